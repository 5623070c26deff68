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
model.Operation('SLICE', x1, [0, 0, 0, 0], [2, 2, 3, 8]).To(t2)
model.Operation('SLICE', x3, [0, 0, 0, 0], [1, 3, 1, 4]).To(t4)
model.Operation('SLICE', x5, [0, 0, 0, 0], [1, 2, 2, 3]).To(t6)
model.Operation('SLICE', x7, [0, 0], [3, 4]).To(t8)
model.Operation('SLICE', x9, [0, 0, 0], [-1, -1, -1]).To(t10)
model.Operation('SLICE', x11, [0], [-1]).To(t12)
Example({
    x1: packed('|i1',
    'c-jrhNfH1d2n4XQf!6=O7G;~sIl9mh3gjv7tHm5PUdR<U?~A=z{+I`Cv_!$E?P3>GB_4((#(YZkUlXEkwc?$met5<$76', 0.5
),
    t2: packed('|i1',
    'c-jrhNfH1d2n4XQf!6=O7G;~sIl9mh3gjv7tHm5PUdR<U?~A=z{+I`Cv_!$E?P3>GB_4((#(YZkUlXEkwc?$met5<$76', 0.5
),
    x3: [3.5, -3.0, -2.0, -3.0, 1.0, 4.0, 1.5, -1.5, -0.5, -1.5, 1.0, -1.0],
    t4: [3.5, -3.0, -2.0, -3.0, 1.0, 4.0, 1.5, -1.5, -0.5, -1.5, 1.0, -1.0],
    x5: [2.5, -1.5, -0.5, -1.0, -2.5, 2.0, 4.0, -3.5, 2.5, 2.0, -3.0, 1.0],
    t6: [2.5, -1.5, -0.5, -1.0, -2.5, 2.0, 4.0, -3.5, 2.5, 2.0, -3.0, 1.0],
    x7: [-2.5, -1.5, -1.5, 3.0, -1.5, -2.5, 0.5, 4.0, -1.5, -2.0, 0.5, 1.0],
    t8: [-2.5, -1.5, -1.5, 3.0, -1.5, -2.5, 0.5, 4.0, -1.5, -2.0, 0.5, 1.0],
    x9: packed('|i1',
    'c-jTQ0TKWp2m-K!BKrStEzLF^n$I&?yQ{R=2;rs!qd&bh4Hf', 0.5
),
    t10: packed('|i1',
    'c-jTQ0TKWp2m-K!BKrStEzLF^n$I&?yQ{R=2;rs!qd&bh4Hf', 0.5
),
    x11: [-1.5, -2.5, 0.5, 1.5, 2.5, -0.5, 1.5, 2.5, 1.5, -0.5, -3.0, -1.0, 3.5, -1.0, -1.5, -3.5],
    t12: [-1.5, -2.5, 0.5, 1.5, 2.5, -0.5, 1.5, 2.5, 1.5, -0.5, -3.0, -1.0, 3.5, -1.0, -1.5, -3.5],
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
model.Operation('SLICE', x1, [0, 0, 0, 0], [2, 2, 3, 8]).To(t2)
model.Operation('SLICE', x3, [0, 0, 0, 0], [1, 3, 1, 4]).To(t4)
model.Operation('SLICE', x5, [0, 0, 0, 0], [1, 2, 2, 3]).To(t6)
model.Operation('SLICE', x7, [0, 0], [3, 4]).To(t8)
model.Operation('SLICE', x9, [0, 0, 0], [-1, -1, -1]).To(t10)
model.Operation('SLICE', x11, [0], [-1]).To(t12)
Example({
    x1: packed('<i2',
    'c-pnf$q~db2n0ZfjKozQV5HD@lW@PgUxaD{cAaOn(~^O$wMs@};T*bb+C>b<;23sD%|g1D=)i~^N$>uz)M^=jbzfsYANv7xg)J5'
),
    t2: packed('<i2',
    'c-pnf$q~db2n0ZfjKozQV5HD@lW@PgUxaD{cAaOn(~^O$wMs@};T*bb+C>b<;23sD%|g1D=)i~^N$>uz)M^=jbzfsYANv7xg)J5'
),
    x3: [127, 114, 116, 114, 122, 128, 123, 117, 119, 117, 122, 118],
    t4: [127, 114, 116, 114, 122, 128, 123, 117, 119, 117, 122, 118],
    x5: [125, 117, 119, 118, 115, 124, 128, 113, 125, 124, 114, 122],
    t6: [125, 117, 119, 118, 115, 124, 128, 113, 125, 124, 114, 122],
    x7: [115, 117, 117, 126, 117, 115, 121, 128, 117, 116, 121, 122],
    t8: [115, 117, 117, 126, 117, 115, 121, 128, 117, 116, 121, 122],
    x9: packed('<i2',
    'c-pHis;aLltFI}kDs3n)Ev>DqDz7Z8tt>97FRZLCXTS>pguf0Z'
),
    t10: packed('<i2',
    'c-pHis;aLltFI}kDs3n)Ev>DqDz7Z8tt>97FRZLCXTS>pguf0Z'
),
    x11: [117, 115, 121, 123, 125, 119, 123, 125, 123, 119, 114, 118, 127, 118, 117, 113],
    t12: [117, 115, 121, 123, 125, 119, 123, 125, 123, 119, 114, 118, 127, 118, 117, 113],
}, name='copies_quant8').AddVariations(signed(x1, t2, x3, t4, x5, t6, x7, t8, x9, t10, x11, t12)).DisableLifeTimeVariation()
