# Licensed under the Apache License, Version 2.0; see LICENSE.
# Written by 'python -m corpus' from corpus/families/softmax.py; do not edit.
#
# SOFTMAX and what may follow it: every operation after every other.

# SOFTMAX, SOFTMAX, RELU, NEG, RESIZE_NEAREST_NEIGHBOR, DIV, ABS, ADD, MAXIMUM, SPACE_TO_BATCH_ND,
# ADD, RELU
# Expected values: float64 formula.
input = Input('input', ('TENSOR_FLOAT32', [1, 4, 4, 4]))
t170 = Internal('t170', ('TENSOR_FLOAT32', [1, 4, 4, 4]))
t171 = Internal('t171', ('TENSOR_FLOAT32', [1, 4, 4, 4]))
t172 = Internal('t172', ('TENSOR_FLOAT32', [1, 4, 4, 4]))
t173 = Internal('t173', ('TENSOR_FLOAT32', [1, 4, 4, 4]))
t174 = Internal('t174', ('TENSOR_FLOAT32', [1, 4, 4, 4]))
c175 = Parameter('c175', ('TENSOR_FLOAT32', [4]), [1.5625, 1.5625, 1.125, 1.4375])
t175 = Internal('t175', ('TENSOR_FLOAT32', [1, 4, 4, 4]))
t176 = Internal('t176', ('TENSOR_FLOAT32', [1, 4, 4, 4]))
c177 = Parameter('c177', ('TENSOR_FLOAT32', [4]), [-0.375, 0.0625, -0.375, 0.875])
t177 = Internal('t177', ('TENSOR_FLOAT32', [1, 4, 4, 4]))
t178 = Internal('t178', ('TENSOR_FLOAT32', [1, 4, 4, 4]))
block179 = Parameter('block179', ('TENSOR_INT32', [2]), [2, 2])
none179 = Parameter('none179', ('TENSOR_INT32', [2, 2]), [0, 0, 0, 0])
many179 = Internal('many179', ('TENSOR_FLOAT32', [4, 2, 2, 4]))
t179 = Internal('t179', ('TENSOR_FLOAT32', [1, 4, 4, 4]))
t180 = Internal('t180', ('TENSOR_FLOAT32', [1, 4, 4, 4]))
t181 = Output('t181', ('TENSOR_FLOAT32', [1, 4, 4, 4]))
model = Model()
model.Operation('SOFTMAX', input, 1.0).To(t170)
model.Operation('SOFTMAX', t170, 1.0).To(t171)
model.Operation('RELU', t171).To(t172)
model.Operation('NEG', t172).To(t173)
model.Operation('RESIZE_NEAREST_NEIGHBOR', t173, 4, 4, False).To(t174)
model.Operation('DIV', t174, c175, 0).To(t175)
model.Operation('ABS', t175).To(t176)
model.Operation('ADD', t176, c177, 0).To(t177)
model.Operation('MAXIMUM', t177, t177).To(t178)
model.Operation('SPACE_TO_BATCH_ND', t178, block179, none179).To(many179)
model.Operation('BATCH_TO_SPACE_ND', many179, block179).To(t179)
model.Operation('ADD', t179, t179, 3).To(t180)
model.Operation('RELU', t180).To(t181)
Example({
    input: [-0.4375, -1.125, -0.1875, -0.6875, 1.8125, 1.25, 1.0625, -1.0625, 1.5625, -1.0, 0.5625, -0.0625,
    0.875, -0.875, 1.4375, 0.0625, 1.375, 1.0, -0.0625, -1.875, 1.0, -1.875, -1.5, 0.875, 1.8125,
    0.3125, -0.375, 0.8125, 1.375, 1.125, -0.9375, -0.0625, 0.875, 1.0625, -0.125, 1.0625, -0.5625,
    0.3125, 0.1875, 1.4375, -0.875, -1.375, -0.25, -0.6875, 1.75, -1.9375, 0.5, -0.9375, -0.1875,
    -1.1875, -2.0, -0.0625, -1.6875, 0.5, 0.875, -1.125, -1.0, -2.0, 0.875, 1.6875, -1.375, -1.875,
    1.625, -0.5625],
    t181: [0.0, 0.41103142, 0.0, 2.0859222, 0.0, 0.447811, 0.0, 2.0247388, 0.0, 0.37978932, 0.0, 2.0479074,
    0.0, 0.38311034, 0.0, 2.0539365, 0.0, 0.4721986, 0.0, 2.021241, 0.0, 0.3753549, 0.0, 2.15953,
    0.0, 0.40304396, 0.0, 2.0790293, 0.0, 0.47960743, 0.0, 2.048422, 0.0, 0.4665145, 0.0, 2.1212115,
    0.0, 0.4194044, 0.0, 2.221078, 0.0, 0.40732804, 0.0, 2.098823, 0.0, 0.36799246, 0.0, 2.0224874,
    0.0, 0.40777463, 0.0, 2.1596346, 0.0, 0.4754859, 0.0, 2.0349061, 0.0, 0.36986107, 0.0,
    2.2519355, 0.0, 0.36454386, 0.0004775524, 2.0289128],
}, name='of_17').DisableLifeTimeVariation()

# SOFTMAX, CONV_2D, MAX_POOL_2D, SOFTMAX, SPACE_TO_BATCH_ND, SPACE_TO_DEPTH, HARD_SWISH, SUB,
# RELU, SPACE_TO_BATCH_ND, DIV, CHANNEL_SHUFFLE
# Expected values: float64 formula.
input = Input('input', ('TENSOR_FLOAT32', [1, 4, 4, 4]))
t280 = Internal('t280', ('TENSOR_FLOAT32', [1, 4, 4, 4]))
filter281 = Parameter('filter281', ('TENSOR_FLOAT32', [4, 1, 3, 4]), [-0.0625, 0.125, 0.0, -0.0625, 0.0, 0.0625, 0.0, 0.0625, -0.0625, -0.125, 0.0625, 0.0, -0.125,
    0.125, -0.0625, -0.0625, -0.0625, -0.0625, -0.0625, 0.0, -0.0625, 0.0, 0.0, 0.0625, 0.0625, 0.0,
    0.0625, -0.0625, -0.0625, 0.0625, 0.0625, -0.125, -0.0625, 0.0, 0.0, -0.0625, 0.0, 0.125,
    -0.125, 0.125, 0.0, 0.0625, 0.0625, 0.0625, -0.125, 0.125, -0.0625, 0.0625])
bias281 = Parameter('bias281', ('TENSOR_FLOAT32', [4]), [0.75, -0.5, 0.5, 0.25])
t281 = Internal('t281', ('TENSOR_FLOAT32', [1, 4, 4, 4]))
t282 = Internal('t282', ('TENSOR_FLOAT32', [1, 4, 4, 4]))
t283 = Internal('t283', ('TENSOR_FLOAT32', [1, 4, 4, 4]))
block284 = Parameter('block284', ('TENSOR_INT32', [2]), [2, 2])
none284 = Parameter('none284', ('TENSOR_INT32', [2, 2]), [0, 0, 0, 0])
many284 = Internal('many284', ('TENSOR_FLOAT32', [4, 2, 2, 4]))
t284 = Internal('t284', ('TENSOR_FLOAT32', [1, 4, 4, 4]))
deep285 = Internal('deep285', ('TENSOR_FLOAT32', [1, 2, 2, 16]))
t285 = Internal('t285', ('TENSOR_FLOAT32', [1, 4, 4, 4]))
t286 = Internal('t286', ('TENSOR_FLOAT32', [1, 4, 4, 4]))
c287 = Parameter('c287', ('TENSOR_FLOAT32', [4]), [-0.4375, -0.75, 0.75, 0.875])
t287 = Internal('t287', ('TENSOR_FLOAT32', [1, 4, 4, 4]))
t288 = Internal('t288', ('TENSOR_FLOAT32', [1, 4, 4, 4]))
block289 = Parameter('block289', ('TENSOR_INT32', [2]), [2, 2])
none289 = Parameter('none289', ('TENSOR_INT32', [2, 2]), [0, 0, 0, 0])
many289 = Internal('many289', ('TENSOR_FLOAT32', [4, 2, 2, 4]))
t289 = Internal('t289', ('TENSOR_FLOAT32', [1, 4, 4, 4]))
c290 = Parameter('c290', ('TENSOR_FLOAT32', [4]), [1.125, 1.375, 1.1875, 1.0625])
t290 = Internal('t290', ('TENSOR_FLOAT32', [1, 4, 4, 4]))
t291 = Output('t291', ('TENSOR_FLOAT32', [1, 4, 4, 4]))
model = Model()
model.Operation('SOFTMAX', input, 1.0).To(t280)
model.Operation('CONV_2D', t280, filter281, bias281, 1, 1, 1, 0).To(t281)
model.Operation('MAX_POOL_2D', t281, 1, 1, 1, 3, 2, 0).To(t282)
model.Operation('SOFTMAX', t282, 1.0).To(t283)
model.Operation('SPACE_TO_BATCH_ND', t283, block284, none284).To(many284)
model.Operation('BATCH_TO_SPACE_ND', many284, block284).To(t284)
model.Operation('SPACE_TO_DEPTH', t284, 2).To(deep285)
model.Operation('DEPTH_TO_SPACE', deep285, 2).To(t285)
model.Operation('HARD_SWISH', t285).To(t286)
model.Operation('SUB', t286, c287, 0).To(t287)
model.Operation('RELU', t287).To(t288)
model.Operation('SPACE_TO_BATCH_ND', t288, block289, none289).To(many289)
model.Operation('BATCH_TO_SPACE_ND', many289, block289).To(t289)
model.Operation('DIV', t289, c290, 0).To(t290)
model.Operation('CHANNEL_SHUFFLE', t290, 2, 3).To(t291)
Example({
    input: [0.6875, 0.5625, -0.75, 0.3125, -0.875, 0.75, -0.375, -0.9375, -1.0, 1.125, 1.1875, 0.4375, -1.6875,
    -0.3125, 0.4375, -0.125, -1.0625, 0.625, 0.125, -1.5, 0.4375, 1.6875, -0.75, 1.75, 1.5, 1.1875,
    0.625, -0.25, 1.25, 0.9375, 1.9375, 0.75, 1.4375, 0.0625, 0.125, 0.8125, 0.125, 0.3125, 0.25,
    -2.0, -0.0625, 1.375, 1.25, 0.0, -1.375, 1.6875, 1.5625, 1.4375, 1.625, 1.8125, -1.9375, -1.75,
    1.75, -1.1875, -0.125, -1.0, -1.3125, 0.875, -1.5, -1.3125, 0.25, 0.875, -0.375, -1.8125],
    t291: [0.5749855, 0.0, 0.5824077, 0.0, 0.57945704, 0.0, 0.5828897, 0.0, 0.5785578, 0.0, 0.58272576, 0.0,
    0.57915777, 0.0, 0.58283514, 0.0, 0.576005, 0.0, 0.58259577, 0.0, 0.574932, 0.0, 0.5823979, 0.0,
    0.5789626, 0.0, 0.58208543, 0.0, 0.57909393, 0.0, 0.58186847, 0.0, 0.56561345, 0.0, 0.5823139,
    0.0, 0.5686455, 0.0, 0.5813083, 0.0, 0.579013, 0.0, 0.5822229, 0.0, 0.58021575, 0.0, 0.5824385,
    0.0, 0.5688436, 0.0, 0.5829417, 0.0, 0.56332433, 0.0, 0.5818682, 0.0, 0.579013, 0.0, 0.5822229,
    0.0, 0.58021575, 0.0, 0.5824385, 0.0],
}, name='of_28').DisableLifeTimeVariation()

# SOFTMAX, MAX_POOL_2D, MAX_POOL_2D, TANH, ADD, DIV, SOFTMAX, MAXIMUM, SPACE_TO_DEPTH,
# SPACE_TO_BATCH_ND, RESIZE_NEAREST_NEIGHBOR, SOFTMAX
# Expected values: float64 formula.
input = Input('input', ('TENSOR_FLOAT32', [1, 4, 4, 4]))
t560 = Internal('t560', ('TENSOR_FLOAT32', [1, 4, 4, 4]))
t561 = Internal('t561', ('TENSOR_FLOAT32', [1, 4, 4, 4]))
t562 = Internal('t562', ('TENSOR_FLOAT32', [1, 4, 4, 4]))
t563 = Internal('t563', ('TENSOR_FLOAT32', [1, 4, 4, 4]))
t564 = Internal('t564', ('TENSOR_FLOAT32', [1, 4, 4, 4]))
c565 = Parameter('c565', ('TENSOR_FLOAT32', [4]), [1.8125, 2.0, 1.125, 1.1875])
t565 = Internal('t565', ('TENSOR_FLOAT32', [1, 4, 4, 4]))
t566 = Internal('t566', ('TENSOR_FLOAT32', [1, 4, 4, 4]))
t567 = Internal('t567', ('TENSOR_FLOAT32', [1, 4, 4, 4]))
deep568 = Internal('deep568', ('TENSOR_FLOAT32', [1, 2, 2, 16]))
t568 = Internal('t568', ('TENSOR_FLOAT32', [1, 4, 4, 4]))
block569 = Parameter('block569', ('TENSOR_INT32', [2]), [2, 2])
none569 = Parameter('none569', ('TENSOR_INT32', [2, 2]), [0, 0, 0, 0])
many569 = Internal('many569', ('TENSOR_FLOAT32', [4, 2, 2, 4]))
t569 = Internal('t569', ('TENSOR_FLOAT32', [1, 4, 4, 4]))
t570 = Internal('t570', ('TENSOR_FLOAT32', [1, 4, 4, 4]))
t571 = Output('t571', ('TENSOR_FLOAT32', [1, 4, 4, 4]))
model = Model()
model.Operation('SOFTMAX', input, 1.0).To(t560)
model.Operation('MAX_POOL_2D', t560, 1, 1, 1, 3, 2, 0).To(t561)
model.Operation('MAX_POOL_2D', t561, 1, 1, 1, 3, 2, 0).To(t562)
model.Operation('TANH', t562).To(t563)
model.Operation('ADD', t563, t563, 3).To(t564)
model.Operation('DIV', t564, c565, 0).To(t565)
model.Operation('SOFTMAX', t565, 1.0).To(t566)
model.Operation('MAXIMUM', t566, t566).To(t567)
model.Operation('SPACE_TO_DEPTH', t567, 2).To(deep568)
model.Operation('DEPTH_TO_SPACE', deep568, 2).To(t568)
model.Operation('SPACE_TO_BATCH_ND', t568, block569, none569).To(many569)
model.Operation('BATCH_TO_SPACE_ND', many569, block569).To(t569)
model.Operation('RESIZE_NEAREST_NEIGHBOR', t569, 4, 4, False).To(t570)
model.Operation('SOFTMAX', t570, 1.0).To(t571)
Example({
    input: [0.0, -0.8125, -1.0625, -0.75, -1.625, -0.9375, 0.3125, 1.375, -0.9375, 1.0, 1.6875, 0.8125,
    -0.8125, -0.625, 1.0, 1.3125, 0.1875, 0.3125, 1.875, -0.625, 0.875, -1.3125, -0.5625, 1.0,
    -1.375, 0.625, 1.0, -1.875, 0.625, 2.0, -0.0625, -1.5, 1.625, 0.5625, -1.3125, -1.125, -1.0625,
    -1.6875, 0.125, 1.0625, -1.875, 0.875, -1.625, -1.0, 0.5625, -1.875, -0.25, 0.375, -0.5, 0.75,
    0.25, -1.8125, 1.625, 1.0625, -0.6875, -1.4375, -1.8125, -2.0, -1.6875, -1.4375, -1.3125,
    -1.0625, -1.3125, 0.875],
    t571: [0.23890987, 0.23848474, 0.26377168, 0.2588337, 0.23890987, 0.23848474, 0.26377168, 0.2588337,
    0.23890987, 0.23848474, 0.26377168, 0.2588337, 0.23319742, 0.24305592, 0.2579062, 0.26584047,
    0.23946488, 0.23903409, 0.26467183, 0.2568292, 0.23793608, 0.23752074, 0.26220092, 0.26234224,
    0.23793608, 0.23752074, 0.26220092, 0.26234224, 0.23728964, 0.24061687, 0.25462425, 0.26746923,
    0.24668717, 0.24618036, 0.23991099, 0.26722148, 0.24456304, 0.24407756, 0.23806928, 0.2732901,
    0.24456304, 0.24407756, 0.23806928, 0.2732901, 0.2421294, 0.24588464, 0.23560005, 0.2763859,
    0.25320962, 0.24631397, 0.25008458, 0.2503918, 0.24325503, 0.2375785, 0.2406853, 0.27848116,
    0.24325503, 0.2375785, 0.2406853, 0.27848116, 0.24563542, 0.23280983, 0.23855399, 0.28300077],
}, name='of_56').DisableLifeTimeVariation()

# SOFTMAX, DEPTHWISE_CONV_2D, DIV, RELU6, HARD_SWISH, ADD, PRELU, DIV, TANH, PAD, SUB,
# AVERAGE_POOL_2D
# Expected values: float64 formula.
input = Input('input', ('TENSOR_FLOAT32', [1, 4, 4, 4]))
t760 = Internal('t760', ('TENSOR_FLOAT32', [1, 4, 4, 4]))
filter761 = Parameter('filter761', ('TENSOR_FLOAT32', [1, 1, 3, 4]), [0.0, 0.0, 0.0625, 0.0, -0.0625, 0.125, -0.0625, 0.0625, -0.0625, -0.0625, -0.0625, 0.0625])
bias761 = Parameter('bias761', ('TENSOR_FLOAT32', [4]), [-0.25, -0.25, 0.0, -0.25])
t761 = Internal('t761', ('TENSOR_FLOAT32', [1, 4, 4, 4]))
c762 = Parameter('c762', ('TENSOR_FLOAT32', [4]), [1.9375, 1.25, 1.75, 1.0625])
t762 = Internal('t762', ('TENSOR_FLOAT32', [1, 4, 4, 4]))
t763 = Internal('t763', ('TENSOR_FLOAT32', [1, 4, 4, 4]))
t764 = Internal('t764', ('TENSOR_FLOAT32', [1, 4, 4, 4]))
t765 = Internal('t765', ('TENSOR_FLOAT32', [1, 4, 4, 4]))
c766 = Parameter('c766', ('TENSOR_FLOAT32', [4]), [0.0, 0.875, -0.75, 0.8125])
t766 = Internal('t766', ('TENSOR_FLOAT32', [1, 4, 4, 4]))
c767 = Parameter('c767', ('TENSOR_FLOAT32', [4]), [1.0625, 2.0, 1.8125, 1.75])
t767 = Internal('t767', ('TENSOR_FLOAT32', [1, 4, 4, 4]))
t768 = Internal('t768', ('TENSOR_FLOAT32', [1, 4, 4, 4]))
sides769 = Parameter('sides769', ('TENSOR_INT32', [4, 2]), [0, 0, 1, 2, 0, 1, 1, 0])
wide769 = Internal('wide769', ('TENSOR_FLOAT32', [1, 7, 5, 5]))
begin769 = Parameter('begin769', ('TENSOR_INT32', [4]), [0, 2, 1, 0])
size769 = Parameter('size769', ('TENSOR_INT32', [4]), [1, 4, 4, 4])
t769 = Internal('t769', ('TENSOR_FLOAT32', [1, 4, 4, 4]))
c770 = Parameter('c770', ('TENSOR_FLOAT32', [4]), [0.875, 0.25, -0.0625, 0.4375])
t770 = Internal('t770', ('TENSOR_FLOAT32', [1, 4, 4, 4]))
t771 = Output('t771', ('TENSOR_FLOAT32', [1, 4, 4, 4]))
model = Model()
model.Operation('SOFTMAX', input, 1.0).To(t760)
model.Operation('DEPTHWISE_CONV_2D', t760, filter761, bias761, 1, 1, 1, 1, 3).To(t761)
model.Operation('DIV', t761, c762, 0).To(t762)
model.Operation('RELU6', t762).To(t763)
model.Operation('HARD_SWISH', t763).To(t764)
model.Operation('ADD', t764, t764, 3).To(t765)
model.Operation('PRELU', t765, c766).To(t766)
model.Operation('DIV', t766, c767, 0).To(t767)
model.Operation('TANH', t767).To(t768)
model.Operation('PAD', t768, sides769).To(wide769)
model.Operation('SLICE', wide769, begin769, size769).To(t769)
model.Operation('SUB', t769, c770, 0).To(t770)
model.Operation('AVERAGE_POOL_2D', t770, 1, 1, 1, 2, 3, 0).To(t771)
Example({
    input: [-0.125, -0.875, 1.8125, 1.5, 0.1875, -1.375, 1.4375, -1.4375, 1.4375, 1.0, 1.9375, -1.75, 1.8125,
    -2.0, 1.0, 0.25, 1.0625, -1.1875, 0.9375, -1.5, -0.375, 0.3125, 1.875, 0.375, 0.25, -0.75,
    1.9375, 0.25, 0.3125, -1.25, 1.4375, -1.5625, 0.75, 0.9375, -0.625, 1.0625, 1.25, -1.75, 0.125,
    1.9375, 1.125, -1.0625, -0.5, -0.25, -0.25, 0.75, -0.875, 1.4375, -1.875, -1.625, -1.625,
    -0.1875, 1.8125, -0.1875, -0.75, -1.25, -0.4375, 1.625, 0.5, 1.8125, 1.625, -0.75, 0.9375,
    -1.4375],
    t771: [-0.875, -0.25, 0.0625, -0.4375, -0.875, -0.25, 0.0625, -0.43714103, -0.875, -0.25, 0.0625,
    -0.43714103, -0.875, -0.25, 0.0625, -0.4375, -0.875, -0.25, 0.0625, -0.4375, -0.875, -0.25,
    0.0625, -0.4372607, -0.875, -0.25, 0.0625, -0.4372607, -0.875, -0.25, 0.0625, -0.4375, -0.875,
    -0.25, 0.0625, -0.4375, -0.875, -0.25, 0.0625, -0.43726778, -0.875, -0.25, 0.0625, -0.43726778,
    -0.875, -0.25, 0.0625, -0.4375, -0.875, -0.25, 0.0625, -0.4375, -0.875, -0.25, 0.0625, -0.4375,
    -0.875, -0.25, 0.0625, -0.4375, -0.875, -0.25, 0.0625, -0.4375],
}, name='of_76').DisableLifeTimeVariation()

# SOFTMAX, PRELU, MAXIMUM, ADD, RESIZE_NEAREST_NEIGHBOR, ABS, MUL, SELECT, PRELU, SPLIT,
# DEPTHWISE_CONV_2D, NEG
# Expected values: float64 formula.
input = Input('input', ('TENSOR_FLOAT32', [1, 4, 4, 4]))
t770 = Internal('t770', ('TENSOR_FLOAT32', [1, 4, 4, 4]))
c771 = Parameter('c771', ('TENSOR_FLOAT32', [4]), [0.4375, 0.625, 0.9375, -0.9375])
t771 = Internal('t771', ('TENSOR_FLOAT32', [1, 4, 4, 4]))
t772 = Internal('t772', ('TENSOR_FLOAT32', [1, 4, 4, 4]))
t773 = Internal('t773', ('TENSOR_FLOAT32', [1, 4, 4, 4]))
t774 = Internal('t774', ('TENSOR_FLOAT32', [1, 4, 4, 4]))
t775 = Internal('t775', ('TENSOR_FLOAT32', [1, 4, 4, 4]))
c776 = Parameter('c776', ('TENSOR_FLOAT32', [4]), [0.125, 0.625, -0.8125, -0.3125])
t776 = Internal('t776', ('TENSOR_FLOAT32', [1, 4, 4, 4]))
choice777 = Parameter('choice777', ('TENSOR_BOOL8', [1, 4, 4, 4]), [True, False, True, False, False, False, False, False, True, False, False, False, False, False,
    False, True, False, True, True, True, True, False, False, False, True, False, False, False,
    True, False, True, True, True, False, True, False, False, True, False, True, False, False,
    False, False, True, True, False, False, True, False, False, False, False, False, False, True,
    False, True, True, False, True, False, True, True])
other777 = Parameter('other777', ('TENSOR_FLOAT32', [1, 4, 4, 4]), [1.625, -0.875, 0.875, -0.1875, -0.6875, -2.0, -1.0625, -1.125, 0.875, 2.0, -1.625, -0.25, -1.625,
    -1.875, -0.875, -1.375, 1.5, -1.75, 0.25, 1.625, 2.0, 0.1875, 0.5625, -1.0625, -1.25, -0.1875,
    0.25, -1.8125, -2.0, -1.125, 1.8125, -1.6875, 1.1875, 1.5, 0.8125, -1.1875, 0.4375, -0.5,
    -1.5625, 1.375, -1.5, 0.9375, -1.75, -0.3125, -0.3125, -0.0625, 1.4375, 1.875, -1.6875, -1.4375,
    0.4375, -0.1875, -1.3125, -0.8125, -1.625, -0.6875, -1.875, 1.125, -0.25, 0.9375, 1.9375, 2.0,
    -1.25, 1.6875])
t777 = Internal('t777', ('TENSOR_FLOAT32', [1, 4, 4, 4]))
c778 = Parameter('c778', ('TENSOR_FLOAT32', [4]), [-0.125, -0.875, 0.8125, -0.375])
t778 = Internal('t778', ('TENSOR_FLOAT32', [1, 4, 4, 4]))
part_0_779 = Internal('part_0_779', ('TENSOR_FLOAT32', [1, 4, 4, 2]))
part_1_779 = Internal('part_1_779', ('TENSOR_FLOAT32', [1, 4, 4, 2]))
t779 = Internal('t779', ('TENSOR_FLOAT32', [1, 4, 4, 4]))
filter780 = Parameter('filter780', ('TENSOR_FLOAT32', [1, 1, 3, 4]), [0.0, 0.0625, 0.0625, 0.0, 0.0, 0.0, 0.0625, 0.0625, -0.125, -0.0625, -0.125, -0.125])
bias780 = Parameter('bias780', ('TENSOR_FLOAT32', [4]), [-0.25, 0.0, 0.0, 0.5])
t780 = Internal('t780', ('TENSOR_FLOAT32', [1, 4, 4, 4]))
t781 = Output('t781', ('TENSOR_FLOAT32', [1, 4, 4, 4]))
model = Model()
model.Operation('SOFTMAX', input, 1.0).To(t770)
model.Operation('PRELU', t770, c771).To(t771)
model.Operation('MAXIMUM', t771, t771).To(t772)
model.Operation('ADD', t772, t772, 3).To(t773)
model.Operation('RESIZE_NEAREST_NEIGHBOR', t773, 4, 4, False).To(t774)
model.Operation('ABS', t774).To(t775)
model.Operation('MUL', t775, c776, 0).To(t776)
model.Operation('SELECT', choice777, t776, other777).To(t777)
model.Operation('PRELU', t777, c778).To(t778)
model.Operation('SPLIT', t778, 3, 2).To(part_0_779, part_1_779)
model.Operation('CONCATENATION', part_1_779, part_0_779, 3).To(t779)
model.Operation('DEPTHWISE_CONV_2D', t779, filter780, bias780, 1, 1, 1, 1, 3).To(t780)
model.Operation('NEG', t780).To(t781)
Example({
    input: [1.75, -1.1875, 0.1875, 2.0, -0.5, -1.3125, 1.3125, -1.375, -0.4375, 0.375, 1.75, 0.3125, -1.0,
    0.0625, -1.4375, -1.375, 0.6875, 0.75, 0.25, -1.75, 0.9375, -1.75, 1.5625, -0.0625, -1.875,
    -0.8125, -1.8125, 0.0625, -1.4375, 1.6875, -1.25, -0.4375, -1.5625, 0.6875, -1.6875, -0.1875,
    -1.0625, -0.1875, -0.25, 1.5625, 2.0, 1.125, -1.5625, 0.6875, 1.1875, 0.5625, 0.9375, 1.1875,
    0.0, -1.375, 1.0, -0.6875, -0.875, -1.125, 0.9375, -0.0625, 0.375, 1.1875, 0.4375, -0.75, -0.25,
    1.1875, 1.6875, 0.8125],
    t781: [0.0, 0.0, 0.0, -0.32910156, 0.0, 0.0, -0.009318793, -0.359375, 0.0, -0.024440918, 0.0, -0.41992188,
    0.0, -0.005859375, -0.013789237, -0.60253906, 0.0, 0.0, -0.08429227, -0.5062901, 0.0, 0.0,
    -0.095852695, -0.49121094, 0.0, -0.02346404, -0.004913154, -0.38720703, 0.0, -0.04248047,
    -0.0018774814, -0.56152344, 0.0, 0.0, 0.0, -0.5744857, 0.0, -0.020507812, -0.004925805,
    -0.39244464, 0.0, 0.0, -0.029632986, -0.5333575, 0.0, -0.0073242188, -0.016433507, -0.5126181,
    0.0, 0.0, 0.0, -0.4897461, 0.0, 0.0, 0.0, -0.46859062, 0.0, -0.00043240422, -0.02282526,
    -0.2879215, 0.0, -0.05859375, -0.01568698, -0.625],
}, name='of_77').DisableLifeTimeVariation()

# SOFTMAX, MINIMUM
# Expected values: float64 formula.
input = Input('input', ('TENSOR_FLOAT32', [1, 4, 4, 4]))
t780 = Output('t780', ('TENSOR_FLOAT32', [1, 4, 4, 4]))
c781 = Parameter('c781', ('TENSOR_FLOAT32', [4]), [-0.5625, -0.6875, 1.0, -0.625])
t781 = Output('t781', ('TENSOR_FLOAT32', [1, 4, 4, 4]))
model = Model()
model.Operation('SOFTMAX', input, 1.0).To(t780)
model.Operation('MINIMUM', t780, c781).To(t781)
Example({
    input: [1.0, 1.625, -1.0625, 0.375, -1.5625, 1.5, 1.625, -1.0, 0.0, 0.6875, 0.875, -1.75, 1.1875, -2.0,
    1.375, -0.875, -0.5625, 1.8125, -1.4375, -1.6875, -1.75, -1.5625, -1.5625, 1.125, -0.875,
    0.0625, 0.4375, 1.5, -1.9375, 0.5625, -1.75, 0.4375, 1.4375, 1.75, -1.0, 1.6875, 2.0, -1.625,
    1.375, 0.25, 1.125, 0.4375, -1.125, 0.0, 1.0625, -1.5625, -0.625, 0.125, 0.4375, -1.125, -1.625,
    1.6875, -0.75, -2.0, 0.625, -0.875, -1.0625, 1.9375, 1.8125, -1.0, -1.4375, -1.0, -0.3125,
    -1.375],
    t780: [0.2832345, 0.52915174, 0.03600923, 0.15160452, 0.02067663, 0.44208586, 0.5009489, 0.036288615,
    0.17981127, 0.3575974, 0.4313448, 0.031246513, 0.4211163, 0.017381545, 0.50796324, 0.05353893,
    0.08004785, 0.8605955, 0.033368908, 0.025987733, 0.047308423, 0.05706485, 0.05706485, 0.8385619,
    0.05549373, 0.14170821, 0.20618422, 0.5966138, 0.039777663, 0.48459113, 0.04798102, 0.42765018,
    0.2675054, 0.36563653, 0.02337436, 0.34348372, 0.5761416, 0.015353654, 0.30838636, 0.1001184,
    0.5173618, 0.26014587, 0.054529533, 0.16796279, 0.6064183, 0.043928795, 0.112176105, 0.23747681,
    0.20716415, 0.043423966, 0.026337966, 0.7230739, 0.16328987, 0.04678333, 0.64582396, 0.14410281,
    0.025078084, 0.50370675, 0.44451967, 0.02669548, 0.14939775, 0.23139174, 0.46017745, 0.15903307],
    t781: [-0.5625, -0.6875, 0.03600923, -0.625, -0.5625, -0.6875, 0.5009489, -0.625, -0.5625, -0.6875,
    0.4313448, -0.625, -0.5625, -0.6875, 0.50796324, -0.625, -0.5625, -0.6875, 0.033368908, -0.625,
    -0.5625, -0.6875, 0.05706485, -0.625, -0.5625, -0.6875, 0.20618422, -0.625, -0.5625, -0.6875,
    0.04798102, -0.625, -0.5625, -0.6875, 0.02337436, -0.625, -0.5625, -0.6875, 0.30838636, -0.625,
    -0.5625, -0.6875, 0.054529533, -0.625, -0.5625, -0.6875, 0.112176105, -0.625, -0.5625, -0.6875,
    0.026337966, -0.625, -0.5625, -0.6875, 0.64582396, -0.625, -0.5625, -0.6875, 0.44451967, -0.625,
    -0.5625, -0.6875, 0.46017745, -0.625],
}, name='of_78').DisableLifeTimeVariation()

# SOFTMAX, LOGISTIC, DEPTHWISE_CONV_2D, RESHAPE, ADD, SOFTMAX, CHANNEL_SHUFFLE, GATHER,
# HARD_SWISH, SPLIT, MUL, RESHAPE
# Expected values: float64 formula.
input = Input('input', ('TENSOR_FLOAT32', [1, 4, 4, 4]))
t790 = Internal('t790', ('TENSOR_FLOAT32', [1, 4, 4, 4]))
t791 = Internal('t791', ('TENSOR_FLOAT32', [1, 4, 4, 4]))
filter792 = Parameter('filter792', ('TENSOR_FLOAT32', [1, 1, 3, 4]), [-0.125, 0.0, 0.125, -0.125, 0.125, 0.0625, -0.0625, -0.0625, 0.0625, -0.125, -0.0625, 0.0625])
bias792 = Parameter('bias792', ('TENSOR_FLOAT32', [4]), [-0.75, 0.75, 0.5, -0.25])
t792 = Internal('t792', ('TENSOR_FLOAT32', [1, 4, 4, 4]))
where793 = Parameter('where793', ('TENSOR_INT32', [4]), [1, 4, 4, 4])
t793 = Internal('t793', ('TENSOR_FLOAT32', [1, 4, 4, 4]))
t794 = Internal('t794', ('TENSOR_FLOAT32', [1, 4, 4, 4]))
t795 = Internal('t795', ('TENSOR_FLOAT32', [1, 4, 4, 4]))
t796 = Internal('t796', ('TENSOR_FLOAT32', [1, 4, 4, 4]))
places797 = Parameter('places797', ('TENSOR_INT32', [4]), [2, 0, 3, 1])
t797 = Internal('t797', ('TENSOR_FLOAT32', [1, 4, 4, 4]))
t798 = Internal('t798', ('TENSOR_FLOAT32', [1, 4, 4, 4]))
part_0_799 = Internal('part_0_799', ('TENSOR_FLOAT32', [1, 4, 4, 2]))
part_1_799 = Internal('part_1_799', ('TENSOR_FLOAT32', [1, 4, 4, 2]))
t799 = Internal('t799', ('TENSOR_FLOAT32', [1, 4, 4, 4]))
c800 = Parameter('c800', ('TENSOR_FLOAT32', [4]), [-0.125, -0.75, -0.625, 0.5625])
t800 = Internal('t800', ('TENSOR_FLOAT32', [1, 4, 4, 4]))
where801 = Parameter('where801', ('TENSOR_INT32', [4]), [1, 4, 4, 4])
t801 = Output('t801', ('TENSOR_FLOAT32', [1, 4, 4, 4]))
model = Model()
model.Operation('SOFTMAX', input, 1.0).To(t790)
model.Operation('LOGISTIC', t790).To(t791)
model.Operation('DEPTHWISE_CONV_2D', t791, filter792, bias792, 1, 1, 1, 1, 3).To(t792)
model.Operation('RESHAPE', t792, where793).To(t793)
model.Operation('ADD', t793, t793, 3).To(t794)
model.Operation('SOFTMAX', t794, 1.0).To(t795)
model.Operation('CHANNEL_SHUFFLE', t795, 2, 3).To(t796)
model.Operation('GATHER', t796, 3, places797).To(t797)
model.Operation('HARD_SWISH', t797).To(t798)
model.Operation('SPLIT', t798, 3, 2).To(part_0_799, part_1_799)
model.Operation('CONCATENATION', part_1_799, part_0_799, 3).To(t799)
model.Operation('MUL', t799, c800, 0).To(t800)
model.Operation('RESHAPE', t800, where801).To(t801)
Example({
    input: [-1.875, -1.1875, 0.6875, 1.25, 1.5, -1.9375, 0.4375, 1.6875, 0.1875, -0.3125, -2.0, -2.0, 1.625,
    -0.4375, -0.25, -0.25, 1.5, -1.4375, 1.875, -0.75, 0.0, 0.75, 0.75, -0.5625, -1.75, 1.9375,
    0.25, -2.0, 0.25, 0.5625, -1.125, 0.0625, 1.25, 0.75, -1.5, -0.0625, -0.5, 0.875, 1.5, 0.4375,
    1.125, -0.25, -0.8125, 1.0625, 0.4375, 1.8125, 0.5625, -1.625, -1.375, 1.1875, 0.6875, -1.25,
    1.4375, 1.5, -1.6875, 1.3125, -0.9375, -0.625, -0.8125, 2.0, -0.9375, -1.75, 0.375, -1.9375],
    t801: [-0.00756932, -0.11285348, -0.1786421, 0.03406194, -0.0072985133, -0.12847438, -0.16760054,
    0.03284331, -0.0072376435, -0.12574545, -0.17082033, 0.032569397, -0.006679678, -0.12334657,
    -0.17990479, 0.03005855, -0.0076872935, -0.11300178, -0.17705269, 0.034592822, -0.0073496155,
    -0.12989326, -0.16569859, 0.03307327, -0.0072269193, -0.12727152, -0.16956381, 0.032521136,
    -0.006633897, -0.12333977, -0.18048084, 0.029852536, -0.007602406, -0.11316328, -0.17794546,
    0.034210827, -0.0072904937, -0.124227345, -0.1715581, 0.032807223, -0.0073317275, -0.13024375,
    -0.16560033, 0.032992773, -0.006628201, -0.12203482, -0.18175998, 0.029826904, -0.0075835176,
    -0.113502935, -0.17786093, 0.034125827, -0.007192223, -0.12712471, -0.17012133, 0.032365,
    -0.007320324, -0.12396763, -0.1714302, 0.032941457, -0.006716738, -0.12171425, -0.18095392,
    0.030225322],
}, name='of_79').DisableLifeTimeVariation()
