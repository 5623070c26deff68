# Licensed under the Apache License, Version 2.0; see LICENSE.
# Written by 'python -m corpus' from corpus/families/lstm.py; do not edit.
#
# QUANTIZED_LSTM: clips of states of several scales.

I32 = 'TENSOR_INT32'
S8 = 'TENSOR_QUANT8_ASYMM_SIGNED'

# Cell states are beyond the clip on both sides, and within it. A clip is a real number: its code
# is another one for each scale of the state.
# Expected values: TF Lite 2.14 built-in kernel.
x13 = Input('x13', (S8, [2, 2], 0.0078125, 5))
c5 = Parameter('c5', ('TENSOR_QUANT8_SYMM', [4, 2], 0.003000000026077032, 0), [3, -1, -3, -8, 3, -5, -2, -2])
c6 = Parameter('c6', ('TENSOR_QUANT8_SYMM', [4, 2], 0.003000000026077032, 0), [-6, 0, 0, 4, 9, 4, 1, -7])
c7 = Parameter('c7', ('TENSOR_QUANT8_SYMM', [4, 2], 0.003000000026077032, 0), [2, -5, 7, -8, 5, 5, 5, 7])
c8 = Parameter('c8', ('TENSOR_QUANT8_SYMM', [4, 2], 0.003000000026077032, 0), [5, -8, -7, 1, -7, -5, -2, 6])
c9 = Parameter('c9', ('TENSOR_QUANT8_SYMM', [4, 4], 0.003000000026077032, 0), [-8, -5, 3, 0, 4, 9, 1, 0, 9, 8, 0, 8, 6, -6, 1, 5])
c10 = Parameter('c10', ('TENSOR_QUANT8_SYMM', [4, 4], 0.003000000026077032, 0), [-3, 3, 5, -2, 9, -6, -4, 5, -9, -4, 6, 5, 7, 2, 1, -6])
c11 = Parameter('c11', ('TENSOR_QUANT8_SYMM', [4, 4], 0.003000000026077032, 0), [-6, 5, 0, -9, 8, 1, -6, 6, 7, 1, -8, 4, 9, -8, 2, 4])
c12 = Parameter('c12', ('TENSOR_QUANT8_SYMM', [4, 4], 0.003000000026077032, 0), [3, 0, -9, 6, 9, 7, 9, 7, -2, 0, 4, -2, 2, 1, 2, -4])
none = Parameter('none', ('TENSOR_QUANT16_SYMM', [0], 9.999999747378752e-05, 0), None)
c1 = Parameter('c1', (I32, [4]), [-9000, -9000, -9000, -9000])
c2 = Parameter('c2', (I32, [4]), [25000, 25000, 25000, 25000])
c3 = Parameter('c3', (I32, [4]), [0, 0, 0, 0])
c4 = Parameter('c4', (I32, [4]), [25000, 25000, 25000, 25000])
projection = Parameter('projection', ('TENSOR_QUANT8_SYMM', [0, 0], 0.009999999776482582, 0), None)
absent = Parameter('absent', (I32, [0]), None)
x14 = Input('x14', (S8, [2, 4], 0.0078125, 0))
x15 = Input('x15', ('TENSOR_QUANT16_SYMM', [2, 4], 0.001953125, 0))
t16 = Output('t16', (S8, [2, 4], 0.0078125, 0))
t17 = Output('t17', ('TENSOR_QUANT16_SYMM', [2, 4], 0.001953125, 0))
t18 = Output('t18', (S8, [2, 4], 0.0078125, 0))
model = Model()
model.Operation('QUANTIZED_LSTM', x13, c5, c6, c7, c8, c9, c10, c11, c12, none, none, none, c1, c2, c3, c4, projection, absent, x14, x15, none, none, none, none, 12.5, 0.0, 0.000244140625, 0.000244140625, 0.000244140625, 0.000244140625, 0, 0.0078125).To(t16, t17, t18)
Example({
    x13: [-128, 127, -82, 43],
    x14: [-128, 127, -74, 35, -66, -26, 96, 65],
    x15: [1920, 5760, 12800, 19200, -19200, -12800, -5760, -1920],
    t16: [80, 82, 82, 83, -81, -83, -83, -81],
    t17: [1246, 3658, 6400, 6400, -6400, -6400, -3737, -1222],
    t18: [80, 82, 82, 83, -81, -83, -83, -81],
}, name='of_9_bits').DisableLifeTimeVariation()

# Cell states are beyond the clip on both sides, and within it. A clip is a real number: its code
# is another one for each scale of the state.
# Expected values: TF Lite 2.14 built-in kernel.
x13 = Input('x13', (S8, [2, 2], 0.0078125, 5))
c5 = Parameter('c5', ('TENSOR_QUANT8_SYMM', [4, 2], 0.003000000026077032, 0), [-7, 2, 6, 5, -8, -4, 7, 7])
c6 = Parameter('c6', ('TENSOR_QUANT8_SYMM', [4, 2], 0.003000000026077032, 0), [-1, 0, 0, 8, 5, 7, -8, 2])
c7 = Parameter('c7', ('TENSOR_QUANT8_SYMM', [4, 2], 0.003000000026077032, 0), [6, 4, -3, 4, -4, 6, 5, 8])
c8 = Parameter('c8', ('TENSOR_QUANT8_SYMM', [4, 2], 0.003000000026077032, 0), [-4, -5, -4, -3, 0, 9, 4, 7])
c9 = Parameter('c9', ('TENSOR_QUANT8_SYMM', [4, 4], 0.003000000026077032, 0), [7, 5, 8, -3, -9, -2, 9, -1, -1, -7, 4, -3, 5, 5, -3, -5])
c10 = Parameter('c10', ('TENSOR_QUANT8_SYMM', [4, 4], 0.003000000026077032, 0), [-6, -7, 7, 9, -5, -3, -4, 5, -3, 7, -4, -7, 6, 2, -7, -4])
c11 = Parameter('c11', ('TENSOR_QUANT8_SYMM', [4, 4], 0.003000000026077032, 0), [5, 5, 6, 7, -8, -9, 9, -8, 9, -5, 2, -4, -5, 7, 6, -8])
c12 = Parameter('c12', ('TENSOR_QUANT8_SYMM', [4, 4], 0.003000000026077032, 0), [1, 5, 7, 0, 9, 5, -4, 1, -5, 8, 8, 8, -8, 8, 3, -1])
none = Parameter('none', ('TENSOR_QUANT16_SYMM', [0], 9.999999747378752e-05, 0), None)
c1 = Parameter('c1', (I32, [4]), [-9000, -9000, -9000, -9000])
c2 = Parameter('c2', (I32, [4]), [25000, 25000, 25000, 25000])
c3 = Parameter('c3', (I32, [4]), [0, 0, 0, 0])
c4 = Parameter('c4', (I32, [4]), [25000, 25000, 25000, 25000])
projection = Parameter('projection', ('TENSOR_QUANT8_SYMM', [0, 0], 0.009999999776482582, 0), None)
absent = Parameter('absent', (I32, [0]), None)
x14 = Input('x14', (S8, [2, 4], 0.0078125, 0))
x15 = Input('x15', ('TENSOR_QUANT16_SYMM', [2, 4], 0.0001220703125, 0))
t16 = Output('t16', (S8, [2, 4], 0.0078125, 0))
t17 = Output('t17', ('TENSOR_QUANT16_SYMM', [2, 4], 0.0001220703125, 0))
t18 = Output('t18', (S8, [2, 4], 0.0078125, 0))
model = Model()
model.Operation('QUANTIZED_LSTM', x13, c5, c6, c7, c8, c9, c10, c11, c12, none, none, none, c1, c2, c3, c4, projection, absent, x14, x15, none, none, none, none, 1.25, 0.0, 0.000244140625, 0.000244140625, 0.000244140625, 0.000244140625, 0, 0.0078125).To(t16, t17, t18)
Example({
    x13: [-128, 127, 37, -39],
    x14: [-128, 127, -9, 8, 48, 65, 43, 71],
    x15: [3072, 9216, 20480, 30720, -30720, -20480, -9216, -3072],
    t16: [19, 51, 71, 71, -70, -70, -51, -20],
    t17: [1948, 6039, 10240, 10240, -10240, -10240, -5937, -1990],
    t18: [19, 51, 71, 71, -70, -70, -51, -20],
}, name='of_13_bits').DisableLifeTimeVariation()

# Cell states are beyond the clip on both sides, and within it. A clip is a real number: its code
# is another one for each scale of the state.
# Expected values: TF Lite 2.14 built-in kernel.
x13 = Input('x13', (S8, [2, 2], 0.0078125, 5))
c5 = Parameter('c5', ('TENSOR_QUANT8_SYMM', [4, 2], 0.003000000026077032, 0), [8, 1, 0, 8, -6, -3, -6, -6])
c6 = Parameter('c6', ('TENSOR_QUANT8_SYMM', [4, 2], 0.003000000026077032, 0), [6, -6, 9, 6, 1, -2, 3, -8])
c7 = Parameter('c7', ('TENSOR_QUANT8_SYMM', [4, 2], 0.003000000026077032, 0), [7, -9, 3, -9, 0, -2, -7, -7])
c8 = Parameter('c8', ('TENSOR_QUANT8_SYMM', [4, 2], 0.003000000026077032, 0), [5, -2, -6, -4, -9, -2, -5, -5])
c9 = Parameter('c9', ('TENSOR_QUANT8_SYMM', [4, 4], 0.003000000026077032, 0), [-8, 3, 4, -8, -9, 2, -1, 2, -1, -4, 1, 3, 4, -7, 8, 7])
c10 = Parameter('c10', ('TENSOR_QUANT8_SYMM', [4, 4], 0.003000000026077032, 0), [-3, -5, 8, -2, -7, 7, 6, -5, 0, 7, 7, 9, -1, -9, 7, -2])
c11 = Parameter('c11', ('TENSOR_QUANT8_SYMM', [4, 4], 0.003000000026077032, 0), [0, 6, 0, 0, -4, -7, 6, -6, -5, 3, -8, -6, 0, 4, 7, -4])
c12 = Parameter('c12', ('TENSOR_QUANT8_SYMM', [4, 4], 0.003000000026077032, 0), [2, 4, -5, 0, 7, 8, 2, -1, 3, -3, 6, -4, -5, -1, -8, 5])
none = Parameter('none', ('TENSOR_QUANT16_SYMM', [0], 9.999999747378752e-05, 0), None)
c1 = Parameter('c1', (I32, [4]), [-9000, -9000, -9000, -9000])
c2 = Parameter('c2', (I32, [4]), [25000, 25000, 25000, 25000])
c3 = Parameter('c3', (I32, [4]), [0, 0, 0, 0])
c4 = Parameter('c4', (I32, [4]), [25000, 25000, 25000, 25000])
projection = Parameter('projection', ('TENSOR_QUANT8_SYMM', [0, 0], 0.009999999776482582, 0), None)
absent = Parameter('absent', (I32, [0]), None)
x14 = Input('x14', (S8, [2, 4], 0.0078125, 0))
x15 = Input('x15', ('TENSOR_QUANT16_SYMM', [2, 4], 3.0517578125e-05, 0))
t16 = Output('t16', (S8, [2, 4], 0.0078125, 0))
t17 = Output('t17', ('TENSOR_QUANT16_SYMM', [2, 4], 3.0517578125e-05, 0))
t18 = Output('t18', (S8, [2, 4], 0.0078125, 0))
model = Model()
model.Operation('QUANTIZED_LSTM', x13, c5, c6, c7, c8, c9, c10, c11, c12, none, none, none, c1, c2, c3, c4, projection, absent, x14, x15, none, none, none, none, 0.3, 0.0, 0.000244140625, 0.000244140625, 0.000244140625, 0.000244140625, 0, 0.0078125).To(t16, t17, t18)
Example({
    x13: [-128, 127, -6, -92],
    x14: [-128, 127, -113, 68, 8, -122, 112, 47],
    x15: [2949, 8847, 19661, 29491, -29491, -19661, -8847, -2949],
    t16: [4, 12, 24, 24, -24, -24, -16, -4],
    t17: [1415, 4648, 9830, 9830, -9830, -9830, -6195, -1630],
    t18: [4, 12, 24, 24, -24, -24, -16, -4],
}, name='of_15_bits').DisableLifeTimeVariation()
