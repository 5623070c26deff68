# Licensed under the Apache License, Version 2.0; see LICENSE.
# Written by 'python -m corpus' from corpus/families/reshape.py; do not edit.
#
# TRANSPOSE and what may follow it: every operation after every other.

# TRANSPOSE, RELU6, RELU, RELU, MUL, HARD_SWISH, SPACE_TO_DEPTH, MINIMUM, CONV_2D, RESHAPE,
# CONV_2D, GATHER
# Expected values: float64 formula.
input = Input('input', ('TENSOR_QUANT8_ASYMM', [1, 4, 4, 4], 0.5, 120))
where230 = Parameter('where230', ('TENSOR_INT32', [4]), [0, 2, 3, 1])
t230 = Internal('t230', ('TENSOR_QUANT8_ASYMM', [1, 4, 4, 4], 0.5, 120))
t231 = Internal('t231', ('TENSOR_QUANT8_ASYMM', [1, 4, 4, 4], 0.5, 120))
t232 = Internal('t232', ('TENSOR_QUANT8_ASYMM', [1, 4, 4, 4], 0.5, 120))
t233 = Internal('t233', ('TENSOR_QUANT8_ASYMM', [1, 4, 4, 4], 0.5, 120))
c234 = Parameter('c234', ('TENSOR_QUANT8_ASYMM', [4], 0.5, 7), [5, 7, 7, 5])
t234 = Internal('t234', ('TENSOR_QUANT8_ASYMM', [1, 4, 4, 4], 0.5, 120))
t235 = Internal('t235', ('TENSOR_QUANT8_ASYMM', [1, 4, 4, 4], 0.5, 120))
deep236 = Internal('deep236', ('TENSOR_QUANT8_ASYMM', [1, 2, 2, 16], 0.5, 120))
t236 = Internal('t236', ('TENSOR_QUANT8_ASYMM', [1, 4, 4, 4], 0.5, 120))
c237 = Parameter('c237', ('TENSOR_QUANT8_ASYMM', [4], 0.5, 120), [91, 155, 109, 109])
t237 = Internal('t237', ('TENSOR_QUANT8_ASYMM', [1, 4, 4, 4], 0.5, 120))
filter238 = Parameter('filter238', ('TENSOR_QUANT8_ASYMM', [4, 1, 3, 4], 1.0, 128), [128, 128, 128, 128, 129, 128, 128, 128, 128, 128, 128, 128, 128, 128, 128, 128, 128, 129, 128, 128,
    128, 128, 128, 128, 128, 128, 128, 128, 128, 128, 129, 128, 128, 128, 128, 128, 128, 128, 128,
    128, 128, 128, 128, 129, 128, 128, 128, 128])
bias238 = Parameter('bias238', ('TENSOR_INT32', [4], 0.5, 0), [0, 8, -4, 4])
t238 = Internal('t238', ('TENSOR_QUANT8_ASYMM', [1, 4, 4, 4], 0.5, 120))
where239 = Parameter('where239', ('TENSOR_INT32', [4]), [1, 4, 4, 4])
t239 = Internal('t239', ('TENSOR_QUANT8_ASYMM', [1, 4, 4, 4], 0.5, 120))
filter240 = Parameter('filter240', ('TENSOR_QUANT8_ASYMM', [4, 1, 3, 4], 1.0, 128), [129, 128, 128, 128, 128, 128, 128, 128, 128, 128, 128, 128, 128, 129, 128, 128, 128, 128, 128, 128,
    128, 128, 128, 128, 128, 128, 129, 128, 128, 128, 128, 128, 128, 128, 128, 128, 128, 128, 128,
    129, 128, 128, 128, 128, 128, 128, 128, 128])
bias240 = Parameter('bias240', ('TENSOR_INT32', [4], 0.5, 0), [8, -4, -8, -12])
t240 = Internal('t240', ('TENSOR_QUANT8_ASYMM', [1, 4, 4, 4], 0.5, 120))
places241 = Parameter('places241', ('TENSOR_INT32', [4]), [2, 0, 3, 1])
t241 = Output('t241', ('TENSOR_QUANT8_ASYMM', [1, 4, 4, 4], 0.5, 120))
model = Model()
model.Operation('TRANSPOSE', input, where230).To(t230)
model.Operation('RELU6', t230).To(t231)
model.Operation('RELU', t231).To(t232)
model.Operation('RELU', t232).To(t233)
model.Operation('MUL', t233, c234, 0).To(t234)
model.Operation('HARD_SWISH', t234).To(t235)
model.Operation('SPACE_TO_DEPTH', t235, 2).To(deep236)
model.Operation('DEPTH_TO_SPACE', deep236, 2).To(t236)
model.Operation('MINIMUM', t236, c237).To(t237)
model.Operation('CONV_2D', t237, filter238, bias238, 1, 1, 1, 0).To(t238)
model.Operation('RESHAPE', t238, where239).To(t239)
model.Operation('CONV_2D', t239, filter240, bias240, 1, 1, 1, 0).To(t240)
model.Operation('GATHER', t240, 2, places241).To(t241)
Example({
    input: [96, 75, 85, 101, 152, 170, 162, 152, 179, 132, 92, 170, 177, 175, 107, 144, 64, 86, 125, 123, 102,
    178, 85, 118, 107, 98, 158, 95, 173, 95, 158, 168, 182, 123, 188, 138, 172, 149, 153, 189, 94,
    188, 175, 151, 92, 125, 62, 129, 130, 89, 137, 126, 189, 128, 139, 165, 91, 141, 138, 178, 133,
    167, 152, 62],
    t241: [99, 124, 97, 101, 128, 116, 112, 108, 99, 124, 97, 101, 99, 124, 97, 101, 99, 124, 97, 101, 128,
    116, 112, 108, 99, 124, 97, 101, 99, 124, 97, 101, 99, 124, 97, 101, 128, 116, 112, 108, 99,
    124, 97, 101, 99, 124, 97, 101, 99, 124, 97, 101, 128, 116, 112, 108, 99, 124, 97, 101, 99, 124,
    97, 101],
}, name='of_23').AddVariations(DataTypeConverter(name='signed').Identify({
    input: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t230: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t231: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t232: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t233: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    c234: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -121),
    t234: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t235: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    deep236: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t236: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    c237: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t237: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    filter238: ('TENSOR_QUANT8_ASYMM_SIGNED', 1.0, 0),
    t238: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t239: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    filter240: ('TENSOR_QUANT8_ASYMM_SIGNED', 1.0, 0),
    t240: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t241: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
})).DisableLifeTimeVariation()

# TRANSPOSE, CHANNEL_SHUFFLE, RELU, PAD, HARD_SWISH, SPLIT, CONV_2D, RELU, MAXIMUM, MAX_POOL_2D,
# GATHER, RELU6
# Expected values: float64 formula.
input = Input('input', ('TENSOR_QUANT8_ASYMM', [1, 4, 4, 4], 0.5, 120))
where240 = Parameter('where240', ('TENSOR_INT32', [4]), [0, 2, 3, 1])
t240 = Output('t240', ('TENSOR_QUANT8_ASYMM', [1, 4, 4, 4], 0.5, 120))
t241 = Output('t241', ('TENSOR_QUANT8_ASYMM', [1, 4, 4, 4], 0.5, 120))
t242 = Output('t242', ('TENSOR_QUANT8_ASYMM', [1, 4, 4, 4], 0.5, 120))
sides243 = Parameter('sides243', ('TENSOR_INT32', [4, 2]), [0, 0, 1, 2, 0, 1, 1, 0])
wide243 = Internal('wide243', ('TENSOR_QUANT8_ASYMM', [1, 7, 5, 5], 0.5, 120))
begin243 = Parameter('begin243', ('TENSOR_INT32', [4]), [0, 2, 1, 0])
size243 = Parameter('size243', ('TENSOR_INT32', [4]), [1, 4, 4, 4])
t243 = Output('t243', ('TENSOR_QUANT8_ASYMM', [1, 4, 4, 4], 0.5, 120))
t244 = Output('t244', ('TENSOR_QUANT8_ASYMM', [1, 4, 4, 4], 0.5, 120))
part_0_245 = Internal('part_0_245', ('TENSOR_QUANT8_ASYMM', [1, 4, 4, 2], 0.5, 120))
part_1_245 = Internal('part_1_245', ('TENSOR_QUANT8_ASYMM', [1, 4, 4, 2], 0.5, 120))
t245 = Output('t245', ('TENSOR_QUANT8_ASYMM', [1, 4, 4, 4], 0.5, 120))
filter246 = Parameter('filter246', ('TENSOR_QUANT8_ASYMM', [4, 1, 3, 4], 1.0, 128), [129, 128, 128, 128, 128, 128, 128, 128, 128, 128, 128, 128, 128, 129, 128, 128, 128, 128, 128, 128,
    128, 128, 128, 128, 128, 128, 129, 128, 128, 128, 128, 128, 128, 128, 128, 128, 128, 128, 128,
    129, 128, 128, 128, 128, 128, 128, 128, 128])
bias246 = Parameter('bias246', ('TENSOR_INT32', [4], 0.5, 0), [12, -4, 12, 8])
t246 = Output('t246', ('TENSOR_QUANT8_ASYMM', [1, 4, 4, 4], 0.5, 120))
t247 = Output('t247', ('TENSOR_QUANT8_ASYMM', [1, 4, 4, 4], 0.5, 120))
t248 = Output('t248', ('TENSOR_QUANT8_ASYMM', [1, 4, 4, 4], 0.5, 120))
t249 = Output('t249', ('TENSOR_QUANT8_ASYMM', [1, 4, 4, 4], 0.5, 120))
places250 = Parameter('places250', ('TENSOR_INT32', [4]), [2, 0, 3, 1])
t250 = Output('t250', ('TENSOR_QUANT8_ASYMM', [1, 4, 4, 4], 0.5, 120))
t251 = Output('t251', ('TENSOR_QUANT8_ASYMM', [1, 4, 4, 4], 0.5, 120))
model = Model()
model.Operation('TRANSPOSE', input, where240).To(t240)
model.Operation('CHANNEL_SHUFFLE', t240, 2, 3).To(t241)
model.Operation('RELU', t241).To(t242)
model.Operation('PAD', t242, sides243).To(wide243)
model.Operation('SLICE', wide243, begin243, size243).To(t243)
model.Operation('HARD_SWISH', t243).To(t244)
model.Operation('SPLIT', t244, 3, 2).To(part_0_245, part_1_245)
model.Operation('CONCATENATION', part_1_245, part_0_245, 3).To(t245)
model.Operation('CONV_2D', t245, filter246, bias246, 1, 1, 1, 0).To(t246)
model.Operation('RELU', t246).To(t247)
model.Operation('MAXIMUM', t247, t247).To(t248)
model.Operation('MAX_POOL_2D', t248, 1, 1, 1, 3, 2, 0).To(t249)
model.Operation('GATHER', t249, 2, places250).To(t250)
model.Operation('RELU6', t250).To(t251)
Example({
    input: [156, 64, 180, 75, 93, 152, 76, 140, 148, 144, 90, 96, 117, 178, 171, 88, 136, 114, 115, 124, 83,
    168, 161, 143, 148, 186, 62, 104, 63, 115, 105, 123, 130, 168, 118, 92, 84, 105, 81, 156, 189,
    167, 109, 87, 190, 119, 111, 124, 129, 85, 101, 62, 80, 176, 145, 69, 140, 116, 102, 66, 96,
    186, 156, 90],
    t240: [156, 136, 130, 129, 64, 114, 168, 85, 180, 115, 118, 101, 75, 124, 92, 62, 93, 83, 84, 80, 152,
    168, 105, 176, 76, 161, 81, 145, 140, 143, 156, 69, 148, 148, 189, 140, 144, 186, 167, 116, 90,
    62, 109, 102, 96, 104, 87, 66, 117, 63, 190, 96, 178, 115, 119, 186, 171, 105, 111, 156, 88,
    123, 124, 90],
    t241: [156, 130, 136, 129, 64, 168, 114, 85, 180, 118, 115, 101, 75, 92, 124, 62, 93, 84, 83, 80, 152,
    105, 168, 176, 76, 81, 161, 145, 140, 156, 143, 69, 148, 189, 148, 140, 144, 167, 186, 116, 90,
    109, 62, 102, 96, 87, 104, 66, 117, 190, 63, 96, 178, 119, 115, 186, 171, 111, 105, 156, 88,
    124, 123, 90],
    t242: [156, 130, 136, 129, 120, 168, 120, 120, 180, 120, 120, 120, 120, 120, 124, 120, 120, 120, 120, 120,
    152, 120, 168, 176, 120, 120, 161, 145, 140, 156, 143, 120, 148, 189, 148, 140, 144, 167, 186,
    120, 120, 120, 120, 120, 120, 120, 120, 120, 120, 190, 120, 120, 178, 120, 120, 186, 171, 120,
    120, 156, 120, 124, 123, 120],
    t243: [120, 152, 120, 168, 120, 120, 120, 161, 120, 140, 156, 143, 120, 120, 120, 120, 120, 144, 167, 186,
    120, 120, 120, 120, 120, 120, 120, 120, 120, 120, 120, 120, 120, 178, 120, 120, 120, 171, 120,
    120, 120, 120, 124, 123, 120, 120, 120, 120, 120, 120, 120, 120, 120, 120, 120, 120, 120, 120,
    120, 120, 120, 120, 120, 120],
    t244: [120, 152, 120, 168, 120, 120, 120, 161, 120, 140, 156, 143, 120, 120, 120, 120, 120, 144, 167, 186,
    120, 120, 120, 120, 120, 120, 120, 120, 120, 120, 120, 120, 120, 178, 120, 120, 120, 171, 120,
    120, 120, 120, 123, 122, 120, 120, 120, 120, 120, 120, 120, 120, 120, 120, 120, 120, 120, 120,
    120, 120, 120, 120, 120, 120],
    t245: [120, 168, 120, 152, 120, 161, 120, 120, 156, 143, 120, 140, 120, 120, 120, 120, 167, 186, 120, 144,
    120, 120, 120, 120, 120, 120, 120, 120, 120, 120, 120, 120, 120, 120, 120, 178, 120, 120, 120,
    171, 123, 122, 120, 120, 120, 120, 120, 120, 120, 120, 120, 120, 120, 120, 120, 120, 120, 120,
    120, 120, 120, 120, 120, 120],
    t246: [132, 116, 132, 128, 132, 164, 132, 160, 132, 157, 132, 128, 168, 139, 132, 148, 132, 116, 132, 128,
    179, 182, 132, 152, 132, 116, 132, 128, 132, 116, 132, 128, 132, 116, 132, 128, 132, 116, 132,
    186, 132, 116, 132, 179, 135, 118, 132, 128, 132, 116, 132, 128, 132, 116, 132, 128, 132, 116,
    132, 128, 132, 116, 132, 128],
    t247: [132, 120, 132, 128, 132, 164, 132, 160, 132, 157, 132, 128, 168, 139, 132, 148, 132, 120, 132, 128,
    179, 182, 132, 152, 132, 120, 132, 128, 132, 120, 132, 128, 132, 120, 132, 128, 132, 120, 132,
    186, 132, 120, 132, 179, 135, 120, 132, 128, 132, 120, 132, 128, 132, 120, 132, 128, 132, 120,
    132, 128, 132, 120, 132, 128],
    t248: [132, 120, 132, 128, 132, 164, 132, 160, 132, 157, 132, 128, 168, 139, 132, 148, 132, 120, 132, 128,
    179, 182, 132, 152, 132, 120, 132, 128, 132, 120, 132, 128, 132, 120, 132, 128, 132, 120, 132,
    186, 132, 120, 132, 179, 135, 120, 132, 128, 132, 120, 132, 128, 132, 120, 132, 128, 132, 120,
    132, 128, 132, 120, 132, 128],
    t249: [179, 182, 132, 160, 179, 182, 132, 160, 179, 182, 132, 160, 168, 157, 132, 148, 179, 182, 132, 186,
    179, 182, 132, 186, 179, 182, 132, 186, 135, 120, 132, 179, 132, 120, 132, 186, 132, 120, 132,
    186, 135, 120, 132, 186, 135, 120, 132, 179, 132, 120, 132, 128, 132, 120, 132, 128, 132, 120,
    132, 128, 132, 120, 132, 128],
    t250: [179, 182, 132, 160, 179, 182, 132, 160, 168, 157, 132, 148, 179, 182, 132, 160, 179, 182, 132, 186,
    179, 182, 132, 186, 135, 120, 132, 179, 179, 182, 132, 186, 135, 120, 132, 186, 132, 120, 132,
    186, 135, 120, 132, 179, 132, 120, 132, 186, 132, 120, 132, 128, 132, 120, 132, 128, 132, 120,
    132, 128, 132, 120, 132, 128],
    t251: [132, 132, 132, 132, 132, 132, 132, 132, 132, 132, 132, 132, 132, 132, 132, 132, 132, 132, 132, 132,
    132, 132, 132, 132, 132, 120, 132, 132, 132, 132, 132, 132, 132, 120, 132, 132, 132, 120, 132,
    132, 132, 120, 132, 132, 132, 120, 132, 132, 132, 120, 132, 128, 132, 120, 132, 128, 132, 120,
    132, 128, 132, 120, 132, 128],
}, name='of_24').AddVariations(DataTypeConverter(name='signed').Identify({
    input: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t240: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t241: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t242: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    wide243: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t243: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t244: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    part_0_245: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    part_1_245: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t245: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    filter246: ('TENSOR_QUANT8_ASYMM_SIGNED', 1.0, 0),
    t246: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t247: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t248: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t249: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t250: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t251: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
})).DisableLifeTimeVariation()

# TRANSPOSE, HARD_SWISH
# Expected values: float64 formula.
input = Input('input', ('TENSOR_QUANT8_ASYMM', [1, 4, 4, 4], 0.5, 120))
where630 = Parameter('where630', ('TENSOR_INT32', [4]), [0, 2, 3, 1])
t630 = Output('t630', ('TENSOR_QUANT8_ASYMM', [1, 4, 4, 4], 0.5, 120))
t631 = Output('t631', ('TENSOR_QUANT8_ASYMM', [1, 4, 4, 4], 0.5, 120))
model = Model()
model.Operation('TRANSPOSE', input, where630).To(t630)
model.Operation('HARD_SWISH', t630).To(t631)
Example({
    input: [80, 155, 71, 157, 161, 178, 160, 153, 130, 90, 169, 141, 138, 72, 127, 66, 65, 82, 146, 123, 145,
    184, 62, 164, 170, 188, 61, 121, 115, 140, 178, 130, 87, 90, 181, 180, 162, 158, 93, 75, 159,
    178, 170, 116, 63, 93, 150, 106, 149, 70, 88, 109, 92, 177, 120, 124, 184, 108, 119, 122, 63,
    114, 122, 102],
    t630: [80, 65, 87, 149, 155, 82, 90, 70, 71, 146, 181, 88, 157, 123, 180, 109, 161, 145, 162, 92, 178,
    184, 158, 177, 160, 62, 93, 120, 153, 164, 75, 124, 130, 170, 159, 184, 90, 188, 178, 108, 169,
    61, 170, 119, 141, 121, 116, 122, 138, 115, 63, 63, 72, 140, 93, 114, 127, 178, 150, 122, 66,
    130, 106, 102],
    t631: [120, 120, 120, 149, 155, 120, 120, 120, 120, 146, 181, 120, 157, 122, 180, 120, 161, 145, 162, 120,
    178, 184, 158, 177, 160, 120, 120, 120, 153, 164, 120, 123, 130, 170, 159, 184, 120, 188, 178,
    120, 169, 120, 170, 120, 141, 121, 119, 121, 138, 120, 120, 120, 120, 140, 120, 120, 127, 178,
    150, 121, 120, 130, 120, 120],
}, name='of_63').AddVariations(DataTypeConverter(name='signed').Identify({
    input: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t630: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t631: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
})).DisableLifeTimeVariation()

# TRANSPOSE, AVERAGE_POOL_2D, RELU, SPACE_TO_DEPTH, RELU
# Expected values: float64 formula.
input = Input('input', ('TENSOR_QUANT8_ASYMM', [1, 4, 4, 4], 0.5, 120))
where650 = Parameter('where650', ('TENSOR_INT32', [4]), [0, 2, 3, 1])
t650 = Internal('t650', ('TENSOR_QUANT8_ASYMM', [1, 4, 4, 4], 0.5, 120))
t651 = Internal('t651', ('TENSOR_QUANT8_ASYMM', [1, 4, 4, 4], 0.5, 120))
t652 = Internal('t652', ('TENSOR_QUANT8_ASYMM', [1, 4, 4, 4], 0.5, 120))
deep653 = Internal('deep653', ('TENSOR_QUANT8_ASYMM', [1, 2, 2, 16], 0.5, 120))
t653 = Internal('t653', ('TENSOR_QUANT8_ASYMM', [1, 4, 4, 4], 0.5, 120))
t654 = Output('t654', ('TENSOR_QUANT8_ASYMM', [1, 4, 4, 4], 0.5, 120))
model = Model()
model.Operation('TRANSPOSE', input, where650).To(t650)
model.Operation('AVERAGE_POOL_2D', t650, 1, 1, 1, 2, 2, 0).To(t651)
model.Operation('RELU', t651).To(t652)
model.Operation('SPACE_TO_DEPTH', t652, 2).To(deep653)
model.Operation('DEPTH_TO_SPACE', deep653, 2).To(t653)
model.Operation('RELU', t653).To(t654)
Example({
    input: [85, 152, 125, 141, 118, 84, 92, 84, 137, 123, 152, 164, 161, 189, 85, 141, 182, 140, 165, 171, 155,
    156, 122, 93, 96, 109, 70, 168, 140, 100, 106, 179, 120, 134, 110, 88, 106, 61, 168, 90, 105,
    156, 148, 182, 77, 174, 69, 138, 130, 142, 173, 105, 153, 147, 108, 176, 85, 133, 95, 171, 170,
    75, 61, 165],
    t654: [120, 158, 120, 143, 120, 146, 120, 143, 120, 138, 120, 141, 120, 132, 120, 141, 120, 129, 120, 130,
    120, 120, 133, 121, 123, 120, 147, 138, 124, 131, 136, 174, 153, 120, 128, 120, 137, 120, 137,
    120, 136, 131, 134, 123, 153, 174, 160, 168, 175, 120, 126, 123, 137, 120, 122, 120, 120, 143,
    120, 120, 141, 179, 138, 165],
}, name='of_65').AddVariations(DataTypeConverter(name='signed').Identify({
    input: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t650: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t651: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t652: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    deep653: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t653: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t654: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
})).DisableLifeTimeVariation()

# TRANSPOSE, PRELU
# Expected values: float64 formula.
input = Input('input', ('TENSOR_QUANT8_ASYMM', [1, 4, 4, 4], 0.5, 120))
where670 = Parameter('where670', ('TENSOR_INT32', [4]), [0, 2, 3, 1])
t670 = Internal('t670', ('TENSOR_QUANT8_ASYMM', [1, 4, 4, 4], 0.5, 120))
c671 = Parameter('c671', ('TENSOR_QUANT8_ASYMM', [4], 0.015625, 128), [111, 174, 173, 149])
t671 = Output('t671', ('TENSOR_QUANT8_ASYMM', [1, 4, 4, 4], 0.5, 120))
model = Model()
model.Operation('TRANSPOSE', input, where670).To(t670)
model.Operation('PRELU', t670, c671).To(t671)
Example({
    input: [78, 66, 140, 125, 181, 118, 168, 186, 119, 140, 161, 77, 183, 121, 90, 138, 168, 147, 99, 96, 164,
    152, 161, 97, 68, 111, 97, 175, 60, 189, 138, 76, 144, 179, 185, 139, 60, 61, 77, 94, 152, 140,
    68, 89, 180, 101, 70, 119, 167, 95, 173, 124, 185, 68, 70, 145, 112, 183, 94, 75, 91, 98, 138,
    98],
    t671: [131, 168, 144, 167, 134, 147, 179, 112, 140, 105, 185, 173, 125, 103, 139, 124, 181, 164, 78, 185,
    121, 152, 79, 103, 168, 161, 90, 104, 186, 103, 102, 145, 120, 83, 152, 117, 140, 114, 140, 183,
    161, 103, 83, 111, 131, 175, 98, 105, 183, 77, 180, 110, 121, 189, 107, 113, 128, 138, 85, 138,
    138, 88, 119, 113],
}, name='of_67').AddVariations(DataTypeConverter(name='signed').Identify({
    input: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t670: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    c671: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.015625, 0),
    t671: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
})).DisableLifeTimeVariation()
