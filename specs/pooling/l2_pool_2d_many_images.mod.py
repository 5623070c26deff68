# Licensed under the Apache License, Version 2.0; see LICENSE.
# Written by 'python -m corpus' from corpus/families/pooling.py; do not edit.
#
# L2_POOL_2D: many images.

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

# Many images are computed several at a time, and those that are left over apart.
# Expected values: float64 formula.
x1 = Input('x1', (F32, [5, 1, 3, 3]))
t2 = Output('t2', (F32, [5, 1, 2, 3]))
x3 = Input('x3', (F32, [9, 4, 1, 3]))
t4 = Output('t4', (F32, [9, 4, 1, 2]))
model = Model()
model.Operation('L2_POOL_2D', x1, 2, 1, 1, 2, 1, 0, False).To(t2)
model.Operation('L2_POOL_2D', x3, 2, 1, 1, 2, 1, 0, True).To(t4)
Example({
    x1: packed('|i1',
    'c-jTQ0RjLZ1Ovc~^#9))Nq6NM2I5dTm%;3<w;`o)<19BpJNAo|4+B#a<N', 0.5
),
    t2: packed('<f4',
    'c-kw~)=oO~oWX!$+B83dYHf{b?dJ-g{WLx^RPWU|bEsTfyCZ2AgBwF`?p(JI+S5O1?^?_<cRCBh2kGfMlR}jj7o1X2c$8pf7VwC9'
    '@h;}YDx6ybc5Q87=C?BNa&WK*LJ$J8pd5QUhyVaV-z(+'
),
    x3: packed('|i1',
    'c-ocA!2!S^2m`<pFm(TEiHdfH-v98LaC*@zAf#M(t2BG~ZrE}#bRUMHiE(NgGb);C_?JIe?=I^', 0.5
),
    t4: packed('<f4',
    'c-l?MziNa)5C-r81IJZjWnm+n#lobpvapDI#aV12LQ<s)QyvKRHdp!tZe_KvkQ`*eB75DEr??`v!o5Jee<U9a%*^*=-3ZM$Gvf#w'
    'U_@RM$L1A>4)$np*s?e*jPVM?V8q6|!H$X<qG=Gj)1Db`kd=n%^M$mAXOL}cr#z=G3@SJvVel?<)f3sCBxs!M4OVSGL!=3@dN@e3'
    'L7GH6CtiyvdV36YUHi`QD1MZigo~9>?kS~ZDTH5&G>nwvuk8gUbvZ*N9JNY57Fzf&=RD*0T(<0->zVy^*}u8JuKm;5@n5}jWvu'
),
}, name='rest').AddVariations('float16').DisableLifeTimeVariation()
