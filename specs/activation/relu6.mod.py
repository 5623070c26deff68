# Licensed under the Apache License, Version 2.0; see LICENSE.
# Written by 'python -m corpus' from corpus/families/activation.py; do not edit.
#
# RELU6: every bend, all codes, ranks.

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
model.Operation('RELU6', input).To(output)
Example({
    input: packed('<f4',
    'c-muNm^!tb;V2NzOPZH-p26_Ep)n9J0KxwK`xq2}=)J&uf$t0)-#I`M4h{?q*RIt!GysvkgT2H40|)jWu(sZ?VcIl?2II~4_V)Yt'
    '?{{!GaKHgXI39F5<a`(aXLKnA'
),
    output: packed('<f4',
    'c-muNn95MjaFl_8VO|mg!+8cIu%BTcg94C#FTlX?9a-WULw!R7khXUKDmrk0f#CocGB6l3*xTC!X$J=o1`%Kg0C5WucK'
),
}, name='bends').AddVariations('relaxed', 'float16')

# Odd sizes, so that a rest is left.
# Expected values: float64 formula.
input = Input('input', (F32, [3]))
output = Output('output', (F32, [3]))
model = Model()
model.Operation('RELU6', input).To(output)
Example({
    input: [-1.773, 2.841, -3.805],
    output: [0.0, 2.841, 0.0],
}, name='rank_1').AddVariations('relaxed', 'float16').DisableLifeTimeVariation()

# Odd sizes, so that a rest is left.
# Expected values: float64 formula.
input = Input('input', (F32, [3, 2]))
output = Output('output', (F32, [3, 2]))
model = Model()
model.Operation('RELU6', input).To(output)
Example({
    input: [-0.605, 2.845, 5.381, -3.633, -0.07, -7.292],
    output: [0.0, 2.845, 5.381, 0.0, 0.0, 0.0],
}, name='rank_2').AddVariations('relaxed', 'float16').DisableLifeTimeVariation()

# Odd sizes, so that a rest is left.
# Expected values: float64 formula.
input = Input('input', (F32, [3, 2, 5]))
output = Output('output', (F32, [3, 2, 5]))
model = Model()
model.Operation('RELU6', input).To(output)
Example({
    input: packed('<f4',
    'c-jGY0Eho(3?r<n_zDudh47q(iNh;iMoJXd?)C~$xDX1S-DU#Y9Pv}vgLLbs#Op!zhq|^5uA_V?*Nq-n*Y6}Y6FHWm|EJjd;kLY?'
    '%t)5C^D_TH7X*_h#p$a@hCo0+z(2siK)}F1KtMphK0rUfz(7F2zraAiK)*kgDLt$'
),
    output: packed('<f4',
    'c-l+jQD#`h00JN8v@$Sg$GI^uTz>}^;9|I&#&nzEBbc-N$ZH0M_FdZ;7#7!n1+Fuwm<d}lEMj0dz`(F=&%y%?)3$zQU~mv;0Ew(-'
    'XmfC|XRrqfFfiCVI5;raIe<7o9#F)A!5#of1svS'
),
}, name='rank_3').AddVariations('relaxed', 'float16').DisableLifeTimeVariation()

# Odd sizes, so that a rest is left.
# Expected values: float64 formula.
input = Input('input', (F32, [3, 2, 5, 7]))
output = Output('output', (F32, [3, 2, 5, 7]))
model = Model()
model.Operation('RELU6', input).To(output)
Example({
    input: packed('<f4',
    'c-rgr*mc)j)5BgwenbAM>+L}s65^OvC~~cuXC0M$Q`z`ss~21QpXMLmK3w0h%BMIjCM@FDzut((Sx*ltPumcsUoR`W?(CW*p_36I'
    '^_7(ZKGlb%D>MGcms^LtR9<y4!A;WsX#bz1cbhl-(2NqXJbc*8CE?4>^87^{)@v4AOxbp|b6e7R{pZ(1R&`E$d~}ty_`x6ROpR-s'
    'pFTYPW7V#UclDQ5`n^fWDwSSmUA;u$TZGdVw|(8YOiAU1H>FMAY{<W8yG~L0^36rlUM^#5{j^2<^zC0U(;s@ObjCb1UDsM9^l`D+'
    'j-sc#w2y7L{_*|&l;`Je8>_wMX%t&|AXsDh;-Zh{8EO4|mUUOATTY#M;nZ#CqLjN?QBm$^WCWVaEFWjRd>LUb@>T!k#Fef4?mt$$'
    '{ZZ-ZHWpKbLn{?j4ip8)q^#TW^(#;J)4%8T3AwJhFC(R7{kg*Nv%vSezZXCL=;*vu;p6?Ar-I$%jO`CxsPYc}=&7V~clOJqz^8jA'
    '>$~3<DTvUpOgOP^e$I1kfqk~;^y31Hgp|14H{A9;=jyCBTl@8;6YUFs*7eUy`Xl%D@GQ0X%@WOC6HdNcaD?%<@S)>g#}Dt`{k~Fr'
    'W1!a5o0e9_Yr1+oF3o&9Y0}XLS|^sBQGU6t@aX>|)fe8VxO7hFdb8)=l+ZnC*E$`4t#EDXm3+SZ@lHm|zTX#KAKTXPb#6jikjCNF'
    'm-9b-;8@i$VaoO6@88udPRcjF-<f%#w?ddjv!}EzLApBQ)qlUKizjmZZe4X~!{Wn2N4CqoDfv|}qoQPm=*0iqIxXkCSXvjHw14{Y'
    'C%3ca^L9ndU_R`Av&r(?>}TB@kK8xxRXb+7@7p~Ghy4x*4%j<@0FXKW<TyCk9{`H(w{x&Pu>XL=K9CTQwzoR~k#%qYGk|zMNIi%G'
    '={T@|KhPL^2Z$P=dXQ$I3R|G@KnN0oP+$UN<h}!Y!J0rW*bg>vAIJ$n^Y%l`cL1r}?_dXU08sV-#AdJ~?Dy}tb^uENjoi1#!NCq>'
    'se=Omv=zL*'
),
    output: packed('<f4',
    'c-l>pO-NKx9L0Z8ixvf;Edu)>l%d=V5ko}G%!`VKXlFr0l(=Xigf&QCix!H~q(jysAr}@CCKfVKv`OTm5JfP78yRGRAta=gfn=>Z'
    '|9j`5m-o*9`<#2<yTu$e$YpmQDEF`kWnl6kQ!+Pb6`s?}IxLozyDtA9MK;zxriD#kxFECZJo7F0<lKRkR$tHZ7%7xFY|%WYJE{7@'
    '+nC{7(sbjsZgl<BeNbaU*x8MVyb2Ao9&c4!QqU7pRh|h4e!u7I5{%YqgL-OuAm2m@@~V9*vnulw)!AV)9Z<@zh7&ztbkm70bJn(S'
    'n;$Zlj<J?p39^YLUr#ZI6!KiLXpNy|D!#BcX82Px-FS5vo#Va_+87fq&tM`qL&LbobR~IJA2OsWoD%+8_{__{@Vtxt!o;<Ad-@r1'
    'ybxdWoc@gCqqEQ5E{~%yoLhjWs<yic)AX;CXhCM?I~SEHoOF|C`V_x*Y&q^*KIjw-a)>uh(RLn==#My!cEx9C-o|k7jI{JbFy*g`'
    ')6RO8yW0!O7DAJsbKT=RAHi1VH!;SL@JKO1YSy_ZBGTQ6Y{^&<MOn<rL}?9&l%8xRSZg#V<Tp)tnrsw$)ZZ9R+tpLud~ZDX{%|j&'
    '*bfx3W+1oDhVVv{--P&2G}J{Y%$R5t{Rb3-pLP'
),
}, name='rank_4').AddVariations('relaxed', 'float16').DisableLifeTimeVariation()

# The limits of the curve.
# Expected values: float64 formula.
input = Input('input', (F32, [3]))
output = Output('output', (F32, [3]))
model = Model()
model.Operation('RELU6', input).To(output)
Example({
    input: [float('inf'), float('-inf'), 1.5],
    output: [6.0, 0.0, 1.5],
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
model.Operation('RELU6', boxes).To(output)
Example({
    scores: [],
    classes: [],
    batches: [],
    output: [],
}, name='zero_sized').AddVariations('float16').DisableLifeTimeVariation()

# Every code; scale 0.0625, zero point 128.
# Expected values: float64 formula.
input = Input('input', (U8, [256], 0.0625, 128))
output = Output('output', (U8, [256], 0.0625, 128))
model = Model()
model.Operation('RELU6', input).To(output)
Example({
    input: packed('<i2',
    'c-muNWMXDvWn<^y<l^Sx<>MC+6cQE@6%&_`l#-T_m6KOcR8m$^Ra4i{)Y8_`)zddHG%_|ZH8Z!cw6eCbwX=6{baHlab#wRd^z!!c'
    '_45x13<?ej4GWKmjEatljf+o6OiE5kO-s+n%*xKm&C4$+EGjN3Ei136tg5c5t*dWnY-(<4ZENr7?CS36?dzW~anj@|Q>RUzF>}`J'
    'IdkXDU$Ah|;w4L$Enl&6)#^2C*R9{Mant54TeofBv2)k%J$v`<KXCBS;Uh<n9Y1mM)af&4&z-+;@zUihSFc^aar4&gJ9qEhfAH|p'
    '<0ns_J%91?)$2EJ-@X6v@zduoU%!3-@$=X3KY#!IXBgoC05*1ifd'
),
    output: packed('<i2',
    'c-m`d7+}!Y)ZEhA*51+C)!ozE*FRz6q{&mJPMbbs=B(Ls=FXeHVBw<0OO`HMzGCI7)oa$STfbrBrp;TnZri?N=dRs*_U_w%;NYRd'
    'M~)sle&Xb*(`U|}JAdKgrOQ{YUb}wd=B?Xz?%uoqfB;|^;Q#<%J)O}'
),
}, name='all_codes_0_quant8').AddVariations(signed(input, output))

# Every code; scale 0.02, zero point 3.
# Expected values: float64 formula.
input = Input('input', (U8, [8, 32], 0.019999999552965164, 3))
output = Output('output', (U8, [8, 32], 0.019999999552965164, 3))
model = Model()
model.Operation('RELU6', input).To(output)
Example({
    input: packed('<i2',
    'c-muNWMXDvWn<^y<l^Sx<>MC+6cQE@6%&_`l#-T_m6KOcR8m$^Ra4i{)Y8_`)zddHG%_|ZH8Z!cw6eCbwX=6{baHlab#wRd^z!!c'
    '_45x13<?ej4GWKmjEatljf+o6OiE5kO-s+n%*xKm&C4$+EGjN3Ei136tg5c5t*dWnY-(<4ZENr7?CS36?dzW~anj@|Q>RUzF>}`J'
    'IdkXDU$Ah|;w4L$Enl&6)#^2C*R9{Mant54TeofBv2)k%J$v`<KXCBS;Uh<n9Y1mM)af&4&z-+;@zUihSFc^aar4&gJ9qEhfAH|p'
    '<0ns_J%91?)$2EJ-@X6v@zduoU%!3-@$=X3KY#!IXBgoC05*1ifd'
),
    output: packed('<i2',
    'c-muTW@ct#Wn<^y<l^Sx<>MC+6cQE@6%&_`l#-T_m6KOcR8m$^Ra4i{)Y8_`)zddHG%_|ZH8Z!cw6eCbwX=6{baHlab#wRd^z!!c'
    '_45x13<?ej4GWKmjEatljf+o6OiE5kO-s+n%*xKm&C4$+EGjN3Ei136tg5c5t*dWnY-(<4ZENr7?CS36?dzW~anj@|Q>RUzF>}`J'
    'IdkXDU$Ah|;w4L$Enl&6)#^2C*R9{Mant54TeofBv2)k%J$v`<KXCBS;Uh<n9Y1mM)af&4&z-+;@zUihSFc^aar4&gJ9qEhfAH|p'
    '<0ns_J%91?)$2EJ-@X6v@zduoU%!3-@$=X3KY#!IXBgoC077zqhX'
),
}, name='all_codes_1_quant8').AddVariations(signed(input, output)).DisableLifeTimeVariation()

# Every code; scale 0.3, zero point 250.
# Expected values: float64 formula.
input = Input('input', (U8, [256], 0.30000001192092896, 250))
output = Output('output', (U8, [256], 0.30000001192092896, 250))
model = Model()
model.Operation('RELU6', input).To(output)
Example({
    input: packed('<i2',
    'c-muNWMXDvWn<^y<l^Sx<>MC+6cQE@6%&_`l#-T_m6KOcR8m$^Ra4i{)Y8_`)zddHG%_|ZH8Z!cw6eCbwX=6{baHlab#wRd^z!!c'
    '_45x13<?ej4GWKmjEatljf+o6OiE5kO-s+n%*xKm&C4$+EGjN3Ei136tg5c5t*dWnY-(<4ZENr7?CS36?dzW~anj@|Q>RUzF>}`J'
    'IdkXDU$Ah|;w4L$Enl&6)#^2C*R9{Mant54TeofBv2)k%J$v`<KXCBS;Uh<n9Y1mM)af&4&z-+;@zUihSFc^aar4&gJ9qEhfAH|p'
    '<0ns_J%91?)$2EJ-@X6v@zduoU%!3-@$=X3KY#!IXBgoC05*1ifd'
),
    output: packed('<i2',
    'c-s5*Ys7-zfByda&oIIP0HhrH5C'
),
}, name='all_codes_2_quant8').AddVariations(signed(input, output)).DisableLifeTimeVariation()

# Every code; scale 0.001, zero point 128.
# Expected values: float64 formula.
input = Input('input', (U8, [8, 32], 0.0010000000474974513, 128))
output = Output('output', (U8, [8, 32], 0.0010000000474974513, 128))
model = Model()
model.Operation('RELU6', input).To(output)
Example({
    input: packed('<i2',
    'c-muNWMXDvWn<^y<l^Sx<>MC+6cQE@6%&_`l#-T_m6KOcR8m$^Ra4i{)Y8_`)zddHG%_|ZH8Z!cw6eCbwX=6{baHlab#wRd^z!!c'
    '_45x13<?ej4GWKmjEatljf+o6OiE5kO-s+n%*xKm&C4$+EGjN3Ei136tg5c5t*dWnY-(<4ZENr7?CS36?dzW~anj@|Q>RUzF>}`J'
    'IdkXDU$Ah|;w4L$Enl&6)#^2C*R9{Mant54TeofBv2)k%J$v`<KXCBS;Uh<n9Y1mM)af&4&z-+;@zUihSFc^aar4&gJ9qEhfAH|p'
    '<0ns_J%91?)$2EJ-@X6v@zduoU%!3-@$=X3KY#!IXBgoC05*1ifd'
),
    output: packed('<i2',
    'c-rN`(_#Vu006)~J!36nTee-xwrv~BTE=Je&>ax?VjwUC3WFn%s1Nif28+WJh$J$F`t|)oqcfN+HiygO3xp!EL@JXjlq$7GtJ52P'
    'jV80jYO_0>F1N?)^9O>Va3mUwCz7djCY#F_iluU;TB|pjt#+r|>ko#b@#Jqhn=h8D^=7-<{~wO0^W}QGKLBs;31q9E!2'
),
}, name='all_codes_3_quant8').AddVariations(signed(input, output)).DisableLifeTimeVariation()

# Every code; scale 2.5, zero point 90.
# Expected values: float64 formula.
input = Input('input', (U8, [256], 2.5, 90))
output = Output('output', (U8, [256], 2.5, 90))
model = Model()
model.Operation('RELU6', input).To(output)
Example({
    input: packed('<i2',
    'c-muNWMXDvWn<^y<l^Sx<>MC+6cQE@6%&_`l#-T_m6KOcR8m$^Ra4i{)Y8_`)zddHG%_|ZH8Z!cw6eCbwX=6{baHlab#wRd^z!!c'
    '_45x13<?ej4GWKmjEatljf+o6OiE5kO-s+n%*xKm&C4$+EGjN3Ei136tg5c5t*dWnY-(<4ZENr7?CS36?dzW~anj@|Q>RUzF>}`J'
    'IdkXDU$Ah|;w4L$Enl&6)#^2C*R9{Mant54TeofBv2)k%J$v`<KXCBS;Uh<n9Y1mM)af&4&z-+;@zUihSFc^aar4&gJ9qEhfAH|p'
    '<0ns_J%91?)$2EJ-@X6v@zduoU%!3-@$=X3KY#!IXBgoC05*1ifd'
),
    output: packed('|i1',
    'c-o7Kq8W&e83F(Rn*3Wz'
),
}, name='all_codes_4_quant8').AddVariations(signed(input, output)).DisableLifeTimeVariation()

# Every code; scale 0.1, zero point 0.
# Expected values: float64 formula.
input = Input('input', (U8, [8, 32], 0.10000000149011612, 0))
output = Output('output', (U8, [8, 32], 0.10000000149011612, 0))
model = Model()
model.Operation('RELU6', input).To(output)
Example({
    input: packed('<i2',
    'c-muNWMXDvWn<^y<l^Sx<>MC+6cQE@6%&_`l#-T_m6KOcR8m$^Ra4i{)Y8_`)zddHG%_|ZH8Z!cw6eCbwX=6{baHlab#wRd^z!!c'
    '_45x13<?ej4GWKmjEatljf+o6OiE5kO-s+n%*xKm&C4$+EGjN3Ei136tg5c5t*dWnY-(<4ZENr7?CS36?dzW~anj@|Q>RUzF>}`J'
    'IdkXDU$Ah|;w4L$Enl&6)#^2C*R9{Mant54TeofBv2)k%J$v`<KXCBS;Uh<n9Y1mM)af&4&z-+;@zUihSFc^aar4&gJ9qEhfAH|p'
    '<0ns_J%91?)$2EJ-@X6v@zduoU%!3-@$=X3KY#!IXBgoC05*1ifd'
),
    output: packed('|i1',
    'c-muNWMXDvWn<^y<l^Sx<>MC+6cQE@6%&_`l#-T_m6KOcR8m$^Ra4i{)Y8_`)zddHG%_|ZH8Z!cw6eAt1^@tt?=;&'
),
}, name='all_codes_5_quant8').AddVariations(signed(input, output)).DisableLifeTimeVariation()

# Every code; scale 0.1, zero point 255.
# Expected values: float64 formula.
input = Input('input', (U8, [256], 0.10000000149011612, 255))
output = Output('output', (U8, [256], 0.10000000149011612, 255))
model = Model()
model.Operation('RELU6', input).To(output)
Example({
    input: packed('<i2',
    'c-muNWMXDvWn<^y<l^Sx<>MC+6cQE@6%&_`l#-T_m6KOcR8m$^Ra4i{)Y8_`)zddHG%_|ZH8Z!cw6eCbwX=6{baHlab#wRd^z!!c'
    '_45x13<?ej4GWKmjEatljf+o6OiE5kO-s+n%*xKm&C4$+EGjN3Ei136tg5c5t*dWnY-(<4ZENr7?CS36?dzW~anj@|Q>RUzF>}`J'
    'IdkXDU$Ah|;w4L$Enl&6)#^2C*R9{Mant54TeofBv2)k%J$v`<KXCBS;Uh<n9Y1mM)af&4&z-+;@zUihSFc^aar4&gJ9qEhfAH|p'
    '<0ns_J%91?)$2EJ-@X6v@zduoU%!3-@$=X3KY#!IXBgoC05*1ifd'
),
    output: ([255] * 256)[:256],
}, name='all_codes_6_quant8').AddVariations(signed(input, output)).DisableLifeTimeVariation()

# The limits are codes, so that nothing is rounded: not a step may be lost.
# Expected values: float64 formula.
input = Input('input', (U8, [256], 0.25, 100))
quantized = Internal('quantized', (U8, [256], 0.25, 100))
output = Output('output', (F32, [256]))
model = Model()
model.Operation('RELU6', input).To(quantized)
model.Operation('DEQUANTIZE', quantized).To(output)
Example({
    input: packed('<i2',
    'c-muNWMXDvWn<^y<l^Sx<>MC+6cQE@6%&_`l#-T_m6KOcR8m$^Ra4i{)Y8_`)zddHG%_|ZH8Z!cw6eCbwX=6{baHlab#wRd^z!!c'
    '_45x13<?ej4GWKmjEatljf+o6OiE5kO-s+n%*xKm&C4$+EGjN3Ei136tg5c5t*dWnY-(<4ZENr7?CS36?dzW~anj@|Q>RUzF>}`J'
    'IdkXDU$Ah|;w4L$Enl&6)#^2C*R9{Mant54TeofBv2)k%J$v`<KXCBS;Uh<n9Y1mM)af&4&z-+;@zUihSFc^aar4&gJ9qEhfAH|p'
    '<0ns_J%91?)$2EJ-@X6v@zduoU%!3-@$=X3KY#!IXBgoC05*1ifd'
),
    output: packed('|i1',
    'c-muNpaWoJVrF4wW9Q)H;^yJy;};MV5*85^6PFkS007Tv4Rr', 0.25
),
}, name='shown_zero_point_100_quant8').AddVariations(signed(input, quantized)).DisableLifeTimeVariation()

# The limits are codes, so that nothing is rounded: not a step may be lost.
# Expected values: float64 formula.
input = Input('input', (U8, [256], 0.5, 0))
quantized = Internal('quantized', (U8, [256], 0.5, 0))
output = Output('output', (F32, [256]))
model = Model()
model.Operation('RELU6', input).To(quantized)
model.Operation('DEQUANTIZE', quantized).To(output)
Example({
    input: packed('<i2',
    'c-muNWMXDvWn<^y<l^Sx<>MC+6cQE@6%&_`l#-T_m6KOcR8m$^Ra4i{)Y8_`)zddHG%_|ZH8Z!cw6eCbwX=6{baHlab#wRd^z!!c'
    '_45x13<?ej4GWKmjEatljf+o6OiE5kO-s+n%*xKm&C4$+EGjN3Ei136tg5c5t*dWnY-(<4ZENr7?CS36?dzW~anj@|Q>RUzF>}`J'
    'IdkXDU$Ah|;w4L$Enl&6)#^2C*R9{Mant54TeofBv2)k%J$v`<KXCBS;Uh<n9Y1mM)af&4&z-+;@zUihSFc^aar4&gJ9qEhfAH|p'
    '<0ns_J%91?)$2EJ-@X6v@zduoU%!3-@$=X3KY#!IXBgoC05*1ifd'
),
    output: packed('|i1',
    'c-muNWMXDvWn<^y<l^QTfdBxyX$!L', 0.5
),
}, name='shown_zero_point_0_quant8').AddVariations(signed(input, quantized)).DisableLifeTimeVariation()

# The limits are codes, so that nothing is rounded: not a step may be lost.
# Expected values: float64 formula.
input = Input('input', (U8, [256], 0.125, 255))
quantized = Internal('quantized', (U8, [256], 0.125, 255))
output = Output('output', (F32, [256]))
model = Model()
model.Operation('RELU6', input).To(quantized)
model.Operation('DEQUANTIZE', quantized).To(output)
Example({
    input: packed('<i2',
    'c-muNWMXDvWn<^y<l^Sx<>MC+6cQE@6%&_`l#-T_m6KOcR8m$^Ra4i{)Y8_`)zddHG%_|ZH8Z!cw6eCbwX=6{baHlab#wRd^z!!c'
    '_45x13<?ej4GWKmjEatljf+o6OiE5kO-s+n%*xKm&C4$+EGjN3Ei136tg5c5t*dWnY-(<4ZENr7?CS36?dzW~anj@|Q>RUzF>}`J'
    'IdkXDU$Ah|;w4L$Enl&6)#^2C*R9{Mant54TeofBv2)k%J$v`<KXCBS;Uh<n9Y1mM)af&4&z-+;@zUihSFc^aar4&gJ9qEhfAH|p'
    '<0ns_J%91?)$2EJ-@X6v@zduoU%!3-@$=X3KY#!IXBgoC05*1ifd'
),
    output: ([0.0] * 256)[:256],
}, name='shown_zero_point_255_quant8').AddVariations(signed(input, quantized)).DisableLifeTimeVariation()

# The limit is 20.25 steps, and so 20; as real numbers.
# Expected values: float64 formula.
input = Input('input', (U8, [256], 0.29629629850387573, 100))
quantized = Internal('quantized', (U8, [256], 0.29629629850387573, 100))
output = Output('output', (F32, [256]))
model = Model()
model.Operation('RELU6', input).To(quantized)
model.Operation('DEQUANTIZE', quantized).To(output)
Example({
    input: packed('<i2',
    'c-muNWMXDvWn<^y<l^Sx<>MC+6cQE@6%&_`l#-T_m6KOcR8m$^Ra4i{)Y8_`)zddHG%_|ZH8Z!cw6eCbwX=6{baHlab#wRd^z!!c'
    '_45x13<?ej4GWKmjEatljf+o6OiE5kO-s+n%*xKm&C4$+EGjN3Ei136tg5c5t*dWnY-(<4ZENr7?CS36?dzW~anj@|Q>RUzF>}`J'
    'IdkXDU$Ah|;w4L$Enl&6)#^2C*R9{Mant54TeofBv2)k%J$v`<KXCBS;Uh<n9Y1mM)af&4&z-+;@zUihSFc^aar4&gJ9qEhfAH|p'
    '<0ns_J%91?)$2EJ-@X6v@zduoU%!3-@$=X3KY#!IXBgoC05*1ifd'
),
    output: packed('<i4',
    'c-muNpaT$Av-C+QYMHU-z=bD2I1~&VA~G5V3807f8E$Rq%W#tUc41XZoQ2Ta;|r@p^*IL#po{;#r$5%OJ}wlu>YG#FE!D!koS_Tf'
    '4idmXC&0+a$OHt;%*-q-EUbeE002?u<hT', 5.960464477539063e-08
),
}, name='limit_below_half_quant8').AddVariations(signed(input, quantized)).DisableLifeTimeVariation()

# The limit is 20.75 steps, and so 21; as real numbers.
# Expected values: float64 formula.
input = Input('input', (U8, [256], 0.28915661573410034, 100))
quantized = Internal('quantized', (U8, [256], 0.28915661573410034, 100))
output = Output('output', (F32, [256]))
model = Model()
model.Operation('RELU6', input).To(quantized)
model.Operation('DEQUANTIZE', quantized).To(output)
Example({
    input: packed('<i2',
    'c-muNWMXDvWn<^y<l^Sx<>MC+6cQE@6%&_`l#-T_m6KOcR8m$^Ra4i{)Y8_`)zddHG%_|ZH8Z!cw6eCbwX=6{baHlab#wRd^z!!c'
    '_45x13<?ej4GWKmjEatljf+o6OiE5kO-s+n%*xKm&C4$+EGjN3Ei136tg5c5t*dWnY-(<4ZENr7?CS36?dzW~anj@|Q>RUzF>}`J'
    'IdkXDU$Ah|;w4L$Enl&6)#^2C*R9{Mant54TeofBv2)k%J$v`<KXCBS;Uh<n9Y1mM)af&4&z-+;@zUihSFc^aar4&gJ9qEhfAH|p'
    '<0ns_J%91?)$2EJ-@X6v@zduoU%!3-@$=X3KY#!IXBgoC05*1ifd'
),
    output: packed('<i4',
    'c-muNpaakjYg}`KNhhLZ!wnXLh>i_6I1Cax1_z*r_ZirDge2rtwGGW}oxK9WVv;iQORF0P2cV1py{6pLDB8moFzbn4#UY-s1+Pr%'
    'P6!PSz(6O!$jHb91kB9LEI`1@%E~r4000x~uc8', 5.960464477539063e-08
),
}, name='limit_above_half_quant8').AddVariations(signed(input, quantized)).DisableLifeTimeVariation()

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
model.Operation('RELU6', scores).To(output)
Example({
    boxes: [],
    classes: [],
    batches: [],
    output: [],
}, name='zero_sized_quant8').AddVariations(signed(given_scores, scores, output)).DisableLifeTimeVariation()
