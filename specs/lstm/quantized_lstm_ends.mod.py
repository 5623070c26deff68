# Licensed under the Apache License, Version 2.0; see LICENSE.
# Written by 'python -m corpus' from corpus/families/lstm.py; do not edit.
#
# QUANTIZED_LSTM: results beyond the codes.

F32 = 'TENSOR_FLOAT32'
I32 = 'TENSOR_INT32'
S8 = 'TENSOR_QUANT8_ASYMM_SIGNED'

# Results are beyond both ends of the codes: the least code is -128, not -127. Cell states stay
# beyond 1.5, and the output gate is 0.6: results are beyond half of one.
# Expected values: TF Lite 2.14 built-in kernel.
x13 = Input('x13', (S8, [2, 2], 0.0078125, 5))
c5 = Parameter('c5', ('TENSOR_QUANT8_SYMM', [3, 2], 0.003000000026077032, 0), [2, 9, -4, -6, 5, 4])
c6 = Parameter('c6', ('TENSOR_QUANT8_SYMM', [3, 2], 0.003000000026077032, 0), [-7, -4, 3, -9, 6, 2])
c7 = Parameter('c7', ('TENSOR_QUANT8_SYMM', [3, 2], 0.003000000026077032, 0), [-4, -6, -1, 5, -7, 9])
c8 = Parameter('c8', ('TENSOR_QUANT8_SYMM', [3, 2], 0.003000000026077032, 0), [-5, 7, 1, -9, 1, -9])
c9 = Parameter('c9', ('TENSOR_QUANT8_SYMM', [3, 3], 0.003000000026077032, 0), [-2, 4, -7, -9, 4, -8, -7, -3, -2])
c10 = Parameter('c10', ('TENSOR_QUANT8_SYMM', [3, 3], 0.003000000026077032, 0), [5, 3, -5, 5, -3, -4, 5, -5, 5])
c11 = Parameter('c11', ('TENSOR_QUANT8_SYMM', [3, 3], 0.003000000026077032, 0), [-7, -5, -1, -2, 5, 9, 4, 3, 9])
c12 = Parameter('c12', ('TENSOR_QUANT8_SYMM', [3, 3], 0.003000000026077032, 0), [0, 3, -7, 5, 5, 1, -2, 6, 2])
none = Parameter('none', ('TENSOR_QUANT16_SYMM', [0], 9.999999747378752e-05, 0), None)
c1 = Parameter('c1', (I32, [3]), [-9000, -9000, -9000])
c2 = Parameter('c2', (I32, [3]), [25000, 25000, 25000])
c3 = Parameter('c3', (I32, [3]), [0, 0, 0])
c4 = Parameter('c4', (I32, [3]), [25000, 25000, 25000])
projection = Parameter('projection', ('TENSOR_QUANT8_SYMM', [0, 0], 0.009999999776482582, 0), None)
absent = Parameter('absent', (I32, [0]), None)
x14 = Input('x14', (S8, [2, 3], 0.001953125, 40))
x15 = Input('x15', ('TENSOR_QUANT16_SYMM', [2, 3], 0.0001220703125, 0))
t16 = Internal('t16', (S8, [2, 3], 0.001953125, 40))
t17 = Output('t17', ('TENSOR_QUANT16_SYMM', [2, 3], 0.0001220703125, 0))
t18 = Internal('t18', (S8, [2, 3], 0.001953125, 40))
t19 = Output('t19', (F32, [2, 3]))
t20 = Output('t20', (F32, [2, 3]))
model = Model()
model.Operation('QUANTIZED_LSTM', x13, c5, c6, c7, c8, c9, c10, c11, c12, none, none, none, c1, c2, c3, c4, projection, absent, x14, x15, none, none, none, none, 0.0, 0.0, 0.000244140625, 0.000244140625, 0.000244140625, 0.000244140625, 40, 0.001953125).To(t16, t17, t18)
model.Operation('DEQUANTIZE', t16).To(t19)
model.Operation('DEQUANTIZE', t18).To(t20)
Example({
    x13: [-128, 127, 121, -17],
    x14: [-128, 127, 56, -1, -12, -22],
    x15: [-32000, 32000, 20000, 20000, -20000, -32000],
    t17: [-20607, 20327, 12925, 12757, -12945, -20762],
    t19: [-0.328125, 0.16992188, 0.16992188, 0.16992188, -0.328125, -0.328125],
    t20: [-0.328125, 0.16992188, 0.16992188, 0.16992188, -0.328125, -0.328125],
}, name='both').DisableLifeTimeVariation()
