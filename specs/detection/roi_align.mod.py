# Licensed under the Apache License, Version 2.0; see LICENSE.
# Written by 'python -m corpus' from corpus/families/detection.py; do not edit.
#
# ROI_ALIGN: regions, bins, scales, layouts, types.

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

# Which image, which part of it; x before y in boxes, height before width elsewhere.
# Expected values: float64 formula.
input = Input('input', (F32, [2, 4, 5, 2]))
regions = Input('regions', (F32, [4, 4]))
images = Input('images', (I32, [4]))
layout = BoolScalar('layout', False)
output = Output('output', (F32, [4, 2, 3, 2]))
model = Model()
model.Operation('ROI_ALIGN', input, regions, images, 2, 3, 2.0, 4.0, 2, 3, layout).To(output)
Example({
    input: packed('<f4',
    'c-pI9q04sp-L7@>Z2$cTIn3~U!NZ8cm$P&~^p}1)x$E{4OXb3=lLc0NkPlnHclY|9Sqyv|PL@}yAB?fxbhFp=;WyQH^)b~hS@x%8'
    'y~LTgp6AcYI<~3Nx5m@`J=c}s$6pzKOI2Cgs?FTA{LtjTWu89^w%oR@kcjxWyp>N%S7mX@Oa|SevVAWNPxW)nJvTkBN`tK?t6!vh'
    'kLkiFo}1d&e+#`A@h+WuDSS<&I{%F5uP;6nmWw>mQVf)R_O(N%?@gF&#80i8E}cSp(zfhH*EE!GPB_G2S3hmWMWgof`Fu_(J&gP|'
    'PH{Xg=dQ{`v9%}9T&#Y;?trcR0egpi2lgM>zi<D61NQa@91b|x+wTXl4jkBLZ||^wzXMPRsK8;L{eF;={q{fw4nSZJ)Mj@8NCV{#'
    '>;qE!0D@zh{Q'
),
    regions: [2.0, 1.0, 11.0, 7.0, 0.0, 0.0, 20.0, 8.0, 4.5, 2.125, 9.0, 3.0, 13.0, 5.0, 20.0, 8.0],
    images: [0, 0, 1, 1],
    output: packed('<f4',
    'c-m9mu!_ZI-I9xZuT#YCuM(bnH1LSz?3B|M3tlf+%$B<9(bflA9*k4C=LqJ_aynR=KQG#{@SD8*%1qyj)id|RJv}LE-RLTI_{HmA'
    'zpW-X&fWNH#rZdiMW;CCM+k9W+TS7cUhoF@tzCOMmM+@I)tyz-<rmFkU>{ZRKQyOWJ>}#6DK&;N%O=*HRo!5{zVOWy_QmS^_w5G)'
    'J3D(I0I}>3*z5yy_S)Oq+1u>{%I~wc+Yf|5637Ms>6l*Y'
),
}, name='regions').AddNchw(input, output, layout).AddVariations('relaxed', 'float16')

# Which image, which part of it; x before y in boxes, height before width elsewhere.
# Expected values: float64 formula.
input = Input('input', (U8, [2, 4, 5, 2], 0.25, 100))
regions = Input('regions', ('TENSOR_QUANT16_ASYMM', [4, 4], 0.125, 0))
images = Input('images', (I32, [4]))
layout = BoolScalar('layout', False)
output = Output('output', (U8, [4, 2, 3, 2], 0.5, 60))
model = Model()
model.Operation('ROI_ALIGN', input, regions, images, 2, 3, 2.0, 4.0, 2, 3, layout).To(output)
Example({
    input: packed('<i2',
    'c-mw5|4;pW-g@Q6yDhvN!MfWMG!oQqZ@cEmJ2CYB>>CaY>p$h5QJk1q_HxzxtfJ>OGQW3*ludcI+lpnX(e+!48RonbEh_yoU*lMc'
    ';k#2uL%Jgws0;utRw)_'
),
    regions: [16, 8, 88, 56, 0, 0, 160, 64, 36, 17, 72, 24, 104, 40, 160, 64],
    images: [0, 0, 1, 1],
    output: packed('|i1',
    'c-pfv()7^|h>vwk*GX})v~hEF4++yrvJ3W&NU+LKH}{OyE0vA2jIfEYi8T!{3oru!N1+XJ'
),
}, name='regions_quant8').AddNchw(input, output, layout).AddVariations(signed(input, output))

# Which image, which part of it; x before y in boxes, height before width elsewhere.
# Expected values: float64 formula.
input = Input('input', (F32, [2, 4, 5, 2]))
regions = Input('regions', (F32, [2, 4]))
images = Input('images', (I32, [2]))
layout = BoolScalar('layout', False)
output = Output('output', (F32, [2, 1, 2, 2]))
model = Model()
model.Operation('ROI_ALIGN', input, regions, images, 1, 2, 2.0, 4.0, 0, 0, layout).To(output)
Example({
    input: packed('<f4',
    'c-s3?yQy|^?UKSJN2jH!-;|#`S@%uQ4ol-XJkm~&)6BI6^0&Oa>EyHSd{pr^b;;(7mQe`@FN^Q+QFYrhdBvtL|85!!T@Kj8P#U#C'
    'x|=0o+ua?1?dRG{*caFqC^)AXo@<qm*c7-!Zj12|CjEq^X`Ss6LMPPDC78Q^Ps#Xf$Z|kwOUlzzzBlE}*|wEP9Gm<1$~og^-`*02'
    '$tgwpIblyftH|km^)GFC>Z&DM!0hJnT-v9F_r*O^jmH7msZX`-9=a7amqkvmop~@=`JimYwW!?=rwbZ4#qmZO21}=S*Na4iA9i56'
    '{&|7GYYtKVvVd4O-vj&iAF#J~IN;#mV1K~=z=3^0-T@$Ezr$Xjh=YTj9gy5_zu&=rKTr;+cK?2$yu*P5K#dL{QCkN)pa@VU(2V^K'
    '4gh_flBo'
),
    regions: [1.0, 1.0, 19.0, 7.0, 0.0, 2.0, 8.0, 8.0],
    images: [1, 0],
    output: [0.9115972, -0.7071528, 0.3884583, 0.17012501, 0.5739167, 0.23549998, 0.5919166, 0.29508334],
}, name='wide_bins').AddNchw(input, output, layout).DisableLifeTimeVariation()

# Which image, which part of it; x before y in boxes, height before width elsewhere.
# Expected values: float64 formula.
input = Input('input', (U8, [2, 4, 5, 2], 0.25, 0))
regions = Input('regions', ('TENSOR_QUANT16_ASYMM', [2, 4], 0.125, 0))
images = Input('images', (I32, [2]))
layout = BoolScalar('layout', False)
output = Output('output', (U8, [2, 1, 2, 2], 0.5, 60))
model = Model()
model.Operation('ROI_ALIGN', input, regions, images, 1, 2, 2.0, 4.0, 0, 0, layout).To(output)
Example({
    input: packed('<i2',
    'c-mw5f1E4WEXn9)zGtZ3fzRuYU1q<pGS7DZE`<VL?W98|uFm??oWpr|jfjROOV^ejg;bf+i&FyYb}YWJH7dloz}2B?&x!Z)!ohV6'
    'JLQ%n-nqv>WdH!)3MKj'
),
    regions: [8, 8, 152, 56, 0, 16, 64, 64],
    images: [1, 0],
    output: [121, 105, 156, 129, 124, 145, 151, 130],
}, name='wide_bins_quant8').AddNchw(input, output, layout).AddVariations(signed(input, output)).DisableLifeTimeVariation()

# Which image, which part of it; x before y in boxes, height before width elsewhere.
# Expected values: float64 formula.
input = Input('input', (F32, [2, 4, 5, 2]))
regions = Input('regions', (F32, [2, 4]))
images = Input('images', (I32, [2]))
layout = BoolScalar('layout', False)
output = Output('output', (F32, [2, 3, 2, 2]))
model = Model()
model.Operation('ROI_ALIGN', input, regions, images, 3, 2, 1.0, 1.0, 1, 2, layout).To(output)
Example({
    input: packed('<f4',
    'c-kvfeaTd;Ys<0kxM~c8efNsz6D8e#?QvSeBJ|H~jZX>_gNy94<9FLLjP(N^U;iYaUb>^#R(_N1mkiA}xr<huy&8A_o!gGPYb+J5'
    'f0Zt=J!?6cO-(yv6W5yg-faC0ra8xczh&80SCSwT)_i4~jJdToLwD3{ZxykL#&>&{F1{3DI9YBwSL<A^zY}8upSvDAQ?bjxW}BRf'
    '%$5!J>n0a)o!QdCsM!87G(4qidZX8eF!$=0d)k^$HM^c#7qLS->SX!%h7c1L_G>qDnV+z0Ta?a>c;UKE+*|%SkL!JnV6*Nyo{FyS'
    'n?ucJb!^h-s<8d86JUSffZhHB2OReAw>_}`fWv|PAYgC5-`)Yp+Yf{X4%i>Cx8HZb-r;})Pz)q}zyZjycW`h3ssqUbb?w`CV81<3'
    '$^if;_Lr;'
),
    regions: [0.0, 0.0, 4.0, 3.0, 1.0, 1.0, 4.0, 2.0],
    images: [0, 1],
    output: [-0.80324996, -2.3274999, -1.4095, -0.66125, 0.093875, -1.567625, 0.036874995, -1.43375, 1.295875,
    -0.85037506, -0.43350005, 0.009624958, 0.18065621, 1.5402501, -0.96034366, 1.8517396,
    0.81534374, 0.09012503, -0.8760312, 1.0292188, 1.4500312, -1.36, -0.7917188, 0.20669796],
}, name='whole_pixels').AddNchw(input, output, layout).AddVariations('float16').DisableLifeTimeVariation()

# Which image, which part of it; x before y in boxes, height before width elsewhere.
# Expected values: float64 formula.
input = Input('input', (U8, [2, 4, 5, 2], 0.25, 255))
regions = Input('regions', ('TENSOR_QUANT16_ASYMM', [2, 4], 0.125, 0))
images = Input('images', (I32, [2]))
layout = BoolScalar('layout', False)
output = Output('output', (U8, [2, 3, 2, 2], 0.5, 60))
model = Model()
model.Operation('ROI_ALIGN', input, regions, images, 3, 2, 1.0, 1.0, 1, 2, layout).To(output)
Example({
    input: packed('<i2',
    'c-mw5-=e9pZNp!a77dp6xjS}FpFTfmdZU(S>Fdg%^=cg_ms~ZrJYi|>vF_y)zZ<6;&!@+Qy*plP6j1qXHDANkJBv&o`So2ssr=W)'
    'VUnZmp04{0R0aTz(<$`'
),
    regions: [0, 0, 32, 24, 8, 8, 32, 16],
    images: [0, 1],
    output: [0, 0, 1, 19, 0, 0, 6, 0, 0, 7, 0, 0, 0, 0, 0, 14, 0, 8, 0, 15, 0, 25, 0, 15],
}, name='whole_pixels_quant8').AddNchw(input, output, layout).AddVariations(signed(input, output)).DisableLifeTimeVariation()

# Which image, which part of it; x before y in boxes, height before width elsewhere.
# Expected values: float64 formula.
input = Input('input', (F32, [2, 4, 5, 2]))
regions = Input('regions', (F32, [3, 4]))
images = Input('images', (I32, [3]))
layout = BoolScalar('layout', False)
output = Output('output', (F32, [3, 2, 2, 2]))
model = Model()
model.Operation('ROI_ALIGN', input, regions, images, 2, 2, 1.0, 1.0, 2, 2, layout).To(output)
Example({
    input: packed('<f4',
    'c-jF#0l)qPNV;m>JCEn%b3$fBH-!Ldjqd5!8QExcXvOJ&w27{PsuwAbzITU28Ju(cn1!bPYWxhC=kTD}NY%$wWbDCK9iT7Gal=@J'
    '9R#$=X!hM!;YqwC-@^N)XkccGiR%EomwYCp1kRC@ksu~&$U#Sy@!4F$pS~801jJ~mZtI)Wyr}|i`==Vt;do2qJ5kCGS{mKVJ@q;3'
    'T2{z*ktifqT1@mt-xX;K@#RhgL6IPIHV46wR)_7F?N}j9Rv;Nu8eVr5T2CQt762h(Qc1)}L_wRP2}a+4I_Y=yS3m)6WbZ7zDkvl='
    'L>^Y|bsWaPK)}DiKS01hzr8@fKtDggz`(!1zdyddJix%fKS031KtMphK)^u0z&}91zd$@dK)}C0z`(yiKR!S|KtRAiK0ZLdz&^mh'
    'K)^r0z&}4zHk;4'
),
    regions: [3.0, 2.0, 3.0, 2.0, 0.0, 0.0, 0.0, 0.0, 5.0, 4.0, 5.0, 4.0],
    images: [0, 1, 1],
    output: [-2.811, -0.46124995, -3.075, 0.68525, -1.7705001, 1.97375, -2.7455, 2.0562499, -0.5236875,
    -1.2074375, 0.28843752, 0.49918753, -1.4760625, -1.3673124, 0.22631253, -1.1134374, 0.61, 1.548,
    0.61, 1.548, 0.61, 1.548, 0.61, 1.548],
}, name='points').AddNchw(input, output, layout).DisableLifeTimeVariation()

# Which image, which part of it; x before y in boxes, height before width elsewhere.
# Expected values: float64 formula.
input = Input('input', (U8, [2, 4, 5, 2], 0.25, 100))
regions = Input('regions', ('TENSOR_QUANT16_ASYMM', [3, 4], 0.125, 0))
images = Input('images', (I32, [3]))
layout = BoolScalar('layout', False)
output = Output('output', (U8, [3, 2, 2, 2], 0.5, 60))
model = Model()
model.Operation('ROI_ALIGN', input, regions, images, 2, 2, 1.0, 1.0, 2, 2, layout).To(output)
Example({
    input: packed('<i2',
    'c-mw5-((@$^0|WBy>#~Gqj#VGR*Nx8(Y~txI$ieIZ<}?+7QNMTgCj%YTe)^Je%Ywjck@_#qyMegj|-ArS#y)k*Ue(l*t>`Q%#D`2'
    'eM==>_^KJG3;;X3CXE'
),
    regions: [24, 16, 24, 16, 0, 0, 0, 0, 40, 32, 40, 32],
    images: [0, 1, 1],
    output: [52, 83, 94, 57, 52, 64, 66, 57, 80, 32, 86, 36, 74, 68, 66, 84, 17, 72, 17, 72, 17, 72, 17, 72],
}, name='points_quant8').AddNchw(input, output, layout).AddVariations(signed(input, output)).DisableLifeTimeVariation()

# Which image, which part of it; x before y in boxes, height before width elsewhere.
# Expected values: float64 formula.
input = Input('input', (F32, [2, 4, 5, 2]))
regions = Input('regions', (F32, [3, 4]))
images = Input('images', (I32, [3]))
layout = BoolScalar('layout', False)
output = Output('output', (F32, [3, 2, 1, 2]))
model = Model()
model.Operation('ROI_ALIGN', input, regions, images, 2, 1, 1.0, 1.0, 3, 2, layout).To(output)
Example({
    input: packed('<f4',
    'c-otFk)vDFJT7C6+vSWm>ppNOdpPOGJ$$$8@vN9NDQ<kF@3a}zw;j#hRDaO^qITi)4-4ETo_#EGc88{}YU$<s+E3R6y|fo;3@R=E'
    '^4zeucgw?>N^5drI(JQ!+2%Vj(0%!u+Yb}&?y9QsTspH~#(JCX<eGK{!_NxO=VqNURcg2Wy<BSB+cQhooso;##5UR2zx{&D4mHzt'
    'Q+G_>_xCr)^yw$61gr0SXJ@Q@n{+r!bqD7&nU`EoZ3?H@^H^&#8NJ`^b;JG}gMz7mx4Vm?nsS~J<FRsOnKP@|eN@k{^>kQNnztz{'
    'E-{Rq`<_Gn6-$+Mbzve7_WSJ*I5^lH0FwI;?6=>4z}~@OpWQx(0}coF?{~1b-@hNo0;+HTi8$B+@qT*;+x<Y{0}uohaIkj(syzTi'
    '_5kThnlA'
),
    regions: [4.0, 3.0, 5.0, 4.0, 0.0, 3.0, 1.0, 4.0, 4.0, 0.0, 5.0, 1.0],
    images: [0, 0, 1],
    output: [-3.186, 3.119, -3.186, 3.119, 1.9535, -0.116999984, 1.9535, -0.116999984, 2.1105, -2.6707501,
    -1.3905001, -2.89625],
}, name='edges').AddNchw(input, output, layout).AddVariations('float16').DisableLifeTimeVariation()

# Which image, which part of it; x before y in boxes, height before width elsewhere.
# Expected values: float64 formula.
input = Input('input', (U8, [2, 4, 5, 2], 0.25, 0))
regions = Input('regions', ('TENSOR_QUANT16_ASYMM', [3, 4], 0.125, 0))
images = Input('images', (I32, [3]))
layout = BoolScalar('layout', False)
output = Output('output', (U8, [3, 2, 1, 2], 0.5, 60))
model = Model()
model.Operation('ROI_ALIGN', input, regions, images, 2, 1, 1.0, 1.0, 3, 2, layout).To(output)
Example({
    input: packed('<i2',
    'c-mw5FDtsBxU;?J`Nt5S)<uoCVsnk6qNAq$y*Op5sqHE*!9}79ayNEQid>?xF8b8J0LNTY7V9r;^)XxLiN0n_Dtumf%H{uY+b8;g'
    '`IcXn$AmFZ82|vy<t6O'
),
    regions: [32, 24, 40, 32, 0, 24, 8, 32, 32, 0, 40, 8],
    images: [0, 0, 1],
    output: [154, 133, 154, 133, 107, 103, 107, 103, 104, 104, 127, 82],
}, name='edges_quant8').AddNchw(input, output, layout).AddVariations(signed(input, output)).DisableLifeTimeVariation()

# Which image, which part of it; x before y in boxes, height before width elsewhere.
# Expected values: float64 formula.
input = Input('input', (F32, [2, 4, 5, 2]))
regions = Input('regions', (F32, [2, 4]))
images = Input('images', (I32, [2]))
layout = BoolScalar('layout', False)
output = Output('output', (F32, [2, 1, 3, 2]))
model = Model()
model.Operation('ROI_ALIGN', input, regions, images, 1, 3, 1.0, 1.0, 0, 2, layout).To(output)
Example({
    input: packed('<f4',
    'c-niDFaPee`O(H)-F1Zw+QlzrlR{R^spKdW5qREw(YBMJKVinUCA+$(Su67`nO3ct>(iL@u6tfm$oW<Kq>o3m)|*b0Z4@`Q4!PdF'
    '<iq5fVU>YGtu+ff6{bGl<ZjE*o}m^c@c7t~muqa-Mf^UX#O26v=xN^P0?!=h`?qxqoJC@un@<&}$$2mE`1{BC`rekWv*O-HO}%M+'
    '|MB9Sg5?tD_+DBx3-5PL{GeU^_u#Ar*Dfkfxskft;#<wG_DaK3(aRSoY)ue4%j%=Ayq=LM*SW8L^~vT4e|Ps8w%kfivi2>3d$MY5'
    'qV<a9StG>vE>kHlUAE80!EWFF{Riy!+wZrxw>z-k-eLa%Al&cZU<(vFu+PEH{(!v$5COq{hyDBZ?Q=MA!2SS`0P^<lb=U`z0ILAv'
    '1N#6D4VVJ'
),
    regions: [0.0, 0.0, 5.0, 4.0, 1.0, 0.5, 3.0, 4.0],
    images: [0, 1],
    output: [-0.5636042, 0.43153122, -0.3720625, 0.62431246, 1.4484375, -1.0379063, 0.9139219, -1.3537917,
    1.9417305, -0.5808554, 2.4032657, -1.0610521],
}, name='adaptive_rows').AddNchw(input, output, layout).DisableLifeTimeVariation()

# Which image, which part of it; x before y in boxes, height before width elsewhere.
# Expected values: float64 formula.
input = Input('input', (U8, [2, 4, 5, 2], 0.25, 255))
regions = Input('regions', ('TENSOR_QUANT16_ASYMM', [2, 4], 0.125, 0))
images = Input('images', (I32, [2]))
layout = BoolScalar('layout', False)
output = Output('output', (U8, [2, 1, 3, 2], 0.5, 60))
model = Model()
model.Operation('ROI_ALIGN', input, regions, images, 1, 3, 1.0, 1.0, 0, 2, layout).To(output)
Example({
    input: packed('<i2',
    'c-mw5|MpNzP~Ezijq_X^ndfgmvO4y0dDNC=4`049H*<)xzP$6;mshcA99&P8{_bit+n(XzzFTmny?<}_lW#q8=hl=T6;#&GJ5U@O'
    'ex38-t%*VmR0aUrAStK'
),
    regions: [0, 0, 40, 32, 8, 4, 24, 32],
    images: [0, 1],
    output: [13, 0, 32, 12, 0, 0, 0, 0, 3, 0, 3, 0],
}, name='adaptive_rows_quant8').AddNchw(input, output, layout).AddVariations(signed(input, output)).DisableLifeTimeVariation()

# Which image, which part of it; x before y in boxes, height before width elsewhere.
# Expected values: float64 formula.
input = Input('input', (F32, [2, 4, 5, 2]))
regions = Input('regions', (F32, [2, 4]))
images = Input('images', (I32, [2]))
layout = BoolScalar('layout', False)
output = Output('output', (F32, [2, 2, 1, 2]))
model = Model()
model.Operation('ROI_ALIGN', input, regions, images, 2, 1, 1.0, 1.0, 2, 0, layout).To(output)
Example({
    input: packed('<f4',
    'c-j+DbgCAbCeCu+(7rT6;9U~a{o)mu_jUfO7RlGQ)UEvT(3Io(Q767#0{hCh<>m*?y3DobAOnjm-&OI1>QB=qmgYL0=1bBIXmwf_'
    '5mf0`8@Fylf=ILT&9LtrrjsorY6P_XGmiPrcf2C9PU!BIO)vje#jW|Rkf7@sF@N9Z=R!MX`d%+N#Sj*yTXFNL$R+2ulb<In)D_s&'
    '`#Qnha>vVU_Pf#_rN&iMo2_g1>3bpKINyT5^q}`4p^6)E--~?|Vz04mv63m=@Ks92@|1Y0H}krgNtYiBR^0Ous;pDsTf6#CgmmiE'
    'O%Aco8>c#MImcI>n(1J_*WthchyDBQ?d=aZ*gF8R{eB0B{XnJzka=Lg-Tnjn_d6WexBq~{0c(5PefB^JAOiC2_uKCSGJyn;xqtsY'
    'psEA=0oHGmZ2'
),
    regions: [0.0, 0.0, 5.0, 4.0, 0.25, 1.0, 4.75, 3.0],
    images: [1, 0],
    output: [0.053375006, 1.37015, -0.30785, -1.12235, 1.41327, 1.80484, 1.54602, -0.44239],
}, name='adaptive_columns').AddNchw(input, output, layout).AddVariations('float16').DisableLifeTimeVariation()

# Which image, which part of it; x before y in boxes, height before width elsewhere.
# Expected values: float64 formula.
input = Input('input', (U8, [2, 4, 5, 2], 0.25, 100))
regions = Input('regions', ('TENSOR_QUANT16_ASYMM', [2, 4], 0.125, 0))
images = Input('images', (I32, [2]))
layout = BoolScalar('layout', False)
output = Output('output', (U8, [2, 2, 1, 2], 0.5, 60))
model = Model()
model.Operation('ROI_ALIGN', input, regions, images, 2, 1, 1.0, 1.0, 2, 0, layout).To(output)
Example({
    input: packed('<i2',
    'c-mw5&$47^X5Q=x6$>x(E@?`9H$Bzp*S|MxF-vbhQQWoh)RU<!QU~Jp{dY8dpB7rgx8i$DWX(;n!+D3Lb9ggs6}(zc3VnO}Z%N0b'
    '30!B7mT(C$P#FLKi(Dxf'
),
    regions: [0, 0, 40, 32, 2, 8, 38, 24],
    images: [1, 0],
    output: [84, 59, 58, 75, 77, 78, 85, 84],
}, name='adaptive_columns_quant8').AddNchw(input, output, layout).AddVariations(signed(input, output)).DisableLifeTimeVariation()

# Which image, which part of it; x before y in boxes, height before width elsewhere.
# Expected values: float64 formula.
input = Input('input', (F32, [2, 4, 5, 2]))
regions = Input('regions', (F32, [1, 4]))
images = Input('images', (I32, [1]))
layout = BoolScalar('layout', False)
output = Output('output', (F32, [1, 2, 2, 2]))
model = Model()
model.Operation('ROI_ALIGN', input, regions, images, 2, 2, 0.5, 0.5, 2, 2, layout).To(output)
Example({
    input: packed('<f4',
    'c-jF#0l)su^m#o}kMKxX%QZb{n1Apu*RZ(brgfsc=?r;T<Gx-ex`R~w-_fQ7bAJlu_AT%qhyI$b*G_+^pda77C9sbQu<TMXQWq^0'
    'w7A{h<^HtH{pkw0!l&Ump<W7+Zfd99qjDalo0CO!CIaa>rJuSnNx<W&Pa>OEXlmEcD6*%87Sx$Xqhe~t8ih}E26DpJa#6SlxY@F<'
    '$Q~q5(A3B@H0F0cB|ggJ)iO6tVthViNa$4yEXWq)DMNk~s~Q<7bjqb!jdMf}L0scvTpgxMIhX-yNLW0JcWVuk!T5b6C@3CG25yaK'
    'mQ7CmB5;<#zrQ~~KtMk~Kfpi0z`(%3z(2r1z`wx1KtMo1KfXY~Ks~=eKEORbz`#F1K0m)eKR-Y~z`(%2K)^u0zrVmdKtMk~z&}5~'
    'zra90KES_B_M5Q'
),
    regions: [0.5, 0.25, 2.5, 1.75],
    images: [1],
    output: [-0.5357031, -0.64245313, -1.3446718, 1.2069062, -0.86173433, 1.082, -1.2078906, -1.025],
}, name='half_sizes').AddNchw(input, output, layout).DisableLifeTimeVariation()

# Which image, which part of it; x before y in boxes, height before width elsewhere.
# Expected values: float64 formula.
input = Input('input', (U8, [2, 4, 5, 2], 0.25, 0))
regions = Input('regions', ('TENSOR_QUANT16_ASYMM', [1, 4], 0.125, 0))
images = Input('images', (I32, [1]))
layout = BoolScalar('layout', False)
output = Output('output', (U8, [1, 2, 2, 2], 0.5, 60))
model = Model()
model.Operation('ROI_ALIGN', input, regions, images, 2, 2, 0.5, 0.5, 2, 2, layout).To(output)
Example({
    input: packed('<i2',
    'c-mw5-|1~A!)z~QrWrURz3W5hN}j*AN-NCNoVJR*nBBnitL)$gL%t0Mc82ih$L?Tw^VwR9`4W#NLqct6-sHfuAGVxc@Ax=?sgN(7'
    'FZZp|wgn7S1_0#yB1r'
),
    regions: [4, 2, 20, 14],
    images: [1],
    output: [121, 104, 127, 111, 113, 118, 161, 116],
}, name='half_sizes_quant8').AddNchw(input, output, layout).AddVariations(signed(input, output)).DisableLifeTimeVariation()

# Which image, which part of it; x before y in boxes, height before width elsewhere.
# Expected values: float64 formula.
input = Input('input', (F32, [2, 4, 5, 2]))
regions = Input('regions', (F32, [1, 4]))
images = Input('images', (I32, [1]))
layout = BoolScalar('layout', False)
output = Output('output', (F32, [1, 3, 4, 2]))
model = Model()
model.Operation('ROI_ALIGN', input, regions, images, 3, 4, 1.0, 1.0, 1, 1, layout).To(output)
Example({
    input: packed('<f4',
    'c-m8p`(<e_K5t2*%ZE}fm*y>8F6QkVGZ-FnY2Q^$V=68bNJ&Z9RV;h<?ENjuG5dH-Up}7Psk<)i{_#0}^2$j(+fpXFu;`ym*|Fu{'
    'y34(#+I|~$)on4o`MzLk_wvctyAPbW-rXs-CXb=&db`SoH0=!A2y5%7o*7YR&iJ3W-9MixPHm}#<0khsfA1qnt+xf3K3l)-4!c`s'
    'EqCIIyYKYL?Mag=PYH;v<KJ8T#!O;y2vgbNIf|Bdj2L*5{n|cFD;K;a>FypN!s+6p^H;92%4)WgptVW>t7Bg7^92UlJ0+}R-D`CC'
    'p4jP|wn;2p6gDF+V!y+FhXX+30Ejx^V7Gt&fdl*P4>&kD?B54sIyfA#1Mz??JBI`I4hJ0U4*>c0_CSU9KwSs+*#ngW6&|qP=V0&P'
    '007jslO6'
),
    regions: [1.125, 0.875, 3.375, 2.625],
    images: [0],
    output: [0.10143229, -1.1259063, 2.1803386, 0.64053124, 0.30603647, -0.23715107, -1.5293072, -1.2814949,
    0.21155468, 1.4922031, 3.0244765, 2.4284844, 0.87021095, 0.8114453, -1.2007265, -0.93858594,
    0.22515623, 2.3865728, 1.2772187, 2.2281353, -0.15537499, 1.2526355, -1.3106562, 0.22082293],
}, name='fractions').AddNchw(input, output, layout).AddVariations('float16').DisableLifeTimeVariation()

# Which image, which part of it; x before y in boxes, height before width elsewhere.
# Expected values: float64 formula.
input = Input('input', (U8, [2, 4, 5, 2], 0.25, 255))
regions = Input('regions', ('TENSOR_QUANT16_ASYMM', [1, 4], 0.125, 0))
images = Input('images', (I32, [1]))
layout = BoolScalar('layout', False)
output = Output('output', (U8, [1, 3, 4, 2], 0.5, 60))
model = Model()
model.Operation('ROI_ALIGN', input, regions, images, 3, 4, 1.0, 1.0, 1, 1, layout).To(output)
Example({
    input: packed('<i2',
    'c-mw5pT1-+OIzwHtyybhT>ENw+}Xg9({G*`Sm&IhSHAjO&=u#y=C7_h_<8O~dG=3P@c8Ye8_i~I_{P+9hplVghBD3!1&=SPUada6'
    'XFN`=41LBxWdHz#)+de'
),
    regions: [9, 7, 27, 21],
    images: [0],
    output: [0, 0, 0, 0, 7, 15, 14, 25, 0, 0, 0, 0, 0, 0, 0, 0, 0, 5, 0, 7, 0, 7, 0, 5],
}, name='fractions_quant8').AddNchw(input, output, layout).AddVariations(signed(input, output)).DisableLifeTimeVariation()

# Which image, which part of it; x before y in boxes, height before width elsewhere.
# Expected values: float64 formula.
input = Input('input', (F32, [2, 4, 5, 2]))
regions = Input('regions', (F32, [2, 4]))
images = Input('images', (I32, [2]))
layout = BoolScalar('layout', False)
output = Output('output', (F32, [2, 1, 1, 2]))
model = Model()
model.Operation('ROI_ALIGN', input, regions, images, 1, 1, 1.0, 1.0, 0, 0, layout).To(output)
Example({
    input: packed('<f4',
    'c-pIXu@{%m?JPfNIwL~WMU_XpaL2*cO+L~b>$FAUj=O9tzRQxfB+B-<=5f_8za)FT4ql(uDxP2MbkO5*#!1V{`?uS7@QK{bO2}Pz'
    'd(-Wd(-*V4O>ee7cieX>F3*y!n~ka6R_@g6x#s$7+}qdf^6vhep%Ru>kiz91<IVQBj%7N}sm0E(ZwiSdoO-x)V%e6L{y)X!bl0iu'
    'dHUS_=iHyx3zc$u^88*W7syBc$~wZhhS9t2)>B2r^^&|bk!<-Vx9f-sn)#*aN}IFymshIX3d_^7jF1+LYc@;$7^SSL7ErgBjj>eg'
    'dfOKc>C8U&GJn<C4)zE3+Z{Mycfj7ke!rc=0ec_`<N<{p9QN7mKd=ud0+e&ud*HwU`~40FfWikHtPeQsKLBO|DWD#^{SH9wK*<C9'
    '0fF?9P5'
),
    regions: [0.0, 0.0, 5.0, 2.0, 1.0, 0.5, 2.5, 4.0],
    images: [0, 1],
    output: [-0.400775, 0.114075005, -0.60636425, 1.2331641],
}, name='adaptive_unlike').AddNchw(input, output, layout).DisableLifeTimeVariation()

# Which image, which part of it; x before y in boxes, height before width elsewhere.
# Expected values: float64 formula.
input = Input('input', (U8, [2, 4, 5, 2], 0.25, 100))
regions = Input('regions', ('TENSOR_QUANT16_ASYMM', [2, 4], 0.125, 0))
images = Input('images', (I32, [2]))
layout = BoolScalar('layout', False)
output = Output('output', (U8, [2, 1, 1, 2], 0.5, 60))
model = Model()
model.Operation('ROI_ALIGN', input, regions, images, 1, 1, 1.0, 1.0, 0, 0, layout).To(output)
Example({
    input: packed('<i2',
    'c-mw5FU_xd%eX5#MfKtN^p73^Upd$!jt0AA|MF;7iHcyHTUH(1#GxOtPNDrwf?nt4C-bLdi!;Aseb^D>Rr1Ad;)<`k@40UAIN`HX'
    '<)om%6AK0^0|4KmBxC'
),
    regions: [0, 0, 40, 16, 8, 4, 20, 32],
    images: [0, 1],
    output: [53, 70, 64, 81],
}, name='adaptive_unlike_quant8').AddNchw(input, output, layout).AddVariations(signed(input, output)).DisableLifeTimeVariation()

# No regions in, none out.
# Expected values: float64 formula.
given_scores = Parameter('given_scores', (F32, [1, 2]), [3.0, 2.0])
given_boxes = Parameter('given_boxes', (F32, [1, 8]), [2.0, 1.0, 9.0, 7.0, 0.0, 0.0, 5.0, 6.0])
batch_of_box = Parameter('batch_of_box', (I32, [1]), [0])
scores = Output('scores', (F32, [0]))
boxes = Internal('boxes', (F32, [0, 4]))
classes = Output('classes', (I32, [0]))
batches = Internal('batches', (I32, [0]))
input = Input('input', (F32, [1, 3, 3, 2]))
output = Output('output', (F32, [0, 4, 5, 2]))
model = Model()
model.Operation('BOX_WITH_NMS_LIMIT', given_scores, given_boxes, batch_of_box, 100.0, -1, 0, 0.4, 1.0, 0.3).To(scores, boxes, classes, batches)
model.Operation('ROI_ALIGN', input, boxes, batches, 4, 5, 1.0, 1.0, 0, 0, False).To(output)
Example({
    scores: [],
    classes: [],
    input: [0.0, 1.0, 2.0, 3.0, 4.0, 5.0, 6.0, 7.0, 8.0, 9.0, 10.0, 11.0, 12.0, 13.0, 14.0, 15.0, 16.0, 17.0],
    output: [],
}, name='no_regions').AddVariations('relaxed', 'float16').DisableLifeTimeVariation()

# No regions in, none out.
# Expected values: float64 formula.
given_scores = Parameter('given_scores', (U8, [1, 2], 0.125, 0), [3, 2])
given_boxes = Parameter('given_boxes', ('TENSOR_QUANT16_ASYMM', [1, 8], 0.125, 0), [16, 8, 72, 56, 0, 0, 40, 48])
batch_of_box = Parameter('batch_of_box', (I32, [1]), [0])
scores = Output('scores', (U8, [0], 0.125, 0))
boxes = Internal('boxes', ('TENSOR_QUANT16_ASYMM', [0, 4], 0.125, 0))
classes = Output('classes', (I32, [0]))
batches = Internal('batches', (I32, [0]))
input = Input('input', (U8, [1, 3, 3, 2], 0.5, 30))
output = Output('output', (U8, [0, 4, 5, 2], 0.5, 30))
model = Model()
model.Operation('BOX_WITH_NMS_LIMIT', given_scores, given_boxes, batch_of_box, 100.0, -1, 0, 0.4, 1.0, 0.3).To(scores, boxes, classes, batches)
model.Operation('ROI_ALIGN', input, boxes, batches, 4, 5, 1.0, 1.0, 0, 0, False).To(output)
Example({
    scores: [],
    classes: [],
    input: [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17],
    output: [],
}, name='no_regions_quant8').AddVariations(signed(given_scores, scores, input, output)).DisableLifeTimeVariation()
