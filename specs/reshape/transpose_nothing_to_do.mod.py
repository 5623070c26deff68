# Licensed under the Apache License, Version 2.0; see LICENSE.
# Written by 'python -m corpus' from corpus/families/reshape.py; do not edit.
#
# TRANSPOSE: arguments that ask for nothing.

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
c2 = Parameter('c2', (I32, [4]), [0, 1, 2, 3])
t3 = Output('t3', (F32, [2, 2, 3, 8]))
x4 = Input('x4', (F32, [1, 3, 1, 4]))
c5 = Parameter('c5', (I32, [4]), [0, 1, 2, 3])
t6 = Output('t6', (F32, [1, 3, 1, 4]))
x7 = Input('x7', (F32, [1, 2, 2, 3]))
c8 = Parameter('c8', (I32, [4]), [0, 1, 2, 3])
t9 = Output('t9', (F32, [1, 2, 2, 3]))
x10 = Input('x10', (F32, [3, 4]))
c11 = Parameter('c11', (I32, [2]), [0, 1])
t12 = Output('t12', (F32, [3, 4]))
x13 = Input('x13', (F32, [2, 3, 5]))
c14 = Parameter('c14', (I32, [3]), [0, 1, 2])
t15 = Output('t15', (F32, [2, 3, 5]))
x16 = Input('x16', (F32, [16]))
c17 = Parameter('c17', (I32, [1]), [0])
t18 = Output('t18', (F32, [16]))
model = Model()
model.Operation('TRANSPOSE', x1, c2).To(t3)
model.Operation('TRANSPOSE', x4, c5).To(t6)
model.Operation('TRANSPOSE', x7, c8).To(t9)
model.Operation('TRANSPOSE', x10, c11).To(t12)
model.Operation('TRANSPOSE', x13, c14).To(t15)
model.Operation('TRANSPOSE', x16, c17).To(t18)
Example({
    x1: packed('|i1',
    'c-jrg#|^+R3<N>&82hhQW|H;V0Tz`t8z{J6O|L1MfchG7OCEmzCLTy!q0F$Q*I8q!?qx+3E#L5<Zx(JXI*IcQemj&ZEd', 0.5
),
    t3: packed('|i1',
    'c-jrg#|^+R3<N>&82hhQW|H;V0Tz`t8z{J6O|L1MfchG7OCEmzCLTy!q0F$Q*I8q!?qx+3E#L5<Zx(JXI*IcQemj&ZEd', 0.5
),
    x4: [-1.0, 2.5, -4.0, 1.0, -2.5, -2.0, -1.5, -2.0, -3.5, 0.5, 1.0, 3.5],
    t6: [-1.0, 2.5, -4.0, 1.0, -2.5, -2.0, -1.5, -2.0, -3.5, 0.5, 1.0, 3.5],
    x7: [2.5, 1.0, 3.5, -4.0, -0.5, -4.0, 1.0, 0.5, -4.0, 4.0, -3.0, 2.5],
    t9: [2.5, 1.0, 3.5, -4.0, -0.5, -4.0, 1.0, 0.5, -4.0, 4.0, -3.0, 2.5],
    x10: [-2.5, -3.0, -1.0, -2.5, 3.0, 1.0, 2.0, 2.5, -0.5, 4.0, -3.5, -3.5],
    t12: [-2.5, -3.0, -1.0, -2.5, 3.0, 1.0, 2.0, 2.5, -0.5, 4.0, -3.5, -3.5],
    x13: packed('|i1',
    'c-s5L!ol>9jgk2e>p%8CzZn^s{<1UuV`cxr_WLIjI|l%+CJQA', 0.5
),
    t15: packed('|i1',
    'c-s5L!ol>9jgk2e>p%8CzZn^s{<1UuV`cxr_WLIjI|l%+CJQA', 0.5
),
    x16: [-1.5, -4.0, 2.5, 1.5, -0.5, -1.5, 3.0, 1.5, 1.5, -3.0, 3.5, 2.0, -2.0, 1.5, 2.0, -3.5],
    t18: [-1.5, -4.0, 2.5, 1.5, -0.5, -1.5, 3.0, 1.5, 1.5, -3.0, 3.5, 2.0, -2.0, 1.5, 2.0, -3.5],
}, name='copies').AddVariations('float16').DisableLifeTimeVariation()

# What comes out is what goes in.
# Expected values: float64 formula.
x1 = Input('x1', (U8, [2, 2, 3, 8], 0.5, 120))
c2 = Parameter('c2', (I32, [4]), [0, 1, 2, 3])
t3 = Output('t3', (U8, [2, 2, 3, 8], 0.5, 120))
x4 = Input('x4', (U8, [1, 3, 1, 4], 0.5, 120))
c5 = Parameter('c5', (I32, [4]), [0, 1, 2, 3])
t6 = Output('t6', (U8, [1, 3, 1, 4], 0.5, 120))
x7 = Input('x7', (U8, [1, 2, 2, 3], 0.5, 120))
c8 = Parameter('c8', (I32, [4]), [0, 1, 2, 3])
t9 = Output('t9', (U8, [1, 2, 2, 3], 0.5, 120))
x10 = Input('x10', (U8, [3, 4], 0.5, 120))
c11 = Parameter('c11', (I32, [2]), [0, 1])
t12 = Output('t12', (U8, [3, 4], 0.5, 120))
x13 = Input('x13', (U8, [2, 3, 5], 0.5, 120))
c14 = Parameter('c14', (I32, [3]), [0, 1, 2])
t15 = Output('t15', (U8, [2, 3, 5], 0.5, 120))
x16 = Input('x16', (U8, [16], 0.5, 120))
c17 = Parameter('c17', (I32, [1]), [0])
t18 = Output('t18', (U8, [16], 0.5, 120))
model = Model()
model.Operation('TRANSPOSE', x1, c2).To(t3)
model.Operation('TRANSPOSE', x4, c5).To(t6)
model.Operation('TRANSPOSE', x7, c8).To(t9)
model.Operation('TRANSPOSE', x10, c11).To(t12)
model.Operation('TRANSPOSE', x13, c14).To(t15)
model.Operation('TRANSPOSE', x16, c17).To(t18)
Example({
    x1: packed('<i2',
    'c-pmz%MHLV2*o;b$}i#pfzg{K>WeKIOsqCwbnl{OW!FKq9S=!basMXV@a#fG;Fw>lok$k3C=9#Bo*sYI&_}YAuwKRUGarBREiC'
),
    t3: packed('<i2',
    'c-pmz%MHLV2*o;b$}i#pfzg{K>WeKIOsqCwbnl{OW!FKq9S=!basMXV@a#fG;Fw>lok$k3C=9#Bo*sYI&_}YAuwKRUGarBREiC'
),
    x4: [118, 125, 112, 122, 115, 116, 117, 116, 113, 121, 122, 127],
    t6: [118, 125, 112, 122, 115, 116, 117, 116, 113, 121, 122, 127],
    x7: [125, 122, 127, 112, 119, 112, 122, 121, 112, 128, 114, 125],
    t9: [125, 122, 127, 112, 119, 112, 122, 121, 112, 128, 114, 125],
    x10: [115, 114, 118, 115, 126, 122, 124, 125, 119, 128, 113, 113],
    t12: [115, 114, 118, 115, 126, 122, 124, 125, 119, 128, 113, 113],
    x13: packed('<i2',
    'c-kwfX{aiztE?`mEvqjnuB@yot*<JptuLr6F086=V89CihH?%y'
),
    t15: packed('<i2',
    'c-kwfX{aiztE?`mEvqjnuB@yot*<JptuLr6F086=V89CihH?%y'
),
    x16: [117, 112, 125, 123, 119, 117, 126, 123, 123, 114, 127, 124, 116, 123, 124, 113],
    t18: [117, 112, 125, 123, 119, 117, 126, 123, 123, 114, 127, 124, 116, 123, 124, 113],
}, name='copies_quant8').AddVariations(signed(x1, t3, x4, t6, x7, t9, x10, t12, x13, t15, x16, t18)).DisableLifeTimeVariation()
