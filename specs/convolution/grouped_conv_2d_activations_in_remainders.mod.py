# Licensed under the Apache License, Version 2.0; see LICENSE.
# Written by 'python -m corpus' from corpus/families/convolution.py; do not edit.
#
# GROUPED_CONV_2D: activations at the end of a loop.

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

# The last block of a loop over pixels, of results of many sizes, has each fused activation.
# Expected values: float64 formula.
x1 = Input('x1', (F32, [1, 3, 7, 2]))
c2 = Parameter('c2', (F32, [2, 3, 3, 1]), [2.0, -2.0, -2.0, 1.0, -2.0, -1.0, -2.0, 2.0, -2.0, 1.0, -2.0, -2.0, -2.0, -1.0, 1.0, -1.0, -2.0,
    -2.0])
c3 = Parameter('c3', (F32, [2]), [2.0, -3.0])
t4 = Output('t4', (F32, [1, 1, 5, 2]))
x5 = Input('x5', (F32, [1, 4, 5, 2]))
c6 = Parameter('c6', (F32, [6, 3, 3, 1]), packed('|i1',
    'c-ke3!3_W~5P~B6&y2M>6CR>LkyseT3~T1-va!G3abo=e7z7>s', 1.0
))
c7 = Parameter('c7', (F32, [6]), [-3.0, 2.0, 2.0, 5.0, 7.0, 1.0])
t8 = Output('t8', (F32, [1, 2, 3, 6]))
x9 = Input('x9', (F32, [1, 5, 7, 2]))
c10 = Parameter('c10', (F32, [10, 3, 3, 1]), packed('|i1',
    'c-kF|fe8RG48kz~-)vS#K@7n{HEC;Hv+2bl488tsae$nVQ#+dfVcR-Uw<izUbT;P', 1.0
))
c11 = Parameter('c11', (F32, [10]), [2.0, -2.0, 2.0, 1.0, 4.0, 3.0, -3.0, 0.0, -3.0, 1.0])
t12 = Output('t12', (F32, [1, 3, 5, 10]))
x13 = Input('x13', (F32, [1, 3, 15, 2]))
c14 = Parameter('c14', (F32, [4, 3, 3, 1]), packed('|i1',
    'c-kGv$qfK70D~~W{xg#vFD$@h;<hW4_>DJ<1Ie}w5&', 1.0
))
c15 = Parameter('c15', (F32, [4]), [7.0, 7.0, -3.0, 7.0])
t16 = Output('t16', (F32, [1, 1, 13, 4]))
x17 = Input('x17', (F32, [1, 3, 6, 2]))
c18 = Parameter('c18', (F32, [2, 3, 3, 1]), [2.0, -1.0, 2.0, 1.0, 2.0, 2.0, 2.0, -1.0, 1.0, -1.0, -1.0, 1.0, -2.0, 1.0, 1.0, 1.0, 2.0, 1.0])
c19 = Parameter('c19', (F32, [2]), [-3.0, 7.0])
t20 = Output('t20', (F32, [1, 1, 4, 2]))
model = Model()
model.Operation('GROUPED_CONV_2D', x1, c2, c3, 0, 0, 0, 0, 1, 1, 2, 3, False).To(t4)
model.Operation('GROUPED_CONV_2D', x5, c6, c7, 0, 0, 0, 0, 1, 1, 2, 2, False).To(t8)
model.Operation('GROUPED_CONV_2D', x9, c10, c11, 0, 0, 0, 0, 1, 1, 2, 1, False).To(t12)
model.Operation('GROUPED_CONV_2D', x13, c14, c15, 0, 0, 0, 0, 1, 1, 2, 3, False).To(t16)
model.Operation('GROUPED_CONV_2D', x17, c18, c19, 0, 0, 0, 0, 1, 1, 2, 2, False).To(t20)
Example({
    x1: packed('|i1',
    'c-jrZfe`>82m>+s+Wi+Upt+RdK-a|sR<&#PmvT<%#4Mu+EcXx=', 0.5
),
    t4: [6.0, 0.0, 6.0, 5.0, 0.0, 0.0, 6.0, 0.0, 0.0, 0.0],
    x5: packed('|i1',
    'c-jTQhXDW}3<5Al{r_OGm}u@e$vlN?oUO~G0u2Q%ZR`hb3=sh', 0.5
),
    t8: packed('|i1',
    'c-s5_pOKOA|9?g(#mLA2A|On#AP@im0k{he', 1.0
),
    x9: packed('|i1',
    'c-jTQfdRlU2m-Kz@c+R$T;fsH7y<1OHqtPD#dH>3<-5D~>`gc<<j1~cg%2Tr)pZ>i', 0.5
),
    t12: packed('|i1',
    'c-kF}%L>9k5Cm)X!DI|B?nV+L7;^A&5b^*2&RP4^&_y*+@npU*Sy3o6*l0WmLd^r=kEDil@<>?Ey)4mCH1y6VI&|Z%f}S!Ac106='
    'PRIlsFRQc*`{o;wM&Z4>I&m<bZt!OrakIe>H)aG?', 0.5
),
    x13: packed('|i1',
    'c-jri!3_W~2*bdnko^ZHK#}}Andku!Hc{4w3r^*3hO*jznKJNfffT*UX*Ms#9Gf>xv^gi*nuqlVckCt*', 0.5
),
    t16: packed('|i1',
    'c-kF^u?+w)48o|Yq#6AGy@86s*dW0OQ9ch&gC;p^vrKfqr!OVW0bT', 0.5
),
    x17: packed('|i1',
    'c-jTQfdK#@2m&xc{r_MI+L+KNRy4zHLyVQ#1FBE^?gJ4r5CZ', 0.5
),
    t20: [1.0, 1.0, -1.0, 1.0, -1.0, 1.0, -1.0, 1.0],
}, name='stride_1').AddVariations('float16').DisableLifeTimeVariation()

# The last block of a loop over pixels, of results of many sizes, has each fused activation.
# Expected values: float64 formula.
x1 = Input('x1', (U8, [1, 3, 7, 2], 0.5, 120))
c2 = Parameter('c2', (U8, [2, 3, 3, 1], 0.5, 128), [132, 124, 124, 130, 124, 126, 124, 132, 124, 130, 124, 124, 124, 126, 130, 126, 124, 124])
c3 = Parameter('c3', (I32, [2], 0.25, 0), [8, -12])
t4 = Output('t4', (U8, [1, 1, 5, 2], 0.5, 120))
x5 = Input('x5', (U8, [1, 4, 5, 2], 0.5, 120))
c6 = Parameter('c6', (U8, [6, 3, 3, 1], 0.5, 128), packed('<i2',
    'c-ozc$qB$P0K+o4@WXiUD0G7g^zhNaSjnatRYL6+am<U~(ZYOwaRHW!8ut'
))
c7 = Parameter('c7', (I32, [6], 0.25, 0), [-12, 8, 8, 20, 28, 4])
t8 = Output('t8', (U8, [1, 2, 3, 6], 0.5, 120))
x9 = Input('x9', (U8, [1, 5, 7, 2], 0.5, 120))
c10 = Parameter('c10', (U8, [10, 3, 3, 1], 0.5, 128), packed('<i2',
    'c-pm$K?(pc48rzs$w7ShbbnY2#Sm;Fuq9!ZkkwO6hBQB`FbJt2Rolq#!@6QZtRJ6ma{;z%EX@'
))
c11 = Parameter('c11', (I32, [10], 0.25, 0), [8, -8, 8, 4, 16, 12, -12, 0, -12, 4])
t12 = Output('t12', (U8, [1, 3, 5, 10], 0.5, 120))
x13 = Input('x13', (U8, [1, 3, 15, 2], 0.5, 120))
c14 = Parameter('c14', (U8, [4, 3, 3, 1], 0.5, 128), packed('<i2',
    'c-oDKu?+w)41;>O<pFVc+FlSA5MZQY+gm8%JG_~277X2C5+e'
))
c15 = Parameter('c15', (I32, [4], 0.25, 0), [28, 28, -12, 28])
t16 = Output('t16', (U8, [1, 1, 13, 4], 0.5, 120))
x17 = Input('x17', (U8, [1, 3, 6, 2], 0.5, 120))
c18 = Parameter('c18', (U8, [2, 3, 3, 1], 0.5, 128), [132, 126, 132, 130, 132, 132, 132, 126, 130, 126, 126, 130, 124, 130, 130, 130, 132, 130])
c19 = Parameter('c19', (I32, [2], 0.25, 0), [-12, 28])
t20 = Output('t20', (U8, [1, 1, 4, 2], 0.5, 120))
model = Model()
model.Operation('GROUPED_CONV_2D', x1, c2, c3, 0, 0, 0, 0, 1, 1, 2, 3, False).To(t4)
model.Operation('GROUPED_CONV_2D', x5, c6, c7, 0, 0, 0, 0, 1, 1, 2, 2, False).To(t8)
model.Operation('GROUPED_CONV_2D', x9, c10, c11, 0, 0, 0, 0, 1, 1, 2, 1, False).To(t12)
model.Operation('GROUPED_CONV_2D', x13, c14, c15, 0, 0, 0, 0, 1, 1, 2, 3, False).To(t16)
model.Operation('GROUPED_CONV_2D', x17, c18, c19, 0, 0, 0, 0, 1, 1, 2, 2, False).To(t20)
Example({
    x1: packed('|i1',
    'c-jrZfe`>82m`UD3&_{*uDPrgLG2|C@m99yw{?yvDGcogsy`FP'
),
    t4: [132, 120, 132, 130, 120, 120, 132, 120, 120, 120],
    x5: packed('|i1',
    'c-jTQhXDW}3<IE}jm@gR3)!;;us85jZ&(^&<SG#9R`UUXY!bl'
),
    t8: packed('|i1',
    'c-ku~tE#FhE31N1RaF%r0>T6f0s#OyZ4mn'
),
    x9: packed('|i1',
    'c-jTQfdRlU2m-L9aaa(3U(yRhRFK<?2FV$H)bU1~;M-kt+W~y0(r3OgqffAZlUyL_'
),
    t12: packed('<i2',
    'c-qa4%L>9k5Cr|~ntd=CgNwTnHG&}r9|sYC(^<d5J~ebv4OBdt4@_1R$`Ncd?gXLcf$&38Lpr%5%!gi1(NHw>&O17E<)(t}GYob?'
    '6KhV$1Pf2Av@`4C8<9rgHM=^oH6Cv8XBly`!R9aX1+;8Rr2'
),
    x13: packed('|i1',
    'c-jri!3_W~2*bdk36K=Bdy)J*S<E6ifEaKOf>>|&jyDo`y9W6HQ?k(BN~JDO9YZ(NBvdEvsK>?!frBbQ'
),
    t16: packed('<i2',
    'c-oza!4Uu;48j~6uh-f~2DdnZ@CXDXXd!aOfnA`sc59eJ6z|)wk6h-z8NL'
),
    x17: packed('|i1',
    'c-jTQfdK#@2m-L9B@oo#+aiVTw6L2S8WEwrvU>{m>H|4q5aR'
),
    t20: [122, 122, 118, 122, 118, 122, 118, 122],
}, name='stride_1_quant8').AddVariations(signed(x1, c2, t4, x5, c6, t8, x9, c10, t12, x13, c14, t16, x17, c18, t20)).DisableLifeTimeVariation()

# The last block of a loop over pixels, of results of many sizes, has each fused activation.
# Expected values: float64 formula.
x1 = Input('x1', (F32, [1, 3, 11, 2]))
c2 = Parameter('c2', (F32, [2, 3, 3, 1]), [2.0, 1.0, -2.0, -2.0, -2.0, -1.0, -1.0, 2.0, 1.0, 2.0, -1.0, 1.0, -1.0, -2.0, 1.0, -1.0, 1.0, -1.0])
c3 = Parameter('c3', (F32, [2]), [0.0, 3.0])
t4 = Output('t4', (F32, [1, 1, 5, 2]))
x5 = Input('x5', (F32, [1, 5, 7, 2]))
c6 = Parameter('c6', (F32, [6, 3, 3, 1]), packed('|i1',
    'c-j?;0SW*B5W(XAZ{E&HXwe!|X;`XjGLHn@$Yb~?lOAaEBIf', 1.0
))
c7 = Parameter('c7', (F32, [6]), [-3.0, 2.0, 4.0, 0.0, 3.0, 6.0])
t8 = Output('t8', (F32, [1, 2, 3, 6]))
x9 = Input('x9', (F32, [1, 7, 11, 2]))
c10 = Parameter('c10', (F32, [10, 3, 3, 1]), packed('|i1',
    'c-kF|0SW*>2*S|+zuDb71gWKM3+rGkb6Uv(ttm*fG)HqePgruP87fx)!!c#L4+sA==l', 1.0
))
c11 = Parameter('c11', (F32, [10]), [1.0, 4.0, 0.0, -1.0, 5.0, 3.0, 3.0, 3.0, 4.0, -3.0])
t12 = Output('t12', (F32, [1, 3, 5, 10]))
x13 = Input('x13', (F32, [1, 3, 27, 2]))
c14 = Parameter('c14', (F32, [4, 3, 3, 1]), packed('|i1',
    'c-kGv!3_Wa41&Pu{xd^OFTAh;tmVtYo$WX|bjB3<', 1.0
))
c15 = Parameter('c15', (F32, [4]), [0.0, 1.0, -3.0, 7.0])
t16 = Output('t16', (F32, [1, 1, 13, 4]))
x17 = Input('x17', (F32, [1, 3, 9, 2]))
c18 = Parameter('c18', (F32, [2, 3, 3, 1]), [-2.0, -1.0, 2.0, -1.0, 1.0, -2.0, -1.0, 1.0, 2.0, 2.0, 1.0, 2.0, 2.0, -1.0, -1.0, 1.0, 2.0, -2.0])
c19 = Parameter('c19', (F32, [2]), [4.0, 7.0])
t20 = Output('t20', (F32, [1, 1, 4, 2]))
model = Model()
model.Operation('GROUPED_CONV_2D', x1, c2, c3, 0, 0, 0, 0, 2, 2, 2, 3, False).To(t4)
model.Operation('GROUPED_CONV_2D', x5, c6, c7, 0, 0, 0, 0, 2, 2, 2, 2, False).To(t8)
model.Operation('GROUPED_CONV_2D', x9, c10, c11, 0, 0, 0, 0, 2, 2, 2, 1, False).To(t12)
model.Operation('GROUPED_CONV_2D', x13, c14, c15, 0, 0, 0, 0, 2, 2, 2, 3, False).To(t16)
model.Operation('GROUPED_CONV_2D', x17, c18, c19, 0, 0, 0, 0, 2, 2, 2, 2, False).To(t20)
Example({
    x1: packed('|i1',
    'c-jTQfdK#@2m&w_`Tt;$+B{bBf}?u{$RjSZZ9d7@*W5G)gmN`5?XjkablwMqWgh$', 0.5
),
    t4: [0.0, 0.0, 0.0, 1.5, 6.0, 6.0, 0.0, 0.0, 0.0, 0.0],
    x5: packed('|i1',
    'c-jrgu>k-u2m&w>{QqDT+cgPY>M+t+K+<R#Wp2mrd34UHXt%&ccMgJIDi{9^@&Q#bANv', 0.5
),
    t8: packed('|i1',
    'c-muNVqgM+fB!)E|34rA(hN-hAfiklX#o4w4Gs', 0.5
),
    x9: packed('|i1',
    'c-j??K@I>x2*O0={|{DSXHO(e+F(I<b%>2Ot07&A%Hu?!%&DQ(EorlnJ6G;Y$IYO5GSDjpczxKtNQ&52-V+fID*DfOfn{c>Y~);S'
    'dYT?Pxg%yzzfb%Cma|Oh', 0.5
),
    t12: packed('|i1',
    'c-jrj%L>9U6adjllQd7#Hn(XbXax~L!Hxg_ady^+3CVI+Eh*`+;Is$v)HTPMg5r1ed>MHmLpv;!XZnoGoS>mxE=&;iUQLYQ^tdf<'
    '2>GVY%RR2(4O*+WLF@$y#DYiMt`5eY`oP0A$o(mys@|}Fv5f{G', 0.5
),
    x13: packed('|i1',
    'c-jq(F%keU2*L#I{~s)3U09MM;zZXY9BG>`QZp<*kgZtBPjiqwQXvg!iSxYK7F-FR)B(J17V;sgyJeRZ%!-b^VVo;m18`<>do!+r'
    'DSFwV8ZOHBIwPUx128B^-T', 0.5
),
    t16: packed('|i1',
    'c-ke3K?(pc48l@I>7n`mdp8^+k>JV^OkjP?pk+wyIH~`;9*_Yd', 0.5
),
    x17: packed('|i1',
    'c-jTQfdRlU2m&xb`~SfMT;iL`5Qk{Eg|a<7%jYQ~ym(CBmt7GCf0A4l_y', 0.5
),
    t20: [1.0, -0.5, 1.0, 1.0, 1.0, 1.0, -1.0, 1.0],
}, name='stride_2').AddVariations('float16').DisableLifeTimeVariation()

# The last block of a loop over pixels, of results of many sizes, has each fused activation.
# Expected values: float64 formula.
x1 = Input('x1', (U8, [1, 3, 11, 2], 0.5, 120))
c2 = Parameter('c2', (U8, [2, 3, 3, 1], 0.5, 128), [132, 130, 124, 124, 124, 126, 126, 132, 130, 132, 126, 130, 126, 124, 130, 126, 130, 126])
c3 = Parameter('c3', (I32, [2], 0.25, 0), [0, 12])
t4 = Output('t4', (U8, [1, 1, 5, 2], 0.5, 120))
x5 = Input('x5', (U8, [1, 5, 7, 2], 0.5, 120))
c6 = Parameter('c6', (U8, [6, 3, 3, 1], 0.5, 128), packed('<i2',
    'c-ozc!3h9B48m^kkcV{evny0YC8%S}$b_caCUr@`jx2_KQt3PC1B;9r%>'
))
c7 = Parameter('c7', (I32, [6], 0.25, 0), [-12, 8, 16, 0, 12, 24])
t8 = Output('t8', (U8, [1, 2, 3, 6], 0.5, 120))
x9 = Input('x9', (U8, [1, 7, 11, 2], 0.5, 120))
c10 = Parameter('c10', (U8, [10, 3, 3, 1], 0.5, 128), packed('<i2',
    'c-pm$K@PwG2*UPo(gWe)tNX(wAzINSB@2W!b{RdOtpkbH^=L2W3XdFShKbep;g~YL=eK$Rv==PT'
))
c11 = Parameter('c11', (I32, [10], 0.25, 0), [4, 16, 0, -4, 20, 12, 12, 12, 16, -12])
t12 = Output('t12', (U8, [1, 3, 5, 10], 0.5, 120))
x13 = Input('x13', (U8, [1, 3, 27, 2], 0.5, 120))
c14 = Parameter('c14', (U8, [4, 3, 3, 1], 0.5, 128), packed('<i2',
    'c-pILX{xEIscWfgsR5%VFsP{miU5V1>VTk$fd~Kq(pwSn'
))
c15 = Parameter('c15', (I32, [4], 0.25, 0), [0, 4, -12, 28])
t16 = Output('t16', (U8, [1, 1, 13, 4], 0.5, 120))
x17 = Input('x17', (U8, [1, 3, 9, 2], 0.5, 120))
c18 = Parameter('c18', (U8, [2, 3, 3, 1], 0.5, 128), [124, 126, 132, 126, 130, 124, 126, 130, 132, 132, 130, 132, 132, 126, 126, 130, 132, 124])
c19 = Parameter('c19', (I32, [2], 0.25, 0), [16, 28])
t20 = Output('t20', (U8, [1, 1, 4, 2], 0.5, 120))
model = Model()
model.Operation('GROUPED_CONV_2D', x1, c2, c3, 0, 0, 0, 0, 2, 2, 2, 3, False).To(t4)
model.Operation('GROUPED_CONV_2D', x5, c6, c7, 0, 0, 0, 0, 2, 2, 2, 2, False).To(t8)
model.Operation('GROUPED_CONV_2D', x9, c10, c11, 0, 0, 0, 0, 2, 2, 2, 1, False).To(t12)
model.Operation('GROUPED_CONV_2D', x13, c14, c15, 0, 0, 0, 0, 2, 2, 2, 3, False).To(t16)
model.Operation('GROUPED_CONV_2D', x17, c18, c19, 0, 0, 0, 0, 2, 2, 2, 2, False).To(t20)
Example({
    x1: packed('|i1',
    'c-jTQfdK#@2m-L9K~j<5+qi`E<O=6tgNs~r!#sdBH93vfF;u;5T&1^Tjot?d%^vI'
),
    t4: [120, 120, 120, 123, 132, 132, 120, 120, 120, 120],
    x5: packed('|i1',
    'c-jrgu>k-u2m-L9RTRPB+cg>Yx|w#u<O&Rf2USc}Bi-1%352O)#3n~yZj1jx=>d)jAj<'
),
    t8: packed('|i1',
    'c-pI|s;B~ivN8}ZF9QM~T~SpA5v>AA0{}S_5bg'
),
    x9: packed('|i1',
    'c-j??K@I>x2*Mt%f~fp`XHO(e+CT_ZTk7mLiLkloopN+*>DVxF2O#G(8MV9`c17r1pmYheTvy7h9>dDR)DzVYqVLZzrSwc=Nlnz`'
    'FwP8eoB_|py-)rC(H%$`'
),
    t12: packed('<i2',
    'c-qa(TMEK36aZ0|J!zWeNgugQ8$m0G2nznVO0x{l_b@&hnrw(s`vt2Vh$F8l%#0|$7srQzC(@O}Fgd38u*?w(%BGPC{9bb(f^R)`'
    '3mZbZs&=`B6<m+j>eVCWjCjI`L+q{&h8k<f-4;moAwH{GFsHxt13RNkZ~'
),
    x13: packed('|i1',
    'c-jq(F%keU2*MsMQbGNDU09MMa8}G(tS0HLMyAIrJ5UecA`jX}rht?QIG3-35U0hHqNI)Rs8=-+0dk0PPer{O*SXL&BzBKqysoP#'
    '$9#^$q@RZOnh9v~10)|y&H'
),
    t16: packed('<i2',
    'c-m`jsi<zLsAvJhii+kIAPr_z)V5UASAcO#Em*9jq7tHxfeZiu(@`0M'
),
    x17: packed('|i1',
    'c-jTQfdRlU2m-L92MB0?UxHZ`ZZ;Nka(Nm*6oZvnKVp&0$GgUGez$ZPNB'
),
    t20: [122, 119, 122, 122, 122, 122, 118, 122],
}, name='stride_2_quant8').AddVariations(signed(x1, c2, t4, x5, c6, t8, x9, c10, t12, x13, c14, t16, x17, c18, t20)).DisableLifeTimeVariation()
