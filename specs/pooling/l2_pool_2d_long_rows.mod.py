# Licensed under the Apache License, Version 2.0; see LICENSE.
# Written by 'python -m corpus' from corpus/families/pooling.py; do not edit.
#
# L2_POOL_2D: long rows, channels first.

import base64
import zlib

import numpy as np


def packed(dtype, text, unit=None):
    """Many values in little space: the first byte of each, then the second; times a unit."""
    planes = np.frombuffer(zlib.decompress(base64.b85decode(text)), "u1")
    planes = planes.reshape(np.dtype(dtype).itemsize, -1)
    values = np.frombuffer(planes.T.tobytes(), dtype)
    return (values if unit is None else np.multiply(values, unit, dtype="f8")).tolist()


F32 = 'TENSOR_FLOAT32'

# Rows leave something over behind whole vectors, and the next one begins there.
# Expected values: float64 formula.
x1 = Input('x1', (F32, [1, 2, 3, 37]))
t2 = Output('t2', (F32, [1, 2, 3, 37]))
t3 = Output('t3', (F32, [1, 2, 3, 18]))
t4 = Output('t4', (F32, [1, 2, 3, 37]))
x5 = Input('x5', (F32, [2, 2, 2, 19]))
t6 = Output('t6', (F32, [2, 2, 2, 19]))
t7 = Output('t7', (F32, [2, 2, 2, 9]))
t8 = Output('t8', (F32, [2, 2, 2, 19]))
x9 = Input('x9', (F32, [1, 2, 1, 131]))
t10 = Output('t10', (F32, [1, 2, 1, 131]))
t11 = Output('t11', (F32, [1, 2, 1, 65]))
t12 = Output('t12', (F32, [1, 2, 1, 131]))
model = Model()
model.Operation('L2_POOL_2D', x1, 1, 1, 1, 3, 3, 0, True).To(t2)
model.Operation('L2_POOL_2D', x1, 2, 2, 1, 2, 1, 0, True).To(t3)
model.Operation('L2_POOL_2D', x1, 2, 0, 0, 0, 1, 1, 3, 1, 0, True).To(t4)
model.Operation('L2_POOL_2D', x5, 1, 1, 1, 3, 3, 0, True).To(t6)
model.Operation('L2_POOL_2D', x5, 2, 2, 1, 2, 1, 0, True).To(t7)
model.Operation('L2_POOL_2D', x5, 2, 0, 0, 0, 1, 1, 3, 1, 0, True).To(t8)
model.Operation('L2_POOL_2D', x9, 1, 1, 1, 3, 3, 0, True).To(t10)
model.Operation('L2_POOL_2D', x9, 2, 2, 1, 2, 1, 0, True).To(t11)
model.Operation('L2_POOL_2D', x9, 2, 0, 0, 0, 1, 1, 3, 1, 0, True).To(t12)
Example({
    x1: ([-3.0, -3.5, 3.5, -4.0, 1.0, 1.5, -1.5, -3.0, 1.0, 1.5, -1.0] * 21)[:222],
    t2: packed('<i4',
    'c-mVP#*p+z+vmj$yQCys%o`311RA1_th$%7=-xeC%vah3OaU>Qx(M5rbf|`~Z4I9k2;24|;zSt3A`fltcf}JIEyBgLcAMd`>Thw*'
    'xuV7A&f#J%(<WdFh{?8$ux*Qa4-&R*)h{A!dw0~vtsy{lF{e>tY(M}m<|JW>=#X$d8w*2M3kzJ#{KW)J0WsAh2-_Cmqe0lVkgQFF'
    'Z8J(`1OWy{IKa*%1~3pbg@KWJwlNZA8vrox7@P', 1.1920928955078125e-07
),
    t3: packed('<i4',
    'c-n=`!3n@1429viffIP>HP9Xfr*IiB&e5Y6$s!(H#7!EgQ2L~lK=?lhDV;aY6e)AL6CDYi8C^PB6P<(QlRfR^c_w-%v}bg%XwBty'
    '9dd|ksX3X6P7Un@T?blod2I~o%>AraqCZc6d;t%DZ3O', 1.1920928955078125e-07
),
    t4: packed('<i4',
    'c-oDPAqvAl5Ji7h2V&YQteG1W;%W<}t`J$7L#(Te3lTA8#fsASP&23KDRPK1Y3=eeFw7H=c^Ge(a<^~2pZ$_U2oVe+L@)$+tps?@'
    'LwIe$;eDFw^F5_&>T?Jof+2(mh5)Zk0Iwwoul3>a{B*}x<=o(!9EL~)!w`vJsLE@dDz7<>yw()!;J+CJh+yX@@n;;j)QU~DFSqUn'
    '76', 1.1920928955078125e-07
),
    x5: ([-1.5, 1.5, -3.0, 0.5, -2.0, 1.0, -0.5, 2.5, 0.5, -2.5, 4.0] * 14)[:152],
    t6: packed('<i4',
    'c-ou#=#i4arl8N)tC9jB%+9HpLRQE;Fmoyvp|}8aomN<cST>>SjKd=2+|e<`?Jg(FW^=h92=f{ip(JD;nCXl~C^ZOOXA%~ne|OP!'
    'reYDgVri-W=<2(zcjZ)cA<T<dgw7-Lz|1RHgzR+Db)Lr}#CR25ryUj{21Z6k1`uEb0~ixsh@b)xjlzR4u?b=7#3BR$KJ3`5', 1.1920928955078125e-07
),
    t7: packed('<i4',
    'c-mudI208XprnxqAzm>!fC-QwhRh+Dj1o-d6<mhFE$QIF6;q}gLWp+^ZeRi=h#`{%lbHgOc?Xv{AbjfCvnKsrsSsk-0bwu!62y=>'
    '1(VT-$*h9QFfcMOFfbwr5T6lUkO&z7huv$O', 1.1920928955078125e-07
),
    t8: packed('<i4',
    'c-muN$Wb}-_wONwZ}(zWL77nqCRCIm5k&!r$>4yl?HfbDDs;mbqQ0RU#&GB_x?v1T7;a!-XrIFn9Gt}PpzG93DDxnK2^D29L{R`@'
    'GPt2@d%&<_Cc0q^2OnS<mK2O`7{e3{Hyk*?|BH9!%2Nl}<8u8VOowN1CQP&;6<Gn8*&vLj?EpJNlOMWa4$s)p4P!X965X%^`si*r'
    'z`(!=gh0Ru0uUwxg2{-R$%rA!gsGMhp9yd#7B>I@-WcFJ', 1.1920928955078125e-07
),
    x9: ([-3.5, 1.0, 1.5, 0.5, -1.5, -2.0, -4.0, -0.5, 1.0, -3.5, -3.0] * 24)[:262],
    t10: packed('<i4',
    'c-lL+qDIT`&7l`LZ&Kb24D;NaHv{d4#L`cW0-4i#-?dNMJ#Ao^rB>4h+6{)DN?i;0#P}HT$E=PS7^dgKn1OafDkCEU0|O%zj8rBA'
    '0GQ~R+W', 1.1920928955078125e-07
),
    t11: packed('<i4',
    'c-lL+*Ffjo9PPa=iF3}8$D~9rh*>J_cDvL{Tl%P>6`4#*^n#e4{f}}y7cTCflDd#gCM9}7OhyI<Mn(|9z(^*O61^Z20FflNQ~', 1.1920928955078125e-07
),
    t12: packed('<i4',
    'c-mt)x1vVN@XetYId4+l3=ETD&YOXD14HR2M}f>~z3<wm?VdI;Oa`lI1MP+bo=RN{_r&-Z@yD!=85m~6!kB?}10y3N0|Nsi6pU0R'
    '0NQ()nE', 1.1920928955078125e-07
),
}, name='rows').AddVariations('float16').DisableLifeTimeVariation()
