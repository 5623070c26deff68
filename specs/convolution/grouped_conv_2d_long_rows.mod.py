# Licensed under the Apache License, Version 2.0; see LICENSE.
# Written by 'python -m corpus' from corpus/families/convolution.py; do not edit.
#
# GROUPED_CONV_2D: long rows, channels first.

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

# Rows leave something over behind whole vectors, and the next one begins there.
# Expected values: float64 formula.
x1 = Input('x1', (F32, [1, 2, 3, 37]))
c2 = Parameter('c2', (F32, [2, 3, 3, 1]), [-2.0, 0.0, -1.0, -2.0, 1.0, -1.0, -2.0, -1.0, -1.0, 1.0, 0.0, -2.0, -1.0, -1.0, -1.0, -1.0, 2.0,
    -2.0])
c3 = Parameter('c3', (F32, [2]), [0.5, -1.0])
t4 = Output('t4', (F32, [1, 2, 3, 37]))
c5 = Parameter('c5', (F32, [2, 1, 3, 1]), [2.0, 0.0, 1.0, 1.0, 1.0, -2.0])
c6 = Parameter('c6', (F32, [2]), [0.5, -1.0])
t7 = Output('t7', (F32, [1, 2, 3, 18]))
x8 = Input('x8', (F32, [2, 2, 2, 19]))
c9 = Parameter('c9', (F32, [2, 3, 3, 1]), [-2.0, 2.0, 2.0, -1.0, -2.0, -2.0, 2.0, 0.0, -2.0, 2.0, -2.0, -1.0, -1.0, 1.0, -2.0, 2.0, -1.0, 0.0])
c10 = Parameter('c10', (F32, [2]), [0.5, -1.0])
t11 = Output('t11', (F32, [2, 2, 2, 19]))
c12 = Parameter('c12', (F32, [2, 1, 3, 1]), [-1.0, 0.0, -1.0, -1.0, -1.0, 0.0])
c13 = Parameter('c13', (F32, [2]), [0.5, -1.0])
t14 = Output('t14', (F32, [2, 2, 2, 9]))
x15 = Input('x15', (F32, [1, 2, 1, 131]))
c16 = Parameter('c16', (F32, [2, 3, 3, 1]), [-1.0, 1.0, -2.0, 0.0, -2.0, 0.0, -1.0, -2.0, -1.0, 2.0, 1.0, 2.0, 0.0, 1.0, 0.0, -1.0, 2.0, -1.0])
c17 = Parameter('c17', (F32, [2]), [0.5, -1.0])
t18 = Output('t18', (F32, [1, 2, 1, 131]))
c19 = Parameter('c19', (F32, [2, 1, 3, 1]), [0.0, 1.0, 1.0, -2.0, 0.0, 2.0])
c20 = Parameter('c20', (F32, [2]), [0.5, -1.0])
t21 = Output('t21', (F32, [1, 2, 1, 65]))
model = Model()
model.Operation('GROUPED_CONV_2D', x1, c2, c3, 1, 1, 1, 2, 0, True).To(t4)
model.Operation('GROUPED_CONV_2D', x1, c5, c6, 2, 2, 1, 2, 0, True).To(t7)
model.Operation('GROUPED_CONV_2D', x8, c9, c10, 1, 1, 1, 2, 0, True).To(t11)
model.Operation('GROUPED_CONV_2D', x8, c12, c13, 2, 2, 1, 2, 0, True).To(t14)
model.Operation('GROUPED_CONV_2D', x15, c16, c17, 1, 1, 1, 2, 0, True).To(t18)
model.Operation('GROUPED_CONV_2D', x15, c19, c20, 2, 2, 1, 2, 0, True).To(t21)
Example({
    x1: ([0.5, 2.5, -2.5, -1.5, -1.0, 0.5, 1.5, 0.5, -1.5, 1.0, -3.0] * 21)[:222],
    t4: packed('|i1',
    'c-nQwNe+M@3;;k83Mf_~@#O#iW;~fFiP+-ug3f8)Znqj+C<sxiqR8nPTLf0USdOO!1;JAIq<S)VO&h0bn5EV^(~z|(i0dNN*2Yoq'
    '4`=HANWFiy=vEE', 0.5
),
    t7: packed('|i1',
    'c-s5-m4W5!FOEMftZe@vOmzMq3_dFx%Xfw!Klpxq=iqz~Wuo)HbD;A%-va<J$~JZ', 0.5
),
    x8: ([3.5, 1.0, 3.5, -1.5, -2.5, -2.0, -1.0, 0.5, 2.5, 4.0, 1.0] * 14)[:152],
    t11: packed('|i1',
    'c-p)F?kAU+jQr0B_io;YFn|Ai^ZNXquL5dXf<M1Nm?Gc#zrFeX^v_%I-vSH}=5NuTKR<u_^NiuK#Ai+jll$p?bi>5izn~k&@}B|S'
    'Fa`!rbi;lC058j8g#', 0.5
),
    t14: packed('|i1',
    'c-s5?pX1-Jzf2q~VB*K8&;MC|eEIr|{r^V@@s*9`2TX<oOn{WbWWGQMph^IrR4)h', 0.5
),
    x15: ([-2.5, -2.0, 3.0, -3.0, -1.0, -2.0, -1.5, 3.5, -1.5, 3.5, -1.0] * 24)[:262],
    t18: packed('|i1',
    'c-rIU{L0J9$^M!BGb{H1G5`Gh#q#6Nuivb{SqF*<00okR-v', 0.5
),
    t21: packed('|i1',
    'c-mwB`HPk92jg#6)?duzF@G_M{Cg(y?$194@|XZ=kw#e', 0.5
),
}, name='rows').AddVariations('float16').DisableLifeTimeVariation()

# Rows leave something over behind whole vectors, and the next one begins there.
# Expected values: float64 formula.
x1 = Input('x1', (U8, [1, 2, 3, 37], 0.5, 120))
c2 = Parameter('c2', (U8, [2, 3, 3, 1], 0.5, 128), [124, 128, 126, 124, 130, 126, 124, 126, 126, 130, 128, 124, 126, 126, 126, 126, 132, 124])
c3 = Parameter('c3', (I32, [2], 0.25, 0), [2, -4])
t4 = Output('t4', (U8, [1, 2, 3, 37], 0.5, 120))
c5 = Parameter('c5', ('TENSOR_QUANT8_SYMM_PER_CHANNEL', [2, 1, 3, 1]), [4, 0, 2, 4, 4, -8], extraParams=SymmPerChannelQuantParams(0, [0.5, 0.25]))
c6 = Parameter('c6', (I32, [2]), [2, -8])
t7 = Output('t7', (U8, [1, 2, 3, 18], 0.5, 120))
x8 = Input('x8', (U8, [2, 2, 2, 19], 0.5, 120))
c9 = Parameter('c9', (U8, [2, 3, 3, 1], 0.5, 128), [124, 132, 132, 126, 124, 124, 132, 128, 124, 132, 124, 126, 126, 130, 124, 132, 126, 128])
c10 = Parameter('c10', (I32, [2], 0.25, 0), [2, -4])
t11 = Output('t11', (U8, [2, 2, 2, 19], 0.5, 120))
c12 = Parameter('c12', ('TENSOR_QUANT8_SYMM_PER_CHANNEL', [2, 1, 3, 1]), [-2, 0, -2, -4, -4, 0], extraParams=SymmPerChannelQuantParams(0, [0.5, 0.25]))
c13 = Parameter('c13', (I32, [2]), [2, -8])
t14 = Output('t14', (U8, [2, 2, 2, 9], 0.5, 120))
x15 = Input('x15', (U8, [1, 2, 1, 131], 0.5, 120))
c16 = Parameter('c16', (U8, [2, 3, 3, 1], 0.5, 128), [126, 130, 124, 128, 124, 128, 126, 124, 126, 132, 130, 132, 128, 130, 128, 126, 132, 126])
c17 = Parameter('c17', (I32, [2], 0.25, 0), [2, -4])
t18 = Output('t18', (U8, [1, 2, 1, 131], 0.5, 120))
c19 = Parameter('c19', ('TENSOR_QUANT8_SYMM_PER_CHANNEL', [2, 1, 3, 1]), [0, 2, 2, -8, 0, 8], extraParams=SymmPerChannelQuantParams(0, [0.5, 0.25]))
c20 = Parameter('c20', (I32, [2]), [2, -8])
t21 = Output('t21', (U8, [1, 2, 1, 65], 0.5, 120))
model = Model()
model.Operation('GROUPED_CONV_2D', x1, c2, c3, 1, 1, 1, 2, 0, True).To(t4)
model.Operation('GROUPED_CONV_2D', x1, c5, c6, 2, 2, 1, 2, 0, True).To(t7)
model.Operation('GROUPED_CONV_2D', x8, c9, c10, 1, 1, 1, 2, 0, True).To(t11)
model.Operation('GROUPED_CONV_2D', x8, c12, c13, 2, 2, 1, 2, 0, True).To(t14)
model.Operation('GROUPED_CONV_2D', x15, c16, c17, 1, 1, 1, 2, 0, True).To(t18)
model.Operation('GROUPED_CONV_2D', x15, c19, c20, 2, 2, 1, 2, 0, True).To(t21)
Example({
    x1: ([121, 125, 115, 117, 118, 121, 123, 121, 117, 122, 114] * 21)[:222],
    t4: packed('<i2',
    'c-q~@K@LDL5CA|w6(<Q2wcDa}t6EDXPG0N<`vG&Baj*T#3n`{7)k4PGoC_1$C>C?;$x`x=CaD1&_g96tc8F5-)4|cLPBE9SRIld^'
    'VrVv}2P1VTe(eLL8fqQ'
),
    t7: packed('<i2',
    'c-kw=t*FT@YAC6xtt*2t(fK79{Mx#j{EC8twxaxo#&jqXouA);&TmX-pd$bP&`vTI'
),
    x8: ([127, 122, 127, 117, 115, 116, 118, 121, 125, 128, 122] * 14)[:152],
    t11: packed('<i2',
    'c-jk3D{ShUGQBV&EHE6xEG|q*b`Qzzn7632FbBfy$#2g~$&W2b?Jw@AfG~@D3k$RJO5!S_CuBE5n9Z@_=!W&z=b#%_Q(l2?SVcu6'
    'x?u$jgA@P&iZnyT'
),
    t14: packed('<i2',
    'c-qS@ZzwA&t!k(N69rk><uwI4xkdHmnGhnkuBHGc(*Pzw%3(4&5CW)@fl2@X=-nX5'
),
    x15: ([115, 116, 126, 114, 118, 116, 117, 127, 117, 127, 118] * 24)[:262],
    t18: packed('<i2',
    'c-m`j%x$f0tk15`u5BJ5W=UaDO+iUfacyz!KrtCc0T2KHTzq=3'
),
    t21: packed('<i2',
    'c-pHjEUK+5s4T9nEvhDuSya_i7T1$jQdU78lVQLC02s|YNd'
),
}, name='rows_quant8').AddVariations(signed(x1, c2, t4, t7, x8, c9, t11, t14, x15, c16, t18, t21)).DisableLifeTimeVariation()
