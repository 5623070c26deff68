# Licensed under the Apache License, Version 2.0; see LICENSE.
# Written by 'python -m corpus' from corpus/families/fully_connected.py; do not edit.
#
# FULLY_CONNECTED: what vectors and blocks of channels leave over.

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

# Blocks of 4, 8 and 16 channels leave every rest, in inputs and in results. No weight or bias is
# that of its neighbor.
# Expected values: float64 formula.
x1 = Input('x1', (F32, [1, 17]))
c2 = Parameter('c2', (F32, [17, 17]), ([1.0, -6.0, 11.0, -3.0, 8.0, 13.0, 5.0, 10.0, 2.0, 7.0, -12.0, 4.0, -9.0] * 23)[:289])
c3 = Parameter('c3', (F32, [17]), [-8.0, -7.0, -6.0, -5.0, -4.0, -3.0, -2.0, -1.0, 0.0, 1.0, 2.0, 3.0, 4.0, 5.0, 6.0, 7.0, 8.0])
t4 = Output('t4', (F32, [1, 17]))
x5 = Input('x5', (F32, [1, 19]))
c6 = Parameter('c6', (F32, [31, 19]), ([-3.0, 8.0, 13.0, 5.0, 10.0, 2.0, 7.0, -12.0, 4.0, -9.0, 1.0, -6.0, 11.0] * 46)[:589])
c7 = Parameter('c7', (F32, [31]), packed('|i1',
    'c-jFU0O0@e^7Hid_V@Vt`uqI-{{H|00s{mE1_uZU3JVMk4i8>_4*>', 1.0
))
t8 = Output('t8', (F32, [1, 31]))
x9 = Input('x9', (F32, [1, 21]))
c10 = Parameter('c10', (F32, [29, 21]), ([5.0, 10.0, 2.0, 7.0, -12.0, 4.0, -9.0, 1.0, -6.0, 11.0, -3.0, 8.0, 13.0] * 47)[:609])
c11 = Parameter('c11', (F32, [29]), packed('|i1',
    'c-s5)`ODXD-+%o4_507?fBzX6nV4Bv+1NQaxwv_F`2aIM4gm', 1.0
))
t12 = Output('t12', (F32, [1, 29]))
x13 = Input('x13', (F32, [1, 23]))
c14 = Parameter('c14', (F32, [27, 23]), ([7.0, -12.0, 4.0, -9.0, 1.0, -6.0, 11.0, -3.0, 8.0, 13.0, 5.0, 10.0, 2.0] * 48)[:621])
c15 = Parameter('c15', (F32, [27]), packed('|i1',
    'c-s5?<?FZaKYsrD{pat${|t;w%q*;I>>Qk2+&sJh3d9Wo', 1.0
))
t16 = Output('t16', (F32, [1, 27]))
x17 = Input('x17', (F32, [1, 25]))
c18 = Parameter('c18', (F32, [25, 25]), ([-9.0, 1.0, -6.0, 11.0, -3.0, 8.0, 13.0, 5.0, 10.0, 2.0, 7.0, -12.0, 4.0] * 49)[:625])
c19 = Parameter('c19', (F32, [25]), packed('|i1',
    'c-s5&_1pI!KY#uH^Y`C>21X`k7FITP4o)s^9suP93;_', 1.0
))
t20 = Output('t20', (F32, [1, 25]))
x21 = Input('x21', (F32, [1, 27]))
c22 = Parameter('c22', (F32, [23, 27]), ([11.0, -3.0, 8.0, 13.0, 5.0, 10.0, 2.0, 7.0, -12.0, 4.0, -9.0, 1.0, -6.0] * 48)[:621])
c23 = Parameter('c23', (F32, [23]), [-11.0, -10.0, -9.0, -8.0, -7.0, -6.0, -5.0, -4.0, -3.0, -2.0, -1.0, 0.0, 1.0, 2.0, 3.0, 4.0, 5.0,
    6.0, 7.0, 8.0, 9.0, 10.0, 11.0])
t24 = Output('t24', (F32, [1, 23]))
x25 = Input('x25', (F32, [1, 29]))
c26 = Parameter('c26', (F32, [21, 29]), ([13.0, 5.0, 10.0, 2.0, 7.0, -12.0, 4.0, -9.0, 1.0, -6.0, 11.0, -3.0, 8.0] * 47)[:609])
c27 = Parameter('c27', (F32, [21]), [-10.0, -9.0, -8.0, -7.0, -6.0, -5.0, -4.0, -3.0, -2.0, -1.0, 0.0, 1.0, 2.0, 3.0, 4.0, 5.0, 6.0,
    7.0, 8.0, 9.0, 10.0])
t28 = Output('t28', (F32, [1, 21]))
x29 = Input('x29', (F32, [1, 31]))
c30 = Parameter('c30', (F32, [19, 31]), ([2.0, 7.0, -12.0, 4.0, -9.0, 1.0, -6.0, 11.0, -3.0, 8.0, 13.0, 5.0, 10.0] * 46)[:589])
c31 = Parameter('c31', (F32, [19]), [-9.0, -8.0, -7.0, -6.0, -5.0, -4.0, -3.0, -2.0, -1.0, 0.0, 1.0, 2.0, 3.0, 4.0, 5.0, 6.0, 7.0, 8.0,
    9.0])
t32 = Output('t32', (F32, [1, 19]))
model = Model()
model.Operation('FULLY_CONNECTED', x1, c2, c3, 0).To(t4)
model.Operation('FULLY_CONNECTED', x5, c6, c7, 0).To(t8)
model.Operation('FULLY_CONNECTED', x9, c10, c11, 1).To(t12)
model.Operation('FULLY_CONNECTED', x13, c14, c15, 0).To(t16)
model.Operation('FULLY_CONNECTED', x17, c18, c19, 0).To(t20)
model.Operation('FULLY_CONNECTED', x21, c22, c23, 1).To(t24)
model.Operation('FULLY_CONNECTED', x25, c26, c27, 0).To(t28)
model.Operation('FULLY_CONNECTED', x29, c30, c31, 0).To(t32)
Example({
    x1: [-6.0, 11.0, -3.0, 8.0, 13.0, 5.0, 10.0, 2.0, 7.0, -12.0, 4.0, -9.0, 1.0, -6.0, 11.0, -3.0, 8.0],
    t4: [-190.0, 61.0, 10.0, 664.0, 601.0, -275.0, -268.0, -73.0, -209.0, 326.0, 1051.0, 140.0, -593.0,
    -177.0, 74.0, 23.0, 677.0],
    x5: [8.0, 13.0, 5.0, 10.0, 2.0, 7.0, -12.0, 4.0, -9.0, 1.0, -6.0, 11.0, -3.0, 8.0, 13.0, 5.0, 10.0, 2.0,
    7.0],
    t8: packed('<i2',
    'c-mWdR^VM(#p4%m^M0SIT6atKcXR89ufM7}uD9=guEjBd;V&}-!+!>*e+>Uv{v$a5!5l^g09Fhhjs', 1.0
),
    x9: [10.0, 2.0, 7.0, -12.0, 4.0, -9.0, 1.0, -6.0, 11.0, -3.0, 8.0, 13.0, 5.0, 10.0, 2.0, 7.0, -12.0,
    4.0, -9.0, 1.0, -6.0],
    t12: packed('<i2',
    'c-muN_{_j?lYt?Ffk9D-0R)~gFqASd=*crM@G>wkF)*+&FfcPPFfxKEBn|+<)&w^', 1.0
),
    x13: [-12.0, 4.0, -9.0, 1.0, -6.0, 11.0, -3.0, 8.0, 13.0, 5.0, 10.0, 2.0, 7.0, -12.0, 4.0, -9.0, 1.0,
    -6.0, 11.0, -3.0, 8.0, 13.0, 5.0],
    t16: packed('<i2',
    'c-k{%KJfO)W-rUbeA{o$bP_oG>*9fMw+qroo-gzN&-m{@>%aeu|C#^%Wk%%y06_a6r~', 1.0
),
    x17: packed('|i1',
    'c-mw9#r>Cqmz9f&{R_)?MkEdZW6lRi', 1.0
),
    t20: packed('<i2',
    'c-mW+TbsJZrgg6EiZ$~@cUN^4?ev_q%4_S+)&H6QGyeVm|1Tqu!G_EM0KA4B8~', 1.0
),
    x21: packed('|i1',
    'c-s5R!OP0U#QuflJL50zzbG64b7u)W', 1.0
),
    t24: [0.0, 1637.0, 0.0, 949.0, 0.0, 312.0, 0.0, 0.0, 0.0, 0.0, 374.0, 0.0, 1015.0, 0.0, 1650.0, 0.0,
    962.0, 0.0, 325.0, 0.0, 0.0, 0.0, 0.0],
    x25: packed('|i1',
    'c-mv-Vq*Wo@}2P)_g@ZPRx}O(fAa`X', 1.0
),
    t28: [19.0, 1043.0, -754.0, -611.0, 1170.0, -27.0, 306.0, -270.0, -95.0, 1766.0, -261.0, -280.0, 391.0,
    32.0, 1056.0, -741.0, -598.0, 1183.0, -14.0, 319.0, -257.0],
    x29: packed('|i1',
    'c-mwC!t$N*7x!NdUREw9b_@;xtvU)e', 1.0
),
    t32: [-278.0, 498.0, 401.0, -295.0, -206.0, 1178.0, -388.0, -848.0, 1928.0, -923.0, -335.0, 1203.0,
    -331.0, -265.0, 511.0, 414.0, -282.0, -193.0, 1191.0],
}, name='channels').AddVariations('float16').DisableLifeTimeVariation()
