# Licensed under the Apache License, Version 2.0; see LICENSE.
# Written by 'python -m corpus' from corpus/families/fully_connected.py; do not edit.
#
# FULLY_CONNECTED: what blocks of channels leave over.

import base64
import zlib

import numpy as np


def packed(dtype, text, unit=None):
    """Many values in little space: the first byte of each, then the second; times a unit."""
    planes = np.frombuffer(zlib.decompress(base64.b85decode(text)), "u1")
    planes = planes.reshape(np.dtype(dtype).itemsize, -1)
    values = np.frombuffer(planes.T.tobytes(), dtype)
    return (values if unit is None else np.multiply(values, unit, dtype="f8")).tolist()

# Many numbers of channels.
# Expected values: float64 formula.
input_0 = Input('input_0', ('TENSOR_FLOAT32', [1, 17]))
filter_0 = Parameter('filter_0', ('TENSOR_FLOAT32', [17, 17]), packed('|i1',
    'c-mw9#r>Cqmz9f&{R_)?#!(Ii2LQw4Td@', 1.0
))
bias_0 = Parameter('bias_0', ('TENSOR_FLOAT32', [17]), [-8.0, -7.0, -6.0, -5.0, -4.0, -3.0, -2.0, -1.0, 0.0, 1.0, 2.0, 3.0, 4.0, 5.0, 6.0, 7.0, 8.0])
output_0 = Output('output_0', ('TENSOR_FLOAT32', [1, 17]))
input_2 = Input('input_2', ('TENSOR_FLOAT32', [1, 19]))
filter_2 = Parameter('filter_2', ('TENSOR_FLOAT32', [31, 19]), packed('|i1',
    'c-s5R!OP0U#QuflJL50zzoVQ{4h0+l#9O+H', 1.0
))
bias_2 = Parameter('bias_2', ('TENSOR_FLOAT32', [31]), [-15.0, -14.0, -13.0, -12.0, -11.0, -10.0, -9.0, -8.0, -7.0, -6.0, -5.0, -4.0, -3.0, -2.0, -1.0,
    0.0, 1.0, 2.0, 3.0, 4.0, 5.0, 6.0, 7.0, 8.0, 9.0, 10.0, 11.0, 12.0, 13.0, 14.0, 15.0])
output_2 = Output('output_2', ('TENSOR_FLOAT32', [1, 31]))
input_4 = Input('input_4', ('TENSOR_FLOAT32', [1, 21]))
filter_4 = Parameter('filter_4', ('TENSOR_FLOAT32', [29, 21]), packed('|i1',
    'c-mv-Vq*Wo@}2P)_g@ZP)=|zVhsqoPPT;|v', 1.0
))
bias_4 = Parameter('bias_4', ('TENSOR_FLOAT32', [29]), [-14.0, -13.0, -12.0, -11.0, -10.0, -9.0, -8.0, -7.0, -6.0, -5.0, -4.0, -3.0, -2.0, -1.0, 0.0, 1.0,
    2.0, 3.0, 4.0, 5.0, 6.0, 7.0, 8.0, 9.0, 10.0, 11.0, 12.0, 13.0, 14.0])
output_4 = Output('output_4', ('TENSOR_FLOAT32', [1, 29]))
input_6 = Input('input_6', ('TENSOR_FLOAT32', [1, 23]))
filter_6 = Parameter('filter_6', ('TENSOR_FLOAT32', [27, 23]), packed('|i1',
    'c-mwC!t$N*7x!NdUREw9_EF9#hlU&gm@~z|', 1.0
))
bias_6 = Parameter('bias_6', ('TENSOR_FLOAT32', [27]), [-13.0, -12.0, -11.0, -10.0, -9.0, -8.0, -7.0, -6.0, -5.0, -4.0, -3.0, -2.0, -1.0, 0.0, 1.0, 2.0,
    3.0, 4.0, 5.0, 6.0, 7.0, 8.0, 9.0, 10.0, 11.0, 12.0, 13.0])
output_6 = Output('output_6', ('TENSOR_FLOAT32', [1, 27]))
input_8 = Input('input_8', ('TENSOR_FLOAT32', [1, 25]))
filter_8 = Parameter('filter_8', ('TENSOR_FLOAT32', [25, 25]), packed('|i1',
    'c-s5U_>2252QMoZ6Z;pI@1vYi4vjeglx@by', 1.0
))
bias_8 = Parameter('bias_8', ('TENSOR_FLOAT32', [25]), [-12.0, -11.0, -10.0, -9.0, -8.0, -7.0, -6.0, -5.0, -4.0, -3.0, -2.0, -1.0, 0.0, 1.0, 2.0, 3.0, 4.0,
    5.0, 6.0, 7.0, 8.0, 9.0, 10.0, 11.0, 12.0])
output_8 = Output('output_8', ('TENSOR_FLOAT32', [1, 25]))
input_10 = Input('input_10', ('TENSOR_FLOAT32', [1, 27]))
filter_10 = Parameter('filter_10', ('TENSOR_FLOAT32', [23, 27]), packed('|i1',
    'c-rIs%fZXa#l-%F<vZgq?orMthlU&g5p2WX', 1.0
))
bias_10 = Parameter('bias_10', ('TENSOR_FLOAT32', [23]), [-11.0, -10.0, -9.0, -8.0, -7.0, -6.0, -5.0, -4.0, -3.0, -2.0, -1.0, 0.0, 1.0, 2.0, 3.0, 4.0, 5.0,
    6.0, 7.0, 8.0, 9.0, 10.0, 11.0])
output_10 = Output('output_10', ('TENSOR_FLOAT32', [1, 23]))
input_12 = Input('input_12', ('TENSOR_FLOAT32', [1, 29]))
filter_12 = Parameter('filter_12', ('TENSOR_FLOAT32', [21, 29]), packed('|i1',
    'c-rG-<ziz0!t$N*7x!Nd-cimdhsqoPtRldz', 1.0
))
bias_12 = Parameter('bias_12', ('TENSOR_FLOAT32', [21]), [-10.0, -9.0, -8.0, -7.0, -6.0, -5.0, -4.0, -3.0, -2.0, -1.0, 0.0, 1.0, 2.0, 3.0, 4.0, 5.0, 6.0,
    7.0, 8.0, 9.0, 10.0])
output_12 = Output('output_12', ('TENSOR_FLOAT32', [1, 21]))
input_14 = Input('input_14', ('TENSOR_FLOAT32', [1, 31]))
filter_14 = Parameter('filter_14', ('TENSOR_FLOAT32', [19, 31]), packed('|i1',
    'c-muP|HAT}@fY`B4qjF+rcur)hXM`&%^tdS', 1.0
))
bias_14 = Parameter('bias_14', ('TENSOR_FLOAT32', [19]), [-9.0, -8.0, -7.0, -6.0, -5.0, -4.0, -3.0, -2.0, -1.0, 0.0, 1.0, 2.0, 3.0, 4.0, 5.0, 6.0, 7.0, 8.0,
    9.0])
output_14 = Output('output_14', ('TENSOR_FLOAT32', [1, 19]))
model = Model()
model.Operation('FULLY_CONNECTED', input_0, filter_0, bias_0, 0).To(output_0)
model.Operation('FULLY_CONNECTED', input_2, filter_2, bias_2, 0).To(output_2)
model.Operation('FULLY_CONNECTED', input_4, filter_4, bias_4, 0).To(output_4)
model.Operation('FULLY_CONNECTED', input_6, filter_6, bias_6, 0).To(output_6)
model.Operation('FULLY_CONNECTED', input_8, filter_8, bias_8, 0).To(output_8)
model.Operation('FULLY_CONNECTED', input_10, filter_10, bias_10, 0).To(output_10)
model.Operation('FULLY_CONNECTED', input_12, filter_12, bias_12, 0).To(output_12)
model.Operation('FULLY_CONNECTED', input_14, filter_14, bias_14, 0).To(output_14)
Example({
    input_0: [-6.0, 11.0, -3.0, 8.0, 13.0, 5.0, 10.0, 2.0, 7.0, -12.0, 4.0, -9.0, 1.0, -6.0, 11.0, -3.0, 8.0],
    output_0: [-190.0, 61.0, 10.0, 664.0, 601.0, -275.0, -268.0, -73.0, -209.0, 326.0, 1051.0, 140.0, -593.0,
    -177.0, 74.0, 23.0, 677.0],
    input_2: [8.0, 13.0, 5.0, 10.0, 2.0, 7.0, -12.0, 4.0, -9.0, 1.0, -6.0, 11.0, -3.0, 8.0, 13.0, 5.0, 10.0, 2.0,
    7.0],
    output_2: [161.0, -563.0, 784.0, 238.0, 118.0, -136.0, 227.0, 744.0, -275.0, 110.0, -261.0, 1226.0, -134.0,
    174.0, -550.0, 797.0, 251.0, 131.0, -123.0, 240.0, 757.0, -262.0, 123.0, -248.0, 1239.0, -121.0,
    187.0, -537.0, 810.0, 264.0, 144.0],
    input_4: [10.0, 2.0, 7.0, -12.0, 4.0, -9.0, 1.0, -6.0, 11.0, -3.0, 8.0, 13.0, 5.0, 10.0, 2.0, 7.0, -12.0,
    4.0, -9.0, 1.0, -6.0],
    output_4: [-166.0, -280.0, 755.0, -173.0, -712.0, 1241.0, -453.0, -460.0, 872.0, -151.0, -272.0, 289.0, 274.0,
    -153.0, -267.0, 768.0, -160.0, -699.0, 1254.0, -440.0, -447.0, 885.0, -138.0, -259.0, 302.0,
    287.0, -140.0, -254.0, 781.0],
    input_6: [-12.0, 4.0, -9.0, 1.0, -6.0, 11.0, -3.0, 8.0, 13.0, 5.0, 10.0, 2.0, 7.0, -12.0, 4.0, -9.0, 1.0,
    -6.0, 11.0, -3.0, 8.0, 13.0, 5.0],
    output_6: [-203.0, 259.0, -320.0, -19.0, 1476.0, -333.0, -182.0, 313.0, -61.0, 782.0, -841.0, -550.0, 921.0,
    -190.0, 272.0, -307.0, -6.0, 1489.0, -320.0, -169.0, 326.0, -48.0, 795.0, -828.0, -537.0, 934.0,
    -177.0],
    input_8: [1.0, -6.0, 11.0, -3.0, 8.0, 13.0, 5.0, 10.0, 2.0, 7.0, -12.0, 4.0, -9.0, 1.0, -6.0, 11.0, -3.0,
    8.0, 13.0, 5.0, 10.0, 2.0, 7.0, -12.0, 4.0],
    output_8: [-82.0, 877.0, -131.0, 357.0, -596.0, -196.0, -123.0, -611.0, 317.0, -88.0, 940.0, -98.0, 1557.0,
    -69.0, 890.0, -118.0, 370.0, -583.0, -183.0, -110.0, -598.0, 330.0, -75.0, 953.0, -85.0],
    input_10: [-3.0, 8.0, 13.0, 5.0, 10.0, 2.0, 7.0, -12.0, 4.0, -9.0, 1.0, -6.0, 11.0, -3.0, 8.0, 13.0, 5.0,
    10.0, 2.0, 7.0, -12.0, 4.0, -9.0, 1.0, -6.0, 11.0, -3.0],
    output_10: [-150.0, 1637.0, -139.0, 949.0, -206.0, 312.0, -689.0, -259.0, -201.0, -692.0, 374.0, -187.0,
    1015.0, -137.0, 1650.0, -126.0, 962.0, -193.0, 325.0, -676.0, -246.0, -188.0, -679.0],
    input_12: [5.0, 10.0, 2.0, 7.0, -12.0, 4.0, -9.0, 1.0, -6.0, 11.0, -3.0, 8.0, 13.0, 5.0, 10.0, 2.0, 7.0,
    -12.0, 4.0, -9.0, 1.0, -6.0, 11.0, -3.0, 8.0, 13.0, 5.0, 10.0, 2.0],
    output_12: [19.0, 1043.0, -754.0, -611.0, 1170.0, -27.0, 306.0, -270.0, -95.0, 1766.0, -261.0, -280.0, 391.0,
    32.0, 1056.0, -741.0, -598.0, 1183.0, -14.0, 319.0, -257.0],
    input_14: [7.0, -12.0, 4.0, -9.0, 1.0, -6.0, 11.0, -3.0, 8.0, 13.0, 5.0, 10.0, 2.0, 7.0, -12.0, 4.0, -9.0,
    1.0, -6.0, 11.0, -3.0, 8.0, 13.0, 5.0, 10.0, 2.0, 7.0, -12.0, 4.0, -9.0, 1.0],
    output_14: [-278.0, 498.0, 401.0, -295.0, -206.0, 1178.0, -388.0, -848.0, 1928.0, -923.0, -335.0, 1203.0,
    -331.0, -265.0, 511.0, 414.0, -282.0, -193.0, 1191.0],
}, name='real').AddVariations('float16').DisableLifeTimeVariation()
