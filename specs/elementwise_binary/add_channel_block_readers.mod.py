# Licensed under the Apache License, Version 2.0; see LICENSE.
# Written by 'python -m corpus' from corpus/families/elementwise_binary.py; do not edit.
#
# ADD: what is computed with channels that are no whole block.

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
c1 = Parameter('c1', (F32, [5]), [1.0, 1.0, 1.0, 1.0, -1.0])
t9 = Output('t9', (F32, [1, 2, 3, 5]))
x10 = Input('x10', (F32, [1, 2, 3, 2]))
c11 = Parameter('c11', (F32, [5, 1, 1, 2]), [1.0, -1.0, 2.0, 1.0, -1.0, -2.0, 1.0, 1.0, -1.0, 2.0])
c12 = Parameter('c12', (F32, [5]), [0.0, 0.3125, 0.625, 0.9375, 1.25])
t13 = Internal('t13', (F32, [1, 2, 3, 5]))
c2 = Parameter('c2', (F32, [1, 3, 1]), [-2.0, 3.0, 1.0])
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
c4 = Parameter('c4', (F32, [1, 1, 3, 5]), [1.0, -1.0, 1.0, -2.0, 2.0, 1.0, -1.0, -2.0, -3.0, -3.0, 1.0, 3.0, -2.0, 2.0, 1.0])
t24 = Output('t24', (F32, [1, 2, 3, 5]))
x26 = Input('x26', (F32, [1, 2, 3, 2]))
c27 = Parameter('c27', (F32, [3, 1, 1, 2]), [1.0, -1.0, 2.0, 1.0, -1.0, -2.0])
c28 = Parameter('c28', (F32, [3]), [0.0, 0.3125, 0.625])
t29 = Internal('t29', (F32, [1, 2, 3, 3]))
c25 = Parameter('c25', (F32, [3]), [-1.0, 1.0, 1.0])
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
model.Operation('ADD', t8, c1, 0).To(t9)
model.Operation('CONV_2D', x10, c11, c12, 2, 1, 1, 0).To(t13)
model.Operation('ADD', t13, c2, 0).To(t14)
model.Operation('CONV_2D', x15, c16, c17, 2, 1, 1, 0).To(t18)
model.Operation('ADD', t18, c3, 0).To(t19)
model.Operation('CONV_2D', x20, c21, c22, 2, 1, 1, 0).To(t23)
model.Operation('ADD', t23, c4, 0).To(t24)
model.Operation('CONV_2D', x26, c27, c28, 2, 1, 1, 0).To(t29)
model.Operation('ADD', c25, t29, 0).To(t30)
model.Operation('CONV_2D', x31, c32, c33, 2, 1, 1, 0).To(t34)
model.Operation('CONV_2D', x35, c36, c37, 2, 1, 1, 0).To(t38)
model.Operation('ADD', t34, t38, 0).To(t39)
model.Operation('CONV_2D', x40, c41, c42, 2, 1, 1, 0).To(t43)
model.Operation('ADD', t43, x44, 0).To(t45)
Example({
    x5: [1.5625, 2.1875, 0.8125, -2.625, -0.5, 2.75, -3.625, 3.0, -2.25, -0.0625, 2.375, -0.75],
    t9: packed('<i2',
    'c-mvj+8u4^&YH-y_>SQz=agj^zlhFzd&c3Hno}r`<uL|^{|sR8|38TJ|Nnm&6C?%z?~)i+', 0.0625
),
    x10: [0.5, -2.1875, 0.625, -0.9375, -3.3125, 2.0, -1.5625, 2.375, -1.8125, 2.625, 0.5625, -0.3125],
    t14: packed('<i2',
    'c-rH>q;X}Lr<I?T%<j|tTr(Hm-2Nx>r7E+}RyieUWkH7j4FCT#fB=~K4+IPlJ_rB+>V*~j', 0.0625
),
    x15: [-2.3125, -3.1875, 1.25, 1.6875, 3.375, -2.0625, -1.0, -0.6875, 3.875, -0.25, -1.8125, -1.9375],
    t19: packed('<i2',
    'c-oVjvGn+3&WH<sZs`eXCTmWwVmNY7$ajh4yh}Bviw`sWXZZi00Z4+u|Nk&9garUh%N;`', 0.0625
),
    x20: [0.0625, 3.375, 0.3125, -3.6875, -1.0625, -2.5, 1.125, 0.5625, 2.1875, 1.375, 1.25, -0.375],
    t24: packed('<i2',
    'c-p(IyH;&}z>(;cnd+~-zde;y`o?7<8#r6ytycIWTbBO}{}~v7`2T+h0p>D*MS%zaJrWs7', 0.0625
),
    x26: [-0.1875, 2.75, 0.125, 0.625, 2.9375, 2.875, -1.625, 0.8125, -2.5, 0.375, 3.375, 1.6875],
    t30: [-3.9375, 3.6875, -3.6875, -1.5, 2.1875, 0.25, -0.9375, 10.0625, -7.0625, -3.4375, -1.125, 1.625,
    -3.875, -3.3125, 3.375, 0.6875, 9.75, -5.125],
    x31: [-1.125, -0.5625, 3.375, -1.6875, -3.5625, -0.9375, -2.0625, 1.25, -1.5625, -3.8125, -1.75, -3.75],
    x35: [1.6875, 1.0, -2.6875, 3.1875, 3.125, 1.3125, -2.9375, 2.0, 0.125, -1.5, -1.0, -0.4375],
    t39: [0.125, 2.1875, -0.1875, -0.8125, 3.5, -2.4375, -0.8125, 0.125, 0.9375, -8.25, -6.125, -0.25, 3.875,
    -7.5625, 13.3125, 1.4375, -9.0625, 12.375],
    x40: [2.625, 2.1875, -1.3125, -1.0, 0.5625, -3.1875, -3.8125, 1.625, -3.6875, 3.375, -2.3125, 2.9375],
    x44: packed('|i1',
    'c-jTQfeip42m`P<2jTx~QE=Eovh?b*oQ33JdkCDn<KYAS;|~1', 0.5
),
    t45: packed('<i2',
    'c-j-s>1z3)y;%N`;h#JCUsF%!8lTyEe(OuE%{5GdjLR7q{=*;${fDsrgM@(q0J!!ZUj', 0.0625
),
}, name='channels').AddVariations('float16').DisableLifeTimeVariation()

# Results of convolutions with 3 or 5 channels, no whole block, are read by operations about the
# order of elements, or about all channels.
# Expected values: float64 formula.
x5 = Input('x5', (U8, [1, 2, 3, 2], 0.5, 120))
c6 = Parameter('c6', (U8, [5, 1, 1, 2], 0.5, 128), [130, 126, 132, 130, 126, 124, 130, 130, 126, 132])
c7 = Parameter('c7', (I32, [5], 0.25, 0), [0, 8, 16, 24, 32])
t8 = Internal('t8', (U8, [1, 2, 3, 5], 0.5, 120))
c1 = Parameter('c1', (U8, [5], 0.5, 120), [122, 122, 122, 122, 118])
t9 = Output('t9', (U8, [1, 2, 3, 5], 0.5, 120))
x10 = Input('x10', (U8, [1, 2, 3, 2], 0.5, 120))
c11 = Parameter('c11', ('TENSOR_QUANT8_SYMM_PER_CHANNEL', [5, 1, 1, 2]), [2, -2, 8, 4, -2, -4, 4, 4, -2, 4], extraParams=SymmPerChannelQuantParams(0, [0.5, 0.25, 0.5, 0.25, 0.5]))
c12 = Parameter('c12', (I32, [5]), [0, 16, 16, 48, 32])
t13 = Internal('t13', (U8, [1, 2, 3, 5], 0.5, 120))
c2 = Parameter('c2', (U8, [1, 3, 1], 0.5, 120), [116, 126, 122])
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
c4 = Parameter('c4', (U8, [1, 1, 3, 5], 0.5, 120), [122, 118, 122, 116, 124, 122, 118, 116, 114, 114, 122, 126, 116, 124, 122])
t24 = Output('t24', (U8, [1, 2, 3, 5], 0.5, 120))
x26 = Input('x26', (U8, [1, 2, 3, 2], 0.5, 120))
c27 = Parameter('c27', (U8, [3, 1, 1, 2], 0.5, 128), [130, 126, 132, 130, 126, 124])
c28 = Parameter('c28', (I32, [3], 0.25, 0), [0, 8, 16])
t29 = Internal('t29', (U8, [1, 2, 3, 3], 0.5, 120))
c25 = Parameter('c25', (U8, [3], 0.5, 120), [118, 118, 116])
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
model.Operation('ADD', t8, c1, 0).To(t9)
model.Operation('CONV_2D', x10, c11, c12, 2, 1, 1, 0).To(t13)
model.Operation('ADD', t13, c2, 0).To(t14)
model.Operation('CONV_2D', x15, c16, c17, 2, 1, 1, 0).To(t18)
model.Operation('ADD', t18, c3, 0).To(t19)
model.Operation('CONV_2D', x20, c21, c22, 2, 1, 1, 0).To(t23)
model.Operation('ADD', t23, c4, 0).To(t24)
model.Operation('CONV_2D', x26, c27, c28, 2, 1, 1, 0).To(t29)
model.Operation('ADD', c25, t29, 0).To(t30)
model.Operation('CONV_2D', x31, c32, c33, 2, 1, 1, 0).To(t34)
model.Operation('CONV_2D', x35, c36, c37, 2, 1, 1, 0).To(t38)
model.Operation('ADD', t34, t38, 0).To(t39)
model.Operation('CONV_2D', x40, c41, c42, 2, 1, 1, 0).To(t43)
model.Operation('ADD', t43, x44, 0).To(t45)
Example({
    x5: [123, 124, 121, 114, 119, 125, 112, 126, 115, 119, 124, 118],
    t9: packed('<i2',
    'c-pJ%DDUlVtm<v7ENQIlnwV2k*D|ZDxU-?Np{1##jsY(K0I#$U9{'
),
    x10: [121, 115, 121, 118, 113, 124, 116, 124, 116, 125, 121, 119],
    t14: packed('<i2',
    'c-pHfZLO(nZ0hXn%r9wdo|#ip(J-O3zM*?gO?`7)I|E(-0IT&676'
),
    x15: [115, 113, 122, 123, 126, 122, 115, 118, 118, 127, 119, 116],
    t19: packed('<i2',
    'c-pJUom$mc*;>`zSJzX~*O8yqT;7~nnb$n2w4k}NngK5W0HBf%x&'
),
    x20: [116, 128, 122, 126, 122, 112, 117, 115, 122, 121, 128, 124],
    t24: packed('<i2',
    'c-qUWDr;F#){@uO(^A*fR8f=PU(s4!U(wi9H!WvM7Xw}Z0IMJm4F'
),
    x26: [122, 128, 119, 125, 122, 128, 128, 121, 125, 125, 116, 116],
    t30: [112, 134, 106, 112, 125, 115, 112, 134, 106, 125, 139, 114, 118, 137, 109, 118, 110, 136],
    x31: [121, 115, 122, 126, 123, 117, 118, 126, 116, 112, 112, 118],
    x35: [115, 122, 116, 112, 116, 112, 123, 122, 114, 126, 126, 128],
    t39: [119, 117, 146, 120, 122, 142, 130, 115, 159, 113, 138, 119, 112, 106, 150, 112, 130, 126],
    x40: [122, 128, 114, 124, 122, 117, 118, 119, 125, 124, 117, 118],
    x44: packed('<i2',
    'c-pHhET}H1E3U07E2{<4CB?M`<&{+hHH9@Lbq!?<cmV)<unqS'
),
    t45: packed('<i2',
    'c-kv&Oq<wOlHc4irMju6v%0vbv$DOaCwpQ`bwO`?D+68t0Hv1>?E'
),
}, name='channels_quant8').AddVariations(signed(x5, c6, t8, c1, t9, x10, t13, c2, t14, x15, c16, t18, c3, t19, x20, t23, c4, t24, x26, c27, t29, c25, t30, x31, t34, x35, c36, t38, t39, x40, t43, x44, t45)).DisableLifeTimeVariation()
