# Licensed under the Apache License, Version 2.0; see LICENSE.
# Written by 'python -m corpus' from corpus/families/pooling.py; do not edit.
#
# MAX_POOL_2D: many images.

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
x1 = Input('x1', (F32, [5, 1, 3, 3]))
t2 = Output('t2', (F32, [5, 1, 2, 3]))
x3 = Input('x3', (F32, [9, 4, 1, 3]))
t4 = Output('t4', (F32, [9, 4, 1, 2]))
model = Model()
model.Operation('MAX_POOL_2D', x1, 2, 1, 1, 2, 1, 0, False).To(t2)
model.Operation('MAX_POOL_2D', x3, 2, 1, 1, 2, 1, 0, True).To(t4)
Example({
    x1: packed('|i1',
    'c-jrb$q@h`2n4W^L%08G1y<BN;z&W3i(&=qpv4AD_x;n@YB46&dZ8cEBoz_', 0.5
),
    t2: packed('|i1',
    'c-jTQfeipK2m-JKnDYO*i?X%H7Y5zyK%7TSq_EP?2ZrYgNB', 0.5
),
    x3: packed('|i1',
    'c-ocA$q~RH3<JQyM^OLOf+bASLO%OjiPp6eWhkaO<`xgyVu-%(r$X(q$0LuPXgH2BFZD0K7K%6O', 0.5
),
    t4: packed('|i1',
    'c-mdcK@xy43<AIj5X=9c+hVoj(LHa1-G*1wBe$UnpNd4)MGYV5PJsD~WSzLb_yXP95wi', 0.5
),
}, name='rest').AddVariations('float16').DisableLifeTimeVariation()

# Many images are computed several at a time, and those that are left over apart.
# Expected values: float64 formula.
x1 = Input('x1', (U8, [5, 1, 3, 3], 0.5, 120))
t2 = Output('t2', (U8, [5, 1, 2, 3], 0.5, 120))
x3 = Input('x3', (U8, [9, 4, 1, 3], 0.5, 120))
t4 = Output('t4', (U8, [9, 4, 1, 2], 0.5, 120))
model = Model()
model.Operation('MAX_POOL_2D', x1, 2, 1, 1, 2, 1, 0, False).To(t2)
model.Operation('MAX_POOL_2D', x3, 2, 1, 1, 2, 1, 0, True).To(t4)
Example({
    x1: packed('<i2',
    'c-oc3Q5FCY2n0Y!Mk`N6dvvZ~K4!BUyKHl2gAA(0f_R;81k|Ig0}oAV`EdcC>J=&'
),
    t2: packed('<i2',
    'c-pIND5`3xs&1$+Z78d%sV*t6t|=+2sVS?jE30oPW55dljZF?%'
),
    x3: packed('<i2',
    'c-p<oxfQ@55Cc({3`i`GJ&a1XTX5nDel{fBMk@{1KzZnNV#+)>5pBIPX_0;3jI<+DXgX?v-{$Mb9u@vFiU'
),
    t4: packed('<i2',
    'c-pPXF%p0<5CTBotQhBjGd$glrL|ixz|mojRwmBS1ziPOu3Mg2*bR{TCrY*Ac;ohy2bsnqa{'
),
}, name='rest_quant8').AddVariations(signed(x1, t2, x3, t4)).DisableLifeTimeVariation()
