# Licensed under the Apache License, Version 2.0; see LICENSE.
# Written by 'python -m corpus' from corpus/families/elementwise_binary.py; do not edit.
#
# MINIMUM and what may follow it: every operation after every other.

# MINIMUM, DEPTHWISE_CONV_2D, TRANSPOSE, MINIMUM, MUL, CHANNEL_SHUFFLE, AVERAGE_POOL_2D,
# TRANSPOSE, DEPTHWISE_CONV_2D, CHANNEL_SHUFFLE, RESIZE_NEAREST_NEIGHBOR, SUB
# Expected values: float64 formula.
input = Input('input', ('TENSOR_QUANT8_ASYMM', [1, 4, 4, 4], 0.5, 120))
c20 = Parameter('c20', ('TENSOR_QUANT8_ASYMM', [4], 0.5, 120), [135, 148, 153, 142])
t20 = Internal('t20', ('TENSOR_QUANT8_ASYMM', [1, 4, 4, 4], 0.5, 120))
filter21 = Parameter('filter21', ('TENSOR_QUANT8_ASYMM', [1, 1, 3, 4], 1.0, 128), [129, 129, 129, 129, 128, 128, 128, 128, 128, 128, 128, 128])
bias21 = Parameter('bias21', ('TENSOR_INT32', [4], 0.5, 0), [-4, 4, -4, -12])
t21 = Internal('t21', ('TENSOR_QUANT8_ASYMM', [1, 4, 4, 4], 0.5, 120))
where22 = Parameter('where22', ('TENSOR_INT32', [4]), [0, 2, 3, 1])
t22 = Internal('t22', ('TENSOR_QUANT8_ASYMM', [1, 4, 4, 4], 0.5, 120))
c23 = Parameter('c23', ('TENSOR_QUANT8_ASYMM', [4], 0.5, 120), [100, 147, 151, 93])
t23 = Internal('t23', ('TENSOR_QUANT8_ASYMM', [1, 4, 4, 4], 0.5, 120))
c24 = Parameter('c24', ('TENSOR_QUANT8_ASYMM', [4], 0.5, 7), [7, 7, 5, 9])
t24 = Internal('t24', ('TENSOR_QUANT8_ASYMM', [1, 4, 4, 4], 0.5, 120))
t25 = Internal('t25', ('TENSOR_QUANT8_ASYMM', [1, 4, 4, 4], 0.5, 120))
t26 = Internal('t26', ('TENSOR_QUANT8_ASYMM', [1, 4, 4, 4], 0.5, 120))
where27 = Parameter('where27', ('TENSOR_INT32', [4]), [0, 2, 3, 1])
t27 = Internal('t27', ('TENSOR_QUANT8_ASYMM', [1, 4, 4, 4], 0.5, 120))
filter28 = Parameter('filter28', ('TENSOR_QUANT8_ASYMM', [1, 1, 3, 4], 1.0, 128), [128, 128, 128, 128, 129, 129, 129, 129, 128, 128, 128, 128])
bias28 = Parameter('bias28', ('TENSOR_INT32', [4], 0.5, 0), [8, -12, -12, -12])
t28 = Internal('t28', ('TENSOR_QUANT8_ASYMM', [1, 4, 4, 4], 0.5, 120))
t29 = Internal('t29', ('TENSOR_QUANT8_ASYMM', [1, 4, 4, 4], 0.5, 120))
t30 = Internal('t30', ('TENSOR_QUANT8_ASYMM', [1, 4, 4, 4], 0.5, 120))
c31 = Parameter('c31', ('TENSOR_QUANT8_ASYMM', [4], 0.5, 120), [117, 114, 135, 124])
t31 = Output('t31', ('TENSOR_QUANT8_ASYMM', [1, 4, 4, 4], 0.5, 120))
model = Model()
model.Operation('MINIMUM', input, c20).To(t20)
model.Operation('DEPTHWISE_CONV_2D', t20, filter21, bias21, 1, 1, 1, 1, 0).To(t21)
model.Operation('TRANSPOSE', t21, where22).To(t22)
model.Operation('MINIMUM', t22, c23).To(t23)
model.Operation('MUL', t23, c24, 0).To(t24)
model.Operation('CHANNEL_SHUFFLE', t24, 2, 3).To(t25)
model.Operation('AVERAGE_POOL_2D', t25, 1, 1, 1, 2, 2, 0).To(t26)
model.Operation('TRANSPOSE', t26, where27).To(t27)
model.Operation('DEPTHWISE_CONV_2D', t27, filter28, bias28, 1, 1, 1, 1, 0).To(t28)
model.Operation('CHANNEL_SHUFFLE', t28, 2, 3).To(t29)
model.Operation('RESIZE_NEAREST_NEIGHBOR', t29, 4, 4, False).To(t30)
model.Operation('SUB', t30, c31, 0).To(t31)
Example({
    input: [162, 64, 144, 68, 147, 109, 180, 73, 94, 176, 60, 77, 61, 71, 142, 96, 111, 74, 163, 189, 69, 135,
    185, 166, 132, 101, 79, 176, 190, 109, 90, 70, 119, 172, 125, 123, 95, 167, 80, 158, 95, 103,
    68, 92, 157, 161, 67, 153, 119, 151, 159, 112, 124, 100, 184, 114, 169, 108, 160, 82, 75, 183,
    111, 116],
    t31: [131, 114, 93, 104, 124, 124, 86, 125, 131, 114, 93, 104, 104, 87, 66, 77, 131, 114, 93, 104, 123,
    135, 88, 139, 131, 114, 93, 104, 104, 87, 66, 77, 131, 114, 93, 104, 137, 147, 104, 152, 131,
    114, 93, 104, 104, 81, 66, 65, 131, 114, 93, 104, 142, 129, 92, 144, 131, 114, 93, 104, 104, 75,
    66, 54],
}, name='of_2').AddVariations(DataTypeConverter(name='signed').Identify({
    input: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    c20: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t20: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    filter21: ('TENSOR_QUANT8_ASYMM_SIGNED', 1.0, 0),
    t21: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t22: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    c23: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t23: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    c24: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -121),
    t24: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t25: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t26: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t27: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    filter28: ('TENSOR_QUANT8_ASYMM_SIGNED', 1.0, 0),
    t28: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t29: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t30: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    c31: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t31: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
})).DisableLifeTimeVariation()

# MINIMUM, PRELU, SPACE_TO_BATCH_ND, MINIMUM, MINIMUM, CHANNEL_SHUFFLE, TRANSPOSE, SPACE_TO_DEPTH,
# SELECT, MUL, SELECT, CHANNEL_SHUFFLE
# Expected values: float64 formula.
input = Input('input', ('TENSOR_QUANT8_ASYMM', [1, 4, 4, 4], 0.5, 120))
c210 = Parameter('c210', ('TENSOR_QUANT8_ASYMM', [4], 0.5, 120), [100, 115, 148, 106])
t210 = Output('t210', ('TENSOR_QUANT8_ASYMM', [1, 4, 4, 4], 0.5, 120))
c211 = Parameter('c211', ('TENSOR_QUANT8_ASYMM', [4], 0.015625, 128), [182, 73, 162, 80])
t211 = Output('t211', ('TENSOR_QUANT8_ASYMM', [1, 4, 4, 4], 0.5, 120))
block212 = Parameter('block212', ('TENSOR_INT32', [2]), [2, 2])
none212 = Parameter('none212', ('TENSOR_INT32', [2, 2]), [0, 0, 0, 0])
many212 = Internal('many212', ('TENSOR_QUANT8_ASYMM', [4, 2, 2, 4], 0.5, 120))
t212 = Output('t212', ('TENSOR_QUANT8_ASYMM', [1, 4, 4, 4], 0.5, 120))
c213 = Parameter('c213', ('TENSOR_QUANT8_ASYMM', [4], 0.5, 120), [93, 92, 148, 111])
t213 = Output('t213', ('TENSOR_QUANT8_ASYMM', [1, 4, 4, 4], 0.5, 120))
c214 = Parameter('c214', ('TENSOR_QUANT8_ASYMM', [4], 0.5, 120), [111, 94, 133, 92])
t214 = Output('t214', ('TENSOR_QUANT8_ASYMM', [1, 4, 4, 4], 0.5, 120))
t215 = Output('t215', ('TENSOR_QUANT8_ASYMM', [1, 4, 4, 4], 0.5, 120))
where216 = Parameter('where216', ('TENSOR_INT32', [4]), [0, 2, 3, 1])
t216 = Output('t216', ('TENSOR_QUANT8_ASYMM', [1, 4, 4, 4], 0.5, 120))
deep217 = Internal('deep217', ('TENSOR_QUANT8_ASYMM', [1, 2, 2, 16], 0.5, 120))
t217 = Output('t217', ('TENSOR_QUANT8_ASYMM', [1, 4, 4, 4], 0.5, 120))
choice218 = Parameter('choice218', ('TENSOR_BOOL8', [1, 4, 4, 4]), [False, False, True, False, True, False, True, True, False, True, True, False, False, False, True,
    False, False, True, True, True, False, True, False, False, True, False, True, False, True,
    False, True, True, True, True, True, False, False, True, False, True, False, True, True, True,
    False, False, True, True, False, False, False, True, True, False, True, True, True, False, True,
    False, True, True, False, True])
other218 = Parameter('other218', ('TENSOR_QUANT8_ASYMM', [1, 4, 4, 4], 0.5, 120), [168, 162, 94, 89, 153, 122, 151, 102, 114, 102, 141, 126, 96, 161, 140, 134, 83, 166, 166, 149, 97,
    85, 166, 117, 86, 110, 114, 118, 118, 95, 121, 105, 149, 108, 158, 147, 113, 91, 146, 119, 91,
    137, 93, 128, 137, 115, 150, 141, 161, 148, 151, 141, 159, 95, 92, 146, 151, 162, 125, 86, 118,
    82, 132, 132])
t218 = Output('t218', ('TENSOR_QUANT8_ASYMM', [1, 4, 4, 4], 0.5, 120))
c219 = Parameter('c219', ('TENSOR_QUANT8_ASYMM', [4], 0.5, 7), [5, 5, 9, 5])
t219 = Output('t219', ('TENSOR_QUANT8_ASYMM', [1, 4, 4, 4], 0.5, 120))
choice220 = Parameter('choice220', ('TENSOR_BOOL8', [1, 4, 4, 4]), [True, True, True, True, True, True, True, False, True, False, True, False, True, False, True,
    False, False, False, False, False, False, False, False, True, True, True, True, False, True,
    False, True, False, False, True, True, True, False, False, False, True, True, True, True, False,
    False, True, False, True, True, True, False, False, True, True, True, True, True, True, False,
    True, False, False, False, True])
other220 = Parameter('other220', ('TENSOR_QUANT8_ASYMM', [1, 4, 4, 4], 0.5, 120), [126, 124, 143, 144, 164, 133, 114, 126, 163, 113, 83, 113, 158, 153, 81, 150, 160, 159, 135, 92,
    120, 99, 140, 169, 103, 106, 149, 149, 93, 111, 90, 83, 149, 110, 95, 117, 146, 142, 128, 120,
    92, 159, 128, 166, 95, 150, 143, 81, 161, 102, 125, 137, 155, 116, 155, 105, 151, 148, 87, 108,
    116, 128, 119, 130])
t220 = Output('t220', ('TENSOR_QUANT8_ASYMM', [1, 4, 4, 4], 0.5, 120))
t221 = Output('t221', ('TENSOR_QUANT8_ASYMM', [1, 4, 4, 4], 0.5, 120))
model = Model()
model.Operation('MINIMUM', input, c210).To(t210)
model.Operation('PRELU', t210, c211).To(t211)
model.Operation('SPACE_TO_BATCH_ND', t211, block212, none212).To(many212)
model.Operation('BATCH_TO_SPACE_ND', many212, block212).To(t212)
model.Operation('MINIMUM', t212, c213).To(t213)
model.Operation('MINIMUM', t213, c214).To(t214)
model.Operation('CHANNEL_SHUFFLE', t214, 2, 3).To(t215)
model.Operation('TRANSPOSE', t215, where216).To(t216)
model.Operation('SPACE_TO_DEPTH', t216, 2).To(deep217)
model.Operation('DEPTH_TO_SPACE', deep217, 2).To(t217)
model.Operation('SELECT', choice218, t217, other218).To(t218)
model.Operation('MUL', t218, c219, 0).To(t219)
model.Operation('SELECT', choice220, t219, other220).To(t220)
model.Operation('CHANNEL_SHUFFLE', t220, 2, 3).To(t221)
Example({
    input: [148, 121, 180, 176, 119, 103, 118, 143, 129, 73, 126, 150, 183, 76, 166, 140, 100, 132, 74, 186,
    94, 93, 91, 68, 135, 95, 134, 95, 105, 148, 188, 108, 185, 157, 182, 108, 143, 121, 98, 169,
    185, 109, 170, 178, 86, 145, 128, 145, 62, 153, 136, 164, 163, 125, 82, 106, 100, 146, 71, 145,
    171, 74, 164, 160],
    t210: [100, 115, 148, 106, 100, 103, 118, 106, 100, 73, 126, 106, 100, 76, 148, 106, 100, 115, 74, 106,
    94, 93, 91, 68, 100, 95, 134, 95, 100, 115, 148, 106, 100, 115, 148, 106, 100, 115, 98, 106,
    100, 109, 148, 106, 86, 115, 128, 106, 62, 115, 136, 106, 100, 115, 82, 106, 100, 115, 71, 106,
    100, 74, 148, 106],
    t211: [103, 124, 148, 131, 103, 135, 119, 131, 103, 160, 126, 131, 103, 158, 148, 131, 103, 124, 96, 131,
    98, 143, 105, 159, 103, 141, 134, 139, 103, 124, 148, 131, 103, 124, 148, 131, 103, 124, 108,
    131, 103, 129, 148, 131, 91, 124, 128, 131, 71, 124, 136, 131, 103, 124, 100, 131, 103, 124, 94,
    131, 103, 160, 148, 131],
    t212: [103, 124, 148, 131, 103, 135, 119, 131, 103, 160, 126, 131, 103, 158, 148, 131, 103, 124, 96, 131,
    98, 143, 105, 159, 103, 141, 134, 139, 103, 124, 148, 131, 103, 124, 148, 131, 103, 124, 108,
    131, 103, 129, 148, 131, 91, 124, 128, 131, 71, 124, 136, 131, 103, 124, 100, 131, 103, 124, 94,
    131, 103, 160, 148, 131],
    t213: [93, 92, 148, 111, 93, 92, 119, 111, 93, 92, 126, 111, 93, 92, 148, 111, 93, 92, 96, 111, 93, 92,
    105, 111, 93, 92, 134, 111, 93, 92, 148, 111, 93, 92, 148, 111, 93, 92, 108, 111, 93, 92, 148,
    111, 91, 92, 128, 111, 71, 92, 136, 111, 93, 92, 100, 111, 93, 92, 94, 111, 93, 92, 148, 111],
    t214: [93, 92, 133, 92, 93, 92, 119, 92, 93, 92, 126, 92, 93, 92, 133, 92, 93, 92, 96, 92, 93, 92, 105,
    92, 93, 92, 133, 92, 93, 92, 133, 92, 93, 92, 133, 92, 93, 92, 108, 92, 93, 92, 133, 92, 91, 92,
    128, 92, 71, 92, 133, 92, 93, 92, 100, 92, 93, 92, 94, 92, 93, 92, 133, 92],
    t215: [93, 133, 92, 92, 93, 119, 92, 92, 93, 126, 92, 92, 93, 133, 92, 92, 93, 96, 92, 92, 93, 105, 92,
    92, 93, 133, 92, 92, 93, 133, 92, 92, 93, 133, 92, 92, 93, 108, 92, 92, 93, 133, 92, 92, 91,
    128, 92, 92, 71, 133, 92, 92, 93, 100, 92, 92, 93, 94, 92, 92, 93, 133, 92, 92],
    t216: [93, 93, 93, 71, 133, 96, 133, 133, 92, 92, 92, 92, 92, 92, 92, 92, 93, 93, 93, 93, 119, 105, 108,
    100, 92, 92, 92, 92, 92, 92, 92, 92, 93, 93, 93, 93, 126, 133, 133, 94, 92, 92, 92, 92, 92, 92,
    92, 92, 93, 93, 91, 93, 133, 133, 128, 133, 92, 92, 92, 92, 92, 92, 92, 92],
    t217: [93, 93, 93, 71, 133, 96, 133, 133, 92, 92, 92, 92, 92, 92, 92, 92, 93, 93, 93, 93, 119, 105, 108,
    100, 92, 92, 92, 92, 92, 92, 92, 92, 93, 93, 93, 93, 126, 133, 133, 94, 92, 92, 92, 92, 92, 92,
    92, 92, 93, 93, 91, 93, 133, 133, 128, 133, 92, 92, 92, 92, 92, 92, 92, 92],
    t218: [168, 162, 93, 89, 133, 122, 133, 133, 114, 92, 92, 126, 96, 161, 92, 134, 83, 93, 93, 93, 97, 105,
    166, 117, 92, 110, 92, 118, 92, 95, 92, 92, 93, 93, 93, 147, 113, 133, 146, 94, 91, 92, 92, 92,
    137, 115, 92, 92, 161, 148, 151, 93, 133, 95, 128, 133, 92, 162, 92, 86, 92, 92, 132, 92],
    t219: [72, 78, 93, 151, 107, 118, 133, 107, 126, 148, 92, 114, 144, 79, 92, 106, 157, 147, 93, 147, 143,
    135, 166, 123, 148, 130, 92, 122, 148, 145, 92, 148, 147, 147, 93, 93, 127, 107, 146, 146, 149,
    148, 92, 148, 103, 125, 92, 148, 79, 92, 151, 147, 107, 145, 128, 107, 148, 78, 92, 154, 148,
    148, 132, 148],
    t220: [72, 78, 93, 151, 107, 118, 133, 126, 126, 113, 92, 113, 144, 153, 92, 150, 160, 159, 135, 92, 120,
    99, 140, 123, 148, 130, 92, 149, 148, 111, 92, 83, 149, 147, 93, 93, 146, 142, 128, 146, 149,
    148, 92, 166, 95, 125, 143, 148, 79, 92, 125, 137, 107, 145, 128, 107, 148, 78, 87, 154, 116,
    128, 119, 148],
    t221: [72, 93, 78, 151, 107, 133, 118, 126, 126, 92, 113, 113, 144, 92, 153, 150, 160, 135, 159, 92, 120,
    140, 99, 123, 148, 92, 130, 149, 148, 92, 111, 83, 149, 93, 147, 93, 146, 128, 142, 146, 149,
    92, 148, 166, 95, 143, 125, 148, 79, 125, 92, 137, 107, 128, 145, 107, 148, 87, 78, 154, 116,
    119, 128, 148],
}, name='of_21').AddVariations(DataTypeConverter(name='signed').Identify({
    input: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    c210: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t210: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    c211: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.015625, 0),
    t211: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    many212: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t212: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    c213: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t213: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    c214: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t214: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t215: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t216: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    deep217: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t217: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    other218: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t218: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    c219: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -121),
    t219: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    other220: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t220: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t221: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
})).DisableLifeTimeVariation()

# MINIMUM, TRANSPOSE, MAX_POOL_2D, QUANTIZE, ADD, SPACE_TO_BATCH_ND, HARD_SWISH, RELU,
# DEPTHWISE_CONV_2D, RELU, ADD, SPACE_TO_DEPTH
# Expected values: float64 formula.
input = Input('input', ('TENSOR_QUANT8_ASYMM', [1, 4, 4, 4], 0.5, 120))
c300 = Parameter('c300', ('TENSOR_QUANT8_ASYMM', [4], 0.5, 120), [113, 126, 111, 158])
t300 = Output('t300', ('TENSOR_QUANT8_ASYMM', [1, 4, 4, 4], 0.5, 120))
where301 = Parameter('where301', ('TENSOR_INT32', [4]), [0, 2, 3, 1])
t301 = Output('t301', ('TENSOR_QUANT8_ASYMM', [1, 4, 4, 4], 0.5, 120))
t302 = Output('t302', ('TENSOR_QUANT8_ASYMM', [1, 4, 4, 4], 0.5, 120))
real303 = Internal('real303', ('TENSOR_FLOAT32', [1, 4, 4, 4]))
t303 = Output('t303', ('TENSOR_QUANT8_ASYMM', [1, 4, 4, 4], 0.5, 120))
c304 = Parameter('c304', ('TENSOR_QUANT8_ASYMM', [4], 0.5, 120), [130, 102, 131, 112])
t304 = Output('t304', ('TENSOR_QUANT8_ASYMM', [1, 4, 4, 4], 0.5, 120))
block305 = Parameter('block305', ('TENSOR_INT32', [2]), [2, 2])
none305 = Parameter('none305', ('TENSOR_INT32', [2, 2]), [0, 0, 0, 0])
many305 = Internal('many305', ('TENSOR_QUANT8_ASYMM', [4, 2, 2, 4], 0.5, 120))
t305 = Output('t305', ('TENSOR_QUANT8_ASYMM', [1, 4, 4, 4], 0.5, 120))
t306 = Output('t306', ('TENSOR_QUANT8_ASYMM', [1, 4, 4, 4], 0.5, 120))
t307 = Output('t307', ('TENSOR_QUANT8_ASYMM', [1, 4, 4, 4], 0.5, 120))
filter308 = Parameter('filter308', ('TENSOR_QUANT8_ASYMM', [1, 1, 3, 4], 1.0, 128), [128, 128, 128, 128, 128, 128, 128, 128, 129, 129, 129, 129])
bias308 = Parameter('bias308', ('TENSOR_INT32', [4], 0.5, 0), [12, -4, -12, 12])
t308 = Output('t308', ('TENSOR_QUANT8_ASYMM', [1, 4, 4, 4], 0.5, 120))
t309 = Output('t309', ('TENSOR_QUANT8_ASYMM', [1, 4, 4, 4], 0.5, 120))
c310 = Parameter('c310', ('TENSOR_QUANT8_ASYMM', [4], 0.5, 120), [107, 110, 139, 100])
t310 = Output('t310', ('TENSOR_QUANT8_ASYMM', [1, 4, 4, 4], 0.5, 120))
deep311 = Internal('deep311', ('TENSOR_QUANT8_ASYMM', [1, 2, 2, 16], 0.5, 120))
t311 = Output('t311', ('TENSOR_QUANT8_ASYMM', [1, 4, 4, 4], 0.5, 120))
model = Model()
model.Operation('MINIMUM', input, c300).To(t300)
model.Operation('TRANSPOSE', t300, where301).To(t301)
model.Operation('MAX_POOL_2D', t301, 1, 1, 1, 3, 2, 0).To(t302)
model.Operation('DEQUANTIZE', t302).To(real303)
model.Operation('QUANTIZE', real303).To(t303)
model.Operation('ADD', t303, c304, 0).To(t304)
model.Operation('SPACE_TO_BATCH_ND', t304, block305, none305).To(many305)
model.Operation('BATCH_TO_SPACE_ND', many305, block305).To(t305)
model.Operation('HARD_SWISH', t305).To(t306)
model.Operation('RELU', t306).To(t307)
model.Operation('DEPTHWISE_CONV_2D', t307, filter308, bias308, 1, 1, 1, 1, 0).To(t308)
model.Operation('RELU', t308).To(t309)
model.Operation('ADD', t309, c310, 0).To(t310)
model.Operation('SPACE_TO_DEPTH', t310, 2).To(deep311)
model.Operation('DEPTH_TO_SPACE', deep311, 2).To(t311)
Example({
    input: [189, 67, 122, 111, 143, 145, 106, 127, 71, 85, 128, 158, 133, 117, 189, 172, 120, 127, 147, 145,
    169, 71, 156, 82, 171, 103, 135, 63, 114, 167, 183, 141, 112, 88, 178, 152, 167, 75, 93, 157,
    80, 73, 155, 115, 147, 114, 70, 181, 148, 117, 147, 174, 127, 163, 136, 101, 120, 122, 166, 100,
    128, 94, 91, 79],
    t300: [113, 67, 111, 111, 113, 126, 106, 127, 71, 85, 111, 158, 113, 117, 111, 158, 113, 126, 111, 145,
    113, 71, 111, 82, 113, 103, 111, 63, 113, 126, 111, 141, 112, 88, 111, 152, 113, 75, 93, 157,
    80, 73, 111, 115, 113, 114, 70, 158, 113, 117, 111, 158, 113, 126, 111, 101, 113, 122, 111, 100,
    113, 94, 91, 79],
    t301: [113, 113, 112, 113, 67, 126, 88, 117, 111, 111, 111, 111, 111, 145, 152, 158, 113, 113, 113, 113,
    126, 71, 75, 126, 106, 111, 93, 111, 127, 82, 157, 101, 71, 113, 80, 113, 85, 103, 73, 122, 111,
    111, 111, 111, 158, 63, 115, 100, 113, 113, 113, 113, 117, 126, 114, 94, 111, 111, 70, 91, 158,
    141, 158, 79],
    t302: [126, 126, 113, 126, 126, 126, 113, 126, 127, 145, 157, 158, 127, 145, 157, 158, 126, 113, 113, 126,
    126, 113, 113, 126, 158, 111, 157, 126, 158, 111, 157, 111, 117, 126, 114, 122, 117, 126, 114,
    122, 158, 141, 158, 122, 158, 141, 158, 111, 117, 126, 114, 113, 117, 126, 114, 113, 158, 141,
    158, 94, 158, 141, 158, 91],
    t303: [126, 126, 113, 126, 126, 126, 113, 126, 127, 145, 157, 158, 127, 145, 157, 158, 126, 113, 113, 126,
    126, 113, 113, 126, 158, 111, 157, 126, 158, 111, 157, 111, 117, 126, 114, 122, 117, 126, 114,
    122, 158, 141, 158, 122, 158, 141, 158, 111, 117, 126, 114, 113, 117, 126, 114, 113, 158, 141,
    158, 94, 158, 141, 158, 91],
    t304: [136, 108, 124, 118, 136, 108, 124, 118, 137, 127, 168, 150, 137, 127, 168, 150, 136, 95, 124, 118,
    136, 95, 124, 118, 168, 93, 168, 118, 168, 93, 168, 103, 127, 108, 125, 114, 127, 108, 125, 114,
    168, 123, 169, 114, 168, 123, 169, 103, 127, 108, 125, 105, 127, 108, 125, 105, 168, 123, 169,
    86, 168, 123, 169, 83],
    t305: [136, 108, 124, 118, 136, 108, 124, 118, 137, 127, 168, 150, 137, 127, 168, 150, 136, 95, 124, 118,
    136, 95, 124, 118, 168, 93, 168, 118, 168, 93, 168, 103, 127, 108, 125, 114, 127, 108, 125, 114,
    168, 123, 169, 114, 168, 123, 169, 103, 127, 108, 125, 105, 127, 108, 125, 105, 168, 123, 169,
    86, 168, 123, 169, 83],
    t306: [136, 120, 123, 119, 136, 120, 123, 119, 137, 127, 168, 150, 137, 127, 168, 150, 136, 120, 123, 119,
    136, 120, 123, 119, 168, 120, 168, 119, 168, 120, 168, 120, 127, 120, 125, 120, 127, 120, 125,
    120, 168, 122, 169, 120, 168, 122, 169, 120, 127, 120, 125, 120, 127, 120, 125, 120, 168, 122,
    169, 120, 168, 122, 169, 120],
    t307: [136, 120, 123, 120, 136, 120, 123, 120, 137, 127, 168, 150, 137, 127, 168, 150, 136, 120, 123, 120,
    136, 120, 123, 120, 168, 120, 168, 120, 168, 120, 168, 120, 127, 120, 125, 120, 127, 120, 125,
    120, 168, 122, 169, 120, 168, 122, 169, 120, 127, 120, 125, 120, 127, 120, 125, 120, 168, 122,
    169, 120, 168, 122, 169, 120],
    t308: [148, 116, 111, 132, 149, 123, 156, 162, 149, 123, 156, 162, 132, 116, 108, 132, 148, 116, 111, 132,
    180, 116, 156, 132, 180, 116, 156, 132, 132, 116, 108, 132, 139, 116, 113, 132, 180, 118, 157,
    132, 180, 118, 157, 132, 132, 116, 108, 132, 139, 116, 113, 132, 180, 118, 157, 132, 180, 118,
    157, 132, 132, 116, 108, 132],
    t309: [148, 120, 120, 132, 149, 123, 156, 162, 149, 123, 156, 162, 132, 120, 120, 132, 148, 120, 120, 132,
    180, 120, 156, 132, 180, 120, 156, 132, 132, 120, 120, 132, 139, 120, 120, 132, 180, 120, 157,
    132, 180, 120, 157, 132, 132, 120, 120, 132, 139, 120, 120, 132, 180, 120, 157, 132, 180, 120,
    157, 132, 132, 120, 120, 132],
    t310: [135, 110, 139, 112, 136, 113, 175, 142, 136, 113, 175, 142, 119, 110, 139, 112, 135, 110, 139, 112,
    167, 110, 175, 112, 167, 110, 175, 112, 119, 110, 139, 112, 126, 110, 139, 112, 167, 110, 176,
    112, 167, 110, 176, 112, 119, 110, 139, 112, 126, 110, 139, 112, 167, 110, 176, 112, 167, 110,
    176, 112, 119, 110, 139, 112],
    t311: [135, 110, 139, 112, 136, 113, 175, 142, 136, 113, 175, 142, 119, 110, 139, 112, 135, 110, 139, 112,
    167, 110, 175, 112, 167, 110, 175, 112, 119, 110, 139, 112, 126, 110, 139, 112, 167, 110, 176,
    112, 167, 110, 176, 112, 119, 110, 139, 112, 126, 110, 139, 112, 167, 110, 176, 112, 167, 110,
    176, 112, 119, 110, 139, 112],
}, name='of_30').AddVariations(DataTypeConverter(name='signed').Identify({
    input: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    c300: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t300: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t301: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t302: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t303: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    c304: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t304: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    many305: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t305: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t306: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t307: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    filter308: ('TENSOR_QUANT8_ASYMM_SIGNED', 1.0, 0),
    t308: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t309: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    c310: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t310: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    deep311: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t311: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
})).DisableLifeTimeVariation()

# MINIMUM, MAX_POOL_2D, HARD_SWISH, MINIMUM, SPACE_TO_DEPTH, PAD, RELU6, RESIZE_NEAREST_NEIGHBOR,
# ADD, RELU, QUANTIZE
# Expected values: float64 formula.
input = Input('input', ('TENSOR_QUANT8_ASYMM', [1, 4, 4, 4], 0.5, 120))
c340 = Parameter('c340', ('TENSOR_QUANT8_ASYMM', [4], 0.5, 120), [118, 90, 147, 130])
t340 = Internal('t340', ('TENSOR_QUANT8_ASYMM', [1, 4, 4, 4], 0.5, 120))
t341 = Internal('t341', ('TENSOR_QUANT8_ASYMM', [1, 4, 4, 4], 0.5, 120))
t342 = Internal('t342', ('TENSOR_QUANT8_ASYMM', [1, 4, 4, 4], 0.5, 120))
c343 = Parameter('c343', ('TENSOR_QUANT8_ASYMM', [4], 0.5, 120), [131, 112, 97, 95])
t343 = Internal('t343', ('TENSOR_QUANT8_ASYMM', [1, 4, 4, 4], 0.5, 120))
deep344 = Internal('deep344', ('TENSOR_QUANT8_ASYMM', [1, 2, 2, 16], 0.5, 120))
t344 = Internal('t344', ('TENSOR_QUANT8_ASYMM', [1, 4, 4, 4], 0.5, 120))
sides345 = Parameter('sides345', ('TENSOR_INT32', [4, 2]), [0, 0, 1, 2, 0, 1, 1, 0])
wide345 = Internal('wide345', ('TENSOR_QUANT8_ASYMM', [1, 7, 5, 5], 0.5, 120))
begin345 = Parameter('begin345', ('TENSOR_INT32', [4]), [0, 2, 1, 0])
size345 = Parameter('size345', ('TENSOR_INT32', [4]), [1, 4, 4, 4])
t345 = Internal('t345', ('TENSOR_QUANT8_ASYMM', [1, 4, 4, 4], 0.5, 120))
t346 = Internal('t346', ('TENSOR_QUANT8_ASYMM', [1, 4, 4, 4], 0.5, 120))
t347 = Internal('t347', ('TENSOR_QUANT8_ASYMM', [1, 4, 4, 4], 0.5, 120))
c348 = Parameter('c348', ('TENSOR_QUANT8_ASYMM', [4], 0.5, 120), [132, 129, 114, 101])
t348 = Internal('t348', ('TENSOR_QUANT8_ASYMM', [1, 4, 4, 4], 0.5, 120))
t349 = Internal('t349', ('TENSOR_QUANT8_ASYMM', [1, 4, 4, 4], 0.5, 120))
real350 = Internal('real350', ('TENSOR_FLOAT32', [1, 4, 4, 4]))
t350 = Output('t350', ('TENSOR_QUANT8_ASYMM', [1, 4, 4, 4], 0.5, 120))
model = Model()
model.Operation('MINIMUM', input, c340).To(t340)
model.Operation('MAX_POOL_2D', t340, 1, 1, 1, 3, 2, 0).To(t341)
model.Operation('HARD_SWISH', t341).To(t342)
model.Operation('MINIMUM', t342, c343).To(t343)
model.Operation('SPACE_TO_DEPTH', t343, 2).To(deep344)
model.Operation('DEPTH_TO_SPACE', deep344, 2).To(t344)
model.Operation('PAD', t344, sides345).To(wide345)
model.Operation('SLICE', wide345, begin345, size345).To(t345)
model.Operation('RELU6', t345).To(t346)
model.Operation('RESIZE_NEAREST_NEIGHBOR', t346, 4, 4, False).To(t347)
model.Operation('ADD', t347, c348, 0).To(t348)
model.Operation('RELU', t348).To(t349)
model.Operation('DEQUANTIZE', t349).To(real350)
model.Operation('QUANTIZE', real350).To(t350)
Example({
    input: [68, 188, 111, 77, 141, 139, 76, 144, 107, 112, 182, 189, 102, 180, 73, 164, 68, 147, 158, 157, 122,
    110, 113, 135, 113, 123, 106, 93, 107, 121, 181, 106, 166, 154, 166, 116, 110, 75, 76, 92, 128,
    125, 165, 154, 63, 83, 108, 99, 158, 82, 86, 129, 64, 108, 66, 172, 71, 78, 143, 162, 60, 133,
    63, 131],
    t350: [132, 129, 120, 120, 132, 129, 120, 120, 132, 129, 120, 120, 132, 129, 120, 120, 132, 129, 120, 120,
    132, 129, 120, 120, 132, 129, 120, 120, 132, 129, 120, 120, 132, 129, 120, 120, 132, 129, 120,
    120, 132, 129, 120, 120, 132, 129, 120, 120, 132, 129, 120, 120, 132, 129, 120, 120, 132, 129,
    120, 120, 132, 129, 120, 120],
}, name='of_34').AddVariations(DataTypeConverter(name='signed').Identify({
    input: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    c340: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t340: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t341: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t342: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    c343: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t343: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    deep344: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t344: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    wide345: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t345: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t346: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t347: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    c348: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t348: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t349: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t350: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
})).DisableLifeTimeVariation()

# MINIMUM, HARD_SWISH, MAX_POOL_2D, ADD, MUL, TRANSPOSE, RESIZE_NEAREST_NEIGHBOR, RESHAPE, RELU6,
# SPACE_TO_DEPTH, RELU6, MINIMUM
# Expected values: float64 formula.
input = Input('input', ('TENSOR_QUANT8_ASYMM', [1, 4, 4, 4], 0.5, 120))
c420 = Parameter('c420', ('TENSOR_QUANT8_ASYMM', [4], 0.5, 120), [134, 152, 145, 157])
t420 = Output('t420', ('TENSOR_QUANT8_ASYMM', [1, 4, 4, 4], 0.5, 120))
t421 = Output('t421', ('TENSOR_QUANT8_ASYMM', [1, 4, 4, 4], 0.5, 120))
t422 = Output('t422', ('TENSOR_QUANT8_ASYMM', [1, 4, 4, 4], 0.5, 120))
c423 = Parameter('c423', ('TENSOR_QUANT8_ASYMM', [4], 0.5, 120), [102, 113, 107, 134])
t423 = Output('t423', ('TENSOR_QUANT8_ASYMM', [1, 4, 4, 4], 0.5, 120))
c424 = Parameter('c424', ('TENSOR_QUANT8_ASYMM', [4], 0.5, 7), [5, 9, 7, 5])
t424 = Output('t424', ('TENSOR_QUANT8_ASYMM', [1, 4, 4, 4], 0.5, 120))
where425 = Parameter('where425', ('TENSOR_INT32', [4]), [0, 2, 3, 1])
t425 = Output('t425', ('TENSOR_QUANT8_ASYMM', [1, 4, 4, 4], 0.5, 120))
t426 = Output('t426', ('TENSOR_QUANT8_ASYMM', [1, 4, 4, 4], 0.5, 120))
where427 = Parameter('where427', ('TENSOR_INT32', [4]), [1, 4, 4, 4])
t427 = Output('t427', ('TENSOR_QUANT8_ASYMM', [1, 4, 4, 4], 0.5, 120))
t428 = Output('t428', ('TENSOR_QUANT8_ASYMM', [1, 4, 4, 4], 0.5, 120))
deep429 = Internal('deep429', ('TENSOR_QUANT8_ASYMM', [1, 2, 2, 16], 0.5, 120))
t429 = Output('t429', ('TENSOR_QUANT8_ASYMM', [1, 4, 4, 4], 0.5, 120))
t430 = Output('t430', ('TENSOR_QUANT8_ASYMM', [1, 4, 4, 4], 0.5, 120))
c431 = Parameter('c431', ('TENSOR_QUANT8_ASYMM', [4], 0.5, 120), [111, 117, 128, 104])
t431 = Output('t431', ('TENSOR_QUANT8_ASYMM', [1, 4, 4, 4], 0.5, 120))
model = Model()
model.Operation('MINIMUM', input, c420).To(t420)
model.Operation('HARD_SWISH', t420).To(t421)
model.Operation('MAX_POOL_2D', t421, 1, 1, 1, 3, 2, 0).To(t422)
model.Operation('ADD', t422, c423, 0).To(t423)
model.Operation('MUL', t423, c424, 0).To(t424)
model.Operation('TRANSPOSE', t424, where425).To(t425)
model.Operation('RESIZE_NEAREST_NEIGHBOR', t425, 4, 4, False).To(t426)
model.Operation('RESHAPE', t426, where427).To(t427)
model.Operation('RELU6', t427).To(t428)
model.Operation('SPACE_TO_DEPTH', t428, 2).To(deep429)
model.Operation('DEPTH_TO_SPACE', deep429, 2).To(t429)
model.Operation('RELU6', t429).To(t430)
model.Operation('MINIMUM', t430, c431).To(t431)
Example({
    input: [152, 97, 141, 162, 88, 121, 104, 87, 110, 71, 64, 140, 63, 158, 137, 89, 70, 80, 84, 152, 148, 69,
    116, 179, 99, 174, 130, 111, 92, 167, 110, 143, 86, 63, 154, 126, 146, 119, 140, 150, 135, 133,
    179, 68, 136, 115, 91, 131, 154, 184, 161, 61, 83, 134, 121, 138, 60, 90, 64, 129, 143, 98, 105,
    123],
    t420: [134, 97, 141, 157, 88, 121, 104, 87, 110, 71, 64, 140, 63, 152, 137, 89, 70, 80, 84, 152, 134, 69,
    116, 157, 99, 152, 130, 111, 92, 152, 110, 143, 86, 63, 145, 126, 134, 119, 140, 150, 134, 133,
    145, 68, 134, 115, 91, 131, 134, 152, 145, 61, 83, 134, 121, 138, 60, 90, 64, 129, 134, 98, 105,
    123],
    t421: [134, 120, 141, 157, 120, 121, 120, 120, 120, 120, 120, 140, 120, 152, 137, 120, 120, 120, 120, 152,
    134, 120, 119, 157, 120, 152, 130, 120, 120, 152, 120, 143, 120, 120, 145, 126, 134, 120, 140,
    150, 134, 133, 145, 120, 134, 120, 120, 131, 134, 152, 145, 120, 120, 134, 121, 138, 120, 120,
    120, 129, 134, 120, 120, 122],
    t422: [134, 121, 141, 157, 134, 152, 141, 157, 134, 152, 137, 157, 120, 152, 137, 143, 134, 120, 145, 157,
    134, 152, 145, 157, 134, 152, 145, 157, 134, 152, 145, 143, 134, 152, 145, 150, 134, 152, 145,
    150, 134, 134, 145, 150, 134, 133, 145, 131, 134, 152, 145, 138, 134, 152, 145, 138, 134, 134,
    121, 138, 134, 120, 120, 129],
    t423: [116, 114, 128, 171, 116, 145, 128, 171, 116, 145, 124, 171, 102, 145, 124, 157, 116, 113, 132, 171,
    116, 145, 132, 171, 116, 145, 132, 171, 116, 145, 132, 157, 116, 145, 132, 164, 116, 145, 132,
    164, 116, 127, 132, 164, 116, 126, 132, 145, 116, 145, 132, 152, 116, 145, 132, 152, 116, 127,
    108, 152, 116, 113, 107, 143],
    t424: [124, 114, 120, 69, 124, 145, 120, 69, 124, 145, 120, 69, 138, 145, 120, 83, 124, 113, 120, 69, 124,
    145, 120, 69, 124, 145, 120, 69, 124, 145, 120, 83, 124, 145, 120, 76, 124, 145, 120, 76, 124,
    127, 120, 76, 124, 126, 120, 95, 124, 145, 120, 88, 124, 145, 120, 88, 124, 127, 120, 88, 124,
    113, 120, 97],
    t425: [124, 124, 124, 124, 114, 113, 145, 145, 120, 120, 120, 120, 69, 69, 76, 88, 124, 124, 124, 124,
    145, 145, 145, 145, 120, 120, 120, 120, 69, 69, 76, 88, 124, 124, 124, 124, 145, 145, 127, 127,
    120, 120, 120, 120, 69, 69, 76, 88, 138, 124, 124, 124, 145, 145, 126, 113, 120, 120, 120, 120,
    83, 83, 95, 97],
    t426: [124, 124, 124, 124, 114, 113, 145, 145, 120, 120, 120, 120, 69, 69, 76, 88, 124, 124, 124, 124,
    145, 145, 145, 145, 120, 120, 120, 120, 69, 69, 76, 88, 124, 124, 124, 124, 145, 145, 127, 127,
    120, 120, 120, 120, 69, 69, 76, 88, 138, 124, 124, 124, 145, 145, 126, 113, 120, 120, 120, 120,
    83, 83, 95, 97],
    t427: [124, 124, 124, 124, 114, 113, 145, 145, 120, 120, 120, 120, 69, 69, 76, 88, 124, 124, 124, 124,
    145, 145, 145, 145, 120, 120, 120, 120, 69, 69, 76, 88, 124, 124, 124, 124, 145, 145, 127, 127,
    120, 120, 120, 120, 69, 69, 76, 88, 138, 124, 124, 124, 145, 145, 126, 113, 120, 120, 120, 120,
    83, 83, 95, 97],
    t428: [124, 124, 124, 124, 120, 120, 132, 132, 120, 120, 120, 120, 120, 120, 120, 120, 124, 124, 124, 124,
    132, 132, 132, 132, 120, 120, 120, 120, 120, 120, 120, 120, 124, 124, 124, 124, 132, 132, 127,
    127, 120, 120, 120, 120, 120, 120, 120, 120, 132, 124, 124, 124, 132, 132, 126, 120, 120, 120,
    120, 120, 120, 120, 120, 120],
    t429: [124, 124, 124, 124, 120, 120, 132, 132, 120, 120, 120, 120, 120, 120, 120, 120, 124, 124, 124, 124,
    132, 132, 132, 132, 120, 120, 120, 120, 120, 120, 120, 120, 124, 124, 124, 124, 132, 132, 127,
    127, 120, 120, 120, 120, 120, 120, 120, 120, 132, 124, 124, 124, 132, 132, 126, 120, 120, 120,
    120, 120, 120, 120, 120, 120],
    t430: [124, 124, 124, 124, 120, 120, 132, 132, 120, 120, 120, 120, 120, 120, 120, 120, 124, 124, 124, 124,
    132, 132, 132, 132, 120, 120, 120, 120, 120, 120, 120, 120, 124, 124, 124, 124, 132, 132, 127,
    127, 120, 120, 120, 120, 120, 120, 120, 120, 132, 124, 124, 124, 132, 132, 126, 120, 120, 120,
    120, 120, 120, 120, 120, 120],
    t431: [111, 117, 124, 104, 111, 117, 128, 104, 111, 117, 120, 104, 111, 117, 120, 104, 111, 117, 124, 104,
    111, 117, 128, 104, 111, 117, 120, 104, 111, 117, 120, 104, 111, 117, 124, 104, 111, 117, 127,
    104, 111, 117, 120, 104, 111, 117, 120, 104, 111, 117, 124, 104, 111, 117, 126, 104, 111, 117,
    120, 104, 111, 117, 120, 104],
}, name='of_42').AddVariations(DataTypeConverter(name='signed').Identify({
    input: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    c420: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t420: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t421: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t422: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    c423: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t423: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    c424: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -121),
    t424: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t425: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t426: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t427: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t428: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    deep429: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t429: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t430: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    c431: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t431: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
})).DisableLifeTimeVariation()
