# Licensed under the Apache License, Version 2.0; see LICENSE.
# Written by 'python -m corpus' from corpus/families/comparison.py; do not edit.
#
# LESS_EQUAL: codes of unlike quantizations.

BOOL8 = 'TENSOR_BOOL8'
U8 = 'TENSOR_QUANT8_ASYMM'
S8 = 'TENSOR_QUANT8_ASYMM_SIGNED'

# Real numbers are compared, not codes that one side was rounded and clipped to.
# Expected values: float64 formula. TF Lite compares codes that it has rounded to a common scale.
x1 = Input('x1', (U8, [8], 1.0, 100))
x2 = Input('x2', (U8, [8], 0.25, 20))
t3 = Output('t3', (BOOL8, [8]))
model = Model()
model.Operation('LESS_EQUAL', x1, x2).To(t3)
Example({
    x1: [101, 101, 101, 102, 99, 100, 100, 100],
    x2: [24, 25, 23, 26, 17, 20, 19, 21],
    t3: [True, True, False, False, True, True, False, True],
}, name='steps').DisableLifeTimeVariation()

# Real numbers are compared, not codes that one side was rounded and clipped to.
# Expected values: float64 formula. TF Lite compares codes that it has rounded to a common scale.
x1 = Input('x1', (U8, [6], 1.0, 100))
x2 = Input('x2', (U8, [6], 2.0, 60))
t3 = Output('t3', (BOOL8, [6]))
model = Model()
model.Operation('LESS_EQUAL', x1, x2).To(t3)
Example({
    x1: [0, 255, 255, 0, 155, 0],
    x2: [0, 255, 137, 10, 88, 9],
    t3: [False, True, False, True, True, False],
}, name='ranges').DisableLifeTimeVariation()

# Real numbers are compared, not codes that one side was rounded and clipped to.
# Expected values: float64 formula. TF Lite compares codes that it has rounded to a common scale.
x1 = Input('x1', (S8, [8], 1.0, 10))
x2 = Input('x2', (S8, [8], 0.25, -100))
t3 = Output('t3', (BOOL8, [8]))
model = Model()
model.Operation('LESS_EQUAL', x1, x2).To(t3)
Example({
    x1: [11, 11, 11, 12, 9, 10, 10, 10],
    x2: [-96, -95, -97, -94, -103, -100, -101, -99],
    t3: [True, True, False, False, True, True, False, True],
}, name='steps_signed').DisableLifeTimeVariation()

# Real numbers are compared, not codes that one side was rounded and clipped to.
# Expected values: float64 formula. TF Lite compares codes that it has rounded to a common scale.
x1 = Input('x1', (U8, [8], 0.25, 20))
x2 = Input('x2', (U8, [8], 1.0, 100))
t3 = Output('t3', (BOOL8, [8]))
model = Model()
model.Operation('LESS_EQUAL', x1, x2).To(t3)
Example({
    x1: [24, 25, 23, 26, 17, 20, 19, 21],
    x2: [101, 101, 101, 102, 99, 100, 100, 100],
    t3: [True, False, True, True, False, True, True, False],
}, name='steps_turned').DisableLifeTimeVariation()

# Real numbers are compared, not codes that one side was rounded and clipped to.
# Expected values: float64 formula. TF Lite compares codes that it has rounded to a common scale.
x1 = Input('x1', (U8, [6], 2.0, 60))
x2 = Input('x2', (U8, [6], 1.0, 100))
t3 = Output('t3', (BOOL8, [6]))
model = Model()
model.Operation('LESS_EQUAL', x1, x2).To(t3)
Example({
    x1: [0, 255, 137, 10, 88, 9],
    x2: [0, 255, 255, 0, 155, 0],
    t3: [True, False, True, True, False, True],
}, name='ranges_turned').DisableLifeTimeVariation()

# Real numbers are compared, not codes that one side was rounded and clipped to.
# Expected values: float64 formula. TF Lite compares codes that it has rounded to a common scale.
x1 = Input('x1', (S8, [8], 0.25, -100))
x2 = Input('x2', (S8, [8], 1.0, 10))
t3 = Output('t3', (BOOL8, [8]))
model = Model()
model.Operation('LESS_EQUAL', x1, x2).To(t3)
Example({
    x1: [-96, -95, -97, -94, -103, -100, -101, -99],
    x2: [11, 11, 11, 12, 9, 10, 10, 10],
    t3: [True, False, True, True, False, True, True, False],
}, name='steps_signed_turned').DisableLifeTimeVariation()
