# Licensed under the Apache License, Version 2.0; see LICENSE.
# Written by 'python -m corpus' from corpus/families/pooling.py; do not edit.
#
# AVERAGE_POOL_2D: far real numbers.

import base64
import zlib

import numpy as np


def packed(dtype, text):
    """Many values in little space."""
    return np.frombuffer(zlib.decompress(base64.b85decode(text)), dtype).tolist()

# Expected values: float64 formula.
i = Input('i', ('TENSOR_FLOAT32', [1, 16, 32, 2]))
output = Output('output', ('TENSOR_FLOAT32', [1, 1, 1, 2]))
model = Model()
model.Operation('AVERAGE_POOL_2D', i, 2, 1, 1, 32, 16, 0).To(output)
Example({
    i: packed('<f4',
    'c-lpm4Tx7&5XE0+wSBs!nU&gFTDq;asg<SKX72w!%WO@vwbV?r%(OPMG_zVFLLy|52nh)Z5fKRq2?>cMw*R|`EFmEh5+V^IA`%fI'
    '5uIOWq6fp=uXo?QGjq<&D~i)qQB2E4@n~5T->Lni+GEuIHWfuFX{{H<c8zyPKd12}ntx9+S!1ISt$AMkKc%-Mui>3NY9E%IP<y`S'
    'FR1;3=DPceVx9UE)E=()KhgL$$$0wG+a+(RJz09K^oLsWx7q{MUMjt>RunywcI`1p(xmY&t+`41snX|qSbDc~uhw6t_EnN&b?<+F'
    '_C6amHbiS0)&E}oDbmkm-)EroDXl;8Ls86D`<TA>n$|Z-uPS~2aoO`-d|&UJl&sg-(~_UH?^(%0&8<~`qoiN`$JM_m+eRZK?@R7b'
    '|0T(J?L9?n2A8&b(e8V-sed*5N}mclJu7KZ`(^1~y?2fD3az<a`qensF1@={bNecP@9WAo8KCxql19zFrM2t$mhQSk?|h*7;n++1'
    'C;YGWa;+IEy+LwU+~-c|^Ll4qwmsPIUSgxP?Iub;CK*@y{BtA?mCt;g+6VORZCcl${+Aj*ESX)|4#e8cT60wTm9TkRvJZZbm}IY6'
    'THCJq`D!1k9DfgJY%KAo_8ro{CEJw!F4o*^_1k{%dB0Y>OJl!RzT+0@H5xxIeL&xupWMe!V<Ijlt35j6bfxrW-J{Ujxtbr69ZQ@c'
    '*Bp!7ZAIyMzIBD#C*;=|*@AyRt{g+n>c5>G69+2C(xPPS%q)%3uDY?&SsH8jxL^7P^%tpqQ0*OB)5*88aX4D~4axLuJ0Fv5t{Io$'
    'qCM;czNVJ;|6SRB;+<XWnQXIDHJ^(y{NE^jtNJ5L$535+Uk>)_w%=IIt(Lw;V;yRLr}i|hX{tL;h?jTqm-cOD56S16UsihEDai({'
    'yH;`~aT&gcFR&H-b3^_gD~%E7=d}OMWRCeJ**0wvPX{Z<0si5RVBooIzu;$l(IR~)Ip#~X?}NA09~SGmBld;Ivi94dcYow;>i<<a'
    'X2B%b0-x-UEr<uCr|xgPqcz(!|8O>6?g^gl29K4`G%YZGLh~boJBU^IYA?Q&tb}K!KLr<>?*mtoNr5$RJVEPUEFF)RVl(03xYpdK'
    '_NHvxj1T*)h<h~F&1GvM2JtETa|Z5vJidc%vHJkHtTYC}$lUOGL&VDy8sAF{B;UQa-F(s#F@GEW58n`va4xueJK}$c+A{(}``I&@'
    'lZf%2%GektJumVU9R7s#z{+`tyWJUUd51X7$+>1?HYZNkyLX4cZJWp;*|`gh-dOs+<VtcTm;}STyHD+}BEGlP%^i!g`Rkj?e&KG|'
    'n;7{`V`D30u%R?h?X2u`aM-0aR|hBUi@R=$T#f&)m#$^wwo~&R(yxRs@x^1|C*r9gVjO<ptYEUOZcZMXjOBZRf51Ih@2ku)_-(Fa'
    'cH{%@yhHQDlJgy0jjzeo#Kd~7TdDqj_1`DoR^E3}_MXIQOYqwlYG0Ynrzb1t(TRcSWsyUMgO%(U18ewoH90-`8^l(3yLpcMO3Z_$'
    '-8FN|MZsxcY<cPLV>{{y&c9XTrzNAZ@o_}$rpkQO)^2-zn9K>_@W$W=>I*mzTu@&;r1cL_S48Y|2FJW!Mop4jdywPcUbqn)_DarZ'
    '>`Zdq0QRr}ocka5WbHpFY9M??{)7)3qvqhAXVrfs{Q6ShrAV%yKB_F79ZqZxZr&5vfM*|+49<>uxP`igxyv=yq5WGl_IlJ^)NRBq'
    '@6Sx;p*2w(!c(`$e(+=u_N`nOU=w_Oq;hRV4FP5^RQA!)Wd8YE{no%CIUD}^NOP-$@0Qk`7l?mq!7q~Ih1h>Ha7&)5Cv$0A&0Itb'
    'rP6r=jKGn^=#n_+n&5Zr#D3JmWpFvTp+2LoU6qYpY);JyS8+dhX{-9bMvcimIUiVgJYoy`osRkn&UiQS*22Iqc^poJBfqbVh1P8R'
    'T!>n;2>gTlIZ;c)ZL1^pz#Et$)<>1TGkN}4)YWZKOX0(oz!I^;x4|yFwW;);;QO`g`~XjnQ2Uq4afk1wgimG#M^ani$Kg@?5=(Fx'
    'F-{zlbBHVI5bnla#0l~LWNG_hlS7d!yKC0HmARbn?T*@LXmAzZp?2tx8izRi_fFECQ73TcOS1W*wK7hrD<*}_JAyYml6}TrWz>l5'
    '4QEo5P$zQ-&UCIa?~u#-BNq-0-(6cee~t=_E{q%lhKPgSsF%3Mk-$AUiCPBxkB>Wmakv@&FDloO)b^YcO!AO-;a+NAYSO9kKi4hn'
    'EG~V{7b3rWtTp#$V{UQ$KmC<l!?y-@sbl$HpvGy4|3dyZM#LS+aZSm#r%u`!b;P8oxt2yvNey~3>TbA#`z(oCh+M$`3jBxt&((|{'
    'IKMqOAKVWP4%`#<^3LE&?2Ij!W#6^2a-B`SBCg=w50bf?8jx7%i#m<}DeN&aVw$?{Kyq#LtNIJTPR*G8ESay#f4%V^KwZH&oV+=5'
    'B{>-k{gI4K@>^@vl<VRjlYBrv<~;D%g3>(M5pgs>{!1^7T#T=$fbr}cvpI4dYpDC532uQ?;iIpjUZVbFU32_H^PfB`a?u8@S;xO#'
    '`UgBRw+s'
),
    output: [-7276.0, 18844.0],
}, name='sums').DisableLifeTimeVariation()
