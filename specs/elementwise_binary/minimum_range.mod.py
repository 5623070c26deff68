# Licensed under the Apache License, Version 2.0; see LICENSE.
# Written by 'python -m corpus' from corpus/families/elementwise_binary.py; do not edit.
#
# MINIMUM: scales far from 1, sums of many bits, cancellation, special numbers.

# The unit is far from 1; the codes are what they are with another.
# Expected values: float64 formula.
first = Input('first', ('TENSOR_QUANT8_ASYMM', [3, 17], 1.0000000116860974e-07, 100))
second = Input('second', ('TENSOR_QUANT8_ASYMM', [3, 17], 2.0000000233721948e-07, 131))
o = Output('o', ('TENSOR_QUANT8_ASYMM', [3, 17], 1.8000000068241206e-07, 158))
model = Model()
model.Operation('MINIMUM', first, second).To(o)
Example({
    first: [0, 255, 166, 50, 66, 89, 175, 66, 134, 105, 7, 106, 68, 124, 3, 198, 84, 19, 116, 171, 69, 184,
    238, 89, 111, 56, 38, 102, 102, 218, 166, 231, 159, 91, 140, 65, 131, 9, 229, 252, 152, 202,
    133, 37, 79, 21, 235, 200, 138, 36, 165],
    second: [0, 255, 254, 78, 128, 107, 229, 106, 46, 210, 201, 47, 156, 39, 131, 28, 138, 182, 76, 195, 85,
    185, 189, 205, 59, 126, 101, 49, 1, 84, 61, 52, 166, 96, 112, 187, 240, 28, 155, 248, 117, 59,
    127, 15, 18, 231, 31, 139, 212, 49, 23],
    o: [12, 244, 195, 99, 139, 131, 200, 130, 64, 161, 106, 65, 140, 56, 104, 44, 149, 113, 97, 197, 107,
    205, 222, 152, 78, 134, 124, 67, 14, 106, 80, 70, 191, 119, 137, 139, 175, 44, 185, 242, 142,
    78, 154, 29, 32, 114, 47, 167, 179, 67, 38],
}, name='tiny_quant8').AddVariations(DataTypeConverter(name='signed').Identify({
    first: ('TENSOR_QUANT8_ASYMM_SIGNED', 1.0000000116860974e-07, -28),
    second: ('TENSOR_QUANT8_ASYMM_SIGNED', 2.0000000233721948e-07, 3),
    o: ('TENSOR_QUANT8_ASYMM_SIGNED', 1.8000000068241206e-07, 30),
})).DisableLifeTimeVariation()

# The unit is far from 1; the codes are what they are with another.
# Expected values: float64 formula.
first = Input('first', ('TENSOR_QUANT8_ASYMM', [3, 17], 9.999999747378752e-05, 100))
second = Input('second', ('TENSOR_QUANT8_ASYMM', [3, 17], 0.00019999999494757503, 131))
o = Output('o', ('TENSOR_QUANT8_ASYMM', [3, 17], 0.00018000000272877514, 158))
model = Model()
model.Operation('MINIMUM', first, second).To(o)
Example({
    first: [0, 255, 166, 50, 66, 89, 175, 66, 134, 105, 7, 106, 68, 124, 3, 198, 84, 19, 116, 171, 69, 184,
    238, 89, 111, 56, 38, 102, 102, 218, 166, 231, 159, 91, 140, 65, 131, 9, 229, 252, 152, 202,
    133, 37, 79, 21, 235, 200, 138, 36, 165],
    second: [0, 255, 254, 78, 128, 107, 229, 106, 46, 210, 201, 47, 156, 39, 131, 28, 138, 182, 76, 195, 85,
    185, 189, 205, 59, 126, 101, 49, 1, 84, 61, 52, 166, 96, 112, 187, 240, 28, 155, 248, 117, 59,
    127, 15, 18, 231, 31, 139, 212, 49, 23],
    o: [12, 244, 195, 99, 139, 131, 200, 130, 64, 161, 106, 65, 140, 56, 104, 44, 149, 113, 97, 197, 107,
    205, 222, 152, 78, 134, 124, 67, 14, 106, 80, 70, 191, 119, 137, 139, 175, 44, 185, 242, 142,
    78, 154, 29, 32, 114, 47, 167, 179, 67, 38],
}, name='small_quant8').AddVariations(DataTypeConverter(name='signed').Identify({
    first: ('TENSOR_QUANT8_ASYMM_SIGNED', 9.999999747378752e-05, -28),
    second: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.00019999999494757503, 3),
    o: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.00018000000272877514, 30),
})).DisableLifeTimeVariation()

# The unit is far from 1; the codes are what they are with another.
# Expected values: float64 formula.
first = Input('first', ('TENSOR_QUANT8_ASYMM', [3, 17], 300.0, 100))
second = Input('second', ('TENSOR_QUANT8_ASYMM', [3, 17], 600.0, 131))
o = Output('o', ('TENSOR_QUANT8_ASYMM', [3, 17], 540.0, 158))
model = Model()
model.Operation('MINIMUM', first, second).To(o)
Example({
    first: [0, 255, 166, 50, 66, 89, 175, 66, 134, 105, 7, 106, 68, 124, 3, 198, 84, 19, 116, 171, 69, 184,
    238, 89, 111, 56, 38, 102, 102, 218, 166, 231, 159, 91, 140, 65, 131, 9, 229, 252, 152, 202,
    133, 37, 79, 21, 235, 200, 138, 36, 165],
    second: [0, 255, 254, 78, 128, 107, 229, 106, 46, 210, 201, 47, 156, 39, 131, 28, 138, 182, 76, 195, 85,
    185, 189, 205, 59, 126, 101, 49, 1, 84, 61, 52, 166, 96, 112, 187, 240, 28, 155, 248, 117, 59,
    127, 15, 18, 231, 31, 139, 212, 49, 23],
    o: [12, 244, 195, 99, 139, 131, 200, 130, 64, 161, 106, 65, 140, 56, 104, 44, 149, 113, 97, 197, 107,
    205, 222, 152, 78, 134, 124, 67, 14, 106, 80, 70, 191, 119, 137, 139, 175, 44, 185, 242, 142,
    78, 154, 29, 32, 114, 47, 167, 179, 67, 38],
}, name='great_quant8').AddVariations(DataTypeConverter(name='signed').Identify({
    first: ('TENSOR_QUANT8_ASYMM_SIGNED', 300.0, -28),
    second: ('TENSOR_QUANT8_ASYMM_SIGNED', 600.0, 3),
    o: ('TENSOR_QUANT8_ASYMM_SIGNED', 540.0, 30),
})).DisableLifeTimeVariation()

# The unit is far from 1; the codes are what they are with another.
# Expected values: float64 formula.
first = Input('first', ('TENSOR_QUANT8_ASYMM', [3, 17], 1000000.0, 100))
second = Input('second', ('TENSOR_QUANT8_ASYMM', [3, 17], 2000000.0, 131))
o = Output('o', ('TENSOR_QUANT8_ASYMM', [3, 17], 1800000.0, 158))
model = Model()
model.Operation('MINIMUM', first, second).To(o)
Example({
    first: [0, 255, 166, 50, 66, 89, 175, 66, 134, 105, 7, 106, 68, 124, 3, 198, 84, 19, 116, 171, 69, 184,
    238, 89, 111, 56, 38, 102, 102, 218, 166, 231, 159, 91, 140, 65, 131, 9, 229, 252, 152, 202,
    133, 37, 79, 21, 235, 200, 138, 36, 165],
    second: [0, 255, 254, 78, 128, 107, 229, 106, 46, 210, 201, 47, 156, 39, 131, 28, 138, 182, 76, 195, 85,
    185, 189, 205, 59, 126, 101, 49, 1, 84, 61, 52, 166, 96, 112, 187, 240, 28, 155, 248, 117, 59,
    127, 15, 18, 231, 31, 139, 212, 49, 23],
    o: [12, 244, 195, 99, 139, 131, 200, 130, 64, 161, 106, 65, 140, 56, 104, 44, 149, 113, 97, 197, 107,
    205, 222, 152, 78, 134, 124, 67, 14, 106, 80, 70, 191, 119, 137, 139, 175, 44, 185, 242, 142,
    78, 154, 29, 32, 114, 47, 167, 179, 67, 38],
}, name='huge_quant8').AddVariations(DataTypeConverter(name='signed').Identify({
    first: ('TENSOR_QUANT8_ASYMM_SIGNED', 1000000.0, -28),
    second: ('TENSOR_QUANT8_ASYMM_SIGNED', 2000000.0, 3),
    o: ('TENSOR_QUANT8_ASYMM_SIGNED', 1800000.0, 30),
})).DisableLifeTimeVariation()
