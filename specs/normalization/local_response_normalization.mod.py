# Licensed under the Apache License, Version 2.0; see LICENSE.
# Written by 'python -m corpus' from corpus/families/normalization.py; do not edit.
#
# LOCAL_RESPONSE_NORMALIZATION: radius, axes, constants.

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

# Every axis of every rank, from the front and from the end.
# Expected values: float64 formula.
input = Input('input', (F32, [2, 3, 4, 5]))
axis = Int32Scalar('axis', -1)
output = Output('output', (F32, [2, 3, 4, 5]))
model = Model()
model.Operation('LOCAL_RESPONSE_NORMALIZATION', input, 1, 1.5, 0.7, 0.75, axis).To(output)
Example({
    input: packed('<f4',
    'c-qsK_W8#VC9S%~>(|rc9xv~2Io)3_?s41LbeYGhIX|4tce%*#*t2L+)}PzuUWP)(e6>&GxJnJ@Xe+DAYo0w@->9uGvO@Lf^~%$d'
    'XU&r~)t2w#ThN~J?<Lnd+59(?{XDiDk2AkNr&(w+Q^Ni8_g5@?X?;-IzIco7<h%OjSJtHHv&rz(UGRRW=6_=0p?x<W{xpu8{qW<F'
    ';Dk=k?pC=HSJyo&f9~VqXg1chzp(52WR4^4x7k`_&Ya1b+J1N4F*b$8FBh_$=@gi2zt2-wO3eC-+I9CRp+JeGhbO#ub^0GU&@7?-'
    ')c?ExvDs?(PwAUxoY*A6^7dtg&2HJoUx!v*60cf#)@*6%{&P|9He0n+T~cWNy0NF{_0-SXmbH9bH~*8)gyx{qMV!hv)-0Iz^Wp0G'
    'J~};*r=_HyPBd6>?CUq5jVInuo&RUk{FCb~CT@PHlDxv@!m4G<e>U<qyh@mIyy5QUTyK^}|BH9;8E(7VV!z*hpS|7wefIYD`}gk$'
    '^6YKw_uAX<v)i|S?|zU7Si&ACX1m`G#J1aSw+{q?VnF`>efz;C0D;~9{kA}*wjfhLXg`#+vjeICssm~V8?Xn+-){#1oqF|V'
),
    output: packed('<f4',
    'c-p&Yy>;uncUS(q1@E~KpUW}fC--~7#@zJYAL34Twe-I1pS+}ggFxSL!GI9?6UA#2AH^QGXFD8{{mHB4!j|c5^R;pwWrp;3Yxs&k'
    'ZY#QaRr$*Iy`|0Sg&|f3pUrOFox}1W&cZSwCNW{dh7+RROXj`)C$00ib-8xd!R-+hE+!q~6I1mz_{;s#x6g2M^mkgdN1^2IBEEey'
    'wF}n9+ur$}mRe=Kv)$9-_@yJ)OJd&gKjXWYeD}Ji%S7|8)Y9;5<9)?7pIgst64yUeV|8nKXkzM_i=M&C7qgBx%auQUw)}S><JNQ2'
    'ROXwSwH}Lnl)d|AvAT`L>(?uuXCGS5df_^Q*C7_^1c7C$C4G{=nFKk*7cg^e-ZEQw)5i^`FU2Wr(<=IUV&zNY?dK-M$GV%aY<j`C'
    'WVOJ(yEE99oVmXH_?zCx3@XpQYoESy=i!>;dl<5I|IPk!^W$Qk^{19_HT-j3Bgo76yz^D7gkfv%dFB&#`|S4G+3nkFZ)dlE-#+{O'
    'cJ|ixd+mT|-~PS(_V3?kXJ>D>4@mB{x7lxN2UKad&vqY(+;0a0Kt*=@K_=MQ+3o`>*tg#Xs2YfXhJhJCL0g~-5W~(MWWfGCKtuN1'
    '0s!si@j?'
),
}, name='axes').AddAllDimsAndAxis(input, axis, output).AddVariations('float16').DisableLifeTimeVariation()

# The squares of as many neighbors on both sides, not divided by their number.
# Expected values: float64 formula.
input = Input('input', (F32, [1, 2, 2, 7]))
output = Output('output', (F32, [1, 2, 2, 7]))
model = Model()
model.Operation('LOCAL_RESPONSE_NORMALIZATION', input, 0, 1.0, 1.0, 0.5).To(output)
Example({
    input: [-0.366, 0.582, 1.538, 1.304, 1.889, 0.151, -0.757, 0.422, -1.489, -1.614, 0.729, 1.276, -1.969,
    -0.56, -0.377, 0.806, 1.568, -1.884, 0.394, -0.138, -0.918, -0.634, -0.761, -0.745, 0.801,
    1.044, -0.529, 1.997],
    output: [-0.34370273, 0.503011, 0.8383689, 0.793528, 0.8837993, 0.14930741, -0.603566, 0.38879827,
    -0.8301585, -0.850063, 0.5890842, 0.7870883, -0.8916021, -0.48860338, -0.3527636, 0.6275394,
    0.8431297, -0.88328564, 0.36657333, -0.13670443, -0.6762582, -0.53545386, -0.60558754,
    -0.59743077, 0.6251708, 0.722161, -0.4676034, 0.89415836],
}, name='radius_0').AddVariations('relaxed', 'float16').DisableLifeTimeVariation()

# The squares of as many neighbors on both sides, not divided by their number.
# Expected values: float64 formula.
input = Input('input', (F32, [1, 2, 2, 7]))
output = Output('output', (F32, [1, 2, 2, 7]))
model = Model()
model.Operation('LOCAL_RESPONSE_NORMALIZATION', input, 2, 1.0, 0.5, 0.5).To(output)
Example({
    input: [-1.437, 0.317, -0.881, -1.069, -0.968, 0.706, -0.394, -0.189, -0.168, -1.084, 1.217, -1.987,
    -0.451, -1.321, 1.707, -0.182, 1.947, -1.224, -0.18, 0.417, 1.845, -1.173, 1.048, -1.584,
    -0.088, -1.614, 1.319, -0.351],
    output: [-0.9141914, 0.18174651, -0.47019598, -0.6472923, -0.58321625, 0.45891312, -0.29405048, -0.14851531,
    -0.10935764, -0.52068895, 0.5790009, -0.8650275, -0.20827799, -0.6648098, 0.81667244,
    -0.080449276, 0.8592716, -0.6308776, -0.077106014, 0.22118841, 1.1015844, -0.6277446, 0.5605387,
    -0.72314334, -0.03943402, -0.76149195, 0.7330209, -0.19518144],
}, name='radius_2').AddVariations('relaxed', 'float16')

# The squares of as many neighbors on both sides, not divided by their number.
# Expected values: float64 formula.
input = Input('input', (F32, [1, 2, 2, 7]))
output = Output('output', (F32, [1, 2, 2, 7]))
model = Model()
model.Operation('LOCAL_RESPONSE_NORMALIZATION', input, 20, 2.0, 0.1, 0.6).To(output)
Example({
    input: [0.2, 1.004, 0.799, -1.125, -0.114, -1.344, -1.51, -0.173, -1.828, 0.126, -1.825, -1.785, -1.903,
    0.042, -0.178, 0.195, 0.536, -1.33, 1.922, 0.189, 0.04, 0.5, -0.417, -1.889, -1.099, -0.682,
    -0.854, 1.328],
    output: [0.11008178, 0.55261046, 0.43977672, -0.61921, -0.062746614, -0.7397495, -0.8311174, -0.083715536,
    -0.88457805, 0.060972013, -0.8831264, -0.8637701, -0.9208709, 0.020324003, -0.10066303,
    0.11027691, 0.30312014, -0.7521451, 1.0869344, 0.10688377, 0.022620905, 0.26866344, -0.22406532,
    -1.0150106, -0.5905222, -0.36645693, -0.45887715, 0.7135701],
}, name='radius_beyond').AddVariations('relaxed', 'float16').DisableLifeTimeVariation()

# The squares of as many neighbors on both sides, not divided by their number.
# Expected values: float64 formula.
input = Input('input', (F32, [1, 2, 2, 7]))
output = Output('output', (F32, [1, 2, 2, 7]))
model = Model()
model.Operation('LOCAL_RESPONSE_NORMALIZATION', input, 1, 9.0, 1.0, 0.5).To(output)
Example({
    input: [-0.908, 0.135, -0.782, 1.134, -1.907, 0.488, 0.493, 0.481, 1.993, 1.932, -0.284, 0.153, -0.927,
    -1.765, 0.482, -1.015, -0.43, -1.289, -0.696, 0.714, 1.895, 0.833, 1.786, -1.249, -1.95, -1.092,
    -0.465, -0.469],
    output: [-0.28942028, 0.041753042, -0.23669052, 0.29745314, -0.50676614, 0.13473755, 0.16010888, 0.1323738,
    0.48428547, 0.4715657, -0.07926689, 0.048471645, -0.25712368, -0.49000272, 0.15045942,
    -0.3140226, -0.12477327, -0.38293225, -0.20386347, 0.1937156, 0.5235522, 0.23207317, 0.46994004,
    -0.29812297, -0.49442464, -0.2896726, -0.142631, -0.15267734],
}, name='bias').AddVariations('relaxed', 'float16').DisableLifeTimeVariation()

# The squares of as many neighbors on both sides, not divided by their number.
# Expected values: float64 formula.
input = Input('input', (F32, [1, 2, 2, 7]))
output = Output('output', (F32, [1, 2, 2, 7]))
model = Model()
model.Operation('LOCAL_RESPONSE_NORMALIZATION', input, 1, 1.0, 4.0, 0.5).To(output)
Example({
    input: [0.91, 0.925, -0.964, 1.135, 0.596, 1.25, -0.658, 0.013, -0.936, 0.81, 1.472, 0.763, 1.488, 0.022,
    0.056, -1.058, -0.003, -1.237, 1.704, 0.406, -0.285, -0.08, 0.157, 1.57, -1.727, -1.704, 1.957,
    1.708],
    output: [0.32720056, 0.27333766, -0.26440662, 0.33777747, 0.16029985, 0.38755786, -0.21955475, 0.0061248164,
    -0.35054803, 0.20380393, 0.38497362, 0.16708852, 0.42623702, 0.007006756, 0.023900218,
    -0.4515419, -0.0008808999, -0.2857859, 0.3869283, 0.11009743, -0.20232396, -0.07545169,
    0.047372185, 0.32816538, -0.29443318, -0.26988533, 0.31097627, 0.32284823],
}, name='alpha').AddVariations('relaxed', 'float16').DisableLifeTimeVariation()

# The squares of as many neighbors on both sides, not divided by their number.
# Expected values: float64 formula.
input = Input('input', (F32, [1, 2, 2, 7]))
output = Output('output', (F32, [1, 2, 2, 7]))
model = Model()
model.Operation('LOCAL_RESPONSE_NORMALIZATION', input, 1, 1.0, 1.0, 2.0).To(output)
Example({
    input: [0.376, -1.782, 1.316, 0.316, 1.991, -1.444, -1.198, -0.242, -0.234, 0.532, -0.328, -0.888, 1.486,
    -0.32, 0.775, -1.602, 1.782, 0.416, -0.502, -1.757, -0.075, -0.948, -1.697, 0.886, 1.619,
    -0.766, -1.125, 0.077],
    output: [0.02017641, -0.048705228, 0.036467545, 0.006842374, 0.03895577, -0.020059623, -0.05862929,
    -0.19524294, -0.12001375, 0.2546579, -0.06907149, -0.052714456, 0.088436864, -0.02919696,
    0.044632237, -0.029714495, 0.037267078, 0.019654747, -0.024657246, -0.093080044, -0.004477618,
    -0.041516695, -0.05482571, 0.01669012, 0.06494398, -0.025567712, -0.13769998, 0.014922603],
}, name='beta').AddVariations('relaxed', 'float16').DisableLifeTimeVariation()

# The squares of as many neighbors on both sides, not divided by their number.
# Expected values: float64 formula.
input = Input('input', (F32, [1, 2, 2, 7]))
output = Output('output', (F32, [1, 2, 2, 7]))
model = Model()
model.Operation('LOCAL_RESPONSE_NORMALIZATION', input, 1, 3.0, 1.0, 0.0).To(output)
Example({
    input: [-0.271, -0.476, -0.679, 1.474, -0.177, 1.693, -1.207, -1.52, -0.941, -1.978, 1.774, 1.826, 0.121,
    -1.065, -0.332, 0.445, -0.512, -0.97, -0.816, -0.242, -0.248, -0.349, -1.83, 0.122, 0.787,
    1.875, -0.101, 0.579],
    output: [-0.271, -0.476, -0.679, 1.474, -0.177, 1.693, -1.207, -1.52, -0.941, -1.978, 1.774, 1.826, 0.121,
    -1.065, -0.332, 0.445, -0.512, -0.97, -0.816, -0.242, -0.248, -0.349, -1.83, 0.122, 0.787,
    1.875, -0.101, 0.579],
}, name='beta_0').AddVariations('relaxed', 'float16').DisableLifeTimeVariation()
