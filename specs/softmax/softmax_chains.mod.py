# Licensed under the Apache License, Version 2.0; see LICENSE.
# Written by 'python -m corpus' from corpus/families/softmax.py; do not edit.
#
# SOFTMAX and what may follow it: every operation after every other.

import base64
import zlib

import numpy as np


def packed(dtype, text, unit=None):
    """Many values in little space: the first byte of each, then the second; times a unit."""
    planes = np.frombuffer(zlib.decompress(base64.b85decode(text)), "u1")
    planes = planes.reshape(np.dtype(dtype).itemsize, -1)
    values = np.frombuffer(planes.T.tobytes(), dtype)
    return (values if unit is None else np.multiply(values, unit, dtype="f8")).tolist()


BOOL8 = 'TENSOR_BOOL8'
F32 = 'TENSOR_FLOAT32'
I32 = 'TENSOR_INT32'

# SOFTMAX, SOFTMAX, RELU, NEG, RESIZE_NEAREST_NEIGHBOR, DIV, ABS, ADD, MAXIMUM, SPACE_TO_BATCH_ND,
# ADD, RELU
# Expected values: float64 formula.
input = Input('input', (F32, [1, 4, 4, 4]))
t170 = Internal('t170', (F32, [1, 4, 4, 4]))
t171 = Internal('t171', (F32, [1, 4, 4, 4]))
t172 = Internal('t172', (F32, [1, 4, 4, 4]))
t173 = Internal('t173', (F32, [1, 4, 4, 4]))
t174 = Internal('t174', (F32, [1, 4, 4, 4]))
c175 = Parameter('c175', (F32, [4]), [1.5625, 1.5625, 1.125, 1.4375])
t175 = Internal('t175', (F32, [1, 4, 4, 4]))
t176 = Internal('t176', (F32, [1, 4, 4, 4]))
c177 = Parameter('c177', (F32, [4]), [-0.375, 0.0625, -0.375, 0.875])
t177 = Internal('t177', (F32, [1, 4, 4, 4]))
t178 = Internal('t178', (F32, [1, 4, 4, 4]))
block179 = Parameter('block179', (I32, [2]), [2, 2])
none179 = Parameter('none179', (I32, [2, 2]), [0, 0, 0, 0])
many179 = Internal('many179', (F32, [4, 2, 2, 4]))
t179 = Internal('t179', (F32, [1, 4, 4, 4]))
t180 = Internal('t180', (F32, [1, 4, 4, 4]))
t181 = Output('t181', (F32, [1, 4, 4, 4]))
model = Model()
model.Operation('SOFTMAX', input, 1.0).To(t170)
model.Operation('SOFTMAX', t170, 1.0).To(t171)
model.Operation('RELU', t171).To(t172)
model.Operation('NEG', t172).To(t173)
model.Operation('RESIZE_NEAREST_NEIGHBOR', t173, 4, 4, False).To(t174)
model.Operation('DIV', t174, c175, 0).To(t175)
model.Operation('ABS', t175).To(t176)
model.Operation('ADD', t176, c177, 0).To(t177)
model.Operation('MAXIMUM', t177, t177).To(t178)
model.Operation('SPACE_TO_BATCH_ND', t178, block179, none179).To(many179)
model.Operation('BATCH_TO_SPACE_ND', many179, block179).To(t179)
model.Operation('ADD', t179, t179, 3).To(t180)
model.Operation('RELU', t180).To(t181)
Example({
    input: packed('|i1',
    'c-jF#0KfnF?)~*06cO(k@CpA8@)rRX5dY#3;^+<?1^NvZ67l~I5&jYP1p^oI>iqQ_;Rx~l?co3A2oCP>;0_z=;u`lDmLc;', 0.0625
),
    t181: packed('<f4',
    'c-o!LF-yV$6a?_!Kg+;DTqDROatXJH2*RzYC8toLwM9c4qd;7vsgK|n2y%!b6TwZYA*eMXXb>V=1flmC8t%Qj2k-85^_<vs?@Pv&'
    'St)IIhMp|iGc~qq*^VVGbuW&+`&83)>RQ8@ZI_yI3NZ(&iq=$QU0Cqu!L1eN$_^cc?|S@f+LzZkc=c?~heSVe2Z8V4y=XFu`)}y6'
    '`N+(Aln$RHcE*pHXqa;|No*<o9~-4Vs{J)!'
),
}, name='of_17').DisableLifeTimeVariation()

# SOFTMAX, CONV_2D, MAX_POOL_2D, SOFTMAX, SPACE_TO_BATCH_ND, SPACE_TO_DEPTH, HARD_SWISH, SUB,
# RELU, SPACE_TO_BATCH_ND, DIV, CHANNEL_SHUFFLE
# Expected values: float64 formula.
input = Input('input', (F32, [1, 4, 4, 4]))
t280 = Internal('t280', (F32, [1, 4, 4, 4]))
filter281 = Parameter('filter281', (F32, [4, 1, 3, 4]), packed('|i1',
    'c-j@o!4Uue3;{u>|C)(--K<&_qCs(g1MyVIx^g^WKL_%y68`', 0.0625
))
bias281 = Parameter('bias281', (F32, [4]), [0.75, -0.5, 0.5, 0.25])
t281 = Internal('t281', (F32, [1, 4, 4, 4]))
t282 = Internal('t282', (F32, [1, 4, 4, 4]))
t283 = Internal('t283', (F32, [1, 4, 4, 4]))
block284 = Parameter('block284', (I32, [2]), [2, 2])
none284 = Parameter('none284', (I32, [2, 2]), [0, 0, 0, 0])
many284 = Internal('many284', (F32, [4, 2, 2, 4]))
t284 = Internal('t284', (F32, [1, 4, 4, 4]))
deep285 = Internal('deep285', (F32, [1, 2, 2, 16]))
t285 = Internal('t285', (F32, [1, 4, 4, 4]))
t286 = Internal('t286', (F32, [1, 4, 4, 4]))
c287 = Parameter('c287', (F32, [4]), [-0.4375, -0.75, 0.75, 0.875])
t287 = Internal('t287', (F32, [1, 4, 4, 4]))
t288 = Internal('t288', (F32, [1, 4, 4, 4]))
block289 = Parameter('block289', (I32, [2]), [2, 2])
none289 = Parameter('none289', (I32, [2, 2]), [0, 0, 0, 0])
many289 = Internal('many289', (F32, [4, 2, 2, 4]))
t289 = Internal('t289', (F32, [1, 4, 4, 4]))
c290 = Parameter('c290', (F32, [4]), [1.125, 1.375, 1.1875, 1.0625])
t290 = Internal('t290', (F32, [1, 4, 4, 4]))
t291 = Output('t291', (F32, [1, 4, 4, 4]))
model = Model()
model.Operation('SOFTMAX', input, 1.0).To(t280)
model.Operation('CONV_2D', t280, filter281, bias281, 1, 1, 1, 0).To(t281)
model.Operation('MAX_POOL_2D', t281, 1, 1, 1, 3, 2, 0).To(t282)
model.Operation('SOFTMAX', t282, 1.0).To(t283)
model.Operation('SPACE_TO_BATCH_ND', t283, block284, none284).To(many284)
model.Operation('BATCH_TO_SPACE_ND', many284, block284).To(t284)
model.Operation('SPACE_TO_DEPTH', t284, 2).To(deep285)
model.Operation('DEPTH_TO_SPACE', deep285, 2).To(t285)
model.Operation('HARD_SWISH', t285).To(t286)
model.Operation('SUB', t286, c287, 0).To(t287)
model.Operation('RELU', t287).To(t288)
model.Operation('SPACE_TO_BATCH_ND', t288, block289, none289).To(many289)
model.Operation('BATCH_TO_SPACE_ND', many289, block289).To(t289)
model.Operation('DIV', t289, c290, 0).To(t290)
model.Operation('CHANNEL_SHUFFLE', t290, 2, 3).To(t291)
Example({
    input: packed('|i1',
    'c-jF#0KfkW3G@Z>4Epi#5)%jI`v?B-3IgZ{8}u9)6AJtk4<8H{0RjyI1q9&#78C&L8yOcG9pU60?f&rV4(RIy4*KI6vKgu', 0.0625
),
    t291: packed('<i4',
    'c-p1Rzsdn{6o>Ioy<uRGNitd)B#Ge_tHC0Z%di`y4Dx?=0p8NPOD@3RCR~D<Ur2W6^mNYiJ$35-v^4Y#?LsHr9K>8q40Obe9BmX$'
    'Mf}^_ifX^TD6Oj^E3c`fFQ*W)vLC;$PEr=msuIRB;ZrT#u5VvjTYa#6@${8hnDfW>%;tgFhksjl=ea8A', 5.960464477539063e-08
),
}, name='of_28').DisableLifeTimeVariation()

# SOFTMAX, MAX_POOL_2D, MAX_POOL_2D, TANH, ADD, DIV, SOFTMAX, MAXIMUM, SPACE_TO_DEPTH,
# SPACE_TO_BATCH_ND, RESIZE_NEAREST_NEIGHBOR, SOFTMAX
# Expected values: float64 formula.
input = Input('input', (F32, [1, 4, 4, 4]))
t560 = Internal('t560', (F32, [1, 4, 4, 4]))
t561 = Internal('t561', (F32, [1, 4, 4, 4]))
t562 = Internal('t562', (F32, [1, 4, 4, 4]))
t563 = Internal('t563', (F32, [1, 4, 4, 4]))
t564 = Internal('t564', (F32, [1, 4, 4, 4]))
c565 = Parameter('c565', (F32, [4]), [1.8125, 2.0, 1.125, 1.1875])
t565 = Internal('t565', (F32, [1, 4, 4, 4]))
t566 = Internal('t566', (F32, [1, 4, 4, 4]))
t567 = Internal('t567', (F32, [1, 4, 4, 4]))
deep568 = Internal('deep568', (F32, [1, 2, 2, 16]))
t568 = Internal('t568', (F32, [1, 4, 4, 4]))
block569 = Parameter('block569', (I32, [2]), [2, 2])
none569 = Parameter('none569', (I32, [2, 2]), [0, 0, 0, 0])
many569 = Internal('many569', (F32, [4, 2, 2, 4]))
t569 = Internal('t569', (F32, [1, 4, 4, 4]))
t570 = Internal('t570', (F32, [1, 4, 4, 4]))
t571 = Output('t571', (F32, [1, 4, 4, 4]))
model = Model()
model.Operation('SOFTMAX', input, 1.0).To(t560)
model.Operation('MAX_POOL_2D', t560, 1, 1, 1, 3, 2, 0).To(t561)
model.Operation('MAX_POOL_2D', t561, 1, 1, 1, 3, 2, 0).To(t562)
model.Operation('TANH', t562).To(t563)
model.Operation('ADD', t563, t563, 3).To(t564)
model.Operation('DIV', t564, c565, 0).To(t565)
model.Operation('SOFTMAX', t565, 1.0).To(t566)
model.Operation('MAXIMUM', t566, t566).To(t567)
model.Operation('SPACE_TO_DEPTH', t567, 2).To(deep568)
model.Operation('DEPTH_TO_SPACE', deep568, 2).To(t568)
model.Operation('SPACE_TO_BATCH_ND', t568, block569, none569).To(many569)
model.Operation('BATCH_TO_SPACE_ND', many569, block569).To(t569)
model.Operation('RESIZE_NEAREST_NEIGHBOR', t569, 4, 4, False).To(t570)
model.Operation('SOFTMAX', t570, 1.0).To(t571)
Example({
    input: packed('|i1',
    'c-jF#0KfkL^Y8TL@dXy~5E~8i_7D{V1s?Ve>-P}q3J~H7AphtZ3G43f<pL4n4(9L);`|2q3<TpE5%uZg;N|J-@9Pc&Kq3J', 0.0625
),
    t571: packed('<f4',
    'c-lJ^A$sc+6#Fgru=9u#lxtaRyc2}^TxE7m*ka|lry_qH2p`o~DcQJNEc)hgQ&AAUwYk1(i79U@44;0?BV%^7xqhjIeIN+`Ns0S7'
    'TWs~ky!R*GfbfTtj!jD}xsAo$%cg>Gd#d}>l9Kio7|yF`=_oB}Z!RuwYXjk;vZjujn$nJ{%HnPiF0U@^ZLDc%s4On)1L5ktk_mPc'
    '0szqRYXt'
),
}, name='of_56').DisableLifeTimeVariation()

# SOFTMAX, DEPTHWISE_CONV_2D, DIV, RELU6, HARD_SWISH, ADD, PRELU, DIV, TANH, PAD, SUB,
# AVERAGE_POOL_2D
# Expected values: float64 formula.
input = Input('input', (F32, [1, 4, 4, 4]))
t760 = Internal('t760', (F32, [1, 4, 4, 4]))
filter761 = Parameter('filter761', (F32, [1, 1, 3, 4]), [0.0, 0.0, 0.0625, 0.0, -0.0625, 0.125, -0.0625, 0.0625, -0.0625, -0.0625, -0.0625, 0.0625])
bias761 = Parameter('bias761', (F32, [4]), [-0.25, -0.25, 0.0, -0.25])
t761 = Internal('t761', (F32, [1, 4, 4, 4]))
c762 = Parameter('c762', (F32, [4]), [1.9375, 1.25, 1.75, 1.0625])
t762 = Internal('t762', (F32, [1, 4, 4, 4]))
t763 = Internal('t763', (F32, [1, 4, 4, 4]))
t764 = Internal('t764', (F32, [1, 4, 4, 4]))
t765 = Internal('t765', (F32, [1, 4, 4, 4]))
c766 = Parameter('c766', (F32, [4]), [0.0, 0.875, -0.75, 0.8125])
t766 = Internal('t766', (F32, [1, 4, 4, 4]))
c767 = Parameter('c767', (F32, [4]), [1.0625, 2.0, 1.8125, 1.75])
t767 = Internal('t767', (F32, [1, 4, 4, 4]))
t768 = Internal('t768', (F32, [1, 4, 4, 4]))
sides769 = Parameter('sides769', (I32, [4, 2]), [0, 0, 1, 2, 0, 1, 1, 0])
wide769 = Internal('wide769', (F32, [1, 7, 5, 5]))
begin769 = Parameter('begin769', (I32, [4]), [0, 2, 1, 0])
size769 = Parameter('size769', (I32, [4]), [1, 4, 4, 4])
t769 = Internal('t769', (F32, [1, 4, 4, 4]))
c770 = Parameter('c770', (F32, [4]), [0.875, 0.25, -0.0625, 0.4375])
t770 = Internal('t770', (F32, [1, 4, 4, 4]))
t771 = Output('t771', (F32, [1, 4, 4, 4]))
model = Model()
model.Operation('SOFTMAX', input, 1.0).To(t760)
model.Operation('DEPTHWISE_CONV_2D', t760, filter761, bias761, 1, 1, 1, 1, 3).To(t761)
model.Operation('DIV', t761, c762, 0).To(t762)
model.Operation('RELU6', t762).To(t763)
model.Operation('HARD_SWISH', t763).To(t764)
model.Operation('ADD', t764, t764, 3).To(t765)
model.Operation('PRELU', t765, c766).To(t766)
model.Operation('DIV', t766, c767, 0).To(t767)
model.Operation('TANH', t767).To(t768)
model.Operation('PAD', t768, sides769).To(wide769)
model.Operation('SLICE', wide769, begin769, size769).To(t769)
model.Operation('SUB', t769, c770, 0).To(t770)
model.Operation('AVERAGE_POOL_2D', t770, 1, 1, 1, 2, 3, 0).To(t771)
Example({
    input: packed('|i1',
    'c-jF#0KfnK@*Nlh>KEx35Fg|n;1C26?GNbs1s(<j^dAHT>=)+@5B3oh<N_ZO@A&-u4DuJ^=H~q!{q*el8VDU4^bhH6q8*d', 0.0625
),
    t771: packed('<f4',
    'c-muN0E5p^3<Hax7zQRlF)nZciecaZ6vMznD8>K@4Gj-~_&yXrAd(Nq`}f)IqXYv0&>>Xk'
),
}, name='of_76').DisableLifeTimeVariation()

# SOFTMAX, PRELU, MAXIMUM, ADD, RESIZE_NEAREST_NEIGHBOR, ABS, MUL, SELECT, PRELU, SPLIT,
# DEPTHWISE_CONV_2D, NEG
# Expected values: float64 formula.
input = Input('input', (F32, [1, 4, 4, 4]))
t770 = Internal('t770', (F32, [1, 4, 4, 4]))
c771 = Parameter('c771', (F32, [4]), [0.4375, 0.625, 0.9375, -0.9375])
t771 = Internal('t771', (F32, [1, 4, 4, 4]))
t772 = Internal('t772', (F32, [1, 4, 4, 4]))
t773 = Internal('t773', (F32, [1, 4, 4, 4]))
t774 = Internal('t774', (F32, [1, 4, 4, 4]))
t775 = Internal('t775', (F32, [1, 4, 4, 4]))
c776 = Parameter('c776', (F32, [4]), [0.125, 0.625, -0.8125, -0.3125])
t776 = Internal('t776', (F32, [1, 4, 4, 4]))
choice777 = Parameter('choice777', (BOOL8, [1, 4, 4, 4]), packed('|b1',
    'c-muRU}OLR2nnPZfdI+}b3iOch%_T3iaIa>00S}r8U'
))
other777 = Parameter('other777', (F32, [1, 4, 4, 4]), packed('|i1',
    'c-jF#0Kfkl@(%s=;P37ZAm;q$;_~Vk<OCWZ0}1c!{RHFS?j7Y57!B<Q_~#br59Is%{}&$R=?DGm^XB#968sMzAnY5^;w4D', 0.0625
))
t777 = Internal('t777', (F32, [1, 4, 4, 4]))
c778 = Parameter('c778', (F32, [4]), [-0.125, -0.875, 0.8125, -0.375])
t778 = Internal('t778', (F32, [1, 4, 4, 4]))
part_0_779 = Internal('part_0_779', (F32, [1, 4, 4, 2]))
part_1_779 = Internal('part_1_779', (F32, [1, 4, 4, 2]))
t779 = Internal('t779', (F32, [1, 4, 4, 4]))
filter780 = Parameter('filter780', (F32, [1, 1, 3, 4]), [0.0, 0.0625, 0.0625, 0.0, 0.0, 0.0, 0.0625, 0.0625, -0.125, -0.0625, -0.125, -0.125])
bias780 = Parameter('bias780', (F32, [4]), [-0.25, 0.0, 0.0, 0.5])
t780 = Internal('t780', (F32, [1, 4, 4, 4]))
t781 = Output('t781', (F32, [1, 4, 4, 4]))
model = Model()
model.Operation('SOFTMAX', input, 1.0).To(t770)
model.Operation('PRELU', t770, c771).To(t771)
model.Operation('MAXIMUM', t771, t771).To(t772)
model.Operation('ADD', t772, t772, 3).To(t773)
model.Operation('RESIZE_NEAREST_NEIGHBOR', t773, 4, 4, False).To(t774)
model.Operation('ABS', t774).To(t775)
model.Operation('MUL', t775, c776, 0).To(t776)
model.Operation('SELECT', choice777, t776, other777).To(t777)
model.Operation('PRELU', t777, c778).To(t778)
model.Operation('SPLIT', t778, 3, 2).To(part_0_779, part_1_779)
model.Operation('CONCATENATION', part_1_779, part_0_779, 3).To(t779)
model.Operation('DEPTHWISE_CONV_2D', t779, filter780, bias780, 1, 1, 1, 1, 3).To(t780)
model.Operation('NEG', t780).To(t781)
Example({
    input: packed('|i1',
    'c-jF#0Kfkn?E@hA>lNzx1{?+O0qN=s3<Ts4<Qf0s^Wy>O8|?Y#3+4Uq{rnjq66XsO2@ewh>Jatv?hpS469@GC6B`W{&mR5', 0.0625
),
    t781: packed('<f4',
    'c-ke5yJ`Xf5JivJgft=|ND#>v*eX_jL6H1GI#C4454bj4SP8a*ZWC58orSv3B8at(U?sK@Uxh_hLT1dsWzO6?GoZDBSM6m{qXcyr'
    'nZheITkz3_Z4SC;{wqu6@f{*%13sasxR(c3A6^U!zryKI%p_C~5O!c7zftd-$*l%$J+dJ)WyzZG?Fq&)_=*UJ3-Z^5<SA@x36}>>'
    'W?beU(UIM}N7Hx~_QCaWr8{l_o=RrN$D0ci+!@L4x$cW*a^tzdAAh?>>H'
),
}, name='of_77').DisableLifeTimeVariation()

# SOFTMAX, MINIMUM
# Expected values: float64 formula.
input = Input('input', (F32, [1, 4, 4, 4]))
t780 = Output('t780', (F32, [1, 4, 4, 4]))
c781 = Parameter('c781', (F32, [4]), [-0.5625, -0.6875, 1.0, -0.625])
t781 = Output('t781', (F32, [1, 4, 4, 4]))
model = Model()
model.Operation('SOFTMAX', input, 1.0).To(t780)
model.Operation('MINIMUM', t780, c781).To(t781)
Example({
    input: packed('|i1',
    'c-jF#0Kfkb8t(?@7#i>Z3l8KH;1=@t9qHxd=jRgg0S6f23FHSC9Pk?;<`x7J2krn7=k@{z?&cfx;0p5ZA06=N@cZhEpB|z', 0.0625
),
    t780: packed('<f4',
    'c-oV#%`)c{F^Df>vf9wM@8M#_zt^m)u3r6@`t|Gj=OO#QS8SUm$@1jlgUi=r3ar;nlfNFaBfjk6jtzZpMXPsyO`OP5R%e$KX}4HG'
    '{N|52$(-IF{MSA?wr9_3UunhNZ)MuQd^4%OTi5%9tI#m&pWVAXx=MEsNt@0O=`Z*+W5e%{b8b##7nWZ6h(W|+`<?&S`<S8^$8cP6'
    '%*+f+77Uh9`r&e`WB2~`!qs!nvb4r)OB+8e4l%rLscx?-e3s$yEs31hN_O_Pb~Yfw4oKP9+uGXO+Sr0fJCGnm*xts@)*i?P%G%l4'
    '+Sr45K+*;%X$Jt~$Zy5'
),
    t781: packed('<f4',
    'c-l?Mp$fua6vgq2$+dy3&tU(uxX<Dn%rpcsZm%G$`UYZ{k6<?l7xo4QHw25Q$-M4A+=1c8Ip=ak3K4Ob;)w<~bWrSZ#mf5GMA)E&'
    '#~lGqxL}MOws<46dyORys3dfwICO#s1{fkoiUkx$tnopM310Zds)?%3;Vl#6EoXnd-~GSWA3T3X&H'
),
}, name='of_78').DisableLifeTimeVariation()

# SOFTMAX, LOGISTIC, DEPTHWISE_CONV_2D, RESHAPE, ADD, SOFTMAX, CHANNEL_SHUFFLE, GATHER,
# HARD_SWISH, SPLIT, MUL, RESHAPE
# Expected values: float64 formula.
input = Input('input', (F32, [1, 4, 4, 4]))
t790 = Internal('t790', (F32, [1, 4, 4, 4]))
t791 = Internal('t791', (F32, [1, 4, 4, 4]))
filter792 = Parameter('filter792', (F32, [1, 1, 3, 4]), [-0.125, 0.0, 0.125, -0.125, 0.125, 0.0625, -0.0625, -0.0625, 0.0625, -0.125, -0.0625, 0.0625])
bias792 = Parameter('bias792', (F32, [4]), [-0.75, 0.75, 0.5, -0.25])
t792 = Internal('t792', (F32, [1, 4, 4, 4]))
where793 = Parameter('where793', (I32, [4]), [1, 4, 4, 4])
t793 = Internal('t793', (F32, [1, 4, 4, 4]))
t794 = Internal('t794', (F32, [1, 4, 4, 4]))
t795 = Internal('t795', (F32, [1, 4, 4, 4]))
t796 = Internal('t796', (F32, [1, 4, 4, 4]))
places797 = Parameter('places797', (I32, [4]), [2, 0, 3, 1])
t797 = Internal('t797', (F32, [1, 4, 4, 4]))
t798 = Internal('t798', (F32, [1, 4, 4, 4]))
part_0_799 = Internal('part_0_799', (F32, [1, 4, 4, 2]))
part_1_799 = Internal('part_1_799', (F32, [1, 4, 4, 2]))
t799 = Internal('t799', (F32, [1, 4, 4, 4]))
c800 = Parameter('c800', (F32, [4]), [-0.125, -0.75, -0.625, 0.5625])
t800 = Internal('t800', (F32, [1, 4, 4, 4]))
where801 = Parameter('where801', (I32, [4]), [1, 4, 4, 4])
t801 = Output('t801', (F32, [1, 4, 4, 4]))
model = Model()
model.Operation('SOFTMAX', input, 1.0).To(t790)
model.Operation('LOGISTIC', t790).To(t791)
model.Operation('DEPTHWISE_CONV_2D', t791, filter792, bias792, 1, 1, 1, 1, 3).To(t792)
model.Operation('RESHAPE', t792, where793).To(t793)
model.Operation('ADD', t793, t793, 3).To(t794)
model.Operation('SOFTMAX', t794, 1.0).To(t795)
model.Operation('CHANNEL_SHUFFLE', t795, 2, 3).To(t796)
model.Operation('GATHER', t796, 3, places797).To(t797)
model.Operation('HARD_SWISH', t797).To(t798)
model.Operation('SPLIT', t798, 3, 2).To(part_0_799, part_1_799)
model.Operation('CONCATENATION', part_1_799, part_0_799, 3).To(t799)
model.Operation('MUL', t799, c800, 0).To(t800)
model.Operation('RESHAPE', t800, where801).To(t801)
Example({
    input: packed('|i1',
    'c-jF#0Kfm@?F$qb;RhQ7`{3Xj`TYDC=^pd|3=H?=9|Yh83GM+D4Cw#(4j2a#{PPh99SP>@6ASDY808i5_VXa|<ObotMjiY', 0.0625
),
    t801: packed('<f4',
    'c-rIN^`#^3RMpmlS#7n(3g03(R{5H6?|pLZbh+{)%?UsJW~+rQmw55^-rspjd5I}ry&6`!ZF_%vYK81en=cylM}kBCZHq?V{5H+Q'
    'uhSpSwXl7f>$~wP)0*=0!HY~1XP)nsJ!G!%G;2+QUEE}4!?*I`^(BhO*XWo`y#J{Ct%R%h>>tm~xZg8tv%O`|W4-mq;@j`%ro10m'
    'HQC=V>9XGZWAWwZb2FZI|Mb~FVmE(UefjaijQcf{9?Sc``fPW8T7KWXcc1O<eNeo2pAA<2UM%tuaT@?k1BH7'
),
}, name='of_79').DisableLifeTimeVariation()
