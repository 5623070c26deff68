# Licensed under the Apache License, Version 2.0; see LICENSE.
# Written by 'python -m corpus' from corpus/families/elementwise_unary.py; do not edit.
#
# ABS: tensors of many elements, in sizes of no block, and beside powers of two.

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
x1 = Input('x1', (F32, [100003]))
t2 = Output('t2', (F32, [100003]))
model = Model()
model.Operation('ABS', x1).To(t2)
Example({
    x1: (packed('<i2',
    'c-jGa0EPcd6@u2vB4+FV1e@LHdi}7*_2KfdzHawi)_ZiO$~|KHyR1H{dvF<E%Ec%bv64}_s7hHfdWX)V#JUh(0Py?|@ca+(2l5E='
    '1o{5|{P6kn@bdNr3-%2L2=(<30SWg9@b?Av2m$jA`UVU21OX2Z2Lt&53jhiZ0@a#6kN', 0.0009765625
) * 1640)[:100003],
    t2: (packed('<i2',
    'c-r%MU3bmwUYh9tKeLrzv@r)*am(}hJ5Bl?qg7q9%<OQ|@7*DGVXXzv<4##?yxcfx{mvC$kw#UO=N2E?B@oBJ&&&@(?7SSjENqMn'
    '%=~OT{Jfm3+?>2@99&%djGP?o{2Z)Y9E?1?tZdv|EQ~<4%xsL@3|xFn0Q+kn`~', 0.0009765625
) * 1640)[:100003],
}, name='row').DisableLifeTimeVariation()

# A function has many elements, beyond one block, tile or vector, with a rest.
# Expected values: float64 formula.
x1 = Input('x1', (F32, [2, 3, 21, 19]))
t2 = Output('t2', (F32, [2, 3, 21, 19]))
model = Model()
model.Operation('ABS', x1).To(t2)
Example({
    x1: (packed('<i2',
    'c-jGa0EPcd6@u2vB4+FV1e@LHdi}7*_2KfdzHawi)_ZiO$~|KHyR1H{dvF<E%Ec%bv64}_s7hHfdWX)V#JUh(0Py?|@ca+(2l5E='
    '1o{5|{P6kn@bdNr3-%2L2=(<30SWg9@b?Av2m$jA`UVU21OX2Z2Lt&53jhiZ0@a#6kN', 0.0009765625
) * 40)[:2394],
    t2: (packed('<i2',
    'c-r%MU3bmwUYh9tKeLrzv@r)*am(}hJ5Bl?qg7q9%<OQ|@7*DGVXXzv<4##?yxcfx{mvC$kw#UO=N2E?B@oBJ&&&@(?7SSjENqMn'
    '%=~OT{Jfm3+?>2@99&%djGP?o{2Z)Y9E?1?tZdv|EQ~<4%xsL@3|xFn0Q+kn`~', 0.0009765625
) * 40)[:2394],
}, name='image').DisableLifeTimeVariation()

# A function has many elements that half precision holds.
# Expected values: float64 formula.
x1 = Input('x1', (F32, [2, 3, 21, 19]))
t2 = Output('t2', (F32, [2, 3, 21, 19]))
model = Model()
model.Operation('ABS', x1).To(t2)
Example({
    x1: (packed('|i1',
    'c-jFy0K)$P!16!C@IAvH$Rf)V<@^5g!{^V!%Gnn!+cg;?*VH`+Cf*#v-4)a!2hTL<8ZOlm20c9-4dw?f11dNP`aK)g', 0.0625
) * 40)[:2394],
    t2: (packed('|i1',
    'c-muh;Ip?Cu(g%9P%;&kW@X~Fl{B<7Qy14&HI-D-)Ujn(Q<AY$7S&N?H#Cuu($f}Vv$d7sm15Up*0SIP01=A_Z~', 0.0625
) * 40)[:2394],
}, name='image_of_halves').AddVariations('float16').DisableLifeTimeVariation()
