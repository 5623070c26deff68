# Licensed under the Apache License, Version 2.0; see LICENSE.
# Written by 'python -m corpus' from corpus/families/resize.py; do not edit.
#
# RESIZE_NEAREST_NEIGHBOR and what may follow it: every operation after every other.

# RESIZE_NEAREST_NEIGHBOR, PRELU, ADD
# Expected values: float64 formula.
input = Input('input', ('TENSOR_QUANT8_ASYMM', [1, 4, 4, 4], 0.5, 120))
t500 = Internal('t500', ('TENSOR_QUANT8_ASYMM', [1, 4, 4, 4], 0.5, 120))
c501 = Parameter('c501', ('TENSOR_QUANT8_ASYMM', [4], 0.015625, 128), [116, 187, 130, 74])
t501 = Internal('t501', ('TENSOR_QUANT8_ASYMM', [1, 4, 4, 4], 0.5, 120))
c502 = Parameter('c502', ('TENSOR_QUANT8_ASYMM', [4], 0.5, 120), [112, 129, 103, 136])
t502 = Output('t502', ('TENSOR_QUANT8_ASYMM', [1, 4, 4, 4], 0.5, 120))
model = Model()
model.Operation('RESIZE_NEAREST_NEIGHBOR', input, 4, 4, False).To(t500)
model.Operation('PRELU', t500, c501).To(t501)
model.Operation('ADD', t501, c502, 0).To(t502)
Example({
    input: [143, 125, 142, 158, 134, 67, 166, 77, 89, 126, 133, 69, 169, 95, 138, 61, 65, 115, 119, 183, 175,
    172, 167, 111, 88, 180, 81, 96, 115, 97, 85, 144, 91, 171, 86, 117, 169, 138, 159, 117, 150,
    113, 101, 183, 80, 189, 185, 168, 159, 135, 177, 128, 108, 91, 184, 180, 188, 70, 141, 143, 60,
    168, 94, 165],
    t502: [135, 134, 125, 174, 126, 80, 149, 172, 118, 135, 116, 179, 161, 106, 121, 186, 122, 124, 103, 199,
    167, 181, 150, 144, 118, 189, 102, 156, 113, 108, 102, 160, 117, 180, 102, 139, 161, 147, 142,
    139, 142, 123, 102, 199, 120, 198, 168, 184, 151, 144, 160, 144, 114, 102, 167, 196, 180, 83,
    124, 159, 123, 177, 102, 181],
}, name='of_50').AddVariations(DataTypeConverter(name='signed').Identify({
    input: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t500: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    c501: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.015625, 0),
    t501: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    c502: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t502: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
})).DisableLifeTimeVariation()

# RESIZE_NEAREST_NEIGHBOR, AVERAGE_POOL_2D, DEPTHWISE_CONV_2D
# Expected values: float64 formula.
input = Input('input', ('TENSOR_QUANT8_ASYMM', [1, 4, 4, 4], 0.5, 120))
t620 = Internal('t620', ('TENSOR_QUANT8_ASYMM', [1, 4, 4, 4], 0.5, 120))
t621 = Internal('t621', ('TENSOR_QUANT8_ASYMM', [1, 4, 4, 4], 0.5, 120))
filter622 = Parameter('filter622', ('TENSOR_QUANT8_ASYMM', [1, 1, 3, 4], 1.0, 128), [128, 128, 128, 128, 129, 129, 129, 129, 128, 128, 128, 128])
bias622 = Parameter('bias622', ('TENSOR_INT32', [4], 0.5, 0), [-8, -8, 4, 12])
t622 = Output('t622', ('TENSOR_QUANT8_ASYMM', [1, 4, 4, 4], 0.5, 120))
model = Model()
model.Operation('RESIZE_NEAREST_NEIGHBOR', input, 4, 4, False).To(t620)
model.Operation('AVERAGE_POOL_2D', t620, 1, 1, 1, 2, 2, 0).To(t621)
model.Operation('DEPTHWISE_CONV_2D', t621, filter622, bias622, 1, 1, 1, 1, 0).To(t622)
Example({
    input: [135, 105, 120, 77, 120, 134, 164, 62, 181, 90, 119, 88, 183, 139, 92, 142, 143, 63, 65, 104, 153,
    184, 121, 67, 165, 162, 184, 138, 187, 80, 118, 174, 148, 144, 153, 101, 85, 109, 145, 126, 140,
    71, 86, 101, 133, 148, 135, 108, 113, 135, 181, 114, 122, 91, 146, 143, 105, 183, 180, 182, 121,
    165, 86, 108],
    t622: [130, 114, 121, 89, 147, 135, 151, 101, 171, 110, 132, 148, 177, 101, 109, 170, 124, 117, 125, 111,
    128, 124, 138, 120, 148, 107, 135, 142, 152, 106, 131, 153, 109, 112, 160, 133, 105, 105, 143,
    150, 117, 134, 126, 137, 119, 149, 114, 120, 109, 105, 168, 141, 105, 129, 167, 175, 105, 166,
    137, 157, 113, 157, 90, 120],
}, name='of_62').AddVariations(DataTypeConverter(name='signed').Identify({
    input: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t620: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t621: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    filter622: ('TENSOR_QUANT8_ASYMM_SIGNED', 1.0, 0),
    t622: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
})).DisableLifeTimeVariation()
