# Licensed under the Apache License, Version 2.0; see LICENSE.
# Written by 'python -m corpus' from corpus/families/reduction.py; do not edit.
#
# REDUCE_PROD: more channels than a block has.

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
I32 = 'TENSOR_INT32'

# A block of channels is not full behind full ones: each of these is started anew.
# Expected values: float64 formula.
x1 = Input('x1', (F32, [1, 1, 3, 48]))
c2 = Parameter('c2', (I32, [1]), [2])
t3 = Output('t3', (F32, [1, 1, 48]))
x4 = Input('x4', (F32, [1, 40, 1, 3]))
c5 = Parameter('c5', (I32, [1]), [3])
t6 = Output('t6', (F32, [1, 40, 1]))
x7 = Input('x7', (F32, [1, 80, 1, 3]))
c8 = Parameter('c8', (I32, [1]), [3])
t9 = Output('t9', (F32, [1, 80, 1]))
x10 = Input('x10', (F32, [1, 1, 3, 129]))
c11 = Parameter('c11', (I32, [1]), [2])
t12 = Output('t12', (F32, [1, 1, 129]))
model = Model()
model.Operation('REDUCE_PROD', x1, c2, False).To(t3)
model.Operation('REDUCE_PROD', x4, c5, False).To(t6)
model.Operation('REDUCE_PROD', x7, c8, False).To(t9)
model.Operation('REDUCE_PROD', x10, c11, False).To(t12)
Example({
    x1: packed('|i1',
    'c-pPYw*kN)3;-~2|NmOYl_#QIOFhAM%cWWDqnzBM+<29OAq(0N)Ka*^&}k2Y1^CwN|M>x70zy>', 0.5
),
    t3: packed('<i2',
    'c-ni>z{#K&aNy1j2bF|J1`V$nroB19#&F=#okzbOgcwYFbAp9o#Rq9Qtphy;%{*BO4F4GzfcW44|NlWW82w{lVEhjj0P`V$kpU<G'
    '<N*MPHz>C', 0.125
),
    x4: packed('|i1',
    'c-o!I$pOG12n0Yy!0o?U!f6kg|G>#6d$`&KJ55UzA4kWmD|Pl|7mB39p^H!{$1$EIg#Y;gp8qyZ', 0.5
),
    t6: packed('<i2',
    'c-mX=fa8wFfn^Hk7%s~k(b!RtHDLk60)ZbA0t(AEXfR9{?a;WOB@pGn@c%!<e+D24qR`+!1|%K;wksso', 0.125
),
    x7: packed('|i1',
    'c-qy=w*kN)3;-~2|NmOYl{=zc=(LBy0(@(hdV=kiOS9NVIk`u<@hSyF7PKL#rErJg|MCMtUTUQ', 0.5
),
    t9: packed('<i2',
    'c-mXQut4C4gn+`b4H^v7MLRSuXbD6)Fa#w0;IVly;X}_ihVK#QBn)0GD^Orq@POlv#(`xD=NK-_9MRZOkTqcersn?)Q23950nTOs'
    'v7yxe|3La5i1-hd`Tzev0|rEB1^|!lNQw', 0.125
),
    x10: (packed('|i1',
    'c-jTQ2?D?{1O&hYi~qk?9nl#t#iVn{9*`%+_FI{k@Y|sS^-t>69>ef8Nl-P7GuaP<92+Y', 0.5
) * 7)[:387],
    t12: packed('<i2',
    'c-lK4V4%TJ@!-XQ7athrJou4dknnEKf*%D5Hg}pYFdRvU5_*1(K`lj2PUI8A2JbJ^AMDy8aQVfH1pzy5FdQj3Kn2YV{~3Vb|9=Sj'
    '4`#zC29P9>VgxH;_y?8(fqxL?4AjsJ0IXStZ2', 0.125
),
}, name='rest').AddVariations('float16').DisableLifeTimeVariation()
