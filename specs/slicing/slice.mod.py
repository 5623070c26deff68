# Licensed under the Apache License, Version 2.0; see LICENSE.
# Written by 'python -m corpus' from corpus/families/slicing.py; do not edit.
#
# SLICE: begins and sizes of every dimension, ranks, types.

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

# A size, not an end; -1 is all that is left.
# Expected values: float64 formula.
input = Input('input', (F32, [7]))
begin = Parameter('begin', (I32, [1]), [2])
size = Parameter('size', (I32, [1]), [3])
output = Output('output', (F32, [3]))
model = Model()
model.Operation('SLICE', input, begin, size).To(output)
Example({
    input: [-6.493, -1.227, 3.252, 0.27, -3.141, -7.507, 3.404],
    output: [3.252, 0.27, -3.141],
}, name='vector').AddVariations('float16').DisableLifeTimeVariation()

# A size, not an end; -1 is all that is left.
# Expected values: float64 formula.
input = Input('input', (U8, [7], 0.5, 101))
begin = Parameter('begin', (I32, [1]), [2])
size = Parameter('size', (I32, [1]), [3])
output = Output('output', (U8, [3], 0.5, 101))
model = Model()
model.Operation('SLICE', input, begin, size).To(output)
Example({
    input: [0, 255, 184, 232, 33, 203, 162],
    output: [184, 232, 33],
}, name='vector_quant8').AddVariations(signed(input, output)).DisableLifeTimeVariation()

# A size, not an end; -1 is all that is left.
# Expected values: float64 formula.
input = Input('input', (I32, [7]))
begin = Parameter('begin', (I32, [1]), [2])
size = Parameter('size', (I32, [1]), [3])
output = Output('output', (I32, [3]))
model = Model()
model.Operation('SLICE', input, begin, size).To(output)
Example({
    input: [-1846304459, -1142713157, -970161886, -905411941, 1333768972, 1452183103, 1261945224],
    output: [-970161886, -905411941, 1333768972],
}, name='vector_int32').DisableLifeTimeVariation()

# A size, not an end; -1 is all that is left.
# Expected values: float64 formula.
input = Input('input', (F32, [7]))
begin = Parameter('begin', (I32, [1]), [3])
size = Parameter('size', (I32, [1]), [-1])
output = Output('output', (F32, [4]))
model = Model()
model.Operation('SLICE', input, begin, size).To(output)
Example({
    input: [-1.653, 4.823, -5.597, 1.948, -1.727, -3.503, 8.789],
    output: [1.948, -1.727, -3.503, 8.789],
}, name='vector_to_end').AddVariations('float16').DisableLifeTimeVariation()

# A size, not an end; -1 is all that is left.
# Expected values: float64 formula.
input = Input('input', (U8, [7], 0.013700000010430813, 0))
begin = Parameter('begin', (I32, [1]), [3])
size = Parameter('size', (I32, [1]), [-1])
output = Output('output', (U8, [4], 0.013700000010430813, 0))
model = Model()
model.Operation('SLICE', input, begin, size).To(output)
Example({
    input: [0, 255, 93, 22, 85, 130, 108],
    output: [22, 85, 130, 108],
}, name='vector_to_end_quant8').AddVariations(signed(input, output)).DisableLifeTimeVariation()

# A size, not an end; -1 is all that is left.
# Expected values: float64 formula.
input = Input('input', (I32, [7]))
begin = Parameter('begin', (I32, [1]), [3])
size = Parameter('size', (I32, [1]), [-1])
output = Output('output', (I32, [4]))
model = Model()
model.Operation('SLICE', input, begin, size).To(output)
Example({
    input: [1981377147, 218682967, -1455467209, -1729497267, 851291845, 868358316, -1260628729],
    output: [-1729497267, 851291845, 868358316, -1260628729],
}, name='vector_to_end_int32').DisableLifeTimeVariation()

# A size, not an end; -1 is all that is left.
# Expected values: float64 formula.
input = Input('input', (F32, [2, 3]))
begin = Parameter('begin', (I32, [2]), [0, 0])
size = Parameter('size', (I32, [2]), [2, 3])
output = Output('output', (F32, [2, 3]))
model = Model()
model.Operation('SLICE', input, begin, size).To(output)
Example({
    input: [-8.718, 4.21, -8.122, 1.949, -8.774, 4.338],
    output: [-8.718, 4.21, -8.122, 1.949, -8.774, 4.338],
}, name='whole').AddVariations('float16').DisableLifeTimeVariation()

# A size, not an end; -1 is all that is left.
# Expected values: float64 formula.
input = Input('input', (U8, [2, 3], 2.25, 255))
begin = Parameter('begin', (I32, [2]), [0, 0])
size = Parameter('size', (I32, [2]), [2, 3])
output = Output('output', (U8, [2, 3], 2.25, 255))
model = Model()
model.Operation('SLICE', input, begin, size).To(output)
Example({
    input: [0, 255, 244, 241, 68, 184],
    output: [0, 255, 244, 241, 68, 184],
}, name='whole_quant8').AddVariations(signed(input, output)).DisableLifeTimeVariation()

# A size, not an end; -1 is all that is left.
# Expected values: float64 formula.
input = Input('input', (I32, [2, 3]))
begin = Parameter('begin', (I32, [2]), [0, 0])
size = Parameter('size', (I32, [2]), [2, 3])
output = Output('output', (I32, [2, 3]))
model = Model()
model.Operation('SLICE', input, begin, size).To(output)
Example({
    input: [-1986708394, -1963660099, -323862833, 1066466289, 435305848, 175977844],
    output: [-1986708394, -1963660099, -323862833, 1066466289, 435305848, 175977844],
}, name='whole_int32').DisableLifeTimeVariation()

# A size, not an end; -1 is all that is left.
# Expected values: float64 formula.
input = Input('input', (F32, [4, 3]))
begin = Parameter('begin', (I32, [2]), [1, 0])
size = Parameter('size', (I32, [2]), [2, 3])
output = Output('output', (F32, [2, 3]))
model = Model()
model.Operation('SLICE', input, begin, size).To(output)
Example({
    input: [-1.14, 7.027, 3.327, 3.488, 4.957, -5.876, 1.893, -1.634, 1.34, -7.685, -1.282, -5.677],
    output: [3.488, 4.957, -5.876, 1.893, -1.634, 1.34],
}, name='rows').AddVariations('relaxed', 'float16').DisableLifeTimeVariation()

# A size, not an end; -1 is all that is left.
# Expected values: float64 formula.
input = Input('input', (U8, [4, 3], 0.10000000149011612, 37))
begin = Parameter('begin', (I32, [2]), [1, 0])
size = Parameter('size', (I32, [2]), [2, 3])
output = Output('output', (U8, [2, 3], 0.10000000149011612, 37))
model = Model()
model.Operation('SLICE', input, begin, size).To(output)
Example({
    input: [0, 255, 128, 35, 46, 179, 55, 141, 69, 244, 99, 39],
    output: [35, 46, 179, 55, 141, 69],
}, name='rows_quant8').AddVariations(signed(input, output)).DisableLifeTimeVariation()

# A size, not an end; -1 is all that is left.
# Expected values: float64 formula.
input = Input('input', (I32, [4, 3]))
begin = Parameter('begin', (I32, [2]), [1, 0])
size = Parameter('size', (I32, [2]), [2, 3])
output = Output('output', (I32, [2, 3]))
model = Model()
model.Operation('SLICE', input, begin, size).To(output)
Example({
    input: [146663086, 1677885073, -247675285, -93889694, 576887119, 187728396, -1482955554, -271565030,
    414425765, -1488970213, -298705899, -1273918085],
    output: [-93889694, 576887119, 187728396, -1482955554, -271565030, 414425765],
}, name='rows_int32').DisableLifeTimeVariation()

# A size, not an end; -1 is all that is left.
# Expected values: float64 formula.
input = Input('input', (F32, [3, 5]))
begin = Parameter('begin', (I32, [2]), [0, 2])
size = Parameter('size', (I32, [2]), [3, 2])
output = Output('output', (F32, [3, 2]))
model = Model()
model.Operation('SLICE', input, begin, size).To(output)
Example({
    input: [5.896, 1.522, -6.262, -5.816, -1.3, -8.547, -0.305, -5.882, -7.331, -6.363, 4.62, 5.517, 2.415,
    -3.982, -7.368],
    output: [-6.262, -5.816, -5.882, -7.331, 2.415, -3.982],
}, name='columns').AddVariations('float16').DisableLifeTimeVariation()

# A size, not an end; -1 is all that is left.
# Expected values: float64 formula.
input = Input('input', (U8, [3, 5], 0.5, 128))
begin = Parameter('begin', (I32, [2]), [0, 2])
size = Parameter('size', (I32, [2]), [3, 2])
output = Output('output', (U8, [3, 2], 0.5, 128))
model = Model()
model.Operation('SLICE', input, begin, size).To(output)
Example({
    input: [0, 255, 147, 142, 218, 231, 4, 155, 22, 166, 246, 24, 173, 95, 39],
    output: [147, 142, 155, 22, 173, 95],
}, name='columns_quant8').AddVariations(signed(input, output)).DisableLifeTimeVariation()

# A size, not an end; -1 is all that is left.
# Expected values: float64 formula.
input = Input('input', (I32, [3, 5]))
begin = Parameter('begin', (I32, [2]), [0, 2])
size = Parameter('size', (I32, [2]), [3, 2])
output = Output('output', (I32, [3, 2]))
model = Model()
model.Operation('SLICE', input, begin, size).To(output)
Example({
    input: [798782925, -1566957899, 482893918, 684337232, 1618332490, -1872593124, 561655859, 786851714,
    1255549681, 390704459, 1767906341, 252589535, -1687724196, -124867263, 615236790],
    output: [482893918, 684337232, 786851714, 1255549681, -1687724196, -124867263],
}, name='columns_int32').DisableLifeTimeVariation()

# A size, not an end; -1 is all that is left.
# Expected values: float64 formula.
input = Input('input', (F32, [3, 3]))
begin = Parameter('begin', (I32, [2]), [1, 0])
size = Parameter('size', (I32, [2]), [2, 2])
output = Output('output', (F32, [2, 2]))
model = Model()
model.Operation('SLICE', input, begin, size).To(output)
Example({
    input: [0.231, 0.864, -5.822, 7.029, -6.026, 1.899, -6.828, -3.022, -3.583],
    output: [7.029, -6.026, -6.828, -3.022],
}, name='square').AddVariations('float16')

# A size, not an end; -1 is all that is left.
# Expected values: float64 formula.
input = Input('input', (U8, [3, 3], 0.013700000010430813, 101))
begin = Parameter('begin', (I32, [2]), [1, 0])
size = Parameter('size', (I32, [2]), [2, 2])
output = Output('output', (U8, [2, 2], 0.013700000010430813, 101))
model = Model()
model.Operation('SLICE', input, begin, size).To(output)
Example({
    input: [0, 255, 104, 70, 181, 226, 27, 4, 253],
    output: [70, 181, 27, 4],
}, name='square_quant8').AddVariations(signed(input, output))

# A size, not an end; -1 is all that is left.
# Expected values: float64 formula.
input = Input('input', (I32, [3, 3]))
begin = Parameter('begin', (I32, [2]), [1, 0])
size = Parameter('size', (I32, [2]), [2, 2])
output = Output('output', (I32, [2, 2]))
model = Model()
model.Operation('SLICE', input, begin, size).To(output)
Example({
    input: [1406289948, 156281010, -1118522718, 1496578042, 425308775, -1399692618, 719947567, -719610164,
    -479147429],
    output: [1496578042, 425308775, 719947567, -719610164],
}, name='square_int32')

# A size, not an end; -1 is all that is left.
# Expected values: float64 formula.
input = Input('input', (F32, [3, 4]))
begin = Parameter('begin', (I32, [2]), [1, 2])
size = Parameter('size', (I32, [2]), [-1, -1])
output = Output('output', (F32, [2, 2]))
model = Model()
model.Operation('SLICE', input, begin, size).To(output)
Example({
    input: [-8.044, -2.601, 8.505, -6.432, 2.986, -1.03, -6.702, -1.884, -3.149, 4.131, 8.945, -4.4],
    output: [-6.702, -1.884, 8.945, -4.4],
}, name='rest').AddVariations('float16').DisableLifeTimeVariation()

# A size, not an end; -1 is all that is left.
# Expected values: float64 formula.
input = Input('input', (U8, [3, 4], 2.25, 0))
begin = Parameter('begin', (I32, [2]), [1, 2])
size = Parameter('size', (I32, [2]), [-1, -1])
output = Output('output', (U8, [2, 2], 2.25, 0))
model = Model()
model.Operation('SLICE', input, begin, size).To(output)
Example({
    input: [0, 255, 73, 226, 175, 152, 62, 3, 91, 136, 110, 91],
    output: [62, 3, 110, 91],
}, name='rest_quant8').AddVariations(signed(input, output)).DisableLifeTimeVariation()

# A size, not an end; -1 is all that is left.
# Expected values: float64 formula.
input = Input('input', (I32, [3, 4]))
begin = Parameter('begin', (I32, [2]), [1, 2])
size = Parameter('size', (I32, [2]), [-1, -1])
output = Output('output', (I32, [2, 2]))
model = Model()
model.Operation('SLICE', input, begin, size).To(output)
Example({
    input: [-555841053, 1910191895, -1157646297, 694369050, 1406106381, 138354675, 1268146519, -434473478,
    71594455, -1681228757, -1488077878, 1702246661],
    output: [1268146519, -434473478, -1488077878, 1702246661],
}, name='rest_int32').DisableLifeTimeVariation()

# A size, not an end; -1 is all that is left.
# Expected values: float64 formula.
input = Input('input', (F32, [3, 4, 3]))
begin = Parameter('begin', (I32, [3]), [1, 0, 2])
size = Parameter('size', (I32, [3]), [1, -1, -1])
output = Output('output', (F32, [1, 4, 1]))
model = Model()
model.Operation('SLICE', input, begin, size).To(output)
Example({
    input: packed('<i4',
    'c-jGw0B`@WIPf8KGytGjd}L6_s3c5e0DSb|h!Al6J2)Js*w}<LEWoH7w9>GXGb=?7KRb;}#s)VK06!>tL0A&h-?Unr&d$JIhjj5u'
    '_zkj%^LG{vWv^HF8^Ku^@TCmo02%X`-*_}s_t$zF27{sm1N{F3{RI31{s9F1{sRE~{sII1{Qm<30R8>}`vU^}0sH%J?L%b', 1.1920928955078125e-07
),
    output: [7.508, -2.125, -6.215, 7.899],
}, name='some_rest').AddVariations('float16').DisableLifeTimeVariation()

# A size, not an end; -1 is all that is left.
# Expected values: float64 formula.
input = Input('input', (U8, [3, 4, 3], 0.10000000149011612, 255))
begin = Parameter('begin', (I32, [3]), [1, 0, 2])
size = Parameter('size', (I32, [3]), [1, -1, -1])
output = Output('output', (U8, [1, 4, 1], 0.10000000149011612, 255))
model = Model()
model.Operation('SLICE', input, begin, size).To(output)
Example({
    input: packed('<i2',
    'c-mw5zoO5mXTSRW>ulGn_rLbKp4}vKzS(EttqOr9>W?%QlrLTOmVpQW03(hQfd'
),
    output: [235, 107, 207, 161],
}, name='some_rest_quant8').AddVariations(signed(input, output)).DisableLifeTimeVariation()

# A size, not an end; -1 is all that is left.
# Expected values: float64 formula.
input = Input('input', (I32, [3, 4, 3]))
begin = Parameter('begin', (I32, [3]), [1, 0, 2])
size = Parameter('size', (I32, [3]), [1, -1, -1])
output = Output('output', (I32, [1, 4, 1]))
model = Model()
model.Operation('SLICE', input, begin, size).To(output)
Example({
    input: packed('<i4',
    'c-jGw0B`?xEYJ8#2qprP1e8f-gLf-D2yk++=pn!L8-w8{0TD1;Tdvm1U1aL5tE;s}``y@uO_`ShgbQ$c2M}*)l>MK;xK}JPyJRcS'
    'idw@fBkVqF<eNRO1siY+VN`b(*+v$^-6pFyJEB|}aTn&KpTr;y5~ed;je_`L>u6B!hPajPjo+(Dz>F_Zb^`4$wfvx5JVQ_'
),
    output: [1746639223, -2040429560, -300516432, -1424592961],
}, name='some_rest_int32').DisableLifeTimeVariation()

# A size, not an end; -1 is all that is left.
# Expected values: float64 formula.
Configuration.use_shm_for_weights = True
input = Input('input', (F32, [2, 4, 5]))
begin = Parameter('begin', (I32, [3]), [1, 1, 2])
size = Parameter('size', (I32, [3]), [1, 2, 3])
output = Output('output', (F32, [1, 2, 3]))
model = Model()
model.Operation('SLICE', input, begin, size).To(output)
Configuration.use_shm_for_weights = False
Example({
    input: packed('<i4',
    'c-jG=0AK$OuyFjqCvl|k6qv9ez(iKQP#}1e5O4^9sEDwDbf9SHFc_FDp!n)7$P%f_F+Ff7u0uy!^@|Rl;{?7#Ej_I3o9l9FlW>tH'
    '-2_92?^7mHHbYS%XzIQE$BV&)XlyOIB{pAcaw^>Mgb|3`IGwHWBzDUd=c7>p2>1Q|0002@{s;X8`~Cs`1_=E8{rLL#`1l9?1NsE|'
    '`2hs}2mt{|;ZKt', 5.960464477539063e-08
),
    output: [7.533, -2.139, 3.221, -5.058, -6.856, 1.461],
}, name='rank_3').AddVariations('float16').DisableLifeTimeVariation()

# A size, not an end; -1 is all that is left.
# Expected values: float64 formula.
Configuration.use_shm_for_weights = True
input = Input('input', (U8, [2, 4, 5], 0.5, 37))
begin = Parameter('begin', (I32, [3]), [1, 1, 2])
size = Parameter('size', (I32, [3]), [1, 2, 3])
output = Output('output', (U8, [1, 2, 3], 0.5, 37))
model = Model()
model.Operation('SLICE', input, begin, size).To(output)
Configuration.use_shm_for_weights = False
Example({
    input: packed('<i2',
    'c-mw5e{$Qy1FHpZ6n=VlPi)zP(|fgV8=bg(s=(&_Y^PS=-&SRHJ6=68ea}E7007$p7@+'
),
    output: [155, 66, 133, 58, 118, 126],
}, name='rank_3_quant8').AddVariations(signed(input, output)).DisableLifeTimeVariation()

# A size, not an end; -1 is all that is left.
# Expected values: float64 formula.
Configuration.use_shm_for_weights = True
input = Input('input', (I32, [2, 4, 5]))
begin = Parameter('begin', (I32, [3]), [1, 1, 2])
size = Parameter('size', (I32, [3]), [1, 2, 3])
output = Output('output', (I32, [1, 2, 3]))
model = Model()
model.Operation('SLICE', input, begin, size).To(output)
Configuration.use_shm_for_weights = False
Example({
    input: packed('<i4',
    'c-jG=0AK&oVnM>gr%b9x9DO^#8)&ADM}n(9?Eh#>f8RR6<DsnrNW*yV5;)Qbzy`H()w^E<%>&cxPTa5x{|~sorNt*W-;5$%FjwnT'
    '7sCfJNlWJznY2-@(vD7_`w73i1}#Uvb&i^G<CaLLnl$_m6zxx}ViCNqNr0_c?E|f^QVTSDUoV35baK6gDhucModjd<JP&q|wCb3u'
    's0ygOZkihU-A=;'
),
    output: [1996235322, -1878041151, -1273745181, -1431546878, -1469966520, 168936387],
}, name='rank_3_int32').DisableLifeTimeVariation()

# A size, not an end; -1 is all that is left.
# Expected values: float64 formula.
input = Input('input', (F32, [2, 3, 4, 3]))
begin = Parameter('begin', (I32, [4]), [1, 0, 2, 1])
size = Parameter('size', (I32, [4]), [1, 2, 2, -1])
output = Output('output', (F32, [1, 2, 2, 2]))
model = Model()
model.Operation('SLICE', input, begin, size).To(output)
Example({
    input: packed('<f4',
    'c-o74dHV9a+r=4=We-lY|Muo(RLb3TC)3&s_hfn0&f8~P>5_Ib<YD)`IKEGJm2Z2fdVO2+>He;(Pk+@`%6>7`{B!)_jD(vX&Tm<l'
    'qPEcY{m+bvOQTM`HPr}IOR-jQFG~}%E!p$X{{4L8m)&V)kE?Rt@6x@ba{K2)HXe<FOa7h}7wYU^M*WS8S?OJs_w?NI?<d@)zfNt+'
    'Kh-EYJ%^ErYt5C7i?6FC_I>i4)O>-f_42y;+kCz~`}pDU_snlI*-qa3^>Y==-IsgsoPBgI)a}R(j`I_5t880w|Jms<%l!`a2OJLA'
    'J2)ITaL~~n%&^^mz`<d^gQEkO0un$3l-{==L^^=g*gNds4^*)q$OMA@2lgKT0CoMG_W'
),
    output: [-1.577, 6.968, -7.782, -5.314, 6.453, -0.833, -1.534, 6.781],
}, name='image').AddVariations('float16')

# A size, not an end; -1 is all that is left.
# Expected values: float64 formula.
input = Input('input', (U8, [2, 3, 4, 3], 0.013700000010430813, 128))
begin = Parameter('begin', (I32, [4]), [1, 0, 2, 1])
size = Parameter('size', (I32, [4]), [1, 2, 2, -1])
output = Output('output', (U8, [1, 2, 2, 2], 0.013700000010430813, 128))
model = Model()
model.Operation('SLICE', input, begin, size).To(output)
Example({
    input: packed('<i2',
    'c-mw5e^T}0-W>j*DL1x1F512BiiXmrbEPpS%M#LF^*)*6`TK*?qA!aag0B8P7dPd=k?Ycq>blF8%WrtWv#i!cv9#DxYJR0B+fi-?'
    'DggjARwYU'
),
    output: [94, 148, 196, 215, 176, 232, 166, 125],
}, name='image_quant8').AddVariations(signed(input, output))

# A size, not an end; -1 is all that is left.
# Expected values: float64 formula.
input = Input('input', (I32, [2, 3, 4, 3]))
begin = Parameter('begin', (I32, [4]), [1, 0, 2, 1])
size = Parameter('size', (I32, [4]), [1, 2, 2, -1])
output = Output('output', (I32, [1, 2, 2, 2]))
model = Model()
model.Operation('SLICE', input, begin, size).To(output)
Example({
    input: packed('<i4',
    'c-jFV0pI?`ydz!m1Ck{Ns%KA5u%~*F_z_lKk{)X)L<Jd-dS;_VY;vM?{<|)=N1J%(x4%;a_Kn?^&VGDmRE>ZJo#<Y0%0QxBdn**8'
    '>7hWc$;hPe=@W@lit-ti0=r}hUOpKrHczQd!+<a;*&uXF0KSXFyeGh%Y1V(Kx3~}|rJanNiBD$$QJ&IKpAm_gbp*6H<i*0muH*N-'
    'r?qdeJ&r3(K}I->12s2;I>NQ`IWHa68-}~3z6W)x5W`m5w#np6JTMj<Vg5`Zp8`7j!}U`)xzkeSoo6^bqQcc*V@Rvh)ul{-L4L3m'
    'YiwCa4L*3}1;F&+NEY(jua}5j=%QLsCaaIGZ&4@O^J`Txf@Y|w+rk33Rq?<(%kmhOR(8MpQ;j7'
),
    output: [-1890140040, -1361404697, 1372182207, 669286227, -1471378308, -1474192282, -1040035955, 37382016],
}, name='image_int32')

# A size, not an end; -1 is all that is left.
# Expected values: float64 formula.
input = Input('input', (F32, [2, 3, 2, 3]))
begin = Parameter('begin', (I32, [4]), [1, 2, 1, 2])
size = Parameter('size', (I32, [4]), [1, 1, 1, 1])
output = Output('output', (F32, [1, 1, 1, 1]))
model = Model()
model.Operation('SLICE', input, begin, size).To(output)
Example({
    input: packed('<f4',
    'c-qVQ$HK+7Cu|Lm@pBGMAH#3cZkx}LJo)_kg6Di847$>v>Rabb-g71FdSeNn43qKiH8JKK8qPmE^H|D$FP8eP`<P*q{-vzfM<k9M'
    '@Z(==y!O`o`71ZfKe?wS`PNsCeSUA3=wID*aLrxYje7#0TySu3IC#L}z<!4VK-Rtk`+?L!5Zms69Z1As?|}mj0J``{1^'
),
    output: [6.503],
}, name='last_element').AddVariations('float16').DisableLifeTimeVariation()

# A size, not an end; -1 is all that is left.
# Expected values: float64 formula.
input = Input('input', (U8, [2, 3, 2, 3], 2.25, 101))
begin = Parameter('begin', (I32, [4]), [1, 2, 1, 2])
size = Parameter('size', (I32, [4]), [1, 1, 1, 1])
output = Output('output', (U8, [1, 1, 1, 1], 2.25, 101))
model = Model()
model.Operation('SLICE', input, begin, size).To(output)
Example({
    input: packed('<i2',
    'c-mw5pYci|BH*_Dfw{~Mf(N&mf0=PM+-He~(#nmi7+yKwjn!H9jDZLM0JgRfpa'
),
    output: [230],
}, name='last_element_quant8').AddVariations(signed(input, output)).DisableLifeTimeVariation()

# A size, not an end; -1 is all that is left.
# Expected values: float64 formula.
input = Input('input', (I32, [2, 3, 2, 3]))
begin = Parameter('begin', (I32, [4]), [1, 2, 1, 2])
size = Parameter('size', (I32, [4]), [1, 1, 1, 1])
output = Output('output', (I32, [1, 1, 1, 1]))
model = Model()
model.Operation('SLICE', input, begin, size).To(output)
Example({
    input: packed('<i4',
    'c-jGw0B`?HoS?O-HY6WgHzresy?ttS>3G_l;c9%<5}nYaJbN*kv}FSoZYQEe#w!|=&V1KGDe?)a7d;9r{PwuhPZ=C7iI-N<Lp7DY'
    'bx**!e*DCpXU2dt09J(V&WgZWFB;*a!Xa#8>8<3Yg(q=O2%^`HUs;R1D4l;2-9d!KS=>M(r=i}RqPkYxORP`|cE5OO%|=o'
),
    output: [2020709635],
}, name='last_element_int32').DisableLifeTimeVariation()

# A size, not an end; -1 is all that is left.
# Expected values: float64 formula.
input = Input('input', (F32, [2, 2, 3, 1, 2]))
begin = Parameter('begin', (I32, [5]), [0, 1, 1, 0, 1])
size = Parameter('size', (I32, [5]), [2, 1, -1, 1, 1])
output = Output('output', (F32, [2, 1, 2, 1, 1]))
model = Model()
model.Operation('SLICE', input, begin, size).To(output)
Example({
    input: [6.357, 4.728, -1.864, -3.134, -4.415, -4.958, -6.458, 5.287, -0.824, 2.789, -4.012, -7.555, 5.095,
    4.122, -6.574, 0.743, 1.142, -3.37, -0.282, 1.288, 6.261, -4.681, 8.666, -5.437],
    output: [2.789, -7.555, -4.681, -5.437],
}, name='rank_5').AddVariations('float16').DisableLifeTimeVariation()

# A size, not an end; -1 is all that is left.
# Expected values: float64 formula.
input = Input('input', (U8, [2, 2, 3, 1, 2], 0.10000000149011612, 0))
begin = Parameter('begin', (I32, [5]), [0, 1, 1, 0, 1])
size = Parameter('size', (I32, [5]), [2, 1, -1, 1, 1])
output = Output('output', (U8, [2, 1, 2, 1, 1], 0.10000000149011612, 0))
model = Model()
model.Operation('SLICE', input, begin, size).To(output)
Example({
    input: [0, 255, 233, 32, 198, 102, 37, 167, 157, 10, 19, 119, 145, 44, 31, 75, 116, 127, 64, 173, 106, 137,
    243, 226],
    output: [10, 119, 137, 226],
}, name='rank_5_quant8').AddVariations(signed(input, output)).DisableLifeTimeVariation()

# A size, not an end; -1 is all that is left.
# Expected values: float64 formula.
input = Input('input', (I32, [2, 2, 3, 1, 2]))
begin = Parameter('begin', (I32, [5]), [0, 1, 1, 0, 1])
size = Parameter('size', (I32, [5]), [2, 1, -1, 1, 1])
output = Output('output', (I32, [2, 1, 2, 1, 1]))
model = Model()
model.Operation('SLICE', input, begin, size).To(output)
Example({
    input: [-819884487, -1512125371, 422765291, -1778075544, -456831564, -191201680, -401013156, -1492336005,
    -317818742, 269533629, 2105601689, 600618504, 1143253640, 2053726694, -1877010045, -754217,
    644048173, 13197737, 1918498193, 146043197, -2094576931, -1580269826, -3572072, -1554540702],
    output: [269533629, 600618504, -1580269826, -1554540702],
}, name='rank_5_int32').DisableLifeTimeVariation()

# Infinity and what float16 does not hold.
# Expected values: float64 formula.
input = Input('input', (F32, [2, 3, 2]))
output = Output('output', (F32, [2, 3, 2]))
model = Model()
model.Operation('SLICE', input, [0, 0, 0], [2, -1, 2]).To(output)
Example({
    input: [float('inf'), float('-inf'), 3.4e+38, -3.4e+38, 1e+30, 65520.0, -70000.0, 0.0, 1.0, 2049.0,
    1000000000.0, 7.1],
    output: [float('inf'), float('-inf'), 3.4e+38, -3.4e+38, 1e+30, 65520.0, -70000.0, 0.0, 1.0, 2049.0,
    1000000000.0, 7.1],
}, name='extremes').DisableLifeTimeVariation()

# What is quantized is copied to the bit: as real numbers every step shows.
# Expected values: float64 formula.
input = Input('input', (U8, [3, 4], 0.5, 0))
moved = Internal('moved', (U8, [2, 3], 0.5, 0))
output = Output('output', (F32, [2, 3]))
model = Model()
model.Operation('SLICE', input, [1, 0], [2, 3]).To(moved)
model.Operation('DEQUANTIZE', moved).To(output)
Example({
    input: [0, 255, 114, 250, 38, 24, 227, 230, 15, 121, 244, 161],
    output: [19.0, 12.0, 113.5, 7.5, 60.5, 122.0],
}, name='real_codes_zero_point_0').AddVariations(signed(input, moved)).DisableLifeTimeVariation()

# What is quantized is copied to the bit: as real numbers every step shows.
# Expected values: float64 formula.
input = Input('input', (U8, [3, 4], 0.5, 128))
moved = Internal('moved', (U8, [2, 3], 0.5, 128))
output = Output('output', (F32, [2, 3]))
model = Model()
model.Operation('SLICE', input, [1, 0], [2, 3]).To(moved)
model.Operation('DEQUANTIZE', moved).To(output)
Example({
    input: [0, 255, 27, 180, 239, 161, 64, 179, 151, 214, 66, 223],
    output: [55.5, 16.5, -32.0, 11.5, 43.0, -31.0],
}, name='real_codes_zero_point_128').AddVariations(signed(input, moved)).DisableLifeTimeVariation()

# What is quantized is copied to the bit: as real numbers every step shows.
# Expected values: float64 formula.
input = Input('input', (U8, [3, 4], 0.5, 255))
moved = Internal('moved', (U8, [2, 3], 0.5, 255))
output = Output('output', (F32, [2, 3]))
model = Model()
model.Operation('SLICE', input, [1, 0], [2, 3]).To(moved)
model.Operation('DEQUANTIZE', moved).To(output)
Example({
    input: [0, 255, 129, 7, 85, 42, 233, 65, 35, 93, 51, 248],
    output: [-85.0, -106.5, -11.0, -110.0, -81.0, -102.0],
}, name='real_codes_zero_point_255').AddVariations(signed(input, moved)).DisableLifeTimeVariation()

# No batches in, none out.
# Expected values: none: the model must fail, or its outputs are not compared by value.
given_scores = Parameter('given_scores', (F32, [1, 2]), [3.0, 2.0])
given_boxes = Parameter('given_boxes', (F32, [1, 8]), [2.0, 1.0, 9.0, 7.0, 0.0, 0.0, 5.0, 6.0])
batch_of_box = Parameter('batch_of_box', (I32, [1]), [0])
scores = Output('scores', (F32, [0]))
boxes = Internal('boxes', (F32, [0, 4]))
classes = Output('classes', (I32, [0]))
batches = Internal('batches', (I32, [0]))
input = Input('input', (F32, [1, 3, 3, 2]))
no_batches = Internal('no_batches', (F32, [0, 4, 5, 2]))
output = Output('output', (F32, [0, 2, 5, 1]))
model = Model()
model.Operation('BOX_WITH_NMS_LIMIT', given_scores, given_boxes, batch_of_box, 100.0, -1, 0, 0.4, 1.0, 0.3).To(scores, boxes, classes, batches)
model.Operation('ROI_ALIGN', input, boxes, batches, 4, 5, 1.0, 1.0, 0, 0, False).To(no_batches)
model.Operation('SLICE', no_batches, [0, 1, 0, 1], [0, 2, -1, 1]).To(output)
Example({
    scores: [],
    classes: [],
    input: [5.818, -1.625, 5.022, 6.402, -6.977, 8.882, 1.77, 4.485, 5.424, -5.427, -0.841, 4.936, 2.499,
    -7.726, -0.566, 8.326, 4.872, -6.07],
    output: [],
}, name='zero_sized').AddVariations('relaxed', 'float16').DisableLifeTimeVariation()

# No batches in, none out.
# Expected values: none: the model must fail, or its outputs are not compared by value.
given_scores = Parameter('given_scores', (U8, [1, 2], 0.125, 0), [3, 2])
given_boxes = Parameter('given_boxes', ('TENSOR_QUANT16_ASYMM', [1, 8], 0.125, 0), [16, 8, 72, 56, 0, 0, 40, 48])
batch_of_box = Parameter('batch_of_box', (I32, [1]), [0])
scores = Output('scores', (U8, [0], 0.125, 0))
boxes = Internal('boxes', ('TENSOR_QUANT16_ASYMM', [0, 4], 0.125, 0))
classes = Output('classes', (I32, [0]))
batches = Internal('batches', (I32, [0]))
input = Input('input', (U8, [1, 3, 3, 2], 0.5, 101))
no_batches = Internal('no_batches', (U8, [0, 4, 5, 2], 0.5, 101))
output = Output('output', (U8, [0, 2, 5, 1], 0.5, 101))
model = Model()
model.Operation('BOX_WITH_NMS_LIMIT', given_scores, given_boxes, batch_of_box, 100.0, -1, 0, 0.4, 1.0, 0.3).To(scores, boxes, classes, batches)
model.Operation('ROI_ALIGN', input, boxes, batches, 4, 5, 1.0, 1.0, 0, 0, False).To(no_batches)
model.Operation('SLICE', no_batches, [0, 1, 0, 1], [0, 2, -1, 1]).To(output)
Example({
    scores: [],
    classes: [],
    input: [0, 255, 80, 115, 182, 119, 114, 10, 204, 151, 90, 228, 215, 107, 140, 145, 142, 237],
    output: [],
}, name='zero_sized_quant8').DisableLifeTimeVariation()
