# Licensed under the Apache License, Version 2.0; see LICENSE.
# Written by 'python -m corpus' from corpus/families/reshape.py; do not edit.
#
# PAD: more channels than a block has.

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
x1 = Input('x1', (F32, [1, 1, 2, 48]))
c2 = Parameter('c2', (I32, [4, 2]), [0, 0, 0, 0, 1, 0, 0, 0])
t3 = Output('t3', (F32, [1, 1, 3, 48]))
x4 = Input('x4', (F32, [1, 40, 1, 2]))
c5 = Parameter('c5', (I32, [4, 2]), [0, 0, 0, 0, 0, 0, 1, 0])
t6 = Output('t6', (F32, [1, 40, 1, 3]))
x7 = Input('x7', (F32, [1, 80, 1, 2]))
c8 = Parameter('c8', (I32, [4, 2]), [0, 0, 0, 0, 0, 0, 1, 0])
t9 = Output('t9', (F32, [1, 80, 1, 3]))
x10 = Input('x10', (F32, [1, 1, 2, 129]))
c11 = Parameter('c11', (I32, [4, 2]), [0, 0, 0, 0, 1, 0, 0, 0])
t12 = Output('t12', (F32, [1, 1, 3, 129]))
model = Model()
model.Operation('PAD', x1, c2).To(t3)
model.Operation('PAD', x4, c5).To(t6)
model.Operation('PAD', x7, c8).To(t9)
model.Operation('PAD', x10, c11).To(t12)
Example({
    x1: packed('|i1',
    'c-n=_$q~RX2n4V(3x@uyHFrvg{sMs2j;u=_a*xh(2HRNcq2xy>=|`T&mu1%8cvirN@Si{27cTz', 0.5
),
    t3: packed('|i1',
    'c-ocA#{qyK3;;mVAp1{Cx{jdtzqS6M*PQamjpnl9^l&(9YaPJgi<D9qEx?AQM{irClQn+G58OvC{{', 0.5
),
    x4: packed('|i1',
    'c-m#l#}U9V2mr978Sg(W9p@kYl@;WJ^jYo5I_Mz>be1#t&TR!uHl&g^^aNj)*=ytZ&ku(9Dc%', 0.5
),
    t6: packed('|i1',
    'c-kF}Sq?-Y48u&zcK_49wonE}%7+zM39)d+5>fQ#Fg6~nju_tPg^`>}ICYYfJt#s{K0z04Kd_+K)7q6MU%qBJYNY&^l{47ReeCiB'
    'sv0TY', 0.5
),
    x7: packed('|i1',
    'c-png#}U9V2mr97+3Y_p9cPK?FPT*v&kFKE`t0q<I_Mz>?ks1pj`jsiHl&g^^aNj)|MLUl{8Ya', 0.5
),
    t9: packed('|i1',
    'c-ozgNe%!Z48zRM|6fa6C_}$6QVuy-iD}NAEJuv36u~p4MDE}yw&@vBS|<(sQVp$4XC6i(8+DNjyK!C-EFlkT0ndd?jA%hTuo%CL'
    'gTBWeyf%7bJd=tkb>fpVNExfF=d)=i%9BhI*kA1r6uwly', 0.5
),
    x10: (packed('|i1',
    'c-jrYhYi3m2mmm#0{>sjrnNB&;#l^~H>#6jk$$I>)ej@(f$ni7+uA5#u_LvNe;xiG=>', 0.5
) * 5)[:258],
    t12: packed('|i1',
    'c-q~|#}R-q3;?jWCEkD9xWg9Qp}*Gp7+Qc0OOM{RNGEHg*PQamjpnl9^l&(9YaPJgi<DCL7x@8Df{2X', 0.5
),
}, name='rest').AddVariations('float16').DisableLifeTimeVariation()

# A block of channels is not full behind full ones: each of these is started anew.
# Expected values: float64 formula.
x1 = Input('x1', (U8, [1, 1, 2, 48], 0.5, 120))
c2 = Parameter('c2', (I32, [4, 2]), [0, 0, 0, 0, 1, 0, 0, 0])
t3 = Output('t3', (U8, [1, 1, 3, 48], 0.5, 120))
x4 = Input('x4', (U8, [1, 40, 1, 2], 0.5, 120))
c5 = Parameter('c5', (I32, [4, 2]), [0, 0, 0, 0, 0, 0, 1, 0])
t6 = Output('t6', (U8, [1, 40, 1, 3], 0.5, 120))
x7 = Input('x7', (U8, [1, 80, 1, 2], 0.5, 120))
c8 = Parameter('c8', (I32, [4, 2]), [0, 0, 0, 0, 0, 0, 1, 0])
t9 = Output('t9', (U8, [1, 80, 1, 3], 0.5, 120))
x10 = Input('x10', (U8, [1, 1, 2, 129], 0.5, 120))
c11 = Parameter('c11', (I32, [4, 2]), [0, 0, 0, 0, 1, 0, 0, 0])
t12 = Output('t12', (U8, [1, 1, 3, 129], 0.5, 120))
model = Model()
model.Operation('PAD', x1, c2).To(t3)
model.Operation('PAD', x4, c5).To(t6)
model.Operation('PAD', x7, c8).To(t9)
model.Operation('PAD', x10, c11).To(t12)
Example({
    x1: packed('<i2',
    'c-pngxe>rH2n0Zv%qJK)kW{)$aOBMw0OBlB+r=_Fk4LNY^}9}%HWh3Z6>D<zcwBN;6R;P)^YgP8Xf`bW'
),
    t3: packed('<i2',
    'c-qa&#{qya2mnAwrX&zb0;B5)`t$y`);ICcn#AKc(mqzA$&@WU%bXKD#-8BFhMHTnL68RpioeL$&)gYSLw^'
),
    x4: packed('<i2',
    'c-pPYxe>r13;?i<?BC}P7@hQKqh2gjXjw1cN-QgpX2mvdrapFbM{+}!j6xy@dXM=5L;mLHXBU{gC0+'
),
    t6: packed('<i2',
    'c-qB{+YJOE3<J01C4n#`yh=Z~Cf4$YWsPh!BSA7eh~vsCh>|Cskil#$qjps28{3pcbF}k1ks0NNq_lLgap28sx5+{z%>T<lT@>Lw'
    'PJceq50wl!9s'
),
    x7: packed('<i2',
    'c-qa&$qj%o3;-}jZf@mjI(k_G3IE+{XDJY4f=0e<1c`S5_V!UL!a90nJg8PAx2yniu<Gyg^K%zGa7w='
),
    t9: packed('<i2',
    'c-rNTNfHAf2n6$F0mXLr>5(tw8fp%6=o*^k)Jt;2$jT7BGe)Eyiej1F5oK-K!7J0y$#rhwG`cYpeUKOB6~P+vuodu4xWtGK!~=`*'
    '$|>mkxP#ZlZk%T_F=bx-QVy+Slk|Ktt3-K{O#=H>`}1e_1sV8oKL'
),
    x10: (packed('<i2',
    'c-p1Gi4lM>2mmlg<|`auVRYTWB#<4gT5Um*g%UOLV{?e*22x)iwPLE(J>$Uzk<tgAKVCe29Dx'
) * 5)[:258],
    t12: packed('<i2',
    'c-rmD+YP`V2mrv2EDu2eh0*O6CQa}E#<<LYCTJ|tY68UQAm%U4j>Ovl*PbaFgi%sGr%^O>UcG%HKfl`!;;gjw'
),
}, name='rest_quant8').AddVariations(signed(x1, t3, x4, t6, x7, t9, x10, t12)).DisableLifeTimeVariation()
