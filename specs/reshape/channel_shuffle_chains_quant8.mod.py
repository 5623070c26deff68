# Licensed under the Apache License, Version 2.0; see LICENSE.
# Written by 'python -m corpus' from corpus/families/reshape.py; do not edit.
#
# CHANNEL_SHUFFLE and what may follow it: every operation after every other.

# CHANNEL_SHUFFLE, HARD_SWISH, ADD, MINIMUM, RESHAPE, SPACE_TO_BATCH_ND, PAD, SPACE_TO_BATCH_ND,
# RELU, RESHAPE, SPACE_TO_DEPTH, CONV_2D
# Expected values: float64 formula.
input = Input('input', ('TENSOR_QUANT8_ASYMM', [1, 4, 4, 4], 0.5, 120))
t60 = Output('t60', ('TENSOR_QUANT8_ASYMM', [1, 4, 4, 4], 0.5, 120))
t61 = Output('t61', ('TENSOR_QUANT8_ASYMM', [1, 4, 4, 4], 0.5, 120))
c62 = Parameter('c62', ('TENSOR_QUANT8_ASYMM', [4], 0.5, 120), [120, 115, 111, 107])
t62 = Output('t62', ('TENSOR_QUANT8_ASYMM', [1, 4, 4, 4], 0.5, 120))
c63 = Parameter('c63', ('TENSOR_QUANT8_ASYMM', [4], 0.5, 120), [96, 96, 94, 142])
t63 = Output('t63', ('TENSOR_QUANT8_ASYMM', [1, 4, 4, 4], 0.5, 120))
where64 = Parameter('where64', ('TENSOR_INT32', [4]), [1, 4, 4, 4])
t64 = Output('t64', ('TENSOR_QUANT8_ASYMM', [1, 4, 4, 4], 0.5, 120))
block65 = Parameter('block65', ('TENSOR_INT32', [2]), [2, 2])
none65 = Parameter('none65', ('TENSOR_INT32', [2, 2]), [0, 0, 0, 0])
many65 = Internal('many65', ('TENSOR_QUANT8_ASYMM', [4, 2, 2, 4], 0.5, 120))
t65 = Output('t65', ('TENSOR_QUANT8_ASYMM', [1, 4, 4, 4], 0.5, 120))
sides66 = Parameter('sides66', ('TENSOR_INT32', [4, 2]), [0, 0, 1, 2, 0, 1, 1, 0])
wide66 = Internal('wide66', ('TENSOR_QUANT8_ASYMM', [1, 7, 5, 5], 0.5, 120))
begin66 = Parameter('begin66', ('TENSOR_INT32', [4]), [0, 2, 1, 0])
size66 = Parameter('size66', ('TENSOR_INT32', [4]), [1, 4, 4, 4])
t66 = Output('t66', ('TENSOR_QUANT8_ASYMM', [1, 4, 4, 4], 0.5, 120))
block67 = Parameter('block67', ('TENSOR_INT32', [2]), [2, 2])
none67 = Parameter('none67', ('TENSOR_INT32', [2, 2]), [0, 0, 0, 0])
many67 = Internal('many67', ('TENSOR_QUANT8_ASYMM', [4, 2, 2, 4], 0.5, 120))
t67 = Output('t67', ('TENSOR_QUANT8_ASYMM', [1, 4, 4, 4], 0.5, 120))
t68 = Output('t68', ('TENSOR_QUANT8_ASYMM', [1, 4, 4, 4], 0.5, 120))
where69 = Parameter('where69', ('TENSOR_INT32', [4]), [1, 4, 4, 4])
t69 = Output('t69', ('TENSOR_QUANT8_ASYMM', [1, 4, 4, 4], 0.5, 120))
deep70 = Internal('deep70', ('TENSOR_QUANT8_ASYMM', [1, 2, 2, 16], 0.5, 120))
t70 = Output('t70', ('TENSOR_QUANT8_ASYMM', [1, 4, 4, 4], 0.5, 120))
filter71 = Parameter('filter71', ('TENSOR_QUANT8_ASYMM', [4, 1, 3, 4], 1.0, 128), [128, 128, 128, 128, 128, 128, 128, 128, 129, 128, 128, 128, 128, 128, 128, 128, 128, 128, 128, 128,
    128, 129, 128, 128, 128, 128, 128, 128, 128, 128, 128, 128, 128, 128, 129, 128, 128, 128, 128,
    128, 128, 128, 128, 128, 128, 128, 128, 129])
bias71 = Parameter('bias71', ('TENSOR_INT32', [4], 0.5, 0), [-8, 0, -8, -12])
t71 = Output('t71', ('TENSOR_QUANT8_ASYMM', [1, 4, 4, 4], 0.5, 120))
model = Model()
model.Operation('CHANNEL_SHUFFLE', input, 2, 3).To(t60)
model.Operation('HARD_SWISH', t60).To(t61)
model.Operation('ADD', t61, c62, 0).To(t62)
model.Operation('MINIMUM', t62, c63).To(t63)
model.Operation('RESHAPE', t63, where64).To(t64)
model.Operation('SPACE_TO_BATCH_ND', t64, block65, none65).To(many65)
model.Operation('BATCH_TO_SPACE_ND', many65, block65).To(t65)
model.Operation('PAD', t65, sides66).To(wide66)
model.Operation('SLICE', wide66, begin66, size66).To(t66)
model.Operation('SPACE_TO_BATCH_ND', t66, block67, none67).To(many67)
model.Operation('BATCH_TO_SPACE_ND', many67, block67).To(t67)
model.Operation('RELU', t67).To(t68)
model.Operation('RESHAPE', t68, where69).To(t69)
model.Operation('SPACE_TO_DEPTH', t69, 2).To(deep70)
model.Operation('DEPTH_TO_SPACE', deep70, 2).To(t70)
model.Operation('CONV_2D', t70, filter71, bias71, 1, 1, 1, 0).To(t71)
Example({
    input: [86, 123, 88, 111, 173, 100, 62, 71, 156, 73, 69, 105, 169, 166, 104, 69, 106, 92, 180, 124, 135,
    122, 173, 154, 170, 113, 117, 160, 157, 112, 83, 71, 171, 175, 148, 136, 127, 100, 132, 81, 68,
    117, 118, 65, 133, 98, 84, 60, 122, 184, 147, 169, 126, 102, 151, 166, 140, 123, 90, 96, 77,
    161, 93, 106],
    t60: [86, 88, 123, 111, 173, 62, 100, 71, 156, 69, 73, 105, 169, 104, 166, 69, 106, 180, 92, 124, 135,
    173, 122, 154, 170, 117, 113, 160, 157, 83, 112, 71, 171, 148, 175, 136, 127, 132, 100, 81, 68,
    118, 117, 65, 133, 84, 98, 60, 122, 147, 184, 169, 126, 151, 102, 166, 140, 90, 123, 96, 77, 93,
    161, 106],
    t61: [120, 120, 122, 120, 173, 120, 120, 120, 156, 120, 120, 120, 169, 120, 166, 120, 120, 180, 120, 123,
    135, 173, 121, 154, 170, 119, 120, 160, 157, 120, 120, 120, 171, 148, 175, 136, 127, 132, 120,
    120, 120, 119, 119, 120, 133, 120, 120, 120, 121, 147, 184, 169, 126, 151, 120, 166, 140, 120,
    122, 120, 120, 120, 161, 120],
    t62: [120, 115, 113, 107, 173, 115, 111, 107, 156, 115, 111, 107, 169, 115, 157, 107, 120, 175, 111, 110,
    135, 168, 112, 141, 170, 114, 111, 147, 157, 115, 111, 107, 171, 143, 166, 123, 127, 127, 111,
    107, 120, 114, 110, 107, 133, 115, 111, 107, 121, 142, 175, 156, 126, 146, 111, 153, 140, 115,
    113, 107, 120, 115, 152, 107],
    t63: [96, 96, 94, 107, 96, 96, 94, 107, 96, 96, 94, 107, 96, 96, 94, 107, 96, 96, 94, 110, 96, 96, 94,
    141, 96, 96, 94, 142, 96, 96, 94, 107, 96, 96, 94, 123, 96, 96, 94, 107, 96, 96, 94, 107, 96,
    96, 94, 107, 96, 96, 94, 142, 96, 96, 94, 142, 96, 96, 94, 107, 96, 96, 94, 107],
    t64: [96, 96, 94, 107, 96, 96, 94, 107, 96, 96, 94, 107, 96, 96, 94, 107, 96, 96, 94, 110, 96, 96, 94,
    141, 96, 96, 94, 142, 96, 96, 94, 107, 96, 96, 94, 123, 96, 96, 94, 107, 96, 96, 94, 107, 96,
    96, 94, 107, 96, 96, 94, 142, 96, 96, 94, 142, 96, 96, 94, 107, 96, 96, 94, 107],
    t65: [96, 96, 94, 107, 96, 96, 94, 107, 96, 96, 94, 107, 96, 96, 94, 107, 96, 96, 94, 110, 96, 96, 94,
    141, 96, 96, 94, 142, 96, 96, 94, 107, 96, 96, 94, 123, 96, 96, 94, 107, 96, 96, 94, 107, 96,
    96, 94, 107, 96, 96, 94, 142, 96, 96, 94, 142, 96, 96, 94, 107, 96, 96, 94, 107],
    t66: [120, 96, 96, 94, 120, 96, 96, 94, 120, 96, 96, 94, 120, 120, 120, 120, 120, 96, 96, 94, 120, 96,
    96, 94, 120, 96, 96, 94, 120, 120, 120, 120, 120, 96, 96, 94, 120, 96, 96, 94, 120, 96, 96, 94,
    120, 120, 120, 120, 120, 120, 120, 120, 120, 120, 120, 120, 120, 120, 120, 120, 120, 120, 120,
    120],
    t67: [120, 96, 96, 94, 120, 96, 96, 94, 120, 96, 96, 94, 120, 120, 120, 120, 120, 96, 96, 94, 120, 96,
    96, 94, 120, 96, 96, 94, 120, 120, 120, 120, 120, 96, 96, 94, 120, 96, 96, 94, 120, 96, 96, 94,
    120, 120, 120, 120, 120, 120, 120, 120, 120, 120, 120, 120, 120, 120, 120, 120, 120, 120, 120,
    120],
    t68: [120, 120, 120, 120, 120, 120, 120, 120, 120, 120, 120, 120, 120, 120, 120, 120, 120, 120, 120, 120,
    120, 120, 120, 120, 120, 120, 120, 120, 120, 120, 120, 120, 120, 120, 120, 120, 120, 120, 120,
    120, 120, 120, 120, 120, 120, 120, 120, 120, 120, 120, 120, 120, 120, 120, 120, 120, 120, 120,
    120, 120, 120, 120, 120, 120],
    t69: [120, 120, 120, 120, 120, 120, 120, 120, 120, 120, 120, 120, 120, 120, 120, 120, 120, 120, 120, 120,
    120, 120, 120, 120, 120, 120, 120, 120, 120, 120, 120, 120, 120, 120, 120, 120, 120, 120, 120,
    120, 120, 120, 120, 120, 120, 120, 120, 120, 120, 120, 120, 120, 120, 120, 120, 120, 120, 120,
    120, 120, 120, 120, 120, 120],
    t70: [120, 120, 120, 120, 120, 120, 120, 120, 120, 120, 120, 120, 120, 120, 120, 120, 120, 120, 120, 120,
    120, 120, 120, 120, 120, 120, 120, 120, 120, 120, 120, 120, 120, 120, 120, 120, 120, 120, 120,
    120, 120, 120, 120, 120, 120, 120, 120, 120, 120, 120, 120, 120, 120, 120, 120, 120, 120, 120,
    120, 120, 120, 120, 120, 120],
    t71: [112, 120, 112, 108, 112, 120, 112, 108, 112, 120, 112, 108, 112, 120, 112, 108, 112, 120, 112, 108,
    112, 120, 112, 108, 112, 120, 112, 108, 112, 120, 112, 108, 112, 120, 112, 108, 112, 120, 112,
    108, 112, 120, 112, 108, 112, 120, 112, 108, 112, 120, 112, 108, 112, 120, 112, 108, 112, 120,
    112, 108, 112, 120, 112, 108],
}, name='of_6').AddVariations(DataTypeConverter(name='signed').Identify({
    input: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t60: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t61: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    c62: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t62: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    c63: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t63: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t64: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    many65: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t65: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    wide66: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t66: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    many67: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t67: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t68: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t69: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    deep70: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t70: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    filter71: ('TENSOR_QUANT8_ASYMM_SIGNED', 1.0, 0),
    t71: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
})).DisableLifeTimeVariation()

# CHANNEL_SHUFFLE, PAD
# Expected values: float64 formula.
input = Input('input', ('TENSOR_QUANT8_ASYMM', [1, 4, 4, 4], 0.5, 120))
t710 = Internal('t710', ('TENSOR_QUANT8_ASYMM', [1, 4, 4, 4], 0.5, 120))
sides711 = Parameter('sides711', ('TENSOR_INT32', [4, 2]), [0, 0, 1, 2, 0, 1, 1, 0])
wide711 = Internal('wide711', ('TENSOR_QUANT8_ASYMM', [1, 7, 5, 5], 0.5, 120))
begin711 = Parameter('begin711', ('TENSOR_INT32', [4]), [0, 2, 1, 0])
size711 = Parameter('size711', ('TENSOR_INT32', [4]), [1, 4, 4, 4])
t711 = Output('t711', ('TENSOR_QUANT8_ASYMM', [1, 4, 4, 4], 0.5, 120))
model = Model()
model.Operation('CHANNEL_SHUFFLE', input, 2, 3).To(t710)
model.Operation('PAD', t710, sides711).To(wide711)
model.Operation('SLICE', wide711, begin711, size711).To(t711)
Example({
    input: [131, 72, 61, 167, 98, 135, 158, 153, 98, 142, 164, 175, 112, 189, 156, 80, 171, 135, 98, 183, 70,
    146, 115, 120, 183, 147, 88, 162, 64, 168, 150, 141, 147, 86, 79, 125, 68, 176, 140, 79, 69, 75,
    115, 157, 182, 186, 139, 105, 109, 82, 89, 84, 124, 137, 176, 186, 156, 118, 72, 140, 158, 81,
    94, 105],
    t711: [120, 70, 115, 146, 120, 183, 88, 147, 120, 64, 150, 168, 120, 120, 120, 120, 120, 68, 140, 176,
    120, 69, 115, 75, 120, 182, 139, 186, 120, 120, 120, 120, 120, 124, 176, 137, 120, 156, 72, 118,
    120, 158, 94, 81, 120, 120, 120, 120, 120, 120, 120, 120, 120, 120, 120, 120, 120, 120, 120,
    120, 120, 120, 120, 120],
}, name='of_71').AddVariations(DataTypeConverter(name='signed').Identify({
    input: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t710: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    wide711: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t711: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
})).DisableLifeTimeVariation()

# CHANNEL_SHUFFLE, CHANNEL_SHUFFLE
# Expected values: float64 formula.
input = Input('input', ('TENSOR_QUANT8_ASYMM', [1, 4, 4, 4], 0.5, 120))
t760 = Internal('t760', ('TENSOR_QUANT8_ASYMM', [1, 4, 4, 4], 0.5, 120))
t761 = Output('t761', ('TENSOR_QUANT8_ASYMM', [1, 4, 4, 4], 0.5, 120))
model = Model()
model.Operation('CHANNEL_SHUFFLE', input, 2, 3).To(t760)
model.Operation('CHANNEL_SHUFFLE', t760, 2, 3).To(t761)
Example({
    input: [155, 119, 183, 89, 151, 174, 97, 90, 96, 163, 60, 149, 94, 154, 133, 64, 111, 81, 83, 145, 109,
    182, 81, 152, 106, 135, 130, 119, 88, 128, 114, 158, 124, 150, 89, 116, 77, 177, 144, 154, 146,
    176, 128, 177, 181, 105, 160, 164, 158, 162, 77, 116, 128, 70, 67, 75, 93, 176, 121, 127, 111,
    107, 75, 149],
    t761: [155, 119, 183, 89, 151, 174, 97, 90, 96, 163, 60, 149, 94, 154, 133, 64, 111, 81, 83, 145, 109,
    182, 81, 152, 106, 135, 130, 119, 88, 128, 114, 158, 124, 150, 89, 116, 77, 177, 144, 154, 146,
    176, 128, 177, 181, 105, 160, 164, 158, 162, 77, 116, 128, 70, 67, 75, 93, 176, 121, 127, 111,
    107, 75, 149],
}, name='of_76').AddVariations(DataTypeConverter(name='signed').Identify({
    input: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t760: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t761: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
})).DisableLifeTimeVariation()
