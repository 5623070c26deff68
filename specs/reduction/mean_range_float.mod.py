# Licensed under the Apache License, Version 2.0; see LICENSE.
# Written by 'python -m corpus' from corpus/families/reduction.py; do not edit.
#
# MEAN: far real numbers.

import base64
import zlib

import numpy as np


def packed(dtype, text):
    """Many values in little space."""
    return np.frombuffer(zlib.decompress(base64.b85decode(text)), dtype).tolist()

# Exact in any order.
# Expected values: float64 formula.
input = Input('input', ('TENSOR_FLOAT32', [3, 255]))
axes = Parameter('axes', ('TENSOR_INT32', [1]), [1])
output = Output('output', ('TENSOR_FLOAT32', [3]))
model = Model()
model.Operation('MEAN', input, axes, 0).To(output)
Example({
    input: packed('<f4',
    'c-l>tFVdti5XEx@j=&K(LXN-@rgm7LBOoJ3B1a;TNaRQ)GPR2si9~MRmtQYTRf-8D{pY>coj4bF=iYyv^ZDt1JJ)o1u94?Me)>GV'
    'dAK}Zp3WWl|CYx?^E}!-PFtTxpa0KYvH8h!pP#Gt=V!{J|5f(YdwD;0#kc&vu&4dgUi<{@&3-?6y0TZc#=Y#-o=R)?61QwV@Yg@f'
    'dVN>iHTDN`Y4&2rbtN{%T6JZO_9;i@FI;B)g}uZfU(w?GedR9Sr}k%CFRjV{lkj*J`!9Ttd|QMsacPadDF)e#U@Ls&w>2)hVoUKW'
    'NA1%)tsSxT1z%y8z-NO`<r-KkoHVu@zVg4J2mORy%658qlFiC|?}Z!1qn|J^-V+*_!KKHaa<1T^K|2fh>AkoQ;Btb6^mMXL*nQX+'
    '@pt0$#D?&X-L+P^PF=y`1J*sc3ukZd!Ad+S=LZ^T;9WV1BgNR0gKV8(z7eZ(?*9}Y1A2cE`+{ywBgcN#fa*iv^v*C_sktv2Khd-N'
    'yvaGDG1KagmW><Ppq?W-S+HB9Ek|C7IK{2<w|wQlw>8fatACa_8#L9Tn-eW5f79R_J-5WR!R5mHl{mza^rswVI9RE}WxxJgt;x4='
    '{IXB+D=u+accu0W<3L=>^?)yNF?APaGd62<)54STc6{H6CDE5wcuCk=(52P~G}Tgj0X};AOMuH08`g^q-<R<Pck=0p&-$ry5jV5h'
    'Ag+L)54nyvj7Ie1$!oIufZqk}$bU;s9n_|y=Q*?AUA5oBO?B(-iT)Jm>(=9xLxa7I8i>?tqCbAYO?hgxoKHh{om<s@oiQ`|c%XNO'
    'eiAWikM&w_c%$<HjW_$1pJ6o92YT!2^xYb4l$&biOAZIRT<BXrI6q6hdHR3ouJd%Yo<-aVtm1yzZ0L2WE9LqyZLm*24+qM}!G+dW'
    '`=!g_cIGON$ozrc1N=?&?wRi=m`}_-{UV}G@niQ0Pw#xAwHdA>ezYdgv#h4$t(L4#d+<x-seK8aUf7M;R-TEv_uyt{`otM=vUVoU'
    '9$u|yn-*%~Zs6!(eh~X<{g}E5aAtkf&i<KL?Q9Kb)6N0YkEicW==-q#_$>38JD6cSvuC)~zN7Dr#1c3=TXZvUwy)NQh_|B7eRsuR'
    'cbxxc0Bcw75hq%S=)Om94Z5(q*ui&aanTd2?mBn1NAG`X>Tkidwz~=UjxYVVvi`$;O`Hc}ieUG_w};o!?g?mryY=|5-8axd09(U#'
    'q{kh0cA>)$?|Za)z~`GfT)C^QyieWjd_y;tonK(TP(wA?KF~`|zZt-(rp6C?dnCTZ{y;w+_p8QCugCrm8uxSO'
),
    output: [-1.11114506e+21, 1.11114506e+21, 2.2315497e+21],
}, name='great').DisableLifeTimeVariation()

# Exact in any order.
# Expected values: float64 formula.
input = Input('input', ('TENSOR_FLOAT32', [3, 255]))
axes = Parameter('axes', ('TENSOR_INT32', [1]), [1])
output = Output('output', ('TENSOR_FLOAT32', [3]))
model = Model()
model.Operation('MEAN', input, axes, 0).To(output)
Example({
    input: packed('<f4',
    'c-l>tFV>_m5X5r?j=&K(0%j*GIl>$vM?gl7M2<uvk(gaZB9W0Jk;qMb`SrrQm&XK>{!>-miF0vv?)}%fHb32O=Ng~q8hJkCXPd`2'
    '50~f5!?`2>-}88Co=2C*Y3uXo^Z(fwo1Z*y^K;Yw{7iZDzskOPE$>HPe9P|(d)hy(#ZS=Q?DwOmD|=;YT+3eVskC-2am(ftfBmDZ'
    '*LTHTV}Br*W-WG{FR>}s%9l0TryP~PaGCKJ))I$&MT_tEmAibO+MjK`v?l*g!sAiwzwkZsZ4ti2r8WAd7-TPkt?-fG&baW!mf}~A'
    '+NXC~J7Vh#zQQhn&kmo;HLzAVY3w(A<$p&H`U$&~?ey>@o0a)q3pa{KKVe|JCp0jFOOHS0T){(wb{6o{dvPDY<pc}q>13U-`>-$K'
    '@5JYc4dEaCwN|-KzF_eI>z>?&b8GLxN<1m&CmLzsT{(#(#n_XBY@J}f6RUFW{}dksdVdl7f^JPC$9mO(>O<f3&M@1kxi1<&(X;%#'
    '$vL7i)9R0wjT_mZo+CP0uv?=oM_!3I#jWzUeC5BlHIEW&`zUcXXsSauCt6berolIQ?uc!N%Z2wFafl=7PdUtRuu+H0di}RrlW*bp'
    'WuM|#T;j6!rS=TtKwQf8fG=?|`3tidn>D)W;7NHqzVF16=t~>CBy26{QtJbn>ZrW{A3gmgz~zYz>qUm|%lLvj`D}^L`l)geH?!Fw'
    'u7IBpxsErCM)cE?*JSkpzYE%t|BjkEs7*)Db7tRPwco)_b?fbk{uJoz*5i~zgT0*^h}3GLKYqbYd1`c=PlLbCt!ll_m>GRM(Yr%G'
    'i5RuVdTncXqw@icH|v$3VKmbRdh6-*-5P9^n`-7u4hOni=vzNHKT5r|^#9<m^K`SGMcfIj;(FO^=yj?q<@z*juus1h4wR3B3$3r#'
    'OP9m#%vBzd`4hbd_?zh6Gv7}zpP0Awi-<PGkKH3$dgmLh&2Sy@qcwq^Wi=gdwPbbLgI^*~?Mv|V!fwR2@=Vly3vPC%Pn;1aYiHu@'
    ';njM!X`v?W296Hq2eF^lkExpgXVypU?4OC%&eni7?Hn-uwDjExeIM2zA7wss2Q!Rk_6)b$cl5oHSORBfhi(SW_Rabb@mAD%>#rE>'
    'j`RNvVC}{|;zTPE-S_CNK^JxxJNWJ_E_!0+uX9&>^!}%&{uW$oyPI(D_|lIn>p$Gr#Cag52zDQQx9~dJJpt|Sw;uns`vy7)U~9OJ'
    '^ti*$E_C?eeUCN|_<U1`8+Wyh_sQSRH*{0k`33e1HB^J`6TQ^*n*p3^YW$$LN8(HD5A@S<y=u(#daVBdeGDG)'
),
    output: [-3855.0588, 3855.0588, 7742.243],
}, name='beyond_float16').DisableLifeTimeVariation()
