# Licensed under the Apache License, Version 2.0; see LICENSE.
# Written by 'python -m corpus' from corpus/families/slicing.py; do not edit.
#
# SLICE: what is picked or repeated, and moved before or behind.

I32 = 'TENSOR_INT32'
U8 = 'TENSOR_QUANT8_ASYMM'

# Parts become one SPLIT if they are equal, in order and complete.
# Expected values: float64 formula.
x1 = Input('x1', (U8, [2, 6], 0.5, 120))
c2 = Parameter('c2', (U8, [1], 0.5, 120), [123])
t3 = Internal('t3', (U8, [2, 6], 0.5, 120))
t4 = Internal('t4', (U8, [2, 2], 0.5, 120))
t5 = Output('t5', (U8, [2, 2], 0.5, 120))
t6 = Output('t6', (U8, [2, 2], 0.5, 120))
t7 = Output('t7', (U8, [2, 2], 0.5, 120))
x8 = Input('x8', (U8, [2, 6], 0.5, 120))
t9 = Internal('t9', (U8, [2, 6], 0.5, 120))
t10 = Internal('t10', (U8, [2, 2], 0.5, 120))
t11 = Output('t11', (U8, [2, 2], 0.5, 120))
t12 = Output('t12', (U8, [2, 2], 0.5, 120))
t13 = Output('t13', (U8, [2, 2], 0.5, 120))
x14 = Input('x14', (U8, [2, 6], 0.5, 120))
t15 = Internal('t15', (U8, [2, 6], 0.5, 120))
t16 = Internal('t16', (U8, [2, 2], 0.5, 120))
t17 = Output('t17', (U8, [2, 2], 0.5, 120))
t18 = Output('t18', (U8, [2, 2], 0.5, 120))
t19 = Output('t19', (U8, [2, 2], 0.5, 120))
t20 = Internal('t20', (U8, [2, 6], 0.5, 120))
t21 = Internal('t21', (U8, [2, 1], 0.5, 120))
t22 = Output('t22', (U8, [2, 2], 0.5, 120))
t23 = Output('t23', (U8, [2, 3], 0.5, 120))
t24 = Output('t24', (U8, [2, 1], 0.5, 120))
t25 = Internal('t25', (U8, [2, 6], 0.5, 120))
t26 = Internal('t26', (U8, [2, 2], 0.5, 120))
t27 = Output('t27', (U8, [2, 2], 0.5, 120))
t28 = Output('t28', (U8, [2, 2], 0.5, 120))
t29 = Internal('t29', (U8, [2, 6], 0.5, 120))
t30 = Internal('t30', (U8, [2, 2], 0.5, 120))
t31 = Output('t31', (U8, [2, 2], 0.5, 120))
t32 = Output('t32', (U8, [2, 2], 0.5, 120))
x33 = Input('x33', (U8, [4, 4], 0.5, 120))
t34 = Internal('t34', (U8, [4, 4], 0.5, 120))
t35 = Internal('t35', (U8, [1, 4], 0.5, 120))
t36 = Internal('t36', (U8, [1, 4], 0.5, 120))
t37 = Internal('t37', (U8, [1, 4], 0.5, 120))
t38 = Output('t38', (U8, [1, 4], 0.5, 120))
c39 = Parameter('c39', (I32, [1]), [1])
t40 = Internal('t40', (U8, [4, 1], 0.5, 120))
c41 = Parameter('c41', (I32, [1]), [2])
t42 = Internal('t42', (U8, [4, 1], 0.5, 120))
t43 = Output('t43', (U8, [1, 4], 0.5, 120))
t44 = Output('t44', (U8, [4, 1], 0.5, 120))
model = Model()
model.Operation('ADD', x1, c2, 0).To(t3)
model.Operation('SLICE', t3, [0, 0], [2, 2]).To(t4)
model.Operation('SLICE', t3, [0, 2], [2, 2]).To(t5)
model.Operation('SLICE', t3, [0, 4], [2, 2]).To(t6)
model.Operation('SUB', c2, t4, 0).To(t7)
model.Operation('ADD', x8, c2, 0).To(t9)
model.Operation('SLICE', t9, [0, 4], [2, 2]).To(t10)
model.Operation('SLICE', t9, [0, 0], [2, 2]).To(t11)
model.Operation('SLICE', t9, [0, 2], [2, 2]).To(t12)
model.Operation('SUB', c2, t10, 0).To(t13)
model.Operation('ADD', x14, c2, 0).To(t15)
model.Operation('SLICE', t15, [0, 0], [2, 2]).To(t16)
model.Operation('SLICE', t15, [0, 3], [2, 2]).To(t17)
model.Operation('SLICE', t15, [0, 4], [2, 2]).To(t18)
model.Operation('SUB', c2, t16, 0).To(t19)
model.Operation('ADD', x1, c2, 0).To(t20)
model.Operation('SLICE', t20, [0, 0], [2, 1]).To(t21)
model.Operation('SLICE', t20, [0, 1], [2, 2]).To(t22)
model.Operation('SLICE', t20, [0, 3], [2, 3]).To(t23)
model.Operation('SUB', c2, t21, 0).To(t24)
model.Operation('ADD', x8, c2, 0).To(t25)
model.Operation('SLICE', t25, [0, 1], [2, 2]).To(t26)
model.Operation('SLICE', t25, [0, 3], [2, 2]).To(t27)
model.Operation('SUB', c2, t26, 0).To(t28)
model.Operation('ADD', x14, c2, 0).To(t29)
model.Operation('SLICE', t29, [0, 0], [2, 2]).To(t30)
model.Operation('SLICE', t29, [0, 2], [2, 2]).To(t31)
model.Operation('SUB', c2, t30, 0).To(t32)
model.Operation('ADD', x33, c2, 0).To(t34)
model.Operation('STRIDED_SLICE', t34, [2, 0], [3, 4], [1, 1], 0, 0, 0).To(t35)
model.Operation('STRIDED_SLICE', t34, [0, 0], [1, 4], [1, 1], 0, 0, 0).To(t36)
model.Operation('STRIDED_SLICE', t34, [3, 0], [4, 4], [1, 1], 0, 0, 0).To(t37)
model.Operation('STRIDED_SLICE', t34, [1, 0], [2, 4], [1, 1], 0, 0, 0).To(t38)
model.Operation('GATHER', t34, 1, c39).To(t40)
model.Operation('GATHER', t34, 1, c41).To(t42)
model.Operation('SUB', t35, t36, 0).To(t43)
model.Operation('SUB', t40, t42, 0).To(t44)
Example({
    x1: [105, 153, 129, 136, 152, 141, 176, 90, 86, 94, 128, 174],
    t5: [132, 139, 89, 97],
    t6: [155, 144, 131, 177],
    t7: [135, 87, 64, 150],
    x8: [105, 175, 141, 93, 129, 134, 63, 139, 65, 170, 137, 96],
    t11: [108, 178, 66, 142],
    t12: [144, 96, 68, 173],
    t13: [111, 106, 103, 144],
    x14: [118, 169, 136, 95, 90, 164, 129, 142, 101, 160, 71, 112],
    t17: [98, 93, 163, 74],
    t18: [93, 167, 74, 115],
    t19: [122, 71, 111, 98],
    t22: [156, 132, 93, 89],
    t23: [139, 155, 144, 97, 131, 177],
    t24: [135, 64],
    t27: [96, 132, 173, 140],
    t28: [65, 99, 101, 175],
    t31: [139, 98, 104, 163],
    t32: [122, 71, 111, 98],
    x33: [136, 155, 82, 170, 158, 130, 64, 143, 179, 71, 76, 148, 107, 147, 63, 126],
    t38: [161, 133, 67, 146],
    t43: [163, 36, 114, 98],
    t44: [193, 186, 115, 204],
}, name='all_parts_quant8').DisableLifeTimeVariation()
