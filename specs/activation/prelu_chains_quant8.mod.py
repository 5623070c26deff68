# Licensed under the Apache License, Version 2.0; see LICENSE.
# Written by 'python -m corpus' from corpus/families/activation.py; do not edit.
#
# PRELU and what may follow it: every operation after every other.

# PRELU, RELU6, MAX_POOL_2D, DEPTHWISE_CONV_2D, ADD, SPLIT, TRANSPOSE, CONV_2D,
# RESIZE_NEAREST_NEIGHBOR, SPACE_TO_DEPTH, CHANNEL_SHUFFLE, MAXIMUM
# Expected values: float64 formula.
input = Input('input', ('TENSOR_QUANT8_ASYMM', [1, 4, 4, 4], 0.5, 120))
c10 = Parameter('c10', ('TENSOR_QUANT8_ASYMM', [4], 0.015625, 128), [82, 148, 71, 109])
t10 = Internal('t10', ('TENSOR_QUANT8_ASYMM', [1, 4, 4, 4], 0.5, 120))
t11 = Internal('t11', ('TENSOR_QUANT8_ASYMM', [1, 4, 4, 4], 0.5, 120))
t12 = Internal('t12', ('TENSOR_QUANT8_ASYMM', [1, 4, 4, 4], 0.5, 120))
filter13 = Parameter('filter13', ('TENSOR_QUANT8_ASYMM', [1, 1, 3, 4], 1.0, 128), [128, 128, 128, 128, 129, 129, 129, 129, 128, 128, 128, 128])
bias13 = Parameter('bias13', ('TENSOR_INT32', [4], 0.5, 0), [-12, -8, -12, -8])
t13 = Internal('t13', ('TENSOR_QUANT8_ASYMM', [1, 4, 4, 4], 0.5, 120))
c14 = Parameter('c14', ('TENSOR_QUANT8_ASYMM', [4], 0.5, 120), [138, 121, 124, 131])
t14 = Internal('t14', ('TENSOR_QUANT8_ASYMM', [1, 4, 4, 4], 0.5, 120))
part_0_15 = Internal('part_0_15', ('TENSOR_QUANT8_ASYMM', [1, 4, 4, 2], 0.5, 120))
part_1_15 = Internal('part_1_15', ('TENSOR_QUANT8_ASYMM', [1, 4, 4, 2], 0.5, 120))
t15 = Internal('t15', ('TENSOR_QUANT8_ASYMM', [1, 4, 4, 4], 0.5, 120))
where16 = Parameter('where16', ('TENSOR_INT32', [4]), [0, 2, 3, 1])
t16 = Internal('t16', ('TENSOR_QUANT8_ASYMM', [1, 4, 4, 4], 0.5, 120))
filter17 = Parameter('filter17', ('TENSOR_QUANT8_ASYMM', [4, 1, 3, 4], 1.0, 128), [128, 128, 128, 128, 128, 128, 128, 128, 129, 128, 128, 128, 128, 128, 128, 128, 128, 128, 128, 128,
    128, 129, 128, 128, 128, 128, 128, 128, 128, 128, 128, 128, 128, 128, 129, 128, 128, 128, 128,
    128, 128, 128, 128, 128, 128, 128, 128, 129])
bias17 = Parameter('bias17', ('TENSOR_INT32', [4], 0.5, 0), [0, 4, -8, -12])
t17 = Internal('t17', ('TENSOR_QUANT8_ASYMM', [1, 4, 4, 4], 0.5, 120))
t18 = Internal('t18', ('TENSOR_QUANT8_ASYMM', [1, 4, 4, 4], 0.5, 120))
deep19 = Internal('deep19', ('TENSOR_QUANT8_ASYMM', [1, 2, 2, 16], 0.5, 120))
t19 = Internal('t19', ('TENSOR_QUANT8_ASYMM', [1, 4, 4, 4], 0.5, 120))
t20 = Internal('t20', ('TENSOR_QUANT8_ASYMM', [1, 4, 4, 4], 0.5, 120))
t21 = Output('t21', ('TENSOR_QUANT8_ASYMM', [1, 4, 4, 4], 0.5, 120))
model = Model()
model.Operation('PRELU', input, c10).To(t10)
model.Operation('RELU6', t10).To(t11)
model.Operation('MAX_POOL_2D', t11, 1, 1, 1, 3, 2, 0).To(t12)
model.Operation('DEPTHWISE_CONV_2D', t12, filter13, bias13, 1, 1, 1, 1, 0).To(t13)
model.Operation('ADD', t13, c14, 0).To(t14)
model.Operation('SPLIT', t14, 3, 2).To(part_0_15, part_1_15)
model.Operation('CONCATENATION', part_1_15, part_0_15, 3).To(t15)
model.Operation('TRANSPOSE', t15, where16).To(t16)
model.Operation('CONV_2D', t16, filter17, bias17, 1, 1, 1, 0).To(t17)
model.Operation('RESIZE_NEAREST_NEIGHBOR', t17, 4, 4, False).To(t18)
model.Operation('SPACE_TO_DEPTH', t18, 2).To(deep19)
model.Operation('DEPTH_TO_SPACE', deep19, 2).To(t19)
model.Operation('CHANNEL_SHUFFLE', t19, 2, 3).To(t20)
model.Operation('MAXIMUM', t20, t20).To(t21)
Example({
    input: [153, 121, 72, 113, 75, 182, 109, 115, 185, 116, 101, 183, 77, 182, 133, 133, 169, 104, 148, 128,
    169, 67, 142, 181, 88, 62, 186, 102, 72, 128, 80, 82, 123, 80, 92, 159, 97, 129, 97, 79, 145,
    127, 65, 141, 69, 104, 180, 189, 180, 136, 135, 128, 113, 72, 68, 169, 100, 149, 157, 112, 73,
    63, 122, 105],
    t21: [135, 127, 139, 123, 138, 130, 142, 126, 125, 117, 126, 113, 120, 112, 124, 108, 135, 127, 139, 123,
    138, 130, 142, 126, 125, 117, 126, 113, 120, 112, 124, 108, 135, 127, 139, 123, 138, 130, 142,
    126, 125, 117, 126, 113, 120, 112, 124, 108, 135, 127, 139, 115, 138, 130, 142, 126, 125, 117,
    125, 113, 120, 112, 124, 108],
}, name='of_1').AddVariations(DataTypeConverter(name='signed').Identify({
    input: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    c10: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.015625, 0),
    t10: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t11: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t12: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    filter13: ('TENSOR_QUANT8_ASYMM_SIGNED', 1.0, 0),
    t13: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    c14: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t14: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    part_0_15: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    part_1_15: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t15: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t16: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    filter17: ('TENSOR_QUANT8_ASYMM_SIGNED', 1.0, 0),
    t17: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t18: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    deep19: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t19: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t20: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t21: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
})).DisableLifeTimeVariation()

# PRELU, SPACE_TO_DEPTH, MUL, CONV_2D, MINIMUM, SELECT, SPACE_TO_BATCH_ND, ADD, SUB, RELU,
# SPACE_TO_BATCH_ND, SELECT
# Expected values: float64 formula.
input = Input('input', ('TENSOR_QUANT8_ASYMM', [1, 4, 4, 4], 0.5, 120))
c360 = Parameter('c360', ('TENSOR_QUANT8_ASYMM', [4], 0.015625, 128), [186, 73, 106, 123])
t360 = Output('t360', ('TENSOR_QUANT8_ASYMM', [1, 4, 4, 4], 0.5, 120))
deep361 = Internal('deep361', ('TENSOR_QUANT8_ASYMM', [1, 2, 2, 16], 0.5, 120))
t361 = Output('t361', ('TENSOR_QUANT8_ASYMM', [1, 4, 4, 4], 0.5, 120))
c362 = Parameter('c362', ('TENSOR_QUANT8_ASYMM', [4], 0.5, 7), [7, 5, 5, 7])
t362 = Output('t362', ('TENSOR_QUANT8_ASYMM', [1, 4, 4, 4], 0.5, 120))
filter363 = Parameter('filter363', ('TENSOR_QUANT8_ASYMM', [4, 1, 3, 4], 1.0, 128), [129, 128, 128, 128, 128, 128, 128, 128, 128, 128, 128, 128, 128, 129, 128, 128, 128, 128, 128, 128,
    128, 128, 128, 128, 128, 128, 129, 128, 128, 128, 128, 128, 128, 128, 128, 128, 128, 128, 128,
    129, 128, 128, 128, 128, 128, 128, 128, 128])
bias363 = Parameter('bias363', ('TENSOR_INT32', [4], 0.5, 0), [-12, 0, 4, -4])
t363 = Output('t363', ('TENSOR_QUANT8_ASYMM', [1, 4, 4, 4], 0.5, 120))
c364 = Parameter('c364', ('TENSOR_QUANT8_ASYMM', [4], 0.5, 120), [118, 124, 124, 157])
t364 = Output('t364', ('TENSOR_QUANT8_ASYMM', [1, 4, 4, 4], 0.5, 120))
choice365 = Parameter('choice365', ('TENSOR_BOOL8', [1, 4, 4, 4]), [True, True, False, True, True, False, True, False, False, True, True, True, True, True, True, True,
    True, True, False, False, False, True, True, True, True, True, True, True, False, False, True,
    False, False, False, True, False, True, True, False, True, False, True, False, False, True,
    True, True, True, True, False, False, True, True, False, False, False, True, False, True, True,
    False, True, False, True])
other365 = Parameter('other365', ('TENSOR_QUANT8_ASYMM', [1, 4, 4, 4], 0.5, 120), [168, 157, 143, 136, 99, 130, 115, 150, 146, 165, 83, 121, 91, 159, 154, 109, 164, 128, 169, 146,
    149, 131, 141, 120, 122, 127, 137, 119, 151, 129, 97, 106, 96, 145, 140, 141, 151, 147, 122,
    143, 121, 117, 149, 120, 106, 110, 134, 92, 162, 103, 164, 108, 120, 157, 86, 136, 134, 92, 127,
    165, 91, 133, 107, 100])
t365 = Output('t365', ('TENSOR_QUANT8_ASYMM', [1, 4, 4, 4], 0.5, 120))
block366 = Parameter('block366', ('TENSOR_INT32', [2]), [2, 2])
none366 = Parameter('none366', ('TENSOR_INT32', [2, 2]), [0, 0, 0, 0])
many366 = Internal('many366', ('TENSOR_QUANT8_ASYMM', [4, 2, 2, 4], 0.5, 120))
t366 = Output('t366', ('TENSOR_QUANT8_ASYMM', [1, 4, 4, 4], 0.5, 120))
c367 = Parameter('c367', ('TENSOR_QUANT8_ASYMM', [4], 0.5, 120), [120, 102, 117, 118])
t367 = Output('t367', ('TENSOR_QUANT8_ASYMM', [1, 4, 4, 4], 0.5, 120))
c368 = Parameter('c368', ('TENSOR_QUANT8_ASYMM', [4], 0.5, 120), [109, 123, 130, 117])
t368 = Output('t368', ('TENSOR_QUANT8_ASYMM', [1, 4, 4, 4], 0.5, 120))
t369 = Output('t369', ('TENSOR_QUANT8_ASYMM', [1, 4, 4, 4], 0.5, 120))
block370 = Parameter('block370', ('TENSOR_INT32', [2]), [2, 2])
none370 = Parameter('none370', ('TENSOR_INT32', [2, 2]), [0, 0, 0, 0])
many370 = Internal('many370', ('TENSOR_QUANT8_ASYMM', [4, 2, 2, 4], 0.5, 120))
t370 = Output('t370', ('TENSOR_QUANT8_ASYMM', [1, 4, 4, 4], 0.5, 120))
choice371 = Parameter('choice371', ('TENSOR_BOOL8', [1, 4, 4, 4]), [False, False, True, False, True, True, True, True, True, True, True, False, False, True, False,
    False, False, False, False, True, True, True, True, False, False, False, True, False, True,
    False, False, False, False, True, True, True, True, True, False, True, False, False, False,
    True, True, False, True, True, False, True, False, True, True, False, True, False, False, False,
    True, False, False, True, True, True])
other371 = Parameter('other371', ('TENSOR_QUANT8_ASYMM', [1, 4, 4, 4], 0.5, 120), [84, 84, 124, 88, 118, 127, 167, 153, 123, 138, 139, 124, 127, 107, 95, 138, 95, 97, 104, 160, 147,
    157, 85, 95, 115, 115, 148, 140, 150, 144, 167, 166, 151, 146, 143, 82, 92, 154, 165, 90, 169,
    120, 159, 149, 81, 129, 93, 95, 144, 106, 162, 95, 133, 122, 120, 118, 131, 89, 158, 149, 129,
    152, 80, 102])
t371 = Output('t371', ('TENSOR_QUANT8_ASYMM', [1, 4, 4, 4], 0.5, 120))
model = Model()
model.Operation('PRELU', input, c360).To(t360)
model.Operation('SPACE_TO_DEPTH', t360, 2).To(deep361)
model.Operation('DEPTH_TO_SPACE', deep361, 2).To(t361)
model.Operation('MUL', t361, c362, 0).To(t362)
model.Operation('CONV_2D', t362, filter363, bias363, 1, 1, 1, 0).To(t363)
model.Operation('MINIMUM', t363, c364).To(t364)
model.Operation('SELECT', choice365, t364, other365).To(t365)
model.Operation('SPACE_TO_BATCH_ND', t365, block366, none366).To(many366)
model.Operation('BATCH_TO_SPACE_ND', many366, block366).To(t366)
model.Operation('ADD', t366, c367, 0).To(t367)
model.Operation('SUB', t367, c368, 0).To(t368)
model.Operation('RELU', t368).To(t369)
model.Operation('SPACE_TO_BATCH_ND', t369, block370, none370).To(many370)
model.Operation('BATCH_TO_SPACE_ND', many370, block370).To(t370)
model.Operation('SELECT', choice371, t370, other371).To(t371)
Example({
    input: [154, 105, 75, 118, 141, 121, 178, 111, 154, 161, 70, 92, 128, 99, 94, 64, 180, 170, 84, 74, 71,
    152, 73, 80, 61, 178, 141, 70, 104, 105, 117, 89, 153, 65, 69, 172, 140, 120, 122, 66, 106, 119,
    143, 163, 77, 131, 65, 62, 125, 98, 140, 103, 147, 61, 170, 98, 143, 170, 180, 189, 178, 99,
    124, 157],
    t360: [154, 133, 135, 120, 141, 121, 178, 121, 154, 161, 137, 122, 128, 138, 129, 124, 180, 170, 132, 124,
    76, 152, 136, 123, 67, 178, 141, 124, 105, 133, 121, 122, 153, 167, 138, 172, 140, 120, 122,
    124, 107, 121, 143, 163, 81, 131, 139, 125, 125, 139, 140, 121, 147, 171, 170, 122, 143, 170,
    180, 189, 178, 138, 124, 157],
    t361: [154, 133, 135, 120, 141, 121, 178, 121, 154, 161, 137, 122, 128, 138, 129, 124, 180, 170, 132, 124,
    76, 152, 136, 123, 67, 178, 141, 124, 105, 133, 121, 122, 153, 167, 138, 172, 140, 120, 122,
    124, 107, 121, 143, 163, 81, 131, 139, 125, 125, 139, 140, 121, 147, 171, 170, 122, 143, 170,
    180, 189, 178, 138, 124, 157],
    t362: [120, 107, 105, 120, 120, 119, 62, 120, 120, 79, 103, 120, 120, 102, 111, 120, 120, 70, 108, 120,
    120, 88, 104, 120, 120, 62, 99, 120, 120, 107, 119, 120, 120, 73, 102, 120, 120, 120, 118, 120,
    120, 119, 97, 120, 120, 109, 101, 120, 120, 101, 100, 120, 120, 69, 70, 120, 120, 70, 60, 120,
    120, 102, 116, 120],
    t363: [108, 120, 124, 116, 108, 107, 109, 116, 108, 119, 66, 116, 108, 79, 107, 116, 108, 120, 124, 116,
    108, 70, 112, 116, 108, 88, 108, 116, 108, 62, 103, 116, 108, 120, 124, 116, 108, 73, 106, 116,
    108, 120, 122, 116, 108, 119, 101, 116, 108, 120, 124, 116, 108, 101, 104, 116, 108, 69, 74,
    116, 108, 70, 64, 116],
    t364: [108, 120, 124, 116, 108, 107, 109, 116, 108, 119, 66, 116, 108, 79, 107, 116, 108, 120, 124, 116,
    108, 70, 112, 116, 108, 88, 108, 116, 108, 62, 103, 116, 108, 120, 124, 116, 108, 73, 106, 116,
    108, 120, 122, 116, 108, 119, 101, 116, 108, 120, 124, 116, 108, 101, 104, 116, 108, 69, 74,
    116, 108, 70, 64, 116],
    t365: [108, 120, 143, 116, 108, 130, 109, 150, 146, 119, 66, 116, 108, 79, 107, 116, 108, 120, 169, 146,
    149, 70, 112, 116, 108, 88, 108, 116, 151, 129, 103, 106, 96, 145, 124, 141, 108, 73, 122, 116,
    121, 120, 149, 120, 108, 119, 101, 116, 108, 103, 164, 116, 108, 157, 86, 136, 108, 92, 74, 116,
    91, 70, 107, 116],
    t366: [108, 120, 143, 116, 108, 130, 109, 150, 146, 119, 66, 116, 108, 79, 107, 116, 108, 120, 169, 146,
    149, 70, 112, 116, 108, 88, 108, 116, 151, 129, 103, 106, 96, 145, 124, 141, 108, 73, 122, 116,
    121, 120, 149, 120, 108, 119, 101, 116, 108, 103, 164, 116, 108, 157, 86, 136, 108, 92, 74, 116,
    91, 70, 107, 116],
    t367: [108, 102, 140, 114, 108, 112, 106, 148, 146, 101, 63, 114, 108, 61, 104, 114, 108, 102, 166, 144,
    149, 52, 109, 114, 108, 70, 105, 114, 151, 111, 100, 104, 96, 127, 121, 139, 108, 55, 119, 114,
    121, 102, 146, 118, 108, 101, 98, 114, 108, 85, 161, 114, 108, 139, 83, 134, 108, 74, 71, 114,
    91, 52, 104, 114],
    t368: [119, 99, 130, 117, 119, 109, 96, 151, 157, 98, 53, 117, 119, 58, 94, 117, 119, 99, 156, 147, 160,
    49, 99, 117, 119, 67, 95, 117, 162, 108, 90, 107, 107, 124, 111, 142, 119, 52, 109, 117, 132,
    99, 136, 121, 119, 98, 88, 117, 119, 82, 151, 117, 119, 136, 73, 137, 119, 71, 61, 117, 102, 49,
    94, 117],
    t369: [120, 120, 130, 120, 120, 120, 120, 151, 157, 120, 120, 120, 120, 120, 120, 120, 120, 120, 156, 147,
    160, 120, 120, 120, 120, 120, 120, 120, 162, 120, 120, 120, 120, 124, 120, 142, 120, 120, 120,
    120, 132, 120, 136, 121, 120, 120, 120, 120, 120, 120, 151, 120, 120, 136, 120, 137, 120, 120,
    120, 120, 120, 120, 120, 120],
    t370: [120, 120, 130, 120, 120, 120, 120, 151, 157, 120, 120, 120, 120, 120, 120, 120, 120, 120, 156, 147,
    160, 120, 120, 120, 120, 120, 120, 120, 162, 120, 120, 120, 120, 124, 120, 142, 120, 120, 120,
    120, 132, 120, 136, 121, 120, 120, 120, 120, 120, 120, 151, 120, 120, 136, 120, 137, 120, 120,
    120, 120, 120, 120, 120, 120],
    t371: [84, 84, 130, 88, 120, 120, 120, 151, 157, 120, 120, 124, 127, 120, 95, 138, 95, 97, 104, 147, 160,
    120, 120, 95, 115, 115, 120, 140, 162, 144, 167, 166, 151, 124, 120, 142, 120, 120, 165, 120,
    169, 120, 159, 121, 120, 129, 120, 120, 144, 120, 162, 120, 120, 122, 120, 118, 131, 89, 120,
    149, 129, 120, 120, 120],
}, name='of_36').AddVariations(DataTypeConverter(name='signed').Identify({
    input: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    c360: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.015625, 0),
    t360: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    deep361: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t361: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    c362: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -121),
    t362: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    filter363: ('TENSOR_QUANT8_ASYMM_SIGNED', 1.0, 0),
    t363: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    c364: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t364: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    other365: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t365: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    many366: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t366: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    c367: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t367: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    c368: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t368: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t369: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    many370: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t370: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    other371: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t371: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
})).DisableLifeTimeVariation()

# PRELU, GATHER, SUB, ADD, TRANSPOSE, MAXIMUM, SUB, RESIZE_NEAREST_NEIGHBOR, MINIMUM, GATHER, PAD,
# SPACE_TO_DEPTH
# Expected values: float64 formula.
input = Input('input', ('TENSOR_QUANT8_ASYMM', [1, 4, 4, 4], 0.5, 120))
c370 = Parameter('c370', ('TENSOR_QUANT8_ASYMM', [4], 0.015625, 128), [81, 102, 73, 146])
t370 = Internal('t370', ('TENSOR_QUANT8_ASYMM', [1, 4, 4, 4], 0.5, 120))
places371 = Parameter('places371', ('TENSOR_INT32', [4]), [2, 0, 3, 1])
t371 = Internal('t371', ('TENSOR_QUANT8_ASYMM', [1, 4, 4, 4], 0.5, 120))
c372 = Parameter('c372', ('TENSOR_QUANT8_ASYMM', [4], 0.5, 120), [110, 135, 126, 101])
t372 = Internal('t372', ('TENSOR_QUANT8_ASYMM', [1, 4, 4, 4], 0.5, 120))
c373 = Parameter('c373', ('TENSOR_QUANT8_ASYMM', [4], 0.5, 120), [129, 111, 103, 131])
t373 = Internal('t373', ('TENSOR_QUANT8_ASYMM', [1, 4, 4, 4], 0.5, 120))
where374 = Parameter('where374', ('TENSOR_INT32', [4]), [0, 2, 3, 1])
t374 = Internal('t374', ('TENSOR_QUANT8_ASYMM', [1, 4, 4, 4], 0.5, 120))
t375 = Internal('t375', ('TENSOR_QUANT8_ASYMM', [1, 4, 4, 4], 0.5, 120))
c376 = Parameter('c376', ('TENSOR_QUANT8_ASYMM', [4], 0.5, 120), [126, 125, 111, 110])
t376 = Internal('t376', ('TENSOR_QUANT8_ASYMM', [1, 4, 4, 4], 0.5, 120))
t377 = Internal('t377', ('TENSOR_QUANT8_ASYMM', [1, 4, 4, 4], 0.5, 120))
c378 = Parameter('c378', ('TENSOR_QUANT8_ASYMM', [4], 0.5, 120), [156, 149, 115, 140])
t378 = Internal('t378', ('TENSOR_QUANT8_ASYMM', [1, 4, 4, 4], 0.5, 120))
places379 = Parameter('places379', ('TENSOR_INT32', [4]), [2, 0, 3, 1])
t379 = Internal('t379', ('TENSOR_QUANT8_ASYMM', [1, 4, 4, 4], 0.5, 120))
sides380 = Parameter('sides380', ('TENSOR_INT32', [4, 2]), [0, 0, 1, 2, 0, 1, 1, 0])
wide380 = Internal('wide380', ('TENSOR_QUANT8_ASYMM', [1, 7, 5, 5], 0.5, 120))
begin380 = Parameter('begin380', ('TENSOR_INT32', [4]), [0, 2, 1, 0])
size380 = Parameter('size380', ('TENSOR_INT32', [4]), [1, 4, 4, 4])
t380 = Internal('t380', ('TENSOR_QUANT8_ASYMM', [1, 4, 4, 4], 0.5, 120))
deep381 = Internal('deep381', ('TENSOR_QUANT8_ASYMM', [1, 2, 2, 16], 0.5, 120))
t381 = Output('t381', ('TENSOR_QUANT8_ASYMM', [1, 4, 4, 4], 0.5, 120))
model = Model()
model.Operation('PRELU', input, c370).To(t370)
model.Operation('GATHER', t370, 3, places371).To(t371)
model.Operation('SUB', t371, c372, 0).To(t372)
model.Operation('ADD', t372, c373, 0).To(t373)
model.Operation('TRANSPOSE', t373, where374).To(t374)
model.Operation('MAXIMUM', t374, t374).To(t375)
model.Operation('SUB', t375, c376, 0).To(t376)
model.Operation('RESIZE_NEAREST_NEIGHBOR', t376, 4, 4, False).To(t377)
model.Operation('MINIMUM', t377, c378).To(t378)
model.Operation('GATHER', t378, 2, places379).To(t379)
model.Operation('PAD', t379, sides380).To(wide380)
model.Operation('SLICE', wide380, begin380, size380).To(t380)
model.Operation('SPACE_TO_DEPTH', t380, 2).To(deep381)
model.Operation('DEPTH_TO_SPACE', deep381, 2).To(t381)
Example({
    input: [177, 118, 155, 184, 142, 114, 99, 87, 90, 88, 112, 79, 132, 92, 65, 131, 64, 152, 114, 145, 112,
    113, 108, 125, 188, 184, 165, 80, 145, 150, 136, 117, 66, 167, 128, 101, 92, 68, 122, 170, 154,
    82, 186, 144, 161, 84, 174, 106, 145, 165, 190, 125, 95, 153, 100, 86, 70, 163, 89, 90, 114,
    139, 62, 126],
    t381: [120, 151, 144, 115, 120, 146, 148, 115, 120, 112, 97, 115, 120, 120, 120, 120, 120, 140, 149, 115,
    120, 156, 149, 115, 120, 112, 149, 115, 120, 120, 120, 120, 120, 156, 149, 115, 120, 155, 149,
    115, 120, 102, 116, 115, 120, 120, 120, 120, 120, 120, 120, 120, 120, 120, 120, 120, 120, 120,
    120, 120, 120, 120, 120, 120],
}, name='of_37').AddVariations(DataTypeConverter(name='signed').Identify({
    input: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    c370: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.015625, 0),
    t370: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t371: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    c372: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t372: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    c373: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t373: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t374: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t375: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    c376: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t376: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t377: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    c378: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t378: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t379: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    wide380: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t380: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    deep381: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t381: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
})).DisableLifeTimeVariation()

# PRELU, MAX_POOL_2D, RESHAPE, TRANSPOSE, SUB, SPACE_TO_DEPTH, RESHAPE, CHANNEL_SHUFFLE, CONV_2D,
# MUL, QUANTIZE
# Expected values: float64 formula.
input = Input('input', ('TENSOR_QUANT8_ASYMM', [1, 4, 4, 4], 0.5, 120))
c390 = Parameter('c390', ('TENSOR_QUANT8_ASYMM', [4], 0.015625, 128), [187, 126, 102, 187])
t390 = Output('t390', ('TENSOR_QUANT8_ASYMM', [1, 4, 4, 4], 0.5, 120))
t391 = Output('t391', ('TENSOR_QUANT8_ASYMM', [1, 4, 4, 4], 0.5, 120))
where392 = Parameter('where392', ('TENSOR_INT32', [4]), [1, 4, 4, 4])
t392 = Output('t392', ('TENSOR_QUANT8_ASYMM', [1, 4, 4, 4], 0.5, 120))
where393 = Parameter('where393', ('TENSOR_INT32', [4]), [0, 2, 3, 1])
t393 = Output('t393', ('TENSOR_QUANT8_ASYMM', [1, 4, 4, 4], 0.5, 120))
c394 = Parameter('c394', ('TENSOR_QUANT8_ASYMM', [4], 0.5, 120), [112, 115, 128, 113])
t394 = Output('t394', ('TENSOR_QUANT8_ASYMM', [1, 4, 4, 4], 0.5, 120))
deep395 = Internal('deep395', ('TENSOR_QUANT8_ASYMM', [1, 2, 2, 16], 0.5, 120))
t395 = Output('t395', ('TENSOR_QUANT8_ASYMM', [1, 4, 4, 4], 0.5, 120))
where396 = Parameter('where396', ('TENSOR_INT32', [4]), [1, 4, 4, 4])
t396 = Output('t396', ('TENSOR_QUANT8_ASYMM', [1, 4, 4, 4], 0.5, 120))
t397 = Output('t397', ('TENSOR_QUANT8_ASYMM', [1, 4, 4, 4], 0.5, 120))
filter398 = Parameter('filter398', ('TENSOR_QUANT8_ASYMM', [4, 1, 3, 4], 1.0, 128), [128, 128, 128, 128, 128, 128, 128, 128, 129, 128, 128, 128, 128, 128, 128, 128, 128, 128, 128, 128,
    128, 129, 128, 128, 128, 128, 128, 128, 128, 128, 128, 128, 128, 128, 129, 128, 128, 128, 128,
    128, 128, 128, 128, 128, 128, 128, 128, 129])
bias398 = Parameter('bias398', ('TENSOR_INT32', [4], 0.5, 0), [12, 0, 4, -4])
t398 = Output('t398', ('TENSOR_QUANT8_ASYMM', [1, 4, 4, 4], 0.5, 120))
c399 = Parameter('c399', ('TENSOR_QUANT8_ASYMM', [4], 0.5, 7), [9, 5, 7, 9])
t399 = Output('t399', ('TENSOR_QUANT8_ASYMM', [1, 4, 4, 4], 0.5, 120))
real400 = Internal('real400', ('TENSOR_FLOAT32', [1, 4, 4, 4]))
t400 = Output('t400', ('TENSOR_QUANT8_ASYMM', [1, 4, 4, 4], 0.5, 120))
model = Model()
model.Operation('PRELU', input, c390).To(t390)
model.Operation('MAX_POOL_2D', t390, 1, 1, 1, 3, 2, 0).To(t391)
model.Operation('RESHAPE', t391, where392).To(t392)
model.Operation('TRANSPOSE', t392, where393).To(t393)
model.Operation('SUB', t393, c394, 0).To(t394)
model.Operation('SPACE_TO_DEPTH', t394, 2).To(deep395)
model.Operation('DEPTH_TO_SPACE', deep395, 2).To(t395)
model.Operation('RESHAPE', t395, where396).To(t396)
model.Operation('CHANNEL_SHUFFLE', t396, 2, 3).To(t397)
model.Operation('CONV_2D', t397, filter398, bias398, 1, 1, 1, 0).To(t398)
model.Operation('MUL', t398, c399, 0).To(t399)
model.Operation('DEQUANTIZE', t399).To(real400)
model.Operation('QUANTIZE', real400).To(t400)
Example({
    input: [123, 71, 152, 137, 122, 125, 72, 133, 182, 108, 128, 174, 116, 134, 190, 122, 185, 128, 100, 133,
    139, 71, 133, 80, 154, 120, 142, 120, 165, 147, 110, 102, 139, 162, 149, 72, 156, 92, 111, 127,
    128, 134, 135, 116, 189, 113, 125, 169, 116, 189, 115, 72, 63, 180, 166, 158, 139, 107, 95, 111,
    119, 65, 128, 77],
    t390: [123, 122, 152, 137, 122, 125, 140, 133, 182, 120, 128, 174, 116, 134, 190, 122, 185, 128, 128, 133,
    139, 122, 133, 83, 154, 120, 142, 120, 165, 147, 124, 103, 139, 162, 149, 76, 156, 121, 124,
    127, 128, 134, 135, 116, 189, 120, 125, 169, 116, 189, 122, 76, 67, 180, 166, 158, 139, 120,
    130, 112, 119, 122, 128, 80],
    t391: [185, 128, 152, 137, 185, 128, 152, 174, 182, 147, 190, 174, 182, 147, 190, 174, 185, 162, 149, 133,
    185, 162, 149, 133, 189, 147, 142, 169, 189, 147, 142, 169, 156, 189, 166, 158, 156, 189, 166,
    158, 189, 180, 166, 169, 189, 134, 135, 169, 116, 189, 166, 158, 139, 189, 166, 158, 139, 180,
    166, 158, 139, 122, 130, 112],
    t392: [185, 128, 152, 137, 185, 128, 152, 174, 182, 147, 190, 174, 182, 147, 190, 174, 185, 162, 149, 133,
    185, 162, 149, 133, 189, 147, 142, 169, 189, 147, 142, 169, 156, 189, 166, 158, 156, 189, 166,
    158, 189, 180, 166, 169, 189, 134, 135, 169, 116, 189, 166, 158, 139, 189, 166, 158, 139, 180,
    166, 158, 139, 122, 130, 112],
    t393: [185, 185, 156, 116, 128, 162, 189, 189, 152, 149, 166, 166, 137, 133, 158, 158, 185, 185, 156, 139,
    128, 162, 189, 189, 152, 149, 166, 166, 174, 133, 158, 158, 182, 189, 189, 139, 147, 147, 180,
    180, 190, 142, 166, 166, 174, 169, 169, 158, 182, 189, 189, 139, 147, 147, 134, 122, 190, 142,
    135, 130, 174, 169, 169, 112],
    t394: [193, 190, 148, 123, 136, 167, 181, 196, 160, 154, 158, 173, 145, 138, 150, 165, 193, 190, 148, 146,
    136, 167, 181, 196, 160, 154, 158, 173, 182, 138, 150, 165, 190, 194, 181, 146, 155, 152, 172,
    187, 198, 147, 158, 173, 182, 174, 161, 165, 190, 194, 181, 146, 155, 152, 126, 129, 198, 147,
    127, 137, 182, 174, 161, 119],
    t395: [193, 190, 148, 123, 136, 167, 181, 196, 160, 154, 158, 173, 145, 138, 150, 165, 193, 190, 148, 146,
    136, 167, 181, 196, 160, 154, 158, 173, 182, 138, 150, 165, 190, 194, 181, 146, 155, 152, 172,
    187, 198, 147, 158, 173, 182, 174, 161, 165, 190, 194, 181, 146, 155, 152, 126, 129, 198, 147,
    127, 137, 182, 174, 161, 119],
    t396: [193, 190, 148, 123, 136, 167, 181, 196, 160, 154, 158, 173, 145, 138, 150, 165, 193, 190, 148, 146,
    136, 167, 181, 196, 160, 154, 158, 173, 182, 138, 150, 165, 190, 194, 181, 146, 155, 152, 172,
    187, 198, 147, 158, 173, 182, 174, 161, 165, 190, 194, 181, 146, 155, 152, 126, 129, 198, 147,
    127, 137, 182, 174, 161, 119],
    t397: [193, 148, 190, 123, 136, 181, 167, 196, 160, 158, 154, 173, 145, 150, 138, 165, 193, 148, 190, 146,
    136, 181, 167, 196, 160, 158, 154, 173, 182, 150, 138, 165, 190, 181, 194, 146, 155, 172, 152,
    187, 198, 158, 147, 173, 182, 161, 174, 165, 190, 181, 194, 146, 155, 126, 152, 129, 198, 127,
    147, 137, 182, 161, 174, 119],
    t398: [148, 181, 171, 192, 172, 158, 158, 169, 157, 150, 142, 161, 132, 120, 124, 116, 148, 181, 171, 192,
    172, 158, 158, 169, 194, 150, 142, 161, 132, 120, 124, 116, 167, 172, 156, 183, 210, 158, 151,
    169, 194, 161, 178, 161, 132, 120, 124, 116, 167, 126, 156, 125, 210, 127, 151, 133, 194, 161,
    178, 115, 132, 120, 124, 116],
    t399: [148, 59, 120, 192, 172, 82, 120, 169, 157, 90, 120, 161, 132, 120, 120, 116, 148, 59, 120, 192,
    172, 82, 120, 169, 194, 90, 120, 161, 132, 120, 120, 116, 167, 68, 120, 183, 210, 82, 120, 169,
    194, 79, 120, 161, 132, 120, 120, 116, 167, 114, 120, 125, 210, 113, 120, 133, 194, 79, 120,
    115, 132, 120, 120, 116],
    t400: [148, 59, 120, 192, 172, 82, 120, 169, 157, 90, 120, 161, 132, 120, 120, 116, 148, 59, 120, 192,
    172, 82, 120, 169, 194, 90, 120, 161, 132, 120, 120, 116, 167, 68, 120, 183, 210, 82, 120, 169,
    194, 79, 120, 161, 132, 120, 120, 116, 167, 114, 120, 125, 210, 113, 120, 133, 194, 79, 120,
    115, 132, 120, 120, 116],
}, name='of_39').AddVariations(DataTypeConverter(name='signed').Identify({
    input: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    c390: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.015625, 0),
    t390: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t391: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t392: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t393: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    c394: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t394: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    deep395: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t395: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t396: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t397: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    filter398: ('TENSOR_QUANT8_ASYMM_SIGNED', 1.0, 0),
    t398: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    c399: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -121),
    t399: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t400: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
})).DisableLifeTimeVariation()
