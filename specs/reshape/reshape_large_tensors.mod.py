# Licensed under the Apache License, Version 2.0; see LICENSE.
# Written by 'python -m corpus' from corpus/families/reshape.py; do not edit.
#
# RESHAPE: tensors of many elements, in sizes of no block, and beside powers of two.

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


F16 = 'TENSOR_FLOAT16'
F32 = 'TENSOR_FLOAT32'
U8 = 'TENSOR_QUANT8_ASYMM'

# Elements of one, two and four bytes are moved, beyond one block, with a rest.
# Expected values: float64 formula.
x1 = Input('x1', (F32, [257, 129]))
t2 = Output('t2', (F32, [129, 257]))
model = Model()
model.Operation('RESHAPE', x1, [129, -1]).To(t2)
Example({
    x1: (packed('<i4',
    'c-rF@En8k;G&T9*SA7vVp1PhUv4Zv|9(zQ$Uw^V?Vuj8;>9-pgKOKwS6?<N-&*V<I{H;fl`&LhwQGeQ|o+HrB+gjL0lB>wTDuRoj'
    '&ECzC+k&}BCC*z~yC{moM$F&OEW)ueIWIO}UD#bJuO=Y3&^KPx!>2)2u7M?!VZZ<YodPWc', 0.03125
) * 544)[:33153],
    t2: (packed('<i4',
    'c-rF@En8k;G&T9*SA7vVp1PhUv4Zv|9(zQ$Uw^V?Vuj8;>9-pgKOKwS6?<N-&*V<I{H;fl`&LhwQGeQ|o+HrB+gjL0lB>wTDuRoj'
    '&ECzC+k&}BCC*z~yC{moM$F&OEW)ueIWIO}UD#bJuO=Y3&^KPx!>2)2u7M?!VZZ<YodPWc', 0.03125
) * 544)[:33153],
}, name='moved').DisableLifeTimeVariation()

# Elements of one, two and four bytes are moved, beyond one block, with a rest.
# Expected values: float64 formula.
x1 = Input('x1', (U8, [257, 129], 0.5, 100))
t2 = Output('t2', (U8, [129, 257], 0.5, 100))
model = Model()
model.Operation('RESHAPE', x1, [129, -1]).To(t2)
Example({
    x1: (packed('<i2',
    'c-rfpTBcrMB>Fh9biIfiPhC%wSONPJk3Cb(!=G#stk9V^J9k6lr(?Hw-St=NGr9A9{;fwd_i0a<@!#9#KgUG|N&o=KN*@9'
) * 544)[:33153],
    t2: (packed('<i2',
    'c-rfpTBcrMB>Fh9biIfiPhC%wSONPJk3Cb(!=G#stk9V^J9k6lr(?Hw-St=NGr9A9{;fwd_i0a<@!#9#KgUG|N&o=KN*@9'
) * 544)[:33153],
}, name='moved_quant8').AddVariations(signed(x1, t2)).DisableLifeTimeVariation()

# Elements of one, two and four bytes are moved, beyond one block, with a rest.
# Expected values: float64 formula.
x1 = Input('x1', (F16, [257, 129]))
t2 = Output('t2', (F16, [129, 257]))
model = Model()
model.Operation('RESHAPE', x1, [129, -1]).To(t2)
Example({
    x1: (packed('<i2',
    'c-rfpTBcrMB>Fh9biIfiPhC%wSONPJk3Cb(!=G#stk9V^J9k6lr(?Hw-St=NGr9A9{;fwd_i0a<@!#9#KgUG|N&o=KN*@9', 0.25
) * 544)[:33153],
    t2: (packed('<i2',
    'c-rfpTBcrMB>Fh9biIfiPhC%wSONPJk3Cb(!=G#stk9V^J9k6lr(?Hw-St=NGr9A9{;fwd_i0a<@!#9#KgUG|N&o=KN*@9', 0.25
) * 544)[:33153],
}, name='moved_float16').DisableLifeTimeVariation()
