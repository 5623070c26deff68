# Licensed under the Apache License, Version 2.0; see LICENSE.
# Written by 'python -m corpus' from corpus/families/slicing.py; do not edit.
#
# TOPK_V2: what a pass over the whole graph leaves out, shares, moves or overwrites.

F32 = 'TENSOR_FLOAT32'
I32 = 'TENSOR_INT32'

# Of two results one is read, or the other one; operations on constants alone remain.
# Expected values: float64 formula.
x1 = Input('x1', (F32, [2, 4]))
t2 = Internal('t2', (F32, [2, 3]))
t3 = Internal('t3', (I32, [2, 3]))
t4 = Internal('t4', (F32, [2, 2]))
t5 = Internal('t5', (I32, [2, 2]))
c6 = Parameter('c6', (F32, [1]), [5.0])
t7 = Internal('t7', (F32, [2, 3]))
c8 = Parameter('c8', (F32, [2]), [1.0, -2.0])
c9 = Parameter('c9', (F32, [2, 1]), [0.5, 2.5])
t10 = Internal('t10', (F32, [2, 2]))
c11 = Parameter('c11', (F32, [1]), [1.0])
t12 = Internal('t12', (F32, [2, 2]))
t13 = Internal('t13', (F32, [2, 4]))
t14 = Internal('t14', (F32, [2, 4]))
t15 = Internal('t15', (F32, [2, 1]))
t16 = Internal('t16', (F32, [2, 1]))
t17 = Internal('t17', (F32, [2, 1]))
t18 = Internal('t18', (F32, [2, 1]))
c19 = Parameter('c19', (F32, [1]), [1.0])
t20 = Output('t20', (F32, [2, 3]))
c21 = Parameter('c21', (I32, [1]), [10])
t22 = Output('t22', (I32, [2, 2]))
t23 = Output('t23', (F32, [2, 1]))
t24 = Output('t24', (F32, [4, 2]))
c25 = Parameter('c25', (I32, [1]), [1])
t26 = Internal('t26', (I32, [1, 2]))
t27 = Output('t27', (F32, [2, 1, 2]))
model = Model()
model.Operation('TOPK_V2', x1, 3).To(t2, t3)
model.Operation('TOPK_V2', x1, 2).To(t4, t5)
model.Operation('ADD', t2, c6, 0).To(t7)
model.Operation('ADD', c8, c9, 1).To(t10)
model.Operation('MAXIMUM', t10, c11).To(t12)
model.Operation('CONCATENATION', t10, t12, 1).To(t13)
model.Operation('SUB', t13, x1, 0).To(t14)
model.Operation('SPLIT', t14, 1, 4).To(t15, t16, t17, t18)
model.Operation('SUB', t2, c19, 0).To(t20)
model.Operation('ADD', t5, c21, 0).To(t22)
model.Operation('MAXIMUM', t18, t16).To(t23)
model.Operation('TRANSPOSE', t13, [1, 0]).To(t24)
model.Operation('GATHER', t5, 0, c25).To(t26)
model.Operation('GATHER', x1, 1, t26).To(t27)
Example({
    x1: [-6.0, 4.0, 0.0, 2.0, 8.0, 10.0, -6.5, -4.5],
    t20: [3.0, 1.0, -1.0, 9.0, 7.0, -5.5],
    t22: [11, 13, 11, 10],
    t23: [-1.0, 5.5],
    t24: [1.5, 3.5, 0.0, 0.5, 1.5, 3.5, 1.0, 1.0],
    t27: [4.0, -6.0, 10.0, 8.0],
}, name='unread').AddVariations('float16').DisableLifeTimeVariation()
