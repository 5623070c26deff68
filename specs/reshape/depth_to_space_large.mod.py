# Licensed under the Apache License, Version 2.0; see LICENSE.
# Written by 'python -m corpus' from corpus/families/reshape.py; do not edit.
#
# DEPTH_TO_SPACE: tensors of many elements, in sizes of no block, and beside powers of two.

import base64
import zlib

import numpy as np


def packed(dtype, text):
    """Many values in little space."""
    return np.frombuffer(zlib.decompress(base64.b85decode(text)), dtype).tolist()

# Beyond one block, tile or vector, with a rest.
# Expected values: float64 formula.
input = Input('input', ('TENSOR_FLOAT32', [1, 33, 65, 12]))
part_0 = Output('part_0', ('TENSOR_FLOAT32', [1, 66, 130, 3]))
model = Model()
model.Operation('DEPTH_TO_SPACE', input, 2).To(part_0)
Example({
    input: packed('<f4',
    'c-rmHAx;B97zN<}00`0`k>C)>k`U5vC5VQQAV4A@=>dwM=RlwkgfmnlkPRA5dICaFJhG#Ef=|5sZ)SIA=c^h_s+L{VLGqQ%lgH#R'
    '`)A2#`bm4|IP-N}b(8*({*igrp4}$r>8Htd`}Qq+Tgf7Qm~_eW|M@xNDRVdLpUl1FJ=w{6omr!*Y2NuxpHBL_tlK~C)Ay6#uD{DF'
    'xy$+@S!M4!bJq2DtK>54qvR!h*qqGF%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp'
    '%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp'
    '%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp'
    '%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp'
    '%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp'
    '%*@Qp%*@Qp%*@Qp%*@Qp%*@Qpo6UbRfZx&'
),
    part_0: packed('<f4',
    'c-rmTv1$}i7zN<_04XF`T56YK%N0a)ri?|91q&@LBKQEYFwc=9m4)OPwzfzqsZ%dLK@cnNKn9oL|K$pH_bY~7lXVZ=oHKmQlyW$h'
    'vK>k}s@JYwXZ5<M*VW5X-q+X9_4haR_3i!V4(fGY->>U6)a%Ri`TE%(^|ibx<)ps9tM5<h?^gBtUjO}}zHX-X_2=*E>&N@NDErwM'
    'XManwAC7VM^c_+5I?3K9*{_o9>m>Wv5NCfK;_T;Roc&;ovmXy}_LDKremch4w@LPKlKpdtvp<b-_M0So`rat}^%!SAO0rLfIJ*pS'
    '_A1Gqz9-7Q{KxF6D^d1ElD!?`>}g9;_A1GqwiIQbCE4?im)Y}<m)Y}<m)Y}<m)W}{d;cD?pFJemcS-jCJ!C(7dH<TTm-nwZd!1x2'
    '?_YEFCdrQOozwq|?wzN}z4J1;cTU;Sz4IoycmB`&w!PSky>Jfaa87pSdama@&nJAsC-!15_QE-w!#UZR>$#ruJfH9hpV*7N*bC=y'
    '4(DWNuIGBr^L)Z5d}1&5VlSM-Ih?cl%imki^_=JVgireRiM`m1y>Jfaa87pSdama@&nJAsC-!15_QE-w!#S&l=b!al&v~9t_@qyt'
    '*o(c`3+HeS=VWKD=X%cbe8MMuVlVb$FPy_UoRgiop6fZ!^9i5uiM`m1y>Jfaa87pSdama@&nJAsC-!15_QE-w!#SIV=b!al&v~9t'
    '_@qyt*o(c`3+HeS=VWKD=X%cbe8MMuVlVb$FPy_UoO96d{Ij0xInVP6pY-Vyd$AXL;T+E4ob1f?T+ex)PxypS?8RQ}g>yKEbJh*d'
    'KkK=k^E{vMNuNHk7kjZ6&fy%+$<AEQ^_=JVgirXyUhKtQIEQmMCp&XJ*K?ld6F%V+d$AXL;T+E4oa2V)pY>eNd7e-Bq)(sNi@n$j'
    '=Wq_^WM{7Ddd~BF!Y6!UFZN<DoWnVslbyMq>p9Q!37_zZz1WMra1Q5iPRsMpdama@&nJA+r%&v~UhIW)IEQnxGuLxH=XpNi6F#vQ'
    'd$AYJ;T+D%&Roy+oagz3Px!=M?8RO<hjTb**YNzap6fZ!^9i5y=@Wag7kl9x&f%Qw%=KK)d7e-Bgiq|nUhIW)IEQnxGuLxH=XpNi'
    '6F#vQd$AYJ;T+C6Z+QM$&-I+=`GimU^ohOLi@k6T=WtGT=6bH@JkKY5!YB4(FZRMYoWnUs4bMO8xt{YppYTbaKCu^ju@}za9L~wk'
    'T+j8K=lO(B_{3i9#a=jvb2#U^;rVAh*K?ld6F%wFC-!15_QE-w!#UZR>$#ruJfH9hpV*7N*bC=y4(Hr9JpZicdd~BF!Y6(D#9r*h'
    'UO0zyIOk9HZ`#@4(f'
),
}, name='moved').DisableLifeTimeVariation()

# Beyond one block, tile or vector, with a rest.
# Expected values: float64 formula.
input = Input('input', ('TENSOR_FLOAT16', [1, 33, 65, 12]))
part_0 = Output('part_0', ('TENSOR_FLOAT16', [1, 66, 130, 3]))
model = Model()
model.Operation('DEPTH_TO_SPACE', input, 2).To(part_0)
Example({
    input: packed('<f2',
    'c-rmFp>e}7006*@kP!?E0}FM%re~jH$&yK-N6`o#AtMwP3I-Y$8Wv`R^3L$Tz;E+Dt-~d?vE6E3%MqV>pN<@^-T1p~@u%!l7`O6S'
    '>b#aNuKjaq`CQIZdp~Z++)_7$c%MT$z1Fv{R7=evh4Hbx<UNIJ{pgo_sqrZ5xW!ZdT^{)|wP77Lv)ODmo6Tmk*=#nO&1SRNY&M(C'
    'X0zFBHk-|6v)ODmo6Tmk*=#nO&1SRNY&M(CX0zFBHk-|6v)ODmo6Tmk*=#nO&1SRNY&M(CX0zFBHk-|6v)ODmo6Tmk*=#nO&1SRN'
    'Y&M(CX0zFBHk-|6v)ODmo6Tmk*=#nO&1SRNY&M(CX0zFBHk-|6v)ODmo6Tmk*=#nO&1SRNY&M(CX0zFBHk-|6v)ODmo6Y~`KhQiY'
    'hX'
),
    part_0: packed('<f2',
    'c-rmVv2EKx7zJRD;1N`&beWO}>_7q~Qly%c9EBrr1dot1B}<noU9wE+5fXx+|BL7*O%UL|R=@)e?;XBI0B<;7Pu=069?S7qJnhP#'
    'm!W!XfB&|ByNu0!dw&`qi~8<!|K)q#w|&!p-Cv&DzM9&u><+_wdTJuQt0Mh;j&$)9>G2Th>nYM*k}j%9U+YLeoFe_!M7lpmdUuHQ'
    'rzX-bO{AwP(%;%7T}S%m66qgFx@#jnw2_|9kuJ(e-|ZvaH%YpT^mP0<Jyek%kCDEfB0WAvx^E)gl}Wmc^t|z!o;P08^Tum>-uOLT'
    'M|!y-OM1B>OM1B>OM1B>OM1Oub9%jBb9%jBb9%jBb9%jBb2@Hk-^A@K%DA1=F>Ys3$L$=d;cxG@UH;EqnDfug(K+XNvZU?8dFG@i'
    '*E#2TVi(RcCq22&InNWjaGp7ToLuLe&)yTeaGp8o$#u?op4f%+%t=qKbI$X`E}UmhdUBm}o+ozUJaf{M>zwmEu?y#!lb&4Xoac#M'
    'IM1B)<T~d(Pwc{Z=A<XrIp=v|7tS*$J-N;~&l9_Fo;m5sb<TO7*oE`VNl&hG&hx}BoM+DM*Hm@R`Mf=`3+I`0`!!Xab3SiR?815G'
    '+<r|}=bX>m6T5JpIk#U^)j8+$_QWonXU^@{RCUhzygjiC=b5wp|5@jp&)E~ZaGp8a*F1I3`J6qm3+I`$ea%znoX^=4yKtU4AH3$N'
    'bIxb%iCs9)ob79#I_G@Op4f%+%-O!?sdLWf?1^1C&z$XRo;v4z&YswX^UT@4=Babe=j@4HIM1BzYo0pie9oTOh4akWzUHZO&gblj'
    'T{zF2?Q5Po=X}nd*oE`V*}mqfbIxb&iCs9)oXu;VI_G@Op4f%+%vsXE0P>hChX'
),
}, name='moved_float16').DisableLifeTimeVariation()

# Beyond one block, tile or vector, with a rest.
# Expected values: float64 formula.
input = Input('input', ('TENSOR_QUANT8_ASYMM', [1, 33, 65, 12], 0.5, 100))
part_0 = Output('part_0', ('TENSOR_QUANT8_ASYMM', [1, 66, 130, 3], 0.5, 100))
model = Model()
model.Operation('DEPTH_TO_SPACE', input, 2).To(part_0)
Example({
    input: packed('|u1',
    'c-rmDu?hhJ007Xkn{<mwnRI1$$`?q<e2WZjvA7NYpzB7f{YFX#s~aR`;0Jtyf&7Nyz5QizIPdj~a(0XlLFbb^;^=x_m*eJlcN*3P'
    'n`LW~r<LmBQl!y)y9(;B+w|E@8u$IE9cHpD%d#xXvMkH8EX%Si%d#xXvMkH8EX%Si%d#xXvMkH8EX%Si%d#xXvMkH8EX%Si%d#xX'
    'vMkH8EX%Si%d#xXvMkH8EX%Si|4aS>Z6#hj'
),
    part_0: packed('|u1',
    'c-rmUp-Mvm7=~f6FO3zGV3GrN&tO+D2E%-c7<P(fYtws>gVAa~ae^3DT^KSjY&YN~7$)MEEcRD<^PB#UC;v@VOb5f>*}mRZ$DfPk'
    'xH~)O%-8MV`)0E17tMEmO1?<GOYS9~CRfR;<jdrn<n!d`<lE$v<cH+P<g4VD<m=>*<hSHi@@w*aa+!RT+$NXFqaV3W9wt}G-Q+g8'
    'pFBw3CXbWX$-Crfa-F<Po+nR|i{yRsBDs^iNzR;Y<}5SkD09v-XWjg=_J6wN@5<3U!HMPxax_nHqIrTG%@dqxo*+l_1Sgs&$k9B('
    'iRKA%G*57%d4e3x6P#$CAV>2ACz>b7(LBM4<_U5%PjI4nf*j2goM@gPNAm<HnkUH7Ji&?P334<~aH4sF9L*D)XdWR)^8hEBC&<w}'
    '!HMPxax_nHqIrTG%@dqxo*+l_1Sgs&$k9B(iRKA%G*57%d4e3x6P#$CAV>2ACz>b7(LBM4<_U5%PjI4nf*j2goM@gPNAm<HnkUH7'
    'Ji&?P334=#_(r06fE>*eoM@gPNAm<HnkUHl0&rJeJO'
),
}, name='moved_quant8').DisableLifeTimeVariation()
