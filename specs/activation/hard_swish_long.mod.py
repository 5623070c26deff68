# Licensed under the Apache License, Version 2.0; see LICENSE.
# Written by 'python -m corpus' from corpus/families/activation.py; do not edit.
#
# HARD_SWISH of more than 2^18 elements.

import base64
import zlib

import numpy as np


def packed(dtype, text, unit=None):
    """Many values in little space: the first byte of each, then the second; times a unit."""
    planes = np.frombuffer(zlib.decompress(base64.b85decode(text)), "u1")
    planes = planes.reshape(np.dtype(dtype).itemsize, -1)
    values = np.frombuffer(planes.T.tobytes(), dtype)
    return (values if unit is None else np.multiply(values, unit, dtype="f8")).tolist()

# Expected values: float64 formula.
input = Input('input', ('TENSOR_QUANT8_ASYMM', [262271], 0.0625, 120))
output = Output('output', ('TENSOR_QUANT8_ASYMM', [262271], 0.0625, 120))
model = Model()
model.Operation('HARD_SWISH', input).To(output)
Example({
    input: packed('<i2',
    'c-rmD(WOEG007WSL_|ciKtx1DL<>YjL`1YeL_|bH3q-`@5fLpA5fKrM5D^g(EzlBu^l{Gr2~y?GbaM%%E8W@l8qQRE^W80yt@Z!*'
    '_h_y@_&+>i`NnW@e8vmS(em_46kFrf`JF7aC+k3#Wm%SGS(as4mStI%Wm%SGS(as4mStI%Wm%SGS(as4mStI%Wm%SGS(as4mStI%'
    'Wm%SGS(as4mStI%Wm%SGS(as4mStI%Wm%SGS(as4mStI%Wm%SGS(as4mStI%Wm%SGS(as4mStI%Wm%SGS(as4mStI%Wm%SGS(as4'
    'mStI%Wm%SGS(as4mStI%Wm%SGS(as4mStI%Wm%SGS(as4mStI%Wm%SGS(as4mStI%Wm%SGS(as4mStI%Wm%SGS(as4mStI%Wm%SG'
    'S(as4mStI%Wm%SGS(as4mStI%Wm%SGS(as4mStI%Wm%SGS(as4mStI%Wm%SGS(as4mStI%Wm%SGS(as4mStI%Wm%SGS(as4mStI%'
    'Wm%SGS(as4mStI%Wm%SGS(as4mStI%Wm%SGS(as4mStI%Wm%SGS(as4mStI%Wm%SGS(as4mStI%Wm%SGS(as4mStI%Wm%SGS(as4'
    'mStI%Wm%SGS(as4mStI%Wm%SGS(as4mStI%Wm%SGS(as4mStI%Wm%SGS(as4mStI%Wm%SGS(as4mStI%Wm%SGS(as4mStI%Wm%SG'
    'S(as4mStI%Wm%SGS(as4mStI%Wm%SGS(as4mStI%Wm%SGS(as4mStI%Wm%SGS(as4mStI%Wm%SGS(as4mStI%Wm%SGS(as4mStI%'
    'Wm%SGS(as4mStI%Wm%SGS(as4mStI%Wm%SGS(as4mStI%Wm%SGS(as4mStI%Wm%SGS(as4mStI%Wm%SGS(as4mStI%Wm%SGS(as4'
    'mStI%Wm%SGS(as4mStI%Wm%SGS(as4mStI%Wm%SGS(as4mStI%Wm%SGS(as4mStI%Wm%SGS(as4mStI%Wm%SGS(as4mStI%Wm%SG'
    'S(as4mStI%Wm%SGS(as4mStI%Wm%SGS(as4mStI%Wm%SGS(as4mStI%Wm%SGS(as4mStI%Wm%SGS(as4mStI%Wm%SG`Rh3V00000'
    '0000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000'
    '0000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000'
    '0000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000'
    '00000000000QfB*G(Vx8'
),
    output: packed('<i2',
    'c-rmDK?Xu$07lW)T<`ThCDH;K#2Ykd(4axIfryBRXbBM!5zz+v7tx@>Ig>lONmEU?*Q8(1cDJN%+WkGLGCw?$-e7TjmJFAtSJEA='
    '&hL`(`tm86Y+^Q>&1SRNY&M(CX0zFBHk-|6v)ODmo6Tmk*=#nO&1SRNY&M(CX0zFBHk-|6v)ODmo6Tmk*=#nO&1SRNY&M(CX0zFB'
    'Hk-|6v)ODmo6Tmk*=#nO&1SRNY&M(CX0zFBHk-|6v)ODmo6Tmk*=#nO&1SRNY&M(CX0zFBHk-|6v)ODmo6Tmk*=#nO&1SRNY&M(C'
    'X0zFBHk-|6v)ODmo6Tmk*=#nO&1SRNY&M(CX0zFBHk-|6v)ODmo6Tmk*=#nO&1SRNY&M(CX0zFBHk-|6v)ODmo6Tmk*=#nO&1SRN'
    'Y&M(CX0zFBHk-|6v)ODmo6Tmk*=#nO&1SRNY&M(CX0zFBHk-|6v)ODmo6Tmk*=#nO&1SRNY&M(CX0zFBHk-|6v)ODmo6Tmk*=#nO'
    '&1SRNY&M(CX0zFBHk-|6v)ODmo6Tmk*=#nO&1SRNY&M(CX0zFBHk-|6v)ODmo6Tmk*=#nO&1SRNY&M(CX0zFBHk-|6v)ODmo6Tmk'
    '*=#nO&1SRNY&M(CX0zFBHk-|6v)ODmo6Tmk*=#nO&1SRNY&M(CX0zFBHk-|6v)ODmo6Tmk*=#nO&1SRNY&M(CX0zFBHk-|6v)ODm'
    'o6Tmk*=#nO&1SRNY&M(CX0zFBHk-|6v)ODmo6Tmk*=#nO&1SRNY&M(CX0zFBHk-|6v)ODmo6Tmk*=#nO&1SRNY&M(CX0zFBHk-|6'
    'v)ODmo6Tmk*=#nO&1SRNY&M(CX0zFBHk-|6v)ODmo6Tmk*=#nO&1SRNY&M(CX0zFBHk-|6v)ODmo6Tmk*=#nO&1SRNY&M(CX0zFB'
    'Hk-|6v)ODmo6Tmk*=#nO&1SRNY&M(CX0zFBHk-|6v)ODmo6Tmk*=#nO&1SRNY&M(CX0zFBHk-|6v)ODmo6Tmk*=#nO&1SRNY&M(C'
    'X0zFBHk-|6v)ODmo6Tmk*=#nO&1SRNY&M(CX0zFBHk-|6v)ODmo6Tmk*=#nO&1SRNY&M(CX0zFBHk-|6v)ODmo6Tmk*=#nO&1SRN'
    'Y&M(CX0zFBHk-|6v)ODmo6Tmk*=#nO&1SRNY&M(CX0zFBHk-|6v)ODmo6Tmk*=#nO&1SRNY&M(CX0zFBHk-|6v)ODmo6Tmk*=#nO'
    '&1SRNY&M(CX0zFBHk-|6v)TOfxdQ+I0000000000000000000000000000000000000000000000000000000000000000000000'
    '0000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000'
    '0000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000'
    '00000000000000000000000000000000000000000002+U%p5}#P0'
),
}, name='quant8').DisableLifeTimeVariation()
