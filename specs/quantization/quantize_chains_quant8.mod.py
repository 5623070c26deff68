# Licensed under the Apache License, Version 2.0; see LICENSE.
# Written by 'python -m corpus' from corpus/families/quantization.py; do not edit.
#
# QUANTIZE and what may follow it: every operation after every other.

# QUANTIZE, DEPTHWISE_CONV_2D, HARD_SWISH, SUB, GATHER, MINIMUM, SUB, CHANNEL_SHUFFLE,
# DEPTHWISE_CONV_2D, SELECT, MAXIMUM, MAXIMUM
# Expected values: float64 formula.
input = Input('input', ('TENSOR_QUANT8_ASYMM', [1, 4, 4, 4], 0.5, 120))
real30 = Internal('real30', ('TENSOR_FLOAT32', [1, 4, 4, 4]))
t30 = Output('t30', ('TENSOR_QUANT8_ASYMM', [1, 4, 4, 4], 0.5, 120))
filter31 = Parameter('filter31', ('TENSOR_QUANT8_ASYMM', [1, 1, 3, 4], 1.0, 128), [128, 128, 128, 128, 129, 129, 129, 129, 128, 128, 128, 128])
bias31 = Parameter('bias31', ('TENSOR_INT32', [4], 0.5, 0), [-4, -8, 4, 12])
t31 = Output('t31', ('TENSOR_QUANT8_ASYMM', [1, 4, 4, 4], 0.5, 120))
t32 = Output('t32', ('TENSOR_QUANT8_ASYMM', [1, 4, 4, 4], 0.5, 120))
c33 = Parameter('c33', ('TENSOR_QUANT8_ASYMM', [4], 0.5, 120), [105, 135, 129, 100])
t33 = Output('t33', ('TENSOR_QUANT8_ASYMM', [1, 4, 4, 4], 0.5, 120))
places34 = Parameter('places34', ('TENSOR_INT32', [4]), [2, 0, 3, 1])
t34 = Output('t34', ('TENSOR_QUANT8_ASYMM', [1, 4, 4, 4], 0.5, 120))
c35 = Parameter('c35', ('TENSOR_QUANT8_ASYMM', [4], 0.5, 120), [101, 127, 152, 90])
t35 = Output('t35', ('TENSOR_QUANT8_ASYMM', [1, 4, 4, 4], 0.5, 120))
c36 = Parameter('c36', ('TENSOR_QUANT8_ASYMM', [4], 0.5, 120), [130, 110, 113, 128])
t36 = Output('t36', ('TENSOR_QUANT8_ASYMM', [1, 4, 4, 4], 0.5, 120))
t37 = Output('t37', ('TENSOR_QUANT8_ASYMM', [1, 4, 4, 4], 0.5, 120))
filter38 = Parameter('filter38', ('TENSOR_QUANT8_ASYMM', [1, 1, 3, 4], 1.0, 128), [128, 128, 128, 128, 128, 128, 128, 128, 129, 129, 129, 129])
bias38 = Parameter('bias38', ('TENSOR_INT32', [4], 0.5, 0), [-4, 4, 8, 0])
t38 = Output('t38', ('TENSOR_QUANT8_ASYMM', [1, 4, 4, 4], 0.5, 120))
choice39 = Parameter('choice39', ('TENSOR_BOOL8', [1, 4, 4, 4]), [False, True, False, False, True, True, True, False, False, False, False, False, False, True, True,
    False, False, False, True, True, False, True, False, False, True, False, True, True, True, True,
    False, True, False, False, True, True, True, True, False, True, True, True, True, False, True,
    True, True, False, False, True, True, True, True, False, True, True, False, True, True, False,
    False, False, False, False])
other39 = Parameter('other39', ('TENSOR_QUANT8_ASYMM', [1, 4, 4, 4], 0.5, 120), [93, 113, 110, 88, 137, 134, 167, 116, 145, 90, 108, 111, 102, 90, 157, 101, 129, 157, 148, 140,
    153, 152, 153, 91, 95, 87, 124, 146, 122, 91, 133, 155, 93, 83, 130, 153, 101, 114, 134, 143,
    143, 144, 95, 129, 151, 86, 100, 140, 162, 122, 126, 146, 133, 106, 119, 131, 128, 122, 102,
    167, 131, 125, 146, 160])
t39 = Output('t39', ('TENSOR_QUANT8_ASYMM', [1, 4, 4, 4], 0.5, 120))
t40 = Output('t40', ('TENSOR_QUANT8_ASYMM', [1, 4, 4, 4], 0.5, 120))
t41 = Output('t41', ('TENSOR_QUANT8_ASYMM', [1, 4, 4, 4], 0.5, 120))
model = Model()
model.Operation('DEQUANTIZE', input).To(real30)
model.Operation('QUANTIZE', real30).To(t30)
model.Operation('DEPTHWISE_CONV_2D', t30, filter31, bias31, 1, 1, 1, 1, 0).To(t31)
model.Operation('HARD_SWISH', t31).To(t32)
model.Operation('SUB', t32, c33, 0).To(t33)
model.Operation('GATHER', t33, 2, places34).To(t34)
model.Operation('MINIMUM', t34, c35).To(t35)
model.Operation('SUB', t35, c36, 0).To(t36)
model.Operation('CHANNEL_SHUFFLE', t36, 2, 3).To(t37)
model.Operation('DEPTHWISE_CONV_2D', t37, filter38, bias38, 1, 1, 1, 1, 0).To(t38)
model.Operation('SELECT', choice39, t38, other39).To(t39)
model.Operation('MAXIMUM', t39, t39).To(t40)
model.Operation('MAXIMUM', t40, t40).To(t41)
Example({
    input: [162, 176, 72, 70, 176, 60, 186, 154, 128, 70, 77, 135, 89, 173, 70, 141, 112, 178, 166, 139, 72,
    68, 94, 114, 117, 160, 169, 176, 118, 133, 114, 86, 164, 87, 138, 118, 95, 71, 63, 111, 155,
    146, 112, 139, 93, 96, 151, 126, 143, 96, 93, 68, 85, 116, 79, 183, 83, 156, 87, 72, 163, 61,
    71, 149],
    t30: [162, 176, 72, 70, 176, 60, 186, 154, 128, 70, 77, 135, 89, 173, 70, 141, 112, 178, 166, 139, 72,
    68, 94, 114, 117, 160, 169, 176, 118, 133, 114, 86, 164, 87, 138, 118, 95, 71, 63, 111, 155,
    146, 112, 139, 93, 96, 151, 126, 143, 96, 93, 68, 85, 116, 79, 183, 83, 156, 87, 72, 163, 61,
    71, 149],
    t31: [158, 168, 76, 82, 172, 52, 190, 166, 124, 62, 81, 147, 85, 165, 74, 153, 108, 170, 170, 151, 68,
    60, 98, 126, 113, 152, 173, 188, 114, 125, 118, 98, 160, 79, 142, 130, 91, 63, 67, 123, 151,
    138, 116, 151, 89, 88, 155, 138, 139, 88, 97, 80, 81, 108, 83, 195, 79, 148, 91, 84, 159, 53,
    75, 161],
    t32: [158, 168, 120, 120, 172, 120, 190, 166, 123, 120, 120, 147, 120, 165, 120, 153, 120, 170, 170, 151,
    120, 120, 120, 126, 120, 152, 173, 188, 120, 125, 119, 120, 160, 120, 142, 130, 120, 120, 120,
    122, 151, 138, 119, 151, 120, 120, 155, 138, 139, 120, 120, 120, 120, 120, 120, 195, 120, 148,
    120, 120, 159, 120, 120, 161],
    t33: [173, 153, 111, 140, 187, 105, 181, 186, 138, 105, 111, 167, 135, 150, 111, 173, 135, 155, 161, 171,
    135, 105, 111, 146, 135, 137, 164, 208, 135, 110, 110, 140, 175, 105, 133, 150, 135, 105, 111,
    142, 166, 123, 110, 171, 135, 105, 146, 158, 154, 105, 111, 140, 135, 105, 111, 215, 135, 133,
    111, 140, 174, 105, 111, 181],
    t34: [138, 105, 111, 167, 173, 153, 111, 140, 135, 150, 111, 173, 187, 105, 181, 186, 135, 137, 164, 208,
    135, 155, 161, 171, 135, 110, 110, 140, 135, 105, 111, 146, 166, 123, 110, 171, 175, 105, 133,
    150, 135, 105, 146, 158, 135, 105, 111, 142, 135, 133, 111, 140, 154, 105, 111, 140, 174, 105,
    111, 181, 135, 105, 111, 215],
    t35: [101, 105, 111, 90, 101, 127, 111, 90, 101, 127, 111, 90, 101, 105, 152, 90, 101, 127, 152, 90, 101,
    127, 152, 90, 101, 110, 110, 90, 101, 105, 111, 90, 101, 123, 110, 90, 101, 105, 133, 90, 101,
    105, 146, 90, 101, 105, 111, 90, 101, 127, 111, 90, 101, 105, 111, 90, 101, 105, 111, 90, 101,
    105, 111, 90],
    t36: [91, 115, 118, 82, 91, 137, 118, 82, 91, 137, 118, 82, 91, 115, 159, 82, 91, 137, 159, 82, 91, 137,
    159, 82, 91, 120, 117, 82, 91, 115, 118, 82, 91, 133, 117, 82, 91, 115, 140, 82, 91, 115, 153,
    82, 91, 115, 118, 82, 91, 137, 118, 82, 91, 115, 118, 82, 91, 115, 118, 82, 91, 115, 118, 82],
    t37: [91, 118, 115, 82, 91, 118, 137, 82, 91, 118, 137, 82, 91, 159, 115, 82, 91, 159, 137, 82, 91, 159,
    137, 82, 91, 117, 120, 82, 91, 118, 115, 82, 91, 117, 133, 82, 91, 140, 115, 82, 91, 153, 115,
    82, 91, 118, 115, 82, 91, 118, 137, 82, 91, 118, 115, 82, 91, 118, 115, 82, 91, 118, 115, 82],
    t38: [87, 122, 145, 82, 87, 122, 145, 82, 87, 163, 123, 82, 116, 124, 128, 120, 87, 163, 145, 82, 87,
    121, 128, 82, 87, 122, 123, 82, 116, 124, 128, 120, 87, 144, 123, 82, 87, 157, 123, 82, 87, 122,
    123, 82, 116, 124, 128, 120, 87, 122, 123, 82, 87, 122, 123, 82, 87, 122, 123, 82, 116, 124,
    128, 120],
    t39: [93, 122, 110, 88, 87, 122, 145, 116, 145, 90, 108, 111, 102, 124, 128, 101, 129, 157, 145, 82, 153,
    121, 153, 91, 87, 87, 123, 82, 116, 124, 133, 120, 93, 83, 123, 82, 87, 157, 134, 82, 87, 122,
    123, 129, 116, 124, 128, 140, 162, 122, 123, 82, 87, 106, 123, 82, 128, 122, 123, 167, 131, 125,
    146, 160],
    t40: [93, 122, 110, 88, 87, 122, 145, 116, 145, 90, 108, 111, 102, 124, 128, 101, 129, 157, 145, 82, 153,
    121, 153, 91, 87, 87, 123, 82, 116, 124, 133, 120, 93, 83, 123, 82, 87, 157, 134, 82, 87, 122,
    123, 129, 116, 124, 128, 140, 162, 122, 123, 82, 87, 106, 123, 82, 128, 122, 123, 167, 131, 125,
    146, 160],
    t41: [93, 122, 110, 88, 87, 122, 145, 116, 145, 90, 108, 111, 102, 124, 128, 101, 129, 157, 145, 82, 153,
    121, 153, 91, 87, 87, 123, 82, 116, 124, 133, 120, 93, 83, 123, 82, 87, 157, 134, 82, 87, 122,
    123, 129, 116, 124, 128, 140, 162, 122, 123, 82, 87, 106, 123, 82, 128, 122, 123, 167, 131, 125,
    146, 160],
}, name='of_3').AddVariations(DataTypeConverter(name='signed').Identify({
    input: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t30: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    filter31: ('TENSOR_QUANT8_ASYMM_SIGNED', 1.0, 0),
    t31: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t32: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    c33: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t33: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t34: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    c35: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t35: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    c36: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t36: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t37: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    filter38: ('TENSOR_QUANT8_ASYMM_SIGNED', 1.0, 0),
    t38: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    other39: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t39: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t40: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t41: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
})).DisableLifeTimeVariation()

# QUANTIZE, AVERAGE_POOL_2D, SPLIT, MUL, DEPTHWISE_CONV_2D, MAXIMUM, RELU6, RESHAPE,
# RESIZE_NEAREST_NEIGHBOR, RELU6, ADD, ADD
# Expected values: float64 formula.
input = Input('input', ('TENSOR_QUANT8_ASYMM', [1, 4, 4, 4], 0.5, 120))
real90 = Internal('real90', ('TENSOR_FLOAT32', [1, 4, 4, 4]))
t90 = Output('t90', ('TENSOR_QUANT8_ASYMM', [1, 4, 4, 4], 0.5, 120))
t91 = Output('t91', ('TENSOR_QUANT8_ASYMM', [1, 4, 4, 4], 0.5, 120))
part_0_92 = Internal('part_0_92', ('TENSOR_QUANT8_ASYMM', [1, 4, 4, 2], 0.5, 120))
part_1_92 = Internal('part_1_92', ('TENSOR_QUANT8_ASYMM', [1, 4, 4, 2], 0.5, 120))
t92 = Output('t92', ('TENSOR_QUANT8_ASYMM', [1, 4, 4, 4], 0.5, 120))
c93 = Parameter('c93', ('TENSOR_QUANT8_ASYMM', [4], 0.5, 7), [5, 7, 7, 9])
t93 = Output('t93', ('TENSOR_QUANT8_ASYMM', [1, 4, 4, 4], 0.5, 120))
filter94 = Parameter('filter94', ('TENSOR_QUANT8_ASYMM', [1, 1, 3, 4], 1.0, 128), [128, 128, 128, 128, 129, 129, 129, 129, 128, 128, 128, 128])
bias94 = Parameter('bias94', ('TENSOR_INT32', [4], 0.5, 0), [-12, 12, 8, 0])
t94 = Output('t94', ('TENSOR_QUANT8_ASYMM', [1, 4, 4, 4], 0.5, 120))
t95 = Output('t95', ('TENSOR_QUANT8_ASYMM', [1, 4, 4, 4], 0.5, 120))
t96 = Output('t96', ('TENSOR_QUANT8_ASYMM', [1, 4, 4, 4], 0.5, 120))
where97 = Parameter('where97', ('TENSOR_INT32', [4]), [1, 4, 4, 4])
t97 = Output('t97', ('TENSOR_QUANT8_ASYMM', [1, 4, 4, 4], 0.5, 120))
t98 = Output('t98', ('TENSOR_QUANT8_ASYMM', [1, 4, 4, 4], 0.5, 120))
t99 = Output('t99', ('TENSOR_QUANT8_ASYMM', [1, 4, 4, 4], 0.5, 120))
c100 = Parameter('c100', ('TENSOR_QUANT8_ASYMM', [4], 0.5, 120), [119, 115, 108, 121])
t100 = Output('t100', ('TENSOR_QUANT8_ASYMM', [1, 4, 4, 4], 0.5, 120))
c101 = Parameter('c101', ('TENSOR_QUANT8_ASYMM', [4], 0.5, 120), [116, 108, 100, 115])
t101 = Output('t101', ('TENSOR_QUANT8_ASYMM', [1, 4, 4, 4], 0.5, 120))
model = Model()
model.Operation('DEQUANTIZE', input).To(real90)
model.Operation('QUANTIZE', real90).To(t90)
model.Operation('AVERAGE_POOL_2D', t90, 1, 1, 1, 2, 2, 0).To(t91)
model.Operation('SPLIT', t91, 3, 2).To(part_0_92, part_1_92)
model.Operation('CONCATENATION', part_1_92, part_0_92, 3).To(t92)
model.Operation('MUL', t92, c93, 0).To(t93)
model.Operation('DEPTHWISE_CONV_2D', t93, filter94, bias94, 1, 1, 1, 1, 0).To(t94)
model.Operation('MAXIMUM', t94, t94).To(t95)
model.Operation('RELU6', t95).To(t96)
model.Operation('RESHAPE', t96, where97).To(t97)
model.Operation('RESIZE_NEAREST_NEIGHBOR', t97, 4, 4, False).To(t98)
model.Operation('RELU6', t98).To(t99)
model.Operation('ADD', t99, c100, 0).To(t100)
model.Operation('ADD', t100, c101, 0).To(t101)
Example({
    input: [95, 135, 185, 90, 135, 91, 62, 185, 76, 74, 139, 153, 162, 133, 91, 103, 162, 162, 142, 131, 188,
    87, 104, 111, 152, 154, 158, 101, 161, 60, 75, 134, 99, 119, 132, 105, 60, 115, 96, 134, 62, 65,
    184, 103, 92, 88, 145, 134, 132, 149, 104, 95, 188, 82, 123, 118, 96, 87, 132, 119, 93, 76, 188,
    63],
    t90: [95, 135, 185, 90, 135, 91, 62, 185, 76, 74, 139, 153, 162, 133, 91, 103, 162, 162, 142, 131, 188,
    87, 104, 111, 152, 154, 158, 101, 161, 60, 75, 134, 99, 119, 132, 105, 60, 115, 96, 134, 62, 65,
    184, 103, 92, 88, 145, 134, 132, 149, 104, 95, 188, 82, 123, 118, 96, 87, 132, 119, 93, 76, 188,
    63],
    t91: [145, 119, 123, 129, 138, 101, 116, 138, 138, 105, 116, 123, 162, 96, 83, 118, 127, 121, 118, 120,
    115, 105, 136, 112, 117, 92, 141, 118, 127, 74, 110, 134, 120, 116, 114, 113, 101, 87, 134, 118,
    86, 79, 162, 105, 92, 82, 167, 98, 160, 115, 113, 106, 142, 84, 128, 118, 94, 81, 160, 91, 93,
    76, 188, 63],
    t92: [123, 129, 145, 119, 116, 138, 138, 101, 116, 123, 138, 105, 83, 118, 162, 96, 118, 120, 127, 121,
    136, 112, 115, 105, 141, 118, 117, 92, 110, 134, 127, 74, 114, 113, 120, 116, 134, 118, 101, 87,
    162, 105, 86, 79, 167, 98, 92, 82, 113, 106, 160, 115, 128, 118, 142, 84, 160, 91, 94, 81, 188,
    63, 93, 76],
    t93: [117, 120, 120, 119, 124, 120, 120, 101, 124, 120, 120, 105, 157, 120, 120, 96, 122, 120, 120, 121,
    104, 120, 120, 105, 99, 120, 120, 92, 130, 120, 120, 74, 126, 120, 120, 116, 106, 120, 120, 87,
    78, 120, 120, 79, 73, 120, 120, 82, 127, 120, 120, 115, 112, 120, 120, 84, 80, 120, 120, 81, 52,
    120, 120, 76],
    t94: [105, 132, 128, 119, 112, 132, 128, 101, 112, 132, 128, 105, 145, 132, 128, 96, 110, 132, 128, 121,
    92, 132, 128, 105, 87, 132, 128, 92, 118, 132, 128, 74, 114, 132, 128, 116, 94, 132, 128, 87,
    66, 132, 128, 79, 61, 132, 128, 82, 115, 132, 128, 115, 100, 132, 128, 84, 68, 132, 128, 81, 40,
    132, 128, 76],
    t95: [105, 132, 128, 119, 112, 132, 128, 101, 112, 132, 128, 105, 145, 132, 128, 96, 110, 132, 128, 121,
    92, 132, 128, 105, 87, 132, 128, 92, 118, 132, 128, 74, 114, 132, 128, 116, 94, 132, 128, 87,
    66, 132, 128, 79, 61, 132, 128, 82, 115, 132, 128, 115, 100, 132, 128, 84, 68, 132, 128, 81, 40,
    132, 128, 76],
    t96: [120, 132, 128, 120, 120, 132, 128, 120, 120, 132, 128, 120, 132, 132, 128, 120, 120, 132, 128, 121,
    120, 132, 128, 120, 120, 132, 128, 120, 120, 132, 128, 120, 120, 132, 128, 120, 120, 132, 128,
    120, 120, 132, 128, 120, 120, 132, 128, 120, 120, 132, 128, 120, 120, 132, 128, 120, 120, 132,
    128, 120, 120, 132, 128, 120],
    t97: [120, 132, 128, 120, 120, 132, 128, 120, 120, 132, 128, 120, 132, 132, 128, 120, 120, 132, 128, 121,
    120, 132, 128, 120, 120, 132, 128, 120, 120, 132, 128, 120, 120, 132, 128, 120, 120, 132, 128,
    120, 120, 132, 128, 120, 120, 132, 128, 120, 120, 132, 128, 120, 120, 132, 128, 120, 120, 132,
    128, 120, 120, 132, 128, 120],
    t98: [120, 132, 128, 120, 120, 132, 128, 120, 120, 132, 128, 120, 132, 132, 128, 120, 120, 132, 128, 121,
    120, 132, 128, 120, 120, 132, 128, 120, 120, 132, 128, 120, 120, 132, 128, 120, 120, 132, 128,
    120, 120, 132, 128, 120, 120, 132, 128, 120, 120, 132, 128, 120, 120, 132, 128, 120, 120, 132,
    128, 120, 120, 132, 128, 120],
    t99: [120, 132, 128, 120, 120, 132, 128, 120, 120, 132, 128, 120, 132, 132, 128, 120, 120, 132, 128, 121,
    120, 132, 128, 120, 120, 132, 128, 120, 120, 132, 128, 120, 120, 132, 128, 120, 120, 132, 128,
    120, 120, 132, 128, 120, 120, 132, 128, 120, 120, 132, 128, 120, 120, 132, 128, 120, 120, 132,
    128, 120, 120, 132, 128, 120],
    t100: [119, 127, 116, 121, 119, 127, 116, 121, 119, 127, 116, 121, 131, 127, 116, 121, 119, 127, 116, 122,
    119, 127, 116, 121, 119, 127, 116, 121, 119, 127, 116, 121, 119, 127, 116, 121, 119, 127, 116,
    121, 119, 127, 116, 121, 119, 127, 116, 121, 119, 127, 116, 121, 119, 127, 116, 121, 119, 127,
    116, 121, 119, 127, 116, 121],
    t101: [115, 115, 96, 116, 115, 115, 96, 116, 115, 115, 96, 116, 127, 115, 96, 116, 115, 115, 96, 117, 115,
    115, 96, 116, 115, 115, 96, 116, 115, 115, 96, 116, 115, 115, 96, 116, 115, 115, 96, 116, 115,
    115, 96, 116, 115, 115, 96, 116, 115, 115, 96, 116, 115, 115, 96, 116, 115, 115, 96, 116, 115,
    115, 96, 116],
}, name='of_9').AddVariations(DataTypeConverter(name='signed').Identify({
    input: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t90: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t91: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    part_0_92: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    part_1_92: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t92: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    c93: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -121),
    t93: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    filter94: ('TENSOR_QUANT8_ASYMM_SIGNED', 1.0, 0),
    t94: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t95: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t96: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t97: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t98: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t99: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    c100: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t100: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    c101: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t101: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
})).DisableLifeTimeVariation()

# QUANTIZE, PRELU, RESIZE_NEAREST_NEIGHBOR, MUL, ADD, GATHER, MAXIMUM, QUANTIZE, CHANNEL_SHUFFLE,
# MAX_POOL_2D, MUL, RESHAPE
# Expected values: float64 formula.
input = Input('input', ('TENSOR_QUANT8_ASYMM', [1, 4, 4, 4], 0.5, 120))
real110 = Internal('real110', ('TENSOR_FLOAT32', [1, 4, 4, 4]))
t110 = Internal('t110', ('TENSOR_QUANT8_ASYMM', [1, 4, 4, 4], 0.5, 120))
c111 = Parameter('c111', ('TENSOR_QUANT8_ASYMM', [4], 0.015625, 128), [164, 186, 80, 70])
t111 = Internal('t111', ('TENSOR_QUANT8_ASYMM', [1, 4, 4, 4], 0.5, 120))
t112 = Internal('t112', ('TENSOR_QUANT8_ASYMM', [1, 4, 4, 4], 0.5, 120))
c113 = Parameter('c113', ('TENSOR_QUANT8_ASYMM', [4], 0.5, 7), [9, 5, 9, 7])
t113 = Internal('t113', ('TENSOR_QUANT8_ASYMM', [1, 4, 4, 4], 0.5, 120))
c114 = Parameter('c114', ('TENSOR_QUANT8_ASYMM', [4], 0.5, 120), [101, 119, 109, 135])
t114 = Internal('t114', ('TENSOR_QUANT8_ASYMM', [1, 4, 4, 4], 0.5, 120))
places115 = Parameter('places115', ('TENSOR_INT32', [4]), [2, 0, 3, 1])
t115 = Internal('t115', ('TENSOR_QUANT8_ASYMM', [1, 4, 4, 4], 0.5, 120))
t116 = Internal('t116', ('TENSOR_QUANT8_ASYMM', [1, 4, 4, 4], 0.5, 120))
real117 = Internal('real117', ('TENSOR_FLOAT32', [1, 4, 4, 4]))
t117 = Internal('t117', ('TENSOR_QUANT8_ASYMM', [1, 4, 4, 4], 0.5, 120))
t118 = Internal('t118', ('TENSOR_QUANT8_ASYMM', [1, 4, 4, 4], 0.5, 120))
t119 = Internal('t119', ('TENSOR_QUANT8_ASYMM', [1, 4, 4, 4], 0.5, 120))
c120 = Parameter('c120', ('TENSOR_QUANT8_ASYMM', [4], 0.5, 7), [9, 5, 9, 9])
t120 = Internal('t120', ('TENSOR_QUANT8_ASYMM', [1, 4, 4, 4], 0.5, 120))
where121 = Parameter('where121', ('TENSOR_INT32', [4]), [1, 4, 4, 4])
t121 = Output('t121', ('TENSOR_QUANT8_ASYMM', [1, 4, 4, 4], 0.5, 120))
model = Model()
model.Operation('DEQUANTIZE', input).To(real110)
model.Operation('QUANTIZE', real110).To(t110)
model.Operation('PRELU', t110, c111).To(t111)
model.Operation('RESIZE_NEAREST_NEIGHBOR', t111, 4, 4, False).To(t112)
model.Operation('MUL', t112, c113, 0).To(t113)
model.Operation('ADD', t113, c114, 0).To(t114)
model.Operation('GATHER', t114, 2, places115).To(t115)
model.Operation('MAXIMUM', t115, t115).To(t116)
model.Operation('DEQUANTIZE', t116).To(real117)
model.Operation('QUANTIZE', real117).To(t117)
model.Operation('CHANNEL_SHUFFLE', t117, 2, 3).To(t118)
model.Operation('MAX_POOL_2D', t118, 1, 1, 1, 3, 2, 0).To(t119)
model.Operation('MUL', t119, c120, 0).To(t120)
model.Operation('RESHAPE', t120, where121).To(t121)
Example({
    input: [88, 118, 165, 187, 172, 183, 72, 109, 62, 103, 98, 139, 62, 81, 97, 158, 123, 190, 93, 185, 166,
    111, 144, 166, 163, 137, 166, 152, 132, 182, 162, 118, 98, 131, 107, 167, 80, 186, 109, 120, 90,
    88, 62, 173, 163, 172, 97, 141, 126, 135, 156, 129, 113, 96, 63, 132, 113, 156, 122, 161, 88,
    173, 175, 133],
    t121: [144, 85, 134, 135, 144, 85, 154, 135, 153, 86, 154, 135, 153, 89, 154, 135, 144, 85, 148, 135, 144,
    85, 148, 135, 147, 89, 127, 135, 147, 89, 127, 135, 107, 87, 148, 135, 144, 76, 148, 135, 144,
    76, 141, 135, 144, 76, 141, 135, 107, 95, 104, 135, 107, 76, 104, 135, 107, 76, 141, 135, 97,
    76, 141, 135],
}, name='of_11').AddVariations(DataTypeConverter(name='signed').Identify({
    input: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t110: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    c111: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.015625, 0),
    t111: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t112: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    c113: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -121),
    t113: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    c114: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t114: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t115: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t116: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t117: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t118: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t119: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    c120: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -121),
    t120: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t121: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
})).DisableLifeTimeVariation()
