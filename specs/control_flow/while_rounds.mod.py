# Licensed under the Apache License, Version 2.0; see LICENSE.
# Written by 'python -m corpus' from corpus/families/control_flow.py; do not edit.
#
# WHILE: many rounds.

BOOL8 = 'TENSOR_BOOL8'
F32 = 'TENSOR_FLOAT32'
I32 = 'TENSOR_INT32'

# 1030 rounds of three each, as a real number.
# Expected values: float64 formula.
left = Input('left', (I32, [1]))
goes_on = Output('goes_on', (BOOL8, [1]))
condition_model = Model()
condition_model.IdentifyInputs(left)
condition_model.Operation('GREATER', left, [1000]).To(goes_on)
condition = SubgraphReference('condition', condition_model)
left_2 = Input('left', (I32, [1]))
next_left = Output('next_left', (I32, [1]))
body_model = Model()
body_model.IdentifyInputs(left_2)
body_model.Operation('SUB', left_2, [3], 0).To(next_left)
body = SubgraphReference('body', body_model)
begin = Input('begin', (I32, [1]))
after = Internal('after', (I32, [1]))
output = Output('output', (F32, [1]))
model = Model()
model.Operation('WHILE', condition, body, begin).To(after)
model.Operation('CAST', after).To(output)
Example({
    begin: [4089],
    output: [999.0],
}, name='many').DisableLifeTimeVariation()
