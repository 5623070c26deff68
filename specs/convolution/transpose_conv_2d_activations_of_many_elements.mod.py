# Licensed under the Apache License, Version 2.0; see LICENSE.
# Written by 'python -m corpus' from corpus/families/convolution.py; do not edit.
#
# TRANSPOSE_CONV_2D: fused activations of many elements.

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

# Whole vectors, and the rest behind them, have results beyond each activation's limits.
# Expected values: float64 formula.
x3 = Input('x3', (F32, [1, 1, 67, 2]))
c1 = Parameter('c1', (F32, [19, 1, 2, 2]), packed('|i1',
    'c-kF`K@I=_48iFC-^^qOf+A{=Md{LPL-DE;w?_H|DxuMzG%&Q^%hdrzh#><', 1.0
))
c2 = Parameter('c2', (F32, [19]), [0.5, -1.5, 2.0, -0.5, 1.0, 0.5, -1.5, 2.0, -0.5, 1.0, 0.5, -1.5, 2.0, -0.5, 1.0, 0.5, -1.5, 2.0,
    -0.5])
t4 = Output('t4', (F32, [1, 1, 68, 19]))
x7 = Input('x7', (F32, [1, 1, 67, 2]))
c5 = Parameter('c5', (F32, [19, 1, 2, 2]), packed('|i1',
    'c-kF|0SW*>5CM(<znQaFnuL_#prR<XBr135Fy%MU;?~ZRnT>6Z>pbq^0S+f1`v', 1.0
))
c6 = Parameter('c6', (F32, [19]), [0.5, -1.5, 2.0, -0.5, 1.0, 0.5, -1.5, 2.0, -0.5, 1.0, 0.5, -1.5, 2.0, -0.5, 1.0, 0.5, -1.5, 2.0,
    -0.5])
t8 = Output('t8', (F32, [1, 1, 68, 19]))
x11 = Input('x11', (F32, [1, 1, 67, 2]))
c9 = Parameter('c9', (F32, [19, 1, 2, 2]), packed('|i1',
    'c-j?=!3_W~5P~@OpIK`C7!njqyd}C$!g&?iP={m+rD+*#F(r<XU*~S_0VS3l{{', 1.0
))
c10 = Parameter('c10', (F32, [19]), [0.5, -1.5, 2.0, -0.5, 1.0, 0.5, -1.5, 2.0, -0.5, 1.0, 0.5, -1.5, 2.0, -0.5, 1.0, 0.5, -1.5, 2.0,
    -0.5])
t12 = Output('t12', (F32, [1, 1, 68, 19]))
model = Model()
model.Operation('TRANSPOSE_CONV_2D', x3, c1, c2, 0, 0, 0, 0, 1, 1, 1, False).To(t4)
model.Operation('TRANSPOSE_CONV_2D', x7, c5, c6, 0, 0, 0, 0, 1, 1, 2, False).To(t8)
model.Operation('TRANSPOSE_CONV_2D', x11, c9, c10, 0, 0, 0, 0, 1, 1, 3, False).To(t12)
Example({
    x3: ([4.5, 8.0, 8.0, 5.0, -2.0, -2.5, 7.5, 5.0, 4.0, 3.5, -7.0, -8.0, 6.0, 1.0] * 10)[:134],
    t4: packed('|i1',
    'c-rlb(GG$z3`LKdgNfoCpn{?VqrPau1N#5JX8RGotx0d2wzoN~?<|opgleFMz+w_{Y%w43vu>Sa-SEas6T5a`N5x5Pp1tomLWvWV'
    'ajk-zim28zUti8Tq~mbmA<Yw78tiq{i$K{+*+4;VA}?Fm1d$*TM1uGqM81M7aw9YHbBHZJuhubO', 0.5
),
    x7: ([2.5, -6.5, 3.5, -7.0, -7.5, -2.0, 2.0, 5.5, 2.5, -7.0, -3.0, 7.5, 2.0, 0.5] * 10)[:134],
    t8: packed('|i1',
    'c-rlb!4Uu<2m^=hzvie&)N9~=Fz_Id%nE_lWGQQupnWJwx$Au3J~sl}%W{|d>SUfE9QTZTA=D5J(GU&s8w9Z};rKL6!@-IK', 0.5
),
    x11: ([2.5, -8.0, -4.5, -1.5, 5.0, 1.0, -2.5, -2.0, 5.0, -4.0, -3.5, -1.5, 2.5, -3.5] * 10)[:134],
    t12: packed('|i1',
    'c-rk$NfN*y2*U+yA^(4GgS1cR4aXrs5+^4CF@c;jqku!)Kvu_KhtXuOpl@Xvoh0{jNly=Fdo8hO`5=h!o<s{UOw3PZN2JgTwgoFa'
    'DXkC{qC!-N-$MBL@sz!X*=@)J3QZRP', 0.5
),
}, name='all').AddVariations('float16').DisableLifeTimeVariation()

# Whole vectors, and the rest behind them, have results beyond each activation's limits.
# Expected values: float64 formula.
x3 = Input('x3', (U8, [1, 1, 67, 2], 0.5, 120))
c1 = Parameter('c1', (U8, [19, 1, 2, 2], 0.5, 128), packed('<i2',
    'c-pOsi3z|!5CT)Uh{zNk*&0qz{7@{?U_3WjVY*nUc1g}bjIeU2Y}mBlvCj7pKLM#G1p'
))
c2 = Parameter('c2', (I32, [19], 0.25, 0), [2, -6, 8, -2, 4, 2, -6, 8, -2, 4, 2, -6, 8, -2, 4, 2, -6, 8, -2])
t4 = Output('t4', (U8, [1, 1, 68, 19], 0.5, 120))
x7 = Input('x7', (U8, [1, 1, 67, 2], 0.5, 120))
c5 = Parameter('c5', ('TENSOR_QUANT8_SYMM_PER_CHANNEL', [19, 1, 2, 2]), packed('|i1',
    'c-j?<F%AGg5CKIL{{LEqY|b?%MjT5=IHE`mfQ4I1&Dbr0c*iwsreCA7vIOPqcYF*_Ao&'
), extraParams=SymmPerChannelQuantParams(0, [0.5, 0.25, 0.5, 0.25, 0.5, 0.25, 0.5, 0.25, 0.5, 0.25, 0.5, 0.25, 0.5, 0.25, 0.5, 0.25, 0.5, 0.25, 0.5]))
c6 = Parameter('c6', (I32, [19]), [2, -12, 8, -4, 4, 4, -6, 16, -2, 8, 2, -12, 8, -4, 4, 4, -6, 16, -2])
t8 = Output('t8', (U8, [1, 1, 68, 19], 0.5, 120))
x11 = Input('x11', (U8, [1, 1, 67, 2], 0.5, 120))
c9 = Parameter('c9', (U8, [19, 1, 2, 2], 0.5, 128), packed('<i2',
    'c-pOu!3n?s5W+gRgm5@`?GE)LfvCiCOJUvC<ANqN4DA$SnmE{EN*Rk^9lN>b$Gic9CH('
))
c10 = Parameter('c10', (I32, [19], 0.25, 0), [2, -6, 8, -2, 4, 2, -6, 8, -2, 4, 2, -6, 8, -2, 4, 2, -6, 8, -2])
t12 = Output('t12', (U8, [1, 1, 68, 19], 0.5, 120))
model = Model()
model.Operation('TRANSPOSE_CONV_2D', x3, c1, c2, 0, 0, 0, 0, 1, 1, 1, False).To(t4)
model.Operation('TRANSPOSE_CONV_2D', x7, c5, c6, 0, 0, 0, 0, 1, 1, 2, False).To(t8)
model.Operation('TRANSPOSE_CONV_2D', x11, c9, c10, 0, 0, 0, 0, 1, 1, 3, False).To(t12)
Example({
    x3: ([129, 136, 136, 130, 116, 115, 135, 130, 128, 127, 106, 104, 132, 122] * 10)[:134],
    t4: packed('<i2',
    'c-rlbK@Ng25JfrmvskDo)&eRhLNw||6Bg(logTv7yrjRA=}hxj-&rCUd^J*oXE8}wwwMpNIlfvsb;BDcMd;d*9Tlgz=GeQQBa~Q4'
    'Y1c8ZQxW3onXfD7*reld;UUEnS{l;f8YetuFV_YNauax^MXC}ip%N<bKZ$$=S>Q%y<j*m*B#NRaO7a8m!jB#'
),
    x7: ([125, 107, 127, 106, 105, 116, 124, 131, 125, 106, 114, 135, 124, 121] * 10)[:134],
    t8: packed('|i1',
    'c-rlb!4Uu<2m`y0!&a|I)N9~=Fz_Id%nE_lWGQQupnWJwx$Au3J~sl}%W{|d>SUfE9QTZTA=D5J(GU&s8w9Z};rKL6Rp4Eu'
),
    x11: ([125, 104, 111, 117, 130, 122, 115, 116, 130, 112, 113, 117, 125, 113] * 10)[:134],
    t12: packed('<i2',
    'c-rk$NfN^_2+Ona+7$Hg3e!9xH)%X<LX1uZ%nf!hGk{IL%#4A-3ZvP*lm0G-(MfVXxAoGn_rD|utqy`2(TixA924`|^0TzCKJeSH'
    'OH->dArmqo6R(+w^W!bnk>c=Smmmm&aQy%!?sUE'
),
}, name='all_quant8').AddVariations(signed(x3, c1, t4, x7, t8, x11, c9, t12)).DisableLifeTimeVariation()
