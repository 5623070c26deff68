# Licensed under the Apache License, Version 2.0; see LICENSE.
# Written by 'python -m corpus' from corpus/families/rnn.py; do not edit.
#
# RNN: sizes, activations, hidden state.

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

# The output is the next hidden state.
# Expected values: float64 formula.
input = Input('input', (F32, [2, 3]))
weights = Parameter('weights', (F32, [3, 3]), [-0.389, 0.949, 0.974, -0.278, -0.301, 0.732, -0.932, -0.3, 0.834])
recurrent_weights = Parameter('recurrent_weights', (F32, [3, 3]), [-0.158, 0.41, 0.546, -0.255, 0.629, -0.622, 0.308, -0.613, 0.141])
bias = Parameter('bias', (F32, [3]), [0.05, -0.416, -0.166])
hidden_state = Input('hidden_state', (F32, [2, 3]))
hidden_state_out = Output('hidden_state_out', (F32, [2, 3]))
output = Output('output', (F32, [2, 3]))
model = Model()
model.Operation('RNN', input, weights, recurrent_weights, bias, hidden_state, 0).To(hidden_state_out, output)
Example({
    input: [-1.896, 1.12, 0.569, 0.209, -1.83, 1.555],
    hidden_state: [0.182, 0.219, -0.386, -0.936, -0.78, -0.045],
    hidden_state_out: [2.254908, 0.521909, 1.607001, -0.4498831, 0.99103796, 1.668589],
    output: [2.254908, 0.521909, 1.607001, -0.4498831, 0.99103796, 1.668589],
}, name='square').AddVariations('relaxed', 'float16')

# The output is the next hidden state.
# Expected values: float64 formula.
input = Input('input', (F32, [2, 2]))
weights = Parameter('weights', (F32, [5, 2]), [-0.653, -0.878, -0.793, -0.411, 0.38, 0.668, -0.201, -0.725, 0.722, 0.258])
recurrent_weights = Parameter('recurrent_weights', (F32, [5, 5]), packed('<f4',
    'c-p)8?r!c)9$7wyb$mQ&T)7iJ%}c3FxGF!xR;fni`8lR2T?ThurnKwN-(Gre{qku=YaZ9_{c6(Ut5rTRBz}6$ro3B*m;L@T0Z#2n'
    ')A!lg+wZsAZ^y82ACR=$zkfeS#D3pC0J@MYz5'
))
bias = Parameter('bias', (F32, [5]), [0.715, 0.203, 0.102, 0.69, 0.773])
hidden_state = Input('hidden_state', (F32, [2, 5]))
hidden_state_out = Output('hidden_state_out', (F32, [2, 5]))
output = Output('output', (F32, [2, 5]))
model = Model()
model.Operation('RNN', input, weights, recurrent_weights, bias, hidden_state, 4).To(hidden_state_out, output)
Example({
    input: [1.749, 0.236, 0.871, 1.505],
    hidden_state: [-0.737, 0.506, 0.317, 0.355, -0.096, 0.587, 0.597, -0.814, 0.453, -0.75],
    hidden_state_out: [0.3356934, -0.9329785, 0.8764547, -0.02758803, 0.9698893, -0.7660803, -0.9075575, 0.93011904,
    -0.8787581, 0.9632634],
    output: [0.3356934, -0.9329785, 0.8764547, -0.02758803, 0.9698893, -0.7660803, -0.9075575, 0.93011904,
    -0.8787581, 0.9632634],
}, name='more_units').DisableLifeTimeVariation()

# The output is the next hidden state.
# Expected values: float64 formula.
input = Input('input', (F32, [3, 5]))
weights = Parameter('weights', (F32, [2, 5]), [-0.197, 0.309, -0.265, -0.047, -0.059, -0.71, 0.008, 0.013, -0.773, 0.958])
recurrent_weights = Parameter('recurrent_weights', (F32, [2, 2]), [-0.502, 0.353, 0.01, -0.12])
bias = Parameter('bias', (F32, [2]), [0.239, -0.4])
hidden_state = Input('hidden_state', (F32, [3, 2]))
hidden_state_out = Output('hidden_state_out', (F32, [3, 2]))
output = Output('output', (F32, [3, 2]))
model = Model()
model.Operation('RNN', input, weights, recurrent_weights, bias, hidden_state, 0).To(hidden_state_out, output)
Example({
    input: [1.668, -0.927, -0.873, 0.39, 1.755, -0.486, 0.887, -1.192, -1.192, -0.926, -1.915, 1.774, 0.852,
    1.548, -1.132],
    hidden_state: [0.821, -0.502, -0.078, -0.981, 0.131, 0.572],
    hidden_state_out: [-0.8559169, -0.15477495, 0.728226, 0.08790801, 1.068827, -1.363472],
    output: [-0.8559169, -0.15477495, 0.728226, 0.08790801, 1.068827, -1.363472],
}, name='more_inputs')

# The output is the next hidden state.
# Expected values: float64 formula.
input = Input('input', (F32, [1, 3]))
weights = Parameter('weights', (F32, [2, 3]), [0.595, 0.143, 0.747, 0.033, 0.503, -0.316])
recurrent_weights = Parameter('recurrent_weights', (F32, [2, 2]), [0.073, 0.578, -0.632, 0.593])
bias = Parameter('bias', (F32, [2]), [-0.152, 0.42])
hidden_state = Input('hidden_state', (F32, [1, 2]))
hidden_state_out = Output('hidden_state_out', (F32, [1, 2]))
output = Output('output', (F32, [1, 2]))
model = Model()
model.Operation('RNN', input, weights, recurrent_weights, bias, hidden_state, 4).To(hidden_state_out, output)
Example({
    input: [0.259, -0.964, 0.753],
    hidden_state: [0.86, -0.294],
    hidden_state_out: [0.30913797, -0.7666519],
    output: [0.30913797, -0.7666519],
}, name='one_batch').AddVariations('float16').DisableLifeTimeVariation()

# The output is the next hidden state.
# Expected values: float64 formula.
input = Input('input', (F32, [2, 4]))
weights = Parameter('weights', (F32, [1, 4]), [-0.986, 0.628, -0.539, 0.362])
recurrent_weights = Parameter('recurrent_weights', (F32, [1, 1]), [-0.152])
bias = Parameter('bias', (F32, [1]), [0.702])
hidden_state = Input('hidden_state', (F32, [2, 1]))
hidden_state_out = Output('hidden_state_out', (F32, [2, 1]))
output = Output('output', (F32, [2, 1]))
model = Model()
model.Operation('RNN', input, weights, recurrent_weights, bias, hidden_state, 0).To(hidden_state_out, output)
Example({
    input: [1.932, 1.217, -1.717, -0.589, 1.86, -0.801, 1.374, 1.345],
    hidden_state: [0.764, -0.256],
    hidden_state_out: [0.15744099, -1.849772],
    output: [0.15744099, -1.849772],
}, name='one_unit').DisableLifeTimeVariation()

# The output is the next hidden state.
# Expected values: float64 formula.
input = Input('input', (F32, [2, 1]))
weights = Parameter('weights', (F32, [3, 1]), [0.431, -0.519, 0.151])
recurrent_weights = Parameter('recurrent_weights', (F32, [3, 3]), [-0.611, 0.209, -0.493, -0.584, -0.689, -0.248, 0.396, -0.213, -0.142])
bias = Parameter('bias', (F32, [3]), [-0.048, 0.504, -0.666])
hidden_state = Input('hidden_state', (F32, [2, 3]))
hidden_state_out = Output('hidden_state_out', (F32, [2, 3]))
output = Output('output', (F32, [2, 3]))
model = Model()
model.Operation('RNN', input, weights, recurrent_weights, bias, hidden_state, 4).To(hidden_state_out, output)
Example({
    input: [-0.322, -1.821],
    hidden_state: [0.349, -0.791, -0.65, 0.004, -0.664, -0.6],
    hidden_state_out: [-0.24010924, 0.8253913, -0.30555475, -0.5903942, 0.96759063, -0.6124015],
    output: [-0.24010924, 0.8253913, -0.30555475, -0.5903942, 0.96759063, -0.6124015],
}, name='one_input').DisableLifeTimeVariation()

# The output is the next hidden state.
# Expected values: float64 formula.
input = Input('input', (F32, [2, 3]))
weights = Parameter('weights', (F32, [5, 3]), [-0.502, -0.526, 0.843, -0.431, 0.554, -0.266, -0.51, 0.801, 0.517, -0.047, -0.341, 0.015, 0.452,
    0.262, 0.199])
recurrent_weights = Parameter('recurrent_weights', (F32, [5, 5]), packed('<f4',
    'c-lMorFxS*-<q2@|7n-%bDXb?@LI5E(Q~GZAE*9`%x%?`Id|?#`{cW8zQ45Okt%WhtvxY#;gognS8uwt{d<L&#F9Ic)wUes7Z%fO'
    '&s}V1XSZ)35ZmtC4`%M&w}0<`d%Jyh0GL=bVg'
))
bias = Parameter('bias', (F32, [5]), [-0.769, 0.167, 0.398, -0.924, -0.467])
hidden_state = Input('hidden_state', (F32, [2, 5]))
hidden_state_out = Output('hidden_state_out', (F32, [2, 5]))
output = Output('output', (F32, [2, 5]))
model = Model()
model.Operation('RNN', input, weights, recurrent_weights, bias, hidden_state, 0).To(hidden_state_out, output)
Example({
    input: [1.245, -0.651, -0.744, 0.739, -0.843, 0.253],
    hidden_state: [0.69, 0.977, -0.138, 0.514, -0.547, 0.72, 0.68, -0.363, -0.951, -0.761],
    hidden_state_out: [-1.280636, 0.36863396, -1.068015, -1.185462, -0.30935305, 0.51870203, 0.054579984, -1.15221,
    -0.14809304, -0.39257005],
    output: [-1.280636, 0.36863396, -1.068015, -1.185462, -0.30935305, 0.51870203, 0.054579984, -1.15221,
    -0.14809304, -0.39257005],
}, name='activation_none').AddVariations('relaxed', 'float16').DisableLifeTimeVariation()

# The output is the next hidden state.
# Expected values: float64 formula.
input = Input('input', (F32, [2, 3]))
weights = Parameter('weights', (F32, [5, 3]), [1.25, -1.8125, 2.3125, -2.5, 5.75, -1.125, 4.9375, 5.3125, -3.0625, 4.0625, -4.125, -3.25, -4.75,
    4.3125, -4.8125])
recurrent_weights = Parameter('recurrent_weights', (F32, [5, 5]), packed('|i1',
    'c-rG;{LjMihwBF$^H28Q?BD(~|NZuto1262Cjf?43n2', 0.0625
))
bias = Parameter('bias', (F32, [5]), [-0.0625, 0.125, 0.875, 0.3125, 0.75])
hidden_state = Input('hidden_state', (F32, [2, 5]))
hidden_state_out = Output('hidden_state_out', (F32, [2, 5]))
output = Output('output', (F32, [2, 5]))
model = Model()
model.Operation('RNN', input, weights, recurrent_weights, bias, hidden_state, 0).To(hidden_state_out, output)
Example({
    input: [-0.5625, -1.0625, -0.0625, -1.1875, -1.75, -1.75],
    hidden_state: [-0.875, 0.9375, 0.125, 0.875, 0.0625, 0.5, -0.3125, 0.3125, -0.1875, 0.375],
    hidden_state_out: [0.71484375, -3.4257812, -6.2578125, 2.2617188, -0.7265625, -1.9765625, -5.4765625, -9.6953125,
    8.292969, 7.375],
    output: [0.71484375, -3.4257812, -6.2578125, 2.2617188, -0.7265625, -1.9765625, -5.4765625, -9.6953125,
    8.292969, 7.375],
}, name='far_none').AddVariations('float16').DisableLifeTimeVariation()

# The output is the next hidden state.
# Expected values: float64 formula.
input = Input('input', (F32, [2, 3]))
weights = Parameter('weights', (F32, [5, 3]), [-0.291, 0.352, -0.691, -0.242, -0.26, 0.602, 0.461, -0.863, -0.627, -0.511, -0.925, 0.027, 0.707,
    -0.808, 0.293])
recurrent_weights = Parameter('recurrent_weights', (F32, [5, 5]), packed('<f4',
    'c-jGE0Gt1;JJ~n#YEYOv=d6taLRPY{mJ*(-Z;yr39N*4~(!7ms-}@YwD_{<tazlgf@e;!8O&Tv3L5=j+5)TPl?gynUFDMJZC(?s;'
    'k)pppKR&)bKEA)dK0d!bzrQ~}y}drXJwCq2BrrG'
))
bias = Parameter('bias', (F32, [5]), [-0.536, 0.932, 0.296, -0.919, 0.834])
hidden_state = Input('hidden_state', (F32, [2, 5]))
hidden_state_out = Output('hidden_state_out', (F32, [2, 5]))
output = Output('output', (F32, [2, 5]))
model = Model()
model.Operation('RNN', input, weights, recurrent_weights, bias, hidden_state, 1).To(hidden_state_out, output)
Example({
    input: [-1.794, -1.717, 0.457, -1.629, 1.748, -0.614],
    hidden_state: [0.668, 0.827, -0.227, 0.716, 0.778, 0.804, 0.45, -0.15, 0.337, -0.214],
    hidden_state_out: [0.0, 1.96588, 1.01706, 1.461526, 1.292677, 0.83677197, 1.023274, 0.0, 0.0, 0.0],
    output: [0.0, 1.96588, 1.01706, 1.461526, 1.292677, 0.83677197, 1.023274, 0.0, 0.0, 0.0],
}, name='activation_relu').DisableLifeTimeVariation()

# The output is the next hidden state.
# Expected values: float64 formula.
input = Input('input', (F32, [2, 3]))
weights = Parameter('weights', (F32, [5, 3]), [-4.25, 2.5, 4.8125, -5.875, 2.875, 0.3125, -1.625, -2.0625, 5.0625, 1.25, -3.6875, 3.875, 4.25,
    1.3125, 5.4375])
recurrent_weights = Parameter('recurrent_weights', (F32, [5, 5]), packed('|i1',
    'c-s5N#`NRsPj(g-X0G2qxc+_r`i<!~JL4Z_HUOa)3-A', 0.0625
))
bias = Parameter('bias', (F32, [5]), [-0.875, 0.75, -0.5, 0.1875, 0.0625])
hidden_state = Input('hidden_state', (F32, [2, 5]))
hidden_state_out = Output('hidden_state_out', (F32, [2, 5]))
output = Output('output', (F32, [2, 5]))
model = Model()
model.Operation('RNN', input, weights, recurrent_weights, bias, hidden_state, 1).To(hidden_state_out, output)
Example({
    input: [-2.0, -0.75, 1.25, 0.5, 0.25, 1.625],
    hidden_state: [0.1875, -0.375, 0.4375, 0.5, -0.375, -0.875, -0.875, -0.625, 0.8125, -1.0],
    hidden_state_out: [11.6640625, 10.652344, 11.0, 5.3554688, 0.0, 5.4296875, 0.0, 7.0703125, 8.0859375, 10.847656],
    output: [11.6640625, 10.652344, 11.0, 5.3554688, 0.0, 5.4296875, 0.0, 7.0703125, 8.0859375, 10.847656],
}, name='far_relu').AddVariations('float16').DisableLifeTimeVariation()

# The output is the next hidden state.
# Expected values: float64 formula.
input = Input('input', (F32, [2, 3]))
weights = Parameter('weights', (F32, [5, 3]), [0.36, -0.467, 0.665, -0.265, 0.56, 0.913, -0.103, -0.42, -0.879, -0.951, -0.415, 0.773, 0.68,
    0.789, 0.282])
recurrent_weights = Parameter('recurrent_weights', (F32, [5, 5]), packed('<f4',
    'c-jGE0Gt1ob=O$wH7y9XvM1~<$<-rorVyNwvhJ!SLzAO9CSJ0v^PMqKvUYge5}R1W?VWt_28)<5G!gop9DT2dI32zz`NPDyAiVD%'
    '(t$iazrDXcy*|CZKE1!aKfS&_KEFP`KR!JJ+A`Y'
))
bias = Parameter('bias', (F32, [5]), [-0.368, -0.487, 0.498, -0.237, 0.552])
hidden_state = Input('hidden_state', (F32, [2, 5]))
hidden_state_out = Output('hidden_state_out', (F32, [2, 5]))
output = Output('output', (F32, [2, 5]))
model = Model()
model.Operation('RNN', input, weights, recurrent_weights, bias, hidden_state, 2).To(hidden_state_out, output)
Example({
    input: [-0.784, 1.116, 0.056, -1.562, -0.001, -0.161],
    hidden_state: [-0.103, -0.396, 0.52, 0.948, 0.254, -0.422, -0.167, -0.524, 0.47, 0.873],
    hidden_state_out: [-1.0, 0.31063503, -0.189106, 0.63551795, 1.0, -1.0, -0.822873, 1.0, 0.66021496, -0.71172607],
    output: [-1.0, 0.31063503, -0.189106, 0.63551795, 1.0, -1.0, -0.822873, 1.0, 0.66021496, -0.71172607],
}, name='activation_relu1').DisableLifeTimeVariation()

# The output is the next hidden state.
# Expected values: float64 formula.
input = Input('input', (F32, [2, 3]))
weights = Parameter('weights', (F32, [5, 3]), [-4.8125, 2.5, 5.25, -0.9375, 0.125, -4.125, -4.375, -2.1875, 0.625, 3.25, -0.875, -2.625, -0.5,
    3.5, 3.375])
recurrent_weights = Parameter('recurrent_weights', (F32, [5, 5]), packed('|i1',
    'c-s5%?K}G)ZU*Lm{}{i1WBmI6`+sJ}zuXK=3;@9g4A=', 0.0625
))
bias = Parameter('bias', (F32, [5]), [-0.8125, 1.0, 0.4375, -0.5625, 0.4375])
hidden_state = Input('hidden_state', (F32, [2, 5]))
hidden_state_out = Output('hidden_state_out', (F32, [2, 5]))
output = Output('output', (F32, [2, 5]))
model = Model()
model.Operation('RNN', input, weights, recurrent_weights, bias, hidden_state, 2).To(hidden_state_out, output)
Example({
    input: [-0.9375, -0.125, -1.5, -1.25, 1.0625, 0.0],
    hidden_state: [0.0625, -0.1875, -0.75, 0.4375, -0.125, -0.8125, 0.5, -0.125, 0.8125, 0.125],
    hidden_state_out: [-1.0, 1.0, 1.0, 0.66015625, -1.0, 1.0, 1.0, 1.0, -1.0, 1.0],
    output: [-1.0, 1.0, 1.0, 0.66015625, -1.0, 1.0, 1.0, 1.0, -1.0, 1.0],
}, name='far_relu1').AddVariations('float16').DisableLifeTimeVariation()

# The output is the next hidden state.
# Expected values: float64 formula.
input = Input('input', (F32, [2, 3]))
weights = Parameter('weights', (F32, [5, 3]), [0.607, -0.506, 0.123, -0.671, 0.069, -0.483, -0.135, -0.864, 0.245, 0.974, 0.978, -0.459, -0.891,
    0.628, 0.469])
recurrent_weights = Parameter('recurrent_weights', (F32, [5, 5]), packed('<f4',
    'c-jGE0Gt2c&C3@IR<6ZJuyyAl1^^{(^p*mBNKiRkPt2j&0uDzY;c}Dvuz>&u=lw$~KjDqEkIhVlF6#|p5PArhsqz(oA^Q}|hxPgw'
    'C?Y<-K0m%cJ-@!cKE6J_KEFLbKE1v^zCXVQy)JP'
))
bias = Parameter('bias', (F32, [5]), [-0.533, 0.405, 0.849, -0.797, -0.539])
hidden_state = Input('hidden_state', (F32, [2, 5]))
hidden_state_out = Output('hidden_state_out', (F32, [2, 5]))
output = Output('output', (F32, [2, 5]))
model = Model()
model.Operation('RNN', input, weights, recurrent_weights, bias, hidden_state, 3).To(hidden_state_out, output)
Example({
    input: [-0.37, -0.912, 0.945, -1.776, 1.928, -1.985],
    hidden_state: [-0.433, 0.812, 0.244, 0.32, -0.694, 0.449, -0.831, 0.111, 0.699, 0.726],
    hidden_state_out: [0.084874004, 0.09411399, 1.415261, 0.0, 0.881884, 0.0, 2.269471, 0.0, 0.17942998, 0.684177],
    output: [0.084874004, 0.09411399, 1.415261, 0.0, 0.881884, 0.0, 2.269471, 0.0, 0.17942998, 0.684177],
}, name='activation_relu6').AddVariations('float16').DisableLifeTimeVariation()

# The output is the next hidden state.
# Expected values: float64 formula.
input = Input('input', (F32, [2, 3]))
weights = Parameter('weights', (F32, [5, 3]), [-1.875, 4.1875, 0.0, -1.6875, -2.1875, -5.3125, 1.6875, 1.625, 0.0625, 1.5625, 3.4375, -2.25, 4.5,
    -3.0, 1.125])
recurrent_weights = Parameter('recurrent_weights', (F32, [5, 5]), packed('|i1',
    'c-muU{>{q7{GFNMJL_LoMh2EYtnBREtpB-x0036E2QB', 0.0625
))
bias = Parameter('bias', (F32, [5]), [0.0, 0.375, -0.1875, -0.6875, -0.625])
hidden_state = Input('hidden_state', (F32, [2, 5]))
hidden_state_out = Output('hidden_state_out', (F32, [2, 5]))
output = Output('output', (F32, [2, 5]))
model = Model()
model.Operation('RNN', input, weights, recurrent_weights, bias, hidden_state, 3).To(hidden_state_out, output)
Example({
    input: [-1.25, 1.0625, -1.5625, -1.375, 0.125, -1.375],
    hidden_state: [-0.5625, -0.0625, 0.5, -0.5625, 1.0, -1.0, 0.125, 0.125, -0.375, 0.5],
    hidden_state_out: [6.0, 6.0, 0.0, 4.75, 0.0, 2.59375, 6.0, 0.0, 0.5, 0.0],
    output: [6.0, 6.0, 0.0, 4.75, 0.0, 2.59375, 6.0, 0.0, 0.5, 0.0],
}, name='far_relu6').AddVariations('float16').DisableLifeTimeVariation()

# The output is the next hidden state.
# Expected values: float64 formula.
input = Input('input', (F32, [2, 3]))
weights = Parameter('weights', (F32, [5, 3]), [-0.318, 0.068, -0.585, 0.452, -0.634, -0.789, -0.492, 0.962, -0.112, 0.944, 0.177, -0.974, 0.493,
    -0.28, 0.586])
recurrent_weights = Parameter('recurrent_weights', (F32, [5, 5]), packed('<f4',
    'c-p(Xt2yS2sY}4Fko-@Umg=p&J2r?2ggNn8`g$Jd{~Ooc>-kvd(v~fTucylut&8AGVA_&&#_Q0PT{+Wro-*rtbZ8jnwQ9KkeEalu'
    'hn?NNy?giV+h-3%d+qky@3XZB3GK530AeUG%>'
))
bias = Parameter('bias', (F32, [5]), [-0.066, 0.832, -0.409, 0.34, -0.041])
hidden_state = Input('hidden_state', (F32, [2, 5]))
hidden_state_out = Output('hidden_state_out', (F32, [2, 5]))
output = Output('output', (F32, [2, 5]))
model = Model()
model.Operation('RNN', input, weights, recurrent_weights, bias, hidden_state, 4).To(hidden_state_out, output)
Example({
    input: [0.166, -0.052, 0.279, -0.819, 0.923, -0.347],
    hidden_state: [0.878, 0.869, 0.378, 0.975, 0.233, 0.482, -0.512, 0.769, 0.399, 0.266],
    hidden_state_out: [0.063443676, 0.56436, -0.005554935, 0.87047625, -0.18148613, 0.14360444, 0.014704961, 0.38463145,
    0.7098572, -0.5601186],
    output: [0.063443676, 0.56436, -0.005554935, 0.87047625, -0.18148613, 0.14360444, 0.014704961, 0.38463145,
    0.7098572, -0.5601186],
}, name='activation_tanh').DisableLifeTimeVariation()

# The output is the next hidden state.
# Expected values: float64 formula.
input = Input('input', (F32, [2, 3]))
weights = Parameter('weights', (F32, [5, 3]), [2.25, -1.5, -3.0, -1.625, 3.875, 1.3125, -5.125, -3.6875, 4.6875, -3.75, -0.8125, -5.3125, 3.3125,
    -5.875, 2.875])
recurrent_weights = Parameter('recurrent_weights', (F32, [5, 5]), packed('|i1',
    'c-rG){m=TJlZovc>o=x<zkmH=XW?LE{qdLW9{_{`3l;', 0.0625
))
bias = Parameter('bias', (F32, [5]), [0.5, -0.75, 0.75, 0.125, 0.0625])
hidden_state = Input('hidden_state', (F32, [2, 5]))
hidden_state_out = Output('hidden_state_out', (F32, [2, 5]))
output = Output('output', (F32, [2, 5]))
model = Model()
model.Operation('RNN', input, weights, recurrent_weights, bias, hidden_state, 4).To(hidden_state_out, output)
Example({
    input: [1.75, -0.375, -1.6875, 1.8125, -0.125, -0.375],
    hidden_state: [-0.625, -0.25, -0.25, -0.75, -0.9375, 0.4375, 1.0, 0.25, -0.6875, 0.625],
    hidden_state_out: [1.0, -0.99999946, -1.0, 0.9855345, 0.9952807, 0.9999919, -0.9984534, -1.0, -0.9997753, 0.9999049],
    output: [1.0, -0.99999946, -1.0, 0.9855345, 0.9952807, 0.9999919, -0.9984534, -1.0, -0.9997753, 0.9999049],
}, name='far_tanh').AddVariations('float16').DisableLifeTimeVariation()

# The output is the next hidden state.
# Expected values: float64 formula.
input = Input('input', (F32, [2, 3]))
weights = Parameter('weights', (F32, [5, 3]), [-0.293, -0.58, -0.998, 0.255, -0.159, 0.155, -0.246, 0.365, -0.985, -0.186, 0.789, 0.539, -0.414,
    -0.081, 0.349])
recurrent_weights = Parameter('recurrent_weights', (F32, [5, 5]), packed('<f4',
    'c-jGE0Gs~^H{0+~U}QU<mN{TjJAV>h3^P{C)#G;=tcm%jjpaMv??bfZxZi4nx&ku}p?Iaf1l)oCCf87(&nF8gFdi=)fJrM8t;Gr3'
    'pB6qoKEFOazP>#@zrVjfzdk;{Kfb;{KD|FUp)Mx'
))
bias = Parameter('bias', (F32, [5]), [-0.437, 0.147, -0.284, -0.668, 0.242])
hidden_state = Input('hidden_state', (F32, [2, 5]))
hidden_state_out = Output('hidden_state_out', (F32, [2, 5]))
output = Output('output', (F32, [2, 5]))
model = Model()
model.Operation('RNN', input, weights, recurrent_weights, bias, hidden_state, 6).To(hidden_state_out, output)
Example({
    input: [-1.266, -1.462, 0.178, -1.955, -0.498, 1.584],
    hidden_state: [-0.734, -0.078, -0.63, -0.608, 0.999, 0.208, 0.997, -0.561, -0.624, 0.867],
    hidden_state_out: [0.68369675, 0.58318454, 0.31401715, 0.12388735, 0.8250111, 0.42008242, 0.47636214, 0.048260223,
    0.53195715, 0.91801596],
    output: [0.68369675, 0.58318454, 0.31401715, 0.12388735, 0.8250111, 0.42008242, 0.47636214, 0.048260223,
    0.53195715, 0.91801596],
}, name='activation_sigmoid').AddVariations('float16').DisableLifeTimeVariation()

# The output is the next hidden state.
# Expected values: float64 formula.
input = Input('input', (F32, [2, 3]))
weights = Parameter('weights', (F32, [5, 3]), [5.0625, 4.875, -0.9375, -1.3125, 4.4375, 2.3125, 3.5625, -2.8125, 5.8125, 5.5, 0.9375, -2.9375,
    2.25, 3.625, 0.0625])
recurrent_weights = Parameter('recurrent_weights', (F32, [5, 5]), packed('|i1',
    'c-s5+i}gP%_g^lCzf9bJ|Ni~`ossDq6DRxsuK=o54E_', 0.0625
))
bias = Parameter('bias', (F32, [5]), [0.625, 0.1875, -0.75, -0.8125, -0.875])
hidden_state = Input('hidden_state', (F32, [2, 5]))
hidden_state_out = Output('hidden_state_out', (F32, [2, 5]))
output = Output('output', (F32, [2, 5]))
model = Model()
model.Operation('RNN', input, weights, recurrent_weights, bias, hidden_state, 6).To(hidden_state_out, output)
Example({
    input: [-0.125, -0.875, 0.6875, 1.1875, 1.875, -1.6875],
    hidden_state: [0.125, 0.5, -0.75, 1.0, -0.3125, 0.125, -0.1875, 0.375, -0.125, 0.4375],
    hidden_state_out: [0.0037654138, 0.08632348, 0.9964343, 0.012288597, 0.0153063545, 1.0, 0.9651191, 7.1832605e-06,
    0.9999951, 0.9997439],
    output: [0.0037654138, 0.08632348, 0.9964343, 0.012288597, 0.0153063545, 1.0, 0.9651191, 7.1832605e-06,
    0.9999951, 0.9997439],
}, name='far_sigmoid').AddVariations('float16').DisableLifeTimeVariation()

# The output is the next hidden state.
# Expected values: float64 formula.
input = Input('input', (F32, [4, 16]))
weights = Parameter('weights', (F32, [16, 16]), (packed('<f4',
    'c-nh7d5I>ITmEIYHBnB>zPNn&*DBupy#H$M-Sg^)85S_SY>#?pX(~`1rhk^rFy-!sKgYvnRi_nNdgTlK3sbF<D2UPCCgi(KCM99^'
    '-|ppCUf(?M`%uMmmG6dM8KfB0#8PUu#6^hk-96LDVXacM(wlFlNSf^y9--zdd~6~td(XFjKKy9&t=~^wuH?8?1fDy!vNUt|vEYss'
    '4C@&-&fLA<!|La{w<>3@zL|e)Md5bcnd{QHPBbwe`0=)J-@bizd-v|!2c~W9K=fW9+-J8B%(jCt?Ck7p!2-5G1mx@m>H%^AM(2J_'
) * 5)[:256])
recurrent_weights = Parameter('recurrent_weights', (F32, [16, 16]), (packed('<f4',
    'c-m79`zMs|Wm%Y3JuB?^pAC0Y4B5`=hgA!hTE2^Ff61_b;jsGoySZ2UpErxQ{`=taWtmgd8n?^&ZcLg>CO>53yV5Mgv&A+|WG0{Y'
    '$|4nOj>a>0`9vb(w$!AEsWC_~d^P;8^1R~E?*lhqUs>M$cXmRG%r;-4ZQ3yf5><_Fe;i<LI>D8;Zl><`!WGBnzqxuw<?XtkRv!Cz'
    '&)mqco?%5t@Uh*Qr7KUJ3#@R<x#IHl_pQy34u5Vxzn4X1-#)v&d+qkx+1c6d+XqDZ?Dp9LIUpJY_dyu@_5vY@ZMzpNwr?+(1_0ZQ'
    'eoX'
) * 5)[:256])
bias = Parameter('bias', (F32, [16]), [0.463, -0.849, 0.519, -0.145, -0.361, 0.735, 0.152, 0.218, 0.176, -0.867, -0.325, -0.151, -0.632,
    -0.459, 0.418, 0.737])
hidden_state = Input('hidden_state', (F32, [4, 16]))
hidden_state_out = Output('hidden_state_out', (F32, [4, 16]))
output = Output('output', (F32, [4, 16]))
model = Model()
model.Operation('RNN', input, weights, recurrent_weights, bias, hidden_state, 4).To(hidden_state_out, output)
Example({
    input: packed('<f4',
    'c-oVkbJb7(pedIr!(q4c&ux>8x!$p<a-CoFE}*{grN`BY-<lf@TjQD+EXhcymevikTz1-tLv>ea^V1EQ`Q=fQqgakqB;7p~cRh~b'
    '>$dN|xde=_*EF(S|L$7Tn>AJKVZ~dG15-I(?>Zn=F!8B~{wBUHvlk|;Ve_1P;6hQ1(7qIjly4V0FFbj;EBTg!#^J*&+h-IzpWoW('
    'ym;ID@;%8DXL<fPbIN(m!<$|DvAGxC+3xNA;j(pUPve;rtD08ue_kKW^4s3texIG)UVHof`|ZI1Nbj?^x7)uTEVggI{eC-ppwxa_'
    'yL}*8d!P_l>3&<Fw4EIQsmg$}'
),
    hidden_state: packed('<f4',
    'c-r%swrHJ8?VNzq+qNByIXSKPO>OZW&0Ln3jn(B$PH7oV`Ap?}&08Y$C;rNxwL|qR1CLMsHvKI#9-rK^E2MRnTdTRVt9!Tok=})$'
    'KcDI^bIu5~&nSs`9;P-`WS@3I+QbAQ?R~ljPFUW3TPHMAj_nKsley66yC?FNmX&xuem!&BYtC*l#Wkf0;;ylK6A#&)Hnb2m6z2b('
    'SD2hP|M=5qxv9?V@|(QEwz$-AHCMJKo?+0|RIXi8CUm>*GLLJaq_E(AJNy0n_V3%bAIPxXx6ghbkh{-rKM(*ZyM24@ZGpo3ZTH*l'
    'x3;(4zmH-6etV#reRlRheL!Fj01bb4eg'
),
    hidden_state_out: packed('<f4',
    'c-rGQ_{Kk8HFn<=kpp#t7bd$%hRL-!MDKXG^_J25F9wxUOkcSld-aXct8K-5<8K-_z1&>gr%aaHd@O%oUszRRPrYcK*BSi_mm_vg'
    'vR!%KcBi&MjHdZFuid5z_b!Tt^_D%2n3TU<CZ!=M>GPLeDQjg|*7o1uq7iU3ubR1*@1^m>>DKjJmCk&9!8Y|d1?4>d?grh<;>s$j'
    '_4r?`w@$9+XxD}M)bP5LyAFktqM@Y`f}G_pbwvfGHCt28*Zr$~Rd-_letRIYvj@|A_wBRaXK%mX-rnAB|9(5W{d@M=?FaGq0VRP7'
    '?Dy{h5kL{3y8V0i+u82}08hMqpa'
),
    output: packed('<f4',
    'c-rGQ_{Kk8HFn<=kpp#t7bd$%hRL-!MDKXG^_J25F9wxUOkcSld-aXct8K-5<8K-_z1&>gr%aaHd@O%oUszRRPrYcK*BSi_mm_vg'
    'vR!%KcBi&MjHdZFuid5z_b!Tt^_D%2n3TU<CZ!=M>GPLeDQjg|*7o1uq7iU3ubR1*@1^m>>DKjJmCk&9!8Y|d1?4>d?grh<;>s$j'
    '_4r?`w@$9+XxD}M)bP5LyAFktqM@Y`f}G_pbwvfGHCt28*Zr$~Rd-_letRIYvj@|A_wBRaXK%mX-rnAB|9(5W{d@M=?FaGq0VRP7'
    '?Dy{h5kL{3y8V0i+u82}08hMqpa'
),
}, name='blocks').AddVariations('relaxed', 'float16').DisableLifeTimeVariation()

# The output is the next hidden state.
# Expected values: float64 formula.
input = Input('input', (F32, [1, 24]))
weights = Parameter('weights', (F32, [32, 24]), (packed('<f4',
    'c-oWyR~@m(Z<g%Ih>6Xu%AJcei@%)Qb5VZTpTc#^s<o|8E|?s2`rpN<2=j+RH+SUvS)Ts$FXE+q<?(6x=B8U(uZUQdB+ZN}vwVBt'
    '^=(Jjn2f(=B}%QcSK7MI7HPj<CMB_B;T5G6%g(Cib8^p<wk%wE#Zs;HrMI(CXWWU`JKlY{eBtJke_v`&P5hbgt$*SbyUDj-ANknz'
    '@W{Gr=k4CN+&j7>+WO1EDGuL{{=U%RTDW72;p=DLPd6X5+Gb~Gx6f|hJ}}<5cb}cD?Vf!$`}SGe?z6MrYX_1A$$_CQ5CX}45NrjM'
    '0|0Pzg`W'
) * 13)[:768])
recurrent_weights = Parameter('recurrent_weights', (F32, [32, 32]), (packed('<f4',
    'c-q@yYMwvsc%}Tyh<|@hTl(ehxGD6|JR<7iztcgJ7o4=#u3omT@Xs>&i+fIfDb`%nsodH;G2*1`EWbSw)&JyA#B~Zed%tW|v%Io$'
    ';g+Q5a_5?>IxSO_t}NUkAysz2U1YYq?aJA$N+o4~Gh$pFZ@)h9*0L;WW>Sfz$d%S@RtK9;e}DGcaLbND*NzLnkA8QUa`20F^p2zV'
    'THf28zqank!>*4<Uf-T<cV%M#w}hV)Pt|<+_vGe<%U|B@cx`8AXJxl<pDhI2+1i0fFx<BfC}+3V+HRk%^}c;J`}WuZrS|RviGwjv'
    '5&)A?g`W'
) * 17)[:1024])
bias = Parameter('bias', (F32, [32]), packed('<f4',
    'c-l+Yv1)^)eXXIaC4+d{^Q5yW0Y~foo|jG(cY3EQlEyOYsocjR7E^nUs4WaP(|!w_vF=sKO8Pzd?ahRmP3zLaW=?Ru#BuGOsm_xV'
    '3VCjx7C!gI1!5*-O33J?{<n2^(~Gp*4}|;n+3vI3zu(?|zwN%g`|ZI@yM6Zi?CtFV9u+v1'
))
hidden_state = Input('hidden_state', (F32, [1, 32]))
hidden_state_out = Output('hidden_state_out', (F32, [1, 32]))
output = Output('output', (F32, [1, 32]))
model = Model()
model.Operation('RNN', input, weights, recurrent_weights, bias, hidden_state, 4).To(hidden_state_out, output)
Example({
    input: [-0.163, 0.761, -0.485, 0.791, 0.581, 0.104, -0.436, 0.316, -1.006, -0.027, 1.562, -1.65, 1.518,
    -1.174, 0.23, -1.057, 0.295, 0.931, -0.559, -0.261, 1.788, 1.538, 0.102, -1.164],
    hidden_state: packed('<f4',
    'c-jGg0Du39)j3EpIi^3VsvA~RX4`6}SOgMg%|CfuQj?880MB4Sc(maNw3{{Y@h=YJX8F9EIaY&a%r)tcxEPl;0Qco!X-GN@$V7fp'
    'l07YD=DxJVv`zr#%w7g!o<y!5KvQtPzP&#`KD@uaK0m)dK0dy^KEFRcJ-@%dzP~;{zdygvYCKQ'
),
    hidden_state_out: packed('<f4',
    'c-j-Zc95ex|K;6jW+yi<DCr1TA)K{#S;aE{(6m}Jhjj)vXI39=?TF{dQ4o^OWxL?`Z&qNVsFu|%zTGQYHra396<K9kq-Eo$pCJ%X'
    't6bVuRcl+Rs^u?~Tw4?7al(MfvuMA)z5RZByZv?`#=iYP_I?lxNZQ!|Irab>T{XA'
),
    output: packed('<f4',
    'c-j-Zc95ex|K;6jW+yi<DCr1TA)K{#S;aE{(6m}Jhjj)vXI39=?TF{dQ4o^OWxL?`Z&qNVsFu|%zTGQYHra396<K9kq-Eo$pCJ%X'
    't6bVuRcl+Rs^u?~Tw4?7al(MfvuMA)z5RZByZv?`#=iYP_I?lxNZQ!|Irab>T{XA'
),
}, name='one_row').DisableLifeTimeVariation()

# The output is the next hidden state.
# Expected values: float64 formula.
input = Input('input', (F32, [5, 19]))
weights = Parameter('weights', (F32, [18, 19]), (packed('<f4',
    'c-r$So+JOq$!E_Nt_?>Yr#+Oe<~hqC?{a@zY03|$T~4Q$&2f2ib<fe~xrS$jc$%3krO(dt;yN4P$5*>2-`tWX<4Ehu1oM&;*NYUE'
    'rd8>SFr8s&?e_mX**ZAEGhyNEBi(@&B?`ZvbDU{rI-tEp|IAFD>t}kCbnQ!oI=3)QR9O8n_2lHT#~B-DKbsP}ZnY1?>zv-dH{u^Z'
    '<w-s2^5D&nm6Hut{(j@*u)2%gBerKI)8aGNFKjXuZgxDeZ?B!*K06@ZXSa6`5bxb*yC2BeW4F)N7AR`74=7=0yVn*Z1H?dL-=4ku'
    '_JR0zb^z&odY='
) * 6)[:342])
recurrent_weights = Parameter('recurrent_weights', (F32, [18, 18]), (packed('<f4',
    'c-jH<01N*)H*dUs4o*<b3QC&I8#w}l3=+*TZRf?j)$Bx^rprRQLil8Lw%<e_0L=`08{uZ-#jpyryi7v;ADnYaw22aQKP_U7%-0N='
    '%rCSnzygEJ2<Q7Cba+vV#G9dDNnleulk-oDg#gR~6fb&ar66+G$aFVgsfEO749G!)6E(8X*UX~=nT%aX2a2meOziuqFq5hH?BGPj'
    'WenxxU)cSPZ0i6_tFB#?=9{o+<93tDW$~*ZkpezGy}dp?zP`P@zCOOay}drZy}dp?y*)lYzP`RZzCJ!ZJ-$A?zP>)cJ-)rYKEAxY'
    'KEA#_K0dxaKE1w>UV5J'
) * 6)[:324])
bias = Parameter('bias', (F32, [18]), [0.028, -0.431, 0.767, -0.214, 0.636, 0.393, -0.634, -0.847, -0.014, -0.766, 0.704, 0.454, -0.28,
    0.622, -0.259, 0.37, -0.834, -0.635])
hidden_state = Input('hidden_state', (F32, [5, 18]))
hidden_state_out = Output('hidden_state_out', (F32, [5, 18]))
output = Output('output', (F32, [5, 18]))
model = Model()
model.Operation('RNN', input, weights, recurrent_weights, bias, hidden_state, 4).To(hidden_state_out, output)
Example({
    input: packed('<f4',
    'c-q^+VrhCYg=gZnMKQ-8TJyxDSvzU7?AdUhCI6`3;{+cOhIgO#EV($x+OU<YeO7Jz9H!DY(gBTWmUqi99-ejoTf#I=`^iFg-(5Dg'
    'J$rxh)z%pSwpj@q*8EfCD9uj`2>K-#wk1x<n(6Il*M9G+`%L|5_Y>N~N{YUR2`MBkeQLgrq2^Lafzpxt9Ivm7&9oOgqCGiKzjtcd'
    '7L|QUUuXJjJavvSm1tI}@ipc;<1bP1I<J>&&(k8AD;w5K7E0^gQTLT^#VP6j*LUWI9TK1NzgubBepj)+;Ed0Giw!=!4!HS!!uww1'
    '*xL%{-xMA`d2{K>hV&B_vEL83b)?OI&2iGV#(?{MT*`rO{gaHZ|M5-v`S6nY^^k&$sE9{@BAVNl&&#s6-@kvqJrM4<wcoej9teQM'
    '{(bg#`}f-0+k)iw+3&aAzYnCs9t`&G1&V^C_k+cNQu~0Eot-^Y8Yr?4WXSIQKn4KJD8Ih'
),
    hidden_state: packed('<f4',
    'c-m9mRGlK7A8_$k=j}yHzE}nr-tXS#r{3Ie7_lHNBVt>*m&fhP0zZDa$sYGH|26COeWrH9KNCMloAS(xi&^xc^TRrh+{&}YcNqj;'
    '*5B9Nv(8KLVcHi}pNv8wzuR*~to4O@mFgUSx)%K1(#zqW^Et`zz#$GxskDifpZD=R{OKDJT(>RC+q|=G=1+fZF^-jQm+Qwd&D_=R'
    'y4-QO`<mx3&lsyPM5tx?Zz^%;*-(}Cm(6^lZF7?4`*rrQ&eN@5CB$v}dqv~=8s6uB4LZC;--xVF%iZ$Vp6OSel4Nq0@DlTrjIU<K'
    '>9R-a6#h9T`%7EW^U$`mgtkPR>a;V#ZVi@(HodZ!A2NLsNegl0^vz1RV83tQ{{8#y_V2T^-)CpL-)^t{J{x;GAm4u9{=Ig4_S@Up'
    '+XLl+JRk%rwFh$d+1lIfx8HAP3&bD<q=6E)wjhyx_V#<gitGTW9H?s'
),
    hidden_state_out: packed('<f4',
    'c-qsrVYXuZ%D-~r`KS6%bgc7rj4E!N%An|Jd)9Bl%P%ieE#C|3FFIa7XLo$|Uc;;_cfN0rODXZH7n{ZUHP80@<u?AQlM??eIB<4u'
    '+rf34OAEVGh4ppruWpwxo7Z)}KG!t$=E57F&5TZOYcq0{d7XT__Dwc-@bi+Y&BcYg=iQlNbzAJ`ecL3n)~%|SqyqXPuV#E*xv*{H'
    ';;r*Nm-~yT&SDc?n6ql;zf0P39IO+$?k)WEY{Tp6E1WI+PH<G#94##j_b}u&Sl(WnQJLU%TJN8)M!i3S!)42=(z+JoI^JsOzWmzs'
    '`r4AxI^T%us8s7IM_q)a16dQfYJ;jh%8mW51SZc)Nv|-Att@pmaeXsS)Xr|-KKuRq_u1Rq+u7Ui-@9l3e*69V_U+#b6b15u;$TT2'
    'doK{%gJkW&T)Tby_XBl608kB3y&aI=4^{y(0RUF*t}p'
),
    output: packed('<f4',
    'c-qsrVYXuZ%D-~r`KS6%bgc7rj4E!N%An|Jd)9Bl%P%ieE#C|3FFIa7XLo$|Uc;;_cfN0rODXZH7n{ZUHP80@<u?AQlM??eIB<4u'
    '+rf34OAEVGh4ppruWpwxo7Z)}KG!t$=E57F&5TZOYcq0{d7XT__Dwc-@bi+Y&BcYg=iQlNbzAJ`ecL3n)~%|SqyqXPuV#E*xv*{H'
    ';;r*Nm-~yT&SDc?n6ql;zf0P39IO+$?k)WEY{Tp6E1WI+PH<G#94##j_b}u&Sl(WnQJLU%TJN8)M!i3S!)42=(z+JoI^JsOzWmzs'
    '`r4AxI^T%us8s7IM_q)a16dQfYJ;jh%8mW51SZc)Nv|-Att@pmaeXsS)Xr|-KKuRq_u1Rq+u7Ui-@9l3e*69V_U+#b6b15u;$TT2'
    'doK{%gJkW&T)Tby_XBl608kB3y&aI=4^{y(0RUF*t}p'
),
}, name='beyond_blocks').DisableLifeTimeVariation()
