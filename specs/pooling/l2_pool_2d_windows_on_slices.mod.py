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

# A window reaches over the border of a part that lies in a whole tensor: what is beyond is
# padding, not the rest of the tensor.
# Expected values: float64 formula.
x1 = Input('x1', (F32, [1, 5, 6, 4]))
t2 = Internal('t2', (F32, [1, 3, 3, 2]))
t3 = Output('t3', (F32, [1, 3, 3, 2]))
x4 = Input('x4', (F32, [1, 5, 6, 4]))
t5 = Internal('t5', (F32, [1, 3, 3, 2]))
t6 = Output('t6', (F32, [1, 3, 2, 2]))
x7 = Input('x7', (F32, [1, 5, 6, 4]))
t8 = Internal('t8', (F32, [1, 4, 5, 2]))
t9 = Output('t9', (F32, [1, 4, 5, 2]))
x10 = Input('x10', (F32, [1, 5, 6, 4]))
t11 = Internal('t11', (F32, [1, 4, 5, 2]))
t12 = Output('t12', (F32, [1, 4, 4, 2]))
x13 = Input('x13', (F32, [1, 5, 6, 4]))
c14 = Parameter('c14', (I32, [4]), [0, 1, 1, 3])
c15 = Parameter('c15', (I32, [4]), [1, 4, 6, 1])
t16 = Internal('t16', (F32, [1, 3, 3, 2]))
t17 = Output('t17', (F32, [1, 3, 3, 2]))
x18 = Input('x18', (F32, [1, 5, 6, 4]))
c19 = Parameter('c19', (I32, [4]), [0, 1, 1, 3])
c20 = Parameter('c20', (I32, [4]), [1, 4, 6, 1])
t21 = Internal('t21', (F32, [1, 3, 3, 2]))
t22 = Output('t22', (F32, [1, 3, 2, 2]))
x23 = Input('x23', (F32, [1, 5, 6, 4]))
t24 = Internal('t24', (F32, [1, 5, 3, 4]))
t25 = Internal('t25', (F32, [1, 5, 3, 4]))
t26 = Internal('t26', (F32, [1, 5, 3, 2]))
t27 = Internal('t27', (F32, [1, 5, 3, 2]))
t28 = Output('t28', (F32, [1, 5, 3, 2]))
x29 = Input('x29', (F32, [1, 5, 6, 4]))
t30 = Internal('t30', (F32, [1, 5, 3, 4]))
t31 = Internal('t31', (F32, [1, 5, 3, 4]))
t32 = Internal('t32', (F32, [1, 5, 3, 2]))
t33 = Internal('t33', (F32, [1, 5, 3, 2]))
t34 = Output('t34', (F32, [1, 5, 2, 2]))
model = Model()
model.Operation('SLICE', x1, [0, 1, 2, 1], [1, 3, 3, 2]).To(t2)
model.Operation('L2_POOL_2D', t2, 1, 1, 1, 3, 3, 0, False).To(t3)
model.Operation('SLICE', x4, [0, 1, 2, 1], [1, 3, 3, 2]).To(t5)
model.Operation('L2_POOL_2D', t5, 1, 0, 0, 2, 1, 1, 3, 3, 0, False).To(t6)
model.Operation('SLICE', x7, [0, 0, 1, 0], [1, 4, -1, 2]).To(t8)
model.Operation('L2_POOL_2D', t8, 1, 1, 1, 3, 3, 0, False).To(t9)
model.Operation('SLICE', x10, [0, 0, 1, 0], [1, 4, -1, 2]).To(t11)
model.Operation('L2_POOL_2D', t11, 1, 0, 0, 2, 1, 1, 3, 3, 0, False).To(t12)
model.Operation('STRIDED_SLICE', x13, c14, c15, [1, 1, 2, -1], 0, 0, 0).To(t16)
model.Operation('L2_POOL_2D', t16, 1, 1, 1, 3, 3, 0, False).To(t17)
model.Operation('STRIDED_SLICE', x18, c19, c20, [1, 1, 2, -1], 0, 0, 0).To(t21)
model.Operation('L2_POOL_2D', t21, 1, 0, 0, 2, 1, 1, 3, 3, 0, False).To(t22)
model.Operation('SPLIT', x23, 2, 2).To(t24, t25)
model.Operation('SPLIT', t24, 3, 2).To(t26, t27)
model.Operation('L2_POOL_2D', t27, 1, 1, 1, 3, 3, 0, False).To(t28)
model.Operation('SPLIT', x29, 2, 2).To(t30, t31)
model.Operation('SPLIT', t30, 3, 2).To(t32, t33)
model.Operation('L2_POOL_2D', t33, 1, 0, 0, 2, 1, 1, 3, 3, 0, False).To(t34)
Example({
    x1: packed('|i1',
    'c-jreK@z|q2m`<&fbjp<3W{m>wh|j%5}nwTs3l56Pce=$f=IkwVE6OpN=+N{iAcxumC(^?LtGoB(6V$r9Cft2?<>S>Vh#%6r5ykN'
    '0WowoKm', 0.5
),
    t3: [2.75, 3.5531676, 2.590045, 3.2080626, 2.598076, 2.727178, 2.684834, 3.354102, 2.4832773, 3.0731814,
    2.524876, 2.4832773, 2.5617378, 3.132491, 2.2173557, 2.8210518, 1.8200275, 1.9843135],
    x4: packed('|i1',
    'c-jrji4g=b2m`PI2iE;pOZal90+dp1LAzlM(N`~!1RT@~PEDfDr26=on^2>l?sP!UO&%@VN0AU$ecHM`sJm8qvHag$@!Ym~VV~^h'
    'LjC|>;Wr=', 0.5
),
    t6: [2.0615528, 2.1984844, 2.0949676, 2.068279, 2.193741, 2.1065373, 2.0103896, 2.0412414, 1.767767,
    1.2747549, 1.5545632, 1.779513],
    x7: packed('|i1',
    'c-jrjNe;j;2m~;(^Z(Z-5Qg?{xp3=QsG9(gGrZ_6S9cg!Fq!YL%so_3J1};_P=_p?tIKc1>7*O;<A0+iXepCKzl1hJrEiprWG8&X'
    '_yaj)I3)', 0.5
),
    t9: packed('<i4',
    'c-mvAzkJwAB``?L;LI<VGL8_AA{7-CjVnbAS{7Za^llUxyqWN$Mny-8A<(BJX-+w3&hF;r{!UE_cQ)&LdFKRgX878<Y^IF$MIF_4'
    'qbzTc*9vbxT|fWp{W}@%_@F>56(?H*XV+AZU;_t#=Lo<0N!@K3)#*v8vF(fu5Wq+P007`2FuD', 1.1920928955078125e-07
),
    x10: packed('|i1',
    'c-jrjNfH1d2n50CX3_t@R*-@5Tp3jbLP$O8laO2TIoaHStU1%o0e#8Xi`sVLTVnK%-BlA=>)7T^d}Hm!Q1Bh<N!f9U#uL^;C`8N_'
    'Eq@zZG#L', 0.5
),
    t12: packed('<i4',
    'c-q_aMms7eYDLAdo@4KiUAy)uOXbDAB#BoGlr(w@fBgNGb9Wm1mi8?iYgSHYiDv2hZ?HxGor@gDvQ<;2Pe0NWyuAHt%r|R(Yj@*+'
    '3eq2?--a4}b~fTu5y}tM-=#1|WMvRP10w??2rz&Un1BKX2p<5w(k~e', 1.1920928955078125e-07
),
    x13: packed('|i1',
    'c-jrYhY`Rq2n4X>P1}E3o0>=z=2<#tWVnDs4}Pcv@Tdd1#;R#7y#)o--gGu3GHWLHuJJBu`1slGdy%{owlBD+hJa8OQWd*~pFI8m'
    '@%}e4', 0.5
),
    t17: [2.0310097, 1.9843135, 1.7199806, 2.0412414, 1.9039433, 2.0310097, 1.6832508, 1.9148542, 1.5092309,
    1.9790571, 1.6832508, 2.020726, 0.96824586, 1.8371173, 1.0206207, 1.7199806, 0.96824586,
    1.5206907],
    x18: packed('|i1',
    'c-jrh$q~RX2n4WU0h|7-1#=~OOD}|GO+BZd_3Ja_;8MJ}M}R(lZ795JSHW9)i#alEJAIndfd@?ktVlyZN2E&n`cud-;Jqh_QSkaR'
    'KD@d&`v', 0.5
),
    t22: [2.533114, 2.3273733, 2.6193724, 2.2607768, 2.8939593, 1.3693064, 2.9011493, 1.8596594, 3.535534,
    0.7905694, 3.6968455, 2.1213202],
    x23: packed('|i1',
    'c-jTQi4njc3<I#sL&*Nq24mAo9)2Q1h@;elk8I(QXhc+L!Z-<1WDaA;$8EiKmZLu}t;DEcX(vVP^?J*u__@{XHw63koePP_J-7Q0'
    'Ocgxd', 0.5
),
    t28: packed('<i4',
    'c-qs@Szx!LeuqxQrYaS;Lq`s{E!ZgF8n9!>zaoc(b1GW5SE(HiJbF7<&)lo1x7f32mHe^Il1E=Hz35g_>K&33YU=V<F-O~5&Q;Av'
    '&t5HbbK}o$#bt-Og{OH=X9NKTMkK%h=0b!3I4vl~', 1.1920928955078125e-07
),
    x29: packed('|i1',
    'c-jri#|^+R3<NN!#oB+`lhxuk!S*zFbF-uf^sJRf?nT?&VpE@Blw9-mW_Z2;2$pm|**FFL602IX4Wom@wR}HUB3s6j>}h^kQbPF<'
    '{~dKZ`~', 0.5
),
    t34: [2.6140645, 2.936835, 2.6562295, 2.43242, 2.3363075, 2.4409697, 2.3392782, 2.3392782, 2.291288,
    2.9083214, 1.9507834, 2.67187, 1.5206907, 2.6692696, 1.3994046, 2.6378653, 1.5811388, 3.335416,
    1.5545632, 2.7838821],
}, name='parts').AddVariations('float16').DisableLifeTimeVariation()
