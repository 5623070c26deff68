# Licensed under the Apache License, Version 2.0; see LICENSE.
# Written by 'python -m corpus' from corpus/families/activation.py; do not edit.
#
# TANH and what may follow it: every operation after every other.

# TANH, SPACE_TO_BATCH_ND, MAX_POOL_2D, PRELU, MAX_POOL_2D, CHANNEL_SHUFFLE, NEG, SUB, HARD_SWISH,
# NEG, SIN, RESIZE_NEAREST_NEIGHBOR
# Expected values: float64 formula.
input = Input('input', ('TENSOR_FLOAT32', [1, 4, 4, 4]))
t260 = Internal('t260', ('TENSOR_FLOAT32', [1, 4, 4, 4]))
block261 = Parameter('block261', ('TENSOR_INT32', [2]), [2, 2])
none261 = Parameter('none261', ('TENSOR_INT32', [2, 2]), [0, 0, 0, 0])
many261 = Internal('many261', ('TENSOR_FLOAT32', [4, 2, 2, 4]))
t261 = Internal('t261', ('TENSOR_FLOAT32', [1, 4, 4, 4]))
t262 = Internal('t262', ('TENSOR_FLOAT32', [1, 4, 4, 4]))
c263 = Parameter('c263', ('TENSOR_FLOAT32', [4]), [-0.8125, -0.125, 0.3125, 0.375])
t263 = Internal('t263', ('TENSOR_FLOAT32', [1, 4, 4, 4]))
t264 = Internal('t264', ('TENSOR_FLOAT32', [1, 4, 4, 4]))
t265 = Internal('t265', ('TENSOR_FLOAT32', [1, 4, 4, 4]))
t266 = Internal('t266', ('TENSOR_FLOAT32', [1, 4, 4, 4]))
c267 = Parameter('c267', ('TENSOR_FLOAT32', [4]), [-0.125, -0.6875, -0.8125, 0.4375])
t267 = Internal('t267', ('TENSOR_FLOAT32', [1, 4, 4, 4]))
t268 = Internal('t268', ('TENSOR_FLOAT32', [1, 4, 4, 4]))
t269 = Internal('t269', ('TENSOR_FLOAT32', [1, 4, 4, 4]))
t270 = Internal('t270', ('TENSOR_FLOAT32', [1, 4, 4, 4]))
t271 = Output('t271', ('TENSOR_FLOAT32', [1, 4, 4, 4]))
model = Model()
model.Operation('TANH', input).To(t260)
model.Operation('SPACE_TO_BATCH_ND', t260, block261, none261).To(many261)
model.Operation('BATCH_TO_SPACE_ND', many261, block261).To(t261)
model.Operation('MAX_POOL_2D', t261, 1, 1, 1, 3, 2, 0).To(t262)
model.Operation('PRELU', t262, c263).To(t263)
model.Operation('MAX_POOL_2D', t263, 1, 1, 1, 3, 2, 0).To(t264)
model.Operation('CHANNEL_SHUFFLE', t264, 2, 3).To(t265)
model.Operation('NEG', t265).To(t266)
model.Operation('SUB', t266, c267, 0).To(t267)
model.Operation('HARD_SWISH', t267).To(t268)
model.Operation('NEG', t268).To(t269)
model.Operation('SIN', t269).To(t270)
model.Operation('RESIZE_NEAREST_NEIGHBOR', t270, 4, 4, False).To(t271)
Example({
    input: [1.125, -1.1875, 1.9375, 1.375, 0.5, 0.25, 0.4375, -0.8125, 0.875, 2.0, -0.5625, 1.375, 1.8125,
    0.125, -1.625, -0.3125, -1.8125, -0.375, 0.4375, 0.25, 1.0, 1.9375, -0.9375, 1.75, 1.6875,
    -1.875, -1.875, 0.6875, -0.5, -1.0625, -1.625, -0.375, 0.375, 0.25, -1.625, -0.1875, -0.4375,
    -1.4375, 1.25, 1.125, -0.75, -1.0625, -1.1875, -0.125, 2.0, -0.6875, 0.875, -0.5625, 0.6875,
    0.1875, -1.125, 1.125, 1.5625, 0.75, -0.6875, 1.0, -0.25, -1.75, -1.1875, -0.1875, 0.3125,
    -1.9375, 1.75, -0.8125],
    t271: [0.29110363, 0.12328742, 0.071875, 0.36399618, 0.29760778, 0.12328742, 0.071875, 0.36399618,
    0.29760778, 0.12328742, 0.071875, 0.36399618, 0.29760778, 0.07600988, 0.071875, 0.36399618,
    0.29110363, 0.07600988, 0.06976748, 0.36399618, 0.29760778, 0.11593435, 0.06976748, 0.36399618,
    0.29760778, 0.11593435, 0.06976748, 0.36399618, 0.29760778, 0.11593435, 0.06976748, 0.36399618,
    0.28708118, 0.07600988, -0.09377976, 0.35630938, 0.29760778, 0.11593435, -0.09377976,
    0.35630938, 0.29760778, 0.11593435, -0.09377976, 0.35630938, 0.29760778, 0.11593435,
    -0.09377976, 0.35630938, 0.28708118, -0.53474605, -0.09377976, 0.35630938, 0.28708118,
    0.11593435, -0.09377976, 0.35630938, 0.28708118, 0.11593435, -0.09377976, 0.35630938,
    0.28708118, 0.11593435, -0.09377976, 0.3521893],
}, name='of_26').DisableLifeTimeVariation()

# TANH, SPLIT, CHANNEL_SHUFFLE, AVERAGE_POOL_2D, HARD_SWISH, CONV_2D, HARD_SWISH,
# RESIZE_NEAREST_NEIGHBOR, LOGISTIC, SPACE_TO_BATCH_ND, RESHAPE, SELECT
# Expected values: float64 formula.
input = Input('input', ('TENSOR_FLOAT32', [1, 4, 4, 4]))
t290 = Internal('t290', ('TENSOR_FLOAT32', [1, 4, 4, 4]))
part_0_291 = Internal('part_0_291', ('TENSOR_FLOAT32', [1, 4, 4, 2]))
part_1_291 = Internal('part_1_291', ('TENSOR_FLOAT32', [1, 4, 4, 2]))
t291 = Internal('t291', ('TENSOR_FLOAT32', [1, 4, 4, 4]))
t292 = Internal('t292', ('TENSOR_FLOAT32', [1, 4, 4, 4]))
t293 = Internal('t293', ('TENSOR_FLOAT32', [1, 4, 4, 4]))
t294 = Internal('t294', ('TENSOR_FLOAT32', [1, 4, 4, 4]))
filter295 = Parameter('filter295', ('TENSOR_FLOAT32', [4, 1, 3, 4]), [-0.0625, -0.0625, 0.0625, 0.0, 0.0, -0.0625, 0.0, 0.0625, 0.0, 0.0, -0.125, 0.0, -0.0625, 0.0,
    -0.0625, 0.0, 0.0625, 0.125, 0.0, -0.125, 0.0, 0.0625, 0.0, 0.0, -0.125, 0.0625, 0.125, -0.0625,
    0.0, -0.125, 0.0, 0.0, 0.125, -0.0625, -0.125, -0.0625, 0.0625, 0.125, 0.0, 0.0, -0.125, -0.125,
    -0.0625, -0.0625, -0.0625, 0.0, -0.0625, 0.0])
bias295 = Parameter('bias295', ('TENSOR_FLOAT32', [4]), [-0.5, -0.5, 0.0, -0.25])
t295 = Internal('t295', ('TENSOR_FLOAT32', [1, 4, 4, 4]))
t296 = Internal('t296', ('TENSOR_FLOAT32', [1, 4, 4, 4]))
t297 = Internal('t297', ('TENSOR_FLOAT32', [1, 4, 4, 4]))
t298 = Internal('t298', ('TENSOR_FLOAT32', [1, 4, 4, 4]))
block299 = Parameter('block299', ('TENSOR_INT32', [2]), [2, 2])
none299 = Parameter('none299', ('TENSOR_INT32', [2, 2]), [0, 0, 0, 0])
many299 = Internal('many299', ('TENSOR_FLOAT32', [4, 2, 2, 4]))
t299 = Internal('t299', ('TENSOR_FLOAT32', [1, 4, 4, 4]))
where300 = Parameter('where300', ('TENSOR_INT32', [4]), [1, 4, 4, 4])
t300 = Internal('t300', ('TENSOR_FLOAT32', [1, 4, 4, 4]))
choice301 = Parameter('choice301', ('TENSOR_BOOL8', [1, 4, 4, 4]), [True, False, False, False, True, False, True, True, False, False, True, False, True, False, False,
    False, True, False, False, True, False, True, False, False, False, True, True, True, False,
    False, True, False, True, True, True, False, True, False, True, True, True, True, False, True,
    False, True, True, True, True, False, False, False, True, True, False, True, True, False, False,
    False, False, False, True, False])
other301 = Parameter('other301', ('TENSOR_FLOAT32', [1, 4, 4, 4]), [1.1875, -1.25, -1.625, -0.625, 1.375, -0.8125, 0.625, 0.1875, -1.5, -1.375, 0.625, -0.25, 0.8125,
    -1.25, -0.5, -1.3125, 1.0, -0.1875, -1.0, 1.625, -1.375, 1.375, -1.375, -0.625, -1.125, 1.5,
    1.0625, 1.75, -0.625, -1.8125, 1.625, -0.625, 1.375, 0.1875, 0.25, -1.4375, 0.375, -1.625,
    1.9375, 1.875, 0.5625, 0.8125, -1.3125, 2.0, 1.25, -1.125, 1.625, 0.625, 1.25, 1.9375, -1.25,
    -1.6875, -1.0625, 1.0625, 1.6875, -1.5, 0.125, 0.25, -0.875, -0.125, -1.5, -1.6875, -0.4375,
    0.9375])
t301 = Output('t301', ('TENSOR_FLOAT32', [1, 4, 4, 4]))
model = Model()
model.Operation('TANH', input).To(t290)
model.Operation('SPLIT', t290, 3, 2).To(part_0_291, part_1_291)
model.Operation('CONCATENATION', part_1_291, part_0_291, 3).To(t291)
model.Operation('CHANNEL_SHUFFLE', t291, 2, 3).To(t292)
model.Operation('AVERAGE_POOL_2D', t292, 1, 1, 1, 2, 3, 0).To(t293)
model.Operation('HARD_SWISH', t293).To(t294)
model.Operation('CONV_2D', t294, filter295, bias295, 1, 1, 1, 0).To(t295)
model.Operation('HARD_SWISH', t295).To(t296)
model.Operation('RESIZE_NEAREST_NEIGHBOR', t296, 4, 4, False).To(t297)
model.Operation('LOGISTIC', t297).To(t298)
model.Operation('SPACE_TO_BATCH_ND', t298, block299, none299).To(many299)
model.Operation('BATCH_TO_SPACE_ND', many299, block299).To(t299)
model.Operation('RESHAPE', t299, where300).To(t300)
model.Operation('SELECT', choice301, t300, other301).To(t301)
Example({
    input: [-1.1875, -1.4375, -0.3125, -1.5625, -1.6875, -0.5, 0.4375, 0.0, 2.0, -1.125, 0.1875, -1.8125, 2.0,
    1.375, 1.75, -0.625, -1.375, -1.25, -1.25, -1.5625, 1.875, 1.5, -1.25, -1.0, 0.1875, 0.0625,
    0.3125, 0.1875, -0.875, -1.1875, 1.1875, -1.6875, 1.6875, 0.0625, -1.0, -2.0, 0.0625, -1.8125,
    0.0625, -1.875, 0.6875, -1.5, -0.1875, 0.8125, -1.6875, 0.3125, -0.5, 0.0625, -0.25, -1.6875,
    1.8125, 1.0, -1.3125, -1.25, -1.4375, 1.625, -1.4375, 0.75, 1.125, -1.125, -2.0, 0.0625, -0.375,
    -1.5625],
    t301: [0.4500301, -1.25, -1.625, -0.625, 0.44997692, -0.8125, 0.50388414, 0.4664725, -1.5, -1.375,
    0.5086615, -0.25, 0.4440094, -1.25, -0.5, -1.3125, 0.44896725, -0.1875, -1.0, 0.47822502,
    -1.375, 0.45446548, -1.375, -0.625, -1.125, 0.45111722, 0.50651747, 0.47147715, -0.625, -1.8125,
    0.49905363, -0.625, 0.4477753, 0.44913682, 0.5006871, -1.4375, 0.44915944, -1.625, 0.50718814,
    0.4722418, 0.45132455, 0.44615567, -1.3125, 0.47526306, 1.25, 0.44597393, 0.50040936,
    0.47549707, 0.44705963, 1.9375, -1.25, -1.6875, 0.44914338, 0.44827425, 1.6875, 0.4751279,
    0.4519639, 0.25, -0.875, -0.125, -1.5, -1.6875, 0.50183314, 0.9375],
}, name='of_29').DisableLifeTimeVariation()

# TANH, RELU, ADD, NEG, LOGISTIC, ABS, SPACE_TO_BATCH_ND, CHANNEL_SHUFFLE, DEPTHWISE_CONV_2D,
# MINIMUM, SUB, RESHAPE
# Expected values: float64 formula.
input = Input('input', ('TENSOR_FLOAT32', [1, 4, 4, 4]))
t310 = Internal('t310', ('TENSOR_FLOAT32', [1, 4, 4, 4]))
t311 = Internal('t311', ('TENSOR_FLOAT32', [1, 4, 4, 4]))
c312 = Parameter('c312', ('TENSOR_FLOAT32', [4]), [-0.375, -0.25, 0.125, 1.0])
t312 = Internal('t312', ('TENSOR_FLOAT32', [1, 4, 4, 4]))
t313 = Internal('t313', ('TENSOR_FLOAT32', [1, 4, 4, 4]))
t314 = Internal('t314', ('TENSOR_FLOAT32', [1, 4, 4, 4]))
t315 = Internal('t315', ('TENSOR_FLOAT32', [1, 4, 4, 4]))
block316 = Parameter('block316', ('TENSOR_INT32', [2]), [2, 2])
none316 = Parameter('none316', ('TENSOR_INT32', [2, 2]), [0, 0, 0, 0])
many316 = Internal('many316', ('TENSOR_FLOAT32', [4, 2, 2, 4]))
t316 = Internal('t316', ('TENSOR_FLOAT32', [1, 4, 4, 4]))
t317 = Internal('t317', ('TENSOR_FLOAT32', [1, 4, 4, 4]))
filter318 = Parameter('filter318', ('TENSOR_FLOAT32', [1, 1, 3, 4]), [-0.0625, -0.125, -0.0625, 0.0625, 0.0, -0.0625, -0.125, 0.0625, 0.0, 0.0625, -0.125, 0.0625])
bias318 = Parameter('bias318', ('TENSOR_FLOAT32', [4]), [0.5, -0.5, -0.75, -0.5])
t318 = Internal('t318', ('TENSOR_FLOAT32', [1, 4, 4, 4]))
c319 = Parameter('c319', ('TENSOR_FLOAT32', [4]), [-0.625, 0.1875, 0.4375, -0.8125])
t319 = Internal('t319', ('TENSOR_FLOAT32', [1, 4, 4, 4]))
c320 = Parameter('c320', ('TENSOR_FLOAT32', [4]), [-0.75, 0.5625, 0.1875, 0.3125])
t320 = Internal('t320', ('TENSOR_FLOAT32', [1, 4, 4, 4]))
where321 = Parameter('where321', ('TENSOR_INT32', [4]), [1, 4, 4, 4])
t321 = Output('t321', ('TENSOR_FLOAT32', [1, 4, 4, 4]))
model = Model()
model.Operation('TANH', input).To(t310)
model.Operation('RELU', t310).To(t311)
model.Operation('ADD', t311, c312, 1).To(t312)
model.Operation('NEG', t312).To(t313)
model.Operation('LOGISTIC', t313).To(t314)
model.Operation('ABS', t314).To(t315)
model.Operation('SPACE_TO_BATCH_ND', t315, block316, none316).To(many316)
model.Operation('BATCH_TO_SPACE_ND', many316, block316).To(t316)
model.Operation('CHANNEL_SHUFFLE', t316, 2, 3).To(t317)
model.Operation('DEPTHWISE_CONV_2D', t317, filter318, bias318, 1, 1, 1, 1, 3).To(t318)
model.Operation('MINIMUM', t318, c319).To(t319)
model.Operation('SUB', t319, c320, 0).To(t320)
model.Operation('RESHAPE', t320, where321).To(t321)
Example({
    input: [0.4375, -0.1875, 0.0, 0.5, 1.1875, 1.8125, 1.625, 0.125, 0.125, -1.8125, -0.8125, -1.75, -1.875,
    -1.25, 1.5, 1.3125, 1.9375, 1.375, 0.625, 1.125, 0.5, 0.5, -0.5625, -1.5625, -1.5625, -0.6875,
    -0.5625, 0.625, 1.5625, 1.0625, -1.1875, -1.1875, 0.8125, 0.0625, 0.125, 0.25, -1.625, -0.625,
    0.9375, 1.375, -0.625, 1.9375, 1.375, 0.0625, -0.0625, -0.625, 2.0, 1.125, -1.25, 0.8125, -0.75,
    0.875, 1.875, 0.9375, -1.0625, 0.375, 0.25, 0.75, 0.75, -0.625, 1.375, -0.5625, 1.75, -0.3125],
    t321: [0.125, -0.5625, -0.1875, -1.125, 0.125, -0.5625, -0.1875, -1.125, 0.125, -0.5625, -0.1875, -1.125,
    0.125, -0.5625, -0.1875, -1.125, 0.125, -0.5625, -0.1875, -1.125, 0.125, -0.5625, -0.1875,
    -1.125, 0.125, -0.5625, -0.1875, -1.125, 0.125, -0.5625, -0.1875, -1.125, 0.125, -0.5625,
    -0.1875, -1.125, 0.125, -0.5625, -0.1875, -1.125, 0.125, -0.5625, -0.1875, -1.125, 0.125,
    -0.5625, -0.1875, -1.125, 0.125, -0.5625, -0.1875, -1.125, 0.125, -0.5625, -0.1875, -1.125,
    0.125, -0.5625, -0.1875, -1.125, 0.125, -0.5625, -0.1875, -1.125],
}, name='of_31').DisableLifeTimeVariation()
