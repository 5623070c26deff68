# Licensed under the Apache License, Version 2.0; see LICENSE.
# Written by 'python -m corpus' from corpus/families/reduction.py; do not edit.
#
# REDUCE_PROD: far real numbers.

import base64
import zlib

import numpy as np


def packed(dtype, text, unit=None):
    """Many values in little space: the first byte of each, then the second; times a unit."""
    planes = np.frombuffer(zlib.decompress(base64.b85decode(text)), "u1")
    planes = planes.reshape(np.dtype(dtype).itemsize, -1)
    values = np.frombuffer(planes.T.tobytes(), dtype)
    return (values if unit is None else np.multiply(values, unit, dtype="f8")).tolist()


F32 = 'TENSOR_FLOAT32'
I32 = 'TENSOR_INT32'

# Results are exact in any order, and beyond float16 on the way.
# Expected values: float64 formula.
x1 = Input('x1', (F32, [3, 255]))
c2 = Parameter('c2', (I32, [1]), [1])
t3 = Output('t3', (F32, [3]))
model = Model()
model.Operation('REDUCE_PROD', x1, c2, False).To(t3)
Example({
    x1: packed('<f4',
    'c-rk!%N4^g2+KY!(G7ZFq3**lIj~S|5Q5AQlV_g8R{~$xkt0Wr9C?@gUM-(P|IPHxMdNdEQ(H$g&$=(4ZM%nU`&{sk9OxY#TEpvE'
    'hgnfK?8q@hRAofz(`r%Cm?h}{#9&noI=<*O>Stu*1?F#>!vVT1mVjyy0B<ZUpj70_n&84#6#$ie20@{gCfu>OSC`V_92s+J0E4(2'
    'qsA(_v);8S91uWj2Otv9P0JHB337b(BD$?t<k;5m;%#`px%tve$E(4DdY_XL_seB8njU5k=>7vjWbo1'
),
    t3: [-3221225500.0, 3221225500.0, 3221225500.0],
}, name='great').DisableLifeTimeVariation()

# Results are exact in any order, and beyond float16 on the way.
# Expected values: float64 formula.
x1 = Input('x1', (F32, [3, 255]))
c2 = Parameter('c2', (I32, [1]), [1])
t3 = Output('t3', (F32, [3]))
model = Model()
model.Operation('REDUCE_PROD', x1, c2, False).To(t3)
Example({
    x1: packed('<f4',
    'c-rk!%N4^g2+Ka)Ize|}q3**itFTaQ5Q5AQlV_g8R{~$xkt0Wr9C?@gUM=54|IPHxMdNdEQ(H$g&$=(4ZM%nU`&{sk9OxY#TEpvE'
    'hgnfK?8q@hRAofz(`r%Cm?h}{#9&noI=<*O>Stu*1?Eqh!vVT1mVjyy0B<ZUpj70_n&84#6#$ie20@{gCfu>OSC`V_92s+J0E4(2'
    'qsA(_v);8S91uWj2Otv9P0JHB337b(BD$?t<k;5m;%#`px%tve$E(4DdY_XL_seB8njU5k=>7xiRq%T'
),
    t3: [-1.1175871e-08, 1.1175871e-08, 1.1175871e-08],
}, name='beyond_float16').DisableLifeTimeVariation()
