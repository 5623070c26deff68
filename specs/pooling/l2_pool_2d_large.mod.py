# Licensed under the Apache License, Version 2.0; see LICENSE.
# Written by 'python -m corpus' from corpus/families/pooling.py; do not edit.
#
# L2_POOL_2D: tensors of many elements, in sizes of no block, and beside powers of two.

import base64
import zlib

import numpy as np


def packed(dtype, text):
    """Many values in little space."""
    return np.frombuffer(zlib.decompress(base64.b85decode(text)), dtype).tolist()

# Beyond one block, tile or vector, with a rest.
# Expected values: float64 formula.
input = Input('input', ('TENSOR_FLOAT32', [1, 67, 65, 5]))
output = Output('output', ('TENSOR_FLOAT32', [1, 34, 65, 5]))
model = Model()
model.Operation('L2_POOL_2D', input, 1, 1, 2, 5, 4, 0).To(output)
Example({
    input: packed('<f4',
    'c-rmH+YQ4Y3;;ln!Y1)386}&Q(TankbcB9fB#Quka1qxLaeX2pBj#GiT>FZ(&lMy0{akr*?7LiXW}p4sRejZsu0Q9F>Qi&7CVJkJ'
    'S7%q}-8sEhue0ahIsLwRXU)v6tM945`&Z1}yCU-aufC(-!pzLf%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp'
    '%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp'
    '%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp'
    '%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp'
    '%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp{Qu@JtVA0r'
),
    output: packed('<f4',
    'c-rlq`EOKZ7=^0>g6wnwO6znw)9G|(x=cHrPK9AkWRbNXo3R*{q#-DqVKa&blpqF6z(Pwz1PW*Xk<CD436_Wm6#|OvF$5@!qM%_D'
    'kYL|Wo7{Wz{R5YrA12e>-tC!_oSbv}cD}Mtqqz3ShmMZns0}6KPP-6p9?pilu?H6%J+Z%U8=Q;}pvj(mWKPXMuxW1`9u|*<bF=W#'
    '*8%L><wN>{5|kIUz%{22HD_`$W`+lUmO{PnT@pk^hfJLB=|RGkY-H?D!kiymh#Trh#iTr(9vwl!yma;Z&7)jM9n@KEd+oSeU1RK!'
    'bj+{lih<)&k#i}m&hM&np=3=6$A>%c$yF!LrKDiwN;f9vNAPfP7B<~3M5F7^;{0_V@(T-bZ>}FrF9N;0B>+QxNSU9H(t{3E&*_EB'
    '&Scz3D8kaMPIXPWcGdPq>i)<~W->oM%sOA|F*ty&w>>DU_d)NkEtMD6w8%lTp)vJxuI_^I>%us?Di@CQ5Ecyxsbl(2^QrTF-aCw{'
    '31O_+9mHElGcdbJ7UoqJqQl)HOc_{!*{jnq=K~)iSBkOjfe&Tnoe{f}iKKZs=)NMLw(U6QMUTJQ;+YCBR!z;v%!z&^mlxsq*hFm4'
    '&qQ%X9wzn3#pYcx4BOWhu~e@*UOwkb*-`X4l&0<_rN)W4xHSCHH3z*uXrs2vy~_3Ex;s*xcwwRk=;g;(i}ULD1uB*}abs<Uy2m%)'
    '%SP4x9JsRz@tZe@8ykJ<9_wDt#OR(*%-WhxW-^ocF=E#FTDzxnadSo<8nw+v>)QJBxAEe`F`ZDlIf#QldC_`HzxwlgushF-Xk$O3'
    'we{x;L~v+BN9samGLzZX%sO9_Oqh`9!_4NHNG%WHbR<RP#gbSC=HKpy<qslgS<(%E59y?Q^X-odaAI;0rRzh~h0J6ov#ptRzII}>'
    'OR-+wn~SqQ2GlVZird4nDB0AZC+zd9Txraj)P>AsCbONHb-vc{ywKR8zYTYVd)fV%u|wzg>w?ni4yLS0UC2ykGTWJ1=W7km3ymFm'
    'LokeG6#-L+mg~eH37WDdbs;mE$!uq4ov$@KFEn;&*}wXg0#k>UedQQq)}$_ECNr7s%&hY@>&%UG=;#{`45{>)I`oyDZY=%XZOWR|'
    'h0J6ovz?iBzGj`dkxVEvIdZ(QLsz=8Fzr~8DQi*}GLxCic4pT3nsw$zI`p>1ew4nOVd~H$mS-vtHD*ofLS{0P+0M*5U$f5KNQZ8I'
    'BvEBYV~0K!X@jank11<X7c!HX%ywqh`I>d+MmqE_X+<hO8as54*mF4fkJFSjsSBCOOlCVX>wL{Rb0ZyEyiorBZ0yi7&nW+UZOod~'
    'h0J6ovz?iBzGj`dk^X$KeG;bk%`tUo`A&=RKbt!=bs;mE$!uq4ov&GEZlpsmyqgEV-(~91;-7L(W7ecDWF|A2?aZw6HS5fcc%Wp-'
    'aQ8G*hn9Wg;=HD;NnOZHW-{BES?6oknH%ZQ(wjqxep81Y`k4=dk!{MF)P>AsCbONHb-reuxseVn-=Qd8Xzb9d_opjQHD*ofLS{0P'
    '+0M*5U$f5KNQYM6q4>~k>d^A+QT{Gt%$n4N%w#6BotbsMW}Uf_4lVC(YulSTbo}=Pm{5{r%9_-L%w#6BotbsMW}Uf_4sBeAprJ!Q'
    'SQ*3@Nx7!1NnOZHW-{BES?6oknH#xp(>etIcWCj@^j*cKtVvzSOlC6MnOWy+)|ngW(8hHL8alMxi{wgU)}$_ECNr7s%&hY@>&%UG'
    'Xx&<VYtIMN^G9RWq%LG8Gnwtotn)SN%#Czt-CBOr7P!#<mN{!u7c!HX%ywqh`I>d+MtZYuEkDVX(zT6Qle&<Z%w)DRv(DG7GdJ?H'
    'ZY@7ymGugYS(CbunapIiGqcXutTQ*#p>=Ed%?d<tXhTO+)}$_ECNr7s%&hY@>&%UGXx&<VCng6`x;|ven$(5NWG1tnnRUKqow<<?'
    'ty{}aa^<1{Ayd|*E@UP%neEK1^EK<tjrgK&Ex%}EKcclxQ`V#|WF|A2?aZw6HS5fcbZFgLe&U<*e=o+YNnOZHW-{BES?6oknH%ZQ'
    ';*Z<z^u`uP0V>}w!@S1H%15ii#aMBx0KWJEc;ZL`u1*R4_j)RbP42$vSk?*ykNXto>Cq9jZA7dIW}OdWb)^S$2S!oXKd63RbEf{f'
    '&SYdR%vGPsy*}-5YI-t`9q5FLNqK6U>~}6D1><M9u)Q*>w#ohPc|8U1>`BGOj4-|#^(2~>_EK70-04@JPqUg<>NAt~Se*xxUhRxo'
    '%^Y}`K0tk5qH&Ww`AX9zu9r|((h_sZa?~-;k8|V2!GrMVO9w_B0)|v)sr}D>*9D%srer2FnI9u&ov(Ge-5Dzm<fxbYJhDRz{0rb|'
    ';_C'
),
}, name='windows').DisableLifeTimeVariation()

# Beyond one block, tile or vector, with a rest.
# Expected values: float64 formula.
input = Input('input', ('TENSOR_FLOAT32', [2, 63, 67, 3]))
output = Output('output', ('TENSOR_FLOAT32', [2, 1, 1, 3]))
model = Model()
model.Operation('L2_POOL_2D', input, 2, 1, 1, 67, 63, 0).To(output)
Example({
    input: packed('<f4',
    'c-rmHfepkU2mnAwaT6WIQM#Ew+KXuVD|~V$l!#!xQeySb`mA{RN-g&_YBQtv%%f*S&xrncV(m-Idd$`6@9%lcL@j3aYMJ&O?d^+t'
    'J#+hiaeiaw8}GgKyk*axo^js%{LJ3{o<9y|W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)'
    'W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)'
    'W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)'
    'W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)'
    'W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)'
    'W@ct)W@ct)W@ct)W@ct)X6Ao1e*usOjE4'
),
    output: [2.3162386, 2.3152921, 2.3156502, 2.3159957, 2.3175933, 2.3162513],
}, name='one_window').DisableLifeTimeVariation()

# Beyond one block, tile or vector, with a rest.
# Expected values: float64 formula.
input = Input('input', ('TENSOR_FLOAT32', [1, 1, 2049, 2]))
output = Output('output', ('TENSOR_FLOAT32', [1, 1, 513, 2]))
model = Model()
model.Operation('L2_POOL_2D', input, 2, 2, 1, 1025, 1, 0).To(output)
Example({
    input: packed('<f4',
    'c-rmH(GkNS2mnw<$tGcxj*`vdXcaNd3jKKA<rE^wi}++joDn(qI_HR9bHDDH8=W8X9CJS^e|CIj|F8Tty2p{d*BANLua(_1?(VaC'
    '?sqDFYM=WRkF)RBo3++V`PS6D$9{W_z2|!3s{8%lwam=S%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp'
    '%*@Qp%*@Qp%*@Qp%*@RHY5oFgonDX'
),
    output: packed('<f4',
    'c-rmJu`7j99LDjDl0=l@VKQ3`%A%+I0WzADY*_pSx6oa5yI~MF%olfHU?P)Zk?Bq1rVOrPxP$HH{q|ejx_`pi&Uw%KJD=0@WViBU'
    'U4Fch%h&Q}NzU?b{S|rcOs?+A%lq=eid-t^|IEs#C-TIqJbxsQ7UFz3pKD#pYg_Wbg}nVLf4|7xJtMB)%j3WD`Ip?+kQZ;{dLx{r'
    'x3F1bzgNQEy9@id+HOy6gk3xgo4c^PcEV<lJ@XVcYi!<zJyvVCu{znU<IeVaG3@DsuzEMcCM)(2KVjE~!X9jf{m~4YtntYDzs)>*'
    'vc$&3CTnc6#^xNGJF&@{S+d3^YizQ{=1tgH>N)kCdQLs3o>R}M=hSoRIrW@+PCcidQ_uO_AGNRv3;'
),
}, name='row').DisableLifeTimeVariation()
