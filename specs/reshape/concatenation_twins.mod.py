# Licensed under the Apache License, Version 2.0; see LICENSE.
# Written by 'python -m corpus' from corpus/families/reshape.py; do not edit.
#
# CONCATENATION, several times, with one other argument.

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

# What differs is one argument; the tensors are the same.
# Expected values: float64 formula.
x = Input('x', (F32, [1, 4, 4, 4]))
y = Input('y', (F32, [1, 4, 4, 4]))
out_0_0 = Output('out_0_0', (F32, [1, 8, 4, 4]))
out_1_0 = Output('out_1_0', (F32, [1, 4, 8, 4]))
out_2_0 = Output('out_2_0', (F32, [1, 4, 4, 8]))
out_3_0 = Output('out_3_0', (F32, [1, 4, 4, 8]))
model = Model()
model.Operation('CONCATENATION', x, y, 1).To(out_0_0)
model.Operation('CONCATENATION', x, y, 2).To(out_1_0)
model.Operation('CONCATENATION', x, y, 3).To(out_2_0)
model.Operation('CONCATENATION', y, x, 3).To(out_3_0)
Example({
    x: packed('|i1',
    'c-jF#0KfkW0~!hG^aB*?;sf^N4D1mE2J9OY9Q+CU@(ubKAQ1Hk6%`Qr8XDyn<LK=Z0|w<759JT=_yP{?;}#F}`UK}g#v4`', 0.0625
),
    y: packed('|i1',
    'c-jF#0KfkR6#xzB5FHu_@EHLX9{?K!9pDHM?EL%d9O>{G8tf6{0RI@_<p1ax@9G2{@fZW^4(0&;7#0WX;1civ^zP~aZ5%W', 0.0625
),
    out_0_0: packed('|i1',
    'c-jTQ0S<y7002M=Mz~V2gb;Q0|5s^BA!1Rp*3@QqTd0C|fQh}pPqT9|!Y)hlIhbDIn4a02aLz`h^szSm0b(twrvAH*`dZLoL^sSq'
    'Xjq|$PgmjuGE|g=xq0gH)~CwFHCSZTEJi*oDxMN{(G~op*mULIgW+!f8QeFC', 0.0625
),
    out_1_0: packed('|i1',
    'c-jTQ0S<y7002M=Mz~V2gb;Q0|5s^BA!1Rp*3@QqTd0C|fQh}pPqT9|<{&hzP{gMzaRM2_E=%$`m|o$Sp4l4}C1Gx!y1ezNaxvkY'
    'jY{cbZTbVmx(17^n#IV6Ma5G>Nj3G~b=22_4kNmC(G~op*mULIgW+!fgY7qo', 0.0625
),
    out_2_0: packed('|i1',
    'c-jTQ0S<y7002M=Mz~V2gb;Q0|5s^BA!1Rp*3@QqTc`reLD&v3F|1Jb0zbs3t7hk7aRM2_E<;60l6(%Bo2Tg&j$PjR^vvF=axvkY'
    ')nJjMQo3pubF57-9~K=T*2PmoNj2@FEAZcS^pj%K*MfHC-VY<Xf#GidW<fWJ', 0.0625
),
    out_3_0: packed('|i1',
    'c-jTQ0S<y7002M=Mz~V2gb;Q0|5s^BA!1Rp*3@Qqn1gT&RbW`5+5slSrz?AbA8`U%vvV;jN`kP<n4700pMx%M{qzdQRJk}kvv&;^'
    'NjPU!vzSpSEgu#gYtt7`2@eqKF1i9qHT_Ak@!xgSm3!aUf`Z|0hY{WWX}LFv', 0.0625
),
}, name='real').DisableLifeTimeVariation()

# What differs is one argument; the tensors are the same.
# Expected values: float64 formula.
x = Input('x', (U8, [1, 4, 4, 4], 0.5, 120))
y = Input('y', (U8, [1, 4, 4, 4], 0.5, 120))
out_0_0 = Output('out_0_0', (U8, [1, 8, 4, 4], 0.5, 120))
out_1_0 = Output('out_1_0', (U8, [1, 4, 8, 4], 0.5, 120))
out_2_0 = Output('out_2_0', (U8, [1, 4, 4, 8], 0.5, 120))
out_3_0 = Output('out_3_0', (U8, [1, 4, 4, 8], 0.5, 120))
model = Model()
model.Operation('CONCATENATION', x, y, 1).To(out_0_0)
model.Operation('CONCATENATION', x, y, 2).To(out_1_0)
model.Operation('CONCATENATION', x, y, 3).To(out_2_0)
model.Operation('CONCATENATION', y, x, 3).To(out_3_0)
Example({
    x: packed('<i2',
    'c-repk1uOUUFI6lzhqf_ZGoFze2~M&i5VNFdbH;zESaC=(K5TdrJy1rwS9B=8o$i2(wf$sz(rG1=Jgd$EZm$ki-AG_07+UNEd'
),
    y: packed('<i2',
    'c-l)UTpW|>($$r-WkY4z)D)i$8%tx0YODK}Z&?{ro-n=ACMCxsqOm=^-Mzwfp-<_o$@9t<dgQKOX5SRk-?n*eGy{bI0H0MJ+W'
),
    out_0_0: packed('<i2',
    'c-repk1uOUUFI6lzhqf_ZGoFze2~M&i5VNFdbH;zESaC=(K5TdrJy1rwS9B=8o$i2(wf$sz(rG1=Jgd$EZm$kE2(gCOr}d$SI(9V'
    'm1R>?d^T(>jV-FJ?pwZPWlVX(^h%qQ9FK^`_V9N13fF}`rL!i_D_iK1yMCE{Q%rx`=C#ob0}KGRh&=}'
),
    out_1_0: packed('<i2',
    'c-repk1uOUUFI6lzhqf_ZGl@-;o_J~m#(gyEgLG!rl$DV#RoZToS3m;sz-Zn!jkz(8#b247S&ewE#I;-raWPKrAN!`@|J>%h}8DY'
    ';cNUd!)#J=JR%y~!`s~}To?M3&MK{G%?VsIC1qY;;l#qtIkP6uD_iK1yMCE{Q%rx`=C#ob0}KGOI6Vg'
),
    out_2_0: packed('<i2',
    'c-repk1tCqTpZJqy394xrK>BTf620(EgLH1YYW`Url$DV#RoZT*jO67abm`XqT1@dsUGdQ%eSnINmw#JsXSqNrAN!`a+{PKkCuXp'
    'h=|7a@YMFr;qC4fu50`<!xs9K&MK{G&6zx}Y+>M{DJdSg>zB>zE1YQG6w_b0IcHYe=C#ob0}KGK_&o;'
),
    out_3_0: packed('<i2',
    'c-l)UTpZJr9$%K}($&?Hy393a%ZAE;{w2%Grl$DB*A}>K*jO5C7a!zMR9oG*abm`X<y%(9O!a8bEl-$UnXqJjl1)mEheylo@`%Rv'
    '@Rov#h<5i1*VOjS;R}6AXRYze44XW!Y+-3lYmP_m`elKOrli<6#q`hXE1cN2d2Mvz=A2m!0}KGNussI'
),
}, name='quant8').AddVariations(signed(x, y, out_0_0, out_1_0, out_2_0, out_3_0)).DisableLifeTimeVariation()
