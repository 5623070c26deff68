# Licensed under the Apache License, Version 2.0; see LICENSE.
# Written by 'python -m corpus' from corpus/families/fully_connected.py; do not edit.
#
# FULLY_CONNECTED: a large batch.

import base64
import zlib

import numpy as np


def packed(dtype, text, unit=None):
    """Many values in little space: the first byte of each, then the second; times a unit."""
    planes = np.frombuffer(zlib.decompress(base64.b85decode(text)), "u1")
    planes = planes.reshape(np.dtype(dtype).itemsize, -1)
    values = np.frombuffer(planes.T.tobytes(), dtype)
    return (values if unit is None else np.multiply(values, unit, dtype="f8")).tolist()

# Too many rows for one tile or one thread.
# Expected values: float64 formula.
input = Input('input', ('TENSOR_FLOAT32', [2053, 33]))
weights = Parameter('weights', ('TENSOR_FLOAT32', [65, 33]), packed('|i1',
    'c-rmD!3_XF2m(Qt{%gkLe=QI{W_2(=9ga<i&OuhUrcN3X+=Qh*15$dg8Xg`V9v&VZ{_z7A>cFJ', 0.5
))
bias = Parameter('bias', ('TENSOR_FLOAT32', [65]), packed('|i1',
    'c-jri$pOG12n0Y5Vd=kG2_k0xW8H(rq&b5o_Y4S2Z_Do#c`1y+wVUr87rkj7MuAvie}07p8bk', 0.5
))
output = Output('output', ('TENSOR_FLOAT32', [2053, 65]))
model = Model()
model.Operation('FULLY_CONNECTED', input, weights, bias, 0).To(output)
Example({
    input: packed('|i1',
    'c-rmH!3}^Q5CAX`!Tq=O2yo6}(gFJDe%HJs*B*67)aR6Ul$>L(=%Ziljcn)allN*X_g&-4*7L+H^Vz?_TT@e0Q&Uq@Q&Uq@Q&Uq@'
    'Q&Uq@Q&Uq@Q&Uq@Q&Uq@Q&Uq@Q&Uq@Q&Uq@Q&Uq@Q&Uq@Q&Uq@Q&Uq@Q&Uq@Q&Uq@Q&Uq@Q&Uq@Q&Uq@Q&Uq@Q&Uq@Q&Uq@Q&Uq@'
    'Q&Uq@Q&Uq@Q&Uq@Q&Uq@Q&Uq@Q&Uq@Q&Uq@Q&Uq@Q&Uq@Q&Uq@Q&Uq@Q&Uq@Q&Uq@Q&Uq@Q&Uq@Q&Uq@Q&Uq@Q&Uq@Q&Uq@Q&Uq@'
    'Q&Uq@Q&Uq@Q&Uq@Q&Uq@Q&Uq@Q&Uq@Q&Uq@Q&Uq@Q&Uq@Q&Uq@Q&Uq@Q&Uq@Q&Uq@Q&Uq@Q&Uq@Q&Uq@Q&Uq@Q&Uq@Q&Uq@Q&Uq@'
    'Q&Uq@Q}c(-57NU;`T', 0.5
),
    output: packed('<i2',
    'c-rmJO;21^00!XO5<WYO%18^elUkZ$TUto`YSL7b8f<iF(jVZ$m2qvC?se-AFww@1Ml)(sU1+0KL?~d13`2o|@>!t35C%E}GCD8}'
    '9gXX5o_lXHbM86sIq%IAJM=}edS#@tWANJi!P#i))<@;(tyHe(;j!@d@6UC7_SJ>Pp~?2_cK7cc4Y_-7t@pn<+k7cCooKke+4x87'
    'pYVb3&7o*=sW;QrQnwcEZWxHvC)aOGAI}~=mkEzWD(0fejfthFwh|vlQwQ5lHpR-8HafO*Q+=n(4u|sLqg^xA<7?#=iS>^3J6ls*'
    'D|haF7+R}L{?b#oefX#APc+2tym5MPur0klF>tl!$(mQPvF9>d?W?Jg@=p%r!=ZR~ystZy82xQ_@%;I|%ZpWWk(0gix8s){hOSI+'
    '1P$TI@a*mGsjB<KH(KX2uScrCJMq%=YvGNV{tI>a@V5`njyC@FXQVt6FMDz3O6}x8W+VMx`Fhvl-EV5MZ9^Z_p1Yg4_`<;F^$oe+'
    'p0`ib)V8OFjs&@9vdhC&`EaB&dn+;4`Qzr#3-QcW)4OBG!pHlUT2piJWGFrUY-nvE8v3Dmy#MQo(<6(q=9-0;Q_ru~ot?hey1p`y'
    '4|lHKoO-z~lwPi?*`ChT9ckIDj4$1P`r7j9@X+L^?UxVz`el7{s=v7@(bsq;6;HRdMJr!jdQg7wOnt>@J{-e{5hF&77%^hRh!G=3'
    'j2JOu#E20iMvNFSV#J6MBSwrEF=E7s5hF&77%^hRh!G=3j2JOu#E20iMvNFSV#J6MBSwrEF=E7s5hF&77%^hRh!G=3j2JOu#E20i'
    'MvNFSV#J6MBSwrEF=E7s5hF&77%^hRh!G=3j2JOu#E20iMvNFSV#J6MBSwrEF=E7s5hF&77%^hRh!G=3j2JOu#E20iMvNFSV#J6M'
    'BSwrEF=E7s5hF&77%^hRh!G=3j2JOu#E20iMvNFSV#J6MBSwrEF=E7s5hF&77%^hRh!G=3j2JOu#E20iMvNFSV#J6MBSwrEF=E7s'
    '5hF&77%^hRh!G=3j2JOu#E20iMvNFSV#J6MBSwrEF=E7s5hF&77%^hRh!G=3j2JOu#E20iMvNFSV#J6MBSwrEF=E7s5hF&77%^hR'
    'h!G=3j2JOu#E20iMvNFSV#J6MBSwrEF=E7s5hF&77%^hRh!G=3j2JOu#E20iMvNFSV#J6MBSwrEF=E7s5hF&77%^hRh!G=3j2JOu'
    '#E20iMvNFSV#J6MBSwrEF=E7s5hF&77%^hRh!G=3j2JOu#E20iMvNFSV#J6MBSwrEF=E7s5hF&77%^hRh!G=3j2JOu#E20iMvNFS'
    'V#J6MBSwrEF=E7s5hF&77%^hRh!G=3j2JOu#E20iMvNFSV#J6MBSwrEF=E7s5hF&77%^hRh!G=3j2JOu#E20iMvNFSV#J6MBSwrE'
    'F=E7s5#wWG%mulfC&=yI`F}gt&TnBH?7i4|iZiA2#XWXc7luJ0TzIuRF6_56EZJuN>_VV0QIgq<6wWFX{=W{nptQs8c<(EU;r)|>'
    'VE_C7-643SLr~msuXb*~{eI*9eTyA}(hkMgBPZ-FES>pphoHCyBSwrEF=E7s5hF&77%^hRh!G=3j2JOu#E20iMvNFSV#J6MBSwrE'
    'F=E7s5hF&77%^hRh!G=3j2JOu#E20iMvNFSV#J6MBSwrEF=E7s5hF&77%^hRh!G=3j2JOu#E20iMvNFSV#J6MBSwrEF=E7s5hF&7'
    '7%^hRh!G=3j2JOu#E20iMvNFSV#J6MBSwrEF=E7s5hF&77%^hRh!G=3j2JOu#E20iMvNFSV#J6MBSwrEF=E7s5hF&77%^hRh!G=3'
    'j2JOu#E20iMvNFSV#J6MBSwrEF=E7s5hF&77%^hRh!G=3j2JOu#E20iMvNFSV#J6MBSwrEF=E7s5hF&77%^hRh!G=3j2JOu#E20i'
    'MvNFSV#J6MBSwrEF=E7s5hF&77%^hRh!G=3j2JOu#E20iMvNFSV#J6MBSwrEF=E7s5hF&77%^hRh!G=3j2JOu#E20iMvNFSV#J6M'
    'BSwrEF=E7s5hF&77%^hRh!G=3j2JOu#E20iMvNFSV#J6MBSwrEF=E7s5hF&77%^hRh!G=3j2JOu#E20iMvNFSV#J6MBSwrEF=E7s'
    '5hF&77%^hRh!G=3j2JOu#E20iMvNFSV#J6MBSwrEF=E7s5hF&77%^hRh!G=3j2JOu#E20iMvNFSV#J6MBSwrEF=E7s5hF&77%^hR'
    'h!G=3j2JOu#E20iMvNFSV#J6MBSwrEF=E7s5hF&77%^hRh!G=3j2JOu#E20iMvNFSV#J6MBSwsmhw*Q9S1z&', 0.25
),
}, name='real').DisableLifeTimeVariation()
