# Licensed under the Apache License, Version 2.0; see LICENSE.
# Written by 'python -m corpus' from corpus/families/elementwise_binary.py; do not edit.
#
# MUL: scales far from 1, sums of many bits, cancellation, special numbers.

# The unit is far from 1; the codes are what they are with another.
# Expected values: float64 formula.
first = Input('first', ('TENSOR_QUANT8_ASYMM', [3, 17], 1.0000000116860974e-07, 100))
second = Input('second', ('TENSOR_QUANT8_ASYMM', [3, 17], 0.026000000536441803, 131))
o = Output('o', ('TENSOR_QUANT8_ASYMM', [3, 17], 3.700000092976552e-07, 108))
model = Model()
model.Operation('MUL', first, second, 0).To(o)
Example({
    first: [0, 255, 166, 50, 66, 89, 175, 66, 134, 105, 7, 106, 68, 124, 3, 198, 84, 19, 116, 171, 69, 184,
    238, 89, 111, 56, 38, 102, 102, 218, 166, 231, 159, 91, 140, 65, 131, 9, 229, 252, 152, 202,
    133, 37, 79, 21, 235, 200, 138, 36, 165],
    second: [0, 255, 254, 78, 128, 107, 229, 106, 46, 210, 201, 47, 156, 39, 131, 28, 138, 182, 76, 195, 85,
    185, 189, 205, 59, 126, 101, 49, 1, 84, 61, 52, 166, 96, 112, 187, 240, 28, 155, 248, 117, 59,
    127, 15, 18, 231, 31, 139, 212, 49, 23],
    o: [200, 243, 165, 127, 109, 110, 160, 114, 88, 111, 62, 104, 102, 92, 108, 37, 107, 79, 102, 140, 118,
    140, 164, 102, 102, 110, 121, 107, 106, 69, 76, 35, 123, 110, 103, 94, 132, 174, 130, 233, 103,
    56, 107, 159, 125, 52, 13, 114, 130, 145, 59],
}, name='tiny_quant8').AddVariations(DataTypeConverter(name='signed').Identify({
    first: ('TENSOR_QUANT8_ASYMM_SIGNED', 1.0000000116860974e-07, -28),
    second: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.026000000536441803, 3),
    o: ('TENSOR_QUANT8_ASYMM_SIGNED', 3.700000092976552e-07, -20),
})).DisableLifeTimeVariation()

# The unit is far from 1; the codes are what they are with another.
# Expected values: float64 formula.
first = Input('first', ('TENSOR_QUANT8_ASYMM', [3, 17], 9.999999747378752e-05, 100))
second = Input('second', ('TENSOR_QUANT8_ASYMM', [3, 17], 0.026000000536441803, 131))
o = Output('o', ('TENSOR_QUANT8_ASYMM', [3, 17], 0.0003699999942909926, 108))
model = Model()
model.Operation('MUL', first, second, 0).To(o)
Example({
    first: [0, 255, 166, 50, 66, 89, 175, 66, 134, 105, 7, 106, 68, 124, 3, 198, 84, 19, 116, 171, 69, 184,
    238, 89, 111, 56, 38, 102, 102, 218, 166, 231, 159, 91, 140, 65, 131, 9, 229, 252, 152, 202,
    133, 37, 79, 21, 235, 200, 138, 36, 165],
    second: [0, 255, 254, 78, 128, 107, 229, 106, 46, 210, 201, 47, 156, 39, 131, 28, 138, 182, 76, 195, 85,
    185, 189, 205, 59, 126, 101, 49, 1, 84, 61, 52, 166, 96, 112, 187, 240, 28, 155, 248, 117, 59,
    127, 15, 18, 231, 31, 139, 212, 49, 23],
    o: [200, 243, 165, 127, 109, 110, 160, 114, 88, 111, 62, 104, 102, 92, 108, 37, 107, 79, 102, 140, 118,
    140, 164, 102, 102, 110, 121, 107, 106, 69, 76, 35, 123, 110, 103, 94, 132, 174, 130, 233, 103,
    56, 107, 159, 125, 52, 13, 114, 130, 145, 59],
}, name='small_quant8').AddVariations(DataTypeConverter(name='signed').Identify({
    first: ('TENSOR_QUANT8_ASYMM_SIGNED', 9.999999747378752e-05, -28),
    second: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.026000000536441803, 3),
    o: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.0003699999942909926, -20),
})).DisableLifeTimeVariation()

# The unit is far from 1; the codes are what they are with another.
# Expected values: float64 formula.
first = Input('first', ('TENSOR_QUANT8_ASYMM', [3, 17], 300.0, 100))
second = Input('second', ('TENSOR_QUANT8_ASYMM', [3, 17], 0.026000000536441803, 131))
o = Output('o', ('TENSOR_QUANT8_ASYMM', [3, 17], 1100.0, 108))
model = Model()
model.Operation('MUL', first, second, 0).To(o)
Example({
    first: [0, 255, 166, 50, 66, 89, 175, 66, 134, 105, 7, 106, 68, 124, 3, 198, 84, 19, 116, 171, 69, 184,
    238, 89, 111, 56, 38, 102, 102, 218, 166, 231, 159, 91, 140, 65, 131, 9, 229, 252, 152, 202,
    133, 37, 79, 21, 235, 200, 138, 36, 165],
    second: [0, 255, 254, 78, 128, 107, 229, 106, 46, 210, 201, 47, 156, 39, 131, 28, 138, 182, 76, 195, 85,
    185, 189, 205, 59, 126, 101, 49, 1, 84, 61, 52, 166, 96, 112, 187, 240, 28, 155, 248, 117, 59,
    127, 15, 18, 231, 31, 139, 212, 49, 23],
    o: [201, 244, 166, 127, 109, 110, 160, 114, 88, 111, 62, 104, 102, 92, 108, 36, 107, 79, 102, 140, 118,
    140, 165, 102, 102, 110, 121, 107, 106, 69, 75, 35, 123, 110, 103, 94, 132, 174, 130, 234, 103,
    56, 107, 160, 125, 52, 12, 114, 130, 145, 58],
}, name='great_quant8').AddVariations(DataTypeConverter(name='signed').Identify({
    first: ('TENSOR_QUANT8_ASYMM_SIGNED', 300.0, -28),
    second: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.026000000536441803, 3),
    o: ('TENSOR_QUANT8_ASYMM_SIGNED', 1100.0, -20),
})).DisableLifeTimeVariation()

# The unit is far from 1; the codes are what they are with another.
# Expected values: float64 formula.
first = Input('first', ('TENSOR_QUANT8_ASYMM', [3, 17], 1000000.0, 100))
second = Input('second', ('TENSOR_QUANT8_ASYMM', [3, 17], 0.026000000536441803, 131))
o = Output('o', ('TENSOR_QUANT8_ASYMM', [3, 17], 3700000.0, 108))
model = Model()
model.Operation('MUL', first, second, 0).To(o)
Example({
    first: [0, 255, 166, 50, 66, 89, 175, 66, 134, 105, 7, 106, 68, 124, 3, 198, 84, 19, 116, 171, 69, 184,
    238, 89, 111, 56, 38, 102, 102, 218, 166, 231, 159, 91, 140, 65, 131, 9, 229, 252, 152, 202,
    133, 37, 79, 21, 235, 200, 138, 36, 165],
    second: [0, 255, 254, 78, 128, 107, 229, 106, 46, 210, 201, 47, 156, 39, 131, 28, 138, 182, 76, 195, 85,
    185, 189, 205, 59, 126, 101, 49, 1, 84, 61, 52, 166, 96, 112, 187, 240, 28, 155, 248, 117, 59,
    127, 15, 18, 231, 31, 139, 212, 49, 23],
    o: [200, 243, 165, 127, 109, 110, 160, 114, 88, 111, 62, 104, 102, 92, 108, 37, 107, 79, 102, 140, 118,
    140, 164, 102, 102, 110, 121, 107, 106, 69, 76, 35, 123, 110, 103, 94, 132, 174, 130, 233, 103,
    56, 107, 159, 125, 52, 13, 114, 130, 145, 59],
}, name='huge_quant8').AddVariations(DataTypeConverter(name='signed').Identify({
    first: ('TENSOR_QUANT8_ASYMM_SIGNED', 1000000.0, -28),
    second: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.026000000536441803, 3),
    o: ('TENSOR_QUANT8_ASYMM_SIGNED', 3700000.0, -20),
})).DisableLifeTimeVariation()
