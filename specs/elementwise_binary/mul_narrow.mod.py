# Licensed under the Apache License, Version 2.0; see LICENSE.
# Written by 'python -m corpus' from corpus/families/elementwise_binary.py; do not edit.
#
# MUL: numbers that fewer bits do not hold.

# Expected values: float64 formula.
first = Input('first', ('TENSOR_QUANT8_ASYMM', [3, 17], 300000.0, 131))
second = Input('second', ('TENSOR_QUANT8_ASYMM', [3, 17], 2.6000000730164174e-07, 100))
output = Output('output', ('TENSOR_QUANT8_ASYMM', [3, 17], 10.0, 94))
model = Model()
model.Operation('MUL', first, second, 0).To(output)
Example({
    first: [0, 255, 152, 156, 19, 50, 185, 184, 59, 189, 136, 116, 147, 88, 96, 213, 154, 7, 147, 236, 236,
    239, 144, 210, 15, 200, 204, 65, 240, 161, 127, 103, 187, 162, 123, 140, 214, 37, 240, 157, 78,
    11, 77, 117, 234, 117, 208, 57, 101, 16, 61],
    second: [0, 255, 56, 205, 117, 196, 45, 162, 62, 204, 142, 165, 187, 19, 57, 232, 70, 123, 234, 99, 57, 140,
    244, 106, 84, 50, 224, 169, 240, 138, 227, 217, 144, 135, 216, 185, 132, 12, 42, 8, 212, 98,
    202, 165, 35, 17, 68, 71, 34, 189, 250],
    output: [196, 244, 87, 114, 79, 33, 71, 120, 115, 141, 96, 86, 105, 121, 106, 178, 89, 72, 111, 93, 59, 128,
    109, 98, 108, 67, 165, 58, 213, 103, 90, 68, 113, 102, 87, 100, 115, 159, 45, 75, 48, 96, 51,
    87, 42, 103, 75, 111, 109, 14, 12],
}, name='minute_scale_quant8').AddVariations(DataTypeConverter(name='signed').Identify({
    first: ('TENSOR_QUANT8_ASYMM_SIGNED', 300000.0, 3),
    second: ('TENSOR_QUANT8_ASYMM_SIGNED', 2.6000000730164174e-07, -28),
    output: ('TENSOR_QUANT8_ASYMM_SIGNED', 10.0, -34),
})).DisableLifeTimeVariation()
