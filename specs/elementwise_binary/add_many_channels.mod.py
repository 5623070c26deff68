# Licensed under the Apache License, Version 2.0; see LICENSE.
# Written by 'python -m corpus' from corpus/families/elementwise_binary.py; do not edit.
#
# ADD: more channels than a block has.

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
c2 = Parameter('c2', (F32, [48]), packed('|i1',
    'c-jTQi4g!G2m`RA1#$mrc@$0B#Cn%3wFlSmNGg&D+<`3TX)BO-SQGf7eiID', 0.5
))
t3 = Output('t3', (F32, [1, 1, 2, 48]))
x4 = Input('x4', (F32, [1, 40, 1, 2]))
c5 = Parameter('c5', (F32, [40, 1, 1]), packed('|i1',
    'c-jTQ0TKW(1Ou>BjQ_v3*v=B@eU#{ZxyW(x$(Ccj2xG9+Pzrux2M`n', 0.5
))
t6 = Output('t6', (F32, [1, 40, 1, 2]))
x7 = Input('x7', (F32, [1, 80, 1, 2]))
c8 = Parameter('c8', (F32, [80, 1, 1]), packed('|i1',
    'c-m#l!4Uu<2n4WUSH%9SMG&|GF8}bQ2FPkgJNU}QV(JV|s%V~&y>wv9%`X=&;i!ge<3E4bF(mZ', 0.5
))
t9 = Output('t9', (F32, [1, 80, 1, 2]))
x10 = Input('x10', (F32, [1, 1, 2, 129]))
c11 = Parameter('c11', (F32, [129]), packed('|i1',
    'c-pPY!4Uu<2n4WUSH%9SMG&|qF8^@h5{_!fHonvVS<Pq%U%6OJoxw>J%@eYh4s5yk<q!D-$n`cJ', 0.5
))
t12 = Output('t12', (F32, [1, 1, 2, 129]))
model = Model()
model.Operation('ADD', x1, c2, 0).To(t3)
model.Operation('ADD', x4, c5, 0).To(t6)
model.Operation('ADD', x7, c8, 0).To(t9)
model.Operation('ADD', x10, c11, 0).To(t12)
Example({
    x1: packed('|i1',
    'c-n=_!4Uu<2n4WUSH%9SMG&|WF8|10I<V#DmkXD0R71A$r3T1qMmzY*#bW9VPO500kpKJvBW@-p', 0.5
),
    t3: packed('|i1',
    'c-jTQK@xx<2mnAVLBtOI|Ccp2CZM$I4Mip4YV*TJm*|BFEOX!(#aL(ze!vhE?g-bd=6SwUDimk&qnogTnNf7yR|TB}mEzl{CyO8C'
    'EG#|', 0.5
),
    x4: packed('|i1',
    'c-m#l!4Uu<2n4WUSH%9SMG&|GF8{>T8JtwnJRy7Oz?Pd|E?mM<4cW$*8X&6~?cggHi+}zAUlbxK', 0.5
),
    t6: packed('|i1',
    'c-jTQSr)($3;@7H5X$5Jx9o@3mQ-g1A??o%on9(#AS<Wl?$=IPTi{8CR7%xXJOpM#X2OaW;5`fW2Zu{15;s&Ey!IcBK_O2', 0.5
),
    x7: packed('|i1',
    'c-png!4Uu<2n4WUSH%9SMG&|uF8{Ea(GI?Hv6wo8lPa1gWG@}qa`VfDOE{__+xSug<p22th}uOn', 0.5
),
    t9: packed('|i1',
    'c-oE4i4DUb3;;j_Hs<O6b4H1Xit*DGdJ9|yiM5UG4Z&eq$Y6S$vf(a`+i^@+Y#CFZoK{dx(E7v|f)R7^RYA?%c{*lx9Qi~2fz(|6'
    'OQUI*TbT~Yg>fRVlj(#$>R<B@He5{`', 0.5
),
    x10: (packed('|i1',
    'c-jTQ0TKWp1O&iwm-zo{Mbs{OAlrCL6J!r_0=yk!`Pv`6RJ1&0FMY5T7KaOmh!0IB8V~', 0.5
) * 5)[:258],
    t12: packed('|i1',
    'c-pPYK@!6t2mnA-h!!W4|35QnI#v*9ACco8mJ%qopgF5H-sWsKD1pEgvGSx*jt}}SoL46nPUPLb)VGu6qzCc_=7vhLNHHizz6#sY'
    'J^`#*e!r4Z+8vMh^X^`v)`6I%IXsbn=4p0<', 0.5
),
}, name='rest').AddVariations('float16').DisableLifeTimeVariation()

# A block of channels is not full behind full ones: each of these is started anew.
# Expected values: float64 formula.
x1 = Input('x1', (U8, [1, 1, 2, 48], 0.5, 120))
c2 = Parameter('c2', (U8, [48], 0.5, 120), packed('<i2',
    'c-oc0i4njs2m`Q=%+t`rhLF)SLnZHQKbE`t!<39D3rYx9AouX~Hjpc5A$WeeWqB5j'
))
t3 = Output('t3', (U8, [1, 1, 2, 48], 0.5, 120))
x4 = Input('x4', (U8, [1, 40, 1, 2], 0.5, 120))
c5 = Parameter('c5', (U8, [40, 1, 1], 0.5, 120), packed('<i2',
    'c-oD@0TKWp1O&jIEHcI+p57PQMI0q>HXXxAdC9QfEJG(X?MUnZtxpegv=Y<'
))
t6 = Output('t6', (U8, [1, 40, 1, 2], 0.5, 120))
x7 = Input('x7', (U8, [1, 80, 1, 2], 0.5, 120))
c8 = Parameter('c8', (U8, [80, 1, 1], 0.5, 120), packed('<i2',
    'c-pPY!4be92n4{Cj37GPfmnJ9$T$06PAdiJi@F4yF44OEZd|J<yBa5Jqf=T26N3==LY(F|KR<f`q%|dV'
))
t9 = Output('t9', (U8, [1, 80, 1, 2], 0.5, 120))
x10 = Input('x10', (U8, [1, 1, 2, 129], 0.5, 120))
c11 = Parameter('c11', (U8, [129], 0.5, 120), packed('<i2',
    'c-qCw!4be92n4{Cj37GPfmnK)$V~RXObkNc3vrs$N<sRfE&-=Yv~Ir}*DA`c#>v{~l$OB{^7FSB>*G9@'
))
t12 = Output('t12', (U8, [1, 1, 2, 129], 0.5, 120))
model = Model()
model.Operation('ADD', x1, c2, 0).To(t3)
model.Operation('ADD', x4, c5, 0).To(t6)
model.Operation('ADD', x7, c8, 0).To(t9)
model.Operation('ADD', x10, c11, 0).To(t12)
Example({
    x1: packed('<i2',
    'c-png!4be92n4{Cj37GPfmnJ<$SeEbI9VH=(lVGBguoZ#G^dq<^hI3)PM2uiemAaFlwFPQ{QT?%empHE'
),
    t3: packed('<i2',
    'c-pnWK@xx<2mrvoTT@d424)~)ho0Rl+NGfZQS==7&|!1HtVQs4)|480SW3PMs(>ua1XsWFyIJef$b+68!$A<yc-MM%fo#%^kD93<'
    'Pe1zrkNPb>'
),
    x4: packed('<i2',
    'c-pPY!4be92n4{Cj37GPfmnJ9$T$06-F`Q&Rg_(gleN()ErW?c2z((<b6P1#U(_Ywbcxn)etz}>yI3Wu'
),
    t6: packed('<i2',
    'c-pPO$q|4c3;;mO^?`CFk`PW|plzFQ7np{BvO!y5vnNRq_SD7sF;TT@B?`jYctfF9Ym{io^_Tdxi}l4OkI<zm#?%Vx<7XevWhKu'
),
    x7: packed('<i2',
    'c-qa&!4be92n4{Cj37GPfmnK~$V~RX^hI3)PM2uiemAaFlwFOJwb3apgNZ>1d?8MAS}Dly^Ye2rp$bbg'
),
    t9: packed('<i2',
    'c-qa)$q~aK3;@8C>#@h4Aanr|;z;3XA<t|B+ZE(a6!Zw#q6$vBS#nEywh<$<l|vG&jaMzVcrQBUwnrt*YU8^r5;4bStHHMF$LFPG'
    'F!I~izzHXYXNSWii`aC+t#kFC=GUM50+4P?8v'
),
    x10: (packed('<i2',
    'c-p1Gff2wU2n4W>j39dagE+cFG=VR~X-+Ez>5IAqoG#J2{cc>VD7zXbYok+I1`~sj?~eye{~V|'
) * 5)[:258],
    t12: packed('<i2',
    'c-rO5K@!3s3_ww@+gb;c5E38(gz5C!dWi1)yT5pzm28LubQ-e(j6=y4br*>RJk;xD>BL#$@`*EhTKx9awuzhHfSYn+Bgg1u;u6YU'
    'Cr4VK%7e@Elgaa$?2_LeD^=+|m=zpJ@4%10?+e-pd2#'
),
}, name='rest_quant8').AddVariations(signed(x1, c2, t3, x4, c5, t6, x7, c8, t9, x10, c11, t12)).DisableLifeTimeVariation()
