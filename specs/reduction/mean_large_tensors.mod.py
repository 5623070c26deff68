# Licensed under the Apache License, Version 2.0; see LICENSE.
# Written by 'python -m corpus' from corpus/families/reduction.py; do not edit.
#
# MEAN: tensors of many elements, in sizes of no block, and beside powers of two.

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

# Many elements are reduced, along inner, outer and middle dimensions.
# Expected values: float64 formula.
x1 = Input('x1', (U8, [100003], 0.5, 100))
c2 = Parameter('c2', (I32, [1]), [0])
t3 = Output('t3', (U8, [1], 0.5, 100))
model = Model()
model.Operation('MEAN', x1, c2, 1).To(t3)
Example({
    x1: (packed('<i2',
    'c-lL<>svs1X?@f$g$pS;>!-QD+wURw!=r9`9rGMtCuQ9gf##KE^4gL{Woz||Ca>zdDS5JPW8{NN=T<u%?%d5l2><}pGafG'
) * 1640)[:100003],
    t3: [127],
}, name='all_quant8').AddVariations(signed(x1, t3)).DisableLifeTimeVariation()

# Many elements are reduced, along inner, outer and middle dimensions.
# Expected values: float64 formula.
x1 = Input('x1', (U8, [2049, 33], 0.5, 100))
c2 = Parameter('c2', (I32, [1]), [0])
t3 = Output('t3', (U8, [1, 33], 0.5, 100))
model = Model()
model.Operation('MEAN', x1, c2, 1).To(t3)
Example({
    x1: (packed('<i2',
    'c-lL}eTCJ*`N{4~tNmL755@dyZ7wvgxm)C0(=Ix-Hg67lotLWdq5f30CqbJ|^gA59<DX+{BgXV#&*W*>CzLQy0sw(Q9Y+'
) * 1109)[:67617],
    t3: ([123] * 33)[:33],
}, name='columns_quant8').AddVariations(signed(x1, t3)).DisableLifeTimeVariation()

# Many elements are reduced, along inner, outer and middle dimensions.
# Expected values: float64 formula.
x1 = Input('x1', (U8, [33, 2049], 0.5, 100))
c2 = Parameter('c2', (I32, [1]), [1])
t3 = Output('t3', (U8, [33, 1], 0.5, 100))
model = Model()
model.Operation('MEAN', x1, c2, 1).To(t3)
Example({
    x1: (packed('<i2',
    'c-qtRchl32Pk8b7#Jck9I#XZV)JbEVqo{b=d%t$cx$K#T1QJ%vZ*~<sHBsX=pW>s<itH!)qLx=&IHL1iaCSKZB>(_ui5(s'
) * 1109)[:67617],
    t3: ([122] * 33)[:33],
}, name='rows_quant8').AddVariations(signed(x1, t3)).DisableLifeTimeVariation()

# Many elements are reduced, along inner, outer and middle dimensions.
# Expected values: float64 formula.
x1 = Input('x1', (U8, [5, 1031, 7], 0.5, 100))
c2 = Parameter('c2', (I32, [1]), [1])
t3 = Output('t3', (U8, [5, 1, 7], 0.5, 100))
model = Model()
model.Operation('MEAN', x1, c2, 1).To(t3)
Example({
    x1: (packed('<i2',
    'c-kvzd>z*syyO1&zHLo$a_?U*vR8ePH-FOH82)FQ^RH%A@7m3%dvf-{%+J>{<<3YYb9}%3>#O2{>Ae50FbQ=qPyzrhj3Jx'
) * 592)[:36085],
    t3: ([141] * 35)[:35],
}, name='middle_quant8').AddVariations(signed(x1, t3)).DisableLifeTimeVariation()

# Many elements are reduced, along inner, outer and middle dimensions.
# Expected values: float64 formula.
x1 = Input('x1', (U8, [2, 65, 67, 3], 0.5, 100))
c2 = Parameter('c2', (I32, [2]), [1, 2])
t3 = Output('t3', (U8, [2, 1, 1, 3], 0.5, 100))
model = Model()
model.Operation('MEAN', x1, c2, 1).To(t3)
Example({
    x1: (packed('<i2',
    'c-p(!Qp?s_B4^8J=AXuT=Ew(@-D1BVf4%YH^yZu}*>{>VlWzO&mP)=8li%|F&uV_<O-B1{W6$5#Joj`;^}$F6N&o;qj33J'
) * 429)[:26130],
    t3: [133, 133, 134, 134, 133, 133],
}, name='image_quant8').AddVariations(signed(x1, t3)).DisableLifeTimeVariation()

# Many elements are reduced, along inner, outer and middle dimensions.
# Expected values: float64 formula.
x1 = Input('x1', (F32, [100003]))
c2 = Parameter('c2', (I32, [1]), [0])
t3 = Output('t3', (F32, [1]))
model = Model()
model.Operation('MEAN', x1, c2, 1).To(t3)
Example({
    x1: (packed('|i1',
    'c-jFy0K)%n8XnhOH(p$F+xAuOa7c4TV7A>YL&vGfDkoa(B6c~lYM=_E(ec?2;~xLO3sBvCq5^1BvCqH^r}at;jcy(6', 0.03125
) * 1640)[:100003],
    t3: [0.5139955],
}, name='all').DisableLifeTimeVariation()

# Many elements are reduced, along inner, outer and middle dimensions.
# Expected values: float64 formula.
x1 = Input('x1', (F32, [2049, 33]))
c2 = Parameter('c2', (I32, [1]), [0])
t3 = Output('t3', (F32, [1, 33]))
model = Model()
model.Operation('MEAN', x1, c2, 1).To(t3)
Example({
    x1: (packed('|i1',
    'c-jFy0K)%fXvDwH#tC@1bQZ5$;ShL!K1*JwA;WA<=44e}T;}(B<V)xC2M-0fG}Y)KVa`1;e#v7u4Mf_q)(z34s2Uy<', 0.03125
) * 1109)[:67617],
    t3: packed('<i4',
    'c-p(Nqwi<u(ObRG`nR5+du8&z<D1S++<$q)g_Vombsb*c{k}cUrr&()4dYp7yTV&UW72q!=S`|)$!e(I{eI%6r`=1sPp(|Gdd2FM'
    'D}ltSm8(|*iB%9{)heJcNRELJ003PpK3D', 5.960464477539063e-08
),
}, name='columns').DisableLifeTimeVariation()

# Many elements are reduced, along inner, outer and middle dimensions.
# Expected values: float64 formula.
x1 = Input('x1', (F32, [33, 2049]))
c2 = Parameter('c2', (I32, [1]), [1])
t3 = Output('t3', (F32, [33, 1]))
model = Model()
model.Operation('MEAN', x1, c2, 1).To(t3)
Example({
    x1: (packed('|i1',
    'c-jFy0K)$v?b!%zCstNX@_IDg%L)G$v$09PTxV0h4DGg8bympAx6=Pb<hl=TE>yaGCZi8o6IuxWwAy+Fd@|7~rlcK#', 0.03125
) * 1109)[:67617],
    t3: packed('<i4',
    'c-k|39>^^#!|Tj%@Jq|!yOD&7?kjgj6YX#2N{Vdq27IQxRmV$Kh|5iX-qm2Rrp`Op=E2nUr++0Z@$r8D{Q`IM<nU?JW=x$91XHI^'
    'n*n4`n+_HLv8GL%J{`!N&OitN0Eq%E;Q', 5.960464477539063e-08
),
}, name='rows').DisableLifeTimeVariation()

# Many elements are reduced, along inner, outer and middle dimensions.
# Expected values: float64 formula.
x1 = Input('x1', (F32, [5, 1031, 7]))
c2 = Parameter('c2', (I32, [1]), [1])
t3 = Output('t3', (F32, [5, 1, 7]))
model = Model()
model.Operation('MEAN', x1, c2, 1).To(t3)
Example({
    x1: (packed('|i1',
    'c-jFy0K)%uEb#7C0|4&?1QhnrM1A)HPOB>4=%af@z`OOzr*b9+U_(r6Ms2XRtxyOIW;#%3II$7+A1ALKM++d}W3U=t', 0.03125
) * 592)[:36085],
    t3: packed('<i4',
    'c-q^vC_(Yg0iF$qF5Gmn>06%g;<N5bJ?^~;A)6K@Jak>S5-3r+Sm^DtZ9kv<vu{?~DHDG3#iP0Nxq5a)Cjlki^w+-tN=%wOY4U^#'
    'lP6A^IC;{f$sl6l<cU)zOqenW#GEt{h!_Y10CQwJ#Q', 5.960464477539063e-08
),
}, name='middle').DisableLifeTimeVariation()

# Many elements are reduced, along inner, outer and middle dimensions.
# Expected values: float64 formula.
x1 = Input('x1', (F32, [2, 65, 67, 3]))
c2 = Parameter('c2', (I32, [2]), [1, 2])
t3 = Output('t3', (F32, [2, 1, 1, 3]))
model = Model()
model.Operation('MEAN', x1, c2, 1).To(t3)
Example({
    x1: (packed('|i1',
    'c-jFy0K)&mEV*gSM>Mc{*&nV87#7Aw+T+mX)LX6FGO1uq)Vf1nYD>SMvA4?x)1qp<J*cq>QAKh=>)%OFNcjnG*gYRP', 0.03125
) * 429)[:26130],
    t3: [0.16070609, 0.16298077, 0.15628588, 0.15573335, 0.15941447, 0.16252871],
}, name='image').DisableLifeTimeVariation()
