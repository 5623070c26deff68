# Licensed under the Apache License, Version 2.0; see LICENSE.
# Written by 'python -m corpus' from corpus/families/reshape.py; do not edit.
#
# RESHAPE and what may follow it: every operation after every other.

# RESHAPE, PRELU, RELU, TRANSPOSE
# Expected values: float64 formula.
input = Input('input', ('TENSOR_QUANT8_ASYMM', [1, 4, 4, 4], 0.5, 120))
where520 = Parameter('where520', ('TENSOR_INT32', [4]), [1, 4, 4, 4])
t520 = Internal('t520', ('TENSOR_QUANT8_ASYMM', [1, 4, 4, 4], 0.5, 120))
c521 = Parameter('c521', ('TENSOR_QUANT8_ASYMM', [4], 0.015625, 128), [137, 95, 110, 91])
t521 = Internal('t521', ('TENSOR_QUANT8_ASYMM', [1, 4, 4, 4], 0.5, 120))
t522 = Internal('t522', ('TENSOR_QUANT8_ASYMM', [1, 4, 4, 4], 0.5, 120))
where523 = Parameter('where523', ('TENSOR_INT32', [4]), [0, 2, 3, 1])
t523 = Output('t523', ('TENSOR_QUANT8_ASYMM', [1, 4, 4, 4], 0.5, 120))
model = Model()
model.Operation('RESHAPE', input, where520).To(t520)
model.Operation('PRELU', t520, c521).To(t521)
model.Operation('RELU', t521).To(t522)
model.Operation('TRANSPOSE', t522, where523).To(t523)
Example({
    input: [118, 129, 165, 172, 61, 125, 178, 77, 128, 150, 179, 75, 85, 179, 158, 97, 86, 96, 138, 131, 80,
    166, 66, 159, 103, 181, 73, 91, 170, 60, 163, 160, 160, 180, 122, 136, 132, 185, 65, 95, 123,
    145, 74, 102, 180, 73, 188, 168, 114, 81, 124, 62, 142, 115, 153, 65, 68, 128, 86, 174, 64, 172,
    90, 65],
    t523: [120, 120, 160, 120, 129, 132, 180, 140, 165, 138, 122, 124, 172, 131, 136, 154, 120, 120, 132, 142,
    125, 166, 185, 123, 178, 135, 135, 153, 145, 159, 134, 152, 128, 120, 123, 120, 150, 181, 145,
    128, 179, 133, 133, 130, 146, 137, 130, 174, 120, 170, 180, 120, 179, 151, 144, 172, 158, 163,
    188, 128, 133, 160, 168, 152],
}, name='of_52').AddVariations(DataTypeConverter(name='signed').Identify({
    input: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t520: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    c521: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.015625, 0),
    t521: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t522: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t523: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
})).DisableLifeTimeVariation()

# RESHAPE, HARD_SWISH
# Expected values: float64 formula.
input = Input('input', ('TENSOR_QUANT8_ASYMM', [1, 4, 4, 4], 0.5, 120))
where690 = Parameter('where690', ('TENSOR_INT32', [4]), [1, 4, 4, 4])
t690 = Output('t690', ('TENSOR_QUANT8_ASYMM', [1, 4, 4, 4], 0.5, 120))
t691 = Output('t691', ('TENSOR_QUANT8_ASYMM', [1, 4, 4, 4], 0.5, 120))
model = Model()
model.Operation('RESHAPE', input, where690).To(t690)
model.Operation('HARD_SWISH', t690).To(t691)
Example({
    input: [87, 170, 100, 168, 79, 94, 113, 103, 166, 121, 134, 159, 145, 159, 69, 106, 166, 185, 85, 153, 165,
    127, 134, 108, 179, 136, 84, 168, 148, 97, 93, 151, 158, 102, 121, 141, 145, 97, 156, 96, 139,
    67, 109, 92, 175, 148, 119, 168, 87, 62, 102, 72, 142, 110, 64, 83, 129, 96, 149, 160, 139, 152,
    175, 146],
    t690: [87, 170, 100, 168, 79, 94, 113, 103, 166, 121, 134, 159, 145, 159, 69, 106, 166, 185, 85, 153, 165,
    127, 134, 108, 179, 136, 84, 168, 148, 97, 93, 151, 158, 102, 121, 141, 145, 97, 156, 96, 139,
    67, 109, 92, 175, 148, 119, 168, 87, 62, 102, 72, 142, 110, 64, 83, 129, 96, 149, 160, 139, 152,
    175, 146],
    t691: [120, 170, 120, 168, 120, 120, 120, 120, 166, 121, 134, 159, 145, 159, 120, 120, 166, 185, 120, 153,
    165, 127, 134, 120, 179, 136, 120, 168, 148, 120, 120, 151, 158, 120, 121, 141, 145, 120, 156,
    120, 139, 120, 120, 120, 175, 148, 120, 168, 120, 120, 120, 120, 142, 120, 120, 120, 129, 120,
    149, 160, 139, 152, 175, 146],
}, name='of_69').AddVariations(DataTypeConverter(name='signed').Identify({
    input: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t690: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t691: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
})).DisableLifeTimeVariation()

# RESHAPE, GATHER
# Expected values: float64 formula.
input = Input('input', ('TENSOR_QUANT8_ASYMM', [1, 4, 4, 4], 0.5, 120))
where720 = Parameter('where720', ('TENSOR_INT32', [4]), [1, 4, 4, 4])
t720 = Output('t720', ('TENSOR_QUANT8_ASYMM', [1, 4, 4, 4], 0.5, 120))
places721 = Parameter('places721', ('TENSOR_INT32', [4]), [2, 0, 3, 1])
t721 = Output('t721', ('TENSOR_QUANT8_ASYMM', [1, 4, 4, 4], 0.5, 120))
model = Model()
model.Operation('RESHAPE', input, where720).To(t720)
model.Operation('GATHER', t720, 2, places721).To(t721)
Example({
    input: [67, 185, 124, 171, 144, 68, 98, 120, 184, 71, 149, 141, 94, 175, 82, 113, 144, 184, 106, 174, 164,
    157, 97, 132, 133, 154, 167, 98, 147, 96, 154, 188, 131, 176, 104, 138, 157, 171, 114, 116, 118,
    62, 115, 154, 130, 110, 147, 108, 126, 187, 74, 153, 125, 163, 183, 161, 65, 108, 82, 117, 170,
    100, 168, 62],
    t720: [67, 185, 124, 171, 144, 68, 98, 120, 184, 71, 149, 141, 94, 175, 82, 113, 144, 184, 106, 174, 164,
    157, 97, 132, 133, 154, 167, 98, 147, 96, 154, 188, 131, 176, 104, 138, 157, 171, 114, 116, 118,
    62, 115, 154, 130, 110, 147, 108, 126, 187, 74, 153, 125, 163, 183, 161, 65, 108, 82, 117, 170,
    100, 168, 62],
    t721: [184, 71, 149, 141, 67, 185, 124, 171, 94, 175, 82, 113, 144, 68, 98, 120, 133, 154, 167, 98, 144,
    184, 106, 174, 147, 96, 154, 188, 164, 157, 97, 132, 118, 62, 115, 154, 131, 176, 104, 138, 130,
    110, 147, 108, 157, 171, 114, 116, 65, 108, 82, 117, 126, 187, 74, 153, 170, 100, 168, 62, 125,
    163, 183, 161],
}, name='of_72').AddVariations(DataTypeConverter(name='signed').Identify({
    input: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t720: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t721: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
})).DisableLifeTimeVariation()

# RESHAPE, MAX_POOL_2D
# Expected values: float64 formula.
input = Input('input', ('TENSOR_QUANT8_ASYMM', [1, 4, 4, 4], 0.5, 120))
where790 = Parameter('where790', ('TENSOR_INT32', [4]), [1, 4, 4, 4])
t790 = Internal('t790', ('TENSOR_QUANT8_ASYMM', [1, 4, 4, 4], 0.5, 120))
t791 = Output('t791', ('TENSOR_QUANT8_ASYMM', [1, 4, 4, 4], 0.5, 120))
model = Model()
model.Operation('RESHAPE', input, where790).To(t790)
model.Operation('MAX_POOL_2D', t790, 1, 1, 1, 3, 2, 0).To(t791)
Example({
    input: [104, 71, 165, 183, 128, 133, 60, 142, 97, 103, 90, 98, 102, 126, 149, 113, 149, 110, 144, 112, 167,
    108, 161, 187, 124, 147, 82, 148, 79, 129, 141, 95, 84, 105, 125, 62, 108, 63, 189, 173, 80,
    102, 172, 188, 68, 70, 133, 147, 73, 181, 86, 130, 157, 190, 105, 135, 104, 183, 146, 156, 175,
    139, 172, 179],
    t791: [167, 133, 165, 187, 167, 147, 165, 187, 167, 147, 161, 187, 124, 147, 149, 148, 167, 110, 189, 187,
    167, 147, 189, 188, 167, 147, 189, 188, 124, 147, 172, 188, 157, 190, 189, 173, 157, 190, 189,
    188, 175, 190, 189, 188, 175, 183, 172, 188, 157, 190, 105, 135, 157, 190, 146, 156, 175, 190,
    172, 179, 175, 183, 172, 179],
}, name='of_79').AddVariations(DataTypeConverter(name='signed').Identify({
    input: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t790: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t791: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
})).DisableLifeTimeVariation()
