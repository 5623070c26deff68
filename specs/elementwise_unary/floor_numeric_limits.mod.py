# Licensed under the Apache License, Version 2.0; see LICENSE.
# Written by 'python -m corpus' from corpus/families/elementwise_unary.py; do not edit.
#
# FLOOR: the ends of real types.

F16 = 'TENSOR_FLOAT16'
F32 = 'TENSOR_FLOAT32'

# Results, or what they are made of, are near the largest and the smallest float16.
# Expected values: float64 formula.
x1 = Input('x1', (F16, [5]))
t2 = Output('t2', (F16, [5]))
model = Model()
model.Operation('FLOOR', x1).To(t2)
Example({
    x1: [-65500.0, 32770.0, 2047.0, 1023.5, -1023.5],
    t2: [-65500.0, 32770.0, 2047.0, 1023.0, -1024.0],
}, name='half').DisableLifeTimeVariation()

# Results, or what they are made of, are near the largest and the smallest float32.
# Expected values: float64 formula.
x1 = Input('x1', (F32, [6]))
t2 = Output('t2', (F32, [6]))
model = Model()
model.Operation('FLOOR', x1).To(t2)
Example({
    x1: [-3.4e+38, 2147483600.0, -2147484000.0, 9.223372e+18, 8388607.5, -4194303.5],
    t2: [-3.4e+38, 2147483600.0, -2147484000.0, 9.223372e+18, 8388607.0, -4194304.0],
}, name='real').DisableLifeTimeVariation()
