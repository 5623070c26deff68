# Licensed under the Apache License, Version 2.0; see LICENSE.
# Written by 'python -m corpus' from corpus/families/lookup.py; do not edit.
#
# EMBEDDING_LOOKUP: constants that operations of several kinds read.

def signed(*operands):
    """All unsigned codes as signed ones of the same real values."""
    types = {
        o: ("TENSOR_QUANT8_ASYMM_SIGNED", o.type.scale, o.type.zeroPoint - 128) for o in operands
    }
    return DataTypeConverter(name="signed").Identify(types)


F32 = 'TENSOR_FLOAT32'
I32 = 'TENSOR_INT32'
U8 = 'TENSOR_QUANT8_ASYMM'

# A table is weights, and looked up, moved and computed with, too.
# Expected values: float64 formula.
x4 = Input('x4', (F32, [2, 3]))
c1 = Parameter('c1', (F32, [3, 3]), [0.0, -3.0, -1.0, -1.0, -1.0, 3.0, -2.0, 3.0, 2.0])
c2 = Parameter('c2', (F32, [3]), [0.5, -1.0, 0.5])
t5 = Output('t5', (F32, [2, 3]))
c6 = Parameter('c6', (I32, [2]), [2, 0])
t7 = Output('t7', (F32, [2, 3]))
c8 = Parameter('c8', (I32, [3]), [2, 0, 1])
t9 = Output('t9', (F32, [3, 3]))
t10 = Output('t10', (F32, [3, 3]))
t11 = Output('t11', (F32, [2, 2]))
x12 = Input('x12', (F32, [3, 3]))
t13 = Output('t13', (F32, [3, 3]))
c3 = Parameter('c3', (F32, [1, 3]), [1.0, 1.0, 1.0])
t14 = Output('t14', (F32, [4, 3]))
x15 = Input('x15', (F32, [1, 3]))
t16 = Output('t16', (F32, [1, 3]))
x20 = Input('x20', (F32, [2, 4]))
c17 = Parameter('c17', (F32, [2, 4]), [3.0, 1.0, -3.0, -1.0, 2.0, 2.0, -1.0, 0.0])
c18 = Parameter('c18', (F32, [2]), [0.5, -1.0])
t21 = Output('t21', (F32, [2, 2]))
c22 = Parameter('c22', (I32, [2]), [1, 0])
t23 = Output('t23', (F32, [2, 4]))
c24 = Parameter('c24', (I32, [3]), [2, 0, 1])
t25 = Output('t25', (F32, [2, 3]))
t26 = Output('t26', (F32, [4, 2]))
t27 = Output('t27', (F32, [2, 2]))
x28 = Input('x28', (F32, [2, 4]))
t29 = Output('t29', (F32, [2, 4]))
c19 = Parameter('c19', (F32, [1, 4]), [1.0, 1.0, 1.0, 1.0])
t30 = Output('t30', (F32, [3, 4]))
x31 = Input('x31', (F32, [1, 4]))
t32 = Output('t32', (F32, [1, 2]))
model = Model()
model.Operation('FULLY_CONNECTED', x4, c1, c2, 0).To(t5)
model.Operation('EMBEDDING_LOOKUP', c6, c1).To(t7)
model.Operation('GATHER', c1, 1, c8).To(t9)
model.Operation('TRANSPOSE', c1, [1, 0]).To(t10)
model.Operation('SLICE', c1, [0, 1], [2, 2]).To(t11)
model.Operation('MUL', x12, c1, 0).To(t13)
model.Operation('CONCATENATION', c1, c3, 0).To(t14)
model.Operation('FULLY_CONNECTED', x15, c1, c2, 1).To(t16)
model.Operation('FULLY_CONNECTED', x20, c17, c18, 0).To(t21)
model.Operation('EMBEDDING_LOOKUP', c22, c17).To(t23)
model.Operation('GATHER', c17, 1, c24).To(t25)
model.Operation('TRANSPOSE', c17, [1, 0]).To(t26)
model.Operation('SLICE', c17, [0, 1], [2, 2]).To(t27)
model.Operation('MUL', x28, c17, 0).To(t29)
model.Operation('CONCATENATION', c17, c19, 0).To(t30)
model.Operation('FULLY_CONNECTED', x31, c17, c18, 1).To(t32)
Example({
    x4: [4.0, -0.5, -2.5, 1.0, 2.0, 4.0],
    t5: [4.5, -12.0, -14.0, -9.5, 8.0, 12.5],
    t7: [-2.0, 3.0, 2.0, 0.0, -3.0, -1.0],
    t9: [-1.0, 0.0, -3.0, 3.0, -1.0, -1.0, 2.0, -2.0, 3.0],
    t10: [0.0, -1.0, -2.0, -3.0, -1.0, 3.0, -1.0, 3.0, 2.0],
    t11: [-3.0, -1.0, -1.0, 3.0],
    x12: [0.5, -1.0, 2.5, -0.5, -4.0, 2.5, -2.5, -2.5, 1.0],
    t13: [0.0, 3.0, -2.5, 0.5, 4.0, 7.5, 5.0, -7.5, 2.0],
    t14: [0.0, -3.0, -1.0, -1.0, -1.0, 3.0, -2.0, 3.0, 2.0, 1.0, 1.0, 1.0],
    x15: [3.5, 1.0, -1.5],
    t16: [0.0, 0.0, 0.0],
    x20: [-0.5, -3.0, 4.0, -2.5, -2.0, 1.5, -3.5, 3.0],
    t21: [-13.5, -12.0, 3.5, 1.5],
    t23: [2.0, 2.0, -1.0, 0.0, 3.0, 1.0, -3.0, -1.0],
    t25: [-3.0, 3.0, 1.0, -1.0, 2.0, 2.0],
    t26: [3.0, 2.0, 1.0, 2.0, -3.0, -1.0, -1.0, 0.0],
    t27: [1.0, -3.0, 2.0, -1.0],
    x28: [-2.5, 0.5, -2.5, -4.0, 1.5, 3.5, -1.0, -3.5],
    t29: [-7.5, 0.5, 7.5, 4.0, 3.0, 7.0, 1.0, 0.0],
    t30: [3.0, 1.0, -3.0, -1.0, 2.0, 2.0, -1.0, 0.0, 1.0, 1.0, 1.0, 1.0],
    x31: [-2.0, -0.5, -3.0, -3.5],
    t32: [6.5, 0.0],
}, name='tables').AddVariations('float16').DisableLifeTimeVariation()

# A table is weights, and looked up, moved and computed with, too.
# Expected values: float64 formula.
x4 = Input('x4', (U8, [2, 3], 0.5, 120))
c1 = Parameter('c1', (U8, [3, 3], 0.5, 128), [128, 122, 126, 126, 126, 134, 124, 134, 132])
c2 = Parameter('c2', (I32, [3], 0.25, 0), [2, -4, 2])
t5 = Output('t5', (U8, [2, 3], 0.5, 120))
c6 = Parameter('c6', (I32, [2]), [2, 0])
t7 = Output('t7', (U8, [2, 3], 0.5, 128))
c8 = Parameter('c8', (I32, [3]), [2, 0, 1])
t9 = Output('t9', (U8, [3, 3], 0.5, 128))
t10 = Output('t10', (U8, [3, 3], 0.5, 128))
t11 = Output('t11', (U8, [2, 2], 0.5, 128))
x12 = Input('x12', (U8, [3, 3], 0.5, 120))
t13 = Output('t13', (U8, [3, 3], 0.5, 120))
c3 = Parameter('c3', (U8, [1, 3], 0.5, 128), [130, 130, 130])
t14 = Output('t14', (U8, [4, 3], 0.5, 128))
x15 = Input('x15', (U8, [1, 3], 0.5, 120))
t16 = Output('t16', (U8, [1, 3], 0.5, 120))
x20 = Input('x20', (U8, [2, 4], 0.5, 120))
c17 = Parameter('c17', (U8, [2, 4], 0.5, 128), [134, 130, 122, 126, 132, 132, 126, 128])
c18 = Parameter('c18', (I32, [2], 0.25, 0), [2, -4])
t21 = Output('t21', (U8, [2, 2], 0.5, 120))
c22 = Parameter('c22', (I32, [2]), [1, 0])
t23 = Output('t23', (U8, [2, 4], 0.5, 128))
c24 = Parameter('c24', (I32, [3]), [2, 0, 1])
t25 = Output('t25', (U8, [2, 3], 0.5, 128))
t26 = Output('t26', (U8, [4, 2], 0.5, 128))
t27 = Output('t27', (U8, [2, 2], 0.5, 128))
x28 = Input('x28', (U8, [2, 4], 0.5, 120))
t29 = Output('t29', (U8, [2, 4], 0.5, 120))
c19 = Parameter('c19', (U8, [1, 4], 0.5, 128), [130, 130, 130, 130])
t30 = Output('t30', (U8, [3, 4], 0.5, 128))
x31 = Input('x31', (U8, [1, 4], 0.5, 120))
t32 = Output('t32', (U8, [1, 2], 0.5, 120))
model = Model()
model.Operation('FULLY_CONNECTED', x4, c1, c2, 0).To(t5)
model.Operation('EMBEDDING_LOOKUP', c6, c1).To(t7)
model.Operation('GATHER', c1, 1, c8).To(t9)
model.Operation('TRANSPOSE', c1, [1, 0]).To(t10)
model.Operation('SLICE', c1, [0, 1], [2, 2]).To(t11)
model.Operation('MUL', x12, c1, 0).To(t13)
model.Operation('CONCATENATION', c1, c3, 0).To(t14)
model.Operation('FULLY_CONNECTED', x15, c1, c2, 1).To(t16)
model.Operation('FULLY_CONNECTED', x20, c17, c18, 0).To(t21)
model.Operation('EMBEDDING_LOOKUP', c22, c17).To(t23)
model.Operation('GATHER', c17, 1, c24).To(t25)
model.Operation('TRANSPOSE', c17, [1, 0]).To(t26)
model.Operation('SLICE', c17, [0, 1], [2, 2]).To(t27)
model.Operation('MUL', x28, c17, 0).To(t29)
model.Operation('CONCATENATION', c17, c19, 0).To(t30)
model.Operation('FULLY_CONNECTED', x31, c17, c18, 1).To(t32)
Example({
    x4: [128, 119, 115, 122, 124, 128],
    t5: [129, 96, 92, 101, 136, 145],
    t7: [124, 134, 132, 128, 122, 126],
    t9: [126, 128, 122, 134, 126, 126, 132, 124, 134],
    t10: [128, 126, 124, 122, 126, 134, 126, 134, 132],
    t11: [122, 126, 126, 134],
    x12: [121, 118, 125, 119, 112, 125, 115, 115, 122],
    t13: [120, 126, 115, 121, 128, 135, 130, 105, 124],
    t14: [128, 122, 126, 126, 126, 134, 124, 134, 132, 130, 130, 130],
    x15: [127, 122, 117],
    t16: [120, 120, 120],
    x20: [119, 114, 128, 115, 116, 123, 113, 126],
    t21: [93, 96, 127, 123],
    t23: [132, 132, 126, 128, 134, 130, 122, 126],
    t25: [122, 134, 130, 126, 132, 132],
    t26: [134, 132, 130, 132, 122, 126, 126, 128],
    t27: [130, 122, 132, 126],
    x28: [115, 121, 115, 112, 123, 127, 118, 113],
    t29: [105, 121, 135, 128, 126, 134, 122, 120],
    t30: [134, 130, 122, 126, 132, 132, 126, 128, 130, 130, 130, 130],
    x31: [116, 119, 114, 113],
    t32: [133, 120],
}, name='tables_quant8').AddVariations(signed(x4, c1, t5, t7, t9, t10, t11, x12, t13, c3, t14, x15, t16, x20, c17, t21, t23, t25, t26, t27, x28, t29, c19, t30, x31, t32)).DisableLifeTimeVariation()
