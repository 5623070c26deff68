# Licensed under the Apache License, Version 2.0; see LICENSE.
# Written by 'python -m corpus' from corpus/families/reshape.py; do not edit.
#
# EXPAND_DIMS: its result lives on, or what it reads.

def signed(*operands):
    """All unsigned codes as signed ones of the same real values."""
    types = {
        o: ("TENSOR_QUANT8_ASYMM_SIGNED", o.type.scale, o.type.zeroPoint - 128) for o in operands
    }
    return DataTypeConverter(name="signed").Identify(types)


F32 = 'TENSOR_FLOAT32'
U8 = 'TENSOR_QUANT8_ASYMM'

# The last reader of what it reads is itself; its result is read much later.
# Expected values: float64 formula.
x1 = Input('x1', (F32, [1, 2, 2, 3]))
c2 = Parameter('c2', (F32, [1]), [1.5])
t3 = Internal('t3', (F32, [1, 2, 2, 3]))
t4 = Internal('t4', (F32, [2, 2, 3]))
t5 = Internal('t5', (F32, [2, 2, 1, 3]))
x6 = Input('x6', (F32, [2, 2, 1, 3]))
c7 = Parameter('c7', (F32, [1]), [1.5])
t8 = Internal('t8', (F32, [2, 2, 1, 3]))
x9 = Input('x9', (F32, [2, 2, 1, 3]))
c10 = Parameter('c10', (F32, [1]), [1.5])
t11 = Internal('t11', (F32, [2, 2, 1, 3]))
t12 = Internal('t12', (F32, [2, 2, 1, 3]))
t13 = Output('t13', (F32, [2, 2, 1, 3]))
t14 = Output('t14', (F32, [2, 2, 1, 3]))
c15 = Parameter('c15', (F32, [1]), [0.5])
t16 = Output('t16', (F32, [2, 2, 1, 3]))
model = Model()
model.Operation('ADD', x1, c2, 0).To(t3)
model.Operation('SQUEEZE', t3, [0]).To(t4)
model.Operation('EXPAND_DIMS', t4, 2).To(t5)
model.Operation('ADD', x6, c7, 0).To(t8)
model.Operation('ADD', x9, c10, 0).To(t11)
model.Operation('MAXIMUM', t8, t11).To(t12)
model.Operation('SUB', t8, t11, 0).To(t13)
model.Operation('SUB', t12, t8, 0).To(t14)
model.Operation('SUB', t5, c15, 0).To(t16)
Example({
    x1: [2.0, 12.0, 11.0, 16.5, 32.5, 18.0, 9.5, 14.0, 17.0, 19.5, 10.0, 7.0],
    x6: [8.0, 9.5, 21.5, 3.0, 23.5, 15.5, 11.5, 32.0, 26.5, 31.5, 7.5, 7.0],
    x9: [27.5, 12.0, 7.0, 7.5, 23.0, 1.5, 32.5, 30.0, 23.5, 31.5, 17.0, 16.5],
    t13: [-19.5, -2.5, 14.5, -4.5, 0.5, 14.0, -21.0, 2.0, 3.0, 0.0, -9.5, -9.5],
    t14: [19.5, 2.5, 0.0, 4.5, 0.0, 0.0, 21.0, 0.0, 0.0, 0.0, 9.5, 9.5],
    t16: [3.0, 13.0, 12.0, 17.5, 33.5, 19.0, 10.5, 15.0, 18.0, 20.5, 11.0, 8.0],
}, name='outlives').AddVariations('float16').DisableLifeTimeVariation()

# The last reader of what it reads is itself; its result is read much later.
# Expected values: float64 formula.
x1 = Input('x1', (U8, [1, 2, 2, 3], 0.5, 120))
c2 = Parameter('c2', (U8, [1], 0.5, 120), [123])
t3 = Internal('t3', (U8, [1, 2, 2, 3], 0.5, 120))
t4 = Internal('t4', (U8, [2, 2, 3], 0.5, 120))
t5 = Internal('t5', (U8, [2, 2, 1, 3], 0.5, 120))
x6 = Input('x6', (U8, [2, 2, 1, 3], 0.5, 120))
c7 = Parameter('c7', (U8, [1], 0.5, 120), [123])
t8 = Internal('t8', (U8, [2, 2, 1, 3], 0.5, 120))
x9 = Input('x9', (U8, [2, 2, 1, 3], 0.5, 120))
c10 = Parameter('c10', (U8, [1], 0.5, 120), [123])
t11 = Internal('t11', (U8, [2, 2, 1, 3], 0.5, 120))
t12 = Internal('t12', (U8, [2, 2, 1, 3], 0.5, 120))
t13 = Output('t13', (U8, [2, 2, 1, 3], 0.5, 120))
t14 = Output('t14', (U8, [2, 2, 1, 3], 0.5, 120))
c15 = Parameter('c15', (U8, [1], 0.5, 120), [121])
t16 = Output('t16', (U8, [2, 2, 1, 3], 0.5, 120))
model = Model()
model.Operation('ADD', x1, c2, 0).To(t3)
model.Operation('SQUEEZE', t3, [0]).To(t4)
model.Operation('EXPAND_DIMS', t4, 2).To(t5)
model.Operation('ADD', x6, c7, 0).To(t8)
model.Operation('ADD', x9, c10, 0).To(t11)
model.Operation('MAXIMUM', t8, t11).To(t12)
model.Operation('SUB', t8, t11, 0).To(t13)
model.Operation('SUB', t12, t8, 0).To(t14)
model.Operation('SUB', t5, c15, 0).To(t16)
Example({
    x1: [124, 144, 142, 153, 185, 156, 139, 148, 154, 159, 140, 134],
    x6: [136, 139, 163, 126, 167, 151, 143, 184, 173, 183, 135, 134],
    x9: [175, 144, 134, 135, 166, 123, 185, 180, 167, 183, 154, 153],
    t13: [81, 115, 149, 111, 121, 148, 78, 124, 126, 120, 101, 101],
    t14: [159, 125, 120, 129, 120, 120, 162, 120, 120, 120, 139, 139],
    t16: [126, 146, 144, 155, 187, 158, 141, 150, 156, 161, 142, 136],
}, name='outlives_quant8').AddVariations(signed(x1, c2, t3, t4, t5, x6, c7, t8, x9, c10, t11, t12, t13, t14, c15, t16)).DisableLifeTimeVariation()

# Its result is read at once, what it reads much later.
# Expected values: float64 formula.
x1 = Input('x1', (F32, [1, 2, 2, 3]))
c2 = Parameter('c2', (F32, [1]), [1.5])
t3 = Internal('t3', (F32, [1, 2, 2, 3]))
t4 = Internal('t4', (F32, [2, 2, 3]))
t5 = Internal('t5', (F32, [2, 2, 1, 3]))
c6 = Parameter('c6', (F32, [1]), [0.5])
t7 = Output('t7', (F32, [2, 2, 1, 3]))
x8 = Input('x8', (F32, [2, 2, 1, 3]))
c9 = Parameter('c9', (F32, [1]), [1.5])
t10 = Internal('t10', (F32, [2, 2, 1, 3]))
x11 = Input('x11', (F32, [2, 2, 1, 3]))
c12 = Parameter('c12', (F32, [1]), [1.5])
t13 = Internal('t13', (F32, [2, 2, 1, 3]))
t14 = Internal('t14', (F32, [2, 2, 1, 3]))
t15 = Output('t15', (F32, [2, 2, 1, 3]))
t16 = Output('t16', (F32, [2, 2, 1, 3]))
c17 = Parameter('c17', (F32, [1]), [0.5])
t18 = Output('t18', (F32, [1, 2, 2, 3]))
model = Model()
model.Operation('ADD', x1, c2, 0).To(t3)
model.Operation('SQUEEZE', t3, [0]).To(t4)
model.Operation('EXPAND_DIMS', t4, 2).To(t5)
model.Operation('SUB', t5, c6, 0).To(t7)
model.Operation('ADD', x8, c9, 0).To(t10)
model.Operation('ADD', x11, c12, 0).To(t13)
model.Operation('MAXIMUM', t10, t13).To(t14)
model.Operation('SUB', t10, t13, 0).To(t15)
model.Operation('SUB', t14, t10, 0).To(t16)
model.Operation('SUB', t3, c17, 0).To(t18)
Example({
    x1: [22.0, 20.0, 31.0, 32.5, 4.0, 25.5, 19.0, 28.5, 29.5, 15.0, 8.5, 20.5],
    t7: [23.0, 21.0, 32.0, 33.5, 5.0, 26.5, 20.0, 29.5, 30.5, 16.0, 9.5, 21.5],
    x8: [11.5, 29.5, 21.0, 16.0, 32.5, 9.5, 13.5, 26.5, 18.0, 23.0, 5.0, 19.0],
    x11: [27.5, 31.5, 21.0, 32.0, 19.5, 18.0, 15.5, 16.0, 24.0, 25.5, 7.5, 18.5],
    t15: [-16.0, -2.0, 0.0, -16.0, 13.0, -8.5, -2.0, 10.5, -6.0, -2.5, -2.5, 0.5],
    t16: [16.0, 2.0, 0.0, 16.0, 0.0, 8.5, 2.0, 0.0, 6.0, 2.5, 2.5, 0.0],
    t18: [23.0, 21.0, 32.0, 33.5, 5.0, 26.5, 20.0, 29.5, 30.5, 16.0, 9.5, 21.5],
}, name='outlived').AddVariations('float16').DisableLifeTimeVariation()

# Its result is read at once, what it reads much later.
# Expected values: float64 formula.
x1 = Input('x1', (U8, [1, 2, 2, 3], 0.5, 120))
c2 = Parameter('c2', (U8, [1], 0.5, 120), [123])
t3 = Internal('t3', (U8, [1, 2, 2, 3], 0.5, 120))
t4 = Internal('t4', (U8, [2, 2, 3], 0.5, 120))
t5 = Internal('t5', (U8, [2, 2, 1, 3], 0.5, 120))
c6 = Parameter('c6', (U8, [1], 0.5, 120), [121])
t7 = Output('t7', (U8, [2, 2, 1, 3], 0.5, 120))
x8 = Input('x8', (U8, [2, 2, 1, 3], 0.5, 120))
c9 = Parameter('c9', (U8, [1], 0.5, 120), [123])
t10 = Internal('t10', (U8, [2, 2, 1, 3], 0.5, 120))
x11 = Input('x11', (U8, [2, 2, 1, 3], 0.5, 120))
c12 = Parameter('c12', (U8, [1], 0.5, 120), [123])
t13 = Internal('t13', (U8, [2, 2, 1, 3], 0.5, 120))
t14 = Internal('t14', (U8, [2, 2, 1, 3], 0.5, 120))
t15 = Output('t15', (U8, [2, 2, 1, 3], 0.5, 120))
t16 = Output('t16', (U8, [2, 2, 1, 3], 0.5, 120))
c17 = Parameter('c17', (U8, [1], 0.5, 120), [121])
t18 = Output('t18', (U8, [1, 2, 2, 3], 0.5, 120))
model = Model()
model.Operation('ADD', x1, c2, 0).To(t3)
model.Operation('SQUEEZE', t3, [0]).To(t4)
model.Operation('EXPAND_DIMS', t4, 2).To(t5)
model.Operation('SUB', t5, c6, 0).To(t7)
model.Operation('ADD', x8, c9, 0).To(t10)
model.Operation('ADD', x11, c12, 0).To(t13)
model.Operation('MAXIMUM', t10, t13).To(t14)
model.Operation('SUB', t10, t13, 0).To(t15)
model.Operation('SUB', t14, t10, 0).To(t16)
model.Operation('SUB', t3, c17, 0).To(t18)
Example({
    x1: [164, 160, 182, 185, 128, 171, 158, 177, 179, 150, 137, 161],
    t7: [166, 162, 184, 187, 130, 173, 160, 179, 181, 152, 139, 163],
    x8: [143, 179, 162, 152, 185, 139, 147, 173, 156, 166, 130, 158],
    x11: [175, 183, 162, 184, 159, 156, 151, 152, 168, 171, 135, 157],
    t15: [88, 116, 120, 88, 146, 103, 116, 141, 108, 115, 115, 121],
    t16: [152, 124, 120, 152, 120, 137, 124, 120, 132, 125, 125, 120],
    t18: [166, 162, 184, 187, 130, 173, 160, 179, 181, 152, 139, 163],
}, name='outlived_quant8').AddVariations(signed(x1, c2, t3, t4, t5, c6, t7, x8, c9, t10, x11, c12, t13, t14, t15, t16, c17, t18)).DisableLifeTimeVariation()

# What is computed of its result in place leaves what it reads as it is.
# Expected values: float64 formula.
x1 = Input('x1', (F32, [1, 2, 2, 3]))
c2 = Parameter('c2', (F32, [1]), [1.5])
t3 = Internal('t3', (F32, [1, 2, 2, 3]))
t4 = Internal('t4', (F32, [2, 2, 3]))
t5 = Internal('t5', (F32, [2, 2, 1, 3]))
t6 = Output('t6', (F32, [2, 2, 1, 3]))
x7 = Input('x7', (F32, [2, 2, 1, 3]))
c8 = Parameter('c8', (F32, [1]), [1.5])
t9 = Internal('t9', (F32, [2, 2, 1, 3]))
x10 = Input('x10', (F32, [2, 2, 1, 3]))
c11 = Parameter('c11', (F32, [1]), [1.5])
t12 = Internal('t12', (F32, [2, 2, 1, 3]))
t13 = Internal('t13', (F32, [2, 2, 1, 3]))
t14 = Output('t14', (F32, [2, 2, 1, 3]))
t15 = Output('t15', (F32, [2, 2, 1, 3]))
c16 = Parameter('c16', (F32, [1]), [0.5])
t17 = Output('t17', (F32, [1, 2, 2, 3]))
model = Model()
model.Operation('ADD', x1, c2, 0).To(t3)
model.Operation('SQUEEZE', t3, [0]).To(t4)
model.Operation('EXPAND_DIMS', t4, 2).To(t5)
model.Operation('RELU6', t5).To(t6)
model.Operation('ADD', x7, c8, 0).To(t9)
model.Operation('ADD', x10, c11, 0).To(t12)
model.Operation('MAXIMUM', t9, t12).To(t13)
model.Operation('SUB', t9, t12, 0).To(t14)
model.Operation('SUB', t13, t9, 0).To(t15)
model.Operation('SUB', t3, c16, 0).To(t17)
Example({
    x1: [7.0, 12.0, 13.0, 22.5, 8.5, 9.5, 15.0, 21.5, 28.0, 12.5, 27.0, 31.5],
    t6: [6.0, 6.0, 6.0, 6.0, 6.0, 6.0, 6.0, 6.0, 6.0, 6.0, 6.0, 6.0],
    x7: [10.5, 11.5, 27.0, 13.5, 31.5, 24.0, 7.0, 26.5, 18.0, 29.0, 21.5, 14.5],
    x10: [13.0, 18.5, 5.0, 29.5, 19.0, 11.5, 2.0, 7.5, 5.5, 12.5, 21.0, 27.0],
    t14: [-2.5, -7.0, 22.0, -16.0, 12.5, 12.5, 5.0, 19.0, 12.5, 16.5, 0.5, -12.5],
    t15: [2.5, 7.0, 0.0, 16.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 12.5],
    t17: [8.0, 13.0, 14.0, 23.5, 9.5, 10.5, 16.0, 22.5, 29.0, 13.5, 28.0, 32.5],
}, name='changed').AddVariations('float16').DisableLifeTimeVariation()

# What is computed of its result in place leaves what it reads as it is.
# Expected values: float64 formula.
x1 = Input('x1', (U8, [1, 2, 2, 3], 0.5, 120))
c2 = Parameter('c2', (U8, [1], 0.5, 120), [123])
t3 = Internal('t3', (U8, [1, 2, 2, 3], 0.5, 120))
t4 = Internal('t4', (U8, [2, 2, 3], 0.5, 120))
t5 = Internal('t5', (U8, [2, 2, 1, 3], 0.5, 120))
t6 = Output('t6', (U8, [2, 2, 1, 3], 0.5, 120))
x7 = Input('x7', (U8, [2, 2, 1, 3], 0.5, 120))
c8 = Parameter('c8', (U8, [1], 0.5, 120), [123])
t9 = Internal('t9', (U8, [2, 2, 1, 3], 0.5, 120))
x10 = Input('x10', (U8, [2, 2, 1, 3], 0.5, 120))
c11 = Parameter('c11', (U8, [1], 0.5, 120), [123])
t12 = Internal('t12', (U8, [2, 2, 1, 3], 0.5, 120))
t13 = Internal('t13', (U8, [2, 2, 1, 3], 0.5, 120))
t14 = Output('t14', (U8, [2, 2, 1, 3], 0.5, 120))
t15 = Output('t15', (U8, [2, 2, 1, 3], 0.5, 120))
c16 = Parameter('c16', (U8, [1], 0.5, 120), [121])
t17 = Output('t17', (U8, [1, 2, 2, 3], 0.5, 120))
model = Model()
model.Operation('ADD', x1, c2, 0).To(t3)
model.Operation('SQUEEZE', t3, [0]).To(t4)
model.Operation('EXPAND_DIMS', t4, 2).To(t5)
model.Operation('RELU6', t5).To(t6)
model.Operation('ADD', x7, c8, 0).To(t9)
model.Operation('ADD', x10, c11, 0).To(t12)
model.Operation('MAXIMUM', t9, t12).To(t13)
model.Operation('SUB', t9, t12, 0).To(t14)
model.Operation('SUB', t13, t9, 0).To(t15)
model.Operation('SUB', t3, c16, 0).To(t17)
Example({
    x1: [134, 144, 146, 165, 137, 139, 150, 163, 176, 145, 174, 183],
    t6: [132, 132, 132, 132, 132, 132, 132, 132, 132, 132, 132, 132],
    x7: [141, 143, 174, 147, 183, 168, 134, 173, 156, 178, 163, 149],
    x10: [146, 157, 130, 179, 158, 143, 124, 135, 131, 145, 162, 174],
    t14: [115, 106, 164, 88, 145, 145, 130, 158, 145, 153, 121, 95],
    t15: [125, 134, 120, 152, 120, 120, 120, 120, 120, 120, 120, 145],
    t17: [136, 146, 148, 167, 139, 141, 152, 165, 178, 147, 176, 185],
}, name='changed_quant8').AddVariations(signed(x1, c2, t3, t4, t5, t6, x7, c8, t9, x10, c11, t12, t13, t14, t15, c16, t17)).DisableLifeTimeVariation()

# A view of its result is read when neither is read any more.
# Expected values: float64 formula.
x1 = Input('x1', (F32, [1, 2, 2, 3]))
c2 = Parameter('c2', (F32, [1]), [1.5])
t3 = Internal('t3', (F32, [1, 2, 2, 3]))
t4 = Internal('t4', (F32, [2, 2, 3]))
t5 = Internal('t5', (F32, [2, 2, 1, 3]))
t6 = Internal('t6', (F32, [12]))
x7 = Input('x7', (F32, [2, 2, 1, 3]))
c8 = Parameter('c8', (F32, [1]), [1.5])
t9 = Internal('t9', (F32, [2, 2, 1, 3]))
x10 = Input('x10', (F32, [2, 2, 1, 3]))
c11 = Parameter('c11', (F32, [1]), [1.5])
t12 = Internal('t12', (F32, [2, 2, 1, 3]))
t13 = Internal('t13', (F32, [2, 2, 1, 3]))
t14 = Output('t14', (F32, [2, 2, 1, 3]))
t15 = Output('t15', (F32, [2, 2, 1, 3]))
c16 = Parameter('c16', (F32, [1]), [0.5])
t17 = Output('t17', (F32, [12]))
model = Model()
model.Operation('ADD', x1, c2, 0).To(t3)
model.Operation('SQUEEZE', t3, [0]).To(t4)
model.Operation('EXPAND_DIMS', t4, 2).To(t5)
model.Operation('RESHAPE', t5, [-1]).To(t6)
model.Operation('ADD', x7, c8, 0).To(t9)
model.Operation('ADD', x10, c11, 0).To(t12)
model.Operation('MAXIMUM', t9, t12).To(t13)
model.Operation('SUB', t9, t12, 0).To(t14)
model.Operation('SUB', t13, t9, 0).To(t15)
model.Operation('SUB', t6, c16, 0).To(t17)
Example({
    x1: [12.0, 25.5, 24.5, 23.0, 32.0, 14.0, 28.5, 19.5, 16.0, 26.0, 22.0, 25.0],
    x7: [3.5, 12.0, 15.0, 16.5, 6.0, 26.0, 33.0, 23.5, 7.5, 3.0, 12.5, 10.0],
    x10: [32.0, 18.0, 15.0, 22.0, 6.0, 19.0, 3.5, 27.0, 1.5, 30.5, 22.5, 12.0],
    t14: [-28.5, -6.0, 0.0, -5.5, 0.0, 7.0, 29.5, -3.5, 6.0, -27.5, -10.0, -2.0],
    t15: [28.5, 6.0, 0.0, 5.5, 0.0, 0.0, 0.0, 3.5, 0.0, 27.5, 10.0, 2.0],
    t17: [13.0, 26.5, 25.5, 24.0, 33.0, 15.0, 29.5, 20.5, 17.0, 27.0, 23.0, 26.0],
}, name='chained').AddVariations('float16').DisableLifeTimeVariation()

# A view of its result is read when neither is read any more.
# Expected values: float64 formula.
x1 = Input('x1', (U8, [1, 2, 2, 3], 0.5, 120))
c2 = Parameter('c2', (U8, [1], 0.5, 120), [123])
t3 = Internal('t3', (U8, [1, 2, 2, 3], 0.5, 120))
t4 = Internal('t4', (U8, [2, 2, 3], 0.5, 120))
t5 = Internal('t5', (U8, [2, 2, 1, 3], 0.5, 120))
t6 = Internal('t6', (U8, [12], 0.5, 120))
x7 = Input('x7', (U8, [2, 2, 1, 3], 0.5, 120))
c8 = Parameter('c8', (U8, [1], 0.5, 120), [123])
t9 = Internal('t9', (U8, [2, 2, 1, 3], 0.5, 120))
x10 = Input('x10', (U8, [2, 2, 1, 3], 0.5, 120))
c11 = Parameter('c11', (U8, [1], 0.5, 120), [123])
t12 = Internal('t12', (U8, [2, 2, 1, 3], 0.5, 120))
t13 = Internal('t13', (U8, [2, 2, 1, 3], 0.5, 120))
t14 = Output('t14', (U8, [2, 2, 1, 3], 0.5, 120))
t15 = Output('t15', (U8, [2, 2, 1, 3], 0.5, 120))
c16 = Parameter('c16', (U8, [1], 0.5, 120), [121])
t17 = Output('t17', (U8, [12], 0.5, 120))
model = Model()
model.Operation('ADD', x1, c2, 0).To(t3)
model.Operation('SQUEEZE', t3, [0]).To(t4)
model.Operation('EXPAND_DIMS', t4, 2).To(t5)
model.Operation('RESHAPE', t5, [-1]).To(t6)
model.Operation('ADD', x7, c8, 0).To(t9)
model.Operation('ADD', x10, c11, 0).To(t12)
model.Operation('MAXIMUM', t9, t12).To(t13)
model.Operation('SUB', t9, t12, 0).To(t14)
model.Operation('SUB', t13, t9, 0).To(t15)
model.Operation('SUB', t6, c16, 0).To(t17)
Example({
    x1: [144, 171, 169, 166, 184, 148, 177, 159, 152, 172, 164, 170],
    x7: [127, 144, 150, 153, 132, 172, 186, 167, 135, 126, 145, 140],
    x10: [184, 156, 150, 164, 132, 158, 127, 174, 123, 181, 165, 144],
    t14: [63, 108, 120, 109, 120, 134, 179, 113, 132, 65, 100, 116],
    t15: [177, 132, 120, 131, 120, 120, 120, 127, 120, 175, 140, 124],
    t17: [146, 173, 171, 168, 186, 150, 179, 161, 154, 174, 166, 172],
}, name='chained_quant8').AddVariations(signed(x1, c2, t3, t4, t5, t6, x7, c8, t9, x10, c11, t12, t13, t14, t15, c16, t17)).DisableLifeTimeVariation()
