# Licensed under the Apache License, Version 2.0; see LICENSE.
# Written by 'python -m corpus' from corpus/families/reshape.py; do not edit.
#
# CHANNEL_SHUFFLE: tensors of many elements, in sizes of no block, and beside powers of two.

import base64
import zlib

import numpy as np


def packed(dtype, text):
    """Many values in little space."""
    return np.frombuffer(zlib.decompress(base64.b85decode(text)), dtype).tolist()

# Beyond one block, tile or vector, with a rest.
# Expected values: float64 formula.
input = Input('input', ('TENSOR_FLOAT32', [1, 17, 19, 66]))
part_0 = Output('part_0', ('TENSOR_FLOAT32', [1, 17, 19, 66]))
model = Model()
model.Operation('CHANNEL_SHUFFLE', input, 11, 3).To(part_0)
Example({
    input: packed('<f4',
    'c-rmHp-Kc{6b0ZL?3T3&#x)v@f;(dp3>$m^v5J}m5yK=g8aFMANen)N$%inB_y`6ud4`#XFnr-~?%bJwX1=PcgQ~l>>NI_r9A*Aa'
    'Zj*Vkopk$E7rECY_f6Gfc5lgZvYB0%{z!hu_q?aq(l^Oh=H2n!ae61$m+5)3m0Y*OclXkZWFzxWp6!ye%%9oy|9IY?$!?YF)vW3y'
    '^Hb(&_KRlt-b4B|yGiEtWRiK=4(Iy+n5AFF_c1dwGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+Y'
    'Gcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+Y'
    'Gcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+Y'
    'Gcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+Y'
    'Gcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGc*4u^B)!=bPo'
),
    part_0: packed('<f4',
    'c-rmTp^BD46b9fg*e%)w;~EV{L3jTo7z|#3SVc{Oh+&f$jiyCRV(=PFUW7@+OE8GZbJ&fBbHc#P#}kI{_uJWn`<C68nP=Nx9JcNC'
    '$+o>c-nJj{{1xj#yt^9fX{@7Imt%d2_iyrRu|CH78|zlQzaHyPeD8x;?_*tw_c`-%tQ+z9+sXOooc}UDpT_e;JTJw&vx}Mc;`8a9'
    'ZTlRbzsGubIDhvf)`z>>_U>YS&bc37e-_Vchw~XX<KMSq{fzY}_I$ng8S?vo$MZO6$MaP@pT~NC@&Ef2&nxk~dwf2#v$vYp??zrZ'
    'vzk}Vtmbv2kyp;_?5*bY>`>1uXIAsdnbo{<W;L&G&ArvUa%MHJoLSB5w2{}3MqYoLd#iapZshg7kyp;F=9M$6dHp)+?XBjOGpl*!'
    '%xYc_8+qMq<dri!d#icn%xYfO8+pBK<aMu+SI+G0t>%?8t9j+jYF;_Bnpe)O=9M!$d#icn%xYdavzk}Vtmc(7t9j+j&faQXIkTEq'
    '&aCE@Gpl(W9qM`I%+B6wUOBUxSI(^Fl{2e(<;-ecmz#Uf8h=|?^Ezwfl{2e(<;*XQzn43E_uNHB^_JDT$f(}3S{E7BTUP5Lqk79~'
    'U1U^mS*?qV>Mg5vkx{*6wJtKMw=CC12KAQJy2z;BvRW4z)mv8UBBOfCYF%W8Gn5&+$P8yFGjx#|&QNCPA~T$!%+N(<I76ACi_CC_'
    'GD8=c;S6PlE;7Rz$_!m(hBK5Iy2uP?C^K}C8O~5<=pr+mq0G=lR=dwNs*9|4pKDYXS?xa8s4lYFeXdbmWVQQTqq@jy_qj%Ok=5>V'
    'jp`z+-RBzBMOM4dHL8oOcAslh7g_B-*QhSC+I_B3U1ZO;q|-(AY)d*_WY4yw(?#}dOFCU-&$gt~MfPk<I$dPXwxrWV_H0W!U1ZO;'
    'q|-(AY)d*_WY4yw(?#}dOFCVIbLZSScg~%2=iE7W&Yg4T+&Op7opa~hId{&TbLZSScg~%2=iE7W&Yg4T+&Op7opa~hId{&TbLZSS'
    'cg~%2=iE7W&Yg4T+&Op7opa~hId{&TbLZSScg~%2=iE7W&Yg4T+&Op7opa~hId{&TbLZSScg~%2=iE7W&Yg4T+&Op7opa~hId{&T'
    'bLZSScg~%2=iE7W&Yg4T+&Op7opa~hId{&TbLZSScg~%2=iE7W&Yg4T+&Op7opa~hId{&TbLZSScg~%2=iE7W&Yg4T+&Op7opa~h'
    'Id{&TbLZSScg~%2=iE7W&Yg4T+&Op7opa~hId{&TbLZSScg~%2=iE7W&Yg4T+&Op7opa~hId{&TbLZSScg~%2=iE7W&Yg4T+&Op7'
    'opa~hId{&TbLZSScg~%2=iE7W&Yg4T+&Op7opa~hId{&TbLZSScg~%2=iE7W&Yg4T+&Op7opa~hId{&TbLZSScg~%2=iE7W&Yg4T'
    '+&Op7opa~hId{&TbLZSScg~%2=iE7W&Yg4T+&Op7opa~hId{&TbLZSScg~%2=iE7W&Yg4T+&Op7opa~hId{&TbLZSScg~%2=iE7W'
    '&Yg4T+&Op7{r|sj{sDtUbPo'
),
}, name='moved').DisableLifeTimeVariation()

# Beyond one block, tile or vector, with a rest.
# Expected values: float64 formula.
input = Input('input', ('TENSOR_FLOAT16', [1, 17, 19, 66]))
part_0 = Output('part_0', ('TENSOR_FLOAT16', [1, 17, 19, 66]))
model = Model()
model.Operation('CHANNEL_SHUFFLE', input, 11, 3).To(part_0)
Example({
    input: packed('<f2',
    'c-rmFv2BAu006)*Q!)Z0xJZ%45+X<e8~8Whq)eI8rOO|Mk}(*;BQQeBl-VP?Ti~{Q8mrtdUzar=*K%ow@OsZLOVd@;X-?CT!WiN+'
    'R{1&C>6z=e-kNS*%J9f#`Az$^UyflPx3qtR?lV_$%ip=QVG8H)-b`<|y{l8{!n~$OTKk`|v~>*aecH@sv)ODmo6Tmk*=#nO&1SRN'
    'Y&M(CX0zFBHk-|6v)ODmo6Tmk*=#nO&1SRNY&M(CX0zFBHk-|6v)ODmo6Tmk*=#nO&1SRNY&M(CX0zFBHk-|6v)ODmo6Tmk*=#nO'
    '&1SRNY&M(CX0zFBHk-|6v)ODmo6Tmk*=#nO&1SRNY&M(CX0zFBHk-|6v-#i5f1)|=!v'
),
    part_0: packed('<f2',
    'c-rmREpF>T7=_`1g<gV}5KvH3$#N~#PW&_Rkix>k!ay&@(97@=vV<(5u&{v_oPg2XZ_rBuMgd2anpZQ=7H+4iaZ@=h^X9+8%lYEJ'
    'heN*{i{U!0=U>0SFZJH6?G}nqb%*i(+3Y9RxS{kv{h@DX_w0x3xX$hT5!~z2EOik+kKf_uOTTotu9)1L8_TJk*Xe0?{WV;|-fy8A'
    'R`2T1qdrx;)=BNUe^cyQj%rucsa@__pQ>HoLG5~)<*r8UDh9RdFzQpa%MWVT&8uDaZ;D-RQoF7XPSvg=s9o1l?JB+871XYB(x+<I'
    'dRDutM(tW>wQK3ru1nCTYS%KWUB6!K+D~d%JF8u{PM@k>d#`qFUhUf7)h^elT^~W8s$IpTc5OlJ`U+~-Qmb8VcyKCqxmUHzy{TQ*'
    'pmx2S)vmqKr)pQ})vl#cyWFUDtzPZAJUCUm)>iHM>D8|LU%ghp)@qll_34(iA~9{Tsz^**tSS=I7ORTHw8g3-F>SG`NK9L-DiYHc'
    'tBS<5#jGMRZ854yOk1of64Mr|io~?Vsv_w(l=O<E-%!#kl72%;uSoh0CA}i)H<a{>q~B1|E0TUgNv}xy4JExI|KWy`T#@t}N_s`o'
    'Zz$;%Nxz|_SH$X_E2bh=?_4nzv3lo<s)*4$S4>5$-nn8bV)f1yQxU6ou9%8gy>rD>#O$3bq9RuBTrm}~dgqF%h}An+Ohxi)iLOXq'
    'EzuRpt0lT3d9_4WB(Ij}isaQ2U6H(6qAQYDOLRptYl*B#UM<lT$*U#0B6+n$S7gK7F?Y-zbI05<cg!7g$J{Y@%pG&b+%b2|9dpOr'
    'F?Y-zbI05<cg!7g$J{Y@%pG&b+%b2|9dpOrF?Y-zbI05<cg!7g$J{Y@%pG&b+%b2|9dpOrF?Y-zbI05<cg!7g$J{Y@%pG&b+%b2|'
    '9dpOrF?Y-zbI05<cg!7g$J{Y@%pG&b+%b2|9dpOrF?Y-zbI05<cg!7g$J{Y@%pG&b+%b2|9dpOrF?Y-zbI05<cg!7g$J{Y@%pG&b'
    '+%b2|9dpOrF?Y-zbI05<cg!7g$J{Y@%pG&b+%b2|9dpOrF?Y-zbI05<_kaFx{s0^J?!y'
),
}, name='moved_float16').DisableLifeTimeVariation()

# Beyond one block, tile or vector, with a rest.
# Expected values: float64 formula.
input = Input('input', ('TENSOR_QUANT8_ASYMM', [1, 17, 19, 66], 0.5, 100))
part_0 = Output('part_0', ('TENSOR_QUANT8_ASYMM', [1, 17, 19, 66], 0.5, 100))
model = Model()
model.Operation('CHANNEL_SHUFFLE', input, 11, 3).To(part_0)
Example({
    input: packed('|u1',
    'c-rmDp$-87007Vlnlr}-NQ&76GB(wQjj1--<}TW_>k7>#`T;*6UK4!5RYSTW`3vd2{_<g#cDDU)v+%x!)7AVm*zB@(@{O<IqxHF;'
    'due-gtXG~<{t70=^6XMes>{Q^F%II=B9~=ZmStI%Wm%SGS(as4mStI%Wm%SGS(as4mStI%Wm%SGS(as4mStI%Wm%SGS(as4mStI%'
    'Wm%SGS(fF0<R1$8N=N'
),
    part_0: packed('|u1',
    'c-rlkp-O{s6h~RGIoaj|m@GqB(7Xv&L4^(LV0qxaD6Flo%qAFp0bjtlwy-Bym2K%OCc*N%;lkzq^JzDoaN%(8sR!+sYV)@LTt463'
    'Jk7s8E}G|;^{zYFwfn8d#lzjYF`91IKPR2$?)vb)xa!T$#?|`u`}X&EUk_KO*Jc#!Rjh$nH)3_gYM4>1gIM2UwZ(c8Yhp&RMq<5-'
    'bt~43SaUOqwG(S9)<Udbu_`l)^(9tYtgTpAVjayW)<&!kvHD`I#p;<+tb4KE#JUixCDxA_#hQs#i?tW4Db}MI#X1q|Ost_;pJJVx'
    'QLKen9kIq@t;AZIQLIa`9>i*jRf%<K#=1-q-<FIbzAYI=d|NV#__kye@omW{;@gr@#J44*h;K_q5#N@KBEBsdMSNQ_iukr<6bTPX'
    's7QEFLPf%Z5-JiNlu(iIpoEHq2PIS_JSd?e;Xw%%2@guBNO({}MZ$v;DiR))P?5~f<tvi;xqL-3KbNma=I8Pi$^2ZtBAK7dS0wXu'
    '`HEzIE?<$%&*dwU`MG>WGC!BENapAA6)DUTqex+v7)1)R#3)jjB}S3LEHR1{W{FXxFiVUgg;`=0Da;b1NMV*3MGCXTC{mauMv<Cw'
    'r`#!b%AInj+$nd;opPt#DR;`9a;MxWcgme|r`#!b%AInj+$nd;opPt#DR;`9a;MxWcgme|r`#!b%AInj+$nd;opPt#DR;`9a;MxW'
    'cgme|r`#!b%AInj+$nd;opPt#DR;`9a;MxWcgme|r`##`|0VtbI}l1p'
),
}, name='moved_quant8').DisableLifeTimeVariation()
