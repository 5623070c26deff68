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

# Height, width and channels are equal in number, and still not the same.
# Expected values: float64 formula.
x1 = Input('x1', (F32, [1, 3, 3, 3]))
t3 = Internal('t3', (F32, [1, 3, 3, 3]))
t4 = Internal('t4', (F32, [1, 3, 3, 1]))
t5 = Internal('t5', (F32, [1, 3, 3, 1]))
t6 = Output('t6', (F32, [1, 3, 3, 1]))
t7 = Internal('t7', (F32, [1, 3, 3, 3]))
c8 = Parameter('c8', (I32, [2]), [9, 3])
t9 = Output('t9', (F32, [9, 3]))
t10 = Internal('t10', (F32, [1, 3, 3, 3]))
c11 = Parameter('c11', (I32, [1]), [27])
t12 = Output('t12', (F32, [27]))
t13 = Internal('t13', (F32, [1, 3, 3, 3]))
c14 = Parameter('c14', (I32, [4]), [0, 3, 1, 2])
t15 = Output('t15', (F32, [1, 3, 3, 3]))
t16 = Internal('t16', (F32, [1, 3, 3, 3]))
c17 = Parameter('c17', (I32, [1]), [3])
t18 = Output('t18', (F32, [1, 3, 3]))
t19 = Internal('t19', (F32, [1, 3, 3, 3]))
t20 = Output('t20', (I32, [1, 3, 3]))
t21 = Internal('t21', (F32, [1, 3, 3, 3]))
t22 = Output('t22', (F32, [1, 6, 3, 3]))
t23 = Internal('t23', (F32, [1, 3, 3, 3]))
c24 = Parameter('c24', (I32, [3]), [2, 0, 0])
t25 = Output('t25', (F32, [1, 3, 3, 3]))
t26 = Internal('t26', (F32, [1, 3, 3, 3]))
c27 = Parameter('c27', (I32, [4]), [0, 1, 0, 2])
c28 = Parameter('c28', (I32, [4]), [1, 2, 3, 1])
t29 = Output('t29', (F32, [1, 2, 3, 1]))
t30 = Internal('t30', (F32, [1, 3, 3, 3]))
c31 = Parameter('c31', (I32, [4, 2]), [0, 0, 1, 0, 0, 0, 0, 2])
t32 = Output('t32', (F32, [1, 4, 3, 5]))
t33 = Internal('t33', (F32, [1, 3, 3, 3]))
c2 = Parameter('c2', (F32, [3]), [1.0, -2.0, 3.0])
t34 = Output('t34', (F32, [1, 3, 3, 3]))
model = Model()
model.Operation('AVERAGE_POOL_2D', x1, 2, 1, 1, 1, 1, 0).To(t3)
model.Operation('SPLIT', t3, 3, 3).To(t4, t5, t6)
model.Operation('AVERAGE_POOL_2D', x1, 2, 1, 1, 1, 1, 0).To(t7)
model.Operation('RESHAPE', t7, c8).To(t9)
model.Operation('AVERAGE_POOL_2D', x1, 2, 1, 1, 1, 1, 0).To(t10)
model.Operation('RESHAPE', t10, c11).To(t12)
model.Operation('AVERAGE_POOL_2D', x1, 2, 1, 1, 1, 1, 0).To(t13)
model.Operation('TRANSPOSE', t13, c14).To(t15)
model.Operation('AVERAGE_POOL_2D', x1, 2, 1, 1, 1, 1, 0).To(t16)
model.Operation('REDUCE_MAX', t16, c17, False).To(t18)
model.Operation('AVERAGE_POOL_2D', x1, 2, 1, 1, 1, 1, 0).To(t19)
model.Operation('ARGMAX', t19, 3).To(t20)
model.Operation('AVERAGE_POOL_2D', x1, 2, 1, 1, 1, 1, 0).To(t21)
model.Operation('CONCATENATION', t21, x1, 1).To(t22)
model.Operation('AVERAGE_POOL_2D', x1, 2, 1, 1, 1, 1, 0).To(t23)
model.Operation('GATHER', t23, 2, c24).To(t25)
model.Operation('AVERAGE_POOL_2D', x1, 2, 1, 1, 1, 1, 0).To(t26)
model.Operation('SLICE', t26, c27, c28).To(t29)
model.Operation('AVERAGE_POOL_2D', x1, 2, 1, 1, 1, 1, 0).To(t30)
model.Operation('PAD', t30, c31).To(t32)
model.Operation('AVERAGE_POOL_2D', x1, 2, 1, 1, 1, 1, 0).To(t33)
model.Operation('ADD', t33, c2, 0).To(t34)
Example({
    x1: packed('|i1',
    'c-jFQ0ObGu0Ri~>{P_O<`~L{|1O5I12l)a51^Nj5`vLbT58e', 0.5
),
    t6: [0.5, -2.0, -1.0, 4.0, -1.5, 3.5, 1.0, 4.0, 0.5],
    t9: packed('|i1',
    'c-jFQ0ObGu0Ri~>{P_O<`~L{|1O5I12l)a51^Nj5`vLbT58e', 0.5
),
    t12: packed('|i1',
    'c-jFQ0ObGu0Ri~>{P_O<`~L{|1O5I12l)a51^Nj5`vLbT58e', 0.5
),
    t15: packed('|i1',
    'c-jFQ0ObGu`1t$y{`m#`0s8*`0|5g1`vLs^2>k~F2mufA58e', 0.5
),
    t18: [0.5, -2.0, -1.0, 4.0, 1.5, 3.5, 1.0, 4.0, 0.5],
    t20: [1, 2, 1, 2, 1, 2, 1, 2, 2],
    t22: packed('|i1',
    'c-s5R$oS*epCAAJ{r=DKgZb}2M)sdfOsu~+{`_YAi(3i+n#>=&', 0.5
),
    t25: packed('|i1',
    'c-s5%@84fWMj-mf$o~632N3=F&G?gv35WpMvkmV', 0.5
),
    t29: [4.0, -1.5, 3.5, 1.0, 4.0, 0.5],
    t32: packed('|i1',
    'c-mEpNeTcU48&4J^#8BbZrZDJ2q6r73lZ4rg-o!!%6dS`gwq-ft>#w02cvKg-T', 0.5
),
    t34: packed('|i1',
    'c-jFQ0ObGw{RjH?0{Z#{{re93{{sO14g3BG2lfvB_XqL(5CQ', 0.5
),
}, name='equal_sides').AddVariations('float16').DisableLifeTimeVariation()

# Height, width and channels are equal in number, and still not the same.
# Expected values: float64 formula.
x1 = Input('x1', (U8, [1, 3, 3, 3], 0.5, 120))
t3 = Internal('t3', (U8, [1, 3, 3, 3], 0.5, 120))
t4 = Internal('t4', (U8, [1, 3, 3, 1], 0.5, 120))
t5 = Internal('t5', (U8, [1, 3, 3, 1], 0.5, 120))
t6 = Output('t6', (U8, [1, 3, 3, 1], 0.5, 120))
t7 = Internal('t7', (U8, [1, 3, 3, 3], 0.5, 120))
c8 = Parameter('c8', (I32, [2]), [9, 3])
t9 = Output('t9', (U8, [9, 3], 0.5, 120))
t10 = Internal('t10', (U8, [1, 3, 3, 3], 0.5, 120))
c11 = Parameter('c11', (I32, [1]), [27])
t12 = Output('t12', (U8, [27], 0.5, 120))
t13 = Internal('t13', (U8, [1, 3, 3, 3], 0.5, 120))
c14 = Parameter('c14', (I32, [4]), [0, 3, 1, 2])
t15 = Output('t15', (U8, [1, 3, 3, 3], 0.5, 120))
t16 = Internal('t16', (U8, [1, 3, 3, 3], 0.5, 120))
c17 = Parameter('c17', (I32, [1]), [3])
t18 = Output('t18', (U8, [1, 3, 3], 0.5, 120))
t19 = Internal('t19', (U8, [1, 3, 3, 3], 0.5, 120))
t20 = Output('t20', (I32, [1, 3, 3]))
t21 = Internal('t21', (U8, [1, 3, 3, 3], 0.5, 120))
t22 = Output('t22', (U8, [1, 6, 3, 3], 0.5, 120))
t23 = Internal('t23', (U8, [1, 3, 3, 3], 0.5, 120))
c24 = Parameter('c24', (I32, [3]), [2, 0, 0])
t25 = Output('t25', (U8, [1, 3, 3, 3], 0.5, 120))
t26 = Internal('t26', (U8, [1, 3, 3, 3], 0.5, 120))
c27 = Parameter('c27', (I32, [4]), [0, 1, 0, 2])
c28 = Parameter('c28', (I32, [4]), [1, 2, 3, 1])
t29 = Output('t29', (U8, [1, 2, 3, 1], 0.5, 120))
t30 = Internal('t30', (U8, [1, 3, 3, 3], 0.5, 120))
c31 = Parameter('c31', (I32, [4, 2]), [0, 0, 1, 0, 0, 0, 0, 2])
t32 = Output('t32', (U8, [1, 4, 3, 5], 0.5, 120))
t33 = Internal('t33', (U8, [1, 3, 3, 3], 0.5, 120))
c2 = Parameter('c2', (U8, [3], 0.5, 120), [122, 116, 126])
t34 = Output('t34', (U8, [1, 3, 3, 3], 0.5, 120))
model = Model()
model.Operation('AVERAGE_POOL_2D', x1, 2, 1, 1, 1, 1, 0).To(t3)
model.Operation('SPLIT', t3, 3, 3).To(t4, t5, t6)
model.Operation('AVERAGE_POOL_2D', x1, 2, 1, 1, 1, 1, 0).To(t7)
model.Operation('RESHAPE', t7, c8).To(t9)
model.Operation('AVERAGE_POOL_2D', x1, 2, 1, 1, 1, 1, 0).To(t10)
model.Operation('RESHAPE', t10, c11).To(t12)
model.Operation('AVERAGE_POOL_2D', x1, 2, 1, 1, 1, 1, 0).To(t13)
model.Operation('TRANSPOSE', t13, c14).To(t15)
model.Operation('AVERAGE_POOL_2D', x1, 2, 1, 1, 1, 1, 0).To(t16)
model.Operation('REDUCE_MAX', t16, c17, False).To(t18)
model.Operation('AVERAGE_POOL_2D', x1, 2, 1, 1, 1, 1, 0).To(t19)
model.Operation('ARGMAX', t19, 3).To(t20)
model.Operation('AVERAGE_POOL_2D', x1, 2, 1, 1, 1, 1, 0).To(t21)
model.Operation('CONCATENATION', t21, x1, 1).To(t22)
model.Operation('AVERAGE_POOL_2D', x1, 2, 1, 1, 1, 1, 0).To(t23)
model.Operation('GATHER', t23, 2, c24).To(t25)
model.Operation('AVERAGE_POOL_2D', x1, 2, 1, 1, 1, 1, 0).To(t26)
model.Operation('SLICE', t26, c27, c28).To(t29)
model.Operation('AVERAGE_POOL_2D', x1, 2, 1, 1, 1, 1, 0).To(t30)
model.Operation('PAD', t30, c31).To(t32)
model.Operation('AVERAGE_POOL_2D', x1, 2, 1, 1, 1, 1, 0).To(t33)
model.Operation('ADD', t33, c2, 0).To(t34)
Example({
    x1: packed('<i2',
    'c-kwitSl%hDJUx|E^jEPE-kC9FRZGnEovw!u4KRs005W_h5'
),
    t6: [121, 116, 118, 128, 117, 127, 122, 128, 121],
    t9: packed('<i2',
    'c-kwitSl%hDJUx|E^jEPE-kC9FRZGnEovw!u4KRs005W_h5'
),
    t12: packed('<i2',
    'c-kwitSl%hDJUx|E^jEPE-kC9FRZGnEovw!u4KRs005W_h5'
),
    t15: packed('<i2',
    'c-kv1C@3x{E37T4EGjFnuB<95t}H2QD6Ow*sARwm0RKY_h5'
),
    t18: [121, 116, 118, 128, 123, 127, 122, 128, 121],
    t20: [1, 2, 1, 2, 1, 2, 1, 2, 2],
    t22: packed('<i2',
    'c-kwitSl%hDJUx|E^jEPE-kC9FRZGnEovw!t}MkZ#XuGS0QYhk3j'
),
    t25: packed('<i2',
    'c-ku{D=V$61fsIa`r`5iASx-YEUc;mA_m+500Zs}mj'
),
    t29: [128, 117, 127, 122, 128, 121],
    t32: packed('<i2',
    'c-p0kK@I>A3<NzHrKT0(>3VfGhs|U&@X*a5*A}A+GEUg+pthm7!>aK$i7tI`0p&m&{r'
),
    t34: packed('<i2',
    'c-kv3tuM-}Dk`ceEp96+udXO<EiP-Q&uc5ouV=sw00uY=ss'
),
}, name='equal_sides_quant8').AddVariations(signed(x1, t3, t4, t5, t6, t7, t9, t10, t12, t13, t15, t16, t18, t19, t21, t22, t23, t25, t26, t29, t30, t32, t33, c2, t34)).DisableLifeTimeVariation()
