# Licensed under the Apache License, Version 2.0; see LICENSE.
# Written by 'python -m corpus' from corpus/families/resize.py; do not edit.
#
# RESIZE_NEAREST_NEIGHBOR: tensors of many elements, in sizes of no block, and beside powers of
# two.

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
input = Input('input', ('TENSOR_FLOAT32', [1, 3, 129, 2]))
output = Output('output', ('TENSOR_FLOAT32', [1, 6, 1032, 2]))
model = Model()
model.Operation('RESIZE_NEAREST_NEIGHBOR', input, 1032, 6, False).To(output)
Example({
    input: packed('|i1',
    'c-rmD$qm3T2mmlhx%QuyTkRZGB!BG-?u7v~os(tR(JFz*<iJ`pDHWya!<_mNjKQ;POMdgsf5<Prf?1^', 0.5
),
    output: packed('|i1',
    'c-rmMyOP5o5Cu_?dFcPY79l~|X^(=f+PHO6C)Bv_*aOm_aZ|o16<QC?72I@Adaj^TyC@%YHaZgRlb%YY2X`>3hwoFVPU@9rr<Unj'
    '6yLimh3D-uXeS!syE9#h%A#k|>)a=WpTE!DDE!@i2c~vVc;4^8R15ui?r@*}p&GvU``7)$`(jTk)3K?Zv<nS;wr6{`=YRI>ez+g*'
    'hx=jA_H57gY|r*=&-QH3_H57g?0&c(?uYwf&-QH3_H57gY|r*=&-QH3_UwMRAMS_yVbAt#&-VNU#5<ad', 0.5
),
}, name='wider').DisableLifeTimeVariation()

# Beyond one block, tile or vector, with a rest.
# Expected values: float64 formula.
input = Input('input', ('TENSOR_QUANT8_ASYMM', [1, 3, 129, 2], 0.5, 100))
output = Output('output', ('TENSOR_QUANT8_ASYMM', [1, 6, 1032, 2], 0.5, 100))
model = Model()
model.Operation('RESIZE_NEAREST_NEIGHBOR', input, 1032, 6, False).To(output)
Example({
    input: packed('<i2',
    'c-rmD(EtEJ2nE20a0nqBLI{fxLI@#*un3C~LI@#*upW2K|KQo8vavW_!czNWtWy%LBwo}6D|It6&eU8l7;e(VfytA<kTJ&ZT`2T^'
    '@B'
),
    output: packed('<i2',
    'c-rlhL6yZI6vdG6B~-$ffP_jw0uqpbgi5FcBp?9^NSN8?v77BA+4r=4CpUc(d<w0>C(%38*=ZTHO<Fg7CmlC^7md#kkE>UqebH+N'
    '6K#vuPFvs#=1FG_-t?Pj4)#XNrYqBt=;xv5foZyF{GMLuXf%HBe(4<ae(5T7Y+5fGUg!6~^f-5;tJ3(t&jZsLIL`g0=YeS}bT66*'
    'P4;Zh_H568?AiTrKim)Z!=CNgp6%J5?b)8~*`Dp$p6%KFa6jA+_rsp;*`Dp$p6%J5?b)8~*`Dp${cu0r5BI~K?b)8~If;mfh=_=Y'
    'h=_=Yh=_=Yh=_=Yh=_=Y$iL?YKE>}^'
),
}, name='wider_quant8').DisableLifeTimeVariation()

# Beyond one block, tile or vector, with a rest.
# Expected values: float64 formula.
input = Input('input', ('TENSOR_FLOAT32', [1, 3, 129, 2]))
output = Output('output', ('TENSOR_FLOAT32', [1, 5, 1025, 2]))
model = Model()
model.Operation('RESIZE_NEAREST_NEIGHBOR', input, 1025, 5, False, True, False).To(output)
Example({
    input: packed('|i1',
    'c-rmD$q~RX2m~+;Hqd{y93h)NGS*+U9ne03<z_w%dt$Zn82r@B&S`|xYZIl6N~H)gLbL1UoBxnMdq!g!', 0.5
),
    output: packed('|i1',
    'c-rmONfLuF3<XgSVEg{3^$<sKW!K6g2jKgysA7d^!Mx^IGqOVKrfw7)Rd?E^WK>_&BdtPdQ#EQg%{Qgy461?brWNT56b9u@CDR;~'
    '-LXO4oib=mx*C}~?(v=hlSOKk++}m)Np3u6z~mn188Gci?sYu_rgx&BaaRgP?sY!{rr^%Vv<u}){{Cz<I`u+h(Y#1Kt7rABp8xl('
    'f>p2z))!elt7rB6#GbV=v@x_Xv@z7PdREVm`~y(IDp&>Ui>#j2vwD7D&)OK;7}^-x80uL)tLG>7`~f>`W#I', 0.5
),
}, name='wider_aligned').DisableLifeTimeVariation()

# Beyond one block, tile or vector, with a rest.
# Expected values: float64 formula.
input = Input('input', ('TENSOR_QUANT8_ASYMM', [1, 3, 129, 2], 0.5, 100))
output = Output('output', ('TENSOR_QUANT8_ASYMM', [1, 5, 1025, 2], 0.5, 100))
model = Model()
model.Operation('RESIZE_NEAREST_NEIGHBOR', input, 1025, 5, False, True, False).To(output)
Example({
    input: packed('<i2',
    'c-rmD(Eva(2nEm~3}FaE2qA<JhHw#v5JCtcgb+dq^LVfGf0EUqC?&eSd@v7Cm~7O6q~ugP&S72zyAg4>3ie!6Jv(>)LLROC-UF4;'
    'jj#'
),
    output: packed('<i2',
    'c-rliF_ncd5CD<zC432y5DAfh1SCWP5+WfIA^{1JfP~{+H=E|#d(2El7ud`)%lx$sT3hg@Ez^9`@eOXY1hz`^Mf*-urT0PWPG|H('
    'Tc^jM<)VGiJJZ_fdC|z3XxnLc-Sqhe8y%CDMn|Q~xEsxZbI@hng@(sx!1U^LPc+`YqtbQ2Vcg;S^n;E<<9WtS!||U1({;c!H5#t#'
    'Ghn)mJM=mWwP$;_XM6rb&lYUK7VIC{p6%J5U)Zx7!;Rs_aAVlBJ=^med$wQ;wqXCr_H57g{KlT$7;X$Vh8x44?b)8+*z+bLA|fIp'
    'A|fIpA|fIpA|fIpA|n5oADse@Z2'
),
}, name='wider_aligned_quant8').DisableLifeTimeVariation()

# Beyond one block, tile or vector, with a rest.
# Expected values: float64 formula.
input = Input('input', ('TENSOR_FLOAT32', [1, 2, 3000, 1]))
output = Output('output', ('TENSOR_FLOAT32', [1, 2, 4000, 1]))
model = Model()
model.Operation('RESIZE_NEAREST_NEIGHBOR', input, 4000, 2, False).To(output)
Example({
    input: packed('|i1',
    'c-rmD$q~RX2mmpRFZ!?62Zl`gSp6l@W#lwdv8t=+_7>@CtDW5I>FE2kYeif#uJ>Bq@{~GWOd*rWWHOmdCX>lzGMP*!lgVT<nf&Ju'
    '6aHmh', 0.5
),
    output: packed('|i1',
    'c-rmH%az0+3<XgkJ|_QY0n2D=(W{B!B~YiX+3jW{pJz^Yo3;8X#dk!znc;J;c24fKJ|Cm+bJ{y+u?Wk1-{`&8h?(b<I>vXOhhQg|'
    '1Si2sa1q=DFF_~R2yTK-a1(q98o?wO1S`QLSP5Q&EROLDvgj;2i;cx#aj}>zek^tt8;gZSWAS}|K^6;(AB!fl%reU?v&=HfEVIlq'
    '%Ph0ZGRrKp%reU?v&=HfEVIlq%Ph0Z|IB|MR^1^', 0.5
),
}, name='wide').DisableLifeTimeVariation()

# Beyond one block, tile or vector, with a rest.
# Expected values: float64 formula.
input = Input('input', ('TENSOR_QUANT8_ASYMM', [1, 2, 3000, 1], 0.5, 100))
output = Output('output', ('TENSOR_QUANT8_ASYMM', [1, 2, 4000, 1], 0.5, 100))
model = Model()
model.Operation('RESIZE_NEAREST_NEIGHBOR', input, 4000, 2, False).To(output)
Example({
    input: packed('<i2',
    'c-rmD!4$+W6ac^=e1swdVG)85gdhYV2tg=95sL5;g0OEH_BwN)UCMZCk1OYlx!xKva>dhjyYG?xIhk|ycb79-v|j5qca7|)e8!e#'
    'S(as4mStI%Wm%SGS(at_mkR&@0002+w=YwVcee'
),
    output: packed('<i2',
    'c-rlcK@kKY3<M(~5|Ds|lYoRshy)}c0SPN%B_II_NVvHwUZ<h^OX!-O(=2n<2rqm0?%u~*)!lQC;csiRJ<pSS$9vB2V#He0&dKK9'
    'qSjh^pZc)l9Q$NSXcATli_W`*;|jNguY@vYO882+B@78o!X}}NrASyM3<*D1sEO`ZsEK-aIfiTEyb~j?P!p#nrY5#KacZI(j%nhg'
    'nP!@4rkQ4%X{MQGnrWt)W}0cHnP!@4rkQ4%X{MQGnrWt)=D%hG0000000000000000002{0+&hj<N'
),
}, name='wide_quant8').DisableLifeTimeVariation()

# Beyond one block, tile or vector, with a rest.
# Expected values: float64 formula.
input = Input('input', ('TENSOR_FLOAT32', [1, 2, 3001, 1]))
output = Output('output', ('TENSOR_FLOAT32', [1, 3, 4001, 1]))
model = Model()
model.Operation('RESIZE_NEAREST_NEIGHBOR', input, 4001, 3, False, True, False).To(output)
Example({
    input: packed('|i1',
    'c-rmD!4ZHU3`IeR5Ym6OUqGTWw(%}|TgA!TcFd~pvc{e<#|c~BO<h^e?Xy*tZ1(w7c}mMikGMo8lgVT<nM@{=$z(E_OeT}bWHR~B'
    'FAzAz0R', 0.5
),
    output: packed('|i1',
    'c-rmIK@I~U3<N=N7UTcF)&UkWk@gSCp-;Y`))X0gpR<;2Gpp{a%-Po%F?!!&HoY~=*7B6H-|pk8HOo1deeZqObU&Fnz4sOouZ&Re'
    'D5zqs3Kj*If<wVj&=pJtkAiOnFNKPN_Pq+`6Z9vTPw<(zG_h-9XyVqysfnhEsfk+?hbE>bUYe+TYo{L-^{zJ+Uz&&+GiJ<~F=NJz'
    '88c?gm@)sInNP%w88c?gm@#9<j2Sa#%$R>}=2J0a#*7&=X3Ur|W5$dbGv+@qe*pJCgJ%', 0.5
),
}, name='wide_aligned').DisableLifeTimeVariation()

# Beyond one block, tile or vector, with a rest.
# Expected values: float64 formula.
input = Input('input', ('TENSOR_QUANT8_ASYMM', [1, 2, 3001, 1], 0.5, 100))
output = Output('output', ('TENSOR_QUANT8_ASYMM', [1, 3, 4001, 1], 0.5, 100))
model = Model()
model.Operation('RESIZE_NEAREST_NEIGHBOR', input, 4001, 3, False, True, False).To(output)
Example({
    input: packed('<i2',
    'c-rmD!2rZC5CFg+EJ6^1P=p{HLJ@*cghdEK5Q1<BLFnTY?m6?H%({21x>nCI@29Q%L>sf#9WB27iL1nOO3d6VbB%I+`Z*bWwwAIi'
    '%d#xXvMkH8EX%Si%d#y0asdDU0002~;018EpeF'
),
    output: packed('<i2',
    'c-rmIL6O8T3`9{w5QIPwgg`KafnW%MU<iUB2!db;1HllsYs-gausQs9O{GiU5!bbrSzT4tBc2>%dezuw{$&1sb+d1u)9%)6?%gai'
    'R#imR)9(Az_ugUF)7>LNzbp-Ev3Cuo23><&gO3I;4Y~%q25${c4Vng*21A2QgIbKxVE!3ACu(C%oj7!&`x(@UU!7<=(R8Bj%!o6n'
    '6F=v~eomyBW}0cHnP!@4rkQ4%X{MRx*EREqG}BBo%{0?YGtD&9Of$_i)BNwvJSxpJ(@ZnXG}BBo%{0?YGtD%=pt%760000000000'
    '000000002+4nOakLHq'
),
}, name='wide_aligned_quant8').DisableLifeTimeVariation()

# Beyond one block, tile or vector, with a rest.
# Expected values: float64 formula.
input = Input('input', ('TENSOR_FLOAT32', [1, 2049, 1, 2]))
output = Output('output', ('TENSOR_FLOAT32', [1, 1025, 1, 2]))
model = Model()
model.Operation('RESIZE_NEAREST_NEIGHBOR', input, 1, 1025, False, True, False).To(output)
Example({
    input: packed('|i1',
    'c-rmDQ4YW$2n114EZqOJs1@rqn#@kJe@~a>ifyfzusQDbl()y8)o&w~Wj3`Znuz*+_geJisi_JEgTY`h7z_r3!C)}>ANT{2Wmd@', 0.5
),
    output: packed('|i1',
    'c-rmFOBTQ&2t!f%SlIt+gH|lN=!9`j-qpP!(^dq%XR%|aJRlX~kykah2`pj}j&mT>9wLbI%~Z-`0}*FUaLtx#LJoJmoVz}ARQkNL'
    '(p)KpsFRPHwdIyuZn@=_TmDV{0DFb4%m', 0.5
),
}, name='high').DisableLifeTimeVariation()

# Beyond one block, tile or vector, with a rest.
# Expected values: float64 formula.
input = Input('input', ('TENSOR_QUANT8_ASYMM', [1, 2049, 1, 2], 0.5, 100))
output = Output('output', ('TENSOR_QUANT8_ASYMM', [1, 1025, 1, 2], 0.5, 100))
model = Model()
model.Operation('RESIZE_NEAREST_NEIGHBOR', input, 1, 1025, False, True, False).To(output)
Example({
    input: packed('<i2',
    'c-rmD(G&nN3`N0*P=q1`p$I`KLJ*1&ghdEK5Q?%Kd-l%%#5{X+h3)8GnP&d@)h(~tC*!Ers4Z!k=Fv5c@kC~oXOPKcGMP*!lgVT<'
    'nN0ph761SM008)b7o_jX+W'
),
    output: packed('<i2',
    'c-rmFQ4vHj2t(0GKtd%Tp%N;k5|DrdBve8qAfZyWF5buHele37P7G_`J>A#k>P#2`jO%ua72CqQ%g>ufM@|DAxMo$Wax<deb@1j2'
    '&W-5_SQOXD=8jqKH5Ri#zImkM1R0VgOO`BIvgFTXD5aEA>JR$?pqFK?'
),
}, name='high_quant8').DisableLifeTimeVariation()

# Beyond one block, tile or vector, with a rest.
# Expected values: float64 formula.
input = Input('input', ('TENSOR_FLOAT32', [1, 5, 7, 259]))
output = Output('output', ('TENSOR_FLOAT32', [1, 10, 14, 259]))
model = Model()
model.Operation('RESIZE_NEAREST_NEIGHBOR', input, 14, 10, False).To(output)
Example({
    input: packed('|i1',
    'c-rmD$pOG12mnD4kp8<>3_1G9{^m2{E6=!(JxfI^cI(bqr7AgRZ@2TQEz&&8Mum2&xAdq>$Ye5^OeT}bWHOmdCX>lzGMP*!lgVT<'
    'nM@{=$>g8p7s_#B5C', 0.5
),
    output: packed('|i1',
    'c-rmPv2nyO3`IdeB!&LFr6|+7ORW+-n<3fc50V#s)_wfm?U@<5#<laRF;`~PdG4#X`+My+s`Xm!SR;33-?5MN6aNB-3E<NNa4!?U'
    '$1(vNX#%)T6Tq#TpnDOe2rETcDZ)w-R*JAvgq0%v!X|(-OaMoj0Ip^NIJODknI?cUOb}i~DZ)w-R*JAvgq0$!6k(+Zzpx459VURE'
    'X#zOY1aKQBfcrK9+#VA=UPLLvN)c9yuu_DTBCHf)r3k;U3E<sK0B1J=d^Z!obD03HZ34K`1Tsk}!b%ZVim+0Il_IPZVWkMau?gTY'
    'O#nxk0Ny5mzt{wD4HLi_CI~O06k(+ZD@9l-!b%ZVim+1ri$6BJh)e', 0.5
),
}, name='channels').DisableLifeTimeVariation()

# Beyond one block, tile or vector, with a rest.
# Expected values: float64 formula.
input = Input('input', ('TENSOR_QUANT8_ASYMM', [1, 5, 7, 259], 0.5, 100))
output = Output('output', ('TENSOR_QUANT8_ASYMM', [1, 10, 14, 259], 0.5, 100))
model = Model()
model.Operation('RESIZE_NEAREST_NEIGHBOR', input, 14, 10, False).To(output)
Example({
    input: packed('<i2',
    'c-rmD!2kmw006)cLI@#*5JDJ22qA<JLI@#*5JCt;7{KoS7jH^C?AAZIx0_lDDfZmU?C-8T&KtAr9O{hq^|R7`<DGJEE9=%M%d#xX'
    'vMkH8EX%Si%d#xXvMkH8EX%Si%YTvs0000000000@Y@&9hD4w'
),
    output: packed('<i2',
    'c-rmPL6O8D6h%=aAOQ(TKmrmX0SRA1Bt$|aAR!WvfP|S@P84)?owL82Uo3cel`_*Danu;AjFL)@8tsa`?s`7^yxOd(U%Bsi?lSke'
    'pSIR$_v-m8;_L+C>IC8)P9VOQ6NrZsh<{@z5cll_+Y_-A#g?MjQWRT?VoOnMDT*yc@hf%$v5$fHFLnZP?oJ>c%?ZRcoIo7g2|N)?'
    'QEVxSEk&`VD7F;EmZI2F6u)C95U=3`;-fl&_zEWw_sa>yYdL{94ktJ~5lc~QDT*ycv85=s6vdXJ*isa~VkZ!%?gZktoIpIn3B=Ky'
    'KwOg(h@a*J%@eT{#g?MjQWRT?VoOnMDT*yc@hf%$aSbOB&*}u?{WyU*O(zgXbpmmlPB1+YOHphoiY-O4r6{%(#g?MjQv4q$00000'
    '00000000000000000000000000000000000004jw@&j6&5{v'
),
}, name='channels_quant8').DisableLifeTimeVariation()
