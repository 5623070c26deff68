# Licensed under the Apache License, Version 2.0; see LICENSE.
# Written by 'python -m corpus' from corpus/families/reshape.py; do not edit.
#
# MIRROR_PAD: arguments that ask for nothing.

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
c2 = Parameter('c2', (I32, [4, 2]), [0, 0, 0, 0, 0, 0, 0, 0])
t3 = Output('t3', (F32, [2, 2, 3, 8]))
x4 = Input('x4', (F32, [1, 3, 1, 4]))
c5 = Parameter('c5', (I32, [4, 2]), [0, 0, 0, 0, 0, 0, 0, 0])
t6 = Output('t6', (F32, [1, 3, 1, 4]))
x7 = Input('x7', (F32, [1, 2, 2, 3]))
c8 = Parameter('c8', (I32, [4, 2]), [0, 0, 0, 0, 0, 0, 0, 0])
t9 = Output('t9', (F32, [1, 2, 2, 3]))
x10 = Input('x10', (F32, [3, 4]))
c11 = Parameter('c11', (I32, [2, 2]), [0, 0, 0, 0])
t12 = Output('t12', (F32, [3, 4]))
x13 = Input('x13', (F32, [2, 3, 5]))
c14 = Parameter('c14', (I32, [3, 2]), [0, 0, 0, 0, 0, 0])
t15 = Output('t15', (F32, [2, 3, 5]))
x16 = Input('x16', (F32, [16]))
c17 = Parameter('c17', (I32, [1, 2]), [0, 0])
t18 = Output('t18', (F32, [16]))
model = Model()
model.Operation('MIRROR_PAD', x1, c2, 0).To(t3)
model.Operation('MIRROR_PAD', x4, c5, 0).To(t6)
model.Operation('MIRROR_PAD', x7, c8, 0).To(t9)
model.Operation('MIRROR_PAD', x10, c11, 0).To(t12)
model.Operation('MIRROR_PAD', x13, c14, 1).To(t15)
model.Operation('MIRROR_PAD', x16, c17, 1).To(t18)
Example({
    x1: packed('|i1',
    'c-jTQ2@(J>1O%|L>iGX_QMAbcp`yt~7cOJr^IC?g7HJ+NxD>K`l#|#CQ^#*>s532UIs5enBT^*0pl$VfY<chjagQ(T', 0.5
),
    t3: packed('|i1',
    'c-jTQ2@(J>1O%|L>iGX_QMAbcp`yt~7cOJr^IC?g7HJ+NxD>K`l#|#CQ^#*>s532UIs5enBT^*0pl$VfY<chjagQ(T', 0.5
),
    x4: [2.0, -2.5, 3.0, -1.5, 2.5, -2.0, -1.5, 2.5, -3.5, 3.0, 2.5, -0.5],
    t6: [2.0, -2.5, 3.0, -1.5, 2.5, -2.0, -1.5, 2.5, -3.5, 3.0, 2.5, -0.5],
    x7: [1.5, -1.0, -0.5, 1.0, -4.0, 0.5, -0.5, 3.0, 3.5, -2.5, -1.0, -1.0],
    t9: [1.5, -1.0, -0.5, 1.0, -4.0, 0.5, -0.5, 3.0, 3.5, -2.5, -1.0, -1.0],
    x10: [-1.5, 0.5, -1.5, -2.5, -2.0, 1.5, 2.0, 1.0, -3.0, 0.5, 1.5, 2.5],
    t12: [-1.5, 0.5, -1.5, -2.5, -2.0, 1.5, 2.0, 1.0, -3.0, 0.5, 1.5, 2.5],
    x13: packed('|i1',
    'c-jTQ0S*8l2m`UWBk=#<5{AasQd9QSb8Ct#%!y<-`Qye6{{', 0.5
),
    t15: packed('|i1',
    'c-jTQ0S*8l2m`UWBk=#<5{AasQd9QSb8Ct#%!y<-`Qye6{{', 0.5
),
    x16: [-1.0, 0.5, -1.0, 3.5, -1.0, -3.5, -3.5, -1.0, -0.5, -2.0, 1.0, -3.0, -1.5, -3.0, -0.5, 2.5],
    t18: [-1.0, 0.5, -1.0, 3.5, -1.0, -3.5, -3.5, -1.0, -0.5, -2.0, 1.0, -3.0, -1.5, -3.0, -0.5, 2.5],
}, name='copies').AddVariations('float16').DisableLifeTimeVariation()

# What comes out is what goes in: all of a tensor, no padding, one copy, with channels in whole
# blocks and in others.
# Expected values: float64 formula.
x1 = Input('x1', (U8, [2, 2, 3, 8], 0.5, 120))
c2 = Parameter('c2', (I32, [4, 2]), [0, 0, 0, 0, 0, 0, 0, 0])
t3 = Output('t3', (U8, [2, 2, 3, 8], 0.5, 120))
x4 = Input('x4', (U8, [1, 3, 1, 4], 0.5, 120))
c5 = Parameter('c5', (I32, [4, 2]), [0, 0, 0, 0, 0, 0, 0, 0])
t6 = Output('t6', (U8, [1, 3, 1, 4], 0.5, 120))
x7 = Input('x7', (U8, [1, 2, 2, 3], 0.5, 120))
c8 = Parameter('c8', (I32, [4, 2]), [0, 0, 0, 0, 0, 0, 0, 0])
t9 = Output('t9', (U8, [1, 2, 2, 3], 0.5, 120))
x10 = Input('x10', (U8, [3, 4], 0.5, 120))
c11 = Parameter('c11', (I32, [2, 2]), [0, 0, 0, 0])
t12 = Output('t12', (U8, [3, 4], 0.5, 120))
x13 = Input('x13', (U8, [2, 3, 5], 0.5, 120))
c14 = Parameter('c14', (I32, [3, 2]), [0, 0, 0, 0, 0, 0])
t15 = Output('t15', (U8, [2, 3, 5], 0.5, 120))
x16 = Input('x16', (U8, [16], 0.5, 120))
c17 = Parameter('c17', (I32, [1, 2]), [0, 0])
t18 = Output('t18', (U8, [16], 0.5, 120))
model = Model()
model.Operation('MIRROR_PAD', x1, c2, 0).To(t3)
model.Operation('MIRROR_PAD', x4, c5, 0).To(t6)
model.Operation('MIRROR_PAD', x7, c8, 0).To(t9)
model.Operation('MIRROR_PAD', x10, c11, 0).To(t12)
model.Operation('MIRROR_PAD', x13, c14, 1).To(t15)
model.Operation('MIRROR_PAD', x16, c17, 1).To(t18)
Example({
    x1: packed('<i2',
    'c-pnWi50*=1O>p9j9{N{9i^v=%v=P7G{)MoWkYL6%R<D#vlN9lsN8QSN3Ou+?yF6`84mGeJ?fMou3{CmjvTe|G(1210AY?S>;'
),
    t3: packed('<i2',
    'c-pnWi50*=1O>p9j9{N{9i^v=%v=P7G{)MoWkYL6%R<D#vlN9lsN8QSN3Ou+?yF6`84mGeJ?fMou3{CmjvTe|G(1210AY?S>;'
),
    x4: [124, 115, 126, 117, 125, 116, 117, 125, 113, 126, 125, 119],
    t6: [124, 115, 126, 117, 125, 116, 117, 125, 113, 126, 125, 119],
    x7: [123, 118, 119, 122, 112, 121, 119, 126, 127, 115, 118, 118],
    t9: [123, 118, 119, 122, 112, 121, 119, 126, 127, 115, 118, 118],
    x10: [117, 121, 117, 115, 116, 123, 124, 122, 114, 121, 123, 125],
    t12: [117, 121, 117, 115, 116, 123, 124, 122, 114, 121, 123, 125],
    x13: packed('|i1',
    'c-jTQ0S*8l2m`S%6NV=42z=dEcCb?JRXCSp#OtAI_}IP<4*'
),
    t15: packed('|i1',
    'c-jTQ0S*8l2m`S%6NV=42z=dEcCb?JRXCSp#OtAI_}IP<4*'
),
    x16: [118, 121, 118, 127, 118, 113, 113, 118, 119, 116, 122, 114, 117, 114, 119, 125],
    t18: [118, 121, 118, 127, 118, 113, 113, 118, 119, 116, 122, 114, 117, 114, 119, 125],
}, name='copies_quant8').AddVariations(signed(x1, t3, x4, t6, x7, t9, x10, t12, x13, t15, x16, t18)).DisableLifeTimeVariation()
