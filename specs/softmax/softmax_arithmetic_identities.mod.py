# Licensed under the Apache License, Version 2.0; see LICENSE.
# Written by 'python -m corpus' from corpus/families/softmax.py; do not edit.
#
# SOFTMAX: identities, and what only looks like one.

import base64
import zlib

import numpy as np


def packed(dtype, text, unit=None):
    """Many values in little space: the first byte of each, then the second; times a unit."""
    planes = np.frombuffer(zlib.decompress(base64.b85decode(text)), "u1")
    planes = planes.reshape(np.dtype(dtype).itemsize, -1)
    values = np.frombuffer(planes.T.tobytes(), dtype)
    return (values if unit is None else np.multiply(values, unit, dtype="f8")).tolist()


F32 = 'TENSOR_FLOAT32'

# The logarithm of SOFTMAX along any axis becomes LOG_SOFTMAX along the same one.
# Expected values: float64 formula.
x1 = Input('x1', (F32, [3, 3, 3]))
t2 = Internal('t2', (F32, [3, 3, 3]))
t3 = Output('t3', (F32, [3, 3, 3]))
t4 = Internal('t4', (F32, [3, 3, 3]))
t5 = Output('t5', (F32, [3, 3, 3]))
t6 = Internal('t6', (F32, [3, 3, 3]))
t7 = Output('t7', (F32, [3, 3, 3]))
t8 = Internal('t8', (F32, [3, 3, 3]))
t9 = Output('t9', (F32, [3, 3, 3]))
t10 = Internal('t10', (F32, [3, 3, 3]))
t11 = Output('t11', (F32, [3, 3, 3]))
t12 = Internal('t12', (F32, [3, 3, 3]))
t13 = Output('t13', (F32, [3, 3, 3]))
t14 = Internal('t14', (F32, [3, 3, 3]))
t15 = Output('t15', (F32, [3, 3, 3]))
t16 = Internal('t16', (F32, [3, 3, 3]))
t17 = Output('t17', (F32, [3, 3, 3]))
model = Model()
model.Operation('SOFTMAX', x1, 0.5, 0).To(t2)
model.Operation('LOG', t2).To(t3)
model.Operation('SOFTMAX', x1, 0.5, 1).To(t4)
model.Operation('LOG', t4).To(t5)
model.Operation('SOFTMAX', x1, 0.5, 2).To(t6)
model.Operation('LOG', t6).To(t7)
model.Operation('SOFTMAX', x1, 0.5, -1).To(t8)
model.Operation('LOG', t8).To(t9)
model.Operation('SOFTMAX', x1, 0.5, -2).To(t10)
model.Operation('LOG', t10).To(t11)
model.Operation('SOFTMAX', x1, 0.5, -3).To(t12)
model.Operation('LOG', t12).To(t13)
model.Operation('LOG_SOFTMAX', x1, 0.5, 1).To(t14)
model.Operation('EXP', t14).To(t15)
model.Operation('LOG_SOFTMAX', x1, 0.5, 0).To(t16)
model.Operation('SOFTMAX', t16, 1.0, 0).To(t17)
Example({
    x1: packed('|i1',
    'c-jFQ0ObGV#yH~E4ekT~#lZ35D8UTLCD73z1tSXM7z^S44a)', 0.0625
),
    t3: packed('<f4',
    'c-q^r{OGpj^+{1%ZY=+?ZEnJ0-SiuNAG7DyC8lrjE$qLp`E*)Ar&?j)^<|Yh7Q$+e7q4ITblSmAwP~-;_!;h;aR2-|?F$+%%r^Xs'
    'LuN4scs~8Oe*gY``w#2~g99K0WrKtP(%L@('
),
    t5: packed('<f4',
    'c-kw!=2f;v`0ZLwV?l#-p&4@o>x$!^Of4^ZR$e4v_duX_hr+izif!|q4xQ(0`&px4^te&-N2BCS{%s5I-Ar1^p%nW1%7)N|&M~Z>'
    'Cbva4?aNuW|G>WeK(Oz?fdl*Z?>(>&2oLNB3+)F0B2YSN'
),
    t7: packed('<f4',
    'c-osb?TEJMnjas21O~crui}#ANmN$WD1TqhYbvFxx@kki0R=||8=H?07#_&<72Lo7X-meIxg}P5Sx0WM?mCjt@bK#qF}|>wL02@@'
    'Wsk{j5|nE`aA5EL1N-)az`g_f4glE)z}y4-_X7Z#)Ho>'
),
    t9: packed('<f4',
    'c-osb?TEJMnjas21O~crui}#ANmN$WD1TqhYbvFxx@kki0R=||8=H?07#_&<72Lo7X-meIxg}P5Sx0WM?mCjt@bK#qF}|>wL02@@'
    'Wsk{j5|nE`aA5EL1N-)az`g_f4glE)z}y4-_X7Z#)Ho>'
),
    t11: packed('<f4',
    'c-kw!=2f;v`0ZLwV?l#-p&4@o>x$!^Of4^ZR$e4v_duX_hr+izif!|q4xQ(0`&px4^te&-N2BCS{%s5I-Ar1^p%nW1%7)N|&M~Z>'
    'Cbva4?aNuW|G>WeK(Oz?fdl*Z?>(>&2oLNB3+)F0B2YSN'
),
    t13: packed('<f4',
    'c-q^r{OGpj^+{1%ZY=+?ZEnJ0-SiuNAG7DyC8lrjE$qLp`E*)Ar&?j)^<|Yh7Q$+e7q4ITblSmAwP~-;_!;h;aR2-|?F$+%%r^Xs'
    'LuN4scs~8Oe*gY``w#2~g99K0WrKtP(%L@('
),
    t15: packed('<f4',
    'c-q_eoa-#_gGPlfD^I^W{`HL1vx;MRzr!x59sl&{c9u*f-;-7ALuaqA=e)x4iorkiveUf4O~H=Ivu+trG_ksD{&A6@l5>`zm80K3'
    'gTHG0b!n%Y?QHGsfWY3?))qv9psk%fSPTIF?=S@'
),
    t17: packed('<f4',
    'c-q^vASnF&W?SRlf;PK0->GZd!&7eeoYb}wV&d7z|8h-XkLB`dzc_CPRBA+rrN}?~<}iO<#PT<+^A!D*{}(JZ@@nq!V6l^o5bD1-'
    'L+a5BE%`=!J9|4@J20@dv$q98APa&47ZEDD'
),
}, name='axes').AddVariations('float16').DisableLifeTimeVariation()
