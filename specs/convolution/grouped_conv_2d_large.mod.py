# Licensed under the Apache License, Version 2.0; see LICENSE.
# Written by 'python -m corpus' from corpus/families/convolution.py; do not edit.
#
# GROUPED_CONV_2D: tensors of many elements, in sizes of no block, and beside powers of two.

import base64
import zlib

import numpy as np


def packed(dtype, text):
    """Many values in little space."""
    return np.frombuffer(zlib.decompress(base64.b85decode(text)), dtype).tolist()

# Beyond one block, tile or vector, with a rest.
# Expected values: float64 formula.
input = Input('input', ('TENSOR_FLOAT32', [1, 33, 31, 12]))
filter = Parameter('filter', ('TENSOR_FLOAT32', [18, 3, 3, 4]), packed('<f4',
    'c-rlcfeip52m{&7)!3}7z43i5=H1{(h$)fMi-;C)eQ&R9Q)_D3%zDgK|GD4Vv;E?&dNXBNWcu{hzU{g4$9LuTtT4k2Gt4l<3^U9y'
    'Uzi^ks9)y'
))
bias = Parameter('bias', ('TENSOR_FLOAT32', [18]), [2.5, -1.5, -1.5, -0.5, 3.5, 2.0, 0.5, 0.0, 1.5, -3.5, -0.5, -0.5, 3.5, -1.5, 0.0, 3.0, 3.0, -3.5])
output = Output('output', ('TENSOR_FLOAT32', [1, 17, 16, 18]))
model = Model()
model.Operation('GROUPED_CONV_2D', input, filter, bias, 1, 1, 1, 1, 2, 2, 3, 0, False).To(output)
Example({
    input: packed('<f4',
    'c-rmH+YQ4Y3;;ln!Y1)386}&Q(TanSx<LO93B|z=xQH<$p3mCrduK$<y|d!AMs_@Re4q36KUZJm?yqm<N6)EwPu2G9nlY~($2mXy'
    '+WD;B?tAadeaF*ps@lqruBlx1yDB$&cAdTJ=Z(>4r;eGKnVFfHnVFfHnVFfHnVFfHnVFfHnVFfHnVFfHnVFfHnVFfHnVFfHnVFfH'
    'nVFfHnVFfHnVFfHnVFfHnVFfHnVFfHnVFfHnVFfHnVFfHnVFfHnVFfHnVFfHnVFfHnVFfHnVFfHnVFfHnVFfHnVFfHnVFfHnVFfH'
    'nVFfHnVFfHnVFfHnVFfHnVFfHnVFfHnVFfHnVFfHnVFfHnVFfHnVFfHnVFfHnVFfHnVFfHnVFfHnVI>Y<}U?1ujB'
),
    output: packed('<f4',
    'c-rlpziZ=K8irMv#YGAiE?lHgks?J37b#MN%@MdrF@=jMQlwCkVu~qTq)3rMgs_+pf*FR38HONkaWUa?ad8>K<uZ}BO0~FH7MEt('
    'B5dVqak=N!c|MdsAp<f9+tSfF-_Q4ZrE{bxT0KS4`y`4cWfbN9xBgF@|Mr`E3g1}~MH|0m{`akK+oJ8R{~h^#r}}>s+P(N~?zg@_'
    ')+s`}iT@t^ZSC6*{deTs#{T%T|GnkEKl$_T)R&IYuk&sCI_{4-|3CX{IM2B-hWbzG>(TG)`gR9?UoQz`=-fxi<ByH}_tbBxKbF&W'
    '?!WiTp!>%%$fq{%lF+AQ(0_f@R`N);L%;uL$y9`KO|Q1!w=9s=w;lTb8yD=d@ZW_$wkU!uI!AUJx}cBjDLbgYv<&jM@JXS4F37o0'
    'yVwO?Wn0<$w<P#2V|@8zbrgK2bEQX5{mLi)`_OMEWw3>g4e4Kg>igd_{FE2rcX1TP>-uekEo5i;K|1!!uwD3lvmzXq?bSZQ|4aIb'
    'u))*?-?lhM<ByP2_REvdhx}N@;Zd-=#*>|NO!CVXYM*@%Z7Ls?VQjPa8Sx`M^)36i@sqZKSlILX#{Tzq8T6ZAKiT3laix95Q^*6^'
    'ep-fpHSQ2!NtPR8<kYuYqle_}(1&7Tw+uE=j>!f+VnBHzdrQt^#ixEJ!Jj&=*inv-%3y1quecbZ!%i9Wd?B_p=DGil=u>0QiN`i}'
    'm+Z2ia(qONt%x(}?a=W<65?Do=o2G4PdPG1t_-_H#JRR>@;mlhM|Mbp{xNtFl_Bq*UC>wZ{s9i$p}S=I=c~9^-c_;`A*Ua0{3OJ!'
    '>G$7~ye@+dvQZUh-$Og)i~OY6-zIL9Py5(c^0bNfm>m5X92}P+t|fPl&a<M%B=b-8c?y01%b)w3KXz6IUn^E$%wE{@p8U+g-9zGa'
    'jc@kJj}aJB5I0xgqT(uJzs7%!gF~=Dc2lmj$V0`e^f}j9#EtN4hP|YZ{4QS{g0<Vo`H|RN6H7znJfq#`GWhHnyU5n+OL-Do4iO)Q'
    'w}$(Y`*;6)uMGZ?e{*V!;w&X5Q*cCf5@xihPkk^~H6v$iePoMo<b-VHin=}w!M-Z5sU@<(F<6^YyL66f#en_KWyk}?*tP#XASYM8'
    '-6e5mxu^dc|0m)=e(xYpfej?9d@8(@Un0}V1zWa=`|K&mI|66>jJZKC#ky>%?T*;^0G_IS0T0N)f7wj_UlVI7W8F}PlutVMxFqL%'
    '9~Wh4uh^Y}(KGrn98f%Ioc~Df1b#uymp<>n0qL&1_)Hz1m|awh%Fwr?KAZmPdn>7ZJtQ9#TUOU4LyFH*YD+{cDfa%xc?&RQPEG8R'
    '?{mxLquQVP===eGN?-Z9z$ZFia(BQ<jq9if;zAe59mBO`3)Siz-IWW%3&s9>{4hmEov*lAz|RiBxoZ5QkTX}<Tv#`Q2guK=sYB}J'
    'G3RB}ys@kKN@lg0oYPpplmQnX!Qm-&Qe0?4JUj9>r!Jo05A{96Uc!+5r1s4SJ87)<@Cx}zbxmAxKy7yL5y`iNW5`E_kBaFFVz=TH'
    '*u>GlY#^Od>{M}xrw}VST;kbc>nX&h>ev?gO~85Ol=#m{QseKM8mS!lAF&{r440<Vy*YKa!cFi?eaVI&z!b?g#SiCTVi#GY>pi?y'
    '`b5a<jBh2x9J%r-3BLR{IMso>Dt>g{H*o(e7`rAG^}7X@DZWxLBqn|ziD}s|Ccl(RpYXrpC4Z`MQMs!z_mbL9!Xsgp<&kt0H(#QY'
    '+R0xR=(%9q13T3J2#g-VJq^=Osh5^xRlRdH7kYuCugKRKT<#oRHG;zw@YZ+W-T^g9vP)-;AHg5y;A3^208UKkYnasazkt&^>^OsO'
    'rQqm*>yy_x>XMo}u8tbs((smsxBLjaMKX-IZaTpKJ;N)1Y$pji56ImvxGdYt2HN+Icy1xbJ+ZHR`baI0sp}PPQhS$Nd(B_fo&wy-'
    'xc9Q;`dzxTxreijZcF$|MqVz#&)7A*rQt0NZ}|~;i`CvMWRaZe?+>tVOk9|(Eo^iR2ISbGhn**2=|d7^ec*nVe6dSxy>P8IAx;Xo'
    'h4kK`t|-p8spmO$;(&T4+g(x@uE4$=T<(Bd4R2|9OT$~<K5tPQ#ffm?A6$=Q+)KHluLrOvCJ$zI{lfK);kWQ*O}nMtLq=}J)eiF@'
    '4!c!3PhCk}9n&#3-{v|?In+<;xhF?VjTpDheQBM0PE0nurQt0NZ+ZK?B`3#Dz?wgap<j}K!8X5lN!{22vt+O6sE(f$y(Y#rT&UB+'
    'g_s($2Ol|jHCH`n3~LvGQ)agp>>yiyflG~;CzA|6asS5fXAfI7yrtnS4R3k-yhXL(g!oucqm8$0QQv=sD@Zrl{+9XdE-|BXc9{on'
    '!*MdMr54nf4mElP&Q8ghK0dH@EjjmjVz5KGbWcs+g}104T(D+D$Msuz)8U@;yx}bkZ)teT55Zd;YxN4|!X4K?&z%3jJoOCOthO)6'
    'neC)r6V(SF7T`k+jyUrC3S3j%=#x>Ws%xF3t_ed|&qGx_qNww#jh&1;jc7B)HxU@y@Ro+RG`!{Q^Oin%de40Mnl+MbxW^bA%E&S4'
    '(+1l++;@@A+tgn9=C%y^xgcj`!x8ci%6fi#4EA4B2RB^5&6pS4qTXbzgLcfXD@Ux>X0|RAt`pmO=!Um6yrtnSZ=Sd8P_H%4Gi!ux'
    '&2t+W&saYl5g!xgiS#X;xnch6u?&4qm_xU9f%?p-1!J2}PlAmqTk{NoU3;bY&B0URqTUySr^2zmU3-zsx6IEsyrtnS4R84|c*_8L'
    'YWq@#XLp|Q#hhy(<=r`JjU7Hx{2beOWzesK-8b+TTaVKx*E_5`9ugNZdAurWoEg%`37kXr8zl95>gxF+Vnp+81)S*+9P9A>Ps3Xp'
    '-qP@vx6fOI$-l!PWZM&-znc;B8)8ba9;3q+u`1jA<?q2}1@~hz@aCBMr}6h$TRbZ29J2d15%D9P`rN}d-ZZdzGS>5Ku-Alf7Ch^y'
    'eb?aq4eJXV-qP@vhPS+Z-Xa`v$bZd$<()nM?6`N6bDi=bsh<zcuv3fpm0m0E)nxFYedL;PPxupSY_=KSp8d6Faa-85x-VnTx)Q$`'
    '@v8Xgpp$H@yvoU?9qLfSTN>Wd@RqmFTTaUwLxjsIHAA}V*{qajulmIQIrnDmIrCF$+L$#n!n?2J=!W?3*_vjaEj>wU+vxL^nrn5<'
    ')=JC9Hup6F+s5`z3KwjZQ=2wir&-Q7yrtnS4R3k-yhWc6cAXPZ+ri08`j@?xKYP3v=U48#RPPM2`Sd5A%X;<R3)#@F$NJ2Jf8o6r'
    'eV#EL@vabC?>s{edk;|c?i+g-5IHfXrWdR;5?&voL%*!+L&m+JE|}k<Mn=3><r{Ndw#LzLcZ+-5l3~O%`D^fQmwW9CTfYPjZ-|ox'
    '_`2eqLOJ)Va<IdmSDW+B8MT{oUrha78*Y3L_L^a<Lpa$DIMXZZzG7lzo7z=yt=U1JHT659ey+j6G4DmGY8`o#5knj5w!LSdLmldI'
    'jU1PC-BB)_v0lOa)Ft2A@Sm7mSW%M<7rMlMM4jm+_4}C4%6jeC+SS}kpBJm~$S}nY9q_uacf`OE2gFOY?gRYPIhW-69dUC(ex>NI'
    'PnY*H4ao)LSsnQCoER|vmm}|rIbGut-K0J*hkI-MJMdodxwiY1;BSn*-zT*VI<9_4kG<a~Lx!rB@SdS1&oNDj$tn1MNo_YAT2T|8'
    'iM6P#Yuu3gxHCBB0~o$6>i1f8h^Id9Z+fuzZ{e37^Ucy@3Lh{$m48NH$gMpy?t-q4Sg34P*6%KgsB8AljD70GBhP%MwyqHW4Z*`L'
    '@@Zy#i#pMQ&*jDc0nsRXnE'
),
}, name='strides').DisableLifeTimeVariation()

# Expected values: float64 formula.
input = Input('input', ('TENSOR_QUANT8_ASYMM', [1, 33, 31, 12], 0.5, 100))
filter = Parameter('filter', ('TENSOR_QUANT8_ASYMM', [18, 3, 3, 4], 0.25, 128), packed('|u1',
    'c-r&rJ2Lh0yq_l5%vSF&Ua<Fseb8Aoi}m@Z8gIS*HUG6vfuiMp{~D(nubFR*MC7knmD?K3$(7Zsyd2^a(s<r?RP(52>SzW4JIF`E'
))
bias = Parameter('bias', ('TENSOR_INT32', [18], 0.125, 0), [10700, 5450, 12600, 9750, 3700, 8050, 10150, 800, 4900, 12000, 7400, 12700, 3700, 6150, 2650, 8650,
    6550, 10100])
output = Output('output', ('TENSOR_QUANT8_ASYMM', [1, 17, 16, 18], 120.0, 120))
model = Model()
model.Operation('GROUPED_CONV_2D', input, filter, bias, 1, 1, 1, 1, 2, 2, 3, 0, False).To(output)
Example({
    input: packed('|u1',
    'c-rmDAqv6(002M`lMh(58jXTrS~3U*i@|OZY{Rf127fTDtAY=hWob=8gatvHup(m6V(}HWyMDnudN#vXo=k?z_hzuKYR9r)?>yqm'
    'p_&y@`nld#=`K098mF=d$MK>&+J3YA-fOSRX&}q8EX%Si%d#xXvMkH8EX%Si%d#xXvMkH8EX%Si%d#xX^1t#A{RuU*'
),
    output: packed('|u1',
    'c-rOC$#UC<0RYfH==9#nOb$JCl4+*X*jegYvE$e?re&?vN^vK}odg$f!A1fg0T3hrf&>W?;4X2KL`jw?FOuyz9<{OKBz9Y0+G+C%'
    'z4QnAA$;HPqGh8f*5CxME3)pCvB_k-fGGGX4T};Xw;|9kEf)4frj`X~ay>(ZvDK`d^<v&$+POvcX$g8&X0z8T^OKHnh%Fu@Hr18B'
    '8CQWPtD%5C#(&PmLeMzw@_25ib--RLFMlbeD>d!kH`-DxJ=-l&!RBXwsq=~G&MHOR-Ve*A-uz)A=Sh{9UYMcB;0U*;BuhFV;5ub4'
    'dxOk)hQ{psoG3*r&M~hY;f*12(Qy;y>*XlLNXm^z(JS0sR-a%!KZBTHciWaICP}YW{4O7qi*M{#ox9d{%jWs$KcDafKpk($W7Kv1'
    'U6^f~cW=I9a3*7ik}e{i;!G)b(~hYjfGaZV$*10P-{WKg&<>A)EQP-Fk0?iINyHUOJM2Bk-E=5d?fZB7nAyKoUn0IW2VCanl1gX5'
    '<&&H<{o&;K@&wQi{I6talFVq4did$Z-O%!Sxk9xyJ4C~teEr8UYVKi+f`8rHh28k<mSSqZ!j@U`G}A!n^rs^MJu>C%ME*Nt%My<1'
    '{zo4jtO479quT;wILn2Scly_|oU2*F!o@xFB)Nclfxf>oHUXQhL%ds;kDQO~z~1~NZdZb@D|QHUWwsm+?ST}gB=z&-(|d&T%O6eT'
    'fuS(p{wggki3h>6Elt5wu*562#)>|vVMN`qk#BKhL5*ng+pS`eXBEh99P+V5O<Jo)fv`9JlMExrr7H?)s9S`30GrFFyj*ybmy|u?'
    'ZJ7^w_^p3DATRED|F!MR#yVRW2JM>KgN5YgQVEJ67a@D>W8+{k^nJQTYaS)5MEt*VFCZp*>!f$jS^4l6tQ@!OEaZKk9TA<9;MkYX'
    'QW#`^vWC~?Cp!NQXw3*B>Ieize-J=}>>vD~<k`WIqwTl9L>d$EQNv%Ce+7H%n+4*^zY{k!u(Sfp;QJMV(FLytk`^_uA)@JlDYLeC'
    'hM;ZBg!S8ReSZtzw{R7(P9;Nz*C3dV_pbbN+u%;#Z$xI#B!r=2vAr3%1D%WD^FVvEB`yNQjL_7h5t!&c2PO<fyC6EB(PXD*3p*Fy'
    'HSF`Jhs~BQV<j((%>kN~)uV-Hem}YtWF76_op$$a@ENH|3Hr99ktb{B==5yq1}o&;>2lPkRu?iJZG!@yZ@f$~XS+BruuHo+2x=d<'
    'E-;N<{RTK&ACZoTqoG5mXG`B{-8Vd2d@8I@k_FlF^4HJ6+mCRR^`q8iR_Dj8=`*_v5E6zGwAaDEl{%P<p6gG~mRDb&=WIWeyzP@$'
    'z5$)2%ZKSea~x6axYKg@TcqwzP&*3a2DF?uSoJ8rQO?TVicZg#)E6CR1oHbxZZAkiR>cRzMU`f(Z+t><t%M~dT>`NsQlk~*(vgu_'
    'B}Bx*`Ybd(TjJ*6&cax{YqOmEMmhOv1a~GmE|vLtr9i^vt%wv~_0~D3>@yDR&#JLgO7<WP3qL(u-a%1n=Ha?nj=jX2G?;aVpN9LS'
    'EMh+W>ceHK1bAvEw29Meh_r<}XH%jhSO7MrXUioCdcyCa7_EN{r7B*J^I6Y5?!ZI0YzXqf(D6LmM7r95T~}1|gVjk*!XafgIXzpt'
    'HgE(rz~F-K?fs~@oNv6rcJ~BA2?Nj<7?K%keX}RBM=DswNQJMy#U^11pYu-7mJ36_6Dgt9KW_-Oyz))0UOQ16RHPU1Ht~3xts%jM'
    ';<}e|xwFJt=A41@CJ-^kr)NuOf5=DIx6#<|d&#38uZe&9>mIS|E1sAr45P@fv>tHr^x8uAgI_3F%2m@?`i|-)r)NuF!GiklTu_^p'
    '<8>)3-Q0gc6xd-UqKkdpvt{CVaN|wQt52v6o-E4IRY`>v3pzbpF2SCQ>j5FFr=Cvb*1$ls2wg~ARmkQ@I7JaPEwBTp;ZmbUv00I|'
    '^v!C=hVE>2XhkN_6{2^w8uF-NmJ&H)yt7dY^L0{e)MPayq&|t-f?u~0_d~twW^QPW)xpQxWv?T3R{`cr=@}g2C%U$8yXug+bjLzl'
    'fQkkYR`ayVER;~G3LtJ@dG5k>yMTHnOR(1o1oIa3<SyBsIY=aG_xp)HY*J%b31JSdU82NG5{>mba4#VS<N>@HubIVoz(@u@ZE>2i'
    'Qym)^W90x&altHHW1tvPJTi}4fsSvmNEf#A6=RdGibU0u>Uu3*PDXYCl3zO=ICIP>yy6JYckhrkkoBB%bS+tmy7NTIg_V6S17Q6>'
    '!9%x7'
),
}, name='strides_quant8').AddVariations(DataTypeConverter(name='signed').Identify({
    input: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -28),
    filter: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.25, 0),
    output: ('TENSOR_QUANT8_ASYMM_SIGNED', 120.0, -8),
})).DisableLifeTimeVariation()

# Expected values: float64 formula.
input = Input('input', ('TENSOR_QUANT8_ASYMM', [1, 33, 31, 12], 0.5, 100))
filter = Parameter('filter', ('TENSOR_QUANT8_SYMM_PER_CHANNEL', [18, 3, 3, 4]), packed('|i1',
    'c-q_b+mI=MJFRG;^I{2|2fSLQYxY}BUMh3P{GEGQR60+@%)5QdboRVl|8hH9<ot@p9>?WRR?X$S)iwK>L)pPyqnbxGQ%5rZq4PTK'
), extraParams=SymmPerChannelQuantParams(0, [0.125, 0.25, 0.5, 0.125, 0.25, 0.5, 0.125, 0.25, 0.5, 0.125, 0.25, 0.5, 0.125, 0.25, 0.5, 0.125, 0.25, 0.5]))
bias = Parameter('bias', ('TENSOR_INT32', [18]), [10700, 5450, 12600, 9750, 3700, 8050, 10150, 800, 4900, 12000, 7400, 12700, 3700, 6150, 2650, 8650,
    6550, 10100])
output = Output('output', ('TENSOR_QUANT8_ASYMM', [1, 17, 16, 18], 240.0, 133))
model = Model()
model.Operation('GROUPED_CONV_2D', input, filter, bias, 1, 1, 1, 1, 2, 2, 3, 0, False).To(output)
Example({
    input: packed('|u1',
    'c-rmDAqv6(002M`lMh(58jXTrS~3U*i@|OZY{Rf127fTDtAY=hWob=8gatvHup(m6V(}HWyMDnudN#vXo=k?z_hzuKYR9r)?>yqm'
    'p_&y@`nld#=`K098mF=d$MK>&+J3YA-fOSRX&}q8EX%Si%d#xXvMkH8EX%Si%d#xXvMkH8EX%Si%d#xX^1t#A{RuU*'
),
    output: packed('|u1',
    'c-rOHTaO$^6$kKdz!%^dAs%=q1PM$G_yH?UY`l(_-LdyFGkcrundzRsRdrQY*QKla-a9)xvpYL`^WMCy?byLi;v@tFi9-}Ch>Mgr'
    'gk<pypMd3a%=3Bq>*%NR*Ac?+f*~u`z}CJ?%>dUh-_PIvgjybCHG6X@S=!B35ucLed>1>3mjJ9wCmF=62PLqb%?Tt)uzD89XW`9%'
    'P+k)D6KXd~V}o^L*dB$BK?m(tUQGc~%=b*+$}Bt3*#2yw-B0_S5I*)CL`IqrM(lOFyHc;b3-*Wha5W^qjBCTtOq~w*nz83YS&mq{'
    'ko<nMvJ2u@wmcU8gsM0hUGAY#h<CtwBVctha}*W#_{{UTc|g}6`taAPsT1$HaL$WZ$K7eb0^D3A%XEDPCNq(rc4D*;&plX6H$!JH'
    'ZxIz-4bY*qo-pRYD8soV%#ybgT+`NFi?;sLN&aFL7*Dn_d?a-%Xnh@&+>a+{btTMZ`HeEt1{}Q^#_tpLnmzwe7$zbgW~41*KP<P('
    'BI4j$;h&($Y(GFWUu1Kiqv;Pjvm@qAse>z=Hgok+uT!zoOFAvFy#q%B8+)ih9e4<wL+@yQSpI<G^L}y7uDo2$1k7i7_^Xulp@u;7'
    'kEl3fS&izJDyymeiRU~v7x$6Lvbe_e0}f|n`xVo=tej_)lRaIojV=-Rsb2of%<nW8A1kLKuWu7;IoH3fn1cfg59|H1m%7KqoPr=u'
    'epAc#_B?w}EPQFx>6Fde>zDcJgWdw{bV`4e1Wit0i`64oAnCj+fNvKSB_UmWHVB!R`7dT2oP8@@Y^LH=8N}1KD4eF<wuWK4Wb{SF'
    '=50H<DUu4O8m>RjqA3nO*R2}pRa9szKH54=>aC~FY3Ll^qH}k{>$|G@$cDtyR+U**vg@JaynEoq&&=fCI2}af7Qefmnk!xU+}An2'
    '|0dI`<gE{=d5$K(Aq$kQg}6O|Fs65&GHWZxPT<|;3d#m#6`kuTpW&#yn(-^~^xyLsMQArhi+JsO+&)dTqk$~_`p~j>gn!Eu4qoZy'
    'Y*moIx?8_P7g_WgAY0?3MH-t*+XC_iN@#L=r?>6(#2PhUpyrPpdC5arH2+OOkSp$yZNYFCYYnl~9v>~am;%!yE0&U924){N@tXEq'
    'kL<B_fbrw<@ESTADAeTM$9T_S;D%d8|Bo~_S~80V=Eq9^Zu{uUMRi2){7teQ0wiv{&E$6=J5NOq6ejaNNL0t$`Z?EHVj&wJEy>Ia'
    '8nO^ivGrc>-kg81CW|6j$~D{NFjQn(n5TS>hOIs<R-|<gTd$D?GCo>}uY|@;@2X#ZpU|h0hYI$PyU9`28!{AKXQdaH>)d|jZKqWI'
    'l(*+&pN)?eyx)R%|FG1l@lXrd>vCQVo6;kvowaAQejS8yHv2E?EeGO>ihYsQrB8aQK0aDNgM)U#y7TC`MchW98mY7Gd&jT_{Pn%k'
    'f5S(gF_F6P-5|NBDg!uod&>)Bq{X@g`6GR}=YeSyg|hwyYkYyR%dN%21Ckin?)&;giVD6VokL3|Z&BxHe6%Py^wFs?3F!eY$m<ww'
    '%Almn@4?UjSi_c0+t1??60srD#b|RzIydDq8Xqmh{d3zwTx%AnC7T#(uuu9t`;#P}hUP<xehAr`w{jM&JazhYQA~1mr-+O3(Lz@1'
    '!L9qkksyu;_ywt*4Y(5EYlj8Un)QJzt7l<UA@~tW1lYfw<dYer<D;dBT$;at;a7}+P`m8ebbU!tcY_!%$~)X;f$=iN01cPjY@M?a'
    '-RS`0jFA@QBjcaGfG%xd&1ZMIa`~eW?@1gBJ>mQ|&Y$#q!i`SMqb)C+i#viW_tnZvk`@M8%6<Lf{X%f4$^kgJ=M8@^VwQ3lXb*V{'
    '#OlCdmgvq#hDT>cVzuuZC&1DJ<udIij%_jVzTy^Ey|CFx{V=WW1dY8g-a(X;?py+<l=divtl-#HI*Q*3TJOb;K@=cLi7^oV#*dYi'
    'vrZ<aU&xdNeCmQ~cSpyA`>fjuTE~rWLZ%avOdvDKJ1*>>G|nQ@nkA-{bcPIk<^+_=i><-bxVRBKb3D0y;0{kXp;5>5*rqgiRK(Ee'
    'gxn^YcQMWvAB6T0^8f-OP&EuT{s#fg#Qg'
),
}, name='strides_channel').AddVariations(DataTypeConverter(name='signed').Identify({
    input: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -28),
    output: ('TENSOR_QUANT8_ASYMM_SIGNED', 240.0, 5),
})).DisableLifeTimeVariation()

# Beyond one block, tile or vector, with a rest.
# Expected values: float64 formula.
input = Input('input', ('TENSOR_FLOAT32', [1, 33, 31, 12]))
filter = Parameter('filter', ('TENSOR_FLOAT32', [18, 3, 3, 4]), packed('<f4',
    'c-rlc0Sdq{3<CXGzUI&T+St-|X0RVvC`BzM2SDgk@8$h!X;`k#xO}><*8A_138$alg-^F;htGiZ46m$X@2feN#&CQf%wZ05n8O_A'
    'Fo!wJzswghtz7c'
))
bias = Parameter('bias', ('TENSOR_FLOAT32', [18]), [2.5, -1.5, -1.5, -0.5, 3.5, 2.0, 0.5, 0.0, 1.5, -3.5, -0.5, -0.5, 3.5, -1.5, 0.0, 3.0, 3.0, -3.5])
output = Output('output', ('TENSOR_FLOAT32', [1, 31, 29, 18]))
model = Model()
model.Operation('GROUPED_CONV_2D', input, filter, bias, 0, 0, 0, 0, 1, 1, 3, 0, False).To(output)
Example({
    input: packed('<f4',
    'c-rmH$q@u02mnArF_R$_Lou^4wDn*@*k4;k;fZua&WN#MkDd|pS(A6g$}R6%Uoqc%_T^S@#<~-E_s@JU=dCrKo1@<Ex;yW>S$nPS'
    'w)%Uly{vjW?><g{RlnC+uf9*@T_4MHBftJ;)u{j5caNEwnVFfHnVFfHnVFfHnVFfHnVFfHnVFfHnVFfHnVFfHnVFfHnVFfHnVFfH'
    'nVFfHnVFfHnVFfHnVFfHnVFfHnVFfHnVFfHnVFfHnVFfHnVFfHnVFfHnVFfHnVFfHnVFfHnVFfHnVFfHnVFfHnVFfHnVFfHnVFfH'
    'nVFfHnVFfHnVFfHnVFfHnVFfHnVFfHnVFfHnVFfHnVFfHnVFfHnVFfHnVFfHnVFfHnVFfHnVFfHnVI>I<{xwg14#'
),
    output: packed('<f4',
    'c-rlqFK8TD9LMJ%a1{|NDk3UYL_|cah=?ecnIj@1VnswnMMOnK#fpfCh$WN~N-0YyWeG=EN;yI~O2mm$N;6ZABODbGC&H<S6OoaT'
    '_dfIc4vDyNQOh?l?C#8)_kQp9@BQXO9+PE{imd*-S7q69I_A^wy*$hEGRxM|_dy;<Fa17EpBE=tR;J@(CCe_;?`$Q0KTG%aQ=5<J'
    '^EiEGCvkl<_3=5Kd#wI9^El}9eY*BKotvaSX4B`WjPLK$_dH$ul-fK?pQq{k@TV+$T1C4j>D)!SHcOjyEl*?Z=v*%y<1#*JyPl3m'
    'Rmjs%pJ(aXL&>qAYm;>DLSqkCVk~|i=b;z+-qbi*8FQz<qjdf{wV6+CuFCj)sy@*lW6(#LhhC9qD;?MA+F3d`NylaS-c8r?^nE*B'
    'o2f$AL+p}{4bA^b{Y=#Eu!?(k)AdqgW$D~*qhnoTKFs$6`b|eSUF(!#H*AngHgrb6r$y-DLlJYIt3r;sbo{CQ(DN{l-{|x_-TS-z'
    'Xi$b9phIjwPVEk4w_Nk;Y5r?f*a^9j2^k*XM|s%fb!xkwj<?bSe)gb<Inr0IKJbH?BF-%oVW;8O&^>cIPsdRide4}DIu>b%y^8Q_'
    'biuvIfercVR?*i+6>`&#`Q9sHOyUEdKFVW0i}+GHcfW{F?1EnmWglc@zS!V6eP61=roUA&7U$7D{_x|sxNkq5e<A<E?<Vqb#$e2c'
    '(hV_-t~*7<D06u(IVb7&<09-!T;Zq0Yo7Z1sQa1sBl+LC{ET+pGGs*e$cAmOFFN3}uh^<}E8FjtF*fqND59@f^}VY2#XpeYo#f0E'
    'm*|qd59G(lg$>Cmi?RoOd`7=Xp4B4sv{ZyIpkrkDtBCQq4?lieh0o(7<R!+(-^e+P$=K+(l#bCk^5ggD{y@0~S!vIG=o0;m^6-1U'
    '6L<SX_}|wmatwZgU5KS^=^lL`?`9P-HIRQ}yN>2VTl{rNbF6c-&T(K@e1RNyAv-O|*B{G=k)xCk9w}}+(tnfd`x=9JGJodTZTi(X'
    '^!-V;q;J|27rV`UW%SFvv%1DTTZ+dc*{>`A?`Yn{IXM(Lx8+O6$^qZBrf}_5>gP)lxnfW$cjlqvp?r#dN6N2r$}{Mc^VkIY_lmF='
    '_hN5+mHUwm-7{ydqZe$lAfKxJzl_{5)_PdVSCNIe5KrWH<Xux9=h~IxsjD1*u3R^x96lpI!3UWiGVN&$a&NwJv*y-oZ4u*MX%3A2'
    'tIiFyF5(~etI+#f#lcg>|Cw@NSL@-DVuQblY%<n*NRFiqK5(R5e<h!<*PN5cA49F*=>Em6^}f#gjZ9VKwu$C6r!}LaoXPyJR5PG+'
    'ay@ZHTjJ`I;tIWReMkPp{9Y@Ejnnrpx9W`AU-FRoopK%r{<|puzSf#|uG*oLPU-J&)hNunulPakm#SM>6HevB6Rlf4#o?9oOuJ0E'
    'a$b4qO#XGMHHrL^DNhg72Ra`%>scAOjy3C8`EVpZzpq?{-z-XZm-691RKFm@f^0Fbd2cHREozSRO+1|{pN+J>Am_5;2^sMt^t4>u'
    'j9=GwTHoJP;S<QctK5Yyx8$Fhd=4FtR8!V*MSj#8Ih1|I%B#$WF&-$cMylI}TJsmBlTF!ZsI~7>@%LP{Mo;!aKKvh@QYU;@4c1ZZ'
    'GOzqad@bKvS9+@Xa?O)Dyi)$4U&bL94wQdO*=|tX_)kyuCNVcWiT<&}zWOdzJEQl*B68cAeE4Z2$F2D5E4TGkN1&G{vgexm<b1D+'
    'b+xWX6odWpCg!joV{Iy~SSz^)d6@U5Vq;DACT6!K8+nG@Iaa)tsweP)C9N04#}nx(YwD4eo0@V)>;Ig5?pX7hNFSHd*+h92KmAwr'
    'Sl-kvWjr^GRl71T^uDYb7n#xFmYxk>>bYT}HEX0CfZV-XHRGP*p|0mn;yXE^@%yu8ebbt?C*L{MT6(568+%<ycJkJssYg~~y!q-T'
    '-=cHoguQm;SL=!)d~;i|J|o$Yt*N)><&(Rrm(jt#)=lD#SmFGs{PbG$BUe0By;A#t)_^1BH0Cf;E^p$DzAvP=1=YP<imy!e-cgN5'
    '{$AI*_lwr<zHD}`Sm&NEs^`$b4?l+<dh(e)<sM`lDesrMUTUpCf8_4ZvNeCR%E_Cm3$`T_`k#}pmdexUn7BTctvb?IQ@`w~{%8KB'
    '>Y1kg+R*%#w62Y`hBC)bs&n~H?rG{abct=r0jtVq=zc@>JN~hKtH!PEauRk~m3=#U4jb#am3zjj`|9UjJ-;33xrcVFHxsQ(tf7aJ'
    'Z9#G$YK<bUc!r!PUyT$$<n4b{Pkyh=0n7o+0n7o+0n7o+0j7}y9O{`Y*Y&z?)%auiD|30Kbz`U;KcoCTmX6E;%mK^+%mK^+%mK^+'
    'rjG+;dN!urmDYdk`$n-%T=0kN7v)Vo$8$(ezI<j5U=CmoU=CmoU=CmoFqIr&M$ZsK)fVTfMe3UKB*yB>cFq4I()W(?d;Q#C4qy&o'
    '4qy&o4qy&o4ltD*;I8&5m;;ytm;;ytm;;ytm;+272e_+!3g!Uj0OkPZ0OkPZ0OkPG#{uqYpMp7nIe<BUIe<BUIe<C9^l^Z@+NWR+'
    'U=CmoU=CmoU=CmoFnt{0uJ$RI1DFGt1DFGt1DFGt156(WxT}2%<^bjZ<^bjZ<^bjZ<^X<wLEAnBa{zMya{zMya{zMya{#};plzRm'
    'Ie<BUIe<BUIe<BUIe_0^(6&#(9KamF9KamF9KamF9Ki1{Xxpb?4qy&o4qy&o4qy&o4&e6}wCz(c2QUXP2QUXP2QUXP2k`p~+V&}!'
    '1DFGt1DFGt1DFGt1Ni*~ZTl3=0n7o+0n7o+0n7o+0sQ`gwtWib0OkPZ0OkPZ0OkPZ0DgZ#+dc(z0CNCy0CNCy0CNCy0KdPWZJ&ZU'
    'fH{CUfH{CUfH{CUfZt!xwokzvz#PCFz#PCFz#PCF!0#_;+oxa-U=CmoU=CmoU=Cmo;P)4_?NcxZFb6OPFb6OPFb6OP@cRqe_9>VH'
    'm;;ytm;;ytm;;yt`27WK`xMLp%mK^+%mK^+%mK^+{QiQreG29P<^bjZ<^bjZ<^bjZet$vRJ_U0Ca{zMya{zMya{zMyzrUbupMp7n'
    'Ie<BUIe<BUIe<BU-(S$SPr)3(9KamF9KamF9KamF?=SfOeG2~pL!uqj'
),
}, name='dense').DisableLifeTimeVariation()

# Expected values: float64 formula.
input = Input('input', ('TENSOR_QUANT8_ASYMM', [1, 33, 31, 12], 0.5, 100))
filter = Parameter('filter', ('TENSOR_QUANT8_ASYMM', [18, 3, 3, 4], 0.25, 128), packed('|u1',
    'c-r&rJ2Lh0yq_l5%vSF&Ua<Fseb8Aoi}m@Z8gIS*HUG6vfuiMp{~D(nubFR*MC7knmD?K3$(7Zsyd2^a(s<r?RP(52>SzW4JIF`E'
))
bias = Parameter('bias', ('TENSOR_INT32', [18], 0.125, 0), [10700, 5450, 12600, 9750, 3700, 8050, 10150, 800, 4900, 12000, 7400, 12700, 3700, 6150, 2650, 8650,
    6550, 10100])
output = Output('output', ('TENSOR_QUANT8_ASYMM', [1, 31, 29, 18], 130.0, 126))
model = Model()
model.Operation('GROUPED_CONV_2D', input, filter, bias, 0, 0, 0, 0, 1, 1, 3, 0, False).To(output)
Example({
    input: packed('|u1',
    'c-rmDJqkeq007|h7NfxpB#Xtao`q4$1snkx-eULHdnZs9M=)6olvvD$w@Ksx>Pb#v`@a24qs6y94hQ?^>=PWaVWE;$TkGwr9CXj`'
    ';v>#3o%?CpxW@Hme$qciVW~OV<dWBX*Q?!9S(as4mStI%Wm%SGS(as4mStI%Wm%SGS(as4mStI%Wm%U0m4ClZY`y'
),
    output: packed('|u1',
    'c-rmP$#UCd007`O;K-2+JOIovP-Y4}6zED95@)j;$BCW9`y$zvEm^YVMUpLB-j_(WyvDJu#*X7OZ6}nJwsb;E8{pL8z;NQs@B%!5'
    '9^wCA;+y#jIx^-lG#icQ>*P?wTMSaxHkd`*WO?mKqzE!mij=FEEK~?bn2vF}*Ih@DZF%hZBc~j}>F4{}Sx&LJsGkT&ZuM-T9QD60'
    '2jmUbSU6fFY{g3XI;H>blZOFCC}cw!?jU+-PB8j6^VUMXaHn~gb%yBekQ=@53Z;EWTSART(I8sdV){3pUTw5Zy$>GD_P-MF^G=5H'
    '6gR)5j3>MFh@%h2VQt5H@qmdHvGbhb?9>~~Y~{WMN$B-Iek87qUTpP?St7INKqH}{FVT;lqIkhe<eT+4SC8T$Yx-WkulXGhwNR(N'
    '64WW?I9;1QqFipFx`^cst$6(VLG&^yP!Yqj%y))W)<s>aY|MpPHm=}5@f8Zm9ozVNv#u><iK`gO2icui${;(#{#y|yO^SD3-61L8'
    ')NZx}|J0H(JG!%Se_nYNp^Qy@t$QK$i`JI1|B<wen!@dP#W(g(lyEK_e49+ywx77&d-{X)<j@q&xodf2gE+T{vZEqNUA{zp^J1BA'
    'R{E)E`%*uZeQ54n!sNrIw=Av4z3$43n#{*}qPTcEk4u`OKbUY1e{EDYga^UcGKm&*-ka5YXM|=^B(c^f?#((6Jiajc`cbybExoi^'
    '(%;PzlgEhm)2^7{h*Chj9Kv?osqIljC${1&bF&k(OPU|JUV4+%Q$kM2@_}+2tqgpFf$X%4q&O8%@nr^Mjy)OWk-R(%O?lfEdrgTk'
    'PufIC$FO?QTMq7)=Bi|}kK}moKX#cw+WJ7qo=CaQS=<-sMSaf<f+-=p)&d*v>H^++tZ!^y83z|TIL3J15H;rO{@w2MeVYETIdPJa'
    'smAv)Q(%euJUcP$*TQq21FI#r@CH9@&Q()aYEpd8#jSAE{KSjLtd_quSv?)FK8~Am;r=zHm`LsFOH!C!mF?Khd;7KXKs5Gr{Rz$>'
    'T>4^-2{qc?QWZJtPE7f-8{_GBW<}d6=Vktw<J}!<cXP_i#Mo!yx0S+uefU|gl)x&b)lIIu5$?@MMexVF>(Z(c9VRpM&tWR2vFFLY'
    '>$FDR@WiXZGUbwt6Qne%Arj)I_~G3HSD?D&r!r$Fn~G$Ser`3aTkLA9ytfhDWWNYS^1nqRIc&0!Krbsx;&@&B_TS?oqq)^zGS!_g'
    '8;;C6cfEPEbaHQDI9RKgg;bTWm5hH?T-#YwvbMG7EIF`%b>A>OK}P=DJ!#O4x-f1<9N3dk05ApUaBkXgoI;&7+$_+G?B^{g0GI;E'
    '^|$%R4l_*q>cTGN?S1wX3IL`6XG>BlF86ijjezeg6WK#rPyjFmD5$0Y1pre3^%S50U<#m~0u%sD0n}4~0)Q!idJ0egFa=Og0SW-7'
    '0O~0~0l*YMJq0KLm;$J$00jV30QD500ALEBo&ppAOaatWfC7LifO-m005AnmPXP)5rU2?GKmouMKs^O00GI-(rvL>2Qvmf8pa5VB'
    'pq>I0089bYQ-A`1DS&zkPyjFmP)`900Hy%yDL?_h6hJ)%C;*rOsHXr008;?<6#fVKURyx'
),
}, name='dense_quant8').AddVariations(DataTypeConverter(name='signed').Identify({
    input: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -28),
    filter: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.25, 0),
    output: ('TENSOR_QUANT8_ASYMM_SIGNED', 130.0, -2),
})).DisableLifeTimeVariation()

# Expected values: float64 formula.
input = Input('input', ('TENSOR_QUANT8_ASYMM', [1, 33, 31, 12], 0.5, 100))
filter = Parameter('filter', ('TENSOR_QUANT8_SYMM_PER_CHANNEL', [18, 3, 3, 4]), packed('|i1',
    'c-q_b+mI=MJFRG;^I{2|2fSLQYxY}BUMh3P{GEGQR60+@%)5QdboRVl|8hH9<ot@p9>?WRR?X$S)iwK>L)pPyqnbxGQ%5rZq4PTK'
), extraParams=SymmPerChannelQuantParams(0, [0.125, 0.25, 0.5, 0.125, 0.25, 0.5, 0.125, 0.25, 0.5, 0.125, 0.25, 0.5, 0.125, 0.25, 0.5, 0.125, 0.25, 0.5]))
bias = Parameter('bias', ('TENSOR_INT32', [18]), [10700, 5450, 12600, 9750, 3700, 8050, 10150, 800, 4900, 12000, 7400, 12700, 3700, 6150, 2650, 8650,
    6550, 10100])
output = Output('output', ('TENSOR_QUANT8_ASYMM', [1, 31, 29, 18], 220.0, 123))
model = Model()
model.Operation('GROUPED_CONV_2D', input, filter, bias, 0, 0, 0, 0, 1, 1, 3, 0, False).To(output)
Example({
    input: packed('|u1',
    'c-rmDJqkeq007|h7NfxpB#Xtao`q4$1snkx-eULHdnZs9M=)6olvvD$w@Ksx>Pb#v`@a24qs6y94hQ?^>=PWaVWE;$TkGwr9CXj`'
    ';v>#3o%?CpxW@Hme$qciVW~OV<dWBX*Q?!9S(as4mStI%Wm%SGS(as4mStI%Wm%SGS(as4mStI%Wm%U0m4ClZY`y'
),
    output: packed('|u1',
    'c-rmP-EI_B007`e(0F0u8<-eW5+p<oDhjccLcyhMw_EzNyWPL}pL6D%nK@_vc4nuu-JPw=c3TRiMbc8GCQ6&2C=kU2BQaij%Z>Lw'
    'f)6l{aL!A7$wvw!r?WtjVUGIHgV4M+Am7H)c7Q9vMyb`iXw3ZQ>zFDvL0HuN^R^cN>nAu`(}c%zf7VP57oJ4s!ScD#kW3i(;`-P!'
    'IUPv%qpex6>@KQf1kQQBsZ8C$hARQ79-TBsZxcM}$8B2cRBJUI?^#ycy_O>rD*#?`=blzuDK;*3S|_ZyytdXA<KNV-jaJLR_kB^Y'
    'v^}-HgN&Ep-tA~n2bBR`{MjnK1da7z?kt68Ny8?+6})`EU2e#?dM-QwD{WMGPNtq%!XZpczH!38@O|7Z1n^&=DQzzmI!4P4iFC?t'
    '&p{0-Yp*Ng8(w|Ko*2-jU8OaLW*uoXl`K6@;Z=eXn~K`4oUK{}--q)As?*ireI=;aEs-jnwy<ej`Oa16!|)7JFxEC=VX2-wLfx6A'
    'rH}EYod}=tJ1ds*tdXA64JSM*AvBC@v|e~hg1&e=7teQ`p@;)hly}`hE(+t;mh4n4?HV<;Erm9X&3AqO%kJGtFSJbQN74AzmJK?*'
    'Ys-5Heak966^&9n?8ta5$nUqcd%AN6$w%f0o3=@m0~1VG<}Xfl*WCCMHz-iHqsmkRn_75?QJzf8`oeyvsEB$uaOb`HKtXdM9){jH'
    'vR%}+<=(NdG-HBhT>Xk7HE6_c<AygpgNyt9vg22-Cp1m^W2th=p@;3J7VG<1l??i3XkQG8o`g@9@gsX-WLf=ol#*ub!dy7}z|&5k'
    '?aQ`sK31x@zdjtLP?|8;Bs(SG;)_P{nK5(M%^laa-ts1uq*a1i7>moO@oLzUtW*oFD+DMeC^n0eaPS6f!Jgbg_+B07VNE5=>xvdN'
    ')j}H-3^}ssI9>gaOc#?fvM+rN;d|PGg2dyiyU2`h#y=Pe-j;<6G`WspTBb>oPhpcda!<3*`TBxC{m?guRPTU6QNsz1OYmmFiF<@@'
    '>G2+jUU8bc=E4!J{!OMI+TwATd}FMi4zB(q=biZcLA^UbD;Lbl7y7{V!9LNRd!S0R&w<*ArVh2zgJ|XtB4BqVjhY`|U)4c1UVI^$'
    'A3^ywvFbb3`7oG(R*HZI?MJSV7it}pUsJ1_E43*ae;QqW2UmdSRy^;oz&b{17!P7U?9qDN5U*0HXlxd(QrXdH3r0Xqf>pKC3_+yR'
    '!T}e6O#yl(2<ki1OyZXEig=2Cw!sBpQ-D=4?$r0%PC>l!iA<;~{LTenQvllC6otpCyI8w%#}e|W#sy$h0Fs#k7l2IxvQyv!uqi-x'
    '3S0m-1;|c;3&5rT*(q=V*c2c;1ug)a0%WJa1z=Nv>=d{FYzmN_0vCWy0kTuz0<bASb_!eoHU-E|feXN<0NE*U0oW8EI|VKPn*wB~'
    'zy)Aafb0~w0Bj17odOqtO#!k~-~zBIKz0gT05%24PJs)+rU2O~Z~@p9AUg#v0Gk42r@#eZQ-JIgxBzSlkevb-fK36iQ}`dX8vBU'
),
}, name='dense_channel').AddVariations(DataTypeConverter(name='signed').Identify({
    input: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -28),
    output: ('TENSOR_QUANT8_ASYMM_SIGNED', 220.0, -5),
})).DisableLifeTimeVariation()
