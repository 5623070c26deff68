# Licensed under the Apache License, Version 2.0; see LICENSE.
# Written by 'python -m corpus' from corpus/families/reduction.py; do not edit.
#
# REDUCE_MAX: tensors of many elements, in sizes of no block, and beside powers of two.

import base64
import zlib

import numpy as np


def packed(dtype, text, unit=None):
    """Many values in little space: the first byte of each, then the second; times a unit."""
    planes = np.frombuffer(zlib.decompress(base64.b85decode(text)), "u1")
    planes = planes.reshape(np.dtype(dtype).itemsize, -1)
    values = np.frombuffer(planes.T.tobytes(), dtype)
    return (values if unit is None else np.multiply(values, unit, dtype="f8")).tolist()

# Beyond one block, tile or vector, with a rest.
# Expected values: float64 formula.
input = Input('input', ('TENSOR_FLOAT32', [100003]))
axes = Parameter('axes', ('TENSOR_INT32', [1]), [0])
output = Output('output', ('TENSOR_FLOAT32', [1]))
model = Model()
model.Operation('REDUCE_MAX', input, axes, False).To(output)
Example({
    input: packed('|i1',
    'c-rmD$pHc&3;;0B;{M}e0jKbn{Bzpp+!I-5WaPcAkFs;*D0TIFYF`;^eebIGjooUzzQ>vwbH_WfEX%Si%d#xXvMkH8EX%Si%d#xX'
    'vMkH8EX%Si%d#xXvMkH8EX%Si%d#xXvMkH8EX%Si%d#xXvMkH8EX%Si%d#xXvMkH8EX%Si%d#xXvMkH8EX%Si%d#xXvMkH8EX%Si'
    '%d#xXvMkH8EX%Si%d#xXvMkH8EX%Si%d#xXvMkH8EX%Si%d#xXvMkH8EX%Si%d#xXvMkH8EX%Si%d#xXvMkH8EX%Si%d#xXvMkH8'
    'EX%Si%d#xXvMkH8EX%Si%d#xXvMkH8EX%Si%d#xXvMkH8EX%Si%d#xXvMkH8EX%Si%d#xXvMkH8EX%Si%d#xXvMkH8EX%Si%d#xX'
    'vMkH8EX%Si%d#xXvMkH8EX%Si%d#xXvMkH8EdM$G0G#&3oB', 0.5
),
    output: [4.0],
}, name='all').DisableLifeTimeVariation()

# Expected values: float64 formula.
input = Input('input', ('TENSOR_QUANT8_ASYMM', [100003], 0.5, 100))
axes = Parameter('axes', ('TENSOR_INT32', [1]), [0])
o = Output('o', ('TENSOR_QUANT8_ASYMM', [1], 0.5, 100))
model = Model()
model.Operation('REDUCE_MAX', input, axes, False).To(o)
Example({
    input: packed('<i2',
    'c-rmDp$<U-002NiVH1pQCYVh#l0tf>*lae#)VGPINs=ZJWF`wHNxtCCY?>qse!y4Qgu8yx^-v#|`iWL>E_ZvEWNnseY_s!Rd%1Y7'
    ';<rt8QVE0f<8%y1gM70v9j@=6&hGWzWQwzWB+Ifa%d#xXvMkH8EX%Si%d#xXvMkH8EX%Si%d#xXvMkH8EX%Si%d#xXvMkH8EX%Si'
    '%d#xXvMkH8EX%Si%d#xXvMkH8EX%Si%d#xXvMkH8EX%Si%d#xXvMkH8EX%Si%d#xXvMkH8EX%Si%d#xXvMkH8EX%Si%d#xXvMkH8'
    'EX%Si%d#xXvMkH8EX%Si%d#xXvMkH8EX%Si%d#xXvMkH8EX%Si%d#xXvMkH8EX%Si%d#xXvMkH8EX%Si%d#xXvMkH8EX%Si%d#xX'
    'vMkH8EX%Si%d#xXvMkH8EX%Si%d#xXvMkH8EX%Si%d#xXvMkH8EX%Si%d#xXvMkH8EX%Si%d#xXvMkH8EX%Si%d#xXvMkH8EX(qb'
    'a|{3g00000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000'
    '00000000000000000000008)BUmTI!eE'
),
    o: [243],
}, name='all_quant8').DisableLifeTimeVariation()

# Beyond one block, tile or vector, with a rest.
# Expected values: float64 formula.
input = Input('input', ('TENSOR_FLOAT32', [2049, 33]))
axes = Parameter('axes', ('TENSOR_INT32', [1]), [0])
output = Output('output', ('TENSOR_FLOAT32', [33]))
model = Model()
model.Operation('REDUCE_MAX', input, axes, False).To(output)
Example({
    input: packed('|i1',
    'c-rmD$q~aK5CE{noc))(*pNOl(qHeF>t>mKuHO5N75UWKS1VEO9V7CNnk!nAeX`e`JL?%OzGt3SmStI%Wm%SGS(as4mStI%Wm%SG'
    'S(as4mStI%Wm%SGS(as4mStI%Wm%SGS(as4mStI%Wm%SGS(as4mStI%Wm%SGS(as4mStI%Wm%SGS(as4mStI%Wm%SGS(as4mStI%'
    'Wm%SGS(as4mStI%Wm%SGS(as4mStI%Wm%SGS(as4mStI%Wm%SGS(as4mStI%Wm%SGS(as4mStI%Wm%SGS(as4mStI%Wm%SGS(as4'
    'mStI%Wm%SGS(as4mStJ~+x!F1gJXj', 0.5
),
    output: [4.0, 4.0, 4.0, 4.0, 4.0, 4.0, 4.0, 4.0, 4.0, 4.0, 4.0, 4.0, 4.0, 4.0, 4.0, 4.0, 4.0, 4.0, 4.0, 4.0,
    4.0, 4.0, 4.0, 4.0, 4.0, 4.0, 4.0, 4.0, 4.0, 4.0, 4.0, 4.0, 4.0],
}, name='columns').DisableLifeTimeVariation()

# Expected values: float64 formula.
input = Input('input', ('TENSOR_QUANT8_ASYMM', [2049, 33], 0.5, 100))
axes = Parameter('axes', ('TENSOR_INT32', [1]), [0])
o = Output('o', ('TENSOR_QUANT8_ASYMM', [33], 0.5, 100))
model = Model()
model.Operation('REDUCE_MAX', input, axes, False).To(o)
Example({
    input: packed('<i2',
    'c-rmDy$S&V003ZRx!I^pCbJ8RWJf98sCxqw7Q4FD&tx+xk6=+OG8!yiL2}(HFW?FEefyV|qs4WV<Tuq~)+j7@-OIEzZa3HAws$xV'
    'vd{Sz&*raF>prXpQTzxd!Lz@wM9C<ub>68g%d#xXvMkH8EX%Si%d#xXvMkH8EX%Si%d#xXvMkH8EX%Si%d#xXvMkH8EX%Si%d#xX'
    'vMkH8EX%Si%d#xXvMkH8EX%Si%d#xXvMkH8EX%Si%d#xXvMkH8EX%Si%d#xXvMkH8EX%Si%d#xXvMkH8EX%Si%d#xXvMkH8EX%Si'
    '%d#xXvMkH8EX%Si%d#xXvMkH8EX%Si%d#xXvMkH8EX%Si%d#xXvMkH8EX%Si%d#xXvMkH8EX%Si%d-5pIR^j$000000000000000'
    '0000000000000000000000000000000000000000000000000000000000000002Ld;wAWafk'
),
    o: [254, 254, 254, 254, 254, 254, 254, 254, 254, 254, 254, 254, 254, 254, 254, 254, 254, 254, 254, 254,
    254, 254, 254, 254, 254, 254, 254, 254, 254, 254, 254, 254, 254],
}, name='columns_quant8').DisableLifeTimeVariation()

# Beyond one block, tile or vector, with a rest.
# Expected values: float64 formula.
input = Input('input', ('TENSOR_FLOAT32', [33, 2049]))
axes = Parameter('axes', ('TENSOR_INT32', [1]), [1])
output = Output('output', ('TENSOR_FLOAT32', [33]))
model = Model()
model.Operation('REDUCE_MAX', input, axes, False).To(output)
Example({
    input: packed('|i1',
    'c-rmD$q|Gw3;-~UbM;@YAshPGk^ZV3^JG6!QNJ^0ds^>Nvt_ov?ko2`8K>px>wQLK)rxrUYxH}UEX%Si%d#xXvMkH8EX%Si%d#xX'
    'vMkH8EX%Si%d#xXvMkH8EX%Si%d#xXvMkH8EX%Si%d#xXvMkH8EX%Si%d#xXvMkH8EX%Si%d#xXvMkH8EX%Si%d#xXvMkH8EX%Si'
    '%d#xXvMkH8EX%Si%d#xXvMkH8EX%Si%d#xXvMkH8EX%Si%d#xXvMkH8EX%Si%d#xXvMkH8EX%Si%d#xXvMkH8EX%Si%d#xXvMkH8'
    'EX%Si%d#xXvMkH8EX%U|xA_CMA2ZY', 0.5
),
    output: [4.0, 4.0, 4.0, 4.0, 4.0, 4.0, 4.0, 4.0, 4.0, 4.0, 4.0, 4.0, 4.0, 4.0, 4.0, 4.0, 4.0, 4.0, 4.0, 4.0,
    4.0, 4.0, 4.0, 4.0, 4.0, 4.0, 4.0, 4.0, 4.0, 4.0, 4.0, 4.0, 4.0],
}, name='rows').DisableLifeTimeVariation()

# Expected values: float64 formula.
input = Input('input', ('TENSOR_QUANT8_ASYMM', [33, 2049], 0.5, 100))
axes = Parameter('axes', ('TENSOR_INT32', [1]), [1])
o = Output('o', ('TENSOR_QUANT8_ASYMM', [33], 0.5, 100))
model = Model()
model.Operation('REDUCE_MAX', input, axes, False).To(o)
Example({
    input: packed('<i2',
    'c-rmDJqm#V002+}i?S-4K@2u!v-qj+1`><1S<D7fD1GG!4)Dn?r5J2RDOYd+Y`B0E=)L`w--mrTX~n~8?b2zlvWZiadJdymH-9Xq'
    '=e>J9SiUx|#kk*`R+8IMAv4(J9;J0~zBX>3vMkH8EX%Si%d#xXvMkH8EX%Si%d#xXvMkH8EX%Si%d#xXvMkH8EX%Si%d#xXvMkH8'
    'EX%Si%d#xXvMkH8EX%Si%d#xXvMkH8EX%Si%d#xXvMkH8EX%Si%d#xXvMkH8EX%Si%d#xXvMkH8EX%Si%d#xXvMkH8EX%Si%d#xX'
    'vMkH8EX%Si%d#xXvMkH8EX%Si%d#xXvMkH8EX%Si%d#xXvMkH8EX%Si%d#xXvMkH8EX%Si%d#xXvMkH8{I@v<000000000000000'
    '000000000000000000000000000000000000000000000000000000000000000000Ka?zZJdDl'
),
    o: [255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255,
    255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255],
}, name='rows_quant8').DisableLifeTimeVariation()

# Beyond one block, tile or vector, with a rest.
# Expected values: float64 formula.
input = Input('input', ('TENSOR_FLOAT32', [5, 1031, 7]))
axes = Parameter('axes', ('TENSOR_INT32', [1]), [1])
output = Output('output', ('TENSOR_FLOAT32', [5, 7]))
model = Model()
model.Operation('REDUCE_MAX', input, axes, False).To(output)
Example({
    input: packed('|i1',
    'c-rmDu>pi25CAX^PGJ9W5!4^!i*#u+?ipE1>rb5ilsH$mcvr7;l##hs?wUL5-G3hS+Ox*&C*Jz3He^|rWm%SGS(as4mStI%Wm%SG'
    'S(as4mStI%Wm%SGS(as4mStI%Wm%SGS(as4mStI%Wm%SGS(as4mStI%Wm%SGS(as4mStI%Wm%SGS(as4mStI%Wm%SGS(as4mStI%'
    'Wm%SGS^oR{0lKcE&H', 0.5
),
    output: [4.0, 4.0, 4.0, 4.0, 4.0, 4.0, 4.0, 4.0, 4.0, 4.0, 4.0, 4.0, 4.0, 4.0, 4.0, 4.0, 4.0, 4.0, 4.0, 4.0,
    4.0, 4.0, 4.0, 4.0, 4.0, 4.0, 4.0, 4.0, 4.0, 4.0, 4.0, 4.0, 4.0, 4.0, 4.0],
}, name='middle').DisableLifeTimeVariation()

# Expected values: float64 formula.
input = Input('input', ('TENSOR_QUANT8_ASYMM', [5, 1031, 7], 0.5, 100))
axes = Parameter('axes', ('TENSOR_INT32', [1]), [1])
o = Output('o', ('TENSOR_QUANT8_ASYMM', [5, 7], 0.5, 100))
model = Model()
model.Operation('REDUCE_MAX', input, axes, False).To(o)
Example({
    input: packed('<i2',
    'c-rmDF$zHe002-S8-odh$;c!JP!{9g42(9T&Ex<qG8n{9$_;*5ZOWpQGAPPw!s;5*d;1H=_4%L|Z$D0pMxq-PgJpA*&SxsM(xlVB'
    '--2hh8YNT1%>G>-tuNEUZhN@S&a2$(_-PG8S(as4mStI%Wm%SGS(as4mStI%Wm%SGS(as4mStI%Wm%SGS(as4mStI%Wm%SGS(as4'
    'mStI%Wm%SGS(as4mStI%Wm%SGS(as4mStI%Wm%SGS(as4mStI%Wm%SGS(as4mStI%e?G?m000000000000000000000000000000'
    '00000000000D%AY1?0NdM*'
),
    o: [247, 247, 247, 247, 247, 247, 247, 247, 247, 247, 247, 247, 247, 247, 247, 247, 247, 247, 247, 247,
    247, 247, 247, 247, 247, 247, 247, 247, 247, 247, 247, 247, 247, 247, 247],
}, name='middle_quant8').DisableLifeTimeVariation()

# Beyond one block, tile or vector, with a rest.
# Expected values: float64 formula.
input = Input('input', ('TENSOR_FLOAT32', [2, 65, 67, 3]))
axes = Parameter('axes', ('TENSOR_INT32', [2]), [1, 2])
output = Output('output', ('TENSOR_FLOAT32', [2, 3]))
model = Model()
model.Operation('REDUCE_MAX', input, axes, False).To(output)
Example({
    input: packed('|i1',
    'c-rmD$pOP43;-|_&i%)2z~tE_q`%r8zaII_G4l5FuG#O|8M)dhZM8RImfTrReQsv0E1nv;cdMf|S(as4mStI%Wm%SGS(as4mStI%'
    'Wm%SGS(as4mStI%Wm%SGS(as4mStI%Wm%SGS(as4mStI%Wm%SGS(as4mStI%Wm%SGS(at_pFjTV1bh', 0.5
),
    output: [4.0, 4.0, 4.0, 4.0, 4.0, 4.0],
}, name='image').DisableLifeTimeVariation()

# Expected values: float64 formula.
input = Input('input', ('TENSOR_QUANT8_ASYMM', [2, 65, 67, 3], 0.5, 100))
axes = Parameter('axes', ('TENSOR_INT32', [2]), [1, 2])
o = Output('o', ('TENSOR_QUANT8_ASYMM', [2, 3], 0.5, 100))
model = Model()
model.Operation('REDUCE_MAX', input, axes, False).To(o)
Example({
    input: packed('<i2',
    'c-rmDp$-87007YY20;>R1WmbUBPceCAZRy|O{7Uw-(Z@g2<$fPvWXW&ikm>WD*6HOz5de9AdZ)_T|TK4vvTrm)C-I7-d$~PL9!o4'
    'pLSloH2bCZCK%Pi*Ywc4K92MAIz464xRuJXEX%Si%d#xXvMkH8EX%Si%d#xXvMkH8EX%Si%d#xXvMkH8EX%Si%d#xXvMkH8EX%Si'
    '%d#xXvMkH8EX%Si%d#xXvMkH8EX%(f0000000000000000000000000000000PrVYQ3J|h'
),
    o: [247, 247, 247, 247, 247, 247],
}, name='image_quant8').DisableLifeTimeVariation()
