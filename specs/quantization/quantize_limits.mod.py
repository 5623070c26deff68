# Licensed under the Apache License, Version 2.0; see LICENSE.
# Written by 'python -m corpus' from corpus/families/quantization.py; do not edit.
#
# QUANTIZE: ends of the codes, in each place of a vector.

F32 = 'TENSOR_FLOAT32'
U8 = 'TENSOR_QUANT8_ASYMM'
S8 = 'TENSOR_QUANT8_ASYMM_SIGNED'

# Each limit in each place of 16, and in the rest of 15.
# Expected values: float64 formula.
input = Input('input', (F32, [223]))
output = Output('output', (U8, [223], 0.5, 128))
model = Model()
model.Operation('QUANTIZE', input).To(output)
Example({
    input: ([0.0, -1000000000.0, 1000000000.0, -64.0, 63.5, 64.5, -63.5, 127.5, -70.0, 300.0, 65536.0, -32769.0,
    0.5] * 18)[:223],
    output: ([128, 0, 255, 0, 255, 255, 1, 255, 0, 255, 255, 0, 129] * 18)[:223],
}, name='quant8').DisableLifeTimeVariation()

# Each limit in each place of 16, and in the rest of 15.
# Expected values: float64 formula.
input = Input('input', (F32, [223]))
output = Output('output', (S8, [223], 0.5, 0))
model = Model()
model.Operation('QUANTIZE', input).To(output)
Example({
    input: ([0.0, -1000000000.0, 1000000000.0, -64.0, 63.5, 64.5, -63.5, 127.5, -70.0, 300.0, 65536.0, -32769.0,
    0.5] * 18)[:223],
    output: ([0, -128, 127, -128, 127, 127, -127, 127, -128, 127, 127, -128, 1] * 18)[:223],
}, name='signed').DisableLifeTimeVariation()
