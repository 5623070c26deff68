# Licensed under the Apache License, Version 2.0; see LICENSE.
# Written by 'python -m corpus' from corpus/families/convolution.py; do not edit.
#
# CONV_2D of floats: geometry, layout, activation.

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
filter = Parameter('filter', (F32, [3, 2, 3, 2]), packed('<f4',
    'c-q_c=dh6Nrim9P@9C6WSATi(jFU%~NyhlCI=<jw^`A6#!!);Ak<Tl?HgnB=t0Yn4$l{*mE0I^GFq@@6>7%#QDUp?Fh8$_z?AQJM'
    '_<~_N|DS4>VufprGD#^yb^=GHH5n9bU$2-~=+>d*CcIUBpY1+-Al$#-em{@^)7Ja!_S@Up?b~l}Z)Xd{_5hL=LU#'
))
bias = Parameter('bias', (F32, [3]), [0.908, 0.739, -0.923])
activation = Int32Scalar('activation', 0)
layout = BoolScalar('layout', False)
output = Output('output', (F32, [2, 3, 2, 3]))
model = Model()
model.Operation('CONV_2D', input, filter, bias, 2, 2, 1, activation, layout).To(output)
Example({
    input: packed('<f4',
    'c-pHst~8DM@KQCmea^0<A_?7RXFZQ_+0uUYFkdCt(cX1I=fj@LE}OP$OMiLRwk_Ij7iT!t7v^r-v+cv_UmSi;(x&+jU5>WTde|KF'
    'g-^WmvASlK@yocB<!Wrt#g2F?tb3YsX6A3p?h|5XzUscbt}xww$9KL9QL~*to;b8`&*u~E+m!MWvTUEvE&05BVcnXf1pPRns%{0b'
    'nN<gN{MEhbxYRIa&*HRMyW0XAtxrDqv!VS#`kk9ApX6-Y*^_Z;nev8pivJ$Jy~Lt&`qH(l@4x&FE8G10Q0g15-TuXY)vkK=7^Keq'
    ')x6}*hm|w0c*T7Y%9|klBHwQRe*1lP_WSJj1HnEJy%)r^v)^xLYrAj1Jy;y5#@>FP&3=0zy%$LCx8DmCu;0IDKTr^)8;HS5?Dqoz'
    'YWS_H'
),
    output: packed('<f4',
    'c-p%=cY?b3^_(SvjYUoAiK;(M-k$t+y?FYTnM;f;>%7$D94ET`G`gzoYrcrXTwCGsakm``e{M9NedhP|<vZ^Q#~qgHKC->Zo3Gn!'
    'pV?I=*wZA;azI}2mc{W-qe(0W6i=QtoAgfgBM(>59456{4)zBQ?6(J!_Vx}3><-vD02%uoKq5eL{{j2`2M*W)0FnShqy'
),
}, name='valid').AddNchw(input, layout, output).AddVariations('relaxed', 'float16').DisableLifeTimeVariation()

# The odd padding goes to the end.
# Expected values: float64 formula.
input = Input('input', (F32, [1, 4, 5, 2]))
filter = Parameter('filter', (F32, [2, 4, 2, 2]), packed('<f4',
    'c-jGg0Du3e!w5I!F-Bq;3~j;Pg@INr<5E<x85#0qITtywIclE9^{k1|2(}Oe0_Vyk>y-|&rMTmA1O(DMwAr+Bw7l;t=v+ZUtn*mb'
    'Yx`ja(If4hJDvq-RyHkP2+qhTNc5*aK0iM{zCFIaKRv&{K0iJ_KR&;|KR>^|zdk)bKEA#YRXe='
))
bias = Parameter('bias', (F32, [2]), [0.356, 0.62])
activation = Int32Scalar('activation', 0)
layout = BoolScalar('layout', False)
output = Output('output', (F32, [1, 4, 5, 2]))
model = Model()
model.Operation('CONV_2D', input, filter, bias, 1, 1, 1, activation, layout).To(output)
Example({
    input: packed('<f4',
    'c-mXH$SI7YaMs-|5p1*O?3vcs9o5;)!gKPx?W~uT=C>E!Zr;MjCOgNL%iT4BZ;kCtl@peYGmn%wPt8ejJP^iI_MK~{+RM(Lu0Ic)'
    '&~1!5!gbwoS!%8f*Uw{NPnN!X@R)lu`|A&@_U-;>93E-7tZ`ph-6^q6Q<of={@8y1KKp(4_WSqSgNVIAydQ||K=eL4JA1o*_O^S0'
    'B6a|rVo<F'
),
    output: packed('<f4',
    'c-jG=0AK&Fy>!GWh#1OFlmwqrz8BYX&rL;S+P%W(E>ZY3vC-aVAwhF-ojCZ4|0O_O!Mbhn!)YO$!tGFKO^De&|9DI{+kG1*idV(4'
    '=9y=$;XI3uxl?XF4%(5DGmp@<gwmeff^cFE6wU)R?gut3j}R7A8|WCks<awFz`#I2K)%2~K)ydezdk@ez`j7hKt900Kfk~~KRv*|'
    'K)=AhKfXYXw@)<'
),
}, name='same').AddNchw(input, layout, output).AddVariations('float16').DisableLifeTimeVariation()

# Padding of strides.
# Expected values: float64 formula.
input = Input('input', (F32, [1, 7, 5, 1]))
filter = Parameter('filter', (F32, [2, 3, 4, 1]), [-0.954, 0.267, -0.841, -0.012, -0.368, -0.87, 0.811, -0.75, 0.566, 0.144, 0.646, 0.72, 0.977, 0.42,
    0.235, 0.935, 0.668, -0.151, -0.102, -0.474, 0.066, -0.4, -0.212, 0.067])
bias = Parameter('bias', (F32, [2]), [-0.663, 0.482])
activation = Int32Scalar('activation', 0)
output = Output('output', (F32, [1, 4, 2, 2]))
model = Model()
model.Operation('CONV_2D', input, filter, bias, 1, 3, 2, activation).To(output)
Example({
    input: packed('<f4',
    'c-mtqKYw3-PixFFp0kE*sy}!{6ems&xqsO>LG$WU%ZK|)&vI;G*!SJPwd8gGY^F0Djcmb8>o&ZVc<k?M{4}QG!j`J}lh3R<(I9_#'
    '?rPz{Ni45>?uZ_IeA_)J#%1f-OTq^FKR0od%zE)>&ocXc_V#vr?Ds=}t-am;{r2|zfK2=SU_l@S00B)%69'
),
    output: [-3.1037421, -0.625737, -3.932671, 1.805821, -1.560598, -0.562282, 3.356739, -1.3309209,
    -0.84408706, 1.31484, -0.111136, -0.936476, -0.76163703, 1.0494719, 0.27715203, 2.807132],
}, name='same_strides').AddVariations('float16').DisableLifeTimeVariation()

# Four sides.
# Expected values: float64 formula.
input = Input('input', (F32, [1, 4, 5, 1]))
filter = Parameter('filter', (F32, [2, 4, 3, 1]), [0.974, 0.432, -0.908, 0.399, 0.495, -0.788, 0.677, -0.929, 0.33, -0.449, 0.534, -0.67, -0.814,
    -0.477, 0.409, 0.969, 0.268, -0.586, 0.004, -0.162, -0.237, -0.681, 0.764, 0.724])
bias = Parameter('bias', (F32, [2]), [-0.188, 0.623])
activation = Int32Scalar('activation', 0)
layout = BoolScalar('layout', False)
output = Output('output', (F32, [1, 3, 4, 2]))
model = Model()
model.Operation('CONV_2D', input, filter, bias, 1, 0, 2, 3, 1, 2, activation, layout).To(output)
Example({
    input: [-0.018, 1.149, 0.63, -1.024, 1.049, -0.449, -1.265, -1.356, -0.342, 1.207, 1.334, 0.367, 1.108,
    1.844, 1.502, 1.579, -1.6, 1.612, -0.175, 1.38],
    output: [0.81567603, -0.9052929, -0.625096, -1.354955, -0.26029596, 0.34609708, 1.153502, 2.078811,
    0.33250695, 1.467354, -1.733598, -1.079561, 2.750724, -0.840981, -4.839828, -1.9678749,
    2.097457, 1.4975572, -1.168439, -0.028144043, -0.7287979, -0.465892, -0.20689294, 0.16226593],
}, name='explicit').AddNchw(input, layout, output).AddVariations('float16').DisableLifeTimeVariation()

# Channels only.
# Expected values: float64 formula.
input = Input('input', (F32, [2, 2, 3, 4]))
filter = Parameter('filter', (F32, [4, 1, 1, 4]), [0.711, -0.882, 0.61, 0.383, -0.324, 0.249, -0.958, 0.767, 0.336, 0.936, 0.843, 0.012, 0.679,
    -0.997, -0.412, -0.267])
bias = Parameter('bias', (F32, [4]), [-0.519, 0.486, 0.148, -0.093])
activation = Int32Scalar('activation', 0)
layout = BoolScalar('layout', False)
output = Output('output', (F32, [2, 2, 2, 4]))
model = Model()
model.Operation('CONV_2D', input, filter, bias, 2, 2, 1, activation, layout).To(output)
Example({
    input: packed('<f4',
    'c-p&oU*ze$Zqr=#W%dcye1-q2w;VspmM}}V*W<MQ64hN_mZ-<fvo@WqoEFmE`@B0hLCJsJh4(pe&kbjrKE1DNdqw1gw?gC7nVY6R'
    'TzI#D&GT=8VgLL4aT2%F9_LK|o%8&u^jY^s>gl_7|2Q%)p#RdV8-CZWPY@NDd3N2d)-SP&Yg+zhB&qlBVzE@4+Wzn7@@|9u_ICFB'
    '_S^2W-)*;dpS`{PelXkzL|}%!-TwXi?SLeR4Uz=_RwiO#'
),
    output: packed('<f4',
    'c-pHDh!T?v-1<~gROi*M3H@{aC#alTHLGElGP8kl#}9!n(LA2!FujLYPMKa-x-OgI<MDEO_s{<KUk=`K^H_f5Xye287Zh8*w)LIm'
    '@butg31iSz=wGb(c**r=b8pSof6(W?-`@U!{XTmjayW2cpWS{S&mKhWx3%97l(Pc>wQD}T'
),
}, name='filter_1x1').AddNchw(input, layout, output).DisableLifeTimeVariation()

# One result an image.
# Expected values: float64 formula.
input = Input('input', (F32, [2, 3, 4, 2]))
filter = Parameter('filter', (F32, [4, 3, 4, 2]), packed('<f4',
    'c-qsATf+6Y`1Zt;>gB)uB2>S`#r?ax&hU-+lKV4Gx@FZ*yveY~SX%zmGMA{yOzTp*FYaM^?sia<r(C3ToB6se?HBJy>?mL0w8XS~'
    'UH|n(Pc?mPZ!-vaaO~JHYqD|Lws$<Xn|2jkUz+jrZJFV|x+F`szq@u_QE}%8yjkF%SGH|W*4uLoCC2)#mu7dTNNBrT=O~qg{oZye'
    'hH2lr$)7vjPlze`TgvT|N+^iSaX+-!^+Jp}*H4D#hil}DW=a^ReXe2Rvd#RfEIn~wOx%h4Sp_1FAtz7nIF`8PN1ko2(ZAv?HG9ev'
    'ij8ew>mJGZ&BD$o&p!LIpJs7l{%ZMjiM@%6WjAl@njEd?UmCk>xnpU8S(1L{^g4wDQZlU?H(iRC)$U(yZol7dubr*k{{43Q?Ckg3'
    '@38~YKwu9N*}reU9Z1lApZ)HAcKd<M{rmRW1JV9{_VysI-9B5OGLXF8zWugf1wh_j5O3dppeRri02w2-F8'
))
bias = Parameter('bias', (F32, [4]), [0.177, 0.7, -0.657, 0.285])
activation = Int32Scalar('activation', 0)
layout = BoolScalar('layout', False)
output = Output('output', (F32, [2, 1, 1, 4]))
model = Model()
model.Operation('CONV_2D', input, filter, bias, 2, 1, 1, activation, layout).To(output)
Example({
    input: packed('<f4',
    'c-jHL06+g~i~57SIVn5U(d-09BNrtG{uE^LHBN<U_)dS_8w7j&$4&s%(G+uNZ(c%b#l@VwY<|FWv|QhKB2iYh+t~(z)UG?yUSjLK'
    'Q(|f)FIE((OJV?cBCcqW61rf#ARxrl2P#UFxUWxXo4D??`3_-~__v?^+R*VdV-URNUB0eyhtNPt%f}II!--|&pn!nCKR-UbzrQ}d'
    'KEFRcKfk}dzP~;{KfgaezrH>{zQ4V{zrMe}Kfb=cK0m*|zdt{Yz+v+'
),
    output: [0.54840606, 4.199225, 3.266126, -1.4879389, -0.39975792, -2.523994, 0.5404631, -0.52835095],
}, name='whole_image').AddNchw(input, layout, output).DisableLifeTimeVariation()

# A filter of one row.
# Expected values: float64 formula.
input = Input('input', (F32, [1, 1, 8, 2]))
filter = Parameter('filter', (F32, [2, 1, 5, 2]), [0.637, -0.623, -0.358, -0.774, -0.617, 0.346, 0.606, -0.207, 0.995, -0.654, -0.59, 0.857, -0.229,
    0.26, -0.142, -0.069, -0.954, -0.934, -0.574, 0.3])
bias = Parameter('bias', (F32, [2]), [0.818, -0.807])
activation = Int32Scalar('activation', 0)
output = Output('output', (F32, [1, 1, 8, 2]))
model = Model()
model.Operation('CONV_2D', input, filter, bias, 1, 1, 1, activation).To(output)
Example({
    input: [-0.636, -1.727, 0.212, -0.287, 0.889, -0.477, -0.404, -1.864, 1.753, 0.107, 0.983, 0.573, -0.874,
    -1.967, -0.37, 0.09],
    output: [1.997264, -1.185101, 3.606829, -1.850569, 2.736757, -0.976022, 2.430617, -3.484298, 3.118128,
    -3.95012, 0.05379401, 0.1915261, 0.6884101, -1.296947, 3.181972, -1.1608529],
}, name='one_row').DisableLifeTimeVariation()

# A filter of one column.
# Expected values: float64 formula.
input = Input('input', (F32, [1, 8, 1, 2]))
filter = Parameter('filter', (F32, [2, 5, 1, 2]), [0.112, 0.196, -0.746, 0.929, 0.464, 0.433, -0.704, 0.067, 0.54, -0.457, 0.759, 0.496, -0.231,
    -0.758, 0.337, 0.672, -0.03, -0.383, -0.22, -0.032])
bias = Parameter('bias', (F32, [2]), [-0.127, 0.506])
activation = Int32Scalar('activation', 0)
output = Output('output', (F32, [1, 4, 1, 2]))
model = Model()
model.Operation('CONV_2D', input, filter, bias, 1, 1, 2, activation).To(output)
Example({
    input: [-1.153, 1.755, -0.961, -1.351, 0.821, -1.452, -1.427, -1.216, -0.643, -1.885, -0.816, 0.533, -1.37,
    0.325, 1.003, -0.849],
    output: [0.44250998, -0.905338, -4.007302, -0.376872, -0.028614007, 0.203451, 1.307796, -0.011372961],
}, name='one_column').DisableLifeTimeVariation()

# 17 channels, one by one.
# Expected values: float64 formula.
input = Input('input', (F32, [1, 2, 2, 17]))
filter = Parameter('filter', (F32, [3, 2, 1, 17]), packed('<f4',
    'c-lKFblt_2CqGPif%Rc!X^+VqES6s~go=*~{5sEb@bpt<mxwgCES|VU`Ik!tx}EI%|K&f<T6eHK|8T~vd26=0DDp6UvE(uI^Z6I^'
    'Y4VPzif32t3Hh{)$@IfS^MJG0S0w~o&;3(cE`6qXad#Y(5Z`U7`(JPCKa^M#w&m}{<_zzMy6;S<7GAjBZJD-h57RDJA>YXnISHnR'
    't_UsN<9=$N(ASAG-^+aN-oT{&cMB6olKGYXOA>MyHk|ob^7zth?YQM{JA2P8{`j<a@$;3F_v!066zE8CGq0`W*I)57)+*&rUPp<p'
    'f}pu&R<Spus#E0}6Sd-!*Pda{P8K_tKdswp(R|zFA)|b=2CwDvsM<H5xZAIIyj~-~xx-2K2<xMuGna%_by?D_+GHBdbqX$B5D)nM'
    'afbX|dob9$&vw7PovrQu{rl|g?DyLP$^9Vl{rl`}?d^a7$lPydw+AR}wQs-Oep?%$s=Yuh`+&^7`}XeJzYiq5Z~xwX`|S3El!A-_'
    '>IRyy&u*U$00Yp#>H'
))
bias = Parameter('bias', (F32, [3]), [-0.707, -0.389, -0.379])
activation = Int32Scalar('activation', 0)
output = Output('output', (F32, [1, 1, 2, 3]))
model = Model()
model.Operation('CONV_2D', input, filter, bias, 2, 1, 1, activation).To(output)
Example({
    input: packed('<f4',
    'c-pg0o5(ZydULVjV}Uo_`2x3t*mMh*J(Mh#yzKEX|7wg|Q2oP7bD!=v|CmC~%Wg<<t3A2tIm4bTx8lj>6Ax>ub6vd4aQJ@OTPBIc'
    '2QoG+jR?#Uiuk#sag*)rDwYfu--lH~75&?GWL3TFG|vgVqW$=LRFU;I`?9&e8A|qS%aG`N`!&Y!x{?aRSN?B%UQgNZOR#A6&mYqt'
    'ch1|_+Ph2TirK|)n^u`HpL8;ovk_5K?7TiBV*1nOCnweyFYP;@*--ptvtUbOOvii<<!-hKKlbn6Z*OnE-)^5RkOm<Tw%flCBnlR?'
    'wYLNE?e{|@_kpN=`$4)ugq;mg<$eH1y@-+'
),
    output: [-3.0703268, -1.114828, 5.6128273, 0.7637827, -0.9366729, -4.3113008],
}, name='channels_17').AddVariations('float16').DisableLifeTimeVariation()

# 17 filters, one by one.
# Expected values: float64 formula.
input = Input('input', (F32, [1, 2, 2, 2]))
filter = Parameter('filter', (F32, [17, 1, 2, 2]), packed('<f4',
    'c-jFF0q_3J5_<^2F$}}HpkO&O8}uzNc@!y!#nBEcAL+Ko-~Q>7=lF+<GvB<ff7>@321?IZ*T*q|8|Un<?5fkS3Tlz`H!niWgA}aF'
    '2m<v<8s)SzFa5IJ>8@NBAR;Y?g(mY$Pt+zD`%@NdGf#9!YWayTfeiOKqe}>tFZ)qPQSnW3*SzihiQQmqU~U|ttm`NYFObMH-PC<V'
    're_aX5F2t9EAjnTjaab+X=7PO6Acq#ygtEQH6nAgP&e!Y-3hp%SaPDMqjY?f0c2&rKfgadzP>)czrMaczCFJ`zCS%ZKR-V{zdk)b'
    'KEJ*`KR!P{zdpXbyuUs^zrVk{KR>=dJU=}?KfgXczCXS`Kfga#@qSY'
))
bias = Parameter('bias', (F32, [17]), [-0.1, 0.002, 0.816, -0.767, -0.707, -0.202, -0.379, -0.823, 0.741, -0.401, 0.339, -0.481, -0.287,
    -0.578, -0.21, -0.245, -0.354])
activation = Int32Scalar('activation', 0)
output = Output('output', (F32, [1, 2, 1, 17]))
model = Model()
model.Operation('CONV_2D', input, filter, bias, 2, 1, 1, activation).To(output)
Example({
    input: [-0.721, -0.564, 1.167, -1.705, -0.007, 1.762, -0.448, 0.217],
    output: packed('<f4',
    'c-nJpZ+m`EH1b%KDvy$+m{*cq&rb~j&m{qC#6rX7a{qn6)H%0k?P`_awNE}ppS9rn`$_DH@SM+%i;My*Zq66DR^GO_X)|-w_bJPE'
    '=lpHU?N>|rsXQ-=Ve|T@*DdeMNFOx6Y~}c9>4XFO?d|vOx7)veACR%{fc*i7ef#$Bx8J|l0Z4!$07dFVLI'
),
}, name='filters_17').DisableLifeTimeVariation()

# Taps apart.
# Expected values: float64 formula.
input = Input('input', (F32, [1, 7, 6, 2]))
filter = Parameter('filter', (F32, [2, 3, 2, 2]), [-0.29, 0.204, -0.981, -0.414, 0.281, -0.742, -0.623, 0.267, -0.013, 0.367, -0.99, 0.719, -0.581,
    0.81, 0.312, -0.707, -0.774, -0.611, 0.059, -0.728, 0.782, 0.795, -0.285, -0.526])
bias = Parameter('bias', (F32, [2]), [0.751, -0.156])
activation = Int32Scalar('activation', 0)
layout = BoolScalar('layout', False)
output = Output('output', (F32, [1, 3, 2, 2]))
model = Model()
model.Operation('CONV_2D', input, filter, bias, 2, 1, 1, activation, layout, 4, 2).To(output)
Example({
    input: packed('<f4',
    'c-l*o4OutYkYf)E-@fjL?NLX+2<_WsxQ=Pr*{sTcENtypbDhqgkFecm{G*;>OUeSx`ufvBF0D~}EFagO{bs#v+PuTfFY}e3p1*lg'
    'd-61=`fX7z`K57bQIFjvIM$Se>CVro5=&9|+dO|Rhr9OdGkacM32PLqc%Jb6yCv6r<KQfY6V_5OSy>BrbiYn1*|Ie2jK=-h&hNh-'
    'P!qa+;rqF=b_wT%tj{UkLX&r~J-K?3<<FbVeV1lE-_m(|!;}eD`DY$pUvlQlu@(Ei-qfuA`uVcR^jVib+Z=dypZ~m#%~rddi`K#&'
    '-7;_X=pX4`zG9ak^UO<^r@s^1lASu|@9rMu8JYI`_S^5bx3}L1W`I~g29RZAw;u@hf#mG=14Z`R?X$PDx8Dm=WM^*+Qo4V?we7xr'
    '_V#=1_k*?A@3jYU_uB&ijP0<Z'
),
    output: [2.0490382, -2.650081, -1.1388252, 4.0717998, -0.013253971, -0.8572769, -0.28871706, 5.99452,
    -0.11923204, -2.9999762, 0.014715946, 1.7907751],
}, name='dilation').AddNchw(input, layout, output).AddVariations('float16').DisableLifeTimeVariation()

# Padding of what taps span.
# Expected values: float64 formula.
input = Input('input', (F32, [1, 6, 7, 1]))
filter = Parameter('filter', (F32, [2, 2, 3, 1]), [0.562, 0.091, 0.186, 0.104, -0.649, 0.781, 0.202, 0.447, -0.399, -0.546, 0.828, 0.952])
bias = Parameter('bias', (F32, [2]), [0.06, -0.525])
activation = Int32Scalar('activation', 0)
layout = BoolScalar('layout', False)
output = Output('output', (F32, [1, 6, 7, 2]))
model = Model()
model.Operation('CONV_2D', input, filter, bias, 1, 1, 1, activation, layout, 2, 3).To(output)
Example({
    input: packed('<f4',
    'c-lL<<2;k`MEd|faoa6d?UP!CzAVz-mgZ!bvg*xQm-ZR+Zf~2>{`~35t0!$0<i2YgzcuaEy~%Z=!c^dO^IzBY&uIx9)*l1Ubc^M^'
    '|M@vj?DvJTiZZSPs*~9#*Zeat^1FU*W!#UC4qK)zt5s9=d0(`GCuirS<MaM5lHAGkFZ18^{rm0h_S*r;eRlTyKpcA@(;f)+?*|G4'
    'd3GQ+NCW_7VpWR'
),
    output: packed('<f4',
    'c-jF_0k8hAB?$vSW~wNW1)^~R-kVE8WKc`gxzz9^c;RWn)H(cWXinJm<VHV(M|6FZcCoX1V3Je2PW&mGkD5^;6!zd_FkN-QiwKBf'
    'boOscKL#O_sWSR^uobl#ki0k5{3RE4_my&dUQzJ1d_MXt(mse(ynOtJc5$AF#|hvb(OZ)ao|Q{EPXj*KofL=XZO&qYvvV?anx8uS'
    'X+QEawNS#WG52z$dBml=`F|Lf+qGIH>LX#wwyn5`xdrALKmp*I9|Fn)IvAs&8C4?V_}YW(lU}-3`2KrgC@$Q*5YMED4eooSuCjNd'
    '5q&%bb|DpD<#<g5qSL^8NCj0tzr8@ezCJ%czrVgcy*|D_Kfu1gzdye}z`wsfzCb*`z`j5~K0Uv@Kfk}fKE1v`KR-XdK)*abzdpY{'
    'K0ZG_zdygfzdpY{zq>xazCOP{Jios6+@@>'
),
}, name='dilation_same').AddNchw(input, layout, output).DisableLifeTimeVariation()

# Taps apart, and padding that differs on each side.
# Expected values: float64 formula.
input = Input('input', (F32, [1, 6, 5, 1]))
filter = Parameter('filter', (F32, [2, 3, 2, 1]), [-0.069, 0.787, -0.089, 0.491, -0.361, -0.337, 0.159, -0.234, 0.753, -0.218, 0.524, -0.317])
bias = Parameter('bias', (F32, [2]), [-0.292, -0.693])
activation = Int32Scalar('activation', 0)
layout = BoolScalar('layout', False)
output = Output('output', (F32, [1, 5, 5, 2]))
model = Model()
model.Operation('CONV_2D', input, filter, bias, 1, 2, 0, 3, 1, 1, activation, layout, 3, 2).To(output)
Example({
    input: packed('<f4',
    'c-ng@l(MTnp!<5rb=A{9CZ>HeR^AjchvE3-^ILK!=1)^=w)V{G%~||-G26o6w`m&2x92`S!r(3O{lxRPLe3W*=Ihv)s~c=BxX8LV'
    'X4##^H|H-^cyRrQ@wDG>nt$8xv)^yGf4}{HdoZxGx8J`HMC{*hXK!l{0Ff6v^8'
),
    output: packed('<f4',
    'c-l*v)T9#|{m<sv+(w(qCE4aLAG`0HQ$B}x_7oj?h4&q5l?U9Uop~l`+zAvlt8e<{5^Ak+QF{B7Y4ftoKePNeX`I=g++ovt|MuRx'
    'i(PY%#Gc6rjePrU{@?YxukeeC*ZL^Dd3^YY{Zr3X4c~j#<P^VsewIaU^OUPMUmjWe+uDtf-7V(Uul-Z!PW&iT5fR?feQ;iR!-bo6'
    '`S$zw+1uLfx3}AGw;u@h?YG~%A1JoZ&VIi=kOLI5+XrRs0}Aikw;uo$g=>f'
),
}, name='dilation_explicit').AddNchw(input, layout, output).AddVariations('float16').DisableLifeTimeVariation()

# Taps apart, and windows too.
# Expected values: float64 formula.
input = Input('input', (F32, [1, 9, 8, 1]))
filter = Parameter('filter', (F32, [2, 3, 2, 1]), [0.548, 0.943, -0.672, 0.473, 0.339, 0.912, -0.785, 0.663, 0.166, 0.569, 0.804, -0.688])
bias = Parameter('bias', (F32, [2]), [0.64, -0.015])
activation = Int32Scalar('activation', 0)
layout = BoolScalar('layout', False)
output = Output('output', (F32, [1, 2, 3, 2]))
model = Model()
model.Operation('CONV_2D', input, filter, bias, 2, 2, 3, activation, layout, 2, 2).To(output)
Example({
    input: packed('<f4',
    'c-s3Wutog%Hin2zPtRKVY)WyH&Q%q-=u@m;SUxAe{N&4i&7g~#PMgl}JKg^wsP)sFqw^kHH@^8}dwkWtce8#xy`L}nt(s-ms;C5w'
    'h!Z!xKQma)y>MoW`CRL5`p?-Sl*}{k+U`3dw69F<P|Oacn1s3C=Px|8e8=lcM-<*Ky+1W@C71Wd`86|xFZc_wXo!S)eoT3KW@p(u'
    '^InE8@11;paGsyPxp(!)nZHjSY{{}e&@4aC@N0jZ_57#&&9jbvJ+?3KE`!1G?)%C=K3@M`6g6M+@uR<w&F=X1@dT}&V83s_z5V_J'
    '`|a%a+uPaO@3Y?z<O7NQV8*_EAleQ{?AvDxR0Ec<x3}F3lDD%33D|?x+XDb4*_ed'
),
    output: [-2.073219, -3.1920881, 3.1410851, 1.1243, -1.7946551, -2.786263, -2.4343681, -0.20983392,
    0.11376302, 0.635517, 2.7614489, -1.57161],
}, name='dilation_strides').AddNchw(input, layout, output).DisableLifeTimeVariation()

# The argument list of HAL 1.0.
# Expected values: float64 formula.
input = Input('input', (F32, [1, 4, 5, 2]))
filter = Parameter('filter', (F32, [2, 3, 2, 2]), [0.364, -0.249, -0.251, 0.447, 0.594, 0.312, -0.129, -0.805, 0.945, 0.081, -0.979, 0.368, 0.286,
    -0.991, 0.813, 0.93, 0.873, -0.337, 0.095, -0.704, 0.889, 0.229, -0.26, -0.076])
bias = Parameter('bias', (F32, [2]), [-0.744, 0.166])
activation = Int32Scalar('activation', 0)
output = Output('output', (F32, [1, 4, 3, 2]))
model = Model()
model.Operation('CONV_2D', input, filter, bias, 1, 2, 1, activation).To(output)
Example({
    input: packed('<f4',
    'c-s3{sK}$ZqVrEB&+{O0moGjyIh0Ro+w-`@RmMC`akE?^u!t?9u{rnY726F=8;&`ye982C$Ib4)=I7SjE^9Ys>fZIT|AO_lEd>#-'
    'jh0gnJiidJYms)*?hO~!xHb3f%ek_1`I^o?v47fsb}qYgX#eCBcXu8u-Ll#1^dfuv{q}bI?f38B4<h&4+k==u_I{8Ah~95+3labT'
    'WEoV0'
),
    output: [-1.924244, -0.686993, -0.68807894, 1.9467701, -2.408622, -1.432535, -1.601248, -0.8775551,
    -5.6717596, -1.423193, -0.51475906, 1.0164009, 0.57585293, 4.050266, 1.6852059, 1.8419589,
    -1.8111302, 1.310766, -0.26054105, 2.145001, -1.2744399, -0.38749096, -0.75986403, 0.23904295],
}, name='implicit_without_layout').AddVariations('relaxed', 'float16').DisableLifeTimeVariation()

# The argument list of HAL 1.0.
# Expected values: float64 formula.
input = Input('input', (F32, [1, 3, 5, 2]))
filter = Parameter('filter', (F32, [2, 3, 2, 2]), [0.58, -0.356, 0.717, -0.586, 0.156, -0.317, -0.307, 0.955, 0.857, -0.7, -0.41, 0.683, 0.263,
    -0.129, -0.751, -0.221, -0.636, 0.044, 0.481, 0.754, 0.799, 0.745, -0.065, -0.521])
bias = Parameter('bias', (F32, [2]), [0.104, -0.739])
activation = Int32Scalar('activation', 0)
output = Output('output', (F32, [1, 2, 5, 2]))
model = Model()
model.Operation('CONV_2D', input, filter, bias, 1, 0, 0, 2, 1, 2, activation).To(output)
Example({
    input: packed('<f4',
    'c-otGnC<+;72EEAxv2Uk#ZRDGI&2w(qPZf6Ez7ofOZc3>HhzD5?6d!0CAL88qzDmxzS#^LIybE03j6%NK-YW5)#9Ghd-saWZv3%+'
    'L1dq;Zi<4?#!EKl^ZqWc4cfndpZ$LOef#b0ZTH#R?+0@C+k>F}ej6YU0E(14nE'
),
    output: [0.93470705, -0.89938, -0.13237195, 1.149231, -6.247044, -2.725537, 2.1463, -1.6560591, -0.11495503,
    0.647869, -1.1196231, -0.61520404, -2.334176, 0.004646983, 0.12448502, -1.5305591, 0.21246693,
    -0.70461506, -0.573816, 0.024835972],
}, name='explicit_without_layout').AddVariations('float16').DisableLifeTimeVariation()

# The last pixels are in no window, which is no padding below 0.
# Expected values: float64 formula.
input = Input('input', (F32, [1, 6, 4, 3]))
filter = Parameter('filter', (F32, [2, 1, 1, 3]), [-0.985, -0.136, 0.544, 0.619, -0.141, 0.012])
bias = Parameter('bias', (F32, [2]), [0.063, 0.523])
activation = Int32Scalar('activation', 0)
layout = BoolScalar('layout', False)
output = Output('output', (F32, [1, 3, 2, 2]))
model = Model()
model.Operation('CONV_2D', input, filter, bias, 1, 2, 2, activation, layout).To(output)
Example({
    input: packed('<f4',
    'c-k{QSh?cvZIM;yb>lv5@!BEXs=Xtj($9X&qGjg)QZ8Di%~_||u3r5nC27yB^Nm*p3bR(ct3JP>wtjN=0^9pS?K4z&6n-#2ZeMA9'
    '>g6$&pX)w;-?Zz}2_8B9*X?poUnZHJaGl+G#ad}g+7b5+Vum7t)&eCnzfY}*u-$X4M&x^ueU?Oy6qkRqSRR|4?eb1<)0dYUmuWxS'
    'r~c^iUC&;zLsQQNep|YM?ZUfn&%Px7_#b_uO+m5f=8Jh2^CLcY7H`h{IZNcU{lDTBU;ngRe{a55VP(_9r(A6tm)~1vzkmOJ`+fWE'
    '_wU<px8EKJfP5g!4kBu2ZwDgmZ9#HC5um&sP{qD|AYJ>xszCzw`|JRLE0&M'
),
    output: [-2.133722, 1.671676, -0.5018171, -0.15381, 2.5741751, -0.31055805, -0.380512, 0.619482,
    -0.15650095, 0.835497, 0.24159902, 0.492167],
}, name='same_filter_1x1').AddNchw(input, layout, output).DisableLifeTimeVariation()

# Several pixels are in no window at the end, which is no padding below 0.
# Expected values: float64 formula.
input = Input('input', (F32, [1, 8, 9, 2]))
filter = Parameter('filter', (F32, [4, 2, 1, 2]), [0.058, -0.51, -0.906, 0.716, -0.222, -0.709, -0.597, 0.919, -0.15, 0.092, 0.762, -0.969, 0.56,
    0.658, -0.402, 0.355])
bias = Parameter('bias', (F32, [4]), [-0.456, 0.014, 0.054, 0.691])
activation = Int32Scalar('activation', 0)
layout = BoolScalar('layout', False)
output = Output('output', (F32, [1, 2, 2, 4]))
model = Model()
model.Operation('CONV_2D', input, filter, bias, 1, 5, 4, activation, layout).To(output)
Example({
    input: packed('<f4',
    'c-lLe>*1Ecc2wQz$AatgN^2kQ__5{Pn#Y?S2HbCV3)z&rVav8JrH%RhtICUiyermLUc#mPr$1#E!=|*PSpofP{I18yZY!@9iTL5M'
    'Lj5V5?7!<_kM%{a?n*HJVY=Z*Smn2W)frzbm%XuNI^8^PQDOPy>Ur|w_Jt|-YxFbP+x6MLxUCbqAHy?ene>i%YtE}PNxv(5{&3sG'
    'Mg_x!V5!CLC)+QT3qDaJvvh7%ufN!~$8(<-o%sBB@>HQiANOSh*JQNcF1UVs<soZNhPi11GkXuoBrWcb`n=D6on`RDV}=(RqpmFG'
    'TY7h0h38Y_;JBh-zLy$TL?-^-GCPn<d*OliuD1ImMBcaFG_|!hmAN}nOzdvs-)-*A{{2ixX6wtnm-%j}tzYx6dslI;>4%Q1m+v<m'
    'Uvcy{>*8hmZ%O}O@|?GG@z?X!E57|LS#fyt)Jy9hZvOvpn&sTZGXqQi>nxZ*t>WhNt+xs`I6dk8fA#nl<*4i%O07p;Oz6GslK#_Y'
    'fid%{8P2-f_H?|{-EzWZN4WdcuItmZ>|NHid;hEJ+8-CSq&ISB%G8j@jtO&>Ry(w;ZGCPvc}4r(`}X#B_WSJZ_wNT{Ah~Zplm!w5'
    'leYW8;vf!4+-ASM4M-ZK&(3cDzI`A;JBR^b6YN0%EMjj5G0e`!4l1?Z-WH@1Xe>mvtsO)gP-d?kkY&5q9srLSC)@'
),
    output: [1.353528, 0.950442, -2.586154, 3.57836, -2.7441342, -2.297856, 2.73561, -0.34226197, 1.5894741,
    2.269023, -1.549371, 0.35582897, -0.62605995, -0.47468695, -0.317786, 1.840106],
}, name='same_strides_beyond_filter').AddNchw(input, layout, output).DisableLifeTimeVariation()

# Rows enough for several threads, which share those that taps reach over.
# Expected values: float64 formula.
input = Input('input', (F32, [1, 41, 3, 1]))
filter = Parameter('filter', (F32, [2, 3, 2, 1]), [0.536, -0.649, 0.944, 0.094, 0.909, 0.766, 0.13, 0.664, 0.504, -0.324, -0.625, -0.126])
bias = Parameter('bias', (F32, [2]), [-0.917, -0.249])
activation = Int32Scalar('activation', 0)
layout = BoolScalar('layout', False)
output = Output('output', (F32, [1, 41, 3, 2]))
model = Model()
model.Operation('CONV_2D', input, filter, bias, 1, 1, 1, activation, layout, 2, 3).To(output)
Example({
    input: packed('<f4',
    'c-mXgpH%BsSXg<~$3AVB;Tnz%T}v(@&4BvJ)rvd*h3WQhyQnQ>TByDzrZz-zTC+eu-*uO(x5c+*#r!$jUoXJrvu4F%7RzZ{4u4_O'
    'G@qCIZCB9Kj4!u4y^I4)KYY+k`KM}lcGuanDUTl(`aL$xxaq~x%%q#|^{#No7NN6JhXm}m+1kETFgH!}<d9i2anqLT%`v@M5+WPq'
    'uJCO-^jWFBInLHlrr-YY2Im72hjbTrSNy#Bc~Ae!Gl#MwuA9po`x>^z`NY@1jWM0?pKEyTxG?eWPe&f(-niw<W2~>Rah&lybH;jU'
    'm2J{ej)~`Z!VYL}65^?`l{?XVW_{}nQR7>uo(a6%w@s&K*PGnCE1VznPp@ftC$x13uk6yZv!^NC@_MnVX{+j@*Smgx-Bgg1dGFlc'
    '5~h!Hj;@)xc;~6^7w1l#-uB{3>HCl0PrunC_vmd%U&5tk@n3A$`0Gy`eAC0@v*-NnkW&rOKDoya^>L~H{p|F=i?!^+p8fmn?d|vP'
    'x3dS+_WSqR?FTXU?*j|kfdxSd_S*sR{(XD)+uPahx3${`QeeN|1}L-7-gZBb4+J1(K>mKPW}v3MKwbOxfehJi4;BI%0y4`Us2nH+'
    '0LTXbxB'
),
    output: packed('<f4',
    'c-m{ce>+(9@Y=>plYKv2xTIC1^3Eu8ewu*jgbVAxaWC4#E`OA1$NWcEc5Sv5ZuzrjO2br@B{z-C&iF5$)N^~vRinmWPM>*e=FZ7@'
    'J0t42an<>U#+x+)`Xr5oro|k3@=nQOVdV?6%S%m4%@fmfGTCyw-ZqNm%{?4+t3Q4EnmlQ*#5KPgSRMBL*}b%Q(szk}`p+Kztvl<N'
    '(3Eg1$Ue1b%hR-qH{VoVytiU9R^YBUXmVP{<a6++Lw1>=cF#|J+xPs8*!l(j4^8WhbCv&pFJ@1)U<zO9DYw!+*k|^E6iKGGQ)<?B'
    'w}aXqH~&&P?{oiV!GosD-lv!I_&)#tKe((;%P=;(`T9NAe#tFP#U9Hi82|0;aM^ZcQq5vP+we~>ESlbZX16N3?tgslwCYd2Qx4eJ'
    'KRYYuZ6?AR{BZxzkZN(W`^vLV&i(8p$G?g_a6#}fL4(Cprg?j9{C~xu*S9F6Im0Y?$?m!GbGuHaZoCy|-=rN8yoteDnr};wg6wDE'
    'pN6Na@-i=;?AhLN>fGnWk(MV<maMOpJ(YKi+xYT<_d9fZUg}LtR88t>Xpp`bR`F7#IC;St%f~yTG`D6cEj%6<+;(Yi+L`rNob;33'
    '9oFcz6`CpJS5KLGIMVFS;k%r7sw|%d?y$JI;(Uaaa8El!LtKCJqu<B1cJbc2v3BP5`JUOwav8bvejd7bTkfUcjUx>Ic7|zA$S&P*'
    '<nf|uc~?^pg>CebI%}I=-MZCH_iPC78?l;2SAu8w9^QMH+kI!i525P}6NB1PS57~BW)*jr?UlD8JX0%NH_rIPsWa{1T*)r(SJU17'
    'O?gez^jmmY_IK<#rnT%+8pEro&vX3};~am^t*m5GHe8b%?dGcbGs(*SWam9D-EK{x^K73qBOgXCmtr{>pH(mPN<na&k670hmPwMU'
    'XFNPT`?1L)!AVJ%Vivq!AaS9*@!NjE_3wYDec)S^Qv60obESaLj>((>S3Y^Im@u=Fn?Y=wa<U6oz3tuu`}XhOzt4X6e*69VfNUGP'
    '{lK`~yWh?p$g$gZ04TiQ?ts0$t^Iy`dmtOEc)#ub1NQq4*zMbAV}HONC~voa-+l+6IFJW4ZXb}g1#1Qh9ROk=ec%8{9Hb4X&tbpa'
    'exMq#$p`lB1={NXmILWNU<Vf8XAd%M{{fJN2M&PL0i6Pr1wuQJi3j%C8~{0I-+?_qyFjkA2iXNQ-4>`1s2(H)bQj12AhUr^-UqS~'
    '==KBq0bLdUP5'
),
}, name='dilation_tall').AddNchw(input, layout, output).DisableLifeTimeVariation()

# Filter and bias are parts of one shared memory.
# Expected values: float64 formula.
Configuration.use_shm_for_weights = True
input = Input('input', (F32, [1, 4, 5, 2]))
filter = Parameter('filter', (F32, [2, 4, 2, 2]), packed('<f4',
    'c-jGg0Du3e!w5I!F-Bq;3~j;Pg@INr<5E<x85#0qITtywIclE9^{k1|2(}Oe0_Vyk>y-|&rMTmA1O(DMwAr+Bw7l;t=v+ZUtn*mb'
    'Yx`ja(If4hJDvq-RyHkP2+qhTNc5*aK0iM{zCFIaKRv&{K0iJ_KR&;|KR>^|zdk)bKEA#YRXe='
))
bias = Parameter('bias', (F32, [2]), [0.356, 0.62])
activation = Int32Scalar('activation', 0)
layout = BoolScalar('layout', False)
output = Output('output', (F32, [1, 4, 5, 2]))
model = Model()
model.Operation('CONV_2D', input, filter, bias, 1, 1, 1, activation, layout).To(output)
Configuration.use_shm_for_weights = False
Example({
    input: packed('<f4',
    'c-mXH$SI7YaMs-|5p1*O?3vcs9o5;)!gKPx?W~uT=C>E!Zr;MjCOgNL%iT4BZ;kCtl@peYGmn%wPt8ejJP^iI_MK~{+RM(Lu0Ic)'
    '&~1!5!gbwoS!%8f*Uw{NPnN!X@R)lu`|A&@_U-;>93E-7tZ`ph-6^q6Q<of={@8y1KKp(4_WSqSgNVIAydQ||K=eL4JA1o*_O^S0'
    'B6a|rVo<F'
),
    output: packed('<f4',
    'c-jG=0AK&Fy>!GWh#1OFlmwqrz8BYX&rL;S+P%W(E>ZY3vC-aVAwhF-ojCZ4|0O_O!Mbhn!)YO$!tGFKO^De&|9DI{+kG1*idV(4'
    '=9y=$;XI3uxl?XF4%(5DGmp@<gwmeff^cFE6wU)R?gut3j}R7A8|WCks<awFz`#I2K)%2~K)ydezdk@ez`j7hKt900Kfk~~KRv*|'
    'K)=AhKfXYXw@)<'
),
}, name='in_pool_float').DisableLifeTimeVariation()

# Results on both sides of every limit of a fused activation.
# Expected values: float64 formula.
input = Input('input', (F32, [2, 4, 5, 2]))
filter = Parameter('filter', (F32, [3, 2, 3, 2]), packed('|i1',
    'c-jFZ0Nelf5c>TM@Bjx52M!Ag{}A{K`T7R>0}Am4@CXF(1O@)|_VM@|#}Nn', 0.0625
))
bias = Parameter('bias', (F32, [3]), [0.0, 0.0, 0.125])
activation = Int32Scalar('activation', 0)
output = Output('output', (F32, [2, 3, 2, 3]))
model = Model()
model.Operation('CONV_2D', input, filter, bias, 2, 2, 1, activation).To(output)
Example({
    input: packed('<i2',
    'c-mWX>-XKa+gE3VRP>!GXSz7~q-*7Yt6s*f2fMNbPBwhvY4Ip4n3VBZOU(aLXBT5wcf`%QyI1W$y;pnA`t#Zv<F?Od&S{6=HDA;x'
    'Y`mbm#bWJ$2w(sLAOU89c@PXH|3hhr8n9}x5LEGhh$vJc00$&g`v', 0.0625
),
    output: packed('<i2',
    'c-jF-0Jr~W!MmVtqZ_4yny?qs{iVbMMyt45I-Y$5GN1lS8sL(u1<|4c`vds^`UD065%~1-_Xqd>{s#l{0uuZL`1=0|{_+J5_yh+>'
    '!6b(', 0.00390625
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
filter = Parameter('filter', (F32, [3, 2, 3, 2]), packed('<f4',
    'c-s4Cx`EASS?^7*MUM~WZkbqrGsLC;>NNR-Go03$Zu-@D*Xs?-mn(5ajpnnbpS$k5^wjecZ?n!l?mkrE+<Gc6!98wn-BcBxz_7nR'
    'tT?7>s=Nz#4x9Z@+N{RLoR!D)Ww*AX5$i)M{Z-9shb;0!_Sx;X-M@d|etUb{efIWt`}f=Lx8JwN9?Z74vjdX=Ayh?#'
))
bias = Parameter('bias', (F32, [3]), [0.673, 0.042, 0.271])
activation = Int32Scalar('activation', 0)
layout = BoolScalar('layout', False)
output = Output('output', (F32, [0, 2, 1, 3]))
model = Model()
model.Operation('BOX_WITH_NMS_LIMIT', given_scores, given_boxes, batch_of_box, 100.0, -1, 0, 0.4, 1.0, 0.3).To(scores, boxes, classes, batches)
model.Operation('ROI_ALIGN', input, boxes, batches, 3, 4, 1.0, 1.0, 0, 0, False).To(no_batches)
model.Operation('CONV_2D', no_batches, filter, bias, 0, 0, 0, 0, 2, 1, activation, layout).To(output)
Example({
    scores: [],
    classes: [],
    input: [-1.344, 1.542, -1.579, 0.662, -1.926, 0.139, -1.087, -0.485, 1.75, 1.849, -1.145, 1.785, 1.654,
    1.662, -0.469, -0.875, 1.01, -0.212, 1.677, 0.947, 0.369, -1.462, 1.904, -0.848],
    output: [],
}, name='zero_sized').AddVariations('float16').DisableLifeTimeVariation()
