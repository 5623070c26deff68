# Licensed under the Apache License, Version 2.0; see LICENSE.
# Written by 'python -m corpus' from corpus/families/control_flow.py; do not edit.
#
# WHILE: how often, what is kept, what comes out.

BOOL8 = 'TENSOR_BOOL8'
F32 = 'TENSOR_FLOAT32'
I32 = 'TENSOR_INT32'
U8 = 'TENSOR_QUANT8_ASYMM'
S8 = 'TENSOR_QUANT8_ASYMM_SIGNED'

# The body runs 0 times; the limit only goes in.
# Expected values: float64 formula.
i = Input('i', (F32, [1]))
v = Input('v', (F32, [2]))
limit = Input('limit', (F32, [1]))
goes_on = Output('goes_on', (BOOL8, [1]))
condition_model = Model()
condition_model.IdentifyInputs(i, v, limit)
condition_model.Operation('LESS', i, limit).To(goes_on)
condition = SubgraphReference('condition', condition_model)
i_2 = Input('i', (F32, [1]))
v_2 = Input('v', (F32, [2]))
limit_2 = Input('limit', (F32, [1]))
one = Parameter('one', (F32, [1]), [1.0])
next_i = Output('next_i', (F32, [1]))
more = Parameter('more', (F32, [2]), [1.0, -2.0])
next_v = Output('next_v', (F32, [2]))
body_model = Model()
body_model.IdentifyInputs(i_2, v_2, limit_2)
body_model.Operation('ADD', i_2, one, 0).To(next_i)
body_model.Operation('ADD', v_2, more, 0).To(next_v)
body = SubgraphReference('body', body_model)
from_ = Parameter('from', (F32, [1]), [0.0])
value = Input('value', (F32, [2]))
times = Input('times', (F32, [1]))
count = Output('count', (F32, [1]))
after = Output('after', (F32, [2]))
model = Model()
model.Operation('WHILE', condition, body, from_, value, times).To(count, after)
Example({
    value: [1.0, 2.0],
    times: [0.0],
    count: [0.0],
    after: [1.0, 2.0],
}, name='times_0').AddVariations('float16').DisableLifeTimeVariation()

# The body runs 1 times; the limit only goes in.
# Expected values: float64 formula.
i = Input('i', (F32, [1]))
v = Input('v', (F32, [2]))
limit = Input('limit', (F32, [1]))
goes_on = Output('goes_on', (BOOL8, [1]))
condition_model = Model()
condition_model.IdentifyInputs(i, v, limit)
condition_model.Operation('LESS', i, limit).To(goes_on)
condition = SubgraphReference('condition', condition_model)
i_2 = Input('i', (F32, [1]))
v_2 = Input('v', (F32, [2]))
limit_2 = Input('limit', (F32, [1]))
one = Parameter('one', (F32, [1]), [1.0])
next_i = Output('next_i', (F32, [1]))
more = Parameter('more', (F32, [2]), [1.0, -2.0])
next_v = Output('next_v', (F32, [2]))
body_model = Model()
body_model.IdentifyInputs(i_2, v_2, limit_2)
body_model.Operation('ADD', i_2, one, 0).To(next_i)
body_model.Operation('ADD', v_2, more, 0).To(next_v)
body = SubgraphReference('body', body_model)
from_ = Parameter('from', (F32, [1]), [0.0])
value = Input('value', (F32, [2]))
times = Input('times', (F32, [1]))
count = Output('count', (F32, [1]))
after = Output('after', (F32, [2]))
model = Model()
model.Operation('WHILE', condition, body, from_, value, times).To(count, after)
Example({
    value: [1.0, 2.0],
    times: [1.0],
    count: [1.0],
    after: [2.0, 0.0],
}, name='times_1').AddVariations('float16').DisableLifeTimeVariation()

# The body runs 5 times; the limit only goes in.
# Expected values: float64 formula.
i = Input('i', (F32, [1]))
v = Input('v', (F32, [2]))
limit = Input('limit', (F32, [1]))
goes_on = Output('goes_on', (BOOL8, [1]))
condition_model = Model()
condition_model.IdentifyInputs(i, v, limit)
condition_model.Operation('LESS', i, limit).To(goes_on)
condition = SubgraphReference('condition', condition_model)
i_2 = Input('i', (F32, [1]))
v_2 = Input('v', (F32, [2]))
limit_2 = Input('limit', (F32, [1]))
one = Parameter('one', (F32, [1]), [1.0])
next_i = Output('next_i', (F32, [1]))
more = Parameter('more', (F32, [2]), [1.0, -2.0])
next_v = Output('next_v', (F32, [2]))
body_model = Model()
body_model.IdentifyInputs(i_2, v_2, limit_2)
body_model.Operation('ADD', i_2, one, 0).To(next_i)
body_model.Operation('ADD', v_2, more, 0).To(next_v)
body = SubgraphReference('body', body_model)
from_ = Parameter('from', (F32, [1]), [0.0])
value = Input('value', (F32, [2]))
times = Input('times', (F32, [1]))
count = Output('count', (F32, [1]))
after = Output('after', (F32, [2]))
model = Model()
model.Operation('WHILE', condition, body, from_, value, times).To(count, after)
Example({
    value: [1.0, 2.0],
    times: [5.0],
    count: [5.0],
    after: [6.0, -8.0],
}, name='times_5').AddVariations('relaxed', 'float16').DisableLifeTimeVariation()

# The body runs 0 times; the limit only goes in.
# Expected values: float64 formula.
i = Input('i', (I32, [1]))
v = Input('v', (I32, [2]))
limit = Input('limit', (I32, [1]))
goes_on = Output('goes_on', (BOOL8, [1]))
condition_model = Model()
condition_model.IdentifyInputs(i, v, limit)
condition_model.Operation('LESS', i, limit).To(goes_on)
condition = SubgraphReference('condition', condition_model)
i_2 = Input('i', (I32, [1]))
v_2 = Input('v', (I32, [2]))
limit_2 = Input('limit', (I32, [1]))
one = Parameter('one', (I32, [1]), [1])
next_i = Output('next_i', (I32, [1]))
more = Parameter('more', (I32, [2]), [1, -2])
next_v = Output('next_v', (I32, [2]))
body_model = Model()
body_model.IdentifyInputs(i_2, v_2, limit_2)
body_model.Operation('ADD', i_2, one, 0).To(next_i)
body_model.Operation('ADD', v_2, more, 0).To(next_v)
body = SubgraphReference('body', body_model)
from_ = Parameter('from', (I32, [1]), [0])
value = Input('value', (I32, [2]))
times = Input('times', (I32, [1]))
count = Output('count', (I32, [1]))
after = Output('after', (I32, [2]))
model = Model()
model.Operation('WHILE', condition, body, from_, value, times).To(count, after)
Example({
    value: [1, 2],
    times: [0],
    count: [0],
    after: [1, 2],
}, name='times_0_int32').DisableLifeTimeVariation()

# The body runs 1 times; the limit only goes in.
# Expected values: float64 formula.
i = Input('i', (I32, [1]))
v = Input('v', (I32, [2]))
limit = Input('limit', (I32, [1]))
goes_on = Output('goes_on', (BOOL8, [1]))
condition_model = Model()
condition_model.IdentifyInputs(i, v, limit)
condition_model.Operation('LESS', i, limit).To(goes_on)
condition = SubgraphReference('condition', condition_model)
i_2 = Input('i', (I32, [1]))
v_2 = Input('v', (I32, [2]))
limit_2 = Input('limit', (I32, [1]))
one = Parameter('one', (I32, [1]), [1])
next_i = Output('next_i', (I32, [1]))
more = Parameter('more', (I32, [2]), [1, -2])
next_v = Output('next_v', (I32, [2]))
body_model = Model()
body_model.IdentifyInputs(i_2, v_2, limit_2)
body_model.Operation('ADD', i_2, one, 0).To(next_i)
body_model.Operation('ADD', v_2, more, 0).To(next_v)
body = SubgraphReference('body', body_model)
from_ = Parameter('from', (I32, [1]), [0])
value = Input('value', (I32, [2]))
times = Input('times', (I32, [1]))
count = Output('count', (I32, [1]))
after = Output('after', (I32, [2]))
model = Model()
model.Operation('WHILE', condition, body, from_, value, times).To(count, after)
Example({
    value: [1, 2],
    times: [1],
    count: [1],
    after: [2, 0],
}, name='times_1_int32').DisableLifeTimeVariation()

# The body runs 5 times; the limit only goes in.
# Expected values: float64 formula.
i = Input('i', (I32, [1]))
v = Input('v', (I32, [2]))
limit = Input('limit', (I32, [1]))
goes_on = Output('goes_on', (BOOL8, [1]))
condition_model = Model()
condition_model.IdentifyInputs(i, v, limit)
condition_model.Operation('LESS', i, limit).To(goes_on)
condition = SubgraphReference('condition', condition_model)
i_2 = Input('i', (I32, [1]))
v_2 = Input('v', (I32, [2]))
limit_2 = Input('limit', (I32, [1]))
one = Parameter('one', (I32, [1]), [1])
next_i = Output('next_i', (I32, [1]))
more = Parameter('more', (I32, [2]), [1, -2])
next_v = Output('next_v', (I32, [2]))
body_model = Model()
body_model.IdentifyInputs(i_2, v_2, limit_2)
body_model.Operation('ADD', i_2, one, 0).To(next_i)
body_model.Operation('ADD', v_2, more, 0).To(next_v)
body = SubgraphReference('body', body_model)
from_ = Parameter('from', (I32, [1]), [0])
value = Input('value', (I32, [2]))
times = Input('times', (I32, [1]))
count = Output('count', (I32, [1]))
after = Output('after', (I32, [2]))
model = Model()
model.Operation('WHILE', condition, body, from_, value, times).To(count, after)
Example({
    value: [1, 2],
    times: [5],
    count: [5],
    after: [6, -8],
}, name='times_5_int32').DisableLifeTimeVariation()

# The body runs 0 times; the limit only goes in.
# Expected values: float64 formula.
i = Input('i', (U8, [1], 0.5, 100))
v = Input('v', (U8, [2], 0.5, 100))
limit = Input('limit', (U8, [1], 0.5, 100))
goes_on = Output('goes_on', (BOOL8, [1]))
condition_model = Model()
condition_model.IdentifyInputs(i, v, limit)
condition_model.Operation('LESS', i, limit).To(goes_on)
condition = SubgraphReference('condition', condition_model)
i_2 = Input('i', (U8, [1], 0.5, 100))
v_2 = Input('v', (U8, [2], 0.5, 100))
limit_2 = Input('limit', (U8, [1], 0.5, 100))
one = Parameter('one', (U8, [1], 0.5, 100), [102])
next_i = Output('next_i', (U8, [1], 0.5, 100))
more = Parameter('more', (U8, [2], 0.5, 100), [102, 96])
next_v = Output('next_v', (U8, [2], 0.5, 100))
body_model = Model()
body_model.IdentifyInputs(i_2, v_2, limit_2)
body_model.Operation('ADD', i_2, one, 0).To(next_i)
body_model.Operation('ADD', v_2, more, 0).To(next_v)
body = SubgraphReference('body', body_model)
from_ = Parameter('from', (U8, [1], 0.5, 100), [100])
value = Input('value', (U8, [2], 0.5, 100))
times = Input('times', (U8, [1], 0.5, 100))
count = Output('count', (U8, [1], 0.5, 100))
after = Output('after', (U8, [2], 0.5, 100))
model = Model()
model.Operation('WHILE', condition, body, from_, value, times).To(count, after)
Example({
    value: [102, 104],
    times: [100],
    count: [100],
    after: [102, 104],
}, name='times_0_quant8').DisableLifeTimeVariation()

# The body runs 1 times; the limit only goes in.
# Expected values: float64 formula.
i = Input('i', (U8, [1], 0.5, 100))
v = Input('v', (U8, [2], 0.5, 100))
limit = Input('limit', (U8, [1], 0.5, 100))
goes_on = Output('goes_on', (BOOL8, [1]))
condition_model = Model()
condition_model.IdentifyInputs(i, v, limit)
condition_model.Operation('LESS', i, limit).To(goes_on)
condition = SubgraphReference('condition', condition_model)
i_2 = Input('i', (U8, [1], 0.5, 100))
v_2 = Input('v', (U8, [2], 0.5, 100))
limit_2 = Input('limit', (U8, [1], 0.5, 100))
one = Parameter('one', (U8, [1], 0.5, 100), [102])
next_i = Output('next_i', (U8, [1], 0.5, 100))
more = Parameter('more', (U8, [2], 0.5, 100), [102, 96])
next_v = Output('next_v', (U8, [2], 0.5, 100))
body_model = Model()
body_model.IdentifyInputs(i_2, v_2, limit_2)
body_model.Operation('ADD', i_2, one, 0).To(next_i)
body_model.Operation('ADD', v_2, more, 0).To(next_v)
body = SubgraphReference('body', body_model)
from_ = Parameter('from', (U8, [1], 0.5, 100), [100])
value = Input('value', (U8, [2], 0.5, 100))
times = Input('times', (U8, [1], 0.5, 100))
count = Output('count', (U8, [1], 0.5, 100))
after = Output('after', (U8, [2], 0.5, 100))
model = Model()
model.Operation('WHILE', condition, body, from_, value, times).To(count, after)
Example({
    value: [102, 104],
    times: [102],
    count: [102],
    after: [104, 100],
}, name='times_1_quant8').DisableLifeTimeVariation()

# The body runs 5 times; the limit only goes in.
# Expected values: float64 formula.
i = Input('i', (U8, [1], 0.5, 100))
v = Input('v', (U8, [2], 0.5, 100))
limit = Input('limit', (U8, [1], 0.5, 100))
goes_on = Output('goes_on', (BOOL8, [1]))
condition_model = Model()
condition_model.IdentifyInputs(i, v, limit)
condition_model.Operation('LESS', i, limit).To(goes_on)
condition = SubgraphReference('condition', condition_model)
i_2 = Input('i', (U8, [1], 0.5, 100))
v_2 = Input('v', (U8, [2], 0.5, 100))
limit_2 = Input('limit', (U8, [1], 0.5, 100))
one = Parameter('one', (U8, [1], 0.5, 100), [102])
next_i = Output('next_i', (U8, [1], 0.5, 100))
more = Parameter('more', (U8, [2], 0.5, 100), [102, 96])
next_v = Output('next_v', (U8, [2], 0.5, 100))
body_model = Model()
body_model.IdentifyInputs(i_2, v_2, limit_2)
body_model.Operation('ADD', i_2, one, 0).To(next_i)
body_model.Operation('ADD', v_2, more, 0).To(next_v)
body = SubgraphReference('body', body_model)
from_ = Parameter('from', (U8, [1], 0.5, 100), [100])
value = Input('value', (U8, [2], 0.5, 100))
times = Input('times', (U8, [1], 0.5, 100))
count = Output('count', (U8, [1], 0.5, 100))
after = Output('after', (U8, [2], 0.5, 100))
model = Model()
model.Operation('WHILE', condition, body, from_, value, times).To(count, after)
Example({
    value: [102, 104],
    times: [110],
    count: [110],
    after: [112, 84],
}, name='times_5_quant8').DisableLifeTimeVariation()

# The body runs 0 times; the limit only goes in.
# Expected values: float64 formula.
i = Input('i', (S8, [1], 0.5, -28))
v = Input('v', (S8, [2], 0.5, -28))
limit = Input('limit', (S8, [1], 0.5, -28))
goes_on = Output('goes_on', (BOOL8, [1]))
condition_model = Model()
condition_model.IdentifyInputs(i, v, limit)
condition_model.Operation('LESS', i, limit).To(goes_on)
condition = SubgraphReference('condition', condition_model)
i_2 = Input('i', (S8, [1], 0.5, -28))
v_2 = Input('v', (S8, [2], 0.5, -28))
limit_2 = Input('limit', (S8, [1], 0.5, -28))
one = Parameter('one', (S8, [1], 0.5, -28), [-26])
next_i = Output('next_i', (S8, [1], 0.5, -28))
more = Parameter('more', (S8, [2], 0.5, -28), [-26, -32])
next_v = Output('next_v', (S8, [2], 0.5, -28))
body_model = Model()
body_model.IdentifyInputs(i_2, v_2, limit_2)
body_model.Operation('ADD', i_2, one, 0).To(next_i)
body_model.Operation('ADD', v_2, more, 0).To(next_v)
body = SubgraphReference('body', body_model)
from_ = Parameter('from', (S8, [1], 0.5, -28), [-28])
value = Input('value', (S8, [2], 0.5, -28))
times = Input('times', (S8, [1], 0.5, -28))
count = Output('count', (S8, [1], 0.5, -28))
after = Output('after', (S8, [2], 0.5, -28))
model = Model()
model.Operation('WHILE', condition, body, from_, value, times).To(count, after)
Example({
    value: [-26, -24],
    times: [-28],
    count: [-28],
    after: [-26, -24],
}, name='times_0_quant8_signed').DisableLifeTimeVariation()

# The body runs 1 times; the limit only goes in.
# Expected values: float64 formula.
i = Input('i', (S8, [1], 0.5, -28))
v = Input('v', (S8, [2], 0.5, -28))
limit = Input('limit', (S8, [1], 0.5, -28))
goes_on = Output('goes_on', (BOOL8, [1]))
condition_model = Model()
condition_model.IdentifyInputs(i, v, limit)
condition_model.Operation('LESS', i, limit).To(goes_on)
condition = SubgraphReference('condition', condition_model)
i_2 = Input('i', (S8, [1], 0.5, -28))
v_2 = Input('v', (S8, [2], 0.5, -28))
limit_2 = Input('limit', (S8, [1], 0.5, -28))
one = Parameter('one', (S8, [1], 0.5, -28), [-26])
next_i = Output('next_i', (S8, [1], 0.5, -28))
more = Parameter('more', (S8, [2], 0.5, -28), [-26, -32])
next_v = Output('next_v', (S8, [2], 0.5, -28))
body_model = Model()
body_model.IdentifyInputs(i_2, v_2, limit_2)
body_model.Operation('ADD', i_2, one, 0).To(next_i)
body_model.Operation('ADD', v_2, more, 0).To(next_v)
body = SubgraphReference('body', body_model)
from_ = Parameter('from', (S8, [1], 0.5, -28), [-28])
value = Input('value', (S8, [2], 0.5, -28))
times = Input('times', (S8, [1], 0.5, -28))
count = Output('count', (S8, [1], 0.5, -28))
after = Output('after', (S8, [2], 0.5, -28))
model = Model()
model.Operation('WHILE', condition, body, from_, value, times).To(count, after)
Example({
    value: [-26, -24],
    times: [-26],
    count: [-26],
    after: [-24, -28],
}, name='times_1_quant8_signed').DisableLifeTimeVariation()

# The body runs 5 times; the limit only goes in.
# Expected values: float64 formula.
i = Input('i', (S8, [1], 0.5, -28))
v = Input('v', (S8, [2], 0.5, -28))
limit = Input('limit', (S8, [1], 0.5, -28))
goes_on = Output('goes_on', (BOOL8, [1]))
condition_model = Model()
condition_model.IdentifyInputs(i, v, limit)
condition_model.Operation('LESS', i, limit).To(goes_on)
condition = SubgraphReference('condition', condition_model)
i_2 = Input('i', (S8, [1], 0.5, -28))
v_2 = Input('v', (S8, [2], 0.5, -28))
limit_2 = Input('limit', (S8, [1], 0.5, -28))
one = Parameter('one', (S8, [1], 0.5, -28), [-26])
next_i = Output('next_i', (S8, [1], 0.5, -28))
more = Parameter('more', (S8, [2], 0.5, -28), [-26, -32])
next_v = Output('next_v', (S8, [2], 0.5, -28))
body_model = Model()
body_model.IdentifyInputs(i_2, v_2, limit_2)
body_model.Operation('ADD', i_2, one, 0).To(next_i)
body_model.Operation('ADD', v_2, more, 0).To(next_v)
body = SubgraphReference('body', body_model)
from_ = Parameter('from', (S8, [1], 0.5, -28), [-28])
value = Input('value', (S8, [2], 0.5, -28))
times = Input('times', (S8, [1], 0.5, -28))
count = Output('count', (S8, [1], 0.5, -28))
after = Output('after', (S8, [2], 0.5, -28))
model = Model()
model.Operation('WHILE', condition, body, from_, value, times).To(count, after)
Example({
    value: [-26, -24],
    times: [-18],
    count: [-18],
    after: [-16, -44],
}, name='times_5_quant8_signed').DisableLifeTimeVariation()

# Each state is made of both of the round before.
# Expected values: exact integer arithmetic.
i = Input('i', (I32, [1]))
a = Input('a', (I32, [1]))
b = Input('b', (I32, [1]))
limit = Input('limit', (I32, [1]))
goes_on = Output('goes_on', (BOOL8, [1]))
condition_model = Model()
condition_model.IdentifyInputs(i, a, b, limit)
condition_model.Operation('LESS', i, limit).To(goes_on)
condition = SubgraphReference('condition', condition_model)
i_2 = Input('i', (I32, [1]))
a_2 = Input('a', (I32, [1]))
b_2 = Input('b', (I32, [1]))
limit_2 = Input('limit', (I32, [1]))
next_i = Output('next_i', (I32, [1]))
next_a = Output('next_a', (I32, [1]))
next_b = Output('next_b', (I32, [1]))
body_model = Model()
body_model.IdentifyInputs(i_2, a_2, b_2, limit_2)
body_model.Operation('ADD', i_2, [1], 0).To(next_i)
body_model.Operation('SUB', b_2, a_2, 0).To(next_a)
body_model.Operation('ADD', a_2, b_2, 0).To(next_b)
body = SubgraphReference('body', body_model)
zero = Parameter('zero', (I32, [1]), [0])
x = Input('x', (I32, [1]))
y = Input('y', (I32, [1]))
limit_3 = Input('limit', (I32, [1]))
count = Output('count', (I32, [1]))
first = Output('first', (I32, [1]))
second = Output('second', (I32, [1]))
model = Model()
model.Operation('WHILE', condition, body, zero, x, y, limit_3).To(count, first, second)
Example({
    x: [100],
    y: [350],
    limit_3: [1],
    count: [1],
    first: [250],
    second: [450],
}, name='two_states_1').DisableLifeTimeVariation()

# Each state is made of both of the round before.
# Expected values: exact integer arithmetic.
i = Input('i', (I32, [1]))
a = Input('a', (I32, [1]))
b = Input('b', (I32, [1]))
limit = Input('limit', (I32, [1]))
goes_on = Output('goes_on', (BOOL8, [1]))
condition_model = Model()
condition_model.IdentifyInputs(i, a, b, limit)
condition_model.Operation('LESS', i, limit).To(goes_on)
condition = SubgraphReference('condition', condition_model)
i_2 = Input('i', (I32, [1]))
a_2 = Input('a', (I32, [1]))
b_2 = Input('b', (I32, [1]))
limit_2 = Input('limit', (I32, [1]))
next_i = Output('next_i', (I32, [1]))
next_a = Output('next_a', (I32, [1]))
next_b = Output('next_b', (I32, [1]))
body_model = Model()
body_model.IdentifyInputs(i_2, a_2, b_2, limit_2)
body_model.Operation('ADD', i_2, [1], 0).To(next_i)
body_model.Operation('SUB', b_2, a_2, 0).To(next_a)
body_model.Operation('ADD', a_2, b_2, 0).To(next_b)
body = SubgraphReference('body', body_model)
zero = Parameter('zero', (I32, [1]), [0])
x = Input('x', (I32, [1]))
y = Input('y', (I32, [1]))
limit_3 = Input('limit', (I32, [1]))
count = Output('count', (I32, [1]))
first = Output('first', (I32, [1]))
second = Output('second', (I32, [1]))
model = Model()
model.Operation('WHILE', condition, body, zero, x, y, limit_3).To(count, first, second)
Example({
    x: [100],
    y: [350],
    limit_3: [2],
    count: [2],
    first: [200],
    second: [700],
}, name='two_states_2').DisableLifeTimeVariation()

# Each state is made of both of the round before.
# Expected values: exact integer arithmetic.
i = Input('i', (I32, [1]))
a = Input('a', (I32, [1]))
b = Input('b', (I32, [1]))
limit = Input('limit', (I32, [1]))
goes_on = Output('goes_on', (BOOL8, [1]))
condition_model = Model()
condition_model.IdentifyInputs(i, a, b, limit)
condition_model.Operation('LESS', i, limit).To(goes_on)
condition = SubgraphReference('condition', condition_model)
i_2 = Input('i', (I32, [1]))
a_2 = Input('a', (I32, [1]))
b_2 = Input('b', (I32, [1]))
limit_2 = Input('limit', (I32, [1]))
next_i = Output('next_i', (I32, [1]))
next_a = Output('next_a', (I32, [1]))
next_b = Output('next_b', (I32, [1]))
body_model = Model()
body_model.IdentifyInputs(i_2, a_2, b_2, limit_2)
body_model.Operation('ADD', i_2, [1], 0).To(next_i)
body_model.Operation('SUB', b_2, a_2, 0).To(next_a)
body_model.Operation('ADD', a_2, b_2, 0).To(next_b)
body = SubgraphReference('body', body_model)
zero = Parameter('zero', (I32, [1]), [0])
x = Input('x', (I32, [1]))
y = Input('y', (I32, [1]))
limit_3 = Input('limit', (I32, [1]))
count = Output('count', (I32, [1]))
first = Output('first', (I32, [1]))
second = Output('second', (I32, [1]))
model = Model()
model.Operation('WHILE', condition, body, zero, x, y, limit_3).To(count, first, second)
Example({
    x: [100],
    y: [350],
    limit_3: [9],
    count: [9],
    first: [4000],
    second: [7200],
}, name='two_states_9').DisableLifeTimeVariation()

# Two states, one of which is an output.
# Expected values: exact integer arithmetic.
i = Input('i', (I32, [1]))
x = Input('x', (I32, [1]))
goes_on = Output('goes_on', (BOOL8, [1]))
condition_model = Model()
condition_model.IdentifyInputs(i, x)
condition_model.Operation('LESS', i, x).To(goes_on)
condition = SubgraphReference('condition', condition_model)
i_2 = Input('i', (I32, [1]))
x_2 = Input('x', (I32, [1]))
next_i = Output('next_i', (I32, [1]))
next_x = Output('next_x', (I32, [1]))
body_model = Model()
body_model.IdentifyInputs(i_2, x_2)
body_model.Operation('ADD', i_2, [100], 0).To(next_i)
body_model.Operation('SUB', x_2, [7], 0).To(next_x)
body = SubgraphReference('body', body_model)
x_3 = Input('x', (I32, [1]))
count = Output('count', (I32, [1]))
model = Model()
model.Operation('WHILE', condition, body, [0], x_3).To(count)
Example({
    x_3: [1000],
    count: [1000],
}, name='fewer_outputs').DisableLifeTimeVariation()

# From 3 by 1, while LESS holds for it and 7.
# Expected values: exact integer arithmetic.
i = Input('i', (I32, [1]))
x = Input('x', (I32, [1]))
goes_on = Output('goes_on', (BOOL8, [1]))
condition_model = Model()
condition_model.IdentifyInputs(i, x)
condition_model.Operation('LESS', i, [7]).To(goes_on)
condition = SubgraphReference('condition', condition_model)
i_2 = Input('i', (I32, [1]))
x_2 = Input('x', (I32, [1]))
next_i = Output('next_i', (I32, [1]))
more = Internal('more', (I32, [1]))
next_x = Output('next_x', (I32, [1]))
body_model = Model()
body_model.IdentifyInputs(i_2, x_2)
body_model.Operation('ADD', i_2, [1], 0).To(next_i)
body_model.Operation('ADD', x_2, i_2, 0).To(more)
body_model.Operation('ADD', more, [100], 0).To(next_x)
body = SubgraphReference('body', body_model)
x0 = Input('x0', (I32, [1]))
count = Output('count', (I32, [1]))
total = Output('total', (I32, [1]))
model = Model()
model.Operation('WHILE', condition, body, [3], x0).To(count, total)
Example({
    x0: [1000],
    count: [7],
    total: [1418],
}, name='counts_on').DisableLifeTimeVariation()

# From 3 by 1, while LESS holds for it and 7.
# Expected values: exact integer arithmetic.
i = Input('i', (I32, [1]))
x = Input('x', (I32, [1]))
goes_on = Output('goes_on', (BOOL8, [1]))
condition_model = Model()
condition_model.IdentifyInputs(i, x)
condition_model.Operation('LESS', i, [7]).To(goes_on)
condition = SubgraphReference('condition', condition_model)
i_2 = Input('i', (I32, [1]))
x_2 = Input('x', (I32, [1]))
next_i = Output('next_i', (I32, [1]))
more = Internal('more', (I32, [1]))
next_x = Output('next_x', (I32, [1]))
body_model = Model()
body_model.IdentifyInputs(i_2, x_2)
body_model.Operation('ADD', i_2, [1], 0).To(next_i)
body_model.Operation('ADD', x_2, i_2, 0).To(more)
body_model.Operation('ADD', more, [100], 0).To(next_x)
body = SubgraphReference('body', body_model)
start = Input('start', (I32, [1]))
x0 = Input('x0', (I32, [1]))
count = Output('count', (I32, [1]))
total = Output('total', (I32, [1]))
model = Model()
model.Operation('WHILE', condition, body, start, x0).To(count, total)
Example({
    start: [3],
    x0: [1000],
    count: [7],
    total: [1418],
}, name='counts_on_given').DisableLifeTimeVariation()

# From -3 by 1, while LESS holds for it and 2.
# Expected values: exact integer arithmetic.
i = Input('i', (I32, [1]))
x = Input('x', (I32, [1]))
goes_on = Output('goes_on', (BOOL8, [1]))
condition_model = Model()
condition_model.IdentifyInputs(i, x)
condition_model.Operation('LESS', i, [2]).To(goes_on)
condition = SubgraphReference('condition', condition_model)
i_2 = Input('i', (I32, [1]))
x_2 = Input('x', (I32, [1]))
next_i = Output('next_i', (I32, [1]))
more = Internal('more', (I32, [1]))
next_x = Output('next_x', (I32, [1]))
body_model = Model()
body_model.IdentifyInputs(i_2, x_2)
body_model.Operation('ADD', i_2, [1], 0).To(next_i)
body_model.Operation('ADD', x_2, i_2, 0).To(more)
body_model.Operation('ADD', more, [100], 0).To(next_x)
body = SubgraphReference('body', body_model)
x0 = Input('x0', (I32, [1]))
count = Output('count', (I32, [1]))
total = Output('total', (I32, [1]))
model = Model()
model.Operation('WHILE', condition, body, [-3], x0).To(count, total)
Example({
    x0: [1000],
    count: [2],
    total: [1495],
}, name='counts_up_from_below').DisableLifeTimeVariation()

# From -3 by 1, while LESS holds for it and 2.
# Expected values: exact integer arithmetic.
i = Input('i', (I32, [1]))
x = Input('x', (I32, [1]))
goes_on = Output('goes_on', (BOOL8, [1]))
condition_model = Model()
condition_model.IdentifyInputs(i, x)
condition_model.Operation('LESS', i, [2]).To(goes_on)
condition = SubgraphReference('condition', condition_model)
i_2 = Input('i', (I32, [1]))
x_2 = Input('x', (I32, [1]))
next_i = Output('next_i', (I32, [1]))
more = Internal('more', (I32, [1]))
next_x = Output('next_x', (I32, [1]))
body_model = Model()
body_model.IdentifyInputs(i_2, x_2)
body_model.Operation('ADD', i_2, [1], 0).To(next_i)
body_model.Operation('ADD', x_2, i_2, 0).To(more)
body_model.Operation('ADD', more, [100], 0).To(next_x)
body = SubgraphReference('body', body_model)
start = Input('start', (I32, [1]))
x0 = Input('x0', (I32, [1]))
count = Output('count', (I32, [1]))
total = Output('total', (I32, [1]))
model = Model()
model.Operation('WHILE', condition, body, start, x0).To(count, total)
Example({
    start: [-3],
    x0: [1000],
    count: [2],
    total: [1495],
}, name='counts_up_from_below_given').DisableLifeTimeVariation()

# From 1 by 2, while LESS holds for it and 8.
# Expected values: exact integer arithmetic.
i = Input('i', (I32, [1]))
x = Input('x', (I32, [1]))
goes_on = Output('goes_on', (BOOL8, [1]))
condition_model = Model()
condition_model.IdentifyInputs(i, x)
condition_model.Operation('LESS', i, [8]).To(goes_on)
condition = SubgraphReference('condition', condition_model)
i_2 = Input('i', (I32, [1]))
x_2 = Input('x', (I32, [1]))
next_i = Output('next_i', (I32, [1]))
more = Internal('more', (I32, [1]))
next_x = Output('next_x', (I32, [1]))
body_model = Model()
body_model.IdentifyInputs(i_2, x_2)
body_model.Operation('ADD', i_2, [2], 0).To(next_i)
body_model.Operation('ADD', x_2, i_2, 0).To(more)
body_model.Operation('ADD', more, [100], 0).To(next_x)
body = SubgraphReference('body', body_model)
x0 = Input('x0', (I32, [1]))
count = Output('count', (I32, [1]))
total = Output('total', (I32, [1]))
model = Model()
model.Operation('WHILE', condition, body, [1], x0).To(count, total)
Example({
    x0: [1000],
    count: [9],
    total: [1416],
}, name='counts_by_two').DisableLifeTimeVariation()

# From 1 by 2, while LESS holds for it and 8.
# Expected values: exact integer arithmetic.
i = Input('i', (I32, [1]))
x = Input('x', (I32, [1]))
goes_on = Output('goes_on', (BOOL8, [1]))
condition_model = Model()
condition_model.IdentifyInputs(i, x)
condition_model.Operation('LESS', i, [8]).To(goes_on)
condition = SubgraphReference('condition', condition_model)
i_2 = Input('i', (I32, [1]))
x_2 = Input('x', (I32, [1]))
next_i = Output('next_i', (I32, [1]))
more = Internal('more', (I32, [1]))
next_x = Output('next_x', (I32, [1]))
body_model = Model()
body_model.IdentifyInputs(i_2, x_2)
body_model.Operation('ADD', i_2, [2], 0).To(next_i)
body_model.Operation('ADD', x_2, i_2, 0).To(more)
body_model.Operation('ADD', more, [100], 0).To(next_x)
body = SubgraphReference('body', body_model)
start = Input('start', (I32, [1]))
x0 = Input('x0', (I32, [1]))
count = Output('count', (I32, [1]))
total = Output('total', (I32, [1]))
model = Model()
model.Operation('WHILE', condition, body, start, x0).To(count, total)
Example({
    start: [1],
    x0: [1000],
    count: [9],
    total: [1416],
}, name='counts_by_two_given').DisableLifeTimeVariation()

# From 0 by 3, while LESS holds for it and 7.
# Expected values: exact integer arithmetic.
i = Input('i', (I32, [1]))
x = Input('x', (I32, [1]))
goes_on = Output('goes_on', (BOOL8, [1]))
condition_model = Model()
condition_model.IdentifyInputs(i, x)
condition_model.Operation('LESS', i, [7]).To(goes_on)
condition = SubgraphReference('condition', condition_model)
i_2 = Input('i', (I32, [1]))
x_2 = Input('x', (I32, [1]))
next_i = Output('next_i', (I32, [1]))
more = Internal('more', (I32, [1]))
next_x = Output('next_x', (I32, [1]))
body_model = Model()
body_model.IdentifyInputs(i_2, x_2)
body_model.Operation('ADD', i_2, [3], 0).To(next_i)
body_model.Operation('ADD', x_2, i_2, 0).To(more)
body_model.Operation('ADD', more, [100], 0).To(next_x)
body = SubgraphReference('body', body_model)
x0 = Input('x0', (I32, [1]))
count = Output('count', (I32, [1]))
total = Output('total', (I32, [1]))
model = Model()
model.Operation('WHILE', condition, body, [0], x0).To(count, total)
Example({
    x0: [1000],
    count: [9],
    total: [1309],
}, name='counts_by_three_from_zero').DisableLifeTimeVariation()

# From 0 by 3, while LESS holds for it and 7.
# Expected values: exact integer arithmetic.
i = Input('i', (I32, [1]))
x = Input('x', (I32, [1]))
goes_on = Output('goes_on', (BOOL8, [1]))
condition_model = Model()
condition_model.IdentifyInputs(i, x)
condition_model.Operation('LESS', i, [7]).To(goes_on)
condition = SubgraphReference('condition', condition_model)
i_2 = Input('i', (I32, [1]))
x_2 = Input('x', (I32, [1]))
next_i = Output('next_i', (I32, [1]))
more = Internal('more', (I32, [1]))
next_x = Output('next_x', (I32, [1]))
body_model = Model()
body_model.IdentifyInputs(i_2, x_2)
body_model.Operation('ADD', i_2, [3], 0).To(next_i)
body_model.Operation('ADD', x_2, i_2, 0).To(more)
body_model.Operation('ADD', more, [100], 0).To(next_x)
body = SubgraphReference('body', body_model)
start = Input('start', (I32, [1]))
x0 = Input('x0', (I32, [1]))
count = Output('count', (I32, [1]))
total = Output('total', (I32, [1]))
model = Model()
model.Operation('WHILE', condition, body, start, x0).To(count, total)
Example({
    start: [0],
    x0: [1000],
    count: [9],
    total: [1309],
}, name='counts_by_three_from_zero_given').DisableLifeTimeVariation()

# From 0 by 2, while LESS holds for it and 6.
# Expected values: exact integer arithmetic.
i = Input('i', (I32, [1]))
x = Input('x', (I32, [1]))
goes_on = Output('goes_on', (BOOL8, [1]))
condition_model = Model()
condition_model.IdentifyInputs(i, x)
condition_model.Operation('LESS', i, [6]).To(goes_on)
condition = SubgraphReference('condition', condition_model)
i_2 = Input('i', (I32, [1]))
x_2 = Input('x', (I32, [1]))
next_i = Output('next_i', (I32, [1]))
more = Internal('more', (I32, [1]))
next_x = Output('next_x', (I32, [1]))
body_model = Model()
body_model.IdentifyInputs(i_2, x_2)
body_model.Operation('ADD', i_2, [2], 0).To(next_i)
body_model.Operation('ADD', x_2, i_2, 0).To(more)
body_model.Operation('ADD', more, [100], 0).To(next_x)
body = SubgraphReference('body', body_model)
x0 = Input('x0', (I32, [1]))
count = Output('count', (I32, [1]))
total = Output('total', (I32, [1]))
model = Model()
model.Operation('WHILE', condition, body, [0], x0).To(count, total)
Example({
    x0: [1000],
    count: [6],
    total: [1306],
}, name='counts_by_two_evenly').DisableLifeTimeVariation()

# From 0 by 2, while LESS holds for it and 6.
# Expected values: exact integer arithmetic.
i = Input('i', (I32, [1]))
x = Input('x', (I32, [1]))
goes_on = Output('goes_on', (BOOL8, [1]))
condition_model = Model()
condition_model.IdentifyInputs(i, x)
condition_model.Operation('LESS', i, [6]).To(goes_on)
condition = SubgraphReference('condition', condition_model)
i_2 = Input('i', (I32, [1]))
x_2 = Input('x', (I32, [1]))
next_i = Output('next_i', (I32, [1]))
more = Internal('more', (I32, [1]))
next_x = Output('next_x', (I32, [1]))
body_model = Model()
body_model.IdentifyInputs(i_2, x_2)
body_model.Operation('ADD', i_2, [2], 0).To(next_i)
body_model.Operation('ADD', x_2, i_2, 0).To(more)
body_model.Operation('ADD', more, [100], 0).To(next_x)
body = SubgraphReference('body', body_model)
start = Input('start', (I32, [1]))
x0 = Input('x0', (I32, [1]))
count = Output('count', (I32, [1]))
total = Output('total', (I32, [1]))
model = Model()
model.Operation('WHILE', condition, body, start, x0).To(count, total)
Example({
    start: [0],
    x0: [1000],
    count: [6],
    total: [1306],
}, name='counts_by_two_evenly_given').DisableLifeTimeVariation()

# From 1 by 3, while LESS holds for it and 9.
# Expected values: exact integer arithmetic.
i = Input('i', (I32, [1]))
x = Input('x', (I32, [1]))
goes_on = Output('goes_on', (BOOL8, [1]))
condition_model = Model()
condition_model.IdentifyInputs(i, x)
condition_model.Operation('LESS', i, [9]).To(goes_on)
condition = SubgraphReference('condition', condition_model)
i_2 = Input('i', (I32, [1]))
x_2 = Input('x', (I32, [1]))
next_i = Output('next_i', (I32, [1]))
more = Internal('more', (I32, [1]))
next_x = Output('next_x', (I32, [1]))
body_model = Model()
body_model.IdentifyInputs(i_2, x_2)
body_model.Operation('ADD', i_2, [3], 0).To(next_i)
body_model.Operation('ADD', x_2, i_2, 0).To(more)
body_model.Operation('ADD', more, [100], 0).To(next_x)
body = SubgraphReference('body', body_model)
x0 = Input('x0', (I32, [1]))
count = Output('count', (I32, [1]))
total = Output('total', (I32, [1]))
model = Model()
model.Operation('WHILE', condition, body, [1], x0).To(count, total)
Example({
    x0: [1000],
    count: [10],
    total: [1312],
}, name='counts_by_three_evenly').DisableLifeTimeVariation()

# From 1 by 3, while LESS holds for it and 9.
# Expected values: exact integer arithmetic.
i = Input('i', (I32, [1]))
x = Input('x', (I32, [1]))
goes_on = Output('goes_on', (BOOL8, [1]))
condition_model = Model()
condition_model.IdentifyInputs(i, x)
condition_model.Operation('LESS', i, [9]).To(goes_on)
condition = SubgraphReference('condition', condition_model)
i_2 = Input('i', (I32, [1]))
x_2 = Input('x', (I32, [1]))
next_i = Output('next_i', (I32, [1]))
more = Internal('more', (I32, [1]))
next_x = Output('next_x', (I32, [1]))
body_model = Model()
body_model.IdentifyInputs(i_2, x_2)
body_model.Operation('ADD', i_2, [3], 0).To(next_i)
body_model.Operation('ADD', x_2, i_2, 0).To(more)
body_model.Operation('ADD', more, [100], 0).To(next_x)
body = SubgraphReference('body', body_model)
start = Input('start', (I32, [1]))
x0 = Input('x0', (I32, [1]))
count = Output('count', (I32, [1]))
total = Output('total', (I32, [1]))
model = Model()
model.Operation('WHILE', condition, body, start, x0).To(count, total)
Example({
    start: [1],
    x0: [1000],
    count: [10],
    total: [1312],
}, name='counts_by_three_evenly_given').DisableLifeTimeVariation()

# From 6 by -1, while GREATER holds for it and 2.
# Expected values: exact integer arithmetic.
i = Input('i', (I32, [1]))
x = Input('x', (I32, [1]))
goes_on = Output('goes_on', (BOOL8, [1]))
condition_model = Model()
condition_model.IdentifyInputs(i, x)
condition_model.Operation('GREATER', i, [2]).To(goes_on)
condition = SubgraphReference('condition', condition_model)
i_2 = Input('i', (I32, [1]))
x_2 = Input('x', (I32, [1]))
next_i = Output('next_i', (I32, [1]))
more = Internal('more', (I32, [1]))
next_x = Output('next_x', (I32, [1]))
body_model = Model()
body_model.IdentifyInputs(i_2, x_2)
body_model.Operation('ADD', i_2, [-1], 0).To(next_i)
body_model.Operation('ADD', x_2, i_2, 0).To(more)
body_model.Operation('ADD', more, [100], 0).To(next_x)
body = SubgraphReference('body', body_model)
x0 = Input('x0', (I32, [1]))
count = Output('count', (I32, [1]))
total = Output('total', (I32, [1]))
model = Model()
model.Operation('WHILE', condition, body, [6], x0).To(count, total)
Example({
    x0: [1000],
    count: [2],
    total: [1418],
}, name='counts_down').DisableLifeTimeVariation()

# From 6 by -1, while GREATER holds for it and 2.
# Expected values: exact integer arithmetic.
i = Input('i', (I32, [1]))
x = Input('x', (I32, [1]))
goes_on = Output('goes_on', (BOOL8, [1]))
condition_model = Model()
condition_model.IdentifyInputs(i, x)
condition_model.Operation('GREATER', i, [2]).To(goes_on)
condition = SubgraphReference('condition', condition_model)
i_2 = Input('i', (I32, [1]))
x_2 = Input('x', (I32, [1]))
next_i = Output('next_i', (I32, [1]))
more = Internal('more', (I32, [1]))
next_x = Output('next_x', (I32, [1]))
body_model = Model()
body_model.IdentifyInputs(i_2, x_2)
body_model.Operation('ADD', i_2, [-1], 0).To(next_i)
body_model.Operation('ADD', x_2, i_2, 0).To(more)
body_model.Operation('ADD', more, [100], 0).To(next_x)
body = SubgraphReference('body', body_model)
start = Input('start', (I32, [1]))
x0 = Input('x0', (I32, [1]))
count = Output('count', (I32, [1]))
total = Output('total', (I32, [1]))
model = Model()
model.Operation('WHILE', condition, body, start, x0).To(count, total)
Example({
    start: [6],
    x0: [1000],
    count: [2],
    total: [1418],
}, name='counts_down_given').DisableLifeTimeVariation()

# From 2 by 1, while NOT_EQUAL holds for it and 5.
# Expected values: exact integer arithmetic.
i = Input('i', (I32, [1]))
x = Input('x', (I32, [1]))
goes_on = Output('goes_on', (BOOL8, [1]))
condition_model = Model()
condition_model.IdentifyInputs(i, x)
condition_model.Operation('NOT_EQUAL', i, [5]).To(goes_on)
condition = SubgraphReference('condition', condition_model)
i_2 = Input('i', (I32, [1]))
x_2 = Input('x', (I32, [1]))
next_i = Output('next_i', (I32, [1]))
more = Internal('more', (I32, [1]))
next_x = Output('next_x', (I32, [1]))
body_model = Model()
body_model.IdentifyInputs(i_2, x_2)
body_model.Operation('ADD', i_2, [1], 0).To(next_i)
body_model.Operation('ADD', x_2, i_2, 0).To(more)
body_model.Operation('ADD', more, [100], 0).To(next_x)
body = SubgraphReference('body', body_model)
x0 = Input('x0', (I32, [1]))
count = Output('count', (I32, [1]))
total = Output('total', (I32, [1]))
model = Model()
model.Operation('WHILE', condition, body, [2], x0).To(count, total)
Example({
    x0: [1000],
    count: [5],
    total: [1309],
}, name='counts_to_a_number').DisableLifeTimeVariation()

# From 2 by 1, while NOT_EQUAL holds for it and 5.
# Expected values: exact integer arithmetic.
i = Input('i', (I32, [1]))
x = Input('x', (I32, [1]))
goes_on = Output('goes_on', (BOOL8, [1]))
condition_model = Model()
condition_model.IdentifyInputs(i, x)
condition_model.Operation('NOT_EQUAL', i, [5]).To(goes_on)
condition = SubgraphReference('condition', condition_model)
i_2 = Input('i', (I32, [1]))
x_2 = Input('x', (I32, [1]))
next_i = Output('next_i', (I32, [1]))
more = Internal('more', (I32, [1]))
next_x = Output('next_x', (I32, [1]))
body_model = Model()
body_model.IdentifyInputs(i_2, x_2)
body_model.Operation('ADD', i_2, [1], 0).To(next_i)
body_model.Operation('ADD', x_2, i_2, 0).To(more)
body_model.Operation('ADD', more, [100], 0).To(next_x)
body = SubgraphReference('body', body_model)
start = Input('start', (I32, [1]))
x0 = Input('x0', (I32, [1]))
count = Output('count', (I32, [1]))
total = Output('total', (I32, [1]))
model = Model()
model.Operation('WHILE', condition, body, start, x0).To(count, total)
Example({
    start: [2],
    x0: [1000],
    count: [5],
    total: [1309],
}, name='counts_to_a_number_given').DisableLifeTimeVariation()

# From 2 by 1, while LESS_EQUAL holds for it and 5.
# Expected values: exact integer arithmetic.
i = Input('i', (I32, [1]))
x = Input('x', (I32, [1]))
goes_on = Output('goes_on', (BOOL8, [1]))
condition_model = Model()
condition_model.IdentifyInputs(i, x)
condition_model.Operation('LESS_EQUAL', i, [5]).To(goes_on)
condition = SubgraphReference('condition', condition_model)
i_2 = Input('i', (I32, [1]))
x_2 = Input('x', (I32, [1]))
next_i = Output('next_i', (I32, [1]))
more = Internal('more', (I32, [1]))
next_x = Output('next_x', (I32, [1]))
body_model = Model()
body_model.IdentifyInputs(i_2, x_2)
body_model.Operation('ADD', i_2, [1], 0).To(next_i)
body_model.Operation('ADD', x_2, i_2, 0).To(more)
body_model.Operation('ADD', more, [100], 0).To(next_x)
body = SubgraphReference('body', body_model)
x0 = Input('x0', (I32, [1]))
count = Output('count', (I32, [1]))
total = Output('total', (I32, [1]))
model = Model()
model.Operation('WHILE', condition, body, [2], x0).To(count, total)
Example({
    x0: [1000],
    count: [6],
    total: [1414],
}, name='counts_including').DisableLifeTimeVariation()

# From 2 by 1, while LESS_EQUAL holds for it and 5.
# Expected values: exact integer arithmetic.
i = Input('i', (I32, [1]))
x = Input('x', (I32, [1]))
goes_on = Output('goes_on', (BOOL8, [1]))
condition_model = Model()
condition_model.IdentifyInputs(i, x)
condition_model.Operation('LESS_EQUAL', i, [5]).To(goes_on)
condition = SubgraphReference('condition', condition_model)
i_2 = Input('i', (I32, [1]))
x_2 = Input('x', (I32, [1]))
next_i = Output('next_i', (I32, [1]))
more = Internal('more', (I32, [1]))
next_x = Output('next_x', (I32, [1]))
body_model = Model()
body_model.IdentifyInputs(i_2, x_2)
body_model.Operation('ADD', i_2, [1], 0).To(next_i)
body_model.Operation('ADD', x_2, i_2, 0).To(more)
body_model.Operation('ADD', more, [100], 0).To(next_x)
body = SubgraphReference('body', body_model)
start = Input('start', (I32, [1]))
x0 = Input('x0', (I32, [1]))
count = Output('count', (I32, [1]))
total = Output('total', (I32, [1]))
model = Model()
model.Operation('WHILE', condition, body, start, x0).To(count, total)
Example({
    start: [2],
    x0: [1000],
    count: [6],
    total: [1414],
}, name='counts_including_given').DisableLifeTimeVariation()

# From 5 by 1, while LESS holds for it and 3.
# Expected values: exact integer arithmetic.
i = Input('i', (I32, [1]))
x = Input('x', (I32, [1]))
goes_on = Output('goes_on', (BOOL8, [1]))
condition_model = Model()
condition_model.IdentifyInputs(i, x)
condition_model.Operation('LESS', i, [3]).To(goes_on)
condition = SubgraphReference('condition', condition_model)
i_2 = Input('i', (I32, [1]))
x_2 = Input('x', (I32, [1]))
next_i = Output('next_i', (I32, [1]))
more = Internal('more', (I32, [1]))
next_x = Output('next_x', (I32, [1]))
body_model = Model()
body_model.IdentifyInputs(i_2, x_2)
body_model.Operation('ADD', i_2, [1], 0).To(next_i)
body_model.Operation('ADD', x_2, i_2, 0).To(more)
body_model.Operation('ADD', more, [100], 0).To(next_x)
body = SubgraphReference('body', body_model)
x0 = Input('x0', (I32, [1]))
count = Output('count', (I32, [1]))
total = Output('total', (I32, [1]))
model = Model()
model.Operation('WHILE', condition, body, [5], x0).To(count, total)
Example({
    x0: [1000],
    count: [5],
    total: [1000],
}, name='counts_not_at_all').DisableLifeTimeVariation()

# From 5 by 1, while LESS holds for it and 3.
# Expected values: exact integer arithmetic.
i = Input('i', (I32, [1]))
x = Input('x', (I32, [1]))
goes_on = Output('goes_on', (BOOL8, [1]))
condition_model = Model()
condition_model.IdentifyInputs(i, x)
condition_model.Operation('LESS', i, [3]).To(goes_on)
condition = SubgraphReference('condition', condition_model)
i_2 = Input('i', (I32, [1]))
x_2 = Input('x', (I32, [1]))
next_i = Output('next_i', (I32, [1]))
more = Internal('more', (I32, [1]))
next_x = Output('next_x', (I32, [1]))
body_model = Model()
body_model.IdentifyInputs(i_2, x_2)
body_model.Operation('ADD', i_2, [1], 0).To(next_i)
body_model.Operation('ADD', x_2, i_2, 0).To(more)
body_model.Operation('ADD', more, [100], 0).To(next_x)
body = SubgraphReference('body', body_model)
start = Input('start', (I32, [1]))
x0 = Input('x0', (I32, [1]))
count = Output('count', (I32, [1]))
total = Output('total', (I32, [1]))
model = Model()
model.Operation('WHILE', condition, body, start, x0).To(count, total)
Example({
    start: [5],
    x0: [1000],
    count: [5],
    total: [1000],
}, name='counts_not_at_all_given').DisableLifeTimeVariation()

# States change places: all are read before one is written.
# Expected values: float64 formula.
i = Input('i', (I32, [1]))
a = Input('a', (F32, [2]))
b = Input('b', (F32, [2]))
c = Input('c', (F32, [2]))
limit = Input('limit', (I32, [1]))
goes_on = Output('goes_on', (BOOL8, [1]))
condition_model = Model()
condition_model.IdentifyInputs(i, a, b, c, limit)
condition_model.Operation('LESS', i, limit).To(goes_on)
condition = SubgraphReference('condition', condition_model)
i_2 = Input('i', (I32, [1]))
a_2 = Input('a', (F32, [2]))
b_2 = Input('b', (F32, [2]))
c_2 = Input('c', (F32, [2]))
limit_2 = Input('limit', (I32, [1]))
next_i = Output('next_i', (I32, [1]))
nothing = Parameter('nothing', (F32, [1]), [0.0])
next_a = Output('next_a', (F32, [2]))
next_b = Output('next_b', (F32, [2]))
next_c = Output('next_c', (F32, [2]))
body_model = Model()
body_model.IdentifyInputs(i_2, a_2, b_2, c_2, limit_2)
body_model.Operation('ADD', i_2, [1], 0).To(next_i)
body_model.Operation('ADD', b_2, nothing, 0).To(next_a)
body_model.Operation('ADD', a_2, nothing, 0).To(next_b)
body_model.Operation('ADD', c_2, nothing, 0).To(next_c)
body = SubgraphReference('body', body_model)
x = Input('x', (F32, [2]))
y = Input('y', (F32, [2]))
z = Input('z', (F32, [2]))
limit_3 = Input('limit', (I32, [1]))
count = Output('count', (I32, [1]))
last_a = Output('last_a', (F32, [2]))
last_b = Output('last_b', (F32, [2]))
last_c = Output('last_c', (F32, [2]))
model = Model()
model.Operation('WHILE', condition, body, [0], x, y, z, limit_3).To(count, last_a, last_b, last_c)
Example({
    x: [13.0, -1.0],
    y: [23.0, -2.0],
    z: [33.0, -3.0],
    limit_3: [4],
    count: [4],
    last_a: [13.0, -1.0],
    last_b: [23.0, -2.0],
    last_c: [33.0, -3.0],
}, name='swap').DisableLifeTimeVariation()

# States change places: all are read before one is written.
# Expected values: float64 formula.
i = Input('i', (I32, [1]))
a = Input('a', (I32, [2]))
b = Input('b', (I32, [2]))
c = Input('c', (I32, [2]))
limit = Input('limit', (I32, [1]))
goes_on = Output('goes_on', (BOOL8, [1]))
condition_model = Model()
condition_model.IdentifyInputs(i, a, b, c, limit)
condition_model.Operation('LESS', i, limit).To(goes_on)
condition = SubgraphReference('condition', condition_model)
i_2 = Input('i', (I32, [1]))
a_2 = Input('a', (I32, [2]))
b_2 = Input('b', (I32, [2]))
c_2 = Input('c', (I32, [2]))
limit_2 = Input('limit', (I32, [1]))
next_i = Output('next_i', (I32, [1]))
nothing = Parameter('nothing', (I32, [1]), [0])
next_a = Output('next_a', (I32, [2]))
next_b = Output('next_b', (I32, [2]))
next_c = Output('next_c', (I32, [2]))
body_model = Model()
body_model.IdentifyInputs(i_2, a_2, b_2, c_2, limit_2)
body_model.Operation('ADD', i_2, [1], 0).To(next_i)
body_model.Operation('ADD', b_2, nothing, 0).To(next_a)
body_model.Operation('ADD', a_2, nothing, 0).To(next_b)
body_model.Operation('ADD', c_2, nothing, 0).To(next_c)
body = SubgraphReference('body', body_model)
x = Input('x', (I32, [2]))
y = Input('y', (I32, [2]))
z = Input('z', (I32, [2]))
limit_3 = Input('limit', (I32, [1]))
count = Output('count', (I32, [1]))
last_a = Output('last_a', (I32, [2]))
last_b = Output('last_b', (I32, [2]))
last_c = Output('last_c', (I32, [2]))
model = Model()
model.Operation('WHILE', condition, body, [0], x, y, z, limit_3).To(count, last_a, last_b, last_c)
Example({
    x: [13, -1],
    y: [23, -2],
    z: [33, -3],
    limit_3: [4],
    count: [4],
    last_a: [13, -1],
    last_b: [23, -2],
    last_c: [33, -3],
}, name='swap_int32').DisableLifeTimeVariation()

# States change places: all are read before one is written.
# Expected values: float64 formula.
i = Input('i', (I32, [1]))
a = Input('a', (F32, [2]))
b = Input('b', (F32, [2]))
c = Input('c', (F32, [2]))
limit = Input('limit', (I32, [1]))
goes_on = Output('goes_on', (BOOL8, [1]))
condition_model = Model()
condition_model.IdentifyInputs(i, a, b, c, limit)
condition_model.Operation('LESS', i, limit).To(goes_on)
condition = SubgraphReference('condition', condition_model)
i_2 = Input('i', (I32, [1]))
a_2 = Input('a', (F32, [2]))
b_2 = Input('b', (F32, [2]))
c_2 = Input('c', (F32, [2]))
limit_2 = Input('limit', (I32, [1]))
next_i = Output('next_i', (I32, [1]))
nothing = Parameter('nothing', (F32, [1]), [0.0])
next_a = Output('next_a', (F32, [2]))
next_b = Output('next_b', (F32, [2]))
next_c = Output('next_c', (F32, [2]))
body_model = Model()
body_model.IdentifyInputs(i_2, a_2, b_2, c_2, limit_2)
body_model.Operation('ADD', i_2, [1], 0).To(next_i)
body_model.Operation('ADD', c_2, nothing, 0).To(next_a)
body_model.Operation('ADD', a_2, nothing, 0).To(next_b)
body_model.Operation('ADD', b_2, nothing, 0).To(next_c)
body = SubgraphReference('body', body_model)
x = Input('x', (F32, [2]))
y = Input('y', (F32, [2]))
z = Input('z', (F32, [2]))
limit_3 = Input('limit', (I32, [1]))
count = Output('count', (I32, [1]))
last_a = Output('last_a', (F32, [2]))
last_b = Output('last_b', (F32, [2]))
last_c = Output('last_c', (F32, [2]))
model = Model()
model.Operation('WHILE', condition, body, [0], x, y, z, limit_3).To(count, last_a, last_b, last_c)
Example({
    x: [13.0, -1.0],
    y: [23.0, -2.0],
    z: [33.0, -3.0],
    limit_3: [4],
    count: [4],
    last_a: [33.0, -3.0],
    last_b: [13.0, -1.0],
    last_c: [23.0, -2.0],
}, name='shift').DisableLifeTimeVariation()

# States change places: all are read before one is written.
# Expected values: float64 formula.
i = Input('i', (I32, [1]))
a = Input('a', (I32, [2]))
b = Input('b', (I32, [2]))
c = Input('c', (I32, [2]))
limit = Input('limit', (I32, [1]))
goes_on = Output('goes_on', (BOOL8, [1]))
condition_model = Model()
condition_model.IdentifyInputs(i, a, b, c, limit)
condition_model.Operation('LESS', i, limit).To(goes_on)
condition = SubgraphReference('condition', condition_model)
i_2 = Input('i', (I32, [1]))
a_2 = Input('a', (I32, [2]))
b_2 = Input('b', (I32, [2]))
c_2 = Input('c', (I32, [2]))
limit_2 = Input('limit', (I32, [1]))
next_i = Output('next_i', (I32, [1]))
nothing = Parameter('nothing', (I32, [1]), [0])
next_a = Output('next_a', (I32, [2]))
next_b = Output('next_b', (I32, [2]))
next_c = Output('next_c', (I32, [2]))
body_model = Model()
body_model.IdentifyInputs(i_2, a_2, b_2, c_2, limit_2)
body_model.Operation('ADD', i_2, [1], 0).To(next_i)
body_model.Operation('ADD', c_2, nothing, 0).To(next_a)
body_model.Operation('ADD', a_2, nothing, 0).To(next_b)
body_model.Operation('ADD', b_2, nothing, 0).To(next_c)
body = SubgraphReference('body', body_model)
x = Input('x', (I32, [2]))
y = Input('y', (I32, [2]))
z = Input('z', (I32, [2]))
limit_3 = Input('limit', (I32, [1]))
count = Output('count', (I32, [1]))
last_a = Output('last_a', (I32, [2]))
last_b = Output('last_b', (I32, [2]))
last_c = Output('last_c', (I32, [2]))
model = Model()
model.Operation('WHILE', condition, body, [0], x, y, z, limit_3).To(count, last_a, last_b, last_c)
Example({
    x: [13, -1],
    y: [23, -2],
    z: [33, -3],
    limit_3: [4],
    count: [4],
    last_a: [33, -3],
    last_b: [13, -1],
    last_c: [23, -2],
}, name='shift_int32').DisableLifeTimeVariation()

# States change places: all are read before one is written.
# Expected values: float64 formula.
i = Input('i', (I32, [1]))
a = Input('a', (F32, [2]))
b = Input('b', (F32, [2]))
c = Input('c', (F32, [2]))
limit = Input('limit', (I32, [1]))
goes_on = Output('goes_on', (BOOL8, [1]))
condition_model = Model()
condition_model.IdentifyInputs(i, a, b, c, limit)
condition_model.Operation('LESS', i, limit).To(goes_on)
condition = SubgraphReference('condition', condition_model)
i_2 = Input('i', (I32, [1]))
a_2 = Input('a', (F32, [2]))
b_2 = Input('b', (F32, [2]))
c_2 = Input('c', (F32, [2]))
limit_2 = Input('limit', (I32, [1]))
next_i = Output('next_i', (I32, [1]))
nothing = Parameter('nothing', (F32, [1]), [0.0])
next_a = Output('next_a', (F32, [2]))
next_b = Output('next_b', (F32, [2]))
next_c = Output('next_c', (F32, [2]))
body_model = Model()
body_model.IdentifyInputs(i_2, a_2, b_2, c_2, limit_2)
body_model.Operation('ADD', i_2, [1], 0).To(next_i)
body_model.Operation('ADD', b_2, nothing, 0).To(next_a)
body_model.Operation('ADD', c_2, nothing, 0).To(next_b)
body_model.Operation('ADD', a_2, nothing, 0).To(next_c)
body = SubgraphReference('body', body_model)
x = Input('x', (F32, [2]))
y = Input('y', (F32, [2]))
z = Input('z', (F32, [2]))
limit_3 = Input('limit', (I32, [1]))
count = Output('count', (I32, [1]))
last_a = Output('last_a', (F32, [2]))
last_b = Output('last_b', (F32, [2]))
last_c = Output('last_c', (F32, [2]))
model = Model()
model.Operation('WHILE', condition, body, [0], x, y, z, limit_3).To(count, last_a, last_b, last_c)
Example({
    x: [13.0, -1.0],
    y: [23.0, -2.0],
    z: [33.0, -3.0],
    limit_3: [4],
    count: [4],
    last_a: [23.0, -2.0],
    last_b: [33.0, -3.0],
    last_c: [13.0, -1.0],
}, name='back').DisableLifeTimeVariation()

# States change places: all are read before one is written.
# Expected values: float64 formula.
i = Input('i', (I32, [1]))
a = Input('a', (I32, [2]))
b = Input('b', (I32, [2]))
c = Input('c', (I32, [2]))
limit = Input('limit', (I32, [1]))
goes_on = Output('goes_on', (BOOL8, [1]))
condition_model = Model()
condition_model.IdentifyInputs(i, a, b, c, limit)
condition_model.Operation('LESS', i, limit).To(goes_on)
condition = SubgraphReference('condition', condition_model)
i_2 = Input('i', (I32, [1]))
a_2 = Input('a', (I32, [2]))
b_2 = Input('b', (I32, [2]))
c_2 = Input('c', (I32, [2]))
limit_2 = Input('limit', (I32, [1]))
next_i = Output('next_i', (I32, [1]))
nothing = Parameter('nothing', (I32, [1]), [0])
next_a = Output('next_a', (I32, [2]))
next_b = Output('next_b', (I32, [2]))
next_c = Output('next_c', (I32, [2]))
body_model = Model()
body_model.IdentifyInputs(i_2, a_2, b_2, c_2, limit_2)
body_model.Operation('ADD', i_2, [1], 0).To(next_i)
body_model.Operation('ADD', b_2, nothing, 0).To(next_a)
body_model.Operation('ADD', c_2, nothing, 0).To(next_b)
body_model.Operation('ADD', a_2, nothing, 0).To(next_c)
body = SubgraphReference('body', body_model)
x = Input('x', (I32, [2]))
y = Input('y', (I32, [2]))
z = Input('z', (I32, [2]))
limit_3 = Input('limit', (I32, [1]))
count = Output('count', (I32, [1]))
last_a = Output('last_a', (I32, [2]))
last_b = Output('last_b', (I32, [2]))
last_c = Output('last_c', (I32, [2]))
model = Model()
model.Operation('WHILE', condition, body, [0], x, y, z, limit_3).To(count, last_a, last_b, last_c)
Example({
    x: [13, -1],
    y: [23, -2],
    z: [33, -3],
    limit_3: [4],
    count: [4],
    last_a: [23, -2],
    last_b: [33, -3],
    last_c: [13, -1],
}, name='back_int32').DisableLifeTimeVariation()

# A state that neither the condition nor anyone outside reads.
# Expected values: exact integer arithmetic.
i = Input('i', (I32, [1]))
sum = Input('sum', (I32, [1]))
step = Input('step', (I32, [1]))
limit = Input('limit', (I32, [1]))
goes_on = Output('goes_on', (BOOL8, [1]))
condition_model = Model()
condition_model.IdentifyInputs(i, sum, step, limit)
condition_model.Operation('LESS', i, limit).To(goes_on)
condition = SubgraphReference('condition', condition_model)
i_2 = Input('i', (I32, [1]))
sum_2 = Input('sum', (I32, [1]))
step_2 = Input('step', (I32, [1]))
limit_2 = Input('limit', (I32, [1]))
next_i = Output('next_i', (I32, [1]))
next_sum = Output('next_sum', (I32, [1]))
next_step = Output('next_step', (I32, [1]))
body_model = Model()
body_model.IdentifyInputs(i_2, sum_2, step_2, limit_2)
body_model.Operation('ADD', i_2, [1], 0).To(next_i)
body_model.Operation('ADD', sum_2, step_2, 0).To(next_sum)
body_model.Operation('ADD', step_2, [50], 0).To(next_step)
body = SubgraphReference('body', body_model)
start = Input('start', (I32, [1]))
step_3 = Input('step', (I32, [1]))
limit_3 = Input('limit', (I32, [1]))
count = Output('count', (I32, [1]))
sum_3 = Output('sum', (I32, [1]))
model = Model()
model.Operation('WHILE', condition, body, [0], start, step_3, limit_3).To(count, sum_3)
Example({
    start: [1000],
    step_3: [7],
    limit_3: [5],
    count: [5],
    sum_3: [1535],
}, name='state_of_the_body').DisableLifeTimeVariation()

# An operand that only goes in, and a count that goes down.
# Expected values: float64 formula.
sum = Input('sum', (F32, [2, 2]))
left = Input('left', (F32, [1]))
x = Input('x', (F32, [2, 2]))
zero = Parameter('zero', (F32, [1]), [0.0])
goes_on = Output('goes_on', (BOOL8, [1]))
condition_model = Model()
condition_model.IdentifyInputs(sum, left, x)
condition_model.Operation('GREATER', left, zero).To(goes_on)
condition = SubgraphReference('condition', condition_model)
sum_2 = Input('sum', (F32, [2, 2]))
left_2 = Input('left', (F32, [1]))
x_2 = Input('x', (F32, [2, 2]))
next_sum = Output('next_sum', (F32, [2, 2]))
one = Parameter('one', (F32, [1]), [1.0])
next_left = Output('next_left', (F32, [1]))
body_model = Model()
body_model.IdentifyInputs(sum_2, left_2, x_2)
body_model.Operation('ADD', sum_2, x_2, 0).To(next_sum)
body_model.Operation('SUB', left_2, one, 0).To(next_left)
body = SubgraphReference('body', body_model)
start = Input('start', (F32, [2, 2]))
times = Input('times', (F32, [1]))
x_3 = Input('x', (F32, [2, 2]))
total = Output('total', (F32, [2, 2]))
left_3 = Output('left', (F32, [1]))
model = Model()
model.Operation('WHILE', condition, body, start, times, x_3).To(total, left_3)
Example({
    start: [-0.776, 0.917, -0.282, -0.981],
    times: [6.0],
    x_3: [-1.047, 0.915, 0.345, 1.802],
    total: [-7.058, 6.407, 1.7880001, 9.831],
    left_3: [0.0],
}, name='invariant').AddVariations('relaxed', 'float16').DisableLifeTimeVariation()

# 300 rounds, counted as a real number.
# Expected values: float64 formula.
i = Input('i', (I32, [1]))
limit = Input('limit', (I32, [1]))
goes_on = Output('goes_on', (BOOL8, [1]))
condition_model = Model()
condition_model.IdentifyInputs(i, limit)
condition_model.Operation('LESS', i, limit).To(goes_on)
condition = SubgraphReference('condition', condition_model)
i_2 = Input('i', (I32, [1]))
limit_2 = Input('limit', (I32, [1]))
next_i = Output('next_i', (I32, [1]))
body_model = Model()
body_model.IdentifyInputs(i_2, limit_2)
body_model.Operation('ADD', i_2, [1], 0).To(next_i)
body = SubgraphReference('body', body_model)
times = Input('times', (I32, [1]))
count = Internal('count', (I32, [1]))
output = Output('output', (F32, [1]))
model = Model()
model.Operation('WHILE', condition, body, [0], times).To(count)
model.Operation('CAST', count).To(output)
Example({
    times: [300],
    output: [300.0],
}, name='many_rounds').DisableLifeTimeVariation()

# A loop in a loop, with a count of its own.
# Expected values: exact integer arithmetic.
i = Input('i', (I32, [1]))
total = Input('total', (I32, [1]))
limit = Input('limit', (I32, [1]))
goes_on = Output('goes_on', (BOOL8, [1]))
condition_model = Model()
condition_model.IdentifyInputs(i, total, limit)
condition_model.Operation('LESS_EQUAL', i, limit).To(goes_on)
condition = SubgraphReference('condition', condition_model)
i_2 = Input('i', (I32, [1]))
total_2 = Input('total', (I32, [1]))
limit_2 = Input('limit', (I32, [1]))
next_i = Output('next_i', (I32, [1]))
j = Input('j', (I32, [1]))
sum = Input('sum', (I32, [1]))
i_3 = Input('i', (I32, [1]))
goes_on_2 = Output('goes_on', (BOOL8, [1]))
condition_2_model = Model()
condition_2_model.IdentifyInputs(j, sum, i_3)
condition_2_model.Operation('LESS_EQUAL', j, i_3).To(goes_on_2)
condition_2 = SubgraphReference('condition', condition_2_model)
j_2 = Input('j', (I32, [1]))
sum_2 = Input('sum', (I32, [1]))
i_4 = Input('i', (I32, [1]))
next_j = Output('next_j', (I32, [1]))
next_sum = Output('next_sum', (I32, [1]))
inner_body_model = Model()
inner_body_model.IdentifyInputs(j_2, sum_2, i_4)
inner_body_model.Operation('ADD', j_2, [1], 0).To(next_j)
inner_body_model.Operation('ADD', sum_2, [10], 0).To(next_sum)
inner_body = SubgraphReference('inner_body', inner_body_model)
j_after = Internal('j_after', (I32, [1]))
next_total = Output('next_total', (I32, [1]))
body_model = Model()
body_model.IdentifyInputs(i_2, total_2, limit_2)
body_model.Operation('ADD', i_2, [1], 0).To(next_i)
body_model.Operation('WHILE', condition_2, inner_body, [1], total_2, i_2).To(j_after, next_total)
body = SubgraphReference('body', body_model)
limit_3 = Input('limit', (I32, [1]))
count = Output('count', (I32, [1]))
sum_3 = Output('sum', (I32, [1]))
model = Model()
model.Operation('WHILE', condition, body, [1], [0], limit_3).To(count, sum_3)
Example({
    limit_3: [4],
    count: [5],
    sum_3: [100],
}, name='nested').DisableLifeTimeVariation()

# A loop in a loop, with a state that does not come out of it.
# Expected values: exact integer arithmetic.
i = Input('i', (I32, [1]))
total = Input('total', (I32, [1]))
limit = Input('limit', (I32, [1]))
goes_on = Output('goes_on', (BOOL8, [1]))
condition_model = Model()
condition_model.IdentifyInputs(i, total, limit)
condition_model.Operation('LESS_EQUAL', i, limit).To(goes_on)
condition = SubgraphReference('condition', condition_model)
i_2 = Input('i', (I32, [1]))
total_2 = Input('total', (I32, [1]))
limit_2 = Input('limit', (I32, [1]))
next_i = Output('next_i', (I32, [1]))
sum = Input('sum', (I32, [1]))
j = Input('j', (I32, [1]))
i_3 = Input('i', (I32, [1]))
goes_on_2 = Output('goes_on', (BOOL8, [1]))
condition_2_model = Model()
condition_2_model.IdentifyInputs(sum, j, i_3)
condition_2_model.Operation('LESS_EQUAL', j, i_3).To(goes_on_2)
condition_2 = SubgraphReference('condition', condition_2_model)
sum_2 = Input('sum', (I32, [1]))
j_2 = Input('j', (I32, [1]))
i_4 = Input('i', (I32, [1]))
next_sum = Output('next_sum', (I32, [1]))
next_j = Output('next_j', (I32, [1]))
inner_body_model = Model()
inner_body_model.IdentifyInputs(sum_2, j_2, i_4)
inner_body_model.Operation('ADD', sum_2, [10], 0).To(next_sum)
inner_body_model.Operation('ADD', j_2, [1], 0).To(next_j)
inner_body = SubgraphReference('inner_body', inner_body_model)
next_total = Output('next_total', (I32, [1]))
body_model = Model()
body_model.IdentifyInputs(i_2, total_2, limit_2)
body_model.Operation('ADD', i_2, [1], 0).To(next_i)
body_model.Operation('WHILE', condition_2, inner_body, total_2, [1], i_2).To(next_total)
body = SubgraphReference('body', body_model)
limit_3 = Input('limit', (I32, [1]))
count = Output('count', (I32, [1]))
sum_3 = Output('sum', (I32, [1]))
model = Model()
model.Operation('WHILE', condition, body, [1], [0], limit_3).To(count, sum_3)
Example({
    limit_3: [4],
    count: [5],
    sum_3: [100],
}, name='nested_state').DisableLifeTimeVariation()

# A branch in a loop.
# Expected values: exact integer arithmetic.
i = Input('i', (I32, [1]))
x = Input('x', (I32, [1]))
limit = Input('limit', (I32, [1]))
goes_on = Output('goes_on', (BOOL8, [1]))
condition_model = Model()
condition_model.IdentifyInputs(i, x, limit)
condition_model.Operation('LESS', i, limit).To(goes_on)
condition = SubgraphReference('condition', condition_model)
i_2 = Input('i', (I32, [1]))
x_2 = Input('x', (I32, [1]))
limit_2 = Input('limit', (I32, [1]))
next_i = Output('next_i', (I32, [1]))
small = Internal('small', (BOOL8, [1]))
a = Input('a', (I32, [1]))
c = Output('c', (I32, [1]))
twice_model = Model()
twice_model.IdentifyInputs(a)
twice_model.Operation('ADD', a, a, 0).To(c)
twice = SubgraphReference('twice', twice_model)
b = Input('b', (I32, [1]))
d = Output('d', (I32, [1]))
lower_model = Model()
lower_model.IdentifyInputs(b)
lower_model.Operation('SUB', b, [90], 0).To(d)
lower = SubgraphReference('lower', lower_model)
next_x = Output('next_x', (I32, [1]))
body_model = Model()
body_model.IdentifyInputs(i_2, x_2, limit_2)
body_model.Operation('ADD', i_2, [1], 0).To(next_i)
body_model.Operation('LESS', x_2, [100]).To(small)
body_model.Operation('IF', small, twice, lower, x_2).To(next_x)
body = SubgraphReference('body', body_model)
x_3 = Input('x', (I32, [1]))
limit_3 = Input('limit', (I32, [1]))
count = Output('count', (I32, [1]))
after = Output('after', (I32, [1]))
model = Model()
model.Operation('WHILE', condition, body, [0], x_3, limit_3).To(count, after)
Example({
    x_3: [7],
    limit_3: [11],
    count: [11],
    after: [82],
}, name='branch').DisableLifeTimeVariation()

# The condition always holds.
# Expected values: none: the model must fail, or its outputs are not compared by value.
i = Input('i', (F32, [1]))
limit = Input('limit', (F32, [1]))
goes_on = Output('goes_on', (BOOL8, [1]))
condition_model = Model()
condition_model.IdentifyInputs(i, limit)
condition_model.Operation('GREATER_EQUAL', i, limit).To(goes_on)
condition = SubgraphReference('condition', condition_model)
i_2 = Input('i', (F32, [1]))
limit_2 = Input('limit', (F32, [1]))
one = Parameter('one', (F32, [1]), [1.0])
next_i = Output('next_i', (F32, [1]))
body_model = Model()
body_model.IdentifyInputs(i_2, limit_2)
body_model.Operation('ADD', i_2, one, 1).To(next_i)
body = SubgraphReference('body', body_model)
from_ = Parameter('from', (F32, [1]), [5.0])
limit_3 = Input('limit', (F32, [1]))
count = Output('count', (F32, [1]))
model = Model()
model.Operation('WHILE', condition, body, from_, limit_3).To(count)
Example({
    limit_3: [2.0],
    count: [0.0],
}, name='endless').AddVariations('relaxed', 'float16').ExpectFailure().DisableLifeTimeVariation()
