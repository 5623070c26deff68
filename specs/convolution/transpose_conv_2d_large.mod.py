# Licensed under the Apache License, Version 2.0; see LICENSE.
# Written by 'python -m corpus' from corpus/families/convolution.py; do not edit.
#
# TRANSPOSE_CONV_2D: tensors of many elements, in sizes of no block, and beside powers of two.

import base64
import zlib

import numpy as np


def packed(dtype, text):
    """Many values in little space."""
    return np.frombuffer(zlib.decompress(base64.b85decode(text)), dtype).tolist()

# Beyond one block, tile or vector, with a rest.
# Expected values: float64 formula.
input = Input('input', ('TENSOR_FLOAT32', [1, 23, 17, 7]))
filter = Parameter('filter', ('TENSOR_FLOAT32', [9, 3, 3, 7]), packed('<f4',
    'c-rlc!3n@H3<Ga7ucpnsTA?_J8$3Z#!06%l&;bbqC+jII<K#QnzkOGu##2vb-r6hLUGnLr#v(7)(7pHHduFzs?QCZ|+u6=`{*&_q'
    'Qi~t2'
))
bias = Parameter('bias', ('TENSOR_FLOAT32', [9]), [2.5, -1.5, -1.5, -0.5, 3.5, 2.0, 0.5, 0.0, 1.5])
output = Output('output', ('TENSOR_FLOAT32', [1, 47, 35, 9]))
model = Model()
model.Operation('TRANSPOSE_CONV_2D', input, filter, bias, 0, 0, 0, 0, 2, 2, 0, False).To(output)
Example({
    input: packed('<f4',
    'c-rmH(GkTU2t?5><#iHEp%godr9D>H8uD{9<G>&gkEBQXEolyEy`6WgKK^c8&#C*&&S&>k&nR)%`waJ|SDE#0*SuTFT^o01o&Ebi'
    '>8ac+(f971>794iduo+8dw$=iHZos%x8Jm9F=NJz88c?gm@#9<j2Sa#%$PA_#*7&=X3Ur|W5$dbGiJ<~F=NJz88c?gm@$87{sTUN'
    '<wy'
),
    output: packed('<f4',
    'c-rlquWw_?md6WND}w-ofPesl1_1#E4H`txb)^Ok8eA}7Km&sT0~#0%XfWVv)EZf>(UY}$da_ol)zyM0Ymw2)s9krF!2+XIw8${f'
    'F!1@@`g~LM-e2HuRU|91bAOyVb$))&H#g25cg}5sbN>7qRnBd_b1Qp){=E5<b8hO~`22oy{``3Ud3OFjKfjvu>+$@$I-hfYevQvR'
    'KcA0l&#z_|kKg!sy<rtU3+JEPUA#_veyzEt9lJcgPUqKc74JW&;ysoomyfc&t>U%pn&JHUDMT6V-Ze6h0<S6_WAYz-yq>S(@skkm'
    '?d?2dvf~``_UpELOrw0JqbEDZ^iak3&H3}@{C<3X@6PWJ$mzNE96i|Yp3#}D&t&!Ib5|T|_j_N(`<eWc?yTeU=Yf0J-q`y`)?)fM'
    'Ic!htx*u87_<UZA%(iZmZNu7ZjlC@F+YmiU?pIyBmq!O{_SR%D8BGSe&Kg<XoR8nLPFw$y<L!PAyf+=0ZTwWl<4ks+t;^nTx$c6!'
    'u&;nU{8pjQUA%U`cj$b^I_Laec4_wUqJv%3(IL~f?VZ`z0Da3A?D}?I^A$Of&(1L!m)Q9To!alrzK%Z1sC6v4w+nGCHTG?58+7p;'
    'TgM(953%tz{%7|$z1cPFdLFy9b-F5kX2+b^f0NtpWyhQS_j`K&zCh0{ezxH=``xcqv`y)w#V+l*C-XOCGQHGYlxu>oz3!r{0h^v+'
    'N49@;6|Z?yMceTBaX=Ri8#GyMUFO#<_qDZ|e#iLz9KRe8SM28zHYXjJT(aFG@y3olVuK%%r<WK1dtF7j&5le555y8r%&_C0S-bYs'
    'u5I?PM-G#HMLZgFjIDKEMc-JkkG3Aur(M_lOtHY;*T`yenEZ}?e8L8w*(=964YAc^TF6#Iw5<cS<nZ|szS1hju)Y?1Fq_}tp9j7-'
    '$aV0^{~F@g9$A;fRNLo1)=uMR_WP?Y#d5o!#i9|qblA{>y;vc4Ail_!N7$w5*VbqLEIrp;(~dJApD12%+zkI&B7<Gm)@aAsevHwX'
    '`OD`nzF%SYGuA!CpH1J_*sdp^Ezw6iO>!v*m=9R|ZqUgQ8=Ui+VGoV`z(v_imOIvL*ZfdLoy@pSgKx^7?CUAJN57X}qfQ!Pv)%8<'
    '^LcNosCV0+2AewJe?B{RMPB#B)d_ksf7Ed&K7Uo=x7cDJFFJCs*}<@jzrX9y-!$fj8k=7cJNN9lV;>u8fj*A~;`}u3h2N!|G~rc~'
    '3$HRexAiQrMf+;W-EX_J#u|UrH5d5viQLo27Gh(I4|>H|^4o~K+j86z`?0;WpY8sp^8@y7>ljcoSl+bzjfp!oK5cTE&T8zi&sW6R'
    'KE8%{?Im?mjZN6kd*v~FA>hkH@|DL1<i|7gZRb8ApUG+YsUZ&fF247y!`A%^GXFvj-H;1yZ3mxnyS*H~;>a6wWNyiqL)L0By02+M'
    'wAqPIb(rJ&pSYjduG#(d`P_G1T=PR0*Y%%O)T5nqq$aEJ*&3bAReRtAeGSRJo9yPpwm%2rg6Yrp*y2v`DMs!&M|I|!IMkr)3I4w)'
    '7c5w_;>D6UKPR`@K2C@My-#*=-G5Y3*L|Ir#g0A}kUx*qRHg^Z)d%vs>CkHOU!}XR(GMQ6_h;(o3HvYKKA?BY^LOZ@uOEoRPd?Qb'
    'GsWWb_xp~xOC4f+6ZrfMHHqoU{Pk~Ds)JSg^|e|T*QMBCGMioAbn#p}R<)YxZc)V;>F^QNh<!bXzmBkp7Tq7YhJD#N*VvW$Y>nSJ'
    'V!(`Z8)~r@9o$gw*tI`((H{HwPVMtk<_~U{V&0M1xuCx?Jsq)W)7zUW-K(#ox>U#hihZxKCx=cQ`tM^ub-K%bZrD4ssWCp+P!oFO'
    'wHoN(iK8QI>bEZDkN@l9o|_#Gh^z02Zyq~nktvX)P5(3MzX3I?^)5B>qd6b*v5P+Xidu7qF3eWHP#=%0l%wo-3v_L3UdzV$Of~aZ'
    'c^Y3DV_SiIJE68Sov3zm#3#L9Q|r4b^)&Xg)t`3kJM6dL^RLvi)VVYE*N(gG;`PSF4%55EJ3D@e%`8K@zj}g~zMH;hNlbYrAFEes'
    'v)Xo2{p0!_@uwjN+V=zYa^Uw1@|doFOAXWKPjc3h9R4J`3Gup$<*MTYHG#ukZSAUkw8!d`=JZ19k@`NJ8ap<C@!EYa<D!3zscV<&'
    'tBC6ZdS%ng4RuCef3X)sY-7fHPvi#kuT4m`p6UBDxy1a}`h;uhr#@a1kJL{eu=zbXRI%-e{Bz<u8{(|nr5@uJUt8j*L-bs8P1OYr'
    '{j=@um|l3SJtq&n^ys@(tF&32s@m^J&vZ{M;kkZGPh)%fBQ`mwMp%;jJ$ti6ucj-@4M%Lt_Fzbl-w@Ab^L@Ue4ru75_Vg(?#0KF_'
    'BcEcw=e~CBYvMtRj&AAUB(JcFXJj+Gy^>v!JC*YW>~*UeV;A$L_RmwB%8!@q-4@@gebVbtwH)=rM{MnZI(`pU)P#gho#<~*?B5f*'
    'x~1+|sfX*Le!}!0eO0w;gPxAm)HCYw5q7F;udul>I`mn;r2eR1Ux<1(*=45|vwxsJQEnF2)_+Y?jb`=79l7Ga&gcAh74LIPj=mwc'
    'J>tJ@hTqMJd$-uoNbwB4OtPMPk6uUgd3$v6npm;If9yU#by2QYRjNDR;YYoW(AkQ3^F)m(KXYI}i;!xgjZYX@j|Y(p%ob+C5~=mx'
    'P~UAr@{Kup(`?RaC$r6uUBY`7+~bMd{JDyI;OXy7|5lS(e*THIT@$NL_|yU$YN>Ny5r-7Z|Jo(Lo^?^a57hJj-^D!pOusbFa9N9I'
    '|AviNt^A>jc5V2@zx+?s{{Wjc|Fhq3(Z$v$3}u1d#$ZRXd6Qc{<*Dlw--oQ>l;LbE?FW0lP|e-N+R5bnof<^-YhW*C)TR^8>w83e'
    '!1lbs9&If@V9Sr-2z_p*78d64lJ|+3egB$aCuYYXB)q((FIFG5z!p7t&Yn7DB5W~4T==N_QU7g`$x+vigk7Qc5!d(`{}?0ZU6=CM'
    'fH-P-WLBk~<{3=SbZ2_J10T7=)=r%J3LBE1gl9Nv`ZanIUiBK^R{f%5pUF!L>ILodjB`yd_uvvv822>g8q@88+_z*8jv>to9R2MV'
    '^1Esm^$Rc9hl_T!6b?>}c2%Vqz9hD9vi+=CyL#-vUi5vVPql1~KbbBT_{AgG<VLs%F<Z6t9XVEY&yo5}^_U0G?BfWr&es2o&V@T3'
    'vs!M<@%Fl<zj%>1%gv5GviEcKyYxsd^9@_y6ZU^c{r3*tT#*}{bcQV-*jJb7q{c2R7W~|$+I>&l6|S_R#vYUBURMbhI}p=v=pkm*'
    '?MwW(!T$#It?HLFC)gvC!`AHBV@UYdf&IM3U)qo`9=A&vpPQzc#)z0TpxzMX?S+Abgp)cj*cQFEd?ws}6;hw>z;}+wHOp`^`&#%^'
    'LpPF#{Tm8%WUa4=mnWb4`0Fao2aeN}f9njVn}8Wjx`fwHSj%yjYW8DDGo@?#WX*-<#Pa|aY4={@cMco1&uX8rapAzqt*SK_)Eh6o'
    'Hu-Ck;p-cpdX7D@S#wEG>^2#P<RDMa+A=Q<nq8{KV(pq?NVW-enim$ni?O4xJwx)NH|*ttxYMtN*}xWGan#~|n$1qYJ>JqQ+%uzj'
    'qSyY7zWo*T$OChzBl9uMa~;_J9r*E=F7`94knr9ubGa=sN%JoG%n`XJ*mY3;!VVtDJ085_*(W=H+oc}wnR90U^s{oJ-SZu_rLe@1'
    '&FGd~_vF(oVJ^&%S+0G*sgiDoV1~lASHvmJfYmpzIOdUf@3R`Q$Gq^N8Ca$8vH|;IU+<ZT^nDYye+L#-XY-vU`!cAK4+m<pXZ&o='
    '{QZPHrjLNnwZvE9JY&tUL#ls2ki+|XQ<nu{@l~8Bs9yLp_nHv%HBVBmozSPu=nwnea~jvyvj6YEeKa?B8J^$wX1kPE-_n14>av(f'
    'tTHU+uk=y}d|~9%3@?D?EXh|^pS+@G-U=t7ZojKit!uvhu1j;3ahK)-laT6L#rb=5q<;KHdzEn)yzB-n>L9sXny*aA=WFci<Wr5O'
    '-mhVgkJy@Kw)ga|H~8I>yfGmr*zbPnk`I|J-h%Nzfb$=zukE})subTmSfQ;^F>Xn%bwz${!F?vgYSmy9VPIXtE=SagBkJol*#9cS'
    'OxO7Ck{sWE?b3Qxms~R|cG&!n^m>z!_!sJ}LP$E?XB-d5ytpM_Oqj)uGpyFWK48-eY}M~l4fT@i@#`Zqcl(+VzYfG&VQx3Xtt;ln'
    ';)%Fj;-$!z8*nPkotESb)t$;4@_WBaHE2yu`I@=HBA;DxPD@?eQe&u&I8IX!;lQ^n58hS@cN)<@YPQxQo6qo{1%CA&zi-JaSHw2e'
    'PAl%&>{2dSgOyCkA(C%S-+fQ)QV;8~1NCPuwW9YaFN!l_Hs5f6Pv84Ddgz6)#wuYZ+V5>PQyx(_9oaLhS!eP)^x70&!FS0kQ1552'
    '_xSUiTr@*AaRc_mjR~<&wfP7fs0Cl|b1j(RU#O|K=zdKvZ|}dT=If%p|8JG*#)JB8{Kb5K5fWacd5ziZe`IrFlkMj!)uqD69M@S8'
    '3*Kk@^~l<OuM%!yKJ>3u@@LgZH~9ZN!!E@kyF!06{LRtt3Aa_<-OmJe$u9jaaS1(m)F0%975Z9gcGo5R;22W>Aud`C_BNz{9d!x!'
    'yX_Lryz;5mZ@^?{*zyc~{&#9|2VQn7ndmh>un(HIdF=JqF5+@GU`Eg6h!wN&-_e!qbpY4nF(gjk7@t?IqM4Y(ch=dwDTKsHbl^+@'
    'oIbEV)5j+`9nY-0UrQBh!uPTnA9H)*6?}iZf&qD_$4iJkZkMoc`SpnTh+>7OF1D|E;aL@))i=bm(w+>f#D90x`yN{_yn^qKS0Eqn'
    'dB)Q;S8k_?qa*zIlwr!kMQid&;aL@))wja4GF$57AF~?UvrqVcO&?Nt1>Ya9V8)tiW^%H3`O9neNcnz%PCWC)G4Z$XtP0QSTj5zv'
    '*jvlHpR+mag1DU5SA|#b{qPE2@B?C_qo3dEZ${O>5aY~V?3$Vj+=E9Jo>k#leJeaG>n~M@*)gxk^?#vPzU~UI;Ctj1G{lr2sA(Ls'
    '3%gaH{hA&`y|gfoG1n|StHQJTR(Mu_hKtc+XDe*~k=p8^D!hX4kyoHPrOE11;k9#Y=n?x_gyi1~VfEDZg=bZGR^JNG>OOlO$QVq;'
    'vku_|g;((X@d~cckDfL3p8n|_ec~9~nEUixr#s@-(WmF$6rNS#S(WFv6kfqa^9ty7>ui4AsGju+BOig${X!43(6gh+U4>^=cvj{4'
    'ErnNb$-IIIHusty>{>G^>NsIN%WPeGwxR1%UMf7R!m}#RZz;TjOXd|Um_v;+JW@U1LeI|4_yjA(MHglM5j>^vtP0PnJin#z3ND#f'
    'u*YZCs#nnSBfYL>T&oNlU1ZNQS3D^^tHQG?&u=Nbf=lKVxD3C4!j4@?Yt)R(_V-DD6U+Qrc-2i+cvgjHRi58ccm>}8ufV7Ox8g$L'
    '$BaX==^63jMBVhhO89j%Ej+8jvntPTDZGNq<`o?OY3AWH_wvc_#y<5r1F(-#_B?=X;aL@)Re63(;T2psui!bG_u1Eh+_z#)KUJxZ'
    'SmG}x+Yl^nOTH^StHQG?&u=Nbf=lKVtTH=z;h6a3-}?Wr(#tF)o`L>1r)H*wXH|Gs<@qgzS8%Dk0^!Def0*I#Z;)f;6SjTe_)*5k'
    'X+oMS7oJt&S(WFv6kfrl@(P3-^|d~JCcATa9Y+qgy}csuT+!c$Y2jHFo>h5%OW_q<Hm|@7-^0F5?l-KX=LV^F4r%5)4%zRpg~GEc'
    'Jgf5jmclEzWL|;rIQ8qAooV)}xIZH2t?=iAPj%e9@T>~Ysyx4?@Cq)RSFlmOrQUSN_^4+%(bKfk6xV8>W=4V8MB!N#o>h5%OW_q<'
    'I<FwNch%`*VbhvL_%ye<sZyWmr-^e@cvgjHRi58ccm<crE6{AVpIcQ4v%6<~ng?j6ywC744>xFCcvgjHRi58ccm<cvD`0;XA>mc3'
    'oy8Y8P**$?i!>{ofF0a*g=bZGR^|CEg;#LdyaHWkz?x3XPu^B3SDmo=hS}A1HtR8)*cP5u;aQdEw-jE%h4TtDN7mmwZowJ@eVlkK'
    'bK>)oTK`DycjEUHo>k#lmFKq<Ucm+P3LG}5{G<8E7womia3n{DAFaU<!ZdNM3eT$WtjhCS3a{W&c?D*Zo^?q-Tc768D}3}V^RGbe'
    'mkp?QEIg~ivntPTDZGM9<`vA4&tuQGVBa<C7!fx#<MTe@Bz=yXCLFf#tP0PnJin#z3NDpb(BQAFYG$rqV~6VX#y-PqsrQfchr+@N'
    '&#LgO%JW+aui#R71wAH(P0qn`##O>4MjYdLX5FAld2sC${$F@jg=bZs-%@x5m&_|r?o#a~Om&p?1J8VRRi#=`b)m5T!m}zotMdGo'
    '!YjCBUO`QdFedj7S=$$IkTxXz-uX03R{gyS>Ho|Yo>k#lmFKq<UcsgE3S5Stt-;LoKN0uD{Whfe%T1U5#=?AJl$}?2R)uF(p5Ib<'
    '1((Vzcw{d>lP4aCnZoxQ>gOI~z;9fY{*K}WD=9py!m}#RZz;Tj3+5Gw=W=8gDp{YnPR*J}^gt~=n#VR~<d4F$Dm<(5{FcHixMW_z'
    '7QFQqtoLI!FL}wU)Aam0`L^RY<-EePDm<(5{FcHixMW^Ii=U{ke8f(K<IR+N(Wx-vo`*t@us}v}s9c6o&BfhA=O)KB_Ps$b>Vd=&'
    's#Par_j8|kQ4QD99HJ!#zRbnwvkyMuA#=^q6;GKhNblkg1nP(*_nU<@+n!So+qz{}!biqngW?k?Mh&Ppg~7epDRT(@O^WWNzrPCj'
    'aNwBRF6Gx{_BUD^pY*;KM=j$uXck$c(;Mo&O*V5m?o$3+65B_@;iu8}Tk0b5P&VZDYvu&%@9K>6F$;;`q?z`JUid8-?u@)7&euAt'
    'QyRsdEU)e}ZpncdIH*$ncanX8rzi(&?k%pG{`Y{eNO4yl=(D!MOo+8%m-s3AJEJD+V>a}5Tc7Zwz)N%Wb;zFmo%O3r@HpA%AwTA8'
    '%1@4cmmkUxX39@s-y7=Vc}N^s@k46aNJ#UsCH+K=J!y`k-r<V>3H?x|8dtVmXU|8{OvvOCXT<w#9?fib8`6wR*rsp{asC?d*?jUj'
    'M<3@{+n9Y1A^ktZ1N~%=_kN9^X)btIB@9Z~hOp|MztijF@A05f<N'
),
}, name='strides').DisableLifeTimeVariation()

# Expected values: float64 formula.
input = Input('input', ('TENSOR_QUANT8_ASYMM', [1, 23, 17, 7], 0.5, 100))
filter = Parameter('filter', ('TENSOR_QUANT8_ASYMM', [9, 3, 3, 7], 0.25, 128), packed('|u1',
    'c-nh>DKj<Q_n%k)-S69_|5s1C(SBdK{%5CYM{TzBh0_N_eE%Q$UU<?tsm{gJe3svJ%~XSx_h%@Gy?wCwq~GPoqnbykW&qXcIKc'
))
bias = Parameter('bias', ('TENSOR_INT32', [9], 0.125, 0), [10700, 5450, 12600, 9750, 3700, 8050, 10150, 800, 4900])
output = Output('output', ('TENSOR_QUANT8_ASYMM', [1, 47, 35, 9], 93.0, 93))
model = Model()
model.Operation('TRANSPOSE_CONV_2D', input, filter, bias, 0, 0, 0, 0, 2, 2, 0, False).To(output)
Example({
    input: packed('|u1',
    'c-p)0xb9_nPV9;)Y8Ky$&Irx3dvDHY-~arl{#ntP(zgQ_b+529czAjCnWmnrHL}UCHsti}Kd0D#e4&GIwateMqnbxGk7^#(JgRwA'
    '^Qh)g&7+z}HPcu#0A#(Xw*'
),
    output: packed('|u1',
    'c-rmSX>a2Oe#h}Q&<Be??6E}_XuH`>Hcciw$xJ35k4Ltw`=ls|A}R5ZC{et{LlkvU7pc>>WLwtQ<6}-w4sSMB6C}GpyWIrXqDO$X'
    'D2i@@q7VD5Z=iVz^T2>%W8MNm0w4arzXkx?&21%1*2;x(Q_l#|&8A(wC3QGM+N4OVy`Ba+axIU|Dd}Bn&4X)f2~CgICIox)0O2+t'
    'Nl0E0!oi`Gv~_(dU1tlhNVnNUzKAo`Om?Vo(~g)I)bd(pvjRO_AIUi;Wl0@y;3x$v(t=g$qWCeh*%9cx7+|>5uH~%KyS!c+rej%h'
    'ndz`>y!+TJY_iq7Xo$rmml>98Yq9i`_>pKvp+x;Q_&H*~-jcq$L*xz6Q!5tStyY5^2RpAG!{%s6;vp;*In*bC@y2Guzl#xx0jRq8'
    'x_6_0PhiL@+nG!_icV+f-fo`f)LCPWbck}G|F+Dq=x$m}DWpW28$c0N?^Lke1PM;ox-~$PSZt6%L}`0UxP!|<A)H!$Mhjq2XX0cg'
    ')<n};Kh3`+XI?v4P7PWT4<lg*u-@Dsd}jT~TvDY>hRho(P`Ks6+*q(c?I}zWh^#KTsA2tR&$Fb!J3Iu&5UBJM;m<eViWDzfR33Bk'
    '(NHEEq)BGucJ&Z4=x8DnETlrDlU=w%sL@EQIFNdgOoZZEIBf)k5o|Ru2yw(cccOgoD;XuAL?Iev*@h8O-eT1yh<|Noxu{TL*@MGB'
    '4@H^N_O#Q1?&98DgBmN^5_>J{fbwiqttGf(G!I81uVzXIOS5uU_Pc<!bb@rZmNw!JSfaY*S`I-d<uBQl09V~Wqdkd9g<%{sbSR&B'
    'S8}DIsX<RPHU{>S(%@)Y=)K|D89odvr;krra^W(ybfW|QE+{rv`iJmvpBbeE1q!}-;}@msX7Y=UM@}nSj;X<j19cw!<JObMpECAL'
    'DVF_^V^puQl~4ZB?g{;NPk9`})xM$#;r}DPtHvLtw-x|fb8a(x{RfrKldZ&q^4HV`sg*wCPSdHg!f*fDKkq8#V5xdAFg$~4&;Gks'
    '_m}dSZYxmWo6hct8a^F9k)VA7R>b_i<5!Mo#$Wz>P(48J{k&w9)~(1h_M`3ZU$QnX9%cf+Bqzh^lnVUp^x)H{nT=tb8aioT`J?c!'
    'j8C49s@%b|1~$CW`Lcb4H|<}y|EtdIw<Ig;J8GHP3HfDi>uEW%A>IqiUW%SKC~TD#t9}@-iqG1Bn>7{mok)(Lx$D8Tr8q}Z;i4iI'
    '(j@u)lfIE3;ZGD`77Nh+i~;w$$?hL4YkvWY=zV!T8pu)W$O_7pbDym=G;Tc-Lh8KH$Wk}?AmOF@B^F160sxf%szBV)X3j?_ueZ`5'
    '62m76={3_?SAu5OE@Mj(r>{*$MAx0R)9QQMO)3YvslHPLTjq8>(4#wg!T|y~ja_wmSAi6{kDA3q26iIDAN6h|yOw653It?gbXjbg'
    'jQVHm<r@XQd{&9XZn%OF5RqF(OZj<S%76}(&1xAOBd>RoF_5ta@SRu;P9+GJV!D<5TaUi~IFiZi3W7lJ;O=fbtknv3-Ge7raUu#M'
    'WGUG2HsNk5dp04Di_ydF9)nS*)0rkP$KC1g>-tz}B1L>HemXE_x_XqSN&Jgge%NR{cK)mLHc!s}+tK(G9KD*vw3Bvpy!a~KXgUXp'
    'd7UcU*Hm>-TgSZLZAU&57aGd6qTeF@J^G(^Chu*jrNzE3LLsR8xK6f&j~cL1Ud$*W5gcj#cC%8K_H)hHVfrM72V?og+~2ky@0LXR'
    'u)k@<G|QM%bVc~^EHtY>O*Uc_^#JPc$4-FeQ*V*NY@CyMqr~2SDV3r>`2LNX)ut~yRA76I%s<I%U&LXqDT{peiG{W`tS)r^lg|FS'
    'J;=hY2f!Ibo^_kQYv<0O59q#3<{rn!HS^?XzIed3cg(K&vth$RDqKsd(R5YLc0oS~**0DbK=M))kHp&Wc$jV2grND7SV&tW+do|a'
    '-p(`7ahFYaV&1#3vUCh47XaV!<7_~oAnS~70MM&JJ8Fn~N0Qh5>gvF&0-8P`)U3>LNHl{LT6~ySeZ64RE_DZC4}2?CT*X%tBY%R8'
    'O!#atR!GN{fb6%|Y!E0JropbIJx(|?%*y@rALfy*EfVx2v74D!xM&S|pO7lLz~kOb6frAY_l}!<MJl0B#x%Nqdp(Pmz;Ed^e|I)='
    '6TV2-0dq=CULoFjd0H;c8pU+{-DMX`%%;6E9(kA*1$R2PT(I71x}j!)DYEQPrQJX>0_6jGmF_P4w&A`4#8Ed)-a<nGBf*q>{>?Y1'
    'jf~|s4XoC=z4MOVc2~y#&YiI4wxFJxmHm~$0eK)^-@vyYaqu?z#F2TM$XP_^w`BgN!n*ODki{dTmx`)<bCsNx56M_>R5t(Q&5`4{'
    'uFN-XNqIjiSS2>WN2Ru!oY-57jZ*RJNlT4TpCrGDRKGc_f7i?H77v^iuP$`5YJJ*2A&N)XXwFi(Yu~s|Q13q+7-o8E<&I0sc)_H='
    '*?a#3&#1&4+n)=h<QwY7<QCa%x6Crrk{>%)T<+NL_V(`syFbo$U$=*jZCt<i!%}e`v8bH=l#?4ebHkC%6s6znn8QC(s^DSK>^i4g'
    'p3)Ai?jGE)?1;*&qxqtneXfNZ-v68~%=upw4<L@8m6}EHOd5|tD!#MQQerUbX(?z4Ay|Kr(!~~4`9Vwks2=sLtgNqk-<lE~7K_M9'
    'O7=-YOeqyBz9MklT(0RelMVwn-o4|mEo$GYf0}Y=rDPBnHRL7&i$n$vE~V9hhGUrLu4~=oAI-}_Ke1OR_&riIxJ>_K7L=Pot{*Mw'
    '9wz5i<Xag(v4LBmREZOlu>z4T;@6@bM}<P{uwTZg4j^^>Vj!S01@l5wz{3RL!qnFmEk>-=!Vlx~z3f&Awk4OawryYp`}MPOC;x1u'
    'kJCRjcgIrn(Z79MJHD5tMs&3swC)ykPz_ceguCsEScR)UcK(Z}LXv;`&$s1zq2d@;aeO9KZz6>c>l<LNv!m!R5_DVec>UymPwKID'
    'g(-dLZAG-MUMl}b^{6)3D-A!(=vKh&4UdFe`-5j6-$O02AD^#D(y^TBD*e-pVTVp5(5C5W1;6G+^{d6ng{a`Du&H1YFUv5K<f~$v'
    'ab6->p;E9S)CbEe7oq}*ivc*0Cctz~sXgEu8_i23tLElh%nqj7mlvV}ZFe)5L(3hx7Z|KIl6@Y&OtNC|q>W$G?p}xrm{7<S;{6mK'
    'h_qYjA=YOvk*qSJ={UMqcpAD86>O^~F>SmdpA_QFY@t&KV3$Z%!DUzVwK+jB7oviAJVJ&^$zu%Gr@7p*PR%Zntll#^RcY^i>u)YZ'
    '1w$!APqa3HM77nuv{uGrmq=C@dvAeaNSLTZZ9hpj%O5g5ZSxYz>SFILMyuj#*B|i|gVChI^~LBVlGVlDTPiS=SdJu7<`(o&+9&iK'
    '`x43OV(%@24l1{iSZx-jWhK6#0skeE)y3Xh;*qLZ9mrtLbT5i+t4n@xiDY%L_m&BY?Wwyc@p7sTRLTTP2QQJVF81D12>@^0O@-C`'
    '-E7%$mK%40OC+m{y|-A#=B?Lz^R1Iyz9kh{+~vOVCF{IY0E6@p0(M@hvZ!4361u2f`I2>BDyR+Px}swY$pkQ8L+?x3t6#FtNd*>9'
    'g8;f*^KGOGweGVt-?;K6>%3Hu6b0p`BOuMT&{mGRuIK41U$V|i1z5b?l$)wUzJ^K#Jl|}rU-^=CUMiSJj7D>!y1gDqYSCwfw>($A'
    'WSy4^a$wjW@KJ{E6lMZz`@e~du6)TlFBOoFT(MQYvM<J4k$yjcgjcV8$vQ6;l>B8bQ9+Wjr<$i~tJKJK<xAFisi04rmS+$$?AF`H'
    'o4B}bs8_yZotFyQG)0D@^bND~{m&~?XYtmRFInfMg0Vie?!e);S&)@s7$HK@D_^qCO9dR704Wkn;RPZl!2ALsuYAcmFBR<B51?{u'
    'Ay?VB5P!(%@z9Iq@N=pF_pJEthSO|1pW`req;5uEEQg;{1>!O7=B>`~LoHz7DYgvJFP6j4sRAM;XrP()wMJlN6KxjB*^A}ybE;t5'
    'gIZROTLlZLh(eWi)Xa<J@N=pFN3bN9Mf-0ji9Y`^f4?_*u^fI*6_9g;fV9d00HxA^>_~xkUMz>7Qw5cEGJKbfqBSozqG;s(YVXBz'
    '_&HT@(6nmTCh6mSAIqYn85&%Du^fI*6;u&C3nYX$EIqpcP(!^}K&%eUL~`nmp7wd|%CM^oB07;vjd1a?EcHD0qN&^dAq40|$;9jQ'
    '4`#m48~#RZwS^JmRLRZ`U}3@>;hGBRf#e3;88mZHCiuWMcLTW&Y;<BQkTF-bnS+6VYRZl-DB;?oQEm{`*?2l~Piq-73l170SNC<S'
    '#FH3o7Pumsj!L_R4DgHIgGy%F6;v_5xv*0#Sbv|~&p`sg@Hx_-Uf9k$(w!E|jfkB<=d^X2IAm@PrNhz9+9KJEuM|0ZBx>jus88We'
    'A&-X3TFqkmt0bp?Q1#tQSIxM_l*XB~y>^ltT0)#|a+;ouCfKb6pREk5x9y@m&NE4PVzfKa7T6O1AHh&#vj'
),
}, name='strides_quant8').AddVariations(DataTypeConverter(name='signed').Identify({
    input: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -28),
    filter: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.25, 0),
    output: ('TENSOR_QUANT8_ASYMM_SIGNED', 93.0, -35),
})).DisableLifeTimeVariation()

# Expected values: float64 formula.
input = Input('input', ('TENSOR_QUANT8_ASYMM', [1, 23, 17, 7], 0.5, 100))
filter = Parameter('filter', ('TENSOR_QUANT8_SYMM_PER_CHANNEL', [9, 3, 3, 7]), packed('|i1',
    'c-jlFzjo=$u9Ax4?CpQNYEx7?a$fv*{o*s>O<L`@MPFat=&-e@)ot9BW0-Q!Y{B{08y77pWZ&&F?b2K^AJ*Q0QOzS%GXQKxHKY'
), extraParams=SymmPerChannelQuantParams(0, [0.125, 0.25, 0.5, 0.125, 0.25, 0.5, 0.125, 0.25, 0.5]))
bias = Parameter('bias', ('TENSOR_INT32', [9]), [10700, 5450, 12600, 9750, 3700, 8050, 10150, 800, 4900])
output = Output('output', ('TENSOR_QUANT8_ASYMM', [1, 47, 35, 9], 190.0, 95))
model = Model()
model.Operation('TRANSPOSE_CONV_2D', input, filter, bias, 0, 0, 0, 0, 2, 2, 0, False).To(output)
Example({
    input: packed('|u1',
    'c-p)0xb9_nPV9;)Y8Ky$&Irx3dvDHY-~arl{#ntP(zgQ_b+529czAjCnWmnrHL}UCHsti}Kd0D#e4&GIwateMqnbxGk7^#(JgRwA'
    '^Qh)g&7+z}HPcu#0A#(Xw*'
),
    output: packed('|u1',
    'c-rmS$!=U{b_eh$$RfxCbe0{&ZNpBwWh-(^rc8<y$(rwczj?m%t+|R-9EyWTQIsgjk}O-Y)gBWE?gZ%Wc+rb&G5|@CO^_GK6QmwN'
    '3jzcQ?F*=T>l@Cm&i@E|qiAm=g*3^j^mi4D${|I&3WwvUJxBvc%0(HJks}Da>)ChxhS1)F*bGqAm-e6_-xtWDVeS{-81^-729&mm'
    'lkz+v{bQj&;lZbo`dmT8<b>?rWuqNeP&Fnop2F_+C@YiQ<znrA+e{LzsA_<__q3SVep?MQo_a8GS!TM!WvZU1Y@&il8IR?=dgT+p'
    'Ib`A$H+9^+&j(VDZ-KC%IUQv!o8)#fZkDS~kotM{Ak7eIc-rX?6yN}B_!9fA*qNyEG&lQ7T19tik{v2s!jDUOA{s-bo<ReocNpSl'
    '#{JAT%cwJE(J}PeqBQ{%q}K@-v#>>sutU1T`F<39n5{lR$@Or03#PuH6%>Z~AjS(JZ%~TA_tB9tu^S%*X0@HgVQo*}j%WbV;+wE?'
    '%P#vYI^^V(vx>-t-RyA15P2xPJH)9c=)`Gy?%_gMT09SNc)eG@7YLt=b&9>*&2Y=kLdn!lqrAhqEtXWBiYoH9({K%Ga&BUOLxwIX'
    'LT()p`vkcUL!X6K!P+li{3m8)BH`v0A?P-56#|abAO?0*`d3jSm+eO}eb>0pIND)OCcP17Q`^I_A&7^O?9tkFRw~v~WMx~h8O38%'
    'iM&k?ZqB%?J-q3cF%1@oxGUl%<`NXn#9#ozJ0`hDQY5P<P(JqQ%fS8;;}c>UsvRZ$Yx>h_NA-tN_X0_mYR>qNj`jV@LLheDhr<pk'
    '0RscSJxarWNf}k$mWL#cXJS|2FfGlkNQGcR^wLwAJxzjtrsxNhFsZgZsnwlvJp6goPk3iaCM~{H<{qEfiF8i1)@*Z18&-GrL%h9Q'
    '#>a8WxbjH8S18(Ba>}HZ@*R?9KzF^R|7#VgD773~IC{_e_}`Ku?!C80hL2G4ASD}au}I-_o|kc3#Ks86YgN80%rn$FM#+&oDk%E`'
    'lpl0AaI!ndrIQ66+Lg(za+0+(`UlCM611<@U!r!CdZ%tL$3>H>nWoQynxKe>OAgx`gT=bA1RzJDC^&Oq_=I<_<^u}ddSu_k^{9`B'
    '1fNvs6EareB=g*lIS+{5;mQh$Ma7NK!UN|s+_wFG2bWDFDDo?b?&6yrPAUP|gS=2-HMYL-a0{o)K}1zL=D}Z><}2J>#?~*m6D8JE'
    'QNWrnFdD)laf7agZPxl_=KTo$zxL(27R?-ts0Wyr@y734SU6!0A{)R(HaeuXV$0i%-e>x2VJ$QbC8W&)jtS)R4^}XrhQ!??t1oCg'
    'LHQ<FtqHO1kQ-9mlzO%FGv)@06SA5Kn+e*Ncp_>N=?GecS)rHMOumgf4$tcn&%|)hu3hUN#NF|KmF6%}BfehN)sql@+rZa?T@A9+'
    'sIbKqlH+#|y)R_tCFv?3{hfa+>TC$U`)49QQs8Oa57-Jp{!vF0!B5E;;xZF8*#7&qzD)AsC~<cZE2i#@MGpb|8pva-qX>P>lbZNE'
    'm)n`{5RNvO`89T5`hu&aFG(J|iRRsVun1`PvuN*uNE6!bgR&OA^RnB0f9Iotzz-olko-|N`57Nr@cFtat_gC-=RC55Ts2hw3W^wc'
    '+iKjW^sO#i>>O<+G}U4g#V4$ZO7kD#eox4Knucub&F|9Ae$tg$%m=Y0jY^Y9XTc{_oa%<cnM2!kHTY1K0d36>M2P&&eBFYsRDiL%'
    'tND~vyN<1KCl5C_ng2Hqo8Kp1dts5+nX)0XM<n=;*lQFuFrPoh{Y+eCE4$2}!eGG<dq_zdEJ^YkD&I8;nLoUyZB@G+X^txfc?xD5'
    'URU9km64eRTEcu7rm--6LEj&Qq32H=5zvht*xg6=vYD5YwZ71Q9&#WeO~JJU-^a}=uC7ZqU$`$K+7j0zP&n|;+idi6)4qWka9St6'
    'o#ETpO`d9gqPWj*dp=K$`jrxkIh3>}vS2G*zwi0Pr#p;ob9^O%PXh8GZQESNi94oEU#m7;mVmZ^RfyI-Li*17A3(Sk(Yub!`jeb@'
    '7FBVNl4&e=RIAYu^P2DzuDyalu<CbUdZXAVS`XePLx;7V8?%_MW5gfg@P7mF$RZ!hwIkR+LBj>$y?~<cy8}%Rg3(7-Icy$%HD3Zk'
    'brh=<FLidWjrji<@0kf=?LOglYPw%K-MbP!M`?@Usmhkc{<S3OCF{M!zl}P>xH9aYj&x^U2VY^asn{?czD4i$_$Y~4OM4dL>(YJ<'
    'n<t?5Ri*lq<F4i1oj7_oKTz`vHLHGZ$aNehUhz2QKRDnQ0oelc$~!iuF-y~|=lnJcPD#`t{HcAX@RA>`jlh&G6>+k?l6jHdh<om<'
    'U?{o6<Ml0Oe~PWCfL%E5S&nbW7Bh#Me#sjjxjlq$-;9EafF<)WZ|+2R!*(r(>!Rd3I#zT^>UU`P0@)K3zqEA(T1Fn(t?IReLD}BI'
    'W=|lh=m##?R7DjIBp3i(ugY8i?}Nd5L;8`iji~og-lMIQ<2|430m-P_(BZc%`_pJ#A*2@Bw>apv!-t@Xq$1~{g3=#QpW|SS_k*OQ'
    'n$dpdm8eGpHz=mU{<aBE6|dm3>SuREuU78v(edA!D9ftdR97Om8@GN(?cd_s3qQXKTaWNIQN>#f(xMTxR~vHBjVIS4`JF#|nu19t'
    'TX<eQYQ3@#iM@@h-*T&#sHef<uiCqh!K2k=oG0Qyvzl1nE%0Xc@joek%p}*&XI6XL1OHuXckpnJ6=g&hQDq_@l6>v)xu^gq9^F*2'
    'UX|WnIRExYULaYaPAUpy{3qw40!EJ+Utj<Q^Ai+LX>s!c$;z5sWw2!(k#kXjYKI&@qUb?v9lCG>6_pDlE8!48D@-k)j|$KZs#md7'
    'g)2`;Vjvn_AX&*!m+L=a`J3}mK~z&)BA0(;ag(84N~ae{R(N9YuZgIp=c0ndh`@18eT8{4lOH8udVyq>CszBIZ3HjRMFn)cq<b^C'
    'm4>F^{B{xM7f4p;+ixKz2W}vV3<{hS8>D^n0?F!p`z_oXC-E+`PenKlXs$HAK(adLeoMZ|1Ay&L)BRkcO$f*ZlGXY4TQt4F!=c%D'
    'K+AQAPPujeBFXAp`z_3_0{4J|k3tr9^pzyFE|RRywco<?&tkd**8h?_Ba~Jn<6j_Ioo~NIBwz97g5T~s+%WbyEYt;()%o^YP|y$3'
    'Nf!KPBugJ;2&zk;WSx}?L~297E9_+@N;2QX1YY_i>#S4|h9vH6`{SQcuP5>$EjyP!$vP_)0KRXOfZicqA4O3$)&8YVvd&5cnPc%a'
    'nZjqvf9TihO1^XHldLmSLEWFPAo8wJZv%{;Sn%shpJbht3SjwA<vIwj(D9<+2Q>Wl(kEGGr2??EkG&;f#-e?L(YGUddg+s_vr+*L'
    'xv+jj>F36}gS+p_!n*WH)>)~5&-bcz;0Gbjx9rA0IPA)$PqNNR1<6`J%H2-gA!ta^ry<WTf0A`ZDlqP$q9_P_y!0$lx69i8<xjHC'
    'NCi9zu<AzC6Z7rf^i|8f^hwrPsXzq#*k46pIm&MEy(k=vE`5@9Rw^K!zATRrdJs3aNEf0l{$_IcHC4bT8=!hqI2c*;7u<wS|IOs^'
    'YpNg#|0?d!%+9~kD5vg#fcVYi@N23dajPh}!&e%{8Kq@2b<;PK!>_3V7K0=MwEQJtQ%Z2k^_$7z*HnR*k1%X<ojY(lDK<FmznL6<'
    'O%-smuWR3f);*oZj$bOT|7LRdHC3S57Oy5QW`0{^rM)P6GdcX4Dv0Y^mz{yLZ9<!jwm@<B&E)WFsvvguxCeZH(P#T)iO!D-!pB@A'
    'yt7BG8)Dp}6UaOsnues9h+NnGm=Kkc7)~(X<0@%+{|@q*A}NTk$LaeNc3HSW*D&twO5UFTq=9~qI$hnJGG=L4>(E83kg*)Y`yl9o'
    'NKift=tArk@ysP8R6!4mLvwS)$3(ZjL%0;-KC%ugdL^vcUfV#d=YM-h`l)bzvUQNA|0ocf-zvl@?3}c`ybcX1Hksy$w!*cowCPRd'
    'C$M#hRqXa&1tLS8B{%w*r1!W^MVfl9fUYu0hdHyLv&8!e^q1*oUCELlApE{)WI;^^D&t^|sG&DM!gL0*keQC@g8v87xI#<'
),
}, name='strides_channel').AddVariations(DataTypeConverter(name='signed').Identify({
    input: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -28),
    output: ('TENSOR_QUANT8_ASYMM_SIGNED', 190.0, -33),
})).DisableLifeTimeVariation()

# Beyond one block, tile or vector, with a rest.
# Expected values: float64 formula.
input = Input('input', ('TENSOR_FLOAT32', [1, 23, 17, 7]))
filter = Parameter('filter', ('TENSOR_FLOAT32', [9, 3, 3, 7]), packed('<f4',
    'c-rlc!3_W)2m`wrtFalYX$W9VoWPV1ron>)5XkcCFr13YcjiX#&Z#qJSd=HXIkm$d++o<w$v<)KYX&%{TX}ZonImU8%URBHmb08c'
    'bY9kZOd9'
))
bias = Parameter('bias', ('TENSOR_FLOAT32', [9]), [2.5, -1.5, -1.5, -0.5, 3.5, 2.0, 0.5, 0.0, 1.5])
output = Output('output', ('TENSOR_FLOAT32', [1, 23, 17, 9]))
model = Model()
model.Operation('TRANSPOSE_CONV_2D', input, filter, bias, 1, 1, 1, 1, 1, 1, 0, False).To(output)
Example({
    input: packed('<f4',
    'c-rmH(GkQT2u0CXik*Z~EG3;uY3mc5l(0WHGmeTtIMNJBd%a#unz{F^Jy*r`NMrBew|$PNch|{zPt~6Ls+^G(8y&kj*?GSEo83RV'
    '@6GWHj=R5evU{leoEf_I&hp;6Rc~Hr?)d&cZXIUKm@#9<j2Sa#%$PA_#*7&=X3Ur|W5$dbGiJ<~F=NJz88c?gm@#9<j2ScLKbe2d'
    'D1tB'
),
    output: packed('<f4',
    'c-rloKWH538HcA(VS)-3Ds-S?3l%C{Y~ezMIL&|y6)Lt+p~A%$E>yTs;ljlgix6fo#t3s5aU92T97Y&pL@;IvCYmw9h$9?}35RfD'
    'mXJb(6e5J6D%|(%`%L6Uy4o-cA2U1q{dxcV-rxJqH?vuGSY%l@&$4lqW%*i`4gQ>E7n~obYw7wh{oYI8zpb<Ed20RCw$rsy`mL9a'
    '2kBU*<0Orpq%l?cK2yYRJ;tZ8gVYXEyP2*nq;@a0yQvM19g}|JGhHvubCizz>DqZ}9c0O)FLRx8J$>Im?$j>Q`EEMqsg>z`r;71a'
    'nrA-A`g3Xrsja7W<k+1&bmsbU5jvyCRuOjCPS;2LR!2YDW;*{{YBy7x%VX|ATH`?)b1R*ny5>n5e?$GNBy+zC+hCVo>X+4F56<bg'
    'UW8pT<oG(Rm9Cd{jA1V1=~gj*n1?-1@>p-K2$`|VP#g2f^%?Tzb=V}ULeE8ghac(ltcdxr%RvzsV9b8)n#UpAu5xXmzjHq>V%|x*'
    'wpxep7Sv}ywfQ2hl~vemBlY<&^4J$2<1^%Wt6kA`>gzQ2Z4p>wy|KQS>c^T@=)SBy!Omf7v-ml+2er65j&&->{(#JR_zaw2|4uqC'
    'rQ>W7{V$xG&)quw@Tm@;FQzu5@9@P4-RkgnKeeCKJ6Dz;i@*i4-7dm@U=2UNuR{;8`FG|NU+9FNzE8*7##`kWaPc7>-+-mH7{4Rt'
    'SdTu~2OY5AYvmzUh@BVWy`P8e->2_;Ma%(Si4Bh66WuwV;&&}@!g|Qr#3wjuVt1tu{5;ifrLoCa_@nVnZj52iZ;OzfzAx&)4&UJ)'
    '{6b93ItSn36l`(Y@QIj2zbAF910K%uh&}Wg<RKq^2V>70|B0zl5q4hJ?!*N#@J(uu>fox5T*SO9Mc`$M)8ml+k44}d+#Ob7A8-P{'
    'fobf0QyXCat}%?Cj>Hjhi%*FyeD=|}!(RLFmTMA6;Pke?W5Y=id~hqZ!}^lHGaKu@EF!Kl`4e5?Ky+A@3*j?-`awC-iR*9l3H^Iw'
    '8yn$Y<OlozDdJk$aBRB1hpg|i?B8|Z1MJ|(XL8p_?t#Z|h|^iI!FpTDk=qYEf}x&roQnmn(+94&Z9W*tl}BQEM?UDQ%b|Yxt_T}5'
    '9-DA|czns%;DPvkSVzPElRWw%+d#eG$r*FuseF`)TVfu(;)56RWhJ-XGrsBb*L42Ln0=-{d*;v+`GA}NM}UW4k=OX`6oGYowx}=Q'
    '*)2J&V~)qx+j7oBV_~Syhw^b{9$hpxmr}p4-bIXb)a~(ScE;ByMI6D<2kl6_jEr}%P7eFSyTB;6>zD)P^f~;34av86%t7nsQep}|'
    'AohrX6JvupdfE)Eg1vthp$|S?)yB8HmWiVkefdPcJk$=v*ol~05-Z5D@EPt(eM=tsSV!#58^7d0Z1LEf&UnT=PW@h|_G=w;omJu6'
    'u6D-%Q*JdzbMw-+9LL%})Z)s#`&QpBi@}NKGuoHma=B$!dEjm4!%n{#mv@S=KbRUR3o?QK`{osN8*3MAw5q+qSjYL1?JU2n?a*^<'
    'd{6CAg$;<=j{O+hSI$y@Pk9@^EAyt<pJJg3jJ~R)=9#r70bAreWc|rJJCSQL>(jBkn_CNF(_f5pIAUn5qvw}clk}_;OKZ2MVxO48'
    'U+~?Y++UfW@lmEMV{5gxCb_;QSyqQ5?;EJ|O8xLu{9*Hdq~l-Y>~rM=fA{L(tuL`A*;Dr1`;F;6n=uIwzESsE;*}WKYxv&#!@R9Y'
    'ezzvU7x&Zg%=!dA8(BNBK6V5P8|u7b{s#}_7Jln|p*0D3yKs$xygini8y%33m?L*w$eYc5c#{{}n&kSL1pU$L#yju(wfTm!!A;z+'
    'KT+RP?_*cZ;kh>X5^Iu0F*=d&4&-8Nz}n~LM11pHE@j+n_dOQXy{$>weUhtck_GKDs~@pjE=Jb9XGhOR#`H_|doLfC?!~q>NxM&S'
    'RZUWP--vt%=C1$m=~uxwUHQBBnV!quFJKSw-qs}TKFL)z34Yr2_jTj%#OE!<+P1Netb6WPWX5hs{@ZVBl6Ifunwn%&4&1bU$b9~l'
    '`3z}K9-PxBl|1(OUjKeuleGIJ*VH7)a7WI?2aI{8eOU|J_PvM1Z}ajbwyDHp+14cOKFKvT3HCtF1K%eg?n?D0#y92qb?f7EWuCr='
    'P+it;ZB5edlU!Akl;-svb0O=Dn)^sO3|lR`MpvG~MtwQ9m$x-ZyH9d;P13byKnL3YtVwv^>rZkQ`E@AP$aC<=&#8T5Omy3tq}?aE'
    'rY3pm+@&?iiCnWQj(&81|IGZyduv?V7Rys?R&7nv?vq?ylYsF}-(5ZQJ)eE+t)b5_r<`hT!gj;}G7jDMIBRQ?cAw;$nxx@^dvfx0'
    '&)yusm?Pi$Wn9nu%USa&7{Vt1YHN~qpX8dFWI?X4tOxFTFFEnu>Y+Jd-ueUEkxMq*i*4QsZ)=ivpX92VWNZ#Oa^1|@gf-yCCvx&o'
    '&f!Qr4$P_8YTVW&?LNux)Fhc0gga)8d3-XE*PHylCmx#TNIh}8>$CBWId0DT(4FSL0#)E|!S`qB_q4c-omZ~e{FeZ|yUuso{1@st'
    '{4#Lfp7*=s=KnJ83$H3e-&&<tUE;Cp^ZTxQG!t{o&^YEEXQQ}$H=uOy5F29;bO(Rfq~R%Kni$*X)+DdQCEWAKeAn~;63FwNIKsE&'
    'v=!^Xu0A+0p0=9zUe=<98u>ox#Ah&I>&QHCVQpOc{AJU;03Iqi|3Y5w+pi;U-jEmXn@5N8OM}H3^X#G+x@j#nXDsZvf3@U)%F5!h'
    'Cg?W*8C#2a@B^{Ep&glPsrU^~^7I%'
),
}, name='dense').DisableLifeTimeVariation()

# Expected values: float64 formula.
input = Input('input', ('TENSOR_QUANT8_ASYMM', [1, 23, 17, 7], 0.5, 100))
filter = Parameter('filter', ('TENSOR_QUANT8_ASYMM', [9, 3, 3, 7], 0.25, 128), packed('|u1',
    'c-nh>DKj<Q_n%k)-S69_|5s1C(SBdK{%5CYM{TzBh0_N_eE%Q$UU<?tsm{gJe3svJ%~XSx_h%@Gy?wCwq~GPoqnbykW&qXcIKc'
))
bias = Parameter('bias', ('TENSOR_INT32', [9], 0.125, 0), [10700, 5450, 12600, 9750, 3700, 8050, 10150, 800, 4900])
output = Output('output', ('TENSOR_QUANT8_ASYMM', [1, 23, 17, 9], 120.0, 113))
model = Model()
model.Operation('TRANSPOSE_CONV_2D', input, filter, bias, 1, 1, 1, 1, 1, 1, 0, False).To(output)
Example({
    input: packed('|u1',
    'c-m8|*H82QD|cP@;8cza>tC;(vc0XKzRsHW?v9h?=j}98RHoPVGv8L3^u(~<aOUP^{D!ZLZ`=?+W~g=Y=<ay6QO%>8M>UUX9@RXm'
    'c~tYL=26X~nrW;V0NGeXwE'
),
    output: packed('|u1',
    'c-qC*$xa&w0LJl0sMJ$c_0VIJLoZENqBNkWq$MN}z+gxK8}Iv=@p!Oj#_QN)d%WNsgFRypV;18bvp6g!B5X+r%2v^&suZ<{9xAnO'
    '&|A(R5P656zW?V=>I@OutZiS=xt5C)TSD^@MuV2Ird!(W@V!27yIP?^#Ts;7pX!6EeF>@DNA(ws*l2JV6~kG}gnvcIf%$TRJ{sa1'
    'o4PWwxVt0fks_b0PQlUVu32GQ7@w_;QutTe#q2|Ir}-zo#A%d?+y}6CSRD|pvmCRWyJCTph{2-h-PFmW`hfTffl%wSBp}fWW`oB?'
    'c*g&+KY~@CZoUh*FNuOwJ<H-R)zt3VEYQ;p!Rbmas8r}V?p1R(m|Ja@6TT_Xm%H8g6wAoft8*o=)poBpm$1LyAWR*L>1P!<X%}Ts'
    'bn$H|=5N{nZ7h_-L$t-aSdc9B3mucT-#JY8XkRB-r(GL!)yoPhAUY=FKHz$j6aaJf5Flutym46a=Z@83(MmqJ#YO`&Sd29NdC0Hp'
    '5KxvJvYX@0K2q*<+6!&Bip1Z@fmAYji}P@4Hn}$?x0F2T)Ux+Ugl%t`9(Y}IV$m<%UFp3-`X8Uc-(khe`y{br4M+8xM{ZU$wBXzq'
    'I_$T9R?TxUAGY1nZ`G%#LX3d%b|AXx@M_P2_^B1phN)ye<@ju7;B9Gf%`2P9hTf&hFIar1#{$3yyHFVx_&t?l7Py1M^b`HU<nZT6'
    'g2YPLqh?5Q*R-QyCQTb3g=`sYwf?U%aaU+qm(5OACe$n*FVsExRc8E%Y`kMbX528Sp!OaJ)y`p?Rlnl4!HnQ##P^EJTvf8q;XUcn'
    'O-%7ioK9eY;^BzY(KO90|K;R~E~#Ge=2M)qfk%DcXi(MvY?NEKw77AMj7M7+US}Q~JN$R#n2QeIC)QQZaeN6n@Lf-5O$}t3Qq8p{'
    'n5aQlNC8TIFqSCJr^dUKno}X!!f@JF<O(2i#t^MsuU`Vs3ki)Tj^b4u7`faf5j-tryltmK0?c4}qr)!mYgO(PebR!%dR|DfNYk3V'
    '?s?=o?)&u`;CtgKp9;yeq8Yqz(`3;{J#GqC)xfFqLZV!TKwJ^nDw0%emn$BFY^OpZD=9IPOHk86Rc*=tgVz;3FC=GN5+|5)E6b<^'
    '4H|#z&0od3@0=HsGcL(Cp=SY;I%)oKK>SumjHAqXAvxocBr1A2+ySaYIb=l5NEe;v^FngQB^eE=<|kNeMIM}cQ51bA>oQ(IZcc(^'
    'FC2IAikp_~pa8N?%f@)*1?1)=NDhez-KH8GtX4Gz(ne&X$qUHMiID7)TLlc|8$$c#0}L^9%@>fHlOP#fbLPSzEEsY_!D>lr8R@)$'
    '+?)hSrdM%K7ET5Z80&^RJC>iHxPaW81jz)w9N<fbkYEZ;WM*u0Q27FKa}p%1&=Cm-M>s|o^RjMF#J*L2*yH*hNgLsV;z%qt)B<09'
    'QJb6(n?LMveUBvH{jf{nt?_7Drfb><{$Sw`dtBcmNyq#Z;mv+00oWT^p86(az82q9HwNxTI$bL(YYV*rOzEeYh8Dwn%Qek2hZO9&'
    'j{?L4g<gn0b`v{^jQCnH?cX<UQWpIctVSq<OiTocy!<p7+Vgz_+La*t#!%sWF(whl--I^I(g;`J^QGJ_1{=+j3#j&nNkb+wO9=04'
    'uE(!`u<f^gE03y}xJO_`TJZk?;H8%p'
),
}, name='dense_quant8').AddVariations(DataTypeConverter(name='signed').Identify({
    input: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -28),
    filter: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.25, 0),
    output: ('TENSOR_QUANT8_ASYMM_SIGNED', 120.0, -15),
})).DisableLifeTimeVariation()

# Expected values: float64 formula.
input = Input('input', ('TENSOR_QUANT8_ASYMM', [1, 23, 17, 7], 0.5, 100))
filter = Parameter('filter', ('TENSOR_QUANT8_SYMM_PER_CHANNEL', [9, 3, 3, 7]), packed('|i1',
    'c-jlFzjo=$u9Ax4?CpQNYEx7?a$fv*{o*s>O<L`@MPFat=&-e@)ot9BW0-Q!Y{B{08y77pWZ&&F?b2K^AJ*Q0QOzS%GXQKxHKY'
), extraParams=SymmPerChannelQuantParams(0, [0.125, 0.25, 0.5, 0.125, 0.25, 0.5, 0.125, 0.25, 0.5]))
bias = Parameter('bias', ('TENSOR_INT32', [9]), [10700, 5450, 12600, 9750, 3700, 8050, 10150, 800, 4900])
output = Output('output', ('TENSOR_QUANT8_ASYMM', [1, 23, 17, 9], 290.0, 109))
model = Model()
model.Operation('TRANSPOSE_CONV_2D', input, filter, bias, 1, 1, 1, 1, 1, 1, 0, False).To(output)
Example({
    input: packed('|u1',
    'c-m8|*H82QD|cP@;8cza>tC;(vc0XKzRsHW?v9h?=j}98RHoPVGv8L3^u(~<aOUP^{D!ZLZ`=?+W~g=Y=<ay6QO%>8M>UUX9@RXm'
    'c~tYL=26X~nrW;V0NGeXwE'
),
    output: packed('|u1',
    'c-qC*$#WD{0LSq^!2iIbH_IwdP{^VP6atb3vd%DD_e^i^b@%J{UccVA>FMd&l8~7R5E2t2O9@yaP(_e~=*@$cH_!eT-sQwOsieaH'
    '@TuSTXIm(aTVYr?4UfqWV^E8!Xo{hZ1}@!UVG(IlHX?>{FDR8=_$6ztn`NpwL!&Wf{tW&>RhxEL8w41#S`kQL&~0l@9WLc+uw)y='
    'gEO7=T$Xd4tE7?b>SF<4#3^-Z4cc1N&Fz|T$46h-q!42cw-Q6!qCBL=vZ7PjnW!ci8Qdo~Wl+CsH`ZeFVy-sC)u&|Ar@@ZUdW?LI'
    'Diut2*z!p+9w>!l1AdX@q2+`nXCTkL4usEF)G#oRrM0BlNAmSwE$}b$Qp!?9EN2|x%@bC69K|yl?B>OeZ88n_8QDhkJ7GGEGQPC2'
    'AX$B6-*>KRKKsbSD%@Bl;S|@XA^D2wmRjvnn&*rzhiTDY`6cEyy-GRqa&x}sE}sQ*pM$%)H*%a(pkILffAooGzJ!3?w_Dfrt=Y=0'
    'H79y$4Sja$SP)&sXlQosDD9hA-elQt(0k$!5eTO3H7)9#QjHe~orz}G<1!&F2=k|cW!P*USRE6|4j8F3_w<EVSozy@dLrS4dl?x^'
    '7{*cLdLC!Hw>yQgue_$kThRQ2r4OaWqDwt)<2vgXwe$g*y}NPwxW6+NEel1qR9r!|bE&B{0qoEkE@#Ymm7<@c#<$opb>ksR)-=1Q'
    '$t9c!^!nQ-EQR>Enmsn>wwSP^i37(0@^&Z=SA)umR{&A<6Uq^i`7oU1S4X_3F*R~q)7j8h%nqYs?l)bS0`4m#N!h}*oz3vt?}E^6'
    '$0ulGHcl^*;T!qtf24YwwYw-58~Mp{&)XLgpo;OLgFVw!eK~Q^{7;941b0XFR1nlZPI`ho)PrVmUr21}0Rt}6Ps`C?`pjFxWru~N'
    'TphIC3tl7yxT%Lf>eIXXLIQZ6A)faWl6=jqbvB6(3yG?4qQ;7ye<Qrm;W%w65B7z`j8|x(_-=?q=}!r<$UlErNDjCp?fNDKj|`X-'
    ')*|v4%&i|5k^?S@PF$-EJ?}FS-PVB`FOtJTa?mAN-jE!iEHdO`kNe)!;9(&-;F73WlU~Cl-4?w!Q0C1FcLcfF6B29aIlI09?Ap8?'
    'MvR*{g52x{iEV~nbc<1{*_&DUiK~r{AUAtM!W$y*(3;iDjfm(J96@gOg2V>T2r~(3o7IGMdwM>11i9G@5^MUhYoF6V*QBekozdFD'
    '5#(ksNCpY@g}x8wurji&j?Z2mL2mYfM0Z@dSyaNVwie*XBlQ;__PD-B5|4Xgaw8BYKv|U7qG8?mu*da1lE@SFmFMdGD<Hoy$~$gG'
    'KkRXRk3_sfP_q-;5LVZ<5+?I9G!r2d<sQ!kXB9f2?g<NU3Rv>=IZxj*8Y8tZDTiHg-Z9Dfdi6fUYUH0*3nWNRIZjKz^xQ&AqzhnW'
    'QuWWk(G<q1!9t`b+B*vh%p^@PU1_1}N8`HDCxmybD@5Kj!&7FUfYPT4cClT9c15CFN~!-pD;-90'
),
}, name='dense_channel').AddVariations(DataTypeConverter(name='signed').Identify({
    input: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -28),
    output: ('TENSOR_QUANT8_ASYMM_SIGNED', 290.0, -19),
})).DisableLifeTimeVariation()
