# Licensed under the Apache License, Version 2.0; see LICENSE.
# Written by 'python -m corpus' from corpus/families/convolution.py; do not edit.
#
# CONV_2D: far real numbers.

import base64
import zlib

import numpy as np


def packed(dtype, text):
    """Many values in little space."""
    return np.frombuffer(zlib.decompress(base64.b85decode(text)), dtype).tolist()

# Exact in float32 in any order, and nothing of it is a float16.
# Expected values: float64 formula.
input = Input('input', ('TENSOR_FLOAT32', [1, 2, 3, 401]))
filter = Parameter('filter', ('TENSOR_FLOAT32', [4, 1, 2, 401]), packed('<f4',
    'c-rmI0S&`23`Eg`FbIQC26Y(}LLme~pcG2NWKiatBW)BW{YsJDB#x~oZBzAybY(t<^vc!uTu0@PjB@nd%)@I`yt6K5op0WcZ@u^X'
    'Pwj|W-94iATAp9NleuR(kE-cWZ+Ra7-x=Gix82vh{FdW$R{go&@ExrhN7s3lSo68BXK1U}C+@-m3oNj}0t+m#zyb>_u)qQfEU>@='
    '3oNj}0t+m#zyb>_u)qQfEU>@=3oNj}0t+m#zyb>_u)qQfEU@@Pi#G%dr85'
))
bias = Parameter('bias', ('TENSOR_FLOAT32', [4]), [28672.0, 28672.0, -4096.0, -12288.0])
output = Output('output', ('TENSOR_FLOAT32', [1, 2, 2, 4]))
model = Model()
model.Operation('CONV_2D', input, filter, bias, 2, 1, 1, 0).To(output)
Example({
    input: packed('<f4',
    'c-rmHAr8Vo5J1t9hzevS0)a#z5C{_51jzvqhzbOvk|S^oB(g^!fhI^K$3P<ao8=0)-()h=o!L%bM0<}|t|DGl#HNlI_YrT-hScji'
    '*Qr0?e8+oB?1=%<q}eLpP5o)QN4=*mh#~KB;~sSo9lh%<*J;m!Z_LSC@`T)w&+O{bPUc$XXMNtEp3`qn&@Y(1a$b@zoIk3(|46?i'
    'M%15s{<jPHz}%BMc{OX+tXZ>W&6+i9)~s2xX3d&4Yu2n;vu4ejHEY(aS+i!%nl)?ItoeWDFR*=0r~'
),
    output: [51968.0, 27904.0, 212544.0, -84096.0, 292352.0, 59392.0, 37248.0, -30720.0, -155328.0, -269696.0,
    -43008.0, -162048.0, 190656.0, -131776.0, 404992.0, 30016.0],
}, name='beyond_float16').DisableLifeTimeVariation()

# Exact in float32 in any order, and nothing of it is a float16.
# Expected values: float64 formula.
input = Input('input', ('TENSOR_FLOAT32', [1, 2, 3, 401]))
filter = Parameter('filter', ('TENSOR_FLOAT32', [4, 1, 2, 401]), packed('<f4',
    'c-rmI0S&`23`Eg`FbIQC26Y(}LLme~pcG2NWKiatBW)BW{YsJDB#x~oZBzAybY(t<^vc!uTu0@PjB@nd%)@I`yt6K5op0WcZ@u^X'
    'Pwj|W-94iATAp9NleuR(kE-cWZ+Ra7-x=Gix82vh{FdW$R{go&@ExrhN7s3lSo68BXK1U}C+@-m3oNj}0t+m#zyb>_u)qQfEU>@='
    '3oNj}0t+m#zyb>_u)qQfEU>@=3oNj}0t+m#zyb>_u)qQfEU@@Pi#G%dr85'
))
bias = Parameter('bias', ('TENSOR_FLOAT32', [4]), [5.4159877e+26, 5.4159877e+26, -7.7371252e+25, -2.3211376e+26])
output = Output('output', ('TENSOR_FLOAT32', [1, 2, 2, 4]))
model = Model()
model.Operation('CONV_2D', input, filter, bias, 2, 1, 1, 0).To(output)
Example({
    input: packed('<f4',
    'c-rmHArits3_#IHL`7vK0)a#z5C|la10WEHwu7kT2pj{6>=7!FNR9v~B$B_gTmknxlS#VCHhmG@Gh$Uo+?$9^8!>rByg4hW*KMv-'
    'f5iEY_l~HE5wTCRO}?A@vviNTrY?w*_jquRI*6X$@W^%Av*a5K@|HX$@5yI&^=T(_9rN>7-k+Y+Z%@!Km>oE;$QRD9P2PW`UlC*K'
    '&olqqg?wP{MxDHxHEY(aS+i!%nl)?ItXZ>W&6+i9)~s2xX3d&4Yu2n;vu4ejHEY)VKl2wf<)hL'
),
    output: [9.816478e+26, 5.2709166e+26, 4.0148426e+27, -1.5885285e+27, 5.522373e+27, 1.12188316e+27,
    7.035948e+26, -5.802844e+26, -2.934063e+27, -5.0944134e+27, -8.1239815e+26, -3.0610002e+27,
    3.60139e+27, -2.4891783e+27, 7.6500826e+27, 5.669862e+26],
}, name='great').DisableLifeTimeVariation()

# Exact in float32 in any order, and nothing of it is a float16.
# Expected values: float64 formula.
input = Input('input', ('TENSOR_FLOAT32', [1, 2, 3, 401]))
filter = Parameter('filter', ('TENSOR_FLOAT32', [4, 1, 2, 401]), packed('<f4',
    'c-rmI0S&`23`Eg`FbIQC2!T)tCD1ew0;Nz2We6Gy^UaYq3X^`N$ZitH){~Z@{HnA?e%;b5R^MYCnLi@R(RU*+UU$Yb>dMIT#rySJ'
    '@BRK$d(~XsJ!<Z?INy9Ha?i3JS<`F2<$3&nMr<SBc3=1MTaM3>_3M1YcQk7pUFTWKoX>qdLz}%maTgX?V1We|SYUw#7Fb|`1r}If'
    'fdv*=V1We|SYUw#7Fb|`1r}Iffdv*=V1We|SYUw#7Fb|`1r}IffyEzMya5#F-5~'
))
bias = Parameter('bias', ('TENSOR_FLOAT32', [4]), [1792.0, 1792.0, -256.0, -768.0])
output = Output('output', ('TENSOR_FLOAT32', [1, 2, 2, 4]))
model = Model()
model.Operation('CONV_2D', input, filter, bias, 2, 1, 1, 0).To(output)
Example({
    input: packed('<f4',
    'c-rmHAr8Vo5J1t96^JI31c^W(5eNhViR1tX1fl{_$r11ckF4wwkVquQKqC2@<qEjpWHQs8*-l?XbBS0FBVJX+b`&waM!Y#IsW+os'
    'r+&ftp7(~RiGnz!*(%>n{du}aT~iN;lJ{u2M;$~@@80G*?OE}SC3#1lkq_h>yZW?~xrX`0HSbT)`L`$N5174kJ|=gZKdQX{M1M?7'
    's6UtdZyou_+><(aHEY(aS+i!%nl)?ItXZ>W&6+i9)~s2xX3d&4Yu2n;vu4ejHEY(a`G4jwWuuY0'
),
    output: [3248.0, 1744.0, 13284.0, -5256.0, 18272.0, 3712.0, 2328.0, -1920.0, -9708.0, -16856.0, -2688.0,
    -10128.0, 11916.0, -8236.0, 25312.0, 1876.0],
}, name='small').DisableLifeTimeVariation()

# Sums beyond float16 that cancel each other to the bit; the last product is left.
# Expected values: float64 formula.
input = Input('input', ('TENSOR_FLOAT32', [1, 2, 3, 401]))
filter = Parameter('filter', ('TENSOR_FLOAT32', [4, 1, 2, 401]), packed('<f4',
    'c-rlh0S$vN5JgV{5+(r$D-Mu=1SC`nPS!d>%KCekuw-c!Jd)-Z^sb+`<e9D2{7Pm=yD!D;ZY#gr+WdZL)l{{&-6yT$^=f^o`ukPS'
    ')6=i#`KPxeUs-1)e|EO_hxW94W!X3H$;oFakA7dRp4DgTT%Dy^s;}z(d(6-tiyl?=DNBlcI#(IaIIGvU!2%Y4EHtNI#q(&kGUiWP'
    '^~ozvOXTe{<NL43rT5B^%G0ms`KMRk)W0h|e3kJCzRIF+$&pjDI=AY)mG_Qw*Z9v=Uz_*uF++PSdMsFX29a+G&S#v}>jxIF_-BDH'
    'a3?J0Ebs;HgvFQzzQCQZn6tnaxDys*7We{p!eY(>U*Jwyj9K6d+zE?03w(h)VKHWbFK{O;<}C09?u5md1-`(Yu$Z&J7q}A^6BhUa'
    'cfw-M0$<=xSWH-a0m4+fbp'
))
bias = Parameter('bias', ('TENSOR_FLOAT32', [4]), [0.0, 0.0, 0.0, 0.0])
output = Output('output', ('TENSOR_FLOAT32', [1, 2, 2, 4]))
model = Model()
model.Operation('CONV_2D', input, filter, bias, 2, 1, 1, 0).To(output)
Example({
    input: packed('<f4',
    'c-rmJA$9^W5P;#42m}&YQGu*LR8;JukQ|_*0)ePl$q_h4C6Xf~sLD!?fvoJGm)hiUfS>o~&1{n0;hRKEIbs+hZezr56Y+eFxU;sP'
    '-fn7L_Gher@H`O*Vn*!C*|EM`_Fu|-)CcN0vEVrp?@<SFVK1dxmp*TN<CXkQUXl0YFM3@{PtHx8Uteqg@;m+a3HIllO{_1;XV$;R'
    '+W*M@l6a#2&Go;X$)BA2p)Ov{njbYgH_e*c=2iBNG;8jeottLOZSy^ON18SF%+5`-=C=7Xct@Hw_sq^sv*xz>Hh4#xHTTTUO|#~<'
    '`Ix;U&6;~==cZY6+Z_21<)Sod'
),
    output: [-277.5, -127.5, 72.0, -36.0, -44.5, -129.5, 80.25, -141.0, -146.75, 163.25, -107.25, 267.0, -360.5,
    -200.5, 115.5, -90.0],
}, name='cancelled').DisableLifeTimeVariation()
