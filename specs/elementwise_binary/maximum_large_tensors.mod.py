# Licensed under the Apache License, Version 2.0; see LICENSE.
# Written by 'python -m corpus' from corpus/families/elementwise_binary.py; do not edit.
#
# MAXIMUM: tensors of many elements, in sizes of no block, and beside powers of two.

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

# Two operands have equal shapes, one is a number, or both meet in a shape larger than each.
# Expected values: float64 formula.
x1 = Input('x1', (U8, [65535], 0.5, 100))
x2 = Input('x2', (U8, [65535], 0.25, 30))
t3 = Output('t3', (U8, [65535], 0.36000001430511475, 27))
model = Model()
model.Operation('MAXIMUM', x1, x2).To(t3)
Example({
    x1: (packed('<i2',
    'c-osTq5gl`#Eo7rzE}xv$l3G7P<BCU$g>Ht=ge>46zS0Ldb;f5*Qc8~yn2`4EAH{^Y`EXdBvG*GQK8}n-|+VglmGypn;<^'
) * 1075)[:65535],
    x2: (packed('<i2',
    'c-k{<F}}3f`LxvmH=!FZqJubV59<{sXR7jS&Q250{5iQ$r>U`4_2NGshYuI79Y1p7!k=A&nLl4%Hg@q^*v!m82><}gTppJ'
) * 1075)[:65535],
    t3: (packed('<i2',
    'c-l)!()!dCIa%-0W8pc=U8g>d?aK@Gz7Qd}F5tjk|IIm}=gK!dIX8Vff5_S+vnTXToPMlb$ba*SQ@W<DWr=qfC;<RpCm+r'
) * 1075)[:65535],
}, name='equal_quant8').AddVariations(signed(x1, x2, t3)).DisableLifeTimeVariation()

# Two operands have equal shapes, one is a number, or both meet in a shape larger than each.
# Expected values: float64 formula.
x1 = Input('x1', (U8, [65535], 0.5, 100))
x2 = Input('x2', (U8, [1], 0.25, 30))
t3 = Output('t3', (U8, [65535], 0.33000001311302185, 8))
model = Model()
model.Operation('MAXIMUM', x1, x2).To(t3)
Example({
    x1: (packed('<i2',
    'c-ni_E+4;%V}o=x!*>RG!8P2Et=YCL=vPoSI)2U3G4$uLEg?7CB6Sm`csX-Ed%Tc3Q$4vi_WYf7a%Ok){+(o?1ONcoI2<P'
) * 1075)[:65535],
    x2: [39],
    t3: (packed('<i2',
    'c-p&c%g<lOU(K)0|D2znzm)$3KYwGgCy+UBE0B0Kr;&fB4L=x&JmkN?zf9ZTjepg?3V#0m;vW|>Pyzs=UK0B'
) * 1075)[:65535],
}, name='one_number_quant8').AddVariations(signed(x1, x2, t3)).DisableLifeTimeVariation()

# Two operands have equal shapes, one is a number, or both meet in a shape larger than each.
# Expected values: float64 formula.
x1 = Input('x1', (U8, [257, 1], 0.5, 100))
x2 = Input('x2', (U8, [1, 131], 0.25, 30))
t3 = Output('t3', (U8, [257, 131], 0.3499999940395355, 32))
model = Model()
model.Operation('MAXIMUM', x1, x2).To(t3)
Example({
    x1: (packed('<i2',
    'c-p&>6?j3WV15GUMEP^PAI0x37nru;eX`fZ@@x4*+dIC`NWOPYC2Vs~yubvJ;Dx=n&+hONj}>c_zo&jGdy63hB>(`xARWB'
) * 5)[:257],
    x2: packed('<i2',
    'c-nh;qB(5gqPvSO7+G;&m?QJ^hiFG$*t$&z<X1kL+&k(1sUTtN8TNrs*Jvs~zGSH%9JgWB&qp^{)Qx^x=ww>Fq>5&Sfd>FCDn$1'
),
    t3: packed('<i2',
    'c-rlmv1;U26hQL>X;Lh)8xsg2GlWIL4g}ODVb!D&7=#L`QxF3wA`qxB24_eJxUezo4pRsffngX4W{X`|ZWnM7NPZ)v%@^eAX~xKF'
    'g99TN73aWv?@FF~dG|>kjL+@u-dWGSe{puUI4ho?jEa0DGMe}=e*X1lbg@c*_;ES^X7pwD)z|fOG^)zuFTVZmm!D+y+i3J$j>o6R'
    '{Ump)d{pE|B8P32PqtM)ZmWF$X{XAEpFP;Z4$1HCBl7Mkq%-%DJb+WU3+xlS$ZZk3tzvJh*liWt)++X<if!9+Y<H^cl)Rp$sR`0F'
    'E%H=E*Ho*dS|v@FbDgp@t*2>PmCcV#6<y8e`bqAb<>8}edHBd#9zJ{!J0uU|U5HE&MNyGQBGDv@v`Vz8qPMdss;5y@l^RE;imuXJ'
    '^piY*Q+RtHk+)AFow=9f0i41=`)2^B@aO(n&(4*_d7-lok>*kxIlowGu$-S8>goA;RW^}nL|5~<ev*gr)fAf`j^iSaMdC>uYn6CY'
    'MQ>+uTu<Y;Dm9Kx6<wvd=qGtSyHpmJh0Z!eE)6%Amn&VC^Y*gVQI&11Rhqd8`$_(L|8ySbk$Id)?>)|=M;_<V!*^ka<N>^nvVZRO'
    ';y6x`J0ecoh_h|PaWY36ah$4joJ}M8S#g|Gr=R5C_s`v4tP`uqEfK42#M(AuwU5)X^l@67Ml8#cW2^HxcS;__x8qA?@v_iahset<'
    'D;>*u8`nCjvW>M$GdE#B$+{QM?8WoEBKJhRiSKD6-lh?~oq1k8^}MRo*fWjjDxP=h^^^SX{#nnG#Ox(Wk|Iw;l1Y+iBgv)_y`3dV'
    'Jx!9T)HpGX=qk-cKgk35g8pm&@JIY$zM8I-#Z{rR4v{Ov&DGUPm*u>@taVgn8*7zjZo+<&buYfzi|_kI?u+;n-`7U`O(S|c^Zk12'
    '`&Fs2ZyM26nu~stJ7;<D=vf{-a+U`VAH)vH!+0G-6NF({<e^A72}7+CZmQ_*EDY;u7*?gmp{b&)G#C9O^Gn%oA<ImVWm%DDBD!W;'
    'CA(N@u$*UxdYWZb*+iy_uI6+7B<o%R69hp}<bg;q2?DJWY#PzqSrF9IAgD@>15-s;X)gLn{$u~VxsS-3r;yIvOY(a5N?E)rbk-sA'
    'YRgK;a^A+Zj;d^9J<Dcp!hVwZrF?G-&;ECnXAifqL-H_A!8L*Fx<&4axD(&iD(<F=-p*XNp1N*TYTQ=QKwS6K?I(Evr!auOpa*aY'
    'ukR!B`YEI{_mbRcWL)H9k#XC|c-zRhZDc&|G%_APIE5XO*RyM7ab4)FL*&|UbA7$iWjSvzYaLbD##*JBo3Nkc0lW*hXmhkV+8k|;'
    'Hb<MI&C%v)bF?|y9Bqy^N1LO~(dKA#v^m-wZH_iao1@Lq=4f-YIocd;jy6Y|qs`IgXmhkV+8k|;Hb<MI&C%v)bF?|y9Bqy^N1LO~'
    '(dKA#v^m-wZH_iao1@Lq=4f-YIocd;jy6Y|qs`IgXmhkV+8k|;Hb<MI&C%v)bF?|y9Bqy^N1LO~(dKA#v^m-wZH_iao1@Lq=4f-Y'
    'Iocd;jy6Y|qs`IgXmhkV+I$fIar*!O0000000000000000000000000000000000000000000000000000000000000000000000'
    '000000001Bzx)UDLa?|'
),
}, name='outer_quant8').AddVariations(signed(x1, x2, t3)).DisableLifeTimeVariation()

# Two operands have equal shapes, one is a number, or both meet in a shape larger than each.
# Expected values: float64 formula.
x1 = Input('x1', (U8, [1, 37, 41, 17], 0.5, 100))
x2 = Input('x2', (U8, [17], 0.25, 30))
t3 = Output('t3', (U8, [1, 37, 41, 17], 0.36000001430511475, 28))
model = Model()
model.Operation('MAXIMUM', x1, x2).To(t3)
Example({
    x1: (packed('<i2',
    'c-k}9?hjeB_+`i~F`>DW96o0Gu>V$G@#){1H4?j5ux#BjLw?g#?Ti;&gOk5Z6<2PXsXn(*@bhKy>lgRkXp3}XpacK_B3d6a'
) * 423)[:25789],
    x2: [69, 16, 95, 136, 243, 231, 9, 16, 62, 244, 202, 140, 158, 255, 181, 95, 201],
    t3: (packed('<i2',
    'c-rk#F^cOj6#N%RqjtMx>n+^q48j*kk-|j~0hhszD>nv%-92371}Y^2Mnw$1gK@9Ls#WX>{z%E*A}WVB^WMyR;_N83+Sp>KtgI8n'
    'gQ$Ogn<g`K8Eh-4U}Dwk!xsRm2<(%1+|`_CPvE-oML^@=0EEi^{8GclTC4t?D%L@eFH%LBnSH7r_uHJa1T@!;7HFKveF+&9I)gIW'
    'cAzusP_Yh~@v)1f@>}eaisaPxNFd7vq9@}31VM3Zt!g$vqr;@@z=TJaT*f)l*ta>hWk*BT%`Sq<lW+h+W<a*>NPOr~QLt<U#lvkb'
    'MXA+3Wsw~1^P_0=c36@*2Ouzvt>D?v(A%~n{<#iX`QjB2#%7PZhUXUm&n$|%ugru?Oq=*vqb)q6Vg<z)DWLK@+o#LJ!ZS|*Jewtn'
    'Isic{kPVHs9eUzjAvHW_{<SF1_DRRF|2B8s!~)S%<^Y5??K$Q#^oBZAti(S&fLz8&ciW~_#fl?<ty-XQVh%v^+%$Hq;rSdZK37nD'
    '>>^nyb@F_hQ`;lM*lJ1k9e}_=24$=b^_A@k;_DzaJih|kCmzXIR0JA}v3V4AUn~m*a@)YOK*)y<XSw1|J>14gzu}o4cRS~=#I9Sm'
    'BvA(-NFB#EV_n()OdZa0RfiA%Y+DlFCz(7yfrjugpaIVSf^8#Nj9S5Ss#pi&9;qvMHuxAekz-qUHrr)Mq7Fbf)bV4aJo>Zfw8D`X'
    '@&GVtDdavK9(OapHiy9Ua)_c1K=O>!9_zo8f@dK;0?O0BO`dPFekRsbTf0E?BprZY@G(Fc@iBU>I-KP?RMsQ)T*l4qlZj-A{(Hao'
    'd%yRK??29kFNg'
) * 25)[:25789],
}, name='channels_quant8').AddVariations(signed(x1, x2, t3)).DisableLifeTimeVariation()

# Two operands have equal shapes, one is a number, or both meet in a shape larger than each.
# Expected values: float64 formula.
x1 = Input('x1', (I32, [65535]))
x2 = Input('x2', (I32, [65535]))
t3 = Output('t3', (I32, [65535]))
model = Model()
model.Operation('MAXIMUM', x1, x2).To(t3)
Example({
    x1: (packed('<i4',
    'c-oUYx%|M6&(k(M>dCa9{E6ogd*6;@H^ftCr%t)H;8A^Nnc1Hi%a%6VZHu3y)mM-crR&mp;In&Etl|%j+oEe3{(}IJWB>vn%>WW$'
    '0CV7C|DiGrP;r>j{|xo@|Nqy6L>d|zfcyrKCLj|^gH_c7ISmla4Gaw+E=Xy8Lp}eK%lB{p^uGSV%|zbw2ipf`_uG$Na~t^@dA&OS'
    '!QRDM`mfKWOOEol^v{aATbSvJDY@MLsqCmH@SEi=*EImV4|Ja'
) * 1075)[:65535],
    x2: (packed('<i4',
    'c-mW${P|=>mE_URn?+CS(v=UcT%w}<_}8(@$+wT+pLi%Nru@#mb!Q_S&j~HwdRFxCu^ru&nvbVxai3)S_-LE;e}?}+04AU`1B`=U'
    '11Sc$Dh4FJgZ=*h^#}Iv-(SDK-riyV{{IXP_VxAq?SWu_eFKC2e;|k9Kz)P#{{08+>;Kz>$Oeb~4g2fs9Ymiq^C~L-<dfx8W>Zl6'
    '&MzwV{X07&pQ1D;ABQymtCva~93nig-t+tx7vlNF&nGCW_?2Di>tEh~%<MuR0qk#q`v'
) * 1075)[:65535],
    t3: (packed('<i4',
    'c-mW${P|=>)wH9XJ(>2C(|HcA>{C&GES@?$b;|Mk6YD$6%J0lrcedH?T>N6KzJi=6U6)SH$L>wBifkN@wpssY_zwg?f&mDiG?)z%'
    '2a{m2|4=~&xHMSC!G8b$dWQY`85$ZI>_IexgFTShz+i8`A4L9VsNdhfP!E&?fd+<#1NIFdwG8$34x-PQc@-7C`DEQp<UQ5c_(k2n'
    'e`n`5@-_0}<B+y@u~y>n5#e!^=g}7zb+<6n6;pEg%C79FC-9GjUFahKStnTV'
) * 1075)[:65535],
}, name='equal_int32').DisableLifeTimeVariation()

# Two operands have equal shapes, one is a number, or both meet in a shape larger than each.
# Expected values: float64 formula.
x1 = Input('x1', (I32, [1, 37, 41, 17]))
x2 = Input('x2', (I32, [17]))
t3 = Output('t3', (I32, [1, 37, 41, 17]))
model = Model()
model.Operation('MAXIMUM', x1, x2).To(t3)
Example({
    x1: (packed('<i4',
    'c-mvr^Jn8!y1K|feZk@n2YFYh$VN=hT>SWE|Gd37(mi~C@HCoD*b@BoWwCjZw9J;p?-jWJYuNC*zf%3md$fcB4F3NIVIcV*%KZ<<'
    '3=sZ*usl>8E(B&Y0Ac-qhKB$3|LYt6gSZX#_4ObwkO|^5{09m&fRz2OuV-ke2Wn{m3IQ3+;_A#Sg0C(}2%o?B{Q=u$AwC^%lZzkU'
    'xSzZC+E_*HH=BdB$4$*oUo52!dHHT${4T)yUqp^g`HRpmwntU~5^ZQl'
) * 423)[:25789],
    x2: [-327155634, -88080363, -163577817, -197132241, 247463877, 624951147, 29360121, -134217696,
    562036602, 92274666, -16777212, 436207512, 402653088, -234880968, 486539148, -339738543,
    41943030],
    t3: (packed('<i4',
    'c-n1~KX2Pu7R6~<Bw%<**pdZGFxL=mb7%pJSivlI6TyJh(ZFJ47;3goGgz>UDmG$z0!p_m`Awuo-(j~Nq!?L1Jcdonn&R!b_mLEp'
    'Ob|Hq%{}*b?w_Z<xz*<WYddhOaq=#@JO9hS{_}4HCc&cm%gxWx51;=2*&WXPkN@~^Y{kjfXg|HU(miD8!AOg5wdgb*blpo1usHfP'
    'oiyCbU;Lj}0mR8L`i;d*SzKHtUgV^DW2Aw+2MS>y5MVJfCJ2DMBC<bh2M{M#beFdG#l@BHAw!QxS_JW_d)eipdYq7W&~PW9KwOO>'
    'z8ijNK<rz{XvYcJUO3PCoXCqk!n!FW`rIcmd`v(g@*Lt|SdH2Cpz*am_b;vj4;gwSZJ+wDUAC@AY#Z%QKp}AiabtKnhd8j1(T;>9'
    '`+9q{cypWVfzowpVtP9u@w@1M6ZnAmm3oecUm_+WqrD$oT*clZde#R-_V-SMMVA+)515ShC!j!_l6XFRZ9_~MUwL4dhZE@4QNp$x'
    'Zr7!W>5xF2{@R#;0`Y>x(J-Y|@uJ%MadH)TsngIeNB*1JU~w8JU08oW;M|88?N8oC|COuqKevaAD#Ve6nYQ=mKKBeC*}&$0*Ugqq'
    'w$c6s6o?Zd4~Fh<AN>!<oUtF#z+4ADM!}ogI5~~(x^BaLK;S%p7&RuKK<xkUDfnC+Ci22)ru!m*IB_C9CGy-qZ3kU9P96~8fuXqx'
    'DEWn54*l1U!G~iq#skwm-+2xeqd2*Z_D%<lt}74sJcjr#9ZW!hI3V%6;g^)ioUt$B?84m9+`rX=(`wvxF|mQ}p3fmha}!W<^6M~I'
    'kQf=fDqr^k2knm{9vFIY+dPl+2x7db2`CW9$*1UZI&8SyGiQhh<c9M+_eWZAt5GjqchGo14el9%34B02_d#9^<K$xmal`%E_Fpdo'
    '-HVgw=x(Ioj}Sr;^bh?k0{mSB@_3e$OXzPokbOxhe~6NpKZR0oBvTZUB9N0MB9~-;^Y5(!8-2-lQDajyw=2ttt>&^oW_yFkY?lVK'
    '!IlOj#HN@c{)Al2tH6r#bd{1drIb;cPf>BxuOc>%OWW9ZF32V8WwTpi@y$7iZ?T*4Zjt}QK)I7*K&6Q(+s4Fq&3${8V$)06*wz3y'
    'N4GU(Q9e&)n_Q+8V-VlJhOMjIei&jin#~DqKacOprOU|w<C{nL?Xrc~y3<X^r59GNQF?j>RBVpF^bU#|p)$RmD&vsDGyEEc2!!J?'
    'eG2?g`Ur&h1sP)zj+HzEH4r0d*p~qki}5&|_50y9zCudDKVeQ`4QhllCKH9*p#X`I5eiX|uMr4|A!aB(mH}iiIaK<6g^NN$Vqn=A'
    'IfZx@j%N^GD~hC$H;|`9W(xb@=7@|Mpb!}qcphv!1bKQb1A@pDlUNxbaepd}DeMH~{*-!=dl^geHC07I$i4KXM3TpBU4b<o*jSR0'
    'p~xW%9wEvwMJ`I33$xA9C`mk}8exVdG4F+{vh7(PHS%SLnEp&!mtv5K!;4ai0fiWHv8dTtWC2J-Mn<V?g=@%jz$&Ml5#|?0MT;6d'
    'u>Mq9mwQHF9OfAzuZmZh`#{B6Uu1zWH>QMgK>3C7OvjuN@}05|Swo2IJW)eh&u?2EF24zR+f+mPpzSMRcDOV!+y`6F2Bye?$qcM5'
    'yRg2(yXBz^mMBx6wi1dBd76ol!K=EafyuX-ZNFGHk?BQE6?tJi<UaSz8BE5x7k4Tpf-i_n35BgIeCx_M%no<fAM+(s1{SOAn(nUQ'
    '?5ym%Xqk`Jea-mmKmUe+XRG3;^B*m(e|(d64CnpvTis}xFP2(4I?>LMq1nCNmb+^mR+i2B69-sq{a*3b>C;cnkAK(@n;q+k#mG3Y'
    ')uR*h%&Jwib&tqZPzd{i0E<_)>LCE~A4GOKD;r|du<k1dsyI4v&XA$Cdb<|Hhv`$3tRrBOc)3nJP#_j9i0?a(Yls~K83!$sY(Lf3'
    'nn7f>O4xb@63uW(3?CjSL^dF{JEFz5m+O}U!#O&!&yb;6()OXV(`4(K#kSGD2MUQTh}WGb17h1i#(^ay+0j-#)pX4&D9w5biMFyy'
    '{Aevb_<(qadTw<dEhZ!5K(&ufT4ztzT3Zs?sUF&DlNY5enT+;5P#~_5*y!x6Am*9!z%Y-Rt%;t=w%2L1P7~80fw=Pf+5-h*mBd!3'
    'LaX9)I8a;WiFH=Nz@B=J>DuaH%WT5>3j#F<VzlqUhg_9&v+Ae<V#~lx4^+cJ&uR@mvVj>+vz{%RY@>Y-6o^eCFFWbed*`jr8LCAC'
    'OKb4avrV^U9$NR!`Z|5#ULZyd4-|+Ut#99mjwvsUW~vGsVzXvx6(SqX;mU5->2S3Q4-CzDpyU_!)Nyv++i!I;#skyNoZ8w}do9zo'
    's)x&Uv(EECFA(2XmL4b&+a!MMJXV;@8KRY4SlTljch^1?t!5n)TWTqjk>P=olXp6{N@AKRksa;KuA%*&#REexbuNltAjXUGK!Lbr'
    '_N|*rXPq*cGlT{5y0$i)-mdNLQZLOq4i`0;jDQCp5E~B2YNutsw;;w$51gGNTRUr+YwN!Ee@hJZ5d'
) * 25)[:25789],
}, name='channels_int32').DisableLifeTimeVariation()

# Two operands have equal shapes, one is a number, or both meet in a shape larger than each.
# Expected values: float64 formula.
x1 = Input('x1', (F32, [65535]))
x2 = Input('x2', (F32, [1]))
t3 = Output('t3', (F32, [65535]))
model = Model()
model.Operation('MAXIMUM', x1, x2).To(t3)
Example({
    x1: (packed('|i1',
    'c-jTQg#iE{2mmlZ>i=sg(e3uNIRJX7Yg0=Aoo#10r3Ff{08pZG^PvsTbBiPoq7P%08}9', 0.5
) * 1075)[:65535],
    x2: [3.0],
    t3: (packed('|i1',
    'c-muQV`FDS100w_FaVa|U<WH=V*>y!ashb', 0.5
) * 1075)[:65535],
}, name='one_number').AddVariations('float16').DisableLifeTimeVariation()

# Two operands have equal shapes, one is a number, or both meet in a shape larger than each.
# Expected values: float64 formula.
x1 = Input('x1', (F32, [257, 1]))
x2 = Input('x2', (F32, [1, 131]))
t3 = Output('t3', (F32, [257, 131]))
model = Model()
model.Operation('MAXIMUM', x1, x2).To(t3)
Example({
    x1: (packed('|i1',
    'c-jTQhY<iE2m~-r>i*LrK48*0amSWCPiyIboH;a5i$(je6iHZI6Vgo{$SasL<O9Ev9Uu', 0.5
) * 5)[:257],
    x2: packed('|i1',
    'c-pOt$q4{K5QL!a{3D*;9QG%oPT@hYNM{Y=V3B4N)P{5XvSx=WZ`wTnGC!&)0-6', 0.5
),
    t3: packed('|i1',
    'c-rmR%Z|e!3_wwdr~m(p$8OS5H?x{ZWpSvg5WvWQVjJJNcAL>go1^!+Vz0L5YO%(M*>>wAqGemJVS7bZ$L=W<F=IX>OobGV?-vJA'
    '!fWl7eeaS3ujlozx43%ut26HEuI6|~*g=%=t`hrQ;^TSOBR)DmM#lZ}Z(#><jtVnh?^3hO`o(&+X5TFHmA@KRv%IP)bkFjHuw6K2'
    '7pQQEb?h_x=)Vi;xsZM>r0-q}>Dkt6SS_Sq3+eYlo)G@N3TFgv-?j_FSEh*yR1n1faS#W1$}wY%G3#HmjGSd$vy7dM5hL414XasR'
    ')fBpCc|zD1ajEd_gE+uhACP4cvYeCdVwzm;4>HgPIBN&d*ai29gWQyi+c~C*U0@era|RkVmvLhq-6`#YF9J4)&0%xlD;21~O~K}{'
    'IT!$&!{)F#Z0>RooAZ=H7E}f{ht1gq*jy0LK*Q!TZmgp_rCsnvz~-<yY%YAI0u{I^*c>(o17LI595#o|UG8CXo>Ity%E0EZIlBOx'
    '%R9P9I0zXx*3q5PF8Cr~bJ!d<7rs(~3fvTI4x57kusLiFo5SWV_pmunDP%!qU~|}<U4YHy9bt1BHyJl7l<*H<0q3{', 0.5
),
}, name='outer').AddVariations('float16').DisableLifeTimeVariation()

# Two operands have equal shapes, one is a number, or both meet in a shape larger than each.
# Expected values: float64 formula.
x1 = Input('x1', (F32, [1, 37, 41, 17]))
x2 = Input('x2', (F32, [17]))
t3 = Output('t3', (F32, [1, 37, 41, 17]))
model = Model()
model.Operation('MAXIMUM', x1, x2).To(t3)
Example({
    x1: (packed('|i1',
    'c-jTQfdRlE2m`RvG4%gykyTi-%ls7EVAF7r`mS_VG^gIgT_MIusST&6c|8N%QT%pD9P9', 0.5
) * 423)[:25789],
    x2: [1.0, 3.0, 3.5, 1.5, 2.0, 1.5, 2.5, 3.5, 1.5, 2.0, 4.0, 3.5, 3.0, 3.5, 1.5, 4.0, 3.0],
    t3: packed('|i1',
    'c-rmMQLcm_429ujDDBz*if=_lKwQE7UnZtGwFtu}53^FEm?9tLKhNhZcq<h7@#|y4u0-)GakrGQ<tcbe$ZSZo!q{T#J2DY{tj@%<'
    'Qtig}mU@l#mQePME6rt(Ew-*STcRg4C(goa?9>uD)>}f$2Dv_VEZRzI7NRG#PRWA3#!fBASZ@i9M|l=LcC4+mW+8e)%M{Oo*=Ffa'
    'OZ$_IM`^D;U6&sI{ubSZvKD^RORqxBMD%~*an3fZw4HO=?AX~-vv3@mw}jS@({vl2&yUSZRpt$H?Z);(&EN3*ifK(~e;ZoMS%}`E'
    '<=(nJ#-1&8y4hN%2n@gg48Q;kzyJ)u01UtY48Q;kzyJ)u01UtY48Q;kzyJ)u01UtY48Q;kzyJ)u01UtY48Q;kzyJ)u01UtY48Q;k'
    'zyJ)u01UtY48Q;kzyJ)u01UtY48Q;kzyJ)u01UtY48Q;kzyJ)u01UtY48Q;kzyJ)u01UtY48Q;kzyJ)u01UtY48Q;kzyJ*X9R`1#'
    'J}XW', 0.5
),
}, name='channels').AddVariations('float16').DisableLifeTimeVariation()

# Two operands have equal shapes, one is a number, or both meet in a shape larger than each.
# Expected values: float64 formula.
x1 = Input('x1', (F32, [129, 67]))
x2 = Input('x2', (F32, [129, 1]))
t3 = Output('t3', (F32, [129, 67]))
model = Model()
model.Operation('MAXIMUM', x1, x2).To(t3)
Example({
    x1: (packed('|i1',
    'c-jrdNfN*y3<EGvhzb9HEm>)GQt9;a8AV08TbfR0hVbe$3u!KF9C22k9sJ7+>(apo63iU{', 0.5
) * 142)[:8643],
    x2: packed('|i1',
    'c-pPY$q4`;0K`DpyZ?&S9()ESOkEX@Rf6G6$%v4knUt}Yh4%c|R^S#t%m<>m0*C', 0.5
),
    t3: packed('|i1',
    'c-rk(i;lz~2ux6f|Nr7sY9Cj-y$U3~O_-*lR^kJ&Ov*{n1tsb=tX)J>NhPsJF16%VqeVl;mK9W=9kexgFL@bv27LzaCEpAq+_5$a'
    'vPdqikS}-vTDz4q|3c0gb1s=ha;YV^TKh17wr*^#MOi!ZVc7`41rWHtKmZx!O^awCpkBk;Mbs(@O4Wd_{N%vyPy52ovreL%`8ev2'
    '(|%$qa&XV-s2W1@v#BQRteW|_>}T<OYiH%m$7Qn}Hs6*})5{+BoE_ZLu8j8E6YTCe^~bpOFoy%vMAdoE%D^y1)u61o^iO+!_`A8g'
    '03G)15bUo+)u8NQX9w7>-lnX{Nls4U5Ex{4Pkmak!6BZlnL!<E$a>LF+2gnT!m>wYhs%KM?r9-qUGTqv1Fte=y>80p#5KL|+tN-!'
    '`-Aoe?GM@?v_EKn(EgzPLHmRD2kj5qAGAMcf6)G*{XzS`hW7seJuJAZ', 0.5
),
}, name='rows').AddVariations('float16').DisableLifeTimeVariation()

# Two operands have equal shapes, one is a number, or both meet in a shape larger than each.
# Expected values: float64 formula.
x1 = Input('x1', (F32, [65535]))
x2 = Input('x2', (F32, [65535]))
t3 = Output('t3', (F32, [65535]))
model = Model()
model.Operation('MAXIMUM', x1, x2).To(t3)
Example({
    x1: (packed('<i2',
    'c-jGa0EPe4ee(MYXBZEIeu9~wV$*TL5Ynm3ka5^Rk$W6@Ug0M5Cv8j~jC%;kdFb|O(oDVL++6}*KG@%*CMEO~1@;5|2nY-H`t%D2'
    '1oQ&`1_=2D`~vs$^acbE2lo&2@el9@`3?aN4GseN4+8K4^!@kz@%{?|3Go8>2Xm4-JO', 0.0009765625
) * 1075)[:65535],
    x2: (packed('|i1',
    'c-jre!3h9B5CSpKakc-7?;xK9>!{*FK#gpt7mCQY|B$ZbyzQ!$_5mS_0WJ', 0.5
) * 1075)[:65535],
    t3: (packed('<i2',
    'c-m#gF%5t~5Jb@_j>%-R3@d;hX=uO$MzBGJ4V-WVq2c8hALv$mPT+WV25w;Kw?o&4zYtr>EodnuItG&AjLDi5y)r#IT(*)`m2PF('
    '4-B9OTL', 0.0009765625
) * 1075)[:65535],
}, name='equal').DisableLifeTimeVariation()
