# Licensed under the Apache License, Version 2.0; see LICENSE.
# Written by 'python -m corpus' from corpus/families/convolution.py; do not edit.
#
# DEPTHWISE_CONV_2D: what blocks of channels leave over.

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
input_0 = Input('input_0', ('TENSOR_FLOAT32', [1, 3, 3, 33]))
filter_0 = Parameter('filter_0', ('TENSOR_FLOAT32', [1, 3, 3, 33]), packed('|i1',
    'c-mw9#r>Cqmz9f&{R_)?#!(JV4gjl9UC#', 1.0
))
bias_0 = Parameter('bias_0', ('TENSOR_FLOAT32', [33]), [-16.0, -15.0, -14.0, -13.0, -12.0, -11.0, -10.0, -9.0, -8.0, -7.0, -6.0, -5.0, -4.0, -3.0, -2.0,
    -1.0, 0.0, 1.0, 2.0, 3.0, 4.0, 5.0, 6.0, 7.0, 8.0, 9.0, 10.0, 11.0, 12.0, 13.0, 14.0, 15.0,
    16.0])
output_0 = Output('output_0', ('TENSOR_FLOAT32', [1, 1, 1, 33]))
input_2 = Input('input_2', ('TENSOR_FLOAT32', [1, 3, 3, 35]))
filter_2 = Parameter('filter_2', ('TENSOR_FLOAT32', [1, 3, 3, 35]), packed('|i1',
    'c-s5R!OP0U#QuflJL50zzoQ%yH~?t=WBU', 1.0
))
bias_2 = Parameter('bias_2', ('TENSOR_FLOAT32', [35]), [-17.0, -16.0, -15.0, -14.0, -13.0, -12.0, -11.0, -10.0, -9.0, -8.0, -7.0, -6.0, -5.0, -4.0, -3.0,
    -2.0, -1.0, 0.0, 1.0, 2.0, 3.0, 4.0, 5.0, 6.0, 7.0, 8.0, 9.0, 10.0, 11.0, 12.0, 13.0, 14.0,
    15.0, 16.0, 17.0])
output_2 = Output('output_2', ('TENSOR_FLOAT32', [1, 1, 1, 35]))
input_4 = Input('input_4', ('TENSOR_FLOAT32', [1, 3, 3, 37]))
filter_4 = Parameter('filter_4', ('TENSOR_FLOAT32', [1, 3, 3, 37]), packed('|i1',
    'c-mv-Vq*Wo@}2P)_g@ZP)=>^c8~}BXX%G', 1.0
))
bias_4 = Parameter('bias_4', ('TENSOR_FLOAT32', [37]), [-18.0, -17.0, -16.0, -15.0, -14.0, -13.0, -12.0, -11.0, -10.0, -9.0, -8.0, -7.0, -6.0, -5.0, -4.0,
    -3.0, -2.0, -1.0, 0.0, 1.0, 2.0, 3.0, 4.0, 5.0, 6.0, 7.0, 8.0, 9.0, 10.0, 11.0, 12.0, 13.0,
    14.0, 15.0, 16.0, 17.0, 18.0])
output_4 = Output('output_4', ('TENSOR_FLOAT32', [1, 1, 1, 37]))
input_6 = Input('input_6', ('TENSOR_FLOAT32', [1, 3, 3, 39]))
filter_6 = Parameter('filter_6', ('TENSOR_FLOAT32', [1, 3, 3, 39]), packed('|i1',
    'c-mwC!t$N*7x!NdUREw9_E8R%IRHzwZ$<', 1.0
))
bias_6 = Parameter('bias_6', ('TENSOR_FLOAT32', [39]), [-19.0, -18.0, -17.0, -16.0, -15.0, -14.0, -13.0, -12.0, -11.0, -10.0, -9.0, -8.0, -7.0, -6.0, -5.0,
    -4.0, -3.0, -2.0, -1.0, 0.0, 1.0, 2.0, 3.0, 4.0, 5.0, 6.0, 7.0, 8.0, 9.0, 10.0, 11.0, 12.0,
    13.0, 14.0, 15.0, 16.0, 17.0, 18.0, 19.0])
output_6 = Output('output_6', ('TENSOR_FLOAT32', [1, 1, 1, 39]))
input_8 = Input('input_8', ('TENSOR_FLOAT32', [1, 3, 3, 41]))
filter_8 = Parameter('filter_8', ('TENSOR_FLOAT32', [1, 3, 3, 41]), packed('|i1',
    'c-s5U_>2252QMoZ6Z;pI@1q==a{y3Qc3%', 1.0
))
bias_8 = Parameter('bias_8', ('TENSOR_FLOAT32', [41]), [-20.0, -19.0, -18.0, -17.0, -16.0, -15.0, -14.0, -13.0, -12.0, -11.0, -10.0, -9.0, -8.0, -7.0,
    -6.0, -5.0, -4.0, -3.0, -2.0, -1.0, 0.0, 1.0, 2.0, 3.0, 4.0, 5.0, 6.0, 7.0, 8.0, 9.0, 10.0,
    11.0, 12.0, 13.0, 14.0, 15.0, 16.0, 17.0, 18.0, 19.0, 20.0])
output_8 = Output('output_8', ('TENSOR_FLOAT32', [1, 1, 1, 41]))
input_10 = Input('input_10', ('TENSOR_FLOAT32', [1, 3, 3, 43]))
filter_10 = Parameter('filter_10', ('TENSOR_FLOAT32', [1, 3, 3, 43]), packed('|i1',
    'c-rIs%fZXa#l-%F<vZgq?orMFZ~#X^d9e', 1.0
))
bias_10 = Parameter('bias_10', ('TENSOR_FLOAT32', [43]), [-21.0, -20.0, -19.0, -18.0, -17.0, -16.0, -15.0, -14.0, -13.0, -12.0, -11.0, -10.0, -9.0, -8.0,
    -7.0, -6.0, -5.0, -4.0, -3.0, -2.0, -1.0, 0.0, 1.0, 2.0, 3.0, 4.0, 5.0, 6.0, 7.0, 8.0, 9.0,
    10.0, 11.0, 12.0, 13.0, 14.0, 15.0, 16.0, 17.0, 18.0, 19.0, 20.0, 21.0])
output_10 = Output('output_10', ('TENSOR_FLOAT32', [1, 1, 1, 43]))
input_12 = Input('input_12', ('TENSOR_FLOAT32', [1, 3, 3, 45]))
filter_12 = Parameter('filter_12', ('TENSOR_FLOAT32', [1, 3, 3, 45]), packed('|i1',
    'c-rG-<ziz0!t$N*7x!Nd-cin=-~a&WS%1_', 1.0
))
bias_12 = Parameter('bias_12', ('TENSOR_FLOAT32', [45]), [-22.0, -21.0, -20.0, -19.0, -18.0, -17.0, -16.0, -15.0, -14.0, -13.0, -12.0, -11.0, -10.0, -9.0,
    -8.0, -7.0, -6.0, -5.0, -4.0, -3.0, -2.0, -1.0, 0.0, 1.0, 2.0, 3.0, 4.0, 5.0, 6.0, 7.0, 8.0,
    9.0, 10.0, 11.0, 12.0, 13.0, 14.0, 15.0, 16.0, 17.0, 18.0, 19.0, 20.0, 21.0, 22.0])
output_12 = Output('output_12', ('TENSOR_FLOAT32', [1, 1, 1, 45]))
input_14 = Input('input_14', ('TENSOR_FLOAT32', [1, 3, 3, 47]))
filter_14 = Parameter('filter_14', ('TENSOR_FLOAT32', [1, 3, 3, 47]), packed('|i1',
    'c-muP|HAT}@fY`B4qjF+rcury<p2PFrH0f', 1.0
))
bias_14 = Parameter('bias_14', ('TENSOR_FLOAT32', [47]), [-23.0, -22.0, -21.0, -20.0, -19.0, -18.0, -17.0, -16.0, -15.0, -14.0, -13.0, -12.0, -11.0, -10.0,
    -9.0, -8.0, -7.0, -6.0, -5.0, -4.0, -3.0, -2.0, -1.0, 0.0, 1.0, 2.0, 3.0, 4.0, 5.0, 6.0, 7.0,
    8.0, 9.0, 10.0, 11.0, 12.0, 13.0, 14.0, 15.0, 16.0, 17.0, 18.0, 19.0, 20.0, 21.0, 22.0, 23.0])
output_14 = Output('output_14', ('TENSOR_FLOAT32', [1, 1, 1, 47]))
model = Model()
model.Operation('DEPTHWISE_CONV_2D', input_0, filter_0, bias_0, 2, 1, 1, 1, 0).To(output_0)
model.Operation('DEPTHWISE_CONV_2D', input_2, filter_2, bias_2, 2, 1, 1, 1, 0).To(output_2)
model.Operation('DEPTHWISE_CONV_2D', input_4, filter_4, bias_4, 2, 1, 1, 1, 0).To(output_4)
model.Operation('DEPTHWISE_CONV_2D', input_6, filter_6, bias_6, 2, 1, 1, 1, 0).To(output_6)
model.Operation('DEPTHWISE_CONV_2D', input_8, filter_8, bias_8, 2, 1, 1, 1, 0).To(output_8)
model.Operation('DEPTHWISE_CONV_2D', input_10, filter_10, bias_10, 2, 1, 1, 1, 0).To(output_10)
model.Operation('DEPTHWISE_CONV_2D', input_12, filter_12, bias_12, 2, 1, 1, 1, 0).To(output_12)
model.Operation('DEPTHWISE_CONV_2D', input_14, filter_14, bias_14, 2, 1, 1, 1, 0).To(output_14)
Example({
    input_0: packed('|i1',
    'c-s5L{g;E6m5Yh}3(I%LU!xqH8~_LgUD5', 1.0
),
    output_0: [-139.0, -123.0, -29.0, 103.0, 124.0, -60.0, -187.0, -162.0, -59.0, 5.0, 68.0, -6.0, -142.0, -126.0,
    -110.0, -16.0, 116.0, 137.0, -47.0, -174.0, -149.0, -46.0, 18.0, 81.0, 7.0, -129.0, -113.0,
    -97.0, -3.0, 129.0, 150.0, -34.0, -161.0],
    input_2: packed('|i1',
    'c-rIOW#wXG|HAT}@fY`Bj!_N?8~~J}V*>', 1.0
),
    output_2: [-71.0, -70.0, -96.0, 66.0, 1.0, -16.0, -167.0, 28.0, 35.0, 12.0, -145.0, -138.0, -59.0, -58.0,
    -57.0, -83.0, 79.0, 14.0, -3.0, -154.0, 41.0, 48.0, 25.0, -132.0, -125.0, -46.0, -45.0, -44.0,
    -70.0, 92.0, 27.0, 10.0, -141.0, 54.0, 61.0],
    input_4: packed('|i1',
    'c-rG)V*kSOo$(j<Uk+YYu2Bv}901u8Y6S', 1.0
),
    output_4: [38.0, 89.0, 78.0, -97.0, -33.0, -181.0, -60.0, -199.0, -40.0, -182.0, -26.0, -67.0, 47.0, 51.0,
    102.0, 91.0, -84.0, -20.0, -168.0, -47.0, -186.0, -27.0, -169.0, -13.0, -54.0, 60.0, 64.0,
    115.0, 104.0, -71.0, -7.0, -155.0, -34.0, -173.0, -14.0, -156.0, 0.0],
    input_6: packed('|i1',
    'c-s5I@}2P)_g@ZPRxT#?FQXhPa{#enZ$<', 1.0
),
    output_6: [-775.0, -450.0, -341.0, -97.0, -69.0, -608.0, -310.0, -228.0, 925.0, 575.0, 441.0, 172.0, 119.0,
    -762.0, -437.0, -328.0, -84.0, -56.0, -595.0, -297.0, -215.0, 938.0, 588.0, 454.0, 185.0, 132.0,
    -749.0, -424.0, -315.0, -71.0, -43.0, -582.0, -284.0, -202.0, 951.0, 601.0, 467.0, 198.0, 145.0],
    input_8: packed('|i1',
    'c-mw9#r>Cqmz9f&{R_)?#!(K<IRIg=b#M', 1.0
),
    output_8: [-193.0, -37.0, -78.0, 36.0, 40.0, 91.0, 80.0, -95.0, -31.0, -179.0, -58.0, -197.0, -38.0, -180.0,
    -24.0, -65.0, 49.0, 53.0, 104.0, 93.0, -82.0, -18.0, -166.0, -45.0, -184.0, -25.0, -167.0,
    -11.0, -52.0, 62.0, 66.0, 117.0, 106.0, -69.0, -5.0, -153.0, -32.0, -171.0, -12.0, -154.0, 2.0],
    input_10: packed('|i1',
    'c-s5R!OP0U#QuflJL50zzoVQ1-~a%zJbIk', 1.0
),
    output_10: [-25.0, -176.0, 19.0, 26.0, 3.0, -154.0, -147.0, -68.0, -67.0, -66.0, -92.0, 70.0, 5.0, -12.0,
    -163.0, 32.0, 39.0, 16.0, -141.0, -134.0, -55.0, -54.0, -53.0, -79.0, 83.0, 18.0, 1.0, -150.0,
    45.0, 52.0, 29.0, -128.0, -121.0, -42.0, -41.0, -40.0, -66.0, 96.0, 31.0, 14.0, -137.0, 58.0,
    65.0],
    input_12: packed('|i1',
    'c-mv-Vq*Wo@}2P)_g@ZP)=|!&-~a$rr+?7', 1.0
),
    output_12: [-130.0, -36.0, 96.0, 117.0, -67.0, -194.0, -169.0, -66.0, -2.0, 61.0, -13.0, -149.0, -133.0,
    -117.0, -23.0, 109.0, 130.0, -54.0, -181.0, -156.0, -53.0, 11.0, 74.0, 0.0, -136.0, -120.0,
    -104.0, -10.0, 122.0, 143.0, -41.0, -168.0, -143.0, -40.0, 24.0, 87.0, 13.0, -123.0, -107.0,
    -91.0, 3.0, 135.0, 156.0, -28.0, -155.0],
    input_14: packed('|i1',
    'c-mwC!t$N*7x!NdUREw9_EF9t<p2NzLWbP', 1.0
),
    output_14: [-54.0, 1.0, -156.0, -122.0, -76.0, -75.0, -74.0, -100.0, -93.0, 69.0, 4.0, -13.0, -9.0, -41.0,
    14.0, -143.0, -109.0, -63.0, -62.0, -61.0, -87.0, -80.0, 82.0, 17.0, 0.0, 4.0, -28.0, 27.0,
    -130.0, -96.0, -50.0, -49.0, -48.0, -74.0, -67.0, 95.0, 30.0, 13.0, 17.0, -15.0, 40.0, -117.0,
    -83.0, -37.0, -36.0, -35.0, -61.0],
}, name='real').AddVariations('float16').DisableLifeTimeVariation()

# Many numbers of channels.
# Expected values: float64 formula.
input_1 = Input('input_1', ('TENSOR_QUANT8_ASYMM', [1, 3, 3, 34], 0.5, 100))
filter_1 = Parameter('filter_1', ('TENSOR_QUANT8_SYMM_PER_CHANNEL', [1, 3, 3, 34]), packed('|i1',
    'c-muP|HAT}@fY`B4qjF+rcn-I4gh;rVZ8'
), extraParams=SymmPerChannelQuantParams(3, [0.125, 0.25, 0.375, 0.125, 0.25, 0.375, 0.125, 0.25, 0.375, 0.125, 0.25, 0.375, 0.125, 0.25, 0.375, 0.125, 0.25, 0.375, 0.125, 0.25, 0.375, 0.125, 0.25, 0.375, 0.125, 0.25, 0.375, 0.125, 0.25, 0.375, 0.125, 0.25, 0.375, 0.125]))
bias_1 = Parameter('bias_1', ('TENSOR_INT32', [34]), [-680, -640, -600, -560, -520, -480, -440, -400, -360, -320, -280, -240, -200, -160, -120, -80, -40,
    0, 40, 80, 120, 160, 200, 240, 280, 320, 360, 400, 440, 480, 520, 560, 600, 640])
output_1 = Output('output_1', ('TENSOR_QUANT8_ASYMM', [1, 1, 1, 34], 2.0, 110))
input_3 = Input('input_3', ('TENSOR_QUANT8_ASYMM', [1, 3, 3, 36], 0.5, 100))
filter_3 = Parameter('filter_3', ('TENSOR_QUANT8_SYMM_PER_CHANNEL', [1, 3, 3, 36]), packed('|i1',
    'c-mw6&iIS_F9$Cx7ZdvzmQfBl8~}cqW)u'
), extraParams=SymmPerChannelQuantParams(3, [0.125, 0.25, 0.375, 0.125, 0.25, 0.375, 0.125, 0.25, 0.375, 0.125, 0.25, 0.375, 0.125, 0.25, 0.375, 0.125, 0.25, 0.375, 0.125, 0.25, 0.375, 0.125, 0.25, 0.375, 0.125, 0.25, 0.375, 0.125, 0.25, 0.375, 0.125, 0.25, 0.375, 0.125, 0.25, 0.375]))
bias_3 = Parameter('bias_3', ('TENSOR_INT32', [36]), [-720, -680, -640, -600, -560, -520, -480, -440, -400, -360, -320, -280, -240, -200, -160, -120,
    -80, -40, 0, 40, 80, 120, 160, 200, 240, 280, 320, 360, 400, 440, 480, 520, 560, 600, 640, 680])
output_3 = Output('output_3', ('TENSOR_QUANT8_ASYMM', [1, 1, 1, 36], 2.0, 110))
input_5 = Input('input_5', ('TENSOR_QUANT8_ASYMM', [1, 3, 3, 38], 0.5, 100))
filter_5 = Parameter('filter_5', ('TENSOR_QUANT8_SYMM_PER_CHANNEL', [1, 3, 3, 38]), packed('|i1',
    'c-s5L{g;E6m5Yh}3(I%LU!xrAZ~*9pZ7~'
), extraParams=SymmPerChannelQuantParams(3, [0.125, 0.25, 0.375, 0.125, 0.25, 0.375, 0.125, 0.25, 0.375, 0.125, 0.25, 0.375, 0.125, 0.25, 0.375, 0.125, 0.25, 0.375, 0.125, 0.25, 0.375, 0.125, 0.25, 0.375, 0.125, 0.25, 0.375, 0.125, 0.25, 0.375, 0.125, 0.25, 0.375, 0.125, 0.25, 0.375, 0.125, 0.25]))
bias_5 = Parameter('bias_5', ('TENSOR_INT32', [38]), [-760, -720, -680, -640, -600, -560, -520, -480, -440, -400, -360, -320, -280, -240, -200, -160,
    -120, -80, -40, 0, 40, 80, 120, 160, 200, 240, 280, 320, 360, 400, 440, 480, 520, 560, 600, 640,
    680, 720])
output_5 = Output('output_5', ('TENSOR_QUANT8_ASYMM', [1, 1, 1, 38], 2.0, 110))
input_7 = Input('input_7', ('TENSOR_QUANT8_ASYMM', [1, 3, 3, 40], 0.5, 100))
filter_7 = Parameter('filter_7', ('TENSOR_QUANT8_SYMM_PER_CHANNEL', [1, 3, 3, 40]), packed('|i1',
    'c-rIOW#wXG|HAT}@fY`Bj!_P+H~>N#abf'
), extraParams=SymmPerChannelQuantParams(3, [0.125, 0.25, 0.375, 0.125, 0.25, 0.375, 0.125, 0.25, 0.375, 0.125, 0.25, 0.375, 0.125, 0.25, 0.375, 0.125, 0.25, 0.375, 0.125, 0.25, 0.375, 0.125, 0.25, 0.375, 0.125, 0.25, 0.375, 0.125, 0.25, 0.375, 0.125, 0.25, 0.375, 0.125, 0.25, 0.375, 0.125, 0.25, 0.375, 0.125]))
bias_7 = Parameter('bias_7', ('TENSOR_INT32', [40]), [-800, -760, -720, -680, -640, -600, -560, -520, -480, -440, -400, -360, -320, -280, -240, -200,
    -160, -120, -80, -40, 0, 40, 80, 120, 160, 200, 240, 280, 320, 360, 400, 440, 480, 520, 560,
    600, 640, 680, 720, 760])
output_7 = Output('output_7', ('TENSOR_QUANT8_ASYMM', [1, 1, 1, 40], 2.0, 110))
input_9 = Input('input_9', ('TENSOR_QUANT8_ASYMM', [1, 3, 3, 42], 0.5, 100))
filter_9 = Parameter('filter_9', ('TENSOR_QUANT8_SYMM_PER_CHANNEL', [1, 3, 3, 42]), packed('|i1',
    'c-rG)V*kSOo$(j<Uk+YYu2ByCH~_Jsca8'
), extraParams=SymmPerChannelQuantParams(3, [0.125, 0.25, 0.375, 0.125, 0.25, 0.375, 0.125, 0.25, 0.375, 0.125, 0.25, 0.375, 0.125, 0.25, 0.375, 0.125, 0.25, 0.375, 0.125, 0.25, 0.375, 0.125, 0.25, 0.375, 0.125, 0.25, 0.375, 0.125, 0.25, 0.375, 0.125, 0.25, 0.375, 0.125, 0.25, 0.375, 0.125, 0.25, 0.375, 0.125, 0.25, 0.375]))
bias_9 = Parameter('bias_9', ('TENSOR_INT32', [42]), [-840, -800, -760, -720, -680, -640, -600, -560, -520, -480, -440, -400, -360, -320, -280, -240,
    -200, -160, -120, -80, -40, 0, 40, 80, 120, 160, 200, 240, 280, 320, 360, 400, 440, 480, 520,
    560, 600, 640, 680, 720, 760, 800])
output_9 = Output('output_9', ('TENSOR_QUANT8_ASYMM', [1, 1, 1, 42], 2.0, 110))
input_11 = Input('input_11', ('TENSOR_QUANT8_ASYMM', [1, 3, 3, 44], 0.5, 100))
filter_11 = Parameter('filter_11', ('TENSOR_QUANT8_SYMM_PER_CHANNEL', [1, 3, 3, 44]), packed('|i1',
    'c-s5I@}2P)_g@ZPRxT#?FQc4+<NyG$U4ED'
), extraParams=SymmPerChannelQuantParams(3, [0.125, 0.25, 0.375, 0.125, 0.25, 0.375, 0.125, 0.25, 0.375, 0.125, 0.25, 0.375, 0.125, 0.25, 0.375, 0.125, 0.25, 0.375, 0.125, 0.25, 0.375, 0.125, 0.25, 0.375, 0.125, 0.25, 0.375, 0.125, 0.25, 0.375, 0.125, 0.25, 0.375, 0.125, 0.25, 0.375, 0.125, 0.25, 0.375, 0.125, 0.25, 0.375, 0.125, 0.25]))
bias_11 = Parameter('bias_11', ('TENSOR_INT32', [44]), [-880, -840, -800, -760, -720, -680, -640, -600, -560, -520, -480, -440, -400, -360, -320, -280,
    -240, -200, -160, -120, -80, -40, 0, 40, 80, 120, 160, 200, 240, 280, 320, 360, 400, 440, 480,
    520, 560, 600, 640, 680, 720, 760, 800, 840])
output_11 = Output('output_11', ('TENSOR_QUANT8_ASYMM', [1, 1, 1, 44], 2.0, 110))
input_13 = Input('input_13', ('TENSOR_QUANT8_ASYMM', [1, 3, 3, 46], 0.5, 100))
filter_13 = Parameter('filter_13', ('TENSOR_QUANT8_SYMM_PER_CHANNEL', [1, 3, 3, 46]), packed('|i1',
    'c-mw9#r>Cqmz9f&{R_)?#!=4T;s5|M+k)l'
), extraParams=SymmPerChannelQuantParams(3, [0.125, 0.25, 0.375, 0.125, 0.25, 0.375, 0.125, 0.25, 0.375, 0.125, 0.25, 0.375, 0.125, 0.25, 0.375, 0.125, 0.25, 0.375, 0.125, 0.25, 0.375, 0.125, 0.25, 0.375, 0.125, 0.25, 0.375, 0.125, 0.25, 0.375, 0.125, 0.25, 0.375, 0.125, 0.25, 0.375, 0.125, 0.25, 0.375, 0.125, 0.25, 0.375, 0.125, 0.25, 0.375, 0.125]))
bias_13 = Parameter('bias_13', ('TENSOR_INT32', [46]), [-920, -880, -840, -800, -760, -720, -680, -640, -600, -560, -520, -480, -440, -400, -360, -320,
    -280, -240, -200, -160, -120, -80, -40, 0, 40, 80, 120, 160, 200, 240, 280, 320, 360, 400, 440,
    480, 520, 560, 600, 640, 680, 720, 760, 800, 840, 880])
output_13 = Output('output_13', ('TENSOR_QUANT8_ASYMM', [1, 1, 1, 46], 2.0, 110))
input_15 = Input('input_15', ('TENSOR_QUANT8_ASYMM', [1, 3, 3, 48], 0.5, 100))
filter_15 = Parameter('filter_15', ('TENSOR_QUANT8_SYMM_PER_CHANNEL', [1, 3, 3, 48]), packed('|i1',
    'c-s5R!OP0U#QuflJL50zzoVSN&H(^~&505'
), extraParams=SymmPerChannelQuantParams(3, [0.125, 0.25, 0.375, 0.125, 0.25, 0.375, 0.125, 0.25, 0.375, 0.125, 0.25, 0.375, 0.125, 0.25, 0.375, 0.125, 0.25, 0.375, 0.125, 0.25, 0.375, 0.125, 0.25, 0.375, 0.125, 0.25, 0.375, 0.125, 0.25, 0.375, 0.125, 0.25, 0.375, 0.125, 0.25, 0.375, 0.125, 0.25, 0.375, 0.125, 0.25, 0.375, 0.125, 0.25, 0.375, 0.125, 0.25, 0.375]))
bias_15 = Parameter('bias_15', ('TENSOR_INT32', [48]), [-960, -920, -880, -840, -800, -760, -720, -680, -640, -600, -560, -520, -480, -440, -400, -360,
    -320, -280, -240, -200, -160, -120, -80, -40, 0, 40, 80, 120, 160, 200, 240, 280, 320, 360, 400,
    440, 480, 520, 560, 600, 640, 680, 720, 760, 800, 840, 880, 920])
output_15 = Output('output_15', ('TENSOR_QUANT8_ASYMM', [1, 1, 1, 48], 2.0, 110))
model = Model()
model.Operation('DEPTHWISE_CONV_2D', input_1, filter_1, bias_1, 2, 1, 1, 1, 0).To(output_1)
model.Operation('DEPTHWISE_CONV_2D', input_3, filter_3, bias_3, 2, 1, 1, 1, 0).To(output_3)
model.Operation('DEPTHWISE_CONV_2D', input_5, filter_5, bias_5, 2, 1, 1, 1, 0).To(output_5)
model.Operation('DEPTHWISE_CONV_2D', input_7, filter_7, bias_7, 2, 1, 1, 1, 0).To(output_7)
model.Operation('DEPTHWISE_CONV_2D', input_9, filter_9, bias_9, 2, 1, 1, 1, 0).To(output_9)
model.Operation('DEPTHWISE_CONV_2D', input_11, filter_11, bias_11, 2, 1, 1, 1, 0).To(output_11)
model.Operation('DEPTHWISE_CONV_2D', input_13, filter_13, bias_13, 2, 1, 1, 1, 0).To(output_13)
model.Operation('DEPTHWISE_CONV_2D', input_15, filter_15, bias_15, 2, 1, 1, 1, 0).To(output_15)
Example({
    input_1: packed('|i1',
    'c-qU3$cRpj%TLTH%*;#69_0|`0038{dQJ'
),
    output_1: [88, 71, 41, 89, 74, 60, 94, 80, 69, 103, 94, 87, 104, 98, 101, 103, 101, 105, 109, 111, 113, 113,
    128, 134, 119, 130, 141, 123, 129, 145, 124, 141, 161, 127],
    input_3: packed('|i1',
    'c-o6jjmuBWDa_1E%Z|v19_5h30RTYrfs_'
),
    output_3: [86, 64, 51, 87, 73, 63, 95, 78, 73, 98, 85, 75, 103, 94, 89, 107, 97, 103, 111, 113, 111, 114, 118,
    122, 115, 128, 134, 119, 136, 140, 124, 144, 163, 127, 151, 171],
    input_5: packed('|i1',
    'c-qTP%qh&wOUsVPh)#{mALUSo0|34}h}-'
),
    output_5: [81, 49, 19, 84, 69, 62, 97, 88, 73, 99, 91, 87, 100, 85, 68, 96, 90, 98, 110, 116, 125, 114, 122,
    131, 119, 123, 121, 112, 114, 129, 122, 143, 168, 131, 150, 176, 133, 160],
    input_7: packed('|i1',
    'c-kw>%uCCT$cRpj%TLTH9Ocl80|1szkNW'
),
    output_7: [87, 60, 27, 81, 52, 35, 91, 80, 74, 100, 88, 82, 102, 97, 84, 99, 84, 71, 101, 104, 114, 114, 123,
    126, 117, 126, 140, 118, 120, 121, 113, 125, 150, 128, 151, 178, 131, 157, 183, 136],
    input_9: packed('|i1',
    'c-l+Lj>w2kjmuBWDa_1E8|BcC0|4BYmo5'
),
    output_9: [82, 60, 36, 85, 62, 51, 89, 71, 63, 91, 81, 75, 99, 86, 84, 102, 93, 87, 107, 101, 100, 110, 105,
    115, 114, 120, 122, 118, 126, 133, 118, 136, 145, 123, 143, 151, 128, 151, 174, 130, 158, 183],
    input_11: packed('|i1',
    'c-qT|PL0b?%qh&wOUsVP808Ek2LRD+o>2'
),
    output_11: [79, 54, 30, 84, 60, 39, 93, 74, 57, 94, 78, 71, 93, 81, 75, 99, 91, 83, 103, 108, 104, 109, 110,
    111, 113, 109, 115, 114, 121, 131, 117, 128, 155, 124, 140, 159, 127, 149, 157, 128, 151, 176,
    133, 157],
    input_13: packed('|i1',
    'c-o80Ps}OI%uCCT$cRpj8|4fx4ggDSrJ('
),
    output_13: [77, 48, 30, 89, 71, 38, 83, 60, 49, 93, 82, 65, 92, 77, 66, 100, 100, 100, 102, 89, 84, 106, 108,
    117, 111, 106, 110, 112, 122, 143, 123, 127, 127, 118, 134, 156, 129, 145, 153, 126, 146, 176,
    137, 169, 184, 132],
    input_15: packed('|i1',
    'c-qS;%*;#6j>w2kjmuBW8RZOi4gfwUtl9'
),
    output_15: [78, 49, 20, 86, 61, 38, 83, 70, 54, 92, 66, 49, 93, 79, 67, 96, 95, 85, 102, 88, 99, 108, 106, 93,
    106, 109, 112, 112, 115, 136, 118, 127, 125, 122, 138, 153, 121, 134, 157, 127, 147, 166, 135,
    158, 185, 131, 167, 200],
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
