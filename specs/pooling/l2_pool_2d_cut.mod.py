# Licensed under the Apache License, Version 2.0; see LICENSE.
# Written by 'python -m corpus' from corpus/families/pooling.py; do not edit.
#
# L2_POOL_2D: windows on a part of a tensor.

import base64
import zlib

import numpy as np


def packed(dtype, text, unit=None):
    """Many values in little space: the first byte of each, then the second; times a unit."""
    planes = np.frombuffer(zlib.decompress(base64.b85decode(text)), "u1")
    planes = planes.reshape(np.dtype(dtype).itemsize, -1)
    values = np.frombuffer(planes.T.tobytes(), dtype)
    return (values if unit is None else np.multiply(values, unit, dtype="f8")).tolist()


F32 = 'TENSOR_FLOAT32'
I32 = 'TENSOR_INT32'

# Parts of each kind.
# Expected values: float64 formula.
x1 = Input('x1', (F32, [1, 5, 6, 4]))
c2 = Parameter('c2', (I32, [4]), [0, 1, 2, 1])
c3 = Parameter('c3', (I32, [4]), [1, 3, 3, 2])
t4 = Internal('t4', (F32, [1, 3, 3, 2]))
t5 = Output('t5', (F32, [1, 3, 3, 2]))
x6 = Input('x6', (F32, [1, 5, 6, 4]))
c7 = Parameter('c7', (I32, [4]), [0, 1, 2, 1])
c8 = Parameter('c8', (I32, [4]), [1, 3, 3, 2])
t9 = Internal('t9', (F32, [1, 3, 3, 2]))
t10 = Output('t10', (F32, [1, 3, 2, 2]))
x11 = Input('x11', (F32, [1, 5, 6, 4]))
c12 = Parameter('c12', (I32, [4]), [0, 0, 1, 0])
c13 = Parameter('c13', (I32, [4]), [1, 4, -1, 2])
t14 = Internal('t14', (F32, [1, 4, 5, 2]))
t15 = Output('t15', (F32, [1, 4, 5, 2]))
x16 = Input('x16', (F32, [1, 5, 6, 4]))
c17 = Parameter('c17', (I32, [4]), [0, 0, 1, 0])
c18 = Parameter('c18', (I32, [4]), [1, 4, -1, 2])
t19 = Internal('t19', (F32, [1, 4, 5, 2]))
t20 = Output('t20', (F32, [1, 4, 4, 2]))
x21 = Input('x21', (F32, [1, 5, 6, 4]))
c22 = Parameter('c22', (I32, [4]), [0, 1, 1, 3])
c23 = Parameter('c23', (I32, [4]), [1, 4, 6, 1])
c24 = Parameter('c24', (I32, [4]), [1, 1, 2, -1])
t25 = Internal('t25', (F32, [1, 3, 3, 2]))
t26 = Output('t26', (F32, [1, 3, 3, 2]))
x27 = Input('x27', (F32, [1, 5, 6, 4]))
c28 = Parameter('c28', (I32, [4]), [0, 1, 1, 3])
c29 = Parameter('c29', (I32, [4]), [1, 4, 6, 1])
c30 = Parameter('c30', (I32, [4]), [1, 1, 2, -1])
t31 = Internal('t31', (F32, [1, 3, 3, 2]))
t32 = Output('t32', (F32, [1, 3, 2, 2]))
x33 = Input('x33', (F32, [1, 5, 6, 4]))
t34 = Internal('t34', (F32, [1, 5, 3, 4]))
t35 = Internal('t35', (F32, [1, 5, 3, 4]))
t36 = Internal('t36', (F32, [1, 5, 3, 2]))
t37 = Internal('t37', (F32, [1, 5, 3, 2]))
t38 = Output('t38', (F32, [1, 5, 3, 2]))
x39 = Input('x39', (F32, [1, 5, 6, 4]))
t40 = Internal('t40', (F32, [1, 5, 3, 4]))
t41 = Internal('t41', (F32, [1, 5, 3, 4]))
t42 = Internal('t42', (F32, [1, 5, 3, 2]))
t43 = Internal('t43', (F32, [1, 5, 3, 2]))
t44 = Output('t44', (F32, [1, 5, 2, 2]))
model = Model()
model.Operation('SLICE', x1, c2, c3).To(t4)
model.Operation('L2_POOL_2D', t4, 1, 1, 1, 3, 3, 0, False).To(t5)
model.Operation('SLICE', x6, c7, c8).To(t9)
model.Operation('L2_POOL_2D', t9, 1, 0, 0, 2, 1, 1, 3, 3, 0, False).To(t10)
model.Operation('SLICE', x11, c12, c13).To(t14)
model.Operation('L2_POOL_2D', t14, 1, 1, 1, 3, 3, 0, False).To(t15)
model.Operation('SLICE', x16, c17, c18).To(t19)
model.Operation('L2_POOL_2D', t19, 1, 0, 0, 2, 1, 1, 3, 3, 0, False).To(t20)
model.Operation('STRIDED_SLICE', x21, c22, c23, c24, 0, 0, 0).To(t25)
model.Operation('L2_POOL_2D', t25, 1, 1, 1, 3, 3, 0, False).To(t26)
model.Operation('STRIDED_SLICE', x27, c28, c29, c30, 0, 0, 0).To(t31)
model.Operation('L2_POOL_2D', t31, 1, 0, 0, 2, 1, 1, 3, 3, 0, False).To(t32)
model.Operation('SPLIT', x33, 2, 2).To(t34, t35)
model.Operation('SPLIT', t34, 3, 2).To(t36, t37)
model.Operation('L2_POOL_2D', t37, 1, 1, 1, 3, 3, 0, False).To(t38)
model.Operation('SPLIT', x39, 2, 2).To(t40, t41)
model.Operation('SPLIT', t40, 3, 2).To(t42, t43)
model.Operation('L2_POOL_2D', t43, 1, 0, 0, 2, 1, 1, 3, 3, 0, False).To(t44)
Example({
    x1: packed('|i1',
    'c-jreK@z|q2m`<&fbjp<3W{m>wh|j%5}nwTs3l56Pce=$f=IkwVE6OpN=+N{iAcxumC(^?LtGoB(6V$r9Cft2?<>S>Vh#%6r5ykN'
    '0WowoKm', 0.5
),
    t5: [2.75, 3.5531676, 2.590045, 3.2080626, 2.598076, 2.727178, 2.684834, 3.354102, 2.4832773, 3.0731814,
    2.524876, 2.4832773, 2.5617378, 3.132491, 2.2173557, 2.8210518, 1.8200275, 1.9843135],
    x6: packed('|i1',
    'c-jrji4g=b2m`PI2iE;pOZal90+dp1LAzlM(N`~!1RT@~PEDfDr26=on^2>l?sP!UO&%@VN0AU$ecHM`sJm8qvHag$@!Ym~VV~^h'
    'LjC|>;Wr=', 0.5
),
    t10: [2.0615528, 2.1984844, 2.0949676, 2.068279, 2.193741, 2.1065373, 2.0103896, 2.0412414, 1.767767,
    1.2747549, 1.5545632, 1.779513],
    x11: packed('|i1',
    'c-jrjNe;j;2m~;(^Z(Z-5Qg?{xp3=QsG9(gGrZ_6S9cg!Fq!YL%so_3J1};_P=_p?tIKc1>7*O;<A0+iXepCKzl1hJrEiprWG8&X'
    '_yaj)I3)', 0.5
),
    t15: packed('<i4',
    'c-mvAzkJwAB``?L;LI<VGL8_AA{7-CjVnbAS{7Za^llUxyqWN$Mny-8A<(BJX-+w3&hF;r{!UE_cQ)&LdFKRgX878<Y^IF$MIF_4'
    'qbzTc*9vbxT|fWp{W}@%_@F>56(?H*XV+AZU;_t#=Lo<0N!@K3)#*v8vF(fu5Wq+P007`2FuD', 1.1920928955078125e-07
),
    x16: packed('|i1',
    'c-jrjNfH1d2n50CX3_t@R*-@5Tp3jbLP$O8laO2TIoaHStU1%o0e#8Xi`sVLTVnK%-BlA=>)7T^d}Hm!Q1Bh<N!f9U#uL^;C`8N_'
    'Eq@zZG#L', 0.5
),
    t20: packed('<i4',
    'c-q_aMms7eYDLAdo@4KiUAy)uOXbDAB#BoGlr(w@fBgNGb9Wm1mi8?iYgSHYiDv2hZ?HxGor@gDvQ<;2Pe0NWyuAHt%r|R(Yj@*+'
    '3eq2?--a4}b~fTu5y}tM-=#1|WMvRP10w??2rz&Un1BKX2p<5w(k~e', 1.1920928955078125e-07
),
    x21: packed('|i1',
    'c-jrYhY`Rq2n4X>P1}E3o0>=z=2<#tWVnDs4}Pcv@Tdd1#;R#7y#)o--gGu3GHWLHuJJBu`1slGdy%{owlBD+hJa8OQWd*~pFI8m'
    '@%}e4', 0.5
),
    t26: [2.0310097, 1.9843135, 1.7199806, 2.0412414, 1.9039433, 2.0310097, 1.6832508, 1.9148542, 1.5092309,
    1.9790571, 1.6832508, 2.020726, 0.96824586, 1.8371173, 1.0206207, 1.7199806, 0.96824586,
    1.5206907],
    x27: packed('|i1',
    'c-jrh$q~RX2n4WU0h|7-1#=~OOD}|GO+BZd_3Ja_;8MJ}M}R(lZ795JSHW9)i#alEJAIndfd@?ktVlyZN2E&n`cud-;Jqh_QSkaR'
    'KD@d&`v', 0.5
),
    t32: [2.533114, 2.3273733, 2.6193724, 2.2607768, 2.8939593, 1.3693064, 2.9011493, 1.8596594, 3.535534,
    0.7905694, 3.6968455, 2.1213202],
    x33: packed('|i1',
    'c-jTQi4njc3<I#sL&*Nq24mAo9)2Q1h@;elk8I(QXhc+L!Z-<1WDaA;$8EiKmZLu}t;DEcX(vVP^?J*u__@{XHw63koePP_J-7Q0'
    'Ocgxd', 0.5
),
    t38: packed('<i4',
    'c-qs@Szx!LeuqxQrYaS;Lq`s{E!ZgF8n9!>zaoc(b1GW5SE(HiJbF7<&)lo1x7f32mHe^Il1E=Hz35g_>K&33YU=V<F-O~5&Q;Av'
    '&t5HbbK}o$#bt-Og{OH=X9NKTMkK%h=0b!3I4vl~', 1.1920928955078125e-07
),
    x39: packed('|i1',
    'c-jri#|^+R3<NN!#oB+`lhxuk!S*zFbF-uf^sJRf?nT?&VpE@Blw9-mW_Z2;2$pm|**FFL602IX4Wom@wR}HUB3s6j>}h^kQbPF<'
    '{~dKZ`~', 0.5
),
    t44: [2.6140645, 2.936835, 2.6562295, 2.43242, 2.3363075, 2.4409697, 2.3392782, 2.3392782, 2.291288,
    2.9083214, 1.9507834, 2.67187, 1.5206907, 2.6692696, 1.3994046, 2.6378653, 1.5811388, 3.335416,
    1.5545632, 2.7838821],
}, name='parts').AddVariations('float16').DisableLifeTimeVariation()
