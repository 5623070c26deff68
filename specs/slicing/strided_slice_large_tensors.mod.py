# Licensed under the Apache License, Version 2.0; see LICENSE.
# Written by 'python -m corpus' from corpus/families/slicing.py; do not edit.
#
# STRIDED_SLICE: tensors of many elements, in sizes of no block, and beside powers of two.

import base64
import zlib

import numpy as np


def packed(dtype, text, unit=None):
    """Many values in little space: the first byte of each, then the second; times a unit."""
    planes = np.frombuffer(zlib.decompress(base64.b85decode(text)), "u1")
    planes = planes.reshape(np.dtype(dtype).itemsize, -1)
    values = np.frombuffer(planes.T.tobytes(), dtype)
    return (values if unit is None else np.multiply(values, unit, dtype="f8")).tolist()


def signed(*operands):
    """All unsigned codes as signed ones of the same real values."""
    types = {
        o: ("TENSOR_QUANT8_ASYMM_SIGNED", o.type.scale, o.type.zeroPoint - 128) for o in operands
    }
    return DataTypeConverter(name="signed").Identify(types)


F16 = 'TENSOR_FLOAT16'
F32 = 'TENSOR_FLOAT32'
U8 = 'TENSOR_QUANT8_ASYMM'

# Elements of one, two and four bytes are moved, beyond one block, with a rest.
# Expected values: float64 formula.
x1 = Input('x1', (F32, [67, 1031]))
t2 = Output('t2', (F32, [33, 343]))
model = Model()
model.Operation('STRIDED_SLICE', x1, [1, 1030], [66, 2], [2, -3], 0, 0, 0).To(t2)
Example({
    x1: (packed('<i2',
    'c-jGa0EPc*<TU(auUh~uvqS-`(r%PleUe(DYQSNPSX&j0H6}WOxQxDS_dnB7hjOJOo&M(AZ_)doam?erO6&OCHF6q$au;p@R~aHf'
    'R%tg%ZGTBEQ8i$3Ml5biMq3jdL0m>(cROGyX#+VDQVxG}EqEwB4|!%W9wjw=Zj!(<EC', 0.03125
) * 1133)[:69077],
    t2: packed('<i2',
    'c-rmIKP!X*0Knmsog#^1Afmj3@+Kr*U2i$l8T>otq|{yAt2+Y<R~E}V$ttC6%3!gO4`9J~HnR8t6v-#J@wfdxz_UE{v+7IvcCaHU'
    'ot$3X<bO+_Z|7Tom$|QGGFf_9S$@u>Hr~JQDo-E%$20dwVSfGMAZ`k-$6m9KKXq{f><WTiL9i<bb_Kz%AlMZIyMka>5bO$qT|uxb'
    '2zCX*t{~VI1iOM@R}kz9f?YwdD+qQ4!LA_K6$HD2U{?_A3W8lhuqz051;MT$*cAl3f?!t=9JEXf@2s}ZMd56Ap({QN!_n5=T3c}{'
    '>WM}QLAltMs#f=V_lCCTn+t2{d|b)Z#?y<P-SNQYw73y=1;MT$*cAl3f?!t=><WTiL9i<bb_Kz%AlMZIyMka>5bO$qT|uxb2zCX*'
    't{~VI1iOM@R}kz9f?YwdD+qQ4!LA_K6$HD2U{?_A3W8lhuqz1u2cH*WH~', 0.03125
),
}, name='moved').DisableLifeTimeVariation()

# Elements of one, two and four bytes are moved, beyond one block, with a rest.
# Expected values: float64 formula.
x1 = Input('x1', (U8, [67, 1031], 0.5, 100))
t2 = Output('t2', (U8, [33, 343], 0.5, 100))
model = Model()
model.Operation('STRIDED_SLICE', x1, [1, 1030], [66, 2], [2, -3], 0, 0, 0).To(t2)
Example({
    x1: (packed('<i2',
    'c-qT)V)Ey){%wY}#x9L(F6B+R`FB#(qO1cCdm?U6?b)hk)wH8$-`n#2!57(!R2R$sdlvmZuv-4(nPgk9>>qa+C;<RTU?Lp'
) * 1133)[:69077],
    t2: packed('<i2',
    'c-rmIp-zGU07g+7PvJ~j4U*VwB%8A^i8R~{6aoqIpPaq`RETUO^#Lr}7#0SjF-9Yx;|Yjgap&|~ZsV+dznNaX7Om%((e?b$dTgF='
    '|1Q2dMYX7ZJj}jprR8dWv%6al%kOXf$$T;Red>*`DnGZM-G=x?>`EkdB@(+5iCu}ru0&#2BC#ux*p*1^N+fnA61x(KU5Ui5L}FJW'
    'u`7|-l}PMLBz7edyAp|AiNvl%Vpk%uE0NfhNbE`^b|n(K5{X@j#I8hQS0b@1k=T_;Tmk?90000000000{<|Y6p}VU'
),
}, name='moved_quant8').AddVariations(signed(x1, t2)).DisableLifeTimeVariation()

# Elements of one, two and four bytes are moved, beyond one block, with a rest.
# Expected values: float64 formula.
x1 = Input('x1', (F16, [67, 1031]))
t2 = Output('t2', (F16, [33, 343]))
model = Model()
model.Operation('STRIDED_SLICE', x1, [1, 1030], [66, 2], [2, -3], 0, 0, 0).To(t2)
Example({
    x1: (packed('<i2',
    'c-qT)V)Ey){%wY}#x9L(F6B+R`FB#(qO1cCdm?U6?b)hk)wH8$-`n#2!57(!R2R$sdlvmZuv-4(nPgk9>>qa+C;<RTU?Lp', 0.25
) * 1133)[:69077],
    t2: packed('<i2',
    'c-rmIp-zGU07g+7PvJ~j4U*VwB%8A^i8R~{6aoqIpPaq`RETUO^#Lr}7#0SjF-9Yx;|Yjgap&|~ZsV+dznNaX7Om%((e?b$dTgF='
    '|1Q2dMYX7ZJj}jprR8dWv%6al%kOXf$$T;Red>*`DnGZM-G=x?>`EkdB@(+5iCu}ru0&#2BC#ux*p*1^N+fnA61x(KU5Ui5L}FJW'
    'u`7|-l}PMLBz7edyAp|AiNvl%Vpk%uE0NfhNbE`^b|n(K5{X@j#I8hQS0b@1k=T_;Tmk?90000000000{<|Y6p}VU', 0.25
),
}, name='moved_float16').DisableLifeTimeVariation()
