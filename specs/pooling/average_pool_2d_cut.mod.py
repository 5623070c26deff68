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
model.Operation('AVERAGE_POOL_2D', t4, 1, 1, 1, 3, 3, 0, False).To(t5)
model.Operation('SLICE', x6, c7, c8).To(t9)
model.Operation('AVERAGE_POOL_2D', t9, 1, 0, 0, 2, 1, 1, 3, 3, 0, False).To(t10)
model.Operation('SLICE', x11, c12, c13).To(t14)
model.Operation('AVERAGE_POOL_2D', t14, 1, 1, 1, 3, 3, 0, False).To(t15)
model.Operation('SLICE', x16, c17, c18).To(t19)
model.Operation('AVERAGE_POOL_2D', t19, 1, 0, 0, 2, 1, 1, 3, 3, 0, False).To(t20)
model.Operation('STRIDED_SLICE', x21, c22, c23, c24, 0, 0, 0).To(t25)
model.Operation('AVERAGE_POOL_2D', t25, 1, 1, 1, 3, 3, 0, False).To(t26)
model.Operation('STRIDED_SLICE', x27, c28, c29, c30, 0, 0, 0).To(t31)
model.Operation('AVERAGE_POOL_2D', t31, 1, 0, 0, 2, 1, 1, 3, 3, 0, False).To(t32)
model.Operation('SPLIT', x33, 2, 2).To(t34, t35)
model.Operation('SPLIT', t34, 3, 2).To(t36, t37)
model.Operation('AVERAGE_POOL_2D', t37, 1, 1, 1, 3, 3, 0, False).To(t38)
model.Operation('SPLIT', x39, 2, 2).To(t40, t41)
model.Operation('SPLIT', t40, 3, 2).To(t42, t43)
model.Operation('AVERAGE_POOL_2D', t43, 1, 0, 0, 2, 1, 1, 3, 3, 0, False).To(t44)
Example({
    x1: packed('|i1',
    'c-jrh!3_W*2n4{mAkcrcpt#&UCmDvcF6^?QIeF(mtIB#+>r8Iw^G3Z=ic=2_t*9BvC5#F3{IKJ3Cn2IY=l|{$Q}|nud0rj4?~aw2'
    '0zT4uJPZ', 0.5
),
    t5: [1.5, 0.0, 0.6666667, 0.083333336, 0.5, 0.0, 0.5833333, 0.16666667, 0.0, 0.5555556, -0.5833333, 0.5,
    -0.625, 0.5, -0.75, 1.5833334, -1.375, 2.125],
    x6: packed('|i1',
    'c-jrfK@z|q2m`<&Ao%~+iUDl*xJ!8E=&(;%)bOqF1h%$4wX=q|Jg@95j~Lfi0UJ?x#Wc(zg#JCZ8<EA4yo^O*Yv$4xhmkL_4Pct8'
    'd=9xe0R', 0.5
),
    t10: [0.6666667, -1.9166666, 1.5, -1.0555556, 0.5, -1.375, 1.25, 0.0, -1.5, -2.75, 0.16666667, -1.0],
    x11: packed('|i1',
    'c-jrg$q~RX2n4WUF^2xD1#>0(iU+K>IFOAQA=1}=+5|Na+fxx5w`8LmM^kF{{ufXw!1xe&!J_M(v7Y07qP^_Fa#aXr4T>CDDy!@F'
    'eU1@40R', 0.5
),
    t15: packed('<f4',
    'c-k$BAr8YZ3`PGX$^wRSf(Fd(C47RhvGoLDW6?-?v4aLi<FZKO<&)ZjES_fTe?5IYAm_{sfN?m4zzwnsJRK8k&8;jDk-yhhq-37d'
    '#IAQgPfP*UkAKT+#^cm2>52Wq*cN}==X<I#uCcq0ar8hL)E=rj7`KoXJvX94YDaCPFS4>bGX'
),
    x16: packed('|i1',
    'c-jrjhY`Rq2n4X>sryfh!G=Tw2rM?rg#dS5BosNK(Y&v_NlFfa7~&n9?$_l88!Omq!-z6>00=|t`BA5!T0B0v$K=)6|5^3T$qBuD'
    '@By*EGCc', 0.5
),
    t20: packed('<f4',
    'c-k$AI}v~|5CxwChK3FWr+_pZCQbnz9S%^CE`91d4SYHjL;+N&AWV2W^R`$s=MA_`PG{l(2w?JAETif#1v-`4tN7Bjbj{E-c61yS'
    'HSI|0LR?aePqUy7NdpDum3!W~Z2ip}hJ4KX3#jWZVE'
),
    x21: packed('|i1',
    'c-jrfK^8<Y1O&jR3GRPd5?{~MvdnBW8X(4v57$h>z~r7OKGFXa`WnOcn12x;#ug#FUmH=()2SRds(skP^xVg+)RT`$JjEWr$`Vo0'
    'A1A{zT>', 0.5
),
    t26: [-0.75, -2.0, 0.33333334, -0.8333333, 1.125, -0.5, -0.41666666, -0.75, -0.16666667, 0.2777778, 0.0,
    0.41666666, -0.75, 0.875, -0.75, 1.9166666, -0.875, 1.875],
    x27: packed('|i1',
    'c-jrjffYnC1O&i`CHk*6u^)F+zz_`7w8D64-}a7HBg#a~7)KiF9#2HGGWzKDtYo5VgZEOMU$5hpw(+n%{G=v6((^I0;EFjq|Asyf'
    '^8-ZFH#Y', 0.5
),
    t32: [0.5833333, 1.0833334, 0.33333334, -0.16666667, 0.875, 0.625, -0.16666667, -0.41666666, 0.5, 2.0,
    -0.5, 0.5],
    x33: packed('|i1',
    'c-jrgNfH1d2n4XA0rmf{ZCPaIm`Zr@h@Es+fKAK|?SU`b|E1M$4Eo&LlY}G8yQLw0c%Lk#rHD#N4GnwR1#1Ujk<6E6r22zxoBMPW'
    '@&VBTJG=', 0.5
),
    t38: packed('<f4',
    'c-muN2xS0*(A7nu468#|uLfgFkYFf80!*xu31wInx@r{|_rYWv7(y2u*wAoQ%RRIq>*^{ktx&Bjtz?I*4GXSbO<=Iw4+8f4_JK(|'
    'AY~7vL43P?_WJ>k0x*{'
),
    x39: packed('|i1',
    'c-jTQhY<iE2n4X>5pe%$rJH~oy=ZUfIHXrbm|y$CFG8(}=SZC#G=vTo51H~da(gm}SxjGr^QE~dS*P+r)|{zKOIHvS%<Fb$`T`#`'
    'Z#wt', 0.5
),
    t44: [0.33333334, -0.9166667, -0.2777778, -0.2777778, 0.75, -1.25, -0.3888889, -0.5555556, 1.1666666,
    0.0, 0.11111111, -0.11111111, 1.25, 0.75, 0.5, 0.41666666, 1.5, 2.75, 1.1666666, 0.8333333],
}, name='parts').AddVariations('float16').DisableLifeTimeVariation()
