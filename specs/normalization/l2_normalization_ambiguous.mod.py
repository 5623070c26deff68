# Licensed under the Apache License, Version 2.0; see LICENSE.
# Written by 'python -m corpus' from corpus/families/normalization.py; do not edit.
#
# L2_NORMALIZATION: an axis of equal sides.

F32 = 'TENSOR_FLOAT32'

# Every axis fits.
# Expected values: float64 formula.
input = Input('input', (F32, [2, 2, 2]))
axis_0 = Output('axis_0', (F32, [2, 2, 2]))
axis_1 = Output('axis_1', (F32, [2, 2, 2]))
axis_2 = Output('axis_2', (F32, [2, 2, 2]))
model = Model()
model.Operation('L2_NORMALIZATION', input, -3).To(axis_0)
model.Operation('L2_NORMALIZATION', input, -2).To(axis_1)
model.Operation('L2_NORMALIZATION', input, -1).To(axis_2)
Example({
    input: [0.5, 2.0, -1.0, 1.5, 2.5, -0.5, 1.0, -1.5],
    axis_0: [0.19611613, 0.9701425, -0.70710677, 0.70710677, 0.9805807, -0.24253562, 0.70710677, -0.70710677],
    axis_1: [0.4472136, 0.8, -0.8944272, 0.6, 0.9284767, -0.31622776, 0.37139067, -0.9486833],
    axis_2: [0.24253562, 0.9701425, -0.5547002, 0.8320503, 0.9805807, -0.19611613, 0.5547002, -0.8320503],
}, name='axes').DisableLifeTimeVariation()
