# Licensed under the Apache License, Version 2.0; see LICENSE.
# Written by 'python -m corpus' from corpus/families/convolution.py; do not edit.
#
# TRANSPOSE_CONV_2D: tensors of many elements, in sizes of no block, and beside powers of two.

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
x1 = Input('x1', (F32, [1, 23, 17, 7]))
c2 = Parameter('c2', (F32, [9, 3, 3, 7]), (packed('|i1',
    'c-kF`!3h8`5QAd&pE>sELl99US(<id0>j$;W{dNvUi$m}8212A85Ic', 0.5
) * 10)[:567])
c3 = Parameter('c3', (F32, [9]), [2.5, -1.5, -1.5, -0.5, 3.5, 2.0, 0.5, 0.0, 1.5])
t4 = Output('t4', (F32, [1, 47, 35, 9]))
model = Model()
model.Operation('TRANSPOSE_CONV_2D', x1, c2, c3, 0, 0, 0, 0, 2, 2, 0, False).To(t4)
Example({
    x1: (packed('|i1',
    'c-jTQ0RjLZ1OzY==l`#zP#a%w1%X6$O}<n&)=ihY_?jP~uCy}okf|3yOW+vRo)4u?7&Q', 0.5
) * 45)[:2737],
    t4: packed('<i2',
    'c-rloXLBP*dVnVnCIU0SAZLIi$mNpUtW`Ma6dlfXxnzIxcmD|g4VVAP+2ty$PG`Av3bm)zW^Q1@l0*gugTVw$Xz!htzzkOQ@hsHA'
    ';F7g0l0Ad&x8L|wzrAKtEyp?zjA#tW2ScgS1^S?EGtpSlj$0%yk&KvK=@dd;s(h&!t5;!q;OKg}jwB0P@K9no3kk&F07071Tk9q!'
    'SKMPtmHM`u3ub9Ftj4YcocqcMYbr+w-_mk#!P^m{E=MiS4upzD_xKTp2Bg$TZCWkmZcVC)spzI?mTpRjI>L~KC9n{|{G4)9TbRrf'
    'L5JioMTn7>M8oSVg#bKEMF4^#;f7e!qewYTH7t=ZAdY1B%3BGk7;34&BrFFB<}FawQU)<78od#YH+#mr{qTAui)a2UG`yt_tM^)?'
    '+<H;C8eXn#b?Q*SCY){r&zH19kSoyKvzi6e<3}b#r#IgUx8lKzIjp}KQ}uXm*sx4A!8zfwW^KK#^gt=2ySA%yH1;T9WWa&px}k%H'
    '5Ru8GWXRMO9%fYwhoffFwDlyx$aaG6mah)bZem9w*=;JfuL`XW86Q=(a^H#Y;WD?aU1Hb(uc#t9iZVSqlKK@L&ML`b+Fk0XZBfSg'
    'u!*f-k<oNI7*v1^LDAG&pT7}T(Dx!e06j<3IMD1?@cPDnHw3aai-Qh>%1k8B;#FqV5f2D6Fi7l*4?AdOz=e^T7GN<6)-cR<0usXv'
    'kP;pS!VZL!w;7bvoq*tEAxjRo4c3T9^;|pLO|Er!Ldh0ZFz-5**q}i^<cer#RP1#{aR9^w%<v<<sH>p_&12$othFcW-|w->=sU4@'
    'R+`a5QXP#9+^7Zz5o(uv3sE*0Bw$2;wqmEBeh1%4{B6THtZ*_X_D41wi$m&_yUA>^y&bpp1f=UyKvtP_ttU_>*3G<4gCP%o8U6Sj'
    '?Er#++a=XIw~pUMF1)(}Zl|1FeTc0(N#owyT|8RO7(M0E@Bv8-;QE6NLoa=rr7dB!?bbBVdZJsy)Y~7v=N402&S6|PEX*82#U*>^'
    'D(cFLfmxCAvY>zQ6oi&<CRI0#n4-`bm}z1Iv%*h^(YuY7kT>$fR=;WVn^^Rh+Z=|o%bS0V>*VMA|B`uU5Be^o_S!;x+flX(*3s42'
    'ufMFUh7@z<qeKOC%+H?Y{|<TZ)Ffy*0_agZ#SEjGWdt=#D&<qr{4?Wn763x6^Mdi%qHXLgVi$CcU_x?WH`Qfwcq$TU#n)eaK2XC*'
    '>^OfM=;gZ1ioAmqx@ZP#*9H-%8$UoskAuo;h-w7)45&OpAtO?R(i+u;2Hc*4FAvg({I1FOs+DllU4nm=xOwqu*Es-D>sUxU*Gtb2'
    'vp1u4SJhYWZok+a2(f`(TCY%atDZ=W9D{A+d<dA}LQl0LT<u#B<i(_eiihwTN$wRTTcB+SGi<XaFI%w=Rnu5!Zz<6ptmM80QtALM'
    '>?rL6Cs%;+fO|_Xp*3FUx-p#NL%R;0{nFfw*Vg5MQ!P{z8TxUuBR^XvUToFL%33<C5IRU?I(j9+@=BC(8%vw2esrzB?ZPyK7|}Zq'
    'Gk^aN{K|XF*bx+|SA)`uM6JgkGfp^BqsWAO5emnSzPhs-p)OOPMsy;XK1Cx)&q+pGN~xUP<++HtK{q8ksNTAC@Figh(aiGu*PIr7'
    '_w%n-m!4Lad$Pr@M!V?0CY`UFH=6(aSq`Pe?9IR0yz<T9(LX^2V&|Kf8AB5vmMg`M+}m}w+&!fjty*F@D#e7_XHPaiC`8M3NqN8s'
    'w}(qeXoa}OAJK3=ql&x`NMbM2$>VyegjZIYJpxT8hD@V<|4@9xXwdGE8pceWc@v_Aht}~P7`>rOxvS9+*3u8F)xAf}YkZ$~w<T33'
    'FUBJ+-aSx13|XQgCoix_9i#2kF)m_<vHHIJ(M6~095NB8CQ3&}$*FeNqa~c{(|mkrQ=r3TNdZk=Y-&cuQ63ft99d}B&^{5NumjT7'
    '$qc3u#7bjmm#vt=TYbru^ZXIWBp(JZ<2z<Px^sA(3}i{JwfmcRs-|?%&SScBF^wNbmVt6vgt5vV*>9rZL?D1v4jnNGmh^VPbfG8$'
    '5mb0j&zD$MRt1D<g9y?OcZ_>RD4paP1`^U5294xmoDZxPvIBT2i<32KfMLV$@6+5+FrmTWNL@-IYA{O3aJPi4z?|VStR2LR4>6&`'
    '-DJQ)6oqOj5_b|yyUO<!s~IPU`Zlc<7<QOu_nmcjAm{HIf`sh{8pke*M)1JarS%7`%&$L(R_QxsQ{#jAt7{wo@w{_D#D3m*C=%fW'
    '8ChrJjfi>2LN{_u`!>}*h$t`q4H@F{d%Ik`q>D^8!Utoc=cDDuagig;@D4#92f{?EkM^AUg#!Q7=<T(j->St{aLwi-vY0QVwYZq$'
    '-oB9S?~b5$a(Pp04Qs?VkL;_JI9$2@(E8*8bA-d#;V}0G3CK0;&gIpL8yFz46)j!re}OQOz*~P=P2yBMH<Cp6+N0H&yw9)EV)HxA'
    '-nQf+vExD)t|wB<X}U|X;ZZy(LRDtHEfHCxk#j<QvyNvjpv!C*tgoa0r408T@7-b3Rq%0~MA_@xw0K+s_-Gx$#rxKFOVF>CiPlC~'
    'b){_gG34Tzn6VVxA6<_O`!-?KolpV}1U7Mjxj_pZ=myzC9F2$~`zqOll*lok>ptO1ikov;E}pZOa_w#&=L}&4IedJe-HQtCusE`+'
    'ct6RLI+K6?{mRJEZ*Y1$??9N)yi#d*N`-<MCT%j(N-$<W8Qgtf-)K75Gb-L;TN#H;zgPG^_i3*OUF8*xXwVUAHO>9zjdiCQnhO<_'
    'aQwGi5LbjNat&E8LqhogZ$E4g{_TEjOL{Z*(WU#>|53t@WwU>;x4I<6(|@C@>u(NZqT}{^%$2KyquK|F;irEdCehw<rJoK<l^yO4'
    '-cWJ{s|lHg?BJ66=;L7cO|krhMGlh)(%>??!Dq?n<J3Wz*6b|bRq7u+$X{6rc2YM4@^e-D&##}<bEWXlKG?a$6!wpbu9hKo<VYYV'
    'C8Roy8uv%Fy1n~FC#MB}@yV4z=-OPUppYTozU1!ml|B{fF>DG7E)ZE&nIc0XQI(nt6|{l?g$p=lRrazlMh&>93q)3M@88X(pAon2'
    '&xHz<uWlV0`809Q-GK@adO$Z8h^&V7yYH9S9%;>m3JiRo$a4*yLa#!PcLe5vv_NF_tg$3Ly7d?4)45PVNW4Y`7%doa?(K)DDx*OQ'
    'L{^_%Z#REI9d$S7LIq;j)=7r!$B*=0KP=d&xIkoe!2;U}wNaGjLItG(rCuSv8&oa?o9bFN9e@{ztmb>(l77lLu$>FQYtMvt5TQ_!'
    '7Kp6od)~s-?jcL8(By_)152X&P;`OFYQE<!!Xt`{YlP63om}T0M1Ff`fyipU=Pfm;WkH41PBY$-31Q%blm#NI`JT4~6fHv;MhIn('
    'pV#uaJ$8A4$ZF2#Edio#IK0Nid9^yY!p5)#BCGkHx1?Vbj{snBfmR+C-q)#6Y=OvXzUM7D8-tR~aN%YkEDn((+(?}HPS&ibAiM)L'
    'IVSDGNK{i+WXkEC`A*iXs9^N`&WrrMu}oQLazwRpIdtYbS+k-7vk!V%$u^V~TfS9_?Xbj|?_|x23REK<<2Ot)=*TXlkwJEN<~v!l'
    'q5>FUc?YKzJfJr^my<Ojc;-7<v!a41zyCbHbkqw<I1%J3u~F~Lcd}+i1utZ`gLKHIB6?-HFQL&h-^rR46(nS*5aTaoHfWemT*jTd'
    '(wXmM&58=_ZjXyFtb-oYIb`sNIevKNJ6W@$f{wh`%x+$aI9Udhm)cDbJM*2aSy92Tzr)3XqX4?mf7H#T73AWX?_|x23XG1`SJ02H'
    'S_mvRNU2EhXTFm)D=L85-A*Z{w!`RcIKIUhvCf(AWX*~Scw#HI5*ifCX;EZT7a>$Rzd3wLD!^FFp+rszMrqP5=S&qnzd3wLDu4$M'
    '`kNKV(P6Y$$g@(jcYbsDlvJR+aIdhahd@p&X;@GjspmI`Pe}!XC)(kz_0dKfss^rB24<&qeslPgR1lzcTV-KTi?x};lOA{ctaW~K'
    '_>@$Tioc)Sqz)_Ztw1)HXE3^TeslPgR6wJo;zTkEm(vxiyruB#=QoE>Nd>XnkDa&TwFZsj1TN*{u6=%U_>@!-*%6r3FhD7^icw+M'
    'F?*Du2M9B0sk!P?F4|D>R)0X&M?rIFt4$40FCjLUl!rlgfMOa7Ip}CNZ7OW9--by{gtXf>6p#vuK1$Fa6GlxXG9-|A__4}}!+w-9'
    'q|pm%s9J-;@`EPnnod$&)iLB*`}-xhDLmC}caTUa3HCDe?7^kAue%)98rh*dm5(P{^<%MM?^bQpveP_Aj3R1(w?f^~8bq@@G6Bqn'
    'u;XSYR+Qp#$!@W{DpTTe&`t6xZ~}p$irFgPMq<tT{haB>xRK_{VrCGHAhfnq*c^?d!l1_qh@GKX8iweG2=DVf2xmi5v<(|a`~8Yt'
    'C&R}k48pv%W(bz4#g}R>0N{mp{_Yz(`TG6P?*_(0<HtX|3{D;aX!5xqMgjE04*;Oa8^3>avJUja&zDo2ya--?O%^;^%ri1s4!k0o'
    'Uqomk*vr+&zd>VJyc?We{)bt>^hCh7v6H<(FNY_8y?pzn7Qt8sFp>S_DF73pPt@{KMJH1F_B?*o`+c$*uZH|4I(cEd9)Ns?AFmFe'
    'S4D-qngHH8C!$Wo9}ff1vR-RW_H?2gpOt}ULXR!SgWmba;!GBpIJD=1N0}ZWCT1Qx<75PQ<r@n*p3^_?WCq|h(nQ3`%rB?%x-dAA'
    '7kK;!nk?XPC*X4v;8o?6*LbWwiDjP!r<`D{cQBdW8(^MI`1Cy%&m#de-lX5|UeP?eosQ#i08OvueFi~ZXYlIarJf;Qi20&=vMBJ#'
    'GKqPg+n=ax;*MS)no3r{6HF7=8avJS=h)s8@ArqNC+k2ykC}w_D;d&bW?$9-K6`jl3INk<{fPhjQlU?)zQpHCIUYrxY{0uS;8E6('
    'nAzhj6DtFcXF@(5coHL+8u3JtC-`4A@5IQSSo9>=AI-g9drybnRGRRb**iFG_o<{XHkr2=`4#K+PESGcWl^th__G7>rVrn){4>8='
    '_dI3cB&qpg$5)r9r~php<(t~e1wK<x|K$%GZ-p2aH~%MnJDRE@Q!YH^WS)%VD-qE2#9%7==1T?tONI4~OmdQ^zD#9g|4Tl5d3?dA'
    'qp7uC$qe2}CjK*VgZWVb<bmPEAuE3r{HdwHn?R>Z?f-kS@&?-+sK6U|(BhKSJg5Kyz9K(<v<PGc{Mz{wQ-L@4PP}rF$ZGyn003A#'
    'vhpV4c~F5r_bw(`&4~(t-`5t9tmZ=n({+Ba$ZF2#Ez>D@k;rPk=Pi@eHOZ0-Lss)WZ}IpM@bn87f~@9!-r@`R1tqKbP=TkYEFxLW'
    '^SlK>Q+4v}cd}+l1%7us>z%AwQ33d|7<_FySwE2qd<qAzK__eGQ~-Rwb>=%+Go*r7i^kdQWX+BW{E7B;>SX;?Dgge?zdoI;pGpPL'
    'RB*ozovayA!K=nQ`<<*AQGw4BUz1MO?5MyC$KW;SWX+BWd^PU1>SWD`3Vhl3%y+V8Oa+kt_4Av<e~1b^q2+VP^P9tem<pz{@%hc+'
    'KaL8#v37oQ`1DjTeg`_gIsAX3g6Uhu=QoG{C@S!)=ltgIDX3uTyzczw@M)>wN6zccZw{ZH3LxlzBCARM^Pv^+%npFBsQkFreRiER'
    '-aL^vai^(D4Se;~lfS(GwQvG-etklILx8Cg@akIL{0n(C?;|H41^zbzsOX6', 0.25
),
}, name='strides').AddVariations('float16').DisableLifeTimeVariation()

# A convolution is beyond one block, tile or vector, with a rest.
# Expected values: float64 formula.
x1 = Input('x1', (U8, [1, 23, 17, 7], 0.5, 100))
c2 = Parameter('c2', (U8, [9, 3, 3, 7], 0.25, 128), (packed('<i2',
    'c-nh>DKj<Q_n%k)-S69_|5s1C(SBdK{%5CYM{TzBh0_N_eE%Q$UU<?tsm{gJe3svJ%~XSx_h%@Gy?wCwq~B!*N&o;YiXnp'
) * 10)[:567])
c3 = Parameter('c3', (I32, [9], 0.125, 0), [10700, 5450, 12600, 9750, 3700, 8050, 10150, 800, 4900])
t4 = Output('t4', (U8, [1, 47, 35, 9], 93.0, 93))
model = Model()
model.Operation('TRANSPOSE_CONV_2D', x1, c2, c3, 0, 0, 0, 0, 2, 2, 0, False).To(t4)
Example({
    x1: (packed('<i2',
    'c-p)0xb9_nPV9;)Y8Ky$&Irx3dvDHY-~arl{#ntP(zgQ_b+529czAjCnWmnrHL}UCHsti}Kd0D#e4&GIwao_xN&o<(6Ch0'
) * 45)[:2737],
    t4: packed('<i2',
    'c-rmS>2Kq9e#i0t0e!IO!?xQZ3$)$rCYvUcOlBq%kH;fh)_seTD3THni4w(IJVa3!by2r%$+oPq$H$zW9NuiMCP;RHcDo6%MUMb&'
    'Q54+*MIZKA|AFRDm<KKl8+`o<f&{$v`+VyWsMpw*GeotNA2+l#AKq;AD!0WptBac?fwtCD086ap&^al-Yp%I4l_?^r(b@!OZXLkv'
    '=3^1g@qExf6cas7n~K+&JS0#pCY~!`bS0e`s_e8a<anjDmfkFbkJd+0mQI>t8yMJ%{<64W<eDISOmDV%Dku18_OxT#E7UHh6^E&4'
    'hFGTC3=``-G4h*CB`4@YA;G4HrRrKV^)z-Q7-2A8y90a<_g-&`U){xXI^e1n^3G<nPK^ESSC1iMG$gP9nhYIk6W@4av+mtR@%R8x'
    '99+%4(ZA2rM1^TjCM-#%(o}ah$Fa(+K8M?Q$=AOj(G0Si5|T0@62?ZPfGBs%=x&?<CTpE)L=_oykcI_udx|^#%YHtXTzyXQfM26y'
    'L^|3)QW-DBy(FbyJ6KK*nj#0mL0e?Ku|N3C{E@Mwi0L$u)0Ig6whMKl{ye!S(}_rEb;&^vYe##oB^lb`Kp+Z(#h>thwgHvJSji-F'
    'sGSQ3(iuNR&>MFuhoDY{<7t0B86fP;!Vy69dVIwO*9t^D5L1IG-N%n0vyOtWE#|r#=KNnt2oA>cVL!vv^^p8Fqbz~kYdgyYnG{Mc'
    '40<aNrcYbbb{o8hxwCb0EUQb*wTunSF=3?|XA9vR6b9X@As#HvN*&4Th^(dJgtNJ{5wk%e*&)`lFigsS!L0b$$_5hdigYpvVW_Tw'
    'x%9iDBN<K(x`Mtj=shhCj<)&k8?K$<qo92H<dh*64ns}V+rV%ALSv<W2o3k?QHqyA|C={|UaV{;zG%Col)Pn|>a;LW=KeowK7H~j'
    '-J8jUk{7g%Y89sZ$v^bEe81I|pF}aGFUx%JfAQ}svB#;cMTDu^x9Pq9!*cuSR{UY<YjT57i=VNlspMJyH-F`wcjS`4SUDKzuEDh1'
    '``c#c7t)#5lR@7%?cEVMd^UV4g8Mim3%PyUFKywpxAb>_a)8`_tEd;(&Cqk^qwVj%WGzfMO#6O8Oor1b>HFE~!KcsC8^ahmv{Rna'
    'N5Nm}pFA5?*n{VFba=D<W$OrQ^nTU)&l<ho6wQq1sA*&-#FyEvXQj}Fa6c%yNormv(N#vMcp<DJJa0vuj3FcMgt9orUiYsp#aN0A'
    '7GxoxB8cxl>6^I`_Ee6{qCU!-)}d}E(fR#l_0J&zc_6KaeOYoHUP0JW_Oq3`%C3h3aE;UJ8S)nA$K7PV$Y6+{k3>p;naA&{Gy7wN'
    ')0!y&j$)Iz_?ls_$$q2LE1^pvyQf8j1jpT$-R!$t4KfQj$-Z3xn#Oj`*QMH8+y+FlDzj>LuSSx@K4KK&X~+%_f7HF1=$NXB$Y3NL'
    'rAk7>pp`#eFWt;@rL%G<deh+tBO$4&H|4i#Vj8d^Oh!#(C~>`=hyt`ZfbK@4P%@4?WWy=v-hTZ3k0X)DtiUh`4ess6f@(G2tGTem'
    'Du#z4m?-+|?grE;X3i$WaUp!T-KA0TbUIUc`nWUwT}>Oy4Y+`<#ZCwMOjC|>6oGva%?<1IC-#4_-{FYaf7$Av0;5+GsCv>0j~8FX'
    '>J9rKKChAa2dbhBs_UrxyY0|N!a_ypX82pUzeoM!&g8u<rMTGF1TX-0p45mY|4|*%ON$wa$NeL<-)fX=;(oRfJxrZMF@H3-n0s61'
    'lii{~9ric%sA}qSk}C5bo&{#LXNh{0Bp-tP{pd-g@yuNy(H_Q1oL*!eyp&8*AAJ9fn^mVT+my)m7@mKUQ@@BoY(o;b%u^F-sc4OF'
    '{|A-%Rcnxe91kOBAaT}d{I-=n13#ep5|Mop9aoK$qxs??+uAWY#?OXz6E3q&u}V=DDboSG0NCqc1s^Cag|Sey1&xQ9dJpGSPXZ07'
    'i$v?EE0G&H8a(bWaaYuR50aOTfy5%hwY?bQlS$A#qv{dxRevw63wuYR+xhD1z^z17ZGbBoiDlt%8qGJkAg6e`{&26@83bL>?POsU'
    'TaAyraV9k3GX7{j6_b6Ex3|^<B1PTMnYEP54yA_~sh|3T9K5wf0A4tHEBy)^uEOu*Vp-!k%$*LyMw#v0brP?LMdaz2Le}rBXOJTB'
    'EtTT#%|=e#6YAI?R<24b_&YC8ONCjzkcz##>|pTOv|GYLk1_)9Ol6nz=GzS?*vQibh8Zf9Gm;2_IiFUcI?JAIs4quih!Y}iBLSZt'
    'r;8r%=9|-c+H@K^T5aFic}HtG%j17zPZ(pHS5A%c{>tEhI1sLHVB3#bXq$LyOW(k=Cf@!Hk-H@`PHZP&a`5P-f+F2oC1#~VBHA65'
    'j6Z&JWIL|O^NrhL&WrG7k%@C*v85y?y{*MYvGDbzsf5T+65oU>-yGJy>t=Tg2lldC<J%dfHtnC_g(Gw{XUOceZyYCx`|l5QBQ-U%'
    '$HiqVZ;-(3z5j-0WPFb9&v`=h3^jdnn`pF}Mu~1pPwXoWXLNXH`**(GA7?tR_lCA@OuPRl#lk#flG)xfR;p|CO<N{i5P!X64F6EB'
    '0EY#mW1nuhiaU_9d+?yVBgnJ1>IrZ5*(QAW;BzWJ=YC!|09kHUY!rYqaXbdd*v?8*jzWm5DI-M~XS@Yc6PjfC2TkFlTG+F)vcBqm'
    'dy2OiG$bWR$s_VnxmYNB3X$u^a#fodR4{V$-MilEqWZ1!!=z0uCj6M7!na^Zz|)X_DWwcl3`Je{9P0-6cwX{*@x6TB>k`BMW$Gt0'
    'ztr%v{curp(OI`F-A;S)4a^KAi>#1{=J8AcyB2QS$|T$idL@)>N5r;Q@c9%vZ(K+fa1f3=Q028nlNQR=;G@`lFSAvIdZL40+tyK>'
    '`TBXOoqImg#;KngyJIo@_+LM+9^cQ9BdXHzoA>e>p!h2fgPm4cs6dq;+yB{BCWycJr#n(DU$zY^7&a3tx8VGTwGE)#-jOv3_B%~z'
    'yngaOC$(s+Ocy_NH$!SiE0+Gfa#S7c6^EatHPdHwhev$2^}+Lx?<1zrkImOa@mNZC<o;<|?*&dn;HKef`oHD`<*UWXg;c>&ep5z8'
    'PLd!x!BvD7ZNEfig^2z#UmGm1Tu2p&Y&3#JQaF&x%GHNleWP)S%BrzB7czsX`sIaGfx5ey%_60?)b$Nk>xn)GU8b_4u|yBMrrx`d'
    'Dxd=aM}YH^oG;XBriN&rxkP1^77W|b{rt1Qg;c?|auQX?8`4QW*2v`Bc^`U-%F4g&sJu4Ear#24AQlS|K|*xtgY{`Pd#sVOOH@|x'
    '>FtWR_rCep7g7a7F-=X>77mBi)xDHj!lIX`tS<Jw1&qQ$yd3U%393>0knXCRm#C~R_Ps@KmL09yV~(Uzijdj95WYlZb+PX)WeAKf'
    'hY|>V8+;`0<JwN|5|!1(zPIoiAm4$b)me~|<k*6WcrQ^|UF>^HEL1Tn0}03)&PAbRc8CuyQCVH=d&>kt_mo`(e>qu;luI~6`7cpf'
    'UF>^H*%x`^UNWfU?qy20v+TGNxkP1kvF|OWzIprg?tJScn`?@B26H&C{E~HERR96h5RB}+QehCO;>I;Wx$;Zac~wDm7}I18r3u=H'
    'dg@wV%v}8?>zt~<<R~D5ELS}n$$Yi*JjK<o{E~HERge&P`IgNm&bE+dmb|Xzs4Kr@omUm0u~I{7C^qRDBIdDNqrQISm#p)uf_X@<'
    'HztbH?E=Lnb(VkIb>)|=^QwX@5cK*yr0zL|Xy4lYuS26Nzhs?P6%dad(N(UzFT|Rmem@QeSFik%bzW6a^p@Co8BR#9N{+0qk|W2J'
    'U$V}t3i^~`x&{Hg*Sw*>i3!`fa^;t-^QwXtMG}E9b<=2n|L2viF<A4;FIneR1!HY$-i3lKBQMFrAdCmXSANMluPR`XI6x9;63gRJ'
    '9^w`-apjk+^QwZq-b1j|Tu2or#>XDfS}b5)4!>X(V6GL<y<mz-<+3b_jFio=bvgWkRUjNwPR?u(KU94>mSjpGWnB)xU=`p=UImPl'
    'r#S-3n@FQT%&g1d7p#J97h;-Ob`{7cLo!+1QPS4s@C#M}2BQf!gY<7C@ILo3_n<qmE{9*R3Wzz3gKBvY0mR~fXp6pgtjpmStb+17'
    '5xmEQk*XUVkre!XrE6UdzhD&{G|cL?N$Pmt!!XEbhWJ;l%i$NSf(ndfB60o=Q_E~b$f4HF!)BYJLs?}<OL^SA^01@v0y2?`^<d$N'
    'Bz9fBMMLX(hhRj*iw0JselYWVUia3kt4$OiCyTwz0OBX~5vD4j=1Xia?Li|8ru`3l#;z~hhV*uniKLB{ZTeuqBdWZk@p7=bsF&(^'
    'Wj3CUoYQLB$N+=7z}7r%GyXIR8F{vVq{8B^E=9OS_hC6b?eL0_+g$XL3{ZQY*w2DIPIFnpn_BejHMlb^l<J{g9GO$*Y5b7BH53m='
    'x2lUoBeqgtdm}+bwg7DkwevY7SW>Gd-CreG?SqQveyU=`RJu4$r+RBA*`dkDs0OQQiEy0RigTIruyUtY=#6u90-ETpcDM;Nh2OJS'
    'EEbE!VzF2(7K_DVu~;k?i^XEGSS%Kc#bU8oEEbE!VzF2(7K_DVu~;k?i^XEG{Qvtu;wWRY'
),
}, name='strides_quant8').AddVariations(signed(x1, c2, t4)).DisableLifeTimeVariation()

# A convolution with a scale for each channel is beyond one block, tile or vector.
# Expected values: float64 formula.
x1 = Input('x1', (U8, [1, 23, 17, 7], 0.5, 100))
c2 = Parameter('c2', ('TENSOR_QUANT8_SYMM_PER_CHANNEL', [9, 3, 3, 7]), (packed('|i1',
    'c-jFy0K)%JKi1OJx^#GRYq$JLePkqvZ0P?*^h}WKW_|Xe_3GG&Jve<Wfx2ulWZpKQ&+D<Gq;UtkM3&N>7EA?=HLf98'
) * 10)[:567], extraParams=SymmPerChannelQuantParams(0, [0.125, 0.25, 0.5, 0.125, 0.25, 0.5, 0.125, 0.25, 0.5]))
c3 = Parameter('c3', (I32, [9]), [10700, 5450, 12600, 9750, 3700, 8050, 10150, 800, 4900])
t4 = Output('t4', (U8, [1, 47, 35, 9], 190.0, 95))
model = Model()
model.Operation('TRANSPOSE_CONV_2D', x1, c2, c3, 0, 0, 0, 0, 2, 2, 0, False).To(t4)
Example({
    x1: (packed('<i2',
    'c-p)0xb9_nPV9;)Y8Ky$&Irx3dvDHY-~arl{#ntP(zgQ_b+529czAjCnWmnrHL}UCHsti}Kd0D#e4&GIwao_xN&o<(6Ch0'
) * 45)[:2737],
    t4: packed('<i2',
    'c-rmS$!=U%dcg6#Ko&tBptI~CZX0&e?IChYqD+bu$(rwc&pq>W=Ua0Xt2h(~k)kM3k~K@V+GFCtod8M4i(X`t0Z4*ug1ktcAoU1Z'
    'Fd#_W-<klcc!%@n`3^TX^7clY3mu;dcURJ|7!tTEkv|UGgTxDPu_(MEv^Wm#IOZL<!Ig7A(gPUwg*nLa_c=6(pSk%rntn~19wBXP'
    'B`k|^|Cp=KnfEM|FJ%C!nBd(zbhKl0BF8vF)1Z4bOpADTIbXZi){|ICA{*e&UBzdn+m^$WB~B3AG}YbVGLg>{I+0!|wL`OAweq>!'
    '98&&<={joOV*??^H-X<zt&TL7b$lxxH;YxvOWZ8IpQI2s9A)(f5-@;N@EW<T$ePIFG}HT17<qT9;~m0n%#I6k!W%;=p9UHT=g>z_'
    'wf(}>%dj)1;c?)!d20eDP_1LeXMPK7Zu(@0vHj5dG+liR<E#GkW{|j?RG{x?g9t77tU(C+-i1e6M|O1J>D6```L#WDD<mFB@^Adg'
    'O|$6J@Q~qCMk_qyX0yX2h4=w?Zeyz+!xO9N*oO;#VX(|c{?%UnuE$-**9memJ4G!s^#zqXjp8=#wrE_nDl*U7R>Rh~$(WAZ4dL53'
    '_nC2k%@b%p@LlQ~Ic>iRqCeCl9dbLXa89;aE9b#T4kBPSh5HF?WTO2rBJXSaDT6!IN`*6GbZR;%(ik#76g^VAN()I_60dA?IwNQd'
    'E1|Q=z>OKRm4i0jA|l=b=686sL~RWH86OOQe_O|QaRNp4BoL2W^4c@MMCb(ThHQs%|B8B6?a2O6sGcXtQq3Cw-ZH*lS@8JIN5QZI'
    '3qZlZZI2TFpA$-Cx8*>Aq8Z=i$WID=Gn77<V72r_q)%e+p9uT`##G2{M<{uF91VXS_G8wW;z^4w6`8|kW-P1|r4-$ql7`Wp{Sa+0'
    '7twK)P$nIm?d6j6maHPKC2R*LDNtQ!>3>^!!V4va1`0ngKKs`=k9r@h;o(CV-%s#{oiCE$Im?Qu%_FV3<+Li_<@zaX9mDv@9_567'
    '0g8{i8z|l#WWq|l4(W>cW-&?IDfyjXPcYn<>#t$ENt{!=m!Z5#<V=z0Ku%!D{3VO-jlp7_8yw&xpXZEPf&Z9wKgk9pu<N0D1J%Pm'
    '8e()(A&>D``jgbLKV!_pYKKX~#|Giod;<-v7pQHz{SGRcniJ?&V%0@AIt*7luotjg`qjwz#z8HVEPEl5$(VV6s+(_6a~T=GU{)9#'
    'Q%L}AzCv&q<gx8_RnVrbU#8BFf%_M(SXaE6fe~>4byC*&hZf?NpMlT>!6F?U5>wLUZA$J@^))vZnwntTrXE8$VDlfWAU5@}y@yv{'
    'k!S+5O|V+yeA~j;1ivBFYT>5T_9Vl2HRUGdq%Y8f*925yU|?$aPHa-~F6vk;s|z&a!$G@trGF50$NyRA!&r{kdQq2;{ovaMy5j9B'
    'ke-IQ$v?yydjHV*LR4Pku5{sFyEntm24}l}%(Ej2o<x0*u3+dMbrk086psT`q`Vfi|7NW(;w(Rk?VZ?&h&`j>0}y--#Iezlm^@-}'
    'jlayqcB(p<!40Z^jqKMhXL9LFoJDr5Sody_d!+j!+`G?{n6&$#sD<yn?sh-gxjx|NL4Xbfd+1Mo#s)_4d|l^PIKJ&N7Mflr8!~$n'
    '@CZ8Fa@;56oi1JM9BsuUQG63dC$tF*{qO#MkBfbh_;l>d-=&@XxGU0#4I)EmnZ%(=z0V0hRSk(!i?r)<@Tn|3(waXIK6E#;btABa'
    '1eDfo#iqF0wM>ONnZLP7-M_Tx{C(oI7ZzEaN;9D52z%dQbB(|TV)Ku2FXf-mm0jvi18>3gdr%7EEeZS^BHq_Ao_}~n+Ol>lR18%#'
    'bYzfjI9-WaMv7+!XmS0ipF~{uIr(Vd`;I%YxJNd2g6=*vm-T!(S?hE4Cq4r_R0Ld!(LL0xqUyS!^9%PyNLu`A2y!d9{VpB-T(_^m'
    'Mlh{o*G$o^t2#>*JCV#~w;Y$nTK-D%#Vin{##3+0U%%(L*d;rZZZq^@96a{$r=)E%5ykeHG+iaz!Lk6P1&o}x?qb}x)_({5wUFGg'
    'MB1NZtg|Tdy97@ou_IfJ4xg_HKcU*20B~CU4ot7*8+q&gyLf2P)^n{FlXV2y1LXgY2Ob*uGqH9Q^iSY$0XVM$-goVRA_v~+x={?9'
    'M_<h^0VXPpWP+ADyH`f+zqRvJdy%pqGc(cMFRkt!0iVO9MbT8I%Y6Sz9QWe&UhLk2oncfN_D@HuGhYYaAigQ-FdDu??)2Cwj%Z6c'
    '24w5Pd=xZKK<%qa^(V_-%ep&J_<nXE=P%T>`cmVo$d8@;QN(_*z%M+!1?DU7SnI|tNz$J6+tfS7VFR-#=Iz{xe>65cU9@D#@b*gT'
    'glZ$|*>Aj|U>1wkx2X9H8B-o~gK^KWT#dJ=K2+pO*0^r>Ai8xU^eQ|ksEb&0Cqx^jZBSI_1ykX%BuhfQNBmdNoWSU{sY1}w;>c`O'
    'uf#ME?JcDDI3$vMY=cdiSA&571AyvPk#XRBJXmiCH`J!)^*+pcq?ItV=i)seD6t#L|CXkI6pkwx*Fy6q1HHEY092un_*|->a0kR?'
    '$XjE5FD{6pq@Owk>=DoQ@+mjJZ3d^3RZvlN)7!jPD|YwD_^))BrqynuDxuwtT7OT>-=f+pH~S=LJw)4B=I_ve<PERA+7N?oG`SLr'
    '@7&pw1WZ!VLi5$5)+_n}Hn&mrTV~W^`NTW?ReSdlc(@vmvzQ+!TI1`xIoeD=`$x%+sbI=_VYIg$@L#od2MzaVUW8;3Rwm*B&ek5C'
    'OBJBlA)7K%tHRmy=f6D^7pSaYC*e8N?&EW*0!of4Tc7}X^Cu{plKjR6Dl2312@P7t5k8kHkZqr#hXme_j6*xvfO+Ktl@+%zAQdW?'
    '&!-CD4y;#^RSi}i<5&l9bb-oB_^Md{35nmFPZfkUxy3W_dm1$<+$CgsfyxR^H2O8>)#O~NAlBToY+YZWj!4Dz7)&ovS!J=&KBgPq'
    '>vO3BGG0=>S+JG(I%n)w?q?UMtj>481?vphp1{J(QJin!_KgcvR_D9l!klp&?NalU`%{l(QlSe}R_DCml5H{%AhXl7UkbPx0DOVU'
    '>U{TG6uHLyq29PpiuC}VGUMJwDywtdZ=q%t*ark$_o?4eAI6Dsk;>{^_gh%@A|g9r{m+;+f=M;h?gc8V^WAUZ@mH+5;I_LK)095)'
    'b9sTv>U{TGpx5`3N$UMaC<+&(Fp!sil66*9z!NiYyWCusyukCD7zdYrl66*9;QKi0Y`f#15vRwqAt^eSev)-oRRGw&mOO9{(fTM1'
    'tBG<i{UqzGsvxxtwkDF`sdOK>wYn7VUHVDZnN>mEonJxdTp`W|7(F(EuP^;1>#V9EC?3d6dH#oFyvW%B@xQ(FldQ9<0<g7@oF%Tu'
    'ynT(5cSCY|=_grdRRzdr-1reDFST(Sb>A1cap@;nXH^Akey<t_uIHm{%WV9uML)dsldQ9<f_SYTW_G7;VK^l4na{GzKgl|yD$w?!'
    'B+&C*wDdHVw~E^S<)37oQ5CS*L$VtZhtF^KrYl?arJrP-RTXe=AGxa#EQjeewio(?(WRecomCa!PG1y95Z;fPTeus*Emoc!e#<Ig'
    'lMPV4!7T)h`4`*_tbTcN_${j-_WwNU&-Bi}kT4_m0E4JJIsBGY5ZhJg-DWEdZH<zmnb=8ra`-K)fJPur0V#e7=#*fTFjbx$e#<Iw'
    'vJncJOl4NE9p@X2^vjdOZ&?Kl@2lGPpmkRzk>wWB>6a&m-?9o6-D1_)M$~O9B$X3}<;mf<tb(YnRM8n&+uAqrXba?b%9F!ySp|``'
    '#~k3gi!R;AOJx42Ky=I$L_2%LxW>mlG6|@|eBBTPVV<eF8(}OH90e1^_Lz)Y&cA_dCUF9yt5Nb13A)r@A!`Wrb_HwC|D>M!fLLAC'
    'ol<HjTPfd$s{y4M3hn`~3qnrV%p(htokuepV_$kb#1Hk25gTLG`VOLk`}@#1tf&>gW;$&hAT|HD2Pe<C?c%M2B>6iI>HMvNt=!CT'
    '%gO42#`z{yELMiUwv{xUsrWo-9U>Xoy*D0DVQ0w>Kf}pgrV^ecj?DvG>bOI#nb%oj{Wx%!$!1-O0z<&vK5wL6O?Wb8U>;FJXZ{G2'
    '8AyGqJGu-0pj0ZAN~Kb%R4SE9rBbO>DwRs5QmIrbl}e>jsZ=VJN~Kb%R4SE9rBbO>DwRs5QmOR+@BaYEsX|N'
),
}, name='strides_by_channel_quant8').AddVariations(signed(x1, t4)).DisableLifeTimeVariation()

# A convolution is beyond one block, tile or vector, with a rest.
# Expected values: float64 formula.
x1 = Input('x1', (F32, [1, 23, 17, 7]))
c2 = Parameter('c2', (F32, [9, 3, 3, 7]), (packed('|i1',
    'c-j?+fe8RG41-MmzuBxq5OGLgrbg$6a!y+MFZNCsN_PCD>jP;z82t', 0.5
) * 10)[:567])
c3 = Parameter('c3', (F32, [9]), [2.5, -1.5, -1.5, -0.5, 3.5, 2.0, 0.5, 0.0, 1.5])
t4 = Output('t4', (F32, [1, 23, 17, 9]))
model = Model()
model.Operation('TRANSPOSE_CONV_2D', x1, c2, c3, 1, 1, 1, 1, 1, 1, 0, False).To(t4)
Example({
    x1: (packed('|i1',
    'c-jTQfdRlE2m`QTf%^ZovPoG&->Or+E#8&o7xG!3VxV?BG^G02Wy6%Ta-AU~q4)t>wi+-', 0.5
) * 45)[:2737],
    t4: packed('<i2',
    'c-qaESx_5g9Ke?ZLXu4g+azR3AR#Fs4ObyhN`Y2`y{TiXwN=!PGqxV%IQmc>#}|EZobkcxI368aA3D|Pq3x)hS}g_b0c{c>X@OE`'
    'LPK)^xyb<}*?ekEb~p5)LDJw(W_PpuegE_K{r}(Ygl$w{#)RAbXMeofB&g@E&z(c1^=zltRZ-TwCOS6(33CeE;~`emX%*L1O4K!o'
    'uYflC&6&O_F$X?V4!8}r?xRC6to?G3F`B*ZhKOdD)rY5ZQQaM{PNu3T$r|X$wcCOyFH|ThZE!kWP>nxZ@0$e*!Bu}-p?Dire-4e5'
    'baiNEvNz6tYRD<8*euWSFnT|{oa06WM;O8A_B~BAU&Bzq(lF!|@{PwXPQ=_O^aTAzfr_bI9y2#UJ@(H=Z;i=9leg;|pOmwVJ81k`'
    '4R_$MrSE`ga7giUe-k>8`_*?8i%(`82$=V@%PXx<gFNJ=R$rJC*7byQX@wS(d;A<EyiVQHgs5p}jmHArqg!Rj$qE_9%vw%kvQcZr'
    'h^F$lv)<xqU%rse_)#_tKi}V{@az9Pza|tau2x1P$g`e{4)@qxFmKQZV3B!hvWAi^f1@j~tR>nTtL@tQR%z7_n2=6~cWtNFDb7R;'
    '<?GIU1w7@?VQ1Jzy?UzgJw3t+c7E{DbrZ9#K_HgMDvhI<2C&58V>-6j8fMMZ)_4n#_4s0qm?Q7;088PB=<fLW7cNv6Ilv#L5^1i8'
    'PhoN^cAYeYOPW#c%Wults{GzV{kEZ&*LV6><a-qQ9F09hm2@AtAah3ef{6kJa`TlwCVyj%H@G*r?lnj8WVf03&JQ4j+#a<^wbxKp'
    '*qx>9JroGl%gZ@$M_4PHt0MI9_3BN#9&<+RVI_u+=-3G5#^<GSO4;6xSs45G@4pzi>xUIw(`GtL*{#w2#Gn22h<(Up85#rjK#e+U'
    'T*Endef4O|^IXN9O9K>JIJ&YtXN8(y9Gx2xN-+QTR%Ud?bO2HL9(^%O+pn4s9CsOKczXs;af{k0b3#!-tUGw8$H})X2og3AiEL?>'
    'uFPvypz0AiWMiZYl5%-L!;X%zUr$Lt`PMdW5?u)`2$IfF0LqyXlzu0zg7}?)DP^S#64BcI0q#))ke=^VSLYYsJ-=c>kYt;^QK5~`'
    'r=T6v5|xPNGNua>v-VxR+gn$~xV$MWsx?^k*A@hc!e^P{GTf`h5dA5SuzmK{wRAzU$VxI|H#%c_m#UPz0XtzjZ17;|f@G1E1T{rm'
    '2y6=!RfgGgxSU=3bh;o}WF--;YF1GSebJ^6=+w|fA>+ApL9)n7qWwU7Yt}~bv<hx>Q26iC@6JHGNd=OI)eeecxAjV19u1Xqs1r6M'
    '1MMaiNF<HhY?cn)fL5qdj&p$vwq>B*qyh<Y{4&QN*ucu857~p0&gpS>2HH(3kieE$?EUujFDTdW=*!madxQaJpxvYb$qB4OUx=yq'
    'ou0l+y?VO4KQ^0zc9RMuQSDU+YZ-7tG=~7)dXu+me+Jr3Dv<bMSB%)%zM?4|g-u)D9=Y`K(r#RFNXkx5xO=oky}Sx}Kjm&O-JiX*'
    '8&@0>o3}t*QeEiU#E-Zm1NqC;uP*Jzm4KuqFei-)yk-g3*)IzDxm}*&f>K@!Eo3O`9^NujyE}?nM}osvYE+fqQolwh=28s>dBuK>'
    'J&3`E+(O>WzB*?NX`~4HYs{W<)tp0Iv^!|p(8^}}e+lTus|~?9m!d&TnVw|idLqwwB&(2Vts`q<N&+_`OpZ*jwu$FbVq?@>?!ms9'
    'kdLh_TOTk7S=nRun|0<vB?JKo008}S`uqIPaqklUN4nteq4;QU?-rkWZw!?9ktHT36A}SF2OmI^5?6u?{8tl*3yLcTxT)l4xJq0^'
    ';(1&U01z=55Z3*xf-sY$g?N+@5jQE}J%p<unL>n>Y$L8Ragbskw~mM}APvH05kbM-f=E7+W|4w<pF1S$5-#JZ#^pn}8{oc_;?anU'
    'CZ`D^2cHBKkq<oJ5D}6j!f<6|`{rSThar*JR3U+ggwB_e7D#YU6B1L01Q3$a3JI~G=F3hMk|cB=3MAk^LV{;FvBJ^<$>J*sAc|*t'
    'Az4%<!2y|XN;)7}Y$YMZ5TqB9#aEK#29}w2^FT<F7E?yr&B7r88E-cahJ>^zA9}k<1(KxL5xIZZ?Is0C66gbvOvyuTHxGmaB-JsH'
    'xpwnFNJ#00NC8^fjVlQfVo@&b#&sSf5NW~xZ#J%p_xP$OebFRU1oD0|DbU2HLgJpZD<C<XaDW_<<d2S|;KWD$1!E%E_5', 0.25
),
}, name='dense').AddVariations('float16').DisableLifeTimeVariation()

# A convolution is beyond one block, tile or vector, with a rest.
# Expected values: float64 formula.
x1 = Input('x1', (U8, [1, 23, 17, 7], 0.5, 100))
c2 = Parameter('c2', (U8, [9, 3, 3, 7], 0.25, 128), (packed('<i2',
    'c-nh>DKj<Q_n%k)-S69_|5s1C(SBdK{%5CYM{TzBh0_N_eE%Q$UU<?tsm{gJe3svJ%~XSx_h%@Gy?wCwq~B!*N&o;YiXnp'
) * 10)[:567])
c3 = Parameter('c3', (I32, [9], 0.125, 0), [10700, 5450, 12600, 9750, 3700, 8050, 10150, 800, 4900])
t4 = Output('t4', (U8, [1, 23, 17, 9], 120.0, 113))
model = Model()
model.Operation('TRANSPOSE_CONV_2D', x1, c2, c3, 1, 1, 1, 1, 1, 1, 0, False).To(t4)
Example({
    x1: (packed('<i2',
    'c-m8|*H82QD|cP@;8cza>tC;(vc0XKzRsHW?v9h?=j}98RHoPVGv8L3^u(~<aOUP^{D!ZLZ`=?+W~g=Y=<aw1N&o=HDjp6'
) * 45)[:2737],
    t4: packed('<i2',
    'c-rmONlzOG7{>8_gGxPBRS!KjIrP#cZHdx=qLP-7Kmdb70@!%p$Bf5=Jsz)PkL~e-cMSH7J&ak5cg*6jn24|?At+l#ld4kG9(t(M'
    'euLg}27!nw`TrSydY{*o(CEUHN!>oLaV{0cH~FSRlmgA8O*hnAp}T#acBM>Z5ULDo+GHP8>5Ge{Uh+;}kB$U}3_>_#9``NtSuj_M'
    'Q-_0GeN$ID8gq3--D2e9l}R}A%sInv3t=<W5fb}Sy^whz>@@wz6*=@0fomW33@QDBHHKx9vX{+p0@0aey&D>7MC%uRg(KwJ3;~GL'
    'yqUmJ0iO1K<O`#fCmU}=?Tdl{S<5ik3njU;Is^1{LvX5`4aj9$mTSe731nBArMPzz^k#3?KS9${<;rXkY_;C)&Bkr7)^TIULh5N5'
    'PS^x#gJI!KG3skt2dxa0#e$UCvyc}p-r?IPtiQ47?vcJuutqu8XDb(Fq+f7E#Js@OCNThJZ9#z7JaO%y=*u1{LxSa8V3UdXr_m^3'
    '{NsRI(;%QEF=#Wzn!SY7;jrb~ZWQppkbSXe<Ob`(;!I+9Qfe-`Q^_UI<1o|SGS&a8>Odo3xVloi`PAQDov*`!mG%gH+Y*XsHx6Bl'
    'U~t~C$G6*V{-l^=qh55Y<&H(0nherB+S7q(ra~({`@$y{Kpi3zxupHm>Hasxg;kGaIum@GEInti?H)4#@9#h*nCEksj~L(<22+o<'
    '^Akg#A#nmNq7R!P(QV_lik>j8e;Bl;(Usai^7w7OZcQ>XQ65(^SS(+2=T_*kL!$nc37Rn7fQ;O|&sREztQPIE%L>!H7h&&9Hho#n'
    'JcD<|i`P-v&oL^F`U?lcVtdmRz4WJpBe<Y=$(c*CN;(etUA<0L{<V@W&EmrP5i%BOoqv^nr0?+ElA=y3bPr!sJj1X>Xy1D^l`+<l'
    'B~mfl8mA*VO+E?8xq)cBFqa(blB-UHWD~_GYk|#!h-qD<e6@A~JS!xWA$}OEV8HOjE)nlZG3{wP5fWe;&FSqnX<w^+yWkb)?Uu7b'
    'l0lkQZ8i5p=TYA;R{-y8cj-h(rew|FJ*z5Xc-Z42VMP_3JS!yfB?!c1{>=hGMt9i4QOJ5CB$A>WH9C1!4OCGVecyYWk+VW_%1hz^'
    'lP-D5ATk8>zxL)Xqusa83dt!i$ri3<0HZQt`k`O=MuU$T=(9p{%1aV2Yo%}ps1Rh4VI?hIaG1^t$tf?%NKi31&Y;WE!0hva;9E(T'
    '{v77!I7oIwF(;?6Va^QjAj_0wltY}u+#CnV0UoB>6axd5iYiZ7@k}If4s&xXBs;`r9yM@v!M)NxikR4@bC{dsAQ@P7WJ4g#8+1W|'
    'N>OYc?mUONIS!I^uk5ZQl<@D<mUUNVG&eVX4s&xHB;(YQpDP|j0!c$WJ#C$ZO6M>)$3epI?cq>hn5B2pFKV`U^pgDjKCbVOwBcST'
    'hD4KtE%4>%)rq-~>HR*g?~vrWA9Tq)RSrc-G);TJ?+pBYAJ=zCQc+)-fBlXF2W<5WM|mAGU5RZd>;1RGozCUu)%jjOD)&)zU5#SB'
    'rK;+wT@3czGXVH~nU-&O<ifY(Y2lSZ%D1QAAkEsZ&?+tu&`|*-@NiQ^aM$|{Xp@7?Yh9W3`KX8=dmUUiiNkE3*PC=XX>=q<%p26#'
    'j4C3YUPL%wv)w-J{Vkv6k~E^AV{V=WX~8~d)TmLTMvWRZYSgGvqelOS{sSZumlX'
),
}, name='dense_quant8').AddVariations(signed(x1, c2, t4)).DisableLifeTimeVariation()

# A convolution with a scale for each channel is beyond one block, tile or vector.
# Expected values: float64 formula.
x1 = Input('x1', (U8, [1, 23, 17, 7], 0.5, 100))
c2 = Parameter('c2', ('TENSOR_QUANT8_SYMM_PER_CHANNEL', [9, 3, 3, 7]), (packed('|i1',
    'c-jFy0K)%JKi1OJx^#GRYq$JLePkqvZ0P?*^h}WKW_|Xe_3GG&Jve<Wfx2ulWZpKQ&+D<Gq;UtkM3&N>7EA?=HLf98'
) * 10)[:567], extraParams=SymmPerChannelQuantParams(0, [0.125, 0.25, 0.5, 0.125, 0.25, 0.5, 0.125, 0.25, 0.5]))
c3 = Parameter('c3', (I32, [9]), [10700, 5450, 12600, 9750, 3700, 8050, 10150, 800, 4900])
t4 = Output('t4', (U8, [1, 23, 17, 9], 290.0, 109))
model = Model()
model.Operation('TRANSPOSE_CONV_2D', x1, c2, c3, 1, 1, 1, 1, 1, 1, 0, False).To(t4)
Example({
    x1: (packed('<i2',
    'c-m8|*H82QD|cP@;8cza>tC;(vc0XKzRsHW?v9h?=j}98RHoPVGv8L3^u(~<aOUP^{D!ZLZ`=?+W~g=Y=<aw1N&o=HDjp6'
) * 45)[:2737],
    t4: packed('<i2',
    'c-rmOOLG)e7{+n;egl{8EUR2WAs0oU5RhCT_hD|`GkrU!yHB5U`t<!aJv}{>nIvRp0))hb$fX1<5vT%WA-Z#+<<7O=!o93mCzVtv'
    'tLFb1e)T@DZJ{`BhGES#JSN|dK{ckLDTX@gxpaqx1*A>bh#1P9pjdL@7p%E%mZ;|Rjrx%JQ}}yTZP;P87huS$1t5h%r=>YHxRk5G'
    'l5G$VPPNx_S<ZE?oJO{*4+VT4r_`y|X>(pTx2wi2AAN3<g&1?VnHbs@<smhe6`jh?SS86w?=HD6gW7Goz80J3bG0t6J|^Qn4R(a)'
    'L*#Q*DPyw3mXC{ZPgyw9<L5~pT25GWdh*PxK=^D$4FdyNT2q>SAYc8(0{<W{r7T6na)trkJZ6=KQ9Px=PF`r+Cev`2k!?i36(++d'
    '<BJ<}lGR1_UFWjqvkyJ2!i`lDPH^=qk}sKVvDqr7dCur^m=^q%pJQ&*E0-cKH)pHv@@XJ<Irvid298q<^mDNLw?6j7mk_YKcJqq9'
    'HC?{3=0wk}zRxZk38Kpw_09GzrF9+4n=JbkdXM}*0>PxcrbX=&s__h=Q_=K#Tq2|iVg6XK44cgYt8F6L0RwgFjz0GSD}R~JqDXk*'
    'PDX|jhH(_Rp2ykl&Gy33S6<P=4QT$(()-eU!KEIzag}uoT6&L6-`==*)ZZD3mW3i)Dy*RDnbg!80JdormojF&NYPJG{Tu9<x^bT+'
    'Ynolq<RVT4di6~M7DIeg%^sRFTTIx|#Gc~-c{>#Qt3i3iTL4kzW6BYd`7j*kR|mYOF*S0VlUd(a%r>K9?l)YR0`5yAN!i?_olWuD'
    'Z-UTi#m8uUI!-T;{%iU2zoc@LwK^yk>-q80qPHg`Ko#S82YaTe`f}o+*&h!I3GNK+i6E$blq?EzUk@6EJt48BdknZtKPg9l>QiqB'
    'mmL(6Ql-~&&v}s$;D#RlpijQs6B5Al4Dr05kmM_7t+R1-P)JmL6V+Gj{A=Nv4u@$|xwj`IX1qcd3U3dQDE%QJ7Wron3due%NvpO='
    '!2<*4gf)pg1T*Ugg=C+XL?^D*f}Z!Oh;HgYjpxZhA=&RGS>BKwpv*JmVvqaI)8IiN+2<uuvj)9_NxCh1uc6GFW$qB>W>-k8zURF3'
    '1z=Za?J#28*dff#Zjjh!=tVaerJB8&l^(g;;1K3!cSv|c<Q-bI7IPyaIt7O?H@iV%gC~TUgtW{`!a9q3K640jvl}GV<VDv$qk)b|'
    'S79ro)wx5Mo82JkCDa$XKA6GEz_QvtdwvLWvl}G3<I0VK5_Yt;07o9FJ$t{8>pLXza8XRI1>zVei4vPPtZVQ0aeap*@<e^*sXF@t'
    '$ghpkj+@c<`?$VCBHkjX(T;5hE9+VjlUW&>i4cnNBF_b<722cjF$-`CSn~84Pv0`?19f3s4m;wkW0JGA%3X-n$UmtrkRUnXI8FV+'
    'QwuGT4uIux)jtIX6Bwrk3z42^Z!IV=lQh9}rMZe94Qoc15Z<va5qZ-LPndxMik~Fd#da0iWr=Pn#qI~AMvWRZYSgGvqehJyHR}J+'
    'f3GA)aR'
),
}, name='dense_by_channel_quant8').AddVariations(signed(x1, t4)).DisableLifeTimeVariation()
