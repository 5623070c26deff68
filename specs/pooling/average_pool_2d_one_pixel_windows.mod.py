# Licensed under the Apache License, Version 2.0; see LICENSE.
# Written by 'python -m corpus' from corpus/families/pooling.py; do not edit.
#
# AVERAGE_POOL_2D: one pixel at a time, with other strides down than across.

import base64
import zlib

import numpy as np


def packed(dtype, text, unit=None):
    """Many values in little space: the first byte of each, then the second; times a unit."""
    planes = np.frombuffer(zlib.decompress(base64.b85decode(text)), "u1")
    planes = planes.reshape(np.dtype(dtype).itemsize, -1)
    values = np.frombuffer(planes.T.tobytes(), dtype)
    return (values if unit is None else np.multiply(values, unit, dtype="f8")).tolist()


def signed(*operands):
    """All unsigned codes as signed ones of the same real values."""
    types = {
        o: ("TENSOR_QUANT8_ASYMM_SIGNED", o.type.scale, o.type.zeroPoint - 128) for o in operands
    }
    return DataTypeConverter(name="signed").Identify(types)


F32 = 'TENSOR_FLOAT32'
U8 = 'TENSOR_QUANT8_ASYMM'

# Windows of one pixel have other strides down than across, of which a kernel may look at one
# only.
# Expected values: float64 formula.
x1 = Input('x1', (F32, [1, 7, 7, 3]))
t2 = Output('t2', (F32, [1, 4, 7, 3]))
t3 = Output('t3', (F32, [1, 7, 4, 3]))
t4 = Output('t4', (F32, [1, 3, 7, 3]))
t5 = Output('t5', (F32, [1, 7, 3, 3]))
model = Model()
model.Operation('AVERAGE_POOL_2D', x1, 2, 1, 2, 1, 1, 0).To(t2)
model.Operation('AVERAGE_POOL_2D', x1, 2, 2, 1, 1, 1, 0).To(t3)
model.Operation('AVERAGE_POOL_2D', x1, 2, 1, 3, 1, 1, 0).To(t4)
model.Operation('AVERAGE_POOL_2D', x1, 2, 3, 1, 1, 1, 0).To(t5)
Example({
    x1: packed('|i1',
    'c-jrjK@z|q2m`<&h~)pT1q5yHJ9~&ic1PtIKIxYkIiUpR?!uuR5G!8zprH!&Z5O@}puGwKw)oYw6l*4C-<uAfT0jZrt>&@&(p9>k'
    'LUZ{SQbwt2x~RX7Ecypc!aYm', 0.5
),
    t2: packed('|i1',
    'c-jrgK@z|q2m`<|LE-<e1q5mLy4R41D$lrWvuYxITpI-v)UzK{;6R`ELZO`k<U)^>*=icODaJoM()0sGm?jS', 0.5
),
    t3: packed('|i1',
    'c-jTQ0TRF<2m`RQ73lw83o2vD72eC%RAqIdzbnJe$pGp0At4*US@u+D4+L;#KV1thE`^)4NMoO)_yMiEAXW', 0.5
),
    t4: packed('|i1',
    'c-jTQ0TRF<2m`Q#%IyDNOA&|3p_i*WOXqT|M@q(2n)_$_he8%jk#<2Ku!vhLRoo9?!X5e', 0.5
),
    t5: packed('|i1',
    'c-jTQhYi3m3<EGk@zDR*dZjMeL}h12zOVu$HXPRxpziT+n0WR|R)(!pa8vSJVbOmq#2gy', 0.5
),
}, name='equal_sides').AddVariations('float16').DisableLifeTimeVariation()

# Windows of one pixel have other strides down than across, of which a kernel may look at one
# only.
# Expected values: float64 formula.
x1 = Input('x1', (U8, [1, 7, 7, 3], 0.5, 120))
t2 = Output('t2', (U8, [1, 4, 7, 3], 0.5, 120))
t3 = Output('t3', (U8, [1, 7, 4, 3], 0.5, 120))
t4 = Output('t4', (U8, [1, 3, 7, 3], 0.5, 120))
t5 = Output('t5', (U8, [1, 7, 3, 3], 0.5, 120))
model = Model()
model.Operation('AVERAGE_POOL_2D', x1, 2, 1, 2, 1, 1, 0).To(t2)
model.Operation('AVERAGE_POOL_2D', x1, 2, 2, 1, 1, 1, 0).To(t3)
model.Operation('AVERAGE_POOL_2D', x1, 2, 1, 3, 1, 1, 0).To(t4)
model.Operation('AVERAGE_POOL_2D', x1, 2, 3, 1, 1, 1, 0).To(t5)
Example({
    x1: packed('<i2',
    'c-qa((Gde62n5lT3<x?LB3F7+M)v#7F2bPhV!DDS{iuqD6oJ^!u-FU4l_L{yRH5ee##{*4$0UK5vrAjEor-vS>tMnzV2L=_xq2U+'
    'N;g!pCw~_*qgd5-SwAgmoX`LD1*7*xGy'
),
    t2: packed('<i2',
    'c-pne!4be92n4{C3<xsbsZe^-ME1L*VNiE59nrZwRVAeY4ic<;CTc@~xN~Zu!Zu(Fk=wghu*t*S{6f^ao*%q(C?{_'
),
    t3: packed('<i2',
    'c-pnWff2wU2n4W>3<`2S1%C8S(PR^5;tW+$7x>vMyb?0V>^cyz0_fB-D!c~+tay#PCU0I&7kM))eJ#%OgAbCXC$<'
),
    t4: packed('<i2',
    'c-p1Gff2wU2n4W>%p=GFQh)Rg(PXi-U?z&?jI;oR6DnEt=G~1!juB*fvwQlmU5`L{pMO5>8XbZ'
),
    t5: packed('<i2',
    'c-p1Gi4njs2m`Q=3<R2s!{gCAM5RTTE>+QxHXvoo;0^?=edcv4qQi2hbCnyWi##`Joadhp_B$P;'
),
}, name='equal_sides_quant8').AddVariations(signed(x1, t2, t3, t4, t5)).DisableLifeTimeVariation()
