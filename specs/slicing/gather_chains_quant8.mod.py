# Licensed under the Apache License, Version 2.0; see LICENSE.
# Written by 'python -m corpus' from corpus/families/slicing.py; do not edit.
#
# GATHER and what may follow it: every operation after every other.

# GATHER, PRELU, MAXIMUM, RESIZE_NEAREST_NEIGHBOR, CONV_2D, SPACE_TO_BATCH_ND, RESHAPE, QUANTIZE,
# SUB, DEPTHWISE_CONV_2D, PAD, MAXIMUM
# Expected values: float64 formula.
input = Input('input', ('TENSOR_QUANT8_ASYMM', [1, 4, 4, 4], 0.5, 120))
places280 = Parameter('places280', ('TENSOR_INT32', [4]), [2, 0, 3, 1])
t280 = Internal('t280', ('TENSOR_QUANT8_ASYMM', [1, 4, 4, 4], 0.5, 120))
c281 = Parameter('c281', ('TENSOR_QUANT8_ASYMM', [4], 0.015625, 128), [183, 175, 99, 151])
t281 = Internal('t281', ('TENSOR_QUANT8_ASYMM', [1, 4, 4, 4], 0.5, 120))
t282 = Internal('t282', ('TENSOR_QUANT8_ASYMM', [1, 4, 4, 4], 0.5, 120))
t283 = Internal('t283', ('TENSOR_QUANT8_ASYMM', [1, 4, 4, 4], 0.5, 120))
filter284 = Parameter('filter284', ('TENSOR_QUANT8_ASYMM', [4, 1, 3, 4], 1.0, 128), [128, 128, 128, 128, 128, 128, 128, 128, 129, 128, 128, 128, 128, 128, 128, 128, 128, 128, 128, 128,
    128, 129, 128, 128, 128, 128, 128, 128, 128, 128, 128, 128, 128, 128, 129, 128, 128, 128, 128,
    128, 128, 128, 128, 128, 128, 128, 128, 129])
bias284 = Parameter('bias284', ('TENSOR_INT32', [4], 0.5, 0), [-12, -12, 4, 0])
t284 = Internal('t284', ('TENSOR_QUANT8_ASYMM', [1, 4, 4, 4], 0.5, 120))
block285 = Parameter('block285', ('TENSOR_INT32', [2]), [2, 2])
none285 = Parameter('none285', ('TENSOR_INT32', [2, 2]), [0, 0, 0, 0])
many285 = Internal('many285', ('TENSOR_QUANT8_ASYMM', [4, 2, 2, 4], 0.5, 120))
t285 = Internal('t285', ('TENSOR_QUANT8_ASYMM', [1, 4, 4, 4], 0.5, 120))
where286 = Parameter('where286', ('TENSOR_INT32', [4]), [1, 4, 4, 4])
t286 = Internal('t286', ('TENSOR_QUANT8_ASYMM', [1, 4, 4, 4], 0.5, 120))
real287 = Internal('real287', ('TENSOR_FLOAT32', [1, 4, 4, 4]))
t287 = Internal('t287', ('TENSOR_QUANT8_ASYMM', [1, 4, 4, 4], 0.5, 120))
c288 = Parameter('c288', ('TENSOR_QUANT8_ASYMM', [4], 0.5, 120), [135, 108, 101, 129])
t288 = Internal('t288', ('TENSOR_QUANT8_ASYMM', [1, 4, 4, 4], 0.5, 120))
filter289 = Parameter('filter289', ('TENSOR_QUANT8_ASYMM', [1, 1, 3, 4], 1.0, 128), [128, 128, 128, 128, 129, 129, 129, 129, 128, 128, 128, 128])
bias289 = Parameter('bias289', ('TENSOR_INT32', [4], 0.5, 0), [0, 0, 4, 12])
t289 = Internal('t289', ('TENSOR_QUANT8_ASYMM', [1, 4, 4, 4], 0.5, 120))
sides290 = Parameter('sides290', ('TENSOR_INT32', [4, 2]), [0, 0, 1, 2, 0, 1, 1, 0])
wide290 = Internal('wide290', ('TENSOR_QUANT8_ASYMM', [1, 7, 5, 5], 0.5, 120))
begin290 = Parameter('begin290', ('TENSOR_INT32', [4]), [0, 2, 1, 0])
size290 = Parameter('size290', ('TENSOR_INT32', [4]), [1, 4, 4, 4])
t290 = Internal('t290', ('TENSOR_QUANT8_ASYMM', [1, 4, 4, 4], 0.5, 120))
t291 = Output('t291', ('TENSOR_QUANT8_ASYMM', [1, 4, 4, 4], 0.5, 120))
model = Model()
model.Operation('GATHER', input, 2, places280).To(t280)
model.Operation('PRELU', t280, c281).To(t281)
model.Operation('MAXIMUM', t281, t281).To(t282)
model.Operation('RESIZE_NEAREST_NEIGHBOR', t282, 4, 4, False).To(t283)
model.Operation('CONV_2D', t283, filter284, bias284, 1, 1, 1, 0).To(t284)
model.Operation('SPACE_TO_BATCH_ND', t284, block285, none285).To(many285)
model.Operation('BATCH_TO_SPACE_ND', many285, block285).To(t285)
model.Operation('RESHAPE', t285, where286).To(t286)
model.Operation('DEQUANTIZE', t286).To(real287)
model.Operation('QUANTIZE', real287).To(t287)
model.Operation('SUB', t287, c288, 0).To(t288)
model.Operation('DEPTHWISE_CONV_2D', t288, filter289, bias289, 1, 1, 1, 1, 0).To(t289)
model.Operation('PAD', t289, sides290).To(wide290)
model.Operation('SLICE', wide290, begin290, size290).To(t290)
model.Operation('MAXIMUM', t290, t290).To(t291)
Example({
    input: [97, 114, 71, 123, 65, 117, 113, 167, 174, 100, 108, 150, 87, 96, 186, 165, 177, 98, 149, 80, 146,
    102, 91, 136, 107, 73, 88, 84, 101, 99, 183, 83, 96, 79, 125, 70, 149, 117, 187, 146, 73, 102,
    61, 86, 185, 165, 93, 97, 83, 133, 134, 143, 117, 67, 84, 158, 147, 96, 180, 171, 63, 132, 119,
    127],
    t291: [120, 77, 105, 210, 120, 119, 107, 160, 120, 93, 120, 147, 120, 120, 120, 120, 120, 158, 165, 159,
    120, 122, 118, 214, 120, 93, 120, 147, 120, 120, 120, 120, 120, 44, 132, 147, 120, 90, 81, 163,
    120, 93, 120, 147, 120, 120, 120, 120, 120, 120, 120, 120, 120, 120, 120, 120, 120, 120, 120,
    120, 120, 120, 120, 120],
}, name='of_28').AddVariations(DataTypeConverter(name='signed').Identify({
    input: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t280: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    c281: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.015625, 0),
    t281: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t282: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t283: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    filter284: ('TENSOR_QUANT8_ASYMM_SIGNED', 1.0, 0),
    t284: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    many285: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t285: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t286: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t287: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    c288: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t288: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    filter289: ('TENSOR_QUANT8_ASYMM_SIGNED', 1.0, 0),
    t289: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    wide290: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t290: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t291: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
})).DisableLifeTimeVariation()

# GATHER, MAX_POOL_2D, AVERAGE_POOL_2D, RELU6
# Expected values: float64 formula.
input = Input('input', ('TENSOR_QUANT8_ASYMM', [1, 4, 4, 4], 0.5, 120))
places560 = Parameter('places560', ('TENSOR_INT32', [4]), [2, 0, 3, 1])
t560 = Internal('t560', ('TENSOR_QUANT8_ASYMM', [1, 4, 4, 4], 0.5, 120))
t561 = Internal('t561', ('TENSOR_QUANT8_ASYMM', [1, 4, 4, 4], 0.5, 120))
t562 = Internal('t562', ('TENSOR_QUANT8_ASYMM', [1, 4, 4, 4], 0.5, 120))
t563 = Output('t563', ('TENSOR_QUANT8_ASYMM', [1, 4, 4, 4], 0.5, 120))
model = Model()
model.Operation('GATHER', input, 3, places560).To(t560)
model.Operation('MAX_POOL_2D', t560, 1, 1, 1, 3, 2, 0).To(t561)
model.Operation('AVERAGE_POOL_2D', t561, 1, 1, 1, 2, 2, 0).To(t562)
model.Operation('RELU6', t562).To(t563)
Example({
    input: [185, 105, 83, 71, 176, 76, 157, 183, 74, 74, 100, 90, 188, 79, 106, 155, 62, 121, 67, 86, 152, 134,
    69, 160, 133, 171, 179, 159, 187, 117, 112, 75, 116, 108, 161, 60, 169, 175, 69, 164, 64, 180,
    175, 162, 91, 119, 80, 69, 98, 160, 114, 150, 177, 136, 141, 190, 77, 108, 71, 109, 119, 111,
    185, 178],
    t563: [132, 132, 132, 132, 132, 132, 132, 132, 132, 132, 132, 132, 132, 132, 132, 132, 132, 132, 132, 132,
    132, 132, 132, 132, 132, 132, 132, 132, 132, 132, 132, 132, 132, 132, 132, 132, 132, 132, 132,
    132, 132, 132, 132, 132, 132, 120, 132, 132, 132, 132, 132, 132, 132, 132, 132, 132, 132, 132,
    132, 124, 132, 120, 132, 120],
}, name='of_56').AddVariations(DataTypeConverter(name='signed').Identify({
    input: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t560: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t561: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t562: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t563: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
})).DisableLifeTimeVariation()

# GATHER, ADD, HARD_SWISH, GATHER, SPLIT
# Expected values: float64 formula.
input = Input('input', ('TENSOR_QUANT8_ASYMM', [1, 4, 4, 4], 0.5, 120))
places580 = Parameter('places580', ('TENSOR_INT32', [4]), [2, 0, 3, 1])
t580 = Internal('t580', ('TENSOR_QUANT8_ASYMM', [1, 4, 4, 4], 0.5, 120))
c581 = Parameter('c581', ('TENSOR_QUANT8_ASYMM', [4], 0.5, 120), [109, 101, 136, 101])
t581 = Internal('t581', ('TENSOR_QUANT8_ASYMM', [1, 4, 4, 4], 0.5, 120))
t582 = Internal('t582', ('TENSOR_QUANT8_ASYMM', [1, 4, 4, 4], 0.5, 120))
places583 = Parameter('places583', ('TENSOR_INT32', [4]), [2, 0, 3, 1])
t583 = Internal('t583', ('TENSOR_QUANT8_ASYMM', [1, 4, 4, 4], 0.5, 120))
part_0_584 = Internal('part_0_584', ('TENSOR_QUANT8_ASYMM', [1, 4, 4, 2], 0.5, 120))
part_1_584 = Internal('part_1_584', ('TENSOR_QUANT8_ASYMM', [1, 4, 4, 2], 0.5, 120))
t584 = Output('t584', ('TENSOR_QUANT8_ASYMM', [1, 4, 4, 4], 0.5, 120))
model = Model()
model.Operation('GATHER', input, 2, places580).To(t580)
model.Operation('ADD', t580, c581, 0).To(t581)
model.Operation('HARD_SWISH', t581).To(t582)
model.Operation('GATHER', t582, 2, places583).To(t583)
model.Operation('SPLIT', t583, 3, 2).To(part_0_584, part_1_584)
model.Operation('CONCATENATION', part_1_584, part_0_584, 3).To(t584)
Example({
    input: [71, 124, 86, 74, 138, 60, 94, 69, 75, 85, 179, 175, 88, 102, 154, 72, 165, 60, 98, 174, 70, 160,
    186, 96, 127, 135, 64, 136, 74, 111, 61, 166, 132, 139, 127, 188, 106, 123, 170, 153, 72, 102,
    114, 113, 172, 85, 78, 126, 189, 67, 106, 156, 142, 182, 141, 164, 80, 148, 175, 184, 74, 184,
    61, 173],
    t584: [170, 120, 120, 120, 195, 156, 120, 120, 120, 120, 127, 120, 120, 120, 120, 120, 120, 147, 120, 120,
    120, 119, 119, 119, 202, 120, 120, 141, 120, 155, 154, 120, 120, 120, 161, 120, 130, 120, 120,
    120, 186, 134, 120, 120, 143, 169, 121, 120, 120, 154, 120, 165, 191, 165, 120, 129, 157, 145,
    131, 163, 121, 137, 178, 120],
}, name='of_58').AddVariations(DataTypeConverter(name='signed').Identify({
    input: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t580: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    c581: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t581: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t582: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t583: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    part_0_584: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    part_1_584: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t584: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
})).DisableLifeTimeVariation()

# GATHER, HARD_SWISH
# Expected values: float64 formula.
input = Input('input', ('TENSOR_QUANT8_ASYMM', [1, 4, 4, 4], 0.5, 120))
places700 = Parameter('places700', ('TENSOR_INT32', [4]), [2, 0, 3, 1])
t700 = Internal('t700', ('TENSOR_QUANT8_ASYMM', [1, 4, 4, 4], 0.5, 120))
t701 = Output('t701', ('TENSOR_QUANT8_ASYMM', [1, 4, 4, 4], 0.5, 120))
model = Model()
model.Operation('GATHER', input, 2, places700).To(t700)
model.Operation('HARD_SWISH', t700).To(t701)
Example({
    input: [149, 169, 183, 135, 165, 84, 102, 157, 166, 183, 183, 61, 127, 105, 189, 182, 154, 89, 156, 185,
    173, 168, 156, 162, 89, 131, 157, 182, 60, 100, 73, 170, 103, 91, 91, 137, 137, 136, 129, 151,
    107, 175, 134, 130, 162, 168, 116, 169, 176, 88, 111, 162, 104, 65, 125, 96, 144, 117, 118, 91,
    165, 144, 80, 79],
    t701: [166, 183, 183, 120, 149, 169, 183, 135, 127, 120, 189, 182, 165, 120, 120, 157, 120, 131, 157, 182,
    154, 120, 156, 185, 120, 120, 120, 170, 173, 168, 156, 162, 120, 175, 134, 130, 120, 120, 120,
    137, 162, 168, 119, 169, 137, 136, 129, 151, 144, 119, 119, 120, 176, 120, 120, 162, 165, 144,
    120, 120, 120, 120, 125, 120],
}, name='of_70').AddVariations(DataTypeConverter(name='signed').Identify({
    input: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t700: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t701: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
})).DisableLifeTimeVariation()
