# Licensed under the Apache License, Version 2.0; see LICENSE.
# Written by 'python -m corpus' from corpus/families/activation.py; do not edit.
#
# PRELU: slopes per channel, per element, one for all; quantizations.

# How slopes are broadcast.
# Expected values: float64 formula.
input = Input('input', ('TENSOR_FLOAT32', [2, 3, 2, 5]))
slopes = Parameter('slopes', ('TENSOR_FLOAT32', [1, 1, 5]), [0.791, 2.386, 2.816, 0.912, 2.486])
output = Output('output', ('TENSOR_FLOAT32', [2, 3, 2, 5]))
model = Model()
model.Operation('PRELU', input, slopes).To(output)
Example({
    input: [3.825, 1.506, 2.129, -3.463, 3.01, 3.229, 0.65, -3.213, 3.136, 1.887, 0.907, -2.048, 0.001, -1.169,
    -1.175, 0.666, -1.963, -0.503, -1.939, 3.467, -0.251, 2.443, -3.529, 0.199, 2.769, -1.6, 2.679,
    -3.81, 3.536, 1.627, -0.396, 3.565, 2.095, -3.192, -2.151, 1.621, 2.062, -3.616, -1.184, -3.744,
    1.706, 2.555, -1.757, -1.116, 2.309, 1.88, 3.929, -2.147, -2.541, -1.601, 2.373, -0.679, 0.891,
    -1.857, -2.508, -3.903, -0.059, -3.395, 1.151, -2.374],
    output: [3.825, 1.506, 2.129, -3.158256, 3.01, 3.229, 0.65, -9.047808, 3.136, 1.887, 0.907, -4.886528,
    0.001, -1.066128, -2.92105, 0.666, -4.683718, -1.416448, -1.768368, 3.467, -0.19854099, 2.443,
    -9.937664, 0.199, 2.769, -1.2656001, 2.679, -10.72896, 3.536, 1.627, -0.313236, 3.565, 2.095,
    -2.911104, -5.3473864, 1.621, 2.062, -10.182655, -1.079808, -9.307584, 1.706, 2.555, -4.947712,
    -1.0177921, 2.309, 1.88, 3.929, -6.0459523, -2.3173919, -3.980086, 2.373, -1.620094, 0.891,
    -1.693584, -6.234888, -3.0872731, -0.140774, -9.56032, 1.151, -5.9017644],
}, name='channel').AddVariations('relaxed', 'float16')

# Input, slopes and output have scales and zero points of their own.
# Expected values: float64 formula.
input = Input('input', ('TENSOR_QUANT8_ASYMM', [2, 3, 2, 5], 0.10000000149011612, 20))
slopes = Parameter('slopes', ('TENSOR_QUANT8_ASYMM', [1, 1, 5], 0.013000000268220901, 200), [0, 255, 64, 156, 108])
output = Output('output', ('TENSOR_QUANT8_ASYMM', [2, 3, 2, 5], 0.10999999940395355, 27))
model = Model()
model.Operation('PRELU', input, slopes).To(output)
Example({
    input: [0, 255, 55, 49, 132, 86, 192, 170, 75, 4, 160, 227, 11, 130, 185, 233, 49, 174, 121, 174, 237, 157,
    101, 0, 52, 126, 248, 174, 150, 123, 221, 26, 232, 60, 69, 229, 245, 7, 83, 214, 246, 9, 114,
    31, 138, 194, 3, 182, 121, 211, 36, 159, 132, 16, 233, 215, 125, 199, 192, 135],
    output: [74, 241, 59, 53, 129, 87, 183, 163, 77, 44, 154, 215, 41, 127, 177, 221, 53, 167, 119, 167, 224,
    152, 101, 37, 56, 123, 234, 167, 145, 121, 210, 32, 220, 63, 72, 217, 232, 48, 84, 203, 232, 20,
    112, 37, 134, 185, 16, 174, 119, 201, 42, 153, 129, 29, 221, 204, 122, 190, 183, 132],
}, name='channel_20_quant8').AddVariations(DataTypeConverter(name='signed').Identify({
    input: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.10000000149011612, -108),
    slopes: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.013000000268220901, 72),
    output: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.10999999940395355, -101),
}))

# Input, slopes and output have scales and zero points of their own.
# Expected values: float64 formula.
input = Input('input', ('TENSOR_QUANT8_ASYMM', [2, 3, 2, 5], 0.10000000149011612, 201))
slopes = Parameter('slopes', ('TENSOR_QUANT8_ASYMM', [1, 1, 5], 0.013000000268220901, 17), [0, 255, 222, 123, 171])
output = Output('output', ('TENSOR_QUANT8_ASYMM', [2, 3, 2, 5], 0.25999999046325684, 224))
model = Model()
model.Operation('PRELU', input, slopes).To(output)
Example({
    input: [0, 255, 236, 174, 62, 219, 73, 146, 35, 148, 192, 48, 153, 135, 226, 88, 130, 164, 212, 71, 80,
    252, 55, 199, 59, 137, 52, 80, 72, 217, 203, 127, 10, 184, 58, 4, 168, 25, 19, 75, 35, 25, 64,
    97, 16, 66, 23, 9, 25, 29, 219, 51, 70, 86, 2, 222, 37, 171, 204, 179],
    output: [241, 245, 237, 210, 117, 231, 72, 168, 136, 183, 225, 42, 175, 189, 234, 234, 140, 186, 228, 124,
    234, 244, 74, 223, 115, 229, 47, 100, 156, 230, 225, 136, 28, 215, 114, 241, 185, 44, 128, 127,
    238, 15, 84, 169, 82, 235, 12, 27, 131, 92, 231, 45, 90, 163, 71, 232, 29, 193, 225, 207],
}, name='channel_201_quant8').AddVariations(DataTypeConverter(name='signed').Identify({
    input: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.10000000149011612, 73),
    slopes: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.013000000268220901, -111),
    output: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.25999999046325684, 96),
})).DisableLifeTimeVariation()

# How slopes are broadcast.
# Expected values: float64 formula.
input = Input('input', ('TENSOR_FLOAT32', [2, 3, 4]))
slopes = Parameter('slopes', ('TENSOR_FLOAT32', [1]), [1.314])
output = Output('output', ('TENSOR_FLOAT32', [2, 3, 4]))
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
input = Input('input', ('TENSOR_QUANT8_ASYMM', [2, 3, 4], 0.10000000149011612, 20))
slopes = Parameter('slopes', ('TENSOR_QUANT8_ASYMM', [1], 0.013000000268220901, 200), [94])
output = Output('output', ('TENSOR_QUANT8_ASYMM', [2, 3, 4], 0.0989999994635582, 6))
model = Model()
model.Operation('PRELU', input, slopes).To(output)
Example({
    input: [0, 255, 255, 34, 59, 227, 149, 145, 32, 68, 130, 209, 238, 154, 73, 15, 98, 37, 28, 184, 81, 49, 4,
    118],
    output: [34, 243, 243, 20, 45, 215, 136, 132, 18, 54, 117, 197, 226, 141, 60, 13, 85, 23, 14, 172, 68, 35,
    28, 105],
}, name='one_20_quant8').AddVariations(DataTypeConverter(name='signed').Identify({
    input: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.10000000149011612, -108),
    slopes: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.013000000268220901, 72),
    output: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.0989999994635582, -122),
})).DisableLifeTimeVariation()

# Input, slopes and output have scales and zero points of their own.
# Expected values: float64 formula.
input = Input('input', ('TENSOR_QUANT8_ASYMM', [2, 3, 4], 0.10000000149011612, 201))
slopes = Parameter('slopes', ('TENSOR_QUANT8_ASYMM', [1], 0.013000000268220901, 17), [76])
output = Output('output', ('TENSOR_QUANT8_ASYMM', [2, 3, 4], 0.09099999815225601, 183))
model = Model()
model.Operation('PRELU', input, slopes).To(output)
Example({
    input: [0, 255, 29, 119, 191, 9, 1, 217, 8, 32, 38, 110, 28, 87, 27, 234, 188, 109, 146, 180, 217, 134,
    166, 3],
    output: [14, 242, 38, 114, 175, 21, 14, 201, 20, 41, 46, 106, 37, 87, 36, 219, 172, 105, 137, 165, 201, 127,
    153, 16],
}, name='one_201_quant8').AddVariations(DataTypeConverter(name='signed').Identify({
    input: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.10000000149011612, 73),
    slopes: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.013000000268220901, -111),
    output: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.09099999815225601, 55),
})).DisableLifeTimeVariation()

# How slopes are broadcast.
# Expected values: float64 formula.
input = Input('input', ('TENSOR_FLOAT32', [3, 4]))
slopes = Parameter('slopes', ('TENSOR_FLOAT32', [3, 4]), [-0.918, 0.929, 1.442, 0.269, 2.55, 0.02, 0.366, 1.245, 0.655, 1.445, -0.274, 1.78])
output = Output('output', ('TENSOR_FLOAT32', [3, 4]))
model = Model()
model.Operation('PRELU', input, slopes).To(output)
Example({
    input: [1.666, 0.892, 1.304, 2.873, 2.161, -0.502, -0.283, -2.894, 1.244, 0.283, -3.618, -0.623],
    output: [1.666, 0.892, 1.304, 2.873, 2.161, -0.010039999, -0.103577994, -3.60303, 1.244, 0.283, 0.991332,
    -1.10894],
}, name='elements').AddVariations('relaxed', 'float16').DisableLifeTimeVariation()

# Input, slopes and output have scales and zero points of their own.
# Expected values: float64 formula.
input = Input('input', ('TENSOR_QUANT8_ASYMM', [3, 4], 0.10000000149011612, 20))
slopes = Parameter('slopes', ('TENSOR_QUANT8_ASYMM', [3, 4], 0.013000000268220901, 200), [0, 255, 56, 112, 36, 97, 76, 184, 248, 82, 64, 69])
output = Output('output', ('TENSOR_QUANT8_ASYMM', [3, 4], 0.09600000083446503, 0))
model = Model()
model.Operation('PRELU', input, slopes).To(output)
Example({
    input: [0, 255, 217, 45, 157, 43, 166, 93, 141, 140, 87, 12],
    output: [54, 245, 205, 26, 143, 24, 152, 76, 126, 125, 70, 14],
}, name='elements_20_quant8').AddVariations(DataTypeConverter(name='signed').Identify({
    input: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.10000000149011612, -108),
    slopes: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.013000000268220901, 72),
    output: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.09600000083446503, -128),
})).DisableLifeTimeVariation()

# Input, slopes and output have scales and zero points of their own.
# Expected values: float64 formula.
input = Input('input', ('TENSOR_QUANT8_ASYMM', [3, 4], 0.10000000149011612, 201))
slopes = Parameter('slopes', ('TENSOR_QUANT8_ASYMM', [3, 4], 0.013000000268220901, 17), [0, 255, 130, 148, 108, 89, 152, 183, 183, 100, 207, 55])
output = Output('output', ('TENSOR_QUANT8_ASYMM', [3, 4], 0.17000000178813934, 213))
model = Model()
model.Operation('PRELU', input, slopes).To(output)
Example({
    input: [0, 255, 85, 155, 2, 81, 88, 126, 214, 67, 62, 14],
    output: [239, 245, 113, 167, 75, 147, 96, 118, 221, 128, 11, 159],
}, name='elements_201_quant8').AddVariations(DataTypeConverter(name='signed').Identify({
    input: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.10000000149011612, 73),
    slopes: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.013000000268220901, -111),
    output: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.17000000178813934, 85),
})).DisableLifeTimeVariation()

# How slopes are broadcast.
# Expected values: float64 formula.
input = Input('input', ('TENSOR_FLOAT32', [2, 3, 4]))
slopes = Parameter('slopes', ('TENSOR_FLOAT32', [3, 1]), [0.284, 2.337, 1.016])
output = Output('output', ('TENSOR_FLOAT32', [2, 3, 4]))
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
input = Input('input', ('TENSOR_QUANT8_ASYMM', [2, 3, 4], 0.10000000149011612, 20))
slopes = Parameter('slopes', ('TENSOR_QUANT8_ASYMM', [3, 1], 0.013000000268220901, 200), [0, 255, 12])
output = Output('output', ('TENSOR_QUANT8_ASYMM', [2, 3, 4], 0.10000000149011612, 14))
model = Model()
model.Operation('PRELU', input, slopes).To(output)
Example({
    input: [0, 255, 66, 112, 214, 19, 176, 230, 214, 141, 66, 63, 69, 118, 82, 61, 193, 244, 185, 11, 42, 114,
    133, 47],
    output: [66, 249, 60, 106, 208, 13, 170, 224, 208, 135, 60, 57, 63, 112, 76, 55, 187, 238, 179, 8, 36, 108,
    127, 41],
}, name='rows_20_quant8').AddVariations(DataTypeConverter(name='signed').Identify({
    input: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.10000000149011612, -108),
    slopes: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.013000000268220901, 72),
    output: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.10000000149011612, -114),
})).DisableLifeTimeVariation()

# Input, slopes and output have scales and zero points of their own.
# Expected values: float64 formula.
input = Input('input', ('TENSOR_QUANT8_ASYMM', [2, 3, 4], 0.10000000149011612, 201))
slopes = Parameter('slopes', ('TENSOR_QUANT8_ASYMM', [3, 1], 0.013000000268220901, 17), [0, 255, 44])
output = Output('output', ('TENSOR_QUANT8_ASYMM', [2, 3, 4], 0.25, 222))
model = Model()
model.Operation('PRELU', input, slopes).To(output)
Example({
    input: [0, 255, 211, 210, 221, 98, 32, 182, 79, 220, 58, 33, 153, 55, 224, 183, 220, 110, 221, 43, 67, 157,
    20, 200],
    output: [240, 244, 226, 226, 230, 95, 13, 198, 205, 230, 202, 198, 226, 235, 231, 224, 230, 109, 230, 26,
    203, 216, 197, 222],
}, name='rows_201_quant8').AddVariations(DataTypeConverter(name='signed').Identify({
    input: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.10000000149011612, 73),
    slopes: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.013000000268220901, -111),
    output: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.25, 94),
})).DisableLifeTimeVariation()

# How slopes are broadcast.
# Expected values: float64 formula.
input = Input('input', ('TENSOR_FLOAT32', [2, 3, 4]))
slopes = Parameter('slopes', ('TENSOR_FLOAT32', [2, 1, 1]), [-0.811, -0.555])
output = Output('output', ('TENSOR_FLOAT32', [2, 3, 4]))
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
input = Input('input', ('TENSOR_QUANT8_ASYMM', [2, 3, 4], 0.10000000149011612, 20))
slopes = Parameter('slopes', ('TENSOR_QUANT8_ASYMM', [2, 1, 1], 0.013000000268220901, 200), [77, 110])
output = Output('output', ('TENSOR_QUANT8_ASYMM', [2, 3, 4], 0.10000000149011612, 10))
model = Model()
model.Operation('PRELU', input, slopes).To(output)
Example({
    input: [0, 255, 63, 21, 16, 39, 122, 42, 199, 93, 209, 14, 99, 250, 96, 192, 35, 252, 159, 146, 241, 138,
    82, 40],
    output: [42, 245, 53, 11, 16, 29, 112, 32, 189, 83, 199, 20, 89, 240, 86, 182, 25, 242, 149, 136, 231, 128,
    72, 30],
}, name='batches_20_quant8').AddVariations(DataTypeConverter(name='signed').Identify({
    input: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.10000000149011612, -108),
    slopes: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.013000000268220901, 72),
    output: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.10000000149011612, -118),
})).DisableLifeTimeVariation()

# Input, slopes and output have scales and zero points of their own.
# Expected values: float64 formula.
input = Input('input', ('TENSOR_QUANT8_ASYMM', [2, 3, 4], 0.10000000149011612, 201))
slopes = Parameter('slopes', ('TENSOR_QUANT8_ASYMM', [2, 1, 1], 0.013000000268220901, 17), [170, 105])
output = Output('output', ('TENSOR_QUANT8_ASYMM', [2, 3, 4], 0.20000000298023224, 214))
model = Model()
model.Operation('PRELU', input, slopes).To(output)
Example({
    input: [0, 255, 105, 64, 61, 1, 243, 56, 250, 37, 179, 182, 19, 94, 168, 92, 58, 246, 80, 172, 197, 126,
    97, 247],
    output: [14, 241, 119, 78, 75, 15, 235, 70, 239, 51, 192, 195, 110, 153, 195, 152, 132, 237, 145, 197, 212,
    171, 155, 237],
}, name='batches_201_quant8').AddVariations(DataTypeConverter(name='signed').Identify({
    input: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.10000000149011612, 73),
    slopes: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.013000000268220901, -111),
    output: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.20000000298023224, 86),
})).DisableLifeTimeVariation()

# How slopes are broadcast.
# Expected values: float64 formula.
input = Input('input', ('TENSOR_FLOAT32', [3, 1]))
slopes = Parameter('slopes', ('TENSOR_FLOAT32', [1, 4]), [2.643, 1.231, 1.619, 2.041])
output = Output('output', ('TENSOR_FLOAT32', [3, 4]))
model = Model()
model.Operation('PRELU', input, slopes).To(output)
Example({
    input: [3.746, -2.317, 1.515],
    output: [3.746, 3.746, 3.746, 3.746, -6.1238303, -2.8522267, -3.7512228, -4.7289968, 1.515, 1.515, 1.515,
    1.515],
}, name='greater_slopes').AddVariations('relaxed', 'float16').DisableLifeTimeVariation()

# Input, slopes and output have scales and zero points of their own.
# Expected values: float64 formula.
input = Input('input', ('TENSOR_QUANT8_ASYMM', [3, 1], 0.10000000149011612, 20))
slopes = Parameter('slopes', ('TENSOR_QUANT8_ASYMM', [1, 4], 0.013000000268220901, 200), [0, 255, 248, 24])
output = Output('output', ('TENSOR_QUANT8_ASYMM', [3, 4], 0.10999999940395355, 28))
model = Model()
model.Operation('PRELU', input, slopes).To(output)
Example({
    input: [0, 255, 27],
    output: [75, 15, 17, 70, 242, 242, 242, 242, 34, 34, 34, 34],
}, name='greater_slopes_20_quant8').AddVariations(DataTypeConverter(name='signed').Identify({
    input: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.10000000149011612, -108),
    slopes: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.013000000268220901, 72),
    output: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.10999999940395355, -100),
})).DisableLifeTimeVariation()

# Input, slopes and output have scales and zero points of their own.
# Expected values: float64 formula.
input = Input('input', ('TENSOR_QUANT8_ASYMM', [3, 1], 0.10000000149011612, 201))
slopes = Parameter('slopes', ('TENSOR_QUANT8_ASYMM', [1, 4], 0.013000000268220901, 17), [0, 255, 147, 208])
output = Output('output', ('TENSOR_QUANT8_ASYMM', [3, 4], 0.28999999165534973, 226))
model = Model()
model.Operation('PRELU', input, slopes).To(output)
Example({
    input: [0, 255, 251],
    output: [241, 12, 109, 54, 245, 245, 245, 245, 243, 243, 243, 243],
}, name='greater_slopes_201_quant8').AddVariations(DataTypeConverter(name='signed').Identify({
    input: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.10000000149011612, 73),
    slopes: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.013000000268220901, -111),
    output: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.28999999165534973, 98),
})).DisableLifeTimeVariation()

# How slopes are broadcast.
# Expected values: float64 formula.
input = Input('input', ('TENSOR_FLOAT32', [3, 3]))
slopes = Parameter('slopes', ('TENSOR_FLOAT32', [3]), [0.685, -0.15, 2.656])
output = Output('output', ('TENSOR_FLOAT32', [3, 3]))
model = Model()
model.Operation('PRELU', input, slopes).To(output)
Example({
    input: [-2.396, 3.786, -1.223, 1.724, 0.653, 2.054, -0.159, -3.294, -3.202],
    output: [-1.6412599, 3.786, -3.248288, 1.724, 0.653, 2.054, -0.10891499, 0.4941, -8.504512],
}, name='square_and_vector').AddVariations('relaxed', 'float16').DisableLifeTimeVariation()

# Input, slopes and output have scales and zero points of their own.
# Expected values: float64 formula.
input = Input('input', ('TENSOR_QUANT8_ASYMM', [3, 3], 0.10000000149011612, 20))
slopes = Parameter('slopes', ('TENSOR_QUANT8_ASYMM', [3], 0.013000000268220901, 200), [0, 255, 189])
output = Output('output', ('TENSOR_QUANT8_ASYMM', [3, 3], 0.09700000286102295, 0))
model = Model()
model.Operation('PRELU', input, slopes).To(output)
Example({
    input: [0, 255, 100, 151, 33, 234, 155, 233, 185],
    output: [54, 242, 82, 135, 13, 221, 139, 220, 170],
}, name='square_and_vector_20_quant8').AddVariations(DataTypeConverter(name='signed').Identify({
    input: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.10000000149011612, -108),
    slopes: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.013000000268220901, 72),
    output: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.09700000286102295, -128),
})).DisableLifeTimeVariation()

# Input, slopes and output have scales and zero points of their own.
# Expected values: float64 formula.
input = Input('input', ('TENSOR_QUANT8_ASYMM', [3, 3], 0.10000000149011612, 201))
slopes = Parameter('slopes', ('TENSOR_QUANT8_ASYMM', [3], 0.013000000268220901, 17), [0, 255, 33])
output = Output('output', ('TENSOR_QUANT8_ASYMM', [3, 3], 0.25999999046325684, 222))
model = Model()
model.Operation('PRELU', input, slopes).To(output)
Example({
    input: [0, 255, 200, 254, 254, 31, 109, 26, 209],
    output: [239, 243, 222, 242, 242, 208, 230, 14, 225],
}, name='square_and_vector_201_quant8').AddVariations(DataTypeConverter(name='signed').Identify({
    input: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.10000000149011612, 73),
    slopes: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.013000000268220901, -111),
    output: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.25999999046325684, 94),
})).DisableLifeTimeVariation()

# How slopes are broadcast.
# Expected values: float64 formula.
input = Input('input', ('TENSOR_FLOAT32', [7]))
slopes = Parameter('slopes', ('TENSOR_FLOAT32', [7]), [2.297, 0.406, 0.201, 1.103, 2.428, -0.77, -0.208])
output = Output('output', ('TENSOR_FLOAT32', [7]))
model = Model()
model.Operation('PRELU', input, slopes).To(output)
Example({
    input: [-2.262, 3.666, -2.294, 0.097, 2.381, -3.579, 3.251],
    output: [-5.195814, 3.666, -0.461094, 0.097, 2.381, 2.7558298, 3.251],
}, name='rank_1').AddVariations('relaxed', 'float16').DisableLifeTimeVariation()

# Input, slopes and output have scales and zero points of their own.
# Expected values: float64 formula.
input = Input('input', ('TENSOR_QUANT8_ASYMM', [7], 0.10000000149011612, 20))
slopes = Parameter('slopes', ('TENSOR_QUANT8_ASYMM', [7], 0.013000000268220901, 200), [0, 255, 247, 46, 218, 16, 142])
output = Output('output', ('TENSOR_QUANT8_ASYMM', [7], 0.10000000149011612, 10))
model = Model()
model.Operation('PRELU', input, slopes).To(output)
Example({
    input: [0, 255, 162, 20, 39, 233, 216],
    output: [62, 245, 152, 10, 29, 223, 206],
}, name='rank_1_20_quant8').AddVariations(DataTypeConverter(name='signed').Identify({
    input: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.10000000149011612, -108),
    slopes: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.013000000268220901, 72),
    output: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.10000000149011612, -118),
})).DisableLifeTimeVariation()

# Input, slopes and output have scales and zero points of their own.
# Expected values: float64 formula.
input = Input('input', ('TENSOR_QUANT8_ASYMM', [7], 0.10000000149011612, 201))
slopes = Parameter('slopes', ('TENSOR_QUANT8_ASYMM', [7], 0.013000000268220901, 17), [0, 255, 224, 252, 11, 242, 61])
output = Output('output', ('TENSOR_QUANT8_ASYMM', [7], 0.20000000298023224, 217))
model = Model()
model.Operation('PRELU', input, slopes).To(output)
Example({
    input: [0, 255, 49, 231, 167, 228, 129],
    output: [239, 244, 12, 232, 218, 231, 196],
}, name='rank_1_201_quant8').AddVariations(DataTypeConverter(name='signed').Identify({
    input: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.10000000149011612, 73),
    slopes: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.013000000268220901, -111),
    output: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.20000000298023224, 89),
})).DisableLifeTimeVariation()

# Results beyond both ends.
# Expected values: float64 formula.
input = Input('input', ('TENSOR_QUANT8_ASYMM', [2, 3], 0.10000000149011612, 120))
slopes = Parameter('slopes', ('TENSOR_QUANT8_ASYMM', [3], 0.013000000268220901, 200), [31, 182, 118])
output = Output('output', ('TENSOR_QUANT8_ASYMM', [2, 3], 0.017000000923871994, 0))
model = Model()
model.Operation('PRELU', input, slopes).To(output)
Example({
    input: [159, 126, 72, 101, 239, 0],
    output: [229, 35, 255, 246, 255, 255],
}, name='saturated_quant8').AddVariations(DataTypeConverter(name='signed').Identify({
    input: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.10000000149011612, -8),
    slopes: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.013000000268220901, 72),
    output: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.017000000923871994, -128),
})).DisableLifeTimeVariation()

# No result is near a half, so that any sound rounding gives these codes.
# Expected values: float64 formula.
input = Input('input', ('TENSOR_QUANT8_ASYMM', [2, 3], 0.10000000149011612, 120))
slopes = Parameter('slopes', ('TENSOR_QUANT8_ASYMM', [3], 0.013000000268220901, 200), [206, 235, 188])
quantized = Internal('quantized', ('TENSOR_QUANT8_ASYMM', [2, 3], 0.05299999937415123, 2))
output = Output('output', ('TENSOR_FLOAT32', [2, 3]))
model = Model()
model.Operation('PRELU', input, slopes).To(quantized)
model.Operation('DEQUANTIZE', quantized).To(output)
Example({
    input: [233, 245, 217, 227, 199, 164],
    output: [11.289, 12.507999, 9.699, 10.706, 7.897, 4.399],
}, name='clear_of_halves_quant8').AddVariations(DataTypeConverter(name='signed').Identify({
    input: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.10000000149011612, -8),
    slopes: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.013000000268220901, 72),
    quantized: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.05299999937415123, -126),
})).DisableLifeTimeVariation()
