# Licensed under the Apache License, Version 2.0; see LICENSE.
# Written by 'python -m corpus' from corpus/families/comparison.py; do not edit.
#
# LESS: operations of one model that share an input, or a constant.

def signed(*operands):
    """All unsigned codes as signed ones of the same real values."""
    types = {
        o: ("TENSOR_QUANT8_ASYMM_SIGNED", o.type.scale, o.type.zeroPoint - 128) for o in operands
    }
    return DataTypeConverter(name="signed").Identify(types)


BOOL8 = 'TENSOR_BOOL8'
F32 = 'TENSOR_FLOAT32'
U8 = 'TENSOR_QUANT8_ASYMM'

# Every comparison reads one pair.
# Expected values: float64 formula.
x1 = Input('x1', (F32, [4]))
x2 = Input('x2', (F32, [4]))
t3 = Output('t3', (BOOL8, [4]))
t4 = Output('t4', (BOOL8, [4]))
t5 = Output('t5', (BOOL8, [4]))
t6 = Output('t6', (BOOL8, [4]))
t7 = Output('t7', (BOOL8, [4]))
t8 = Output('t8', (BOOL8, [4]))
t9 = Output('t9', (BOOL8, [4]))
t10 = Output('t10', (BOOL8, [4]))
model = Model()
model.Operation('EQUAL', x1, x2).To(t3)
model.Operation('NOT_EQUAL', x1, x2).To(t4)
model.Operation('LESS', x1, x2).To(t5)
model.Operation('LESS_EQUAL', x1, x2).To(t6)
model.Operation('GREATER', x1, x2).To(t7)
model.Operation('GREATER_EQUAL', x1, x2).To(t8)
model.Operation('LOGICAL_AND', t3, t6).To(t9)
model.Operation('LOGICAL_OR', t3, t6).To(t10)
Example({
    x1: [1.0, 2.0, 3.0, -4.0],
    x2: [2.0, 2.0, 1.0, -4.5],
    t3: [False, True, False, False],
    t4: [True, False, True, True],
    t5: [True, False, False, False],
    t6: [True, True, False, False],
    t7: [False, False, True, True],
    t8: [False, True, True, True],
    t9: [False, True, False, False],
    t10: [True, True, False, False],
}, name='comparisons').AddVariations('float16').DisableLifeTimeVariation()

# Every comparison reads one pair.
# Expected values: float64 formula.
x1 = Input('x1', (U8, [4], 0.5, 120))
x2 = Input('x2', (U8, [4], 0.5, 120))
t3 = Output('t3', (BOOL8, [4]))
t4 = Output('t4', (BOOL8, [4]))
t5 = Output('t5', (BOOL8, [4]))
t6 = Output('t6', (BOOL8, [4]))
t7 = Output('t7', (BOOL8, [4]))
t8 = Output('t8', (BOOL8, [4]))
t9 = Output('t9', (BOOL8, [4]))
t10 = Output('t10', (BOOL8, [4]))
model = Model()
model.Operation('EQUAL', x1, x2).To(t3)
model.Operation('NOT_EQUAL', x1, x2).To(t4)
model.Operation('LESS', x1, x2).To(t5)
model.Operation('LESS_EQUAL', x1, x2).To(t6)
model.Operation('GREATER', x1, x2).To(t7)
model.Operation('GREATER_EQUAL', x1, x2).To(t8)
model.Operation('LOGICAL_AND', t3, t6).To(t9)
model.Operation('LOGICAL_OR', t3, t6).To(t10)
Example({
    x1: [122, 124, 126, 112],
    x2: [124, 124, 122, 111],
    t3: [False, True, False, False],
    t4: [True, False, True, True],
    t5: [True, False, False, False],
    t6: [True, True, False, False],
    t7: [False, False, True, True],
    t8: [False, True, True, True],
    t9: [False, True, False, False],
    t10: [True, True, False, False],
}, name='comparisons_quant8').AddVariations(signed(x1, x2)).DisableLifeTimeVariation()
