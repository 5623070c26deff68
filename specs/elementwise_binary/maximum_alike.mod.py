# Licensed under the Apache License, Version 2.0; see LICENSE.
# Written by 'python -m corpus' from corpus/families/elementwise_binary.py; do not edit.
#
# MAXIMUM: constants that are alike but for one element.

# Constants differ in one element, or in the order of two.
# Expected values: float64 formula.
x1 = Input('x1', ('TENSOR_FLOAT32', [1, 1]))
c2 = Parameter('c2', ('TENSOR_FLOAT32', [4, 6]), [1.0, 2.0, -1.0, -2.0, 1.0, 1.0, 2.0, -2.0, -1.0, -1.0, 2.0, 1.0, -1.0, -1.0, 1.0, 1.0, 2.0, 1.0,
    2.0, -1.0, -1.0, 1.0, 2.0, -1.0])
t3 = Output('t3', ('TENSOR_FLOAT32', [4, 6]))
x4 = Input('x4', ('TENSOR_FLOAT32', [1, 1]))
c5 = Parameter('c5', ('TENSOR_FLOAT32', [4, 6]), [1.0, 2.0, -1.0, -2.0, 1.0, 1.0, 2.0, -2.0, -1.0, -1.0, 2.0, 1.0, -1.0, -1.0, 1.0, 1.0, 2.0, 1.0,
    2.0, -1.0, -1.0, 1.0, 2.0, 0.0])
t6 = Output('t6', ('TENSOR_FLOAT32', [4, 6]))
x7 = Input('x7', ('TENSOR_FLOAT32', [1, 1]))
c8 = Parameter('c8', ('TENSOR_FLOAT32', [4, 6]), [2.0, 2.0, -1.0, -2.0, 1.0, 1.0, 2.0, -2.0, -1.0, -1.0, 2.0, 1.0, -1.0, -1.0, 1.0, 1.0, 2.0, 1.0,
    2.0, -1.0, -1.0, 1.0, 2.0, -1.0])
t9 = Output('t9', ('TENSOR_FLOAT32', [4, 6]))
x10 = Input('x10', ('TENSOR_FLOAT32', [1, 1]))
c11 = Parameter('c11', ('TENSOR_FLOAT32', [4, 6]), [1.0, 2.0, -1.0, -2.0, 1.0, 1.0, 2.0, -2.0, -1.0, -1.0, 2.0, 1.0, 0.0, -1.0, 1.0, 1.0, 2.0, 1.0,
    2.0, -1.0, -1.0, 1.0, 2.0, -1.0])
t12 = Output('t12', ('TENSOR_FLOAT32', [4, 6]))
x13 = Input('x13', ('TENSOR_FLOAT32', [1, 1]))
c14 = Parameter('c14', ('TENSOR_FLOAT32', [4, 6]), [1.0, 2.0, -1.0, -2.0, 1.0, 1.0, 2.0, -2.0, -1.0, -1.0, 2.0, 1.0, -1.0, -1.0, 1.0, 1.0, 2.0, 1.0,
    2.0, -1.0, -1.0, 2.0, 1.0, -1.0])
t15 = Output('t15', ('TENSOR_FLOAT32', [4, 6]))
model = Model()
model.Operation('MAXIMUM', x1, c2).To(t3)
model.Operation('MAXIMUM', x4, c5).To(t6)
model.Operation('MAXIMUM', x7, c8).To(t9)
model.Operation('MAXIMUM', x10, c11).To(t12)
model.Operation('MAXIMUM', x13, c14).To(t15)
Example({
    x1: [-4.0],
    t3: [1.0, 2.0, -1.0, -2.0, 1.0, 1.0, 2.0, -2.0, -1.0, -1.0, 2.0, 1.0, -1.0, -1.0, 1.0, 1.0, 2.0, 1.0,
    2.0, -1.0, -1.0, 1.0, 2.0, -1.0],
    x4: [-4.0],
    t6: [1.0, 2.0, -1.0, -2.0, 1.0, 1.0, 2.0, -2.0, -1.0, -1.0, 2.0, 1.0, -1.0, -1.0, 1.0, 1.0, 2.0, 1.0,
    2.0, -1.0, -1.0, 1.0, 2.0, 0.0],
    x7: [-4.0],
    t9: [2.0, 2.0, -1.0, -2.0, 1.0, 1.0, 2.0, -2.0, -1.0, -1.0, 2.0, 1.0, -1.0, -1.0, 1.0, 1.0, 2.0, 1.0,
    2.0, -1.0, -1.0, 1.0, 2.0, -1.0],
    x10: [-4.0],
    t12: [1.0, 2.0, -1.0, -2.0, 1.0, 1.0, 2.0, -2.0, -1.0, -1.0, 2.0, 1.0, 0.0, -1.0, 1.0, 1.0, 2.0, 1.0,
    2.0, -1.0, -1.0, 1.0, 2.0, -1.0],
    x13: [-4.0],
    t15: [1.0, 2.0, -1.0, -2.0, 1.0, 1.0, 2.0, -2.0, -1.0, -1.0, 2.0, 1.0, -1.0, -1.0, 1.0, 1.0, 2.0, 1.0,
    2.0, -1.0, -1.0, 2.0, 1.0, -1.0],
}, name='short').AddVariations('float16').DisableLifeTimeVariation()

# Constants differ in one element, or in the order of two.
# Expected values: float64 formula.
x1 = Input('x1', ('TENSOR_QUANT8_ASYMM', [1, 1], 0.5, 120))
c2 = Parameter('c2', ('TENSOR_QUANT8_ASYMM', [4, 6], 0.5, 120), [122, 124, 118, 116, 122, 122, 124, 116, 118, 118, 124, 122, 118, 118, 122, 122, 124, 122, 124, 118,
    118, 122, 124, 118])
t3 = Output('t3', ('TENSOR_QUANT8_ASYMM', [4, 6], 0.5, 120))
x4 = Input('x4', ('TENSOR_QUANT8_ASYMM', [1, 1], 0.5, 120))
c5 = Parameter('c5', ('TENSOR_QUANT8_ASYMM', [4, 6], 0.5, 120), [122, 124, 118, 116, 122, 122, 124, 116, 118, 118, 124, 122, 118, 118, 122, 122, 124, 122, 124, 118,
    118, 122, 124, 120])
t6 = Output('t6', ('TENSOR_QUANT8_ASYMM', [4, 6], 0.5, 120))
x7 = Input('x7', ('TENSOR_QUANT8_ASYMM', [1, 1], 0.5, 120))
c8 = Parameter('c8', ('TENSOR_QUANT8_ASYMM', [4, 6], 0.5, 120), [124, 124, 118, 116, 122, 122, 124, 116, 118, 118, 124, 122, 118, 118, 122, 122, 124, 122, 124, 118,
    118, 122, 124, 118])
t9 = Output('t9', ('TENSOR_QUANT8_ASYMM', [4, 6], 0.5, 120))
x10 = Input('x10', ('TENSOR_QUANT8_ASYMM', [1, 1], 0.5, 120))
c11 = Parameter('c11', ('TENSOR_QUANT8_ASYMM', [4, 6], 0.5, 120), [122, 124, 118, 116, 122, 122, 124, 116, 118, 118, 124, 122, 120, 118, 122, 122, 124, 122, 124, 118,
    118, 122, 124, 118])
t12 = Output('t12', ('TENSOR_QUANT8_ASYMM', [4, 6], 0.5, 120))
x13 = Input('x13', ('TENSOR_QUANT8_ASYMM', [1, 1], 0.5, 120))
c14 = Parameter('c14', ('TENSOR_QUANT8_ASYMM', [4, 6], 0.5, 120), [122, 124, 118, 116, 122, 122, 124, 116, 118, 118, 124, 122, 118, 118, 122, 122, 124, 122, 124, 118,
    118, 124, 122, 118])
t15 = Output('t15', ('TENSOR_QUANT8_ASYMM', [4, 6], 0.5, 120))
model = Model()
model.Operation('MAXIMUM', x1, c2).To(t3)
model.Operation('MAXIMUM', x4, c5).To(t6)
model.Operation('MAXIMUM', x7, c8).To(t9)
model.Operation('MAXIMUM', x10, c11).To(t12)
model.Operation('MAXIMUM', x13, c14).To(t15)
Example({
    x1: [112],
    t3: [122, 124, 118, 116, 122, 122, 124, 116, 118, 118, 124, 122, 118, 118, 122, 122, 124, 122, 124, 118,
    118, 122, 124, 118],
    x4: [112],
    t6: [122, 124, 118, 116, 122, 122, 124, 116, 118, 118, 124, 122, 118, 118, 122, 122, 124, 122, 124, 118,
    118, 122, 124, 120],
    x7: [112],
    t9: [124, 124, 118, 116, 122, 122, 124, 116, 118, 118, 124, 122, 118, 118, 122, 122, 124, 122, 124, 118,
    118, 122, 124, 118],
    x10: [112],
    t12: [122, 124, 118, 116, 122, 122, 124, 116, 118, 118, 124, 122, 120, 118, 122, 122, 124, 122, 124, 118,
    118, 122, 124, 118],
    x13: [112],
    t15: [122, 124, 118, 116, 122, 122, 124, 116, 118, 118, 124, 122, 118, 118, 122, 122, 124, 122, 124, 118,
    118, 124, 122, 118],
}, name='short_quant8').AddVariations(DataTypeConverter(name='signed').Identify({
    x1: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    c2: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t3: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    x4: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    c5: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t6: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    x7: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    c8: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t9: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    x10: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    c11: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t12: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    x13: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    c14: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t15: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
})).DisableLifeTimeVariation()

# Constants differ in one element, or in the order of two.
# Expected values: float64 formula.
x2 = Input('x2', ('TENSOR_FLOAT32', [2, 4]))
c1 = Parameter('c1', ('TENSOR_FLOAT32', [4]), [1.0, 1.0, 2.0, 1.0])
t3 = Output('t3', ('TENSOR_FLOAT32', [2, 4]))
x4 = Input('x4', ('TENSOR_FLOAT32', [2, 4]))
t5 = Output('t5', ('TENSOR_FLOAT32', [2, 4]))
x6 = Input('x6', ('TENSOR_FLOAT32', [1]))
t7 = Output('t7', ('TENSOR_FLOAT32', [4]))
x8 = Input('x8', ('TENSOR_FLOAT32', [2, 4]))
t9 = Output('t9', ('TENSOR_FLOAT32', [2, 4]))
x11 = Input('x11', ('TENSOR_FLOAT32', [2, 4]))
c10 = Parameter('c10', ('TENSOR_FLOAT32', [4]), [2.0, 1.0, 1.0, 1.0])
t12 = Output('t12', ('TENSOR_FLOAT32', [2, 4]))
x13 = Input('x13', ('TENSOR_FLOAT32', [2, 4]))
t14 = Output('t14', ('TENSOR_FLOAT32', [2, 4]))
x15 = Input('x15', ('TENSOR_FLOAT32', [1]))
t16 = Output('t16', ('TENSOR_FLOAT32', [4]))
x17 = Input('x17', ('TENSOR_FLOAT32', [2, 4]))
t18 = Output('t18', ('TENSOR_FLOAT32', [2, 4]))
x20 = Input('x20', ('TENSOR_FLOAT32', [2, 4]))
c19 = Parameter('c19', ('TENSOR_FLOAT32', [4]), [1.0, 2.0, 1.0, 2.0])
t21 = Output('t21', ('TENSOR_FLOAT32', [2, 4]))
x22 = Input('x22', ('TENSOR_FLOAT32', [2, 4]))
t23 = Output('t23', ('TENSOR_FLOAT32', [2, 4]))
x24 = Input('x24', ('TENSOR_FLOAT32', [1]))
t25 = Output('t25', ('TENSOR_FLOAT32', [4]))
x26 = Input('x26', ('TENSOR_FLOAT32', [2, 4]))
t27 = Output('t27', ('TENSOR_FLOAT32', [2, 4]))
x29 = Input('x29', ('TENSOR_FLOAT32', [2, 4]))
c28 = Parameter('c28', ('TENSOR_FLOAT32', [4]), [1.0, 2.0, 2.0, 1.0])
t30 = Output('t30', ('TENSOR_FLOAT32', [2, 4]))
x31 = Input('x31', ('TENSOR_FLOAT32', [2, 4]))
t32 = Output('t32', ('TENSOR_FLOAT32', [2, 4]))
x33 = Input('x33', ('TENSOR_FLOAT32', [1]))
t34 = Output('t34', ('TENSOR_FLOAT32', [4]))
x35 = Input('x35', ('TENSOR_FLOAT32', [2, 4]))
t36 = Output('t36', ('TENSOR_FLOAT32', [2, 4]))
x38 = Input('x38', ('TENSOR_FLOAT32', [2, 4]))
c37 = Parameter('c37', ('TENSOR_FLOAT32', [4]), [1.0, 1.0, 1.0, 2.0])
t39 = Output('t39', ('TENSOR_FLOAT32', [2, 4]))
x40 = Input('x40', ('TENSOR_FLOAT32', [2, 4]))
t41 = Output('t41', ('TENSOR_FLOAT32', [2, 4]))
x42 = Input('x42', ('TENSOR_FLOAT32', [1]))
t43 = Output('t43', ('TENSOR_FLOAT32', [4]))
x44 = Input('x44', ('TENSOR_FLOAT32', [2, 4]))
t45 = Output('t45', ('TENSOR_FLOAT32', [2, 4]))
model = Model()
model.Operation('ADD', x2, c1, 0).To(t3)
model.Operation('MUL', c1, x4, 0).To(t5)
model.Operation('SUB', c1, x6, 0).To(t7)
model.Operation('MAXIMUM', x8, c1).To(t9)
model.Operation('ADD', x11, c10, 0).To(t12)
model.Operation('MUL', c10, x13, 0).To(t14)
model.Operation('SUB', c10, x15, 0).To(t16)
model.Operation('MAXIMUM', x17, c10).To(t18)
model.Operation('ADD', x20, c19, 0).To(t21)
model.Operation('MUL', c19, x22, 0).To(t23)
model.Operation('SUB', c19, x24, 0).To(t25)
model.Operation('MAXIMUM', x26, c19).To(t27)
model.Operation('ADD', x29, c28, 0).To(t30)
model.Operation('MUL', c28, x31, 0).To(t32)
model.Operation('SUB', c28, x33, 0).To(t34)
model.Operation('MAXIMUM', x35, c28).To(t36)
model.Operation('ADD', x38, c37, 0).To(t39)
model.Operation('MUL', c37, x40, 0).To(t41)
model.Operation('SUB', c37, x42, 0).To(t43)
model.Operation('MAXIMUM', x44, c37).To(t45)
Example({
    x2: [-2.0, 2.0, -1.0, 0.0, -1.0, -3.0, -2.0, 3.0],
    t3: [-1.0, 3.0, 1.0, 1.0, 0.0, -2.0, 0.0, 4.0],
    x4: [1.0, 2.0, 2.0, -2.0, -2.0, 0.0, -1.0, -2.0],
    t5: [1.0, 2.0, 4.0, -2.0, -2.0, 0.0, -2.0, -2.0],
    x6: [2.0],
    t7: [-1.0, -1.0, 0.0, -1.0],
    x8: [-2.0, 2.0, 1.0, 2.0, 2.0, -2.0, 2.0, 2.0],
    t9: [1.0, 2.0, 2.0, 2.0, 2.0, 1.0, 2.0, 2.0],
    x11: [0.0, 1.0, 3.0, -3.0, -1.0, -3.0, 3.0, 2.0],
    t12: [2.0, 2.0, 4.0, -2.0, 1.0, -2.0, 4.0, 3.0],
    x13: [3.0, 1.0, 3.0, -3.0, -1.0, -2.0, 1.0, 0.0],
    t14: [6.0, 1.0, 3.0, -3.0, -2.0, -2.0, 1.0, 0.0],
    x15: [2.0],
    t16: [0.0, -1.0, -1.0, -1.0],
    x17: [0.0, -3.0, -3.0, 0.0, -2.0, -2.0, 3.0, -2.0],
    t18: [2.0, 1.0, 1.0, 1.0, 2.0, 1.0, 3.0, 1.0],
    x20: [-2.0, -1.0, 0.0, -3.0, 3.0, 0.0, -3.0, 1.0],
    t21: [-1.0, 1.0, 1.0, -1.0, 4.0, 2.0, -2.0, 3.0],
    x22: [3.0, 1.0, 2.0, -3.0, 2.0, 1.0, 2.0, 2.0],
    t23: [3.0, 2.0, 2.0, -6.0, 2.0, 2.0, 2.0, 4.0],
    x24: [-2.0],
    t25: [3.0, 4.0, 3.0, 4.0],
    x26: [-1.0, 2.0, -2.0, 0.0, 3.0, -2.0, -1.0, 2.0],
    t27: [1.0, 2.0, 1.0, 2.0, 3.0, 2.0, 1.0, 2.0],
    x29: [1.0, 2.0, -2.0, -3.0, 2.0, 0.0, -3.0, -3.0],
    t30: [2.0, 4.0, 0.0, -2.0, 3.0, 2.0, -1.0, -2.0],
    x31: [-2.0, -2.0, -1.0, -1.0, -1.0, 1.0, -3.0, 3.0],
    t32: [-2.0, -4.0, -2.0, -1.0, -1.0, 2.0, -6.0, 3.0],
    x33: [1.0],
    t34: [0.0, 1.0, 1.0, 0.0],
    x35: [0.0, -3.0, 1.0, -3.0, -3.0, 1.0, 3.0, -1.0],
    t36: [1.0, 2.0, 2.0, 1.0, 1.0, 2.0, 3.0, 1.0],
    x38: [2.0, -1.0, -1.0, 3.0, 2.0, -2.0, 2.0, 3.0],
    t39: [3.0, 0.0, 0.0, 5.0, 3.0, -1.0, 3.0, 5.0],
    x40: [2.0, 2.0, -3.0, -3.0, -3.0, -3.0, 0.0, 0.0],
    t41: [2.0, 2.0, -3.0, -6.0, -3.0, -3.0, 0.0, 0.0],
    x42: [-1.0],
    t43: [2.0, 2.0, 2.0, 3.0],
    x44: [3.0, 0.0, 1.0, -1.0, 2.0, -2.0, -2.0, -1.0],
    t45: [3.0, 1.0, 1.0, 2.0, 2.0, 1.0, 1.0, 2.0],
}, name='ends').AddVariations('float16').DisableLifeTimeVariation()

# Constants differ in one element, or in the order of two.
# Expected values: float64 formula.
x2 = Input('x2', ('TENSOR_QUANT8_ASYMM', [2, 4], 0.5, 120))
c1 = Parameter('c1', ('TENSOR_QUANT8_ASYMM', [4], 0.5, 120), [122, 122, 124, 122])
t3 = Output('t3', ('TENSOR_QUANT8_ASYMM', [2, 4], 0.5, 120))
x4 = Input('x4', ('TENSOR_QUANT8_ASYMM', [2, 4], 0.5, 120))
t5 = Output('t5', ('TENSOR_QUANT8_ASYMM', [2, 4], 0.5, 120))
x6 = Input('x6', ('TENSOR_QUANT8_ASYMM', [1], 0.5, 120))
t7 = Output('t7', ('TENSOR_QUANT8_ASYMM', [4], 0.5, 120))
x8 = Input('x8', ('TENSOR_QUANT8_ASYMM', [2, 4], 0.5, 120))
t9 = Output('t9', ('TENSOR_QUANT8_ASYMM', [2, 4], 0.5, 120))
x11 = Input('x11', ('TENSOR_QUANT8_ASYMM', [2, 4], 0.5, 120))
c10 = Parameter('c10', ('TENSOR_QUANT8_ASYMM', [4], 0.5, 120), [124, 122, 122, 122])
t12 = Output('t12', ('TENSOR_QUANT8_ASYMM', [2, 4], 0.5, 120))
x13 = Input('x13', ('TENSOR_QUANT8_ASYMM', [2, 4], 0.5, 120))
t14 = Output('t14', ('TENSOR_QUANT8_ASYMM', [2, 4], 0.5, 120))
x15 = Input('x15', ('TENSOR_QUANT8_ASYMM', [1], 0.5, 120))
t16 = Output('t16', ('TENSOR_QUANT8_ASYMM', [4], 0.5, 120))
x17 = Input('x17', ('TENSOR_QUANT8_ASYMM', [2, 4], 0.5, 120))
t18 = Output('t18', ('TENSOR_QUANT8_ASYMM', [2, 4], 0.5, 120))
x20 = Input('x20', ('TENSOR_QUANT8_ASYMM', [2, 4], 0.5, 120))
c19 = Parameter('c19', ('TENSOR_QUANT8_ASYMM', [4], 0.5, 120), [122, 124, 122, 124])
t21 = Output('t21', ('TENSOR_QUANT8_ASYMM', [2, 4], 0.5, 120))
x22 = Input('x22', ('TENSOR_QUANT8_ASYMM', [2, 4], 0.5, 120))
t23 = Output('t23', ('TENSOR_QUANT8_ASYMM', [2, 4], 0.5, 120))
x24 = Input('x24', ('TENSOR_QUANT8_ASYMM', [1], 0.5, 120))
t25 = Output('t25', ('TENSOR_QUANT8_ASYMM', [4], 0.5, 120))
x26 = Input('x26', ('TENSOR_QUANT8_ASYMM', [2, 4], 0.5, 120))
t27 = Output('t27', ('TENSOR_QUANT8_ASYMM', [2, 4], 0.5, 120))
x29 = Input('x29', ('TENSOR_QUANT8_ASYMM', [2, 4], 0.5, 120))
c28 = Parameter('c28', ('TENSOR_QUANT8_ASYMM', [4], 0.5, 120), [122, 124, 124, 122])
t30 = Output('t30', ('TENSOR_QUANT8_ASYMM', [2, 4], 0.5, 120))
x31 = Input('x31', ('TENSOR_QUANT8_ASYMM', [2, 4], 0.5, 120))
t32 = Output('t32', ('TENSOR_QUANT8_ASYMM', [2, 4], 0.5, 120))
x33 = Input('x33', ('TENSOR_QUANT8_ASYMM', [1], 0.5, 120))
t34 = Output('t34', ('TENSOR_QUANT8_ASYMM', [4], 0.5, 120))
x35 = Input('x35', ('TENSOR_QUANT8_ASYMM', [2, 4], 0.5, 120))
t36 = Output('t36', ('TENSOR_QUANT8_ASYMM', [2, 4], 0.5, 120))
x38 = Input('x38', ('TENSOR_QUANT8_ASYMM', [2, 4], 0.5, 120))
c37 = Parameter('c37', ('TENSOR_QUANT8_ASYMM', [4], 0.5, 120), [122, 122, 122, 124])
t39 = Output('t39', ('TENSOR_QUANT8_ASYMM', [2, 4], 0.5, 120))
x40 = Input('x40', ('TENSOR_QUANT8_ASYMM', [2, 4], 0.5, 120))
t41 = Output('t41', ('TENSOR_QUANT8_ASYMM', [2, 4], 0.5, 120))
x42 = Input('x42', ('TENSOR_QUANT8_ASYMM', [1], 0.5, 120))
t43 = Output('t43', ('TENSOR_QUANT8_ASYMM', [4], 0.5, 120))
x44 = Input('x44', ('TENSOR_QUANT8_ASYMM', [2, 4], 0.5, 120))
t45 = Output('t45', ('TENSOR_QUANT8_ASYMM', [2, 4], 0.5, 120))
model = Model()
model.Operation('ADD', x2, c1, 0).To(t3)
model.Operation('MUL', c1, x4, 0).To(t5)
model.Operation('SUB', c1, x6, 0).To(t7)
model.Operation('MAXIMUM', x8, c1).To(t9)
model.Operation('ADD', x11, c10, 0).To(t12)
model.Operation('MUL', c10, x13, 0).To(t14)
model.Operation('SUB', c10, x15, 0).To(t16)
model.Operation('MAXIMUM', x17, c10).To(t18)
model.Operation('ADD', x20, c19, 0).To(t21)
model.Operation('MUL', c19, x22, 0).To(t23)
model.Operation('SUB', c19, x24, 0).To(t25)
model.Operation('MAXIMUM', x26, c19).To(t27)
model.Operation('ADD', x29, c28, 0).To(t30)
model.Operation('MUL', c28, x31, 0).To(t32)
model.Operation('SUB', c28, x33, 0).To(t34)
model.Operation('MAXIMUM', x35, c28).To(t36)
model.Operation('ADD', x38, c37, 0).To(t39)
model.Operation('MUL', c37, x40, 0).To(t41)
model.Operation('SUB', c37, x42, 0).To(t43)
model.Operation('MAXIMUM', x44, c37).To(t45)
Example({
    x2: [116, 124, 118, 120, 118, 114, 116, 126],
    t3: [118, 126, 122, 122, 120, 116, 120, 128],
    x4: [122, 124, 124, 116, 116, 120, 118, 116],
    t5: [122, 124, 128, 116, 116, 120, 116, 116],
    x6: [124],
    t7: [118, 118, 120, 118],
    x8: [116, 124, 122, 124, 124, 116, 124, 124],
    t9: [122, 124, 124, 124, 124, 122, 124, 124],
    x11: [120, 122, 126, 114, 118, 114, 126, 124],
    t12: [124, 124, 128, 116, 122, 116, 128, 126],
    x13: [126, 122, 126, 114, 118, 116, 122, 120],
    t14: [132, 122, 126, 114, 116, 116, 122, 120],
    x15: [124],
    t16: [120, 118, 118, 118],
    x17: [120, 114, 114, 120, 116, 116, 126, 116],
    t18: [124, 122, 122, 122, 124, 122, 126, 122],
    x20: [116, 118, 120, 114, 126, 120, 114, 122],
    t21: [118, 122, 122, 118, 128, 124, 116, 126],
    x22: [126, 122, 124, 114, 124, 122, 124, 124],
    t23: [126, 124, 124, 108, 124, 124, 124, 128],
    x24: [116],
    t25: [126, 128, 126, 128],
    x26: [118, 124, 116, 120, 126, 116, 118, 124],
    t27: [122, 124, 122, 124, 126, 124, 122, 124],
    x29: [122, 124, 116, 114, 124, 120, 114, 114],
    t30: [124, 128, 120, 116, 126, 124, 118, 116],
    x31: [116, 116, 118, 118, 118, 122, 114, 126],
    t32: [116, 112, 116, 118, 118, 124, 108, 126],
    x33: [122],
    t34: [120, 122, 122, 120],
    x35: [120, 114, 122, 114, 114, 122, 126, 118],
    t36: [122, 124, 124, 122, 122, 124, 126, 122],
    x38: [124, 118, 118, 126, 124, 116, 124, 126],
    t39: [126, 120, 120, 130, 126, 118, 126, 130],
    x40: [124, 124, 114, 114, 114, 114, 120, 120],
    t41: [124, 124, 114, 108, 114, 114, 120, 120],
    x42: [118],
    t43: [124, 124, 124, 126],
    x44: [126, 120, 122, 118, 124, 116, 116, 118],
    t45: [126, 122, 122, 124, 124, 122, 122, 124],
}, name='ends_quant8').AddVariations(DataTypeConverter(name='signed').Identify({
    x2: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    c1: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t3: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    x4: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t5: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    x6: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t7: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    x8: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t9: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    x11: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    c10: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t12: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    x13: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t14: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    x15: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t16: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    x17: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t18: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    x20: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    c19: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t21: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    x22: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t23: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    x24: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t25: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    x26: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t27: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    x29: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    c28: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t30: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    x31: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t32: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    x33: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t34: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    x35: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t36: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    x38: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    c37: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t39: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    x40: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t41: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    x42: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t43: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    x44: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t45: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
})).DisableLifeTimeVariation()
