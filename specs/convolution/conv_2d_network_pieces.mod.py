# Licensed under the Apache License, Version 2.0; see LICENSE.
# Written by 'python -m corpus' from corpus/families/convolution.py; do not edit.
#
# CONV_2D: pieces of real networks.

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

# Convolutions read each other's results in the same or another layout. Four pixels a side and
# four channels have the same shape in both.
# Expected values: float64 formula.
x1 = Input('x1', (F32, [1, 4, 4, 4]))
c2 = Parameter('c2', (F32, [4, 3, 3, 4]), packed('|i1',
    'c-j@s$qfKO3<5!}{3Eu_&VE~>P>!mJ^Uj*1BkijL!>-PUV|QQ2Ud2@xVN9KFYBdBj1+$KV$$&^Ud^Ci4BLVNh=XU*)KzTI3kv@4k'
    'AHxJUBm', 0.03125
))
c3 = Parameter('c3', (F32, [4]), [0.875, 0.875, 1.0, 0.625])
t4 = Internal('t4', (F32, [1, 4, 4, 4]))
c5 = Parameter('c5', (F32, [4, 3, 3, 4]), packed('|i1',
    'c-jrk!3_W~2m(M5_Mezy{g{v(C~+oKUB5M9RUpQA81=Qwq@0&`2CKZRM#)tx&z29Zcu?d3duRFR8%P8BD9=E1%Qg329<j%X6?HFL'
    '{+kdrIR', 0.03125
))
c6 = Parameter('c6', (F32, [4]), [-0.625, 0.125, -0.875, 0.25])
t7 = Internal('t7', (F32, [1, 4, 4, 4]))
c8 = Parameter('c8', (F32, [4, 3, 3, 4]), packed('|i1',
    'c-jq3NfH1s3<>f77pK(47%P$?HgG|w@q`B~B|A7JOvyfE<i}%;yGl9&O>ke#b;dNBHpGqsA(>UXTGkfRlXX`w>%r;;XpJwjqz}zs'
    'J~j', 0.03125
))
c9 = Parameter('c9', (F32, [4]), [-0.375, -0.5, -1.0, 0.875])
t10 = Output('t10', (F32, [1, 4, 4, 4]))
model = Model()
model.Operation('CONV_2D', x1, c2, c3, 1, 1, 1, 0, False).To(t4)
model.Operation('CONV_2D', t4, c5, c6, 1, 1, 1, 0, True).To(t7)
model.Operation('CONV_2D', t7, c8, c9, 1, 1, 1, 0, False).To(t10)
Example({
    x1: packed('|i1',
    'c-jF#0KfnC2KevvAN%D2>jxSR8WZ*d_Y3Rh754r47YZN$>jD7t@dF(P9S80V^Y#J@;raLrAPe{wARGts@f!d5731UwoF8B', 0.0625
),
    t10: packed('<i4',
    'c-s4|Gbt=8;Ym_Qf;j8R%krO3czK_m#bWcaWqH(FRj;XGbHX0GByNs(*}Ky4-{ovqhs%Eyf-{p1`KQ(Ns_*(akK0Rp?a#B3c{4VC'
    'WO(rN=JE2&?yeri)scmvHdA7w`L$QRUe>+QHY)u85?k3QlRG;ZSmLi2F!LPo{l3(tNUK_B|DQkKSpWR}&i3c`cUB-~|NHwp+wVW$'
    'nE(9w%J%#BH?}{2e{lZ!_ly1SzaJd`|9)rx{qraLpPxV3e*gT%`sdeA*8l(iGf;v7vDBQP', 1.9073486328125e-06
),
}, name='layouts_nhwc_then_nchw').DisableLifeTimeVariation()

# Convolutions read each other's results in the same or another layout. Four pixels a side and
# four channels have the same shape in both.
# Expected values: float64 formula.
x1 = Input('x1', (F32, [1, 4, 4, 4]))
c2 = Parameter('c2', (F32, [4, 3, 3, 4]), packed('|i1',
    'c-j@s$qfKO3<5!}{3Eu_&VE~>P>!mJ^Uj*1BkijL!>-PUV|QQ2Ud2@xVN9KFYBdBj1+$KV$$&^Ud^Ci4BLVNh=XU*)KzTI3kv@4k'
    'AHxJUBm', 0.03125
))
c3 = Parameter('c3', (F32, [4]), [0.875, 0.875, 1.0, 0.625])
t4 = Internal('t4', (F32, [1, 4, 4, 4]))
c5 = Parameter('c5', (F32, [4, 3, 3, 4]), packed('|i1',
    'c-jrk!3_W~2m(M5_Mezy{g{v(C~+oKUB5M9RUpQA81=Qwq@0&`2CKZRM#)tx&z29Zcu?d3duRFR8%P8BD9=E1%Qg329<j%X6?HFL'
    '{+kdrIR', 0.03125
))
c6 = Parameter('c6', (F32, [4]), [-0.625, 0.125, -0.875, 0.25])
t7 = Internal('t7', (F32, [1, 4, 4, 4]))
c8 = Parameter('c8', (F32, [4, 3, 3, 4]), packed('|i1',
    'c-jq3NfH1s3<>f77pK(47%P$?HgG|w@q`B~B|A7JOvyfE<i}%;yGl9&O>ke#b;dNBHpGqsA(>UXTGkfRlXX`w>%r;;XpJwjqz}zs'
    'J~j', 0.03125
))
c9 = Parameter('c9', (F32, [4]), [-0.375, -0.5, -1.0, 0.875])
t10 = Output('t10', (F32, [1, 4, 4, 4]))
model = Model()
model.Operation('CONV_2D', x1, c2, c3, 1, 1, 1, 0, True).To(t4)
model.Operation('CONV_2D', t4, c5, c6, 1, 1, 1, 0, False).To(t7)
model.Operation('CONV_2D', t7, c8, c9, 1, 1, 1, 0, True).To(t10)
Example({
    x1: packed('|i1',
    'c-jF#0KfnC2KevvAN%D2>jxSR8WZ*d_Y3Rh754r47YZN$>jD7t@dF(P9S80V^Y#J@;raLrAPe{wARGts@f!d5731UwoF8B', 0.0625
),
    t10: packed('<i4',
    'c-j-Wce^ldb>M&P>$gGzjaHZNuv^66ld(<`3v8Y6Al#qzUfhz--70T_Snt`aR9pTcYv2D$hS-x2ita4`!oFNL$S-u)JFg#C%&x7j'
    '*?+Wg-4(@<FwuIe{-rWUf7+bo`>e(5VR9wS@{)xL`{wTBpC;Uxpj~u8He~abQ>&AHUsL?~W$T~czkmMy^XJ!}zkh%H`Th4V5dZ%3'
    '_vhbVK(XKde*gXU?Z?mWApG^)kMG~V{$yceXXjwyWMgMxXJ-d;{*wq8&;S55cA!8', 1.9073486328125e-06
),
}, name='layouts_nchw_then_nhwc').DisableLifeTimeVariation()

# Convolutions read each other's results in the same or another layout. Four pixels a side and
# four channels have the same shape in both.
# Expected values: float64 formula.
x1 = Input('x1', (F32, [1, 4, 4, 4]))
c2 = Parameter('c2', (F32, [4, 3, 3, 4]), packed('|i1',
    'c-j@s$qfKO3<5!}{3Eu_&VE~>P>!mJ^Uj*1BkijL!>-PUV|QQ2Ud2@xVN9KFYBdBj1+$KV$$&^Ud^Ci4BLVNh=XU*)KzTI3kv@4k'
    'AHxJUBm', 0.03125
))
c3 = Parameter('c3', (F32, [4]), [0.875, 0.875, 1.0, 0.625])
t4 = Internal('t4', (F32, [1, 4, 4, 4]))
c5 = Parameter('c5', (F32, [4, 3, 3, 4]), packed('|i1',
    'c-jrk!3_W~2m(M5_Mezy{g{v(C~+oKUB5M9RUpQA81=Qwq@0&`2CKZRM#)tx&z29Zcu?d3duRFR8%P8BD9=E1%Qg329<j%X6?HFL'
    '{+kdrIR', 0.03125
))
c6 = Parameter('c6', (F32, [4]), [-0.625, 0.125, -0.875, 0.25])
t7 = Internal('t7', (F32, [1, 4, 4, 4]))
c8 = Parameter('c8', (F32, [4, 3, 3, 4]), packed('|i1',
    'c-jq3NfH1s3<>f77pK(47%P$?HgG|w@q`B~B|A7JOvyfE<i}%;yGl9&O>ke#b;dNBHpGqsA(>UXTGkfRlXX`w>%r;;XpJwjqz}zs'
    'J~j', 0.03125
))
c9 = Parameter('c9', (F32, [4]), [-0.375, -0.5, -1.0, 0.875])
t10 = Output('t10', (F32, [1, 4, 4, 4]))
model = Model()
model.Operation('CONV_2D', x1, c2, c3, 1, 1, 1, 0, True).To(t4)
model.Operation('CONV_2D', t4, c5, c6, 1, 1, 1, 0, True).To(t7)
model.Operation('CONV_2D', t7, c8, c9, 1, 1, 1, 0, True).To(t10)
Example({
    x1: packed('|i1',
    'c-jF#0KfnC2KevvAN%D2>jxSR8WZ*d_Y3Rh754r47YZN$>jD7t@dF(P9S80V^Y#J@;raLrAPe{wARGts@f!d5731UwoF8B', 0.0625
),
    t10: packed('<i4',
    'c-s3S;`RC3^-m|XFXXKJ`kU*@iVvypEUYhGmHq4V&3%{0obQjObUH>Hm|-sdEIKx;{QZ)I+bgC%$;y5sns;p1Bxcj%!g$ldoae$*'
    'Wm7VpC(aLuW9c;&6-ha?h<B;K?28@hVNqIFUYk6-?7R0f$BKzx&R(5f6|KMBc7N3x*W`pFyO#X<_wWCo|9}7e{R_lk^8dfzK(XI{'
    '|1$jf{patGU%!6+`1SMGkDot&{Qv@X4t91f4h}X>PEK}qPENM}xB&xJK{NmW@e-i|', 1.9073486328125e-06
),
}, name='layouts_nchw_then_nchw').DisableLifeTimeVariation()

# An expansion, a depthwise convolution and a projection are added to what goes past them.
# Expected values: float64 formula.
x1 = Input('x1', (F32, [1, 5, 7, 3]))
c2 = Parameter('c2', (F32, [9, 1, 1, 3]), packed('|i1',
    'c-jTQfdK#j1jDdV|6gn-LC!1}6mL{l_Rww~!^I5$', 0.0625
))
c3 = Parameter('c3', (F32, [9]), [-0.5, -0.125, 0.0, 1.125, -0.375, 0.0, 1.125, -0.25, 0.875])
t8 = Internal('t8', (F32, [1, 5, 7, 9]))
c4 = Parameter('c4', (F32, [1, 3, 3, 9]), packed('|i1',
    'c-jriu>k-u2m&w={=ZnE%^reWh2UvD+}Ne-y=p)}aEHf*tzJy=CTZ(P&HM;@5hHwm*&ZS', 0.0625
))
c5 = Parameter('c5', (F32, [9]), [0.75, 0.625, -1.125, 0.75, -1.125, -0.375, -1.125, -0.5, 0.75])
t9 = Internal('t9', (F32, [1, 5, 7, 9]))
c6 = Parameter('c6', (F32, [3, 1, 1, 9]), packed('|i1',
    'c-jTQhXDWp2m+uS|6gnw*qrSuBOry2xLOP!iNgvE', 0.0625
))
c7 = Parameter('c7', (F32, [3]), [0.0, -0.625, 1.0])
t10 = Internal('t10', (F32, [1, 5, 7, 3]))
t11 = Output('t11', (F32, [1, 5, 7, 3]))
model = Model()
model.Operation('CONV_2D', x1, c2, c3, 1, 1, 1, 3).To(t8)
model.Operation('DEPTHWISE_CONV_2D', t8, c4, c5, 1, 1, 1, 1, 3).To(t9)
model.Operation('CONV_2D', t9, c6, c7, 1, 1, 1, 0).To(t10)
model.Operation('ADD', x1, t10, 0).To(t11)
Example({
    x1: packed('|i1',
    'c-jTQfeL~!5CG6M#lop@SEeu%|NpBz+Judzw3ZMw^}SEg?_c=0co&>H2O90G{5@<cU8Up`!x+-J72M}>%Mz!~4LP4NLX*F7us2YI'
    '@g%z;7E8_ig<scTj0R#;L#5ELqM0$-w*wacF|Y', 0.0625
),
    t11: packed('<i4',
    'c-oVx$(Z9%G3T1q6if3b>Q5)|ueES~yTXG<f|dWvw4en2(hP?K5qa|zreA!p@wdm*(*;$lcox@|%vln#Hr&Q;-jAc7Wm2aXn7zt~'
    'EDxBpiXr%Ihji+TKNbcb%S$F{=~S>BVN-I5Na#3k=&h|LyeHu9^OSalI1SammIosb*{~dNxYDNcRc7bw)X6oPYs-W`zKNKA<-h-&'
    'G{drW&+UIso^0I~d{WriKmSrjO{wcNF+16R_FiA4cH0Dgh=@3uzwb|ze~)I@J!f9cX8S9C>pjE#BE|kQFf;sP`p>|`$iVoI@jv5V'
    'rhh;#<9`MSn}OlqKM;ojNd5<s{}~wm14S6XQj9<~KrT?0kqN5jKO^HmhJSy7dVw@Zmhm6RKn9R3P%8t7gwQ|;p%`EkL>4R##sA@2'
    'ph7Us3{WYk5imo*GysFfyVC', 1.52587890625e-05
),
}, name='residual').DisableLifeTimeVariation()

# A multiplier of any size is followed by a convolution and a pooling that read its result. The
# first result is a whole number of steps, so that all that follow are beyond doubt.
# Expected values: float64 formula.
x1 = Input('x1', (U8, [1, 4, 5, 3], 0.5, 100))
c2 = Parameter('c2', (U8, [4, 3, 3, 3], 0.25, 128), packed('<i2',
    'c-p;+$pOOv41+qjE?XWv$r9zk2U7MFfMMkw)M5f>jI=3(aike7@P=C~$Hz@x-*@U_^TeXv`#if4kPLmG_4^|aF()<L'
))
c3 = Parameter('c3', (I32, [4], 0.125, 0), [3, -2, 1, 0])
t4 = Internal('t4', (U8, [1, 4, 5, 4], 0.125, 90))
c5 = Parameter('c5', (U8, [3, 1, 1, 4], 0.25, 128), [128, 132, 128, 128, 128, 128, 132, 128, 128, 128, 128, 132])
c6 = Parameter('c6', (I32, [3], 0.03125, 0), [5, 0, -5])
t7 = Output('t7', (U8, [1, 4, 5, 3], 0.25, 100))
t8 = Output('t8', (U8, [1, 2, 4, 4], 0.125, 90))
model = Model()
model.Operation('CONV_2D', x1, c2, c3, 1, 1, 1, 0).To(t4)
model.Operation('CONV_2D', t4, c5, c6, 1, 1, 1, 0).To(t7)
model.Operation('MAX_POOL_2D', t4, 2, 1, 1, 2, 3, 0).To(t8)
Example({
    x1: packed('|i1',
    'c-j?;!3_W~5Q26UW&aU+<wHVXq@trmVq&Y%Y}n0(9n@=o=d?b|1Q&J'
),
    t7: packed('|i1',
    'c-qU3Nl1_Iiz*C?NJ>kKi%*V7N+}Fa$jyvNElEx(j7ZE+t;kJHsf~|MO-W8qFHFryPK!&7&xuP-%ZUL1!pIkM'
),
    t8: packed('<i2',
    'c-o6fZ!C(AZ|uv8D(=gQjjoAGXe>%e0P-_(fH<p$fdBvipM?$O'
),
}, name='fine_0_125_quant8').AddVariations(signed(x1, c2, t4, c5, t7, t8)).DisableLifeTimeVariation()

# A multiplier of any size is followed by a convolution and a pooling that read its result. The
# first result is a whole number of steps, so that all that follow are beyond doubt.
# Expected values: float64 formula.
x1 = Input('x1', (U8, [1, 4, 5, 3], 0.5, 100))
c2 = Parameter('c2', (U8, [4, 3, 3, 3], 0.25, 128), packed('<i2',
    'c-p;+$pOOv41+qjE?XWv$r9zk2U7MFfMMkw)M5f>jI=3(aike7@P=C~$Hz@x-*@U_^TeXv`#if4kPLmG_4^|aF()<L'
))
c3 = Parameter('c3', (I32, [4], 0.125, 0), [3, -2, 1, 0])
t4 = Internal('t4', (U8, [1, 4, 5, 4], 0.03125, 90))
c5 = Parameter('c5', (U8, [3, 1, 1, 4], 0.25, 128), [128, 132, 128, 128, 128, 128, 132, 128, 128, 128, 128, 132])
c6 = Parameter('c6', (I32, [3], 0.0078125, 0), [5, 0, -5])
t7 = Output('t7', (U8, [1, 4, 5, 3], 0.0625, 100))
t8 = Output('t8', (U8, [1, 2, 4, 4], 0.03125, 90))
model = Model()
model.Operation('CONV_2D', x1, c2, c3, 1, 1, 1, 0).To(t4)
model.Operation('CONV_2D', t4, c5, c6, 1, 1, 1, 0).To(t7)
model.Operation('MAX_POOL_2D', t4, 2, 1, 1, 2, 3, 0).To(t8)
Example({
    x1: packed('|i1',
    'c-j?;!3_W~5Q26UW&aU+<wHVXq@trmVq&Y%Y}n0(9n@=o=d?b|1Q&J'
),
    t7: packed('<i2',
    'c-pIX3(Yq-vz%sT5tEzk7aVUMn>@`dxTD%RZFzjkOpA!gshc`eQ?~gBWF{sR=g!D3Ovv?)2yXPr%x-aKpa1{>NyZnw'
),
    t8: packed('<i2',
    'c-o8V`?f1C@7w=bQTzVSN{f3GRrGCFQxT9qX%P_5dc;5g008)v6(s'
),
}, name='fine_0_03125_quant8').AddVariations(signed(x1, c2, t4, c5, t7, t8)).DisableLifeTimeVariation()

# A multiplier of any size is followed by a convolution and a pooling that read its result. The
# first result is a whole number of steps, so that all that follow are beyond doubt.
# Expected values: float64 formula.
x1 = Input('x1', (U8, [1, 4, 5, 3], 0.5, 100))
c2 = Parameter('c2', (U8, [4, 3, 3, 3], 0.25, 128), packed('<i2',
    'c-p;+$pOOv41+qjE?XWv$r9zk2U7MFfMMkw)M5f>jI=3(aike7@P=C~$Hz@x-*@U_^TeXv`#if4kPLmG_4^|aF()<L'
))
c3 = Parameter('c3', (I32, [4], 0.125, 0), [3, -2, 1, 0])
t4 = Internal('t4', (U8, [1, 4, 5, 4], 0.0078125, 90))
c5 = Parameter('c5', (U8, [3, 1, 1, 4], 0.25, 128), [128, 132, 128, 128, 128, 128, 132, 128, 128, 128, 128, 132])
c6 = Parameter('c6', (I32, [3], 0.001953125, 0), [5, 0, -5])
t7 = Output('t7', (U8, [1, 4, 5, 3], 0.015625, 100))
t8 = Output('t8', (U8, [1, 2, 4, 4], 0.0078125, 90))
model = Model()
model.Operation('CONV_2D', x1, c2, c3, 1, 1, 1, 0).To(t4)
model.Operation('CONV_2D', t4, c5, c6, 1, 1, 1, 0).To(t7)
model.Operation('MAX_POOL_2D', t4, 2, 1, 1, 2, 3, 0).To(t8)
Example({
    x1: packed('|i1',
    'c-j?;!3_W~5Q26UW&aU+<wHVXq@trmVq&Y%Y}n0(9n@=o=d?b|1Q&J'
),
    t7: packed('<i2',
    'c-q@;Zq{pVX0hGO!lk>`+|1Y9I~K^^zRe<Mn{UcC3-fKM+qb2H7}cRMi(9uhPYvm|FgM$7UR}H0jDZ3G0J`oO69'
),
    t8: packed('<i2',
    'c-o8l|Nnp1Dj*RB#9dkcqjvrO{|ks=fPnx202<C4Zv'
),
}, name='fine_0_0078125_quant8').AddVariations(signed(x1, c2, t4, c5, t7, t8)).DisableLifeTimeVariation()

# Sums beyond 2^24, which the bias takes back, are read by another convolution.
# Expected values: float64 formula.
x3 = Input('x3', (U8, [1, 2, 3, 601], 0.5, 0))
c1 = Parameter('c1', (U8, [4, 1, 1, 601], 0.25, 128), ([247, 248, 249, 250, 251, 252, 253, 254, 255] * 268)[:2404])
c2 = Parameter('c2', (I32, [4], 0.125, 0), [-17922949, -17923655, -17924199, -17925283])
t4 = Internal('t4', (U8, [1, 2, 3, 4], 8.0, 120))
c5 = Parameter('c5', (U8, [3, 1, 1, 4], 0.25, 128), [128, 132, 128, 128, 128, 128, 132, 128, 128, 128, 128, 132])
c6 = Parameter('c6', (I32, [3], 2.0, 0), [5, 0, -5])
t7 = Output('t7', (U8, [1, 2, 3, 3], 16.0, 100))
model = Model()
model.Operation('CONV_2D', x3, c1, c2, 1, 1, 1, 0).To(t4)
model.Operation('CONV_2D', t4, c5, c6, 1, 1, 1, 0).To(t7)
Example({
    x3: (packed('<i2',
    'c-njR{Kd;xuiw0V_x{7jPoKYh{r3IG&tJd){QdWz0Ve<e$ATE5'
) * 139)[:3606],
    t7: [81, 86, 86, 93, 95, 91, 101, 100, 99, 106, 112, 112, 119, 122, 117, 127, 126, 126],
}, name='many_channels_quant8').AddVariations(signed(x3, c1, t4, c5, t7)).DisableLifeTimeVariation()

# Branches with scales of their own are brought together.
# Expected values: float64 formula.
x1 = Input('x1', (U8, [1, 4, 4, 3], 0.5, 110))
c2 = Parameter('c2', (U8, [2, 1, 1, 3], 0.25, 128), [128, 129, 128, 128, 128, 127])
c3 = Parameter('c3', (I32, [2], 0.125, 0), [4, -8])
t4 = Internal('t4', (U8, [1, 4, 4, 2], 0.125, 100))
t5 = Internal('t5', (U8, [1, 4, 4, 3], 0.5, 110))
t6 = Output('t6', (U8, [1, 4, 4, 8], 0.25, 90))
model = Model()
model.Operation('CONV_2D', x1, c2, c3, 1, 1, 1, 0).To(t4)
model.Operation('MAX_POOL_2D', x1, 1, 1, 1, 3, 3, 0).To(t5)
model.Operation('CONCATENATION', t4, x1, t5, 3).To(t6)
Example({
    x1: packed('<i2',
    'c-l*?tto7%D5<L~YAsDltL?6Bu8hvgDy&G)YRIU~Z;P&vX{f5s>h8%euI{YrOsQcY5dZ)|VHO|'
),
    t6: packed('<i2',
    'c-l+x_oyhFQrD6im{6Aoq*DUYstTrbv}6P&bz~HD6h!zrc~yYKy{A;P0O_EJ0+S%1d|Y5qLS9!#O_Z-sP~EhODJh|T6*1E$ObPPs'
    'GO3w1p(QoItgdLngqkS#lAtL-`PkrTF)2X#tbmdUMbjqKg!@l$D+9_i3@`uyT5dR#'
),
}, name='branches_quant8').AddVariations(signed(x1, c2, t4, t5, t6)).DisableLifeTimeVariation()
