# Licensed under the Apache License, Version 2.0; see LICENSE.
# Written by 'python -m corpus' from corpus/families/normalization.py; do not edit.
#
# L2_NORMALIZATION: what is computed with channels that are no whole block.

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

# Results of convolutions with 3 or 5 channels, no whole block, are read by operations about the
# order of elements, or about all channels.
# Expected values: float64 formula.
x1 = Input('x1', (F32, [1, 2, 3, 2]))
c2 = Parameter('c2', (F32, [5, 1, 1, 2]), [1.0, -1.0, 2.0, 1.0, -1.0, -2.0, 1.0, 1.0, -1.0, 2.0])
c3 = Parameter('c3', (F32, [5]), [0.0, 0.3125, 0.625, 0.9375, 1.25])
t4 = Internal('t4', (F32, [1, 2, 3, 5]))
t5 = Output('t5', (F32, [1, 2, 3, 5]))
x6 = Input('x6', (F32, [1, 2, 3, 2]))
c7 = Parameter('c7', (F32, [5, 1, 1, 2]), [1.0, -1.0, 2.0, 1.0, -1.0, -2.0, 1.0, 1.0, -1.0, 2.0])
c8 = Parameter('c8', (F32, [5]), [0.0, 0.3125, 0.625, 0.9375, 1.25])
t9 = Internal('t9', (F32, [1, 2, 3, 5]))
t10 = Output('t10', (F32, [1, 2, 3, 5]))
x11 = Input('x11', (F32, [1, 2, 3, 2]))
c12 = Parameter('c12', (F32, [5, 1, 1, 2]), [1.0, -1.0, 2.0, 1.0, -1.0, -2.0, 1.0, 1.0, -1.0, 2.0])
c13 = Parameter('c13', (F32, [5]), [0.0, 0.3125, 0.625, 0.9375, 1.25])
t14 = Internal('t14', (F32, [1, 2, 3, 5]))
t15 = Output('t15', (F32, [1, 2, 3, 5]))
x16 = Input('x16', (F32, [1, 2, 3, 2]))
c17 = Parameter('c17', (F32, [5, 1, 1, 2]), [1.0, -1.0, 2.0, 1.0, -1.0, -2.0, 1.0, 1.0, -1.0, 2.0])
c18 = Parameter('c18', (F32, [5]), [0.0, 0.3125, 0.625, 0.9375, 1.25])
t19 = Internal('t19', (F32, [1, 2, 3, 5]))
t20 = Output('t20', (F32, [1, 2, 3, 5]))
model = Model()
model.Operation('CONV_2D', x1, c2, c3, 2, 1, 1, 0).To(t4)
model.Operation('L2_NORMALIZATION', t4, 3).To(t5)
model.Operation('CONV_2D', x6, c7, c8, 2, 1, 1, 0).To(t9)
model.Operation('L2_NORMALIZATION', t9, -1).To(t10)
model.Operation('CONV_2D', x11, c12, c13, 2, 1, 1, 0).To(t14)
model.Operation('L2_NORMALIZATION', t14, 1).To(t15)
model.Operation('CONV_2D', x16, c17, c18, 2, 1, 1, 0).To(t19)
model.Operation('L2_NORMALIZATION', t19, -2).To(t20)
Example({
    x1: [-0.75, -4.0, 2.25, 2.1875, -0.875, 3.0, 1.4375, -2.25, 0.625, -1.25, -1.5, 2.6875],
    t5: packed('<f4',
    'c-jGY0Ehnz=7SZdSx!T^iz1&6R013W9Grv2TwGkmmH>Em*6u>}E}-}sI^AK8a;0#UYp!d#nZQ<7R>0x_jT>-!$TXAZwjc@hnz|O)'
    'lS2gu1&}EMt}d<u*8rzmQ9iyuzP>v@zdk;`KE6IbKR!P^zdt=cJ-@yHzCJ&HbThR'
),
    x6: [3.75, 1.0, -0.4375, -0.3125, 2.6875, -0.1875, 0.5625, 0.25, -1.3125, -1.0625, -0.875, -2.75],
    t10: packed('<f4',
    'c-jGY0Ehp;rT8PG#tt7<qn9@oMbu?C6BDdNscm8Wpp~Y(s+jSan4R6CQ)YYQVD>ov0-I=PXi6?K<pAfgPa%V9JKFLpY0O2h_`^G8'
    '>UQWHA|l*69X*AkOXEJ0w?03<KE1uZKRrG^KfXS`JwLubKE1y`zCAv^Kfb;ai#oI'
),
    x11: [-1.125, -2.875, -1.0, -1.4375, -1.9375, -2.375, 3.8125, 2.9375, -0.8125, -1.875, 0.5625, 2.875],
    t15: packed('<f4',
    'c-qsOwAg@Q@k488gXEIGb6@L;P1tp7OO?hFznxZQb`O3Un%8XkXntVU<tRm=*!G`N7MB9IpG}Mt=q%LUbS&k(@?Nt;#_DPt?fkuD'
    '3ZG=T<{IaiIXV?oi^+Ob*zdF7x8H8R{r-Ir!hXNKJrM8TzaPW`01AROfd'
),
    x16: [2.1875, 3.0, 3.125, -3.125, 1.8125, 2.6875, 0.1875, 3.4375, -0.3125, 0.75, -2.3125, 1.6875],
    t20: packed('<f4',
    'c-r&#oOefK|H}6DHo84#MQ`Ku<exnbHY<8mdu`?OKg<W$2pYdEcAE4|;ew~at#8tDMN=gYw%yIXI{ir)%LyiPQ@fAVOE$l7;*pcp'
    'cq$iOS7Pb6ZR6xVCyuT*#eMes?d|OC>}>agS^I&6{XW~hc6R&s@3plD0Ke!s4F'
),
}, name='channels').AddVariations('float16').DisableLifeTimeVariation()
