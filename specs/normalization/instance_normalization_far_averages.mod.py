# Licensed under the Apache License, Version 2.0; see LICENSE.
# Written by 'python -m corpus' from corpus/families/normalization.py; do not edit.
#
# INSTANCE_NORMALIZATION: averages far from zero.

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

# Averages are 64 to 200 with a deviation of about 1: the variance must not be an average of
# squares less a square.
# Expected values: float64 formula.
x1 = Input('x1', (F32, [2, 4, 5, 3]))
t2 = Output('t2', (F32, [2, 4, 5, 3]))
model = Model()
model.Operation('INSTANCE_NORMALIZATION', x1, 1.0, 0.0, 0.001, False).To(t2)
Example({
    x1: packed('<i2',
    'c-j+qH0}MHG-kmbZuz>GTyx~aa{oWClHs2D=UEM-aMd@_*$Vu%zkbg8#xeE7!}O1zI>moyKVz(t{?hiDvxoQf^bgM}|9+k(B+$nx'
    'yMSM|OzKVR>$kmPytBT%NP41>Dk_=#=U)=TzZo*0rpog){T1uumacjGdcniLGg!X!Fn{M^`2j-A5b`?`2@_$4kU&8&8$lvzXMu^p'
    'wLr~*AY{|N^8f&oxMo!', 0.0625
),
    t2: packed('<f4',
    'c-q_hzhzTX<=5;CU89%z?~XWsS*LiwGcr$wo5605sVBo0OWhoiO~UIK?tQMde>ais<wUI`ep5VC*stupn-S%-;$X+Qg-dRfcPy5#'
    '`v1Smq0Pkqf*R996KRVa_l-;V-aDOkJK&yppfd6R`&7fb3k?@%#>M<~`v2Cja`{Rr_rv+y-uoPDUuk;(wPsep;cW-?OPKdIip}FW'
    'xNE^Y<zo+){0!KYJ9BD@;%uIkc7CsQtPdJJ=373^hbifV+R=8=VC8>Df7#WYG_EU4l766aWut-g_E+ZGyMs+mBrR}%sLl8=_xHp4'
    '1gVdrQoj~{nAx3lQb8)$>tuUl>-FVXKUl6TSk1lZ`1B>*%ei(+&YijL_Wfoqg$b*#`tQBCb&0~m`jQJ5(ySIttKW2>mur)pkk_9d'
    'ToZyD)~nCAarf0fynN*%)s?<;yJ{9SuWI6|^j!S(;+{)o6Xx&ocq;9Yu*$<~|L?H*)rarSVVp8y(X;9V`~CL&_wTp0x3jn3x8EKJ'
    '_V3#dqWA6Jx5pmLvfsCFpZ$J2kh1+i3Mg$0)MK~b&JLm%tPRKk>9ya#7o^4>tQg1zng%pzA4taD4oKU9jRA_<0|3>A@hJ'
),
}, name='averages').DisableLifeTimeVariation()

# What is left of the average of squares without the square of the average is no variance.
# Expected values: float64 formula.
x1 = Input('x1', (F32, [1, 4, 4, 2]))
t2 = Output('t2', (F32, [1, 4, 4, 2]))
model = Model()
model.Operation('INSTANCE_NORMALIZATION', x1, 1.0, 0.5, 0.125, False).To(t2)
Example({
    x1: packed('<i2',
    'c-kwUx?oEClqpSp^;4!z%uURkHz_5rD6u-fa&}SAyzFTyb_4(boV6GQ', 0.0625
),
    t2: packed('<f4',
    'c-lMj?ap4ky$(@N7#s{F?IPYD@-z&8)#+RCJ@D20Lp)J>i4zvrW!72e@-kR2eyDIzF+D2%I;ZR3KE{8XZ_+oF->^LTc)#fWSt{8K'
    'vre~foy&cFbN8I<IjSw|UtaIK{&bo9K6@mvZ~uOK`~Ca&?YG&t*B&Ud&wf7u(&9fW'
),
}, name='beside_deviation').DisableLifeTimeVariation()
