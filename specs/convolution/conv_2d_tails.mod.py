# Licensed under the Apache License, Version 2.0; see LICENSE.
# Written by 'python -m corpus' from corpus/families/convolution.py; do not edit.
#
# CONV_2D: what blocks of channels leave over.

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
input_0 = Input('input_0', ('TENSOR_FLOAT32', [1, 1, 1, 17]))
filter_0 = Parameter('filter_0', ('TENSOR_FLOAT32', [17, 1, 1, 17]), packed('|i1',
    'c-mw9#r>Cqmz9f&{R_)?#!(Ii2LQw4Td@', 1.0
))
bias_0 = Parameter('bias_0', ('TENSOR_FLOAT32', [17]), [-8.0, -7.0, -6.0, -5.0, -4.0, -3.0, -2.0, -1.0, 0.0, 1.0, 2.0, 3.0, 4.0, 5.0, 6.0, 7.0, 8.0])
output_0 = Output('output_0', ('TENSOR_FLOAT32', [1, 1, 1, 17]))
input_2 = Input('input_2', ('TENSOR_FLOAT32', [1, 1, 1, 19]))
filter_2 = Parameter('filter_2', ('TENSOR_FLOAT32', [31, 1, 1, 19]), packed('|i1',
    'c-s5R!OP0U#QuflJL50zzoVQ{4h0+l#9O+H', 1.0
))
bias_2 = Parameter('bias_2', ('TENSOR_FLOAT32', [31]), [-15.0, -14.0, -13.0, -12.0, -11.0, -10.0, -9.0, -8.0, -7.0, -6.0, -5.0, -4.0, -3.0, -2.0, -1.0,
    0.0, 1.0, 2.0, 3.0, 4.0, 5.0, 6.0, 7.0, 8.0, 9.0, 10.0, 11.0, 12.0, 13.0, 14.0, 15.0])
output_2 = Output('output_2', ('TENSOR_FLOAT32', [1, 1, 1, 31]))
input_4 = Input('input_4', ('TENSOR_FLOAT32', [1, 1, 1, 21]))
filter_4 = Parameter('filter_4', ('TENSOR_FLOAT32', [29, 1, 1, 21]), packed('|i1',
    'c-mv-Vq*Wo@}2P)_g@ZP)=|zVhsqoPPT;|v', 1.0
))
bias_4 = Parameter('bias_4', ('TENSOR_FLOAT32', [29]), [-14.0, -13.0, -12.0, -11.0, -10.0, -9.0, -8.0, -7.0, -6.0, -5.0, -4.0, -3.0, -2.0, -1.0, 0.0, 1.0,
    2.0, 3.0, 4.0, 5.0, 6.0, 7.0, 8.0, 9.0, 10.0, 11.0, 12.0, 13.0, 14.0])
output_4 = Output('output_4', ('TENSOR_FLOAT32', [1, 1, 1, 29]))
input_6 = Input('input_6', ('TENSOR_FLOAT32', [1, 1, 1, 23]))
filter_6 = Parameter('filter_6', ('TENSOR_FLOAT32', [27, 1, 1, 23]), packed('|i1',
    'c-mwC!t$N*7x!NdUREw9_EF9#hlU&gm@~z|', 1.0
))
bias_6 = Parameter('bias_6', ('TENSOR_FLOAT32', [27]), [-13.0, -12.0, -11.0, -10.0, -9.0, -8.0, -7.0, -6.0, -5.0, -4.0, -3.0, -2.0, -1.0, 0.0, 1.0, 2.0,
    3.0, 4.0, 5.0, 6.0, 7.0, 8.0, 9.0, 10.0, 11.0, 12.0, 13.0])
output_6 = Output('output_6', ('TENSOR_FLOAT32', [1, 1, 1, 27]))
input_8 = Input('input_8', ('TENSOR_FLOAT32', [1, 1, 1, 25]))
filter_8 = Parameter('filter_8', ('TENSOR_FLOAT32', [25, 1, 1, 25]), packed('|i1',
    'c-s5U_>2252QMoZ6Z;pI@1vYi4vjeglx@by', 1.0
))
bias_8 = Parameter('bias_8', ('TENSOR_FLOAT32', [25]), [-12.0, -11.0, -10.0, -9.0, -8.0, -7.0, -6.0, -5.0, -4.0, -3.0, -2.0, -1.0, 0.0, 1.0, 2.0, 3.0, 4.0,
    5.0, 6.0, 7.0, 8.0, 9.0, 10.0, 11.0, 12.0])
output_8 = Output('output_8', ('TENSOR_FLOAT32', [1, 1, 1, 25]))
input_10 = Input('input_10', ('TENSOR_FLOAT32', [1, 1, 1, 27]))
filter_10 = Parameter('filter_10', ('TENSOR_FLOAT32', [23, 1, 1, 27]), packed('|i1',
    'c-rIs%fZXa#l-%F<vZgq?orMthlU&g5p2WX', 1.0
))
bias_10 = Parameter('bias_10', ('TENSOR_FLOAT32', [23]), [-11.0, -10.0, -9.0, -8.0, -7.0, -6.0, -5.0, -4.0, -3.0, -2.0, -1.0, 0.0, 1.0, 2.0, 3.0, 4.0, 5.0,
    6.0, 7.0, 8.0, 9.0, 10.0, 11.0])
output_10 = Output('output_10', ('TENSOR_FLOAT32', [1, 1, 1, 23]))
input_12 = Input('input_12', ('TENSOR_FLOAT32', [1, 1, 1, 29]))
filter_12 = Parameter('filter_12', ('TENSOR_FLOAT32', [21, 1, 1, 29]), packed('|i1',
    'c-rG-<ziz0!t$N*7x!Nd-cimdhsqoPtRldz', 1.0
))
bias_12 = Parameter('bias_12', ('TENSOR_FLOAT32', [21]), [-10.0, -9.0, -8.0, -7.0, -6.0, -5.0, -4.0, -3.0, -2.0, -1.0, 0.0, 1.0, 2.0, 3.0, 4.0, 5.0, 6.0,
    7.0, 8.0, 9.0, 10.0])
output_12 = Output('output_12', ('TENSOR_FLOAT32', [1, 1, 1, 21]))
input_14 = Input('input_14', ('TENSOR_FLOAT32', [1, 1, 1, 31]))
filter_14 = Parameter('filter_14', ('TENSOR_FLOAT32', [19, 1, 1, 31]), packed('|i1',
    'c-muP|HAT}@fY`B4qjF+rcur)hXM`&%^tdS', 1.0
))
bias_14 = Parameter('bias_14', ('TENSOR_FLOAT32', [19]), [-9.0, -8.0, -7.0, -6.0, -5.0, -4.0, -3.0, -2.0, -1.0, 0.0, 1.0, 2.0, 3.0, 4.0, 5.0, 6.0, 7.0, 8.0,
    9.0])
output_14 = Output('output_14', ('TENSOR_FLOAT32', [1, 1, 1, 19]))
model = Model()
model.Operation('CONV_2D', input_0, filter_0, bias_0, 2, 1, 1, 0).To(output_0)
model.Operation('CONV_2D', input_2, filter_2, bias_2, 2, 1, 1, 0).To(output_2)
model.Operation('CONV_2D', input_4, filter_4, bias_4, 2, 1, 1, 0).To(output_4)
model.Operation('CONV_2D', input_6, filter_6, bias_6, 2, 1, 1, 0).To(output_6)
model.Operation('CONV_2D', input_8, filter_8, bias_8, 2, 1, 1, 0).To(output_8)
model.Operation('CONV_2D', input_10, filter_10, bias_10, 2, 1, 1, 0).To(output_10)
model.Operation('CONV_2D', input_12, filter_12, bias_12, 2, 1, 1, 0).To(output_12)
model.Operation('CONV_2D', input_14, filter_14, bias_14, 2, 1, 1, 0).To(output_14)
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

# Many numbers of channels.
# Expected values: float64 formula.
input_1 = Input('input_1', ('TENSOR_QUANT8_ASYMM', [1, 1, 1, 18], 0.5, 100))
filter_1 = Parameter('filter_1', ('TENSOR_QUANT8_SYMM_PER_CHANNEL', [24, 1, 1, 18]), packed('|i1',
    'c-muP|HAT}@fY`B4qjF+rcusd=Kugkeu(`'
), extraParams=SymmPerChannelQuantParams(0, [0.125, 0.25, 0.375, 0.125, 0.25, 0.375, 0.125, 0.25, 0.375, 0.125, 0.25, 0.375, 0.125, 0.25, 0.375, 0.125, 0.25, 0.375, 0.125, 0.25, 0.375, 0.125, 0.25, 0.375]))
bias_1 = Parameter('bias_1', ('TENSOR_INT32', [24]), [-480, -440, -400, -360, -320, -280, -240, -200, -160, -120, -80, -40, 0, 40, 80, 120, 160, 200,
    240, 280, 320, 360, 400, 440])
output_1 = Output('output_1', ('TENSOR_QUANT8_ASYMM', [1, 1, 1, 24], 2.0, 110))
input_3 = Input('input_3', ('TENSOR_QUANT8_ASYMM', [1, 1, 1, 20], 0.5, 100))
filter_3 = Parameter('filter_3', ('TENSOR_QUANT8_SYMM_PER_CHANNEL', [22, 1, 1, 20]), packed('|i1',
    'c-mw6&iIS_F9$Cx7ZdvzmQl`7;Q#=R9g8F'
), extraParams=SymmPerChannelQuantParams(0, [0.125, 0.25, 0.375, 0.125, 0.25, 0.375, 0.125, 0.25, 0.375, 0.125, 0.25, 0.375, 0.125, 0.25, 0.375, 0.125, 0.25, 0.375, 0.125, 0.25, 0.375, 0.125]))
bias_3 = Parameter('bias_3', ('TENSOR_INT32', [22]), [-440, -400, -360, -320, -280, -240, -200, -160, -120, -80, -40, 0, 40, 80, 120, 160, 200, 240, 280,
    320, 360, 400])
output_3 = Output('output_3', ('TENSOR_QUANT8_ASYMM', [1, 1, 1, 22], 2.0, 110))
input_5 = Input('input_5', ('TENSOR_QUANT8_ASYMM', [1, 1, 1, 22], 0.5, 100))
filter_5 = Parameter('filter_5', ('TENSOR_QUANT8_SYMM_PER_CHANNEL', [20, 1, 1, 22]), packed('|i1',
    'c-s5L{g;E6m5Yh}3(I%LU!$C%!T|t&Y>Ou'
), extraParams=SymmPerChannelQuantParams(0, [0.125, 0.25, 0.375, 0.125, 0.25, 0.375, 0.125, 0.25, 0.375, 0.125, 0.25, 0.375, 0.125, 0.25, 0.375, 0.125, 0.25, 0.375, 0.125, 0.25]))
bias_5 = Parameter('bias_5', ('TENSOR_INT32', [20]), [-400, -360, -320, -280, -240, -200, -160, -120, -80, -40, 0, 40, 80, 120, 160, 200, 240, 280, 320,
    360])
output_5 = Output('output_5', ('TENSOR_QUANT8_ASYMM', [1, 1, 1, 20], 2.0, 110))
input_7 = Input('input_7', ('TENSOR_QUANT8_ASYMM', [1, 1, 1, 24], 0.5, 100))
filter_7 = Parameter('filter_7', ('TENSOR_QUANT8_SYMM_PER_CHANNEL', [18, 1, 1, 24]), packed('|i1',
    'c-rIOW#wXG|HAT}@fY`Bj#18F=Kug<=ZG2'
), extraParams=SymmPerChannelQuantParams(0, [0.125, 0.25, 0.375, 0.125, 0.25, 0.375, 0.125, 0.25, 0.375, 0.125, 0.25, 0.375, 0.125, 0.25, 0.375, 0.125, 0.25, 0.375]))
bias_7 = Parameter('bias_7', ('TENSOR_INT32', [18]), [-360, -320, -280, -240, -200, -160, -120, -80, -40, 0, 40, 80, 120, 160, 200, 240, 280, 320])
output_7 = Output('output_7', ('TENSOR_QUANT8_ASYMM', [1, 1, 1, 18], 2.0, 110))
input_9 = Input('input_9', ('TENSOR_QUANT8_ASYMM', [1, 1, 1, 26], 0.5, 100))
filter_9 = Parameter('filter_9', ('TENSOR_QUANT8_SYMM_PER_CHANNEL', [32, 1, 1, 26]), packed('|i1',
    'c-rG)V*kSOo$(j<Uk+YYu2Ie?XOu$<2LL7m2ha'
), extraParams=SymmPerChannelQuantParams(0, [0.125, 0.25, 0.375, 0.125, 0.25, 0.375, 0.125, 0.25, 0.375, 0.125, 0.25, 0.375, 0.125, 0.25, 0.375, 0.125, 0.25, 0.375, 0.125, 0.25, 0.375, 0.125, 0.25, 0.375, 0.125, 0.25, 0.375, 0.125, 0.25, 0.375, 0.125, 0.25]))
bias_9 = Parameter('bias_9', ('TENSOR_INT32', [32]), [-640, -600, -560, -520, -480, -440, -400, -360, -320, -280, -240, -200, -160, -120, -80, -40, 0,
    40, 80, 120, 160, 200, 240, 280, 320, 360, 400, 440, 480, 520, 560, 600])
output_9 = Output('output_9', ('TENSOR_QUANT8_ASYMM', [1, 1, 1, 32], 2.0, 110))
input_11 = Input('input_11', ('TENSOR_QUANT8_ASYMM', [1, 1, 1, 28], 0.5, 100))
filter_11 = Parameter('filter_11', ('TENSOR_QUANT8_SYMM_PER_CHANNEL', [30, 1, 1, 28]), packed('|i1',
    'c-s5I@}2P)_g@ZPRxT#?FQc4M&M1c*4ggWc3(5'
), extraParams=SymmPerChannelQuantParams(0, [0.125, 0.25, 0.375, 0.125, 0.25, 0.375, 0.125, 0.25, 0.375, 0.125, 0.25, 0.375, 0.125, 0.25, 0.375, 0.125, 0.25, 0.375, 0.125, 0.25, 0.375, 0.125, 0.25, 0.375, 0.125, 0.25, 0.375, 0.125, 0.25, 0.375]))
bias_11 = Parameter('bias_11', ('TENSOR_INT32', [30]), [-600, -560, -520, -480, -440, -400, -360, -320, -280, -240, -200, -160, -120, -80, -40, 0, 40, 80,
    120, 160, 200, 240, 280, 320, 360, 400, 440, 480, 520, 560])
output_11 = Output('output_11', ('TENSOR_QUANT8_ASYMM', [1, 1, 1, 30], 2.0, 110))
input_13 = Input('input_13', ('TENSOR_QUANT8_ASYMM', [1, 1, 1, 30], 0.5, 100))
filter_13 = Parameter('filter_13', ('TENSOR_QUANT8_SYMM_PER_CHANNEL', [28, 1, 1, 30]), packed('|i1',
    'c-mw9#r>Cqmz9f&{R_)?#!=2FXOu$@2LKrF3HJ'
), extraParams=SymmPerChannelQuantParams(0, [0.125, 0.25, 0.375, 0.125, 0.25, 0.375, 0.125, 0.25, 0.375, 0.125, 0.25, 0.375, 0.125, 0.25, 0.375, 0.125, 0.25, 0.375, 0.125, 0.25, 0.375, 0.125, 0.25, 0.375, 0.125, 0.25, 0.375, 0.125]))
bias_13 = Parameter('bias_13', ('TENSOR_INT32', [28]), [-560, -520, -480, -440, -400, -360, -320, -280, -240, -200, -160, -120, -80, -40, 0, 40, 80, 120,
    160, 200, 240, 280, 320, 360, 400, 440, 480, 520])
output_13 = Output('output_13', ('TENSOR_QUANT8_ASYMM', [1, 1, 1, 28], 2.0, 110))
input_15 = Input('input_15', ('TENSOR_QUANT8_ASYMM', [1, 1, 1, 32], 0.5, 100))
filter_15 = Parameter('filter_15', ('TENSOR_QUANT8_SYMM_PER_CHANNEL', [26, 1, 1, 32]), packed('|i1',
    'c-s5R!OP0U#QuflJL50zzoVQ{&M1cz4gis~2ha'
), extraParams=SymmPerChannelQuantParams(0, [0.125, 0.25, 0.375, 0.125, 0.25, 0.375, 0.125, 0.25, 0.375, 0.125, 0.25, 0.375, 0.125, 0.25, 0.375, 0.125, 0.25, 0.375, 0.125, 0.25, 0.375, 0.125, 0.25, 0.375, 0.125, 0.25]))
bias_15 = Parameter('bias_15', ('TENSOR_INT32', [26]), [-520, -480, -440, -400, -360, -320, -280, -240, -200, -160, -120, -80, -40, 0, 40, 80, 120, 160,
    200, 240, 280, 320, 360, 400, 440, 480])
output_15 = Output('output_15', ('TENSOR_QUANT8_ASYMM', [1, 1, 1, 26], 2.0, 110))
model = Model()
model.Operation('CONV_2D', input_1, filter_1, bias_1, 2, 1, 1, 0).To(output_1)
model.Operation('CONV_2D', input_3, filter_3, bias_3, 2, 1, 1, 0).To(output_3)
model.Operation('CONV_2D', input_5, filter_5, bias_5, 2, 1, 1, 0).To(output_5)
model.Operation('CONV_2D', input_7, filter_7, bias_7, 2, 1, 1, 0).To(output_7)
model.Operation('CONV_2D', input_9, filter_9, bias_9, 2, 1, 1, 0).To(output_9)
model.Operation('CONV_2D', input_11, filter_11, bias_11, 2, 1, 1, 0).To(output_11)
model.Operation('CONV_2D', input_13, filter_13, bias_13, 2, 1, 1, 0).To(output_13)
model.Operation('CONV_2D', input_15, filter_15, bias_15, 2, 1, 1, 0).To(output_15)
Example({
    input_1: [107, 88, 104, 91, 101, 94, 111, 97, 108, 113, 105, 110, 102, 107, 88, 104, 91, 101],
    output_1: [88, 103, 94, 91, 85, 148, 93, 66, 199, 88, 90, 172, 103, 99, 149, 121, 105, 121, 139, 109, 92, 156,
    98, 128],
    input_3: [91, 101, 94, 111, 97, 108, 113, 105, 110, 102, 107, 88, 104, 91, 101, 94, 111, 97, 108, 113],
    output_3: [92, 64, 198, 96, 91, 24, 129, 115, 98, 101, 124, 180, 98, 107, 90, 156, 114, 130, 98, 180, 166,
    122],
    input_5: [111, 97, 108, 113, 105, 110, 102, 107, 88, 104, 91, 101, 94, 111, 97, 108, 113, 105, 110, 102, 107,
    88],
    output_5: [97, 52, 113, 148, 110, 37, 105, 97, 94, 137, 160, 91, 112, 117, 72, 127, 219, 159, 102, 133],
    input_7: [113, 105, 110, 102, 107, 88, 104, 91, 101, 94, 111, 97, 108, 113, 105, 110, 102, 107, 88, 104, 91,
    101, 94, 111],
    output_7: [97, 82, 28, 99, 120, 188, 155, 161, 136, 101, 67, 94, 108, 117, 116, 99, 120, 174],
    input_9: [102, 107, 88, 104, 91, 101, 94, 111, 97, 108, 113, 105, 110, 102, 107, 88, 104, 91, 101, 94, 111,
    97, 108, 113, 105, 110],
    output_9: [87, 66, 48, 90, 73, 59, 94, 81, 70, 98, 88, 81, 102, 96, 93, 105, 103, 104, 109, 111, 115, 113,
    118, 126, 117, 126, 138, 120, 133, 149, 124, 141],
    input_11: [104, 91, 101, 94, 111, 97, 108, 113, 105, 110, 102, 107, 88, 104, 91, 101, 94, 111, 97, 108, 113,
    105, 110, 102, 107, 88, 104, 91],
    output_11: [85, 66, 32, 71, 68, 107, 134, 198, 183, 116, 78, 25, 99, 93, 92, 100, 65, 96, 125, 191, 255, 150,
    154, 110, 98, 120, 133, 120, 123, 91],
    input_13: [94, 111, 97, 108, 113, 105, 110, 102, 107, 88, 104, 91, 101, 94, 111, 97, 108, 113, 105, 110, 102,
    107, 88, 104, 91, 101, 94, 111, 97, 108],
    output_13: [85, 76, 56, 133, 154, 40, 89, 85, 36, 119, 217, 128, 78, 93, 108, 108, 188, 225, 103, 100, 121,
    102, 161, 255, 132, 79, 133, 126],
    input_15: [108, 113, 105, 110, 102, 107, 88, 104, 91, 101, 94, 111, 97, 108, 113, 105, 110, 102, 107, 88, 104,
    91, 101, 94, 111, 97, 108, 113, 105, 110, 102, 107],
    output_15: [98, 24, 190, 111, 90, 60, 114, 173, 34, 107, 79, 255, 101, 118, 30, 153, 144, 128, 109, 151, 253,
    101, 136, 113, 188, 125],
}, name='channel').AddVariations(DataTypeConverter(name='signed').Identify({
    input_1: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -28),
    output_1: ('TENSOR_QUANT8_ASYMM_SIGNED', 2.0, -18),
    input_3: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -28),
    output_3: ('TENSOR_QUANT8_ASYMM_SIGNED', 2.0, -18),
    input_5: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -28),
    output_5: ('TENSOR_QUANT8_ASYMM_SIGNED', 2.0, -18),
    input_7: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -28),
    output_7: ('TENSOR_QUANT8_ASYMM_SIGNED', 2.0, -18),
    input_9: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -28),
    output_9: ('TENSOR_QUANT8_ASYMM_SIGNED', 2.0, -18),
    input_11: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -28),
    output_11: ('TENSOR_QUANT8_ASYMM_SIGNED', 2.0, -18),
    input_13: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -28),
    output_13: ('TENSOR_QUANT8_ASYMM_SIGNED', 2.0, -18),
    input_15: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -28),
    output_15: ('TENSOR_QUANT8_ASYMM_SIGNED', 2.0, -18),
})).DisableLifeTimeVariation()
