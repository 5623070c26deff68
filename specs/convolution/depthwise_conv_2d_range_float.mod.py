# Licensed under the Apache License, Version 2.0; see LICENSE.
# Written by 'python -m corpus' from corpus/families/convolution.py; do not edit.
#
# DEPTHWISE_CONV_2D: far real numbers.

import base64
import zlib

import numpy as np


def packed(dtype, text):
    """Many values in little space."""
    return np.frombuffer(zlib.decompress(base64.b85decode(text)), dtype).tolist()

# Exact in float32 in any order, and nothing of it is a float16.
# Expected values: float64 formula.
input = Input('input', ('TENSOR_FLOAT32', [1, 21, 22, 2]))
filter = Parameter('filter', ('TENSOR_FLOAT32', [1, 21, 20, 4]), packed('<f4',
    'c-rld0TBZs3<M+LCA@?>XmEgpmrw~vc`4weQa(3Ft74hS5XglK8*#OWPsOz&UKLq!);VWHXs_tIKI?9zHMi=@)4HR%U++oRmuu>m'
    '_FMUAzL(!Azh=#yuJ`Sw`@i>cZB`u1bICuqr)JQSXDn;<p8lYGy!XE6Q?8Z2|4g6N0}EKd0v51<1uS3z3s}Gc7O;Q?EMNf(Sik}n'
    'uz&?DU;&E<S7Hg-'
))
bias = Parameter('bias', ('TENSOR_FLOAT32', [4]), [32768.0, -20480.0, -4096.0, 36864.0])
output = Output('output', ('TENSOR_FLOAT32', [1, 1, 3, 4]))
model = Model()
model.Operation('DEPTHWISE_CONV_2D', input, filter, bias, 2, 1, 1, 2, 0).To(output)
Example({
    input: packed('<f4',
    'c-rlcAr8V&5JX2HkUapR0#R9kM3C@F5QrWCQGq~KRv^BttVAL?MpH_HL?Sr~Z_{1@w@oIyJ3DRnNokNyJ1IjeR6nIFUPkQ(=}jN$'
    'XYArus+beYuuD;ae?}MdVt1h0lau){AE`?;H~%38`ar)i-#k>1EBRJ~*31d@%fC95)8BY+Pkw<~<~EGknrw-8pKh|-G>kdB$=-`S'
    'qBiWR=~icUW@mP0XLe?1c4lXGW@mP0XZ|<y59z`lEd'
),
    output: [-772992.0, -345216.0, -110208.0, -261376.0, 1948608.0, -450176.0, -334080.0, 1293632.0, 569216.0,
    -962752.0, -374208.0, 672960.0],
}, name='beyond_float16').DisableLifeTimeVariation()

# Exact in float32 in any order, and nothing of it is a float16.
# Expected values: float64 formula.
input = Input('input', ('TENSOR_FLOAT32', [1, 21, 22, 2]))
filter = Parameter('filter', ('TENSOR_FLOAT32', [1, 21, 20, 4]), packed('<f4',
    'c-rld0TBZs3<M+LCA@?>XmEgpmrw~vc`4weQa(3Ft74hS5XglK8*#OWPsOz&UKLq!);VWHXs_tIKI?9zHMi=@)4HR%U++oRmuu>m'
    '_FMUAzL(!Azh=#yuJ`Sw`@i>cZB`u1bICuqr)JQSXDn;<p8lYGy!XE6Q?8Z2|4g6N0}EKd0v51<1uS3z3s}Gc7O;Q?EMNf(Sik}n'
    'uz&?DU;&E<S7Hg-'
))
bias = Parameter('bias', ('TENSOR_FLOAT32', [4]), [6.1897002e+26, -3.8685626e+26, -7.7371252e+25, 6.963413e+26])
output = Output('output', ('TENSOR_FLOAT32', [1, 1, 3, 4]))
model = Model()
model.Operation('DEPTHWISE_CONV_2D', input, filter, bias, 2, 1, 1, 2, 0).To(output)
Example({
    input: packed('<f4',
    'c-rlcArgXM5QSeb7&(A}U?38V1_Qxh-~a}K0Zc@K;g3Y3(daRVM5EEBcnZHAxPon&d9%B3AF!VkSJLS$C1``1uXM#rsQoBC=mY(N'
    'T_~lRIkF7980GjSx}bsGfoe}m=E;1duF=x`kCf48^gHv-LpiyEZ?$O498q8Vt4AsQjraECSEys|swvx$E%5I1O?I2cDQ7p?d*O|!'
    'ExUTY)tQ~ynVs30o!Ob4*_oZ$nVs30|IPdZjT51c'
),
    output: [-1.4601406e+28, -6.520946e+27, -2.0817703e+27, -4.937253e+27, 3.6808164e+28, -8.503584e+27,
    -6.310593e+27, 2.4436018e+28, 1.0752186e+28, -1.8185871e+28, -7.068589e+27, 1.2711855e+28],
}, name='great').DisableLifeTimeVariation()

# Exact in float32 in any order, and nothing of it is a float16.
# Expected values: float64 formula.
input = Input('input', ('TENSOR_FLOAT32', [1, 21, 22, 2]))
filter = Parameter('filter', ('TENSOR_FLOAT32', [1, 21, 20, 4]), packed('<f4',
    'c-rld0TIL?3<M*g5-Q;(AOQ(AP<RPQsgz221;xVW=J;2!%w!1U!i9}Edc-^9m=UjxlCkHxJQ1Niqptd$ccWQzsjj?Pw{`dHJ?ZLn'
    'P5sh-G9TUd^4sOtt+|@(b$RLj?>$|+Gq&lu<X@JjX3&ynOl$O>{-AuEYhUvz*DAmNJU*)j7O;Q?EMNf(Sik}nuz&?DU;ztQzycPq'
    'fCVgI0Sj2b0v2B$swz$'
))
bias = Parameter('bias', ('TENSOR_FLOAT32', [4]), [2048.0, -1280.0, -256.0, 2304.0])
output = Output('output', ('TENSOR_FLOAT32', [1, 1, 3, 4]))
model = Model()
model.Operation('DEPTHWISE_CONV_2D', input, filter, bias, 2, 1, 1, 2, 0).To(output)
Example({
    input: packed('<f4',
    'c-rlcArgXM5QSeb7?}~9fnXpKj0OY2VBi1-g26~682(6P6lRP@k3lpVjUL5s2d-dSX5Q@X+Xw6?C9!l`N-5f)x|i;FDRt<iH+`U='
    'u?q{SVva1sE<pwU8C}qe-GORPM&`qOq^{B2{F{{1=kz=C%|ivbl5aI=%N$X^{A)lN{e$=R<X5O=ZsRdqlP&R{(@l1px-n-r*?ZxN'
    's13Vny49JT*_oZ$nVs30o!Ob4*_oZ$ng7lF1B;Jyt^'
),
    output: [-48312.0, -21576.0, -6888.0, -16336.0, 121788.0, -28136.0, -20880.0, 80852.0, 35576.0, -60172.0,
    -23388.0, 42060.0],
}, name='small').DisableLifeTimeVariation()
