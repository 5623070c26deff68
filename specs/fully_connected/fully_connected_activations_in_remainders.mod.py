# Licensed under the Apache License, Version 2.0; see LICENSE.
# Written by 'python -m corpus' from corpus/families/fully_connected.py; do not edit.
#
# FULLY_CONNECTED: activations at the end of a loop.

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

# The last block of a loop over rows or units has each fused activation.
# Expected values: float64 formula.
x1 = Input('x1', (F32, [1, 3]))
c2 = Parameter('c2', (F32, [17, 3]), packed('|i1',
    'c-j?-fe8Qr41%!#Z_c#{kqQtJiVk7)`4gSH{As`S0Mj}c0{', 1.0
))
c3 = Parameter('c3', (F32, [17]), [4.0, -3.0, -1.0, 6.0, 4.0, 2.0, 3.0, 0.0, 1.0, 7.0, 2.0, 2.0, 7.0, 1.0, 4.0, 7.0, 3.0])
t4 = Output('t4', (F32, [1, 17]))
x5 = Input('x5', (F32, [2, 3]))
c6 = Parameter('c6', (F32, [7, 3]), [1.0, 1.0, -2.0, 1.0, -1.0, -1.0, 1.0, -1.0, 1.0, 1.0, 1.0, -2.0, 2.0, 2.0, -1.0, 2.0, -1.0, 1.0,
    2.0, -2.0, -2.0])
c7 = Parameter('c7', (F32, [7]), [3.0, -2.0, 4.0, -2.0, 2.0, -1.0, 4.0])
t8 = Output('t8', (F32, [2, 7]))
x9 = Input('x9', (F32, [3, 3]))
c10 = Parameter('c10', (F32, [5, 3]), [2.0, 1.0, 2.0, -1.0, -1.0, 1.0, 2.0, 1.0, 2.0, 2.0, -1.0, -1.0, -2.0, 2.0, -1.0])
c11 = Parameter('c11', (F32, [5]), [1.0, 3.0, -1.0, 1.0, -1.0])
t12 = Output('t12', (F32, [3, 5]))
x13 = Input('x13', (F32, [5, 3]))
c14 = Parameter('c14', (F32, [9, 3]), packed('|i1',
    'c-jq!u?YYG0D{Q>Z?1F@v0cbgjV-`D9GO}P4F', 1.0
))
c15 = Parameter('c15', (F32, [9]), [0.0, 7.0, 4.0, -1.0, 4.0, 6.0, -1.0, -1.0, 2.0])
t16 = Output('t16', (F32, [5, 9]))
x17 = Input('x17', (F32, [7, 3]))
c18 = Parameter('c18', (F32, [3, 3]), [-2.0, -1.0, 2.0, 2.0, 1.0, 2.0, -1.0, 2.0, 2.0])
c19 = Parameter('c19', (F32, [3]), [0.0, 0.0, -2.0])
t20 = Output('t20', (F32, [7, 3]))
x21 = Input('x21', (F32, [1, 3]))
c22 = Parameter('c22', (F32, [30, 3]), packed('|i1',
    'c-ke4!4UvK2*M`xUvoIz^8pc2OeJBafewbZE<^0pci?6o?ZJxeU%Tu+n`A;ivCT2^', 1.0
))
c23 = Parameter('c23', (F32, [30]), packed('|i1',
    'c-jTQ0TKWJ1Ol)w$^RcLHdiUVN;V7)G=_4H=Xs^?3O4', 1.0
))
t24 = Output('t24', (F32, [1, 30]))
model = Model()
model.Operation('FULLY_CONNECTED', x1, c2, c3, 3).To(t4)
model.Operation('FULLY_CONNECTED', x5, c6, c7, 2).To(t8)
model.Operation('FULLY_CONNECTED', x9, c10, c11, 1).To(t12)
model.Operation('FULLY_CONNECTED', x13, c14, c15, 3).To(t16)
model.Operation('FULLY_CONNECTED', x17, c18, c19, 2).To(t20)
model.Operation('FULLY_CONNECTED', x21, c22, c23, 1).To(t24)
Example({
    x1: [2.5, -2.0, 0.5],
    t4: [6.0, 0.0, 0.5, 0.0, 0.0, 1.0, 0.0, 0.0, 0.0, 6.0, 6.0, 0.0, 6.0, 5.0, 6.0, 6.0, 6.0],
    x5: [-1.0, 0.0, -1.5, 0.5, 0.0, 0.0],
    t8: [1.0, -1.0, 1.0, 0.0, 1.0, -1.0, 1.0, 1.0, -1.0, 1.0, -1.0, 1.0, 0.0, 1.0],
    x9: [2.0, -1.5, -2.0, -0.5, 0.0, 1.0, -2.5, -2.0, 2.5],
    t12: [0.0, 0.5, 0.0, 8.5, 0.0, 2.0, 4.5, 0.0, 0.0, 0.0, 0.0, 10.0, 0.0, 0.0, 0.0],
    x13: [-1.5, 1.5, -2.5, 1.5, -1.5, 2.5, 0.0, 1.0, 2.0, -0.5, -1.0, -2.5, 0.0, -1.0, -2.5],
    t16: packed('|i1',
    'c-jq#K@I>Q41=m!bt?aVuO%EvFlcNABBsS$;)+*@$~jIr@c|Y{0Pg', 0.5
),
    x17: [0.0, 2.0, 0.5, -2.0, -2.0, 0.5, 0.5, -2.0, 2.0, -2.0, 1.0, -1.5, 0.0, 2.0, 1.0, -2.5, -2.5, 1.5,
    0.5, -2.5, 2.5],
    t20: [-1.0, 1.0, 1.0, 1.0, -1.0, -1.0, 1.0, 1.0, -1.0, 0.0, -1.0, -1.0, 0.0, 1.0, 1.0, 1.0, -1.0, -1.0,
    1.0, 1.0, -1.0],
    x21: [-0.5, 0.0, -1.0],
    t24: packed('|i1',
    'c-j-<VB}<CW8h<8U|?cqVBlt8=3x+KXXjvGU}xar0{{u60Hg', 0.5
),
}, name='rows').AddVariations('float16').DisableLifeTimeVariation()

# The last block of a loop over rows or units has each fused activation.
# Expected values: float64 formula.
x1 = Input('x1', (U8, [1, 3], 0.5, 120))
c2 = Parameter('c2', (U8, [17, 3], 0.5, 128), packed('<i2',
    'c-obT!3h8`5W+gR_y`VO9pQom(EuSq*j1=KZ$j-ZJFP{2cRsNT8HE'
))
c3 = Parameter('c3', (I32, [17], 0.25, 0), [16, -12, -4, 24, 16, 8, 12, 0, 4, 28, 8, 8, 28, 4, 16, 28, 12])
t4 = Output('t4', (U8, [1, 17], 0.5, 120))
x5 = Input('x5', (U8, [2, 3], 0.5, 120))
c6 = Parameter('c6', (U8, [7, 3], 0.5, 128), [130, 130, 124, 130, 126, 126, 130, 126, 130, 130, 130, 124, 132, 132, 126, 132, 126, 130, 132, 124,
    124])
c7 = Parameter('c7', (I32, [7], 0.25, 0), [12, -8, 16, -8, 8, -4, 16])
t8 = Output('t8', (U8, [2, 7], 0.5, 120))
x9 = Input('x9', (U8, [3, 3], 0.5, 120))
c10 = Parameter('c10', (U8, [5, 3], 0.5, 128), [132, 130, 132, 126, 126, 130, 132, 130, 132, 132, 126, 126, 124, 132, 126])
c11 = Parameter('c11', (I32, [5], 0.25, 0), [4, 12, -4, 4, -4])
t12 = Output('t12', (U8, [3, 5], 0.5, 120))
x13 = Input('x13', (U8, [5, 3], 0.5, 120))
c14 = Parameter('c14', (U8, [9, 3], 0.5, 128), packed('<i2',
    'c-pI}scUL!s%xqNk}W_s5VW+k)B#0W7;pmsEZPm3'
))
c15 = Parameter('c15', (I32, [9], 0.25, 0), [0, 28, 16, -4, 16, 24, -4, -4, 8])
t16 = Output('t16', (U8, [5, 9], 0.5, 120))
x17 = Input('x17', (U8, [7, 3], 0.5, 120))
c18 = Parameter('c18', (U8, [3, 3], 0.5, 128), [124, 126, 132, 132, 130, 132, 126, 132, 132])
c19 = Parameter('c19', (I32, [3], 0.25, 0), [0, 0, -8])
t20 = Output('t20', (U8, [7, 3], 0.5, 120))
x21 = Input('x21', (U8, [1, 3], 0.5, 120))
c22 = Parameter('c22', (U8, [30, 3], 0.5, 128), packed('<i2',
    'c-pm#K@tEl5CQY>E(hh|A^V1Pz!)$QPF#W5s;S-C%ovq<4-eIVW?GcK+OjQ`q-34nZ~?;iEaL'
))
c23 = Parameter('c23', (I32, [30], 0.25, 0), packed('|i1',
    'c-oWT;Su;D@<rgsk1szsesD-IFo-b7a0p2J_`~r>LIwb?VhY&'
))
t24 = Output('t24', (U8, [1, 30], 0.5, 120))
model = Model()
model.Operation('FULLY_CONNECTED', x1, c2, c3, 3).To(t4)
model.Operation('FULLY_CONNECTED', x5, c6, c7, 2).To(t8)
model.Operation('FULLY_CONNECTED', x9, c10, c11, 1).To(t12)
model.Operation('FULLY_CONNECTED', x13, c14, c15, 3).To(t16)
model.Operation('FULLY_CONNECTED', x17, c18, c19, 2).To(t20)
model.Operation('FULLY_CONNECTED', x21, c22, c23, 1).To(t24)
Example({
    x1: [125, 116, 121],
    t4: [132, 120, 121, 120, 120, 122, 120, 120, 120, 132, 132, 120, 132, 130, 132, 132, 132],
    x5: [118, 120, 117, 121, 120, 120],
    t8: [122, 118, 122, 120, 122, 118, 122, 122, 118, 122, 118, 122, 120, 122],
    x9: [124, 117, 116, 119, 120, 122, 115, 116, 125],
    t12: [120, 121, 120, 137, 120, 124, 129, 120, 120, 120, 120, 140, 120, 120, 120],
    x13: [117, 123, 115, 123, 117, 125, 120, 122, 124, 119, 118, 115, 120, 118, 115],
    t16: packed('<i2',
    'c-obT$qfJ?0D~O68tcj6b_EF!5)7(Sfrwe64ROTnh@P{ZaH9P10NVBz2L'
),
    x17: [120, 124, 121, 116, 116, 121, 121, 116, 124, 116, 122, 117, 120, 124, 122, 115, 115, 123, 121, 115,
    125],
    t20: [118, 122, 122, 122, 118, 118, 122, 122, 118, 120, 118, 118, 120, 122, 122, 122, 118, 118, 122, 122,
    118],
    x21: [119, 120, 118],
    t24: packed('<i2',
    'c-re~sBEmNt7xmJsHm#0sA#UJZmH<5uWzWRsIO>gW55dloYD@o'
),
}, name='rows_quant8').AddVariations(signed(x1, c2, t4, x5, c6, t8, x9, c10, t12, x13, c14, t16, x17, c18, t20, x21, c22, t24)).DisableLifeTimeVariation()
