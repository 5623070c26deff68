# Licensed under the Apache License, Version 2.0; see LICENSE.
# Written by 'python -m corpus' from corpus/families/reshape.py; do not edit.
#
# CONCATENATION: its result lives on, or what it reads.

# The last reader of what it reads is itself; its result is read much later.
# Expected values: float64 formula.
x1 = Input('x1', ('TENSOR_FLOAT32', [1, 2, 2, 3]))
c2 = Parameter('c2', ('TENSOR_FLOAT32', [1]), [1.5])
t3 = Internal('t3', ('TENSOR_FLOAT32', [1, 2, 2, 3]))
x4 = Input('x4', ('TENSOR_FLOAT32', [1, 2, 2, 3]))
c5 = Parameter('c5', ('TENSOR_FLOAT32', [1]), [1.5])
t6 = Internal('t6', ('TENSOR_FLOAT32', [1, 2, 2, 3]))
t7 = Internal('t7', ('TENSOR_FLOAT32', [1, 4, 2, 3]))
x8 = Input('x8', ('TENSOR_FLOAT32', [1, 2, 2, 3]))
c9 = Parameter('c9', ('TENSOR_FLOAT32', [1]), [1.5])
t10 = Internal('t10', ('TENSOR_FLOAT32', [1, 2, 2, 3]))
x11 = Input('x11', ('TENSOR_FLOAT32', [1, 2, 2, 3]))
c12 = Parameter('c12', ('TENSOR_FLOAT32', [1]), [1.5])
t13 = Internal('t13', ('TENSOR_FLOAT32', [1, 2, 2, 3]))
t14 = Internal('t14', ('TENSOR_FLOAT32', [1, 2, 2, 3]))
t15 = Output('t15', ('TENSOR_FLOAT32', [1, 2, 2, 3]))
t16 = Output('t16', ('TENSOR_FLOAT32', [1, 2, 2, 3]))
x17 = Input('x17', ('TENSOR_FLOAT32', [1, 4, 2, 3]))
c18 = Parameter('c18', ('TENSOR_FLOAT32', [1]), [1.5])
t19 = Internal('t19', ('TENSOR_FLOAT32', [1, 4, 2, 3]))
x20 = Input('x20', ('TENSOR_FLOAT32', [1, 4, 2, 3]))
c21 = Parameter('c21', ('TENSOR_FLOAT32', [1]), [1.5])
t22 = Internal('t22', ('TENSOR_FLOAT32', [1, 4, 2, 3]))
t23 = Internal('t23', ('TENSOR_FLOAT32', [1, 4, 2, 3]))
t24 = Output('t24', ('TENSOR_FLOAT32', [1, 4, 2, 3]))
t25 = Output('t25', ('TENSOR_FLOAT32', [1, 4, 2, 3]))
c26 = Parameter('c26', ('TENSOR_FLOAT32', [1]), [0.5])
t27 = Output('t27', ('TENSOR_FLOAT32', [1, 4, 2, 3]))
model = Model()
model.Operation('ADD', x1, c2, 0).To(t3)
model.Operation('ADD', x4, c5, 0).To(t6)
model.Operation('CONCATENATION', t6, t3, 1).To(t7)
model.Operation('ADD', x8, c9, 0).To(t10)
model.Operation('ADD', x11, c12, 0).To(t13)
model.Operation('MAXIMUM', t10, t13).To(t14)
model.Operation('SUB', t10, t13, 0).To(t15)
model.Operation('SUB', t14, t10, 0).To(t16)
model.Operation('ADD', x17, c18, 0).To(t19)
model.Operation('ADD', x20, c21, 0).To(t22)
model.Operation('MAXIMUM', t19, t22).To(t23)
model.Operation('SUB', t19, t22, 0).To(t24)
model.Operation('SUB', t23, t19, 0).To(t25)
model.Operation('SUB', t7, c26, 0).To(t27)
Example({
    x1: [25.5, 17.0, 17.5, 16.0, 23.5, 3.5, 15.5, 22.0, 11.0, 18.5, 24.5, 16.5],
    x4: [30.0, 8.5, 14.5, 8.0, 16.5, 29.0, 19.0, 4.5, 22.5, 3.5, 17.5, 25.5],
    x8: [31.0, 26.0, 11.5, 11.0, 21.0, 28.0, 18.5, 17.5, 29.0, 17.0, 1.5, 27.0],
    x11: [20.5, 13.0, 16.0, 21.0, 17.5, 21.5, 24.0, 2.0, 12.0, 11.5, 7.5, 25.0],
    t15: [10.5, 13.0, -4.5, -10.0, 3.5, 6.5, -5.5, 15.5, 17.0, 5.5, -6.0, 2.0],
    t16: [0.0, 0.0, 4.5, 10.0, 0.0, 0.0, 5.5, 0.0, 0.0, 0.0, 6.0, 0.0],
    x17: [25.5, 33.0, 2.0, 30.5, 5.5, 10.5, 29.5, 22.0, 23.0, 8.5, 19.0, 13.0, 17.0, 15.0, 12.0, 11.0, 21.5,
    21.0, 28.0, 27.0, 2.5, 31.0, 19.5, 18.0],
    x20: [25.5, 18.5, 29.0, 19.5, 11.0, 14.5, 31.5, 21.5, 15.0, 17.5, 7.0, 8.0, 12.5, 16.0, 32.5, 6.0, 6.5,
    23.5, 30.5, 20.0, 18.0, 26.0, 31.0, 9.5],
    t24: [0.0, 14.5, -27.0, 11.0, -5.5, -4.0, -2.0, 0.5, 8.0, -9.0, 12.0, 5.0, 4.5, -1.0, -20.5, 5.0, 15.0,
    -2.5, -2.5, 7.0, -15.5, 5.0, -11.5, 8.5],
    t25: [0.0, 0.0, 27.0, 0.0, 5.5, 4.0, 2.0, 0.0, 0.0, 9.0, 0.0, 0.0, 0.0, 1.0, 20.5, 0.0, 0.0, 2.5, 2.5,
    0.0, 15.5, 0.0, 11.5, 0.0],
    t27: [31.0, 9.5, 15.5, 9.0, 17.5, 30.0, 20.0, 5.5, 23.5, 4.5, 18.5, 26.5, 26.5, 18.0, 18.5, 17.0, 24.5,
    4.5, 16.5, 23.0, 12.0, 19.5, 25.5, 17.5],
}, name='outlives').AddVariations('float16').DisableLifeTimeVariation()

# The last reader of what it reads is itself; its result is read much later.
# Expected values: float64 formula.
x1 = Input('x1', ('TENSOR_QUANT8_ASYMM', [1, 2, 2, 3], 0.5, 120))
c2 = Parameter('c2', ('TENSOR_QUANT8_ASYMM', [1], 0.5, 120), [123])
t3 = Internal('t3', ('TENSOR_QUANT8_ASYMM', [1, 2, 2, 3], 0.5, 120))
x4 = Input('x4', ('TENSOR_QUANT8_ASYMM', [1, 2, 2, 3], 0.5, 120))
c5 = Parameter('c5', ('TENSOR_QUANT8_ASYMM', [1], 0.5, 120), [123])
t6 = Internal('t6', ('TENSOR_QUANT8_ASYMM', [1, 2, 2, 3], 0.5, 120))
t7 = Internal('t7', ('TENSOR_QUANT8_ASYMM', [1, 4, 2, 3], 0.5, 120))
x8 = Input('x8', ('TENSOR_QUANT8_ASYMM', [1, 2, 2, 3], 0.5, 120))
c9 = Parameter('c9', ('TENSOR_QUANT8_ASYMM', [1], 0.5, 120), [123])
t10 = Internal('t10', ('TENSOR_QUANT8_ASYMM', [1, 2, 2, 3], 0.5, 120))
x11 = Input('x11', ('TENSOR_QUANT8_ASYMM', [1, 2, 2, 3], 0.5, 120))
c12 = Parameter('c12', ('TENSOR_QUANT8_ASYMM', [1], 0.5, 120), [123])
t13 = Internal('t13', ('TENSOR_QUANT8_ASYMM', [1, 2, 2, 3], 0.5, 120))
t14 = Internal('t14', ('TENSOR_QUANT8_ASYMM', [1, 2, 2, 3], 0.5, 120))
t15 = Output('t15', ('TENSOR_QUANT8_ASYMM', [1, 2, 2, 3], 0.5, 120))
t16 = Output('t16', ('TENSOR_QUANT8_ASYMM', [1, 2, 2, 3], 0.5, 120))
x17 = Input('x17', ('TENSOR_QUANT8_ASYMM', [1, 4, 2, 3], 0.5, 120))
c18 = Parameter('c18', ('TENSOR_QUANT8_ASYMM', [1], 0.5, 120), [123])
t19 = Internal('t19', ('TENSOR_QUANT8_ASYMM', [1, 4, 2, 3], 0.5, 120))
x20 = Input('x20', ('TENSOR_QUANT8_ASYMM', [1, 4, 2, 3], 0.5, 120))
c21 = Parameter('c21', ('TENSOR_QUANT8_ASYMM', [1], 0.5, 120), [123])
t22 = Internal('t22', ('TENSOR_QUANT8_ASYMM', [1, 4, 2, 3], 0.5, 120))
t23 = Internal('t23', ('TENSOR_QUANT8_ASYMM', [1, 4, 2, 3], 0.5, 120))
t24 = Output('t24', ('TENSOR_QUANT8_ASYMM', [1, 4, 2, 3], 0.5, 120))
t25 = Output('t25', ('TENSOR_QUANT8_ASYMM', [1, 4, 2, 3], 0.5, 120))
c26 = Parameter('c26', ('TENSOR_QUANT8_ASYMM', [1], 0.5, 120), [121])
t27 = Output('t27', ('TENSOR_QUANT8_ASYMM', [1, 4, 2, 3], 0.5, 120))
model = Model()
model.Operation('ADD', x1, c2, 0).To(t3)
model.Operation('ADD', x4, c5, 0).To(t6)
model.Operation('CONCATENATION', t6, t3, 1).To(t7)
model.Operation('ADD', x8, c9, 0).To(t10)
model.Operation('ADD', x11, c12, 0).To(t13)
model.Operation('MAXIMUM', t10, t13).To(t14)
model.Operation('SUB', t10, t13, 0).To(t15)
model.Operation('SUB', t14, t10, 0).To(t16)
model.Operation('ADD', x17, c18, 0).To(t19)
model.Operation('ADD', x20, c21, 0).To(t22)
model.Operation('MAXIMUM', t19, t22).To(t23)
model.Operation('SUB', t19, t22, 0).To(t24)
model.Operation('SUB', t23, t19, 0).To(t25)
model.Operation('SUB', t7, c26, 0).To(t27)
Example({
    x1: [171, 154, 155, 152, 167, 127, 151, 164, 142, 157, 169, 153],
    x4: [180, 137, 149, 136, 153, 178, 158, 129, 165, 127, 155, 171],
    x8: [182, 172, 143, 142, 162, 176, 157, 155, 178, 154, 123, 174],
    x11: [161, 146, 152, 162, 155, 163, 168, 124, 144, 143, 135, 170],
    t15: [141, 146, 111, 100, 127, 133, 109, 151, 154, 131, 108, 124],
    t16: [120, 120, 129, 140, 120, 120, 131, 120, 120, 120, 132, 120],
    x17: [171, 186, 124, 181, 131, 141, 179, 164, 166, 137, 158, 146, 154, 150, 144, 142, 163, 162, 176, 174,
    125, 182, 159, 156],
    x20: [171, 157, 178, 159, 142, 149, 183, 163, 150, 155, 134, 136, 145, 152, 185, 132, 133, 167, 181, 160,
    156, 172, 182, 139],
    t24: [120, 149, 66, 142, 109, 112, 116, 121, 136, 102, 144, 130, 129, 118, 79, 130, 150, 115, 115, 134,
    89, 130, 97, 137],
    t25: [120, 120, 174, 120, 131, 128, 124, 120, 120, 138, 120, 120, 120, 122, 161, 120, 120, 125, 125, 120,
    151, 120, 143, 120],
    t27: [182, 139, 151, 138, 155, 180, 160, 131, 167, 129, 157, 173, 173, 156, 157, 154, 169, 129, 153, 166,
    144, 159, 171, 155],
}, name='outlives_quant8').AddVariations(DataTypeConverter(name='signed').Identify({
    x1: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    c2: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t3: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    x4: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    c5: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t6: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t7: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    x8: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    c9: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t10: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    x11: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    c12: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t13: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t14: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t15: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t16: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    x17: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    c18: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t19: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    x20: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    c21: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t22: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t23: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t24: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t25: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    c26: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t27: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
})).DisableLifeTimeVariation()

# Its result is read at once, what it reads much later.
# Expected values: float64 formula.
x1 = Input('x1', ('TENSOR_FLOAT32', [1, 2, 2, 3]))
c2 = Parameter('c2', ('TENSOR_FLOAT32', [1]), [1.5])
t3 = Internal('t3', ('TENSOR_FLOAT32', [1, 2, 2, 3]))
x4 = Input('x4', ('TENSOR_FLOAT32', [1, 2, 2, 3]))
c5 = Parameter('c5', ('TENSOR_FLOAT32', [1]), [1.5])
t6 = Internal('t6', ('TENSOR_FLOAT32', [1, 2, 2, 3]))
t7 = Internal('t7', ('TENSOR_FLOAT32', [1, 4, 2, 3]))
c8 = Parameter('c8', ('TENSOR_FLOAT32', [1]), [0.5])
t9 = Output('t9', ('TENSOR_FLOAT32', [1, 4, 2, 3]))
x10 = Input('x10', ('TENSOR_FLOAT32', [1, 2, 2, 3]))
c11 = Parameter('c11', ('TENSOR_FLOAT32', [1]), [1.5])
t12 = Internal('t12', ('TENSOR_FLOAT32', [1, 2, 2, 3]))
x13 = Input('x13', ('TENSOR_FLOAT32', [1, 2, 2, 3]))
c14 = Parameter('c14', ('TENSOR_FLOAT32', [1]), [1.5])
t15 = Internal('t15', ('TENSOR_FLOAT32', [1, 2, 2, 3]))
t16 = Internal('t16', ('TENSOR_FLOAT32', [1, 2, 2, 3]))
t17 = Output('t17', ('TENSOR_FLOAT32', [1, 2, 2, 3]))
t18 = Output('t18', ('TENSOR_FLOAT32', [1, 2, 2, 3]))
x19 = Input('x19', ('TENSOR_FLOAT32', [1, 4, 2, 3]))
c20 = Parameter('c20', ('TENSOR_FLOAT32', [1]), [1.5])
t21 = Internal('t21', ('TENSOR_FLOAT32', [1, 4, 2, 3]))
x22 = Input('x22', ('TENSOR_FLOAT32', [1, 4, 2, 3]))
c23 = Parameter('c23', ('TENSOR_FLOAT32', [1]), [1.5])
t24 = Internal('t24', ('TENSOR_FLOAT32', [1, 4, 2, 3]))
t25 = Internal('t25', ('TENSOR_FLOAT32', [1, 4, 2, 3]))
t26 = Output('t26', ('TENSOR_FLOAT32', [1, 4, 2, 3]))
t27 = Output('t27', ('TENSOR_FLOAT32', [1, 4, 2, 3]))
c28 = Parameter('c28', ('TENSOR_FLOAT32', [1]), [0.5])
t29 = Output('t29', ('TENSOR_FLOAT32', [1, 2, 2, 3]))
model = Model()
model.Operation('ADD', x1, c2, 0).To(t3)
model.Operation('ADD', x4, c5, 0).To(t6)
model.Operation('CONCATENATION', t6, t3, 1).To(t7)
model.Operation('SUB', t7, c8, 0).To(t9)
model.Operation('ADD', x10, c11, 0).To(t12)
model.Operation('ADD', x13, c14, 0).To(t15)
model.Operation('MAXIMUM', t12, t15).To(t16)
model.Operation('SUB', t12, t15, 0).To(t17)
model.Operation('SUB', t16, t12, 0).To(t18)
model.Operation('ADD', x19, c20, 0).To(t21)
model.Operation('ADD', x22, c23, 0).To(t24)
model.Operation('MAXIMUM', t21, t24).To(t25)
model.Operation('SUB', t21, t24, 0).To(t26)
model.Operation('SUB', t25, t21, 0).To(t27)
model.Operation('SUB', t3, c28, 0).To(t29)
Example({
    x1: [9.5, 28.5, 15.0, 24.0, 5.5, 11.0, 10.5, 6.5, 32.0, 11.5, 27.0, 14.5],
    x4: [13.5, 12.0, 29.0, 27.0, 5.5, 17.5, 11.5, 22.0, 14.5, 7.5, 19.0, 22.5],
    t9: [14.5, 13.0, 30.0, 28.0, 6.5, 18.5, 12.5, 23.0, 15.5, 8.5, 20.0, 23.5, 10.5, 29.5, 16.0, 25.0, 6.5,
    12.0, 11.5, 7.5, 33.0, 12.5, 28.0, 15.5],
    x10: [29.5, 25.5, 4.0, 22.0, 25.0, 33.0, 30.0, 5.5, 28.0, 23.0, 16.0, 13.0],
    x13: [16.5, 7.0, 18.5, 27.0, 23.5, 22.5, 17.0, 31.0, 13.5, 28.0, 31.5, 6.0],
    t17: [13.0, 18.5, -14.5, -5.0, 1.5, 10.5, 13.0, -25.5, 14.5, -5.0, -15.5, 7.0],
    t18: [0.0, 0.0, 14.5, 5.0, 0.0, 0.0, 0.0, 25.5, 0.0, 5.0, 15.5, 0.0],
    x19: [21.0, 6.0, 2.5, 8.5, 21.5, 11.0, 28.0, 19.0, 27.5, 7.0, 1.5, 22.0, 33.0, 29.0, 16.5, 23.5, 4.5,
    17.0, 31.5, 23.0, 6.5, 31.0, 3.5, 20.5],
    x22: [5.0, 7.5, 23.5, 29.5, 31.0, 27.5, 28.5, 13.0, 14.0, 1.5, 13.5, 9.5, 10.5, 3.0, 32.0, 15.5, 2.5,
    22.0, 31.5, 6.0, 16.5, 5.5, 8.5, 11.5],
    t26: [16.0, -1.5, -21.0, -21.0, -9.5, -16.5, -0.5, 6.0, 13.5, 5.5, -12.0, 12.5, 22.5, 26.0, -15.5, 8.0,
    2.0, -5.0, 0.0, 17.0, -10.0, 25.5, -5.0, 9.0],
    t27: [0.0, 1.5, 21.0, 21.0, 9.5, 16.5, 0.5, 0.0, 0.0, 0.0, 12.0, 0.0, 0.0, 0.0, 15.5, 0.0, 0.0, 5.0, 0.0,
    0.0, 10.0, 0.0, 5.0, 0.0],
    t29: [10.5, 29.5, 16.0, 25.0, 6.5, 12.0, 11.5, 7.5, 33.0, 12.5, 28.0, 15.5],
}, name='outlived').AddVariations('float16').DisableLifeTimeVariation()

# Its result is read at once, what it reads much later.
# Expected values: float64 formula.
x1 = Input('x1', ('TENSOR_QUANT8_ASYMM', [1, 2, 2, 3], 0.5, 120))
c2 = Parameter('c2', ('TENSOR_QUANT8_ASYMM', [1], 0.5, 120), [123])
t3 = Internal('t3', ('TENSOR_QUANT8_ASYMM', [1, 2, 2, 3], 0.5, 120))
x4 = Input('x4', ('TENSOR_QUANT8_ASYMM', [1, 2, 2, 3], 0.5, 120))
c5 = Parameter('c5', ('TENSOR_QUANT8_ASYMM', [1], 0.5, 120), [123])
t6 = Internal('t6', ('TENSOR_QUANT8_ASYMM', [1, 2, 2, 3], 0.5, 120))
t7 = Internal('t7', ('TENSOR_QUANT8_ASYMM', [1, 4, 2, 3], 0.5, 120))
c8 = Parameter('c8', ('TENSOR_QUANT8_ASYMM', [1], 0.5, 120), [121])
t9 = Output('t9', ('TENSOR_QUANT8_ASYMM', [1, 4, 2, 3], 0.5, 120))
x10 = Input('x10', ('TENSOR_QUANT8_ASYMM', [1, 2, 2, 3], 0.5, 120))
c11 = Parameter('c11', ('TENSOR_QUANT8_ASYMM', [1], 0.5, 120), [123])
t12 = Internal('t12', ('TENSOR_QUANT8_ASYMM', [1, 2, 2, 3], 0.5, 120))
x13 = Input('x13', ('TENSOR_QUANT8_ASYMM', [1, 2, 2, 3], 0.5, 120))
c14 = Parameter('c14', ('TENSOR_QUANT8_ASYMM', [1], 0.5, 120), [123])
t15 = Internal('t15', ('TENSOR_QUANT8_ASYMM', [1, 2, 2, 3], 0.5, 120))
t16 = Internal('t16', ('TENSOR_QUANT8_ASYMM', [1, 2, 2, 3], 0.5, 120))
t17 = Output('t17', ('TENSOR_QUANT8_ASYMM', [1, 2, 2, 3], 0.5, 120))
t18 = Output('t18', ('TENSOR_QUANT8_ASYMM', [1, 2, 2, 3], 0.5, 120))
x19 = Input('x19', ('TENSOR_QUANT8_ASYMM', [1, 4, 2, 3], 0.5, 120))
c20 = Parameter('c20', ('TENSOR_QUANT8_ASYMM', [1], 0.5, 120), [123])
t21 = Internal('t21', ('TENSOR_QUANT8_ASYMM', [1, 4, 2, 3], 0.5, 120))
x22 = Input('x22', ('TENSOR_QUANT8_ASYMM', [1, 4, 2, 3], 0.5, 120))
c23 = Parameter('c23', ('TENSOR_QUANT8_ASYMM', [1], 0.5, 120), [123])
t24 = Internal('t24', ('TENSOR_QUANT8_ASYMM', [1, 4, 2, 3], 0.5, 120))
t25 = Internal('t25', ('TENSOR_QUANT8_ASYMM', [1, 4, 2, 3], 0.5, 120))
t26 = Output('t26', ('TENSOR_QUANT8_ASYMM', [1, 4, 2, 3], 0.5, 120))
t27 = Output('t27', ('TENSOR_QUANT8_ASYMM', [1, 4, 2, 3], 0.5, 120))
c28 = Parameter('c28', ('TENSOR_QUANT8_ASYMM', [1], 0.5, 120), [121])
t29 = Output('t29', ('TENSOR_QUANT8_ASYMM', [1, 2, 2, 3], 0.5, 120))
model = Model()
model.Operation('ADD', x1, c2, 0).To(t3)
model.Operation('ADD', x4, c5, 0).To(t6)
model.Operation('CONCATENATION', t6, t3, 1).To(t7)
model.Operation('SUB', t7, c8, 0).To(t9)
model.Operation('ADD', x10, c11, 0).To(t12)
model.Operation('ADD', x13, c14, 0).To(t15)
model.Operation('MAXIMUM', t12, t15).To(t16)
model.Operation('SUB', t12, t15, 0).To(t17)
model.Operation('SUB', t16, t12, 0).To(t18)
model.Operation('ADD', x19, c20, 0).To(t21)
model.Operation('ADD', x22, c23, 0).To(t24)
model.Operation('MAXIMUM', t21, t24).To(t25)
model.Operation('SUB', t21, t24, 0).To(t26)
model.Operation('SUB', t25, t21, 0).To(t27)
model.Operation('SUB', t3, c28, 0).To(t29)
Example({
    x1: [139, 177, 150, 168, 131, 142, 141, 133, 184, 143, 174, 149],
    x4: [147, 144, 178, 174, 131, 155, 143, 164, 149, 135, 158, 165],
    t9: [149, 146, 180, 176, 133, 157, 145, 166, 151, 137, 160, 167, 141, 179, 152, 170, 133, 144, 143, 135,
    186, 145, 176, 151],
    x10: [179, 171, 128, 164, 170, 186, 180, 131, 176, 166, 152, 146],
    x13: [153, 134, 157, 174, 167, 165, 154, 182, 147, 176, 183, 132],
    t17: [146, 157, 91, 110, 123, 141, 146, 69, 149, 110, 89, 134],
    t18: [120, 120, 149, 130, 120, 120, 120, 171, 120, 130, 151, 120],
    x19: [162, 132, 125, 137, 163, 142, 176, 158, 175, 134, 123, 164, 186, 178, 153, 167, 129, 154, 183, 166,
    133, 182, 127, 161],
    x22: [130, 135, 167, 179, 182, 175, 177, 146, 148, 123, 147, 139, 141, 126, 184, 151, 125, 164, 183, 132,
    153, 131, 137, 143],
    t26: [152, 117, 78, 78, 101, 87, 119, 132, 147, 131, 96, 145, 165, 172, 89, 136, 124, 110, 120, 154, 100,
    171, 110, 138],
    t27: [120, 123, 162, 162, 139, 153, 121, 120, 120, 120, 144, 120, 120, 120, 151, 120, 120, 130, 120, 120,
    140, 120, 130, 120],
    t29: [141, 179, 152, 170, 133, 144, 143, 135, 186, 145, 176, 151],
}, name='outlived_quant8').AddVariations(DataTypeConverter(name='signed').Identify({
    x1: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    c2: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t3: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    x4: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    c5: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t6: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t7: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    c8: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t9: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    x10: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    c11: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t12: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    x13: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    c14: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t15: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t16: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t17: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t18: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    x19: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    c20: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t21: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    x22: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    c23: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t24: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t25: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t26: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t27: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    c28: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t29: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
})).DisableLifeTimeVariation()

# What is computed of its result in place leaves what it reads as it is.
# Expected values: float64 formula.
x1 = Input('x1', ('TENSOR_FLOAT32', [1, 2, 2, 3]))
c2 = Parameter('c2', ('TENSOR_FLOAT32', [1]), [1.5])
t3 = Internal('t3', ('TENSOR_FLOAT32', [1, 2, 2, 3]))
x4 = Input('x4', ('TENSOR_FLOAT32', [1, 2, 2, 3]))
c5 = Parameter('c5', ('TENSOR_FLOAT32', [1]), [1.5])
t6 = Internal('t6', ('TENSOR_FLOAT32', [1, 2, 2, 3]))
t7 = Internal('t7', ('TENSOR_FLOAT32', [1, 4, 2, 3]))
t8 = Output('t8', ('TENSOR_FLOAT32', [1, 4, 2, 3]))
x9 = Input('x9', ('TENSOR_FLOAT32', [1, 2, 2, 3]))
c10 = Parameter('c10', ('TENSOR_FLOAT32', [1]), [1.5])
t11 = Internal('t11', ('TENSOR_FLOAT32', [1, 2, 2, 3]))
x12 = Input('x12', ('TENSOR_FLOAT32', [1, 2, 2, 3]))
c13 = Parameter('c13', ('TENSOR_FLOAT32', [1]), [1.5])
t14 = Internal('t14', ('TENSOR_FLOAT32', [1, 2, 2, 3]))
t15 = Internal('t15', ('TENSOR_FLOAT32', [1, 2, 2, 3]))
t16 = Output('t16', ('TENSOR_FLOAT32', [1, 2, 2, 3]))
t17 = Output('t17', ('TENSOR_FLOAT32', [1, 2, 2, 3]))
x18 = Input('x18', ('TENSOR_FLOAT32', [1, 4, 2, 3]))
c19 = Parameter('c19', ('TENSOR_FLOAT32', [1]), [1.5])
t20 = Internal('t20', ('TENSOR_FLOAT32', [1, 4, 2, 3]))
x21 = Input('x21', ('TENSOR_FLOAT32', [1, 4, 2, 3]))
c22 = Parameter('c22', ('TENSOR_FLOAT32', [1]), [1.5])
t23 = Internal('t23', ('TENSOR_FLOAT32', [1, 4, 2, 3]))
t24 = Internal('t24', ('TENSOR_FLOAT32', [1, 4, 2, 3]))
t25 = Output('t25', ('TENSOR_FLOAT32', [1, 4, 2, 3]))
t26 = Output('t26', ('TENSOR_FLOAT32', [1, 4, 2, 3]))
c27 = Parameter('c27', ('TENSOR_FLOAT32', [1]), [0.5])
t28 = Output('t28', ('TENSOR_FLOAT32', [1, 2, 2, 3]))
model = Model()
model.Operation('ADD', x1, c2, 0).To(t3)
model.Operation('ADD', x4, c5, 0).To(t6)
model.Operation('CONCATENATION', t6, t3, 1).To(t7)
model.Operation('RELU6', t7).To(t8)
model.Operation('ADD', x9, c10, 0).To(t11)
model.Operation('ADD', x12, c13, 0).To(t14)
model.Operation('MAXIMUM', t11, t14).To(t15)
model.Operation('SUB', t11, t14, 0).To(t16)
model.Operation('SUB', t15, t11, 0).To(t17)
model.Operation('ADD', x18, c19, 0).To(t20)
model.Operation('ADD', x21, c22, 0).To(t23)
model.Operation('MAXIMUM', t20, t23).To(t24)
model.Operation('SUB', t20, t23, 0).To(t25)
model.Operation('SUB', t24, t20, 0).To(t26)
model.Operation('SUB', t3, c27, 0).To(t28)
Example({
    x1: [28.0, 5.5, 17.5, 32.5, 2.0, 8.0, 10.0, 8.5, 9.5, 12.5, 31.5, 21.0],
    x4: [4.5, 20.5, 9.0, 28.5, 1.5, 9.5, 10.5, 22.5, 13.0, 5.5, 8.5, 15.0],
    t8: [6.0, 6.0, 6.0, 6.0, 3.0, 6.0, 6.0, 6.0, 6.0, 6.0, 6.0, 6.0, 6.0, 6.0, 6.0, 6.0, 3.5, 6.0, 6.0, 6.0,
    6.0, 6.0, 6.0, 6.0],
    x9: [13.0, 22.5, 1.5, 5.0, 10.5, 20.5, 12.5, 10.0, 22.0, 5.5, 18.0, 6.5],
    x12: [17.5, 24.0, 1.5, 2.0, 8.0, 4.0, 23.0, 32.5, 15.0, 5.5, 10.5, 11.5],
    t16: [-4.5, -1.5, 0.0, 3.0, 2.5, 16.5, -10.5, -22.5, 7.0, 0.0, 7.5, -5.0],
    t17: [4.5, 1.5, 0.0, 0.0, 0.0, 0.0, 10.5, 22.5, 0.0, 0.0, 0.0, 5.0],
    x18: [22.0, 5.5, 12.5, 7.0, 32.0, 31.5, 28.0, 9.0, 20.0, 11.5, 7.5, 9.5, 6.0, 8.5, 13.0, 33.0, 3.0, 16.5,
    11.0, 24.0, 2.0, 20.5, 17.5, 15.0],
    x21: [22.5, 27.0, 31.0, 12.5, 19.5, 33.0, 6.5, 27.5, 20.0, 14.0, 31.5, 25.5, 7.5, 2.5, 10.0, 3.5, 17.5,
    24.5, 4.5, 15.5, 24.0, 14.5, 30.0, 32.0],
    t25: [-0.5, -21.5, -18.5, -5.5, 12.5, -1.5, 21.5, -18.5, 0.0, -2.5, -24.0, -16.0, -1.5, 6.0, 3.0, 29.5,
    -14.5, -8.0, 6.5, 8.5, -22.0, 6.0, -12.5, -17.0],
    t26: [0.5, 21.5, 18.5, 5.5, 0.0, 1.5, 0.0, 18.5, 0.0, 2.5, 24.0, 16.0, 1.5, 0.0, 0.0, 0.0, 14.5, 8.0,
    0.0, 0.0, 22.0, 0.0, 12.5, 17.0],
    t28: [29.0, 6.5, 18.5, 33.5, 3.0, 9.0, 11.0, 9.5, 10.5, 13.5, 32.5, 22.0],
}, name='changed').AddVariations('float16').DisableLifeTimeVariation()

# What is computed of its result in place leaves what it reads as it is.
# Expected values: float64 formula.
x1 = Input('x1', ('TENSOR_QUANT8_ASYMM', [1, 2, 2, 3], 0.5, 120))
c2 = Parameter('c2', ('TENSOR_QUANT8_ASYMM', [1], 0.5, 120), [123])
t3 = Internal('t3', ('TENSOR_QUANT8_ASYMM', [1, 2, 2, 3], 0.5, 120))
x4 = Input('x4', ('TENSOR_QUANT8_ASYMM', [1, 2, 2, 3], 0.5, 120))
c5 = Parameter('c5', ('TENSOR_QUANT8_ASYMM', [1], 0.5, 120), [123])
t6 = Internal('t6', ('TENSOR_QUANT8_ASYMM', [1, 2, 2, 3], 0.5, 120))
t7 = Internal('t7', ('TENSOR_QUANT8_ASYMM', [1, 4, 2, 3], 0.5, 120))
t8 = Output('t8', ('TENSOR_QUANT8_ASYMM', [1, 4, 2, 3], 0.5, 120))
x9 = Input('x9', ('TENSOR_QUANT8_ASYMM', [1, 2, 2, 3], 0.5, 120))
c10 = Parameter('c10', ('TENSOR_QUANT8_ASYMM', [1], 0.5, 120), [123])
t11 = Internal('t11', ('TENSOR_QUANT8_ASYMM', [1, 2, 2, 3], 0.5, 120))
x12 = Input('x12', ('TENSOR_QUANT8_ASYMM', [1, 2, 2, 3], 0.5, 120))
c13 = Parameter('c13', ('TENSOR_QUANT8_ASYMM', [1], 0.5, 120), [123])
t14 = Internal('t14', ('TENSOR_QUANT8_ASYMM', [1, 2, 2, 3], 0.5, 120))
t15 = Internal('t15', ('TENSOR_QUANT8_ASYMM', [1, 2, 2, 3], 0.5, 120))
t16 = Output('t16', ('TENSOR_QUANT8_ASYMM', [1, 2, 2, 3], 0.5, 120))
t17 = Output('t17', ('TENSOR_QUANT8_ASYMM', [1, 2, 2, 3], 0.5, 120))
x18 = Input('x18', ('TENSOR_QUANT8_ASYMM', [1, 4, 2, 3], 0.5, 120))
c19 = Parameter('c19', ('TENSOR_QUANT8_ASYMM', [1], 0.5, 120), [123])
t20 = Internal('t20', ('TENSOR_QUANT8_ASYMM', [1, 4, 2, 3], 0.5, 120))
x21 = Input('x21', ('TENSOR_QUANT8_ASYMM', [1, 4, 2, 3], 0.5, 120))
c22 = Parameter('c22', ('TENSOR_QUANT8_ASYMM', [1], 0.5, 120), [123])
t23 = Internal('t23', ('TENSOR_QUANT8_ASYMM', [1, 4, 2, 3], 0.5, 120))
t24 = Internal('t24', ('TENSOR_QUANT8_ASYMM', [1, 4, 2, 3], 0.5, 120))
t25 = Output('t25', ('TENSOR_QUANT8_ASYMM', [1, 4, 2, 3], 0.5, 120))
t26 = Output('t26', ('TENSOR_QUANT8_ASYMM', [1, 4, 2, 3], 0.5, 120))
c27 = Parameter('c27', ('TENSOR_QUANT8_ASYMM', [1], 0.5, 120), [121])
t28 = Output('t28', ('TENSOR_QUANT8_ASYMM', [1, 2, 2, 3], 0.5, 120))
model = Model()
model.Operation('ADD', x1, c2, 0).To(t3)
model.Operation('ADD', x4, c5, 0).To(t6)
model.Operation('CONCATENATION', t6, t3, 1).To(t7)
model.Operation('RELU6', t7).To(t8)
model.Operation('ADD', x9, c10, 0).To(t11)
model.Operation('ADD', x12, c13, 0).To(t14)
model.Operation('MAXIMUM', t11, t14).To(t15)
model.Operation('SUB', t11, t14, 0).To(t16)
model.Operation('SUB', t15, t11, 0).To(t17)
model.Operation('ADD', x18, c19, 0).To(t20)
model.Operation('ADD', x21, c22, 0).To(t23)
model.Operation('MAXIMUM', t20, t23).To(t24)
model.Operation('SUB', t20, t23, 0).To(t25)
model.Operation('SUB', t24, t20, 0).To(t26)
model.Operation('SUB', t3, c27, 0).To(t28)
Example({
    x1: [176, 131, 155, 185, 124, 136, 140, 137, 139, 145, 183, 162],
    x4: [129, 161, 138, 177, 123, 139, 141, 165, 146, 131, 137, 150],
    t8: [132, 132, 132, 132, 126, 132, 132, 132, 132, 132, 132, 132, 132, 132, 132, 132, 127, 132, 132, 132,
    132, 132, 132, 132],
    x9: [146, 165, 123, 130, 141, 161, 145, 140, 164, 131, 156, 133],
    x12: [155, 168, 123, 124, 136, 128, 166, 185, 150, 131, 141, 143],
    t16: [111, 117, 120, 126, 125, 153, 99, 75, 134, 120, 135, 110],
    t17: [129, 123, 120, 120, 120, 120, 141, 165, 120, 120, 120, 130],
    x18: [164, 131, 145, 134, 184, 183, 176, 138, 160, 143, 135, 139, 132, 137, 146, 186, 126, 153, 142, 168,
    124, 161, 155, 150],
    x21: [165, 174, 182, 145, 159, 186, 133, 175, 160, 148, 183, 171, 135, 125, 140, 127, 155, 169, 129, 151,
    168, 149, 180, 184],
    t25: [119, 77, 83, 109, 145, 117, 163, 83, 120, 115, 72, 88, 117, 132, 126, 179, 91, 104, 133, 137, 76,
    132, 95, 86],
    t26: [121, 163, 157, 131, 120, 123, 120, 157, 120, 125, 168, 152, 123, 120, 120, 120, 149, 136, 120, 120,
    164, 120, 145, 154],
    t28: [178, 133, 157, 187, 126, 138, 142, 139, 141, 147, 185, 164],
}, name='changed_quant8').AddVariations(DataTypeConverter(name='signed').Identify({
    x1: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    c2: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t3: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    x4: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    c5: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t6: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t7: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t8: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    x9: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    c10: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t11: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    x12: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    c13: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t14: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t15: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t16: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t17: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    x18: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    c19: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t20: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    x21: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    c22: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t23: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t24: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t25: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t26: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    c27: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t28: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
})).DisableLifeTimeVariation()

# A view of its result is read when neither is read any more.
# Expected values: float64 formula.
x1 = Input('x1', ('TENSOR_FLOAT32', [1, 2, 2, 3]))
c2 = Parameter('c2', ('TENSOR_FLOAT32', [1]), [1.5])
t3 = Internal('t3', ('TENSOR_FLOAT32', [1, 2, 2, 3]))
x4 = Input('x4', ('TENSOR_FLOAT32', [1, 2, 2, 3]))
c5 = Parameter('c5', ('TENSOR_FLOAT32', [1]), [1.5])
t6 = Internal('t6', ('TENSOR_FLOAT32', [1, 2, 2, 3]))
t7 = Internal('t7', ('TENSOR_FLOAT32', [1, 4, 2, 3]))
t8 = Internal('t8', ('TENSOR_FLOAT32', [24]))
x9 = Input('x9', ('TENSOR_FLOAT32', [1, 2, 2, 3]))
c10 = Parameter('c10', ('TENSOR_FLOAT32', [1]), [1.5])
t11 = Internal('t11', ('TENSOR_FLOAT32', [1, 2, 2, 3]))
x12 = Input('x12', ('TENSOR_FLOAT32', [1, 2, 2, 3]))
c13 = Parameter('c13', ('TENSOR_FLOAT32', [1]), [1.5])
t14 = Internal('t14', ('TENSOR_FLOAT32', [1, 2, 2, 3]))
t15 = Internal('t15', ('TENSOR_FLOAT32', [1, 2, 2, 3]))
t16 = Output('t16', ('TENSOR_FLOAT32', [1, 2, 2, 3]))
t17 = Output('t17', ('TENSOR_FLOAT32', [1, 2, 2, 3]))
x18 = Input('x18', ('TENSOR_FLOAT32', [1, 4, 2, 3]))
c19 = Parameter('c19', ('TENSOR_FLOAT32', [1]), [1.5])
t20 = Internal('t20', ('TENSOR_FLOAT32', [1, 4, 2, 3]))
x21 = Input('x21', ('TENSOR_FLOAT32', [1, 4, 2, 3]))
c22 = Parameter('c22', ('TENSOR_FLOAT32', [1]), [1.5])
t23 = Internal('t23', ('TENSOR_FLOAT32', [1, 4, 2, 3]))
t24 = Internal('t24', ('TENSOR_FLOAT32', [1, 4, 2, 3]))
t25 = Output('t25', ('TENSOR_FLOAT32', [1, 4, 2, 3]))
t26 = Output('t26', ('TENSOR_FLOAT32', [1, 4, 2, 3]))
c27 = Parameter('c27', ('TENSOR_FLOAT32', [1]), [0.5])
t28 = Output('t28', ('TENSOR_FLOAT32', [24]))
model = Model()
model.Operation('ADD', x1, c2, 0).To(t3)
model.Operation('ADD', x4, c5, 0).To(t6)
model.Operation('CONCATENATION', t6, t3, 1).To(t7)
model.Operation('RESHAPE', t7, [-1]).To(t8)
model.Operation('ADD', x9, c10, 0).To(t11)
model.Operation('ADD', x12, c13, 0).To(t14)
model.Operation('MAXIMUM', t11, t14).To(t15)
model.Operation('SUB', t11, t14, 0).To(t16)
model.Operation('SUB', t15, t11, 0).To(t17)
model.Operation('ADD', x18, c19, 0).To(t20)
model.Operation('ADD', x21, c22, 0).To(t23)
model.Operation('MAXIMUM', t20, t23).To(t24)
model.Operation('SUB', t20, t23, 0).To(t25)
model.Operation('SUB', t24, t20, 0).To(t26)
model.Operation('SUB', t8, c27, 0).To(t28)
Example({
    x1: [26.5, 6.0, 11.0, 21.0, 23.0, 27.0, 17.0, 12.5, 3.5, 20.5, 19.0, 9.5],
    x4: [21.0, 11.0, 7.5, 17.5, 28.0, 20.0, 25.5, 15.5, 3.0, 14.5, 24.0, 9.5],
    x9: [24.0, 4.0, 14.5, 17.0, 9.5, 9.0, 16.5, 18.5, 20.5, 25.0, 11.0, 11.5],
    x12: [14.5, 12.5, 16.5, 24.5, 13.0, 7.0, 27.0, 10.0, 11.5, 2.5, 19.0, 25.0],
    t16: [9.5, -8.5, -2.0, -7.5, -3.5, 2.0, -10.5, 8.5, 9.0, 22.5, -8.0, -13.5],
    t17: [0.0, 8.5, 2.0, 7.5, 3.5, 0.0, 10.5, 0.0, 0.0, 0.0, 8.0, 13.5],
    x18: [15.0, 12.0, 28.5, 16.0, 18.5, 23.5, 26.0, 26.5, 33.0, 2.0, 31.0, 8.5, 23.0, 4.0, 25.0, 7.0, 27.0,
    9.0, 22.5, 7.5, 17.5, 30.0, 10.5, 3.0],
    x21: [31.0, 27.5, 28.0, 9.5, 24.0, 18.0, 33.0, 15.0, 26.0, 29.5, 14.5, 7.5, 27.0, 16.0, 23.5, 20.5, 12.5,
    32.0, 19.5, 17.0, 3.5, 25.0, 15.5, 13.0],
    t25: [-16.0, -15.5, 0.5, 6.5, -5.5, 5.5, -7.0, 11.5, 7.0, -27.5, 16.5, 1.0, -4.0, -12.0, 1.5, -13.5,
    14.5, -23.0, 3.0, -9.5, 14.0, 5.0, -5.0, -10.0],
    t26: [16.0, 15.5, 0.0, 0.0, 5.5, 0.0, 7.0, 0.0, 0.0, 27.5, 0.0, 0.0, 4.0, 12.0, 0.0, 13.5, 0.0, 23.0,
    0.0, 9.5, 0.0, 0.0, 5.0, 10.0],
    t28: [22.0, 12.0, 8.5, 18.5, 29.0, 21.0, 26.5, 16.5, 4.0, 15.5, 25.0, 10.5, 27.5, 7.0, 12.0, 22.0, 24.0,
    28.0, 18.0, 13.5, 4.5, 21.5, 20.0, 10.5],
}, name='chained').AddVariations('float16').DisableLifeTimeVariation()

# A view of its result is read when neither is read any more.
# Expected values: float64 formula.
x1 = Input('x1', ('TENSOR_QUANT8_ASYMM', [1, 2, 2, 3], 0.5, 120))
c2 = Parameter('c2', ('TENSOR_QUANT8_ASYMM', [1], 0.5, 120), [123])
t3 = Internal('t3', ('TENSOR_QUANT8_ASYMM', [1, 2, 2, 3], 0.5, 120))
x4 = Input('x4', ('TENSOR_QUANT8_ASYMM', [1, 2, 2, 3], 0.5, 120))
c5 = Parameter('c5', ('TENSOR_QUANT8_ASYMM', [1], 0.5, 120), [123])
t6 = Internal('t6', ('TENSOR_QUANT8_ASYMM', [1, 2, 2, 3], 0.5, 120))
t7 = Internal('t7', ('TENSOR_QUANT8_ASYMM', [1, 4, 2, 3], 0.5, 120))
t8 = Internal('t8', ('TENSOR_QUANT8_ASYMM', [24], 0.5, 120))
x9 = Input('x9', ('TENSOR_QUANT8_ASYMM', [1, 2, 2, 3], 0.5, 120))
c10 = Parameter('c10', ('TENSOR_QUANT8_ASYMM', [1], 0.5, 120), [123])
t11 = Internal('t11', ('TENSOR_QUANT8_ASYMM', [1, 2, 2, 3], 0.5, 120))
x12 = Input('x12', ('TENSOR_QUANT8_ASYMM', [1, 2, 2, 3], 0.5, 120))
c13 = Parameter('c13', ('TENSOR_QUANT8_ASYMM', [1], 0.5, 120), [123])
t14 = Internal('t14', ('TENSOR_QUANT8_ASYMM', [1, 2, 2, 3], 0.5, 120))
t15 = Internal('t15', ('TENSOR_QUANT8_ASYMM', [1, 2, 2, 3], 0.5, 120))
t16 = Output('t16', ('TENSOR_QUANT8_ASYMM', [1, 2, 2, 3], 0.5, 120))
t17 = Output('t17', ('TENSOR_QUANT8_ASYMM', [1, 2, 2, 3], 0.5, 120))
x18 = Input('x18', ('TENSOR_QUANT8_ASYMM', [1, 4, 2, 3], 0.5, 120))
c19 = Parameter('c19', ('TENSOR_QUANT8_ASYMM', [1], 0.5, 120), [123])
t20 = Internal('t20', ('TENSOR_QUANT8_ASYMM', [1, 4, 2, 3], 0.5, 120))
x21 = Input('x21', ('TENSOR_QUANT8_ASYMM', [1, 4, 2, 3], 0.5, 120))
c22 = Parameter('c22', ('TENSOR_QUANT8_ASYMM', [1], 0.5, 120), [123])
t23 = Internal('t23', ('TENSOR_QUANT8_ASYMM', [1, 4, 2, 3], 0.5, 120))
t24 = Internal('t24', ('TENSOR_QUANT8_ASYMM', [1, 4, 2, 3], 0.5, 120))
t25 = Output('t25', ('TENSOR_QUANT8_ASYMM', [1, 4, 2, 3], 0.5, 120))
t26 = Output('t26', ('TENSOR_QUANT8_ASYMM', [1, 4, 2, 3], 0.5, 120))
c27 = Parameter('c27', ('TENSOR_QUANT8_ASYMM', [1], 0.5, 120), [121])
t28 = Output('t28', ('TENSOR_QUANT8_ASYMM', [24], 0.5, 120))
model = Model()
model.Operation('ADD', x1, c2, 0).To(t3)
model.Operation('ADD', x4, c5, 0).To(t6)
model.Operation('CONCATENATION', t6, t3, 1).To(t7)
model.Operation('RESHAPE', t7, [-1]).To(t8)
model.Operation('ADD', x9, c10, 0).To(t11)
model.Operation('ADD', x12, c13, 0).To(t14)
model.Operation('MAXIMUM', t11, t14).To(t15)
model.Operation('SUB', t11, t14, 0).To(t16)
model.Operation('SUB', t15, t11, 0).To(t17)
model.Operation('ADD', x18, c19, 0).To(t20)
model.Operation('ADD', x21, c22, 0).To(t23)
model.Operation('MAXIMUM', t20, t23).To(t24)
model.Operation('SUB', t20, t23, 0).To(t25)
model.Operation('SUB', t24, t20, 0).To(t26)
model.Operation('SUB', t8, c27, 0).To(t28)
Example({
    x1: [173, 132, 142, 162, 166, 174, 154, 145, 127, 161, 158, 139],
    x4: [162, 142, 135, 155, 176, 160, 171, 151, 126, 149, 168, 139],
    x9: [168, 128, 149, 154, 139, 138, 153, 157, 161, 170, 142, 143],
    x12: [149, 145, 153, 169, 146, 134, 174, 140, 143, 125, 158, 170],
    t16: [139, 103, 116, 105, 113, 124, 99, 137, 138, 165, 104, 93],
    t17: [120, 137, 124, 135, 127, 120, 141, 120, 120, 120, 136, 147],
    x18: [150, 144, 177, 152, 157, 167, 172, 173, 186, 124, 182, 137, 166, 128, 170, 134, 174, 138, 165, 135,
    155, 180, 141, 126],
    x21: [182, 175, 176, 139, 168, 156, 186, 150, 172, 179, 149, 135, 174, 152, 167, 161, 145, 184, 159, 154,
    127, 170, 151, 146],
    t25: [88, 89, 121, 133, 109, 131, 106, 143, 134, 65, 153, 122, 112, 96, 123, 93, 149, 74, 126, 101, 148,
    130, 110, 100],
    t26: [152, 151, 120, 120, 131, 120, 134, 120, 120, 175, 120, 120, 128, 144, 120, 147, 120, 166, 120, 139,
    120, 120, 130, 140],
    t28: [164, 144, 137, 157, 178, 162, 173, 153, 128, 151, 170, 141, 175, 134, 144, 164, 168, 176, 156, 147,
    129, 163, 160, 141],
}, name='chained_quant8').AddVariations(DataTypeConverter(name='signed').Identify({
    x1: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    c2: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t3: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    x4: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    c5: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t6: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t7: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t8: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    x9: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    c10: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t11: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    x12: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    c13: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t14: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t15: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t16: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t17: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    x18: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    c19: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t20: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    x21: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    c22: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t23: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t24: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t25: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t26: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    c27: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t28: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
})).DisableLifeTimeVariation()
