# Licensed under the Apache License, Version 2.0; see LICENSE.
# Written by 'python -m corpus' from corpus/families/reshape.py; do not edit.
#
# CONCATENATION: tensors of many elements, in sizes of no block, and beside powers of two.

import base64
import zlib

import numpy as np


def packed(dtype, text):
    """Many values in little space."""
    return np.frombuffer(zlib.decompress(base64.b85decode(text)), dtype).tolist()

# Beyond one block, tile or vector, with a rest.
# Expected values: float64 formula.
part_0 = Input('part_0', ('TENSOR_FLOAT32', [31, 65, 5]))
part_1 = Input('part_1', ('TENSOR_FLOAT32', [31, 66, 5]))
part_2 = Input('part_2', ('TENSOR_FLOAT32', [31, 67, 5]))
part_3 = Input('part_3', ('TENSOR_FLOAT32', [31, 68, 5]))
output = Output('output', ('TENSOR_FLOAT32', [31, 266, 5]))
model = Model()
model.Operation('CONCATENATION', part_0, part_1, part_2, part_3, 1).To(output)
Example({
    part_0: packed('<f4',
    'c-rmH!41P83;;ln!X_|EMq#ruT5)ic{`);7%L3cLMO-6dtccjr#>u(b&a3a*KD+X4=UKJ&iF+>V8CjqG)MoYOJ#+WXabo=JbN=ZW'
    'wQu!)d*-vJSFX2m{;EIR|Eh>*e!XX_W^?9t_49TvW@ct)W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)'
    'W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)'
    'W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)W@hGp&0kP<zl8'
),
    part_1: packed('<f4',
    'c-rmH(G7(l3<c1R;wCbRqjWPF?NO<TE4<`<G*X}!PehK0V^wsGRadR=-OqFNbFHiDbMHI5iO92O@10ZU*>|$%>%8{zllQ!_)}yoE'
    'y{q4;tkL_~S#_`SYcA)m_djd)nEfxY`#L{5uik(5JCB)}nVFfHnVFfHnVFfHnVFfHnVFfHnVFfHnVFfHnVFfHnVFfHnVFfHnVFfH'
    'nVFfHnVFfHnVFfHnVFfHnVFfHnVFfHnVFfHnVFfHnVFfHnVFfHnVFfHnVFfHnVFfHnVFfHnVFfHnVFfHnVFfHnVFfHnVFfHnVFfH'
    'nVFfHnVFfHnVFfHnVFfHnVFfHnVFfHnVFfHnVI<?%s+0mOz{'
),
    part_2: packed('<f4',
    'c-rmHfephT3<SU*C7Xm%G76i)Xbr_w>JAsliosxfN$%unN#3|-(nm7KUbnSBE8g!}|9h`jZN7PLd;hAKRnO@&>fG4xtn+<VE!D4T'
    'sr$b<-n`ZOSIzLPwO#Ku&+2ux9jnh-pP75*XAWj&W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)'
    'W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)'
    'W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)X6AqM2g+fwr~'
),
    part_3: packed('<f4',
    'c-rmHOA*5`3<W?zF_Q{Ppp=;nt^O#JFz96uns_WdD;v>9#JA7Nh?wUb&v|@K@0#bxQ>&NN-*<B+`k7s|XI{BAzwY;*sw+=#_ba!)'
    'Yj;*Y?j4o6_eAwZe{wBrrYx=gv)#FRd*^#FGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+Y'
    'Gcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+Y'
    'Gcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGylo_1IL3bVg'
),
    output: packed('<f4',
    'c-rmVU2dZ=6o65d!cJf*EQOubOPfHhV|S!D<IH_Ll~C01=i^EkeJ@>>V_%lNEX(rP*8TZ;{j87AvOV@azB{h(9-n9ID?iJ9-nIYQ'
    'uKnls+;_&Y*LBXvap(Tr_U`xV{CdnDzpruswVr<+v&CoJ>pK64G2G*dZK>y%_Fai{uXAqK_PqD?!_3Ug{MNk3bz<AQan-ROrQPSc'
    ')*fS7>UF9k=HrZG&T84a`HSlv;i{JUU7e#focCDcTGw$U=JvAPz8L4x&wtF*8S{EOf8zVX%*@O@Y2M<RF|KQWT?_X594>84_w&E5'
    '5%K&!N_*Cq*uT{4{B-L?-1n^Wv$XZ(sPndU<LKsn?bd^{{+(hxC46gLXX^UW&Eq{KF%D*CX6FAjuig9eeZA5>|ND327~9#8XK!;='
    '-(T-zy7THYdM#}oscTPt*S+r(^SbZdGe69APG9ftF`xCkwZ2c6_FjJ0HEQeDzMu9^&&<rsoNd--n3<WGe?Q-K7-nW>=J#gJg_)U|'
    'dETtAFf%hV=a{t_W@cvQX4YYtnVFf#X3d3}nVEUstgkRLGczZdwHan+X69dJ9fp~infbk0b75v?W}Y|eE6mKy%sFOlhMAd}xtVns'
    'W@cvQu~~CrW@cudH|s0R%*@O=W^IO<nVGqnbr@!5X6CV3b75v?W}Y|eE6mKy%t>Z#hMAd}`DNB&n3<WGKbtidW@cvQIkUdP%*@Q3'
    'WY%VwnVFe&7-nW>=6^J6F3il#%wL%G6=r5;<`lCw!_3Ug+?jP4W@cvQ&t}bqnVFe+%B-(2Gcz+MnY9^aW@hG>S%+a}W@a9nH5X=P'
    'X6AXbzQWAR%$#G^W|*0onLD!%!_3UgJTz-A%*@Qp^Jaa8nVFe6$E?jTGcz+cvkt?|%*;GCYc9;p%*^v<eTA8snK{R-%`h`FGq>yN'
    'FwD%%%wx0W!pzLfJa5)ln3<WGbIjTdGcz-DGwU$S%*@Om%$f@`Gc)tFSzlphW@gSYYctHu%*@TK!!R>5Gmp)h3o|n_^SoJKVP<A#'
    'PBLpV%*@QpFS8EA%*@O@Hft`-%*@R5W_^X3nVC7qtj#bpGcz}{4#UjM%se)0F3il#%wL%G6=r5;<`lCw!_3Ug+?jP4W@cvQp;>cb'
    'W@cudH|s0R%*@P5W^IO<nVI=z)?t{LnVH9C&4rnnnfVK|zQWAR%$#D@W|*0onVVUMVP<A#9-B26W@cvQFU<N1Gcz-DidmasW@cvY'
    '%sLD+Gc)ththq2VGc(Vd^%Z7jX678THp9%!%-qa63^Ow`^VqDpFf%hV&ztoXW@cvQ9J4mV%*@Q(%sLD+Gc)tpthq2VGc(Vd^%Z7j'
    'X678THp9%!%-qa63^Ow`^JlZ>!pzLfJZIKdn3<WGbIjTdGcz-DGwU$S%*@PVv*yCg%*;G*)>oLBnVECU+6*%@GxJ~1ZXJf1nVI>m'
    'S#x1#W@er@>nqI6%*;7vZHAednYlCTFwD%%%tN#0!pzLfJa5)ln3<WGlg!!-Gcz;u%dEpNGcz-PHft`-%*@PlW_^X3nVC7qtj#bp'
    'Gcz}{4#UjM%se)0F3il#%=2b_g_)U|InS)kFf%hVcmK0ohhb)BW`1kdT$q`endi;=3Nte^bB<Y?VP<A#?#wz2Gcz;u(5$&IGcz;K'
    'oAniDW@hFL^B->0>Wl'
),
}, name='middle').DisableLifeTimeVariation()

# Expected values: float64 formula.
part_0 = Input('part_0', ('TENSOR_QUANT8_ASYMM', [31, 65, 5], 0.25, 90))
part_1 = Input('part_1', ('TENSOR_QUANT8_ASYMM', [31, 65, 5], 0.5, 91))
part_2 = Input('part_2', ('TENSOR_QUANT8_ASYMM', [31, 65, 5], 1.0, 92))
output = Output('output', ('TENSOR_QUANT8_ASYMM', [31, 195, 5], 1.0, 95))
model = Model()
model.Operation('CONCATENATION', part_0, part_1, part_2, 1).To(output)
Example({
    part_0: packed('|u1',
    'c-rmDzX}0y007`RuVHf=Gn1FFSWih9<Q;A>N+vPblm}ok__LUFrQddo6a%v|c@KTx{)IFftS0sMIIi|e)6uCG<!SL-X&sXL=JGoB'
    '=Z{XF+^)^2yGUlc!e^MB*X?b28HdLH8Dv?OWm%SGS(as4mStI%Wm%SGS(as4mStI%W%=*&53Dh@od'
),
    part_1: packed('|u1',
    'c-rmDp$-87007V=nkGrUzz>|=OjpexXtxO`Fq<icK)K)t7)?_oRj>(0GCRqp2&VWCd#}H+UVd(0*+#xU+SQ`ww-rrJ%VBU1uW9!^'
    'D6Es|r+CcGGwn_suS$<<u&CTNz5Dobn5FwrmStI%Wm%SGS(as4mStI%Wm%SGS(as4mStI%|1SRkT^)*d'
),
    part_2: packed('|u1',
    'c-rmDy$S&V007|fll3xKZn?*>8$E$!m6TUdc8lD48D(*%%Vm_oqGXja7?3=GlK0T}?O)jWR7-`tp2v&Ea~O|<G~B)J<?Zp(Yqf8|'
    'WOLomlE-&BAFQG*TThcivEMycYEg6aK83O@%d#xXvMkH8EX%Si%d#xXvMkH8EX%Si%d-4;`3HTS`DF'
),
    output: packed('|u1',
    'c-rmLPfODQ0D$3>fAA_Ex_I#`cu*384#6(Dp93k#;hYAW{@Ru@H*L#5V+I{05Jid_>L5gv^fVkDql1?qyh_l)gNpP4RLHOJ9^Vh}'
    '9G`NkH2yk#R+$QhlR=oC8;&fb23KN<Vqz)(rcz91mc|wmi{*GEnN4I0k?KTgetIk)%LV0;;&NI19|t4RudBO#@qy{t56{yt4<^%v'
    'Pt|<%b5N^i_hufwE6wdc{@DMv_f<9wS0eRTv^uo?KDSf&vN>O06W`<R(VMQemgd9e#@>^w#f{a@!|tEg7wtcO|CxLdKkr=o{`X|7'
    'c6s}4H+$66XdJKCezk_FvyKNnPb>dU#rN2{0JbiGtqWl50@%6$wl09J3t;O4*t!6=E`Y5IVCw?dx&XE=fUOH)>jK!i0JbiGtqWl5'
    '0@%6$wl09J3t;O4*t!6=E`Y5IVCw?dx&XE=fUOH)>jK!i0JbiGtqWl50@%6$wl09J3t;O4*t!6=E`Y5IVCw?dx&XE=fUOH)>jK!i'
    '0JbiGtqWl50@%6$wl09J3t;O4*t!6=E`Y5IVCw?dx&XE=fUOH)>jK!i0JbiGtqWl50@%6$wl09J3t;O4*t!6=E`Y5IVCw?dx&XE='
    'fUOH)>jK!i0JbiGtqWl50@%6$wl09J3t;O4*t!6=E`aX<d!1-7'
),
}, name='middle_quant8').DisableLifeTimeVariation()
