# Licensed under the Apache License, Version 2.0; see LICENSE.
# Written by 'python -m corpus' from corpus/families/reduction.py; do not edit.
#
# MEAN: axes, ranks, types.

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
model.Operation('MEAN', input, axes, 0).To(output)
Example({
    input: packed('<f4',
    'c-r%@Eq$|YSy*-9ub^L*A|4s%rG3P?T!M@R+!m}j+uwOLD#9=&V9%SBTDG*?rkdR%8TlNIY}duJ*bJX{KjfMm=sufI#I|ln-OF_k'
    'Cw|vAzj?iThjGL<sbgmjIaZ`ta#;741X|lSru~eI$yqm1XwB5d#W(jfa{SJTVqa15F-Nto%PG#OPQ7Zb@Z6ti(Ix+~B|nS54k>-W'
    '*}WuZzW?F^{;#6f?1b{m-Pba|@h+_>YpJ#2bhmfdZ@=Hc!C}9{{sRsN9PAI+gJ}B$2lfHkcKZ+P2a*TuLGt$YK>2<4dw{G1K#>FX'
    '_5cs2ZJ+'
),
    output: [0.7913333, 0.20833325, 0.7826666, -0.653, -0.66466665, -0.173, 2.9353333, 1.8723333, -1.0163333,
    1.0903333, -1.4903333, -0.66866666, 1.2843333, -1.7406666, -1.2083334, 0.85966665, -0.5313334,
    -0.14433332, 0.7823334, -0.19666673],
}, name='first').AddVariations('float16').DisableLifeTimeVariation()

# Which dimensions go, and which stay.
# Expected values: float64 formula.
input = Input('input', (F32, [3, 4, 5]))
axes = Parameter('axes', (I32, [1]), [1])
output = Output('output', (F32, [3, 5]))
model = Model()
model.Operation('MEAN', input, axes, 0).To(output)
Example({
    input: packed('<f4',
    'c-jH*01y9`Qofj^0&xn-mJYbEMANz>^qj?HZL+~5<B!>SM9BmUlV&Hp9oxr7F&UiSF%Ekf29w`N*<yt?L@lgCxSwutD?QhCLoFV1'
    'i%m(}{lp+U=bg&irNYkXi*{B57-lhaTKP-12n57W2rU!@ff!HW&JgQfi?SRe9@?UPH%e1h+mh9&tm54H9H0PaQ!n9Z6SddoJicyw'
    'gg!_!1QzG>Y-T7GELtue6=XeXrx-Ch{GCETKt4Y}KtDjhKfk}ezdpaeKt4b~KtH~~K)$~}z`j60zd*o1K)^r0zresiJ;1=gz(7Di'
    'zd*o0zrDZ`Np8C'
),
    output: [0.63750005, -0.086749986, 1.46525, -0.77900004, 2.0292501, 0.60499996, 2.371, 1.2475, -0.50699997,
    -0.45450005, -0.26950002, -0.16125, -1.15425, -1.6235, -0.16500002],
}, name='middle').AddVariations('float16').DisableLifeTimeVariation()

# Which dimensions go, and which stay.
# Expected values: float64 formula.
input = Input('input', (F32, [3, 4, 5]))
axes = Parameter('axes', (I32, [1]), [2])
output = Output('output', (F32, [3, 4]))
model = Model()
model.Operation('MEAN', input, axes, 0).To(output)
Example({
    input: packed('<f4',
    'c-mX$rGIos)V7m;G4iKnrxhnmjLA@6w`Yy9X>aKQ!!1{R&fgT0-t;Acr_=BBziF~d-ozO{KYx~ITmH>n>!-7M?kdQod@f7sZ(SJW'
    'obmK+|3pLg5*g#T>64{6PE?qGKi8~3_pc?BW75Ja&QS${yNrK-Kg0A{=-l-C7p5FK^5LlQUAGTO%wLbJ4!od}#Hx`PJgeDAZ%6!|'
    'FwIP5c?Dm87n9Qr8oC|HM@n}nZgvc2;SOz%&)Z+L-_Cyjeg`15KLBPNZ~)@{`}QBOw?DAo!T!Jjpqzt)El~V`JxJ!jz5{j+2ORbS'
    'H8=nOS}Sz+'
),
    output: [-0.532, 0.6354, 0.05279999, 0.1522, -1.6918, 0.10499998, -0.73480004, 1.5972, 0.50680006,
    -1.9372001, 0.08440003, 1.5588],
}, name='last').AddVariations('float16').DisableLifeTimeVariation()

# Which dimensions go, and which stay.
# Expected values: float64 formula.
input = Input('input', (F32, [2, 3, 4]))
axes = Parameter('axes', (I32, [1]), [-1])
output = Output('output', (F32, [2, 3]))
model = Model()
model.Operation('MEAN', input, axes, 0).To(output)
Example({
    input: [2.078, -1.786, 0.94, 0.746, 1.641, -1.124, -2.359, 0.643, -0.217, -2.011, -2.646, 1.569, 1.552,
    2.802, 3.19, -1.277, 3.463, 2.632, 2.673, 3.22, 2.068, 0.109, 2.461, -3.029],
    output: [0.4945, -0.29974997, -0.82624996, 1.56675, 2.997, 0.40225],
}, name='last_negative').AddVariations('float16').DisableLifeTimeVariation()

# Which dimensions go, and which stay.
# Expected values: float64 formula.
input = Input('input', (F32, [2, 3, 4]))
axes = Parameter('axes', (I32, [1]), [-3])
output = Output('output', (F32, [1, 3, 4]))
model = Model()
model.Operation('MEAN', input, axes, 1).To(output)
Example({
    input: [0.179, -0.018, -1.984, 3.561, -0.63, -0.883, 0.528, -2.428, 3.46, -2.71, 3.349, 3.456, 1.09, 2.522,
    -3.916, 1.987, -2.321, -0.208, 3.914, 0.072, 3.198, 2.426, 0.556, -3.166],
    output: [0.6345, 1.2520001, -2.9499998, 2.7740002, -1.4755001, -0.54550004, 2.221, -1.178, 3.329,
    -0.14199996, 1.9525, 0.1450001],
}, name='first_negative').AddVariations('float16').DisableLifeTimeVariation()

# Which dimensions go, and which stay.
# Expected values: float64 formula.
input = Input('input', (F32, [2, 3, 4, 3]))
axes = Parameter('axes', (I32, [2]), [1, 2])
output = Output('output', (F32, [2, 3]))
model = Model()
model.Operation('MEAN', input, axes, 0).To(output)
Example({
    input: packed('<f4',
    'c-jFV0pI@N$=wiAZ(!Grs-Dk-o}yA(JFX`bfs>@w?htSIt^}q%w!E535Pt~QHyymkmU~ox1l0_xVB1b@%a$uSd7dv)!DJci=_&kr'
    'b|hH166K?p@$dJ*??t#|-$ya7l^Ae%d{`1wM^>8(^K_XESZb`JiCT0^Llom`R(JyO<@sXgp+kqX>F?dR$~y#6CS0jpUOoYyV*sFD'
    'k|$G&=WhN3KjA><!(=^a|9JyLp+-a>MMD{4`HXb131mBW3+{Ei7U?TOkX~r(MH_aA=2t9!QQuY=d5>X0KR`e}KtR91K0m%cKEOY~'
    'z&}7gKR`adKR-UdKES=ez(Bu0zdt~}z`(%3zCS=bK)=2~zra90zra8~zreu2z`s5~K)yf%s)@+'
),
    output: [0.6530833, 0.8155, -0.30733332, -0.30691668, -0.21808334, 0.07658333],
}, name='two').AddVariations('relaxed', 'float16').DisableLifeTimeVariation()

# Which dimensions go, and which stay.
# Expected values: float64 formula.
input = Input('input', (F32, [2, 3, 4, 3]))
axes = Parameter('axes', (I32, [2]), [1, 2])
output = Output('output', (F32, [2, 1, 1, 3]))
model = Model()
model.Operation('MEAN', input, axes, 1).To(output)
Example({
    input: packed('<f4',
    'c-kwp4B%Rp_L9v>R(0YZOSTQQ91Ljz5r1CZzwWU``$xaM+l-*@=Mf1<&&GTRS~8>e-_dg0pms$*Ht8iHK8>~8u0CxRZ?^2#FSXs$'
    'dwq7AT4O>K+uM~}8jI}LFr@Wbu2l11{P0A3@FCM}c{_4`TRv4d)4zO2LEiK$3j4Trh;7hq)Gv5!KGptn#f1Ym4{XV~J9*X#`N=$D'
    '2USIDCYDGlxH^3GSzs6bMKh51K$Y3F<g0PPi|oF0e&KMqvq^29s}rBZ2Yqof$)ZoWqN%EmlfUu`Dlxh3x*>ig!+zg^{RbTE4;*j+'
    'QVs_k>>TVJ9PEH%`yK3o>;wCO^!|Mg4)*p3fQo=jkn#gSH3#-N0Of!HtmFUyA!CNg'
),
    output: [0.962, -0.39141667, 0.41141665, -0.6514167, 0.5893333, -0.02050001],
}, name='two_kept').AddVariations('float16').DisableLifeTimeVariation()

# Which dimensions go, and which stay.
# Expected values: float64 formula.
input = Input('input', (F32, [2, 3, 4, 3]))
axes = Parameter('axes', (I32, [2]), [0, 2])
output = Output('output', (F32, [3, 3]))
model = Model()
model.Operation('MEAN', input, axes, 0).To(output)
Example({
    input: packed('<f4',
    'c-rH;U2S+bYx0Wgi{wkieUv}-*XEvgI+?UgoyW&#@{gCQlHxmff_e=_bRRm2#9XwD5||bC&!atq!^xUOInLuE!vg6>@s}ZCzjS|!'
    'aH#B&IJVfeb@EN~+m{a6KmVRkCNSHO$=qBbSdES4rX16b=^X1eRVA$JSK5*iF_Z7gL$Qf#67GlH-t|z4K}vt>O|{2-b(`eY&2e*K'
    'S#42f?BQ3)d3S5-YVXv45>rlib2@Ih>?nC{Uh8bXyf^k|b!^LnRx3zb&g4CzbTd}vsXyOIORMe&^0LZyhOBQ_?cHy`-~PaX{Re=+'
    '-oau2ejwA{?!bO~2O!+<Z~!FjV7K1^$ONf!*tZX;#QuPTy`2M44@iXrP}e?t0G(fgPy'
),
    output: [-0.661125, -1.468625, -0.968, -0.84749997, -0.15775001, -0.041624993, 0.777875, 0.404125,
    0.14437497],
}, name='apart').AddVariations('float16').DisableLifeTimeVariation()

# Which dimensions go, and which stay.
# Expected values: float64 formula.
input = Input('input', (F32, [3, 2, 2, 4]))
axes = Parameter('axes', (I32, [2]), [1, 3])
output = Output('output', (F32, [3, 1, 2, 1]))
model = Model()
model.Operation('MEAN', input, axes, 1).To(output)
Example({
    input: packed('<f4',
    'c-jHL06+g5S|y$v^w)ba8{sMC#eeje3d``gW}NI|WF^bl$68Lf4m)}2NaO78JClFxrXPhbWCrgq{i75JFM3?iAZq<?*P*8#X2ekt'
    'I|iZ7OJrgmE#K)T;iXZ0-xz99n}zHB3t`tCJTML<y)^$KAiVVQJH<wA=0GrbS7F6>H$(6x@-N1bI;)s3N0cmRgd<r$z`#GiK)}C1'
    'KR~}eK)*jfKtI4hKEFUez`wshzQ8}fzQ4b}zrR1gz&}7hzd%5jgI!M'
),
    output: [0.354625, 0.03562501, -0.19350001, 1.084375, -0.671625, 0.81737506],
}, name='apart_kept').AddVariations('float16')

# Which dimensions go, and which stay.
# Expected values: float64 formula.
input = Input('input', (F32, [2, 3, 4]))
axes = Parameter('axes', (I32, [2]), [2, 0])
output = Output('output', (F32, [3]))
model = Model()
model.Operation('MEAN', input, axes, 0).To(output)
Example({
    input: [-2.097, 0.875, -2.867, 0.082, 0.291, -2.951, -3.143, -3.523, -0.403, -2.729, 0.428, -1.091, -3.342,
    -2.784, -2.697, 3.719, -1.503, -0.559, -0.393, -3.503, 1.894, 1.792, 0.752, 2.204],
    output: [-1.138875, -1.9105, 0.35587502],
}, name='unordered').AddVariations('float16').DisableLifeTimeVariation()

# Which dimensions go, and which stay.
# Expected values: float64 formula.
input = Input('input', (F32, [2, 3, 4]))
axes = Parameter('axes', (I32, [3]), [1, -2, 1])
output = Output('output', (F32, [2, 4]))
model = Model()
model.Operation('MEAN', input, axes, 0).To(output)
Example({
    input: [3.912, 0.741, 3.415, -1.491, -1.683, -0.267, 0.323, -1.277, 1.459, 2.338, 2.459, -1.209, -0.038,
    -1.629, 1.33, 0.478, 0.923, -2.752, 1.156, 2.651, -0.307, 2.782, -1.629, 3.94],
    output: [1.2293333, 0.93733335, 2.0656667, -1.3256667, 0.19266665, -0.533, 0.2856667, 2.3563333],
}, name='twice_the_same').AddVariations('float16').DisableLifeTimeVariation()

# Which dimensions go, and which stay.
# Expected values: float64 formula.
input = Input('input', (F32, [2, 3, 4]))
axes = Parameter('axes', (I32, [3]), [0, 1, 2])
output = Output('output', (F32, [1]))
model = Model()
model.Operation('MEAN', input, axes, 0).To(output)
Example({
    input: [-3.365, 3.753, 2.106, -0.092, -2.296, -1.312, 0.334, 1.036, -3.762, 3.503, 3.364, -0.206, 1.502,
    -1.111, -2.411, 1.397, 1.586, 3.565, -0.548, -3.426, 2.482, 3.547, -0.796, 0.197],
    output: [0.37695834],
}, name='all').AddVariations('float16').DisableLifeTimeVariation()

# Which dimensions go, and which stay.
# Expected values: float64 formula.
input = Input('input', (F32, [2, 3, 4]))
axes = Parameter('axes', (I32, [3]), [0, 1, 2])
output = Output('output', (F32, [1, 1, 1]))
model = Model()
model.Operation('MEAN', input, axes, 1).To(output)
Example({
    input: [3.867, -1.799, 1.844, 1.933, -2.483, -1.196, 0.064, 2.938, -1.16, -1.794, 1.979, 3.697, 2.488,
    -1.115, 1.035, -1.227, 0.862, -1.111, 1.191, -1.588, -1.513, -1.611, -3.972, -1.256],
    output: [0.0030416644],
}, name='all_kept').AddVariations('float16').DisableLifeTimeVariation()

# Which dimensions go, and which stay.
# Expected values: float64 formula.
input = Input('input', (F32, [7]))
axes = Parameter('axes', (I32, [1]), [0])
output = Output('output', (F32, [1]))
model = Model()
model.Operation('MEAN', input, axes, 0).To(output)
Example({
    input: [-3.636, 0.367, -0.122, -1.265, -2.591, -1.283, -2.899],
    output: [-1.6327143],
}, name='vector').AddVariations('float16').DisableLifeTimeVariation()

# Which dimensions go, and which stay.
# Expected values: float64 formula.
input = Input('input', (F32, [7]))
axes = Parameter('axes', (I32, [1]), [0])
output = Output('output', (F32, [1]))
model = Model()
model.Operation('MEAN', input, axes, 1).To(output)
Example({
    input: [2.365, 1.22, 2.714, 1.216, 2.879, 2.576, -1.779],
    output: [1.5987142],
}, name='vector_kept').AddVariations('float16').DisableLifeTimeVariation()

# Which dimensions go, and which stay.
# Expected values: float64 formula.
input = Input('input', (F32, [3, 1, 4]))
axes = Parameter('axes', (I32, [1]), [1])
output = Output('output', (F32, [3, 4]))
model = Model()
model.Operation('MEAN', input, axes, 0).To(output)
Example({
    input: [-3.881, 3.504, 3.286, 3.01, -0.958, 1.186, -3.238, -2.816, -3.488, 2.697, -0.011, -0.334],
    output: [-3.881, 3.504, 3.286, 3.01, -0.958, 1.186, -3.238, -2.816, -3.488, 2.697, -0.011, -0.334],
}, name='size_1').AddVariations('float16').DisableLifeTimeVariation()

# Which dimensions go, and which stay.
# Expected values: float64 formula.
input = Input('input', (F32, [4, 3]))
axes = Parameter('axes', (I32, [1]), [-2])
output = Output('output', (F32, [3]))
model = Model()
model.Operation('MEAN', input, axes, 0).To(output)
Example({
    input: [-0.435, 0.178, -3.903, -0.04, 0.359, 2.314, 0.244, 3.646, -1.873, 0.196, 1.755, 2.571],
    output: [-0.008750001, 1.4844999, -0.22275004],
}, name='matrix').AddVariations('float16').DisableLifeTimeVariation()

# Which dimensions go, and which stay.
# Expected values: float64 formula.
input = Input('input', (U8, [3, 4, 5], 0.10000000149011612, 0))
axes = Parameter('axes', (I32, [1]), [0])
output = Output('output', (U8, [4, 5], 0.10000000149011612, 0))
model = Model()
model.Operation('MEAN', input, axes, 0).To(output)
Example({
    input: packed('<i2',
    'c-mw5zv2^vrL5||Jjt$rIUa4#E$%x+K2Tlxz3}8iUNw<h`KFrx&iBswZyh#u5>MNPPT^w{wyIUkO%<N7wVHtf002g>9V`'
),
    output: [49, 188, 118, 186, 86, 101, 135, 133, 95, 115, 63, 179, 76, 110, 90, 163, 152, 114, 187, 147],
}, name='first_quant8').AddVariations(signed(input, output)).DisableLifeTimeVariation()

# Which dimensions go, and which stay.
# Expected values: float64 formula.
input = Input('input', (U8, [3, 4, 5], 0.5, 128))
axes = Parameter('axes', (I32, [1]), [1])
output = Output('output', (U8, [3, 5], 0.5, 128))
model = Model()
model.Operation('MEAN', input, axes, 0).To(output)
Example({
    input: packed('<i2',
    'c-mw5FXDJ5CDLlnwu<!+x$IohG})H3a3|$EA9}MW{nFYPHk+zj3uN{k=lET=Vk+-vj$VcZ7p94vdwsz0#7_na007#k9G('
),
    output: [72, 155, 86, 59, 156, 147, 125, 73, 116, 150, 104, 224, 81, 132, 151],
}, name='middle_quant8').AddVariations(signed(input, output)).DisableLifeTimeVariation()

# Which dimensions go, and which stay.
# Expected values: float64 formula.
input = Input('input', (U8, [3, 4, 5], 0.013000000268220901, 255))
axes = Parameter('axes', (I32, [1]), [2])
output = Output('output', (U8, [3, 4], 0.013000000268220901, 255))
model = Model()
model.Operation('MEAN', input, axes, 0).To(output)
Example({
    input: packed('<i2',
    'c-mw5-;jEfUqV;-;JNz}-SbLa6XtYGZRpncIPb;EEzipL_$}T2ph-)@@32d!&i$+lbrNq(L?6EKDKrRWp2R=_004%69jg'
),
    output: [140, 59, 150, 115, 139, 194, 147, 100, 133, 140, 122, 79],
}, name='last_quant8').AddVariations(signed(input, output)).DisableLifeTimeVariation()

# Which dimensions go, and which stay.
# Expected values: float64 formula.
input = Input('input', (U8, [2, 3, 4], 0.10000000149011612, 37))
axes = Parameter('axes', (I32, [1]), [-1])
output = Output('output', (U8, [2, 3], 0.10000000149011612, 37))
model = Model()
model.Operation('MEAN', input, axes, 0).To(output)
Example({
    input: [0, 255, 126, 8, 253, 152, 20, 132, 236, 26, 208, 161, 16, 154, 61, 62, 36, 183, 39, 156, 98, 226,
    59, 6],
    output: [97, 139, 158, 73, 104, 97],
}, name='last_negative_quant8').AddVariations(signed(input, output)).DisableLifeTimeVariation()

# Which dimensions go, and which stay.
# Expected values: float64 formula.
input = Input('input', (U8, [2, 3, 4], 0.5, 0))
axes = Parameter('axes', (I32, [1]), [-3])
output = Output('output', (U8, [1, 3, 4], 0.5, 0))
model = Model()
model.Operation('MEAN', input, axes, 1).To(output)
Example({
    input: [0, 255, 244, 245, 18, 13, 75, 92, 235, 85, 228, 10, 89, 220, 125, 214, 97, 187, 64, 189, 63, 93,
    131, 170],
    output: [45, 238, 185, 230, 58, 100, 70, 141, 149, 89, 180, 90],
}, name='first_negative_quant8').AddVariations(signed(input, output)).DisableLifeTimeVariation()

# Which dimensions go, and which stay.
# Expected values: float64 formula.
input = Input('input', (U8, [2, 3, 4, 3], 0.013000000268220901, 128))
axes = Parameter('axes', (I32, [2]), [1, 2])
output = Output('output', (U8, [2, 3], 0.013000000268220901, 128))
model = Model()
model.Operation('MEAN', input, axes, 0).To(output)
Example({
    input: packed('<i2',
    'c-mw5f5_^<?c4WGs<~|DUg@i|yeQ>CSBAUUh9hQ`_x(P8OIov|dhNSQ`9+hY#g?5c&-oy8qIi08LH+?=zi$@%fBV>bHTHNNHkiOb'
    'B>(_1A|>1'
),
    output: [107, 185, 127, 121, 109, 159],
}, name='two_quant8').AddVariations(signed(input, output)).DisableLifeTimeVariation()

# Which dimensions go, and which stay.
# Expected values: float64 formula.
input = Input('input', (U8, [2, 3, 4, 3], 0.10000000149011612, 255))
axes = Parameter('axes', (I32, [2]), [1, 2])
output = Output('output', (U8, [2, 1, 1, 3], 0.10000000149011612, 255))
model = Model()
model.Operation('MEAN', input, axes, 1).To(output)
Example({
    input: packed('<i2',
    'c-mw5zew@m39a`0Y?h??5@j#qZ+y}1h-s{8=giG8;$G0vxOc;|>fkk<Owo^mZ9eTZd$`zT=Cvg`MTWV8Hx<^elKfNWx%(COTU`b!'
    '0RYo?BRc'
),
    output: [125, 104, 137, 122, 143, 121],
}, name='two_kept_quant8').AddVariations(signed(input, output)).DisableLifeTimeVariation()

# Which dimensions go, and which stay.
# Expected values: float64 formula.
input = Input('input', (U8, [2, 3, 4, 3], 0.5, 37))
axes = Parameter('axes', (I32, [2]), [0, 2])
output = Output('output', (U8, [3, 3], 0.5, 37))
model = Model()
model.Operation('MEAN', input, axes, 0).To(output)
Example({
    input: packed('<i2',
    'c-mw5-+nXut)Q_+cG3plSE?m>TTj@$oj;{p!#Dri=jyLP4~=wdf0?hW+u54@<7VEw8{%JCucroP6~$ka<rV4J^zy*WwR^XVZ2rVR'
    'B>(_VD<;b'
),
    output: [116, 155, 165, 138, 130, 99, 128, 143, 168],
}, name='apart_quant8').AddVariations(signed(input, output)).DisableLifeTimeVariation()

# Which dimensions go, and which stay.
# Expected values: float64 formula.
input = Input('input', (U8, [3, 2, 2, 4], 0.013000000268220901, 0))
axes = Parameter('axes', (I32, [2]), [1, 3])
output = Output('output', (U8, [3, 1, 2, 1], 0.013000000268220901, 0))
model = Model()
model.Operation('MEAN', input, axes, 1).To(output)
Example({
    input: packed('<i2',
    'c-mw5zidhM*X&Q18}9iwb>9q2Kly2ib9SG3;<i(B`kU;otYwqytXcKuft$G09D@*zS_TpU09-K{G5'
),
    output: [153, 161, 168, 115, 78, 131],
}, name='apart_kept_quant8').AddVariations(signed(input, output))

# Which dimensions go, and which stay.
# Expected values: float64 formula.
input = Input('input', (U8, [2, 3, 4], 0.10000000149011612, 128))
axes = Parameter('axes', (I32, [2]), [2, 0])
output = Output('output', (U8, [3], 0.10000000149011612, 128))
model = Model()
model.Operation('MEAN', input, axes, 0).To(output)
Example({
    input: [0, 255, 246, 195, 15, 21, 200, 149, 221, 187, 140, 27, 7, 232, 25, 37, 5, 153, 244, 221, 92, 182,
    28, 111],
    output: [125, 126, 123],
}, name='unordered_quant8').AddVariations(signed(input, output)).DisableLifeTimeVariation()

# Which dimensions go, and which stay.
# Expected values: float64 formula.
input = Input('input', (U8, [2, 3, 4], 0.5, 255))
axes = Parameter('axes', (I32, [3]), [1, -2, 1])
output = Output('output', (U8, [2, 4], 0.5, 255))
model = Model()
model.Operation('MEAN', input, axes, 0).To(output)
Example({
    input: [0, 255, 21, 23, 207, 217, 224, 60, 43, 224, 217, 42, 13, 21, 49, 10, 115, 192, 151, 6, 242, 107,
    53, 77],
    output: [83, 232, 154, 42, 123, 107, 84, 31],
}, name='twice_the_same_quant8').AddVariations(signed(input, output)).DisableLifeTimeVariation()

# Which dimensions go, and which stay.
# Expected values: float64 formula.
input = Input('input', (U8, [2, 3, 4], 0.013000000268220901, 37))
axes = Parameter('axes', (I32, [3]), [0, 1, 2])
output = Output('output', (U8, [1], 0.013000000268220901, 37))
model = Model()
model.Operation('MEAN', input, axes, 0).To(output)
Example({
    input: [0, 255, 122, 42, 234, 96, 170, 216, 17, 6, 21, 7, 3, 245, 242, 19, 237, 26, 204, 248, 124, 128,
    210, 248],
    output: [130],
}, name='all_quant8').AddVariations(signed(input, output)).DisableLifeTimeVariation()

# Which dimensions go, and which stay.
# Expected values: float64 formula.
input = Input('input', (U8, [2, 3, 4], 0.10000000149011612, 0))
axes = Parameter('axes', (I32, [3]), [0, 1, 2])
output = Output('output', (U8, [1, 1, 1], 0.10000000149011612, 0))
model = Model()
model.Operation('MEAN', input, axes, 1).To(output)
Example({
    input: [0, 255, 133, 10, 105, 148, 0, 97, 85, 82, 24, 65, 121, 229, 35, 29, 34, 117, 107, 228, 154, 6, 185,
    148],
    output: [100],
}, name='all_kept_quant8').AddVariations(signed(input, output)).DisableLifeTimeVariation()

# Which dimensions go, and which stay.
# Expected values: float64 formula.
input = Input('input', (U8, [7], 0.5, 128))
axes = Parameter('axes', (I32, [1]), [0])
output = Output('output', (U8, [1], 0.5, 128))
model = Model()
model.Operation('MEAN', input, axes, 0).To(output)
Example({
    input: [0, 255, 197, 39, 220, 146, 235],
    output: [156],
}, name='vector_quant8').AddVariations(signed(input, output)).DisableLifeTimeVariation()

# Which dimensions go, and which stay.
# Expected values: float64 formula.
input = Input('input', (U8, [7], 0.013000000268220901, 255))
axes = Parameter('axes', (I32, [1]), [0])
output = Output('output', (U8, [1], 0.013000000268220901, 255))
model = Model()
model.Operation('MEAN', input, axes, 1).To(output)
Example({
    input: [0, 255, 206, 15, 88, 87, 25],
    output: [97],
}, name='vector_kept_quant8').AddVariations(signed(input, output)).DisableLifeTimeVariation()

# Which dimensions go, and which stay.
# Expected values: float64 formula.
input = Input('input', (U8, [3, 1, 4], 0.10000000149011612, 37))
axes = Parameter('axes', (I32, [1]), [1])
output = Output('output', (U8, [3, 4], 0.10000000149011612, 37))
model = Model()
model.Operation('MEAN', input, axes, 0).To(output)
Example({
    input: [0, 255, 102, 249, 127, 100, 188, 126, 185, 152, 139, 245],
    output: [0, 255, 102, 249, 127, 100, 188, 126, 185, 152, 139, 245],
}, name='size_1_quant8').AddVariations(signed(input, output)).DisableLifeTimeVariation()

# Which dimensions go, and which stay.
# Expected values: float64 formula.
input = Input('input', (U8, [4, 3], 0.5, 0))
axes = Parameter('axes', (I32, [1]), [-2])
output = Output('output', (U8, [3], 0.5, 0))
model = Model()
model.Operation('MEAN', input, axes, 0).To(output)
Example({
    input: [0, 255, 190, 139, 109, 224, 238, 243, 142, 154, 207, 139],
    output: [133, 204, 174],
}, name='matrix_quant8').AddVariations(signed(input, output)).DisableLifeTimeVariation()

# Of equal codes each is the average; as real numbers.
# Expected values: float64 formula.
input = Input('input', (U8, [6, 4], 0.5, 0))
quantized = Internal('quantized', (U8, [6], 0.5, 0))
output = Output('output', (F32, [6]))
model = Model()
model.Operation('MEAN', input, [1], 0).To(quantized)
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
model.Operation('MEAN', input, [1], 0).To(quantized)
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
model.Operation('MEAN', input, [1], 0).To(quantized)
model.Operation('DEQUANTIZE', quantized).To(output)
Example({
    input: [0, 0, 0, 0, 1, 1, 1, 1, 127, 127, 127, 127, 128, 128, 128, 128, 254, 254, 254, 254, 255, 255, 255,
    255],
    output: [-127.5, -127.0, -64.0, -63.5, -0.5, 0.0],
}, name='equal_zero_point_255_quant8').AddVariations(signed(input, quantized)).DisableLifeTimeVariation()

# Averages that are codes themselves, so that there is nothing to round.
# Expected values: float64 formula.
input = Input('input', (U8, [3, 5], 0.25, 77))
quantized = Internal('quantized', (U8, [3], 0.25, 77))
output = Output('output', (F32, [3]))
model = Model()
model.Operation('MEAN', input, [1], 0).To(quantized)
model.Operation('DEQUANTIZE', quantized).To(output)
Example({
    input: [45, 96, 168, 178, 58, 130, 79, 243, 104, 204, 140, 170, 124, 92, 124],
    output: [8.0, 18.75, 13.25],
}, name='whole_quant8').AddVariations(signed(input, quantized)).DisableLifeTimeVariation()
