# Licensed under the Apache License, Version 2.0; see LICENSE.
# Written by 'python -m corpus' from corpus/families/activation.py; do not edit.
#
# RELU of more than 2^18 elements.

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
model.Operation('RELU', input).To(output)
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
    'c-rmD(FVc*7>404`zIoz8yF)ZBBC3JF(Ss;C5(s>V{`-icMlzO@H_|Kcl1U?6!$(i%IdY;p?)uSd<?nk)AN(JIX7e8_R>yyyKDE&'
    '+uuSg7K_DVu~;k?i^XEGSS%Kc#bU8oEEbE!VzF2(7K_DVu~;k?i^XEGSS%Kc#bU8oEEbE!VzF2(7K_DVu~;k?i^XEGSS%Kc#bU8o'
    'EEbE!VzF2(7K_DVu~;k?i^XEGSS%Kc#bU8oEEbE!VzF2(7K_DVu~;k?i^XEGSS%Kc#bU8oEEbE!VzF2(7K_DVu~;k?i^XEGSS%Kc'
    '#bU8oEEbE!VzF2(7K_DVu~;k?i^XEGSS%Kc#bU8oEEbE!VzF2(7K_DVu~;k?i^XEGSS%Kc#bU8oEEbE!VzF2(7K_DVu~;k?i^XEG'
    'SS%Kc#bU8oEEbE!VzF2(7K_DVu~;k?i^XEGSS%Kc#bU8oEEbE!VzF2(7K_DVu~;k?i^XEGSS%Kc#bU8oEEbE!VzF2(7K_DVu~;k?'
    'i^XEGSS%Kc#bU8oEEbE!VzF2(7K_DVu~;k?i^XEGSS%Kc#bU8oEEbE!VzF2(7K_DVu~;k?i^XEGSS%Kc#bU8oEEbE!VzF2(7K_DV'
    'u~;k?i^XEGSS%Kc#bU8oEEbE!VzF2(7K_DVu~;k?i^XEGSS%Kc#bU8oEEbE!VzF2(7K_DVu~;k?i^XEGSS%Kc#bU8oEEbE!VzF2('
    '7K_DVu~;k?i^XEGSS%Kc#bU8oEEbE!VzF2(7K_DVu~;k?i^XEGSS%Kc#bU8oEEbE!VzF2(7K_DVu~;k?i^XEGSS%Kc#bU8oEEbE!'
    'VzF2(7K_DVu~;k?i^XEGSS%Kc#bU8oEEbE!VzF2(7K_DVu~;k?i^XEGSS%Kc#bU8oEEbE!VzF2(7K_DVu~;k?i^XEGSS%Kc#bU8o'
    'EEbE!VzF2(7K_DVu~;k?i^XEGSS%Kc#bU8oEEbE!VzF2(7K_DVu~;k?i^XEGSS%Kc#bU8oEEbE!VzF2(7K_DVu~;k?i^XEGSS%Kc'
    '#bU8oEEbE!VzF2(7K_DVu~;k?i^XEGSS%Kc#bU8oEEbE!VzF2(7K_DVu~;k?i^XEGSS%Kc#bU8oEEbE!VzF2(7K_DVu~;k?i^XEG'
    'SS%Kc#bU8oEEbE!VzF2(7K_DVu~;k?i^XEGSS%Kc#bU8oEEbE!VzF2(7K_DVu~;k?i^XEGSS%Kc#bU8oEEbE!VzF2(7K_DVu~;k?'
    'i^XEGSS%Kc#bUAe=kW>v00000000000000000000000000000000000000000000000000000000000000000000000000000000'
    '0000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000'
    '0000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000'
    '00000000000000000000000000000000000;J?iBnVbj'
),
}, name='quant8').DisableLifeTimeVariation()
