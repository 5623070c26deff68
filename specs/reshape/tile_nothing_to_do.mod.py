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
I32 = 'TENSOR_INT32'
U8 = 'TENSOR_QUANT8_ASYMM'

# What comes out is what goes in.
# Expected values: float64 formula.
x1 = Input('x1', (F32, [2, 2, 3, 8]))
c2 = Parameter('c2', (I32, [4]), [1, 1, 1, 1])
t3 = Output('t3', (F32, [2, 2, 3, 8]))
x4 = Input('x4', (F32, [1, 3, 1, 4]))
c5 = Parameter('c5', (I32, [4]), [1, 1, 1, 1])
t6 = Output('t6', (F32, [1, 3, 1, 4]))
x7 = Input('x7', (F32, [1, 2, 2, 3]))
c8 = Parameter('c8', (I32, [4]), [1, 1, 1, 1])
t9 = Output('t9', (F32, [1, 2, 2, 3]))
x10 = Input('x10', (F32, [3, 4]))
c11 = Parameter('c11', (I32, [2]), [1, 1])
t12 = Output('t12', (F32, [3, 4]))
x13 = Input('x13', (F32, [2, 3, 5]))
c14 = Parameter('c14', (I32, [3]), [1, 1, 1])
t15 = Output('t15', (F32, [2, 3, 5]))
x16 = Input('x16', (F32, [16]))
c17 = Parameter('c17', (I32, [1]), [1])
t18 = Output('t18', (F32, [16]))
model = Model()
model.Operation('TILE', x1, c2).To(t3)
model.Operation('TILE', x4, c5).To(t6)
model.Operation('TILE', x7, c8).To(t9)
model.Operation('TILE', x10, c11).To(t12)
model.Operation('TILE', x13, c14).To(t15)
model.Operation('TILE', x16, c17).To(t18)
Example({
    x1: packed('|i1',
    'c-jri!4beP2m`P)O>y?0)&&C1Qx7c?`Y@&OXcTC%WVVMu_RBr$q1ukmJQY>Zg~#3CdYLCtYcC7Cp(lZJp{B5t`T@*(E&u', 0.5
),
    t3: packed('|i1',
    'c-jri!4beP2m`P)O>y?0)&&C1Qx7c?`Y@&OXcTC%WVVMu_RBr$q1ukmJQY>Zg~#3CdYLCtYcC7Cp(lZJp{B5t`T@*(E&u', 0.5
),
    x4: [-0.5, 0.5, -3.0, 1.0, 2.5, 3.0, -2.5, 1.5, 4.0, -4.0, -1.0, 3.5],
    t6: [-0.5, 0.5, -3.0, 1.0, 2.5, 3.0, -2.5, 1.5, 4.0, -4.0, -1.0, 3.5],
    x7: [3.5, 1.5, 3.0, 3.5, 1.0, 1.0, 2.5, -2.0, 0.5, -2.5, -4.0, 1.5],
    t9: [3.5, 1.5, 3.0, 3.5, 1.0, 1.0, 2.5, -2.0, 0.5, -2.5, -4.0, 1.5],
    x10: [2.0, -0.5, 3.0, 2.5, -3.5, 1.5, -4.0, -3.5, 0.5, -3.5, 4.0, 3.5],
    t12: [2.0, -0.5, 3.0, 2.5, -3.5, 1.5, -4.0, -3.5, 0.5, -3.5, 4.0, 3.5],
    x13: packed('|i1',
    'c-jTQ0S*8#1OvdRH2nX!W!RlFV5^B`KX52{qi~ja_5sBl4G#', 0.5
),
    t15: packed('|i1',
    'c-jTQ0S*8#1OvdRH2nX!W!RlFV5^B`KX52{qi~ja_5sBl4G#', 0.5
),
    x16: [-4.0, -1.5, -0.5, -4.0, -3.5, -1.0, 3.0, 1.0, -4.0, -1.0, -2.5, 3.0, -1.0, 3.5, 2.0, 1.0],
    t18: [-4.0, -1.5, -0.5, -4.0, -3.5, -1.0, 3.0, 1.0, -4.0, -1.0, -2.5, 3.0, -1.0, 3.5, 2.0, 1.0],
}, name='copies').AddVariations('float16').DisableLifeTimeVariation()

# What comes out is what goes in.
# Expected values: float64 formula.
x1 = Input('x1', (U8, [2, 2, 3, 8], 0.5, 120))
c2 = Parameter('c2', (I32, [4]), [1, 1, 1, 1])
t3 = Output('t3', (U8, [2, 2, 3, 8], 0.5, 120))
x4 = Input('x4', (U8, [1, 3, 1, 4], 0.5, 120))
c5 = Parameter('c5', (I32, [4]), [1, 1, 1, 1])
t6 = Output('t6', (U8, [1, 3, 1, 4], 0.5, 120))
x7 = Input('x7', (U8, [1, 2, 2, 3], 0.5, 120))
c8 = Parameter('c8', (I32, [4]), [1, 1, 1, 1])
t9 = Output('t9', (U8, [1, 2, 2, 3], 0.5, 120))
x10 = Input('x10', (U8, [3, 4], 0.5, 120))
c11 = Parameter('c11', (I32, [2]), [1, 1])
t12 = Output('t12', (U8, [3, 4], 0.5, 120))
x13 = Input('x13', (U8, [2, 3, 5], 0.5, 120))
c14 = Parameter('c14', (I32, [3]), [1, 1, 1])
t15 = Output('t15', (U8, [2, 3, 5], 0.5, 120))
x16 = Input('x16', (U8, [16], 0.5, 120))
c17 = Parameter('c17', (I32, [1]), [1])
t18 = Output('t18', (U8, [16], 0.5, 120))
model = Model()
model.Operation('TILE', x1, c2).To(t3)
model.Operation('TILE', x4, c5).To(t6)
model.Operation('TILE', x7, c8).To(t9)
model.Operation('TILE', x10, c11).To(t12)
model.Operation('TILE', x13, c14).To(t15)
model.Operation('TILE', x16, c17).To(t18)
Example({
    x1: packed('<i2',
    'c-png!4<?X2m{fStN?~5;vkp4X=3O053?oWW(8_28C2Uw_bHK{uTCLL$X-+Rghf~epPA<1l`m)Pv)lR`vYcEWkOGej*Pr_VX!$Jw'
),
    t3: packed('<i2',
    'c-png!4<?X2m{fStN?~5;vkp4X=3O053?oWW(8_28C2Uw_bHK{uTCLL$X-+Rghf~epPA<1l`m)Pv)lR`vYcEWkOGej*Pr_VX!$Jw'
),
    x4: [119, 121, 114, 122, 125, 126, 115, 123, 128, 112, 118, 127],
    t6: [119, 121, 114, 122, 125, 126, 115, 123, 128, 112, 118, 127],
    x7: [127, 123, 126, 127, 122, 122, 125, 116, 121, 115, 112, 123],
    t9: [127, 123, 126, 127, 122, 122, 125, 116, 121, 115, 112, 123],
    x10: [124, 119, 126, 125, 113, 123, 112, 113, 121, 113, 128, 127],
    t12: [124, 119, 126, 125, 113, 123, 112, 113, 121, 113, 128, 127],
    x13: packed('<i2',
    'c-pJ3t*@#qD=e)qt1T|6sx7T8EUYfBDyk~4Y-lL2WWWmmg47Nl'
),
    t15: packed('<i2',
    'c-pJ3t*@#qD=e)qt1T|6sx7T8EUYfBDyk~4Y-lL2WWWmmg47Nl'
),
    x16: [112, 117, 119, 112, 113, 118, 126, 122, 112, 118, 115, 126, 118, 127, 124, 122],
    t18: [112, 117, 119, 112, 113, 118, 126, 122, 112, 118, 115, 126, 118, 127, 124, 122],
}, name='copies_quant8').AddVariations(signed(x1, t3, x4, t6, x7, t9, x10, t12, x13, t15, x16, t18)).DisableLifeTimeVariation()
