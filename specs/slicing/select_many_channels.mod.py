# Licensed under the Apache License, Version 2.0; see LICENSE.
# Written by 'python -m corpus' from corpus/families/slicing.py; do not edit.
#
# SELECT: more channels than a block has.

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


BOOL8 = 'TENSOR_BOOL8'
F32 = 'TENSOR_FLOAT32'
U8 = 'TENSOR_QUANT8_ASYMM'

# A block of channels is not full behind full ones: each of these is started anew.
# Expected values: float64 formula.
x3 = Input('x3', (BOOL8, [1, 1, 2, 48]))
x1 = Input('x1', (F32, [1, 1, 2, 48]))
x2 = Input('x2', (F32, [1, 1, 2, 48]))
t4 = Output('t4', (F32, [1, 1, 2, 48]))
x7 = Input('x7', (BOOL8, [1, 40, 1, 2]))
x5 = Input('x5', (F32, [1, 40, 1, 2]))
x6 = Input('x6', (F32, [1, 40, 1, 2]))
t8 = Output('t8', (F32, [1, 40, 1, 2]))
x11 = Input('x11', (BOOL8, [1, 80, 1, 2]))
x9 = Input('x9', (F32, [1, 80, 1, 2]))
x10 = Input('x10', (F32, [1, 80, 1, 2]))
t12 = Output('t12', (F32, [1, 80, 1, 2]))
x15 = Input('x15', (BOOL8, [1, 1, 2, 129]))
x13 = Input('x13', (F32, [1, 1, 2, 129]))
x14 = Input('x14', (F32, [1, 1, 2, 129]))
t16 = Output('t16', (F32, [1, 1, 2, 129]))
model = Model()
model.Operation('SELECT', x3, x1, x2).To(t4)
model.Operation('SELECT', x7, x5, x6).To(t8)
model.Operation('SELECT', x11, x9, x10).To(t12)
model.Operation('SELECT', x15, x13, x14).To(t16)
Example({
    x3: packed('|b1',
    'c-muNWMlvWMg~Sk5M}^#z&yAFM3|8QD$NL&hH1d382|}I05J'
),
    x1: packed('|i1',
    'c-n=_xe>rH2n4|4wfe6X1P68pPBvRaYvd$1Te!qoW#7w^a>_t(;s+__E!rTDTOT_G8vN%MRx2;n', 0.5
),
    x2: packed('|i1',
    'c-n=_xe>rH2n4|4wfe6X1P68pPBz=vDbOHVBPY4p!X?fs`(BomQwD+)KS(ie(FS?k`uNW;HZL;2', 0.5
),
    t4: packed('|i1',
    'c-n=_!4be92n4`^Q%wKW9s-i20$=-DGNa@;Q>PpBgVt0yp5BUr#40H>T_Z6qcSy0%zj)6t!A>!<', 0.5
),
    x7: packed('|b1',
    'c-muRU}S_NC<c)r3J5?92B<uk4-;m9sYlZc00*rAF8'
),
    x5: packed('|i1',
    'c-m#l$q~RX2n4X<jQg(^3=1wG`inenk;hJf2GJTh$;}onaaP&)vZS0c5S;i!ig}AR=${|vSu3{', 0.5
),
    x6: packed('|i1',
    'c-m#lxe>rH2n4|4wfe6X1P6BRWV1DI(FS?k`q(MZAX+0Qx!J-c&MNy}mXuQlf)hVTv44I6sZuG@', 0.5
),
    t8: packed('|i1',
    'c-m#lxeWj@2n0awf|2{L77)+L@kJ92%u`|5$;P;sc1*D7{#d1nQ&jFICG7Gv`WU6F@y{QArzpn', 0.5
),
    x11: packed('|b1',
    'c-muRWME(fK}H}01Q;2h0t^tu2$BI&3~&W75wIQ_YX$%q0su?'
),
    x9: packed('|i1',
    'c-pngxe>rH2n4|4wfe6X1P68#PBvR7evo3`q7Cx6^|4c+L9|9ra<hd?oK^O{EGef91phz3HbhgG', 0.5
),
    x10: packed('|i1',
    'c-pngxe>rH2n4|4wfe6X1P68#PBvRPWgs~5gB0@?ZIH*UkDUSyqBU}on=M@8tg`QAN%=p&)S*$c', 0.5
),
    t12: packed('|i1',
    'c-png!4beP2m`PS4!-U`Ef7r8CHj}Rj%$HzDB<kdt>Bav_0CpKT3ZA&+B}GQkl^`%_<z1+m{yP', 0.5
),
    x15: (packed('|b1',
    'c-muRgaZa3fH9$5Fb(2?*<i!~6#>Zr00lDuCI'
) * 5)[:258],
    x13: (packed('|i1',
    'c-jrb$q~RX2n4X<jQg(^3=57PV&BV>a>_t(;twh2E!rTDTYozR8boX4BsW{Q#94i6_#Wc', 0.5
) * 5)[:258],
    x14: (packed('|i1',
    'c-jrb$q~RX2n4X<jQg(^3=57P3YR#m?0Z>KP8kSJ{2|4>MH}RC>u;w(gJ_MM<Ys$Hz8>Q', 0.5
) * 5)[:258],
    t16: (packed('|i1',
    'c-j@kNfN*?2m`PI2RHwJErca)b&>KOMPR4>i9Q`LDXcHnNonU~3f(7NrnQy@;rrSP2gDok', 0.5
) * 5)[:258],
}, name='rest').AddVariations('float16').DisableLifeTimeVariation()

# A block of channels is not full behind full ones: each of these is started anew.
# Expected values: float64 formula.
x3 = Input('x3', (BOOL8, [1, 1, 2, 48]))
x1 = Input('x1', (U8, [1, 1, 2, 48], 0.5, 120))
x2 = Input('x2', (U8, [1, 1, 2, 48], 0.5, 120))
t4 = Output('t4', (U8, [1, 1, 2, 48], 0.5, 120))
x7 = Input('x7', (BOOL8, [1, 40, 1, 2]))
x5 = Input('x5', (U8, [1, 40, 1, 2], 0.5, 120))
x6 = Input('x6', (U8, [1, 40, 1, 2], 0.5, 120))
t8 = Output('t8', (U8, [1, 40, 1, 2], 0.5, 120))
x11 = Input('x11', (BOOL8, [1, 80, 1, 2]))
x9 = Input('x9', (U8, [1, 80, 1, 2], 0.5, 120))
x10 = Input('x10', (U8, [1, 80, 1, 2], 0.5, 120))
t12 = Output('t12', (U8, [1, 80, 1, 2], 0.5, 120))
x15 = Input('x15', (BOOL8, [1, 1, 2, 129]))
x13 = Input('x13', (U8, [1, 1, 2, 129], 0.5, 120))
x14 = Input('x14', (U8, [1, 1, 2, 129], 0.5, 120))
t16 = Output('t16', (U8, [1, 1, 2, 129], 0.5, 120))
model = Model()
model.Operation('SELECT', x3, x1, x2).To(t4)
model.Operation('SELECT', x7, x5, x6).To(t8)
model.Operation('SELECT', x11, x9, x10).To(t12)
model.Operation('SELECT', x15, x13, x14).To(t16)
Example({
    x3: packed('|b1',
    'c-muNWMlvWMg~Sk5M}^#z&yAFM3|8QD$NL&hH1d382|}I05J'
),
    x1: packed('<i2',
    'c-pngyA^;y2nA6~hJ^=*&*GM@9T+*m%?6}RY@C{#rs#O*_{!osvJsfb8(e#|S`kA_Ufcv>_@1wydjL#(EY$'
),
    x2: packed('<i2',
    'c-pngyA^;y2nA6~hJ^=*&*GM@9T+*m&4%0rVIXZ{<J8<VMaMhGR~FZijle|S;M$|riWpk*@;zTa_W(XHEWZ'
),
    t4: packed('<i2',
    'c-png!4-fo2n10}UIK&%Ylx+*6?k$kbNYa(=M-2iY1T7zpeVdz6rHKt)4OY*#?>}79Wh^pZ+!gR4LE)*vH'
),
    x7: packed('|b1',
    'c-muRU}S_NC<c)r3J5?92B<uk4-;m9sYlZc00*rAF8'
),
    x5: packed('<i2',
    'c-pPYw-LZF3<NNbOp56k^wQ`az^&0EK}!-8E|zYjL+o5yo6vM)3bCrWuWU<0)-mo4?NQ5betz}>gzhCb'
),
    x6: packed('<i2',
    'c-pPYF&2O@2n11&41t9Q1kBO3w{?o&O^?=A#L$u#H$fOkH?eVQHcip-o#QKu>qsLokvF*dJ6}Kd0FhTEQU'
),
    t8: packed('<i2',
    'c-pPYI}X4w2n5j_86!U01tTBbN}V>-ylOC_jX{PwLd4ovEE+{#vN<KJu9M1IbGRM8hvnw@&d<+Xi##Pq'
),
    x11: packed('|b1',
    'c-muRWME(fK}H}01Q;2h0t^tu2$BI&3~&W75wIQ_YX$%q0su?'
),
    x9: packed('<i2',
    'c-qa&$qj%o3<Xh2w&P7+@=58?1QK(2w?Woz+#A}XmY^js;bQ4VI>gSUwFylprVy)|`^dI5d_P}5?*SplN|y'
),
    x10: packed('<i2',
    'c-qa&$qm3T2nErU42BP4F>&ch6Ol59cbhu05tzsuTzj-y5kpH}+yr4DZDQlp+%!eUJI7ZR*Z1@F^By^~O0x'
),
    t12: packed('<i2',
    'c-qa&(G7q=2n10}29Cu5$L31cCQO{~H_SE2CcU9OblVPL7?QYSLqp3;geqPmY&)&Z^#btw`TBVe7OYB;'
),
    x15: (packed('|b1',
    'c-muRgaZa3fH9$5Fb(2?*<i!~6#>Zr00lDuCI'
) * 5)[:258],
    x13: (packed('<i2',
    'c-p1J$q~RX2n4W{42Ff_Fm~xl579$8zOuNkYy>9qfNPIdD`IHLmzy9Aq)lv`nwzHRdOv@>Ko}f*'
) * 5)[:258],
    x14: (packed('<i2',
    'c-p1J$q~RX2n4W{42Ff_Fm~xl579$3Mb|sWR~FZmjle`6aP84*MGP(ZaubAsw26&Vb3cE)LEapD'
) * 5)[:258],
    t16: (packed('<i2',
    'c-p1K!4be92n4{C3?ASBLM%O6L-w=Lb3}4()Xn2n&T`3hY8h~)Ho%+6KyDhciaTk~dj9wTL^>Ra'
) * 5)[:258],
}, name='rest_quant8').AddVariations(signed(x1, x2, t4, x5, x6, t8, x9, x10, t12, x13, x14, t16)).DisableLifeTimeVariation()
