# Licensed under the Apache License, Version 2.0; see LICENSE.
# Written by 'python -m corpus' from corpus/families/normalization.py; do not edit.
#
# INSTANCE_NORMALIZATION: what could be merged with it, or left out.

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

# A normalization takes out factors and terms for all channels, for each, or for pixels.
# Expected values: float64 formula.
x1 = Input('x1', (F32, [2, 3, 3, 3]))
c2 = Parameter('c2', (F32, [1]), [2.0])
t3 = Internal('t3', (F32, [2, 3, 3, 3]))
t4 = Output('t4', (F32, [2, 3, 3, 3]))
c5 = Parameter('c5', (F32, [1]), [-2.0])
t6 = Internal('t6', (F32, [2, 3, 3, 3]))
t7 = Output('t7', (F32, [2, 3, 3, 3]))
c8 = Parameter('c8', (F32, [3]), [2.0, -1.0, 3.0])
t9 = Internal('t9', (F32, [2, 3, 3, 3]))
t10 = Output('t10', (F32, [2, 3, 3, 3]))
c11 = Parameter('c11', (F32, [3]), [2.0, -1.0, 3.0])
t12 = Internal('t12', (F32, [2, 3, 3, 3]))
t13 = Output('t13', (F32, [2, 3, 3, 3]))
c14 = Parameter('c14', (F32, [3, 1]), [1.0, -2.0, 0.5])
t15 = Internal('t15', (F32, [2, 3, 3, 3]))
t16 = Output('t16', (F32, [2, 3, 3, 3]))
c17 = Parameter('c17', (F32, [3]), [2.0, -1.0, 3.0])
t18 = Internal('t18', (F32, [2, 3, 3, 3]))
t19 = Output('t19', (F32, [2, 3, 3, 3]))
t20 = Internal('t20', (F32, [2, 3, 3, 3]))
c21 = Parameter('c21', (F32, [3]), [2.0, -1.0, 3.0])
t22 = Output('t22', (F32, [2, 3, 3, 3]))
t23 = Internal('t23', (F32, [2, 3, 3, 3]))
c24 = Parameter('c24', (F32, [3]), [2.0, -1.0, 3.0])
t25 = Internal('t25', (F32, [2, 3, 3, 3]))
c26 = Parameter('c26', (F32, [1]), [1.0])
t27 = Output('t27', (F32, [2, 3, 3, 3]))
t28 = Internal('t28', (F32, [2, 3, 3, 3]))
c29 = Parameter('c29', (F32, [1]), [1.0])
t30 = Output('t30', (F32, [2, 3, 3, 3]))
t31 = Internal('t31', (F32, [2, 3, 3, 3]))
t32 = Output('t32', (F32, [2, 3, 3, 3]))
t33 = Internal('t33', (F32, [2, 3, 3, 3]))
t34 = Internal('t34', (F32, [2, 3, 3, 3]))
t35 = Output('t35', (F32, [2, 3, 3, 3]))
t36 = Internal('t36', (F32, [2, 3, 3, 3]))
t37 = Internal('t37', (F32, [2, 3, 3, 3]))
t38 = Output('t38', (F32, [2, 3, 3, 3]))
t39 = Internal('t39', (F32, [2, 3, 3, 3]))
t40 = Internal('t40', (F32, [2, 3, 3, 3]))
t41 = Output('t41', (F32, [2, 3, 3, 3]))
t42 = Internal('t42', (F32, [2, 3, 3, 3]))
t43 = Internal('t43', (F32, [2, 3, 3, 6]))
t44 = Output('t44', (F32, [2, 3, 3, 6]))
model = Model()
model.Operation('MUL', x1, c2, 0).To(t3)
model.Operation('INSTANCE_NORMALIZATION', t3, 1.5, 0.5, 0.25, False).To(t4)
model.Operation('MUL', x1, c5, 0).To(t6)
model.Operation('INSTANCE_NORMALIZATION', t6, 1.5, 0.5, 0.0625, False).To(t7)
model.Operation('MUL', x1, c8, 0).To(t9)
model.Operation('INSTANCE_NORMALIZATION', t9, 1.5, 0.5, 0.25, False).To(t10)
model.Operation('ADD', x1, c11, 0).To(t12)
model.Operation('INSTANCE_NORMALIZATION', t12, 1.5, 0.5, 0.25, False).To(t13)
model.Operation('ADD', x1, c14, 0).To(t15)
model.Operation('INSTANCE_NORMALIZATION', t15, 1.5, 0.5, 0.25, False).To(t16)
model.Operation('SUB', c17, x1, 0).To(t18)
model.Operation('INSTANCE_NORMALIZATION', t18, 1.5, 0.5, 0.25, False).To(t19)
model.Operation('INSTANCE_NORMALIZATION', x1, 1.5, 0.0, 0.25, False).To(t20)
model.Operation('MUL', t20, c21, 0).To(t22)
model.Operation('INSTANCE_NORMALIZATION', x1, 1.5, 0.5, 0.25, False).To(t23)
model.Operation('MUL', t23, c24, 0).To(t25)
model.Operation('ADD', t25, c26, 1).To(t27)
model.Operation('INSTANCE_NORMALIZATION', x1, 1.5, 0.5, 0.25, False).To(t28)
model.Operation('SUB', c29, t28, 0).To(t30)
model.Operation('INSTANCE_NORMALIZATION', x1, 1.5, 0.5, 0.25, False).To(t31)
model.Operation('INSTANCE_NORMALIZATION', t31, 1.0, 0.0, 0.25, False).To(t32)
model.Operation('INSTANCE_NORMALIZATION', x1, 1.5, 0.5, 0.25, False).To(t33)
model.Operation('RELU', t33).To(t34)
model.Operation('INSTANCE_NORMALIZATION', t34, 1.5, 0.5, 0.25, False).To(t35)
model.Operation('TRANSPOSE', x1, [0, 3, 1, 2]).To(t36)
model.Operation('INSTANCE_NORMALIZATION', t36, 2.0, -0.5, 0.125, True).To(t37)
model.Operation('TRANSPOSE', t37, [0, 2, 3, 1]).To(t38)
model.Operation('TRANSPOSE', x1, [0, 3, 1, 2]).To(t39)
model.Operation('INSTANCE_NORMALIZATION', t39, 1.5, 0.5, 0.25, False).To(t40)
model.Operation('TRANSPOSE', t40, [0, 2, 3, 1]).To(t41)
model.Operation('INSTANCE_NORMALIZATION', x1, 1.5, 0.5, 0.25, False).To(t42)
model.Operation('CONCATENATION', x1, t42, 3).To(t43)
model.Operation('INSTANCE_NORMALIZATION', t43, 1.5, 0.5, 0.25, False).To(t44)
Example({
    x1: packed('|i1',
    'c-jFr0LlN>Iwv?G`{3>f{sHh5JS^q(2L0F?*D>NLH}B*8B0cxi84U^D!^=DN%q{~5<Pz24+Sw!)HT%~adH', 0.0625
),
    t4: packed('<f4',
    'c-ouPBg22=kY(iSwog9=Z9g2zGFa&RdcmXl-`N(;@3K}eEAQOTB5LV9`9tLL568KeTOD6N>Cv=VOODU@<Gg9xTz@7H`7oisIlFof'
    'v;;E0GdQw-Np;uOq*C>ANvF-}O3k|+cb>GH>!@P!Sdaa$%S<MDw?;#!9$Eec;fFblxFY{BGu)bT^@hyXv{pk2iE~<w*S9QEZxY^6'
    '^}J_Q!ykqI#UHlwc<gs@aIoLEf4@DDuy=6Szu(UOfc<{^{SNl~L3}%)g#G>l`=Jb=;QoC;VF1RtX43'
),
    t7: packed('<f4',
    'c-jHj04M(sFzhx+*T>%J1%Stx0a=_%%)!^6*be>b@ZImyAdn1Sx>~O;Q6s#0W~Zj9I(>gxocpVpXk&M|+CmXA#>&%-L<t$_=cv7O'
    'K(&rOeANgV9|LH!|FBE+@X9!M?EdG#(7CShsRR3s`1kb<hQS9&m*NJ*;i&Bhk?6(k0r){T3N0<VZS@13vauM|TrkoRX#uAv{ZQAc'
    '0DI5~61?4;2tdETz`Q>{Kt4V{Kfk}fKR-V{K)*o0K)=5~Kt8{}KR>*`zCb`gzdt{}y}m%dKR`e~zQ4fxi*Ly'
),
    t10: packed('<f4',
    'c-ouPd7i&C-}2s{wya5lS4EE8*t+ol<pt?~zw0H>FXT{vqTabYS~Ny&@@3EEt>N53%E#+eAF;<Q;cfr3;Lx_(HYUp@VMRhYr`ry!'
    'DrWAsJM!AC+DAC)4S)ILIh$whY<5rIxoP6uRV)^K8`!&#&umg~i!yU!k>y_&dAP@f>*XJ2+uKvrZpox%wl0vA5Z7*0-m)m6Nm#A='
    '`Jz<~*^2#qAGc5P*uUSwVb{L>4)*r;`|bBT?6<eGcd*|N6a`{C2M3TKNEpP}3liV&un))w0EU5OLj'
),
    t13: packed('<f4',
    'c-q@`q;X?Nq~>nU#Vcj~vkKVPKg|61dFJMn8`D>wJI<zNxpBqiFIh3sNl~9qX!M9^dW8S+lWHmRWV^RSTEp?T)z+ukTP=GermtNa'
    'I_s$G1=rG;hMOlRs-;(bOn09tdbGgGP`fwlYOjQhyN&C#sf<$24H7mTGJG?<4zTI62LECHeWm~MS*cHvP5NSD7gQTAZkn%9C%C!f'
    'Y1fMCuhKnpUTo!b-S6PwV83twetRHc@8Gb1zn%Sl5OlEL58~SaCG7Vf*bij@1^4d*3IhOkjAXX'
),
    t16: packed('<f4',
    'c-jHj04M*OL^oQ=8QF-J=RbjP!?MRl@DApaPd|-4dyi#;ck#=#3*}aRK-%S~UC5JbOM<H_?dwsbJL7|(H9n(E27Y+$)^}Z4PtGdl'
    '#45M#f<|fD1o(-mjgzj%Dh@^UC%fZ;;no27q1s<TdCIW8NG#`>oRLw4ujjOMcwL7GbE&)u8s`!@C-}^-8mT*&zTLbfWSXBvwHB(h'
    'w+~kw@rL*XF1|oOKfb@dzdt`dK0ZG`y}v&{zd*n~z(7E}zCS=ezrQ~}Kfk}dKfk{~KR>=eKES`fKR`g&sBLl'
),
    t19: packed('<f4',
    'c-jHj04M+3i2|{83zXjOyK0Y~)!_r!5HJ7b&1W*OE>&l73{2$M0H@KlT&}~@dXR-L3R0vje$#0OcBBoxq@V>LeT$SiHEMDgjLWH|'
    'sx{(^=!@&FKunS%?6XkgpQD)yibow|vNpA<#taS-@QaoTg0%x$limc!;-=*RjN8KL0r)*B2PP)8Wb6T;t*sZ*btB0SVE>~g`bwgr'
    '{cFtz4!YEm1wg;Qz`8#_Kt4V{Kfk}fKR-V{K)*o0K)=5~Kt8{}KR>&_zCb`fzdt{}y}m!cKR`e~zQ4eD(P^3'
),
    t22: packed('<f4',
    'c-q_6d1&Jb#VNZ@wXTNwUtPg`<A&D%oSB=wH%vcpPOj5O?nuDpcUdt^hrMM^1O{<wehdGz*MxneC$H}kGk%5NF;PVqwiX5ToKB5e'
    '_2Q^&Om}HhL%Oa~I`7wyv)yNUbjeRM47;-R>PiV2sfzBz&_g>GGyIf0vGTP~Im4MNOe^QVmW}hDe5zzqqm%un-2E{P6Sd<V`jaKQ'
    'RYhcMw}$xKF@JUG$ASG04*T~Xu(z|dKj5(6;eh=f8wZC2`+@8O2lhEQ*dDM43Id@WSQaQ~4-x?Yjd5u>'
),
    t27: packed('<i4',
    'c-muN5a?jo%TOWXafQJF2sd1~@Mi-91H%CzwsbIf!mxm02SWjaz-0yn1`nVZ!w-fGh6V<PJXMB=4Byvf7cpFAn94AnC2I9TprjrU'
    'tL1dQVR*%m&ydQX?apwVArPd?lHmgbF9U;<EJH7Y;1yXP1||k2hRfCL-+lunF9C6Y;FjqOj6egL82XkmOkwy8(q+MLg~6GDfrA~$'
    'W@2JuWME<7WMBlcSb+i{%)kL8nSo3Y2FkL4#F&6QE&$nRDq8', 5.960464477539063e-08
),
    t30: packed('<i4',
    'c-jHj04M)!@ccYj7ASc4UDO<6SU?D{5SRQKFq+7q(x{v{=xF4yuv!?@a9nuP^l-4~6s}0H_^8bAD3j!cZOIBj_r*$bYn2+#7?-J1'
    'tICUXpy(7_0VdnK>}LubFpgyv>PI@9spM)^jW9VQhv}v&`;_tjCcF`2aZJj7=ShXrfqeE>A6c808`%X=q@|ao|6H3sg8sOs^fl|Q'
    '`xKiPICPcT=>q=#{r>?00ssI30ssE~0RaF20{;U40{;I20s#L000IC1{{jO6{s000|NjC10RjR6|Ni~@y==$', 5.960464477539063e-08
),
    t32: packed('<f4',
    'c-m|4{P5}8r){AjOmioc&6Vh$VaU7SUgmpNLq@h8lj@ZxajP#lT-GaESh48%q`Pcqr}LMdIX3CA#rZW7+pc_iRMRTI`=We?ap}g^'
    '6Z@A&%&l6nU{baI{%QlImd;E3aTEVAUs!V`_4d_r-E8)|U0qd+t}MOn(>PUvB}%Pjw`O#Y#A%l{yG`@bQmX#UoKa)D%t5&SU)iLS'
    '1tEvoO7hK`C(4R<UEObQZ*RA6|9)HB{UGN4{kv`U+k+sGX=`u4cfTEowI9f^w*!gq2P*>r;&W=z'
),
    t35: packed('<f4',
    'c-lJ`I)8Jf*SW5Vwq0I!{sQN^virJrox9^Dw#O^wL1w<a$BPJ~lqnv+H+XO~Y)ujJ0J1Ai|NT|9FFoYVulHWR-@j@6EB)*Jde`^o'
    'e?`7|l>J6xq1u72QwyRMB?3-~`=45LTUO%bDIlBI+f0U0!G}*pCRuuEvdTgZOPOT32g!$I_Nz#|QHf;{lw2;we!VBQR!aDq)OnYN'
    'SPm&5yH~+$zk`E={r>&??QHk&w|8*Zzkip_etRGU3EDY0?Avc|50Zv5fbw8v09tTlY5'
),
    t38: packed('<f4',
    'c-jHj04M*MT@8i639Fg<0uRZr9#3d_0KmMDf%{G%Jqe{7TNr&gg?KQ2)^gp)q}>X|*0b0{J#1@9nH$scA@_RLmeoJ)=-AqNXpBV<'
    'yB}e+W;)3P`{Wa1quIY0SzKPZb~tB!xXQo{4sj!Z%Qz)4#Rokzu?i=$*vSxE(;@H@0`_!^EQVMGuofbE0RJEYHitAelOXam9iEgK'
    'AGrT1Hsm|sKfpggKt8{~z`nk}z&}4gzreq~z(2r0z(7C1z`j5~zra2}Kfu7iKfk~~K0m-ezreu1KR-bDYi0o'
),
    t41: packed('<f4',
    'c-jHj04M)Dlw$==ru^Ij8wibM_e`4Z+#x<&Kkk6uA+{??q}EZgQ911PG+TwRy8JN{u^kr`*^QMeU;LOEksl0VY5l&~W$V{8?U4*%'
    'O+n6@hkfFCzkbwfyS^_gfsaC0#cm^c61dgAK5FGZ?7WG>LJRtV50c(tn&7PQ2fJehNQ1Y^0@ceSP{cT}Oh^_k8N4vtt$0HXc@mac'
    'X&d`j?Et;DHorhXKR>^}zCS)bzCJ)dzrH^{zdyh~zd%5~K0iP}Kfgb|zrDY|KtI1gzrQ{}zP`S{KR!T@0B8v'
),
    t44: packed('<f4',
    'c-q@`r18}9EgM53w<=!K+|4OeAFz0(Y{m6(|EvPZZ9?qpA1+9_nfdRt-23M<H>b#MZoe^o<x)n@bH~|4wCAf?Zj8Dru;TKUxfMZK'
    'G0_`W$|psA76~psq0uvS`!W$tkB*zk;eY(58zf7$lwH*m_GG&kBF(r&T0_XQ&hfWZ&SmzkPqTgEB)3}j$cpz#OkX?8VDsA0S(DfF'
    'A9cO(<Iro@(wN)-J~Z4sc_;kwM78w(6(_1brq4`X?mkm=cX#j60;{)<tcKdXa}wmUuJ%rU;vga8Zgj-i#&w#jn#NQ{ss2Aw&J7aw'
    'HNrL>GR93Zd^5cGdOQxW>F#CLVGaKC+w%|e?<>q7FZW+Q+j;J^)Tc<XH(^csV&(cmVi#0}E=V_A+*EU6-F$_*>2igFn@f1NWIXL!'
    'aldnE^;hY<&q6(OUbN1<v6a(xBZtF&2Z#Ok4i5JFfN1}IdmsYRAOsWxO6|AXx8KelD7fDqEV<tSjDXT06?Xf9$Q}&#AJ`8>C?a6>'
    '`}YHl-3KuZ02Cw1j{'
),
}, name='beside').AddVariations('float16').DisableLifeTimeVariation()
