# Licensed under the Apache License, Version 2.0; see LICENSE.
# Written by 'python -m corpus' from corpus/families/activation.py; do not edit.
#
# PRELU: slopes per channel, per element, one for all; quantizations.

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

# How slopes are broadcast.
# Expected values: float64 formula.
input = Input('input', (F32, [2, 3, 2, 5]))
slopes = Parameter('slopes', (F32, [1, 1, 5]), [0.791, 2.386, 2.816, 0.912, 2.486])
output = Output('output', (F32, [2, 3, 2, 5]))
model = Model()
model.Operation('PRELU', input, slopes).To(output)
Example({
    input: packed('<f4',
    'c-jH*01yAooQccV@Mg<7Hz#jz%VzqPoF`Ng9V4hr&AbZJiG%igy8Q0Xi%_yPA7B@#*SvGSkvsB}EfT@}uK1qJ#6h8>r)HtFi7^rq'
    'p=N$V#4+Q8THD4q%yidHLBJ>!NvVAIY>k~>h2`1CqjYGW?cdTEvV+R0M^o=~zzAJHP9{xA@n{2sm6j^|0Qg;i9AQf_%qw$Z(8^>6'
    'ObO2eXP0l<BjAn`@Oud&%oi<W?I3w^S(6t)KS01hKtI4hKR>`azrR1fzrR4fK)^mgzd*o1KfXXfz`#F1z`wvhK)=60KS031zd*k~'
    'zret~z(2qyBX~s'
),
    output: packed('<f4',
    'c-jH*01yAooQdAo@Mh9EHz#m!;(YoAE8<jC9jvHKFTB#ziFo#Vhsy5HC??%CAE*PU*Sv8iyE{FTTr}bj68J&P#6cjVr)I;ni7{Rh'
    'cJhAVPFdqlS^&m3|8%KML0~8pPaS;s>^JLPg;PhyqjY#sx!+$H$Apz9_fy++zz9k}P9_jY@o1cbh&n2jwc=e%93M+Dp(`t5(4b@n'
    'I;+nEB8n8+Bc6g2@O!}&eizSV*vCZ>7?Zp}KS01hKtI7iKR>`azra7hzrR4fK*2shzd*r2KfXXfz`#F1!N0*jK)}C1KS031z(Bu0'
    'zreu0!9T#<ymKA'
),
}, name='channel').AddVariations('relaxed', 'float16')

# Input, slopes and output have scales and zero points of their own.
# Expected values: float64 formula.
input = Input('input', (U8, [2, 3, 2, 5], 0.10000000149011612, 20))
slopes = Parameter('slopes', (U8, [1, 1, 5], 0.013000000268220901, 200), [0, 255, 64, 156, 108])
output = Output('output', (U8, [2, 3, 2, 5], 0.10999999940395355, 27))
model = Model()
model.Operation('PRELU', input, slopes).To(output)
Example({
    input: packed('<i2',
    'c-mw5Z*JHUc3_n^%Yw(;O*>y2uB%-4c5W(zN!^ci)2i=Ey|8h8`jtKS+BeQ3`L09E+bS=s%x@8RdA;`dfp!K8007ai9{2'
),
    output: packed('<i2',
    'c-r&&Xl>dUzJ0N;&aCU2^&9V+E-zpHU`DE{MfI!Y6Duz%+_Cq#`NAON^b3&!)wZ1i>&j1R&1{std!}mN_7(;T007?^9{2'
),
}, name='channel_20_quant8').AddVariations(signed(input, slopes, output))

# Input, slopes and output have scales and zero points of their own.
# Expected values: float64 formula.
input = Input('input', (U8, [2, 3, 2, 5], 0.10000000149011612, 201))
slopes = Parameter('slopes', (U8, [1, 1, 5], 0.013000000268220901, 17), [0, 255, 222, 123, 171])
output = Output('output', (U8, [2, 3, 2, 5], 0.25999999046325684, 224))
model = Model()
model.Operation('PRELU', input, slopes).To(output)
Example({
    input: packed('<i2',
    'c-mw5|7M-tZO=){Qw|u+Y=0EdwB(9=z#sGD)}1B+9yd?dbM3HVSs^Lxtt{z~DBvW{DJgr~*e#6dp6co|n;9qo07CQ`N&'
),
    output: packed('<i2',
    'c-s5;_3fq7=N>CMwm;NbzxUOvo?TCBUVZVpU;I=*WzMsQ9WvL8KJL_MsDH;FvNGs3k92d)bKR)L?k{8yK0MDr0RR9fP$Wb'
),
}, name='channel_201_quant8').AddVariations(signed(input, slopes, output)).DisableLifeTimeVariation()

# How slopes are broadcast.
# Expected values: float64 formula.
input = Input('input', (F32, [2, 3, 4]))
slopes = Parameter('slopes', (F32, [1]), [1.314])
output = Output('output', (F32, [2, 3, 4]))
model = Model()
model.Operation('PRELU', input, slopes).To(output)
Example({
    input: [3.237, 2.104, -0.774, 3.435, -2.749, -0.804, -2.221, -1.436, -2.125, -2.311, 1.309, -0.041, 0.277,
    0.523, -0.528, 0.417, 1.525, 1.847, -3.326, 2.808, 3.493, 1.759, -0.276, -2.869],
    output: [3.237, 2.104, -1.017036, 3.435, -3.6121862, -1.0564561, -2.9183939, -1.886904, -2.79225,
    -3.0366542, 1.309, -0.053874, 0.277, 0.523, -0.693792, 0.417, 1.525, 1.847, -4.370364, 2.808,
    3.493, 1.759, -0.36266398, -3.769866],
}, name='one').AddVariations('relaxed', 'float16').DisableLifeTimeVariation()

# Input, slopes and output have scales and zero points of their own.
# Expected values: float64 formula.
input = Input('input', (U8, [2, 3, 4], 0.10000000149011612, 20))
slopes = Parameter('slopes', (U8, [1], 0.013000000268220901, 200), [94])
output = Output('output', (U8, [2, 3, 4], 0.0989999994635582, 6))
model = Model()
model.Operation('PRELU', input, slopes).To(output)
Example({
    input: [0, 255, 255, 34, 59, 227, 149, 145, 32, 68, 130, 209, 238, 154, 73, 15, 98, 37, 28, 184, 81, 49, 4,
    118],
    output: [34, 243, 243, 20, 45, 215, 136, 132, 18, 54, 117, 197, 226, 141, 60, 13, 85, 23, 14, 172, 68, 35,
    28, 105],
}, name='one_20_quant8').AddVariations(signed(input, slopes, output)).DisableLifeTimeVariation()

# Input, slopes and output have scales and zero points of their own.
# Expected values: float64 formula.
input = Input('input', (U8, [2, 3, 4], 0.10000000149011612, 201))
slopes = Parameter('slopes', (U8, [1], 0.013000000268220901, 17), [76])
output = Output('output', (U8, [2, 3, 4], 0.09099999815225601, 183))
model = Model()
model.Operation('PRELU', input, slopes).To(output)
Example({
    input: [0, 255, 29, 119, 191, 9, 1, 217, 8, 32, 38, 110, 28, 87, 27, 234, 188, 109, 146, 180, 217, 134,
    166, 3],
    output: [14, 242, 38, 114, 175, 21, 14, 201, 20, 41, 46, 106, 37, 87, 36, 219, 172, 105, 137, 165, 201, 127,
    153, 16],
}, name='one_201_quant8').AddVariations(signed(input, slopes, output)).DisableLifeTimeVariation()

# How slopes are broadcast.
# Expected values: float64 formula.
input = Input('input', (F32, [3, 4]))
slopes = Parameter('slopes', (F32, [3, 4]), [-0.918, 0.929, 1.442, 0.269, 2.55, 0.02, 0.366, 1.245, 0.655, 1.445, -0.274, 1.78])
output = Output('output', (F32, [3, 4]))
model = Model()
model.Operation('PRELU', input, slopes).To(output)
Example({
    input: [1.666, 0.892, 1.304, 2.873, 2.161, -0.502, -0.283, -2.894, 1.244, 0.283, -3.618, -0.623],
    output: [1.666, 0.892, 1.304, 2.873, 2.161, -0.010039999, -0.103577994, -3.60303, 1.244, 0.283, 0.991332,
    -1.10894],
}, name='elements').AddVariations('relaxed', 'float16').DisableLifeTimeVariation()

# Input, slopes and output have scales and zero points of their own.
# Expected values: float64 formula.
input = Input('input', (U8, [3, 4], 0.10000000149011612, 20))
slopes = Parameter('slopes', (U8, [3, 4], 0.013000000268220901, 200), [0, 255, 56, 112, 36, 97, 76, 184, 248, 82, 64, 69])
output = Output('output', (U8, [3, 4], 0.09600000083446503, 0))
model = Model()
model.Operation('PRELU', input, slopes).To(output)
Example({
    input: [0, 255, 217, 45, 157, 43, 166, 93, 141, 140, 87, 12],
    output: [54, 245, 205, 26, 143, 24, 152, 76, 126, 125, 70, 14],
}, name='elements_20_quant8').AddVariations(signed(input, slopes, output)).DisableLifeTimeVariation()

# Input, slopes and output have scales and zero points of their own.
# Expected values: float64 formula.
input = Input('input', (U8, [3, 4], 0.10000000149011612, 201))
slopes = Parameter('slopes', (U8, [3, 4], 0.013000000268220901, 17), [0, 255, 130, 148, 108, 89, 152, 183, 183, 100, 207, 55])
output = Output('output', (U8, [3, 4], 0.17000000178813934, 213))
model = Model()
model.Operation('PRELU', input, slopes).To(output)
Example({
    input: [0, 255, 85, 155, 2, 81, 88, 126, 214, 67, 62, 14],
    output: [239, 245, 113, 167, 75, 147, 96, 118, 221, 128, 11, 159],
}, name='elements_201_quant8').AddVariations(signed(input, slopes, output)).DisableLifeTimeVariation()

# How slopes are broadcast.
# Expected values: float64 formula.
input = Input('input', (F32, [2, 3, 4]))
slopes = Parameter('slopes', (F32, [3, 1]), [0.284, 2.337, 1.016])
output = Output('output', (F32, [2, 3, 4]))
model = Model()
model.Operation('PRELU', input, slopes).To(output)
Example({
    input: [-2.957, 1.424, 2.055, 0.402, 2.576, -3.842, 1.962, 2.115, -3.815, 1.431, -3.024, 3.601, 0.192,
    1.091, -1.72, 0.066, -0.024, -3.098, 3.757, 0.137, 1.082, 1.525, 2.804, -1.207],
    output: [-0.839788, 1.424, 2.055, 0.402, 2.576, -8.978754, 1.962, 2.115, -3.8760402, 1.431, -3.072384,
    3.601, 0.192, 1.091, -0.48848003, 0.066, -0.056087997, -7.240026, 3.757, 0.137, 1.082, 1.525,
    2.804, -1.226312],
}, name='rows').AddVariations('relaxed', 'float16').DisableLifeTimeVariation()

# Input, slopes and output have scales and zero points of their own.
# Expected values: float64 formula.
input = Input('input', (U8, [2, 3, 4], 0.10000000149011612, 20))
slopes = Parameter('slopes', (U8, [3, 1], 0.013000000268220901, 200), [0, 255, 12])
output = Output('output', (U8, [2, 3, 4], 0.10000000149011612, 14))
model = Model()
model.Operation('PRELU', input, slopes).To(output)
Example({
    input: [0, 255, 66, 112, 214, 19, 176, 230, 214, 141, 66, 63, 69, 118, 82, 61, 193, 244, 185, 11, 42, 114,
    133, 47],
    output: [66, 249, 60, 106, 208, 13, 170, 224, 208, 135, 60, 57, 63, 112, 76, 55, 187, 238, 179, 8, 36, 108,
    127, 41],
}, name='rows_20_quant8').AddVariations(signed(input, slopes, output)).DisableLifeTimeVariation()

# Input, slopes and output have scales and zero points of their own.
# Expected values: float64 formula.
input = Input('input', (U8, [2, 3, 4], 0.10000000149011612, 201))
slopes = Parameter('slopes', (U8, [3, 1], 0.013000000268220901, 17), [0, 255, 44])
output = Output('output', (U8, [2, 3, 4], 0.25, 222))
model = Model()
model.Operation('PRELU', input, slopes).To(output)
Example({
    input: [0, 255, 211, 210, 221, 98, 32, 182, 79, 220, 58, 33, 153, 55, 224, 183, 220, 110, 221, 43, 67, 157,
    20, 200],
    output: [240, 244, 226, 226, 230, 95, 13, 198, 205, 230, 202, 198, 226, 235, 231, 224, 230, 109, 230, 26,
    203, 216, 197, 222],
}, name='rows_201_quant8').AddVariations(signed(input, slopes, output)).DisableLifeTimeVariation()

# How slopes are broadcast.
# Expected values: float64 formula.
input = Input('input', (F32, [2, 3, 4]))
slopes = Parameter('slopes', (F32, [2, 1, 1]), [-0.811, -0.555])
output = Output('output', (F32, [2, 3, 4]))
model = Model()
model.Operation('PRELU', input, slopes).To(output)
Example({
    input: [1.038, -0.877, -2.997, 1.684, -0.973, 0.31, -3.797, -1.318, -0.664, -3.682, -3.282, 2.682, 0.281,
    -0.408, 2.981, 1.863, -1.851, 1.279, 0.591, 2.192, 0.663, -0.522, -3.486, 2.96],
    output: [1.038, 0.71124697, 2.430567, 1.684, 0.789103, 0.31, 3.079367, 1.068898, 0.53850394, 2.9861019,
    2.661702, 2.682, 0.281, 0.22644, 2.981, 1.863, 1.027305, 1.279, 0.591, 2.192, 0.663, 0.28971002,
    1.93473, 2.96],
}, name='batches').AddVariations('relaxed', 'float16').DisableLifeTimeVariation()

# Input, slopes and output have scales and zero points of their own.
# Expected values: float64 formula.
input = Input('input', (U8, [2, 3, 4], 0.10000000149011612, 20))
slopes = Parameter('slopes', (U8, [2, 1, 1], 0.013000000268220901, 200), [77, 110])
output = Output('output', (U8, [2, 3, 4], 0.10000000149011612, 10))
model = Model()
model.Operation('PRELU', input, slopes).To(output)
Example({
    input: [0, 255, 63, 21, 16, 39, 122, 42, 199, 93, 209, 14, 99, 250, 96, 192, 35, 252, 159, 146, 241, 138,
    82, 40],
    output: [42, 245, 53, 11, 16, 29, 112, 32, 189, 83, 199, 20, 89, 240, 86, 182, 25, 242, 149, 136, 231, 128,
    72, 30],
}, name='batches_20_quant8').AddVariations(signed(input, slopes, output)).DisableLifeTimeVariation()

# Input, slopes and output have scales and zero points of their own.
# Expected values: float64 formula.
input = Input('input', (U8, [2, 3, 4], 0.10000000149011612, 201))
slopes = Parameter('slopes', (U8, [2, 1, 1], 0.013000000268220901, 17), [170, 105])
output = Output('output', (U8, [2, 3, 4], 0.20000000298023224, 214))
model = Model()
model.Operation('PRELU', input, slopes).To(output)
Example({
    input: [0, 255, 105, 64, 61, 1, 243, 56, 250, 37, 179, 182, 19, 94, 168, 92, 58, 246, 80, 172, 197, 126,
    97, 247],
    output: [14, 241, 119, 78, 75, 15, 235, 70, 239, 51, 192, 195, 110, 153, 195, 152, 132, 237, 145, 197, 212,
    171, 155, 237],
}, name='batches_201_quant8').AddVariations(signed(input, slopes, output)).DisableLifeTimeVariation()

# How slopes are broadcast.
# Expected values: float64 formula.
input = Input('input', (F32, [3, 1]))
slopes = Parameter('slopes', (F32, [1, 4]), [2.643, 1.231, 1.619, 2.041])
output = Output('output', (F32, [3, 4]))
model = Model()
model.Operation('PRELU', input, slopes).To(output)
Example({
    input: [3.746, -2.317, 1.515],
    output: [3.746, 3.746, 3.746, 3.746, -6.1238303, -2.8522267, -3.7512228, -4.7289968, 1.515, 1.515, 1.515,
    1.515],
}, name='greater_slopes').AddVariations('relaxed', 'float16').DisableLifeTimeVariation()

# Input, slopes and output have scales and zero points of their own.
# Expected values: float64 formula.
input = Input('input', (U8, [3, 1], 0.10000000149011612, 20))
slopes = Parameter('slopes', (U8, [1, 4], 0.013000000268220901, 200), [0, 255, 248, 24])
output = Output('output', (U8, [3, 4], 0.10999999940395355, 28))
model = Model()
model.Operation('PRELU', input, slopes).To(output)
Example({
    input: [0, 255, 27],
    output: [75, 15, 17, 70, 242, 242, 242, 242, 34, 34, 34, 34],
}, name='greater_slopes_20_quant8').AddVariations(signed(input, slopes, output)).DisableLifeTimeVariation()

# Input, slopes and output have scales and zero points of their own.
# Expected values: float64 formula.
input = Input('input', (U8, [3, 1], 0.10000000149011612, 201))
slopes = Parameter('slopes', (U8, [1, 4], 0.013000000268220901, 17), [0, 255, 147, 208])
output = Output('output', (U8, [3, 4], 0.28999999165534973, 226))
model = Model()
model.Operation('PRELU', input, slopes).To(output)
Example({
    input: [0, 255, 251],
    output: [241, 12, 109, 54, 245, 245, 245, 245, 243, 243, 243, 243],
}, name='greater_slopes_201_quant8').AddVariations(signed(input, slopes, output)).DisableLifeTimeVariation()

# How slopes are broadcast.
# Expected values: float64 formula.
input = Input('input', (F32, [3, 3]))
slopes = Parameter('slopes', (F32, [3]), [0.685, -0.15, 2.656])
output = Output('output', (F32, [3, 3]))
model = Model()
model.Operation('PRELU', input, slopes).To(output)
Example({
    input: [-2.396, 3.786, -1.223, 1.724, 0.653, 2.054, -0.159, -3.294, -3.202],
    output: [-1.6412599, 3.786, -3.248288, 1.724, 0.653, 2.054, -0.10891499, 0.4941, -8.504512],
}, name='square_and_vector').AddVariations('relaxed', 'float16').DisableLifeTimeVariation()

# Input, slopes and output have scales and zero points of their own.
# Expected values: float64 formula.
input = Input('input', (U8, [3, 3], 0.10000000149011612, 20))
slopes = Parameter('slopes', (U8, [3], 0.013000000268220901, 200), [0, 255, 189])
output = Output('output', (U8, [3, 3], 0.09700000286102295, 0))
model = Model()
model.Operation('PRELU', input, slopes).To(output)
Example({
    input: [0, 255, 100, 151, 33, 234, 155, 233, 185],
    output: [54, 242, 82, 135, 13, 221, 139, 220, 170],
}, name='square_and_vector_20_quant8').AddVariations(signed(input, slopes, output)).DisableLifeTimeVariation()

# Input, slopes and output have scales and zero points of their own.
# Expected values: float64 formula.
input = Input('input', (U8, [3, 3], 0.10000000149011612, 201))
slopes = Parameter('slopes', (U8, [3], 0.013000000268220901, 17), [0, 255, 33])
output = Output('output', (U8, [3, 3], 0.25999999046325684, 222))
model = Model()
model.Operation('PRELU', input, slopes).To(output)
Example({
    input: [0, 255, 200, 254, 254, 31, 109, 26, 209],
    output: [239, 243, 222, 242, 242, 208, 230, 14, 225],
}, name='square_and_vector_201_quant8').AddVariations(signed(input, slopes, output)).DisableLifeTimeVariation()

# How slopes are broadcast.
# Expected values: float64 formula.
input = Input('input', (F32, [7]))
slopes = Parameter('slopes', (F32, [7]), [2.297, 0.406, 0.201, 1.103, 2.428, -0.77, -0.208])
output = Output('output', (F32, [7]))
model = Model()
model.Operation('PRELU', input, slopes).To(output)
Example({
    input: [-2.262, 3.666, -2.294, 0.097, 2.381, -3.579, 3.251],
    output: [-5.195814, 3.666, -0.461094, 0.097, 2.381, 2.7558298, 3.251],
}, name='rank_1').AddVariations('relaxed', 'float16').DisableLifeTimeVariation()

# Input, slopes and output have scales and zero points of their own.
# Expected values: float64 formula.
input = Input('input', (U8, [7], 0.10000000149011612, 20))
slopes = Parameter('slopes', (U8, [7], 0.013000000268220901, 200), [0, 255, 247, 46, 218, 16, 142])
output = Output('output', (U8, [7], 0.10000000149011612, 10))
model = Model()
model.Operation('PRELU', input, slopes).To(output)
Example({
    input: [0, 255, 162, 20, 39, 233, 216],
    output: [62, 245, 152, 10, 29, 223, 206],
}, name='rank_1_20_quant8').AddVariations(signed(input, slopes, output)).DisableLifeTimeVariation()

# Input, slopes and output have scales and zero points of their own.
# Expected values: float64 formula.
input = Input('input', (U8, [7], 0.10000000149011612, 201))
slopes = Parameter('slopes', (U8, [7], 0.013000000268220901, 17), [0, 255, 224, 252, 11, 242, 61])
output = Output('output', (U8, [7], 0.20000000298023224, 217))
model = Model()
model.Operation('PRELU', input, slopes).To(output)
Example({
    input: [0, 255, 49, 231, 167, 228, 129],
    output: [239, 244, 12, 232, 218, 231, 196],
}, name='rank_1_201_quant8').AddVariations(signed(input, slopes, output)).DisableLifeTimeVariation()

# Results beyond both ends.
# Expected values: float64 formula.
input = Input('input', (U8, [2, 3], 0.10000000149011612, 120))
slopes = Parameter('slopes', (U8, [3], 0.013000000268220901, 200), [31, 182, 118])
output = Output('output', (U8, [2, 3], 0.017000000923871994, 0))
model = Model()
model.Operation('PRELU', input, slopes).To(output)
Example({
    input: [159, 126, 72, 101, 239, 0],
    output: [229, 35, 255, 246, 255, 255],
}, name='saturated_quant8').AddVariations(signed(input, slopes, output)).DisableLifeTimeVariation()

# No result is near a half, so that any sound rounding gives these codes.
# Expected values: float64 formula.
input = Input('input', (U8, [2, 3], 0.10000000149011612, 120))
slopes = Parameter('slopes', (U8, [3], 0.013000000268220901, 200), [206, 235, 188])
quantized = Internal('quantized', (U8, [2, 3], 0.05299999937415123, 2))
output = Output('output', (F32, [2, 3]))
model = Model()
model.Operation('PRELU', input, slopes).To(quantized)
model.Operation('DEQUANTIZE', quantized).To(output)
Example({
    input: [233, 245, 217, 227, 199, 164],
    output: [11.289, 12.507999, 9.699, 10.706, 7.897, 4.399],
}, name='clear_of_halves_quant8').AddVariations(signed(input, slopes, quantized)).DisableLifeTimeVariation()
