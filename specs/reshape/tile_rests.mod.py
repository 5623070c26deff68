# Licensed under the Apache License, Version 2.0; see LICENSE.
# Written by 'python -m corpus' from corpus/families/reshape.py; do not edit.
#
# TILE: rows of 5 to 19 elements.

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
times_5 = Parameter('times_5', (I32, [2]), [1, 2])
output_5 = Output('output_5', (F32, [2, 10]))
input_6 = Input('input_6', (F32, [2, 6]))
times_6 = Parameter('times_6', (I32, [2]), [1, 2])
output_6 = Output('output_6', (F32, [2, 12]))
input_7 = Input('input_7', (F32, [2, 7]))
times_7 = Parameter('times_7', (I32, [2]), [1, 2])
output_7 = Output('output_7', (F32, [2, 14]))
input_8 = Input('input_8', (F32, [2, 8]))
times_8 = Parameter('times_8', (I32, [2]), [1, 2])
output_8 = Output('output_8', (F32, [2, 16]))
input_9 = Input('input_9', (F32, [2, 9]))
times_9 = Parameter('times_9', (I32, [2]), [1, 2])
output_9 = Output('output_9', (F32, [2, 18]))
input_10 = Input('input_10', (F32, [2, 10]))
times_10 = Parameter('times_10', (I32, [2]), [1, 2])
output_10 = Output('output_10', (F32, [2, 20]))
input_11 = Input('input_11', (F32, [2, 11]))
times_11 = Parameter('times_11', (I32, [2]), [1, 2])
output_11 = Output('output_11', (F32, [2, 22]))
input_12 = Input('input_12', (F32, [2, 12]))
times_12 = Parameter('times_12', (I32, [2]), [1, 2])
output_12 = Output('output_12', (F32, [2, 24]))
input_13 = Input('input_13', (F32, [2, 13]))
times_13 = Parameter('times_13', (I32, [2]), [1, 2])
output_13 = Output('output_13', (F32, [2, 26]))
input_14 = Input('input_14', (F32, [2, 14]))
times_14 = Parameter('times_14', (I32, [2]), [1, 2])
output_14 = Output('output_14', (F32, [2, 28]))
input_15 = Input('input_15', (F32, [2, 15]))
times_15 = Parameter('times_15', (I32, [2]), [1, 2])
output_15 = Output('output_15', (F32, [2, 30]))
input_16 = Input('input_16', (F32, [2, 16]))
times_16 = Parameter('times_16', (I32, [2]), [1, 2])
output_16 = Output('output_16', (F32, [2, 32]))
input_17 = Input('input_17', (F32, [2, 17]))
times_17 = Parameter('times_17', (I32, [2]), [1, 2])
output_17 = Output('output_17', (F32, [2, 34]))
input_18 = Input('input_18', (F32, [2, 18]))
times_18 = Parameter('times_18', (I32, [2]), [1, 2])
output_18 = Output('output_18', (F32, [2, 36]))
input_19 = Input('input_19', (F32, [2, 19]))
times_19 = Parameter('times_19', (I32, [2]), [1, 2])
output_19 = Output('output_19', (F32, [2, 38]))
model = Model()
model.Operation('TILE', input_5, times_5).To(output_5)
model.Operation('TILE', input_6, times_6).To(output_6)
model.Operation('TILE', input_7, times_7).To(output_7)
model.Operation('TILE', input_8, times_8).To(output_8)
model.Operation('TILE', input_9, times_9).To(output_9)
model.Operation('TILE', input_10, times_10).To(output_10)
model.Operation('TILE', input_11, times_11).To(output_11)
model.Operation('TILE', input_12, times_12).To(output_12)
model.Operation('TILE', input_13, times_13).To(output_13)
model.Operation('TILE', input_14, times_14).To(output_14)
model.Operation('TILE', input_15, times_15).To(output_15)
model.Operation('TILE', input_16, times_16).To(output_16)
model.Operation('TILE', input_17, times_17).To(output_17)
model.Operation('TILE', input_18, times_18).To(output_18)
model.Operation('TILE', input_19, times_19).To(output_19)
Example({
    input_5: [-29.25, -27.5, -25.75, -24.0, -22.25, -20.5, -18.75, -17.0, -15.25, -13.5],
    output_5: [-29.25, -27.5, -25.75, -24.0, -22.25, -29.25, -27.5, -25.75, -24.0, -22.25, -20.5, -18.75, -17.0,
    -15.25, -13.5, -20.5, -18.75, -17.0, -15.25, -13.5],
    input_6: [-29.25, -27.5, -25.75, -24.0, -22.25, -20.5, -18.75, -17.0, -15.25, -13.5, -11.75, -10.0],
    output_6: [-29.25, -27.5, -25.75, -24.0, -22.25, -20.5, -29.25, -27.5, -25.75, -24.0, -22.25, -20.5, -18.75,
    -17.0, -15.25, -13.5, -11.75, -10.0, -18.75, -17.0, -15.25, -13.5, -11.75, -10.0],
    input_7: [-29.25, -27.5, -25.75, -24.0, -22.25, -20.5, -18.75, -17.0, -15.25, -13.5, -11.75, -10.0, -8.25,
    -6.5],
    output_7: packed('|i1',
    'c-rfpG;_i7bz8e3)SknqF5bBR3`zk24)hc+', 0.25
),
    input_8: [-29.25, -27.5, -25.75, -24.0, -22.25, -20.5, -18.75, -17.0, -15.25, -13.5, -11.75, -10.0, -8.25,
    -6.5, -4.75, -3.0],
    output_8: packed('|i1',
    'c-rfpG;_i7bzApzL+Qh(F5bBR?ClpA4FGD77x4', 0.25
),
    input_9: [-29.25, -27.5, -25.75, -24.0, -22.25, -20.5, -18.75, -17.0, -15.25, -13.5, -11.75, -10.0, -8.25,
    -6.5, -4.75, -3.0, -1.25, 0.5],
    output_9: packed('|i1',
    'c-rfpG;_i7bzAow?uIc=UA%Gs+1oF_ncxfn%Ptw~', 0.25
),
    input_10: [-29.25, -27.5, -25.75, -24.0, -22.25, -20.5, -18.75, -17.0, -15.25, -13.5, -11.75, -10.0, -8.25,
    -6.5, -4.75, -3.0, -1.25, 0.5, 2.25, 4.0],
    output_10: packed('|i1',
    'c-rfpG;_i7bzAowKGh9pUA%Gs+1oF_nK%UyEC49Z8XW', 0.25
),
    input_11: [-29.25, -27.5, -25.75, -24.0, -22.25, -20.5, -18.75, -17.0, -15.25, -13.5, -11.75, -10.0, -8.25,
    -6.5, -4.75, -3.0, -1.25, 0.5, 2.25, 4.0, 5.75, 7.5],
    output_11: packed('|i1',
    'c-rfpG;_i7bzAowK6SAh!Mt(*+1oF_nK%W+<&c;Fj6WKO', 0.25
),
    input_12: [-29.25, -27.5, -25.75, -24.0, -22.25, -20.5, -18.75, -17.0, -15.25, -13.5, -11.75, -10.0, -8.25,
    -6.5, -4.75, -3.0, -1.25, 0.5, 2.25, 4.0, 5.75, 7.5, 9.25, 11.0],
    output_12: packed('|i1',
    'c-rfpG;_i7bzAowK6UX%Hxm2)v$tP<GjR%t%c<%hvjO&g8z}', 0.25
),
    input_13: packed('|i1',
    'c-jFP0OkLSl9`~VuC=_w%F)>0=I!+R0tpZo9wjU@I^n7g0s', 0.25
),
    output_13: packed('|i1',
    'c-rfpG;_i7bzAowK6UZN{cdE=v$tP<GjR%t%c<%ZTcL0OXowsG', 0.25
),
    input_14: packed('|i1',
    'c-jFR0OS9Ql9`~VuC=_w%F)>0=I!+R0tpZo9wjU@IzdSOcn*s', 0.25
),
    output_14: packed('|i1',
    'c-rfpG;_i7bzAowK6UZN{b$`MytiL|GjR%t%c<%ZTRD25@&My49Tf', 0.25
),
    input_15: packed('|i1',
    'c-jFT0O9|Ol9`~VuC=_w%F)>0=I!+R0tpZo9wjU@IzdQJRveKJFa', 0.25
),
    output_15: packed('|i1',
    'c-rfpG;_i7bzAowK6UZN{bz5xQMq4!GjR%t%c<%ZTRD38hoNx+XL%l9', 0.25
),
    input_16: packed('|i1',
    'c-jFV0N?+Ml9`~VuC=_w%F)>0=I!+R0tpZo9wjU@IzdQJR$XK~4-fG', 0.25
),
    output_16: packed('|i1',
    'c-rfpG;_i7bzAowK6UZN{bz5#bffWqGjR%t%c<%ZTRD38hsCC#^8xleAK?', 0.25
),
    input_17: packed('|i1',
    'c-jFX0NwwKl9`~VuC=_w%F)>0=I!+R0tpZo9wjU@IzdQJR$XLka$PwP&H', 0.25
),
    output_17: packed('|i1',
    'c-rfpG;_i7bzAowK6UZN{bz5#{O(2<VB!=Ims8a-wsQ3F4~tF7F2WE10FZ(qn*', 0.25
),
    input_18: packed('<i2',
    'c-rfpG;_i7bzAowK6UZN{bz5#{AS`55SLTcF}8B_@DGbk$u6pF_>T@4FaZGCqawB', 0.25
),
    output_18: packed('<i2',
    'c-rfpG;_i7bzAowK6UZN{bz5#{ATLL5aARMms8a-wsQ3F4~tF7E~;$66#0)17%)YM0RUQqMQZ', 0.25
),
    input_19: packed('<i2',
    'c-rfpG;_i7bzAowK6UZN{bz5#{AS`55SLTcF}8B_@DGbk$u6pF=$ZT<9WY>m|NjAU?j_R', 0.25
),
    output_19: packed('<i2',
    'c-rfpG;_i7bzAowK6UZN{bz5#{AS|p#uO3|ms8a-wsQ3F4~tF7E~;$knT$o~KRRGwz#@bJun7MD4*<enOQi', 0.25
),
}, name='float32').AddVariations('float16').DisableLifeTimeVariation()

# What vectors leave over at the end of a row.
# Expected values: float64 formula.
input_5 = Input('input_5', (U8, [2, 5], 0.5, 100))
times_5 = Parameter('times_5', (I32, [2]), [1, 2])
output_5 = Output('output_5', (U8, [2, 10], 0.5, 100))
input_6 = Input('input_6', (U8, [2, 6], 0.5, 100))
times_6 = Parameter('times_6', (I32, [2]), [1, 2])
output_6 = Output('output_6', (U8, [2, 12], 0.5, 100))
input_7 = Input('input_7', (U8, [2, 7], 0.5, 100))
times_7 = Parameter('times_7', (I32, [2]), [1, 2])
output_7 = Output('output_7', (U8, [2, 14], 0.5, 100))
input_8 = Input('input_8', (U8, [2, 8], 0.5, 100))
times_8 = Parameter('times_8', (I32, [2]), [1, 2])
output_8 = Output('output_8', (U8, [2, 16], 0.5, 100))
input_9 = Input('input_9', (U8, [2, 9], 0.5, 100))
times_9 = Parameter('times_9', (I32, [2]), [1, 2])
output_9 = Output('output_9', (U8, [2, 18], 0.5, 100))
input_10 = Input('input_10', (U8, [2, 10], 0.5, 100))
times_10 = Parameter('times_10', (I32, [2]), [1, 2])
output_10 = Output('output_10', (U8, [2, 20], 0.5, 100))
input_11 = Input('input_11', (U8, [2, 11], 0.5, 100))
times_11 = Parameter('times_11', (I32, [2]), [1, 2])
output_11 = Output('output_11', (U8, [2, 22], 0.5, 100))
input_12 = Input('input_12', (U8, [2, 12], 0.5, 100))
times_12 = Parameter('times_12', (I32, [2]), [1, 2])
output_12 = Output('output_12', (U8, [2, 24], 0.5, 100))
input_13 = Input('input_13', (U8, [2, 13], 0.5, 100))
times_13 = Parameter('times_13', (I32, [2]), [1, 2])
output_13 = Output('output_13', (U8, [2, 26], 0.5, 100))
input_14 = Input('input_14', (U8, [2, 14], 0.5, 100))
times_14 = Parameter('times_14', (I32, [2]), [1, 2])
output_14 = Output('output_14', (U8, [2, 28], 0.5, 100))
input_15 = Input('input_15', (U8, [2, 15], 0.5, 100))
times_15 = Parameter('times_15', (I32, [2]), [1, 2])
output_15 = Output('output_15', (U8, [2, 30], 0.5, 100))
input_16 = Input('input_16', (U8, [2, 16], 0.5, 100))
times_16 = Parameter('times_16', (I32, [2]), [1, 2])
output_16 = Output('output_16', (U8, [2, 32], 0.5, 100))
input_17 = Input('input_17', (U8, [2, 17], 0.5, 100))
times_17 = Parameter('times_17', (I32, [2]), [1, 2])
output_17 = Output('output_17', (U8, [2, 34], 0.5, 100))
input_18 = Input('input_18', (U8, [2, 18], 0.5, 100))
times_18 = Parameter('times_18', (I32, [2]), [1, 2])
output_18 = Output('output_18', (U8, [2, 36], 0.5, 100))
input_19 = Input('input_19', (U8, [2, 19], 0.5, 100))
times_19 = Parameter('times_19', (I32, [2]), [1, 2])
output_19 = Output('output_19', (U8, [2, 38], 0.5, 100))
model = Model()
model.Operation('TILE', input_5, times_5).To(output_5)
model.Operation('TILE', input_6, times_6).To(output_6)
model.Operation('TILE', input_7, times_7).To(output_7)
model.Operation('TILE', input_8, times_8).To(output_8)
model.Operation('TILE', input_9, times_9).To(output_9)
model.Operation('TILE', input_10, times_10).To(output_10)
model.Operation('TILE', input_11, times_11).To(output_11)
model.Operation('TILE', input_12, times_12).To(output_12)
model.Operation('TILE', input_13, times_13).To(output_13)
model.Operation('TILE', input_14, times_14).To(output_14)
model.Operation('TILE', input_15, times_15).To(output_15)
model.Operation('TILE', input_16, times_16).To(output_16)
model.Operation('TILE', input_17, times_17).To(output_17)
model.Operation('TILE', input_18, times_18).To(output_18)
model.Operation('TILE', input_19, times_19).To(output_19)
Example({
    input_5: [3, 10, 17, 24, 31, 38, 45, 52, 59, 66],
    output_5: [3, 10, 17, 24, 31, 3, 10, 17, 24, 31, 38, 45, 52, 59, 66, 38, 45, 52, 59, 66],
    input_6: [3, 10, 17, 24, 31, 38, 45, 52, 59, 66, 73, 80],
    output_6: [3, 10, 17, 24, 31, 38, 3, 10, 17, 24, 31, 38, 45, 52, 59, 66, 73, 80, 45, 52, 59, 66, 73, 80],
    input_7: [3, 10, 17, 24, 31, 38, 45, 52, 59, 66, 73, 80, 87, 94],
    output_7: packed('|i1',
    'c-mv;5|ofv(`ANGCe}`#0pW2_3II1X1y2'
),
    input_8: [3, 10, 17, 24, 31, 38, 45, 52, 59, 66, 73, 80, 87, 94, 101, 108],
    output_8: packed('|i1',
    'c-mv;5|ofv(=}m+($-F%0pW3}IWQUkQUC_='
),
    input_9: [3, 10, 17, 24, 31, 38, 45, 52, 59, 66, 73, 80, 87, 94, 101, 108, 115, 122],
    output_9: packed('|i1',
    'c-mv;5|ofv(>1YXhB2Hx1H$7{bBe3r3;=Xb2+I'
),
    input_10: [3, 10, 17, 24, 31, 38, 45, 52, 59, 66, 73, 80, 87, 94, 101, 108, 115, 122, 129, 136],
    output_10: packed('<i2',
    'c-mv;5|ofv(>1YnVurIk1H$7{bBe1PI}j`eA^`wVwhG+'
),
    input_11: [3, 10, 17, 24, 31, 38, 45, 52, 59, 66, 73, 80, 87, 94, 101, 108, 115, 122, 129, 136, 143, 150],
    output_11: packed('<i2',
    'c-mv;5|ofv(>1Yn@?=IZ1H$7{bBe1PJNl;~F&Rhz02UGrCj'
),
    input_12: [3, 10, 17, 24, 31, 38, 45, 52, 59, 66, 73, 80, 87, 94, 101, 108, 115, 122, 129, 136, 143, 150, 157,
    164],
    output_12: packed('<i2',
    'c-mv;5|ofv(>1Yn@(f@`Vu#12<`h>ocJxo1y9AldKq3GD0gMl+'
),
    input_13: packed('<i2',
    'c-mv;5|ofv(>1Yn@(c)%OU)^+YV7ErHh0PDO$;~z07F#?G5'
),
    output_13: packed('<i2',
    'c-mv;5|ofv(>1Yn@(c)PM&`t&<`h>ocJxo1yJYny6b=I!000-V5@P'
),
    input_14: packed('<i2',
    'c-mv;5|ofv(>1Yn@(c)%OU)^+YV7ErHh0PDO*;=T-~j-Wiwdg'
),
    output_14: packed('<i2',
    'c-mv;5|ofv(>1Yn@(c)%V@Bbn<`h>ocJxo1yJYpIod-~P3}gZTToM&k'
),
    input_15: packed('<i2',
    'c-mv;5|ofv(>1Yn@(c)%OU)^+YV7ErHh0PDO*;=9KgWO<008g_3_t'
),
    output_15: packed('<i2',
    'c-mv;5|ofv(>1Yn@(c)%OJzpo<`h>ocJxo1yJYpIod=GeL*p_~007cD7=H'
),
    input_16: packed('<i2',
    'c-mv;5|ofv(>1Yn@(c)%OU)^+YV7ErHh0PDO*;=9KX>&G0|5X4S-uVN'
),
    output_16: packed('<i2',
    'c-mv;5|ofv(>1Yn@(c)%OU+?M;}=&ocJxo1yJYpIod=GeyLtzm&p;sn0DZ?B;Q'
),
    input_17: packed('<i2',
    'c-mv;5|ofv(>1Yn@(c)%OU)^+YV7ErHh0PDO*;=9KX>)c<5vs>0RYi#555'
),
    output_17: packed('<i2',
    'c-mv;5|ofv(>1Yn@(c)%OU)@}Mi;1R?C761cggBaI}aQ`clFNWR~P~eQ~&^CI3If'
),
    input_18: packed('<i2',
    'c-mv;5|ofv(>1Yn@(c)%OU)^+YV7ErHh0PDO*;=9KX>)c<5wSlFc1L%SP>DY'
),
    output_18: packed('<i2',
    'c-mv;5|ofv(>1Yn@(c)%OU)^+V#W|@?C761cggBaI}aQ`clFNWS08_1iZD<K004s<BTW'
),
    input_19: packed('<i2',
    'c-mv;5|ofv(>1Yn@(c)%OU)^+YV7ErHh0PDO*;=9KX>)c<5wSluy8XF1puJ>5w-'
),
    output_19: packed('<i2',
    'c-mv;5|ofv(>1Yn@(c)%OU)^+YGlR~>gb;~cggBaI}aQ`clFNWS08_{aAOf-pdtVOj=Ljk'
),
}, name='quant8').AddVariations(signed(input_5, output_5, input_6, output_6, input_7, output_7, input_8, output_8, input_9, output_9, input_10, output_10, input_11, output_11, input_12, output_12, input_13, output_13, input_14, output_14, input_15, output_15, input_16, output_16, input_17, output_17, input_18, output_18, input_19, output_19)).DisableLifeTimeVariation()
