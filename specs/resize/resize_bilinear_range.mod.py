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

# Expected values: float64 formula.
input = Input('input', (U8, [2, 3, 3, 2], 1.0000000116860974e-07, 77))
output = Output('output', (U8, [2, 6, 6, 2], 1.0000000116860974e-07, 77))
model = Model()
model.Operation('RESIZE_BILINEAR', input, 6, 6, False).To(output)
Example({
    input: [0, 248, 152, 160, 120, 24, 8, 216, 88, 192, 136, 24, 192, 72, 192, 88, 8, 216, 16, 168, 248, 224,
    136, 64, 144, 240, 0, 72, 88, 88, 248, 56, 160, 176, 96, 40],
    output: packed('<i2',
    'c-mw5;d5rjf{vI9i3$mp7j|bVHq@jvNHj=r+%Py3aiAclL!v_>WkN+?Pfu2pM}<el0gnR#2O?5taNOXyfy@?I(Q@R+g98&f96B5V'
    '&ZKRqnNn6z;8Wl;;e*E<1`nNp2p~8zrK=;LCM+(-A;#f{#hH=?8ya#FG!itB*$jgW001bmLR$'
),
}, name='tiny_quant8').AddVariations(signed(input, output)).DisableLifeTimeVariation()

# Expected values: float64 formula.
input = Input('input', (U8, [2, 3, 3, 2], 9.999999747378752e-05, 77))
output = Output('output', (U8, [2, 6, 6, 2], 9.999999747378752e-05, 77))
model = Model()
model.Operation('RESIZE_BILINEAR', input, 6, 6, False).To(output)
Example({
    input: [0, 248, 136, 232, 144, 104, 168, 48, 120, 96, 8, 240, 0, 56, 112, 96, 48, 32, 168, 64, 24, 136,
    176, 184, 152, 56, 152, 104, 112, 184, 104, 192, 40, 24, 216, 96],
    output: packed('<i2',
    'c-mw5;qsy5MbC-}851%>rew`&SdzBFXN}LA6$TSLDiR!4aD3qS5Mq+zRg&OQBGVz$!C+zGQ;-ngV4z^2fXrUukdPwLk+NXJjtx5&'
    '*wjQtRFuq^uw%lG85T1FW@NNXDA-Z3qoJlCF2SKGZAs6Po{R$?IT{iTHa8M(Bp|aH1{nYVlaM}B'
),
}, name='small_quant8').AddVariations(signed(input, output)).DisableLifeTimeVariation()

# Expected values: float64 formula.
input = Input('input', (U8, [2, 3, 3, 2], 300.0, 77))
output = Output('output', (U8, [2, 6, 6, 2], 300.0, 77))
model = Model()
model.Operation('RESIZE_BILINEAR', input, 6, 6, False).To(output)
Example({
    input: [0, 248, 8, 64, 112, 160, 16, 128, 0, 192, 24, 224, 128, 224, 128, 136, 8, 104, 16, 8, 88, 96, 240,
    248, 120, 80, 224, 120, 248, 48, 136, 120, 200, 208, 80, 104],
    output: packed('<i2',
    'c-mw5!7_)#!KR>KLBRr!J#6z>8dMgz9B?@x(7>^P;Q-GCi3bu7JT|zja#*6VL;wgI9yDxe=y0jv$l%C8W(#nbm_#HjS@Yq?haWCF'
    '1wM0fPBeU(@?}azz?zf?6>ma*82m73NLkf#Wyzk3B|b}hIx1EyIdP$9PC!OL1~QvrkO2U(XhhK'
),
}, name='great_quant8').AddVariations(signed(input, output)).DisableLifeTimeVariation()

# Expected values: float64 formula.
input = Input('input', (U8, [2, 3, 3, 2], 1000000.0, 77))
output = Output('output', (U8, [2, 6, 6, 2], 1000000.0, 77))
model = Model()
model.Operation('RESIZE_BILINEAR', input, 6, 6, False).To(output)
Example({
    input: [0, 248, 240, 168, 32, 240, 88, 200, 248, 160, 64, 64, 184, 24, 104, 128, 72, 224, 32, 152, 96, 128,
    248, 32, 88, 56, 120, 184, 224, 72, 88, 96, 200, 152, 240, 248],
    output: packed('<i2',
    'c-mw5QE}nJijFf19~3_5JeY9k%aTd+3}zV2h&Zug%Z~+f3LJo-qhL<Mh6z;@T!3(g!~~y=hKLOw4?G?qvlV7I^dvN_3HYJ#L%}8^'
    'q$y|4nv6FlZ%iUAGAb%|tZ4u$@rdxLsamk&$dVTeUMz@6m{4<K#+?%%eth_W%w`y5006B%Pz?'
),
}, name='huge_quant8').AddVariations(signed(input, output)).DisableLifeTimeVariation()
