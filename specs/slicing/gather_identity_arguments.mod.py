# Licensed under the Apache License, Version 2.0; see LICENSE.
# Written by 'python -m corpus' from corpus/families/slicing.py; do not edit.
#
# GATHER: arguments that ask for nothing.

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

# What comes out is what goes in: all of a tensor, no padding, one copy, with channels in whole
# blocks and in others.
# Expected values: float64 formula.
x1 = Input('x1', (F32, [2, 2, 3, 8]))
c2 = Parameter('c2', (I32, [8]), [0, 1, 2, 3, 4, 5, 6, 7])
t3 = Output('t3', (F32, [2, 2, 3, 8]))
x4 = Input('x4', (F32, [1, 3, 1, 4]))
c5 = Parameter('c5', (I32, [4]), [0, 1, 2, 3])
t6 = Output('t6', (F32, [1, 3, 1, 4]))
x7 = Input('x7', (F32, [1, 2, 2, 3]))
c8 = Parameter('c8', (I32, [3]), [0, 1, 2])
t9 = Output('t9', (F32, [1, 2, 2, 3]))
x10 = Input('x10', (F32, [3, 4]))
c11 = Parameter('c11', (I32, [4]), [0, 1, 2, 3])
t12 = Output('t12', (F32, [3, 4]))
x13 = Input('x13', (F32, [2, 3, 5]))
c14 = Parameter('c14', (I32, [5]), [0, 1, 2, 3, 4])
t15 = Output('t15', (F32, [2, 3, 5]))
x16 = Input('x16', (F32, [16]))
c17 = Parameter('c17', (I32, [16]), [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15])
t18 = Output('t18', (F32, [16]))
model = Model()
model.Operation('GATHER', x1, 3, c2).To(t3)
model.Operation('GATHER', x4, 3, c5).To(t6)
model.Operation('GATHER', x7, 3, c8).To(t9)
model.Operation('GATHER', x10, 1, c11).To(t12)
model.Operation('GATHER', x13, 2, c14).To(t15)
model.Operation('GATHER', x16, 0, c17).To(t18)
Example({
    x1: packed('|i1',
    'c-jrg$q~RX2n4WUv4Q@p1#>0(N}vL*+Oa+S*oP#eU3pt7&Dn`V1d)@~Np&cE=1<&*GU?Zv`>;7nMh(D7<EULd^8tJnFbM', 0.5
),
    t3: packed('|i1',
    'c-jrg$q~RX2n4WUv4Q@p1#>0(N}vL*+Oa+S*oP#eU3pt7&Dn`V1d)@~Np&cE=1<&*GU?Zv`>;7nMh(D7<EULd^8tJnFbM', 0.5
),
    x4: [-3.5, -3.0, 4.0, -4.0, 2.5, 0.5, 3.5, -2.0, 1.5, 2.0, -3.0, -1.0],
    t6: [-3.5, -3.0, 4.0, -4.0, 2.5, 0.5, 3.5, -2.0, 1.5, 2.0, -3.0, -1.0],
    x7: [-2.5, 1.0, -1.0, 3.0, -2.5, 3.0, 1.0, 1.5, 0.5, 1.0, 3.5, -1.0],
    t9: [-2.5, 1.0, -1.0, 3.0, -2.5, 3.0, 1.0, 1.5, 0.5, 1.0, 3.5, -1.0],
    x10: [-1.5, -3.5, 3.0, -4.0, -2.0, -1.0, 2.5, -3.5, -4.0, 1.0, 3.5, 1.0],
    t12: [-1.5, -3.5, 3.0, -4.0, -2.0, -1.0, 2.5, -3.5, -4.0, 1.0, 3.5, 1.0],
    x13: packed('|i1',
    'c-muOWcvN<FFWHu=HGvq8QIx5ege@y7N#G6e*I@<0|3434G#', 0.5
),
    t15: packed('|i1',
    'c-muOWcvN<FFWHu=HGvq8QIx5ege@y7N#G6e*I@<0|3434G#', 0.5
),
    x16: [3.5, 3.5, -2.5, 4.0, 1.0, -3.5, 3.5, -2.5, -4.0, 2.5, 1.0, 2.5, 0.5, 0.5, 3.0, -3.0],
    t18: [3.5, 3.5, -2.5, 4.0, 1.0, -3.5, 3.5, -2.5, -4.0, 2.5, 1.0, 2.5, 0.5, 0.5, 3.0, -3.0],
}, name='copies').AddVariations('float16').DisableLifeTimeVariation()

# What comes out is what goes in: all of a tensor, no padding, one copy, with channels in whole
# blocks and in others.
# Expected values: float64 formula.
x1 = Input('x1', (U8, [2, 2, 3, 8], 0.5, 120))
c2 = Parameter('c2', (I32, [8]), [0, 1, 2, 3, 4, 5, 6, 7])
t3 = Output('t3', (U8, [2, 2, 3, 8], 0.5, 120))
x4 = Input('x4', (U8, [1, 3, 1, 4], 0.5, 120))
c5 = Parameter('c5', (I32, [4]), [0, 1, 2, 3])
t6 = Output('t6', (U8, [1, 3, 1, 4], 0.5, 120))
x7 = Input('x7', (U8, [1, 2, 2, 3], 0.5, 120))
c8 = Parameter('c8', (I32, [3]), [0, 1, 2])
t9 = Output('t9', (U8, [1, 2, 2, 3], 0.5, 120))
x10 = Input('x10', (U8, [3, 4], 0.5, 120))
c11 = Parameter('c11', (I32, [4]), [0, 1, 2, 3])
t12 = Output('t12', (U8, [3, 4], 0.5, 120))
x13 = Input('x13', (U8, [2, 3, 5], 0.5, 120))
c14 = Parameter('c14', (I32, [5]), [0, 1, 2, 3, 4])
t15 = Output('t15', (U8, [2, 3, 5], 0.5, 120))
x16 = Input('x16', (U8, [16], 0.5, 120))
c17 = Parameter('c17', (I32, [16]), [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15])
t18 = Output('t18', (U8, [16], 0.5, 120))
model = Model()
model.Operation('GATHER', x1, 3, c2).To(t3)
model.Operation('GATHER', x4, 3, c5).To(t6)
model.Operation('GATHER', x7, 3, c8).To(t9)
model.Operation('GATHER', x10, 1, c11).To(t12)
model.Operation('GATHER', x13, 2, c14).To(t15)
model.Operation('GATHER', x16, 0, c17).To(t18)
Example({
    x1: packed('<i2',
    'c-pne$q~dr2m~;P48v74V<7b1B&@F*(-_t8ja#S4vxSYO!dhjiD2uzn;-V(0H<{f3iT6Oa?bt{hgm~np0oWYAv+rDgKK27><t+&'
),
    t3: packed('<i2',
    'c-pne$q~dr2m~;P48v74V<7b1B&@F*(-_t8ja#S4vxSYO!dhjiD2uzn;-V(0H<{f3iT6Oa?bt{hgm~np0oWYAv+rDgKK27><t+&'
),
    x4: [113, 114, 128, 112, 125, 121, 127, 116, 123, 124, 114, 118],
    t6: [113, 114, 128, 112, 125, 121, 127, 116, 123, 124, 114, 118],
    x7: [115, 122, 118, 126, 115, 126, 122, 123, 121, 122, 127, 118],
    t9: [115, 122, 118, 126, 115, 126, 122, 123, 121, 122, 127, 118],
    x10: [117, 113, 126, 112, 116, 118, 125, 113, 112, 122, 127, 122],
    t12: [117, 113, 126, 112, 116, 118, 125, 113, 112, 122, 127, 122],
    x13: packed('<i2',
    'c-pI}tST-lt*<PrE-tCAtgmY*1fsH<s)CZD^4dBEyZ``#qz)e'
),
    t15: packed('<i2',
    'c-pI}tST-lt*<PrE-tCAtgmY*1fsH<s)CZD^4dBEyZ``#qz)e'
),
    x16: [127, 127, 115, 128, 122, 113, 127, 115, 112, 125, 122, 125, 121, 121, 126, 114],
    t18: [127, 127, 115, 128, 122, 113, 127, 115, 112, 125, 122, 125, 121, 121, 126, 114],
}, name='copies_quant8').AddVariations(signed(x1, t3, x4, t6, x7, t9, x10, t12, x13, t15, x16, t18)).DisableLifeTimeVariation()
