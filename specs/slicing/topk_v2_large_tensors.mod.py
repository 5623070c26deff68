# Licensed under the Apache License, Version 2.0; see LICENSE.
# Written by 'python -m corpus' from corpus/families/slicing.py; do not edit.
#
# TOPK_V2: tensors of many elements, in sizes of no block, and beside powers of two.

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

# The best are far apart, and before and behind every block.
# Expected values: float64 formula.
x1 = Input('x1', (F32, [2, 20011]))
t2 = Output('t2', (F32, [2, 7]))
t3 = Internal('t3', (I32, [2, 7]))
t4 = Output('t4', (F32, [2, 7]))
model = Model()
model.Operation('TOPK_V2', x1, 7).To(t2, t3)
model.Operation('CAST', t3).To(t4)
Example({
    x1: packed('|i1',
    'c-rmI!3l#f006)ks_g(pL`1s(gvKOVe7S<PH^6=Fy@n;tHPvp-O&6M2+t`&D){@$8+3U9CJ=WBwXOq|ROd;i0tR*a4$a^{P1BQPe'
    'kHTOWhG7_nVHmzQ?uEfH48t%C!!QiPFbu;m48t%C!!QiPFbu;m48t%C!!QiP@a6F&42EGChG7_nVHnP@&xwckfoEaxpW{&&48t%C'
    '!!QiP_r|?27=~dOhG7_nVHk#C7=~dOhG7_nVHk#C7=~dOhG7_nVHmzVo`k_L48t%C!!QiPwR}!Id;vqyP8a', 0.5
),
    t2: [16.0, 15.0, 14.0, 13.0, 12.0, 11.0, 10.0, 16.0, 15.0, 14.0, 13.0, 12.0, 11.0, 10.0],
    t4: [19999.0, 5.0, 16384.0, 777.0, 20010.0, 4096.0, 0.0, 19999.0, 5.0, 16384.0, 777.0, 20010.0, 4096.0,
    0.0],
}, name='long').DisableLifeTimeVariation()

# Most of the best are in one half.
# Expected values: float64 formula.
x1 = Input('x1', (F32, [3, 131]))
t2 = Output('t2', (F32, [3, 67]))
t3 = Internal('t3', (I32, [3, 67]))
t4 = Output('t4', (F32, [3, 67]))
model = Model()
model.Operation('TOPK_V2', x1, 67).To(t2, t3)
model.Operation('CAST', t3).To(t4)
Example({
    x1: packed('<i2',
    'c-jq+c}P`39EE4*H+SybB``@SiWW;K6SY0)shE^SoAQD-Ba$|w$TADX7JZ=+6m7hMXw?>42+H=9iuP4n6{D3%lCq5I-DPIF{~SKf'
    'Kj-7Hu6AkauDxCEG;dvbRy}@_-dS?y>A7WPv3ydQlD#Is@mJ}XUTK+a_m@UiRxLMkQnw$h`FS$bnN%I^?N=1<$}g^eF(>&^OXN%c'
    '<X`^%F5ZE<+a2RKg;()`wFz$AMSuOsn=O-Ocl0|HS=tr$+*L#0-23fU|2>{Gc3fHc^e4lYv_2@D`KRIRz{RgWCZ<$Bhl0|$>ou2Z'
    'hvY{VHnm)skbWY)qbVBg_;hL0(VuzEX;ZR08xulV(Y!s&bKmW5__DgVLe-p~aWHbL$e9|xwm<Z0{)l+%^YJNa?xLK;o@M8*m0bVb'
    '?NIrv>hhMWNmdHZa7R~d2|q~em-}_tfQE;ehs*ypCie}$S(ek5(V9Je?Am|NN=wY?t+QucOfc5XD~j8adw$0lyHDY8Z=>8d+57gr'
    '{pgib_4jtZpOsZ`^Yh@BlNYp4oKx_usPIZ2jA~2Gs-dBmleR8d(bRqKj}hG}wna|2zr9<FZlpEEw=Wv>x-x7|`%t%e<dGrALKC8S'
    '8!lw@SYKCp*<l_d7+6eFiWG8n>>(ut_FYW_<pO2`f$Il_B2)o!g>WSDC^)(o(-E}|pu}L3fo39R5M)qn*_NdvB#1yZu_OyXAut#)'
    'gA#_RWeCKnZYd>$(j>Z19I70th;)5d00JGT5J&=Lj*KZk1{(1_q=AQgH&FEiB7_M~`iMF{0t`AL0&}M60G!wms1PAd6Pwhu3{7y$'
    '(wNQ-8zi<6=U`%_xU{%Z$S@W6GzzZHq$8w~o<folU-w+lbcbRp0}8$oC`KUWV4)$Ve5NaKArL1@VS^(9R0&NN#8xQS<r=djG6@I}'
    'lpCN~lxmz%j_n|X4j5sJGXcsDz5|Z`1Kom3PX', 0.0625
),
    t2: packed('<i2',
    'c-q?*==S-2OI@(*ZLL3NPt2R%T%fglT1}CY!Jm((4>p%(nHUN3GB+wSeY$-7*pkV;O@*pYw=9^E5vZdoBgpmtPhqsTv#ILt1y#1j'
    'o2t@+ou#>VEiC?d^Xk4PcMBDf-R)IL;aitaZ}W4!x@YOM;HNj&FRuLm;liHno99mJDzy>f{`&spwC2Qst&R2<mNC5Zwz=c^y0<af'
    '-$qkt$)wsSXY&`wcjkLYa=pH=I75Mx`M{d4%(SFneQmDm$Ck|Q>!{0&i43q775Vr2%0V6;9&Rw;;^Kq?4t5Y=LjtU<tSoTAi~vkv'
    '05yRN0zd}90FpthtT02EnK4XYg17>#8$~ZW8<K7uj)0m10I*zW2>', 0.0625
),
    t4: packed('<i2',
    'c-o712rUT-OAN1W@-D6S3(U)Mbgi(mji?gvRdh@CV9stRWMt2k_L4GpF3u0K=hES>^mNK(Ym}F<P|49NNYHjk)ep>$Pf5+Miff20'
    'iHZr%s!#CD^lvJvD6CHQ5zb(AkqI?V_tH;G)Ku}dm1Y%<b<~m)5^?rbE*9_$%3)SzFm($stI6>RElZ9F^iObz4{CJGFV9LZG?5fx'
    '^<*<P2&t$O)JsbWW|Z(qiIbJibY)7l&SOq&(2Oancd;<5QWTHU$gr_w7%l(+=e0VL', 1.0
),
}, name='several').DisableLifeTimeVariation()
