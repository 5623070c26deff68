# Licensed under the Apache License, Version 2.0; see LICENSE.
# Written by 'python -m corpus' from corpus/families/quantization.py; do not edit.
#
# QUANTIZE: constants alone.

F32 = 'TENSOR_FLOAT32'
U8 = 'TENSOR_QUANT8_ASYMM'
S8 = 'TENSOR_QUANT8_ASYMM_SIGNED'

# Constants alone give a result, which an input meets later: it is no output by itself.
# Expected values: float64 formula.
c1 = Parameter('c1', (F32, [6]), [-2.7, 2.7, -0.2, 300.3, -120.1, 1.6])
t2 = Internal('t2', (U8, [6], 0.5, 100))
t3 = Internal('t3', (S8, [6], 0.5, -8))
t4 = Internal('t4', (U8, [6], 4.0, 10))
x5 = Input('x5', (U8, [1], 0.5, 100))
t6 = Output('t6', (U8, [7], 0.5, 100))
x7 = Input('x7', (S8, [1], 0.5, -8))
t8 = Output('t8', (S8, [7], 0.5, -8))
x9 = Input('x9', (U8, [1], 4.0, 10))
t10 = Output('t10', (U8, [7], 4.0, 10))
model = Model()
model.Operation('QUANTIZE', c1).To(t2)
model.Operation('QUANTIZE', c1).To(t3)
model.Operation('QUANTIZE', c1).To(t4)
model.Operation('CONCATENATION', x5, t2, 0).To(t6)
model.Operation('CONCATENATION', x7, t3, 0).To(t8)
model.Operation('CONCATENATION', x9, t4, 0).To(t10)
Example({
    x5: [108],
    t6: [108, 95, 105, 100, 255, 0, 103],
    x7: [0],
    t8: [0, -13, -3, -8, 127, -128, -5],
    x9: [11],
    t10: [11, 9, 11, 10, 85, 0, 10],
}, name='alone').DisableLifeTimeVariation()
