# Licensed under the Apache License, Version 2.0; see LICENSE.
# Written by 'python -m corpus' from corpus/families/elementwise_binary.py; do not edit.
#
# MAXIMUM: what is computed with channels that are no whole block.

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
x5 = Input('x5', (F32, [1, 2, 3, 2]))
c6 = Parameter('c6', (F32, [5, 1, 1, 2]), [1.0, -1.0, 2.0, 1.0, -1.0, -2.0, 1.0, 1.0, -1.0, 2.0])
c7 = Parameter('c7', (F32, [5]), [0.0, 0.3125, 0.625, 0.9375, 1.25])
t8 = Internal('t8', (F32, [1, 2, 3, 5]))
c1 = Parameter('c1', (F32, [5]), [-1.0, -2.0, 3.0, 1.0, -3.0])
t9 = Output('t9', (F32, [1, 2, 3, 5]))
x10 = Input('x10', (F32, [1, 2, 3, 2]))
c11 = Parameter('c11', (F32, [5, 1, 1, 2]), [1.0, -1.0, 2.0, 1.0, -1.0, -2.0, 1.0, 1.0, -1.0, 2.0])
c12 = Parameter('c12', (F32, [5]), [0.0, 0.3125, 0.625, 0.9375, 1.25])
t13 = Internal('t13', (F32, [1, 2, 3, 5]))
c2 = Parameter('c2', (F32, [1, 3, 1]), [1.0, -2.0, 1.0])
t14 = Output('t14', (F32, [1, 2, 3, 5]))
x15 = Input('x15', (F32, [1, 2, 3, 2]))
c16 = Parameter('c16', (F32, [5, 1, 1, 2]), [1.0, -1.0, 2.0, 1.0, -1.0, -2.0, 1.0, 1.0, -1.0, 2.0])
c17 = Parameter('c17', (F32, [5]), [0.0, 0.3125, 0.625, 0.9375, 1.25])
t18 = Internal('t18', (F32, [1, 2, 3, 5]))
c3 = Parameter('c3', (F32, [2, 1, 1]), [1.0, -3.0])
t19 = Output('t19', (F32, [1, 2, 3, 5]))
x20 = Input('x20', (F32, [1, 2, 3, 2]))
c21 = Parameter('c21', (F32, [5, 1, 1, 2]), [1.0, -1.0, 2.0, 1.0, -1.0, -2.0, 1.0, 1.0, -1.0, 2.0])
c22 = Parameter('c22', (F32, [5]), [0.0, 0.3125, 0.625, 0.9375, 1.25])
t23 = Internal('t23', (F32, [1, 2, 3, 5]))
c4 = Parameter('c4', (F32, [1, 1, 3, 5]), [2.0, 1.0, 1.0, -3.0, 3.0, -3.0, 3.0, 1.0, -2.0, -3.0, 2.0, -3.0, -1.0, 3.0, 1.0])
t24 = Output('t24', (F32, [1, 2, 3, 5]))
x26 = Input('x26', (F32, [1, 2, 3, 2]))
c27 = Parameter('c27', (F32, [3, 1, 1, 2]), [1.0, -1.0, 2.0, 1.0, -1.0, -2.0])
c28 = Parameter('c28', (F32, [3]), [0.0, 0.3125, 0.625])
t29 = Internal('t29', (F32, [1, 2, 3, 3]))
c25 = Parameter('c25', (F32, [3]), [1.0, 1.0, -1.0])
t30 = Output('t30', (F32, [1, 2, 3, 3]))
x31 = Input('x31', (F32, [1, 2, 3, 2]))
c32 = Parameter('c32', (F32, [3, 1, 1, 2]), [1.0, -1.0, 2.0, 1.0, -1.0, -2.0])
c33 = Parameter('c33', (F32, [3]), [0.0, 0.3125, 0.625])
t34 = Internal('t34', (F32, [1, 2, 3, 3]))
x35 = Input('x35', (F32, [1, 2, 3, 2]))
c36 = Parameter('c36', (F32, [3, 1, 1, 2]), [1.0, -1.0, 2.0, 1.0, -1.0, -2.0])
c37 = Parameter('c37', (F32, [3]), [0.0, 0.3125, 0.625])
t38 = Internal('t38', (F32, [1, 2, 3, 3]))
t39 = Output('t39', (F32, [1, 2, 3, 3]))
x40 = Input('x40', (F32, [1, 2, 3, 2]))
c41 = Parameter('c41', (F32, [5, 1, 1, 2]), [1.0, -1.0, 2.0, 1.0, -1.0, -2.0, 1.0, 1.0, -1.0, 2.0])
c42 = Parameter('c42', (F32, [5]), [0.0, 0.3125, 0.625, 0.9375, 1.25])
t43 = Internal('t43', (F32, [1, 2, 3, 5]))
x44 = Input('x44', (F32, [1, 2, 3, 5]))
t45 = Output('t45', (F32, [1, 2, 3, 5]))
model = Model()
model.Operation('CONV_2D', x5, c6, c7, 2, 1, 1, 0).To(t8)
model.Operation('MAXIMUM', t8, c1).To(t9)
model.Operation('CONV_2D', x10, c11, c12, 2, 1, 1, 0).To(t13)
model.Operation('MAXIMUM', t13, c2).To(t14)
model.Operation('CONV_2D', x15, c16, c17, 2, 1, 1, 0).To(t18)
model.Operation('MAXIMUM', t18, c3).To(t19)
model.Operation('CONV_2D', x20, c21, c22, 2, 1, 1, 0).To(t23)
model.Operation('MAXIMUM', t23, c4).To(t24)
model.Operation('CONV_2D', x26, c27, c28, 2, 1, 1, 0).To(t29)
model.Operation('MAXIMUM', c25, t29).To(t30)
model.Operation('CONV_2D', x31, c32, c33, 2, 1, 1, 0).To(t34)
model.Operation('CONV_2D', x35, c36, c37, 2, 1, 1, 0).To(t38)
model.Operation('MAXIMUM', t34, t38).To(t39)
model.Operation('CONV_2D', x40, c41, c42, 2, 1, 1, 0).To(t43)
model.Operation('MAXIMUM', t43, x44).To(t45)
Example({
    x5: [2.9375, 3.0625, 3.6875, -3.3125, 3.4375, 1.75, 3.8125, -1.5, -0.5625, 3.9375, 0.75, 2.25],
    t9: packed('<i2',
    'c-s3n#US6kz|B(hf^@$@l4xkUfysprMh334KR6oL2mEJ%0yu-=|9?0i0A)}Rs{', 0.0625
),
    x10: [0.5625, 0.5, 1.75, -3.5, -0.0625, 3.3125, 1.9375, -1.3125, -2.75, 2.75, 0.125, 3.5625],
    t14: packed('<i2',
    'c-j+?7f_H6VU7FzK)^!4x!y!iR8ru<g9rRG1e^rCS{R_<|9=Js1RKTy0NH&GF#', 0.0625
),
    x15: [-1.4375, -0.8125, 1.3125, 3.0, -3.125, 2.1875, 2.5, 0.0625, 3.4375, 0.625, 2.0, 1.25],
    t19: packed('<i2',
    'c-j*Xuoe&$h!+Tn7XX4D^{@vP?{sS~1bpO)yx=UufDZlxA&g)E0Io?6NB', 0.0625
),
    x20: [-0.5, -3.5, -2.75, 0.625, 1.8125, 0.1875, -2.0625, -1.8125, -1.4375, -2.5, 2.5625, -0.5625],
    t24: packed('<i2',
    'c-k`%Xu4o<!9eM4h=S7x0|5nr)Qbj!289o98~J@U5MW?n_z#321jbPEKST%seG(I9', 0.0625
),
    x26: [2.75, -0.125, 1.0625, -3.5, -1.0, -3.375, 0.625, 3.25, -1.875, -0.375, 1.6875, 2.0625],
    t30: [2.875, 5.6875, -1.0, 4.5625, 1.0, 6.5625, 2.375, 1.0, 8.375, 1.0, 4.8125, -1.0, 1.0, 1.0, 3.25,
    1.0, 5.75, -1.0],
    x31: [3.0625, -2.5, 3.0, -3.5, -1.5, -0.6875, -0.375, -1.0, 3.75, 2.875, -3.0, -0.9375],
    x35: [-3.9375, 2.5, -0.0625, -1.375, -1.0625, 1.875, 1.25, -2.0625, -1.3125, -2.8125, 2.25, -1.75],
    t39: [5.5625, 3.9375, 2.5625, 6.5, 2.8125, 4.625, -0.8125, 0.0625, 3.5, 3.3125, 0.75, 3.5, 1.5, 10.6875,
    7.5625, 4.0, 3.0625, 5.5],
    x40: [-2.1875, 1.8125, 2.5625, 2.25, 0.0625, 2.0625, 1.3125, -2.9375, -2.375, -0.8125, -0.1875, 3.125],
    x44: packed('|i1',
    'c-jTQ0TKWZ3<I!hjr#v<%_vD-GFf;5SjoAf4RIUYM<2uB3=R', 0.5
),
    t45: packed('|i1',
    'c-p)1LO`HUpqeAbm_y@(MW~BIu!4kvh1VSg4#N+2)c~2{3BU', 0.0625
),
}, name='channels').AddVariations('float16').DisableLifeTimeVariation()

# Results of convolutions with 3 or 5 channels, no whole block, are read by operations about the
# order of elements, or about all channels.
# Expected values: float64 formula.
x5 = Input('x5', (U8, [1, 2, 3, 2], 0.5, 120))
c6 = Parameter('c6', (U8, [5, 1, 1, 2], 0.5, 128), [130, 126, 132, 130, 126, 124, 130, 130, 126, 132])
c7 = Parameter('c7', (I32, [5], 0.25, 0), [0, 8, 16, 24, 32])
t8 = Internal('t8', (U8, [1, 2, 3, 5], 0.5, 120))
c1 = Parameter('c1', (U8, [5], 0.5, 120), [118, 116, 126, 122, 114])
t9 = Output('t9', (U8, [1, 2, 3, 5], 0.5, 120))
x10 = Input('x10', (U8, [1, 2, 3, 2], 0.5, 120))
c11 = Parameter('c11', ('TENSOR_QUANT8_SYMM_PER_CHANNEL', [5, 1, 1, 2]), [2, -2, 8, 4, -2, -4, 4, 4, -2, 4], extraParams=SymmPerChannelQuantParams(0, [0.5, 0.25, 0.5, 0.25, 0.5]))
c12 = Parameter('c12', (I32, [5]), [0, 16, 16, 48, 32])
t13 = Internal('t13', (U8, [1, 2, 3, 5], 0.5, 120))
c2 = Parameter('c2', (U8, [1, 3, 1], 0.5, 120), [122, 116, 122])
t14 = Output('t14', (U8, [1, 2, 3, 5], 0.5, 120))
x15 = Input('x15', (U8, [1, 2, 3, 2], 0.5, 120))
c16 = Parameter('c16', (U8, [5, 1, 1, 2], 0.5, 128), [130, 126, 132, 130, 126, 124, 130, 130, 126, 132])
c17 = Parameter('c17', (I32, [5], 0.25, 0), [0, 8, 16, 24, 32])
t18 = Internal('t18', (U8, [1, 2, 3, 5], 0.5, 120))
c3 = Parameter('c3', (U8, [2, 1, 1], 0.5, 120), [122, 114])
t19 = Output('t19', (U8, [1, 2, 3, 5], 0.5, 120))
x20 = Input('x20', (U8, [1, 2, 3, 2], 0.5, 120))
c21 = Parameter('c21', ('TENSOR_QUANT8_SYMM_PER_CHANNEL', [5, 1, 1, 2]), [2, -2, 8, 4, -2, -4, 4, 4, -2, 4], extraParams=SymmPerChannelQuantParams(0, [0.5, 0.25, 0.5, 0.25, 0.5]))
c22 = Parameter('c22', (I32, [5]), [0, 16, 16, 48, 32])
t23 = Internal('t23', (U8, [1, 2, 3, 5], 0.5, 120))
c4 = Parameter('c4', (U8, [1, 1, 3, 5], 0.5, 120), [124, 122, 122, 114, 126, 114, 126, 122, 116, 114, 124, 114, 118, 126, 122])
t24 = Output('t24', (U8, [1, 2, 3, 5], 0.5, 120))
x26 = Input('x26', (U8, [1, 2, 3, 2], 0.5, 120))
c27 = Parameter('c27', (U8, [3, 1, 1, 2], 0.5, 128), [130, 126, 132, 130, 126, 124])
c28 = Parameter('c28', (I32, [3], 0.25, 0), [0, 8, 16])
t29 = Internal('t29', (U8, [1, 2, 3, 3], 0.5, 120))
c25 = Parameter('c25', (U8, [3], 0.5, 120), [122, 122, 116])
t30 = Output('t30', (U8, [1, 2, 3, 3], 0.5, 120))
x31 = Input('x31', (U8, [1, 2, 3, 2], 0.5, 120))
c32 = Parameter('c32', ('TENSOR_QUANT8_SYMM_PER_CHANNEL', [3, 1, 1, 2]), [2, -2, 8, 4, -2, -4], extraParams=SymmPerChannelQuantParams(0, [0.5, 0.25, 0.5]))
c33 = Parameter('c33', (I32, [3]), [0, 16, 16])
t34 = Internal('t34', (U8, [1, 2, 3, 3], 0.5, 120))
x35 = Input('x35', (U8, [1, 2, 3, 2], 0.5, 120))
c36 = Parameter('c36', (U8, [3, 1, 1, 2], 0.5, 128), [130, 126, 132, 130, 126, 124])
c37 = Parameter('c37', (I32, [3], 0.25, 0), [0, 8, 16])
t38 = Internal('t38', (U8, [1, 2, 3, 3], 0.5, 120))
t39 = Output('t39', (U8, [1, 2, 3, 3], 0.5, 120))
x40 = Input('x40', (U8, [1, 2, 3, 2], 0.5, 120))
c41 = Parameter('c41', ('TENSOR_QUANT8_SYMM_PER_CHANNEL', [5, 1, 1, 2]), [2, -2, 8, 4, -2, -4, 4, 4, -2, 4], extraParams=SymmPerChannelQuantParams(0, [0.5, 0.25, 0.5, 0.25, 0.5]))
c42 = Parameter('c42', (I32, [5]), [0, 16, 16, 48, 32])
t43 = Internal('t43', (U8, [1, 2, 3, 5], 0.5, 120))
x44 = Input('x44', (U8, [1, 2, 3, 5], 0.5, 120))
t45 = Output('t45', (U8, [1, 2, 3, 5], 0.5, 120))
model = Model()
model.Operation('CONV_2D', x5, c6, c7, 2, 1, 1, 0).To(t8)
model.Operation('MAXIMUM', t8, c1).To(t9)
model.Operation('CONV_2D', x10, c11, c12, 2, 1, 1, 0).To(t13)
model.Operation('MAXIMUM', t13, c2).To(t14)
model.Operation('CONV_2D', x15, c16, c17, 2, 1, 1, 0).To(t18)
model.Operation('MAXIMUM', t18, c3).To(t19)
model.Operation('CONV_2D', x20, c21, c22, 2, 1, 1, 0).To(t23)
model.Operation('MAXIMUM', t23, c4).To(t24)
model.Operation('CONV_2D', x26, c27, c28, 2, 1, 1, 0).To(t29)
model.Operation('MAXIMUM', c25, t29).To(t30)
model.Operation('CONV_2D', x31, c32, c33, 2, 1, 1, 0).To(t34)
model.Operation('CONV_2D', x35, c36, c37, 2, 1, 1, 0).To(t38)
model.Operation('MAXIMUM', t34, t38).To(t39)
model.Operation('CONV_2D', x40, c41, c42, 2, 1, 1, 0).To(t43)
model.Operation('MAXIMUM', t43, x44).To(t45)
Example({
    x5: [125, 128, 126, 127, 113, 126, 123, 127, 117, 118, 127, 121],
    t9: packed('<i2',
    'c-kxLtD88vyuWVZgtC&l=GkSPb$ye|OWNz(>$>ZDni=o{0Ku>ieg'
),
    x10: [124, 121, 121, 123, 113, 119, 126, 123, 117, 114, 128, 125],
    t14: packed('<i2',
    'c-pIOt?FzmYpm?(t*Yv*>8<Xr>g}j5>94M@o>(=pivceH0JP-~Lj'
),
    x15: [122, 127, 117, 118, 122, 126, 113, 124, 125, 122, 126, 121],
    t19: packed('<i2',
    'c-pIKuj-vrRn=bKUe#9BGpVSkzHxeWM|pR9ZD&Py3j<yN0Jm}vN&'
),
    x20: [124, 122, 119, 113, 114, 121, 123, 122, 115, 116, 117, 115],
    t24: packed('<i2',
    'c-pIJtLo~gtLv|+t|@A%pHS0M)!A8I*IV6MQ`B46$bc6B0I!n|8U'
),
    x26: [125, 128, 122, 125, 119, 122, 113, 118, 125, 113, 121, 126],
    t30: [122, 142, 116, 122, 133, 116, 122, 124, 125, 122, 122, 139, 132, 127, 137, 122, 132, 116],
    x31: [116, 119, 122, 123, 124, 126, 115, 126, 113, 117, 118, 119],
    x35: [118, 119, 127, 125, 114, 118, 112, 125, 119, 117, 117, 117],
    t39: [119, 119, 134, 122, 143, 120, 118, 138, 138, 109, 120, 126, 122, 119, 141, 120, 119, 137],
    x40: [128, 123, 128, 122, 115, 117, 114, 124, 116, 115, 123, 125],
    x44: packed('<i2',
    'c-pI}s;Md}E-SAqF0HC6tSYW7uc@pot1ql-D5$BfW55dlfhG<b'
),
    t45: packed('<i2',
    'c-pJ&ujy~A>nrbTDXZ$PX)ms<YnoPB)>qxs&|cHi&wv*I0JrK7O8'
),
}, name='channels_quant8').AddVariations(signed(x5, c6, t8, c1, t9, x10, t13, c2, t14, x15, c16, t18, c3, t19, x20, t23, c4, t24, x26, c27, t29, c25, t30, x31, t34, x35, c36, t38, t39, x40, t43, x44, t45)).DisableLifeTimeVariation()
