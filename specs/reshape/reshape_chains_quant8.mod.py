# Licensed under the Apache License, Version 2.0; see LICENSE.
# Written by 'python -m corpus' from corpus/families/reshape.py; do not edit.
#
# RESHAPE and what may follow it: every operation after every other.

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


I32 = 'TENSOR_INT32'
U8 = 'TENSOR_QUANT8_ASYMM'

# RESHAPE, PRELU, RELU, TRANSPOSE
# Expected values: float64 formula.
input = Input('input', (U8, [1, 4, 4, 4], 0.5, 120))
where520 = Parameter('where520', (I32, [4]), [1, 4, 4, 4])
t520 = Internal('t520', (U8, [1, 4, 4, 4], 0.5, 120))
c521 = Parameter('c521', (U8, [4], 0.015625, 128), [137, 95, 110, 91])
t521 = Internal('t521', (U8, [1, 4, 4, 4], 0.5, 120))
t522 = Internal('t522', (U8, [1, 4, 4, 4], 0.5, 120))
where523 = Parameter('where523', (I32, [4]), [0, 2, 3, 1])
t523 = Output('t523', (U8, [1, 4, 4, 4], 0.5, 120))
model = Model()
model.Operation('RESHAPE', input, where520).To(t520)
model.Operation('PRELU', t520, c521).To(t521)
model.Operation('RELU', t521).To(t522)
model.Operation('TRANSPOSE', t522, where523).To(t523)
Example({
    input: packed('<i2',
    'c-kv#T)M`#c9U<zw9Ve3o988lC3H0hEOVNlzST2&mCfP>3$|2swCr?@ub$|Yw#9SLilV?8yT0O?jxG&h>m1fZIWkZP0HgIDmj'
),
    t523: packed('<i2',
    'c-pI|SWwZ}vZZHfS5?iL=8jnv6)k<W%XU_8YHy!8aemv3hKlNnX<H{YY;J9Bn$+2}u42`eip|p}teLlXPebd16*Cwp1OSwsBuf'
),
}, name='of_52').AddVariations(signed(input, t520, c521, t521, t522, t523)).DisableLifeTimeVariation()

# RESHAPE, HARD_SWISH
# Expected values: float64 formula.
input = Input('input', (U8, [1, 4, 4, 4], 0.5, 120))
where690 = Parameter('where690', (I32, [4]), [1, 4, 4, 4])
t690 = Output('t690', (U8, [1, 4, 4, 4], 0.5, 120))
t691 = Output('t691', (U8, [1, 4, 4, 4], 0.5, 120))
model = Model()
model.Operation('RESHAPE', input, where690).To(t690)
model.Operation('HARD_SWISH', t690).To(t691)
Example({
    input: packed('<i2',
    'c-jkJm9oM=t}uOBW!wCT^Ifx+?F^l{w7xB8b4SREDT%Su=cQHlPE4GW(CwTXvwlkXig3F$kG?#I;Kqch3%X~lpTs~R0089PA9e'
),
    t690: packed('<i2',
    'c-jkJm9oM=t}uOBW!wCT^Ifx+?F^l{w7xB8b4SREDT%Su=cQHlPE4GW(CwTXvwlkXig3F$kG?#I;Kqch3%X~lpTs~R0089PA9e'
),
    t691: packed('<i2',
    'c-pI2Rk5N12$og0&7U|QNbjtexwO8mVsl5uiYXNp)8|!G_D-yrQ_&4nvwjLhZ66RfR!m*cJ!AbO1_}WH2z4Tc'
),
}, name='of_69').AddVariations(signed(input, t690, t691)).DisableLifeTimeVariation()

# RESHAPE, GATHER
# Expected values: float64 formula.
input = Input('input', (U8, [1, 4, 4, 4], 0.5, 120))
where720 = Parameter('where720', (I32, [4]), [1, 4, 4, 4])
t720 = Output('t720', (U8, [1, 4, 4, 4], 0.5, 120))
places721 = Parameter('places721', (I32, [4]), [2, 0, 3, 1])
t721 = Output('t721', (U8, [1, 4, 4, 4], 0.5, 120))
model = Model()
model.Operation('RESHAPE', input, where720).To(t720)
model.Operation('GATHER', t720, 2, places721).To(t721)
Example({
    input: packed('<i2',
    'c-nK`S+jbAOH#!S_o=;c>w^j>?8sWTWNu<h>#XHTlM`m`Y2J|0HFtGUNts>otfsulId!|eX4Wp=zR)ozsB~4z3Ofc00RUfzAh`'
),
    t720: packed('<i2',
    'c-nK`S+jbAOH#!S_o=;c>w^j>?8sWTWNu<h>#XHTlM`m`Y2J|0HFtGUNts>otfsulId!|eX4Wp=zR)ozsB~4z3Ofc00RUfzAh`'
),
    t721: packed('<i2',
    'c-q_HKDF0*XU*!k^+AObT#_nUXDv^fup?{T<b+v!mds6TDYGk{)x062t0`}C&fL{SC5|~krFFZ#X0A$EVOP6&`$7f^0RU8oAh`'
),
}, name='of_72').AddVariations(signed(input, t720, t721)).DisableLifeTimeVariation()

# RESHAPE, MAX_POOL_2D
# Expected values: float64 formula.
input = Input('input', (U8, [1, 4, 4, 4], 0.5, 120))
where790 = Parameter('where790', (I32, [4]), [1, 4, 4, 4])
t790 = Internal('t790', (U8, [1, 4, 4, 4], 0.5, 120))
t791 = Output('t791', (U8, [1, 4, 4, 4], 0.5, 120))
model = Model()
model.Operation('RESHAPE', input, where790).To(t790)
model.Operation('MAX_POOL_2D', t790, 1, 1, 1, 3, 2, 0).To(t791)
Example({
    input: packed('<i2',
    'c-qTwU%I`a)ut~oJt`@!ZffDwya@%%a~AHdnH)65zp*zyB(v5o$A0hHfV4GxT-;hGdu|PDn!7KvJ!AW%IqSREY-XSk007X@AHV'
),
    t791: packed('<i2',
    'c-mXux^(yQ$soLNcg^IfQ<mrL1+w?<0pXg-Yxd0Dw|6ZN?^zGR+d=%y_PP5e%~`*1&1N8fGXsSH0LR8E5d'
),
}, name='of_79').AddVariations(signed(input, t790, t791)).DisableLifeTimeVariation()
