# Licensed under the Apache License, Version 2.0; see LICENSE.
# Written by 'python -m corpus' from corpus/families/fully_connected.py; do not edit.
#
# FULLY_CONNECTED: what blocks of channels leave over.

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

# Many numbers of channels.
# Expected values: float64 formula.
input_0 = Input('input_0', (F32, [1, 17]))
filter_0 = Parameter('filter_0', (F32, [17, 17]), ([1.0, -6.0, 11.0, -3.0, 8.0, 13.0, 5.0, 10.0, 2.0, 7.0, -12.0, 4.0, -9.0] * 23)[:289])
bias_0 = Parameter('bias_0', (F32, [17]), [-8.0, -7.0, -6.0, -5.0, -4.0, -3.0, -2.0, -1.0, 0.0, 1.0, 2.0, 3.0, 4.0, 5.0, 6.0, 7.0, 8.0])
output_0 = Output('output_0', (F32, [1, 17]))
input_2 = Input('input_2', (F32, [1, 19]))
filter_2 = Parameter('filter_2', (F32, [31, 19]), ([-3.0, 8.0, 13.0, 5.0, 10.0, 2.0, 7.0, -12.0, 4.0, -9.0, 1.0, -6.0, 11.0] * 46)[:589])
bias_2 = Parameter('bias_2', (F32, [31]), packed('|i1',
    'c-jFU0O0@e^7Hid_V@Vt`uqI-{{H|00s{mE1_uZU3JVMk4i8>_4*>', 1.0
))
output_2 = Output('output_2', (F32, [1, 31]))
input_4 = Input('input_4', (F32, [1, 21]))
filter_4 = Parameter('filter_4', (F32, [29, 21]), ([5.0, 10.0, 2.0, 7.0, -12.0, 4.0, -9.0, 1.0, -6.0, 11.0, -3.0, 8.0, 13.0] * 47)[:609])
bias_4 = Parameter('bias_4', (F32, [29]), packed('|i1',
    'c-s5)`ODXD-+%o4_507?fBzX6nV4Bv+1NQaxwv_F`2aIM4gm', 1.0
))
output_4 = Output('output_4', (F32, [1, 29]))
input_6 = Input('input_6', (F32, [1, 23]))
filter_6 = Parameter('filter_6', (F32, [27, 23]), ([7.0, -12.0, 4.0, -9.0, 1.0, -6.0, 11.0, -3.0, 8.0, 13.0, 5.0, 10.0, 2.0] * 48)[:621])
bias_6 = Parameter('bias_6', (F32, [27]), packed('|i1',
    'c-s5?<?FZaKYsrD{pat${|t;w%q*;I>>Qk2+&sJh3d9Wo', 1.0
))
output_6 = Output('output_6', (F32, [1, 27]))
input_8 = Input('input_8', (F32, [1, 25]))
filter_8 = Parameter('filter_8', (F32, [25, 25]), ([-9.0, 1.0, -6.0, 11.0, -3.0, 8.0, 13.0, 5.0, 10.0, 2.0, 7.0, -12.0, 4.0] * 49)[:625])
bias_8 = Parameter('bias_8', (F32, [25]), packed('|i1',
    'c-s5&_1pI!KY#uH^Y`C>21X`k7FITP4o)s^9suP93;_', 1.0
))
output_8 = Output('output_8', (F32, [1, 25]))
input_10 = Input('input_10', (F32, [1, 27]))
filter_10 = Parameter('filter_10', (F32, [23, 27]), ([11.0, -3.0, 8.0, 13.0, 5.0, 10.0, 2.0, 7.0, -12.0, 4.0, -9.0, 1.0, -6.0] * 48)[:621])
bias_10 = Parameter('bias_10', (F32, [23]), [-11.0, -10.0, -9.0, -8.0, -7.0, -6.0, -5.0, -4.0, -3.0, -2.0, -1.0, 0.0, 1.0, 2.0, 3.0, 4.0, 5.0,
    6.0, 7.0, 8.0, 9.0, 10.0, 11.0])
output_10 = Output('output_10', (F32, [1, 23]))
input_12 = Input('input_12', (F32, [1, 29]))
filter_12 = Parameter('filter_12', (F32, [21, 29]), ([13.0, 5.0, 10.0, 2.0, 7.0, -12.0, 4.0, -9.0, 1.0, -6.0, 11.0, -3.0, 8.0] * 47)[:609])
bias_12 = Parameter('bias_12', (F32, [21]), [-10.0, -9.0, -8.0, -7.0, -6.0, -5.0, -4.0, -3.0, -2.0, -1.0, 0.0, 1.0, 2.0, 3.0, 4.0, 5.0, 6.0,
    7.0, 8.0, 9.0, 10.0])
output_12 = Output('output_12', (F32, [1, 21]))
input_14 = Input('input_14', (F32, [1, 31]))
filter_14 = Parameter('filter_14', (F32, [19, 31]), ([2.0, 7.0, -12.0, 4.0, -9.0, 1.0, -6.0, 11.0, -3.0, 8.0, 13.0, 5.0, 10.0] * 46)[:589])
bias_14 = Parameter('bias_14', (F32, [19]), [-9.0, -8.0, -7.0, -6.0, -5.0, -4.0, -3.0, -2.0, -1.0, 0.0, 1.0, 2.0, 3.0, 4.0, 5.0, 6.0, 7.0, 8.0,
    9.0])
output_14 = Output('output_14', (F32, [1, 19]))
model = Model()
model.Operation('FULLY_CONNECTED', input_0, filter_0, bias_0, 0).To(output_0)
model.Operation('FULLY_CONNECTED', input_2, filter_2, bias_2, 0).To(output_2)
model.Operation('FULLY_CONNECTED', input_4, filter_4, bias_4, 1).To(output_4)
model.Operation('FULLY_CONNECTED', input_6, filter_6, bias_6, 0).To(output_6)
model.Operation('FULLY_CONNECTED', input_8, filter_8, bias_8, 0).To(output_8)
model.Operation('FULLY_CONNECTED', input_10, filter_10, bias_10, 1).To(output_10)
model.Operation('FULLY_CONNECTED', input_12, filter_12, bias_12, 0).To(output_12)
model.Operation('FULLY_CONNECTED', input_14, filter_14, bias_14, 0).To(output_14)
Example({
    input_0: [-6.0, 11.0, -3.0, 8.0, 13.0, 5.0, 10.0, 2.0, 7.0, -12.0, 4.0, -9.0, 1.0, -6.0, 11.0, -3.0, 8.0],
    output_0: [-190.0, 61.0, 10.0, 664.0, 601.0, -275.0, -268.0, -73.0, -209.0, 326.0, 1051.0, 140.0, -593.0,
    -177.0, 74.0, 23.0, 677.0],
    input_2: [8.0, 13.0, 5.0, 10.0, 2.0, 7.0, -12.0, 4.0, -9.0, 1.0, -6.0, 11.0, -3.0, 8.0, 13.0, 5.0, 10.0, 2.0,
    7.0],
    output_2: packed('<i2',
    'c-mWdR^VM(#p4%m^M0SIT6atKcXR89ufM7}uD9=guEjBd;V&}-!+!>*e+>Uv{v$a5!5l^g09Fhhjs', 1.0
),
    input_4: [10.0, 2.0, 7.0, -12.0, 4.0, -9.0, 1.0, -6.0, 11.0, -3.0, 8.0, 13.0, 5.0, 10.0, 2.0, 7.0, -12.0,
    4.0, -9.0, 1.0, -6.0],
    output_4: packed('<i2',
    'c-muN_{_j?lYt?Ffk9D-0R)~gFqASd=*crM@G>wkF)*+&FfcPPFfxKEBn|+<)&w^', 1.0
),
    input_6: [-12.0, 4.0, -9.0, 1.0, -6.0, 11.0, -3.0, 8.0, 13.0, 5.0, 10.0, 2.0, 7.0, -12.0, 4.0, -9.0, 1.0,
    -6.0, 11.0, -3.0, 8.0, 13.0, 5.0],
    output_6: packed('<i2',
    'c-k{%KJfO)W-rUbeA{o$bP_oG>*9fMw+qroo-gzN&-m{@>%aeu|C#^%Wk%%y06_a6r~', 1.0
),
    input_8: packed('|i1',
    'c-mw9#r>Cqmz9f&{R_)?MkEdZW6lRi', 1.0
),
    output_8: packed('<i2',
    'c-mW+TbsJZrgg6EiZ$~@cUN^4?ev_q%4_S+)&H6QGyeVm|1Tqu!G_EM0KA4B8~', 1.0
),
    input_10: packed('|i1',
    'c-s5R!OP0U#QuflJL50zzbG64b7u)W', 1.0
),
    output_10: [0.0, 1637.0, 0.0, 949.0, 0.0, 312.0, 0.0, 0.0, 0.0, 0.0, 374.0, 0.0, 1015.0, 0.0, 1650.0, 0.0,
    962.0, 0.0, 325.0, 0.0, 0.0, 0.0, 0.0],
    input_12: packed('|i1',
    'c-mv-Vq*Wo@}2P)_g@ZPRx}O(fAa`X', 1.0
),
    output_12: [19.0, 1043.0, -754.0, -611.0, 1170.0, -27.0, 306.0, -270.0, -95.0, 1766.0, -261.0, -280.0, 391.0,
    32.0, 1056.0, -741.0, -598.0, 1183.0, -14.0, 319.0, -257.0],
    input_14: packed('|i1',
    'c-mwC!t$N*7x!NdUREw9b_@;xtvU)e', 1.0
),
    output_14: [-278.0, 498.0, 401.0, -295.0, -206.0, 1178.0, -388.0, -848.0, 1928.0, -923.0, -335.0, 1203.0,
    -331.0, -265.0, 511.0, 414.0, -282.0, -193.0, 1191.0],
}, name='real').AddVariations('float16').DisableLifeTimeVariation()
