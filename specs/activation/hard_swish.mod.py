# Licensed under the Apache License, Version 2.0; see LICENSE.
# Written by 'python -m corpus' from corpus/families/activation.py; do not edit.
#
# HARD_SWISH: every bend, all codes, ranks.

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

# Values next to every bend.
# Expected values: float64 formula.
input = Input('input', (F32, [23]))
output = Output('output', (F32, [23]))
model = Model()
model.Operation('HARD_SWISH', input).To(output)
Example({
    input: [0.0, -0.0, 1e-07, -1e-07, 0.999, 1.0, 1.001, -0.999, -1.0, -1.001, 2.999, 3.001, -2.999, -3.001,
    5.999, 6.0, 6.001, -5.999, -6.001, 11.7, -11.7, 88.1, -88.1],
    output: [0.0, 0.0, 5e-08, -5e-08, 0.66583353, 0.6666667, 0.6675002, -0.3331665, -0.33333334, -0.33349985,
    2.9985003, 3.001, -0.0004997971, 0.0, 5.999, 6.0, 6.001, 0.0, 0.0, 11.7, 0.0, 88.1, 0.0],
}, name='bends').AddVariations('relaxed', 'float16')

# Odd sizes, so that a rest is left.
# Expected values: float64 formula.
input = Input('input', (F32, [3]))
output = Output('output', (F32, [3]))
model = Model()
model.Operation('HARD_SWISH', input).To(output)
Example({
    input: [7.363, 0.113, -4.081],
    output: [7.363, 0.058628164, 0.0],
}, name='rank_1').AddVariations('relaxed', 'float16').DisableLifeTimeVariation()

# Odd sizes, so that a rest is left.
# Expected values: float64 formula.
input = Input('input', (F32, [3, 2]))
output = Output('output', (F32, [3, 2]))
model = Model()
model.Operation('HARD_SWISH', input).To(output)
Example({
    input: [7.668, -7.35, -6.297, 6.466, 5.461, 0.098],
    output: [7.668, 0.0, 0.0, 6.466, 5.461, 0.050600667],
}, name='rank_2').AddVariations('relaxed', 'float16').DisableLifeTimeVariation()

# Odd sizes, so that a rest is left.
# Expected values: float64 formula.
input = Input('input', (F32, [3, 2, 5]))
output = Output('output', (F32, [3, 2, 5]))
model = Model()
model.Operation('HARD_SWISH', input).To(output)
Example({
    input: packed('<f4',
    'c-jjQ;kv84s<(fi_T4#QPFcq1XXTccN4@+t>r<A~hP21)uB&YNIQ`K4c9kQ1344sc&wRdbUy54Y%u9O`iqe)IUL7VHb?#zU*slc#'
    'TW<s}U$|R+x$;b}xw0h}Z#>(3z~R6F2L}iH{SF|8{Q-yl2f!=`AhHJlI@CX8'
),
    output: packed('<f4',
    'c-q^>z{N0kRd4^rth;j<7_zQ2%v#u7uEM}DOO(NB!|M!&>kRKcPCvA2mdX(ZhCPcJX1?s$XTiWQ^Eg97QJ^BjYKG>ha~Ex9{aV1l'
    'aD$Cu;eO5K;tULP`57+W*s+(vfnlG6gM&SgU|?{tXK>gDVL1SiJpiH?Enf'
),
}, name='rank_3').AddVariations('relaxed', 'float16').DisableLifeTimeVariation()

# Odd sizes, so that a rest is left.
# Expected values: float64 formula.
input = Input('input', (F32, [3, 2, 5, 7]))
output = Output('output', (F32, [3, 2, 5, 7]))
model = Model()
model.Operation('HARD_SWISH', input).To(output)
Example({
    input: packed('<f4',
    'c-mWXJZ;6niPrZ2`VF}<E*F|ETO@BC5Vz!A@rEsNwv~sM*{{>|T6H)=w))Ga4R`&x7Wr-4^Vq)kU}t~WAKQ~}<^|1ae=}JqO324r'
    '-tWH0(G_oOIsWzbSD!p-e*1JMlaR=!`@dqkzs0SSy=rWDaM3bt1`z?Lbw~5n^Dp;KYfhV2>yhsz`zOkL)?v4}S+~!BNc-URX-};i'
    'n~z6(kYARf<gZ%388;_iE&O-)X0Pn|4FMUQTq4pD6R$o`nmp%=?L4;`&p*sdYhAN0EXuxJmqW8rU3%iL0`IhAr{3N-y>f`-`b1yb'
    'xY@3)_j`90)MON$*v0ko>ugi^7@m(`Eu%#K&Mi_&y6&3vxn!y7^iz(9_*Qb21-{=gQ!G%TIi=bBeruBdLxp33Tx+gOKO|CC*7<Xx'
    'qjvMUx&C$iIU2j%qbiI!PPxu*XIK}J;I1HKDC9fc`9Rux`-eh2Q7cnAXMWwbYv#}I%hQ(gTq?2O)@c4vY)8_b4J>u`x_Rd$Dr~Q)'
    'oSPo?y{LDh<Mnm=mTxP53rHOK%k_R+-tXn_(_YKC^QD-IZCVpE)lmO!-Cgr@!j(1W&oQLF`F!zR)~}SZ?f07tpKew>@~dz$+l!W6'
    'KmRLjTXW`0-j)0l+ZIgUw&msO*X!;zKDem+@qU^?xtU?-ls9Ki|JkeGy`nR!=l+E7k{##1u4`-h>gT(oyQTSkE7!EiF`kJjmeCD6'
    'C#~4_=CJ0`g%@VO5MI|8{BK{n=r3lb7b~ATc5YBUyKve2xM#l>xiWA4?Yhyc@t#4-p;=K!-w7>m@%%TV?R%e!w#DO%cP_vFy5z^z'
    'l}lna^t|3*ylAPKdfdWSl^?zTO+C9s-1>p+7q0{R4>&j+*l+J}z<&RM0|)lmgSZC{fG~*I2W0|<_W_kS><9Af_XCwUfRs7FWWgMW'
    '9tS&npi-EAu*`w|w)O|WI)K_8_Jfr=KxOvr14}?HwF7C`2R0q3Za>&;dmwFZzt0|QBuF91tspI6WA@tt9e)61>V5}^n*fOayH5'
),
    output: packed('<f4',
    'c-k$Ic}SH(6vclDmRL}Tl@w)QVG9I8A(r}mC0d$GwjhdFsD%_2l}k!RZrRgREJ>)4NDCjDX^9o}&Fk48rPAht6)qWxL9U?{xzx;i'
    '{d4Esd(S!d&I}c_TUl=MBdrbi<c9lJd5*No;8#L5tV@t^BNOxMm~n0khq2*8E5+7nXyJaPY;w~jR3p4kK|iNAdBt7L%?dj}N?)f0'
    'm9rgd@Uq_KAcUmB3D4K<rfb>Ykyq5obc{DIzDU|z`Z52gj1D4nXWpJ(;*^PV4_O$23rsIJU010qb4wVHzsdyVK@9e^Q}zyGd>C-r'
    'z1=gHKU~JzLfx4i6e)etK62G&XAPxJCK6(OCH%_F@G0WDGUH)YbXf~cIc8W%*qBlkXL}zYKEk#@jZ1G+bZV-?8=xfOkOW4Odn-;Y'
    'fn1WaKZ1)_Rakz&bNO)NlZ!DYnwY#RX}`$ecw0($Bi{W>9{2H6nZ$TdPSu=_{2bF-nReBZGR&4mZp<*+$ke$N1RsUO4>;CD9rJSJ'
    'JOwzUBg(rF52PT{l}GAE55r`rxWy0n8=_vBj_y|^lvx@;h~7-zuO64*N8x%k^~SU@M3qUwsN{(9$z>O_6fS_K+z|;%2V8@>@Z<`X'
    'A>1vJ|IJhzuy+=6?q#H79^6LVQb`*nhr@wA?o-r<WcKD^Q6{w~DP{lWhyb^RNiuE!&XM1wRL07$u$<;jRy|Lj!LDj74fA|HClZ1{'
    '*AbeACZs@UDg|BGgYh5AvZ15tLN+xaDY~NR7>X?Gx?$JJ=&x9ItU8)<_0<fULdun$E*YBQ2w~V8_M!MIfv~wto*In5CQnTh($%o}'
    'ONttZO{5DywX<>+c9H%M)Vu&('
),
}, name='rank_4').AddVariations('relaxed', 'float16').DisableLifeTimeVariation()

# The limits of the curve.
# Expected values: float64 formula.
input = Input('input', (F32, [3]))
output = Output('output', (F32, [3]))
model = Model()
model.Operation('HARD_SWISH', input).To(output)
Example({
    input: [float('inf'), 1.5, -2.5],
    output: [float('inf'), 1.125, -0.20833333],
}, name='infinite').AddVariations('relaxed', 'float16').DisableLifeTimeVariation()

# Nothing in, nothing out.
# Expected values: none: the model must fail, or its outputs are not compared by value.
given_scores = Parameter('given_scores', (F32, [1, 2]), [3.0, 2.0])
given_boxes = Parameter('given_boxes', (F32, [1, 8]), [2.0, 1.0, 9.0, 7.0, 0.0, 0.0, 5.0, 6.0])
batch_of_box = Parameter('batch_of_box', (I32, [1]), [0])
scores = Output('scores', (F32, [0]))
boxes = Internal('boxes', (F32, [0, 4]))
classes = Output('classes', (I32, [0]))
batches = Output('batches', (I32, [0]))
output = Output('output', (F32, [0, 4]))
model = Model()
model.Operation('BOX_WITH_NMS_LIMIT', given_scores, given_boxes, batch_of_box, 100.0, -1, 0, 0.4, 1.0, 0.3).To(scores, boxes, classes, batches)
model.Operation('HARD_SWISH', boxes).To(output)
Example({
    scores: [],
    classes: [],
    batches: [],
    output: [],
}, name='zero_sized').AddVariations('float16').DisableLifeTimeVariation()

# Every code; scale 0.0625, zero point 128.
# Expected values: float64 formula.
input = Input('input', (U8, [256], 0.0625, 128))
output = Output('output', (U8, [256], 0.035999998450279236, 23))
model = Model()
model.Operation('HARD_SWISH', input).To(output)
Example({
    input: packed('<i2',
    'c-muNWMXDvWn<^y<l^Sx<>MC+6cQE@6%&_`l#-T_m6KOcR8m$^Ra4i{)Y8_`)zddHG%_|ZH8Z!cw6eCbwX=6{baHlab#wRd^z!!c'
    '_45x13<?ej4GWKmjEatljf+o6OiE5kO-s+n%*xKm&C4$+EGjN3Ei136tg5c5t*dWnY-(<4ZENr7?CS36?dzW~anj@|Q>RUzF>}`J'
    'IdkXDU$Ah|;w4L$Enl&6)#^2C*R9{Mant54TeofBv2)k%J$v`<KXCBS;Uh<n9Y1mM)af&4&z-+;@zUihSFc^aar4&gJ9qEhfAH|p'
    '<0ns_J%91?)$2EJ-@X6v@zduoU%!3-@$=X3KY#!IXBgoC05*1ifd'
),
    output: packed('<i2',
    'c-j*er!o)|6%`Q{5)u>?5a8$M<KyE+1wavgegOeNK_MYw5m8YwaS2H&X&G5Lc?Csf6;*W&Eo~h=14Cm|GYcylTYE=mS9ebzzkr~S'
    '@W|-6gyhtWtem`p!s61himIC0`o`v#wvMju-u{V`rc9eYbN1YM3l=R|x_ss8HS0EP+Pro9j$M29?LT<<=&=*0&YV4e@$!{xH*Vg('
    'd;h_sC(oY0eEs&_hfkjwMmPWf4#-P~'
),
}, name='all_codes_0_quant8').AddVariations(signed(input, output))

# Every code; scale 0.02, zero point 3.
# Expected values: float64 formula.
input = Input('input', (U8, [8, 32], 0.019999999552965164, 3))
output = Output('output', (U8, [8, 32], 0.02199999988079071, 14))
model = Model()
model.Operation('HARD_SWISH', input).To(output)
Example({
    input: packed('<i2',
    'c-muNWMXDvWn<^y<l^Sx<>MC+6cQE@6%&_`l#-T_m6KOcR8m$^Ra4i{)Y8_`)zddHG%_|ZH8Z!cw6eCbwX=6{baHlab#wRd^z!!c'
    '_45x13<?ej4GWKmjEatljf+o6OiE5kO-s+n%*xKm&C4$+EGjN3Ei136tg5c5t*dWnY-(<4ZENr7?CS36?dzW~anj@|Q>RUzF>}`J'
    'IdkXDU$Ah|;w4L$Enl&6)#^2C*R9{Mant54TeofBv2)k%J$v`<KXCBS;Uh<n9Y1mM)af&4&z-+;@zUihSFc^aar4&gJ9qEhfAH|p'
    '<0ns_J%91?)$2EJ-@X6v@zduoU%!3-@$=X3KY#!IXBgoC05*1ifd'
),
    output: packed('<i2',
    'c-rIT<>TYy=NAwV6ciE?78Vf^6%`W~mynQ@l#-T~k&%^?lUGnsR8mq_QBhS>Q`gYc)Y8_`(bdz}H!w6ZHa0OeGq<p?w6eCbwX?H#'
    'aCCBZadmU|@bvQb@$vQZ4+snj2@MO6h>VJkiH(a-NK8seO-s+n%*x5l%P%M_E-5W5udJ%BsjF{jY;I|7>*(z2>Ft{^anh8j)27du'
    'IcxTux%1}FU$Ah|;w4L$Enl&6<*L<d)~;K>VdJLFo40J;wtdIWUAy<}-Mer9frEz*A31vL`0*1bPn|w<_T2dk7cXAAeC6u3>o;!R'
    'x_$f3-Fx>RJbd){$<wFLp1*kc>h+tq@7}-v@bS}Uh7k?`X^(h|'
),
}, name='all_codes_1_quant8').AddVariations(signed(input, output)).DisableLifeTimeVariation()

# Every code; scale 0.3, zero point 250.
# Expected values: float64 formula.
input = Input('input', (U8, [256], 0.30000001192092896, 250))
output = Output('output', (U8, [256], 0.006500000134110451, 70))
model = Model()
model.Operation('HARD_SWISH', input).To(output)
Example({
    input: packed('<i2',
    'c-muNWMXDvWn<^y<l^Sx<>MC+6cQE@6%&_`l#-T_m6KOcR8m$^Ra4i{)Y8_`)zddHG%_|ZH8Z!cw6eCbwX=6{baHlab#wRd^z!!c'
    '_45x13<?ej4GWKmjEatljf+o6OiE5kO-s+n%*xKm&C4$+EGjN3Ei136tg5c5t*dWnY-(<4ZENr7?CS36?dzW~anj@|Q>RUzF>}`J'
    'IdkXDU$Ah|;w4L$Enl&6)#^2C*R9{Mant54TeofBv2)k%J$v`<KXCBS;Uh<n9Y1mM)af&4&z-+;@zUihSFc^aar4&gJ9qEhfAH|p'
    '<0ns_J%91?)$2EJ-@X6v@zduoU%!3-@$=X3KY#!IXBgoC05*1ifd'
),
    output: packed('<i2',
    'c-nJw8)3juQH-C5Urf=^ExvZa@y`q+8~^}%=|)`'
),
}, name='all_codes_2_quant8').AddVariations(signed(input, output)).DisableLifeTimeVariation()

# Every code; scale 0.001, zero point 128.
# Expected values: float64 formula.
input = Input('input', (U8, [8, 32], 0.0010000000474974513, 128))
output = Output('output', (U8, [8, 32], 0.0005499999970197678, 124))
model = Model()
model.Operation('HARD_SWISH', input).To(output)
Example({
    input: packed('<i2',
    'c-muNWMXDvWn<^y<l^Sx<>MC+6cQE@6%&_`l#-T_m6KOcR8m$^Ra4i{)Y8_`)zddHG%_|ZH8Z!cw6eCbwX=6{baHlab#wRd^z!!c'
    '_45x13<?ej4GWKmjEatljf+o6OiE5kO-s+n%*xKm&C4$+EGjN3Ei136tg5c5t*dWnY-(<4ZENr7?CS36?dzW~anj@|Q>RUzF>}`J'
    'IdkXDU$Ah|;w4L$Enl&6)#^2C*R9{Mant54TeofBv2)k%J$v`<KXCBS;Uh<n9Y1mM)af&4&z-+;@zUihSFc^aar4&gJ9qEhfAH|p'
    '<0ns_J%91?)$2EJ-@X6v@zduoU%!3-@$=X3KY#!IXBgoC05*1ifd'
),
    output: packed('<i2',
    'c-rIT<>MC+6cQ2^5fu{`mync_mXVc}lUGnwQc_k?Ra4i{(A3h_(bd({H!w6ZHa0OeGq<p`va+_ZwX=6{aCCBZadmTd_we-c_VM-e'
    '^A89N3JwVk4GWKmjEatljg5;>NK8sjNli^l&&bTm&dJTo%P%M_DlRE4D=)98tg5c5t*dWnY;0<7X>Duo=<Mq5>FMq3pD=OK<SA39'
    'O`kDi=B(Ls=FXeHVBw<0OO`HMwtU6PRjb#mUAKP2#!Z{IY~8kP`;MKvcJJA{Z~uXVhYlY(dhGa#lc!FfK6Ccm`3n~>UA}Vl+VvYZ'
    'Z{5Cg_ul;n4<9{#^7PsB7cXDEe*Na{yZ0YHe){}{VT1z!v%Y;a'
),
}, name='all_codes_3_quant8').AddVariations(signed(input, output)).DisableLifeTimeVariation()

# Every code; scale 2.5, zero point 90.
# Expected values: float64 formula.
input = Input('input', (U8, [256], 2.5, 90))
output = Output('output', (U8, [256], 1.7999999523162842, 13))
model = Model()
model.Operation('HARD_SWISH', input).To(output)
Example({
    input: packed('<i2',
    'c-muNWMXDvWn<^y<l^Sx<>MC+6cQE@6%&_`l#-T_m6KOcR8m$^Ra4i{)Y8_`)zddHG%_|ZH8Z!cw6eCbwX=6{baHlab#wRd^z!!c'
    '_45x13<?ej4GWKmjEatljf+o6OiE5kO-s+n%*xKm&C4$+EGjN3Ei136tg5c5t*dWnY-(<4ZENr7?CS36?dzW~anj@|Q>RUzF>}`J'
    'IdkXDU$Ah|;w4L$Enl&6)#^2C*R9{Mant54TeofBv2)k%J$v`<KXCBS;Uh<n9Y1mM)af&4&z-+;@zUihSFc^aar4&gJ9qEhfAH|p'
    '<0ns_J%91?)$2EJ-@X6v@zduoU%!3-@$=X3KY#!IXBgoC05*1ifd'
),
    output: packed('<i2',
    'c-rITr5WH85EK>>6_=2bmXVWJP*PS^Q`gke(bY3BG&V6cx3ILfv9ot@a&~od_w@4d^$Q3L3JDF5h>VVji%&>OPEAYC%*xKqD<~`~'
    'DJ`$4tgfl6Z)j?6X>0H7>hA5EFmck9snci7oIPjm`~`~^FIl#H<*L<d*KOFiY0K7aJ9h5gvv>c2Lx+zXJAU%i>9gm~U%YhX>a`m;'
    'Z{N9l|G}fjPo6!0@#^*4cke%bVi@57010kaQU'
),
}, name='all_codes_4_quant8').AddVariations(signed(input, output)).DisableLifeTimeVariation()

# Every code; scale 0.1, zero point 0.
# Expected values: float64 formula.
input = Input('input', (U8, [8, 32], 0.10000000149011612, 0))
output = Output('output', (U8, [8, 32], 0.10999999940395355, 12))
model = Model()
model.Operation('HARD_SWISH', input).To(output)
Example({
    input: packed('<i2',
    'c-muNWMXDvWn<^y<l^Sx<>MC+6cQE@6%&_`l#-T_m6KOcR8m$^Ra4i{)Y8_`)zddHG%_|ZH8Z!cw6eCbwX=6{baHlab#wRd^z!!c'
    '_45x13<?ej4GWKmjEatljf+o6OiE5kO-s+n%*xKm&C4$+EGjN3Ei136tg5c5t*dWnY-(<4ZENr7?CS36?dzW~anj@|Q>RUzF>}`J'
    'IdkXDU$Ah|;w4L$Enl&6)#^2C*R9{Mant54TeofBv2)k%J$v`<KXCBS;Uh<n9Y1mM)af&4&z-+;@zUihSFc^aar4&gJ9qEhfAH|p'
    '<0ns_J%91?)$2EJ-@X6v@zduoU%!3-@$=X3KY#!IXBgoC05*1ifd'
),
    output: packed('<i2',
    'c-rIP;pOAw=NAwZ6cQE@5fu}ckd%^^k(E<WR8m$|Q`gYc($>+{)7LjJG%_|ZH8Z!cw6wCev9+^zaCCBZc5!uc_we-c_VM-g^A89N'
    '3JwVk3lEQojEatljf+o6OiW5nNli=7$jr*l&dJToFDNW3E-5W7E3c@ms;;T6tFLcpY-(<4ZENr7?Ck39>Fw*EFmcl4$y26In?7Ua'
    'tl4ws&Yd@Z!NNt0mn>bjeEEu%t5&aByKeo4jT<*@-m-Pu_8mKS?cTj-@4o#94jwvu<ml03$4{I*b^6TNbLY=rxOnOEm8;jT-?(}6'
    '*6llY@7;g!@X_PPPo6$|{^I4U*KgjwefR#u$4{TXFpO{j06i;zqy'
),
}, name='all_codes_5_quant8').AddVariations(signed(input, output)).DisableLifeTimeVariation()

# Every code; scale 0.1, zero point 255.
# Expected values: float64 formula.
input = Input('input', (U8, [256], 0.10000000149011612, 255))
output = Output('output', (U8, [256], 0.0015999999595806003, 245))
model = Model()
model.Operation('HARD_SWISH', input).To(output)
Example({
    input: packed('<i2',
    'c-muNWMXDvWn<^y<l^Sx<>MC+6cQE@6%&_`l#-T_m6KOcR8m$^Ra4i{)Y8_`)zddHG%_|ZH8Z!cw6eCbwX=6{baHlab#wRd^z!!c'
    '_45x13<?ej4GWKmjEatljf+o6OiE5kO-s+n%*xKm&C4$+EGjN3Ei136tg5c5t*dWnY-(<4ZENr7?CS36?dzW~anj@|Q>RUzF>}`J'
    'IdkXDU$Ah|;w4L$Enl&6)#^2C*R9{Mant54TeofBv2)k%J$v`<KXCBS;Uh<n9Y1mM)af&4&z-+;@zUihSFc^aar4&gJ9qEhfAH|p'
    '<0ns_J%91?)$2EJ-@X6v@zduoU%!3-@$=X3KY#!IXBgoC05*1ifd'
),
    output: packed('<i2',
    'c-s5=b-07;yBBsA$NSnDs7j0Q^KkR<i%6>)*!jj6cP`w0{VT%=2LPso;=2'
),
}, name='all_codes_6_quant8').AddVariations(signed(input, output)).DisableLifeTimeVariation()

# Input and output have steps of their own.
# Expected values: float64 formula.
input = Input('input', (U8, [256], 0.05000000074505806, 120))
output = Output('output', (U8, [256], 0.004999999888241291, 100))
model = Model()
model.Operation('HARD_SWISH', input).To(output)
Example({
    input: packed('<i2',
    'c-muNWMXDvWn<^y<l^Sx<>MC+6cQE@6%&_`l#-T_m6KOcR8m$^Ra4i{)Y8_`)zddHG%_|ZH8Z!cw6eCbwX=6{baHlab#wRd^z!!c'
    '_45x13<?ej4GWKmjEatljf+o6OiE5kO-s+n%*xKm&C4$+EGjN3Ei136tg5c5t*dWnY-(<4ZENr7?CS36?dzW~anj@|Q>RUzF>}`J'
    'IdkXDU$Ah|;w4L$Enl&6)#^2C*R9{Mant54TeofBv2)k%J$v`<KXCBS;Uh<n9Y1mM)af&4&z-+;@zUihSFc^aar4&gJ9qEhfAH|p'
    '<0ns_J%91?)$2EJ-@X6v@zduoU%!3-@$=X3KY#!IXBgoC05*1ifd'
),
    output: packed('<i2',
    'c-l)zp#a23g$4S0x;olfnVT5u>1e8}Dl00;$;wDeNlAi$l$5lLtek?PvZ}hKj-H{3xs{!xtEX>ZSX6vUW?o5UeQWo`8S|E|*}Ut}'
    '$%{81zWns-KfM9N2nPV6Q=-}'
),
}, name='fine_output_quant8').AddVariations(signed(input, output)).DisableLifeTimeVariation()

# Input and output have steps of their own.
# Expected values: float64 formula.
input = Input('input', (U8, [256], 0.05000000074505806, 120))
output = Output('output', (U8, [256], 0.5, 7))
model = Model()
model.Operation('HARD_SWISH', input).To(output)
Example({
    input: packed('<i2',
    'c-muNWMXDvWn<^y<l^Sx<>MC+6cQE@6%&_`l#-T_m6KOcR8m$^Ra4i{)Y8_`)zddHG%_|ZH8Z!cw6eCbwX=6{baHlab#wRd^z!!c'
    '_45x13<?ej4GWKmjEatljf+o6OiE5kO-s+n%*xKm&C4$+EGjN3Ei136tg5c5t*dWnY-(<4ZENr7?CS36?dzW~anj@|Q>RUzF>}`J'
    'IdkXDU$Ah|;w4L$Enl&6)#^2C*R9{Mant54TeofBv2)k%J$v`<KXCBS;Uh<n9Y1mM)af&4&z-+;@zUihSFc^aar4&gJ9qEhfAH|p'
    '<0ns_J%91?)$2EJ-@X6v@zduoU%!3-@$=X3KY#!IXBgoC05*1ifd'
),
    output: packed('|i1',
    'c-muUrxIWz46y3sKn9!$zy$-`P{0ELyimXg2mEj#00)9_AOr`(a3BH)q5uWE3Rw'
),
}, name='coarse_output_quant8').AddVariations(signed(input, output)).DisableLifeTimeVariation()

# Input and output have steps of their own.
# Expected values: float64 formula.
input = Input('input', (U8, [256], 0.05000000074505806, 120))
output = Output('output', (U8, [256], 0.019999999552965164, 255))
model = Model()
model.Operation('HARD_SWISH', input).To(output)
Example({
    input: packed('<i2',
    'c-muNWMXDvWn<^y<l^Sx<>MC+6cQE@6%&_`l#-T_m6KOcR8m$^Ra4i{)Y8_`)zddHG%_|ZH8Z!cw6eCbwX=6{baHlab#wRd^z!!c'
    '_45x13<?ej4GWKmjEatljf+o6OiE5kO-s+n%*xKm&C4$+EGjN3Ei136tg5c5t*dWnY-(<4ZENr7?CS36?dzW~anj@|Q>RUzF>}`J'
    'IdkXDU$Ah|;w4L$Enl&6)#^2C*R9{Mant54TeofBv2)k%J$v`<KXCBS;Uh<n9Y1mM)af&4&z-+;@zUihSFc^aar4&gJ9qEhfAH|p'
    '<0ns_J%91?)$2EJ-@X6v@zduoU%!3-@$=X3KY#!IXBgoC05*1ifd'
),
    output: packed('<i2',
    'c-rO2OAf#w2msOE|Ev}e#ScbN;}P66>03?4?84|xYspC@24+u$2mtTmj-Bfu5_#qjMN%$RTOalj&(BRhVEhm'
),
}, name='ends_output_quant8').AddVariations(signed(input, output)).DisableLifeTimeVariation()

# No result is near a half, so that any sound rounding gives these codes.
# Expected values: float64 formula.
input = Input('input', (U8, [6], 0.05000000074505806, 120))
quantized = Internal('quantized', (U8, [6], 0.028999999165534973, 20))
output = Output('output', (F32, [6]))
model = Model()
model.Operation('HARD_SWISH', input).To(quantized)
model.Operation('DEQUANTIZE', quantized).To(output)
Example({
    input: [19, 22, 22, 188, 83, 90],
    output: [0.0, 0.0, 0.0, 3.393, -0.348, -0.37699997],
}, name='clear_of_halves_quant8').AddVariations(signed(input, quantized)).DisableLifeTimeVariation()

# Nothing in, nothing out.
# Expected values: none: the model must fail, or its outputs are not compared by value.
given_scores = Parameter('given_scores', (U8, [1, 2], 0.125, 0), [3, 2])
given_boxes = Parameter('given_boxes', ('TENSOR_QUANT16_ASYMM', [1, 8], 0.125, 0), [16, 8, 72, 56, 0, 0, 40, 48])
batch_of_box = Parameter('batch_of_box', (I32, [1]), [0])
scores = Internal('scores', (U8, [0], 0.125, 0))
boxes = Output('boxes', ('TENSOR_QUANT16_ASYMM', [0, 4], 0.125, 0))
classes = Output('classes', (I32, [0]))
batches = Output('batches', (I32, [0]))
output = Output('output', (U8, [0], 0.125, 0))
model = Model()
model.Operation('BOX_WITH_NMS_LIMIT', given_scores, given_boxes, batch_of_box, 100.0, -1, 0, 0.4, 1.0, 0.3).To(scores, boxes, classes, batches)
model.Operation('HARD_SWISH', scores).To(output)
Example({
    boxes: [],
    classes: [],
    batches: [],
    output: [],
}, name='zero_sized_quant8').AddVariations(signed(given_scores, scores, output)).DisableLifeTimeVariation()
