# Licensed under the Apache License, Version 2.0; see LICENSE.
# Written by 'python -m corpus' from corpus/families/normalization.py; do not edit.
#
# L2_NORMALIZATION: several times, with one other argument.

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

# Operations on the same tensors differ in one argument.
# Expected values: float64 formula.
x1 = Input('x1', (F32, [1, 4, 4, 4]))
t3 = Output('t3', (F32, [1, 4, 4, 4]))
t4 = Output('t4', (F32, [1, 4, 4, 4]))
t5 = Output('t5', (F32, [1, 4, 4, 4]))
model = Model()
model.Operation('L2_NORMALIZATION', x1, 1).To(t3)
model.Operation('L2_NORMALIZATION', x1, 2).To(t4)
model.Operation('L2_NORMALIZATION', x1, 3).To(t5)
Example({
    x1: packed('|i1',
    'c-jF#0KfkW0~!hG^aB*?;sf^N4D1mE2J9OY9Q+CU@(ubKAQ1Hk6%`Qr8XDyn<LK=Z0|w<759JT=_yP{?;}#F}`UK}g#v4`', 0.0625
),
    t3: packed('<f4',
    'c-muNl1ydTSF^;!G5zzdZ4bVbF#Q+Lk6oeur(o8HgC5V4N)~N?)5`l%Ht$CI=LOqtdg?#?{CCse70<5TF#dLA+p{*F>>~Td{M7Er'
    '+vas&&&am<m@OFJ*5rKR(SPmbo@VbQKF+=W@5;}$VcEClu|#J)pOnRPV_(4(XHBkKf-mwj-Y1@V#?zoN?Ky{-;JSUv8ywCHrQL84'
    '(w8dbXy2P6lr7md$@9@;eWfZ3Ssp#pdmGYJVgv-QzVev0pNU6-ug5@A!p_#-ZvQ@8`~CZE_wBdaZ)az>&)(jCpWVKFP=-BNWIs^B'
    'emh&c{XiyA4#)tqfNJ&w0MR>pmH'
),
    t4: packed('<f4',
    'c-l+v^uBPVvvE@T>&8jnJ72&5ecCSR@8Q#L{vOVHYP0L~i}(5r70-$)zp|HkuIrKZ{Mwr&ct!BRJHKDbCRci2yla~|)yA@L>cOcq'
    'e;u5<dg|%!=j^?17dG4KUD(_*nKj;4MmNvvnv1Z|9;K8+ebYJ)?O}g;Bb)2FH$Q7uN;dmj@0Ny*o^#kX?$l+7-MLnIqm=M34ud!u'
    'Io>HU^Pal8nDTCI`oy@|SxiCPT3z_6RF|;0#sin@5ArilvPLRgUt#>x*v{78ZvQ@8`~CZE_wBdaZ*L34_V)Yi_5l%?VP_9w><22?'
    '2bQ$k50nEkfGi-r9{?WXdcg'
),
    t5: packed('<f4',
    'c-mV$d(sy9%1Qx|t1geTqNg*=DoJR{XY%o$ZvN-s^9K*E=(4ft&I=3MRP!p~jsMoIJ=}h}ev*=sW?pBPd=Cxn>yz@X*}-t)#PUOj'
    'm>L~VEh|Yl@kf!@?a_XLrMB1f|Npo56cF(2Sh><tXTsHvgt$1ZmBIgl=g*(7-EsNqy4>8)F?-L&&obV%OIpxvev8qJe>dJ4iFopR'
    'JZY%VRh+_Sy0t1tTKWyEfPmOnssE=0wwd_~ZCBZDym_<iJxzx7*TVSX?QHGs_V2T`-@o5>-+sG&cD8o=?d|RN+U?tKzt7$tC;%et'
    '?e_x}?Xw3-+U*Cc2g=*++h?~Q0CkmhEC'
),
}, name='arguments').DisableLifeTimeVariation()
