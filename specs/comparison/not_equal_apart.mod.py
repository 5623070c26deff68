# Licensed under the Apache License, Version 2.0; see LICENSE.
# Written by 'python -m corpus' from corpus/families/comparison.py; do not edit.
#
# NOT_EQUAL: codes of unlike quantizations.

BOOL8 = 'TENSOR_BOOL8'
U8 = 'TENSOR_QUANT8_ASYMM'
S8 = 'TENSOR_QUANT8_ASYMM_SIGNED'

# Real numbers are compared, not codes that one side was brought to.
# Expected values: float64 formula. TF Lite compares codes that it has rounded to a common scale.
input0 = Input('input0', (U8, [8], 1.0, 100))
input1 = Input('input1', (U8, [8], 0.25, 20))
output = Output('output', (BOOL8, [8]))
model = Model()
model.Operation('NOT_EQUAL', input0, input1).To(output)
Example({
    input0: [101, 101, 101, 102, 99, 100, 100, 100],
    input1: [24, 25, 23, 26, 17, 20, 19, 21],
    output: [False, True, True, True, True, False, True, True],
}, name='steps').DisableLifeTimeVariation()

# Real numbers are compared, not codes that one side was brought to.
# Expected values: float64 formula. TF Lite compares codes that it has rounded to a common scale.
input0 = Input('input0', (U8, [8], 0.25, 20))
input1 = Input('input1', (U8, [8], 1.0, 100))
output = Output('output', (BOOL8, [8]))
model = Model()
model.Operation('NOT_EQUAL', input0, input1).To(output)
Example({
    input0: [24, 25, 23, 26, 17, 20, 19, 21],
    input1: [101, 101, 101, 102, 99, 100, 100, 100],
    output: [False, True, True, True, True, False, True, True],
}, name='steps_turned').DisableLifeTimeVariation()

# Real numbers are compared, not codes that one side was brought to.
# Expected values: float64 formula. TF Lite compares codes that it has rounded to a common scale.
input0 = Input('input0', (U8, [6], 1.0, 100))
input1 = Input('input1', (U8, [6], 2.0, 60))
output = Output('output', (BOOL8, [6]))
model = Model()
model.Operation('NOT_EQUAL', input0, input1).To(output)
Example({
    input0: [0, 255, 255, 0, 155, 0],
    input1: [0, 255, 137, 10, 88, 9],
    output: [True, True, True, False, True, True],
}, name='ranges').DisableLifeTimeVariation()

# Real numbers are compared, not codes that one side was brought to.
# Expected values: float64 formula. TF Lite compares codes that it has rounded to a common scale.
input0 = Input('input0', (U8, [6], 2.0, 60))
input1 = Input('input1', (U8, [6], 1.0, 100))
output = Output('output', (BOOL8, [6]))
model = Model()
model.Operation('NOT_EQUAL', input0, input1).To(output)
Example({
    input0: [0, 255, 137, 10, 88, 9],
    input1: [0, 255, 255, 0, 155, 0],
    output: [True, True, True, False, True, True],
}, name='ranges_turned').DisableLifeTimeVariation()

# Real numbers are compared, not codes that one side was brought to.
# Expected values: float64 formula. TF Lite compares codes that it has rounded to a common scale.
input0 = Input('input0', (S8, [8], 1.0, 10))
input1 = Input('input1', (S8, [8], 0.25, -100))
output = Output('output', (BOOL8, [8]))
model = Model()
model.Operation('NOT_EQUAL', input0, input1).To(output)
Example({
    input0: [11, 11, 11, 12, 9, 10, 10, 10],
    input1: [-96, -95, -97, -94, -103, -100, -101, -99],
    output: [False, True, True, True, True, False, True, True],
}, name='steps_signed').DisableLifeTimeVariation()

# Real numbers are compared, not codes that one side was brought to.
# Expected values: float64 formula. TF Lite compares codes that it has rounded to a common scale.
input0 = Input('input0', (S8, [8], 0.25, -100))
input1 = Input('input1', (S8, [8], 1.0, 10))
output = Output('output', (BOOL8, [8]))
model = Model()
model.Operation('NOT_EQUAL', input0, input1).To(output)
Example({
    input0: [-96, -95, -97, -94, -103, -100, -101, -99],
    input1: [11, 11, 11, 12, 9, 10, 10, 10],
    output: [False, True, True, True, True, False, True, True],
}, name='steps_signed_turned').DisableLifeTimeVariation()
