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
    input: packed('<f4',
    'c-pJ({W8P;;Ki^%e2v}Jwaw3C(q4L9O=~Tbow)4R20t&J4aOH|wF+%pCNlkRp6MwizLmODb42V9{O(Uv<Ecn{Z5#D=c3n{t4^xq`'
    '(#+S*pJ&gTH-)LruzPJ|QE)q7YShXqv5i`t&jPzbWL%h52n0EMJpP@T>A~x=-`?)P{sZ>=_X7zB2ZwzQ4nY2XI}mZeZvO!X2Oxdm'
    'fP)PHQASMI'
),
    output: packed('<i4',
    'c-lL$I;4}UC1=j5RRKar+8nfIT+(ToBC$=+PHobLS8wKKABb3_c60ljE#5yS9X*>{cTh!Hf@QXrE5E{vg;fHZAN~@3r@$ogFj2rk'
    'CR8#_+gD&o+bsLs@`kGDWJU%C21W)(Mli+z0Blt#ss', 1.1920928955078125e-07
),
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
    input: packed('<f4',
    'c-jHL06+hx#f3E)w8z^wk&F0ZOdnv0R7wIhhug9aNNr3f4rUZ}&G;KFb9eR<iS+VL{t|<mAnRTP$V>T&?QByJH-+Uv;|wca7Wthm'
    ';paCoEoQEh%u_G2Xuc?eLH*KV)Pum(u%SwpW(WRZd_Ti@DPxcbrBVm_nI_LN>KloOS{4TwWaFKE5g!yNI8?1La3HF`zP~^|z`#Gi'
    'KR~~~K)}DiKES=czQDi0zd*geK)^r0z(2k}zdpb~KtR7gz(Btg2wZ&'
),
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
    output: packed('<f4',
    'c-lLA`uMtC^`D+j+xE?EmVVaRm#qsb3nf=wbvha#KY8AplaK9r>d!3ncK6J>biw(v#<rPv_nc9CE%nlt<zq#HLT{_Y`@piLrc7BO'
    'zUB{A=G>jcENhcoX(Qqjsp&8FYnf4CYlC>U&+{2<v%`#g931TJfe45lfWRJ%!CZS=2M0TQ2Owz=0F>fAzy'
),
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
    input: packed('<f4',
    'c-jHL06+g7H^)q%`mUa$zP@UML<oc5{2_lK^6Z63vaSLn0PtS)Xi$ypWXaq9m~Hq{rg0})iAy&cen;;`pP#(Ii>$y;sjzCW(oyT-'
    'okuI%0H?bBk&Ty8J9hchZs$|Dn>{g<L5GR2YT@S=idqzktgOn7ak3mToj9?okKu>;utu5GO&2a0-=41c@|%N>#A=AYzQ4V`zP~=d'
    'KR>^|zCXP_J-<J{KR!P{KRrLbzdk=cKfOP{K0m*|Kfk}fKR-VFC1qp'
),
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
    input: packed('<f4',
    'c-s5qael$sxRbIoW+mk>VY>RK^uEaLm#XFWKNbIJUbjFqXqHR&s%771c<j5rEbHHW$%&U9ewRA4t1K#Srhrg^cE!rc{_B3KvF-D}'
    'l(F)FyHw1MncX=bXKUm=oWFSXo-6(=Z{Pk}tlx9;-jYX>Cz#)|dmfa?RhKhlygzsD!--yr{pau9)JZRzQX{l#)rS_78NJ`u?6=>)'
    '&)#mo9f-8I-@o4ui1+Q=x8EKJ_5ua>0i}RKKnWnd&)yyY`AcV^'
),
    output: packed('<f4',
    'c-muKTBtj7N>Y9S7k^%AXP{_x|F7tU30v8YcHi*&xUZtjSxBgH;Z6aeg=y>k?;U@#_Tu!QvwNjvyXL($HG3zfk#}a(=6N^bPB0%_'
    ')af%%bW;5C1!~i;HgD=_U*z6b*0Fx7y}i917$N~=E&%)WH&F'
),
}, name='explicit_without_layout').AddVariations('relaxed', 'float16').DisableLifeTimeVariation()

# Results on both sides of every limit of a fused activation.
# Expected values: float64 formula.
input = Input('input', (F32, [1, 4, 5, 2]))
activation = Int32Scalar('activation', 0)
output = Output('output', (F32, [1, 3, 5, 2]))
model = Model()
model.Operation('L2_POOL_2D', input, 2, 1, 1, 1, 2, activation).To(output)
Example({
    input: packed('<f4',
    'c-jG=0AK(1*Q~mI_}65^T7R~M?0;sB)j}yoq~kk1i^tniQV43WiPMYAjR?UgqZ~;;Q=>ceWNP#4QEFzFcwk(%aHZc0Y)kpLxU9T#'
    'K}~F-m#oS<&>%1!3&cM@ITWqkD12`211&ohkvlP`r!n?+F1(Biu)-%FuAGs<z(GO4KtMr3K|nx2z&}7hLBK&lz`wyjzCpl1KtDji'
    'KR?02K0rWxs7tm'
),
    output: packed('<i4',
    'c-oVg!qD+jX@<jzgb;=Rk7b`euml<Gcww->$3()wW5Ma59}e>x>kn^bZw=P_aiQ>9c(GS_?w>~-eG_b$cN#MIGQMxiQV71B(OAy;'
    'AZW**RSuChf?wZkcHM3AfQ6Zbg@KWom4%g=iHU`gk%bwEn3$P?LQG7I0384-GX', 1.1920928955078125e-07
),
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
    output: packed('<i4',
    'c-kv|lG}0lLY?%26HD&1_pt7(3n(s$wW?+jNVB=-s(gIy;+-o_9*t3ttGcabnJsi)K4YoGubGR4#Wp=C@GpNWJ-hIU(+c+5kN+%!'
    'xHjxtbo7`0;d*(6elZtDrL)_L48OOYl|IgJobB1$Zy#mPzUO+t_=xS%=hq+Koq2od?Y(cWp1*wha@U0uiym+JeCorE*N^sJW?%$E'
    'AYf!buyF$b+`3V>', 4.76837158203125e-07
),
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
