# Licensed under the Apache License, Version 2.0; see LICENSE.
# Written by 'python -m corpus' from corpus/families/elementwise_binary.py; do not edit.
#
# ADD among others: how operands connect operations.

def signed(*operands):
    """All unsigned codes as signed ones of the same real values."""
    types = {
        o: ("TENSOR_QUANT8_ASYMM_SIGNED", o.type.scale, o.type.zeroPoint - 128) for o in operands
    }
    return DataTypeConverter(name="signed").Identify(types)


F32 = 'TENSOR_FLOAT32'
U8 = 'TENSOR_QUANT8_ASYMM'

# An operand that four operations read.
# Expected values: float64 formula.
input = Input('input', (F32, [2, 3, 5]))
other = Parameter('other', (F32, [5]), [1.375, 1.4375, 0.6875, -1.8125, 0.4375])
t = Internal('t', (F32, [2, 3, 5]))
relu = Output('relu', (F32, [2, 3, 5]))
relu6 = Output('relu6', (F32, [2, 3, 5]))
maximum = Output('maximum', (F32, [2, 3, 5]))
sub = Output('sub', (F32, [2, 3, 5]))
model = Model()
model.Operation('ADD', input, other, 0).To(t)
model.Operation('RELU', t).To(relu)
model.Operation('RELU6', t).To(relu6)
model.Operation('MAXIMUM', t, input).To(maximum)
model.Operation('SUB', t, other, 0).To(sub)
Example({
    input: [1.375, 1.4375, 0.6875, -1.8125, 0.4375, 1.8125, 0.875, -0.1875, 1.9375, -0.4375, -0.5625, -0.5,
    -0.6875, -2.0, -1.75, 1.0, 0.1875, -0.9375, 1.4375, -0.375, 1.75, -0.625, -1.5, 1.0625, 1.875,
    1.75, 1.625, -0.3125, 0.75, -1.6875],
    relu: [2.75, 2.875, 1.375, 0.0, 0.875, 3.1875, 2.3125, 0.5, 0.125, 0.0, 0.8125, 0.9375, 0.0, 0.0, 0.0,
    2.375, 1.625, 0.0, 0.0, 0.0625, 3.125, 0.8125, 0.0, 0.0, 2.3125, 3.125, 3.0625, 0.375, 0.0, 0.0],
    relu6: [2.75, 2.875, 1.375, 0.0, 0.875, 3.1875, 2.3125, 0.5, 0.125, 0.0, 0.8125, 0.9375, 0.0, 0.0, 0.0,
    2.375, 1.625, 0.0, 0.0, 0.0625, 3.125, 0.8125, 0.0, 0.0, 2.3125, 3.125, 3.0625, 0.375, 0.0, 0.0],
    maximum: [2.75, 2.875, 1.375, -1.8125, 0.875, 3.1875, 2.3125, 0.5, 1.9375, 0.0, 0.8125, 0.9375, 0.0, -2.0,
    -1.3125, 2.375, 1.625, -0.25, 1.4375, 0.0625, 3.125, 0.8125, -0.8125, 1.0625, 2.3125, 3.125,
    3.0625, 0.375, 0.75, -1.25],
    sub: [1.375, 1.4375, 0.6875, -1.8125, 0.4375, 1.8125, 0.875, -0.1875, 1.9375, -0.4375, -0.5625, -0.5,
    -0.6875, -2.0, -1.75, 1.0, 0.1875, -0.9375, 1.4375, -0.375, 1.75, -0.625, -1.5, 1.0625, 1.875,
    1.75, 1.625, -0.3125, 0.75, -1.6875],
}, name='fan_out').AddVariations('float16').DisableLifeTimeVariation()

# Two ways from an operand to a sum.
# Expected values: float64 formula.
input = Input('input', (F32, [2, 3, 5]))
other = Parameter('other', (F32, [5]), [1.375, 1.4375, 0.6875, -1.8125, 0.4375])
t = Internal('t', (F32, [2, 3, 5]))
u = Internal('u', (F32, [2, 3, 5]))
v = Internal('v', (F32, [2, 3, 5]))
y = Output('y', (F32, [2, 3, 5]))
model = Model()
model.Operation('ADD', input, other, 0).To(t)
model.Operation('RELU', t).To(u)
model.Operation('MINIMUM', t, other).To(v)
model.Operation('ADD', u, v, 0).To(y)
Example({
    input: [1.375, 1.4375, 0.6875, -1.8125, 0.4375, 1.8125, 0.875, -0.1875, 1.9375, -0.4375, -0.5625, -0.5,
    -0.6875, -2.0, -1.75, 1.0, 0.1875, -0.9375, 1.4375, -0.375, 1.75, -0.625, -1.5, 1.0625, 1.875,
    1.75, 1.625, -0.3125, 0.75, -1.6875],
    y: [4.125, 4.3125, 2.0625, -3.625, 1.3125, 4.5625, 3.75, 1.0, -1.6875, 0.0, 1.625, 1.875, 0.0, -3.8125,
    -1.3125, 3.75, 3.0625, -0.25, -1.8125, 0.125, 4.5, 1.625, -0.8125, -1.8125, 2.75, 4.5, 4.5,
    0.75, -1.8125, -1.25],
}, name='diamond').AddVariations('float16').DisableLifeTimeVariation()

# Outputs of the model that other operations read.
# Expected values: float64 formula.
input = Input('input', (F32, [2, 3, 5]))
other = Parameter('other', (F32, [5]), [1.375, 1.4375, 0.6875, -1.8125, 0.4375])
first = Output('first', (F32, [2, 3, 5]))
second = Output('second', (F32, [2, 3, 5]))
third = Output('third', (F32, [2, 3, 5]))
model = Model()
model.Operation('ADD', input, other, 0).To(first)
model.Operation('RELU', first).To(second)
model.Operation('ADD', second, first, 0).To(third)
Example({
    input: [1.375, 1.4375, 0.6875, -1.8125, 0.4375, 1.8125, 0.875, -0.1875, 1.9375, -0.4375, -0.5625, -0.5,
    -0.6875, -2.0, -1.75, 1.0, 0.1875, -0.9375, 1.4375, -0.375, 1.75, -0.625, -1.5, 1.0625, 1.875,
    1.75, 1.625, -0.3125, 0.75, -1.6875],
    first: [2.75, 2.875, 1.375, -3.625, 0.875, 3.1875, 2.3125, 0.5, 0.125, 0.0, 0.8125, 0.9375, 0.0, -3.8125,
    -1.3125, 2.375, 1.625, -0.25, -0.375, 0.0625, 3.125, 0.8125, -0.8125, -0.75, 2.3125, 3.125,
    3.0625, 0.375, -1.0625, -1.25],
    second: [2.75, 2.875, 1.375, 0.0, 0.875, 3.1875, 2.3125, 0.5, 0.125, 0.0, 0.8125, 0.9375, 0.0, 0.0, 0.0,
    2.375, 1.625, 0.0, 0.0, 0.0625, 3.125, 0.8125, 0.0, 0.0, 2.3125, 3.125, 3.0625, 0.375, 0.0, 0.0],
    third: [5.5, 5.75, 2.75, -3.625, 1.75, 6.375, 4.625, 1.0, 0.25, 0.0, 1.625, 1.875, 0.0, -3.8125, -1.3125,
    4.75, 3.25, -0.25, -0.375, 0.125, 6.25, 1.625, -0.8125, -0.75, 4.625, 6.25, 6.125, 0.75,
    -1.0625, -1.25],
}, name='output_read_again').AddVariations('float16').DisableLifeTimeVariation()

# An operation reads the same operand twice.
# Expected values: float64 formula.
input = Input('input', (F32, [2, 3, 5]))
sum = Output('sum', (F32, [2, 3, 5]))
nothing = Output('nothing', (F32, [2, 3, 5]))
model = Model()
model.Operation('ADD', input, input, 0).To(sum)
model.Operation('SUB', input, input, 0).To(nothing)
Example({
    input: [1.375, 1.4375, 0.6875, -1.8125, 0.4375, 1.8125, 0.875, -0.1875, 1.9375, -0.4375, -0.5625, -0.5,
    -0.6875, -2.0, -1.75, 1.0, 0.1875, -0.9375, 1.4375, -0.375, 1.75, -0.625, -1.5, 1.0625, 1.875,
    1.75, 1.625, -0.3125, 0.75, -1.6875],
    sum: [2.75, 2.875, 1.375, -3.625, 0.875, 3.625, 1.75, -0.375, 3.875, -0.875, -1.125, -1.0, -1.375, -4.0,
    -3.5, 2.0, 0.375, -1.875, 2.875, -0.75, 3.5, -1.25, -3.0, 2.125, 3.75, 3.5, 3.25, -0.625, 1.5,
    -3.375],
    nothing: [0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0,
    0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0],
}, name='twice_the_input').AddVariations('float16').DisableLifeTimeVariation()

# An operation that constants alone decide, and one that reads it.
# Expected values: float64 formula.
other = Parameter('other', (F32, [5]), [1.375, 1.4375, 0.6875, -1.8125, 0.4375])
more = Parameter('more', (F32, [5]), [1.375, 1.4375, 0.6875, -1.8125, 0.4375])
t = Internal('t', (F32, [5]))
input = Input('input', (F32, [2, 3, 5]))
y = Output('y', (F32, [2, 3, 5]))
model = Model()
model.Operation('ADD', other, more, 0).To(t)
model.Operation('ADD', input, t, 0).To(y)
Example({
    input: [1.375, 1.4375, 0.6875, -1.8125, 0.4375, 1.8125, 0.875, -0.1875, 1.9375, -0.4375, -0.5625, -0.5,
    -0.6875, -2.0, -1.75, 1.0, 0.1875, -0.9375, 1.4375, -0.375, 1.75, -0.625, -1.5, 1.0625, 1.875,
    1.75, 1.625, -0.3125, 0.75, -1.6875],
    y: [4.125, 4.3125, 2.0625, -5.4375, 1.3125, 4.5625, 3.75, 1.1875, -1.6875, 0.4375, 2.1875, 2.375,
    0.6875, -5.625, -0.875, 3.75, 3.0625, 0.4375, -2.1875, 0.5, 4.5, 2.25, -0.125, -2.5625, 2.75,
    4.5, 4.5, 1.0625, -2.875, -0.8125],
}, name='constant_alone').AddVariations('float16').DisableLifeTimeVariation()

# Two operations with the same inputs.
# Expected values: float64 formula.
input = Input('input', (F32, [2, 3, 5]))
other = Parameter('other', (F32, [5]), [1.375, 1.4375, 0.6875, -1.8125, 0.4375])
one = Output('one', (F32, [2, 3, 5]))
two = Output('two', (F32, [2, 3, 5]))
model = Model()
model.Operation('ADD', input, other, 0).To(one)
model.Operation('ADD', input, other, 0).To(two)
Example({
    input: [1.375, 1.4375, 0.6875, -1.8125, 0.4375, 1.8125, 0.875, -0.1875, 1.9375, -0.4375, -0.5625, -0.5,
    -0.6875, -2.0, -1.75, 1.0, 0.1875, -0.9375, 1.4375, -0.375, 1.75, -0.625, -1.5, 1.0625, 1.875,
    1.75, 1.625, -0.3125, 0.75, -1.6875],
    one: [2.75, 2.875, 1.375, -3.625, 0.875, 3.1875, 2.3125, 0.5, 0.125, 0.0, 0.8125, 0.9375, 0.0, -3.8125,
    -1.3125, 2.375, 1.625, -0.25, -0.375, 0.0625, 3.125, 0.8125, -0.8125, -0.75, 2.3125, 3.125,
    3.0625, 0.375, -1.0625, -1.25],
    two: [2.75, 2.875, 1.375, -3.625, 0.875, 3.1875, 2.3125, 0.5, 0.125, 0.0, 0.8125, 0.9375, 0.0, -3.8125,
    -1.3125, 2.375, 1.625, -0.25, -0.375, 0.0625, 3.125, 0.8125, -0.8125, -0.75, 2.3125, 3.125,
    3.0625, 0.375, -1.0625, -1.25],
}, name='same_operation_twice').AddVariations('float16').DisableLifeTimeVariation()

# An input that the first and the last operation read.
# Expected values: float64 formula.
input = Input('input', (F32, [2, 3, 5]))
other = Parameter('other', (F32, [5]), [1.375, 1.4375, 0.6875, -1.8125, 0.4375])
t = Internal('t', (F32, [2, 3, 5]))
u = Internal('u', (F32, [2, 3, 5]))
y = Output('y', (F32, [2, 3, 5]))
model = Model()
model.Operation('ADD', input, other, 0).To(t)
model.Operation('RELU', t).To(u)
model.Operation('SUB', u, input, 0).To(y)
Example({
    input: [1.375, 1.4375, 0.6875, -1.8125, 0.4375, 1.8125, 0.875, -0.1875, 1.9375, -0.4375, -0.5625, -0.5,
    -0.6875, -2.0, -1.75, 1.0, 0.1875, -0.9375, 1.4375, -0.375, 1.75, -0.625, -1.5, 1.0625, 1.875,
    1.75, 1.625, -0.3125, 0.75, -1.6875],
    y: [1.375, 1.4375, 0.6875, 1.8125, 0.4375, 1.375, 1.4375, 0.6875, -1.8125, 0.4375, 1.375, 1.4375,
    0.6875, 2.0, 1.75, 1.375, 1.4375, 0.9375, -1.4375, 0.4375, 1.375, 1.4375, 1.5, -1.0625, 0.4375,
    1.375, 1.4375, 0.6875, -0.75, 1.6875],
}, name='input_passed_twice').AddVariations('float16').DisableLifeTimeVariation()

# An operand that is read long after it was made.
# Expected values: float64 formula.
input = Input('input', (F32, [2, 3, 5]))
other = Parameter('other', (F32, [5]), [1.375, 1.4375, 0.6875, -1.8125, 0.4375])
t = Internal('t', (F32, [2, 3, 5]))
m0 = Internal('m0', (F32, [2, 3, 5]))
m1 = Internal('m1', (F32, [2, 3, 5]))
m2 = Internal('m2', (F32, [2, 3, 5]))
m3 = Internal('m3', (F32, [2, 3, 5]))
m4 = Internal('m4', (F32, [2, 3, 5]))
m5 = Internal('m5', (F32, [2, 3, 5]))
y = Output('y', (F32, [2, 3, 5]))
model = Model()
model.Operation('ADD', input, other, 0).To(t)
model.Operation('RELU', input).To(m0)
model.Operation('MINIMUM', m0, other).To(m1)
model.Operation('MINIMUM', m1, other).To(m2)
model.Operation('MINIMUM', m2, other).To(m3)
model.Operation('MINIMUM', m3, other).To(m4)
model.Operation('MINIMUM', m4, other).To(m5)
model.Operation('ADD', m5, t, 0).To(y)
Example({
    input: [1.375, 1.4375, 0.6875, -1.8125, 0.4375, 1.8125, 0.875, -0.1875, 1.9375, -0.4375, -0.5625, -0.5,
    -0.6875, -2.0, -1.75, 1.0, 0.1875, -0.9375, 1.4375, -0.375, 1.75, -0.625, -1.5, 1.0625, 1.875,
    1.75, 1.625, -0.3125, 0.75, -1.6875],
    y: [4.125, 4.3125, 2.0625, -5.4375, 1.3125, 4.5625, 3.1875, 0.5, -1.6875, 0.0, 0.8125, 0.9375, 0.0,
    -5.625, -1.3125, 3.375, 1.8125, -0.25, -2.1875, 0.0625, 4.5, 0.8125, -0.8125, -2.5625, 2.75,
    4.5, 4.5, 0.375, -2.875, -1.25],
}, name='long_life').AddVariations('float16').DisableLifeTimeVariation()

# An operand that four operations read.
# Expected values: float64 formula.
input = Input('input', (U8, [2, 3, 5], 0.5, 120))
other = Parameter('other', (U8, [5], 0.5, 120), [136, 108, 96, 127, 135])
t = Internal('t', (U8, [2, 3, 5], 0.5, 120))
relu = Output('relu', (U8, [2, 3, 5], 0.5, 120))
relu6 = Output('relu6', (U8, [2, 3, 5], 0.5, 120))
maximum = Output('maximum', (U8, [2, 3, 5], 0.5, 120))
sub = Output('sub', (U8, [2, 3, 5], 0.5, 120))
model = Model()
model.Operation('ADD', input, other, 0).To(t)
model.Operation('RELU', t).To(relu)
model.Operation('RELU6', t).To(relu6)
model.Operation('MAXIMUM', t, input).To(maximum)
model.Operation('SUB', t, other, 0).To(sub)
Example({
    input: [136, 108, 96, 127, 135, 105, 144, 117, 101, 143, 118, 148, 99, 94, 142, 122, 93, 118, 147, 143,
    104, 120, 114, 134, 138, 147, 100, 125, 127, 122],
    relu: [152, 120, 120, 134, 150, 121, 132, 120, 120, 158, 134, 136, 120, 120, 157, 138, 120, 120, 154, 158,
    120, 120, 120, 141, 153, 163, 120, 120, 134, 137],
    relu6: [132, 120, 120, 132, 132, 121, 132, 120, 120, 132, 132, 132, 120, 120, 132, 132, 120, 120, 132, 132,
    120, 120, 120, 132, 132, 132, 120, 120, 132, 132],
    maximum: [152, 108, 96, 134, 150, 121, 144, 117, 108, 158, 134, 148, 99, 101, 157, 138, 93, 118, 154, 158,
    120, 120, 114, 141, 153, 163, 100, 125, 134, 137],
    sub: [136, 108, 96, 127, 135, 105, 144, 117, 101, 143, 118, 148, 99, 94, 142, 122, 93, 118, 147, 143,
    104, 120, 114, 134, 138, 147, 100, 125, 127, 122],
}, name='fan_out_quant8').AddVariations(signed(input, other, t, relu, relu6, maximum, sub)).DisableLifeTimeVariation()

# Two ways from an operand to a sum.
# Expected values: float64 formula.
input = Input('input', (U8, [2, 3, 5], 0.5, 120))
other = Parameter('other', (U8, [5], 0.5, 120), [136, 108, 96, 127, 135])
t = Internal('t', (U8, [2, 3, 5], 0.5, 120))
u = Internal('u', (U8, [2, 3, 5], 0.5, 120))
v = Internal('v', (U8, [2, 3, 5], 0.5, 120))
y = Output('y', (U8, [2, 3, 5], 0.5, 120))
model = Model()
model.Operation('ADD', input, other, 0).To(t)
model.Operation('RELU', t).To(u)
model.Operation('MINIMUM', t, other).To(v)
model.Operation('ADD', u, v, 0).To(y)
Example({
    input: [136, 108, 96, 127, 135, 105, 144, 117, 101, 143, 118, 148, 99, 94, 142, 122, 93, 118, 147, 143,
    104, 120, 114, 134, 138, 147, 100, 125, 127, 122],
    y: [168, 96, 72, 141, 165, 122, 120, 93, 108, 173, 148, 124, 75, 101, 172, 154, 81, 94, 161, 173, 120,
    108, 90, 148, 168, 179, 88, 96, 141, 152],
}, name='diamond_quant8').AddVariations(signed(input, other, t, u, v, y)).DisableLifeTimeVariation()

# Outputs of the model that other operations read.
# Expected values: float64 formula.
input = Input('input', (U8, [2, 3, 5], 0.5, 120))
other = Parameter('other', (U8, [5], 0.5, 120), [136, 108, 96, 127, 135])
first = Output('first', (U8, [2, 3, 5], 0.5, 120))
second = Output('second', (U8, [2, 3, 5], 0.5, 120))
third = Output('third', (U8, [2, 3, 5], 0.5, 120))
model = Model()
model.Operation('ADD', input, other, 0).To(first)
model.Operation('RELU', first).To(second)
model.Operation('ADD', second, first, 0).To(third)
Example({
    input: [136, 108, 96, 127, 135, 105, 144, 117, 101, 143, 118, 148, 99, 94, 142, 122, 93, 118, 147, 143,
    104, 120, 114, 134, 138, 147, 100, 125, 127, 122],
    first: [152, 96, 72, 134, 150, 121, 132, 93, 108, 158, 134, 136, 75, 101, 157, 138, 81, 94, 154, 158, 120,
    108, 90, 141, 153, 163, 88, 101, 134, 137],
    second: [152, 120, 120, 134, 150, 121, 132, 120, 120, 158, 134, 136, 120, 120, 157, 138, 120, 120, 154, 158,
    120, 120, 120, 141, 153, 163, 120, 120, 134, 137],
    third: [184, 96, 72, 148, 180, 122, 144, 93, 108, 196, 148, 152, 75, 101, 194, 156, 81, 94, 188, 196, 120,
    108, 90, 162, 186, 206, 88, 101, 148, 154],
}, name='output_read_again_quant8').AddVariations(signed(input, other, first, second, third)).DisableLifeTimeVariation()

# An operation reads the same operand twice.
# Expected values: float64 formula.
input = Input('input', (U8, [2, 3, 5], 0.5, 120))
sum = Output('sum', (U8, [2, 3, 5], 0.5, 120))
nothing = Output('nothing', (U8, [2, 3, 5], 0.5, 120))
model = Model()
model.Operation('ADD', input, input, 0).To(sum)
model.Operation('SUB', input, input, 0).To(nothing)
Example({
    input: [136, 108, 96, 127, 135, 105, 144, 117, 101, 143, 118, 148, 99, 94, 142, 122, 93, 118, 147, 143,
    104, 120, 114, 134, 138, 147, 100, 125, 127, 122],
    sum: [152, 96, 72, 134, 150, 90, 168, 114, 82, 166, 116, 176, 78, 68, 164, 124, 66, 116, 174, 166, 88,
    120, 108, 148, 156, 174, 80, 130, 134, 124],
    nothing: [120, 120, 120, 120, 120, 120, 120, 120, 120, 120, 120, 120, 120, 120, 120, 120, 120, 120, 120, 120,
    120, 120, 120, 120, 120, 120, 120, 120, 120, 120],
}, name='twice_the_input_quant8').AddVariations(signed(input, sum, nothing)).DisableLifeTimeVariation()

# An operation that constants alone decide, and one that reads it.
# Expected values: float64 formula.
other = Parameter('other', (U8, [5], 0.5, 120), [136, 108, 96, 127, 135])
more = Parameter('more', (U8, [5], 0.5, 120), [136, 108, 96, 127, 135])
t = Internal('t', (U8, [5], 0.5, 120))
input = Input('input', (U8, [2, 3, 5], 0.5, 120))
y = Output('y', (U8, [2, 3, 5], 0.5, 120))
model = Model()
model.Operation('ADD', other, more, 0).To(t)
model.Operation('ADD', input, t, 0).To(y)
Example({
    input: [136, 108, 96, 127, 135, 105, 144, 117, 101, 143, 118, 148, 99, 94, 142, 122, 93, 118, 147, 143,
    104, 120, 114, 134, 138, 147, 100, 125, 127, 122],
    y: [168, 84, 48, 141, 165, 137, 120, 69, 115, 173, 150, 124, 51, 108, 172, 154, 69, 70, 161, 173, 136,
    96, 66, 148, 168, 179, 76, 77, 141, 152],
}, name='constant_alone_quant8').AddVariations(signed(other, more, t, input, y)).DisableLifeTimeVariation()

# Two operations with the same inputs.
# Expected values: float64 formula.
input = Input('input', (U8, [2, 3, 5], 0.5, 120))
other = Parameter('other', (U8, [5], 0.5, 120), [136, 108, 96, 127, 135])
one = Output('one', (U8, [2, 3, 5], 0.5, 120))
two = Output('two', (U8, [2, 3, 5], 0.5, 120))
model = Model()
model.Operation('ADD', input, other, 0).To(one)
model.Operation('ADD', input, other, 0).To(two)
Example({
    input: [136, 108, 96, 127, 135, 105, 144, 117, 101, 143, 118, 148, 99, 94, 142, 122, 93, 118, 147, 143,
    104, 120, 114, 134, 138, 147, 100, 125, 127, 122],
    one: [152, 96, 72, 134, 150, 121, 132, 93, 108, 158, 134, 136, 75, 101, 157, 138, 81, 94, 154, 158, 120,
    108, 90, 141, 153, 163, 88, 101, 134, 137],
    two: [152, 96, 72, 134, 150, 121, 132, 93, 108, 158, 134, 136, 75, 101, 157, 138, 81, 94, 154, 158, 120,
    108, 90, 141, 153, 163, 88, 101, 134, 137],
}, name='same_operation_twice_quant8').AddVariations(signed(input, other, one, two)).DisableLifeTimeVariation()

# An input that the first and the last operation read.
# Expected values: float64 formula.
input = Input('input', (U8, [2, 3, 5], 0.5, 120))
other = Parameter('other', (U8, [5], 0.5, 120), [136, 108, 96, 127, 135])
t = Internal('t', (U8, [2, 3, 5], 0.5, 120))
u = Internal('u', (U8, [2, 3, 5], 0.5, 120))
y = Output('y', (U8, [2, 3, 5], 0.5, 120))
model = Model()
model.Operation('ADD', input, other, 0).To(t)
model.Operation('RELU', t).To(u)
model.Operation('SUB', u, input, 0).To(y)
Example({
    input: [136, 108, 96, 127, 135, 105, 144, 117, 101, 143, 118, 148, 99, 94, 142, 122, 93, 118, 147, 143,
    104, 120, 114, 134, 138, 147, 100, 125, 127, 122],
    y: [136, 132, 144, 127, 135, 136, 108, 123, 139, 135, 136, 108, 141, 146, 135, 136, 147, 122, 127, 135,
    136, 120, 126, 127, 135, 136, 140, 115, 127, 135],
}, name='input_passed_twice_quant8').AddVariations(signed(input, other, t, u, y)).DisableLifeTimeVariation()

# An operand that is read long after it was made.
# Expected values: float64 formula.
input = Input('input', (U8, [2, 3, 5], 0.5, 120))
other = Parameter('other', (U8, [5], 0.5, 120), [136, 108, 96, 127, 135])
t = Internal('t', (U8, [2, 3, 5], 0.5, 120))
m0 = Internal('m0', (U8, [2, 3, 5], 0.5, 120))
m1 = Internal('m1', (U8, [2, 3, 5], 0.5, 120))
m2 = Internal('m2', (U8, [2, 3, 5], 0.5, 120))
m3 = Internal('m3', (U8, [2, 3, 5], 0.5, 120))
m4 = Internal('m4', (U8, [2, 3, 5], 0.5, 120))
m5 = Internal('m5', (U8, [2, 3, 5], 0.5, 120))
y = Output('y', (U8, [2, 3, 5], 0.5, 120))
model = Model()
model.Operation('ADD', input, other, 0).To(t)
model.Operation('RELU', input).To(m0)
model.Operation('MINIMUM', m0, other).To(m1)
model.Operation('MINIMUM', m1, other).To(m2)
model.Operation('MINIMUM', m2, other).To(m3)
model.Operation('MINIMUM', m3, other).To(m4)
model.Operation('MINIMUM', m4, other).To(m5)
model.Operation('ADD', m5, t, 0).To(y)
Example({
    input: [136, 108, 96, 127, 135, 105, 144, 117, 101, 143, 118, 148, 99, 94, 142, 122, 93, 118, 147, 143,
    104, 120, 114, 134, 138, 147, 100, 125, 127, 122],
    y: [168, 84, 48, 141, 165, 121, 120, 69, 108, 173, 134, 124, 51, 101, 172, 140, 69, 70, 161, 173, 120,
    96, 66, 148, 168, 179, 76, 77, 141, 139],
}, name='long_life_quant8').AddVariations(signed(input, other, t, m0, m1, m2, m3, m4, m5, y)).DisableLifeTimeVariation()
