# Licensed under the Apache License, Version 2.0; see LICENSE.
# Written by 'python -m corpus' from corpus/families/normalization.py; do not edit.
#
# L2_NORMALIZATION: long rows of great codes.

import base64
import zlib

import numpy as np


def packed(dtype, text):
    """Many values in little space."""
    return np.frombuffer(zlib.decompress(base64.b85decode(text)), dtype).tolist()

# Rows of one sign, and a row that three elements outweigh.
# Expected values: float64 formula.
input = Input('input', ('TENSOR_QUANT8_ASYMM', [2, 70], 0.10000000149011612, 255))
output = Output('output', ('TENSOR_QUANT8_ASYMM', [2, 70], 0.0078125, 128))
model = Model()
model.Operation('L2_NORMALIZATION', input, -1).To(output)
Example({
    input: [0, 40, 90, 250, 250, 250, 250, 250, 250, 250, 250, 250, 250, 250, 250, 250, 250, 250, 250, 250,
    250, 250, 250, 250, 250, 250, 250, 250, 250, 250, 250, 250, 250, 250, 250, 250, 250, 250, 250,
    250, 250, 250, 250, 250, 250, 250, 250, 250, 250, 250, 250, 250, 250, 250, 250, 250, 250, 250,
    250, 250, 250, 250, 250, 250, 250, 250, 250, 250, 250, 250, 20, 13, 27, 37, 34, 13, 15, 57, 40,
    2, 20, 38, 51, 20, 60, 57, 16, 13, 36, 55, 2, 59, 40, 27, 8, 30, 42, 9, 56, 12, 44, 57, 18, 4,
    47, 58, 40, 25, 10, 45, 36, 35, 9, 27, 21, 20, 34, 0, 28, 55, 54, 24, 24, 9, 35, 25, 44, 16, 30,
    26, 46, 39, 32, 20, 44, 53, 27, 35, 21, 21],
    output: [41, 54, 72, 126, 126, 126, 126, 126, 126, 126, 126, 126, 126, 126, 126, 126, 126, 126, 126, 126,
    126, 126, 126, 126, 126, 126, 126, 126, 126, 126, 126, 126, 126, 126, 126, 126, 126, 126, 126,
    126, 126, 126, 126, 126, 126, 126, 126, 126, 126, 126, 126, 126, 126, 126, 126, 126, 126, 126,
    126, 126, 126, 126, 126, 126, 126, 126, 126, 126, 126, 126, 112, 112, 112, 113, 113, 112, 112,
    115, 113, 111, 112, 113, 114, 112, 115, 115, 112, 112, 113, 114, 111, 115, 113, 112, 111, 113,
    114, 111, 114, 111, 114, 115, 112, 111, 114, 115, 113, 112, 111, 114, 113, 113, 111, 112, 112,
    112, 113, 111, 113, 114, 114, 112, 112, 111, 113, 112, 114, 112, 113, 112, 114, 113, 113, 112,
    114, 114, 112, 113, 112, 112],
}, name='of_70_quant8').AddVariations(DataTypeConverter(name='signed').Identify({
    input: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.10000000149011612, 127),
    output: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.0078125, 0),
})).DisableLifeTimeVariation()

# Rows of one sign, and a row that three elements outweigh.
# Expected values: float64 formula.
input = Input('input', ('TENSOR_QUANT8_ASYMM', [2, 300], 0.10000000149011612, 255))
output = Output('output', ('TENSOR_QUANT8_ASYMM', [2, 300], 0.0078125, 128))
model = Model()
model.Operation('L2_NORMALIZATION', input, -1).To(output)
Example({
    input: packed('|u1',
    'c-rm3*<pe(002-7Lbz-bIif@<$Q9%as1QKiqx(<MuddJm`kutTfByZA1hzReAs5gbdM#h2X(5SR?rZ1eGI;Eq<6Na@tY6)QLT=qW'
    'DK%CCA`P4x7V+*Sb<s9xo=YO|;rwB`+M_7$%CdxX@M>;!Zo3k$Z*IOWcw9cied`UGsWM96EtT2*J&6}GpfBbe=-d~p%~+@_<)h&0'
    '92v4CBP&o-n5nXzkjtg=-DarL@_fm<lZSP=-`F)Kco~gQgjUX(<v9k_6dMFcvrH7%_Q&lDHcpHL5Pe-8#^^wCo{V#R-)NYkJ+ftY'
    'Qs7P`yR!5flxAK!PVFaou-+usK*s}seenw}fkq_'
),
    output: packed('|u1',
    'c-rlb(Gh?!3_=HT0atLNz=yLNAocp`0H*EHOT#P2dEI|~tEz$y`#_@YCDkV23)A+C)kWJtBHi?hcEOe%6iD2Rv%Rvl!)yVuC<fL9'
    'vf};O6NxVsnKMw!mOM2<I`|eV0oK&Zn1EP64M6e$FVrAS'
),
}, name='of_300_quant8').AddVariations(DataTypeConverter(name='signed').Identify({
    input: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.10000000149011612, 127),
    output: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.0078125, 0),
})).DisableLifeTimeVariation()

# Rows of one sign, and a row that three elements outweigh.
# Expected values: float64 formula.
input = Input('input', ('TENSOR_QUANT8_ASYMM', [2, 1200], 0.10000000149011612, 255))
output = Output('output', ('TENSOR_QUANT8_ASYMM', [2, 1200], 0.0078125, 128))
model = Model()
model.Operation('L2_NORMALIZATION', input, -1).To(output)
Example({
    input: packed('|u1',
    'c-rm3*Rg{}002O8&OyMDvp5hSG9vZi{;Tkp>+sCmMc)7X`{&P}KmP|gpu%7GYvsnQl)}#|+sz<AwoaOT*KC@ImAsqnHr(f@h>bhz'
    'lRd*2s|e#fBw4^iK5AnwO>2Wl_ufV{g4Pk!v1UIo<~eDn8rwfIez_m}$+8iwmkGQ;&>CAJ*Fz15Dn4K<U6fNtqEk;lN?7+ul61kn'
    '9Gl^!!GbW~X(6o`j0CcOF=C8)E4BLDdeLg-#RHbSMNt+XU(m6{KFX2MPZ_9`b6K=^P_JUM>S!gcw>qM9M_M8jsvtp7<L8lE(6r4r'
    ';a_q|qhAzjt%zBig6N|>VlmGzQIOlaA)n!as`Tl_6jRmoStzdPPf3)owm``hi+uPy;WfY>PETXc(%gsn{?!IfT+Zp9j8zpzzcZcz'
    'Q}`mHc=>8&Z2E#%@Oy$IKW1k0pl=tlym0%oi3R50BH(au;LFA`loeO+vT*&IKqbd?)o}hMT8_=rOkZPe3Av*#8}p*1++p0%pxB|G'
    '$1+W0Q2XrMoq%SJzW0}qbjTsNqMw0JZKfoZ6^@tmLS9kCg<OW{LR_&~eM%r`eblrSI`9~3XIU?{YHc9Y!3__@cFG*%-ednZsX~0x'
    'aM-}rG7pzuq*if(fx9GtIGgKu<YV-&wUk+=%m;$a!*b{KS))OZ8_pl%ivfKQtlHk*Z?*P+WjZU9h0-!p$Z9s#!mW1ZSAGTa{WSwc'
    'Vddwk5qU-g;l(9sn!LW5_C*+x&ikZ(Sla8Bv<}J)`4sKprRrgm7f;f(QHysBiE1Rb&FEO6wv18hKj0-zoK>V`wq3#L1_N2$Z&Cf2'
    '%3O2ZnubgxX9S4#k95@w@)nooy}WfIaf?rGeoG!Ume;Xd4vwSyp@7^$Lm-^?H77wI-1#Vz9(l73hMs8z5tuEk;)_pCt{8tzbW>57'
    '25SIf?HVb<Wiy_RlrI^~08yb58n08&k*+@3#*B<u!1X>+8NSGGId}JYIsG<if)l;x%zTY36-cdU(@9%{FWMQJ(@TBeRB)7%3&O9^'
    'S5uw@A)fYQc>-4B!f4p-o9tOFp%s^t3rK`lscWH>;?x?lnu+CHgjN<JCJJ)ZzrMV?P;@L`>WxjzlAnD=h1HCv(sTg<45;_CBqY;C'
    'mF<ykxFMc#AFL5Y1=D$Md&|c^#-bV9z(m2@*D!d9aNAH7=9uE!tNkdZ3|X_A<iLZAzN?#*x_yv8&4)~s{{T9rA@='
),
    output: packed('|u1',
    'c-rlhiw(mt2t-%v0v(|n@j82x*ub5W1u7Y-ia!VD4(RLs`EJ{`ZQDOs9L8ZmlyM$i2Qc>6cl^!`3A=Cw9k>itzBAxlP3H=)cVlUg'
    '>EhWvBqHAmmMKqkQgaUmec3xiaQ1k_8cOb<iQtN4A{ZfreM{#lp<EM#DC#MTI%8Q?CX;;f(@Y;UZ*AKX>4Te7be+49bSSzCwKY#v'
    'oDh}5i`ISGG+C~z1^ZR$8|7D=w5=?BL>CKDTtu#k2%(F)qP1Kp(SyRh%WH5kB8YC?SOONZ23^!#XQ2Nnbk6L7@cxEn_;M^_?F{hI'
    's@Xvg&czQYbd=o'
),
}, name='of_1200_quant8').AddVariations(DataTypeConverter(name='signed').Identify({
    input: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.10000000149011612, 127),
    output: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.0078125, 0),
})).DisableLifeTimeVariation()
