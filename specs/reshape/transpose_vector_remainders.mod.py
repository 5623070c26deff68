# Licensed under the Apache License, Version 2.0; see LICENSE.
# Written by 'python -m corpus' from corpus/families/reshape.py; do not edit.
#
# TRANSPOSE: what vectors and blocks of channels leave over.

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
t2 = Output('t2', (F32, [5, 2]))
x3 = Input('x3', (F32, [2, 6]))
t4 = Output('t4', (F32, [6, 2]))
x5 = Input('x5', (F32, [2, 7]))
t6 = Output('t6', (F32, [7, 2]))
x7 = Input('x7', (F32, [2, 8]))
t8 = Output('t8', (F32, [8, 2]))
x9 = Input('x9', (F32, [2, 9]))
t10 = Output('t10', (F32, [9, 2]))
x11 = Input('x11', (F32, [2, 10]))
t12 = Output('t12', (F32, [10, 2]))
x13 = Input('x13', (F32, [2, 11]))
t14 = Output('t14', (F32, [11, 2]))
x15 = Input('x15', (F32, [2, 12]))
t16 = Output('t16', (F32, [12, 2]))
x17 = Input('x17', (F32, [2, 13]))
t18 = Output('t18', (F32, [13, 2]))
x19 = Input('x19', (F32, [2, 14]))
t20 = Output('t20', (F32, [14, 2]))
x21 = Input('x21', (F32, [2, 15]))
t22 = Output('t22', (F32, [15, 2]))
x23 = Input('x23', (F32, [2, 16]))
t24 = Output('t24', (F32, [16, 2]))
x25 = Input('x25', (F32, [2, 17]))
t26 = Output('t26', (F32, [17, 2]))
x27 = Input('x27', (F32, [2, 18]))
t28 = Output('t28', (F32, [18, 2]))
x29 = Input('x29', (F32, [2, 19]))
t30 = Output('t30', (F32, [19, 2]))
model = Model()
model.Operation('TRANSPOSE', x1, [1, 0]).To(t2)
model.Operation('TRANSPOSE', x3, [1, 0]).To(t4)
model.Operation('TRANSPOSE', x5, [1, 0]).To(t6)
model.Operation('TRANSPOSE', x7, [1, 0]).To(t8)
model.Operation('TRANSPOSE', x9, [1, 0]).To(t10)
model.Operation('TRANSPOSE', x11, [1, 0]).To(t12)
model.Operation('TRANSPOSE', x13, [1, 0]).To(t14)
model.Operation('TRANSPOSE', x15, [1, 0]).To(t16)
model.Operation('TRANSPOSE', x17, [1, 0]).To(t18)
model.Operation('TRANSPOSE', x19, [1, 0]).To(t20)
model.Operation('TRANSPOSE', x21, [1, 0]).To(t22)
model.Operation('TRANSPOSE', x23, [1, 0]).To(t24)
model.Operation('TRANSPOSE', x25, [1, 0]).To(t26)
model.Operation('TRANSPOSE', x27, [1, 0]).To(t28)
model.Operation('TRANSPOSE', x29, [1, 0]).To(t30)
Example({
    x1: [-29.25, -27.5, -25.75, -24.0, -22.25, -20.5, -18.75, -17.0, -15.25, -13.5],
    t2: [-29.25, -20.5, -27.5, -18.75, -25.75, -17.0, -24.0, -15.25, -22.25, -13.5],
    x3: [-29.25, -27.5, -25.75, -24.0, -22.25, -20.5, -18.75, -17.0, -15.25, -13.5, -11.75, -10.0],
    t4: [-29.25, -18.75, -27.5, -17.0, -25.75, -15.25, -24.0, -13.5, -22.25, -11.75, -20.5, -10.0],
    x5: [-29.25, -27.5, -25.75, -24.0, -22.25, -20.5, -18.75, -17.0, -15.25, -13.5, -11.75, -10.0, -8.25,
    -6.5],
    t6: [-29.25, -17.0, -27.5, -15.25, -25.75, -13.5, -24.0, -11.75, -22.25, -10.0, -20.5, -8.25, -18.75,
    -6.5],
    x7: [-29.25, -27.5, -25.75, -24.0, -22.25, -20.5, -18.75, -17.0, -15.25, -13.5, -11.75, -10.0, -8.25,
    -6.5, -4.75, -3.0],
    t8: [-29.25, -15.25, -27.5, -13.5, -25.75, -11.75, -24.0, -10.0, -22.25, -8.25, -20.5, -6.5, -18.75,
    -4.75, -17.0, -3.0],
    x9: [-29.25, -27.5, -25.75, -24.0, -22.25, -20.5, -18.75, -17.0, -15.25, -13.5, -11.75, -10.0, -8.25,
    -6.5, -4.75, -3.0, -1.25, 0.5],
    t10: [-29.25, -13.5, -27.5, -11.75, -25.75, -10.0, -24.0, -8.25, -22.25, -6.5, -20.5, -4.75, -18.75,
    -3.0, -17.0, -1.25, -15.25, 0.5],
    x11: [-29.25, -27.5, -25.75, -24.0, -22.25, -20.5, -18.75, -17.0, -15.25, -13.5, -11.75, -10.0, -8.25,
    -6.5, -4.75, -3.0, -1.25, 0.5, 2.25, 4.0],
    t12: [-29.25, -11.75, -27.5, -10.0, -25.75, -8.25, -24.0, -6.5, -22.25, -4.75, -20.5, -3.0, -18.75,
    -1.25, -17.0, 0.5, -15.25, 2.25, -13.5, 4.0],
    x13: [-29.25, -27.5, -25.75, -24.0, -22.25, -20.5, -18.75, -17.0, -15.25, -13.5, -11.75, -10.0, -8.25,
    -6.5, -4.75, -3.0, -1.25, 0.5, 2.25, 4.0, 5.75, 7.5],
    t14: [-29.25, -10.0, -27.5, -8.25, -25.75, -6.5, -24.0, -4.75, -22.25, -3.0, -20.5, -1.25, -18.75, 0.5,
    -17.0, 2.25, -15.25, 4.0, -13.5, 5.75, -11.75, 7.5],
    x15: [-29.25, -27.5, -25.75, -24.0, -22.25, -20.5, -18.75, -17.0, -15.25, -13.5, -11.75, -10.0, -8.25,
    -6.5, -4.75, -3.0, -1.25, 0.5, 2.25, 4.0, 5.75, 7.5, 9.25, 11.0],
    t16: [-29.25, -8.25, -27.5, -6.5, -25.75, -4.75, -24.0, -3.0, -22.25, -1.25, -20.5, 0.5, -18.75, 2.25,
    -17.0, 4.0, -15.25, 5.75, -13.5, 7.5, -11.75, 9.25, -10.0, 11.0],
    x17: packed('|i1',
    'c-jFP0OkLSl9`~VuC=_w%F)>0=I!+R0tpZo9wjU@I^n7g0s', 0.25
),
    t18: packed('|i1',
    'c-jFP0OkLS=92B1^q~8v0<H<Q5WE+|9?B)rEZ8&OI?r$p0s', 0.25
),
    x19: packed('|i1',
    'c-jFR0OS9Ql9`~VuC=_w%F)>0=I!+R0tpZo9wjU@IzdSOcn*s', 0.25
),
    t20: packed('|i1',
    'c-jFR0OS9Q?UMAF`=A1+39b;e7rY+BCCV((GuS%cLFP!^-42T', 0.25
),
    x21: packed('|i1',
    'c-jFT0O9|Ol9`~VuC=_w%F)>0=I!+R0tpZo9wjU@IzdQJRveKJFa', 0.25
),
    t22: packed('|i1',
    'c-jFT0O9|O^pg9T0-y<}5Uv-s9=s*PEXp&{I@m$qNaj!NR_a3!Fa', 0.25
),
    x23: packed('|i1',
    'c-jFV0N?+Ml9`~VuC=_w%F)>0=I!+R0tpZo9wjU@IzdQJR$XK~4-fG', 0.25
),
    t24: packed('|i1',
    'c-jFV0N?+M`;r2g37`<C7p@+)CA=)dGs-&ALD)#&Pv%zbUG!x1=nwG', 0.25
),
    x25: packed('|i1',
    'c-jFX0NwwKl9`~VuC=_w%F)>0=I!+R0tpZo9wjU@IzdQJR$XLka$PwP&H', 0.25
),
    t26: packed('|i1',
    'c-jFX0NwwK0+I=t5TF;Q9<C*|EW9(rI?6%ONZ3!`R_0ypWb|wMa{dw!&H', 0.25
),
    x27: packed('<i2',
    'c-rfpG;_i7bzAowK6UZN{bz5#{AS`55SLTcF}8B_@DGbk$u6pF_>T@4FaZGCqawB', 0.25
),
    t28: packed('<i2',
    'c-rgcoFp()e1Y6@)pa^sjrUj`c0A>A(f>x+{n%$IZ?nG?{jOwc_|HHHGB5xD`|BdM', 0.25
),
    x29: packed('<i2',
    'c-rfpG;_i7bzAowK6UZN{bz5#{AS`55SLTcF}8B_@DGbk$u6pF=$ZT<9WY>m|NjAU?j_R', 0.25
),
    t30: packed('<i2',
    'c-re0m?S<^Zh`7@opr`rt@bz`_BiE#G3-X{{gh|fZ;QTE{%&CE;hg-Rfe-`{0G<{l(*', 0.25
),
}, name='rows').AddVariations('float16').DisableLifeTimeVariation()

# Rows of every length from 5 to 19 are moved whole: what vectors leave over goes along.
# Expected values: float64 formula.
x1 = Input('x1', (U8, [2, 5], 0.5, 100))
t2 = Output('t2', (U8, [5, 2], 0.5, 100))
x3 = Input('x3', (U8, [2, 6], 0.5, 100))
t4 = Output('t4', (U8, [6, 2], 0.5, 100))
x5 = Input('x5', (U8, [2, 7], 0.5, 100))
t6 = Output('t6', (U8, [7, 2], 0.5, 100))
x7 = Input('x7', (U8, [2, 8], 0.5, 100))
t8 = Output('t8', (U8, [8, 2], 0.5, 100))
x9 = Input('x9', (U8, [2, 9], 0.5, 100))
t10 = Output('t10', (U8, [9, 2], 0.5, 100))
x11 = Input('x11', (U8, [2, 10], 0.5, 100))
t12 = Output('t12', (U8, [10, 2], 0.5, 100))
x13 = Input('x13', (U8, [2, 11], 0.5, 100))
t14 = Output('t14', (U8, [11, 2], 0.5, 100))
x15 = Input('x15', (U8, [2, 12], 0.5, 100))
t16 = Output('t16', (U8, [12, 2], 0.5, 100))
x17 = Input('x17', (U8, [2, 13], 0.5, 100))
t18 = Output('t18', (U8, [13, 2], 0.5, 100))
x19 = Input('x19', (U8, [2, 14], 0.5, 100))
t20 = Output('t20', (U8, [14, 2], 0.5, 100))
x21 = Input('x21', (U8, [2, 15], 0.5, 100))
t22 = Output('t22', (U8, [15, 2], 0.5, 100))
x23 = Input('x23', (U8, [2, 16], 0.5, 100))
t24 = Output('t24', (U8, [16, 2], 0.5, 100))
x25 = Input('x25', (U8, [2, 17], 0.5, 100))
t26 = Output('t26', (U8, [17, 2], 0.5, 100))
x27 = Input('x27', (U8, [2, 18], 0.5, 100))
t28 = Output('t28', (U8, [18, 2], 0.5, 100))
x29 = Input('x29', (U8, [2, 19], 0.5, 100))
t30 = Output('t30', (U8, [19, 2], 0.5, 100))
model = Model()
model.Operation('TRANSPOSE', x1, [1, 0]).To(t2)
model.Operation('TRANSPOSE', x3, [1, 0]).To(t4)
model.Operation('TRANSPOSE', x5, [1, 0]).To(t6)
model.Operation('TRANSPOSE', x7, [1, 0]).To(t8)
model.Operation('TRANSPOSE', x9, [1, 0]).To(t10)
model.Operation('TRANSPOSE', x11, [1, 0]).To(t12)
model.Operation('TRANSPOSE', x13, [1, 0]).To(t14)
model.Operation('TRANSPOSE', x15, [1, 0]).To(t16)
model.Operation('TRANSPOSE', x17, [1, 0]).To(t18)
model.Operation('TRANSPOSE', x19, [1, 0]).To(t20)
model.Operation('TRANSPOSE', x21, [1, 0]).To(t22)
model.Operation('TRANSPOSE', x23, [1, 0]).To(t24)
model.Operation('TRANSPOSE', x25, [1, 0]).To(t26)
model.Operation('TRANSPOSE', x27, [1, 0]).To(t28)
model.Operation('TRANSPOSE', x29, [1, 0]).To(t30)
Example({
    x1: [3, 10, 17, 24, 31, 38, 45, 52, 59, 66],
    t2: [3, 38, 10, 45, 17, 52, 24, 59, 31, 66],
    x3: [3, 10, 17, 24, 31, 38, 45, 52, 59, 66, 73, 80],
    t4: [3, 45, 10, 52, 17, 59, 24, 66, 31, 73, 38, 80],
    x5: [3, 10, 17, 24, 31, 38, 45, 52, 59, 66, 73, 80, 87, 94],
    t6: [3, 52, 10, 59, 17, 66, 24, 73, 31, 80, 38, 87, 45, 94],
    x7: [3, 10, 17, 24, 31, 38, 45, 52, 59, 66, 73, 80, 87, 94, 101, 108],
    t8: [3, 59, 10, 66, 17, 73, 24, 80, 31, 87, 38, 94, 45, 101, 52, 108],
    x9: [3, 10, 17, 24, 31, 38, 45, 52, 59, 66, 73, 80, 87, 94, 101, 108, 115, 122],
    t10: [3, 66, 10, 73, 17, 80, 24, 87, 31, 94, 38, 101, 45, 108, 52, 115, 59, 122],
    x11: [3, 10, 17, 24, 31, 38, 45, 52, 59, 66, 73, 80, 87, 94, 101, 108, 115, 122, 129, 136],
    t12: [3, 73, 10, 80, 17, 87, 24, 94, 31, 101, 38, 108, 45, 115, 52, 122, 59, 129, 66, 136],
    x13: [3, 10, 17, 24, 31, 38, 45, 52, 59, 66, 73, 80, 87, 94, 101, 108, 115, 122, 129, 136, 143, 150],
    t14: [3, 80, 10, 87, 17, 94, 24, 101, 31, 108, 38, 115, 45, 122, 52, 129, 59, 136, 66, 143, 73, 150],
    x15: [3, 10, 17, 24, 31, 38, 45, 52, 59, 66, 73, 80, 87, 94, 101, 108, 115, 122, 129, 136, 143, 150, 157,
    164],
    t16: [3, 87, 10, 94, 17, 101, 24, 108, 31, 115, 38, 122, 45, 129, 52, 136, 59, 143, 66, 150, 73, 157, 80,
    164],
    x17: packed('<i2',
    'c-mv;5|ofv(>1Yn@(c)%OU)^+YV7ErHh0PDO$;~z07F#?G5'
),
    t18: packed('<i2',
    'c-mu*<4P6Gktmk0Qft)hFzL6R<}}xHNx<sxO$;~z096|aG5'
),
    x19: packed('<i2',
    'c-mv;5|ofv(>1Yn@(c)%OU)^+YV7ErHh0PDO*;=T-~j-Wiwdg'
),
    t20: packed('<i2',
    'c-mu5<;oE(mZ*|%RO`^~H<@NV*J+98>VQq*JL3*8-~j-s@CvH'
),
    x21: packed('<i2',
    'c-mv;5|ofv(>1Yn@(c)%OU)^+YV7ErHh0PDO*;=9KgWO<008g_3_t'
),
    t22: packed('<i2',
    'c-mvm;VKral4z9gQ0v#7W-`}$iPLJ&O#wT@55yf$J;#6-000Zw3_t'
),
    x23: packed('<i2',
    'c-mv;5|ofv(>1Yn@(c)%OU)^+YV7ErHh0PDO*;=9KX>&G0|5X4S-uVN'
),
    t24: packed('<i2',
    'c-mtw=Bg5Gl<1J}SDU6g*JO$HYNt(}I|B}cACEhidNt<`0|5X4d!`NX'
),
    x25: packed('<i2',
    'c-mv;5|ofv(>1Yn@(c)%OU)^+YV7ErHh0PDO*;=9KX>)c<5vs>0RYi#555'
),
    t26: packed('<i2',
    'c-mvG;%XG^km#46rZ!i1iOFi~O-?&K4+I<!KNoj3^-j*?;#Uj=0RZ|`555'
),
    x27: packed('<i2',
    'c-mv;5|ofv(>1Yn@(c)%OU)^+YV7ErHh0PDO*;=9KX>)c<5wSlFc1L%SP>DY'
),
    t28: packed('<i2',
    'c-mub<mwRYmzX9$S8a*zYLiXYJDm=A9uGJdel_k+>f@YO#UHDFFc1L%h~N>Y'
),
    x29: packed('<i2',
    'c-mv;5|ofv(>1Yn@(c)%OU)^+YV7ErHh0PDO*;=9KX>)c<5wSluy8XF1puJ>5w-'
),
    t30: packed('<i2',
    'c-mv`;OZBgCNWojiP~!2O(r|74>%q7JQr{^{7&5C)K@tli+@zHG;%W#1pwKq5w-'
),
}, name='rows_quant8').AddVariations(signed(x1, t2, x3, t4, x5, t6, x7, t8, x9, t10, x11, t12, x13, t14, x15, t16, x17, t18, x19, t20, x21, t22, x23, t24, x25, t26, x27, t28, x29, t30)).DisableLifeTimeVariation()
