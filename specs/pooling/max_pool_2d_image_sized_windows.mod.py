# Licensed under the Apache License, Version 2.0; see LICENSE.
# Written by 'python -m corpus' from corpus/families/pooling.py; do not edit.
#
# MAX_POOL_2D: windows as large as the image.

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
U8 = 'TENSOR_QUANT8_ASYMM'

# Windows are as large as the image, of each size and by all strides.
# Expected values: float64 formula.
x1 = Input('x1', (F32, [1, 2, 2, 2]))
t3 = Output('t3', (F32, [1, 1, 1, 2]))
x2 = Input('x2', (F32, [1, 2, 2, 2]))
t4 = Output('t4', (F32, [1, 1, 1, 2]))
x5 = Input('x5', (F32, [1, 3, 3, 2]))
t7 = Output('t7', (F32, [1, 1, 1, 2]))
x6 = Input('x6', (F32, [1, 3, 3, 2]))
t8 = Output('t8', (F32, [1, 1, 1, 2]))
x9 = Input('x9', (F32, [1, 4, 4, 2]))
t11 = Output('t11', (F32, [1, 1, 1, 2]))
x10 = Input('x10', (F32, [1, 4, 4, 2]))
t12 = Output('t12', (F32, [1, 1, 1, 2]))
x13 = Input('x13', (F32, [2, 5, 5, 2]))
t15 = Output('t15', (F32, [2, 1, 1, 2]))
x14 = Input('x14', (F32, [1, 5, 5, 2]))
t16 = Output('t16', (F32, [1, 1, 1, 2]))
x17 = Input('x17', (F32, [2, 6, 6, 2]))
t19 = Output('t19', (F32, [2, 1, 1, 2]))
x18 = Input('x18', (F32, [1, 6, 6, 2]))
t20 = Output('t20', (F32, [1, 1, 1, 2]))
x21 = Input('x21', (F32, [2, 7, 7, 2]))
t23 = Output('t23', (F32, [2, 1, 1, 2]))
x22 = Input('x22', (F32, [1, 7, 7, 2]))
t24 = Output('t24', (F32, [1, 1, 1, 2]))
x25 = Input('x25', (F32, [1, 8, 8, 2]))
t27 = Output('t27', (F32, [1, 1, 1, 2]))
x26 = Input('x26', (F32, [1, 8, 8, 2]))
t28 = Output('t28', (F32, [1, 1, 1, 2]))
x29 = Input('x29', (F32, [1, 3, 5, 2]))
t31 = Output('t31', (F32, [1, 1, 1, 2]))
x30 = Input('x30', (F32, [1, 3, 5, 2]))
t32 = Output('t32', (F32, [1, 1, 1, 2]))
x33 = Input('x33', (F32, [1, 1, 7, 2]))
t35 = Output('t35', (F32, [1, 1, 1, 2]))
x34 = Input('x34', (F32, [1, 1, 7, 2]))
t36 = Output('t36', (F32, [1, 1, 1, 2]))
x37 = Input('x37', (F32, [2, 6, 1, 2]))
t39 = Output('t39', (F32, [2, 1, 1, 2]))
x38 = Input('x38', (F32, [1, 6, 1, 2]))
t40 = Output('t40', (F32, [1, 1, 1, 2]))
model = Model()
model.Operation('MAX_POOL_2D', x1, 2, 1, 1, 2, 2, 0, False).To(t3)
model.Operation('MAX_POOL_2D', x2, 2, 2, 2, 2, 2, 0, False).To(t4)
model.Operation('MAX_POOL_2D', x5, 0, 0, 0, 0, 2, 1, 3, 3, 0, False).To(t7)
model.Operation('MAX_POOL_2D', x6, 2, 3, 3, 3, 3, 0, False).To(t8)
model.Operation('MAX_POOL_2D', x9, 2, 1, 2, 4, 4, 0, False).To(t11)
model.Operation('MAX_POOL_2D', x10, 2, 4, 4, 4, 4, 0, False).To(t12)
model.Operation('MAX_POOL_2D', x13, 2, 2, 2, 5, 5, 0, False).To(t15)
model.Operation('MAX_POOL_2D', x14, 2, 5, 5, 5, 5, 0, False).To(t16)
model.Operation('MAX_POOL_2D', x17, 0, 0, 0, 0, 1, 1, 6, 6, 0, False).To(t19)
model.Operation('MAX_POOL_2D', x18, 2, 6, 6, 6, 6, 0, False).To(t20)
model.Operation('MAX_POOL_2D', x21, 2, 2, 1, 7, 7, 0, False).To(t23)
model.Operation('MAX_POOL_2D', x22, 2, 7, 7, 7, 7, 0, False).To(t24)
model.Operation('MAX_POOL_2D', x25, 2, 1, 2, 8, 8, 0, False).To(t27)
model.Operation('MAX_POOL_2D', x26, 2, 8, 8, 8, 8, 0, False).To(t28)
model.Operation('MAX_POOL_2D', x29, 0, 0, 0, 0, 2, 2, 5, 3, 0, False).To(t31)
model.Operation('MAX_POOL_2D', x30, 2, 5, 3, 5, 3, 0, False).To(t32)
model.Operation('MAX_POOL_2D', x33, 2, 1, 1, 7, 1, 0, False).To(t35)
model.Operation('MAX_POOL_2D', x34, 2, 7, 1, 7, 1, 0, False).To(t36)
model.Operation('MAX_POOL_2D', x37, 2, 2, 1, 1, 6, 0, False).To(t39)
model.Operation('MAX_POOL_2D', x38, 2, 1, 6, 1, 6, 0, False).To(t40)
Example({
    x1: [-2.5, 2.5, -1.0, 1.0, 4.0, -4.0, 2.0, 4.0],
    t3: [4.0, 4.0],
    x2: [0.5, 1.0, -1.0, 0.5, -4.0, 2.5, -1.5, 3.0],
    t4: [0.5, 3.0],
    x5: [0.5, 4.0, 3.5, -0.5, -3.5, -0.5, -1.5, 3.0, 3.5, -0.5, -4.0, 2.5, 0.5, -4.0, -1.5, 0.5, 1.5, -1.0],
    t7: [3.5, 4.0],
    x6: [-2.5, -0.5, -2.5, 2.5, -3.0, 4.0, -3.0, -1.0, -2.0, 1.0, -1.0, 1.5, -3.0, -2.0, -2.0, -1.0, 2.0,
    4.0],
    t8: [2.0, 4.0],
    x9: packed('|i1',
    'c-jTQfeip42m`Q)8~FdXV@hn%8iu=Srz<Wjy#yNs&#VvffDIV', 0.5
),
    t11: [3.5, 4.0],
    x10: packed('|i1',
    'c-jTQfe8RG2m~>Din{-_+WOF>fa!TADFboYlV!5S3IFE(3>5', 0.5
),
    t12: [4.0, 3.5],
    x13: packed('|i1',
    'c-jrfM-Bin2n0dF4&nc=HNmh}A4+NfJ>b~hp;}Z+G~<*h2AU0BPk3xHy<G0T<HTwPg$cW!FFe_YZJySUk99zCdxYu-gf}O8', 0.5
),
    t15: [4.0, 4.0, 4.0, 4.0],
    x14: packed('|i1',
    'c-jrhxeWj?2m~;30>b{&@&%I4h1mxyu*o20fx^2`)?aCqit%60UIdcb=m8^o76S', 0.5
),
    t16: [4.0, 4.0],
    x17: packed('|i1',
    'c-jq(K@I>R2*lzzfd79jECTDLmo{nU^dfq<YVBJ{TT8t$#4!t6Xb0Lzy_NfGzoJu=p)zCVk)ppKhvH@&fg8Y()d@Yvl<IMTue>(8'
    '@BIoDPr~t#U4k<1clrTyzCl0', 0.5
),
    t19: [4.0, 3.5, 4.0, 4.0],
    x18: packed('|i1',
    'c-jTQi4njs2m`Q-dH0{T5Qr<CjyY9uv(6nu*lsm)K!FYp=RsXKDXQ0V`+ekPIIUv?uS(?yo#rAT', 0.5
),
    t20: [4.0, 4.0],
    x21: packed('|i1',
    'c-jrjQ4#<l2m;WNG`jz3O<mnSVc?b5%st>8B6JIBCAi7YXPQLg3MTN4T@cdnm+^sfY8IB|ilNHu5}iw(RnU5u4{wL(p<5`sedj7~'
    '|3aB%H4YoGgC{x|D;1R5r#KrBMc{#Pbdw>Pu$vA&^w<`+N4kC*nOG_', 0.5
),
    t23: [4.0, 4.0, 4.0, 4.0],
    x22: packed('|i1',
    'c-jrhNe;j;2n0a^9?1V+i&^7CUrMdf2@uSvC3=eoyxlfHa6Pdp#tk|{6QyG1@BQN17l{^c;gRF4*^7zf7oEkDI@A3DzWg%n', 0.5
),
    t24: [4.0, 3.5],
    x25: packed('|i1',
    'c-jrj#}U9V48*|EG4@|Aqh#a1$kUYh#>S^edF!^2`r>cJ57~f8Xho|yqj=EDuiP-KeNcG|lM<uYYN@R!9hX4#zmeD2VZS}y5Var!'
    '#riP#0~>@o00', 0.5
),
    t27: [4.0, 4.0],
    x26: packed('|i1',
    'c-j@mNfH1d2n4XAS?vG6RzYEEa!Vwr!{SBbIUvZlyvcY*DAy%;tL<USL|$_Rrogmz6)dSiww0a^HJ|FUH+(Joue_tEn6q<0J0%tm'
    '(;G(?KWJq%bp', 0.5
),
    t28: [4.0, 4.0],
    x29: packed('|i1',
    'c-s5-?<X4*(|_h4zc|>~*ncvy{Qt@Jhv_%VZ)Ofw7DfQut_&F', 0.5
),
    t31: [4.0, 3.5],
    x30: packed('|i1',
    'c-jTQfeip43<9u3nDPH>k>O(7djwK)%I8g%RlJzA8y^~G63q', 0.5
),
    t32: [2.5, 4.0],
    x33: [-2.0, -2.5, 2.5, -2.0, 2.5, 1.0, -0.5, -1.5, -3.0, 3.5, 3.0, 1.0, -1.5, 1.5],
    t35: [3.0, 3.5],
    x34: [-2.5, -0.5, 3.0, 2.5, -4.0, 2.0, -2.5, -1.5, -1.5, -3.5, 2.0, 2.5, 0.5, 0.5],
    t36: [3.0, 2.5],
    x37: [1.5, 3.5, -2.0, 2.5, 1.0, -1.0, -2.5, -0.5, 0.5, 1.0, -2.5, 4.0, 3.0, 1.0, 1.0, 2.5, 3.0, -3.0,
    -3.0, 4.0, 3.5, 3.0, -2.0, 0.5],
    t39: [1.5, 4.0, 3.5, 4.0],
    x38: [-3.0, 1.5, -1.5, -3.5, 1.5, -4.0, -3.0, 1.0, -1.0, 1.0, -1.0, -1.0],
    t40: [1.5, 1.5],
}, name='windows').AddVariations('float16').DisableLifeTimeVariation()

# Windows are as large as the image, of each size and by all strides.
# Expected values: float64 formula.
x1 = Input('x1', (U8, [1, 2, 2, 2], 0.5, 120))
t3 = Output('t3', (U8, [1, 1, 1, 2], 0.5, 120))
x2 = Input('x2', (U8, [1, 2, 2, 2], 0.5, 120))
t4 = Output('t4', (U8, [1, 1, 1, 2], 0.5, 120))
x5 = Input('x5', (U8, [1, 3, 3, 2], 0.5, 120))
t7 = Output('t7', (U8, [1, 1, 1, 2], 0.5, 120))
x6 = Input('x6', (U8, [1, 3, 3, 2], 0.5, 120))
t8 = Output('t8', (U8, [1, 1, 1, 2], 0.5, 120))
x9 = Input('x9', (U8, [1, 4, 4, 2], 0.5, 120))
t11 = Output('t11', (U8, [1, 1, 1, 2], 0.5, 120))
x10 = Input('x10', (U8, [1, 4, 4, 2], 0.5, 120))
t12 = Output('t12', (U8, [1, 1, 1, 2], 0.5, 120))
x13 = Input('x13', (U8, [2, 5, 5, 2], 0.5, 120))
t15 = Output('t15', (U8, [2, 1, 1, 2], 0.5, 120))
x14 = Input('x14', (U8, [1, 5, 5, 2], 0.5, 120))
t16 = Output('t16', (U8, [1, 1, 1, 2], 0.5, 120))
x17 = Input('x17', (U8, [2, 6, 6, 2], 0.5, 120))
t19 = Output('t19', (U8, [2, 1, 1, 2], 0.5, 120))
x18 = Input('x18', (U8, [1, 6, 6, 2], 0.5, 120))
t20 = Output('t20', (U8, [1, 1, 1, 2], 0.5, 120))
x21 = Input('x21', (U8, [2, 7, 7, 2], 0.5, 120))
t23 = Output('t23', (U8, [2, 1, 1, 2], 0.5, 120))
x22 = Input('x22', (U8, [1, 7, 7, 2], 0.5, 120))
t24 = Output('t24', (U8, [1, 1, 1, 2], 0.5, 120))
x25 = Input('x25', (U8, [1, 8, 8, 2], 0.5, 120))
t27 = Output('t27', (U8, [1, 1, 1, 2], 0.5, 120))
x26 = Input('x26', (U8, [1, 8, 8, 2], 0.5, 120))
t28 = Output('t28', (U8, [1, 1, 1, 2], 0.5, 120))
x29 = Input('x29', (U8, [1, 3, 5, 2], 0.5, 120))
t31 = Output('t31', (U8, [1, 1, 1, 2], 0.5, 120))
x30 = Input('x30', (U8, [1, 3, 5, 2], 0.5, 120))
t32 = Output('t32', (U8, [1, 1, 1, 2], 0.5, 120))
x33 = Input('x33', (U8, [1, 1, 7, 2], 0.5, 120))
t35 = Output('t35', (U8, [1, 1, 1, 2], 0.5, 120))
x34 = Input('x34', (U8, [1, 1, 7, 2], 0.5, 120))
t36 = Output('t36', (U8, [1, 1, 1, 2], 0.5, 120))
x37 = Input('x37', (U8, [2, 6, 1, 2], 0.5, 120))
t39 = Output('t39', (U8, [2, 1, 1, 2], 0.5, 120))
x38 = Input('x38', (U8, [1, 6, 1, 2], 0.5, 120))
t40 = Output('t40', (U8, [1, 1, 1, 2], 0.5, 120))
model = Model()
model.Operation('MAX_POOL_2D', x1, 2, 1, 1, 2, 2, 0, False).To(t3)
model.Operation('MAX_POOL_2D', x2, 2, 2, 2, 2, 2, 0, False).To(t4)
model.Operation('MAX_POOL_2D', x5, 0, 0, 0, 0, 2, 1, 3, 3, 0, False).To(t7)
model.Operation('MAX_POOL_2D', x6, 2, 3, 3, 3, 3, 0, False).To(t8)
model.Operation('MAX_POOL_2D', x9, 2, 1, 2, 4, 4, 0, False).To(t11)
model.Operation('MAX_POOL_2D', x10, 2, 4, 4, 4, 4, 0, False).To(t12)
model.Operation('MAX_POOL_2D', x13, 2, 2, 2, 5, 5, 0, False).To(t15)
model.Operation('MAX_POOL_2D', x14, 2, 5, 5, 5, 5, 0, False).To(t16)
model.Operation('MAX_POOL_2D', x17, 0, 0, 0, 0, 1, 1, 6, 6, 0, False).To(t19)
model.Operation('MAX_POOL_2D', x18, 2, 6, 6, 6, 6, 0, False).To(t20)
model.Operation('MAX_POOL_2D', x21, 2, 2, 1, 7, 7, 0, False).To(t23)
model.Operation('MAX_POOL_2D', x22, 2, 7, 7, 7, 7, 0, False).To(t24)
model.Operation('MAX_POOL_2D', x25, 2, 1, 2, 8, 8, 0, False).To(t27)
model.Operation('MAX_POOL_2D', x26, 2, 8, 8, 8, 8, 0, False).To(t28)
model.Operation('MAX_POOL_2D', x29, 0, 0, 0, 0, 2, 2, 5, 3, 0, False).To(t31)
model.Operation('MAX_POOL_2D', x30, 2, 5, 3, 5, 3, 0, False).To(t32)
model.Operation('MAX_POOL_2D', x33, 2, 1, 1, 7, 1, 0, False).To(t35)
model.Operation('MAX_POOL_2D', x34, 2, 7, 1, 7, 1, 0, False).To(t36)
model.Operation('MAX_POOL_2D', x37, 2, 2, 1, 1, 6, 0, False).To(t39)
model.Operation('MAX_POOL_2D', x38, 2, 1, 6, 1, 6, 0, False).To(t40)
Example({
    x1: [115, 125, 118, 122, 128, 112, 124, 128],
    t3: [128, 128],
    x2: [121, 122, 118, 121, 112, 125, 117, 126],
    t4: [121, 126],
    x5: [121, 128, 127, 119, 113, 119, 117, 126, 127, 119, 112, 125, 121, 112, 117, 121, 123, 118],
    t7: [127, 128],
    x6: [115, 119, 115, 125, 114, 128, 114, 118, 116, 122, 118, 123, 114, 116, 116, 118, 124, 128],
    t8: [124, 128],
    x9: packed('<i2',
    'c-pHeDlDt5DlV$8udXYuuPUi2E-WmqtEnxjsjaDPD63>3007%Q4;c'
),
    t11: [127, 128],
    x10: packed('<i2',
    'c-m{Is;Vk1C@iinEiJ9Dt17K3sw%0hZ>TP<E~%=is;glj007!M4;2'
),
    t12: [128, 127],
    x13: packed('<i2',
    'c-p;)%MHLV2*o;bAQS|7d`54ksC}?x0HO#oG4*ZOk|cq(yPzl*lnrCZIQ%;K+CAe@-6(X%)H*aAqtSZXf;>?Qr&lz6KR@sR(X208'
),
    t15: [128, 128, 128, 128],
    x14: packed('<i2',
    'c-oc9!3_W)2n0b(Mnnh~KuXsZ+}AudNMVUqo?ekCkSwg0CvNA0(p!#gOt4G)`0fJh)E9F'
),
    t16: [128, 128],
    x17: packed('<i2',
    'c-qa4K@tQZ2m|-YAcAEK;M2!vYz}?tu8P@;O~i>RKht5ocS&Fow_Dj-p@=4Hx}6a+vz9X#i>AkJI^_knn9|LakOru^!%+8ju|y{@'
    'T>Kzn&f#!<5`qT{Pk8gZr{ACL160RDzy'
),
    t19: [128, 127, 128, 128],
    x18: packed('<i2',
    'c-pPOhY`Rq2n4W<95Chl)X}p<q{}0h2wlaiQkYUD#tJ-;g6m?)4wsG0)2nQ+`|)Wn9vv7_#`BX8T%;l4'
),
    t20: [128, 128],
    x21: packed('<i2',
    'c-q~J(Gf%;2m`NV1cV`?vGivhm%n5->*AT?f+Gp-Q{?u-Fiyz~5`j@j#mqfGR6t(G1oL_>tZhq^U2ijltrohY{aq#=hv!2?u};Xb'
    '<q|TrX}&!LJ8NG&qky`s!SZvRd4Osto=|TeQmYMnn4m93&(;xH;lDq~2jmM}3I'
),
    t23: [128, 128, 128, 128],
    x22: packed('<i2',
    'c-pm!%MHLV2*o-w;VU37bo6G4TJpv6VG|%Rlh$mZ<)|<l2e|Z>aV;#)?dhziN9n#VuX$NuP1fbTsg78{S?ZcQ5P7I_J-_n-bA2t{'
),
    t24: [128, 127],
    x25: packed('<i2',
    'c-qCx$q@q~5ClP)%v=!koTe{cDF0P-#fgr#j<Q!6Z%MB)JeG6472)ZY#T>La6jE_`8X6@ROq-#UOAE%5Y<yDIcDTPcXm<?ywO0gL'
    'y}aSeMg#HtvkxCeJOB'
),
    t27: [128, 128],
    x26: packed('<i2',
    'c-qCs!4U%>2n4{Cte`L)AXj=ORb+qr1Wc#$z;GJ~$elLw-6E262p+Y%Sm94jbpo!SlywFs)FD=y+g?_?+FlDiQ@<yVC-nJV;$Ur!'
    'dKYdBJBFV>`vQd2Jaq'
),
    t28: [128, 128],
    x29: packed('<i2',
    'c-ku~E3B)kDz7dmYN)HLFRZF5FRUx6Dy}K6Zm6xPWWWmmgOUy@'
),
    t31: [128, 127],
    x30: packed('<i2',
    'c-kwjD=Vn3sVOKZDyc1MC@m|gDk`Y0DXcClDK09mX21&ocT)}B'
),
    t32: [125, 128],
    x33: [116, 115, 125, 116, 125, 122, 119, 117, 114, 127, 126, 122, 117, 123],
    t35: [126, 127],
    x34: [115, 119, 126, 125, 112, 124, 115, 117, 117, 113, 124, 125, 121, 121],
    t36: [126, 125],
    x37: [123, 127, 116, 125, 122, 118, 115, 119, 121, 122, 115, 128, 126, 122, 122, 125, 126, 114, 114, 128,
    127, 126, 116, 121],
    t39: [123, 128, 127, 128],
    x38: [114, 123, 117, 113, 123, 112, 114, 122, 118, 122, 118, 118],
    t40: [123, 123],
}, name='windows_quant8').AddVariations(signed(x1, t3, x2, t4, x5, t7, x6, t8, x9, t11, x10, t12, x13, t15, x14, t16, x17, t19, x18, t20, x21, t23, x22, t24, x25, t27, x26, t28, x29, t31, x30, t32, x33, t35, x34, t36, x37, t39, x38, t40)).DisableLifeTimeVariation()
