# Licensed under the Apache License, Version 2.0; see LICENSE.
# Written by 'python -m corpus' from corpus/families/reshape.py; do not edit.
#
# CONCATENATION: what is computed with channels that are no whole block.

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

# Results of convolutions with 3 or 5 channels, no whole block, are read by operations about the
# order of elements, or about all channels.
# Expected values: float64 formula.
x1 = Input('x1', (F32, [1, 2, 3, 2]))
c2 = Parameter('c2', (F32, [3, 1, 1, 2]), [1.0, -1.0, 2.0, 1.0, -1.0, -2.0])
c3 = Parameter('c3', (F32, [3]), [0.0, 0.3125, 0.625])
t4 = Internal('t4', (F32, [1, 2, 3, 3]))
x5 = Input('x5', (F32, [1, 2, 3, 2]))
c6 = Parameter('c6', (F32, [5, 1, 1, 2]), [1.0, -1.0, 2.0, 1.0, -1.0, -2.0, 1.0, 1.0, -1.0, 2.0])
c7 = Parameter('c7', (F32, [5]), [0.0, 0.3125, 0.625, 0.9375, 1.25])
t8 = Internal('t8', (F32, [1, 2, 3, 5]))
t9 = Output('t9', (F32, [1, 2, 3, 8]))
x10 = Input('x10', (F32, [1, 2, 3, 2]))
c11 = Parameter('c11', (F32, [5, 1, 1, 2]), [1.0, -1.0, 2.0, 1.0, -1.0, -2.0, 1.0, 1.0, -1.0, 2.0])
c12 = Parameter('c12', (F32, [5]), [0.0, 0.3125, 0.625, 0.9375, 1.25])
t13 = Internal('t13', (F32, [1, 2, 3, 5]))
x14 = Input('x14', (F32, [1, 2, 3, 2]))
c15 = Parameter('c15', (F32, [3, 1, 1, 2]), [1.0, -1.0, 2.0, 1.0, -1.0, -2.0])
c16 = Parameter('c16', (F32, [3]), [0.0, 0.3125, 0.625])
t17 = Internal('t17', (F32, [1, 2, 3, 3]))
x18 = Input('x18', (F32, [1, 2, 3, 2]))
c19 = Parameter('c19', (F32, [2, 1, 1, 2]), [1.0, -1.0, 2.0, 1.0])
c20 = Parameter('c20', (F32, [2]), [0.0, 0.3125])
t21 = Internal('t21', (F32, [1, 2, 3, 2]))
t22 = Output('t22', (F32, [1, 2, 3, 10]))
x23 = Input('x23', (F32, [1, 2, 3, 2]))
c24 = Parameter('c24', (F32, [3, 1, 1, 2]), [1.0, -1.0, 2.0, 1.0, -1.0, -2.0])
c25 = Parameter('c25', (F32, [3]), [0.0, 0.3125, 0.625])
t26 = Internal('t26', (F32, [1, 2, 3, 3]))
x27 = Input('x27', (F32, [1, 2, 3, 2]))
c28 = Parameter('c28', (F32, [3, 1, 1, 2]), [1.0, -1.0, 2.0, 1.0, -1.0, -2.0])
c29 = Parameter('c29', (F32, [3]), [0.0, 0.3125, 0.625])
t30 = Internal('t30', (F32, [1, 2, 3, 3]))
t31 = Output('t31', (F32, [1, 4, 3, 3]))
x32 = Input('x32', (F32, [1, 2, 3, 2]))
c33 = Parameter('c33', (F32, [5, 1, 1, 2]), [1.0, -1.0, 2.0, 1.0, -1.0, -2.0, 1.0, 1.0, -1.0, 2.0])
c34 = Parameter('c34', (F32, [5]), [0.0, 0.3125, 0.625, 0.9375, 1.25])
t35 = Internal('t35', (F32, [1, 2, 3, 5]))
x36 = Input('x36', (F32, [1, 2, 3, 2]))
t37 = Output('t37', (F32, [1, 2, 3, 7]))
model = Model()
model.Operation('CONV_2D', x1, c2, c3, 2, 1, 1, 0).To(t4)
model.Operation('CONV_2D', x5, c6, c7, 2, 1, 1, 0).To(t8)
model.Operation('CONCATENATION', t4, t8, 3).To(t9)
model.Operation('CONV_2D', x10, c11, c12, 2, 1, 1, 0).To(t13)
model.Operation('CONV_2D', x14, c15, c16, 2, 1, 1, 0).To(t17)
model.Operation('CONV_2D', x18, c19, c20, 2, 1, 1, 0).To(t21)
model.Operation('CONCATENATION', t13, t17, t21, 3).To(t22)
model.Operation('CONV_2D', x23, c24, c25, 2, 1, 1, 0).To(t26)
model.Operation('CONV_2D', x27, c28, c29, 2, 1, 1, 0).To(t30)
model.Operation('CONCATENATION', t26, t30, 1).To(t31)
model.Operation('CONV_2D', x32, c33, c34, 2, 1, 1, 0).To(t35)
model.Operation('CONCATENATION', t35, x36, 3).To(t37)
Example({
    x1: [-3.75, -1.875, -0.6875, -3.125, 2.0, -3.1875, 0.4375, 4.0, -3.6875, -3.0625, -2.3125, 3.9375],
    x5: [-1.8125, 1.0625, 2.1875, 3.25, -3.125, 1.3125, 0.4375, 1.4375, -0.75, -2.1875, 2.6875, 3.0625],
    t9: packed('<i2',
    'c-niE-*o8?D|4{=-pcp&^=Xm8LIFFs34JO!9^Cvv>#DBxx47lvr(z!5n)7Spub$d$@BjZ9fCvcwgCUp&VS*{JB!~?HAU*&+U@=S', 0.0625
),
    x10: [-1.5625, -3.25, 0.8125, -3.125, -3.0625, -0.125, -0.75, -2.375, 0.3125, -2.6875, 1.4375, -2.5],
    x14: [3.5625, 0.0, -2.5625, 2.6875, -2.5, -1.9375, -3.625, -2.3125, 0.125, -1.125, -1.5, 3.8125],
    x18: [1.5, 4.0, -2.625, -1.6875, 2.375, 1.875, -2.0, -2.5, 0.9375, -1.4375, 3.5625, -1.375],
    t22: packed('<i2',
    'c-oVm-+kz)W%<P$rS@+VUoBp9@9xKG7Z=*!ar{25fFob(c+%Y~uXFl1<{CVSez{ZRyN()<J-73}wX20z_$M;_XZZi00fK=f6hK8`'
    'Vqls9EDQz^6$}8x{y+)', 0.0625
),
    x23: [-3.8125, -2.5, -0.0625, 2.8125, 1.125, -2.5625, 1.1875, 0.9375, -3.625, -0.375, 0.75, 0.8125],
    x27: [2.9375, -1.5625, 2.5625, -3.25, -1.75, -1.375, 3.1875, 3.25, -0.5625, -1.125, -0.3125, -2.6875],
    t31: packed('<i2',
    'c-niNJpGcvMr#Hy7OR_Qx&!`eJ@N43jaByiwLR$n{Cv)b=4uyG|NmzIK@j+l#Abl9fxQ0=0K6R^&H', 0.0625
),
    x32: [0.3125, -2.3125, 0.25, 2.1875, -3.75, -0.5625, 3.0, -2.25, 2.6875, -1.3125, 3.625, -0.875],
    x36: [3.0, 4.0, -4.0, -1.5, 3.5, 3.0, 2.0, 1.0, -3.5, -4.0, -2.5, 2.0],
    t37: packed('|i1',
    'c-jFf0M-90>QC>*FhJojz&2LE=*@&!%04(SR6!yeoFEWDMhPXq$iPTz>^r{LAfuoX&j', 0.0625
),
}, name='channels').AddVariations('float16').DisableLifeTimeVariation()

# Results of convolutions with 3 or 5 channels, no whole block, are read by operations about the
# order of elements, or about all channels.
# Expected values: float64 formula.
x1 = Input('x1', (U8, [1, 2, 3, 2], 0.5, 120))
c2 = Parameter('c2', (U8, [3, 1, 1, 2], 0.5, 128), [130, 126, 132, 130, 126, 124])
c3 = Parameter('c3', (I32, [3], 0.25, 0), [0, 8, 16])
t4 = Internal('t4', (U8, [1, 2, 3, 3], 0.5, 120))
x5 = Input('x5', (U8, [1, 2, 3, 2], 0.5, 120))
c6 = Parameter('c6', ('TENSOR_QUANT8_SYMM_PER_CHANNEL', [5, 1, 1, 2]), [2, -2, 8, 4, -2, -4, 4, 4, -2, 4], extraParams=SymmPerChannelQuantParams(0, [0.5, 0.25, 0.5, 0.25, 0.5]))
c7 = Parameter('c7', (I32, [5]), [0, 16, 16, 48, 32])
t8 = Internal('t8', (U8, [1, 2, 3, 5], 0.5, 120))
t9 = Output('t9', (U8, [1, 2, 3, 8], 0.5, 120))
x10 = Input('x10', (U8, [1, 2, 3, 2], 0.5, 120))
c11 = Parameter('c11', (U8, [5, 1, 1, 2], 0.5, 128), [130, 126, 132, 130, 126, 124, 130, 130, 126, 132])
c12 = Parameter('c12', (I32, [5], 0.25, 0), [0, 8, 16, 24, 32])
t13 = Internal('t13', (U8, [1, 2, 3, 5], 0.5, 120))
x14 = Input('x14', (U8, [1, 2, 3, 2], 0.5, 120))
c15 = Parameter('c15', ('TENSOR_QUANT8_SYMM_PER_CHANNEL', [3, 1, 1, 2]), [2, -2, 8, 4, -2, -4], extraParams=SymmPerChannelQuantParams(0, [0.5, 0.25, 0.5]))
c16 = Parameter('c16', (I32, [3]), [0, 16, 16])
t17 = Internal('t17', (U8, [1, 2, 3, 3], 0.5, 120))
x18 = Input('x18', (U8, [1, 2, 3, 2], 0.5, 120))
c19 = Parameter('c19', (U8, [2, 1, 1, 2], 0.5, 128), [130, 126, 132, 130])
c20 = Parameter('c20', (I32, [2], 0.25, 0), [0, 8])
t21 = Internal('t21', (U8, [1, 2, 3, 2], 0.5, 120))
t22 = Output('t22', (U8, [1, 2, 3, 10], 0.5, 120))
x23 = Input('x23', (U8, [1, 2, 3, 2], 0.5, 120))
c24 = Parameter('c24', ('TENSOR_QUANT8_SYMM_PER_CHANNEL', [3, 1, 1, 2]), [2, -2, 8, 4, -2, -4], extraParams=SymmPerChannelQuantParams(0, [0.5, 0.25, 0.5]))
c25 = Parameter('c25', (I32, [3]), [0, 16, 16])
t26 = Internal('t26', (U8, [1, 2, 3, 3], 0.5, 120))
x27 = Input('x27', (U8, [1, 2, 3, 2], 0.5, 120))
c28 = Parameter('c28', (U8, [3, 1, 1, 2], 0.5, 128), [130, 126, 132, 130, 126, 124])
c29 = Parameter('c29', (I32, [3], 0.25, 0), [0, 8, 16])
t30 = Internal('t30', (U8, [1, 2, 3, 3], 0.5, 120))
t31 = Output('t31', (U8, [1, 4, 3, 3], 0.5, 120))
x32 = Input('x32', (U8, [1, 2, 3, 2], 0.5, 120))
c33 = Parameter('c33', ('TENSOR_QUANT8_SYMM_PER_CHANNEL', [5, 1, 1, 2]), [2, -2, 8, 4, -2, -4, 4, 4, -2, 4], extraParams=SymmPerChannelQuantParams(0, [0.5, 0.25, 0.5, 0.25, 0.5]))
c34 = Parameter('c34', (I32, [5]), [0, 16, 16, 48, 32])
t35 = Internal('t35', (U8, [1, 2, 3, 5], 0.5, 120))
x36 = Input('x36', (U8, [1, 2, 3, 2], 0.5, 120))
t37 = Output('t37', (U8, [1, 2, 3, 7], 0.5, 120))
model = Model()
model.Operation('CONV_2D', x1, c2, c3, 2, 1, 1, 0).To(t4)
model.Operation('CONV_2D', x5, c6, c7, 2, 1, 1, 0).To(t8)
model.Operation('CONCATENATION', t4, t8, 3).To(t9)
model.Operation('CONV_2D', x10, c11, c12, 2, 1, 1, 0).To(t13)
model.Operation('CONV_2D', x14, c15, c16, 2, 1, 1, 0).To(t17)
model.Operation('CONV_2D', x18, c19, c20, 2, 1, 1, 0).To(t21)
model.Operation('CONCATENATION', t13, t17, t21, 3).To(t22)
model.Operation('CONV_2D', x23, c24, c25, 2, 1, 1, 0).To(t26)
model.Operation('CONV_2D', x27, c28, c29, 2, 1, 1, 0).To(t30)
model.Operation('CONCATENATION', t26, t30, 1).To(t31)
model.Operation('CONV_2D', x32, c33, c34, 2, 1, 1, 0).To(t35)
model.Operation('CONCATENATION', t35, x36, 3).To(t37)
Example({
    x1: [112, 116, 118, 113, 124, 113, 122, 128, 112, 113, 115, 127],
    x5: [116, 122, 124, 126, 113, 122, 122, 116, 122, 118, 122, 115],
    t9: packed('<i2',
    'c-kw;m{3&K&@`d8a6(yELEnVt+OGV9=K9G+9eH&%ZB2FMsncrenp&E2D$DDuI~r>kNCW`0yceh'
),
    x10: [125, 126, 116, 113, 121, 113, 113, 119, 118, 115, 122, 114],
    x14: [122, 115, 127, 122, 114, 125, 115, 116, 127, 112, 115, 122],
    x18: [117, 117, 127, 123, 128, 114, 116, 124, 123, 116, 115, 121],
    t22: packed('<i2',
    'c-kxP$?xy4ukNTQuFjoQSy$UrTGQK5-dk6hTUyiBR+QUW(_5a`TToG5+*8}o-qcxN*HG2fP*qscSX9hF0RRARVjXn'
),
    x23: [117, 127, 128, 128, 117, 112, 115, 119, 125, 122, 114, 122],
    x27: [121, 128, 112, 119, 121, 121, 125, 116, 125, 113, 116, 117],
    t31: packed('<i2',
    'c-qUWEv=Z6QJXipq_DlZqr9M~sjw}-FuSXwzP7Qcxuw3dys(Rb2mk=ETM=O'
),
    x32: [126, 128, 126, 118, 117, 119, 128, 114, 122, 115, 122, 124],
    x36: [112, 118, 126, 115, 128, 125, 117, 127, 118, 126, 128, 112],
    t37: packed('<i2',
    'c-kwQkTq#iL0LmvT}NGAaan0=LuW&6TU$$8Nojq3bw^`OSzTF6Syx{}0Rzzh04x#|)c'
),
}, name='channels_quant8').AddVariations(signed(x1, c2, t4, x5, t8, t9, x10, c11, t13, x14, t17, x18, c19, t21, t22, x23, t26, x27, c28, t30, t31, x32, t35, x36, t37)).DisableLifeTimeVariation()
