# Licensed under the Apache License, Version 2.0; see LICENSE.
# Written by 'python -m corpus' from corpus/families/convolution.py; do not edit.
#
# DEPTHWISE_CONV_2D: tensors of many elements, in sizes of no block, and beside powers of two.

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

# A convolution is beyond one block, tile or vector, with a rest.
# Expected values: float64 formula.
x1 = Input('x1', (F32, [1, 65, 33, 17]))
c2 = Parameter('c2', (F32, [1, 3, 5, 17]), (packed('|i1',
    'c-j@p0SW*x48p+Z|KDtvRS-OSSu>!ymNJrM=ShZBEqDD5%6%>mqA(T+', 0.5
) * 5)[:255])
c3 = Parameter('c3', (F32, [17]), [2.5, -1.5, -1.5, -0.5, 3.5, 2.0, 0.5, 0.0, 1.5, -3.5, -0.5, -0.5, 3.5, -1.5, 0.0, 3.0, 3.0])
t4 = Output('t4', (F32, [1, 65, 17, 17]))
model = Model()
model.Operation('DEPTHWISE_CONV_2D', x1, c2, c3, 1, 2, 1, 1, 0).To(t4)
Example({
    x1: (packed('|i1',
    'c-jrcK?1-a2m>(aQ276A6)U)0f}K$S59srfJ@kK-hq7GLB#3R12X#~P8?|~$NNd;woj)8E', 0.5
) * 598)[:36465],
    t4: packed('|i1',
    'c-rmUM~@t5e#h~ra?Yu9n(j%YNRgrmtya5hz*w)-do|#j0o#`~){+cm22J3E4%4|S=VYE$M}r5V_EN9lQ@=mHmj_wXYs|Fp#~h3{'
    'cR2=uASCnQ&uBm7*3^CQ<-^K#dcUC-1;0u*YBVH#rhmIJHa<F^<C)@Sv#4PMlR-55PoXdnh4p9cvV)Ij^4B5DW`_ZUwpqo5Lnyc+'
    'X(qU&mWi=Jcq}+&8ar7<m@dutbJk3fBR)iB-@%DjD9@;yOv$0|r&}5NN`L?1RpENw)6<P8z;GHb5Q4#R@+k6xFQ;YJB}8`2h7i^i'
    '%w8d5i@w=|X=Ock(Z3XPMwm~PWD|OaEC$cVJ%1{IChzMnH1Z<Px~ZE%aSk0X0WP;<&!i%!$bDv}&5KM-m82x`D-XW&dK7NLK}IlP'
    'iO>M~X+HboD7m~Jao`3`x-SvH5-ybwT*uq7eD@Ty*B1bv0Ee<vKTF2uvL*9kCl<=k;L79(JTH-}ljrKm-lMuG1q7;*h=0Z`oj-Bp'
    'z$h8S*V>QoFEs7tgDpP<>@~q`H@LRsMhC@!i*&A*$+(aFPuoC{0umJZEq?k?ZkpfW4Q=zezmn7NNyMvs7HAwVO*>f9<zZ@s7qYuI'
    '+B$tIKin)`tdC&xf1~{IS~<bEgS;$%e4BsS6=3oP;942bM&A4Pe1bIY`9DLyeZ8G8K7RodHty2t<11;OV@2ZXVb{O0t&FCWV|BIO'
    '@2%e)h0%`}cS<>ZB#wXx_&_?uNHY?LUi_tU5q?eoKvGI-+uYA+@r;D`gC;hVcHgXL+heHp8Q^Zz=OZ2VlF(r$XI#6SX6ATsa<q*s'
    '{AIeK{t<2*N*45PE;i|>n4%)T$HLqV(-qcx?Y#bsIdJZaBx!a8f}ET%jwRE*bH=osMo;{W`zD_$u_>Rf@)^Y)pKkA#n;q2W7Co-S'
    '?*ApB1X%1m{k`AbjEB^XPPV7Q*&BhmZDEOK4{ZvNuM_EZKj?0D2d~0GX{Kv5Q#9a{xua8^3|?^F6Cepi*8W+zBm7f%Z+@o(^s4Wq'
    'BKS}8><j!5eNlFcoxJs%M&zD=ky^|M^&w4H)S5O!2AzC8zu?S&Qh-Z#;N41T7pc10WBjoF?ky@G7Oh8w%h>CaJT*i-1Q7JM(Zn+7'
    '7sOCRRN=AW^Tcy%_CvaVOh)LpEcDHP+;?PA?6SDkM55PD@5?Uns?~Io*Qk%D3oI<sBD&|)Rd{`Wp-Z`E0SlWGPgeW_gFjgb2)5TP'
    'gy^C#%5utV4P0Ea=ww5p08jGx9Q(}wuh_v%*%%lV4nsFB3p-Dsh%MR#P94KT=5(L^WNCU1nkuQ=_%7mL=mJHs+*iz?`x@bjhK8k^'
    'Mq6}K4E~!CUqYnXN=d?U+>>8+IAVm%lP3S|_Nu{suV$wS!h&Ua5?{NWJ|?@-E_Zbnl^SLi{BEYqM2eS2T(J|o%B<1W(F5iSZDhQN'
    '?bgL^wQJ6=#s?~yUIwvu^s*D)DA$^2qyMZiZ&uSLw{r3Xj-LOJY3vIqTe6-#%i_lj{t7fG?Yn&4@k#3Q`EnY(i_d-62o2<qLMw`_'
    '9~!Or?;r8skh4>}uhF34iYqu9Rye?`!`M~jq_Z`LlRF@l8SFb_z8M{V+Zc9O*U~<oxp;8i{=*-Rtbo4qS5o{Wp+NViw0pG=-`%Qf'
    '-G<(I`lclstHI`XR;%9=t%jaI;$H4s|LP1!zR9KJII3_+xePjE*AB)jw+Q5pD5!Z6Nrplt0yNFfx|;Fv%*6+}9$sM^q(jJKYb(kF'
    'D;4z=2@xtC>h|Sc%RQ<8@yx{sxgK06WHCismY04DupD?sK~eAsyV|KGU?KVd?2l(IKFIaxu0>?r(DhIaPZ6uc8W42PXBLqeo08~c'
    'XYYTJk7h1D$n{XdLphMww2#E8l;&EeS-e9P3O?l=&x685RX?7&_#oG#Q1F1_nUtV>*=X=OVIcW6p&-Q8OKhf0(&ooA7a!z$Kn1#g'
    '0goQFk>=?!k^m9D+F7D<u=l1IKbkXu{&?o%gIo`Xb4%nTE|8^zA_oD-^RVn;*iTf~B@1@pp5A{vbMZm0hwu>FLz6KY=^{@3-SZtw'
    '9xn2}p3-mT!6#}G@9Nd26%HtOPc`>unlF`$zHR$qns2ty(@|lrovBD3#zwu`w8Fu&9Fc2v8PeX<w1i!g;9a?H>4&Y7Il%j#qQ~`W'
    '(+USBMz4`sB5h_~3OVTLnF>dU9Hp_JW+9(NgNJ&xX@$c8Mr>KKJdj0J>G~wx=5utz_Y3ek%Q&JhDD`U73I}>tQUui7lo8;2vqUMx'
    '>uq{^F89M^3y*DwdseSDt#Am<V99X%JP2X#*j4%>7xMrySe*7Ln=+FpM!nj!!XdOMpfe9*^KEb#q#KEcafZN)bUJ=(z(b4&{d%=&'
    'g+t4HRc?F6bu!POhp%E9fjz5F22B;QWQ|8|TT;E+w8Eji+4yG{Q!)Uz>*F|WCa~jR%<yUA>>qqPA|a(-ZCd5<fZs_+02aO(f)UOV'
    'qIip3Q?`OK0STe|H^ro0ZCc?l0k*2>8|srEv*a2LoYBBTLi`Zi?zct@pOLauuQsi4c-lY@`W+c<!qn+!_@_vUIp-sNj^H=m0Z~U7'
    'Tdy{)aEMB`1dj!h&BR}ZGI=EQka8;q$LC#?Al*D{nDuJY3I}n)(9y2#KQi@!l;MwQ4R1dT@YLIYexfve{J36iTHz4uCCwR2Pc`-E'
    '$QKF&1o((0@@Zj3k<PjktzK<f;Q&GId7EPK;LcfjM4<KY7*}zJ+n%8~mnPhJTCX;(aA?0-KKS#d2XbPB1?7Yx<;>?wMep7|08v;L'
    'e7)MV!a-R<C(o$=#_?Rb(5A5WJcHK}mP__SksWCi%RZ`Cn^rh5xP_y5gM&<t))E{@+>XE|7?Bf&L=S8oKCf4sRydrb4%<I+VMOxM'
    '6^)grFcawvml+cTTZ2fU<9fAeg#%5oN`A@2>D*MmV7P*T8#Ky^snlCpVw;W?tzK<f;jr=c3;lUBg9w-9LbT7*(cXL{`VowB$Y*vZ'
    'Z`G_#f6W0sL|b}q5$70D%3Gu{+GmkP>zj@v#%dxH&x(4rX@$d1G6zJQLb4gk$9LW?Q5G;H<Yn^g+M0(C5KPpoO)DG#>_^9(5xhoh'
    'YR4inRB~4-=UT*KPbJL)wexzlX_dow@dC*eRSj8Qi%CYo-#3OroUl9dO%RKqCDf};D;yGoKF2y&yhJ4nW>4a6eYRcE9+{p}7TKBu'
    'XHc&;t#D9i8Z^rm<D~2f-9NyV)OMGcG|$Zyvy=!xi}h;L3J1J2rKbj-SvOIEQzYC_;Yb;s1U&xEn(>kCGxciI3Wp4B&UgF~#$TBz'
    'l%~A~6o~hP5{I%jS35S4gL<`Tg+n*KC0f*u8t|}!nil0y;%4TSh)*osi>GR?hV^RG3J00l5uZn#lfCnVzQdMQJbPcOt(eSyBJDTp'
    'n^Cu3ZCc@wg^(jjMECxC#sSPGZ}r_YV<U9sBf(tVO4htyZCc?lu-9`uAc&mvg#t@Ux>zs7qU5>TAJTB}Gxv<ESDRKjJUD9=E(<M+'
    '^OrYnTjrxH5Gy9tva#M4!F8oxZCc>~?@Nkp-lY`Kr^q+d=y0@;J<4b)z01C!9+<gMuQsi42xEcJV23CV-ux7eg1yoQf;@8h&2D{1'
    '^UiM{*Q-q{9Gu96<59yGf82Ru?hXZc%VnQrs`J7Ui!<0}dNpg)Uvm(h!(|z>TW%2p@fY?F<0#9b<VaXzU1G=-7;V+7O)DJAJDA~^'
    'S9umQjIzMhP$B||2OQ%5lCPa%(HPgOO)DH4l#HC@hS$GE5?Y4C=J@;NYz%#&Vh)=Xm-FnrUTs?8@V>uHj=~gs2Z0H3P+qhlR&~j2'
    '_cI6VF8Y%9>(!<e4nkONtTWdaNj68s_NRn(2pA$h9<YDWH72u2zFuuw;a~uS>4$(E`sF*L%m%|Q;z)*tp%Z}tISF;edbMeV0~^~z'
    '#3=D1!f*n1P@2Qr3EQFx{t_b3W%2T;UTs?8;J|BA(9tz?i{6WE=5Au|<>ZLg+=uin?yuoLarJ7`3I{3Jd5bw3li@DRFt+~)+jcy7'
    'HV0=c&nVYP64$Ivf6d_-H*X}=3*fX-aPvgw|N6MeUmrL5|2=Mktr)jKYHp((FPSS4O%QK!BSI_$`w#<uWEwA((tVOna&HJ(Lv8Jx'
    'Yh*vUWE&y+{^z2^s8E&mSIK?o{vCeEISw<Y!X#wyaE(T4|J9~!+#Py7G=E>mLm2Q9DkquuG8(x`F+@*jJm3e4tD|R`HH9`BT?X?w'
    '`|g(&F_AS&W&v#>o-_G^Ppko)A`fXmhbHC~ZUS7cedFKFr<_)7oXiX7?<WdeBiZDlIN0}$k0VkxvZIxOLo{dM@L5EuJVSBVnW_3$'
    'NI>jVUF4@>yh~2?+}Zr^S_jhx)N;%u%97kGIiLtc2mL>vPcGB', 0.25
),
}, name='strides').AddVariations('float16').DisableLifeTimeVariation()

# A convolution is beyond one block, tile or vector, with a rest.
# Expected values: float64 formula.
x1 = Input('x1', (U8, [1, 65, 33, 17], 0.5, 100))
c2 = Parameter('c2', (U8, [1, 3, 5, 17], 0.25, 128), (packed('<i2',
    'c-j*epI@Ks{?|zCNV!E=`ig1sYnD$sck)B}6O}g-_h-r_#k4%Wb^qBkRa5mHDz3SED=K}TecbV9*_UFm4V!K=PyzsiCm_u'
) * 5)[:255])
c3 = Parameter('c3', (I32, [17], 0.125, 0), [10700, 5450, 12600, 9750, 3700, 8050, 10150, 800, 4900, 12000, 7400, 12700, 3700, 6150, 2650, 8650,
    6550])
t4 = Output('t4', (U8, [1, 65, 17, 17], 76.0, 110))
model = Model()
model.Operation('DEPTHWISE_CONV_2D', x1, c2, c3, 1, 2, 1, 1, 0).To(t4)
Example({
    x1: (packed('<i2',
    'c-otw;wk;#I!^QP1+C*vC!e-iUG1DY{lprB&DY{X1D9<vYimyZ7vB(>Z2WY8(gh*U841g-1_-2dyZwDQ^_2qyB>(_my&uW'
) * 598)[:36465],
    t4: packed('<i2',
    'c-rmUNpstHe#Y^<g1mz{q$-zGYHE^BWop_TcTab_y~vWSg%T<58@Q7o0TLjw0|bbTAi;f+#7&eaS(0VRcH5Sh>29ZcrjzPSCh1De'
    'R3+D(Q<XQ6IS0p-4-W8o1vq@`_pj#y6(k3_YFsKx;n)HR?4&Wp+bUh^WDHxYNfV^+=VMQ<GOTAa6Ytn-g<h$e=f+Rkopr?bl$!Nh'
    'Ri2f?hser|k1n}V@keq>f~O%ncE+SjY5O^QUy|e^=B7m3D|9)_v{EYb%PUIo=0Tbk61Xd&YcUUxkokiNUXABUypFbF&63{4Ixu{v'
    'BL<y?=%X1Ar;83KE!B1_h#%Y?Z}ANH_oAOg&tjmDY(U~HrsecyMufg^yV%^buv%PxYm+nIw&I;g-pzoWx>jyGd3K<Hn0Qxj>a9@)'
    '?RZFr0kdhxZ6eXkjT|m5+w9Swf}?aNaom%l0xd%?L-X{grUdKdboB`Go-_HvJep|Ly6dID(o5f9_bc&sD$k#gE5&Kr#hm<71i$fK'
    'q?1R2RQUOP{s?~577904liJC31>^%Hel4_TPlCd1f{U^8_TQ-^;fd?U{^t2<;zcj8bgtc~N-Q%4@qd+0cdol`eYvGplQ0G9sn@YW'
    'fr3ccKRsV0BYE7FJ;!FzB#8t(_2u?)bGY8m{-*zdD=1~lucu!wKz;Y0E_z)al<K=L-~6e5K5W|-N4_}`tE|X>+5fhIz3i`#w}<)e'
    '(w}?WZytO?+zrMmr%moOnx0;)760u~sc{jqNmuf85LoW~0u@haZlx){{#AYiE#G!ZTpUu0qo)eZ;o3*&Zn@l;F)Y0-Y&?$1r*1#^'
    'Hs~y_{gsNu@>Afa?1vQ{aFwR(RI_=4C%!v64g)n!tlWp#{e_Okltx*O-Tk;F9WmqmvAPKU%@LYBE7`H5<Od^K_}=%XPC={6>9cd-'
    'P>O3Hcl*CRz!O-tRn^RYCHtOer2Av0ev$h;!`*2umU>i8iT7;rgWeJ%27rqRw21Lw|C#*<te(3MgvR%VzlUDv3-xLmRFGcfQhcFI'
    'mN2Nd<2^1_tCv;zczLZ|U_UR{wWoi^gurcIEpr+7U4lPEw6_x{J<oRr3E&`Q$RTCNe5pDR+8iML#gmV7#fwIH?~E1^Gy-azy3QmP'
    'NKO7gqT{O>Wc?+X#$-s(<6Hf;<roQKFdh;<+AHkj=+ME<;)8Z>aYWz{98xDO>CPT>9-so4MCIP<y;<M+v!as>)V(<<?qkJC?^d@l'
    'lN}iP1__eP9}4t0>u;UyPbk)VrH9*ERZzcZFo6j4RHv?@fwuTasEhe0DQ-Z^ebwd|PYxo1b?1N>^J*$>leWtF3Ds#&_bQEwe@*?3'
    '?I|=H@W%t-<aRNE0>qOeQcIuS9H1%Wp!qRBrK#L{gL?bqfJGZW5xbRB=~ZY{OBr&&$&=(Y%FSfia8pmW%ex4JiO-X33|s6#E|#6J'
    ')$8;eTA+46+p!P3+mGkjXebK>M1QDl?@CF3L`xQ59zc7E^q_(}o7-}G^mz4YDfOws+>da;!@2B)KaU>ZwX^4#i|`*m@xWdEKlh~K'
    '&IqEYQ8`(gBE`z=FS<4MxfHY4p5^=C#=qYx^?x@4T#ia~cB|2u@%iAw{*uMAhj)=tH8#i8Q7*94Zl_?|&!)~^Wgl?Kxvw0>Kt_%<'
    'eJ|%x5HAb^-)ZgGID3wC^nSCsiXNV)Z-{d`xrBOaiDiL=Bl5vT^JHI;+ujiVM(;b5Yla-eTA`X^oRKu|sTD9AW-I4YgO*5fD!xRw'
    'H6aeYKj)%G{NX<Wnq$@OVw3esr?Cs@=ieMXxF$#c*`-}ly5eK*{g&9=W$f2)eO7o}#E8jI0JIC#2dMss`hA6*QHC4}ay^UYkceON'
    'b_r^gl_ja*tHIeCQ404Wcen!f{+x?<@_GQ$w`{E*^sKzhb~2zRS-eoMx*gvy@&ULkdO2K)zdz^VoxC2r^T#|upz*bCi+X_%BB>Pc'
    'aIeGHFdEsYaI5k5`29H-@8tCumzwA41*17iMc-o&#By3t*q&m`9#$^_!)gBjdVkKvJ9#~->!VusMI5}rzO7b8+cZ?=<*)B4QND6x'
    '!=?h|-!kvdxp*h92lM&kSzJ@?HCNZwY?eKv%WQ=S@RBf`Zim)G0fBvg&c!=<J-Cv_+z{Gw`e;W!TMIBL#|htsqxU!V|2U3RGAZis'
    '&$)OfuSbKJ_XE>Uk#NZ?wx(2Gpc2X?+nR<2<t79kR8-&lb1vS=>v2p=kzr|umj>NMjqnU)niVlW+|c-v&E4Lv4|dJ9O$|9j;e!Qx'
    'buF9zQ96|a%m$`{&*)JP2*{npT`slM&zozT8glqL^f=%+W0S5W^=q7(5|t+vtP&=vJV=1y5$>i{b8S;Y4kg_AfIltJz)okFg&gJ9'
    '#09q40&G{tQG0{mJ{p>9n;LT1i9ZY^N^H>kRIO1bB#QK6gKl)lIMPCOL+Ek6fw{J+AqOw@Mv2H=LBi^6*j-L^A7$G^9*b+|{l0xp'
    'ZipFkZBs)I82y~Tg%s(Gym{8_fJLY!Rfa&5Y^e5x@Sq$nOw6@S4LPh|Ud50_cq7~Ni$Yi=2G1W+US*D<rP(Ca=nzWIT-(%;156I0'
    'L_UWl4mEPZ1pDMf*!jJVhfyJ8pIm&FA0C)%n;LS62`?|U)3K~P+h_rW-D2dax=UOZcupkZRee`DTQ%1<HRPb6ucIndS-$JuI;(iV'
    'p!+qK8Vgjo&{$pPpR+^$)Lh%tkb}oQ%ujdjl?x&o?~pQpK1ks(lE~?er&SP3rbaGvZBs)I!>tAjr*^sPd5)*D+qKP3^YZ&Gcsq+l'
    'fWSa6bm!*UriL8Yjru&jy_Ae7aJY%)(F0v*lWe#0#i;H0>lG#}Cd{=>jX4AtB~M-RY^~p<rx`j)K$^~cmit_8r<_|%zS!L}*ETie'
    'kN}(+Z_CL8drEUR>cvC8eFVFyC2v7wDF&v*-nO~6sUe5G#Dj8iA)%|AY#qx=B@~T0%0Yrl(QJ?-Ql-euT-(%;LpX*mNFJDPenV7T'
    '3<ryn@Ko(exA;KA5$dKZe9&Cm)R4oWa~gxdT>MV9&_?=PHljFQr6aFVP5=q_^BC#I&9zMpImEY0TK+|6J*)G4%T*xM-=W32|KdIv'
    'RO@kVkvTNkHZ|l>jU9rXSCB0#LcG48LBNNfDTf?6kKuLJqxm<#kC|(m8gdwyIecqU=30U{R_+C{#YC7QtD+Apd&q0pg;slDu5D__'
    'VJ9~PAVJ&+9WV){hOr4LH=JfVIaECXMU37O+veJ)h8*(E)3W=d;!uVee0ol%7foGkL|XnBk!I*)4H<{bwM`8<D7~v7^lK@anUQi9'
    'LULPgXL_3tNxofxCbU(h_u5?B)R4pASFZ(3Ucm~=o~Ij{Dst<*a?poud}g{@I?*cKfVsA*AqVD}TA`_I-MuO9v1$moe~c3)cU>4a'
    'KWV{NwA9v3woU(c4x<{)33X|+gez*8FZZ%9YSr&(X?11Jc+(zkzjt7+ZEDB?<R>Em%=*hdTSFj@Vjp!{xjf@L_E#}9+LH>jX0B~&'
    '$bmY`{#**>htaj7OnG@srpDS)3JzxL#gKOhK?ghL+NOpa9#xnT4zCr9*nNeKfSI^ZoNSdu!dK>Tf}4esgt@k<A%{S@mIXT#V1<zu'
    'uV_3SA(TsrJ}2(rDR;H9*%O=Q+NOpauKY7(zkbcJ-3+x(l)5a-eAe6K9a|uu163DT&X{YP8geM-ru&&6`jS78F6xd($6pyvbA->W'
    '#%ea|a0F14xwfexhiWu((>@G!e3cSX{L&3F%})tbQyboo(M-L&0(v2HZBs)ILT#VQvyBxvUF)`^K{7R7QT9R?9~NNnemv>F$Og={'
    'O$|Au!RiGmiJt5I4NYl8;LYmY0RlrrBaK(-EW6RzH`g{b<WL+<l5n?9-y+lY5mYDMBJTExAtE%th-|_Hl#7{bn;LScgbSeW8286c'
    'V+A7i1wsjq*U+}=cCOus`<q<6b#AV0YREw^&-9<@>hj$z7hGUtP#U>&eObP<T@jZ8>$kHyX|8Q*$U)v}S62IUX3KwEkcBuip{Z*a'
    'z8!!Ix9jOMUV3t5u5D__p`AFKrO$VAE2pd-$&mr2mJ|*(($6)jK9G_`gf!PSHRN!Z`gO{aO{9fs7bV+ZM>?dbG~gf*Y?-}%!NHD-'
    'xwfex2TXa@Sf=Q1I8-g}mzZK|#O2?(3jU%%-@7M9numwx+NOpa{zdGTkUmCg`WD5D096~xhy#E}X$f}(_r?4nYOZZ+$f0`rT*<Wb'
    'a6vhntADGs@Q13#Qgw)|X8be*MJF?JZBs)IyYvpk>@T6f8GDL9;PR=R?O7*b8{fi<FgM5#9zf>WriL8K(&4Z-Ig^s%OnvO@+ZaJc'
    '8x_f2toLm2rRtmRnroXHayTv0woq?V{^DT`hcuE%SwA<ies1!A`?*P<p_-~*!4i0Grwqba{y3wEE1U}2JDEGD#b^dc=!F{ZM3Z3-'
    'FG*4X`Rs8%1LJsay)YM8LP0sd1Hwmj#8b$e0^}CcgdMxxj@Zut@u1*PHwn@ob3!vYB<vh9G*2El7##kG;_>;Wl52gUA)&9Dp=gqA'
    '<U&0d4CmkMpj{wCFrzek0t_N?cDLMRGNC_yXI=|}`*B2W`iT%5VA2eTqI-M8iU{4t$6NDkXGb4Z-8+R|q8+J^TGa%17QIvj{2$p*'
    '8hyQxPvV7(Oa9Q7`!FHMhg30z*Zjrsd3gb*(cFtzK#oR&_lVFAbTa{9FcYY=ejLXB#A2~nEEbE!VzF2(7K_DVu~;k?i^XEGSS%Kc'
    '#bU8oEEbE!VzF2(7K_DVu~;k?i^XEGSS%Kc#bU8oEEbF9|C|2-AF<h)'
),
}, name='strides_quant8').AddVariations(signed(x1, c2, t4)).DisableLifeTimeVariation()

# A convolution with a scale for each channel is beyond one block, tile or vector.
# Expected values: float64 formula.
x1 = Input('x1', (U8, [1, 65, 33, 17], 0.5, 100))
c2 = Parameter('c2', ('TENSOR_QUANT8_SYMM_PER_CHANNEL', [1, 3, 5, 17]), (packed('|i1',
    'c-jFy0K)%%goF(2(6nlwgLpCIrNh(}1I!r||2sBa)NfIdS%pjni_gjNP<Ka6Qv;Hsb(AHMvU=Jo<>tCmUL|Q0q|O~l'
) * 5)[:255], extraParams=SymmPerChannelQuantParams(3, [0.125, 0.25, 0.5, 0.125, 0.25, 0.5, 0.125, 0.25, 0.5, 0.125, 0.25, 0.5, 0.125, 0.25, 0.5, 0.125, 0.25]))
c3 = Parameter('c3', (I32, [17]), [10700, 5450, 12600, 9750, 3700, 8050, 10150, 800, 4900, 12000, 7400, 12700, 3700, 6150, 2650, 8650,
    6550])
t4 = Output('t4', (U8, [1, 65, 17, 17], 140.0, 125))
model = Model()
model.Operation('DEPTHWISE_CONV_2D', x1, c2, c3, 1, 2, 1, 1, 0).To(t4)
Example({
    x1: (packed('<i2',
    'c-otw;wk;#I!^QP1+C*vC!e-iUG1DY{lprB&DY{X1D9<vYimyZ7vB(>Z2WY8(gh*U841g-1_-2dyZwDQ^_2qyB>(_my&uW'
) * 598)[:36465],
    t4: packed('<i2',
    'c-rlp$!;B2dVuo;$vb3~ZGuJubR&&4Vk1sZmf@CVQKBf3B6)c)?^w6yQ)fO^r{=ozz{|@)6iG|eXiII_E!%Kxppn7oB#i*cB8zPD'
    '0C|CM?OFy}C{^FOHdW`V|HrpE+~33cBh`yc53#|*#w2;kc4_GD(^Jag5u`leFl^7{Cg~6Cp|GEa=I=s&RragWJ|aO!H>2QMP+tSe'
    '!|vF0s6sQEeoWFcN51E$Ez?clyk`!=_Bw7|x1&wo(;E`b{>#%Yg2`8G{6HwD^h{3vy{r48)?n;B;!WfV<;+Kl7e+yVyMvhdFrK;D'
    'hpu9g?yxmFF#AG268(1&eh!8Zlc$y{>{H*+N%mvmbVzT%=B2G~B1+(5if4~P8n9`)f1x#2iMxm7N1}EWHN9X-M+WTd^yvYN8|ctW'
    'N0R+AQu<6}=ukl_9c7#bV0&&XzEQm^I0?0WG=0X!Y8Qrd3W6crjAC>!QCCt_RTo#qSk}X_77=&Nn*Bs&OH+bYw5Yl`xPoX~JBEsr'
    'HiuEC#rsFvM;8!W7qq$c7Tvpu4zJtXZ*A{LHn06-@30YE>twDzJp36007gmk-$ZjsX6uXqKg&o;H`HkV3Wk5J4q|*E>nCCNu6ve|'
    'r>ar?g);JoYhI%gKKsFj@lTz>+ns5A`!q7IJ7TFVu95XEy_u#@lK4Sbt@aYjqz&o>!NS)E%Ir&J*azt$k)d&t?C^Mz`k!lZbO11o'
    '9Ij1LZ_`*rbWtT|HaiW5hv87ChTWad2@c!u^z?;qOi;htG;Yv|2wy~oHR;{&9R#T}bzZ@m=5EP!rAngB*6hbd+SfjHtDsNY#&`pf'
    'n;y|dR}<$Y=IafmaYy>ymelU~ySK1C0pSft+Q{uP>R<cM@!&mD)l_oZeBfhUu)A11#pWm8(OdpBSo5iFh*kz3^!3d@Hc{GHjkPpT'
    'Z-e>u`jbspguAQJ?4ej+<&U;1Kw37AZj4vHB*we#@v-KvwtG5U7bp@-(=%#D+%~XW5~TTJ=N?@=ad!U*Px3lc^w<o?{%#s99p9ja'
    'Z+kenl{)v3{*2m+q0rVp2y?|aIA+nQ?l7~_55IP^=ZSu{$9LUFH+w_V`X*_vAseRfZ<u@=+)K&znJsxuhi9%4bc_M=f8;i=2kqze'
    '>3MbhLy29>W$^Mas+c{gcHcD|yYn2+|6JZ4rQHLCTs65jxrc+_j@|V%XkcJdsY2w!d5urpoejhNluPd3A6>7Ev<06JZD_D_wl|&c'
    '*6hg`r1x8+Efml;8w@uly#OW7?k9j%yw-8N)diJ5)nSP2Rf0@E9Ns?&VI}P@l<XVO&FO%}Lt2+Z?D+?&2NQC_W~a!$VDMc!k)5dH'
    'k)(b<w6^f(+kl#4q*Yzk|7}1X%cH&Y>?@@B_TxnSj|xuVP7sFEv3847xaNC8l|e@3N;jJVGfpGnukgVQOAlLvGmB6hy6Im)?>jvI'
    'uqD1wH{8usY6K4dFbdZVFKp1U@+t%#ogBK$-$z~p9(wSBj%<el8ui@zyL2Z_&g4B|1cxb^TjEz}Ad_+0eS6j>+}D&(IyIIoI)ivi'
    'q5z)m>f!zB3Ew{8;1!v)dGeM5E%*V2zG?o@k4GkW!a>svaykg~!X*#ltk*+*eE+Uwo;8zD;n^eS@IHuCq`f)g!t-qr4tvoGI8Cfc'
    '3%}~s9t337i;)`xXl(0NN>}{)4a=I=Pj6UF)egj*5cgZwzv)g;lVS{WI{5K#TxCBCm%;RfrH|kY4(G1&m9SPF-Pu_97JP%o#p~D}'
    '{my@nC)@t5tzetr<R?rwvYJOLDZQ}WQI-CcqrN%g;<aoK10V9W?*hAFV&3U_+9J*ZY*qxjY2!&FUN~>ixOgqw18Gwh{)p-zu+CNX'
    'o{(YtUTS4LJ0de=w5y%;%^4T3WqYK%nE*=*{9HB@hmJZi0~sgBq3)9-qjq!)C~wZVcrDw*uRIp!8pKOA;#PCja$xl9ajlwOJ{m`+'
    'xn?iloN@75wg;hnu>Bcqbvwgz6I!id7N11>wo#8<|HSbi3g4V@@mjWr(1WyJcZauea@=_MfoQQP?J4JM{=&OY8BsL<%^4T3WqV}q'
    'GETSL-2}L%!WZ5B09U-Y$DqUI3O$V6WwF{cr-NVrEJk*cae+SR0u!l3ZYBO1H}<JttFkt53)ZIJ*8$)4;#TN@iZao3EbSiRk7Bin'
    '=lf0%SjL8_7pqNkI*4|~ZMK=Int=q<n`rJi2co(}TFnk@*#EdSELNN5bg=CE!qf=qUcMrMx5<&-*$&d9sBZzSqtq2%ur|%<Aha*6'
    '&VaTTf%qb(DrPKVw7cSFQ|xaznL%N(+BBzwWrS4wkDx2zne^-qWf2{4^oS~L$9c5tU&jS&)0_@mTE2<d&;{LxQSu9akBt&(YsC9|'
    '5L{K_S9P;kZJN`8NBhp;%Pa~*uZ>-#YBK%R<uBx?f2m~8^!bLF6{}5iI%LK-LEV@BlDOY7OvpYooLIi_x-0ZZ*;W=hC{~;1bnx6D'
    'o}LS$NZNqT`&g%glc{5%{=!7(?f90>i`Aw%9dL6iRs~|m$idvlPAd0LBE`uzhm5znQ==h@)uuTei1I9GAke;|p|RDGAf<BOlatG7'
    'L=IEaHOR-sYSWw!Y}@7T=XSzmWa@a^>2P$xv&>gj30L&-2ee<THqGgfTn-TRUC>6m1H;}0>`)|^Zz}_S)C<zk>p0Jf)uuTeXx*B2'
    'TxVEwz!)UH(a)A2(NXMHW@Bl3$1(_t)uuTe607H0GtU4z>^RW|;dcCS<o((i%%bIE4mRwk#cI=>4vFEU5aLbE9t>^Hz&vO{f3G1o'
    '-LTh)W?fLQHqGf^*7t=cIoox5NoU-L1O-~J_OIEj;_nW$=HKFRvD!4JgO8G62a2R-tLvIO6icXmil>#J@+?qkhnPyi+BByFyTR3+'
    'Hi6hV{b##-g;2vjaqS-O|3FT-%2mfGR-5K@Frd#pWEvlFL$j5AZzMF??{09m2gg4n%7$SUt4(t{5bIloT8?{&(<i2OL$p!4)8BbT'
    'Nfjn9l+XljvD!4JgK!=*eG1Z#lqfaHz#CE?rlh(DE^J(>_vQc=t4;Gd><4yW#_00vFR}I~M8M;_nM}nvK=(ppI8heGYSWw!I90;_'
    'iC1@HBQ>2v&<Q;f`A|U0;x$V)6j-b_&FNr@BU67LC!Xd%V17o&o*a#8Lje(qS2SmCkz%!JP6r<BlK$`6z(IXzz^aKI=hRhCMz;kU'
    '-e`t*054XX=5+AQfv?<hEw3^E8YwN8gWhkX(}8Utw_9%imYo%=O>;Up@>YuGmo>IScNIg`t#I})wl{>;uGy=m?wTiy)uuTe1li`D'
    'wz!+t!WY`~P871<JgmKh+88-)*Ta5TtTxT*ATIkoRe6HDM%)T~hq@rNy>+7f9mY$1zD{SwYSWw!0L(F5jSqDDrDG@`!hx6_i)awr'
    'KS#?hvHZj<R-5K^ur{)`z}*d%)XhCRkU?|mxg+e}=Z7yn`JSB=t4;GdaOtmVu{NRc5k~ub?)%?H_((PlFFv-#9-_r+)0_^RO#IOT'
    'j*c$>d^3Ir3@q7a?tVOMM53aipPE{++BBzwq^F*;F6o+ov7~#?Mb%S#65Qe2?_+j>aD^)cYt!%Rz`$oQegM(UE;uyeE!Jb?u~0ru'
    'p}^tg>38W)vD!4JL)?LZvoFvHJ5yc3B6hP?uVss1YAg&xcuKoiZJN`;-F$`{SM^@V#P3?Mji5!3`prd1w-9CB2{JmxYSWw!J~)Zv'
    'b>3`Q%9Q)p3?|^yu)Z-wLYX0`bIOX<ra2vqwgU!F@NmT#9GUtR!G*Uy;d`<<AbW8a>2_4CHqGh4cfWKy6}z#tne5sT%$Ugn3M20+'
    'Vt0*TZgq;)ra2w3;1s_^ZVe@0)wTDmFv`aEwl8`W8Pr<?1s)ZvO>;URt4{}SK{Lerv@J)xD&aUtCf<&VmRs%J4{cDaHqGfk;(KYk'
    'B9FDZ+Sg6-p*eJ<blN9vJ7p?XPnIMtSet%dhosf?=Mz>(&d_PWEr4XA0wIa0K><XkMs^F<rr+0rdttu?Y+-5fNXaDayE3M&2WB?c'
    'F|>vUPEf2i&FMh>eu%I20mA-Bf7~(K<>e;j<tG2P%T2iI5?hJt2ONLOh%j|__Z*@wn(6Ljq<|Ag>5&6_{3OKZBcZxSK`*r2Ph{sV'
    'SS-h|4udx8XY8jbTyVB&EoK&8!bp(!nX+ql`rYAqo84eq(6wp$xe_ESep<I}t^+jlW`7oUVUV8amg9&x4#4F}oYc~(V$&000DA*~'
    'Oj$hkH}7<fR{@Cv%s0C|0r=jj>G)vo(V$n!?BO|IEE=LIq7bOPArR99+#7Zurn2H`y+H9C<(E!y;nug@&~|IVXzp?BYJT1OO4P&F'
    'FI*ZTq~Q3Dvgvt5*n6bIGtcz*rEmg1{ezN{l9G~=l9G~=l9G~=l9G~=l9G~=l9G~=l9G~=l9G~=l9G~=l9G~=l9G~=l9G~=l9G~='
    'l9G~=l9G~=l9G~=l9G~=l9K;#{4YjJX<q'
),
}, name='strides_by_channel_quant8').AddVariations(signed(x1, t4)).DisableLifeTimeVariation()

# A convolution is beyond one block, tile or vector, with a rest.
# Expected values: float64 formula.
x1 = Input('x1', (F32, [1, 65, 33, 17]))
c2 = Parameter('c2', (F32, [1, 3, 5, 17]), (packed('|i1',
    'c-ke(!3h9B5QD&&{%el6aK8a%B(SuejAM<u&r{JPO*gskA_xx*ksA5', 0.5
) * 5)[:255])
c3 = Parameter('c3', (F32, [17]), [2.5, -1.5, -1.5, -0.5, 3.5, 2.0, 0.5, 0.0, 1.5, -3.5, -0.5, -0.5, 3.5, -1.5, 0.0, 3.0, 3.0])
t4 = Output('t4', (F32, [1, 63, 29, 17]))
model = Model()
model.Operation('DEPTHWISE_CONV_2D', x1, c2, c3, 2, 1, 1, 1, 0).To(t4)
Example({
    x1: (packed('|i1',
    'c-jrh$pOG12n0Y@K+=D;9D-)v<IVjQ`hbvC+t#?zs2F1qo?DVeLT)Tpr`sFoKKeg>ikuwg', 0.5
) * 598)[:36465],
    t4: packed('|i1',
    'c-rmVNpIqI9L8~M4A^*MvB5YP6JWwjLPRE+wbOPEz4g$0UuG|rD$S*bO4T&#v>7ENBw<(*HnSLPjIoW~dwY%)_5XVjA3ge>o|@<_'
    '{hNZYUa!gQZS2>bU`g{5bIBKiFek}4=Ek@@qiM=A5)#|R^WXa4L^ez#NryRKpgbiuO6yN<_tL^JyvB3c=-#q@dAOG*ocflpD$|oo'
    'sxKB6DXk!uYvyPbCf~l8j{{HV1TXng8tgPeXDPxisl)NtlJU~I5nW>VdO6}&Uox(<A*y^*>*aa@6MsWGnDW|n*EpqR@!*9u538L!'
    'HNz{yX?HM4@4qN+CivY}YW3IcGqQGPRdt()ETgG+^YPP`p*y3mYO#SAse9*@@rO+$f1f{??l`xuXv(j~wqbo>ON#I|)Jz4mEmKpQ'
    '%rk7s5|w<1BZN(EzKqu$|GDa6D=PWQlVg29M*B+LJ~|8yLcQe7TVMy$IKcKYezUCb`j0wUi+s#gvZ>vK<&`jenbvt>H-<YIa-Aw4'
    'INP1V!pg9+keL)hu|=t<2dv5Q`N*Oi+U;CztJmEh{A()Kz;k#<nh?ZHj1LEQuKCP0#<hc6|5<>KYLo81Jt!1qO6brQQ^3NKx0$^k'
    '=U=JP?Rf&jrWvL;AN{f~C0D!JFmg<NVa6t@B$MG%R7sMCn3pzP)0_%c-y+uA_47ok^Lxr=6K~WrxtEx;7QveL*1|VVR@do$y=@mO'
    'mE47Hk|wvG<~A(r>g8ZSisRs!<z~i*J#SV0?%2ADo*AP;Q7tydo;zQ$>=hUK6z2z*vtoPnIb%p}k8a(1hbMD7PjSv4$Nh;jDV;M|'
    'Lu@heS<8M-uEpk0W`fUFLidDiYUO!E#K^^R_Lt<SQ{(f*$xO`f{bn4U56V-vFY2mBbmF}*`E4_#tFCu5${2X5qRID-fgGj2Uw$%<'
    'Kd5!Aqb?JdFRyYX$u;^p(GvR=exkMNSx&w(t2M?@u&hG<&4(oFpc_svV@!2G;I*NfPv?nK`dx9A5H2Fp>}J=|j;4Iv`g4aYVcA9`'
    ')oo_9(W#|u!xZyr<<nZm@}K&~l+G)3;D;h9PD;qa<dWJ6EWPq`%8fKm7<vy&uIwgVH8gfAg{UsGIX{(~JJzH<6lcL!Uy${=P4)By'
    '{)CEmXkn%CocS3i_K2diO%YK?J&M-;4H*zVPK4P-KPfBWFcB?la*Lo-?8lKkHLPGhU0rz93j#~%(IY4Q1Y<UyTf^Ix_iABd``6pN'
    '$h&@98Zp#=AOph3iSR+z6c9d6gb%W&fbel5e2_H-gpU*9gRChaM5rqPAwpdV2odT^K!{LR0z!nk5)dNPm4FbTt^|Y#btND~s4D>>'
    'LR|?65$Z}nh)`DoLWH^!5F*r-fDoas1cV56B_KqoD*+)wT?q&g>PkR}P*(y%gt`(CBGi?D5TULFga~ydAVjDu0U<(N2?!DDN<fHE'
    'R{}zWx)Kl~)Rlk`p{@jk2z4bOM5rqPAwpdV2odT^K!{LR0z!nk5)dNPm4FbTt^|Y#btND~s4D>>LR|?65$Z}nh)`DoLWH^!5F*r-'
    'fDoas1cV56B_KqoD*+)wT?q&g>PkR}P*(y%gt`(CBGi?D5RO*?;s3EK{{awwX@C', 0.25
),
}, name='dense').AddVariations('float16').DisableLifeTimeVariation()

# A convolution is beyond one block, tile or vector, with a rest.
# Expected values: float64 formula.
x1 = Input('x1', (U8, [1, 65, 33, 17], 0.5, 100))
c2 = Parameter('c2', (U8, [1, 3, 5, 17], 0.25, 128), (packed('<i2',
    'c-j*epI@Ks{?|zCNV!E=`ig1sYnD$sck)B}6O}g-_h-r_#k4%Wb^qBkRa5mHDz3SED=K}TecbV9*_UFm4V!K=PyzsiCm_u'
) * 5)[:255])
c3 = Parameter('c3', (I32, [17], 0.125, 0), [10700, 5450, 12600, 9750, 3700, 8050, 10150, 800, 4900, 12000, 7400, 12700, 3700, 6150, 2650, 8650,
    6550])
t4 = Output('t4', (U8, [1, 63, 29, 17], 67.0, 105))
model = Model()
model.Operation('DEPTHWISE_CONV_2D', x1, c2, c3, 2, 1, 1, 1, 0).To(t4)
Example({
    x1: (packed('<i2',
    'c-j-&F(<N>lRfr`{<cfsR@7Z7U0#r(7pO8X%S!*w{@#+U7LsSr^`4r)UAL|{N#m-9oBFkH&pj9lA_7<>87vqm0RR_d8;t'
) * 598)[:36465],
    t4: packed('<i2',
    'c-rmVSyNMY9LDj!fZp`Fc4|BA)Y@vrDpjc(TZG6GNC*iD31C)|kc}KTIRUfhWG5jZJD@-S6T%`=McYxdI%;dDb=tAZ;6>j+Z~6v$'
    '-(EAr^#6R`!*_o3T>W<IWb)Ij&DKIy+)}fCs{PuuV$B`2=u*1Uus%nx^KGrX@gZZqJe;D`eW!A%UgM_Wr9W_@QTFSVxPfhmzHd8g'
    '&#(Im36t`?+myI2R*tHw&5dtO)pz}5P^(tjjt0xw5kH&oZ8FSoNYgadlP`>>0<_?>HrAgHYwC<6j%#xJ+~&iNDyrN10e8%yOgq%h'
    'sN_SA)T$Qq+3cw<eOY*i!#t1M>W!kcU-WsEy%cOHU(i0ub0vd`oaqcTG2kjn?>$NnmfAWeit2|~zy3Y(#rAt)9wRT!9Z`oGJUa$0'
    '>-jc&=%kY7`nRm<7-zF{U_P#}r`w`)i=KILzgRQ$!ri<*aw=@rIM&5uan^s|w_u>WkF1<C&+KkTqf2FY$ntLvemw3Ph{kmpckF@s'
    'L_8zaSCm(|{KHH7CW?PyCFw9K4ygTK+U89Lsqbp7lGjxQDk?HH`+d+6)qNlw`)k9+qqUBM$r<M=6W+-DNo%Iflj{3Pb$HqmTrcV7'
    'exR3yqjl?_dpcNQ>{@Mf?V>@_W%LQlku+DgGMNmnzKo_+$v$r`Fl}Z_D^zAk(!+bB_g25d89czD3ljeA$JQr(Ln3j%^4U_^vLev5'
    '?ez8Y70!TXpjp=Gnr1I2iqUwjyQqxHteeGge}Ns-=`Lqe+@O5TH797%wKx7|Fok~P@j9%QvUicn&3i-bUa9%1GVh7X&K4Zb<AZ-s'
    'UZ##*pl%%1ZF73N*p0;vN8EVWmyTCPy$kMm9j|F;#l4toRfbf#TN}z`W8wI#-h+XqM4zd8@dg!6TKPFPs$G6ie~ytkRg%{0savD7'
    'ec|f4Amh4Tikx29bd8T%L(7TgR?Am5QM=#vVyIFKemd(^_bx=s{!kZH=~i8;)cC`x^O0@uRNQm0Ca2BjMp<rWA^dvuiuqEo>Il?l'
    'E5eqbtH+Ww^p+Mz0*hIdT(V_#-I*I_dW<bohP%4K=0DzCY7m&eS=D<p%q9JJfl5DR+>`f)lRtB8v{rj&qJ#6!-EN;XckYJTWeN{P'
    'a>~J7CDlLE;>$}E40l_Q_0ZwfjD31eWvXc19aH*^cWHJxCX4i#+v!|d_(Jh2W*3)Lyql}qnyF`iDVl3q{erG<BxJKZ6KWU54Gwz7'
    '>7yBOm>W$lj!3%)WfMNpu4vdFP-tSA)`>&*l9r{t_del@-kud?#m2_ne}{|+_h*EKafxN%xq+SZPDFgI$96)oV+m2#l51^hk`<ZE'
    'ifes!OCzsmJ%+R}Pa971a*unZL!ICGMmjvAR5jF5-J1DN$cS)%Mz}ZE6cO&r2>0ZgBEo$d;a*%*M7TdA+>>jH2npJih>)ONi3kbW'
    'm57j_U5N+@+Lefqpk0Xw3EGv2kf2?O2npJih>)ONi3kbWm57j_U5N+@+Lefqpk0Xw3EGv2kf2?O2npJih>)ONi3kbWm57j_U5N+@'
    '+Lefqpk0Xw3EGv2kf2?O2npJih>)ONi3kbWm57j_U5N+@+Lefqpk0Xw3EGv2kf2?O2npJih>)ONi3kbWm57j_U5N+@+Lefqpk0Xw'
    '3EGv2kf2?O2npJih>)ONi3kbWm57j_U5N+@+Lefqpk0Xw3EGv2kf2?O2npJih>)ONi3kbWm57j_U5N+@+Lefqpk0Xw@pu&x{vUVc'
    'YXATM00000000000000000000000000000000000000000000000000000000000000000000000DJEr;7<Zx'
),
}, name='dense_quant8').AddVariations(signed(x1, c2, t4)).DisableLifeTimeVariation()

# A convolution with a scale for each channel is beyond one block, tile or vector.
# Expected values: float64 formula.
x1 = Input('x1', (U8, [1, 65, 33, 17], 0.5, 100))
c2 = Parameter('c2', ('TENSOR_QUANT8_SYMM_PER_CHANNEL', [1, 3, 5, 17]), (packed('|i1',
    'c-jFy0K)%%goF(2(6nlwgLpCIrNh(}1I!r||2sBa)NfIdS%pjni_gjNP<Ka6Qv;Hsb(AHMvU=Jo<>tCmUL|Q0q|O~l'
) * 5)[:255], extraParams=SymmPerChannelQuantParams(3, [0.125, 0.25, 0.5, 0.125, 0.25, 0.5, 0.125, 0.25, 0.5, 0.125, 0.25, 0.5, 0.125, 0.25, 0.5, 0.125, 0.25]))
c3 = Parameter('c3', (I32, [17]), [10700, 5450, 12600, 9750, 3700, 8050, 10150, 800, 4900, 12000, 7400, 12700, 3700, 6150, 2650, 8650,
    6550])
t4 = Output('t4', (U8, [1, 63, 29, 17], 140.0, 124))
model = Model()
model.Operation('DEPTHWISE_CONV_2D', x1, c2, c3, 2, 1, 1, 1, 0).To(t4)
Example({
    x1: (packed('<i2',
    'c-j-&F(<N>lRfr`{<cfsR@7Z7U0#r(7pO8X%S!*w{@#+U7LsSr^`4r)UAL|{N#m-9oBFkH&pj9lA_7<>87vqm0RR_d8;t'
) * 598)[:36465],
    t4: packed('<i2',
    'c-rmVOK((V9LI5Af-B#EOARqWH^#&$lE?xif?RCNq@^>%Oy|t?-0#;p_nC9f%rG;ZX>FMTEv*Fu5!8iXFc=UuZe5VLH733UUF*6@'
    '<MaExgeUptpWo_{mg%%5Te)NYcvq!Qai9CWr~0td$TotTw4u8Cl3A=|!ZSbrwry|LC$9>r7d(toI<iYya}a!8Gkm#l(y*^d#RqJs'
    '#Vs98xG;VaSJ#Xr^4Hcf`V)Ot8y+!6SynV^N?K?c=BhgV(duw5MjTK#L*WCdB^9Vh-HU1?Q9i@W+JTp-Ge>yKZ0xJSI@ftqVCsrt'
    '=e}E=mX+Ll%Fv6ZR(wn9zT<YgUi|wCv&ygQ`ns3DUf$NK%1O6Og}PdJAZ>gU=cB%zRJAeZdF3xVJmb#_e9#Y_3o$Je?^?7c@WN30'
    'P^!lg<%*?V?pknX=}PcD6MY=sU^gVYH7ANsc|PH+Cq~$-zF12_S>$`0o0&qHqLQ#mX^~a_;Ignv4+lcWxHILpyC*L=`<ByvopG3J'
    'iQRU+QO8|+NKYHlERyrK?YQf#xXba<eO*-DagS3xIZ$d7`POMY_W9$CUI=NkdB0a#xXq@)=$j}~{BuRuwo=70)V8@LH?KSCqB@?)'
    '4M*Nqy^62=pn8_lw3qdDr>QX=xo*c<&McphC8M$7HGg%(8%ceB+&=B@Ow46RqT)*<shckQ4_cp9HCyC<kxTR8#aTzWXcX48IIu_E'
    '=?$;HEbi<%|Ga>wW}LZ@HN}`UJ2h$FQ#$g`?b*In>;-8MZ}?JPaE_aFGj>9e>KAWamRG%n?W!>mG^;(h9M>P)XT|zi_k6Br%(2zW'
    'rK?Bk_XF49yI1w;MQ3tbX*^>sQ)&p^yn2drDiODGjNcs4_q3fwGh@@+tP|~3OD1zdzVuu>HKP16#lLJ7Lhg}Dm-OshIw}TLZe>ei'
    'UNNjcMT?^NUO9>#wx|3hd|IQ;B`+0XmS-|9aozrEa%MM(MvbJxi*9Gew<{b+>Ecg{@;)tT@m*hfVb`s|U+{;V$@p&FXwTK}_@&BT'
    'K3lG~D9tb$_u_>03!c6yxt?iH<ej6o@Kwj71!uMDMzs~c8fapTo`j}&)^B*so|;<ToZ>~A7Pgs$r^`uCRnvF%6^k02HwAM(FGr8X'
    'oh@B4)#zKh5G^`=w&vFs+ij~pctcAasn6)I3FF`NtBS3tMo#*7$cXTeMyTC0TF2Yb$a5Y_ja@<RCXqb9pmz2fTSv7kjy4mAU-TS3'
    '<Ky7^b4j0++V*Hi&Of5M=c{~R>X8-wCuBr;I3qleYl;XDXM_iGO%dVYjPO9NDIz?a5gy1jMT7+HN<>J|u0(_c?Mg&Q(yl~=<m^gB'
    'NYJiCge2`sL`crAM1%zGN<>J|u0(_c?Mg&Q(5^&;1no*hNYJiCgaqwML`c%EM1<t*N<>J|u0(_c?Mg&Q(5^&;1no*hNYJiCgaqwM'
    'L`cxCM1%zGN<>J|u0(_c?Mg&Q(5^&;1no*hNYJiCgaqwML`cxCM1%zGN<>J|u0(_c?Mg&Q(5^&;1no*hNYJiCgaqwML`cxCM1&;m'
    'N<>J`u0(_c?Mg&Q(5^&;1no*hNYJiCgaqwML`cxCM1%zGN<>J|u0(_c?Mg&Q(5^&;1no*hNYJiCg!p(B5&j={<x2nn0000000000'
    '000000000000000000000000000000000000000000000000000000000000000N?Z$bLVcK'
),
}, name='dense_by_channel_quant8').AddVariations(signed(x1, t4)).DisableLifeTimeVariation()

# A convolution is beyond one block, tile or vector, with a rest.
# Expected values: float64 formula.
x1 = Input('x1', (F32, [1, 19, 1027, 3]))
c2 = Parameter('c2', (F32, [1, 3, 3, 3]), packed('|i1',
    'c-jTQ0RaF20D_?M|7Hs+9gY=Cra_kEqe%+_', 0.5
))
c3 = Parameter('c3', (F32, [3]), [2.5, -1.5, -1.5])
t4 = Output('t4', (F32, [1, 19, 514, 3]))
model = Model()
model.Operation('DEPTHWISE_CONV_2D', x1, c2, c3, 1, 2, 1, 1, 0).To(t4)
Example({
    x1: (packed('|i1',
    'c-jTQ2?D?%2m>(76#4&axhhN2j#Ad6duwWs^P)<=7pn$ixhF3`Uq$B$I1P~K{p<%Zc_GI', 0.5
) * 960)[:58539],
    t4: packed('|i1',
    'c-rmI+j7!)00-dk50F4Yl7>Sm2?4R)Vm(}_7w%r~^ZEknr8ACpoKAISYn@igscC>Dgq+D?AEKA}y}>tMw_P>!UFW{j^=>>P<f*n)'
    'K4?6gzsl~!Bu#8`)JdDpkJs_2mgJmw?Qi5$amna6b&{Rz@8a<AY?BHPmQpQ`<4#mw_f7w)d*fwW;XcT6R$fk3e^sHFz5TUq3);@^'
    'SfkS*=8|uO9Ceq89Q`=Xw`zHM$5gn5)Y{%WT_{hirWv^hx%Jjf>DBGP%qqM=lJJes=HZOj4XxP)8*H$_2K%vWQa4!A<;}kv2?>AI'
    'qub}b<H>Gz>eWT(*Z!wo4V69>#KHSBVK$@}b1&0Q8*=#R-_|RsqB!<6p9{~L*Us#-REdY=KT9vY^R2S;ZK#I-kZ}~bHOhS+|Gp0%'
    '#BEUVyN${B5&09jE8YB}`K=T0Vr-1mJZ8NQ9RG5>jZ^mXKxBH^bYoXKI?wKZzi|$Zcgn=Q9kGko<j+<=f8wzL$AS$u*kFVGNVX<g'
    'cZPuzu)zi!>|(Nsb(`fhPQV5mY_N;Tc0Ie(5^(}H*kFTQOtwS@+{(ZS*kFSVb}`ul<t$m(aRN5jV1r#uHqC@W$-oKNV1o^IG1<Cj'
    'u)7E+V1o@d*u`YuubVZO!U@=5gAH~u*|n-7ws8VB*kFTQQ1&S8Y3v>+V1o@d*u`W=d&$i<H~|}Mu)!`UJ4__T#|hYAgAH~u+3C_c'
    'D$j5NHrQZ;T}<|V+EpEb6R^Ps8|-4TheLX>FmVDl*kFTQO!lD{^vx@rfDJa-U>B1;)mI92A%{BWIIeT0C49Sb`C={bwOGi%l*+0W'
    '*c;)3%eyV#WadsQWO;gdl4QMI&!py~>Q7Z(uFT7J%F?BtATRr+wcuYT%+;W-`dj;OPdG9cr&FR!&&sw>e^e<~Wv-V2TRoCm<m+Fu'
    '%9rFgF&lGPVdmz;_fAeEYLdFtnQybyrQ9>dPLK9<kFEFXlhw{I?Lscp+V(lvV1o@d*pFmq#QYyQY59Q', 0.25
),
}, name='few_channels').DisableLifeTimeVariation()

# A convolution is beyond one block, tile or vector, with a rest.
# Expected values: float64 formula.
x1 = Input('x1', (U8, [1, 19, 1027, 3], 0.5, 100))
c2 = Parameter('c2', (U8, [1, 3, 3, 3], 0.25, 128), packed('<i2',
    'c-j*epI@Ks{?|zCNV!E=`ig1sYnD$sck)B}6O}g%xB&ng&<)T'
))
c3 = Parameter('c3', (I32, [3], 0.125, 0), [10700, 5450, 12600])
t4 = Output('t4', (U8, [1, 19, 514, 3], 52.0, 103))
model = Model()
model.Operation('DEPTHWISE_CONV_2D', x1, c2, c3, 1, 2, 1, 1, 0).To(t4)
Example({
    x1: (packed('<i2',
    'c-nh&Wcs(_TR&dRc%`Vf;Kft_>2prae5`%*t=9g@n|V1|78Kie88kQ5h2Ni|tI6_k$EJ@VN7H8}J2RfVDIvdrff4`!FlHdr'
) * 960)[:58539],
    t4: packed('<i2',
    'c-rmIO;4Kz0Kjp-fCn!w@#1YKV?5}LOk=PauCWYT+wnSDC~ZMn`u_5?g_gcOw6ss(Xjv&8v}?g_K-k7M91u1amTbz@Ec2#U&-w}c'
    '5L`^2|L+t0^Ot6ukESO(-Fvab55~syi}?O=z1~O&Y4fJEE6$l`BdYW*&GSP`wK+Yo7tZe{1C<5q&BFSLa-uTQS#s`N?{4kp@3a-t'
    '?tE}>@maNRy)bUNnW>99v8|o2NgK<iQbN=6^i`h>7WTisofG~P#ri~FCSfc_mh{a;DAPFF?rzs&4<gl*2g)CxcpI+bvmy2B-0X~N'
    '%HFbH7E`UT<FuS#JrsXGayu(4o?tLZHrZs8P4*eHtJ1*H*j!cGT1sx;RdpYV`Qc>xP^o+M?p>p~ne5CQI9pFO^+)5nyge1Zzv4Gc'
    '#IH^zzxwH)FN&M}v-@hzvAK8E;x1~}UZ2wzzk4cKZ_g>ykMrx9bKZZ4ZAXK*;_qeFKJEz^Q^IHElh5PP^y6QhmVQ$~(n@dM@nqhv'
    '-x++}3J1=ApIZzp)R*;JGY(($RqaAzXDDTf?7UHI{&DG`D|{MqmTHlxRd=DG9X4j82mURx$tIg@vd@_9)2s=G4W5uqHrZs$Gg}JS'
    'H^w|XA)9Qn$(CofU<<kpC7zH?HrZs$Gdokx{{4}eCuEaNHrevb*2OHv-Xc%PCYx-s<(Zu+G*2CIo{&v8*<{NzI~<5--N!s3n{2Yl'
    'mS=XMochgri6>-}O*Yx`%+3`;u`4c~kWDt(WXm%<t4coihj>CZ*<_O~&+KiDcwJ}V3E5<mO}0F<9ns4DY?dcvlT9|+^2`pngpRw!'
    '6SB!Bn{0VzXR_|e<pNL0CYx-s<(VB4;{K+cCuEaNHrevbE}6@f53@WWn{2YlmS^^=$!m73zx4H60``R8zIcA(>Zi7%y0JSm^2uVT'
    '><VvMd_up?G13xj+IX+VFlK*vExw{?Ues<%sd>p;H0i!c_Jqd6)7$gjoPELXOo=^R4-NZ$La};fWdF+>YGuA1vWlZ2;r(hyHING!'
    '0`ZmfNFrgGbm`ZAQKk!{mFl-+HJvf03SRpl*zOvtjsILQCNrLa8xygqF5xfrXi4E2R|ID->Mtt<r)J?^U*2b~kxe$)WRrcyY`rD='
    '761SM0000000000000000000000000000000000000000000000002~XZ{0U9b!`'
),
}, name='few_channels_quant8').AddVariations(signed(x1, c2, t4)).DisableLifeTimeVariation()

# A convolution with a scale for each channel is beyond one block, tile or vector.
# Expected values: float64 formula.
x1 = Input('x1', (U8, [1, 19, 1027, 3], 0.5, 100))
c2 = Parameter('c2', ('TENSOR_QUANT8_SYMM_PER_CHANNEL', [1, 3, 3, 3]), packed('|i1',
    'c-pILY2kTuVN2Hh<_g0nOAlWWWj-S*^55Dl_DVhg#o-Nk'
), extraParams=SymmPerChannelQuantParams(3, [0.125, 0.25, 0.5]))
c3 = Parameter('c3', (I32, [3]), [10700, 5450, 12600])
t4 = Output('t4', (U8, [1, 19, 514, 3], 76.0, 97))
model = Model()
model.Operation('DEPTHWISE_CONV_2D', x1, c2, c3, 1, 2, 1, 1, 0).To(t4)
Example({
    x1: (packed('<i2',
    'c-nh&Wcs(_TR&dRc%`Vf;Kft_>2prae5`%*t=9g@n|V1|78Kie88kQ5h2Ni|tI6_k$EJ@VN7H8}J2RfVDIvdrff4`!FlHdr'
) * 960)[:58539],
    t4: packed('<i2',
    'c-rmI%W_i%0Dxhi0LPsR-MG<}4#S{Wp^in3lva}FemTjxCMPG!Npf;>Z!R<?4Q)*cHbt@6T9nIZnJx+=I^ZDUOcydDTgR911$>BZ'
    'oH_sZ1poZ1)Q|Yu!sMN7tDfxqVh8t%y{5SSG|>JtKh}I_15$A@W7{6@mZbNze$UWXi|3z}n$IK2uZ2oAmiozK?P-?>vZgA7fA!Au'
    'OlUjjZd;djti_tQ-Z;1QtK9rCrrho>9Mp4<Q=Z*iXxAtIp$I!#?aT1eMz#0Icj=}&anMZtu6C|xrpNlyJwg1!)UTTJ%Y{$3V)^Ar'
    'cW8V6j%E(zm9=DH5KsFH?u%rTO*YwNA2K_>@=%obmC%lLt&^@DoqPXSJ^3IccD=_(jq-HDc+zU#w`*mg^joa_S!3^X@PsOs&)CDG'
    'Q^)gaYn(2}v&xam@Jg%vPt^ULY*~_V5RPn!`;#eo%Dr^kT==RQ$mCAF+#Q{<+Id&e4y-)&o!`%TrN-WBEt#*r8`9$OxsL|5Ks9l>'
    '=&4?;UVkQ-PtvZx?A#}r*rXgyB-d^gjy+O}4~*fc>bIp>R4G<eaZEPZWRp$yA+z;NPzuiTglw|OCfk|W*;?OTD)5ACvdJdfnc2e0'
    'o*~tFLN?iClkLoGTl(CzMm!;#Y_iFAXm)g4O7nzlvdJdfq1mQ>!5IC(6SB!Bn`~!h8}*+xb(<$-lT9|+&dfGsS291v6SB!Bn`~!h'
    '3(E!hT$m?hlT9|+&de_R`_^!tCuEaNHrdY1o=JDJsQ^#NCYx-s9hz-6!_s4(kWDt(WIHoEscdMOMV^pNHrZr5GrOp|(|V34WRp!c'
    '+0M*X=M!q8%@eZ8CYx+$X6HgBd#2A5vdJc!Y-eWAdA`++JKhVUQs89feyU`ASU>%i7<@H48E7Rsp<yAA+%Yz9X!2D>*f-S|?b(;2'
    '@<e>qY`uP0Y2H$o*Gm4p>aFP6kSLu>PaByl5xF!Se{-g!J#?$<b5my<>Dg55TE5aPCTm)5Q>=VoZF=J;8i~f+#`rbYJK<Po)2PfC'
    'p(EykRo8C_!meCNh^cic-SB_&hGJ%CyOLi2xTGY^_g-l(Oj!Mat6Gk=zbBh)vdJd<kl7Vq<OKi#0000000000000000000000000'
    '0000000000000000000000000{LlOc^u~?G'
),
}, name='few_channels_by_channel_quant8').AddVariations(signed(x1, t4)).DisableLifeTimeVariation()
