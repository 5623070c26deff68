# Licensed under the Apache License, Version 2.0; see LICENSE.
# Written by 'python -m corpus' from corpus/families/activation.py; do not edit.
#
# PRELU: scales far from 1, sums of many bits, cancellation, special numbers.

# The unit is far from 1; the codes are what they are with another.
# Expected values: float64 formula.
first = Input('first', ('TENSOR_QUANT8_ASYMM', [3, 17], 1.0000000116860974e-07, 100))
second = Input('second', ('TENSOR_QUANT8_ASYMM', [3, 17], 0.026000000536441803, 131))
o = Output('o', ('TENSOR_QUANT8_ASYMM', [3, 17], 2.399999914359796e-07, 100))
model = Model()
model.Operation('PRELU', first, second).To(o)
Example({
    first: [0, 255, 166, 50, 66, 89, 175, 66, 134, 105, 7, 106, 68, 124, 3, 198, 84, 19, 116, 171, 69, 184,
    238, 89, 111, 56, 38, 102, 102, 218, 166, 231, 159, 91, 140, 65, 131, 9, 229, 252, 152, 202,
    133, 37, 79, 21, 235, 200, 138, 36, 165],
    second: [0, 255, 254, 78, 128, 107, 229, 106, 46, 210, 201, 47, 156, 39, 131, 28, 138, 182, 76, 195, 85,
    185, 189, 205, 59, 126, 101, 49, 1, 84, 61, 52, 166, 96, 112, 187, 240, 28, 155, 248, 117, 59,
    127, 15, 18, 231, 31, 139, 212, 49, 23],
    o: [242, 165, 128, 129, 101, 103, 131, 109, 114, 102, 29, 103, 91, 110, 100, 141, 99, 55, 107, 130,
    115, 135, 158, 91, 105, 102, 120, 101, 101, 149, 128, 155, 125, 103, 117, 79, 113, 202, 154,
    163, 122, 143, 114, 179, 126, 14, 156, 142, 116, 157, 127],
}, name='tiny_quant8').AddVariations(DataTypeConverter(name='signed').Identify({
    first: ('TENSOR_QUANT8_ASYMM_SIGNED', 1.0000000116860974e-07, -28),
    second: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.026000000536441803, 3),
    o: ('TENSOR_QUANT8_ASYMM_SIGNED', 2.399999914359796e-07, -28),
})).DisableLifeTimeVariation()

# The unit is far from 1; the codes are what they are with another.
# Expected values: float64 formula.
first = Input('first', ('TENSOR_QUANT8_ASYMM', [3, 17], 9.999999747378752e-05, 100))
second = Input('second', ('TENSOR_QUANT8_ASYMM', [3, 17], 0.026000000536441803, 131))
o = Output('o', ('TENSOR_QUANT8_ASYMM', [3, 17], 0.00023999999393709004, 100))
model = Model()
model.Operation('PRELU', first, second).To(o)
Example({
    first: [0, 255, 166, 50, 66, 89, 175, 66, 134, 105, 7, 106, 68, 124, 3, 198, 84, 19, 116, 171, 69, 184,
    238, 89, 111, 56, 38, 102, 102, 218, 166, 231, 159, 91, 140, 65, 131, 9, 229, 252, 152, 202,
    133, 37, 79, 21, 235, 200, 138, 36, 165],
    second: [0, 255, 254, 78, 128, 107, 229, 106, 46, 210, 201, 47, 156, 39, 131, 28, 138, 182, 76, 195, 85,
    185, 189, 205, 59, 126, 101, 49, 1, 84, 61, 52, 166, 96, 112, 187, 240, 28, 155, 248, 117, 59,
    127, 15, 18, 231, 31, 139, 212, 49, 23],
    o: [242, 165, 128, 129, 101, 103, 131, 109, 114, 102, 29, 103, 91, 110, 100, 141, 99, 55, 107, 130,
    115, 135, 158, 91, 105, 102, 120, 101, 101, 149, 128, 155, 125, 103, 117, 79, 113, 202, 154,
    163, 122, 143, 114, 179, 126, 14, 156, 142, 116, 157, 127],
}, name='small_quant8').AddVariations(DataTypeConverter(name='signed').Identify({
    first: ('TENSOR_QUANT8_ASYMM_SIGNED', 9.999999747378752e-05, -28),
    second: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.026000000536441803, 3),
    o: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.00023999999393709004, -28),
})).DisableLifeTimeVariation()

# The unit is far from 1; the codes are what they are with another.
# Expected values: float64 formula.
first = Input('first', ('TENSOR_QUANT8_ASYMM', [3, 17], 300.0, 100))
second = Input('second', ('TENSOR_QUANT8_ASYMM', [3, 17], 0.026000000536441803, 131))
o = Output('o', ('TENSOR_QUANT8_ASYMM', [3, 17], 710.0, 99))
model = Model()
model.Operation('PRELU', first, second).To(o)
Example({
    first: [0, 255, 166, 50, 66, 89, 175, 66, 134, 105, 7, 106, 68, 124, 3, 198, 84, 19, 116, 171, 69, 184,
    238, 89, 111, 56, 38, 102, 102, 218, 166, 231, 159, 91, 140, 65, 131, 9, 229, 252, 152, 202,
    133, 37, 79, 21, 235, 200, 138, 36, 165],
    second: [0, 255, 254, 78, 128, 107, 229, 106, 46, 210, 201, 47, 156, 39, 131, 28, 138, 182, 76, 195, 85,
    185, 189, 205, 59, 126, 101, 49, 1, 84, 61, 52, 166, 96, 112, 187, 240, 28, 155, 248, 117, 59,
    127, 15, 18, 231, 31, 139, 212, 49, 23],
    o: [243, 164, 127, 128, 100, 102, 131, 108, 113, 101, 27, 102, 90, 109, 99, 140, 98, 54, 106, 129, 115,
    134, 157, 90, 104, 101, 119, 100, 100, 149, 127, 154, 124, 102, 116, 77, 112, 202, 154, 163,
    121, 142, 113, 179, 125, 12, 156, 141, 115, 157, 126],
}, name='great_quant8').AddVariations(DataTypeConverter(name='signed').Identify({
    first: ('TENSOR_QUANT8_ASYMM_SIGNED', 300.0, -28),
    second: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.026000000536441803, 3),
    o: ('TENSOR_QUANT8_ASYMM_SIGNED', 710.0, -29),
})).DisableLifeTimeVariation()

# The unit is far from 1; the codes are what they are with another.
# Expected values: float64 formula.
first = Input('first', ('TENSOR_QUANT8_ASYMM', [3, 17], 1000000.0, 100))
second = Input('second', ('TENSOR_QUANT8_ASYMM', [3, 17], 0.026000000536441803, 131))
o = Output('o', ('TENSOR_QUANT8_ASYMM', [3, 17], 2400000.0, 100))
model = Model()
model.Operation('PRELU', first, second).To(o)
Example({
    first: [0, 255, 166, 50, 66, 89, 175, 66, 134, 105, 7, 106, 68, 124, 3, 198, 84, 19, 116, 171, 69, 184,
    238, 89, 111, 56, 38, 102, 102, 218, 166, 231, 159, 91, 140, 65, 131, 9, 229, 252, 152, 202,
    133, 37, 79, 21, 235, 200, 138, 36, 165],
    second: [0, 255, 254, 78, 128, 107, 229, 106, 46, 210, 201, 47, 156, 39, 131, 28, 138, 182, 76, 195, 85,
    185, 189, 205, 59, 126, 101, 49, 1, 84, 61, 52, 166, 96, 112, 187, 240, 28, 155, 248, 117, 59,
    127, 15, 18, 231, 31, 139, 212, 49, 23],
    o: [242, 165, 128, 129, 101, 103, 131, 109, 114, 102, 29, 103, 91, 110, 100, 141, 99, 55, 107, 130,
    115, 135, 158, 91, 105, 102, 120, 101, 101, 149, 128, 155, 125, 103, 117, 79, 113, 202, 154,
    163, 122, 143, 114, 179, 126, 14, 156, 142, 116, 157, 127],
}, name='huge_quant8').AddVariations(DataTypeConverter(name='signed').Identify({
    first: ('TENSOR_QUANT8_ASYMM_SIGNED', 1000000.0, -28),
    second: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.026000000536441803, 3),
    o: ('TENSOR_QUANT8_ASYMM_SIGNED', 2400000.0, -28),
})).DisableLifeTimeVariation()
