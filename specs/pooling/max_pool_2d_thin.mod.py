# Licensed under the Apache License, Version 2.0; see LICENSE.
# Written by 'python -m corpus' from corpus/families/pooling.py; do not edit.
#
# MAX_POOL_2D: images of one row, one column or one pixel.

# Of one and of two in a batch.
# Expected values: float64 formula.
x1 = Input('x1', ('TENSOR_FLOAT32', [1, 1, 1, 2]))
t2 = Output('t2', ('TENSOR_FLOAT32', [1, 1, 1, 2]))
t3 = Output('t3', ('TENSOR_FLOAT32', [1, 1, 1, 2]))
t4 = Output('t4', ('TENSOR_FLOAT32', [1, 1, 1, 2]))
t5 = Output('t5', ('TENSOR_FLOAT32', [1, 1, 1, 2]))
t6 = Output('t6', ('TENSOR_FLOAT32', [1, 1, 1, 2]))
t7 = Output('t7', ('TENSOR_FLOAT32', [1, 1, 1, 2]))
x8 = Input('x8', ('TENSOR_FLOAT32', [2, 1, 4, 2]))
t9 = Output('t9', ('TENSOR_FLOAT32', [2, 1, 4, 2]))
t10 = Output('t10', ('TENSOR_FLOAT32', [2, 1, 4, 2]))
t11 = Output('t11', ('TENSOR_FLOAT32', [2, 1, 2, 2]))
t12 = Output('t12', ('TENSOR_FLOAT32', [2, 1, 4, 2]))
t13 = Output('t13', ('TENSOR_FLOAT32', [2, 1, 4, 2]))
t14 = Output('t14', ('TENSOR_FLOAT32', [2, 1, 4, 2]))
x15 = Input('x15', ('TENSOR_FLOAT32', [1, 1, 5, 2]))
t16 = Output('t16', ('TENSOR_FLOAT32', [1, 1, 5, 2]))
t17 = Output('t17', ('TENSOR_FLOAT32', [1, 1, 5, 2]))
t18 = Output('t18', ('TENSOR_FLOAT32', [1, 1, 3, 2]))
t19 = Output('t19', ('TENSOR_FLOAT32', [1, 1, 5, 2]))
t20 = Output('t20', ('TENSOR_FLOAT32', [1, 1, 5, 2]))
t21 = Output('t21', ('TENSOR_FLOAT32', [1, 1, 5, 2]))
x22 = Input('x22', ('TENSOR_FLOAT32', [2, 1, 8, 2]))
t23 = Output('t23', ('TENSOR_FLOAT32', [2, 1, 8, 2]))
t24 = Output('t24', ('TENSOR_FLOAT32', [2, 1, 8, 2]))
t25 = Output('t25', ('TENSOR_FLOAT32', [2, 1, 4, 2]))
t26 = Output('t26', ('TENSOR_FLOAT32', [2, 1, 8, 2]))
t27 = Output('t27', ('TENSOR_FLOAT32', [2, 1, 8, 2]))
t28 = Output('t28', ('TENSOR_FLOAT32', [2, 1, 8, 2]))
x29 = Input('x29', ('TENSOR_FLOAT32', [1, 4, 1, 2]))
t30 = Output('t30', ('TENSOR_FLOAT32', [1, 4, 1, 2]))
t31 = Output('t31', ('TENSOR_FLOAT32', [1, 4, 1, 2]))
t32 = Output('t32', ('TENSOR_FLOAT32', [1, 2, 1, 2]))
t33 = Output('t33', ('TENSOR_FLOAT32', [1, 4, 1, 2]))
t34 = Output('t34', ('TENSOR_FLOAT32', [1, 4, 1, 2]))
t35 = Output('t35', ('TENSOR_FLOAT32', [1, 2, 1, 2]))
x36 = Input('x36', ('TENSOR_FLOAT32', [2, 7, 1, 2]))
t37 = Output('t37', ('TENSOR_FLOAT32', [2, 7, 1, 2]))
t38 = Output('t38', ('TENSOR_FLOAT32', [2, 7, 1, 2]))
t39 = Output('t39', ('TENSOR_FLOAT32', [2, 4, 1, 2]))
t40 = Output('t40', ('TENSOR_FLOAT32', [2, 7, 1, 2]))
t41 = Output('t41', ('TENSOR_FLOAT32', [2, 7, 1, 2]))
t42 = Output('t42', ('TENSOR_FLOAT32', [2, 4, 1, 2]))
x43 = Input('x43', ('TENSOR_FLOAT32', [1, 2, 2, 2]))
t44 = Output('t44', ('TENSOR_FLOAT32', [1, 2, 2, 2]))
t45 = Output('t45', ('TENSOR_FLOAT32', [1, 2, 2, 2]))
t46 = Output('t46', ('TENSOR_FLOAT32', [1, 1, 1, 2]))
t47 = Output('t47', ('TENSOR_FLOAT32', [1, 2, 2, 2]))
t48 = Output('t48', ('TENSOR_FLOAT32', [1, 2, 2, 2]))
t49 = Output('t49', ('TENSOR_FLOAT32', [1, 1, 2, 2]))
model = Model()
model.Operation('MAX_POOL_2D', x1, 1, 1, 1, 3, 3, 0, False).To(t2)
model.Operation('MAX_POOL_2D', x1, 1, 1, 1, 1, 1, 1, 3, 3, 0, False).To(t3)
model.Operation('MAX_POOL_2D', x1, 1, 2, 2, 3, 3, 0, False).To(t4)
model.Operation('MAX_POOL_2D', x1, 0, 0, 1, 1, 1, 1, 1, 3, 0, False).To(t5)
model.Operation('MAX_POOL_2D', x1, 1, 1, 0, 0, 1, 1, 3, 1, 0, False).To(t6)
model.Operation('MAX_POOL_2D', x1, 1, 1, 2, 2, 2, 0, False).To(t7)
model.Operation('MAX_POOL_2D', x8, 1, 1, 1, 3, 3, 0, False).To(t9)
model.Operation('MAX_POOL_2D', x8, 1, 1, 1, 1, 1, 1, 3, 3, 0, False).To(t10)
model.Operation('MAX_POOL_2D', x8, 1, 2, 2, 3, 3, 0, False).To(t11)
model.Operation('MAX_POOL_2D', x8, 0, 0, 1, 1, 1, 1, 1, 3, 0, False).To(t12)
model.Operation('MAX_POOL_2D', x8, 1, 1, 0, 0, 1, 1, 3, 1, 0, False).To(t13)
model.Operation('MAX_POOL_2D', x8, 1, 1, 2, 2, 2, 0, False).To(t14)
model.Operation('MAX_POOL_2D', x15, 1, 1, 1, 3, 3, 0, False).To(t16)
model.Operation('MAX_POOL_2D', x15, 1, 1, 1, 1, 1, 1, 3, 3, 0, False).To(t17)
model.Operation('MAX_POOL_2D', x15, 1, 2, 2, 3, 3, 0, False).To(t18)
model.Operation('MAX_POOL_2D', x15, 0, 0, 1, 1, 1, 1, 1, 3, 0, False).To(t19)
model.Operation('MAX_POOL_2D', x15, 1, 1, 0, 0, 1, 1, 3, 1, 0, False).To(t20)
model.Operation('MAX_POOL_2D', x15, 1, 1, 2, 2, 2, 0, False).To(t21)
model.Operation('MAX_POOL_2D', x22, 1, 1, 1, 3, 3, 0, False).To(t23)
model.Operation('MAX_POOL_2D', x22, 1, 1, 1, 1, 1, 1, 3, 3, 0, False).To(t24)
model.Operation('MAX_POOL_2D', x22, 1, 2, 2, 3, 3, 0, False).To(t25)
model.Operation('MAX_POOL_2D', x22, 0, 0, 1, 1, 1, 1, 1, 3, 0, False).To(t26)
model.Operation('MAX_POOL_2D', x22, 1, 1, 0, 0, 1, 1, 3, 1, 0, False).To(t27)
model.Operation('MAX_POOL_2D', x22, 1, 1, 2, 2, 2, 0, False).To(t28)
model.Operation('MAX_POOL_2D', x29, 1, 1, 1, 3, 3, 0, False).To(t30)
model.Operation('MAX_POOL_2D', x29, 1, 1, 1, 1, 1, 1, 3, 3, 0, False).To(t31)
model.Operation('MAX_POOL_2D', x29, 1, 2, 2, 3, 3, 0, False).To(t32)
model.Operation('MAX_POOL_2D', x29, 0, 0, 1, 1, 1, 1, 1, 3, 0, False).To(t33)
model.Operation('MAX_POOL_2D', x29, 1, 1, 0, 0, 1, 1, 3, 1, 0, False).To(t34)
model.Operation('MAX_POOL_2D', x29, 1, 1, 2, 2, 2, 0, False).To(t35)
model.Operation('MAX_POOL_2D', x36, 1, 1, 1, 3, 3, 0, False).To(t37)
model.Operation('MAX_POOL_2D', x36, 1, 1, 1, 1, 1, 1, 3, 3, 0, False).To(t38)
model.Operation('MAX_POOL_2D', x36, 1, 2, 2, 3, 3, 0, False).To(t39)
model.Operation('MAX_POOL_2D', x36, 0, 0, 1, 1, 1, 1, 1, 3, 0, False).To(t40)
model.Operation('MAX_POOL_2D', x36, 1, 1, 0, 0, 1, 1, 3, 1, 0, False).To(t41)
model.Operation('MAX_POOL_2D', x36, 1, 1, 2, 2, 2, 0, False).To(t42)
model.Operation('MAX_POOL_2D', x43, 1, 1, 1, 3, 3, 0, False).To(t44)
model.Operation('MAX_POOL_2D', x43, 1, 1, 1, 1, 1, 1, 3, 3, 0, False).To(t45)
model.Operation('MAX_POOL_2D', x43, 1, 2, 2, 3, 3, 0, False).To(t46)
model.Operation('MAX_POOL_2D', x43, 0, 0, 1, 1, 1, 1, 1, 3, 0, False).To(t47)
model.Operation('MAX_POOL_2D', x43, 1, 1, 0, 0, 1, 1, 3, 1, 0, False).To(t48)
model.Operation('MAX_POOL_2D', x43, 1, 1, 2, 2, 2, 0, False).To(t49)
Example({
    x1: [-3.0, -2.5],
    t2: [-3.0, -2.5],
    t3: [-3.0, -2.5],
    t4: [-3.0, -2.5],
    t5: [-3.0, -2.5],
    t6: [-3.0, -2.5],
    t7: [-3.0, -2.5],
    x8: [3.0, 0.5, 1.5, -1.0, -4.0, -2.5, 3.5, 0.5, 1.0, 3.0, -2.0, 3.0, -2.0, -4.0, 2.5, -0.5],
    t9: [3.0, 0.5, 3.0, 0.5, 3.5, 0.5, 3.5, 0.5, 1.0, 3.0, 1.0, 3.0, 2.5, 3.0, 2.5, -0.5],
    t10: [3.0, 0.5, 3.0, 0.5, 3.5, 0.5, 3.5, 0.5, 1.0, 3.0, 1.0, 3.0, 2.5, 3.0, 2.5, -0.5],
    t11: [3.0, 0.5, 3.5, 0.5, 1.0, 3.0, 2.5, -0.5],
    t12: [3.0, 0.5, 1.5, -1.0, -4.0, -2.5, 3.5, 0.5, 1.0, 3.0, -2.0, 3.0, -2.0, -4.0, 2.5, -0.5],
    t13: [3.0, 0.5, 3.0, 0.5, 3.5, 0.5, 3.5, 0.5, 1.0, 3.0, 1.0, 3.0, 2.5, 3.0, 2.5, -0.5],
    t14: [3.0, 0.5, 1.5, -1.0, 3.5, 0.5, 3.5, 0.5, 1.0, 3.0, -2.0, 3.0, 2.5, -0.5, 2.5, -0.5],
    x15: [-1.0, 3.0, -1.5, 2.0, 1.5, 0.5, 2.5, 1.0, -0.5, -3.0],
    t16: [-1.0, 3.0, 1.5, 3.0, 2.5, 2.0, 2.5, 1.0, 2.5, 1.0],
    t17: [-1.0, 3.0, 1.5, 3.0, 2.5, 2.0, 2.5, 1.0, 2.5, 1.0],
    t18: [-1.0, 3.0, 2.5, 2.0, 2.5, 1.0],
    t19: [-1.0, 3.0, -1.5, 2.0, 1.5, 0.5, 2.5, 1.0, -0.5, -3.0],
    t20: [-1.0, 3.0, 1.5, 3.0, 2.5, 2.0, 2.5, 1.0, 2.5, 1.0],
    t21: [-1.0, 3.0, 1.5, 2.0, 2.5, 1.0, 2.5, 1.0, -0.5, -3.0],
    x22: [-3.5, -1.0, -3.5, -3.0, 0.5, -4.0, 1.0, -2.5, -2.0, 3.5, 4.0, 2.0, 0.5, 3.0, 1.0, -2.5, 2.0, -3.5,
    4.0, -4.0, 1.0, 2.5, 4.0, 1.0, -2.0, -1.5, -3.5, 1.0, -4.0, -2.0, 4.0, 1.0],
    t23: [-3.5, -1.0, 0.5, -1.0, 1.0, -2.5, 1.0, 3.5, 4.0, 3.5, 4.0, 3.5, 4.0, 3.0, 1.0, 3.0, 4.0, -3.5, 4.0,
    2.5, 4.0, 2.5, 4.0, 2.5, 4.0, 1.0, -2.0, 1.0, 4.0, 1.0, 4.0, 1.0],
    t24: [-3.5, -1.0, 0.5, -1.0, 1.0, -2.5, 1.0, 3.5, 4.0, 3.5, 4.0, 3.5, 4.0, 3.0, 1.0, 3.0, 4.0, -3.5, 4.0,
    2.5, 4.0, 2.5, 4.0, 2.5, 4.0, 1.0, -2.0, 1.0, 4.0, 1.0, 4.0, 1.0],
    t25: [0.5, -1.0, 1.0, 3.5, 4.0, 3.5, 1.0, 3.0, 4.0, 2.5, 4.0, 2.5, -2.0, 1.0, 4.0, 1.0],
    t26: [-3.5, -1.0, -3.5, -3.0, 0.5, -4.0, 1.0, -2.5, -2.0, 3.5, 4.0, 2.0, 0.5, 3.0, 1.0, -2.5, 2.0, -3.5,
    4.0, -4.0, 1.0, 2.5, 4.0, 1.0, -2.0, -1.5, -3.5, 1.0, -4.0, -2.0, 4.0, 1.0],
    t27: [-3.5, -1.0, 0.5, -1.0, 1.0, -2.5, 1.0, 3.5, 4.0, 3.5, 4.0, 3.5, 4.0, 3.0, 1.0, 3.0, 4.0, -3.5, 4.0,
    2.5, 4.0, 2.5, 4.0, 2.5, 4.0, 1.0, -2.0, 1.0, 4.0, 1.0, 4.0, 1.0],
    t28: [-3.5, -1.0, 0.5, -3.0, 1.0, -2.5, 1.0, 3.5, 4.0, 3.5, 4.0, 3.0, 1.0, 3.0, 1.0, -2.5, 4.0, -3.5,
    4.0, 2.5, 4.0, 2.5, 4.0, 1.0, -2.0, 1.0, -3.5, 1.0, 4.0, 1.0, 4.0, 1.0],
    x29: [-1.5, 2.0, -2.0, 1.5, -3.5, 1.0, 3.0, -1.5],
    t30: [-1.5, 2.0, -1.5, 2.0, 3.0, 1.5, 3.0, 1.0],
    t31: [-1.5, 2.0, -1.5, 2.0, 3.0, 1.5, 3.0, 1.0],
    t32: [-1.5, 2.0, 3.0, 1.0],
    t33: [-1.5, 2.0, -1.5, 2.0, 3.0, 1.5, 3.0, 1.0],
    t34: [-1.5, 2.0, -2.0, 1.5, -3.5, 1.0, 3.0, -1.5],
    t35: [-1.5, 2.0, 3.0, 1.0],
    x36: [1.5, 1.0, -3.5, -3.5, -2.0, 1.5, 3.0, 1.5, 2.5, -3.5, -3.5, -3.0, -1.0, -3.5, 1.0, 1.5, -2.5, -1.5,
    0.5, -2.0, 1.0, 2.5, 4.0, -2.0, -4.0, -2.5, -3.0, -2.5],
    t37: [1.5, 1.0, 1.5, 1.5, 3.0, 1.5, 3.0, 1.5, 3.0, 1.5, 2.5, -3.0, -1.0, -3.0, 1.0, 1.5, 1.0, 1.5, 1.0,
    2.5, 4.0, 2.5, 4.0, 2.5, 4.0, -2.0, -3.0, -2.5],
    t38: [1.5, 1.0, 1.5, 1.5, 3.0, 1.5, 3.0, 1.5, 3.0, 1.5, 2.5, -3.0, -1.0, -3.0, 1.0, 1.5, 1.0, 1.5, 1.0,
    2.5, 4.0, 2.5, 4.0, 2.5, 4.0, -2.0, -3.0, -2.5],
    t39: [1.5, 1.0, 3.0, 1.5, 3.0, 1.5, -1.0, -3.0, 1.0, 1.5, 1.0, 2.5, 4.0, 2.5, -3.0, -2.5],
    t40: [1.5, 1.0, 1.5, 1.5, 3.0, 1.5, 3.0, 1.5, 3.0, 1.5, 2.5, -3.0, -1.0, -3.0, 1.0, 1.5, 1.0, 1.5, 1.0,
    2.5, 4.0, 2.5, 4.0, 2.5, 4.0, -2.0, -3.0, -2.5],
    t41: [1.5, 1.0, -3.5, -3.5, -2.0, 1.5, 3.0, 1.5, 2.5, -3.5, -3.5, -3.0, -1.0, -3.5, 1.0, 1.5, -2.5, -1.5,
    0.5, -2.0, 1.0, 2.5, 4.0, -2.0, -4.0, -2.5, -3.0, -2.5],
    t42: [1.5, 1.0, 3.0, 1.5, 2.5, -3.0, -1.0, -3.5, 1.0, 1.5, 1.0, 2.5, 4.0, -2.0, -3.0, -2.5],
    x43: [3.0, -1.0, 1.5, 2.0, 2.5, 4.0, -2.0, -3.0],
    t44: [3.0, 4.0, 3.0, 4.0, 3.0, 4.0, 3.0, 4.0],
    t45: [3.0, 4.0, 3.0, 4.0, 3.0, 4.0, 3.0, 4.0],
    t46: [3.0, 4.0],
    t47: [3.0, 4.0, 1.5, 2.0, 3.0, 4.0, 1.5, 2.0],
    t48: [3.0, 2.0, 3.0, 2.0, 2.5, 4.0, 2.5, 4.0],
    t49: [3.0, 4.0, 1.5, 2.0],
}, name='images').AddVariations('float16').DisableLifeTimeVariation()

# Of one and of two in a batch.
# Expected values: float64 formula.
x1 = Input('x1', ('TENSOR_QUANT8_ASYMM', [1, 1, 1, 2], 0.5, 120))
t2 = Output('t2', ('TENSOR_QUANT8_ASYMM', [1, 1, 1, 2], 0.5, 120))
t3 = Output('t3', ('TENSOR_QUANT8_ASYMM', [1, 1, 1, 2], 0.5, 120))
t4 = Output('t4', ('TENSOR_QUANT8_ASYMM', [1, 1, 1, 2], 0.5, 120))
t5 = Output('t5', ('TENSOR_QUANT8_ASYMM', [1, 1, 1, 2], 0.5, 120))
t6 = Output('t6', ('TENSOR_QUANT8_ASYMM', [1, 1, 1, 2], 0.5, 120))
t7 = Output('t7', ('TENSOR_QUANT8_ASYMM', [1, 1, 1, 2], 0.5, 120))
x8 = Input('x8', ('TENSOR_QUANT8_ASYMM', [2, 1, 4, 2], 0.5, 120))
t9 = Output('t9', ('TENSOR_QUANT8_ASYMM', [2, 1, 4, 2], 0.5, 120))
t10 = Output('t10', ('TENSOR_QUANT8_ASYMM', [2, 1, 4, 2], 0.5, 120))
t11 = Output('t11', ('TENSOR_QUANT8_ASYMM', [2, 1, 2, 2], 0.5, 120))
t12 = Output('t12', ('TENSOR_QUANT8_ASYMM', [2, 1, 4, 2], 0.5, 120))
t13 = Output('t13', ('TENSOR_QUANT8_ASYMM', [2, 1, 4, 2], 0.5, 120))
t14 = Output('t14', ('TENSOR_QUANT8_ASYMM', [2, 1, 4, 2], 0.5, 120))
x15 = Input('x15', ('TENSOR_QUANT8_ASYMM', [1, 1, 5, 2], 0.5, 120))
t16 = Output('t16', ('TENSOR_QUANT8_ASYMM', [1, 1, 5, 2], 0.5, 120))
t17 = Output('t17', ('TENSOR_QUANT8_ASYMM', [1, 1, 5, 2], 0.5, 120))
t18 = Output('t18', ('TENSOR_QUANT8_ASYMM', [1, 1, 3, 2], 0.5, 120))
t19 = Output('t19', ('TENSOR_QUANT8_ASYMM', [1, 1, 5, 2], 0.5, 120))
t20 = Output('t20', ('TENSOR_QUANT8_ASYMM', [1, 1, 5, 2], 0.5, 120))
t21 = Output('t21', ('TENSOR_QUANT8_ASYMM', [1, 1, 5, 2], 0.5, 120))
x22 = Input('x22', ('TENSOR_QUANT8_ASYMM', [2, 1, 8, 2], 0.5, 120))
t23 = Output('t23', ('TENSOR_QUANT8_ASYMM', [2, 1, 8, 2], 0.5, 120))
t24 = Output('t24', ('TENSOR_QUANT8_ASYMM', [2, 1, 8, 2], 0.5, 120))
t25 = Output('t25', ('TENSOR_QUANT8_ASYMM', [2, 1, 4, 2], 0.5, 120))
t26 = Output('t26', ('TENSOR_QUANT8_ASYMM', [2, 1, 8, 2], 0.5, 120))
t27 = Output('t27', ('TENSOR_QUANT8_ASYMM', [2, 1, 8, 2], 0.5, 120))
t28 = Output('t28', ('TENSOR_QUANT8_ASYMM', [2, 1, 8, 2], 0.5, 120))
x29 = Input('x29', ('TENSOR_QUANT8_ASYMM', [1, 4, 1, 2], 0.5, 120))
t30 = Output('t30', ('TENSOR_QUANT8_ASYMM', [1, 4, 1, 2], 0.5, 120))
t31 = Output('t31', ('TENSOR_QUANT8_ASYMM', [1, 4, 1, 2], 0.5, 120))
t32 = Output('t32', ('TENSOR_QUANT8_ASYMM', [1, 2, 1, 2], 0.5, 120))
t33 = Output('t33', ('TENSOR_QUANT8_ASYMM', [1, 4, 1, 2], 0.5, 120))
t34 = Output('t34', ('TENSOR_QUANT8_ASYMM', [1, 4, 1, 2], 0.5, 120))
t35 = Output('t35', ('TENSOR_QUANT8_ASYMM', [1, 2, 1, 2], 0.5, 120))
x36 = Input('x36', ('TENSOR_QUANT8_ASYMM', [2, 7, 1, 2], 0.5, 120))
t37 = Output('t37', ('TENSOR_QUANT8_ASYMM', [2, 7, 1, 2], 0.5, 120))
t38 = Output('t38', ('TENSOR_QUANT8_ASYMM', [2, 7, 1, 2], 0.5, 120))
t39 = Output('t39', ('TENSOR_QUANT8_ASYMM', [2, 4, 1, 2], 0.5, 120))
t40 = Output('t40', ('TENSOR_QUANT8_ASYMM', [2, 7, 1, 2], 0.5, 120))
t41 = Output('t41', ('TENSOR_QUANT8_ASYMM', [2, 7, 1, 2], 0.5, 120))
t42 = Output('t42', ('TENSOR_QUANT8_ASYMM', [2, 4, 1, 2], 0.5, 120))
x43 = Input('x43', ('TENSOR_QUANT8_ASYMM', [1, 2, 2, 2], 0.5, 120))
t44 = Output('t44', ('TENSOR_QUANT8_ASYMM', [1, 2, 2, 2], 0.5, 120))
t45 = Output('t45', ('TENSOR_QUANT8_ASYMM', [1, 2, 2, 2], 0.5, 120))
t46 = Output('t46', ('TENSOR_QUANT8_ASYMM', [1, 1, 1, 2], 0.5, 120))
t47 = Output('t47', ('TENSOR_QUANT8_ASYMM', [1, 2, 2, 2], 0.5, 120))
t48 = Output('t48', ('TENSOR_QUANT8_ASYMM', [1, 2, 2, 2], 0.5, 120))
t49 = Output('t49', ('TENSOR_QUANT8_ASYMM', [1, 1, 2, 2], 0.5, 120))
model = Model()
model.Operation('MAX_POOL_2D', x1, 1, 1, 1, 3, 3, 0, False).To(t2)
model.Operation('MAX_POOL_2D', x1, 1, 1, 1, 1, 1, 1, 3, 3, 0, False).To(t3)
model.Operation('MAX_POOL_2D', x1, 1, 2, 2, 3, 3, 0, False).To(t4)
model.Operation('MAX_POOL_2D', x1, 0, 0, 1, 1, 1, 1, 1, 3, 0, False).To(t5)
model.Operation('MAX_POOL_2D', x1, 1, 1, 0, 0, 1, 1, 3, 1, 0, False).To(t6)
model.Operation('MAX_POOL_2D', x1, 1, 1, 2, 2, 2, 0, False).To(t7)
model.Operation('MAX_POOL_2D', x8, 1, 1, 1, 3, 3, 0, False).To(t9)
model.Operation('MAX_POOL_2D', x8, 1, 1, 1, 1, 1, 1, 3, 3, 0, False).To(t10)
model.Operation('MAX_POOL_2D', x8, 1, 2, 2, 3, 3, 0, False).To(t11)
model.Operation('MAX_POOL_2D', x8, 0, 0, 1, 1, 1, 1, 1, 3, 0, False).To(t12)
model.Operation('MAX_POOL_2D', x8, 1, 1, 0, 0, 1, 1, 3, 1, 0, False).To(t13)
model.Operation('MAX_POOL_2D', x8, 1, 1, 2, 2, 2, 0, False).To(t14)
model.Operation('MAX_POOL_2D', x15, 1, 1, 1, 3, 3, 0, False).To(t16)
model.Operation('MAX_POOL_2D', x15, 1, 1, 1, 1, 1, 1, 3, 3, 0, False).To(t17)
model.Operation('MAX_POOL_2D', x15, 1, 2, 2, 3, 3, 0, False).To(t18)
model.Operation('MAX_POOL_2D', x15, 0, 0, 1, 1, 1, 1, 1, 3, 0, False).To(t19)
model.Operation('MAX_POOL_2D', x15, 1, 1, 0, 0, 1, 1, 3, 1, 0, False).To(t20)
model.Operation('MAX_POOL_2D', x15, 1, 1, 2, 2, 2, 0, False).To(t21)
model.Operation('MAX_POOL_2D', x22, 1, 1, 1, 3, 3, 0, False).To(t23)
model.Operation('MAX_POOL_2D', x22, 1, 1, 1, 1, 1, 1, 3, 3, 0, False).To(t24)
model.Operation('MAX_POOL_2D', x22, 1, 2, 2, 3, 3, 0, False).To(t25)
model.Operation('MAX_POOL_2D', x22, 0, 0, 1, 1, 1, 1, 1, 3, 0, False).To(t26)
model.Operation('MAX_POOL_2D', x22, 1, 1, 0, 0, 1, 1, 3, 1, 0, False).To(t27)
model.Operation('MAX_POOL_2D', x22, 1, 1, 2, 2, 2, 0, False).To(t28)
model.Operation('MAX_POOL_2D', x29, 1, 1, 1, 3, 3, 0, False).To(t30)
model.Operation('MAX_POOL_2D', x29, 1, 1, 1, 1, 1, 1, 3, 3, 0, False).To(t31)
model.Operation('MAX_POOL_2D', x29, 1, 2, 2, 3, 3, 0, False).To(t32)
model.Operation('MAX_POOL_2D', x29, 0, 0, 1, 1, 1, 1, 1, 3, 0, False).To(t33)
model.Operation('MAX_POOL_2D', x29, 1, 1, 0, 0, 1, 1, 3, 1, 0, False).To(t34)
model.Operation('MAX_POOL_2D', x29, 1, 1, 2, 2, 2, 0, False).To(t35)
model.Operation('MAX_POOL_2D', x36, 1, 1, 1, 3, 3, 0, False).To(t37)
model.Operation('MAX_POOL_2D', x36, 1, 1, 1, 1, 1, 1, 3, 3, 0, False).To(t38)
model.Operation('MAX_POOL_2D', x36, 1, 2, 2, 3, 3, 0, False).To(t39)
model.Operation('MAX_POOL_2D', x36, 0, 0, 1, 1, 1, 1, 1, 3, 0, False).To(t40)
model.Operation('MAX_POOL_2D', x36, 1, 1, 0, 0, 1, 1, 3, 1, 0, False).To(t41)
model.Operation('MAX_POOL_2D', x36, 1, 1, 2, 2, 2, 0, False).To(t42)
model.Operation('MAX_POOL_2D', x43, 1, 1, 1, 3, 3, 0, False).To(t44)
model.Operation('MAX_POOL_2D', x43, 1, 1, 1, 1, 1, 1, 3, 3, 0, False).To(t45)
model.Operation('MAX_POOL_2D', x43, 1, 2, 2, 3, 3, 0, False).To(t46)
model.Operation('MAX_POOL_2D', x43, 0, 0, 1, 1, 1, 1, 1, 3, 0, False).To(t47)
model.Operation('MAX_POOL_2D', x43, 1, 1, 0, 0, 1, 1, 3, 1, 0, False).To(t48)
model.Operation('MAX_POOL_2D', x43, 1, 1, 2, 2, 2, 0, False).To(t49)
Example({
    x1: [114, 115],
    t2: [114, 115],
    t3: [114, 115],
    t4: [114, 115],
    t5: [114, 115],
    t6: [114, 115],
    t7: [114, 115],
    x8: [126, 121, 123, 118, 112, 115, 127, 121, 122, 126, 116, 126, 116, 112, 125, 119],
    t9: [126, 121, 126, 121, 127, 121, 127, 121, 122, 126, 122, 126, 125, 126, 125, 119],
    t10: [126, 121, 126, 121, 127, 121, 127, 121, 122, 126, 122, 126, 125, 126, 125, 119],
    t11: [126, 121, 127, 121, 122, 126, 125, 119],
    t12: [126, 121, 123, 118, 112, 115, 127, 121, 122, 126, 116, 126, 116, 112, 125, 119],
    t13: [126, 121, 126, 121, 127, 121, 127, 121, 122, 126, 122, 126, 125, 126, 125, 119],
    t14: [126, 121, 123, 118, 127, 121, 127, 121, 122, 126, 116, 126, 125, 119, 125, 119],
    x15: [118, 126, 117, 124, 123, 121, 125, 122, 119, 114],
    t16: [118, 126, 123, 126, 125, 124, 125, 122, 125, 122],
    t17: [118, 126, 123, 126, 125, 124, 125, 122, 125, 122],
    t18: [118, 126, 125, 124, 125, 122],
    t19: [118, 126, 117, 124, 123, 121, 125, 122, 119, 114],
    t20: [118, 126, 123, 126, 125, 124, 125, 122, 125, 122],
    t21: [118, 126, 123, 124, 125, 122, 125, 122, 119, 114],
    x22: [113, 118, 113, 114, 121, 112, 122, 115, 116, 127, 128, 124, 121, 126, 122, 115, 124, 113, 128, 112,
    122, 125, 128, 122, 116, 117, 113, 122, 112, 116, 128, 122],
    t23: [113, 118, 121, 118, 122, 115, 122, 127, 128, 127, 128, 127, 128, 126, 122, 126, 128, 113, 128, 125,
    128, 125, 128, 125, 128, 122, 116, 122, 128, 122, 128, 122],
    t24: [113, 118, 121, 118, 122, 115, 122, 127, 128, 127, 128, 127, 128, 126, 122, 126, 128, 113, 128, 125,
    128, 125, 128, 125, 128, 122, 116, 122, 128, 122, 128, 122],
    t25: [121, 118, 122, 127, 128, 127, 122, 126, 128, 125, 128, 125, 116, 122, 128, 122],
    t26: [113, 118, 113, 114, 121, 112, 122, 115, 116, 127, 128, 124, 121, 126, 122, 115, 124, 113, 128, 112,
    122, 125, 128, 122, 116, 117, 113, 122, 112, 116, 128, 122],
    t27: [113, 118, 121, 118, 122, 115, 122, 127, 128, 127, 128, 127, 128, 126, 122, 126, 128, 113, 128, 125,
    128, 125, 128, 125, 128, 122, 116, 122, 128, 122, 128, 122],
    t28: [113, 118, 121, 114, 122, 115, 122, 127, 128, 127, 128, 126, 122, 126, 122, 115, 128, 113, 128, 125,
    128, 125, 128, 122, 116, 122, 113, 122, 128, 122, 128, 122],
    x29: [117, 124, 116, 123, 113, 122, 126, 117],
    t30: [117, 124, 117, 124, 126, 123, 126, 122],
    t31: [117, 124, 117, 124, 126, 123, 126, 122],
    t32: [117, 124, 126, 122],
    t33: [117, 124, 117, 124, 126, 123, 126, 122],
    t34: [117, 124, 116, 123, 113, 122, 126, 117],
    t35: [117, 124, 126, 122],
    x36: [123, 122, 113, 113, 116, 123, 126, 123, 125, 113, 113, 114, 118, 113, 122, 123, 115, 117, 121, 116,
    122, 125, 128, 116, 112, 115, 114, 115],
    t37: [123, 122, 123, 123, 126, 123, 126, 123, 126, 123, 125, 114, 118, 114, 122, 123, 122, 123, 122, 125,
    128, 125, 128, 125, 128, 116, 114, 115],
    t38: [123, 122, 123, 123, 126, 123, 126, 123, 126, 123, 125, 114, 118, 114, 122, 123, 122, 123, 122, 125,
    128, 125, 128, 125, 128, 116, 114, 115],
    t39: [123, 122, 126, 123, 126, 123, 118, 114, 122, 123, 122, 125, 128, 125, 114, 115],
    t40: [123, 122, 123, 123, 126, 123, 126, 123, 126, 123, 125, 114, 118, 114, 122, 123, 122, 123, 122, 125,
    128, 125, 128, 125, 128, 116, 114, 115],
    t41: [123, 122, 113, 113, 116, 123, 126, 123, 125, 113, 113, 114, 118, 113, 122, 123, 115, 117, 121, 116,
    122, 125, 128, 116, 112, 115, 114, 115],
    t42: [123, 122, 126, 123, 125, 114, 118, 113, 122, 123, 122, 125, 128, 116, 114, 115],
    x43: [126, 118, 123, 124, 125, 128, 116, 114],
    t44: [126, 128, 126, 128, 126, 128, 126, 128],
    t45: [126, 128, 126, 128, 126, 128, 126, 128],
    t46: [126, 128],
    t47: [126, 128, 123, 124, 126, 128, 123, 124],
    t48: [126, 124, 126, 124, 125, 128, 125, 128],
    t49: [126, 128, 123, 124],
}, name='images_quant8').AddVariations(DataTypeConverter(name='signed').Identify({
    x1: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t2: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t3: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t4: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t5: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t6: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t7: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    x8: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t9: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t10: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t11: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t12: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t13: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t14: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    x15: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t16: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t17: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t18: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t19: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t20: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t21: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    x22: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t23: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t24: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t25: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t26: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t27: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t28: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    x29: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t30: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t31: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t32: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t33: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t34: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t35: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    x36: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t37: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t38: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t39: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t40: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t41: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t42: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    x43: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t44: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t45: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t46: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t47: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t48: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t49: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
})).DisableLifeTimeVariation()
