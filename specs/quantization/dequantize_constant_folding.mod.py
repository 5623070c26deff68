# Licensed under the Apache License, Version 2.0; see LICENSE.
# Written by 'python -m corpus' from corpus/families/quantization.py; do not edit.
#
# DEQUANTIZE: constants alone.

F32 = 'TENSOR_FLOAT32'
U8 = 'TENSOR_QUANT8_ASYMM'
S8 = 'TENSOR_QUANT8_ASYMM_SIGNED'

# Constants alone give a result, which an input meets later: it is no output by itself.
# Expected values: float64 formula.
c1 = Parameter('c1', (U8, [3], 0.5, 100), [0, 255, 40])
t2 = Internal('t2', (F32, [3]))
c3 = Parameter('c3', (S8, [3], 0.5, -8), [-128, 127, 40])
t4 = Internal('t4', (F32, [3]))
c5 = Parameter('c5', (U8, [3], 4.0, 10), [0, 255, 40])
t6 = Internal('t6', (F32, [3]))
x7 = Input('x7', (F32, [1]))
t8 = Output('t8', (F32, [4]))
x9 = Input('x9', (F32, [1]))
t10 = Output('t10', (F32, [4]))
x11 = Input('x11', (F32, [1]))
t12 = Output('t12', (F32, [4]))
model = Model()
model.Operation('DEQUANTIZE', c1).To(t2)
model.Operation('DEQUANTIZE', c3).To(t4)
model.Operation('DEQUANTIZE', c5).To(t6)
model.Operation('CONCATENATION', x7, t2, 0).To(t8)
model.Operation('CONCATENATION', x9, t4, 0).To(t10)
model.Operation('CONCATENATION', x11, t6, 0).To(t12)
Example({
    x7: [4.0],
    t8: [4.0, -50.0, 77.5, -30.0],
    x9: [4.0],
    t10: [4.0, -60.0, 67.5, 24.0],
    x11: [4.0],
    t12: [4.0, -40.0, 980.0, 120.0],
}, name='alone').DisableLifeTimeVariation()
