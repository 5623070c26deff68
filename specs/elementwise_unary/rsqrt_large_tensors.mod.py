# Licensed under the Apache License, Version 2.0; see LICENSE.
# Written by 'python -m corpus' from corpus/families/elementwise_unary.py; do not edit.
#
# RSQRT: tensors of many elements, in sizes of no block, and beside powers of two.

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

# A function has many elements, beyond one block, tile or vector, with a rest.
# Expected values: float64 formula.
x1 = Input('x1', (F32, [1, 257, 1, 129]))
t2 = Output('t2', (F32, [1, 257, 1, 129]))
model = Model()
model.Operation('RSQRT', x1).To(t2)
Example({
    x1: (packed('<i2',
    'c-jGa0EPbuw;X%3R`YB_Y|{5GyLxkVa1MApdb_&kBCzmm+#!sw{`89GqBel)dohV=w3Hkb3sp9jt6EN~D6VA~0|EpC2LlKT4GRVh'
    '2Lb~K2nGWM4G#|m2@C`a2?z!S3JC`V3=0Yi1`h-d2LlTZ2@3}f3<3iW4-Etj2QjrECj', 0.0009765625
) * 544)[:33153],
    t2: (packed('<i4',
    'c-o6=`fgJ$Q2ZzC&#R8jlQvnVEMnMS-`d$zGhu>SAfM^tMdt$UtvTSpRvRea^*<y%_r;#;O~1URi8Kd_6w3(jomki!tX4Opj)zI)'
    '<_s17)1N-<RTclT<!`mYS(XbaOMdir_sd%S-mWO-Eh<pq_e4naVqod&2eBIKp4zCH{Sn$Bv3h#X^dp`7O@%gWIH_{0r>XJkqDgP2'
    'EL(H#=A4CFZ}v@FFzry&ueLp0(>hkp+S@+CQoO0L_f7W!Mn(n@gaAem1IEDuP}Bhd0L#%`vj', 5.960464477539063e-08
) * 544)[:33153],
}, name='row').DisableLifeTimeVariation()

# A function has many elements, beyond one block, tile or vector, with a rest.
# Expected values: float64 formula.
x1 = Input('x1', (F32, [2, 3, 21, 19]))
t2 = Output('t2', (F32, [2, 3, 21, 19]))
model = Model()
model.Operation('RSQRT', x1).To(t2)
Example({
    x1: (packed('<i2',
    'c-jGa0EPbuw;X%3R`YB_Y|{5GyLxkVa1MApdb_&kBCzmm+#!sw{`89GqBel)dohV=w3Hkb3sp9jt6EN~D6VA~0|EpC2LlKT4GRVh'
    '2Lb~K2nGWM4G#|m2@C`a2?z!S3JC`V3=0Yi1`h-d2LlTZ2@3}f3<3iW4-Etj2QjrECj', 0.0009765625
) * 40)[:2394],
    t2: (packed('<i4',
    'c-o6=`fgJ$Q2ZzC&#R8jlQvnVEMnMS-`d$zGhu>SAfM^tMdt$UtvTSpRvRea^*<y%_r;#;O~1URi8Kd_6w3(jomki!tX4Opj)zI)'
    '<_s17)1N-<RTclT<!`mYS(XbaOMdir_sd%S-mWO-Eh<pq_e4naVqod&2eBIKp4zCH{Sn$Bv3h#X^dp`7O@%gWIH_{0r>XJkqDgP2'
    'EL(H#=A4CFZ}v@FFzry&ueLp0(>hkp+S@+CQoO0L_f7W!Mn(n@gaAem1IEDuP}Bhd0L#%`vj', 5.960464477539063e-08
) * 40)[:2394],
}, name='image').DisableLifeTimeVariation()

# A function has many elements that half precision holds.
# Expected values: float64 formula.
x1 = Input('x1', (F32, [2, 3, 21, 19]))
t2 = Output('t2', (F32, [2, 3, 21, 19]))
model = Model()
model.Operation('RSQRT', x1).To(t2)
Example({
    x1: (packed('|i1',
    'c-rIP65y5NRn|4tl{S~*;#E|X<PkNowG&e}5YkswmJriYmlreE)6jE}wiU3F<<qlJ(UG+<;^K91u(dM*0Pye#vH', 0.0625
) * 40)[:2394],
    t2: (packed('<i4',
    'c-kv5V_3CoRgS#9{NmbvvsGDHXG@x|N(Ff>vU<PBH0O=i=0zo5jcl{o7#2%07`=YSR=#@E>+-{9s~8xhg09ZG$iVo8QEb_YWrD&j'
    '7a1KL&&(=ekl_jZaW*<OLX0(#@yDyc<lirTGYHBsl&Y=yeQi~|+O-Q885w|z7}T8^WOm7{ozXMnXxBk!nN6F{sNe5vZo0L2^2ezw'
    ')?U0dZ}Ik9{nHjsYdG4>(6&!-TF0tc`#L5#%QQ4JH}x?B0Rzw+Fkl2RU>pp<$bhPlfdK&CSyWR', 5.960464477539063e-08
) * 40)[:2394],
}, name='image_of_halves').AddVariations('float16').DisableLifeTimeVariation()
