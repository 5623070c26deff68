# Licensed under the Apache License, Version 2.0; see LICENSE.
# Written by 'python -m corpus' from corpus/families/resize.py; do not edit.
#
# RESIZE_NEAREST_NEIGHBOR: thousands of pixels.

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
model.Operation('RESIZE_NEAREST_NEIGHBOR', input, 37, 1, False).To(output)
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
    input: packed('<i2',
    'c-rmJWg-Ir00vNp&`eC{Fx@lF#B_J}bTiZ4Ju@-gU1Qp&I}YO%e)--N-p}{f=g0fo>&x@g<HP;ktw?xteRX+pes(H2Ip!Z79_;V!'
    '?rd*uZmh4Zt}HJtF3iu(&hVzECMUS#oH6$3$nenMK!0CvPj^>mM|)dqOLJ3WLw#K>tA<%!RasG9R$5YAR9KLom&?e>&dSV4PfJZn'
    'PD)IOkBg0oj*5&34+{+m4hjtL_oMszcze-2J>1<~U7Vd9sSXr-J6juTD@zM=GgA{|vXP+yNncM_M_Wr%LtRZ(g{Z8gs6ddHla-N{'
    'l9Ujakd%^^k(HAtC@3l^6IE2z)HO7<v~_g#^hpMWMr30XQ!{f5ODk&|TRVG-1J%*V*~Qh(-NTdS<?Z83_wx@33<?ej4GWKmjEatl'
    'jf+o6OiE5kO-s+n%*xJT<mTlU6c!bil$MoOR900pYgn~)^$m?p%`L5M?H!$6-95d1{R4wT!y}{YG0r%5VsdJlH#0jozp%Kpyt2Bs'
    'zOlKry|cTwe{gujKRywho}FJ@UR~b^MYnhN506jJFRyR!AD>^}Kls20KJbALeBc8g_`nA~@PQ9}-~%7{zz06?fe(D(10VRn2R`tD'
    '4}9PQANcsQ4>14$000000000000000004l0;ujKYd}{'
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
    'c-rmL<vIfZ07hXKp_%UPO%2n{bj);3cT6+go6cdnO?OUryBK%jhkfrYoag*}e|>(uzrDUZKRrI&-`(C^UtJ0=&d*Lyj*kux_V;#o'
    'wzoDn*7<9zE6YoZ3-fccGt*O(yovEK?&!$y(BMFSUvE!$7l+;1(caeD(%jV8P+wQes;RE3tSB!lEnyZH6&B>@<>q8(WoD$OrKT{F'
    'lM)l+<6>i?qax`MwD7Rdkl>)e0DnKKuaCEvr-!?ntBbRfqk}!g&en!(ZDna;P9mC_niv}y8tCik>S$|eYN)HJswgWdD#*(bWM!nK'
    'BqhYfM8(7<B&DQfWC?Qe3W`d~DynMg8k$<#I=XuL28Kq)CZ=XYlDUPYl{MMM){bKD;OOM+;_Bw^;pye=<4g7P4+snj4hanlr$x{s'
    'qoQMC<Khz%lad)JscGpMnOWI6xq0~og+;~8lG3vBipr|$8dhyxeM4hYb4zPmdq*dm)79P6+t)uZI5a#m${ib@;7v|V&&<xvFDx!C'
    'udJ@|*Ecq|ws&^-_74t^j!#a{&MyR)SJyYUclQsEPtPx}Z|@(UU*A9Ifgb3A9_aC>J&*%?pa*)O2YLu|59Gie=z$*SfgZx#139n<'
    'dY}h-pocK`Ko0DI9_WD{=pn>CL;wH)0000000000000000092KU-7wmb^'
),
}, name='width_to_8999_quant8').DisableLifeTimeVariation()

# Where a result lies in the input must not be off by pixels at the end.
# Expected values: float64 formula.
input = Input('input', ('TENSOR_QUANT8_ASYMM', [1, 9004, 1, 1], 0.25, 100))
output = Output('output', ('TENSOR_QUANT8_ASYMM', [1, 8999, 1, 1], 0.25, 100))
model = Model()
model.Operation('RESIZE_NEAREST_NEIGHBOR', input, 1, 8999, False).To(output)
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
    'c-rmL<vIfZ07hXKp_%UPO%2n{bj);3cT6+go6cdnO?OUryBK%jhkfrYoag*}e|>(uzrDUZKRrI&-`(C^UtJ0=&d*Lyj*kux_V;#o'
    'wzoDn*7<9zE6YoZ3-fccGt*O(yovEK?&!$y(BMFSUvE!$7l+;1(caeD(%jV8P+wQes;RE3tSB!lEnyZH6&B>@<>q8(WoD$OrKT{F'
    'lM)l+<6>i?qax`MwD7Rdkl>)e0DnKKuaCEvr-!?ntBbRfqk}!g&en!(ZDna;P9mC_niv}y8tCik>S$|eYN)HJswgWdD#*(bWM!nK'
    'BqhYfM8(7<B&DQfWC?Qe3W`d~DynMg8k$<#I=XuL28Kq)CZ=XYlDUPYl{MMM){bKD;OOM+;_Bw^;pye=<4g7P4+snj4hanlr$x{s'
    'qoQMC<Khz%lad)JscGpMnOWI6xq0~og+;~8lG3vBipr|$8dhyxeM4hYb4zPmdq*dm)79P6+t)uZI5a#m${ib@;7v|V&&<xvFDx!C'
    'udJ@|*Ecq|ws&^-_74t^j!#a{&MyR)SJyYUclQsEPtPx}Z|@(UU*A9Ifgb3A9_aC>J&*%?pa*)O2YLu|59Gie=z$*SfgZx#139n<'
    'dY}h-pocK`Ko0DI9_WD{=pn>CL;wH)0000000000000000092KU-7wmb^'
),
}, name='height_to_8999_quant8').DisableLifeTimeVariation()
