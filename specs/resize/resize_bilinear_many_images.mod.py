# Licensed under the Apache License, Version 2.0; see LICENSE.
# Written by 'python -m corpus' from corpus/families/resize.py; do not edit.
#
# RESIZE_BILINEAR: many images.

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

# Many images are computed several at a time, and those that are left over apart.
# Expected values: float64 formula.
x1 = Input('x1', (F32, [5, 1, 2, 3]))
t2 = Output('t2', (F32, [5, 1, 3, 3]))
x3 = Input('x3', (F32, [9, 4, 1, 2]))
t4 = Output('t4', (F32, [9, 4, 1, 3]))
model = Model()
model.Operation('RESIZE_BILINEAR', x1, 3, 1, False).To(t2)
model.Operation('RESIZE_BILINEAR', x3, 3, 1, True).To(t4)
Example({
    x1: packed('|i1',
    'c-jTQfeip42m`RVK=A)-r<-6~xV7cPFqnOeCq!Eet@-Km5a<', 0.5
),
    t2: packed('<f4',
    'c-m!(K@G()3_}ei=MQ2DiQao23ghWOBqTnGp_r?!(xh3IoM#7+4%|B0ldF07{e!WxEgqle*>pyaU#G#y^ACc?9ixL~Y$etr4+Fw0'
    'V!FaJJxh?4Ta|8CCDJw<&kI;fF9Z'
),
    x3: packed('|i1',
    'c-lqF$q@h{2mrxy1U3I?VL9}<{cj8@8JlmPNadQCwkH)xXPCses8h$8tGZYzo`=@SpC7}<AO-', 0.5
),
    t4: packed('<f4',
    'c-n1^v2g=25Cah_|D1`E&z<_N3FU0UIht?@PWU~DXhKc63W3)A4}atv4!CzDaJT`lgB`Y=vGaBw9<`nI@Xqa=@V=`}v2EA(->!Dn'
    '!#lTA0vGZDd0r|XS-)5=C?Y-xu&k^FTxD>JrI0AY%%bW!S=p43l}lp9_z$ubeUo-Ixv#&>Rzr%&9vPX@m6?(<j56h?Z$<CAM_vc('
    'C)J}5&zKK2qr04-__I67ff4?h_ipm>(-X!bZoL'
),
}, name='rest').AddVariations('float16').DisableLifeTimeVariation()

# Many images are computed several at a time, and those that are left over apart.
# Expected values: float64 formula.
x1 = Input('x1', (U8, [5, 1, 2, 3], 0.5, 120))
t2 = Output('t2', (U8, [5, 1, 3, 3], 0.5, 120))
x3 = Input('x3', (U8, [9, 4, 1, 2], 0.5, 120))
t4 = Output('t4', (U8, [9, 4, 1, 3], 0.5, 120))
model = Model()
model.Operation('RESIZE_BILINEAR', x1, 3, 1, False).To(t2)
model.Operation('RESIZE_BILINEAR', x3, 3, 1, True).To(t4)
Example({
    x1: packed('<i2',
    'c-pJ4DynZNE~%|5FQ_S~Eh{XkDlM+6DJv;1s41>2XTS>peHjh-'
),
    t2: packed('<i2',
    'c-oc0ff2wU2m`>5j0VFIu{e5X=znYWi@xw9`VK2Q9FfDdAT1UhR$wCI`QrnWb`<p'
),
    x3: packed('<i2',
    'c-pPY%N4*N2n4{C4B_K*U6j&2rh&|TAYgDFyr<0zLnxK%2m{kiXmg+x(TcSr1KX+I$XfXF^OFls>><V'
),
    t4: packed('<i2',
    'c-p;;$q~RH48&5h!S~t(N)J^;PmM-kLbalEZRp(Ru*fR-q!wCXg9WY}=rCcXX!i8P(sBK<fvPvuRIy&kzWr%f-3Q3gu8rJ{S^N2s'
    '4<T+cr2'
),
}, name='rest_quant8').AddVariations(signed(x1, t2, x3, t4)).DisableLifeTimeVariation()
