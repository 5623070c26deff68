# Licensed under the Apache License, Version 2.0; see LICENSE.
# Written by 'python -m corpus' from corpus/families/batch_matmul.py; do not edit.
#
# BATCH_MATMUL: what is reduced is another operation's result, with axes of its own.

F32 = 'TENSOR_FLOAT32'

# Transposed operands become flags of the product only if the last two sides are swapped.
# Expected values: float64 formula.
x1 = Input('x1', (F32, [2, 2, 2]))
t3 = Internal('t3', (F32, [2, 2, 2]))
t4 = Internal('t4', (F32, [2, 2, 2]))
t5 = Internal('t5', (F32, [4, 2]))
x2 = Input('x2', (F32, [2, 2, 2]))
t8 = Output('t8', (F32, [2, 2, 2]))
t9 = Output('t9', (F32, [2, 2, 2]))
t10 = Output('t10', (F32, [2, 2, 2]))
t11 = Output('t11', (F32, [2, 2, 2]))
c6 = Parameter('c6', (F32, [2, 2]), [1.0, -2.0, 3.0, 0.5])
t12 = Internal('t12', (F32, [2, 2]))
c7 = Parameter('c7', (F32, [2]), [1.0, -1.0])
t13 = Output('t13', (F32, [4, 2]))
t14 = Output('t14', (F32, [4, 2]))
model = Model()
model.Operation('TRANSPOSE', x1, [0, 2, 1]).To(t3)
model.Operation('TRANSPOSE', x1, [1, 0, 2]).To(t4)
model.Operation('RESHAPE', x1, [4, 2]).To(t5)
model.Operation('BATCH_MATMUL', t3, x2, False, False).To(t8)
model.Operation('BATCH_MATMUL', t3, x2, True, False).To(t9)
model.Operation('BATCH_MATMUL', t4, x2, False, True).To(t10)
model.Operation('BATCH_MATMUL', x2, t4, False, False).To(t11)
model.Operation('TRANSPOSE', c6, [1, 0]).To(t12)
model.Operation('FULLY_CONNECTED', t5, t12, c7, 0).To(t13)
model.Operation('FULLY_CONNECTED', t4, c6, c7, 0).To(t14)
Example({
    x1: [1.8125, 0.8125, -2.5625, -1.625, 0.0625, -0.5, 1.875, 3.375],
    x2: [3.4375, 0.9375, -3.1875, -1.5, -2.3125, 0.375, 1.75, 2.1875],
    t8: [14.3984375, 5.5429688, 7.9726562, 3.1992188, 3.1367188, 4.125, 7.0625, 7.1953125],
    t9: [3.640625, 0.48046875, -3.6289062, 0.03515625, -1.0195312, -1.0703125, 1.5703125, 8.0859375],
    t10: [6.9921875, -6.9960938, -0.25390625, 0.55078125, 5.3164062, -8.0390625, -3.0703125, 10.6640625],
    t11: [6.2890625, 2.3242188, -5.8710938, -1.8398438, 6.6289062, 5.0234375, -0.3828125, 4.5390625],
    t13: [5.25, -4.21875, -6.4375, 3.3125, -0.4375, -1.375, 13.0, -3.0625],
    t14: [1.1875, 4.84375, 2.0625, -1.0625, 1.6875, -9.5, -3.875, 6.3125],
}, name='turned').AddVariations('float16').DisableLifeTimeVariation()

# Transposed operands become flags of the product only if the last two sides are swapped. Each
# result has one reader.
# Expected values: float64 formula.
x1 = Input('x1', (F32, [2, 2, 2]))
t15 = Internal('t15', (F32, [2, 2, 2]))
x2 = Input('x2', (F32, [2, 2, 2]))
t16 = Output('t16', (F32, [2, 2, 2]))
t17 = Internal('t17', (F32, [2, 2, 2]))
t18 = Output('t18', (F32, [2, 2, 2]))
t19 = Internal('t19', (F32, [2, 2, 2]))
t20 = Output('t20', (F32, [2, 2, 2]))
t21 = Internal('t21', (F32, [2, 2, 2]))
t22 = Output('t22', (F32, [2, 2, 2]))
t23 = Internal('t23', (F32, [4, 2]))
c6 = Parameter('c6', (F32, [2, 2]), [1.0, -2.0, 3.0, 0.5])
t24 = Internal('t24', (F32, [2, 2]))
c7 = Parameter('c7', (F32, [2]), [1.0, -1.0])
t25 = Output('t25', (F32, [4, 2]))
t26 = Internal('t26', (F32, [2, 2, 2]))
t27 = Output('t27', (F32, [4, 2]))
model = Model()
model.Operation('TRANSPOSE', x1, [0, 2, 1]).To(t15)
model.Operation('BATCH_MATMUL', t15, x2, False, False).To(t16)
model.Operation('TRANSPOSE', x1, [0, 2, 1]).To(t17)
model.Operation('BATCH_MATMUL', t17, x2, True, False).To(t18)
model.Operation('TRANSPOSE', x1, [1, 0, 2]).To(t19)
model.Operation('BATCH_MATMUL', t19, x2, False, True).To(t20)
model.Operation('TRANSPOSE', x1, [1, 0, 2]).To(t21)
model.Operation('BATCH_MATMUL', x2, t21, False, False).To(t22)
model.Operation('RESHAPE', x1, [4, 2]).To(t23)
model.Operation('TRANSPOSE', c6, [1, 0]).To(t24)
model.Operation('FULLY_CONNECTED', t23, t24, c7, 0).To(t25)
model.Operation('TRANSPOSE', x1, [1, 0, 2]).To(t26)
model.Operation('FULLY_CONNECTED', t26, c6, c7, 0).To(t27)
Example({
    x1: [1.8125, 0.8125, -2.5625, -1.625, 0.0625, -0.5, 1.875, 3.375],
    x2: [3.4375, 0.9375, -3.1875, -1.5, -2.3125, 0.375, 1.75, 2.1875],
    t16: [14.3984375, 5.5429688, 7.9726562, 3.1992188, 3.1367188, 4.125, 7.0625, 7.1953125],
    t18: [3.640625, 0.48046875, -3.6289062, 0.03515625, -1.0195312, -1.0703125, 1.5703125, 8.0859375],
    t20: [6.9921875, -6.9960938, -0.25390625, 0.55078125, 5.3164062, -8.0390625, -3.0703125, 10.6640625],
    t22: [6.2890625, 2.3242188, -5.8710938, -1.8398438, 6.6289062, 5.0234375, -0.3828125, 4.5390625],
    t25: [5.25, -4.21875, -6.4375, 3.3125, -0.4375, -1.375, 13.0, -3.0625],
    t27: [1.1875, 4.84375, 2.0625, -1.0625, 1.6875, -9.5, -3.875, 6.3125],
}, name='turned_unshared').AddVariations('float16').DisableLifeTimeVariation()
