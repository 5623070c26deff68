# Licensed under the Apache License, Version 2.0; see LICENSE.
# Written by 'python -m corpus' from corpus/families/activation.py; do not edit.
#
# PRELU and what may follow it: every operation after every other.

# PRELU, DEPTHWISE_CONV_2D, SPACE_TO_BATCH_ND, GATHER, NEG, ADD, TANH, SUB, CONV_2D, SOFTMAX,
# TANH, AVERAGE_POOL_2D
# Expected values: float64 formula.
input = Input('input', ('TENSOR_FLOAT32', [1, 4, 4, 4]))
c340 = Parameter('c340', ('TENSOR_FLOAT32', [4]), [-0.125, -1.0, 0.75, 0.25])
t340 = Internal('t340', ('TENSOR_FLOAT32', [1, 4, 4, 4]))
filter341 = Parameter('filter341', ('TENSOR_FLOAT32', [1, 1, 3, 4]), [-0.125, -0.125, -0.0625, -0.125, 0.0, 0.0625, -0.125, 0.0625, 0.0625, 0.0, -0.125, 0.125])
bias341 = Parameter('bias341', ('TENSOR_FLOAT32', [4]), [-0.75, -0.75, -0.5, -0.75])
t341 = Internal('t341', ('TENSOR_FLOAT32', [1, 4, 4, 4]))
block342 = Parameter('block342', ('TENSOR_INT32', [2]), [2, 2])
none342 = Parameter('none342', ('TENSOR_INT32', [2, 2]), [0, 0, 0, 0])
many342 = Internal('many342', ('TENSOR_FLOAT32', [4, 2, 2, 4]))
t342 = Internal('t342', ('TENSOR_FLOAT32', [1, 4, 4, 4]))
places343 = Parameter('places343', ('TENSOR_INT32', [4]), [2, 0, 3, 1])
t343 = Internal('t343', ('TENSOR_FLOAT32', [1, 4, 4, 4]))
t344 = Internal('t344', ('TENSOR_FLOAT32', [1, 4, 4, 4]))
c345 = Parameter('c345', ('TENSOR_FLOAT32', [4]), [-0.5625, -0.75, -0.5625, -0.5625])
t345 = Internal('t345', ('TENSOR_FLOAT32', [1, 4, 4, 4]))
t346 = Internal('t346', ('TENSOR_FLOAT32', [1, 4, 4, 4]))
c347 = Parameter('c347', ('TENSOR_FLOAT32', [4]), [0.0625, -0.9375, 0.3125, 1.0])
t347 = Internal('t347', ('TENSOR_FLOAT32', [1, 4, 4, 4]))
filter348 = Parameter('filter348', ('TENSOR_FLOAT32', [4, 1, 3, 4]), [0.125, 0.0625, -0.0625, -0.125, 0.0, 0.125, -0.125, 0.125, 0.125, 0.0625, 0.0, -0.125, 0.0625,
    -0.0625, 0.125, 0.0625, -0.0625, 0.125, 0.125, 0.0, -0.0625, 0.0625, -0.125, -0.125, 0.0625,
    0.0625, 0.0, -0.125, 0.125, 0.0625, 0.125, 0.0625, 0.0, -0.125, 0.0625, 0.0, 0.125, 0.125,
    -0.125, 0.0, 0.0625, 0.0625, 0.125, -0.125, 0.0625, 0.0625, -0.0625, 0.125])
bias348 = Parameter('bias348', ('TENSOR_FLOAT32', [4]), [0.25, 0.0, -0.5, -0.75])
t348 = Internal('t348', ('TENSOR_FLOAT32', [1, 4, 4, 4]))
t349 = Internal('t349', ('TENSOR_FLOAT32', [1, 4, 4, 4]))
t350 = Internal('t350', ('TENSOR_FLOAT32', [1, 4, 4, 4]))
t351 = Output('t351', ('TENSOR_FLOAT32', [1, 4, 4, 4]))
model = Model()
model.Operation('PRELU', input, c340).To(t340)
model.Operation('DEPTHWISE_CONV_2D', t340, filter341, bias341, 1, 1, 1, 1, 3).To(t341)
model.Operation('SPACE_TO_BATCH_ND', t341, block342, none342).To(many342)
model.Operation('BATCH_TO_SPACE_ND', many342, block342).To(t342)
model.Operation('GATHER', t342, 2, places343).To(t343)
model.Operation('NEG', t343).To(t344)
model.Operation('ADD', t344, c345, 1).To(t345)
model.Operation('TANH', t345).To(t346)
model.Operation('SUB', t346, c347, 0).To(t347)
model.Operation('CONV_2D', t347, filter348, bias348, 1, 1, 1, 0).To(t348)
model.Operation('SOFTMAX', t348, 1.0).To(t349)
model.Operation('TANH', t349).To(t350)
model.Operation('AVERAGE_POOL_2D', t350, 1, 1, 1, 2, 3, 0).To(t351)
Example({
    input: [-0.625, 0.4375, -0.375, -0.625, 1.625, -0.125, 1.1875, -1.5625, 0.6875, -1.6875, -0.3125, -0.5,
    -1.6875, -0.1875, -1.5, -0.125, -2.0, 1.4375, 0.25, -0.5, 1.4375, 0.9375, -0.125, 2.0, -1.8125,
    -1.5, -1.9375, -1.9375, 0.3125, 0.8125, -0.4375, -0.875, -1.3125, -1.3125, 1.5625, 0.5, -0.75,
    -1.75, 0.375, -1.875, -1.25, 0.6875, 0.875, -0.625, 0.1875, 1.875, -1.25, -0.8125, 0.5, 1.875,
    2.0, 1.5625, -1.3125, -1.0625, -1.0625, -1.8125, 0.75, -0.25, 1.25, 0.75, 0.1875, 1.8125,
    -0.625, 1.375],
    t351: [0.399968, 0.29731584, 0.13303879, 0.13450076, 0.42102832, 0.2637901, 0.13979343, 0.13925551,
    0.40815896, 0.24923299, 0.15850219, 0.15076032, 0.39528963, 0.23467588, 0.17721096, 0.16226515,
    0.399968, 0.29731584, 0.13303879, 0.13450076, 0.42102832, 0.2637901, 0.13979343, 0.13925551,
    0.40815896, 0.24923299, 0.15850219, 0.15076032, 0.39528963, 0.23467588, 0.17721096, 0.16226515,
    0.399968, 0.29731584, 0.13303879, 0.13450076, 0.42102832, 0.2637901, 0.13979343, 0.13925551,
    0.40815896, 0.24923299, 0.15850219, 0.15076032, 0.39528963, 0.23467588, 0.17721096, 0.16226515,
    0.399968, 0.29731584, 0.13303879, 0.13450076, 0.42102832, 0.2637901, 0.13979343, 0.13925551,
    0.40815896, 0.24923299, 0.15850219, 0.15076032, 0.39528963, 0.23467588, 0.17721096, 0.16226515],
}, name='of_34').DisableLifeTimeVariation()

# PRELU, AVERAGE_POOL_2D, PAD, TANH, SELECT, SIN, MAXIMUM, SOFTMAX, SPLIT, SPACE_TO_DEPTH, ADD,
# MINIMUM
# Expected values: float64 formula.
input = Input('input', ('TENSOR_FLOAT32', [1, 4, 4, 4]))
c670 = Parameter('c670', ('TENSOR_FLOAT32', [4]), [-0.4375, -0.625, 0.625, 0.6875])
t670 = Internal('t670', ('TENSOR_FLOAT32', [1, 4, 4, 4]))
t671 = Internal('t671', ('TENSOR_FLOAT32', [1, 4, 4, 4]))
sides672 = Parameter('sides672', ('TENSOR_INT32', [4, 2]), [0, 0, 1, 2, 0, 1, 1, 0])
wide672 = Internal('wide672', ('TENSOR_FLOAT32', [1, 7, 5, 5]))
begin672 = Parameter('begin672', ('TENSOR_INT32', [4]), [0, 2, 1, 0])
size672 = Parameter('size672', ('TENSOR_INT32', [4]), [1, 4, 4, 4])
t672 = Internal('t672', ('TENSOR_FLOAT32', [1, 4, 4, 4]))
t673 = Internal('t673', ('TENSOR_FLOAT32', [1, 4, 4, 4]))
choice674 = Parameter('choice674', ('TENSOR_BOOL8', [1, 4, 4, 4]), [True, False, True, False, False, False, True, False, True, True, True, True, False, False, False,
    False, True, False, True, False, True, False, False, False, False, True, False, True, True,
    False, True, True, False, True, True, True, False, True, True, True, True, False, False, False,
    False, False, False, True, False, True, False, False, False, True, False, False, False, False,
    True, True, False, True, True, True])
other674 = Parameter('other674', ('TENSOR_FLOAT32', [1, 4, 4, 4]), [0.125, -0.4375, 1.8125, -0.75, -0.1875, -0.6875, 1.25, -0.3125, 1.0625, 1.5625, 1.8125, 0.5,
    -0.375, -0.3125, -1.625, -0.125, 0.75, -1.875, 1.1875, -1.5625, 0.3125, -1.5, -2.0, -2.0,
    -0.625, 1.4375, -1.8125, 0.25, 0.5, -1.8125, 0.4375, 1.4375, -0.9375, 1.5, 0.5625, 1.4375,
    -0.3125, 1.9375, 1.5625, 1.5625, 1.1875, -1.4375, -1.4375, -1.75, -0.5625, -1.4375, -1.1875,
    1.5625, -1.25, 0.8125, -1.1875, -1.5625, -0.8125, 1.625, -1.1875, -1.5, -0.0625, -0.0625,
    1.6875, 0.125, -0.75, 0.0, 0.1875, 1.5])
t674 = Internal('t674', ('TENSOR_FLOAT32', [1, 4, 4, 4]))
t675 = Internal('t675', ('TENSOR_FLOAT32', [1, 4, 4, 4]))
t676 = Internal('t676', ('TENSOR_FLOAT32', [1, 4, 4, 4]))
t677 = Internal('t677', ('TENSOR_FLOAT32', [1, 4, 4, 4]))
part_0_678 = Internal('part_0_678', ('TENSOR_FLOAT32', [1, 4, 4, 2]))
part_1_678 = Internal('part_1_678', ('TENSOR_FLOAT32', [1, 4, 4, 2]))
t678 = Internal('t678', ('TENSOR_FLOAT32', [1, 4, 4, 4]))
deep679 = Internal('deep679', ('TENSOR_FLOAT32', [1, 2, 2, 16]))
t679 = Internal('t679', ('TENSOR_FLOAT32', [1, 4, 4, 4]))
c680 = Parameter('c680', ('TENSOR_FLOAT32', [4]), [0.0625, 0.1875, -0.6875, -0.4375])
t680 = Internal('t680', ('TENSOR_FLOAT32', [1, 4, 4, 4]))
c681 = Parameter('c681', ('TENSOR_FLOAT32', [4]), [0.0, 0.6875, -0.1875, 0.375])
t681 = Output('t681', ('TENSOR_FLOAT32', [1, 4, 4, 4]))
model = Model()
model.Operation('PRELU', input, c670).To(t670)
model.Operation('AVERAGE_POOL_2D', t670, 1, 1, 1, 2, 3, 0).To(t671)
model.Operation('PAD', t671, sides672).To(wide672)
model.Operation('SLICE', wide672, begin672, size672).To(t672)
model.Operation('TANH', t672).To(t673)
model.Operation('SELECT', choice674, t673, other674).To(t674)
model.Operation('SIN', t674).To(t675)
model.Operation('MAXIMUM', t675, t675).To(t676)
model.Operation('SOFTMAX', t676, 1.0).To(t677)
model.Operation('SPLIT', t677, 3, 2).To(part_0_678, part_1_678)
model.Operation('CONCATENATION', part_1_678, part_0_678, 3).To(t678)
model.Operation('SPACE_TO_DEPTH', t678, 2).To(deep679)
model.Operation('DEPTH_TO_SPACE', deep679, 2).To(t679)
model.Operation('ADD', t679, c680, 0).To(t680)
model.Operation('MINIMUM', t680, c681).To(t681)
Example({
    input: [1.5625, 0.375, -0.25, 1.6875, 0.8125, 1.125, -2.0, -1.5, 1.9375, -1.625, -0.5, -1.5625, 1.75, 1.5,
    1.9375, 0.1875, 1.125, 1.6875, 0.9375, -1.9375, -0.625, -0.9375, 1.125, 0.6875, -1.0, -0.6875,
    -1.5, 1.125, -0.3125, -1.5, 1.125, -0.125, 0.0625, 0.8125, 1.875, 0.75, -1.6875, -0.6875, -1.75,
    1.375, 2.0, 0.6875, 1.1875, -1.4375, 0.125, 1.875, -0.5, 1.875, -1.6875, -1.4375, 1.375,
    -0.0625, -0.8125, -0.4375, 0.4375, 1.75, 0.6875, 0.375, -0.0625, -1.0625, -0.5625, 1.6875, -0.5,
    0.9375],
    t681: [0.0, 0.3159771, -0.43348598, -0.27121335, 0.0, 0.36547583, -0.48662496, -0.30918616, 0.0,
    0.4704076, -0.541662, -0.18409392, 0.0, 0.5169159, -0.42878595, -0.16310808, 0.0, 0.29985553,
    -0.38209647, -0.31986952, 0.0, 0.37274837, -0.22760648, -0.26789027, 0.0, 0.54509914,
    -0.5184956, -0.07900676, 0.0, 0.4834692, -0.3915308, -0.32540756, 0.0, 0.41203898, -0.59874815,
    -0.048150033, 0.0, 0.38469723, -0.5601403, -0.12182972, 0.0, 0.36415154, -0.21493986,
    -0.26210582, 0.0, 0.61241937, -0.43821502, -0.27978808, 0.0, 0.35856548, -0.5074873,
    0.027488172, 0.0, 0.35154295, -0.47228992, 0.0072993636, 0.0, 0.44530487, -0.44530487,
    -0.19530487, 0.0, 0.47274262, -0.54322785, -0.15225738],
}, name='of_67').DisableLifeTimeVariation()

# PRELU, SOFTMAX, SUB, TANH, RESIZE_NEAREST_NEIGHBOR, CHANNEL_SHUFFLE, ABS, CONV_2D, SELECT,
# RESHAPE, PRELU, LOGISTIC
# Expected values: float64 formula.
input = Input('input', ('TENSOR_FLOAT32', [1, 4, 4, 4]))
c700 = Parameter('c700', ('TENSOR_FLOAT32', [4]), [-0.75, -0.5, 1.0, 0.0])
t700 = Internal('t700', ('TENSOR_FLOAT32', [1, 4, 4, 4]))
t701 = Internal('t701', ('TENSOR_FLOAT32', [1, 4, 4, 4]))
c702 = Parameter('c702', ('TENSOR_FLOAT32', [4]), [-1.0, -0.75, -1.0, -1.0])
t702 = Internal('t702', ('TENSOR_FLOAT32', [1, 4, 4, 4]))
t703 = Internal('t703', ('TENSOR_FLOAT32', [1, 4, 4, 4]))
t704 = Internal('t704', ('TENSOR_FLOAT32', [1, 4, 4, 4]))
t705 = Internal('t705', ('TENSOR_FLOAT32', [1, 4, 4, 4]))
t706 = Internal('t706', ('TENSOR_FLOAT32', [1, 4, 4, 4]))
filter707 = Parameter('filter707', ('TENSOR_FLOAT32', [4, 1, 3, 4]), [0.0625, -0.125, 0.0, -0.0625, 0.0, -0.125, -0.125, -0.0625, -0.0625, 0.125, 0.0, 0.125, 0.125,
    0.125, -0.125, -0.0625, 0.125, -0.0625, -0.0625, 0.0625, -0.0625, 0.0625, 0.0625, -0.125,
    -0.125, -0.125, 0.0, -0.0625, -0.0625, 0.0, 0.125, -0.125, 0.0625, 0.0, 0.125, 0.125, 0.0,
    0.0625, -0.0625, 0.0625, -0.125, -0.125, -0.125, 0.125, 0.125, -0.125, -0.0625, -0.125])
bias707 = Parameter('bias707', ('TENSOR_FLOAT32', [4]), [0.0, -0.75, -0.25, 0.5])
t707 = Internal('t707', ('TENSOR_FLOAT32', [1, 4, 4, 4]))
choice708 = Parameter('choice708', ('TENSOR_BOOL8', [1, 4, 4, 4]), [True, False, True, False, False, False, True, True, False, True, False, False, True, False, True,
    False, True, False, True, True, True, True, False, True, True, True, False, False, True, True,
    False, True, False, True, False, False, False, False, True, True, False, False, False, True,
    False, True, True, False, True, False, True, False, True, False, True, True, False, True, False,
    True, True, False, True, True])
other708 = Parameter('other708', ('TENSOR_FLOAT32', [1, 4, 4, 4]), [1.5, -1.125, 0.75, -0.125, -1.1875, 2.0, -0.3125, 1.5625, 1.9375, -0.75, 1.6875, -1.3125, -0.875,
    1.9375, -1.0625, 1.75, -1.6875, 1.125, -0.3125, 1.1875, 1.5, 1.9375, 0.125, -1.4375, 0.375,
    1.3125, 0.5, -0.375, -0.125, 1.625, 0.6875, -1.9375, 1.0625, 2.0, -1.5625, 0.875, -0.3125,
    -0.0625, -1.1875, -0.0625, 1.5, 0.25, -1.5625, -2.0, -1.75, 0.875, -0.8125, 0.8125, 1.25,
    -0.8125, 0.125, -1.4375, 0.875, -1.125, 1.125, -1.375, 1.8125, 1.625, -0.5, 1.6875, -0.75, 1.25,
    1.6875, -1.0625])
t708 = Internal('t708', ('TENSOR_FLOAT32', [1, 4, 4, 4]))
where709 = Parameter('where709', ('TENSOR_INT32', [4]), [1, 4, 4, 4])
t709 = Internal('t709', ('TENSOR_FLOAT32', [1, 4, 4, 4]))
c710 = Parameter('c710', ('TENSOR_FLOAT32', [4]), [-0.1875, -0.625, -0.5625, 0.8125])
t710 = Internal('t710', ('TENSOR_FLOAT32', [1, 4, 4, 4]))
t711 = Output('t711', ('TENSOR_FLOAT32', [1, 4, 4, 4]))
model = Model()
model.Operation('PRELU', input, c700).To(t700)
model.Operation('SOFTMAX', t700, 1.0).To(t701)
model.Operation('SUB', t701, c702, 0).To(t702)
model.Operation('TANH', t702).To(t703)
model.Operation('RESIZE_NEAREST_NEIGHBOR', t703, 4, 4, False).To(t704)
model.Operation('CHANNEL_SHUFFLE', t704, 2, 3).To(t705)
model.Operation('ABS', t705).To(t706)
model.Operation('CONV_2D', t706, filter707, bias707, 1, 1, 1, 0).To(t707)
model.Operation('SELECT', choice708, t707, other708).To(t708)
model.Operation('RESHAPE', t708, where709).To(t709)
model.Operation('PRELU', t709, c710).To(t710)
model.Operation('LOGISTIC', t710).To(t711)
Example({
    input: [1.5, 0.25, -1.1875, 0.9375, -0.25, -1.0, 1.8125, -1.4375, 1.75, -1.75, 1.8125, -0.875, -0.5, 1.125,
    1.75, -0.625, -0.6875, -1.8125, 1.5, 1.4375, -0.0625, -0.9375, -1.3125, 0.0625, 1.4375, 1.4375,
    0.25, -1.0625, 1.25, 0.5, -0.875, -0.8125, -0.8125, 0.0625, 1.75, 0.3125, -1.3125, 0.875,
    0.4375, 0.5, -0.5, 1.125, -1.4375, 1.0625, 1.0625, -1.5, -0.8125, -0.1875, 1.0625, -0.75,
    -0.1875, 0.9375, -1.125, -0.9375, -0.375, 1.9375, -1.4375, -1.25, -0.625, 1.25, -1.5, 0.9375,
    0.0625, -0.625],
    t711: [0.5035262, 0.6688803, 0.5117956, 0.4746312, 0.55543524, 0.8807971, 0.5464199, 0.5514713,
    0.87407726, 0.6017545, 0.8438951, 0.25608712, 0.51707584, 0.87407726, 0.57999516, 0.8519528,
    0.50485706, 0.754915, 0.5077418, 0.5389347, 0.51038283, 0.60466546, 0.53120935, 0.5550198,
    0.5097316, 0.60826343, 0.62245935, 0.42441198, 0.5159509, 0.5960125, 0.6654106, 0.58520985,
    0.743168, 0.6157223, 0.70659554, 0.70578504, 0.51464427, 0.5097644, 0.54432434, 0.55116814,
    0.8175745, 0.5621765, 0.70659554, 0.55572426, 0.5813031, 0.59905154, 0.5787844, 0.692642,
    0.5039953, 0.6242935, 0.5092339, 0.23722234, 0.5089031, 0.6688803, 0.5469958, 0.558727,
    0.8596637, 0.604962, 0.56985265, 0.5574185, 0.5164369, 0.7772999, 0.5794389, 0.58602834],
}, name='of_70').DisableLifeTimeVariation()

# PRELU, ABS
# Expected values: float64 formula.
input = Input('input', ('TENSOR_FLOAT32', [1, 4, 4, 4]))
c1150 = Parameter('c1150', ('TENSOR_FLOAT32', [4]), [-0.25, 0.9375, 0.375, -0.0625])
t1150 = Internal('t1150', ('TENSOR_FLOAT32', [1, 4, 4, 4]))
t1151 = Output('t1151', ('TENSOR_FLOAT32', [1, 4, 4, 4]))
model = Model()
model.Operation('PRELU', input, c1150).To(t1150)
model.Operation('ABS', t1150).To(t1151)
Example({
    input: [-0.625, -1.125, 0.75, -1.25, -0.0625, 1.9375, -1.875, -1.3125, -1.375, 1.1875, -1.9375, -1.375,
    0.125, -1.4375, 0.4375, 0.8125, 0.5, -0.3125, 1.1875, -1.5625, 1.0625, -1.6875, -0.125, -0.875,
    -1.5625, -0.5, -0.625, 0.125, 0.9375, -1.8125, -0.8125, -1.3125, -0.5, -1.9375, 0.9375, 0.875,
    1.0, 0.125, 1.6875, 1.375, -1.3125, 1.0625, 1.6875, 0.1875, -1.5, 1.0, 0.125, -1.8125, -1.5,
    0.5, 0.375, -1.4375, -1.4375, -0.5625, -1.8125, -0.6875, 0.875, -0.75, -0.25, 0.75, -1.9375,
    1.125, 1.1875, -1.4375],
    t1151: [0.15625, 1.0546875, 0.75, 0.078125, 0.015625, 1.9375, 0.703125, 0.08203125, 0.34375, 1.1875,
    0.7265625, 0.0859375, 0.125, 1.3476562, 0.4375, 0.8125, 0.5, 0.29296875, 1.1875, 0.09765625,
    1.0625, 1.5820312, 0.046875, 0.0546875, 0.390625, 0.46875, 0.234375, 0.125, 0.9375, 1.6992188,
    0.3046875, 0.08203125, 0.125, 1.8164062, 0.9375, 0.875, 1.0, 0.125, 1.6875, 1.375, 0.328125,
    1.0625, 1.6875, 0.1875, 0.375, 1.0, 0.125, 0.11328125, 0.375, 0.5, 0.375, 0.08984375, 0.359375,
    0.52734375, 0.6796875, 0.04296875, 0.875, 0.703125, 0.09375, 0.75, 0.484375, 1.125, 1.1875,
    0.08984375],
}, name='of_115').DisableLifeTimeVariation()
