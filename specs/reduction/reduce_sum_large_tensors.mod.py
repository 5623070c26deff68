# Licensed under the Apache License, Version 2.0; see LICENSE.
# Written by 'python -m corpus' from corpus/families/reduction.py; do not edit.
#
# REDUCE_SUM: tensors of many elements, in sizes of no block, and beside powers of two.

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

# Many elements are reduced, along inner, outer and middle dimensions.
# Expected values: float64 formula.
x1 = Input('x1', (F32, [100003]))
c2 = Parameter('c2', (I32, [1]), [0])
t3 = Output('t3', (F32, [1]))
model = Model()
model.Operation('REDUCE_SUM', x1, c2, False).To(t3)
Example({
    x1: (packed('|i1',
    'c-jFy0K)$XBU|HOO(h{QPEg<~x!AdLvim>%&PpD$vULyKRiNAQ*ZC?X9L6I6C*L6Gx-6y)3Zvz6^$s>dAx5k=b;}$q', 0.03125
) * 1640)[:100003],
    t3: [28442.969],
}, name='all').DisableLifeTimeVariation()

# Many elements are reduced, along inner, outer and middle dimensions.
# Expected values: float64 formula.
x1 = Input('x1', (F32, [2049, 33]))
c2 = Parameter('c2', (I32, [1]), [0])
t3 = Output('t3', (F32, [33]))
model = Model()
model.Operation('REDUCE_SUM', x1, c2, False).To(t3)
Example({
    x1: (packed('|i1',
    'c-jFy0K)%JuKh>ie{0+W(6{?=!9%9A+!I~hPyPU>Dbwk`eML}P532|SeXO?5WK~h;^EenFbZc)N09Lopd1Pqm@<$$~', 0.03125
) * 1109)[:67617],
    t3: packed('<i4',
    'c-mtqx%uqJnb_<b>f04g>`P6k>564EQRxe4k$U0b+Plq{dCu(Fv*yg6GiTOZ5CLM%1`|MX?rb2K%Rn&z0Co){EC', 0.03125
),
}, name='columns').DisableLifeTimeVariation()

# Many elements are reduced, along inner, outer and middle dimensions.
# Expected values: float64 formula.
x1 = Input('x1', (F32, [33, 2049]))
c2 = Parameter('c2', (I32, [1]), [1])
t3 = Output('t3', (F32, [33]))
model = Model()
model.Operation('REDUCE_SUM', x1, c2, False).To(t3)
Example({
    x1: (packed('|i1',
    'c-jFy0K)$|dhW;{%p@x?PG%qjOeyB3Aj{57qumhg8q{Cnep)HY9TBn>@plC*)%3sLTKqKy%--=8;=xPXuBQn#WFQ^7', 0.03125
) * 1109)[:67617],
    t3: packed('<i2',
    'c-ng?bfh@)8DH^hr(6fNN789p#`?F_WK!bv&iI{Ld;h-A1}iH|OG_&t1R`q?6D(j27O(&@0cE=uc>', 0.03125
),
}, name='rows').DisableLifeTimeVariation()

# Many elements are reduced, along inner, outer and middle dimensions.
# Expected values: float64 formula.
x1 = Input('x1', (F32, [5, 1031, 7]))
c2 = Parameter('c2', (I32, [1]), [1])
t3 = Output('t3', (F32, [5, 7]))
model = Model()
model.Operation('REDUCE_SUM', x1, c2, False).To(t3)
Example({
    x1: (packed('|i1',
    'c-jFy0K)$i;U;AJLDEo3)}}zYWg-jlqh<ng2lv%;M&k!Bb<d;ZF-SwI*4@F%q6-e)Zm2mbLdK}`+jDU<FC8?fl-(VF', 0.03125
) * 592)[:36085],
    t3: packed('<i2',
    'c-p%ZpX%y#&Eu1G(wmR#q;txo_Qnf;&&*5jx)h(fe*W^+KnYDvO)YIr5Ck%`v^2HAls1s12^IlL001G-7ts', 0.03125
),
}, name='middle').DisableLifeTimeVariation()

# Many elements are reduced, along inner, outer and middle dimensions.
# Expected values: float64 formula.
x1 = Input('x1', (F32, [2, 65, 67, 3]))
c2 = Parameter('c2', (I32, [2]), [1, 2])
t3 = Output('t3', (F32, [2, 3]))
model = Model()
model.Operation('REDUCE_SUM', x1, c2, False).To(t3)
Example({
    x1: (packed('|i1',
    'c-jFy0K)&O@oME^F<w8*BeJ;;7;tnz=hjVe4Fv`bxNKwn&Um=Y_F8@Z4g_~#C$aOs9(OhidiKR<YzA>vp}i#-f8HD|', 0.03125
) * 429)[:26130],
    t3: [3518.0, 3526.9688, 3527.0625, 3529.0312, 3521.5312, 3528.0312],
}, name='image').DisableLifeTimeVariation()
