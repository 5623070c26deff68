# Licensed under the Apache License, Version 2.0; see LICENSE.
# Written by 'python -m corpus' from corpus/families/reshape.py; do not edit.
#
# TRANSPOSE: rows of 5 to 19 elements.

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
order_5 = Parameter('order_5', (I32, [2]), [1, 0])
output_5 = Output('output_5', (F32, [5, 2]))
input_6 = Input('input_6', (F32, [2, 6]))
order_6 = Parameter('order_6', (I32, [2]), [1, 0])
output_6 = Output('output_6', (F32, [6, 2]))
input_7 = Input('input_7', (F32, [2, 7]))
order_7 = Parameter('order_7', (I32, [2]), [1, 0])
output_7 = Output('output_7', (F32, [7, 2]))
input_8 = Input('input_8', (F32, [2, 8]))
order_8 = Parameter('order_8', (I32, [2]), [1, 0])
output_8 = Output('output_8', (F32, [8, 2]))
input_9 = Input('input_9', (F32, [2, 9]))
order_9 = Parameter('order_9', (I32, [2]), [1, 0])
output_9 = Output('output_9', (F32, [9, 2]))
input_10 = Input('input_10', (F32, [2, 10]))
order_10 = Parameter('order_10', (I32, [2]), [1, 0])
output_10 = Output('output_10', (F32, [10, 2]))
input_11 = Input('input_11', (F32, [2, 11]))
order_11 = Parameter('order_11', (I32, [2]), [1, 0])
output_11 = Output('output_11', (F32, [11, 2]))
input_12 = Input('input_12', (F32, [2, 12]))
order_12 = Parameter('order_12', (I32, [2]), [1, 0])
output_12 = Output('output_12', (F32, [12, 2]))
input_13 = Input('input_13', (F32, [2, 13]))
order_13 = Parameter('order_13', (I32, [2]), [1, 0])
output_13 = Output('output_13', (F32, [13, 2]))
input_14 = Input('input_14', (F32, [2, 14]))
order_14 = Parameter('order_14', (I32, [2]), [1, 0])
output_14 = Output('output_14', (F32, [14, 2]))
input_15 = Input('input_15', (F32, [2, 15]))
order_15 = Parameter('order_15', (I32, [2]), [1, 0])
output_15 = Output('output_15', (F32, [15, 2]))
input_16 = Input('input_16', (F32, [2, 16]))
order_16 = Parameter('order_16', (I32, [2]), [1, 0])
output_16 = Output('output_16', (F32, [16, 2]))
input_17 = Input('input_17', (F32, [2, 17]))
order_17 = Parameter('order_17', (I32, [2]), [1, 0])
output_17 = Output('output_17', (F32, [17, 2]))
input_18 = Input('input_18', (F32, [2, 18]))
order_18 = Parameter('order_18', (I32, [2]), [1, 0])
output_18 = Output('output_18', (F32, [18, 2]))
input_19 = Input('input_19', (F32, [2, 19]))
order_19 = Parameter('order_19', (I32, [2]), [1, 0])
output_19 = Output('output_19', (F32, [19, 2]))
model = Model()
model.Operation('TRANSPOSE', input_5, order_5).To(output_5)
model.Operation('TRANSPOSE', input_6, order_6).To(output_6)
model.Operation('TRANSPOSE', input_7, order_7).To(output_7)
model.Operation('TRANSPOSE', input_8, order_8).To(output_8)
model.Operation('TRANSPOSE', input_9, order_9).To(output_9)
model.Operation('TRANSPOSE', input_10, order_10).To(output_10)
model.Operation('TRANSPOSE', input_11, order_11).To(output_11)
model.Operation('TRANSPOSE', input_12, order_12).To(output_12)
model.Operation('TRANSPOSE', input_13, order_13).To(output_13)
model.Operation('TRANSPOSE', input_14, order_14).To(output_14)
model.Operation('TRANSPOSE', input_15, order_15).To(output_15)
model.Operation('TRANSPOSE', input_16, order_16).To(output_16)
model.Operation('TRANSPOSE', input_17, order_17).To(output_17)
model.Operation('TRANSPOSE', input_18, order_18).To(output_18)
model.Operation('TRANSPOSE', input_19, order_19).To(output_19)
Example({
    input_5: [-29.25, -27.5, -25.75, -24.0, -22.25, -20.5, -18.75, -17.0, -15.25, -13.5],
    output_5: [-29.25, -20.5, -27.5, -18.75, -25.75, -17.0, -24.0, -15.25, -22.25, -13.5],
    input_6: [-29.25, -27.5, -25.75, -24.0, -22.25, -20.5, -18.75, -17.0, -15.25, -13.5, -11.75, -10.0],
    output_6: [-29.25, -18.75, -27.5, -17.0, -25.75, -15.25, -24.0, -13.5, -22.25, -11.75, -20.5, -10.0],
    input_7: [-29.25, -27.5, -25.75, -24.0, -22.25, -20.5, -18.75, -17.0, -15.25, -13.5, -11.75, -10.0, -8.25,
    -6.5],
    output_7: [-29.25, -17.0, -27.5, -15.25, -25.75, -13.5, -24.0, -11.75, -22.25, -10.0, -20.5, -8.25, -18.75,
    -6.5],
    input_8: [-29.25, -27.5, -25.75, -24.0, -22.25, -20.5, -18.75, -17.0, -15.25, -13.5, -11.75, -10.0, -8.25,
    -6.5, -4.75, -3.0],
    output_8: [-29.25, -15.25, -27.5, -13.5, -25.75, -11.75, -24.0, -10.0, -22.25, -8.25, -20.5, -6.5, -18.75,
    -4.75, -17.0, -3.0],
    input_9: [-29.25, -27.5, -25.75, -24.0, -22.25, -20.5, -18.75, -17.0, -15.25, -13.5, -11.75, -10.0, -8.25,
    -6.5, -4.75, -3.0, -1.25, 0.5],
    output_9: [-29.25, -13.5, -27.5, -11.75, -25.75, -10.0, -24.0, -8.25, -22.25, -6.5, -20.5, -4.75, -18.75,
    -3.0, -17.0, -1.25, -15.25, 0.5],
    input_10: [-29.25, -27.5, -25.75, -24.0, -22.25, -20.5, -18.75, -17.0, -15.25, -13.5, -11.75, -10.0, -8.25,
    -6.5, -4.75, -3.0, -1.25, 0.5, 2.25, 4.0],
    output_10: [-29.25, -11.75, -27.5, -10.0, -25.75, -8.25, -24.0, -6.5, -22.25, -4.75, -20.5, -3.0, -18.75,
    -1.25, -17.0, 0.5, -15.25, 2.25, -13.5, 4.0],
    input_11: [-29.25, -27.5, -25.75, -24.0, -22.25, -20.5, -18.75, -17.0, -15.25, -13.5, -11.75, -10.0, -8.25,
    -6.5, -4.75, -3.0, -1.25, 0.5, 2.25, 4.0, 5.75, 7.5],
    output_11: [-29.25, -10.0, -27.5, -8.25, -25.75, -6.5, -24.0, -4.75, -22.25, -3.0, -20.5, -1.25, -18.75, 0.5,
    -17.0, 2.25, -15.25, 4.0, -13.5, 5.75, -11.75, 7.5],
    input_12: [-29.25, -27.5, -25.75, -24.0, -22.25, -20.5, -18.75, -17.0, -15.25, -13.5, -11.75, -10.0, -8.25,
    -6.5, -4.75, -3.0, -1.25, 0.5, 2.25, 4.0, 5.75, 7.5, 9.25, 11.0],
    output_12: [-29.25, -8.25, -27.5, -6.5, -25.75, -4.75, -24.0, -3.0, -22.25, -1.25, -20.5, 0.5, -18.75, 2.25,
    -17.0, 4.0, -15.25, 5.75, -13.5, 7.5, -11.75, 9.25, -10.0, 11.0],
    input_13: packed('|i1',
    'c-jFP0OkLSl9`~VuC=_w%F)>0=I!+R0tpZo9wjU@I^n7g0s', 0.25
),
    output_13: packed('|i1',
    'c-jFP0OkLS=92B1^q~8v0<H<Q5WE+|9?B)rEZ8&OI?r$p0s', 0.25
),
    input_14: packed('|i1',
    'c-jFR0OS9Ql9`~VuC=_w%F)>0=I!+R0tpZo9wjU@IzdSOcn*s', 0.25
),
    output_14: packed('|i1',
    'c-jFR0OS9Q?UMAF`=A1+39b;e7rY+BCCV((GuS%cLFP!^-42T', 0.25
),
    input_15: packed('|i1',
    'c-jFT0O9|Ol9`~VuC=_w%F)>0=I!+R0tpZo9wjU@IzdQJRveKJFa', 0.25
),
    output_15: packed('|i1',
    'c-jFT0O9|O^pg9T0-y<}5Uv-s9=s*PEXp&{I@m$qNaj!NR_a3!Fa', 0.25
),
    input_16: packed('|i1',
    'c-jFV0N?+Ml9`~VuC=_w%F)>0=I!+R0tpZo9wjU@IzdQJR$XK~4-fG', 0.25
),
    output_16: packed('|i1',
    'c-jFV0N?+M`;r2g37`<C7p@+)CA=)dGs-&ALD)#&Pv%zbUG!x1=nwG', 0.25
),
    input_17: packed('|i1',
    'c-jFX0NwwKl9`~VuC=_w%F)>0=I!+R0tpZo9wjU@IzdQJR$XLka$PwP&H', 0.25
),
    output_17: packed('|i1',
    'c-jFX0NwwK0+I=t5TF;Q9<C*|EW9(rI?6%ONZ3!`R_0ypWb|wMa{dw!&H', 0.25
),
    input_18: packed('<i2',
    'c-rfpG;_i7bzAowK6UZN{bz5#{AS`55SLTcF}8B_@DGbk$u6pF_>T@4FaZGCqawB', 0.25
),
    output_18: packed('<i2',
    'c-rgcoFp()e1Y6@)pa^sjrUj`c0A>A(f>x+{n%$IZ?nG?{jOwc_|HHHGB5xD`|BdM', 0.25
),
    input_19: packed('<i2',
    'c-rfpG;_i7bzAowK6UZN{bz5#{AS`55SLTcF}8B_@DGbk$u6pF=$ZT<9WY>m|NjAU?j_R', 0.25
),
    output_19: packed('<i2',
    'c-re0m?S<^Zh`7@opr`rt@bz`_BiE#G3-X{{gh|fZ;QTE{%&CE;hg-Rfe-`{0G<{l(*', 0.25
),
}, name='float32').AddVariations('float16').DisableLifeTimeVariation()

# What vectors leave over at the end of a row.
# Expected values: float64 formula.
input_5 = Input('input_5', (U8, [2, 5], 0.5, 100))
order_5 = Parameter('order_5', (I32, [2]), [1, 0])
output_5 = Output('output_5', (U8, [5, 2], 0.5, 100))
input_6 = Input('input_6', (U8, [2, 6], 0.5, 100))
order_6 = Parameter('order_6', (I32, [2]), [1, 0])
output_6 = Output('output_6', (U8, [6, 2], 0.5, 100))
input_7 = Input('input_7', (U8, [2, 7], 0.5, 100))
order_7 = Parameter('order_7', (I32, [2]), [1, 0])
output_7 = Output('output_7', (U8, [7, 2], 0.5, 100))
input_8 = Input('input_8', (U8, [2, 8], 0.5, 100))
order_8 = Parameter('order_8', (I32, [2]), [1, 0])
output_8 = Output('output_8', (U8, [8, 2], 0.5, 100))
input_9 = Input('input_9', (U8, [2, 9], 0.5, 100))
order_9 = Parameter('order_9', (I32, [2]), [1, 0])
output_9 = Output('output_9', (U8, [9, 2], 0.5, 100))
input_10 = Input('input_10', (U8, [2, 10], 0.5, 100))
order_10 = Parameter('order_10', (I32, [2]), [1, 0])
output_10 = Output('output_10', (U8, [10, 2], 0.5, 100))
input_11 = Input('input_11', (U8, [2, 11], 0.5, 100))
order_11 = Parameter('order_11', (I32, [2]), [1, 0])
output_11 = Output('output_11', (U8, [11, 2], 0.5, 100))
input_12 = Input('input_12', (U8, [2, 12], 0.5, 100))
order_12 = Parameter('order_12', (I32, [2]), [1, 0])
output_12 = Output('output_12', (U8, [12, 2], 0.5, 100))
input_13 = Input('input_13', (U8, [2, 13], 0.5, 100))
order_13 = Parameter('order_13', (I32, [2]), [1, 0])
output_13 = Output('output_13', (U8, [13, 2], 0.5, 100))
input_14 = Input('input_14', (U8, [2, 14], 0.5, 100))
order_14 = Parameter('order_14', (I32, [2]), [1, 0])
output_14 = Output('output_14', (U8, [14, 2], 0.5, 100))
input_15 = Input('input_15', (U8, [2, 15], 0.5, 100))
order_15 = Parameter('order_15', (I32, [2]), [1, 0])
output_15 = Output('output_15', (U8, [15, 2], 0.5, 100))
input_16 = Input('input_16', (U8, [2, 16], 0.5, 100))
order_16 = Parameter('order_16', (I32, [2]), [1, 0])
output_16 = Output('output_16', (U8, [16, 2], 0.5, 100))
input_17 = Input('input_17', (U8, [2, 17], 0.5, 100))
order_17 = Parameter('order_17', (I32, [2]), [1, 0])
output_17 = Output('output_17', (U8, [17, 2], 0.5, 100))
input_18 = Input('input_18', (U8, [2, 18], 0.5, 100))
order_18 = Parameter('order_18', (I32, [2]), [1, 0])
output_18 = Output('output_18', (U8, [18, 2], 0.5, 100))
input_19 = Input('input_19', (U8, [2, 19], 0.5, 100))
order_19 = Parameter('order_19', (I32, [2]), [1, 0])
output_19 = Output('output_19', (U8, [19, 2], 0.5, 100))
model = Model()
model.Operation('TRANSPOSE', input_5, order_5).To(output_5)
model.Operation('TRANSPOSE', input_6, order_6).To(output_6)
model.Operation('TRANSPOSE', input_7, order_7).To(output_7)
model.Operation('TRANSPOSE', input_8, order_8).To(output_8)
model.Operation('TRANSPOSE', input_9, order_9).To(output_9)
model.Operation('TRANSPOSE', input_10, order_10).To(output_10)
model.Operation('TRANSPOSE', input_11, order_11).To(output_11)
model.Operation('TRANSPOSE', input_12, order_12).To(output_12)
model.Operation('TRANSPOSE', input_13, order_13).To(output_13)
model.Operation('TRANSPOSE', input_14, order_14).To(output_14)
model.Operation('TRANSPOSE', input_15, order_15).To(output_15)
model.Operation('TRANSPOSE', input_16, order_16).To(output_16)
model.Operation('TRANSPOSE', input_17, order_17).To(output_17)
model.Operation('TRANSPOSE', input_18, order_18).To(output_18)
model.Operation('TRANSPOSE', input_19, order_19).To(output_19)
Example({
    input_5: [3, 10, 17, 24, 31, 38, 45, 52, 59, 66],
    output_5: [3, 38, 10, 45, 17, 52, 24, 59, 31, 66],
    input_6: [3, 10, 17, 24, 31, 38, 45, 52, 59, 66, 73, 80],
    output_6: [3, 45, 10, 52, 17, 59, 24, 66, 31, 73, 38, 80],
    input_7: [3, 10, 17, 24, 31, 38, 45, 52, 59, 66, 73, 80, 87, 94],
    output_7: [3, 52, 10, 59, 17, 66, 24, 73, 31, 80, 38, 87, 45, 94],
    input_8: [3, 10, 17, 24, 31, 38, 45, 52, 59, 66, 73, 80, 87, 94, 101, 108],
    output_8: [3, 59, 10, 66, 17, 73, 24, 80, 31, 87, 38, 94, 45, 101, 52, 108],
    input_9: [3, 10, 17, 24, 31, 38, 45, 52, 59, 66, 73, 80, 87, 94, 101, 108, 115, 122],
    output_9: [3, 66, 10, 73, 17, 80, 24, 87, 31, 94, 38, 101, 45, 108, 52, 115, 59, 122],
    input_10: [3, 10, 17, 24, 31, 38, 45, 52, 59, 66, 73, 80, 87, 94, 101, 108, 115, 122, 129, 136],
    output_10: [3, 73, 10, 80, 17, 87, 24, 94, 31, 101, 38, 108, 45, 115, 52, 122, 59, 129, 66, 136],
    input_11: [3, 10, 17, 24, 31, 38, 45, 52, 59, 66, 73, 80, 87, 94, 101, 108, 115, 122, 129, 136, 143, 150],
    output_11: [3, 80, 10, 87, 17, 94, 24, 101, 31, 108, 38, 115, 45, 122, 52, 129, 59, 136, 66, 143, 73, 150],
    input_12: [3, 10, 17, 24, 31, 38, 45, 52, 59, 66, 73, 80, 87, 94, 101, 108, 115, 122, 129, 136, 143, 150, 157,
    164],
    output_12: [3, 87, 10, 94, 17, 101, 24, 108, 31, 115, 38, 122, 45, 129, 52, 136, 59, 143, 66, 150, 73, 157, 80,
    164],
    input_13: packed('<i2',
    'c-mv;5|ofv(>1Yn@(c)%OU)^+YV7ErHh0PDO$;~z07F#?G5'
),
    output_13: packed('<i2',
    'c-mu*<4P6Gktmk0Qft)hFzL6R<}}xHNx<sxO$;~z096|aG5'
),
    input_14: packed('<i2',
    'c-mv;5|ofv(>1Yn@(c)%OU)^+YV7ErHh0PDO*;=T-~j-Wiwdg'
),
    output_14: packed('<i2',
    'c-mu5<;oE(mZ*|%RO`^~H<@NV*J+98>VQq*JL3*8-~j-s@CvH'
),
    input_15: packed('<i2',
    'c-mv;5|ofv(>1Yn@(c)%OU)^+YV7ErHh0PDO*;=9KgWO<008g_3_t'
),
    output_15: packed('<i2',
    'c-mvm;VKral4z9gQ0v#7W-`}$iPLJ&O#wT@55yf$J;#6-000Zw3_t'
),
    input_16: packed('<i2',
    'c-mv;5|ofv(>1Yn@(c)%OU)^+YV7ErHh0PDO*;=9KX>&G0|5X4S-uVN'
),
    output_16: packed('<i2',
    'c-mtw=Bg5Gl<1J}SDU6g*JO$HYNt(}I|B}cACEhidNt<`0|5X4d!`NX'
),
    input_17: packed('<i2',
    'c-mv;5|ofv(>1Yn@(c)%OU)^+YV7ErHh0PDO*;=9KX>)c<5vs>0RYi#555'
),
    output_17: packed('<i2',
    'c-mvG;%XG^km#46rZ!i1iOFi~O-?&K4+I<!KNoj3^-j*?;#Uj=0RZ|`555'
),
    input_18: packed('<i2',
    'c-mv;5|ofv(>1Yn@(c)%OU)^+YV7ErHh0PDO*;=9KX>)c<5wSlFc1L%SP>DY'
),
    output_18: packed('<i2',
    'c-mub<mwRYmzX9$S8a*zYLiXYJDm=A9uGJdel_k+>f@YO#UHDFFc1L%h~N>Y'
),
    input_19: packed('<i2',
    'c-mv;5|ofv(>1Yn@(c)%OU)^+YV7ErHh0PDO*;=9KX>)c<5wSluy8XF1puJ>5w-'
),
    output_19: packed('<i2',
    'c-mv`;OZBgCNWojiP~!2O(r|74>%q7JQr{^{7&5C)K@tli+@zHG;%W#1pwKq5w-'
),
}, name='quant8').AddVariations(signed(input_5, output_5, input_6, output_6, input_7, output_7, input_8, output_8, input_9, output_9, input_10, output_10, input_11, output_11, input_12, output_12, input_13, output_13, input_14, output_14, input_15, output_15, input_16, output_16, input_17, output_17, input_18, output_18, input_19, output_19)).DisableLifeTimeVariation()
