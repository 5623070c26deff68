# Licensed under the Apache License, Version 2.0; see LICENSE.
# Written by 'python -m corpus' from corpus/families/fully_connected.py; do not edit.
#
# FULLY_CONNECTED: tensors of many elements, in sizes of no block, and beside powers of two.

import base64
import zlib

import numpy as np


def packed(dtype, text):
    """Many values in little space."""
    return np.frombuffer(zlib.decompress(base64.b85decode(text)), dtype).tolist()

# Beyond one block, tile or vector, with a rest.
# Expected values: float64 formula.
input = Input('input', ('TENSOR_FLOAT32', [3, 4099]))
weights = Parameter('weights', ('TENSOR_FLOAT32', [17, 4099]), packed('<f4',
    'c-rmH%MAlD2nE2`Sz2>vv=*`1#KiZ#4HA++*f7beWW9E#v!m{HpWihd*ZRA!Pxk(bQIqlK8a4A>&VIG~rS{w3UG~4{j5%uOOn?2y'
    '{LIYE%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp'
    '%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp'
    '%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp'
    '%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp'
    '%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp'
    '%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp'
    '%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp'
    '%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp'
    '%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp'
    '%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp'
    '%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp'
    '%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp'
    '%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp'
    '%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@QpPn+L5-%DT'
))
bias = Parameter('bias', ('TENSOR_FLOAT32', [17]), [3.5, 3.5, -1.0, -1.5, 1.5, 1.0, -3.5, -3.0, -2.0, -0.5, -1.0, -3.5, 3.0, 1.5, -1.0, -0.5, -2.0])
output = Output('output', ('TENSOR_FLOAT32', [3, 17]))
model = Model()
model.Operation('FULLY_CONNECTED', input, weights, bias, 0).To(output)
Example({
    input: packed('<f4',
    'c-rmHfenQq3<bcB;wCbRqp%qr?OUzU6@GFiB=Vr87coXe?h&)riimT+WyDeW>a)D_+SmPguE_rH+UUG$x6x-^S6}6|KdP?sb?4vS'
    'SC*f(cb{jD)qVE+jhXNJ&+OT=RBiREzSq2~=WGKrGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+Y'
    'Gcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+Y'
    'Gcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz;uznOm<K_a&'
),
    output: [-1064.75, 38.25, 453.0, -2018.0, -665.25, -191.0, 373.0, 1505.0, 117.5, 765.75, 197.5, 1442.5,
    58.75, -1028.5, 253.0, 84.75, -460.75, 927.5, -1083.5, 34.25, 453.0, -2018.75, -682.5, -196.0,
    388.25, 1507.75, 113.5, 781.5, 200.25, 1447.0, 39.5, -1019.75, 251.0, 80.75, -866.25, 923.75,
    -1071.25, 35.75, 458.75, -2022.5, -672.0, -182.25, 386.0, 1511.0, 110.75, 775.25, 211.75,
    1443.75, 51.25, -1026.75, 255.25],
}, name='long').DisableLifeTimeVariation()

# Expected values: float64 formula.
input = Input('input', ('TENSOR_QUANT8_ASYMM', [3, 4099], 0.5, 100))
weights = Parameter('weights', ('TENSOR_QUANT8_ASYMM', [17, 4099], 0.25, 128), packed('|u1',
    'c-rmDu?hhJ007V*QdR@DQ|8+YOzL7#2AM9(bc2;*yer*ES&-EtgUP6r*>scgA9`<p+50}I<%eK;3}2&4w8|dmZ}DvP+NZ{%yiV%3'
    'BwCJlc`)y%olm&kZ)Wl25|_F~^*U^3vMkH8EX%Si%d#xXvMkH8EX%Si%d#xXvMkH8EX%Si%d#xXvMkH8EX%Si%d#xXvMkH8EX%Si'
    '%d#xXvMkH8EX%Si%d#xXvMkH8EX%Si%d#xXvMkH8EX%Si%d#xXvMkH8EX%Si%d#xXvMkH8EX%Si%d#xXvMkH8EX%Si%d#xXvMkH8'
    'EX%Si%d#xXvMkH8EX%Si%d#xXvMkH8EX%Si%d#xXvMkH8EX%Si%d#xXvMkH8EX%Si%d#xXvMkH8EX%Si%km%R9}-j&Km'
))
bias = Parameter('bias', ('TENSOR_INT32', [17], 0.125, 0), [16470, 5850, 4410, 21240, 4770, 12060, 22950, 630, 3510, 12240, 4770, 5130, 1440, 9000, 5940, 180,
    8640])
output = Output('output', ('TENSOR_QUANT8_ASYMM', [3, 17], 5600.0, 88))
model = Model()
model.Operation('FULLY_CONNECTED', input, weights, bias, 0).To(output)
Example({
    input: packed('|u1',
    'c-rmDp$-87007X5vchaG*kr*bQ52g^B~dTkW|x>zuW72y{K^q*wiA?_ASgCb6a0nrUVqu;SnW0AUHIA-lV>R!H1cpbIqh4k(RlV<'
    'e5UE9P`lM1<>mU^iSx7@U6Xe3p7$$<;GW5{EX%Si%d#xXvMkH8EX%Si%d#xXvMkH8EX%Si%d#xXvi#Tl10ml*_W'
),
    output: [61, 147, 102, 130, 123, 118, 123, 99, 150, 194, 176, 107, 99, 132, 15, 41, 172, 242, 60, 147, 103,
    129, 123, 118, 122, 99, 150, 193, 177, 107, 100, 133, 14, 42, 85, 242, 60, 146, 102, 130, 124,
    117, 122, 99, 150, 195, 177, 107, 100, 132, 14],
}, name='long_quant8').AddVariations(DataTypeConverter(name='signed').Identify({
    input: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -28),
    weights: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.25, 0),
    output: ('TENSOR_QUANT8_ASYMM_SIGNED', 5600.0, -40),
})).DisableLifeTimeVariation()

# Beyond one block, tile or vector, with a rest.
# Expected values: float64 formula.
input = Input('input', ('TENSOR_FLOAT32', [1, 65]))
weights = Parameter('weights', ('TENSOR_FLOAT32', [1031, 65]), packed('<f4',
    'c-rmHfeFAM3<SX6%+=h?)!JgEsk9rM5PTuRUy_z&WS%qkHe+9Tyz{=3egDd1&f3p<r`+rBJ$;m1{(SZ*d$mJ;I__PVnVFfHnVFfH'
    'nVFfHnVFfHnVFfHnVFfHnVFfHnVFfHnVFfHnVFfHnVFfHnVFfHnVFfHnVFfHnVFfHnVFfHnVFfHnVFfHnVFfHnVFfHnVFfHnVFfH'
    'nVFfHnVFfHnVFfHnVFfHnVFfHnVFfHnVFfHnVFfHnVFfHnVFfHnVFfHnVFfHnVFfHnVFfHnVFfHnVFfHnVFfHnVFfHnVFfHnVFfH'
    'nVFfHnVFfHnVFfHnVFfHnVFfHnVFfHnVFfHnVFfHnVFfHnVFfHnVFfHnVFfHnVFfHnVFfHnVFfHnVFfHnVFfHnVFfHnVFfHnVFfH'
    'nVFfHnVFfHnVFfHnVFfHnVFfHnVFfHnVFfHnVFfHnVFfHnVFfHnVFfHnVFfHnVFfHnVFfHnVFfHnVFfHnVFfHnVFfHnVFfHnVFfH'
    'nVFfHnVFfHnVFfHnVFfHnVFfHnVFfHnVFfHnVFfHnVFfHnVFfHnVFfHnVFfHnVFfHnVFfHnVFfHnVFfHnVFfHnVFfHnVFfHnVFfH'
    'nVFfHnVFfHnVFfHnVFfHnVFfHnVFfHnVFfHnVFfHnVFfHnVFfHnVFfHnVFfHnVFfHnVFfHnVFfHnVFfHnVFfHnVFfHnVFfHnVFfH'
    'nVFfHnVFfHnVFfHnVFfHnVFfHnVFfHnVFfHnVFfHnVFfHnVFfHnVFfHnVFfHnVFfHnVFfHnVFfHnVFfHnVFfHnVFfHnVFfHnVFfH'
    'nVFfHnVFfHnVFfHnVFfHnVFfHnVFfHnVFfHnVFfHnVFfHnVFfHnVFfHnVFfHnVFfHnVFfHnVFfHnVFfHnVFfHnVFfHnVFfHnVFfH'
    'nVFfHnVFfHnVFfHnVFfHnVFfHnVFfHnVFfHnVFfHnVFfHnVFfHnVFfHnVFfHnVFfHnVFfHnVFfHnVFfHnVFfHnVFfHnVFfHnVFfH'
    'nVFfHnVFfHnVFfHnVFfHnVFfHnVFfHnVFfHnVFfHnVFfHnVFfHnVFfHnVFfHnVFfHnVFfHnVFfHnVFfHnVFfHnVFfHnVFfHnVFfH'
    'nVFfHnVFfHnVFfHnVFfHnVFfHnVFfHnVFfHnVFfHnVFfHnVFfHnVFfHnVFfHnVFfHnVFfHnVFfHnVFfHnVFfHnVFfHnVFfHnVFfH'
    'nVFfHnVFfHnVFfHnVFfHnVFfHnVFfHnVFfHnVFfHnVFfHnVFfHnVFfHnVFfHnVFfHnVFfHnVFfHnVFfHnVFfHnVFfHnVFfHnVFfH'
    'nVFfHnVFfHnVFfHnVFfHnVFfHnVFfHnVFfHnVFfHnVFfHnVFfHnVFfHnVFfHnVFfHnVFfHnVFfHnVFfHnVFfHnIH23POUb0'
))
bias = Parameter('bias', ('TENSOR_FLOAT32', [1031]), packed('<f4',
    'c-rlcfeip52m?Eco7hnt<u{YjUZ8${h?+E_l!gNqQF=BIsd?(76#$Qr+TE`|%Cq}F`&C1J&1Y8DdE&n1uNk(lve~)ipPe(P8T7rB'
    '9hw1^6WzOe4`t(DqjxMW!pvqivzg6oW;2`F%w{&TnaylwGk?r4@BcDk'
))
output = Output('output', ('TENSOR_FLOAT32', [1, 1031]))
model = Model()
model.Operation('FULLY_CONNECTED', input, weights, bias, 0).To(output)
Example({
    input: [2.5, -1.5, 1.0, -3.5, -2.0, 1.0, 2.0, 3.5, 2.5, 4.0, -1.5, 1.0, 2.5, -2.5, 2.5, 0.0, 0.0, -1.5,
    -3.0, 3.5, 0.5, -3.5, -1.0, -3.0, -4.0, -3.5, -4.0, 2.5, 2.5, 1.0, 3.0, -0.5, 0.0, 1.5, 1.0,
    -3.0, -3.5, -3.0, -3.0, -2.0, 1.5, 0.5, 1.5, 3.0, -4.0, 1.5, 2.5, -4.0, 2.0, 0.5, -2.5, -1.5,
    -1.5, -3.0, 3.5, -0.5, -0.5, 4.0, -2.0, -4.0, 4.0, 2.5, -1.5, 1.0, -3.5],
    output: packed('<f4',
    'c-rlcD-Oa?5Jm3-5XcHd1rmWk;Aj&TfJ9az5C|6V7SNy&NWuaL0);4T6{$cWSOOA>BAiKC#x%K^JKw$|MX9t$LZe!GB~o5VSt$jy'
    '#TPbnl{!^Bn^2F@*!K9I?8GQye@C1#_eBl;KprO2gM3QfC2#O2{2JBx1950IZkF_q_%mAAn}|2+8F7g|_=xysu9vp|yb$Nq`Y6Y5'
    'tk2vXKd`&@hN8W@vVCWEW@mP0XLe?1c4lXGW@mP0XLe?1{xkmoFLx7o'
),
}, name='wide').DisableLifeTimeVariation()

# Expected values: float64 formula.
input = Input('input', ('TENSOR_QUANT8_ASYMM', [1, 65], 0.5, 100))
weights = Parameter('weights', ('TENSOR_QUANT8_ASYMM', [1031, 65], 0.25, 128), packed('|u1',
    'c-rmDu?hhJ007V*QdR@DQ|8+YOzL7#2AM9(bc2;*yer*ES&-EtgUP6r*>scg8;1Axm%Z<UT7C$o$M7|(M62v^{ua+xuYGDP%Il<l'
    'OQPj?mk0BH+WCar{bm+VE^(<_RIkHkCd;xc%d#xXvMkH8EX%Si%d#xXvMkH8EX%Si%d#xXvMkH8EX%Si%d#xXvMkH8EX%Si%d#xX'
    'vMkH8EX%Si%d#xXvMkH8EX%Si%d#xXvMkH8EX%Si%d#xXvMkH8EX%Si%d#xXvMkH8EX%Si%d#xXvMkH8EX%Si%d#xXvMkH8EX%Si'
    '%d#xXvMkH8EX%Si%d#xXvMkH8EX%Si%d#xXvMkH8EX%Si%d#xXvMkH8EX%Si%d#xXvMkH8EX(pA<R4~QKF<'
))
bias = Parameter('bias', ('TENSOR_INT32', [1031], 0.125, 0), packed('<i4',
    'c-rmHzbnLX7zglIBof8fVL%eDqjPuZq6`?gE*bpDiP0ZnGWt8D8)PubWH3oGnEe3;gHc8weT#qMnVvpBp67YLTI;-xurkQ^9_@_r'
    'DpyCGc5v6vYc;>`EpXXIX`1>dw|JPMaKPhO>M8Tw!*=Sum`(2soXw@4MOs5NQa$hFYm=AZ|GA&5`OK`z`!d&kJeBhLu}gD}okrTZ'
    '!AYI_?mXk~|JpoTlN6KTrbuOi@&HRS>Aau2j#JJo<!h%owZoJp%wZ05n8O_AFo!wJVGeVc!yM)?|CxUP2=S3m'
))
output = Output('output', ('TENSOR_QUANT8_ASYMM', [1, 1031], 88.0, 68))
model = Model()
model.Operation('FULLY_CONNECTED', input, weights, bias, 0).To(output)
Example({
    input: [153, 241, 68, 233, 166, 175, 7, 1, 104, 115, 165, 147, 251, 223, 191, 76, 40, 146, 137, 21, 236, 8,
    91, 101, 222, 63, 73, 50, 179, 73, 133, 161, 46, 155, 28, 184, 42, 78, 114, 203, 94, 203, 108,
    247, 82, 27, 93, 162, 89, 33, 55, 141, 76, 227, 77, 68, 144, 16, 33, 54, 130, 153, 241, 68, 233],
    output: packed('|u1',
    'c-jl%ooBe~?AnY@V>M^rsd7aHyR9cQ7+HJPoIBWOzD_r+GSqK|Q>b3|0{_Hx@uM?7PqkaFrco2smlsuEQV}$&c~tYL=3$^206`bH'
    'P5'
),
}, name='wide_quant8').AddVariations(DataTypeConverter(name='signed').Identify({
    input: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -28),
    weights: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.25, 0),
    output: ('TENSOR_QUANT8_ASYMM_SIGNED', 88.0, -60),
})).DisableLifeTimeVariation()

# Beyond one block, tile or vector, with a rest.
# Expected values: float64 formula.
input = Input('input', ('TENSOR_FLOAT32', [259, 33]))
weights = Parameter('weights', ('TENSOR_FLOAT32', [31, 33]), packed('<f4',
    'c-rlciwVF$2t%`(tGSu09c}d*j&9H=h#xTVNm;t{iVUmK`*`NvcU4(-q|Iq}(`#<qNA=+ouip5af1Nt%Ke)ck*EC^<8D^Mah8bp<'
    'VTKuIm|=$bKg<g+3JfU'
))
bias = Parameter('bias', ('TENSOR_FLOAT32', [31]), [3.5, 3.5, -1.0, -1.5, 1.5, 1.0, -3.5, -3.0, -2.0, -0.5, -1.0, -3.5, 3.0, 1.5, -1.0, -0.5, -2.0,
    -1.0, 0.0, -3.0, 0.5, 1.0, -1.5, 0.5, 0.0, 1.5, -1.5, -0.5, -2.0, -2.0, 4.0])
output = Output('output', ('TENSOR_FLOAT32', [259, 31]))
model = Model()
model.Operation('FULLY_CONNECTED', input, weights, bias, 0).To(output)
Example({
    input: packed('<f4',
    'c-rmH(GA5Q2mnAvag#bqM{%<{+LJ2j3h(2Z7zHVK5xqym6VYbGxYl{CJ98_Jwa*jZE6&=Hb<e)b`iy(!a$ot@cfahLU-qc}HKY2p'
    'Gb``gc}wqKew^7^|Gs7JmFH3Ky!Jn@<@)M#R?V)vd1{%NnVFfHnVFfHnVFfHnVFfHnVFfHnVFfHnVFfHnVFfHnVFfHnVFfHnVFfH'
    'nVFfHnVFfHnVFfHnVFfHnVFfHnVFfHnVFfHnVFfHnVFfHnVFfHnVFfHnVFfHnVFfHnVFfHnVFfHnVFfHnVFfHnVFfHnVFfHnVFfH'
    'nVFfHng7ZB16EsS?E'
),
    output: packed('<f4',
    'c-rlmziS)Y634etp~A%$E?l@!;X;KA6)sYkcm*y}xY)vl3m03cNa4bT3l}bgF-C+CL@-8#5S9>vxR@Xwmy3!^ynA^B5iSq&ii^0s'
    'LZwQTF5mg?`JA^Z-ybl7Wmo&-oH;Y!`Och~C_3#%QU7HWB}EiP?)tclqFs0HBvJI$U9a5z%hEqj+`Y)12k!Z~yN=!cx9)gy_ii+f'
    'J7*fl-Me!CH{9{UUH?<h9;0Yj_+#vj5AI&<j)5EJOX=U$J9<BN&*$#g(zScO<DQ+l>zTX0E4^HjG3MT$I~S7GT_<jgMBg2_G2H*c'
    'jdSbXeRkJJU4QS^Jzu!@8t(r|*RO4xxyF3^!rlK+`tN_b^T?eq+`Xwg@453h@oT+t&z{}+J$lsI@7>Xtj@)tNuE*{?N&NaEH}*UC'
    'e<58y`njavO4b8Eo^&rgEU?L$J7$Id{;Kpc4&6JiWtRj0?s@6gC>eH2|6S^itn|8WB9C-bxMQ>Q_8PhCW#PxrSZ_)%N9NvLGS7bL'
    '_1^CK^$i$9x=+zp%Uy4v*HP)$r?IvE?_EF66}o<dJhI2TprgcptNBy+&SB|o8A(>@_Pd|sL~9k!5|7mu_Lp8OTORoFWFy(|o4fwx'
    '&cB0M%^}=vfHT?fjJaCwdbjj)3y;EO1YZ6P)}-fGnz!ryLEldbuS1P5xpJ`d<c>k%@z_Q-txb4tfyorx#)W_X_tLLb>)FFbG1wWi'
    'X6Y{AM*i7x=VS1vwaAwHj32SKpUA62db$F)l3nK^I1s*tMd9ZiJ|+JarmOWZXB(Spya{^iA9&sVqx8NN=KKqtM%cfD-)lULvxEI~'
    '{|<SzzAJn{Hj^Ht|1kFiTP&D+tLy!#AM{sveHHR^e4s!ddRN@i$LGF+qXqmUpO-GBU&&PQ7T^5~|J&|*d2;+uvgVKQSmEv4fiG@Z'
    'zw{#+H<3kloiav_Prb$Gg0Bl}(r=o0ENVSx*tS)Ae~^5yyMBx<cy|sSQ*`zKK6L$xH3_Rj<`gz{T$dh;lJf-I_OZL<ekeUJZez<B'
    'pA^rCXP1dzzpx|@&^&+RM===Cc!8tDN%9e4tO+hR;m2F>|0`#$d4_HS-<-i$!kg9;BbVN}V4cF#IegH78|K6^efti7mHk_A{R&?Y'
    'Mz6uB-j%LCW6uQ6m9A6flzb7-q(@<C<*rZhf63hf7t*2ht9SHWjx5zY=vvQ&Px18`a&!Xz!O1=PJx7O|=uq#pSif*4f9SaXzhDFX'
    'q=y?Yr}vKG;vRDcJ&Ggx#C-9qbn?0Dc}Ex(4{D9U7AL{K-2G3yFDxz&kdrkf<O9#>`l9qWRs8%8r+gyj%dh3%8e>Kdq2HhIhu#&I'
    'TC7KTN<>UO#4j{gAN$J>?$DR)Dcek#e@-3~;nNBJBsm-4R^v>tz5KG`EpR^K`!n$L6<PFC+>?xwRWYc?nkL{telaB%5x!2{`J+27'
    ';g$_>CLHv-J`d=CJIOx5x0RD<-1lXjYiV7(<N=aZ>kv){aK|s`JOjh>WBG~h1zgDQq>E#8ryO96zhta`!F7Zl?#L-)<gRoZ`Ty_H'
    'bMU_z-`*4JD&9;y{zu@x(ltDIjxKM(SVF8)Y?WSQQ;j!(LwATv8e7*nu{9^Z6n12n>$29Rd^Lm1Q@)iQlpEc^{d3}I4o>Fyr+oIe'
    'FlVqu;ceW9e`U9v+(mj6SHxg`i#WH!e>GPd9*ePm;FAS$row81f0cf2tzVp=+(3BMoZIBx*_!`p%m#efLT3r_W1scwzTQc|cn6zk'
    'e92eo13!>|+`&20i^htG{~0(JUq$$W<d>dWMXlGIyt@N8OMk-dJ^T}g{1hJVfKl=P98Mc!`vo~oz=*~^0wWjXg}cP}XJX_9Ip{Rx'
    '3hWV-rw++?hr~C{nS!k$y#ASdSH7d%`U!00<SY|%fe|wA67z(E93M*Hc<D#)Dvws&?|}b;{7~=pS&!^rz<-+SnR&L+v*tS_r=G(f'
    'J#zXq<byoZxFJ7~&M)xIN#N!KAOBm#DB)F{x556VitG643VU3I_)p#-`=!|X1wOOD=2=nmk#zVLe9nWO$e~8;Z&JRMPDX3|Q;>fY'
    '=u){+L~Ky}IwaSBL5{p2&xzsf2{@L`HRd0s*XIcPWbo-Jn12=WsFz+(yX1d8_C8a5;VI;V=v}h4;CzjvZxeDg#jXeRd5%uTtZfWF'
    'Ti{yHe~=%w0{=5+<y*-10zZBY_S$g$GxpG&F*peP(<WyZUbdM-coeoL>{I?`jXC*%;*xYD9vYJG2*&}V3w$OeR|@*n?*s8P#g`@D'
    'CGjs~k1%K7l@fpS{uQxMx(gT?v$yyf;tIZh0-p@XQ<lXV2d?Ge*X(24;QtN!iNSjtO#McFruaH1XOcY9*IRgM$+#hp3vsl7BSQ}I'
    'j{W!lz9~IkwYDXGv|ukc#-GI{OXQrfPpa$>zaC<@Mp?(5u+P@>3cqVP<^+7I=97`L%MLyEAVV;jkfSTUr)ztE+3h_(r~R&U*&#n('
    'P`{D>_Smy`@TCm?iHL7U<in?7&-BvUL%)7f*J(!Nu+r17<i(n+53gK-(;Pn+cQo(;$+OEIE9B2rPIKV%&#*U8&LaD!;86U#gl9LX'
    'Gs#av&b)w!XK=$gIInVYVtLq;P4I&!a-s?gkDf#2E8p;;DLUUJ-yRUp0@qginZPGtdj;oZtSOASSJwHYVr9%8Nq#NA(AsihT1qTA'
    'X8p>GZ;8c+@WcuAv=ed*y|c-;J!(~2>l69AFcIO8P3nDlQe%CKd{|iiLJhJHCyxX66CbZv_~Ie8NPW}6mY>)1nLahPurFC8^&Yk$'
    'N7^9%3$K^t4!eOXi1*j5WuF*x1ioau8|)JJS={s|JTis9x8c)_ygGpo^-hyqV-DV=+iTX)p%$~leyj<<$TsqE<*t9>ceCJM;5@{P'
    '32`K$K6==#bNL*O+ysMq)`O2@>UKM2jnz|lp@HpEupq9?h-VFaGA3@s)EYt!p~<*0accnYHK;M)!9lB}#>FZ5wB}IlwtzqHs0B)f'
    'H}JqMe7XZKC9FL`pDl9bke^%=YeN2Y2A;R5k?Ng~p*B)_Y+Qo%Q}zK-Qty{$;Nyv$B-E1*S$BdjuCVtM%t!{+O6A{@`w7mFZGNnA'
    'b*Rr~)J_!ZG|mmN`vbALNqo$SDa}x$jyyjk<Y_&8@su@&`cQ|t3Uafs{(JJ>WA;jUs6&!hh5hvuOzSr+>e{FHcMMNQ)Eq-THYjWP'
    'TlnQ0?2u7cONb2_{-3k2>0q~6S?`JDCt<(UM5ZM<Y)Z}Gn%JOtvLq*ZV(;^f+T}iRU(YY7|34E8XCXd)Ck8*(`__ya!?dVt+KRv1'
    'TyJ&jdG*~Ex!DGN8`)1bXp(<RM`zey_Isj+B)q*M|9YUV`5Ih?dUy&RH`z~wnzr=)lh`I1x7b^0Jx%Ptf&Yc?#!1ax{|WpH{s+{F'
    '7I1$-eQ1k4VerWT*cid<4g9&PsldS*y{a?5tMpd-*m_Prf5Nj1a5$unG*9aKMUOmqKwWi{UcffGA5yy<P-|Z$wM{ej8&y8tt$Q`X'
    'zw)3T#D*pD|2?`c*gwYLM(=zfu4}zjj|kj{8sk3eSy8tLd$okU^jomH&3@wqEGF11CQtkra%1W+4g6=mR?|5GQ%mZR8c+Mm=~|C&'
    'Ozdih8XfDCjV`EDJitGjobQNFZF(Y8xLQ6nM0bjl;?5-O*&gYMut#jM2kwR1N!NeVhJQ2i`x9bDhn#u}zue<18^jLDzBpLpVDhLa'
    '^fAHaPx_y`-MWUqLp?zD*BE2ItMUb6-F~R4;vX@&to3587i+y(>&03x)_Sqli?v>?^<u3TYrR<O#ab`cda>4vwO*|CVyzczy;$qT'
    'S})dmvDS;VUaa+Etru&(SnI`FFV=do){C`Xto3587i+y(>&03x)_Sqli?v>?^<u3TYrR<O#ab`cda>4vwO*|CVyzczy;$qTS})dm'
    'vDS;VUaa+Etru&(SnI`FFV=do){C`Xto3587i+y(>&03x)_Sqli?v>?^<u3TYrR<O#ab`cda>4vwO*|CVyzczy;$qTS})dmvDS;V'
    'Uaa+Etru&(SnI`FFV=do){Fgrd$Ioopr;kl'
),
}, name='many').DisableLifeTimeVariation()

# Expected values: float64 formula.
input = Input('input', ('TENSOR_QUANT8_ASYMM', [259, 33], 0.5, 100))
weights = Parameter('weights', ('TENSOR_QUANT8_ASYMM', [31, 33], 0.25, 128), packed('|u1',
    'c-mX~{BpkSs@<-QdxD>oS!B#!dUOBZ?+>H0;`X{t*Pqj6cfKoQM#bh;u6@}{;y(s&+P0#luHi(TPU?4?vqhduM>UUX9@RXAH3I+u'
    'Qaj%'
))
bias = Parameter('bias', ('TENSOR_INT32', [31], 0.125, 0), [16470, 5850, 4410, 21240, 4770, 12060, 22950, 630, 3510, 12240, 4770, 5130, 1440, 9000, 5940, 180,
    8640, 21780, 7110, 11430, 2250, 22860, 9630, 11700, 10620, 12960, 4950, 12870, 900, 17910, 5580])
output = Output('output', ('TENSOR_QUANT8_ASYMM', [259, 31], 74.0, 92))
model = Model()
model.Operation('FULLY_CONNECTED', input, weights, bias, 0).To(output)
Example({
    input: packed('|u1',
    'c-rmDF$#iE0DxgCx<I?GffsPi**39JL4=lYdWn<Z&?JaUJi@moG`9s!Eln-DI665=SMVVI-~M%K<y@BE+dK8_q#n<|{9~(!G=?l*'
    '>?_}D!|T5n$L4-`MeFA&3ru}e%6_K_x7c=MGMP*!lgVT<nM@{=$z(E_OeT}bWHOmdCX>mt$P>=DJa+'
),
    output: packed('|u1',
    'c-rmN>24E=0RZ4P=qpre)gP_8?JDfHkQ)dg0USHAo%puL@iiHHe2>Ss$M@JC-}ikbzKD;6Bm@E^A}q&(7M4ArQdL#0)b@8@pzl%5'
    '_Yz-a@#TN+IgJN-${%+F1qP!uQ7a6#n94eYveG0#T;16hmLA=L;&*J}xyI7g;99}71-QO*qY1p@eNl)ox^MNttwZPBFRLXC3?<JF'
    'eJPu#L)76s?)M3)z;G`E-_!H&V93?F@b2l?TB~SfFBX@lZH8R$c~JV{>{j>IUU~Vq`NN(dnjQ`ipiI9&_L4C%)Z$LrdU`@8#DyT7'
    '5f%lk?1Eb1`m&{sV*jPvvcp`99vg`I*E@|b7LS^^z&-Szg(&5l|7eE&c2pT|FH>H}Bs7tgFR+;z4<Si=(=PB#or%78zP7ls7l2V}'
    '?3o7)ydkC4A&@7C8M4@NeB}{6H+F&9W?THbPce>SzF)X2YojL|!QM`g<rg_3ljhjgLp+{Uw=@_IZD-W1W!&hY$`feDMSCwxd3?RZ'
    'g8j^5`SYtMR}Ek<IxRW0msns%p%TJO(}NuTZ&ecWLkxLbTp9tvpiEN`6~**2zvi`mZz6Q{q-4f?KWM+T|5=Byj}nwCrHY#;Y`5|Z'
    '(YC*P9)17>{CeFS<tP%aE+NjlmekbAf?%)L_x3-_PyNIjfEnucP2!6~VGBAaug-Pu8?^2OSE-)i_As=L=}=jKdR-n1C!K5@0`1=E'
    '6RHD5Po2e|Z--mhcT^2ADrI@+2k2nq@#Okf<#%p9rnNf-%2=_yML426+v)O6&3Q^EXD8@dReG^FW*SY+l*KEEADe!l!=4Emyw`YS'
    'd<Zm$Q|#8LPCJC*rz+MF<`MehsH~XG3!$fFsf2^^xA}x2dbzrlj7vCXe)AwPMElW!1D5z|xf+{ja9EU!s@O*uysF^Xn&!IN#G0ko'
    '(q8}T;ktI|5m8|y_I6dr<=|SHVkh3n{HRY^GuCyF$(E16*qc52+Vijn;VbJb@iR#nPGzmLwev`b_TtU85KZCt80@(>iFIrpVaxBr'
    '^~dfHoHMoCu*KUI?`OQg?nlw@zinD_+rDoc$q(8ir1BR3Q{`w7xZV0pAJ59e{^|P#r)d-A?nvgjom{h=S7uFF-XiCb&(LuKqi$i|'
    '-!9u%B4Z@=PkJ++{fn75t__`rLCGE$poZhC&XG?l#{eE55@cfDj32@`qs(P$mLh+LEc`vH;}_CHnGSBp!k6sQxb(>gB@X)z*?MI+'
    'I@|L0m_Vb>Blwz$h}9~m1n#t5y^{_04A2(uwD=3W0&JV@drJbVTQ4Xm3NMJ)QbWB_4=;n6N^d6LXw2PsSP~LG&9SjEPL~Y9JYt19'
    'ZCg;!2Y2CX_5>4`6J^Dw-5y;xNe9j9anu*^%ST*EIf0vur$zRSr@^4xEPlM{eQF`J_7m702wl42poVw<%BDI4fWDuL0OVF%SZd{N'
    's&E-kp+ynq<;tpki+c2cvUmaOQYP<PIQ>e2W45;#oC!7ZGn+1i_=;_JEk)yp9x%kR>F8AFY0lfljveV%*AZJ+<^zJxBzEmdr{&)c'
    'yw?<dvPCya(W)|3Nb`Z|xTQ4@=o(iFwF)A^^kU_82v^28-aE?Ul;NY+%~R~#mcH$T)*GFXNA5ka)t(!*QwONK;gO}7({p$*G@C&>'
    '^w4Q>n=tS|+3HIhrFZ+&xl38IS9K1`)_#8W6=4vTBQGdM#{`k@h;y@J4~kDX740U2D4bp;@UvBEeV<kopygd|J$?sMUV3!OHj;7*'
    '*Npw(ud8*lGG`mz*pX}F+6)(U_u=xyqsI$#>w`>z-5Ne!R2~%MIgrCnx^qSqW$|B5ArWmU!NlfTO*@N4lsaX3Kx<NEZMDP-f_=Te'
    'Z^tD`6A-ENOumZ;8@Hcl<@_R>Rbd@!m$~3`De5A!Q5mx1I=;Cb2}upr(J<!0(9-J^7~~?3NKF~)6;Lbc=|Se|32nNSS1&)Cx%2Kf'
    '8iYv;w3DoGE{JWdWwNpD4QGIgiGDRXGXveo_{gXV%TLtJdOUWC<|L9QCf>n`*|Fh^&2+U>nRy1tpDG(85u1hJi0AMav7&UQJ``40'
    'cAs^)p@#mkf}NcG*pFosk#oIIEV?vO&NYa@274tP3L9Tx0oWIPOqK2i>P{+{iF)qXpRj6^FR5oJU$axtj<gE_?#qVU+H^F%AY1YR'
    'Q}dWbm}^S`ukNw)3Z2v~e`rmgw4pselM||^d%=b<l11(rH1Pad3@AfPg!^OC7r0*!*&q?)r<0rL>T&%K3r|$h+j6f4(4$ZuuTBDf'
    'U4^Rf*ql(epvr7-$V^*W(MFl^&<RkGzxknxx2v-P6|z{eSh85MSh85MSh85MSh85MSh85MSh85MSh85MSh85MSh85MSh85MShCpv'
    'qhkLD&Y8QD'
),
}, name='many_quant8').AddVariations(DataTypeConverter(name='signed').Identify({
    input: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -28),
    weights: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.25, 0),
    output: ('TENSOR_QUANT8_ASYMM_SIGNED', 74.0, -36),
})).DisableLifeTimeVariation()
