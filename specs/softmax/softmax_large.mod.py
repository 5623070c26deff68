# Licensed under the Apache License, Version 2.0; see LICENSE.
# Written by 'python -m corpus' from corpus/families/softmax.py; do not edit.
#
# SOFTMAX: tensors of many elements, in sizes of no block, and beside powers of two.

import base64
import zlib

import numpy as np


def packed(dtype, text):
    """Many values in little space."""
    return np.frombuffer(zlib.decompress(base64.b85decode(text)), dtype).tolist()

# Expected values: float64 formula.
input = Input('input', ('TENSOR_FLOAT32', [2, 4099]))
output = Output('output', ('TENSOR_FLOAT32', [2, 4099]))
model = Model()
model.Operation('SOFTMAX', input, 1.0).To(output)
Example({
    input: packed('<f4',
    'c-rmUu?oUK3;@s|B1J@sLlFn@Q~K-niyRyrI+&v=^bd4+L&!B3?(*n<5iv$|Q^X_V^NfhhbLK<lcjjy6W5%v}+Fq--^(o^vEj_QS'
    '4VnAu?>6V%YCo#J-q%;$H?{MocC9;3wZ7LmZMLZI*1xZw%e3t6Yu>eIC`+4Xu3%<nW@ct)W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)'
    'W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)W@cvoH}hkR7&F>i0RA&GGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+Y'
    'Gcz+YGcz+YGcz+YGcz+YGcz+YGcz+Y^Y6{eTL51`rC6i'
),
    output: packed('<f4',
    'c-rmUtx7~u6b4WPVUpMsEINNzw2A$Sma)kA1``KuQ;mXP)}lc{m;u44!Kf&T3|I_i@d-2=<O}y1G^}vooP9p_*^ArnXk3=l-A-%p'
    '{WE{Mx>p>|+_pFFXN&&UuywxvT68XU>T^$D&0e?HP9}G$XMZ(3YA)SO)ss1{Eidk#+|?gm-W$oMXVov6+-IM9^<J`BlLy-iRju*4'
    '(yVIfn>VtuPc3~iTYBZ3{Nte3PUh`nzmdC~GjEm2T$wrZWd1B>W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)'
    'W@ct)W@ct)W@ct)W@ct)W@ct)=Kp4X-aIR>FDKSU<FfRfnVFfHnVFfHnVFfHnVFfHnVFfHnVFfHnVFfHnVFfHnVFfHnVFfHnVFfH'
    'nVFfHnVFfHnVFfHnVFfHnVJ9IT>T5+7hZ~=Q~'
),
}, name='long').DisableLifeTimeVariation()

# Expected values: float64 formula.
input = Input('input', ('TENSOR_FLOAT32', [1025, 11]))
output = Output('output', ('TENSOR_FLOAT32', [1025, 11]))
model = Model()
model.Operation('SOFTMAX', input, 1.0).To(output)
Example({
    input: packed('<f4',
    'c-rmO!D<^Z6a`Qb22)BYrF2nDF!_}HdghC==%R}*Izwcl+)8iP-B}EF;%8Y;S2H@TwddA8@2$PQwD$dY{nXz-9j~|J`g6WNYMzhl'
    'to?QT{doMp_3PVl{oLQi_#L$meY~@7+uz1N>#xUk*+14k_3xjb-N(Q5x#YOl{(HAR{`vV?cfS7`<8Hlf>)#pY`}*?l9PT~0KJJhG'
    'z2~uZ?D_oNFMZDUp2ym;=ZF6L=eSRkH5+?=>}zq^-+LZw$DX(TdSC0?V!o@K$J(*yS<Yka*z+vs9Jk6j*P+Te=TPOGYgXl)xm7uj'
    'wYj%5=bUeq^H`gEJ9A#mcb0RGTje~~=HAYnbDvc?kF~kCGv~23_jcwy*3O<`W6qgHm2*Bz%ABLOD(9SUmGf9Tdxm|;IeM#d&N);$'
    '=X1TvIoF}eIoG$!Iq$bB=Uj&>=h?Glm2;j$RnBAW>a5xpXI7Q-Si3r_+9ZqBSv7l>tj?<Iq_@>sb(_q0byjVQXLXhH?0#G2oO`{>'
    'IeV*e&U>@UIrl@AbJkWl=Nzh>bN^O3XBJh?xxQ7-IbZf<PxfR__GC}?WKZ^FPxfR__GC}?WKZ^FPxfR__GC}?WKZ^FPxfR__GC}?'
    'WKZ^FPxfR__GC}?WKZ^FPxfR__GC}?WKZ^FPxfR__GC}?WKZ^FPxfR__GC}?WKZ^FPxfR__GC}?WKZ^FPxfR__GC}?WKZ^FPxfR_'
    '_GC}?WKZ^FPxfR__GC}?WKZ^FPxfR__GC}?WKZ^FPxfR__GC}?WKZ^FPxfR__GC}?WKZ^FPxfR__GC}?WKZ^FPxfR__GC}?WKZ^F'
    'PxfR__GC}?WKZ^FPxfR__GC}?WKZ^FPxfR__GC}?WKZ^FPxfTb|7*{`^3b{u'
),
    output: packed('<f4',
    'c-rmOF>4f25C?DqLaJbAz#=AhxrlZmwkO)eM&dU}DVAw11;JV?3j;y|LP{-c#h{2_V__}g2hiF=r&yQ_yVKeIisO#E*|%@r|Lwcq'
    '@#p38;)h@JXRB8)fBpVwc7AVnJ3b%${&VTv<9nO8->vU_yz^rD`qj$K<A1e>x4!J$_<6GV<iguUyxxEMHrsvqU@OLWe*NK@+Wo!#'
    'MT{49rw6Nx7(eQ-yjk12fA?rR*T((g`uJ@aKWbtwb=;_l`^EfX{P;cU;`8jswRx_M`$k>7$2EDraZR1W&~w~B#yvdUm<>JW+T3&8'
    '_vGm5Jgymf&b7Jc_&u(TafhCBZSFbl8L#+m=sDNso}<5bAJ#hh7@O}@&Sx@CJ&)y_Yje+IIoEN!oa;JtIoCOKIoCDoa;~{`Ip^BC'
    'w`<OIzFp3_w(jkk^VEFDa<1ccIp^BCw`<OIpLIFs+Pb%E&bhYk?V5A09XrEv&NYiJ=X#cOIoIC0oa=nMoOA8i8J2Udy>&U)IdnPK'
    'bG^&Cu0xk|UEeO}`n+{H*LCP}9y?2>a<2bFUCz07>c48}xvoQ(bFQ8GuNr!;&wQ72J%78L>$qLc^*Qcxu4i?Z^Vst?m2=(eUCy<)'
    'F6a7eb~)Gm(B)ifyPWGBx}59&?Q*VJbUD}c?Q*X3Wl#2GPxfR__GC}?WKZ^FPxfR__GC}?WKZ^FPxfR__GC}?WKZ^FPxfR__GC}?'
    'WKZ^FPxfR__GC}?WKZ^FPxfR__GC}?WKZ^FPxfR__GC}?WKZ^FPxfR__GC}?WKZ^FPxfR__GC}?WKZ^FPxfR__GC}?WKZ^FPxfR_'
    '_GC}?WKZ^FPxfR__GC}?WKZ^FPxfR__GC}?WKZ^FPxfR__GC}?WKZ^FPxfR__GC}?WKZ^FPxfR__GC}?WKZ^FPxfR__GC}?WKZ^F'
    'PxfR__GC}?WKZ^FPxfR__GC}?WKZ^FPxfR__GC}?WKZ^FPxk!Z_WTRvCETh'
),
}, name='many').DisableLifeTimeVariation()
