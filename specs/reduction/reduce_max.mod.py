# Licensed under the Apache License, Version 2.0; see LICENSE.
# Written by 'python -m corpus' from corpus/families/reduction.py; do not edit.
#
# REDUCE_MAX: axes, ranks, types.

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

# Which dimensions go, and which stay.
# Expected values: float64 formula.
input = Input('input', (F32, [3, 4, 5]))
axes = Parameter('axes', (I32, [1]), [0])
output = Output('output', (F32, [4, 5]))
model = Model()
model.Operation('REDUCE_MAX', input, axes, False).To(output)
Example({
    input: packed('<f4',
    'c-lMqSboL^WsxZRmud4RFHlXJXKY>H?^7!9Me^o(%U;bi9(|{6;!pRj=}(cZmE5F0>*8U}bu72L1z1EDJyclQnpbptU5cq%+ItBp'
    'wzT)g_p=U}PmcJ@a_;+<=`m?ccN0F}yf9zpkad(j%Ur{mN?&8#!+z#OgspR}DsUDK3iv4>t=7n<@50|WO?|VxjcKPuCd;w(W{-d7'
    'e9<*qW9J#&x^*<)=4zS$4^D3n`H6D-%nQTXk4@R{;Ber8-2r=t{re9baM)|V*B(giw|6+O-(kN4kbU5Qz5RX%J3AnAKTrrL2^6&h'
    'soB2|0P~n{g#'
),
    output: [2.84, 3.057, 2.305, 3.646, -0.961, 3.244, 3.622, 0.857, 3.136, 3.14, 2.49, 1.135, -2.474, 2.236,
    1.417, 1.175, 3.349, 2.794, 0.427, 0.426],
}, name='first').AddVariations('float16').DisableLifeTimeVariation()

# Which dimensions go, and which stay.
# Expected values: float64 formula.
input = Input('input', (F32, [3, 4, 5]))
axes = Parameter('axes', (I32, [1]), [1])
output = Output('output', (F32, [3, 5]))
model = Model()
model.Operation('REDUCE_MAX', input, axes, False).To(output)
Example({
    input: packed('<f4',
    'c-jH*01y9YMpBKMZM;UT9k>9T0^!NN<+i+PS_%*;0(a+suyuK;DV8DSxP@AS^mU$Q^hjg^jSw$wJ%5%$TJ+J8wz!v>=XAClS{?wz'
    'D|&XH(DQV>WY<_+E57?`a+B%CTtl$X9_wVl{gdxz{oy++mss8B3Ti`OWc?!TQywnaLqp?2EENFY=hVLHY9%wY%Uij>r*{EVP#6wt'
    '2O}yPMZsGF<aj53R2nC54rz2dS9~j_OH7NtK)^u1KtR91KtR4ezrQ{|z(7F1KR`aezreu2Kt8~~KtRC2KR-V}KR~@ezd*o1K)^u2'
    'K0rV}z`#G+W^oP'
),
    output: [3.061, 3.308, 0.439, 2.728, 2.804, 0.149, 1.589, 3.435, 2.115, 3.257, 2.676, 3.826, 3.884, 3.737,
    3.975],
}, name='middle').AddVariations('float16').DisableLifeTimeVariation()

# Which dimensions go, and which stay.
# Expected values: float64 formula.
input = Input('input', (F32, [3, 4, 5]))
axes = Parameter('axes', (I32, [1]), [2])
output = Output('output', (F32, [3, 4]))
model = Model()
model.Operation('REDUCE_MAX', input, axes, False).To(output)
Example({
    input: packed('<f4',
    'c-k{G&H865d2^Tkt~pNn%i{K>h##CB)#!0@Nhila#Rbda{u#%#vwYH*P2sEDw4#-V>)nQl49~5<<r+4wtLBK?b0v=DoabH7BMEnB'
    '@0xFY^OQu&)Q4pSj%!YBkea>gigCYK*rmHs*19j}9(&Dny{70b!|(eV&pD>Li>%=?nIR=sACkk8(CX5{7{$+~s8Zd0OO4l}Ci2kw'
    'E1n9$N{oHEH7fUw<oI_RN^^?~>@hgW|7W*}v!j^Zfdl&w9B^=OIItfG4(xYu08)1Q4>%kEvFt&N1N-b94(vPNU~hi_sPcf_0s8~{'
    'fg<(?06Ud%M*'
),
    output: [0.336, 3.997, -0.769, 2.238, 2.21, 3.948, 3.3, 3.951, 2.483, 2.367, 1.578, 2.813],
}, name='last').AddVariations('float16').DisableLifeTimeVariation()

# Which dimensions go, and which stay.
# Expected values: float64 formula.
input = Input('input', (F32, [2, 3, 4]))
axes = Parameter('axes', (I32, [1]), [-1])
output = Output('output', (F32, [2, 3]))
model = Model()
model.Operation('REDUCE_MAX', input, axes, False).To(output)
Example({
    input: [1.557, 0.481, -0.83, 0.095, -0.772, -3.312, -3.391, -3.48, 1.567, -0.579, -1.119, 0.971, 1.199,
    3.293, -2.894, 2.251, 1.009, -3.746, -2.066, -0.684, -3.925, 1.813, -0.031, -0.846],
    output: [1.557, -0.772, 1.567, 3.293, 1.009, 1.813],
}, name='last_negative').AddVariations('float16').DisableLifeTimeVariation()

# Which dimensions go, and which stay.
# Expected values: float64 formula.
input = Input('input', (F32, [2, 3, 4]))
axes = Parameter('axes', (I32, [1]), [-3])
output = Output('output', (F32, [1, 3, 4]))
model = Model()
model.Operation('REDUCE_MAX', input, axes, True).To(output)
Example({
    input: [2.213, 3.357, 1.893, -2.393, 2.948, 3.025, -0.427, 2.104, -2.973, -2.621, -2.774, 2.187, 2.238,
    3.401, 1.417, 0.872, 0.433, 3.413, -0.838, -3.759, -0.933, -3.442, 2.517, -0.894],
    output: [2.238, 3.401, 1.893, 0.872, 2.948, 3.413, -0.427, 2.104, -0.933, -2.621, 2.517, 2.187],
}, name='first_negative').AddVariations('float16').DisableLifeTimeVariation()

# Which dimensions go, and which stay.
# Expected values: float64 formula.
input = Input('input', (F32, [2, 3, 4, 3]))
axes = Parameter('axes', (I32, [2]), [1, 2])
output = Output('output', (F32, [2, 3]))
model = Model()
model.Operation('REDUCE_MAX', input, axes, False).To(output)
Example({
    input: packed('<f4',
    'c-rIRYW#E6Ymt7OWc~I0tg~-)&6f$C{1tb0qO$2jzk1WNJXa69U98>Vv`DkJ_D{d&isP3TTxM9}F}Z(P)@fCJKcUv+OQu;qR-C1K'
    'ed@{z9@o3OSh5xi?Ku;;sdIL7S>3KPZ*Rv{C1u5(VXFALP03y^!8K;O{mMfz$Gm-|d>INJN*tQKXCd3&q~_P&1<qTRZkYLK@#cks'
    'P1{m_vV~+cZ@J@;y6{Ltm{lT=Or_Npfjz%;oC9wN?`92^HLI5km9&jl-oEI5QAO-77S)uJR?U_Gh0N!+zd3dX{j}d}Z+~F_eh2#l'
    '2M*Znvp?WqZ@(YNbl7k2U~ji)zk|a8kemZh#KGPH2=?!{2T20C2lgERDmnmE4;0%E0Q0PhI{'
),
    output: [1.767, 3.589, 3.047, 3.572, 3.875, 3.99],
}, name='two').AddVariations('relaxed', 'float16').DisableLifeTimeVariation()

# Which dimensions go, and which stay.
# Expected values: float64 formula.
input = Input('input', (F32, [2, 3, 4, 3]))
axes = Parameter('axes', (I32, [2]), [1, 2])
output = Output('output', (F32, [2, 1, 1, 3]))
model = Model()
model.Operation('REDUCE_MAX', input, axes, True).To(output)
Example({
    input: packed('<f4',
    'c-jFV0pI=`Xz8+~nu}nz(=)+VV$VWvwjq)HmikI!_A!6m0-DXX-EA@MM0XN5sxN(9P9dV_C)qd6Gxz|O<$v9xUWfkQ*{TG61m9RM'
    'ktUsRnQZ0rO*6_45cgmb^RVryLw*bpC<tmKE1AsmB<Bcxi@t-2@!da<Vz5Q~G0ut1GgAOV&}t+_x)#(=&hb`1R!=$Yb&;Q~nP+%q'
    ';zOaWICFgieZn+p3sQ10Osq6!hiUwcMkAb0L>CCb0t8($5HfbTU?<^J^Gl$MlHB%Yi7^-zcPd_W7R|K3K)=5~y+FV~zCgaeKS02}'
    'y}v-fK)^siK)*o1Kfu2~KR`b~K)}F0z`(#jzd*k~z(Bu1zCb^`KR-V}KEOagzCb`fKtDgUkB9s'
),
    output: [3.616, 3.837, 3.812, 3.598, 3.474, 2.79],
}, name='two_kept').AddVariations('float16').DisableLifeTimeVariation()

# Which dimensions go, and which stay.
# Expected values: float64 formula.
input = Input('input', (F32, [2, 3, 4, 3]))
axes = Parameter('axes', (I32, [2]), [0, 2])
output = Output('output', (F32, [3, 3]))
model = Model()
model.Operation('REDUCE_MAX', input, axes, False).To(output)
Example({
    input: packed('<f4',
    'c-p&qR&~pas2RDdrYU}CoqSSy#)^Nx)_qV9@Hor$g=3cApI<_AZk|0IR=jCdZRg8U&DsR@u;&vE1GYq@T$lE%uQzXOzFDum;o+i+'
    'Gi)dFQu3aEbl$N1wM3bI-mxon?#m5(AD+4Xcg@VCm37TW&YfAvmofLFy`$RX82hJ&e81mv^q#P^UaX&#mDM@*z`3mUqAJ&yE{$bI'
    '&PCE($zE;~OXThz@|Ms#c+4Ywm&)QRCV~!`Ru??BpDASxe6Qr{5h$P^dmusg<(d-qFc*IXSq_&ojLuo#L(G1Ji0yN*-M9aMgTsLX'
    '4nX?AetSEI1N&|F@3(W<x9@-hP{Q899w@(muLBSqum{3@`}aFI0F?q|K>Yo7AeKD<(H@M%'
),
    output: [3.788, 3.167, 3.268, 2.388, 2.51, 3.813, 2.131, 3.651, 2.914],
}, name='apart').AddVariations('float16').DisableLifeTimeVariation()

# Which dimensions go, and which stay.
# Expected values: float64 formula.
input = Input('input', (F32, [3, 2, 2, 4]))
axes = Parameter('axes', (I32, [2]), [1, 3])
output = Output('output', (F32, [3, 1, 2, 1]))
model = Model()
model.Operation('REDUCE_MAX', input, axes, True).To(output)
Example({
    input: packed('<f4',
    'c-jHL06+h(-4y2;+xVIQzQL2ziG3w=#s1UDTu$yUsLzK)&5hkZ#VHU1A6Wi7F#wGcMvt0DB(D1e`BRwypUN0bK|cm)Ak<BEk79h?'
    '#`hMB%$FoJAY520g*nvU2mqIZw!)cV*2gI}R>L`f8c}pAAoWpE5a?P)5|IBCyW>GzjCRJJc<)h{s~lKoOaKlbvpwlQKR&;}K)=90'
    'zCb`gKR!S}Kfl1hz`j2~zrR4hK0v;{z`wvhzresiKfk{~Kfu3wvRgO'
),
    output: [3.814, 3.359, 3.272, 3.853, 3.623, 2.508],
}, name='apart_kept').AddVariations('float16')

# Which dimensions go, and which stay.
# Expected values: float64 formula.
input = Input('input', (F32, [2, 3, 4]))
axes = Parameter('axes', (I32, [2]), [2, 0])
output = Output('output', (F32, [3]))
model = Model()
model.Operation('REDUCE_MAX', input, axes, False).To(output)
Example({
    input: [-3.701, 2.205, -1.44, -3.306, 1.727, 0.987, 0.463, 2.155, -2.471, 2.273, -2.655, 1.727, -0.521,
    -3.673, 2.021, -0.368, -1.167, -1.158, 1.224, -2.11, -3.276, 1.111, 0.198, -2.395],
    output: [2.205, 2.155, 2.273],
}, name='unordered').AddVariations('float16').DisableLifeTimeVariation()

# Which dimensions go, and which stay.
# Expected values: float64 formula.
input = Input('input', (F32, [2, 3, 4]))
axes = Parameter('axes', (I32, [3]), [1, -2, 1])
output = Output('output', (F32, [2, 4]))
model = Model()
model.Operation('REDUCE_MAX', input, axes, False).To(output)
Example({
    input: [1.572, -1.954, -1.758, 1.96, 1.494, 2.806, 3.456, -2.395, -1.439, -0.436, 1.685, -3.433, -2.579,
    -3.519, 3.458, 2.197, 1.275, -3.154, 3.277, -0.482, 3.051, 3.127, -2.205, -1.766],
    output: [1.572, 2.806, 3.456, 1.96, 3.051, 3.127, 3.458, 2.197],
}, name='twice_the_same').AddVariations('float16').DisableLifeTimeVariation()

# Which dimensions go, and which stay.
# Expected values: float64 formula.
input = Input('input', (F32, [2, 3, 4]))
axes = Parameter('axes', (I32, [3]), [0, 1, 2])
output = Output('output', (F32, [1]))
model = Model()
model.Operation('REDUCE_MAX', input, axes, False).To(output)
Example({
    input: [-1.418, -3.061, 2.374, -0.488, -3.629, 1.405, -1.294, -3.846, 1.761, -3.237, -1.236, 1.498, -1.229,
    -2.491, -3.845, -3.156, -1.637, -1.947, -1.17, -0.692, -1.674, 0.2, 2.151, -0.482],
    output: [2.374],
}, name='all').AddVariations('float16').DisableLifeTimeVariation()

# Which dimensions go, and which stay.
# Expected values: float64 formula.
input = Input('input', (F32, [2, 3, 4]))
axes = Parameter('axes', (I32, [3]), [0, 1, 2])
output = Output('output', (F32, [1, 1, 1]))
model = Model()
model.Operation('REDUCE_MAX', input, axes, True).To(output)
Example({
    input: [0.197, 2.608, -2.16, 2.276, 0.646, -1.973, -2.517, -0.991, 0.941, 0.391, -1.318, 3.263, -1.36,
    3.216, 1.015, -1.165, 0.689, 1.525, 2.48, -1.428, -0.752, -1.25, 0.199, 0.227],
    output: [3.263],
}, name='all_kept').AddVariations('float16').DisableLifeTimeVariation()

# Which dimensions go, and which stay.
# Expected values: float64 formula.
input = Input('input', (F32, [7]))
axes = Parameter('axes', (I32, [1]), [0])
output = Output('output', (F32, [1]))
model = Model()
model.Operation('REDUCE_MAX', input, axes, False).To(output)
Example({
    input: [1.086, -2.926, -1.264, 0.489, -3.173, 1.851, 0.837],
    output: [1.851],
}, name='vector').AddVariations('float16').DisableLifeTimeVariation()

# Which dimensions go, and which stay.
# Expected values: float64 formula.
input = Input('input', (F32, [7]))
axes = Parameter('axes', (I32, [1]), [0])
output = Output('output', (F32, [1]))
model = Model()
model.Operation('REDUCE_MAX', input, axes, True).To(output)
Example({
    input: [2.946, 2.528, 2.101, -1.196, -1.402, -2.877, -3.761],
    output: [2.946],
}, name='vector_kept').AddVariations('float16').DisableLifeTimeVariation()

# Which dimensions go, and which stay.
# Expected values: float64 formula.
input = Input('input', (F32, [3, 1, 4]))
axes = Parameter('axes', (I32, [1]), [1])
output = Output('output', (F32, [3, 4]))
model = Model()
model.Operation('REDUCE_MAX', input, axes, False).To(output)
Example({
    input: [-3.338, 2.304, 2.593, -3.217, 0.191, -3.719, 3.073, 2.664, -1.438, -0.188, 0.69, 1.634],
    output: [-3.338, 2.304, 2.593, -3.217, 0.191, -3.719, 3.073, 2.664, -1.438, -0.188, 0.69, 1.634],
}, name='size_1').AddVariations('float16').DisableLifeTimeVariation()

# Which dimensions go, and which stay.
# Expected values: float64 formula.
input = Input('input', (F32, [4, 3]))
axes = Parameter('axes', (I32, [1]), [-2])
output = Output('output', (F32, [3]))
model = Model()
model.Operation('REDUCE_MAX', input, axes, False).To(output)
Example({
    input: [-2.0, -2.863, 1.554, 2.805, -0.231, -0.383, -0.829, -2.456, -3.113, -0.083, -1.607, 3.004],
    output: [2.805, -0.231, 3.004],
}, name='matrix').AddVariations('float16').DisableLifeTimeVariation()

# All of one sign.
# Expected values: float64 formula.
input = Input('input', (F32, [3, 4]))
output = Output('output', (F32, [3]))
model = Model()
model.Operation('REDUCE_MAX', input, [1], False).To(output)
Example({
    input: [-8.142, -5.709, -7.863, -7.613, -6.823, -5.11, -8.075, -5.935, -5.721, -7.691, -6.757, -7.435],
    output: [-5.709, -5.11, -5.721],
}, name='negative').AddVariations('float16').DisableLifeTimeVariation()

# All of one sign.
# Expected values: float64 formula.
input = Input('input', (F32, [3, 4]))
output = Output('output', (F32, [3]))
model = Model()
model.Operation('REDUCE_MAX', input, [1], False).To(output)
Example({
    input: [5.291, 8.438, 7.86, 7.969, 5.274, 8.294, 5.358, 7.731, 8.11, 5.066, 8.961, 6.958],
    output: [8.438, 8.294, 8.961],
}, name='positive').AddVariations('float16').DisableLifeTimeVariation()

# Expected values: float64 formula.
input = Input('input', (F32, [3, 3]))
output = Output('output', (F32, [3]))
model = Model()
model.Operation('REDUCE_MAX', input, [1], False).To(output)
Example({
    input: [float('inf'), 1.0, float('-inf'), float('-inf'), float('-inf'), float('-inf'), float('inf'),
    float('inf'), float('inf')],
    output: [float('inf'), float('-inf'), float('inf')],
}, name='infinite').DisableLifeTimeVariation()

# Which dimensions go, and which stay.
# Expected values: float64 formula.
input = Input('input', (U8, [3, 4, 5], 0.10000000149011612, 0))
axes = Parameter('axes', (I32, [1]), [0])
output = Output('output', (U8, [4, 5], 0.10000000149011612, 0))
model = Model()
model.Operation('REDUCE_MAX', input, axes, False).To(output)
Example({
    input: packed('<i2',
    'c-mw5ZxgY8UW3}EN7uIO)aq4tX$<0jpv~abbL?mOo#`qOjo|_kEY7<Xr*5=*@?xU2V{k_Ag`L({t=ymY=`m0M0MWV|xc'
),
    output: [224, 255, 60, 228, 232, 198, 249, 103, 220, 226, 214, 208, 185, 87, 213, 58, 71, 231, 187, 46],
}, name='first_quant8').AddVariations(signed(input, output)).DisableLifeTimeVariation()

# Which dimensions go, and which stay.
# Expected values: float64 formula.
input = Input('input', (U8, [3, 4, 5], 0.5, 128))
axes = Parameter('axes', (I32, [1]), [1])
output = Output('output', (U8, [3, 5], 0.5, 128))
model = Model()
model.Operation('REDUCE_MAX', input, axes, False).To(output)
Example({
    input: packed('<i2',
    'c-mw5zhe2$9p9sc`HfSr`stLaOUL#~Nu}%Mo^F54dbd5aM#}uhmDmNZwfq-9$$G35u`jWA!aAom&q>oyy=I^Q000w`9R>'
),
    output: [184, 255, 213, 167, 185, 248, 212, 227, 160, 235, 227, 146, 174, 228, 235],
}, name='middle_quant8').AddVariations(signed(input, output)).DisableLifeTimeVariation()

# Which dimensions go, and which stay.
# Expected values: float64 formula.
input = Input('input', (U8, [3, 4, 5], 0.013000000268220901, 255))
axes = Parameter('axes', (I32, [1]), [2])
output = Output('output', (U8, [3, 4], 0.013000000268220901, 255))
model = Model()
model.Operation('REDUCE_MAX', input, axes, False).To(output)
Example({
    input: packed('<i2',
    'c-mw5?|#rKXhm(X%SY+o`dcR)^0@Q%hQaq5mLLAR|GlrTdi-^#eX_+J{f~#Y-*}lZF?h#53DtMq@+F1|D^@X3007=3A(a'
),
    output: [255, 168, 251, 237, 247, 254, 245, 220, 241, 190, 238, 170],
}, name='last_quant8').AddVariations(signed(input, output)).DisableLifeTimeVariation()

# Which dimensions go, and which stay.
# Expected values: float64 formula.
input = Input('input', (U8, [2, 3, 4], 0.10000000149011612, 37))
axes = Parameter('axes', (I32, [1]), [-1])
output = Output('output', (U8, [2, 3], 0.10000000149011612, 37))
model = Model()
model.Operation('REDUCE_MAX', input, axes, False).To(output)
Example({
    input: [0, 255, 44, 84, 233, 44, 186, 173, 75, 93, 24, 15, 100, 28, 242, 224, 123, 44, 225, 79, 20, 74,
    135, 88],
    output: [255, 233, 93, 242, 225, 135],
}, name='last_negative_quant8').AddVariations(signed(input, output)).DisableLifeTimeVariation()

# Which dimensions go, and which stay.
# Expected values: float64 formula.
input = Input('input', (U8, [2, 3, 4], 0.5, 0))
axes = Parameter('axes', (I32, [1]), [-3])
output = Output('output', (U8, [1, 3, 4], 0.5, 0))
model = Model()
model.Operation('REDUCE_MAX', input, axes, True).To(output)
Example({
    input: [0, 255, 85, 16, 187, 222, 124, 33, 33, 88, 80, 161, 219, 172, 153, 147, 185, 190, 50, 238, 208, 93,
    131, 38],
    output: [219, 255, 153, 147, 187, 222, 124, 238, 208, 93, 131, 161],
}, name='first_negative_quant8').AddVariations(signed(input, output)).DisableLifeTimeVariation()

# Which dimensions go, and which stay.
# Expected values: float64 formula.
input = Input('input', (U8, [2, 3, 4, 3], 0.013000000268220901, 128))
axes = Parameter('axes', (I32, [2]), [1, 2])
output = Output('output', (U8, [2, 3], 0.013000000268220901, 128))
model = Model()
model.Operation('REDUCE_MAX', input, axes, False).To(output)
Example({
    input: packed('<i2',
    'c-mw5-*x?r{kyjpAMq~jT)ppwZ+rLC=o3E{ORU<=c(Zfi%|8E)>n?qX5t#I`W0vU}>yK$2f3uc6{%U&Ta>KS0yfY`?GP;tP`Pumn'
    '1C;;(kv=P?'
),
    output: [238, 255, 209, 245, 244, 253],
}, name='two_quant8').AddVariations(signed(input, output)).DisableLifeTimeVariation()

# Which dimensions go, and which stay.
# Expected values: float64 formula.
input = Input('input', (U8, [2, 3, 4, 3], 0.10000000149011612, 255))
axes = Parameter('axes', (I32, [2]), [1, 2])
output = Output('output', (U8, [2, 1, 1, 3], 0.10000000149011612, 255))
model = Model()
model.Operation('REDUCE_MAX', input, axes, True).To(output)
Example({
    input: packed('<i2',
    'c-mw5Z@1WN!5fqR60GmfZJowi!WZaXSKV>ge!;~#Zp+s_FA;inAjAEONA|kYHZfZI#-FaWWpp^r`{KLg@$T7i{7moPd_Mj9es3EC'
    'l>h+x<|b?'
),
    output: [236, 255, 255, 243, 244, 244],
}, name='two_kept_quant8').AddVariations(signed(input, output)).DisableLifeTimeVariation()

# Which dimensions go, and which stay.
# Expected values: float64 formula.
input = Input('input', (U8, [2, 3, 4, 3], 0.5, 37))
axes = Parameter('axes', (I32, [2]), [0, 2])
output = Output('output', (U8, [3, 3], 0.5, 37))
model = Model()
model.Operation('REDUCE_MAX', input, axes, False).To(output)
Example({
    input: packed('<i2',
    'c-mw5fAW~kq7N3TuOipYlzlQ~`~Kg@#je>OS5e*jY?IarNj|>ZXchY$)sM3@Y{EptH`tw-@rR=(LgHTMdoMQ?!<#cjZj|p^$bXB0'
    'N&o=xVIt1'
),
    output: [240, 255, 201, 252, 239, 228, 230, 178, 218],
}, name='apart_quant8').AddVariations(signed(input, output)).DisableLifeTimeVariation()

# Which dimensions go, and which stay.
# Expected values: float64 formula.
input = Input('input', (U8, [3, 2, 2, 4], 0.013000000268220901, 0))
axes = Parameter('axes', (I32, [2]), [1, 3])
output = Output('output', (U8, [3, 1, 2, 1], 0.013000000268220901, 0))
model = Model()
model.Operation('REDUCE_MAX', input, axes, True).To(output)
Example({
    input: packed('<i2',
    'c-mw5e{Rppc(23+x9)X5NlywS{p?s`j^r(t-J~gZ^n{klPtT=Kg!XivEPZt{d8=UFdj=8#0F-$bk^'
),
    output: [255, 228, 178, 200, 249, 239],
}, name='apart_kept_quant8').AddVariations(signed(input, output))

# Which dimensions go, and which stay.
# Expected values: float64 formula.
input = Input('input', (U8, [2, 3, 4], 0.10000000149011612, 128))
axes = Parameter('axes', (I32, [2]), [2, 0])
output = Output('output', (U8, [3], 0.10000000149011612, 128))
model = Model()
model.Operation('REDUCE_MAX', input, axes, False).To(output)
Example({
    input: [0, 255, 115, 144, 22, 244, 160, 243, 5, 178, 126, 108, 217, 144, 222, 26, 175, 153, 191, 41, 252,
    210, 95, 143],
    output: [255, 244, 252],
}, name='unordered_quant8').AddVariations(signed(input, output)).DisableLifeTimeVariation()

# Which dimensions go, and which stay.
# Expected values: float64 formula.
input = Input('input', (U8, [2, 3, 4], 0.5, 255))
axes = Parameter('axes', (I32, [3]), [1, -2, 1])
output = Output('output', (U8, [2, 4], 0.5, 255))
model = Model()
model.Operation('REDUCE_MAX', input, axes, False).To(output)
Example({
    input: [0, 255, 190, 68, 2, 212, 62, 185, 140, 171, 141, 0, 76, 236, 160, 215, 221, 30, 6, 238, 131, 86,
    57, 65],
    output: [140, 255, 190, 185, 221, 236, 160, 238],
}, name='twice_the_same_quant8').AddVariations(signed(input, output)).DisableLifeTimeVariation()

# Which dimensions go, and which stay.
# Expected values: float64 formula.
input = Input('input', (U8, [2, 3, 4], 0.013000000268220901, 37))
axes = Parameter('axes', (I32, [3]), [0, 1, 2])
output = Output('output', (U8, [1], 0.013000000268220901, 37))
model = Model()
model.Operation('REDUCE_MAX', input, axes, False).To(output)
Example({
    input: [0, 255, 146, 157, 85, 234, 181, 242, 230, 179, 86, 138, 223, 20, 214, 170, 78, 128, 178, 185, 197,
    40, 91, 214],
    output: [255],
}, name='all_quant8').AddVariations(signed(input, output)).DisableLifeTimeVariation()

# Which dimensions go, and which stay.
# Expected values: float64 formula.
input = Input('input', (U8, [2, 3, 4], 0.10000000149011612, 0))
axes = Parameter('axes', (I32, [3]), [0, 1, 2])
output = Output('output', (U8, [1, 1, 1], 0.10000000149011612, 0))
model = Model()
model.Operation('REDUCE_MAX', input, axes, True).To(output)
Example({
    input: [0, 255, 173, 186, 147, 195, 54, 220, 162, 1, 157, 12, 236, 173, 80, 247, 141, 33, 39, 120, 27, 157,
    243, 76],
    output: [255],
}, name='all_kept_quant8').AddVariations(signed(input, output)).DisableLifeTimeVariation()

# Which dimensions go, and which stay.
# Expected values: float64 formula.
input = Input('input', (U8, [7], 0.5, 128))
axes = Parameter('axes', (I32, [1]), [0])
output = Output('output', (U8, [1], 0.5, 128))
model = Model()
model.Operation('REDUCE_MAX', input, axes, False).To(output)
Example({
    input: [0, 255, 213, 169, 138, 138, 155],
    output: [255],
}, name='vector_quant8').AddVariations(signed(input, output)).DisableLifeTimeVariation()

# Which dimensions go, and which stay.
# Expected values: float64 formula.
input = Input('input', (U8, [7], 0.013000000268220901, 255))
axes = Parameter('axes', (I32, [1]), [0])
output = Output('output', (U8, [1], 0.013000000268220901, 255))
model = Model()
model.Operation('REDUCE_MAX', input, axes, True).To(output)
Example({
    input: [0, 255, 106, 11, 87, 235, 125],
    output: [255],
}, name='vector_kept_quant8').AddVariations(signed(input, output)).DisableLifeTimeVariation()

# Which dimensions go, and which stay.
# Expected values: float64 formula.
input = Input('input', (U8, [3, 1, 4], 0.10000000149011612, 37))
axes = Parameter('axes', (I32, [1]), [1])
output = Output('output', (U8, [3, 4], 0.10000000149011612, 37))
model = Model()
model.Operation('REDUCE_MAX', input, axes, False).To(output)
Example({
    input: [0, 255, 225, 39, 42, 217, 56, 68, 149, 105, 31, 187],
    output: [0, 255, 225, 39, 42, 217, 56, 68, 149, 105, 31, 187],
}, name='size_1_quant8').AddVariations(signed(input, output)).DisableLifeTimeVariation()

# Which dimensions go, and which stay.
# Expected values: float64 formula.
input = Input('input', (U8, [4, 3], 0.5, 0))
axes = Parameter('axes', (I32, [1]), [-2])
output = Output('output', (U8, [3], 0.5, 0))
model = Model()
model.Operation('REDUCE_MAX', input, axes, False).To(output)
Example({
    input: [0, 255, 161, 155, 232, 228, 135, 21, 124, 6, 155, 207],
    output: [155, 255, 228],
}, name='matrix_quant8').AddVariations(signed(input, output)).DisableLifeTimeVariation()

# Of equal codes each is the average; as real numbers.
# Expected values: float64 formula.
input = Input('input', (U8, [6, 4], 0.5, 0))
quantized = Internal('quantized', (U8, [6], 0.5, 0))
output = Output('output', (F32, [6]))
model = Model()
model.Operation('REDUCE_MAX', input, [1], False).To(quantized)
model.Operation('DEQUANTIZE', quantized).To(output)
Example({
    input: [0, 0, 0, 0, 1, 1, 1, 1, 127, 127, 127, 127, 128, 128, 128, 128, 254, 254, 254, 254, 255, 255, 255,
    255],
    output: [0.0, 0.5, 63.5, 64.0, 127.0, 127.5],
}, name='equal_zero_point_0_quant8').AddVariations(signed(input, quantized)).DisableLifeTimeVariation()

# Of equal codes each is the average; as real numbers.
# Expected values: float64 formula.
input = Input('input', (U8, [6, 4], 0.5, 128))
quantized = Internal('quantized', (U8, [6], 0.5, 128))
output = Output('output', (F32, [6]))
model = Model()
model.Operation('REDUCE_MAX', input, [1], False).To(quantized)
model.Operation('DEQUANTIZE', quantized).To(output)
Example({
    input: [0, 0, 0, 0, 1, 1, 1, 1, 127, 127, 127, 127, 128, 128, 128, 128, 254, 254, 254, 254, 255, 255, 255,
    255],
    output: [-64.0, -63.5, -0.5, 0.0, 63.0, 63.5],
}, name='equal_zero_point_128_quant8').AddVariations(signed(input, quantized)).DisableLifeTimeVariation()

# Of equal codes each is the average; as real numbers.
# Expected values: float64 formula.
input = Input('input', (U8, [6, 4], 0.5, 255))
quantized = Internal('quantized', (U8, [6], 0.5, 255))
output = Output('output', (F32, [6]))
model = Model()
model.Operation('REDUCE_MAX', input, [1], False).To(quantized)
model.Operation('DEQUANTIZE', quantized).To(output)
Example({
    input: [0, 0, 0, 0, 1, 1, 1, 1, 127, 127, 127, 127, 128, 128, 128, 128, 254, 254, 254, 254, 255, 255, 255,
    255],
    output: [-127.5, -127.0, -64.0, -63.5, -0.5, 0.0],
}, name='equal_zero_point_255_quant8').AddVariations(signed(input, quantized)).DisableLifeTimeVariation()
