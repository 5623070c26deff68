# Licensed under the Apache License, Version 2.0; see LICENSE.
# Written by 'python -m corpus' from corpus/families/activation.py; do not edit.
#
# TANH: operations of one model that share an input, or a constant.

F32 = 'TENSOR_FLOAT32'

# Every function reads one tensor, and those of positive numbers another.
# Expected values: float64 formula.
x1 = Input('x1', (F32, [6]))
t3 = Output('t3', (F32, [6]))
t4 = Output('t4', (F32, [6]))
t5 = Output('t5', (F32, [6]))
t6 = Output('t6', (F32, [6]))
t7 = Output('t7', (F32, [6]))
t8 = Output('t8', (F32, [6]))
t9 = Output('t9', (F32, [6]))
t10 = Output('t10', (F32, [6]))
t11 = Output('t11', (F32, [6]))
t12 = Output('t12', (F32, [6]))
x2 = Input('x2', (F32, [6]))
t13 = Output('t13', (F32, [6]))
t14 = Output('t14', (F32, [6]))
t15 = Output('t15', (F32, [6]))
t16 = Output('t16', (F32, [6]))
t17 = Output('t17', (F32, [6]))
t18 = Output('t18', (F32, [6]))
t19 = Output('t19', (F32, [6]))
model = Model()
model.Operation('ABS', x1).To(t3)
model.Operation('NEG', x1).To(t4)
model.Operation('SIN', x1).To(t5)
model.Operation('FLOOR', x1).To(t6)
model.Operation('RELU', x1).To(t7)
model.Operation('RELU1', x1).To(t8)
model.Operation('RELU6', x1).To(t9)
model.Operation('TANH', x1).To(t10)
model.Operation('LOGISTIC', x1).To(t11)
model.Operation('HARD_SWISH', x1).To(t12)
model.Operation('EXP', x2).To(t13)
model.Operation('LOG', x2).To(t14)
model.Operation('SQRT', x2).To(t15)
model.Operation('RSQRT', x2).To(t16)
model.Operation('ELU', x1, 1.0).To(t17)
model.Operation('SOFTMAX', x1, 1.0).To(t18)
model.Operation('LOG_SOFTMAX', x1, 1.0, 0).To(t19)
Example({
    x1: [-7.25, -3.5, -1.25, 0.5, 2.75, 6.5],
    t3: [7.25, 3.5, 1.25, 0.5, 2.75, 6.5],
    t4: [7.25, 3.5, 1.25, -0.5, -2.75, -6.5],
    t5: [-0.8230809, 0.35078323, -0.9489846, 0.47942555, 0.381661, 0.21511999],
    t6: [-8.0, -4.0, -2.0, 0.0, 2.0, 6.0],
    t7: [0.0, 0.0, 0.0, 0.5, 2.75, 6.5],
    t8: [-1.0, -1.0, -1.0, 0.5, 1.0, 1.0],
    t9: [0.0, 0.0, 0.0, 0.5, 2.75, 6.0],
    t10: [-0.999999, -0.9981779, -0.84828365, 0.46211717, 0.99185973, 0.99999547],
    t11: [0.0007096704, 0.02931223, 0.22270013, 0.62245935, 0.93991333, 0.9984988],
    t12: [0.0, 0.0, -0.36458334, 0.29166666, 2.6354167, 6.5],
    x2: [1.0, 2.375, 2.5, 0.3125, 1.1875, 1.4375],
    t13: [2.7182817, 10.751013, 12.182494, 1.366838, 3.2788737, 4.2101574],
    t14: [0.0, 0.86499745, 0.91629076, -1.1631508, 0.17185026, 0.3629055],
    t15: [1.0, 1.5411035, 1.5811388, 0.559017, 1.0897248, 1.1989579],
    t16: [1.0, 0.64888567, 0.6324555, 1.7888544, 0.9176629, 0.8340576],
    t17: [-0.9992898, -0.9698026, -0.7134952, 0.5, 2.75, 6.5],
    t18: [1.0401669e-06, 4.4229022e-05, 0.0004196333, 0.0024148228, 0.022911202, 0.9742091],
    t19: [-13.77613, -10.02613, -7.7761292, -6.0261292, -3.7761292, -0.026129344],
}, name='functions').AddVariations('float16').DisableLifeTimeVariation()
