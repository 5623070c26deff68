# Licensed under the Apache License, Version 2.0; see LICENSE.
# Written by 'python -m corpus' from corpus/families/slicing.py; do not edit.
#
# GATHER: neighbors along every axis.

import base64
import zlib

import numpy as np


def packed(dtype, text, unit=None):
    """Many values in little space: the first byte of each, then the second; times a unit."""
    planes = np.frombuffer(zlib.decompress(base64.b85decode(text)), "u1")
    planes = planes.reshape(np.dtype(dtype).itemsize, -1)
    values = np.frombuffer(planes.T.tobytes(), dtype)
    return (values if unit is None else np.multiply(values, unit, dtype="f8")).tolist()

# Expected values: float64 formula.
input = Input('input', ('TENSOR_FLOAT32', [3, 3, 3, 4]))
places = Parameter('places', ('TENSOR_INT32', [8]), [1, 0, 1, 1, 0, 1, 1, 0])
output = Output('output', ('TENSOR_FLOAT32', [3, 8, 3, 4]))
model = Model()
model.Operation('GATHER', input, 1, places).To(output)
Example({
    input: [0.0, 1.0, 2.0, 3.0, 4.0, 5.0, 6.0, 7.0, 8.0, 9.0, 10.0, 11.0, 12.0, 13.0, 14.0, 15.0, 16.0, 17.0,
    18.0, 19.0, 20.0, 21.0, 22.0, 23.0, 24.0, 25.0, 26.0, 27.0, 28.0, 29.0, 30.0, 31.0, 32.0, 33.0,
    34.0, 35.0, 36.0, 37.0, 38.0, 39.0, 40.0, 41.0, 42.0, 43.0, 44.0, 45.0, 46.0, 47.0, 48.0, 49.0,
    50.0, 51.0, 52.0, 53.0, 54.0, 55.0, 56.0, 57.0, 58.0, 59.0, 60.0, 61.0, 62.0, 63.0, 64.0, 65.0,
    66.0, 67.0, 68.0, 69.0, 70.0, 71.0, 72.0, 73.0, 74.0, 75.0, 76.0, 77.0, 78.0, 79.0, 80.0, 81.0,
    82.0, 83.0, 84.0, 85.0, 86.0, 87.0, 88.0, 89.0, 90.0, 91.0, 92.0, 93.0, 94.0, 95.0, 96.0, 97.0,
    98.0, 99.0, 100.0, 101.0, 102.0, 103.0, 104.0, 105.0, 106.0, 107.0],
    output: packed('|i1',
    'c-rIP<>MC+6cQE@6%%J*WMXDvWn<^y<l^Q*66c{nje((&v5BdfxrL>bwTh~mx`w8fwvMizKC(C^YC=N8!XqN1qGMv?;ypaQynTHA'
    '`~w1mf|123Q3C)F<2NA', 1.0
),
}, name='of_0').DisableLifeTimeVariation()

# Expected values: float64 formula.
input = Input('input', ('TENSOR_FLOAT32', [3, 3, 3, 4]))
places = Parameter('places', ('TENSOR_INT32', [8]), [1, 0, 1, 1, 0, 1, 1, 0])
output = Output('output', ('TENSOR_FLOAT32', [3, 3, 8, 4]))
model = Model()
model.Operation('GATHER', input, 2, places).To(output)
Example({
    input: [0.0, 1.0, 2.0, 3.0, 4.0, 5.0, 6.0, 7.0, 8.0, 9.0, 10.0, 11.0, 12.0, 13.0, 14.0, 15.0, 16.0, 17.0,
    18.0, 19.0, 20.0, 21.0, 22.0, 23.0, 24.0, 25.0, 26.0, 27.0, 28.0, 29.0, 30.0, 31.0, 32.0, 33.0,
    34.0, 35.0, 36.0, 37.0, 38.0, 39.0, 40.0, 41.0, 42.0, 43.0, 44.0, 45.0, 46.0, 47.0, 48.0, 49.0,
    50.0, 51.0, 52.0, 53.0, 54.0, 55.0, 56.0, 57.0, 58.0, 59.0, 60.0, 61.0, 62.0, 63.0, 64.0, 65.0,
    66.0, 67.0, 68.0, 69.0, 70.0, 71.0, 72.0, 73.0, 74.0, 75.0, 76.0, 77.0, 78.0, 79.0, 80.0, 81.0,
    82.0, 83.0, 84.0, 85.0, 86.0, 87.0, 88.0, 89.0, 90.0, 91.0, 92.0, 93.0, 94.0, 95.0, 96.0, 97.0,
    98.0, 99.0, 100.0, 101.0, 102.0, 103.0, 104.0, 105.0, 106.0, 107.0],
    output: packed('|i1',
    'c-muOWn*VxWMXCk(kxim0)j%qJiL7TAQ~H6MpjN<LQ+Z^L}O!XXliMzsH&-hXl!f~Q!{e|LnC7ljg9T#=;Ul;YiAFlv9W!8{ro*V'
    'y}Us*Hg-g0RCGvaSU8Br#!g91OHW8lN(Rx`*Z|3sI)M', 1.0
),
}, name='of_1').DisableLifeTimeVariation()

# Expected values: float64 formula.
input = Input('input', ('TENSOR_FLOAT16', [3, 3, 3, 4]))
places = Parameter('places', ('TENSOR_INT32', [8]), [1, 0, 1, 1, 0, 1, 1, 0])
output = Output('output', ('TENSOR_FLOAT16', [3, 8, 3, 4]))
model = Model()
model.Operation('GATHER', input, 1, places).To(output)
Example({
    input: [0.0, 1.0, 2.0, 3.0, 4.0, 5.0, 6.0, 7.0, 8.0, 9.0, 10.0, 11.0, 12.0, 13.0, 14.0, 15.0, 16.0, 17.0,
    18.0, 19.0, 20.0, 21.0, 22.0, 23.0, 24.0, 25.0, 26.0, 27.0, 28.0, 29.0, 30.0, 31.0, 32.0, 33.0,
    34.0, 35.0, 36.0, 37.0, 38.0, 39.0, 40.0, 41.0, 42.0, 43.0, 44.0, 45.0, 46.0, 47.0, 48.0, 49.0,
    50.0, 51.0, 52.0, 53.0, 54.0, 55.0, 56.0, 57.0, 58.0, 59.0, 60.0, 61.0, 62.0, 63.0, 64.0, 65.0,
    66.0, 67.0, 68.0, 69.0, 70.0, 71.0, 72.0, 73.0, 74.0, 75.0, 76.0, 77.0, 78.0, 79.0, 80.0, 81.0,
    82.0, 83.0, 84.0, 85.0, 86.0, 87.0, 88.0, 89.0, 90.0, 91.0, 92.0, 93.0, 94.0, 95.0, 96.0, 97.0,
    98.0, 99.0, 100.0, 101.0, 102.0, 103.0, 104.0, 105.0, 106.0, 107.0],
    output: packed('|i1',
    'c-rIP<>MC+6cQE@6%%J*WMXDvWn<^y<l^Q*66c{nje((&v5BdfxrL>bwTh~mx`w8fwvMizKC(C^YC=N8!XqN1qGMv?;ypaQynTHA'
    '`~w1mf|123Q3C)F<2NA', 1.0
),
}, name='of_0_float16').DisableLifeTimeVariation()

# Expected values: float64 formula.
input = Input('input', ('TENSOR_FLOAT16', [3, 3, 3, 4]))
places = Parameter('places', ('TENSOR_INT32', [8]), [1, 0, 1, 1, 0, 1, 1, 0])
output = Output('output', ('TENSOR_FLOAT16', [3, 3, 8, 4]))
model = Model()
model.Operation('GATHER', input, 2, places).To(output)
Example({
    input: [0.0, 1.0, 2.0, 3.0, 4.0, 5.0, 6.0, 7.0, 8.0, 9.0, 10.0, 11.0, 12.0, 13.0, 14.0, 15.0, 16.0, 17.0,
    18.0, 19.0, 20.0, 21.0, 22.0, 23.0, 24.0, 25.0, 26.0, 27.0, 28.0, 29.0, 30.0, 31.0, 32.0, 33.0,
    34.0, 35.0, 36.0, 37.0, 38.0, 39.0, 40.0, 41.0, 42.0, 43.0, 44.0, 45.0, 46.0, 47.0, 48.0, 49.0,
    50.0, 51.0, 52.0, 53.0, 54.0, 55.0, 56.0, 57.0, 58.0, 59.0, 60.0, 61.0, 62.0, 63.0, 64.0, 65.0,
    66.0, 67.0, 68.0, 69.0, 70.0, 71.0, 72.0, 73.0, 74.0, 75.0, 76.0, 77.0, 78.0, 79.0, 80.0, 81.0,
    82.0, 83.0, 84.0, 85.0, 86.0, 87.0, 88.0, 89.0, 90.0, 91.0, 92.0, 93.0, 94.0, 95.0, 96.0, 97.0,
    98.0, 99.0, 100.0, 101.0, 102.0, 103.0, 104.0, 105.0, 106.0, 107.0],
    output: packed('|i1',
    'c-muOWn*VxWMXCk(kxim0)j%qJiL7TAQ~H6MpjN<LQ+Z^L}O!XXliMzsH&-hXl!f~Q!{e|LnC7ljg9T#=;Ul;YiAFlv9W!8{ro*V'
    'y}Us*Hg-g0RCGvaSU8Br#!g91OHW8lN(Rx`*Z|3sI)M', 1.0
),
}, name='of_1_float16').DisableLifeTimeVariation()

# Expected values: float64 formula.
input = Input('input', ('TENSOR_QUANT8_ASYMM', [3, 3, 3, 4], 0.5, 100))
places = Parameter('places', ('TENSOR_INT32', [8]), [1, 0, 1, 1, 0, 1, 1, 0])
output = Output('output', ('TENSOR_QUANT8_ASYMM', [3, 8, 3, 4], 0.5, 100))
model = Model()
model.Operation('GATHER', input, 1, places).To(output)
Example({
    input: [0, 2, 4, 6, 8, 10, 12, 14, 16, 18, 20, 22, 24, 26, 28, 30, 32, 34, 36, 38, 40, 42, 44, 46, 48, 50,
    52, 54, 56, 58, 60, 62, 64, 66, 68, 70, 72, 74, 76, 78, 80, 82, 84, 86, 88, 90, 92, 94, 96, 98,
    100, 102, 104, 106, 108, 110, 112, 114, 116, 118, 120, 122, 124, 126, 128, 130, 132, 134, 136,
    138, 140, 142, 144, 146, 148, 150, 152, 154, 156, 158, 160, 162, 164, 166, 168, 170, 172, 174,
    176, 178, 180, 182, 184, 186, 188, 190, 192, 194, 196, 198, 200, 202, 204, 206, 208, 210, 212,
    214],
    output: packed('<i2',
    'c-oVYl95wTQc=^;($QmJVqxRp;^7kz5)qR?5|^MrO+r#iT1Hk*UO`bwnTMB;UqDbuSVUAz9I`kiYF4aTvu?wtE!%eN+Ou!Mq$$&8'
    '%$hTA!J;M0ki{uc!!Qc)0st`zZb1'
),
}, name='of_0_quant8').AddVariations(DataTypeConverter(name='signed').Identify({
    input: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -28),
    output: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -28),
})).DisableLifeTimeVariation()

# Expected values: float64 formula.
input = Input('input', ('TENSOR_QUANT8_ASYMM', [3, 3, 3, 4], 0.5, 100))
places = Parameter('places', ('TENSOR_INT32', [8]), [1, 0, 1, 1, 0, 1, 1, 0])
output = Output('output', ('TENSOR_QUANT8_ASYMM', [3, 3, 8, 4], 0.5, 100))
model = Model()
model.Operation('GATHER', input, 2, places).To(output)
Example({
    input: [0, 2, 4, 6, 8, 10, 12, 14, 16, 18, 20, 22, 24, 26, 28, 30, 32, 34, 36, 38, 40, 42, 44, 46, 48, 50,
    52, 54, 56, 58, 60, 62, 64, 66, 68, 70, 72, 74, 76, 78, 80, 82, 84, 86, 88, 90, 92, 94, 96, 98,
    100, 102, 104, 106, 108, 110, 112, 114, 116, 118, 120, 122, 124, 126, 128, 130, 132, 134, 136,
    138, 140, 142, 144, 146, 148, 150, 152, 154, 156, 158, 160, 162, 164, 166, 168, 170, 172, 174,
    176, 178, 180, 182, 184, 186, 188, 190, 192, 194, 196, 198, 200, 202, 204, 206, 208, 210, 212,
    214],
    output: packed('<i2',
    'c-rIO;^AXpVqxO|(i~XW3Q8(!5>hg9AQ~In!pg?Zz{tc5L}OzI1ciioc=`B&Xl(3^tem`rq?9xejg8&V)Y4W_RZ|C|v9V{&nlo?0'
    'q$$%tG&c5zO<T6DShZ#yh{nb~aq7&u1BZ?r1JT&n45I)q0027ibpZ'
),
}, name='of_1_quant8').AddVariations(DataTypeConverter(name='signed').Identify({
    input: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -28),
    output: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -28),
})).DisableLifeTimeVariation()
