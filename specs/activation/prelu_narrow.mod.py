# Licensed under the Apache License, Version 2.0; see LICENSE.
# Written by 'python -m corpus' from corpus/families/activation.py; do not edit.
#
# PRELU: numbers that fewer bits do not hold.

# Expected values: float64 formula.
first = Input('first', ('TENSOR_QUANT8_ASYMM', [3, 17], 300000.0, 255))
second = Input('second', ('TENSOR_QUANT8_ASYMM', [3, 17], 2.6000000730164174e-07, 100))
output = Output('output', ('TENSOR_QUANT8_ASYMM', [3, 17], 19.0, 137))
model = Model()
model.Operation('PRELU', first, second).To(output)
Example({
    first: [0, 255, 234, 235, 161, 196, 76, 171, 68, 187, 141, 201, 213, 254, 182, 153, 69, 174, 98, 215, 48,
    208, 230, 186, 255, 135, 29, 240, 204, 197, 55, 215, 145, 46, 223, 196, 228, 21, 212, 78, 83, 5,
    142, 253, 132, 209, 122, 59, 55, 191, 118],
    second: [0, 255, 14, 52, 88, 223, 172, 63, 215, 23, 134, 155, 60, 23, 138, 133, 201, 133, 24, 152, 216, 124,
    250, 106, 121, 31, 192, 3, 161, 152, 9, 38, 101, 28, 232, 77, 44, 227, 209, 246, 207, 199, 142,
    154, 204, 168, 73, 151, 103, 225, 87],
    output: [242, 137, 144, 141, 142, 107, 84, 150, 49, 158, 121, 125, 144, 137, 126, 123, 60, 126, 186, 128,
    38, 132, 122, 135, 137, 171, 52, 143, 124, 125, 212, 147, 137, 199, 120, 143, 143, 15, 118, 31,
    61, 35, 118, 137, 84, 124, 152, 96, 135, 104, 144],
}, name='minute_scale_quant8').AddVariations(DataTypeConverter(name='signed').Identify({
    first: ('TENSOR_QUANT8_ASYMM_SIGNED', 300000.0, 127),
    second: ('TENSOR_QUANT8_ASYMM_SIGNED', 2.6000000730164174e-07, -28),
    output: ('TENSOR_QUANT8_ASYMM_SIGNED', 19.0, 9),
})).DisableLifeTimeVariation()
