# Licensed under the Apache License, Version 2.0; see LICENSE.
# Written by 'python -m corpus' from corpus/families/reshape.py; do not edit.
#
# CONCATENATION: several times, with one other argument.

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

# Operations on the same tensors differ in one argument.
# Expected values: float64 formula.
x1 = Input('x1', (F32, [1, 4, 4, 4]))
x2 = Input('x2', (F32, [1, 4, 4, 4]))
t3 = Output('t3', (F32, [1, 8, 4, 4]))
t4 = Output('t4', (F32, [1, 4, 8, 4]))
t5 = Output('t5', (F32, [1, 4, 4, 8]))
t6 = Output('t6', (F32, [1, 4, 4, 8]))
model = Model()
model.Operation('CONCATENATION', x1, x2, 1).To(t3)
model.Operation('CONCATENATION', x1, x2, 2).To(t4)
model.Operation('CONCATENATION', x1, x2, 3).To(t5)
model.Operation('CONCATENATION', x2, x1, 3).To(t6)
Example({
    x1: packed('|i1',
    'c-jF#0KfkW0~!hG^aB*?;sf^N4D1mE2J9OY9Q+CU@(ubKAQ1Hk6%`Qr8XDyn<LK=Z0|w<759JT=_yP{?;}#F}`UK}g#v4`', 0.0625
),
    x2: packed('|i1',
    'c-jF#0KfkR6#xzB5FHu_@EHLX9{?K!9pDHM?EL%d9O>{G8tf6{0RI@_<p1ax@9G2{@fZW^4(0&;7#0WX;1civ^zP~aZ5%W', 0.0625
),
    t3: packed('|i1',
    'c-jTQ0S<y7002M=Mz~V2gb;Q0|5s^BA!1Rp*3@QqTd0C|fQh}pPqT9|!Y)hlIhbDIn4a02aLz`h^szSm0b(twrvAH*`dZLoL^sSq'
    'Xjq|$PgmjuGE|g=xq0gH)~CwFHCSZTEJi*oDxMN{(G~op*mULIgW+!f8QeFC', 0.0625
),
    t4: packed('|i1',
    'c-jTQ0S<y7002M=Mz~V2gb;Q0|5s^BA!1Rp*3@QqTd0C|fQh}pPqT9|<{&hzP{gMzaRM2_E=%$`m|o$Sp4l4}C1Gx!y1ezNaxvkY'
    'jY{cbZTbVmx(17^n#IV6Ma5G>Nj3G~b=22_4kNmC(G~op*mULIgW+!fgY7qo', 0.0625
),
    t5: packed('|i1',
    'c-jTQ0S<y7002M=Mz~V2gb;Q0|5s^BA!1Rp*3@QqTc`reLD&v3F|1Jb0zbs3t7hk7aRM2_E<;60l6(%Bo2Tg&j$PjR^vvF=axvkY'
    ')nJjMQo3pubF57-9~K=T*2PmoNj2@FEAZcS^pj%K*MfHC-VY<Xf#GidW<fWJ', 0.0625
),
    t6: packed('|i1',
    'c-jTQ0S<y7002M=Mz~V2gb;Q0|5s^BA!1Rp*3@Qqn1gT&RbW`5+5slSrz?AbA8`U%vvV;jN`kP<n4700pMx%M{qzdQRJk}kvv&;^'
    'NjPU!vzSpSEgu#gYtt7`2@eqKF1i9qHT_Ak@!xgSm3!aUf`Z|0hY{WWX}LFv', 0.0625
),
}, name='arguments').DisableLifeTimeVariation()

# Operations on the same tensors differ in one argument.
# Expected values: float64 formula.
x1 = Input('x1', (U8, [1, 4, 4, 4], 0.5, 120))
x2 = Input('x2', (U8, [1, 4, 4, 4], 0.5, 120))
t3 = Output('t3', (U8, [1, 8, 4, 4], 0.5, 120))
t4 = Output('t4', (U8, [1, 4, 8, 4], 0.5, 120))
t5 = Output('t5', (U8, [1, 4, 4, 8], 0.5, 120))
t6 = Output('t6', (U8, [1, 4, 4, 8], 0.5, 120))
model = Model()
model.Operation('CONCATENATION', x1, x2, 1).To(t3)
model.Operation('CONCATENATION', x1, x2, 2).To(t4)
model.Operation('CONCATENATION', x1, x2, 3).To(t5)
model.Operation('CONCATENATION', x2, x1, 3).To(t6)
Example({
    x1: packed('<i2',
    'c-repk1uOUUFI6lzhqf_ZGoFze2~M&i5VNFdbH;zESaC=(K5TdrJy1rwS9B=8o$i2(wf$sz(rG1=Jgd$EZm$ki-AG_07+UNEd'
),
    x2: packed('<i2',
    'c-l)UTpW|>($$r-WkY4z)D)i$8%tx0YODK}Z&?{ro-n=ACMCxsqOm=^-Mzwfp-<_o$@9t<dgQKOX5SRk-?n*eGy{bI0H0MJ+W'
),
    t3: packed('<i2',
    'c-repk1uOUUFI6lzhqf_ZGoFze2~M&i5VNFdbH;zESaC=(K5TdrJy1rwS9B=8o$i2(wf$sz(rG1=Jgd$EZm$kE2(gCOr}d$SI(9V'
    'm1R>?d^T(>jV-FJ?pwZPWlVX(^h%qQ9FK^`_V9N13fF}`rL!i_D_iK1yMCE{Q%rx`=C#ob0}KGRh&=}'
),
    t4: packed('<i2',
    'c-repk1uOUUFI6lzhqf_ZGl@-;o_J~m#(gyEgLG!rl$DV#RoZToS3m;sz-Zn!jkz(8#b247S&ewE#I;-raWPKrAN!`@|J>%h}8DY'
    ';cNUd!)#J=JR%y~!`s~}To?M3&MK{G%?VsIC1qY;;l#qtIkP6uD_iK1yMCE{Q%rx`=C#ob0}KGOI6Vg'
),
    t5: packed('<i2',
    'c-repk1tCqTpZJqy394xrK>BTf620(EgLH1YYW`Url$DV#RoZT*jO67abm`XqT1@dsUGdQ%eSnINmw#JsXSqNrAN!`a+{PKkCuXp'
    'h=|7a@YMFr;qC4fu50`<!xs9K&MK{G&6zx}Y+>M{DJdSg>zB>zE1YQG6w_b0IcHYe=C#ob0}KGK_&o;'
),
    t6: packed('<i2',
    'c-l)UTpZJr9$%K}($&?Hy393a%ZAE;{w2%Grl$DB*A}>K*jO5C7a!zMR9oG*abm`X<y%(9O!a8bEl-$UnXqJjl1)mEheylo@`%Rv'
    '@Rov#h<5i1*VOjS;R}6AXRYze44XW!Y+-3lYmP_m`elKOrli<6#q`hXE1cN2d2Mvz=A2m!0}KGNussI'
),
}, name='arguments_quant8').AddVariations(signed(x1, x2, t3, t4, t5, t6)).DisableLifeTimeVariation()
