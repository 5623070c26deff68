# Licensed under the Apache License, Version 2.0; see LICENSE.
# Written by 'python -m corpus' from corpus/families/convolution.py; do not edit.
#
# CONV_2D: far real numbers.

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

# Sums are exact in float32 in any order, and nothing of them is a float16.
# Expected values: float64 formula.
x1 = Input('x1', (F32, [1, 2, 3, 401]))
c2 = Parameter('c2', (F32, [4, 1, 2, 401]), (packed('|i1',
    'c-jTQ0TO^92mr9mQadU5|1T{GQRCWpS?{in^e{>A!CozUb(Ks)m{IU*eA4DSjiQi4e%r&EMk*D&OeAzaT)!YS', 1.0
) * 48)[:3208])
c3 = Parameter('c3', (F32, [4]), [28672.0, 28672.0, -4096.0, -12288.0])
t4 = Output('t4', (F32, [1, 2, 2, 4]))
model = Model()
model.Operation('CONV_2D', x1, c2, c3, 2, 1, 1, 0).To(t4)
Example({
    x1: (packed('<i2',
    'c-lS6Z4N*%5QO3NwJNA9?a}6Fdn814BZ`K^pEr3XBdVkzAm^<@1oDaWcfLtBvIKYs$Vof~>jtCfC-0V)V=9-J?$w&hLcfi{7sp*~'
    'M0LDe(KVdrJsBUK&j(D3Iph', 1.0
) * 40)[:2406],
    t4: [51968.0, 27904.0, 212544.0, -84096.0, 292352.0, 59392.0, 37248.0, -30720.0, -155328.0, -269696.0,
    -43008.0, -162048.0, 190656.0, -131776.0, 404992.0, 30016.0],
}, name='beyond_float16').DisableLifeTimeVariation()

# Sums are exact in float32 in any order, and nothing of them is a float16.
# Expected values: float64 formula.
x1 = Input('x1', (F32, [1, 2, 3, 401]))
c2 = Parameter('c2', (F32, [4, 1, 2, 401]), (packed('|i1',
    'c-jTQ0TO^92mr9mQadU5|1T{GQRCWpS?{in^e{>A!CozUb(Ks)m{IU*eA4DSjiQi4e%r&EMk*D&OeAzaT)!YS', 1.0
) * 48)[:3208])
c3 = Parameter('c3', (F32, [4]), [5.4159877e+26, 5.4159877e+26, -7.7371252e+25, -2.3211376e+26])
t4 = Output('t4', (F32, [1, 2, 2, 4]))
model = Model()
model.Operation('CONV_2D', x1, c2, c3, 2, 1, 1, 0).To(t4)
Example({
    x1: (packed('<f4',
    'c-muN7${KSa3etFgMh~e2abe-433l!H#iIgGI#_S5*RidU{JBKh|x${u)(3g#DSrMgMsIO#EKIJ6%q<RZmh_;Q1CJ%GwapMtgM$A'
    'ud;yPRc7X^mzl3#y?pWNRVEN;fndhV7n!dz7=SWa8CjW`FM-l8Ghb$9z61cqB|ee'
) * 40)[:2406],
    t4: [9.816478e+26, 5.2709166e+26, 4.0148426e+27, -1.5885285e+27, 5.522373e+27, 1.12188316e+27,
    7.035948e+26, -5.802844e+26, -2.934063e+27, -5.0944134e+27, -8.1239815e+26, -3.0610002e+27,
    3.60139e+27, -2.4891783e+27, 7.6500826e+27, 5.669862e+26],
}, name='great').DisableLifeTimeVariation()

# Sums are exact in float32 in any order, and nothing of them is a float16.
# Expected values: float64 formula.
x1 = Input('x1', (F32, [1, 2, 3, 401]))
c2 = Parameter('c2', (F32, [4, 1, 2, 401]), (packed('<f4',
    'c-qa10TIA32m>Rb5+(r&NSK5fC{zMcDg`N302Y?H7#!T^FTfv0fG1DH85mI2tq?t-fsskO9>^V`8G9X-lnb{UY%G>XEN;WPYI=FK'
    '^E0{CY(}#(y5<onion=}`t;XzpD$_|M8E'
) * 48)[:3208])
c3 = Parameter('c3', (F32, [4]), [1792.0, 1792.0, -256.0, -768.0])
t4 = Output('t4', (F32, [1, 2, 2, 4]))
model = Model()
model.Operation('CONV_2D', x1, c2, c3, 2, 1, 1, 0).To(t4)
Example({
    x1: (packed('<f4',
    'c-muN7${KSa3etFgMh~e2abe-433l!H#iIgGI#_S5*RidU{JBKh|x${u)(3g#DSrMgMsIO#EKIJ6%q<RZmh_;P%uSUM0DyDQPC;F'
    'Q$>Mbs))$cDI!y+PMJJ)st6E^f}rq}$s$vQ8GtgP!lEJ~Q-IP_M5c&}OaTB`cPgd'
) * 40)[:2406],
    t4: [3248.0, 1744.0, 13284.0, -5256.0, 18272.0, 3712.0, 2328.0, -1920.0, -9708.0, -16856.0, -2688.0,
    -10128.0, 11916.0, -8236.0, 25312.0, 1876.0],
}, name='small').DisableLifeTimeVariation()

# Sums beyond float16 cancel each other to the bit; the last product is left.
# Expected values: float64 formula.
x1 = Input('x1', (F32, [1, 2, 3, 401]))
c2 = Parameter('c2', (F32, [4, 1, 2, 401]), packed('|i1',
    'c-r03$rXek5CBmHWEol^|0qFWSY(+X=ECa)>QFy!<gR76MU5n(!x4t2We;{F&YMW)%JH;}R{Qz_n(J?VVv(=(0cdK*nmw+N(A&7U'
    'm`)_3a-iV_61$k-h^mzp<!`AU*E)BH5h2$2k*5~<$Ob}J%sW4qNG!7R|HMQhVzG#LBq9cjh(jXMu!wjhA_<EKLn1=4h$ti?fJLNZ'
    '5%~dgXe)m', 1.0
))
c3 = Parameter('c3', (F32, [4]), [0.0, 0.0, 0.0, 0.0])
t4 = Output('t4', (F32, [1, 2, 2, 4]))
model = Model()
model.Operation('CONV_2D', x1, c2, c3, 2, 1, 1, 0).To(t4)
Example({
    x1: packed('<i2',
    'c-lL{lXD@aW5S6Jo{9$_UUbM*<WyWyktn(IL!lw!MMKOUk2?`hL{@yU@!?@`sd&&MF(V}93P;9`mYg+jGL9S>JerRT6MtMA60Rgd'
    '^KkLUqamK4;F^bvKLm$(f`V%vF8+`n;t2|_dARuF&=5~haLvQT9}oUBFfjZF68{-MED!<Y{RaaEFop?1)qyF91cX0GG!G+x3;|aX'
    'p?SFYW2h%6xaQ&Gk0G9*;F^btKZbgOf@>Z={utsJ1EzV{_yYh-<cQt', 0.25
),
    t4: [-277.5, -127.5, 72.0, -36.0, -44.5, -129.5, 80.25, -141.0, -146.75, 163.25, -107.25, 267.0, -360.5,
    -200.5, 115.5, -90.0],
}, name='cancelled').DisableLifeTimeVariation()
