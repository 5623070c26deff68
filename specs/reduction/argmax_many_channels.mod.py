# Licensed under the Apache License, Version 2.0; see LICENSE.
# Written by 'python -m corpus' from corpus/families/reduction.py; do not edit.
#
# ARGMAX: more channels than a block has.

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
I32 = 'TENSOR_INT32'
U8 = 'TENSOR_QUANT8_ASYMM'

# A block that is not full behind full ones.
# Expected values: float64 formula.
x1 = Input('x1', (F32, [1, 1, 3, 48]))
t2 = Output('t2', (I32, [1, 1, 48]))
x3 = Input('x3', (F32, [1, 40, 1, 3]))
t4 = Output('t4', (I32, [1, 40, 1]))
x5 = Input('x5', (F32, [1, 80, 1, 3]))
t6 = Output('t6', (I32, [1, 80, 1]))
x7 = Input('x7', (F32, [1, 1, 3, 129]))
t8 = Output('t8', (I32, [1, 1, 129]))
model = Model()
model.Operation('ARGMAX', x1, 2).To(t2)
model.Operation('ARGMAX', x3, 3).To(t4)
model.Operation('ARGMAX', x5, 3).To(t6)
model.Operation('ARGMAX', x7, 2).To(t8)
Example({
    x1: packed('|i1',
    'c-pPY$pL^c2n0Y`459yOxv>f7KbX^N62kD}!@VGQT=kOC+{Zk})6j2I+mzZ+j9}$1{?8x9lux4', 0.5
),
    t2: packed('|i1',
    'c-j@o!3_Wa41z##|Dj7C#)~34q>{P36xm-bejc3%1bhHC'
),
    x3: packed('|i1',
    'c-o!I$pL^c2n0X@L+HO+&cz;_|3G>5F5}F)rV2;Pky$2=ycVsn+Q*|1<vj1uINBVP_@6&gOGK&', 0.5
),
    t4: packed('|i1',
    'c-kF_0SW*x5Q5VGKl<DP!w4BOV54RE63XkY0|Qb3EC'
),
    x5: packed('|i1',
    'c-qy=$pL^c2n0X@L+HO+&c!;M|Der53FXzhj5F(+DjY3GW|=thTC~DyACE$m^Sndj_+S12tFVYx', 0.5
),
    t6: packed('|i1',
    'c-m!)!3h8`5W-^iAG+1=feK1gC8pLi6WD~+0RB3PmJ)5=^8*fQ09p'
),
    x7: (packed('|i1',
    'c-jTQi2=YM2n4WlRAm2Y`7uHNO>I+ZLotGtyO`5!62kD}!@VGQT=kOC+|NA6(;fgFBGU', 0.5
) * 7)[:387],
    t8: packed('|i1',
    'c-pOtfe8RG48o%SA3eifs0D>sX{tgJz3{Vy@qroEHh4(=I2b=8#sG`'
),
}, name='rest').AddVariations('float16').DisableLifeTimeVariation()

# A block that is not full behind full ones.
# Expected values: float64 formula.
x1 = Input('x1', (U8, [1, 1, 3, 48], 0.5, 120))
t2 = Output('t2', (I32, [1, 1, 48]))
x3 = Input('x3', (U8, [1, 40, 1, 3], 0.5, 120))
t4 = Output('t4', (I32, [1, 40, 1]))
x5 = Input('x5', (U8, [1, 80, 1, 3], 0.5, 120))
t6 = Output('t6', (I32, [1, 80, 1]))
x7 = Input('x7', (U8, [1, 1, 3, 129], 0.5, 120))
t8 = Output('t8', (I32, [1, 1, 129]))
model = Model()
model.Operation('ARGMAX', x1, 2).To(t2)
model.Operation('ARGMAX', x3, 3).To(t4)
model.Operation('ARGMAX', x5, 3).To(t6)
model.Operation('ARGMAX', x7, 2).To(t8)
Example({
    x1: packed('<i2',
    'c-qa&$pL^c2n0Y&2ErkWA(U<tKAiu+w*|Fyfwgv7Ai;8mwS89H#LIaR?6EX*9r6@!M4!O-`TCg`$pS+o'
),
    t2: packed('|i1',
    'c-j@o!3_Wa41z##|Dj7C#)~34q>{P36xm-bejc3%1bhHC'
),
    x3: packed('<i2',
    'c-qCw!2y6U2m~-k1`3COrHt+le#}4U^gf>0=G4-athLKLBU#R{HfH%vyugdn9t$Jr5JK=hUq5*PdV@FW'
),
    t4: packed('|i1',
    'c-kF_0SW*x5Q5VGKl<DP!w4BOV54RE63XkY0|Qb3EC'
),
    x5: packed('<i2',
    'c-rO5!4ZHk2n0Y&1_FnGA(U<%j{9He5JJ%DeLS(vsiiAfYnOROvYcUU%<`LfffuDc7Do79zJBHflM-*%'
),
    t6: packed('|i1',
    'c-m!)!3h8`5W-^iAG+1=feK1gC8pLi6WD~+0RB3PmJ)5=^8*fQ09p'
),
    x7: (packed('<i2',
    'c-p1Gi2=YM2n4W>%zG55=;#j7r2O-Af*nE%reby!mIsYY7hA9Ps4SL!*ak=AC04M~^T!1`UL0!'
) * 7)[:387],
    t8: packed('|i1',
    'c-pOtfe8RG48o%SA3eifs0D>sX{tgJz3{Vy@qroEHh4(=I2b=8#sG`'
),
}, name='rest_quant8').AddVariations(signed(x1, x3, x5, x7)).DisableLifeTimeVariation()
