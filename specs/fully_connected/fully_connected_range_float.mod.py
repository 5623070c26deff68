# Licensed under the Apache License, Version 2.0; see LICENSE.
# Written by 'python -m corpus' from corpus/families/fully_connected.py; do not edit.
#
# FULLY_CONNECTED: far real numbers.

import base64
import zlib

import numpy as np


def packed(dtype, text, unit=None):
    """Many values in little space: the first byte of each, then the second; times a unit."""
    planes = np.frombuffer(zlib.decompress(base64.b85decode(text)), "u1")
    planes = planes.reshape(np.dtype(dtype).itemsize, -1)
    values = np.frombuffer(planes.T.tobytes(), dtype)
    return (values if unit is None else np.multiply(values, unit, dtype="f8")).tolist()

# Exact in float32 in any order, and nothing of it is a float16.
# Expected values: float64 formula.
input = Input('input', ('TENSOR_FLOAT32', [2, 801]))
filter = Parameter('filter', ('TENSOR_FLOAT32', [4, 801]), packed('|i1',
    'c-rmEiy43r6b8_ckUaL^(nq&$C9Ti^{~6#kW1f0eA5I_RJvPTd3+^1VXDeCta`k;7nzc;wcxZhUrCT_%C1gE~jcP-I0tE^bC{Un4'
    'fdU1Jzr_dLxCBi', 1.0
))
bias = Parameter('bias', ('TENSOR_FLOAT32', [4]), [-12288.0, 4096.0, -36864.0, -36864.0])
output = Output('output', ('TENSOR_FLOAT32', [2, 4]))
model = Model()
model.Operation('FULLY_CONNECTED', input, filter, bias, 0).To(output)
Example({
    input: packed('<i2',
    'c-rmDVGe^Z2nArOoi?-BD{(ZA#+5V<_0Kl+8om(1EA$gHk!T~L2%>gP5hW#yiX^7jn?zOaW&Db8Ux0yufq@^3>(*9Zj#oc^c3!;Y'
    'uJJt9{43O``%avXn%=3O{al@k@6(V5&Lzglz`(%3zz@cMUFS7_', 1.0
),
    output: [266240.0, 1435072.0, 470272.0, 1264320.0, 1362752.0, -84864.0, 725504.0, -781120.0],
}, name='beyond_float16').DisableLifeTimeVariation()

# Exact in float32 in any order, and nothing of it is a float16.
# Expected values: float64 formula.
input = Input('input', ('TENSOR_FLOAT32', [2, 801]))
filter = Parameter('filter', ('TENSOR_FLOAT32', [4, 801]), packed('|i1',
    'c-rmEiy43r6b8_ckUaL^(nq&$C9Ti^{~6#kW1f0eA5I_RJvPTd3+^1VXDeCta`k;7nzc;wcxZhUrCT_%C1gE~jcP-I0tE^bC{Un4'
    'fdU1Jzr_dLxCBi', 1.0
))
bias = Parameter('bias', ('TENSOR_FLOAT32', [4]), [-2.3211376e+26, 7.7371252e+25, -6.963413e+26, -6.963413e+26])
output = Output('output', ('TENSOR_FLOAT32', [2, 4]))
model = Model()
model.Operation('FULLY_CONNECTED', input, filter, bias, 0).To(output)
Example({
    input: packed('<f4',
    'c-rmDp%ua~6oui44p4!pKp>G32m}I=0V*OYDl78tK|~-Kpt2)GGDgR!jBKJ9fzTl^y`RW=Iq&^S5fKp)5fS~5xxD)0u)clNwS63('
    'llJYfnz5|>T?K8&kBR5dx>M|%u4?Mr92YxP*EuX5W5$dbGv0BGjGS{4k^Gw=0ze=u99(%JX`7H!*=`r*Q;x(XFlNk{G2<P_U*&)Z'
    '#{'
),
    output: [5.0291314e+27, 2.7107744e+28, 8.883187e+27, 2.388233e+28, 2.5741657e+28, -1.6030356e+27,
    1.3704383e+28, -1.475494e+28],
}, name='great').DisableLifeTimeVariation()

# Exact in float32 in any order, and nothing of it is a float16.
# Expected values: float64 formula.
input = Input('input', ('TENSOR_FLOAT32', [2, 801]))
filter = Parameter('filter', ('TENSOR_FLOAT32', [4, 801]), packed('<f4',
    'c-rmETMff73_wvsD1<-=1Vadf5@;L<hEgbl5(2d;%o>7zPxmU8qCAcW5fKp)5fKp)5fKs5f2Mo;kkN<q^SoV;J#OE+Pw!h~tFDjs'
    'Piub5lEYgQZR_@<$r^R$+6Dv!1Ox;G1Ox;G1jK71=ZwrWt7Y-j*t{abe!Hm4h@4r^rp=7Bm^D{DuMblm%Y=Y{fPjF2fPjF2fOt)O'
    '0cml>a{'
))
bias = Parameter('bias', ('TENSOR_FLOAT32', [4]), [-768.0, 256.0, -2304.0, -2304.0])
output = Output('output', ('TENSOR_FLOAT32', [2, 4]))
model = Model()
model.Operation('FULLY_CONNECTED', input, filter, bias, 0).To(output)
Example({
    input: packed('<f4',
    'c-rmDAritc5QX829-uSXH&cN?A|nt81R@8hh^VNnKp-NJ9H6o@BtEjo=rJlID>(w8hrslGBD0y@zbJ@^h=_=Y{>PkO-JxG6mvm(x'
    '@*K5m`qd11<!(jPcKDcdip~9)y1Fgv>N=;zj^$;JOUsxsW5$ek93vov;6)_-CWrtK$QueOzYxDo2tIGOi~Pw)qC6NgX3UuJj^i&X'
    '()6$'
),
    output: [16640.0, 89692.0, 29392.0, 79020.0, 85172.0, -5304.0, 45344.0, -48820.0],
}, name='small').DisableLifeTimeVariation()

# Sums beyond float16 that cancel each other to the bit; the last product is left.
# Expected values: float64 formula.
input = Input('input', ('TENSOR_FLOAT32', [2, 801]))
filter = Parameter('filter', ('TENSOR_FLOAT32', [4, 801]), packed('|i1',
    'c-rmKO9Frp5CG7Sh@|_UGWlc@x<m_$xxib!AjIpl*Cy+IFMV6VZ~_(fLxZHis(Wf&Qkprn^nR0SEZIWVB%L|<)VJgV68{k!z-*+6'
    'UdHR<B;3N6E||E^C~^~(*@fvxskb!O)>$Q5mE-+Z+4{3gBq)Q#j|A=<jKG~^5x8?O0(Xu@;LgDa+&LCOK727Ma{', 1.0
))
bias = Parameter('bias', ('TENSOR_FLOAT32', [4]), [0.0, 0.0, 0.0, 0.0])
output = Output('output', ('TENSOR_FLOAT32', [2, 4]))
model = Model()
model.Operation('FULLY_CONNECTED', input, filter, bias, 0).To(output)
Example({
    input: packed('<i2',
    'c-lMS^G78`rYFRvAfVuiNX{1zoevkDlpJyS(ZKP6N8!zeD=r;JWLAinyhxa!l5wLYqhL>hOwJXLmK_NqQ*Im?)l6;8qoFdmG>eV~'
    '$KcXD8Y+WJvn|7ahW|jozyPEez%&H>hm%k-h$<u%Ac;}U)Yd#2DuXOOMuTH;X&w!gK^7kXt}Fmh', 0.25
),
    output: [-5.25, 84.0, 42.0, 5.25, -15.25, 244.0, 122.0, 15.25],
}, name='cancelled').DisableLifeTimeVariation()
