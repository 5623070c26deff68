# Licensed under the Apache License, Version 2.0; see LICENSE.
# Written by 'python -m corpus' from corpus/families/convolution.py; do not edit.
#
# DEPTHWISE_CONV_2D and what may follow it: every operation after every other.

# DEPTHWISE_CONV_2D, PRELU, MUL, SPLIT, SUB
# Expected values: float64 formula.
input = Input('input', ('TENSOR_QUANT8_ASYMM', [1, 4, 4, 4], 0.5, 120))
filter400 = Parameter('filter400', ('TENSOR_QUANT8_ASYMM', [1, 1, 3, 4], 1.0, 128), [128, 128, 128, 128, 129, 129, 129, 129, 128, 128, 128, 128])
bias400 = Parameter('bias400', ('TENSOR_INT32', [4], 0.5, 0), [12, 4, 12, -8])
t400 = Internal('t400', ('TENSOR_QUANT8_ASYMM', [1, 4, 4, 4], 0.5, 120))
c401 = Parameter('c401', ('TENSOR_QUANT8_ASYMM', [4], 0.015625, 128), [97, 141, 154, 148])
t401 = Internal('t401', ('TENSOR_QUANT8_ASYMM', [1, 4, 4, 4], 0.5, 120))
c402 = Parameter('c402', ('TENSOR_QUANT8_ASYMM', [4], 0.5, 7), [5, 9, 7, 9])
t402 = Internal('t402', ('TENSOR_QUANT8_ASYMM', [1, 4, 4, 4], 0.5, 120))
part_0_403 = Internal('part_0_403', ('TENSOR_QUANT8_ASYMM', [1, 4, 4, 2], 0.5, 120))
part_1_403 = Internal('part_1_403', ('TENSOR_QUANT8_ASYMM', [1, 4, 4, 2], 0.5, 120))
t403 = Internal('t403', ('TENSOR_QUANT8_ASYMM', [1, 4, 4, 4], 0.5, 120))
c404 = Parameter('c404', ('TENSOR_QUANT8_ASYMM', [4], 0.5, 120), [115, 111, 131, 128])
t404 = Output('t404', ('TENSOR_QUANT8_ASYMM', [1, 4, 4, 4], 0.5, 120))
model = Model()
model.Operation('DEPTHWISE_CONV_2D', input, filter400, bias400, 1, 1, 1, 1, 0).To(t400)
model.Operation('PRELU', t400, c401).To(t401)
model.Operation('MUL', t401, c402, 0).To(t402)
model.Operation('SPLIT', t402, 3, 2).To(part_0_403, part_1_403)
model.Operation('CONCATENATION', part_1_403, part_0_403, 3).To(t403)
model.Operation('SUB', t403, c404, 0).To(t404)
Example({
    input: [171, 141, 73, 128, 89, 165, 117, 95, 184, 74, 118, 126, 98, 89, 127, 74, 183, 111, 131, 136, 130,
    144, 119, 118, 182, 176, 182, 182, 181, 79, 176, 71, 142, 138, 174, 73, 114, 179, 178, 172, 125,
    87, 85, 117, 88, 136, 72, 145, 133, 123, 88, 112, 116, 84, 90, 113, 72, 114, 98, 92, 122, 111,
    179, 62],
    t404: [125, 129, 46, 137, 125, 119, 100, 161, 125, 128, 33, 103, 125, 112, 104, 107, 125, 137, 34, 111,
    125, 126, 87, 140, 125, 183, 35, 172, 125, 111, 36, 104, 125, 112, 75, 134, 125, 173, 103, 175,
    125, 126, 92, 106, 125, 146, 99, 132, 125, 124, 84, 119, 125, 124, 101, 105, 125, 118, 92, 112,
    125, 108, 95, 111],
}, name='of_40').AddVariations(DataTypeConverter(name='signed').Identify({
    input: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    filter400: ('TENSOR_QUANT8_ASYMM_SIGNED', 1.0, 0),
    t400: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    c401: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.015625, 0),
    t401: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    c402: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -121),
    t402: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    part_0_403: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    part_1_403: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t403: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    c404: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t404: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
})).DisableLifeTimeVariation()
