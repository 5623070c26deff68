# Licensed under the Apache License, Version 2.0; see LICENSE.
# Written by 'python -m corpus' from corpus/families/fully_connected.py; do not edit.
#
# FULLY_CONNECTED of 8 bits: zero points, scales.

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
S8 = 'TENSOR_QUANT8_ASYMM_SIGNED'

# The input becomes rows as long as those of the weights.
# Expected values: float64 formula.
input = Input('input', (U8, [3, 5], 0.5, 31))
weights = Parameter('weights', (U8, [4, 5], 0.25, 116), [140, 181, 93, 72, 136, 175, 136, 108, 180, 133, 244, 155, 131, 238, 169, 204, 247, 84, 129, 241])
bias = Parameter('bias', (I32, [4], 0.125, 0), [-4580, -7962, 5724, -2139])
activation = Int32Scalar('activation', 0)
output = Output('output', (U8, [3, 4], 30.0, 29))
model = Model()
model.Operation('FULLY_CONNECTED', input, weights, bias, activation).To(output)
Example({
    input: [0, 255, 39, 247, 226, 83, 155, 215, 137, 53, 73, 117, 123, 136, 108],
    output: [43, 78, 226, 243, 13, 43, 171, 100, 16, 44, 165, 116],
}, name='rank_2_quant8')

# The input becomes rows as long as those of the weights.
# Expected values: float64 formula.
input = Input('input', (U8, [3, 5], 0.5, 31))
weights = Parameter('weights', (U8, [4, 5], 0.25, 128), [186, 188, 128, 175, 119, 112, 96, 222, 241, 78, 103, 105, 133, 206, 126, 242, 156, 86, 146, 175])
bias = Parameter('bias', (I32, [4], 0.125, 0), [6060, 3384, 2029, 1928])
activation = Int32Scalar('activation', 0)
output = Output('output', (U8, [3, 4], 19.0, 37))
model = Model()
model.Operation('FULLY_CONNECTED', input, weights, bias, activation).To(output)
Example({
    input: [0, 255, 38, 89, 190, 172, 172, 68, 115, 238, 101, 251, 121, 72, 27],
    output: [162, 11, 49, 122, 200, 32, 47, 245, 203, 93, 30, 121],
}, name='rank_2_more_quant8').AddVariations(signed(input, weights, output)).DisableLifeTimeVariation()

# The input becomes rows as long as those of the weights.
# Expected values: float64 formula.
input = Input('input', (U8, [2, 3, 4], 0.5, 31))
weights = Parameter('weights', (U8, [3, 4], 0.25, 128), [82, 180, 172, 211, 244, 140, 171, 243, 247, 193, 208, 131])
bias = Parameter('bias', (I32, [3], 0.125, 0), [2105, 6256, 1836])
activation = Int32Scalar('activation', 0)
output = Output('output', (U8, [6, 3], 26.0, 0))
model = Model()
model.Operation('FULLY_CONNECTED', input, weights, bias, activation).To(output)
Example({
    input: [0, 255, 109, 244, 121, 199, 60, 204, 162, 186, 249, 201, 127, 102, 121, 12, 153, 153, 154, 216, 38,
    245, 73, 168],
    output: [174, 160, 94, 107, 192, 126, 134, 251, 219, 18, 96, 120, 113, 233, 167, 126, 131, 98],
}, name='rank_3_quant8').AddVariations(signed(input, weights, output))

# The input becomes rows as long as those of the weights.
# Expected values: float64 formula.
input = Input('input', (U8, [2, 3, 4], 0.5, 31))
weights = Parameter('weights', (U8, [3, 4], 0.25, 116), [126, 240, 110, 77, 105, 96, 115, 187, 229, 111, 96, 104])
bias = Parameter('bias', (I32, [3], 0.125, 0), [5496, 2236, 1016])
activation = Int32Scalar('activation', 0)
output = Output('output', (U8, [6, 3], 20.0, 66))
model = Model()
model.Operation('FULLY_CONNECTED', input, weights, bias, activation).To(output)
Example({
    input: [0, 255, 201, 133, 17, 209, 23, 130, 71, 32, 38, 1, 145, 237, 94, 136, 121, 199, 129, 6, 182, 48, 0,
    246],
    output: [241, 98, 15, 214, 103, 50, 111, 64, 102, 239, 93, 131, 239, 41, 120, 72, 163, 166],
}, name='rank_3_more_quant8').DisableLifeTimeVariation()

# The input becomes rows as long as those of the weights.
# Expected values: float64 formula.
input = Input('input', (U8, [2, 1, 3, 4], 0.5, 31))
weights = Parameter('weights', (U8, [2, 12], 0.25, 116), [81, 219, 252, 83, 206, 77, 195, 143, 153, 209, 243, 148, 213, 157, 254, 147, 118, 76, 163, 170,
    203, 176, 140, 237])
bias = Parameter('bias', (I32, [2], 0.125, 0), [-5344, 23411])
activation = Int32Scalar('activation', 0)
output = Output('output', (U8, [2, 2], 28.0, 0))
model = Model()
model.Operation('FULLY_CONNECTED', input, weights, bias, activation).To(output)
Example({
    input: [0, 255, 88, 74, 169, 167, 111, 71, 179, 156, 235, 144, 189, 171, 68, 114, 214, 129, 83, 154, 47,
    87, 38, 126],
    output: [255, 255, 159, 255],
}, name='rank_4_quant8').DisableLifeTimeVariation()

# The input becomes rows as long as those of the weights.
# Expected values: float64 formula.
input = Input('input', (U8, [2, 1, 3, 4], 0.5, 31))
weights = Parameter('weights', (U8, [2, 12], 0.25, 128), [243, 204, 126, 97, 212, 115, 203, 186, 111, 79, 229, 216, 200, 206, 136, 248, 198, 114, 141, 212,
    212, 162, 114, 212])
bias = Parameter('bias', (I32, [2], 0.125, 0), [-17222, -2627])
activation = Int32Scalar('activation', 0)
output = Output('output', (U8, [2, 2], 20.0, 0))
model = Model()
model.Operation('FULLY_CONNECTED', input, weights, bias, activation).To(output)
Example({
    input: [0, 255, 1, 145, 224, 250, 169, 108, 59, 26, 244, 197, 128, 92, 151, 158, 139, 219, 177, 39, 242,
    71, 93, 191],
    output: [255, 255, 170, 255],
}, name='rank_4_more_quant8').AddVariations(signed(input, weights, output)).DisableLifeTimeVariation()

# The input becomes rows as long as those of the weights.
# Expected values: float64 formula.
input = Input('input', (U8, [2, 6], 0.5, 31))
weights = Parameter('weights', (U8, [3, 4], 0.25, 128), [251, 116, 156, 162, 240, 203, 146, 104, 197, 163, 162, 231])
bias = Parameter('bias', (I32, [3], 0.125, 0), [697, -1402, 6289])
activation = Int32Scalar('activation', 0)
output = Output('output', (U8, [3, 3], 21.0, 24))
model = Model()
model.Operation('FULLY_CONNECTED', input, weights, bias, activation).To(output)
Example({
    input: [0, 255, 120, 239, 105, 135, 99, 192, 23, 68, 101, 169],
    output: [46, 75, 241, 119, 96, 226, 59, 15, 165],
}, name='flattened_quant8').AddVariations(signed(input, weights, output)).DisableLifeTimeVariation()

# The input becomes rows as long as those of the weights.
# Expected values: float64 formula.
input = Input('input', (U8, [2, 7], 0.5, 31))
weights = Parameter('weights', (U8, [1, 7], 0.25, 116), [249, 188, 85, 73, 115, 241, 69])
bias = Parameter('bias', (I32, [1], 0.125, 0), [2912])
activation = Int32Scalar('activation', 0)
output = Output('output', (U8, [2, 1], 20.0, 60))
model = Model()
model.Operation('FULLY_CONNECTED', input, weights, bias, activation).To(output)
Example({
    input: [0, 255, 126, 121, 103, 246, 156, 87, 25, 47, 235, 202, 40, 217],
    output: [241, 15],
}, name='one_unit_quant8').DisableLifeTimeVariation()

# The input becomes rows as long as those of the weights.
# Expected values: float64 formula.
input = Input('input', (U8, [3, 1], 0.5, 31))
weights = Parameter('weights', (U8, [4, 1], 0.25, 128), [235, 159, 141, 244])
bias = Parameter('bias', (I32, [4], 0.125, 0), [-680, -1098, 1430, -496])
activation = Int32Scalar('activation', 0)
output = Output('output', (U8, [3, 4], 16.0, 44))
model = Model()
model.Operation('FULLY_CONNECTED', input, weights, bias, activation).To(output)
Example({
    input: [0, 255, 72],
    output: [13, 28, 52, 12, 226, 90, 78, 243, 73, 45, 59, 77],
}, name='one_input_quant8').AddVariations(signed(input, weights, output)).DisableLifeTimeVariation()

# The input becomes rows as long as those of the weights.
# Expected values: float64 formula.
input = Input('input', (U8, [4, 4], 0.5, 31))
weights = Parameter('weights', (U8, [4, 4], 0.25, 116), [131, 246, 100, 192, 198, 114, 183, 99, 113, 204, 159, 216, 191, 164, 229, 200])
bias = Parameter('bias', (I32, [4], 0.125, 0), [5860, -4443, 547, -5075])
activation = Int32Scalar('activation', 0)
output = Output('output', (U8, [4, 4], 23.0, 34))
model = Model()
model.Operation('FULLY_CONNECTED', input, weights, bias, activation).To(output)
Example({
    input: [0, 255, 103, 95, 67, 93, 154, 110, 200, 160, 78, 203, 7, 235, 106, 25],
    output: [242, 14, 196, 126, 135, 63, 138, 149, 238, 85, 200, 216, 199, 25, 149, 93],
}, name='square_quant8').DisableLifeTimeVariation()

# The input becomes rows as long as those of the weights.
# Expected values: float64 formula.
input = Input('input', (U8, [2, 17], 0.5, 31))
weights = Parameter('weights', (U8, [3, 17], 0.25, 128), packed('<i2',
    'c-lL<WYUXg*X~E<p3a^yyZO?QPY)~dw%yrUSg|iSa7N*!n?IV%TWc;~Exq^jUiyahlhS$~wlk0p00gHYA^'
))
bias = Parameter('bias', (I32, [3], 0.125, 0), [-18154, 28267, -15948])
activation = Int32Scalar('activation', 0)
output = Output('output', (U8, [2, 3], 33.0, 0))
model = Model()
model.Operation('FULLY_CONNECTED', input, weights, bias, activation).To(output)
Example({
    input: packed('<i2',
    'c-mw5A0|50UMk?5!e*_vH=UhV?3j2y^VjZ-@NlQ=KAhZ+)3q500stJG4_E'
),
    output: [77, 231, 114, 220, 255, 173],
}, name='size_17_quant8').AddVariations(signed(input, weights, output)).DisableLifeTimeVariation()

# The input becomes rows as long as those of the weights.
# Expected values: float64 formula.
input = Input('input', (U8, [2, 3], 0.5, 31))
weights = Parameter('weights', (U8, [17, 3], 0.25, 116), packed('<i2',
    'c-m_Sn{?{YqOz*fmtKFJ_O18u!)ZxJ^P5`^&6{`V<i(C2|E=v;CN^ee-+q=dFUimQ>j(GD^9-Z|0JK^k>H'
))
bias = Parameter('bias', (I32, [17], 0.125, 0), [-3913, 5611, -1417, -2695, -3032, -3312, 287, 5447, -980, -3085, -5206, 5599, 3620, 1581, 1818,
    -1418, 1801])
activation = Int32Scalar('activation', 0)
output = Output('output', (U8, [2, 17], 42.0, 46))
model = Model()
model.Operation('FULLY_CONNECTED', input, weights, bias, activation).To(output)
Example({
    input: [0, 255, 87, 241, 252, 206],
    output: packed('<i2',
    'c-j-{uxYBzP74W$<7?6{mYrd*b~WbH-1TAAU5m_Tnr+itX3szn007Ey4ln'
),
}, name='units_17_quant8').DisableLifeTimeVariation()

# The input becomes rows as long as those of the weights.
# Expected values: float64 formula.
input = Input('input', (U8, [1, 6], 0.5, 31))
weights = Parameter('weights', (U8, [5, 6], 0.25, 128), packed('<i2',
    'c-m{vs(tut*NcCXQ@hr6@7b|y*XxbDrv(1VK78%{sdF_9cmV*dqZG^'
))
bias = Parameter('bias', (I32, [5], 0.125, 0), [-1315, 2257, -579, -2235, 10354])
activation = Int32Scalar('activation', 0)
output = Output('output', (U8, [1, 5], 22.0, 0))
model = Model()
model.Operation('FULLY_CONNECTED', input, weights, bias, activation).To(output)
Example({
    input: [0, 255, 185, 93, 72, 200],
    output: [79, 208, 255, 63, 255],
}, name='one_batch_quant8').AddVariations(signed(input, weights, output)).DisableLifeTimeVariation()

# The input becomes rows as long as those of the weights.
# Expected values: float64 formula.
input = Input('input', (U8, [2, 6], 0.25, 0))
weights = Parameter('weights', (U8, [3, 6], 0.5, 255), [218, 240, 249, 254, 248, 228, 232, 237, 235, 232, 205, 206, 215, 208, 254, 254, 252, 236])
bias = Parameter('bias', (I32, [3], 0.125, 0), [-5478, -9675, -3414])
activation = Int32Scalar('activation', 0)
output = Output('output', (U8, [2, 3], 15.0, 255))
model = Model()
model.Operation('FULLY_CONNECTED', input, weights, bias, activation).To(output)
Example({
    input: [0, 255, 242, 85, 25, 75, 169, 186, 165, 228, 168, 156],
    output: [146, 38, 111, 79, 0, 65],
}, name='zero_points_0_255_quant8').DisableLifeTimeVariation()

# The input becomes rows as long as those of the weights.
# Expected values: float64 formula.
input = Input('input', (U8, [2, 6], 0.25, 255))
weights = Parameter('weights', (U8, [3, 6], 0.5, 0), [113, 56, 182, 121, 44, 131, 136, 59, 242, 194, 139, 133, 33, 27, 190, 216, 108, 125])
bias = Parameter('bias', (I32, [3], 0.125, 0), [-9856, -3742, 9802])
activation = Int32Scalar('activation', 0)
output = Output('output', (U8, [2, 3], 27.0, 255))
model = Model()
model.Operation('FULLY_CONNECTED', input, weights, bias, activation).To(output)
Example({
    input: [0, 255, 107, 3, 104, 231, 236, 15, 95, 32, 149, 4],
    output: [0, 0, 0, 0, 0, 0],
}, name='zero_points_255_0_quant8').DisableLifeTimeVariation()

# The input becomes rows as long as those of the weights.
# Expected values: float64 formula.
input = Input('input', (U8, [2, 6], 0.25, 0))
weights = Parameter('weights', (U8, [3, 6], 0.5, 0), [79, 176, 213, 58, 114, 22, 94, 230, 181, 163, 62, 121, 220, 36, 32, 139, 52, 233])
bias = Parameter('bias', (I32, [3], 0.125, 0), [11285, 10580, 7260])
activation = Int32Scalar('activation', 0)
output = Output('output', (U8, [2, 3], 42.0, 0))
model = Model()
model.Operation('FULLY_CONNECTED', input, weights, bias, activation).To(output)
Example({
    input: [0, 255, 148, 202, 253, 160, 70, 163, 179, 128, 130, 123],
    output: [255, 255, 255, 255, 255, 255],
}, name='zero_points_0_0_quant8').DisableLifeTimeVariation()

# The input becomes rows as long as those of the weights.
# Expected values: float64 formula.
input = Input('input', (U8, [2, 6], 0.25, 255))
weights = Parameter('weights', (U8, [3, 6], 0.5, 255), [219, 206, 251, 214, 241, 220, 207, 224, 242, 224, 244, 205, 225, 223, 242, 217, 212, 240])
bias = Parameter('bias', (I32, [3], 0.125, 0), [9319, 4949, 7359])
activation = Int32Scalar('activation', 0)
output = Output('output', (U8, [2, 3], 4.5, 0))
model = Model()
model.Operation('FULLY_CONNECTED', input, weights, bias, activation).To(output)
Example({
    input: [0, 255, 104, 128, 192, 11, 110, 161, 241, 180, 96, 49],
    output: [255, 255, 255, 255, 255, 255],
}, name='zero_points_255_255_quant8').DisableLifeTimeVariation()

# The same sums in steps finer or coarser than those of the products.
# Expected values: float64 formula.
input = Input('input', (U8, [3, 6], 0.5, 31))
weights = Parameter('weights', (U8, [4, 6], 0.25, 128), [147, 79, 136, 244, 190, 153, 210, 200, 246, 202, 245, 204, 173, 135, 201, 138, 206, 226, 138, 162,
    202, 104, 115, 252])
bias = Parameter('bias', (I32, [4], 0.125, 0), [9043, 6864, -5210, -716])
activation = Int32Scalar('activation', 0)
output = Output('output', (U8, [3, 4], 11.0, 0))
model = Model()
model.Operation('FULLY_CONNECTED', input, weights, bias, activation).To(output)
Example({
    input: [0, 255, 168, 10, 231, 211, 35, 215, 224, 60, 93, 91, 90, 170, 82, 150, 87, 249],
    output: [148, 255, 255, 255, 118, 255, 243, 255, 255, 255, 255, 255],
}, name='saturated_quant8').AddVariations(signed(input, weights, output)).DisableLifeTimeVariation()

# The same sums in steps finer or coarser than those of the products.
# Expected values: float64 formula.
input = Input('input', (U8, [3, 6], 0.5, 31))
weights = Parameter('weights', (U8, [4, 6], 0.25, 128), [147, 79, 136, 244, 190, 153, 210, 200, 246, 202, 245, 204, 173, 135, 201, 138, 206, 226, 138, 162,
    202, 104, 115, 252])
bias = Parameter('bias', (I32, [4], 0.125, 0), [9043, 6864, -5210, -716])
activation = Int32Scalar('activation', 0)
output = Output('output', (U8, [3, 4], 1360.0, 0))
model = Model()
model.Operation('FULLY_CONNECTED', input, weights, bias, activation).To(output)
Example({
    input: [0, 255, 168, 10, 231, 211, 35, 215, 224, 60, 93, 91, 90, 170, 82, 150, 87, 249],
    output: [1, 7, 3, 3, 1, 5, 2, 2, 2, 5, 3, 3],
}, name='coarse_quant8').AddVariations(signed(input, weights, output)).DisableLifeTimeVariation()

# The same sums in steps finer or coarser than those of the products.
# Expected values: float64 formula.
input = Input('input', (U8, [3, 6], 0.5, 31))
weights = Parameter('weights', (U8, [4, 6], 0.25, 128), [147, 79, 136, 244, 190, 153, 210, 200, 246, 202, 245, 204, 173, 135, 201, 138, 206, 226, 138, 162,
    202, 104, 115, 252])
bias = Parameter('bias', (I32, [4], 0.125, 0), [9043, 6864, -5210, -716])
activation = Int32Scalar('activation', 0)
output = Output('output', (U8, [3, 4], 0.029999999329447746, 100))
model = Model()
model.Operation('FULLY_CONNECTED', input, weights, bias, activation).To(output)
Example({
    input: [0, 255, 168, 10, 231, 211, 35, 215, 224, 60, 93, 91, 90, 170, 82, 150, 87, 249],
    output: [255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255],
}, name='fine_quant8').AddVariations(signed(input, weights, output)).DisableLifeTimeVariation()

# The same sums in steps finer or coarser than those of the products.
# Expected values: float64 formula.
input = Input('input', (U8, [3, 6], 0.5, 31))
weights = Parameter('weights', (U8, [4, 6], 0.25, 128), [147, 79, 136, 244, 190, 153, 210, 200, 246, 202, 245, 204, 173, 135, 201, 138, 206, 226, 138, 162,
    202, 104, 115, 252])
bias = Parameter('bias', (I32, [4], 0.125, 0), [9043, 6864, -5210, -716])
activation = Int32Scalar('activation', 0)
output = Output('output', (U8, [3, 4], 0.125, 9))
model = Model()
model.Operation('FULLY_CONNECTED', input, weights, bias, activation).To(output)
Example({
    input: [0, 255, 168, 10, 231, 211, 35, 215, 224, 60, 93, 91, 90, 170, 82, 150, 87, 249],
    output: [255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255],
}, name='as_products_quant8').AddVariations(signed(input, weights, output)).DisableLifeTimeVariation()

# Results on both sides of every limit of a fused activation.
# Expected values: float64 formula.
input = Input('input', (U8, [3, 5], 0.05000000074505806, 140))
weights = Parameter('weights', (U8, [4, 5], 0.019999999552965164, 128), [131, 160, 220, 119, 155, 149, 193, 99, 187, 138, 111, 120, 248, 101, 253, 78, 222, 134, 222, 143])
bias = Parameter('bias', (I32, [4], 0.000999999992549419, 0), [9996, -8139, 3925, 2308])
activation = Int32Scalar('activation', 0)
output = Output('output', (U8, [3, 4], 0.05999999865889549, 120))
model = Model()
model.Operation('FULLY_CONNECTED', input, weights, bias, activation).To(output)
Example({
    input: [0, 255, 20, 226, 136, 109, 20, 0, 211, 81, 168, 11, 188, 209, 46],
    output: [142, 202, 0, 255, 0, 0, 0, 79, 240, 0, 64, 22],
}, name='activation_quant8').AddAllActivations(output, activation).AddVariations(signed(input, weights, output)).DisableLifeTimeVariation()

# No result is near a half, so that any sound rounding gives these codes.
# Expected values: float64 formula.
input = Input('input', (U8, [2, 4], 0.5, 31))
weights = Parameter('weights', (U8, [3, 4], 0.25, 128), [169, 109, 165, 251, 96, 203, 143, 124, 150, 142, 166, 100])
bias = Parameter('bias', (I32, [3], 0.125, 0), [-1932, -791, 972])
activation = Int32Scalar('activation', 0)
quantized = Internal('quantized', (U8, [2, 3], 17.0, 13))
output = Output('output', (F32, [2, 3]))
model = Model()
model.Operation('FULLY_CONNECTED', input, weights, bias, activation).To(quantized)
model.Operation('DEQUANTIZE', quantized).To(output)
Example({
    input: [0, 255, 248, 160, 99, 148, 186, 125],
    output: [2057.0, 2465.0, 1003.0, 1989.0, 969.0, 918.0],
}, name='clear_of_halves_quant8').AddVariations(signed(input, weights, quantized)).DisableLifeTimeVariation()

# Signed weights with a zero point.
# Expected values: float64 formula. TF Lite's signed weights have no zero point.
input = Input('input', (S8, [3, 5], 0.5, -97))
weights = Parameter('weights', (S8, [4, 5], 0.25, -12), [-3, -27, 62, 20, 109, 44, 28, -31, 5, 48, 21, 28, -24, 111, -51, 17, 119, 11, -6, -62])
bias = Parameter('bias', (I32, [4], 0.125, 0), [6717, -1668, 9516, 9167])
activation = Int32Scalar('activation', 0)
output = Output('output', (S8, [3, 4], 23.0, -128))
model = Model()
model.Operation('FULLY_CONNECTED', input, weights, bias, activation).To(output)
Example({
    input: [-128, 127, 106, 62, -110, -103, -71, 127, 45, 60, 49, 45, 38, 102, -107],
    output: [-11, -108, 63, 111, 124, -92, -25, -71, -14, -61, 107, 72],
}, name='any_weights_quant8_signed').DisableLifeTimeVariation()
