# Licensed under the Apache License, Version 2.0; see LICENSE.
# Written by 'python -m corpus' from corpus/families/elementwise_binary.py; do not edit.
#
# SUB: scales far from 1, sums of many bits, cancellation, special numbers.

# The unit is far from 1; the codes are what they are with another.
# Expected values: float64 formula.
first = Input('first', ('TENSOR_QUANT8_ASYMM', [3, 17], 1.0000000116860974e-07, 100))
second = Input('second', ('TENSOR_QUANT8_ASYMM', [3, 17], 2.0000000233721948e-07, 131))
o = Output('o', ('TENSOR_QUANT8_ASYMM', [3, 17], 2.699999868127634e-07, 118))
model = Model()
model.Operation('SUB', first, second, 0).To(o)
Example({
    first: [0, 255, 166, 50, 66, 89, 175, 66, 134, 105, 7, 106, 68, 124, 3, 198, 84, 19, 116, 171, 69, 184,
    238, 89, 111, 56, 38, 102, 102, 218, 166, 231, 159, 91, 140, 65, 131, 9, 229, 252, 152, 202,
    133, 37, 79, 21, 235, 200, 138, 36, 165],
    second: [0, 255, 254, 78, 128, 107, 229, 106, 46, 210, 201, 47, 156, 39, 131, 28, 138, 182, 76, 195, 85,
    185, 189, 205, 59, 126, 101, 49, 1, 84, 61, 52, 166, 96, 112, 187, 240, 28, 155, 248, 117, 59,
    127, 15, 18, 231, 31, 139, 212, 49, 23],
    o: [178, 84, 51, 139, 108, 132, 73, 124, 194, 61, 32, 182, 88, 195, 82, 231, 107, 50, 165, 97, 141,
    109, 126, 59, 175, 105, 117, 179, 215, 197, 194, 225, 114, 141, 147, 64, 49, 161, 148, 88, 148,
    209, 133, 181, 194, 15, 242, 149, 72, 155, 222],
}, name='tiny_quant8').AddVariations(DataTypeConverter(name='signed').Identify({
    first: ('TENSOR_QUANT8_ASYMM_SIGNED', 1.0000000116860974e-07, -28),
    second: ('TENSOR_QUANT8_ASYMM_SIGNED', 2.0000000233721948e-07, 3),
    o: ('TENSOR_QUANT8_ASYMM_SIGNED', 2.699999868127634e-07, -10),
})).DisableLifeTimeVariation()

# The unit is far from 1; the codes are what they are with another.
# Expected values: float64 formula.
first = Input('first', ('TENSOR_QUANT8_ASYMM', [3, 17], 9.999999747378752e-05, 100))
second = Input('second', ('TENSOR_QUANT8_ASYMM', [3, 17], 0.00019999999494757503, 131))
o = Output('o', ('TENSOR_QUANT8_ASYMM', [3, 17], 0.0002699999895412475, 118))
model = Model()
model.Operation('SUB', first, second, 0).To(o)
Example({
    first: [0, 255, 166, 50, 66, 89, 175, 66, 134, 105, 7, 106, 68, 124, 3, 198, 84, 19, 116, 171, 69, 184,
    238, 89, 111, 56, 38, 102, 102, 218, 166, 231, 159, 91, 140, 65, 131, 9, 229, 252, 152, 202,
    133, 37, 79, 21, 235, 200, 138, 36, 165],
    second: [0, 255, 254, 78, 128, 107, 229, 106, 46, 210, 201, 47, 156, 39, 131, 28, 138, 182, 76, 195, 85,
    185, 189, 205, 59, 126, 101, 49, 1, 84, 61, 52, 166, 96, 112, 187, 240, 28, 155, 248, 117, 59,
    127, 15, 18, 231, 31, 139, 212, 49, 23],
    o: [178, 84, 51, 139, 108, 132, 73, 124, 194, 61, 32, 182, 88, 195, 82, 231, 107, 50, 165, 97, 141,
    109, 126, 59, 175, 105, 117, 179, 215, 197, 194, 225, 114, 141, 147, 64, 49, 161, 148, 88, 148,
    209, 133, 181, 194, 15, 242, 149, 72, 155, 222],
}, name='small_quant8').AddVariations(DataTypeConverter(name='signed').Identify({
    first: ('TENSOR_QUANT8_ASYMM_SIGNED', 9.999999747378752e-05, -28),
    second: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.00019999999494757503, 3),
    o: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.0002699999895412475, -10),
})).DisableLifeTimeVariation()

# The unit is far from 1; the codes are what they are with another.
# Expected values: float64 formula.
first = Input('first', ('TENSOR_QUANT8_ASYMM', [3, 17], 300.0, 100))
second = Input('second', ('TENSOR_QUANT8_ASYMM', [3, 17], 600.0, 131))
o = Output('o', ('TENSOR_QUANT8_ASYMM', [3, 17], 800.0, 118))
model = Model()
model.Operation('SUB', first, second, 0).To(o)
Example({
    first: [0, 255, 166, 50, 66, 89, 175, 66, 134, 105, 7, 106, 68, 124, 3, 198, 84, 19, 116, 171, 69, 184,
    238, 89, 111, 56, 38, 102, 102, 218, 166, 231, 159, 91, 140, 65, 131, 9, 229, 252, 152, 202,
    133, 37, 79, 21, 235, 200, 138, 36, 165],
    second: [0, 255, 254, 78, 128, 107, 229, 106, 46, 210, 201, 47, 156, 39, 131, 28, 138, 182, 76, 195, 85,
    185, 189, 205, 59, 126, 101, 49, 1, 84, 61, 52, 166, 96, 112, 187, 240, 28, 155, 248, 117, 59,
    127, 15, 18, 231, 31, 139, 212, 49, 23],
    o: [179, 83, 50, 139, 107, 132, 73, 124, 195, 61, 31, 183, 87, 196, 82, 232, 107, 49, 165, 97, 141,
    109, 126, 58, 176, 105, 117, 180, 216, 198, 195, 226, 114, 141, 147, 63, 48, 161, 148, 87, 148,
    210, 133, 181, 195, 13, 244, 150, 71, 156, 223],
}, name='great_quant8').AddVariations(DataTypeConverter(name='signed').Identify({
    first: ('TENSOR_QUANT8_ASYMM_SIGNED', 300.0, -28),
    second: ('TENSOR_QUANT8_ASYMM_SIGNED', 600.0, 3),
    o: ('TENSOR_QUANT8_ASYMM_SIGNED', 800.0, -10),
})).DisableLifeTimeVariation()

# The unit is far from 1; the codes are what they are with another.
# Expected values: float64 formula.
first = Input('first', ('TENSOR_QUANT8_ASYMM', [3, 17], 1000000.0, 100))
second = Input('second', ('TENSOR_QUANT8_ASYMM', [3, 17], 2000000.0, 131))
o = Output('o', ('TENSOR_QUANT8_ASYMM', [3, 17], 2700000.0, 118))
model = Model()
model.Operation('SUB', first, second, 0).To(o)
Example({
    first: [0, 255, 166, 50, 66, 89, 175, 66, 134, 105, 7, 106, 68, 124, 3, 198, 84, 19, 116, 171, 69, 184,
    238, 89, 111, 56, 38, 102, 102, 218, 166, 231, 159, 91, 140, 65, 131, 9, 229, 252, 152, 202,
    133, 37, 79, 21, 235, 200, 138, 36, 165],
    second: [0, 255, 254, 78, 128, 107, 229, 106, 46, 210, 201, 47, 156, 39, 131, 28, 138, 182, 76, 195, 85,
    185, 189, 205, 59, 126, 101, 49, 1, 84, 61, 52, 166, 96, 112, 187, 240, 28, 155, 248, 117, 59,
    127, 15, 18, 231, 31, 139, 212, 49, 23],
    o: [178, 84, 51, 139, 108, 132, 73, 124, 194, 61, 32, 182, 88, 195, 82, 231, 107, 50, 165, 97, 141,
    109, 126, 59, 175, 105, 117, 179, 215, 197, 194, 225, 114, 141, 147, 64, 49, 161, 148, 88, 148,
    209, 133, 181, 194, 15, 242, 149, 72, 155, 222],
}, name='huge_quant8').AddVariations(DataTypeConverter(name='signed').Identify({
    first: ('TENSOR_QUANT8_ASYMM_SIGNED', 1000000.0, -28),
    second: ('TENSOR_QUANT8_ASYMM_SIGNED', 2000000.0, 3),
    o: ('TENSOR_QUANT8_ASYMM_SIGNED', 2700000.0, -10),
})).DisableLifeTimeVariation()

# Expected values: float64 formula.
a = Input('a', ('TENSOR_QUANT8_ASYMM', [3, 17], 4.0, 100))
b = Input('b', ('TENSOR_QUANT8_ASYMM', [3, 17], 0.004000000189989805, 131))
o = Output('o', ('TENSOR_QUANT8_ASYMM', [3, 17], 4.400000095367432, 103))
model = Model()
model.Operation('SUB', a, b, 0).To(o)
Example({
    a: [0, 255, 212, 236, 115, 182, 167, 78, 16, 196, 97, 156, 231, 242, 91, 96, 169, 145, 218, 58, 37, 83,
    61, 17, 120, 13, 11, 150, 59, 238, 75, 22, 204, 43, 148, 102, 216, 76, 160, 228, 242, 18, 149,
    96, 15, 61, 5, 43, 100, 103, 198],
    b: [0, 255, 55, 212, 147, 82, 243, 21, 22, 216, 207, 108, 73, 15, 147, 168, 210, 61, 75, 91, 127, 235,
    167, 27, 3, 92, 31, 32, 113, 114, 252, 177, 120, 148, 161, 100, 159, 72, 8, 169, 161, 75, 57,
    227, 160, 124, 119, 247, 29, 10, 27],
    o: [12, 244, 205, 227, 117, 178, 164, 83, 27, 190, 100, 154, 222, 232, 95, 99, 166, 144, 210, 65, 46,
    87, 68, 28, 121, 24, 22, 149, 66, 228, 80, 32, 198, 51, 147, 105, 208, 81, 158, 219, 232, 29,
    148, 99, 26, 68, 17, 51, 103, 106, 192],
}, name='coarse_first_quant8').AddVariations(DataTypeConverter(name='signed').Identify({
    a: ('TENSOR_QUANT8_ASYMM_SIGNED', 4.0, -28),
    b: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.004000000189989805, 3),
    o: ('TENSOR_QUANT8_ASYMM_SIGNED', 4.400000095367432, -25),
})).DisableLifeTimeVariation()

# Expected values: float64 formula.
a = Input('a', ('TENSOR_QUANT8_ASYMM', [3, 17], 4.0, 100))
b = Input('b', ('TENSOR_QUANT8_ASYMM', [3, 17], 0.004000000189989805, 131))
o = Output('o', ('TENSOR_QUANT8_ASYMM', [3, 17], 0.004000000189989805, 128))
model = Model()
model.Operation('SUB', a, b, 0).To(o)
Example({
    a: [0, 255, 212, 236, 115, 182, 167, 78, 16, 196, 97, 156, 231, 242, 91, 96, 169, 145, 218, 58, 37, 83,
    61, 17, 120, 13, 11, 150, 59, 238, 75, 22, 204, 43, 148, 102, 216, 76, 160, 228, 242, 18, 149,
    96, 15, 61, 5, 43, 100, 103, 198],
    b: [0, 255, 55, 212, 147, 82, 243, 21, 22, 216, 207, 108, 73, 15, 147, 168, 210, 61, 75, 91, 127, 235,
    167, 27, 3, 92, 31, 32, 113, 114, 252, 177, 120, 148, 161, 100, 159, 72, 8, 169, 161, 75, 57,
    227, 160, 124, 119, 247, 29, 10, 27],
    o: [0, 255, 255, 255, 255, 255, 255, 0, 0, 255, 0, 255, 255, 255, 0, 0, 255, 255, 255, 0, 0, 0, 0, 0,
    255, 0, 0, 255, 0, 255, 0, 0, 255, 0, 255, 255, 255, 0, 255, 255, 255, 0, 255, 0, 0, 0, 0, 0,
    230, 255, 255],
}, name='coarse_first_cut_off_quant8').AddVariations(DataTypeConverter(name='signed').Identify({
    a: ('TENSOR_QUANT8_ASYMM_SIGNED', 4.0, -28),
    b: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.004000000189989805, 3),
    o: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.004000000189989805, 0),
})).DisableLifeTimeVariation()

# Expected values: float64 formula.
a = Input('a', ('TENSOR_QUANT8_ASYMM', [3, 17], 0.004000000189989805, 100))
b = Input('b', ('TENSOR_QUANT8_ASYMM', [3, 17], 4.0, 131))
o = Output('o', ('TENSOR_QUANT8_ASYMM', [3, 17], 4.400000095367432, 125))
model = Model()
model.Operation('SUB', a, b, 0).To(o)
Example({
    a: [0, 255, 212, 236, 115, 182, 167, 78, 16, 196, 97, 156, 231, 242, 91, 96, 169, 145, 218, 58, 37, 83,
    61, 17, 120, 13, 11, 150, 59, 238, 75, 22, 204, 43, 148, 102, 216, 76, 160, 228, 242, 18, 149,
    96, 15, 61, 5, 43, 100, 103, 198],
    b: [0, 255, 55, 212, 147, 82, 243, 21, 22, 216, 207, 108, 73, 15, 147, 168, 210, 61, 75, 91, 127, 235,
    167, 27, 3, 92, 31, 32, 113, 114, 252, 177, 120, 148, 161, 100, 159, 72, 8, 169, 161, 75, 57,
    227, 160, 124, 119, 247, 29, 10, 27],
    o: [244, 12, 194, 51, 110, 170, 23, 225, 224, 48, 56, 146, 178, 231, 110, 91, 53, 189, 176, 161, 129,
    30, 92, 219, 241, 160, 216, 215, 141, 141, 15, 83, 135, 109, 98, 153, 100, 179, 237, 91, 98,
    176, 192, 38, 99, 131, 136, 19, 218, 235, 220],
}, name='fine_first_quant8').AddVariations(DataTypeConverter(name='signed').Identify({
    a: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.004000000189989805, -28),
    b: ('TENSOR_QUANT8_ASYMM_SIGNED', 4.0, 3),
    o: ('TENSOR_QUANT8_ASYMM_SIGNED', 4.400000095367432, -3),
})).DisableLifeTimeVariation()

# Expected values: float64 formula.
a = Input('a', ('TENSOR_QUANT8_ASYMM', [3, 17], 0.004000000189989805, 100))
b = Input('b', ('TENSOR_QUANT8_ASYMM', [3, 17], 4.0, 131))
o = Output('o', ('TENSOR_QUANT8_ASYMM', [3, 17], 0.004000000189989805, 128))
model = Model()
model.Operation('SUB', a, b, 0).To(o)
Example({
    a: [0, 255, 212, 236, 115, 182, 167, 78, 16, 196, 97, 156, 231, 242, 91, 96, 169, 145, 218, 58, 37, 83,
    61, 17, 120, 13, 11, 150, 59, 238, 75, 22, 204, 43, 148, 102, 216, 76, 160, 228, 242, 18, 149,
    96, 15, 61, 5, 43, 100, 103, 198],
    b: [0, 255, 55, 212, 147, 82, 243, 21, 22, 216, 207, 108, 73, 15, 147, 168, 210, 61, 75, 91, 127, 235,
    167, 27, 3, 92, 31, 32, 113, 114, 252, 177, 120, 148, 161, 100, 159, 72, 8, 169, 161, 75, 57,
    227, 160, 124, 119, 247, 29, 10, 27],
    o: [255, 0, 255, 0, 0, 255, 0, 255, 255, 0, 0, 255, 255, 255, 0, 0, 0, 255, 255, 255, 255, 0, 0, 255,
    255, 255, 255, 255, 255, 255, 0, 0, 255, 0, 0, 255, 0, 255, 255, 0, 0, 255, 255, 0, 0, 255, 255,
    0, 255, 255, 255],
}, name='fine_first_cut_off_quant8').AddVariations(DataTypeConverter(name='signed').Identify({
    a: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.004000000189989805, -28),
    b: ('TENSOR_QUANT8_ASYMM_SIGNED', 4.0, 3),
    o: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.004000000189989805, 0),
})).DisableLifeTimeVariation()
