# Licensed under the Apache License, Version 2.0; see LICENSE.
# Written by 'python -m corpus' from corpus/families/elementwise_binary.py; do not edit.
#
# MINIMUM: tensors of many elements, in sizes of no block, and beside powers of two.

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
first = Input('first', ('TENSOR_FLOAT32', [1, 257, 1, 129]))
second = Input('second', ('TENSOR_FLOAT32', [1, 257, 1, 129]))
output = Output('output', ('TENSOR_FLOAT32', [1, 257, 1, 129]))
model = Model()
model.Operation('MINIMUM', first, second).To(output)
Example({
    first: packed('|i1',
    'c-rmD!2yFH5CAX`mD_(>JQTV_pUFRcMy_>!=l#UKXS-$`<M_T^o+DasS6^Amj@*5eoV(`rzFFeQQEQiFS(as4mStI%Wm%SGS(as4'
    'mStI%Wm%SGS(as4mStI%Wm%SGS(as4mStI%Wm%SGS(as4mStI%Wm%SGS(as4mStI%Wm%SGS(as4mStI%Wm%SGS(as4mStI%Wm*11'
    '{sCcMrwR', 0.5
),
    second: packed('|i1',
    'c-rmDxeWtB5CcJA{`@1pRSq)Cq0wM%RP<i&&fP>$=0?`!RlW2JeecrMRd?|wJND+GS{R057=~dOhG7_nVHk#C7=~dOhG7_nVHk#C'
    '7=~dOhG7_nVHk#C7=~dOhG7_nVHk#C7=~dOhG7_nVHk#C7=~dOhG7_nVHk#C7=~dOhG7_nVHk#C7=~dOhG7_n;XmLHt_zyL', 0.5
),
    output: packed('|i1',
    'c-rmD$pM5Q5CAX^5&N$e28C^6pUFRcU9tD|UH5#>y=q&vjPiXa&C+Wx?cR~nX>r;}u}+TmzLB08Bj+y5vMkH8EX%Si%d#xXvMkH8'
    'EX%Si%d#xXvMkH8EX%Si%d#xXvMkH8EX%Si%d#xXvMkH8EX%Si%d#xXvMkH8EX%Si%d#xXvMkH8EX%Si%d#xXvMkH8EX%Si%d-53'
    '`~%Mmg7E', 0.5
),
}, name='equal').DisableLifeTimeVariation()

# Expected values: float64 formula.
first = Input('first', ('TENSOR_QUANT8_ASYMM', [1, 257, 1, 129], 0.5, 100))
second = Input('second', ('TENSOR_QUANT8_ASYMM', [1, 257, 1, 129], 0.25, 30))
output = Output('output', ('TENSOR_QUANT8_ASYMM', [1, 257, 1, 129], 0.44999998807907104, 121))
model = Model()
model.Operation('MINIMUM', first, second).To(output)
Example({
    first: packed('<i2',
    'c-rmDu?hhJ002;#tjb_9m{?89AGoq9lRq$!A5c;h#o|^I>tXc`$|yytlg)BwenMH^+h3S3eU^)D@JwpisB=gvh1IC}n75DB%Q-hL'
    '2l4v!j`x{hwz>AF^~vBiOy|41d#@NZTCY%+Wm%SGS(as4mStI%Wm%SGS(as4mStI%Wm%SGS(as4mStI%Wm%SGS(as4mStI%Wm%SG'
    'S(as4mStI%Wm%SGS(as4mStI%Wm%SGS(as4mStI%Wm%SGS(as4mSy<|IRyX!000000000000000000000000000000000000Pt^L'
    ';y-s-'
),
    second: packed('<i2',
    'c-rmDy$S&V003ZRQn#>pg4<-dZZRn`7_CO7F4H}L!Ot6b0?%-pNl}#LQ1S?D)+@<ND9iWlU%ZSiS?AQ+_G<UXa8Q}<n&~JBgKRRc'
    'C&eml%xBZ^{0Z8x{C3zM^Y^Bj6whna?XMT*Se9j3mStI%Wm%SGS(as4mStI%Wm%SGS(as4mStI%Wm%SGS(as4mStI%Wm%SGS(as4'
    'mStI%Wm%SGS(as4mStI%Wm%SGS(as4mStI%Wm%SGS(as4mStI%Wm%SG`3JcK000000000000000000000000000000000000002+'
    'Z(j;+@e2'
),
    output: packed('<i2',
    'c-rmDu?hhJ002-QU^6SrEfy2AP5A{^Mny6iZ*b)Xi7Zk|9a-hR!Ai)AukZnWLRsG1UlLSb+3XrV=FQ?IUiRzdc+=TMgL5MtmeN`{'
    '%8rNVUI?eB=Vag7u0HF0klfzm%A(!tCbBHcvMkH8EX%Si%d#xXvMkH8EX%Si%d#xXvMkH8EX%Si%d#xXvMkH8EX%Si%d#xXvMkH8'
    'EX%Si%d#xXvMkH8EX%Si%d#xXvMkH8EX%Si%d#xXvMkH8EX%Si%Rk6D000000000000000000000000000000000000001hfBOQ3'
    'p`LX'
),
}, name='equal_quant8').DisableLifeTimeVariation()

# Beyond one block, tile or vector, with a rest.
# Expected values: float64 formula.
first = Input('first', ('TENSOR_FLOAT32', [1, 257, 1, 129]))
second = Input('second', ('TENSOR_FLOAT32', [1]))
output = Output('output', ('TENSOR_FLOAT32', [1, 257, 1, 129]))
model = Model()
model.Operation('MINIMUM', first, second).To(output)
Example({
    first: packed('|i1',
    'c-rmDK>~vy3;?hR75V>btE{+B?3mmW<H|i_R9#t_b@sbwd}gipT{FM^$YVVBTBDuScFek-SdshPM+;e&Wm%SGS(as4mStI%Wm%SG'
    'S(as4mStI%Wm%SGS(as4mStI%Wm%SGS(as4mStI%Wm%SGS(as4mStI%Wm%SGS(as4mStI%Wm%SGS(as4mStI%Wm%SGS(as4mgPU>'
    'A5S~QK>', 0.5
),
    second: [3.5],
    output: packed('|i1',
    'c-rmDu>pfH3;?hOO#J`1hSZ@?bd+|*%-R{VJFBbuI`6aMlfB+|Wqr?4V?Os<^SJuhk)2PhsQvD7ge=RlEX%Si%d#xXvMkH8EX%Si'
    '%d#xXvMkH8EX%Si%d#xXvMkH8EX%Si%d#xXvMkH8EX%Si%d#xXvMkH8EX%Si%d#xXvMkH8EX%Si%d#xXvMkH8EX%Si%d#xX@*naK'
    'Do?z^', 0.5
),
}, name='one_number').DisableLifeTimeVariation()

# Expected values: float64 formula.
first = Input('first', ('TENSOR_QUANT8_ASYMM', [1, 257, 1, 129], 0.5, 100))
second = Input('second', ('TENSOR_QUANT8_ASYMM', [1], 0.25, 30))
output = Output('output', ('TENSOR_QUANT8_ASYMM', [1, 257, 1, 129], 0.23000000417232513, 232))
model = Model()
model.Operation('MINIMUM', first, second).To(output)
Example({
    first: packed('<i2',
    'c-rmDu?hhJ007XNL^4=UIc2sOET-Fh0E0oY%MaL@Wbgw%K$7koNGY3AOcvd0kVSq%S>D@UI*t0<?4~phUO`k`<?qc*vYc0{_5C@H'
    'JMUf6zD&BcL0HHQpRGrD94}_Q({){L+(w^6D$BAg%d#xXvMkH8EX%Si%d#xXvMkH8EX%Si%d#xXvMkH8EX%Si%d#xXvMkH8EX%Si'
    '%d#xXvMkH8EX%Si%d#xXvMkH8EX%Si%d#xXvMkH8EX%Si%d#xXvMkH8{DT|-000000000000000000000000000000000000002|'
    '+ZUAj!_5'
),
    second: [39],
    output: packed('<i2',
    'c-rmDp$)=d6ot`l&;=?827&DkO&w`)EP=1B?*iR`IT|dsqJkCf1pHwI1m>LNB`-Jml3~vwed^Rhn^Wc{$@MlS%knJmn!N7s?tDxh'
    '>B^9;+-1s_SS%Kc#bU8oEEbE!VzF2(7K_DVu~;k?i^XEGSS%Kc#bU8oEEbE!VzF2(7K_DVu~;k?i^XEGSS%Kc#bU8oEEbE!VzF2('
    '7K_DVu~;k?i^XEGSS%Kc#bU8oEEbE!VzF2(7K_DVu~;k?i^XE`?{NhH00000000000000000000000000000000000008iBA0bg+'
    'H~'
),
}, name='one_number_quant8').DisableLifeTimeVariation()

# Beyond one block, tile or vector, with a rest.
# Expected values: float64 formula.
first = Input('first', ('TENSOR_FLOAT32', [257, 1]))
second = Input('second', ('TENSOR_FLOAT32', [1, 131]))
output = Output('output', ('TENSOR_FLOAT32', [257, 131]))
model = Model()
model.Operation('MINIMUM', first, second).To(output)
Example({
    first: packed('|i1',
    'c-q~|!4ZHk2n0YuxY&QShY*N$_}!Ux)$6uIiDDD6BOe`lI|Y<_KiH+KT4Jdoi0LsKHq(EQ4_)SlPy', 0.5
),
    second: packed('|i1',
    'c-pOt$q4{K5QL!a{3D*;9QGxM%3DQGp$#@AowkVJV25d^(JG(h(HBg=%nz;l0;d', 0.5
),
    output: packed('|i1',
    'c-rmR%TB{E5QSmzZT$XE%N@?7=>h~RBF$O+qt<pzETP19ruoKHjIQrg(e#}?3$^EHS!Ok|JDbN*KaS_E`~QO*p?Ii|{w><~_U&`;'
    'Z9mRw{hGn!h<+9=8)s*`e~z!ZZ<UVvy>ZRp*ZLT9t)->0#yZxOj<l{+uC}y<RI1V+)t${enqBogPPk<7TYWs%hrzyJFc;qI<EcIj'
    'Zp3qa7|aEOt6=er*gG^S_Bo?sMb4;*IA_#WwZ~R>i#TVL>Zud<HG>Uy$Itq(*qX|d_>cN9xC#by!60igcv5mBG7OUVm---OF-chr'
    'ZiK;#u=q`>Oi$Zn{FVNNsu=NG`WM#>Hn<T6DT~1~!eDDMn2rvMvi{X4uQ)Pz*OY?|epwrA&<0n*VPB~K7kJT=VXz_$u7bteSJ)gj'
    'hs|Mg*c>*8&0%xc95#o|VRP6VHiyk&bJ(1e1vZDxVRP6VHiyk&bJ!d<hs|Mg*c>*8&0%xc95#o|VRP6VHiyk&bJ!d<hs|Mg*c>*8'
    '%}H5cbJ!d<hs|Mg*c>*8&0%xc95#o|VRP6VHiyk&bJ!d<hs|Mg*c>*8&0%xc95#o|VRP7=lm#}2&0%xc95#o|VRP6VHiyk&bJ!d<'
    'hs|Mg*c>*8&0%u~Hva;xE0;q', 0.5
),
}, name='outer').DisableLifeTimeVariation()

# Expected values: float64 formula.
first = Input('first', ('TENSOR_QUANT8_ASYMM', [257, 1], 0.5, 100))
second = Input('second', ('TENSOR_QUANT8_ASYMM', [1, 131], 0.25, 30))
output = Output('output', ('TENSOR_QUANT8_ASYMM', [257, 131], 0.4399999976158142, 117))
model = Model()
model.Operation('MINIMUM', first, second).To(output)
Example({
    first: packed('<i2',
    'c-p&>6?j3WV15GUMEP^PAI0x37nru;eX`fZ@@x4*+dIC`NWOPYC2Vs~yubvJ;Dx=n&+hONj}>c_zo&jGdyC<XVW62|qyqq0mwa;'
),
    second: packed('<i2',
    'c-nh;qB(5gqPvSO7+G;&m?QJ^hiFG$*t$&z<X1kL+&k(1sUTtN8TNrs*Jvs~zGSH%9JgWB&qp^{)Qx^x=ww>Fq>5&Sfd>FCDn$1'
),
    output: packed('<i2',
    'c-rlmO>5&;7)JXGy6B>m(yqGbri<?TL%J*!>V;vj7D9+oOoHtJgLfV*=tdMFkXAy4!U%z>1?d-BNJXNB>7vk1O9BZb|Df;H9Z#l7'
    'AVVUM7UwMN=*90t?&FVqoRi<;&G);%cF&KVjGu4K%S+>1fAiBXzgovHo_+W1@86$Jo@C4Qzdt(mKYuI^pML%G50@|g96dg|Tui@N'
    'oOH5$aK-rGz&toG^o6ybPV}8)zxK${<AduwVEK#wxz^>y#hqPVv|V1@@<iNo`J?`s?>U-}=W}yDH}s{opHK9iW6RCq%b6TxKA+C#'
    '-7KeRyh#<(Wty64s=Aa*D@~=#G?gyX<vL9rJ55!W?PDb+Rb6(oY+NxmZew!GY;<$<faSOQCyJs?q>wJ7$c!Q*^3}kKG}2|XTt|^('
    'N0I8X9ZHvx>av^VkNfA^Tl@U{&bRh?`_?|c<#XYl%kT8hN&i2lKJ1?Xw2<fOi+q<$O1?GoT&3iBZsob8<hf4CbH~nem69tYC08lk'
    'EWg`7aU5@Ag&ZV~%{Vq<Uk$8SBL|6>>o|7oI93N~hjNfu9i*G(qEK}dyFyZmtyvWM=`5_{Lb@yp-DM$9XHn><vnUElDO5@~%L8~h'
    'npce5Tf_W66Z0mco1+ITf8IX>cp_GNBxSWSS1UtbTKoCr$!aNgj=fqf4qwhBWwn^D7TqilpoQ6<quF>iGiNhHUt0V5MBh2K+#J4~'
    'Ny=<Coz1#gey@M(TGdhSYU#4xnsxoE%UZguYu#lnUDmbkvaV}6NUgf;X4&(+ji-<l&oe#G&;!fUNQ$>yd!A!^o=RzllHx6<-lCi3'
    '0lXZOB;F(nNl6kjNsPo-11r%;O0rxhiDM^;N@<6ZlBkq!mIv?wJ%A@-0Kde4(m!AIPg$xu%3Ud4mRqwdb(f`eTuPT^sk<zt%d*s6'
    'mSrhjma5BcmVMvf_zFq!ebe_1J+OR@r1;CV?>n~dtCV&qDZWbSW_fbOc=D!<ZjK(XJb+)~!!X>03h6Qo%`h}VUk$8KBVC5ebr?E!'
    '7^*JYp>!FlF1uNNzkj~$pDc?vnL@hEGBeB6`${gYER*+Dmg)CZmN|BosV>{cN|%}HvYX`~2sVL2Qi8w?0weI%zzQ^y5-it2;MhT+'
    'Qre-U1S+MQ<>CF9Iy<{F<*ZFPyX9NB=W^4iFPdE=Db3bwnpY`}q%@6AX(Xj-bV}1SlG3P@Zk7k|2i*Yv*YxO$@uN3obaV88<q!JD'
    'b={4tkXMxJnyzc;f#quC73D71uIt#YE3YU$lvk9yn7WH@mWTI0=srH0KJA}t2RS{x^B||~K~8UJ;hxLWE5_5QIh`8%!rD(K`p&Um'
    'd*tZx^g0h%t}6AtRJ%$JQf<wu(g&%m<4O)vRr(;69HgrBL8_{fgH-Au-7J6BKPPB&v^m-wZH_iao1@Lq=4f-YIocd;jy6Y|qs`Ig'
    'XmhkV+8k|;Hb<MI&C%v)bF?|y9Bqy^N1LO~(dKA#v^m-wZH_iao1@Lq=4f-YIocd;jy6Y|qs`IgXmhkV+8k|;Hb<MI&C%v)bF?|y'
    '9Bqy^N1LO~(dKA#v^m-wZH_iao1@Lq=4f-YIocd;jy6Y|qs`IgXmhkV+8k|;Hb<MI&C%v)bF?|y9Bqy^N1LO~(dKA#v^m;*5Ze4L'
    '00000000000000000000000000000000000000000000000000000000000000000000000000000000fPVQ8+{K41'
),
}, name='outer_quant8').DisableLifeTimeVariation()

# Beyond one block, tile or vector, with a rest.
# Expected values: float64 formula.
first = Input('first', ('TENSOR_FLOAT32', [1, 37, 41, 17]))
second = Input('second', ('TENSOR_FLOAT32', [17]))
output = Output('output', ('TENSOR_FLOAT32', [1, 37, 41, 17]))
model = Model()
model.Operation('MINIMUM', first, second).To(output)
Example({
    first: packed('|i1',
    'c-rmD!4bkB5CA~JA*BCm0llDYIJ2*P?J0fC*<<$8cg&1FGTJL6e%89Ka#kI+d`j&5K6}5Pb+VP~$!tfKWm%SGS(as4mStI%Wm%SG'
    'S(as4mStI%Wm%SGS(as4mStI%Wm%SGS(as4mStI%Wm%SGS(as4mStI%Wm%SGS(as4mStI%<-g5e7jC4H', 0.5
),
    second: [3.5, 1.5, 4.0, 2.0, 2.0, 3.5, 1.0, 3.0, 1.0, 2.5, 2.0, 4.0, 2.5, 2.5, 1.0, 2.5, 1.5],
    output: packed('|i1',
    'c-rmMNtVMP3`J2#4P^hTC9ZNP0dA6z9n>3m_>WNITbE>|h!(GD)v{^QP0crz_Q~V6)Q6ZXzl*GPuj~5reALaB+jHBjF7BnMmQ-z('
    '2wNUO%~#l4SXZ+toTL<Qm8DlU+oDp0eUl?BBkXd7<*clwq*i%6+aqZDURg(2(h=4pEWTGBVM%k(K6=(XJzH~BmLkz}3%82x=_*$^'
    '@6Z0|S)%7rSw~phBHVh`X<+w{u-3(LUsb9;R%P?FkIFthTgIv^rrlQM-Y2bU*R=P_S-!3+rY%)RWr<Zq_1B({Rq6YxTF<d6JD)AC'
    'ePDg+Z>x%j`LwFD=Y3T^R`sQ4ozK&(ugapb9IJ|_t9{&dOnV-fkDl%LG2$%yh1t}z<>@>n^`3oS)%jz*Tv*!A)4yJrwQ0-Qb6=HQ'
    'tJ-@`GF_NQ&+&8}tBNXpVDfrld(T;?3j+f%00S@p126ysFaQHE00S@p126ysFaQHE00S@p126ysFaQHE00S@p126ysFaQHE00S@p'
    '126ysFaQHE00S@p126ysFaQHE00S@p126ysFaQHE00S@p126ysFaQHE00S@p126ysFaQHE00S@p126ysFaQHE00S@p126ysFaQHE'
    '00S@p126!C|AxUI`3!aT', 0.5
),
}, name='channels').DisableLifeTimeVariation()

# Expected values: float64 formula.
first = Input('first', ('TENSOR_QUANT8_ASYMM', [1, 37, 41, 17], 0.5, 100))
second = Input('second', ('TENSOR_QUANT8_ASYMM', [17], 0.25, 30))
output = Output('output', ('TENSOR_QUANT8_ASYMM', [1, 37, 41, 17], 0.44999998807907104, 119))
model = Model()
model.Operation('MINIMUM', first, second).To(output)
Example({
    first: packed('<i2',
    'c-rmDtquVJ003aYCKJ$v3&K6XRY}rZkrmUt#8sQ^Ho_(4!X<Ob<{eC6o`C45+01j8@9SR_&f{Wzi!aSaw&>lbgW5aDAD^OV@A7K7'
    'U3NBUIJuU?@hfcw$*P;p>d#~Abl9JhQ9qJpS(as4mStI%Wm%SGS(as4mStI%Wm%SGS(as4mStI%Wm%SGS(as4mStI%Wm%SGS(as4'
    'mStI%Wm%SGS(as4mStI%Wm%SG`Db$l000000000000000000000000000000_)lN5Y=;&'
),
    second: [69, 16, 95, 136, 243, 231, 9, 16, 62, 244, 202, 140, 158, 255, 181, 95, 201],
    output: packed('<i2',
    'c-rlhua4t77)SR30*1GsQCLYpNnc=b*rI_6GB69NbXkFcpTHWtQl$a4tYr-e2#B<rl4PZMfTBcKSABr{Iqf{fo&ziY`u(wUzVBVt'
    'T~uW@>u@Uie_mg7?x&m5*`GFPKF-_Uc7O2KQfZUsZ+`ddxUxF+)2Gtv$M^lus&hl7H|t-gLQ6R0ZSOjpIiFmW-u`~yAMSlwOC*N%'
    'aW#hY-n+p*!rIJLkgzMPetns8snT^>(<bi2Zk>dcF6;4K!ft2v%1^1BnBQX9RaU!d+N`xHMycHAt^DA#KPoZOb|c}zmbI6#HnHt{'
    'pAK?j37e`5P1SGKRu_JmxgA5(Wv)%MlbO~2Fkj31E@7*8{<u;)o#n(5)|J29o-^MiY;)(QPGzP|LUWF7OCM#e^w+`$n>zn_Q_qE6'
    'r1j0(p9&>2k9i~e=rZk+>xbGJX}gii5{Y4@SM!)Q|Mrize^xSnH7=D0sqFJMZY&E;(o5Ug?GHCq*7N&UW#?15O7jeNR$AYzl`dup'
    '-*XrD5${=>^EOCjcP+J(u+lNy{Fg2#9y52BP~D}nEu4f^ZsI<&-X(G(-m^B+b`vYxoja~>Dvc+W%C?dPRcdLwk?@eqg5;jHNv`3%'
    '?WJw)%32~{Z4arOn4WDnm%bV{Yj-Mc>h)#LLv!z3W_9A_p0(K@LQ~eUZ6{&1GIJW5&)z*}R=S#(%CT*iw{aiY7?Nx6wpQ;Clgw-$'
    '3zN3BOXK4=kFdK)>k?Llk#Li@aUYp)6FITG?OxiJNdBgF=C}$?8lU#^VaOMC8LMV#JAN29d4+Qq;<m3=Z~gmT{-dnJqiy*xrdz7b'
    '=lGmi#;<OhwK)}GX*)jcE>l__$$6=4<-?dHZ2T@9SG`N)iDx)m?y+s{ib=vIZ{=xs*<cgr&s!xkkD;t3BG(YNEnl`=<^B0pAp>N9'
    '43GgbKnBPF86X2>fDDiUGC&5%02v?yWPl8i0Wv@a$N(8217v^<kO4A42FL&zAOmE843GgbKnBPF86X2>fDDiUGC&5%02v?yWPl8i'
    '0Wv@a$N(8217v^<kO4A42FL&zAOmE843GgbKnBPF86X2>fDDiUGC&5%02v?yWPl8i0Wv@a$N(8217v^<kO4A42FT#=lEF6s00000'
    '0000000000000000000000000000000000000000000000000000000_&fO@p|fGt'
),
}, name='channels_quant8').DisableLifeTimeVariation()

# Beyond one block, tile or vector, with a rest.
# Expected values: float64 formula.
first = Input('first', ('TENSOR_FLOAT32', [129, 67]))
second = Input('second', ('TENSOR_FLOAT32', [129, 1]))
output = Output('output', ('TENSOR_FLOAT32', [129, 67]))
model = Model()
model.Operation('MINIMUM', first, second).To(output)
Example({
    first: packed('|i1',
    'c-rmD!2!S^2mmn^0r#I4(AF-|=jER%!?i53?UmNmqpcK)x~I#!kLFAZ^|}=`d&Ik3oB7E-e3HpzGMP*!lgVT<nM@{=$z(E_OeT}b'
    'WHOmdCX;{29|hX++5', 0.5
),
    second: packed('|i1',
    'c-p0l(Fp)i48p+H=>8MG-VFC6AwlY}#j2RHHu`2JsJW=DHr91_wDg1uNB_?crcwfp', 0.5
),
    output: packed('|i1',
    'c-rlki*AE33`K)q;s3wZq3xK{cF+wr0nR2g8L29W9L2e@9WEgV527Vqq)5l2NeZG4<F!K>Z(OK|vJB&(19hrzBAi67<pM%8+*dej'
    '>L<9L;5@^9HaJ%}8=NPYJ7!Hh!Tf+(nP-@p6LW>xV0*(A<|mvdIIqo|S7*-8u=9~MuL?#6lM>A^5hbDulfm|eDr}=VB26^G^nkYs'
    'wn^<BVK3MGv)UWB3ZTM|Yk&$vfet{E{lgsw7;pAaKy65cp~5!)2_IPVLa<{qzlQB9j1L$m7{{AE6ja1Jj1@-2gjiv_v)_Ofwox|z'
    '72Z`<Uj_5#HhXjXGwjYV7ks!dX2D#!eZTezwyySH3AP1xWtgiln!>wIjNH8SiojXA=bkm^UxK}@SB_NGq9pg67~gD_U$6$PcYoN6'
    'HG7)=9JV`2n)EQ&mq8==6y3AMiP7N0)!+0RZIvsxiO%7x8uV>COZRlc=kQg2nEp+AhV2jAAGSYif7t%8{bBpV_J{2c+aI<+Y=7AP'
    'u>E2C!}f>m-=Ow8u%g}%', 0.5
),
}, name='rows').DisableLifeTimeVariation()
