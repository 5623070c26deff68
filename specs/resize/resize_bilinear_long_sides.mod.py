# Licensed under the Apache License, Version 2.0; see LICENSE.
# Written by 'python -m corpus' from corpus/families/resize.py; do not edit.
#
# RESIZE_BILINEAR: thousands of pixels.

import base64
import zlib

import numpy as np


def packed(dtype, text, unit=None):
    """Many values in little space: the first byte of each, then the second; times a unit."""
    planes = np.frombuffer(zlib.decompress(base64.b85decode(text)), "u1")
    planes = planes.reshape(np.dtype(dtype).itemsize, -1)
    values = np.frombuffer(planes.T.tobytes(), dtype)
    return (values if unit is None else np.multiply(values, unit, dtype="f8")).tolist()

# Where a result lies in the input must not be off by pixels at the end.
# Expected values: float64 formula.
input = Input('input', ('TENSOR_QUANT8_ASYMM', [1, 1, 9004, 1], 0.25, 100))
output = Output('output', ('TENSOR_QUANT8_ASYMM', [1, 1, 37, 1], 0.25, 100))
model = Model()
model.Operation('RESIZE_BILINEAR', input, 37, 1, False).To(output)
Example({
    input: packed('<i2',
    'c-rmJWg-Ir00vNp&`eC{Fx@lF#B_J}bTiZ4Ju@-gU1Qp&I}YO%e)--N-p}{f=g0fo>&x@g<HP;ktw?xteRX+pes(H2Ip!Z79_;V!'
    '?rd*uZmh4Zt}HJtF3iu(&hVzECMUS#oH6$3$nenMK!0CvPj^>mM|)dqOLJ3WLw#K>tA<%!RasG9R$5YAR9KLom&?e>&dSV4PfJZn'
    'PD)IOkBg0oj*5&34+{+m4hjtL_oMszcze-2J>1<~U7Vd9sSXr-J6juTD@zM=GgA{|vXP+yNncM_M_Wr%LtRZ(g{Z8gs6ddHla-N{'
    'l9Ujakd%^^k(HAtC@3l^6IE2z)HO7<v~_g#^hpMWMr30XQ!{f5ODk&|TRVG-1J%*V*~Qh(-NTdS<?Z83_wx@33<?ej4GWKmjEatl'
    'jf+o6OiE5kO-s+n%*xJT<mTlU6c!bil$MoOR900pYgn~)^$m?p%`L5M?H!$6-95d1{R4wT!y}{YG0r%5VsdJlH#0jozp%Kpyt2Bs'
    'zOlKry|cTwe{gujKRywho}FJ@UR~b^MYnhN506jJFRyR!AD>^}Kls20KJbALeBc8g_`nA~@PQ9}-~%7{zz06?fe(D(10VRn2R`tD'
    '4}9PQANcsQ4>14$000000000000000004l0;ujKYd}{'
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
    input: packed('<i2',
    'c-rmJWg-Ir00vNp&`eC{Fx@lF#B_J}bTiZ4Ju@-gU1Qp&I}YO%e)--N-p}{f=g0fo>&x@g<HP;ktw?xteRX+pes(H2Ip!Z79_;V!'
    '?rd*uZmh4Zt}HJtF3iu(&hVzECMUS#oH6$3$nenMK!0CvPj^>mM|)dqOLJ3WLw#K>tA<%!RasG9R$5YAR9KLom&?e>&dSV4PfJZn'
    'PD)IOkBg0oj*5&34+{+m4hjtL_oMszcze-2J>1<~U7Vd9sSXr-J6juTD@zM=GgA{|vXP+yNncM_M_Wr%LtRZ(g{Z8gs6ddHla-N{'
    'l9Ujakd%^^k(HAtC@3l^6IE2z)HO7<v~_g#^hpMWMr30XQ!{f5ODk&|TRVG-1J%*V*~Qh(-NTdS<?Z83_wx@33<?ej4GWKmjEatl'
    'jf+o6OiE5kO-s+n%*xJT<mTlU6c!bil$MoOR900pYgn~)^$m?p%`L5M?H!$6-95d1{R4wT!y}{YG0r%5VsdJlH#0jozp%Kpyt2Bs'
    'zOlKry|cTwe{gujKRywho}FJ@UR~b^MYnhN506jJFRyR!AD>^}Kls20KJbALeBc8g_`nA~@PQ9}-~%7{zz06?fe(D(10VRn2R`tD'
    '4}9PQANcsQ4>14$000000000000000004l0;ujKYd}{'
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
    input: packed('<i2',
    'c-rmJWg-Ir00vNp&`eC{Fx@lF#B_J}bTiZ4Ju@-gU1Qp&I}YO%e)--N-p}{f=g0fo>&x@g<HP;ktw?xteRX+pes(H2Ip!Z79_;V!'
    '?rd*uZmh4Zt}HJtF3iu(&hVzECMUS#oH6$3$nenMK!0CvPj^>mM|)dqOLJ3WLw#K>tA<%!RasG9R$5YAR9KLom&?e>&dSV4PfJZn'
    'PD)IOkBg0oj*5&34+{+m4hjtL_oMszcze-2J>1<~U7Vd9sSXr-J6juTD@zM=GgA{|vXP+yNncM_M_Wr%LtRZ(g{Z8gs6ddHla-N{'
    'l9Ujakd%^^k(HAtC@3l^6IE2z)HO7<v~_g#^hpMWMr30XQ!{f5ODk&|TRVG-1J%*V*~Qh(-NTdS<?Z83_wx@33<?ej4GWKmjEatl'
    'jf+o6OiE5kO-s+n%*xJT<mTlU6c!bil$MoOR900pYgn~)^$m?p%`L5M?H!$6-95d1{R4wT!y}{YG0r%5VsdJlH#0jozp%Kpyt2Bs'
    'zOlKry|cTwe{gujKRywho}FJ@UR~b^MYnhN506jJFRyR!AD>^}Kls20KJbALeBc8g_`nA~@PQ9}-~%7{zz06?fe(D(10VRn2R`tD'
    '4}9PQANcsQ4>14$000000000000000004l0;ujKYd}{'
),
    output: packed('<i2',
    'c-rmLgI0q90EXc%B72L=wQPG~*|yhenaj4ZS}ohga?7rZ=`uQ}|9fuXJ@3!=*XPIk+w05o)8oVao#6K7`s(uH{EUBka(r}nu)nvv'
    'v%R&svA(vtvb?moFh4gtGd;zdoZya+aYjdmhXx1w`+9r2yE;4C+ge+in;IMH>uPJNtJswl<z=NM#YKe$`FX6|9A-8nD>EZKEj1-M'
    'DKQ~FE;c4QDl#HGEHorIC@{d^&)0|U?d9n~b9ZxfadvWau(z|dv9_|bFgG(bF*Y(Z(5LF@>S$|eYN)GGR8^Ff6cxxMc{y1bX(>qw'
    'aWPR5VG&U=aS2H&X&G5Lc@kMcQAt@vm7=Dup{b><qpL^NH!w6ZHZe6bx3ILbwz0LdcW`uac5!ucr+IjKdDDG-{rm$0gMvds!@?sX'
    'qoQMC<Khz%laf<X)6z3Cvl!XToLp93enDYTaY<=ec||3=s=B7OuD+qMskx=Kt-YhOtGlPSuYX{0Xn16lGd9khnB+}O&&<xvFDx!C'
    'udJ@EZ)|RD@9ggF9~>SXpPcf~&Mz*nu5WGyclQsEPtPx}Z|@(UU*A9ILAV~sfj!UzJ<tO^h};7?um^ge2YR3fk$WHq_COExKo9gF'
    'au4Ld9_WD{=z$(Y?tvWG13mt<hY$b&000000000000000006-M_Y3!DdKC'
),
}, name='width_to_8999_quant8').DisableLifeTimeVariation()

# Where a result lies in the input must not be off by pixels at the end.
# Expected values: float64 formula.
input = Input('input', ('TENSOR_QUANT8_ASYMM', [1, 9004, 1, 1], 0.25, 100))
output = Output('output', ('TENSOR_QUANT8_ASYMM', [1, 8999, 1, 1], 0.25, 100))
model = Model()
model.Operation('RESIZE_BILINEAR', input, 1, 8999, False).To(output)
Example({
    input: packed('<i2',
    'c-rmJWg-Ir00vNp&`eC{Fx@lF#B_J}bTiZ4Ju@-gU1Qp&I}YO%e)--N-p}{f=g0fo>&x@g<HP;ktw?xteRX+pes(H2Ip!Z79_;V!'
    '?rd*uZmh4Zt}HJtF3iu(&hVzECMUS#oH6$3$nenMK!0CvPj^>mM|)dqOLJ3WLw#K>tA<%!RasG9R$5YAR9KLom&?e>&dSV4PfJZn'
    'PD)IOkBg0oj*5&34+{+m4hjtL_oMszcze-2J>1<~U7Vd9sSXr-J6juTD@zM=GgA{|vXP+yNncM_M_Wr%LtRZ(g{Z8gs6ddHla-N{'
    'l9Ujakd%^^k(HAtC@3l^6IE2z)HO7<v~_g#^hpMWMr30XQ!{f5ODk&|TRVG-1J%*V*~Qh(-NTdS<?Z83_wx@33<?ej4GWKmjEatl'
    'jf+o6OiE5kO-s+n%*xJT<mTlU6c!bil$MoOR900pYgn~)^$m?p%`L5M?H!$6-95d1{R4wT!y}{YG0r%5VsdJlH#0jozp%Kpyt2Bs'
    'zOlKry|cTwe{gujKRywho}FJ@UR~b^MYnhN506jJFRyR!AD>^}Kls20KJbALeBc8g_`nA~@PQ9}-~%7{zz06?fe(D(10VRn2R`tD'
    '4}9PQANcsQ4>14$000000000000000004l0;ujKYd}{'
),
    output: packed('<i2',
    'c-rmLgI0q90EXc%B72L=wQPG~*|yhenaj4ZS}ohga?7rZ=`uQ}|9fuXJ@3!=*XPIk+w05o)8oVao#6K7`s(uH{EUBka(r}nu)nvv'
    'v%R&svA(vtvb?moFh4gtGd;zdoZya+aYjdmhXx1w`+9r2yE;4C+ge+in;IMH>uPJNtJswl<z=NM#YKe$`FX6|9A-8nD>EZKEj1-M'
    'DKQ~FE;c4QDl#HGEHorIC@{d^&)0|U?d9n~b9ZxfadvWau(z|dv9_|bFgG(bF*Y(Z(5LF@>S$|eYN)GGR8^Ff6cxxMc{y1bX(>qw'
    'aWPR5VG&U=aS2H&X&G5Lc@kMcQAt@vm7=Dup{b><qpL^NH!w6ZHZe6bx3ILbwz0LdcW`uac5!ucr+IjKdDDG-{rm$0gMvds!@?sX'
    'qoQMC<Khz%laf<X)6z3Cvl!XToLp93enDYTaY<=ec||3=s=B7OuD+qMskx=Kt-YhOtGlPSuYX{0Xn16lGd9khnB+}O&&<xvFDx!C'
    'udJ@EZ)|RD@9ggF9~>SXpPcf~&Mz*nu5WGyclQsEPtPx}Z|@(UU*A9ILAV~sfj!UzJ<tO^h};7?um^ge2YR3fk$WHq_COExKo9gF'
    'au4Ld9_WD{=z$(Y?tvWG13mt<hY$b&000000000000000006-M_Y3!DdKC'
),
}, name='height_to_8999_quant8').DisableLifeTimeVariation()
