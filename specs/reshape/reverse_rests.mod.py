# Licensed under the Apache License, Version 2.0; see LICENSE.
# Written by 'python -m corpus' from corpus/families/reshape.py; do not edit.
#
# REVERSE: rows of 5 to 19 elements.

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
axis_5 = Parameter('axis_5', (I32, [1]), [1])
output_5 = Output('output_5', (F32, [2, 5]))
input_6 = Input('input_6', (F32, [2, 6]))
axis_6 = Parameter('axis_6', (I32, [1]), [1])
output_6 = Output('output_6', (F32, [2, 6]))
input_7 = Input('input_7', (F32, [2, 7]))
axis_7 = Parameter('axis_7', (I32, [1]), [1])
output_7 = Output('output_7', (F32, [2, 7]))
input_8 = Input('input_8', (F32, [2, 8]))
axis_8 = Parameter('axis_8', (I32, [1]), [1])
output_8 = Output('output_8', (F32, [2, 8]))
input_9 = Input('input_9', (F32, [2, 9]))
axis_9 = Parameter('axis_9', (I32, [1]), [1])
output_9 = Output('output_9', (F32, [2, 9]))
input_10 = Input('input_10', (F32, [2, 10]))
axis_10 = Parameter('axis_10', (I32, [1]), [1])
output_10 = Output('output_10', (F32, [2, 10]))
input_11 = Input('input_11', (F32, [2, 11]))
axis_11 = Parameter('axis_11', (I32, [1]), [1])
output_11 = Output('output_11', (F32, [2, 11]))
input_12 = Input('input_12', (F32, [2, 12]))
axis_12 = Parameter('axis_12', (I32, [1]), [1])
output_12 = Output('output_12', (F32, [2, 12]))
input_13 = Input('input_13', (F32, [2, 13]))
axis_13 = Parameter('axis_13', (I32, [1]), [1])
output_13 = Output('output_13', (F32, [2, 13]))
input_14 = Input('input_14', (F32, [2, 14]))
axis_14 = Parameter('axis_14', (I32, [1]), [1])
output_14 = Output('output_14', (F32, [2, 14]))
input_15 = Input('input_15', (F32, [2, 15]))
axis_15 = Parameter('axis_15', (I32, [1]), [1])
output_15 = Output('output_15', (F32, [2, 15]))
input_16 = Input('input_16', (F32, [2, 16]))
axis_16 = Parameter('axis_16', (I32, [1]), [1])
output_16 = Output('output_16', (F32, [2, 16]))
input_17 = Input('input_17', (F32, [2, 17]))
axis_17 = Parameter('axis_17', (I32, [1]), [1])
output_17 = Output('output_17', (F32, [2, 17]))
input_18 = Input('input_18', (F32, [2, 18]))
axis_18 = Parameter('axis_18', (I32, [1]), [1])
output_18 = Output('output_18', (F32, [2, 18]))
input_19 = Input('input_19', (F32, [2, 19]))
axis_19 = Parameter('axis_19', (I32, [1]), [1])
output_19 = Output('output_19', (F32, [2, 19]))
model = Model()
model.Operation('REVERSE', input_5, axis_5).To(output_5)
model.Operation('REVERSE', input_6, axis_6).To(output_6)
model.Operation('REVERSE', input_7, axis_7).To(output_7)
model.Operation('REVERSE', input_8, axis_8).To(output_8)
model.Operation('REVERSE', input_9, axis_9).To(output_9)
model.Operation('REVERSE', input_10, axis_10).To(output_10)
model.Operation('REVERSE', input_11, axis_11).To(output_11)
model.Operation('REVERSE', input_12, axis_12).To(output_12)
model.Operation('REVERSE', input_13, axis_13).To(output_13)
model.Operation('REVERSE', input_14, axis_14).To(output_14)
model.Operation('REVERSE', input_15, axis_15).To(output_15)
model.Operation('REVERSE', input_16, axis_16).To(output_16)
model.Operation('REVERSE', input_17, axis_17).To(output_17)
model.Operation('REVERSE', input_18, axis_18).To(output_18)
model.Operation('REVERSE', input_19, axis_19).To(output_19)
Example({
    input_5: [-29.25, -27.5, -25.75, -24.0, -22.25, -20.5, -18.75, -17.0, -15.25, -13.5],
    output_5: [-22.25, -24.0, -25.75, -27.5, -29.25, -13.5, -15.25, -17.0, -18.75, -20.5],
    input_6: [-29.25, -27.5, -25.75, -24.0, -22.25, -20.5, -18.75, -17.0, -15.25, -13.5, -11.75, -10.0],
    output_6: [-20.5, -22.25, -24.0, -25.75, -27.5, -29.25, -10.0, -11.75, -13.5, -15.25, -17.0, -18.75],
    input_7: [-29.25, -27.5, -25.75, -24.0, -22.25, -20.5, -18.75, -17.0, -15.25, -13.5, -11.75, -10.0, -8.25,
    -6.5],
    output_7: [-18.75, -20.5, -22.25, -24.0, -25.75, -27.5, -29.25, -6.5, -8.25, -10.0, -11.75, -13.5, -15.25,
    -17.0],
    input_8: [-29.25, -27.5, -25.75, -24.0, -22.25, -20.5, -18.75, -17.0, -15.25, -13.5, -11.75, -10.0, -8.25,
    -6.5, -4.75, -3.0],
    output_8: [-17.0, -18.75, -20.5, -22.25, -24.0, -25.75, -27.5, -29.25, -3.0, -4.75, -6.5, -8.25, -10.0,
    -11.75, -13.5, -15.25],
    input_9: [-29.25, -27.5, -25.75, -24.0, -22.25, -20.5, -18.75, -17.0, -15.25, -13.5, -11.75, -10.0, -8.25,
    -6.5, -4.75, -3.0, -1.25, 0.5],
    output_9: [-15.25, -17.0, -18.75, -20.5, -22.25, -24.0, -25.75, -27.5, -29.25, 0.5, -1.25, -3.0, -4.75, -6.5,
    -8.25, -10.0, -11.75, -13.5],
    input_10: [-29.25, -27.5, -25.75, -24.0, -22.25, -20.5, -18.75, -17.0, -15.25, -13.5, -11.75, -10.0, -8.25,
    -6.5, -4.75, -3.0, -1.25, 0.5, 2.25, 4.0],
    output_10: [-13.5, -15.25, -17.0, -18.75, -20.5, -22.25, -24.0, -25.75, -27.5, -29.25, 4.0, 2.25, 0.5, -1.25,
    -3.0, -4.75, -6.5, -8.25, -10.0, -11.75],
    input_11: [-29.25, -27.5, -25.75, -24.0, -22.25, -20.5, -18.75, -17.0, -15.25, -13.5, -11.75, -10.0, -8.25,
    -6.5, -4.75, -3.0, -1.25, 0.5, 2.25, 4.0, 5.75, 7.5],
    output_11: [-11.75, -13.5, -15.25, -17.0, -18.75, -20.5, -22.25, -24.0, -25.75, -27.5, -29.25, 7.5, 5.75, 4.0,
    2.25, 0.5, -1.25, -3.0, -4.75, -6.5, -8.25, -10.0],
    input_12: [-29.25, -27.5, -25.75, -24.0, -22.25, -20.5, -18.75, -17.0, -15.25, -13.5, -11.75, -10.0, -8.25,
    -6.5, -4.75, -3.0, -1.25, 0.5, 2.25, 4.0, 5.75, 7.5, 9.25, 11.0],
    output_12: [-10.0, -11.75, -13.5, -15.25, -17.0, -18.75, -20.5, -22.25, -24.0, -25.75, -27.5, -29.25, 11.0,
    9.25, 7.5, 5.75, 4.0, 2.25, 0.5, -1.25, -3.0, -4.75, -6.5, -8.25],
    input_13: packed('|i1',
    'c-jFP0OkLSl9`~VuC=_w%F)>0=I!+R0tpZo9wjU@I^n7g0s', 0.25
),
    output_13: packed('|i1',
    'c-jFP0OkMR*wM<vytS^UpqY}3Ix{RK9v2V^0{iss=FyT40s', 0.25
),
    input_14: packed('|i1',
    'c-jFR0OS9Ql9`~VuC=_w%F)>0=I!+R0tpZo9wjU@IzdSOcn*s', 0.25
),
    output_14: packed('|i1',
    'c-jFR0OSAW-`LU0!@RYwr=XdVi%3B_Gb|+@7Z3>o`}FPhS`Lc', 0.25
),
    input_15: packed('|i1',
    'c-jFT0O9|Ol9`~VuC=_w%F)>0=I!+R0tpZo9wjU@IzdQJRveKJFa', 0.25
),
    output_15: packed('|i1',
    'c-jFT0O9}b=HJ-S%EP?1uBV`xl8aVPNI^O?EF~Tn5D5bN^dT`1Fa', 0.25
),
    input_16: packed('|i1',
    'c-jFV0N?+Ml9`~VuC=_w%F)>0=I!+R0tpZo9wjU@IzdQJR$XK~4-fG', 0.25
),
    output_16: packed('|i1',
    'c-jFV0N?-g?dIRu(aOWTwXUb2nUafST~<#>K{_)mB_0<L2?G04KM(N', 0.25
),
    input_17: packed('|i1',
    'c-jFX0NwwKl9`~VuC=_w%F)>0=I!+R0tpZo9wjU@IzdQJR$XLka$PwP&H', 0.25
),
    output_17: packed('|i1',
    'c-jFX0Nwxl^zG)~*wM<vytS^UpqY}3a%*H=R!>MlIx{RK9v2V^0*ToW&H', 0.25
),
    input_18: packed('<i2',
    'c-rfpG;_i7bzAowK6UZN{bz5#{AS`55SLTcF}8B_@DGbk$u6pF_>T@4FaZGCqawB', 0.25
),
    output_18: packed('<i2',
    'c-mw7{pIbm`!_D0I=pA=y5$RIPU>!`EXq!a4fFSKv@+IFl@k}>WcZH`7%%_;?Xn`a', 0.25
),
    input_19: packed('<i2',
    'c-rfpG;_i7bzAowK6UZN{bz5#{AS`55SLTcF}8B_@DGbk$u6pF=$ZT<9WY>m|NjAU?j_R', 0.25
),
    output_19: packed('<i2',
    'c-rG+`u*kYv->wLo;ti|>$>F&W=`s!+|y85l${bA=I`NXWvrtrCoaIi@E;Q}paTGp@Fmj', 0.25
),
}, name='float32').AddVariations('float16').DisableLifeTimeVariation()

# What vectors leave over at the end of a row.
# Expected values: float64 formula.
input_5 = Input('input_5', (U8, [2, 5], 0.5, 100))
axis_5 = Parameter('axis_5', (I32, [1]), [1])
output_5 = Output('output_5', (U8, [2, 5], 0.5, 100))
input_6 = Input('input_6', (U8, [2, 6], 0.5, 100))
axis_6 = Parameter('axis_6', (I32, [1]), [1])
output_6 = Output('output_6', (U8, [2, 6], 0.5, 100))
input_7 = Input('input_7', (U8, [2, 7], 0.5, 100))
axis_7 = Parameter('axis_7', (I32, [1]), [1])
output_7 = Output('output_7', (U8, [2, 7], 0.5, 100))
input_8 = Input('input_8', (U8, [2, 8], 0.5, 100))
axis_8 = Parameter('axis_8', (I32, [1]), [1])
output_8 = Output('output_8', (U8, [2, 8], 0.5, 100))
input_9 = Input('input_9', (U8, [2, 9], 0.5, 100))
axis_9 = Parameter('axis_9', (I32, [1]), [1])
output_9 = Output('output_9', (U8, [2, 9], 0.5, 100))
input_10 = Input('input_10', (U8, [2, 10], 0.5, 100))
axis_10 = Parameter('axis_10', (I32, [1]), [1])
output_10 = Output('output_10', (U8, [2, 10], 0.5, 100))
input_11 = Input('input_11', (U8, [2, 11], 0.5, 100))
axis_11 = Parameter('axis_11', (I32, [1]), [1])
output_11 = Output('output_11', (U8, [2, 11], 0.5, 100))
input_12 = Input('input_12', (U8, [2, 12], 0.5, 100))
axis_12 = Parameter('axis_12', (I32, [1]), [1])
output_12 = Output('output_12', (U8, [2, 12], 0.5, 100))
input_13 = Input('input_13', (U8, [2, 13], 0.5, 100))
axis_13 = Parameter('axis_13', (I32, [1]), [1])
output_13 = Output('output_13', (U8, [2, 13], 0.5, 100))
input_14 = Input('input_14', (U8, [2, 14], 0.5, 100))
axis_14 = Parameter('axis_14', (I32, [1]), [1])
output_14 = Output('output_14', (U8, [2, 14], 0.5, 100))
input_15 = Input('input_15', (U8, [2, 15], 0.5, 100))
axis_15 = Parameter('axis_15', (I32, [1]), [1])
output_15 = Output('output_15', (U8, [2, 15], 0.5, 100))
input_16 = Input('input_16', (U8, [2, 16], 0.5, 100))
axis_16 = Parameter('axis_16', (I32, [1]), [1])
output_16 = Output('output_16', (U8, [2, 16], 0.5, 100))
input_17 = Input('input_17', (U8, [2, 17], 0.5, 100))
axis_17 = Parameter('axis_17', (I32, [1]), [1])
output_17 = Output('output_17', (U8, [2, 17], 0.5, 100))
input_18 = Input('input_18', (U8, [2, 18], 0.5, 100))
axis_18 = Parameter('axis_18', (I32, [1]), [1])
output_18 = Output('output_18', (U8, [2, 18], 0.5, 100))
input_19 = Input('input_19', (U8, [2, 19], 0.5, 100))
axis_19 = Parameter('axis_19', (I32, [1]), [1])
output_19 = Output('output_19', (U8, [2, 19], 0.5, 100))
model = Model()
model.Operation('REVERSE', input_5, axis_5).To(output_5)
model.Operation('REVERSE', input_6, axis_6).To(output_6)
model.Operation('REVERSE', input_7, axis_7).To(output_7)
model.Operation('REVERSE', input_8, axis_8).To(output_8)
model.Operation('REVERSE', input_9, axis_9).To(output_9)
model.Operation('REVERSE', input_10, axis_10).To(output_10)
model.Operation('REVERSE', input_11, axis_11).To(output_11)
model.Operation('REVERSE', input_12, axis_12).To(output_12)
model.Operation('REVERSE', input_13, axis_13).To(output_13)
model.Operation('REVERSE', input_14, axis_14).To(output_14)
model.Operation('REVERSE', input_15, axis_15).To(output_15)
model.Operation('REVERSE', input_16, axis_16).To(output_16)
model.Operation('REVERSE', input_17, axis_17).To(output_17)
model.Operation('REVERSE', input_18, axis_18).To(output_18)
model.Operation('REVERSE', input_19, axis_19).To(output_19)
Example({
    input_5: [3, 10, 17, 24, 31, 38, 45, 52, 59, 66],
    output_5: [31, 24, 17, 10, 3, 66, 59, 52, 45, 38],
    input_6: [3, 10, 17, 24, 31, 38, 45, 52, 59, 66, 73, 80],
    output_6: [38, 31, 24, 17, 10, 3, 80, 73, 66, 59, 52, 45],
    input_7: [3, 10, 17, 24, 31, 38, 45, 52, 59, 66, 73, 80, 87, 94],
    output_7: [45, 38, 31, 24, 17, 10, 3, 94, 87, 80, 73, 66, 59, 52],
    input_8: [3, 10, 17, 24, 31, 38, 45, 52, 59, 66, 73, 80, 87, 94, 101, 108],
    output_8: [52, 45, 38, 31, 24, 17, 10, 3, 108, 101, 94, 87, 80, 73, 66, 59],
    input_9: [3, 10, 17, 24, 31, 38, 45, 52, 59, 66, 73, 80, 87, 94, 101, 108, 115, 122],
    output_9: [59, 52, 45, 38, 31, 24, 17, 10, 3, 122, 115, 108, 101, 94, 87, 80, 73, 66],
    input_10: [3, 10, 17, 24, 31, 38, 45, 52, 59, 66, 73, 80, 87, 94, 101, 108, 115, 122, 129, 136],
    output_10: [66, 59, 52, 45, 38, 31, 24, 17, 10, 3, 136, 129, 122, 115, 108, 101, 94, 87, 80, 73],
    input_11: [3, 10, 17, 24, 31, 38, 45, 52, 59, 66, 73, 80, 87, 94, 101, 108, 115, 122, 129, 136, 143, 150],
    output_11: [73, 66, 59, 52, 45, 38, 31, 24, 17, 10, 3, 150, 143, 136, 129, 122, 115, 108, 101, 94, 87, 80],
    input_12: [3, 10, 17, 24, 31, 38, 45, 52, 59, 66, 73, 80, 87, 94, 101, 108, 115, 122, 129, 136, 143, 150, 157,
    164],
    output_12: [80, 73, 66, 59, 52, 45, 38, 31, 24, 17, 10, 3, 164, 157, 150, 143, 136, 129, 122, 115, 108, 101,
    94, 87],
    input_13: packed('<i2',
    'c-mv;5|ofv(>1Yn@(c)%OU)^+YV7ErHh0PDO$;~z07F#?G5'
),
    output_13: packed('<i2',
    'c-jjO@N}{^(N&X|5aeRsw0g<hY5g6IRmC}}aSS*C09QQ;G5'
),
    input_14: packed('<i2',
    'c-mv;5|ofv(>1Yn@(c)%OU)^+YV7ErHh0PDO*;=T-~j-Wiwdg'
),
    output_14: packed('<i2',
    'c-o5#5AbxdHqlj+mk{J)KCpAs>Lqih^>;K@73ZWf-~j-vZ3?R'
),
    input_15: packed('<i2',
    'c-mv;5|ofv(>1Yn@(c)%OU)^+YV7ErHh0PDO*;=9KgWO<008g_3_t'
),
    output_15: packed('<i2',
    'c-l*i3lH#gvNq9Gla~<WVm^2Lz|Kvpm&~2k-_clAoWp<@000iS3_t'
),
    input_16: packed('<i2',
    'c-mv;5|ofv(>1Yn@(c)%OU)^+YV7ErHh0PDO*;=9KX>&G0|5X4S-uVN'
),
    output_16: packed('<i2',
    'c-qTJjSCO(bh0+lRg;$x<YK;a_1y6TJ2$OfGIv^kM`Kkn0|5X4e(nwN'
),
    input_17: packed('<i2',
    'c-mv;5|ofv(>1Yn@(c)%OU)^+YV7ErHh0PDO*;=9KX>)c<5vs>0RYi#555'
),
    output_17: packed('<i2',
    'c-kw@NsS8+@N}{^(N&X|5aeQh_4v-!bH@+t+_ZYh+-dzCja3W;0Ra9C555'
),
    input_18: packed('<i2',
    'c-mv;5|ofv(>1Yn@(c)%OU)^+YV7ErHh0PDO*;=9KX>)c<5wSlFc1L%SP>DY'
),
    output_18: packed('<i2',
    'c-pHf&Pk065AbxdHqlj+mk{J){_*kE<2zT+9Y3&h)9NL2r}cL<G7td(jSms0'
),
    input_19: packed('<i2',
    'c-mv;5|ofv(>1Yn@(c)%OU)^+YV7ErHh0PDO*;=9KX>)c<5wSluy8XF1puJ>5w-'
),
    output_19: packed('<i2',
    'c-m{MD$Yrb3lH#gvNq9Gla~<WV&-P~@$uE;J6F#gKd^Jt>Lqih^>;831pvML5w-'
),
}, name='quant8').AddVariations(signed(input_5, output_5, input_6, output_6, input_7, output_7, input_8, output_8, input_9, output_9, input_10, output_10, input_11, output_11, input_12, output_12, input_13, output_13, input_14, output_14, input_15, output_15, input_16, output_16, input_17, output_17, input_18, output_18, input_19, output_19)).DisableLifeTimeVariation()
