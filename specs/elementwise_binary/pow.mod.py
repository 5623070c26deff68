# Licensed under the Apache License, Version 2.0; see LICENSE.
# Written by 'python -m corpus' from corpus/families/elementwise_binary.py; do not edit.
#
# POW: broadcasting, types, scales, activation.

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

# How dimensions meet: aligned at the last, a 1 stretched.
# Expected values: float64 formula.
first = Input('first', (F32, [5]))
second = Input('second', (F32, [5]))
output = Output('output', (F32, [5]))
model = Model()
model.Operation('POW', first, second).To(output)
Example({
    first: [0.9265, 0.4225, 0.638, 2.216, 1.316],
    second: [-0.512, 0.18, -0.083, 1.342, 1.414],
    output: [1.0398606, 0.85634506, 1.0380061, 2.909073, 1.4744425],
}, name='rank_1').AddVariations('float16').DisableLifeTimeVariation()

# How dimensions meet: aligned at the last, a 1 stretched.
# Expected values: float64 formula.
first = Input('first', (F32, [3, 5]))
second = Input('second', (F32, [3, 5]))
output = Output('output', (F32, [3, 5]))
model = Model()
model.Operation('POW', first, second).To(output)
Example({
    first: [2.003, 1.0645, 1.5505, 1.21, 1.746, 1.4465, 1.7575, 1.0745, 1.7055, 1.406, 2.1285, 0.4635, 2.2005,
    1.3705, 2.3195],
    second: [0.6415, -0.918, 0.1485, -1.3475, -0.0285, 1.2115, 0.33, 1.1875, -0.2695, 1.315, -1.236, -0.846,
    0.415, -0.7195, -0.313],
    output: [1.5614508, 0.94423544, 1.0672964, 0.77347577, 0.98424166, 1.5639604, 1.204524, 1.0890745,
    0.8659962, 1.5653113, 0.39309815, 1.9165578, 1.3872232, 0.797105, 0.7684782],
}, name='rank_2').DisableLifeTimeVariation()

# How dimensions meet: aligned at the last, a 1 stretched.
# Expected values: float64 formula.
first = Input('first', (F32, [2, 3, 5]))
second = Input('second', (F32, [2, 3, 5]))
output = Output('output', (F32, [2, 3, 5]))
model = Model()
model.Operation('POW', first, second).To(output)
Example({
    first: packed('<f4',
    'c-qrm<Ja4GGplpMs`^cu)`!=;SrGNhK4G%G_?Ky#TR7TflBQ2Rx5u&QW7gc5`(I@OrBdolpGuhC{OcTZVh!J~2kW?(AGyI1#KZr*'
    '-Gl4E|H-d}93=kLi5z|(_Qb)?-rm6;6*z!I9PEKI0Pi?8Bm'
),
    second: packed('<f4',
    'c-muW|0N#re2d$z##!}q-p$iYxyV)@5~O%OY0t^5!}G$#>TX*8KC#Vn>ddSoHSc4rl^U}i@7VBNprmZi*Z1o>SJ{bhvUT?~XSU3+'
    'U+zD@d2Y>8J0<1}VL6o<%lGfM+i$;rzrF2#AOQsX_V3@f*B;0OarXlNZumSh'
),
    output: packed('<f4',
    'c-p($^=?bh2aCJ*if0;F7@}pb2OeMaN9euLoTL0pV$%3-`pIxxt3NW<&pNc@M!0wH43nnZ&~*V{B4j@HDXrn0<$W^N=TYgLyDu19'
    't)vtGgvaFj3va8Fb(QgdZ|7hS2VkZhf^TmJ0P&A7^Z'
),
}, name='rank_3').DisableLifeTimeVariation()

# How dimensions meet: aligned at the last, a 1 stretched.
# Expected values: float64 formula.
first = Input('first', (F32, [2, 1, 3, 5]))
second = Input('second', (F32, [2, 1, 3, 5]))
output = Output('output', (F32, [2, 1, 3, 5]))
model = Model()
model.Operation('POW', first, second).To(output)
Example({
    first: packed('<i4',
    'c-k|V(74N@RbZRXn_Xu-mS}&_nY<+B#XY_Z+o0|mi4}L>PW9}39r4+`#`Da>g7)Q`Bnqt6RCFhD?Z~lbIp!j>`A*}*mAo(Y|MY0R'
    'Jr-s=#W&vY+9uiMe(j}g-i%BPjEq18qL~;Nz!VcBNC+ed02(+f3I', 5.960464477539063e-08
),
    second: packed('<f4',
    'c-oU(q4-!c&HmwrJ#2BCj1MQ(s=g7Kp&GaBi~fwXZZ?)<8<xhTnN}5*H13*f{8hl7EpS~P+pgJv@8+fDG?rCgx-IXPXCg6sZl%BR'
    'jt*DG74Aii6OXVw*|co^(*67Q?X%x+4@CR-g9%$8dmoV8XK%NEKL98aIjj'
),
    output: packed('<f4',
    'c-p(S{+^nUTC#GBx%18k3sN*!UFezVVPdr`o9h$vr-^d|rBpOoeIANr27TQ8#_M?Hd_$r7CEk(3V*5877V-W%#bs&l*%m$3Cbjo%'
    'hSr?bTYrC!=4tdzzBGZ~+}_R}0vzn&zz$9V0ALR<!T'
),
}, name='rank_4').AddVariations('float16').DisableLifeTimeVariation()

# How dimensions meet: aligned at the last, a 1 stretched.
# Expected values: float64 formula.
first = Input('first', (F32, [2, 3, 4]))
second = Input('second', (F32, [1]))
output = Output('output', (F32, [2, 3, 4]))
model = Model()
model.Operation('POW', first, second).To(output)
Example({
    first: [1.252, 2.104, 1.88, 1.6455, 1.8495, 1.9935, 2.0455, 1.758, 0.6885, 1.099, 1.841, 1.1265, 1.797,
    0.556, 2.09, 1.45, 1.973, 2.139, 1.288, 2.2425, 2.1815, 2.2965, 2.2795, 0.6355],
    second: [0.0355],
    output: [1.0080103, 1.0267581, 1.0226631, 1.0178378, 1.0220695, 1.0247935, 1.0257307, 1.0202302, 0.9868374,
    1.0033568, 1.0219023, 1.0042375, 1.0210252, 0.97937757, 1.0265148, 1.0132779, 1.0244175,
    1.0273596, 1.0090252, 1.0290844, 1.0280774, 1.0299541, 1.0296824, 0.98403513],
}, name='scalar_second').DisableLifeTimeVariation()

# How dimensions meet: aligned at the last, a 1 stretched.
# Expected values: float64 formula.
first = Input('first', (F32, [1]))
second = Input('second', (F32, [2, 3, 4]))
output = Output('output', (F32, [2, 3, 4]))
model = Model()
model.Operation('POW', first, second).To(output)
Example({
    first: [2.356],
    second: [-1.0765, -1.1005, -0.9085, 0.195, 0.785, 0.2665, -0.1555, -1.164, -0.1465, -0.9, -1.4735, 1.491,
    1.1705, -0.659, 1.49, -1.096, 0.095, -0.335, -0.1155, 0.963, 0.876, 1.39, 0.0065, -0.6015],
    output: [0.3975148, 0.38942257, 0.45906985, 1.1818821, 1.9595556, 1.2565643, 0.8752392, 0.3687975,
    0.8820157, 0.462426, 0.28287837, 3.5885034, 2.7266612, 0.5685079, 3.5854294, 0.39092723,
    1.0848174, 0.7504492, 0.9057613, 2.2824686, 2.1184857, 3.2909677, 1.0055858, 0.5972231],
}, name='scalar_first').AddVariations('float16').DisableLifeTimeVariation()

# How dimensions meet: aligned at the last, a 1 stretched.
# Expected values: float64 formula.
first = Input('first', (F32, [2, 3, 4]))
second = Input('second', (F32, [4]))
output = Output('output', (F32, [2, 3, 4]))
model = Model()
model.Operation('POW', first, second).To(output)
Example({
    first: [0.6995, 2.114, 0.618, 2.3785, 2.285, 1.1545, 0.4145, 1.772, 2.1425, 0.4475, 1.8085, 2.117, 0.545,
    1.2025, 0.941, 1.8505, 2.1595, 0.9375, 1.0395, 2.345, 2.272, 1.816, 2.1125, 2.37],
    second: [-1.0895, 0.6745, -0.882, -0.997],
    output: [1.4760591, 1.6568505, 1.5287913, 0.42152736, 0.40643722, 1.1017542, 2.1744196, 0.5653035,
    0.4359752, 0.5813798, 0.5929868, 0.47343057, 1.937296, 1.1324457, 1.0551008, 0.54139316,
    0.43223727, 0.95740265, 0.9664086, 0.42753097, 0.40897158, 1.495456, 0.51704615, 0.42303464],
}, name='last_dimension').DisableLifeTimeVariation()

# How dimensions meet: aligned at the last, a 1 stretched.
# Expected values: float64 formula.
first = Input('first', (F32, [3, 4]))
second = Input('second', (F32, [2, 3, 4]))
output = Output('output', (F32, [2, 3, 4]))
model = Model()
model.Operation('POW', first, second).To(output)
Example({
    first: [1.6785, 1.727, 0.7875, 1.8745, 1.135, 0.8285, 0.8485, 1.1175, 1.641, 1.262, 1.547, 0.6075],
    second: [0.528, 0.5595, 0.634, 0.8695, -0.9825, 0.642, 0.243, 1.3075, -0.0365, 1.429, 0.3095, 0.1575,
    -1.231, 0.205, -0.744, -0.362, -0.8545, 0.5515, 1.301, -0.2555, -1.0405, -0.039, -0.077, -0.704],
    output: [1.3144937, 1.3575789, 0.85945445, 1.7269267, 0.88301194, 0.88622457, 0.9608651, 1.1563349,
    0.9820838, 1.3944849, 1.1445829, 0.92450345, 0.5285935, 1.118523, 1.1945094, 0.79655445,
    0.89744127, 0.90144306, 0.80756235, 0.97201455, 0.5972821, 0.99096584, 0.9669616, 1.4203109],
}, name='lower_rank_first').AddVariations('float16').DisableLifeTimeVariation()

# How dimensions meet: aligned at the last, a 1 stretched.
# Expected values: float64 formula.
first = Input('first', (F32, [2, 3, 4]))
second = Input('second', (F32, [2, 1, 4]))
output = Output('output', (F32, [2, 3, 4]))
model = Model()
model.Operation('POW', first, second).To(output)
Example({
    first: [0.469, 1.093, 2.0695, 0.992, 0.482, 0.429, 1.7875, 2.092, 1.9, 1.804, 0.755, 2.3725, 1.011, 1.102,
    1.1665, 1.848, 2.3155, 0.8355, 1.7245, 1.972, 0.8935, 0.493, 0.7895, 1.3375],
    second: [1.415, -0.0325, 0.4075, 0.5675, 0.1235, 0.162, 0.8655, 0.3895],
    output: [0.34253865, 0.99711406, 1.344978, 0.9954521, 0.35605046, 1.0278864, 1.2670398, 1.5202631,
    2.4799123, 0.98100746, 0.8917916, 1.632787, 1.001352, 1.015859, 1.1425855, 1.2702243, 1.1092607,
    0.97130436, 1.6026253, 1.3027655, 0.98618907, 0.89174604, 0.81500125, 1.1199315],
}, name='middle').DisableLifeTimeVariation()

# How dimensions meet: aligned at the last, a 1 stretched.
# Expected values: float64 formula.
first = Input('first', (F32, [3, 1, 4]))
second = Input('second', (F32, [1, 2, 1]))
output = Output('output', (F32, [3, 2, 4]))
model = Model()
model.Operation('POW', first, second).To(output)
Example({
    first: [2.1485, 1.8655, 0.9025, 1.4245, 0.4765, 2.151, 1.661, 1.724, 1.2635, 1.305, 1.487, 0.9435],
    second: [0.317, -0.03],
    output: [1.2743447, 1.2185465, 0.96800315, 1.1186932, 0.9773181, 0.981468, 1.0030824, 0.9894415, 0.7905802,
    1.2748146, 1.1745112, 1.1884538, 1.0224878, 0.977284, 0.98489267, 0.9837934, 1.0769595,
    1.0880492, 1.1340249, 0.98173255, 0.993008, 0.9920457, 0.98816776, 1.0017463],
}, name='both').AddVariations('relaxed', 'float16')

# How dimensions meet: aligned at the last, a 1 stretched.
# Expected values: float64 formula.
first = Input('first', (F32, [3, 3]))
second = Input('second', (F32, [3, 1]))
output = Output('output', (F32, [3, 3]))
model = Model()
model.Operation('POW', first, second).To(output)
Example({
    first: [1.9015, 1.175, 1.7435, 1.8115, 2.1195, 0.9105, 1.902, 0.665, 1.749],
    second: [0.307, 0.944, 1.4745],
    output: [1.218099, 1.0507554, 1.186087, 1.7522181, 2.03219, 0.9152933, 2.5804524, 0.5479621, 2.2803082],
}, name='square').DisableLifeTimeVariation()

# How dimensions meet: aligned at the last, a 1 stretched.
# Expected values: float64 formula.
first = Input('first', (F32, [3, 3]))
second = Input('second', (F32, [3]))
output = Output('output', (F32, [3, 3]))
model = Model()
model.Operation('POW', first, second).To(output)
Example({
    first: [0.711, 0.4855, 2.1935, 0.8345, 0.4915, 2.0615, 1.084, 2.2, 0.596],
    second: [0.3785, 0.6645, -1.0475],
    output: [0.8788862, 0.61868954, 0.43919593, 0.9338129, 0.6237598, 0.46869782, 1.0309998, 1.6886508,
    1.7196083],
}, name='square_and_vector').DisableLifeTimeVariation()

# How dimensions meet: aligned at the last, a 1 stretched.
# Expected values: float64 formula.
first = Input('first', (F32, [4, 1]))
second = Input('second', (F32, [1, 3]))
output = Output('output', (F32, [4, 3]))
model = Model()
model.Operation('POW', first, second).To(output)
Example({
    first: [1.1025, 0.7235, 0.654, 1.3795],
    second: [0.8285, -0.657, -0.5485],
    output: [1.0842031, 0.9379016, 0.9478843, 0.76479465, 1.2369407, 1.1942575, 0.70340616, 1.321799, 1.2622797,
    1.3054476, 0.8094739, 0.83822894],
}, name='outer').DisableLifeTimeVariation()

# How dimensions meet: aligned at the last, a 1 stretched.
# Expected values: float64 formula.
first = Input('first', (F32, [2, 2, 3, 2]))
second = Input('second', (F32, [2]))
output = Output('output', (F32, [2, 2, 3, 2]))
model = Model()
model.Operation('POW', first, second).To(output)
Example({
    first: [0.782, 2.0015, 0.548, 2.263, 1.8145, 1.593, 2.0255, 2.2475, 0.784, 1.9645, 1.433, 2.331, 1.9515,
    1.778, 1.553, 0.8735, 1.8655, 2.284, 2.136, 2.337, 0.699, 1.511, 0.762, 0.613],
    second: [-1.352, 0.521],
    output: [1.3943907, 1.4355102, 2.255115, 1.5303496, 0.44684878, 1.2745428, 0.38509545, 1.5248796, 1.3895837,
    1.4216226, 0.61483014, 1.5541378, 0.40496892, 1.3496292, 0.55148816, 0.9319615, 0.43041244,
    1.537732, 0.3584092, 1.5562207, 1.6228069, 1.239929, 1.4440986, 0.77493787],
}, name='rank_4_to_1').DisableLifeTimeVariation()

# How dimensions meet: aligned at the last, a 1 stretched.
# Expected values: float64 formula.
first = Input('first', (F32, [17]))
second = Input('second', (F32, [17]))
output = Output('output', (F32, [17]))
model = Model()
model.Operation('POW', first, second).To(output)
Example({
    first: [0.8495, 0.8885, 1.91, 1.6135, 2.0335, 1.392, 0.401, 2.2275, 0.468, 1.9645, 1.6535, 1.227, 0.7685,
    0.654, 1.978, 0.561, 1.0705],
    second: [-0.7995, 0.0225, 0.4255, -1.0425, 0.5965, -0.8105, 1.2635, 1.314, -0.919, 0.8095, 0.472, -1.235,
    0.2575, 0.6615, -0.2895, -1.454, -0.005],
    output: [1.1392889, 0.99734354, 1.3169816, 0.6072966, 1.5271006, 0.7648573, 0.31519035, 2.864392, 2.0092967,
    1.7273785, 1.2679052, 0.77674234, 0.934444, 0.75510037, 0.8208097, 2.3174374, 0.9996594],
}, name='vector').DisableLifeTimeVariation()

# One operand is known when the model is prepared.
# Expected values: float64 formula.
first = Input('first', (F32, [2, 3]))
second = Parameter('second', (F32, [3]), [1.4745, -1.025, -0.8945])
output = Output('output', (F32, [2, 3]))
model = Model()
model.Operation('POW', first, second).To(output)
Example({
    first: [2.0455, 0.7255, 0.487, 0.4405, 1.0345, 1.708],
    output: [2.8725913, 1.3894619, 1.9032917, 0.29853708, 0.9658312, 0.6194976],
}, name='constant').AddVariations('float16')

# Numbers of very different size.
# Expected values: float64 formula.
first = Input('first', (F32, [11]))
second = Input('second', (F32, [11]))
output = Output('output', (F32, [11]))
model = Model()
model.Operation('POW', first, second).To(output)
Example({
    first: [2.0, -2.0, -2.0, 0.0, 3.5, 0.0, 4.0, 4.0, -1.0, 1.0, 10.0],
    second: [10.0, 3.0, 2.0, 2.0, 0.0, 0.0, 0.5, -0.5, 5.0, 100.0, -3.0],
    output: [1024.0, -8.0, 4.0, 0.0, 1.0, 1.0, 2.0, 0.5, -1.0, 1.0, 0.001],
}, name='special').DisableLifeTimeVariation()
