# Licensed under the Apache License, Version 2.0; see LICENSE.
# Written by 'python -m corpus' from corpus/families/resize.py; do not edit.
#
# RESIZE_BILINEAR: thousands of pixels.

import base64
import zlib

import numpy as np


def packed(dtype, text):
    """Many values in little space."""
    return np.frombuffer(zlib.decompress(base64.b85decode(text)), dtype).tolist()

# Where a result lies in the input must not be off by pixels at the end.
# Expected values: float64 formula.
input = Input('input', ('TENSOR_QUANT8_ASYMM', [1, 1, 9004, 1], 0.25, 100))
output = Output('output', ('TENSOR_QUANT8_ASYMM', [1, 1, 37, 1], 0.25, 100))
model = Model()
model.Operation('RESIZE_BILINEAR', input, 37, 1, False).To(output)
Example({
    input: packed('|u1',
    'c-rmJ)j<LP00qD$EKDqH!9vCEPE5e=F6_Wg>~6&_Y%wu0QS2VZDg1l4!u|eye|>(uzrDUZKRrqw?!|YvH`iB}qKosh)01Q2(c!`V'
    '-mYM0duwxJeQlM$vb?moFh4gtGd;zdoERS)9T^@P9O&=s?dk67>}YRm<+e08H8#}O)z(y3RdOoI%Sua%iwX<!*?GA+*;$zx>1nAc'
    '$w`R`@o}*+(NU2REG8p7EHorIh#nZ=@8|2|?d9p=?&j*^?BwWRZ)a;`ZAG)RFsGWCniv~V$c6^`db&E=S|m*kbv0F@in5ZTf;>S^'
    'Rz_M%T1HlmAg`dPq^v?zRa4i{Bxz~u=<4Yk7?LSQ#wMm_RC5bUnw7PUt)0Dtqm#3XtDC!rr<b>nub+QFAU!BJBs46X!DK~5Mn%WO'
    '#>FQjCMBn&rln_OW@YE(=CSh&3X6(MO3TVCIF(h^HMMp14UJ9BE!@_&_Kwc3?w;Ph{(-@v;gQj?@rg;^)bz~k-2B4g(((#_b!~lP'
    'b8CA?u)DW^aCjs<J~=%*zYtwsUEkc^iSHjIk5A7puW#=kpI_fUzxcohKJbALeBc8g_`nA~@PQ9}-~%7{zz06?fe(D(10VRn2R`tD'
    '4}9PQANcsUk3SBOd}{'
),
    output: [220, 63, 133, 150, 47, 203, 80, 117, 167, 30, 186, 97, 100, 184, 27, 170, 114, 83, 200, 44, 153,
    130, 66, 217, 60, 136, 147, 50, 206, 77, 119, 164, 33, 189, 94, 103, 181],
}, name='width_to_37_quant8').DisableLifeTimeVariation()

# Where a result lies in the input must not be off by pixels at the end.
# Expected values: float64 formula.
input = Input('input', ('TENSOR_QUANT8_ASYMM', [1, 9004, 1, 1], 0.25, 100))
output = Output('output', ('TENSOR_QUANT8_ASYMM', [1, 37, 1, 1], 0.25, 100))
model = Model()
model.Operation('RESIZE_BILINEAR', input, 1, 37, False).To(output)
Example({
    input: packed('|u1',
    'c-rmJ)j<LP00qD$EKDqH!9vCEPE5e=F6_Wg>~6&_Y%wu0QS2VZDg1l4!u|eye|>(uzrDUZKRrqw?!|YvH`iB}qKosh)01Q2(c!`V'
    '-mYM0duwxJeQlM$vb?moFh4gtGd;zdoERS)9T^@P9O&=s?dk67>}YRm<+e08H8#}O)z(y3RdOoI%Sua%iwX<!*?GA+*;$zx>1nAc'
    '$w`R`@o}*+(NU2REG8p7EHorIh#nZ=@8|2|?d9p=?&j*^?BwWRZ)a;`ZAG)RFsGWCniv~V$c6^`db&E=S|m*kbv0F@in5ZTf;>S^'
    'Rz_M%T1HlmAg`dPq^v?zRa4i{Bxz~u=<4Yk7?LSQ#wMm_RC5bUnw7PUt)0Dtqm#3XtDC!rr<b>nub+QFAU!BJBs46X!DK~5Mn%WO'
    '#>FQjCMBn&rln_OW@YE(=CSh&3X6(MO3TVCIF(h^HMMp14UJ9BE!@_&_Kwc3?w;Ph{(-@v;gQj?@rg;^)bz~k-2B4g(((#_b!~lP'
    'b8CA?u)DW^aCjs<J~=%*zYtwsUEkc^iSHjIk5A7puW#=kpI_fUzxcohKJbALeBc8g_`nA~@PQ9}-~%7{zz06?fe(D(10VRn2R`tD'
    '4}9PQANcsUk3SBOd}{'
),
    output: [220, 63, 133, 150, 47, 203, 80, 117, 167, 30, 186, 97, 100, 184, 27, 170, 114, 83, 200, 44, 153,
    130, 66, 217, 60, 136, 147, 50, 206, 77, 119, 164, 33, 189, 94, 103, 181],
}, name='height_to_37_quant8').DisableLifeTimeVariation()

# Where a result lies in the input must not be off by pixels at the end.
# Expected values: float64 formula.
input = Input('input', ('TENSOR_QUANT8_ASYMM', [1, 1, 9004, 1], 0.25, 100))
output = Output('output', ('TENSOR_QUANT8_ASYMM', [1, 1, 8999, 1], 0.25, 100))
model = Model()
model.Operation('RESIZE_BILINEAR', input, 8999, 1, False).To(output)
Example({
    input: packed('|u1',
    'c-rmJ)j<LP00qD$EKDqH!9vCEPE5e=F6_Wg>~6&_Y%wu0QS2VZDg1l4!u|eye|>(uzrDUZKRrqw?!|YvH`iB}qKosh)01Q2(c!`V'
    '-mYM0duwxJeQlM$vb?moFh4gtGd;zdoERS)9T^@P9O&=s?dk67>}YRm<+e08H8#}O)z(y3RdOoI%Sua%iwX<!*?GA+*;$zx>1nAc'
    '$w`R`@o}*+(NU2REG8p7EHorIh#nZ=@8|2|?d9p=?&j*^?BwWRZ)a;`ZAG)RFsGWCniv~V$c6^`db&E=S|m*kbv0F@in5ZTf;>S^'
    'Rz_M%T1HlmAg`dPq^v?zRa4i{Bxz~u=<4Yk7?LSQ#wMm_RC5bUnw7PUt)0Dtqm#3XtDC!rr<b>nub+QFAU!BJBs46X!DK~5Mn%WO'
    '#>FQjCMBn&rln_OW@YE(=CSh&3X6(MO3TVCIF(h^HMMp14UJ9BE!@_&_Kwc3?w;Ph{(-@v;gQj?@rg;^)bz~k-2B4g(((#_b!~lP'
    'b8CA?u)DW^aCjs<J~=%*zYtwsUEkc^iSHjIk5A7puW#=kpI_fUzxcohKJbALeBc8g_`nA~@PQ9}-~%7{zz06?fe(D(10VRn2R`tD'
    '4}9PQANcsUk3SBOd}{'
),
    output: packed('|u1',
    'c-rmL=Q@G`7y!_lu=h$x_Rh-ACVOQiJ1ZI4NmjBYdqmkXA~Qnv2pJdSGW_`7YdFvO{rUb<eSW+v-(FvypB^9X?`{=0*H`k(3)%VE'
    '>B;et^zcBkzqh+1-rm~WSYKOR5eb)<1d9vvbF(wkQ<D??ao*VI$nenMKtH#S)7#VC)yeK)wKLmVTbi318yNL<wKeo=T2*C5c^S2|'
    'q`0WCAfJ*)&dtfr$|Pl^r=_MOCnYAt#}Q*=qN5@s!oxxdA;Cd`0sek?UmtHTPn?Ilo2!enlcR&ZovjVl8e?T?fi_2(nVJ|I85-#8'
    '>FQ`}X=<pescUFzY3u0f=^Gdt8Jn1zq0G@1mR1;Rtc|Umy@R8Zvx}>ny9dtG%iG5n@8=&77!({r2n`F5h>VJki6zFxCnP2%r=+H('
    'XOJ?pvU76Dd6fKu!lL4mQfgUwMP(JOnqE^|SI=l@Y-(<4ZDY2xI@q0E-95dWK5qZO;Lz~M=ooLDKQTEqJu^EuzpyA+S{8~{R@c@y'
    'Hn+CLJG*=Pl7mC((ecUY*}3fEQhs%Pqqx1he|UU)etCUUzJGkGzP^8c!2@v~zyUqL13bV3Jdo@G9MA(izymzM1IZr10X@J2Jir4y'
    'kn8~*&;vZc13bV3$sWJ~J;38%J^lcLxOx='
),
}, name='width_to_8999_quant8').DisableLifeTimeVariation()

# Where a result lies in the input must not be off by pixels at the end.
# Expected values: float64 formula.
input = Input('input', ('TENSOR_QUANT8_ASYMM', [1, 9004, 1, 1], 0.25, 100))
output = Output('output', ('TENSOR_QUANT8_ASYMM', [1, 8999, 1, 1], 0.25, 100))
model = Model()
model.Operation('RESIZE_BILINEAR', input, 1, 8999, False).To(output)
Example({
    input: packed('|u1',
    'c-rmJ)j<LP00qD$EKDqH!9vCEPE5e=F6_Wg>~6&_Y%wu0QS2VZDg1l4!u|eye|>(uzrDUZKRrqw?!|YvH`iB}qKosh)01Q2(c!`V'
    '-mYM0duwxJeQlM$vb?moFh4gtGd;zdoERS)9T^@P9O&=s?dk67>}YRm<+e08H8#}O)z(y3RdOoI%Sua%iwX<!*?GA+*;$zx>1nAc'
    '$w`R`@o}*+(NU2REG8p7EHorIh#nZ=@8|2|?d9p=?&j*^?BwWRZ)a;`ZAG)RFsGWCniv~V$c6^`db&E=S|m*kbv0F@in5ZTf;>S^'
    'Rz_M%T1HlmAg`dPq^v?zRa4i{Bxz~u=<4Yk7?LSQ#wMm_RC5bUnw7PUt)0Dtqm#3XtDC!rr<b>nub+QFAU!BJBs46X!DK~5Mn%WO'
    '#>FQjCMBn&rln_OW@YE(=CSh&3X6(MO3TVCIF(h^HMMp14UJ9BE!@_&_Kwc3?w;Ph{(-@v;gQj?@rg;^)bz~k-2B4g(((#_b!~lP'
    'b8CA?u)DW^aCjs<J~=%*zYtwsUEkc^iSHjIk5A7puW#=kpI_fUzxcohKJbALeBc8g_`nA~@PQ9}-~%7{zz06?fe(D(10VRn2R`tD'
    '4}9PQANcsUk3SBOd}{'
),
    output: packed('|u1',
    'c-rmL=Q@G`7y!_lu=h$x_Rh-ACVOQiJ1ZI4NmjBYdqmkXA~Qnv2pJdSGW_`7YdFvO{rUb<eSW+v-(FvypB^9X?`{=0*H`k(3)%VE'
    '>B;et^zcBkzqh+1-rm~WSYKOR5eb)<1d9vvbF(wkQ<D??ao*VI$nenMKtH#S)7#VC)yeK)wKLmVTbi318yNL<wKeo=T2*C5c^S2|'
    'q`0WCAfJ*)&dtfr$|Pl^r=_MOCnYAt#}Q*=qN5@s!oxxdA;Cd`0sek?UmtHTPn?Ilo2!enlcR&ZovjVl8e?T?fi_2(nVJ|I85-#8'
    '>FQ`}X=<pescUFzY3u0f=^Gdt8Jn1zq0G@1mR1;Rtc|Umy@R8Zvx}>ny9dtG%iG5n@8=&77!({r2n`F5h>VJki6zFxCnP2%r=+H('
    'XOJ?pvU76Dd6fKu!lL4mQfgUwMP(JOnqE^|SI=l@Y-(<4ZDY2xI@q0E-95dWK5qZO;Lz~M=ooLDKQTEqJu^EuzpyA+S{8~{R@c@y'
    'Hn+CLJG*=Pl7mC((ecUY*}3fEQhs%Pqqx1he|UU)etCUUzJGkGzP^8c!2@v~zyUqL13bV3Jdo@G9MA(izymzM1IZr10X@J2Jir4y'
    'kn8~*&;vZc13bV3$sWJ~J;38%J^lcLxOx='
),
}, name='height_to_8999_quant8').DisableLifeTimeVariation()
