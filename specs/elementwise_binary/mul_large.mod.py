# Licensed under the Apache License, Version 2.0; see LICENSE.
# Written by 'python -m corpus' from corpus/families/elementwise_binary.py; do not edit.
#
# MUL: tensors of many elements, in sizes of no block, and beside powers of two.

import base64
import zlib

import numpy as np


def packed(dtype, text, unit=None):
    """Many values in little space: the first byte of each, then the second; times a unit."""
    planes = np.frombuffer(zlib.decompress(base64.b85decode(text)), "u1")
    planes = planes.reshape(np.dtype(dtype).itemsize, -1)
    values = np.frombuffer(planes.T.tobytes(), dtype)
    return (values if unit is None else np.multiply(values, unit, dtype="f8")).tolist()

# Beyond one block, tile or vector, with a rest.
# Expected values: float64 formula.
first = Input('first', ('TENSOR_FLOAT32', [65536]))
second = Input('second', ('TENSOR_FLOAT32', [65536]))
output = Output('output', ('TENSOR_FLOAT32', [65536]))
model = Model()
model.Operation('MUL', first, second, 0).To(output)
Example({
    first: packed('|i1',
    'c-rmD!41S93;-~iLdgEp(sB~r<7EFGnd>_1oY<AW>f>2+&(kVK%=h$q?ufnLw_5ES^BUE5R&Nn`hb+soEX%Si%d#xXvMkH8EX%Si'
    '%d#xXvMkH8EX%Si%d#xXvMkH8EX%Si%d#xXvMkH8EX%Si%d#xXvMkH8EX%Si%d#xXvMkH8EX%Si%d#xXvMkH8EX%Si%d#xXvMkH8'
    'EX%Si%d#xXvMkH8EX%Si%d#xXvMkH8EX%Si%d#xXvMkH8EX%Si%d#xXvMkH8EX%Si%d#xXvMkH8EX%Si%d#xXvMkH8EX%Si%d#xX'
    'vMkH8EX%Si%d-40`2%fRY-|', 0.5
),
    second: packed('|i1',
    'c-rmD!3h8{3<EGo>n8h8e3|1A_QM!7l}&Zk$xGdu+fzGd(kG|yHr2h)>o>`{^U|4~3=G3C48t%C!!QiPFbu;m48t%C!!QiPFbu;m'
    '48t%C!!QiPFbu;m48t%C!!QiPFbu;m48t%C!!QiPFbu;m48t%C!!QiPFbu;m48t%C!!QiPFbu;m48t%C!!QiPFbu;m48t%C!!QiP'
    'Fbu;m48t%C!!QiPFbu;m48t%C!!QiPFbu;m48t%C!!QiPFbu;m48t%C!!QiPFbu;m48t%C!!QiPFbu;m48t%C!!QiPFbu;m48t%C'
    '!!Z08`~d;BE@1', 0.5
),
    output: packed('|i1',
    'c-rmDu?m7f007V%5=!K{u^^lrjwan4`~1E@93z632wQ{@r2mNb_Lr)9D%R<{Za%qrrBq&T-58gUQ!cyrQuU8r+&<@FXv5`xuKVJ6'
    '2xF5^A;or|WLcJFS(as4mStI%Wm%SGS(as4mStI%Wm%SGS(as4mStI%Wm%SGS(as4mStI%Wm%SGS(as4mStI%Wm%SGS(as4mStI%'
    'Wm%SGS(as4mStI%Wm%SGS(as4mStI%Wm%SGS(as4mStI%Wm%SGS(as4mStI%Wm%SGS(as4mStI%Wm%SGS(as4mStI%Wm%SGS(as4'
    'mStI%Wm%SGS(as4mStI%Wm%SGS(as4mStI%Wm%SGS(as4mgRrRKS@>DYX', 0.25
),
}, name='equal').DisableLifeTimeVariation()

# Expected values: float64 formula.
first = Input('first', ('TENSOR_QUANT8_ASYMM', [65536], 0.5, 100))
second = Input('second', ('TENSOR_QUANT8_ASYMM', [65536], 0.25, 30))
output = Output('output', ('TENSOR_QUANT8_ASYMM', [65536], 26.0, 110))
model = Model()
model.Operation('MUL', first, second, 0).To(output)
Example({
    first: packed('<i2',
    'c-rmDu?hhJ002;#tjb_9m{?89AGoq9lRq$!A5c;h#o|^I>tXc`$|yytlg)Bwe23oKUzjg_mWyrhOlsMvb4V(M)u{QHw~y7!IX5l`'
    '@%r?R_nBa}x%Q{^$>26j=exUmuNXC2uTYj{S(as4mStI%Wm%SGS(as4mStI%Wm%SGS(as4mStI%Wm%SGS(as4mStI%Wm%SGS(as4'
    'mStI%Wm%SGS(as4mStI%Wm%SGS(as4mStI%Wm%SGS(as4mStI%Wm%SGS(as4mStI%Wm%SGS(as4mStI%Wm%SGS(as4mStI%Wm%SG'
    'S(as4mStI%Wm%SGS(as4mStI%Wm%SGS(as4mStI%Wm%SGS(as4mStI%Wm%SGS(as4mStJ~mz)9s0000000000000000000000000'
    '000000000000000000000000000000000000000000000000000Dzw_guz#x'
),
    second: packed('<i2',
    'c-rmDy$S&V003ZRQn#>pg4<-dZZRn`7_CO7F4H}L!Ot6b0?%-pNl}#LQ1S?D)+>qU(D&_Myo@ec=hWKvYWK%*P?_$U=_m<<Y%;DV'
    '#VT#gXVdWf3EHpxcGw^D_okW@&ui4}uNUQ5mStI%Wm%SGS(as4mStI%Wm%SGS(as4mStI%Wm%SGS(as4mStI%Wm%SGS(as4mStI%'
    'Wm%SGS(as4mStI%Wm%SGS(as4mStI%Wm%SGS(as4mStI%Wm%SGS(as4mStI%Wm%SGS(as4mStI%Wm%SGS(as4mStI%Wm%SGS(as4'
    'mStI%Wm%SGS(as4mStI%Wm%SGS(as4mStI%Wm%SGS(as4mStI%Wm%SGS(as4mStI%Wm%SGS^k$?0ssI200000000000000000000'
    '000000000000000000000000000000000000000000000000000001hpD#s1V!r'
),
    output: packed('<i2',
    'c-rmDF$zIp003aSYdC{DD2ogXL^3>Y`CmK?uS^&uO3Gw$0O?J7_h51f<p7*R-?x8hE&3d0*Z8qXD)(gBYgH%N=o~`PJ;jY<eK_A;'
    'ZsWY1O!H^9Z*SM{RocvoR~Rh%Q74sUS(as4mStI%Wm%SGS(as4mStI%Wm%SGS(as4mStI%Wm%SGS(as4mStI%Wm%SGS(as4mStI%'
    'Wm%SGS(as4mStI%Wm%SGS(as4mStI%Wm%SGS(as4mStI%Wm%SGS(as4mStI%Wm%SGS(as4mStI%Wm%SGS(as4mStI%Wm%SGS(as4'
    'mStI%Wm%SGS(as4mStI%Wm%SGS(as4mStI%Wm%SGS(as4mStI%Wm%SGS(as4mStI%|0S0I000000000000000000000000000000'
    '000000000000000000000000000000000000000000000007|U3j>6&5C'
),
}, name='equal_quant8').DisableLifeTimeVariation()

# Beyond one block, tile or vector, with a rest.
# Expected values: float64 formula.
first = Input('first', ('TENSOR_FLOAT32', [65536]))
second = Input('second', ('TENSOR_FLOAT32', [1]))
output = Output('output', ('TENSOR_FLOAT32', [65536]))
model = Model()
model.Operation('MUL', first, second, 0).To(output)
Example({
    first: packed('|i1',
    'c-rmD$rXek6aX+5`Ots0qb%CTyyTwf<6XbAb15-WAG73kwX>fw?y_rcDMx+lOiw<mpOxaI`-&JdW)4}FWm%SGS(as4mStI%Wm%SG'
    'S(as4mStI%Wm%SGS(as4mStI%Wm%SGS(as4mStI%Wm%SGS(as4mStI%Wm%SGS(as4mStI%Wm%SGS(as4mStI%Wm%SGS(as4mStI%'
    'Wm%SGS(as4mStI%Wm%SGS(as4mStI%Wm%SGS(as4mStI%Wm%SGS(as4mStI%Wm%SGS(as4mStI%Wm%SGS(as4mStI%Wm%SGS(as4'
    'mStI%Wm%SGS(at_U-Ac7czsa', 0.5
),
    second: [2.0],
    output: packed('|i1',
    'c-rmD$rXek6aX+5`Ots0qb%CTyyTwf<6XbAb15-WAG73kwX>fw?y_rcDMx+lOiw<mpOxaI`-&JdW)4}FWm%SGS(as4mStI%Wm%SG'
    'S(as4mStI%Wm%SGS(as4mStI%Wm%SGS(as4mStI%Wm%SGS(as4mStI%Wm%SGS(as4mStI%Wm%SGS(as4mStI%Wm%SGS(as4mStI%'
    'Wm%SGS(as4mStI%Wm%SGS(as4mStI%Wm%SGS(as4mStI%Wm%SGS(as4mStI%Wm%SGS(as4mStI%Wm%SGS(as4mStI%Wm%SGS(as4'
    'mStI%Wm%SGS(at_U-Ac7czsa', 1.0
),
}, name='one_number').DisableLifeTimeVariation()

# Expected values: float64 formula.
first = Input('first', ('TENSOR_QUANT8_ASYMM', [65536], 0.5, 100))
second = Input('second', ('TENSOR_QUANT8_ASYMM', [1], 0.25, 30))
output = Output('output', ('TENSOR_QUANT8_ASYMM', [65536], 1.2000000476837158, 103))
model = Model()
model.Operation('MUL', first, second, 0).To(output)
Example({
    first: packed('<i2',
    'c-rmDu?hhJ007XNL^4=UIc2sOET-Fh0E0oY%MaL@Wbgw%K$7koNGY3AOcvd0kVSll-rHX~jr!Z{rZf&-K~!Aj@6AlIoL8##{W*?1'
    '?_JWqOuDr}SjY{Ztw(qqFJ`^dbzN@UMxR3}%d#xXvMkH8EX%Si%d#xXvMkH8EX%Si%d#xXvMkH8EX%Si%d#xXvMkH8EX%Si%d#xX'
    'vMkH8EX%Si%d#xXvMkH8EX%Si%d#xXvMkH8EX%Si%d#xXvMkH8EX%Si%d#xXvMkH8EX%Si%d#xXvMkH8EX%Si%d#xXvMkH8EX%Si'
    '%d#xXvMkH8EX%Si%d#xXvMkH8EX%Si%d#xXvMkH8EX%Si%d#xXvMkH8EX%Si%d#xXvMkH8EdNUm0000000000000000000000000'
    '000000000000000000000000000000000000000000000000000002s=L=hACo2'
),
    second: [39],
    output: packed('<i2',
    'c-rmDu?hhJ002<yO(F*C$tkPFV6oh0XHb$^e!$EkgAcGv()|KS*_4<pG8$yC@*R3_e~(Gj+ho?oQSb_)!ZLSjq?5(0T&e9&aom1y'
    'lh%3MsrJKscJOT8!^3Dk?H(_yQvEvo>>si$%d#xXvMkH8EX%Si%d#xXvMkH8EX%Si%d#xXvMkH8EX%Si%d#xXvMkH8EX%Si%d#xX'
    'vMkH8EX%Si%d#xXvMkH8EX%Si%d#xXvMkH8EX%Si%d#xXvMkH8EX%Si%d#xXvMkH8EX%Si%d#xXvMkH8EX%Si%d#xXvMkH8EX%Si'
    '%d#xXvMkH8EX%Si%d#xXvMkH8EX%Si%d#xXvMkH8EX%Si%d#xXvMkH8EX%Si%d#xXvMkH;zvL7E0000000000000000000000000'
    '00000000000000000000000000000000000000000000000000008`a0npX?CI'
),
}, name='one_number_quant8').DisableLifeTimeVariation()

# Beyond one block, tile or vector, with a rest.
# Expected values: float64 formula.
first = Input('first', ('TENSOR_FLOAT32', [257, 1]))
second = Input('second', ('TENSOR_FLOAT32', [1, 131]))
output = Output('output', ('TENSOR_FLOAT32', [257, 131]))
model = Model()
model.Operation('MUL', first, second, 0).To(output)
Example({
    first: packed('|i1',
    'c-q~|!4ZH!2n4W`1+o8X8DK%{@R>*88xUcKOiyu8Yah^Yr-^n_N@ILQgL$60aK_viMf@PYCWekK', 0.5
),
    second: packed('|i1',
    'c-pOt!3h8`5Q89hG1-6OwmbAAC`b)187VuLbi*u)pSG*Ms0K%MASAZ=G9Rot0<H', 0.5
),
    output: packed('|i1',
    'c-rmRL94Pr6b9grZkbmG6;YT#M9_uI%62aM=`CBj3Ks?<K?8|s3|_Nte9nIm?kwIG2hM>5QD;2r<50_SEb4gQn&y%3IXaYh&Np#1'
    '&yp#nM5D5(QO~hFjar`Lc#h{;mgOwc%(95FC}VriH21zYN0#|}=K0LrM>5Sa-^^su%=RqWn_0AHY|r-lD2kS8p2pWSy~gSJ`}sWI'
    'zjK_%_jCGvPoL*YrsMejjI#I{pVRC48DGz7dQQ*h>-AcuIX@P8UL5li@48dP=a?U>Q_icrI~6iL9;@ysi{0^*7pLx6obvpXpH4+l'
    'EYs}#{VWjMAjGhVsjb(huFa9yx=A#htW86vwym#iSzOyDG0e4Xn1q<bG!4U8rdffn(DJ@*d*0rErs*zz=Gby^Z+}EP-FumGE+#IE'
    '6Ti3ped7JSZSU><-uL}7&Ae(jZz_Hj<9O}F9C_7Ux#;+KZDd+i-B`)uSY3H@9joTb`ITR<P17vXtiXv-U=~C-2r+cxF}>f9ahjv('
    '#)p_j@qP?4?Yi;Z$>O_vh~e?>hKCRj@pufwuuQW8v!KAQP#3qlz7_SQABIcQ&#^9=OWim1aJk8}D4L;=#i6*=x64r6E_HpWFPGcx'
    'woJ1E*98Us2nE)Z0<)mNElZH>f?$^fk!2W>Yt1o8+$gZzz=(D-O%m5gWYI{XU>6z5E((Guh@#zYw@fqElp<?NfkTN|kj-%##Bq?u'
    '%prtPXO3}7S?ti5ut271N=Yh<BxP~HNE)y>W-((y5G>PN=5<-td3kPyIP-RnWzNrK%S&;tWt!()<gzI8b6KB7UZ2bIT%ON$T`$wD'
    'z@<rnLrFuIQa7YN(RJS@bEKi|Q({xycV!xewjRo&9{SYv_0aVx^{MZ>uDeXL0*6w8aa7>OO@VP#;I2u56QRJ4P~avWFa2aQc7!4)'
    'LV*jk0&D8u-+$6WlBUTa&8Tf>A)RA-2(y%ishuS<Jsd*&AdB`POOwn#Bw3nfX_h5PvP`oAS4U0XXxc{CwqL8&cKtO+O<!-dueG+?'
    'Ze*(K>y<8xD}AeNwkv(J)wHd)-EKCUWttUupi^KR6_^DD9%U3*)(ZRz3hW34HYHwz%Vq~`4mJmygU!L_U~{lJ*c@yQHV2zyO@Yn9'
    '=3sNMIoKR*4mJmygU!L_U~{lJ*c@yQHV2!7&B5kibFews9Bd9Y2b+V<!RBCdusPTqY>qVrHV2!7&B5kibFews9Bd9Y2b+V<!RBCd'
    'usPTqYz{UDn}f~4=3sNMIoKR*4mJmygU!L_U~{lJ))d$rYz{UDn}f~4=3sNMIoKR*4mJmygU!L_U~{lJ*c@yQHV2!7&B5kib9e;U'
    'TnRS+4<QNsga', 0.25
),
}, name='outer').DisableLifeTimeVariation()

# Expected values: float64 formula.
first = Input('first', ('TENSOR_QUANT8_ASYMM', [257, 1], 0.5, 100))
second = Input('second', ('TENSOR_QUANT8_ASYMM', [1, 131], 0.25, 30))
output = Output('output', ('TENSOR_QUANT8_ASYMM', [257, 131], 28.0, 101))
model = Model()
model.Operation('MUL', first, second, 0).To(output)
Example({
    first: packed('<i2',
    'c-p&>6?j3WV15GUMEP^PAI0x37nru;eX`fZ@@x4*+dIC`NWOPYC2Vs~yubvJ;Dx=n&+hONj}>c_zo&jGdyC<XVW62|qyqq0mwa;'
),
    second: packed('<i2',
    'c-nh;qB(5gqPvSO7+G;&m?QJ^hiFG$*t$&z<X1kL+&k(1sUTtN8TNrs*Jvs~zGSH%9JgWB&qp^{)Qx^x=ww>Fq>5&Sfd>FCDn$1'
),
    output: packed('<i2',
    'c-rlm=~Gnap2z18$ct1tj#rIAQE^8E5tL05y=r2RrD^E(tk2oIPj7TLYcD|4NQ0ort_Xtcpb$Z?pg_>XxIik#nndp;bMKwh)YN41'
    'X7c`?)?2skA8@L!FMgk@uI_%$`Bri0bDrPtc|Ok<I)fu4UyUruF2m9d`sGW!rzv=I`Yto^r2lH)<NJQhHQ@F=of5ex%TB95bZheE'
    'lZVBE{L&#s9M4q=3j)XTyub?#Lkk=dMZ~en0FQWq<2XTJ5W_Kyz$5hLvvNoj1R60SgIGqLu%^g}>-B|tEk&_fJ<2a&jAmR{T!eHQ'
    'gV9i^B^b&;5*i(iG+K%#aGfq+Q^?X(K1E}cI^i$p+WZ59OM~}hr}17tz51N!i1<gxXVCD<mF_FccdBsbwUVlbBLcfJ@38o4#zt0G'
    '9u)KPsza)Gs1x21f3hGgZFky!%qZ?pXJTTwk3TI)Nj`*9<Fc}k?~2#(#!P+T&J==*+h@czxkplC;`UfbEXIU?W>P0?vkIIf$&$>l'
    'v@9XJ9f>?=u~?C06Gc(Bax^QkoXx@@o6Inra>#Czm7mkjFg&A9xa*?d6%MzDTLlSk4bi<<sX&>lA<~S_ch&@JIxad%ORd$>d7fiB'
    'TP5D<ZaClD*=A;iUWqT2)Cm(LMN<?>k%&elg$M#sG)<Buq6kVECuu}00|bds^c6isL_Z)x`GV95uiKiQlW=gu!7V1eWlJLS-h2G9'
    '6FGbLY)1#yC#N3S5R=R6l8STxbss^k|3Gg(_vzmK@2%fxBTVn<u~T|=!cBFhHlM%2U(bs~eHChHp~^~Z!RinSL@LWGB4L>lt0cKG'
    '$TE%f0%vms11*vBILo&PoJ&wA9CzsVnvC?l>G8@<9iPd>#&RdlYL2EPp<{cpKhEBpP{<jx428RolGN^a6JD5?dMtL&e&wc)H4!-`'
    'b;1vCU-n<W{^0sutHXG=kAC))Xm9Y3j7_7V<({sd#aZRi?k%bOVpw38|KPAxRgVrmTVBxd)@ODpY*#1zZ`(7^B_?i8+-lNGTMsku'
    'zt5%r{@j86ap>U2)MKfeV)J<Yk>b4H#S_%;VhrZov-=Oezj2F9n%+0yrw!_a|7&e9Ja^}hcfNCYbl-hW|N4K}aC>-h`3W=s)704H'
    'e|!@%d#1~3|8!sC{_~~V7HV8t`1PkB3Ps1SCDzswb;2?GKFUu`-JZJJY>;*zV>WH#vd`ovB_2S@u^Cwz+xHgmhBSS_w!;LqZI=-%'
    'IG2>XDR!roG;cEEpBmK(f4kIEJwE<){GrWdcsN48dWBzYuAaHQz}#FN=o@&p9KcG3Jb|@okz0M_vIfJS-+HzBxJa<Qa$1_4>V*3{'
    's@;*u)kv3U!MYmgp&MjvrMtQ1GP-ar918b#l#teX+0}P}W3F{ugc5Jdg`sO#Oq@7m;ma-Rgg5TY$~~O4B`H?9qhgOR>(+4@r*aP-'
    '*o_WtKALuP%MRs^O3~$SN+77s+YDIVXYmQ^HpeJ;)H(xx#-L94Vnc-^7;FwUDzi&t0JXJIl^#cJs2<g{_^N!(4R%WOOSYC;mT74e'
    'dAl=I)7EkUWBE3bbBpSPM|<nMEf;TG?2}}yubG~jBJ2I$w)P&>I^5V0xzXz(<R+VY<TB3=_gh6zdHdz5;Q=EjO<9F1t2*I7KOYFs'
    '&b^-d*6!AQJ465Szt~WF`2Nz@%)K8cM<@QcR%`a$Dy{u#LE?V=F8W+8&j0e`zZZ)3U!u>II$@fQmM}W{ro5v!@6mz3zoJDA(SLjW'
    '!?|z2s1g1wPiNL@&uMchlFikkvu7Ed(X7$rqr#k`;^K387(*5jSWY2L=j4(UX4Vv*%{j->)LD`;lIn!Ny3^(#99$lpSK7b%etK<{'
    '=#2QsCO$_aD_6U(d~x?}`}b&6U>`0-+rROVwUtGs{acH+f9izYPOD(EmDpS?OSx>w>!GcZV0So?-7Q<?5*JUiGRM2^405|zh8OI1'
    'ue*d|STD<ntUBSR^BuwA;YY)ZveU3QNWXZ2cQ*wmZ_Y8}kNd7%`*OjDxvsl?Ur&hK<E7|oWNQ4y;}vB!^1>lCI8+K-1WpvKqE%Uq'
    'SVd&BA%R!AN(+)?Q4p;bj#mC)PL>!XTcaJQB-v!E(t+Bd9jH3t&AX20CMU-v?@%hujudA7dM@*HZo<L6C~?cN^t2D-@_Bu#F8_l='
    '1hr+m0n5)xNL;^Vn@pP58}LsI>V$6&oG)u@8*dwuWb;rfJv&QAs>`~1`cUU&b5rxgpqH>+w0ozzcy@AF7E3F;J7*_H4V*M93jtZ3'
    'aL8X`Ei0=j3vvP(EJfik?RHozDt)ND*6Z=s1T2(LDp+bOSf)0}b5^;cB3xTdFkF~t?YuhS|M_m{{Jr@<&Htcu9Y5TmfBS!Itn2*B'
    'qg7_{=jq8?e|cGF_TDZJ{r9rO{rt*f3txD+^xMxrYDC9xZfl!cop5WU!ckq*Qqv?zL{kuTbWl}ZN2sm=)n4-Z{1+STq!h5&FNHYf'
    '(gmf`xavY3mzptF=!jMtb;9q!1pQ*Ur)GTO*~BBI@p&{#zkZGPw$#kbE-<&&2Kxq{fAO~Q`9^7c*1n83KDTeZUi(^Ud|pQzA9cd-'
    'Koh_3@ae+iS@Btkm`O;?X5w~nr*aC@(^62zffFZB#2?mjrjLx;{ploqAkl<t3(_*;4kSn<7H1}M&FX}U^%!9?=}dZ>V)Q0dRK%EZ'
    '!e}%gqt0wL>+~c;nJ7|cq>)Zf(WG*yNT*|Ix`?82N}cdTUw!GN*5TFxWp){8p{J+G^MTTi&a0?xv?<aw(yuf=&34aNJI{^|$fCER'
    'qiuS0NNIegt%A?0PPo3>BUe<`Ro3zXSzCc35z6b7eZC;73YV3Z)zw%jp<J}qSFudER^Y5QUsWU=QdXuBfpZAzgmHq3F8fL1&59r4'
    'IHKMRAZ3gq2|{_e$iHn7L_aHsaDreE!fB-ZH&qG015JEmNLl6k8hl};4-Z$N=H}=YK_FO*{E>?CiiSFw5-UYH5@4A~Sm0zwFwp#F'
    'i=a8WMW9ajgWcJAM~-YevQw$IJ5!kr8@Q~~d5H=8P*O}<M*7y>`Mlw%uHeH&f{NK0t+$7gHpFaKmW3OP_$Nkn!rEdJVK5XKiYSUH'
    'G9ZnHF=2#WuS0sR(PY#X6O7Vn5?Vctv_;X~OTAvBEn;a(6WzU3C){%>;Ht0htiLQ+@XK{{-!&>&?us<FpoXs6>e{YWCus>;o!t?R'
    '>28w*r@OJCudBn%3VqQ{Gj+n}YdmsgWw<h=JXfI#)YwRQU9!(#jjHOE=PFzyzkRNJEK?s+eonjJ*H~Yt{G5#f=M>ZlfAgTbdTi|L'
    'u@$A#tPIoNe~({juAct<9y9gq`nBs%7Xz5<hR45pQ{<jMbXo&-GgIF``%0-a-#ev7r#j)4+pWHSrC8iiD$Sj1^wTFwrSXl7-a<E)'
    'dOEuw%vR#gtFFprrP3_jjaHhGp{GmpN~L)ktu*R{Zw)q-wY5*Q4_j>J;Z}NXj%=(h>%P*DI;UDLv`pM6C2W`M-kVDMH#HJ%|9ZOS'
    'rp64MWiHzOsS|z&7Ig2xUK56s6hUAFM$-&NAhQ{fB!w%py)s4;7)~LYpef}D!jw}e3Mb4M#vs}po#xdEf4KLfyp)vKlwHb&>^jP9'
    '+{hh2lb3WzxsYw?nHjNr-d@O7<wCZ`MK2`r@WyRBlndDyy%2T6zH*1;c2~J8IG(B~L4g46lqIjX40)<tPFGdAMDr!Q<nu6$uYzMG'
    'i`NsVsw5dMz$q(Mb;9q!9`rlVLC2?@(Pn2K%1*{jLh{GVp1thpbK1;|qbMuk<f)ShM~XPp31iX0Op-o$*o+rxGP3q0BuW&%$4umz'
    ')d??6U-I?!&G*eJ6Wr`o`teu9<$B-H@Dv)j-__BzFjI*;uDB`|ZwTyzIlHAYI5hb9{vVVH?y+60v#S#p-v~>Q7a4{Yc_c}Q<5)ou'
    'kTS;cqQD}CXISM35|vX}R^TO3q!A-UZKpcn$^QD%*4B~ML8S>EyhzW?kPX4oj;>zRK6at8X|&%<$Sroycn8mp4Mv;b&i0wHXcIhR'
    '75r9p!YP?K#ivdkJC%-OeEMmWl*E2kP<-O!<LG4SCucuBnyKT=XH2@(lO&y*juATTiIYjGX(ELuVWb9AC;S|=IcRgx=Ag|%n}aq7'
    'Z4TNTv^i*V(B`1cL7Rg%2W<}89JD!TbI|6X%|V-kHV17E+8newXmil!pv^&>gEj|k4%!^FIcRgx=Ag|%n}aq7Z4TNTv^i*V(B`1c'
    'L7Rg%2W<}89JD!TbI|6X%|V-kHV17E+8newXmil!pv^&>gEj|k4%!^FIcRgx=Ag|%n}aq7Z4TNTv^i*V(B`1cL7Rg%2W<}89JD!T'
    'bI|6X%|V-kHV17E+8newXmil!pv^&>gEj|k4%!^FIcRgx=I?|y{}%uN000000000000000000000000000000000000000000000'
    '00000000000000000000000000000000000000000000000000000000000000000000000002^=kixoN~qK'
),
}, name='outer_quant8').DisableLifeTimeVariation()

# Beyond one block, tile or vector, with a rest.
# Expected values: float64 formula.
first = Input('first', ('TENSOR_FLOAT32', [1, 37, 41, 17]))
second = Input('second', ('TENSOR_FLOAT32', [17]))
output = Output('output', ('TENSOR_FLOAT32', [1, 37, 41, 17]))
model = Model()
model.Operation('MUL', first, second, 0).To(output)
Example({
    first: packed('|i1',
    'c-rmD!4ZTY5CAX)0sF6ZWmT?@n@RqO=WG4ST1rM=8TZViXGDL_w;r?X@#bjdYvZhU?v=aL^2XZpnh~-r%d#xXvMkH8EX%Si%d#xX'
    'vMkH8EX%Si%d#xXvMkH8EX%Si%d#xXvMkH8EX%Si%d#xXvMkH8EX%Si%d#xXvMkH8EX%Si|84#OJo4*F', 0.5
),
    second: [2.5, 4.0, 2.0, 2.5, 2.0, 2.0, 4.0, 4.0, 2.0, 1.5, 3.0, 1.5, 2.5, 1.0, 1.0, 2.0, 1.0],
    output: packed('|i1',
    'c-rmM!K$k~6b0bWW5r5PDJet{5qbx5MjblrqdPo9N0$svAxOc%2_-2Z6>H1Q`CsE-53pVAwc{t`oU=w0gp8_mUfz!)Dz)reLvQgm'
    'BP+Fn=Va!mBK~Wi&aWgTPN=mzS88xRP8**RGD$WF`SWSFsh6gdg-xQ4toxg-V=~8elU(#Vh?P)cja##}lfulrZ7e0k8|J3|del)X'
    'q^ccTq9_ZIR&!3~-5;9X{pzOqH@P3y!|4!a=eRuUkSuz38`UNAQ9AXqG=(an19{bp=P@y~E|M>?-o_V+h%@6{wUzAUysP;Xg=EpH'
    'NnSe<<)aemTr6o)k(DdKcVx+FlH8|RO)DvgQ{S&+kx8QsEgKyQvqL_5bIqoNO;Wb9c+ig{dGlpDQ8Lq0ll+XY(Z55olH*#PJE_!?'
    'r-cs5S}-O0>tXyTy^*PITpCqj=f}9uL+O+i*J)K^CNX&k_pXX#FZE2@vyMaCCRJX1Ra3-7FLOn0w5iDR<R(tT&U+qT{9E}aNr;of'
    'T=CEFrIn_wNJ4VoDm(lf{f7Bao-SMwc3$?@Q%XGNEV+tV*(J2SNcZfTqm<In{A5Gh+LVJ9*GeSJ4yv3J7i~N8<W7X0-L6ietA7sq'
    'H(ANsa%eLnXU|!yf0I>xo6NoP+g1z7WaHxaK;G2(niEfXQ(WzGo8DpA_Uc(RT`!&6m4y$(LY7MRUzLsX$rv^>m25*{Cujfc$Qtt`'
    '{nAgR=P-Oz<2!3I(Hl?M`FCe4Qm4(O(_5zdo;m(VHyL@?O4p$<&MEzw-cG;6ovl=J*Bl0=*O(PkxU-h+pw-{Qv`MuQZFsCn(vjDn'
    '$3$bY=BFaP>Uq$waH_?q_wif_X$)t445#uk9fiD9I%%~Ua-A&6=1A7s=@Sp7?^$%$?=k!sp|D=PKKaoYv*v9x{kL=eZN)v)n^H)@'
    'Orw&IPx7RTrs0>&c~N}n*SCF!7q*CDJvLR}n`NK3KD@B0XQP&1o&Kn;FsVsw5ryQF()&H}F)gBtSV#T)wjaaonH7~0zyKHk17H9Q'
    'fB`T72EYIq00UqE41fVJ00zJS7ytuc01SWuFaQR?02lxRU;qq&0WbgtzyKHk17H9QfB`T72EYIq00UqE41fVJ00zJS7ytuc01SWu'
    'FaQR?02lxRU;qq&0WbgtzyKHk17H9QfB`T72EYIq00UqE41fVJ00zJS7ytuc01SWuFaQR?02lxRU;qq&0WkRAVek*7G3$~', 0.25
),
}, name='channels').DisableLifeTimeVariation()

# Expected values: float64 formula.
first = Input('first', ('TENSOR_QUANT8_ASYMM', [1, 37, 41, 17], 0.5, 100))
second = Input('second', ('TENSOR_QUANT8_ASYMM', [17], 0.25, 30))
output = Output('output', ('TENSOR_QUANT8_ASYMM', [1, 37, 41, 17], 31.0, 102))
model = Model()
model.Operation('MUL', first, second, 0).To(output)
Example({
    first: packed('<i2',
    'c-rmDtquVJ003aYCKJ$v3&K6XRY}rZkrmUt#8sQ^Ho_(4!X<Ob<{eC6o`C45+01j8@9SR_&f{Wzi!aSaw&>lbgW5aDAD^OV@A7K7'
    'U3NBUIJuU?@hfcw$*P;p>d#~Abl9JhQ9qJpS(as4mStI%Wm%SGS(as4mStI%Wm%SGS(as4mStI%Wm%SGS(as4mStI%Wm%SGS(as4'
    'mStI%Wm%SGS(as4mStI%Wm%SG`Db$l000000000000000000000000000000_)lN5Y=;&'
),
    second: [69, 16, 95, 136, 243, 231, 9, 16, 62, 244, 202, 140, 158, 255, 181, 95, 201],
    output: packed('<i2',
    'c-rmMeNPj200;2BgC*Nymbgq8>NHcBWug+XM1c`h7*z4-^&WrM-u3SKKxrFV`oN?QQVwcGYAXW-ECUsXPDTH4W@F5WE;{$mbW7&L'
    'lFe;@EZHmA3-SAT5g%Ul^W`&kB~($_pJ=+}>ZI7t<g?!e!dxlr$uDJ&On6mgYOzb^+@{*lu@AFqWlXRZSC<%v^H6hZj2i7-k$7uE'
    '(NH<1W7GM@@~vFSuf>yZE$|Y1ez4W`Tah^9lJ!9Hq%OJMT`O81EF_k7g*#l6RfzYAecbX+wx=~F3znB=f$J-m8c&tCMJK&lU$jQG'
    'iw@_#m}P4;Sm$%LpZjhLBlO%$h}7N&zuix={Qb=y$=!TcrQcZTEX3GIdebFA@4h(HoEvRWz6mIDIlsm2@R)P%Jufd<ulI_n5Zk7y'
    '?yl0nMd}M{rB7mK^}}A4o4I?znBN^QP+~N;b&jaY<0;PhSISzeOGgv_3R+;+zRb<0d9Imtko3e)3eRlF^&S306W&i~;d6ga3z~nX'
    'V(3Jnu5XZ)vsubXOH5TF(LC;LU+dLUg{!NQLh3CMZhkmxk7yl<TnjBr>mIgb|6GlfXfeEZah_=1d5i195+kp9wa(C3jp(#LzuGvn'
    'Hkpb$Ty&dZ6G(5@&4#-10rq=EX`8Q_q*-6tJd%CA7#*^cK%4rASL7Fijg9Hd(Giz!6inZ;VkpVkKB@kcl)5=msxXO?_)N3!{MQn`'
    'n;?;ouS|Ny?o&In{nf7Qlq3&FO=d~rioSi9@9#=o3GzPi(0<+FD38u?k9Kv8cwC0svEHWno<GVM?|l|F1;k*>`J68IF4FSl(OsQ!'
    'uNrc1_=VL%tK~Cc<_KNyQ6k44+ZfGW%p6_PskR3UF&4_xZqfJVRQA~BLZDvZqrCH1qH#&%V6x{U<0>sAhwlw2E}<sH8)t8j8?+wk'
    'Ykurh=$EyrrT<1F)j`sly_k0sca1uer<}uswC0Ofk2&@59rKx~o0oi?s8ZpsX_0gMuzi0r-)?9`&mEY4Vk17&Y--0+F}SlwqFg^O'
    'C~_okZV8{>7xLM-WYgMhj@Q@@Ys&}|IT=;bO&iCEE39|!y|(p)@uQzujp?^}(euGXtVLUn(lQrlsv01w$G>gv?8e1pIqZ;Z^}C7U'
    'n^@t`ZP*dY2%L*q_smVg|CBQI*H5%g1*9X#^Sfofn{s~MztQ3|7)fn-{<TL4URw?c2M<yyiS(ZBy5rG3xz;(gy)swp=W^-t7M{?H'
    'lkxqRQj{7MiTonx(X_F;e$V=^lIF0GC?#1{<qdo0_){jm-6r)=Pj#0bsVdA}pC7f(`t|7GsVZLL)s-REc{^Zc9Kl0HzlRH&mQRm8'
    'j7l9mGC&5%02v?yWPl8i0Wv@a$N(8217v^<kO4A42FL&zAOmE843GgbKnBPF86X2>fDDiUGC&5%02v?yWPl8i0Wv@a$N(8217v^<'
    'kO4A42FL&zAOmE843GgbKnBPF86X2>fDDiUGC&5%02v?yWPl8i0Wv@a$N(8217v^<kO4A42FL&zAOmE843GgbKnBPF86X2>fDB%_'
    '3|<2O00000000000000000000000000000000000000000000000000000000001hSJVGLrgoz'
),
}, name='channels_quant8').DisableLifeTimeVariation()

# Beyond one block, tile or vector, with a rest.
# Expected values: float64 formula.
first = Input('first', ('TENSOR_FLOAT32', [129, 67]))
second = Input('second', ('TENSOR_FLOAT32', [129, 1]))
output = Output('output', ('TENSOR_FLOAT32', [129, 67]))
model = Model()
model.Operation('MUL', first, second, 0).To(output)
Example({
    first: packed('|i1',
    'c-rmDK@Pwm2mnD41O5MNH3+tk=y9);jCFZf%-fminI=Q~M$G!8-AzsRZmAyP=MlR%)|sBQLXAu&lgVT<nM@{=$z(E_OeT}bWHOmd'
    'CX>lzGMW5CegUx08UF', 0.5
),
    second: packed('|i1',
    'c-pOt$qm3j5W*y`q5q1P^pFooHbf|3Ith!&zM;7HCFaJj@U5lUO-d?OemFm&K>~O', 0.5
),
    output: packed('|i1',
    'c-rlk&ugPV6vrQlF<J(dAp>&|3Fu+*q&JWIr}vm!dn#UpAb|)<P!VG$Cag4DHr;O8L}#-s%=O_HXXbt1j}NXkj*DH&syL3FIL3hF'
    'in%V`bdkz&u#DxGmkKr&0w?hRGv+=g)QLCGu8d#BrqMQ8meDLjph!(?nnu+{8cLCbq}8f{s!@REb3kotE^~us)zXwuQ&AJ0#5JmG'
    '8KhBr)HH=1+qy+a9?7G!Y=N~BpvD0Cc+~PnK{d;@k=!z*$(quATA##*k~cvxPntZ;J&!6>SuAo$as#~Occ4uZJTB*6m^=mw%@Z%6'
    '!Myu4481U<KgB)&Jm}aT#Zgp4Q9po{eFJ^Jx5I2^t&7l}=yhS)x;@+1>-E}NuXT8s)O*{W6<wsZEPbL+PGT8wML|6rNKzqOY!fn8'
    '*%lL(paUz40vCk}@|Yb6LEA3EFjmLvI87OB*-6~<&*#T}XOck<`^Vy|9_)+P9&S$#4&(4(*VXf<&0v_fd5Kr18>I_>O3KvriEr-8'
    'D2m)DBA`vno$s4z7b#trOv&`=sf4uDz+DAEb~}G@65nv=OAp4Olf3U?y&T4&syL*oci;YX=ZmSjKF=JQ{>{h!cxMhhj6+rZ-9dLp'
    'F^5jVVcgs{G5$PmdKSi+!}=D+Syc`5_N$mfo;gg69!>xE2jj4l3|K4POfq2WeM{BV%le>A|0^+v;XcgUuj2dO`I7jK+t4TC;aoKz'
    '=51bL9;q767#vc?!C_cnzrcQh{Q~<1_6zJ6*e|eOV86hAf&Bve1@;T<7uYYbUts@#gZ)1Mi~>dM', 0.25
),
}, name='rows').DisableLifeTimeVariation()
