# Licensed under the Apache License, Version 2.0; see LICENSE.
# Written by 'python -m corpus' from corpus/families/pooling.py; do not edit.
#
# MAX_POOL_2D: activations at the end of a loop.

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

# The last block of a loop over pixels, of results of many sizes, has each fused activation.
# Expected values: float64 formula.
x1 = Input('x1', (F32, [1, 1, 5, 1]))
t2 = Output('t2', (F32, [1, 1, 5, 1]))
x3 = Input('x3', (F32, [1, 2, 3, 3]))
t4 = Output('t4', (F32, [1, 2, 3, 3]))
x5 = Input('x5', (F32, [1, 3, 5, 5]))
t6 = Output('t6', (F32, [1, 3, 5, 5]))
x7 = Input('x7', (F32, [1, 1, 13, 2]))
t8 = Output('t8', (F32, [1, 1, 13, 2]))
x9 = Input('x9', (F32, [1, 1, 4, 1]))
t10 = Output('t10', (F32, [1, 1, 4, 1]))
x11 = Input('x11', (F32, [1, 1, 9, 3]))
t12 = Output('t12', (F32, [1, 1, 5, 3]))
x13 = Input('x13', (F32, [1, 3, 5, 5]))
t14 = Output('t14', (F32, [1, 2, 3, 5]))
x15 = Input('x15', (F32, [1, 5, 9, 2]))
t16 = Output('t16', (F32, [1, 3, 5, 2]))
x17 = Input('x17', (F32, [1, 1, 25, 1]))
t18 = Output('t18', (F32, [1, 1, 13, 1]))
x19 = Input('x19', (F32, [1, 1, 7, 3]))
t20 = Output('t20', (F32, [1, 1, 4, 3]))
model = Model()
model.Operation('MAX_POOL_2D', x1, 2, 1, 1, 1, 1, 3).To(t2)
model.Operation('MAX_POOL_2D', x3, 2, 1, 1, 1, 1, 2).To(t4)
model.Operation('MAX_POOL_2D', x5, 2, 1, 1, 1, 1, 1).To(t6)
model.Operation('MAX_POOL_2D', x7, 2, 1, 1, 1, 1, 3).To(t8)
model.Operation('MAX_POOL_2D', x9, 2, 1, 1, 1, 1, 2).To(t10)
model.Operation('MAX_POOL_2D', x11, 2, 2, 2, 1, 1, 1).To(t12)
model.Operation('MAX_POOL_2D', x13, 2, 2, 2, 1, 1, 3).To(t14)
model.Operation('MAX_POOL_2D', x15, 2, 2, 2, 1, 1, 2).To(t16)
model.Operation('MAX_POOL_2D', x17, 2, 2, 2, 1, 1, 1).To(t18)
model.Operation('MAX_POOL_2D', x19, 2, 2, 2, 1, 1, 3).To(t20)
Example({
    x1: [1.0, -8.0, 13.0, 15.0, 16.0],
    t2: [1.0, 0.0, 6.0, 6.0, 6.0],
    x3: [15.0, -5.0, 0.0, 7.0, -1.0, -8.0, 6.0, -6.0, 11.0, 0.0, -2.0, 15.0, -3.0, 16.0, -8.0, 1.0, -5.0,
    -4.0],
    t4: [1.0, -1.0, 0.0, 1.0, -1.0, -1.0, 1.0, -1.0, 1.0, 0.0, -1.0, 1.0, -1.0, 1.0, -1.0, 1.0, -1.0, -1.0],
    x5: packed('|i1',
    'c-jTQhXKGK2mmmgprG{sOTp1LiTxdVFOf&sUt^tkC9tfks6ft0{XqG4g~d%gLmqC1!SZ-m%fM=QXr?4TnPV1D', 1.0
),
    t6: packed('|i1',
    'c-jrhxdFf+3<SaDJ%I#r|J9mklBt`MU`7R&=M_;rAe9&{+c02)ub|V<iz?60a~w^C-PYm<KqvvZ', 1.0
),
    x7: packed('|i1',
    'c-muU|M8!Xmz7804;wq%k3RxTT>O6+7=Qoz!vFwp=Luc', 1.0
),
    t8: packed('|i1',
    'c-muQV_;xoV`XClk{~7%h-72{0ssYH08s', 1.0
),
    x9: [-1.0, 12.0, -3.0, 0.0],
    t10: [-1.0, 1.0, -1.0, 0.0],
    x11: packed('|i1',
    'c-muSXA}6r`G=c<i=C7EmjD|V1OGo(9!5T9W^MpV&jhF', 1.0
),
    t12: [5.0, 7.0, 6.0, 0.0, 11.0, 0.0, 11.0, 0.0, 16.0, 15.0, 0.0, 5.0, 3.0, 3.0, 11.0],
    x13: packed('|i1',
    'c-jTQ0Rq4f2mruURvKpie`!c|2UR$kD!s*1=4%`R1sXH875<=?UQo%TX_Xp&_UZ5j-)lC?L1ru)KiG&rQi2%#', 1.0
),
    t14: packed('|i1',
    'c-jrd0SW*B2!lXZ;s2l9KsckGT*(4Pwsn|!28#e(', 1.0
),
    x15: packed('|i1',
    'c-jTQ3l;zo2mnALmCwulPbw>RrYl+1fe3m;#Cd;~s2$wCwTOaA)ki=IGbPR^(YAR*u2|benK44Suwn?_7hquX#_Z$$l+hY;', 1.0
),
    t16: packed('|i1',
    'c-muRgo6J-2%{Jn|1*F&082~;5d', 1.0
),
    x17: packed('|i1',
    'c-mwC`-hXCft8<+=PwHvAMdZ<|9&$6WM^dI1ORJ!2x<', 1.0
),
    t18: [7.0, 0.0, 15.0, 5.0, 14.0, 0.0, 10.0, 13.0, 0.0, 0.0, 0.0, 1.0, 9.0],
    x19: [1.0, 10.0, -5.0, -5.0, 9.0, 3.0, -2.0, -7.0, 13.0, 3.0, 16.0, 2.0, 9.0, 2.0, 12.0, 13.0, 1.0, -2.0,
    -6.0, -6.0, -6.0],
    t20: [1.0, 6.0, 0.0, 0.0, 0.0, 6.0, 6.0, 2.0, 6.0, 0.0, 0.0, 0.0],
}, name='windows').AddVariations('float16').DisableLifeTimeVariation()

# The last block of a loop over pixels, of results of many sizes, has each fused activation.
# Expected values: float64 formula.
x1 = Input('x1', (U8, [1, 1, 5, 1], 0.5, 120))
t2 = Output('t2', (U8, [1, 1, 5, 1], 0.5, 120))
x3 = Input('x3', (U8, [1, 2, 3, 3], 0.5, 120))
t4 = Output('t4', (U8, [1, 2, 3, 3], 0.5, 120))
x5 = Input('x5', (U8, [1, 3, 5, 5], 0.5, 120))
t6 = Output('t6', (U8, [1, 3, 5, 5], 0.5, 120))
x7 = Input('x7', (U8, [1, 1, 13, 2], 0.5, 120))
t8 = Output('t8', (U8, [1, 1, 13, 2], 0.5, 120))
x9 = Input('x9', (U8, [1, 1, 4, 1], 0.5, 120))
t10 = Output('t10', (U8, [1, 1, 4, 1], 0.5, 120))
x11 = Input('x11', (U8, [1, 1, 9, 3], 0.5, 120))
t12 = Output('t12', (U8, [1, 1, 5, 3], 0.5, 120))
x13 = Input('x13', (U8, [1, 3, 5, 5], 0.5, 120))
t14 = Output('t14', (U8, [1, 2, 3, 5], 0.5, 120))
x15 = Input('x15', (U8, [1, 5, 9, 2], 0.5, 120))
t16 = Output('t16', (U8, [1, 3, 5, 2], 0.5, 120))
x17 = Input('x17', (U8, [1, 1, 25, 1], 0.5, 120))
t18 = Output('t18', (U8, [1, 1, 13, 1], 0.5, 120))
x19 = Input('x19', (U8, [1, 1, 7, 3], 0.5, 120))
t20 = Output('t20', (U8, [1, 1, 4, 3], 0.5, 120))
model = Model()
model.Operation('MAX_POOL_2D', x1, 2, 1, 1, 1, 1, 3).To(t2)
model.Operation('MAX_POOL_2D', x3, 2, 1, 1, 1, 1, 2).To(t4)
model.Operation('MAX_POOL_2D', x5, 2, 1, 1, 1, 1, 1).To(t6)
model.Operation('MAX_POOL_2D', x7, 2, 1, 1, 1, 1, 3).To(t8)
model.Operation('MAX_POOL_2D', x9, 2, 1, 1, 1, 1, 2).To(t10)
model.Operation('MAX_POOL_2D', x11, 2, 2, 2, 1, 1, 1).To(t12)
model.Operation('MAX_POOL_2D', x13, 2, 2, 2, 1, 1, 3).To(t14)
model.Operation('MAX_POOL_2D', x15, 2, 2, 2, 1, 1, 2).To(t16)
model.Operation('MAX_POOL_2D', x17, 2, 2, 2, 1, 1, 1).To(t18)
model.Operation('MAX_POOL_2D', x19, 2, 2, 2, 1, 1, 3).To(t20)
Example({
    x1: [122, 104, 146, 150, 152],
    t2: [122, 120, 132, 132, 132],
    x3: [150, 110, 120, 134, 118, 104, 132, 108, 142, 120, 116, 150, 114, 152, 104, 122, 110, 112],
    t4: [122, 118, 120, 122, 118, 118, 122, 118, 122, 120, 118, 122, 118, 122, 118, 122, 118, 118],
    x5: packed('<i2',
    'c-pPOfd&8}3;@vk+$71IOp=_;B$LV9=iX1;dv)Dv0L;E(%v0<T>>@jWks*5_UJ0KZ2L_qjckJq&qvE>0Vvo{rl=!r^um60jxFy8'
),
    t6: packed('<i2',
    'c-pPXK?=Yi3;@ACdl3;42|*-;AfeB#kLX_JvUL*)s#IWE9>I$_q$G-oZWu7Zmec8RM=96Wa)e9-J+1lkUmpj@CYb'
),
    x7: packed('<i2',
    'c-m`g%P5;NscFKDf|j<HjDi_8J<|#*s`7FQDj0AA00KA+>i'
),
    t8: packed('<i2',
    'c-m`esi<gaX=-T!k|1Uch^(pr0tTD_0Q_|f(E'
),
    x9: [118, 144, 114, 120],
    t10: [118, 122, 118, 120],
    x11: packed('<i2',
    'c-m`fYnhSJRnS+_)7I6OGoz)aVp>VlgsLfZb$txD0RTJR4fg'
),
    t12: [130, 134, 132, 120, 142, 120, 142, 120, 152, 150, 120, 130, 126, 126, 142],
    x13: packed('<i2',
    'c-pPO0S3S@3;@7Ax27s8Y9gX0qGGD5YR}y#c1Ods26tH<YSZg1LQZnVIupXf(06B-VAF>Ugp$jqg?gtrrJ;nNmieX3eEjDFYg8p4'
),
    t14: packed('<i2',
    'c-pIKX=!O_sb~OFRdp2=6)jaQ6?H%aWK`7DFyI9MqF@fk'
),
    x15: packed('<i2',
    'c-pnWQ3k*;3;@s_cOs^usw!%tBBE;c5k2lsvG<-(nDL5mBzGsn3%af(NEpL|!Dkd@4c@)mow_3IT<<A!W%1n_kIZMQm7bHO8qhMM'
    'w;aFu0PtTe69'
),
    t16: packed('|i1',
    'c-pI~f`T$2gi#e$Wffo!0Nip8F#'
),
    x17: packed('<i2',
    'c-m_#D(IS4(KKz!grbI?DU)*YO0w#*+Nv757;pgq-qQ?='
),
    t18: [134, 120, 150, 130, 148, 120, 140, 146, 120, 120, 120, 122, 138],
    x19: [122, 140, 110, 110, 138, 126, 116, 106, 146, 126, 152, 124, 138, 124, 144, 146, 122, 116, 108, 108,
    108],
    t20: [122, 132, 120, 120, 120, 132, 132, 124, 132, 120, 120, 120],
}, name='windows_quant8').AddVariations(signed(x1, t2, x3, t4, x5, t6, x7, t8, x9, t10, x11, t12, x13, t14, x15, t16, x17, t18, x19, t20)).DisableLifeTimeVariation()
