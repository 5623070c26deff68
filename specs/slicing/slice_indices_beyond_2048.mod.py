# Licensed under the Apache License, Version 2.0; see LICENSE.
# Written by 'python -m corpus' from corpus/families/slicing.py; do not edit.
#
# SLICE: dimensions beyond 2048.

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

# Indexes, sizes or coordinates are odd numbers beyond 2048, which half precision does not hold.
# Expected values: float64 formula.
x1 = Input('x1', (F32, [4103]))
t3 = Output('t3', (F32, [3]))
x2 = Input('x2', (F32, [2, 4103]))
t4 = Output('t4', (F32, [1, 5]))
model = Model()
model.Operation('SLICE', x1, [2049], [3]).To(t3)
model.Operation('SLICE', x2, [1, 4097], [1, 5]).To(t4)
Example({
    x1: (packed('|i1',
    'c-jFy0K)&_@!b3VAlmia<OCAw^$!ps8~5554-DP@3IhHS5C!uR4JRY^BJ>I$7Z~v*_8cZB66hK5C+;ZcCK>M^wqYAx', 0.5
) * 68)[:4103],
    t3: [-5.0, 17.0, -6.0],
    x2: (packed('|i1',
    'c-jFy0K)(I6&U6V5FY;n@$UiL4I=gx=Og#p_aO+}1_b&E0S*Nx9R=|l9{Bm``vl?TCj<g0<|H5;BLw;!7Ucy4A~qN$', 0.5
) * 135)[:8206],
    t4: [2.0, -3.0, 4.5, 0.5, 7.0],
}, name='long').AddVariations('float16').DisableLifeTimeVariation()

# Indexes, sizes or coordinates are odd numbers beyond 2048, which half precision does not hold.
# Expected values: float64 formula.
x1 = Input('x1', (U8, [4103], 0.5, 120))
t3 = Output('t3', (U8, [3], 0.5, 120))
x2 = Input('x2', (U8, [2, 4103], 0.5, 120))
t4 = Output('t4', (U8, [1, 5], 0.5, 120))
model = Model()
model.Operation('SLICE', x1, [2049], [3]).To(t3)
model.Operation('SLICE', x2, [1, 4097], [1, 5]).To(t4)
Example({
    x1: (packed('<i2',
    'c-o813@I*~5tJJmQ`420+ukvAa(+;MdrN3pQ&m}KM{Raj>-^byvvQiI_fN>2lQ(7F{H}zF8S~Q?#Lt_UKAnLQ005qo9rX'
) * 68)[:4103],
    t3: [110, 154, 108],
    x2: (packed('<i2',
    'c-kxMoe<aDF|E8hGrcmTbyi+){OtUo{Fx0Qbu~qem2I{2r`Bdpo>owpSX>hsJHMuCLEM}fQ)kx{P3eoRt!AJE005>C9lZ'
) * 135)[:8206],
    t4: [124, 114, 129, 121, 134],
}, name='long_quant8').AddVariations(signed(x1, t3, x2, t4)).DisableLifeTimeVariation()
