# Licensed under the Apache License, Version 2.0; see LICENSE.
# Written by 'python -m corpus' from corpus/families/activation.py; do not edit.
#
# RELU6: tensors of many elements, in sizes of no block, and beside powers of two.

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

# A function has many elements, beyond one block, tile or vector, with a rest.
# Expected values: float64 formula.
x1 = Input('x1', (U8, [1, 257, 1, 129], 0.03125, 120))
t2 = Output('t2', (U8, [1, 257, 1, 129], 0.03125, 120))
model = Model()
model.Operation('RELU6', x1).To(t2)
Example({
    x1: (packed('<i2',
    'c-m`v==Nvv-88NC1A@QWcg|e)M>Zy6nuO1q9ctT{Zt9y~o6!Br|8+;tiD&P5&v`3vD)sq%tg|Qe_TK0h`%Wb=PyzrvW+F!'
) * 544)[:33153],
    t2: (packed('<i2',
    'c-m`vSn+4^-HM9#0~Np8cg|e)r=p@_T1Ca09TnRuZdO!Wo6!BL;&n&QiD&OC&Q(-ws;KyUth1-$_TGvY`%YCbPyzrHJ|{u'
) * 544)[:33153],
}, name='row_quant8').AddVariations(signed(x1, t2)).DisableLifeTimeVariation()

# A function has many elements, beyond one block, tile or vector, with a rest.
# Expected values: float64 formula.
x1 = Input('x1', (U8, [2, 3, 21, 19], 0.03125, 120))
t2 = Output('t2', (U8, [2, 3, 21, 19], 0.03125, 120))
model = Model()
model.Operation('RELU6', x1).To(t2)
Example({
    x1: (packed('<i2',
    'c-m`v==Nvv-88NC1A@QWcg|e)M>Zy6nuO1q9ctT{Zt9y~o6!Br|8+;tiD&P5&v`3vD)sq%tg|Qe_TK0h`%Wb=PyzrvW+F!'
) * 40)[:2394],
    t2: (packed('<i2',
    'c-m`vSn+4^-HM9#0~Np8cg|e)r=p@_T1Ca09TnRuZdO!Wo6!BL;&n&QiD&OC&Q(-ws;KyUth1-$_TGvY`%YCbPyzrHJ|{u'
) * 40)[:2394],
}, name='image_quant8').AddVariations(signed(x1, t2)).DisableLifeTimeVariation()

# A function has many elements, beyond one block, tile or vector, with a rest.
# Expected values: float64 formula.
x1 = Input('x1', (F32, [1, 257, 1, 129]))
t2 = Output('t2', (F32, [1, 257, 1, 129]))
model = Model()
model.Operation('RELU6', x1).To(t2)
Example({
    x1: (packed('<i2',
    'c-jGa0EPd?5t!GK6c%bmc~YfP*qwJ&gp1<JSW-9f1PaLgxQC4q>q-Yuc2vG&bM04gev4%Ok19HT%|$^^4t-gY`vLs|_X_gx3JV7J'
    '`tS?=3=9eW{0<HO_74sJ`T7g|4GstT{0;pC1pW>64fhKT3;PQ74g321_V^AC{tkpY_y', 0.0009765625
) * 544)[:33153],
    t2: (packed('<i2',
    'c-kF{F%E)26ht3pqmkYJ%_g3LgIG`!3as@4HY5~KnON)@yb9Ow5QHlbzB|Qa-eiWzk1O1U2Kdsx6LgkcY5XBBHT296R$ip%M#aQm'
    ';~feP*sk<PD?A~bK?N?7S@Z;gb7q1UZ)3@4Rd%!S4ln', 0.0009765625
) * 544)[:33153],
}, name='row').DisableLifeTimeVariation()

# A function has many elements, beyond one block, tile or vector, with a rest.
# Expected values: float64 formula.
x1 = Input('x1', (F32, [2, 3, 21, 19]))
t2 = Output('t2', (F32, [2, 3, 21, 19]))
model = Model()
model.Operation('RELU6', x1).To(t2)
Example({
    x1: (packed('<i2',
    'c-jGa0EPd?5t!GK6c%bmc~YfP*qwJ&gp1<JSW-9f1PaLgxQC4q>q-Yuc2vG&bM04gev4%Ok19HT%|$^^4t-gY`vLs|_X_gx3JV7J'
    '`tS?=3=9eW{0<HO_74sJ`T7g|4GstT{0;pC1pW>64fhKT3;PQ74g321_V^AC{tkpY_y', 0.0009765625
) * 40)[:2394],
    t2: (packed('<i2',
    'c-kF{F%E)26ht3pqmkYJ%_g3LgIG`!3as@4HY5~KnON)@yb9Ow5QHlbzB|Qa-eiWzk1O1U2Kdsx6LgkcY5XBBHT296R$ip%M#aQm'
    ';~feP*sk<PD?A~bK?N?7S@Z;gb7q1UZ)3@4Rd%!S4ln', 0.0009765625
) * 40)[:2394],
}, name='image').DisableLifeTimeVariation()

# A function has many elements that half precision holds.
# Expected values: float64 formula.
x1 = Input('x1', (F32, [2, 3, 21, 19]))
t2 = Output('t2', (F32, [2, 3, 21, 19]))
model = Model()
model.Operation('RELU6', x1).To(t2)
Example({
    x1: (packed('|i1',
    'c-jFy0K)(81ojKwD9FJnEg9bF!!GqPGA8@;IW_#-JT(93>Mrs$J00lpHT4n^`8U-y-7YmR?kLnX@9FW`;5j+^=b#}Z', 0.0625
) * 40)[:2394],
    t2: (packed('|i1',
    'c-muNVc=%aU|`VHm1JOG&|@$(Qe$ASG-Y70F#+>UtYsM(Oc{g(8O(u{o~b@iF;Er=EG-!Tl)wcW', 0.0625
) * 40)[:2394],
}, name='image_of_halves').AddVariations('float16').DisableLifeTimeVariation()
