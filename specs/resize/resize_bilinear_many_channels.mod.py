# Licensed under the Apache License, Version 2.0; see LICENSE.
# Written by 'python -m corpus' from corpus/families/resize.py; do not edit.
#
# RESIZE_BILINEAR: more channels than a block has.

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

# A block of channels is not full behind full ones: each of these is started anew.
# Expected values: float64 formula.
x1 = Input('x1', (F32, [1, 1, 2, 48]))
t2 = Output('t2', (F32, [1, 1, 3, 48]))
x3 = Input('x3', (F32, [1, 40, 1, 2]))
t4 = Output('t4', (F32, [1, 40, 1, 3]))
x5 = Input('x5', (F32, [1, 80, 1, 2]))
t6 = Output('t6', (F32, [1, 80, 1, 3]))
x7 = Input('x7', (F32, [1, 1, 2, 129]))
t8 = Output('t8', (F32, [1, 1, 3, 129]))
model = Model()
model.Operation('RESIZE_BILINEAR', x1, 3, 1, False).To(t2)
model.Operation('RESIZE_BILINEAR', x3, 3, 1, True).To(t4)
model.Operation('RESIZE_BILINEAR', x5, 3, 1, True).To(t6)
model.Operation('RESIZE_BILINEAR', x7, 3, 1, False).To(t8)
Example({
    x1: packed('|i1',
    'c-n=_#{qya3<NOFxa~h}++s#Re@(3OQOe<Lhcve9dhTNyAho?bJyWdV1b(+t-~v8|`OhB+dM+L', 0.5
),
    t2: packed('<f4',
    'c-pm2u@M3>3{y={pN1wq?b}PZ|C*lOORz+KhqsqtiJt;F3;-1PE|IKQih*Bi+YB4(VzD<0MQy`GSPj{`#s6yz!$4iE+J{0>8<;rv'
    '8TM{}PR|t%SJ#A+wbGiq0;}?=4icFSy1JL)=x4v7&wWnpucM#I#(m(?dq3Qo<9Ix|Pw(_LZE)uL`psvNp_(d$Bxp)x@c?BJ)d=NG'
    '<eU<fD1ox1>`PK0=CaTu5+Zw)If`>?zf>G!E1BNUpS=K$gOr&'
),
    x3: packed('|i1',
    'c-m#l#{qya3<NOFxa~h}++qemf4P8<VPc(+QVwT3q_JJsb05<HsqN+InPLqm@Vk`)|K|^?2_zu', 0.5
),
    t4: packed('<f4',
    'c-n1Eu@S>C2>d#|de!b-izU=+6qd*m@(zY2yhNtROL20XE;<Cy^E|-!)tQeOH3R~4guF0EP)3tz9<MBS`;6u8kLe*VOb^Ov^7n3s'
    'N`^zVp?V|O7^0VWg(T>OOxXsctVxA#sY$0;rH+j5xZEEZn>1Ihv&AdRma%Joa#?BXdqY-Yxm0+s3tuVXMT(i5v7OkBr2Ckem(z$j'
    'qX1NpA<s(vIkq^y7t8pgXT7b5iOuy79?<*^gn4-k'
),
    x5: packed('|i1',
    'c-png$pOGH2m`R1nq&WI69S=ARDbcElZsGqIeJfUnPf97poOV(Bj<735c9e0>OQm`0{)*r$Ky&j', 0.5
),
    t6: packed('<f4',
    'c-ozhv5|!^3`94+oZPYVpPm(8?%buQiEF~{0jmj`_*LA>z>H!3TmU09Yx(UWkbyQTkJ_J`XlHNdyj@*0b`x{#95{RP6>d|%P1;00'
    'TboyP)IY|0_Il3i)iq-`@$r9e-h74Y)NhkIk<ZrN4DTQ@;HBZ0BP|Ad6$GW0O$CN3)Wn=O1XGQIi1H&PLzmGN_J)}SKx$F)%!vpu'
    'VXR8vQMDi&^EI+WH?a&^pd097AeNwu3cs=xh9IkC@2JK-?JFQk@vlE$TT<%XEJ+gAV&)UG&g0N7dEPJA0e7GD6^`^YjJ+q}Rp-ld'
    'A2>6=NqfkVog8$#?3!*l0Qy#kyJvQf=42R|DeE3>htZ=SuKfqibMY1'
),
    x7: (packed('|i1',
    'c-jTQhXKGa2m`R1vi`p|tPrVK!wLLvrN9Mz3=`{olyW%RA&u?2p8J^wNNq1q&piGW92o', 0.5
) * 5)[:258],
    t8: packed('<f4',
    'c-rkyv5~_t3`3p%d)MsK%B<6?cbzG?L`Fy>?;vssFOew%T0esB+yqBMGzgqd1g=Ki>z=$L3ws3{Y6GbZA$`fikUsK+@DHf1w&aE^'
    'G%l$%Y6GbZA$`fikUsK+@a0&bn;8&Tbb&2^ZHNs9Q`3O5TTY{y0-JJ_9|I9n!iU_2Tf7OL544bKag)bOnmk25mRsCJ<ao)^K7X~*'
    '0P1pw$c*rXPaok>4P94VJ$NcBviDQwajKD1_72K4tGm+UGr|O?l*`KB;$7daCDOyGGu#>Oowl{}s#4rhJg+K!O8By;|A)U8w~Gz'
),
}, name='rest').AddVariations('float16').DisableLifeTimeVariation()

# A block of channels is not full behind full ones: each of these is started anew.
# Expected values: float64 formula.
x1 = Input('x1', (U8, [1, 1, 2, 48], 0.5, 120))
t2 = Output('t2', (U8, [1, 1, 3, 48], 0.5, 120))
x3 = Input('x3', (U8, [1, 40, 1, 2], 0.5, 120))
t4 = Output('t4', (U8, [1, 40, 1, 3], 0.5, 120))
x5 = Input('x5', (U8, [1, 80, 1, 2], 0.5, 120))
t6 = Output('t6', (U8, [1, 80, 1, 3], 0.5, 120))
x7 = Input('x7', (U8, [1, 1, 2, 129], 0.5, 120))
t8 = Output('t8', (U8, [1, 1, 3, 129], 0.5, 120))
model = Model()
model.Operation('RESIZE_BILINEAR', x1, 3, 1, False).To(t2)
model.Operation('RESIZE_BILINEAR', x3, 3, 1, True).To(t4)
model.Operation('RESIZE_BILINEAR', x5, 3, 1, True).To(t6)
model.Operation('RESIZE_BILINEAR', x7, 3, 1, False).To(t8)
Example({
    x1: packed('<i2',
    'c-png$pL^c2n0Y&4g`XWT%}urFXul>HnGZCgJqBclYNHm?jm@#olsHTQ8bQtY;$4~u^RfFub;hkDlHx'
),
    t2: packed('<i2',
    'c-qa)$pOPK2n0ZvY;mtZg3?n$zMcj~mruQSlNQO~2wd2PJo+x|+is<z%5~Rl6jc0Jmv2djppr5e5S@epA=YeOThseQq%$4NLA?$A'
    'pFJP*13vOYvH'
),
    x3: packed('<i2',
    'c-pPY$pL^c2n0Y&4g`XWT%}upU*|uQh}BTCiB--TEQ1u7>@#e47s0FTgo^5pqH)Ayn-lZR*Uw(K%_X4'
),
    t4: packed('<i2',
    'c-qCv$pHf~2n0cgyh4odaEZ{pS-4;I=;>nQ<Cg~uHkA+CA@G!~6D(7HP4_-E0{hl&EV}o-c1{`;fbOhbF-~U0dkc#_<xG8U5VEZ1'
    'b%%>0A)i0>1JJ@aZU'
),
    x5: packed('<i2',
    'c-qa&!4ZHk2n0Y&4g`W14?^iy;f(uVJ~1`X362AoXpY+IRBNOmY_8V0PYHINSafrrEa?q?pRb>L0kM-yHv'
),
    t6: packed('<i2',
    'c-rNTxd8(p3<EPV7#kyhc=Rws+NhG6(}lb8A|$HQ5In9!XlnNB<wh(a#L<Xkg$gg(t)%DNs<~lV*K}J5vxqE2$?PzA_|Zl5uwD7)'
    'u!}8Iv@-_Egv5dtw<DEtp2*tSBzp2b2+ZnU-8<gvL-UHP>1{y#s{Q%1d;#TgaLE'
),
    x7: (packed('<i2',
    'c-p1Gi2=YM2n4W>EC|x0e4{%=lO09lh|e}BCK0QlWD~2LHCP5IFxh9=-Y$Yy+X)rb=Z_0gA{?;'
) * 5)[:258],
    t8: packed('<i2',
    'c-rmHITFM$2nA6e*<ulV1VTrjWRBn}C+_?O&AG=3<T9qhDdgSIVJGh$q)Bp60u!Ex%zF>SZkws1$`4>HkR>`DV*~2#nohHn8<0>j'
    'Yj$73%d!GKr@KT^x<7&6TmR$h>+OCo(6#^'
),
}, name='rest_quant8').AddVariations(signed(x1, t2, x3, t4, x5, t6, x7, t8)).DisableLifeTimeVariation()
