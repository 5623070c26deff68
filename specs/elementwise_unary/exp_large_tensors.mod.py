# Licensed under the Apache License, Version 2.0; see LICENSE.
# Written by 'python -m corpus' from corpus/families/elementwise_unary.py; do not edit.
#
# EXP: tensors of many elements, in sizes of no block, and beside powers of two.

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

# A function has many elements, beyond one block, tile or vector, with a rest.
# Expected values: float64 formula.
x1 = Input('x1', (F32, [65536]))
t2 = Output('t2', (F32, [65536]))
model = Model()
model.Operation('EXP', x1).To(t2)
Example({
    x1: (packed('<i2',
    'c-jGa0EPdH6sJ~`3vlR9lXe{{KWtAjMcD$F7}8M@?HW`HAg`RN6CtVnqvN#~BME@YO<c4l6P+KJRY>GV1k{y8@CgF(_5c6^{RsOF'
    '3l8`I1o!$2{s;XI1O)Q%@c<7C4hj$P{`d3<_we!j{|Ni_0|*ZB0txy8_WS?<0xO_2!2', 0.0009765625
) * 1075)[:65536],
    t2: (packed('<f4',
    'c-jH<01N*UKRH#b=2&#st5Mf!1BMgqX={8|qkDwle+p(wD{}oG0;5PRf^#p%J+1JIPuIRb#TPblLjhd`YgAdd+stc;4`It$pLv@<'
    'Vc!2ltmiew9)ojT;YPjQj1b7XVv?si${L9k!a`ea+3I=~oZxAc&ha7DE*EhOhN~L*(ZYd_1Of=8)Pf8diZ<qrdNjNg4=`K(qQZnp'
    'ksL-Z<3{~{4cwc;)pGuzoDA?9#`Gk01GK%Jl;J!<KRi7@KR`c0K0!f3K0iP`K0!Y~KSDr2JUl!<LP0`7LOee`JwZJ@JU%}_K0QD{'
    'LOee~K0rM_KR-XVUT0?'
) * 1075)[:65536],
}, name='row').DisableLifeTimeVariation()

# A function has many elements, beyond one block, tile or vector, with a rest.
# Expected values: float64 formula.
x1 = Input('x1', (F32, [2, 3, 21, 19]))
t2 = Output('t2', (F32, [2, 3, 21, 19]))
model = Model()
model.Operation('EXP', x1).To(t2)
Example({
    x1: (packed('<i2',
    'c-jGa0EPdH6sJ~`3vlR9lXe{{KWtAjMcD$F7}8M@?HW`HAg`RN6CtVnqvN#~BME@YO<c4l6P+KJRY>GV1k{y8@CgF(_5c6^{RsOF'
    '3l8`I1o!$2{s;XI1O)Q%@c<7C4hj$P{`d3<_we!j{|Ni_0|*ZB0txy8_WS?<0xO_2!2', 0.0009765625
) * 40)[:2394],
    t2: (packed('<f4',
    'c-jH<01N*UKRH#b=2&#st5Mf!1BMgqX={8|qkDwle+p(wD{}oG0;5PRf^#p%J+1JIPuIRb#TPblLjhd`YgAdd+stc;4`It$pLv@<'
    'Vc!2ltmiew9)ojT;YPjQj1b7XVv?si${L9k!a`ea+3I=~oZxAc&ha7DE*EhOhN~L*(ZYd_1Of=8)Pf8diZ<qrdNjNg4=`K(qQZnp'
    'ksL-Z<3{~{4cwc;)pGuzoDA?9#`Gk01GK%Jl;J!<KRi7@KR`c0K0!f3K0iP`K0!Y~KSDr2JUl!<LP0`7LOee`JwZJ@JU%}_K0QD{'
    'LOee~K0rM_KR-XVUT0?'
) * 40)[:2394],
}, name='image').DisableLifeTimeVariation()

# A function has many elements that half precision holds.
# Expected values: float64 formula.
x1 = Input('x1', (F32, [2, 3, 21, 19]))
t2 = Output('t2', (F32, [2, 3, 21, 19]))
model = Model()
model.Operation('EXP', x1).To(t2)
Example({
    x1: (packed('|i1',
    'c-jFy0K)&mBnrja009g2BJDIRIN<>h-Rms+9QQd86Uf2D06s1{C_Kjd-qRx7z{K+ZA??--AUebfCFu*<@B;z~Ox_#I', 0.0625
) * 40)[:2394],
    t2: (packed('<f4',
    'c-jH<01N*B#IG!209*5tW3-+)Ic-~1e2q9UwMsu!5rOnd02QlIf0s2WM&e_Pu1fG=60}V2CQ(YSBB=AmvcUqP1<fKAegHv^x%Vbg'
    'NOpxm_{Ysi@+I8?_}O5$r~tdo8S52KOPTxk+X|>|eX}N8d~+G7BA7Ui^IByKrK%V2&Axz${s0A>&UyqBh%M!bdM~&U4J}dkpTK}X'
    'jTS;G+B@`h1=p6q)o}Zqln3k<!0#b*{<6H9k>ET*KRi7@KR-V~K0!f3K0iP`K0!Y~KSDr2JUl!<LP0`7LOee`JwZJ@JU%}_K0QD{'
    'LOee~K0iG^KR-XU$!4n'
) * 40)[:2394],
}, name='image_of_halves').AddVariations('float16').DisableLifeTimeVariation()
