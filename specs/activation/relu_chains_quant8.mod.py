# Licensed under the Apache License, Version 2.0; see LICENSE.
# Written by 'python -m corpus' from corpus/families/activation.py; do not edit.
#
# RELU and what may follow it: every operation after every other.

# RELU, HARD_SWISH, DEPTHWISE_CONV_2D, MUL, MAXIMUM, ADD, RESIZE_NEAREST_NEIGHBOR,
# DEPTHWISE_CONV_2D, QUANTIZE, MINIMUM, RELU, GATHER
# Expected values: float64 formula.
input = Input('input', ('TENSOR_QUANT8_ASYMM', [1, 4, 4, 4], 0.5, 120))
t120 = Output('t120', ('TENSOR_QUANT8_ASYMM', [1, 4, 4, 4], 0.5, 120))
t121 = Output('t121', ('TENSOR_QUANT8_ASYMM', [1, 4, 4, 4], 0.5, 120))
filter122 = Parameter('filter122', ('TENSOR_QUANT8_ASYMM', [1, 1, 3, 4], 1.0, 128), [128, 128, 128, 128, 128, 128, 128, 128, 129, 129, 129, 129])
bias122 = Parameter('bias122', ('TENSOR_INT32', [4], 0.5, 0), [12, -12, 8, 0])
t122 = Output('t122', ('TENSOR_QUANT8_ASYMM', [1, 4, 4, 4], 0.5, 120))
c123 = Parameter('c123', ('TENSOR_QUANT8_ASYMM', [4], 0.5, 7), [5, 9, 9, 7])
t123 = Output('t123', ('TENSOR_QUANT8_ASYMM', [1, 4, 4, 4], 0.5, 120))
t124 = Output('t124', ('TENSOR_QUANT8_ASYMM', [1, 4, 4, 4], 0.5, 120))
c125 = Parameter('c125', ('TENSOR_QUANT8_ASYMM', [4], 0.5, 120), [124, 134, 124, 135])
t125 = Output('t125', ('TENSOR_QUANT8_ASYMM', [1, 4, 4, 4], 0.5, 120))
t126 = Output('t126', ('TENSOR_QUANT8_ASYMM', [1, 4, 4, 4], 0.5, 120))
filter127 = Parameter('filter127', ('TENSOR_QUANT8_ASYMM', [1, 1, 3, 4], 1.0, 128), [128, 128, 128, 128, 129, 129, 129, 129, 128, 128, 128, 128])
bias127 = Parameter('bias127', ('TENSOR_INT32', [4], 0.5, 0), [8, -12, 8, 12])
t127 = Output('t127', ('TENSOR_QUANT8_ASYMM', [1, 4, 4, 4], 0.5, 120))
real128 = Internal('real128', ('TENSOR_FLOAT32', [1, 4, 4, 4]))
t128 = Output('t128', ('TENSOR_QUANT8_ASYMM', [1, 4, 4, 4], 0.5, 120))
c129 = Parameter('c129', ('TENSOR_QUANT8_ASYMM', [4], 0.5, 120), [130, 130, 112, 156])
t129 = Output('t129', ('TENSOR_QUANT8_ASYMM', [1, 4, 4, 4], 0.5, 120))
t130 = Output('t130', ('TENSOR_QUANT8_ASYMM', [1, 4, 4, 4], 0.5, 120))
places131 = Parameter('places131', ('TENSOR_INT32', [4]), [2, 0, 3, 1])
t131 = Output('t131', ('TENSOR_QUANT8_ASYMM', [1, 4, 4, 4], 0.5, 120))
model = Model()
model.Operation('RELU', input).To(t120)
model.Operation('HARD_SWISH', t120).To(t121)
model.Operation('DEPTHWISE_CONV_2D', t121, filter122, bias122, 1, 1, 1, 1, 0).To(t122)
model.Operation('MUL', t122, c123, 0).To(t123)
model.Operation('MAXIMUM', t123, t123).To(t124)
model.Operation('ADD', t124, c125, 0).To(t125)
model.Operation('RESIZE_NEAREST_NEIGHBOR', t125, 4, 4, False).To(t126)
model.Operation('DEPTHWISE_CONV_2D', t126, filter127, bias127, 1, 1, 1, 1, 0).To(t127)
model.Operation('DEQUANTIZE', t127).To(real128)
model.Operation('QUANTIZE', real128).To(t128)
model.Operation('MINIMUM', t128, c129).To(t129)
model.Operation('RELU', t129).To(t130)
model.Operation('GATHER', t130, 3, places131).To(t131)
Example({
    input: [124, 105, 171, 163, 80, 105, 143, 109, 116, 89, 98, 64, 100, 104, 102, 133, 164, 69, 167, 175, 183,
    180, 114, 147, 134, 78, 181, 116, 123, 71, 98, 107, 82, 127, 186, 100, 86, 62, 172, 164, 99,
    169, 160, 128, 173, 141, 160, 129, 140, 163, 177, 180, 107, 190, 129, 185, 125, 77, 189, 153,
    139, 149, 95, 135],
    t120: [124, 120, 171, 163, 120, 120, 143, 120, 120, 120, 120, 120, 120, 120, 120, 133, 164, 120, 167, 175,
    183, 180, 120, 147, 134, 120, 181, 120, 123, 120, 120, 120, 120, 127, 186, 120, 120, 120, 172,
    164, 120, 169, 160, 128, 173, 141, 160, 129, 140, 163, 177, 180, 120, 190, 129, 185, 125, 120,
    189, 153, 139, 149, 120, 135],
    t121: [123, 120, 171, 163, 120, 120, 143, 120, 120, 120, 120, 120, 120, 120, 120, 133, 164, 120, 167, 175,
    183, 180, 120, 147, 134, 120, 181, 120, 122, 120, 120, 120, 120, 127, 186, 120, 120, 120, 172,
    164, 120, 169, 160, 128, 173, 141, 160, 129, 140, 163, 177, 180, 120, 190, 129, 185, 125, 120,
    189, 153, 139, 149, 120, 135],
    t122: [132, 108, 151, 120, 132, 108, 128, 120, 132, 108, 128, 133, 132, 108, 128, 120, 195, 168, 128, 147,
    146, 108, 189, 120, 134, 108, 128, 120, 132, 108, 128, 120, 132, 108, 180, 164, 132, 157, 168,
    128, 185, 129, 168, 129, 132, 108, 128, 120, 132, 178, 137, 185, 137, 108, 197, 153, 151, 137,
    128, 135, 132, 108, 128, 120],
    t123: [108, 108, 151, 120, 108, 108, 128, 120, 108, 108, 128, 120, 108, 108, 128, 120, 45, 168, 128, 120,
    94, 108, 189, 120, 106, 108, 128, 120, 108, 108, 128, 120, 108, 108, 180, 120, 108, 157, 168,
    120, 55, 129, 168, 120, 108, 108, 128, 120, 108, 178, 137, 120, 103, 108, 197, 120, 89, 137,
    128, 120, 108, 108, 128, 120],
    t124: [108, 108, 151, 120, 108, 108, 128, 120, 108, 108, 128, 120, 108, 108, 128, 120, 45, 168, 128, 120,
    94, 108, 189, 120, 106, 108, 128, 120, 108, 108, 128, 120, 108, 108, 180, 120, 108, 157, 168,
    120, 55, 129, 168, 120, 108, 108, 128, 120, 108, 178, 137, 120, 103, 108, 197, 120, 89, 137,
    128, 120, 108, 108, 128, 120],
    t125: [112, 122, 155, 135, 112, 122, 132, 135, 112, 122, 132, 135, 112, 122, 132, 135, 49, 182, 132, 135,
    98, 122, 193, 135, 110, 122, 132, 135, 112, 122, 132, 135, 112, 122, 184, 135, 112, 171, 172,
    135, 59, 143, 172, 135, 112, 122, 132, 135, 112, 192, 141, 135, 107, 122, 201, 135, 93, 151,
    132, 135, 112, 122, 132, 135],
    t126: [112, 122, 155, 135, 112, 122, 132, 135, 112, 122, 132, 135, 112, 122, 132, 135, 49, 182, 132, 135,
    98, 122, 193, 135, 110, 122, 132, 135, 112, 122, 132, 135, 112, 122, 184, 135, 112, 171, 172,
    135, 59, 143, 172, 135, 112, 122, 132, 135, 112, 192, 141, 135, 107, 122, 201, 135, 93, 151,
    132, 135, 112, 122, 132, 135],
    t127: [120, 110, 163, 147, 120, 110, 140, 147, 120, 110, 140, 147, 120, 110, 140, 147, 57, 170, 140, 147,
    106, 110, 201, 147, 118, 110, 140, 147, 120, 110, 140, 147, 120, 110, 192, 147, 120, 159, 180,
    147, 67, 131, 180, 147, 120, 110, 140, 147, 120, 180, 149, 147, 115, 110, 209, 147, 101, 139,
    140, 147, 120, 110, 140, 147],
    t128: [120, 110, 163, 147, 120, 110, 140, 147, 120, 110, 140, 147, 120, 110, 140, 147, 57, 170, 140, 147,
    106, 110, 201, 147, 118, 110, 140, 147, 120, 110, 140, 147, 120, 110, 192, 147, 120, 159, 180,
    147, 67, 131, 180, 147, 120, 110, 140, 147, 120, 180, 149, 147, 115, 110, 209, 147, 101, 139,
    140, 147, 120, 110, 140, 147],
    t129: [120, 110, 112, 147, 120, 110, 112, 147, 120, 110, 112, 147, 120, 110, 112, 147, 57, 130, 112, 147,
    106, 110, 112, 147, 118, 110, 112, 147, 120, 110, 112, 147, 120, 110, 112, 147, 120, 130, 112,
    147, 67, 130, 112, 147, 120, 110, 112, 147, 120, 130, 112, 147, 115, 110, 112, 147, 101, 130,
    112, 147, 120, 110, 112, 147],
    t130: [120, 120, 120, 147, 120, 120, 120, 147, 120, 120, 120, 147, 120, 120, 120, 147, 120, 130, 120, 147,
    120, 120, 120, 147, 120, 120, 120, 147, 120, 120, 120, 147, 120, 120, 120, 147, 120, 130, 120,
    147, 120, 130, 120, 147, 120, 120, 120, 147, 120, 130, 120, 147, 120, 120, 120, 147, 120, 130,
    120, 147, 120, 120, 120, 147],
    t131: [120, 120, 147, 120, 120, 120, 147, 120, 120, 120, 147, 120, 120, 120, 147, 120, 120, 120, 147, 130,
    120, 120, 147, 120, 120, 120, 147, 120, 120, 120, 147, 120, 120, 120, 147, 120, 120, 120, 147,
    130, 120, 120, 147, 130, 120, 120, 147, 120, 120, 120, 147, 130, 120, 120, 147, 120, 120, 120,
    147, 130, 120, 120, 147, 120],
}, name='of_12').AddVariations(DataTypeConverter(name='signed').Identify({
    input: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t120: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t121: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    filter122: ('TENSOR_QUANT8_ASYMM_SIGNED', 1.0, 0),
    t122: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    c123: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -121),
    t123: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t124: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    c125: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t125: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t126: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    filter127: ('TENSOR_QUANT8_ASYMM_SIGNED', 1.0, 0),
    t127: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t128: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    c129: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t129: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t130: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t131: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
})).DisableLifeTimeVariation()

# RELU, RESIZE_NEAREST_NEIGHBOR, HARD_SWISH, SELECT, SELECT, RESHAPE, PAD, CONV_2D, QUANTIZE,
# CONV_2D, DEPTHWISE_CONV_2D, SPACE_TO_DEPTH
# Expected values: float64 formula.
input = Input('input', ('TENSOR_QUANT8_ASYMM', [1, 4, 4, 4], 0.5, 120))
t220 = Internal('t220', ('TENSOR_QUANT8_ASYMM', [1, 4, 4, 4], 0.5, 120))
t221 = Internal('t221', ('TENSOR_QUANT8_ASYMM', [1, 4, 4, 4], 0.5, 120))
t222 = Internal('t222', ('TENSOR_QUANT8_ASYMM', [1, 4, 4, 4], 0.5, 120))
choice223 = Parameter('choice223', ('TENSOR_BOOL8', [1, 4, 4, 4]), [False, True, True, False, False, False, False, False, False, False, False, False, False, False,
    False, True, False, False, True, False, True, True, True, True, False, True, True, False, False,
    True, True, False, False, False, True, True, True, False, True, True, True, False, True, False,
    False, False, False, True, True, False, True, False, False, True, False, False, False, False,
    False, False, True, True, False, False])
other223 = Parameter('other223', ('TENSOR_QUANT8_ASYMM', [1, 4, 4, 4], 0.5, 120), [88, 163, 132, 115, 106, 94, 162, 105, 102, 107, 81, 157, 97, 104, 161, 83, 84, 96, 84, 155, 138,
    87, 164, 91, 116, 144, 88, 146, 170, 135, 169, 170, 121, 141, 131, 160, 107, 123, 148, 155, 159,
    155, 137, 169, 106, 96, 138, 133, 102, 81, 105, 126, 147, 140, 140, 104, 121, 143, 144, 162,
    116, 149, 84, 128])
t223 = Internal('t223', ('TENSOR_QUANT8_ASYMM', [1, 4, 4, 4], 0.5, 120))
choice224 = Parameter('choice224', ('TENSOR_BOOL8', [1, 4, 4, 4]), [False, True, True, True, False, False, False, True, False, False, True, True, False, False, False,
    False, False, True, True, False, True, True, True, False, False, False, False, False, True,
    False, False, False, True, False, True, True, False, False, True, False, False, True, True,
    False, False, True, True, False, False, True, True, True, True, True, True, True, True, False,
    False, True, True, True, True, False])
other224 = Parameter('other224', ('TENSOR_QUANT8_ASYMM', [1, 4, 4, 4], 0.5, 120), [93, 161, 132, 131, 169, 124, 162, 81, 110, 100, 123, 166, 107, 163, 104, 154, 132, 151, 124, 94,
    86, 98, 102, 165, 80, 150, 128, 147, 121, 92, 113, 159, 148, 169, 113, 151, 153, 142, 163, 97,
    91, 148, 98, 155, 95, 91, 118, 93, 80, 109, 127, 146, 100, 129, 118, 109, 94, 129, 158, 104, 88,
    139, 159, 133])
t224 = Internal('t224', ('TENSOR_QUANT8_ASYMM', [1, 4, 4, 4], 0.5, 120))
where225 = Parameter('where225', ('TENSOR_INT32', [4]), [1, 4, 4, 4])
t225 = Internal('t225', ('TENSOR_QUANT8_ASYMM', [1, 4, 4, 4], 0.5, 120))
sides226 = Parameter('sides226', ('TENSOR_INT32', [4, 2]), [0, 0, 1, 2, 0, 1, 1, 0])
wide226 = Internal('wide226', ('TENSOR_QUANT8_ASYMM', [1, 7, 5, 5], 0.5, 120))
begin226 = Parameter('begin226', ('TENSOR_INT32', [4]), [0, 2, 1, 0])
size226 = Parameter('size226', ('TENSOR_INT32', [4]), [1, 4, 4, 4])
t226 = Internal('t226', ('TENSOR_QUANT8_ASYMM', [1, 4, 4, 4], 0.5, 120))
filter227 = Parameter('filter227', ('TENSOR_QUANT8_ASYMM', [4, 1, 3, 4], 1.0, 128), [128, 128, 128, 128, 128, 128, 128, 128, 129, 128, 128, 128, 128, 128, 128, 128, 128, 128, 128, 128,
    128, 129, 128, 128, 128, 128, 128, 128, 128, 128, 128, 128, 128, 128, 129, 128, 128, 128, 128,
    128, 128, 128, 128, 128, 128, 128, 128, 129])
bias227 = Parameter('bias227', ('TENSOR_INT32', [4], 0.5, 0), [-12, -8, -8, 8])
t227 = Internal('t227', ('TENSOR_QUANT8_ASYMM', [1, 4, 4, 4], 0.5, 120))
real228 = Internal('real228', ('TENSOR_FLOAT32', [1, 4, 4, 4]))
t228 = Internal('t228', ('TENSOR_QUANT8_ASYMM', [1, 4, 4, 4], 0.5, 120))
filter229 = Parameter('filter229', ('TENSOR_QUANT8_ASYMM', [4, 1, 3, 4], 1.0, 128), [128, 128, 128, 128, 129, 128, 128, 128, 128, 128, 128, 128, 128, 128, 128, 128, 128, 129, 128, 128,
    128, 128, 128, 128, 128, 128, 128, 128, 128, 128, 129, 128, 128, 128, 128, 128, 128, 128, 128,
    128, 128, 128, 128, 129, 128, 128, 128, 128])
bias229 = Parameter('bias229', ('TENSOR_INT32', [4], 0.5, 0), [-4, 12, 0, -4])
t229 = Internal('t229', ('TENSOR_QUANT8_ASYMM', [1, 4, 4, 4], 0.5, 120))
filter230 = Parameter('filter230', ('TENSOR_QUANT8_ASYMM', [1, 1, 3, 4], 1.0, 128), [128, 128, 128, 128, 128, 128, 128, 128, 129, 129, 129, 129])
bias230 = Parameter('bias230', ('TENSOR_INT32', [4], 0.5, 0), [-12, 12, 12, -12])
t230 = Internal('t230', ('TENSOR_QUANT8_ASYMM', [1, 4, 4, 4], 0.5, 120))
deep231 = Internal('deep231', ('TENSOR_QUANT8_ASYMM', [1, 2, 2, 16], 0.5, 120))
t231 = Output('t231', ('TENSOR_QUANT8_ASYMM', [1, 4, 4, 4], 0.5, 120))
model = Model()
model.Operation('RELU', input).To(t220)
model.Operation('RESIZE_NEAREST_NEIGHBOR', t220, 4, 4, False).To(t221)
model.Operation('HARD_SWISH', t221).To(t222)
model.Operation('SELECT', choice223, t222, other223).To(t223)
model.Operation('SELECT', choice224, t223, other224).To(t224)
model.Operation('RESHAPE', t224, where225).To(t225)
model.Operation('PAD', t225, sides226).To(wide226)
model.Operation('SLICE', wide226, begin226, size226).To(t226)
model.Operation('CONV_2D', t226, filter227, bias227, 1, 1, 1, 0).To(t227)
model.Operation('DEQUANTIZE', t227).To(real228)
model.Operation('QUANTIZE', real228).To(t228)
model.Operation('CONV_2D', t228, filter229, bias229, 1, 1, 1, 0).To(t229)
model.Operation('DEPTHWISE_CONV_2D', t229, filter230, bias230, 1, 1, 1, 1, 0).To(t230)
model.Operation('SPACE_TO_DEPTH', t230, 2).To(deep231)
model.Operation('DEPTH_TO_SPACE', deep231, 2).To(t231)
Example({
    input: [61, 183, 190, 134, 167, 174, 77, 81, 152, 119, 66, 162, 69, 137, 138, 178, 159, 136, 89, 71, 81,
    160, 165, 69, 65, 118, 66, 188, 151, 108, 160, 142, 140, 70, 161, 143, 139, 147, 151, 172, 154,
    169, 63, 101, 114, 60, 175, 72, 146, 152, 101, 190, 115, 185, 140, 183, 87, 105, 125, 164, 78,
    123, 140, 183],
    t231: [92, 186, 96, 105, 92, 136, 124, 112, 92, 136, 124, 112, 108, 132, 132, 108, 92, 111, 100, 130, 92,
    136, 124, 112, 92, 136, 124, 112, 108, 132, 132, 108, 92, 136, 126, 76, 92, 136, 124, 112, 92,
    136, 124, 112, 108, 132, 132, 108, 92, 136, 124, 112, 92, 136, 124, 112, 92, 136, 124, 112, 108,
    132, 132, 108],
}, name='of_22').AddVariations(DataTypeConverter(name='signed').Identify({
    input: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t220: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t221: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t222: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    other223: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t223: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    other224: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t224: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t225: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    wide226: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t226: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    filter227: ('TENSOR_QUANT8_ASYMM_SIGNED', 1.0, 0),
    t227: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t228: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    filter229: ('TENSOR_QUANT8_ASYMM_SIGNED', 1.0, 0),
    t229: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    filter230: ('TENSOR_QUANT8_ASYMM_SIGNED', 1.0, 0),
    t230: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    deep231: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t231: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
})).DisableLifeTimeVariation()

# RELU, PRELU, SPLIT, CHANNEL_SHUFFLE, SPACE_TO_BATCH_ND, RESIZE_NEAREST_NEIGHBOR, RELU, RELU6,
# SPLIT, MAXIMUM, SPACE_TO_BATCH_ND, CONV_2D
# Expected values: float64 formula.
input = Input('input', ('TENSOR_QUANT8_ASYMM', [1, 4, 4, 4], 0.5, 120))
t540 = Output('t540', ('TENSOR_QUANT8_ASYMM', [1, 4, 4, 4], 0.5, 120))
c541 = Parameter('c541', ('TENSOR_QUANT8_ASYMM', [4], 0.015625, 128), [81, 137, 188, 115])
t541 = Output('t541', ('TENSOR_QUANT8_ASYMM', [1, 4, 4, 4], 0.5, 120))
part_0_542 = Internal('part_0_542', ('TENSOR_QUANT8_ASYMM', [1, 4, 4, 2], 0.5, 120))
part_1_542 = Internal('part_1_542', ('TENSOR_QUANT8_ASYMM', [1, 4, 4, 2], 0.5, 120))
t542 = Output('t542', ('TENSOR_QUANT8_ASYMM', [1, 4, 4, 4], 0.5, 120))
t543 = Output('t543', ('TENSOR_QUANT8_ASYMM', [1, 4, 4, 4], 0.5, 120))
block544 = Parameter('block544', ('TENSOR_INT32', [2]), [2, 2])
none544 = Parameter('none544', ('TENSOR_INT32', [2, 2]), [0, 0, 0, 0])
many544 = Internal('many544', ('TENSOR_QUANT8_ASYMM', [4, 2, 2, 4], 0.5, 120))
t544 = Output('t544', ('TENSOR_QUANT8_ASYMM', [1, 4, 4, 4], 0.5, 120))
t545 = Output('t545', ('TENSOR_QUANT8_ASYMM', [1, 4, 4, 4], 0.5, 120))
t546 = Output('t546', ('TENSOR_QUANT8_ASYMM', [1, 4, 4, 4], 0.5, 120))
t547 = Output('t547', ('TENSOR_QUANT8_ASYMM', [1, 4, 4, 4], 0.5, 120))
part_0_548 = Internal('part_0_548', ('TENSOR_QUANT8_ASYMM', [1, 4, 4, 2], 0.5, 120))
part_1_548 = Internal('part_1_548', ('TENSOR_QUANT8_ASYMM', [1, 4, 4, 2], 0.5, 120))
t548 = Output('t548', ('TENSOR_QUANT8_ASYMM', [1, 4, 4, 4], 0.5, 120))
t549 = Output('t549', ('TENSOR_QUANT8_ASYMM', [1, 4, 4, 4], 0.5, 120))
block550 = Parameter('block550', ('TENSOR_INT32', [2]), [2, 2])
none550 = Parameter('none550', ('TENSOR_INT32', [2, 2]), [0, 0, 0, 0])
many550 = Internal('many550', ('TENSOR_QUANT8_ASYMM', [4, 2, 2, 4], 0.5, 120))
t550 = Output('t550', ('TENSOR_QUANT8_ASYMM', [1, 4, 4, 4], 0.5, 120))
filter551 = Parameter('filter551', ('TENSOR_QUANT8_ASYMM', [4, 1, 3, 4], 1.0, 128), [128, 128, 128, 128, 128, 128, 128, 128, 129, 128, 128, 128, 128, 128, 128, 128, 128, 128, 128, 128,
    128, 129, 128, 128, 128, 128, 128, 128, 128, 128, 128, 128, 128, 128, 129, 128, 128, 128, 128,
    128, 128, 128, 128, 128, 128, 128, 128, 129])
bias551 = Parameter('bias551', ('TENSOR_INT32', [4], 0.5, 0), [8, -4, 8, 12])
t551 = Output('t551', ('TENSOR_QUANT8_ASYMM', [1, 4, 4, 4], 0.5, 120))
model = Model()
model.Operation('RELU', input).To(t540)
model.Operation('PRELU', t540, c541).To(t541)
model.Operation('SPLIT', t541, 3, 2).To(part_0_542, part_1_542)
model.Operation('CONCATENATION', part_1_542, part_0_542, 3).To(t542)
model.Operation('CHANNEL_SHUFFLE', t542, 2, 3).To(t543)
model.Operation('SPACE_TO_BATCH_ND', t543, block544, none544).To(many544)
model.Operation('BATCH_TO_SPACE_ND', many544, block544).To(t544)
model.Operation('RESIZE_NEAREST_NEIGHBOR', t544, 4, 4, False).To(t545)
model.Operation('RELU', t545).To(t546)
model.Operation('RELU6', t546).To(t547)
model.Operation('SPLIT', t547, 3, 2).To(part_0_548, part_1_548)
model.Operation('CONCATENATION', part_1_548, part_0_548, 3).To(t548)
model.Operation('MAXIMUM', t548, t548).To(t549)
model.Operation('SPACE_TO_BATCH_ND', t549, block550, none550).To(many550)
model.Operation('BATCH_TO_SPACE_ND', many550, block550).To(t550)
model.Operation('CONV_2D', t550, filter551, bias551, 1, 1, 1, 0).To(t551)
Example({
    input: [152, 180, 63, 185, 118, 188, 87, 107, 134, 89, 149, 125, 152, 127, 159, 113, 77, 83, 111, 172, 142,
    64, 126, 114, 70, 177, 94, 100, 124, 128, 115, 85, 181, 114, 61, 182, 85, 148, 161, 115, 104,
    90, 176, 148, 142, 153, 68, 114, 75, 132, 154, 164, 153, 86, 117, 175, 144, 105, 110, 81, 132,
    147, 131, 96],
    t540: [152, 180, 120, 185, 120, 188, 120, 120, 134, 120, 149, 125, 152, 127, 159, 120, 120, 120, 120, 172,
    142, 120, 126, 120, 120, 177, 120, 120, 124, 128, 120, 120, 181, 120, 120, 182, 120, 148, 161,
    120, 120, 120, 176, 148, 142, 153, 120, 120, 120, 132, 154, 164, 153, 120, 120, 175, 144, 120,
    120, 120, 132, 147, 131, 120],
    t541: [152, 180, 120, 185, 120, 188, 120, 120, 134, 120, 149, 125, 152, 127, 159, 120, 120, 120, 120, 172,
    142, 120, 126, 120, 120, 177, 120, 120, 124, 128, 120, 120, 181, 120, 120, 182, 120, 148, 161,
    120, 120, 120, 176, 148, 142, 153, 120, 120, 120, 132, 154, 164, 153, 120, 120, 175, 144, 120,
    120, 120, 132, 147, 131, 120],
    t542: [120, 185, 152, 180, 120, 120, 120, 188, 149, 125, 134, 120, 159, 120, 152, 127, 120, 172, 120, 120,
    126, 120, 142, 120, 120, 120, 120, 177, 120, 120, 124, 128, 120, 182, 181, 120, 161, 120, 120,
    148, 176, 148, 120, 120, 120, 120, 142, 153, 154, 164, 120, 132, 120, 175, 153, 120, 120, 120,
    144, 120, 131, 120, 132, 147],
    t543: [120, 152, 185, 180, 120, 120, 120, 188, 149, 134, 125, 120, 159, 152, 120, 127, 120, 120, 172, 120,
    126, 142, 120, 120, 120, 120, 120, 177, 120, 124, 120, 128, 120, 181, 182, 120, 161, 120, 120,
    148, 176, 120, 148, 120, 120, 142, 120, 153, 154, 120, 164, 132, 120, 153, 175, 120, 120, 144,
    120, 120, 131, 132, 120, 147],
    t544: [120, 152, 185, 180, 120, 120, 120, 188, 149, 134, 125, 120, 159, 152, 120, 127, 120, 120, 172, 120,
    126, 142, 120, 120, 120, 120, 120, 177, 120, 124, 120, 128, 120, 181, 182, 120, 161, 120, 120,
    148, 176, 120, 148, 120, 120, 142, 120, 153, 154, 120, 164, 132, 120, 153, 175, 120, 120, 144,
    120, 120, 131, 132, 120, 147],
    t545: [120, 152, 185, 180, 120, 120, 120, 188, 149, 134, 125, 120, 159, 152, 120, 127, 120, 120, 172, 120,
    126, 142, 120, 120, 120, 120, 120, 177, 120, 124, 120, 128, 120, 181, 182, 120, 161, 120, 120,
    148, 176, 120, 148, 120, 120, 142, 120, 153, 154, 120, 164, 132, 120, 153, 175, 120, 120, 144,
    120, 120, 131, 132, 120, 147],
    t546: [120, 152, 185, 180, 120, 120, 120, 188, 149, 134, 125, 120, 159, 152, 120, 127, 120, 120, 172, 120,
    126, 142, 120, 120, 120, 120, 120, 177, 120, 124, 120, 128, 120, 181, 182, 120, 161, 120, 120,
    148, 176, 120, 148, 120, 120, 142, 120, 153, 154, 120, 164, 132, 120, 153, 175, 120, 120, 144,
    120, 120, 131, 132, 120, 147],
    t547: [120, 132, 132, 132, 120, 120, 120, 132, 132, 132, 125, 120, 132, 132, 120, 127, 120, 120, 132, 120,
    126, 132, 120, 120, 120, 120, 120, 132, 120, 124, 120, 128, 120, 132, 132, 120, 132, 120, 120,
    132, 132, 120, 132, 120, 120, 132, 120, 132, 132, 120, 132, 132, 120, 132, 132, 120, 120, 132,
    120, 120, 131, 132, 120, 132],
    t548: [132, 132, 120, 132, 120, 132, 120, 120, 125, 120, 132, 132, 120, 127, 132, 132, 132, 120, 120, 120,
    120, 120, 126, 132, 120, 132, 120, 120, 120, 128, 120, 124, 132, 120, 120, 132, 120, 132, 132,
    120, 132, 120, 132, 120, 120, 132, 120, 132, 132, 132, 132, 120, 132, 120, 120, 132, 120, 120,
    120, 132, 120, 132, 131, 132],
    t549: [132, 132, 120, 132, 120, 132, 120, 120, 125, 120, 132, 132, 120, 127, 132, 132, 132, 120, 120, 120,
    120, 120, 126, 132, 120, 132, 120, 120, 120, 128, 120, 124, 132, 120, 120, 132, 120, 132, 132,
    120, 132, 120, 132, 120, 120, 132, 120, 132, 132, 132, 132, 120, 132, 120, 120, 132, 120, 120,
    120, 132, 120, 132, 131, 132],
    t550: [132, 132, 120, 132, 120, 132, 120, 120, 125, 120, 132, 132, 120, 127, 132, 132, 132, 120, 120, 120,
    120, 120, 126, 132, 120, 132, 120, 120, 120, 128, 120, 124, 132, 120, 120, 132, 120, 132, 132,
    120, 132, 120, 132, 120, 120, 132, 120, 132, 132, 132, 132, 120, 132, 120, 120, 132, 120, 120,
    120, 132, 120, 132, 131, 132],
    t551: [128, 128, 128, 132, 133, 116, 140, 144, 128, 123, 140, 144, 128, 116, 128, 132, 128, 116, 134, 144,
    128, 128, 128, 132, 128, 124, 128, 136, 128, 116, 128, 132, 128, 128, 140, 132, 140, 116, 140,
    132, 128, 128, 128, 144, 128, 116, 128, 132, 140, 116, 128, 144, 128, 116, 128, 144, 128, 128,
    139, 144, 128, 116, 128, 132],
}, name='of_54').AddVariations(DataTypeConverter(name='signed').Identify({
    input: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t540: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    c541: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.015625, 0),
    t541: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    part_0_542: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    part_1_542: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t542: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t543: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    many544: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t544: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t545: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t546: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t547: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    part_0_548: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    part_1_548: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t548: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t549: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    many550: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t550: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    filter551: ('TENSOR_QUANT8_ASYMM_SIGNED', 1.0, 0),
    t551: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
})).DisableLifeTimeVariation()

# RELU, AVERAGE_POOL_2D
# Expected values: float64 formula.
input = Input('input', ('TENSOR_QUANT8_ASYMM', [1, 4, 4, 4], 0.5, 120))
t680 = Internal('t680', ('TENSOR_QUANT8_ASYMM', [1, 4, 4, 4], 0.5, 120))
t681 = Output('t681', ('TENSOR_QUANT8_ASYMM', [1, 4, 4, 4], 0.5, 120))
model = Model()
model.Operation('RELU', input).To(t680)
model.Operation('AVERAGE_POOL_2D', t680, 1, 1, 1, 2, 2, 0).To(t681)
Example({
    input: [151, 79, 168, 108, 107, 98, 128, 94, 152, 90, 96, 83, 121, 106, 129, 175, 118, 160, 149, 179, 100,
    163, 105, 123, 186, 143, 129, 122, 73, 61, 106, 83, 152, 170, 122, 92, 71, 162, 61, 118, 190,
    174, 66, 67, 117, 68, 74, 102, 154, 82, 163, 161, 86, 72, 124, 129, 102, 61, 78, 153, 99, 116,
    101, 72],
    t681: [128, 141, 141, 136, 145, 137, 124, 121, 145, 126, 125, 134, 121, 120, 125, 148, 128, 164, 128, 136,
    154, 161, 122, 121, 154, 139, 122, 121, 120, 120, 120, 120, 137, 143, 132, 133, 138, 144, 121,
    131, 138, 134, 120, 128, 120, 120, 120, 120, 137, 120, 144, 145, 120, 120, 122, 141, 120, 120,
    120, 137, 120, 120, 120, 120],
}, name='of_68').AddVariations(DataTypeConverter(name='signed').Identify({
    input: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t680: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t681: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
})).DisableLifeTimeVariation()
