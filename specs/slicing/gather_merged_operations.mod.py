# Licensed under the Apache License, Version 2.0; see LICENSE.
# Written by 'python -m corpus' from corpus/families/slicing.py; do not edit.
#
# GATHER: operations in a row that are merged, moved or cancelled.

def signed(*operands):
    """All unsigned codes as signed ones of the same real values."""
    types = {
        o: ("TENSOR_QUANT8_ASYMM_SIGNED", o.type.scale, o.type.zeroPoint - 128) for o in operands
    }
    return DataTypeConverter(name="signed").Identify(types)


F32 = 'TENSOR_FLOAT32'
I32 = 'TENSOR_INT32'
U8 = 'TENSOR_QUANT8_ASYMM'

# Permutations one after the other are another one in the other order.
# Expected values: float64 formula.
x1 = Input('x1', (F32, [3, 3]))
c2 = Parameter('c2', (I32, [3]), [1, 2, 0])
t3 = Internal('t3', (F32, [3, 3]))
c4 = Parameter('c4', (I32, [3]), [1, 0, 2])
t5 = Output('t5', (F32, [3, 3]))
x6 = Input('x6', (F32, [3, 3]))
c7 = Parameter('c7', (I32, [3]), [1, 2, 0])
t8 = Internal('t8', (F32, [3, 3]))
c9 = Parameter('c9', (I32, [3]), [1, 0, 2])
t10 = Output('t10', (F32, [3, 3]))
x11 = Input('x11', (F32, [3, 3]))
c12 = Parameter('c12', (I32, [3]), [1, 2, 0])
t13 = Internal('t13', (F32, [3, 3]))
c14 = Parameter('c14', (I32, [3]), [1, 0, 2])
t15 = Output('t15', (F32, [3, 3]))
x16 = Input('x16', (F32, [3, 3]))
c17 = Parameter('c17', (I32, [3]), [2, 0, 1])
t18 = Internal('t18', (F32, [3, 3]))
c19 = Parameter('c19', (I32, [3]), [0, 2, 1])
t20 = Output('t20', (F32, [3, 3]))
x21 = Input('x21', (F32, [3, 3]))
c22 = Parameter('c22', (I32, [3]), [2, 0, 1])
t23 = Internal('t23', (F32, [3, 3]))
c24 = Parameter('c24', (I32, [3]), [0, 2, 1])
t25 = Output('t25', (F32, [3, 3]))
x26 = Input('x26', (F32, [3, 3]))
c27 = Parameter('c27', (I32, [3]), [2, 0, 1])
t28 = Internal('t28', (F32, [3, 3]))
c29 = Parameter('c29', (I32, [3]), [0, 2, 1])
t30 = Output('t30', (F32, [3, 3]))
x31 = Input('x31', (F32, [3, 3]))
c32 = Parameter('c32', (I32, [3]), [1, 1, 0])
t33 = Internal('t33', (F32, [3, 3]))
c34 = Parameter('c34', (I32, [3]), [2, 0, 1])
t35 = Output('t35', (F32, [3, 3]))
x36 = Input('x36', (F32, [3, 3]))
c37 = Parameter('c37', (I32, [3]), [1, 1, 0])
t38 = Internal('t38', (F32, [3, 3]))
c39 = Parameter('c39', (I32, [3]), [2, 0, 1])
t40 = Output('t40', (F32, [3, 3]))
x41 = Input('x41', (F32, [3, 3]))
c42 = Parameter('c42', (I32, [3]), [1, 1, 0])
t43 = Internal('t43', (F32, [3, 3]))
c44 = Parameter('c44', (I32, [3]), [2, 0, 1])
t45 = Output('t45', (F32, [3, 3]))
model = Model()
model.Operation('GATHER', x1, 0, c2).To(t3)
model.Operation('GATHER', t3, 0, c4).To(t5)
model.Operation('GATHER', x6, 1, c7).To(t8)
model.Operation('GATHER', t8, -1, c9).To(t10)
model.Operation('GATHER', x11, 0, c12).To(t13)
model.Operation('GATHER', t13, 1, c14).To(t15)
model.Operation('GATHER', x16, 0, c17).To(t18)
model.Operation('GATHER', t18, 0, c19).To(t20)
model.Operation('GATHER', x21, 1, c22).To(t23)
model.Operation('GATHER', t23, -1, c24).To(t25)
model.Operation('GATHER', x26, 0, c27).To(t28)
model.Operation('GATHER', t28, 1, c29).To(t30)
model.Operation('GATHER', x31, 0, c32).To(t33)
model.Operation('GATHER', t33, 0, c34).To(t35)
model.Operation('GATHER', x36, 1, c37).To(t38)
model.Operation('GATHER', t38, -1, c39).To(t40)
model.Operation('GATHER', x41, 0, c42).To(t43)
model.Operation('GATHER', t43, 1, c44).To(t45)
Example({
    x1: [-3.5, 3.5, -3.0, -0.5, 2.5, 4.0, 1.5, 4.0, -0.5],
    t5: [1.5, 4.0, -0.5, -0.5, 2.5, 4.0, -3.5, 3.5, -3.0],
    x6: [1.0, 1.5, -1.5, 1.5, -4.0, -0.5, -1.5, -1.5, -0.5],
    t10: [-1.5, 1.5, 1.0, -0.5, -4.0, 1.5, -0.5, -1.5, -1.5],
    x11: [2.5, -1.5, 3.5, -3.5, -2.5, 1.0, 1.0, -4.0, 1.0],
    t15: [-2.5, -3.5, 1.0, -4.0, 1.0, 1.0, -1.5, 2.5, 3.5],
    x16: [-0.5, 0.5, 1.0, 3.0, -2.0, -3.5, -0.5, -0.5, -2.0],
    t20: [-0.5, -0.5, -2.0, 3.0, -2.0, -3.5, -0.5, 0.5, 1.0],
    x21: [0.5, 3.5, 1.0, 3.5, 2.0, 3.0, 3.0, 1.5, -3.5],
    t25: [1.0, 3.5, 0.5, 3.0, 2.0, 3.5, -3.5, 1.5, 3.0],
    x26: [2.0, 3.5, 1.0, -1.0, -2.0, -1.5, 1.5, -4.0, 2.5],
    t30: [1.5, 2.5, -4.0, 2.0, 1.0, 3.5, -1.0, -1.5, -2.0],
    x31: [0.5, -3.0, 1.5, 3.0, 0.5, -1.0, -2.5, 1.0, -3.0],
    t35: [0.5, -3.0, 1.5, 3.0, 0.5, -1.0, 3.0, 0.5, -1.0],
    x36: [-1.0, 1.5, -4.0, -2.0, 2.5, 1.0, -3.0, -1.5, 2.0],
    t40: [-1.0, 1.5, 1.5, -2.0, 2.5, 2.5, -3.0, -1.5, -1.5],
    x41: [-3.0, 1.0, 4.0, 1.0, 2.0, -2.0, -1.5, -4.0, 4.0],
    t45: [-2.0, 1.0, 2.0, -2.0, 1.0, 2.0, 4.0, -3.0, 1.0],
}, name='permuted').AddVariations('float16').DisableLifeTimeVariation()

# Permutations one after the other are another one in the other order.
# Expected values: float64 formula.
x1 = Input('x1', (U8, [3, 3], 0.5, 120))
c2 = Parameter('c2', (I32, [3]), [1, 2, 0])
t3 = Internal('t3', (U8, [3, 3], 0.5, 120))
c4 = Parameter('c4', (I32, [3]), [1, 0, 2])
t5 = Output('t5', (U8, [3, 3], 0.5, 120))
x6 = Input('x6', (U8, [3, 3], 0.5, 120))
c7 = Parameter('c7', (I32, [3]), [1, 2, 0])
t8 = Internal('t8', (U8, [3, 3], 0.5, 120))
c9 = Parameter('c9', (I32, [3]), [1, 0, 2])
t10 = Output('t10', (U8, [3, 3], 0.5, 120))
x11 = Input('x11', (U8, [3, 3], 0.5, 120))
c12 = Parameter('c12', (I32, [3]), [1, 2, 0])
t13 = Internal('t13', (U8, [3, 3], 0.5, 120))
c14 = Parameter('c14', (I32, [3]), [1, 0, 2])
t15 = Output('t15', (U8, [3, 3], 0.5, 120))
x16 = Input('x16', (U8, [3, 3], 0.5, 120))
c17 = Parameter('c17', (I32, [3]), [2, 0, 1])
t18 = Internal('t18', (U8, [3, 3], 0.5, 120))
c19 = Parameter('c19', (I32, [3]), [0, 2, 1])
t20 = Output('t20', (U8, [3, 3], 0.5, 120))
x21 = Input('x21', (U8, [3, 3], 0.5, 120))
c22 = Parameter('c22', (I32, [3]), [2, 0, 1])
t23 = Internal('t23', (U8, [3, 3], 0.5, 120))
c24 = Parameter('c24', (I32, [3]), [0, 2, 1])
t25 = Output('t25', (U8, [3, 3], 0.5, 120))
x26 = Input('x26', (U8, [3, 3], 0.5, 120))
c27 = Parameter('c27', (I32, [3]), [2, 0, 1])
t28 = Internal('t28', (U8, [3, 3], 0.5, 120))
c29 = Parameter('c29', (I32, [3]), [0, 2, 1])
t30 = Output('t30', (U8, [3, 3], 0.5, 120))
x31 = Input('x31', (U8, [3, 3], 0.5, 120))
c32 = Parameter('c32', (I32, [3]), [1, 1, 0])
t33 = Internal('t33', (U8, [3, 3], 0.5, 120))
c34 = Parameter('c34', (I32, [3]), [2, 0, 1])
t35 = Output('t35', (U8, [3, 3], 0.5, 120))
x36 = Input('x36', (U8, [3, 3], 0.5, 120))
c37 = Parameter('c37', (I32, [3]), [1, 1, 0])
t38 = Internal('t38', (U8, [3, 3], 0.5, 120))
c39 = Parameter('c39', (I32, [3]), [2, 0, 1])
t40 = Output('t40', (U8, [3, 3], 0.5, 120))
x41 = Input('x41', (U8, [3, 3], 0.5, 120))
c42 = Parameter('c42', (I32, [3]), [1, 1, 0])
t43 = Internal('t43', (U8, [3, 3], 0.5, 120))
c44 = Parameter('c44', (I32, [3]), [2, 0, 1])
t45 = Output('t45', (U8, [3, 3], 0.5, 120))
model = Model()
model.Operation('GATHER', x1, 0, c2).To(t3)
model.Operation('GATHER', t3, 0, c4).To(t5)
model.Operation('GATHER', x6, 1, c7).To(t8)
model.Operation('GATHER', t8, -1, c9).To(t10)
model.Operation('GATHER', x11, 0, c12).To(t13)
model.Operation('GATHER', t13, 1, c14).To(t15)
model.Operation('GATHER', x16, 0, c17).To(t18)
model.Operation('GATHER', t18, 0, c19).To(t20)
model.Operation('GATHER', x21, 1, c22).To(t23)
model.Operation('GATHER', t23, -1, c24).To(t25)
model.Operation('GATHER', x26, 0, c27).To(t28)
model.Operation('GATHER', t28, 1, c29).To(t30)
model.Operation('GATHER', x31, 0, c32).To(t33)
model.Operation('GATHER', t33, 0, c34).To(t35)
model.Operation('GATHER', x36, 1, c37).To(t38)
model.Operation('GATHER', t38, -1, c39).To(t40)
model.Operation('GATHER', x41, 0, c42).To(t43)
model.Operation('GATHER', t43, 1, c44).To(t45)
Example({
    x1: [113, 127, 114, 119, 125, 128, 123, 128, 119],
    t5: [123, 128, 119, 119, 125, 128, 113, 127, 114],
    x6: [122, 123, 117, 123, 112, 119, 117, 117, 119],
    t10: [117, 123, 122, 119, 112, 123, 119, 117, 117],
    x11: [125, 117, 127, 113, 115, 122, 122, 112, 122],
    t15: [115, 113, 122, 112, 122, 122, 117, 125, 127],
    x16: [119, 121, 122, 126, 116, 113, 119, 119, 116],
    t20: [119, 119, 116, 126, 116, 113, 119, 121, 122],
    x21: [121, 127, 122, 127, 124, 126, 126, 123, 113],
    t25: [122, 127, 121, 126, 124, 127, 113, 123, 126],
    x26: [124, 127, 122, 118, 116, 117, 123, 112, 125],
    t30: [123, 125, 112, 124, 122, 127, 118, 117, 116],
    x31: [121, 114, 123, 126, 121, 118, 115, 122, 114],
    t35: [121, 114, 123, 126, 121, 118, 126, 121, 118],
    x36: [118, 123, 112, 116, 125, 122, 114, 117, 124],
    t40: [118, 123, 123, 116, 125, 125, 114, 117, 117],
    x41: [114, 122, 128, 122, 124, 116, 117, 112, 128],
    t45: [116, 122, 124, 116, 122, 124, 128, 114, 122],
}, name='permuted_quant8').AddVariations(signed(x1, t3, t5, x6, t8, t10, x11, t13, t15, x16, t18, t20, x21, t23, t25, x26, t28, t30, x31, t33, t35, x36, t38, t40, x41, t43, t45)).DisableLifeTimeVariation()
