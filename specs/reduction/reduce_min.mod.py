# Licensed under the Apache License, Version 2.0; see LICENSE.
# Written by 'python -m corpus' from corpus/families/reduction.py; do not edit.
#
# REDUCE_MIN: axes, ranks, types.

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
model.Operation('REDUCE_MIN', input, axes, False).To(output)
Example({
    input: packed('<f4',
    'c-jH*01y8LcTQ;OZ=9-umU+)1kJHI$3^k;USYQ{CeF_LvEdWA7+eTy#f%xpMyoZa`NQbKWKT<@Rk%8OS4#{tUzG9Ik62$S9L+SUh'
    '!cBIO0$y;JIpx{yKi90|vH)OU`L;VPl~YkibQWxQ;TG|JHMonJ?UnhXEp`$OpK$GwgCGhMOE!~oWkLq+V^TeS6cElFm80AxEg<FP'
    'z7t0>Gebx@(^==aT0zok4&HQ`3_~t33I+?ny}-RcJwCudzd*h~z(7F1z(Bx2z`#F0zdgUdz`r}aKfk~}KtRAiKRrLcKtMgez&=1e'
    'z&^mhK)}G6u5g9'
),
    output: [-2.211, -2.316, -3.756, -0.116, -1.449, -1.166, 0.08, -2.171, -0.916, -2.714, -0.625, -0.289,
    -0.112, -3.59, -0.577, -3.113, -2.76, -3.547, -2.101, -3.13],
}, name='first').AddVariations('float16').DisableLifeTimeVariation()

# Which dimensions go, and which stay.
# Expected values: float64 formula.
input = Input('input', (F32, [3, 4, 5]))
axes = Parameter('axes', (I32, [1]), [1])
output = Output('output', (F32, [3, 5]))
model = Model()
model.Operation('REDUCE_MIN', input, axes, False).To(output)
Example({
    input: packed('<f4',
    'c-qTv-^cbLY}2y#Z!;Es2zvfWgsDHOJ!9K4={a%Lzw}pqI?qzS?6m$a*)J@oLslKny1XN3%h7%}7C#qL!w?~{`Hjo@=FS$=$a7u3'
    '<M*X?+J{oaCVrl+e`J?P-QACuzK3PaUU=6t>TlS>#~;1-_{!}#p>SwhSW<T!$7AKlsMKR;#ak>@ywvRK7(>;=w^}pu<{sfqIGLsu'
    'Bc(ezPK3o(geQmRT<Ov(_mZToX=W0!)@~LmSt+Ux2lhMcwLf6z;BWv49DvmR{SNjAY!2+-2NJU12NbY#umiGy3W2n}0|Wq-?gId<'
    'h;DB'
),
    output: [-3.163, -3.392, -3.362, -3.98, -0.732, -2.421, -0.394, -3.718, 0.024, -3.693, -2.203, -2.571,
    -3.838, -1.296, -0.162],
}, name='middle').AddVariations('float16').DisableLifeTimeVariation()

# Which dimensions go, and which stay.
# Expected values: float64 formula.
input = Input('input', (F32, [3, 4, 5]))
axes = Parameter('axes', (I32, [1]), [2])
output = Output('output', (F32, [3, 4]))
model = Model()
model.Operation('REDUCE_MIN', input, axes, False).To(output)
Example({
    input: packed('<f4',
    'c-jH*01y8o45~M-2p@lue}l)a$$RY4lgn=imLVs}8+k_Ki>QrvdGcbiL{QyUV3zQ0Nb-sN8yP><bA88R)u^u90`ZAQtc7arYQRfJ'
    'b`((}7@-oZL$EP+FX^_WY{r+q>CzCLi;W}><wK|E;nG2=F9bDsXg^C3c*aM0ivmI6+zY%s910gH23{E3L|q#^OY&g;O)irQ$NMIK'
    'HvI_SEY~irFzYT;`VHW*HMUl90ev^fX^Tm|KfpgdK0iG`zdyjhK)^u1z(7DiKtDh}KtR7hKfgdfK)=AhK)=8~KtI61zrVh}z(2r1'
    'K)}F1KR-auE^px'
),
    output: [-2.046, -0.611, -3.47, -3.064, 0.497, -1.154, -1.983, -2.721, -3.311, -2.831, -3.957, -2.864],
}, name='last').AddVariations('float16').DisableLifeTimeVariation()

# Which dimensions go, and which stay.
# Expected values: float64 formula.
input = Input('input', (F32, [2, 3, 4]))
axes = Parameter('axes', (I32, [1]), [-1])
output = Output('output', (F32, [2, 3]))
model = Model()
model.Operation('REDUCE_MIN', input, axes, False).To(output)
Example({
    input: [-3.36, 1.425, 2.253, 0.041, -2.547, -0.48, -1.859, -0.987, -2.306, -2.817, -3.521, -3.135, -2.346,
    -3.896, 3.928, -3.66, 2.602, -1.96, 2.917, -0.768, 2.92, -1.047, -0.393, 2.71],
    output: [-3.36, -2.547, -3.521, -3.896, -1.96, -1.047],
}, name='last_negative').AddVariations('float16').DisableLifeTimeVariation()

# Which dimensions go, and which stay.
# Expected values: float64 formula.
input = Input('input', (F32, [2, 3, 4]))
axes = Parameter('axes', (I32, [1]), [-3])
output = Output('output', (F32, [1, 3, 4]))
model = Model()
model.Operation('REDUCE_MIN', input, axes, True).To(output)
Example({
    input: [-0.406, -1.494, -1.931, 0.575, -1.383, 1.972, 1.717, 1.476, -1.994, -2.446, -1.963, 3.959, -3.833,
    -0.883, -1.502, -3.854, -3.511, 0.201, -2.828, -0.157, -1.462, 2.806, 3.607, -0.448],
    output: [-3.833, -1.494, -1.931, -3.854, -3.511, 0.201, -2.828, -0.157, -1.994, -2.446, -1.963, -0.448],
}, name='first_negative').AddVariations('float16').DisableLifeTimeVariation()

# Which dimensions go, and which stay.
# Expected values: float64 formula.
input = Input('input', (F32, [2, 3, 4, 3]))
axes = Parameter('axes', (I32, [2]), [1, 2])
output = Output('output', (F32, [2, 3]))
model = Model()
model.Operation('REDUCE_MIN', input, axes, False).To(output)
Example({
    input: packed('<f4',
    'c-re-<54^Dxw>(};bs@1X(_*cT@=bUEZnDiQ1<>)adS55%4Pc&wC9GzwO+61`4+>m!PZophlOdH`15+(!+y8bRcAdv_$BMh;qK`&'
    '5AEOnHZ*?v^+0#CvvpmaQnL_;?fgxrqWmx1>}=G3IeWg8*z?D`UN6pK(&%4P#1+@h6sGNb^LG~4*QB3@Y%_nK`n%`v*PJpZD_0p!'
    'i_ZZDRWc6T|4%8cW^jIUDl7KkleJEMlA^JCE>Zb{-bXnnM${zBIE7eze|7D&UpsePrH!~p#y$^A&rCxfmJ$tf2Z#L!92^eV0r7!-'
    '2kh-Z-2FhjZ@>M4{SNzV9c=bH07V>t5)MEGKso#U_8`@JfkOL$V)j63pacMG3Wlx'
),
    output: [-3.082, -3.918, -2.446, -3.828, -3.323, -3.906],
}, name='two').AddVariations('relaxed', 'float16').DisableLifeTimeVariation()

# Which dimensions go, and which stay.
# Expected values: float64 formula.
input = Input('input', (F32, [2, 3, 4, 3]))
axes = Parameter('axes', (I32, [2]), [1, 2])
output = Output('output', (F32, [2, 1, 1, 3]))
model = Model()
model.Operation('REDUCE_MIN', input, axes, True).To(output)
Example({
    input: packed('<f4',
    'c-p%yt-E7Kxp`Vh(wm6#4{3{*TrK2CTl7?Q$7K5-cjslys&~4&%*Q^URzyC({pjV>x>5G3w&HO|En}RHZjiN?Y`i=x;9JC&>()Q@'
    'H_6HE>r8tr5NNq?d75iMh3%R&*9&ZN5~jf_?<da8N~oA^ZrW?Vu2o1(!FS=N6jL^?o4XXY^d~43MVYcp^_|(PVR>Tl{kplOxw-X@'
    'YM~N8TIAE*%u*$_YMyOVGGuMJXFZKy)=@@PvBfj(x~lr@<eLRaPwxuLG0LZPCU7K)1~~Yr9kbrF^ZObbKZ*7G_B$Lnuz%nF0|!9Z'
    '-X6#~uy3Ee!vXt!4nP41dk_MO0ZF?9cJ@HkK(x=n0Z0Nh+8@|&Zx1#B0QdHUxc'
),
    output: [-3.705, -3.948, -3.342, -3.548, -3.607, -3.752],
}, name='two_kept').AddVariations('float16').DisableLifeTimeVariation()

# Which dimensions go, and which stay.
# Expected values: float64 formula.
input = Input('input', (F32, [2, 3, 4, 3]))
axes = Parameter('axes', (I32, [2]), [0, 2])
output = Output('output', (F32, [3, 3]))
model = Model()
model.Operation('REDUCE_MIN', input, axes, False).To(output)
Example({
    input: packed('<f4',
    'c-s47yYD2&tnzL0KD{&AWjhyad3k)%ZS7wPF}6Xi?Gv2@9xMNw(fBFo;_;ii5{}wF-u5S;a+~HGL(`0JE375?_9$-q(J1+4M?2eJ'
    'uK8taX72mkYCb(rEXq;pgqpYO&-S{f{aia<i@i;VSbF<P-qcGwl)TS*K2_ja`gvvV%g-@^9B~shj@@U`E!prncq+?ZIkCo?`Y1b{'
    'O!2eam1Tz{k8sR)tE}Hvr>4bW6@JcgWlieN>X#8h$-ZUU_2p|A44%*4yYYCL?D>R0Oto{m&p#8I{OND<<}#VDGru|<IB>w>fWv+u'
    'VSm8h!5&EO-RA%j0&@1*f<)}>9UOql_8+j{Z?}IxNEpa=u(#W{fBzmkJCN*tdwT%RJdX|'
),
    output: [-2.976, -3.989, -3.872, -3.989, -3.106, -3.505, -2.915, -3.388, -0.247],
}, name='apart').AddVariations('float16').DisableLifeTimeVariation()

# Which dimensions go, and which stay.
# Expected values: float64 formula.
input = Input('input', (F32, [3, 2, 2, 4]))
axes = Parameter('axes', (I32, [2]), [1, 3])
output = Output('output', (F32, [3, 1, 2, 1]))
model = Model()
model.Operation('REDUCE_MIN', input, axes, True).To(output)
Example({
    input: packed('<f4',
    'c-jHL06+h}DR)j8Pz0Vm#hN2fZE<8TW=OCbiI!k_oC+uGZ855xkFqb-m?fMW?4~W25VDV-T)tuijaKgpAeq~Z=RG^!X5n%#K||%~'
    '#Md!V=Lqq{!kyiCZU)3JQJb<uSe?Q$4-Y6Vmu_b-aG7z}Gs-t?9?IAqD2rGoP@@PqOH5J_b*~I5Y5{0PP<&-WNsl!^zd%61zdu00'
    'KR&>}z&=1gKtI30K)pb|Kt4dez(2k~Jw8A`z&=1gz(7DiKtI6c_)=*'
),
    output: [-3.779, -2.811, -1.691, -3.186, -3.255, -3.663],
}, name='apart_kept').AddVariations('float16')

# Which dimensions go, and which stay.
# Expected values: float64 formula.
input = Input('input', (F32, [2, 3, 4]))
axes = Parameter('axes', (I32, [2]), [2, 0])
output = Output('output', (F32, [3]))
model = Model()
model.Operation('REDUCE_MIN', input, axes, False).To(output)
Example({
    input: [-0.862, -1.042, 1.935, -2.281, -2.566, -3.282, 3.328, -3.095, -0.487, 0.656, 3.785, 2.085, 0.638,
    2.411, -0.885, -2.366, -0.306, 1.77, 0.431, 2.824, 2.987, -2.749, -3.662, 0.918],
    output: [-2.366, -3.282, -3.662],
}, name='unordered').AddVariations('float16').DisableLifeTimeVariation()

# Which dimensions go, and which stay.
# Expected values: float64 formula.
input = Input('input', (F32, [2, 3, 4]))
axes = Parameter('axes', (I32, [3]), [1, -2, 1])
output = Output('output', (F32, [2, 4]))
model = Model()
model.Operation('REDUCE_MIN', input, axes, False).To(output)
Example({
    input: [-2.616, 2.367, 1.548, 2.101, 1.033, -1.116, -3.539, -3.113, -3.772, 0.269, -3.074, 0.559, 2.706,
    1.445, -3.276, 3.629, -1.527, 3.924, -3.307, 2.587, 0.66, 2.894, -0.754, 1.221],
    output: [-3.772, -1.116, -3.539, -3.113, -1.527, 1.445, -3.307, 1.221],
}, name='twice_the_same').AddVariations('float16').DisableLifeTimeVariation()

# Which dimensions go, and which stay.
# Expected values: float64 formula.
input = Input('input', (F32, [2, 3, 4]))
axes = Parameter('axes', (I32, [3]), [0, 1, 2])
output = Output('output', (F32, [1]))
model = Model()
model.Operation('REDUCE_MIN', input, axes, False).To(output)
Example({
    input: [2.597, 2.459, -3.268, 3.634, -3.604, -3.788, -3.064, -2.799, -2.714, 1.185, 0.974, -0.006, -2.297,
    -2.595, -0.426, -0.599, -1.943, 0.357, 2.732, -1.482, 1.786, -1.175, 2.943, 0.443],
    output: [-3.788],
}, name='all').AddVariations('float16').DisableLifeTimeVariation()

# Which dimensions go, and which stay.
# Expected values: float64 formula.
input = Input('input', (F32, [2, 3, 4]))
axes = Parameter('axes', (I32, [3]), [0, 1, 2])
output = Output('output', (F32, [1, 1, 1]))
model = Model()
model.Operation('REDUCE_MIN', input, axes, True).To(output)
Example({
    input: [1.82, 1.153, 0.71, 2.557, -1.119, -1.044, -0.175, 1.511, -2.401, 3.969, -1.76, 3.853, 1.356, -1.8,
    -0.681, 1.356, 2.563, 1.937, -2.117, -3.155, 1.419, -1.546, 0.444, -2.229],
    output: [-3.155],
}, name='all_kept').AddVariations('float16').DisableLifeTimeVariation()

# Which dimensions go, and which stay.
# Expected values: float64 formula.
input = Input('input', (F32, [7]))
axes = Parameter('axes', (I32, [1]), [0])
output = Output('output', (F32, [1]))
model = Model()
model.Operation('REDUCE_MIN', input, axes, False).To(output)
Example({
    input: [-0.25, -1.981, -0.943, 2.504, -1.546, -0.94, -1.889],
    output: [-1.981],
}, name='vector').AddVariations('float16').DisableLifeTimeVariation()

# Which dimensions go, and which stay.
# Expected values: float64 formula.
input = Input('input', (F32, [7]))
axes = Parameter('axes', (I32, [1]), [0])
output = Output('output', (F32, [1]))
model = Model()
model.Operation('REDUCE_MIN', input, axes, True).To(output)
Example({
    input: [-2.147, 3.933, 3.87, 2.719, -1.938, -0.003, -0.449],
    output: [-2.147],
}, name='vector_kept').AddVariations('float16').DisableLifeTimeVariation()

# Which dimensions go, and which stay.
# Expected values: float64 formula.
input = Input('input', (F32, [3, 1, 4]))
axes = Parameter('axes', (I32, [1]), [1])
output = Output('output', (F32, [3, 4]))
model = Model()
model.Operation('REDUCE_MIN', input, axes, False).To(output)
Example({
    input: [3.782, -0.738, 2.456, -1.345, 2.785, -1.188, 0.653, -0.668, 2.574, 0.866, 0.914, 3.445],
    output: [3.782, -0.738, 2.456, -1.345, 2.785, -1.188, 0.653, -0.668, 2.574, 0.866, 0.914, 3.445],
}, name='size_1').AddVariations('float16').DisableLifeTimeVariation()

# Which dimensions go, and which stay.
# Expected values: float64 formula.
input = Input('input', (F32, [4, 3]))
axes = Parameter('axes', (I32, [1]), [-2])
output = Output('output', (F32, [3]))
model = Model()
model.Operation('REDUCE_MIN', input, axes, False).To(output)
Example({
    input: [1.711, -1.523, -2.385, 3.606, -1.981, -2.836, 0.071, -3.611, -2.109, -1.503, -0.334, -1.116],
    output: [-1.503, -3.611, -2.836],
}, name='matrix').AddVariations('float16').DisableLifeTimeVariation()

# All of one sign.
# Expected values: float64 formula.
input = Input('input', (F32, [3, 4]))
output = Output('output', (F32, [3]))
model = Model()
model.Operation('REDUCE_MIN', input, [1], False).To(output)
Example({
    input: [-7.114, -6.749, -7.948, -5.57, -8.495, -5.014, -8.941, -7.816, -8.168, -8.314, -6.291, -5.532],
    output: [-7.948, -8.941, -8.314],
}, name='negative').AddVariations('float16').DisableLifeTimeVariation()

# All of one sign.
# Expected values: float64 formula.
input = Input('input', (F32, [3, 4]))
output = Output('output', (F32, [3]))
model = Model()
model.Operation('REDUCE_MIN', input, [1], False).To(output)
Example({
    input: [5.81, 8.997, 8.384, 7.349, 7.756, 8.982, 6.998, 5.751, 6.116, 6.898, 6.487, 8.381],
    output: [5.81, 5.751, 6.116],
}, name='positive').AddVariations('float16').DisableLifeTimeVariation()

# Expected values: float64 formula.
input = Input('input', (F32, [3, 3]))
output = Output('output', (F32, [3]))
model = Model()
model.Operation('REDUCE_MIN', input, [1], False).To(output)
Example({
    input: [float('inf'), 1.0, float('-inf'), float('-inf'), float('-inf'), float('-inf'), float('inf'),
    float('inf'), float('inf')],
    output: [float('-inf'), float('-inf'), float('inf')],
}, name='infinite').DisableLifeTimeVariation()

# Which dimensions go, and which stay.
# Expected values: float64 formula.
input = Input('input', (U8, [3, 4, 5], 0.10000000149011612, 0))
axes = Parameter('axes', (I32, [1]), [0])
output = Output('output', (U8, [4, 5], 0.10000000149011612, 0))
model = Model()
model.Operation('REDUCE_MIN', input, axes, False).To(output)
Example({
    input: packed('<i2',
    'c-mw5FP*Hmsi}X@-N@-uhga9!@66s*_iSUVb5n4=;bJwP@4koL?mqrRWw$l6K%eXfcAr2C(@&Z5rv&Zd7#S!403YNV>;'
),
    output: [0, 59, 3, 16, 38, 29, 83, 7, 49, 81, 38, 53, 26, 77, 31, 124, 17, 62, 94, 1],
}, name='first_quant8').AddVariations(signed(input, output)).DisableLifeTimeVariation()

# Which dimensions go, and which stay.
# Expected values: float64 formula.
input = Input('input', (U8, [3, 4, 5], 0.5, 128))
axes = Parameter('axes', (I32, [1]), [1])
output = Output('output', (U8, [3, 5], 0.5, 128))
model = Model()
model.Operation('REDUCE_MIN', input, axes, False).To(output)
Example({
    input: packed('<i2',
    'c-mw5pLx=czw64bElH)Py*S0bo@#r=@kW7D`Al`}DiM=^AI{wo*>n0>(-vlN+pF7Zi`n1qJJl!pzJr%LGl_u$005pB9pw'
),
    output: [0, 117, 105, 74, 9, 8, 123, 32, 9, 20, 136, 3, 11, 7, 98],
}, name='middle_quant8').AddVariations(signed(input, output)).DisableLifeTimeVariation()

# Which dimensions go, and which stay.
# Expected values: float64 formula.
input = Input('input', (U8, [3, 4, 5], 0.013000000268220901, 255))
axes = Parameter('axes', (I32, [1]), [2])
output = Output('output', (U8, [3, 4], 0.013000000268220901, 255))
model = Model()
model.Operation('REDUCE_MIN', input, axes, False).To(output)
Example({
    input: packed('<i2',
    'c-mw5udHQ~%jm1WK`wr^(vuVE9YS7_g)dng_AIEJJ9VaY-1CsAFDhZSVZU#zF=~>i|5hntaek-IwpsVomoiWQ0C4sjbp'
),
    output: [0, 1, 30, 18, 4, 121, 59, 36, 50, 24, 20, 39],
}, name='last_quant8').AddVariations(signed(input, output)).DisableLifeTimeVariation()

# Which dimensions go, and which stay.
# Expected values: float64 formula.
input = Input('input', (U8, [2, 3, 4], 0.10000000149011612, 37))
axes = Parameter('axes', (I32, [1]), [-1])
output = Output('output', (U8, [2, 3], 0.10000000149011612, 37))
model = Model()
model.Operation('REDUCE_MIN', input, axes, False).To(output)
Example({
    input: [0, 255, 151, 165, 38, 249, 229, 108, 111, 47, 17, 223, 49, 192, 48, 125, 132, 10, 138, 219, 74,
    212, 172, 87],
    output: [0, 38, 17, 48, 10, 74],
}, name='last_negative_quant8').AddVariations(signed(input, output)).DisableLifeTimeVariation()

# Which dimensions go, and which stay.
# Expected values: float64 formula.
input = Input('input', (U8, [2, 3, 4], 0.5, 0))
axes = Parameter('axes', (I32, [1]), [-3])
output = Output('output', (U8, [1, 3, 4], 0.5, 0))
model = Model()
model.Operation('REDUCE_MIN', input, axes, True).To(output)
Example({
    input: [0, 255, 102, 59, 255, 5, 149, 2, 36, 13, 240, 82, 213, 196, 127, 5, 35, 113, 166, 167, 153, 59,
    217, 127],
    output: [0, 196, 102, 5, 35, 5, 149, 2, 36, 13, 217, 82],
}, name='first_negative_quant8').AddVariations(signed(input, output)).DisableLifeTimeVariation()

# Which dimensions go, and which stay.
# Expected values: float64 formula.
input = Input('input', (U8, [2, 3, 4, 3], 0.013000000268220901, 128))
axes = Parameter('axes', (I32, [2]), [1, 2])
output = Output('output', (U8, [2, 3], 0.013000000268220901, 128))
model = Model()
model.Operation('REDUCE_MIN', input, axes, False).To(output)
Example({
    input: packed('<i2',
    'c-mw5zjUIX?o!*h@`%gQ^3xVCs_<Rnz%skw#QdN)Y({sUbxPOu3GsjI+9I}W`Jb|!{Iu@4*~Tkg?<ktyJXiQS`_4WFX@@{g<NXX&'
    '0stEGAs+'
),
    output: [0, 6, 45, 9, 15, 0],
}, name='two_quant8').AddVariations(signed(input, output)).DisableLifeTimeVariation()

# Which dimensions go, and which stay.
# Expected values: float64 formula.
input = Input('input', (U8, [2, 3, 4, 3], 0.10000000149011612, 255))
axes = Parameter('axes', (I32, [2]), [1, 2])
output = Output('output', (U8, [2, 1, 1, 3], 0.10000000149011612, 255))
model = Model()
model.Operation('REDUCE_MIN', input, axes, True).To(output)
Example({
    input: packed('<i2',
    'c-mw5pC<gac6wGP&+iZ!*;z)xha%74=DfMCt=ad0Z}WyZxrJ?=b2|j@xk$VT<(ZLtP{H)%eSO(0R&^)zowe<z+*dE#S0sN$*pGoq'
    '001h5AtL'
),
    output: [0, 29, 77, 32, 19, 12],
}, name='two_kept_quant8').AddVariations(signed(input, output)).DisableLifeTimeVariation()

# Which dimensions go, and which stay.
# Expected values: float64 formula.
input = Input('input', (U8, [2, 3, 4, 3], 0.5, 37))
axes = Parameter('axes', (I32, [2]), [0, 2])
output = Output('output', (U8, [3, 3], 0.5, 37))
model = Model()
model.Operation('REDUCE_MIN', input, axes, False).To(output)
Example({
    input: packed('<i2',
    'c-mw5Z}{TOKkaW<YaZ)=TKets<a3|4C-b-;Kghf1*pJfHtFr7CU#@QN`@U}ZdWCiST8|!EAY6IL<Vw_rb2qK6IeFW1RK1h=7G4Qw'
    'pb`K8sXZu%'
),
    output: [0, 32, 47, 12, 71, 19, 59, 9, 13],
}, name='apart_quant8').AddVariations(signed(input, output)).DisableLifeTimeVariation()

# Which dimensions go, and which stay.
# Expected values: float64 formula.
input = Input('input', (U8, [3, 2, 2, 4], 0.013000000268220901, 0))
axes = Parameter('axes', (I32, [2]), [1, 3])
output = Output('output', (U8, [3, 1, 2, 1], 0.013000000268220901, 0))
model = Model()
model.Operation('REDUCE_MIN', input, axes, True).To(output)
Example({
    input: packed('<i2',
    'c-mw5|DPe3b%wF$f5Vn{@2ga2MH;XN@mD)dSrfiE=D<y{u!1f37q{!YoA*Ls!lP$$bqpi|0D+blX#'
),
    output: [0, 5, 7, 15, 16, 30],
}, name='apart_kept_quant8').AddVariations(signed(input, output))

# Which dimensions go, and which stay.
# Expected values: float64 formula.
input = Input('input', (U8, [2, 3, 4], 0.10000000149011612, 128))
axes = Parameter('axes', (I32, [2]), [2, 0])
output = Output('output', (U8, [3], 0.10000000149011612, 128))
model = Model()
model.Operation('REDUCE_MIN', input, axes, False).To(output)
Example({
    input: [0, 255, 243, 181, 166, 9, 185, 105, 215, 104, 108, 18, 77, 37, 121, 134, 12, 149, 57, 94, 76, 149,
    86, 63],
    output: [0, 9, 18],
}, name='unordered_quant8').AddVariations(signed(input, output)).DisableLifeTimeVariation()

# Which dimensions go, and which stay.
# Expected values: float64 formula.
input = Input('input', (U8, [2, 3, 4], 0.5, 255))
axes = Parameter('axes', (I32, [3]), [1, -2, 1])
output = Output('output', (U8, [2, 4], 0.5, 255))
model = Model()
model.Operation('REDUCE_MIN', input, axes, False).To(output)
Example({
    input: [0, 255, 150, 171, 202, 232, 114, 72, 157, 77, 123, 181, 91, 126, 141, 39, 254, 173, 144, 235, 222,
    61, 10, 155],
    output: [0, 77, 114, 72, 91, 61, 10, 39],
}, name='twice_the_same_quant8').AddVariations(signed(input, output)).DisableLifeTimeVariation()

# Which dimensions go, and which stay.
# Expected values: float64 formula.
input = Input('input', (U8, [2, 3, 4], 0.013000000268220901, 37))
axes = Parameter('axes', (I32, [3]), [0, 1, 2])
output = Output('output', (U8, [1], 0.013000000268220901, 37))
model = Model()
model.Operation('REDUCE_MIN', input, axes, False).To(output)
Example({
    input: [0, 255, 22, 59, 254, 8, 198, 45, 69, 245, 14, 207, 192, 187, 97, 0, 49, 214, 171, 67, 201, 25, 39,
    214],
    output: [0],
}, name='all_quant8').AddVariations(signed(input, output)).DisableLifeTimeVariation()

# Which dimensions go, and which stay.
# Expected values: float64 formula.
input = Input('input', (U8, [2, 3, 4], 0.10000000149011612, 0))
axes = Parameter('axes', (I32, [3]), [0, 1, 2])
output = Output('output', (U8, [1, 1, 1], 0.10000000149011612, 0))
model = Model()
model.Operation('REDUCE_MIN', input, axes, True).To(output)
Example({
    input: [0, 255, 154, 23, 65, 24, 46, 192, 21, 4, 219, 172, 220, 205, 9, 173, 143, 0, 216, 218, 209, 183,
    126, 36],
    output: [0],
}, name='all_kept_quant8').AddVariations(signed(input, output)).DisableLifeTimeVariation()

# Which dimensions go, and which stay.
# Expected values: float64 formula.
input = Input('input', (U8, [7], 0.5, 128))
axes = Parameter('axes', (I32, [1]), [0])
output = Output('output', (U8, [1], 0.5, 128))
model = Model()
model.Operation('REDUCE_MIN', input, axes, False).To(output)
Example({
    input: [0, 255, 21, 220, 237, 239, 88],
    output: [0],
}, name='vector_quant8').AddVariations(signed(input, output)).DisableLifeTimeVariation()

# Which dimensions go, and which stay.
# Expected values: float64 formula.
input = Input('input', (U8, [7], 0.013000000268220901, 255))
axes = Parameter('axes', (I32, [1]), [0])
output = Output('output', (U8, [1], 0.013000000268220901, 255))
model = Model()
model.Operation('REDUCE_MIN', input, axes, True).To(output)
Example({
    input: [0, 255, 84, 18, 28, 223, 201],
    output: [0],
}, name='vector_kept_quant8').AddVariations(signed(input, output)).DisableLifeTimeVariation()

# Which dimensions go, and which stay.
# Expected values: float64 formula.
input = Input('input', (U8, [3, 1, 4], 0.10000000149011612, 37))
axes = Parameter('axes', (I32, [1]), [1])
output = Output('output', (U8, [3, 4], 0.10000000149011612, 37))
model = Model()
model.Operation('REDUCE_MIN', input, axes, False).To(output)
Example({
    input: [0, 255, 17, 51, 109, 59, 116, 243, 73, 64, 125, 235],
    output: [0, 255, 17, 51, 109, 59, 116, 243, 73, 64, 125, 235],
}, name='size_1_quant8').AddVariations(signed(input, output)).DisableLifeTimeVariation()

# Which dimensions go, and which stay.
# Expected values: float64 formula.
input = Input('input', (U8, [4, 3], 0.5, 0))
axes = Parameter('axes', (I32, [1]), [-2])
output = Output('output', (U8, [3], 0.5, 0))
model = Model()
model.Operation('REDUCE_MIN', input, axes, False).To(output)
Example({
    input: [0, 255, 91, 24, 33, 226, 84, 137, 241, 179, 178, 169],
    output: [0, 33, 91],
}, name='matrix_quant8').AddVariations(signed(input, output)).DisableLifeTimeVariation()

# Of equal codes each is the average; as real numbers.
# Expected values: float64 formula.
input = Input('input', (U8, [6, 4], 0.5, 0))
quantized = Internal('quantized', (U8, [6], 0.5, 0))
output = Output('output', (F32, [6]))
model = Model()
model.Operation('REDUCE_MIN', input, [1], False).To(quantized)
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
model.Operation('REDUCE_MIN', input, [1], False).To(quantized)
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
model.Operation('REDUCE_MIN', input, [1], False).To(quantized)
model.Operation('DEQUANTIZE', quantized).To(output)
Example({
    input: [0, 0, 0, 0, 1, 1, 1, 1, 127, 127, 127, 127, 128, 128, 128, 128, 254, 254, 254, 254, 255, 255, 255,
    255],
    output: [-127.5, -127.0, -64.0, -63.5, -0.5, 0.0],
}, name='equal_zero_point_255_quant8').AddVariations(signed(input, quantized)).DisableLifeTimeVariation()
