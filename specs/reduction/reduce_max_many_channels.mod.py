# Licensed under the Apache License, Version 2.0; see LICENSE.
# Written by 'python -m corpus' from corpus/families/reduction.py; do not edit.
#
# REDUCE_MAX: more channels than a block has.

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

# A block of channels is not full behind full ones: each of these is started anew.
# Expected values: float64 formula.
x1 = Input('x1', (F32, [1, 1, 3, 48]))
c2 = Parameter('c2', (I32, [1]), [2])
t3 = Output('t3', (F32, [1, 1, 48]))
x4 = Input('x4', (F32, [1, 40, 1, 3]))
c5 = Parameter('c5', (I32, [1]), [3])
t6 = Output('t6', (F32, [1, 40, 1]))
x7 = Input('x7', (F32, [1, 80, 1, 3]))
c8 = Parameter('c8', (I32, [1]), [3])
t9 = Output('t9', (F32, [1, 80, 1]))
x10 = Input('x10', (F32, [1, 1, 3, 129]))
c11 = Parameter('c11', (I32, [1]), [2])
t12 = Output('t12', (F32, [1, 1, 129]))
model = Model()
model.Operation('REDUCE_MAX', x1, c2, False).To(t3)
model.Operation('REDUCE_MAX', x4, c5, False).To(t6)
model.Operation('REDUCE_MAX', x7, c8, False).To(t9)
model.Operation('REDUCE_MAX', x10, c11, False).To(t12)
Example({
    x1: packed('|i1',
    'c-pPY$q~RX2m`=Dn4|w{gC#p@BKu$4I6W+#DT2Z5fWgs@LOpOs3L1IuTvvVT)nTkD*#G$h(fmAN', 0.5
),
    t3: packed('|i1',
    'c-kGuHx2+W3<EJ(F1r7}Hvv)x4s2xBHZ_)Lb9JRjSufG^lQ0zrY&8P*', 0.5
),
    x4: packed('|i1',
    'c-o!I!4beP2m`Q-37Gw-Ey1MSq55mucM<DgvYMJ=qrD>?3x+fhd|>S%sAPF!U*+Yi`JX?beK2A', 0.5
),
    t6: packed('|i1',
    'c-j@nK?(ps2*W_ITbuv?S6DrTj8kM{Hc=P7>%%pRGx7LG{{q$', 0.5
),
    x7: packed('|i1',
    'c-qy=!4beP2m`Q-37Gw-Eit5>qx$Q1UcNo@UBo(=EU~93$Q9{WFr<Ot1CvLit1VCL`@j4Fe&S=T', 0.5
),
    t9: packed('|i1',
    'c-m!)$qfJ?2m})lcKWYZqM}c~bD#<tQV@<j%^9r6Eb&%3NpxAAu+<5hee(t;d<Li', 0.5
),
    x10: (packed('|i1',
    'c-jTQ0TRF<2m`RQ2<88;9Ts#+wdIL@J1<|4d>63}CQIxo3UWm{77S@1_`&4S=pTz`87}', 0.5
) * 7)[:387],
    t12: packed('|i1',
    'c-pPY!3_W)2m`<fg?9gW2~lwcU-!B$iNq>FG*%2@sW|w9L(=3%G2wS5`a|B~Dh_7', 0.5
),
}, name='rest').AddVariations('float16').DisableLifeTimeVariation()

# A block of channels is not full behind full ones: each of these is started anew.
# Expected values: float64 formula.
x1 = Input('x1', (U8, [1, 1, 3, 48], 0.5, 120))
c2 = Parameter('c2', (I32, [1]), [2])
t3 = Output('t3', (U8, [1, 1, 48], 0.5, 120))
x4 = Input('x4', (U8, [1, 40, 1, 3], 0.5, 120))
c5 = Parameter('c5', (I32, [1]), [3])
t6 = Output('t6', (U8, [1, 40, 1], 0.5, 120))
x7 = Input('x7', (U8, [1, 80, 1, 3], 0.5, 120))
c8 = Parameter('c8', (I32, [1]), [3])
t9 = Output('t9', (U8, [1, 80, 1], 0.5, 120))
x10 = Input('x10', (U8, [1, 1, 3, 129], 0.5, 120))
c11 = Parameter('c11', (I32, [1]), [2])
t12 = Output('t12', (U8, [1, 1, 129], 0.5, 120))
model = Model()
model.Operation('REDUCE_MAX', x1, c2, False).To(t3)
model.Operation('REDUCE_MAX', x4, c5, False).To(t6)
model.Operation('REDUCE_MAX', x7, c8, False).To(t9)
model.Operation('REDUCE_MAX', x10, c11, False).To(t12)
Example({
    x1: packed('<i2',
    'c-qa&!4ZHk2n0Y&mH=@$0!QgK;lurJEcl4hT&U2}o<blo34%9Ls|_ZWv-)hC&Bt8p2oc}s>t|kTvqRw'
),
    t3: packed('<i2',
    'c-oc6xe)*$3<E)mhQP9AsdSzWxS0!<hCG*CEx?q|tdtYNMX(>z?uzl*2Bhy7b^'
),
    x4: packed('<i2',
    'c-qCw!4ZHk2n0Y&mK?;%5ptAn4}RSL25OtQ2BQt~Fo7tXE-ofJDe7jTj?>Mv$Jx_+>hbuVub;f^F*u?'
),
    t6: packed('<i2',
    'c-pJ2uWG0-t*>nWQuWn!RSk7OZY@X<C{|nD01~TisA*sz5&!_93lo+'
),
    x7: packed('<i2',
    'c-rO5+Yx{;2n0Y&mhf<L1dh_J!*TyNY=V!u))8Va_=wV6sL;}$!bV~e1aG8P8%!)`^@;E0>t|kM({U{'
),
    t9: packed('<i2',
    'c-pOtF%G~m2*mQ}M3o?LetMx9v-U>YhgQgtf^g(%&gMDH5^t50L?2rfwyLn%bsj(O1#i12C;'
),
    x10: (packed('<i2',
    'c-p1Gff2wU2m`>5TqN2v2w`-G=)WO))LH1I57YCQxCdvO3)AHE^y=hhu!EvrhG&6z{<u}69LE'
) * 7)[:387],
    t12: packed('<i2',
    'c-qCw%LxD=3<Ob&4gvGqEnST*2+rl5Muh}o3WG36HfhD&_ytYD=mw&~&sCuh=JC4)q?JD3'
),
}, name='rest_quant8').AddVariations(signed(x1, t3, x4, t6, x7, t9, x10, t12)).DisableLifeTimeVariation()
