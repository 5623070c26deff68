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

# What comes out is what goes in.
# Expected values: float64 formula.
x1 = Input('x1', (F32, [2, 2, 3, 8]))
c2 = Parameter('c2', (I32, [4]), [0, 0, 0, 0])
c4 = Parameter('c4', (I32, [4]), [2, 2, 3, 8])
c3 = Parameter('c3', (I32, [4]), [1, 1, 1, 1])
t5 = Output('t5', (F32, [2, 2, 3, 8]))
x6 = Input('x6', (F32, [1, 3, 1, 4]))
c7 = Parameter('c7', (I32, [4]), [0, 0, 0, 0])
c9 = Parameter('c9', (I32, [4]), [1, 3, 1, 4])
c8 = Parameter('c8', (I32, [4]), [1, 1, 1, 1])
t10 = Output('t10', (F32, [1, 3, 1, 4]))
x11 = Input('x11', (F32, [1, 2, 2, 3]))
c12 = Parameter('c12', (I32, [4]), [0, 0, 0, 0])
c14 = Parameter('c14', (I32, [4]), [1, 2, 2, 3])
c13 = Parameter('c13', (I32, [4]), [1, 1, 1, 1])
t15 = Output('t15', (F32, [1, 2, 2, 3]))
x16 = Input('x16', (F32, [3, 4]))
c17 = Parameter('c17', (I32, [2]), [0, 0])
c19 = Parameter('c19', (I32, [2]), [3, 4])
c18 = Parameter('c18', (I32, [2]), [1, 1])
t20 = Output('t20', (F32, [3, 4]))
x21 = Input('x21', (F32, [2, 3, 5]))
c22 = Parameter('c22', (I32, [3]), [0, 0, 0])
c24 = Parameter('c24', (I32, [3]), [2, 3, 5])
c23 = Parameter('c23', (I32, [3]), [1, 1, 1])
t25 = Output('t25', (F32, [2, 3, 5]))
x26 = Input('x26', (F32, [16]))
c27 = Parameter('c27', (I32, [1]), [0])
c29 = Parameter('c29', (I32, [1]), [16])
c28 = Parameter('c28', (I32, [1]), [1])
t30 = Output('t30', (F32, [16]))
model = Model()
model.Operation('STRIDED_SLICE', x1, c2, c4, c3, 0, 0, 0).To(t5)
model.Operation('STRIDED_SLICE', x6, c7, c9, c8, 0, 0, 0).To(t10)
model.Operation('STRIDED_SLICE', x11, c12, c14, c13, 0, 0, 0).To(t15)
model.Operation('STRIDED_SLICE', x16, c17, c19, c18, 0, 0, 0).To(t20)
model.Operation('STRIDED_SLICE', x21, c22, c24, c23, 0, 0, 0).To(t25)
model.Operation('STRIDED_SLICE', x26, c27, c29, c28, 0, 0, 0).To(t30)
Example({
    x1: packed('|i1',
    'c-jTQ0TKW)1O%`ttNj19N3oY|`?n8cJ(2Y&YUS<31zmHmnnF9xPFb$YWCQY6LU6ad;?5Fh>A`V!pj4}zkH-E14>~Y3', 0.5
),
    t5: packed('|i1',
    'c-jTQ0TKW)1O%`ttNj19N3oY|`?n8cJ(2Y&YUS<31zmHmnnF9xPFb$YWCQY6LU6ad;?5Fh>A`V!pj4}zkH-E14>~Y3', 0.5
),
    x6: [-3.0, 2.0, 2.0, -1.5, 1.0, 1.0, 2.0, 1.0, 4.0, -0.5, 3.5, 2.0],
    t10: [-3.0, 2.0, 2.0, -1.5, 1.0, 1.0, 2.0, 1.0, 4.0, -0.5, 3.5, 2.0],
    x11: [-3.0, -2.5, 1.0, -4.0, 3.5, 0.5, 3.0, 2.0, 2.5, 3.0, -2.0, -0.5],
    t15: [-3.0, -2.5, 1.0, -4.0, 3.5, 0.5, 3.0, 2.0, 2.5, 3.0, -2.0, -0.5],
    x16: [0.5, 1.5, -1.5, 1.5, -3.5, 2.0, -2.5, -2.5, -1.5, 1.0, -1.0, -2.0],
    t20: [0.5, 1.5, -1.5, 1.5, -3.5, 2.0, -2.5, -2.5, -1.5, 1.0, -1.0, -2.0],
    x21: packed('|i1',
    'c-jTQfe8RG2m~>>KHB}KRn*!<R?N<Muw9XgR;O_#@DKeN4gm', 0.5
),
    t25: packed('|i1',
    'c-jTQfe8RG2m~>>KHB}KRn*!<R?N<Muw9XgR;O_#@DKeN4gm', 0.5
),
    x26: [1.0, 4.0, -4.0, -0.5, 0.5, 1.0, 0.5, -4.0, -1.5, -0.5, 1.0, -2.5, 1.0, 1.0, 1.0, 0.5],
    t30: [1.0, 4.0, -4.0, -0.5, 0.5, 1.0, 0.5, -4.0, -1.5, -0.5, 1.0, -2.5, 1.0, 1.0, 1.0, 0.5],
}, name='copies').AddVariations('float16').DisableLifeTimeVariation()

# What comes out is what goes in.
# Expected values: float64 formula.
x1 = Input('x1', (U8, [2, 2, 3, 8], 0.5, 120))
c2 = Parameter('c2', (I32, [4]), [0, 0, 0, 0])
c4 = Parameter('c4', (I32, [4]), [2, 2, 3, 8])
c3 = Parameter('c3', (I32, [4]), [1, 1, 1, 1])
t5 = Output('t5', (U8, [2, 2, 3, 8], 0.5, 120))
x6 = Input('x6', (U8, [1, 3, 1, 4], 0.5, 120))
c7 = Parameter('c7', (I32, [4]), [0, 0, 0, 0])
c9 = Parameter('c9', (I32, [4]), [1, 3, 1, 4])
c8 = Parameter('c8', (I32, [4]), [1, 1, 1, 1])
t10 = Output('t10', (U8, [1, 3, 1, 4], 0.5, 120))
x11 = Input('x11', (U8, [1, 2, 2, 3], 0.5, 120))
c12 = Parameter('c12', (I32, [4]), [0, 0, 0, 0])
c14 = Parameter('c14', (I32, [4]), [1, 2, 2, 3])
c13 = Parameter('c13', (I32, [4]), [1, 1, 1, 1])
t15 = Output('t15', (U8, [1, 2, 2, 3], 0.5, 120))
x16 = Input('x16', (U8, [3, 4], 0.5, 120))
c17 = Parameter('c17', (I32, [2]), [0, 0])
c19 = Parameter('c19', (I32, [2]), [3, 4])
c18 = Parameter('c18', (I32, [2]), [1, 1])
t20 = Output('t20', (U8, [3, 4], 0.5, 120))
x21 = Input('x21', (U8, [2, 3, 5], 0.5, 120))
c22 = Parameter('c22', (I32, [3]), [0, 0, 0])
c24 = Parameter('c24', (I32, [3]), [2, 3, 5])
c23 = Parameter('c23', (I32, [3]), [1, 1, 1])
t25 = Output('t25', (U8, [2, 3, 5], 0.5, 120))
x26 = Input('x26', (U8, [16], 0.5, 120))
c27 = Parameter('c27', (I32, [1]), [0])
c29 = Parameter('c29', (I32, [1]), [16])
c28 = Parameter('c28', (I32, [1]), [1])
t30 = Output('t30', (U8, [16], 0.5, 120))
model = Model()
model.Operation('STRIDED_SLICE', x1, c2, c4, c3, 0, 0, 0).To(t5)
model.Operation('STRIDED_SLICE', x6, c7, c9, c8, 0, 0, 0).To(t10)
model.Operation('STRIDED_SLICE', x11, c12, c14, c13, 0, 0, 0).To(t15)
model.Operation('STRIDED_SLICE', x16, c17, c19, c18, 0, 0, 0).To(t20)
model.Operation('STRIDED_SLICE', x21, c22, c24, c23, 0, 0, 0).To(t25)
model.Operation('STRIDED_SLICE', x26, c27, c29, c28, 0, 0, 0).To(t30)
Example({
    x1: packed('<i2',
    'c-pnWfe{2j1O&hf`B+RHV+sAE`0lWI<IvlDMGvxC#|FH_l*FwrmPz-gEivh0WS+=P-q6v#9^e<4g%510RjPx7hCP4w1A{6pGy'
),
    t5: packed('<i2',
    'c-pnWfe{2j1O&hf`B+RHV+sAE`0lWI<IvlDMGvxC#|FH_l*FwrmPz-gEivh0WS+=P-q6v#9^e<4g%510RjPx7hCP4w1A{6pGy'
),
    x6: [114, 124, 124, 117, 122, 122, 124, 122, 128, 119, 127, 124],
    t10: [114, 124, 124, 117, 122, 122, 124, 122, 128, 119, 127, 124],
    x11: [114, 115, 122, 112, 127, 121, 126, 124, 125, 126, 116, 119],
    t15: [114, 115, 122, 112, 127, 121, 126, 124, 125, 126, 116, 119],
    x16: [121, 123, 117, 123, 113, 124, 115, 115, 117, 122, 118, 116],
    t20: [121, 123, 117, 123, 113, 124, 115, 115, 117, 122, 118, 116],
    x21: packed('<i2',
    'c-pI}E3PUnFRd=CswyujE-0)iD5)tatgC9Msi~@}XTS>pe=QCX'
),
    t25: packed('<i2',
    'c-pI}E3PUnFRd=CswyujE-0)iD5)tatgC9Msi~@}XTS>pe=QCX'
),
    x26: [122, 128, 112, 119, 121, 122, 121, 112, 117, 119, 122, 115, 122, 122, 122, 121],
    t30: [122, 128, 112, 119, 121, 122, 121, 112, 117, 119, 122, 115, 122, 122, 122, 121],
}, name='copies_quant8').AddVariations(signed(x1, t5, x6, t10, x11, t15, x16, t20, x21, t25, x26, t30)).DisableLifeTimeVariation()
