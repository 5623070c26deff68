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


U8 = 'TENSOR_QUANT8_ASYMM'

# Sides have more pixels than float16 or 11 bits count, so that places at the end are off.
# Expected values: float64 formula.
x1 = Input('x1', (U8, [1, 1, 9004, 1], 0.25, 100))
t2 = Output('t2', (U8, [1, 1, 37, 1], 0.25, 100))
model = Model()
model.Operation('RESIZE_NEAREST_NEIGHBOR', x1, 37, 1, False).To(t2)
Example({
    x1: (packed('<i2',
    'c-p&j`_|1H*RNf@a{1E53+K<BJ#+fh$rHzq9X)dR(7^-y_wC)Yd)Lk#+qZ4qvU$_S4eQsfU9)=C$`#9(EnTvB(ZU7u=gplnd)CYu'
    ')2B_HGI`R(3H^P&J>6ZM9qnzcEzM1h4fS=kHPuy>73F26CB;RB1^IcoIoVm68R==MDalER3Gs2UG0{<x5#eE>A;Cd`0selzKHgrQ'
    '9`0_gF3wJl4)%7oHr7^_7UpKACdNjF2KsusI@(&A8tQ7QD#}WV3i5KYGSX6#65?W_BBEmA5|UEVGO}{=3W`d~DynMg8k$<#I=XuL'
    '28Kq)CZ=ZQ7M51lHnw*54vtRFF0O9w9-dy_KE8hb0f9lmA)#U65s^{RF|l#+35iL`DXD4c8JStxIk|cH1%*Y$C8cHM6_r)hHMMp1'
    '4UJ9BEv;?s9i3g>J-vPX6DCfYJZ0*%=`&`|nmuRky!i_jE?T@~>9XZ3R<2sTX6?H58#Zp*yk+aQ?K^hv+P!D*zWoOd9y)yF=&|D`'
    'PM$h_=Ipui7cO49eC6u3>o;!Ry3H^O1{DARJjlC&'
) * 23)[:9004],
    t2: packed('<i2',
    'c-p&T-!@JEOhD-}x!nmV+oe_&hMdrz+2nlFrgO5<dEbh~iu+>Iw=fU`0OD>Dy#'
),
}, name='width_to_37_quant8').DisableLifeTimeVariation()

# Sides have more pixels than float16 or 11 bits count, so that places at the end are off.
# Expected values: float64 formula.
x1 = Input('x1', (U8, [1, 1, 9004, 1], 0.25, 100))
t2 = Output('t2', (U8, [1, 1, 8999, 1], 0.25, 100))
model = Model()
model.Operation('RESIZE_NEAREST_NEIGHBOR', x1, 8999, 1, False).To(t2)
Example({
    x1: (packed('<i2',
    'c-p&j`_|1H*RNf@a{1E53+K<BJ#+fh$rHzq9X)dR(7^-y_wC)Yd)Lk#+qZ4qvU$_S4eQsfU9)=C$`#9(EnTvB(ZU7u=gplnd)CYu'
    ')2B_HGI`R(3H^P&J>6ZM9qnzcEzM1h4fS=kHPuy>73F26CB;RB1^IcoIoVm68R==MDalER3Gs2UG0{<x5#eE>A;Cd`0selzKHgrQ'
    '9`0_gF3wJl4)%7oHr7^_7UpKACdNjF2KsusI@(&A8tQ7QD#}WV3i5KYGSX6#65?W_BBEmA5|UEVGO}{=3W`d~DynMg8k$<#I=XuL'
    '28Kq)CZ=ZQ7M51lHnw*54vtRFF0O9w9-dy_KE8hb0f9lmA)#U65s^{RF|l#+35iL`DXD4c8JStxIk|cH1%*Y$C8cHM6_r)hHMMp1'
    '4UJ9BEv;?s9i3g>J-vPX6DCfYJZ0*%=`&`|nmuRky!i_jE?T@~>9XZ3R<2sTX6?H58#Zp*yk+aQ?K^hv+P!D*zWoOd9y)yF=&|D`'
    'PM$h_=Ipui7cO49eC6u3>o;!Ry3H^O1{DARJjlC&'
) * 23)[:9004],
    t2: packed('<i2',
    'c-rmL<vIfZ07hXKp_%UPO%2n{bj);3cT6+go6cdnO?OUryBK%jhkfrYoag*}e|>(uzrDUZKRrI&-`(C^UtJ0=&d*Lyj*kux_V;#o'
    'wzoDn*7<9zE6YoZ3-fccGt*O(yovEK?&!$y(BMFSUvE!$7l+;1(caeD(%jV8P+wQes;RE3tSB!lEnyZH6&B>@<>q8(WoD$OrKT{F'
    'lM)l+<6>i?qax`MwD7Rdkl>)e0DnKKuaCEvr-!?ntBbRfqk}!g&en!(ZDna;P9mC_niv}y8tCik>S$|eYN)HJswgWdD#*(bWM!nK'
    'BqhYfM8(7<B&DQfWC?Qe3W`d~DynMg8k$<#I=XuL28Kq)CZ=XYlDUPYl{MMM){bKD;OOM+;_Bw^;pye=<4g7P4+snj4hanlr$x{s'
    'qoQMC<Khz%lad)JscGpMnOWI6xq0~og+;~8lG3vBipr|$8dhyxeM4hYb4zPmdq*dm)79P6+t)uZI5a#m${ib@;7v|V&&<xvFDx!C'
    'udJ@|*Ecq|ws&^-_74t^j!#a{&MyR)SJyYUclQsEPtPx}Z|@(UU*A9Ifgb3A9_aC>J&*%?pa*)O2YLu|59Gie=z$*SfgZx#139n<'
    'dY}h-pocK`Ko0DI9_WD{=pn>CL;wH)0000000000000000092KU-7wmb^'
),
}, name='width_to_8999_quant8').DisableLifeTimeVariation()

# Sides have more pixels than float16 or 11 bits count, so that places at the end are off.
# Expected values: float64 formula.
x1 = Input('x1', (U8, [1, 9004, 1, 1], 0.25, 100))
t2 = Output('t2', (U8, [1, 37, 1, 1], 0.25, 100))
model = Model()
model.Operation('RESIZE_NEAREST_NEIGHBOR', x1, 1, 37, False).To(t2)
Example({
    x1: (packed('<i2',
    'c-p&j`_|1H*RNf@a{1E53+K<BJ#+fh$rHzq9X)dR(7^-y_wC)Yd)Lk#+qZ4qvU$_S4eQsfU9)=C$`#9(EnTvB(ZU7u=gplnd)CYu'
    ')2B_HGI`R(3H^P&J>6ZM9qnzcEzM1h4fS=kHPuy>73F26CB;RB1^IcoIoVm68R==MDalER3Gs2UG0{<x5#eE>A;Cd`0selzKHgrQ'
    '9`0_gF3wJl4)%7oHr7^_7UpKACdNjF2KsusI@(&A8tQ7QD#}WV3i5KYGSX6#65?W_BBEmA5|UEVGO}{=3W`d~DynMg8k$<#I=XuL'
    '28Kq)CZ=ZQ7M51lHnw*54vtRFF0O9w9-dy_KE8hb0f9lmA)#U65s^{RF|l#+35iL`DXD4c8JStxIk|cH1%*Y$C8cHM6_r)hHMMp1'
    '4UJ9BEv;?s9i3g>J-vPX6DCfYJZ0*%=`&`|nmuRky!i_jE?T@~>9XZ3R<2sTX6?H58#Zp*yk+aQ?K^hv+P!D*zWoOd9y)yF=&|D`'
    'PM$h_=Ipui7cO49eC6u3>o;!Ry3H^O1{DARJjlC&'
) * 23)[:9004],
    t2: packed('<i2',
    'c-p&T-!@JEOhD-}x!nmV+oe_&hMdrz+2nlFrgO5<dEbh~iu+>Iw=fU`0OD>Dy#'
),
}, name='height_to_37_quant8').DisableLifeTimeVariation()

# Sides have more pixels than float16 or 11 bits count, so that places at the end are off.
# Expected values: float64 formula.
x1 = Input('x1', (U8, [1, 9004, 1, 1], 0.25, 100))
t2 = Output('t2', (U8, [1, 8999, 1, 1], 0.25, 100))
model = Model()
model.Operation('RESIZE_NEAREST_NEIGHBOR', x1, 1, 8999, False).To(t2)
Example({
    x1: (packed('<i2',
    'c-p&j`_|1H*RNf@a{1E53+K<BJ#+fh$rHzq9X)dR(7^-y_wC)Yd)Lk#+qZ4qvU$_S4eQsfU9)=C$`#9(EnTvB(ZU7u=gplnd)CYu'
    ')2B_HGI`R(3H^P&J>6ZM9qnzcEzM1h4fS=kHPuy>73F26CB;RB1^IcoIoVm68R==MDalER3Gs2UG0{<x5#eE>A;Cd`0selzKHgrQ'
    '9`0_gF3wJl4)%7oHr7^_7UpKACdNjF2KsusI@(&A8tQ7QD#}WV3i5KYGSX6#65?W_BBEmA5|UEVGO}{=3W`d~DynMg8k$<#I=XuL'
    '28Kq)CZ=ZQ7M51lHnw*54vtRFF0O9w9-dy_KE8hb0f9lmA)#U65s^{RF|l#+35iL`DXD4c8JStxIk|cH1%*Y$C8cHM6_r)hHMMp1'
    '4UJ9BEv;?s9i3g>J-vPX6DCfYJZ0*%=`&`|nmuRky!i_jE?T@~>9XZ3R<2sTX6?H58#Zp*yk+aQ?K^hv+P!D*zWoOd9y)yF=&|D`'
    'PM$h_=Ipui7cO49eC6u3>o;!Ry3H^O1{DARJjlC&'
) * 23)[:9004],
    t2: packed('<i2',
    'c-rmL<vIfZ07hXKp_%UPO%2n{bj);3cT6+go6cdnO?OUryBK%jhkfrYoag*}e|>(uzrDUZKRrI&-`(C^UtJ0=&d*Lyj*kux_V;#o'
    'wzoDn*7<9zE6YoZ3-fccGt*O(yovEK?&!$y(BMFSUvE!$7l+;1(caeD(%jV8P+wQes;RE3tSB!lEnyZH6&B>@<>q8(WoD$OrKT{F'
    'lM)l+<6>i?qax`MwD7Rdkl>)e0DnKKuaCEvr-!?ntBbRfqk}!g&en!(ZDna;P9mC_niv}y8tCik>S$|eYN)HJswgWdD#*(bWM!nK'
    'BqhYfM8(7<B&DQfWC?Qe3W`d~DynMg8k$<#I=XuL28Kq)CZ=XYlDUPYl{MMM){bKD;OOM+;_Bw^;pye=<4g7P4+snj4hanlr$x{s'
    'qoQMC<Khz%lad)JscGpMnOWI6xq0~og+;~8lG3vBipr|$8dhyxeM4hYb4zPmdq*dm)79P6+t)uZI5a#m${ib@;7v|V&&<xvFDx!C'
    'udJ@|*Ecq|ws&^-_74t^j!#a{&MyR)SJyYUclQsEPtPx}Z|@(UU*A9Ifgb3A9_aC>J&*%?pa*)O2YLu|59Gie=z$*SfgZx#139n<'
    'dY}h-pocK`Ko0DI9_WD{=pn>CL;wH)0000000000000000092KU-7wmb^'
),
}, name='height_to_8999_quant8').DisableLifeTimeVariation()
