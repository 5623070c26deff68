# Licensed under the Apache License, Version 2.0; see LICENSE.
# Written by 'python -m corpus' from corpus/families/resize.py; do not edit.
#
# RESIZE_NEAREST_NEIGHBOR: thousands of pixels.

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
model.Operation('RESIZE_NEAREST_NEIGHBOR', input, 37, 1, False).To(output)
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
    output: [220, 63, 134, 150, 47, 204, 80, 117, 166, 30, 187, 96, 100, 183, 26, 170, 113, 84, 200, 43, 153,
    130, 67, 217, 60, 137, 147, 50, 207, 77, 120, 163, 33, 190, 93, 103, 180],
}, name='width_to_37_quant8').DisableLifeTimeVariation()

# Where a result lies in the input must not be off by pixels at the end.
# Expected values: float64 formula.
input = Input('input', ('TENSOR_QUANT8_ASYMM', [1, 9004, 1, 1], 0.25, 100))
output = Output('output', ('TENSOR_QUANT8_ASYMM', [1, 37, 1, 1], 0.25, 100))
model = Model()
model.Operation('RESIZE_NEAREST_NEIGHBOR', input, 1, 37, False).To(output)
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
    output: [220, 63, 134, 150, 47, 204, 80, 117, 166, 30, 187, 96, 100, 183, 26, 170, 113, 84, 200, 43, 153,
    130, 67, 217, 60, 137, 147, 50, 207, 77, 120, 163, 33, 190, 93, 103, 180],
}, name='height_to_37_quant8').DisableLifeTimeVariation()

# Where a result lies in the input must not be off by pixels at the end.
# Expected values: float64 formula.
input = Input('input', ('TENSOR_QUANT8_ASYMM', [1, 1, 9004, 1], 0.25, 100))
output = Output('output', ('TENSOR_QUANT8_ASYMM', [1, 1, 8999, 1], 0.25, 100))
model = Model()
model.Operation('RESIZE_NEAREST_NEIGHBOR', input, 8999, 1, False).To(output)
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
    'c-rmLXF37^7y#f)*t;UKBT8A>BSLn=%-%%yO7_Z%?2*0qCdw8eBZqMdfBMewKJTyU=lknZ`SJdyczuySKRrI&-`(EGq}NxH%Zu}~'
    ')05+)!-M_3-JR{N&5iZ7)s^L?#f5qC-0aNs)a1nY*r;e^SU5B|(BCKM?dk67>}YRmZE5B=@fsWI>uPJNt12tXxn-rClH#Jmg8aPP'
    'ob0U3jPx{iYD#iaVgifFpvT9>#zaR&(jvmcsG%X0;Gn<&e?MOzZ!fZ^hr63AiRePWJ3HYV9kBLxwl>yQmKY0jw3#Uii7+uXGBnWF'
    ')78<|($vt@($>+{(>E|QGB!aVQKn{Sa|?{6m9>qnojumU5$EKLC%6zvu5Rugo@6g?A74NJfWV+&N=PU*EIfi185JE98y8P!Fj)zS'
    'Ny#ax?6mZZ%&hF3+`RmP!lL35PH7ppyrQzIx~8_SzM+xV#BXkCZENr7?CS3674-EF3=Rp0M?|Az;}erp(=)Sk;`xQerR9~?we^k7'
    't?ixNz5Rp3qvMm)v-68f$<?(~c5{1o|M2+qEPr`byuE)YKfk_zRKMT>9^e5U;PI~>zyUqL13bV3Jk;3(IG_i3fCqShhdO%z2lN0B'
    '@Bk0+P-hR|fF9rh9^e5UYV7d`D}Z`-'
),
}, name='width_to_8999_quant8').DisableLifeTimeVariation()

# Where a result lies in the input must not be off by pixels at the end.
# Expected values: float64 formula.
input = Input('input', ('TENSOR_QUANT8_ASYMM', [1, 9004, 1, 1], 0.25, 100))
output = Output('output', ('TENSOR_QUANT8_ASYMM', [1, 8999, 1, 1], 0.25, 100))
model = Model()
model.Operation('RESIZE_NEAREST_NEIGHBOR', input, 1, 8999, False).To(output)
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
    'c-rmLXF37^7y#f)*t;UKBT8A>BSLn=%-%%yO7_Z%?2*0qCdw8eBZqMdfBMewKJTyU=lknZ`SJdyczuySKRrI&-`(EGq}NxH%Zu}~'
    ')05+)!-M_3-JR{N&5iZ7)s^L?#f5qC-0aNs)a1nY*r;e^SU5B|(BCKM?dk67>}YRmZE5B=@fsWI>uPJNt12tXxn-rClH#Jmg8aPP'
    'ob0U3jPx{iYD#iaVgifFpvT9>#zaR&(jvmcsG%X0;Gn<&e?MOzZ!fZ^hr63AiRePWJ3HYV9kBLxwl>yQmKY0jw3#Uii7+uXGBnWF'
    ')78<|($vt@($>+{(>E|QGB!aVQKn{Sa|?{6m9>qnojumU5$EKLC%6zvu5Rugo@6g?A74NJfWV+&N=PU*EIfi185JE98y8P!Fj)zS'
    'Ny#ax?6mZZ%&hF3+`RmP!lL35PH7ppyrQzIx~8_SzM+xV#BXkCZENr7?CS3674-EF3=Rp0M?|Az;}erp(=)Sk;`xQerR9~?we^k7'
    't?ixNz5Rp3qvMm)v-68f$<?(~c5{1o|M2+qEPr`byuE)YKfk_zRKMT>9^e5U;PI~>zyUqL13bV3Jk;3(IG_i3fCqShhdO%z2lN0B'
    '@Bk0+P-hR|fF9rh9^e5UYV7d`D}Z`-'
),
}, name='height_to_8999_quant8').DisableLifeTimeVariation()
