# Licensed under the Apache License, Version 2.0; see LICENSE.
# Written by 'python -m corpus' from corpus/families/control_flow.py; do not edit.
#
# WHILE: many rounds.

BOOL8 = 'TENSOR_BOOL8'
F32 = 'TENSOR_FLOAT32'
I32 = 'TENSOR_INT32'

# A loop has 1,030 rounds of three each; the count is shown as a real number.
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
x1 = Input('x1', (I32, [1]))
t2 = Internal('t2', (I32, [1]))
t3 = Output('t3', (F32, [1]))
model = Model()
model.Operation('WHILE', condition, body, x1).To(t2)
model.Operation('CAST', t2).To(t3)
Example({
    x1: [4089],
    t3: [999.0],
}, name='many').DisableLifeTimeVariation()
