# Licensed under the Apache License, Version 2.0; see LICENSE.
# Written by 'python -m corpus' from corpus/families/pooling.py; do not edit.
#
# MAX_POOL_2D and what may follow it: every operation after every other.

# MAX_POOL_2D, PRELU
# Expected values: float64 formula.
input = Input('input', ('TENSOR_QUANT8_ASYMM', [1, 4, 4, 4], 0.5, 120))
t640 = Internal('t640', ('TENSOR_QUANT8_ASYMM', [1, 4, 4, 4], 0.5, 120))
c641 = Parameter('c641', ('TENSOR_QUANT8_ASYMM', [4], 0.015625, 128), [81, 155, 131, 155])
t641 = Output('t641', ('TENSOR_QUANT8_ASYMM', [1, 4, 4, 4], 0.5, 120))
model = Model()
model.Operation('MAX_POOL_2D', input, 1, 1, 1, 3, 2, 0).To(t640)
model.Operation('PRELU', t640, c641).To(t641)
Example({
    input: [176, 139, 165, 100, 152, 84, 101, 186, 156, 159, 119, 87, 93, 72, 101, 141, 140, 84, 68, 121, 172,
    109, 141, 184, 77, 139, 146, 99, 111, 77, 141, 168, 170, 115, 66, 167, 162, 101, 90, 144, 92,
    90, 95, 104, 109, 161, 63, 183, 106, 132, 164, 133, 125, 152, 84, 154, 137, 93, 63, 70, 98, 180,
    90, 183],
    t641: [176, 139, 165, 186, 176, 159, 165, 186, 172, 159, 146, 186, 156, 159, 146, 168, 172, 118, 141, 184,
    172, 139, 146, 184, 172, 161, 146, 184, 127, 161, 146, 183, 170, 152, 164, 167, 170, 152, 164,
    167, 162, 180, 119, 183, 137, 180, 119, 183, 125, 152, 164, 154, 137, 152, 164, 154, 137, 180,
    119, 183, 137, 180, 119, 183],
}, name='of_64').AddVariations(DataTypeConverter(name='signed').Identify({
    input: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t640: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    c641: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.015625, 0),
    t641: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
})).DisableLifeTimeVariation()

# MAX_POOL_2D, CONV_2D
# Expected values: float64 formula.
input = Input('input', ('TENSOR_QUANT8_ASYMM', [1, 4, 4, 4], 0.5, 120))
t750 = Output('t750', ('TENSOR_QUANT8_ASYMM', [1, 4, 4, 4], 0.5, 120))
filter751 = Parameter('filter751', ('TENSOR_QUANT8_ASYMM', [4, 1, 3, 4], 1.0, 128), [128, 128, 128, 128, 129, 128, 128, 128, 128, 128, 128, 128, 128, 128, 128, 128, 128, 129, 128, 128,
    128, 128, 128, 128, 128, 128, 128, 128, 128, 128, 129, 128, 128, 128, 128, 128, 128, 128, 128,
    128, 128, 128, 128, 129, 128, 128, 128, 128])
bias751 = Parameter('bias751', ('TENSOR_INT32', [4], 0.5, 0), [8, -4, 12, -4])
t751 = Output('t751', ('TENSOR_QUANT8_ASYMM', [1, 4, 4, 4], 0.5, 120))
model = Model()
model.Operation('MAX_POOL_2D', input, 1, 1, 1, 3, 2, 0).To(t750)
model.Operation('CONV_2D', t750, filter751, bias751, 1, 1, 1, 0).To(t751)
Example({
    input: [107, 115, 134, 86, 158, 127, 109, 183, 107, 156, 124, 183, 159, 76, 150, 160, 165, 110, 124, 82,
    112, 190, 172, 156, 103, 82, 137, 104, 96, 174, 110, 85, 77, 75, 67, 144, 127, 134, 96, 99, 136,
    137, 154, 148, 76, 124, 128, 85, 94, 170, 76, 63, 84, 116, 94, 96, 122, 189, 161, 178, 179, 126,
    171, 142],
    t750: [165, 190, 172, 183, 165, 190, 172, 183, 159, 190, 172, 183, 159, 174, 150, 183, 165, 190, 172, 156,
    165, 190, 172, 156, 136, 190, 172, 156, 136, 174, 154, 148, 127, 170, 96, 144, 136, 189, 161,
    178, 179, 189, 171, 178, 179, 189, 171, 178, 94, 170, 94, 96, 122, 189, 161, 178, 179, 189, 171,
    178, 179, 189, 171, 178],
    t751: [173, 186, 184, 179, 173, 186, 184, 179, 167, 186, 184, 179, 167, 170, 162, 179, 173, 186, 184, 152,
    173, 186, 184, 152, 144, 186, 184, 152, 144, 170, 166, 144, 135, 166, 108, 140, 144, 185, 173,
    174, 187, 185, 183, 174, 187, 185, 183, 174, 102, 166, 106, 92, 130, 185, 173, 174, 187, 185,
    183, 174, 187, 185, 183, 174],
}, name='of_75').AddVariations(DataTypeConverter(name='signed').Identify({
    input: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t750: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    filter751: ('TENSOR_QUANT8_ASYMM_SIGNED', 1.0, 0),
    t751: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
})).DisableLifeTimeVariation()
