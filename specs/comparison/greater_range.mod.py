# Licensed under the Apache License, Version 2.0; see LICENSE.
# Written by 'python -m corpus' from corpus/families/comparison.py; do not edit.
#
# GREATER: scales far from 1, sums of many bits, cancellation, special numbers.

# Expected values: float64 formula. TF Lite compares numbers that it has rounded to a unit of its
# own.
a = Input('a', ('TENSOR_QUANT8_ASYMM', [3, 17], 1.0000000116860974e-07, 100))
b = Input('b', ('TENSOR_QUANT8_ASYMM', [3, 17], 2.0000000233721948e-07, 90))
output = Output('output', ('TENSOR_BOOL8', [3, 17]))
model = Model()
model.Operation('GREATER', a, b).To(output)
Example({
    a: [0, 255, 49, 58, 160, 156, 246, 43, 99, 156, 106, 45, 56, 96, 48, 175, 99, 39, 146, 76, 205, 80,
    109, 8, 68, 72, 200, 239, 27, 73, 45, 86, 193, 51, 126, 55, 248, 105, 229, 142, 25, 105, 120,
    147, 75, 48, 89, 238, 54, 175, 19],
    b: [0, 255, 5, 178, 179, 214, 46, 34, 214, 254, 149, 158, 116, 210, 101, 37, 139, 123, 227, 239, 193,
    175, 127, 78, 226, 146, 240, 15, 64, 32, 141, 30, 70, 28, 119, 170, 186, 30, 1, 136, 10, 82, 95,
    255, 177, 76, 84, 26, 183, 187, 182],
    output: [True, False, True, False, False, False, True, True, False, False, False, False, False, False,
    False, True, False, False, False, False, False, False, False, False, False, False, False, True,
    False, True, False, True, True, True, False, False, False, True, True, False, True, True, True,
    False, False, False, True, True, False, False, False],
}, name='tiny_quant8').AddVariations(DataTypeConverter(name='signed').Identify({
    a: ('TENSOR_QUANT8_ASYMM_SIGNED', 1.0000000116860974e-07, -28),
    b: ('TENSOR_QUANT8_ASYMM_SIGNED', 2.0000000233721948e-07, -38),
})).DisableLifeTimeVariation()

# Expected values: float64 formula. TF Lite compares numbers that it has rounded to a unit of its
# own.
a = Input('a', ('TENSOR_QUANT8_ASYMM', [3, 17], 9.999999747378752e-05, 100))
b = Input('b', ('TENSOR_QUANT8_ASYMM', [3, 17], 0.00019999999494757503, 90))
output = Output('output', ('TENSOR_BOOL8', [3, 17]))
model = Model()
model.Operation('GREATER', a, b).To(output)
Example({
    a: [0, 255, 49, 58, 160, 156, 246, 43, 99, 156, 106, 45, 56, 96, 48, 175, 99, 39, 146, 76, 205, 80,
    109, 8, 68, 72, 200, 239, 27, 73, 45, 86, 193, 51, 126, 55, 248, 105, 229, 142, 25, 105, 120,
    147, 75, 48, 89, 238, 54, 175, 19],
    b: [0, 255, 5, 178, 179, 214, 46, 34, 214, 254, 149, 158, 116, 210, 101, 37, 139, 123, 227, 239, 193,
    175, 127, 78, 226, 146, 240, 15, 64, 32, 141, 30, 70, 28, 119, 170, 186, 30, 1, 136, 10, 82, 95,
    255, 177, 76, 84, 26, 183, 187, 182],
    output: [True, False, True, False, False, False, True, True, False, False, False, False, False, False,
    False, True, False, False, False, False, False, False, False, False, False, False, False, True,
    False, True, False, True, True, True, False, False, False, True, True, False, True, True, True,
    False, False, False, True, True, False, False, False],
}, name='small_quant8').AddVariations(DataTypeConverter(name='signed').Identify({
    a: ('TENSOR_QUANT8_ASYMM_SIGNED', 9.999999747378752e-05, -28),
    b: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.00019999999494757503, -38),
})).DisableLifeTimeVariation()

# Expected values: float64 formula. TF Lite compares numbers that it has rounded to a unit of its
# own.
a = Input('a', ('TENSOR_QUANT8_ASYMM', [3, 17], 300.0, 100))
b = Input('b', ('TENSOR_QUANT8_ASYMM', [3, 17], 600.0, 90))
output = Output('output', ('TENSOR_BOOL8', [3, 17]))
model = Model()
model.Operation('GREATER', a, b).To(output)
Example({
    a: [0, 255, 49, 58, 160, 156, 246, 43, 99, 156, 106, 45, 56, 96, 48, 175, 99, 39, 146, 76, 205, 80,
    109, 8, 68, 72, 200, 239, 27, 73, 45, 86, 193, 51, 126, 55, 248, 105, 229, 142, 25, 105, 120,
    147, 75, 48, 89, 238, 54, 175, 19],
    b: [0, 255, 5, 178, 179, 214, 46, 34, 214, 254, 149, 158, 116, 210, 101, 37, 139, 123, 227, 239, 193,
    175, 127, 78, 226, 146, 240, 15, 64, 32, 141, 30, 70, 28, 119, 170, 186, 30, 1, 136, 10, 82, 95,
    255, 177, 76, 84, 26, 183, 187, 182],
    output: [True, False, True, False, False, False, True, True, False, False, False, False, False, False,
    False, True, False, False, False, False, False, False, False, False, False, False, False, True,
    False, True, False, True, True, True, False, False, False, True, True, False, True, True, True,
    False, False, False, True, True, False, False, False],
}, name='great_quant8').AddVariations(DataTypeConverter(name='signed').Identify({
    a: ('TENSOR_QUANT8_ASYMM_SIGNED', 300.0, -28),
    b: ('TENSOR_QUANT8_ASYMM_SIGNED', 600.0, -38),
})).DisableLifeTimeVariation()

# Expected values: float64 formula. TF Lite compares numbers that it has rounded to a unit of its
# own.
a = Input('a', ('TENSOR_QUANT8_ASYMM', [3, 17], 1000000.0, 100))
b = Input('b', ('TENSOR_QUANT8_ASYMM', [3, 17], 2000000.0, 90))
output = Output('output', ('TENSOR_BOOL8', [3, 17]))
model = Model()
model.Operation('GREATER', a, b).To(output)
Example({
    a: [0, 255, 49, 58, 160, 156, 246, 43, 99, 156, 106, 45, 56, 96, 48, 175, 99, 39, 146, 76, 205, 80,
    109, 8, 68, 72, 200, 239, 27, 73, 45, 86, 193, 51, 126, 55, 248, 105, 229, 142, 25, 105, 120,
    147, 75, 48, 89, 238, 54, 175, 19],
    b: [0, 255, 5, 178, 179, 214, 46, 34, 214, 254, 149, 158, 116, 210, 101, 37, 139, 123, 227, 239, 193,
    175, 127, 78, 226, 146, 240, 15, 64, 32, 141, 30, 70, 28, 119, 170, 186, 30, 1, 136, 10, 82, 95,
    255, 177, 76, 84, 26, 183, 187, 182],
    output: [True, False, True, False, False, False, True, True, False, False, False, False, False, False,
    False, True, False, False, False, False, False, False, False, False, False, False, False, True,
    False, True, False, True, True, True, False, False, False, True, True, False, True, True, True,
    False, False, False, True, True, False, False, False],
}, name='huge_quant8').AddVariations(DataTypeConverter(name='signed').Identify({
    a: ('TENSOR_QUANT8_ASYMM_SIGNED', 1000000.0, -28),
    b: ('TENSOR_QUANT8_ASYMM_SIGNED', 2000000.0, -38),
})).DisableLifeTimeVariation()
