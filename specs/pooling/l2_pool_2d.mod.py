# Licensed under the Apache License, Version 2.0; see LICENSE.
# Written by 'python -m corpus' from corpus/families/pooling.py; do not edit.
#
# L2_POOL_2D: windows, padding, layout, activation, types.

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

# Width and height differ.
# Expected values: float64 formula.
input = Input('input', (F32, [2, 4, 7, 3]))
layout = BoolScalar('layout', False)
output = Output('output', (F32, [2, 3, 3, 3]))
model = Model()
model.Operation('L2_POOL_2D', input, 2, 2, 1, 3, 2, 0, layout).To(output)
Example({
    input: packed('<f4',
    'c-ouxXOY0WH~+4>F$u8gt9nE%uwC`eu)o<jZXQ<_$F9lRH}mTY6XHH;R_|J)es?mD+qcJQGyLv`{aYn%dU_($WVVaBA1>}%mvl4g'
    'hp~Rv&HDULK~W)pI4*YnimKgJD)jI9J{L>tjLJFpRToVbX!ZEAZdri#k_49OgvRH+*L{@lbN#riKQU|aw}jL4YB~N0Y|`aADAZ`*'
    'J56BUmcx9%_%x-@+h0BE;%6)EywWwICh$tdHtmSUyKE0FrMN!Ua2z^dyzBk-J!?EA+Rq7P**@KMDMrLo#!y9qX`9B<w7eu0zAGQ~'
    ';}*WvmS|LZzFf)EUEo|wu<_kJ=dy$@?MQjNa*dK>U5dTu<mM~C=XY<pKk?-ee>PW%h}RGQy3g)yFL)Xz@^tF&>5I*8`(F?Cz58~L'
    'gvQf_@9o#DjF`LW`l;rrrqi7x=AZbgTc;bN|J}4gp*x97-}zwL%l$ic><rdVyeh)D>j;1Nr2jlui;RD&Cm->Nkx`51R!LgG==$Gm'
    'kCcI%$ZY00v)#NtOk<Tu618$Ii5F2Vu6A?gadZ&Bz1ccPBs@mhH*R%l;GF6OLcgD;NGPn}<l>2tpR4y_uH&^WD;alPi99mB%rqg+'
    '?m_ZSz5vfcQ{}}@S4yVX+)-dv-&#`W7@q2U@B??8owTP_nE}(PqVvAOcAXkJ8=kLq*nhy@Zm*ray@P|@fqi!S?f329cfj7kZoi%V'
    '{sRsN4jgcB0CErPci0c2_aE42zu&<g%(DZ@11UQPJNpCn`}aElf&G4a2YZnGJ_jHRqztGXBmz_c6t%N)*uU2SWafULG)QU>$TEA7'
    '$$Ra9BuFvPe2@xzkfMD+ogjw&egI--GyV'
),
    output: packed('<i4',
    'c-nJvYx?%0CRp~<qaBGKlD6DQ%UXGY?Sk<Ow~P<JK83YqNW9wS@+@~@R#vo1kJGXY0ftq-4=FwAv|>9k-SsWE>%#|;r%e~`pFW>y'
    '<Al4jk{SB9moDiMbkP5B>^hfehxg)ELBZb)$8C%XwWGYfKTGj&IXOIiCiTkno}gr@u}bK}@H*AcCZ(_9zyJSO?V|1|USxOSS#s#p'
    ';5-j`8TWUZv(#Pr85lu;fq@YOA#4Z}NH9P}K+?#vjEn$ygH2r', 1.1920928955078125e-07
),
}, name='valid').AddNchw(input, output, layout).AddVariations('relaxed', 'float16')

# An odd padding has its greater part at the end.
# Expected values: float64 formula.
input = Input('input', (F32, [1, 5, 6, 2]))
layout = BoolScalar('layout', False)
output = Output('output', (F32, [1, 5, 6, 2]))
model = Model()
model.Operation('L2_POOL_2D', input, 1, 1, 1, 2, 4, 0, layout).To(output)
Example({
    input: packed('<f4',
    'c-s4+$ncNjaXUkrdcY!vi^>NJKQy`-MkqS5Y%yiK9&~dVn@~Wm?t<=<UYe`+m9B|s++f(bYF)(Pb$rF8_Q4w%uB=%q#*k*%>&l>X'
    '`;_hSsoOX#Hzb6eh-+ND<J|1V=HBO<q;kr5Vm{8FEMqyfh{N%tyX9AR-Hgemn;$h~)G#YDJQK(-+hASzk?WbZaL$ydr)grdR15Zf'
    '4-xga&Yilx{@*43ET<b<CD|)v6c#;vq7ithP(aUqzx@IG0|yxF91b|x?|0a52gC>L9qbO++dJ&Hw*_$yfcW<I2ORbR)qo`I?d=@w'
    'fouTI3~2`'
),
    output: packed('<i4',
    'c-q_cs{T=g+boS3rMNl!H2H*5)s{`zX4EG3;hRnLt2xiaauh7A)_tgPTb=T)YFkxNK}UX8V@uZ|C7Y&O_ZAD~b8FoE&>1>!&Cc*('
    '<rl#v-<~|0DB5aPyZQ73U9)Jdvud9kmnSA&Xg$2||KFZh)oLGf<jymFzsVFEqbKxG_w0Kip-{^%kJN7>Z2x{KX@`X@DU3TOdH#*O'
    'Xr^;ynQP=#rlYTHuFmG@j4O*et}{i_lzEo^f{F7O85tNE7#JY{NF%Y~ObD9+&V~sC0I--=?E', 1.1920928955078125e-07
),
}, name='same').AddNchw(input, output, layout).AddVariations('float16').DisableLifeTimeVariation()

# The padding of SAME depends on strides.
# Expected values: float64 formula.
input = Input('input', (F32, [1, 6, 5, 2]))
layout = BoolScalar('layout', False)
output = Output('output', (F32, [1, 3, 2, 2]))
model = Model()
model.Operation('L2_POOL_2D', input, 1, 3, 2, 4, 3, 0, layout).To(output)
Example({
    input: packed('<f4',
    'c-oWP5OsHh$iLe!ow&mE#TWhC)}ADp`)%E_4O@<K8E?DU9^-RWd();(mv7Gd#buu0ClX=LXC8K$W!1kF*-Dn86qTZNSAMD`T<5!c'
    ')Ah<{F#(q68t$`;PAFVA{(MfX-@KxI?%cV)=ib*{?|hoH&eBx3lg~Ho;}z?um(v7(s~Lpv$orUE?3$A&=8#+H@a*@VhgU4b3>Iha'
    'Wf#;+luUcSe!kOkcP?egj0ky=bxIp`oAQ)q+*h&N?_lrX;IRLI9guW503sah_wC=e|G)v;JqPR^4uF8&KKldv57^rSr4IlZ`|a(4'
    'gxvuL0Bj<1*#'
),
    output: [2.4788017, 2.711026, 2.5833666, 2.8539913, 1.9397509, 2.6745489, 2.401112, 2.389384, 1.607871,
    2.3399966, 2.289004, 2.479589],
}, name='same_strides').AddNchw(input, output, layout).AddVariations('float16').DisableLifeTimeVariation()

# Padding left, right, top and bottom.
# Expected values: float64 formula.
input = Input('input', (F32, [1, 4, 5, 2]))
layout = BoolScalar('layout', False)
output = Output('output', (F32, [1, 3, 5, 2]))
model = Model()
model.Operation('L2_POOL_2D', input, 2, 0, 1, 3, 1, 2, 3, 4, 0, layout).To(output)
Example({
    input: [-1.235, 1.239, 0.291, -2.038, -0.993, -2.778, 1.087, -1.352, -1.013, -0.946, -3.306, 1.058, 2.22,
    3.582, 3.418, -0.332, 3.915, 2.35, 0.346, -2.657, -1.074, -1.8, 0.205, 0.27, -3.318, -0.613,
    -0.768, -2.039, 0.329, -0.564, -3.282, 3.047, 3.132, -1.775, -1.962, -3.65, -3.655, -3.133,
    2.218, 0.012],
    output: [2.129815, 1.4017233, 1.7636819, 1.9558269, 2.1690075, 1.8605504, 2.2566352, 2.0212283, 2.1610348,
    1.7633259, 2.7601109, 2.1325705, 2.504479, 2.224778, 2.6703262, 2.198644, 2.8007383, 2.3418524,
    2.6026664, 2.1260839, 3.282, 3.047, 3.207877, 2.4934747, 2.8536756, 2.9301498, 3.000994,
    2.960226, 2.7158787, 2.7771888],
}, name='explicit').AddNchw(input, output, layout).AddVariations('float16').DisableLifeTimeVariation()

# Padding on one side only.
# Expected values: float64 formula.
input = Input('input', (F32, [1, 4, 3, 1]))
layout = BoolScalar('layout', False)
output = Output('output', (F32, [1, 3, 2, 1]))
model = Model()
model.Operation('L2_POOL_2D', input, 0, 1, 0, 0, 2, 1, 2, 2, 0, layout).To(output)
Example({
    input: [3.898, 2.102, 3.377, -1.102, -0.225, 1.068, 3.479, 0.03, 0.55, 0.719, -3.215, -3.261],
    output: [2.2846136, 2.5044713, 1.8282075, 0.849448, 2.3957007, 2.3384418],
}, name='explicit_right').AddNchw(input, output, layout).AddVariations('float16').DisableLifeTimeVariation()

# One window, the whole of each image.
# Expected values: float64 formula.
input = Input('input', (F32, [2, 3, 4, 2]))
layout = BoolScalar('layout', False)
output = Output('output', (F32, [2, 1, 1, 2]))
model = Model()
model.Operation('L2_POOL_2D', input, 2, 1, 1, 4, 3, 0, layout).To(output)
Example({
    input: [-1.661, -0.344, -1.265, 3.162, 0.293, -3.606, -2.114, 1.992, -3.524, 0.988, 2.991, -1.526, -0.969,
    2.644, -3.555, -1.132, -2.129, 0.324, -3.282, -0.033, -0.489, -0.299, -2.609, -1.622, -2.784,
    -1.835, 2.436, -0.067, -1.064, 3.409, -2.35, 0.53, -0.596, -3.575, 1.776, -0.307, 0.991, -0.568,
    0.156, -2.315, 2.633, 2.879, 3.328, -1.358, 0.689, -3.763, 2.508, -1.334],
    output: [2.3488615, 1.8594625, 2.0336382, 2.2342625],
}, name='whole_image').AddNchw(input, output, layout).AddVariations('float16').DisableLifeTimeVariation()

# Pixels between windows.
# Expected values: float64 formula.
input = Input('input', (F32, [1, 8, 9, 1]))
output = Output('output', (F32, [1, 3, 2, 1]))
model = Model()
model.Operation('L2_POOL_2D', input, 2, 4, 3, 2, 2, 0).To(output)
Example({
    input: packed('<f4',
    'c-jFV0pI>mahM1tcXb<oUMuOcgCFkS4(YB65R;^DYGC%=t|zKeF_@8a3NPQL*ZjOGN@(^S{7NHOqLwS{%kEr{2#wWR9o@2r3@MzA'
    'J#MT9zLPI%x`!s6z=eEIEhb0TSQu~;yyYk)M=|lZ2yX3Y*WFK>qp5UU43Q{WsSMjWMMH;Cp?r_Rte1FXS|pto0$jv5iV}=z-*|nD'
    'Nwz89ifd0jg27=s*+gAKL|}ZTA&63*tkR63g9MEfFc}k{V*PxiAsX2nmSgs~9ar*oOzv4*Z01K%n@>nUzrephzCS-dKEJ@fzrVmh'
    'zrVdezd*mgKtMo0K)*jeyuQD`zdt`fz`#F0zdygfz(BviKR~~~K)}Dhz`nr1KtDjhzrescEsFd'
),
    output: [1.6929345, 1.9665519, 2.2281957, 1.8563647, 3.1470885, 2.9719172],
}, name='strides_beyond_filter').AddVariations('float16').DisableLifeTimeVariation()

# Nothing but strides.
# Expected values: float64 formula.
input = Input('input', (F32, [2, 3, 5, 2]))
output = Output('output', (F32, [2, 3, 3, 2]))
model = Model()
model.Operation('L2_POOL_2D', input, 1, 2, 1, 1, 1, 0).To(output)
Example({
    input: packed('<f4',
    'c-jH*01yAo%OzOHu5qlofAZyKn3lG8Blbp`FJiiC%}V&`g`jy{ym1-BXsXph#q=dmA8|&Lp6tmn^y5Dx6bygNp$0iiM?D-#YSPeV'
    'ZbS3F+bFh~-4IE<%nVZ|>l*2gbUg(1k@0w7ApHi7g*~<y?@@LL{iQYAt^#UQO&Rnz;VPOWoZXT}Dgzx~IXq)|JZLNwOagORDNhz!'
    '6Z)nAZ8A}XfYf0ZYbrZT=a>c@)SFhRw=;}Dz`#B~KfpggzrR1gz`(yiK)}GjK)^u1K)%30K)*mhJikA{K)*o0KR&>{K)^sizCXY~'
    'KfS;|zrerj@NuC'
),
    output: [3.325, 3.213, 0.716, 1.76, 2.567, 1.222, 1.733, 1.147, 2.051, 0.617, 2.94, 3.558, 3.9, 2.951,
    0.581, 3.2, 3.393, 2.655, 0.809, 2.358, 1.955, 1.297, 0.699, 3.273, 1.042, 1.001, 0.037, 3.68,
    3.189, 0.453, 1.19, 2.101, 0.076, 3.347, 2.797, 1.097],
}, name='filter_1x1').AddVariations('float16').DisableLifeTimeVariation()

# A filter of one row.
# Expected values: float64 formula.
input = Input('input', (F32, [1, 1, 9, 2]))
output = Output('output', (F32, [1, 1, 9, 2]))
model = Model()
model.Operation('L2_POOL_2D', input, 1, 1, 1, 5, 1, 0).To(output)
Example({
    input: [-2.501, 2.211, -2.332, 1.404, -0.382, -1.739, -2.382, -3.605, 1.487, 3.101, 0.87, -3.29, 3.54,
    -0.389, -1.983, 2.491, 3.012, -2.166],
    output: [1.9865505, 1.8151087, 2.092431, 2.3916461, 1.9861642, 2.5493562, 1.6867805, 2.7724235, 2.064922,
    2.7059848, 2.2407982, 2.8210895, 2.387639, 2.5095122, 2.5638318, 2.3383787, 2.917535, 1.9190239],
}, name='one_row').AddVariations('float16').DisableLifeTimeVariation()

# A filter of one column.
# Expected values: float64 formula.
input = Input('input', (F32, [1, 9, 1, 2]))
output = Output('output', (F32, [1, 5, 1, 2]))
model = Model()
model.Operation('L2_POOL_2D', input, 1, 1, 2, 1, 5, 0).To(output)
Example({
    input: [3.181, -3.409, 3.181, -3.148, -2.998, 0.496, -1.262, -1.57, 0.663, -0.795, -0.665, -0.445, -1.875,
    -0.078, 2.719, -1.008, 2.724, -0.054],
    output: [3.1211925, 2.6942656, 2.5003095, 2.2304316, 1.730784, 0.84226483, 1.9601305, 0.60911644, 2.471758,
    0.58454084],
}, name='one_column').AddVariations('float16').DisableLifeTimeVariation()

# A filter greater than its image.
# Expected values: float64 formula.
input = Input('input', (F32, [1, 1, 1, 5]))
output = Output('output', (F32, [1, 1, 1, 5]))
model = Model()
model.Operation('L2_POOL_2D', input, 1, 1, 1, 3, 3, 0).To(output)
Example({
    input: [0.346, 1.697, 3.413, -0.668, -1.085],
    output: [0.346, 1.697, 3.413, 0.668, 1.085],
}, name='one_pixel').AddVariations('float16').DisableLifeTimeVariation()

# Several pixels are in no window at the end, which is no padding below 0.
# Expected values: float64 formula.
input = Input('input', (F32, [1, 8, 9, 2]))
layout = BoolScalar('layout', False)
output = Output('output', (F32, [1, 2, 2, 2]))
model = Model()
model.Operation('L2_POOL_2D', input, 1, 5, 4, 1, 2, 0, layout).To(output)
Example({
    input: packed('<f4',
    'c-s4PxqR}P#}6YCL;_e0)z>i`)o&KbU2)KZr`K=Z`Bh<e&tF}&$gNZLu{B$NMv&WeYYzLzSO54ddgF25Sox{4aZ>x5e_mhy-7fbk'
    '%+Oq7t;w(?>-nm84=+Ala8lq?g01C(FNzPJek)F}4`>xpE>u1F*pN*%Xc^O4p_?z)?O1lXdZPCIJ=a4bc&w8)oW7ZLc2CA7-+dA?'
    'ORFrOuImlsFmz{7xO-sT^JAwTGEGl<|NSGM%J+(ouG<{hmfmkXG;zna#rM~kF0EK;?i%>e-}v^0+r|Q7GFN#1UirC?$97^&!TlJ9'
    'f<3=K)>J87kSdF~^ptCh)ZYzN7c?@Sn)be4ciWb&Y$-=0+m6}VXPVEcxy#M=6?xn4U$XeICDVO@qJ`)7oGF>;%5*<RN?L{IgL{71'
    'o*Nqz4w!JU->x>iB^(y;{Be=*GV4yGJmCb-+2?CnbM1;B=;zFvoypl*CXggrocZZzbw;98fK-XaI(?^EZ`0T2n|suT{9N=urCO?f'
    'o}sG1^c(UvQd_E68YSlCYqEFlk`xoJ36->SQP0T;fA~-|g~@DAT<BwkS`+W{4i&8BF)YP%4;-*R00Q>=9USa|guR3P0ego7K%Rpg'
    'P-Z`f1te|vA8@d>-)C=s0EGA3g9Z27IsjET9B=^Y*l%y=01^gD?gyH3zyYjp{{avKBn?!!A1LYo;_d+w_CU>G<sjQ^?SV`Oum%8a'
    'auV_'
),
    output: [2.219014, 2.0784245, 2.9310417, 3.5794845, 2.0313795, 2.0205576, 2.0097804, 1.149489],
}, name='same_strides_beyond_filter').AddNchw(input, output, layout).AddVariations('float16').DisableLifeTimeVariation()

# The argument list of HAL 1.0.
# Expected values: float64 formula.
input = Input('input', (F32, [1, 4, 6, 2]))
output = Output('output', (F32, [1, 4, 3, 2]))
model = Model()
model.Operation('L2_POOL_2D', input, 1, 2, 1, 3, 2, 0).To(output)
Example({
    input: [-1.159, -0.189, -1.057, -0.067, -0.342, -0.229, -1.76, 0.453, -0.587, 1.083, 0.854, -0.581, -0.271,
    -0.337, 1.349, -0.099, 0.276, 0.059, -1.396, 0.611, -0.698, 1.233, 0.18, 1.39, 1.335, 1.122,
    0.11, 1.056, -0.488, -1.375, 0.194, 1.201, 0.416, 0.803, -0.037, 0.682, -0.595, 0.436, 1.238,
    -1.367, -1.944, 1.894, -1.218, -1.026, -1.115, 1.536, 0.915, 0.266],
    output: [0.8705278, 0.19126858, 1.0059265, 0.7447181, 0.63116735, 1.1138715, 0.81668913, 0.8555209,
    0.7024994, 0.9895223, 0.41654202, 1.0679796, 1.1327161, 1.285215, 1.0766244, 1.3525928,
    0.75081205, 0.9407424, 1.3742641, 1.3718626, 1.4726263, 1.5274389, 1.0199143, 1.1022822],
}, name='implicit_without_layout').AddVariations('relaxed', 'float16').DisableLifeTimeVariation()

# The argument list of HAL 1.0.
# Expected values: float64 formula.
input = Input('input', (F32, [1, 4, 6, 2]))
output = Output('output', (F32, [1, 4, 4, 2]))
model = Model()
model.Operation('L2_POOL_2D', input, 1, 2, 1, 0, 2, 1, 3, 2, 0).To(output)
Example({
    input: [-1.858, 1.96, -1.281, -0.171, 1.1, 0.394, -1.738, 0.321, -1.769, -0.15, 1.563, 0.128, 1.855, 0.528,
    -0.787, -1.513, 0.149, 0.927, -0.655, -0.621, -0.173, -0.126, -0.437, -1.229, 1.233, 1.761,
    1.138, 0.792, -0.055, -1.118, -0.405, 1.74, -0.425, -0.674, 0.226, -0.949, 1.161, -0.985,
    -0.572, -1.335, -1.333, 0.47, 0.259, -0.706, 1.194, -0.276, 1.922, 1.351],
    output: [1.5957953, 1.391194, 1.3990003, 0.30957928, 1.6924316, 0.2175048, 1.563, 0.128, 1.5127392,
    1.268739, 1.0756549, 0.798087, 1.241162, 0.5850759, 1.1475927, 0.8737348, 1.3110803, 1.2546252,
    0.6497036, 1.1859545, 0.41746238, 1.0242424, 0.3478829, 1.0979621, 1.0595328, 1.2728742,
    0.77816534, 1.1110318, 0.96458346, 1.063194, 1.3684225, 1.1674335],
}, name='explicit_without_layout').AddVariations('relaxed', 'float16').DisableLifeTimeVariation()

# Results on both sides of every limit of a fused activation.
# Expected values: float64 formula.
input = Input('input', (F32, [1, 4, 5, 2]))
activation = Int32Scalar('activation', 0)
output = Output('output', (F32, [1, 3, 5, 2]))
model = Model()
model.Operation('L2_POOL_2D', input, 2, 1, 1, 1, 2, activation).To(output)
Example({
    input: [-11.635, -6.52, 10.007, 11.018, -2.457, 2.177, 6.145, 11.952, 11.935, 11.587, 2.319, 5.436, 6.935,
    -2.63, 0.986, 3.725, 7.456, 8.217, -2.709, 11.71, 9.357, -4.545, -0.733, -11.117, 5.22, -0.327,
    11.081, -7.718, 3.855, 2.73, 1.474, 4.398, -8.653, 1.377, 1.518, -10.464, -9.977, 0.341, 4.896,
    4.556],
    output: [8.38901, 6.00252, 8.609131, 8.009782, 1.872037, 3.0508158, 6.832019, 10.255959, 8.653985,
    11.648663, 6.816569, 5.0103455, 4.931101, 8.077889, 3.7563674, 2.6441023, 9.444059, 7.9714055,
    3.3316443, 8.502264, 6.6979895, 4.472104, 6.1405087, 7.9209785, 3.8440032, 7.402777, 10.54346,
    5.4627743, 4.40635, 3.7556648],
}, name='activation').AddAllActivations(output, activation).AddVariations('relaxed', 'float16').DisableLifeTimeVariation()

# Padding counts for nothing: it is no zero among negative values.
# Expected values: float64 formula.
input = Input('input', (F32, [1, 3, 4, 2]))
layout = BoolScalar('layout', False)
output = Output('output', (F32, [1, 3, 4, 2]))
model = Model()
model.Operation('L2_POOL_2D', input, 1, 1, 1, 3, 2, 0, layout).To(output)
Example({
    input: [-6.419, -8.864, -6.018, -7.1, -6.269, -8.55, -8.92, -6.416, -8.414, -7.784, -6.926, -8.346, -8.06,
    -8.522, -5.652, -6.396, -6.254, -5.08, -7.849, -6.137, -8.502, -7.499, -5.999, -6.61],
    output: [7.0032983, 8.0502615, 7.076354, 8.21537, 7.0706115, 7.614313, 7.344649, 7.5465364, 7.4074993,
    6.9590864, 7.7107263, 7.332292, 7.2428927, 7.31185, 7.162065, 7.305142, 7.096454, 5.6333456,
    7.5939302, 6.316755, 7.5250425, 6.772244, 7.357717, 7.06849],
}, name='negative_same').AddNchw(input, output, layout).AddVariations('float16').DisableLifeTimeVariation()

# Padding counts for nothing: it is no zero among negative values.
# Expected values: float64 formula.
input = Input('input', (F32, [1, 3, 4, 2]))
output = Output('output', (F32, [1, 4, 6, 2]))
model = Model()
model.Operation('L2_POOL_2D', input, 2, 2, 1, 1, 1, 1, 3, 2, 0).To(output)
Example({
    input: [-6.419, -8.864, -6.018, -7.1, -6.269, -8.55, -8.92, -6.416, -8.414, -7.784, -6.926, -8.346, -8.06,
    -8.522, -5.652, -6.396, -6.254, -5.08, -7.849, -6.137, -8.502, -7.499, -5.999, -6.61],
    output: [6.419, 8.864, 6.2217317, 8.030582, 6.2375274, 8.207375, 7.1898794, 7.4089484, 7.709305, 7.558689,
    8.92, 6.416, 7.4832797, 8.341497, 7.0032983, 8.0502615, 7.076354, 8.21537, 7.0706115, 7.614313,
    7.344649, 7.5465364, 7.4669776, 6.406008, 7.4130936, 6.5725584, 7.4074993, 6.9590864, 7.7107263,
    7.332292, 7.2428927, 7.31185, 7.162065, 7.305142, 5.828083, 6.50388, 6.254, 5.08, 7.096454,
    5.6333456, 7.5939302, 6.316755, 7.5250425, 6.772244, 7.357717, 7.06849, 5.999, 6.61],
}, name='negative_explicit').AddVariations('float16').DisableLifeTimeVariation()

# No batches in, none out.
# Expected values: none: the model must fail, or its outputs are not compared by value.
given_scores = Parameter('given_scores', (F32, [1, 2]), [3.0, 2.0])
given_boxes = Parameter('given_boxes', (F32, [1, 8]), [2.0, 1.0, 9.0, 7.0, 0.0, 0.0, 5.0, 6.0])
batch_of_box = Parameter('batch_of_box', (I32, [1]), [0])
scores = Output('scores', (F32, [0]))
boxes = Internal('boxes', (F32, [0, 4]))
classes = Output('classes', (I32, [0]))
batches = Internal('batches', (I32, [0]))
input = Input('input', (F32, [1, 3, 3, 2]))
no_batches = Internal('no_batches', (F32, [0, 4, 5, 2]))
output = Output('output', (F32, [0, 3, 3, 2]))
model = Model()
model.Operation('BOX_WITH_NMS_LIMIT', given_scores, given_boxes, batch_of_box, 100.0, -1, 0, 0.4, 1.0, 0.3).To(scores, boxes, classes, batches)
model.Operation('ROI_ALIGN', input, boxes, batches, 4, 5, 1.0, 1.0, 0, 0, False).To(no_batches)
model.Operation('L2_POOL_2D', no_batches, 2, 1, 1, 3, 2, 0, False).To(output)
Example({
    scores: [],
    classes: [],
    input: [-1.683, 0.089, -0.897, -0.426, -1.007, 0.198, 0.938, -0.919, 0.363, -0.844, -0.62, 1.123, -0.147,
    1.937, -1.676, -1.105, 1.712, 0.946],
    output: [],
}, name='zero_sized').AddVariations('relaxed', 'float16').DisableLifeTimeVariation()
