# Licensed under the Apache License, Version 2.0; see LICENSE.
# Written by 'python -m corpus' from corpus/families/comparison.py; do not edit.
#
# EQUAL: more channels than a block has.

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
x1 = Input('x1', (F32, [1, 1, 2, 48]))
x2 = Input('x2', (F32, [48]))
t3 = Output('t3', (BOOL8, [1, 1, 2, 48]))
x4 = Input('x4', (F32, [1, 40, 1, 2]))
x5 = Input('x5', (F32, [40, 1, 1]))
t6 = Output('t6', (BOOL8, [1, 40, 1, 2]))
x7 = Input('x7', (F32, [1, 80, 1, 2]))
x8 = Input('x8', (F32, [80, 1, 1]))
t9 = Output('t9', (BOOL8, [1, 80, 1, 2]))
x10 = Input('x10', (F32, [1, 1, 2, 129]))
x11 = Input('x11', (F32, [129]))
t12 = Output('t12', (BOOL8, [1, 1, 2, 129]))
model = Model()
model.Operation('EQUAL', x1, x2).To(t3)
model.Operation('EQUAL', x4, x5).To(t6)
model.Operation('EQUAL', x7, x8).To(t9)
model.Operation('EQUAL', x10, x11).To(t12)
Example({
    x1: packed('|i1',
    'c-n=_$q~RX2n4V(gromz!OP(iqQCaGC$y<L8mayzW=ROwyw=E0q=I`4!3QqH%q~i0v;X-46&^AI', 0.5
),
    x2: packed('|i1',
    'c-jTQfeip42m`P<75M*JaZGGu8_Hi_Mbd=Q5z}HNUt@#UquSx)q;cv4g~}QJ', 0.5
),
    t3: packed('|b1',
    'c-muNAPq1w;*>!m5i|e*?EnS'
),
    x4: packed('|i1',
    'c-m#l$q~RX2n4V(gromz!OP(SqQBrm%<Q66HhbF>+Eg8lRR0pQB!p{TYh))<!99lHgMWV84kax', 0.5
),
    x5: packed('|i1',
    'c-jTQ0TKWp1O&i|=>Gp&;?yqZROl+0s4C2*&%8@yIi(q_bnN_cFcb#', 0.5
),
    t6: packed('|b1',
    'c-muNKm&{n1OOvGC5!+7$^Zo'
),
    x7: packed('|i1',
    'c-png$q~RX2n4V(gromz!OP()qQC4!D!9iGeBeUN?4ndQd)pJ*R2_{}{}Qt#glk@FWdG*}H2F;{', 0.5
),
    x8: packed('|i1',
    'c-m#l+Z6yY1O>no)}#MwafuYL^FL+YYh))<!E+742QI|SE=p~8YdoPtJuyi2FL9TIQ2+b@?{p{(', 0.5
),
    t9: packed('|b1',
    'c-muNzzP@%2{K}lV8m|*BO?P508J49191Qf'
),
    x10: (packed('|i1',
    'c-jTQi4njs2m`Q-DbN1XLJXl2-$KFb(d+P&Wt4f&l*3SnNT{Lx?VTvvpeKiA@zoD}dmaq', 0.5
) * 5)[:258],
    x11: packed('|i1',
    'c-pPY$q~RX2n4V(gromz!OP($qQ4rc{v~Ef2-m#U$WEk!dknz`F2u|(N@cURJ)uq2(Ldw|8)85e', 0.5
),
    t12: packed('|b1',
    'c-muNAOINQ1Q~!L&3H62G7>bFXw3ixm;em'
),
}, name='rest').AddVariations('float16').DisableLifeTimeVariation()

# A block of channels is not full behind full ones: each of these is started anew.
# Expected values: float64 formula.
x1 = Input('x1', (U8, [1, 1, 2, 48], 0.5, 120))
x2 = Input('x2', (U8, [48], 0.5, 120))
t3 = Output('t3', (BOOL8, [1, 1, 2, 48]))
x4 = Input('x4', (U8, [1, 40, 1, 2], 0.5, 120))
x5 = Input('x5', (U8, [40, 1, 1], 0.5, 120))
t6 = Output('t6', (BOOL8, [1, 40, 1, 2]))
x7 = Input('x7', (U8, [1, 80, 1, 2], 0.5, 120))
x8 = Input('x8', (U8, [80, 1, 1], 0.5, 120))
t9 = Output('t9', (BOOL8, [1, 80, 1, 2]))
x10 = Input('x10', (U8, [1, 1, 2, 129], 0.5, 120))
x11 = Input('x11', (U8, [129], 0.5, 120))
t12 = Output('t12', (BOOL8, [1, 1, 2, 129]))
model = Model()
model.Operation('EQUAL', x1, x2).To(t3)
model.Operation('EQUAL', x4, x5).To(t6)
model.Operation('EQUAL', x7, x8).To(t9)
model.Operation('EQUAL', x10, x11).To(t12)
Example({
    x1: packed('<i2',
    'c-pngxe>rH2n0Zv3_6|>SU~A2!I3v#UpkD^5G4iIybSX=fz>14(VMuCY7NSbIgy!jDx}T7^YgO{V?Qkd'
),
    x2: packed('<i2',
    'c-oc0ff2wU2m`>5EQZJ#D=>Oz=zrgo*NVwDB;_20Wxs|My27mXDAgX8IDCHk0AJ=7eg'
),
    t3: packed('|b1',
    'c-muNAPq1w;*>!m5i|e*?EnS'
),
    x4: packed('<i2',
    'c-pPYxe>rH2n0Zv3_6|>SU~A2z^ON1%!$mLQz31>bQq-}N(!!d8Rl^Ut4F+}H*q1=8k8H~{QT?!y^<xZ'
),
    x5: packed('<i2',
    'c-oD@ffWEC1O>oGCca)2MsJ1gU?mh=`g%n4P1mwD(JTp95QMW2k53PA)e^@'
),
    t6: packed('|b1',
    'c-muNKm&{n1OOvGC5!+7$^Zo'
),
    x7: packed('<i2',
    'c-qa&$qm3T2n4{C3|<ZyVxV+a5h?SZ-o%AeYfx^?iOif+A#J{N7^NXf3a)t>=5Ye6N4%rI&(F_YpbJYY'
),
    x8: packed('<i2',
    'c-pPY!4be92n4{CES|u4M4)sF$T$1nS-reidq^VG3L`f9Fe3USSD8<3K`NIHg=D`1a~@)T^YgO{v8W}C'
),
    t9: packed('|b1',
    'c-muNzzP@%2{K}lV8m|*BO?P508J49191Qf'
),
    x10: (packed('<i2',
    'c-p1GhY`Rq2n4W<41UTPLK!_nM1px#;LM6o%q4E5+JN$6D>8GdL&p5*GFn5F6x{pr^T!8GogAe'
) * 5)[:258],
    x11: packed('<i2',
    'c-qCw$qm3T2n4{C3|<ZyVxV+45h?Q@1=qX`^EiRkBi_-QxR7cM%8faZnR6<n&6f_NG(<^1$j{#{=bAi?'
),
    t12: packed('|b1',
    'c-muNAOINQ1Q~!L&3H62G7>bFXw3ixm;em'
),
}, name='rest_quant8').AddVariations(signed(x1, x2, x4, x5, x7, x8, x10, x11)).DisableLifeTimeVariation()
