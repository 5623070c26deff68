# Licensed under the Apache License, Version 2.0; see LICENSE.
# Written by 'python -m corpus' from corpus/families/reshape.py; do not edit.
#
# SPACE_TO_BATCH_ND: tensors of many elements, in sizes of no block, and beside powers of two.

import base64
import zlib

import numpy as np


def packed(dtype, text):
    """Many values in little space."""
    return np.frombuffer(zlib.decompress(base64.b85decode(text)), dtype).tolist()

# Beyond one block, tile or vector, with a rest.
# Expected values: float64 formula.
input = Input('input', ('TENSOR_FLOAT32', [1, 65, 67, 3]))
block = Parameter('block', ('TENSOR_INT32', [2]), [2, 3])
sides = Parameter('sides', ('TENSOR_INT32', [2, 2]), [1, 0, 1, 1])
part_0 = Output('part_0', ('TENSOR_FLOAT32', [6, 33, 23, 3]))
model = Model()
model.Operation('SPACE_TO_BATCH_ND', input, block, sides).To(part_0)
Example({
    input: packed('<f4',
    'c-rmHAxmCi7{>8uO`D)hFlZTA#k8cnnuH-TRz!orpnYi|$kKwzC<c=(EsDWle4`)2k1&?^7v2wH_=St>zR!6M&-sn<eRqtL$ry|E'
    '<@Oj0_1w-F7xjm-S{~ca>!b3q{A+(Mzxr;Y{l593d~IGY*UhhGb9VM;`BM(tPs>5`S^3etGQ02X-CFrpzLe#1+w=MQclX>h@6G;Y'
    '+Wx7&D@(KcKi60Fq<*UZmY2?LwI9EweZQX8%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp'
    '%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp'
    '%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%<tL!AJi<v@&'
),
    part_0: packed('<f4',
    'c-rlqF>6#o6osE%(gh+4DYOyN1}m$`?yCYKL2QC4Qdnqj6%fSAB9*0Bq!KGjv9PdA>5uRygw)>2-C@tZOJueZ=6(l;x8OQ3tM|^i'
    '_slyp4B+3mnh(Q!8{cef*f<)8;l7Pe_W8h`KkRvCV`iU!+VjH38~c1R8-{y}KYwk{FZTRy<JstQm3dw+=6Y`9$>O^g_V*sleXdIz'
    'zh^$zw*C3L$3E8!8+S&ZYuCodxzBZI&sTGw>#mK@bD!(n#_iGP+PCNNVy>;x*Hq>z>-;tMx&GLAIQm?t_S_j)f0JI<SmxTa=hvCf'
    'Ro3%pG1swue!7_Jtvzo|ev@9;Smyd*-`yL1t{M+J<1!w~Ts0mPy{@s$Rb#%)RpX(|RpVh#;z7~t8f%U$^BhUcA4ojZ9C<nUO?q8p'
    '&5_%ZBTGEg9JxC#bL8RVH|ceaHAj}1uQ~Eua%72zZHWg(uWPJ1viw`t99iO_=EzgYk(-m>q}Mgp99h=0FEPI*@lbPQi3dfmYpgl)'
    'N^<0e<j4{aHAkLJ@=332tU2;Ra%72znj_11mBTA~UE{iSilWywu3M)ldR^nXb&8_bHLhEyD0*Gvx^;>oLvN&|PElm&jkMG$iVVGx'
    'mO4d|p*PY}rzkS?Mq26=MTXu;OP!*~&>Lx~Qxq9`BQ14`B13ParA|>~=#8}0DJz;+g5F3=oubIl8)>Oi6d8IWEp>__LvN&|PElm&'
    'jkMG$ifm^pZmLs21o}nH3FsFwC!k-%yoY`fb36J)+`rH-;vS8D5qpW~7qOR!ei3_#=ohh<h<*_{Jo-iC@aPwj!=qnB4v&5jIXwDB'
    '<nZVhk;9{3L=KOB5ji~iMda}47m>rGUqlX{tvAwAr)2AmwA3ltdLu1$O19oeOP!LfH_}q4Wb2Kz)G66|BQ14Gw%$lfosz9L(o&~n'
    'K2y<h?h)YIfNul74fr<T+kkHaz76;`;M;(21HKLTHsITUZv(y!=ok1l;M;(21HKLTHsITUZv(y!_%`6%fNul74S9SUIQQuBpy1r2'
    '$Af}%j~)*S&OLfOC^+}%@o*E^m)V!um)V!um)V!um;dj+%=-u)4+`E#@OV)0K7xNw!TSgv4+`E#h-VBkdps(KS7i2hR1UAm?D41^'
    'e&rpF#2$~z;T4%Z9+kr@GJ8BKho7D?$m;Q^9A1&x<54-hBD2S%a(G4NcO;d=Pxqay??@_#S7d%iQaQXL^E;Bt;T4(RkyH*pJr~N|'
    '5UallcSCqQD7YKK<3YjQ5FQUxy_mZp;{OxwhM1f)=WdAWctF3vPpKs*pkKtCfPNA49{NSh?dTVA|3bfrdo=n*>?NXK#9ku$MeHS_'
    'UqlX%ei1o5`bFgM=ogX0qhCZ0kA4w3Jo-iC@aPwj!=qnB4v&5jIXwDB<nZVhk;9{3L=Mm0){(<=w{_(3+-)5>Ja<Dx4$s{Xk;8L0'
    'MC9<?4G}p!cSA%D&)pD_!*e%8<nZVh_%`6%fNul74fr<T+kkHaz76;`;M;(21HKLTHsITUet~ZTz76;`;M;(21HKLTHsITUZv(y!'
    '_%`6%fNw*dzJY>sj~)*S&OLfOC^+}%@u1+`qsPNa-=1@i*YU8#UlHNM@&'
),
}, name='moved').DisableLifeTimeVariation()

# Beyond one block, tile or vector, with a rest.
# Expected values: float64 formula.
input = Input('input', ('TENSOR_FLOAT16', [1, 65, 67, 3]))
block = Parameter('block', ('TENSOR_INT32', [2]), [2, 3])
sides = Parameter('sides', ('TENSOR_INT32', [2, 2]), [1, 0, 1, 1])
part_0 = Output('part_0', ('TENSOR_FLOAT16', [6, 33, 23, 3]))
model = Model()
model.Operation('SPACE_TO_BATCH_ND', input, block, sides).To(part_0)
Example({
    input: packed('<f2',
    'c-rmFp;5z7007X)N=C>C6$s?NEA&FiZ+?Cj=m;GlBSa$q2$9Ih%1C4+va%B9;NAf5UKy&xXR4mZ6q=u5m+ona&G4P)G<VfGypH`o'
    '&T+~w{nXao)X&{hdyThT5929(ti$@}ZuyZ)zT~g8wM`0dYun@{hGYF+#gg`M=`ZarZ?Saa@!oHFJ6&@)7qi)HHk-|6v)ODmo6Tmk'
    '*=#nO&1SRNY&M(CX0zFBHk-|6v)ODmo6Tmk*=#nO&1SRNY&M(CX0zFBHk-|6v)ODmo6Tmk*=#nO&1SRNY&M(CX0zFB{%7+qQLu;}'
),
    part_0: packed('<f2',
    'c-rk<F>d2P3{>gzp5P~>NO7frB!-em)=K(-pO7c$2`*FW2`XK>OzHAUmnmJQJnaq*1lYJGCjeawSi<BEXSlOcQE>g{_D}uRl+{Q7'
    '6;5^4ADdmh>d#HNordD!5{^wZ+%<Ev@86n_em#7JsoyP6m7DeRxtZE=Q#`zf;=UUG^>f(wf4hCX9>$mQb=M!lxn4gP%@oGXr91b<'
    '{TRw>4s%;<m#5l&SH7NxQ$Qq|E1v5rluuK*YmUoP=a;v>tUia8M54OlwtO7BeHZg^3Na7mQ_KS*(OmJ^#mp~HEqPdln1`{8c|atZ'
    'E5?fa=wn4reU<VMD{^WPiROy2BHvR*E_rBT9%4m~FNj2Q#aNMt5G%4s6?y4mMUGOjnk&YNoZD29ZLG-Ca7cMTB&sVmG4q#{`B;&k'
    'L#)X1QTC4Fim@W+HdbU=#fm)Du_AZ1V65VbsUo+ZDf6)+mpmkdM<kjn-s&lcM03SkJw+l>T=7;<k&0DZ@m5cfUaYv{t)7BN^w~(>'
    'QxJ&(8_9Z#kT!KTlJ^wJjyfC3dx~JJIvdG*ieRid8_9c$FeP<1lJ^wZJNj%S>nVstpN-@_1(E2pk-Vn}+N-mXyr&=%eKwN!6hxxW'
    'M)IB_++LlH<UIwE=(CZ$r^tU|G^zOBQ;23b1o{G%z@RTs2@LuIwa1_@Q0)x*0{e?WUtmWw=nJq!27Mv3M*@8TmdKzlz!Dksg&;hE'
    'z5v2A=nEh`gT4U5Gw2H-JcGUvgeTA!KzIgy0fcAJ7eIIheF21L&=){>27Lj9H#-T<dWsbr$$N?w8~I`OXv9YHo?^yE^4X&i8_9c$'
    '*-2>DQ>@rX-czjDNZwOyCl&eZk>Tgw2KP3&x52#)?rm^ygL@m?+u+^?_cpk<!MzRcZE$aczPEv4_9$wUVD>2YAP8oU!juSRkCGjN'
    '+2i*qitlCL%f6R?{az+GM-VnkaE^dT7|szy2@;$mNF)U32#Cbi@d$*My<_Tl6od!HnmQhV@Pcfnjz=K8Xi`(hBM@GcpzUqzgz(pi'
    'fu-XS2rrW*Q^z9^UZ(e^jz=K8RIIJzF(LeQ?^vEl0^ubR+Y`xz@KPtHCz3#TIUzMYkp#kDXQB4DArJ|}Z3slda2w+K))D*L5LaDn'
    'e;dNz#FF<E_bKI-z@RVW9DzY!q}pT97pQgyeS!VOpf9ka8T18MB7?pFOJvX&V2KR+0tnBbFM#k2`T_{gpf3dB3G@XJo<Uy#;TiM='
    '5S~F_0O1+*1rVM=UjX4L^aT)}KwkjiDc<y$5T4<-H4vWRwlxr*;kGppp5nH3LU@MT5I}f}+Ykxi8E!)W;Tdj20O9>jEI-U1-P_>a'
    '2KP3&x52#)?rm^ygL@m?+u+^?_cpk<!MzRcZSb$m_*Z89D>J|3O)UQb!5xSm'
),
}, name='moved_float16').DisableLifeTimeVariation()

# Beyond one block, tile or vector, with a rest.
# Expected values: float64 formula.
input = Input('input', ('TENSOR_QUANT8_ASYMM', [1, 65, 67, 3], 0.5, 100))
block = Parameter('block', ('TENSOR_INT32', [2]), [2, 3])
sides = Parameter('sides', ('TENSOR_INT32', [2, 2]), [1, 0, 1, 1])
part_0 = Output('part_0', ('TENSOR_QUANT8_ASYMM', [6, 33, 23, 3], 0.5, 100))
model = Model()
model.Operation('SPACE_TO_BATCH_ND', input, block, sides).To(part_0)
Example({
    input: packed('|u1',
    'c-rmDu?hhJ007YZfHD{uZ?h|9vnT_p8w@TPe1XwTMw=qaz-X1pq>M@iSuRG4{U)XSh3UQhrP*0#8hpp==>1s4{oF3>-nNb5KCX3='
    'SGoFG1<B@qS+*wm<~b^q+Vk*GKlMh%<Fj%dq_Ql_vMkH8EX%Si%d#xXvMkH8EX%Si%d#xXvMkH8EX%Si%d-5Z`~y6Ge{l'
),
    part_0: packed('|u1',
    'c-rlozstE{6vp!pD1(8~W>?B)Q3g`aU?3Tuzre_3v?-ztj8>UU%BW<JMT{1^NvZG0`_}z6pUa@P+kUR$zONtWKIajJpZRt2)zoQL'
    '+SUu3MtF}->$jkGsGhE~<F1}aH`>YQAaXm84)fwQliQ8U>B=y<zC`+|QKwmKEpv~_3&m7e?!||}>XO~3o?S3(h0WMv*~w2*r+8@#'
    'h^=r{*zCi5cUoTrH9%~I`ReI3J8tWVO`{Ent?(Wl)Nkk7VSc)10I?MwcjH95(oU`ikv<@{!t<yzFSatd$GF@B#8y}t2J1_<pL%wh'
    'F+gmEt!3viN%i8TU{wIbR+!y~&+as~2p~Klw!(L%0AeeAR|+7u!gr+rVk>-C3Lv(^cclPgwh^ZkK+HDclmdv^Mx0UrG24h!3Ls`1'
    'aY_NiY$Hx7fS7H>DFqO-jX0$MVzv>d6hO>2;*<i2*+%{=B@E3r;*<i2*+!gF05RK$Qwktv8*xejL}@C1mGY4eN6!lmLC*^gLC*_L'
    'PtOaEUC#^dOV0}~TF(nCQO^r3QO^r3QO^r3QO^qqujd7X*Yg6x>v;j;^}K-adR{>I59Gx?s^<lS*Yg6x>v;j;^}K-adR{<y#YUV`'
    '6dQ3$QEbF1MX?d56valIQWP6;N>OaYDMhgnrxe9ToKnQ5!gY`O&rcitw82js{ItPO8~n7vPaDkB2EBU(MDHE}(Yr@L^zIQ5y?gv^'
    'QT#3c`CHcC2!QBs1VHpR!p~MyeIo#(zYzct2agaQ5OMGb;Q<i`j}RUZaqtM?0TBm}5FQY5@Ce~wje$0Jgz$ifgGUGth&XtJ@PLR9'
    'NeKVC9ql0r;Q<jJk`Nvc@gWJ}0TCaPKktlCUqb+*uOR@@*ATByN8~lcD~shd#P@u}@;x&pJuf%}Juf&tJuf(RJukQ~JukRuJuk3C'
    'Juk3CJuk3CJue`<o)-{a&kG2z=LLk<^8&)_c>&?|ynyg}UO;#~FCe_07Z6_03ka|0#jAUi^8&)_YikIvudN}xzP5(&`Wgbl>uU%I'
    'udg8>yuOBj@cJ48!hg?4EPmSHrwxAE;HM3K+Tf=Re%j#wGV>?@GV>3@257V'
),
}, name='moved_quant8').DisableLifeTimeVariation()
