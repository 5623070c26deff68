# Licensed under the Apache License, Version 2.0; see LICENSE.
# Written by 'python -m corpus' from corpus/families/pooling.py; do not edit.
#
# AVERAGE_POOL_2D: what reads a result in the layout that it was declared in.

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

# Height, width and channels are equal in number, so that a reader in a wrong layout finds a
# fitting shape.
# Expected values: float64 formula.
x1 = Input('x1', (F32, [1, 3, 3, 3]))
t3 = Internal('t3', (F32, [1, 3, 3, 3]))
t4 = Internal('t4', (F32, [1, 3, 3, 1]))
t5 = Internal('t5', (F32, [1, 3, 3, 1]))
t6 = Output('t6', (F32, [1, 3, 3, 1]))
t7 = Internal('t7', (F32, [1, 3, 3, 3]))
t8 = Output('t8', (F32, [9, 3]))
t9 = Internal('t9', (F32, [1, 3, 3, 3]))
t10 = Output('t10', (F32, [27]))
t11 = Internal('t11', (F32, [1, 3, 3, 3]))
t12 = Output('t12', (F32, [1, 3, 3, 3]))
t13 = Internal('t13', (F32, [1, 3, 3, 3]))
c14 = Parameter('c14', (I32, [1]), [3])
t15 = Output('t15', (F32, [1, 3, 3]))
t16 = Internal('t16', (F32, [1, 3, 3, 3]))
t17 = Output('t17', (I32, [1, 3, 3]))
t18 = Internal('t18', (F32, [1, 3, 3, 3]))
t19 = Output('t19', (F32, [1, 6, 3, 3]))
t20 = Internal('t20', (F32, [1, 3, 3, 3]))
c21 = Parameter('c21', (I32, [3]), [2, 0, 0])
t22 = Output('t22', (F32, [1, 3, 3, 3]))
t23 = Internal('t23', (F32, [1, 3, 3, 3]))
t24 = Output('t24', (F32, [1, 2, 3, 1]))
t25 = Internal('t25', (F32, [1, 3, 3, 3]))
c26 = Parameter('c26', (I32, [4, 2]), [0, 0, 1, 0, 0, 0, 0, 2])
t27 = Output('t27', (F32, [1, 4, 3, 5]))
t28 = Internal('t28', (F32, [1, 3, 3, 3]))
c2 = Parameter('c2', (F32, [3]), [1.0, -2.0, 3.0])
t29 = Output('t29', (F32, [1, 3, 3, 3]))
model = Model()
model.Operation('AVERAGE_POOL_2D', x1, 2, 1, 1, 1, 1, 0).To(t3)
model.Operation('SPLIT', t3, 3, 3).To(t4, t5, t6)
model.Operation('AVERAGE_POOL_2D', x1, 2, 1, 1, 1, 1, 0).To(t7)
model.Operation('RESHAPE', t7, [9, 3]).To(t8)
model.Operation('AVERAGE_POOL_2D', x1, 2, 1, 1, 1, 1, 0).To(t9)
model.Operation('RESHAPE', t9, [27]).To(t10)
model.Operation('AVERAGE_POOL_2D', x1, 2, 1, 1, 1, 1, 0).To(t11)
model.Operation('TRANSPOSE', t11, [0, 3, 1, 2]).To(t12)
model.Operation('AVERAGE_POOL_2D', x1, 2, 1, 1, 1, 1, 0).To(t13)
model.Operation('REDUCE_MAX', t13, c14, False).To(t15)
model.Operation('AVERAGE_POOL_2D', x1, 2, 1, 1, 1, 1, 0).To(t16)
model.Operation('ARGMAX', t16, 3).To(t17)
model.Operation('AVERAGE_POOL_2D', x1, 2, 1, 1, 1, 1, 0).To(t18)
model.Operation('CONCATENATION', t18, x1, 1).To(t19)
model.Operation('AVERAGE_POOL_2D', x1, 2, 1, 1, 1, 1, 0).To(t20)
model.Operation('GATHER', t20, 2, c21).To(t22)
model.Operation('AVERAGE_POOL_2D', x1, 2, 1, 1, 1, 1, 0).To(t23)
model.Operation('SLICE', t23, [0, 1, 0, 2], [1, 2, 3, 1]).To(t24)
model.Operation('AVERAGE_POOL_2D', x1, 2, 1, 1, 1, 1, 0).To(t25)
model.Operation('PAD', t25, c26).To(t27)
model.Operation('AVERAGE_POOL_2D', x1, 2, 1, 1, 1, 1, 0).To(t28)
model.Operation('ADD', t28, c2, 0).To(t29)
Example({
    x1: packed('|i1',
    'c-jFQ0ObGu0Ri~>{P_O<`~L{|1O5I12l)a51^Nj5`vLbT58e', 0.5
),
    t6: [0.5, -2.0, -1.0, 4.0, -1.5, 3.5, 1.0, 4.0, 0.5],
    t8: packed('|i1',
    'c-jFQ0ObGu0Ri~>{P_O<`~L{|1O5I12l)a51^Nj5`vLbT58e', 0.5
),
    t10: packed('|i1',
    'c-jFQ0ObGu0Ri~>{P_O<`~L{|1O5I12l)a51^Nj5`vLbT58e', 0.5
),
    t12: packed('|i1',
    'c-jFQ0ObGu`1t$y{`m#`0s8*`0|5g1`vLs^2>k~F2mufA58e', 0.5
),
    t15: [0.5, -2.0, -1.0, 4.0, 1.5, 3.5, 1.0, 4.0, 0.5],
    t17: [1, 2, 1, 2, 1, 2, 1, 2, 2],
    t19: packed('|i1',
    'c-s5R$oS*epCAAJ{r=DKgZb}2M)sdfOsu~+{`_YAi(3i+n#>=&', 0.5
),
    t22: packed('|i1',
    'c-s5%@84fWMj-mf$o~632N3=F&G?gv35WpMvkmV', 0.5
),
    t24: [4.0, -1.5, 3.5, 1.0, 4.0, 0.5],
    t27: packed('|i1',
    'c-mEpNeTcU48&4J^#8BbZrZDJ2q6r73lZ4rg-o!!%6dS`gwq-ft>#w02cvKg-T', 0.5
),
    t29: packed('|i1',
    'c-jFQ0ObGw{RjH?0{Z#{{re93{{sO14g3BG2lfvB_XqL(5CQ', 0.5
),
}, name='equal_sides').AddVariations('float16').DisableLifeTimeVariation()

# Height, width and channels are equal in number, so that a reader in a wrong layout finds a
# fitting shape.
# Expected values: float64 formula.
x1 = Input('x1', (U8, [1, 3, 3, 3], 0.5, 120))
t3 = Internal('t3', (U8, [1, 3, 3, 3], 0.5, 120))
t4 = Internal('t4', (U8, [1, 3, 3, 1], 0.5, 120))
t5 = Internal('t5', (U8, [1, 3, 3, 1], 0.5, 120))
t6 = Output('t6', (U8, [1, 3, 3, 1], 0.5, 120))
t7 = Internal('t7', (U8, [1, 3, 3, 3], 0.5, 120))
t8 = Output('t8', (U8, [9, 3], 0.5, 120))
t9 = Internal('t9', (U8, [1, 3, 3, 3], 0.5, 120))
t10 = Output('t10', (U8, [27], 0.5, 120))
t11 = Internal('t11', (U8, [1, 3, 3, 3], 0.5, 120))
t12 = Output('t12', (U8, [1, 3, 3, 3], 0.5, 120))
t13 = Internal('t13', (U8, [1, 3, 3, 3], 0.5, 120))
c14 = Parameter('c14', (I32, [1]), [3])
t15 = Output('t15', (U8, [1, 3, 3], 0.5, 120))
t16 = Internal('t16', (U8, [1, 3, 3, 3], 0.5, 120))
t17 = Output('t17', (I32, [1, 3, 3]))
t18 = Internal('t18', (U8, [1, 3, 3, 3], 0.5, 120))
t19 = Output('t19', (U8, [1, 6, 3, 3], 0.5, 120))
t20 = Internal('t20', (U8, [1, 3, 3, 3], 0.5, 120))
c21 = Parameter('c21', (I32, [3]), [2, 0, 0])
t22 = Output('t22', (U8, [1, 3, 3, 3], 0.5, 120))
t23 = Internal('t23', (U8, [1, 3, 3, 3], 0.5, 120))
t24 = Output('t24', (U8, [1, 2, 3, 1], 0.5, 120))
t25 = Internal('t25', (U8, [1, 3, 3, 3], 0.5, 120))
c26 = Parameter('c26', (I32, [4, 2]), [0, 0, 1, 0, 0, 0, 0, 2])
t27 = Output('t27', (U8, [1, 4, 3, 5], 0.5, 120))
t28 = Internal('t28', (U8, [1, 3, 3, 3], 0.5, 120))
c2 = Parameter('c2', (U8, [3], 0.5, 120), [122, 116, 126])
t29 = Output('t29', (U8, [1, 3, 3, 3], 0.5, 120))
model = Model()
model.Operation('AVERAGE_POOL_2D', x1, 2, 1, 1, 1, 1, 0).To(t3)
model.Operation('SPLIT', t3, 3, 3).To(t4, t5, t6)
model.Operation('AVERAGE_POOL_2D', x1, 2, 1, 1, 1, 1, 0).To(t7)
model.Operation('RESHAPE', t7, [9, 3]).To(t8)
model.Operation('AVERAGE_POOL_2D', x1, 2, 1, 1, 1, 1, 0).To(t9)
model.Operation('RESHAPE', t9, [27]).To(t10)
model.Operation('AVERAGE_POOL_2D', x1, 2, 1, 1, 1, 1, 0).To(t11)
model.Operation('TRANSPOSE', t11, [0, 3, 1, 2]).To(t12)
model.Operation('AVERAGE_POOL_2D', x1, 2, 1, 1, 1, 1, 0).To(t13)
model.Operation('REDUCE_MAX', t13, c14, False).To(t15)
model.Operation('AVERAGE_POOL_2D', x1, 2, 1, 1, 1, 1, 0).To(t16)
model.Operation('ARGMAX', t16, 3).To(t17)
model.Operation('AVERAGE_POOL_2D', x1, 2, 1, 1, 1, 1, 0).To(t18)
model.Operation('CONCATENATION', t18, x1, 1).To(t19)
model.Operation('AVERAGE_POOL_2D', x1, 2, 1, 1, 1, 1, 0).To(t20)
model.Operation('GATHER', t20, 2, c21).To(t22)
model.Operation('AVERAGE_POOL_2D', x1, 2, 1, 1, 1, 1, 0).To(t23)
model.Operation('SLICE', t23, [0, 1, 0, 2], [1, 2, 3, 1]).To(t24)
model.Operation('AVERAGE_POOL_2D', x1, 2, 1, 1, 1, 1, 0).To(t25)
model.Operation('PAD', t25, c26).To(t27)
model.Operation('AVERAGE_POOL_2D', x1, 2, 1, 1, 1, 1, 0).To(t28)
model.Operation('ADD', t28, c2, 0).To(t29)
Example({
    x1: packed('<i2',
    'c-kwitSl%hDJUx|E^jEPE-kC9FRZGnEovw!u4KRs005W_h5'
),
    t6: [121, 116, 118, 128, 117, 127, 122, 128, 121],
    t8: packed('<i2',
    'c-kwitSl%hDJUx|E^jEPE-kC9FRZGnEovw!u4KRs005W_h5'
),
    t10: packed('<i2',
    'c-kwitSl%hDJUx|E^jEPE-kC9FRZGnEovw!u4KRs005W_h5'
),
    t12: packed('<i2',
    'c-kv1C@3x{E37T4EGjFnuB<95t}H2QD6Ow*sARwm0RKY_h5'
),
    t15: [121, 116, 118, 128, 123, 127, 122, 128, 121],
    t17: [1, 2, 1, 2, 1, 2, 1, 2, 2],
    t19: packed('<i2',
    'c-kwitSl%hDJUx|E^jEPE-kC9FRZGnEovw!t}MkZ#XuGS0QYhk3j'
),
    t22: packed('<i2',
    'c-ku{D=V$61fsIa`r`5iASx-YEUc;mA_m+500Zs}mj'
),
    t24: [128, 117, 127, 122, 128, 121],
    t27: packed('<i2',
    'c-p0kK@I>A3<NzHrKT0(>3VfGhs|U&@X*a5*A}A+GEUg+pthm7!>aK$i7tI`0p&m&{r'
),
    t29: packed('<i2',
    'c-kv3tuM-}Dk`ceEp96+udXO<EiP-Q&uc5ouV=sw00uY=ss'
),
}, name='equal_sides_quant8').AddVariations(signed(x1, t3, t4, t5, t6, t7, t8, t9, t10, t11, t12, t13, t15, t16, t18, t19, t20, t22, t23, t24, t25, t27, t28, c2, t29)).DisableLifeTimeVariation()
