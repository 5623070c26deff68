# Licensed under the Apache License, Version 2.0; see LICENSE.
# Written by 'python -m corpus' from corpus/families/elementwise_binary.py; do not edit.
#
# MUL and what may follow it: every operation after every other.

# MUL, RELU6, AVERAGE_POOL_2D, MINIMUM
# Expected values: float64 formula.
input = Input('input', ('TENSOR_QUANT8_ASYMM', [1, 4, 4, 4], 0.5, 120))
c600 = Parameter('c600', ('TENSOR_QUANT8_ASYMM', [4], 0.5, 7), [7, 9, 5, 5])
t600 = Output('t600', ('TENSOR_QUANT8_ASYMM', [1, 4, 4, 4], 0.5, 120))
t601 = Output('t601', ('TENSOR_QUANT8_ASYMM', [1, 4, 4, 4], 0.5, 120))
t602 = Output('t602', ('TENSOR_QUANT8_ASYMM', [1, 4, 4, 4], 0.5, 120))
c603 = Parameter('c603', ('TENSOR_QUANT8_ASYMM', [4], 0.5, 120), [136, 113, 91, 102])
t603 = Output('t603', ('TENSOR_QUANT8_ASYMM', [1, 4, 4, 4], 0.5, 120))
model = Model()
model.Operation('MUL', input, c600, 0).To(t600)
model.Operation('RELU6', t600).To(t601)
model.Operation('AVERAGE_POOL_2D', t601, 1, 1, 1, 2, 2, 0).To(t602)
model.Operation('MINIMUM', t602, c603).To(t603)
Example({
    input: [131, 85, 93, 114, 166, 82, 172, 83, 183, 84, 76, 76, 108, 178, 116, 61, 153, 160, 82, 100, 128, 93,
    94, 174, 132, 133, 130, 161, 169, 75, 135, 148, 104, 104, 155, 124, 139, 149, 134, 89, 179, 186,
    73, 89, 165, 112, 132, 126, 121, 157, 162, 174, 170, 100, 133, 152, 130, 159, 74, 166, 79, 183,
    90, 78],
    t600: [120, 85, 147, 126, 120, 82, 68, 157, 120, 84, 164, 164, 120, 178, 124, 179, 120, 160, 158, 140,
    120, 93, 146, 66, 120, 133, 110, 79, 120, 75, 105, 92, 120, 104, 85, 116, 120, 149, 106, 151,
    120, 186, 167, 151, 120, 112, 108, 114, 120, 157, 78, 66, 120, 100, 107, 88, 120, 159, 166, 74,
    120, 183, 150, 162],
    t601: [120, 120, 132, 126, 120, 120, 120, 132, 120, 120, 132, 132, 120, 132, 124, 132, 120, 132, 132, 132,
    120, 120, 132, 120, 120, 132, 120, 120, 120, 120, 120, 120, 120, 120, 120, 120, 120, 132, 120,
    132, 120, 132, 132, 132, 120, 120, 120, 120, 120, 132, 120, 120, 120, 120, 120, 120, 120, 132,
    132, 120, 120, 132, 132, 132],
    t602: [120, 123, 129, 128, 120, 123, 126, 126, 120, 126, 124, 126, 120, 126, 122, 126, 120, 126, 126, 126,
    120, 129, 126, 126, 120, 126, 123, 123, 120, 120, 120, 120, 120, 126, 120, 123, 120, 129, 126,
    126, 120, 129, 129, 126, 120, 126, 126, 126, 120, 126, 120, 120, 120, 126, 126, 120, 120, 132,
    132, 126, 120, 132, 132, 132],
    t603: [120, 113, 91, 102, 120, 113, 91, 102, 120, 113, 91, 102, 120, 113, 91, 102, 120, 113, 91, 102, 120,
    113, 91, 102, 120, 113, 91, 102, 120, 113, 91, 102, 120, 113, 91, 102, 120, 113, 91, 102, 120,
    113, 91, 102, 120, 113, 91, 102, 120, 113, 91, 102, 120, 113, 91, 102, 120, 113, 91, 102, 120,
    113, 91, 102],
}, name='of_60').AddVariations(DataTypeConverter(name='signed').Identify({
    input: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    c600: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -121),
    t600: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t601: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t602: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    c603: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t603: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
})).DisableLifeTimeVariation()

# MUL, PRELU
# Expected values: float64 formula.
input = Input('input', ('TENSOR_QUANT8_ASYMM', [1, 4, 4, 4], 0.5, 120))
c660 = Parameter('c660', ('TENSOR_QUANT8_ASYMM', [4], 0.5, 7), [5, 9, 7, 7])
t660 = Output('t660', ('TENSOR_QUANT8_ASYMM', [1, 4, 4, 4], 0.5, 120))
c661 = Parameter('c661', ('TENSOR_QUANT8_ASYMM', [4], 0.015625, 128), [181, 149, 78, 105])
t661 = Output('t661', ('TENSOR_QUANT8_ASYMM', [1, 4, 4, 4], 0.5, 120))
model = Model()
model.Operation('MUL', input, c660, 0).To(t660)
model.Operation('PRELU', t660, c661).To(t661)
Example({
    input: [65, 183, 85, 62, 113, 130, 190, 159, 145, 119, 71, 151, 170, 175, 79, 176, 121, 95, 76, 133, 86,
    114, 154, 139, 155, 81, 190, 171, 189, 86, 174, 82, 160, 179, 153, 136, 184, 147, 156, 183, 130,
    175, 83, 160, 122, 168, 90, 78, 79, 63, 120, 171, 104, 144, 122, 181, 126, 142, 116, 82, 78,
    183, 168, 184],
    t660: [175, 183, 120, 120, 127, 130, 120, 120, 95, 119, 120, 120, 70, 175, 120, 120, 119, 95, 120, 120,
    154, 114, 120, 120, 85, 81, 120, 120, 51, 86, 120, 120, 80, 179, 120, 120, 56, 147, 120, 120,
    110, 175, 120, 120, 118, 168, 120, 120, 161, 63, 120, 120, 136, 144, 120, 120, 114, 142, 120,
    120, 162, 183, 120, 120],
    t661: [175, 183, 120, 120, 127, 130, 120, 120, 99, 120, 120, 120, 79, 175, 120, 120, 119, 112, 120, 120,
    154, 118, 120, 120, 91, 107, 120, 120, 63, 109, 120, 120, 87, 179, 120, 120, 67, 147, 120, 120,
    112, 175, 120, 120, 118, 168, 120, 120, 161, 101, 120, 120, 136, 144, 120, 120, 115, 142, 120,
    120, 162, 183, 120, 120],
}, name='of_66').AddVariations(DataTypeConverter(name='signed').Identify({
    input: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    c660: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -121),
    t660: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    c661: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.015625, 0),
    t661: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
})).DisableLifeTimeVariation()

# MUL, MUL
# Expected values: float64 formula.
input = Input('input', ('TENSOR_QUANT8_ASYMM', [1, 4, 4, 4], 0.5, 120))
c740 = Parameter('c740', ('TENSOR_QUANT8_ASYMM', [4], 0.5, 7), [5, 7, 9, 5])
t740 = Internal('t740', ('TENSOR_QUANT8_ASYMM', [1, 4, 4, 4], 0.5, 120))
c741 = Parameter('c741', ('TENSOR_QUANT8_ASYMM', [4], 0.5, 7), [9, 5, 9, 9])
t741 = Output('t741', ('TENSOR_QUANT8_ASYMM', [1, 4, 4, 4], 0.5, 120))
model = Model()
model.Operation('MUL', input, c740, 0).To(t740)
model.Operation('MUL', t740, c741, 0).To(t741)
Example({
    input: [145, 77, 64, 142, 74, 100, 139, 141, 147, 186, 71, 115, 156, 161, 68, 69, 92, 87, 147, 128, 80, 71,
    157, 78, 190, 123, 94, 182, 179, 74, 65, 114, 123, 150, 103, 185, 181, 91, 101, 141, 61, 68, 75,
    91, 114, 148, 62, 114, 105, 71, 134, 95, 167, 98, 130, 79, 124, 189, 113, 140, 63, 137, 140, 93],
    t741: [95, 120, 64, 98, 166, 120, 139, 99, 93, 120, 71, 125, 84, 120, 68, 171, 148, 120, 147, 112, 160,
    120, 157, 162, 50, 120, 94, 58, 61, 120, 65, 126, 117, 120, 103, 55, 59, 120, 101, 99, 179, 120,
    75, 149, 126, 120, 62, 126, 135, 120, 134, 145, 73, 120, 130, 161, 116, 120, 113, 100, 177, 120,
    140, 147],
}, name='of_74').AddVariations(DataTypeConverter(name='signed').Identify({
    input: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    c740: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -121),
    t740: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    c741: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -121),
    t741: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
})).DisableLifeTimeVariation()
