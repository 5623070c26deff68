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
model.Operation('TRANSPOSE', x1, [0, 1, 2, 3]).To(t2)
model.Operation('TRANSPOSE', x3, [0, 1, 2, 3]).To(t4)
model.Operation('TRANSPOSE', x5, [0, 1, 2, 3]).To(t6)
model.Operation('TRANSPOSE', x7, [0, 1]).To(t8)
model.Operation('TRANSPOSE', x9, [0, 1, 2]).To(t10)
model.Operation('TRANSPOSE', x11, [0]).To(t12)
Example({
    x1: packed('|i1',
    'c-jrg#|^+R3<N>&82hhQW|H;V0Tz`t8z{J6O|L1MfchG7OCEmzCLTy!q0F$Q*I8q!?qx+3E#L5<Zx(JXI*IcQemj&ZEd', 0.5
),
    t2: packed('|i1',
    'c-jrg#|^+R3<N>&82hhQW|H;V0Tz`t8z{J6O|L1MfchG7OCEmzCLTy!q0F$Q*I8q!?qx+3E#L5<Zx(JXI*IcQemj&ZEd', 0.5
),
    x3: [-1.0, 2.5, -4.0, 1.0, -2.5, -2.0, -1.5, -2.0, -3.5, 0.5, 1.0, 3.5],
    t4: [-1.0, 2.5, -4.0, 1.0, -2.5, -2.0, -1.5, -2.0, -3.5, 0.5, 1.0, 3.5],
    x5: [2.5, 1.0, 3.5, -4.0, -0.5, -4.0, 1.0, 0.5, -4.0, 4.0, -3.0, 2.5],
    t6: [2.5, 1.0, 3.5, -4.0, -0.5, -4.0, 1.0, 0.5, -4.0, 4.0, -3.0, 2.5],
    x7: [-2.5, -3.0, -1.0, -2.5, 3.0, 1.0, 2.0, 2.5, -0.5, 4.0, -3.5, -3.5],
    t8: [-2.5, -3.0, -1.0, -2.5, 3.0, 1.0, 2.0, 2.5, -0.5, 4.0, -3.5, -3.5],
    x9: packed('|i1',
    'c-s5L!ol>9jgk2e>p%8CzZn^s{<1UuV`cxr_WLIjI|l%+CJQA', 0.5
),
    t10: packed('|i1',
    'c-s5L!ol>9jgk2e>p%8CzZn^s{<1UuV`cxr_WLIjI|l%+CJQA', 0.5
),
    x11: [-1.5, -4.0, 2.5, 1.5, -0.5, -1.5, 3.0, 1.5, 1.5, -3.0, 3.5, 2.0, -2.0, 1.5, 2.0, -3.5],
    t12: [-1.5, -4.0, 2.5, 1.5, -0.5, -1.5, 3.0, 1.5, 1.5, -3.0, 3.5, 2.0, -2.0, 1.5, 2.0, -3.5],
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
model.Operation('TRANSPOSE', x1, [0, 1, 2, 3]).To(t2)
model.Operation('TRANSPOSE', x3, [0, 1, 2, 3]).To(t4)
model.Operation('TRANSPOSE', x5, [0, 1, 2, 3]).To(t6)
model.Operation('TRANSPOSE', x7, [0, 1]).To(t8)
model.Operation('TRANSPOSE', x9, [0, 1, 2]).To(t10)
model.Operation('TRANSPOSE', x11, [0]).To(t12)
Example({
    x1: packed('<i2',
    'c-pmz%MHLV2*o;b$}i#pfzg{K>WeKIOsqCwbnl{OW!FKq9S=!basMXV@a#fG;Fw>lok$k3C=9#Bo*sYI&_}YAuwKRUGarBREiC'
),
    t2: packed('<i2',
    'c-pmz%MHLV2*o;b$}i#pfzg{K>WeKIOsqCwbnl{OW!FKq9S=!basMXV@a#fG;Fw>lok$k3C=9#Bo*sYI&_}YAuwKRUGarBREiC'
),
    x3: [118, 125, 112, 122, 115, 116, 117, 116, 113, 121, 122, 127],
    t4: [118, 125, 112, 122, 115, 116, 117, 116, 113, 121, 122, 127],
    x5: [125, 122, 127, 112, 119, 112, 122, 121, 112, 128, 114, 125],
    t6: [125, 122, 127, 112, 119, 112, 122, 121, 112, 128, 114, 125],
    x7: [115, 114, 118, 115, 126, 122, 124, 125, 119, 128, 113, 113],
    t8: [115, 114, 118, 115, 126, 122, 124, 125, 119, 128, 113, 113],
    x9: packed('<i2',
    'c-kwfX{aiztE?`mEvqjnuB@yot*<JptuLr6F086=V89CihH?%y'
),
    t10: packed('<i2',
    'c-kwfX{aiztE?`mEvqjnuB@yot*<JptuLr6F086=V89CihH?%y'
),
    x11: [117, 112, 125, 123, 119, 117, 126, 123, 123, 114, 127, 124, 116, 123, 124, 113],
    t12: [117, 112, 125, 123, 119, 117, 126, 123, 123, 114, 127, 124, 116, 123, 124, 113],
}, name='copies_quant8').AddVariations(signed(x1, t2, x3, t4, x5, t6, x7, t8, x9, t10, x11, t12)).DisableLifeTimeVariation()
