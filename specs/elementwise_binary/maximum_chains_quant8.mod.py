# Licensed under the Apache License, Version 2.0; see LICENSE.
# Written by 'python -m corpus' from corpus/families/elementwise_binary.py; do not edit.
#
# MAXIMUM and what may follow it: every operation after every other.

# MAXIMUM, PRELU, CHANNEL_SHUFFLE, SUB, SUB, SPLIT, SELECT, RELU6, SUB, SELECT, MINIMUM, PAD
# Expected values: float64 formula.
input = Input('input', ('TENSOR_QUANT8_ASYMM', [1, 4, 4, 4], 0.5, 120))
t100 = Internal('t100', ('TENSOR_QUANT8_ASYMM', [1, 4, 4, 4], 0.5, 120))
c101 = Parameter('c101', ('TENSOR_QUANT8_ASYMM', [4], 0.015625, 128), [159, 101, 85, 68])
t101 = Internal('t101', ('TENSOR_QUANT8_ASYMM', [1, 4, 4, 4], 0.5, 120))
t102 = Internal('t102', ('TENSOR_QUANT8_ASYMM', [1, 4, 4, 4], 0.5, 120))
c103 = Parameter('c103', ('TENSOR_QUANT8_ASYMM', [4], 0.5, 120), [118, 111, 131, 107])
t103 = Internal('t103', ('TENSOR_QUANT8_ASYMM', [1, 4, 4, 4], 0.5, 120))
c104 = Parameter('c104', ('TENSOR_QUANT8_ASYMM', [4], 0.5, 120), [139, 136, 132, 105])
t104 = Internal('t104', ('TENSOR_QUANT8_ASYMM', [1, 4, 4, 4], 0.5, 120))
part_0_105 = Internal('part_0_105', ('TENSOR_QUANT8_ASYMM', [1, 4, 4, 2], 0.5, 120))
part_1_105 = Internal('part_1_105', ('TENSOR_QUANT8_ASYMM', [1, 4, 4, 2], 0.5, 120))
t105 = Internal('t105', ('TENSOR_QUANT8_ASYMM', [1, 4, 4, 4], 0.5, 120))
choice106 = Parameter('choice106', ('TENSOR_BOOL8', [1, 4, 4, 4]), [True, True, True, True, True, True, False, True, True, True, True, False, False, True, False, True,
    False, False, False, False, True, False, False, False, False, True, True, False, True, True,
    False, True, False, False, True, True, True, False, True, False, False, True, True, True, True,
    True, False, True, False, False, True, False, True, False, True, False, True, False, True, True,
    True, True, False, True])
other106 = Parameter('other106', ('TENSOR_QUANT8_ASYMM', [1, 4, 4, 4], 0.5, 120), [163, 150, 115, 114, 127, 165, 121, 123, 141, 144, 87, 129, 123, 154, 127, 165, 138, 81, 89, 133,
    88, 136, 110, 109, 87, 105, 118, 164, 109, 83, 106, 148, 92, 112, 141, 97, 141, 117, 156, 83,
    139, 97, 87, 139, 145, 121, 112, 157, 162, 103, 124, 86, 100, 154, 142, 134, 168, 122, 119, 154,
    132, 93, 121, 105])
t106 = Internal('t106', ('TENSOR_QUANT8_ASYMM', [1, 4, 4, 4], 0.5, 120))
t107 = Internal('t107', ('TENSOR_QUANT8_ASYMM', [1, 4, 4, 4], 0.5, 120))
c108 = Parameter('c108', ('TENSOR_QUANT8_ASYMM', [4], 0.5, 120), [127, 127, 113, 114])
t108 = Internal('t108', ('TENSOR_QUANT8_ASYMM', [1, 4, 4, 4], 0.5, 120))
choice109 = Parameter('choice109', ('TENSOR_BOOL8', [1, 4, 4, 4]), [False, False, True, True, False, True, True, True, False, True, True, False, False, True, True,
    True, True, True, False, True, False, True, False, True, True, False, False, True, False, True,
    True, True, False, True, False, True, False, True, True, True, True, True, False, True, False,
    False, False, True, True, True, False, False, True, False, False, True, False, False, False,
    True, False, True, True, True])
other109 = Parameter('other109', ('TENSOR_QUANT8_ASYMM', [1, 4, 4, 4], 0.5, 120), [93, 93, 116, 153, 129, 106, 136, 144, 118, 142, 81, 156, 167, 122, 127, 82, 81, 136, 129, 162, 112,
    125, 133, 86, 115, 96, 151, 130, 110, 141, 117, 101, 110, 113, 84, 134, 155, 123, 127, 153, 95,
    131, 150, 105, 125, 104, 132, 138, 135, 132, 126, 156, 103, 153, 135, 91, 89, 96, 112, 134, 114,
    104, 163, 86])
t109 = Internal('t109', ('TENSOR_QUANT8_ASYMM', [1, 4, 4, 4], 0.5, 120))
c110 = Parameter('c110', ('TENSOR_QUANT8_ASYMM', [4], 0.5, 120), [113, 157, 139, 104])
t110 = Internal('t110', ('TENSOR_QUANT8_ASYMM', [1, 4, 4, 4], 0.5, 120))
sides111 = Parameter('sides111', ('TENSOR_INT32', [4, 2]), [0, 0, 1, 2, 0, 1, 1, 0])
wide111 = Internal('wide111', ('TENSOR_QUANT8_ASYMM', [1, 7, 5, 5], 0.5, 120))
begin111 = Parameter('begin111', ('TENSOR_INT32', [4]), [0, 2, 1, 0])
size111 = Parameter('size111', ('TENSOR_INT32', [4]), [1, 4, 4, 4])
t111 = Output('t111', ('TENSOR_QUANT8_ASYMM', [1, 4, 4, 4], 0.5, 120))
model = Model()
model.Operation('MAXIMUM', input, input).To(t100)
model.Operation('PRELU', t100, c101).To(t101)
model.Operation('CHANNEL_SHUFFLE', t101, 2, 3).To(t102)
model.Operation('SUB', t102, c103, 0).To(t103)
model.Operation('SUB', t103, c104, 0).To(t104)
model.Operation('SPLIT', t104, 3, 2).To(part_0_105, part_1_105)
model.Operation('CONCATENATION', part_1_105, part_0_105, 3).To(t105)
model.Operation('SELECT', choice106, t105, other106).To(t106)
model.Operation('RELU6', t106).To(t107)
model.Operation('SUB', t107, c108, 0).To(t108)
model.Operation('SELECT', choice109, t108, other109).To(t109)
model.Operation('MINIMUM', t109, c110).To(t110)
model.Operation('PAD', t110, sides111).To(wide111)
model.Operation('SLICE', wide111, begin111, size111).To(t111)
Example({
    input: [179, 90, 167, 143, 174, 84, 88, 126, 107, 168, 69, 166, 139, 173, 181, 90, 184, 97, 115, 99, 111,
    100, 179, 67, 73, 90, 125, 71, 181, 165, 85, 140, 179, 66, 90, 80, 160, 132, 151, 108, 68, 83,
    76, 162, 69, 123, 111, 179, 117, 156, 72, 159, 140, 160, 183, 183, 95, 158, 130, 82, 89, 183,
    69, 75],
    t111: [120, 112, 125, 133, 120, 113, 96, 139, 120, 110, 125, 127, 120, 120, 120, 120, 120, 113, 113, 139,
    120, 113, 125, 139, 120, 113, 104, 132, 120, 120, 120, 120, 120, 113, 153, 135, 120, 89, 96,
    112, 120, 113, 125, 128, 120, 120, 120, 120, 120, 120, 120, 120, 120, 120, 120, 120, 120, 120,
    120, 120, 120, 120, 120, 120],
}, name='of_10').AddVariations(DataTypeConverter(name='signed').Identify({
    input: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t100: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    c101: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.015625, 0),
    t101: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t102: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    c103: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t103: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    c104: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t104: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    part_0_105: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    part_1_105: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t105: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    other106: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t106: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t107: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    c108: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t108: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    other109: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t109: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    c110: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t110: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    wide111: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t111: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
})).DisableLifeTimeVariation()

# MAXIMUM, HARD_SWISH, RELU6, GATHER, DEPTHWISE_CONV_2D, SPLIT, GATHER, RESIZE_NEAREST_NEIGHBOR,
# QUANTIZE, TRANSPOSE, TRANSPOSE, RESHAPE
# Expected values: float64 formula.
input = Input('input', ('TENSOR_QUANT8_ASYMM', [1, 4, 4, 4], 0.5, 120))
t250 = Internal('t250', ('TENSOR_QUANT8_ASYMM', [1, 4, 4, 4], 0.5, 120))
t251 = Internal('t251', ('TENSOR_QUANT8_ASYMM', [1, 4, 4, 4], 0.5, 120))
t252 = Internal('t252', ('TENSOR_QUANT8_ASYMM', [1, 4, 4, 4], 0.5, 120))
places253 = Parameter('places253', ('TENSOR_INT32', [4]), [2, 0, 3, 1])
t253 = Internal('t253', ('TENSOR_QUANT8_ASYMM', [1, 4, 4, 4], 0.5, 120))
filter254 = Parameter('filter254', ('TENSOR_QUANT8_ASYMM', [1, 1, 3, 4], 1.0, 128), [128, 128, 128, 128, 128, 128, 128, 128, 129, 129, 129, 129])
bias254 = Parameter('bias254', ('TENSOR_INT32', [4], 0.5, 0), [-8, -12, -12, -12])
t254 = Internal('t254', ('TENSOR_QUANT8_ASYMM', [1, 4, 4, 4], 0.5, 120))
part_0_255 = Internal('part_0_255', ('TENSOR_QUANT8_ASYMM', [1, 4, 4, 2], 0.5, 120))
part_1_255 = Internal('part_1_255', ('TENSOR_QUANT8_ASYMM', [1, 4, 4, 2], 0.5, 120))
t255 = Internal('t255', ('TENSOR_QUANT8_ASYMM', [1, 4, 4, 4], 0.5, 120))
places256 = Parameter('places256', ('TENSOR_INT32', [4]), [2, 0, 3, 1])
t256 = Internal('t256', ('TENSOR_QUANT8_ASYMM', [1, 4, 4, 4], 0.5, 120))
t257 = Internal('t257', ('TENSOR_QUANT8_ASYMM', [1, 4, 4, 4], 0.5, 120))
real258 = Internal('real258', ('TENSOR_FLOAT32', [1, 4, 4, 4]))
t258 = Internal('t258', ('TENSOR_QUANT8_ASYMM', [1, 4, 4, 4], 0.5, 120))
where259 = Parameter('where259', ('TENSOR_INT32', [4]), [0, 2, 3, 1])
t259 = Internal('t259', ('TENSOR_QUANT8_ASYMM', [1, 4, 4, 4], 0.5, 120))
where260 = Parameter('where260', ('TENSOR_INT32', [4]), [0, 2, 3, 1])
t260 = Internal('t260', ('TENSOR_QUANT8_ASYMM', [1, 4, 4, 4], 0.5, 120))
where261 = Parameter('where261', ('TENSOR_INT32', [4]), [1, 4, 4, 4])
t261 = Output('t261', ('TENSOR_QUANT8_ASYMM', [1, 4, 4, 4], 0.5, 120))
model = Model()
model.Operation('MAXIMUM', input, input).To(t250)
model.Operation('HARD_SWISH', t250).To(t251)
model.Operation('RELU6', t251).To(t252)
model.Operation('GATHER', t252, 2, places253).To(t253)
model.Operation('DEPTHWISE_CONV_2D', t253, filter254, bias254, 1, 1, 1, 1, 0).To(t254)
model.Operation('SPLIT', t254, 3, 2).To(part_0_255, part_1_255)
model.Operation('CONCATENATION', part_1_255, part_0_255, 3).To(t255)
model.Operation('GATHER', t255, 2, places256).To(t256)
model.Operation('RESIZE_NEAREST_NEIGHBOR', t256, 4, 4, False).To(t257)
model.Operation('DEQUANTIZE', t257).To(real258)
model.Operation('QUANTIZE', real258).To(t258)
model.Operation('TRANSPOSE', t258, where259).To(t259)
model.Operation('TRANSPOSE', t259, where260).To(t260)
model.Operation('RESHAPE', t260, where261).To(t261)
Example({
    input: [148, 119, 166, 145, 75, 128, 160, 77, 96, 158, 132, 111, 181, 75, 124, 130, 109, 132, 182, 124, 66,
    120, 189, 65, 138, 74, 65, 126, 149, 122, 95, 104, 133, 108, 77, 113, 167, 118, 177, 108, 187,
    171, 188, 183, 64, 185, 72, 135, 95, 106, 78, 180, 188, 84, 169, 103, 168, 163, 104, 153, 167,
    121, 170, 188],
    t261: [120, 120, 108, 111, 120, 120, 108, 108, 120, 108, 108, 108, 120, 108, 108, 120, 108, 120, 108, 118,
    108, 111, 108, 108, 108, 108, 108, 120, 108, 120, 108, 120, 112, 124, 112, 124, 112, 112, 112,
    124, 124, 124, 112, 112, 124, 112, 112, 124, 116, 108, 108, 108, 108, 120, 108, 109, 108, 108,
    108, 120, 108, 108, 108, 109],
}, name='of_25').AddVariations(DataTypeConverter(name='signed').Identify({
    input: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t250: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t251: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t252: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t253: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    filter254: ('TENSOR_QUANT8_ASYMM_SIGNED', 1.0, 0),
    t254: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    part_0_255: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    part_1_255: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t255: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t256: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t257: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t258: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t259: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t260: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t261: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
})).DisableLifeTimeVariation()

# MAXIMUM, RELU
# Expected values: float64 formula.
input = Input('input', ('TENSOR_QUANT8_ASYMM', [1, 4, 4, 4], 0.5, 120))
t730 = Internal('t730', ('TENSOR_QUANT8_ASYMM', [1, 4, 4, 4], 0.5, 120))
t731 = Output('t731', ('TENSOR_QUANT8_ASYMM', [1, 4, 4, 4], 0.5, 120))
model = Model()
model.Operation('MAXIMUM', input, input).To(t730)
model.Operation('RELU', t730).To(t731)
Example({
    input: [161, 113, 64, 116, 103, 98, 101, 118, 93, 135, 105, 98, 60, 177, 160, 74, 60, 190, 177, 63, 147,
    167, 139, 123, 145, 118, 66, 90, 98, 179, 131, 78, 110, 102, 180, 105, 85, 186, 114, 168, 94,
    68, 173, 141, 155, 182, 75, 121, 175, 131, 114, 71, 95, 108, 190, 109, 116, 117, 92, 102, 79,
    128, 163, 129],
    t731: [161, 120, 120, 120, 120, 120, 120, 120, 120, 135, 120, 120, 120, 177, 160, 120, 120, 190, 177, 120,
    147, 167, 139, 123, 145, 120, 120, 120, 120, 179, 131, 120, 120, 120, 180, 120, 120, 186, 120,
    168, 120, 120, 173, 141, 155, 182, 120, 121, 175, 131, 120, 120, 120, 120, 190, 120, 120, 120,
    120, 120, 120, 128, 163, 129],
}, name='of_73').AddVariations(DataTypeConverter(name='signed').Identify({
    input: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t730: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t731: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
})).DisableLifeTimeVariation()

# MAXIMUM, PAD
# Expected values: float64 formula.
input = Input('input', ('TENSOR_QUANT8_ASYMM', [1, 4, 4, 4], 0.5, 120))
t770 = Internal('t770', ('TENSOR_QUANT8_ASYMM', [1, 4, 4, 4], 0.5, 120))
sides771 = Parameter('sides771', ('TENSOR_INT32', [4, 2]), [0, 0, 1, 2, 0, 1, 1, 0])
wide771 = Internal('wide771', ('TENSOR_QUANT8_ASYMM', [1, 7, 5, 5], 0.5, 120))
begin771 = Parameter('begin771', ('TENSOR_INT32', [4]), [0, 2, 1, 0])
size771 = Parameter('size771', ('TENSOR_INT32', [4]), [1, 4, 4, 4])
t771 = Output('t771', ('TENSOR_QUANT8_ASYMM', [1, 4, 4, 4], 0.5, 120))
model = Model()
model.Operation('MAXIMUM', input, input).To(t770)
model.Operation('PAD', t770, sides771).To(wide771)
model.Operation('SLICE', wide771, begin771, size771).To(t771)
Example({
    input: [123, 151, 158, 120, 69, 111, 189, 172, 110, 86, 110, 121, 70, 137, 94, 100, 186, 95, 153, 101, 124,
    145, 148, 132, 110, 157, 73, 63, 92, 164, 166, 74, 153, 158, 170, 146, 102, 144, 181, 176, 155,
    174, 128, 71, 83, 74, 137, 114, 80, 111, 125, 79, 157, 179, 98, 125, 88, 119, 64, 174, 174, 115,
    142, 63],
    t771: [120, 124, 145, 148, 120, 110, 157, 73, 120, 92, 164, 166, 120, 120, 120, 120, 120, 102, 144, 181,
    120, 155, 174, 128, 120, 83, 74, 137, 120, 120, 120, 120, 120, 157, 179, 98, 120, 88, 119, 64,
    120, 174, 115, 142, 120, 120, 120, 120, 120, 120, 120, 120, 120, 120, 120, 120, 120, 120, 120,
    120, 120, 120, 120, 120],
}, name='of_77').AddVariations(DataTypeConverter(name='signed').Identify({
    input: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t770: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    wide771: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t771: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
})).DisableLifeTimeVariation()

# MAXIMUM, SELECT
# Expected values: float64 formula.
input = Input('input', ('TENSOR_QUANT8_ASYMM', [1, 4, 4, 4], 0.5, 120))
t780 = Output('t780', ('TENSOR_QUANT8_ASYMM', [1, 4, 4, 4], 0.5, 120))
choice781 = Parameter('choice781', ('TENSOR_BOOL8', [1, 4, 4, 4]), [False, False, False, True, False, True, False, True, True, False, False, True, True, True, True,
    True, True, True, False, True, True, False, False, True, True, False, True, True, True, True,
    False, True, True, False, False, False, True, True, False, False, True, True, True, False,
    False, True, True, False, True, False, True, False, True, False, False, True, False, False,
    True, True, True, True, False, False])
other781 = Parameter('other781', ('TENSOR_QUANT8_ASYMM', [1, 4, 4, 4], 0.5, 120), [94, 90, 151, 145, 92, 137, 103, 148, 120, 95, 134, 155, 114, 86, 88, 141, 115, 129, 150, 138, 125,
    113, 150, 150, 113, 82, 115, 153, 122, 89, 168, 109, 137, 161, 149, 133, 104, 166, 157, 127,
    117, 126, 141, 83, 122, 154, 120, 96, 146, 160, 160, 80, 103, 114, 143, 97, 150, 109, 115, 141,
    134, 95, 155, 107])
t781 = Output('t781', ('TENSOR_QUANT8_ASYMM', [1, 4, 4, 4], 0.5, 120))
model = Model()
model.Operation('MAXIMUM', input, input).To(t780)
model.Operation('SELECT', choice781, t780, other781).To(t781)
Example({
    input: [76, 111, 83, 131, 187, 145, 119, 146, 168, 82, 148, 77, 115, 71, 117, 124, 118, 177, 139, 65, 89,
    168, 190, 62, 161, 170, 64, 161, 100, 117, 166, 95, 107, 90, 110, 81, 140, 69, 158, 147, 181,
    88, 124, 84, 76, 129, 163, 166, 151, 149, 186, 180, 125, 64, 123, 142, 125, 172, 111, 173, 136,
    150, 89, 109],
    t780: [76, 111, 83, 131, 187, 145, 119, 146, 168, 82, 148, 77, 115, 71, 117, 124, 118, 177, 139, 65, 89,
    168, 190, 62, 161, 170, 64, 161, 100, 117, 166, 95, 107, 90, 110, 81, 140, 69, 158, 147, 181,
    88, 124, 84, 76, 129, 163, 166, 151, 149, 186, 180, 125, 64, 123, 142, 125, 172, 111, 173, 136,
    150, 89, 109],
    t781: [94, 90, 151, 131, 92, 145, 103, 146, 168, 95, 134, 77, 115, 71, 117, 124, 118, 177, 150, 65, 89,
    113, 150, 62, 161, 82, 64, 161, 100, 117, 168, 95, 107, 161, 149, 133, 140, 69, 157, 127, 181,
    88, 124, 83, 122, 129, 163, 96, 151, 160, 186, 80, 125, 114, 143, 142, 150, 109, 111, 173, 136,
    150, 155, 107],
}, name='of_78').AddVariations(DataTypeConverter(name='signed').Identify({
    input: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t780: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    other781: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t781: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
})).DisableLifeTimeVariation()
