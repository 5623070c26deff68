# Licensed under the Apache License, Version 2.0; see LICENSE.
# Written by 'python -m corpus' from corpus/families/reshape.py; do not edit.
#
# TILE: what vectors and blocks of channels leave over.

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
t2 = Output('t2', (F32, [2, 10]))
x3 = Input('x3', (F32, [2, 6]))
t4 = Output('t4', (F32, [2, 12]))
x5 = Input('x5', (F32, [2, 7]))
t6 = Output('t6', (F32, [2, 14]))
x7 = Input('x7', (F32, [2, 8]))
t8 = Output('t8', (F32, [2, 16]))
x9 = Input('x9', (F32, [2, 9]))
t10 = Output('t10', (F32, [2, 18]))
x11 = Input('x11', (F32, [2, 10]))
t12 = Output('t12', (F32, [2, 20]))
x13 = Input('x13', (F32, [2, 11]))
t14 = Output('t14', (F32, [2, 22]))
x15 = Input('x15', (F32, [2, 12]))
t16 = Output('t16', (F32, [2, 24]))
x17 = Input('x17', (F32, [2, 13]))
t18 = Output('t18', (F32, [2, 26]))
x19 = Input('x19', (F32, [2, 14]))
t20 = Output('t20', (F32, [2, 28]))
x21 = Input('x21', (F32, [2, 15]))
t22 = Output('t22', (F32, [2, 30]))
x23 = Input('x23', (F32, [2, 16]))
t24 = Output('t24', (F32, [2, 32]))
x25 = Input('x25', (F32, [2, 17]))
t26 = Output('t26', (F32, [2, 34]))
x27 = Input('x27', (F32, [2, 18]))
t28 = Output('t28', (F32, [2, 36]))
x29 = Input('x29', (F32, [2, 19]))
t30 = Output('t30', (F32, [2, 38]))
model = Model()
model.Operation('TILE', x1, [1, 2]).To(t2)
model.Operation('TILE', x3, [1, 2]).To(t4)
model.Operation('TILE', x5, [1, 2]).To(t6)
model.Operation('TILE', x7, [1, 2]).To(t8)
model.Operation('TILE', x9, [1, 2]).To(t10)
model.Operation('TILE', x11, [1, 2]).To(t12)
model.Operation('TILE', x13, [1, 2]).To(t14)
model.Operation('TILE', x15, [1, 2]).To(t16)
model.Operation('TILE', x17, [1, 2]).To(t18)
model.Operation('TILE', x19, [1, 2]).To(t20)
model.Operation('TILE', x21, [1, 2]).To(t22)
model.Operation('TILE', x23, [1, 2]).To(t24)
model.Operation('TILE', x25, [1, 2]).To(t26)
model.Operation('TILE', x27, [1, 2]).To(t28)
model.Operation('TILE', x29, [1, 2]).To(t30)
Example({
    x1: [-29.25, -27.5, -25.75, -24.0, -22.25, -20.5, -18.75, -17.0, -15.25, -13.5],
    t2: [-29.25, -27.5, -25.75, -24.0, -22.25, -29.25, -27.5, -25.75, -24.0, -22.25, -20.5, -18.75, -17.0,
    -15.25, -13.5, -20.5, -18.75, -17.0, -15.25, -13.5],
    x3: [-29.25, -27.5, -25.75, -24.0, -22.25, -20.5, -18.75, -17.0, -15.25, -13.5, -11.75, -10.0],
    t4: [-29.25, -27.5, -25.75, -24.0, -22.25, -20.5, -29.25, -27.5, -25.75, -24.0, -22.25, -20.5, -18.75,
    -17.0, -15.25, -13.5, -11.75, -10.0, -18.75, -17.0, -15.25, -13.5, -11.75, -10.0],
    x5: [-29.25, -27.5, -25.75, -24.0, -22.25, -20.5, -18.75, -17.0, -15.25, -13.5, -11.75, -10.0, -8.25,
    -6.5],
    t6: packed('|i1',
    'c-rfpG;_i7bz8e3)SknqF5bBR3`zk24)hc+', 0.25
),
    x7: [-29.25, -27.5, -25.75, -24.0, -22.25, -20.5, -18.75, -17.0, -15.25, -13.5, -11.75, -10.0, -8.25,
    -6.5, -4.75, -3.0],
    t8: packed('|i1',
    'c-rfpG;_i7bzApzL+Qh(F5bBR?ClpA4FGD77x4', 0.25
),
    x9: [-29.25, -27.5, -25.75, -24.0, -22.25, -20.5, -18.75, -17.0, -15.25, -13.5, -11.75, -10.0, -8.25,
    -6.5, -4.75, -3.0, -1.25, 0.5],
    t10: packed('|i1',
    'c-rfpG;_i7bzAow?uIc=UA%Gs+1oF_ncxfn%Ptw~', 0.25
),
    x11: [-29.25, -27.5, -25.75, -24.0, -22.25, -20.5, -18.75, -17.0, -15.25, -13.5, -11.75, -10.0, -8.25,
    -6.5, -4.75, -3.0, -1.25, 0.5, 2.25, 4.0],
    t12: packed('|i1',
    'c-rfpG;_i7bzAowKGh9pUA%Gs+1oF_nK%UyEC49Z8XW', 0.25
),
    x13: [-29.25, -27.5, -25.75, -24.0, -22.25, -20.5, -18.75, -17.0, -15.25, -13.5, -11.75, -10.0, -8.25,
    -6.5, -4.75, -3.0, -1.25, 0.5, 2.25, 4.0, 5.75, 7.5],
    t14: packed('|i1',
    'c-rfpG;_i7bzAowK6SAh!Mt(*+1oF_nK%W+<&c;Fj6WKO', 0.25
),
    x15: [-29.25, -27.5, -25.75, -24.0, -22.25, -20.5, -18.75, -17.0, -15.25, -13.5, -11.75, -10.0, -8.25,
    -6.5, -4.75, -3.0, -1.25, 0.5, 2.25, 4.0, 5.75, 7.5, 9.25, 11.0],
    t16: packed('|i1',
    'c-rfpG;_i7bzAowK6UX%Hxm2)v$tP<GjR%t%c<%hvjO&g8z}', 0.25
),
    x17: packed('|i1',
    'c-jFP0OkLSl9`~VuC=_w%F)>0=I!+R0tpZo9wjU@I^n7g0s', 0.25
),
    t18: packed('|i1',
    'c-rfpG;_i7bzAowK6UZN{cdE=v$tP<GjR%t%c<%ZTcL0OXowsG', 0.25
),
    x19: packed('|i1',
    'c-jFR0OS9Ql9`~VuC=_w%F)>0=I!+R0tpZo9wjU@IzdSOcn*s', 0.25
),
    t20: packed('|i1',
    'c-rfpG;_i7bzAowK6UZN{b$`MytiL|GjR%t%c<%ZTRD25@&My49Tf', 0.25
),
    x21: packed('|i1',
    'c-jFT0O9|Ol9`~VuC=_w%F)>0=I!+R0tpZo9wjU@IzdQJRveKJFa', 0.25
),
    t22: packed('|i1',
    'c-rfpG;_i7bzAowK6UZN{bz5xQMq4!GjR%t%c<%ZTRD38hoNx+XL%l9', 0.25
),
    x23: packed('|i1',
    'c-jFV0N?+Ml9`~VuC=_w%F)>0=I!+R0tpZo9wjU@IzdQJR$XK~4-fG', 0.25
),
    t24: packed('|i1',
    'c-rfpG;_i7bzAowK6UZN{bz5#bffWqGjR%t%c<%ZTRD38hsCC#^8xleAK?', 0.25
),
    x25: packed('|i1',
    'c-jFX0NwwKl9`~VuC=_w%F)>0=I!+R0tpZo9wjU@IzdQJR$XLka$PwP&H', 0.25
),
    t26: packed('|i1',
    'c-rfpG;_i7bzAowK6UZN{bz5#{O(2<VB!=Ims8a-wsQ3F4~tF7F2WE10FZ(qn*', 0.25
),
    x27: packed('<i2',
    'c-rfpG;_i7bzAowK6UZN{bz5#{AS`55SLTcF}8B_@DGbk$u6pF_>T@4FaZGCqawB', 0.25
),
    t28: packed('<i2',
    'c-rfpG;_i7bzAowK6UZN{bz5#{ATLL5aARMms8a-wsQ3F4~tF7E~;$66#0)17%)YM0RUQqMQZ', 0.25
),
    x29: packed('<i2',
    'c-rfpG;_i7bzAowK6UZN{bz5#{AS`55SLTcF}8B_@DGbk$u6pF=$ZT<9WY>m|NjAU?j_R', 0.25
),
    t30: packed('<i2',
    'c-rfpG;_i7bzAowK6UZN{bz5#{AS|p#uO3|ms8a-wsQ3F4~tF7E~;$knT$o~KRRGwz#@bJun7MD4*<enOQi', 0.25
),
}, name='rows').AddVariations('float16').DisableLifeTimeVariation()

# Rows of every length from 5 to 19 are moved whole: what vectors leave over goes along.
# Expected values: float64 formula.
x1 = Input('x1', (U8, [2, 5], 0.5, 100))
t2 = Output('t2', (U8, [2, 10], 0.5, 100))
x3 = Input('x3', (U8, [2, 6], 0.5, 100))
t4 = Output('t4', (U8, [2, 12], 0.5, 100))
x5 = Input('x5', (U8, [2, 7], 0.5, 100))
t6 = Output('t6', (U8, [2, 14], 0.5, 100))
x7 = Input('x7', (U8, [2, 8], 0.5, 100))
t8 = Output('t8', (U8, [2, 16], 0.5, 100))
x9 = Input('x9', (U8, [2, 9], 0.5, 100))
t10 = Output('t10', (U8, [2, 18], 0.5, 100))
x11 = Input('x11', (U8, [2, 10], 0.5, 100))
t12 = Output('t12', (U8, [2, 20], 0.5, 100))
x13 = Input('x13', (U8, [2, 11], 0.5, 100))
t14 = Output('t14', (U8, [2, 22], 0.5, 100))
x15 = Input('x15', (U8, [2, 12], 0.5, 100))
t16 = Output('t16', (U8, [2, 24], 0.5, 100))
x17 = Input('x17', (U8, [2, 13], 0.5, 100))
t18 = Output('t18', (U8, [2, 26], 0.5, 100))
x19 = Input('x19', (U8, [2, 14], 0.5, 100))
t20 = Output('t20', (U8, [2, 28], 0.5, 100))
x21 = Input('x21', (U8, [2, 15], 0.5, 100))
t22 = Output('t22', (U8, [2, 30], 0.5, 100))
x23 = Input('x23', (U8, [2, 16], 0.5, 100))
t24 = Output('t24', (U8, [2, 32], 0.5, 100))
x25 = Input('x25', (U8, [2, 17], 0.5, 100))
t26 = Output('t26', (U8, [2, 34], 0.5, 100))
x27 = Input('x27', (U8, [2, 18], 0.5, 100))
t28 = Output('t28', (U8, [2, 36], 0.5, 100))
x29 = Input('x29', (U8, [2, 19], 0.5, 100))
t30 = Output('t30', (U8, [2, 38], 0.5, 100))
model = Model()
model.Operation('TILE', x1, [1, 2]).To(t2)
model.Operation('TILE', x3, [1, 2]).To(t4)
model.Operation('TILE', x5, [1, 2]).To(t6)
model.Operation('TILE', x7, [1, 2]).To(t8)
model.Operation('TILE', x9, [1, 2]).To(t10)
model.Operation('TILE', x11, [1, 2]).To(t12)
model.Operation('TILE', x13, [1, 2]).To(t14)
model.Operation('TILE', x15, [1, 2]).To(t16)
model.Operation('TILE', x17, [1, 2]).To(t18)
model.Operation('TILE', x19, [1, 2]).To(t20)
model.Operation('TILE', x21, [1, 2]).To(t22)
model.Operation('TILE', x23, [1, 2]).To(t24)
model.Operation('TILE', x25, [1, 2]).To(t26)
model.Operation('TILE', x27, [1, 2]).To(t28)
model.Operation('TILE', x29, [1, 2]).To(t30)
Example({
    x1: [3, 10, 17, 24, 31, 38, 45, 52, 59, 66],
    t2: [3, 10, 17, 24, 31, 3, 10, 17, 24, 31, 38, 45, 52, 59, 66, 38, 45, 52, 59, 66],
    x3: [3, 10, 17, 24, 31, 38, 45, 52, 59, 66, 73, 80],
    t4: [3, 10, 17, 24, 31, 38, 3, 10, 17, 24, 31, 38, 45, 52, 59, 66, 73, 80, 45, 52, 59, 66, 73, 80],
    x5: [3, 10, 17, 24, 31, 38, 45, 52, 59, 66, 73, 80, 87, 94],
    t6: packed('|i1',
    'c-mv;5|ofv(`ANGCe}`#0pW2_3II1X1y2'
),
    x7: [3, 10, 17, 24, 31, 38, 45, 52, 59, 66, 73, 80, 87, 94, 101, 108],
    t8: packed('|i1',
    'c-mv;5|ofv(=}m+($-F%0pW3}IWQUkQUC_='
),
    x9: [3, 10, 17, 24, 31, 38, 45, 52, 59, 66, 73, 80, 87, 94, 101, 108, 115, 122],
    t10: packed('|i1',
    'c-mv;5|ofv(>1YXhB2Hx1H$7{bBe3r3;=Xb2+I'
),
    x11: [3, 10, 17, 24, 31, 38, 45, 52, 59, 66, 73, 80, 87, 94, 101, 108, 115, 122, 129, 136],
    t12: packed('<i2',
    'c-mv;5|ofv(>1YnVurIk1H$7{bBe1PI}j`eA^`wVwhG+'
),
    x13: [3, 10, 17, 24, 31, 38, 45, 52, 59, 66, 73, 80, 87, 94, 101, 108, 115, 122, 129, 136, 143, 150],
    t14: packed('<i2',
    'c-mv;5|ofv(>1Yn@?=IZ1H$7{bBe1PJNl;~F&Rhz02UGrCj'
),
    x15: [3, 10, 17, 24, 31, 38, 45, 52, 59, 66, 73, 80, 87, 94, 101, 108, 115, 122, 129, 136, 143, 150, 157,
    164],
    t16: packed('<i2',
    'c-mv;5|ofv(>1Yn@(f@`Vu#12<`h>ocJxo1y9AldKq3GD0gMl+'
),
    x17: packed('<i2',
    'c-mv;5|ofv(>1Yn@(c)%OU)^+YV7ErHh0PDO$;~z07F#?G5'
),
    t18: packed('<i2',
    'c-mv;5|ofv(>1Yn@(c)PM&`t&<`h>ocJxo1yJYny6b=I!000-V5@P'
),
    x19: packed('<i2',
    'c-mv;5|ofv(>1Yn@(c)%OU)^+YV7ErHh0PDO*;=T-~j-Wiwdg'
),
    t20: packed('<i2',
    'c-mv;5|ofv(>1Yn@(c)%V@Bbn<`h>ocJxo1yJYpIod-~P3}gZTToM&k'
),
    x21: packed('<i2',
    'c-mv;5|ofv(>1Yn@(c)%OU)^+YV7ErHh0PDO*;=9KgWO<008g_3_t'
),
    t22: packed('<i2',
    'c-mv;5|ofv(>1Yn@(c)%OJzpo<`h>ocJxo1yJYpIod=GeL*p_~007cD7=H'
),
    x23: packed('<i2',
    'c-mv;5|ofv(>1Yn@(c)%OU)^+YV7ErHh0PDO*;=9KX>&G0|5X4S-uVN'
),
    t24: packed('<i2',
    'c-mv;5|ofv(>1Yn@(c)%OU+?M;}=&ocJxo1yJYpIod=GeyLtzm&p;sn0DZ?B;Q'
),
    x25: packed('<i2',
    'c-mv;5|ofv(>1Yn@(c)%OU)^+YV7ErHh0PDO*;=9KX>)c<5vs>0RYi#555'
),
    t26: packed('<i2',
    'c-mv;5|ofv(>1Yn@(c)%OU)@}Mi;1R?C761cggBaI}aQ`clFNWR~P~eQ~&^CI3If'
),
    x27: packed('<i2',
    'c-mv;5|ofv(>1Yn@(c)%OU)^+YV7ErHh0PDO*;=9KX>)c<5wSlFc1L%SP>DY'
),
    t28: packed('<i2',
    'c-mv;5|ofv(>1Yn@(c)%OU)^+V#W|@?C761cggBaI}aQ`clFNWS08_1iZD<K004s<BTW'
),
    x29: packed('<i2',
    'c-mv;5|ofv(>1Yn@(c)%OU)^+YV7ErHh0PDO*;=9KX>)c<5wSluy8XF1puJ>5w-'
),
    t30: packed('<i2',
    'c-mv;5|ofv(>1Yn@(c)%OU)^+YGlR~>gb;~cggBaI}aQ`clFNWS08_{aAOf-pdtVOj=Ljk'
),
}, name='rows_quant8').AddVariations(signed(x1, t2, x3, t4, x5, t6, x7, t8, x9, t10, x11, t12, x13, t14, x15, t16, x17, t18, x19, t20, x21, t22, x23, t24, x25, t26, x27, t28, x29, t30)).DisableLifeTimeVariation()
