# Licensed under the Apache License, Version 2.0; see LICENSE.
# Written by 'python -m corpus' from corpus/families/elementwise_binary.py; do not edit.
#
# SUB: tensors of many elements, in sizes of no block, and beside powers of two.

import base64
import zlib

import numpy as np


def packed(dtype, text):
    """Many values in little space."""
    return np.frombuffer(zlib.decompress(base64.b85decode(text)), dtype).tolist()

# Beyond one block, tile or vector, with a rest.
# Expected values: float64 formula.
first = Input('first', ('TENSOR_FLOAT32', [16385]))
second = Input('second', ('TENSOR_FLOAT32', [16385]))
output = Output('output', ('TENSOR_FLOAT32', [16385]))
model = Model()
model.Operation('SUB', first, second, 0).To(output)
Example({
    first: packed('<f4',
    'c-rmH(G7qg3<W?&VG}!wqp+EbCY74_;Rt7<4KHowS{p~(Pt|#?PqfzODzWpC**a(MS=rk^R^G1NpL6G|tom|a&gX3Z$+JE?>lu~j'
    'o_u@tKj+x<ITPzVkA1HmpWXHUUiH0me0DK2Gcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+Y'
    'Gcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+Y'
    'Gcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+Y'
    'Gcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz;)nQtDPRlx'
),
    second: packed('<f4',
    'c-rmH!3_g32n0Y%xlZCzt`tg3X{RV4ZBoNLkY%vfo~k-k{i=FT_3XEI&bL=nJ-wR#&abJCj4RG>)~D{jdpXbjzOh*+^70Qq^H@7F'
    ')^>-3nVFfHnVFfHnVFfHnVFfHnVFfHnVFfHnVFfHnVFfHnVFfHnVFfHnVFfHnVFfHnVFfHnVFfHnVFfHnVFfHnVFfHnVFfHnVFfH'
    'nVFfHnVFfHnVFfHnVFfHnVFfHnVFfHnVFfHnVFfHnVFfHnVFfHnVFfHnVFfHnVFfHnVFfHnVFfHnVFfHnVFfHnVFfHnVFfHnVFfH'
    'nVFfHnVFfHnVFfHnVFfHnVFfHnVFfHnVFfHnVFfHnVFfHnVFfHnVFfHnVFfHnVFfHnVFfHnVFfHnVFfHnVFfHnVFfHnVFfHnVFfH'
    'nVFfHnVFfHnVFfHnVFfHIn58RfhMK'
),
    output: packed('<f4',
    'c-rmHQ5C{43<c0gnG+^uQYHZjlQ0Jh4v>Hp8rm^FkZ?bG(({_8y%FmX-<56c+4i@HrPXY8YIUnDd(SlYta>YZwRImoarAvW`i#il'
    'yN<Jc%$R@fe9mrtUggWk>TDnH)ZH9?HMj0&UU~g<8?$r#>6uq{{_A{$nVFfHnVFfHnVFfHnVFfHnVFfHnVFfHnVFfHnVFfHnVFfH'
    'nVFfHnVFfHnVFfHnVFfHnVFfHnVFfHnVFfHnVFfHnVFfHnVFfHnVFfHnVFfHnVFfHnVFfHnVFfHnVFfHnVFfHnVFfHnVFfHnVFfH'
    'nVFfHnVFfHnVFfHnVFfHnVFfHnVFfHnVFfHnVFfHnVFfHnVFfHnVFfHnVFfHnVFfHnVFfHnVFfHnVFfHnVFfHnVFfHnVFfHnVFfH'
    'nVFfHnVFfHnVFfHnVFfHnVFfHnVFfHnVFfHnVFfHnVFfHnVFfHnVFfHnVFfHnVFfHnVFfH`Jed>SP~V+'
),
}, name='equal').DisableLifeTimeVariation()

# Expected values: float64 formula.
first = Input('first', ('TENSOR_QUANT8_ASYMM', [16385], 0.5, 100))
second = Input('second', ('TENSOR_QUANT8_ASYMM', [16385], 0.25, 30))
output = Output('output', ('TENSOR_QUANT8_ASYMM', [16385], 0.7799999713897705, 144))
model = Model()
model.Operation('SUB', first, second, 0).To(output)
Example({
    first: packed('|u1',
    'c-rmDu?hhJ007W3S(V`ygNfCo{DCW*GWi1o`2i(GQ7m_>iS@Ah24$3@)X8Q!Ge2Q`Z+~%6`9`Z<_{tiEq<73}rS+u!Ty{_O>!moY'
    'hUw<~Ne}sOvAqrF&DrQa&ISGbV^B_7op&tDvMkH8EX%Si%d#xXvMkH8EX%Si%d#xXvMkH8EX%Si%d#xXvMkH8EX%Si%kp3H58{s3'
    'Sp'
),
    second: packed('|u1',
    'c-rmDD+<B@007Wn5>~W$f;F*>6_cPCj8>x{4ATy<;O7ROz%#5Z2?`39sURLfn{^=KC5-R&7q6ph-amJD!{*~T8P~IYC!Ho?kk4nW'
    'q}rtI<su6&-=Oy{@5jTb{1lC(dflSIXuGP#vMkH8EX%Si%d#xXvMkH8EX%Si%d#xXvMkH8EX%Si%d#xXvMkH8EX%Si%d#y0CI0{c'
    'oEF{'
),
    output: packed('|u1',
    'c-rmDJqkeq007_<ID;Fwf`w#!gTx|AviT{oJ<5QINfs&6v%QpLHyND3&l$LYOBlaz|Dts55^kow_%%p|qw_aN#k1D!FyEH1k8Cwl'
    'f38mV_arf1_ji?UzTI4Q3b|moUzCo;#wU_xS(as4mStI%Wm%SGS(as4mStI%Wm%SGS(as4mStI%Wm%SGS(as4mStI%W%)1p2Vx@0'
    'Cj'
),
}, name='equal_quant8').DisableLifeTimeVariation()

# Beyond one block, tile or vector, with a rest.
# Expected values: float64 formula.
first = Input('first', ('TENSOR_FLOAT32', [16385]))
second = Input('second', ('TENSOR_FLOAT32', [1]))
output = Output('output', ('TENSOR_FLOAT32', [16385]))
model = Model()
model.Operation('SUB', first, second, 0).To(output)
Example({
    first: packed('<f4',
    'c-rmH*$u-W5Cy<3#hsW^C?%bR(!#SrNU32yRv5h3RP|O>-x>34qpHss^Pcx>-9Pi*l9%s$M$VO=GjGqom77Ri-EW`#duEK&qjsPB'
    'jjNryJwG|wp{@Fnx;j1jnwh-4dyUh()-KQ4-Wg->#LUdh%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp'
    '%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp'
    '%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp'
    '%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%=~Bm0pvVvf&'
),
    second: [2.5],
    output: packed('<f4',
    'c-rmHQ4zx+3;@tbnUhvZr62(blTZgkLM4rK*|CpFc)jCjAPIR9ZHw4PM7$!-xsSP8u6h2f_{jSi_l#%WmHSrt+vhCruF5^CE~-!7'
    '<r{sh9#Q%Ef5)-vzVByF&Tv+Jn|Y6)9;151ShM%Bdha#MUUTM`J(!u9nVFfHnVFfHnVFfHnVFfHnVFfHnVFfHnVFfHnVFfHnVFfH'
    'nVFfHnVFfHnVFfHnVFfHnVFfHnVFfHnVFfHnVFfHnVFfHnVFfHnVFfHnVFfHnVFfHnVFfHnVFfHnVFfHnVFfHnVFfHnVFfHnVFfH'
    'nVFfHnVFfHnVFfHnVFfHnVFfHnVFfHnVFfHnVFfHnVFfHnVFfHnVFfHnVFfHnVFfHnVFfHnVFfHnVFfHnVFfHnVFfHnVFfHnVFfH'
    'nVFfHnVFfHnVFfHnVFfHnVFfHnVFfHnVFfHnVFfHnVFfHnVFfHnVFfHnVFfHnVFfHnVJ8Y-**l!{{'
),
}, name='one_number').DisableLifeTimeVariation()

# Expected values: float64 formula.
first = Input('first', ('TENSOR_QUANT8_ASYMM', [16385], 0.5, 100))
second = Input('second', ('TENSOR_QUANT8_ASYMM', [1], 0.25, 30))
output = Output('output', ('TENSOR_QUANT8_ASYMM', [16385], 0.550000011920929, 108))
model = Model()
model.Operation('SUB', first, second, 0).To(output)
Example({
    first: packed('|u1',
    'c-rmDu?hhJ007XNL^4=UIc2sOET-Fh0E0oY%MaYnB!eID0g`mzKuXz^VzTH~gDmnB#`pG@&7$EhzpW&}JBZ5b;-j5QSBqM`dAP)J'
    '@3T+4*J-~o3QL9YtMd#`$#On8-!|3OeeykKvMkH8EX%Si%d#xXvMkH8EX%Si%d#xXvMkH8EX%Si%d#xXvMkH8EX%Si%d#y0CI0}T'
    'GKsh'
),
    second: [39],
    output: packed('|u1',
    'c-rmDp$-87007W0xMIv~>Y1~tf}kjubb`QS^8uGBCg{4E*?j^tn`SnOViyI95AYM>d;MjzXt>L7D@pJUqVl@<Xy?+^qE>GnE^*xZ'
    '?9=Xb+HZ`)Qeph+Ji}A6oDa^oO|^BOe2<wd%d#xXvMkH8EX%Si%d#xXvMkH8EX%Si%d#xXvMkH8EX%Si%d#xXvMkH8EX#k%Khp9U'
    'nE'
),
}, name='one_number_quant8').DisableLifeTimeVariation()

# Beyond one block, tile or vector, with a rest.
# Expected values: float64 formula.
first = Input('first', ('TENSOR_FLOAT32', [257, 1]))
second = Input('second', ('TENSOR_FLOAT32', [1, 131]))
output = Output('output', ('TENSOR_FLOAT32', [257, 131]))
model = Model()
model.Operation('SUB', first, second, 0).To(output)
Example({
    first: packed('<f4',
    'c-rkxi4njs2x1gBNk-`?Zl<Hvk86i8cN_-M1fb3Zo`4=eyn(3QLieu+@@Rhge!Y?X<eW>L9+^J9ntN<~QNvo7pP#$3M@{Fwnx7qo'
    '@fD+)-uk0;9{y=FZ|2R+%rDLs&@2'
),
    second: [4.0, 2.0, 2.0, 2.0, 2.5, 3.5, 4.0, 2.5, 2.0, 4.0, 2.5, 3.0, 4.0, 3.5, 1.5, 4.0, 3.5, 1.0, 4.0, 1.5,
    2.0, 2.5, 3.0, 1.5, 1.5, 3.0, 2.5, 1.0, 1.5, 2.5, 1.0, 4.0, 2.5, 2.0, 2.5, 3.0, 1.0, 1.0, 3.0,
    3.5, 1.0, 2.5, 3.0, 1.0, 3.5, 3.5, 3.0, 1.5, 1.0, 3.5, 1.0, 1.5, 2.0, 4.0, 3.0, 4.0, 4.0, 2.5,
    2.5, 2.0, 2.5, 4.0, 2.0, 2.0, 2.0, 2.5, 3.5, 4.0, 2.5, 2.0, 4.0, 2.5, 3.0, 4.0, 3.5, 1.5, 4.0,
    3.5, 1.0, 4.0, 1.5, 2.0, 2.5, 3.0, 1.5, 1.5, 3.0, 2.5, 1.0, 1.5, 2.5, 1.0, 4.0, 2.5, 2.0, 2.5,
    3.0, 1.0, 1.0, 3.0, 3.5, 1.0, 2.5, 3.0, 1.0, 3.5, 3.5, 3.0, 1.5, 1.0, 3.5, 1.0, 1.5, 2.0, 4.0,
    3.0, 4.0, 4.0, 2.5, 2.5, 2.0, 2.5, 4.0, 2.0, 2.0, 2.0, 2.5, 3.5, 4.0, 2.5, 2.0],
    output: packed('<f4',
    'c-rmV;gQ=m5Qbrt!cN3eR0>N_2`WJy80p|jPzhH;ECow_!qNF<JDKFU8O^|;2;if^#bN>BZEfqVwfHRGKj-hCZKPYI*O7i)@84eO'
    'ZKNN0Ex!Bs_v5pUylwn@iF=m*e$O+1+*4)ewe!fY@++^(uJ%@2tB$OP=3~vzPyR*ukM#3zq_>g(yncG6w~>D4wfOGoug^1G-#bM*'
    '>lpVu^0(7V=XQF(R?oW1ue`nN(cWt7UPshJ^A9vX@=mYMmfA+%tm*l;zS2vj*C^vOzO%mCzl?wH>8PXbdE_taOXIS>U)%pi`IT2?'
    'S9|xi#<Sk*q4`jA+NiW=X^+;hg=PC%*um#xiudTPzvX+C{jt5*(dWJ!W#_fDef$4Qe}B)`{%UL5?Jev#&0jTtd{1BEbA4Rvf8}3C'
    'UZrm%-N!gn>GMc$QN}ICuG`3~@#z}(T&H_#Y`jI;d99DnEywXFyV_fAtva$Ent!a>bD{YX{&D~IZWGV_W#`V5@0tE>*~!_jUBV`%'
    'ecQs8W*sf;a0~m@rfX||_t7gaZS^_YdJZ4C>Y@2qbN0*Z!`TOK(f_KyuaRCxdY$@eX}BEB(Uz%>x~Im*OO&10vcIp9w?zH7XluT!'
    '=Xhsn{;K&i?k^j4ANggMKEs}Tj_cP*Uq<>GWu%=dyPCG?GS$&1JN6M}=e7Izq;0!THup2y`Z?LyPV)~nn_tmvPD%5uSqzTm7X8#a'
    'Lh~~(e9rWnd-%e$50vxX@}=kb?lpYY^nuTj&N?pPtFPe`t<$yJG<RPQ{P`Yj?ctkk;g`|;RWm<|=K5a7I&yr>xW>HpnzpOP%-Lq`'
    '_OZQ>b&tPFXC3=J;~DHW@-$uRll?syx0n8EYsP<C#(`-5qS@F<bA9g~@sW(b-(!rrPw|P2fmBR>j(y~q)equ$+f>JG8q<1|eVf(;'
    'KBjSQUKhAWTkq3&d+Rj+oo3I4=Bs^8G)H^9BQ)O**3Yfk{l7KyscG&p{}gwjS*(fXY>&NvH0S;pJ~ho(z9Y?I&@>;#9b5Rm<&zGd'
    'q?cdZCf_st+s8h+1HX0)|9Ia|H~!t@o~onndE~F*N3YYhJ+3#(ue>U|+Pk;4y?p0gAI*oFb1y~iyU2YLvk#Opkjt=5bL=C3>$~-@'
    'zc*-89d%Fn%v+S5*Dg~Wr^WY{Xzv#9z<H{N=3~uba5V4zmc68Td@uWD_TlV<^S-^bU3DJCY_sxrTzQT}i*(kpPQUXyN7;F8o9u5t'
    'I1}R%ZOwOeiFcOfubTPPG}res2Ac8GjCaoS<Xl(ZD$YHxr$<b@=EP}p`)P`)w)dEMi?Z|DTWt08%FFnE|MqHY#)WsANb{j)v3Z)U'
    'N6<WLw%?0pd)#QAHJe}2yhc7hie|ne%^y>I+gd)&o99Av?t`{YLvv{MTxhnJh2~ka=R)(--}vJ-XUVfIANe(Zs`P!N>)gmnUq?F6'
    'uguuj{a}uEo$C0QVq<j<<#oDNXIW;vY(8`IQEs)h>d1O%KGrM-NAo^6@{Z6Pu{7)@nwxio=4g)?9L-|TG|!r?-_l&)6L+Ecd@#So'
    'UiyD)Hg?kN>@J#T&EhUJW1G{AZB8=|9p4e#+@5%BbA18ZT&xM(+}T~&=Gf-g=H`^<l;)JbY&}8@j%I9gnme{R&DiFAN4zQf9kI>%'
    '3%D}Q^uspS7qHF67k-Xr?+DG<<}_oQ)9m*VVohRAVolD2w%-xk+&lu?obM<G%`RY@I}h4<(9UJSHWzoqHaA9Kn>!C0+uS??+q_|$'
    'W1Cx#upVJOqGOxe<7ST=-x1r~oD$od@5p!LJ7SyLztC`H^aX5lYg5?f`hvYI_Of7`>kHWC9jg@ETnrA|+&hA8-msTw_KwhuZBDZo'
    'G|kxN)~vD3#hS3qJKhwwIe)>~UCr5D*ydtQKP%Scw*oX{o6|gL=10+tZB8?`InCJSVoliQ&hElC$2P|{H>WhGG^fNi7kB(wn!O`5'
    'W1G{AZB8@Zl>Ls_=KKX*8E5)oo9heM=Hd&^ePtK0&8<^no0~`YeS}z(Sd&<j^Puf_#5OmNz&7VQib1mr*yitbI1k!+(9UJ~_h=S_'
    'qZ!+rW^8ksvCYjRu+67<exn)N+<Jud2<s8p=JvSR<HmQyHaDllHs?F?9r=#f=JqfAO3j`N&DiEN&ze0Kn(bww8QYv@Y;&wqY;$o('
    'Y;$%2+Z=BS+nim%HWzmkgVq<Y&8=Bun~ODJo8wJkoAVcb>zcK5tZ2qIr@3RB)7-GljS)C>d`E0^d*ZRp^#yEmu_kQu?(8mXb8K^L'
    'b8|{_N^?qVb8$y(b9Ui(YR37d8QYxZS+l)=G-I37j4MMkwz<B5Z7#mx+*fu1+uS-Owz+wP-$#fwi8YBeIS<-?M{INR2yAn{qZl;1'
    'fNkzPXy-vYmj&Bg+!5Q{7=dl>JZNll^9XG7hHZ{*Zau<!g!PDyZEla7J#KtQY;$wU|CVNc6wQ1`nz7Ak#+A_*u+6PaVVmm<_OjT^'
    'f^DuZV4Gu=Vw;OQVw<xI*yeas*yij4wz;^Y7_`3dPieM(OEb1P&DiENW1I6AoZaQ@E^KqLCTw%RkH9uJM&Qu#9kI>riN`kA7qHF6'
    'ny}5C-GyzAZH{ejPH9eQPKj+U?uc#9F8sSR{|S7Rb#?'
),
}, name='outer').DisableLifeTimeVariation()

# Expected values: float64 formula.
first = Input('first', ('TENSOR_QUANT8_ASYMM', [257, 1], 0.5, 100))
second = Input('second', ('TENSOR_QUANT8_ASYMM', [1, 131], 0.25, 30))
output = Output('output', ('TENSOR_QUANT8_ASYMM', [257, 131], 0.7799999713897705, 141))
model = Model()
model.Operation('SUB', first, second, 0).To(output)
Example({
    first: packed('|u1',
    'c-p&>6?j3WV15GUMEP^PAI0x37nru;eX`fZ@@x4*+dIC`NWOPYC2Vs~yubvJ;Dx=n&+hONj}>c_zo&jGdyC<XVW1fRVbOeZ'
),
    second: [233, 200, 131, 86, 161, 162, 221, 162, 208, 50, 58, 11, 208, 156, 28, 249, 248, 21, 136, 110, 86,
    174, 178, 192, 31, 169, 226, 147, 141, 146, 223, 202, 82, 19, 59, 152, 63, 81, 229, 172, 41, 35,
    227, 210, 57, 47, 83, 94, 176, 170, 249, 226, 216, 4, 39, 50, 249, 56, 44, 105, 56, 233, 200,
    131, 86, 161, 162, 221, 162, 208, 50, 58, 11, 208, 156, 28, 249, 248, 21, 136, 110, 86, 174,
    178, 192, 31, 169, 226, 147, 141, 146, 223, 202, 82, 19, 59, 152, 63, 81, 229, 172, 41, 35, 227,
    210, 57, 47, 83, 94, 176, 170, 249, 226, 216, 4, 39, 50, 249, 56, 44, 105, 56, 233, 200, 131,
    86, 161, 162, 221, 162, 208],
    output: packed('|u1',
    'c-rmR`B#$rqQ~)nV4t<u-ly8TG_%^8X=G;FpjkO9iVBJd2&gEC6V8Arqaug{G9w}&GRfdP=a6MiSq|B>t6iNv+<neH_ujScA8^_C'
    'Z+L#_hwmToUW;e(44>zDsZ6s^+-{xQu)p`-;C(HVy`5fu;;;|D8r4orP3VkI-|dY(d#Z6B9cv8F4>r~vPMKE!%hA5<`QgfQ6(n&s'
    'md>G2aw!-|ry4_*!QqOUW==^_p^S{IsH#L^xr$C&2REmryBC??*~MiSli|obZI1*lmNLcA#P`!lHTn68`Kc_1C>6tti4hVhHK?3S'
    'Zf-oT5TB4v7c#I-^arR`PJ9ZZg<grwjfqbZx3OXv>~aP)u}nX)YPT!x+TE?!TIZou`f_Z3)iP{2u*%(Dw_@PY@z&_(qyCZS`*Q8}'
    'v$f^n5vg4L?)k2Cdv9SInm8aNE;B0XLR2sYT^bxsJbk+OZc=7Mco^||;O&?@=R*+1=v%pna}l`0z#w!1BK_L+(}5Q$c+Ba1Y)U>f'
    'aW0`jP(jP5;d`V5_(~-rOH<z>pp+IVsOXwndOks@>8h3p^C&Vo8Yk@)a?7X)birVM4?^14DupJlWA~fH;wCZ6<(y|pCabDuWLi_Z'
    'fHT?A(B0e9$TrV7rFL_DyLY^S>2#Y7!j7tj=EX5rmD4legeFeQr7=jPOj3@JC(9}BN=)je)-v$8d<h|=lv0|BV)gJ!xGZ>~NDR;6'
    'w=<jYgv5+2d8aUu-%-bhCjQ?4`h&|MCqvF;q!*kCMSb%(bj0lkK^M;<gHOQ1VJH3L(P>vw<NqF%m2={BdS-mwPr=`u_yL!l@l84+'
    'CLNl%yk4x~a;vzt!=|xXo|8;=clK%6tR`n`g|MT&vR>;p35Ikuw$)xiH(9jGmR52_^@MGhY#!-1LlXyv-p{%j{Zn)Z7DEZSRpjSK'
    'zL$~}837~RxDazU_F`x@IsXni`+Q^}@xmpH?*Ojf@VgLHPQdzM@M#!m;y&H@ip{35X?8YWX&eV#T}R&8m0|PXzNLTE?UL(Ok2akf'
    'YqH^I&->MzyQ@oPOIN@0&E8Je*6#ckH1UaZQ3+vTKZf~dW#If_=x@KpM8+mu3O=8A`P8-R*M0~{D#*ABPdXWb%su6wnVt9`ION+?'
    'X9&owZ!>f5W<nEN$Dh7@_|W;#^XbEXdRG20ng4vU_i}!2^7lo@qsNb&W3T@CVfFnh`@%ndvwJ>%K0cgZG&x-V{p%;w$1l%6LKFK1'
    '#iU=42#C0thbq1pi9dOYcqcv`b|nNCem446bU+ZCh>XgC`(MRi{V$-<@Dy11$+Lmvg1nQc{6rKqvCguvH9j^tW<EOjWS)4ZP`;mE'
    '+j5QC-g@-Yv(tma+aLBPUu+M!U%eSH9lYG$aCsE^p)aqG6bHxa2hhaLJdL%dr=^E8;a%qR&DYf}sti_%SUA_k>{rNHJlmpI=C(5='
    'Q!~sq@1$*5+*QY9uTD?YjZGTIpoveNznKJsoq+}9APNJ*G2eZMjfzXU9C9%~?8oajd{32R9O7DL$`7Hr=pWA_kjV)lq2K-JPt48v'
    'E(>)p3!1pHxqCn$pbHvomdS>84}~(;B_H6lG2PtiPH|^VlYZRNVIHjFI!CMPEq1-OjZ3Mnop#zNBM#*VG;ynF(4~-b<?XZ6kK2{Y'
    '491$?;_B;>Jd|-XIxSb^UYk-+y4(5|mN>%cIk%%%#^CTb7H1jL^VVr-;*qh9qopOslKYqU|8g(?ZZ!VK<K3gV*@@p4Y-{UlcJIqS'
    '->>|9Y@Pq|tIhTP)60X|d85tw?=Qa?KYZT%08I=>SF(zWvx-q2f_@aaJ2|<RR?i|7Vx%MlrJRDuWA_P4`Rq)hxGNJS6tyr2#AHN{'
    'QrwX&>}(K16UQXuX-MQfWI|ItKOwg@I+}wmp&>F;+1YXV1^IDFmE8Kgy2`s*%$B<e4b2r)L{@a%1K)Eux`9D%fF|zOPp&x}Du-@&'
    '`;E?d)ZKkNKEF0HJalMPxV;{w{?YNaYja)hn|})5{Cl))v34ue?_TV7@9Zt^Koet1n4+2*d<{w7H$<w{p-}o}uBd`ms;$B{G&SIg'
    '#e;oyz2bsOl?F?cDLUI}zHLr0tK=w|k|%>ERvKp>yIfk=;EQKJ4|-np^}U%|dTh6ukDcoA$#Kollef>jyBjLU;gMSZZ2!q4o1;&y'
    '`*8T8Z|`7v51JT7XyDU)BNErsrNj9aC_-Jw;+K_@6qLLgdJVczpy{d-3v(&5{yc0~uYg<XJIgS7*<TBkErllj;li!tt5^N5o<n94'
    '&s{6{{_nWxd&!}fgD_XlL`FsWolnJQMIcg7hvns;K9`M3NesR6{h6~xXyo_Vx%ac7iFs1<m`2mC5iiYeigoL3_7kIHOd;=iq!J7c'
    '4GOy^Hs%NBCiu#gHGz2H;kZYxWD7()D@*K!W#<AkaY?nXpT(lEDhvb83ib$rVB<^rn;PjBMk$BODXWs(2U>Lsa<j=?N*frG_cb;X'
    'N~tcBfuJ`^_0Yu5>76%gYo4`<UqAoP#QMKRM*h8Z@aEyt>_1mr8=D*MsdxYN`SGWBqsxE%>6-ZR+uK)5%OkF_|NZ0FkuSd=et{;g'
    'V)W>R!dhXYePpV!!%L-(OO<*qhvnhZ#a&{0vteRHWHHq6M%^`yR>z=@%cIikXGiT+t5ao#CjJU;(7KVut?_ZgxcQ}T_)Pw+RDPI$'
    'wB>f$-g)&ib2EdMosS1o`#S@k*KhUa!{hCzF5gYh_>b2wm4~m^521;_f)RfamWaG_=hB@p0*)3ITN)5RiBCsHM_nV|42rvdFBpcR'
    ';O-XW{uE6r4hqE)QCU$p1A;;-iwFUDVg??XH~~Sf!(vmg@U|8S9N!)nCn~1Zq4TnZ`AI|)F*&oov!#&PkeJWqC#AP=>gjpD2Vkm{'
    '*A~a-R<faqIpQIYO37D>=4UrV>QyFd-C*^|`lKszo=&ghi@obJ+G#Jhe`%T9F}vU$mC2br;pW46=Io+<7Mi$>-l1$|m$R#l26uIv'
    'ja1}p?^ZIJ>#Zy*PrxgutDJ*ey^6vd9-&kjOsakci$tyPT8t!vxz_+qoQ5iAkcgSY909K{r$~~R*iEG~@L06C5Kb;D%|J1`xg{KC'
    'I=-V5p3M_78*zn+a74dIkjQJV<3SUD1tXqXFIICnl^pu8(M#t!OG;d#K6MML(a}m1b_gr#v~DARNL$Xf+G%u?MWbY~OK8;-*5MM<'
    'h|B~{eEQ<;)NA4X;pb5~r1KHj6DJC9-A}y|8e9PLyAd7be=)5vJ2ETn%oQ}oFEA%JEh!9k!Y`mWA9W%pFFpsF_(4W79fL{2q_LTu'
    'X;?vQY&(fc&qX2l=!8O|@2{)vVB#2c@p&9>LMpShwi=Zen~*Hwuwz+mG!`^*eVf88ku*zMJfjOO(&_5z*?yh5qn$g|+1M-VZE78!'
    '8|`*l8bsrhjjU1cu(4fK-N;xP_f)&a^e$-PvRaX{wUyRdZSq}L9D9-Py6RCf8TGanDqqMir>jQ|+(9*kWwBDLhkVPE!78Fwj#*4a'
    'L&Lp8(8QYI`KMm5-fKL3@zFT`RxbZ}cJ=9~bL5R%H#IXgVBUKFV&eIh&UO4+XWT#9eB$)o`VF6t59RwW*Y=@_dv#;WR;%2q-hO(l'
    'w(m<Mho0GGvq}HLA{%v&_G?#<o;o&G|9aBM)SJG|WgeEuly9DGOE!1sHld06QuDZ0+o6>#Eo@12>#eODCdar^-n*_64h|XGr4t(q'
    '`ngGgZ~h5=^KZhVP_+t0JF82ri_4>n(8OQC3*A@nttkabZ6*@nge*R{H;W{WPw1l5G-C_$I`Qcxr6uqjhLls(#z@1pi_)^V0!9NC'
    'AD^Bn>)^+8g>)`7@tL5Qv<TmCxsZn}y5KvIlZ4w3(qLCE;ja2e-Hbl_Q#uiOBOC4q%P;Uhk3^>@U%7hH|6B>?uLDUyK@$_pIXz8{'
    '#f=oL+Dd6Q7GTY79X+-5%Axuq7MoQ}?HyJzl)a=ny@6Dw*7bJP))y3!?St9^^+2Z@n)oaD2K^N*=%DcA+}PO5u`ps`B`l5-7+9W|'
    'k$WrpdfDwu_v0Uggy)qP-ov4TZxxd-T`45x<=ng-cqz2HgcwLDLJ**dyEUFAi$!KpZaz6uTAz1{_g&LV#v$FFxz91`kg1msp4c8Q'
    '_nLN|^(r^E9xfQooqh6GyPKUG+cO)`#M!u7?*D^jmso=-?}uk7=nQU2F+o;}s;sWe#qyM$G!YL;?&(8f#8Pf+NhutK_MKU9aW_*8'
    'P0W!PJt~zzC0g)}V9grKH-c@RewlPt!5bJH;ETr|&uVAJxblZ9Jki{u*Cms)c<sIeV$Cht=b(whqBF4Z@!|22WhHfyiB-YDHR&j9'
    '+}&H1_hBh%DOaQL^pd1vJnUY11uT+G!C~TjZzvIs<z>NSYAzX?SOwS|usL9Jz~+F>0h<Fh2W$@59I!cHbHL_+%>kPOHV14D*c`Aq'
    'U~|CcfXxA$12zY24%i&9Ibd_Z=77xsn*%lnY!28QusL9Jz~+F>0h<Fh2W$@59I!cHbHL_+%>kPOHV14D*c`AqU~|CcfXxA$12zY2'
    '4%i&9Ibd_Z=77xsn*%lnY!28QusL9Jz~+F>0h<Fh2W$@59I!cHbHL_+%>kPOHV14D*c`AqU~|CcfXxA$12zY24%i&9Ibd_Z=77xs'
    'n*%lnY!28QusLA!uY%404-qgH*Z'
),
}, name='outer_quant8').DisableLifeTimeVariation()

# Beyond one block, tile or vector, with a rest.
# Expected values: float64 formula.
first = Input('first', ('TENSOR_FLOAT32', [1, 37, 41, 17]))
second = Input('second', ('TENSOR_FLOAT32', [17]))
output = Output('output', ('TENSOR_FLOAT32', [1, 37, 41, 17]))
model = Model()
model.Operation('SUB', first, second, 0).To(output)
Example({
    first: packed('<f4',
    'c-rmHfeFMg2mnAw=_YlQj*`uq(LN^WQ+|Z!0-{J1FCsIdRh$voBcfu|{an4Ot9Mo8if@0!G5W2q|NV}+ul~lp_l`W@x$3s})T{cL'
    'KXT2teM99r-`8DFKXS$O%K0-BJLl`}d26n_n3<WGnVFfHnVFfHnVFfHnVFfHnVFfHnVFfHnVFfHnVFfHnVFfHnVFfHnVFfHnVFfH'
    'nVFfHnVFfHnVFfHnVFfHnVFfHnVFfHnVFfHnVFfHnVFfHnVFfHnVFfHnVFfHnVFfHnVFfHnVFfHnVFfHnVFfHnVFfHnVFfHnVFfH'
    'nVFfHnVFfHnVFfHnVFfHnVFfHnVFfHnVFfHnVFfHnVFfHnVFfHnVFfHnVFfHnVFfHnVFfHnVFfHnVFfHnVFfHnVFfHnVFfHnVFfH'
    'nVFfHnVFfHnVFfHnVFfHnVFfHnVFfHnVFfHnVFfHnVFfHnVFfHnVFfHnVFfHnVFfHnVFfHnVFfHnVFfHnVFfHnVFfHnVFfHnVFfH'
    'nVFfHnVFfHnVFfHnVFfHnVFfHnVFfHnVFfHnVFfHnVFfHnVFfHnVFfHnVFfHnVFfHnVFfHnVFfHnVFfHnVFfHnVFfHnVFfHnVFfH'
    'nVFfHnVFfHnVFfHnVFfHnVFfHnVFfHnVJ9J`~k!8kDd'
),
    second: [2.0, 3.5, 1.0, 3.5, 2.5, 2.0, 1.5, 2.5, 1.0, 2.5, 3.5, 3.5, 1.0, 1.0, 2.0, 3.0, 1.0],
    output: packed('<f4',
    'c-rmQ0g<yX5QgDM!3mLqlt@4V5^z8yAfXbF@L$S)>{lH8Gw;pZT(2!9o84^Er<69AQpWG!&)G{^|9<;%|Ns4a+|Pab{oGXZwdwD<'
    'WxRj9*6;tv`+Gbd?;WqV<9>a7&K1wMc;Ei_yY+hvTRa}mjj@z^Kh}FRw(q^iXZ&5$=lgT2#xdWI$6sALK4;v&>$M|eZvFn9;+iq8'
    '8lN{});&tZF#c{4#}jjmbHrNfeeKe7?#{UP821^koiQ(pS>tau50{>gJoL!bcu%wWRLtYvTYUDIpK)C~ey?varZvXbB9DrB?Rg*N'
    'S@B#k=B4Mn_xRk^VlI{o<+(>p<Np@_YaYh9&v>kuTijpqj(eQ(+7<V25$7J`ZZQu}%r$ebJgYXQp3iS_t>#Q~v8Xm<&XngCV_qZw'
    'S__)@Nn?!b$5@xBC$CfG>Wt4UQD@&ZcI29@8b{<;dH%%xs@A6R5_6~eSIo-i=6Q~v+H;NWJ?mmz_pz9Z*S%sX_xmr!+p|WuSDkJ>'
    '^S^nXOFq^d@3v-@f5ogdy!6cTWY=k}svfJ2_4$c9*)7kSXXQ$ttKOz{pqLfk$MSr=>a_Rl1L{BOv8p?*`OWG~>!SBuyH8)9vyPkf'
    '3Gdxn7rIY7vKMRZ6}zYE`J0EH^H#L><N4jkT7G+#&!6(VtB)R*@0zuFTE8AKKRKK;&rNxrvxXPtdCqmKn7?az&N}Ev*4)z%=Ip&S'
    '_Nv8V-mLz-j=Qa0uT$+^m&L5!)sD=w?|G}ueOGN;pB%4M+b^H}py#?>ZJ&GQ*J@t(TH>13_Pb*9Sbf|_)}CUX?DLf8E9T&`T6^}W'
    '_&qIV<yZY-@3|JW_j)hZKBt^K@AZ9d&h=TX2WfvF<LusJZI5WL9<6In+gHz5onF3gC|7gt@l&<4RE%+r*mpZiX-}S%%bN49JxFWT'
    '_ig2PvL5%G(dOT?NAn(f<hnlNo{IT7#~qnxuhY}cX3rR`*Gx6{*pKB|Yxnc&0qU)a-+QB<wVL<*l0DAPPI|1Ewf8s6^J@J{@ijY}'
    'HCwl;)1PxofAudr_pDY!yT!cvy73x~J!SX$Ida|Z7PHRElf~zIsrshQx7wSljY~b{V|mtRUavYmZC-YZS@W;hG+(OeZs%67jb<@x'
    'uh=ZlifgxhuGBoU7VAOJei!wqJg+@_$5Y2K$9|Sp%-gF@wcb_V8hfdE9^0+A>x{3yvcAqKPoJq7+ta`LZ?96lD9_ctL!I_M?G^sG'
    '9r^ml@_hB*bIM}tR&{z=%+<~_Po7KmXMGo2EWU30Pq%fg_3<;8b~ah8*4mu4TI@BQr(2voyPx&!JBVs+v6y{d-ClL7_1*2e%CkpX'
    'z4~`C<@xme&GwP+9#QkV-EQA6{kzp}-=Ckev+ZNg8Ry8DRcF=e;Ii-4r|<nG`>5Bc>i=VTR=-xxw%2#D)q4JF-z9a9!VEA2%m6dM'
    '3@`)C05iZ0Fayj0Gr$Zm1Iz$3zzi@0%m6dM3@`)C05iZ0Fayj0Gr$Zm1Iz$3zzi@0%m6dM3@`)C05iZ0Fayj0Gr$Zm1Iz$3zzi@0'
    '%m6dM3@`)C05iZ0Fayj0Gr$Zm1Iz$3zzi@0%m6dM3@`)C05iZ0Fayj0Gr$Zm1Iz$3zzi@0%m6dM3@`)C05iZ0Fayj0Gr$Zm1Iz$3'
    'zzi@0%m6dM3@`)C05iZ0Fayj0Gr$Zm1Iz$3zzi@0%m6dM3@`)C05iZ0Fayj0Gr$Zm1Iz$3zzi@0%m6dM3@`)C05iZ0Fayj0Gr$Zm'
    '1Iz$3zzi@0%m6dM3@`)C05iZ0Fayj0Gr$Zm1Iz$3zzi@0%m6dM3@`)C05iZ0Fayj0Gr$Zm1Iz$3zzi@0%m6dM3@`)C05iZ0Fayj0'
    'Gr$Zm1Iz$3zzi@0%m6dM3@`)C05iZ0Fayj0Gr$Zm1Iz$3zzi@0%m6dM3@`)C05iZ0Fayj0Gr$Zm1Iz$3zzi@0%m6dM3@`)C05iZ0'
    'Fayj0Gr$Zm1Iz$3zzi@0%m6dM3@`)C05iZ0Fayj0Gr$Zm1Iz$3zzi@0%m6dM3@`)C05iZ0Fayj0Gr$Zm1Iz$3zzi@0%m6dM3@`)C'
    '05iZ0Fayj0Gr$Zm1Iz$3zzi@0%m6dM3@`)C05iZ0Fayj0Gr$Zm1Iz$3zzi@0%m6dM3@`)C05iZ0Fayj0Gr$Zm1Iz$3zzi@0%m6dM'
    '3@`)C05iZ0Fayj0Gr$Zm1Iz$3zzi@0%m6dM3@`)C05iZ0Fayj0Gr$Zm1Iz$3zzi@0%m6dM3@`)C05iZ0Fayj0Gr$Zm1Iz$3zzi@0'
    '%m6dM3@`)C05iZ0Fayj0Gr$Zm1I*xmH-mrR7hZG'
),
}, name='channels').DisableLifeTimeVariation()

# Expected values: float64 formula.
first = Input('first', ('TENSOR_QUANT8_ASYMM', [1, 37, 41, 17], 0.5, 100))
second = Input('second', ('TENSOR_QUANT8_ASYMM', [17], 0.25, 30))
output = Output('output', ('TENSOR_QUANT8_ASYMM', [1, 37, 41, 17], 0.8100000023841858, 142))
model = Model()
model.Operation('SUB', first, second, 0).To(output)
Example({
    first: packed('|u1',
    'c-rmDD+<B@007V;m^C<?VZpEiteQ+VSIic%d5Kj)7-(3sEG!L|1n(dQ#S>`s(**Gx!h8M2(K0Ew_vG4X=c~bEK5Bl#;`uGh?!IW$'
    'yLGS1qS>t;Pv2P(rkj4gXuVFs`FOablVL2&vMkH8EX%Si%d#xXvMkH8EX%Si%d#xXvMkH8EX%Si%d#xXvMkH8EX%Si%d#xXvMkH8'
    'EX%Si%d#xXvMkH8EX%Si%d#xX^55nkL8*rp'
),
    second: [69, 16, 95, 136, 243, 231, 9, 16, 62, 244, 202, 140, 158, 255, 181, 95, 201],
    output: packed('|u1',
    'c-rmM>rR>n7y#faSeB;gHXAW?Q(N3zwK|+mG@c7~MHz}`1w111;ZPC$$`B9{uwX$!6cj{I@$`9M*eOIsRuB78U34CrrJ32%+9vI?'
    '3)t>s?<G8co_fT{7771S{SqFnli%}7DCBoElXGD+P$ZMbo5ep+`^FJ8AjvUaIl|++dq0!QqR&n!D|*$1`%yB9+?}qqdpgf4-ymGc'
    'D-{X9n<n`2R5{OHG+mR0mda2exydqsl%8Xh9A+!x)rMhMl70fSo3sryLbE2|u~AovAIXQZPKTNkr|<Y*|Iyh)8Wlv&Y8;I-S_19Q'
    'pg4a?orG^2Nu0Fgg$D5F$LmI39X&SHNS$9hU=QM1UORD-U-IDwO@8*?Wx*-^4DTaRhN&SH^{l8wp=LbSJsFL*CD@&m@twUbSq@2r'
    'jAiy1*3zdaw<i~Bg9RDo?<zX5eM5WPqC79?>Hk!^jPzPHta`hI5^q|j>*=_+Cq;%)=X_OZ1F3qBZxJ{&=kzdCRWQzO#{bT7?s(8m'
    '_S23Co4M($8DaI{{#YjUEmjoC>(Age<Y6K9CZ;e?Yrl^p_Exql52*XBJbhEjo1ymW-faE2-=+NSne(2cd$n<eLqvRCMWUr~Hci$N'
    '<Fgbxt)w}vX^Yn-t)evKZmu0?I#Lt4Xzij>k+Byke)AsdjB)5c81RS~TV@K?9#SbLg`~79DIHZ;A1>iczwI3`X=V9QV!m?vlJ5=2'
    '`4)H+m6frsBq#PV;7XH;OM_nSm!myVtbL8}$&nU!XL`8`VI~Lq<2J2N&vf-EiLG<uPN~0g;BFpjL!Y;jKK`3C@AR1sHwT>&D?v*Z'
    '%4;1wmON|@G{n((6D`*Eu&Gn_zD~c=mHBNI(W-J8ZMiR4G^D-Q|DZ6#Teg09AVTY(&0o`4dn5E_qT+Iv{a|{TUBMLRstdn3w9!sC'
    'CXIEErHupu%Ya~f2d&1cCc4dv{OR~1|CH7h<6BQ3lkhoP4nn!#oK}4#q;YhQZwsu|7ka|-jMS~8Awq^K6aDE@JV;1Z*O8xB3QA9M'
    'I;Q>!U^v~-=UoGqyGs~@Z<DE?yx<VByP8t0OzM?C&0sh<8_vls$YK|}q`#`RNjC);dR{<D2;%z=ee;3*iH;kgpz~IrIx8QWrFLJL'
    '(<19uTio>MpeM|=F|g+rl*h#`s4#(tweU%-wS)UgQgwZfyME#6F@G)TOV=zfQLW9frb}-|$xcsLl1^OVm8Ja0J^fi>@2(+cGuk=>'
    '_CV%vZH>DzYnzi2eG)(W`qU!2wYN@|sI{pg38UgDh_p=d>NvwK2|DD4&mXgUjIA=sG9j~`YVIE?-X>7JLyQT!vh-!7JQ!-%=Idq|'
    'vt!(-9gO*K##V9PXO1azkK9K}m{+^u;|n%@n;@?qGJp&q1IPd}fD9l5$N(~c3?Ku@05X6KAOpw%GJp&q1IPd}fD9l5$N(~c3?Ku@'
    '05X6KAOpw%GJp&q1IPd}fD9l5$N(~c3?Ku@05X6KAOpw%GJp&q1IPd}fD9l5$N(~c3?Ku@05X6KAOpw%GJp&q1IPd}fD9l5$N(~c'
    '3?Ku@05X6KAOpw%GJp&q1IPd}fD9l5$N(~c3?Ku@05X6KAcOy12LA#!k2%`'
),
}, name='channels_quant8').DisableLifeTimeVariation()

# Beyond one block, tile or vector, with a rest.
# Expected values: float64 formula.
first = Input('first', ('TENSOR_FLOAT32', [129, 67]))
second = Input('second', ('TENSOR_FLOAT32', [129, 1]))
output = Output('output', ('TENSOR_FLOAT32', [129, 67]))
model = Model()
model.Operation('SUB', first, second, 0).To(output)
Example({
    first: packed('<f4',
    'c-rmHfepkU2mnAv=_X~AAEles(O#6MpP%7OjEV?e#C1ko88Pm;&UuX3v9b5-Jm=@hnfvJb%CFq$yXYF(`75_-X6N1eZB)ER)qi@A'
    'vx761`Oc%)`0Kgqckb$&yGO0-zd!Zryhi_pnVFfHnVFfHnVFfHnVFfHnVFfHnVFfHnVFfHnVFfHnVFfHnVFfHnVFfHnVFfHnVFfH'
    'nVFfHnVFfHnVFfHnVFfHnVFfHnVFfHnVFfHnVFfHnVFfHnVFfHnVFfHnVFfHnVFfHnVFfHnVFfHnVFfHnVFfHnVFfHnVFfHnVFfH'
    '`7wV1aI4n)'
),
    second: [2.5, 1.5, 3.0, 1.5, 1.5, 2.5, 3.5, 2.0, 3.0, 4.0, 1.5, 2.5, 2.0, 3.5, 1.0, 3.0, 2.0, 1.0, 2.5, 2.0,
    1.0, 2.0, 1.0, 3.5, 3.0, 3.5, 2.0, 2.0, 2.0, 4.0, 1.5, 1.0, 4.0, 4.0, 1.0, 1.5, 4.0, 3.5, 2.0,
    2.5, 1.5, 3.0, 3.0, 1.5, 2.5, 1.0, 2.0, 4.0, 3.0, 2.0, 2.0, 3.0, 4.0, 2.5, 3.5, 3.0, 1.5, 3.0,
    4.0, 1.5, 4.0, 2.5, 1.5, 3.0, 1.5, 1.5, 2.5, 3.5, 2.0, 3.0, 4.0, 1.5, 2.5, 2.0, 3.5, 1.0, 3.0,
    2.0, 1.0, 2.5, 2.0, 1.0, 2.0, 1.0, 3.5, 3.0, 3.5, 2.0, 2.0, 2.0, 4.0, 1.5, 1.0, 4.0, 4.0, 1.0,
    1.5, 4.0, 3.5, 2.0, 2.5, 1.5, 3.0, 3.0, 1.5, 2.5, 1.0, 2.0, 4.0, 3.0, 2.0, 2.0, 3.0, 4.0, 2.5,
    3.5, 3.0, 1.5, 3.0, 4.0, 1.5, 4.0, 2.5, 1.5, 3.0, 1.5, 1.5, 2.5, 3.5],
    output: packed('<f4',
    'c-rk-i?QM`3{)v}f=fv$E+HkPgmhqC2b4ewlyEp%MIr<D9&_QrbCwy8ogjbKmgG;oB3eZBD3VpAyN2N!>bn!tHPm#5Oic^o4zg0_'
    '{}SGfkU!yF{Z+Yyy!|yC5Ni2WcP{h0`oA1QkU8#Gb)JH3hd3dg+8fHN&oy21J;FSqEg2Xj&E<_~+o)c~QkRA{C*(tYlN|C|yEXLH'
    'A@t4k|ItH6+^y;y)nyNe#o}~ZUVT>NtN9Pf>&+<h5#}@G&L#^SHU{;bqOZ?*XL!3Xwn@DYd&>u17=VBIl{p$#b)JK4M%=0E#Z7q_'
    'mt1@t`iKvhMufAvZau=>@;L8Nx3|Lli9YOIe%ta(@sNv;gXOK|U4m?{-VU>W3GFdkSM)>emjUG|%Df=0NShD20LNujzqP%$evw%w'
    'hw;n7Z*|sZ>UH0=afR9XeDOmv=gsKf6vonQVbQIi_mjUXvmSORuSc1RwDp78lbS8A>NkBgKRMZ=dY>9@vtbEiZgs~t=A(y2SMOkc'
    'r{Dg#xhm+EM!gUAHU`_B-u;==C#21uYPv&gZI{sY!TPAoGJU|(2YojGcv7!BwlNnET3q*Howa<E9YWum{olpRxyt)xr|a!|m_N~n'
    'y~}U^#9Z}T=4aCxJ-U8N@xF>{G70*SV1E|OJ{R95^H?taEaAP`Y?|#gmRFx`p0B@@yxuOfw+s4yNN#@ujIn;hZn{+EA7O4~U$w>j'
    '{G06g)jq5R-QLQcTiI7_F+aDy$9Tq`ThQ&T?78J}epa_z9_MFu`=`!He#P2z2j|=0U5B;4$9P7!6W5-^Ow9kp{N)+op3Xh_jc&ob'
    '*Y);2%uSu?@9{gvi!iso$9Tq`dAGtb)1Dp2-tQSi%v^gq<~^VFt}*j|m}744KFJ>M(7XUM?>^q{%UZfm@;`oi@AnKMW}b%y%-laO'
    'm^oLuEYG)z`5tDj!yGfu03Gw5?)84P4&xnH$IQK?V<wNz+sHEm$IS0lj+q=$$IS1Nj+xwka{I~cC%2#H+vN6>+fQykx&7q!liN>j'
    'Ke_$y_uJ%Gk=svhKe_$n_6xcF<o1)>FXZ-<+b`tyE4lsT_LJLBzfH{K_6xcFN^U>7{p9wO+b`tyliN>jzmnTeZoiP*ue={dZa*=T'
    '+b`tyE4lsT_LJLBZa=yGJl_^_``@$<;~5~i{p9wO+fQykx&7q!liR<wJ@dOHx&7q!3%UJDZa=yGLT<m3+rQmj@-N>q24('
),
}, name='rows').DisableLifeTimeVariation()
