# Licensed under the Apache License, Version 2.0; see LICENSE.
# Written by 'python -m corpus' from corpus/families/slicing.py; do not edit.
#
# STRIDED_SLICE, several times, with one other argument.

# What differs is one argument; the tensors are the same.
# Expected values: float64 formula.
x = Input('x', ('TENSOR_FLOAT32', [1, 4, 4, 4]))
edge_0 = Parameter('edge_0', ('TENSOR_INT32', [4]), [0, 0, 3, 0])
edge_1 = Parameter('edge_1', ('TENSOR_INT32', [4]), [1, 4, 1, 4])
stride_0 = Parameter('stride_0', ('TENSOR_INT32', [4]), [1, 1, -1, 1])
out_0_0 = Output('out_0_0', ('TENSOR_FLOAT32', [1, 4, 2, 4]))
out_1_0 = Output('out_1_0', ('TENSOR_FLOAT32', [1, 4, 2, 4]))
out_2_0 = Output('out_2_0', ('TENSOR_FLOAT32', [1, 4, 4, 4]))
stride_1 = Parameter('stride_1', ('TENSOR_INT32', [4]), [1, 2, -1, 1])
out_3_0 = Output('out_3_0', ('TENSOR_FLOAT32', [1, 2, 2, 4]))
model = Model()
model.Operation('STRIDED_SLICE', x, edge_0, edge_1, stride_0, 0, 0, 0).To(out_0_0)
model.Operation('STRIDED_SLICE', x, edge_0, edge_1, stride_0, 4, 0, 0).To(out_1_0)
model.Operation('STRIDED_SLICE', x, edge_0, edge_1, stride_0, 0, 4, 0).To(out_2_0)
model.Operation('STRIDED_SLICE', x, edge_0, edge_1, stride_1, 0, 0, 0).To(out_3_0)
Example({
    x: [0.6875, 0.1875, 1.625, 0.5625, -1.4375, -0.75, 0.1875, 1.25, -1.375, -1.875, 0.1875, -0.625, -1.75,
    0.75, -1.25, 1.0625, 0.25, 0.375, -1.25, 1.6875, 1.25, 1.75, -0.25, 0.5625, -0.3125, -0.875,
    0.8125, -0.375, 1.5625, 2.0, 1.0, -0.6875, 0.5, 1.3125, 1.3125, 1.0, -0.375, 1.625, 1.625,
    -1.6875, 1.4375, -1.8125, -1.5, -1.1875, 1.1875, 0.1875, 0.375, -1.6875, 1.5, 0.9375, -1.6875,
    0.9375, -1.0, -0.5, 0.125, 0.875, -1.1875, -1.8125, 1.375, 0.9375, -0.75, -0.375, 0.25, -1.5625],
    out_0_0: [-1.75, 0.75, -1.25, 1.0625, -1.375, -1.875, 0.1875, -0.625, 1.5625, 2.0, 1.0, -0.6875, -0.3125,
    -0.875, 0.8125, -0.375, 1.1875, 0.1875, 0.375, -1.6875, 1.4375, -1.8125, -1.5, -1.1875, -0.75,
    -0.375, 0.25, -1.5625, -1.1875, -1.8125, 1.375, 0.9375],
    out_1_0: [-1.75, 0.75, -1.25, 1.0625, -1.375, -1.875, 0.1875, -0.625, 1.5625, 2.0, 1.0, -0.6875, -0.3125,
    -0.875, 0.8125, -0.375, 1.1875, 0.1875, 0.375, -1.6875, 1.4375, -1.8125, -1.5, -1.1875, -0.75,
    -0.375, 0.25, -1.5625, -1.1875, -1.8125, 1.375, 0.9375],
    out_2_0: [-1.75, 0.75, -1.25, 1.0625, -1.375, -1.875, 0.1875, -0.625, -1.4375, -0.75, 0.1875, 1.25, 0.6875,
    0.1875, 1.625, 0.5625, 1.5625, 2.0, 1.0, -0.6875, -0.3125, -0.875, 0.8125, -0.375, 1.25, 1.75,
    -0.25, 0.5625, 0.25, 0.375, -1.25, 1.6875, 1.1875, 0.1875, 0.375, -1.6875, 1.4375, -1.8125,
    -1.5, -1.1875, -0.375, 1.625, 1.625, -1.6875, 0.5, 1.3125, 1.3125, 1.0, -0.75, -0.375, 0.25,
    -1.5625, -1.1875, -1.8125, 1.375, 0.9375, -1.0, -0.5, 0.125, 0.875, 1.5, 0.9375, -1.6875,
    0.9375],
    out_3_0: [-1.75, 0.75, -1.25, 1.0625, -1.375, -1.875, 0.1875, -0.625, 1.1875, 0.1875, 0.375, -1.6875, 1.4375,
    -1.8125, -1.5, -1.1875],
}, name='real').DisableLifeTimeVariation()

# What differs is one argument; the tensors are the same.
# Expected values: float64 formula.
x = Input('x', ('TENSOR_QUANT8_ASYMM', [1, 4, 4, 4], 0.5, 120))
edge_0 = Parameter('edge_0', ('TENSOR_INT32', [4]), [0, 0, 3, 0])
edge_1 = Parameter('edge_1', ('TENSOR_INT32', [4]), [1, 4, 1, 4])
stride_0 = Parameter('stride_0', ('TENSOR_INT32', [4]), [1, 1, -1, 1])
out_0_0 = Output('out_0_0', ('TENSOR_QUANT8_ASYMM', [1, 4, 2, 4], 0.5, 120))
out_1_0 = Output('out_1_0', ('TENSOR_QUANT8_ASYMM', [1, 4, 2, 4], 0.5, 120))
out_2_0 = Output('out_2_0', ('TENSOR_QUANT8_ASYMM', [1, 4, 4, 4], 0.5, 120))
stride_1 = Parameter('stride_1', ('TENSOR_INT32', [4]), [1, 2, -1, 1])
out_3_0 = Output('out_3_0', ('TENSOR_QUANT8_ASYMM', [1, 2, 2, 4], 0.5, 120))
model = Model()
model.Operation('STRIDED_SLICE', x, edge_0, edge_1, stride_0, 0, 0, 0).To(out_0_0)
model.Operation('STRIDED_SLICE', x, edge_0, edge_1, stride_0, 4, 0, 0).To(out_1_0)
model.Operation('STRIDED_SLICE', x, edge_0, edge_1, stride_0, 0, 4, 0).To(out_2_0)
model.Operation('STRIDED_SLICE', x, edge_0, edge_1, stride_1, 0, 0, 0).To(out_3_0)
Example({
    x: [140, 103, 95, 118, 132, 101, 166, 69, 80, 143, 164, 166, 95, 125, 112, 70, 62, 95, 82, 64, 177,
    145, 104, 176, 149, 72, 135, 109, 96, 164, 159, 98, 72, 132, 155, 119, 132, 112, 120, 88, 101,
    135, 179, 87, 172, 78, 105, 86, 117, 124, 133, 108, 81, 162, 148, 100, 158, 142, 113, 145, 113,
    179, 108, 154],
    out_0_0: [95, 125, 112, 70, 80, 143, 164, 166, 96, 164, 159, 98, 149, 72, 135, 109, 172, 78, 105, 86, 101,
    135, 179, 87, 113, 179, 108, 154, 158, 142, 113, 145],
    out_1_0: [95, 125, 112, 70, 80, 143, 164, 166, 96, 164, 159, 98, 149, 72, 135, 109, 172, 78, 105, 86, 101,
    135, 179, 87, 113, 179, 108, 154, 158, 142, 113, 145],
    out_2_0: [95, 125, 112, 70, 80, 143, 164, 166, 132, 101, 166, 69, 140, 103, 95, 118, 96, 164, 159, 98, 149,
    72, 135, 109, 177, 145, 104, 176, 62, 95, 82, 64, 172, 78, 105, 86, 101, 135, 179, 87, 132, 112,
    120, 88, 72, 132, 155, 119, 113, 179, 108, 154, 158, 142, 113, 145, 81, 162, 148, 100, 117, 124,
    133, 108],
    out_3_0: [95, 125, 112, 70, 80, 143, 164, 166, 172, 78, 105, 86, 101, 135, 179, 87],
}, name='quant8').AddVariations(DataTypeConverter(name='signed').Identify({
    x: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    out_0_0: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    out_1_0: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    out_2_0: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    out_3_0: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
})).DisableLifeTimeVariation()
