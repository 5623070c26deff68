# Licensed under the Apache License, Version 2.0; see LICENSE.
# Written by 'python -m corpus' from corpus/families/activation.py; do not edit.
#
# TANH: every bend, all codes, ranks.

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
input = Input('input', (F32, [25]))
output = Output('output', (F32, [25]))
model = Model()
model.Operation('TANH', input).To(output)
Example({
    input: packed('<f4',
    'c-muNm^!tb;V2NzOPZH-p26_Ep)n9J0KxwK`xq2}=)J&uf$t0)-#I`M4h{?q*RIt!GysvkgT2H40|)jWu(sZ?VcIl?2II~4_V)Yt'
    '?{{!GaKHgXI39F5<a`(aXLKnA'
),
    output: packed('<f4',
    'c-muNm^#(#S~w6n_c`|&8W|ZHF+joo{dc|#1JUk1yZ8JD0hq+KYfetiKvV|=^&rpy1`G_wo9*rG_wU~iBET$rFa!X;=P9H'
),
}, name='bends').AddVariations('relaxed', 'float16')

# Odd sizes, so that a rest is left.
# Expected values: float64 formula.
input = Input('input', (F32, [3]))
output = Output('output', (F32, [3]))
model = Model()
model.Operation('TANH', input).To(output)
Example({
    input: [-5.251, 2.316, -5.057],
    output: [-0.99994504, 0.9807172, -0.999919],
}, name='rank_1').AddVariations('relaxed', 'float16').DisableLifeTimeVariation()

# Odd sizes, so that a rest is left.
# Expected values: float64 formula.
input = Input('input', (F32, [3, 2]))
output = Output('output', (F32, [3, 2]))
model = Model()
model.Operation('TANH', input).To(output)
Example({
    input: [4.307, -1.684, 5.444, -0.485, 7.931, 4.664],
    output: [0.99963695, -0.9333787, 0.9999626, -0.450239, 0.99999976, 0.9998222],
}, name='rank_2').AddVariations('relaxed', 'float16').DisableLifeTimeVariation()

# Odd sizes, so that a rest is left.
# Expected values: float64 formula.
input = Input('input', (F32, [3, 2, 5]))
output = Output('output', (F32, [3, 2, 5]))
model = Model()
model.Operation('TANH', input).To(output)
Example({
    input: packed('<i4',
    'c-jGY0EhqlXc%x{;0TWxAV9FH_z-Xy!0;RZcJk=ra1fyQ%+zMt66GX;!UTmia`7lwJ=yirFV()%QF`Ys?|z}!hVBEfrgimJ%YF#b'
    'T)7HPD9!zNpADGQJ5pzgW&8pK2mbi@00RXC1pfv20sQ#|0tNm71OWyE1_b<PL^$g', 5.960464477539063e-08
),
    output: packed('<f4',
    'c-k{?5qaAG>H9mclQVCflK!w}$*uD{*30rQI9u<qMDncQ-v9p%{{QcY`uF}?(%=8e>;C`S^4GiTlluSA{~zbo*VNa?*4NwB1A$R}'
    'y*rSqt55W(F9r$J@3*(N-@hM3+S~85-)|3QLbyO00ItqJvj'
),
}, name='rank_3').AddVariations('relaxed', 'float16').DisableLifeTimeVariation()

# Odd sizes, so that a rest is left.
# Expected values: float64 formula.
input = Input('input', (F32, [3, 2, 5, 7]))
output = Output('output', (F32, [3, 2, 5, 7]))
model = Model()
model.Operation('TANH', input).To(output)
Example({
    input: packed('<f4',
    'c-l2i3rrGW95-W(F$#4|mMvwBNXN?D)fywXGkfW3E_2L`6}3hTAJs^UaylhPi<-Nb6g1PNHZVs?&XJG1Bf<?=BCKLm%$Os06_(Fg'
    'qIC!L?YHmS_j~>SvLp1lM`ESr0^NAs4O8TlgS&&VGA-l6_n5_}o@#Wl*))6^e^;7Yl_C{yWaXImr^GaoH=(nl79f{)DZI62U&*;p'
    'v%@i<>j*tG3%53W6bgcR1UAztlRcY~G;U-`UZc7m%%OBGoda^VYy&3s`;<l7sAkp`g<9*Osk?NVIky6CC{;RHMLjhkhw<QjBxZLu'
    'W>HgSat3`s$fxl+RdjX{3;x}qQ0QGaBMXjn2-Jg9GsZ24^IUWCw1pV_IK0`TbhqpY_z%$G(X>DTixZVbqywkMtwJn0?U;3xtL$!F'
    '3<i7o$N5*MLepg%>Dz5GlfKM~PrT-(Ouhs{z2a+BgWMtFeap<8PtV}}F!fVazxs9KmF-beKw3OYNy0hp*%8AqYg{J1m@NWi<#|AH'
    'r5tADHJWUQLW$M(DlewvevTrlnu5n{j9CLOvtXdQ-P$(R+T2)HCoALvJTA^18x8~+wrG8ZLQ%QMPi~G*WayNI-E{@!VcMcUqFuE{'
    'A6(0=g*i=q&+kaJZQhE`fTV-bvy&<+*QLI_C0O5^FVOia{$%e!N=@^^FurSL(}=cw57RoVvD$5yztC31KR(Hfds7d?Yb|Tx)u;)7'
    'T7BMQiBSB@wT9`@{hrR5qkenR-De+Uj{8UWhvpx@xxt=iE`0am)7_q?<yp^ZZ}o{=^`B21J=0Wm^?e=X*9gosnq$a@Y4yvJzM<Iy'
    '!@ELI@6ZO`d-<;XeyuIJ{q|R;#GXZS15bEozuBFRlMVN}dMJ*nn+reJ$*@<U-!Cj6hC(0)LXa54paeh^f*_0p2w@UJP4I+=ct=na'
    'jT7V{Il_j4q#Hve7z)M(6cQ8U5aA|2NJ5T>B=KTILS|56G=@Nl3W%HoqW_j41&pjEOr%b3CBcZr{x>CfG6I3bjgk}?2lN-$TdA@'
),
    output: packed('<f4',
    'c-l=)Ye-XJ7^aKbk3<TRE-dI`rct43nY0}>{E=oQnfqZ_W@vcBOSw%w=go>NP%67gkqcLvnq*oQMLP<ixU80VNtYKEDcZK2x|^Hl'
    '?VPiXdil=xKJW89@ADm-O(*TIjc%n>YTdd@ZP43WH3>PL71~ZB_P)jk9fd2!hB52cNn^>2sui_ej$O@y8G7f_8vP-=%ru(fouD!W'
    'I6NJb_WAe+xZmhou9J5x<V4g<SNXm)d6ured_@ptq_6w68Le2ip<%hdb*_0Pf9l5ZUW;#Pb${GP?XS4;+ernVK3|nDjGcV=d(ght'
    'U}!q}T5Pn`c&PgNQd>sVJ<XBgs_rb0Fhlw*nYhuAni(=JQp|4ZY6*SyE@Wg!`(u^WtoI5(d*0rYxn@zP->&JzMiT25)DBx_MP9fP'
    'r*2j+_Q-$6JjcAj!zav`gBTjrjhft~xV^ao2ea6LYJ7rNYPwhMWyD%!%c8&2Dlj|Hgg8EzhtuW(4BW%0W@Cjy#=I?H3EFY=V%9;<'
    'Iy{U+)o3nLw`Lc7!|cFvO-mOxn6NiJe%^vOgpV-h2ZL|s&^u<D(Xbl_u>S5yo7$$seT~eerMTYDrxKYkM$&G&HZa0WO&}5q#6)Bq'
    '(QpQKgBU;o6v%*-QgCP)04V{AglqtRG97@GfGRBJfKPH-1aKwg$Y7v~SbT(M@}EIi27m-W1QS4IC;)n)5K_Jbvm(h`inW{_zRLkF'
    'Kn7$1l!3b<C6IQEmt`OXXaLyC;>}Kxge^^Q`VWhWC@7Hub&3l-2M`5G$r1=>2MPO3F53y3CJ6QrLKZj=Kf0TU>n@(VKG3v#aymGf'
    'chj_prrnf~{ob=~ZcsX9eo4e*rHBvZIHfy+aD}*>w2}{_UGH+MH1RLV$rJA1p#R(a3yMnM5C'
),
}, name='rank_4').AddVariations('relaxed', 'float16').DisableLifeTimeVariation()

# The limits of the curve.
# Expected values: float64 formula.
input = Input('input', (F32, [3]))
output = Output('output', (F32, [3]))
model = Model()
model.Operation('TANH', input).To(output)
Example({
    input: [float('inf'), float('-inf'), 1.5],
    output: [1.0, -1.0, 0.90514827],
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
model.Operation('TANH', boxes).To(output)
Example({
    scores: [],
    classes: [],
    batches: [],
    output: [],
}, name='zero_sized').AddVariations('float16').DisableLifeTimeVariation()

# Every code; scale 0.0625, zero point 128.
# Expected values: float64 formula.
input = Input('input', (U8, [256], 0.0625, 128))
output = Output('output', (U8, [256], 0.0078125, 128))
model = Model()
model.Operation('TANH', input).To(output)
Example({
    input: packed('<i2',
    'c-muNWMXDvWn<^y<l^Sx<>MC+6cQE@6%&_`l#-T_m6KOcR8m$^Ra4i{)Y8_`)zddHG%_|ZH8Z!cw6eCbwX=6{baHlab#wRd^z!!c'
    '_45x13<?ej4GWKmjEatljf+o6OiE5kO-s+n%*xKm&C4$+EGjN3Ei136tg5c5t*dWnY-(<4ZENr7?CS36?dzW~anj@|Q>RUzF>}`J'
    'IdkXDU$Ah|;w4L$Enl&6)#^2C*R9{Mant54TeofBv2)k%J$v`<KXCBS;Uh<n9Y1mM)af&4&z-+;@zUihSFc^aar4&gJ9qEhfAH|p'
    '<0ns_J%91?)$2EJ-@X6v@zduoU%!3-@$=X3KY#!IXBgoC05*1ifd'
),
    output: packed('<i2',
    'c-muNpekU50wxe(W@cewWo2XM;Nars;o}z+7L$;cS5ni`H?g#L^$v<m%qXa6=$J5L{_=HOcON`{=Hj(m_Z~id@#^jSkDtDL{r2O>'
    '&tJcP|M~Ox?>`XuPZPi}!T|u8LVq&'
),
}, name='all_codes_0_quant8').AddVariations(signed(input, output))

# Every code; scale 0.02, zero point 3.
# Expected values: float64 formula.
input = Input('input', (U8, [8, 32], 0.019999999552965164, 3))
output = Output('output', (U8, [8, 32], 0.0078125, 128))
model = Model()
model.Operation('TANH', input).To(output)
Example({
    input: packed('<i2',
    'c-muNWMXDvWn<^y<l^Sx<>MC+6cQE@6%&_`l#-T_m6KOcR8m$^Ra4i{)Y8_`)zddHG%_|ZH8Z!cw6eCbwX=6{baHlab#wRd^z!!c'
    '_45x13<?ej4GWKmjEatljf+o6OiE5kO-s+n%*xKm&C4$+EGjN3Ei136tg5c5t*dWnY-(<4ZENr7?CS36?dzW~anj@|Q>RUzF>}`J'
    'IdkXDU$Ah|;w4L$Enl&6)#^2C*R9{Mant54TeofBv2)k%J$v`<KXCBS;Uh<n9Y1mM)af&4&z-+;@zUihSFc^aar4&gJ9qEhfAH|p'
    '<0ns_J%91?)$2EJ-@X6v@zduoU%!3-@$=X3KY#!IXBgoC05*1ifd'
),
    output: packed('<i2',
    'c-pI|u5D;;?da<5pEPCq%sKNGE?&A~)tYr1H*ej(bNAl;2M-@Te&W=bv*#~fx^nf}jhnab+`V`I!NbQ-o<4i_{Kd;xuV24;`|jQQ'
    '4<9~${PgMb=PzHre*O0C+xPF^fBg9I69|3*!EX@w0|tL#;2$#hKY)N?gaZH`VC;n'
),
}, name='all_codes_1_quant8').AddVariations(signed(input, output)).DisableLifeTimeVariation()

# Every code; scale 0.3, zero point 250.
# Expected values: float64 formula.
input = Input('input', (U8, [256], 0.30000001192092896, 250))
output = Output('output', (U8, [256], 0.0078125, 128))
model = Model()
model.Operation('TANH', input).To(output)
Example({
    input: packed('<i2',
    'c-muNWMXDvWn<^y<l^Sx<>MC+6cQE@6%&_`l#-T_m6KOcR8m$^Ra4i{)Y8_`)zddHG%_|ZH8Z!cw6eCbwX=6{baHlab#wRd^z!!c'
    '_45x13<?ej4GWKmjEatljf+o6OiE5kO-s+n%*xKm&C4$+EGjN3Ei136tg5c5t*dWnY-(<4ZENr7?CS36?dzW~anj@|Q>RUzF>}`J'
    'IdkXDU$Ah|;w4L$Enl&6)#^2C*R9{Mant54TeofBv2)k%J$v`<KXCBS;Uh<n9Y1mM)af&4&z-+;@zUihSFc^aar4&gJ9qEhfAH|p'
    '<0ns_J%91?)$2EJ-@X6v@zduoU%!3-@$=X3KY#!IXBgoC05*1ifd'
),
    output: packed('<i2',
    'c-muN7+HXkk%@(!M^wc+x?$<jJFmYmjBo$|r>F&x'
),
}, name='all_codes_2_quant8').AddVariations(signed(input, output)).DisableLifeTimeVariation()

# Every code; scale 0.001, zero point 128.
# Expected values: float64 formula.
input = Input('input', (U8, [8, 32], 0.0010000000474974513, 128))
output = Output('output', (U8, [8, 32], 0.0078125, 128))
model = Model()
model.Operation('TANH', input).To(output)
Example({
    input: packed('<i2',
    'c-muNWMXDvWn<^y<l^Sx<>MC+6cQE@6%&_`l#-T_m6KOcR8m$^Ra4i{)Y8_`)zddHG%_|ZH8Z!cw6eCbwX=6{baHlab#wRd^z!!c'
    '_45x13<?ej4GWKmjEatljf+o6OiE5kO-s+n%*xKm&C4$+EGjN3Ei136tg5c5t*dWnY-(<4ZENr7?CS36?dzW~anj@|Q>RUzF>}`J'
    'IdkXDU$Ah|;w4L$Enl&6)#^2C*R9{Mant54TeofBv2)k%J$v`<KXCBS;Uh<n9Y1mM)af&4&z-+;@zUihSFc^aar4&gJ9qEhfAH|p'
    '<0ns_J%91?)$2EJ-@X6v@zduoU%!3-@$=X3KY#!IXBgoC05*1ifd'
),
    output: packed('<i2',
    'c-rN`g%N--00cow4(`ESOJ*j2U9fA6<0C+bNMa;Nks(KcQYzH2XwXWB9s@>9GGoDt4Lc5;a^c2<*YSSt1ABpg@c'
),
}, name='all_codes_3_quant8').AddVariations(signed(input, output)).DisableLifeTimeVariation()

# Every code; scale 2.5, zero point 90.
# Expected values: float64 formula.
input = Input('input', (U8, [256], 2.5, 90))
output = Output('output', (U8, [256], 0.0078125, 128))
model = Model()
model.Operation('TANH', input).To(output)
Example({
    input: packed('<i2',
    'c-muNWMXDvWn<^y<l^Sx<>MC+6cQE@6%&_`l#-T_m6KOcR8m$^Ra4i{)Y8_`)zddHG%_|ZH8Z!cw6eCbwX=6{baHlab#wRd^z!!c'
    '_45x13<?ej4GWKmjEatljf+o6OiE5kO-s+n%*xKm&C4$+EGjN3Ei136tg5c5t*dWnY-(<4ZENr7?CS36?dzW~anj@|Q>RUzF>}`J'
    'IdkXDU$Ah|;w4L$Enl&6)#^2C*R9{Mant54TeofBv2)k%J$v`<KXCBS;Uh<n9Y1mM)af&4&z-+;@zUihSFc^aar4&gJ9qEhfAH|p'
    '<0ns_J%91?)$2EJ-@X6v@zduoU%!3-@$=X3KY#!IXBgoC05*1ifd'
),
    output: packed('<i2',
    'c-muNpb=nd`1gMZ0EQ6`0Eh6T-2'
),
}, name='all_codes_4_quant8').AddVariations(signed(input, output)).DisableLifeTimeVariation()

# Every code; scale 0.1, zero point 0.
# Expected values: float64 formula.
input = Input('input', (U8, [8, 32], 0.10000000149011612, 0))
output = Output('output', (U8, [8, 32], 0.0078125, 128))
model = Model()
model.Operation('TANH', input).To(output)
Example({
    input: packed('<i2',
    'c-muNWMXDvWn<^y<l^Sx<>MC+6cQE@6%&_`l#-T_m6KOcR8m$^Ra4i{)Y8_`)zddHG%_|ZH8Z!cw6eCbwX=6{baHlab#wRd^z!!c'
    '_45x13<?ej4GWKmjEatljf+o6OiE5kO-s+n%*xKm&C4$+EGjN3Ei136tg5c5t*dWnY-(<4ZENr7?CS36?dzW~anj@|Q>RUzF>}`J'
    'IdkXDU$Ah|;w4L$Enl&6)#^2C*R9{Mant54TeofBv2)k%J$v`<KXCBS;Uh<n9Y1mM)af&4&z-+;@zUihSFc^aar4&gJ9qEhfAH|p'
    '<0ns_J%91?)$2EJ-@X6v@zduoU%!3-@$=X3KY#!IXBgoC05*1ifd'
),
    output: packed('<i2',
    'c-m{|ow;=5?xSa~-g)@!^}CN>zWw<5>-V3(fB*gaKOz9b2nPW7_xor'
),
}, name='all_codes_5_quant8').AddVariations(signed(input, output)).DisableLifeTimeVariation()

# Every code; scale 0.1, zero point 255.
# Expected values: float64 formula.
input = Input('input', (U8, [256], 0.10000000149011612, 255))
output = Output('output', (U8, [256], 0.0078125, 128))
model = Model()
model.Operation('TANH', input).To(output)
Example({
    input: packed('<i2',
    'c-muNWMXDvWn<^y<l^Sx<>MC+6cQE@6%&_`l#-T_m6KOcR8m$^Ra4i{)Y8_`)zddHG%_|ZH8Z!cw6eCbwX=6{baHlab#wRd^z!!c'
    '_45x13<?ej4GWKmjEatljf+o6OiE5kO-s+n%*xKm&C4$+EGjN3Ei136tg5c5t*dWnY-(<4ZENr7?CS36?dzW~anj@|Q>RUzF>}`J'
    'IdkXDU$Ah|;w4L$Enl&6)#^2C*R9{Mant54TeofBv2)k%J$v`<KXCBS;Uh<n9Y1mM)af&4&z-+;@zUihSFc^aar4&gJ9qEhfAH|p'
    '<0ns_J%91?)$2EJ-@X6v@zduoU%!3-@$=X3KY#!IXBgoC05*1ifd'
),
    output: packed('<i2',
    'c-muN7~X&p449ahnORub*g3d(_=QBJ<W;ndtzG@2(~BDzMmPWf(^Lbx'
),
}, name='all_codes_6_quant8').AddVariations(signed(input, output)).DisableLifeTimeVariation()

# No result is near a half, so that any sound rounding gives these codes.
# Expected values: float64 formula.
input = Input('input', (U8, [6], 0.05000000074505806, 120))
quantized = Internal('quantized', (U8, [6], 0.0078125, 128))
output = Output('output', (F32, [6]))
model = Model()
model.Operation('TANH', input).To(quantized)
model.Operation('DEQUANTIZE', quantized).To(output)
Example({
    input: [113, 161, 14, 38, 132, 7],
    output: [-0.3359375, 0.96875, -1.0, -1.0, 0.5390625, -1.0],
}, name='clear_of_halves_quant8').AddVariations(signed(input, quantized)).DisableLifeTimeVariation()

# Zero, and where the curve has come to its ends; as real numbers.
# Expected values: float64 formula.
input = Input('input', (U8, [3], 0.25, 120))
quantized = Internal('quantized', (U8, [3], 0.0078125, 128))
output = Output('output', (F32, [3]))
model = Model()
model.Operation('TANH', input).To(quantized)
model.Operation('DEQUANTIZE', quantized).To(output)
Example({
    input: [120, 0, 255],
    output: [0.0, -1.0, 0.9921875],
}, name='middle_and_ends_quant8').AddVariations(signed(input, quantized)).DisableLifeTimeVariation()

# Nothing in, nothing out.
# Expected values: none: the model must fail, or its outputs are not compared by value.
given_scores = Parameter('given_scores', (U8, [1, 2], 0.125, 0), [3, 2])
given_boxes = Parameter('given_boxes', ('TENSOR_QUANT16_ASYMM', [1, 8], 0.125, 0), [16, 8, 72, 56, 0, 0, 40, 48])
batch_of_box = Parameter('batch_of_box', (I32, [1]), [0])
scores = Internal('scores', (U8, [0], 0.125, 0))
boxes = Output('boxes', ('TENSOR_QUANT16_ASYMM', [0, 4], 0.125, 0))
classes = Output('classes', (I32, [0]))
batches = Output('batches', (I32, [0]))
output = Output('output', (U8, [0], 0.0078125, 128))
model = Model()
model.Operation('BOX_WITH_NMS_LIMIT', given_scores, given_boxes, batch_of_box, 100.0, -1, 0, 0.4, 1.0, 0.3).To(scores, boxes, classes, batches)
model.Operation('TANH', scores).To(output)
Example({
    boxes: [],
    classes: [],
    batches: [],
    output: [],
}, name='zero_sized_quant8').AddVariations(signed(given_scores, scores, output)).DisableLifeTimeVariation()
