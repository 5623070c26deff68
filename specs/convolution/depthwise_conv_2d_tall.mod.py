# Licensed under the Apache License, Version 2.0; see LICENSE.
# Written by 'python -m corpus' from corpus/families/convolution.py; do not edit.
#
# DEPTHWISE_CONV_2D: a tall image.

import base64
import zlib

import numpy as np


def packed(dtype, text, unit=None):
    """Many values in little space: the first byte of each, then the second; times a unit."""
    planes = np.frombuffer(zlib.decompress(base64.b85decode(text)), "u1")
    planes = planes.reshape(np.dtype(dtype).itemsize, -1)
    values = np.frombuffer(planes.T.tobytes(), dtype)
    return (values if unit is None else np.multiply(values, unit, dtype="f8")).tolist()

# Too many rows for one tile or one thread.
# Expected values: float64 formula.
input = Input('input', ('TENSOR_FLOAT32', [1, 2053, 29, 3]))
filter = Parameter('filter', ('TENSOR_FLOAT32', [1, 3, 3, 6]), packed('|i1',
    'c-kGwu@L|;41++U{bv@@rT7L!>rG?N9Nd}&va^-;6LvBWO+Fp)', 0.5
))
bias = Parameter('bias', ('TENSOR_FLOAT32', [6]), [2.5, -1.5, -1.5, -0.5, 3.5, 2.0])
output = Output('output', ('TENSOR_FLOAT32', [1, 2053, 29, 6]))
model = Model()
model.Operation('DEPTHWISE_CONV_2D', input, filter, bias, 1, 1, 1, 2, 0).To(output)
Example({
    input: (packed('<i2',
    'c-nJW`-;s;sqtp>F%P{56%XP*r|EYWR6d-tPFt@>`t4rjr0S;<UELQ$KAbC(P_cA<!?7i4p5CzovHDAA7bUoiY97^0Kr{QluYdnA'
    'F)(ob;Q#pl(<iQfAGtVr*?#|FW@P{No0s<=GdC|U-><I>Oe{Pf*?+KqW&Y32!T*h&gXz~#cHU9VqnZh61^|kBC!7', 0.0009765625
) * 294)[:178611],
    output: packed('<i2',
    'c-rmM>0c0p!2n=D5ad*mD-29Tyh!j!E2oxJTGp&J%?@*`rY+k{t1VlroE=-O+S2W<*QvFvndS2BXC9^It)-#hMIwkChM<6eAm{s`'
    'f5H#Xzwmr`W;IT{`1PyzXRnMIcz;vGp%3$yZh3!0x2&^g|1)Rab+2~)bnI{Tb*{|mc4E}$vwy#6Mb~=*uN`o2#k92@i+=m;9ZTkw'
    '?D$Pi>(+*_=_CG@{n=N|RX<%<J9)*hmY7{n-Su*QW&9&gR=l6pT)O<rM_-C>{%H4~3P0S@=c+|PDc^tm+V&qJ^ZFed`phdoiT~+='
    '0T(kiO&d{o*POJ_>4Epf4S#FJyNlmAR2lN((}DZfe0_M~n$Uudo_*Igce!@-)W83!cx%qQe;j=wx9#<RbbGJn)Uw|#9kwv*<?6W$'
    'Yroz2_`%QrcI3f(C+!cJ@!m_1{p-88Mn?^--Vi<a*>8IOdd9@jd29Ml?0s?5-b;;Z@-94o>b_fVD_wo_q(ciIp1AJGo9=vjSJdL4'
    '6udTLSjZiVt~-1nzv`LUH#Gm@^FAYULZ&_tuzmG|4WZTf0spM4$ynR=`~B-?Z5Uee;9F%c)|K7b`S^A3M3*mmD>VE1k)d;T?%BNY'
    '(5_#6QuEhQ=||!p$~@V!e96{=RT-<sG<ARA^DnwQT{wU1Lu-R}zw^=Ug~3lAo?3MO!@bkq{$Tapt6Rdhe$;DW)$wWLvIZ|Wu`D}%'
    '>5j)n<g|~Q(xoy!X7J}Ds>eU^Kl?|%Hg0_0p~17udo2$-zA(D!k4akxz1;cc!PXa6RWF*k_R(dJhxDKHY1YUOm)*Q5W>MDT^Y7T%'
    'tNVgiw$Ht{{=my)A0PDgpC4XvrgPAkH%^BBb<TtTJ~wOJs-?Xr&H3S-mv3De()8OIx3oW$U;DoU&kT6CvrqWp#LG>)eeL|CD}T0W'
    'dRgC3C;q5?VBgT$li$mYJ8<QmS(lr3=HTgb0|H-}@!j$dCjO|MnOn9X<jRKIU;X&rw=OsBoH4Uj-LrYpxo3YdV`tBRVIO9Hn%rY}'
    '?v{Tou36Ypa9{C(B}-naowK6vz>goy`eVZS;?MW}c6~<Dv*SiCcxZg+@+m9U{PeA7X6<+)HmPIbBR6ljE%(Hz)K6wCd*e`kP+j}P'
    '5erXEiEpUNncb)2uSYwBE>&HK8$WeT!~@Si-K%8a1GgRS2+w(Y#H3$s*}imjQA$(4FY9hRIOn-Vf4I2w>(tQ2D_{A~Q%`kYocGbZ'
    'U(Zkdwq@CbQO7cF-0<`AN4}m`*pe7^_tIBZSKV{xg1eu7xOC%?Ki9rL`0Uw~*tr1>559f+jeFaNFYcbaXxEbEu`{o2J3VuLT;yl-'
    'x=-2=J$U=UHJ`QKzijA+fR&FWW(~O|ZR*a!#T(w4va@RVtmi+R*VaF(YwgTke_1`be*VLwix0KGk+|rld)FLz?!@NxV}AK;eCoKo'
    'l{2@$e)3eop#`rk-r4t~$-`0;UMwE8G5A={zBkXz+P3W{kNs-<_s5@`{qC!QPmIlcbK@5q3}!Hc8O&e?Gnl~)W-x;p%wPsHn86HY'
    'FoPM)U<Nao!3<_FgBi?V1~Zt!3}!Hc8O&e?Gnl~)W-x;p%wPsHn86HYFoPM)U<Nao!3<_FgBi?V1~Zt!3}!Hc8O&e?Gnl~)W-x;p'
    '%wPsHn86HYFoPM)U<Nao!3<_FgBi?V1~Zt!3}!Hc8O&e?Gnl~)W-x;p%wPsHn86HYFoPM)U<Nao!3<_FgBi?V1~Zt!3}!Hc8O&e?'
    'Gnl~)W-x;p%wPsHn86HYFoPM)U<Nao!3<_FgBi?V1~Zt!3}!Hc8O&e?Gnl~)W-x;p%wPsHn86HYFoPM)U<Nao!3<_FgBi?V1~Zt!'
    '3}!Hc8O&e?Gnl~)W-x;p%wPsHn86HYFoPM)U<Nao!3<_FgBi?V1~Zt!3}!Hc8O&e?Gnl~)W-x;p%wPsHn86HYFoPM)U<Nao!3<_F'
    'gBi?V1~Zt!3}!Hc8O&e?Gnl~)W-x;p%wPsHn86HYFoPM)U<Nao!3<_FgBi?V1~Zt!3}!Hc8O&e?Gnl~)W-x;p%wPsHn86HYFoPM)'
    'U<Nao!3<_FgBi?V1~Zt!3}!Hc8O&e?Gnl~)W-x;p%wPsHn86HYFoPM)U<Nao!3<_FgBi?V1~Zt!3}!Hc8O&e?Gnl~)W-x;p%wPsH'
    'n86HYFoPM)U<Nao!3<_FgBi?V1~Zt!3}!Hc8O&e?Gnl~)W-x;p%wPsHn86HYFoPM)U<Nao!3<_FgBi?V1~Zt!3}!Hc8O&e?Gnl~)'
    'W-x;p%wPsHn86HYFoPM)U<Nao!3<_FgBi?V1~Zt!3}!Hc8O&e?Gnl~)W-x;p%wPsHn86HYFoPM)U<Nao!3<_FgBi?V1~Zt!3}!Hc'
    '8O&e?Gnl~)W-x;p%wPsHn86HYFoPM)U<Nao!3<_FgBi?V1~Zt!3}!Hc8O&e?Gnl~)W-x;p%wPsHn86HYFoPM)U<Nao!3<_FgBi?V'
    '1~Zt!3}!Hc8O&e?Gnl~)W-x;p%wPsHn86HYFoPM)U<Nao!3<_FgBi?V1~Zt!3}!Hc8O&e?Gnl~)W-x;p%wPsHn86HYFoPM)U<Nao'
    '!3<_FgBi?V1~Zt!3}!Hc8O&e?Gnl~)W-x;p%wPsHn86HYFoPM)U<Nao!3<_FgBi?V1~Zt!3}!Hc8O&e?Gnl~)W-x;p%wPsHn86HY'
    'FoPM)U<Nao!3<_FgBi?V1~Zt!3}!Hc8O&e?Gnl~)W-x;p%wPsHn86HYFoPM)U<Nao!3<_FgBi?V1~Zt!3}!Hc8O&e?Gnl~)W-x;p'
    '%wPsHn86HYFoPM)U<Nao!3<_FgBi?V1~Zt!3}!Hc8O&e?Gnl~)W-x;p%wPsHn86HYFoPM)U<Nao!3<_FgBi?V1~Zt!3}!Hc8O&e?'
    'Gnl~)W-x;p%wPsHn86HYFoPM)U<Nao!3<_FgBi?V1~Zt!3}!Hc8O&e?Gnl~)W-x;p%wPsHn86HYFoPM)U<Nao!3<_FgBi?V1~Zt!'
    '3}!Hc8O&e?Gnl~)W-x;p%wPsHn86HYFoPM)U<Nao!3<_FgBi?V1~Zt!3}!Hc8O&e?Gnl~)W-x;p%wPsHn86HYFoPM)U<Nao!3<_F'
    'gBi?V1~Zt!3}!Hc8O&e?Gnl~)W-x;p%wPsHn86HYFoPM)U<Nao!3<_FgBi?V1~Zt!3}!Hc8O&e?Gnl~)W-x;p%wPsHn86HYFoPM)'
    'U<Nao!3<_FgBi?V1~Zt!3}!Hc8O&e?Gnl~)W-x;p%wPsHn86HYFoPM)U<Nao!3<_FgBi?V1~Zt!3}!Hc8O&e?Gnl~)W-x;p%wPsH'
    'n86HYFoPM)U<Nao!3<_FgBi?V1~Zt!3}!Hc8O&e?Gnl~)W-x;p%wPsHn86HYFoPM)U<Nao!3<_FgBi?V1~Zt!3}!Hc8O&e?Gnl~)'
    'W-x;p%wPsHn86HYFoPM)U<Nao!3<_FgBi?V1~Zt!3}!Hc8O&e?Gnl~)W-x;p%wPsHn86HYFoPM)U<Nao!3<_FgBi?V1~Zt!3}!Hc'
    '8O&e?Gnl~)W-x;p%wPsHn86HYFoPM)U<Nao!3<_FgBi?V1~Zt!3}!Hc8O&e?Gnl~)W-x;p%wPsHn86HYFoPM)U<Nao!3<_FgBi?V'
    '1~Zt!3}!Hc8O&e?Gnl~)W-x;p%wPsHn86HYFoPM)U<Nao!3<_FgBi?V1~Zt!3}!Hc8O&e?Gnl~)W-x;p%wPsHn86HYFoPM)U<Nao'
    '!3<_FgBi?V1~Zt!3}!Hc8O&e?Gnl~)W-x;p%wPsHn86HYFoPM)U<Nao!3<_FgBi?V1~Zt!3}!Hc8O&e?Gnl~)W-x;p%wPsHn86HY'
    'FoPM)U<Nao!3<_FgBi?V1~Zt!3}!Hc8O&e?Gnl~)W-x;p%wPsHn86HYFoPM)U<Nao!3<_FgBi?V1~Zt!3}!Hc8O&e?Gnl~)W-x;p'
    '%wPsHn86HYFoPM)U<Nao!3<_FgBi?V1~Zt!3}&#)VXzBzTmChB=Z3~fFZTHI&8(m!lb*WegVl3-4SMCKxr5u+f3p1LgQMPWo$%=7'
    '#zp@O+wt*|=Pz9!^8EZS^508s>>KpS{gpSqKA?Bs{CRi&cV7R3vk_A^&n|do>-Cc-RNOOtS4Q5Z6*DiyZjU`PZt6$hd=>hu(GO)e'
    'fA){g5lffs-S$G=FRwj0>-fZ<|7FTwa<?Ua74*iE<6o!!?9u-u#Pu%Ua{5?#z_9e!J05tw`lZ+>ez$(pfAg+7Qj_t=RToR*J0cq*'
    'zX?kV?$Uo>Rnv{rdLBI&oObf6V~5WTAA7LrNL}0B$cDCx^hYvUyY=pp8y4NvB_(P|!S2e*(R=Cx&V?SVscw$XyemDVup~S$s<Y1('
    '>1iFEtIqUI?|J(4j*60DWdXt0O(=|*ns#MjbX(MQquTqNEUFlj8q+-`G4%Y%j^kazt}H64IY01tOxxzV2gW~EdG1J$EtxI-`wve}'
    'I8horIxH_FwzD~8cx`a{(4+&q>T1UZ^{g1xXIM$UrjGE?$3qedJA>XIb|9=<_O;cAZ%Ch4-Y@*awj0L(P*J|4w4tH#n&E+&kzceW'
    'RsEv%@8u;?TZ0QO1XkYAuj$0u%)+g?smXVCKmS2=QrG10s@)~yH{bZ#=DoEO3f3L`GV9{-&fw@lja5~F?NQU?j<;RWyf&`#L``yf'
    ';Oc<TF(CoHlKV9bo6@iFY{OS+R~47sIwtO`%Chh)r<|*9&&Um*aG^b7Y~z`x&M{a25T5t_=x<|pZ2C5KZq2!hvWxp$j$I0^iXOB&'
    '@4}<kB>qs_mfaeYceHZCHKh$-7uB5U3@$xUIcs1^WMtH)(1?<dguVmL9w^HR+}qH#s{L@;zLLc2CJgIQQ-5_qXUeTP>7#>+4>xul'
    'nsDmKp8aJRH7)hAIpy7N>zT7Vrt8_hH}y@}vTtw3fP~0^p7{a&B8pqP#MED`tq!OS4*0lcdcOtvE&B)WZz+pNNf{aUU1xZ3*1n{~'
    '&ZzpX1*dw2U7!19{?Xy3mz#EA=lKg`#{_)aP}OtLkJ|MkLVMJv7j+a}7~21G(+;gWT5)wsx2AP1_fPy$JE1h`>LG)ozdYL+6?3_1'
    'k1V{<Jou_!(eV*wV@LO^X)XTdmI2Y1p1Y_2;q}!WRZS<>t-qACFLy|v;@Hv;O4<{0`V<%BUcV*m@QKr5zf29-Q`G&yp}OF@gqnnR'
    '_XPYd>xyqeDh6I`{J)*e{RcM{H}1b8A~hs9r8%YkOh;WzKwNogZ13i7M>Zb~xU&94%jwXjyd%xYccf10Q5W31^7s`=X;EoOMO_;Q'
    '-8HLQQjex}&7+&Tp1Zrfe`DjQimIgVYR4qsQoOD7%+S`Nwzk?Ht;b@LI~%Vrs%}i08&>drQ0lhq?Iq>6Pu_TH@1=%g!H2t?zBDH#'
    'Cc1axSIyBCtu2|?<ZU~1YxUN)ZgoS7TAEtBU3?@xYIE_WkHbrcB#lpKIJL3*$+*Cy2e+0)^gGqrF=A-(RnrD%pKm`OKR&ic%9@Je'
    '5sCE|gL@td8Q5~9DWY}9(VEU1tK$QXU(B9#U(>mhng1SAl-fOIOyure)uYem_NYG}7dxaqEUkCC!3<_FgBi?V1~Zt!3}!Hc8O&e?'
    'Gnl~)W-x;p%wPsHn86HYFoPM)U<Nao!3<_FgBi?V1~Zt!3}!Hc8O&e?Gnl~)W-x;p%wPsHn86HYFoPM)U<Nao!3<_FgBi?V1~Zt!'
    '3}!Hc8O&e?Gnl~)W-x;p%wPsHn86HYFoPM)U<Nao!3<_FgBi?V1~Zt!3}!Hc8O&e?Gnl~)W-x;p%wPsHn86HYFoPM)U<Nao!3<_F'
    'gBi?V1~Zt!3}!Hc8O&e?Gnl~)W-x;p%wPsHn86HYFoPM)U<Nao!3<_FgBi?V1~Zt!3}!Hc8O&e?Gnl~)W-x;p%wPsHn86HYFoPM)'
    'U<Nao!3<_FgBi?V1~Zt!3}!Hc8O&e?Gnl~)W-x;p%wPsHn86HYFoPM)U<Nao!3<_FgBi?V1~Zt!3}!Hc8O&e?Gnl~)W-x;p%wPsH'
    'n86HYFoPM)U<Nao!3<_FgBi?V1~Zt!3}!Hc8O&e?Gnl~)W-x;p%wPsHn86HYFoPM)U<Nao!3<_FgBi?V1~Zt!3}!Hc8O&e?Gnl~)'
    'W-x;p%wPsHn86HYFoPM)U<Nao!3<_FgBi?V1~Zt!3}!Hc8O&e?Gnl~)W-x;p%wPsHn86HYFoPM)U<Nao!3<_FgBi?V1~Zt!3}!Hc'
    '8O&e?Gnl~)W-x;p%wPsHn86HYFoPM)U<Nao!3<_FgBi?V1~Zt!3}!Hc8O&e?Gnl~)W-x;p%wPsHn86HYFoPM)U<Nao!3<_FgBi?V'
    '1~Zt!3}!Hc8O&e?Gnl~)W-x;p%wPsHn86HYFoPM)U<Nao!3<_FgBi?V1~Zt!3}!Hc8O&e?Gnl~)W-x;p%wPsHn86HYFoPM)U<Nao'
    '!3<_FgBi?V1~Zt!3}!Hc8O&e?Gnl~)W-x;p%wPsHn86HYFoPM)U<Nao!3<_FgBi?V1~Zt!3}!Hc8O&e?Gnl~)W-x;p%wPsHn86HY'
    'FoPM)U<Nao!3<_FgBi?V1~Zt!3}!Hc8O&e?Gnl~)W-x;p%wPsHn86HYFoPM)U<Nao!3<_FgBi?V1~Zt!3}!Hc8O&e?Gnl~)W-x;p'
    '%wPsHn86HYFoPM)U<Nao!3<_FgBi?V1~Zt!3}!Hc8O&e?Gnl~)W-x;p%wPsHn86HYFoPM)U<Nao!3<_FgBi?V1~Zt!3}!Hc8O&e?'
    'Gnl~)W-x;p%wPsHn86HYFoPM)U<Nao!3<_FgBi?V1~Zt!3}!Hc8O&e?Gnl~)W-x;p%wPsHn86HYFoPM)U<Nao!3<_FgBi?V1~Zt!'
    '3}!Hc8O&e?Gnl~)W-x;p%wPsHn86HYFoPM)U<Nao!3<_FgBi?V1~Zt!3}!Hc8O&e?Gnl~)W-x;p%wPsHn86HYFoPM)U<Nao!3<_F'
    'gBi?V1~Zt!3}!Hc8O&e?Gnl~)W-x;p%wPsHn86HYFoPM)U<Nao!3<_FgBi?V1~Zt!3}!Hc8O&e?Gnl~)W-x;p%wPsHn86HYFoPM)'
    'U<Nao!3<_FgBi?V1~Zt!3}!Hc8O&e?Gnl~)W-x;p%wPsHn86HYFoPM)U<Nao!3<_FgBi?V1~Zt!3}!Hc8O&e?Gnl~)W-x;p%wPsH'
    'n86HYFoPM)U<Nao!3<_FgBi?V1~Zt!3}!Hc8O&e?Gnl~)W-x;p%wPsHn86HYFoPM)U<Nao!3<_FgBi?V1~Zt!3}!Hc8O&e?Gnl~)'
    'W-x;p%wPsHn86HYFoPM)U<Nao!3<_FgBi?V1~Zt!3}!Hc8O&e?Gnl~)W-x;p%wPsHn86HYFoPM)U<Nao!3<_FgBi?V1~Zt!3}!Hc'
    '8O&e?Gnl~)W-x;p%wPsHn86HYFoPM)U<Nao!3<_FgBi?V1~Zt!3}!Hc8O&e?Gnl~)W-x;p%wPsHn86HYFoPM)U<Nao!3<_FgBi?V'
    '1~Zt!3}!Hc8O&e?Gnl~)W-x;p%wPsHn86HYFoPM)U<Nao!3<_FgBi?V1~Zt!3}!Hc8O&e?Gnl~)W-x;p%wPsHn86HYFoPM)U<Nao'
    '!3<_FgBi?V1~Zt!3}!Hc8O&e?Gnl~)W-x;p%wPsHn86HYFoPM)U<Nao!3<_FgBi?V1~Zt!3}!Hc8O&e?Gnl~)W-x;p%wPsHn86HY'
    'FoPM)U<Nao!3<_FgBi?V1~Zt!3}!Hc8O&e?Gnl~)W-x;p%wPsHn86HYFoPM)U<Nao!3<_FgBi?V1~Zt!3}!Hc8O&e?Gnl~)W-x;p'
    '%wPsHn86HYFoPM)U<Nao!3<_FgBi?V1~Zt!3}!Hc8O&e?Gnl~)W-x;p%wPsHn86HYFoPM)U<Nao!3<_FgBi?V1~Zt!3}!Hc8O&e?'
    'Gnl~)W-x;p%wPsHn86HYFoPM)U<Nao!3<_FgBi?V1~Zt!3}!Hc8O&e?Gnl~)W-x;p%wPsHn86HYFoPM)U<Nao!3<_FgBi?V1~Zt!'
    '3}!Hc8O&e?Gnl~)W-x;p%wPsHn86HYFoPM)U<Nao!3=ge3|3!N+LYbc5uF%(O_%5{QDH5&rNr08Htb6|8W4VaX7%3QQ9nP}t39tR'
    'b6UXZ=Gx99vAsfLMh)#*9@(RLc+>j2ruOp2vWE7i8xmUz>*G#cDs2iGcTID7TGS8WJyMT$j;t8=eg3}C?8@C6_QlmiN1m_DP7FU='
    '*A|(T(bN)nE<ZXXI&yeI!<M#$p@GR)^o}hZ+b{D>YwMPqlPgcpoDjdKw7M#&`?0-caV^miZS@)b{vTAn3fu', 0.00048828125
),
}, name='real').DisableLifeTimeVariation()

# Too many rows for one tile or one thread.
# Expected values: float64 formula.
input = Input('input', ('TENSOR_QUANT8_ASYMM', [1, 2053, 29, 3], 0.5, 100))
filter = Parameter('filter', ('TENSOR_QUANT8_ASYMM', [1, 3, 3, 6], 0.25, 128), packed('<i2',
    'c-pIdII*oE_*(E`W8-<wYunr2o;Q53?bMC*EskBU-<YQ7&3lqCd*AHIOLw<DUvSiS<AmN1QxlWA7{~$u1^*wa'
))
bias = Parameter('bias', ('TENSOR_INT32', [6], 0.125, 0), [214, 109, 252, 195, 74, 161])
output = Output('output', ('TENSOR_QUANT8_ASYMM', [1, 2053, 29, 6], 50.0, 130))
model = Model()
model.Operation('DEPTHWISE_CONV_2D', input, filter, bias, 1, 1, 1, 2, 0).To(output)
Example({
    input: (packed('<i2',
    'c-s3KxJBAx+Rcx#r?@t2@QWMucb$IleoCqDSBr10ZzAeN`7K2_H*>h}c(_1Kb@G(w2X8IE)On^bzx@r5d&%anqnbxG6VS{s3Pu4f'
    '0RWv2GdB'
) * 294)[:178611],
    output: packed('<i2',
    'c-rmM+in{M9mjEAfEykI32_h?j4?4Zr0s%kv|U@eGSO~JvX&g$92~o@<0OvlICh+aW5@9!sbeQ`;wI@S$F*G#z&6;a+R6o*#tlP&'
    'xZ?$ww3q0`=koyni=Y1bzB`!c+_>Cc$u8Wy7=30i9f+Q~Qay8}>*RK_V{|5)jI3YEY$uB4+ZVFC>xuf*&Um?Y*gf)5Xzot1S&W4`'
    'rqeT#?{}6mXL9{*bHUA#_}J*kWNm$Kc;aYgwb}PpsPLqE{?b9Ynoq7THPg2)CMGKzcOv<bxuHs8F1UENw-CJC^X^jHEA8Qp$y8r9'
    '-qW)fn9T%w$Mc!lg{$4`(>r_n;fbBb=JezjZRyml-rs#y92yLNeLZ@y`lm?X-m{C@&0y{R+o{~zVC~>WZ+3ln;L>d3#^=#^xwLTk'
    '%9Rf`k2Fu+t0$@hk=VywD-YWn`MKSl<!UIm6pu}m1N(bj=l>jUi<J%sw$C3a<x{2N!Nk)1#&~vm@Wb7EkIv+Vx5Lez8)x&2pD&#G'
    'bm}LsWmB7#AI6X08|u#;47Or3iPr6tyL(p$QXjui`XqY%t#@kkYdv>UYcm%vuN~B{2K%GC*XBAd-8xt4{`b_W>BUqk82>@<!fN8!'
    '^vbb;^yxd*W3%OYF4gGBRkljSmEW#ks}w(7JzQCto#-0-IGy-UDAmkf?A+P!jQ;4QRD5XZ%{MQfT@B_pO2N^!`t|wRD~<Gf<6YC`'
    'FDC|$KfXC!82ao=YihZDcr$(Qx5RAcNVdM*9Vt9KnykJOy0w4qd!=Nf(TWci&%Uufes|$lq5iRKsS-bTd-=oa-(wyB+P;<E{qO6I'
    't?kaIZSBpW#BieAzSc^2kAJiFOOKnmhuKE<upSzE+SV>~4$Q8f`Q<<;pWgar?f%{R8{NaJbLCRv^wYNX@x9FH!E$ac_3BJ}J=Ht('
    'WvE%n%$05rRtk6fvUgsbJt&>{*%$k<huPim{Z=Hh^w0cG$6&EKy&UVm(Y<u)f0?7jse0c)x&8I!rR4bi<hkKYW~=gCx{{xnTJA2S'
    'H&<siU*9a1Ykys7)vm`PU6&^E@vkCBo7MKo+s&c)v(JpR8tLGXP%J$fc(>5r+F4zk+C7n5xtd6oEALMSk3TsaX%0W>UCV8s?fXM6'
    'w$XDZ5QyBIdA^odnt7w~?UCWB@Q<&rznYsmUo8D5P)@hz3SDFOv&)sz$%XeHbbc^jY}BvbpS-pem_LlhA4g(mQu(2o@5CA#ZK=dB'
    '(!KBX%vHl3(`&USYYRWGPbCLVRTn?|pg+Aozcw)2dhkxq;>)v>xx?G-(fnw7C06X7{A7G17l}5m27a0h9#)H;$%T{Qor$@n&U54C'
    'm9^x<$o}NL8};Pi!`iLMsDde&f+?7SDVTyOn1U&of+?7SDVTyOn1U&of+?7SDVTyOn1U&of+?7SDVTyOn1U&of+?7SDVTyOn1U&o'
    'f+?7SDVTyOn1U&of+?7SDVTyOn1U&of+?7SDVTyOn1U&of+?7SDVTyOn1U&of+?7SDVTyOn1U&of+?7SDVTyOn1U&of+?7SDVTyO'
    'n1U&of+?7SDVTyOn1U&of+?7SDVTyOn1U&of+?7SDVTyOn1U&of+?7SDVTyOn1U&of+?7SDVTyOn1U&of+?7SDVTyOn1U&of+?7S'
    'DVTyOn1U&of+?7SDVTyOn1U&of+?7SDVTyOn1U&of+?7SDVTyOn1U&of+?7SDVTyOn1U&of+?7SDVTyOn1U&of+?7SDVTyOn1U&o'
    'f+?7SDVTyOn1U&of+?7SDVTyOn1U&of+?7SDVTyOn1U&of+?7SDVTyOn1U&of+?7SDVTyOn1U&of+?7SDVTyOn1U&of+?7SDVTyO'
    'n1U&of+?7SDVTyOn1U&of+?7SDVTyOn1U&of+?7SDVTyOn1U&of+?7SDVTyOn1U&of+?7SDVTyOn1U&of+?7SDVTyOn1U&of+?7S'
    'DVTyOn1U&of+?7SDVTyOn1U&of+?7SDVTyOn1U&of+?7SDVTyOn1U&of+?7SDVTyOn1U&of+?7SDVTyOn1U&of+?7SDVTyOn1U&o'
    'f+?7SDVTyOn1U&of+?7SDVTyOn1U&of+?7SDVTyOn1U&of+?7SDVTyOn1U&of+?7SDVTyOn1U&of+?7SDVTyOn1U&of+?7SDVTyO'
    'n1U&of+?7SDVTyOn1U&of+?7SDVTyOn1U&of+?7SDVTyOn1U&of+?7SDVTyOn1U&of+?7SDVTyOn1U&of+?7SDVTyOn1U&of+?7S'
    'DVTyOn1U&of+?7SDVTyOn1U&of+?7SDVTyOn1U&of+?7SDVTyOn1U&of+?7SDVTyOn1U&of+?7SDVTyOn1U&of+?7SDVTyOn1U&o'
    'f+?7SDVTyOn1U&of+?7SDVTyOn1U&of+?7SDVTyOn1U&of+?7SDVTyOn1U&of+?7SDVTyOn1U&of+?7SDVTyOn1U&of+?7SDVTyO'
    'n1U&of+?7SDVTyOn1U&of+?7SDVTyOn1U&of+?7SDVTyOn1U&of+?7SDVTyOn1U&of+?7SDVTyOn1U&of+?7SDVTyOn1U&of+?7S'
    'DVTyOn1U&of+?7SDVTyOn1U&of+?7SDVTyOn1U&of+?7SDVTyOn1U&of+?7SDVTyOn1U&of+?7SDVTyOn1U&of+?7SDVTyOn1U&o'
    'f+?7SDVTyOn1U&of+?7SDVTyOn1U&of+?7SDVTyOn1U&of+?7SDVTyOn1U&of+?7SDVTyOn1U&of+?7SDVTyOn1U&of+?7SDVTyO'
    'n1U&of+?7SDVTyOn1U&of+?7SDVTyOn1U&of+?7SDVTyOn1U&of+?7SDVTyOn1U&of+?7SDVTyOn1U&of+?7SDVTyOn1U&of+?7S'
    'DVTyOn1U&of+?7SDVTyOn1U&of+?7SDVTyOn1U&of+?7SDVTyOn1U&of+?7SDVTyOn1U&of+?7SDVTyOn1U&of+?7SDVTyOn1U&o'
    'f+?7SDVTyOn1U&of+?7SDVTyOn1U&of+?7SDVTyOn1U&of+?7SDVTyOn1U&of+?7SDVTyOn1U&of+?7SDVTyOn1U&of+?7SDVTyO'
    'n1U&of+?7SDVTyOn1U&of+?7SDVTyOn1U&of+?7SDVTyOn1U&of+?7SDVTyOn1U&of+?7SDVTyOn1U&of+?7SDVTyOn1U&of+?7S'
    'DVTyOn1U&of+?7SDVTyOn1U&of+?7SDVTyOn1U&of+?7SDVTyOn1U&of+?7SDVTyOn1U&of+?7SDVTyOn1U&of+?7SDVTyOn1U&o'
    'f+?7SDVTyOn1U&of+?7SDVTyOn1U&of+?7SDVTyOn1U&of+?7SDVTyOn1U&of+?7SDVTyOn1U&of+?7SDVTyOn1U&of+?7SDVTyO'
    'n1U&of+?7SDVTyOn1U&of+?7SDVTyOn1U&of+?7SDVTyOn1U&of+?7SDVTyOn1U&of+?7SDVTyOn1U&of+?7SDVTyOn1U&of+?7S'
    'DVTyOn1U&of+?7SDVTyOn1U&of+?7SDVTyOn1U&of+?7SDVTyOn1U&of+?7SDVTyOn1U&of+?7SDVTyOn1U&of+?7SDVTyOn1U&o'
    'f+?7SDVTyOn1U&of+?7SDVTyOn1U&of+?7SDVTyOn1U&of+?7SDVTyOn1U&of+?7SDVTyOn1U&of+?7SDVTyOn1U&of+?7SDVTyO'
    'n1U&of+?7SDVTyOn1U&of+?7SDVTyOn1U&of+?7SDVTyOn1U&of+?7SDVTyOn1U&of+?7SDVTyOn1U&of+?7SDVTyOn1U&of+?7S'
    'DVTyOn1U&of+?7SDVTyOn1U&of+?7SDVTyOn1U&of+?7SDVTyOn1U&of+?7SDVTyOn1U&of+?7SDVTyOn1U&of+?7SDVTyOn1U&o'
    'f+?7SDVTyOn1U&of+?7SDVTyOn1U&of+?7SDVTyOn1U&of+?7SDVTyOn1U&of+?7SDVTyOn1U&of+?7SDVTyOn1U&of+?7SDVTyO'
    'n1U(T(@?Mn$4B$6z8C)yok~O|B1?UtQgb}K_uYl$c&NG6*4JA|)OHhn<%vuEy^DpLPlo3c)7R6%xA*d|O&_iHL}$8#Cw4oVH_wfY'
    'jQ;WK7am!RrBm5NX6vKA)7!Hbise$c7I}GoK3tr-8D9wG>SL*2?<_r9KN09H#%t$Wfz14)T=)Hn=U&JR7sj6-IZ<xwkN+hw8xGe?'
    'H;z>6i*1v4kJS%LCx8FWwZeAKw*UYD0000000000000000000000000000000000000000000000000000000000000000000000'
    '0000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000'
    '0000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000'
    '0000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000'
    '00000000000000000000000000000000000000000000000000000000001<O8*B<qP2w'
),
}, name='quant8').DisableLifeTimeVariation()
