# Licensed under the Apache License, Version 2.0; see LICENSE.
# Written by 'python -m corpus' from corpus/families/quantization.py; do not edit.
#
# QUANTIZE: limits of narrower types, in each place of a vector.

F32 = 'TENSOR_FLOAT32'
U8 = 'TENSOR_QUANT8_ASYMM'
S8 = 'TENSOR_QUANT8_ASYMM_SIGNED'

# Numbers from far below the least code to far above the greatest saturate.
# Expected values: float64 formula.
x1 = Input('x1', (F32, [223]))
t2 = Output('t2', (U8, [223], 0.5, 128))
model = Model()
model.Operation('QUANTIZE', x1).To(t2)
Example({
    x1: ([0.0, -1000000000.0, 1000000000.0, -64.0, 63.5, 64.5, -63.5, 127.5, -70.0, 300.0, 65536.0, -32769.0,
    0.5] * 18)[:223],
    t2: ([128, 0, 255, 0, 255, 255, 1, 255, 0, 255, 255, 0, 129] * 18)[:223],
}, name='quant8').DisableLifeTimeVariation()

# Numbers from far below the least code to far above the greatest saturate.
# Expected values: float64 formula.
x1 = Input('x1', (F32, [223]))
t2 = Output('t2', (S8, [223], 0.5, 0))
model = Model()
model.Operation('QUANTIZE', x1).To(t2)
Example({
    x1: ([0.0, -1000000000.0, 1000000000.0, -64.0, 63.5, 64.5, -63.5, 127.5, -70.0, 300.0, 65536.0, -32769.0,
    0.5] * 18)[:223],
    t2: ([0, -128, 127, -128, 127, 127, -127, 127, -128, 127, 127, -128, 1] * 18)[:223],
}, name='signed').DisableLifeTimeVariation()
