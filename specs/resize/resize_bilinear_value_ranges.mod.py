# Licensed under the Apache License, Version 2.0; see LICENSE.
# Written by 'python -m corpus' from corpus/families/resize.py; do not edit.
#
# RESIZE_BILINEAR: scales far from 1, sums of many bits, cancellation, special numbers.

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


U8 = 'TENSOR_QUANT8_ASYMM'

# The unit is far from 1; the codes are what they are with another.
# Expected values: float64 formula.
x1 = Input('x1', (U8, [2, 3, 3, 2], 1.0000000116860974e-07, 77))
t2 = Output('t2', (U8, [2, 6, 6, 2], 1.0000000116860974e-07, 77))
model = Model()
model.Operation('RESIZE_BILINEAR', x1, 6, 6, False).To(t2)
Example({
    x1: packed('<i2',
    'c-mw5F=Ii61jmht1050vJPt%~+z?pt<3WeRgbxfJ5fMKu7Hmk+U?2hj0I1awF#'
),
    t2: packed('<i2',
    'c-mw5;d5rjf{vI9i3$mp7j|bVHq@jvNHj=r+%Py3aiAclL!v_>WkN+?Pfu2pM}<el0gnR#2O?5taNOXyfy@?I(Q@R+g98&f96B5V'
    '&ZKRqnNn6z;8Wl;;e*E<1`nNp2p~8zrK=;LCM+(-A;#f{#hH=?8ya#FG!itB*$jgW001bmLR$'
),
}, name='tiny_quant8').AddVariations(signed(x1, t2)).DisableLifeTimeVariation()

# The unit is far from 1; the codes are what they are with another.
# Expected values: float64 formula.
x1 = Input('x1', (U8, [2, 3, 3, 2], 9.999999747378752e-05, 77))
t2 = Output('t2', (U8, [2, 6, 6, 2], 9.999999747378752e-05, 77))
model = Model()
model.Operation('RESIZE_BILINEAR', x1, 6, 6, False).To(t2)
Example({
    x1: packed('<i2',
    'c-mw5(eYwJ#tMUq1db0376l0g3M(8WIyUT>VKF14U`NIQ4T&2G3`76`WF-&j'
),
    t2: packed('<i2',
    'c-mw5;qsy5MbC-}851%>rew`&SdzBFXN}LA6$TSLDiR!4aD3qS5Mq+zRg&OQBGVz$!C+zGQ;-ngV4z^2fXrUukdPwLk+NXJjtx5&'
    '*wjQtRFuq^uw%lG85T1FW@NNXDA-Z3qoJlCF2SKGZAs6Po{R$?IT{iTHa8M(Bp|aH1{nYVlaM}B'
),
}, name='small_quant8').AddVariations(signed(x1, t2)).DisableLifeTimeVariation()

# The unit is far from 1; the codes are what they are with another.
# Expected values: float64 formula.
x1 = Input('x1', (U8, [2, 3, 3, 2], 300.0, 77))
t2 = Output('t2', (U8, [2, 6, 6, 2], 300.0, 77))
model = Model()
model.Operation('RESIZE_BILINEAR', x1, 6, 6, False).To(t2)
Example({
    x1: packed('<i2',
    'c-mw5!QoJ_K%jx)fW(7_2Mrw@83G&;2_Jq`1U#ttVbD==;zB?M0}%iKbyX0-'
),
    t2: packed('<i2',
    'c-mw5!7_)#!KR>KLBRr!J#6z>8dMgz9B?@x(7>^P;Q-GCi3bu7JT|zja#*6VL;wgI9yDxe=y0jv$l%C8W(#nbm_#HjS@Yq?haWCF'
    '1wM0fPBeU(@?}azz?zf?6>ma*82m73NLkf#Wyzk3B|b}hIx1EyIdP$9PC!OL1~QvrkO2U(XhhK'
),
}, name='great_quant8').AddVariations(signed(x1, t2)).DisableLifeTimeVariation()

# The unit is far from 1; the codes are what they are with another.
# Expected values: float64 formula.
x1 = Input('x1', (U8, [2, 3, 3, 2], 1000000.0, 77))
t2 = Output('t2', (U8, [2, 6, 6, 2], 1000000.0, 77))
model = Model()
model.Operation('RESIZE_BILINEAR', x1, 6, 6, False).To(t2)
Example({
    x1: packed('<i2',
    'c-mw5@nMC+hlmqD7C1QUkjQB8c%U#Nq2Y%@ghj=U2Obd#CuV&3!9WB602Xu;Q2'
),
    t2: packed('<i2',
    'c-mw5QE}nJijFf19~3_5JeY9k%aTd+3}zV2h&Zug%Z~+f3LJo-qhL<Mh6z;@T!3(g!~~y=hKLOw4?G?qvlV7I^dvN_3HYJ#L%}8^'
    'q$y|4nv6FlZ%iUAGAb%|tZ4u$@rdxLsamk&$dVTeUMz@6m{4<K#+?%%eth_W%w`y5006B%Pz?'
),
}, name='huge_quant8').AddVariations(signed(x1, t2)).DisableLifeTimeVariation()
