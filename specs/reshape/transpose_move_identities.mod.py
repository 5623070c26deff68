# Licensed under the Apache License, Version 2.0; see LICENSE.
# Written by 'python -m corpus' from corpus/families/reshape.py; do not edit.
#
# TRANSPOSE: moves that can be merged, or taken past another operation, if one takes care.

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
I32 = 'TENSOR_INT32'
U8 = 'TENSOR_QUANT8_ASYMM'

# Two permutations that are not their own inverses become one: which comes first counts.
# Expected values: float64 formula.
x1 = Input('x1', (F32, [3, 3, 3]))
t2 = Internal('t2', (F32, [3, 3, 3]))
t3 = Output('t3', (F32, [3, 3, 3]))
t4 = Internal('t4', (F32, [3, 3, 3]))
t5 = Output('t5', (F32, [3, 3, 3]))
t6 = Internal('t6', (F32, [3, 3, 3]))
t7 = Output('t7', (F32, [3, 3, 3]))
t8 = Internal('t8', (F32, [3, 3, 3]))
t9 = Output('t9', (F32, [3, 3, 3]))
t10 = Internal('t10', (F32, [3, 3, 3]))
t11 = Output('t11', (F32, [3, 3, 3]))
model = Model()
model.Operation('TRANSPOSE', x1, [1, 2, 0]).To(t2)
model.Operation('TRANSPOSE', t2, [0, 2, 1]).To(t3)
model.Operation('TRANSPOSE', x1, [0, 2, 1]).To(t4)
model.Operation('TRANSPOSE', t4, [1, 2, 0]).To(t5)
model.Operation('TRANSPOSE', x1, [2, 0, 1]).To(t6)
model.Operation('TRANSPOSE', t6, [1, 0, 2]).To(t7)
model.Operation('TRANSPOSE', x1, [1, 2, 0]).To(t8)
model.Operation('TRANSPOSE', t8, [1, 2, 0]).To(t9)
model.Operation('TRANSPOSE', x1, [1, 2, 0]).To(t10)
model.Operation('TRANSPOSE', t10, [2, 0, 1]).To(t11)
Example({
    x1: packed('|i1',
    'c-m7Hmy@+Te&MC`f$xV558vdyafh2pSVYO;H7g?kqH_w`', 0.0625
),
    t3: packed('|i1',
    'c-m7HmpkzN5I2*stmSdT!#72g94@?+=Dl&}H7g?kj%f<o', 0.0625
),
    t5: packed('|i1',
    'c-m7vz%6Sia)I}?_;)7D!%8o2u*w}0K7P|d`VJ!ij>`(#', 0.0625
),
    t7: packed('|i1',
    'c-m8yy&!J+Qtr6)0Yl#Jhi@FZd52r%HIovnumd9iq&EuM', 0.0625
),
    t9: packed('|i1',
    'c-m8yy>P&gms{kuxaG_5hi@<`vC18nK6LYrumd9im3a!<', 0.0625
),
    t11: packed('|i1',
    'c-m7Hmy@+Te&MC`f$xV558vdyafh2pSVYO;H7g?kqH_w`', 0.0625
),
}, name='twice').AddVariations('float16').DisableLifeTimeVariation()

# Two permutations that are not their own inverses become one: which comes first counts.
# Expected values: float64 formula.
x1 = Input('x1', (U8, [3, 3, 3], 0.5, 120))
t2 = Internal('t2', (U8, [3, 3, 3], 0.5, 120))
t3 = Output('t3', (U8, [3, 3, 3], 0.5, 120))
t4 = Internal('t4', (U8, [3, 3, 3], 0.5, 120))
t5 = Output('t5', (U8, [3, 3, 3], 0.5, 120))
t6 = Internal('t6', (U8, [3, 3, 3], 0.5, 120))
t7 = Output('t7', (U8, [3, 3, 3], 0.5, 120))
t8 = Internal('t8', (U8, [3, 3, 3], 0.5, 120))
t9 = Output('t9', (U8, [3, 3, 3], 0.5, 120))
t10 = Internal('t10', (U8, [3, 3, 3], 0.5, 120))
t11 = Output('t11', (U8, [3, 3, 3], 0.5, 120))
model = Model()
model.Operation('TRANSPOSE', x1, [1, 2, 0]).To(t2)
model.Operation('TRANSPOSE', t2, [0, 2, 1]).To(t3)
model.Operation('TRANSPOSE', x1, [0, 2, 1]).To(t4)
model.Operation('TRANSPOSE', t4, [1, 2, 0]).To(t5)
model.Operation('TRANSPOSE', x1, [2, 0, 1]).To(t6)
model.Operation('TRANSPOSE', t6, [1, 0, 2]).To(t7)
model.Operation('TRANSPOSE', x1, [1, 2, 0]).To(t8)
model.Operation('TRANSPOSE', t8, [1, 2, 0]).To(t9)
model.Operation('TRANSPOSE', x1, [1, 2, 0]).To(t10)
model.Operation('TRANSPOSE', t10, [2, 0, 1]).To(t11)
Example({
    x1: packed('<i2',
    'c-qTbv#2k9)=X!g)af?GcJ`s2Arb9${S!7c*0wO<1_1wM415'
),
    t3: packed('<i2',
    'c-qTbvnX}CO+<TLU;3<KJNy0#8)iEDgm#8B*0wO<1^@$;415'
),
    t5: packed('<i2',
    'c-qTLjp!@xpBdV?W_o+N-2~^(+C?^Xv+OtcgtRc=1^@z7415'
),
    t7: packed('<i2',
    'c-qVBo4F?4dC@GN)Z)<TcAYl%ArbwJ?GtM2HncF{1_1uO415'
),
    t9: packed('<i2',
    'c-qVBo0(c18qwdlCf#|uU1$4*+C{T`Z0tkoHncF{1^@u`415'
),
    t11: packed('<i2',
    'c-qTbv#2k9)=X!g)af?GcJ`s2Arb9${S!7c*0wO<1_1wM415'
),
}, name='twice_quant8').AddVariations(signed(x1, t2, t3, t4, t5, t6, t7, t8, t9, t10, t11)).DisableLifeTimeVariation()

# Two and three permutations of four sides become one, in their order.
# Expected values: float64 formula.
x1 = Input('x1', (F32, [2, 2, 2, 2]))
t2 = Internal('t2', (F32, [2, 2, 2, 2]))
t3 = Output('t3', (F32, [2, 2, 2, 2]))
t4 = Internal('t4', (F32, [2, 2, 2, 2]))
t5 = Output('t5', (F32, [2, 2, 2, 2]))
t6 = Output('t6', (F32, [2, 2, 2, 2]))
t7 = Internal('t7', (F32, [2, 2, 2, 2]))
t8 = Output('t8', (F32, [2, 2, 2, 2]))
model = Model()
model.Operation('TRANSPOSE', x1, [1, 2, 3, 0]).To(t2)
model.Operation('TRANSPOSE', t2, [0, 2, 3, 1]).To(t3)
model.Operation('TRANSPOSE', x1, [0, 3, 1, 2]).To(t4)
model.Operation('TRANSPOSE', t4, [0, 3, 1, 2]).To(t5)
model.Operation('TRANSPOSE', x1, [3, 0, 1, 2]).To(t6)
model.Operation('TRANSPOSE', t6, [0, 2, 1, 3]).To(t7)
model.Operation('TRANSPOSE', t7, [1, 3, 0, 2]).To(t8)
Example({
    x1: [-1.5, -1.125, 0.8125, 1.875, -0.8125, -1.375, -2.4375, 1.6875, -3.9375, -2.8125, -1.8125, -1.625,
    -3.3125, -0.875, 0.6875, 2.9375],
    t3: [-1.5, 0.8125, -3.9375, -1.8125, -1.125, 1.875, -2.8125, -1.625, -0.8125, -2.4375, -3.3125, 0.6875,
    -1.375, 1.6875, -0.875, 2.9375],
    t5: [-1.5, -0.8125, -1.125, -1.375, 0.8125, -2.4375, 1.875, 1.6875, -3.9375, -3.3125, -2.8125, -0.875,
    -1.8125, 0.6875, -1.625, 2.9375],
    t6: [-1.5, 0.8125, -0.8125, -2.4375, -3.9375, -1.8125, -3.3125, 0.6875, -1.125, 1.875, -1.375, 1.6875,
    -2.8125, -1.625, -0.875, 2.9375],
    t8: [-1.5, -3.9375, -1.125, -2.8125, 0.8125, -1.8125, 1.875, -1.625, -0.8125, -3.3125, -1.375, -0.875,
    -2.4375, 0.6875, 1.6875, 2.9375],
}, name='twice_of_four').AddVariations('float16').DisableLifeTimeVariation()

# Two and three permutations of four sides become one, in their order. Each result has one reader.
# Expected values: float64 formula.
x1 = Input('x1', (F32, [2, 2, 2, 2]))
t9 = Internal('t9', (F32, [2, 2, 2, 2]))
t10 = Output('t10', (F32, [2, 2, 2, 2]))
t11 = Internal('t11', (F32, [2, 2, 2, 2]))
t12 = Output('t12', (F32, [2, 2, 2, 2]))
t13 = Output('t13', (F32, [2, 2, 2, 2]))
t14 = Internal('t14', (F32, [2, 2, 2, 2]))
t15 = Internal('t15', (F32, [2, 2, 2, 2]))
t16 = Output('t16', (F32, [2, 2, 2, 2]))
model = Model()
model.Operation('TRANSPOSE', x1, [1, 2, 3, 0]).To(t9)
model.Operation('TRANSPOSE', t9, [0, 2, 3, 1]).To(t10)
model.Operation('TRANSPOSE', x1, [0, 3, 1, 2]).To(t11)
model.Operation('TRANSPOSE', t11, [0, 3, 1, 2]).To(t12)
model.Operation('TRANSPOSE', x1, [3, 0, 1, 2]).To(t13)
model.Operation('TRANSPOSE', x1, [3, 0, 1, 2]).To(t14)
model.Operation('TRANSPOSE', t14, [0, 2, 1, 3]).To(t15)
model.Operation('TRANSPOSE', t15, [1, 3, 0, 2]).To(t16)
Example({
    x1: [-1.5, -1.125, 0.8125, 1.875, -0.8125, -1.375, -2.4375, 1.6875, -3.9375, -2.8125, -1.8125, -1.625,
    -3.3125, -0.875, 0.6875, 2.9375],
    t10: [-1.5, 0.8125, -3.9375, -1.8125, -1.125, 1.875, -2.8125, -1.625, -0.8125, -2.4375, -3.3125, 0.6875,
    -1.375, 1.6875, -0.875, 2.9375],
    t12: [-1.5, -0.8125, -1.125, -1.375, 0.8125, -2.4375, 1.875, 1.6875, -3.9375, -3.3125, -2.8125, -0.875,
    -1.8125, 0.6875, -1.625, 2.9375],
    t13: [-1.5, 0.8125, -0.8125, -2.4375, -3.9375, -1.8125, -3.3125, 0.6875, -1.125, 1.875, -1.375, 1.6875,
    -2.8125, -1.625, -0.875, 2.9375],
    t16: [-1.5, -3.9375, -1.125, -2.8125, 0.8125, -1.8125, 1.875, -1.625, -0.8125, -3.3125, -1.375, -0.875,
    -2.4375, 0.6875, 1.6875, 2.9375],
}, name='twice_of_four_unshared').AddVariations('float16').DisableLifeTimeVariation()

# Two and three permutations of four sides become one, in their order.
# Expected values: float64 formula.
x1 = Input('x1', (U8, [2, 2, 2, 2], 0.5, 120))
t2 = Internal('t2', (U8, [2, 2, 2, 2], 0.5, 120))
t3 = Output('t3', (U8, [2, 2, 2, 2], 0.5, 120))
t4 = Internal('t4', (U8, [2, 2, 2, 2], 0.5, 120))
t5 = Output('t5', (U8, [2, 2, 2, 2], 0.5, 120))
t6 = Output('t6', (U8, [2, 2, 2, 2], 0.5, 120))
t7 = Internal('t7', (U8, [2, 2, 2, 2], 0.5, 120))
t8 = Output('t8', (U8, [2, 2, 2, 2], 0.5, 120))
model = Model()
model.Operation('TRANSPOSE', x1, [1, 2, 3, 0]).To(t2)
model.Operation('TRANSPOSE', t2, [0, 2, 3, 1]).To(t3)
model.Operation('TRANSPOSE', x1, [0, 3, 1, 2]).To(t4)
model.Operation('TRANSPOSE', t4, [0, 3, 1, 2]).To(t5)
model.Operation('TRANSPOSE', x1, [3, 0, 1, 2]).To(t6)
model.Operation('TRANSPOSE', t6, [0, 2, 1, 3]).To(t7)
model.Operation('TRANSPOSE', t7, [1, 3, 0, 2]).To(t8)
Example({
    x1: [159, 80, 137, 127, 166, 155, 180, 83, 178, 98, 179, 169, 107, 85, 81, 72],
    t3: [159, 137, 178, 179, 80, 127, 98, 169, 166, 180, 107, 81, 155, 83, 85, 72],
    t5: [159, 166, 80, 155, 137, 180, 127, 83, 178, 107, 98, 85, 179, 81, 169, 72],
    t6: [159, 137, 166, 180, 178, 179, 107, 81, 80, 127, 155, 83, 98, 169, 85, 72],
    t8: [159, 178, 80, 98, 137, 179, 127, 169, 166, 107, 155, 85, 180, 81, 83, 72],
}, name='twice_of_four_quant8').AddVariations(signed(x1, t2, t3, t4, t5, t6, t7, t8)).DisableLifeTimeVariation()

# Two and three permutations of four sides become one, in their order. Each result has one reader.
# Expected values: float64 formula.
x1 = Input('x1', (U8, [2, 2, 2, 2], 0.5, 120))
t9 = Internal('t9', (U8, [2, 2, 2, 2], 0.5, 120))
t10 = Output('t10', (U8, [2, 2, 2, 2], 0.5, 120))
t11 = Internal('t11', (U8, [2, 2, 2, 2], 0.5, 120))
t12 = Output('t12', (U8, [2, 2, 2, 2], 0.5, 120))
t13 = Output('t13', (U8, [2, 2, 2, 2], 0.5, 120))
t14 = Internal('t14', (U8, [2, 2, 2, 2], 0.5, 120))
t15 = Internal('t15', (U8, [2, 2, 2, 2], 0.5, 120))
t16 = Output('t16', (U8, [2, 2, 2, 2], 0.5, 120))
model = Model()
model.Operation('TRANSPOSE', x1, [1, 2, 3, 0]).To(t9)
model.Operation('TRANSPOSE', t9, [0, 2, 3, 1]).To(t10)
model.Operation('TRANSPOSE', x1, [0, 3, 1, 2]).To(t11)
model.Operation('TRANSPOSE', t11, [0, 3, 1, 2]).To(t12)
model.Operation('TRANSPOSE', x1, [3, 0, 1, 2]).To(t13)
model.Operation('TRANSPOSE', x1, [3, 0, 1, 2]).To(t14)
model.Operation('TRANSPOSE', t14, [0, 2, 1, 3]).To(t15)
model.Operation('TRANSPOSE', t15, [1, 3, 0, 2]).To(t16)
Example({
    x1: [159, 80, 137, 127, 166, 155, 180, 83, 178, 98, 179, 169, 107, 85, 81, 72],
    t10: [159, 137, 178, 179, 80, 127, 98, 169, 166, 180, 107, 81, 155, 83, 85, 72],
    t12: [159, 166, 80, 155, 137, 180, 127, 83, 178, 107, 98, 85, 179, 81, 169, 72],
    t13: [159, 137, 166, 180, 178, 179, 107, 81, 80, 127, 155, 83, 98, 169, 85, 72],
    t16: [159, 178, 80, 98, 137, 179, 127, 169, 166, 107, 155, 85, 180, 81, 83, 72],
}, name='twice_of_four_unshared_quant8').AddVariations(signed(x1, t9, t10, t11, t12, t13, t14, t15, t16)).DisableLifeTimeVariation()

# An operation between a transposition and its inverse moves past both, if its axis or constant is
# turned with it.
# Expected values: float64 formula.
x1 = Input('x1', (F32, [3, 3, 3]))
t4 = Internal('t4', (F32, [3, 3, 3]))
c2 = Parameter('c2', (F32, [3]), [1.0, -2.0, 3.0])
t5 = Internal('t5', (F32, [3, 3, 3]))
t6 = Output('t6', (F32, [3, 3, 3]))
t7 = Internal('t7', (F32, [3, 3, 3]))
c3 = Parameter('c3', (F32, [3, 1]), [4.0, -1.0, 2.0])
t8 = Internal('t8', (F32, [3, 3, 3]))
t9 = Output('t9', (F32, [3, 3, 3]))
t10 = Internal('t10', (F32, [3, 3, 3]))
t11 = Internal('t11', (F32, [3, 3, 3]))
t12 = Output('t12', (F32, [3, 3, 3]))
t14 = Internal('t14', (F32, [3, 3, 3]))
c13 = Parameter('c13', (I32, [3]), [2, 0, 0])
t15 = Internal('t15', (F32, [3, 3, 3]))
t16 = Output('t16', (F32, [3, 3, 3]))
t17 = Internal('t17', (F32, [3, 3, 3]))
t18 = Internal('t18', (F32, [2, 3, 3]))
t19 = Output('t19', (F32, [3, 2, 3]))
t21 = Internal('t21', (F32, [3, 3, 3]))
c20 = Parameter('c20', (I32, [3, 2]), [1, 0, 0, 0, 0, 0])
t22 = Internal('t22', (F32, [4, 3, 3]))
t23 = Output('t23', (F32, [3, 4, 3]))
t24 = Internal('t24', (F32, [3, 3, 3]))
t25 = Internal('t25', (F32, [3, 3, 2]))
t26 = Output('t26', (F32, [2, 3, 3]))
model = Model()
model.Operation('TRANSPOSE', x1, [1, 2, 0]).To(t4)
model.Operation('ADD', t4, c2, 0).To(t5)
model.Operation('TRANSPOSE', t5, [2, 0, 1]).To(t6)
model.Operation('TRANSPOSE', x1, [1, 2, 0]).To(t7)
model.Operation('SUB', t7, c3, 0).To(t8)
model.Operation('TRANSPOSE', t8, [2, 0, 1]).To(t9)
model.Operation('TRANSPOSE', x1, [1, 2, 0]).To(t10)
model.Operation('MAXIMUM', t10, c2).To(t11)
model.Operation('TRANSPOSE', t11, [2, 0, 1]).To(t12)
model.Operation('TRANSPOSE', x1, [1, 2, 0]).To(t14)
model.Operation('GATHER', t14, 0, c13).To(t15)
model.Operation('TRANSPOSE', t15, [2, 0, 1]).To(t16)
model.Operation('TRANSPOSE', x1, [1, 2, 0]).To(t17)
model.Operation('SLICE', t17, [1, 0, 0], [2, 3, 3]).To(t18)
model.Operation('TRANSPOSE', t18, [2, 0, 1]).To(t19)
model.Operation('TRANSPOSE', x1, [1, 2, 0]).To(t21)
model.Operation('PAD', t21, c20).To(t22)
model.Operation('TRANSPOSE', t22, [2, 0, 1]).To(t23)
model.Operation('TRANSPOSE', x1, [1, 2, 0]).To(t24)
model.Operation('STRIDED_SLICE', t24, [2, 0, 0], [-4, 3, 3], [-1, 1, 2], 1, 0, 0).To(t25)
model.Operation('TRANSPOSE', t25, [2, 0, 1]).To(t26)
Example({
    x1: packed('|i1',
    'c-k{He$H&itt9i$>WGT`qgN)UK8oEjRCsn$@ZDhmmM;v5', 0.0625
),
    t6: packed('|i1',
    'c-nJy{x0k%ZKT5|wS?vWp;IEOF1qm~28jK1l=}<-h|dbB', 0.0625
),
    t9: packed('|i1',
    'c-jFQ0ObGmL&w8T>*6fl`qTv9^2+qu(bnt{;P$D}{-X-M6Sx', 0.0625
),
    t12: packed('|i1',
    'c-k{H77(x#P?8a_dY~fz=#|NXj|K*Y24DaHXg~-A', 0.0625
),
    t16: packed('|i1',
    'c-m8v`DbeU9EeO#eY85F0z`uE4vXC}1R?;Z^$Zp', 0.0625
),
    t19: [0.1875, 3.875, 0.6875, 2.125, 1.75, -0.125, 1.9375, -1.875, -1.375, 3.25, -3.375, -0.9375, 2.0,
    -1.625, -3.4375, 1.0625, -1.125, -3.8125],
    t23: packed('|i1',
    'c-muNU@$d)&TPl6B=e7ffx+sCiu|KjCZ|3E*<yDL6`q|Ge0LZCwl)li', 0.0625
),
    t26: [2.125, 1.75, -0.125, 0.1875, 3.875, 0.6875, 3.3125, 3.1875, -1.5625, 1.0625, -1.125, -3.8125, 2.0,
    -1.625, -3.4375, 1.375, -2.25, 3.0625],
}, name='past').AddVariations('float16').DisableLifeTimeVariation()

# An operation between a transposition and its inverse moves past both, if its axis or constant is
# turned with it.
# Expected values: float64 formula.
x1 = Input('x1', (U8, [3, 3, 3], 0.5, 120))
t4 = Internal('t4', (U8, [3, 3, 3], 0.5, 120))
c2 = Parameter('c2', (U8, [3], 0.5, 120), [122, 116, 126])
t5 = Internal('t5', (U8, [3, 3, 3], 0.5, 120))
t6 = Output('t6', (U8, [3, 3, 3], 0.5, 120))
t7 = Internal('t7', (U8, [3, 3, 3], 0.5, 120))
c3 = Parameter('c3', (U8, [3, 1], 0.5, 120), [128, 118, 124])
t8 = Internal('t8', (U8, [3, 3, 3], 0.5, 120))
t9 = Output('t9', (U8, [3, 3, 3], 0.5, 120))
t10 = Internal('t10', (U8, [3, 3, 3], 0.5, 120))
t11 = Internal('t11', (U8, [3, 3, 3], 0.5, 120))
t12 = Output('t12', (U8, [3, 3, 3], 0.5, 120))
t14 = Internal('t14', (U8, [3, 3, 3], 0.5, 120))
c13 = Parameter('c13', (I32, [3]), [2, 0, 0])
t15 = Internal('t15', (U8, [3, 3, 3], 0.5, 120))
t16 = Output('t16', (U8, [3, 3, 3], 0.5, 120))
t17 = Internal('t17', (U8, [3, 3, 3], 0.5, 120))
t18 = Internal('t18', (U8, [2, 3, 3], 0.5, 120))
t19 = Output('t19', (U8, [3, 2, 3], 0.5, 120))
t21 = Internal('t21', (U8, [3, 3, 3], 0.5, 120))
c20 = Parameter('c20', (I32, [3, 2]), [1, 0, 0, 0, 0, 0])
t22 = Internal('t22', (U8, [4, 3, 3], 0.5, 120))
t23 = Output('t23', (U8, [3, 4, 3], 0.5, 120))
t24 = Internal('t24', (U8, [3, 3, 3], 0.5, 120))
t25 = Internal('t25', (U8, [3, 3, 2], 0.5, 120))
t26 = Output('t26', (U8, [2, 3, 3], 0.5, 120))
model = Model()
model.Operation('TRANSPOSE', x1, [1, 2, 0]).To(t4)
model.Operation('ADD', t4, c2, 0).To(t5)
model.Operation('TRANSPOSE', t5, [2, 0, 1]).To(t6)
model.Operation('TRANSPOSE', x1, [1, 2, 0]).To(t7)
model.Operation('SUB', t7, c3, 0).To(t8)
model.Operation('TRANSPOSE', t8, [2, 0, 1]).To(t9)
model.Operation('TRANSPOSE', x1, [1, 2, 0]).To(t10)
model.Operation('MAXIMUM', t10, c2).To(t11)
model.Operation('TRANSPOSE', t11, [2, 0, 1]).To(t12)
model.Operation('TRANSPOSE', x1, [1, 2, 0]).To(t14)
model.Operation('GATHER', t14, 0, c13).To(t15)
model.Operation('TRANSPOSE', t15, [2, 0, 1]).To(t16)
model.Operation('TRANSPOSE', x1, [1, 2, 0]).To(t17)
model.Operation('SLICE', t17, [1, 0, 0], [2, 3, 3]).To(t18)
model.Operation('TRANSPOSE', t18, [2, 0, 1]).To(t19)
model.Operation('TRANSPOSE', x1, [1, 2, 0]).To(t21)
model.Operation('PAD', t21, c20).To(t22)
model.Operation('TRANSPOSE', t22, [2, 0, 1]).To(t23)
model.Operation('TRANSPOSE', x1, [1, 2, 0]).To(t24)
model.Operation('STRIDED_SLICE', t24, [2, 0, 0], [-4, 3, 3], [-1, 1, 2], 1, 0, 0).To(t25)
model.Operation('TRANSPOSE', t25, [2, 0, 1]).To(t26)
Example({
    x1: packed('<i2',
    'c-re~@1I$=yfnFf?dEwis#ZEIm>rk4*e!Qb#F8Wi+yDSV91ZL'
),
    t6: packed('<i2',
    'c-rgfoH)B;WqE4j%Js9Rlr6QHGd(3|rBCsUxK$YpxB&o0oDL8'
),
    t9: packed('<i2',
    'c-m{~?4DS$I5)L=>DE~jYL;3onjV%h-!8u|U|AdkZU6u?jt!C'
),
    t12: packed('<i2',
    'c-re~@1I$<ysD~x?dEwis#caPm|a)5xUOze-I6*6+yDS*oeu*'
),
    t16: packed('<i2',
    'c-kvXuJ3B^2O@_Bv)68(2SgD|lH$@90}%sm002k*4m$'
),
    t19: [153, 118, 167, 117, 99, 127, 152, 122, 169, 64, 160, 155, 70, 109, 146, 88, 164, 98],
    t23: packed('<i2',
    'c-pI|sOW0%pINrNG`YT_qGIjlc{8e3IxLtCWXGi~cFUa<u_TFs2mk=&5)vc'
),
    t26: [117, 99, 127, 153, 118, 167, 138, 135, 143, 88, 164, 98, 70, 109, 146, 94, 102, 163],
}, name='past_quant8').AddVariations(signed(x1, t4, c2, t5, t6, t7, c3, t8, t9, t10, t11, t12, t14, t15, t16, t17, t18, t19, t21, t22, t23, t24, t25, t26)).DisableLifeTimeVariation()

# Operations read a transposed tensor, along axes of that tensor.
# Expected values: float64 formula.
x1 = Input('x1', (F32, [3, 3, 3]))
t3 = Internal('t3', (F32, [3, 3, 3]))
x2 = Input('x2', (F32, [3, 3, 3]))
t4 = Internal('t4', (F32, [3, 3, 3]))
t5 = Internal('t5', (F32, [3, 3, 3]))
t6 = Output('t6', (F32, [1, 3, 3]))
t7 = Internal('t7', (F32, [1, 3, 3]))
t8 = Output('t8', (F32, [1, 3, 3]))
t9 = Internal('t9', (F32, [6, 3, 3]))
t10 = Output('t10', (F32, [3, 6, 3]))
t11 = Internal('t11', (F32, [3, 3, 3]))
t12 = Output('t12', (F32, [3, 3, 3]))
t13 = Output('t13', (F32, [9, 3]))
t14 = Internal('t14', (F32, [3, 9]))
t15 = Output('t15', (F32, [9, 3]))
c16 = Parameter('c16', (I32, [1]), [0])
t17 = Output('t17', (F32, [3, 3]))
c18 = Parameter('c18', (I32, [2]), [1, 2])
t19 = Output('t19', (F32, [3, 1, 1]))
model = Model()
model.Operation('TRANSPOSE', x1, [1, 2, 0]).To(t3)
model.Operation('TRANSPOSE', x2, [1, 2, 0]).To(t4)
model.Operation('TRANSPOSE', x1, [2, 0, 1]).To(t5)
model.Operation('SPLIT', t5, 0, 3).To(t6, t7, t8)
model.Operation('CONCATENATION', t3, t4, 0).To(t9)
model.Operation('TRANSPOSE', t9, [2, 0, 1]).To(t10)
model.Operation('TRANSPOSE', x2, [2, 0, 1]).To(t11)
model.Operation('MAXIMUM', t3, t11).To(t12)
model.Operation('RESHAPE', t3, [9, 3]).To(t13)
model.Operation('RESHAPE', t3, [3, 9]).To(t14)
model.Operation('TRANSPOSE', t14, [1, 0]).To(t15)
model.Operation('REDUCE_MAX', t3, c16, False).To(t17)
model.Operation('REDUCE_MIN', t3, c18, True).To(t19)
Example({
    x1: packed('|i1',
    'c-jFQ0ObG9>gd24`!y5*)BHLS-3|EZFTp7P78lq0IM&nz4#x', 0.0625
),
    x2: packed('|i1',
    'c-j-SwD@Cu`m7Mwop0|Azg&N#{hwb}UiaON*MH3bzdjC`', 0.0625
),
    t6: [-3.125, -4.0, 3.3125, -2.8125, 1.0625, -0.5, -3.9375, 1.375, -0.375],
    t8: [-1.5, -0.3125, 0.0, 3.625, 0.8125, 2.9375, -0.0625, -2.5625, -2.625],
    t10: packed('|i1',
    'c-jFr0LlN(>gd24`!y5*6*)NkGt12q3e)^L5#0^==`Y;&?=ke(>?{AlDE}50*ZMft4;>#Z?%3=7HWor1Uj', 0.0625
),
    t12: packed('|i1',
    'c-j;FbM}>?2EWyROJgyqFWR!ae=UA+iM+Is*Ea(IoY@LL', 0.0625
),
    t13: packed('|i1',
    'c-jFQ0ObG9)4}TeDCj!>z!4T2-52`}*ERV16zMnsFV^F#4#x', 0.0625
),
    t15: packed('|i1',
    'c-jFQ0ObG9z%|nm_`w$X>KYXM-RUS7IOzKTIt?%X*VfcP4#x', 0.0625
),
    t17: [3.3125, 1.0625, 1.375, 1.625, -0.25, 3.5, 0.0, 3.625, -0.0625],
    t19: [-3.9375, -4.0, -2.625],
}, name='before').AddVariations('float16').DisableLifeTimeVariation()

# Operations read a transposed tensor, along axes of that tensor. Each result has one reader.
# Expected values: float64 formula.
x1 = Input('x1', (F32, [3, 3, 3]))
t20 = Internal('t20', (F32, [3, 3, 3]))
x2 = Input('x2', (F32, [3, 3, 3]))
t21 = Internal('t21', (F32, [3, 3, 3]))
t22 = Internal('t22', (F32, [6, 3, 3]))
t23 = Output('t23', (F32, [3, 6, 3]))
t24 = Internal('t24', (F32, [3, 3, 3]))
t25 = Internal('t25', (F32, [3, 3, 3]))
t26 = Output('t26', (F32, [3, 3, 3]))
t27 = Internal('t27', (F32, [3, 3, 3]))
t28 = Output('t28', (F32, [9, 3]))
t29 = Internal('t29', (F32, [3, 3, 3]))
t30 = Internal('t30', (F32, [3, 9]))
t31 = Output('t31', (F32, [9, 3]))
t32 = Internal('t32', (F32, [3, 3, 3]))
c16 = Parameter('c16', (I32, [1]), [0])
t33 = Output('t33', (F32, [3, 3]))
t34 = Internal('t34', (F32, [3, 3, 3]))
c18 = Parameter('c18', (I32, [2]), [1, 2])
t35 = Output('t35', (F32, [3, 1, 1]))
t36 = Internal('t36', (F32, [3, 3, 3]))
t37 = Internal('t37', (F32, [1, 3, 3]))
t38 = Internal('t38', (F32, [1, 3, 3]))
t39 = Output('t39', (F32, [1, 3, 3]))
t40 = Internal('t40', (F32, [3, 3, 3]))
t41 = Output('t41', (F32, [1, 3, 3]))
t42 = Internal('t42', (F32, [1, 3, 3]))
t43 = Internal('t43', (F32, [1, 3, 3]))
model = Model()
model.Operation('TRANSPOSE', x1, [1, 2, 0]).To(t20)
model.Operation('TRANSPOSE', x2, [1, 2, 0]).To(t21)
model.Operation('CONCATENATION', t20, t21, 0).To(t22)
model.Operation('TRANSPOSE', t22, [2, 0, 1]).To(t23)
model.Operation('TRANSPOSE', x1, [1, 2, 0]).To(t24)
model.Operation('TRANSPOSE', x2, [2, 0, 1]).To(t25)
model.Operation('MAXIMUM', t24, t25).To(t26)
model.Operation('TRANSPOSE', x1, [1, 2, 0]).To(t27)
model.Operation('RESHAPE', t27, [9, 3]).To(t28)
model.Operation('TRANSPOSE', x1, [1, 2, 0]).To(t29)
model.Operation('RESHAPE', t29, [3, 9]).To(t30)
model.Operation('TRANSPOSE', t30, [1, 0]).To(t31)
model.Operation('TRANSPOSE', x1, [1, 2, 0]).To(t32)
model.Operation('REDUCE_MAX', t32, c16, False).To(t33)
model.Operation('TRANSPOSE', x1, [1, 2, 0]).To(t34)
model.Operation('REDUCE_MIN', t34, c18, True).To(t35)
model.Operation('TRANSPOSE', x1, [2, 0, 1]).To(t36)
model.Operation('SPLIT', t36, 0, 3).To(t37, t38, t39)
model.Operation('TRANSPOSE', x1, [2, 0, 1]).To(t40)
model.Operation('SPLIT', t40, 0, 3).To(t41, t42, t43)
Example({
    x1: packed('|i1',
    'c-jFQ0ObG9>gd24`!y5*)BHLS-3|EZFTp7P78lq0IM&nz4#x', 0.0625
),
    x2: packed('|i1',
    'c-j-SwD@Cu`m7Mwop0|Azg&N#{hwb}UiaON*MH3bzdjC`', 0.0625
),
    t23: packed('|i1',
    'c-jFr0LlN(>gd24`!y5*6*)NkGt12q3e)^L5#0^==`Y;&?=ke(>?{AlDE}50*ZMft4;>#Z?%3=7HWor1Uj', 0.0625
),
    t26: packed('|i1',
    'c-j;FbM}>?2EWyROJgyqFWR!ae=UA+iM+Is*Ea(IoY@LL', 0.0625
),
    t28: packed('|i1',
    'c-jFQ0ObG9)4}TeDCj!>z!4T2-52`}*ERV16zMnsFV^F#4#x', 0.0625
),
    t31: packed('|i1',
    'c-jFQ0ObG9z%|nm_`w$X>KYXM-RUS7IOzKTIt?%X*VfcP4#x', 0.0625
),
    t33: [3.3125, 1.0625, 1.375, 1.625, -0.25, 3.5, 0.0, 3.625, -0.0625],
    t35: [-3.9375, -4.0, -2.625],
    t39: [-1.5, -0.3125, 0.0, 3.625, 0.8125, 2.9375, -0.0625, -2.5625, -2.625],
    t41: [-3.125, -4.0, 3.3125, -2.8125, 1.0625, -0.5, -3.9375, 1.375, -0.375],
}, name='before_unshared').AddVariations('float16').DisableLifeTimeVariation()

# Operations read a transposed tensor, along axes of that tensor.
# Expected values: float64 formula.
x1 = Input('x1', (U8, [3, 3, 3], 0.5, 120))
t3 = Internal('t3', (U8, [3, 3, 3], 0.5, 120))
x2 = Input('x2', (U8, [3, 3, 3], 0.5, 120))
t4 = Internal('t4', (U8, [3, 3, 3], 0.5, 120))
t5 = Internal('t5', (U8, [3, 3, 3], 0.5, 120))
t6 = Output('t6', (U8, [1, 3, 3], 0.5, 120))
t7 = Internal('t7', (U8, [1, 3, 3], 0.5, 120))
t8 = Output('t8', (U8, [1, 3, 3], 0.5, 120))
t9 = Internal('t9', (U8, [6, 3, 3], 0.5, 120))
t10 = Output('t10', (U8, [3, 6, 3], 0.5, 120))
t11 = Internal('t11', (U8, [3, 3, 3], 0.5, 120))
t12 = Output('t12', (U8, [3, 3, 3], 0.5, 120))
t13 = Output('t13', (U8, [9, 3], 0.5, 120))
t14 = Internal('t14', (U8, [3, 9], 0.5, 120))
t15 = Output('t15', (U8, [9, 3], 0.5, 120))
c16 = Parameter('c16', (I32, [1]), [0])
t17 = Output('t17', (U8, [3, 3], 0.5, 120))
c18 = Parameter('c18', (I32, [2]), [1, 2])
t19 = Output('t19', (U8, [3, 1, 1], 0.5, 120))
model = Model()
model.Operation('TRANSPOSE', x1, [1, 2, 0]).To(t3)
model.Operation('TRANSPOSE', x2, [1, 2, 0]).To(t4)
model.Operation('TRANSPOSE', x1, [2, 0, 1]).To(t5)
model.Operation('SPLIT', t5, 0, 3).To(t6, t7, t8)
model.Operation('CONCATENATION', t3, t4, 0).To(t9)
model.Operation('TRANSPOSE', t9, [2, 0, 1]).To(t10)
model.Operation('TRANSPOSE', x2, [2, 0, 1]).To(t11)
model.Operation('MAXIMUM', t3, t11).To(t12)
model.Operation('RESHAPE', t3, [9, 3]).To(t13)
model.Operation('RESHAPE', t3, [3, 9]).To(t14)
model.Operation('TRANSPOSE', t14, [1, 0]).To(t15)
model.Operation('REDUCE_MAX', t3, c16, False).To(t17)
model.Operation('REDUCE_MIN', t3, c18, True).To(t19)
Example({
    x1: packed('<i2',
    'c-mX<9GGG=t$ad_e?@O(XGyAU^`yzcWov@E(pE9x1_1Jw3`z'
),
    x2: packed('<i2',
    'c-q@ivEJRYuPve|yC67Yd3E>9*-NrQ(ks`rwiGkq1^^mq4J!'
),
    t6: [175, 100, 119, 79, 89, 101, 146, 118, 138],
    t8: [81, 150, 124, 141, 116, 123, 83, 82, 170],
    t10: packed('<i2',
    'c-mX<9GGG=t$aewmWuW6o_%c*MgA4Nk)0)}w$<4M!5Pb|yJyaxG&#6zO;A_bswG(=>6L3*TZ$RT0ssmG8FT'
),
    t12: packed('<i2',
    'c-q_IKPkIn@{-=xipa8p<!h!@wyf{#novEvX3Z)F+yDSkfDWD'
),
    t13: packed('<i2',
    'c-mX<Kgqdba$s+8N@ST$=bC9HLFK7k6KvCJs#h`K1_1Ti3`z'
),
    t15: packed('<i2',
    'c-mW^Qtls_I;pJ7*=9mTr|sl5X@S#fdP}N<gH|!%1_1T|3`z'
),
    t17: [175, 101, 146, 144, 137, 172, 150, 141, 170],
    t19: [67, 60, 61],
}, name='before_quant8').AddVariations(signed(x1, t3, x2, t4, t5, t6, t7, t8, t9, t10, t11, t12, t13, t14, t15, t17, t19)).DisableLifeTimeVariation()

# Operations read a transposed tensor, along axes of that tensor. Each result has one reader.
# Expected values: float64 formula.
x1 = Input('x1', (U8, [3, 3, 3], 0.5, 120))
t20 = Internal('t20', (U8, [3, 3, 3], 0.5, 120))
x2 = Input('x2', (U8, [3, 3, 3], 0.5, 120))
t21 = Internal('t21', (U8, [3, 3, 3], 0.5, 120))
t22 = Internal('t22', (U8, [6, 3, 3], 0.5, 120))
t23 = Output('t23', (U8, [3, 6, 3], 0.5, 120))
t24 = Internal('t24', (U8, [3, 3, 3], 0.5, 120))
t25 = Internal('t25', (U8, [3, 3, 3], 0.5, 120))
t26 = Output('t26', (U8, [3, 3, 3], 0.5, 120))
t27 = Internal('t27', (U8, [3, 3, 3], 0.5, 120))
t28 = Output('t28', (U8, [9, 3], 0.5, 120))
t29 = Internal('t29', (U8, [3, 3, 3], 0.5, 120))
t30 = Internal('t30', (U8, [3, 9], 0.5, 120))
t31 = Output('t31', (U8, [9, 3], 0.5, 120))
t32 = Internal('t32', (U8, [3, 3, 3], 0.5, 120))
c16 = Parameter('c16', (I32, [1]), [0])
t33 = Output('t33', (U8, [3, 3], 0.5, 120))
t34 = Internal('t34', (U8, [3, 3, 3], 0.5, 120))
c18 = Parameter('c18', (I32, [2]), [1, 2])
t35 = Output('t35', (U8, [3, 1, 1], 0.5, 120))
t36 = Internal('t36', (U8, [3, 3, 3], 0.5, 120))
t37 = Internal('t37', (U8, [1, 3, 3], 0.5, 120))
t38 = Internal('t38', (U8, [1, 3, 3], 0.5, 120))
t39 = Output('t39', (U8, [1, 3, 3], 0.5, 120))
t40 = Internal('t40', (U8, [3, 3, 3], 0.5, 120))
t41 = Output('t41', (U8, [1, 3, 3], 0.5, 120))
t42 = Internal('t42', (U8, [1, 3, 3], 0.5, 120))
t43 = Internal('t43', (U8, [1, 3, 3], 0.5, 120))
model = Model()
model.Operation('TRANSPOSE', x1, [1, 2, 0]).To(t20)
model.Operation('TRANSPOSE', x2, [1, 2, 0]).To(t21)
model.Operation('CONCATENATION', t20, t21, 0).To(t22)
model.Operation('TRANSPOSE', t22, [2, 0, 1]).To(t23)
model.Operation('TRANSPOSE', x1, [1, 2, 0]).To(t24)
model.Operation('TRANSPOSE', x2, [2, 0, 1]).To(t25)
model.Operation('MAXIMUM', t24, t25).To(t26)
model.Operation('TRANSPOSE', x1, [1, 2, 0]).To(t27)
model.Operation('RESHAPE', t27, [9, 3]).To(t28)
model.Operation('TRANSPOSE', x1, [1, 2, 0]).To(t29)
model.Operation('RESHAPE', t29, [3, 9]).To(t30)
model.Operation('TRANSPOSE', t30, [1, 0]).To(t31)
model.Operation('TRANSPOSE', x1, [1, 2, 0]).To(t32)
model.Operation('REDUCE_MAX', t32, c16, False).To(t33)
model.Operation('TRANSPOSE', x1, [1, 2, 0]).To(t34)
model.Operation('REDUCE_MIN', t34, c18, True).To(t35)
model.Operation('TRANSPOSE', x1, [2, 0, 1]).To(t36)
model.Operation('SPLIT', t36, 0, 3).To(t37, t38, t39)
model.Operation('TRANSPOSE', x1, [2, 0, 1]).To(t40)
model.Operation('SPLIT', t40, 0, 3).To(t41, t42, t43)
Example({
    x1: packed('<i2',
    'c-mX<9GGG=t$ad_e?@O(XGyAU^`yzcWov@E(pE9x1_1Jw3`z'
),
    x2: packed('<i2',
    'c-q@ivEJRYuPve|yC67Yd3E>9*-NrQ(ks`rwiGkq1^^mq4J!'
),
    t23: packed('<i2',
    'c-mX<9GGG=t$aewmWuW6o_%c*MgA4Nk)0)}w$<4M!5Pb|yJyaxG&#6zO;A_bswG(=>6L3*TZ$RT0ssmG8FT'
),
    t26: packed('<i2',
    'c-q_IKPkIn@{-=xipa8p<!h!@wyf{#novEvX3Z)F+yDSkfDWD'
),
    t28: packed('<i2',
    'c-mX<Kgqdba$s+8N@ST$=bC9HLFK7k6KvCJs#h`K1_1Ti3`z'
),
    t31: packed('<i2',
    'c-mW^Qtls_I;pJ7*=9mTr|sl5X@S#fdP}N<gH|!%1_1T|3`z'
),
    t33: [175, 101, 146, 144, 137, 172, 150, 141, 170],
    t35: [67, 60, 61],
    t39: [81, 150, 124, 141, 116, 123, 83, 82, 170],
    t41: [175, 100, 119, 79, 89, 101, 146, 118, 138],
}, name='before_unshared_quant8').AddVariations(signed(x1, t20, x2, t21, t22, t23, t24, t25, t26, t27, t28, t29, t30, t31, t32, t33, t34, t35, t36, t37, t38, t39, t40, t41, t42, t43)).DisableLifeTimeVariation()
