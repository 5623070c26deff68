# Licensed under the Apache License, Version 2.0; see LICENSE.
# Written by 'python -m corpus' from corpus/families/quantization.py; do not edit.
#
# DEQUANTIZE: scales that fewer bits do not hold.

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

# The unit is beyond the numbers of float16.
# Expected values: float64 formula.
x1 = Input('x1', ('TENSOR_QUANT8_SYMM', [4, 64], 70000.5, 0))
t2 = Output('t2', (F32, [4, 64]))
model = Model()
model.Operation('DEQUANTIZE', x1).To(t2)
Example({
    x1: packed('|i1',
    'c-jE~0ssDhfr5jCg@%WSiHeJijgF6yk&=^?m6n&7nVOrNot~edp`xRtrKYE-sj922t*)=Iv9hzYwYImoxw^Z&y}rM|!NSAD#m2|T'
    '$;!*j&Cbuz(bCh@)z;V8+1lIO-QM5e;o{@u<>u$;>FVq3?e6dJ@$&QZ_4fDp`TG0({r>*|0RjUA1qKHQ2?`4g4Gs?w5fT#=6&4p5'
    '85$cL9UdPbAtECrB_<~*DJm;0EiNxGF)}kWH8wXmIXXK$Jw87`K|(`BMMg(RNlHshO-@fxQBqS>RaRG6Sz23MU0z>cVPa!sWoBn+'
    'X=-b1ZEkOHadLBXb#`}nd3t+%eSUwh)_;K'
),
    t2: packed('<i4',
    'c-m`7a8hA;a%@FMrk6I)+jHwD6b2cKe7&}PMrD+>%-?(a7c?e0tFS&hzM?bBTZi}E`3)0`f=xufUEeXYD%wW&-~9s%o045r*`A+R'
    '*_G|1%lH1m#!1B?refc3?3`5{V=MRn!NEn%DXwblFHWxN&hgdb|8Q~B<dRS`@gFyL&8~^HlV^B%XmLxbn>xqKQ>%M&{qzMsUfMjR'
    'G|XJ$=dImyYUAt`7#|&8(wgS3!TIX+n%+Er1Hn(1w@fVyw~+jGd(Ygucn3wM$48d7rF&>{y*{(HFF(Lg=<}7W)5;?(rGDSpJFh;$'
    'QHlA<(Pix!o?6^*&aUe(2s9G@a&_DEiU=#2KX>*m=-+hphqP@%^Rkm~_>Dr!XYGB!tmc{BxADq%Dcgjmr6*qV83IN3+-Fkt0E%Az'
    'CTSB76n({O5L`BM&wWM}_pIIxKvC<s#wEvrqCurIcHaYvX7;SV^i{$-u3_=9mpuAF(Oq{Ll-+=$7r%&G#R5fNaO(w@Ob3c8xn^{)'
    '1BzP4)Gs;;6b&ezw)4(^CD-(>wHH2%0Yw)cdCsK^6y0(ApP~y;^!z7Li|D$AN1k!&_!mtDiYhp#b*=%5nn%?xI1Ci^E1a_Z)?WqZ'
    ')Q;8XK8gTE=O22?p$!z>cJq(C6HxT*2Vt|wn)!#Guxt6g`|#<@_n*K2{%2%n<KW`q6A%&=mz0*3S5#Kh(9+Q}Ffui_w6?W(baC_W'
    '^6?7@3Js5pj*U-DNz2H}$tx%>Ew8Mut#52;>*(s~n=pCm^qI5g&R?`-*@{(b)@|6lb^FfUd-oqYa_q#ZGv_W|zIy%U?Ys9MJ$d%x'
    ')th%8KYs<;%fQ3}wpUOXY_Ecn3fNvlW3asrPGEce1B1c#CM1FF%`XJoTi4J8wzq#G*xq>y!1k_PzY%Qjz5`%;&z=X{d*|K*u)S~J'
    'gYEtE4{R?tFaJLn_&+d!VSoT56aWC}9sP~', 0.5
),
}, name='great_scale_symm').DisableLifeTimeVariation()
