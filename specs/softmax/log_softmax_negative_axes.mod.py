# Licensed under the Apache License, Version 2.0; see LICENSE.
# Written by 'python -m corpus' from corpus/families/softmax.py; do not edit.
#
# LOG_SOFTMAX: axes from the back, beside moves.

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

# An axis from the back is found again behind moves and before them, where no shape tells that it
# was not.
# Expected values: float64 formula.
x1 = Input('x1', (F32, [1, 3, 3, 3]))
c2 = Parameter('c2', (I32, [4]), [0, 3, 1, 2])
t3 = Internal('t3', (F32, [1, 3, 3, 3]))
t4 = Output('t4', (F32, [1, 3, 3, 3]))
x5 = Input('x5', (F32, [1, 3, 3, 3]))
c6 = Parameter('c6', (I32, [4]), [0, 3, 1, 2])
t7 = Internal('t7', (F32, [1, 3, 3, 3]))
t8 = Output('t8', (F32, [1, 3, 3, 3]))
x9 = Input('x9', (F32, [1, 3, 3, 3]))
c10 = Parameter('c10', (I32, [4]), [0, 2, 3, 1])
t11 = Internal('t11', (F32, [1, 3, 3, 3]))
t12 = Output('t12', (F32, [1, 3, 3, 3]))
x13 = Input('x13', (F32, [1, 3, 3, 3]))
c14 = Parameter('c14', (I32, [4]), [0, 2, 3, 1])
t15 = Internal('t15', (F32, [1, 3, 3, 3]))
t16 = Output('t16', (F32, [1, 3, 3, 3]))
x17 = Input('x17', (F32, [1, 3, 3, 3]))
c18 = Parameter('c18', (I32, [4]), [1, 0, 2, 3])
t19 = Internal('t19', (F32, [3, 1, 3, 3]))
t20 = Output('t20', (F32, [3, 1, 3, 3]))
x21 = Input('x21', (F32, [1, 3, 3, 3]))
c22 = Parameter('c22', (I32, [4]), [1, 0, 2, 3])
t23 = Internal('t23', (F32, [3, 1, 3, 3]))
t24 = Output('t24', (F32, [3, 1, 3, 3]))
x25 = Input('x25', (F32, [1, 3, 3, 3]))
c26 = Parameter('c26', (I32, [4]), [0, 1, 3, 2])
t27 = Internal('t27', (F32, [1, 3, 3, 3]))
t28 = Output('t28', (F32, [1, 3, 3, 3]))
x29 = Input('x29', (F32, [1, 3, 3, 3]))
c30 = Parameter('c30', (I32, [4]), [0, 1, 3, 2])
t31 = Internal('t31', (F32, [1, 3, 3, 3]))
t32 = Output('t32', (F32, [1, 3, 3, 3]))
x34 = Input('x34', (F32, [1, 3, 3, 3]))
t35 = Internal('t35', (F32, [1, 3, 3, 3]))
c33 = Parameter('c33', (I32, [4]), [1, 2, 3, 0])
t36 = Output('t36', (F32, [3, 3, 3, 1]))
x37 = Input('x37', (F32, [1, 3, 3, 3]))
t38 = Internal('t38', (F32, [1, 3, 3, 3]))
t39 = Output('t39', (F32, [3, 3, 3, 1]))
x40 = Input('x40', (F32, [1, 3, 3, 3]))
t41 = Internal('t41', (F32, [1, 3, 3, 3]))
c42 = Parameter('c42', (I32, [1]), [-1])
t43 = Output('t43', (F32, [27]))
x44 = Input('x44', (F32, [1, 3, 3, 3]))
c45 = Parameter('c45', (I32, [4]), [3, 1, 3, 3])
t46 = Internal('t46', (F32, [3, 1, 3, 3]))
t47 = Output('t47', (F32, [3, 1, 3, 3]))
x48 = Input('x48', (F32, [1, 3, 3, 3]))
c49 = Parameter('c49', (I32, [1]), [0])
t50 = Internal('t50', (F32, [3, 3, 3]))
t51 = Output('t51', (F32, [3, 3, 3]))
x52 = Input('x52', (F32, [3, 3, 3]))
t53 = Internal('t53', (F32, [3, 3, 3, 1]))
t54 = Output('t54', (F32, [3, 3, 3, 1]))
model = Model()
model.Operation('TRANSPOSE', x1, c2).To(t3)
model.Operation('LOG_SOFTMAX', t3, 1.0, -1).To(t4)
model.Operation('TRANSPOSE', x5, c6).To(t7)
model.Operation('LOG_SOFTMAX', t7, 1.0, -2).To(t8)
model.Operation('TRANSPOSE', x9, c10).To(t11)
model.Operation('LOG_SOFTMAX', t11, 1.0, -1).To(t12)
model.Operation('TRANSPOSE', x13, c14).To(t15)
model.Operation('LOG_SOFTMAX', t15, 1.0, -2).To(t16)
model.Operation('TRANSPOSE', x17, c18).To(t19)
model.Operation('LOG_SOFTMAX', t19, 1.0, -1).To(t20)
model.Operation('TRANSPOSE', x21, c22).To(t23)
model.Operation('LOG_SOFTMAX', t23, 1.0, -2).To(t24)
model.Operation('TRANSPOSE', x25, c26).To(t27)
model.Operation('LOG_SOFTMAX', t27, 1.0, -1).To(t28)
model.Operation('TRANSPOSE', x29, c30).To(t31)
model.Operation('LOG_SOFTMAX', t31, 1.0, -2).To(t32)
model.Operation('LOG_SOFTMAX', x34, 1.0, -2).To(t35)
model.Operation('TRANSPOSE', t35, c33).To(t36)
model.Operation('LOG_SOFTMAX', x37, 1.0, -3).To(t38)
model.Operation('TRANSPOSE', t38, c33).To(t39)
model.Operation('LOG_SOFTMAX', x40, 1.0, -2).To(t41)
model.Operation('RESHAPE', t41, c42).To(t43)
model.Operation('RESHAPE', x44, c45).To(t46)
model.Operation('LOG_SOFTMAX', t46, 1.0, -4).To(t47)
model.Operation('SQUEEZE', x48, c49).To(t50)
model.Operation('LOG_SOFTMAX', t50, 1.0, -3).To(t51)
model.Operation('EXPAND_DIMS', x52, 3).To(t53)
model.Operation('LOG_SOFTMAX', t53, 1.0, -2).To(t54)
Example({
    x1: packed('|i1',
    'c-jFQ0ObEL7tO-#{q!C+#T*jp|M|x$@y|XP(hlbl+zQn(4xj', 0.0625
),
    t4: packed('<f4',
    'c-jGM0F(b^v17f^y$cmuh$4sp0RB2D6sc2iI*vysg$c37jryzlA3lXdkwiwL7m7Zg|Np6)CX*Z^N5<T798VO5eh+qO2Ax9HPeaAf'
    'VgHov7P()hyuiS~zQDl1y}!V}zren|z`(%3yuQD{zQDhojX2i'
),
    x5: packed('|i1',
    'c-oU;{&JD;&}{+Hzn_?FRe5Z#{W6q3aqfnd<}p(Mr>zV)', 0.0625
),
    t8: packed('<f4',
    'c-jGM0F(bQhC3NIwZ?|+K(R@nik<#!Pi^Aww8ZZ=`S@HBlP)tea1l(K9jDFhN^A!u{KbUvi-dmgPRiKIVGN0h-n!w`5;S0HhM|?7'
    '@d>*-b$?<Qzreu2yS~1_zrVk|z`nq~z`(!2z`nr1z`edt%sw~'
),
    x9: packed('|i1',
    'c-k{!x^UZ=_mYk6r=P#hzvDTfbmY{tE7B~wmo+p2#BU9|', 0.0625
),
    t12: packed('<f4',
    'c-jGM0F(b4#l=3KPm&yx{r!2oqeh~lB|jfO_W%CI9C5{<piwB4%*o8z+5M;v9qQ_;mP?lBJb5t_OrU_!4v!Nt93g<1*@KKg4iav3'
    '%4Ep_(t-NGyuiS}zreu0z`($~y}-c0z`nn~zrMh~zQDh8jXnn'
),
    x13: packed('|i1',
    'c-nic^HW*$>OK1x!dm)&@BT61ImmCuA^+{fc~%hsyIl-y', 0.0625
),
    t16: packed('<f4',
    'c-mv{wusVc<JGa)f0E<FCW)GpJssZjdbKJ$M4!%en%T@X*@|nX`n6=wt;|8!8qHWADpa(Y*+@>7RPih2^jCG*YPDdlp5}6|4TsK8'
    'xh1xE-NSVU4jkCKf8T-q2lnmXyC28_;=KoUgQ$G~@Ju#Y'
),
    x17: packed('|i1',
    'c-niYXMM`<|Fw5dEt!n2|2l6d_UVZ#r_zUWKQ-k6)DI4H', 0.0625
),
    t20: packed('<f4',
    'c-jGM0F(dYiz?&N#;K-Lieid7raJpy7{!(oaHdnYyKmG}PNU*SU3R;99(kLyn}X2vm-t_)5{Y`%^}m<B=%alF6_NyfbQUQ#KJSBv'
    'GWJAEsa@-ez`wr0yuiS}zrVo0z`nq~zreu0zrDb~z`nnl5k9p'
),
    x21: packed('|i1',
    'c-niXeEsQ57M^3z<?e{Tk`(2WIBq7wdSB}r+aY!Uw}%Ud', 0.0625
),
    t24: packed('<f4',
    'c-j-SwGr*v;o)Y}!>3u4qxm?e_2K;J7vHB}$cR4Y_Uzof<cIH{ZSKEwt>Vs_is;XbR_l5A;vKA5-#ch#`o-*GSl6$Vs^hfUW=r^4'
    'kM$XO&et^#>^X4Yz`lJzd|>~9{XlSFFAxLy2lfL1ep5Q#'
),
    x25: packed('|i1',
    'c-qr>`BB|Q`<}I`-CLzIntB%u-v}v-8%SFodvX;3pXv*L', 0.0625
),
    t28: packed('<f4',
    'c-jGM0F(bPFy_*elg(vicMA&+Zrs5Gux-pXR;zWkxLdEUwMkA+J?`$Y4-a&pK<cZyG)9`|bB<J&stsMOyDB<`32E@;+?RXzlFN_*'
    '6WI8CjSuR}zrVo1zrVo0zq-J{z`wq~zQDk~z`no0z`elTAw8M'
),
    x29: packed('|i1',
    'c-mup!f$?x{kr;p9yQ_1@9fSQUoyF=`1vP`gwzcHqVWtl', 0.0625
),
    t32: packed('<f4',
    'c-jGM0F(a*pdN&qcO5r8(k9)HCTOI_-Q#jl-f~cR<w~1PxlNWwY%OvJK_Natat})(ouVR{q9SKRgrZBLMcb~*LnQ*%%Fv*P%mTuR'
    ')<nLhB)T1#zrDb~z`ee}z`(%3zQDV`yuiM{zrer0zrVn}=s6z'
),
    x34: packed('|i1',
    'c-k{~s3pq7di?J1gNo;lUVqPg%vSd&ul@fsrhFFwx6}=i', 0.0625
),
    t36: packed('<f4',
    'c-k|Ry}xXEotA9fZ)c<LF-DtX?sVF26|_CtS>4SV@caQYUqt|)#tyf@Y`5C%l-zfZZojk6y;H7lEb#V~>~&|?*06h3Q|5?l<GKGr'
    'R&Gc0e8#eU2lnmXdjJIXfQY>Z_UzxkcmMtaKm-8)Ryn8'
),
    x37: packed('|i1',
    'c-s4QkjLcP`QP8|_>?V7|7yHF`R0<P^&J^4J-KH9(hd#q', 0.0625
),
    t39: packed('<f4',
    'c-p&Ql(lisZ@pPt9Z#;<xaanC-xDV8E6R4??ln3w!Ky-duFv9S{mw5Q3eQcycsX#1+e4?@>8CFT9{QeQrFzO=QMv0(pcbc7^O_|M'
    '>59iAl`^($*ni*v5FI$MXW#z)`ytGI`+;ch-U9%gi9R3'
),
    x40: packed('|i1',
    'c-p&fbo$A8c3p{A+GdPuTB<KD+KBzPG-Q)Mbc-JVqh$)=', 0.0625
),
    t43: packed('<f4',
    'c-q^(DtCM9<p|MR>^{5LgG&=bmlvmeoR$(NdvpDy3tuOl3)^n>>h#vvr`KM;nZ5gpyVYX%_R>J-IhIwEPU}y4{+I7qRouj@)34>d'
    'tt`>weD^rW{J_2g2M+Apvw#2oeFuO9kPT$*12GN&0M2GWVg'
),
    x44: packed('|i1',
    'c-p%oc<zY&Q$tHlHGN(-#jotg51i+F@&5N+TLD%8qxTE}', 0.0625
),
    t47: packed('<f4',
    'c-m9GRwK2!;Cw*$k63=^&HG<0jZ(h$BV%oWo!6G)OH*yU3QAXAbJdM+_Bv>lW?y_s>%*ji>u2kxus3%5?Vd98d|K_(biKDl&#tZ$'
    'mcHWr`=W-}0U+4FfB)XSd-m<!w}0OOFxY<p!~y^yxjoq'
),
    x48: packed('|i1',
    'c-lL1>!ZXIKJ)i%0zbYUXHc@zGW~mAU+s>%!8u6)zn=_%', 0.0625
),
    t51: packed('<f4',
    'c-jGM0F(d1@6gTg*CpwyB=^v>fLlp$rU~!yGWc61^i{e=_SS=QB*zr2UiLK~&q(x2>qWC$!OtY)DWC;<oc|7nZApt%YRP<gT;ox?'
    'F+H;%DZaS+z`(%2zrer1z`nk~z`nn~yuQD{y}rP|zrepb=|DX'
),
    x52: packed('|i1',
    'c-m7FzAMT0R^Tl2<Nvm&tYzfyeZBHrRN;@^_iHx*sd^3s', 0.0625
),
    t54: packed('<f4',
    'c-rG>emH0O<udhoIuRPHTte#n=6rgbKKtxi-`3VR@uSBKC6dG<j&|vUOkH_-f1PW04J%XRj_Bx~-Ln=Pa5*?>#+J&X&$w9Dx9GOm'
    'Ol0a*C>7@3xBmbL9oT>1z#bsA_W%$8iGBMH8~^}C965X'
),
}, name='moved').AddVariations('float16').DisableLifeTimeVariation()
