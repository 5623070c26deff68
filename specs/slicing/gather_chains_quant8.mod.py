# Licensed under the Apache License, Version 2.0; see LICENSE.
# Written by 'python -m corpus' from corpus/families/slicing.py; do not edit.
#
# GATHER and what may follow it: every operation after every other.

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


F32 = 'TENSOR_FLOAT32'
I32 = 'TENSOR_INT32'
U8 = 'TENSOR_QUANT8_ASYMM'

# GATHER, PRELU, MAXIMUM, RESIZE_NEAREST_NEIGHBOR, CONV_2D, SPACE_TO_BATCH_ND, RESHAPE, QUANTIZE,
# SUB, DEPTHWISE_CONV_2D, PAD, MAXIMUM
# Expected values: float64 formula.
input = Input('input', (U8, [1, 4, 4, 4], 0.5, 120))
places280 = Parameter('places280', (I32, [4]), [2, 0, 3, 1])
t280 = Internal('t280', (U8, [1, 4, 4, 4], 0.5, 120))
c281 = Parameter('c281', (U8, [4], 0.015625, 128), [183, 175, 99, 151])
t281 = Internal('t281', (U8, [1, 4, 4, 4], 0.5, 120))
t282 = Internal('t282', (U8, [1, 4, 4, 4], 0.5, 120))
t283 = Internal('t283', (U8, [1, 4, 4, 4], 0.5, 120))
filter284 = Parameter('filter284', (U8, [4, 1, 3, 4], 1.0, 128), packed('<i2',
    'c-m`dfPlsZB!Gv*Kq3GD&CD1D'
))
bias284 = Parameter('bias284', (I32, [4], 0.5, 0), [-12, -12, 4, 0])
t284 = Internal('t284', (U8, [1, 4, 4, 4], 0.5, 120))
block285 = Parameter('block285', (I32, [2]), [2, 2])
none285 = Parameter('none285', (I32, [2, 2]), [0, 0, 0, 0])
many285 = Internal('many285', (U8, [4, 2, 2, 4], 0.5, 120))
t285 = Internal('t285', (U8, [1, 4, 4, 4], 0.5, 120))
where286 = Parameter('where286', (I32, [4]), [1, 4, 4, 4])
t286 = Internal('t286', (U8, [1, 4, 4, 4], 0.5, 120))
real287 = Internal('real287', (F32, [1, 4, 4, 4]))
t287 = Internal('t287', (U8, [1, 4, 4, 4], 0.5, 120))
c288 = Parameter('c288', (U8, [4], 0.5, 120), [135, 108, 101, 129])
t288 = Internal('t288', (U8, [1, 4, 4, 4], 0.5, 120))
filter289 = Parameter('filter289', (U8, [1, 1, 3, 4], 1.0, 128), [128, 128, 128, 128, 129, 129, 129, 129, 128, 128, 128, 128])
bias289 = Parameter('bias289', (I32, [4], 0.5, 0), [0, 0, 4, 12])
t289 = Internal('t289', (U8, [1, 4, 4, 4], 0.5, 120))
sides290 = Parameter('sides290', (I32, [4, 2]), [0, 0, 1, 2, 0, 1, 1, 0])
wide290 = Internal('wide290', (U8, [1, 7, 5, 5], 0.5, 120))
begin290 = Parameter('begin290', (I32, [4]), [0, 2, 1, 0])
size290 = Parameter('size290', (I32, [4]), [1, 4, 4, 4])
t290 = Internal('t290', (U8, [1, 4, 4, 4], 0.5, 120))
t291 = Output('t291', (U8, [1, 4, 4, 4], 0.5, 120))
model = Model()
model.Operation('GATHER', input, 2, places280).To(t280)
model.Operation('PRELU', t280, c281).To(t281)
model.Operation('MAXIMUM', t281, t281).To(t282)
model.Operation('RESIZE_NEAREST_NEIGHBOR', t282, 4, 4, False).To(t283)
model.Operation('CONV_2D', t283, filter284, bias284, 1, 1, 1, 0).To(t284)
model.Operation('SPACE_TO_BATCH_ND', t284, block285, none285).To(many285)
model.Operation('BATCH_TO_SPACE_ND', many285, block285).To(t285)
model.Operation('RESHAPE', t285, where286).To(t286)
model.Operation('DEQUANTIZE', t286).To(real287)
model.Operation('QUANTIZE', real287).To(t287)
model.Operation('SUB', t287, c288, 0).To(t288)
model.Operation('DEPTHWISE_CONV_2D', t288, filter289, bias289, 1, 1, 1, 1, 0).To(t289)
model.Operation('PAD', t289, sides290).To(wide290)
model.Operation('SLICE', wide290, begin290, size290).To(t290)
model.Operation('MAXIMUM', t290, t290).To(t291)
Example({
    input: packed('<i2',
    'c-l)Wa<6tQEnL1XC1+ZA!mgzolcoktN{jBu_KXNgP2L`y;9u)DwRHC+&otYxol9dAgInABOPxdJO-|Ud+P<Z{o`FID0162mTm'
),
    t291: packed('<i2',
    'c-pJ*&Ae1mp1q(VwqkMx2+UhLzoM$_8l11wGPxoua50>Z1{f#=0IrH2)B'
),
}, name='of_28').AddVariations(signed(input, t280, c281, t281, t282, t283, filter284, t284, many285, t285, t286, t287, c288, t288, filter289, t289, wide290, t290, t291)).DisableLifeTimeVariation()

# GATHER, MAX_POOL_2D, AVERAGE_POOL_2D, RELU6
# Expected values: float64 formula.
input = Input('input', (U8, [1, 4, 4, 4], 0.5, 120))
places560 = Parameter('places560', (I32, [4]), [2, 0, 3, 1])
t560 = Internal('t560', (U8, [1, 4, 4, 4], 0.5, 120))
t561 = Internal('t561', (U8, [1, 4, 4, 4], 0.5, 120))
t562 = Internal('t562', (U8, [1, 4, 4, 4], 0.5, 120))
t563 = Output('t563', (U8, [1, 4, 4, 4], 0.5, 120))
model = Model()
model.Operation('GATHER', input, 3, places560).To(t560)
model.Operation('MAX_POOL_2D', t560, 1, 1, 1, 3, 2, 0).To(t561)
model.Operation('AVERAGE_POOL_2D', t561, 1, 1, 1, 2, 2, 0).To(t562)
model.Operation('RELU6', t562).To(t563)
Example({
    input: packed('<i2',
    'c-q^U8SK8nXYO_{uau}g{#mo_DxJe-w7D*5UA=k!?$QG9lAMJ$E7!X&aoDncQFM8LYtn+EX&XCw_xa|y=a%R1+{8d3005{uA0+'
),
    t563: packed('<i2',
    'c-m`eApumN@M?hk3I+-R0A+X})c'
),
}, name='of_56').AddVariations(signed(input, t560, t561, t562, t563)).DisableLifeTimeVariation()

# GATHER, ADD, HARD_SWISH, GATHER, SPLIT
# Expected values: float64 formula.
input = Input('input', (U8, [1, 4, 4, 4], 0.5, 120))
places580 = Parameter('places580', (I32, [4]), [2, 0, 3, 1])
t580 = Internal('t580', (U8, [1, 4, 4, 4], 0.5, 120))
c581 = Parameter('c581', (U8, [4], 0.5, 120), [109, 101, 136, 101])
t581 = Internal('t581', (U8, [1, 4, 4, 4], 0.5, 120))
t582 = Internal('t582', (U8, [1, 4, 4, 4], 0.5, 120))
places583 = Parameter('places583', (I32, [4]), [2, 0, 3, 1])
t583 = Internal('t583', (U8, [1, 4, 4, 4], 0.5, 120))
part_0_584 = Internal('part_0_584', (U8, [1, 4, 4, 2], 0.5, 120))
part_1_584 = Internal('part_1_584', (U8, [1, 4, 4, 2], 0.5, 120))
t584 = Output('t584', (U8, [1, 4, 4, 4], 0.5, 120))
model = Model()
model.Operation('GATHER', input, 2, places580).To(t580)
model.Operation('ADD', t580, c581, 0).To(t581)
model.Operation('HARD_SWISH', t581).To(t582)
model.Operation('GATHER', t582, 2, places583).To(t583)
model.Operation('SPLIT', t583, 3, 2).To(part_0_584, part_1_584)
model.Operation('CONCATENATION', part_1_584, part_0_584, 3).To(t584)
Example({
    input: packed('<i2',
    'c-nKX3G?c*iF5T1-Ml^`ZI;JUo1}Ga3w9;cw>xxr<=ZZ6>8{_CRlRDaM_N(gnoz&Gz0O&4`nL5h37E2ehu03<wG0#j05pjnOa'
),
    t584: packed('<i2',
    'c-mW4QBiSt4v?s*uK<I|KwMs4eyXCPw_^4zAZKAk6Oi21R#DNvva+ILR>ji&ODh`ZPHbLW*}18LfkFTPrurep'
),
}, name='of_58').AddVariations(signed(input, t580, c581, t581, t582, t583, part_0_584, part_1_584, t584)).DisableLifeTimeVariation()

# GATHER, HARD_SWISH
# Expected values: float64 formula.
input = Input('input', (U8, [1, 4, 4, 4], 0.5, 120))
places700 = Parameter('places700', (I32, [4]), [2, 0, 3, 1])
t700 = Internal('t700', (U8, [1, 4, 4, 4], 0.5, 120))
t701 = Output('t701', (U8, [1, 4, 4, 4], 0.5, 120))
model = Model()
model.Operation('GATHER', input, 2, places700).To(t700)
model.Operation('HARD_SWISH', t700).To(t701)
Example({
    input: packed('<i2',
    'c-ot~a(nyIkhHnWwr{ts&)mChR^*(WYgf!!6xlp?n@x)6s`TjS&d!d;>DlYsnij1nS-Bx1e^G{GZNh}ovgoA~0{j^$1OUcrA!7'
),
    t701: packed('<i2',
    'c-mXGeS5{!mD}6vEB0<%T2V2#qIvGNSrv13R#a51TDxM-qKfrxO+a?%q7~&UJ3AVuPbe?1*icciXz2u?Xhm%W1BCzpwOk|g'
),
}, name='of_70').AddVariations(signed(input, t700, t701)).DisableLifeTimeVariation()
