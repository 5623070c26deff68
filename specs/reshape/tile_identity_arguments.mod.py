# Licensed under the Apache License, Version 2.0; see LICENSE.
# Written by 'python -m corpus' from corpus/families/reshape.py; do not edit.
#
# TILE: arguments that ask for nothing.

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
U8 = 'TENSOR_QUANT8_ASYMM'

# What comes out is what goes in: all of a tensor, no padding, one copy, with channels in whole
# blocks and in others.
# Expected values: float64 formula.
x1 = Input('x1', (F32, [2, 2, 3, 8]))
t2 = Output('t2', (F32, [2, 2, 3, 8]))
x3 = Input('x3', (F32, [1, 3, 1, 4]))
t4 = Output('t4', (F32, [1, 3, 1, 4]))
x5 = Input('x5', (F32, [1, 2, 2, 3]))
t6 = Output('t6', (F32, [1, 2, 2, 3]))
x7 = Input('x7', (F32, [3, 4]))
t8 = Output('t8', (F32, [3, 4]))
x9 = Input('x9', (F32, [2, 3, 5]))
t10 = Output('t10', (F32, [2, 3, 5]))
x11 = Input('x11', (F32, [16]))
t12 = Output('t12', (F32, [16]))
model = Model()
model.Operation('TILE', x1, [1, 1, 1, 1]).To(t2)
model.Operation('TILE', x3, [1, 1, 1, 1]).To(t4)
model.Operation('TILE', x5, [1, 1, 1, 1]).To(t6)
model.Operation('TILE', x7, [1, 1]).To(t8)
model.Operation('TILE', x9, [1, 1, 1]).To(t10)
model.Operation('TILE', x11, [1]).To(t12)
Example({
    x1: packed('|i1',
    'c-jri!4beP2m`P)O>y?0)&&C1Qx7c?`Y@&OXcTC%WVVMu_RBr$q1ukmJQY>Zg~#3CdYLCtYcC7Cp(lZJp{B5t`T@*(E&u', 0.5
),
    t2: packed('|i1',
    'c-jri!4beP2m`P)O>y?0)&&C1Qx7c?`Y@&OXcTC%WVVMu_RBr$q1ukmJQY>Zg~#3CdYLCtYcC7Cp(lZJp{B5t`T@*(E&u', 0.5
),
    x3: [-0.5, 0.5, -3.0, 1.0, 2.5, 3.0, -2.5, 1.5, 4.0, -4.0, -1.0, 3.5],
    t4: [-0.5, 0.5, -3.0, 1.0, 2.5, 3.0, -2.5, 1.5, 4.0, -4.0, -1.0, 3.5],
    x5: [3.5, 1.5, 3.0, 3.5, 1.0, 1.0, 2.5, -2.0, 0.5, -2.5, -4.0, 1.5],
    t6: [3.5, 1.5, 3.0, 3.5, 1.0, 1.0, 2.5, -2.0, 0.5, -2.5, -4.0, 1.5],
    x7: [2.0, -0.5, 3.0, 2.5, -3.5, 1.5, -4.0, -3.5, 0.5, -3.5, 4.0, 3.5],
    t8: [2.0, -0.5, 3.0, 2.5, -3.5, 1.5, -4.0, -3.5, 0.5, -3.5, 4.0, 3.5],
    x9: packed('|i1',
    'c-jTQ0S*8#1OvdRH2nX!W!RlFV5^B`KX52{qi~ja_5sBl4G#', 0.5
),
    t10: packed('|i1',
    'c-jTQ0S*8#1OvdRH2nX!W!RlFV5^B`KX52{qi~ja_5sBl4G#', 0.5
),
    x11: [-4.0, -1.5, -0.5, -4.0, -3.5, -1.0, 3.0, 1.0, -4.0, -1.0, -2.5, 3.0, -1.0, 3.5, 2.0, 1.0],
    t12: [-4.0, -1.5, -0.5, -4.0, -3.5, -1.0, 3.0, 1.0, -4.0, -1.0, -2.5, 3.0, -1.0, 3.5, 2.0, 1.0],
}, name='copies').AddVariations('float16').DisableLifeTimeVariation()

# What comes out is what goes in: all of a tensor, no padding, one copy, with channels in whole
# blocks and in others.
# Expected values: float64 formula.
x1 = Input('x1', (U8, [2, 2, 3, 8], 0.5, 120))
t2 = Output('t2', (U8, [2, 2, 3, 8], 0.5, 120))
x3 = Input('x3', (U8, [1, 3, 1, 4], 0.5, 120))
t4 = Output('t4', (U8, [1, 3, 1, 4], 0.5, 120))
x5 = Input('x5', (U8, [1, 2, 2, 3], 0.5, 120))
t6 = Output('t6', (U8, [1, 2, 2, 3], 0.5, 120))
x7 = Input('x7', (U8, [3, 4], 0.5, 120))
t8 = Output('t8', (U8, [3, 4], 0.5, 120))
x9 = Input('x9', (U8, [2, 3, 5], 0.5, 120))
t10 = Output('t10', (U8, [2, 3, 5], 0.5, 120))
x11 = Input('x11', (U8, [16], 0.5, 120))
t12 = Output('t12', (U8, [16], 0.5, 120))
model = Model()
model.Operation('TILE', x1, [1, 1, 1, 1]).To(t2)
model.Operation('TILE', x3, [1, 1, 1, 1]).To(t4)
model.Operation('TILE', x5, [1, 1, 1, 1]).To(t6)
model.Operation('TILE', x7, [1, 1]).To(t8)
model.Operation('TILE', x9, [1, 1, 1]).To(t10)
model.Operation('TILE', x11, [1]).To(t12)
Example({
    x1: packed('<i2',
    'c-png!4<?X2m{fStN?~5;vkp4X=3O053?oWW(8_28C2Uw_bHK{uTCLL$X-+Rghf~epPA<1l`m)Pv)lR`vYcEWkOGej*Pr_VX!$Jw'
),
    t2: packed('<i2',
    'c-png!4<?X2m{fStN?~5;vkp4X=3O053?oWW(8_28C2Uw_bHK{uTCLL$X-+Rghf~epPA<1l`m)Pv)lR`vYcEWkOGej*Pr_VX!$Jw'
),
    x3: [119, 121, 114, 122, 125, 126, 115, 123, 128, 112, 118, 127],
    t4: [119, 121, 114, 122, 125, 126, 115, 123, 128, 112, 118, 127],
    x5: [127, 123, 126, 127, 122, 122, 125, 116, 121, 115, 112, 123],
    t6: [127, 123, 126, 127, 122, 122, 125, 116, 121, 115, 112, 123],
    x7: [124, 119, 126, 125, 113, 123, 112, 113, 121, 113, 128, 127],
    t8: [124, 119, 126, 125, 113, 123, 112, 113, 121, 113, 128, 127],
    x9: packed('<i2',
    'c-pJ3t*@#qD=e)qt1T|6sx7T8EUYfBDyk~4Y-lL2WWWmmg47Nl'
),
    t10: packed('<i2',
    'c-pJ3t*@#qD=e)qt1T|6sx7T8EUYfBDyk~4Y-lL2WWWmmg47Nl'
),
    x11: [112, 117, 119, 112, 113, 118, 126, 122, 112, 118, 115, 126, 118, 127, 124, 122],
    t12: [112, 117, 119, 112, 113, 118, 126, 122, 112, 118, 115, 126, 118, 127, 124, 122],
}, name='copies_quant8').AddVariations(signed(x1, t2, x3, t4, x5, t6, x7, t8, x9, t10, x11, t12)).DisableLifeTimeVariation()
