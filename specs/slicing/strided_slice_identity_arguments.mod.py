# Licensed under the Apache License, Version 2.0; see LICENSE.
# Written by 'python -m corpus' from corpus/families/slicing.py; do not edit.
#
# STRIDED_SLICE: arguments that ask for nothing.

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
c2 = Parameter('c2', (I32, [4]), [0, 0, 0, 0])
c3 = Parameter('c3', (I32, [4]), [1, 1, 1, 1])
t4 = Output('t4', (F32, [2, 2, 3, 8]))
x5 = Input('x5', (F32, [1, 3, 1, 4]))
c6 = Parameter('c6', (I32, [4]), [0, 0, 0, 0])
c7 = Parameter('c7', (I32, [4]), [1, 1, 1, 1])
t8 = Output('t8', (F32, [1, 3, 1, 4]))
x9 = Input('x9', (F32, [1, 2, 2, 3]))
c10 = Parameter('c10', (I32, [4]), [0, 0, 0, 0])
c11 = Parameter('c11', (I32, [4]), [1, 1, 1, 1])
t12 = Output('t12', (F32, [1, 2, 2, 3]))
x13 = Input('x13', (F32, [3, 4]))
c14 = Parameter('c14', (I32, [2]), [0, 0])
c15 = Parameter('c15', (I32, [2]), [1, 1])
t16 = Output('t16', (F32, [3, 4]))
x17 = Input('x17', (F32, [2, 3, 5]))
c18 = Parameter('c18', (I32, [3]), [0, 0, 0])
c19 = Parameter('c19', (I32, [3]), [1, 1, 1])
t20 = Output('t20', (F32, [2, 3, 5]))
x21 = Input('x21', (F32, [16]))
c22 = Parameter('c22', (I32, [1]), [0])
c23 = Parameter('c23', (I32, [1]), [1])
t24 = Output('t24', (F32, [16]))
model = Model()
model.Operation('STRIDED_SLICE', x1, c2, [2, 2, 3, 8], c3, 0, 0, 0).To(t4)
model.Operation('STRIDED_SLICE', x5, c6, [1, 3, 1, 4], c7, 0, 0, 0).To(t8)
model.Operation('STRIDED_SLICE', x9, c10, [1, 2, 2, 3], c11, 0, 0, 0).To(t12)
model.Operation('STRIDED_SLICE', x13, c14, [3, 4], c15, 0, 0, 0).To(t16)
model.Operation('STRIDED_SLICE', x17, c18, [2, 3, 5], c19, 0, 0, 0).To(t20)
model.Operation('STRIDED_SLICE', x21, c22, [16], c23, 0, 0, 0).To(t24)
Example({
    x1: packed('|i1',
    'c-jTQ0TKW)1O%`ttNj19N3oY|`?n8cJ(2Y&YUS<31zmHmnnF9xPFb$YWCQY6LU6ad;?5Fh>A`V!pj4}zkH-E14>~Y3', 0.5
),
    t4: packed('|i1',
    'c-jTQ0TKW)1O%`ttNj19N3oY|`?n8cJ(2Y&YUS<31zmHmnnF9xPFb$YWCQY6LU6ad;?5Fh>A`V!pj4}zkH-E14>~Y3', 0.5
),
    x5: [-3.0, 2.0, 2.0, -1.5, 1.0, 1.0, 2.0, 1.0, 4.0, -0.5, 3.5, 2.0],
    t8: [-3.0, 2.0, 2.0, -1.5, 1.0, 1.0, 2.0, 1.0, 4.0, -0.5, 3.5, 2.0],
    x9: [-3.0, -2.5, 1.0, -4.0, 3.5, 0.5, 3.0, 2.0, 2.5, 3.0, -2.0, -0.5],
    t12: [-3.0, -2.5, 1.0, -4.0, 3.5, 0.5, 3.0, 2.0, 2.5, 3.0, -2.0, -0.5],
    x13: [0.5, 1.5, -1.5, 1.5, -3.5, 2.0, -2.5, -2.5, -1.5, 1.0, -1.0, -2.0],
    t16: [0.5, 1.5, -1.5, 1.5, -3.5, 2.0, -2.5, -2.5, -1.5, 1.0, -1.0, -2.0],
    x17: packed('|i1',
    'c-jTQfe8RG2m~>>KHB}KRn*!<R?N<Muw9XgR;O_#@DKeN4gm', 0.5
),
    t20: packed('|i1',
    'c-jTQfe8RG2m~>>KHB}KRn*!<R?N<Muw9XgR;O_#@DKeN4gm', 0.5
),
    x21: [1.0, 4.0, -4.0, -0.5, 0.5, 1.0, 0.5, -4.0, -1.5, -0.5, 1.0, -2.5, 1.0, 1.0, 1.0, 0.5],
    t24: [1.0, 4.0, -4.0, -0.5, 0.5, 1.0, 0.5, -4.0, -1.5, -0.5, 1.0, -2.5, 1.0, 1.0, 1.0, 0.5],
}, name='copies').AddVariations('float16').DisableLifeTimeVariation()

# What comes out is what goes in: all of a tensor, no padding, one copy, with channels in whole
# blocks and in others.
# Expected values: float64 formula.
x1 = Input('x1', (U8, [2, 2, 3, 8], 0.5, 120))
c2 = Parameter('c2', (I32, [4]), [0, 0, 0, 0])
c3 = Parameter('c3', (I32, [4]), [1, 1, 1, 1])
t4 = Output('t4', (U8, [2, 2, 3, 8], 0.5, 120))
x5 = Input('x5', (U8, [1, 3, 1, 4], 0.5, 120))
c6 = Parameter('c6', (I32, [4]), [0, 0, 0, 0])
c7 = Parameter('c7', (I32, [4]), [1, 1, 1, 1])
t8 = Output('t8', (U8, [1, 3, 1, 4], 0.5, 120))
x9 = Input('x9', (U8, [1, 2, 2, 3], 0.5, 120))
c10 = Parameter('c10', (I32, [4]), [0, 0, 0, 0])
c11 = Parameter('c11', (I32, [4]), [1, 1, 1, 1])
t12 = Output('t12', (U8, [1, 2, 2, 3], 0.5, 120))
x13 = Input('x13', (U8, [3, 4], 0.5, 120))
c14 = Parameter('c14', (I32, [2]), [0, 0])
c15 = Parameter('c15', (I32, [2]), [1, 1])
t16 = Output('t16', (U8, [3, 4], 0.5, 120))
x17 = Input('x17', (U8, [2, 3, 5], 0.5, 120))
c18 = Parameter('c18', (I32, [3]), [0, 0, 0])
c19 = Parameter('c19', (I32, [3]), [1, 1, 1])
t20 = Output('t20', (U8, [2, 3, 5], 0.5, 120))
x21 = Input('x21', (U8, [16], 0.5, 120))
c22 = Parameter('c22', (I32, [1]), [0])
c23 = Parameter('c23', (I32, [1]), [1])
t24 = Output('t24', (U8, [16], 0.5, 120))
model = Model()
model.Operation('STRIDED_SLICE', x1, c2, [2, 2, 3, 8], c3, 0, 0, 0).To(t4)
model.Operation('STRIDED_SLICE', x5, c6, [1, 3, 1, 4], c7, 0, 0, 0).To(t8)
model.Operation('STRIDED_SLICE', x9, c10, [1, 2, 2, 3], c11, 0, 0, 0).To(t12)
model.Operation('STRIDED_SLICE', x13, c14, [3, 4], c15, 0, 0, 0).To(t16)
model.Operation('STRIDED_SLICE', x17, c18, [2, 3, 5], c19, 0, 0, 0).To(t20)
model.Operation('STRIDED_SLICE', x21, c22, [16], c23, 0, 0, 0).To(t24)
Example({
    x1: packed('<i2',
    'c-pnWfe{2j1O&hf`B+RHV+sAE`0lWI<IvlDMGvxC#|FH_l*FwrmPz-gEivh0WS+=P-q6v#9^e<4g%510RjPx7hCP4w1A{6pGy'
),
    t4: packed('<i2',
    'c-pnWfe{2j1O&hf`B+RHV+sAE`0lWI<IvlDMGvxC#|FH_l*FwrmPz-gEivh0WS+=P-q6v#9^e<4g%510RjPx7hCP4w1A{6pGy'
),
    x5: [114, 124, 124, 117, 122, 122, 124, 122, 128, 119, 127, 124],
    t8: [114, 124, 124, 117, 122, 122, 124, 122, 128, 119, 127, 124],
    x9: [114, 115, 122, 112, 127, 121, 126, 124, 125, 126, 116, 119],
    t12: [114, 115, 122, 112, 127, 121, 126, 124, 125, 126, 116, 119],
    x13: [121, 123, 117, 123, 113, 124, 115, 115, 117, 122, 118, 116],
    t16: [121, 123, 117, 123, 113, 124, 115, 115, 117, 122, 118, 116],
    x17: packed('<i2',
    'c-pI}E3PUnFRd=CswyujE-0)iD5)tatgC9Msi~@}XTS>pe=QCX'
),
    t20: packed('<i2',
    'c-pI}E3PUnFRd=CswyujE-0)iD5)tatgC9Msi~@}XTS>pe=QCX'
),
    x21: [122, 128, 112, 119, 121, 122, 121, 112, 117, 119, 122, 115, 122, 122, 122, 121],
    t24: [122, 128, 112, 119, 121, 122, 121, 112, 117, 119, 122, 115, 122, 122, 122, 121],
}, name='copies_quant8').AddVariations(signed(x1, t4, x5, t8, x9, t12, x13, t16, x17, t20, x21, t24)).DisableLifeTimeVariation()
