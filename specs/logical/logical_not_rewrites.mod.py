# Licensed under the Apache License, Version 2.0; see LICENSE.
# Written by 'python -m corpus' from corpus/families/logical.py; do not edit.
#
# LOGICAL_NOT: identities, and what only looks like one.

# Comparisons that are turned around.
# Expected values: float64 formula.
x1 = Input('x1', ('TENSOR_FLOAT32', [1, 4]))
x2 = Input('x2', ('TENSOR_FLOAT32', [2, 4]))
t3 = Internal('t3', ('TENSOR_BOOL8', [2, 4]))
t4 = Internal('t4', ('TENSOR_BOOL8', [2, 4]))
t5 = Internal('t5', ('TENSOR_BOOL8', [2, 4]))
t6 = Internal('t6', ('TENSOR_FLOAT32', [2, 4]))
t7 = Output('t7', ('TENSOR_BOOL8', [2, 4]))
t8 = Output('t8', ('TENSOR_BOOL8', [2, 4]))
t9 = Internal('t9', ('TENSOR_BOOL8', [2, 4]))
t10 = Output('t10', ('TENSOR_BOOL8', [2, 4]))
t11 = Output('t11', ('TENSOR_BOOL8', [2, 4]))
t12 = Internal('t12', ('TENSOR_BOOL8', [2, 4]))
t13 = Output('t13', ('TENSOR_BOOL8', [2, 4]))
t14 = Internal('t14', ('TENSOR_BOOL8', [2, 4]))
t15 = Output('t15', ('TENSOR_FLOAT32', [2, 4]))
t16 = Output('t16', ('TENSOR_FLOAT32', [2, 4]))
t17 = Output('t17', ('TENSOR_BOOL8', [2, 4]))
model = Model()
model.Operation('LESS', x1, x2).To(t3)
model.Operation('EQUAL', x1, x2).To(t4)
model.Operation('GREATER_EQUAL', x2, x1).To(t5)
model.Operation('MAXIMUM', x1, x2).To(t6)
model.Operation('LOGICAL_NOT', t3).To(t7)
model.Operation('LOGICAL_NOT', t4).To(t8)
model.Operation('LOGICAL_NOT', t5).To(t9)
model.Operation('LOGICAL_NOT', t9).To(t10)
model.Operation('LOGICAL_OR', t3, t4).To(t11)
model.Operation('LOGICAL_NOT', t3).To(t12)
model.Operation('LOGICAL_AND', t12, t5).To(t13)
model.Operation('LOGICAL_NOT', t3).To(t14)
model.Operation('SELECT', t14, t6, x2).To(t15)
model.Operation('SELECT', t5, t6, t6).To(t16)
model.Operation('EQUAL', t3, t4).To(t17)
Example({
    x1: [1.0, 2.0, 3.0, -1.0],
    x2: [2.0, 2.0, 2.0, -1.0, 1.0, 3.0, 0.0, 0.5],
    t7: [False, True, True, True, True, False, True, False],
    t8: [True, False, True, False, False, True, True, True],
    t10: [True, True, False, True, True, True, False, True],
    t11: [True, True, False, True, True, True, False, True],
    t13: [False, True, False, True, True, False, False, False],
    t15: [2.0, 2.0, 3.0, -1.0, 1.0, 3.0, 3.0, 0.5],
    t16: [2.0, 2.0, 3.0, -1.0, 1.0, 3.0, 3.0, 0.5],
    t17: [False, False, True, False, False, False, True, False],
}, name='comparisons').AddVariations('float16').DisableLifeTimeVariation()
