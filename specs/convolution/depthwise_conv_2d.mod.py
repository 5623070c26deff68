# Licensed under the Apache License, Version 2.0; see LICENSE.
# Written by 'python -m corpus' from corpus/families/convolution.py; do not edit.
#
# DEPTHWISE_CONV_2D of floats: geometry, layout, activation.

import base64
import zlib

import numpy as np


def packed(dtype, text, unit=None):
    """Many values in little space: the first byte of each, then the second; times a unit."""
    planes = np.frombuffer(zlib.decompress(base64.b85decode(text)), "u1")
    planes = planes.reshape(np.dtype(dtype).itemsize, -1)
    values = np.frombuffer(planes.T.tobytes(), dtype)
    return (values if unit is None else np.multiply(values, unit, dtype="f8")).tolist()


F32 = 'TENSOR_FLOAT32'
I32 = 'TENSOR_INT32'

# No dimension is another.
# Expected values: float64 formula.
input = Input('input', (F32, [2, 4, 5, 2]))
filter = Parameter('filter', (F32, [1, 2, 3, 6]), packed('<f4',
    'c-jGw0B`@ajkunBE3#5lf2L451UFFK3hp`C_z*en*TI^cN&=Qz<*>5ImmcpFhn=|NYMYI;R*8)y*L<|jQ&_Zoqsp1Y3@bxq&~lx2'
    'ZY3uUR&Ra<yu???P9YaYBY()ZWBCX_aN$`%B1emR0!VMZKR-V|zdpaeK0UuZzdygfzP~*_KEA&`KR!P{Kfk=czrVlpgGCb'
))
bias = Parameter('bias', (F32, [6]), [-0.561, 0.6, 0.067, -0.593, 0.769, -0.489])
activation = Int32Scalar('activation', 0)
layout = BoolScalar('layout', False)
output = Output('output', (F32, [2, 3, 2, 6]))
model = Model()
model.Operation('DEPTHWISE_CONV_2D', input, filter, bias, 2, 2, 1, 3, activation, layout).To(output)
Example({
    input: packed('<f4',
    'c-r$Q^fNEtu*s*AXH|;$rZ1I;O^s)ii!AxKtN*N}K&Mce$7S_@3z{uCZfln>TC-=`hT~5CTpQLrpLKgrX+(9Bth#ze%$F^e96KzF'
    '57#I3&-?MvHmP%8(OmPFOdqXp&i(uHYn*Z3zI6pxJP)1O65-gK_R!bxiqwHEYks!xbCoG^F7i$|biGLC_spLqlPyIAq6`fu_WwPx'
    'WsTgHjIUWw54{im_3OjO^&R_fZu@;He&7C*Wh+)SZ<_DEw!<fM4#&?23C~t7n(<=&Di4``%l?~HUFLqV{i<p6jaxr|z6+kQW!{V}'
    'J6_CPG(}89=Ie@!D{MY&o$kEP-rjyc2-xql+Ye^i+uMOy_8<lj0u_MN*x7^GcKaZTL6SBgL5M;S+6N{9Zab$t'
),
    output: packed('<f4',
    'c-rHBc4VD#(^T`^dUuYFaDgj4Iu>Cp;&w;Z>mPX4#Q8NXes0grD~_A;yDo0sTGDu>cm2g4r_(Z1B&{k>ZEbi_@VC$K@kEZ_Yg>6='
    'eGq(LCMdRc|0IJZ-AP{~V;ANgaZ^2Qw|ujLxn!ovv>%=FRbDMK*3I+VH^n`rE{<2HHPF+b>*drQKaYlLy%RI?E4MP;|K`9_+AwFo'
    'o)7mj+n&!W)@)+?o)j-4cCcF7YWCG*rMhmv`b4E>CptY;*{$TWl_z?M-R{O^hwi9dpQ^!s!g<oKAL?^XFPb`qLumhj0}c-R57-|#'
    'aKLu|zP<J!_PzuA?GHHE?+41+1Hl0xz1LwMP{iKB9w@Tc9z-4hDzdc)O6}jjA1Dq0QfiF2'
),
}, name='valid').AddNchw(input, layout, output).AddVariations('relaxed', 'float16').DisableLifeTimeVariation()

# The odd padding goes to the end.
# Expected values: float64 formula.
input = Input('input', (F32, [1, 4, 5, 2]))
filter = Parameter('filter', (F32, [1, 4, 2, 4]), packed('<f4',
    'c-jGg0Du2fi`_9h?vti}f&3Cy=N}RXbEdRy&EJPF#pzse44yUPY$OQZd>ET*m8pXc`-Ow7Xq(9A%ug2GASRDJ0`Fes2L>z;|764*'
    'gK@yE>1)885k$6I%q`jEuyMjFYbUxszrQ~}K0iA@KE6J_K0ZFaKfOM`K0iG^J-<FbzrDSwX*`w'
))
bias = Parameter('bias', (F32, [4]), [-0.731, 0.548, 0.11, 0.382])
activation = Int32Scalar('activation', 0)
layout = BoolScalar('layout', False)
output = Output('output', (F32, [1, 4, 5, 4]))
model = Model()
model.Operation('DEPTHWISE_CONV_2D', input, filter, bias, 1, 1, 1, 2, activation, layout).To(output)
Example({
    input: packed('<f4',
    'c-jjy4>@?<)V{m*<eZb;UyfEf-R!Jib2o_PVSkb}%hjyH4<Rq-Y|+(R#@G4y)Z#ePoY!SX%5wfHyi7Rfm?fjKBdqF>!2Pg_J+{jq'
    's~tJ9DQ5Ot$Egz^Se;ugxUb>g@+%F?jvoJT=M~#Mz9(BH^4G2W(seC$VZ*f8{wMqG_wTp22P3<EHuiQv77*;S+iwSy*awsaL7)-<'
    '9;{WM'
),
    output: packed('<f4',
    'c-jF#0l)rRD4#Yzv%(3dcE5aPGv27118W$4&?-yms|~Ob+i=Xk%Vb+LfI4&X2<%LEiaV;0IAs)7VZG{fE8bw51H-p#(tx$5Mp9&M'
    'ZACW=W`a8=ya39|Tg7Q7?DHfO5F2W5UbuU&ws9Y!<W<>Bsbub%Ww8i>c5@Bx1D+iB<89Y%`PQ+3r8PcaFUVPPduT<}Iq$;kKzimB'
    'R@EuE3|+%_2v!<}Hy)M1_j}W9$+<en(lDQCQW?%V9Ywf<x5flNH>c1R5SJG;(X6@7l!<|b2g)epHV#<9w@d>;^0vJpkG`15ZLBKE'
    'p=-qfdks{-Kfgb~KtDb|zCS;}KR-XeKR-UeK)^r0KtDadzrH}gK)*jfzP~>}zdk=dzdt{}z&<}eKR`dezrR4gzr8=ezdk>|Kfgb}'
    'zdt>|KfXWoW|tT'
),
}, name='same').AddNchw(input, layout, output).AddVariations('float16').DisableLifeTimeVariation()

# Padding of strides.
# Expected values: float64 formula.
input = Input('input', (F32, [1, 7, 5, 1]))
filter = Parameter('filter', (F32, [1, 3, 4, 2]), [0.797, 0.067, 0.644, 0.061, 0.104, -0.53, -0.506, -0.658, -0.739, 0.575, 0.041, -0.618, 0.68,
    -0.993, 0.231, 0.481, -0.874, 0.088, 0.43, 0.994, 0.601, -0.985, -0.514, 0.323])
bias = Parameter('bias', (F32, [2]), [-0.623, 0.661])
activation = Int32Scalar('activation', 0)
output = Output('output', (F32, [1, 4, 2, 2]))
model = Model()
model.Operation('DEPTHWISE_CONV_2D', input, filter, bias, 1, 3, 2, 2, activation).To(output)
Example({
    input: packed('<f4',
    'c-jGs0CWGaf58rasA8(cdv~I~5<+DB&BcFl6llDrUfsiJo;#6mnvZg7$}MWf5b+=szD1vdU^}VIAZk6Xk#w87B=wQ+-|Z5a!nizv'
    'f*hOpQn0SC=6cZOpYiN4Jo?9-6GTb2h@F?8e51*wzrMe}Kfk{|KRv%czrQ>_zP~;`zrMddJ-<IcKfgb|Kfgb+J4*f'
),
    output: [-2.835367, 2.012286, 0.9628501, 1.40188, 0.029300008, 0.24606693, 2.913342, 0.95660895,
    -0.19901708, 1.311463, -2.1385303, 2.09251, -1.346357, -0.7591349, 0.77364486, 1.8568561],
}, name='same_strides').AddVariations('float16').DisableLifeTimeVariation()

# Four sides.
# Expected values: float64 formula.
input = Input('input', (F32, [1, 4, 5, 1]))
filter = Parameter('filter', (F32, [1, 4, 3, 2]), [-0.702, 0.929, -0.156, -0.783, 0.573, 0.122, -0.778, 0.503, 0.444, -0.228, -0.938, -0.183, 0.754,
    -0.699, -0.639, 0.722, -0.954, -0.542, -0.578, -0.837, 0.173, 0.163, 0.486, -0.464])
bias = Parameter('bias', (F32, [2]), [-0.005, 0.58])
activation = Int32Scalar('activation', 0)
layout = BoolScalar('layout', False)
output = Output('output', (F32, [1, 3, 4, 2]))
model = Model()
model.Operation('DEPTHWISE_CONV_2D', input, filter, bias, 1, 0, 2, 3, 1, 2, 2, activation, layout).To(output)
Example({
    input: [-1.557, -0.019, 1.4, -1.865, -0.088, -0.441, 1.36, 1.252, -0.913, 0.507, 0.08, -1.556, -0.687,
    1.517, -1.583, 1.947, -1.854, 1.713, 0.802, -0.63],
    output: [1.592716, -1.2367791, -1.403787, 0.90569407, -0.14791802, 2.1042988, 1.691084, -3.129425,
    -0.37538806, 3.72721, 2.762152, -4.9754663, -1.3482211, 1.0326271, -3.737005, 5.498036,
    1.694452, 0.22289397, -4.156811, 2.877428, 3.5144331, -1.6124212, -1.0521231, -0.6450869],
}, name='explicit').AddNchw(input, layout, output).AddVariations('float16').DisableLifeTimeVariation()

# Channels only.
# Expected values: float64 formula.
input = Input('input', (F32, [2, 2, 3, 4]))
filter = Parameter('filter', (F32, [1, 1, 1, 8]), [0.7, -0.512, -0.233, -0.086, -0.359, 0.971, -0.95, -0.941])
bias = Parameter('bias', (F32, [8]), [0.64, 0.207, -0.232, 0.244, -0.132, -0.768, -0.018, -0.313])
activation = Int32Scalar('activation', 0)
layout = BoolScalar('layout', False)
output = Output('output', (F32, [2, 2, 2, 8]))
model = Model()
model.Operation('DEPTHWISE_CONV_2D', input, filter, bias, 2, 2, 1, 2, activation, layout).To(output)
Example({
    input: packed('<f4',
    'c-re<*8QdSGSg$_hnID;oV@<+i17%M%@FC1JIpcppyI`t^5+8o=9qr?bCKotn-BHYrH5wc{I&PhUV6LAchjB(o-1<w5BZ`duFKi='
    'b&bTS4NCp{en(t661RM%QrOSH<yrS9hq}0nv`%WTekpS3tcmKS9Y>o^@ov#=Pw(uIQCV1Yn`!;Zn=2l?Qu`>Kw{J(=ne#LD@3Xhx'
    'zu#`Z{eBP)#CAYx|2`nJ12S#x_wTg_3fk`jqP;*-djL%RW)A'
),
    output: packed('<f4',
    'c-s5@T<MCnMPoz@LuX;qFY#S7lQ=RQmA|jCRsSS=sBLwmrNQotr*i6NSsI?x42(V!_GyvB7qdIb+je#>b}G2!9~zv0DDmhEwUBvL'
    'apk_dw$Jxze-J<0@5x`kHM36qx3yd1+HjUDbF#;z^e=~}-l*L8-cj4T$4)ucC;M%geZ*mh#mP$ct(R<tV!m1(o2F}W^rfiavY8ga'
    '8?SE6ojyyfIh^zPhTb*ya^h2#WJEUDCN4Vm-q8K*Ztgp5FW2!OPMk7%yRH2`yM251@3-H-*A7VRx3h=P`+)S`{r2{Db~bkV_S@U-'
    '1F8dw+wZrt+qcgS3~cuA-wy!0a(({'
),
}, name='filter_1x1').AddNchw(input, layout, output).DisableLifeTimeVariation()

# One result an image.
# Expected values: float64 formula.
input = Input('input', (F32, [2, 3, 4, 2]))
filter = Parameter('filter', (F32, [1, 3, 4, 4]), packed('<f4',
    'c-q@nu3flm(Gu+}4>y*2>BA@A9R22HZ@(k$*RILB8C)5?@8pwWmMv1xSKae&*5NqW1@rf{+j_bdwC{PiEi6m_YgwRz29K$!Tw0x{'
    '#HNYYCr+<v73iPsYAD23QZw`Gt|%!h`)gV{W_z!dSZ&s`x$E&S!oY^<Ufj`TuX<AM>N@NC$#Yj6Vlm@rZk%j?Gb1xa-+sT{{{8lL'
    '`}XbMXTR6R-VVgI+h+#^`|a%a1Eu!w2TIvl+wHLf^6mEl057ap#s'
))
bias = Parameter('bias', (F32, [4]), [-0.938, -0.111, -0.134, -0.118])
activation = Int32Scalar('activation', 0)
layout = BoolScalar('layout', False)
output = Output('output', (F32, [2, 1, 1, 4]))
model = Model()
model.Operation('DEPTHWISE_CONV_2D', input, filter, bias, 2, 1, 1, 2, activation, layout).To(output)
Example({
    input: packed('<f4',
    'c-lL@CSX;Z^_p4#&i)X%8Wg5)eK5vl$%bD-(n;$QY+Lo`e28hz__8bNuIx>|=Mis0<h^BjKkm9OGxN%s;E0MHe0T4k>hCTns%zF4'
    'aDU46`tFhC{Rbxg^-NKTI;Z>FGVpQh^<UE;o$O!LS#ig?GqcZki@&1NpV*F72mY>@_+h)?mj!K3r_P3)iC%W)dsC;$3e{};{rm0r'
    '?X%y%&)(kN4#c+K4}|;n?gvSLg!kL+w*hg03T*c8+Xn#R>Sy2'
),
    output: [0.96206594, -0.8569391, -2.0957842, -2.200918, -3.704966, -0.21934286, 1.6769218, -0.08124005],
}, name='whole_image').AddNchw(input, layout, output).DisableLifeTimeVariation()

# A filter of one row.
# Expected values: float64 formula.
input = Input('input', (F32, [1, 1, 8, 2]))
filter = Parameter('filter', (F32, [1, 1, 5, 4]), [0.508, 0.543, -0.511, -0.103, 0.456, 0.458, -0.031, -0.253, -0.798, -0.309, -0.013, 0.754, 0.105,
    0.096, 0.215, -0.965, -0.668, 0.811, 0.786, 0.621])
bias = Parameter('bias', (F32, [4]), [-0.834, 0.68, -0.391, -0.518])
activation = Int32Scalar('activation', 0)
output = Output('output', (F32, [1, 1, 8, 4]))
model = Model()
model.Operation('DEPTHWISE_CONV_2D', input, filter, bias, 1, 1, 1, 2, activation).To(output)
Example({
    input: [-1.082, -1.6, -1.236, -1.872, 0.581, 1.917, 0.499, 0.592, -0.198, -1.657, -1.128, -1.544, 0.538,
    -1.43, -1.585, 1.717],
    output: packed('<f4',
    'c-jGg0Du2rvdw)nLz4~Vlr00^fT)t1jgnPyCR@B>q?pj>{ZfM#_3YvYZ+3Ee3?&rEBqD#2ezBh%eGjJGYc57Nya^Ket~;U~gAYIs'
    'L^lmwP>GEp&NRWS%-4?shGZ<$P1mNrKR-XeKR>|0zrVe|zrQ}eKfu2~ygom`zCXY{KR!Pliaaa'
),
}, name='one_row').DisableLifeTimeVariation()

# A filter of one column.
# Expected values: float64 formula.
input = Input('input', (F32, [1, 8, 1, 2]))
filter = Parameter('filter', (F32, [1, 5, 1, 4]), [0.419, -0.243, -0.286, -0.912, -0.31, 0.958, 0.911, 0.224, 0.976, 0.876, 0.618, -0.514, 0.786,
    0.527, 0.183, -0.916, -0.025, -0.454, 0.542, 0.658])
bias = Parameter('bias', (F32, [4]), [0.863, 0.336, 0.774, 0.735])
activation = Int32Scalar('activation', 0)
output = Output('output', (F32, [1, 4, 1, 4]))
model = Model()
model.Operation('DEPTHWISE_CONV_2D', input, filter, bias, 1, 1, 2, 2, activation).To(output)
Example({
    input: [1.342, -0.555, -1.753, 1.126, -1.88, 0.754, -1.459, -0.932, -0.173, 0.685, 0.958, -1.673, -0.546,
    -0.052, 0.346, -0.281],
    output: [-2.705153, -0.24236602, 0.597101, -1.272004, -0.87261903, -2.843248, -0.21852897, -1.372262,
    0.802511, 0.919185, 0.46885508, 2.46108, 1.771358, -0.11676603, 1.031448, 2.393562],
}, name='one_column').DisableLifeTimeVariation()

# 17 channels, one by one.
# Expected values: float64 formula.
input = Input('input', (F32, [1, 2, 2, 17]))
filter = Parameter('filter', (F32, [1, 2, 1, 34]), packed('<f4',
    'c-oWJofBlOYx^xlv3b|L%L^h7ZaBH@P35|E9{Q&nH@vG}#3v*!tvcE3=){!s3;fD!3xnRw;w%5xxyMI3;9%_{<MObp&As}Yj_kO<'
    'iA%$J!vW9tzEYN_ippjOzI1ngcz5B{q8brb-R7J6Y!W;QZ>_&eCGE4f-4Qrbci$Dq5_A3DQ}(XL`}isjOqaD?a8G}(`J8&8Q#tHP'
    '>$fcQ_;<u&S)$`EmsI8q`FCbU41KkXEKC74@x}TA^`c#N7L}XicQ^=l-W7K=H4~2Ked(3A-+te|{kHq<?DyO4-*0cXXRp1THArZm'
    'y*-F;x6d9ZwQs*Y5bgtt0M**>wclrNv)9fJBy7Kb?>>6~*@%2W'
))
bias = Parameter('bias', (F32, [34]), packed('<f4',
    'c-jGo0C)d~s==f}NY&e}&rDK6?wmIn7q;@n-|pcM8$D<zV2vdTRu=KfaA4th`A7FRxL|z5i3Hj6(jZTKdRQ+Ckul|$2G<VRQUN_>'
    '8tHyvQz_nM|KMR3&RuPA4Zjo_-Pi31P;P-^?Y%xfzCXXcKRrJ`zCS*`KR>;{zrR1eKR-S`K0m&{KEFQeZ9w$'
))
activation = Int32Scalar('activation', 0)
output = Output('output', (F32, [1, 1, 2, 34]))
model = Model()
model.Operation('DEPTHWISE_CONV_2D', input, filter, bias, 2, 1, 1, 2, activation).To(output)
Example({
    input: packed('<f4',
    'c-q?%rY-Vg*}Piu`|8VLdfzZz=gZ&rM_}8!faeb_SzbPj5x<x}>-M{MOAcHAdz{dGF~9!T67ht8%l1isF|6nMbW}Cz%QVFkeC_Lk'
    'XTP_<>2El@e|n(yVqKxnD<eL;_x`Th5~fzwe^W_l=Fgg%g0J_lEPZ-FNhqtX;O5gSv*+vo<;c2zNr6q^uk(g&cf-^lvm6gy_x8k-'
    'P48}O57@*!xA11KV)@RN8GaW_E}g4ZuDo}D{$CCM8Ql%HRx|JMitRhF!$rz=%AGgLZw)3&gmgdJXTN{{ULdvyVIbVUZ@>LsC=*2O'
    'vj;Kl?SSe)EE{_eX=ejgZwn;tZTHy&0O|6Ovj'
),
    output: packed('<f4',
    'c-ouw@yfS;?xIhEvr6t9DF5;5iEY!G{mPt^y2XuWypO%7x!ZPW;nK!UK3n|kg;L(A8M8mx#kA7pgN*yzyXJG>cv~s;>N|h->Zmf)'
    '6nQJRWu}hSUa=_)-OQh*i7W{7wJGqqyGp?>QD@4lH-*XTqj`SrtF?R4bynBFWxkBxj9EIB!JobRDg!l_pPVA}(qGJ;)pEY>q%AL>'
    'tjgE#v{}BqlVir@KMS_Xb1?18jtQ8&TY)Qfb#41+Wy$xVOu?&Wt}XV-so1yf`qXF4(<>sjsM*=u?YFmg*bgN3+wa?N52E+m14V(t'
    '`y3AJ1qtrmw{PEGkPMInDcisQfc-wOdZ0eL{SE-1w}Le'
),
}, name='channels_17').AddVariations('float16').DisableLifeTimeVariation()

# Taps apart.
# Expected values: float64 formula.
input = Input('input', (F32, [1, 7, 6, 2]))
filter = Parameter('filter', (F32, [1, 3, 2, 4]), [0.336, 0.667, 0.604, 0.203, 0.985, -0.891, 0.857, 0.084, -0.797, -0.396, 0.731, 0.589, 0.409,
    0.692, -0.858, -0.22, -0.344, -0.706, 0.961, 0.486, 0.29, 0.864, 0.808, 0.189])
bias = Parameter('bias', (F32, [4]), [0.703, 0.821, 0.897, 0.269])
activation = Int32Scalar('activation', 0)
layout = BoolScalar('layout', False)
output = Output('output', (F32, [1, 3, 2, 4]))
model = Model()
model.Operation('DEPTHWISE_CONV_2D', input, filter, bias, 2, 1, 1, 2, activation, layout, 4, 2).To(output)
Example({
    input: packed('<f4',
    'c-rgV*B%qmtgl(gr5v`yywd5z4#Q1u<s30Tj)uu+l&;$$`}qE*f9sM$ek|H@eqDsyqIcDE;x>dxI^Fm3D&^4rrOQzMBjV;`&HHy3'
    'Y}#YWmvmRvdWrs_`C|Q+2kyqayndTcuJdKWaygE<+xD&L4_4r7ojBQDE^4X&+$-(^kAq!Le0R6p=2|0iWLME+mIQwup2=(4>ozg$'
    '3${GBG{#>=YHmrKu7C>L{erutvm%?8yn1qf+TodRmnybBO}qN%y>Nex)8l}>zu!tsY~2#QH~&ZCi`2{8o*7TvV%#=gZ^O(VuGd;~'
    'l|EU_nWi<jVg2S1^WXn<kM-*xw))g@?Bn^pDSP(q-EY6&9)$Mo2LTXs|NedZfaG4g{kA~L&fXR(ZUZFtgOuCBbnFFjfh>Cv-wq@O'
    '!~kT4t7!'
),
    output: [0.011685965, 2.742884, 0.55331904, -0.542246, 0.013756097, -2.552531, -0.016328933, -0.465862,
    -0.8765239, -2.022437, 0.880788, 0.30282, 1.916394, 4.395007, -1.431659, -0.779907, 0.55171394,
    3.4491951, 2.4876502, 0.48653698, -0.12352099, 1.5678478, 2.35979, 1.349618],
}, name='dilation').AddNchw(input, layout, output).AddVariations('float16').DisableLifeTimeVariation()

# Padding of what taps span.
# Expected values: float64 formula.
input = Input('input', (F32, [1, 6, 7, 1]))
filter = Parameter('filter', (F32, [1, 2, 3, 2]), [0.845, 0.037, 0.31, 0.385, -0.976, -0.811, 0.061, 0.211, 0.238, 0.62, 0.341, 0.548])
bias = Parameter('bias', (F32, [2]), [-0.675, -0.267])
activation = Int32Scalar('activation', 0)
layout = BoolScalar('layout', False)
output = Output('output', (F32, [1, 6, 7, 2]))
model = Model()
model.Operation('DEPTHWISE_CONV_2D', input, filter, bias, 1, 1, 1, 2, activation, layout, 2, 3).To(output)
Example({
    input: packed('<f4',
    'c-jG|09XIz6zTq$_^7Zotg>ykx;L^0IWeN;k=rAtTJ~Na>=%tGF}`S|PIJ6BpwO-+)NWJ8a$X#r=krO4oq@CnMbPc}+nZ!4x`k2M'
    'ms|*+k#J&Ybcq@w$HB;QV~glo%D)@^jIr<4NW3<pyskM!TU^O&xK92LtQzgj5HW+XuRlLOzrVh|zCXV|KRv%cKEFM`zCJ!bKRds_'
    'zrH=czdpV{y}v%cKR-W<HCJr'
),
    output: packed('<f4',
    'c-j+)kxaSZ)c9oP4G-NEW?rrRo5Nf@dA>53M?QPb_P0XJu<UsMW!>lhBusz)7Fu|GUbj@iUALH(w>D%mWX*WNq2&B+;<=v}be*+!'
    'G4EhGa4{`!?cD{>vzTr+C~^yU*FSs}TY8||Q%UQmOR1iJcV0}0*PcsXUGIBX^qpM0T{>zJlZ2kug#Djl)jj%ut}WT7*nD_C^CL#5'
    'G|>fTyvvvGzG7{4Y~$>_xtez}m+<)Pdtp@AwAO65!J%_<S7oP6(Fpi=MzHYTiBpY=+`@0&rtr7k^4iq4`NGTtPfNcX<Y+&8Xj|+e'
    'v!-Svi<RGIn-)lZOxK;cbi)GUWXI3evLE)o-@k9a?f(5h5`=-Iy@S2I-TuA%4*&)1><%0_02Z{{zi*$tJ&<8<yZ3<IKD+%u_C7m%'
    'pi+?N{{6O4djI|d`}XYt0H_J9NB'
),
}, name='dilation_same').AddNchw(input, layout, output).DisableLifeTimeVariation()

# Taps apart, and padding that differs on each side.
# Expected values: float64 formula.
input = Input('input', (F32, [1, 6, 5, 1]))
filter = Parameter('filter', (F32, [1, 3, 2, 2]), [-0.299, 0.641, -0.615, 0.449, 0.324, -0.879, -0.221, 0.904, -0.172, -0.446, 0.096, -0.87])
bias = Parameter('bias', (F32, [2]), [0.723, -0.098])
activation = Int32Scalar('activation', 0)
layout = BoolScalar('layout', False)
output = Output('output', (F32, [1, 5, 5, 2]))
model = Model()
model.Operation('DEPTHWISE_CONV_2D', input, filter, bias, 1, 2, 0, 3, 1, 1, 2, activation, layout, 3, 2).To(output)
Example({
    input: packed('<f4',
    'c-jGY0EhoEdyfVHC3Q#&1bcI$-B9-I5~?97uujw2{Io_Rs0b9ofdB@R;n!9aXhkHAC{cs)uv~ItP0p#vw%f++jun;Qf!KPZ&aTn6'
    'W|tgTkiznB*wFI#(e~5%+rK}*zCXV{zdpXcKR>^}zdygfzdt`dzr8=dzdpb6IY46'
),
    output: packed('<f4',
    'c-niz)4TF$aCBMMfh=|Nk{?E1i)ws~)M7XN@A&k6gAwmi>7{qnC1Zp(itM{IZDzUSO})eglcv3!!p{EBa+@!oueubkXML+_$BAH_'
    '_479VKNe$}@#UxB-oR@@8LYj>>e6f9pZ<5pPiUs0$HS$cBi3yFYOQwbaejl(+=>jgfFsjxzdTs`giU~JQ#+gD>I0wFp4~JxPf~5k'
    'a(jFG{rmRY?+4O*?GFI4y{-K|dxrz|`|a%P?ClQ#S^Ge0?0~{RzMcJk01AO#qy'
),
}, name='dilation_explicit').AddNchw(input, layout, output).AddVariations('float16').DisableLifeTimeVariation()

# Taps apart, and windows too.
# Expected values: float64 formula.
input = Input('input', (F32, [1, 9, 8, 1]))
filter = Parameter('filter', (F32, [1, 3, 2, 2]), [0.147, -0.254, -0.031, 0.378, -0.443, 0.497, -0.84, -0.134, 0.332, 0.358, 0.521, -0.977])
bias = Parameter('bias', (F32, [2]), [0.338, 0.763])
activation = Int32Scalar('activation', 0)
layout = BoolScalar('layout', False)
output = Output('output', (F32, [1, 2, 3, 2]))
model = Model()
model.Operation('DEPTHWISE_CONV_2D', input, filter, bias, 2, 2, 3, 2, activation, layout, 2, 2).To(output)
Example({
    input: packed('<f4',
    'c-m8M%&%AFidy0{N9gQPZ6W)MNBwL$RKKLf$P3Kax1hB-K~`JW`o5vZ`Bh$A8?L6=pY)oR^zDb`n-#_RXTKbjT&MqK&8Pbl%?%Bw'
    '3T3ffPbo+^(tJjtz1dVrA&F}Z+uyYQ)`-0MQm+p@jcVU?-=E{*_m4c+iz?Dg%XpjxG=jGT9?K9q^Y;{s``y1Xm;B#$a&$c2yeDyT'
    '_ur!n9C$WtbC`Gf!GrQU7pE+9dcD)AN`K<43o2r3`Fq#w`n>7W<P|^D{>2^I{h}wiL*jQK^O-9T!xB|ms^;E}Va(aLfB$}aAlSdp'
    '7DU+Xx8HAXXTN{{KKp$jhP~~65WR1oJw)6dtQf=ta)FBMKw3dY001I&j*<'
),
    output: [2.475105, -0.07196, 0.763635, -0.08008698, 1.231809, 1.851027, 0.67908204, 0.67069, 0.11882994,
    2.050121, 0.939934, -0.18311706],
}, name='dilation_strides').AddNchw(input, layout, output).DisableLifeTimeVariation()

# The argument list of HAL 1.0.
# Expected values: float64 formula.
input = Input('input', (F32, [1, 4, 5, 2]))
filter = Parameter('filter', (F32, [1, 3, 2, 4]), [0.048, 0.376, 0.779, 0.66, 0.249, -0.019, -0.219, -0.474, -0.953, -0.403, 0.603, 0.806, -1.0,
    -0.829, 0.905, -0.295, 0.046, 0.248, 0.526, 0.125, 0.215, -0.188, -0.148, -0.286])
bias = Parameter('bias', (F32, [4]), [-0.749, -0.318, -0.248, -0.538])
activation = Int32Scalar('activation', 0)
output = Output('output', (F32, [1, 4, 3, 4]))
model = Model()
model.Operation('DEPTHWISE_CONV_2D', input, filter, bias, 1, 2, 1, 2, activation).To(output)
Example({
    input: packed('<f4',
    'c-jlHe!QVr;N2UqU!`+0%p*AJ<4%hoK6-QBZI;t6`jYpj1+6P=m5yV0v*Z5KqKt@|K%TnEM<#Y!uF2Z9@a9*AbMJqKE$qI_;_tk}'
    '-S)NqE{4E)>rZn$+&O>8qAZCAZ#PbvbEZ@E+=>g|)!*qIee<L&m;2tsSr=_jeps>3e*b=ZI}qHzf6xB?cKi43-)C<R;sIss_uJXq'
    '0!4rV0GU8lU;'
),
    output: packed('<f4',
    'c-jHL06+hsg7I%dPNo+CZrEdYbx6YIr(4PsXCT+#+~mx?*lz{fnsGJNTBqgY%wVSL6N0)($Hrqk3uEvd7!%J>^F`8IJV@h}65*t6'
    '5f(72_qY5^(OrhJW(V5eNLeY#dXxN(dmd+k1O9UUeWlK@Gz)19+&n=Y%0w4wPXkpyL0sm6A2kVwZIuXfuZSuq-=&j3Kfgb~z&^ge'
    'zrMb`zQ4XeKfk}eygt9cz`i~|K0m)dKR-Udzdt`eJ-fibzdt{~Vqc5'
),
}, name='implicit_without_layout').AddVariations('relaxed', 'float16').DisableLifeTimeVariation()

# The argument list of HAL 1.0.
# Expected values: float64 formula.
input = Input('input', (F32, [1, 3, 5, 2]))
filter = Parameter('filter', (F32, [1, 3, 2, 4]), [0.207, -0.459, 0.215, -0.791, -0.573, -0.255, -0.153, 0.382, -0.121, 0.289, 0.663, -0.891, 0.351,
    0.53, 0.626, 0.123, 0.472, 0.08, -0.506, -0.337, -0.913, -0.464, 0.719, 0.536])
bias = Parameter('bias', (F32, [4]), [-0.227, -0.761, -0.223, -0.437])
activation = Int32Scalar('activation', 0)
output = Output('output', (F32, [1, 2, 5, 4]))
model = Model()
model.Operation('DEPTHWISE_CONV_2D', input, filter, bias, 1, 0, 0, 2, 1, 2, 2, activation).To(output)
Example({
    input: packed('<f4',
    'c-l)-jM6VIo;Pcj3r8GVG0(2TB`ovUb|vhQofwmH*D!5E%H52N_cLd9ui4d@!Q^RM5ca;&^Jz)c+kR^mj%7u&QzlMSmz13I$MfmM'
    '-)Fkc{!?GNMqu(0nMwE4?(EyQf4{A*-G00M`|W`cg!V&7AlDuMJh41Y'
),
    output: packed('<f4',
    'c-p%n!}Y9LY4#!It<%mvQZQLqlf3hfb@CFXFOLrWUch<hHp`bUJ*;~|!%w|&E4we%zc>B11ncS7H)3a$C>HfyJle2)rKJ2b{qL98'
    '%~SRAXU*97q+fG#AJ4)Cx=r58cI|af-}vLJH1nPA;=uW999$F+l+N6=MUL@M%o)4=Kybi*zy1DwAO?`IbFkmHXaD|v`|N;XcKi43'
    '1*xzH0L~OwCI'
),
}, name='explicit_without_layout').AddVariations('float16').DisableLifeTimeVariation()

# The last pixels are in no window, which is no padding below 0.
# Expected values: float64 formula.
input = Input('input', (F32, [1, 6, 4, 3]))
filter = Parameter('filter', (F32, [1, 1, 1, 6]), [-0.287, -0.805, 0.908, -0.445, 0.323, 0.362])
bias = Parameter('bias', (F32, [6]), [0.851, -0.388, -0.547, 0.116, 0.937, 0.55])
activation = Int32Scalar('activation', 0)
layout = BoolScalar('layout', False)
output = Output('output', (F32, [1, 3, 2, 6]))
model = Model()
model.Operation('DEPTHWISE_CONV_2D', input, filter, bias, 1, 2, 2, 2, activation, layout).To(output)
Example({
    input: packed('<f4',
    'c-qr^_v2vup4+Row06Ha+dQrEDHG4KIQ4{+G1~7`8TRn?pUpjLI%|QSYKWW5U46}$(o1GIeK@<VkS9avy6)5G6PFwg2$OHDJzf}7'
    '6MRan<mbl|uX6&=9B_VlL7QpzF2ko~{p~eu3?;gU&OBF$n<<sV_IO*j%H0?>{erxN<!3(IGEHn=yy?R4w*_B&`C6yid)uC0&%AKv'
    'VY@?N2cQ4Yd9^z&sXhBh=81rHo38aAY?wT0tB>`ET{HU)8dE?2xu(Kzc-MB()nh$#xlX@5(6IK=&Od)Wwy%Btc<XX5d;9%+_k+RS'
    'ef#&@@8550zu(@@7Ra=>+h=3H&)(kN7RcVW-wvp9zug`nxz7%$ZZD9x&mPF!599&m0izt4>;'
),
    output: packed('<f4',
    'c-mXBr<(2ee&@0RbDikjK`f7=3QOJ#7T;r^b>z&d*OTHZp0(_{uyWe+U&Sq<3)zh74RzFetv%L%4()Yg`cQNE;~xG`dUGP;-Fc4Q'
    'F#6-Vt0VHew^q#pn@YuHC9KQidS-?xS4%xT6J-?iFDQ-4ZomCLdpmm|1tjh5_k-|$2y36+ULYID1OV`QLdp'
),
}, name='same_filter_1x1').AddNchw(input, layout, output).DisableLifeTimeVariation()

# Several pixels are in no window at the end, which is no padding below 0.
# Expected values: float64 formula.
input = Input('input', (F32, [1, 8, 9, 2]))
filter = Parameter('filter', (F32, [1, 2, 1, 4]), [0.731, 0.973, 0.231, -0.497, -0.097, -0.044, -0.058, -0.385])
bias = Parameter('bias', (F32, [4]), [-0.007, 0.118, -0.891, 0.552])
activation = Int32Scalar('activation', 0)
layout = BoolScalar('layout', False)
output = Output('output', (F32, [1, 2, 2, 4]))
model = Model()
model.Operation('DEPTHWISE_CONV_2D', input, filter, bias, 1, 5, 4, 2, activation, layout).To(output)
Example({
    input: packed('<f4',
    'c-lMc)g9FOslWPu+_&0($&eWV7w6p;coWbs6vd$YYta&p4f2w+boU%DtX`m>wNBD9_w1hT>JMx7Et%H2#p(2qh_l7(SaK6&4>srO'
    '{*yHCj@y?1ZlXF<_pjUPY2}r13{my>HKlp_w@njCnS6Q=lX7eKr{+(O<BlpXOW0N3pQNl?{`6vJqqM2E{ESaGXYBfx*8Y_zXUFSH'
    'heZ5$Y1kiPd7Rg)^!{f=VDF*k6o%V%t_5p~T3KdpD)F`zk-EFbon_1OGbK49%Vp*lI6Iz5SQu=1Cc{1K`O~OV2cB=b!qS<u>$6bJ'
    'TSM)fx}Sz=`(Ey1NXhb#(PujJ*?FC{#KIEo+plvj9k{e~m%{DYPd)b?61cr--vuSdsrqs4t$CNu<#}qPiFr7&&%3y`^xWQ^cb=9$'
    'Q#C3-t^Ut)#q`n%zduxFJ)3*R<Mg+gZ;P*=;>%b0!uZW&w~uhT-?3e*{_bAzjI}lSNYBB>K5Ky%MXv6-C)y6GpZv?b|IZ2b?OgLZ'
    'w$;16JP>{7?EJg0zwSM~JbsGm<KvNr>At7t&gQ)E^T>iX@=s?-_MYE#d&A?kR@1nR-acP6XHVKodwcu+cKd+@h_<)0-@kwVK0AAR'
    'J0NXq58{D@fh0)9e*1m<_Cl2Iv)>0)xDTiSqy{Lp-xerqzu#sLQ13pdc_35l?f2O41t|t90oeo81F~r^L>EYnJ=AazWoHinMT00h'
),
    output: [0.63046706, 0.910669, -0.687018, 0.36700398, 1.161468, 1.751256, -1.409063, 0.749512, -0.90288603,
    -0.98944503, -0.828147, 0.812876, 1.449096, 2.045928, -0.88675094, -0.21366699],
}, name='same_strides_beyond_filter').AddNchw(input, layout, output).DisableLifeTimeVariation()

# Rows enough for several threads, which share those that taps reach over.
# Expected values: float64 formula.
input = Input('input', (F32, [1, 41, 3, 1]))
filter = Parameter('filter', (F32, [1, 3, 2, 2]), [0.415, -0.022, 0.177, -0.167, -0.141, -0.735, 0.424, -0.534, -0.473, -0.462, 0.762, -0.467])
bias = Parameter('bias', (F32, [2]), [0.034, -0.04])
activation = Int32Scalar('activation', 0)
layout = BoolScalar('layout', False)
output = Output('output', (F32, [1, 41, 3, 2]))
model = Model()
model.Operation('DEPTHWISE_CONV_2D', input, filter, bias, 1, 1, 1, 2, activation, layout, 2, 3).To(output)
Example({
    input: packed('<f4',
    'c-mu_+}IfM!BX03Rf5x;U4<uOE;39!`!vb&&CwOr<szDm)eP$M#P3ebV%zcf!{v!7amrgdzepZzti76|*(%Z*6J+?V)#<AK<1aTA'
    '8|9zMAI^GXc$ekVhhDb)MZJpl_bdBzJGZFrDO_|i;c430MYa*vmwlE+i5#x(x16_)L1OCE$IG|qCwzRGaKzKLtY3-Y?U@S#TLKl1'
    'iR@b!GgXAa@cm7dw|g4pmM-^wYrX6C3CF)Ir>5FhSjW6x=h(l4qvmx&#oeWU&uy66dZG2}o<I(juuIFQHww8<-(c$h^3Zd~6Ko~6'
    'u4PXzq@8i)vb^tWK09UISCK<o-hXCbQEp!9c0*P*=t3&P8Lod!(F<yLoNoM(m~fl#|MmNu{T96VuJ<kG%G0mEuPODc-+8iZg2=Xo'
    '%3pu3*PqC~;M2Y}{{vk+RerZz|KyyV^!kN~g%8`gv(xgHHixZS^pE#h>Fxt%8-=^V<O~+M`5gOx<@_SgBhu|F{(aS0Zo6;ae!G44'
    'K(No&#@>GazWw|6136&4AB;eR{eB1m61M{~_U^X>vhD2c_JalXgZ1wNii4Oy8Ypc8k+QV|8fgPky$@n2#6Y0*-u(dQb^A~'
),
    output: packed('<f4',
    'c-kdS3rtg200pI4iwPe)=b*q81dDtoqgGb--YqZ)t_4bCrU98aVz7WALM&5=wupj&)jFsME#YIWwlEok0i%7lQi=nXtl)=_%0~yx'
    'Sur4k;vnumO>T1U`P_3(Xl9Nr!IVR!cbxvicGLMKEm#o6h~K|vSj=cvHFTN|`wu8Qx<wB|=m&xn;p@Iv-O5~Tu21_K@bd96$Ja{6'
    'pNgB@cmsdD(Kn5{>e-XzxA07)O#nYTyD7ZpmINoTrdMUk3(cc!p{3cIuGhA@TX^@K0tQ&})3#;J1ZBRYEYWvNwjn)>M@@Ci(Z%S_'
    'Wl6NTPqeSwu@vqPkv~a;XI9>tT_T!vi`gD^ONYyPe@XtU^7@e4vLm-n79t2;r7^^ESQD2ZG*=xQE0N0{K08oh6#4GxJvOR)HBC=j'
    '+LBL{iVK)+WB;f*SEBOc&nPOPn&psf3{pO(Z5;|)`+V+pKfNPSM)|UF-N$dp>`bw{;U5*&{?WMt=ACbqxtr|QG{v8$Oht3z2J2Vt'
    '_Uvrjxd}F8n>CZ7IPJ09^j!kpAx`YPY-s$q&bi2p3Hz?DBXo}+kMEnM!pzCw!S7WEtKW^qJ(`Nqnx717?k)cQ#<VOud(G$8wzt$&'
    'EBnE&4565Csoysu)3U4H1bRg;&<gDC<G;FGZf}vq2pQJ(@AC5=?dj@R`MTg6*7mK^zLoyE>F7y$Me>>cS@+@0*xn}TojR4$x|F0#'
    '!vbDPRp*aCXrJ9%Q)AC;4Wa$(W=nl8y8e7wx+e2be-`L?*P-=nL}5HNgKFpM%`d;ZI37DtRJoh?uE*aZ9Sz94Xe@OQSMoC{itUbe'
    'YT#aUi(P$Q__v91p>KmvByp-XMX_0v6(Og*2q=wQ@ZRE7!4GB4{>L71+Lm<jlE=})5a*M%`LJqGO0%@3Iq*$aHJ;YalEevRd$E{f'
    'PGH%NR9gAfeqqg*l6HF*$$M(;#U~ygvL(;p6z*7PRv}vz-6x-6I)!>~6r3t9-%FKP7=!ipFIZ12m?zuv2I_k^nl5+W7?~Qr#{8HO'
    '$a3_G<$dCw)8dtGoxV5!1z#s?Il5mW*}RJB4S0AsfCPllKoAfo00e*pfP51W5Qu@~F#rNbq!9o;*JuRL2yrgZBZrXyTpT5!6o8}O'
    'NP{@Q5e3K)BY{Xr3Xn@G1_LB8<VBUpf<yu%3>dl%2<tIaKzeZiFb>*+1A+_Rw*&YU32`z9C*X%wdi;X~-uGi%45gt?0zo6mA}chY'
    '3LGcLpjc!B-TwpMmFHg'
),
}, name='dilation_tall').AddNchw(input, layout, output).DisableLifeTimeVariation()

# Filter and bias are parts of one shared memory.
# Expected values: float64 formula.
Configuration.use_shm_for_weights = True
input = Input('input', (F32, [1, 4, 5, 2]))
filter = Parameter('filter', (F32, [1, 4, 2, 4]), packed('<f4',
    'c-jGg0Du2fi`_9h?vti}f&3Cy=N}RXbEdRy&EJPF#pzse44yUPY$OQZd>ET*m8pXc`-Ow7Xq(9A%ug2GASRDJ0`Fes2L>z;|764*'
    'gK@yE>1)885k$6I%q`jEuyMjFYbUxszrQ~}K0iA@KE6J_K0ZFaKfOM`K0iG^J-<FbzrDSwX*`w'
))
bias = Parameter('bias', (F32, [4]), [-0.731, 0.548, 0.11, 0.382])
activation = Int32Scalar('activation', 0)
layout = BoolScalar('layout', False)
output = Output('output', (F32, [1, 4, 5, 4]))
model = Model()
model.Operation('DEPTHWISE_CONV_2D', input, filter, bias, 1, 1, 1, 2, activation, layout).To(output)
Configuration.use_shm_for_weights = False
Example({
    input: packed('<f4',
    'c-jjy4>@?<)V{m*<eZb;UyfEf-R!Jib2o_PVSkb}%hjyH4<Rq-Y|+(R#@G4y)Z#ePoY!SX%5wfHyi7Rfm?fjKBdqF>!2Pg_J+{jq'
    's~tJ9DQ5Ot$Egz^Se;ugxUb>g@+%F?jvoJT=M~#Mz9(BH^4G2W(seC$VZ*f8{wMqG_wTp22P3<EHuiQv77*;S+iwSy*awsaL7)-<'
    '9;{WM'
),
    output: packed('<f4',
    'c-jF#0l)rRD4#Yzv%(3dcE5aPGv27118W$4&?-yms|~Ob+i=Xk%Vb+LfI4&X2<%LEiaV;0IAs)7VZG{fE8bw51H-p#(tx$5Mp9&M'
    'ZACW=W`a8=ya39|Tg7Q7?DHfO5F2W5UbuU&ws9Y!<W<>Bsbub%Ww8i>c5@Bx1D+iB<89Y%`PQ+3r8PcaFUVPPduT<}Iq$;kKzimB'
    'R@EuE3|+%_2v!<}Hy)M1_j}W9$+<en(lDQCQW?%V9Ywf<x5flNH>c1R5SJG;(X6@7l!<|b2g)epHV#<9w@d>;^0vJpkG`15ZLBKE'
    'p=-qfdks{-Kfgb~KtDb|zCS;}KR-XeKR-UeK)^r0KtDadzrH}gK)*jfzP~>}zdk=dzdt{}z&<}eKR`dezrR4gzr8=ezdk>|Kfgb}'
    'zdt>|KfXWoW|tT'
),
}, name='in_pool_float').DisableLifeTimeVariation()

# Results on both sides of every limit of a fused activation.
# Expected values: float64 formula.
input = Input('input', (F32, [2, 4, 5, 2]))
filter = Parameter('filter', (F32, [1, 2, 3, 6]), packed('|i1',
    'c-jFZ0Nelc5dHi4{R0B?5d9GH5b*{24FU`T`}6ep3<~w|4)z554e}0fniBi', 0.0625
))
bias = Parameter('bias', (F32, [6]), [-0.6875, 0.0, -0.125, -0.0625, -0.5625, 0.75])
activation = Int32Scalar('activation', 0)
output = Output('output', (F32, [2, 3, 2, 6]))
model = Model()
model.Operation('DEPTHWISE_CONV_2D', input, filter, bias, 2, 2, 1, 3, activation).To(output)
Example({
    input: packed('<i2',
    'c-retxP5eo!Se4frn1c_`XBqL?pV#7_MU<!Grnm_5AUzny1qrfE7D{^2Zy1HklEEqR=Yz24eKAz_neSf>o;9o_iy{houb@!Et{50'
    '9}0h=yoQm1;s5{tApD;Jjv2rJCIDtb#GsP@VO)qJxC{sa08I!?E&', 0.0625
),
    output: packed('<i2',
    'c-jGw0B`>f8Ud|+Zs&sE35zwlfbj;Of|#HJdC(jvv`P-tUXpw%AN<)oq^CnVIv`w35pKKBN_K;h0*(xEBXOynMy<-WY#BOvntez8'
    '|NZ;|0s{H}`U>*%5e5440{02~^!@wx2l5Z}3H}8P`uh3>0QLj=|Mdb31n&>`{R#d2009Q@3HA>I1N8&^3Ht*9|MvqvPDR-', 0.00390625
),
}, name='activation').AddAllActivations(output, activation).AddVariations('relaxed', 'float16').DisableLifeTimeVariation()

# No batches in, none out.
# Expected values: none: the model must fail, or its outputs are not compared by value.
given_scores = Parameter('given_scores', (F32, [1, 2]), [3.0, 2.0])
given_boxes = Parameter('given_boxes', (F32, [1, 8]), [2.0, 1.0, 9.0, 7.0, 0.0, 0.0, 5.0, 6.0])
batch_of_box = Parameter('batch_of_box', (I32, [1]), [0])
scores = Output('scores', (F32, [0]))
boxes = Internal('boxes', (F32, [0, 4]))
classes = Output('classes', (I32, [0]))
batches = Internal('batches', (I32, [0]))
input = Input('input', (F32, [1, 3, 4, 2]))
no_batches = Internal('no_batches', (F32, [0, 3, 4, 2]))
filter = Parameter('filter', (F32, [1, 2, 3, 6]), packed('<f4',
    'c-jGw0B`?J!2-v=iGdQ~UKB*bCm+`z8xlK>iS(xSec5eu(XOEWvPM*5$}3BsL6w7gx~_}$F@>XrFN5EgLH(O3KhEc9B1an3ownm}'
    'VF!2GAY(w3NhfS5C`)h)UBHh{U=&0=wf7rQo1riGZ!<-|zrVk}zdyacKR-XdzrVgeKE1xbK0iFaKE6M{zCJ!azdt|CLq%)'
))
bias = Parameter('bias', (F32, [6]), [-0.988, 0.021, 0.825, -0.852, 0.113, 0.381])
activation = Int32Scalar('activation', 0)
layout = BoolScalar('layout', False)
output = Output('output', (F32, [0, 2, 1, 6]))
model = Model()
model.Operation('BOX_WITH_NMS_LIMIT', given_scores, given_boxes, batch_of_box, 100.0, -1, 0, 0.4, 1.0, 0.3).To(scores, boxes, classes, batches)
model.Operation('ROI_ALIGN', input, boxes, batches, 3, 4, 1.0, 1.0, 0, 0, False).To(no_batches)
model.Operation('DEPTHWISE_CONV_2D', no_batches, filter, bias, 0, 0, 0, 0, 2, 1, 3, activation, layout).To(output)
Example({
    scores: [],
    classes: [],
    input: [-1.181, 1.91, -0.492, -1.245, -1.422, 0.007, -1.062, 0.995, -1.225, 0.619, 0.859, -1.09, 1.793,
    1.905, -1.719, -1.489, -0.683, -0.064, 1.164, 1.541, 1.495, 1.048, 0.561, -0.675],
    output: [],
}, name='zero_sized').AddVariations('float16').DisableLifeTimeVariation()
