# Licensed under the Apache License, Version 2.0; see LICENSE.
# Written by 'python -m corpus' from corpus/families/control_flow.py; do not edit.
#
# IF: either branch, what goes in and what comes out.

BOOL8 = 'TENSOR_BOOL8'
F32 = 'TENSOR_FLOAT32'
I32 = 'TENSOR_INT32'
U8 = 'TENSOR_QUANT8_ASYMM'
S8 = 'TENSOR_QUANT8_ASYMM_SIGNED'

# The first branch where the condition holds, else the second.
# Expected values: float64 formula.
condition = Input('condition', (BOOL8, [1]))
a = Input('a', (F32, [2, 3]))
b = Input('b', (F32, [2, 3]))
c = Output('c', (F32, [2, 3]))
then_model = Model()
then_model.IdentifyInputs(a, b)
then_model.Operation('ADD', a, b, 0).To(c)
then = SubgraphReference('then', then_model)
a_2 = Input('a', (F32, [2, 3]))
b_2 = Input('b', (F32, [2, 3]))
c_2 = Output('c', (F32, [2, 3]))
else__model = Model()
else__model.IdentifyInputs(a_2, b_2)
else__model.Operation('SUB', a_2, b_2, 0).To(c_2)
else_ = SubgraphReference('else', else__model)
x = Input('x', (F32, [2, 3]))
y = Input('y', (F32, [2, 3]))
output = Output('output', (F32, [2, 3]))
model = Model()
model.Operation('IF', condition, then, else_, x, y).To(output)
Example({
    condition: [True],
    x: [-1.047, 0.915, 0.345, 1.802, -0.39, -0.8],
    y: [0.076, -1.487, 1.272, -1.933, -0.073, 0.874],
    output: [-0.9710001, -0.57199997, 1.617, -0.13099992, -0.463, 0.074],
}, name='true').AddVariations('relaxed', 'float16').DisableLifeTimeVariation()

# The first branch where the condition holds, else the second.
# Expected values: float64 formula.
condition = Input('condition', (BOOL8, [1]))
a = Input('a', (F32, [2, 3]))
b = Input('b', (F32, [2, 3]))
c = Output('c', (F32, [2, 3]))
then_model = Model()
then_model.IdentifyInputs(a, b)
then_model.Operation('ADD', a, b, 0).To(c)
then = SubgraphReference('then', then_model)
a_2 = Input('a', (F32, [2, 3]))
b_2 = Input('b', (F32, [2, 3]))
c_2 = Output('c', (F32, [2, 3]))
else__model = Model()
else__model.IdentifyInputs(a_2, b_2)
else__model.Operation('SUB', a_2, b_2, 0).To(c_2)
else_ = SubgraphReference('else', else__model)
x = Input('x', (F32, [2, 3]))
y = Input('y', (F32, [2, 3]))
output = Output('output', (F32, [2, 3]))
model = Model()
model.Operation('IF', condition, then, else_, x, y).To(output)
Example({
    condition: [False],
    x: [-1.047, 0.915, 0.345, 1.802, -0.39, -0.8],
    y: [0.076, -1.487, 1.272, -1.933, -0.073, 0.874],
    output: [-1.123, 2.402, -0.9269999, 3.7350001, -0.31699997, -1.674],
}, name='false').AddVariations('relaxed', 'float16').DisableLifeTimeVariation()

# The first branch where the condition holds, else the second.
# Expected values: float64 formula.
condition = Input('condition', (BOOL8, [1]))
a = Input('a', (I32, [2, 3]))
b = Input('b', (I32, [2, 3]))
c = Output('c', (I32, [2, 3]))
then_model = Model()
then_model.IdentifyInputs(a, b)
then_model.Operation('ADD', a, b, 0).To(c)
then = SubgraphReference('then', then_model)
a_2 = Input('a', (I32, [2, 3]))
b_2 = Input('b', (I32, [2, 3]))
c_2 = Output('c', (I32, [2, 3]))
else__model = Model()
else__model.IdentifyInputs(a_2, b_2)
else__model.Operation('SUB', a_2, b_2, 0).To(c_2)
else_ = SubgraphReference('else', else__model)
x = Input('x', (I32, [2, 3]))
y = Input('y', (I32, [2, 3]))
output = Output('output', (I32, [2, 3]))
model = Model()
model.Operation('IF', condition, then, else_, x, y).To(output)
Example({
    condition: [True],
    x: [-3, -35, -11, 1, -34, 9],
    y: [22, 40, 25, 14, 29, -18],
    output: [19, 5, 14, 15, -5, -9],
}, name='true_int32').DisableLifeTimeVariation()

# The first branch where the condition holds, else the second.
# Expected values: float64 formula.
condition = Input('condition', (BOOL8, [1]))
a = Input('a', (I32, [2, 3]))
b = Input('b', (I32, [2, 3]))
c = Output('c', (I32, [2, 3]))
then_model = Model()
then_model.IdentifyInputs(a, b)
then_model.Operation('ADD', a, b, 0).To(c)
then = SubgraphReference('then', then_model)
a_2 = Input('a', (I32, [2, 3]))
b_2 = Input('b', (I32, [2, 3]))
c_2 = Output('c', (I32, [2, 3]))
else__model = Model()
else__model.IdentifyInputs(a_2, b_2)
else__model.Operation('SUB', a_2, b_2, 0).To(c_2)
else_ = SubgraphReference('else', else__model)
x = Input('x', (I32, [2, 3]))
y = Input('y', (I32, [2, 3]))
output = Output('output', (I32, [2, 3]))
model = Model()
model.Operation('IF', condition, then, else_, x, y).To(output)
Example({
    condition: [False],
    x: [-3, -35, -11, 1, -34, 9],
    y: [22, 40, 25, 14, 29, -18],
    output: [-25, -75, -36, -13, -63, 27],
}, name='false_int32').DisableLifeTimeVariation()

# The first branch where the condition holds, else the second.
# Expected values: float64 formula.
condition = Input('condition', (BOOL8, [1]))
a = Input('a', (U8, [2, 3], 0.5, 100))
b = Input('b', (U8, [2, 3], 0.5, 100))
c = Output('c', (U8, [2, 3], 0.5, 100))
then_model = Model()
then_model.IdentifyInputs(a, b)
then_model.Operation('ADD', a, b, 0).To(c)
then = SubgraphReference('then', then_model)
a_2 = Input('a', (U8, [2, 3], 0.5, 100))
b_2 = Input('b', (U8, [2, 3], 0.5, 100))
c_2 = Output('c', (U8, [2, 3], 0.5, 100))
else__model = Model()
else__model.IdentifyInputs(a_2, b_2)
else__model.Operation('SUB', a_2, b_2, 0).To(c_2)
else_ = SubgraphReference('else', else__model)
x = Input('x', (U8, [2, 3], 0.5, 100))
y = Input('y', (U8, [2, 3], 0.5, 100))
output = Output('output', (U8, [2, 3], 0.5, 100))
model = Model()
model.Operation('IF', condition, then, else_, x, y).To(output)
Example({
    condition: [True],
    x: [116, 114, 99, 116, 109, 99],
    y: [110, 106, 120, 114, 120, 114],
    output: [126, 120, 119, 130, 129, 113],
}, name='true_quant8').DisableLifeTimeVariation()

# The first branch where the condition holds, else the second.
# Expected values: float64 formula.
condition = Input('condition', (BOOL8, [1]))
a = Input('a', (U8, [2, 3], 0.5, 100))
b = Input('b', (U8, [2, 3], 0.5, 100))
c = Output('c', (U8, [2, 3], 0.5, 100))
then_model = Model()
then_model.IdentifyInputs(a, b)
then_model.Operation('ADD', a, b, 0).To(c)
then = SubgraphReference('then', then_model)
a_2 = Input('a', (U8, [2, 3], 0.5, 100))
b_2 = Input('b', (U8, [2, 3], 0.5, 100))
c_2 = Output('c', (U8, [2, 3], 0.5, 100))
else__model = Model()
else__model.IdentifyInputs(a_2, b_2)
else__model.Operation('SUB', a_2, b_2, 0).To(c_2)
else_ = SubgraphReference('else', else__model)
x = Input('x', (U8, [2, 3], 0.5, 100))
y = Input('y', (U8, [2, 3], 0.5, 100))
output = Output('output', (U8, [2, 3], 0.5, 100))
model = Model()
model.Operation('IF', condition, then, else_, x, y).To(output)
Example({
    condition: [False],
    x: [116, 114, 99, 116, 109, 99],
    y: [110, 106, 120, 114, 120, 114],
    output: [106, 108, 79, 102, 89, 85],
}, name='false_quant8').DisableLifeTimeVariation()

# The first branch where the condition holds, else the second.
# Expected values: float64 formula.
condition = Input('condition', (BOOL8, [1]))
a = Input('a', (S8, [2, 3], 0.5, -28))
b = Input('b', (S8, [2, 3], 0.5, -28))
c = Output('c', (S8, [2, 3], 0.5, -28))
then_model = Model()
then_model.IdentifyInputs(a, b)
then_model.Operation('ADD', a, b, 0).To(c)
then = SubgraphReference('then', then_model)
a_2 = Input('a', (S8, [2, 3], 0.5, -28))
b_2 = Input('b', (S8, [2, 3], 0.5, -28))
c_2 = Output('c', (S8, [2, 3], 0.5, -28))
else__model = Model()
else__model.IdentifyInputs(a_2, b_2)
else__model.Operation('SUB', a_2, b_2, 0).To(c_2)
else_ = SubgraphReference('else', else__model)
x = Input('x', (S8, [2, 3], 0.5, -28))
y = Input('y', (S8, [2, 3], 0.5, -28))
output = Output('output', (S8, [2, 3], 0.5, -28))
model = Model()
model.Operation('IF', condition, then, else_, x, y).To(output)
Example({
    condition: [True],
    x: [-32, -18, -9, -35, -32, -13],
    y: [-14, -38, -20, -19, -11, -30],
    output: [-18, -28, -1, -26, -15, -15],
}, name='true_quant8_signed').DisableLifeTimeVariation()

# The first branch where the condition holds, else the second.
# Expected values: float64 formula.
condition = Input('condition', (BOOL8, [1]))
a = Input('a', (S8, [2, 3], 0.5, -28))
b = Input('b', (S8, [2, 3], 0.5, -28))
c = Output('c', (S8, [2, 3], 0.5, -28))
then_model = Model()
then_model.IdentifyInputs(a, b)
then_model.Operation('ADD', a, b, 0).To(c)
then = SubgraphReference('then', then_model)
a_2 = Input('a', (S8, [2, 3], 0.5, -28))
b_2 = Input('b', (S8, [2, 3], 0.5, -28))
c_2 = Output('c', (S8, [2, 3], 0.5, -28))
else__model = Model()
else__model.IdentifyInputs(a_2, b_2)
else__model.Operation('SUB', a_2, b_2, 0).To(c_2)
else_ = SubgraphReference('else', else__model)
x = Input('x', (S8, [2, 3], 0.5, -28))
y = Input('y', (S8, [2, 3], 0.5, -28))
output = Output('output', (S8, [2, 3], 0.5, -28))
model = Model()
model.Operation('IF', condition, then, else_, x, y).To(output)
Example({
    condition: [False],
    x: [-32, -18, -9, -35, -32, -13],
    y: [-14, -38, -20, -19, -11, -30],
    output: [-46, -8, -17, -44, -49, -11],
}, name='false_quant8_signed').DisableLifeTimeVariation()

# The condition is known when the model is prepared.
# Expected values: float64 formula.
condition = Parameter('condition', (BOOL8, [1]), [True])
a = Input('a', (F32, [3]))
b = Input('b', (F32, [3]))
c = Output('c', (F32, [3]))
then_model = Model()
then_model.IdentifyInputs(a, b)
then_model.Operation('MUL', a, b, 0).To(c)
then = SubgraphReference('then', then_model)
a_2 = Input('a', (F32, [3]))
b_2 = Input('b', (F32, [3]))
c_2 = Output('c', (F32, [3]))
else__model = Model()
else__model.IdentifyInputs(a_2, b_2)
else__model.Operation('SUB', a_2, b_2, 0).To(c_2)
else_ = SubgraphReference('else', else__model)
x = Input('x', (F32, [3]))
y = Input('y', (F32, [3]))
output = Output('output', (F32, [3]))
model = Model()
model.Operation('IF', condition, then, else_, x, y).To(output)
Example({
    x: [-1.047, 0.915, 0.345],
    y: [0.076, -1.487, 1.272],
    output: [-0.079572, -1.360605, 0.43883997],
}, name='constant_true').DisableLifeTimeVariation()

# Outputs of the branch in their order.
# Expected values: float64 formula.
condition = Input('condition', (BOOL8, [1]))
a = Input('a', (F32, [2, 2]))
b = Input('b', (F32, [2, 2]))
first = Output('first', (F32, [2, 2]))
second = Output('second', (F32, [2, 2]))
then_model = Model()
then_model.IdentifyInputs(a, b)
then_model.Operation('SUB', a, b, 0).To(first)
then_model.Operation('MUL', b, a, 0).To(second)
then = SubgraphReference('then', then_model)
a_2 = Input('a', (F32, [2, 2]))
b_2 = Input('b', (F32, [2, 2]))
first_2 = Output('first', (F32, [2, 2]))
second_2 = Output('second', (F32, [2, 2]))
else__model = Model()
else__model.IdentifyInputs(a_2, b_2)
else__model.Operation('MUL', a_2, b_2, 0).To(first_2)
else__model.Operation('SUB', b_2, a_2, 0).To(second_2)
else_ = SubgraphReference('else', else__model)
x = Input('x', (F32, [2, 2]))
y = Input('y', (F32, [2, 2]))
first_3 = Output('first', (F32, [2, 2]))
second_3 = Output('second', (F32, [2, 2]))
model = Model()
model.Operation('IF', condition, then, else_, x, y).To(first_3, second_3)
Example({
    condition: [True],
    x: [-1.047, 0.915, 0.345, 1.802],
    y: [0.076, -1.487, 1.272, -1.933],
    first_3: [-1.123, 2.402, -0.9269999, 3.7350001],
    second_3: [-0.079572, -1.360605, 0.43883997, -3.483266],
}, name='two_outputs_true').DisableLifeTimeVariation()

# Branches that read nothing but constants of their own.
# Expected values: float64 formula. TF Lite does not compute branches without inputs.
condition = Input('condition', (BOOL8, [1]))
one = Parameter('one', (F32, [2]), [3.0, -7.0])
other = Parameter('other', (F32, [2]), [0.5, 0.25])
c = Output('c', (F32, [2]))
then_model = Model()
then_model.Operation('MUL', one, other, 0).To(c)
then = SubgraphReference('then', then_model)
one_2 = Parameter('one', (F32, [2]), [1.1, 9.3])
other_2 = Parameter('other', (F32, [2]), [0.5, 0.25])
c_2 = Output('c', (F32, [2]))
else__model = Model()
else__model.Operation('MUL', one_2, other_2, 0).To(c_2)
else_ = SubgraphReference('else', else__model)
output = Output('output', (F32, [2]))
model = Model()
model.Operation('IF', condition, then, else_).To(output)
Example({
    condition: [True],
    output: [1.5, -1.75],
}, name='without_arguments_true').DisableLifeTimeVariation()

# Each branch has constants of its own.
# Expected values: float64 formula.
condition = Input('condition', (BOOL8, [1]))
a = Input('a', (F32, [3]))
factor = Parameter('factor', (F32, [3]), [1.5, -2.0, 3.25])
between = Internal('between', (F32, [3]))
c = Output('c', (F32, [3]))
then_model = Model()
then_model.IdentifyInputs(a)
then_model.Operation('MUL', a, factor, 0).To(between)
then_model.Operation('ADD', between, a, 1).To(c)
then = SubgraphReference('then', then_model)
a_2 = Input('a', (F32, [3]))
factor_2 = Parameter('factor', (F32, [3]), [-0.5, 4.0, 0.75])
between_2 = Internal('between', (F32, [3]))
c_2 = Output('c', (F32, [3]))
else__model = Model()
else__model.IdentifyInputs(a_2)
else__model.Operation('MUL', a_2, factor_2, 0).To(between_2)
else__model.Operation('ADD', between_2, a_2, 1).To(c_2)
else_ = SubgraphReference('else', else__model)
x = Input('x', (F32, [3]))
output = Output('output', (F32, [3]))
model = Model()
model.Operation('IF', condition, then, else_, x).To(output)
Example({
    condition: [True],
    x: [-1.047, 0.915, 0.345],
    output: [0.0, 0.0, 1.4662501],
}, name='own_constants_true').DisableLifeTimeVariation()

# What the other branch would compute may not be a number.
# Expected values: float64 formula.
condition = Input('condition', (BOOL8, [1]))
x = Input('x', (F32, [4]))
y = Input('y', (F32, [4]))
fraction = Internal('fraction', (F32, [4]))
root = Internal('root', (F32, [4]))
sum = Output('sum', (F32, [4]))
risky_model = Model()
risky_model.IdentifyInputs(x, y)
risky_model.Operation('DIV', x, y, 0).To(fraction)
risky_model.Operation('SQRT', y).To(root)
risky_model.Operation('ADD', fraction, root, 0).To(sum)
risky = SubgraphReference('risky', risky_model)
x_2 = Input('x', (F32, [4]))
y_2 = Input('y', (F32, [4]))
difference = Output('difference', (F32, [4]))
safe_model = Model()
safe_model.IdentifyInputs(x_2, y_2)
safe_model.Operation('SUB', x_2, y_2, 0).To(difference)
safe = SubgraphReference('safe', safe_model)
a = Input('a', (F32, [4]))
b = Input('b', (F32, [4]))
output = Output('output', (F32, [4]))
model = Model()
model.Operation('IF', condition, risky, safe, a, b).To(output)
Example({
    condition: [True],
    a: [1.0, -2.0, 0.0, 3.0],
    b: [0.25, 4.0, 1.0, 2.25],
    output: [4.5, 1.5, 1.0, 2.8333335],
}, name='guard_true').DisableLifeTimeVariation()

# Four ways, by two conditions.
# Expected values: float64 formula.
condition = Input('condition', (BOOL8, [1]))
inner = Input('inner', (BOOL8, [1]))
a = Input('a', (F32, [2]))
b = Input('b', (F32, [2]))
a_2 = Input('a', (F32, [2]))
b_2 = Input('b', (F32, [2]))
c = Output('c', (F32, [2]))
then_add_model = Model()
then_add_model.IdentifyInputs(a_2, b_2)
then_add_model.Operation('ADD', a_2, b_2, 0).To(c)
then_add = SubgraphReference('then_add', then_add_model)
a_3 = Input('a', (F32, [2]))
b_3 = Input('b', (F32, [2]))
c_2 = Output('c', (F32, [2]))
then_sub_model = Model()
then_sub_model.IdentifyInputs(a_3, b_3)
then_sub_model.Operation('SUB', a_3, b_3, 0).To(c_2)
then_sub = SubgraphReference('then_sub', then_sub_model)
c_3 = Output('c', (F32, [2]))
then_model = Model()
then_model.IdentifyInputs(inner, a, b)
then_model.Operation('IF', inner, then_add, then_sub, a, b).To(c_3)
then = SubgraphReference('then', then_model)
inner_2 = Input('inner', (BOOL8, [1]))
a_4 = Input('a', (F32, [2]))
b_4 = Input('b', (F32, [2]))
a_5 = Input('a', (F32, [2]))
b_5 = Input('b', (F32, [2]))
c_4 = Output('c', (F32, [2]))
else_mul_model = Model()
else_mul_model.IdentifyInputs(a_5, b_5)
else_mul_model.Operation('MUL', a_5, b_5, 0).To(c_4)
else_mul = SubgraphReference('else_mul', else_mul_model)
a_6 = Input('a', (F32, [2]))
b_6 = Input('b', (F32, [2]))
c_5 = Output('c', (F32, [2]))
else_div_model = Model()
else_div_model.IdentifyInputs(a_6, b_6)
else_div_model.Operation('DIV', a_6, b_6, 0).To(c_5)
else_div = SubgraphReference('else_div', else_div_model)
c_6 = Output('c', (F32, [2]))
else__model = Model()
else__model.IdentifyInputs(inner_2, a_4, b_4)
else__model.Operation('IF', inner_2, else_mul, else_div, a_4, b_4).To(c_6)
else_ = SubgraphReference('else', else__model)
other = Input('other', (BOOL8, [1]))
x = Input('x', (F32, [2]))
y = Input('y', (F32, [2]))
output = Output('output', (F32, [2]))
model = Model()
model.Operation('IF', condition, then, else_, other, x, y).To(output)
Example({
    condition: [True],
    other: [True],
    x: [3.0, -1.5],
    y: [2.0, 0.25],
    output: [5.0, -1.25],
}, name='nested_true_true').DisableLifeTimeVariation()

# Four ways, by two conditions.
# Expected values: float64 formula.
condition = Input('condition', (BOOL8, [1]))
inner = Input('inner', (BOOL8, [1]))
a = Input('a', (F32, [2]))
b = Input('b', (F32, [2]))
a_2 = Input('a', (F32, [2]))
b_2 = Input('b', (F32, [2]))
c = Output('c', (F32, [2]))
then_add_model = Model()
then_add_model.IdentifyInputs(a_2, b_2)
then_add_model.Operation('ADD', a_2, b_2, 0).To(c)
then_add = SubgraphReference('then_add', then_add_model)
a_3 = Input('a', (F32, [2]))
b_3 = Input('b', (F32, [2]))
c_2 = Output('c', (F32, [2]))
then_sub_model = Model()
then_sub_model.IdentifyInputs(a_3, b_3)
then_sub_model.Operation('SUB', a_3, b_3, 0).To(c_2)
then_sub = SubgraphReference('then_sub', then_sub_model)
c_3 = Output('c', (F32, [2]))
then_model = Model()
then_model.IdentifyInputs(inner, a, b)
then_model.Operation('IF', inner, then_add, then_sub, a, b).To(c_3)
then = SubgraphReference('then', then_model)
inner_2 = Input('inner', (BOOL8, [1]))
a_4 = Input('a', (F32, [2]))
b_4 = Input('b', (F32, [2]))
a_5 = Input('a', (F32, [2]))
b_5 = Input('b', (F32, [2]))
c_4 = Output('c', (F32, [2]))
else_mul_model = Model()
else_mul_model.IdentifyInputs(a_5, b_5)
else_mul_model.Operation('MUL', a_5, b_5, 0).To(c_4)
else_mul = SubgraphReference('else_mul', else_mul_model)
a_6 = Input('a', (F32, [2]))
b_6 = Input('b', (F32, [2]))
c_5 = Output('c', (F32, [2]))
else_div_model = Model()
else_div_model.IdentifyInputs(a_6, b_6)
else_div_model.Operation('DIV', a_6, b_6, 0).To(c_5)
else_div = SubgraphReference('else_div', else_div_model)
c_6 = Output('c', (F32, [2]))
else__model = Model()
else__model.IdentifyInputs(inner_2, a_4, b_4)
else__model.Operation('IF', inner_2, else_mul, else_div, a_4, b_4).To(c_6)
else_ = SubgraphReference('else', else__model)
other = Input('other', (BOOL8, [1]))
x = Input('x', (F32, [2]))
y = Input('y', (F32, [2]))
output = Output('output', (F32, [2]))
model = Model()
model.Operation('IF', condition, then, else_, other, x, y).To(output)
Example({
    condition: [True],
    other: [False],
    x: [3.0, -1.5],
    y: [2.0, 0.25],
    output: [1.0, -1.75],
}, name='nested_true_false').DisableLifeTimeVariation()

# An operand left out in one branch.
# Expected values: TF Lite 2.14 built-in kernel.
condition = Input('condition', (BOOL8, [1]))
a = Input('a', (F32, [2, 3]))
permutation = Parameter('permutation', (I32, [0]), None)
c = Output('c', (F32, [3, 2]))
then_model = Model()
then_model.IdentifyInputs(a)
then_model.Operation('TRANSPOSE', a, permutation).To(c)
then = SubgraphReference('then', then_model)
a_2 = Input('a', (F32, [2, 3]))
permutation_2 = Parameter('permutation', (I32, [2]), [1, 0])
c_2 = Output('c', (F32, [3, 2]))
else__model = Model()
else__model.IdentifyInputs(a_2)
else__model.Operation('TRANSPOSE', a_2, permutation_2).To(c_2)
else_ = SubgraphReference('else', else__model)
x = Input('x', (F32, [2, 3]))
output = Output('output', (F32, [3, 2]))
model = Model()
model.Operation('IF', condition, then, else_, x).To(output)
Example({
    condition: [True],
    x: [-1.047, 0.915, 0.345, 1.802, -0.39, -0.8],
    output: [-1.047, 1.802, 0.915, -0.39, 0.345, -0.8],
}, name='omitted_true').DisableLifeTimeVariation()

# Branches for operands of any rank; a driver may refuse the model.
# Expected values: float64 formula.
condition = Input('condition', (BOOL8, [1]))
a = Input('a', (F32, []))
b = Input('b', (F32, []))
c = Output('c', (F32, []))
then_model = Model()
then_model.IdentifyInputs(a, b)
then_model.Operation('ADD', a, b, 0).To(c)
then = SubgraphReference('then', then_model)
a_2 = Input('a', (F32, []))
b_2 = Input('b', (F32, []))
c_2 = Output('c', (F32, []))
else__model = Model()
else__model.IdentifyInputs(a_2, b_2)
else__model.Operation('SUB', a_2, b_2, 0).To(c_2)
else_ = SubgraphReference('else', else__model)
x = Input('x', (F32, [2, 3]))
y = Input('y', (F32, [2, 3]))
output = Output('output', (F32, [2, 3]))
model = Model()
model.Operation('IF', condition, then, else_, x, y).To(output)
Example({
    condition: [True],
    x: [-1.047, 0.915, 0.345, 1.802, -0.39, -0.8],
    y: [0.076, -1.487, 1.272, -1.933, -0.073, 0.874],
    output: [-0.9710001, -0.57199997, 1.617, -0.13099992, -0.463, 0.074],
}, name='unknown_rank_true').DisableLifeTimeVariation()

# The condition is known when the model is prepared.
# Expected values: float64 formula.
condition = Parameter('condition', (BOOL8, [1]), [False])
a = Input('a', (F32, [3]))
b = Input('b', (F32, [3]))
c = Output('c', (F32, [3]))
then_model = Model()
then_model.IdentifyInputs(a, b)
then_model.Operation('MUL', a, b, 0).To(c)
then = SubgraphReference('then', then_model)
a_2 = Input('a', (F32, [3]))
b_2 = Input('b', (F32, [3]))
c_2 = Output('c', (F32, [3]))
else__model = Model()
else__model.IdentifyInputs(a_2, b_2)
else__model.Operation('SUB', a_2, b_2, 0).To(c_2)
else_ = SubgraphReference('else', else__model)
x = Input('x', (F32, [3]))
y = Input('y', (F32, [3]))
output = Output('output', (F32, [3]))
model = Model()
model.Operation('IF', condition, then, else_, x, y).To(output)
Example({
    x: [-1.047, 0.915, 0.345],
    y: [0.076, -1.487, 1.272],
    output: [-1.123, 2.402, -0.9269999],
}, name='constant_false').DisableLifeTimeVariation()

# Outputs of the branch in their order.
# Expected values: float64 formula.
condition = Input('condition', (BOOL8, [1]))
a = Input('a', (F32, [2, 2]))
b = Input('b', (F32, [2, 2]))
first = Output('first', (F32, [2, 2]))
second = Output('second', (F32, [2, 2]))
then_model = Model()
then_model.IdentifyInputs(a, b)
then_model.Operation('SUB', a, b, 0).To(first)
then_model.Operation('MUL', b, a, 0).To(second)
then = SubgraphReference('then', then_model)
a_2 = Input('a', (F32, [2, 2]))
b_2 = Input('b', (F32, [2, 2]))
first_2 = Output('first', (F32, [2, 2]))
second_2 = Output('second', (F32, [2, 2]))
else__model = Model()
else__model.IdentifyInputs(a_2, b_2)
else__model.Operation('MUL', a_2, b_2, 0).To(first_2)
else__model.Operation('SUB', b_2, a_2, 0).To(second_2)
else_ = SubgraphReference('else', else__model)
x = Input('x', (F32, [2, 2]))
y = Input('y', (F32, [2, 2]))
first_3 = Output('first', (F32, [2, 2]))
second_3 = Output('second', (F32, [2, 2]))
model = Model()
model.Operation('IF', condition, then, else_, x, y).To(first_3, second_3)
Example({
    condition: [False],
    x: [-1.047, 0.915, 0.345, 1.802],
    y: [0.076, -1.487, 1.272, -1.933],
    first_3: [-0.079572, -1.360605, 0.43883997, -3.483266],
    second_3: [1.123, -2.402, 0.9269999, -3.7350001],
}, name='two_outputs_false').DisableLifeTimeVariation()

# Branches that read nothing but constants of their own.
# Expected values: float64 formula. TF Lite does not compute branches without inputs.
condition = Input('condition', (BOOL8, [1]))
one = Parameter('one', (F32, [2]), [3.0, -7.0])
other = Parameter('other', (F32, [2]), [0.5, 0.25])
c = Output('c', (F32, [2]))
then_model = Model()
then_model.Operation('MUL', one, other, 0).To(c)
then = SubgraphReference('then', then_model)
one_2 = Parameter('one', (F32, [2]), [1.1, 9.3])
other_2 = Parameter('other', (F32, [2]), [0.5, 0.25])
c_2 = Output('c', (F32, [2]))
else__model = Model()
else__model.Operation('MUL', one_2, other_2, 0).To(c_2)
else_ = SubgraphReference('else', else__model)
output = Output('output', (F32, [2]))
model = Model()
model.Operation('IF', condition, then, else_).To(output)
Example({
    condition: [False],
    output: [0.55, 2.325],
}, name='without_arguments_false').DisableLifeTimeVariation()

# Each branch has constants of its own.
# Expected values: float64 formula.
condition = Input('condition', (BOOL8, [1]))
a = Input('a', (F32, [3]))
factor = Parameter('factor', (F32, [3]), [1.5, -2.0, 3.25])
between = Internal('between', (F32, [3]))
c = Output('c', (F32, [3]))
then_model = Model()
then_model.IdentifyInputs(a)
then_model.Operation('MUL', a, factor, 0).To(between)
then_model.Operation('ADD', between, a, 1).To(c)
then = SubgraphReference('then', then_model)
a_2 = Input('a', (F32, [3]))
factor_2 = Parameter('factor', (F32, [3]), [-0.5, 4.0, 0.75])
between_2 = Internal('between', (F32, [3]))
c_2 = Output('c', (F32, [3]))
else__model = Model()
else__model.IdentifyInputs(a_2)
else__model.Operation('MUL', a_2, factor_2, 0).To(between_2)
else__model.Operation('ADD', between_2, a_2, 1).To(c_2)
else_ = SubgraphReference('else', else__model)
x = Input('x', (F32, [3]))
output = Output('output', (F32, [3]))
model = Model()
model.Operation('IF', condition, then, else_, x).To(output)
Example({
    condition: [False],
    x: [-1.047, 0.915, 0.345],
    output: [0.0, 4.5750003, 0.60375],
}, name='own_constants_false').DisableLifeTimeVariation()

# What the other branch would compute may not be a number.
# Expected values: float64 formula.
condition = Input('condition', (BOOL8, [1]))
x = Input('x', (F32, [4]))
y = Input('y', (F32, [4]))
fraction = Internal('fraction', (F32, [4]))
root = Internal('root', (F32, [4]))
sum = Output('sum', (F32, [4]))
risky_model = Model()
risky_model.IdentifyInputs(x, y)
risky_model.Operation('DIV', x, y, 0).To(fraction)
risky_model.Operation('SQRT', y).To(root)
risky_model.Operation('ADD', fraction, root, 0).To(sum)
risky = SubgraphReference('risky', risky_model)
x_2 = Input('x', (F32, [4]))
y_2 = Input('y', (F32, [4]))
difference = Output('difference', (F32, [4]))
safe_model = Model()
safe_model.IdentifyInputs(x_2, y_2)
safe_model.Operation('SUB', x_2, y_2, 0).To(difference)
safe = SubgraphReference('safe', safe_model)
a = Input('a', (F32, [4]))
b = Input('b', (F32, [4]))
output = Output('output', (F32, [4]))
model = Model()
model.Operation('IF', condition, risky, safe, a, b).To(output)
Example({
    condition: [False],
    a: [1.0, -2.0, 0.0, 3.0],
    b: [0.0, -1.0, 0.0, 4.0],
    output: [1.0, -1.0, 0.0, -1.0],
}, name='guard_false').DisableLifeTimeVariation()

# Four ways, by two conditions.
# Expected values: float64 formula.
condition = Input('condition', (BOOL8, [1]))
inner = Input('inner', (BOOL8, [1]))
a = Input('a', (F32, [2]))
b = Input('b', (F32, [2]))
a_2 = Input('a', (F32, [2]))
b_2 = Input('b', (F32, [2]))
c = Output('c', (F32, [2]))
then_add_model = Model()
then_add_model.IdentifyInputs(a_2, b_2)
then_add_model.Operation('ADD', a_2, b_2, 0).To(c)
then_add = SubgraphReference('then_add', then_add_model)
a_3 = Input('a', (F32, [2]))
b_3 = Input('b', (F32, [2]))
c_2 = Output('c', (F32, [2]))
then_sub_model = Model()
then_sub_model.IdentifyInputs(a_3, b_3)
then_sub_model.Operation('SUB', a_3, b_3, 0).To(c_2)
then_sub = SubgraphReference('then_sub', then_sub_model)
c_3 = Output('c', (F32, [2]))
then_model = Model()
then_model.IdentifyInputs(inner, a, b)
then_model.Operation('IF', inner, then_add, then_sub, a, b).To(c_3)
then = SubgraphReference('then', then_model)
inner_2 = Input('inner', (BOOL8, [1]))
a_4 = Input('a', (F32, [2]))
b_4 = Input('b', (F32, [2]))
a_5 = Input('a', (F32, [2]))
b_5 = Input('b', (F32, [2]))
c_4 = Output('c', (F32, [2]))
else_mul_model = Model()
else_mul_model.IdentifyInputs(a_5, b_5)
else_mul_model.Operation('MUL', a_5, b_5, 0).To(c_4)
else_mul = SubgraphReference('else_mul', else_mul_model)
a_6 = Input('a', (F32, [2]))
b_6 = Input('b', (F32, [2]))
c_5 = Output('c', (F32, [2]))
else_div_model = Model()
else_div_model.IdentifyInputs(a_6, b_6)
else_div_model.Operation('DIV', a_6, b_6, 0).To(c_5)
else_div = SubgraphReference('else_div', else_div_model)
c_6 = Output('c', (F32, [2]))
else__model = Model()
else__model.IdentifyInputs(inner_2, a_4, b_4)
else__model.Operation('IF', inner_2, else_mul, else_div, a_4, b_4).To(c_6)
else_ = SubgraphReference('else', else__model)
other = Input('other', (BOOL8, [1]))
x = Input('x', (F32, [2]))
y = Input('y', (F32, [2]))
output = Output('output', (F32, [2]))
model = Model()
model.Operation('IF', condition, then, else_, other, x, y).To(output)
Example({
    condition: [False],
    other: [True],
    x: [3.0, -1.5],
    y: [2.0, 0.25],
    output: [6.0, -0.375],
}, name='nested_false_true').DisableLifeTimeVariation()

# Four ways, by two conditions.
# Expected values: float64 formula.
condition = Input('condition', (BOOL8, [1]))
inner = Input('inner', (BOOL8, [1]))
a = Input('a', (F32, [2]))
b = Input('b', (F32, [2]))
a_2 = Input('a', (F32, [2]))
b_2 = Input('b', (F32, [2]))
c = Output('c', (F32, [2]))
then_add_model = Model()
then_add_model.IdentifyInputs(a_2, b_2)
then_add_model.Operation('ADD', a_2, b_2, 0).To(c)
then_add = SubgraphReference('then_add', then_add_model)
a_3 = Input('a', (F32, [2]))
b_3 = Input('b', (F32, [2]))
c_2 = Output('c', (F32, [2]))
then_sub_model = Model()
then_sub_model.IdentifyInputs(a_3, b_3)
then_sub_model.Operation('SUB', a_3, b_3, 0).To(c_2)
then_sub = SubgraphReference('then_sub', then_sub_model)
c_3 = Output('c', (F32, [2]))
then_model = Model()
then_model.IdentifyInputs(inner, a, b)
then_model.Operation('IF', inner, then_add, then_sub, a, b).To(c_3)
then = SubgraphReference('then', then_model)
inner_2 = Input('inner', (BOOL8, [1]))
a_4 = Input('a', (F32, [2]))
b_4 = Input('b', (F32, [2]))
a_5 = Input('a', (F32, [2]))
b_5 = Input('b', (F32, [2]))
c_4 = Output('c', (F32, [2]))
else_mul_model = Model()
else_mul_model.IdentifyInputs(a_5, b_5)
else_mul_model.Operation('MUL', a_5, b_5, 0).To(c_4)
else_mul = SubgraphReference('else_mul', else_mul_model)
a_6 = Input('a', (F32, [2]))
b_6 = Input('b', (F32, [2]))
c_5 = Output('c', (F32, [2]))
else_div_model = Model()
else_div_model.IdentifyInputs(a_6, b_6)
else_div_model.Operation('DIV', a_6, b_6, 0).To(c_5)
else_div = SubgraphReference('else_div', else_div_model)
c_6 = Output('c', (F32, [2]))
else__model = Model()
else__model.IdentifyInputs(inner_2, a_4, b_4)
else__model.Operation('IF', inner_2, else_mul, else_div, a_4, b_4).To(c_6)
else_ = SubgraphReference('else', else__model)
other = Input('other', (BOOL8, [1]))
x = Input('x', (F32, [2]))
y = Input('y', (F32, [2]))
output = Output('output', (F32, [2]))
model = Model()
model.Operation('IF', condition, then, else_, other, x, y).To(output)
Example({
    condition: [False],
    other: [False],
    x: [3.0, -1.5],
    y: [2.0, 0.25],
    output: [1.5, -6.0],
}, name='nested_false_false').DisableLifeTimeVariation()

# An operand left out in one branch.
# Expected values: TF Lite 2.14 built-in kernel.
condition = Input('condition', (BOOL8, [1]))
a = Input('a', (F32, [2, 3]))
permutation = Parameter('permutation', (I32, [0]), None)
c = Output('c', (F32, [3, 2]))
then_model = Model()
then_model.IdentifyInputs(a)
then_model.Operation('TRANSPOSE', a, permutation).To(c)
then = SubgraphReference('then', then_model)
a_2 = Input('a', (F32, [2, 3]))
permutation_2 = Parameter('permutation', (I32, [2]), [1, 0])
c_2 = Output('c', (F32, [3, 2]))
else__model = Model()
else__model.IdentifyInputs(a_2)
else__model.Operation('TRANSPOSE', a_2, permutation_2).To(c_2)
else_ = SubgraphReference('else', else__model)
x = Input('x', (F32, [2, 3]))
output = Output('output', (F32, [3, 2]))
model = Model()
model.Operation('IF', condition, then, else_, x).To(output)
Example({
    condition: [False],
    x: [-1.047, 0.915, 0.345, 1.802, -0.39, -0.8],
    output: [-1.047, 1.802, 0.915, -0.39, 0.345, -0.8],
}, name='omitted_false').DisableLifeTimeVariation()

# Branches for operands of any rank; a driver may refuse the model.
# Expected values: float64 formula.
condition = Input('condition', (BOOL8, [1]))
a = Input('a', (F32, []))
b = Input('b', (F32, []))
c = Output('c', (F32, []))
then_model = Model()
then_model.IdentifyInputs(a, b)
then_model.Operation('ADD', a, b, 0).To(c)
then = SubgraphReference('then', then_model)
a_2 = Input('a', (F32, []))
b_2 = Input('b', (F32, []))
c_2 = Output('c', (F32, []))
else__model = Model()
else__model.IdentifyInputs(a_2, b_2)
else__model.Operation('SUB', a_2, b_2, 0).To(c_2)
else_ = SubgraphReference('else', else__model)
x = Input('x', (F32, [2, 3]))
y = Input('y', (F32, [2, 3]))
output = Output('output', (F32, [2, 3]))
model = Model()
model.Operation('IF', condition, then, else_, x, y).To(output)
Example({
    condition: [False],
    x: [-1.047, 0.915, 0.345, 1.802, -0.39, -0.8],
    y: [0.076, -1.487, 1.272, -1.933, -0.073, 0.874],
    output: [-1.123, 2.402, -0.9269999, 3.7350001, -0.31699997, -1.674],
}, name='unknown_rank_false').DisableLifeTimeVariation()
