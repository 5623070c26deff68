# Licensed under the Apache License, Version 2.0; see LICENSE.
# Written by 'python -m corpus' from corpus/families/normalization.py; do not edit.
#
# L2_NORMALIZATION: sides or units that are equal in part.

F32 = 'TENSOR_FLOAT32'

# Every axis fits: all sides are equal.
# Expected values: float64 formula.
x1 = Input('x1', (F32, [2, 2, 2]))
t2 = Output('t2', (F32, [2, 2, 2]))
t3 = Output('t3', (F32, [2, 2, 2]))
t4 = Output('t4', (F32, [2, 2, 2]))
model = Model()
model.Operation('L2_NORMALIZATION', x1, -3).To(t2)
model.Operation('L2_NORMALIZATION', x1, -2).To(t3)
model.Operation('L2_NORMALIZATION', x1, -1).To(t4)
Example({
    x1: [0.5, 2.0, -1.0, 1.5, 2.5, -0.5, 1.0, -1.5],
    t2: [0.19611613, 0.9701425, -0.70710677, 0.70710677, 0.9805807, -0.24253562, 0.70710677, -0.70710677],
    t3: [0.4472136, 0.8, -0.8944272, 0.6, 0.9284767, -0.31622776, 0.37139067, -0.9486833],
    t4: [0.24253562, 0.9701425, -0.5547002, 0.8320503, 0.9805807, -0.19611613, 0.5547002, -0.8320503],
}, name='axes').DisableLifeTimeVariation()
