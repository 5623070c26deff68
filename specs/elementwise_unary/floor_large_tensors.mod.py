# Licensed under the Apache License, Version 2.0; see LICENSE.
# Written by 'python -m corpus' from corpus/families/elementwise_unary.py; do not edit.
#
# FLOOR: tensors of many elements, in sizes of no block, and beside powers of two.

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
x1 = Input('x1', (F32, [16385]))
t2 = Output('t2', (F32, [16385]))
model = Model()
model.Operation('FLOOR', x1).To(t2)
Example({
    x1: (packed('<i2',
    'c-jGa0EPb#P5L-mZJ3b7VDw6fTm<7DT~1KqjDXuHNs9ZR=*;x2@lL2=NozjCKj_HMD&9o-{d{fKlgKHIvwM|b^A7?71oQCl`~m|H'
    '@(1(#{`m3n3Iz2F^#unD2K)d43Ig&55B>!6@bdi#{|@m8`vnT{^#BU~3;Fx?`Bv{h3I', 0.0009765625
) * 269)[:16385],
    t2: (packed('|i1',
    'c-kGxK@Pw`3<5DA|NrrXY}Kn}Mlx{HV0wjkvv&Mpgy;T|8&Zc=F75UKjvyY<', 1.0
) * 269)[:16385],
}, name='row').DisableLifeTimeVariation()

# A function has many elements, beyond one block, tile or vector, with a rest.
# Expected values: float64 formula.
x1 = Input('x1', (F32, [2, 3, 21, 19]))
t2 = Output('t2', (F32, [2, 3, 21, 19]))
model = Model()
model.Operation('FLOOR', x1).To(t2)
Example({
    x1: (packed('<i2',
    'c-jGa0EPb#P5L-mZJ3b7VDw6fTm<7DT~1KqjDXuHNs9ZR=*;x2@lL2=NozjCKj_HMD&9o-{d{fKlgKHIvwM|b^A7?71oQCl`~m|H'
    '@(1(#{`m3n3Iz2F^#unD2K)d43Ig&55B>!6@bdi#{|@m8`vnT{^#BU~3;Fx?`Bv{h3I', 0.0009765625
) * 40)[:2394],
    t2: (packed('|i1',
    'c-kGxK@Pw`3<5DA|NrrXY}Kn}Mlx{HV0wjkvv&Mpgy;T|8&Zc=F75UKjvyY<', 1.0
) * 40)[:2394],
}, name='image').DisableLifeTimeVariation()

# A function has many elements that half precision holds.
# Expected values: float64 formula.
x1 = Input('x1', (F32, [2, 3, 21, 19]))
t2 = Output('t2', (F32, [2, 3, 21, 19]))
model = Model()
model.Operation('FLOOR', x1).To(t2)
Example({
    x1: (packed('|i1',
    'c-jFy0K)&wJqrjC&BDU-2@gHW9nA0e;l;%(64o!&6&^1d^8*Je3&|Qi`4P;+$oC`vIL9IH7b(Hl0xS3~=Iz$yZLA&g', 0.0625
) * 40)[:2394],
    t2: (packed('|i1',
    'c-kGxK@Pw`3<5DA|NrrXY}Kn}Mlx{HV0wjkvv&Mpgy;T|8&Zc=F75UKjvyY<', 1.0
) * 40)[:2394],
}, name='image_of_halves').AddVariations('float16').DisableLifeTimeVariation()
