# Licensed under the Apache License, Version 2.0; see LICENSE.
# Written by 'python -m corpus' from corpus/families/pooling.py; do not edit.
#
# MAX_POOL_2D and what may follow it: every operation after every other.

# MAX_POOL_2D, TRANSPOSE, MINIMUM, RELU, HARD_SWISH, RELU, SPLIT, NEG, RELU, SIN, AVERAGE_POOL_2D,
# ABS
# Expected values: float64 formula.
input = Input('input', ('TENSOR_FLOAT32', [1, 4, 4, 4]))
t400 = Internal('t400', ('TENSOR_FLOAT32', [1, 4, 4, 4]))
where401 = Parameter('where401', ('TENSOR_INT32', [4]), [0, 2, 3, 1])
t401 = Internal('t401', ('TENSOR_FLOAT32', [1, 4, 4, 4]))
c402 = Parameter('c402', ('TENSOR_FLOAT32', [4]), [-0.8125, 1.0, 0.125, 0.25])
t402 = Internal('t402', ('TENSOR_FLOAT32', [1, 4, 4, 4]))
t403 = Internal('t403', ('TENSOR_FLOAT32', [1, 4, 4, 4]))
t404 = Internal('t404', ('TENSOR_FLOAT32', [1, 4, 4, 4]))
t405 = Internal('t405', ('TENSOR_FLOAT32', [1, 4, 4, 4]))
part_0_406 = Internal('part_0_406', ('TENSOR_FLOAT32', [1, 4, 4, 2]))
part_1_406 = Internal('part_1_406', ('TENSOR_FLOAT32', [1, 4, 4, 2]))
t406 = Internal('t406', ('TENSOR_FLOAT32', [1, 4, 4, 4]))
t407 = Internal('t407', ('TENSOR_FLOAT32', [1, 4, 4, 4]))
t408 = Internal('t408', ('TENSOR_FLOAT32', [1, 4, 4, 4]))
t409 = Internal('t409', ('TENSOR_FLOAT32', [1, 4, 4, 4]))
t410 = Internal('t410', ('TENSOR_FLOAT32', [1, 4, 4, 4]))
t411 = Output('t411', ('TENSOR_FLOAT32', [1, 4, 4, 4]))
model = Model()
model.Operation('MAX_POOL_2D', input, 1, 1, 1, 3, 2, 0).To(t400)
model.Operation('TRANSPOSE', t400, where401).To(t401)
model.Operation('MINIMUM', t401, c402).To(t402)
model.Operation('RELU', t402).To(t403)
model.Operation('HARD_SWISH', t403).To(t404)
model.Operation('RELU', t404).To(t405)
model.Operation('SPLIT', t405, 3, 2).To(part_0_406, part_1_406)
model.Operation('CONCATENATION', part_1_406, part_0_406, 3).To(t406)
model.Operation('NEG', t406).To(t407)
model.Operation('RELU', t407).To(t408)
model.Operation('SIN', t408).To(t409)
model.Operation('AVERAGE_POOL_2D', t409, 1, 1, 1, 2, 3, 0).To(t410)
model.Operation('ABS', t410).To(t411)
Example({
    input: [0.75, -1.625, 0.9375, -1.75, -1.9375, -0.5, -1.9375, 1.4375, 0.625, -1.0, 0.625, -0.75, -1.4375,
    -0.375, 0.6875, 1.6875, -0.25, 0.4375, -0.625, -1.3125, -0.5625, -0.0625, -0.4375, 0.1875,
    -0.125, 0.875, 0.4375, -1.75, 1.6875, -2.0, 1.875, -1.8125, 0.125, -0.1875, -1.125, -1.0625,
    -2.0, 0.75, 0.0625, -1.375, -0.8125, 1.625, 1.6875, -0.4375, -1.25, -1.3125, -0.25, 0.9375,
    -0.375, 0.1875, 0.9375, -0.25, 0.375, -1.9375, 1.5625, -0.4375, 2.0, -1.625, 1.875, -1.375,
    1.5625, -1.125, 1.75, -1.75],
    t411: [0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0,
    0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0,
    0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0,
    0.0, 0.0, 0.0, 0.0, 0.0, 0.0],
}, name='of_40').DisableLifeTimeVariation()

# MAX_POOL_2D, SUB, SUB, PRELU, CONV_2D
# Expected values: float64 formula.
input = Input('input', ('TENSOR_FLOAT32', [1, 4, 4, 4]))
t1180 = Internal('t1180', ('TENSOR_FLOAT32', [1, 4, 4, 4]))
c1181 = Parameter('c1181', ('TENSOR_FLOAT32', [4]), [-0.4375, 0.5625, -0.875, 0.5])
t1181 = Internal('t1181', ('TENSOR_FLOAT32', [1, 4, 4, 4]))
c1182 = Parameter('c1182', ('TENSOR_FLOAT32', [4]), [-0.625, -0.875, -0.25, -0.25])
t1182 = Internal('t1182', ('TENSOR_FLOAT32', [1, 4, 4, 4]))
c1183 = Parameter('c1183', ('TENSOR_FLOAT32', [4]), [0.5, 0.1875, 0.4375, -0.75])
t1183 = Internal('t1183', ('TENSOR_FLOAT32', [1, 4, 4, 4]))
filter1184 = Parameter('filter1184', ('TENSOR_FLOAT32', [4, 1, 3, 4]), [0.0625, -0.125, 0.125, 0.125, -0.125, 0.125, 0.0625, 0.0625, 0.0625, -0.0625, 0.0, 0.0625, 0.0625,
    -0.0625, -0.125, 0.125, -0.125, 0.125, -0.125, -0.125, -0.125, 0.125, 0.125, -0.0625, 0.0625,
    0.0, -0.0625, 0.0, 0.0625, 0.0, 0.125, 0.0, -0.125, 0.125, 0.0625, -0.0625, 0.0, 0.0, -0.125,
    -0.0625, 0.0625, -0.125, -0.0625, 0.125, 0.0625, -0.0625, -0.0625, 0.0])
bias1184 = Parameter('bias1184', ('TENSOR_FLOAT32', [4]), [0.5, 0.0, -0.75, 0.5])
t1184 = Output('t1184', ('TENSOR_FLOAT32', [1, 4, 4, 4]))
model = Model()
model.Operation('MAX_POOL_2D', input, 1, 1, 1, 3, 2, 0).To(t1180)
model.Operation('SUB', t1180, c1181, 0).To(t1181)
model.Operation('SUB', t1181, c1182, 0).To(t1182)
model.Operation('PRELU', t1182, c1183).To(t1183)
model.Operation('CONV_2D', t1183, filter1184, bias1184, 1, 1, 1, 0).To(t1184)
Example({
    input: [-1.6875, -0.8125, -0.0625, -1.0625, -1.5625, 0.1875, 1.0625, -0.5625, -1.1875, 0.5, 2.0, 1.3125,
    -1.1875, -2.0, -1.1875, 0.9375, 1.5625, -1.75, 0.9375, 0.5625, -1.625, -2.0, -0.6875, 1.25,
    -0.125, -0.4375, -1.625, -1.6875, -0.125, -1.8125, 1.6875, 0.4375, 0.875, -0.4375, 1.875, 1.875,
    1.1875, 0.625, -0.8125, 2.0, 0.25, -1.375, 1.0, -1.9375, -0.8125, -1.1875, -1.625, -0.5, 0.25,
    -0.375, 1.1875, 0.875, -1.4375, -0.375, 0.8125, 1.3125, -1.3125, -0.125, 1.3125, -1.5625,
    1.0625, -1.3125, -1.4375, -0.8125],
    t1184: [0.61328125, -0.56640625, -0.41015625, 0.5078125, 1.109375, -0.45703125, -0.0546875, -0.0234375,
    1.40625, -0.375, -0.21875, -0.25, 1.2265625, -0.7890625, -0.4375, -0.0625, 0.80078125, -0.75,
    -0.34375, 0.49609375, 1.4179688, -0.77734375, -0.33203125, 0.0, 1.3569336, -0.6123047,
    -0.2841797, -0.010253906, 1.1142578, -0.59277344, -0.3515625, -0.028320312, 0.82421875,
    -0.65625, -0.3203125, 0.44921875, 1.4414062, -0.80078125, -0.40234375, 0.0, 1.3710938,
    -0.734375, -0.4765625, 0.07421875, 0.9921875, -0.62109375, -0.32421875, 0.11328125, 0.6821289,
    -0.4897461, -0.43359375, 0.4897461, 1.2709961, -0.6555176, -0.58203125, 0.15234375, 1.1435547,
    -0.7685547, -0.52246094, 0.1875, 1.0068359, -0.6972656, -0.33203125, 0.18554688],
}, name='of_118').DisableLifeTimeVariation()
