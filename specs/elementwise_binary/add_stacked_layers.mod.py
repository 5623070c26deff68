# Licensed under the Apache License, Version 2.0; see LICENSE.
# Written by 'python -m corpus' from corpus/families/elementwise_binary.py; do not edit.
#
# ADD: the same layer several times in a row.

def signed(*operands):
    """All unsigned codes as signed ones of the same real values."""
    types = {
        o: ("TENSOR_QUANT8_ASYMM_SIGNED", o.type.scale, o.type.zeroPoint - 128) for o in operands
    }
    return DataTypeConverter(name="signed").Identify(types)


F32 = 'TENSOR_FLOAT32'
U8 = 'TENSOR_QUANT8_ASYMM'

# Layers in a row become a loop, which has to keep the weights, biases or activation of each.
# Expected values: float64 formula.
x1 = Input('x1', (F32, [2, 3]))
c2 = Parameter('c2', (F32, [1]), [1.5])
t3 = Internal('t3', (F32, [2, 3]))
c4 = Parameter('c4', (F32, [1]), [-2.5])
t5 = Internal('t5', (F32, [2, 3]))
c6 = Parameter('c6', (F32, [1]), [0.5])
t7 = Internal('t7', (F32, [2, 3]))
c8 = Parameter('c8', (F32, [1]), [2.0])
t9 = Output('t9', (F32, [2, 3]))
x10 = Input('x10', (F32, [2, 3]))
c11 = Parameter('c11', (F32, [1]), [1.5])
t12 = Internal('t12', (F32, [2, 3]))
c13 = Parameter('c13', (F32, [1]), [1.5])
t14 = Internal('t14', (F32, [2, 3]))
c15 = Parameter('c15', (F32, [1]), [1.5])
t16 = Internal('t16', (F32, [2, 3]))
c17 = Parameter('c17', (F32, [1]), [1.5])
t18 = Output('t18', (F32, [2, 3]))
x19 = Input('x19', (F32, [2, 3]))
c20 = Parameter('c20', (F32, [3]), [1.5, -1.0, 2.0])
t21 = Internal('t21', (F32, [2, 3]))
c22 = Parameter('c22', (F32, [3]), [-2.5, 1.5, -1.0])
t23 = Internal('t23', (F32, [2, 3]))
c24 = Parameter('c24', (F32, [3]), [0.5, -2.5, 1.5])
t25 = Internal('t25', (F32, [2, 3]))
c26 = Parameter('c26', (F32, [3]), [2.0, 0.5, -2.5])
t27 = Output('t27', (F32, [2, 3]))
x28 = Input('x28', (F32, [2, 3]))
c29 = Parameter('c29', (F32, [3]), [1.5, -1.0, 2.0])
t30 = Internal('t30', (F32, [2, 3]))
c31 = Parameter('c31', (F32, [3]), [1.5, -1.0, 2.0])
t32 = Internal('t32', (F32, [2, 3]))
c33 = Parameter('c33', (F32, [3]), [1.5, -1.0, 2.0])
t34 = Internal('t34', (F32, [2, 3]))
c35 = Parameter('c35', (F32, [3]), [1.5, -1.0, 2.0])
t36 = Output('t36', (F32, [2, 3]))
x37 = Input('x37', (F32, [2, 3]))
c38 = Parameter('c38', (F32, [2, 3]), [1.5, -1.0, 2.0, 0.5, -2.5, 1.5])
t39 = Internal('t39', (F32, [2, 3]))
c40 = Parameter('c40', (F32, [2, 3]), [-2.5, 1.5, -1.0, 2.0, 0.5, -2.5])
t41 = Internal('t41', (F32, [2, 3]))
c42 = Parameter('c42', (F32, [2, 3]), [0.5, -2.5, 1.5, -1.0, 2.0, 0.5])
t43 = Internal('t43', (F32, [2, 3]))
c44 = Parameter('c44', (F32, [2, 3]), [2.0, 0.5, -2.5, 1.5, -1.0, 2.0])
t45 = Output('t45', (F32, [2, 3]))
x46 = Input('x46', (F32, [2, 3]))
c47 = Parameter('c47', (F32, [2, 3]), [1.5, -1.0, 2.0, 0.5, -2.5, 1.5])
t48 = Internal('t48', (F32, [2, 3]))
c49 = Parameter('c49', (F32, [2, 3]), [1.5, -1.0, 2.0, 0.5, -2.5, 1.5])
t50 = Internal('t50', (F32, [2, 3]))
c51 = Parameter('c51', (F32, [2, 3]), [1.5, -1.0, 2.0, 0.5, -2.5, 1.5])
t52 = Internal('t52', (F32, [2, 3]))
c53 = Parameter('c53', (F32, [2, 3]), [1.5, -1.0, 2.0, 0.5, -2.5, 1.5])
t54 = Output('t54', (F32, [2, 3]))
model = Model()
model.Operation('ADD', x1, c2, 0).To(t3)
model.Operation('ADD', t3, c4, 0).To(t5)
model.Operation('ADD', t5, c6, 0).To(t7)
model.Operation('ADD', t7, c8, 0).To(t9)
model.Operation('ADD', x10, c11, 0).To(t12)
model.Operation('ADD', t12, c13, 0).To(t14)
model.Operation('ADD', t14, c15, 0).To(t16)
model.Operation('ADD', t16, c17, 0).To(t18)
model.Operation('ADD', x19, c20, 0).To(t21)
model.Operation('ADD', t21, c22, 0).To(t23)
model.Operation('ADD', t23, c24, 0).To(t25)
model.Operation('ADD', t25, c26, 0).To(t27)
model.Operation('ADD', x28, c29, 0).To(t30)
model.Operation('ADD', t30, c31, 0).To(t32)
model.Operation('ADD', t32, c33, 0).To(t34)
model.Operation('ADD', t34, c35, 0).To(t36)
model.Operation('ADD', x37, c38, 0).To(t39)
model.Operation('ADD', t39, c40, 0).To(t41)
model.Operation('ADD', t41, c42, 0).To(t43)
model.Operation('ADD', t43, c44, 0).To(t45)
model.Operation('ADD', x46, c47, 0).To(t48)
model.Operation('ADD', t48, c49, 0).To(t50)
model.Operation('ADD', t50, c51, 0).To(t52)
model.Operation('ADD', t52, c53, 0).To(t54)
Example({
    x1: [3.5, 1.5, 2.5, -2.0, -2.5, 1.0],
    t9: [5.0, 3.0, 4.0, -0.5, -1.0, 2.5],
    x10: [-3.5, 2.0, 2.0, 2.5, 1.5, 0.5],
    t18: [2.5, 8.0, 8.0, 8.5, 7.5, 6.5],
    x19: [-2.5, 3.5, -1.0, -1.0, -3.0, 0.5],
    t27: [-1.0, 2.0, -1.0, 0.5, -4.5, 0.5],
    x28: [-1.5, 2.5, -1.0, -2.0, 0.5, -2.0],
    t36: [4.5, -1.5, 7.0, 4.0, -3.5, 6.0],
    x37: [-2.5, -3.0, 2.5, 4.0, 1.0, 3.5],
    t45: [-1.0, -4.5, 2.5, 7.0, 0.0, 5.0],
    x46: [2.0, -2.5, -4.0, -2.0, 0.5, -2.0],
    t54: [8.0, -6.5, 4.0, 0.0, -9.5, 4.0],
}, name='rows').AddVariations('float16').DisableLifeTimeVariation()

# Layers in a row become a loop, which has to keep the weights, biases or activation of each.
# Expected values: float64 formula.
x1 = Input('x1', (U8, [2, 3], 0.5, 120))
c2 = Parameter('c2', (U8, [1], 0.5, 120), [123])
t3 = Internal('t3', (U8, [2, 3], 0.5, 120))
c4 = Parameter('c4', (U8, [1], 0.5, 120), [115])
t5 = Internal('t5', (U8, [2, 3], 0.5, 120))
c6 = Parameter('c6', (U8, [1], 0.5, 120), [121])
t7 = Internal('t7', (U8, [2, 3], 0.5, 120))
c8 = Parameter('c8', (U8, [1], 0.5, 120), [124])
t9 = Output('t9', (U8, [2, 3], 0.5, 120))
x10 = Input('x10', (U8, [2, 3], 0.5, 120))
c11 = Parameter('c11', (U8, [1], 0.5, 120), [123])
t12 = Internal('t12', (U8, [2, 3], 0.5, 120))
c13 = Parameter('c13', (U8, [1], 0.5, 120), [123])
t14 = Internal('t14', (U8, [2, 3], 0.5, 120))
c15 = Parameter('c15', (U8, [1], 0.5, 120), [123])
t16 = Internal('t16', (U8, [2, 3], 0.5, 120))
c17 = Parameter('c17', (U8, [1], 0.5, 120), [123])
t18 = Output('t18', (U8, [2, 3], 0.5, 120))
x19 = Input('x19', (U8, [2, 3], 0.5, 120))
c20 = Parameter('c20', (U8, [3], 0.5, 120), [123, 118, 124])
t21 = Internal('t21', (U8, [2, 3], 0.5, 120))
c22 = Parameter('c22', (U8, [3], 0.5, 120), [115, 123, 118])
t23 = Internal('t23', (U8, [2, 3], 0.5, 120))
c24 = Parameter('c24', (U8, [3], 0.5, 120), [121, 115, 123])
t25 = Internal('t25', (U8, [2, 3], 0.5, 120))
c26 = Parameter('c26', (U8, [3], 0.5, 120), [124, 121, 115])
t27 = Output('t27', (U8, [2, 3], 0.5, 120))
x28 = Input('x28', (U8, [2, 3], 0.5, 120))
c29 = Parameter('c29', (U8, [3], 0.5, 120), [123, 118, 124])
t30 = Internal('t30', (U8, [2, 3], 0.5, 120))
c31 = Parameter('c31', (U8, [3], 0.5, 120), [123, 118, 124])
t32 = Internal('t32', (U8, [2, 3], 0.5, 120))
c33 = Parameter('c33', (U8, [3], 0.5, 120), [123, 118, 124])
t34 = Internal('t34', (U8, [2, 3], 0.5, 120))
c35 = Parameter('c35', (U8, [3], 0.5, 120), [123, 118, 124])
t36 = Output('t36', (U8, [2, 3], 0.5, 120))
x37 = Input('x37', (U8, [2, 3], 0.5, 120))
c38 = Parameter('c38', (U8, [2, 3], 0.5, 120), [123, 118, 124, 121, 115, 123])
t39 = Internal('t39', (U8, [2, 3], 0.5, 120))
c40 = Parameter('c40', (U8, [2, 3], 0.5, 120), [115, 123, 118, 124, 121, 115])
t41 = Internal('t41', (U8, [2, 3], 0.5, 120))
c42 = Parameter('c42', (U8, [2, 3], 0.5, 120), [121, 115, 123, 118, 124, 121])
t43 = Internal('t43', (U8, [2, 3], 0.5, 120))
c44 = Parameter('c44', (U8, [2, 3], 0.5, 120), [124, 121, 115, 123, 118, 124])
t45 = Output('t45', (U8, [2, 3], 0.5, 120))
x46 = Input('x46', (U8, [2, 3], 0.5, 120))
c47 = Parameter('c47', (U8, [2, 3], 0.5, 120), [123, 118, 124, 121, 115, 123])
t48 = Internal('t48', (U8, [2, 3], 0.5, 120))
c49 = Parameter('c49', (U8, [2, 3], 0.5, 120), [123, 118, 124, 121, 115, 123])
t50 = Internal('t50', (U8, [2, 3], 0.5, 120))
c51 = Parameter('c51', (U8, [2, 3], 0.5, 120), [123, 118, 124, 121, 115, 123])
t52 = Internal('t52', (U8, [2, 3], 0.5, 120))
c53 = Parameter('c53', (U8, [2, 3], 0.5, 120), [123, 118, 124, 121, 115, 123])
t54 = Output('t54', (U8, [2, 3], 0.5, 120))
model = Model()
model.Operation('ADD', x1, c2, 0).To(t3)
model.Operation('ADD', t3, c4, 0).To(t5)
model.Operation('ADD', t5, c6, 0).To(t7)
model.Operation('ADD', t7, c8, 0).To(t9)
model.Operation('ADD', x10, c11, 0).To(t12)
model.Operation('ADD', t12, c13, 0).To(t14)
model.Operation('ADD', t14, c15, 0).To(t16)
model.Operation('ADD', t16, c17, 0).To(t18)
model.Operation('ADD', x19, c20, 0).To(t21)
model.Operation('ADD', t21, c22, 0).To(t23)
model.Operation('ADD', t23, c24, 0).To(t25)
model.Operation('ADD', t25, c26, 0).To(t27)
model.Operation('ADD', x28, c29, 0).To(t30)
model.Operation('ADD', t30, c31, 0).To(t32)
model.Operation('ADD', t32, c33, 0).To(t34)
model.Operation('ADD', t34, c35, 0).To(t36)
model.Operation('ADD', x37, c38, 0).To(t39)
model.Operation('ADD', t39, c40, 0).To(t41)
model.Operation('ADD', t41, c42, 0).To(t43)
model.Operation('ADD', t43, c44, 0).To(t45)
model.Operation('ADD', x46, c47, 0).To(t48)
model.Operation('ADD', t48, c49, 0).To(t50)
model.Operation('ADD', t50, c51, 0).To(t52)
model.Operation('ADD', t52, c53, 0).To(t54)
Example({
    x1: [127, 123, 125, 116, 115, 122],
    t9: [130, 126, 128, 119, 118, 125],
    x10: [113, 124, 124, 125, 123, 121],
    t18: [125, 136, 136, 137, 135, 133],
    x19: [115, 127, 118, 118, 114, 121],
    t27: [118, 124, 118, 121, 111, 121],
    x28: [117, 125, 118, 116, 121, 116],
    t36: [129, 117, 134, 128, 113, 132],
    x37: [115, 114, 125, 128, 122, 127],
    t45: [118, 111, 125, 134, 120, 130],
    x46: [124, 115, 112, 116, 121, 116],
    t54: [136, 107, 128, 120, 101, 128],
}, name='rows_quant8').AddVariations(signed(x1, c2, t3, c4, t5, c6, t7, c8, t9, x10, c11, t12, c13, t14, c15, t16, c17, t18, x19, c20, t21, c22, t23, c24, t25, c26, t27, x28, c29, t30, c31, t32, c33, t34, c35, t36, x37, c38, t39, c40, t41, c42, t43, c44, t45, x46, c47, t48, c49, t50, c51, t52, c53, t54)).DisableLifeTimeVariation()
