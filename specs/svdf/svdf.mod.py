# Licensed under the Apache License, Version 2.0; see LICENSE.
# Written by 'python -m corpus' from corpus/families/svdf.py; do not edit.
#
# SVDF: ranks, memories, bias, activations, states.

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

# The newest result of each filter enters its memory, the oldest leaves it.
# Expected values: float64 formula. TF Lite keeps its state one place further on.
input = Input('input', (F32, [2, 3]))
weights_feature = Parameter('weights_feature', (F32, [4, 3]), [-0.744, 0.116, 0.553, 0.527, 0.112, 0.064, -0.918, -0.002, 0.372, 0.99, 0.595, -0.035])
weights_time = Parameter('weights_time', (F32, [4, 3]), [0.32, -0.294, -0.017, -0.351, 0.534, 0.406, 0.624, 0.879, 0.31, 0.466, -0.66, -0.095])
bias = Parameter('bias', (F32, [4]), [1.98, -0.513, 0.573, 0.542])
state = Input('state', (F32, [2, 12]))
state_out = Output('state_out', (F32, [2, 12]))
output = Output('output', (F32, [2, 4]))
model = Model()
model.Operation('SVDF', input, weights_feature, weights_time, bias, state, 1, 0).To(state_out, output)
Example({
    input: [-0.534, 0.799, 1.269, 0.475, -0.145, -0.5],
    state: [0.796, -0.492, -0.394, -0.455, -0.865, -0.721, -0.084, -0.079, 0.288, -0.724, -0.54, 0.581, -0.658,
    -0.612, 0.626, -0.591, 0.702, 0.912, 0.695, -0.907, -0.68, 0.439, 0.78, 0.672],
    state_out: [-0.492, 1.1917369, 0.0, -0.865, -0.11071398, 0.0, -0.079, 0.960682, 0.0, -0.54, -0.09766995, 0.0,
    -0.612, -0.64672, 0.0, 0.702, 0.202085, 0.0, -0.907, -0.62176, 0.0, 0.78, 0.40147498, 0.0],
    output: [2.3591084, -0.86015487, 0.7489544, 0.5702947, 1.9603623, 0.1513555, 0.016681409, 0.19363387],
}, name='rank_1').AddVariations('relaxed', 'float16').DisableLifeTimeVariation()

# Zeros as state, as in the first step.
# Expected values: float64 formula.
input = Input('input', (F32, [2, 3]))
weights_feature = Parameter('weights_feature', (F32, [4, 3]), [-0.744, 0.116, 0.553, 0.527, 0.112, 0.064, -0.918, -0.002, 0.372, 0.99, 0.595, -0.035])
weights_time = Parameter('weights_time', (F32, [4, 3]), [0.32, -0.294, -0.017, -0.351, 0.534, 0.406, 0.624, 0.879, 0.31, 0.466, -0.66, -0.095])
bias = Parameter('bias', (F32, [4]), [1.98, -0.513, 0.573, 0.542])
state = Input('state', (F32, [2, 12]))
state_out = IgnoredOutput('state_out', (F32, [2, 12]))
output = Output('output', (F32, [2, 4]))
model = Model()
model.Operation('SVDF', input, weights_feature, weights_time, bias, state, 1, 0).To(state_out, output)
Example({
    input: [-0.534, 0.799, 1.269, 0.475, -0.145, -0.5],
    state: [0.0, -0.0, -0.0, -0.0, -0.0, -0.0, -0.0, -0.0, 0.0, -0.0, -0.0, 0.0, -0.0, -0.0, 0.0, -0.0, 0.0,
    0.0, 0.0, -0.0, -0.0, 0.0, 0.0, 0.0],
    state_out: [],
    output: [1.9597405, -0.5579499, 0.87081146, 0.55127865, 1.9909942, -0.4309535, 0.38025442, 0.5038599],
}, name='from_nothing_rank_1').DisableLifeTimeVariation()

# The newest result of each filter enters its memory, the oldest leaves it.
# Expected values: float64 formula. TF Lite keeps its state one place further on.
input = Input('input', (F32, [2, 3]))
weights_feature = Parameter('weights_feature', (F32, [4, 3]), [-0.744, 0.116, 0.553, 0.527, 0.112, 0.064, -0.918, -0.002, 0.372, 0.99, 0.595, -0.035])
weights_time = Parameter('weights_time', (F32, [4, 3]), [0.32, -0.294, -0.017, -0.351, 0.534, 0.406, 0.624, 0.879, 0.31, 0.466, -0.66, -0.095])
bias = Parameter('bias', (F32, [0]), None)
state = Input('state', (F32, [2, 12]))
state_out = Output('state_out', (F32, [2, 12]))
output = Output('output', (F32, [2, 4]))
model = Model()
model.Operation('SVDF', input, weights_feature, weights_time, bias, state, 1, 0).To(state_out, output)
Example({
    input: [-0.534, 0.799, 1.269, 0.475, -0.145, -0.5],
    state: [0.99, -0.257, 0.286, 0.271, 0.796, -0.492, -0.394, -0.455, -0.865, -0.721, -0.084, -0.079, 0.288,
    -0.724, -0.54, 0.581, -0.658, -0.612, 0.626, -0.591, 0.702, 0.912, 0.695, -0.907],
    state_out: [-0.257, 1.1917369, 0.0, 0.796, -0.11071398, 0.0, -0.455, 0.960682, 0.0, -0.084, -0.09766995, 0.0,
    -0.724, -0.64672, 0.0, -0.658, 0.202085, 0.0, -0.591, -0.62176, 0.0, 0.695, 0.40147498, 0.0],
    output: [0.37209848, 0.2849931, -0.3479896, -0.27126735, 0.31601024, -0.47325647, -0.32161063, -0.07184815],
}, name='rank_1_without_bias').AddVariations('relaxed', 'float16').DisableLifeTimeVariation()

# Zeros as state, as in the first step.
# Expected values: float64 formula.
input = Input('input', (F32, [2, 3]))
weights_feature = Parameter('weights_feature', (F32, [4, 3]), [-0.744, 0.116, 0.553, 0.527, 0.112, 0.064, -0.918, -0.002, 0.372, 0.99, 0.595, -0.035])
weights_time = Parameter('weights_time', (F32, [4, 3]), [0.32, -0.294, -0.017, -0.351, 0.534, 0.406, 0.624, 0.879, 0.31, 0.466, -0.66, -0.095])
bias = Parameter('bias', (F32, [0]), None)
state = Input('state', (F32, [2, 12]))
state_out = IgnoredOutput('state_out', (F32, [2, 12]))
output = Output('output', (F32, [2, 4]))
model = Model()
model.Operation('SVDF', input, weights_feature, weights_time, bias, state, 1, 0).To(state_out, output)
Example({
    input: [-0.534, 0.799, 1.269, 0.475, -0.145, -0.5],
    state: [0.0, -0.0, 0.0, 0.0, 0.0, -0.0, -0.0, -0.0, -0.0, -0.0, -0.0, -0.0, 0.0, -0.0, -0.0, 0.0, -0.0,
    -0.0, 0.0, -0.0, 0.0, 0.0, 0.0, -0.0],
    state_out: [],
    output: [-0.02025953, -0.044949874, 0.29781142, 0.009278645, 0.010994241, 0.08204651, -0.1927456,
    -0.038140126],
}, name='from_nothing_rank_1_without_bias').DisableLifeTimeVariation()

# The newest result of each filter enters its memory, the oldest leaves it.
# Expected values: float64 formula. TF Lite keeps its state one place further on.
input = Input('input', (F32, [2, 4]))
weights_feature = Parameter('weights_feature', (F32, [6, 4]), [-0.871, 0.0, 0.733, -0.258, 0.01, -0.296, -0.2, -0.302, -0.275, -0.262, 0.548, 0.177, -0.429, 0.24,
    0.673, -0.073, -0.447, 0.274, -0.544, -0.756, 0.821, 0.208, 0.775, -0.199])
weights_time = Parameter('weights_time', (F32, [6, 4]), [0.68, -0.688, -0.68, -0.105, -0.138, -0.985, 0.531, -0.43, -0.93, 0.294, 0.931, -0.765, -0.864,
    -0.238, 0.4, 0.31, 0.505, 0.729, 0.156, -0.655, -0.115, 0.408, 0.153, 0.842])
bias = Parameter('bias', (F32, [3]), [-0.38, 0.442, -0.334])
state = Input('state', (F32, [2, 24]))
state_out = Output('state_out', (F32, [2, 24]))
output = Output('output', (F32, [2, 3]))
model = Model()
model.Operation('SVDF', input, weights_feature, weights_time, bias, state, 2, 0).To(state_out, output)
Example({
    input: [-0.111, 0.077, -0.326, -0.123, -1.336, -0.629, -0.732, -0.786],
    state: packed('<f4',
    'c-q^g&$Q=Ff29{!#NjygUo82JF_v3wpUQr4dR)#We|uFuUx2Jfn2Yv0$&BiYOiLzz^SrBF5_sq(&vnbMyA12Xgr@dyIl*-yYI(xa'
    'eb-xme$3MCje5w}-R{mZQAA0*KtiL3Mg8&)Q8uT=AsL<=S?8FU4{3y%KYDU(sdW9~*Z+d{Y`UIOwKhjAaoSrwYxP){n0@>0?d<mN'
    '-*00NWZ3Vs+iz>XfB!zaeL%r|wsv5~J}_xxXAe>W0LI@|pa'
),
    state_out: packed('<f4',
    'c-jHL06+gP0$u=*c|ZVI!!H2(1fKw0Iky1i9gqOycZvYpsuKWE9S8tKD_a0)dl~?wlga?yD`Wt|>8AiW^`QWMR>%O4w4DIZT1Wt;'
    'zH<Qi@qGY|S`Gk<hcp0@6lnl(7`y-kC*lAV2A}{`XhHyL&JzH_D6RnF<eLB+e^dbeQVsyuWCQ?g7FGc5F0}w%M9~1hKfM6IzdZmy'
    'zrFxJzP<oGKRy7yKE41xzdryzzCQpyKD+=vzPtcDK0g4zKfeHh&qIg'
),
    output: [-0.42870393, -0.5735412, -0.9305463, -0.5278765, 1.2773939, -2.7571821],
}, name='rank_2')

# Zeros as state, as in the first step.
# Expected values: float64 formula.
input = Input('input', (F32, [2, 4]))
weights_feature = Parameter('weights_feature', (F32, [6, 4]), [-0.871, 0.0, 0.733, -0.258, 0.01, -0.296, -0.2, -0.302, -0.275, -0.262, 0.548, 0.177, -0.429, 0.24,
    0.673, -0.073, -0.447, 0.274, -0.544, -0.756, 0.821, 0.208, 0.775, -0.199])
weights_time = Parameter('weights_time', (F32, [6, 4]), [0.68, -0.688, -0.68, -0.105, -0.138, -0.985, 0.531, -0.43, -0.93, 0.294, 0.931, -0.765, -0.864,
    -0.238, 0.4, 0.31, 0.505, 0.729, 0.156, -0.655, -0.115, 0.408, 0.153, 0.842])
bias = Parameter('bias', (F32, [3]), [-0.38, 0.442, -0.334])
state = Input('state', (F32, [2, 24]))
state_out = IgnoredOutput('state_out', (F32, [2, 24]))
output = Output('output', (F32, [2, 3]))
model = Model()
model.Operation('SVDF', input, weights_feature, weights_time, bias, state, 2, 0).To(state_out, output)
Example({
    input: [-0.111, 0.077, -0.326, -0.123, -1.336, -0.629, -0.732, -0.786],
    state: packed('<f4',
    'c-muN7+j#C0Zaf%Fatz_cnuI47^4BIn1KNR6Hf{O'
),
    state_out: [],
    output: [-0.4021239, 0.5426628, -0.8127543, -0.70647454, 0.44411296, -2.6419911],
}, name='from_nothing_rank_2').DisableLifeTimeVariation()

# The newest result of each filter enters its memory, the oldest leaves it.
# Expected values: float64 formula. TF Lite keeps its state one place further on.
input = Input('input', (F32, [2, 4]))
weights_feature = Parameter('weights_feature', (F32, [6, 4]), [-0.871, 0.0, 0.733, -0.258, 0.01, -0.296, -0.2, -0.302, -0.275, -0.262, 0.548, 0.177, -0.429, 0.24,
    0.673, -0.073, -0.447, 0.274, -0.544, -0.756, 0.821, 0.208, 0.775, -0.199])
weights_time = Parameter('weights_time', (F32, [6, 4]), [0.68, -0.688, -0.68, -0.105, -0.138, -0.985, 0.531, -0.43, -0.93, 0.294, 0.931, -0.765, -0.864,
    -0.238, 0.4, 0.31, 0.505, 0.729, 0.156, -0.655, -0.115, 0.408, 0.153, 0.842])
bias = Parameter('bias', (F32, [0]), None)
state = Input('state', (F32, [2, 24]))
state_out = Output('state_out', (F32, [2, 24]))
output = Output('output', (F32, [2, 3]))
model = Model()
model.Operation('SVDF', input, weights_feature, weights_time, bias, state, 2, 0).To(state_out, output)
Example({
    input: [-0.111, 0.077, -0.326, -0.123, -1.336, -0.629, -0.732, -0.786],
    state: packed('<f4',
    'c-o7(%(F|MY0sPfN-wU6!*S}rSn?ZVEVtM`mHpuKxSUJ=_Nscm09lVP7wvVD8Pyk=`hA%^?`oF>9(u`h-SX=$!@4k`sr_3{a9xO6'
    'p0IS^_12#svvhl-9`bd!yR%FbQPOrw((YkVzq~_~&1rE+h9^hXIcDZV8e!&-o*Y{$UBCGCzo0#vuBTM3%@IqS_EyhYeV^UFef#b0'
    '?Dp^9Z(|Q+*zdF3Z)?AQKTsSfxX;!O%-9DeZS3sr0V2{?EC'
),
    state_out: packed('<f4',
    'c-p(n6UV@`$AO{JOP}Fz+<XR>{Ot^uTP85be&}K-=MrXERnNg7>k-YMy-tdu`r;`DU#1iW?ULmTFL@R+eBE_|Axvm4!<G{s3{lIA'
    '8TMVTW%!uI#}M_<grVI%lR-pj4?~jnBL?-$3mDj(oES1Zg&EE<uVc^%o6Yd#SO`P?Vm^kTJuD0<RbdQbiCY=;tS>Uy?c2*>Z)eM}'
    'fB!y){r3A9_SxAn*aO*i`|KI^1Mxn)JwWyzAZ^cJXTP5T0PUAS7y'
),
    output: [-0.5420919, -0.4003992, -0.16041327, 0.12239651, -0.69380105, -2.086311],
}, name='rank_2_without_bias')

# Zeros as state, as in the first step.
# Expected values: float64 formula.
input = Input('input', (F32, [2, 4]))
weights_feature = Parameter('weights_feature', (F32, [6, 4]), [-0.871, 0.0, 0.733, -0.258, 0.01, -0.296, -0.2, -0.302, -0.275, -0.262, 0.548, 0.177, -0.429, 0.24,
    0.673, -0.073, -0.447, 0.274, -0.544, -0.756, 0.821, 0.208, 0.775, -0.199])
weights_time = Parameter('weights_time', (F32, [6, 4]), [0.68, -0.688, -0.68, -0.105, -0.138, -0.985, 0.531, -0.43, -0.93, 0.294, 0.931, -0.765, -0.864,
    -0.238, 0.4, 0.31, 0.505, 0.729, 0.156, -0.655, -0.115, 0.408, 0.153, 0.842])
bias = Parameter('bias', (F32, [0]), None)
state = Input('state', (F32, [2, 24]))
state_out = IgnoredOutput('state_out', (F32, [2, 24]))
output = Output('output', (F32, [2, 3]))
model = Model()
model.Operation('SVDF', input, weights_feature, weights_time, bias, state, 2, 0).To(state_out, output)
Example({
    input: [-0.111, 0.077, -0.326, -0.123, -1.336, -0.629, -0.732, -0.786],
    state: packed('<f4',
    'c-muN7+j!%p`oDxM1#l%hya8Krr><A91s8iBu@%~'
),
    state_out: [],
    output: [-0.022123907, 0.10066281, -0.47875428, -0.32647452, 0.0021129476, -2.307991],
}, name='from_nothing_rank_2_without_bias').DisableLifeTimeVariation()

# The newest result of each filter enters its memory, the oldest leaves it.
# Expected values: float64 formula. TF Lite keeps its state one place further on.
input = Input('input', (F32, [1, 2]))
weights_feature = Parameter('weights_feature', (F32, [6, 2]), [-0.27, 0.587, -0.801, 0.61, -0.822, -0.021, 0.456, 0.37, 0.447, -0.536, -0.89, 0.108])
weights_time = Parameter('weights_time', (F32, [6, 5]), packed('<f4',
    'c-oT;`0-=i*?%v0MX*Rl{R#LJwP0GryA>%uvRo;hKGH0`!NKlluBdrhhOwlq>|L26<!o7V%-THay0xRZzL+?3^20L`8+*3!iAe{F'
    'f0TaDz2(2Qye12?eZtAP`}gm+x3#mk+h=2M4`BfbpcoL^?Xv>_bB!_*'
))
bias = Parameter('bias', (F32, [2]), [1.963, 1.409])
state = Input('state', (F32, [1, 30]))
state_out = Output('state_out', (F32, [1, 30]))
output = Output('output', (F32, [1, 2]))
model = Model()
model.Operation('SVDF', input, weights_feature, weights_time, bias, state, 3, 0).To(state_out, output)
Example({
    input: [0.599, 0.751],
    state: packed('<f4',
    'c-s5GqrRxxkm2~RElzuGA77^F_ifL0Mdg#{)5@i<^E_S7Wauiw!QfqYBBA7`_w1M?jgrM1ZkK&e+o!*n>4KX#hnb#^Lb+Gi)8c>M'
    'UHC85OcpTOxzBi+eXIaClb!v3`+Y!czu#{EK0BMe`}W(~0~!1G?FRyT04D=D0R'
),
    state_out: packed('<f4',
    'c-jGY0Ehn!C!!qy0LS_k0KD7B4FFE|yg>jX$<L1f8`liY00J>Z=Kugpeysp>`AZf6VkmSE0NZx=1OP9i0&D<F2sVxYAa_c!0CWEL'
    '0szo_lMMj5zB38{T@VZB06)J!J^;TzKfD0HzCOPIzP~*`0KPuIz5u_!zrFwiVJtK'
),
    output: [2.5430472, 0.25255245],
}, name='rank_3').AddVariations('float16').DisableLifeTimeVariation()

# Zeros as state, as in the first step.
# Expected values: float64 formula.
input = Input('input', (F32, [1, 2]))
weights_feature = Parameter('weights_feature', (F32, [6, 2]), [-0.27, 0.587, -0.801, 0.61, -0.822, -0.021, 0.456, 0.37, 0.447, -0.536, -0.89, 0.108])
weights_time = Parameter('weights_time', (F32, [6, 5]), packed('<f4',
    'c-oT;`0-=i*?%v0MX*Rl{R#LJwP0GryA>%uvRo;hKGH0`!NKlluBdrhhOwlq>|L26<!o7V%-THay0xRZzL+?3^20L`8+*3!iAe{F'
    'f0TaDz2(2Qye12?eZtAP`}gm+x3#mk+h=2M4`BfbpcoL^?Xv>_bB!_*'
))
bias = Parameter('bias', (F32, [2]), [1.963, 1.409])
state = Input('state', (F32, [1, 30]))
state_out = IgnoredOutput('state_out', (F32, [1, 30]))
output = Output('output', (F32, [1, 2]))
model = Model()
model.Operation('SVDF', input, weights_feature, weights_time, bias, state, 3, 0).To(state_out, output)
Example({
    input: [0.599, 0.751],
    state: packed('<f4',
    'c-muNpdDxcLl6NXAq0p9F#&LR2!Q'
),
    state_out: [],
    output: [1.9744232, 1.3884075],
}, name='from_nothing_rank_3').DisableLifeTimeVariation()

# The newest result of each filter enters its memory, the oldest leaves it.
# Expected values: float64 formula. TF Lite keeps its state one place further on.
input = Input('input', (F32, [1, 2]))
weights_feature = Parameter('weights_feature', (F32, [6, 2]), [-0.27, 0.587, -0.801, 0.61, -0.822, -0.021, 0.456, 0.37, 0.447, -0.536, -0.89, 0.108])
weights_time = Parameter('weights_time', (F32, [6, 5]), packed('<f4',
    'c-oT;`0-=i*?%v0MX*Rl{R#LJwP0GryA>%uvRo;hKGH0`!NKlluBdrhhOwlq>|L26<!o7V%-THay0xRZzL+?3^20L`8+*3!iAe{F'
    'f0TaDz2(2Qye12?eZtAP`}gm+x3#mk+h=2M4`BfbpcoL^?Xv>_bB!_*'
))
bias = Parameter('bias', (F32, [0]), None)
state = Input('state', (F32, [1, 30]))
state_out = Output('state_out', (F32, [1, 30]))
output = Output('output', (F32, [1, 2]))
model = Model()
model.Operation('SVDF', input, weights_feature, weights_time, bias, state, 3, 0).To(state_out, output)
Example({
    input: [0.599, 0.751],
    state: packed('<f4',
    'c-jGY0Ehq4Snv!dqI)p_$NIEFyxYg7DNgph*C8Xx&t`WU*CIKm0x?At2mnid$Y6B&OPgF`D0HK++jjS6zAvMDG)7AZHZCk6cS=^}'
    'bN=^4572y*5Hh*GGp0XX5I;XYKfgb|KfgaezdpadK0Lj?zdb*{zCORczrVi|dpG0'
),
    state_out: packed('<f4',
    'c-jGY0Ehor@C+RQdochO0JK894FIMoPC)?IAtR3fW_KIS06C`u=KvH40IdMXV00D$n_OZK0Hd(m1OR5fFKhrbMoW$WE-WCi09NI5'
    '0sur0&<y|(GPw!>raxWh06#uIJ^;Qyzq|myKEJ;JJiWd@06)LJz5u?zzrFycmMA~'
),
    output: [-0.93363994, -0.11580858],
}, name='rank_3_without_bias').AddVariations('float16').DisableLifeTimeVariation()

# Zeros as state, as in the first step.
# Expected values: float64 formula.
input = Input('input', (F32, [1, 2]))
weights_feature = Parameter('weights_feature', (F32, [6, 2]), [-0.27, 0.587, -0.801, 0.61, -0.822, -0.021, 0.456, 0.37, 0.447, -0.536, -0.89, 0.108])
weights_time = Parameter('weights_time', (F32, [6, 5]), packed('<f4',
    'c-oT;`0-=i*?%v0MX*Rl{R#LJwP0GryA>%uvRo;hKGH0`!NKlluBdrhhOwlq>|L26<!o7V%-THay0xRZzL+?3^20L`8+*3!iAe{F'
    'f0TaDz2(2Qye12?eZtAP`}gm+x3#mk+h=2M4`BfbpcoL^?Xv>_bB!_*'
))
bias = Parameter('bias', (F32, [0]), None)
state = Input('state', (F32, [1, 30]))
state_out = IgnoredOutput('state_out', (F32, [1, 30]))
output = Output('output', (F32, [1, 2]))
model = Model()
model.Operation('SVDF', input, weights_feature, weights_time, bias, state, 3, 0).To(state_out, output)
Example({
    input: [0.599, 0.751],
    state: packed('<f4',
    'c-muNpe1MkLl6NXAq0qSXaE3TcnAR'
),
    state_out: [],
    output: [0.0114231, -0.020592557],
}, name='from_nothing_rank_3_without_bias').DisableLifeTimeVariation()

# The newest result of each filter enters its memory, the oldest leaves it.
# Expected values: float64 formula. TF Lite keeps its state one place further on.
input = Input('input', (F32, [3, 2]))
weights_feature = Parameter('weights_feature', (F32, [2, 2]), [0.663, -0.083, -0.892, -0.462])
weights_time = Parameter('weights_time', (F32, [2, 2]), [-0.261, -0.322, -0.839, -0.753])
bias = Parameter('bias', (F32, [2]), [-1.632, -1.071])
state = Input('state', (F32, [3, 4]))
state_out = Output('state_out', (F32, [3, 4]))
output = Output('output', (F32, [3, 2]))
model = Model()
model.Operation('SVDF', input, weights_feature, weights_time, bias, state, 1, 0).To(state_out, output)
Example({
    input: [-0.741, 0.216, -1.325, 1.678, 0.645, -1.481],
    state: [-0.497, -0.535, 0.524, 0.995, -0.169, -0.63, 0.843, -0.951, -0.896, 0.036, -0.56, -0.452],
    state_out: [-0.509211, 0.0, 0.56118, 0.0, -1.017749, 0.0, 0.40666407, 0.0, 0.550558, 0.0, 0.108881995, 0.0],
    output: [-1.338317, -1.9332045, -1.2601758, -2.084495, -1.5754236, -0.68314815],
}, name='memory_2').DisableLifeTimeVariation()

# Zeros as state, as in the first step.
# Expected values: float64 formula.
input = Input('input', (F32, [3, 2]))
weights_feature = Parameter('weights_feature', (F32, [2, 2]), [0.663, -0.083, -0.892, -0.462])
weights_time = Parameter('weights_time', (F32, [2, 2]), [-0.261, -0.322, -0.839, -0.753])
bias = Parameter('bias', (F32, [2]), [-1.632, -1.071])
state = Input('state', (F32, [3, 4]))
state_out = IgnoredOutput('state_out', (F32, [3, 4]))
output = Output('output', (F32, [3, 2]))
model = Model()
model.Operation('SVDF', input, weights_feature, weights_time, bias, state, 1, 0).To(state_out, output)
Example({
    input: [-0.741, 0.216, -1.325, 1.678, 0.645, -1.481],
    state: [-0.0, -0.0, 0.0, 0.0, -0.0, -0.0, 0.0, -0.0, -0.0, 0.0, -0.0, -0.0],
    state_out: [],
    output: [-1.468034, -1.4935685, -1.3042848, -1.377218, -1.8092797, -1.1529881],
}, name='from_nothing_memory_2').DisableLifeTimeVariation()

# The newest result of each filter enters its memory, the oldest leaves it.
# Expected values: float64 formula. TF Lite keeps its state one place further on.
input = Input('input', (F32, [3, 2]))
weights_feature = Parameter('weights_feature', (F32, [2, 2]), [0.663, -0.083, -0.892, -0.462])
weights_time = Parameter('weights_time', (F32, [2, 2]), [-0.261, -0.322, -0.839, -0.753])
bias = Parameter('bias', (F32, [0]), None)
state = Input('state', (F32, [3, 4]))
state_out = Output('state_out', (F32, [3, 4]))
output = Output('output', (F32, [3, 2]))
model = Model()
model.Operation('SVDF', input, weights_feature, weights_time, bias, state, 1, 0).To(state_out, output)
Example({
    input: [-0.741, 0.216, -1.325, 1.678, 0.645, -1.481],
    state: [-0.816, -0.536, -0.497, -0.535, 0.524, 0.995, -0.169, -0.63, 0.843, -0.951, -0.896, 0.036],
    state_out: [-0.509211, 0.0, 0.56118, 0.0, -1.017749, 0.0, 0.40666407, 0.0, 0.550558, 0.0, 0.108881995, 0.0],
    output: [0.37694195, -0.005585556, 0.19095118, -0.16442704, -0.39730266, 0.6697559],
}, name='memory_2_without_bias').DisableLifeTimeVariation()

# Zeros as state, as in the first step.
# Expected values: float64 formula.
input = Input('input', (F32, [3, 2]))
weights_feature = Parameter('weights_feature', (F32, [2, 2]), [0.663, -0.083, -0.892, -0.462])
weights_time = Parameter('weights_time', (F32, [2, 2]), [-0.261, -0.322, -0.839, -0.753])
bias = Parameter('bias', (F32, [0]), None)
state = Input('state', (F32, [3, 4]))
state_out = IgnoredOutput('state_out', (F32, [3, 4]))
output = Output('output', (F32, [3, 2]))
model = Model()
model.Operation('SVDF', input, weights_feature, weights_time, bias, state, 1, 0).To(state_out, output)
Example({
    input: [-0.741, 0.216, -1.325, 1.678, 0.645, -1.481],
    state: [-0.0, -0.0, -0.0, -0.0, 0.0, 0.0, -0.0, -0.0, 0.0, -0.0, -0.0, 0.0],
    state_out: [],
    output: [0.16396594, -0.42256856, 0.3277152, -0.30621806, -0.17727967, -0.08198815],
}, name='from_nothing_memory_2_without_bias').DisableLifeTimeVariation()

# The newest result of each filter enters its memory, the oldest leaves it.
# Expected values: float64 formula. TF Lite keeps its state one place further on.
input = Input('input', (F32, [2, 3]))
weights_feature = Parameter('weights_feature', (F32, [4, 3]), [-0.462, 0.204, 0.649, -0.278, 0.759, -0.334, -0.629, 0.226, 0.81, 0.512, -0.707, -0.037])
weights_time = Parameter('weights_time', (F32, [4, 1]), [-0.078, -0.201, 0.835, 0.482])
bias = Parameter('bias', (F32, [2]), [-1.423, 1.347])
state = Input('state', (F32, [2, 4]))
state_out = Output('state_out', (F32, [2, 4]))
output = Output('output', (F32, [2, 2]))
model = Model()
model.Operation('SVDF', input, weights_feature, weights_time, bias, state, 2, 0).To(state_out, output)
Example({
    input: [-1.914, -1.749, -0.023, -1.583, 1.725, -1.653],
    state: [-0.681, 0.921, 0.99, -0.311, -0.495, 0.246, 0.423, 0.326],
    state_out: [0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0],
    output: [-1.3046473, 2.130731, -1.8864067, 0.43691888],
}, name='memory_1').AddVariations('float16')

# Zeros as state, as in the first step.
# Expected values: float64 formula.
input = Input('input', (F32, [2, 3]))
weights_feature = Parameter('weights_feature', (F32, [4, 3]), [-0.462, 0.204, 0.649, -0.278, 0.759, -0.334, -0.629, 0.226, 0.81, 0.512, -0.707, -0.037])
weights_time = Parameter('weights_time', (F32, [4, 1]), [-0.078, -0.201, 0.835, 0.482])
bias = Parameter('bias', (F32, [2]), [-1.423, 1.347])
state = Input('state', (F32, [2, 4]))
state_out = IgnoredOutput('state_out', (F32, [2, 4]))
output = Output('output', (F32, [2, 2]))
model = Model()
model.Operation('SVDF', input, weights_feature, weights_time, bias, state, 2, 0).To(state_out, output)
Example({
    input: [-1.914, -1.749, -0.023, -1.583, 1.725, -1.653],
    state: [-0.0, 0.0, 0.0, -0.0, -0.0, 0.0, 0.0, 0.0],
    state_out: [],
    output: [-1.3046473, 2.130731, -1.8864067, 0.43691888],
}, name='from_nothing_memory_1').DisableLifeTimeVariation()

# The newest result of each filter enters its memory, the oldest leaves it.
# Expected values: float64 formula. TF Lite keeps its state one place further on.
input = Input('input', (F32, [2, 3]))
weights_feature = Parameter('weights_feature', (F32, [4, 3]), [-0.462, 0.204, 0.649, -0.278, 0.759, -0.334, -0.629, 0.226, 0.81, 0.512, -0.707, -0.037])
weights_time = Parameter('weights_time', (F32, [4, 1]), [-0.078, -0.201, 0.835, 0.482])
bias = Parameter('bias', (F32, [0]), None)
state = Input('state', (F32, [2, 4]))
state_out = Output('state_out', (F32, [2, 4]))
output = Output('output', (F32, [2, 2]))
model = Model()
model.Operation('SVDF', input, weights_feature, weights_time, bias, state, 2, 0).To(state_out, output)
Example({
    input: [-1.914, -1.749, -0.023, -1.583, 1.725, -1.653],
    state: [-0.712, 0.673, -0.681, 0.921, 0.99, -0.311, -0.495, 0.246],
    state_out: [0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0],
    output: [0.1183526, 0.783731, -0.46340668, -0.9100811],
}, name='memory_1_without_bias').AddVariations('float16')

# Zeros as state, as in the first step.
# Expected values: float64 formula.
input = Input('input', (F32, [2, 3]))
weights_feature = Parameter('weights_feature', (F32, [4, 3]), [-0.462, 0.204, 0.649, -0.278, 0.759, -0.334, -0.629, 0.226, 0.81, 0.512, -0.707, -0.037])
weights_time = Parameter('weights_time', (F32, [4, 1]), [-0.078, -0.201, 0.835, 0.482])
bias = Parameter('bias', (F32, [0]), None)
state = Input('state', (F32, [2, 4]))
state_out = IgnoredOutput('state_out', (F32, [2, 4]))
output = Output('output', (F32, [2, 2]))
model = Model()
model.Operation('SVDF', input, weights_feature, weights_time, bias, state, 2, 0).To(state_out, output)
Example({
    input: [-1.914, -1.749, -0.023, -1.583, 1.725, -1.653],
    state: [-0.0, 0.0, -0.0, 0.0, 0.0, -0.0, -0.0, 0.0],
    state_out: [],
    output: [0.1183526, 0.783731, -0.46340668, -0.9100811],
}, name='from_nothing_memory_1_without_bias').DisableLifeTimeVariation()

# The newest result of each filter enters its memory, the oldest leaves it.
# Expected values: float64 formula. TF Lite keeps its state one place further on.
input = Input('input', (F32, [1, 5]))
weights_feature = Parameter('weights_feature', (F32, [2, 5]), [0.191, -0.863, 0.606, 0.65, -0.404, 0.65, 0.699, -0.319, -0.26, -0.053])
weights_time = Parameter('weights_time', (F32, [2, 3]), [0.991, 0.738, 0.513, 0.583, -0.521, 0.457])
bias = Parameter('bias', (F32, [1]), [0.993])
state = Input('state', (F32, [1, 6]))
state_out = Output('state_out', (F32, [1, 6]))
output = Output('output', (F32, [1, 1]))
model = Model()
model.Operation('SVDF', input, weights_feature, weights_time, bias, state, 2, 0).To(state_out, output)
Example({
    input: [-1.02, 0.43, -1.322, -1.911, 1.515],
    state: [-0.271, -0.15, 0.712, 0.796, 0.419, 0.153],
    state_out: [-0.15, -3.221252, 0.0, 0.419, 0.47585306, 0.0],
    output: [-0.5755295],
}, name='one_unit').DisableLifeTimeVariation()

# Zeros as state, as in the first step.
# Expected values: float64 formula.
input = Input('input', (F32, [1, 5]))
weights_feature = Parameter('weights_feature', (F32, [2, 5]), [0.191, -0.863, 0.606, 0.65, -0.404, 0.65, 0.699, -0.319, -0.26, -0.053])
weights_time = Parameter('weights_time', (F32, [2, 3]), [0.991, 0.738, 0.513, 0.583, -0.521, 0.457])
bias = Parameter('bias', (F32, [1]), [0.993])
state = Input('state', (F32, [1, 6]))
state_out = IgnoredOutput('state_out', (F32, [1, 6]))
output = Output('output', (F32, [1, 1]))
model = Model()
model.Operation('SVDF', input, weights_feature, weights_time, bias, state, 2, 0).To(state_out, output)
Example({
    input: [-1.02, 0.43, -1.322, -1.911, 1.515],
    state: [-0.0, -0.0, 0.0, 0.0, 0.0, 0.0],
    state_out: [],
    output: [-0.4420375],
}, name='from_nothing_one_unit').DisableLifeTimeVariation()

# The newest result of each filter enters its memory, the oldest leaves it.
# Expected values: float64 formula. TF Lite keeps its state one place further on.
input = Input('input', (F32, [1, 5]))
weights_feature = Parameter('weights_feature', (F32, [2, 5]), [0.191, -0.863, 0.606, 0.65, -0.404, 0.65, 0.699, -0.319, -0.26, -0.053])
weights_time = Parameter('weights_time', (F32, [2, 3]), [0.991, 0.738, 0.513, 0.583, -0.521, 0.457])
bias = Parameter('bias', (F32, [0]), None)
state = Input('state', (F32, [1, 6]))
state_out = Output('state_out', (F32, [1, 6]))
output = Output('output', (F32, [1, 1]))
model = Model()
model.Operation('SVDF', input, weights_feature, weights_time, bias, state, 2, 0).To(state_out, output)
Example({
    input: [-1.02, 0.43, -1.322, -1.911, 1.515],
    state: [0.496, -0.271, -0.15, 0.712, 0.796, 0.419],
    state_out: [-0.271, -3.221252, 0.0, 0.796, 0.47585306, 0.0],
    output: [-1.1431195],
}, name='one_unit_without_bias').DisableLifeTimeVariation()

# Zeros as state, as in the first step.
# Expected values: float64 formula.
input = Input('input', (F32, [1, 5]))
weights_feature = Parameter('weights_feature', (F32, [2, 5]), [0.191, -0.863, 0.606, 0.65, -0.404, 0.65, 0.699, -0.319, -0.26, -0.053])
weights_time = Parameter('weights_time', (F32, [2, 3]), [0.991, 0.738, 0.513, 0.583, -0.521, 0.457])
bias = Parameter('bias', (F32, [0]), None)
state = Input('state', (F32, [1, 6]))
state_out = IgnoredOutput('state_out', (F32, [1, 6]))
output = Output('output', (F32, [1, 1]))
model = Model()
model.Operation('SVDF', input, weights_feature, weights_time, bias, state, 2, 0).To(state_out, output)
Example({
    input: [-1.02, 0.43, -1.322, -1.911, 1.515],
    state: [0.0, -0.0, -0.0, 0.0, 0.0, 0.0],
    state_out: [],
    output: [-1.4350375],
}, name='from_nothing_one_unit_without_bias').DisableLifeTimeVariation()

# The newest result of each filter enters its memory, the oldest leaves it.
# Expected values: float64 formula. TF Lite keeps its state one place further on.
input = Input('input', (F32, [2, 1]))
weights_feature = Parameter('weights_feature', (F32, [3, 1]), [0.273, 0.308, -0.089])
weights_time = Parameter('weights_time', (F32, [3, 4]), [-0.988, 0.112, -0.481, -0.168, 0.124, -0.118, 0.892, 0.863, 0.564, -0.619, -0.482, 0.194])
bias = Parameter('bias', (F32, [3]), [-1.234, -1.176, 1.611])
state = Input('state', (F32, [2, 12]))
state_out = Output('state_out', (F32, [2, 12]))
output = Output('output', (F32, [2, 3]))
model = Model()
model.Operation('SVDF', input, weights_feature, weights_time, bias, state, 1, 0).To(state_out, output)
Example({
    input: [-1.711, -1.184],
    state: [-0.806, -0.34, 0.221, -0.01, -0.98, 0.012, 0.932, -0.465, -0.405, 0.45, -0.581, -0.791, 0.049,
    0.687, -0.506, 0.89, 0.738, -0.617, -0.602, -0.889, 0.152, 0.771, -0.78, 0.727],
    state_out: [-0.34, 0.221, -0.467103, 0.0, 0.012, 0.932, -0.52698797, 0.0, 0.45, -0.581, 0.152279, 0.0, 0.687,
    -0.506, -0.323232, 0.0, -0.617, -0.602, -0.364672, 0.0, 0.771, -0.78, 0.105376005, 0.0],
    output: [-0.5035797, -0.9223826, 1.413614, -0.907779, -1.8633779, 1.6158818],
}, name='one_input').AddVariations('float16').DisableLifeTimeVariation()

# Zeros as state, as in the first step.
# Expected values: float64 formula.
input = Input('input', (F32, [2, 1]))
weights_feature = Parameter('weights_feature', (F32, [3, 1]), [0.273, 0.308, -0.089])
weights_time = Parameter('weights_time', (F32, [3, 4]), [-0.988, 0.112, -0.481, -0.168, 0.124, -0.118, 0.892, 0.863, 0.564, -0.619, -0.482, 0.194])
bias = Parameter('bias', (F32, [3]), [-1.234, -1.176, 1.611])
state = Input('state', (F32, [2, 12]))
state_out = IgnoredOutput('state_out', (F32, [2, 12]))
output = Output('output', (F32, [2, 3]))
model = Model()
model.Operation('SVDF', input, weights_feature, weights_time, bias, state, 1, 0).To(state_out, output)
Example({
    input: [-1.711, -1.184],
    state: [-0.0, -0.0, 0.0, -0.0, -0.0, 0.0, 0.0, -0.0, -0.0, 0.0, -0.0, -0.0, 0.0, 0.0, -0.0, 0.0, 0.0, -0.0,
    -0.0, -0.0, 0.0, 0.0, -0.0, 0.0],
    state_out: [],
    output: [-1.1555266, -1.6307906, 1.640542, -1.179697, -1.4907119, 1.6314429],
}, name='from_nothing_one_input').DisableLifeTimeVariation()

# The newest result of each filter enters its memory, the oldest leaves it.
# Expected values: float64 formula. TF Lite keeps its state one place further on.
input = Input('input', (F32, [2, 1]))
weights_feature = Parameter('weights_feature', (F32, [3, 1]), [0.273, 0.308, -0.089])
weights_time = Parameter('weights_time', (F32, [3, 4]), [-0.988, 0.112, -0.481, -0.168, 0.124, -0.118, 0.892, 0.863, 0.564, -0.619, -0.482, 0.194])
bias = Parameter('bias', (F32, [0]), None)
state = Input('state', (F32, [2, 12]))
state_out = Output('state_out', (F32, [2, 12]))
output = Output('output', (F32, [2, 3]))
model = Model()
model.Operation('SVDF', input, weights_feature, weights_time, bias, state, 1, 0).To(state_out, output)
Example({
    input: [-1.711, -1.184],
    state: [-0.617, -0.588, 0.805, -0.806, -0.34, 0.221, -0.01, -0.98, 0.012, 0.932, -0.465, -0.405, 0.45,
    -0.581, -0.791, 0.049, 0.687, -0.506, 0.89, 0.738, -0.617, -0.602, -0.889, 0.152],
    state_out: [-0.588, 0.805, -0.467103, 0.0, 0.221, -0.01, -0.52698797, 0.0, 0.932, -0.465, 0.152279, 0.0,
    -0.581, -0.791, -0.323232, 0.0, -0.506, 0.89, -0.364672, 0.0, -0.602, -0.889, 0.105376005, 0.0],
    output: [0.23500825, -0.5319486, -0.31646788, -0.07489799, 0.6240641, 0.47359094],
}, name='one_input_without_bias').AddVariations('float16').DisableLifeTimeVariation()

# Zeros as state, as in the first step.
# Expected values: float64 formula.
input = Input('input', (F32, [2, 1]))
weights_feature = Parameter('weights_feature', (F32, [3, 1]), [0.273, 0.308, -0.089])
weights_time = Parameter('weights_time', (F32, [3, 4]), [-0.988, 0.112, -0.481, -0.168, 0.124, -0.118, 0.892, 0.863, 0.564, -0.619, -0.482, 0.194])
bias = Parameter('bias', (F32, [0]), None)
state = Input('state', (F32, [2, 12]))
state_out = IgnoredOutput('state_out', (F32, [2, 12]))
output = Output('output', (F32, [2, 3]))
model = Model()
model.Operation('SVDF', input, weights_feature, weights_time, bias, state, 1, 0).To(state_out, output)
Example({
    input: [-1.711, -1.184],
    state: [-0.0, -0.0, 0.0, -0.0, -0.0, 0.0, -0.0, -0.0, 0.0, 0.0, -0.0, -0.0, 0.0, -0.0, -0.0, 0.0, 0.0,
    -0.0, 0.0, 0.0, -0.0, -0.0, -0.0, 0.0],
    state_out: [],
    output: [0.0784733, -0.45479062, 0.029542128, 0.054302976, -0.31471193, 0.020442946],
}, name='from_nothing_one_input_without_bias').DisableLifeTimeVariation()

# The newest result of each filter enters its memory, the oldest leaves it.
# Expected values: float64 formula. TF Lite keeps its state one place further on.
input = Input('input', (F32, [2, 4]))
weights_feature = Parameter('weights_feature', (F32, [6, 4]), [0.314, -0.84, -0.164, 0.52, 0.976, -0.563, -0.8, -0.848, -0.216, 0.946, -0.81, 0.031, -0.931,
    -0.46, -0.558, 0.941, -0.15, 0.715, 0.786, 0.471, -0.312, 0.013, -0.682, -0.803])
weights_time = Parameter('weights_time', (F32, [6, 4]), [0.402, -0.172, -0.602, -0.67, 0.088, -0.08, 0.08, 0.501, 0.748, 0.78, -0.794, 0.762, -0.624, 0.764,
    -0.255, -0.856, -0.97, -0.82, -0.094, -0.82, 0.08, 0.572, -0.75, 0.328])
bias = Parameter('bias', (F32, [3]), [-1.448, 0.331, -0.904])
state = Input('state', (F32, [2, 24]))
state_out = Output('state_out', (F32, [2, 24]))
output = Output('output', (F32, [2, 3]))
model = Model()
model.Operation('SVDF', input, weights_feature, weights_time, bias, state, 2, 0).To(state_out, output)
Example({
    input: [0.857, -0.353, 1.208, 0.371, -1.018, 0.263, -1.726, 0.515],
    state: packed('<f4',
    'c-jHL06+g|wr?3^wmXT<ywlhC^nJ29s3Yt@hZpj`b2Du-0CjI0$-~LP6igu(>@TJig}Bp^^AZF*^WQ<tbWNjE{Xd<w#@kUf7TMCD'
    'Xfx+C0Fx3gcJ+43t~apRQQe!a>mE&QeFHW>ea~RblVT79RP`^&OBuLc+0G4GF|#}KVAz8l9w;86CrL6cxTHh}aV6qDKEJ=eJw84?'
    'KEFRdKR!P_zdyY{zP>-dKR!RczdpUcKfXV{zdt{}K0d!czrQ|2Lt0b'
),
    state_out: packed('<f4',
    'c-q^RFT$|RdOgFQ%SH@eYEv0jDBodd7guH|HeSNOP@2MU^6(l45uaR!H~JeHT6a8U_$*Yx@cI58h7w;hhQIdr8IIj{XArxY#*kq='
    'pMhbr4@244KMd>4Co%-y{lV~B?g~RKGe1M^`D%vAN&6T=zLqk0OWHBqJhzF#aI*$O!VND5IgJkt>YjoOJC?XI6smSH*zLDxu(jI<'
    'r1vw}+wEuAZ*R}AZy$(l!>}JHZokhSDCWRm2a*G-1ptoeM%4'
),
    output: [-1.6260337, 1.2155095, -1.3395622, -2.1650357, -0.53045505, 0.40853533],
}, name='activation_none').AddVariations('relaxed', 'float16').DisableLifeTimeVariation()

# Zeros as state, as in the first step.
# Expected values: float64 formula.
input = Input('input', (F32, [2, 4]))
weights_feature = Parameter('weights_feature', (F32, [6, 4]), [0.314, -0.84, -0.164, 0.52, 0.976, -0.563, -0.8, -0.848, -0.216, 0.946, -0.81, 0.031, -0.931,
    -0.46, -0.558, 0.941, -0.15, 0.715, 0.786, 0.471, -0.312, 0.013, -0.682, -0.803])
weights_time = Parameter('weights_time', (F32, [6, 4]), [0.402, -0.172, -0.602, -0.67, 0.088, -0.08, 0.08, 0.501, 0.748, 0.78, -0.794, 0.762, -0.624, 0.764,
    -0.255, -0.856, -0.97, -0.82, -0.094, -0.82, 0.08, 0.572, -0.75, 0.328])
bias = Parameter('bias', (F32, [3]), [-1.448, 0.331, -0.904])
state = Input('state', (F32, [2, 24]))
state_out = IgnoredOutput('state_out', (F32, [2, 24]))
output = Output('output', (F32, [2, 3]))
model = Model()
model.Operation('SVDF', input, weights_feature, weights_time, bias, state, 2, 0).To(state_out, output)
Example({
    input: [0.857, -0.353, 1.208, 0.371, -1.018, 0.263, -1.726, 0.515],
    state: packed('<f4',
    'c-muN7;K=Sp#efexggj8<~2ZBAO&CqWB>r$Knei'
),
    state_out: [],
    output: [-1.9466497, 0.020782566, -1.9706402, -1.5538716, -0.18134706, 0.085883334],
}, name='from_nothing_activation_none').DisableLifeTimeVariation()

# The newest result of each filter enters its memory, the oldest leaves it.
# Expected values: float64 formula. TF Lite keeps its state one place further on.
input = Input('input', (F32, [2, 4]))
weights_feature = Parameter('weights_feature', (F32, [6, 4]), [0.4375, 0.375, 0.1875, -0.0625, -0.25, 0.0625, 0.125, 0.375, 0.375, -0.1875, 0.5625, -0.8125,
    0.5625, -0.625, -0.6875, 0.625, 0.125, -0.625, -0.3125, 0.5, 1.0, 0.875, -0.8125, 0.25])
weights_time = Parameter('weights_time', (F32, [6, 4]), [0.75, -0.875, -0.6875, 0.5625, 0.4375, 0.0, 0.125, 0.625, 0.5625, 0.5, -1.0, -0.3125, -0.5625,
    0.5625, -0.4375, 0.75, 0.375, -0.5, 0.3125, -0.125, 1.0, -0.125, 0.125, -0.0625])
bias = Parameter('bias', (F32, [3]), [-0.625, 1.1875, 0.6875])
state = Input('state', (F32, [2, 24]))
state_out = Output('state_out', (F32, [2, 24]))
output = Output('output', (F32, [2, 3]))
model = Model()
model.Operation('SVDF', input, weights_feature, weights_time, bias, state, 2, 0).To(state_out, output)
Example({
    input: [-8.625, -6.6875, -8.5, -4.375, -10.25, 10.375, -8.5625, -7.875],
    state: packed('|i1',
    'c-jTQNe%!I3;@8UR3#4l|CN^37Q_s&abv3xT92klyrOS$=wW6gH{p~DNSqe8>d*KI8Wyt', 0.0625
),
    state_out: packed('<i2',
    'c-jq!yAeP@6h+Sv$&{dkEkQ2XNGuX>2}&?3P=ZXlxrAPf&oG`FolkHrqt7VH1?K{5InalisjKjfBjyW*pY?9KxB(YtCca>aJjFQW'
    'pPs27ahDy+lpk6KBjW', 0.00390625
),
    output: [-6.3476562, 4.3967285, 0.97802734, -2.7180176, -5.215576, 1.3391113],
}, name='far_none').AddVariations('float16').DisableLifeTimeVariation()

# Zeros as state, as in the first step.
# Expected values: float64 formula.
input = Input('input', (F32, [2, 4]))
weights_feature = Parameter('weights_feature', (F32, [6, 4]), [0.4375, 0.375, 0.1875, -0.0625, -0.25, 0.0625, 0.125, 0.375, 0.375, -0.1875, 0.5625, -0.8125,
    0.5625, -0.625, -0.6875, 0.625, 0.125, -0.625, -0.3125, 0.5, 1.0, 0.875, -0.8125, 0.25])
weights_time = Parameter('weights_time', (F32, [6, 4]), [0.75, -0.875, -0.6875, 0.5625, 0.4375, 0.0, 0.125, 0.625, 0.5625, 0.5, -1.0, -0.3125, -0.5625,
    0.5625, -0.4375, 0.75, 0.375, -0.5, 0.3125, -0.125, 1.0, -0.125, 0.125, -0.0625])
bias = Parameter('bias', (F32, [3]), [-0.625, 1.1875, 0.6875])
state = Input('state', (F32, [2, 24]))
state_out = IgnoredOutput('state_out', (F32, [2, 24]))
output = Output('output', (F32, [2, 3]))
model = Model()
model.Operation('SVDF', input, weights_feature, weights_time, bias, state, 2, 0).To(state_out, output)
Example({
    input: [-8.625, -6.6875, -8.5, -4.375, -10.25, 10.375, -8.5625, -7.875],
    state: packed('<f4',
    'c-muN7<`}s2w*HQ2gn047$6ixt^pzm00>VDfd'
),
    state_out: [],
    output: [-5.5039062, 4.0178223, 0.78271484, -2.0930176, -5.96167, 1.5773926],
}, name='from_nothing_far_none').DisableLifeTimeVariation()

# The newest result of each filter enters its memory, the oldest leaves it.
# Expected values: float64 formula. TF Lite keeps its state one place further on.
input = Input('input', (F32, [2, 4]))
weights_feature = Parameter('weights_feature', (F32, [6, 4]), [-0.172, 0.884, 0.481, -0.1, 0.017, 0.423, 0.007, 0.297, 0.458, 0.85, -0.805, 0.584, -0.923, 0.066,
    -0.793, -0.432, 0.553, -0.1, 0.873, -0.246, -0.911, -0.012, -0.477, -0.247])
weights_time = Parameter('weights_time', (F32, [6, 4]), [0.21, -0.906, -0.596, -0.273, -0.199, 0.574, 0.88, -0.714, -0.207, -0.423, -0.058, -0.361, -0.12,
    0.2, 0.655, -0.877, -0.731, -0.418, 0.094, 0.215, 0.659, 0.577, 0.791, -0.425])
bias = Parameter('bias', (F32, [0]), None)
state = Input('state', (F32, [2, 24]))
state_out = Output('state_out', (F32, [2, 24]))
output = Output('output', (F32, [2, 3]))
model = Model()
model.Operation('SVDF', input, weights_feature, weights_time, bias, state, 2, 1).To(state_out, output)
Example({
    input: [-1.911, -1.593, 0.449, 1.579, -1.315, 0.061, 1.819, -1.286],
    state: packed('<f4',
    'c-p%iG-prL!#x-44V_r7OLy|kJGmr4HQ;i-Vs~-A_`c@z`(~x}ch6hIaol>9xCc+S`p+FlN>Zvyl(IMy!WQd0>b@^4=w<8m721%K'
    'A#`*8f$#HYrX9+8@4CkO{>PgSnQ{#4>J|uFiv-`c(MioKh)oD`uiGoGI6aBENd02+xmj74t18pJK2P5!Bko_M_iOd?6Z`D#Z0zm!'
    '+wHgCzkk1-JrL}(2h#h1oc(q{$^HBH?X}y#4<v1GXSZ)304<7J$p'
),
    state_out: packed('<f4',
    'c-jk^^Mc{wo+JiCr|AsRoxBVumpCv4Tz<>YU7W?RubGWuR@yy=d5eB9Sg(4{z|*~vVaJhu3{@r988{NAFz7qpW+*GT$<XWji6JM$'
    'k751+SB9Bsj12ExQyK1me8Rw#v!0=DK@)>Wa6W@h>Q#o=1UZJfy(tXSlO{8$UtGd4D{D7HWtt&F`nHt}{zX$6Rxej&u(#XKV7GrC'
    'gZ+LWZEw$DzYjw1x3g#1XTOhO|Goo2Y{#&FzdeK9K6?fL2n0yi'
),
    output: [0.0, 0.70800275, 0.0, 0.6136148, 0.8677791, 0.05187019],
}, name='activation_relu_without_bias').DisableLifeTimeVariation()

# Zeros as state, as in the first step.
# Expected values: float64 formula.
input = Input('input', (F32, [2, 4]))
weights_feature = Parameter('weights_feature', (F32, [6, 4]), [-0.172, 0.884, 0.481, -0.1, 0.017, 0.423, 0.007, 0.297, 0.458, 0.85, -0.805, 0.584, -0.923, 0.066,
    -0.793, -0.432, 0.553, -0.1, 0.873, -0.246, -0.911, -0.012, -0.477, -0.247])
weights_time = Parameter('weights_time', (F32, [6, 4]), [0.21, -0.906, -0.596, -0.273, -0.199, 0.574, 0.88, -0.714, -0.207, -0.423, -0.058, -0.361, -0.12,
    0.2, 0.655, -0.877, -0.731, -0.418, 0.094, 0.215, 0.659, 0.577, 0.791, -0.425])
bias = Parameter('bias', (F32, [0]), None)
state = Input('state', (F32, [2, 24]))
state_out = IgnoredOutput('state_out', (F32, [2, 24]))
output = Output('output', (F32, [2, 3]))
model = Model()
model.Operation('SVDF', input, weights_feature, weights_time, bias, state, 2, 1).To(state_out, output)
Example({
    input: [-1.911, -1.593, 0.449, 1.579, -1.315, 0.061, 1.819, -1.286],
    state: packed('<f4',
    'c-muN7+jzMN&;a6f(_=t7!WD2Y(oP80#6J9'
),
    state_out: [],
    output: [0.44608924, 0.058158804, 0.0, 0.0, 0.708271, 0.0],
}, name='from_nothing_activation_relu_without_bias').DisableLifeTimeVariation()

# The newest result of each filter enters its memory, the oldest leaves it.
# Expected values: float64 formula. TF Lite keeps its state one place further on.
input = Input('input', (F32, [2, 4]))
weights_feature = Parameter('weights_feature', (F32, [6, 4]), [-0.4375, -0.5625, -0.625, -0.875, -0.25, -0.0625, 1.0, 0.0625, 0.25, 0.0625, -0.3125, -0.9375,
    0.875, 0.1875, 0.1875, 0.3125, -0.9375, -0.3125, 0.25, -0.625, -0.875, -0.5, -0.9375, 0.3125])
weights_time = Parameter('weights_time', (F32, [6, 4]), [0.6875, 0.375, -0.875, -0.5, 0.875, -0.625, 0.3125, -0.6875, 0.625, -0.3125, 0.4375, -0.125,
    0.0625, -0.3125, -0.5, -0.125, 1.0, -0.0625, 0.9375, -0.75, -0.875, 0.0, 0.625, -0.625])
bias = Parameter('bias', (F32, [3]), [-0.5, 1.375, -0.625])
state = Input('state', (F32, [2, 24]))
state_out = Output('state_out', (F32, [2, 24]))
output = Output('output', (F32, [2, 3]))
model = Model()
model.Operation('SVDF', input, weights_feature, weights_time, bias, state, 2, 1).To(state_out, output)
Example({
    input: [-3.9375, 3.625, -6.3125, 3.625, -5.5, 9.5625, -4.8125, 11.875],
    state: packed('|i1',
    'c-jTQ2@ZfD3<SVPK(sWK|G%;%a=D~9)0Fn?IY3BC(6|^clpFRphqv1$V~dwR^n5a;{+_=X69', 0.0625
),
    state_out: packed('<i2',
    'c-muFP|8riu!iBmf{P3R4EhWQHf(2LIIy1K!-Ay@4iC06Y<Mt(p`hUu14BYLknPCupMinlKjSYT`4`9l;eS9e4u=2#zXI8RfcPs&'
    '1rYuOivs{qKPMI', 0.00390625
),
    output: [1.8642578, 2.1484375, 0.0, 6.3986816, 2.116211, 0.0],
}, name='far_relu').AddVariations('float16').DisableLifeTimeVariation()

# Zeros as state, as in the first step.
# Expected values: float64 formula.
input = Input('input', (F32, [2, 4]))
weights_feature = Parameter('weights_feature', (F32, [6, 4]), [-0.4375, -0.5625, -0.625, -0.875, -0.25, -0.0625, 1.0, 0.0625, 0.25, 0.0625, -0.3125, -0.9375,
    0.875, 0.1875, 0.1875, 0.3125, -0.9375, -0.3125, 0.25, -0.625, -0.875, -0.5, -0.9375, 0.3125])
weights_time = Parameter('weights_time', (F32, [6, 4]), [0.6875, 0.375, -0.875, -0.5, 0.875, -0.625, 0.3125, -0.6875, 0.625, -0.3125, 0.4375, -0.125,
    0.0625, -0.3125, -0.5, -0.125, 1.0, -0.0625, 0.9375, -0.75, -0.875, 0.0, 0.625, -0.625])
bias = Parameter('bias', (F32, [3]), [-0.5, 1.375, -0.625])
state = Input('state', (F32, [2, 24]))
state_out = IgnoredOutput('state_out', (F32, [2, 24]))
output = Output('output', (F32, [2, 3]))
model = Model()
model.Operation('SVDF', input, weights_feature, weights_time, bias, state, 2, 1).To(state_out, output)
Example({
    input: [-3.9375, 3.625, -6.3125, 3.625, -5.5, 9.5625, -4.8125, 11.875],
    state: packed('<f4',
    'c-muN7+j#C0f-uaG>8p>4G=Lf1r=q0D*ymdPYi('
),
    state_out: [],
    output: [2.9345703, 2.0, 0.0, 6.9416504, 2.7021484, 0.0],
}, name='from_nothing_far_relu').DisableLifeTimeVariation()

# The newest result of each filter enters its memory, the oldest leaves it.
# Expected values: float64 formula. TF Lite keeps its state one place further on.
input = Input('input', (F32, [2, 4]))
weights_feature = Parameter('weights_feature', (F32, [6, 4]), [0.356, -0.352, -0.806, -0.932, -0.48, -0.434, -0.615, -0.757, -0.181, 0.014, 0.911, 0.28, 0.498,
    0.766, -0.457, -0.244, 0.304, -0.641, 0.747, 0.678, 0.085, 0.784, 0.286, -0.023])
weights_time = Parameter('weights_time', (F32, [6, 4]), [-0.64, 0.362, 0.97, 0.652, 0.937, 0.964, -0.243, 0.905, -0.935, -0.397, -0.439, -0.993, 0.203,
    -0.768, -0.594, -0.913, -0.418, -0.415, 0.529, -0.624, -0.415, 0.415, -0.516, 0.385])
bias = Parameter('bias', (F32, [3]), [0.104, -1.202, -0.055])
state = Input('state', (F32, [2, 24]))
state_out = Output('state_out', (F32, [2, 24]))
output = Output('output', (F32, [2, 3]))
model = Model()
model.Operation('SVDF', input, weights_feature, weights_time, bias, state, 2, 2).To(state_out, output)
Example({
    input: [-1.445, 1.094, -0.902, -1.501, 1.919, -1.044, -0.232, -1.977],
    state: packed('<f4',
    'c-jHL06+g$vR=t4g+@rMap|PpwwSh_44lt%mK$vyyzmzvuK4^^p!kQNxK=g#3{<rE2BfAAow{~h>$c$>JtlA@^KSF+0>t-dLoerA'
    'bf?*cM^mZe8dDY;9u8i90^`V2fpD9x4@rIxadSEv3h^BV{Zc(AYoJpRE8Y7<6K2i}VPg>`Z)4dH#VxuDs|7Y=l^tZhKfb>`zdygf'
    'zCOP`y+6OczdpV`KRmv_Jik6aKR-V{zrH@dzCOOczCS-cJ-@#o(^@_'
),
    state_out: packed('<f4',
    'c-q?(cblQrjgz79Wevl&8R85)bEYv&lkQ>I^Ffhe-H#ZC1wV8dc7$;-@Pu4uU|Z6}Fn8B)hS%Fl7;M#q89wLDU|>38&)}^8hM{D+'
    '5`%m2YX+%cTLwA4eg>w;n;04k<Qe!q=P(o&e_`PISkCY_D3u|5fhmLbT_y(MG*^bi<f#n#$rBik>e?}^W^HAdDyz$2zt5gwzr8)f'
    'KD+%4dx7+Ry8{gNHuelQ`yCkULHvFDfpS23`+W?y`}Z>d07G9vN&'
),
    output: [1.0, -1.0, 1.0, 1.0, -0.36402792, 0.7445042],
}, name='activation_relu1').AddVariations('float16').DisableLifeTimeVariation()

# Zeros as state, as in the first step.
# Expected values: float64 formula.
input = Input('input', (F32, [2, 4]))
weights_feature = Parameter('weights_feature', (F32, [6, 4]), [0.356, -0.352, -0.806, -0.932, -0.48, -0.434, -0.615, -0.757, -0.181, 0.014, 0.911, 0.28, 0.498,
    0.766, -0.457, -0.244, 0.304, -0.641, 0.747, 0.678, 0.085, 0.784, 0.286, -0.023])
weights_time = Parameter('weights_time', (F32, [6, 4]), [-0.64, 0.362, 0.97, 0.652, 0.937, 0.964, -0.243, 0.905, -0.935, -0.397, -0.439, -0.993, 0.203,
    -0.768, -0.594, -0.913, -0.418, -0.415, 0.529, -0.624, -0.415, 0.415, -0.516, 0.385])
bias = Parameter('bias', (F32, [3]), [0.104, -1.202, -0.055])
state = Input('state', (F32, [2, 24]))
state_out = IgnoredOutput('state_out', (F32, [2, 24]))
output = Output('output', (F32, [2, 3]))
model = Model()
model.Operation('SVDF', input, weights_feature, weights_time, bias, state, 2, 2).To(state_out, output)
Example({
    input: [-1.445, 1.094, -0.902, -1.501, 1.919, -1.044, -0.232, -1.977],
    state: packed('<f4',
    'c-muN7+j!%p`igxfJrFLzyPJ7EQmOm0{}%&41o'
),
    state_out: [],
    output: [1.0, -1.0, 1.0, 1.0, -0.76263094, -0.15241577],
}, name='from_nothing_activation_relu1').DisableLifeTimeVariation()

# The newest result of each filter enters its memory, the oldest leaves it.
# Expected values: float64 formula. TF Lite keeps its state one place further on.
input = Input('input', (F32, [2, 4]))
weights_feature = Parameter('weights_feature', (F32, [6, 4]), [0.5625, 0.3125, -0.25, 0.9375, -0.8125, 0.8125, -1.0, -0.9375, 0.1875, 0.25, -1.0, -0.5, 0.9375,
    0.75, 0.375, 1.0, -0.3125, 0.375, 0.3125, -0.25, 0.6875, 0.5, 0.5625, 0.875])
weights_time = Parameter('weights_time', (F32, [6, 4]), [-1.0, 0.25, 0.5625, 0.0, 0.1875, -0.3125, 0.0, -0.25, 0.1875, 0.6875, 0.0, -0.625, -0.5625,
    -0.9375, -0.625, 0.375, -0.25, -0.5, -0.125, -0.125, -0.6875, 0.6875, 0.875, 0.1875])
bias = Parameter('bias', (F32, [3]), [1.5625, 0.0625, 2.0])
state = Input('state', (F32, [2, 24]))
state_out = Output('state_out', (F32, [2, 24]))
output = Output('output', (F32, [2, 3]))
model = Model()
model.Operation('SVDF', input, weights_feature, weights_time, bias, state, 2, 2).To(state_out, output)
Example({
    input: [1.0625, 10.5, -4.625, 5.6875, 0.625, 8.25, 9.0, -6.1875],
    state: packed('|i1',
    'c-jTQ2Mz!b3;;mHNUiw)Gg~8q)}6z$T*qeu@XU=Qc_piDO9&<2Q#I@`E%P&VNKzj>Y8N5', 0.0625
),
    state_out: packed('<i2',
    'c-m9A5Xa!4@QtBh!fb{E43`-;B<y7<V2EZgP<Y6&;J|+dfeCI52@c;FE+{xLeAr;Z@SlN;;s1X&1_lNe1_nkR1`znq$N?1l1!OP*'
    'd4GUvn1Prbh*=l_8t)yW', 0.00390625
),
    output: [0.041015625, 1.0, 1.0, -0.17480469, 1.0, 1.0],
}, name='far_relu1').AddVariations('float16').DisableLifeTimeVariation()

# Zeros as state, as in the first step.
# Expected values: float64 formula.
input = Input('input', (F32, [2, 4]))
weights_feature = Parameter('weights_feature', (F32, [6, 4]), [0.5625, 0.3125, -0.25, 0.9375, -0.8125, 0.8125, -1.0, -0.9375, 0.1875, 0.25, -1.0, -0.5, 0.9375,
    0.75, 0.375, 1.0, -0.3125, 0.375, 0.3125, -0.25, 0.6875, 0.5, 0.5625, 0.875])
weights_time = Parameter('weights_time', (F32, [6, 4]), [-1.0, 0.25, 0.5625, 0.0, 0.1875, -0.3125, 0.0, -0.25, 0.1875, 0.6875, 0.0, -0.625, -0.5625,
    -0.9375, -0.625, 0.375, -0.25, -0.5, -0.125, -0.125, -0.6875, 0.6875, 0.875, 0.1875])
bias = Parameter('bias', (F32, [3]), [1.5625, 0.0625, 2.0])
state = Input('state', (F32, [2, 24]))
state_out = IgnoredOutput('state_out', (F32, [2, 24]))
output = Output('output', (F32, [2, 3]))
model = Model()
model.Operation('SVDF', input, weights_feature, weights_time, bias, state, 2, 2).To(state_out, output)
Example({
    input: [1.0625, 10.5, -4.625, 5.6875, 0.625, 8.25, 9.0, -6.1875],
    state: packed('<f4',
    'c-muN7-XOU1REMatOf`M5e;w_k_r$803J^Zfd'
),
    state_out: [],
    output: [-0.17773438, 1.0, 1.0, 0.81347656, 1.0, 1.0],
}, name='from_nothing_far_relu1').DisableLifeTimeVariation()

# The newest result of each filter enters its memory, the oldest leaves it.
# Expected values: float64 formula. TF Lite keeps its state one place further on.
input = Input('input', (F32, [2, 4]))
weights_feature = Parameter('weights_feature', (F32, [6, 4]), [0.512, -0.624, -0.39, -0.943, -0.428, -0.072, 0.072, 0.141, 0.576, 0.836, 0.202, -0.242, -0.452,
    0.874, 0.714, 0.356, -0.971, 0.889, 0.073, -0.706, 0.29, -0.098, 0.748, 0.338])
weights_time = Parameter('weights_time', (F32, [6, 4]), [0.933, -0.537, -0.949, 0.524, -0.708, -0.018, -0.88, 0.661, -0.513, 0.114, 0.317, 0.659, 0.115,
    -0.124, -0.143, 0.487, 0.542, -0.612, -0.945, -0.614, 0.692, -0.621, -0.67, 0.878])
bias = Parameter('bias', (F32, [0]), None)
state = Input('state', (F32, [2, 24]))
state_out = Output('state_out', (F32, [2, 24]))
output = Output('output', (F32, [2, 3]))
model = Model()
model.Operation('SVDF', input, weights_feature, weights_time, bias, state, 2, 3).To(state_out, output)
Example({
    input: [-0.53, -0.879, 0.989, 1.081, 1.031, -1.36, 0.981, 1.551],
    state: packed('<f4',
    'c-jHL06+g?W=5(K>2(x|oVHL{2IDpM^z5+sIk?sSDXy?Hdp$po0?~g+ec$DgSfYFEk){X`X14KzCX=o~#Pf|gfu&w3{ZVpLv>tfW'
    'Tt{*<6bd!MD<W#)KTpu@IYksv?VGH4=ChJOad;<SAYGTVRhv3obT|k@$OUP*PvNNZ?pHo_M_c?lbq(TtG&T-6yhNP8zP>&`KR>@e'
    'KEJ)azdXLbKRrJ`K0ZG_zrH>`K0ZG^KR&)czdyddJw87_K07`%XINb'
),
    state_out: packed('<f4',
    'c-jHL06+g`M&$tMb(8>{wxR$A<Dmfb?709rxX}P9uA~5aJyie#(TM<k-xB~>qB#JOrk?<2wqO7zlZ61p^9%rirSbs%Q856t9?t+='
    'NA&;{3P}JfB4hwRPul=FMe+dcn_B?pvycFBcmn_+U5x-$n-2hVICTKX1%v=k;qL(MS6u){TQ~r94b1>FHckM%MA!hnzP|uJKR*CI'
    'zrO&#JU;+GJ-+}xK0g4zzP<oHKD_`xKED9JKfVAxKEMDzJ3j!02}LI'
),
    output: [0.0, 0.0, 0.6022239, 0.3785789, 0.0, 3.407539],
}, name='activation_relu6_without_bias').DisableLifeTimeVariation()

# Zeros as state, as in the first step.
# Expected values: float64 formula.
input = Input('input', (F32, [2, 4]))
weights_feature = Parameter('weights_feature', (F32, [6, 4]), [0.512, -0.624, -0.39, -0.943, -0.428, -0.072, 0.072, 0.141, 0.576, 0.836, 0.202, -0.242, -0.452,
    0.874, 0.714, 0.356, -0.971, 0.889, 0.073, -0.706, 0.29, -0.098, 0.748, 0.338])
weights_time = Parameter('weights_time', (F32, [6, 4]), [0.933, -0.537, -0.949, 0.524, -0.708, -0.018, -0.88, 0.661, -0.513, 0.114, 0.317, 0.659, 0.115,
    -0.124, -0.143, 0.487, 0.542, -0.612, -0.945, -0.614, 0.692, -0.621, -0.67, 0.878])
bias = Parameter('bias', (F32, [0]), None)
state = Input('state', (F32, [2, 24]))
state_out = IgnoredOutput('state_out', (F32, [2, 24]))
output = Output('output', (F32, [2, 3]))
model = Model()
model.Operation('SVDF', input, weights_feature, weights_time, bias, state, 2, 3).To(state_out, output)
Example({
    input: [-0.53, -0.879, 0.989, 1.081, 1.031, -1.36, 0.981, 1.551],
    state: packed('<f4',
    'c-muN7+j#Cp#e;RSq%&j9z+7pVn7lH0PsKv0R'
),
    state_out: [],
    output: [0.0, 0.0, 1.4990889, 0.0, 0.0, 3.4694698],
}, name='from_nothing_activation_relu6_without_bias').DisableLifeTimeVariation()

# The newest result of each filter enters its memory, the oldest leaves it.
# Expected values: float64 formula. TF Lite keeps its state one place further on.
input = Input('input', (F32, [2, 4]))
weights_feature = Parameter('weights_feature', (F32, [6, 4]), [-0.875, 0.5625, -0.9375, -0.25, 0.375, -0.9375, -0.1875, 0.875, 1.0, 0.9375, -0.625, 0.1875,
    0.0625, -0.75, -0.125, 0.9375, -0.75, 0.8125, -0.0625, -0.1875, 0.1875, 0.0, 0.125, 0.75])
weights_time = Parameter('weights_time', (F32, [6, 4]), [-0.9375, 0.625, -0.5625, -0.5625, 0.6875, -0.5625, -0.5, 0.6875, -0.5, 0.8125, -0.75, 0.0, 0.875,
    0.5625, 0.625, -1.0, 0.25, 0.375, 0.5625, -0.5, -0.125, -0.9375, -1.0, 0.8125])
bias = Parameter('bias', (F32, [3]), [0.5625, -0.75, -1.375])
state = Input('state', (F32, [2, 24]))
state_out = Output('state_out', (F32, [2, 24]))
output = Output('output', (F32, [2, 3]))
model = Model()
model.Operation('SVDF', input, weights_feature, weights_time, bias, state, 2, 3).To(state_out, output)
Example({
    input: [8.625, -5.375, 3.625, 3.0, -1.4375, 10.75, 9.4375, -7.5625],
    state: packed('|i1',
    'c-jTQiw?jL3;;lDEn?>J|6kdL(Nvhb0N4hB@$c=5&1+iu1|jRx-KzjH$pb#7%V<;n4;U&Ktp', 0.0625
),
    state_out: packed('<i2',
    'c-m7i@L*t2uwXb4@QA_T!#f6th6Dx%gCK?r3nCc|8vZi~Fa$FwOqc?smoO|4uw`Ii_{i{|feT180x=r{!~ZWpJ`2PD|3K#dH$V&$'
    'e-Ff5K=yA203Qw=GX', 0.00390625
),
    output: [6.0, 0.0, 6.0, 0.0, 6.0, 0.0],
}, name='far_relu6').AddVariations('float16').DisableLifeTimeVariation()

# Zeros as state, as in the first step.
# Expected values: float64 formula.
input = Input('input', (F32, [2, 4]))
weights_feature = Parameter('weights_feature', (F32, [6, 4]), [-0.875, 0.5625, -0.9375, -0.25, 0.375, -0.9375, -0.1875, 0.875, 1.0, 0.9375, -0.625, 0.1875,
    0.0625, -0.75, -0.125, 0.9375, -0.75, 0.8125, -0.0625, -0.1875, 0.1875, 0.0, 0.125, 0.75])
weights_time = Parameter('weights_time', (F32, [6, 4]), [-0.9375, 0.625, -0.5625, -0.5625, 0.6875, -0.5625, -0.5, 0.6875, -0.5, 0.8125, -0.75, 0.0, 0.875,
    0.5625, 0.625, -1.0, 0.25, 0.375, 0.5625, -0.5, -0.125, -0.9375, -1.0, 0.8125])
bias = Parameter('bias', (F32, [3]), [0.5625, -0.75, -1.375])
state = Input('state', (F32, [2, 24]))
state_out = IgnoredOutput('state_out', (F32, [2, 24]))
output = Output('output', (F32, [2, 3]))
model = Model()
model.Operation('SVDF', input, weights_feature, weights_time, bias, state, 2, 3).To(state_out, output)
Example({
    input: [8.625, -5.375, 3.625, 3.0, -1.4375, 10.75, 9.4375, -7.5625],
    state: packed('<f4',
    'c-muN7<8bap#g~v;z9^814$Mv000ip41o'
),
    state_out: [],
    output: [6.0, 0.0, 6.0, 0.0, 6.0, 0.0],
}, name='from_nothing_far_relu6').DisableLifeTimeVariation()

# The newest result of each filter enters its memory, the oldest leaves it.
# Expected values: float64 formula. TF Lite keeps its state one place further on.
input = Input('input', (F32, [2, 4]))
weights_feature = Parameter('weights_feature', (F32, [6, 4]), [-0.132, 0.24, 0.731, 0.252, 0.223, -0.175, -0.922, -0.741, 0.759, -0.097, 0.259, 0.132, -0.291,
    -0.605, -0.576, -0.759, -0.649, -0.002, 0.222, 0.446, -0.025, -0.371, 0.581, 0.999])
weights_time = Parameter('weights_time', (F32, [6, 4]), [-0.176, 0.321, -0.688, 0.583, -0.783, 0.459, 0.256, 0.865, -0.506, -0.279, -0.87, 0.756, 0.832,
    -0.852, -0.375, -0.09, -0.355, -0.907, 0.841, 0.864, -0.842, 0.312, -0.162, -0.878])
bias = Parameter('bias', (F32, [3]), [-0.615, -0.296, -1.037])
state = Input('state', (F32, [2, 24]))
state_out = Output('state_out', (F32, [2, 24]))
output = Output('output', (F32, [2, 3]))
model = Model()
model.Operation('SVDF', input, weights_feature, weights_time, bias, state, 2, 4).To(state_out, output)
Example({
    input: [1.268, -0.668, -1.267, -0.874, 0.648, 0.915, 0.384, 1.71],
    state: packed('<f4',
    'c-m9#Z<hDT5U{*GCx%O2sQ>uW8R{!CSdMCkDNEkwJNkUao`6lV&!1jhq^cZIcu;ntJlmlIt>zOWw){NOf4#N&koSc=!($V}6x#W2'
    'v;5Rm_?=hMJ2&e0g$h@;+m^PcqTaS13_bN)Gk52Sx&=+j-VUbXi-bC~bNd3!bS=x|iUK%`im&Ipa4zEfc2F`T%W;X#YrFk>ZSD8('
    'v)yNBXTKlB+HYsSZ{L0pum>W0Aa}pL-F~2~JxJ0P0AvhVUj'
),
    state_out: packed('<f4',
    'c-jHL06+hagZ}_%5K91@T!R1-kK6#5C-DFT#p?hg83O>t=lTFpvdRGE)yM!NSd9Q3k$nKdz^?$2Sjqszk8A*g!qNb4F%JM%AW;C@'
    '1b+Y^`+)$Boo)coc((xCIo<$T?Xdt=%Dez=xeWlIf)xNjHMRf}h`#`iP_h6yc31#V3DE%8Z#n>?2@n7oRM`NeJjnpRy}tmzzCZvz'
    'K0g3GKR*D!KED9IzrO&#zdr!KKfeGzKR*CIzrX-LKRy7yzdr!g8%M?'
),
    output: [-0.6965107, -0.8125458, -0.007792367, -0.4503544, 0.36823767, -0.88045555],
}, name='activation_tanh').AddVariations('float16').DisableLifeTimeVariation()

# Zeros as state, as in the first step.
# Expected values: float64 formula.
input = Input('input', (F32, [2, 4]))
weights_feature = Parameter('weights_feature', (F32, [6, 4]), [-0.132, 0.24, 0.731, 0.252, 0.223, -0.175, -0.922, -0.741, 0.759, -0.097, 0.259, 0.132, -0.291,
    -0.605, -0.576, -0.759, -0.649, -0.002, 0.222, 0.446, -0.025, -0.371, 0.581, 0.999])
weights_time = Parameter('weights_time', (F32, [6, 4]), [-0.176, 0.321, -0.688, 0.583, -0.783, 0.459, 0.256, 0.865, -0.506, -0.279, -0.87, 0.756, 0.832,
    -0.852, -0.375, -0.09, -0.355, -0.907, 0.841, 0.864, -0.842, 0.312, -0.162, -0.878])
bias = Parameter('bias', (F32, [3]), [-0.615, -0.296, -1.037])
state = Input('state', (F32, [2, 24]))
state_out = IgnoredOutput('state_out', (F32, [2, 24]))
output = Output('output', (F32, [2, 3]))
model = Model()
model.Operation('SVDF', input, weights_feature, weights_time, bias, state, 2, 4).To(state_out, output)
Example({
    input: [1.268, -0.668, -1.267, -0.874, 0.648, 0.915, 0.384, 1.71],
    state: packed('<f4',
    'c-muN7-XQK0gM|!Ob`n~fB-}ah8Q4{05Z=E0R'
),
    state_out: [],
    output: [0.41527665, 0.01671791, -0.8017551, -0.9117462, 0.42850894, -0.9675764],
}, name='from_nothing_activation_tanh').DisableLifeTimeVariation()

# The newest result of each filter enters its memory, the oldest leaves it.
# Expected values: float64 formula. TF Lite keeps its state one place further on.
input = Input('input', (F32, [2, 4]))
weights_feature = Parameter('weights_feature', (F32, [6, 4]), [0.1875, 0.875, -0.875, -0.8125, -0.5625, 0.8125, -0.4375, -0.5, 0.625, 1.0, -0.0625, 0.9375,
    -0.9375, -0.125, 0.4375, -0.4375, -0.6875, 1.0, -1.0, 0.0, -0.0625, 0.9375, -1.0, -0.9375])
weights_time = Parameter('weights_time', (F32, [6, 4]), [-0.8125, -0.0625, -1.0, -0.375, 0.0, 0.1875, -0.1875, 0.5, 0.8125, -0.1875, 0.125, 0.0, -0.875,
    0.25, 0.375, 0.8125, 0.0, -0.3125, 0.5625, -0.1875, 0.75, 1.0, 0.125, -0.4375])
bias = Parameter('bias', (F32, [3]), [1.3125, 1.875, -2.0])
state = Input('state', (F32, [2, 24]))
state_out = Output('state_out', (F32, [2, 24]))
output = Output('output', (F32, [2, 3]))
model = Model()
model.Operation('SVDF', input, weights_feature, weights_time, bias, state, 2, 4).To(state_out, output)
Example({
    input: [-6.5625, -3.3125, 3.125, -8.9375, 10.3125, -5.25, 2.0625, 5.875],
    state: packed('|i1',
    'c-jTQ0S<s52mruE8?r{`|6ge`H3Fu06wj3oGlY9hcgkh)0EX^wWIu)U|9GIGN^4YM116Ig`~', 0.0625
),
    state_out: packed('<i2',
    'c-p)0A&o&`gA{|p1!jf=2W~Jhd=O?(IMB~<K;SUL0Rst!2@57OBqRheOfZ<q(7<q);XeZq{AU3Y9~l1s=VoC1{}0G!0<ymW<vsyv'
    'HX!{KNPh&X`@{eMnBgUy', 0.00390625
),
    output: [0.9604862, 1.0, -0.9975703, -0.6331054, -0.99999845, 0.9999833],
}, name='far_tanh').AddVariations('float16').DisableLifeTimeVariation()

# Zeros as state, as in the first step.
# Expected values: float64 formula.
input = Input('input', (F32, [2, 4]))
weights_feature = Parameter('weights_feature', (F32, [6, 4]), [0.1875, 0.875, -0.875, -0.8125, -0.5625, 0.8125, -0.4375, -0.5, 0.625, 1.0, -0.0625, 0.9375,
    -0.9375, -0.125, 0.4375, -0.4375, -0.6875, 1.0, -1.0, 0.0, -0.0625, 0.9375, -1.0, -0.9375])
weights_time = Parameter('weights_time', (F32, [6, 4]), [-0.8125, -0.0625, -1.0, -0.375, 0.0, 0.1875, -0.1875, 0.5, 0.8125, -0.1875, 0.125, 0.0, -0.875,
    0.25, 0.375, 0.8125, 0.0, -0.3125, 0.5625, -0.1875, 0.75, 1.0, 0.125, -0.4375])
bias = Parameter('bias', (F32, [3]), [1.3125, 1.875, -2.0])
state = Input('state', (F32, [2, 24]))
state_out = IgnoredOutput('state_out', (F32, [2, 24]))
output = Output('output', (F32, [2, 3]))
model = Model()
model.Operation('SVDF', input, weights_feature, weights_time, bias, state, 2, 4).To(state_out, output)
Example({
    input: [-6.5625, -3.3125, 3.125, -8.9375, 10.3125, -5.25, 2.0625, 5.875],
    state: packed('<f4',
    'c-muN7-XOUOf-NA2*m*BfFXhgQ2-Cm41o'
),
    state_out: [],
    output: [0.996773, 1.0, -0.9919932, -0.9745791, -0.99999756, 0.999995],
}, name='from_nothing_far_tanh').DisableLifeTimeVariation()

# The newest result of each filter enters its memory, the oldest leaves it.
# Expected values: float64 formula. TF Lite keeps its state one place further on.
input = Input('input', (F32, [2, 4]))
weights_feature = Parameter('weights_feature', (F32, [6, 4]), [-0.37, -0.305, -0.396, -0.022, -0.497, 1.0, 0.224, -0.298, -0.761, 0.458, 0.246, -0.416, 0.011,
    -0.688, 0.371, 0.989, -0.691, -0.065, 0.646, -0.064, -0.384, -0.698, -0.281, -0.98])
weights_time = Parameter('weights_time', (F32, [6, 4]), [-0.781, 0.249, 0.992, 0.208, -0.956, 0.572, -0.949, -0.071, 0.198, 0.102, -0.124, 0.709, 0.909,
    0.555, 0.83, 0.952, -0.514, 0.676, 0.402, 0.588, -0.315, 0.83, -0.728, 0.142])
bias = Parameter('bias', (F32, [3]), [-0.504, -1.64, 0.196])
state = Input('state', (F32, [2, 24]))
state_out = Output('state_out', (F32, [2, 24]))
output = Output('output', (F32, [2, 3]))
model = Model()
model.Operation('SVDF', input, weights_feature, weights_time, bias, state, 2, 6).To(state_out, output)
Example({
    input: [-0.144, -0.516, -0.91, -0.341, -0.641, 0.283, -0.515, -0.067],
    state: packed('<f4',
    'c-jHL06+gDHAEr)6cUT$#f68aYIiy36lmpn#qi0VP(<gl(|L#VGjWYCTrEi1EpPJY0y(tXUW>5Qu7hl)AnO*JyuP&iu948`Ag6Zk'
    'jf?x8P3ac>Gd-8xkFw#;vJ%q!E40Wty6p0JM?gn=P;ptr6rYHxN9`hJFh;(ocMK_SBBt5Y^9oKRLS4G|odXRihiJAxzCJ!aK0m*|'
    'zrQ`ZKR!OaKRrLcJ-<G^zdt^{KR&*`zP~>|zCXS_KEFS|JwHAK&S4n'
),
    state_out: packed('<f4',
    'c-k{{VPy~zYGF9q%EgdXuE-#gp~P_XLjgm8%VUPim8J~Fg-01;bl)=Q=09d&vRuay*Db}cuK6Q_!s|l}d-hFcST}JagTnIl487eM'
    '48AX?G8o$)V(8z*!>~!{A%pgonGCz$h%mT2a5DrHhBAoEU&7%2_AY~gTLVKm&o&07WsD4;xmXySVqY`NWj?~tp3%av&(5B~&VE0`'
    '{{8zH?CpTqb{~W7etU-f_I5zNJ;OdAd!PM22D|;X47NZq0E8Dnw*'
),
    output: [0.2012325, 0.15730381, 0.82997966, 0.5446334, 0.36020055, 0.45801923],
}, name='activation_sigmoid').AddVariations('float16').DisableLifeTimeVariation()

# Zeros as state, as in the first step.
# Expected values: float64 formula.
input = Input('input', (F32, [2, 4]))
weights_feature = Parameter('weights_feature', (F32, [6, 4]), [-0.37, -0.305, -0.396, -0.022, -0.497, 1.0, 0.224, -0.298, -0.761, 0.458, 0.246, -0.416, 0.011,
    -0.688, 0.371, 0.989, -0.691, -0.065, 0.646, -0.064, -0.384, -0.698, -0.281, -0.98])
weights_time = Parameter('weights_time', (F32, [6, 4]), [-0.781, 0.249, 0.992, 0.208, -0.956, 0.572, -0.949, -0.071, 0.198, 0.102, -0.124, 0.709, 0.909,
    0.555, 0.83, 0.952, -0.514, 0.676, 0.402, 0.588, -0.315, 0.83, -0.728, 0.142])
bias = Parameter('bias', (F32, [3]), [-0.504, -1.64, 0.196])
state = Input('state', (F32, [2, 24]))
state_out = IgnoredOutput('state_out', (F32, [2, 24]))
output = Output('output', (F32, [2, 3]))
model = Model()
model.Operation('SVDF', input, weights_feature, weights_time, bias, state, 2, 6).To(state_out, output)
Example({
    input: [-0.144, -0.516, -0.91, -0.341, -0.641, 0.283, -0.515, -0.067],
    state: packed('<f4',
    'c-muN7-XOULIMGp3Bf?v0A_>5!2%G10RZ#B3IP'
),
    state_out: [],
    output: [0.41463062, 0.10968053, 0.5210278, 0.3856025, 0.15324652, 0.5718254],
}, name='from_nothing_activation_sigmoid').DisableLifeTimeVariation()

# The newest result of each filter enters its memory, the oldest leaves it.
# Expected values: float64 formula. TF Lite keeps its state one place further on.
input = Input('input', (F32, [2, 4]))
weights_feature = Parameter('weights_feature', (F32, [6, 4]), [-0.125, -1.0, 0.8125, 0.6875, -0.4375, -1.0, 0.625, -0.6875, 0.625, -0.875, -0.4375, 0.8125,
    0.4375, -0.6875, 0.1875, -0.3125, -1.0, 0.1875, -0.375, 0.4375, 0.3125, -0.125, 0.75, 0.4375])
weights_time = Parameter('weights_time', (F32, [6, 4]), [0.0, -0.375, -1.0, 0.625, 0.25, -0.3125, -0.0625, -0.25, 0.875, 0.75, 0.0625, -0.5, -0.5625,
    0.9375, -0.25, 0.375, -0.5, 0.1875, 0.5625, 0.625, 1.0, 0.625, 0.75, -0.5])
bias = Parameter('bias', (F32, [3]), [-0.0625, -0.0625, 1.375])
state = Input('state', (F32, [2, 24]))
state_out = Output('state_out', (F32, [2, 24]))
output = Output('output', (F32, [2, 3]))
model = Model()
model.Operation('SVDF', input, weights_feature, weights_time, bias, state, 2, 6).To(state_out, output)
Example({
    input: [4.375, 4.5625, 4.625, 11.125, -6.375, 4.1875, 6.5625, 5.625],
    state: packed('|i1',
    'c-jTQ0SW*R3;;lpOlkc8l_PAj#@({+a{|aX0>yUG0Z$ZP!ZTAgl0z_V;iFq?k`FF|8r1', 0.0625
),
    state_out: packed('<i2',
    'c-ng);KNYRaD?H3!XbtL25kn0hPez68k86eKAdMbP;iZ*VFE9M!iIAU6AoxHd?>ib@c%y>0|Ubs28REv3=E8afb9Q3#0lpA|Njq&'
    'e*y7NAZ7>3u`mDt%fBTo', 0.00390625
),
    output: [0.99951875, 0.06421198, 0.015254924, 0.98079336, 0.15291561, 0.9843137],
}, name='far_sigmoid').AddVariations('float16').DisableLifeTimeVariation()

# Zeros as state, as in the first step.
# Expected values: float64 formula.
input = Input('input', (F32, [2, 4]))
weights_feature = Parameter('weights_feature', (F32, [6, 4]), [-0.125, -1.0, 0.8125, 0.6875, -0.4375, -1.0, 0.625, -0.6875, 0.625, -0.875, -0.4375, 0.8125,
    0.4375, -0.6875, 0.1875, -0.3125, -1.0, 0.1875, -0.375, 0.4375, 0.3125, -0.125, 0.75, 0.4375])
weights_time = Parameter('weights_time', (F32, [6, 4]), [0.0, -0.375, -1.0, 0.625, 0.25, -0.3125, -0.0625, -0.25, 0.875, 0.75, 0.0625, -0.5, -0.5625,
    0.9375, -0.25, 0.375, -0.5, 0.1875, 0.5625, 0.625, 1.0, 0.625, 0.75, -0.5])
bias = Parameter('bias', (F32, [3]), [-0.0625, -0.0625, 1.375])
state = Input('state', (F32, [2, 24]))
state_out = IgnoredOutput('state_out', (F32, [2, 24]))
output = Output('output', (F32, [2, 3]))
model = Model()
model.Operation('SVDF', input, weights_feature, weights_time, bias, state, 2, 6).To(state_out, output)
Example({
    input: [4.375, 4.5625, 4.625, 11.125, -6.375, 4.1875, 6.5625, 5.625],
    state: packed('<f4',
    'c-muN7+j#Cp#jDMLJ$H9K`9sji+~vn4FDI<4S@'
),
    state_out: [],
    output: [0.9987478, 0.012389758, 0.031276703, 0.9793442, 0.6431052, 0.96821636],
}, name='from_nothing_far_sigmoid').DisableLifeTimeVariation()
