# Licensed under the Apache License, Version 2.0; see LICENSE.
# Written by 'python -m corpus' from corpus/families/reshape.py; do not edit.
#
# MIRROR_PAD: rows of 5 to 19 elements.

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
paddings_5 = Parameter('paddings_5', (I32, [2, 2]), [0, 0, 2, 3])
output_5 = Output('output_5', (F32, [2, 10]))
input_6 = Input('input_6', (F32, [2, 6]))
paddings_6 = Parameter('paddings_6', (I32, [2, 2]), [0, 0, 2, 3])
output_6 = Output('output_6', (F32, [2, 11]))
input_7 = Input('input_7', (F32, [2, 7]))
paddings_7 = Parameter('paddings_7', (I32, [2, 2]), [0, 0, 2, 3])
output_7 = Output('output_7', (F32, [2, 12]))
input_8 = Input('input_8', (F32, [2, 8]))
paddings_8 = Parameter('paddings_8', (I32, [2, 2]), [0, 0, 2, 3])
output_8 = Output('output_8', (F32, [2, 13]))
input_9 = Input('input_9', (F32, [2, 9]))
paddings_9 = Parameter('paddings_9', (I32, [2, 2]), [0, 0, 2, 3])
output_9 = Output('output_9', (F32, [2, 14]))
input_10 = Input('input_10', (F32, [2, 10]))
paddings_10 = Parameter('paddings_10', (I32, [2, 2]), [0, 0, 2, 3])
output_10 = Output('output_10', (F32, [2, 15]))
input_11 = Input('input_11', (F32, [2, 11]))
paddings_11 = Parameter('paddings_11', (I32, [2, 2]), [0, 0, 2, 3])
output_11 = Output('output_11', (F32, [2, 16]))
input_12 = Input('input_12', (F32, [2, 12]))
paddings_12 = Parameter('paddings_12', (I32, [2, 2]), [0, 0, 2, 3])
output_12 = Output('output_12', (F32, [2, 17]))
input_13 = Input('input_13', (F32, [2, 13]))
paddings_13 = Parameter('paddings_13', (I32, [2, 2]), [0, 0, 2, 3])
output_13 = Output('output_13', (F32, [2, 18]))
input_14 = Input('input_14', (F32, [2, 14]))
paddings_14 = Parameter('paddings_14', (I32, [2, 2]), [0, 0, 2, 3])
output_14 = Output('output_14', (F32, [2, 19]))
input_15 = Input('input_15', (F32, [2, 15]))
paddings_15 = Parameter('paddings_15', (I32, [2, 2]), [0, 0, 2, 3])
output_15 = Output('output_15', (F32, [2, 20]))
input_16 = Input('input_16', (F32, [2, 16]))
paddings_16 = Parameter('paddings_16', (I32, [2, 2]), [0, 0, 2, 3])
output_16 = Output('output_16', (F32, [2, 21]))
input_17 = Input('input_17', (F32, [2, 17]))
paddings_17 = Parameter('paddings_17', (I32, [2, 2]), [0, 0, 2, 3])
output_17 = Output('output_17', (F32, [2, 22]))
input_18 = Input('input_18', (F32, [2, 18]))
paddings_18 = Parameter('paddings_18', (I32, [2, 2]), [0, 0, 2, 3])
output_18 = Output('output_18', (F32, [2, 23]))
input_19 = Input('input_19', (F32, [2, 19]))
paddings_19 = Parameter('paddings_19', (I32, [2, 2]), [0, 0, 2, 3])
output_19 = Output('output_19', (F32, [2, 24]))
model = Model()
model.Operation('MIRROR_PAD', input_5, paddings_5, 0).To(output_5)
model.Operation('MIRROR_PAD', input_6, paddings_6, 0).To(output_6)
model.Operation('MIRROR_PAD', input_7, paddings_7, 0).To(output_7)
model.Operation('MIRROR_PAD', input_8, paddings_8, 0).To(output_8)
model.Operation('MIRROR_PAD', input_9, paddings_9, 0).To(output_9)
model.Operation('MIRROR_PAD', input_10, paddings_10, 0).To(output_10)
model.Operation('MIRROR_PAD', input_11, paddings_11, 0).To(output_11)
model.Operation('MIRROR_PAD', input_12, paddings_12, 0).To(output_12)
model.Operation('MIRROR_PAD', input_13, paddings_13, 0).To(output_13)
model.Operation('MIRROR_PAD', input_14, paddings_14, 0).To(output_14)
model.Operation('MIRROR_PAD', input_15, paddings_15, 0).To(output_15)
model.Operation('MIRROR_PAD', input_16, paddings_16, 0).To(output_16)
model.Operation('MIRROR_PAD', input_17, paddings_17, 0).To(output_17)
model.Operation('MIRROR_PAD', input_18, paddings_18, 0).To(output_18)
model.Operation('MIRROR_PAD', input_19, paddings_19, 0).To(output_19)
Example({
    input_5: [-29.25, -27.5, -25.75, -24.0, -22.25, -20.5, -18.75, -17.0, -15.25, -13.5],
    output_5: [-25.75, -27.5, -29.25, -27.5, -25.75, -24.0, -22.25, -24.0, -25.75, -27.5, -17.0, -18.75, -20.5,
    -18.75, -17.0, -15.25, -13.5, -15.25, -17.0, -18.75],
    input_6: [-29.25, -27.5, -25.75, -24.0, -22.25, -20.5, -18.75, -17.0, -15.25, -13.5, -11.75, -10.0],
    output_6: [-25.75, -27.5, -29.25, -27.5, -25.75, -24.0, -22.25, -20.5, -22.25, -24.0, -25.75, -15.25, -17.0,
    -18.75, -17.0, -15.25, -13.5, -11.75, -10.0, -11.75, -13.5, -15.25],
    input_7: [-29.25, -27.5, -25.75, -24.0, -22.25, -20.5, -18.75, -17.0, -15.25, -13.5, -11.75, -10.0, -8.25,
    -6.5],
    output_7: [-25.75, -27.5, -29.25, -27.5, -25.75, -24.0, -22.25, -20.5, -18.75, -20.5, -22.25, -24.0, -13.5,
    -15.25, -17.0, -15.25, -13.5, -11.75, -10.0, -8.25, -6.5, -8.25, -10.0, -11.75],
    input_8: [-29.25, -27.5, -25.75, -24.0, -22.25, -20.5, -18.75, -17.0, -15.25, -13.5, -11.75, -10.0, -8.25,
    -6.5, -4.75, -3.0],
    output_8: packed('|i1',
    'c-jFP0OkLgl8cg=pr@|2ytS^U(aOWh(b(VS?ey*D-|zJkdj', 0.25
),
    input_9: [-29.25, -27.5, -25.75, -24.0, -22.25, -20.5, -18.75, -17.0, -15.25, -13.5, -11.75, -10.0, -8.25,
    -6.5, -4.75, -3.0, -1.25, 0.5],
    output_9: packed('|i1',
    'c-jFR0OS9el8cg=pr@|2yu-Y;uGrDa(b(VS?ezNs`}FM@5ER7', 0.25
),
    input_10: [-29.25, -27.5, -25.75, -24.0, -22.25, -20.5, -18.75, -17.0, -15.25, -13.5, -11.75, -10.0, -8.25,
    -6.5, -4.75, -3.0, -1.25, 0.5, 2.25, 4.0],
    output_10: packed('|i1',
    'c-jFT0O9|cl8cg=pr@|2yu-@FytUuh(b(VS?ezNs2@nYa`#Sv-D*', 0.25
),
    input_11: [-29.25, -27.5, -25.75, -24.0, -22.25, -20.5, -18.75, -17.0, -15.25, -13.5, -11.75, -10.0, -8.25,
    -6.5, -4.75, -3.0, -1.25, 0.5, 2.25, 4.0, 5.75, 7.5],
    output_11: packed('|i1',
    'c-jFV0N?+al8cg=pr@|2yu-@T%EP?o-`L;g?ezNs2@n?^7Z3?z0}`z', 0.25
),
    input_12: [-29.25, -27.5, -25.75, -24.0, -22.25, -20.5, -18.75, -17.0, -15.25, -13.5, -11.75, -10.0, -8.25,
    -6.5, -4.75, -3.0, -1.25, 0.5, 2.25, 4.0, 5.75, 7.5, 9.25, 11.0],
    output_12: packed('|i1',
    'c-jFX0NwwYl8cg=pr@|2yu-@T*wM<v?dIR+?ezNs2@n?^B`hT#7mHdGO8', 0.25
),
    input_13: packed('|i1',
    'c-jFP0OkLSl9`~VuC=_w%F)>0=I!+R0tpZo9wjU@I^n7g0s', 0.25
),
    output_13: packed('|i1',
    'c-jFZ0NekWl8cg=pr@|2yu-@T*x%UE%Jl8#?ezNs2@n?^B`h;KGb|;xIur!', 0.25
),
    input_14: packed('|i1',
    'c-jFR0OS9Ql9`~VuC=_w%F)>0=I!+R0tpZo9wjU@IzdSOcn*s', 0.25
),
    output_14: packed('|i1',
    'c-jFb0NMYUl8cg=pr@|2yu-@T*x%;g*wOp+?ezNs2@n?^B`h;KK}bP5GveD6+W', 0.25
),
    input_15: packed('|i1',
    'c-jFT0O9|Ol9`~VuC=_w%F)>0=I!+R0tpZo9wjU@IzdQJRveKJFa', 0.25
),
    output_15: packed('|i1',
    'c-jFd0N4MSl8cg=pr@|2yu-@T*x%;u=HJ)?`}F$)2@n?^B`h;KK}b(lPe?)ibrj7', 0.25
),
    input_16: packed('|i1',
    'c-jFV0N?+Ml9`~VuC=_w%F)>0=I!+R0tpZo9wjU@IzdQJR$XK~4-fG', 0.25
),
    output_16: packed('|i1',
    'c-jFf0M-AQl8cg=pr@|2yu-@T*x%;u^zG)~2?F~92@n?^B`h;KK}b(lU1VKWPZ>`X+W', 0.25
),
    input_17: packed('|i1',
    'c-jFX0NwwKl9`~VuC=_w%F)>0=I!+R0tpZo9wjU@IzdQJR$XLka$PwP&H', 0.25
),
    output_17: packed('|i1',
    'c-jFh0Mq}Ol8cg=pr@|2yu-@T*x%;u^!xPf<`4-22@n?^B`h;KK}b(lU1V!=Yh+zYgBAq', 0.25
),
    input_18: packed('<i2',
    'c-rfpG;_i7bzAowK6UZN{bz5#{AS`55SLTcF}8B_@DGbk$u6pF_>T@4FaZGCqawB', 0.25
),
    output_18: packed('<i2',
    'c-osese97Q1<TiM-E;WV#T)mZz5Vi=>Gzkn;sTrk;&Q4w##W9V{$a5x*+rENl||YAF#!VzV+R1RF)cL', 0.25
),
    input_19: packed('<i2',
    'c-rfpG;_i7bzAowK6UZN{bz5#{AS`55SLTcF}8B_@DGbk$u6pF=$ZT<9WY>m|NjAU?j_R', 0.25
),
    output_19: packed('<i2',
    'c-osese97Q1<TiM-E;WV#T)mZz5Vi=iIeH~7ddeOaXD2TV=G4w|FGDU?4rtsp2<B8mH#mT0|Nt?KnGwc03_Bgqy', 0.25
),
}, name='float32').AddVariations('float16').DisableLifeTimeVariation()

# What vectors leave over at the end of a row.
# Expected values: float64 formula.
input_5 = Input('input_5', (U8, [2, 5], 0.5, 100))
paddings_5 = Parameter('paddings_5', (I32, [2, 2]), [0, 0, 2, 3])
output_5 = Output('output_5', (U8, [2, 10], 0.5, 100))
input_6 = Input('input_6', (U8, [2, 6], 0.5, 100))
paddings_6 = Parameter('paddings_6', (I32, [2, 2]), [0, 0, 2, 3])
output_6 = Output('output_6', (U8, [2, 11], 0.5, 100))
input_7 = Input('input_7', (U8, [2, 7], 0.5, 100))
paddings_7 = Parameter('paddings_7', (I32, [2, 2]), [0, 0, 2, 3])
output_7 = Output('output_7', (U8, [2, 12], 0.5, 100))
input_8 = Input('input_8', (U8, [2, 8], 0.5, 100))
paddings_8 = Parameter('paddings_8', (I32, [2, 2]), [0, 0, 2, 3])
output_8 = Output('output_8', (U8, [2, 13], 0.5, 100))
input_9 = Input('input_9', (U8, [2, 9], 0.5, 100))
paddings_9 = Parameter('paddings_9', (I32, [2, 2]), [0, 0, 2, 3])
output_9 = Output('output_9', (U8, [2, 14], 0.5, 100))
input_10 = Input('input_10', (U8, [2, 10], 0.5, 100))
paddings_10 = Parameter('paddings_10', (I32, [2, 2]), [0, 0, 2, 3])
output_10 = Output('output_10', (U8, [2, 15], 0.5, 100))
input_11 = Input('input_11', (U8, [2, 11], 0.5, 100))
paddings_11 = Parameter('paddings_11', (I32, [2, 2]), [0, 0, 2, 3])
output_11 = Output('output_11', (U8, [2, 16], 0.5, 100))
input_12 = Input('input_12', (U8, [2, 12], 0.5, 100))
paddings_12 = Parameter('paddings_12', (I32, [2, 2]), [0, 0, 2, 3])
output_12 = Output('output_12', (U8, [2, 17], 0.5, 100))
input_13 = Input('input_13', (U8, [2, 13], 0.5, 100))
paddings_13 = Parameter('paddings_13', (I32, [2, 2]), [0, 0, 2, 3])
output_13 = Output('output_13', (U8, [2, 18], 0.5, 100))
input_14 = Input('input_14', (U8, [2, 14], 0.5, 100))
paddings_14 = Parameter('paddings_14', (I32, [2, 2]), [0, 0, 2, 3])
output_14 = Output('output_14', (U8, [2, 19], 0.5, 100))
input_15 = Input('input_15', (U8, [2, 15], 0.5, 100))
paddings_15 = Parameter('paddings_15', (I32, [2, 2]), [0, 0, 2, 3])
output_15 = Output('output_15', (U8, [2, 20], 0.5, 100))
input_16 = Input('input_16', (U8, [2, 16], 0.5, 100))
paddings_16 = Parameter('paddings_16', (I32, [2, 2]), [0, 0, 2, 3])
output_16 = Output('output_16', (U8, [2, 21], 0.5, 100))
input_17 = Input('input_17', (U8, [2, 17], 0.5, 100))
paddings_17 = Parameter('paddings_17', (I32, [2, 2]), [0, 0, 2, 3])
output_17 = Output('output_17', (U8, [2, 22], 0.5, 100))
input_18 = Input('input_18', (U8, [2, 18], 0.5, 100))
paddings_18 = Parameter('paddings_18', (I32, [2, 2]), [0, 0, 2, 3])
output_18 = Output('output_18', (U8, [2, 23], 0.5, 100))
input_19 = Input('input_19', (U8, [2, 19], 0.5, 100))
paddings_19 = Parameter('paddings_19', (I32, [2, 2]), [0, 0, 2, 3])
output_19 = Output('output_19', (U8, [2, 24], 0.5, 100))
model = Model()
model.Operation('MIRROR_PAD', input_5, paddings_5, 0).To(output_5)
model.Operation('MIRROR_PAD', input_6, paddings_6, 0).To(output_6)
model.Operation('MIRROR_PAD', input_7, paddings_7, 0).To(output_7)
model.Operation('MIRROR_PAD', input_8, paddings_8, 0).To(output_8)
model.Operation('MIRROR_PAD', input_9, paddings_9, 0).To(output_9)
model.Operation('MIRROR_PAD', input_10, paddings_10, 0).To(output_10)
model.Operation('MIRROR_PAD', input_11, paddings_11, 0).To(output_11)
model.Operation('MIRROR_PAD', input_12, paddings_12, 0).To(output_12)
model.Operation('MIRROR_PAD', input_13, paddings_13, 0).To(output_13)
model.Operation('MIRROR_PAD', input_14, paddings_14, 0).To(output_14)
model.Operation('MIRROR_PAD', input_15, paddings_15, 0).To(output_15)
model.Operation('MIRROR_PAD', input_16, paddings_16, 0).To(output_16)
model.Operation('MIRROR_PAD', input_17, paddings_17, 0).To(output_17)
model.Operation('MIRROR_PAD', input_18, paddings_18, 0).To(output_18)
model.Operation('MIRROR_PAD', input_19, paddings_19, 0).To(output_19)
Example({
    input_5: [3, 10, 17, 24, 31, 38, 45, 52, 59, 66],
    output_5: [17, 10, 3, 10, 17, 24, 31, 24, 17, 10, 52, 45, 38, 45, 52, 59, 66, 59, 52, 45],
    input_6: [3, 10, 17, 24, 31, 38, 45, 52, 59, 66, 73, 80],
    output_6: [17, 10, 3, 10, 17, 24, 31, 38, 31, 24, 17, 59, 52, 45, 52, 59, 66, 73, 80, 73, 66, 59],
    input_7: [3, 10, 17, 24, 31, 38, 45, 52, 59, 66, 73, 80, 87, 94],
    output_7: [17, 10, 3, 10, 17, 24, 31, 38, 45, 38, 31, 24, 66, 59, 52, 59, 66, 73, 80, 87, 94, 87, 80, 73],
    input_8: [3, 10, 17, 24, 31, 38, 45, 52, 59, 66, 73, 80, 87, 94, 101, 108],
    output_8: packed('|i1',
    'c-j->V&)Q*kXO?+(N&Z8bh38x3<!@)%}I?52LLsF1*-'
),
    input_9: [3, 10, 17, 24, 31, 38, 45, 52, 59, 66, 73, 80, 87, 94, 101, 108, 115, 122],
    output_9: packed('|i1',
    'c-j->V&)Q*kXO?+u{P0F3-EOE3<!@)%_*)b&PfFTMNtOj'
),
    input_10: [3, 10, 17, 24, 31, 38, 45, 52, 59, 66, 73, 80, 87, 94, 101, 108, 115, 122, 129, 136],
    output_10: packed('<i2',
    'c-j->V&)Q*kXO?+v39aH(G3sq3<!@)%_**G>}aeiX21&oPTvSS'
),
    input_11: [3, 10, 17, 24, 31, 38, 45, 52, 59, 66, 73, 80, 87, 94, 101, 108, 115, 122, 129, 136, 143, 150],
    output_11: packed('<i2',
    'c-j->V&)Q*kXO?+v3BxwvNnke4+xJ-%_**G?C77?-_giG0001^BMGe'
),
    input_12: [3, 10, 17, 24, 31, 38, 45, 52, 59, 66, 73, 80, 87, 94, 101, 108, 115, 122, 129, 136, 143, 150, 157,
    164],
    output_12: packed('<i2',
    'c-j->V&)Q*kXO?+v3Bwd@N}|HjSG)U%_**G?C761cgfso{R{*F00busI{'
),
    input_13: packed('<i2',
    'c-mv;5|ofv(>1Yn@(c)%OU)^+YV7ErHh0PDO$;~z07F#?G5'
),
    output_13: packed('<i2',
    'c-j->V&)Q*kXO?+v3Bwd2oLad%1Mn&%_**G?C761cggBatC!4WAOZjYa;*&I'
),
    input_14: packed('<i2',
    'c-mv;5|ofv(>1Yn@(c)%OU)^+YV7ErHh0PDO*;=T-~j-Wiwdg'
),
    output_14: packed('<i2',
    'c-j->V&)Q*kXO?+v3Bwd2#*U7@GQ<r%_**G?C761cggBaI}hyKw3>k^008f#4yy'
),
    input_15: packed('<i2',
    'c-mv;5|ofv(>1Yn@(c)%OU)^+YV7ErHh0PDO*;=9KgWO<008g_3_t'
),
    output_15: packed('<i2',
    'c-j->V&)Q*kXO?+v3Bwd2#-sR3lFF&&MB^H?C761cggBaI}aQ`cl^Lk1|k6fd;1WL'
),
    input_16: packed('<i2',
    'c-mv;5|ofv(>1Yn@(c)%OU)^+YV7ErHh0PDO*;=9KX>&G0|5X4S-uVN'
),
    output_16: packed('<i2',
    'c-j->V&)Q*kXO?+v3Bwd2#-t6NsS9{tSYW*?C761cggBaI}aQ`clFNIbH^Eo1^^g?5{m'
),
    input_17: packed('<i2',
    'c-mv;5|ofv(>1Yn@(c)%OU)^+YV7ErHh0PDO*;=9KX>)c<5vs>0RYi#555'
),
    output_17: packed('<i2',
    'c-j->V&)Q*kXO?+v3Bwd2#-t6Db7ia>u9WM?C761cggBaI}aQ`clFNWSC8*pWgr0n0LBdzr2'
),
    input_18: packed('<i2',
    'c-mv;5|ofv(>1Yn@(c)%OU)^+YV7ErHh0PDO*;=9KX>)c<5wSlFc1L%SP>DY'
),
    output_18: packed('<i2',
    'c-j->V&)Q*kXO?+v3Bwd2#-t6DXuEcN$u}w?C761cggBaI}aQ`clFNWS08_TeD#=tBme+~mloR'
),
    input_19: packed('<i2',
    'c-mv;5|ofv(>1Yn@(c)%OU)^+YV7ErHh0PDO*;=9KX>)c<5wSluy8XF1puJ>5w-'
),
    output_19: packed('<i2',
    'c-j->V&)Q*kXO?+v3Bwd2#-t6DXwa)D$beK-_bv9?vmA;b{;r>?&_V#uRi`@;b!^qk%2@20KV@QJO'
),
}, name='quant8').AddVariations(signed(input_5, output_5, input_6, output_6, input_7, output_7, input_8, output_8, input_9, output_9, input_10, output_10, input_11, output_11, input_12, output_12, input_13, output_13, input_14, output_14, input_15, output_15, input_16, output_16, input_17, output_17, input_18, output_18, input_19, output_19)).DisableLifeTimeVariation()
