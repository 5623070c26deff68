# Licensed under the Apache License, Version 2.0; see LICENSE.
# Written by 'python -m corpus' from corpus/families/convolution.py; do not edit.
#
# DEPTHWISE_CONV_2D: a tall image or a large batch.

import base64
import zlib

import numpy as np


def packed(dtype, text, unit=None):
    """Many values in little space: the first byte of each, then the second; times a unit."""
    planes = np.frombuffer(zlib.decompress(base64.b85decode(text)), "u1")
    planes = planes.reshape(np.dtype(dtype).itemsize, -1)
    values = np.frombuffer(planes.T.tobytes(), dtype)
    return (values if unit is None else np.multiply(values, unit, dtype="f8")).tolist()


def signed(*operands):
    """All unsigned codes as signed ones of the same real values."""
    types = {
        o: ("TENSOR_QUANT8_ASYMM_SIGNED", o.type.scale, o.type.zeroPoint - 128) for o in operands
    }
    return DataTypeConverter(name="signed").Identify(types)


F32 = 'TENSOR_FLOAT32'
I32 = 'TENSOR_INT32'
U8 = 'TENSOR_QUANT8_ASYMM'

# There are too many rows for one tile or one thread.
# Expected values: float64 formula.
x1 = Input('x1', (F32, [1, 2053, 29, 3]))
c2 = Parameter('c2', (F32, [1, 3, 3, 6]), packed('|i1',
    'c-kGwu@L|;41++U{bv@@rT7L!>rG?N9Nd}&va^-;6LvBWO+Fp)', 0.5
))
c3 = Parameter('c3', (F32, [6]), [2.5, -1.5, -1.5, -0.5, 3.5, 2.0])
t4 = Output('t4', (F32, [1, 2053, 29, 6]))
model = Model()
model.Operation('DEPTHWISE_CONV_2D', x1, c2, c3, 1, 1, 1, 2, 0).To(t4)
Example({
    x1: (packed('<i2',
    'c-nJW`-;s;sqtp>F%P{56%XP*r|EYWR6d-tPFt@>`t4rjr0S;<UELQ$KAbC(P_cA<!?7i4p5CzovHDAA7bUoiY97^0Kr{QluYdnA'
    'F)(ob;Q#pl(<iQfAGtVr*?#|FW@P{No0s<=GdC|U-><I>Oe{Pf*?+KqW&Y32!T*h&gXz~#cHU9VqnZh61^|kBC!7', 0.0009765625
) * 294)[:178611],
    t4: packed('<i2',
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
}, name='rows').DisableLifeTimeVariation()

# There are too many rows for one tile or one thread.
# Expected values: float64 formula.
x1 = Input('x1', (U8, [1, 2053, 29, 3], 0.5, 100))
c2 = Parameter('c2', (U8, [1, 3, 3, 6], 0.25, 128), packed('<i2',
    'c-pIdII*oE_*(E`W8-<wYunr2o;Q53?bMC*EskBU-<YQ7&3lqCd*AHIOLw<DUvSiS<AmN1QxlWA7{~$u1^*wa'
))
c3 = Parameter('c3', (I32, [6], 0.125, 0), [214, 109, 252, 195, 74, 161])
t4 = Output('t4', (U8, [1, 2053, 29, 6], 50.0, 130))
model = Model()
model.Operation('DEPTHWISE_CONV_2D', x1, c2, c3, 1, 1, 1, 2, 0).To(t4)
Example({
    x1: (packed('<i2',
    'c-s3KxJBAx+Rcx#r?@t2@QWMucb$IleoCqDSBr10ZzAeN`7K2_H*>h}c(_1Kb@G(w2X8IE)On^bzx@r5d&%anqnbxG6VS{s3Pu4f'
    '0RWv2GdB'
) * 294)[:178611],
    t4: packed('<i2',
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
}, name='rows_quant8').AddVariations(signed(x1, c2, t4)).DisableLifeTimeVariation()

# There are too many rows for one tile or one thread.
# Expected values: float64 formula.
x1 = Input('x1', (F32, [1, 2053, 29, 3]))
c2 = Parameter('c2', (F32, [1, 3, 3, 6]), packed('|i1',
    'c-kGwu@L|;41++U{bv@@rT7L!>rG?N9Nd}&va^-;6LvBWO+Fp)', 0.5
))
c3 = Parameter('c3', (F32, [6]), [2.5, -1.5, -1.5, -0.5, 3.5, 2.0])
t4 = Output('t4', (F32, [1, 1027, 15, 6]))
model = Model()
model.Operation('DEPTHWISE_CONV_2D', x1, c2, c3, 1, 2, 2, 2, 0).To(t4)
Example({
    x1: (packed('<i2',
    'c-nJW`-;s;sqtp>F%P{56%XP*r|EYWR6d-tPFt@>`t4rjr0S;<UELQ$KAbC(P_cA<!?7i4p5CzovHDAA7bUoiY97^0Kr{QluYdnA'
    'F)(ob;Q#pl(<iQfAGtVr*?#|FW@P{No0s<=GdC|U-><I>Oe{Pf*?+KqW&Y32!T*h&gXz~#cHU9VqnZh61^|kBC!7', 0.0009765625
) * 294)[:178611],
    t4: packed('<i2',
    'c-rmK`BxK$0l@J9iQ!7PFHukqK@hnGj{-`p;Pve0L_DxoTeRv%!Mas9Z7FJBwbfQ}>*n$7)Rtm>@_4AIfCW*hAUA>_5W^iH9DzVc'
    '$o3cXm;U<w6F%>KlE>o4AAO;*sJ>BqvG2$IsY|}NE;DP6$TeE*yQM23GgV&lXW2Kww;xU@wN|Ac|KY^<K@*BA4?b_XQ8H(4agSw<'
    '*UJjuai9AMiAGx;LeGjmJ7iRTYueT$XTn7FRfKoFV^LF<Pu8+SEonu&a)bx#Hnncsn5{J}`XR{waP#G0ee?#CUdNCARUUpS+Wv}h'
    'W4hFErfTZbtOKHX@jnM;1RY3Q|9H!2#fhi`2ES!rzZOSlU7Qua|9)bJ$Io#UWr2IvUfmV&T6-l^W4%51j*0P;?|xX<vU`^2xog?>'
    '>B`20Xzz<9`@&>a{<&fOF)=mO{(Cw#M_r2iPV{HIo3r<F_>IeNXIR-=A3j-}65yYhA~1>{II=V8v8zpJW#Of^ip<R8LqSKK?zZJd'
    'hacV*BmN}0<Rd$m%H|07n@Re(u=Mr~U0*dAj3+I&A3J0(mz@iX|De$8!SITz{qExP*H8YK`eB;;bM3u9b-w>7VR7W9Z$EFV)SbRy'
    'b~QcdM1M;9H}yNV#FxJ~8!4IJ|6x*GWX-L~v0F7G$KH;wPTw6TIsaDEsicZp<tKZVi#BZ+6lec)Sml$WlkYg&@!7DnGvll{xFEl}'
    'bmz^U?@p|~E~*{+&-`xRB3bH%hEG-Pm;ZV(WaxSRfvQ|l($(YpF5Q!+9QoCDUfitl`_J09u3n?a&O5mBopYrjqV*X|>L&i4J11PW'
    'LoM#F75uF{FZo`eJ}0f=`X5gwy|{8ME}*jGuxPgCFG;KPyZ&vMV_xU{dla%|$yu8VTC~oRjTbi_+O5c6;AWR1Q13Wz?V3@V`EHtn'
    '<?Ym}TeqjST@G5X%5&3WWoYuT8>yvVX0IJhbIw?~<yOTJNB8KO>(z%(oqz1n=9e#gDSK<*2gR=%qXN$4-?_&+*0GLttYaPPSjRfn'
    'v5s}DV;$>Q$2!)rj&-bK9qU-fI@Ym{b*y6@>sZG+*0GLttYaPPSjRfnv5s}DV;$>Q$2!)rj&-bK9qU-fI@Ym{b*y6@>sZG+*0GLt'
    'tYaPPSjRfnv5s}DV;$>Q$2!)rj&-bK9qU-fI@Ym{b*y6@>sZG+*0GLttYaPPSjRfnv5s}DV;$>Q$2!)rj&-bK9qU-fI@Ym{b*y6@'
    '>sZG+*0GLttYaPPSjRfnv5s}DV;$>Q$2!)rj&-bK9qU-fI@Ym{b*y6@>sZG+*0GLttYaPPSjRfnv5s}DV;$>Q$2!)rj&-bK9qU-f'
    'I@Ym{b*y6@>sZG+*0GLttYaPPSjRfnv5s}DV;$>Q$2!)rj&-bK9qU-fI@Ym{b*y6@>sZG+*0GLttYaPPSjRfnv5s}DV;$>Q$2!)r'
    'j&-bK9qU-fI@Ym{b*y6@>sZG+*0GLttYaPPSjRfnv5s}DV;$>Q$2!)rj&-bK9qU-fI@Ym{b*y6@>sZG+*0GLttYaPPSjRfnv5s}D'
    'V;$>Q$2!)rj&-bK9qU-fI@Ym{b*y6@>sZG+*0GLttYaPPSjRfnv5s}DV;$>Q$2!)rj&-bK9qU-fI@Ym{b*y6@>sZG+*0Jul*NqGp'
    'UfT2cOptMX{KqF(ruggcPQ~tBJC-rIRCFxu&dqJTD^B~S&THzk*swOXYja|$U9nwv^rl_G6SprIhTmKKI=S%|*N4VmXF55|>MVRS'
    'z5R6mal5(oDxafS<8sGoOZB`mrDjFK+?RC&p;4A<U6=R!rc#ZGo8;-JU_e~uEozaQ*GwC-x;?x@It0Qcu~MC6Nrc|Y+Ra%!*eX{I'
    '&Trh;J5X;^=+vwbMw*5W3B3bd#=13zWee>}?mxFn(Y~A%E2YjoL%QH8h5Aves(ZfN(o%BYx38i@X4Fw8cU}@}a9b_&j&y3Te_Gzr'
    'X}!i)_Qa{M?3s_Rmqpu@iIq_BlPb|m+hO767A|<MR@(ZFhKX&4ynD=RUPV4v4Rm#km-}VcjO<-xRnyQLyT~9^H1{TpE#x96k7w!`'
    'N_}03jcRmZlW|+!*o;6Qm3GulW;LVFW2J|arNFjUARcb$TIgmkb+qV+TIDO9{KsZZbKc!a7sWNX-brR!*Zjuxz3O4%u#;-$ucEH`'
    '<C?ay@|hN+-P6NX0<-#p2Epu_`U%(d?u|2DJSCpVW-d0GJpH_}v52l!ZNDhG11n00hoX$VG}Gqd10fZrX2FZS%x~zH$Ee2^g&GA+'
    'ecLIQ6nSZy`vO`9uSs2IxURTe@N6hH)F71ljX5;xW=`Z7Wedd1L>s(X`qU2{9`<&a&o+-8(OX10yfByxgJv|f+nX-6?TVNa@_%xR'
    '!T9_By5-)fojqNhB?`6W9i5AEr?6?nsCRi$rMv4p*5=A5@|c3Ays8I5<4UEGUXtk0+pKc+7TCLbsY8qmgCkMP%rtr0ZE;QtmxT-b'
    '%3PcclF`ZswGE+)-=hd`8JX~(JJqVw4cRPh?H_YV2`-j*u3IatGkG()e?r<dr41<3nGG*!^_CR0P5z{A&+k9z;MH!J4hz%|I>y-9'
    'jE)O!t3@RZD#MEYt(t+?0spmpQraKcw?J>|Im?@MtYaPPSjRfnv5s}DV;$>Q$2!)rj&-bK9qU-fI@Ym{b*y6@>sZG+*0GLttYaPP'
    'SjRfnv5s}DV;$>Q$2!)rj&-bK9qU-fI@Ym{b*y6@>sZG+*0GLttYaPPSjRfnv5s}DV;$>Q$2!)rj&-bK9qU-fI@Ym{b*y6@>sZG+'
    '*0GLttYaPPSjRfnv5s}DV;$>Q$2!)rj&-bK9qU-fI@Ym{b*y6@>sZG+*0GLttYaPPSjRfnv5s}DV;$>Q$2!)rj&-bK9qU-fI@Ym{'
    'b*y6@>sZG+*0GLttYaPPSjRfnv5s}DV;$>Q$2!)rj&-bK9qU-fI@Ym{b*y6@>sZG+*0GLttYaPPSjRfnv5s}DV;$>Q$2!)rj&-bK'
    '9qU-fI@Ym{b*y6@>sZG+*0GLttYaPPSjRfnv5s}DV;$>Q$2!)rj&-bK9qU-fI@Ym{b*y6@>sZG+*0GLttYaPPSjRfnv5s}DV;$>Q'
    '$2!)rj&-bK9qU-fI@Ym{b*y6@>sZG+*0GLttYaPPSjRfnv5s}DV;$>Q$2!)rj&-bK9qU-fI@Ym{b*y6@>sZG+*0GLttYaPPSjRfn'
    'v5s}DV;$>Q$2!)rj&-bK9qU-fI@Ym{b*y6@>sZG+*0GLttYh78uNze=G{Iw16N#yIja!4jd|iOOzD5_2U}rD3iU`!)9oFbOowY5a'
    '4($`2o{}E(kXN;3;$W%eU~jOqk49@WP^&J~IRzSd1$0kM6*@ju^ec^}7P?U%um1s$x*jY', 0.00048828125
),
}, name='rows_strided').DisableLifeTimeVariation()

# There are too many rows for one tile or one thread.
# Expected values: float64 formula.
x1 = Input('x1', (U8, [1, 2053, 29, 3], 0.5, 100))
c2 = Parameter('c2', (U8, [1, 3, 3, 6], 0.25, 128), packed('<i2',
    'c-pIdII*oE_*(E`W8-<wYunr2o;Q53?bMC*EskBU-<YQ7&3lqCd*AHIOLw<DUvSiS<AmN1QxlWA7{~$u1^*wa'
))
c3 = Parameter('c3', (I32, [6], 0.125, 0), [214, 109, 252, 195, 74, 161])
t4 = Output('t4', (U8, [1, 1027, 15, 6], 48.0, 134))
model = Model()
model.Operation('DEPTHWISE_CONV_2D', x1, c2, c3, 1, 2, 2, 2, 0).To(t4)
Example({
    x1: (packed('<i2',
    'c-s3KxJBAx+Rcx#r?@t2@QWMucb$IleoCqDSBr10ZzAeN`7K2_H*>h}c(_1Kb@G(w2X8IE)On^bzx@r5d&%anqnbxG6VS{s3Pu4f'
    '0RWv2GdB'
) * 294)[:178611],
    t4: packed('<i2',
    'c-rmK%}yJJ0l@J+z+PpCYNu6I57j13JuIslTCy(D)OHDww8SA`uz|$bU~J<LFkr`EY|Mv^!F&WrOJW+DB_Y{Xsasbys?r^*Ry|ef'
    'rar*lV3%Hhzc=_x|Ht8E@9t>y#c(bZ?L18NOw1i7%hkK@-J7b`PXeuSe7JjV`g}3iRUDsL-#Lz59A0={yS%fyojbZ-8oxERoD7fl'
    'JzDJ=m`U_qTPfuVOKX8lySYC%{V?5{e{VF}zJ06b`nkE4Ogemawt03i*C?bndWt)@m&;#lPJW(E{deS}tI=P+ntppLT-vSFUu)(*'
    'nd*4<VXQP3+t1zqIvI#8Jb69!i%M!^V=w)1>374y?$%y5kbd=9tMD|xb<$W12an!e4*X{}@k0O7R_d+4)XvUVYX_Bb^TNlQn}tju'
    'y`Asty_XnUy?AkScw(z@XYuN6_1nzgmp6Cw_3lFN_{>JV)H_tzxlp{7eq+9SyEc8Ra`(Y+=T9n~$2U&*B9U@!wmv!d`eJ?~IGBDs'
    '^=>Rzn$On*3;UJo`oEjkv!%rMk?pa>OD|5wvlF4m3+*=xn`^0#uTI9dV*`IH#&@oL)0Ish^-piL#`;$B`@`#}mp|yA*@+D%s+FaY'
    'n-3ewmBGkHsn~8eGS#7vjsqt{hgZ&2Ru^}t^0S55;f?KU7rw~<>W}${W5MG6aA*5?Z7_4`<MqW>-{eeXIq^=<4~IwD_S@f=$3izg'
    'i3~k@X(dx^h3faO7m^=5kKX)r|IGHe_~%!fPr7R(g|%e-%0Cj9;+0aSQa;IqKWjhw>-jtHlvbZFrEf34km%SSOU6>w-wchEvIoI-'
    '<IjQE-TG&>@8UoHsd;eN`%@}9j&pB?s}F`kkq_sZKOc|Hj$STT{xDR1oUboeI?K(*+UZQ<StNcwv)h$UzLM*i-Ku}pI#*ly^3&kn'
    'lLvh(zmJwCvYYWjB-&gH^`@3ONAFcPw^C0dp{MId(^1#C&ULPHo$FlZI@h_*b*^)r>s;qL*SXGhu5+F1T<1F1xz2U2bDis4=Q`K9'
    '&ULPHo$FlZI@h_*b*^)r>s;qL*SXGhu5+F1T<1F1xz2U2bDis4=Q`K9&ULPHo$FlZI@h_*b*^)r>s;qL*SXGhu5+F1T<1F1xz2U2'
    'bDis4=Q`K9&ULPHo$FlZI@h_*b*^)r>s;qL*SXGhu5+F1T<1F1xz2U2bDis4=Q`K9&ULPHo$FlZI@h_*b*^)r>s;qL*SXGhu5+F1'
    'T<1F1xz2U2bDis4=Q`K9&ULPHo$FlZI@h_*b*^)r>s;qL*SXGhu5+F1T<1F1xz2U2bDis4=Q`K9&ULPHo$FlZI@h_*b*^)r>s;qL'
    '*SXGhu5+F1T<1F1xz2U2bDis4=Q`K9&ULPHo$FlZI@h_*b*^)r>s;qL*SXGhu5+F1T<1F1xz2U2bDis4=Q`K9&ULPHo$FlZI@h_*'
    'b*^)r>s;qL*SXGhu5+F1T<1F1xz2U2bDis4=Q`K9&ULPHo$FlZI@h_*b*^)r>s;qL*SXGhu5+F1T<1F1xz2U2bDis4=Q`K9&ULPH'
    'o$FlZI@h_*b*^)r>s;qL*SXGhu5+F1T<1F1xz2U2bDis4=Q`K9&UOF)y3>w{(q1qVSsNIsq^3q%2VKd5YPLVPn4G(l9j^67=K{l%'
    ';}d_cHfEC3`~MoKjIQ52v$zy0ZcL^_{pG~^mB4BC<zMHjmx76Z4xOnrR=Q^1e{g%@;M&gs000000000000000000000000000000'
    '00000000000000000000000000000000000000000000000000000000000000000000000000000000;3xYZ=@yb^'
),
}, name='rows_strided_quant8').AddVariations(signed(x1, c2, t4)).DisableLifeTimeVariation()

# There are too many rows for one tile or one thread.
# Expected values: float64 formula.
x1 = Input('x1', (F32, [1, 2053, 29, 3]))
c2 = Parameter('c2', (F32, [1, 3, 3, 6]), packed('|i1',
    'c-kGwu@L|;41++U{bv@@rT7L!>rG?N9Nd}&va^-;6LvBWO+Fp)', 0.5
))
c3 = Parameter('c3', (F32, [6]), [2.5, -1.5, -1.5, -0.5, 3.5, 2.0])
t4 = Output('t4', (F32, [1, 2053, 29, 6]))
model = Model()
model.Operation('DEPTHWISE_CONV_2D', x1, c2, c3, 1, 1, 1, 2, 0, False, 2, 2).To(t4)
Example({
    x1: (packed('<i2',
    'c-nJW`-;s;sqtp>F%P{56%XP*r|EYWR6d-tPFt@>`t4rjr0S;<UELQ$KAbC(P_cA<!?7i4p5CzovHDAA7bUoiY97^0Kr{QluYdnA'
    'F)(ob;Q#pl(<iQfAGtVr*?#|FW@P{No0s<=GdC|U-><I>Oe{Pf*?+KqW&Y32!T*h&gXz~#cHU9VqnZh61^|kBC!7', 0.0009765625
) * 294)[:178611],
    t4: packed('<i4',
    'c-rmOd32W5y)W>W%p*x4gh0X=<}lA7BC~=MI2<QR#nuUJ9jc<oR`FnKt#&xHdbF)Y>wrT=dmO6;L=Z$KnIw!R1d@=1kU3-^?>)DL'
    '<c;1x&bt5Hv)27A)=GGv_t|?t`@4U?&y#gq?mxD1=$+Hv>i*V?Sr?CAxwz|?H^%+vRZpxKbZy-W|DHMZ#gQ2^7vDDgqaO~)y>?~a'
    '4=!8q-KQFU@uxRdr+hm7nT!?hegCWND<^FqAN$*tbHht7csX(GPlkMu_tmnRX`Qlmojks5)6K#B@#A_`KQQv?fm;ste7oYMBZDWr'
    'obdXwpT7A<RPK(NW0~9cZ<|tlv~%2@f18>8o4qp+XUtBntL&Vz_D83Gn*Xa=7xZ7-<?6SS-%Ecgee~ULWer_<`^;OP-m+(7mrobe'
    '<{kci>Z!HYJ^SSR3&uTM^WsPEzB3`V{+)=X&py5^DfhN37L8ANcX7h<4d;G7Y-06+y7}+zef@C%vaG%zH&iSg`TCIc%lkcj&2!`S'
    'TrzIX{6%+sz3aTFp+9=1<a=oot1jra?yE6bogR8-$HeESWp{kC_l!{q`IA1Kv~STH1ySD}db}|(d1mpIRgV<Bw_sV)-&Q3LTULJS'
    'l2tvfc`R7jZr_pv`=)QqZMvlQhCU?=$KASf!;oRmZU5J+GQzg)n6PyFcV}g7TeIMubszRFe|g5yb#coUf4Cy>+M^wxSXK9O%wv}i'
    'zu?nrUL3LXhA#X5_`_GnoqN%QqK7_zJ1#Tt$B8*jeRFP}Uq0u^<(V^5^YY{VKJ4+wuYc=6&(jgHkDSWCV)Rq%Zd?4|x$VBUIA-@P'
    'V><lDC4Y_H5Pj;#Ip@Yre&ewXk(+*zf7w0nzc~FnGk!H^+EsNcp8CPxuUfkKvaV14_!oa3eQmcHe;YAi%H2hS8YW#d`@(C#S37m-'
    'n(gh5Yz@A@=5O!b`as!>M<@QJKKIbv+T^Y`4fwYWBPQ-Bxv<xgufhv{@aVWJI^KNxi^5rV&73~>=+K8F?wHm1^J_=0zv0*`{kqMW'
    'xVTSVV0qk2D?Yq;>a63R?x`uN4m&lZ*U3B2?>6s`&;76_`Qa-o|B?_hr&IZ@S?#**+`1)tN!@oI8lJ!PzMN$*-#TpVotK2ggr)7c'
    '?H4}^d+XgNw=P)n_UMI$lbZ*hc&_%Qt)FDinzFNM+lh#Z$P+ag(bZ2+OBz$tE^q1nrzhY3#tS|FC!{^FDr!ux-@Uo~@!WSG@0l>_'
    'j;8)mgEDWt@;7OZls%GhU-{1qXKm>9;H&SCTGxH<eO)#@@%rM|dUwbU47-2B1D_nY?W13w^Xm0C{^6W!&x=cpTz6tm?TMz*JuY7V'
    '@SfS9HV>I!d+Ni@b06(rd*R)KcV0bt_FWH*`try3q`y4ru}eC<pS`(%mky5|nQ?wv^}1)SIWKwc&eh-lW$7*VKk>w!$FKbT_+1|r'
    '|K+A-mv1XufBVv=dnX@lULHT>FGZ8@Tw47?{P^mPmqs*<-?!<5%brco>6_c@rmVxOW^XE5kq~|A?aPNhcI8D=IzIbG_sK8aJvqAZ'
    '#RY@Mb-(?OO%F8XfB3|j_($@7x$XWt?nv!$>B{Wo&4XSmx_xYTuaUbS&bj}tOW&((8voJIA67iS`i6Pe+&%r-EsYn>9KE-E<lgTO'
    '8@%|{fvH;_8@a3T`0Dt327h+V#B(F|elVbNU(7W#mR@(=D_2f<A-v+(;oDPQSRP$|_^}t>f8mOI$Gp71zRMGz%p1Az_^j@4Uz-1T'
    '>Dq3q<1RRvwCA_OliyES_u-E&tgl%y@Y%_6zZ-V_rU~iK)Fi)reEGyFKN-E_XTwMQ;Jc4^T)yby^13Opou7EBeA)c>zj%G+!qM5|'
    'ADnRR+KJ~q@ML4vz7b1nmu$Fk;=LmlE*kcO^1siG`$N-RVQGa=MyD^if7#&Y9-etiL&o%<|2plrH4nZ$d|sbL5C3e~?r~k;%3S^Q'
    'TTAEPpF8(~`EP_jcPwpYa_;p%?*Hb8i|_mM=xGa2Oj^>T(=)4AbXs~-?y7{vTL=8<gV}FSOU}rA=|_=^u3R|d^u#Ii*1wa|{Cx1('
    'ANQ9e=g*&T|E{pCoPL?>whWsef7!GdNAG*5D0^0PyVZZFy7iJ-f356&*_W^7{;>X*d*XLay8P?A{(9Z>GjAw)ApfTkL%-g8=!!Yd'
    'EqdwmtTlJub>P;&-uB*~!(Tph(QR-3c+A#klLwyv-UHdS`xZW)y<mK7w`ZomdHx?)Ump0~UG=ZcomX{D&t1LtyubR?+Zi`p_u#_>'
    'BN)L5MlgaAj9>&K7{LfeFoF?`U<4x=!3ah$f)R{h1S1&12u3i15sY92BN)L5MlgaAj9>&K7{LfeFoF?`U<4x=!3ah$f)R{h1S1&1'
    '2u3i15sY92BN)L5MlgaAj9>&K7{LfeFoF?`U<4x=!3ah$f)R{h1S1&12u3i15sY92BN)L5MlgaAj9>&K7{LfeFoF?`U<4x=!3ah$'
    'f)R{h1S1&12u3i15sY92BN)L5MlgaAj9>&K7{LfeFoF?`U<4x=!3ah$f)R{h1S1&12u3i15sY92BN)L5MlgaAj9>&K7{LfeFoF?`'
    'U<4x=!3ah$f)R{h1S1&12u3i15sY92BN)L5MlgaAj9>&K7{LfeFoF?`U<4x=!3ah$f)R{h1S1&12u3i15sY92BN)L5MlgaAj9>&K'
    '7{LfeFoF?`U<4x=!3ah$f)R{h1S1&12u3i15sY92BN)L5MlgaAj9>&K7{LfeFoF?`U<4x=!3ah$f)R{h1S1&12u3i15sY92BN)L5'
    'MlgaAj9>&K7{LfeFoF?`U<4x=!3ah$f)R{h1S1&12u3i15sY92BN)L5MlgaAj9>&K7{LfeFoF?`U<4x=!3ah$f)R{h1S1&12u3i1'
    '5sY92BN)L5MlgaAj9>&K7{LfeFoF?`U<4x=!3ah$f)R{h1S1&12u3i15sY92BN)L5MlgaAj9>&K7{LfeFoF?`U<4x=!3ah$f)R{h'
    '1S1&12u3i15sY92BN)L5MlgaAj9>&K7{LfeFoF?`U<4x=!3ah$f)R{h1S1&12u3i15sY92BN)L5MlgaAj9>&K7{LfeFoF?`U<4x='
    '!3ah$f)R{h1S1&12u3i15sY92BN)L5MlgaAj9>&K7{LfeFoF?`U<4x=!3ah$f)R{h1S1&12u3i15sY92BN)L5MlgaAj9>&K7{Lfe'
    'FoF?`U<4x=!3ah$f)R{h1S1&12u3i15sY92BN)L5MlgaAj9>&K7{LfeFoF?`U<4x=!3ah$f)R{h1S1&12u3i15sY92BN)L5MlgaA'
    'j9>&K7{LfeFoF?`U<4x=!3ah$f)R{h1S1&12u3i15sY92BN)L5MlgaAj9>&K7{LfeFoF?`U<4x=!3ah$f)R{h1S1&12u3i15sY92'
    'BN)L5MlgaAj9>&K7{LfeFoF?`U<4x=!3ah$f)R{h1S1&12u3i15sY92BN)L5MlgaAj9>&K7{LfeFoF?`U<4x=!3ah$f)R{h1S1&1'
    '2u3i15sY92BN)L5MlgaAj9>&K7{LfeFoF?`U<4x=!3ah$f)R{h1S1&12u3i15sY92BN)L5MlgaAj9>&K7{LfeFoF?`U<4x=!3ah$'
    'f)R{h1S1&12u3i15sY92BN)L5MlgaAj9>&K7{LfeFoF?`U<4x=!3ah$f)R{h1S1&12u3i15sY92BN)L5MlgaAj9>&K7{LfeFoF?`'
    'U<4x=!3ah$f)R{h1S1&12u3i15sY92BN)L5MlgaAj9>&K7{LfeFoF?`U<4x=!3ah$f)R{h1S1&12u3i15sY92BN)L5MlgaAj9>&K'
    '7{LfeFoF?`U<4x=!3ah$f)R{h1S1&12u3i15sY92BN)L5MlgaAj9>&K7{LfeFoF?`U<4x=!3ah$f)R{h1S1&12u3i15sY92BN)L5'
    'MlgaAj9>&K7{LfeFoF?`U<4x=!3ah$f)R{h1S1&12u3i15sY92BN)L5MlgaAj9>&K7{LfeFoF?`U<4x=!3ah$f)R{h1S1&12u3i1'
    '5sY92BN)L5MlgaAj9>&K7{LfeFoF?`U<4x=!3ah$f)R{h1S1&12u3i15sY92BN)L5MlgaAj9>&K7{LfeFoF?`U<4x=!3ah$f)R{h'
    '1S1&12u3i15sY92BN)L5MlgaAj9>&K7{LfeFoF?`U<4x=!3ah$f)R{h1S1&12u3i15sY92BN)L5MlgaAj9>&K7{LfeFoF?`U<4x='
    '!3ah$f)R{h1S1&12u3i15sY92BN)L5MlgaAj9>&K7{LfeFoF?`U<4x=!3ah$f)R{h1S1&12u3i15sY92BN)L5MlgaAj9>&K7{Lfe'
    'FoF?`U<4x=!3ah$f)R{h1S1&12u3i15sY92BN)L5MlgaAj9>&K7{LfeFoF?`U<4x=!3ah$f)R{h1S1&12u3i15sY92BN)L5MlgaA'
    'j9>&K7{LfeFoF?`U<4x=!3ah$f)R{h1S1&12u3i15sY92BN)L5MlgaAj9>&K7{LfeFoF?`U<4x=!3ah$f)R{h1S1&12u3i15sY92'
    'BN)L5MlgaAj9>&K7{LfeFoF?`U<4x=!3ah$f)R{h1S1&12u3i15sY92BN)L5MlgaAj9>&K7{LfeFoF?`U<4x=!3ah$f)R{h1S1&1'
    '2u3i15sY92BN)L5MlgaAj9>&K7{LfeFoF?`U<4x=!3ah$f)R{h1S1&12u3i15sY92`|k_3f62DTS1pK{wSH9Boa9%BACGMKwEbmU'
    'YZJ!IdcN$z!C5a}_rgO{mwx@zrK9V6efs;aKMs$Xv-`S9dnc{CaeAlNs|IDwntt-ezVn+Nz9@6`+@<F(>s7ko52a1-UHx(Ysb4%Y'
    'A}n$BqX&MwWclNBW``XdF`#hC_^H7~9dD~&*5&!D>yA8g#irnrp1&&Tv-Y9oYbqDSKh$&COY;hT`bZ%Ep{L&4KJ?sQ#8!4)mbAO@'
    '*J+RbOZp#Hge|&w*_iIpMXy9H+1xef^BZykgQktC9M~|evHb45>;++$UY2zFrKa=mof3Ob!>w1nzhK?mNxz&n{P42xT$cC!tLi#l'
    '{O0{9t~h^9?qBK`_P%K5?T>|Z*wLf>tp{IOe9p^{=FGd{mY<bw>s^|+@VD{zL~dBIu;k-`?O)u!>5f&OzV!45y=Kgw*tB@%pwg{3'
    'z3}nPrzYPYyl=&<_38Jn98-MXy#v1d@Usd3nz?FZ@sKGi3OD}Si$7WP+C9JD@Y(gNYI;>2i9OXWFEO{Ue#F?>C+btKo*B6&C9EMl'
    '5K&svdqa3$P9SS^AmVi5sJ^|z<0?9C*;DxCk>i=wTbt7p#xx%;t*#n&dP`l!n8x<a9U|LRBz#pCKB334=)GaHnw$P~q9(o~yCna>'
    '`AJD@v)ebtG}U!V&1^Syf7+n)2bIO;L{=u0eo!5jvHgZldk^-xFk#QOqLD+U#?>?j*Noj&U!KvqxnNMz#90}Mf%wGw@rA+OBaZh='
    'KO9J@+_bYcs%Piu?(G|=c1=ChCo!RG{<@~jq=spcsbf+TieBGUofbE{dDn>vC;AoVolGA7)vk=FjEGrj2P=*w1-8XyP0mc{SlZaX'
    'XX>_`;^9R}G38Btj>R?y8e-zpHZI>WHf2oehVuB7JvmML)4Pri59~P|F{7w|W>mqZ{OmE4A_vEe8#*y1v7j<4=IFp+W#=9V84-I='
    'C5^24;>gJXd(sl}j}5HMSXWYiW%{rlRguGT3ySK#Zs-!0c_KROy6`Pw5wV{%ZYU|evTF9W(&#70wp$q=8Iv9CT2p(&wvsJd>H=fR'
    'PRGZLpOJJhv95UY;T?b5yK2DxcjJZ*=+;o5bMWKArJrX+&P$D~36$37)O~q6uFJ5>cK=!VU`^@6hYHGyhqTY#Gkrkh2dT|X5w(TA'
    '`;M-h7M_?jWJqN4@yLC{>W@{Qy5OBT9X9O@PV9c*qXUyJIj5wwCTsuPjYav@4c&K+i@vsh=jQtI=Gv5_&HV<Ygin0ua7oMyMSCh@'
    'lOxV4IJ79N<9nkL()t!2D~_BTJH9D?;{HA*zyIVwr;PLB_Eh!WF)DA(-paAN_Kb<|5ji}3bNQ~Aq{6`Po0C(*V$vq|h}~3}J2oPs'
    'XJ)tbhE7K-D|ffg-1Y8PW7`ky`FhTPQ=3=iuj?>kd`ji+`aZL^2b&6O_D4<{)2Xp@M9+Tl86C^Zng{GoYbZ>LiX2t9wLE!V{Q8u%'
    '^g!TbRavL-y6rovM~=#x5S2JCukv8QzLUlO6Vgunx}b6Tm%~%HAE?bp@36ZdYS^q}v2m%zJ>ERDuOT}+Kd$5V`sBPHC~SXt!`GkZ'
    '=bl$|^o!c!sFOLtu!CI&G;ZE<cVqX1vj=34ulee$f-9n$!Xn3>Zp{77s?8C#v#Ux1qYAow+L%{0Cnj%b=Af9=&!hUJlr?wQm)<=w'
    '{FAWsE8;Q>i*r(^r=IAZ8g{yU<EG-A0~7aueRAZGnC=I+Uy#wOG4@1MpIP<gF@0<M_S@UMtwY|4$Y4y@%HCV@lLnME^*lAWBDgZV'
    '*NA}wb`^GxpVsxY#E7(*=EJXTiQW)?I4`PldR}}(;ml(rI+hf@o7wH_=8OR|!c+3w#cmt0zTn8UhnkOWuXub!)aJ3By3dL#Ua@25'
    '7X`(8IvhK_`B2!7>~phg+Z7#49K0bSs<hj>ogKzsf2z7?dR%o_@NnnY?AT+?#it`b?-!HbTysfv#lLU8_hj;s@DrV@x>v8-IHgDD'
    'E<FZD9*IAhQs4h*UC+-N`b`g1cCN__W+oJ#{BFjG;*ywAqdISBs*dOrbzslYtTo{uZ9Ez~<Yahk<iZ~5drNl2ZOjR-%RO{%-uhkT'
    'rw3OZ$}P|B-%#}BuJ7b0e$^`?{&aHPfs$K>9&FwgmCz~p>jQ`4!g|#mJ2I>)^TXKM!%6k^!@BfpH)vzT!0~-fXKn3}(XQf^<nF_^'
    'U7b>}Bm3rdCmLe=PP@3gux|6(NxAK7GCI{(wy(QtaF6zd?TS;z7FVPXiOq^wUzV7ZQyUkXoL-qxSJk0!*TSBWgX4C*5T6~WzTjA0'
    '&*;8|Z=DQgrcEncm)m21m#Bl)#nZR$&WyaY=89ei55E#szb9@));W=3J1VjQu^&~Qn7c0dcz)&8dm~F5PN$9Pbm-NC_oa6WepFc0'
    'Vcm|nJ>4esIv93fSNJ76lau#XzV*ep3$HF4*gGpNEV1cGT1MZ~J!|t$cdm+VE)14U4f|}>;RRbe#_T-QzNEvB<K@>3Cm6v9MlgaA'
    'j9>&K7{LfeFoF?`U<4x=!3ah$f)R{h1S1&12u3i15sY92BN)L5MlgaAj9>&K7{LfeFoF?`U<4x=!3ah$f)R{h1S1&12u3i15sY92'
    'BN)L5MlgaAj9>&K7{LfeFoF?`U<4x=!3ah$f)R{h1S1&12u3i15sY92BN)L5MlgaAj9>&K7{LfeFoF?`U<4x=!3ah$f)R{h1S1&1'
    '2u3i15sY92BN)L5MlgaAj9>&K7{LfeFoF?`U<4x=!3ah$f)R{h1S1&12u3i15sY92BN)L5MlgaAj9>&K7{LfeFoF?`U<4x=!3ah$'
    'f)R{h1S1&12u3i15sY92BN)L5MlgaAj9>&K7{LfeFoF?`U<4x=!3ah$f)R{h1S1&12u3i15sY92BN)L5MlgaAj9>&K7{LfeFoF?`'
    'U<4x=!3ah$f)R{h1S1&12u3i15sY92BN)L5MlgaAj9>&K7{LfeFoF?`U<4x=!3ah$f)R{h1S1&12u3i15sY92BN)L5MlgaAj9>&K'
    '7{LfeFoF?`U<4x=!3ah$f)R{h1S1&12u3i15sY92BN)L5MlgaAj9>&K7{LfeFoF?`U<4x=!3ah$f)R{h1S1&12u3i15sY92BN)L5'
    'MlgaAj9>&K7{LfeFoF?`U<4x=!3ah$f)R{h1S1&12u3i15sY92BN)L5MlgaAj9>&K7{LfeFoF?`U<4x=!3ah$f)R{h1S1&12u3i1'
    '5sY92BN)L5MlgaAj9>&K7{LfeFoF?`U<4x=!3ah$f)R{h1S1&12u3i15sY92BN)L5MlgaAj9>&K7{LfeFoF?`U<4x=!3ah$f)R{h'
    '1S1&12u3i15sY92BN)L5MlgaAj9>&K7{LfeFoF?`U<4x=!3ah$f)R{h1S1&12u3i15sY92BN)L5MlgaAj9>&K7{LfeFoF?`U<4x='
    '!3ah$f)R{h1S1&12u3i15sY92BN)L5MlgaAj9>&K7{LfeFoF?`U<4x=!3ah$f)R{h1S1&12u3i15sY92BN)L5MlgaAj9>&K7{Lfe'
    'FoF?`U<4x=!3ah$f)R{h1S1&12u3i15sY92BN)L5MlgaAj9>&K7{LfeFoF?`U<4x=!3ah$f)R{h1S1&12u3i15sY92BN)L5MlgaA'
    'j9>&K7{LfeFoF?`U<4x=!3ah$f)R{h1S1&12u3i15sY92BN)L5MlgaAj9>&K7{LfeFoF?`U<4x=!3ah$f)R{h1S1&12u3i15sY92'
    'BN)L5MlgaAj9>&K7{LfeFoF?`U<4x=!3ah$f)R{h1S1&12u3i15sY92BN)L5MlgaAj9>&K7{LfeFoF?`U<4x=!3ah$f)R{h1S1&1'
    '2u3i15sY92BN)L5MlgaAj9>&K7{LfeFoF?`U<4x=!3ah$f)R{h1S1&12u3i15sY92BN)L5MlgaAj9>&K7{LfeFoF?`U<4x=!3ah$'
    'f)R{h1S1&12u3i15sY92BN)L5MlgaAj9>&K7{LfeFoF?`U<4x=!3ah$f)R{h1S1&12u3i15sY92BN)L5MlgaAj9>&K7{LfeFoF?`'
    'U<4x=!3ah$f)R{h1S1&12u3i15sY92BN)L5MlgaAj9>&K7{LfeFoF?`U<4x=!3ah$f)R{h1S1&12u3i15sY92BN)L5MlgaAj9>&K'
    '7{LfeFoF?`U<4x=!3ah$f)R{h1S1&12u3i15sY92BN)L5MlgaAj9>&K7{LfeFoF?`U<4x=!3ah$f)R{h1S1&12u3i15sY92BN)L5'
    'MlgaAj9>&K7{LfeFoF?`U<4x=!3ah$f)R{h1S1&12u3i15sY92BN)L5MlgaAj9>&K7{LfeFoF?`U<4x=!3ah$f)R{h1S1&12u3i1'
    '5sY92BN)L5MlgaAj9>&K7{LfeFoF?`U<4x=!3ah$f)R{h1S1&12u3i15sY92BN)L5MlgaAj9>&K7{LfeFoF?`U<4x=!3ah$f)R{h'
    '1S1&12u3i15sY92BN)L5MlgaAj9>&K7{LfeFoF?`U<4x=!3ah$f)R{h1S1&12u3i15sY92BN)L5MlgaAj9>&K7{LfeFoF?`U<4x='
    '!3ah$f)R{h1S1&12u3i15sY92BN)L5MlgaAj9>&K7{LfeFoF?`U<4x=!3ah$f)R{h1S1&12u3i15sY92BN)L5MlgaAj9>&K7{Lfe'
    'FoF?`U<4x=!3ah$f)R{h1S1&12u3i15sY92BN)L5MlgaAj9>&K7{LfeFoF?`U<4x=!3ah$f)R{h1S1&12u3i15sY92BN)L5MlgaA'
    'j9>&K7{LfeFoF?`U<4x=!3ah$f)R{h1S1&12u3i15sY92BN)L5MlgaAj9>&K7{LfeFoF?`U<4x=!3ah$f)R{h1S1&12u3i15sY92'
    'BN)L5MlgaAj9>&K7{LfeFoF?`U<4x=!3ah$f)R{h1S1&12u3i15sY92BiMgmu=KcKT|wmNKBZ;XrG=j=s^~JVQ$cfm*3hW6YYXc('
    ')o#iyi)vR<-|^&kvU(la@>Nn@SVB=m)S!lgYraTHI8uAGE-9n2Ls7xxhWZ1is#0o34JfR+XlPXUmeQgDiMz|oQoDvn*HlFXGb&Ct'
    ')-_jDb&p9;=y76CM9+cgJ?he@oQ~NPo7gFDWMagrk#pL2P3e$z!6gR^s<-E-m3I$Mis(>KT6Rh5>6)Uj+MdzJP6U$%h9BLK8yVe@'
    'o|TZ)xpQQ7ZR42a)P$t-Q`@bJNNcDXTV56xl~Ph12&Bah%`FZ_Hw1eG!y;xi?hB8c7d|BMc<Gk%@TT@Xf}`8#e|DsIux59M_G69>'
    'Inr1;H7{89Wo7r??W^;{Z|;{`@x`7%_oBkgx_&d-Z#h|hxME;&NyP4w!|O6LM^$$3SWtFq@bTIa*+aSyuH1GYxv{A(F|{@;d;h_r'
    'DFq4j+so?0nkr)=hfNIz1ONE<U%vx^fBg8bPk}QZf@iJ-{`vEt_x<l%&)$CK|NopLaQ6Oxd<dSse&*6QCJR|McxK_?ndMs+ICFoX'
    'W#+Rt2V0)!>}+SgZ5jX1OW&BM?OiSR1kPp<`V1k<1X}`WeV(&dLvLv_TWgfTU`qro^Mqs@Y}wwK8(UHe23yh&grwc}Btplwj6QRz'
    '_22?$(>{ANfxtIX`sX*_TITHewj>q^3F+)(1X`=5b!eNk1A#XAogEf3wsoG+%v#2`Ni1Y%!8Ruq2+869dD?-{v|GP#*?XJRS{^85'
    'P%zNi53O4Xw)8^CJgp7eHkptWgMqf^7;LTVGdpc5=+FvolUvK`Ex!V7Lp(FCP06<wQA?GDbaQApq5U5^EEJ1CC?2f?TMY@>doYxk'
    '&?gB^``dzrHb=-jf#A0VYdzPttDl{(^+-Ze3buwC+EXDHf^BsQhO83WUv2gnf^sXO-$*<3R6?^0?MH$Uj9>&K7{LfeFoF?`U<4x='
    '!3ah$f)R{h1S1&12u3i15sY92BN)L5MlgaAj9>&K7{LfeFoF?`U<4x=!3ah$f)R{h1S1&12u3i15sY92BN)L5MlgaAj9>&K7{Lfe'
    'FoF?`U<4x=!3ah$f)R{h1S1&12u3i15sY92BN)L5MlgaAj9>&K7{LfeFoF?`U<4x=!3ah$f)R{h1S1&12u3i15sY92BN)L5MlgaA'
    'j9>&K7{LfeFoF?`U<4x=!3ah$f)R{h1S1&12u3i15sY92BN)L5MlgaAj9>&K7{LfeFoF?`U<4x=!3ah$f)R{h1S1&12u3i15sY92'
    'BN)L5MlgaAj9>&K7{LfeFoF?`U<4x=!3ah$f)R{h1S1&12u3i15sY92BN)L5MlgaAj9>&K7{LfeFoF?`U<4x=!3ah$f)R{h1S1&1'
    '2u3i15sY92BN)L5MlgaAj9>&K7{LfeFoF?`U<4x=!3ah$f)R{h1S1&12u3i15sY92BN)L5MlgaAj9>&K7{LfeFoF?`U<4x=!3ah$'
    'f)R{h1S1&12u3i15sY92BN)L5MlgaAj9>&K7{LfeFoF?`U<4x=!3ah$f)R{h1S1&12u3i15sY92BN)L5MlgaAj9>&K7{LfeFoF?`'
    'U<4x=!3ah$f)R{h1S1&12u3i15sY92BN)L5MlgaAj9>&K7{LfeFoF?`U<4x=!3ah$f)R{h1S1&12u3i15sY92BN)L5MlgaAj9>&K'
    '7{LfeFoF?`U<4x=!3ah$f)R{h1S1&12u3i15sY92BN)L5MlgaAj9>&K7{LfeFoF?`U<4x=!3ah$f)R{h1S1&12u3i15sY92BN)L5'
    'MlgaAj9>&K7{LfeFoF?`U<4x=!3ah$f)R{h1S1&12u3i15sY92BN)L5MlgaAj9>&K7{LfeFoF?`U<4x=!3ah$f)R{h1S1&12u3i1'
    '5sY92BN)L5MlgaAj9>&K7{LfeFoF?`U<4x=!3ah$f)R{h1S1&12u3i15sY92BN)L5MlgaAj9>&K7{LfeFoF?`U<4x=!3ah$f)R{h'
    '1S1&12u3i15sY92BN)L5MlgaAj9>&K7{LfeFoF?`U<4x=!3ah$f)R{h1S1&12u3i15sY92BN)L5MlgaAj9>&K7{LfeFoF?`U<4x='
    '!3ah$f)R{h1S1&12u3i15sY92BN)L5MlgaAj9>&K7{LfeFoF?`U<4x=!3ah$f)R{h1S1&12u3i15sY92BN)L5MlgaAj9>&K7{Lfe'
    'FoF?`U<4x=!3ah$f)R{h1S1&12u3i15sY92BN)L5MlgaAj9>&K7{LfeFoF?`U<4x=!3ah$f)R{h1S1&12u3i15sY92BN)L5MlgaA'
    'j9>&K7{LfeFoF?`U<4x=!3ah$f)R{h1S1&12u3i15sY92BN)L5MlgaAj9>&K7{LfeFoF?`U<4x=!3ah$f)R{h1S1&12u3i15sY92'
    'BN)L5MlgaAj9>&K7{LfeFoF?`U<4x=!3ah$f)R{h1S1&12u3i15sY92BN)L5MlgaAj9>&K7{LfeFoF?`U<4x=!3ah$f)R{h1S1&1'
    '2u3i15sY92BN)L5MlgaAj9>&K7{LfeFoF?`U<4x=!3ah$f)R{h1S1&12u3i15sY92BN)L5MlgaAj9>&K7{LfeFoF?`U<4x=!3ah$'
    'f)R{h1S1&12u3i15sY92BN)L5MlgaAj9>&K7{LfeFoF?`U<4x=!3ah$f)R{h1S1&12u3i15sY92BN)L5MlgaAj9>&K7{LfeFoF?`'
    'U<4x=!3ah$f)R{h1S1&12u3i15sY92BN)L5MlgaAj9>&K7{LfeFoF?`U<4x=!3ah$f)R{h1S1&12u3i15sY92BN)L5MlgaAj9>&K'
    '7{LfeFoF?`U<4x=!3ah$f)R{h1S1&12u3i15sY92BN)L5MlgaAj9>&K7{LfeFoF?`U<4x=!3ah$f)R{h1S1&12u3i15sY92BN)L5'
    'MlgaAj9>&K7{LfeFoF?`U<4x=!3ah$f)R{h1S1&12u3i15sY92BN)L5MlgaAj9>&K7{LfeFoF?`U<4x=!3ah$f)R{h1S1&12u3i1'
    '5sY92BN)L5MlgaAj9>&K7{LfeFoF?`U<4x=!3ah$f)R{h1S1&12u3i15sY92BN)L5MlgaAj9>&K7{LfeFoF?`U<4x=!3ah$f)R{h'
    '1S1&12u3i15sY92BN)L5MlgaAj9>&K7{LfeFoF?`U<4x=!3ah$f)R{h1S1&12u3i15sY92BN)L5MlgaAj9>&K7{LfeFoF?`U<4x='
    '!3ah$f)R{h1S1&12u3i15sY92BN)L5MlgaAj9>&K7{LfeFoF?`U<4x=!3ah$f)R{h1S1&12u3i15sY92BN)L5MlgaAj9>&K7{Lfe'
    'FoF?`U<4x=!3ah$f)R{h1S1&12u3i15sY92BN)L5Mlgc?-wM_y;cs+t>p6v*(3)!SY?Q4%(6$c0aY~_?oY_E2%7M@t{6>8S+H_o-'
    'vToT^YZ-;+76`f0noUbQfp29V`uL$85DXFQ+btdlsk+cE2!z_$vgwvg0wGNrTFD{Hws|{*^hT(<fxx%l4xx_~f==u6h9urvPaznz'
    '^(r*Mwr{upgI8_eAc2-0w02ONS_rm1%9g8b-dWxb-VWXl{=W71Ex`yzFoF?`U<4x=!3ah$f)R{h1S1&12u3i15sY92BN)L5MlgaA'
    'j9>&K7{LfeFoF?`U<4x=!3ah$f)R{h1S1&12u3i15sY92BN)L5MlgaAj9>&K7{LfeFoF?`U<4x=!3ah$f)R{h1S1&12u3i15sY92'
    'BN)L5MlgaAj9>&K7{LfeFoF?`U<4x=!3ah$f)R{h1S1&12u3i15sY92BN)L5MlgaAj9>&K7{LfeFoF?`U<4x=!3ah$f)R{h1S1&1'
    '2u3i15sY92BN)L5MlgaAj9>&K7{LfeFoF?`U<4x=!3ah$f)R{h1S1&12u3i15sY92BN)L5MlgaAj9>&K7{LfeFoF?`U<4x=!3ah$'
    'f)R{h1S1&12u3i15sY92BN)L5MlgaAj9>&K7{LfeFoF?`U<4x=!3ah$f)R{h1S1&12u3i15sY92BN)L5MlgaAj9>&K7{LfeFoF?`'
    'U<4x=!3ah$f)R{h1S1&12u3i15sY92BN)L5MlgaAj9>&K7{LfeFoF?`U<4x=!3ah$f)R{h1S1&12u3i15sY92BN)L5MlgaAj9>&K'
    '7{LfeFoF?`U<4x=!3ah$f)R{h1S1&12u3i15sY92BN)L5MlgaAj9>&K7{LfeFoF?`U<4x=!3ah$f)R{h1S1&12u3i15sY92BN)L5'
    'MlgaAj9>&K7{LfeFoF?`U<4x=!3ah$f)R{h1S1&12u3i15sY92BN)L5MlgaAj9>&K7{LfeFoF?`U<4x=!3ah$f)R{h1S1&12u3i1'
    '5sY92BN)L5MlgaAj9>&K7{LfeFoF?`U<4x=!3ah$f)R{h1S1&12u3i15sY92BN)L5MlgaAj9>&K7{LfeFoF?`U<4x=!3ah$f)R{h'
    '1S1&12u3i15sY92BN)L5MlgaAj9>&K7{LfeFoF?`U<4x=!3ah$f)R{h1S1&12u3i15sY92BN)L5MlgaAj9>&K7{LfeFoF?`U<4x='
    '!3ah$f)R{h1S1&12u3i15sY92BN)L5MlgaAj9>&K7{LfeFoF?`U<4x=!3ah$f)R{h1S1&12u3i15sY92BN)L5MlgaAj9>&K7{Lfe'
    'FoF?`U<4x=!3ah$f)R{h1S1&12u3i15sY92BN)L5MlgaAj9>&K7{LfeFoF?`U<4x=!3ah$f)R{h1S1&12u3i15sY92BN)L5MlgaA'
    'j9>&K7{LfeFoF?`U<4x=!3ah$f)R{h1S1&12u3i15sY92BN)L5MlgaAj9>&K7{LfeFoF?`U<4x=!3ah$f)R{h1S1&12u3i15sY92'
    'BN)L5MlgaAj9>&K7{LfeFoF?`U<4x=!3ah$f)R{h1S1&12u3i15sY92BN)L5MlgaAj9>&K7{LfeFoF?`U<4x=!3ah$f)R{h1S1&1'
    '2u3i15sY92BN)L5MlgaAj9>&K7{LfeFoF?`U<4x=!3ah$f)R{h1S1&12u3i15sY92BN)L5MlgaAj9>&K7{LfeFoF?`U<4x=!3ah$'
    'f)R{h1S1&12u3i15sY92BN)L5MlgaAj9>&K7{LfeFoF?`U<4x=!3ah$f)R{h1S1&12u3i15sY92BN)L5MlgaAj9>&K7{LfeFoF?`'
    'U<4x=!3ah$f)R{h1S1&12u3i15sY92BN)L5MlgaAj9>&K7{LfeFoF?`U<4x=!3ah$f)R{h1S1&12u3i15sY92BN)L5MlgaAj9>&K'
    '7{LfeFoF?`U<4x=!3ah$f)R{h1S1&12u3i15sY92BN)L5MlgaAj9>&K7{LfeFoF?`U<4x=!3ah$f)R{h1S1&12u3i15sY92BN)L5'
    'MlgaAj9>&K7{LfeFoF?`U<4x=!3ah$f)R{h1S1&12u3i15sY92BN)L5MlgaAj9>&K7{LfeFoF?`U<4x=!3ah$f)R{h1S1&12u3i1'
    '5sY92BN)L5MlgaAj9>&K7{LfeFoF?`U<4x=!3ah$f)R{h1S1&12u3i15sY92BN)L5MlgaAj9>&K7{LfeFoF?`U<4x=!3ah$f)R{h'
    '1S1&12u3i15sY92BN)L5MlgaAj9>&K7{LfeFoF?`U<4x=!3ah$f)R{h1S1&12u3i15sY92BN)L5MlgaAj9>&K7{LfeFoF?`U<4x='
    '!3ah$f)R{h1S1&12u3i15sY92BN)L5MlgaAj9>&K7{LfeFoF?`U<4x=!3ah$f)R{h1S1&12u3i15sY92BN)L5MlgaAj9>&K7{Lfe'
    'FoF?`U<4x=!3ah$f)R{h1S1&12u3i15sY92BN)L5MlgaAj9>&K7{LfeFoF?`U<4x=!3ah$f)R{h1S1&12u3i15sY92BN)L5MlgaA'
    'j9>&K7{LfeFoF?`U<4x=!3ah$f)R{h1S1&12u3i15sY92BN)L5MlgaAj9>&K7{LfeFoF?`U<4x=!3ah$f)R{h1S1&12u3i15sY92'
    'BN)L5MlgaAj9>&K*#DP;wMqCJUEF$3p(eDZ8ax|iYY()o!*85YXeMVi(2{Z>v<AOXpMf?V*QTsn_S9NNp}7S@uC!*;5>Mb;nTI}p'
    'Xa@vC1p9W22STc@_1pgi@X{G@', 0.00048828125
),
}, name='rows_dilated').DisableLifeTimeVariation()

# There are too many rows for one tile or one thread.
# Expected values: float64 formula.
x1 = Input('x1', (U8, [1, 2053, 29, 3], 0.5, 100))
c2 = Parameter('c2', (U8, [1, 3, 3, 6], 0.25, 128), packed('<i2',
    'c-pIdII*oE_*(E`W8-<wYunr2o;Q53?bMC*EskBU-<YQ7&3lqCd*AHIOLw<DUvSiS<AmN1QxlWA7{~$u1^*wa'
))
c3 = Parameter('c3', (I32, [6], 0.125, 0), [214, 109, 252, 195, 74, 161])
t4 = Output('t4', (U8, [1, 2053, 29, 6], 55.0, 111))
model = Model()
model.Operation('DEPTHWISE_CONV_2D', x1, c2, c3, 1, 1, 1, 2, 0, False, 2, 2).To(t4)
Example({
    x1: (packed('<i2',
    'c-s3KxJBAx+Rcx#r?@t2@QWMucb$IleoCqDSBr10ZzAeN`7K2_H*>h}c(_1Kb@G(w2X8IE)On^bzx@r5d&%anqnbxG6VS{s3Pu4f'
    '0RWv2GdB'
) * 294)[:178611],
    t4: packed('<i2',
    'c-rmM+in|%eaG=V!Cs*lb}<y&vIbeVWZjmubqt>(S(aqUmMH2hQKTr65>MhuJV+ubk~*Jd%Z^X6T_>p>Hw}Vp%{HU$MTcSc!+>G8'
    'yV(;gudusbd_Irx!~g%?zL~F=CZcx=KbfA3BqGIT_!oub==#Ku?iEglo7Hw^;&{AyVIW%zRkDRA!Farszy0QF`Mj_YTDrA8|88M%'
    'd%N;5*I1oN{IEZJnhrjTN3S2xL;}%FeCc0G!-u1lU~wvTklZcKFC5%I`l^4vzH++~FZb<zQBR%EmuK3kn``+`PJ5S+s<-><OOgCW'
    'd^x+dSINes^QG<iTTgnYYpbE&Wd3C;))}e|J{dTASXvp%T|3!dD&-E7sr+O$_F-`&GFHA)YF=IqPS-cLZj3Bu7sIhwE|zHDm^<G-'
    '+)Zy(>cLXv;C%Vu^Rd8wJk{GcZKNN3)79>&jx=WqXVqFD`#1U3)Y0<2OX*HJlIp76jYp?<=OfR0Zyv0j7Q@>^EAKQy<<s0^xqP+O'
    'm_7*{Opb;d;kiGVJR2)~H__h7%%w=YRUO+OE>zd13gJRDn2n!g*2BlOM`!P^bbWQP@?|zY_NF-cJU6tvkSvb>VySj%ck{=))zd)r'
    '<S-cycOP5~kH&^_ccZUn28MUj;s5SAJ`5L@YZKMdA2+v`UZ+0md|c18{^(Nv=OZ(BOO1)c+)!|KVW;@*#LeYwc`_Er9&F|xrdO5^'
    'A3y&feCP0D-+XiA-u(ypr%T1;*O_-tv#$=vYY%p>ytBP?JsFS3ms_6>6~<5A@0<=^KL{+9x`S8#G5-%w7N$4$uHC!3wt2EP@%UO}'
    't9;VhPL@+MJ1bY)sZgReuv-1W^2qYm)~B<}`DktAW;R`z+K%@8?zsL{eY3nbI5hN4EqAyxeet*yO1HA#L|^{<<=r2(2G2InGKZ1C'
    '`k(Gpb8E%>qua^pvD3dT-7PIl)Tau+9{%BPv(HDz>mOy`UC-B>mC)1XUlq24C&5o^i7SO<`7h#$P$F7cI67SJ`)D=(diJE#KCZ+D'
    'o2^2nkb2fQpX>ZSto?jAI=wf0IluCCbLzo<ZR-8iSSFE=J=iEc8=mVv&CcH$yS?9+TDv(G_`Ll1SFxFw?f(7i@#x*=?ET`yg?le|'
    '!->w^jn?Dpe6f%!$5z|lOV#IMr!VGD*3;?1-c)Jv_Qy-XZ=V-lR%^NT@a*X0i>;lNiL1|Qf!)^MeVh3DH&-4FoOB&*Y+hZ@E!Dby'
    '-K;F-+krc`x&#0AQS9^LLQi$B@zwB^->$YIBjv!{L@T=9doNfCg)+t9SvWdbza0s6-d;&wi=?xwt>*ZJoqLh9xq7MkY9W%p-)Xff'
    '<E{G6MEl-v)&@Gg_b#ozjx8=f8lHc%eEX;{Q=2|dR{pZux-@gAk*d}k<F(PA*o{X2)L{0(+{4nqcVA!lUH|?}I+`m+?kC><`1n$L'
    '?=*4ubZPMigVpT!;?L$=;YYE)QsmuI`(<*dyty==84ea7#ebPTD-@frdZOEpgR|Mw?q=#_Ds!Cd+RI&857pOmzpB@|XCgn{s_rhI'
    'mkxHWwlBQA8d$tF(Tda`-3(4V%1r!k*UZlvqjTY|we0unr&}w9mj@@MnZjFx_2>D8{pd>X<N2uz<C(Smn>+DWv*}p;T6VX(R;~}c'
    'dDi&P>G*o9HyHfn-Tl{dx%K$w(9g5)e7*SPXI<q=tAF~l-Ah}G@p|ad&iYI;wtAcibpO-kiPiG(g~jAQ7v|<;nb~H~=9ApoV57Hj'
    '7J5>vL<`BO+VV&ze>>iMZ+H367gNbj=i~nC?VUg;xztW9v__K;_wQC$7dk6b&D0k!+WGS<+2r_Y_twg*#Owc=$S2nOizCI|?MUe1'
    '2Mev#apKF~rGra@m7b&3;b8EWBbk@){p4BsXJ@gez0n_^WHvhOk<R&BPYSUY>627$ARk@%!^l?bxK$}sPsc8=X4fOZ>U^PDRWJop'
    'Fa=XE1ye8uQ!oWnFa=XE1ye8uQ!oWnFa=XE1ye8uQ!oWnFa=XE1ye8uQ!oWnFa=XE1ye8uQ!oWnFa=XE1ye8uQ!oWnFa=XE1ye8u'
    'Q!oWnFa=XE1ye8uQ!oWnFa=XE1ye8uQ!oWnFa=XE1ye8uQ!oWnFa=XE1ye8uQ!oWnFa=XE1ye8uQ!oWnFa=XE1ye8uQ!oWnFa=XE'
    '1ye8uQ!oWnFa=XE1ye8uQ!oWnFa=XE1ye8uQ!oWnFa=XE1ye8uQ!oWnFa=XE1ye8uQ!oWnFa=XE1ye8uQ!oWnFa=XE1ye8uQ!oWn'
    'Fa=XE1ye8uQ!oWnFa=XE1ye8uQ!oWnFa=XE1ye8uQ!oWnFa=XE1ye8uQ!oWnFa=XE1ye8uQ!oWnFa=XE1ye8uQ!oWnFa=XE1ye8u'
    'Q!oWnFa=XE1ye8uQ!oWnFa=XE1ye8uQ!oWnFa=XE1ye8uQ!oWnFa=XE1ye8uQ!oWnFa=XE1ye8uQ!oWnFa=XE1ye8uQ!oWnFa=XE'
    '1ye8uQ!oWnFa=XE1ye8uQ!oWnFa=XE1ye8uQ!oWnFa=XE1ye8uQ!oWnFa=XE1ye8uQ!oWnFa=XE1ye8uQ!oWnFa=XE1ye8uQ!oWn'
    'Fa=XE1ye8uQ!oWnFa=XE1ye8uQ!oWnFa=XE1ye8uQ!oWnFa=XE1ye8uQ!oWnFa=XE1ye8uQ!oWnFa=XE1ye8uQ!oWnFa=XE1ye8u'
    'Q!oWnFa=XE1ye8uQ!oWnFa=XE1ye8uQ!oWnFa=XE1ye8uQ!oWnFa=XE1ye8uQ!oWnFa=XE1ye8uQ!oWnFa=XE1ye8uQ!oWnFa=XE'
    '1ye8uQ!oWnFa=XE1ye8uQ!oWnFa=XE1ye8uQ!oWnFa=XE1ye8uQ!oWnFa=XE1ye8uQ!oWnFa=XE1ye8uQ!oWnFa=XE1ye8uQ!oWn'
    'Fa=XE1ye8uQ!oWnFa=XE1ye8uQ!oWnFa=XE1ye8uQ!oWnFa=XE1ye8uQ!oWnFa=XE1ye8uQ!oWnFa=XE1ye8uQ!oWnFa=XE1ye8u'
    'Q!oWnFa=XE1ye8uQ!oWnFa=XE1ye8uQ!oWnFa=XE1ye8uQ!oWnFa=XE1ye8uQ!oWnFa=XE1ye8uQ!oWnFa=XE1ye8uQ!oWnFa=XE'
    '1ye8uQ!oWnFa=XE1ye8uQ!oWnFa=XE1ye8uQ!oWnFa=XE1ye8uQ!oWnFa=XE1ye8uQ!oWnFa=XE1ye8uQ!oWnFa=XE1ye8uQ!oWn'
    'Fa=XE1ye8uQ!oWnFa=XE1ye8uQ!oWnFa=XE1ye8uQ!oWnFa=XE1ye8uQ!oWnFa=XE1ye8uQ!oWnFa=XE1ye8uQ!oWnFa=XE1ye8u'
    'Q!oWnFa=XE1ye8uQ!oWnFa=XE1ye8uQ!oWnFa=XE1ye8uQ!oWnFa=XE1ye8uQ!oWnFa=XE1ye8uQ!oWnFa=XE1ye8uQ!oWnFa=XE'
    '1ye8uQ!oWnFa=XE1ye8uQ!oWnFa=XE1ye8uQ!oWnFa=XE1ye8uQ!oWnFa=XE1ye8uQ!oWnFa=XE1ye8uQ!oWnFa=XE1ye8uQ!oWn'
    'Fa=XE1ye8uQ!oWnFa=XE1ye8uQ!oWnFa=XE1ye8uQ!oWnFa=XE1ye8uQ!oWnFa=XE1ye8uQ!oWnFa=XE1ye8uQ!oWnFa=XE1ye8u'
    'Q!oWnFa=XE1ye8uQ!oWnFa=XE1ye8uQ!oWnFa=XE1ye8uQ!oWnFa=XE1ye8uQ!oWnFa=XE1ye8uQ!oWnFa=XE1ye8uQ!oWnFa=XE'
    '1ye8uQ!oWnFa=XE1ye8uQ!oWnFa=XE1ye8uQ!oWnFa=XE1ye8uQ!oWnFa=XE1ye8uQ!oWnFa=XE1ye8uQ!oWnFa=XE1ye8uQ!oWn'
    'Fa=XE1ye8uQ!oWnFa=XE1ye8uQ!oWnFa=XE1ye8uQ!oWnFa=XE1ye8uQ!oWnFa=XE1ye8uQ!oWnFa=XE1ye8uQ!oWnFa=XE1ye8u'
    'Q!oWnFa=XE1ye8uQ!oWnFa=XE1ye8uQ!oWnFa=XE1ye8uQ!oWnFa=XE1ye8uQ!oWnFa=XE1ye8uQ!oWnFa=XE1ye8uQ!oWnFa=XE'
    '1ye8uQ!oWnFa=XE1ye8uQ!oWnFa=XE1ye8uQ!oWnFa=XE1ye8uQ!oWnFa=XE1ye8uQ!oWnFa=XE1ye8uQ!oWnFa=XE1ye8uQ!oWn'
    'Fa=XE1ye8uQ!oWnFa=XE1ye8uQ!oWnFa=XE1ye8uQ!oWnFa=XE1ye8uQ!oWnFa=XE1ye8uQ!oWnFa=XE1ye8uQ!oWnFa=XE1ye8u'
    'Q!oWnFa=XE1ye8uQ!oWnFa=XE1ye8uQ!oWnFa=XE1ye8uQ!oWnFa=XE1ye8uQ!oWnFa=XE1ye8uQ!oWnFa=XE1ye8uQ!oWnFa=XE'
    '1ye8uQ!oWnFa=XE1ye8uQ!oWnFa=XE1ye8uQ!oWnFa=XE1ye8uQ!oWnFa=XE1ye8uQ!oWnFa=XE1ye8uQ!oWnFa=XE1ye8uQ!oWn'
    'Fa=XE1ye8uQ!oWnFa=XE1ye8uQ!oWnFa=XE1ye8uQ!oWnFa=XE1ye8uQ!oWnFa=XE1ye8uQ!oWnFa=XE1ye8uQ!oWnFa=XE1ye8u'
    'Q!oWnFa=XE1ye8uQ!oWnFa=XE1ye8uQ!oWnFa=XE1ye8uQ!oWnFa=XE1ye8uQ!oWnFa=XE1ye8uQ?UO>!K&TsnY$C=_}K7+{DuA5'
    'wUyMtNbYJV++S#~Eu8l3l?RF+KJE+0u8pjBH;zKV;K5S-zpnMxa*GR-mkZIiYiGgP%AM$5A`<@Vn;V@#xiMb8xf8wBH#yna`sTC5'
    '!&_sW!sTqTy|G?<|JBC+zmAQRsuMQ{PcN^05y&R`S0;8AKX{&c{In|^jfR8I+n0}$^R4TRe624L+S^=TxbevcvrFl~KsNJwb#7{L'
    'w3zLh%OpCZYkeD~#e=o(@6MvDT+OUx#?#He-_QJ6d}F@4{c>omQH$<HW9h}v!}0K1{XCrSS&3!ai(92;s`TOP+(6~p#*HV-FaBdP'
    'olB3!`@^%1eE!juMj@A+KMN)sKOH!`zTUna7&@5DzIgA#C)uYD=8kXojo(cdX14|tN8kT)GIpL?E>(KMq0_gPGO43_uu<Fy&TW@B'
    'W&`n1`nWXx2LJ#70000000000000000000000000000000000000000000000000000000000000000000000000000000000000'
    '0000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000'
    '0000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000'
    '0000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000'
    '00000000000000000000000000000000000000000002Lm;Mi0YhW}'
),
}, name='rows_dilated_quant8').AddVariations(signed(x1, c2, t4)).DisableLifeTimeVariation()
