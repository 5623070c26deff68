# Licensed under the Apache License, Version 2.0; see LICENSE.
# Written by 'python -m corpus' from corpus/families/reduction.py; do not edit.
#
# REDUCE_MAX, several times, with one other argument.

# What differs is one argument; the tensors are the same.
# Expected values: float64 formula.
x = Input('x', ('TENSOR_FLOAT32', [1, 4, 4, 4]))
axes_0 = Parameter('axes_0', ('TENSOR_INT32', [1]), [1])
out_0_0 = Output('out_0_0', ('TENSOR_FLOAT32', [1, 4, 4]))
axes_1 = Parameter('axes_1', ('TENSOR_INT32', [1]), [2])
out_1_0 = Output('out_1_0', ('TENSOR_FLOAT32', [1, 4, 4]))
axes_2 = Parameter('axes_2', ('TENSOR_INT32', [1]), [3])
out_2_0 = Output('out_2_0', ('TENSOR_FLOAT32', [1, 4, 4]))
model = Model()
model.Operation('REDUCE_MAX', x, axes_0, False).To(out_0_0)
model.Operation('REDUCE_MAX', x, axes_1, False).To(out_1_0)
model.Operation('REDUCE_MAX', x, axes_2, False).To(out_2_0)
Example({
    x: [0.6875, 0.1875, 1.625, 0.5625, -1.4375, -0.75, 0.1875, 1.25, -1.375, -1.875, 0.1875, -0.625, -1.75,
    0.75, -1.25, 1.0625, 0.25, 0.375, -1.25, 1.6875, 1.25, 1.75, -0.25, 0.5625, -0.3125, -0.875,
    0.8125, -0.375, 1.5625, 2.0, 1.0, -0.6875, 0.5, 1.3125, 1.3125, 1.0, -0.375, 1.625, 1.625,
    -1.6875, 1.4375, -1.8125, -1.5, -1.1875, 1.1875, 0.1875, 0.375, -1.6875, 1.5, 0.9375, -1.6875,
    0.9375, -1.0, -0.5, 0.125, 0.875, -1.1875, -1.8125, 1.375, 0.9375, -0.75, -0.375, 0.25, -1.5625],
    out_0_0: [1.5, 1.3125, 1.625, 1.6875, 1.25, 1.75, 1.625, 1.25, 1.4375, -0.875, 1.375, 0.9375, 1.5625, 2.0,
    1.0, 1.0625],
    out_1_0: [0.6875, 0.75, 1.625, 1.25, 1.5625, 2.0, 1.0, 1.6875, 1.4375, 1.625, 1.625, 1.0, 1.5, 0.9375, 1.375,
    0.9375],
    out_2_0: [1.625, 1.25, 0.1875, 1.0625, 1.6875, 1.75, 0.8125, 2.0, 1.3125, 1.625, 1.4375, 1.1875, 1.5, 0.875,
    1.375, 0.25],
}, name='real').DisableLifeTimeVariation()

# What differs is one argument; the tensors are the same.
# Expected values: float64 formula.
x = Input('x', ('TENSOR_QUANT8_ASYMM', [1, 4, 4, 4], 0.5, 120))
axes_0 = Parameter('axes_0', ('TENSOR_INT32', [1]), [1])
out_0_0 = Output('out_0_0', ('TENSOR_QUANT8_ASYMM', [1, 4, 4], 0.5, 120))
axes_1 = Parameter('axes_1', ('TENSOR_INT32', [1]), [2])
out_1_0 = Output('out_1_0', ('TENSOR_QUANT8_ASYMM', [1, 4, 4], 0.5, 120))
axes_2 = Parameter('axes_2', ('TENSOR_INT32', [1]), [3])
out_2_0 = Output('out_2_0', ('TENSOR_QUANT8_ASYMM', [1, 4, 4], 0.5, 120))
model = Model()
model.Operation('REDUCE_MAX', x, axes_0, False).To(out_0_0)
model.Operation('REDUCE_MAX', x, axes_1, False).To(out_1_0)
model.Operation('REDUCE_MAX', x, axes_2, False).To(out_2_0)
Example({
    x: [140, 103, 95, 118, 132, 101, 166, 69, 80, 143, 164, 166, 95, 125, 112, 70, 62, 95, 82, 64, 177,
    145, 104, 176, 149, 72, 135, 109, 96, 164, 159, 98, 72, 132, 155, 119, 132, 112, 120, 88, 101,
    135, 179, 87, 172, 78, 105, 86, 117, 124, 133, 108, 81, 162, 148, 100, 158, 142, 113, 145, 113,
    179, 108, 154],
    out_0_0: [140, 132, 155, 119, 177, 162, 166, 176, 158, 143, 179, 166, 172, 179, 159, 154],
    out_1_0: [140, 143, 166, 166, 177, 164, 159, 176, 172, 135, 179, 119, 158, 179, 148, 154],
    out_2_0: [140, 166, 166, 125, 95, 177, 149, 164, 155, 132, 179, 172, 133, 162, 158, 179],
}, name='quant8').AddVariations(DataTypeConverter(name='signed').Identify({
    x: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    out_0_0: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    out_1_0: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    out_2_0: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
})).DisableLifeTimeVariation()
