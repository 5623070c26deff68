# Licensed under the Apache License, Version 2.0; see LICENSE.
# Written by 'python -m corpus' from corpus/families/activation.py; do not edit.
#
# TANH and what may follow it: every operation after every other.

import base64
import zlib

import numpy as np


def packed(dtype, text, unit=None):
    """Many values in little space: the first byte of each, then the second; times a unit."""
    planes = np.frombuffer(zlib.decompress(base64.b85decode(text)), "u1")
    planes = planes.reshape(np.dtype(dtype).itemsize, -1)
    values = np.frombuffer(planes.T.tobytes(), dtype)
    return (values if unit is None else np.multiply(values, unit, dtype="f8")).tolist()


BOOL8 = 'TENSOR_BOOL8'
F32 = 'TENSOR_FLOAT32'
I32 = 'TENSOR_INT32'

# TANH, SPACE_TO_BATCH_ND, MAX_POOL_2D, PRELU, MAX_POOL_2D, CHANNEL_SHUFFLE, NEG, SUB, HARD_SWISH,
# NEG, SIN, RESIZE_NEAREST_NEIGHBOR
# Expected values: float64 formula.
input = Input('input', (F32, [1, 4, 4, 4]))
t260 = Internal('t260', (F32, [1, 4, 4, 4]))
block261 = Parameter('block261', (I32, [2]), [2, 2])
none261 = Parameter('none261', (I32, [2, 2]), [0, 0, 0, 0])
many261 = Internal('many261', (F32, [4, 2, 2, 4]))
t261 = Internal('t261', (F32, [1, 4, 4, 4]))
t262 = Internal('t262', (F32, [1, 4, 4, 4]))
c263 = Parameter('c263', (F32, [4]), [-0.8125, -0.125, 0.3125, 0.375])
t263 = Internal('t263', (F32, [1, 4, 4, 4]))
t264 = Internal('t264', (F32, [1, 4, 4, 4]))
t265 = Internal('t265', (F32, [1, 4, 4, 4]))
t266 = Internal('t266', (F32, [1, 4, 4, 4]))
c267 = Parameter('c267', (F32, [4]), [-0.125, -0.6875, -0.8125, 0.4375])
t267 = Internal('t267', (F32, [1, 4, 4, 4]))
t268 = Internal('t268', (F32, [1, 4, 4, 4]))
t269 = Internal('t269', (F32, [1, 4, 4, 4]))
t270 = Internal('t270', (F32, [1, 4, 4, 4]))
t271 = Output('t271', (F32, [1, 4, 4, 4]))
model = Model()
model.Operation('TANH', input).To(t260)
model.Operation('SPACE_TO_BATCH_ND', t260, block261, none261).To(many261)
model.Operation('BATCH_TO_SPACE_ND', many261, block261).To(t261)
model.Operation('MAX_POOL_2D', t261, 1, 1, 1, 3, 2, 0).To(t262)
model.Operation('PRELU', t262, c263).To(t263)
model.Operation('MAX_POOL_2D', t263, 1, 1, 1, 3, 2, 0).To(t264)
model.Operation('CHANNEL_SHUFFLE', t264, 2, 3).To(t265)
model.Operation('NEG', t265).To(t266)
model.Operation('SUB', t266, c267, 0).To(t267)
model.Operation('HARD_SWISH', t267).To(t268)
model.Operation('NEG', t268).To(t269)
model.Operation('SIN', t269).To(t270)
model.Operation('RESIZE_NEAREST_NEIGHBOR', t270, 4, 4, False).To(t271)
Example({
    input: packed('|i1',
    'c-jF#0Kfkd?H?8h1PAjDAoms>0_OYU`UeCMAMqR;;^GVV@8<dj1m^wu=@b(5@9q8|^$zz71MU(T4D}HF<n8?h;T-d-1Rx&', 0.0625
),
    t271: packed('<f4',
    'c-rffHQvet!-B?JI|UuL^87_$Kfzi0Jbw|`PY#Ix!m$Q-opEde46inh<zD?LHX#pz|E%WEOUOguKTm-;4~~PT{+YaM1`N-hyld+0'
    'zFjlkBJiZy2e!?4i@=jOfcPyOZ?UtrwZo71qT>Cid;t3rc2x'
),
}, name='of_26').DisableLifeTimeVariation()

# TANH, SPLIT, CHANNEL_SHUFFLE, AVERAGE_POOL_2D, HARD_SWISH, CONV_2D, HARD_SWISH,
# RESIZE_NEAREST_NEIGHBOR, LOGISTIC, SPACE_TO_BATCH_ND, RESHAPE, SELECT
# Expected values: float64 formula.
input = Input('input', (F32, [1, 4, 4, 4]))
t290 = Internal('t290', (F32, [1, 4, 4, 4]))
part_0_291 = Internal('part_0_291', (F32, [1, 4, 4, 2]))
part_1_291 = Internal('part_1_291', (F32, [1, 4, 4, 2]))
t291 = Internal('t291', (F32, [1, 4, 4, 4]))
t292 = Internal('t292', (F32, [1, 4, 4, 4]))
t293 = Internal('t293', (F32, [1, 4, 4, 4]))
t294 = Internal('t294', (F32, [1, 4, 4, 4]))
filter295 = Parameter('filter295', (F32, [4, 1, 3, 4]), packed('|i1',
    'c-j?-u>k-82!gEtZ<c6LP?&@mwS*PkW|6WKx3uv80i0|S^#', 0.0625
))
bias295 = Parameter('bias295', (F32, [4]), [-0.5, -0.5, 0.0, -0.25])
t295 = Internal('t295', (F32, [1, 4, 4, 4]))
t296 = Internal('t296', (F32, [1, 4, 4, 4]))
t297 = Internal('t297', (F32, [1, 4, 4, 4]))
t298 = Internal('t298', (F32, [1, 4, 4, 4]))
block299 = Parameter('block299', (I32, [2]), [2, 2])
none299 = Parameter('none299', (I32, [2, 2]), [0, 0, 0, 0])
many299 = Internal('many299', (F32, [4, 2, 2, 4]))
t299 = Internal('t299', (F32, [1, 4, 4, 4]))
where300 = Parameter('where300', (I32, [4]), [1, 4, 4, 4])
t300 = Internal('t300', (F32, [1, 4, 4, 4]))
choice301 = Parameter('choice301', (BOOL8, [1, 4, 4, 4]), packed('|b1',
    'c-muRU|?WmU}OZ7U^a{a6=P(CkZ=kl1=avo4FCic03Z'
))
other301 = Parameter('other301', (F32, [1, 4, 4, 4]), packed('|i1',
    'c-jF#0Kfke?B@0s^9lp#>I(b~?D*>t{qP#<7V7ry7!e%y;~MrB0|e;?<{usj4eKBj?ivadAMEAt5gX_N1oHmq<@pafiy#3', 0.0625
))
t301 = Output('t301', (F32, [1, 4, 4, 4]))
model = Model()
model.Operation('TANH', input).To(t290)
model.Operation('SPLIT', t290, 3, 2).To(part_0_291, part_1_291)
model.Operation('CONCATENATION', part_1_291, part_0_291, 3).To(t291)
model.Operation('CHANNEL_SHUFFLE', t291, 2, 3).To(t292)
model.Operation('AVERAGE_POOL_2D', t292, 1, 1, 1, 2, 3, 0).To(t293)
model.Operation('HARD_SWISH', t293).To(t294)
model.Operation('CONV_2D', t294, filter295, bias295, 1, 1, 1, 0).To(t295)
model.Operation('HARD_SWISH', t295).To(t296)
model.Operation('RESIZE_NEAREST_NEIGHBOR', t296, 4, 4, False).To(t297)
model.Operation('LOGISTIC', t297).To(t298)
model.Operation('SPACE_TO_BATCH_ND', t298, block299, none299).To(many299)
model.Operation('BATCH_TO_SPACE_ND', many299, block299).To(t299)
model.Operation('RESHAPE', t299, where300).To(t300)
model.Operation('SELECT', choice301, t300, other301).To(t301)
Example({
    input: packed('|i1',
    'c-jF#0Kfn3>HFv9_y+(W?gQf>7995K?Cj?r80_!^0R;o{?Gxo20r21f;{oCe==}}l1^5B{<sA^~?CBcm3=;0(0s7}~&LXJ', 0.0625
),
    t301: packed('<f4',
    'c-kF{F-yZx6h=?&qPs3#8gX_~5FFl<_7Auy;#3e39K@l6gF~QQ1%E<@4uzryU7V7xE|Q^YI(2AXS{I?jY9{M_S?)dGcleHg1~=Ex'
    'VM}-gK6w&&UvI*k*ZMNMtlgE{-19g%7DIKL-^c<RoXb7o?+tc15FWvh2Z6kI3N32$O>#b7Rxd;!R+>iCPn-H#vA-hqA}8JFtM4zl'
    'V~?)cbHDwm@7$)PnKNBD#_(*S(rl7+GcO@aaxXR}&L(bye$1r`!%&4<o(>8QBo<&hL8S|?lx?()wzD~qjs6EEjb#J'
),
}, name='of_29').DisableLifeTimeVariation()

# TANH, RELU, ADD, NEG, LOGISTIC, ABS, SPACE_TO_BATCH_ND, CHANNEL_SHUFFLE, DEPTHWISE_CONV_2D,
# MINIMUM, SUB, RESHAPE
# Expected values: float64 formula.
input = Input('input', (F32, [1, 4, 4, 4]))
t310 = Internal('t310', (F32, [1, 4, 4, 4]))
t311 = Internal('t311', (F32, [1, 4, 4, 4]))
c312 = Parameter('c312', (F32, [4]), [-0.375, -0.25, 0.125, 1.0])
t312 = Internal('t312', (F32, [1, 4, 4, 4]))
t313 = Internal('t313', (F32, [1, 4, 4, 4]))
t314 = Internal('t314', (F32, [1, 4, 4, 4]))
t315 = Internal('t315', (F32, [1, 4, 4, 4]))
block316 = Parameter('block316', (I32, [2]), [2, 2])
none316 = Parameter('none316', (I32, [2, 2]), [0, 0, 0, 0])
many316 = Internal('many316', (F32, [4, 2, 2, 4]))
t316 = Internal('t316', (F32, [1, 4, 4, 4]))
t317 = Internal('t317', (F32, [1, 4, 4, 4]))
filter318 = Parameter('filter318', (F32, [1, 1, 3, 4]), [-0.0625, -0.125, -0.0625, 0.0625, 0.0, -0.0625, -0.125, 0.0625, 0.0, 0.0625, -0.125, 0.0625])
bias318 = Parameter('bias318', (F32, [4]), [0.5, -0.5, -0.75, -0.5])
t318 = Internal('t318', (F32, [1, 4, 4, 4]))
c319 = Parameter('c319', (F32, [4]), [-0.625, 0.1875, 0.4375, -0.8125])
t319 = Internal('t319', (F32, [1, 4, 4, 4]))
c320 = Parameter('c320', (F32, [4]), [-0.75, 0.5625, 0.1875, 0.3125])
t320 = Internal('t320', (F32, [1, 4, 4, 4]))
where321 = Parameter('where321', (I32, [4]), [1, 4, 4, 4])
t321 = Output('t321', (F32, [1, 4, 4, 4]))
model = Model()
model.Operation('TANH', input).To(t310)
model.Operation('RELU', t310).To(t311)
model.Operation('ADD', t311, c312, 1).To(t312)
model.Operation('NEG', t312).To(t313)
model.Operation('LOGISTIC', t313).To(t314)
model.Operation('ABS', t314).To(t315)
model.Operation('SPACE_TO_BATCH_ND', t315, block316, none316).To(many316)
model.Operation('BATCH_TO_SPACE_ND', many316, block316).To(t316)
model.Operation('CHANNEL_SHUFFLE', t316, 2, 3).To(t317)
model.Operation('DEPTHWISE_CONV_2D', t317, filter318, bias318, 1, 1, 1, 1, 3).To(t318)
model.Operation('MINIMUM', t318, c319).To(t319)
model.Operation('SUB', t319, c320, 0).To(t320)
model.Operation('RESHAPE', t320, where321).To(t321)
Example({
    input: packed('|i1',
    'c-jF#0KfkS{Qw9P9U1}x<MZU=>=+dv777vw2>0jb_4f)H5$){_0RjZ(_74{J9~J@s_8=1M4fGBk5AOy93=H-b_Z<5XS{Um', 0.0625
),
    t321: ([0.125, -0.5625, -0.1875, -1.125] * 16)[:64],
}, name='of_31').DisableLifeTimeVariation()
