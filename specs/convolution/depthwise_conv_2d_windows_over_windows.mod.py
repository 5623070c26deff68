# Licensed under the Apache License, Version 2.0; see LICENSE.
# Written by 'python -m corpus' from corpus/families/convolution.py; do not edit.
#
# DEPTHWISE_CONV_2D: windows over windows on long images.

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

# A window lies over what another one gives, in an image of many rows or columns: who computes
# stripes needs the rows or columns beside each, too.
# Expected values: float64 formula.
x1 = Input('x1', (F32, [1, 68, 1, 1]))
c2 = Parameter('c2', (F32, [1, 3, 1, 1]), [1.0, 0.0, -1.0])
c3 = Parameter('c3', (F32, [1]), [0.5])
t4 = Internal('t4', (F32, [1, 68, 1, 1]))
c5 = Parameter('c5', (F32, [1, 3, 1, 1]), [-1.0, 1.0, 1.0])
c6 = Parameter('c6', (F32, [1]), [-0.5])
t7 = Output('t7', (F32, [1, 68, 1, 1]))
x8 = Input('x8', (F32, [1, 68, 1, 1]))
c9 = Parameter('c9', (F32, [1, 3, 1, 1]), [-1.0, 1.0, 1.0])
c10 = Parameter('c10', (F32, [1]), [-0.5])
t11 = Internal('t11', (F32, [1, 68, 1, 1]))
c12 = Parameter('c12', (F32, [1, 3, 1, 1]), [-1.0, -1.0, 1.0])
c13 = Parameter('c13', (F32, [1]), [-0.5])
t14 = Output('t14', (F32, [1, 68, 1, 1]))
x15 = Input('x15', (F32, [1, 68, 1, 1]))
t16 = Internal('t16', (F32, [1, 68, 1, 1]))
c17 = Parameter('c17', (F32, [1, 3, 1, 1]), [-1.0, 0.0, 1.0])
c18 = Parameter('c18', (F32, [1]), [-0.5])
t19 = Output('t19', (F32, [1, 68, 1, 1]))
x20 = Input('x20', (F32, [1, 68, 1, 1]))
c21 = Parameter('c21', (F32, [1, 3, 1, 1]), [1.0, 1.0, -1.0])
c22 = Parameter('c22', (F32, [1]), [0.5])
t23 = Internal('t23', (F32, [1, 68, 1, 1]))
c24 = Parameter('c24', (F32, [1, 3, 1, 1]), [1.0, 1.0, -1.0])
c25 = Parameter('c25', (F32, [1]), [0.5])
t26 = Internal('t26', (F32, [1, 68, 1, 1]))
c27 = Parameter('c27', (F32, [1, 3, 1, 1]), [-1.0, 1.0, 1.0])
c28 = Parameter('c28', (F32, [1]), [-0.5])
t29 = Output('t29', (F32, [1, 68, 1, 1]))
model = Model()
model.Operation('CONV_2D', x1, c2, c3, 1, 1, 1, 0).To(t4)
model.Operation('DEPTHWISE_CONV_2D', t4, c5, c6, 1, 1, 1, 1, 0).To(t7)
model.Operation('DEPTHWISE_CONV_2D', x8, c9, c10, 1, 1, 1, 1, 0).To(t11)
model.Operation('DEPTHWISE_CONV_2D', t11, c12, c13, 1, 1, 1, 1, 0).To(t14)
model.Operation('MAX_POOL_2D', x15, 1, 1, 1, 1, 3, 0).To(t16)
model.Operation('DEPTHWISE_CONV_2D', t16, c17, c18, 1, 1, 1, 1, 0).To(t19)
model.Operation('CONV_2D', x20, c21, c22, 1, 1, 1, 0).To(t23)
model.Operation('CONV_2D', t23, c24, c25, 1, 1, 1, 0).To(t26)
model.Operation('DEPTHWISE_CONV_2D', t26, c27, c28, 1, 1, 1, 1, 0).To(t29)
Example({
    x1: packed('|i1',
    'c-jTQg%JP&2m`RANZEf{>?P@hG*Sn8n7x+!aHvJ!!1Li7q?$2<7+6@M!)0f}SBzCZ$#xnl', 0.5
),
    t7: packed('|i1',
    'c-jF(0K5P21{ne8@f;B9{1E*J1Nr~<1poU90So!@5(D$_^$idB|M~R{2>$u{00smQ3F-0%0ss>U;r$y7{_f}u8u0B8A^Yf?xFP}', 0.5
),
    x8: packed('|i1',
    'c-jTQ0TRF<2m`PyYjyvBEou=HPWhimx$#|e(K{+iy(a6Z64$~R;x^QZPzo+CHwSW14=aTp8v', 0.5
),
    t14: packed('|i1',
    'c-jF(0K5PE=lvS)-wGS?1q=802K@yF?F$q5009N;2Oj6>6%ghH8}<VZ>i-$@=JpsB_VNb!{`dGB^70h}>=6_K@#P01^z8kNS0da', 0.5
),
    x15: packed('|i1',
    'c-jTQhYbKQ2m>%RDdYcZDPq))c>Z7~cf1Z-7NAje7KsDDV~QGrURhThq;R#>SdrduKCm<!K>', 0.5
),
    t19: packed('|i1',
    'c-j@nOA3H63;@x7QYi>}|8r{5G%+KESv=-F4<gWK>!_B3e^S>m16o^*=?M`o>$NaFlhVp=*%>4MI2bF#', 0.5
),
    x20: packed('|i1',
    'c-jrfK@z|q2m`<Y1^NGLp&?@TxSVximfHp16wTA?gt}4isR6K<%hZ|*VUJ+DIb{Ayu$&KhH6!K', 0.5
),
    t29: packed('|i1',
    'c-jF(0K5PC=Nli#^G)c*Eh^Ov9@+gT-UkfX11<ghB>xEy%ilLB?!o0cApij00uuen06Pud^&RTs2p2E(^BCX;ALH-_*a;SgVIU^', 0.5
),
}, name='rows').AddVariations('float16').DisableLifeTimeVariation()

# A window lies over what another one gives, in an image of many rows or columns: who computes
# stripes needs the rows or columns beside each, too.
# Expected values: float64 formula.
x1 = Input('x1', (U8, [1, 68, 1, 1], 0.5, 120))
c2 = Parameter('c2', (U8, [1, 3, 1, 1], 0.5, 128), [130, 128, 126])
c3 = Parameter('c3', (I32, [1], 0.25, 0), [2])
t4 = Internal('t4', (U8, [1, 68, 1, 1], 0.5, 120))
c5 = Parameter('c5', (U8, [1, 3, 1, 1], 0.5, 128), [126, 130, 130])
c6 = Parameter('c6', (I32, [1], 0.25, 0), [-2])
t7 = Output('t7', (U8, [1, 68, 1, 1], 0.5, 120))
x8 = Input('x8', (U8, [1, 68, 1, 1], 0.5, 120))
c9 = Parameter('c9', (U8, [1, 3, 1, 1], 0.5, 128), [126, 130, 130])
c10 = Parameter('c10', (I32, [1], 0.25, 0), [-2])
t11 = Internal('t11', (U8, [1, 68, 1, 1], 0.5, 120))
c12 = Parameter('c12', (U8, [1, 3, 1, 1], 0.5, 128), [126, 126, 130])
c13 = Parameter('c13', (I32, [1], 0.25, 0), [-2])
t14 = Output('t14', (U8, [1, 68, 1, 1], 0.5, 120))
x15 = Input('x15', (U8, [1, 68, 1, 1], 0.5, 120))
t16 = Internal('t16', (U8, [1, 68, 1, 1], 0.5, 120))
c17 = Parameter('c17', (U8, [1, 3, 1, 1], 0.5, 128), [126, 128, 130])
c18 = Parameter('c18', (I32, [1], 0.25, 0), [-2])
t19 = Output('t19', (U8, [1, 68, 1, 1], 0.5, 120))
x20 = Input('x20', (U8, [1, 68, 1, 1], 0.5, 120))
c21 = Parameter('c21', (U8, [1, 3, 1, 1], 0.5, 128), [130, 130, 126])
c22 = Parameter('c22', (I32, [1], 0.25, 0), [2])
t23 = Internal('t23', (U8, [1, 68, 1, 1], 0.5, 120))
c24 = Parameter('c24', (U8, [1, 3, 1, 1], 0.5, 128), [130, 130, 126])
c25 = Parameter('c25', (I32, [1], 0.25, 0), [2])
t26 = Internal('t26', (U8, [1, 68, 1, 1], 0.5, 120))
c27 = Parameter('c27', (U8, [1, 3, 1, 1], 0.5, 128), [126, 130, 130])
c28 = Parameter('c28', (I32, [1], 0.25, 0), [-2])
t29 = Output('t29', (U8, [1, 68, 1, 1], 0.5, 120))
model = Model()
model.Operation('CONV_2D', x1, c2, c3, 1, 1, 1, 0).To(t4)
model.Operation('DEPTHWISE_CONV_2D', t4, c5, c6, 1, 1, 1, 1, 0).To(t7)
model.Operation('DEPTHWISE_CONV_2D', x8, c9, c10, 1, 1, 1, 1, 0).To(t11)
model.Operation('DEPTHWISE_CONV_2D', t11, c12, c13, 1, 1, 1, 1, 0).To(t14)
model.Operation('MAX_POOL_2D', x15, 1, 1, 1, 1, 3, 0).To(t16)
model.Operation('DEPTHWISE_CONV_2D', t16, c17, c18, 1, 1, 1, 1, 0).To(t19)
model.Operation('CONV_2D', x20, c21, c22, 1, 1, 1, 0).To(t23)
model.Operation('CONV_2D', t23, c24, c25, 1, 1, 1, 0).To(t26)
model.Operation('DEPTHWISE_CONV_2D', t26, c27, c28, 1, 1, 1, 1, 0).To(t29)
Example({
    x1: packed('<i2',
    'c-pPOi4lN62m~-o=2M4-V=3JxOmvZoEkgy&Lo;3k#Gzq0d-EBxy17FbdU~OA(#__0Hbt%<e9=`P3I'
),
    t7: packed('<i2',
    'c-qUTn^+m2Ii(}1q@%Q<y0AR2ro6bZvbiv`t2#R)x3#^XyfC+=p{%f|qOPW+F)^#Is-n9wvUGAwSz1ENq>R+|nZ*eVQ~&_P=pW('
),
    x8: packed('<i2',
    'c-pPOff0Zp3<E$%u8`78O~BDz!hap(Jq)AxELIAmv(t4S<#YxY%(<-ry4>wBk-AaZj4fY3_yEsYANv'
),
    t14: packed('<i2',
    'c-kw8FP)SY-ZVM0wmCn)uC%r;wYj^XqOvxnep-A&Z%171<h<&(r1FW`ad{JZ^Rns+%JK^)XJz$Pr*!sIWyaRe%1J3@paK8@v~M50'
),
    x15: packed('<i2',
    'c-pPOhY`Ra3<R)@3_h3RAD7WtBGOuWHu^~T=z(PbY*u+da4^@qpiXd9^yYv}Mp-p=$=LSq2M^pYARz'
),
    t19: packed('<i2',
    'c-pOqQ3`-C48^>!4((d|x~`Lfpx2h(!H|!T<9(nC+OG*BcgPt%4>N!<GPQ~!0xQq%sM27T@)kErY0D3MuWlcs'
),
    x20: packed('<i2',
    'c-pPV!4be92n4{C3^`8*6r^-hME1F~HIXU195v`6XROmvNyi%rAloJ-)U=($9J{jM_LYEIe132Nz4af)'
),
    t29: packed('<i2',
    'c-kw9pFG_@`)Gpg(nY>4(*jH9ht;<PRxd3rnN!}_?i{{;L7HXkrkNELVO3qFjuo3*!*Zu4MK$y<&&i$;Q8zt0qb{JakAVsR0M=z7'
    '2L'
),
}, name='rows_quant8').AddVariations(signed(x1, c2, t4, c5, t7, x8, c9, t11, c12, t14, x15, t16, c17, t19, x20, c21, t23, c24, t26, c27, t29)).DisableLifeTimeVariation()

# A window lies over what another one gives, in an image of many rows or columns: who computes
# stripes needs the rows or columns beside each, too.
# Expected values: float64 formula.
x1 = Input('x1', (F32, [1, 1, 67, 1]))
c2 = Parameter('c2', (F32, [1, 1, 3, 1]), [1.0, -1.0, -1.0])
c3 = Parameter('c3', (F32, [1]), [0.5])
t4 = Internal('t4', (F32, [1, 1, 67, 1]))
c5 = Parameter('c5', (F32, [1, 1, 3, 1]), [-1.0, 1.0, 1.0])
c6 = Parameter('c6', (F32, [1]), [-0.5])
t7 = Output('t7', (F32, [1, 1, 67, 1]))
x8 = Input('x8', (F32, [1, 1, 67, 1]))
c9 = Parameter('c9', (F32, [1, 1, 3, 1]), [-1.0, 1.0, 1.0])
c10 = Parameter('c10', (F32, [1]), [-0.5])
t11 = Internal('t11', (F32, [1, 1, 67, 1]))
c12 = Parameter('c12', (F32, [1, 1, 3, 1]), [-1.0, 1.0, 1.0])
c13 = Parameter('c13', (F32, [1]), [-0.5])
t14 = Output('t14', (F32, [1, 1, 67, 1]))
x15 = Input('x15', (F32, [1, 1, 67, 1]))
t16 = Internal('t16', (F32, [1, 1, 67, 1]))
c17 = Parameter('c17', (F32, [1, 1, 3, 1]), [-1.0, 0.0, 1.0])
c18 = Parameter('c18', (F32, [1]), [-0.5])
t19 = Output('t19', (F32, [1, 1, 67, 1]))
x20 = Input('x20', (F32, [1, 1, 67, 1]))
c21 = Parameter('c21', (F32, [1, 1, 3, 1]), [1.0, 0.0, -1.0])
c22 = Parameter('c22', (F32, [1]), [0.5])
t23 = Internal('t23', (F32, [1, 1, 67, 1]))
c24 = Parameter('c24', (F32, [1, 1, 3, 1]), [1.0, 0.0, -1.0])
c25 = Parameter('c25', (F32, [1]), [0.5])
t26 = Internal('t26', (F32, [1, 1, 67, 1]))
c27 = Parameter('c27', (F32, [1, 1, 3, 1]), [-1.0, -1.0, 1.0])
c28 = Parameter('c28', (F32, [1]), [-0.5])
t29 = Output('t29', (F32, [1, 1, 67, 1]))
model = Model()
model.Operation('CONV_2D', x1, c2, c3, 1, 1, 1, 0).To(t4)
model.Operation('DEPTHWISE_CONV_2D', t4, c5, c6, 1, 1, 1, 1, 0).To(t7)
model.Operation('DEPTHWISE_CONV_2D', x8, c9, c10, 1, 1, 1, 1, 0).To(t11)
model.Operation('DEPTHWISE_CONV_2D', t11, c12, c13, 1, 1, 1, 1, 0).To(t14)
model.Operation('MAX_POOL_2D', x15, 1, 1, 1, 3, 1, 0).To(t16)
model.Operation('DEPTHWISE_CONV_2D', t16, c17, c18, 1, 1, 1, 1, 0).To(t19)
model.Operation('CONV_2D', x20, c21, c22, 1, 1, 1, 0).To(t23)
model.Operation('CONV_2D', t23, c24, c25, 1, 1, 1, 0).To(t26)
model.Operation('DEPTHWISE_CONV_2D', t26, c27, c28, 1, 1, 1, 1, 0).To(t29)
Example({
    x1: packed('|i1',
    'c-jrf!4beP2m`Rg1f2b+#R;XYo>Ee9Mo*w7&XSJ?TtJnXj@|8q;xGBmwx;fWUJFbcnE3&zb{Z!', 0.5
),
    t7: packed('|i1',
    'c-jF&0KEV1@h1A<`vn^Q<q076=n)0}1N<BG=ko&!2O0_E{vQSI{_yY!2o~z<0R<cE+YK55^!pJF*$flv_68FK^6>Qd1_YexAk6', 0.5
),
    x8: packed('|i1',
    'c-jTQ0TKWp1O&k8IQ9S63em2-w%Y6$3|Z<9m?gD|ms!ry9mWfvN<a+LOXAGJ-9oE4A1|XG76', 0.5
),
    t14: packed('|i1',
    'c-jF&0KEV8{So*F4dC$u4Eg&K@#FCz4g&q@3lHoG0_F4l`uq|H{0Zm_4%_|y^#t?~3I7N8@BRq@^9}^<1o9IS_5$PgA_vVUBBK', 0.5
),
    x15: packed('|i1',
    'c-jTQ0TRF<2m`RAP|N>cD^73;Ts(0w-Xoalfn1b_^2G|DeFe#T!+J9E5><mpe8%>|51CpOZv', 0.5
),
    t19: packed('|i1',
    'c-jq$0SbUH5W|M&hW~%9o9)F03V~)7R=WpP9B%9pAhYxBdI;ZXdajtHmpO~AD@p4I+K?{2', 0.5
),
    x20: packed('|i1',
    'c-jrh!4beP2m`RgrY-wVYX}Lc-m0R5h+`*qCysp0d`(mXka>~$r2e$V+jb!VYcWPrymJ9RF(A_', 0.5
),
    t29: packed('|i1',
    'c-jF&0KESP-0c(&^Y9WB>)sD0_|pa&<^2`u>>B*;AO+d#6(!^0A@cAT><k>#+!rPA;SK@<1n&p<<_01X&Cn(>2<5=_H3x!qAbk', 0.5
),
}, name='columns').AddVariations('float16').DisableLifeTimeVariation()

# A window lies over what another one gives, in an image of many rows or columns: who computes
# stripes needs the rows or columns beside each, too.
# Expected values: float64 formula.
x1 = Input('x1', (U8, [1, 1, 67, 1], 0.5, 120))
c2 = Parameter('c2', (U8, [1, 1, 3, 1], 0.5, 128), [130, 126, 126])
c3 = Parameter('c3', (I32, [1], 0.25, 0), [2])
t4 = Internal('t4', (U8, [1, 1, 67, 1], 0.5, 120))
c5 = Parameter('c5', (U8, [1, 1, 3, 1], 0.5, 128), [126, 130, 130])
c6 = Parameter('c6', (I32, [1], 0.25, 0), [-2])
t7 = Output('t7', (U8, [1, 1, 67, 1], 0.5, 120))
x8 = Input('x8', (U8, [1, 1, 67, 1], 0.5, 120))
c9 = Parameter('c9', (U8, [1, 1, 3, 1], 0.5, 128), [126, 130, 130])
c10 = Parameter('c10', (I32, [1], 0.25, 0), [-2])
t11 = Internal('t11', (U8, [1, 1, 67, 1], 0.5, 120))
c12 = Parameter('c12', (U8, [1, 1, 3, 1], 0.5, 128), [126, 130, 130])
c13 = Parameter('c13', (I32, [1], 0.25, 0), [-2])
t14 = Output('t14', (U8, [1, 1, 67, 1], 0.5, 120))
x15 = Input('x15', (U8, [1, 1, 67, 1], 0.5, 120))
t16 = Internal('t16', (U8, [1, 1, 67, 1], 0.5, 120))
c17 = Parameter('c17', (U8, [1, 1, 3, 1], 0.5, 128), [126, 128, 130])
c18 = Parameter('c18', (I32, [1], 0.25, 0), [-2])
t19 = Output('t19', (U8, [1, 1, 67, 1], 0.5, 120))
x20 = Input('x20', (U8, [1, 1, 67, 1], 0.5, 120))
c21 = Parameter('c21', (U8, [1, 1, 3, 1], 0.5, 128), [130, 128, 126])
c22 = Parameter('c22', (I32, [1], 0.25, 0), [2])
t23 = Internal('t23', (U8, [1, 1, 67, 1], 0.5, 120))
c24 = Parameter('c24', (U8, [1, 1, 3, 1], 0.5, 128), [130, 128, 126])
c25 = Parameter('c25', (I32, [1], 0.25, 0), [2])
t26 = Internal('t26', (U8, [1, 1, 67, 1], 0.5, 120))
c27 = Parameter('c27', (U8, [1, 1, 3, 1], 0.5, 128), [126, 126, 130])
c28 = Parameter('c28', (I32, [1], 0.25, 0), [-2])
t29 = Output('t29', (U8, [1, 1, 67, 1], 0.5, 120))
model = Model()
model.Operation('CONV_2D', x1, c2, c3, 1, 1, 1, 0).To(t4)
model.Operation('DEPTHWISE_CONV_2D', t4, c5, c6, 1, 1, 1, 1, 0).To(t7)
model.Operation('DEPTHWISE_CONV_2D', x8, c9, c10, 1, 1, 1, 1, 0).To(t11)
model.Operation('DEPTHWISE_CONV_2D', t11, c12, c13, 1, 1, 1, 1, 0).To(t14)
model.Operation('MAX_POOL_2D', x15, 1, 1, 1, 3, 1, 0).To(t16)
model.Operation('DEPTHWISE_CONV_2D', t16, c17, c18, 1, 1, 1, 1, 0).To(t19)
model.Operation('CONV_2D', x20, c21, c22, 1, 1, 1, 0).To(t23)
model.Operation('CONV_2D', t23, c24, c25, 1, 1, 1, 0).To(t26)
model.Operation('DEPTHWISE_CONV_2D', t26, c27, c28, 1, 1, 1, 1, 0).To(t29)
Example({
    x1: packed('<i2',
    'c-p1N%N2ky2n0Y&W)sB65<aDC56*E=4MwM0QY_a&7>s>L5qB)#6HVk-h$(e#?71ILnmW7c`tJpCIv<Y'
),
    t7: packed('<i2',
    'c-l+LoL3Z4Tsx^OwsA&YLT7DRb;;zM`0VPY`bmw^Wz%cZ$}%z<8v2rwDr+aF1h-DA$|>$_4Q%O7%B$<H$;!wnsH<V18~^}Q5Fa%'
),
    x8: packed('<i2',
    'c-p1Gff2wU2n4W>jDT=HK03NXG^rWwhcT5}Yl{Hg#vQ~ob7AhI%>hX_pc)yg^yb1i#df{le-CTrAAS'
),
    t14: packed('<i2',
    'c-qS??JTHojmWHSDJ<^FjLw|VR#lqV+@8`{6`NgJRMJ&n(wNZP7F=4ETa(k#SYDr>Ue;KV-By!YlhxgoR~4N<tDb>!0028s9}5'
),
    x15: packed('<i2',
    'c-p1Gff2wU2m`>5tXA*{!7zG<=s!}mxZr6nMChREmXhkj%k;4YDQzIko4pHjI@oxlEGM4-K9mI?*8'
),
    t19: packed('<i2',
    'c-p1PiwS@*5Cc$0wl$yPdBxGq4n7D3l3gZ5EmwK^F}cD{$ZVrt$2Dd3P6KedyF75`A{_sHOn4t9'
),
    x20: packed('<i2',
    'c-p1P!4ZHk2n0Y&J_v!~Ktt);gZp09Y8J=SXPeN`E8<vDjU=+QN^ZfIR<z|-3YmtQ05DHn|GiY|A3F'
),
    t29: packed('<i2',
    'c-pHEN$qLN&gkk%4r`xR;9WN<wzM}fWl~AnjM~7Y-nr3{GqW-#q_j-&3F)7k5!qH%Rg+#{5LY*=%hhAv%7$2r+_m)#lmh@QtRCe'
),
}, name='columns_quant8').AddVariations(signed(x1, c2, t4, c5, t7, x8, c9, t11, c12, t14, x15, t16, c17, t19, x20, c21, t23, c24, t26, c27, t29)).DisableLifeTimeVariation()
