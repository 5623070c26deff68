# Licensed under the Apache License, Version 2.0; see LICENSE.
# Written by 'python -m corpus' from corpus/families/softmax.py; do not edit.
#
# LOG_SOFTMAX: more channels than a block has.

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

# A block of channels is not full behind full ones: each of these is started anew.
# Expected values: float64 formula.
x1 = Input('x1', (F32, [1, 1, 2, 48]))
t2 = Output('t2', (F32, [1, 1, 2, 48]))
x3 = Input('x3', (F32, [1, 40, 1, 2]))
t4 = Output('t4', (F32, [1, 40, 1, 2]))
x5 = Input('x5', (F32, [1, 80, 1, 2]))
t6 = Output('t6', (F32, [1, 80, 1, 2]))
x7 = Input('x7', (F32, [1, 1, 2, 129]))
t8 = Output('t8', (F32, [1, 1, 2, 129]))
model = Model()
model.Operation('LOG_SOFTMAX', x1, 1.0, 3).To(t2)
model.Operation('LOG_SOFTMAX', x3, 1.0, 1).To(t4)
model.Operation('LOG_SOFTMAX', x5, 1.0, 1).To(t6)
model.Operation('LOG_SOFTMAX', x7, 1.0, 3).To(t8)
Example({
    x1: packed('|i1',
    'c-n=_K@z|~1O&h`tdjqKc7q{LNZ;GCR%Rzq-E>qOg0fVrc&@P>2IZ;cs<*szp*c-t*nj>2`n@y#', 0.5
),
    t2: packed('<i4',
    'c-obVK@r3t3;-YJBXI&wiix&Q_)%0)Cqcnk03{@sToG`$nOSxq<WjP6<)Wp&uDsAJ=I6aUK6jm^<J|R7EOzs8oD0qG%KJ}Ve<E#!'
    '+XtW85JBHYLTq>k95T|K1jRSqK^y_Y@KURb)X6arMW()0x7iIdIO-9Apl;B)#~K;f@tkak#x#rYLUWp*_qlAdBtLxq0KFINWB', 2.384185791015625e-07
),
    x3: packed('|i1',
    'c-m#lK@z|~1O&h`tdjqKc7q`gNZ&iBi44nHnVmp&(@}8<%2KW3xyE)Fl&6-f-tx|c=0AT&O)cU', 0.5
),
    t4: packed('<i4',
    'c-pOu(G9~O3`Cbf@&ZZ32z+=9BrnoYkQk>+ATflo$&sW|Kl)i&aK3j3kvHDb&M|F#&8;Ah=g50HzT8LS(~W$jo8lLKzy3R=2En1y'
    'o0MLlfpWzyxn^n7s8OaMp{@+1=icf{Lv3K_61JY<prm6A)9I?iuufaR7l8*c*E!V}bF<-BADIp{`|<b$qp`v3', 1.1920928955078125e-07
),
    x5: packed('|i1',
    'c-pngK@z|~1O&h`tdjqKc7q|WNZ-5VoeRxrBEzy)W+zbHbW|LIvQ(>huCW~k<*DVW_y73=EL~X7', 0.5
),
    t6: packed('<i4',
    'c-qZPu@QqX44goPHX!Wd!h@;sU@ml*lEQN!*~tqCG%2WZ;ScHcFTdK<fMr9Qmy2&KloO9OEno3TIQ%_j-r1FWrp@iBcP>Bce?y6r'
    'rjl}H{9wYE(BWiMrc5j>DoR?p=J22tDw4ykS)gH8!3tqQ*GQAdX2NDg4)QdG2L*Y!aqF^m^R=UxcN^W%+&zdz9Ro8IY>e019V_^J'
    '7?%3@!Q(d@Ub83', 1.1920928955078125e-07
),
    x7: (packed('|i1',
    'c-jTQ0TKW)1O%|L)VTkDwuhz3spYD-{Bxl>O=MWs%IpNHn~sV@P?l;H-!-<wpnPV!Aou', 0.5
) * 5)[:258],
    t8: packed('<i4',
    'c-rO5p%ud*5CG7{x<ukympE{TyK~@R18|%J2QG18190s!?Gkwp(eFRNWMQ^8+hevvShVQ^|I|xNn+A+qFPpGlTiv4oz$=P=U_@^*'
    '717^ILAYXx3Gc`%yv)jZH;Q;4b(by}X9i29sIeR;F$G7t%JEq%sm7HvozjuZ?T-BYdq4Asn9%', 9.5367431640625e-07
),
}, name='rest').AddVariations('float16').DisableLifeTimeVariation()
