# Licensed under the Apache License, Version 2.0; see LICENSE.
# Written by 'python -m corpus' from corpus/families/elementwise_binary.py; do not edit.
#
# MUL: what is computed with channels that are no whole block.

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
c1 = Parameter('c1', (F32, [5]), [2.0, 2.0, 1.0, -2.0, -3.0])
t9 = Output('t9', (F32, [1, 2, 3, 5]))
x10 = Input('x10', (F32, [1, 2, 3, 2]))
c11 = Parameter('c11', (F32, [5, 1, 1, 2]), [1.0, -1.0, 2.0, 1.0, -1.0, -2.0, 1.0, 1.0, -1.0, 2.0])
c12 = Parameter('c12', (F32, [5]), [0.0, 0.3125, 0.625, 0.9375, 1.25])
t13 = Internal('t13', (F32, [1, 2, 3, 5]))
c2 = Parameter('c2', (F32, [1, 3, 1]), [1.0, 3.0, 2.0])
t14 = Output('t14', (F32, [1, 2, 3, 5]))
x15 = Input('x15', (F32, [1, 2, 3, 2]))
c16 = Parameter('c16', (F32, [5, 1, 1, 2]), [1.0, -1.0, 2.0, 1.0, -1.0, -2.0, 1.0, 1.0, -1.0, 2.0])
c17 = Parameter('c17', (F32, [5]), [0.0, 0.3125, 0.625, 0.9375, 1.25])
t18 = Internal('t18', (F32, [1, 2, 3, 5]))
c3 = Parameter('c3', (F32, [2, 1, 1]), [2.0, 3.0])
t19 = Output('t19', (F32, [1, 2, 3, 5]))
x20 = Input('x20', (F32, [1, 2, 3, 2]))
c21 = Parameter('c21', (F32, [5, 1, 1, 2]), [1.0, -1.0, 2.0, 1.0, -1.0, -2.0, 1.0, 1.0, -1.0, 2.0])
c22 = Parameter('c22', (F32, [5]), [0.0, 0.3125, 0.625, 0.9375, 1.25])
t23 = Internal('t23', (F32, [1, 2, 3, 5]))
c4 = Parameter('c4', (F32, [1, 1, 3, 5]), [-1.0, 3.0, 3.0, -2.0, -3.0, 2.0, -2.0, -1.0, -3.0, -1.0, -2.0, 1.0, -1.0, 1.0, 3.0])
t24 = Output('t24', (F32, [1, 2, 3, 5]))
x26 = Input('x26', (F32, [1, 2, 3, 2]))
c27 = Parameter('c27', (F32, [3, 1, 1, 2]), [1.0, -1.0, 2.0, 1.0, -1.0, -2.0])
c28 = Parameter('c28', (F32, [3]), [0.0, 0.3125, 0.625])
t29 = Internal('t29', (F32, [1, 2, 3, 3]))
c25 = Parameter('c25', (F32, [3]), [3.0, -1.0, -1.0])
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
model.Operation('MUL', t8, c1, 0).To(t9)
model.Operation('CONV_2D', x10, c11, c12, 2, 1, 1, 0).To(t13)
model.Operation('MUL', t13, c2, 0).To(t14)
model.Operation('CONV_2D', x15, c16, c17, 2, 1, 1, 0).To(t18)
model.Operation('MUL', t18, c3, 0).To(t19)
model.Operation('CONV_2D', x20, c21, c22, 2, 1, 1, 0).To(t23)
model.Operation('MUL', t23, c4, 0).To(t24)
model.Operation('CONV_2D', x26, c27, c28, 2, 1, 1, 0).To(t29)
model.Operation('MUL', c25, t29, 0).To(t30)
model.Operation('CONV_2D', x31, c32, c33, 2, 1, 1, 0).To(t34)
model.Operation('CONV_2D', x35, c36, c37, 2, 1, 1, 0).To(t38)
model.Operation('MUL', t34, t38, 0).To(t39)
model.Operation('CONV_2D', x40, c41, c42, 2, 1, 1, 0).To(t43)
model.Operation('MUL', t43, x44, 0).To(t45)
Example({
    x5: [-0.6875, -1.125, 2.6875, -2.75, 0.875, -3.625, -3.25, 3.75, 1.1875, -1.375, 1.25, 3.5625],
    t9: packed('<i2',
    'c-rIJWhukIF3$Xk?}T#&R$dC5j$Jwsq^10#aod>|k5vr+8NlE_BZ$TL9|-<}xFGod9{>f28xH', 0.0625
),
    x10: [3.75, 2.9375, 1.625, -2.75, 2.5625, 0.875, -0.375, -2.125, -2.25, -0.4375, -0.875, -0.6875],
    t14: packed('<i2',
    'c-rG#Q&44gN&Uw6XJ)6mdiZ3nhdjTwQfbSYx?g)@-bgSo{AU1x|NkJY{|x_u089Z10E3GiVE', 0.0625
),
    x15: [-2.0, 3.5625, -3.5, -1.5, 3.1875, 2.3125, 2.5, 2.125, 1.3125, 0.8125, 2.625, 3.0625],
    t19: packed('<i2',
    'c-r&(QxM>D;MbEn3mFBeb74ZMx40)rY?(OO`}MpkyC?tu|7T$Q|BvB61CU|>68{*1B#`wV!~y_YO&Mt', 0.0625
),
    x20: [-2.9375, 3.5, -1.0625, 3.625, 2.6875, 1.3125, 3.9375, -2.125, 1.1875, 3.8125, -3.3125, 0.3125],
    t24: packed('<i2',
    'c-l*!8-3w<*0IQl^eYA4{+9EVbyxVVF=&3=TC(8u{hti~|NsB{|38Rg0D}LFKm=s|gNOhC<<B9-', 0.0625
),
    x26: [2.625, 0.0, -2.625, 0.875, -1.6875, -0.0625, -3.5, -3.625, 1.25, 3.125, 1.3125, -0.875],
    t30: [7.875, -5.5625, 2.0, -10.5, 4.0625, -1.5, -4.875, 3.125, -2.4375, 0.375, 10.3125, -11.375, -5.625,
    -5.9375, 6.875, 6.5625, -2.0625, -1.0625],
    x31: [3.4375, -2.375, 3.3125, -1.75, -2.6875, -3.5625, -0.9375, -2.0625, -1.25, 3.75, 1.1875, -2.25],
    x35: [-2.875, 3.9375, -0.6875, 1.4375, -1.125, 3.4375, -3.875, 1.6875, -2.375, -0.25, 1.25, 0.625],
    t39: [-39.597656, -7.21875, -8.4765625, -10.7578125, 1.9453125, -1.2695312, -3.9921875, -12.9375,
    -53.492188, -6.2578125, 20.84375, 6.3984375, 10.625, -7.3242188, -19.6875, 2.1484375, 1.5039062,
    -7.3828125],
    x40: [-1.3125, -1.5, -3.9375, -1.1875, -3.6875, -2.1875, 3.1875, -2.5, -3.1875, 0.3125, 0.25, -0.875],
    x44: packed('|i1',
    'c-jTQfeip42m`Qe1lj-BB1o|H1sW4EcZ@>$OPn&Xm-@f-3={', 0.5
),
    t45: packed('<i2',
    'c-rH)^?#&%WeKNt<%&HElRTpH4$r7KapT<L4i(mWTniW&82&T-XJr2OpMjC_KLf)*hX2g}|Ni^W1QrJXGHx4G', 0.03125
),
}, name='channels').AddVariations('float16').DisableLifeTimeVariation()

# Results of convolutions with 3 or 5 channels, no whole block, are read by operations about the
# order of elements, or about all channels.
# Expected values: float64 formula.
x5 = Input('x5', (U8, [1, 2, 3, 2], 0.5, 120))
c6 = Parameter('c6', (U8, [5, 1, 1, 2], 0.5, 128), [130, 126, 132, 130, 126, 124, 130, 130, 126, 132])
c7 = Parameter('c7', (I32, [5], 0.25, 0), [0, 8, 16, 24, 32])
t8 = Internal('t8', (U8, [1, 2, 3, 5], 0.5, 120))
c1 = Parameter('c1', (U8, [5], 0.5, 120), [124, 124, 122, 116, 114])
t9 = Output('t9', (U8, [1, 2, 3, 5], 0.5, 120))
x10 = Input('x10', (U8, [1, 2, 3, 2], 0.5, 120))
c11 = Parameter('c11', ('TENSOR_QUANT8_SYMM_PER_CHANNEL', [5, 1, 1, 2]), [2, -2, 8, 4, -2, -4, 4, 4, -2, 4], extraParams=SymmPerChannelQuantParams(0, [0.5, 0.25, 0.5, 0.25, 0.5]))
c12 = Parameter('c12', (I32, [5]), [0, 16, 16, 48, 32])
t13 = Internal('t13', (U8, [1, 2, 3, 5], 0.5, 120))
c2 = Parameter('c2', (U8, [1, 3, 1], 0.5, 120), [122, 126, 124])
t14 = Output('t14', (U8, [1, 2, 3, 5], 0.5, 120))
x15 = Input('x15', (U8, [1, 2, 3, 2], 0.5, 120))
c16 = Parameter('c16', (U8, [5, 1, 1, 2], 0.5, 128), [130, 126, 132, 130, 126, 124, 130, 130, 126, 132])
c17 = Parameter('c17', (I32, [5], 0.25, 0), [0, 8, 16, 24, 32])
t18 = Internal('t18', (U8, [1, 2, 3, 5], 0.5, 120))
c3 = Parameter('c3', (U8, [2, 1, 1], 0.5, 120), [124, 126])
t19 = Output('t19', (U8, [1, 2, 3, 5], 0.5, 120))
x20 = Input('x20', (U8, [1, 2, 3, 2], 0.5, 120))
c21 = Parameter('c21', ('TENSOR_QUANT8_SYMM_PER_CHANNEL', [5, 1, 1, 2]), [2, -2, 8, 4, -2, -4, 4, 4, -2, 4], extraParams=SymmPerChannelQuantParams(0, [0.5, 0.25, 0.5, 0.25, 0.5]))
c22 = Parameter('c22', (I32, [5]), [0, 16, 16, 48, 32])
t23 = Internal('t23', (U8, [1, 2, 3, 5], 0.5, 120))
c4 = Parameter('c4', (U8, [1, 1, 3, 5], 0.5, 120), [118, 126, 126, 116, 114, 124, 116, 118, 114, 118, 116, 122, 118, 122, 126])
t24 = Output('t24', (U8, [1, 2, 3, 5], 0.5, 120))
x26 = Input('x26', (U8, [1, 2, 3, 2], 0.5, 120))
c27 = Parameter('c27', (U8, [3, 1, 1, 2], 0.5, 128), [130, 126, 132, 130, 126, 124])
c28 = Parameter('c28', (I32, [3], 0.25, 0), [0, 8, 16])
t29 = Internal('t29', (U8, [1, 2, 3, 3], 0.5, 120))
c25 = Parameter('c25', (U8, [3], 0.5, 120), [124, 124, 114])
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
model.Operation('MUL', t8, c1, 0).To(t9)
model.Operation('CONV_2D', x10, c11, c12, 2, 1, 1, 0).To(t13)
model.Operation('MUL', t13, c2, 0).To(t14)
model.Operation('CONV_2D', x15, c16, c17, 2, 1, 1, 0).To(t18)
model.Operation('MUL', t18, c3, 0).To(t19)
model.Operation('CONV_2D', x20, c21, c22, 2, 1, 1, 0).To(t23)
model.Operation('MUL', t23, c4, 0).To(t24)
model.Operation('CONV_2D', x26, c27, c28, 2, 1, 1, 0).To(t29)
model.Operation('MUL', c25, t29, 0).To(t30)
model.Operation('CONV_2D', x31, c32, c33, 2, 1, 1, 0).To(t34)
model.Operation('CONV_2D', x35, c36, c37, 2, 1, 1, 0).To(t38)
model.Operation('MUL', t34, t38, 0).To(t39)
model.Operation('CONV_2D', x40, c41, c42, 2, 1, 1, 0).To(t43)
model.Operation('MUL', t43, x44, 0).To(t45)
Example({
    x5: [118, 117, 125, 114, 121, 112, 113, 127, 122, 117, 122, 127],
    t9: packed('<i2',
    'c-pHf>c|S|>u67^?kefetBxtEOyF#4YDr4Sn^xeb!hjb509pPG0{'
),
    x10: [127, 125, 123, 114, 125, 121, 119, 115, 115, 119, 118, 118],
    t14: packed('<i2',
    'c-pJ#&!5mexn=d_>V|1mb0*c4cGuPCBromSSWz;iV+sRa007g859R'
),
    x15: [116, 127, 113, 117, 126, 124, 125, 124, 122, 121, 125, 126],
    t19: packed('<i2',
    'c-l*<E19;ZAZ}63teOQmOXgIs%iO-PdUDIs6{TBZ_wHrD3jp#^5Y7'
),
    x20: [114, 127, 128, 114, 117, 127, 125, 122, 127, 115, 122, 127],
    t24: packed('<i2',
    'c-m_%t%&295|iUs(^FgBal3RyX^{7XxLm)=ruK&3GYohE0C-;x9R'
),
    x26: [122, 123, 121, 125, 122, 114, 121, 116, 119, 128, 113, 128],
    t30: [118, 142, 120, 112, 142, 129, 136, 124, 66, 130, 124, 75, 102, 140, 141, 90, 116, 123],
    x31: [122, 119, 112, 122, 126, 122, 118, 126, 115, 126, 116, 114],
    x35: [112, 118, 115, 117, 127, 122, 115, 114, 127, 118, 122, 117],
    t39: [111, 71, 200, 130, 165, 234, 130, 255, 123, 116, 84, 95, 70, 120, 123, 125, 95, 255],
    x40: [126, 112, 123, 115, 128, 119, 128, 122, 121, 117, 117, 112],
    x44: packed('<i2',
    'c-kv1D6T6mtg0%jEw8LBt}LyuFD)#su4<?(sx2v~WWWmmd}R&)'
),
    t45: packed('<i2',
    'c-l*j@SfHlQ`?@`P~24MQJsG@E8MTBwsk>mX1r5L6$4%X0AmOZZv'
),
}, name='channels_quant8').AddVariations(signed(x5, c6, t8, c1, t9, x10, t13, c2, t14, x15, c16, t18, c3, t19, x20, t23, c4, t24, x26, c27, t29, c25, t30, x31, t34, x35, c36, t38, t39, x40, t43, x44, t45)).DisableLifeTimeVariation()
