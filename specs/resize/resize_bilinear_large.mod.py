# Licensed under the Apache License, Version 2.0; see LICENSE.
# Written by 'python -m corpus' from corpus/families/resize.py; do not edit.
#
# RESIZE_BILINEAR: tensors of many elements, in sizes of no block, and beside powers of two.

import base64
import zlib

import numpy as np


def packed(dtype, text):
    """Many values in little space."""
    return np.frombuffer(zlib.decompress(base64.b85decode(text)), dtype).tolist()

# Beyond one block, tile or vector, with a rest.
# Expected values: float64 formula.
input = Input('input', ('TENSOR_FLOAT32', [1, 3, 129, 2]))
output = Output('output', ('TENSOR_FLOAT32', [1, 6, 1032, 2]))
model = Model()
model.Operation('RESIZE_BILINEAR', input, 1032, 6, False).To(output)
Example({
    input: packed('<f4',
    'c-rlc0TIP82ty;KPKuN-rOt}9PawNZM7ZTxX@NW-H?R^w)K@w0oPVXI8uGnk9M<apY~^}~Jw2_MeAM@--)m;~#LVts?dts53;E+r'
    '&RY_F=YIFlE5(SIT_K;n=gPl&&1_~fo7v1}HnW+{Y-Te*%zw!bXmt'
),
    output: packed('<f4',
    'c-rloKWJOY7RHB%31V>}f(c?V4-s65V1ih}B7!Yl786Vei&)HJ7PH(k#Vb^#NO=nvE>fsS;lhOq7cRC?kwQgc-C_$DDO99zsUn4o'
    'EmWj%k>bsF=Qq*BY?{C;Ht!f;j{e*`|IRtzcfRr1xw7Y6vvlsl+YN7L-nP8G^mfzRxwma^ue^QW?ZVrRx7XfodFwL&%kz3a<oh=F'
    '7v1oDb{^VmPDA@g)6icz4gJr(UHHrS*CTK1+^g^Oqc)no(AUV@K4Z!CxgWy;W7_w2?CqYneeTm3p6EG0hFx!S-|mjLlWAyAeac?*'
    'eu2Hh&as!+8TJBOGN&uXU89Y4zSG!;^qEb=7)w8v|1h^gV|)`ncjwFXQai<YXhUPyxb>Vqo9lBwFXulidclsdb8IaOwu$Xv``D-0'
    'A`9*AWTEZqId6}9j8FZ@kJIp4^H<;UpTh_G(Hd0!>%J-DordqU#yPPz$B(TnJey-Turu0hV>Kq(<7u#37ug-G)=&O_UWPRsl)?W`'
    '%iw?A^Mvnq`D};RS#mYY&*P!QzeS9bXdRY$X#E?!pEF<i+i~f6tzXq%FSI{qEn@!Ev(Scor8e4GXd_E~)(vZ=HU?Q}L%vfR`d;g*'
    '=atiXtvo5>)ur!g80QFIx^n3s`P{MIju>^!+mVls7<S~5V|~)^<MS@I-&^|Mk-rW<JJvux)wt_7*0Xsdw%YX9N&KTW6pJgwMvYuu'
    'O|Ycz?HY4Z+r@Us&)7!}-i^R7jctdqDP9_2jQpaw+V%Dsv0L!@Gwy#%I|sDiXH9mJvCGGs#9Wg(IObFmGer_ZpMHAbiheD*H2!{X'
    'nX8&-oi?-v%GqnyLTlL}M`Hf8$q|jA!Ma`0cSfve%?kQbd|eW6x>mE0zrtkYwfJB&3+te@8Hf+EfZ@WSk#BD+BbSJ6<$(IB<`m-<'
    '463l7{L%X4NvvdGeFKir+RnQne~O5a+r;B}XhV1!@zRlF7rY;0+t}EKFuB50*5wFWVf-}om$P0+VD$*!O~A|<bGVBA5cex^XpPug'
    'g@fzh<r*B^fcMtnyNDqhJl}$YH^I*~{PzG(>5!*eaB#%AEn>1m4CwwkaiKmodEEjVH^9**F(ke_Aa3^QV~^bJ<CiDo#V&K$0q-*A'
    'l7WlSpBZD%;O-2}$-cndEyhuYix+T_=68vIX87j<|3rS${o>#nIJnMwwUgY{7*g&Q2N&Sdeu7UG_m<1paKuFwOT^IMaktu)uTu_g'
    'k|P~*q)(2ByVXX8|GmK7`iYz`?k<Sk7@v;XrHTJCe3#?boEXSi=g8|h_?Q!m`4_nRfY{w9_V!r2KHU8TY~F=`cfg(u?#|%u4DOEO'
    '%i!*en9IJv-3{U)`h0j3L%ZM&xH1Mq9cx%;4P(6|+$!MUGIB6;R(}Ixw}89*aCZ~#j&)eoNB46M9>c+oHs=Wzq#RjbW8DzB^nbzK'
    'vEHo1-HjXk*kW95{M<?EmlFL@fMI&>lH3}x{(bxr^RB{V?p>je8hxzNN1Z;_;NS*ayAB68@y8~g$1&|BI>Eukn%h(6{ERp$h@EG|'
    '&QtL4fcyHa;SOuvp}kG!+Dv?w!%Y=eGS5%-p9{I?65i_YY!2SFlbWdxZ^yN}rrj3L?h!Ku7^>V_&6fOd0iVg=RUNn;IJm08;cjto'
    '#Fq{5r3Johf-h}yBjs+zqPSaaDK`por%x?Xadj_naMTYO{;u$l7>k&$`85*l;HIC~&!2L4`g#7`<nA_{n#0{ktl0?ep1|ER`1va0'
    'Gx}_W{HT#XtN2`F)mp5PhYdJ(9sikrHvMe++4QsNXVcH7pG`lTem4DV`q}ie>1Wf=rk_ne{}c4{S6gzVCcmoxUf}hHx5M+WW{TIA'
    '>~`===GUVm{zz)n201pT_8xWv-Z|pWy<z_7`tdpXdAh7?>iDiq>XeA_4PviN%<ZBXD}MC$citcH{cqgA&-1^sc6+SpFVuIDPk;8;'
    'Lo|Tm?y<k_!?W_uBY)k6v*nkc{B?(C>pb%v_pWfyN9MF3x84(@mt1eBOTBY44e>NkZYv)Ab(Yl7<(p7LWYqPGF7+#QPM&hDqqa^o'
    '@Ho**%DEZZWe$c-y!}24&t0LVPH3Zv&*guIu2PJ=#7A+zV+>vw%&8f_OZ0I42B)?YPJNDzb^ENl<b*1JsYmD7PNIi@pvICPG>#w1'
    'uc$R2lAl}TSGNSu;6FWoJJHed?O$M_V)28&Ug0<O^V(m}nQzARg1Jt>-S_w>a{9l)!w1CbV>mlv&?7$I1Q%~}zhXvydkvQz;pbNL'
    'f0CzBFP7b9&GktWcM}cGGX;83K2<*F=m5=eL7kGr6{pkX-h$%$R-%uTpC8EAGxE0+`J27F1srxn|L@T2Ro&@h>t9*G2gTpa+qb<C'
    'LyFyfZ(lNZ@wmp)q2ADZlt1Nm$RFW!i~cJtB7goQf36wJodi?%dm+CEXwAc3nBS1~S1!C$PWFO-U&TJjKixOPA0zb5n7XHA9J3@}'
    'hG0SD-#^e~$9#8)X32@E4r7;}nyk+e{wu+5X`TUCa0-^sh{cciHSPi3D?|HnfA3zhN2E3XNRH3w|CHwkV7mHK{ZtTh)%@^pRaa>o'
    ')IE;4l8+18(Hxs#TS0s@sC5R!%xSXUsyTlo?$_Yxd&yqvIH^hFKFA8(J*T}%Qd{NJ<FUS!FKev7*7zmk8G>Ukz~m$Ra!7m?_;kem'
    'CF@rC_<X5ND%{&<j}<%{cbEI9;+h&YmHZ|yX%Kswi?~7@d`4||Nc_h=A@$vWyQ{q)IJm-uh}~~O-^wxdJ&t%mZJH;1(<g^V#OEb7'
    'YK@%VNHk~;2mYRD2aW4DxObmC`xS291LuB$yZgNVneU%)|6`utrM*YAze9gNCHnUv9Q*(dz7Getxc6?t%UaVr%&AVBTJIBhdO-ZQ'
    'Vve2%EH7gX(+&PuBzxKu@@`Cwo`DG?F#8xB8-f{%qZ!x{b@Jo}clV<{hqo&ZPWDCQYptKw=6kgI6@8w7jd4HFZ7+3|=KM0Lo7-?^'
    '<kB`65chsk4tC(>-*NX3N!>0i_>t#2aQ8#FdkgOFCVyKvhQr6y^%wYP4(D9M!I6K20k4^Z=6jnMSz*k7CD<YVyh{9_^%i&6Svzs?'
    '3-&E0eExpA+?Suj-6eAy5t{}2LG3>Rb2eF{+i0c*<9H1Y9>EDMFsa~*byc<B#J$JK{*~Igg6nGZwVv?TnEeW2tNgqGyK{2*l-HNw'
    '-7Rpb2}XV(M$V|w<)0bjY7*=FaJT00E^-WeL*nie;!pYWmii>_>xsLSKZ8U+RP_K_S=_zPzO?R9|A*v@^5IWn`Wg;aY`jYJz+JdH'
    'YSdfF`s?Q%c{~BHPm=wyxL5WEYjsR5dpKRzKe3*f!w-wNKE&Ha!WRQL;uLP1ff*mkM~(3a{wm?GW8UX{Uypo849l;l%ptblh<_(J'
    '4|rXkFZbr>ysqjyo{w==z|q6xZ(%bydIX2(33n9mM^!JrVc&<p9~A7_Ht_WT{5y?xN>YEQy)`u7y<{(Y#NUEW;Fx3b_+?TnP2k`m'
    '9Nfo0aet|X@9Oxh!LxDSuLbV4!HlRKGRC0$?}JauEAi)d<j8{Dc#9v;sFe?=rk_nen|?O^Z2H;sv*~Bk&!(SEKbw9w{cQT#^t0(_'
    ')6f4L{rt6;oxiv9_jdl?&fnYldpmz`=kM+Oy`8_e^Y?cC-p=3K`FlHmZ~wn;|G#ef+4QsNXVcH7pG`lTem4DV`q}ie>1Wf=rk_ne'
    'n|}Uw^z&C+JAZHI@9q4(oxiv9_jdl?&fnYldpmz`=kM+Oy`8_e^Y?cC-u{2x{(s%{v*~Bk&!(SEKbw9w{cQT#^t0(_)6b@#O+TA{'
    'HvRm~=;yDscK+VZ-`n|nJAZHI@9q4(oxiv9_jdl?&fnYldpmz`=kM+Oz5V~X{r|e@XVcH7pG`lTem4DV`q}ie>1Wf=rk_nen|?O^'
    'Z2I}z(a&FP&40H4Vf!Dp|6%(dw*O)KAGZHt`yaOdVf!Dp|6%(dw*O)KAGZHt`q}ie>1Wf=rk_nen|?O^Z2H;sv*~Bk&!(SEKbwC3'
    'KR-Y4Uxy8k;{'
),
}, name='wider').DisableLifeTimeVariation()

# Beyond one block, tile or vector, with a rest.
# Expected values: float64 formula.
input = Input('input', ('TENSOR_QUANT8_ASYMM', [1, 3, 129, 2], 0.5, 100))
output = Output('output', ('TENSOR_QUANT8_ASYMM', [1, 6, 1032, 2], 0.5, 100))
model = Model()
model.Operation('RESIZE_BILINEAR', input, 1032, 6, False).To(output)
Example({
    input: packed('|u1',
    'c-rmD(G&nd2nEm(79oU12w@OH2;m`wFbIPX!b1olg!R}n_y5YXJ$%bDrWY7<SnIUcgnG7)3OW){7#Uozm?V7KN^ZXS5BUQ~)PC>'
),
    output: packed('|u1',
    'c-rmP;cpuC1IO`uxELSw!5%cmEcakBm@Ey}xnM^&tfbN_v=>BnTUmE&PJTB^@p|5_Ctm4=;q8ieyHUzchU`R&1W9GAKY~a*Y)I2?'
    'O><7NRMRY2>ugM8`X@;Gtj~PD<NKT^?|Xgo`2rosU(ua3cEJX$m$62i3YtJ;sE7(^5M@ysB~aSIT7pJFFP@BbCSF#6__0Vwu#*9O'
    'I!u4b0Gm*VaBw3Mu8>8x&a2W&d@-3#%en9ZyXdQ;b!-K1cvp!v>JhWSZgOg%$!__#nHIfE?UDP$0khBT3A<8D-d479&7xYWFBZ#6'
    'MXGW&Vi~Q&%cC`_%2(uaez8{CEVi=S$*pKpPy-v(nx}!*$#SR=Pv_*SxDk5hKOmm^YTmR*z<q89)-wvCU4)T?Bt&r+sd`YATEQJ^'
    '*ZmyXgZ?(|cl`q%fKR|hFb*={CC~_-0D)7l8VqI!Ot>O=j%skNz*Ba^zrs}L1u8=(2#FM_2pwhwKhK5&L5`z1oO5w7XXXstDGuaL'
    'hIO%1DShsA$xt({npArOtI!2ONyG}mGOH4*SH)FKMOBxIs16mb_2rDQZcgVtfgCr#qzAfz)4&<P0Q3Mx;2dBApbiH(qQ^}n%%VIY'
    'abYo(4CI*#x$14YchCdkH?AQqC~`4a_o~j8Y1^=+Z|YQVqjRmJajXvHkH>TYBM#d!BlB9MLwO}}GS(#;gx;W)bsh$8hYq%bi|z0U'
    'RB^;D5o1u#ob+{KFJA)SV`vA_$$^qi(H9MMlM1ak7DuwUOomyO_ep3ROX6v7j#!`;nJQc7Rss!n)xX9(qBp2bQYD(q7Pl?5q+NMW'
    '+0Pvm_e*<=yX978ySi0tF01wWa<QgVr3zOj7SR%19L-WmJ}L|OK#kh;w9svGE7XjuxsB@DM&nuip!~E@OQ&T)^o1P$9s=}rd5s<j'
    'N8E0V8V#Zn5#%Vztsq6HZdAKk;10M8J_q-}zrlU*F!!lNL)^^3mt02t1O;%f1`MpjPcRX>ottbCPst5xg|09Q{tTN4NL)KN9(D;Z'
    'Zw?uPhk-d=JG7oV-41T#OksNrOVK%@l&BR}msPc)R@8#3s4-Pg4|CV>92P@4mlr`CW?0|XZ9Lt5MrSzDbKLmSVPL=ki~u-50xZA-'
    'Qb!mJ=>sMPCQ&cp=1`GHa(StutQMQ~9rd8~+je7Xp((4u4ey$>VX7PQ`gULt@3eOqkG%$Ho;A;!XU+3}_I&i1i2g}?VE8jEGCoTu'
    'roR?)Gud$F^K?Y{A|)noB_uf(mf56FK{NK8xp1ba%fFTBO%2Je=(PyV-{7PhvwVE!%SiIpy=Z!FUd|=5$xJG(DCtxtnN8&6ujHtF'
    'Q)cA}*)0#tu<T5`3ZrGb?t4Tv{m;0)slWWsC;y~&C;ss5jQx(cuC04YV|Trw@o}H?qw|FB`gy-|dOQ@Gxhs}t*X369*T@t8G1u@f'
    'QDxuvc#cf7Nj@$~iEt*g5U4QolTmv5x|h26aUc2S1W3F-)g3;2$DFa<cP?LfjBj~<@oxIoi3a(Qs?z^wip)JmWTqG|Gt5BD+l-ES'
    'gXr<Ti(9b|&=J@F5CR!P+{jhLg<L@Fhz+rf3}H^sWdfteSTgvDz)jzz#ql{TIsA=1-+$j!fl7`-+m}Kn*cdNL!ks{hn)ejY2hOVX'
    'r`|QglBs0*7EU6!Q6B%4Aeb@2jbBCEe-GO&Hj~BBe-=77@Q&4Ndv6dLvcd4s`-4u~MXPJz3N+gPp#|@sg!q9uYsU6qaAoLcxOI8c'
    'Q=80(<lB6T`fjuW|1em!{s`49OMT1chrM-ExxZjf56hT19-{rzgfKZ12!Hl@Br^L&Lj3wxPRhnIayqFf?OeG;K`w^#Y{r*DWqZ^d'
    'Im7F?w{G<ELo=?(wOe%b#+)S2CgRC2Q%U7sI-Qx%=5pDuGST!+g-uN)-HF4%vP&M7aoHzRvR~%XQw4u{vQ9mkX!@Rw?csl2d+zyj'
    'Y}fn8_>S-Qk6Og~^^*VYbSN}F;}p-&>g4lLXJniYad-VCYTehue<h!=kNJkQlqhGuU&vL`^T}v@TJnZ3hWY|;GT`LvboceMl=)*D'
    '>72Mi;8UKk_l_?^+$Wc*$MhES3$w|rGY#e;Q)LcwQz9|t_2R=Agud<4A#Wf($h(LY`2ZO~4s(yVv8x^zae=n8wxC5Ans(Bc$1!Yd'
    'n6!V=&zWvQqGN6(iGM@p+53D&D%~lhvhzwI@gP<ee-hRLOH|48Et+)Rw(`B78VJ*v#SOQ=AM^rlCv1#`=*J;+0I|Y0%b;n<0G}N?'
    'H~5atY<+J4f^7Y;<^6sqbaB9Cy<!_3{BQ_|Col7!xyelE!R?jQ&)>Bwn?Ka5`5)yPzeFvMK7{LoWorRSTjV~`9P0IJo;A;!XU+3}'
    '_k8qd`(E4k+P>G`>zZfHv*!6l^nCPa`(E4k+P>G`>zZfHv*!6l^nCPa`(E4k+P>G`>zZfHv*!6l^nCQE-5=Whq1_+a{h@i*JZqk{'
    'J@7Avw*7t'
),
}, name='wider_quant8').DisableLifeTimeVariation()

# Beyond one block, tile or vector, with a rest.
# Expected values: float64 formula.
input = Input('input', ('TENSOR_FLOAT32', [1, 3, 129, 2]))
output = Output('output', ('TENSOR_FLOAT32', [1, 5, 1025, 2]))
model = Model()
model.Operation('RESIZE_BILINEAR', input, 1025, 5, False, True, False).To(output)
Example({
    input: packed('<f4',
    'c-rlcfeip52m?FHZ}N=dC~hXBJr#)l4mD}iS{e^910E06jyDu%E_!nT9^Uly;OSwd*Yj3c&U>kQcE+w*_J!=aw}zeG;n~g1&LMZs'
    '@eTdXzM7kr-#zuG{u}RD5VM%YEM_r_S<GS<vzW#FWBvf7b4m^'
),
    output: packed('<f4',
    'c-rloFKk=M7RCoum9?r?7X$=Es|%tkT18LRs=#_`?EwW*RjmwGD{EC?upnSTv?>T#U{DaSAfO=N0fPX81qKfUZ0!pQ0tyTY3<?Ya'
    '0u}@;2q<{-&HSdGS}l3#z3N1=P8{Dm_sse8ee;bc&Ux=#-8lCU+rd7-wz2!zJ?t*F##X`J&Yg3?PJ><boa+bM1Us5JHx72(4ZjCF'
    '3@;yE7vbf4>7G^i>`t&vuq~giy%+4Lo5uFRZUyUt-PYe9Ik%(tF8SbQ{C$?LZ)Ry6hfj5|H+n9<4TD|CH++=OlVDfDo(9_rb2{p!'
    'xyjd#=BPO}$;ZPc`7~;h4@XV%Vb~-e;&s9LCi&2Ak`HmbV5=ti;F{#a^*s5om?s}D=E;XK_ngd=54uNVx97<RjV&KWubg{c_|^};'
    'K5J6kb^S8f$4!b!hy3l!7xE{&g>7M#PuUgr5<A77VdcN-Lq2U2d*xC-Db~uNa;^BCl7IPkM*bE5I=n8aiv`!nXVuG!`>uOwKFZ@X'
    'yl%Ny`Bm;TH(jUvD|hlm<EcLM>^<tMO+9s}A5XpM`kLn*@yszk$~WaV*U&xU5NoeV^IcL?`n%?)oO!O-_^VkOL$7L1{mj$&x<)mv'
    'd@6pihUUpX)qrBS<k}WBx!a`p_~L#3{KNJ6{yZMz=jY|;_pvoL`bzIc`-)!eCOgLF*N|(*jG;K3(R(ZEVhcP`{T=vJpF^MO_gS#N'
    '1v?1#IM^S2s^`8>z4bKMU${^8{W#d4sZ;fwu;FQwp4*{!cZq{~P4iJbpVDLMw+X$a7;Mp7E&5Z}*7Txcc1hf(#4^rpM*JK&!uuFo'
    'o)!O&y}?#Ia}TThP3Z3hSaHkex;El%cx^Y}P?P2=Up05t-++7jV8#LS$@tR&pW4JkW7puDYDl%B-WW1J<#I^<%KuC1N_lLP4?S~4'
    '{yce6zWa>X0UL9STll)duW81vdBUcM+4!gU4yix&c$@xKepN%lFV#w{AD{T^*eCyve8P%DpXyQ9=>7rxp_)=X9DrRJ!}9w+c7PpX'
    '53xtsW2~Nk#QPzi_qpD4f1B}Y#;<su<N3PoA>#>`ltXc_V&A5R_Q4wASoIkWuE~Myiu^X%agp!LYc-gmdJ_jvse?Y46>FiJeivR1'
    '!2scT#49lL4jkNqgYUru6?5ET?%T|Dhgj9jc^f>fm}?6j%5%A)o>uUg>fn&MsfL9A!imT)^naf@dbqm{Kh|(}MSVJY<C@xE(90L}'
    '{unGcp|^*;+Vr!7yCdHbzZM*v<KBUT`*83f`OCfYyyzhhHhOwV_A$1D{S<fa`*n{hpLd9*VkZ2$fSXRi=6-LD|C)>NAaVm(K7_kR'
    '8{9pHyQlDP13ymS?o+t?2rl(-cLjGVKH_fWAlFY`^Hp&0HXL5l!>aj9dOy~JPc;@}K;Ost7Cz+lg@?Oi4TIaU){6DllH5+o=Lxmo'
    '!S@w?;NU~~?iqhXFL>gY`84(o_b(Z*1s?ChGoI(`eIJah@kh@rxm!7j<9E~ZKE=VVShFmO^|d3Wju^@wV27;Lp3$QN)^<NoKYi-!'
    '=>~T{F6#F;IQW>}d`=G@f#<)#!K!cZqPScAHiX~AXIt=F3%<LBD_8LGCEPuQyU*yq5&c+lZ(a0e$<3q8*`MI<3HLAH?pwH9KHQL_'
    '3Lp3I*~7sdI9M3d=ko*R<~O*z%^dgO!y4{hf;Aam;+ku|uHQ@gF|SjVk63%GYdzTOz}6Am9s7$qYZvQ<SbMzUnhM`r_<EMtN7QW_'
    'eU#U@y9GZgeh>ZHzac%}P>(G*xD5vn;NZ~)mmY0!?QnyO`x{(ca`zFR54pb2{hsmKj9>G-3hs8i_Z!b2=eaRn?gd8=R0Rf`em4DV'
    '`q}ie>1Wf=rk_nen|?O^Z2H;sv*~Bk&!(SEKmV`m=d5!TlP6%1>RC0|WgQ_O6qE1Z$bIr~zsS=b99kE;C9g|HtV?QQGC~h3rmI3H'
    'w&BJh9CQLljM2Rp=w11!yj|1Rj(ol6{Vn!y><#uWY`*Ub8+{0v@lMa0B@W&WzP>H;^)lEuy|lKGukV6=-Ai$7cz??0p6jzN(9bql'
    'InLbp3Z2shYl3~vwU^-Rn~inVTX1;^PQL?pBeu-YNw1Pmr>vzEFXjBWm#}m~ZE0?M<hRW_affwci#oWbM&;j>wa=KC#Qg%WQa-9?'
    'o4odUl=3x%>*L;m#wCAk)-;1+9pHJ53NDVZ>9LOJtufkBSAJt1e8}JX)LUnx2V3-@@H1lZY>g9f4K`cPOY`ZFOU+mQz96S(>_PlN'
    'z8dm%PQFga*MNN0ycXo%&!`Lb5k}NW&F2-@9~Wz6jd#WP_vrciV1Ro4G`#;ulkQa>_3W=$GpH{9Jx}$tWDW3sp5{}53wOEqws@AO'
    '_Vn{7bDj``m&9a5j5N0ztrImO@lxGr4E5&M;KqYsp9K3;18)TTeXzfR_gdq873`1Hq1FSx2m4R3Q23+ReFMf-&ByVXkdHym4{N{X'
    '5x7oGz9{z5#<|w8am`rh=oPl6Cq8gYVW+({rjF>5QSOnf%Zb+r-H>&}DRzvVVjJut?=N9*unrx1M;P2&>!*A4e1*2t8u1(qxS-eH'
    '^wxU!F4(Zd&vSHb#;=<h>kjrerqqJRC-wFlw68Ewu|6jcnwxs<nA%qC4zy2GtTi3E`|wj}sGK7YXO9YfqjiKn`<C}xeEz=J6V?6a'
    'jCTZ{Z1>h0J@#lfVRO{xvxLw2_t>Aa6c1ffQ}2qiBfr9y7huN;{P8>WqWEjBFVTx<V9USq9w&RAS!XWD!*$LtIzk-02M0f-m-=w<'
    '6FB%W9Ngu)4r`?E(9ipfcOT5J3(UVHm(yY|HrH>RbuaUe+}&O0sg2Fr_XImG_OWFb8ysA6w_<(^2mehBZ@}Nb;M8k4_6p8j5u<m!'
    'U-J1|u3vEf8^*h2{MS6M!H-ks<f)G)YgPva%+~wA4xLk@bM&{@;QJ*UtX>cYFX(e|_c3{$;OpDm&p!3@4Ra|uxMF>wzMU5PB75|8'
    'n|-Mr){Sv*6YlPVA0F;*6N{QUt%`kWakq!NM{xHToNVCk72GX<2Yg?Ud(js<xgw`6*2y2O`N)~ySO*^xmp=W{frD%OZ{csm;cmhc'
    '-(6$IqWFG5f9t?wL-O^4e4UZ6KhTPKkNKSUd9P|v@U|njG5>tW;0kPrT40tqxB}yj8DmPVT*1M@Wz~TC?>+k%%CWdx7`%gi7k6L5'
    '-3z$;Pq=%+d|np1y()d|CO;3T<th6v@5$#b-|IXfZ&BNI69+54;$V$04qlL_ui@YaaPUuX@CXk66%PIx9r7b<lmpf%;%@cVKKmNq'
    'pl2%h>k96euofN^`!=!v9wpx@YU0IbIQYM{Q#g1G2cLq0c`slH2WP&kKf}TKdn5-3yWV<^Ti9*v4z`B7@50?nu;Ls)RF~o}aqtCe'
    '6XDskyWS_9(4#}vGAq_Q@dxgn(hn6ibbxjkQD2VlPxW(NtV<Mw<6_;Te%{O9;mz0kC*RWVTP3E$!9H^^`<sgMc5jWpagV+G@t&Z|'
    '-<=g49KV;NCSuR$z2;fMhz}U>DB->Ct69tJk+(M3*kNv-dOCr-r*QX@_$$9J$=?~+EAD>Sn0_|>Z2H;sv*~Bk&!(SEKbw9w{cQT#'
    '^t0(_)6b@#O+Wu1>1R6+Z|C9dJiMKUxAX9J9^THw+j)394{zt;?L54lhqv?ab{^jTpWObR-1M{QXVcH7pG`lTem4DV`q}ie>1Wf='
    'rk_nen|?O^{Ke>JI}dN?;q5%Uorkyc@OB>F&coYzcsmbo=i%)<yq$-)^YC^a-u|E5{-50Rv*~Bk&!(SEKbw9w{cQT#^t0(_)6b@#'
    'O+TA{HvRnN=w~|*Z|C9dJiMKUxAX9J9^THw+j)394{zt;?L54lhqv?ab{^jTpWObR-1M{QXVcH7pG`lTem4DV`q}ie>1Wf=rk_ne'
    'n|?O^{H5sU{{SX;ohS'
),
}, name='wider_aligned').DisableLifeTimeVariation()

# Beyond one block, tile or vector, with a rest.
# Expected values: float64 formula.
input = Input('input', ('TENSOR_QUANT8_ASYMM', [1, 3, 129, 2], 0.5, 100))
output = Output('output', ('TENSOR_QUANT8_ASYMM', [1, 5, 1025, 2], 0.5, 100))
model = Model()
model.Operation('RESIZE_BILINEAR', input, 1025, 5, False, True, False).To(output)
Example({
    input: packed('|u1',
    'c-rmD(HKB62nNt0gfN5<LI@#*A^Zp-gb+dqA%rl5>v6xG_cI!Wzzq?vT}yRAI*oA;Y-}j<ly=q?q<6P-7??Ii&C4(UA%7a2jj#'
),
    output: packed('|u1',
    'c-rmP!B5*}1IO_mcBrZya_FI&UZLt0s-mf@GPY5QqLDGmG8$zTb<>Q6$Ym)_gG-;KDKf#O52=?K<_4>ABPa8~3xRqON=+Kz5sT0>'
    'mSq;okXNB8ns$hKn0Dk(cq4A_ZTDIJ11$ObeB|HLBAP*yHsY8^8NHyDRjgEHBvnLRSm!ma099Co6}Srx_!9mJ|AI%{AAC(HiL#WC'
    'X~n0yq#>SUgCHD=`dLrXB@ziL2F9UZ98#V71$-9&2cN;Gu?@eDPvY0`iSnt!=}ZT2k9X0|;2=Q^`kaBTF?+aU@^tJ}`~*C?V3W=)'
    'oz?7RN42N!GQE3&N@R_ZlM51?pVTQeB!(dk02Lz`7wdrTS&C)iBBM>=STlMAUQHg-^#}?V$CXfO3{nCmQw2(=s+2(;QZ1_GYk6Az'
    't)A9}R%h#tmaW-o_81;ap_tBVimK<zQYE#;qr?tdo!SMM-V4`4b;=0r`y1o|VFnJujo3akgt}ZS?CBWkST#fwHbIN}n>cd4@*W1-'
    '?`MihMM~wNo~UprS>^FUO)ydo(UeWq)J)w(CN>SzG>t0OkfcM6R{ipT=y=jCIWzsTJLgr%r4f}<Mr2a*if*BwcXHj(5xo#P?|aj2'
    '?>%?Ev*W+Evo?p#Wg~2q4cMSfw5jJbr#_6rc-D~2ViUK@&4QURcpOKx9@GdmsL*m;;>C<m;L99_RfyVwb+`^Sc$}N7@VkN`zLfry'
    '|5A?BKcpI8Vr7sB(SD!D<r*SLs+}7~MOIDfB2M5K9>;z>gq`>}clk^^u#JB`ev*DIc!D@Jc-q;~Ww&>AI8P6rB2M^D25e(z!e=M#'
    'F-N=yx)!`rU@4+8<z!W==S_W2t%z$-1`8BROu8sX$Q`C=28c0@!E6&A&Aws}<8=m26=O;?1>mGW%aKA@AFqatvE#u1|M;37v)|~!'
    '7f`4EhGtVcb3KwLMe(r&&ni<oDASejRtQl$fvSI(#Kc~p7Ouw(xGyy1gMz6apa$MI471*>wf6qTNBS%EP^?1)ij+d6T+o{caFHa#'
    'x6h}LPw8SsMru{VdJP%4aU8fE8nuIK?eMZGR-b5+lz}px^D6^O4z*ix%KegC^a><D!clM}N`|~Xx4XaBdA_^DVY^^EZ+p{bx1F<f'
    '+KzLdb2*7&Dhy_!Bo<YymGuJ3VBUzEbTinpJX@YE&z9$Z?Af&c{O*qHxu@XIhEm`W%kW>!M;1Q+Iv`wo>`i^N=n@BV?t-U8Aac*&'
    '2>ed9ZXZOeGeu5*oXo_Q$21~$T?o$J1oYTFGCnxh!+Rjb!~h>wDBWKpn(p5&@Av=IS9NY)Ds?}5M|CW}x77P>pEB^x$2o8Is_aku'
    'Qsn$FM?Cb#J@<!z8(atD;6C6$8sxzSz_A^s!j_=M<#|QOh+;C$W}?}!5?m(pL#r-rcr8?z%JXV&X<gaPnewlT`^jG()M7tQ?2i5L'
    'DI&J7Zv{7RR_GV^%JGdko!|JfoOtoD!fsA)O>N&p0L2l9Qb<O5w2rnA-q<ddR#p||X*#v=)f{9Vva|33$MQ2mT%48|nU$c(2|O=w'
    'B9vH}d3yKB_~NKQ&R<FPKe_}R(|u9z#At{fo$)Pvl67ljiK@^$4Cd-$LwTt+R}b^%azin)wG2*IMU-C8s98zjm)Sg64Qc*opREN~'
    'Zxli+xAKwi?x<kp?%L${ch>3W6XnR}Z4_R+A&n%i0#ER==l$M`cE?+;F5)8P1Ruab@rp|5WW|pHRSJh{VS{b}^VZM7oonsDA7*<~'
    'Z$Gj#?|$Kmcs}<BLf3$o{fKwX4=lL9_6WpdGUZ<kh*a)&AzGS2+}`6x=J(~6c95$I#aS67$71BzAklN(6Qpj&X#SoO*XL?{6aL2R'
    'gP+1xYSUjLp1IY_%l%7z-#V2`-*o5R$vWis(!Hs^`2p_ZcHpb`{lEuEFboLb1s-smJ2uYTXE~T|2i_2{xRY$>j%wk2P$4rzqANX|'
    '31z3+-zS$}U)|NrwO<SS`Cru9(vR)jKgeitJGu2>Ggg^+F;@O`gV3*U1j{#H(3N|e@vXUS9({=t=pka!G@3%kxi`3CYDHG^PuEjh'
    'UtzfYur#~+Kw;A}3-P&WhGAI<Ij-GT5JgFnW$CH-L|AO+o`*^H5d-f|k4Hx*$k3J1e&3}}9PU2SOO4VrGs7*2Sw+)ItCjrDGFIx@'
    'M&@O@DITWHOe1S3wPl>It|D#ynYt#e@&$GU<U`;2)z4OfYd5|Rt>1bcDc{)ysGVE7lc2#wFygu08@AtgYozPyMUV6H2k#GFyy75S'
    'B;lt5fP(Emr%LOfatj5k*RZGdq0!rT+wyFAwme&&|G8&t!&@8P+VIw$-12OBwmknEJzE>z+VIwfx9;SYXUntY`QPZ-+VIwfw>G?W'
    'C$~IXo-NP+M$i8P(V&bK'
),
}, name='wider_aligned_quant8').DisableLifeTimeVariation()

# Beyond one block, tile or vector, with a rest.
# Expected values: float64 formula.
input = Input('input', ('TENSOR_FLOAT32', [1, 2, 3000, 1]))
output = Output('output', ('TENSOR_FLOAT32', [1, 2, 4000, 1]))
model = Model()
model.Operation('RESIZE_BILINEAR', input, 4000, 2, False).To(output)
Example({
    input: packed('<f4',
    'c-rmH(Gi3o3<bcHVkc4xrO=s_c7)*gaV;z}jAHT(8!?`Ut3`|%d$n2bJ<sd=eCpX-)vmSYUFQl^J~Fp@+v&~x&aOS~>d9L6jFa8D'
    'R_C|>-Q(0^elv1zu6{Cc?w<GR=ij?0GxwK&E$>`rW@ct)W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)'
    'W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)W@hGp^AGck;_U'
),
    output: packed('<f4',
    'c-rmNt8oJ{6op|y!$8A@frdd|LBqhng@J*AD#0bV1Xtiy2`RxPq=e|~J&HAf!M|rTyVB}$b)|2dQdv{_np4W{nQPj9Pwlz1^6BT)'
    'zL#TrwmvDRbjneG(Kn50->260oMU`#^{4iJomENc(#DlJ#x1Sf*BGbvw8s4RImYK<j{g4b`Lsr9<;&yi`Y4w<=2m>#lYTpo(cD?z'
    '-RIM7+nzk1-uE7>e&yEUUt@2|kAC|hA9;v%%bn*hHRe!EuQlrLHTs<AXxH<QV_(YobB#PC=VzN|e#F0czHO~mf9vZy2ifsoeGV@<'
    '#;dLPUHRGP#~S*U|Ku>;qW|Rii(~5J&d!6*>BH+N?)#9h?F^32t<PWcUc4vOPtHd_&#m3-t4(=M^>HUZTy{0$n1=JxdRq6;_u{ir'
    'Ogg(BzxwOm^*z11&*HU8-@o&I817PkpPb*F&tA_ye#~RP$9=!W_g6*n)nlyv?)^{B&Dr<i+vinp(f{l-UgjaDAs@f@{+95JXFTH>'
    '&v?c&p7D%lJmVS9c*ZlH@r-9Y;~CF*#xtJrjAuOK8P9meGoJB`XFTH>&v?c&p7D%lJmVS9c*ZlH@r-9Y;~CF*#xtJrjOTxQRxEhN'
    'GoJZ>#xtJrjAuOK8P9meGoJB`XFTH>&v?c&p7D%lJmVS9c*ZlH@r-9Y;~CF*#xtJrjAuOK8P9meGoJB`XFTH>&v?c&p7D%lJmVS9'
    'c*ZlHm;3|LSpF>'
),
}, name='wide').DisableLifeTimeVariation()

# Beyond one block, tile or vector, with a rest.
# Expected values: float64 formula.
input = Input('input', ('TENSOR_QUANT8_ASYMM', [1, 2, 3000, 1], 0.5, 100))
output = Output('output', ('TENSOR_QUANT8_ASYMM', [1, 2, 4000, 1], 0.5, 100))
model = Model()
model.Operation('RESIZE_BILINEAR', input, 4000, 2, False).To(output)
Example({
    input: packed('|u1',
    'c-rmD(G<Wi3_#H!1Yrn47(x+(5QHEUAqYh%LJ@*cgq?Z3`+rL$j=4UasX33SMo-<N##+(7Z+A{VB{zl+H+!;7+poM)WHOmdCX>lz'
    'GMP*!lgVT<nM@{=|NH^o26wj'
),
    output: packed('|u1',
    'c-rmHk)DJ=90%}ugn@&Fg@J`&VK4}SgCH0Pf`uRm7Q%srKLkNAun-O`1PcQ}7z7JJcsQ_daL^;%>Al163BI4N4cM`sC@M||<$Ef5'
    '+1f1^oae)8Wc5&;uADQSC$sKv|DsOcwx^1AQ^Y*ZGbw|R`YPa0+w74@>$_qsvxCgS58)iqIcdyH0q1e&A1a!!x>LQg^<wq>{`S6a'
    'n_`?a8(pP@%!){!MP(X!&~veB9+$0VENr(tN%@gpM9G;tH^>7I>Se0=y)A7?f6_1)!`F}Zt})ksv4P&|Tncqbq&%tCrsC7nFfy6n'
    'EY3LNj5E$S<BT)TIOB{n&N$<YGtM~Uj5E$S<BT)TIOB{n&N%-+n_uUY^ym'
),
}, name='wide_quant8').DisableLifeTimeVariation()

# Beyond one block, tile or vector, with a rest.
# Expected values: float64 formula.
input = Input('input', ('TENSOR_FLOAT32', [1, 2, 3001, 1]))
output = Output('output', ('TENSOR_FLOAT32', [1, 3, 4001, 1]))
model = Model()
model.Operation('RESIZE_BILINEAR', input, 4001, 3, False, True, False).To(output)
Example({
    input: packed('<f4',
    'c-rmH(GkNS2mnw<ag#VoM{%<-T1Cw@Ki%MYms1HKFJfdw+!3uu<TcOp8}t4-@w#X2^MB-t&sgs}uT`w?+;Q^P%3V|a+sUo|tA4I='
    'z23d|{h4L;$=$nF<*Yfb-`jEOd!D+!&(D0-@0o3#-#ariGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+Y'
    'Gcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGxJ~b7uaj-YX'
),
    output: packed('<f4',
    'c-rmUp?2Fa6vlCZf`S2qfr0_U!GMAxTVP-?a4?UMM+h7=EDS6R9GR_02plvV3@n^J>r?F$TKdm9KDJ}~>fS5;9MpzzN+DdP5Kesv'
    'O$;IBeazcw4B?u;KjiD@ysw{>kB7b-Kc#X#<nLyEm!Ci7<41j$&)Zn89i|d5b!&{}qj40&W2Ui;-{kLRJ=2xE!dUjYre_sL`yXkI'
    'pFD1>EgzqqkH*lko>$&6uK5r7zL@VnrjoaE(D~0);<bKGeNdclv7A4~Qt!nzst?Lp`L@2c<lU9H-;`%6Jy>eq)|N^gwXe!gpQV1)'
    '<{IKu>I$2<+Ek-z*7d7nAH4sXN~~o*yEVVy`B*m3zn)*_IhA_OuD^B7C-+g~Kh+w$605EQ<)M6(`@Wv{p5IM9%5!!fYd_;=KI>Yl'
    '<Ed`-cjxPM+;&>m+-@`8ljEwcnp1L|rDxq5W0@ECOLZ*$8P|TPu7mroe!S<`dtLWs>?W=8XXktKI=}U+tGb_^XRx)}vy*EG?nm_%'
    'J@2(1S*`2u;&_KX;2F<&#xtJrjAuOK8P9meGoJB`XFTH>&v?c&p7D%lJmVS9c*ZlH@r-9Y;~CF*#xtJrjAuOK8P9meGoJB`XFTH>'
    '&v?c&p7D%lJmVS9ANH*Ak5h@atnqwp=XE!C<(^+t=|k+w+K*$YLC@)VeXlzAcJ|4AxNO|1Z%5l|Z1~k{Z<&|TbDg)}p0mMo)3~Nr'
    'pGU`e^jv-RI@#Hla#p_Y_m5tav20hbzokd{+V`~fS?Bw^HPiT=^?H}ji|gCj&rZH#iLH9(vGnC-D(igq9B7}$bzMKFvK}sutG?_0'
    'e_q?I^NL=h+PBkc_|5%{UYj}|eC_O7+l}d?k85o=_p-hN9=xVBzx96gYT4Ywc~if7t>;xojoaS+1}LxFCf+t5^;7fs?6vUVcfsk8'
    '-<R&^-%Xtwv)Q~G6#Gjm&kc^>*jSyf<@aSO<EOgLZTM=(%IWCd?frfXety@lriaa1Onx`NP3t?LzRzdpKX_h)=UF|xZR*!Y>qPIQ'
    '+3)mazxfS_u1C2Kclp%cEj;5H&v?c&p7D%lJmVS9c*ZlH@r-9Y;~CF*#xtJrjAuOK8P9meGoJB`XFTH>&v?c&p7D%lJmVS9c*ZlH'
    '@r-9Y;~CF*#xtJrjAuOK`J<lsJAVEz2mhCY|I2}AJmVS9c*ZlH@r-9Y;~CF*#xtJrjAuOK8P9meGoJB`XFTH>&v?c&p7D%lJmVS9'
    'c*ZlH@r-9Y;~CF*#xtJrjAuOK8P9meGoJB`XFM0r{{f2J{6q'
),
}, name='wide_aligned').DisableLifeTimeVariation()

# Beyond one block, tile or vector, with a rest.
# Expected values: float64 formula.
input = Input('input', ('TENSOR_QUANT8_ASYMM', [1, 2, 3001, 1], 0.5, 100))
output = Output('output', ('TENSOR_QUANT8_ASYMM', [1, 3, 4001, 1], 0.5, 100))
model = Model()
model.Operation('RESIZE_BILINEAR', input, 4001, 3, False, True, False).To(output)
Example({
    input: packed('|u1',
    'c-rmD(Ez|O3_!sm1fd8)C_)g1P=q2BAqYVTLJ)=!gndlo-T%4ID#@8?eqvwE-J&PvEKzyw${KQeNO+}tp0OV5cCk=(GMP*!lgVT<'
    'nM@{=$z(E_OeT}bfBpc%MW81'
),
    output: packed('|u1',
    'c-rmQv5MO;7y#f5H{5U(4;@13pwUAI4H+^VK|=;{gd$2fOb9_7rifySD5i+R6b+`B;z1lCh~hy6Q%uR=A%lmbc*qb+C>}d>$Rqd>'
    '`WhMjNBGvyIX>$;dD~Liwvn>BG|Eu5lbs&o$mR$s=lN)Qj-~WQ=*pAresIHg?r?0Jt80xA<#X5f`v5U3F;1OEW#_!Lq-~ppF0)Q%'
    'eBP#Y<M}~ePtmL+$oF=Z8|>r34XgUw>v3H+r?zrcYlugJK=u7G@rX7U3+IUHIwCBxZOL+z*IFxFSkqH9)ulkFltVmJ&rGw|#Jk4k'
    'ue$QGYS$fV=NiWcm@V0{|K~<n)C|uYn86HYFoPM)U<Nao!3<_FgBi@1W;R>(Q0H-Ma}}v5dtwi1&c-uUZPgU9B^}b@=k+V1+M-wo'
    'AH;%E`2}PB=lE<QRTvq(;~`0!qb|cywoC5B*TT?^eH6LTB9^Lpzx?b%G7+}S*&DJ7{PE*?@)Gl^+Eh^(@waqo?{LulZc7oHLh*SZ'
    'XQDh?`)wGx?_`y1DxQ@3qh4oH#=<7|;z?1w$bPtRjQL{h2fyMMh?%|F>Xi)Vl%^rZ)#=bAGObc^&qOdcr#i1EY~8HppTG=eFoPM)'
    'U<Nao!3<_FgBi?VzBn^12bjSOW-x;p%wPsHn86HYFoPM)7hwJm2QNO<'
),
}, name='wide_aligned_quant8').DisableLifeTimeVariation()

# Beyond one block, tile or vector, with a rest.
# Expected values: float64 formula.
input = Input('input', ('TENSOR_FLOAT32', [1, 2049, 1, 2]))
output = Output('output', ('TENSOR_FLOAT32', [1, 1025, 1, 2]))
model = Model()
model.Operation('RESIZE_BILINEAR', input, 1, 1025, False, True, False).To(output)
Example({
    input: packed('<f4',
    'c-rmH(G|lW2mnAv$tHCaM{%<_T2V=}LO<?<hYBhe(ON{C5%Uw#Gsm5gXOZiX>sj&JXW!LM&$>6BJgYBGZNJq{|LPf;<8$`={rf#%'
    '_g8;!CsysMnfCqqe@DFaUUT%C;mKFcI;uX(w&q@QGBYzXGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+Y'
    'Gcz+YGcz+YGcz+YGc*6E`3o>a$I$'
),
    output: packed('<f4',
    'c-rle!4X6u2t!kfooFeRLT6Ii3WoXgusJx2APGKTEnqo-bJsol;hMm>u~i<-&vzGl#5P}kuh%2<hxP2a*<<+k#_l<^H?@tr#vV~`'
    '^wYI5KM&Dov%m8m^qPK}wlU6`{MDwm({Jrn?@xO-&!L@O={tH4Z@QeZG-J0`KX_k%2Wo)1t_{AaIl=$UzWlS%yjR@+I<+~cIE%A5'
    'i?cY3vp9>hIE%A5i?cY3vp9>hIE%A5i?cY3vp9>hIE%A5i?cZY1Lq&Tk7HN'
),
}, name='high').DisableLifeTimeVariation()

# Beyond one block, tile or vector, with a rest.
# Expected values: float64 formula.
input = Input('input', ('TENSOR_QUANT8_ASYMM', [1, 2049, 1, 2], 0.5, 100))
output = Output('output', ('TENSOR_QUANT8_ASYMM', [1, 1025, 1, 2], 0.5, 100))
model = Model()
model.Operation('RESIZE_BILINEAR', input, 1, 1025, False, True, False).To(output)
Example({
    input: packed('|u1',
    'c-rmD(G&nN3<SVM2tpBpP=ufqAqYVTLJ<}r2t_%LdvE7|a@Db6`pKEy?H)HC9)oMDv%qaU0JdWlp2O^BHyNGE%F4>h%F4>h%F4>h'
    '%F6%9AE4>V+W'
),
    output: packed('|u1',
    'c-rmFK@k8U3`5aKs01Wb0uqpdgh;4_N<cy+R02{K7klX~Gk+$J!^(F}_jR=@0ww_Cx}8*V8@($1ygZ6A4RGL^Wv+}Zvfes)IjOlZ'
    'Jpf~BjVNu-eAiftg!J+V$DzcQTW-1KmRoN5H~9lKiDj+'
),
}, name='high_quant8').DisableLifeTimeVariation()

# Beyond one block, tile or vector, with a rest.
# Expected values: float64 formula.
input = Input('input', ('TENSOR_FLOAT32', [1, 5, 7, 259]))
output = Output('output', ('TENSOR_FLOAT32', [1, 10, 14, 259]))
model = Model()
model.Operation('RESIZE_BILINEAR', input, 14, 10, False).To(output)
Example({
    input: packed('<f4',
    'c-rmH(GA2P2mnw<=_Yj)N9ksDv=g!E-3IsZNJywf@I_?w7IBQq>zoI7<u&4s`Q1n5>KnV~tQ=X-Ib+{HW*xhC#n+CUk^kE6U-Mec'
    '%(Kkvu6M;*b<XS0-e=FQ*PCPS8g(bm-@Q4jx7WnX%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp'
    '%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp'
    '%*@Qp%*@Qp%>0k$4_RX-g#'
),
    output: packed('<f4',
    'c-rmUv2olu6b4{~7b<k95>&wwB`9>bC0q$C!6j@7u3(80RKk|v5{{4W;kX*jC70^s3`PV6fcPlSFRVvkYjIqAYp)~Ay6hLWEbD0J'
    'vDdF7%h7IBn<dML^L?CA{a^R<R&9^t=^imge6LsgW4xYY#<eKxmh);$p2v9CdEa@TIzQ&z>Ru!JwB_@CW2|dGP0Y;9pUvyNwU?OV'
    'R=%2Jw2f;q*V~ruqTZ|T-y^Tbd~P-OFvqp1zx8~Ehxc;MzgOQl;=VC%l=*yT+qiZ-i>JPE9PMKsOO`pWRzI`2|6{9ut=i3JurM<-'
    '|Cd?jGcz+^Wj-@A^EAtRW@cuY&&<r+&g(LtnVDJUGcz+!v&?5^W|sNP%*-;MnVI=j<}))hKbd7dGc)tm^I~RZ?q|PPH^e<&M)r@j'
    'L##dCN4A}7nMbWpUTY0AmZ$Ybt%q8*k9w?2-fO<oG}j_8<&D0*=JQt1a;}YfeSOsWrq_6L4K~+Kx4PF{Ydw}MG5%ZGkN*AqTT5nU'
    '=FjHibI{DY{rayszi0i|mgRURahrSA!}Vv&`da3;kN>fM{n+b&mOMYcch7cF;yn8Otj{#P%5}*;;rOdp+r9py=bYyFhvA;>Vou}o'
    'l(qHQ=cC3P)%N#(?f3i{Uh4A`Gc)s7v&?5^W*#!1nVC7wGM|~5`CaBSGc%V%<}))h_b&69nVGZ5d}e0m`S(*YpP89i<}))hcbU)3'
    '%v@%f&&<r+WdSoYbG5S{m6@6O+P!y%nVI>_JekkT%q;VnnVG!{nVFf{yO5cgnV;t^^O>2MV?3G9%*=dbmds~nW*#!1nVGr%W>Mxd'
    'Gc(J4W@hI5xi?AXGcz-LUd+tQac}!knVFey^Ia*!duN!Lzq?uHGcz;yP3AK*GiP1qGcz*}na|A3TxOZi%*-5fmif%g%rU;qXJ%&p'
    '*C6wmnZLbR<}))hKV&{LGjo|`J~K1(x_Dm9%*<K0AC;MzdELBshMAc;>oT92nK`~M^O>2M`y%t1nVBooWIi)9^IhgMGc(t%Wj-@A'
    '^F`(}Gc$jlzszT5{@!Mp&&<p`b4%tkGc(J4W@cv3i<y~u9`>U$Gc!NxeJtKP!_3Sq^O>2M51Y(qW@cVwJ~K0O&Rga)Gc(J4W@hGT'
    'mif%g%tt$!&&<rc$$VyJ=A4tvXJ%$@GM|~5x!THnW@hH7dtS`U%!k>2RAy%8;k`4=%*<bNNaiy$e_ylAXJ%$@GM|~5dHI?nGM|~*'
    'yO3o*Gc&WyXJ%%W`OM7BZOD9PX6BrO%x7k1US&QrGjmyFJ~K0O^zpoynVF~8epF^=<~Y1}hMAdJ<}))h_b&69nVHip^O>2MqsV+_'
    'X6A8``OM7BXAa4HW@cuY&&<qxlljcd%w?AO%*@PP<}))hms#dBGc!MA0W&jmne9hqW@cW8_s%dgGuJhl&&<r+Wj-@AbN&B^%x7k1'
    'mif%g%$GCsWIi)9v&?5^X1;AQpP89Ci_B+cW|sNP%*;dPGcz+knPomRGjm+?yqKApd-pS9W@ffek(rs<K1F6`X8RPGnVIcV^m~q('
    '**-<T=a`x8Q}la|nb|%?na|8@pQ6lXX0}gJ<})+frzrE8ne9`Q`OM7rDaw3iX8RQV8)0Vtzvh1ch7rB5'
),
}, name='channels').DisableLifeTimeVariation()

# Beyond one block, tile or vector, with a rest.
# Expected values: float64 formula.
input = Input('input', ('TENSOR_QUANT8_ASYMM', [1, 5, 7, 259], 0.5, 100))
output = Output('output', ('TENSOR_QUANT8_ASYMM', [1, 10, 14, 259], 0.5, 100))
model = Model()
model.Operation('RESIZE_BILINEAR', input, 14, 10, False).To(output)
Example({
    input: packed('|u1',
    'c-rmD;Q&Q32!PQcgb+dqAq?Rmgb>0IhA@O73?YONF39`N|0AV($Bq11Mrr6!NlV|^b!@#}+pmqeWp=)!w^u)}3O_Z4OeT}bWHOmd'
    'CX>lzGMP*!lgVT<nM@{=$z(E_O#YMn0Xu|5pa'
),
    output: packed('|u1',
    'c-rlqk-FnR7(k1Q!HdC*fra8=p)fd57+44d1}+RN{7?uE6b1tq1}+R176J>w;Ke*b9${&}dpnQNIS+8;|DoqUY1(FM+xaj%v7NZB'
    'b?u>Tq!TsCzU3~gdzjSR9rV=bUDn*rd)QaCZBFG)H%|d8Y1&?SZ^hix@+#gNW4&p8khq#Wk7?;YrH!*XtvOh6WAcm1leS?yJ_lUm'
    '+6%bGwHI)WYcJp$*IvLiuDyV3Tzdi6xb^}*A_gsD@QN68hyf$mPoI4|`;?O&vkQGX{*V{#m5h?csP8@--Sy_Bcc$O-?98%<Wt7ob'
    'XXEr7upf_l_!azZxPJV;U9!0hKb1S5y%+yi{=8koWTQKKcNx-qzQj1DDaL5uLVvqH2VCRY3%JI$7jTVhFW?&2Ucfc3y?|?6djU^~'
    '!4)y+5rYe2pb-N`Q0J3_M>vy^NysGRd)i3I3kf;XPwV_j!2^sKs1-5Dh(SOM9Adx->U?tW2)~n%BMJFNLJlP48wokmPwV_j!2^sK'
    'xP%y3#GpqE9Adx-(ndm#BxFrOK9P_W3E7g6g??J=>+0X&9WfBZpg{~2V&D)1Mqo!0vL_+;B;<jF>`2Iggq-Q8wZ5+Y4Ni!GAO;38'
    'xF7}=F<=C`BOx0SvXGDi33(zR&m`oHep>D8>R+%$3<NQl5Ce}GXvBaKsF8$xB_Rt5*^`h-$Ry+#9sRW0Up)PSHDWLz1|wqN5rZBv'
    'U<9&}kTVHcNXV9itVqZ$3Hd-jt@z(G|HBF~Fo=Oe3_M~Whyf#*`9R=O<Wl5P<Wl5P<Wl5P<Wl5P<Wl5P<Wl5Pe1!i2w_X-B'
),
}, name='channels_quant8').DisableLifeTimeVariation()
