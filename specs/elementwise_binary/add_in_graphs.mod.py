# Licensed under the Apache License, Version 2.0; see LICENSE.
# Written by 'python -m corpus' from corpus/families/elementwise_binary.py; do not edit.
#
# ADD and others in graphs: who reads what, and when.

def signed(*operands):
    """All unsigned codes as signed ones of the same real values."""
    types = {
        o: ("TENSOR_QUANT8_ASYMM_SIGNED", o.type.scale, o.type.zeroPoint - 128) for o in operands
    }
    return DataTypeConverter(name="signed").Identify(types)


F32 = 'TENSOR_FLOAT32'
U8 = 'TENSOR_QUANT8_ASYMM'

# One operand as both inputs.
# Expected values: float64 formula.
x = Input('x', (F32, [3, 5]))
output = Output('output', (F32, [3, 5]))
model = Model()
model.Operation('ADD', x, x, 0).To(output)
Example({
    x: [-0.022, -0.286, 0.924, -0.033, -0.965, 0.571, -0.355, 0.739, -0.204, -0.86, 0.384, -0.648, -0.133,
    -0.964, 0.238],
    output: [-0.044, -0.572, 1.848, -0.066, -1.93, 1.142, -0.71, 1.478, -0.408, -1.72, 0.768, -1.296, -0.266,
    -1.928, 0.476],
}, name='same_operand_twice').AddVariations('float16').DisableLifeTimeVariation()

# Two ways from one operand to another, of different length.
# Expected values: float64 formula.
x = Input('x', (F32, [2, 3]))
y = Input('y', (F32, [2, 3]))
top = Internal('top', (F32, [2, 3]))
left = Internal('left', (F32, [2, 3]))
right = Internal('right', (F32, [2, 3]))
output = Output('output', (F32, [2, 3]))
model = Model()
model.Operation('ADD', x, y, 0).To(top)
model.Operation('SUB', top, x, 0).To(left)
model.Operation('MAXIMUM', top, y).To(right)
model.Operation('SUB', left, right, 0).To(output)
Example({
    x: [-0.022, -0.286, 0.924, -0.033, -0.965, 0.571],
    y: [-0.669, -0.037, 0.826, -0.701, 0.04, -0.602],
    output: [0.0, 0.0, -0.924, 0.0, 2.2351742e-08, -0.571],
}, name='diamond').AddVariations('relaxed', 'float16').DisableLifeTimeVariation()

# An output of the model that a later operation reads.
# Expected values: float64 formula.
x = Input('x', (F32, [4]))
y = Input('y', (F32, [4]))
first = Output('first', (F32, [4]))
second = Output('second', (F32, [4]))
model = Model()
model.Operation('ADD', x, y, 1).To(first)
model.Operation('SUB', first, x, 0).To(second)
Example({
    x: [-0.022, -0.286, 0.924, -0.033],
    y: [-0.669, -0.037, 0.826, -0.701],
    first: [0.0, 0.0, 1.75, 0.0],
    second: [0.022, 0.286, 0.826, 0.033],
}, name='output_read_again').AddVariations('float16').DisableLifeTimeVariation()

# Outputs of different shapes, from inputs in another order.
# Expected values: float64 formula.
z = Input('z', (F32, [2, 3]))
x = Input('x', (F32, [2, 1]))
rows = Output('rows', (F32, [2, 3]))
y = Input('y', (F32, [1, 3]))
zeros = Output('zeros', (F32, [1, 3]))
columns = Output('columns', (F32, [2, 3]))
outer = Output('outer', (F32, [2, 3]))
model = Model()
model.Operation('SUB', z, x, 0).To(rows)
model.Operation('SUB', y, y, 0).To(zeros)
model.Operation('SUB', y, z, 0).To(columns)
model.Operation('SUB', x, y, 0).To(outer)
Example({
    z: [0.226, 0.071, -0.11, -0.969, -0.8, 0.046],
    x: [-0.022, -0.286],
    rows: [0.248, 0.093, -0.088, -0.68299997, -0.514, 0.33200002],
    y: [-0.669, -0.037, 0.826],
    zeros: [0.0, 0.0, 0.0],
    columns: [-0.89500004, -0.108, 0.936, 0.29999995, 0.763, 0.78],
    outer: [0.647, 0.015000001, -0.848, 0.38300002, -0.24900001, -1.112],
}, name='outputs_in_another_order').AddVariations('float16').DisableLifeTimeVariation()

# Each result is read by the next two operations.
# Expected values: float64 formula.
x = Input('x', (F32, [2, 2]))
y = Input('y', (F32, [2, 2]))
t0 = Internal('t0', (F32, [2, 2]))
t1 = Internal('t1', (F32, [2, 2]))
t2 = Internal('t2', (F32, [2, 2]))
t3 = Internal('t3', (F32, [2, 2]))
t4 = Internal('t4', (F32, [2, 2]))
t5 = Internal('t5', (F32, [2, 2]))
t6 = Internal('t6', (F32, [2, 2]))
t7 = Internal('t7', (F32, [2, 2]))
t8 = Internal('t8', (F32, [2, 2]))
t9 = Internal('t9', (F32, [2, 2]))
t10 = Internal('t10', (F32, [2, 2]))
output = Output('output', (F32, [2, 2]))
model = Model()
model.Operation('ADD', x, y, 0).To(t0)
model.Operation('SUB', t0, x, 0).To(t1)
model.Operation('MINIMUM', t1, t0).To(t2)
model.Operation('ADD', t2, t1, 0).To(t3)
model.Operation('SUB', t3, t2, 0).To(t4)
model.Operation('MINIMUM', t4, t3).To(t5)
model.Operation('ADD', t5, t4, 0).To(t6)
model.Operation('SUB', t6, t5, 0).To(t7)
model.Operation('MINIMUM', t7, t6).To(t8)
model.Operation('ADD', t8, t7, 0).To(t9)
model.Operation('SUB', t9, t8, 0).To(t10)
model.Operation('MINIMUM', t10, t9).To(output)
Example({
    x: [-0.022, -0.286, 0.924, -0.033],
    y: [-0.669, -0.037, 0.826, -0.701],
    output: [-2.6980004, -0.43400002, 0.826, -2.837],
}, name='chain').AddVariations('float16').DisableLifeTimeVariation()

# What is needed last was computed first.
# Expected values: float64 formula.
x = Input('x', (F32, [5]))
y = Input('y', (F32, [5]))
first = Internal('first', (F32, [5]))
t0 = Internal('t0', (F32, [5]))
t1 = Internal('t1', (F32, [5]))
t2 = Internal('t2', (F32, [5]))
t3 = Internal('t3', (F32, [5]))
t4 = Internal('t4', (F32, [5]))
t5 = Internal('t5', (F32, [5]))
output = Output('output', (F32, [5]))
model = Model()
model.Operation('ADD', x, y, 0).To(first)
model.Operation('MAXIMUM', x, y).To(t0)
model.Operation('MAXIMUM', t0, y).To(t1)
model.Operation('MAXIMUM', t1, y).To(t2)
model.Operation('MAXIMUM', t2, y).To(t3)
model.Operation('MAXIMUM', t3, y).To(t4)
model.Operation('MAXIMUM', t4, y).To(t5)
model.Operation('SUB', t5, first, 0).To(output)
Example({
    x: [-0.022, -0.286, 0.924, -0.033, -0.965],
    y: [-0.669, -0.037, 0.826, -0.701, 0.04],
    output: [0.669, 0.286, -0.826, 0.701, 0.965],
}, name='late_reader').AddVariations('float16').DisableLifeTimeVariation()

# Constants of different sizes in one shared memory.
# Expected values: float64 formula.
Configuration.use_shm_for_weights = True
x = Input('x', (F32, [2, 3]))
c0 = Parameter('c0', (F32, [1]), [-0.994])
first = Internal('first', (F32, [2, 3]))
c1 = Parameter('c1', (F32, [3]), [-0.985, -0.989, 0.6])
second = Internal('second', (F32, [2, 3]))
c2 = Parameter('c2', (F32, [2, 3]), [0.664, -0.371, -0.806, -0.322, 0.474, -0.786])
output = Output('output', (F32, [2, 3]))
model = Model()
model.Operation('ADD', x, c0, 0).To(first)
model.Operation('SUB', first, c1, 0).To(second)
model.Operation('ADD', second, c2, 0).To(output)
Configuration.use_shm_for_weights = False
Example({
    x: [-0.022, -0.286, 0.924, -0.033, -0.965, 0.571],
    output: [0.63299996, -0.66199994, -1.4760001, -0.36400005, -0.49599996, -1.809],
}, name='constants_in_pool').AddVariations('float16').DisableLifeTimeVariation()

# One operand as both inputs.
# Expected values: float64 formula.
x = Input('x', (U8, [3, 5], 0.25, 100))
output = Output('output', (U8, [3, 5], 0.25, 100))
model = Model()
model.Operation('ADD', x, x, 0).To(output)
Example({
    x: [124, 125, 87, 94, 112, 130, 114, 101, 98, 130, 96, 105, 104, 89, 99],
    output: [148, 150, 74, 88, 124, 160, 128, 102, 96, 160, 92, 110, 108, 78, 98],
}, name='same_operand_twice_quant8').AddVariations(signed(x, output)).DisableLifeTimeVariation()

# Two ways from one operand to another, of different length.
# Expected values: float64 formula.
x = Input('x', (U8, [2, 3], 0.25, 100))
y = Input('y', (U8, [2, 3], 0.25, 100))
top = Internal('top', (U8, [2, 3], 0.25, 100))
left = Internal('left', (U8, [2, 3], 0.25, 100))
right = Internal('right', (U8, [2, 3], 0.25, 100))
output = Output('output', (U8, [2, 3], 0.25, 100))
model = Model()
model.Operation('ADD', x, y, 0).To(top)
model.Operation('SUB', top, x, 0).To(left)
model.Operation('MAXIMUM', top, y).To(right)
model.Operation('SUB', left, right, 0).To(output)
Example({
    x: [124, 125, 87, 94, 112, 130],
    y: [127, 88, 85, 114, 100, 120],
    output: [76, 75, 100, 100, 88, 70],
}, name='diamond_quant8').AddVariations(signed(x, y, top, left, right, output)).DisableLifeTimeVariation()

# An output of the model that a later operation reads.
# Expected values: float64 formula.
x = Input('x', (U8, [4], 0.25, 100))
y = Input('y', (U8, [4], 0.25, 100))
first = Output('first', (U8, [4], 0.25, 100))
second = Output('second', (U8, [4], 0.25, 100))
model = Model()
model.Operation('ADD', x, y, 1).To(first)
model.Operation('SUB', first, x, 0).To(second)
Example({
    x: [124, 125, 87, 94],
    y: [127, 88, 85, 114],
    first: [151, 113, 100, 108],
    second: [127, 88, 113, 114],
}, name='output_read_again_quant8').AddVariations(signed(x, y, first, second)).DisableLifeTimeVariation()

# Outputs of different shapes, from inputs in another order.
# Expected values: float64 formula.
z = Input('z', (U8, [2, 3], 0.25, 100))
x = Input('x', (U8, [2, 1], 0.25, 100))
rows = Output('rows', (U8, [2, 3], 0.25, 100))
y = Input('y', (U8, [1, 3], 0.25, 100))
zeros = Output('zeros', (U8, [1, 3], 0.25, 100))
columns = Output('columns', (U8, [2, 3], 0.25, 100))
outer = Output('outer', (U8, [2, 3], 0.25, 100))
model = Model()
model.Operation('SUB', z, x, 0).To(rows)
model.Operation('SUB', y, y, 0).To(zeros)
model.Operation('SUB', y, z, 0).To(columns)
model.Operation('SUB', x, y, 0).To(outer)
Example({
    z: [88, 128, 106, 104, 119, 108],
    x: [124, 125],
    rows: [64, 104, 82, 79, 94, 83],
    y: [127, 88, 85],
    zeros: [100, 100, 100],
    columns: [139, 60, 79, 123, 69, 77],
    outer: [97, 136, 139, 98, 137, 140],
}, name='outputs_in_another_order_quant8').AddVariations(signed(z, x, rows, y, zeros, columns, outer)).DisableLifeTimeVariation()

# Each result is read by the next two operations.
# Expected values: float64 formula.
x = Input('x', (U8, [2, 2], 0.25, 100))
y = Input('y', (U8, [2, 2], 0.25, 100))
t0 = Internal('t0', (U8, [2, 2], 0.25, 100))
t1 = Internal('t1', (U8, [2, 2], 0.25, 100))
t2 = Internal('t2', (U8, [2, 2], 0.25, 100))
t3 = Internal('t3', (U8, [2, 2], 0.25, 100))
t4 = Internal('t4', (U8, [2, 2], 0.25, 100))
t5 = Internal('t5', (U8, [2, 2], 0.25, 100))
t6 = Internal('t6', (U8, [2, 2], 0.25, 100))
t7 = Internal('t7', (U8, [2, 2], 0.25, 100))
t8 = Internal('t8', (U8, [2, 2], 0.25, 100))
t9 = Internal('t9', (U8, [2, 2], 0.25, 100))
t10 = Internal('t10', (U8, [2, 2], 0.25, 100))
output = Output('output', (U8, [2, 2], 0.25, 100))
model = Model()
model.Operation('ADD', x, y, 0).To(t0)
model.Operation('SUB', t0, x, 0).To(t1)
model.Operation('MINIMUM', t1, t0).To(t2)
model.Operation('ADD', t2, t1, 0).To(t3)
model.Operation('SUB', t3, t2, 0).To(t4)
model.Operation('MINIMUM', t4, t3).To(t5)
model.Operation('ADD', t5, t4, 0).To(t6)
model.Operation('SUB', t6, t5, 0).To(t7)
model.Operation('MINIMUM', t7, t6).To(t8)
model.Operation('ADD', t8, t7, 0).To(t9)
model.Operation('SUB', t9, t8, 0).To(t10)
model.Operation('MINIMUM', t10, t9).To(output)
Example({
    x: [124, 125, 87, 94],
    y: [127, 88, 85, 114],
    output: [127, 52, 27, 114],
}, name='chain_quant8').AddVariations(signed(x, y, t0, t1, t2, t3, t4, t5, t6, t7, t8, t9, t10, output)).DisableLifeTimeVariation()

# What is needed last was computed first.
# Expected values: float64 formula.
x = Input('x', (U8, [5], 0.25, 100))
y = Input('y', (U8, [5], 0.25, 100))
first = Internal('first', (U8, [5], 0.25, 100))
t0 = Internal('t0', (U8, [5], 0.25, 100))
t1 = Internal('t1', (U8, [5], 0.25, 100))
t2 = Internal('t2', (U8, [5], 0.25, 100))
t3 = Internal('t3', (U8, [5], 0.25, 100))
t4 = Internal('t4', (U8, [5], 0.25, 100))
t5 = Internal('t5', (U8, [5], 0.25, 100))
output = Output('output', (U8, [5], 0.25, 100))
model = Model()
model.Operation('ADD', x, y, 0).To(first)
model.Operation('MAXIMUM', x, y).To(t0)
model.Operation('MAXIMUM', t0, y).To(t1)
model.Operation('MAXIMUM', t1, y).To(t2)
model.Operation('MAXIMUM', t2, y).To(t3)
model.Operation('MAXIMUM', t3, y).To(t4)
model.Operation('MAXIMUM', t4, y).To(t5)
model.Operation('SUB', t5, first, 0).To(output)
Example({
    x: [124, 125, 87, 94, 112],
    y: [127, 88, 85, 114, 100],
    output: [76, 112, 115, 106, 100],
}, name='late_reader_quant8').AddVariations(signed(x, y, first, t0, t1, t2, t3, t4, t5, output)).DisableLifeTimeVariation()

# Constants of different sizes in one shared memory.
# Expected values: float64 formula.
Configuration.use_shm_for_weights = True
x = Input('x', (U8, [2, 3], 0.25, 100))
c0 = Parameter('c0', (U8, [1], 0.25, 100), [83])
first = Internal('first', (U8, [2, 3], 0.25, 100))
c1 = Parameter('c1', (U8, [3], 0.25, 100), [122, 85, 122])
second = Internal('second', (U8, [2, 3], 0.25, 100))
c2 = Parameter('c2', (U8, [2, 3], 0.25, 100), [126, 102, 111, 125, 85, 89])
output = Output('output', (U8, [2, 3], 0.25, 100))
model = Model()
model.Operation('ADD', x, c0, 0).To(first)
model.Operation('SUB', first, c1, 0).To(second)
model.Operation('ADD', second, c2, 0).To(output)
Configuration.use_shm_for_weights = False
Example({
    x: [124, 125, 87, 94, 112, 130],
    output: [111, 125, 59, 80, 95, 80],
}, name='constants_in_pool_quant8').AddVariations(signed(x, c0, first, c1, second, c2, output)).DisableLifeTimeVariation()
