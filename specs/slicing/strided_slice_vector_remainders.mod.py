# Licensed under the Apache License, Version 2.0; see LICENSE.
# Written by 'python -m corpus' from corpus/families/slicing.py; do not edit.
#
# STRIDED_SLICE: what vectors and blocks of channels leave over.

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

# Rows of every length from 5 to 19 are moved whole: what vectors leave over goes along.
# Expected values: float64 formula.
x1 = Input('x1', (F32, [2, 5]))
t2 = Output('t2', (F32, [2, 4]))
x3 = Input('x3', (F32, [2, 6]))
t4 = Output('t4', (F32, [2, 5]))
x5 = Input('x5', (F32, [2, 7]))
t6 = Output('t6', (F32, [2, 6]))
x7 = Input('x7', (F32, [2, 8]))
t8 = Output('t8', (F32, [2, 7]))
x9 = Input('x9', (F32, [2, 9]))
t10 = Output('t10', (F32, [2, 8]))
x11 = Input('x11', (F32, [2, 10]))
t12 = Output('t12', (F32, [2, 9]))
x13 = Input('x13', (F32, [2, 11]))
t14 = Output('t14', (F32, [2, 10]))
x15 = Input('x15', (F32, [2, 12]))
t16 = Output('t16', (F32, [2, 11]))
x17 = Input('x17', (F32, [2, 13]))
t18 = Output('t18', (F32, [2, 12]))
x19 = Input('x19', (F32, [2, 14]))
t20 = Output('t20', (F32, [2, 13]))
x21 = Input('x21', (F32, [2, 15]))
t22 = Output('t22', (F32, [2, 14]))
x23 = Input('x23', (F32, [2, 16]))
t24 = Output('t24', (F32, [2, 15]))
x25 = Input('x25', (F32, [2, 17]))
t26 = Output('t26', (F32, [2, 16]))
x27 = Input('x27', (F32, [2, 18]))
t28 = Output('t28', (F32, [2, 17]))
x29 = Input('x29', (F32, [2, 19]))
t30 = Output('t30', (F32, [2, 18]))
model = Model()
model.Operation('STRIDED_SLICE', x1, [0, 4], [2, 0], [1, -1], 0, 0, 0).To(t2)
model.Operation('STRIDED_SLICE', x3, [0, 5], [2, 0], [1, -1], 0, 0, 0).To(t4)
model.Operation('STRIDED_SLICE', x5, [0, 6], [2, 0], [1, -1], 0, 0, 0).To(t6)
model.Operation('STRIDED_SLICE', x7, [0, 7], [2, 0], [1, -1], 0, 0, 0).To(t8)
model.Operation('STRIDED_SLICE', x9, [0, 8], [2, 0], [1, -1], 0, 0, 0).To(t10)
model.Operation('STRIDED_SLICE', x11, [0, 9], [2, 0], [1, -1], 0, 0, 0).To(t12)
model.Operation('STRIDED_SLICE', x13, [0, 10], [2, 0], [1, -1], 0, 0, 0).To(t14)
model.Operation('STRIDED_SLICE', x15, [0, 11], [2, 0], [1, -1], 0, 0, 0).To(t16)
model.Operation('STRIDED_SLICE', x17, [0, 12], [2, 0], [1, -1], 0, 0, 0).To(t18)
model.Operation('STRIDED_SLICE', x19, [0, 13], [2, 0], [1, -1], 0, 0, 0).To(t20)
model.Operation('STRIDED_SLICE', x21, [0, 14], [2, 0], [1, -1], 0, 0, 0).To(t22)
model.Operation('STRIDED_SLICE', x23, [0, 15], [2, 0], [1, -1], 0, 0, 0).To(t24)
model.Operation('STRIDED_SLICE', x25, [0, 16], [2, 0], [1, -1], 0, 0, 0).To(t26)
model.Operation('STRIDED_SLICE', x27, [0, 17], [2, 0], [1, -1], 0, 0, 0).To(t28)
model.Operation('STRIDED_SLICE', x29, [0, 18], [2, 0], [1, -1], 0, 0, 0).To(t30)
Example({
    x1: [-29.25, -27.5, -25.75, -24.0, -22.25, -20.5, -18.75, -17.0, -15.25, -13.5],
    t2: [-22.25, -24.0, -25.75, -27.5, -13.5, -15.25, -17.0, -18.75],
    x3: [-29.25, -27.5, -25.75, -24.0, -22.25, -20.5, -18.75, -17.0, -15.25, -13.5, -11.75, -10.0],
    t4: [-20.5, -22.25, -24.0, -25.75, -27.5, -10.0, -11.75, -13.5, -15.25, -17.0],
    x5: [-29.25, -27.5, -25.75, -24.0, -22.25, -20.5, -18.75, -17.0, -15.25, -13.5, -11.75, -10.0, -8.25,
    -6.5],
    t6: [-18.75, -20.5, -22.25, -24.0, -25.75, -27.5, -6.5, -8.25, -10.0, -11.75, -13.5, -15.25],
    x7: [-29.25, -27.5, -25.75, -24.0, -22.25, -20.5, -18.75, -17.0, -15.25, -13.5, -11.75, -10.0, -8.25,
    -6.5, -4.75, -3.0],
    t8: [-17.0, -18.75, -20.5, -22.25, -24.0, -25.75, -27.5, -3.0, -4.75, -6.5, -8.25, -10.0, -11.75, -13.5],
    x9: [-29.25, -27.5, -25.75, -24.0, -22.25, -20.5, -18.75, -17.0, -15.25, -13.5, -11.75, -10.0, -8.25,
    -6.5, -4.75, -3.0, -1.25, 0.5],
    t10: [-15.25, -17.0, -18.75, -20.5, -22.25, -24.0, -25.75, -27.5, 0.5, -1.25, -3.0, -4.75, -6.5, -8.25,
    -10.0, -11.75],
    x11: [-29.25, -27.5, -25.75, -24.0, -22.25, -20.5, -18.75, -17.0, -15.25, -13.5, -11.75, -10.0, -8.25,
    -6.5, -4.75, -3.0, -1.25, 0.5, 2.25, 4.0],
    t12: [-13.5, -15.25, -17.0, -18.75, -20.5, -22.25, -24.0, -25.75, -27.5, 4.0, 2.25, 0.5, -1.25, -3.0,
    -4.75, -6.5, -8.25, -10.0],
    x13: [-29.25, -27.5, -25.75, -24.0, -22.25, -20.5, -18.75, -17.0, -15.25, -13.5, -11.75, -10.0, -8.25,
    -6.5, -4.75, -3.0, -1.25, 0.5, 2.25, 4.0, 5.75, 7.5],
    t14: [-11.75, -13.5, -15.25, -17.0, -18.75, -20.5, -22.25, -24.0, -25.75, -27.5, 7.5, 5.75, 4.0, 2.25,
    0.5, -1.25, -3.0, -4.75, -6.5, -8.25],
    x15: [-29.25, -27.5, -25.75, -24.0, -22.25, -20.5, -18.75, -17.0, -15.25, -13.5, -11.75, -10.0, -8.25,
    -6.5, -4.75, -3.0, -1.25, 0.5, 2.25, 4.0, 5.75, 7.5, 9.25, 11.0],
    t16: [-10.0, -11.75, -13.5, -15.25, -17.0, -18.75, -20.5, -22.25, -24.0, -25.75, -27.5, 11.0, 9.25, 7.5,
    5.75, 4.0, 2.25, 0.5, -1.25, -3.0, -4.75, -6.5],
    x17: packed('|i1',
    'c-jFP0OkLSl9`~VuC=_w%F)>0=I!+R0tpZo9wjU@I^n7g0s', 0.25
),
    t18: [-8.25, -10.0, -11.75, -13.5, -15.25, -17.0, -18.75, -20.5, -22.25, -24.0, -25.75, -27.5, 14.5,
    12.75, 11.0, 9.25, 7.5, 5.75, 4.0, 2.25, 0.5, -1.25, -3.0, -4.75],
    x19: packed('|i1',
    'c-jFR0OS9Ql9`~VuC=_w%F)>0=I!+R0tpZo9wjU@IzdSOcn*s', 0.25
),
    t20: packed('|i1',
    'c-jFP0OkMY-`LU0!@RYwr=XdVNI^O?EF~Tn5D5bN^wy{i69', 0.25
),
    x21: packed('|i1',
    'c-jFT0O9|Ol9`~VuC=_w%F)>0=I!+R0tpZo9wjU@IzdQJRveKJFa', 0.25
),
    t22: packed('|i1',
    'c-jFR0OSAd=HJ-S%EP?1uBV`xl2%VhK{_)mB_0<L2?G27Qw^~', 0.25
),
    x23: packed('|i1',
    'c-jFV0N?+Ml9`~VuC=_w%F)>0=I!+R0tpZo9wjU@IzdQJR$XK~4-fG', 0.25
),
    t24: packed('|i1',
    'c-jFT0O9}i?dIRu(aOWTwXUb2nUZ8(R!>MlIx{RK9v2V^0xmEPYX', 0.25
),
    x25: packed('|i1',
    'c-jFX0NwwKl9`~VuC=_w%F)>0=I!+R0tpZo9wjU@IzdQJR$XLka$PwP&H', 0.25
),
    t26: packed('|i1',
    'c-jFV0N?-n^zG)~*wM<vytS^UpqY|#Yh+zkPe?&JGb|+@7Z3?!XAnU', 0.25
),
    x27: packed('<i2',
    'c-rfpG;_i7bzAowK6UZN{bz5#{AS`55SLTcF}8B_@DGbk$u6pF_>T@4FaZGCqawB', 0.25
),
    t28: packed('<i2',
    'c-mw7{pIbm`!_D0I=pA=y5$RIPHLzu%1((5^Y?JHGS*R*6Bl6kj|Ldf0RUUKAtL', 0.25
),
    x29: packed('<i2',
    'c-rfpG;_i7bzAowK6UZN{bz5#{AS`55SLTcF}8B_@DGbk$u6pF=$ZT<9WY>m|NjAU?j_R', 0.25
),
    t30: packed('<i2',
    'c-rG+`u*kYv->wLo;ti|>$>F&W=@*i(@<HIoe~@7@8M`=tfML?&cN^=12CWg0QA%(IR', 0.25
),
}, name='rows').AddVariations('float16').DisableLifeTimeVariation()

# Rows of every length from 5 to 19 are moved whole: what vectors leave over goes along.
# Expected values: float64 formula.
x1 = Input('x1', (U8, [2, 5], 0.5, 100))
t2 = Output('t2', (U8, [2, 4], 0.5, 100))
x3 = Input('x3', (U8, [2, 6], 0.5, 100))
t4 = Output('t4', (U8, [2, 5], 0.5, 100))
x5 = Input('x5', (U8, [2, 7], 0.5, 100))
t6 = Output('t6', (U8, [2, 6], 0.5, 100))
x7 = Input('x7', (U8, [2, 8], 0.5, 100))
t8 = Output('t8', (U8, [2, 7], 0.5, 100))
x9 = Input('x9', (U8, [2, 9], 0.5, 100))
t10 = Output('t10', (U8, [2, 8], 0.5, 100))
x11 = Input('x11', (U8, [2, 10], 0.5, 100))
t12 = Output('t12', (U8, [2, 9], 0.5, 100))
x13 = Input('x13', (U8, [2, 11], 0.5, 100))
t14 = Output('t14', (U8, [2, 10], 0.5, 100))
x15 = Input('x15', (U8, [2, 12], 0.5, 100))
t16 = Output('t16', (U8, [2, 11], 0.5, 100))
x17 = Input('x17', (U8, [2, 13], 0.5, 100))
t18 = Output('t18', (U8, [2, 12], 0.5, 100))
x19 = Input('x19', (U8, [2, 14], 0.5, 100))
t20 = Output('t20', (U8, [2, 13], 0.5, 100))
x21 = Input('x21', (U8, [2, 15], 0.5, 100))
t22 = Output('t22', (U8, [2, 14], 0.5, 100))
x23 = Input('x23', (U8, [2, 16], 0.5, 100))
t24 = Output('t24', (U8, [2, 15], 0.5, 100))
x25 = Input('x25', (U8, [2, 17], 0.5, 100))
t26 = Output('t26', (U8, [2, 16], 0.5, 100))
x27 = Input('x27', (U8, [2, 18], 0.5, 100))
t28 = Output('t28', (U8, [2, 17], 0.5, 100))
x29 = Input('x29', (U8, [2, 19], 0.5, 100))
t30 = Output('t30', (U8, [2, 18], 0.5, 100))
model = Model()
model.Operation('STRIDED_SLICE', x1, [0, 4], [2, 0], [1, -1], 0, 0, 0).To(t2)
model.Operation('STRIDED_SLICE', x3, [0, 5], [2, 0], [1, -1], 0, 0, 0).To(t4)
model.Operation('STRIDED_SLICE', x5, [0, 6], [2, 0], [1, -1], 0, 0, 0).To(t6)
model.Operation('STRIDED_SLICE', x7, [0, 7], [2, 0], [1, -1], 0, 0, 0).To(t8)
model.Operation('STRIDED_SLICE', x9, [0, 8], [2, 0], [1, -1], 0, 0, 0).To(t10)
model.Operation('STRIDED_SLICE', x11, [0, 9], [2, 0], [1, -1], 0, 0, 0).To(t12)
model.Operation('STRIDED_SLICE', x13, [0, 10], [2, 0], [1, -1], 0, 0, 0).To(t14)
model.Operation('STRIDED_SLICE', x15, [0, 11], [2, 0], [1, -1], 0, 0, 0).To(t16)
model.Operation('STRIDED_SLICE', x17, [0, 12], [2, 0], [1, -1], 0, 0, 0).To(t18)
model.Operation('STRIDED_SLICE', x19, [0, 13], [2, 0], [1, -1], 0, 0, 0).To(t20)
model.Operation('STRIDED_SLICE', x21, [0, 14], [2, 0], [1, -1], 0, 0, 0).To(t22)
model.Operation('STRIDED_SLICE', x23, [0, 15], [2, 0], [1, -1], 0, 0, 0).To(t24)
model.Operation('STRIDED_SLICE', x25, [0, 16], [2, 0], [1, -1], 0, 0, 0).To(t26)
model.Operation('STRIDED_SLICE', x27, [0, 17], [2, 0], [1, -1], 0, 0, 0).To(t28)
model.Operation('STRIDED_SLICE', x29, [0, 18], [2, 0], [1, -1], 0, 0, 0).To(t30)
Example({
    x1: [3, 10, 17, 24, 31, 38, 45, 52, 59, 66],
    t2: [31, 24, 17, 10, 66, 59, 52, 45],
    x3: [3, 10, 17, 24, 31, 38, 45, 52, 59, 66, 73, 80],
    t4: [38, 31, 24, 17, 10, 80, 73, 66, 59, 52],
    x5: [3, 10, 17, 24, 31, 38, 45, 52, 59, 66, 73, 80, 87, 94],
    t6: [45, 38, 31, 24, 17, 10, 94, 87, 80, 73, 66, 59],
    x7: [3, 10, 17, 24, 31, 38, 45, 52, 59, 66, 73, 80, 87, 94, 101, 108],
    t8: [52, 45, 38, 31, 24, 17, 10, 108, 101, 94, 87, 80, 73, 66],
    x9: [3, 10, 17, 24, 31, 38, 45, 52, 59, 66, 73, 80, 87, 94, 101, 108, 115, 122],
    t10: [59, 52, 45, 38, 31, 24, 17, 10, 122, 115, 108, 101, 94, 87, 80, 73],
    x11: [3, 10, 17, 24, 31, 38, 45, 52, 59, 66, 73, 80, 87, 94, 101, 108, 115, 122, 129, 136],
    t12: [66, 59, 52, 45, 38, 31, 24, 17, 10, 136, 129, 122, 115, 108, 101, 94, 87, 80],
    x13: [3, 10, 17, 24, 31, 38, 45, 52, 59, 66, 73, 80, 87, 94, 101, 108, 115, 122, 129, 136, 143, 150],
    t14: [73, 66, 59, 52, 45, 38, 31, 24, 17, 10, 150, 143, 136, 129, 122, 115, 108, 101, 94, 87],
    x15: [3, 10, 17, 24, 31, 38, 45, 52, 59, 66, 73, 80, 87, 94, 101, 108, 115, 122, 129, 136, 143, 150, 157,
    164],
    t16: [80, 73, 66, 59, 52, 45, 38, 31, 24, 17, 10, 164, 157, 150, 143, 136, 129, 122, 115, 108, 101, 94],
    x17: packed('<i2',
    'c-mv;5|ofv(>1Yn@(c)%OU)^+YV7ErHh0PDO$;~z07F#?G5'
),
    t18: [87, 80, 73, 66, 59, 52, 45, 38, 31, 24, 17, 10, 178, 171, 164, 157, 150, 143, 136, 129, 122, 115,
    108, 101],
    x19: packed('<i2',
    'c-mv;5|ofv(>1Yn@(c)%OU)^+YV7ErHh0PDO*;=T-~j-Wiwdg'
),
    t20: packed('<i2',
    'c-o5#5AbxdHqlj+mk{JSuyfPuC3C0scQjTN=P=*|0Dlb%Lj'
),
    x21: packed('<i2',
    'c-mv;5|ofv(>1Yn@(c)%OU)^+YV7ErHh0PDO*;=9KgWO<008g_3_t'
),
    t22: packed('<i2',
    'c-l*i3lH#gvNq9Gla~<WI(PiQ&P}VA%$?TX(O6Z?fCm5o+Kvm+'
),
    x23: packed('<i2',
    'c-mv;5|ofv(>1Yn@(c)%OU)^+YV7ErHh0PDO*;=9KX>&G0|5X4S-uVN'
),
    t24: packed('<i2',
    'c-qTJjSCO(bh0+lRg;$x<hpb9-0=fDH?3YWcUpf(V-*8l002Xw4SN'
),
    x25: packed('<i2',
    'c-mv;5|ofv(>1Yn@(c)%OU)^+YV7ErHh0PDO*;=9KX>)c<5vs>0RYi#555'
),
    t26: packed('<i2',
    'c-kw@NsS8+@N}{^(N&X|5afFG_|DaH#}Dk>w0g<hY5g6I3<LlGyA}^Y'
),
    x27: packed('<i2',
    'c-mv;5|ofv(>1Yn@(c)%OU)^+YV7ErHh0PDO*;=9KX>)c<5wSlFc1L%SP>DY'
),
    t28: packed('<i2',
    'c-pHf&Pk065AbxdHqlj+mk{Lo@$uE;J6F#gKd^Jt>Lqih^>;831OP$#5hD'
),
    x29: packed('<i2',
    'c-mv;5|ofv(>1Yn@(c)%OU)^+YV7ErHh0PDO*;=9KX>)c<5wSluy8XF1puJ>5w-'
),
    t30: packed('<i2',
    'c-m{MD$Yrb3lH#gvNq9Gla~<W;%52r@zvuySI-?kuyfPuC3C0sGY|m)a4``p'
),
}, name='rows_quant8').AddVariations(signed(x1, t2, x3, t4, x5, t6, x7, t8, x9, t10, x11, t12, x13, t14, x15, t16, x17, t18, x19, t20, x21, t22, x23, t24, x25, t26, x27, t28, x29, t30)).DisableLifeTimeVariation()
