# Licensed under the Apache License, Version 2.0; see LICENSE.
# Written by 'python -m corpus' from corpus/families/convolution.py; do not edit.
#
# TRANSPOSE_CONV_2D: long rows, channels first.

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
c2 = Parameter('c2', (F32, [2, 1, 3, 2]), [-1.0, 1.0, -1.0, -2.0, 0.0, -2.0, -1.0, 2.0, 1.0, -1.0, 1.0, 2.0])
c3 = Parameter('c3', (F32, [2]), [0.5, -1.0])
t4 = Output('t4', (F32, [1, 2, 3, 74]))
c5 = Parameter('c5', (F32, [2, 1, 3, 2]), [-1.0, -2.0, 2.0, 1.0, -2.0, 1.0, 1.0, -2.0, 0.0, 0.0, 1.0, -1.0])
c6 = Parameter('c6', (F32, [2]), [0.5, -1.0])
t7 = Output('t7', (F32, [1, 2, 3, 37]))
x8 = Input('x8', (F32, [2, 2, 2, 19]))
c9 = Parameter('c9', (F32, [2, 1, 3, 2]), [-1.0, 1.0, -1.0, 2.0, 0.0, 1.0, 0.0, 2.0, 0.0, -2.0, 0.0, 0.0])
c10 = Parameter('c10', (F32, [2]), [0.5, -1.0])
t11 = Output('t11', (F32, [2, 2, 2, 38]))
c12 = Parameter('c12', (F32, [2, 1, 3, 2]), [0.0, 1.0, 2.0, 0.0, 1.0, 2.0, 0.0, 2.0, 2.0, -2.0, -1.0, -1.0])
c13 = Parameter('c13', (F32, [2]), [0.5, -1.0])
t14 = Output('t14', (F32, [2, 2, 2, 19]))
x15 = Input('x15', (F32, [1, 2, 1, 131]))
c16 = Parameter('c16', (F32, [2, 1, 3, 2]), [1.0, -2.0, 2.0, -1.0, -2.0, -2.0, 1.0, 0.0, 0.0, -2.0, -1.0, -2.0])
c17 = Parameter('c17', (F32, [2]), [0.5, -1.0])
t18 = Output('t18', (F32, [1, 2, 1, 262]))
c19 = Parameter('c19', (F32, [2, 1, 3, 2]), [-2.0, 2.0, 0.0, -2.0, -1.0, 0.0, 1.0, 2.0, 0.0, 0.0, 2.0, -1.0])
c20 = Parameter('c20', (F32, [2]), [0.5, -1.0])
t21 = Output('t21', (F32, [1, 2, 1, 131]))
model = Model()
model.Operation('TRANSPOSE_CONV_2D', x1, c2, c3, 0, 1, 0, 0, 2, 1, 0, True).To(t4)
model.Operation('TRANSPOSE_CONV_2D', x1, c5, c6, 1, 1, 0, 0, 1, 1, 0, True).To(t7)
model.Operation('TRANSPOSE_CONV_2D', x8, c9, c10, 0, 1, 0, 0, 2, 1, 0, True).To(t11)
model.Operation('TRANSPOSE_CONV_2D', x8, c12, c13, 1, 1, 0, 0, 1, 1, 0, True).To(t14)
model.Operation('TRANSPOSE_CONV_2D', x15, c16, c17, 0, 1, 0, 0, 2, 1, 0, True).To(t18)
model.Operation('TRANSPOSE_CONV_2D', x15, c19, c20, 1, 1, 0, 0, 1, 1, 0, True).To(t21)
Example({
    x1: ([3.0, 4.0, 1.5, -3.5, -4.0, -2.5, 2.5, -2.5, -3.5, 2.0, 1.5] * 21)[:222],
    t4: packed('|i1',
    'c-mur{pRyW9zF>XVbMQt**Ha{7=C>J_vt$sqAV1f02Ae**aVm;#~&f)-yE<0KmGmt%NLFh48J}z{ulf$PKM|oicNrt@=|O9OcVgC'
    'c=|y', 0.5
),
    t7: packed('|i1',
    'c-mu^=KAoKN8`Z<{!i?<nD?F&Pyk{+d`mz9h$+gz%ft17>+jEhufG1p#pHNTKmmx!@rQr{5c4+xHMe%s', 0.5
),
    x8: ([-4.0, -3.5, 1.5, 2.5, -2.0, -1.5, -1.5, 2.0, -4.0, -2.0, 2.0] * 14)[:152],
    t11: packed('|i1',
    'c-muQW@7r!_T$aZzbrfqU*5fE<>%%9_mv4vln1LQy4oKsKUmnlz2p1F1|mQ3u>9co@{Nr=(Vqlu1Brga;a*fxa@~MU6aWFWkTd', 0.5
),
    t14: packed('|i1',
    'c-njS@{`b~=RbeG`ONbQ!u<9P&V-4+d&l{Wlk>$-)vqtvp-lNta3)NYk?j?_VGKNP&<zvgz%Yzm>MOcof&ee%UX1', 0.5
),
    x15: ([0.5, 1.5, -3.5, -4.0, 2.5, 1.5, -0.5, -4.0, -2.0, 2.0, -3.5] * 24)[:262],
    t18: packed('|i1',
    'c-j--;$wUBf&YhzFay)8Ki@yeGph1_dM`G@ME~>f{rU9cJC7tE&zBEBJ~FWIiLw3u_HTrV0sv&Q@<I', 0.5
),
    t21: packed('|i1',
    'c-rF@`t?Wl7uz3B<)=ae!{lXVd;5q<^y|~t|Nnj*80J3!n249F', 0.5
),
}, name='rows').AddVariations('float16').DisableLifeTimeVariation()

# Rows leave something over behind whole vectors, and the next one begins there.
# Expected values: float64 formula.
x1 = Input('x1', (U8, [1, 2, 3, 37], 0.5, 120))
c2 = Parameter('c2', (U8, [2, 1, 3, 2], 0.5, 128), [126, 130, 126, 124, 128, 124, 126, 132, 130, 126, 130, 132])
c3 = Parameter('c3', (I32, [2], 0.25, 0), [2, -4])
t4 = Output('t4', (U8, [1, 2, 3, 74], 0.5, 120))
c5 = Parameter('c5', ('TENSOR_QUANT8_SYMM_PER_CHANNEL', [2, 1, 3, 2]), [-2, -4, 4, 2, -4, 2, 4, -8, 0, 0, 4, -4], extraParams=SymmPerChannelQuantParams(0, [0.5, 0.25]))
c6 = Parameter('c6', (I32, [2]), [2, -8])
t7 = Output('t7', (U8, [1, 2, 3, 37], 0.5, 120))
x8 = Input('x8', (U8, [2, 2, 2, 19], 0.5, 120))
c9 = Parameter('c9', (U8, [2, 1, 3, 2], 0.5, 128), [126, 130, 126, 132, 128, 130, 128, 132, 128, 124, 128, 128])
c10 = Parameter('c10', (I32, [2], 0.25, 0), [2, -4])
t11 = Output('t11', (U8, [2, 2, 2, 38], 0.5, 120))
c12 = Parameter('c12', ('TENSOR_QUANT8_SYMM_PER_CHANNEL', [2, 1, 3, 2]), [0, 2, 4, 0, 2, 4, 0, 8, 8, -8, -4, -4], extraParams=SymmPerChannelQuantParams(0, [0.5, 0.25]))
c13 = Parameter('c13', (I32, [2]), [2, -8])
t14 = Output('t14', (U8, [2, 2, 2, 19], 0.5, 120))
x15 = Input('x15', (U8, [1, 2, 1, 131], 0.5, 120))
c16 = Parameter('c16', (U8, [2, 1, 3, 2], 0.5, 128), [130, 124, 132, 126, 124, 124, 130, 128, 128, 124, 126, 124])
c17 = Parameter('c17', (I32, [2], 0.25, 0), [2, -4])
t18 = Output('t18', (U8, [1, 2, 1, 262], 0.5, 120))
c19 = Parameter('c19', ('TENSOR_QUANT8_SYMM_PER_CHANNEL', [2, 1, 3, 2]), [-4, 4, 0, -4, -2, 0, 4, 8, 0, 0, 8, -4], extraParams=SymmPerChannelQuantParams(0, [0.5, 0.25]))
c20 = Parameter('c20', (I32, [2]), [2, -8])
t21 = Output('t21', (U8, [1, 2, 1, 131], 0.5, 120))
model = Model()
model.Operation('TRANSPOSE_CONV_2D', x1, c2, c3, 0, 1, 0, 0, 2, 1, 0, True).To(t4)
model.Operation('TRANSPOSE_CONV_2D', x1, c5, c6, 1, 1, 0, 0, 1, 1, 0, True).To(t7)
model.Operation('TRANSPOSE_CONV_2D', x8, c9, c10, 0, 1, 0, 0, 2, 1, 0, True).To(t11)
model.Operation('TRANSPOSE_CONV_2D', x8, c12, c13, 1, 1, 0, 0, 1, 1, 0, True).To(t14)
model.Operation('TRANSPOSE_CONV_2D', x15, c16, c17, 0, 1, 0, 0, 2, 1, 0, True).To(t18)
model.Operation('TRANSPOSE_CONV_2D', x15, c19, c20, 1, 1, 0, 0, 1, 1, 0, True).To(t21)
Example({
    x1: ([126, 128, 123, 113, 112, 115, 125, 115, 113, 124, 123] * 21)[:222],
    t4: packed('<i2',
    'c-pH@PRY(}X`9f~-CL4c*Vr?uq9DI4E1wL}8j4MTiMCK|0!*}_q^r8PA*npJxHu=LA)}%wyRy8qxStHs5{gZLiMCQ~0!)-)6bxAa'
    '0CzOcVE'
),
    t7: packed('<i2',
    'c-pI<+?0{pvLGU(J*yrUGc2Bf0uVDYm4E^ev$vwPr75GSw6H8Gw-gt%A)SB%5VN6#fC3P+m|<800Ikz!;s'
),
    x8: ([112, 113, 123, 125, 116, 117, 117, 124, 112, 116, 124] * 14)[:152],
    t11: packed('<i2',
    'c-pJ0uBs}pD@Z9Ut!b&qNlUM7Z*4EjtwIxR!77TbwxFh<rY<k7Ew2tlX0+54H00#fktbS6&^C~09uD`SijwOFY@!UKfFu9_4sVRK'
),
    t14: packed('<i2',
    'c-l)#%<9UDFDy*SZb^bL^YY+Km}pvBV_supLgC!p#Cj-mdKR1s6RoUELN~0UB?aBEz6K1#>L=x*8`jA%NC5y%{zJ_'
),
    x15: ([121, 123, 113, 112, 125, 123, 119, 112, 116, 124, 113] * 24)[:262],
    t18: packed('<i2',
    'c-re|YO71hXfIgPT~U=(lAkrba&Bu@dfx~WEpKTn$tuWinb_8nlTnaaQPb8}SDaTi!bBNH!6<+N0F_ev;s'
),
    t21: packed('<i2',
    'c-m|3Dk_;;R9DhCJGN_Jn61@ysZmwExv|ORrI`c6EMpi2KmY*6EO~n'
),
}, name='rows_quant8').AddVariations(signed(x1, c2, t4, t7, x8, c9, t11, t14, x15, c16, t18, t21)).DisableLifeTimeVariation()
