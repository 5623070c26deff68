# Licensed under the Apache License, Version 2.0; see LICENSE.
# Written by 'python -m corpus' from corpus/families/comparison.py; do not edit.
#
# LESS: more channels than a block has.

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
model.Operation('LESS', x1, x2).To(t3)
model.Operation('LESS', x4, x5).To(t6)
model.Operation('LESS', x7, x8).To(t9)
model.Operation('LESS', x10, x11).To(t12)
Example({
    x1: packed('|i1',
    'c-n=_!4be93<I#kF~R$9Ye-YNLI0A`-pD03kvQ8W#5j}QN-l)?Qmb)#P%}!O4?G?&|K|%V*Cjy', 0.5
),
    x2: packed('|i1',
    'c-jTQfeip42m`P<Ch-5a14UcI)zT401&`zqjxL>qt=?3nGhpIl#(W2u6CV', 0.5
),
    t3: packed('|b1',
    'c-muRU|?WmfB{Ajfbto^6eCCsMnf22c}9o;RFDBh1xyc!0ssfp04)'
),
    x4: packed('|i1',
    'c-m#lu@S&92m`>g5H|a7D<H(_Q-1Mo9ZDD;EwwNo_6ZKLQK=5tDyK3w4@`U+XHc^k{?8XvX(I*', 0.5
),
    x5: packed('|i1',
    'c-jreK@I>Q2m`P<5c&Ua2e@c&6<W)4+awEy%f%t|6DM7cKo{o$c=i(Z', 0.5
),
    t6: packed('|b1',
    'c-muNU}RuqWMBXiFaY7hguo02xEPWQSQi6WJ&1s)0sscB04V'
),
    x7: packed('|i1',
    'c-png!4be93<I!>V~F?P)<9FbM4x&n&6ldi?x02<c_HyQe2o4uOKf6dFCQUe4|-{`kpJfkNP$3L', 0.5
),
    x8: packed('|i1',
    'c-m#lu@S%^3<JPJ7DoGTD{vgrr~Kl*m0Sq(rB>tgpk|c35qLaYMt{g9Hjy~nCB!(B{^tw#vmZh', 0.5
),
    t9: packed('|b1',
    'c-muNU|?VbA`oBz14bAZ$bbnlLPa35FcKnzLNmftBGkgAAjUu~fQS;d82}cU07n'
),
    x10: (packed('|i1',
    'c-jre!4beP2m`RgIE4MTHBj2>r-WM{sxo-t;>)~?USl4gRKfAcG{XLgn_ME$rTGAW!x$(', 0.5
) * 5)[:258],
    x11: packed('|i1',
    'c-pPY!4be93<I#kF~R$9Ye-W%M4x&HiL+foj5F!2<U*J)wHl`fHKXK>z~kXE`a>?Ui68O>ubebP', 0.5
),
    t12: packed('|b1',
    'c-muNWB>t1FvSR@8DTU`0>nZ{zyM5~N}3sv_y|)FrXln~bwHF+Lo)z4TmWn'
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
model.Operation('LESS', x1, x2).To(t3)
model.Operation('LESS', x4, x5).To(t6)
model.Operation('LESS', x7, x8).To(t9)
model.Operation('LESS', x10, x11).To(t12)
Example({
    x1: packed('<i2',
    'c-png!4-fo2n11EUO;?VHVLK24m>&MKVZVRb}Pk2H$=0BPr-U=v!F-4lb%C8EBf`t8v}vw`TDs7jKwWM'
),
    x2: packed('<i2',
    'c-oc0fe`>92m>%zE-HVP3XJ|Um;^Tt7U(c$wOmY2!)nHvSFlbM1NzkE<IxXf<QAU'
),
    t3: packed('|b1',
    'c-muRU|?WmfB{Ajfbto^6eCCsMnf22c}9o;RFDBh1xyc!0ssfp04)'
),
    x4: packed('<i2',
    'c-pPYF&2O@2n12Dyd>gdSrU#Odt0ab#Z=CQF?k~}L4UD!%f-cEn9Yn)g7wm7LXUbohljep^YwEFti2_M'
),
    x5: packed('<i2',
    'c-oD}!4Uu;2m>%zE+BUnL`K&U%r8#$mA%6n!r;V$f&Nmb)00IN*!Xk-Z1WPf'
),
    t6: packed('|b1',
    'c-muNU}RuqWMBXiFaY7hguo02xEPWQSQi6WJ&1s)0sscB04V'
),
    x7: packed('<i2',
    'c-qa&K@Na03<E*F>?8!$aoaq-d;*ER&0!0A)H~@p)U%>tEZ!IhFkh_QN^#K*(X8Q9uwL4%@8|319n|kjU;'
),
    x8: packed('<i2',
    'c-pPYF&2O@2n12Dyny(!Y!Z$hdt0ab#lU)Lv!F-4lb%C8D;mb)je!93#oDbD7u^ue8a{>ZeEr-3#?~dm'
),
    t9: packed('|b1',
    'c-muNU|?VbA`oBz14bAZ$bbnlLPa35FcKnzLNmftBGkgAAjUu~fQS;d82}cU07n'
),
    x10: (packed('<i2',
    'c-p1M(G`Fo3<E${4q$zxq0Q*JgZFo4?s<gaQZu1P?%<3qpIpXZ^2Wvj<4d&_VsQ?v>yH;&V;sN'
) * 5)[:258],
    x11: packed('<i2',
    'c-qCwK@Na03<E*F>?8!$aoaq-JOYWm&0)FdhG^FCDOfLU7WAlh(sQV1MZ;LUF%V$BSi6<t2lMrJ2M$d<y8'
),
    t12: packed('|b1',
    'c-muNWB>t1FvSR@8DTU`0>nZ{zyM5~N}3sv_y|)FrXln~bwHF+Lo)z4TmWn'
),
}, name='rest_quant8').AddVariations(signed(x1, x2, x4, x5, x7, x8, x10, x11)).DisableLifeTimeVariation()
