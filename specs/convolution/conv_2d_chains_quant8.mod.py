# Licensed under the Apache License, Version 2.0; see LICENSE.
# Written by 'python -m corpus' from corpus/families/convolution.py; do not edit.
#
# CONV_2D and what may follow it: every operation after every other.

# CONV_2D, PRELU, SELECT, RESIZE_NEAREST_NEIGHBOR, CHANNEL_SHUFFLE, SELECT, SPACE_TO_DEPTH,
# GATHER, SELECT, SUB, MAXIMUM, GATHER
# Expected values: float64 formula.
input = Input('input', ('TENSOR_QUANT8_ASYMM', [1, 4, 4, 4], 0.5, 120))
filter40 = Parameter('filter40', ('TENSOR_QUANT8_ASYMM', [4, 1, 3, 4], 1.0, 128), [128, 128, 128, 128, 129, 128, 128, 128, 128, 128, 128, 128, 128, 128, 128, 128, 128, 129, 128, 128,
    128, 128, 128, 128, 128, 128, 128, 128, 128, 128, 129, 128, 128, 128, 128, 128, 128, 128, 128,
    128, 128, 128, 128, 129, 128, 128, 128, 128])
bias40 = Parameter('bias40', ('TENSOR_INT32', [4], 0.5, 0), [4, -8, -4, 8])
t40 = Internal('t40', ('TENSOR_QUANT8_ASYMM', [1, 4, 4, 4], 0.5, 120))
c41 = Parameter('c41', ('TENSOR_QUANT8_ASYMM', [4], 0.015625, 128), [165, 94, 116, 163])
t41 = Internal('t41', ('TENSOR_QUANT8_ASYMM', [1, 4, 4, 4], 0.5, 120))
choice42 = Parameter('choice42', ('TENSOR_BOOL8', [1, 4, 4, 4]), [True, True, True, True, True, False, False, False, False, True, False, False, False, False, True,
    True, False, False, False, True, True, False, True, True, True, True, False, False, True, False,
    False, True, False, True, True, False, False, False, True, True, True, True, True, True, False,
    True, False, True, False, False, False, False, False, True, True, False, False, True, False,
    False, False, False, False, True])
other42 = Parameter('other42', ('TENSOR_QUANT8_ASYMM', [1, 4, 4, 4], 0.5, 120), [118, 147, 122, 124, 137, 125, 105, 145, 83, 101, 84, 138, 110, 165, 162, 103, 155, 92, 144, 84,
    145, 136, 131, 108, 84, 146, 96, 156, 140, 132, 91, 132, 134, 129, 130, 85, 88, 134, 94, 109,
    140, 83, 127, 129, 82, 95, 82, 132, 129, 136, 146, 144, 139, 140, 161, 122, 110, 146, 170, 167,
    135, 84, 125, 83])
t42 = Internal('t42', ('TENSOR_QUANT8_ASYMM', [1, 4, 4, 4], 0.5, 120))
t43 = Internal('t43', ('TENSOR_QUANT8_ASYMM', [1, 4, 4, 4], 0.5, 120))
t44 = Internal('t44', ('TENSOR_QUANT8_ASYMM', [1, 4, 4, 4], 0.5, 120))
choice45 = Parameter('choice45', ('TENSOR_BOOL8', [1, 4, 4, 4]), [True, True, True, False, False, False, True, True, True, False, True, False, False, True, True,
    True, True, True, False, True, False, False, True, False, True, True, False, True, True, True,
    False, True, True, True, True, False, True, False, True, True, False, True, False, False, False,
    False, False, False, False, False, True, False, True, False, True, False, True, False, False,
    True, True, True, False, True])
other45 = Parameter('other45', ('TENSOR_QUANT8_ASYMM', [1, 4, 4, 4], 0.5, 120), [114, 140, 137, 166, 103, 107, 104, 145, 148, 124, 154, 116, 140, 91, 152, 145, 136, 107, 153, 167,
    144, 150, 146, 109, 119, 113, 139, 156, 131, 161, 142, 104, 167, 129, 160, 107, 81, 152, 125,
    88, 116, 160, 143, 169, 147, 100, 170, 140, 137, 129, 169, 94, 136, 159, 121, 154, 124, 129,
    105, 146, 137, 89, 167, 140])
t45 = Internal('t45', ('TENSOR_QUANT8_ASYMM', [1, 4, 4, 4], 0.5, 120))
deep46 = Internal('deep46', ('TENSOR_QUANT8_ASYMM', [1, 2, 2, 16], 0.5, 120))
t46 = Internal('t46', ('TENSOR_QUANT8_ASYMM', [1, 4, 4, 4], 0.5, 120))
places47 = Parameter('places47', ('TENSOR_INT32', [4]), [2, 0, 3, 1])
t47 = Internal('t47', ('TENSOR_QUANT8_ASYMM', [1, 4, 4, 4], 0.5, 120))
choice48 = Parameter('choice48', ('TENSOR_BOOL8', [1, 4, 4, 4]), [True, True, False, False, False, True, True, True, True, True, False, True, False, False, False,
    True, False, True, False, False, True, False, True, False, True, True, True, False, True, False,
    False, False, True, True, True, False, False, False, False, False, True, True, False, False,
    False, False, False, True, True, True, False, True, False, False, False, True, True, True, True,
    True, False, False, True, False])
other48 = Parameter('other48', ('TENSOR_QUANT8_ASYMM', [1, 4, 4, 4], 0.5, 120), [147, 157, 125, 121, 91, 103, 88, 121, 161, 126, 139, 123, 146, 141, 146, 150, 99, 166, 129, 88,
    144, 88, 83, 123, 89, 138, 98, 109, 130, 97, 157, 164, 117, 92, 133, 125, 168, 132, 85, 163,
    117, 151, 157, 155, 162, 98, 165, 151, 91, 109, 122, 150, 127, 148, 123, 92, 81, 144, 86, 82,
    110, 143, 152, 161])
t48 = Internal('t48', ('TENSOR_QUANT8_ASYMM', [1, 4, 4, 4], 0.5, 120))
c49 = Parameter('c49', ('TENSOR_QUANT8_ASYMM', [4], 0.5, 120), [115, 126, 126, 117])
t49 = Internal('t49', ('TENSOR_QUANT8_ASYMM', [1, 4, 4, 4], 0.5, 120))
t50 = Internal('t50', ('TENSOR_QUANT8_ASYMM', [1, 4, 4, 4], 0.5, 120))
places51 = Parameter('places51', ('TENSOR_INT32', [4]), [2, 0, 3, 1])
t51 = Output('t51', ('TENSOR_QUANT8_ASYMM', [1, 4, 4, 4], 0.5, 120))
model = Model()
model.Operation('CONV_2D', input, filter40, bias40, 1, 1, 1, 0).To(t40)
model.Operation('PRELU', t40, c41).To(t41)
model.Operation('SELECT', choice42, t41, other42).To(t42)
model.Operation('RESIZE_NEAREST_NEIGHBOR', t42, 4, 4, False).To(t43)
model.Operation('CHANNEL_SHUFFLE', t43, 2, 3).To(t44)
model.Operation('SELECT', choice45, t44, other45).To(t45)
model.Operation('SPACE_TO_DEPTH', t45, 2).To(deep46)
model.Operation('DEPTH_TO_SPACE', deep46, 2).To(t46)
model.Operation('GATHER', t46, 3, places47).To(t47)
model.Operation('SELECT', choice48, t47, other48).To(t48)
model.Operation('SUB', t48, c49, 0).To(t49)
model.Operation('MAXIMUM', t49, t49).To(t50)
model.Operation('GATHER', t50, 1, places51).To(t51)
Example({
    input: [111, 64, 82, 159, 97, 164, 97, 83, 119, 110, 98, 150, 177, 186, 156, 79, 155, 69, 70, 85, 99, 150,
    61, 127, 186, 142, 181, 106, 178, 115, 75, 152, 161, 142, 87, 116, 144, 75, 185, 139, 136, 146,
    129, 64, 188, 180, 147, 142, 103, 139, 152, 138, 133, 60, 92, 122, 178, 63, 185, 139, 80, 164,
    78, 119],
    t51: [139, 128, 101, 128, 173, 126, 79, 166, 148, 110, 151, 158, 167, 92, 159, 103, 159, 111, 119, 124,
    96, 97, 139, 110, 135, 77, 133, 127, 151, 135, 140, 155, 141, 131, 116, 132, 132, 142, 117, 162,
    110, 104, 161, 132, 115, 137, 121, 164, 104, 149, 123, 91, 141, 82, 103, 126, 144, 184, 150,
    112, 147, 91, 151, 167],
}, name='of_4').AddVariations(DataTypeConverter(name='signed').Identify({
    input: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    filter40: ('TENSOR_QUANT8_ASYMM_SIGNED', 1.0, 0),
    t40: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    c41: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.015625, 0),
    t41: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    other42: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t42: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t43: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t44: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    other45: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t45: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    deep46: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t46: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t47: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    other48: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t48: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    c49: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t49: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t50: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t51: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
})).DisableLifeTimeVariation()

# CONV_2D, HARD_SWISH, QUANTIZE, MAX_POOL_2D, SUB, CONV_2D, RELU6, MUL, RESIZE_NEAREST_NEIGHBOR,
# MAXIMUM, SPACE_TO_DEPTH, MAXIMUM
# Expected values: float64 formula.
input = Input('input', ('TENSOR_QUANT8_ASYMM', [1, 4, 4, 4], 0.5, 120))
filter180 = Parameter('filter180', ('TENSOR_QUANT8_ASYMM', [4, 1, 3, 4], 1.0, 128), [129, 128, 128, 128, 128, 128, 128, 128, 128, 128, 128, 128, 128, 129, 128, 128, 128, 128, 128, 128,
    128, 128, 128, 128, 128, 128, 129, 128, 128, 128, 128, 128, 128, 128, 128, 128, 128, 128, 128,
    129, 128, 128, 128, 128, 128, 128, 128, 128])
bias180 = Parameter('bias180', ('TENSOR_INT32', [4], 0.5, 0), [-4, -4, 8, -12])
t180 = Output('t180', ('TENSOR_QUANT8_ASYMM', [1, 4, 4, 4], 0.5, 120))
t181 = Output('t181', ('TENSOR_QUANT8_ASYMM', [1, 4, 4, 4], 0.5, 120))
real182 = Internal('real182', ('TENSOR_FLOAT32', [1, 4, 4, 4]))
t182 = Output('t182', ('TENSOR_QUANT8_ASYMM', [1, 4, 4, 4], 0.5, 120))
t183 = Output('t183', ('TENSOR_QUANT8_ASYMM', [1, 4, 4, 4], 0.5, 120))
c184 = Parameter('c184', ('TENSOR_QUANT8_ASYMM', [4], 0.5, 120), [122, 139, 133, 132])
t184 = Output('t184', ('TENSOR_QUANT8_ASYMM', [1, 4, 4, 4], 0.5, 120))
filter185 = Parameter('filter185', ('TENSOR_QUANT8_ASYMM', [4, 1, 3, 4], 1.0, 128), [128, 128, 128, 128, 128, 128, 128, 128, 129, 128, 128, 128, 128, 128, 128, 128, 128, 128, 128, 128,
    128, 129, 128, 128, 128, 128, 128, 128, 128, 128, 128, 128, 128, 128, 129, 128, 128, 128, 128,
    128, 128, 128, 128, 128, 128, 128, 128, 129])
bias185 = Parameter('bias185', ('TENSOR_INT32', [4], 0.5, 0), [0, -12, -4, 8])
t185 = Output('t185', ('TENSOR_QUANT8_ASYMM', [1, 4, 4, 4], 0.5, 120))
t186 = Output('t186', ('TENSOR_QUANT8_ASYMM', [1, 4, 4, 4], 0.5, 120))
c187 = Parameter('c187', ('TENSOR_QUANT8_ASYMM', [4], 0.5, 7), [9, 5, 9, 5])
t187 = Output('t187', ('TENSOR_QUANT8_ASYMM', [1, 4, 4, 4], 0.5, 120))
t188 = Output('t188', ('TENSOR_QUANT8_ASYMM', [1, 4, 4, 4], 0.5, 120))
t189 = Output('t189', ('TENSOR_QUANT8_ASYMM', [1, 4, 4, 4], 0.5, 120))
deep190 = Internal('deep190', ('TENSOR_QUANT8_ASYMM', [1, 2, 2, 16], 0.5, 120))
t190 = Output('t190', ('TENSOR_QUANT8_ASYMM', [1, 4, 4, 4], 0.5, 120))
t191 = Output('t191', ('TENSOR_QUANT8_ASYMM', [1, 4, 4, 4], 0.5, 120))
model = Model()
model.Operation('CONV_2D', input, filter180, bias180, 1, 1, 1, 0).To(t180)
model.Operation('HARD_SWISH', t180).To(t181)
model.Operation('DEQUANTIZE', t181).To(real182)
model.Operation('QUANTIZE', real182).To(t182)
model.Operation('MAX_POOL_2D', t182, 1, 1, 1, 3, 2, 0).To(t183)
model.Operation('SUB', t183, c184, 0).To(t184)
model.Operation('CONV_2D', t184, filter185, bias185, 1, 1, 1, 0).To(t185)
model.Operation('RELU6', t185).To(t186)
model.Operation('MUL', t186, c187, 0).To(t187)
model.Operation('RESIZE_NEAREST_NEIGHBOR', t187, 4, 4, False).To(t188)
model.Operation('MAXIMUM', t188, t188).To(t189)
model.Operation('SPACE_TO_DEPTH', t189, 2).To(deep190)
model.Operation('DEPTH_TO_SPACE', deep190, 2).To(t190)
model.Operation('MAXIMUM', t190, t190).To(t191)
Example({
    input: [157, 180, 174, 72, 87, 162, 105, 103, 179, 149, 159, 64, 75, 151, 79, 70, 107, 123, 109, 79, 153,
    115, 159, 149, 65, 182, 164, 85, 152, 108, 94, 76, 90, 177, 189, 97, 61, 174, 182, 149, 130,
    105, 85, 177, 183, 72, 87, 90, 132, 84, 159, 149, 120, 72, 134, 85, 89, 122, 149, 81, 70, 162,
    103, 86],
    t180: [116, 116, 128, 108, 153, 176, 182, 60, 83, 158, 113, 91, 175, 145, 167, 52, 116, 116, 128, 108,
    103, 119, 117, 67, 149, 111, 167, 137, 61, 178, 172, 73, 116, 116, 128, 108, 86, 173, 197, 85,
    57, 170, 190, 137, 126, 101, 93, 165, 116, 116, 128, 108, 128, 80, 167, 137, 116, 68, 142, 73,
    85, 118, 157, 69],
    t181: [119, 119, 128, 120, 153, 176, 182, 120, 120, 158, 120, 120, 175, 145, 167, 120, 119, 119, 128, 120,
    120, 120, 119, 120, 149, 120, 167, 137, 120, 178, 172, 120, 119, 119, 128, 120, 120, 173, 197,
    120, 120, 170, 190, 137, 126, 120, 120, 165, 119, 119, 128, 120, 128, 120, 167, 137, 119, 120,
    142, 120, 120, 119, 157, 120],
    t182: [119, 119, 128, 120, 153, 176, 182, 120, 120, 158, 120, 120, 175, 145, 167, 120, 119, 119, 128, 120,
    120, 120, 119, 120, 149, 120, 167, 137, 120, 178, 172, 120, 119, 119, 128, 120, 120, 173, 197,
    120, 120, 170, 190, 137, 126, 120, 120, 165, 119, 119, 128, 120, 128, 120, 167, 137, 119, 120,
    142, 120, 120, 119, 157, 120],
    t183: [153, 176, 182, 120, 153, 176, 182, 137, 175, 178, 182, 137, 175, 178, 172, 137, 120, 173, 197, 120,
    149, 173, 197, 137, 149, 178, 197, 165, 149, 178, 190, 165, 128, 173, 197, 137, 128, 173, 197,
    137, 128, 173, 197, 165, 126, 170, 190, 165, 128, 120, 167, 137, 128, 120, 167, 137, 128, 120,
    167, 137, 120, 120, 157, 120],
    t184: [151, 157, 169, 108, 151, 157, 169, 125, 173, 159, 169, 125, 173, 159, 159, 125, 118, 154, 184, 108,
    147, 154, 184, 125, 147, 159, 184, 153, 147, 159, 177, 153, 126, 154, 184, 125, 126, 154, 184,
    125, 126, 154, 184, 153, 124, 151, 177, 153, 126, 101, 154, 125, 126, 101, 154, 125, 126, 101,
    154, 125, 118, 101, 144, 108],
    t185: [151, 145, 165, 133, 173, 147, 165, 133, 173, 147, 155, 133, 120, 108, 116, 128, 147, 142, 180, 133,
    147, 147, 180, 161, 147, 147, 173, 161, 120, 108, 116, 128, 126, 142, 180, 133, 126, 142, 180,
    161, 124, 139, 173, 161, 120, 108, 116, 128, 126, 89, 150, 133, 126, 89, 150, 133, 118, 89, 140,
    116, 120, 108, 116, 128],
    t186: [132, 132, 132, 132, 132, 132, 132, 132, 132, 132, 132, 132, 120, 120, 120, 128, 132, 132, 132, 132,
    132, 132, 132, 132, 132, 132, 132, 132, 120, 120, 120, 128, 126, 132, 132, 132, 126, 132, 132,
    132, 124, 132, 132, 132, 120, 120, 120, 128, 126, 120, 132, 132, 126, 120, 132, 132, 120, 120,
    132, 120, 120, 120, 120, 128],
    t187: [132, 108, 132, 108, 132, 108, 132, 108, 132, 108, 132, 108, 120, 120, 120, 112, 132, 108, 132, 108,
    132, 108, 132, 108, 132, 108, 132, 108, 120, 120, 120, 112, 126, 108, 132, 108, 126, 108, 132,
    108, 124, 108, 132, 108, 120, 120, 120, 112, 126, 120, 132, 108, 126, 120, 132, 108, 120, 120,
    132, 120, 120, 120, 120, 112],
    t188: [132, 108, 132, 108, 132, 108, 132, 108, 132, 108, 132, 108, 120, 120, 120, 112, 132, 108, 132, 108,
    132, 108, 132, 108, 132, 108, 132, 108, 120, 120, 120, 112, 126, 108, 132, 108, 126, 108, 132,
    108, 124, 108, 132, 108, 120, 120, 120, 112, 126, 120, 132, 108, 126, 120, 132, 108, 120, 120,
    132, 120, 120, 120, 120, 112],
    t189: [132, 108, 132, 108, 132, 108, 132, 108, 132, 108, 132, 108, 120, 120, 120, 112, 132, 108, 132, 108,
    132, 108, 132, 108, 132, 108, 132, 108, 120, 120, 120, 112, 126, 108, 132, 108, 126, 108, 132,
    108, 124, 108, 132, 108, 120, 120, 120, 112, 126, 120, 132, 108, 126, 120, 132, 108, 120, 120,
    132, 120, 120, 120, 120, 112],
    t190: [132, 108, 132, 108, 132, 108, 132, 108, 132, 108, 132, 108, 120, 120, 120, 112, 132, 108, 132, 108,
    132, 108, 132, 108, 132, 108, 132, 108, 120, 120, 120, 112, 126, 108, 132, 108, 126, 108, 132,
    108, 124, 108, 132, 108, 120, 120, 120, 112, 126, 120, 132, 108, 126, 120, 132, 108, 120, 120,
    132, 120, 120, 120, 120, 112],
    t191: [132, 108, 132, 108, 132, 108, 132, 108, 132, 108, 132, 108, 120, 120, 120, 112, 132, 108, 132, 108,
    132, 108, 132, 108, 132, 108, 132, 108, 120, 120, 120, 112, 126, 108, 132, 108, 126, 108, 132,
    108, 124, 108, 132, 108, 120, 120, 120, 112, 126, 120, 132, 108, 126, 120, 132, 108, 120, 120,
    132, 120, 120, 120, 120, 112],
}, name='of_18').AddVariations(DataTypeConverter(name='signed').Identify({
    input: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    filter180: ('TENSOR_QUANT8_ASYMM_SIGNED', 1.0, 0),
    t180: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t181: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t182: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t183: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    c184: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t184: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    filter185: ('TENSOR_QUANT8_ASYMM_SIGNED', 1.0, 0),
    t185: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t186: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    c187: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -121),
    t187: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t188: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t189: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    deep190: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t190: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t191: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
})).DisableLifeTimeVariation()

# CONV_2D, AVERAGE_POOL_2D, MAXIMUM, MUL, RELU, SELECT, TRANSPOSE
# Expected values: float64 formula.
input = Input('input', ('TENSOR_QUANT8_ASYMM', [1, 4, 4, 4], 0.5, 120))
filter510 = Parameter('filter510', ('TENSOR_QUANT8_ASYMM', [4, 1, 3, 4], 1.0, 128), [129, 128, 128, 128, 128, 128, 128, 128, 128, 128, 128, 128, 128, 129, 128, 128, 128, 128, 128, 128,
    128, 128, 128, 128, 128, 128, 129, 128, 128, 128, 128, 128, 128, 128, 128, 128, 128, 128, 128,
    129, 128, 128, 128, 128, 128, 128, 128, 128])
bias510 = Parameter('bias510', ('TENSOR_INT32', [4], 0.5, 0), [4, 4, -8, 12])
t510 = Output('t510', ('TENSOR_QUANT8_ASYMM', [1, 4, 4, 4], 0.5, 120))
t511 = Output('t511', ('TENSOR_QUANT8_ASYMM', [1, 4, 4, 4], 0.5, 120))
t512 = Output('t512', ('TENSOR_QUANT8_ASYMM', [1, 4, 4, 4], 0.5, 120))
c513 = Parameter('c513', ('TENSOR_QUANT8_ASYMM', [4], 0.5, 7), [7, 9, 9, 5])
t513 = Output('t513', ('TENSOR_QUANT8_ASYMM', [1, 4, 4, 4], 0.5, 120))
t514 = Output('t514', ('TENSOR_QUANT8_ASYMM', [1, 4, 4, 4], 0.5, 120))
choice515 = Parameter('choice515', ('TENSOR_BOOL8', [1, 4, 4, 4]), [True, True, False, True, True, False, True, True, True, True, False, False, False, False, False,
    True, False, True, True, True, True, False, False, False, True, False, False, True, False,
    False, False, False, True, False, False, False, False, False, False, True, True, True, False,
    True, True, False, True, False, False, False, False, True, False, True, True, True, True, True,
    True, True, True, True, False, True])
other515 = Parameter('other515', ('TENSOR_QUANT8_ASYMM', [1, 4, 4, 4], 0.5, 120), [127, 126, 104, 112, 167, 164, 113, 80, 132, 158, 168, 144, 133, 150, 143, 125, 87, 98, 153, 152,
    109, 163, 102, 86, 116, 164, 91, 149, 158, 165, 143, 119, 150, 154, 139, 112, 84, 89, 80, 120,
    99, 163, 91, 153, 165, 145, 118, 110, 91, 94, 153, 161, 92, 132, 152, 100, 91, 164, 89, 85, 87,
    99, 115, 133])
t515 = Output('t515', ('TENSOR_QUANT8_ASYMM', [1, 4, 4, 4], 0.5, 120))
where516 = Parameter('where516', ('TENSOR_INT32', [4]), [0, 2, 3, 1])
t516 = Output('t516', ('TENSOR_QUANT8_ASYMM', [1, 4, 4, 4], 0.5, 120))
model = Model()
model.Operation('CONV_2D', input, filter510, bias510, 1, 1, 1, 0).To(t510)
model.Operation('AVERAGE_POOL_2D', t510, 1, 1, 1, 2, 2, 0).To(t511)
model.Operation('MAXIMUM', t511, t511).To(t512)
model.Operation('MUL', t512, c513, 0).To(t513)
model.Operation('RELU', t513).To(t514)
model.Operation('SELECT', choice515, t514, other515).To(t515)
model.Operation('TRANSPOSE', t515, where516).To(t516)
Example({
    input: [99, 110, 89, 142, 132, 69, 170, 159, 139, 153, 85, 185, 167, 186, 185, 139, 138, 171, 108, 163, 64,
    100, 184, 178, 79, 94, 115, 177, 114, 165, 77, 127, 62, 137, 128, 121, 179, 64, 70, 94, 85, 123,
    146, 150, 147, 130, 138, 127, 101, 135, 128, 119, 94, 70, 188, 171, 116, 184, 174, 139, 73, 173,
    168, 77],
    t510: [124, 124, 112, 132, 103, 114, 81, 154, 136, 73, 162, 171, 143, 157, 77, 197, 124, 124, 112, 132,
    142, 175, 100, 175, 68, 104, 176, 190, 83, 98, 107, 189, 124, 124, 112, 132, 66, 141, 120, 133,
    183, 68, 62, 106, 89, 127, 138, 162, 124, 124, 112, 132, 105, 139, 120, 131, 98, 74, 180, 183,
    120, 188, 166, 151],
    t511: [123, 134, 101, 148, 112, 116, 130, 173, 107, 108, 131, 187, 113, 128, 92, 193, 114, 141, 111, 143,
    115, 122, 114, 151, 106, 99, 121, 162, 86, 112, 123, 176, 105, 132, 116, 132, 113, 105, 121,
    138, 123, 114, 137, 151, 104, 158, 152, 157, 114, 132, 116, 132, 101, 106, 150, 157, 109, 131,
    173, 167, 120, 188, 166, 151],
    t512: [123, 134, 101, 148, 112, 116, 130, 173, 107, 108, 131, 187, 113, 128, 92, 193, 114, 141, 111, 143,
    115, 122, 114, 151, 106, 99, 121, 162, 86, 112, 123, 176, 105, 132, 116, 132, 113, 105, 121,
    138, 123, 114, 137, 151, 104, 158, 152, 157, 114, 132, 116, 132, 101, 106, 150, 157, 109, 131,
    173, 167, 120, 188, 166, 151],
    t513: [120, 134, 101, 92, 120, 116, 130, 67, 120, 108, 131, 53, 120, 128, 92, 47, 120, 141, 111, 97, 120,
    122, 114, 89, 120, 99, 121, 78, 120, 112, 123, 64, 120, 132, 116, 108, 120, 105, 121, 102, 120,
    114, 137, 89, 120, 158, 152, 83, 120, 132, 116, 108, 120, 106, 150, 83, 120, 131, 173, 73, 120,
    188, 166, 89],
    t514: [120, 134, 120, 120, 120, 120, 130, 120, 120, 120, 131, 120, 120, 128, 120, 120, 120, 141, 120, 120,
    120, 122, 120, 120, 120, 120, 121, 120, 120, 120, 123, 120, 120, 132, 120, 120, 120, 120, 121,
    120, 120, 120, 137, 120, 120, 158, 152, 120, 120, 132, 120, 120, 120, 120, 150, 120, 120, 131,
    173, 120, 120, 188, 166, 120],
    t515: [120, 134, 104, 120, 120, 164, 130, 120, 120, 120, 168, 144, 133, 150, 143, 120, 87, 141, 120, 120,
    120, 163, 102, 86, 120, 164, 91, 120, 158, 165, 143, 119, 120, 154, 139, 112, 84, 89, 80, 120,
    120, 120, 91, 120, 120, 145, 152, 110, 91, 94, 153, 120, 92, 120, 150, 120, 120, 131, 173, 120,
    120, 188, 115, 120],
    t516: [120, 87, 120, 91, 134, 141, 154, 94, 104, 120, 139, 153, 120, 120, 112, 120, 120, 120, 84, 92, 164,
    163, 89, 120, 130, 102, 80, 150, 120, 86, 120, 120, 120, 120, 120, 120, 120, 164, 120, 131, 168,
    91, 91, 173, 144, 120, 120, 120, 133, 158, 120, 120, 150, 165, 145, 188, 143, 143, 152, 115,
    120, 119, 110, 120],
}, name='of_51').AddVariations(DataTypeConverter(name='signed').Identify({
    input: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    filter510: ('TENSOR_QUANT8_ASYMM_SIGNED', 1.0, 0),
    t510: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t511: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t512: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    c513: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -121),
    t513: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t514: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    other515: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t515: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t516: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
})).DisableLifeTimeVariation()
