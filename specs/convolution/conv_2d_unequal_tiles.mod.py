# Licensed under the Apache License, Version 2.0; see LICENSE.
# Written by 'python -m corpus' from corpus/families/convolution.py; do not edit.
#
# CONV_2D in tiles of unequal sizes.

import base64
import zlib

import numpy as np


def packed(dtype, text, unit=None):
    """Many values in little space: the first byte of each, then the second; times a unit."""
    planes = np.frombuffer(zlib.decompress(base64.b85decode(text)), "u1")
    planes = planes.reshape(np.dtype(dtype).itemsize, -1)
    values = np.frombuffer(planes.T.tobytes(), dtype)
    return (values if unit is None else np.multiply(values, unit, dtype="f8")).tolist()

# Tiles of 65 and 66 rows.
# Expected values: float64 formula.
input = Input('input', ('TENSOR_QUANT8_ASYMM', [1, 131, 521, 1], 0.5, 100))
filter = Parameter('filter', ('TENSOR_QUANT8_ASYMM', [3, 1, 1, 1], 0.25, 128), [132, 124, 130])
bias = Parameter('bias', ('TENSOR_INT32', [3], 0.125, 0), [-40, 80, 0])
output = Output('output', ('TENSOR_QUANT8_ASYMM', [1, 131, 521, 3], 0.5, 100))
model = Model()
model.Operation('CONV_2D', input, filter, bias, 2, 1, 1, 0).To(output)
Example({
    input: packed('<i2',
    'c-rmDJqrN=002-wLK#d3r3^PHWja|cH(ZCsEk<2g6h;eoK88~k$)aTR3;hX$;l2I!+UIF2-o8fZHOZ1kQDog&JluuB@ibU8f=N`?'
    '(tB~ZJUh+sR?W-#ryngh`FlOCul7AzmStI%Wm%SGS(as4mStI%Wm%SGS(as4mStI%Wm%SGS(as4mStI%Wm%SGS(as4mStI%Wm%SG'
    'S(as4mStI%Wm%SGS(as4mStI%Wm%SGS(as4mStI%Wm%SGS(as4mStI%Wm%SGS(as4mStI%Wm%SGS(as4mStI%Wm%SGS(as4mStI%'
    'Wm%SGS(as4mStI%Wm%SGS(as4mStI%Wm%SGS(as4mStI%Wm%SGS(as4mStI%Wm%SGS(as4mStI%<)7vX00000000000000000000'
    '0000000000000000000000000000000000000000000000000000000000000KotF0-1VxQU'
),
    output: packed('<i2',
    'c-rmGyGt8D9Ki9;LI)=Yq2S=46ar$^!B>k-jcwv9B8DcARIJ6;L=a7i#`uVD2Sprw6hROj90Z|*QwO1cR`1Uc`uT7i+;P9-8@Wm}'
    '+<&OXe<sV>R}ayF?a!r&`CqM@@oIW(IeYNF{An{iIr}Z_C!K4n!^N<|@%42)Rh$fu-yV*alM8Pyh8yo<>w~3@M5*I+^y|z_-Q&A('
    'Gq|3K?x%KQOD~_g!f(gjt6_X?sJPp|bk<&Ny8T%HyD!Wh^;T;Bc2-6f!^>P@`lflW?R+E*exLd=mo0?*%a*M|E}z)Q)c)zof61?m'
    'E=FX_mMvShY}vA9%a$!$wrtt5Wy_W=TefW3vSrJbEnBv1*|KHJmMvShY}vA9%a$!$wrtt5Wy_W=TefW3vSrJbEnBv1*|KHJmMvSh'
    'Y}vA9%a$!$wrtt5Wy_W=TefW3vSrJbEnBv1*|KHJmMvShY}vA9%a$!$wrtt5Wy_W=TefW3vSrJbEnBv1*|KHJmMvShY}vA9%a$!$'
    'wrtt5Wy_W=TefW3vSrJbEnBv1*|KHJmMvShY}vA9%a$!$wrtt5Wy_W=TefW3vSrJbEnBv1*|KHJmMvShY}vA9%a$!$wrtt5Wy_W='
    'TefW3vSrJbEnBv1*|KHJmMvShY}vA9%a$!$wrtt5Wy_W=TefW3vSrJbEnBv1*|KHJmMvShY}vA9%a$!$wrtt5Wy_W=TefW3vSrJb'
    'EnBv1*|KHJmMvShY}vA9%a$!$wrtt5Wy_W=TefW3vSrJbEnBv1*|KHJmMvShY}vA9%a$!$wrtt5Wy_W=TefW3vSrJbEnBv1*|KHJ'
    'mMvShY}vA9%a$!$wrtt5Wy_W=TefW3vSrJbEnBv1*|KHJmMvShY}vA9%a$!$wrtt5Wy_W=TefW3vSrJbEnBv1*|KHJmMvShY}vA9'
    '%a$!$wrtt5Wy_W=TefW3vSrJbEnBv1*|KHJmMvShY}vA9%a$!$wrtt5Wy_W=TefW3vSrJbEnBv1*|KHJmMvShY}vA9%a$!$wrtt5'
    'Wy_W=TefW3vSrJbEnBv1*|KHJmMvShY}vA9%a$!$wrtt5Wy_W=TefW3vSrJbEnBv1*|KHJmMvShY}vA9%a$!$wrtt5Wy_W=TefW3'
    'vSrJbEnBv1*|KHJmMvShY}vA9%a$!$wrtt5Wy_W=TefW3vSrJbEnBv1*|KHJmMvShY}vA9%a$!$wrtt5Wy_W=TefW3vSrJbEnBv1'
    '*|KHJmMvShY}vA9%a$!$wrtt5Wy_W=TefW3vSrJbEnBv1*|KHJmMvShY}vA9%a$!$wrtt5Wy_W=TefW3vSrJbEnBv1*|KHJmMvSh'
    'Y}vA9%a$!$wrtt5Wy_W=TefW3vSrJbEnBv1*|KHJmMvShY}vA9%a$!$wrtt5Wy_W=TefW3vSrJbEnBv1*|KHJmMvShY}vA9%a$!$'
    'wrtt5Wy_W=TefW3vj3ax7XSbN000000000000000000000000000000000000000000000000000000000000000000000000000'
    '0000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000'
    '000000000000000000000000000000000000000000000000000000000000000000000yZ~p+9(T)!'
),
}, name='conv_2d_quant8').DisableLifeTimeVariation()

# Tiles of 65 and 66 rows.
# Expected values: float64 formula.
input = Input('input', ('TENSOR_QUANT8_ASYMM', [1, 131, 521, 1], 0.5, 100))
filter = Parameter('filter', ('TENSOR_QUANT8_ASYMM', [1, 1, 1, 3], 0.25, 128), [132, 124, 130])
bias = Parameter('bias', ('TENSOR_INT32', [3], 0.125, 0), [-40, 80, 0])
output = Output('output', ('TENSOR_QUANT8_ASYMM', [1, 131, 521, 3], 0.5, 100))
model = Model()
model.Operation('DEPTHWISE_CONV_2D', input, filter, bias, 2, 1, 1, 3, 0).To(output)
Example({
    input: packed('<i2',
    'c-rmDJqrN=002-wLK#d3r3^PHWja|cH(ZCsEk<2g6h;eoK88~k$)aTR3;hX$;l2I!+UIF2-o8fZHOZ1kQDog&JluuB@ibU8f=N`?'
    '(tB~ZJUh+sR?W-#ryngh`FlOCul7AzmStI%Wm%SGS(as4mStI%Wm%SGS(as4mStI%Wm%SGS(as4mStI%Wm%SGS(as4mStI%Wm%SG'
    'S(as4mStI%Wm%SGS(as4mStI%Wm%SGS(as4mStI%Wm%SGS(as4mStI%Wm%SGS(as4mStI%Wm%SGS(as4mStI%Wm%SGS(as4mStI%'
    'Wm%SGS(as4mStI%Wm%SGS(as4mStI%Wm%SGS(as4mStI%Wm%SGS(as4mStI%Wm%SGS(as4mStI%<)7vX00000000000000000000'
    '0000000000000000000000000000000000000000000000000000000000000KotF0-1VxQU'
),
    output: packed('<i2',
    'c-rmGyGt8D9Ki9;LI)=Yq2S=46ar$^!B>k-jcwv9B8DcARIJ6;L=a7i#`uVD2Sprw6hROj90Z|*QwO1cR`1Uc`uT7i+;P9-8@Wm}'
    '+<&OXe<sV>R}ayF?a!r&`CqM@@oIW(IeYNF{An{iIr}Z_C!K4n!^N<|@%42)Rh$fu-yV*alM8Pyh8yo<>w~3@M5*I+^y|z_-Q&A('
    'Gq|3K?x%KQOD~_g!f(gjt6_X?sJPp|bk<&Ny8T%HyD!Wh^;T;Bc2-6f!^>P@`lflW?R+E*exLd=mo0?*%a*M|E}z)Q)c)zof61?m'
    'E=FX_mMvShY}vA9%a$!$wrtt5Wy_W=TefW3vSrJbEnBv1*|KHJmMvShY}vA9%a$!$wrtt5Wy_W=TefW3vSrJbEnBv1*|KHJmMvSh'
    'Y}vA9%a$!$wrtt5Wy_W=TefW3vSrJbEnBv1*|KHJmMvShY}vA9%a$!$wrtt5Wy_W=TefW3vSrJbEnBv1*|KHJmMvShY}vA9%a$!$'
    'wrtt5Wy_W=TefW3vSrJbEnBv1*|KHJmMvShY}vA9%a$!$wrtt5Wy_W=TefW3vSrJbEnBv1*|KHJmMvShY}vA9%a$!$wrtt5Wy_W='
    'TefW3vSrJbEnBv1*|KHJmMvShY}vA9%a$!$wrtt5Wy_W=TefW3vSrJbEnBv1*|KHJmMvShY}vA9%a$!$wrtt5Wy_W=TefW3vSrJb'
    'EnBv1*|KHJmMvShY}vA9%a$!$wrtt5Wy_W=TefW3vSrJbEnBv1*|KHJmMvShY}vA9%a$!$wrtt5Wy_W=TefW3vSrJbEnBv1*|KHJ'
    'mMvShY}vA9%a$!$wrtt5Wy_W=TefW3vSrJbEnBv1*|KHJmMvShY}vA9%a$!$wrtt5Wy_W=TefW3vSrJbEnBv1*|KHJmMvShY}vA9'
    '%a$!$wrtt5Wy_W=TefW3vSrJbEnBv1*|KHJmMvShY}vA9%a$!$wrtt5Wy_W=TefW3vSrJbEnBv1*|KHJmMvShY}vA9%a$!$wrtt5'
    'Wy_W=TefW3vSrJbEnBv1*|KHJmMvShY}vA9%a$!$wrtt5Wy_W=TefW3vSrJbEnBv1*|KHJmMvShY}vA9%a$!$wrtt5Wy_W=TefW3'
    'vSrJbEnBv1*|KHJmMvShY}vA9%a$!$wrtt5Wy_W=TefW3vSrJbEnBv1*|KHJmMvShY}vA9%a$!$wrtt5Wy_W=TefW3vSrJbEnBv1'
    '*|KHJmMvShY}vA9%a$!$wrtt5Wy_W=TefW3vSrJbEnBv1*|KHJmMvShY}vA9%a$!$wrtt5Wy_W=TefW3vSrJbEnBv1*|KHJmMvSh'
    'Y}vA9%a$!$wrtt5Wy_W=TefW3vSrJbEnBv1*|KHJmMvShY}vA9%a$!$wrtt5Wy_W=TefW3vSrJbEnBv1*|KHJmMvShY}vA9%a$!$'
    'wrtt5Wy_W=TefW3vj3ax7XSbN000000000000000000000000000000000000000000000000000000000000000000000000000'
    '0000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000'
    '000000000000000000000000000000000000000000000000000000000000000000000yZ~p+9(T)!'
),
}, name='depthwise_quant8').DisableLifeTimeVariation()
