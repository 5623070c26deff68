# Licensed under the Apache License, Version 2.0; see LICENSE.
# Written by 'python -m corpus' from corpus/families/elementwise_binary.py; do not edit.
#
# ADD: scales far from 1, sums of many bits, cancellation, special numbers.

# The unit is far from 1; the codes are what they are with another.
# Expected values: float64 formula.
first = Input('first', ('TENSOR_QUANT8_ASYMM', [3, 17], 1.0000000116860974e-07, 100))
second = Input('second', ('TENSOR_QUANT8_ASYMM', [3, 17], 2.0000000233721948e-07, 131))
o = Output('o', ('TENSOR_QUANT8_ASYMM', [3, 17], 3.3000000598804036e-07, 122))
model = Model()
model.Operation('ADD', first, second, 0).To(o)
Example({
    first: [0, 255, 166, 50, 66, 89, 175, 66, 134, 105, 7, 106, 68, 124, 3, 198, 84, 19, 116, 171, 69, 184,
    238, 89, 111, 56, 38, 102, 102, 218, 166, 231, 159, 91, 140, 65, 131, 9, 229, 252, 152, 202,
    133, 37, 79, 21, 235, 200, 138, 36, 165],
    second: [0, 255, 254, 78, 128, 107, 229, 106, 46, 210, 201, 47, 156, 39, 131, 28, 138, 182, 76, 195, 85,
    185, 189, 205, 59, 126, 101, 49, 1, 84, 61, 52, 166, 96, 112, 187, 240, 28, 155, 248, 117, 59,
    127, 15, 18, 231, 31, 139, 212, 49, 23],
    o: [12, 244, 217, 75, 110, 104, 204, 97, 81, 171, 136, 73, 127, 74, 93, 89, 121, 128, 94, 182, 85, 180,
    199, 164, 82, 106, 85, 73, 44, 129, 100, 114, 161, 98, 123, 145, 197, 32, 176, 239, 129, 109,
    130, 33, 47, 159, 102, 157, 183, 53, 76],
}, name='tiny_quant8').AddVariations(DataTypeConverter(name='signed').Identify({
    first: ('TENSOR_QUANT8_ASYMM_SIGNED', 1.0000000116860974e-07, -28),
    second: ('TENSOR_QUANT8_ASYMM_SIGNED', 2.0000000233721948e-07, 3),
    o: ('TENSOR_QUANT8_ASYMM_SIGNED', 3.3000000598804036e-07, -6),
})).DisableLifeTimeVariation()

# The unit is far from 1; the codes are what they are with another.
# Expected values: float64 formula.
first = Input('first', ('TENSOR_QUANT8_ASYMM', [3, 17], 9.999999747378752e-05, 100))
second = Input('second', ('TENSOR_QUANT8_ASYMM', [3, 17], 0.00019999999494757503, 131))
o = Output('o', ('TENSOR_QUANT8_ASYMM', [3, 17], 0.00033000000985339284, 122))
model = Model()
model.Operation('ADD', first, second, 0).To(o)
Example({
    first: [0, 255, 166, 50, 66, 89, 175, 66, 134, 105, 7, 106, 68, 124, 3, 198, 84, 19, 116, 171, 69, 184,
    238, 89, 111, 56, 38, 102, 102, 218, 166, 231, 159, 91, 140, 65, 131, 9, 229, 252, 152, 202,
    133, 37, 79, 21, 235, 200, 138, 36, 165],
    second: [0, 255, 254, 78, 128, 107, 229, 106, 46, 210, 201, 47, 156, 39, 131, 28, 138, 182, 76, 195, 85,
    185, 189, 205, 59, 126, 101, 49, 1, 84, 61, 52, 166, 96, 112, 187, 240, 28, 155, 248, 117, 59,
    127, 15, 18, 231, 31, 139, 212, 49, 23],
    o: [12, 244, 217, 75, 110, 104, 204, 97, 81, 171, 136, 73, 127, 74, 93, 89, 121, 128, 94, 182, 85, 180,
    199, 164, 82, 106, 85, 73, 44, 129, 100, 114, 161, 98, 123, 145, 197, 32, 176, 239, 129, 109,
    130, 33, 47, 159, 102, 157, 183, 53, 76],
}, name='small_quant8').AddVariations(DataTypeConverter(name='signed').Identify({
    first: ('TENSOR_QUANT8_ASYMM_SIGNED', 9.999999747378752e-05, -28),
    second: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.00019999999494757503, 3),
    o: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.00033000000985339284, -6),
})).DisableLifeTimeVariation()

# The unit is far from 1; the codes are what they are with another.
# Expected values: float64 formula.
first = Input('first', ('TENSOR_QUANT8_ASYMM', [3, 17], 300.0, 100))
second = Input('second', ('TENSOR_QUANT8_ASYMM', [3, 17], 600.0, 131))
o = Output('o', ('TENSOR_QUANT8_ASYMM', [3, 17], 1000.0, 122))
model = Model()
model.Operation('ADD', first, second, 0).To(o)
Example({
    first: [0, 255, 166, 50, 66, 89, 175, 66, 134, 105, 7, 106, 68, 124, 3, 198, 84, 19, 116, 171, 69, 184,
    238, 89, 111, 56, 38, 102, 102, 218, 166, 231, 159, 91, 140, 65, 131, 9, 229, 252, 152, 202,
    133, 37, 79, 21, 235, 200, 138, 36, 165],
    second: [0, 255, 254, 78, 128, 107, 229, 106, 46, 210, 201, 47, 156, 39, 131, 28, 138, 182, 76, 195, 85,
    185, 189, 205, 59, 126, 101, 49, 1, 84, 61, 52, 166, 96, 112, 187, 240, 28, 155, 248, 117, 59,
    127, 15, 18, 231, 31, 139, 212, 49, 23],
    o: [13, 243, 216, 75, 110, 104, 203, 97, 81, 171, 136, 73, 127, 74, 93, 90, 121, 128, 94, 182, 85, 180,
    198, 163, 82, 106, 85, 73, 45, 129, 100, 114, 161, 98, 123, 145, 197, 33, 175, 238, 129, 109,
    130, 33, 48, 158, 102, 157, 182, 54, 77],
}, name='great_quant8').AddVariations(DataTypeConverter(name='signed').Identify({
    first: ('TENSOR_QUANT8_ASYMM_SIGNED', 300.0, -28),
    second: ('TENSOR_QUANT8_ASYMM_SIGNED', 600.0, 3),
    o: ('TENSOR_QUANT8_ASYMM_SIGNED', 1000.0, -6),
})).DisableLifeTimeVariation()

# The unit is far from 1; the codes are what they are with another.
# Expected values: float64 formula.
first = Input('first', ('TENSOR_QUANT8_ASYMM', [3, 17], 1000000.0, 100))
second = Input('second', ('TENSOR_QUANT8_ASYMM', [3, 17], 2000000.0, 131))
o = Output('o', ('TENSOR_QUANT8_ASYMM', [3, 17], 3300000.0, 122))
model = Model()
model.Operation('ADD', first, second, 0).To(o)
Example({
    first: [0, 255, 166, 50, 66, 89, 175, 66, 134, 105, 7, 106, 68, 124, 3, 198, 84, 19, 116, 171, 69, 184,
    238, 89, 111, 56, 38, 102, 102, 218, 166, 231, 159, 91, 140, 65, 131, 9, 229, 252, 152, 202,
    133, 37, 79, 21, 235, 200, 138, 36, 165],
    second: [0, 255, 254, 78, 128, 107, 229, 106, 46, 210, 201, 47, 156, 39, 131, 28, 138, 182, 76, 195, 85,
    185, 189, 205, 59, 126, 101, 49, 1, 84, 61, 52, 166, 96, 112, 187, 240, 28, 155, 248, 117, 59,
    127, 15, 18, 231, 31, 139, 212, 49, 23],
    o: [12, 244, 217, 75, 110, 104, 204, 97, 81, 171, 136, 73, 127, 74, 93, 89, 121, 128, 94, 182, 85, 180,
    199, 164, 82, 106, 85, 73, 44, 129, 100, 114, 161, 98, 123, 145, 197, 32, 176, 239, 129, 109,
    130, 33, 47, 159, 102, 157, 183, 53, 76],
}, name='huge_quant8').AddVariations(DataTypeConverter(name='signed').Identify({
    first: ('TENSOR_QUANT8_ASYMM_SIGNED', 1000000.0, -28),
    second: ('TENSOR_QUANT8_ASYMM_SIGNED', 2000000.0, 3),
    o: ('TENSOR_QUANT8_ASYMM_SIGNED', 3300000.0, -6),
})).DisableLifeTimeVariation()

# Expected values: float64 formula.
a = Input('a', ('TENSOR_QUANT8_ASYMM', [3, 17], 4.0, 100))
b = Input('b', ('TENSOR_QUANT8_ASYMM', [3, 17], 0.004000000189989805, 131))
o = Output('o', ('TENSOR_QUANT8_ASYMM', [3, 17], 4.400000095367432, 103))
model = Model()
model.Operation('ADD', a, b, 0).To(o)
Example({
    a: [0, 255, 212, 236, 115, 182, 167, 78, 16, 196, 97, 156, 231, 242, 91, 96, 169, 145, 218, 58, 37, 83,
    61, 17, 120, 13, 11, 150, 59, 238, 75, 22, 204, 43, 148, 102, 216, 76, 160, 228, 242, 18, 149,
    96, 15, 61, 5, 43, 100, 103, 198],
    b: [0, 255, 55, 212, 147, 82, 243, 21, 22, 216, 207, 108, 73, 15, 147, 168, 210, 61, 75, 91, 127, 235,
    167, 27, 3, 92, 31, 32, 113, 114, 252, 177, 120, 148, 161, 100, 159, 72, 8, 169, 161, 75, 57,
    227, 160, 124, 119, 247, 29, 10, 27],
    o: [12, 244, 205, 227, 117, 178, 164, 83, 27, 190, 100, 154, 222, 232, 95, 99, 166, 144, 210, 65, 46,
    88, 68, 27, 121, 24, 22, 148, 66, 228, 80, 32, 198, 51, 147, 105, 208, 81, 157, 219, 232, 28,
    147, 99, 26, 68, 17, 51, 103, 106, 192],
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
model.Operation('ADD', a, b, 0).To(o)
Example({
    a: [0, 255, 212, 236, 115, 182, 167, 78, 16, 196, 97, 156, 231, 242, 91, 96, 169, 145, 218, 58, 37, 83,
    61, 17, 120, 13, 11, 150, 59, 238, 75, 22, 204, 43, 148, 102, 216, 76, 160, 228, 242, 18, 149,
    96, 15, 61, 5, 43, 100, 103, 198],
    b: [0, 255, 55, 212, 147, 82, 243, 21, 22, 216, 207, 108, 73, 15, 147, 168, 210, 61, 75, 91, 127, 235,
    167, 27, 3, 92, 31, 32, 113, 114, 252, 177, 120, 148, 161, 100, 159, 72, 8, 169, 161, 75, 57,
    227, 160, 124, 119, 247, 29, 10, 27],
    o: [0, 255, 255, 255, 255, 255, 255, 0, 0, 255, 0, 255, 255, 255, 0, 0, 255, 255, 255, 0, 0, 0, 0, 0,
    255, 0, 0, 255, 0, 255, 0, 0, 255, 0, 255, 255, 255, 0, 255, 255, 255, 0, 255, 0, 0, 0, 0, 0,
    26, 255, 255],
}, name='coarse_first_cut_off_quant8').AddVariations(DataTypeConverter(name='signed').Identify({
    a: ('TENSOR_QUANT8_ASYMM_SIGNED', 4.0, -28),
    b: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.004000000189989805, 3),
    o: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.004000000189989805, 0),
})).DisableLifeTimeVariation()

# Expected values: float64 formula.
a = Input('a', ('TENSOR_QUANT8_ASYMM', [3, 17], 0.004000000189989805, 100))
b = Input('b', ('TENSOR_QUANT8_ASYMM', [3, 17], 4.0, 131))
o = Output('o', ('TENSOR_QUANT8_ASYMM', [3, 17], 4.400000095367432, 131))
model = Model()
model.Operation('ADD', a, b, 0).To(o)
Example({
    a: [0, 255, 212, 236, 115, 182, 167, 78, 16, 196, 97, 156, 231, 242, 91, 96, 169, 145, 218, 58, 37, 83,
    61, 17, 120, 13, 11, 150, 59, 238, 75, 22, 204, 43, 148, 102, 216, 76, 160, 228, 242, 18, 149,
    96, 15, 61, 5, 43, 100, 103, 198],
    b: [0, 255, 55, 212, 147, 82, 243, 21, 22, 216, 207, 108, 73, 15, 147, 168, 210, 61, 75, 91, 127, 235,
    167, 27, 3, 92, 31, 32, 113, 114, 252, 177, 120, 148, 161, 100, 159, 72, 8, 169, 161, 75, 57,
    227, 160, 124, 119, 247, 29, 10, 27],
    o: [12, 244, 62, 205, 146, 87, 233, 31, 32, 208, 200, 110, 78, 26, 146, 165, 203, 67, 80, 95, 127, 226,
    164, 36, 15, 95, 40, 41, 115, 116, 241, 173, 121, 146, 158, 103, 157, 77, 19, 166, 158, 80, 64,
    218, 157, 125, 120, 236, 38, 21, 37],
}, name='fine_first_quant8').AddVariations(DataTypeConverter(name='signed').Identify({
    a: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.004000000189989805, -28),
    b: ('TENSOR_QUANT8_ASYMM_SIGNED', 4.0, 3),
    o: ('TENSOR_QUANT8_ASYMM_SIGNED', 4.400000095367432, 3),
})).DisableLifeTimeVariation()

# Expected values: float64 formula.
a = Input('a', ('TENSOR_QUANT8_ASYMM', [3, 17], 0.004000000189989805, 100))
b = Input('b', ('TENSOR_QUANT8_ASYMM', [3, 17], 4.0, 131))
o = Output('o', ('TENSOR_QUANT8_ASYMM', [3, 17], 0.004000000189989805, 128))
model = Model()
model.Operation('ADD', a, b, 0).To(o)
Example({
    a: [0, 255, 212, 236, 115, 182, 167, 78, 16, 196, 97, 156, 231, 242, 91, 96, 169, 145, 218, 58, 37, 83,
    61, 17, 120, 13, 11, 150, 59, 238, 75, 22, 204, 43, 148, 102, 216, 76, 160, 228, 242, 18, 149,
    96, 15, 61, 5, 43, 100, 103, 198],
    b: [0, 255, 55, 212, 147, 82, 243, 21, 22, 216, 207, 108, 73, 15, 147, 168, 210, 61, 75, 91, 127, 235,
    167, 27, 3, 92, 31, 32, 113, 114, 252, 177, 120, 148, 161, 100, 159, 72, 8, 169, 161, 75, 57,
    227, 160, 124, 119, 247, 29, 10, 27],
    o: [0, 255, 0, 255, 255, 0, 255, 0, 0, 255, 255, 0, 0, 0, 255, 255, 255, 0, 0, 0, 0, 255, 255, 0, 0, 0,
    0, 0, 0, 0, 255, 255, 0, 255, 255, 0, 255, 0, 0, 255, 255, 0, 0, 255, 255, 0, 0, 255, 0, 0, 0],
}, name='fine_first_cut_off_quant8').AddVariations(DataTypeConverter(name='signed').Identify({
    a: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.004000000189989805, -28),
    b: ('TENSOR_QUANT8_ASYMM_SIGNED', 4.0, 3),
    o: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.004000000189989805, 0),
})).DisableLifeTimeVariation()
