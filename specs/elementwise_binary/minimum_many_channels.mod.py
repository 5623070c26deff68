# Licensed under the Apache License, Version 2.0; see LICENSE.
# Written by 'python -m corpus' from corpus/families/elementwise_binary.py; do not edit.
#
# MINIMUM: more channels than a block has.

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

# A block of channels is not full behind full ones: each of these is started anew.
# Expected values: float64 formula.
x1 = Input('x1', (F32, [1, 1, 2, 48]))
c2 = Parameter('c2', (F32, [48]), packed('|i1',
    'c-jrZfeip42m`P%WWfK|s)(9)pVk&OU2Mfz6;Ktlp^W&Z4~EfkBeV7cmD&z*', 0.5
))
t3 = Output('t3', (F32, [1, 1, 2, 48]))
x4 = Input('x4', (F32, [1, 40, 1, 2]))
c5 = Parameter('c5', (F32, [40, 1, 1]), packed('|i1',
    'c-jTQhYbKQ2m>$?%J~0U#E5E7L5Y>EW855-;`9*fe7y-(0SzC*9TE%', 0.5
))
t6 = Output('t6', (F32, [1, 40, 1, 2]))
x7 = Input('x7', (F32, [1, 80, 1, 2]))
c8 = Parameter('c8', (F32, [80, 1, 1]), packed('|i1',
    'c-m#lHxj@w2n4|45JCU{tOA_v-m~@Y7@p>VC+DoYphQWnX7p_;#pxk-a-2%23TP;EeD*)T&FLJE', 0.5
))
t9 = Output('t9', (F32, [1, 80, 1, 2]))
x10 = Input('x10', (F32, [1, 1, 2, 129]))
c11 = Parameter('c11', (F32, [129]), packed('|i1',
    'c-pPY+Y!JZ2n4|4kca&@YZT6;h|GSks(^+v$LERRX&$&aXPpHlN@_KuPg5yQ53!wNS3-ZtFAm==$p', 0.5
))
t12 = Output('t12', (F32, [1, 1, 2, 129]))
model = Model()
model.Operation('MINIMUM', x1, c2).To(t3)
model.Operation('MINIMUM', x4, c5).To(t6)
model.Operation('MINIMUM', x7, c8).To(t9)
model.Operation('MINIMUM', x10, c11).To(t12)
Example({
    x1: packed('|i1',
    'c-n=_+Y!JZ2n4|4kca&@YZT6;gUo&}J;Zj7T?thI4P}nc6T{OyaC6Q&3rdvKYDS-?Qk?(!1>&C_zy', 0.5
),
    t3: packed('|i1',
    'c-jrjNfH1d2n4~P5yt<&Ru<dgURiZ1OlP(rRk97O0s>(R4i7xv)^(l|U3D&b>ryGnHGQgPPd@_=jxn(K@V0r^50b?&+y', 0.5
),
    x4: packed('|i1',
    'c-m#lNfN*y2n4`lkj4Lh)+mh0J=N!yTFvOwREpC>Z0FdOP!-Tn=J-4@Jk0|)=d81!M9DwDIrJc5', 0.5
),
    t6: packed('|i1',
    'c-j@q!41Gb2m?U@g6qFq0=AQj_B*@VE$31$Kn8S^gX82bDMUzSPf3+^?9H6n_L#xNRQ$8ulxh9}I^;Ed', 0.5
),
    x7: packed('|i1',
    'c-png+Y!JZ2n4|4kca&@YZT6;iOha);O3ll7L+Kd)r>w(r8qsrc8*;MRRIlUj?WXr(>(sqF9M4{%m', 0.5
),
    t9: packed('|i1',
    'c-oE4K@Nm43<E&LE#d#aO%uljcEz2WC2Q=p_BkgjFa#Q-wYyqFWK{%mj3hvskrCYze09|?ZOLvdy*Ts1nWUfg#|GTBo{a+zET6#P'
    '>(lcEon&V1', 0.5
),
    x10: (packed('|i1',
    'c-jrZ2@U`u2m`=S<naHW^?>f0nKH+-V|bbezMQk}f)XXQn$fqZ6sL#S$#E*7Dxl#9n=lq$', 0.5
) * 5)[:258],
    t12: packed('|i1',
    'c-pOu!41G53<DKIX!oBMf(dnY=qD#Dx??jWu)JenEZp%r_q;73%u}FXXX|8)3>u<Y(7`|Cf)=hCToWZ*S&tgo(wMd4?4Xw3sfPF9'
    'Kk^5#DU9_', 0.5
),
}, name='rest').AddVariations('float16').DisableLifeTimeVariation()

# A block of channels is not full behind full ones: each of these is started anew.
# Expected values: float64 formula.
x1 = Input('x1', (U8, [1, 1, 2, 48], 0.5, 120))
c2 = Parameter('c2', (U8, [48], 0.5, 120), packed('<i2',
    'c-oc0ff2wU2n4XMtWrE4d0_K)1(Wrvt5KO2v(A))yFmjI#DC;r1rxivWj&WZe3cgQ'
))
t3 = Output('t3', (U8, [1, 1, 2, 48], 0.5, 120))
x4 = Input('x4', (U8, [1, 40, 1, 2], 0.5, 120))
c5 = Parameter('c5', (U8, [40, 1, 1], 0.5, 120), packed('<i2',
    'c-oD@i46cC2m~-kCOnsLh%&k>*qX3FPnW<A3l#F;+-#k#KCDWjxjsE^iW1B'
))
t6 = Output('t6', (U8, [1, 40, 1, 2], 0.5, 120))
x7 = Input('x7', (U8, [1, 80, 1, 2], 0.5, 120))
c8 = Parameter('c8', (U8, [80, 1, 1], 0.5, 120), packed('<i2',
    'c-pPYITC;{3<N=*>_c8kE9>yjAtz-zo}N3(BYD?3G8+vPm9~&;E*LZrsXl5CDViza6c4`ocfNk^0qGnj4*'
))
t9 = Output('t9', (U8, [1, 80, 1, 2], 0.5, 120))
x10 = Input('x10', (U8, [1, 1, 2, 129], 0.5, 120))
c11 = Parameter('c11', (U8, [129], 0.5, 120), packed('<i2',
    'c-qCw*$u!T3<S}XOu%g9H9qK^6cH)&zQ;@nr+Dyn=Zf-3KDD=uMgv8qP2?OC1`R~2_gY<w_Q8Dp-2rqZJwX'
))
t12 = Output('t12', (U8, [1, 1, 2, 129], 0.5, 120))
model = Model()
model.Operation('MINIMUM', x1, c2).To(t3)
model.Operation('MINIMUM', x4, c5).To(t6)
model.Operation('MINIMUM', x7, c8).To(t9)
model.Operation('MINIMUM', x10, c11).To(t12)
Example({
    x1: packed('<i2',
    'c-pngNfv-03<Ob+j1bzF4jH&P-oTah*M&&+UaL#dObMrW@O9^k@<=|lw~R&uMWs#T91{i&e9za<9nwoJzy'
),
    t3: packed('<i2',
    'c-pm$(G|cT2*f(F0-ldUsH2x9n(rjK;E;ltQ^LiP7EX{e4~sRq>!#`00h;Pqz|w_)3r_nIA=Z8m(DCesIbZIZW%~Tg2Trvt+y'
),
    x4: packed('<i2',
    'c-pPYNfv-03<Ob+j1bzF4jH&P?%i5{T`FxN=a?{PAX2^8>QXdQ!YLkn-MOMXl27d|qtQUo?|l8-0n@l8;Q'
),
    t6: packed('|i1',
    'c-j@q!41Gb2m`^E3D}MR!L^=?_B$J4reaVfKna+Uj#Fd=DRfJj&q_Oc@||%Ht9Hl5RR43{G?VoK(`Y39'
),
    x7: packed('<i2',
    'c-qa&*$u!T3<S}XOu%g9H9qK^G!ZHDz9;$A-ZB~u6qPoSb4(aC5UJj4bt#%D;S>+P?p#qG`TczTyaPIjOUw'
),
    t9: packed('|i1',
    'c-oE4OAf>^3<A(A`-6#0()8+WXViUnNa%t4IM+g&CWVF-M`dvm$TU;T8IXW(z^sbY_R9RFLH3Qw7e_oe0@!E&aZ7j2XXDV8d@t$P'
    '{^|JwH%>|I'
),
    x10: (packed('<i2',
    'c-p1Gi4lM>2n0Y&jtQK@5uS9eJ-928{NA;*Ba2U;BWut>F&T=|rEpjx%VPGP(sVZ>c>VDLYpxvj'
) * 5)[:258],
    t12: packed('<i2',
    'c-rNR!41G53<End1QQffXh*NJ1Ha~xlVzPTgHG0Ub8}aY{VudJrc)?A0U>(RbK7nR+6==YPRI!*4sD<orW|QK+VJTC&t$zBlvKMm'
    ')@?W=U%$T(k=%FX'
),
}, name='rest_quant8').AddVariations(signed(x1, c2, t3, x4, c5, t6, x7, c8, t9, x10, c11, t12)).DisableLifeTimeVariation()
