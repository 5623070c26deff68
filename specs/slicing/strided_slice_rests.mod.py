# Licensed under the Apache License, Version 2.0; see LICENSE.
# Written by 'python -m corpus' from corpus/families/slicing.py; do not edit.
#
# STRIDED_SLICE: rows of 5 to 19 elements.

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

# What vectors leave over at the end of a row.
# Expected values: float64 formula.
input_5 = Input('input_5', (F32, [2, 5]))
begin_5 = Parameter('begin_5', (I32, [2]), [0, 4])
end_5 = Parameter('end_5', (I32, [2]), [2, 0])
strides_5 = Parameter('strides_5', (I32, [2]), [1, -1])
output_5 = Output('output_5', (F32, [2, 4]))
input_6 = Input('input_6', (F32, [2, 6]))
begin_6 = Parameter('begin_6', (I32, [2]), [0, 5])
end_6 = Parameter('end_6', (I32, [2]), [2, 0])
strides_6 = Parameter('strides_6', (I32, [2]), [1, -1])
output_6 = Output('output_6', (F32, [2, 5]))
input_7 = Input('input_7', (F32, [2, 7]))
begin_7 = Parameter('begin_7', (I32, [2]), [0, 6])
end_7 = Parameter('end_7', (I32, [2]), [2, 0])
strides_7 = Parameter('strides_7', (I32, [2]), [1, -1])
output_7 = Output('output_7', (F32, [2, 6]))
input_8 = Input('input_8', (F32, [2, 8]))
begin_8 = Parameter('begin_8', (I32, [2]), [0, 7])
end_8 = Parameter('end_8', (I32, [2]), [2, 0])
strides_8 = Parameter('strides_8', (I32, [2]), [1, -1])
output_8 = Output('output_8', (F32, [2, 7]))
input_9 = Input('input_9', (F32, [2, 9]))
begin_9 = Parameter('begin_9', (I32, [2]), [0, 8])
end_9 = Parameter('end_9', (I32, [2]), [2, 0])
strides_9 = Parameter('strides_9', (I32, [2]), [1, -1])
output_9 = Output('output_9', (F32, [2, 8]))
input_10 = Input('input_10', (F32, [2, 10]))
begin_10 = Parameter('begin_10', (I32, [2]), [0, 9])
end_10 = Parameter('end_10', (I32, [2]), [2, 0])
strides_10 = Parameter('strides_10', (I32, [2]), [1, -1])
output_10 = Output('output_10', (F32, [2, 9]))
input_11 = Input('input_11', (F32, [2, 11]))
begin_11 = Parameter('begin_11', (I32, [2]), [0, 10])
end_11 = Parameter('end_11', (I32, [2]), [2, 0])
strides_11 = Parameter('strides_11', (I32, [2]), [1, -1])
output_11 = Output('output_11', (F32, [2, 10]))
input_12 = Input('input_12', (F32, [2, 12]))
begin_12 = Parameter('begin_12', (I32, [2]), [0, 11])
end_12 = Parameter('end_12', (I32, [2]), [2, 0])
strides_12 = Parameter('strides_12', (I32, [2]), [1, -1])
output_12 = Output('output_12', (F32, [2, 11]))
input_13 = Input('input_13', (F32, [2, 13]))
begin_13 = Parameter('begin_13', (I32, [2]), [0, 12])
end_13 = Parameter('end_13', (I32, [2]), [2, 0])
strides_13 = Parameter('strides_13', (I32, [2]), [1, -1])
output_13 = Output('output_13', (F32, [2, 12]))
input_14 = Input('input_14', (F32, [2, 14]))
begin_14 = Parameter('begin_14', (I32, [2]), [0, 13])
end_14 = Parameter('end_14', (I32, [2]), [2, 0])
strides_14 = Parameter('strides_14', (I32, [2]), [1, -1])
output_14 = Output('output_14', (F32, [2, 13]))
input_15 = Input('input_15', (F32, [2, 15]))
begin_15 = Parameter('begin_15', (I32, [2]), [0, 14])
end_15 = Parameter('end_15', (I32, [2]), [2, 0])
strides_15 = Parameter('strides_15', (I32, [2]), [1, -1])
output_15 = Output('output_15', (F32, [2, 14]))
input_16 = Input('input_16', (F32, [2, 16]))
begin_16 = Parameter('begin_16', (I32, [2]), [0, 15])
end_16 = Parameter('end_16', (I32, [2]), [2, 0])
strides_16 = Parameter('strides_16', (I32, [2]), [1, -1])
output_16 = Output('output_16', (F32, [2, 15]))
input_17 = Input('input_17', (F32, [2, 17]))
begin_17 = Parameter('begin_17', (I32, [2]), [0, 16])
end_17 = Parameter('end_17', (I32, [2]), [2, 0])
strides_17 = Parameter('strides_17', (I32, [2]), [1, -1])
output_17 = Output('output_17', (F32, [2, 16]))
input_18 = Input('input_18', (F32, [2, 18]))
begin_18 = Parameter('begin_18', (I32, [2]), [0, 17])
end_18 = Parameter('end_18', (I32, [2]), [2, 0])
strides_18 = Parameter('strides_18', (I32, [2]), [1, -1])
output_18 = Output('output_18', (F32, [2, 17]))
input_19 = Input('input_19', (F32, [2, 19]))
begin_19 = Parameter('begin_19', (I32, [2]), [0, 18])
end_19 = Parameter('end_19', (I32, [2]), [2, 0])
strides_19 = Parameter('strides_19', (I32, [2]), [1, -1])
output_19 = Output('output_19', (F32, [2, 18]))
model = Model()
model.Operation('STRIDED_SLICE', input_5, begin_5, end_5, strides_5, 0, 0, 0).To(output_5)
model.Operation('STRIDED_SLICE', input_6, begin_6, end_6, strides_6, 0, 0, 0).To(output_6)
model.Operation('STRIDED_SLICE', input_7, begin_7, end_7, strides_7, 0, 0, 0).To(output_7)
model.Operation('STRIDED_SLICE', input_8, begin_8, end_8, strides_8, 0, 0, 0).To(output_8)
model.Operation('STRIDED_SLICE', input_9, begin_9, end_9, strides_9, 0, 0, 0).To(output_9)
model.Operation('STRIDED_SLICE', input_10, begin_10, end_10, strides_10, 0, 0, 0).To(output_10)
model.Operation('STRIDED_SLICE', input_11, begin_11, end_11, strides_11, 0, 0, 0).To(output_11)
model.Operation('STRIDED_SLICE', input_12, begin_12, end_12, strides_12, 0, 0, 0).To(output_12)
model.Operation('STRIDED_SLICE', input_13, begin_13, end_13, strides_13, 0, 0, 0).To(output_13)
model.Operation('STRIDED_SLICE', input_14, begin_14, end_14, strides_14, 0, 0, 0).To(output_14)
model.Operation('STRIDED_SLICE', input_15, begin_15, end_15, strides_15, 0, 0, 0).To(output_15)
model.Operation('STRIDED_SLICE', input_16, begin_16, end_16, strides_16, 0, 0, 0).To(output_16)
model.Operation('STRIDED_SLICE', input_17, begin_17, end_17, strides_17, 0, 0, 0).To(output_17)
model.Operation('STRIDED_SLICE', input_18, begin_18, end_18, strides_18, 0, 0, 0).To(output_18)
model.Operation('STRIDED_SLICE', input_19, begin_19, end_19, strides_19, 0, 0, 0).To(output_19)
Example({
    input_5: [-29.25, -27.5, -25.75, -24.0, -22.25, -20.5, -18.75, -17.0, -15.25, -13.5],
    output_5: [-22.25, -24.0, -25.75, -27.5, -13.5, -15.25, -17.0, -18.75],
    input_6: [-29.25, -27.5, -25.75, -24.0, -22.25, -20.5, -18.75, -17.0, -15.25, -13.5, -11.75, -10.0],
    output_6: [-20.5, -22.25, -24.0, -25.75, -27.5, -10.0, -11.75, -13.5, -15.25, -17.0],
    input_7: [-29.25, -27.5, -25.75, -24.0, -22.25, -20.5, -18.75, -17.0, -15.25, -13.5, -11.75, -10.0, -8.25,
    -6.5],
    output_7: [-18.75, -20.5, -22.25, -24.0, -25.75, -27.5, -6.5, -8.25, -10.0, -11.75, -13.5, -15.25],
    input_8: [-29.25, -27.5, -25.75, -24.0, -22.25, -20.5, -18.75, -17.0, -15.25, -13.5, -11.75, -10.0, -8.25,
    -6.5, -4.75, -3.0],
    output_8: [-17.0, -18.75, -20.5, -22.25, -24.0, -25.75, -27.5, -3.0, -4.75, -6.5, -8.25, -10.0, -11.75, -13.5],
    input_9: [-29.25, -27.5, -25.75, -24.0, -22.25, -20.5, -18.75, -17.0, -15.25, -13.5, -11.75, -10.0, -8.25,
    -6.5, -4.75, -3.0, -1.25, 0.5],
    output_9: [-15.25, -17.0, -18.75, -20.5, -22.25, -24.0, -25.75, -27.5, 0.5, -1.25, -3.0, -4.75, -6.5, -8.25,
    -10.0, -11.75],
    input_10: [-29.25, -27.5, -25.75, -24.0, -22.25, -20.5, -18.75, -17.0, -15.25, -13.5, -11.75, -10.0, -8.25,
    -6.5, -4.75, -3.0, -1.25, 0.5, 2.25, 4.0],
    output_10: [-13.5, -15.25, -17.0, -18.75, -20.5, -22.25, -24.0, -25.75, -27.5, 4.0, 2.25, 0.5, -1.25, -3.0,
    -4.75, -6.5, -8.25, -10.0],
    input_11: [-29.25, -27.5, -25.75, -24.0, -22.25, -20.5, -18.75, -17.0, -15.25, -13.5, -11.75, -10.0, -8.25,
    -6.5, -4.75, -3.0, -1.25, 0.5, 2.25, 4.0, 5.75, 7.5],
    output_11: [-11.75, -13.5, -15.25, -17.0, -18.75, -20.5, -22.25, -24.0, -25.75, -27.5, 7.5, 5.75, 4.0, 2.25,
    0.5, -1.25, -3.0, -4.75, -6.5, -8.25],
    input_12: [-29.25, -27.5, -25.75, -24.0, -22.25, -20.5, -18.75, -17.0, -15.25, -13.5, -11.75, -10.0, -8.25,
    -6.5, -4.75, -3.0, -1.25, 0.5, 2.25, 4.0, 5.75, 7.5, 9.25, 11.0],
    output_12: [-10.0, -11.75, -13.5, -15.25, -17.0, -18.75, -20.5, -22.25, -24.0, -25.75, -27.5, 11.0, 9.25, 7.5,
    5.75, 4.0, 2.25, 0.5, -1.25, -3.0, -4.75, -6.5],
    input_13: packed('|i1',
    'c-jFP0OkLSl9`~VuC=_w%F)>0=I!+R0tpZo9wjU@I^n7g0s', 0.25
),
    output_13: [-8.25, -10.0, -11.75, -13.5, -15.25, -17.0, -18.75, -20.5, -22.25, -24.0, -25.75, -27.5, 14.5,
    12.75, 11.0, 9.25, 7.5, 5.75, 4.0, 2.25, 0.5, -1.25, -3.0, -4.75],
    input_14: packed('|i1',
    'c-jFR0OS9Ql9`~VuC=_w%F)>0=I!+R0tpZo9wjU@IzdSOcn*s', 0.25
),
    output_14: packed('|i1',
    'c-jFP0OkMY-`LU0!@RYwr=XdVNI^O?EF~Tn5D5bN^wy{i69', 0.25
),
    input_15: packed('|i1',
    'c-jFT0O9|Ol9`~VuC=_w%F)>0=I!+R0tpZo9wjU@IzdQJRveKJFa', 0.25
),
    output_15: packed('|i1',
    'c-jFR0OSAd=HJ-S%EP?1uBV`xl2%VhK{_)mB_0<L2?G27Qw^~', 0.25
),
    input_16: packed('|i1',
    'c-jFV0N?+Ml9`~VuC=_w%F)>0=I!+R0tpZo9wjU@IzdQJR$XK~4-fG', 0.25
),
    output_16: packed('|i1',
    'c-jFT0O9}i?dIRu(aOWTwXUb2nUZ8(R!>MlIx{RK9v2V^0xmEPYX', 0.25
),
    input_17: packed('|i1',
    'c-jFX0NwwKl9`~VuC=_w%F)>0=I!+R0tpZo9wjU@IzdQJR$XLka$PwP&H', 0.25
),
    output_17: packed('|i1',
    'c-jFV0N?-n^zG)~*wM<vytS^UpqY|#Yh+zkPe?&JGb|+@7Z3?!XAnU', 0.25
),
    input_18: packed('<i2',
    'c-rfpG;_i7bzAowK6UZN{bz5#{AS`55SLTcF}8B_@DGbk$u6pF_>T@4FaZGCqawB', 0.25
),
    output_18: packed('<i2',
    'c-mw7{pIbm`!_D0I=pA=y5$RIPHLzu%1((5^Y?JHGS*R*6Bl6kj|Ldf0RUUKAtL', 0.25
),
    input_19: packed('<i2',
    'c-rfpG;_i7bzAowK6UZN{bz5#{AS`55SLTcF}8B_@DGbk$u6pF=$ZT<9WY>m|NjAU?j_R', 0.25
),
    output_19: packed('<i2',
    'c-rG+`u*kYv->wLo;ti|>$>F&W=@*i(@<HIoe~@7@8M`=tfML?&cN^=12CWg0QA%(IR', 0.25
),
}, name='float32').AddVariations('float16').DisableLifeTimeVariation()

# What vectors leave over at the end of a row.
# Expected values: float64 formula.
input_5 = Input('input_5', (U8, [2, 5], 0.5, 100))
begin_5 = Parameter('begin_5', (I32, [2]), [0, 4])
end_5 = Parameter('end_5', (I32, [2]), [2, 0])
strides_5 = Parameter('strides_5', (I32, [2]), [1, -1])
output_5 = Output('output_5', (U8, [2, 4], 0.5, 100))
input_6 = Input('input_6', (U8, [2, 6], 0.5, 100))
begin_6 = Parameter('begin_6', (I32, [2]), [0, 5])
end_6 = Parameter('end_6', (I32, [2]), [2, 0])
strides_6 = Parameter('strides_6', (I32, [2]), [1, -1])
output_6 = Output('output_6', (U8, [2, 5], 0.5, 100))
input_7 = Input('input_7', (U8, [2, 7], 0.5, 100))
begin_7 = Parameter('begin_7', (I32, [2]), [0, 6])
end_7 = Parameter('end_7', (I32, [2]), [2, 0])
strides_7 = Parameter('strides_7', (I32, [2]), [1, -1])
output_7 = Output('output_7', (U8, [2, 6], 0.5, 100))
input_8 = Input('input_8', (U8, [2, 8], 0.5, 100))
begin_8 = Parameter('begin_8', (I32, [2]), [0, 7])
end_8 = Parameter('end_8', (I32, [2]), [2, 0])
strides_8 = Parameter('strides_8', (I32, [2]), [1, -1])
output_8 = Output('output_8', (U8, [2, 7], 0.5, 100))
input_9 = Input('input_9', (U8, [2, 9], 0.5, 100))
begin_9 = Parameter('begin_9', (I32, [2]), [0, 8])
end_9 = Parameter('end_9', (I32, [2]), [2, 0])
strides_9 = Parameter('strides_9', (I32, [2]), [1, -1])
output_9 = Output('output_9', (U8, [2, 8], 0.5, 100))
input_10 = Input('input_10', (U8, [2, 10], 0.5, 100))
begin_10 = Parameter('begin_10', (I32, [2]), [0, 9])
end_10 = Parameter('end_10', (I32, [2]), [2, 0])
strides_10 = Parameter('strides_10', (I32, [2]), [1, -1])
output_10 = Output('output_10', (U8, [2, 9], 0.5, 100))
input_11 = Input('input_11', (U8, [2, 11], 0.5, 100))
begin_11 = Parameter('begin_11', (I32, [2]), [0, 10])
end_11 = Parameter('end_11', (I32, [2]), [2, 0])
strides_11 = Parameter('strides_11', (I32, [2]), [1, -1])
output_11 = Output('output_11', (U8, [2, 10], 0.5, 100))
input_12 = Input('input_12', (U8, [2, 12], 0.5, 100))
begin_12 = Parameter('begin_12', (I32, [2]), [0, 11])
end_12 = Parameter('end_12', (I32, [2]), [2, 0])
strides_12 = Parameter('strides_12', (I32, [2]), [1, -1])
output_12 = Output('output_12', (U8, [2, 11], 0.5, 100))
input_13 = Input('input_13', (U8, [2, 13], 0.5, 100))
begin_13 = Parameter('begin_13', (I32, [2]), [0, 12])
end_13 = Parameter('end_13', (I32, [2]), [2, 0])
strides_13 = Parameter('strides_13', (I32, [2]), [1, -1])
output_13 = Output('output_13', (U8, [2, 12], 0.5, 100))
input_14 = Input('input_14', (U8, [2, 14], 0.5, 100))
begin_14 = Parameter('begin_14', (I32, [2]), [0, 13])
end_14 = Parameter('end_14', (I32, [2]), [2, 0])
strides_14 = Parameter('strides_14', (I32, [2]), [1, -1])
output_14 = Output('output_14', (U8, [2, 13], 0.5, 100))
input_15 = Input('input_15', (U8, [2, 15], 0.5, 100))
begin_15 = Parameter('begin_15', (I32, [2]), [0, 14])
end_15 = Parameter('end_15', (I32, [2]), [2, 0])
strides_15 = Parameter('strides_15', (I32, [2]), [1, -1])
output_15 = Output('output_15', (U8, [2, 14], 0.5, 100))
input_16 = Input('input_16', (U8, [2, 16], 0.5, 100))
begin_16 = Parameter('begin_16', (I32, [2]), [0, 15])
end_16 = Parameter('end_16', (I32, [2]), [2, 0])
strides_16 = Parameter('strides_16', (I32, [2]), [1, -1])
output_16 = Output('output_16', (U8, [2, 15], 0.5, 100))
input_17 = Input('input_17', (U8, [2, 17], 0.5, 100))
begin_17 = Parameter('begin_17', (I32, [2]), [0, 16])
end_17 = Parameter('end_17', (I32, [2]), [2, 0])
strides_17 = Parameter('strides_17', (I32, [2]), [1, -1])
output_17 = Output('output_17', (U8, [2, 16], 0.5, 100))
input_18 = Input('input_18', (U8, [2, 18], 0.5, 100))
begin_18 = Parameter('begin_18', (I32, [2]), [0, 17])
end_18 = Parameter('end_18', (I32, [2]), [2, 0])
strides_18 = Parameter('strides_18', (I32, [2]), [1, -1])
output_18 = Output('output_18', (U8, [2, 17], 0.5, 100))
input_19 = Input('input_19', (U8, [2, 19], 0.5, 100))
begin_19 = Parameter('begin_19', (I32, [2]), [0, 18])
end_19 = Parameter('end_19', (I32, [2]), [2, 0])
strides_19 = Parameter('strides_19', (I32, [2]), [1, -1])
output_19 = Output('output_19', (U8, [2, 18], 0.5, 100))
model = Model()
model.Operation('STRIDED_SLICE', input_5, begin_5, end_5, strides_5, 0, 0, 0).To(output_5)
model.Operation('STRIDED_SLICE', input_6, begin_6, end_6, strides_6, 0, 0, 0).To(output_6)
model.Operation('STRIDED_SLICE', input_7, begin_7, end_7, strides_7, 0, 0, 0).To(output_7)
model.Operation('STRIDED_SLICE', input_8, begin_8, end_8, strides_8, 0, 0, 0).To(output_8)
model.Operation('STRIDED_SLICE', input_9, begin_9, end_9, strides_9, 0, 0, 0).To(output_9)
model.Operation('STRIDED_SLICE', input_10, begin_10, end_10, strides_10, 0, 0, 0).To(output_10)
model.Operation('STRIDED_SLICE', input_11, begin_11, end_11, strides_11, 0, 0, 0).To(output_11)
model.Operation('STRIDED_SLICE', input_12, begin_12, end_12, strides_12, 0, 0, 0).To(output_12)
model.Operation('STRIDED_SLICE', input_13, begin_13, end_13, strides_13, 0, 0, 0).To(output_13)
model.Operation('STRIDED_SLICE', input_14, begin_14, end_14, strides_14, 0, 0, 0).To(output_14)
model.Operation('STRIDED_SLICE', input_15, begin_15, end_15, strides_15, 0, 0, 0).To(output_15)
model.Operation('STRIDED_SLICE', input_16, begin_16, end_16, strides_16, 0, 0, 0).To(output_16)
model.Operation('STRIDED_SLICE', input_17, begin_17, end_17, strides_17, 0, 0, 0).To(output_17)
model.Operation('STRIDED_SLICE', input_18, begin_18, end_18, strides_18, 0, 0, 0).To(output_18)
model.Operation('STRIDED_SLICE', input_19, begin_19, end_19, strides_19, 0, 0, 0).To(output_19)
Example({
    input_5: [3, 10, 17, 24, 31, 38, 45, 52, 59, 66],
    output_5: [31, 24, 17, 10, 66, 59, 52, 45],
    input_6: [3, 10, 17, 24, 31, 38, 45, 52, 59, 66, 73, 80],
    output_6: [38, 31, 24, 17, 10, 80, 73, 66, 59, 52],
    input_7: [3, 10, 17, 24, 31, 38, 45, 52, 59, 66, 73, 80, 87, 94],
    output_7: [45, 38, 31, 24, 17, 10, 94, 87, 80, 73, 66, 59],
    input_8: [3, 10, 17, 24, 31, 38, 45, 52, 59, 66, 73, 80, 87, 94, 101, 108],
    output_8: [52, 45, 38, 31, 24, 17, 10, 108, 101, 94, 87, 80, 73, 66],
    input_9: [3, 10, 17, 24, 31, 38, 45, 52, 59, 66, 73, 80, 87, 94, 101, 108, 115, 122],
    output_9: [59, 52, 45, 38, 31, 24, 17, 10, 122, 115, 108, 101, 94, 87, 80, 73],
    input_10: [3, 10, 17, 24, 31, 38, 45, 52, 59, 66, 73, 80, 87, 94, 101, 108, 115, 122, 129, 136],
    output_10: [66, 59, 52, 45, 38, 31, 24, 17, 10, 136, 129, 122, 115, 108, 101, 94, 87, 80],
    input_11: [3, 10, 17, 24, 31, 38, 45, 52, 59, 66, 73, 80, 87, 94, 101, 108, 115, 122, 129, 136, 143, 150],
    output_11: [73, 66, 59, 52, 45, 38, 31, 24, 17, 10, 150, 143, 136, 129, 122, 115, 108, 101, 94, 87],
    input_12: [3, 10, 17, 24, 31, 38, 45, 52, 59, 66, 73, 80, 87, 94, 101, 108, 115, 122, 129, 136, 143, 150, 157,
    164],
    output_12: [80, 73, 66, 59, 52, 45, 38, 31, 24, 17, 10, 164, 157, 150, 143, 136, 129, 122, 115, 108, 101, 94],
    input_13: packed('<i2',
    'c-mv;5|ofv(>1Yn@(c)%OU)^+YV7ErHh0PDO$;~z07F#?G5'
),
    output_13: [87, 80, 73, 66, 59, 52, 45, 38, 31, 24, 17, 10, 178, 171, 164, 157, 150, 143, 136, 129, 122, 115,
    108, 101],
    input_14: packed('<i2',
    'c-mv;5|ofv(>1Yn@(c)%OU)^+YV7ErHh0PDO*;=T-~j-Wiwdg'
),
    output_14: packed('<i2',
    'c-o5#5AbxdHqlj+mk{JSuyfPuC3C0scQjTN=P=*|0Dlb%Lj'
),
    input_15: packed('<i2',
    'c-mv;5|ofv(>1Yn@(c)%OU)^+YV7ErHh0PDO*;=9KgWO<008g_3_t'
),
    output_15: packed('<i2',
    'c-l*i3lH#gvNq9Gla~<WI(PiQ&P}VA%$?TX(O6Z?fCm5o+Kvm+'
),
    input_16: packed('<i2',
    'c-mv;5|ofv(>1Yn@(c)%OU)^+YV7ErHh0PDO*;=9KX>&G0|5X4S-uVN'
),
    output_16: packed('<i2',
    'c-qTJjSCO(bh0+lRg;$x<hpb9-0=fDH?3YWcUpf(V-*8l002Xw4SN'
),
    input_17: packed('<i2',
    'c-mv;5|ofv(>1Yn@(c)%OU)^+YV7ErHh0PDO*;=9KX>)c<5vs>0RYi#555'
),
    output_17: packed('<i2',
    'c-kw@NsS8+@N}{^(N&X|5afFG_|DaH#}Dk>w0g<hY5g6I3<LlGyA}^Y'
),
    input_18: packed('<i2',
    'c-mv;5|ofv(>1Yn@(c)%OU)^+YV7ErHh0PDO*;=9KX>)c<5wSlFc1L%SP>DY'
),
    output_18: packed('<i2',
    'c-pHf&Pk065AbxdHqlj+mk{Lo@$uE;J6F#gKd^Jt>Lqih^>;831OP$#5hD'
),
    input_19: packed('<i2',
    'c-mv;5|ofv(>1Yn@(c)%OU)^+YV7ErHh0PDO*;=9KX>)c<5wSluy8XF1puJ>5w-'
),
    output_19: packed('<i2',
    'c-m{MD$Yrb3lH#gvNq9Gla~<W;%52r@zvuySI-?kuyfPuC3C0sGY|m)a4``p'
),
}, name='quant8').AddVariations(signed(input_5, output_5, input_6, output_6, input_7, output_7, input_8, output_8, input_9, output_9, input_10, output_10, input_11, output_11, input_12, output_12, input_13, output_13, input_14, output_14, input_15, output_15, input_16, output_16, input_17, output_17, input_18, output_18, input_19, output_19)).DisableLifeTimeVariation()
