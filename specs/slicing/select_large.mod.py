# Licensed under the Apache License, Version 2.0; see LICENSE.
# Written by 'python -m corpus' from corpus/families/slicing.py; do not edit.
#
# SELECT: tensors of many elements, in sizes of no block, and beside powers of two.

import base64
import zlib

import numpy as np


def packed(dtype, text, unit=None):
    """Many values in little space: the first byte of each, then the second; times a unit."""
    planes = np.frombuffer(zlib.decompress(base64.b85decode(text)), "u1")
    planes = planes.reshape(np.dtype(dtype).itemsize, -1)
    values = np.frombuffer(planes.T.tobytes(), dtype)
    return (values if unit is None else np.multiply(values, unit, dtype="f8")).tolist()

# Beyond one block, tile or vector, with a rest.
# Expected values: float64 formula.
choice = Input('choice', ('TENSOR_BOOL8', [129, 257]))
a = Input('a', ('TENSOR_FLOAT32', [129, 257]))
b = Input('b', ('TENSOR_FLOAT32', [129, 257]))
output = Output('output', ('TENSOR_FLOAT32', [129, 257]))
model = Model()
model.Operation('SELECT', choice, a, b).To(output)
Example({
    choice: packed('|b1',
    'c-rmD!3_W)2m?U6|I!NT1b&Z@CX`$y)!T7%PcmJdm{+FEx$6C47=~dOhG7_nVHk#C7=~dOhG7_nVHk#C7=~dOhG7_nVHk#C7=~dO'
    'hG7_nVHk#C7=~dOhG7_nVHk#C7=~dOhG7_nVHk#C7=~dOhG7_nVHk#C7=~dOhG7_nVHk%0@d99JNG<'
),
    a: packed('|i1',
    'c-rmDxe){*3;-}NJ3#-{?rUEY7fQLRol$K@?(x+(){NCNj_h^s%zDmsthSypM_#%26|KLm?tFK=RkAG0vMkH8EX%Si%d#xXvMkH8'
    'EX%Si%d#xXvMkH8EX%Si%d#xXvMkH8EX%Si%d#xXvMkH8EX%Si%d#xXvMkH8EX%Si%d#xXvMkH8EX%Si%d#xXvMkH8EX%Si%YVo}'
    't1G_G', 0.5
),
    b: packed('|i1',
    'c-rmD$pM2f3;-~f#E|``B?qA$qEG3sGg|BKGfV6;BR(;Hj()YAQR>L(NA9@WwVpjjWZuVmqh-{(;*@1smStI%Wm%SGS(as4mStI%'
    'Wm%SGS(as4mStI%Wm%SGS(as4mStI%Wm%SGS(as4mStI%Wm%SGS(as4mStI%Wm%SGS(as4mStI%Wm%SGS(as4mStI%Wm%SGS^h)*'
    '0<QiM-2', 0.5
),
    output: packed('|i1',
    'c-rmD!2yFH5CE_f6mS1&p(3<H^qKtAqUVmc)U5S+<8Ggya;{@PS<ij-QSP{Vw)&2hIj%V7j$AX(8BLaDS(as4mStI%Wm%SGS(as4'
    'mStI%Wm%SGS(as4mStI%Wm%SGS(as4mStI%Wm%SGS(as4mStI%Wm%SGS(as4mStI%Wm%SGS(as4mStI%Wm%SGS(as4mStI%W%&>J'
    '3!<WC#s', 0.5
),
}, name='plain').DisableLifeTimeVariation()
