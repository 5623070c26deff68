# Licensed under the Apache License, Version 2.0; see LICENSE.
# Written by 'python -m corpus' from corpus/families/elementwise_binary.py; do not edit.
#
# ADD among others: how operands connect operations.

import base64
import zlib

import numpy as np


def packed(dtype, text, unit=None):
    """Many values in little space: the first byte of each, then the second; times a unit."""
    planes = np.frombuffer(zlib.decompress(base64.b85decode(text)), "u1")
    planes = planes.reshape(np.dtype(dtype).itemsize, -1)
    values = np.frombuffer(planes.T.tobytes(), dtype)
    return (values if unit is None else np.multiply(values, unit, dtype="f8")).tolist()


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
    input: packed('|i1',
    'c-j*a=YGsC%lB9Q=l369A3PCY{wV%S=GzNFIT@+nJWm1DVGe5', 0.0625
),
    relu: packed('|i1',
    'c-qs^6Jy{rR^?z~;N@pvU{I4{U|=-jWnfS>GGt?5001J80t)', 0.0625
),
    relu6: packed('|i1',
    'c-qs^6Jy{rR^?z~;N@pvU{I4{U|=-jWnfS>GGt?5001J80t)', 0.0625
),
    maximum: packed('|i1',
    'c-qs^6MM{OtjZzJz{}6@;I*36A8|$_-p_)nMuu!WZvb(E2ju', 0.0625
),
    sub: packed('|i1',
    'c-j*a=YGsC%lB9Q=l369A3PCY{wV%S=GzNFIT@+nJWm1DVGe5', 0.0625
),
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
    input: packed('|i1',
    'c-j*a=YGsC%lB9Q=l369A3PCY{wV%S=GzNFIT@+nJWm1DVGe5', 0.0625
),
    y: packed('|i1',
    'c-nJvRXir@X(RBIK}wF{@M{~xKaZI_q&`2^@$lez{00D_v<v|', 0.0625
),
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
    input: packed('|i1',
    'c-j*a=YGsC%lB9Q=l369A3PCY{wV%S=GzNFIT@+nJWm1DVGe5', 0.0625
),
    first: packed('|i1',
    'c-qs^6FbIdtjfW}z{}5Y__dnUpI?kdyq~|Q8X2;^e**w~rwTU', 0.0625
),
    second: packed('|i1',
    'c-qs^6Jy{rR^?z~;N@pvU{I4{U|=-jWnfS>GGt?5001J80t)', 0.0625
),
    third: packed('|i1',
    'c-o7I(K#lQ<|V+wASK6e__dG8pI=NVQlGzgr6lpZe**xY84N)', 0.0625
),
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
    input: packed('|i1',
    'c-j*a=YGsC%lB9Q=l369A3PCY{wV%S=GzNFIT@+nJWm1DVGe5', 0.0625
),
    sum: packed('|i1',
    'c-j*a=YGsC%lB9Q=l369A3PCY{wV%S=GzNFIT@+nJWm1DVGe5', 0.125
),
    nothing: ([0.0] * 30)[:30],
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
    input: packed('|i1',
    'c-j*a=YGsC%lB9Q=l369A3PCY{wV%S=GzNFIT@+nJWm1DVGe5', 0.0625
),
    y: packed('|i1',
    'c-nJvRa`0RX(RlUU0IEL*(V!A_PZP&D*vwQcz6h2`V0V*?F$0', 0.0625
),
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
    input: packed('|i1',
    'c-j*a=YGsC%lB9Q=l369A3PCY{wV%S=GzNFIT@+nJWm1DVGe5', 0.0625
),
    one: packed('|i1',
    'c-qs^6FbIdtjfW}z{}5Y__dnUpI?kdyq~|Q8X2;^e**w~rwTU', 0.0625
),
    two: packed('|i1',
    'c-qs^6FbIdtjfW}z{}5Y__dnUpI?kdyq~|Q8X2;^e**w~rwTU', 0.0625
),
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
    input: packed('|i1',
    'c-j*a=YGsC%lB9Q=l369A3PCY{wV%S=GzNFIT@+nJWm1DVGe5', 0.0625
),
    y: packed('|i1',
    'c-j*a=ayv`6X$*mA{1oA#Q9$WSrYF-+%M7qMok5w', 0.0625
),
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
    input: packed('|i1',
    'c-j*a=YGsC%lB9Q=l369A3PCY{wV%S=GzNFIT@+nJWm1DVGe5', 0.0625
),
    y: packed('|i1',
    'c-nJvRa`0RY0UAIftR0Q*=sY|KX(~Dct2m)@$g`~^acQyMGHv', 0.0625
),
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
    input: packed('<i2',
    'c-rg8NvLnnoKTwDUp6H<uCFS#Y;u1_MNwPV<doX_Dh9j&0E#aTQ~'
),
    relu: packed('<i2',
    'c-os$QPDQ7vZbP8URy^+#oVrnidpk2Dk^$sE(S_;GT;RO$W#xl'
),
    relu6: packed('<i2',
    'c-m{JsAy@aYypvA0)k;Y2D|_OqCpPQ'
),
    maximum: packed('<i2',
    'c-othlh8J;azbg&ytXOHsdKwx%Vy21s3_{4xj3b^t&;&S006R=4>$'
),
    sub: packed('<i2',
    'c-rg8NvLnnoKTwDUp6H<uCFS#Y;u1_MNwPV<doX_Dh9j&0E#aTQ~'
),
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
    input: packed('<i2',
    'c-rg8NvLnnoKTwDUp6H<uCFS#Y;u1_MNwPV<doX_Dh9j&0E#aTQ~'
),
    y: packed('<i2',
    'c-mW$;L*FZsv<UL?UWkt)HSmL;})*1$cdV=Vsk`7?+gaK005>44)_'
),
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
    input: packed('<i2',
    'c-rg8NvLnnoKTwDUp6H<uCFS#Y;u1_MNwPV<doX_Dh9j&0E#aTQ~'
),
    first: packed('<i2',
    'c-oth;L$d%vL!ZWUR#HE>fEltxLNZma-w=?E{;fT>tw(S0E_DmU;'
),
    second: packed('<i2',
    'c-os$QPDQ7vZbP8URy^+#oVrnidpk2Dk^$sE(S_;GT;RO$W#xl'
),
    third: packed('<i2',
    'c-q^M;4x)O)r8obBU5I0ryiOU7`Nw0MNZVBUFRZFr_5r&3jov&5Bv'
),
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
    input: packed('<i2',
    'c-rg8NvLnnoKTwDUp6H<uCFS#Y;u1_MNwPV<doX_Dh9j&0E#aTQ~'
),
    sum: packed('<i2',
    'c-oth;L$cMYDH1dvXTvcE=y{hO4colsK}WzXI(&3TMYwV005LM4wn'
),
    nothing: ([120] * 30)[:30],
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
    input: packed('<i2',
    'c-rg8NvLnnoKTwDUp6H<uCFS#Y;u1_MNwPV<doX_Dh9j&0E#aTQ~'
),
    y: packed('<i2',
    'c-mVLV$i#^v%<A_?X()>oHest-4?FxNN}36VzZBL?+gaK0051r4r~'
),
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
    input: packed('<i2',
    'c-rg8NvLnnoKTwDUp6H<uCFS#Y;u1_MNwPV<doX_Dh9j&0E#aTQ~'
),
    one: packed('<i2',
    'c-oth;L$d%vL!ZWUR#HE>fEltxLNZma-w=?E{;fT>tw(S0E_DmU;'
),
    two: packed('<i2',
    'c-oth;L$d%vL!ZWUR#HE>fEltxLNZma-w=?E{;fT>tw(S0E_DmU;'
),
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
    input: packed('<i2',
    'c-rg8NvLnnoKTwDUp6H<uCFS#Y;u1_MNwPV<doX_Dh9j&0E#aTQ~'
),
    y: packed('<i2',
    'c-re|nNZ)}kyG6bBzh;ccTBDVax3b9L{D*jI|E(-0KQibY5'
),
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
    input: packed('<i2',
    'c-rg8NvLnnoKTwDUp6H<uCFS#Y;u1_MNwPV<doX_Dh9j&0E#aTQ~'
),
    y: packed('<i2',
    'c-mVLV$i#^vcffIZCj0T>Y5%`w}opf5}c;2*zDum+s%L%004d24if'
),
}, name='long_life_quant8').AddVariations(signed(input, other, t, m0, m1, m2, m3, m4, m5, y)).DisableLifeTimeVariation()
