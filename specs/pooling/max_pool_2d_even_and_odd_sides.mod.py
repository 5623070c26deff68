# Licensed under the Apache License, Version 2.0; see LICENSE.
# Written by 'python -m corpus' from corpus/families/pooling.py; do not edit.
#
# MAX_POOL_2D: images of even and odd sides, by strides of each kind.

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

# How padding is shared out depends on what a stride leaves of an image, every pair of a side and
# the next longer one.
# Expected values: float64 formula.
x1 = Input('x1', (F32, [1, 4, 4, 2]))
t2 = Output('t2', (F32, [1, 4, 4, 2]))
t3 = Output('t3', (F32, [1, 2, 2, 2]))
x4 = Input('x4', (F32, [1, 4, 5, 2]))
t5 = Output('t5', (F32, [1, 4, 5, 2]))
t6 = Output('t6', (F32, [1, 2, 3, 2]))
x7 = Input('x7', (F32, [1, 5, 4, 2]))
t8 = Output('t8', (F32, [1, 5, 4, 2]))
t9 = Output('t9', (F32, [1, 3, 2, 2]))
x10 = Input('x10', (F32, [1, 5, 5, 2]))
t11 = Output('t11', (F32, [1, 5, 5, 2]))
t12 = Output('t12', (F32, [1, 3, 3, 2]))
model = Model()
model.Operation('MAX_POOL_2D', x1, 1, 1, 1, 3, 3, 0).To(t2)
model.Operation('MAX_POOL_2D', x1, 2, 1, 1, 3, 3, 0).To(t3)
model.Operation('MAX_POOL_2D', x4, 1, 1, 1, 3, 3, 0).To(t5)
model.Operation('MAX_POOL_2D', x4, 2, 1, 1, 3, 3, 0).To(t6)
model.Operation('MAX_POOL_2D', x7, 1, 1, 1, 3, 3, 0).To(t8)
model.Operation('MAX_POOL_2D', x7, 2, 1, 1, 3, 3, 0).To(t9)
model.Operation('MAX_POOL_2D', x10, 1, 1, 1, 3, 3, 0).To(t11)
model.Operation('MAX_POOL_2D', x10, 2, 1, 1, 3, 3, 0).To(t12)
Example({
    x1: packed('|i1',
    'c-jTQhY<iU2m`TuO7`Cu8zP~F$)l7_D+)VCch7G4+(Hfo', 0.5
),
    t2: packed('|i1',
    'c-muRVP#=uW@Ti8&`fMBY^-dotgH~4kre<4YXFM', 0.5
),
    t3: [2.5, 2.0, 2.5, 1.5, 3.0, 2.5, 3.0, 2.5],
    x4: packed('|i1',
    'c-jTQi4g!W2m-JJpZ({pB28ktV2^P^iY6{Pp3aFSbHyml2Z;p}2L', 0.5
),
    t5: packed('|i1',
    'c-muQWdlM+CPpSU5MX6wVPs)p14342AVjbL4kQ4t', 0.5
),
    t6: [3.0, 3.0, 3.0, 2.5, 0.5, 2.0, 2.0, 3.0, 2.0, 2.5, 1.5, 2.5],
    x7: packed('|i1',
    'c-jTQi4g!W2m-LfZ~u9#KocxFNWg_Cx!2A-9|(=MIab~KbGsD&', 0.5
),
    t8: packed('|i1',
    'c-l3^F%AGA48uT`I{yEQ5m`77CbUC}ESZR_WBp$r5L*GY', 0.5
),
    t9: [2.5, 2.5, 2.0, 2.5, 2.5, 3.0, 2.0, 3.0, 3.0, 3.0, 3.0, 3.0],
    x10: packed('|i1',
    'c-jTQff2w!2m-L<wd_ByfHr~Y8)=rEJ4OS3Wd~2ooF)jYLTewoek~vz*#', 0.5
),
    t11: packed('|i1',
    'c-l3_!3_W)3<EKxNpJs!5l|%jGU3`R(KDf%`LCTgCZygDYh41+', 0.5
),
    t12: [3.0, 3.0, 3.0, 3.0, 0.5, 3.0, 3.0, 3.0, 1.5, 3.0, 0.5, 3.0, 3.0, 2.5, 1.5, 2.0, 2.0, 1.5],
}, name='3x3_by_1').AddVariations('float16').DisableLifeTimeVariation()

# How padding is shared out depends on what a stride leaves of an image, every pair of a side and
# the next longer one.
# Expected values: float64 formula.
x1 = Input('x1', (U8, [1, 4, 4, 2], 0.5, 120))
t2 = Output('t2', (U8, [1, 4, 4, 2], 0.5, 120))
t3 = Output('t3', (U8, [1, 2, 2, 2], 0.5, 120))
x4 = Input('x4', (U8, [1, 4, 5, 2], 0.5, 120))
t5 = Output('t5', (U8, [1, 4, 5, 2], 0.5, 120))
t6 = Output('t6', (U8, [1, 2, 3, 2], 0.5, 120))
x7 = Input('x7', (U8, [1, 5, 4, 2], 0.5, 120))
t8 = Output('t8', (U8, [1, 5, 4, 2], 0.5, 120))
t9 = Output('t9', (U8, [1, 3, 2, 2], 0.5, 120))
x10 = Input('x10', (U8, [1, 5, 5, 2], 0.5, 120))
t11 = Output('t11', (U8, [1, 5, 5, 2], 0.5, 120))
t12 = Output('t12', (U8, [1, 3, 3, 2], 0.5, 120))
model = Model()
model.Operation('MAX_POOL_2D', x1, 1, 1, 1, 3, 3, 0).To(t2)
model.Operation('MAX_POOL_2D', x1, 2, 1, 1, 3, 3, 0).To(t3)
model.Operation('MAX_POOL_2D', x4, 1, 1, 1, 3, 3, 0).To(t5)
model.Operation('MAX_POOL_2D', x4, 2, 1, 1, 3, 3, 0).To(t6)
model.Operation('MAX_POOL_2D', x7, 1, 1, 1, 3, 3, 0).To(t8)
model.Operation('MAX_POOL_2D', x7, 2, 1, 1, 3, 3, 0).To(t9)
model.Operation('MAX_POOL_2D', x10, 1, 1, 1, 3, 3, 0).To(t11)
model.Operation('MAX_POOL_2D', x10, 2, 1, 1, 3, 3, 0).To(t12)
Example({
    x1: packed('|i1',
    'c-jTQhY<iU2m`U9vEiPQ*(0HZm|``@sTaFLRnI>7_reba'
),
    t2: packed('|i1',
    'c-pJ1sjaE4uC1(s&{cIcb+vW1wY3nsvK9dU>ko?'
),
    t3: [125, 124, 125, 123, 126, 125, 126, 125],
    x4: packed('|i1',
    'c-jTQi4g!W2m-L3tH^=R>`gjuMFv&Sz_hBbABv;2C*fYi2Z3c0#{'
),
    t5: packed('|i1',
    'c-pJ0tpmc!s>-T55U8!JsjR7~1H#&BAVjbLj*}B_'
),
    t6: [126, 126, 126, 125, 121, 124, 124, 126, 124, 125, 123, 125],
    x7: packed('|i1',
    'c-jTQi4g!W2m-L3tH9wmdlQGZ09)f4YD4NyrC}apapL6rfg2LO'
),
    t8: packed('|i1',
    'c-l3^F%AGA48y=*Bb7RSJ6SjnCbUb6ESZR_WBnf=j>;2t'
),
    t9: [125, 125, 124, 125, 125, 126, 124, 126, 126, 126, 126, 126],
    x10: packed('|i1',
    'c-jTQff2w!2m-L31@w3=vo|rrDWE#1nF!^4OUe%&4N8`Y^`W0{e^9v>Nd'
),
    t11: packed('|i1',
    'c-l3_!3_W)3<I&L5lWNZ>`)~9GU3`R(KDf%`LCTgCZygDYa<vy'
),
    t12: [126, 126, 126, 126, 121, 126, 126, 126, 123, 126, 121, 126, 126, 125, 123, 124, 124, 123],
}, name='3x3_by_1_quant8').AddVariations(signed(x1, t2, t3, x4, t5, t6, x7, t8, t9, x10, t11, t12)).DisableLifeTimeVariation()

# How padding is shared out depends on what a stride leaves of an image, every pair of a side and
# the next longer one.
# Expected values: float64 formula.
x1 = Input('x1', (F32, [1, 4, 4, 2]))
t2 = Output('t2', (F32, [1, 2, 2, 2]))
t3 = Output('t3', (F32, [1, 1, 1, 2]))
x4 = Input('x4', (F32, [1, 4, 5, 2]))
t5 = Output('t5', (F32, [1, 2, 3, 2]))
t6 = Output('t6', (F32, [1, 1, 2, 2]))
x7 = Input('x7', (F32, [1, 5, 4, 2]))
t8 = Output('t8', (F32, [1, 3, 2, 2]))
t9 = Output('t9', (F32, [1, 2, 1, 2]))
x10 = Input('x10', (F32, [1, 5, 5, 2]))
t11 = Output('t11', (F32, [1, 3, 3, 2]))
t12 = Output('t12', (F32, [1, 2, 2, 2]))
model = Model()
model.Operation('MAX_POOL_2D', x1, 1, 2, 2, 3, 3, 0).To(t2)
model.Operation('MAX_POOL_2D', x1, 2, 2, 2, 3, 3, 0).To(t3)
model.Operation('MAX_POOL_2D', x4, 1, 2, 2, 3, 3, 0).To(t5)
model.Operation('MAX_POOL_2D', x4, 2, 2, 2, 3, 3, 0).To(t6)
model.Operation('MAX_POOL_2D', x7, 1, 2, 2, 3, 3, 0).To(t8)
model.Operation('MAX_POOL_2D', x7, 2, 2, 2, 3, 3, 0).To(t9)
model.Operation('MAX_POOL_2D', x10, 1, 2, 2, 3, 3, 0).To(t11)
model.Operation('MAX_POOL_2D', x10, 2, 2, 2, 3, 3, 0).To(t12)
Example({
    x1: packed('|i1',
    'c-jTQfe`>82m`SLdG?=IX)zh!UeAy|DpdrDUeSWZA0i?T7y', 0.5
),
    t2: [2.5, 3.0, 2.5, 2.0, 2.5, 3.0, 2.5, 2.0],
    t3: [2.5, 3.0],
    x4: packed('|i1',
    'c-jTQ0TKWp2m-Lfg#W)6!`kl3a?MGbBQr~hIgMgo1%Q%#iUbl9', 0.5
),
    t5: [3.0, 3.0, 3.0, 2.0, 2.5, 2.5, 3.0, 3.0, 3.0, 2.0, 3.0, 1.0],
    t6: [3.0, 3.0, 3.0, 2.5],
    x7: packed('|i1',
    'c-jTQfe`>82m`TuQTCs=Krv}Xb+=-T*lK4&fYs$4PS1<b2k~AO+W', 0.5
),
    t8: [1.5, 2.0, -0.5, 2.0, 3.0, 3.0, 1.5, 0.5, 2.5, 1.5, 2.5, 1.5],
    t9: [3.0, 3.0, 3.0, 3.0],
    x10: packed('|i1',
    'c-j@p$qfJ?3<NO^Xt)1*Lk>Xl(_|G)qW#Shh?c0}M7Ou|gjXBCC@$ER5+V', 0.5
),
    t11: [2.5, 1.5, 2.5, 2.5, 1.0, 2.5, 2.5, 3.0, 2.5, 3.0, 1.0, 3.0, 3.0, 3.0, 3.0, 3.0, 2.5, 3.0],
    t12: [2.5, 2.5, 2.5, 2.5, 3.0, 3.0, 3.0, 3.0],
}, name='3x3_by_2').AddVariations('float16').DisableLifeTimeVariation()

# How padding is shared out depends on what a stride leaves of an image, every pair of a side and
# the next longer one.
# Expected values: float64 formula.
x1 = Input('x1', (U8, [1, 4, 4, 2], 0.5, 120))
t2 = Output('t2', (U8, [1, 2, 2, 2], 0.5, 120))
t3 = Output('t3', (U8, [1, 1, 1, 2], 0.5, 120))
x4 = Input('x4', (U8, [1, 4, 5, 2], 0.5, 120))
t5 = Output('t5', (U8, [1, 2, 3, 2], 0.5, 120))
t6 = Output('t6', (U8, [1, 1, 2, 2], 0.5, 120))
x7 = Input('x7', (U8, [1, 5, 4, 2], 0.5, 120))
t8 = Output('t8', (U8, [1, 3, 2, 2], 0.5, 120))
t9 = Output('t9', (U8, [1, 2, 1, 2], 0.5, 120))
x10 = Input('x10', (U8, [1, 5, 5, 2], 0.5, 120))
t11 = Output('t11', (U8, [1, 3, 3, 2], 0.5, 120))
t12 = Output('t12', (U8, [1, 2, 2, 2], 0.5, 120))
model = Model()
model.Operation('MAX_POOL_2D', x1, 1, 2, 2, 3, 3, 0).To(t2)
model.Operation('MAX_POOL_2D', x1, 2, 2, 2, 3, 3, 0).To(t3)
model.Operation('MAX_POOL_2D', x4, 1, 2, 2, 3, 3, 0).To(t5)
model.Operation('MAX_POOL_2D', x4, 2, 2, 2, 3, 3, 0).To(t6)
model.Operation('MAX_POOL_2D', x7, 1, 2, 2, 3, 3, 0).To(t8)
model.Operation('MAX_POOL_2D', x7, 2, 2, 2, 3, 3, 0).To(t9)
model.Operation('MAX_POOL_2D', x10, 1, 2, 2, 3, 3, 0).To(t11)
model.Operation('MAX_POOL_2D', x10, 2, 2, 2, 3, 3, 0).To(t12)
Example({
    x1: packed('|i1',
    'c-jTQfe`>82m`U5m6ii}W;Y3+O-Imv8ch|A?y!QyANP|F7y'
),
    t2: [125, 126, 125, 124, 125, 126, 125, 124],
    t3: [125, 126],
    x4: packed('|i1',
    'c-jTQ0TKWp2m-J_Q`n)x+uLphL7(BmCos#2Ijc5bQ&LENfn*ZX'
),
    t5: [126, 126, 126, 124, 125, 125, 126, 126, 126, 124, 126, 122],
    t6: [126, 126, 126, 125],
    x7: packed('|i1',
    'c-jTQhY<iE3<I&9(|nI1vm+H9d6m`>C~J1XFi|;bPW7|n1AM*`n*'
),
    t8: [123, 124, 119, 124, 126, 126, 123, 121, 125, 123, 125, 123],
    t9: [126, 126, 126, 126],
    x10: packed('|i1',
    'c-j@pK@I>Q2m`@CBVZQOzFke`IAj&<MCaQh5G_%`if$k03QrrqC@xq{7m@'
),
    t11: [125, 123, 125, 125, 122, 125, 125, 126, 125, 126, 122, 126, 126, 126, 126, 126, 125, 126],
    t12: [125, 125, 125, 125, 126, 126, 126, 126],
}, name='3x3_by_2_quant8').AddVariations(signed(x1, t2, t3, x4, t5, t6, x7, t8, t9, x10, t11, t12)).DisableLifeTimeVariation()

# How padding is shared out depends on what a stride leaves of an image, every pair of a side and
# the next longer one.
# Expected values: float64 formula.
x1 = Input('x1', (F32, [1, 2, 4, 4]))
t2 = Output('t2', (F32, [1, 2, 2, 2]))
t3 = Output('t3', (F32, [1, 2, 1, 1]))
x4 = Input('x4', (F32, [1, 2, 4, 5]))
t5 = Output('t5', (F32, [1, 2, 2, 3]))
t6 = Output('t6', (F32, [1, 2, 1, 2]))
x7 = Input('x7', (F32, [1, 2, 5, 4]))
t8 = Output('t8', (F32, [1, 2, 3, 2]))
t9 = Output('t9', (F32, [1, 2, 2, 1]))
x10 = Input('x10', (F32, [1, 2, 5, 5]))
t11 = Output('t11', (F32, [1, 2, 3, 3]))
t12 = Output('t12', (F32, [1, 2, 2, 2]))
model = Model()
model.Operation('MAX_POOL_2D', x1, 1, 2, 2, 3, 3, 0, True).To(t2)
model.Operation('MAX_POOL_2D', x1, 2, 2, 2, 3, 3, 0, True).To(t3)
model.Operation('MAX_POOL_2D', x4, 1, 2, 2, 3, 3, 0, True).To(t5)
model.Operation('MAX_POOL_2D', x4, 2, 2, 2, 3, 3, 0, True).To(t6)
model.Operation('MAX_POOL_2D', x7, 1, 2, 2, 3, 3, 0, True).To(t8)
model.Operation('MAX_POOL_2D', x7, 2, 2, 2, 3, 3, 0, True).To(t9)
model.Operation('MAX_POOL_2D', x10, 1, 2, 2, 3, 3, 0, True).To(t11)
model.Operation('MAX_POOL_2D', x10, 2, 2, 2, 3, 3, 0, True).To(t12)
Example({
    x1: packed('|i1',
    'c-jrb!4Uv32m-JJmHqd%70n}UsQ3$v<PB0D_k@+gTa_^iE&', 0.5
),
    t2: [2.5, 3.0, 2.5, 2.0, 1.5, 3.0, 3.0, 3.0],
    t3: [2.5, 1.5],
    x4: packed('|i1',
    'c-jrd$q@iB2m-)CwEup=BiYv;yCUG0%lP+2k3a#M<w40xJfox%>i', 0.5
),
    t5: [2.5, 2.5, 2.5, 2.5, 2.5, 1.0, 1.5, 1.5, 1.5, 2.0, 2.5, 2.0],
    t6: [2.5, 2.5, 1.5, 1.5],
    x7: packed('|i1',
    'c-jTQ0TKWp2m-Jpl>fh1q1q;Oq49Q=i6g%u0xi{Qc!ZewZL|>&', 0.5
),
    t8: [3.0, 2.0, 3.0, 2.0, 3.0, 1.0, 3.0, 3.0, 3.0, 3.0, 3.0, 3.0],
    t9: [3.0, 3.0, 3.0, 3.0],
    x10: packed('|i1',
    'c-jrf!4Uu;3<9tNY4@MkDrlaWrcatt5jiE-2$o`OU<GPih5u7&`vD!67Ag', 0.5
),
    t11: [3.0, 3.0, 2.0, 3.0, 3.0, 2.5, 2.5, 2.5, 2.5, 1.5, 1.5, 2.0, 3.0, 2.5, 2.0, 2.5, 3.0, -0.5],
    t12: [3.0, 2.0, 2.5, 2.5, 3.0, 2.0, 3.0, 3.0],
}, name='3x3_by_2_nchw').AddVariations('float16').DisableLifeTimeVariation()

# How padding is shared out depends on what a stride leaves of an image, every pair of a side and
# the next longer one.
# Expected values: float64 formula.
x1 = Input('x1', (U8, [1, 2, 4, 4], 0.5, 120))
t2 = Output('t2', (U8, [1, 2, 2, 2], 0.5, 120))
t3 = Output('t3', (U8, [1, 2, 1, 1], 0.5, 120))
x4 = Input('x4', (U8, [1, 2, 4, 5], 0.5, 120))
t5 = Output('t5', (U8, [1, 2, 2, 3], 0.5, 120))
t6 = Output('t6', (U8, [1, 2, 1, 2], 0.5, 120))
x7 = Input('x7', (U8, [1, 2, 5, 4], 0.5, 120))
t8 = Output('t8', (U8, [1, 2, 3, 2], 0.5, 120))
t9 = Output('t9', (U8, [1, 2, 2, 1], 0.5, 120))
x10 = Input('x10', (U8, [1, 2, 5, 5], 0.5, 120))
t11 = Output('t11', (U8, [1, 2, 3, 3], 0.5, 120))
t12 = Output('t12', (U8, [1, 2, 2, 2], 0.5, 120))
model = Model()
model.Operation('MAX_POOL_2D', x1, 1, 2, 2, 3, 3, 0, True).To(t2)
model.Operation('MAX_POOL_2D', x1, 2, 2, 2, 3, 3, 0, True).To(t3)
model.Operation('MAX_POOL_2D', x4, 1, 2, 2, 3, 3, 0, True).To(t5)
model.Operation('MAX_POOL_2D', x4, 2, 2, 2, 3, 3, 0, True).To(t6)
model.Operation('MAX_POOL_2D', x7, 1, 2, 2, 3, 3, 0, True).To(t8)
model.Operation('MAX_POOL_2D', x7, 2, 2, 2, 3, 3, 0, True).To(t9)
model.Operation('MAX_POOL_2D', x10, 1, 2, 2, 3, 3, 0, True).To(t11)
model.Operation('MAX_POOL_2D', x10, 2, 2, 2, 3, 3, 0, True).To(t12)
Example({
    x1: packed('|i1',
    'c-jrb!4Uv32m-L7t#Y6;d(9&OdX-D{=%!>8q8c9aefqHvE&'
),
    t2: [125, 126, 125, 124, 123, 126, 126, 126],
    t3: [125, 123],
    x4: packed('|i1',
    'c-jrd$q@iB2m-*K!DA5ZJ=xc`<7UJFkNRg%BxFd)atrHQJ$?ids{'
),
    t5: [125, 125, 125, 125, 125, 122, 123, 123, 123, 124, 125, 124],
    t6: [125, 125, 123, 123],
    x7: packed('|i1',
    'c-jTQ0TKWp2m-J_E7TFn+uMqBltS+etQXv}sI;?Lp(4WkffN$Y'
),
    t8: [126, 124, 126, 124, 126, 122, 126, 126, 126, 126, 126, 126],
    t9: [126, 126, 126, 126],
    x10: packed('|i1',
    'c-jrf!4Uu;3<9v7t-^t{vumEIF*e6cTihLVMMwxO=~5Y;(Er&S-~n1b7n%'
),
    t11: [126, 126, 124, 126, 126, 125, 125, 125, 125, 123, 123, 124, 126, 125, 124, 125, 126, 119],
    t12: [126, 124, 125, 125, 126, 124, 126, 126],
}, name='3x3_by_2_nchw_quant8').AddVariations(signed(x1, t2, t3, x4, t5, t6, x7, t8, t9, x10, t11, t12)).DisableLifeTimeVariation()

# How padding is shared out depends on what a stride leaves of an image, every pair of a side and
# the next longer one.
# Expected values: float64 formula.
x1 = Input('x1', (F32, [1, 4, 4, 2]))
t2 = Output('t2', (F32, [1, 2, 2, 2]))
t3 = Output('t3', (F32, [1, 1, 1, 2]))
x4 = Input('x4', (F32, [1, 4, 5, 2]))
t5 = Output('t5', (F32, [1, 2, 2, 2]))
t6 = Output('t6', (F32, [1, 1, 1, 2]))
x7 = Input('x7', (F32, [1, 5, 4, 2]))
t8 = Output('t8', (F32, [1, 2, 2, 2]))
t9 = Output('t9', (F32, [1, 1, 1, 2]))
x10 = Input('x10', (F32, [1, 5, 5, 2]))
t11 = Output('t11', (F32, [1, 2, 2, 2]))
t12 = Output('t12', (F32, [1, 1, 1, 2]))
model = Model()
model.Operation('MAX_POOL_2D', x1, 1, 3, 3, 3, 3, 0).To(t2)
model.Operation('MAX_POOL_2D', x1, 2, 3, 3, 3, 3, 0).To(t3)
model.Operation('MAX_POOL_2D', x4, 1, 3, 3, 3, 3, 0).To(t5)
model.Operation('MAX_POOL_2D', x4, 2, 3, 3, 3, 3, 0).To(t6)
model.Operation('MAX_POOL_2D', x7, 1, 3, 3, 3, 3, 0).To(t8)
model.Operation('MAX_POOL_2D', x7, 2, 3, 3, 3, 3, 0).To(t9)
model.Operation('MAX_POOL_2D', x10, 1, 3, 3, 3, 3, 0).To(t11)
model.Operation('MAX_POOL_2D', x10, 2, 3, 3, 3, 3, 0).To(t12)
Example({
    x1: packed('|i1',
    'c-jTQfe8Qr2m&xP^8b5Hs;wp(tPf#Fnp)v#*}OC!5`Pc-', 0.5
),
    t2: [1.5, 3.0, 3.0, 3.0, 3.0, 3.0, 2.5, 0.5],
    t3: [2.5, 3.0],
    x4: packed('|i1',
    'c-jTQfeipK2m-J$mH+RRfNRe(6LgMnW`$jIpbX!o(4{j!^THMW', 0.5
),
    t5: [3.0, 3.0, 2.0, 0.5, 3.0, 2.5, 3.0, 3.0],
    t6: [3.0, 3.0],
    x7: packed('|i1',
    'c-jTQhYbKQ3<59#q5t2DGHTP0coeL5WA;i6lC^~FDKn{j^wtpt', 0.5
),
    t8: [3.0, 2.5, 2.5, 3.0, 2.5, 1.5, 2.0, 0.5],
    t9: [3.0, 3.0],
    x10: packed('|i1',
    'c-jTQfeipK2m-JWC;#6IqH9aF1GONBZ;2pNkGM33u5<hPXeJx^1Bsd&>;', 0.5
),
    t11: [3.0, 3.0, 3.0, 2.5, -0.5, 3.0, 2.5, 2.5],
    t12: [3.0, 3.0],
}, name='3x3_by_3').AddVariations('float16').DisableLifeTimeVariation()

# How padding is shared out depends on what a stride leaves of an image, every pair of a side and
# the next longer one.
# Expected values: float64 formula.
x1 = Input('x1', (U8, [1, 4, 4, 2], 0.5, 120))
t2 = Output('t2', (U8, [1, 2, 2, 2], 0.5, 120))
t3 = Output('t3', (U8, [1, 1, 1, 2], 0.5, 120))
x4 = Input('x4', (U8, [1, 4, 5, 2], 0.5, 120))
t5 = Output('t5', (U8, [1, 2, 2, 2], 0.5, 120))
t6 = Output('t6', (U8, [1, 1, 1, 2], 0.5, 120))
x7 = Input('x7', (U8, [1, 5, 4, 2], 0.5, 120))
t8 = Output('t8', (U8, [1, 2, 2, 2], 0.5, 120))
t9 = Output('t9', (U8, [1, 1, 1, 2], 0.5, 120))
x10 = Input('x10', (U8, [1, 5, 5, 2], 0.5, 120))
t11 = Output('t11', (U8, [1, 2, 2, 2], 0.5, 120))
t12 = Output('t12', (U8, [1, 1, 1, 2], 0.5, 120))
model = Model()
model.Operation('MAX_POOL_2D', x1, 1, 3, 3, 3, 3, 0).To(t2)
model.Operation('MAX_POOL_2D', x1, 2, 3, 3, 3, 3, 0).To(t3)
model.Operation('MAX_POOL_2D', x4, 1, 3, 3, 3, 3, 0).To(t5)
model.Operation('MAX_POOL_2D', x4, 2, 3, 3, 3, 3, 0).To(t6)
model.Operation('MAX_POOL_2D', x7, 1, 3, 3, 3, 3, 0).To(t8)
model.Operation('MAX_POOL_2D', x7, 2, 3, 3, 3, 3, 0).To(t9)
model.Operation('MAX_POOL_2D', x10, 1, 3, 3, 3, 3, 0).To(t11)
model.Operation('MAX_POOL_2D', x10, 2, 3, 3, 3, 3, 0).To(t12)
Example({
    x1: packed('|i1',
    'c-jTQfe8Qr2m-L5O%jW|y={vrH)PH+sqI*U03)6s_V5n-'
),
    t2: [123, 126, 126, 126, 126, 126, 125, 121],
    t3: [125, 126],
    x4: packed('|i1',
    'c-jTQfeipK2m-L5C19A!?Q5H0B(FNAuHY)>3|(Gpyn|*we<BjT'
),
    t5: [126, 126, 124, 121, 126, 125, 126, 126],
    t6: [126, 126],
    x7: packed('|i1',
    'c-jTQfeipK2m-L5$<zSi?Q4}2PiFk`SUqcjK*uI}j4CWXghdj?'
),
    t8: [126, 125, 125, 126, 125, 123, 124, 121],
    t9: [126, 126],
    x10: packed('|i1',
    'c-jTQfeipK2m-L5K{Uk4?Q0j?WgHADuVY!YFCLvM+~IL<!bmOf15`p6Tm'
),
    t11: [126, 126, 126, 125, 119, 126, 125, 125],
    t12: [126, 126],
}, name='3x3_by_3_quant8').AddVariations(signed(x1, t2, t3, x4, t5, t6, x7, t8, t9, x10, t11, t12)).DisableLifeTimeVariation()

# How padding is shared out depends on what a stride leaves of an image, every pair of a side and
# the next longer one.
# Expected values: float64 formula.
x1 = Input('x1', (F32, [1, 6, 6, 2]))
t2 = Output('t2', (F32, [1, 3, 3, 2]))
t3 = Output('t3', (F32, [1, 1, 1, 2]))
x4 = Input('x4', (F32, [1, 6, 7, 2]))
t5 = Output('t5', (F32, [1, 3, 4, 2]))
t6 = Output('t6', (F32, [1, 1, 2, 2]))
x7 = Input('x7', (F32, [1, 7, 6, 2]))
t8 = Output('t8', (F32, [1, 4, 3, 2]))
t9 = Output('t9', (F32, [1, 2, 1, 2]))
x10 = Input('x10', (F32, [1, 7, 7, 2]))
t11 = Output('t11', (F32, [1, 4, 4, 2]))
t12 = Output('t12', (F32, [1, 2, 2, 2]))
model = Model()
model.Operation('MAX_POOL_2D', x1, 1, 2, 2, 5, 5, 0).To(t2)
model.Operation('MAX_POOL_2D', x1, 2, 2, 2, 5, 5, 0).To(t3)
model.Operation('MAX_POOL_2D', x4, 1, 2, 2, 5, 5, 0).To(t5)
model.Operation('MAX_POOL_2D', x4, 2, 2, 2, 5, 5, 0).To(t6)
model.Operation('MAX_POOL_2D', x7, 1, 2, 2, 5, 5, 0).To(t8)
model.Operation('MAX_POOL_2D', x7, 2, 2, 2, 5, 5, 0).To(t9)
model.Operation('MAX_POOL_2D', x10, 1, 2, 2, 5, 5, 0).To(t11)
model.Operation('MAX_POOL_2D', x10, 2, 2, 2, 5, 5, 0).To(t12)
Example({
    x1: packed('|i1',
    'c-jTQi4g!W2m-J}!2Rc~Uz3ZJyHnWk1fH7}5Oll?37jl0;LT^sm{M0X<YI#NZnr*^MI1B', 0.5
),
    t2: [3.0, 3.0, 3.0, 3.0, 3.0, 3.0, 3.0, 3.0, 3.0, 3.0, 3.0, 2.0, 3.0, 3.0, 3.0, 3.0, 3.0, 2.0],
    t3: [3.0, 3.0],
    x4: packed('|i1',
    'c-jriISv3o2*W_ZhW!7%Tv;k>3J)?>N@JE=V#I(!7oD49HH<(^!$}(2-U8}fN%xtzzvAI(2C*O4KPe&', 0.5
),
    t5: [3.0, 3.0, 3.0, 3.0, 3.0, 3.0, 2.5, 3.0, 3.0, 3.0, 3.0, 3.0, 3.0, 3.0, 2.5, 3.0, 3.0, 3.0, 3.0, 3.0,
    3.0, 3.0, 2.5, 3.0],
    t6: [3.0, 3.0, 3.0, 3.0],
    x7: packed('|i1',
    'c-jrf$qfKO3<5BbknO)-$g%UX<O4jyY-~B1(<00u234neigE(Tx4i(N)@PmQ6}M4&mDWVo9DZ7hCgT', 0.5
),
    t8: [2.5, 2.5, 2.5, 2.5, 2.5, 2.5, 2.5, 2.5, 2.5, 3.0, 2.5, 3.0, 2.5, 2.5, 2.5, 3.0, 2.5, 3.0, 2.0, 2.5,
    2.5, 3.0, 2.5, 3.0],
    t9: [2.5, 3.0, 2.5, 3.0],
    x10: packed('|i1',
    'c-jq%!41Gb2*Z>Hvj4mXf%3B~d%%|~F*bK1szdxxpYY^G3q3q#PUb!;Wh)?sU!i=71lDoSRAqVT@!pML{<*^~G5', 0.5
),
    t11: ([3.0] * 32)[:32],
    t12: [3.0, 3.0, 3.0, 3.0, 3.0, 3.0, 3.0, 3.0],
}, name='5x5_by_2').AddVariations('float16').DisableLifeTimeVariation()

# How padding is shared out depends on what a stride leaves of an image, every pair of a side and
# the next longer one.
# Expected values: float64 formula.
x1 = Input('x1', (U8, [1, 6, 6, 2], 0.5, 120))
t2 = Output('t2', (U8, [1, 3, 3, 2], 0.5, 120))
t3 = Output('t3', (U8, [1, 1, 1, 2], 0.5, 120))
x4 = Input('x4', (U8, [1, 6, 7, 2], 0.5, 120))
t5 = Output('t5', (U8, [1, 3, 4, 2], 0.5, 120))
t6 = Output('t6', (U8, [1, 1, 2, 2], 0.5, 120))
x7 = Input('x7', (U8, [1, 7, 6, 2], 0.5, 120))
t8 = Output('t8', (U8, [1, 4, 3, 2], 0.5, 120))
t9 = Output('t9', (U8, [1, 2, 1, 2], 0.5, 120))
x10 = Input('x10', (U8, [1, 7, 7, 2], 0.5, 120))
t11 = Output('t11', (U8, [1, 4, 4, 2], 0.5, 120))
t12 = Output('t12', (U8, [1, 2, 2, 2], 0.5, 120))
model = Model()
model.Operation('MAX_POOL_2D', x1, 1, 2, 2, 5, 5, 0).To(t2)
model.Operation('MAX_POOL_2D', x1, 2, 2, 2, 5, 5, 0).To(t3)
model.Operation('MAX_POOL_2D', x4, 1, 2, 2, 5, 5, 0).To(t5)
model.Operation('MAX_POOL_2D', x4, 2, 2, 2, 5, 5, 0).To(t6)
model.Operation('MAX_POOL_2D', x7, 1, 2, 2, 5, 5, 0).To(t8)
model.Operation('MAX_POOL_2D', x7, 2, 2, 2, 5, 5, 0).To(t9)
model.Operation('MAX_POOL_2D', x10, 1, 2, 2, 5, 5, 0).To(t11)
model.Operation('MAX_POOL_2D', x10, 2, 2, 2, 5, 5, 0).To(t12)
Example({
    x1: packed('|i1',
    'c-jTQi4g!W2m-L3>vsq^dz0CdGf(JsEuNFH5Hy@w39Jh?;J#<ds8Gfx<luqxraL~{G$Hf'
),
    t2: [126, 126, 126, 126, 126, 126, 126, 126, 126, 126, 126, 124, 126, 126, 126, 126, 126, 124],
    t3: [126, 126],
    x4: packed('|i1',
    'c-jriISv3o2*bcXb49QrZ(k~F3Mb9ru$K9>F`;D>7o0=cp4#PRa3nROUy+C^0QdF8JlEkNlUpB*uP1^'
),
    t5: [126, 126, 126, 126, 126, 126, 125, 126, 126, 126, 126, 126, 126, 126, 125, 126, 126, 126, 126, 126,
    126, 126, 125, 126],
    t6: [126, 126, 126, 126],
    x7: packed('|i1',
    'c-jrf$qfKO3<9v8A%{rF*1q$y<d&FF*3@ym8L;TFQg@Ae!r)5Uw^5RXz(+L9f-7{}w?xifwtj^BCqn'
),
    t8: [125, 125, 125, 125, 125, 125, 125, 125, 125, 126, 125, 126, 125, 125, 125, 126, 125, 126, 124, 125,
    125, 126, 125, 126],
    t9: [125, 126, 125, 126],
    x10: packed('|i1',
    'c-jq%!41Gb2*Y+h2q+C?_VTkVyQsHqYkIq8BFFj|pZSbtnprvp)owp|4R~k|UNCTpO~r9mMQosjLf_5O{`9&oA^'
),
    t11: ([126] * 32)[:32],
    t12: [126, 126, 126, 126, 126, 126, 126, 126],
}, name='5x5_by_2_quant8').AddVariations(signed(x1, t2, t3, x4, t5, t6, x7, t8, t9, x10, t11, t12)).DisableLifeTimeVariation()

# How padding is shared out depends on what a stride leaves of an image, every pair of a side and
# the next longer one.
# Expected values: float64 formula.
x1 = Input('x1', (F32, [1, 3, 3, 2]))
t2 = Output('t2', (F32, [1, 2, 2, 2]))
t3 = Output('t3', (F32, [1, 1, 1, 2]))
x4 = Input('x4', (F32, [1, 3, 4, 2]))
t5 = Output('t5', (F32, [1, 2, 2, 2]))
t6 = Output('t6', (F32, [1, 1, 2, 2]))
x7 = Input('x7', (F32, [1, 4, 3, 2]))
t8 = Output('t8', (F32, [1, 2, 2, 2]))
t9 = Output('t9', (F32, [1, 2, 1, 2]))
x10 = Input('x10', (F32, [1, 4, 4, 2]))
t11 = Output('t11', (F32, [1, 2, 2, 2]))
t12 = Output('t12', (F32, [1, 2, 2, 2]))
model = Model()
model.Operation('MAX_POOL_2D', x1, 1, 2, 2, 2, 2, 0).To(t2)
model.Operation('MAX_POOL_2D', x1, 2, 2, 2, 2, 2, 0).To(t3)
model.Operation('MAX_POOL_2D', x4, 1, 2, 2, 2, 2, 0).To(t5)
model.Operation('MAX_POOL_2D', x4, 2, 2, 2, 2, 2, 0).To(t6)
model.Operation('MAX_POOL_2D', x7, 1, 2, 2, 2, 2, 0).To(t8)
model.Operation('MAX_POOL_2D', x7, 2, 2, 2, 2, 2, 0).To(t9)
model.Operation('MAX_POOL_2D', x10, 1, 2, 2, 2, 2, 0).To(t11)
model.Operation('MAX_POOL_2D', x10, 2, 2, 2, 2, 2, 0).To(t12)
Example({
    x1: [-1.0, 0.5, 0.5, -1.5, 2.0, -0.5, -1.5, 2.5, -1.0, -1.5, 1.0, 1.0, 1.5, 0.5, -2.0, 2.5, -2.0, -3.0],
    t2: [0.5, 2.5, 2.0, 1.0, 1.5, 2.5, -2.0, -3.0],
    t3: [0.5, 2.5],
    x4: [3.0, 1.0, 1.5, 2.5, -1.5, -1.5, -1.5, -1.0, 0.5, 1.0, -1.5, 1.5, -1.0, -1.0, -2.0, 0.5, -2.5, 2.5,
    1.5, -1.0, -1.5, -2.0, -0.5, 0.5],
    t5: [3.0, 2.5, -1.0, 0.5, 1.5, 2.5, -0.5, 0.5],
    t6: [3.0, 2.5, -1.0, 0.5],
    x7: [-1.5, 0.5, -1.0, 1.0, 0.5, 2.5, -2.0, -0.5, -2.0, 3.0, 0.5, -2.5, -3.0, -2.0, 0.5, 1.5, -1.5, 1.5,
    0.5, 2.0, -1.5, 3.0, 0.5, -2.0],
    t8: [-1.0, 3.0, 0.5, 2.5, 0.5, 3.0, 0.5, 1.5],
    t9: [-1.0, 3.0, 0.5, 3.0],
    x10: packed('|i1',
    'c-jrf$qfK72m~=r*wBBy;R-*?<~BW7a)NiH$elGs7ks>+3>5', 0.5
),
    t11: [2.0, 3.0, 2.5, 2.0, 2.0, 3.0, 1.5, 0.5],
    t12: [2.0, 3.0, 2.5, 2.0, 2.0, 3.0, 1.5, 0.5],
}, name='2x2_by_2').AddVariations('float16').DisableLifeTimeVariation()

# How padding is shared out depends on what a stride leaves of an image, every pair of a side and
# the next longer one.
# Expected values: float64 formula.
x1 = Input('x1', (U8, [1, 3, 3, 2], 0.5, 120))
t2 = Output('t2', (U8, [1, 2, 2, 2], 0.5, 120))
t3 = Output('t3', (U8, [1, 1, 1, 2], 0.5, 120))
x4 = Input('x4', (U8, [1, 3, 4, 2], 0.5, 120))
t5 = Output('t5', (U8, [1, 2, 2, 2], 0.5, 120))
t6 = Output('t6', (U8, [1, 1, 2, 2], 0.5, 120))
x7 = Input('x7', (U8, [1, 4, 3, 2], 0.5, 120))
t8 = Output('t8', (U8, [1, 2, 2, 2], 0.5, 120))
t9 = Output('t9', (U8, [1, 2, 1, 2], 0.5, 120))
x10 = Input('x10', (U8, [1, 4, 4, 2], 0.5, 120))
t11 = Output('t11', (U8, [1, 2, 2, 2], 0.5, 120))
t12 = Output('t12', (U8, [1, 2, 2, 2], 0.5, 120))
model = Model()
model.Operation('MAX_POOL_2D', x1, 1, 2, 2, 2, 2, 0).To(t2)
model.Operation('MAX_POOL_2D', x1, 2, 2, 2, 2, 2, 0).To(t3)
model.Operation('MAX_POOL_2D', x4, 1, 2, 2, 2, 2, 0).To(t5)
model.Operation('MAX_POOL_2D', x4, 2, 2, 2, 2, 2, 0).To(t6)
model.Operation('MAX_POOL_2D', x7, 1, 2, 2, 2, 2, 0).To(t8)
model.Operation('MAX_POOL_2D', x7, 2, 2, 2, 2, 2, 0).To(t9)
model.Operation('MAX_POOL_2D', x10, 1, 2, 2, 2, 2, 0).To(t11)
model.Operation('MAX_POOL_2D', x10, 2, 2, 2, 2, 2, 0).To(t12)
Example({
    x1: [118, 121, 121, 117, 124, 119, 117, 125, 118, 117, 122, 122, 123, 121, 116, 125, 116, 114],
    t2: [121, 125, 124, 122, 123, 125, 116, 114],
    t3: [121, 125],
    x4: [126, 122, 123, 125, 117, 117, 117, 118, 121, 122, 117, 123, 118, 118, 116, 121, 115, 125, 123, 118,
    117, 116, 119, 121],
    t5: [126, 125, 118, 121, 123, 125, 119, 121],
    t6: [126, 125, 118, 121],
    x7: [117, 121, 118, 122, 121, 125, 116, 119, 116, 126, 121, 115, 114, 116, 121, 123, 117, 123, 121, 124,
    117, 126, 121, 116],
    t8: [118, 126, 121, 125, 121, 126, 121, 123],
    t9: [118, 126, 121, 126],
    x10: packed('|i1',
    'c-pJ3t1d4qudS)6t1PZ8s;a3eE&+-F*_EZ0Wu=vs0Qw*g6#'
),
    t11: [124, 126, 125, 124, 124, 126, 123, 121],
    t12: [124, 126, 125, 124, 124, 126, 123, 121],
}, name='2x2_by_2_quant8').AddVariations(signed(x1, t2, t3, x4, t5, t6, x7, t8, t9, x10, t11, t12)).DisableLifeTimeVariation()
