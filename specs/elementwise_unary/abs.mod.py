# Licensed under the Apache License, Version 2.0; see LICENSE.
# Written by 'python -m corpus' from corpus/families/elementwise_unary.py; do not edit.
#
# ABS: ends of its domain, ranks, types.

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
I32 = 'TENSOR_INT32'

# Small, great and infinite numbers.
# Expected values: float64 formula.
input = Input('input', (F32, [10]))
output = Output('output', (F32, [10]))
model = Model()
model.Operation('ABS', input).To(output)
Example({
    input: [0.0, -0.0, 1.5, -1.5, 1e-07, -1e-07, 3.4e+38, -3.4e+38, float('inf'), float('-inf')],
    output: [0.0, 0.0, 1.5, 1.5, 1e-07, 1e-07, 3.4e+38, 3.4e+38, float('inf'), float('inf')],
}, name='special').DisableLifeTimeVariation()

# Odd sizes, so that a rest is left.
# Expected values: float64 formula.
input = Input('input', (F32, [3]))
output = Output('output', (F32, [3]))
model = Model()
model.Operation('ABS', input).To(output)
Example({
    input: [-0.394, 0.208, 0.695],
    output: [0.394, 0.208, 0.695],
}, name='rank_1').AddVariations('relaxed', 'float16').DisableLifeTimeVariation()

# Odd sizes, so that a rest is left.
# Expected values: float64 formula.
input = Input('input', (F32, [3, 2]))
output = Output('output', (F32, [3, 2]))
model = Model()
model.Operation('ABS', input).To(output)
Example({
    input: [1.19, 0.803, 1.099, 1.061, 0.197, -1.313],
    output: [1.19, 0.803, 1.099, 1.061, 0.197, 1.313],
}, name='rank_2').AddVariations('relaxed', 'float16')

# Odd sizes, so that a rest is left.
# Expected values: float64 formula.
input = Input('input', (F32, [3, 2, 5]))
output = Output('output', (F32, [3, 2, 5]))
model = Model()
model.Operation('ABS', input).To(output)
Example({
    input: packed('<f4',
    'c-jGY0Ehp)#qI|F$=O6mKLYrF&p9LGpyNz4fwV>~HMBQ(D|8@yfz)=+i{UjZQ)>6L+oc+%H#3#Uwz6KxiN1%!FrS6!p63ku&c}m%'
    '!<c!S-#f`O1NO6x%637|mcKv0KR>^}KfXV{zrR1fJwLy{K0iOcKEJ;|Kfk^eB|t9'
),
    output: packed('<f4',
    'c-q@@^c~y3lQ&&F?3sSlpSM(gyx_5qapM*@UDGY*<=Q0*HH}xw&UHUD)eg@3zUB5(sio$|Q%`K$6nCO?U;AN$`K>SJJ?Hs#?s#*}'
    ';Te^)?^~ZVX8yLh_f(nV`Dyl0U<ZUiU<+p2+u1<`0hpFJF8'
),
}, name='rank_3').AddVariations('relaxed', 'float16').DisableLifeTimeVariation()

# Odd sizes, so that a rest is left.
# Expected values: float64 formula.
input = Input('input', (F32, [3, 2, 5, 2]))
output = Output('output', (F32, [3, 2, 5, 2]))
model = Model()
model.Operation('ABS', input).To(output)
Example({
    input: packed('<f4',
    'c-niJ^1=9*tZv%rPQ&I(+uQe<iiLipC9J9aab2EE`R>tLw>jtY=cL%m-|fA~cUwN!oNt}IY5uqRS?&7*=BZgPH?E7?l(x{3<G@R<'
    'pZ?kz&B19;W$c3&w_d-kqF}%6$akS5)?BSB)0K38wm$FFbvKO@(#V=AHoy1%$Nkqnui6s3t#!ejRcY<}eAyct7N<RUb+ox5yZNTt'
    '2Gh$2jGG(oZ})C{cl%S{>C+#D811Si-?5o_b5{9t`~CL&?DpH++uQBm4<h#3gLxofupp3O1!C^ozt0}T0U;pY&K4*J0G1+j+y'
),
    output: packed('<f4',
    'c-niJ^1=9*tZv%rPQ&I(+uQe<iiLipC9J9aab2EE`R>tLw>jtY=cL%m-|fA~cUwN!oNt}IY5uqRS?&7*=BZgPH?E7?l(x{3<G@R<'
    'pZ?kz&B19;W$c3&w_d-kqF}%6$akS5)?BSB)0K38wm$FFbvKO@(#V=AHoy1%$Nkqnui6s3t#!ejRcY<}eAyct7N<RUb+ox5yZNTt'
    '2Gh$2jGG(oZ})C{cl%S{>C+#D811Si-?5o_b5{9tdwY93J9`ibA#5QGr~sI41)}WW;$UGrTObzzO_OR|'
),
}, name='rank_4').AddVariations('relaxed', 'float16').DisableLifeTimeVariation()

# Odd sizes, so that a rest is left.
# Expected values: float64 formula.
input = Input('input', (F32, [3, 2, 5, 2, 2]))
output = Output('output', (F32, [3, 2, 5, 2, 2]))
model = Model()
model.Operation('ABS', input).To(output)
Example({
    input: packed('<f4',
    'c-m`TrnyY{ZX=73z~sj#PhQmj@`mBK+Zuf#f$M$`4TX-rd0Ia&Uwp|wrbV5Wz5OElzHG6)pLYD@n>}p5)Kg~oY^Z0cX4>T<;N-L9'
    '{+kb6LN^}<eCl6Sop4iNS$Y1v%cuW@Ex7+KqyBLH4DorE0xlUsPwkf&O2#bO*L+}h%<S7LQ^T4gB$k$yDc$`W$l$$A=5BMu;-o5$'
    'W`)2DS?`5z7F^MGb=)%j(7O45Pi*l|^DYZ4X{<A}&NDB{3KP-x?2bq<FYpgse!clzRqv%kA4Q&?i<rGn=)Ld4m3&hEH50SGX64;{'
    'za^r3V)F&l0uGjb*ZBvyTGk(_RAXM}aC1xdJ~``_DL)e0C*NXm*xB&l%9@4=E0oqeclP_c!+qO<4!*6=S6$h5<LtBV|0*V%uDa15'
    'v~op{-n-{Lb8e>2Tzhtf+TsW8TiSb<Hk~slzsd5RdHJEEAJ_8tzSp%`u}5g1`i@AQy$>eEt=)5t>6z56{rmUZ?%TiL-rgQU*zL0i'
    'f&Ke{{5?SSevrhzefE3z+u7RzS$04Xpql;mKusV3;sT8TX#fj>HG_#gwqVn2fnxji+S%LMgB63U0BHdLnymJ`'
),
    output: packed('<f4',
    'c-m`TrnyY{ZX=73z~sj#PhQmj@`mBK+Zuf#f$M$`4TX-rd0Ia&Uwp|wrbV5Wz5OElzHG6)pLYD@n>}p5)Kg~oY^Z0cX4>T<;N-L9'
    '{+kb6LN^}<eCl6Sop4iNS$Y1v%cuW@Ex7+KqyBLH4DorE0xlUsPwkf&O2#bO*L+}h%<S7LQ^T4gB$k$yDc$`W$l$$A=5BMu;-o5$'
    'W`)2DS?`5z7F^MGb=)%j(7O45Pi*l|^DYZ4X{<A}&NDB{3KP-x?2bq<FYpgse!clzRqv%kA4Q&?i<rGn=)Ld4m3&hEH50SGX64;{'
    'za^r3V)F&l0uGjb*ZBvyTGk(_RAXM}aC1xdJ~``_DL)e0C*NXm*xB&l%9@4=E0oqeclP_c!+qO<4!*6=S6$h5<LtBV|0*V%uDa15'
    'v~op{-n-{Lb8e>2Tzhtf+TsW8TiSb<Hk~slzsd5RdHJEEAJ_8tzSp%`u}5g1`i@AQy$>eEt=)5t>6z3mdwY9ZJ9`AMgK|KWjU7VJ'
    '7ARr|m4*-qEkGl{B(ga`-L_DTK*|<E!`0i_0{|w&*t`'
),
}, name='rank_5').AddVariations('relaxed', 'float16').DisableLifeTimeVariation()

# Integers.
# Expected values: exact integer arithmetic.
input = Input('input', (I32, [9]))
output = Output('output', (I32, [9]))
model = Model()
model.Operation('ABS', input).To(output)
Example({
    input: [0, 1, -1, 2147483647, -2147483647, 65536, -65537, 255, -256],
    output: [0, 1, 1, 2147483647, 2147483647, 65536, 65537, 255, 256],
}, name='far_int32').DisableLifeTimeVariation()

# Integers.
# Expected values: exact integer arithmetic.
input = Input('input', (I32, [2, 3, 1, 4]))
output = Output('output', (I32, [2, 3, 1, 4]))
model = Model()
model.Operation('ABS', input).To(output)
Example({
    input: [-12, -11, -10, -9, -8, -7, -6, -5, -4, -3, -2, -1, 0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11],
    output: [12, 11, 10, 9, 8, 7, 6, 5, 4, 3, 2, 1, 0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11],
}, name='rank_4_int32').DisableLifeTimeVariation()

# Small integers, as real numbers: none may be one off.
# Expected values: exact integer arithmetic.
input = Input('input', (I32, [7]))
integers = Internal('integers', (I32, [7]))
output = Output('output', (F32, [7]))
model = Model()
model.Operation('ABS', input).To(integers)
model.Operation('CAST', integers).To(output)
Example({
    input: [0, 1, -1, 2, -2, 1000, -1000],
    output: [0.0, 1.0, 1.0, 2.0, 2.0, 1000.0, 1000.0],
}, name='shown_int32').DisableLifeTimeVariation()
