# Licensed under the Apache License, Version 2.0; see LICENSE.
# Written by 'python -m corpus' from corpus/families/elementwise_binary.py; do not edit.
#
# ADD: how operands connect operations.

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

# Four operations read one operand.
# Expected values: float64 formula.
x1 = Input('x1', (F32, [2, 3, 5]))
c2 = Parameter('c2', (F32, [5]), [1.375, 1.4375, 0.6875, -1.8125, 0.4375])
t3 = Internal('t3', (F32, [2, 3, 5]))
t4 = Output('t4', (F32, [2, 3, 5]))
t5 = Output('t5', (F32, [2, 3, 5]))
t6 = Output('t6', (F32, [2, 3, 5]))
t7 = Output('t7', (F32, [2, 3, 5]))
model = Model()
model.Operation('ADD', x1, c2, 0).To(t3)
model.Operation('RELU', t3).To(t4)
model.Operation('RELU6', t3).To(t5)
model.Operation('MAXIMUM', t3, x1).To(t6)
model.Operation('SUB', t3, c2, 0).To(t7)
Example({
    x1: packed('|i1',
    'c-j*a=YGsC%lB9Q=l369A3PCY{wV%S=GzNFIT@+nJWm1DVGe5', 0.0625
),
    t4: packed('|i1',
    'c-qs^6Jy{rR^?z~;N@pvU{I4{U|=-jWnfS>GGt?5001J80t)', 0.0625
),
    t5: packed('|i1',
    'c-qs^6Jy{rR^?z~;N@pvU{I4{U|=-jWnfS>GGt?5001J80t)', 0.0625
),
    t6: packed('|i1',
    'c-qs^6MM{OtjZzJz{}6@;I*36A8|$_-p_)nMuu!WZvb(E2ju', 0.0625
),
    t7: packed('|i1',
    'c-j*a=YGsC%lB9Q=l369A3PCY{wV%S=GzNFIT@+nJWm1DVGe5', 0.0625
),
}, name='fan_out').AddVariations('float16').DisableLifeTimeVariation()

# Four operations read one operand.
# Expected values: float64 formula.
x1 = Input('x1', (U8, [2, 3, 5], 0.5, 120))
c2 = Parameter('c2', (U8, [5], 0.5, 120), [136, 108, 96, 127, 135])
t3 = Internal('t3', (U8, [2, 3, 5], 0.5, 120))
t4 = Output('t4', (U8, [2, 3, 5], 0.5, 120))
t5 = Output('t5', (U8, [2, 3, 5], 0.5, 120))
t6 = Output('t6', (U8, [2, 3, 5], 0.5, 120))
t7 = Output('t7', (U8, [2, 3, 5], 0.5, 120))
model = Model()
model.Operation('ADD', x1, c2, 0).To(t3)
model.Operation('RELU', t3).To(t4)
model.Operation('RELU6', t3).To(t5)
model.Operation('MAXIMUM', t3, x1).To(t6)
model.Operation('SUB', t3, c2, 0).To(t7)
Example({
    x1: packed('<i2',
    'c-rg8NvLnnoKTwDUp6H<uCFS#Y;u1_MNwPV<doX_Dh9j&0E#aTQ~'
),
    t4: packed('<i2',
    'c-os$QPDQ7vZbP8URy^+#oVrnidpk2Dk^$sE(S_;GT;RO$W#xl'
),
    t5: packed('<i2',
    'c-m{JsAy@aYypvA0)k;Y2D|_OqCpPQ'
),
    t6: packed('<i2',
    'c-othlh8J;azbg&ytXOHsdKwx%Vy21s3_{4xj3b^t&;&S006R=4>$'
),
    t7: packed('<i2',
    'c-rg8NvLnnoKTwDUp6H<uCFS#Y;u1_MNwPV<doX_Dh9j&0E#aTQ~'
),
}, name='fan_out_quant8').AddVariations(signed(x1, c2, t3, t4, t5, t6, t7)).DisableLifeTimeVariation()

# Two ways lead from an operand to a sum.
# Expected values: float64 formula.
x1 = Input('x1', (F32, [2, 3, 5]))
c2 = Parameter('c2', (F32, [5]), [1.375, 1.4375, 0.6875, -1.8125, 0.4375])
t3 = Internal('t3', (F32, [2, 3, 5]))
t4 = Internal('t4', (F32, [2, 3, 5]))
t5 = Internal('t5', (F32, [2, 3, 5]))
t6 = Output('t6', (F32, [2, 3, 5]))
model = Model()
model.Operation('ADD', x1, c2, 0).To(t3)
model.Operation('RELU', t3).To(t4)
model.Operation('MINIMUM', t3, c2).To(t5)
model.Operation('ADD', t4, t5, 0).To(t6)
Example({
    x1: packed('|i1',
    'c-j*a=YGsC%lB9Q=l369A3PCY{wV%S=GzNFIT@+nJWm1DVGe5', 0.0625
),
    t6: packed('|i1',
    'c-nJvRXir@X(RBIK}wF{@M{~xKaZI_q&`2^@$lez{00D_v<v|', 0.0625
),
}, name='diamond').AddVariations('float16').DisableLifeTimeVariation()

# Two ways lead from an operand to a sum.
# Expected values: float64 formula.
x1 = Input('x1', (U8, [2, 3, 5], 0.5, 120))
c2 = Parameter('c2', (U8, [5], 0.5, 120), [136, 108, 96, 127, 135])
t3 = Internal('t3', (U8, [2, 3, 5], 0.5, 120))
t4 = Internal('t4', (U8, [2, 3, 5], 0.5, 120))
t5 = Internal('t5', (U8, [2, 3, 5], 0.5, 120))
t6 = Output('t6', (U8, [2, 3, 5], 0.5, 120))
model = Model()
model.Operation('ADD', x1, c2, 0).To(t3)
model.Operation('RELU', t3).To(t4)
model.Operation('MINIMUM', t3, c2).To(t5)
model.Operation('ADD', t4, t5, 0).To(t6)
Example({
    x1: packed('<i2',
    'c-rg8NvLnnoKTwDUp6H<uCFS#Y;u1_MNwPV<doX_Dh9j&0E#aTQ~'
),
    t6: packed('<i2',
    'c-mW$;L*FZsv<UL?UWkt)HSmL;})*1$cdV=Vsk`7?+gaK005>44)_'
),
}, name='diamond_quant8').AddVariations(signed(x1, c2, t3, t4, t5, t6)).DisableLifeTimeVariation()

# Other operations read outputs of the model.
# Expected values: float64 formula.
x1 = Input('x1', (F32, [2, 3, 5]))
c2 = Parameter('c2', (F32, [5]), [1.375, 1.4375, 0.6875, -1.8125, 0.4375])
t3 = Output('t3', (F32, [2, 3, 5]))
t4 = Output('t4', (F32, [2, 3, 5]))
t5 = Output('t5', (F32, [2, 3, 5]))
model = Model()
model.Operation('ADD', x1, c2, 0).To(t3)
model.Operation('RELU', t3).To(t4)
model.Operation('ADD', t4, t3, 0).To(t5)
Example({
    x1: packed('|i1',
    'c-j*a=YGsC%lB9Q=l369A3PCY{wV%S=GzNFIT@+nJWm1DVGe5', 0.0625
),
    t3: packed('|i1',
    'c-qs^6FbIdtjfW}z{}5Y__dnUpI?kdyq~|Q8X2;^e**w~rwTU', 0.0625
),
    t4: packed('|i1',
    'c-qs^6Jy{rR^?z~;N@pvU{I4{U|=-jWnfS>GGt?5001J80t)', 0.0625
),
    t5: packed('|i1',
    'c-o7I(K#lQ<|V+wASK6e__dG8pI=NVQlGzgr6lpZe**xY84N)', 0.0625
),
}, name='output_read_again').AddVariations('float16').DisableLifeTimeVariation()

# Other operations read outputs of the model.
# Expected values: float64 formula.
x1 = Input('x1', (U8, [2, 3, 5], 0.5, 120))
c2 = Parameter('c2', (U8, [5], 0.5, 120), [136, 108, 96, 127, 135])
t3 = Output('t3', (U8, [2, 3, 5], 0.5, 120))
t4 = Output('t4', (U8, [2, 3, 5], 0.5, 120))
t5 = Output('t5', (U8, [2, 3, 5], 0.5, 120))
model = Model()
model.Operation('ADD', x1, c2, 0).To(t3)
model.Operation('RELU', t3).To(t4)
model.Operation('ADD', t4, t3, 0).To(t5)
Example({
    x1: packed('<i2',
    'c-rg8NvLnnoKTwDUp6H<uCFS#Y;u1_MNwPV<doX_Dh9j&0E#aTQ~'
),
    t3: packed('<i2',
    'c-oth;L$d%vL!ZWUR#HE>fEltxLNZma-w=?E{;fT>tw(S0E_DmU;'
),
    t4: packed('<i2',
    'c-os$QPDQ7vZbP8URy^+#oVrnidpk2Dk^$sE(S_;GT;RO$W#xl'
),
    t5: packed('<i2',
    'c-q^M;4x)O)r8obBU5I0ryiOU7`Nw0MNZVBUFRZFr_5r&3jov&5Bv'
),
}, name='output_read_again_quant8').AddVariations(signed(x1, c2, t3, t4, t5)).DisableLifeTimeVariation()

# An operation reads the same operand twice.
# Expected values: float64 formula.
x1 = Input('x1', (F32, [2, 3, 5]))
t3 = Output('t3', (F32, [2, 3, 5]))
t4 = Output('t4', (F32, [2, 3, 5]))
model = Model()
model.Operation('ADD', x1, x1, 0).To(t3)
model.Operation('SUB', x1, x1, 0).To(t4)
Example({
    x1: packed('|i1',
    'c-j*a=YGsC%lB9Q=l369A3PCY{wV%S=GzNFIT@+nJWm1DVGe5', 0.0625
),
    t3: packed('|i1',
    'c-j*a=YGsC%lB9Q=l369A3PCY{wV%S=GzNFIT@+nJWm1DVGe5', 0.125
),
    t4: ([0.0] * 30)[:30],
}, name='twice_the_input').AddVariations('float16').DisableLifeTimeVariation()

# An operation reads the same operand twice.
# Expected values: float64 formula.
x1 = Input('x1', (U8, [2, 3, 5], 0.5, 120))
t3 = Output('t3', (U8, [2, 3, 5], 0.5, 120))
t4 = Output('t4', (U8, [2, 3, 5], 0.5, 120))
model = Model()
model.Operation('ADD', x1, x1, 0).To(t3)
model.Operation('SUB', x1, x1, 0).To(t4)
Example({
    x1: packed('<i2',
    'c-rg8NvLnnoKTwDUp6H<uCFS#Y;u1_MNwPV<doX_Dh9j&0E#aTQ~'
),
    t3: packed('<i2',
    'c-oth;L$cMYDH1dvXTvcE=y{hO4colsK}WzXI(&3TMYwV005LM4wn'
),
    t4: ([120] * 30)[:30],
}, name='twice_the_input_quant8').AddVariations(signed(x1, t3, t4)).DisableLifeTimeVariation()

# Constants alone decide an operation, which another one reads.
# Expected values: float64 formula.
c2 = Parameter('c2', (F32, [5]), [1.375, 1.4375, 0.6875, -1.8125, 0.4375])
c4 = Parameter('c4', (F32, [5]), [1.375, 1.4375, 0.6875, -1.8125, 0.4375])
t5 = Internal('t5', (F32, [5]))
x1 = Input('x1', (F32, [2, 3, 5]))
t6 = Output('t6', (F32, [2, 3, 5]))
model = Model()
model.Operation('ADD', c2, c4, 0).To(t5)
model.Operation('ADD', x1, t5, 0).To(t6)
Example({
    x1: packed('|i1',
    'c-j*a=YGsC%lB9Q=l369A3PCY{wV%S=GzNFIT@+nJWm1DVGe5', 0.0625
),
    t6: packed('|i1',
    'c-nJvRa`0RX(RlUU0IEL*(V!A_PZP&D*vwQcz6h2`V0V*?F$0', 0.0625
),
}, name='constant_alone').AddVariations('float16').DisableLifeTimeVariation()

# Constants alone decide an operation, which another one reads.
# Expected values: float64 formula.
c2 = Parameter('c2', (U8, [5], 0.5, 120), [136, 108, 96, 127, 135])
c4 = Parameter('c4', (U8, [5], 0.5, 120), [136, 108, 96, 127, 135])
t5 = Internal('t5', (U8, [5], 0.5, 120))
x1 = Input('x1', (U8, [2, 3, 5], 0.5, 120))
t6 = Output('t6', (U8, [2, 3, 5], 0.5, 120))
model = Model()
model.Operation('ADD', c2, c4, 0).To(t5)
model.Operation('ADD', x1, t5, 0).To(t6)
Example({
    x1: packed('<i2',
    'c-rg8NvLnnoKTwDUp6H<uCFS#Y;u1_MNwPV<doX_Dh9j&0E#aTQ~'
),
    t6: packed('<i2',
    'c-mVLV$i#^v%<A_?X()>oHest-4?FxNN}36VzZBL?+gaK0051r4r~'
),
}, name='constant_alone_quant8').AddVariations(signed(c2, c4, t5, x1, t6)).DisableLifeTimeVariation()

# Two operations have the same inputs.
# Expected values: float64 formula.
x1 = Input('x1', (F32, [2, 3, 5]))
c2 = Parameter('c2', (F32, [5]), [1.375, 1.4375, 0.6875, -1.8125, 0.4375])
t3 = Output('t3', (F32, [2, 3, 5]))
t4 = Output('t4', (F32, [2, 3, 5]))
model = Model()
model.Operation('ADD', x1, c2, 0).To(t3)
model.Operation('ADD', x1, c2, 0).To(t4)
Example({
    x1: packed('|i1',
    'c-j*a=YGsC%lB9Q=l369A3PCY{wV%S=GzNFIT@+nJWm1DVGe5', 0.0625
),
    t3: packed('|i1',
    'c-qs^6FbIdtjfW}z{}5Y__dnUpI?kdyq~|Q8X2;^e**w~rwTU', 0.0625
),
    t4: packed('|i1',
    'c-qs^6FbIdtjfW}z{}5Y__dnUpI?kdyq~|Q8X2;^e**w~rwTU', 0.0625
),
}, name='same_operation_twice').AddVariations('float16').DisableLifeTimeVariation()

# Two operations have the same inputs.
# Expected values: float64 formula.
x1 = Input('x1', (U8, [2, 3, 5], 0.5, 120))
c2 = Parameter('c2', (U8, [5], 0.5, 120), [136, 108, 96, 127, 135])
t3 = Output('t3', (U8, [2, 3, 5], 0.5, 120))
t4 = Output('t4', (U8, [2, 3, 5], 0.5, 120))
model = Model()
model.Operation('ADD', x1, c2, 0).To(t3)
model.Operation('ADD', x1, c2, 0).To(t4)
Example({
    x1: packed('<i2',
    'c-rg8NvLnnoKTwDUp6H<uCFS#Y;u1_MNwPV<doX_Dh9j&0E#aTQ~'
),
    t3: packed('<i2',
    'c-oth;L$d%vL!ZWUR#HE>fEltxLNZma-w=?E{;fT>tw(S0E_DmU;'
),
    t4: packed('<i2',
    'c-oth;L$d%vL!ZWUR#HE>fEltxLNZma-w=?E{;fT>tw(S0E_DmU;'
),
}, name='same_operation_twice_quant8').AddVariations(signed(x1, c2, t3, t4)).DisableLifeTimeVariation()

# The first and the last operation read one input.
# Expected values: float64 formula.
x1 = Input('x1', (F32, [2, 3, 5]))
c2 = Parameter('c2', (F32, [5]), [1.375, 1.4375, 0.6875, -1.8125, 0.4375])
t3 = Internal('t3', (F32, [2, 3, 5]))
t4 = Internal('t4', (F32, [2, 3, 5]))
t5 = Output('t5', (F32, [2, 3, 5]))
model = Model()
model.Operation('ADD', x1, c2, 0).To(t3)
model.Operation('RELU', t3).To(t4)
model.Operation('SUB', t4, x1, 0).To(t5)
Example({
    x1: packed('|i1',
    'c-j*a=YGsC%lB9Q=l369A3PCY{wV%S=GzNFIT@+nJWm1DVGe5', 0.0625
),
    t5: packed('|i1',
    'c-j*a=ayv`6X$*mA{1oA#Q9$WSrYF-+%M7qMok5w', 0.0625
),
}, name='input_passed_twice').AddVariations('float16').DisableLifeTimeVariation()

# The first and the last operation read one input.
# Expected values: float64 formula.
x1 = Input('x1', (U8, [2, 3, 5], 0.5, 120))
c2 = Parameter('c2', (U8, [5], 0.5, 120), [136, 108, 96, 127, 135])
t3 = Internal('t3', (U8, [2, 3, 5], 0.5, 120))
t4 = Internal('t4', (U8, [2, 3, 5], 0.5, 120))
t5 = Output('t5', (U8, [2, 3, 5], 0.5, 120))
model = Model()
model.Operation('ADD', x1, c2, 0).To(t3)
model.Operation('RELU', t3).To(t4)
model.Operation('SUB', t4, x1, 0).To(t5)
Example({
    x1: packed('<i2',
    'c-rg8NvLnnoKTwDUp6H<uCFS#Y;u1_MNwPV<doX_Dh9j&0E#aTQ~'
),
    t5: packed('<i2',
    'c-re|nNZ)}kyG6bBzh;ccTBDVax3b9L{D*jI|E(-0KQibY5'
),
}, name='input_passed_twice_quant8').AddVariations(signed(x1, c2, t3, t4, t5)).DisableLifeTimeVariation()

# An operand is read long after it was made.
# Expected values: float64 formula.
x1 = Input('x1', (F32, [2, 3, 5]))
c2 = Parameter('c2', (F32, [5]), [1.375, 1.4375, 0.6875, -1.8125, 0.4375])
t3 = Internal('t3', (F32, [2, 3, 5]))
t4 = Internal('t4', (F32, [2, 3, 5]))
t5 = Internal('t5', (F32, [2, 3, 5]))
t6 = Internal('t6', (F32, [2, 3, 5]))
t7 = Internal('t7', (F32, [2, 3, 5]))
t8 = Internal('t8', (F32, [2, 3, 5]))
t9 = Internal('t9', (F32, [2, 3, 5]))
t10 = Output('t10', (F32, [2, 3, 5]))
model = Model()
model.Operation('ADD', x1, c2, 0).To(t3)
model.Operation('RELU', x1).To(t4)
model.Operation('MINIMUM', t4, c2).To(t5)
model.Operation('MINIMUM', t5, c2).To(t6)
model.Operation('MINIMUM', t6, c2).To(t7)
model.Operation('MINIMUM', t7, c2).To(t8)
model.Operation('MINIMUM', t8, c2).To(t9)
model.Operation('ADD', t9, t3, 0).To(t10)
Example({
    x1: packed('|i1',
    'c-j*a=YGsC%lB9Q=l369A3PCY{wV%S=GzNFIT@+nJWm1DVGe5', 0.0625
),
    t10: packed('|i1',
    'c-nJvRa`0RY0UAIftR0Q*=sY|KX(~Dct2m)@$g`~^acQyMGHv', 0.0625
),
}, name='long_life').AddVariations('float16').DisableLifeTimeVariation()

# An operand is read long after it was made.
# Expected values: float64 formula.
x1 = Input('x1', (U8, [2, 3, 5], 0.5, 120))
c2 = Parameter('c2', (U8, [5], 0.5, 120), [136, 108, 96, 127, 135])
t3 = Internal('t3', (U8, [2, 3, 5], 0.5, 120))
t4 = Internal('t4', (U8, [2, 3, 5], 0.5, 120))
t5 = Internal('t5', (U8, [2, 3, 5], 0.5, 120))
t6 = Internal('t6', (U8, [2, 3, 5], 0.5, 120))
t7 = Internal('t7', (U8, [2, 3, 5], 0.5, 120))
t8 = Internal('t8', (U8, [2, 3, 5], 0.5, 120))
t9 = Internal('t9', (U8, [2, 3, 5], 0.5, 120))
t10 = Output('t10', (U8, [2, 3, 5], 0.5, 120))
model = Model()
model.Operation('ADD', x1, c2, 0).To(t3)
model.Operation('RELU', x1).To(t4)
model.Operation('MINIMUM', t4, c2).To(t5)
model.Operation('MINIMUM', t5, c2).To(t6)
model.Operation('MINIMUM', t6, c2).To(t7)
model.Operation('MINIMUM', t7, c2).To(t8)
model.Operation('MINIMUM', t8, c2).To(t9)
model.Operation('ADD', t9, t3, 0).To(t10)
Example({
    x1: packed('<i2',
    'c-rg8NvLnnoKTwDUp6H<uCFS#Y;u1_MNwPV<doX_Dh9j&0E#aTQ~'
),
    t10: packed('<i2',
    'c-mVLV$i#^vcffIZCj0T>Y5%`w}opf5}c;2*zDum+s%L%004d24if'
),
}, name='long_life_quant8').AddVariations(signed(x1, c2, t3, t4, t5, t6, t7, t8, t9, t10)).DisableLifeTimeVariation()
