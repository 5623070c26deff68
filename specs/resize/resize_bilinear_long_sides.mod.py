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


U8 = 'TENSOR_QUANT8_ASYMM'

# Sides have more pixels than float16 or 11 bits count, so that places at the end are off.
# Expected values: float64 formula.
x1 = Input('x1', (U8, [1, 1, 9004, 1], 0.25, 100))
t2 = Output('t2', (U8, [1, 1, 37, 1], 0.25, 100))
model = Model()
model.Operation('RESIZE_BILINEAR', x1, 37, 1, False).To(t2)
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
    'c-p&T-#ShIbU^8Hxm}4VJET_?1)tEF+2nN7rem_vIp6XnihJYIw=xg|0ODj3y#'
),
}, name='width_to_37_quant8').DisableLifeTimeVariation()

# Sides have more pixels than float16 or 11 bits count, so that places at the end are off.
# Expected values: float64 formula.
x1 = Input('x1', (U8, [1, 1, 9004, 1], 0.25, 100))
t2 = Output('t2', (U8, [1, 1, 8999, 1], 0.25, 100))
model = Model()
model.Operation('RESIZE_BILINEAR', x1, 8999, 1, False).To(t2)
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
    'c-rmLgI0q90EXc%B72L=wQPG~*|yhenaj4ZS}ohga?7rZ=`uQ}|9fuXJ@3!=*XPIk+w05o)8oVao#6K7`s(uH{EUBka(r}nu)nvv'
    'v%R&svA(vtvb?moFh4gtGd;zdoZya+aYjdmhXx1w`+9r2yE;4C+ge+in;IMH>uPJNtJswl<z=NM#YKe$`FX6|9A-8nD>EZKEj1-M'
    'DKQ~FE;c4QDl#HGEHorIC@{d^&)0|U?d9n~b9ZxfadvWau(z|dv9_|bFgG(bF*Y(Z(5LF@>S$|eYN)GGR8^Ff6cxxMc{y1bX(>qw'
    'aWPR5VG&U=aS2H&X&G5Lc@kMcQAt@vm7=Dup{b><qpL^NH!w6ZHZe6bx3ILbwz0LdcW`uac5!ucr+IjKdDDG-{rm$0gMvds!@?sX'
    'qoQMC<Khz%laf<X)6z3Cvl!XToLp93enDYTaY<=ec||3=s=B7OuD+qMskx=Kt-YhOtGlPSuYX{0Xn16lGd9khnB+}O&&<xvFDx!C'
    'udJ@EZ)|RD@9ggF9~>SXpPcf~&Mz*nu5WGyclQsEPtPx}Z|@(UU*A9ILAV~sfj!UzJ<tO^h};7?um^ge2YR3fk$WHq_COExKo9gF'
    'au4Ld9_WD{=z$(Y?tvWG13mt<hY$b&000000000000000006-M_Y3!DdKC'
),
}, name='width_to_8999_quant8').DisableLifeTimeVariation()

# Sides have more pixels than float16 or 11 bits count, so that places at the end are off.
# Expected values: float64 formula.
x1 = Input('x1', (U8, [1, 9004, 1, 1], 0.25, 100))
t2 = Output('t2', (U8, [1, 37, 1, 1], 0.25, 100))
model = Model()
model.Operation('RESIZE_BILINEAR', x1, 1, 37, False).To(t2)
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
    'c-p&T-#ShIbU^8Hxm}4VJET_?1)tEF+2nN7rem_vIp6XnihJYIw=xg|0ODj3y#'
),
}, name='height_to_37_quant8').DisableLifeTimeVariation()

# Sides have more pixels than float16 or 11 bits count, so that places at the end are off.
# Expected values: float64 formula.
x1 = Input('x1', (U8, [1, 9004, 1, 1], 0.25, 100))
t2 = Output('t2', (U8, [1, 8999, 1, 1], 0.25, 100))
model = Model()
model.Operation('RESIZE_BILINEAR', x1, 1, 8999, False).To(t2)
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
    'c-rmLgI0q90EXc%B72L=wQPG~*|yhenaj4ZS}ohga?7rZ=`uQ}|9fuXJ@3!=*XPIk+w05o)8oVao#6K7`s(uH{EUBka(r}nu)nvv'
    'v%R&svA(vtvb?moFh4gtGd;zdoZya+aYjdmhXx1w`+9r2yE;4C+ge+in;IMH>uPJNtJswl<z=NM#YKe$`FX6|9A-8nD>EZKEj1-M'
    'DKQ~FE;c4QDl#HGEHorIC@{d^&)0|U?d9n~b9ZxfadvWau(z|dv9_|bFgG(bF*Y(Z(5LF@>S$|eYN)GGR8^Ff6cxxMc{y1bX(>qw'
    'aWPR5VG&U=aS2H&X&G5Lc@kMcQAt@vm7=Dup{b><qpL^NH!w6ZHZe6bx3ILbwz0LdcW`uac5!ucr+IjKdDDG-{rm$0gMvds!@?sX'
    'qoQMC<Khz%laf<X)6z3Cvl!XToLp93enDYTaY<=ec||3=s=B7OuD+qMskx=Kt-YhOtGlPSuYX{0Xn16lGd9khnB+}O&&<xvFDx!C'
    'udJ@EZ)|RD@9ggF9~>SXpPcf~&Mz*nu5WGyclQsEPtPx}Z|@(UU*A9ILAV~sfj!UzJ<tO^h};7?um^ge2YR3fk$WHq_COExKo9gF'
    'au4Ld9_WD{=z$(Y?tvWG13mt<hY$b&000000000000000006-M_Y3!DdKC'
),
}, name='height_to_8999_quant8').DisableLifeTimeVariation()
