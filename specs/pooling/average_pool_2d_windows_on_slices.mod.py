# Licensed under the Apache License, Version 2.0; see LICENSE.
# Written by 'python -m corpus' from corpus/families/pooling.py; do not edit.
#
# AVERAGE_POOL_2D: windows on a part of a tensor.

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
model.Operation('AVERAGE_POOL_2D', t2, 1, 1, 1, 3, 3, 0, False).To(t3)
model.Operation('SLICE', x4, [0, 1, 2, 1], [1, 3, 3, 2]).To(t5)
model.Operation('AVERAGE_POOL_2D', t5, 1, 0, 0, 2, 1, 1, 3, 3, 0, False).To(t6)
model.Operation('SLICE', x7, [0, 0, 1, 0], [1, 4, -1, 2]).To(t8)
model.Operation('AVERAGE_POOL_2D', t8, 1, 1, 1, 3, 3, 0, False).To(t9)
model.Operation('SLICE', x10, [0, 0, 1, 0], [1, 4, -1, 2]).To(t11)
model.Operation('AVERAGE_POOL_2D', t11, 1, 0, 0, 2, 1, 1, 3, 3, 0, False).To(t12)
model.Operation('STRIDED_SLICE', x13, c14, c15, [1, 1, 2, -1], 0, 0, 0).To(t16)
model.Operation('AVERAGE_POOL_2D', t16, 1, 1, 1, 3, 3, 0, False).To(t17)
model.Operation('STRIDED_SLICE', x18, c19, c20, [1, 1, 2, -1], 0, 0, 0).To(t21)
model.Operation('AVERAGE_POOL_2D', t21, 1, 0, 0, 2, 1, 1, 3, 3, 0, False).To(t22)
model.Operation('SPLIT', x23, 2, 2).To(t24, t25)
model.Operation('SPLIT', t24, 3, 2).To(t26, t27)
model.Operation('AVERAGE_POOL_2D', t27, 1, 1, 1, 3, 3, 0, False).To(t28)
model.Operation('SPLIT', x29, 2, 2).To(t30, t31)
model.Operation('SPLIT', t30, 3, 2).To(t32, t33)
model.Operation('AVERAGE_POOL_2D', t33, 1, 0, 0, 2, 1, 1, 3, 3, 0, False).To(t34)
Example({
    x1: packed('|i1',
    'c-jrh!3_W*2n4{mAkcrcpt#&UCmDvcF6^?QIeF(mtIB#+>r8Iw^G3Z=ic=2_t*9BvC5#F3{IKJ3Cn2IY=l|{$Q}|nud0rj4?~aw2'
    '0zT4uJPZ', 0.5
),
    t3: [1.5, 0.0, 0.6666667, 0.083333336, 0.5, 0.0, 0.5833333, 0.16666667, 0.0, 0.5555556, -0.5833333, 0.5,
    -0.625, 0.5, -0.75, 1.5833334, -1.375, 2.125],
    x4: packed('|i1',
    'c-jrfK@z|q2m`<&Ao%~+iUDl*xJ!8E=&(;%)bOqF1h%$4wX=q|Jg@95j~Lfi0UJ?x#Wc(zg#JCZ8<EA4yo^O*Yv$4xhmkL_4Pct8'
    'd=9xe0R', 0.5
),
    t6: [0.6666667, -1.9166666, 1.5, -1.0555556, 0.5, -1.375, 1.25, 0.0, -1.5, -2.75, 0.16666667, -1.0],
    x7: packed('|i1',
    'c-jrg$q~RX2n4WUF^2xD1#>0(iU+K>IFOAQA=1}=+5|Na+fxx5w`8LmM^kF{{ufXw!1xe&!J_M(v7Y07qP^_Fa#aXr4T>CDDy!@F'
    'eU1@40R', 0.5
),
    t9: packed('<f4',
    'c-k$BAr8YZ3`PGX$^wRSf(Fd(C47RhvGoLDW6?-?v4aLi<FZKO<&)ZjES_fTe?5IYAm_{sfN?m4zzwnsJRK8k&8;jDk-yhhq-37d'
    '#IAQgPfP*UkAKT+#^cm2>52Wq*cN}==X<I#uCcq0ar8hL)E=rj7`KoXJvX94YDaCPFS4>bGX'
),
    x10: packed('|i1',
    'c-jrjhY`Rq2n4X>sryfh!G=Tw2rM?rg#dS5BosNK(Y&v_NlFfa7~&n9?$_l88!Omq!-z6>00=|t`BA5!T0B0v$K=)6|5^3T$qBuD'
    '@By*EGCc', 0.5
),
    t12: packed('<f4',
    'c-k$AI}v~|5CxwChK3FWr+_pZCQbnz9S%^CE`91d4SYHjL;+N&AWV2W^R`$s=MA_`PG{l(2w?JAETif#1v-`4tN7Bjbj{E-c61yS'
    'HSI|0LR?aePqUy7NdpDum3!W~Z2ip}hJ4KX3#jWZVE'
),
    x13: packed('|i1',
    'c-jrfK^8<Y1O&jR3GRPd5?{~MvdnBW8X(4v57$h>z~r7OKGFXa`WnOcn12x;#ug#FUmH=()2SRds(skP^xVg+)RT`$JjEWr$`Vo0'
    'A1A{zT>', 0.5
),
    t17: [-0.75, -2.0, 0.33333334, -0.8333333, 1.125, -0.5, -0.41666666, -0.75, -0.16666667, 0.2777778, 0.0,
    0.41666666, -0.75, 0.875, -0.75, 1.9166666, -0.875, 1.875],
    x18: packed('|i1',
    'c-jrjffYnC1O&i`CHk*6u^)F+zz_`7w8D64-}a7HBg#a~7)KiF9#2HGGWzKDtYo5VgZEOMU$5hpw(+n%{G=v6((^I0;EFjq|Asyf'
    '^8-ZFH#Y', 0.5
),
    t22: [0.5833333, 1.0833334, 0.33333334, -0.16666667, 0.875, 0.625, -0.16666667, -0.41666666, 0.5, 2.0,
    -0.5, 0.5],
    x23: packed('|i1',
    'c-jrgNfH1d2n4XA0rmf{ZCPaIm`Zr@h@Es+fKAK|?SU`b|E1M$4Eo&LlY}G8yQLw0c%Lk#rHD#N4GnwR1#1Ujk<6E6r22zxoBMPW'
    '@&VBTJG=', 0.5
),
    t28: packed('<f4',
    'c-muN2xS0*(A7nu468#|uLfgFkYFf80!*xu31wInx@r{|_rYWv7(y2u*wAoQ%RRIq>*^{ktx&Bjtz?I*4GXSbO<=Iw4+8f4_JK(|'
    'AY~7vL43P?_WJ>k0x*{'
),
    x29: packed('|i1',
    'c-jTQhY<iE2n4X>5pe%$rJH~oy=ZUfIHXrbm|y$CFG8(}=SZC#G=vTo51H~da(gm}SxjGr^QE~dS*P+r)|{zKOIHvS%<Fb$`T`#`'
    'Z#wt', 0.5
),
    t34: [0.33333334, -0.9166667, -0.2777778, -0.2777778, 0.75, -1.25, -0.3888889, -0.5555556, 1.1666666,
    0.0, 0.11111111, -0.11111111, 1.25, 0.75, 0.5, 0.41666666, 1.5, 2.75, 1.1666666, 0.8333333],
}, name='parts').AddVariations('float16').DisableLifeTimeVariation()
