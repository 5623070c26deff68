# Licensed under the Apache License, Version 2.0; see LICENSE.
# Written by 'python -m corpus' from corpus/families/slicing.py; do not edit.
#
# SLICE: arguments that ask for nothing.

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
c3 = Parameter('c3', (I32, [4]), [2, 2, 3, 8])
t4 = Output('t4', (F32, [2, 2, 3, 8]))
x5 = Input('x5', (F32, [1, 3, 1, 4]))
c6 = Parameter('c6', (I32, [4]), [0, 0, 0, 0])
c7 = Parameter('c7', (I32, [4]), [1, 3, 1, 4])
t8 = Output('t8', (F32, [1, 3, 1, 4]))
x9 = Input('x9', (F32, [1, 2, 2, 3]))
c10 = Parameter('c10', (I32, [4]), [0, 0, 0, 0])
c11 = Parameter('c11', (I32, [4]), [1, 2, 2, 3])
t12 = Output('t12', (F32, [1, 2, 2, 3]))
x13 = Input('x13', (F32, [3, 4]))
c14 = Parameter('c14', (I32, [2]), [0, 0])
c15 = Parameter('c15', (I32, [2]), [3, 4])
t16 = Output('t16', (F32, [3, 4]))
x17 = Input('x17', (F32, [2, 3, 5]))
c18 = Parameter('c18', (I32, [3]), [0, 0, 0])
c19 = Parameter('c19', (I32, [3]), [-1, -1, -1])
t20 = Output('t20', (F32, [2, 3, 5]))
x21 = Input('x21', (F32, [16]))
c22 = Parameter('c22', (I32, [1]), [0])
c23 = Parameter('c23', (I32, [1]), [-1])
t24 = Output('t24', (F32, [16]))
model = Model()
model.Operation('SLICE', x1, c2, c3).To(t4)
model.Operation('SLICE', x5, c6, c7).To(t8)
model.Operation('SLICE', x9, c10, c11).To(t12)
model.Operation('SLICE', x13, c14, c15).To(t16)
model.Operation('SLICE', x17, c18, c19).To(t20)
model.Operation('SLICE', x21, c22, c23).To(t24)
Example({
    x1: packed('|i1',
    'c-jrhNfH1d2n4XQf!6=O7G;~sIl9mh3gjv7tHm5PUdR<U?~A=z{+I`Cv_!$E?P3>GB_4((#(YZkUlXEkwc?$met5<$76', 0.5
),
    t4: packed('|i1',
    'c-jrhNfH1d2n4XQf!6=O7G;~sIl9mh3gjv7tHm5PUdR<U?~A=z{+I`Cv_!$E?P3>GB_4((#(YZkUlXEkwc?$met5<$76', 0.5
),
    x5: [3.5, -3.0, -2.0, -3.0, 1.0, 4.0, 1.5, -1.5, -0.5, -1.5, 1.0, -1.0],
    t8: [3.5, -3.0, -2.0, -3.0, 1.0, 4.0, 1.5, -1.5, -0.5, -1.5, 1.0, -1.0],
    x9: [2.5, -1.5, -0.5, -1.0, -2.5, 2.0, 4.0, -3.5, 2.5, 2.0, -3.0, 1.0],
    t12: [2.5, -1.5, -0.5, -1.0, -2.5, 2.0, 4.0, -3.5, 2.5, 2.0, -3.0, 1.0],
    x13: [-2.5, -1.5, -1.5, 3.0, -1.5, -2.5, 0.5, 4.0, -1.5, -2.0, 0.5, 1.0],
    t16: [-2.5, -1.5, -1.5, 3.0, -1.5, -2.5, 0.5, 4.0, -1.5, -2.0, 0.5, 1.0],
    x17: packed('|i1',
    'c-jTQ0TKWp2m-K!BKrStEzLF^n$I&?yQ{R=2;rs!qd&bh4Hf', 0.5
),
    t20: packed('|i1',
    'c-jTQ0TKWp2m-K!BKrStEzLF^n$I&?yQ{R=2;rs!qd&bh4Hf', 0.5
),
    x21: [-1.5, -2.5, 0.5, 1.5, 2.5, -0.5, 1.5, 2.5, 1.5, -0.5, -3.0, -1.0, 3.5, -1.0, -1.5, -3.5],
    t24: [-1.5, -2.5, 0.5, 1.5, 2.5, -0.5, 1.5, 2.5, 1.5, -0.5, -3.0, -1.0, 3.5, -1.0, -1.5, -3.5],
}, name='copies').AddVariations('float16').DisableLifeTimeVariation()

# What comes out is what goes in.
# Expected values: float64 formula.
x1 = Input('x1', (U8, [2, 2, 3, 8], 0.5, 120))
c2 = Parameter('c2', (I32, [4]), [0, 0, 0, 0])
c3 = Parameter('c3', (I32, [4]), [2, 2, 3, 8])
t4 = Output('t4', (U8, [2, 2, 3, 8], 0.5, 120))
x5 = Input('x5', (U8, [1, 3, 1, 4], 0.5, 120))
c6 = Parameter('c6', (I32, [4]), [0, 0, 0, 0])
c7 = Parameter('c7', (I32, [4]), [1, 3, 1, 4])
t8 = Output('t8', (U8, [1, 3, 1, 4], 0.5, 120))
x9 = Input('x9', (U8, [1, 2, 2, 3], 0.5, 120))
c10 = Parameter('c10', (I32, [4]), [0, 0, 0, 0])
c11 = Parameter('c11', (I32, [4]), [1, 2, 2, 3])
t12 = Output('t12', (U8, [1, 2, 2, 3], 0.5, 120))
x13 = Input('x13', (U8, [3, 4], 0.5, 120))
c14 = Parameter('c14', (I32, [2]), [0, 0])
c15 = Parameter('c15', (I32, [2]), [3, 4])
t16 = Output('t16', (U8, [3, 4], 0.5, 120))
x17 = Input('x17', (U8, [2, 3, 5], 0.5, 120))
c18 = Parameter('c18', (I32, [3]), [0, 0, 0])
c19 = Parameter('c19', (I32, [3]), [-1, -1, -1])
t20 = Output('t20', (U8, [2, 3, 5], 0.5, 120))
x21 = Input('x21', (U8, [16], 0.5, 120))
c22 = Parameter('c22', (I32, [1]), [0])
c23 = Parameter('c23', (I32, [1]), [-1])
t24 = Output('t24', (U8, [16], 0.5, 120))
model = Model()
model.Operation('SLICE', x1, c2, c3).To(t4)
model.Operation('SLICE', x5, c6, c7).To(t8)
model.Operation('SLICE', x9, c10, c11).To(t12)
model.Operation('SLICE', x13, c14, c15).To(t16)
model.Operation('SLICE', x17, c18, c19).To(t20)
model.Operation('SLICE', x21, c22, c23).To(t24)
Example({
    x1: packed('<i2',
    'c-pnf$q~db2n0ZfjKozQV5HD@lW@PgUxaD{cAaOn(~^O$wMs@};T*bb+C>b<;23sD%|g1D=)i~^N$>uz)M^=jbzfsYANv7xg)J5'
),
    t4: packed('<i2',
    'c-pnf$q~db2n0ZfjKozQV5HD@lW@PgUxaD{cAaOn(~^O$wMs@};T*bb+C>b<;23sD%|g1D=)i~^N$>uz)M^=jbzfsYANv7xg)J5'
),
    x5: [127, 114, 116, 114, 122, 128, 123, 117, 119, 117, 122, 118],
    t8: [127, 114, 116, 114, 122, 128, 123, 117, 119, 117, 122, 118],
    x9: [125, 117, 119, 118, 115, 124, 128, 113, 125, 124, 114, 122],
    t12: [125, 117, 119, 118, 115, 124, 128, 113, 125, 124, 114, 122],
    x13: [115, 117, 117, 126, 117, 115, 121, 128, 117, 116, 121, 122],
    t16: [115, 117, 117, 126, 117, 115, 121, 128, 117, 116, 121, 122],
    x17: packed('<i2',
    'c-pHis;aLltFI}kDs3n)Ev>DqDz7Z8tt>97FRZLCXTS>pguf0Z'
),
    t20: packed('<i2',
    'c-pHis;aLltFI}kDs3n)Ev>DqDz7Z8tt>97FRZLCXTS>pguf0Z'
),
    x21: [117, 115, 121, 123, 125, 119, 123, 125, 123, 119, 114, 118, 127, 118, 117, 113],
    t24: [117, 115, 121, 123, 125, 119, 123, 125, 123, 119, 114, 118, 127, 118, 117, 113],
}, name='copies_quant8').AddVariations(signed(x1, t4, x5, t8, x9, t12, x13, t16, x17, t20, x21, t24)).DisableLifeTimeVariation()
