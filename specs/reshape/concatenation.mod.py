# Licensed under the Apache License, Version 2.0; see LICENSE.
# Written by 'python -m corpus' from corpus/families/reshape.py; do not edit.
#
# CONCATENATION: axes, ranks, sizes, numbers of inputs, types.

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

# The order of the inputs, and the axis.
# Expected values: float64 formula.
input0 = Input('input0', (F32, [1, 3]))
input1 = Input('input1', (F32, [2, 3]))
output = Output('output', (F32, [3, 3]))
model = Model()
model.Operation('CONCATENATION', input0, input1, 0).To(output)
Example({
    input0: [8.214, 2.594, -5.334],
    input1: [4.183, -1.23, -4.744, -3.642, 5.401, -2.654],
    output: [8.214, 2.594, -5.334, 4.183, -1.23, -4.744, -3.642, 5.401, -2.654],
}, name='first').AddVariations('relaxed', 'float16').DisableLifeTimeVariation()

# The order of the inputs, and the axis.
# Expected values: float64 formula.
input0 = Input('input0', (U8, [1, 3], 0.5, 101))
input1 = Input('input1', (U8, [2, 3], 0.5, 101))
output = Output('output', (U8, [3, 3], 0.5, 101))
model = Model()
model.Operation('CONCATENATION', input0, input1, 0).To(output)
Example({
    input0: [0, 255, 125],
    input1: [0, 255, 231, 32, 139, 188],
    output: [0, 255, 125, 0, 255, 231, 32, 139, 188],
}, name='first_quant8').AddVariations(signed(input0, input1, output)).DisableLifeTimeVariation()

# The order of the inputs, and the axis.
# Expected values: float64 formula.
input0 = Input('input0', (F32, [2, 3]))
input1 = Input('input1', (F32, [2, 1]))
output = Output('output', (F32, [2, 4]))
model = Model()
model.Operation('CONCATENATION', input0, input1, 1).To(output)
Example({
    input0: [-5.558, 2.071, -3.898, 5.994, -7.023, 1.669],
    input1: [-5.556, -8.128],
    output: [-5.558, 2.071, -3.898, -5.556, 5.994, -7.023, 1.669, -8.128],
}, name='last').AddVariations('float16')

# The order of the inputs, and the axis.
# Expected values: float64 formula.
input0 = Input('input0', (U8, [2, 3], 0.013700000010430813, 0))
input1 = Input('input1', (U8, [2, 1], 0.013700000010430813, 0))
output = Output('output', (U8, [2, 4], 0.013700000010430813, 0))
model = Model()
model.Operation('CONCATENATION', input0, input1, 1).To(output)
Example({
    input0: [0, 255, 122, 0, 93, 69],
    input1: [48, 206],
    output: [0, 255, 122, 48, 0, 93, 69, 206],
}, name='last_quant8').AddVariations(signed(input0, input1, output))

# The order of the inputs, and the axis.
# Expected values: float64 formula.
input0 = Input('input0', (F32, [2, 2]))
input1 = Input('input1', (F32, [2, 2]))
output = Output('output', (F32, [4, 2]))
model = Model()
model.Operation('CONCATENATION', input0, input1, 0).To(output)
Example({
    input0: [4.563, 5.577, 5.679, 7.647],
    input1: [5.613, -6.222, -1.409, 4.41],
    output: [4.563, 5.577, 5.679, 7.647, 5.613, -6.222, -1.409, 4.41],
}, name='square').AddVariations('float16').DisableLifeTimeVariation()

# The order of the inputs, and the axis.
# Expected values: float64 formula.
input0 = Input('input0', (U8, [2, 2], 2.25, 255))
input1 = Input('input1', (U8, [2, 2], 2.25, 255))
output = Output('output', (U8, [4, 2], 2.25, 255))
model = Model()
model.Operation('CONCATENATION', input0, input1, 0).To(output)
Example({
    input0: [0, 255, 156, 240],
    input1: [0, 255, 148, 153],
    output: [0, 255, 156, 240, 0, 255, 148, 153],
}, name='square_quant8').AddVariations(signed(input0, input1, output)).DisableLifeTimeVariation()

# The order of the inputs, and the axis.
# Expected values: float64 formula.
input0 = Input('input0', (F32, [2, 2]))
input1 = Input('input1', (F32, [2, 2]))
output = Output('output', (F32, [2, 4]))
model = Model()
model.Operation('CONCATENATION', input0, input1, 1).To(output)
Example({
    input0: [-0.339, -7.695, 3.525, -5.857],
    input1: [4.927, 7.511, 8.822, 1.203],
    output: [-0.339, -7.695, 4.927, 7.511, 3.525, -5.857, 8.822, 1.203],
}, name='square_last').AddVariations('float16').DisableLifeTimeVariation()

# The order of the inputs, and the axis.
# Expected values: float64 formula.
input0 = Input('input0', (U8, [2, 2], 0.10000000149011612, 37))
input1 = Input('input1', (U8, [2, 2], 0.10000000149011612, 37))
output = Output('output', (U8, [2, 4], 0.10000000149011612, 37))
model = Model()
model.Operation('CONCATENATION', input0, input1, 1).To(output)
Example({
    input0: [0, 255, 48, 171],
    input1: [0, 255, 157, 51],
    output: [0, 255, 0, 255, 48, 171, 157, 51],
}, name='square_last_quant8').AddVariations(signed(input0, input1, output)).DisableLifeTimeVariation()

# The order of the inputs, and the axis.
# Expected values: float64 formula.
input0 = Input('input0', (F32, [2, 1, 3]))
input1 = Input('input1', (F32, [2, 2, 3]))
input2 = Input('input2', (F32, [2, 4, 3]))
output = Output('output', (F32, [2, 7, 3]))
model = Model()
model.Operation('CONCATENATION', input0, input1, input2, 1).To(output)
Example({
    input0: [-7.88, -3.255, -4.071, 6.459, 8.838, -4.956],
    input1: [7.092, -5.686, -4.896, -4.655, 2.17, -1.63, -1.084, -8.249, -6.096, 0.216, 4.094, 3.827],
    input2: [3.58, -2.328, -2.778, 4.019, -6.767, 7.138, -4.979, 1.799, 5.408, 4.236, -3.802, 6.932, -6.197,
    -8.745, 1.162, -4.509, -7.9, 6.867, 3.458, -0.568, -5.613, 2.423, -7.51, 5.849],
    output: packed('<f4',
    'c-s5+X3?r`9EUxw@Az_XnM?hTMPUIyJ}DOWHb2jo=9zf8HEY+|^83Y`^4~CN1iF6wyyok}#d3d7&F;<$cIE30zO*4@`hnj<`b=+q'
    'U+?iev(G<cu27)%pMa)ETjxySx{xYj*l^>?{AX+1i|?M}o!7;DIJUXu826M3e{RPLZkGPA`@n$%4j{bW0mN`PVDA7V9UKqrKX||n'
    '$UJBd6n5ATk^%r7dt0L'
),
}, name='middle_of_3').AddVariations('float16').DisableLifeTimeVariation()

# The order of the inputs, and the axis.
# Expected values: float64 formula.
input0 = Input('input0', (U8, [2, 1, 3], 0.5, 128))
input1 = Input('input1', (U8, [2, 2, 3], 0.5, 128))
input2 = Input('input2', (U8, [2, 4, 3], 0.5, 128))
output = Output('output', (U8, [2, 7, 3], 0.5, 128))
model = Model()
model.Operation('CONCATENATION', input0, input1, input2, 1).To(output)
Example({
    input0: [0, 255, 211, 145, 249, 140],
    input1: [0, 255, 24, 162, 124, 99, 81, 247, 148, 240, 39, 200],
    input2: [0, 255, 57, 83, 8, 106, 129, 43, 127, 176, 107, 209, 97, 92, 81, 244, 140, 146, 227, 19, 166, 163,
    189, 118],
    output: packed('<i2',
    'c-mw5f0^OG#G;yHhX0nq99fOp^&7G;PW;&u_<hO;^%IFPfnRziJr-WJcyAd4(EtEbE*0V'
),
}, name='middle_of_3_quant8').AddVariations(signed(input0, input1, input2, output)).DisableLifeTimeVariation()

# The order of the inputs, and the axis.
# Expected values: float64 formula.
input0 = Input('input0', (F32, [2, 3, 1]))
input1 = Input('input1', (F32, [2, 3, 4]))
output = Output('output', (F32, [2, 3, 5]))
model = Model()
model.Operation('CONCATENATION', input0, input1, 2).To(output)
Example({
    input0: [-5.666, -2.646, 6.773, -8.858, 4.857, -6.822],
    input1: [-3.703, -0.893, -0.091, 1.177, -8.507, -2.186, 7.187, 6.619, 7.237, -3.038, 1.657, 1.426, 7.052,
    -5.38, -3.35, -8.604, 5.666, -3.549, -6.323, -8.574, 1.689, 0.805, 2.973, -6.935],
    output: packed('<f4',
    'c-jGY0EhqI^rkiN5Ug$I*=m89lPg~Q_GbKx-_Zmc(<ghPg-`vPUZ+?b=ljmQm2Mb^x~V8;sccUoRxeF46h-T`Y-GBYDF_SY)7a-i'
    ')V2-btX2t|wPVT&+SpD$-N3-Vy+6Rgz(7DiK)^pg!9c*k!9YO3z`?*jKS01(azBO'
),
}, name='last_of_3').AddVariations('float16').DisableLifeTimeVariation()

# The order of the inputs, and the axis.
# Expected values: float64 formula.
input0 = Input('input0', (U8, [2, 3, 1], 0.013700000010430813, 101))
input1 = Input('input1', (U8, [2, 3, 4], 0.013700000010430813, 101))
output = Output('output', (U8, [2, 3, 5], 0.013700000010430813, 101))
model = Model()
model.Operation('CONCATENATION', input0, input1, 2).To(output)
Example({
    input0: [0, 255, 22, 23, 99, 7],
    input1: [0, 255, 247, 218, 237, 80, 160, 197, 228, 147, 165, 66, 44, 108, 81, 42, 119, 27, 30, 58, 182, 22,
    52, 155],
    output: packed('<i2',
    'c-muN`2YRZ|F;1Pj*2~*ywpitCnr!Vxm;S#ihY}y$!rF^003~L4F3'
),
}, name='last_of_3_quant8').AddVariations(signed(input0, input1, output)).DisableLifeTimeVariation()

# The order of the inputs, and the axis.
# Expected values: float64 formula.
input0 = Input('input0', (F32, [3]))
input1 = Input('input1', (F32, [1]))
input2 = Input('input2', (F32, [4]))
input3 = Input('input3', (F32, [2]))
output = Output('output', (F32, [10]))
model = Model()
model.Operation('CONCATENATION', input0, input1, input2, input3, 0).To(output)
Example({
    input0: [1.519, 2.974, 1.902],
    input1: [-2.933],
    input2: [3.881, -8.549, 3.683, -1.423],
    input3: [-2.597, -3.042],
    output: [1.519, 2.974, 1.902, -2.933, 3.881, -8.549, 3.683, -1.423, -2.597, -3.042],
}, name='rank_1').AddVariations('float16').DisableLifeTimeVariation()

# The order of the inputs, and the axis.
# Expected values: float64 formula.
input0 = Input('input0', (U8, [3], 2.25, 0))
input1 = Input('input1', (U8, [1], 2.25, 0))
input2 = Input('input2', (U8, [4], 2.25, 0))
input3 = Input('input3', (U8, [2], 2.25, 0))
output = Output('output', (U8, [10], 2.25, 0))
model = Model()
model.Operation('CONCATENATION', input0, input1, input2, input3, 0).To(output)
Example({
    input0: [0, 255, 137],
    input1: [186],
    input2: [0, 255, 68, 56],
    input3: [55, 198],
    output: [0, 255, 137, 186, 0, 255, 68, 56, 55, 198],
}, name='rank_1_quant8').AddVariations(signed(input0, input1, input2, input3, output)).DisableLifeTimeVariation()

# The order of the inputs, and the axis.
# Expected values: float64 formula.
input0 = Input('input0', (F32, [2, 2, 3, 2]))
input1 = Input('input1', (F32, [1, 2, 3, 2]))
output = Output('output', (F32, [3, 2, 3, 2]))
model = Model()
model.Operation('CONCATENATION', input0, input1, 0).To(output)
Example({
    input0: [-1.761, 8.991, 4.663, 4.743, -0.382, 6.587, 3.471, -2.589, -5.247, -1.542, -4.165, -1.405, 1.421,
    7.045, 2.042, 0.82, 5.657, -0.806, -4.494, -3.171, -6.185, 4.082, 8.208, 0.841],
    input1: [-2.283, 6.373, -8.521, 8.391, 7.661, -4.789, 1.62, 0.25, -2.081, -8.327, -5.581, 6.858],
    output: packed('<f4',
    'c-jGw0B`?uBTT4)wB0RjLaqu_q#=bR1lg*EzWB$io&<^MeJKDNWR1LN+c(CQ$Rx7oU`N;EaIotJR?hM3pHoX5?^Z!3KU@GWJC}6f'
    '50#h0(q1K}#f7uA;Q~>$PLE2(f&*6)%LoSbna_X)1+v?}K|nyhKtRC2zrepgKtMl0zreu2KtVsiK*2#kz&}2~!N5SnYek{'
),
}, name='batches').AddVariations('float16').DisableLifeTimeVariation()

# The order of the inputs, and the axis.
# Expected values: float64 formula.
input0 = Input('input0', (U8, [2, 2, 3, 2], 0.10000000149011612, 255))
input1 = Input('input1', (U8, [1, 2, 3, 2], 0.10000000149011612, 255))
output = Output('output', (U8, [3, 2, 3, 2], 0.10000000149011612, 255))
model = Model()
model.Operation('CONCATENATION', input0, input1, 0).To(output)
Example({
    input0: [0, 255, 114, 234, 246, 154, 48, 11, 207, 75, 113, 93, 93, 173, 153, 106, 29, 97, 223, 231, 169, 94,
    87, 239],
    input1: [0, 255, 22, 2, 214, 95, 172, 213, 243, 102, 109, 149],
    output: packed('<i2',
    'c-mw5U-atRECcTI-i5KTYiDN3Cf<L(GA{f*!+$ZRYw>HYeoo7s%0L7F0R1Tv)c'
),
}, name='batches_quant8').AddVariations(signed(input0, input1, output)).DisableLifeTimeVariation()

# The order of the inputs, and the axis.
# Expected values: float64 formula.
input0 = Input('input0', (F32, [2, 1, 3, 2]))
input1 = Input('input1', (F32, [2, 3, 3, 2]))
output = Output('output', (F32, [2, 4, 3, 2]))
model = Model()
model.Operation('CONCATENATION', input0, input1, 1).To(output)
Example({
    input0: [2.849, -8.506, 8.271, 0.677, -0.361, -4.144, -2.833, -4.322, 4.153, -1.587, 8.498, 6.423],
    input1: packed('<i4',
    'c-jGw0B`?PTmqm3FMEVAnApfrCrn@<05k}+pty+mP+;&#47d`2IJCIqk1Ovh-4yFH#Q96OF=FMg05hz}a2`Q^jk>1{0`r5FiO5Oi'
    '0%vFEgzmBPpguR==<x6oz|$Ny{Y3zZH)$rqOMM_?VHQjS{{9F9008|62L}WM0Q~v-{rv+12>b^4{QU+8{sjU01q1uKG(rC', 5.960464477539063e-08
),
    output: packed('<i4',
    'c-jHL06+f_&_LgT&{SLkpad^_gfN)c$WSLtU?2d5XaHXDxHJf~pty+mP+;&#47d`2IJCG}c3@AHBIA!M?<?ID>odgpOSmy&<*)$2'
    'kt@1<Ni(d-a2`Q^jk>1{0`r5FiO5OWenqXL+vNghXXk|OvGbrlH{R&*@Dji(ttV-JY||Vz{Y3zZH)$rqOMM_?VHQjR_Xq(0`vd;|'
    '2m=5B{RjsK1Ox#5`TG6+`vm?72K@s92>b^4{QU+8{sjU01q1u!+*yn', 5.960464477539063e-08
),
}, name='height').AddVariations('float16').DisableLifeTimeVariation()

# The order of the inputs, and the axis.
# Expected values: float64 formula.
input0 = Input('input0', (U8, [2, 1, 3, 2], 0.5, 37))
input1 = Input('input1', (U8, [2, 3, 3, 2], 0.5, 37))
output = Output('output', (U8, [2, 4, 3, 2], 0.5, 37))
model = Model()
model.Operation('CONCATENATION', input0, input1, 1).To(output)
Example({
    input0: [0, 255, 163, 53, 135, 119, 247, 61, 88, 38, 115, 131],
    input1: packed('<i2',
    'c-mw5|N7bi4YT*}EHd{P-TEH7$LFJWTTl13+zVB!z2rilY1mu(Fc1L%FBB6Q'
),
    output: packed('<i2',
    'c-mw5zu2_BoZ<iLYX>yU-oLZR++%d>d*~jY@3s+Y#myhR+j_dM<zA>-?IjobOvB#Nhk--@02N#qmH'
),
}, name='height_quant8').AddVariations(signed(input0, input1, output)).DisableLifeTimeVariation()

# The order of the inputs, and the axis.
# Expected values: float64 formula.
input0 = Input('input0', (F32, [2, 2, 3, 2]))
input1 = Input('input1', (F32, [2, 2, 1, 2]))
output = Output('output', (F32, [2, 2, 4, 2]))
model = Model()
model.Operation('CONCATENATION', input0, input1, 2).To(output)
Example({
    input0: [-6.091, -5.359, 2.074, 6.487, -6.783, 8.78, 2.614, -3.741, -2.607, -4.576, -4.077, -6.36, -6.743,
    4.842, 6.104, -8.67, 6.832, 5.513, -3.678, 7.391, -8.553, -5.154, -6.626, -3.757],
    input1: [-8.47, 2.018, 4.166, -3.984, 3.147, 1.202, 5.575, -7.619],
    output: packed('<i4',
    'c-jGg0Du1+NYn(V2nf=S>e8UxgnUY1sNit;{N^J}NJzXqpqQLm40u+?*Vj##CQU^o>pu+T#!o$dsnFXu3^z&N8kxlOQVBkrW5WVY'
    'A+omi(G>!qYYnPu!IGINvbk)pAIUKM{Q(2~1p5I2{{H>_`~v>`0t5R40s#R21N;5_{sR2zW<XZ', 1.1920928955078125e-07
),
}, name='width').AddVariations('float16')

# The order of the inputs, and the axis.
# Expected values: float64 formula.
input0 = Input('input0', (U8, [2, 2, 3, 2], 0.013700000010430813, 128))
input1 = Input('input1', (U8, [2, 2, 1, 2], 0.013700000010430813, 128))
output = Output('output', (U8, [2, 2, 4, 2], 0.013700000010430813, 128))
model = Model()
model.Operation('CONCATENATION', input0, input1, 2).To(output)
Example({
    input0: [0, 255, 35, 43, 255, 68, 71, 213, 5, 204, 55, 194, 13, 251, 197, 176, 252, 186, 194, 30, 229, 63,
    185, 133],
    input1: [0, 255, 238, 248, 101, 78, 37, 158],
    output: packed('<i2',
    'c-mw5udMywh2g*ZRn{}+hu;0*{e5)9pIxbbhvc5x?`&0_$3Or806b_BM*'
),
}, name='width_quant8').AddVariations(signed(input0, input1, output))

# The order of the inputs, and the axis.
# Expected values: float64 formula.
input0 = Input('input0', (F32, [2, 2, 3, 3]))
input1 = Input('input1', (F32, [2, 2, 3, 1]))
input2 = Input('input2', (F32, [2, 2, 3, 2]))
output = Output('output', (F32, [2, 2, 3, 6]))
model = Model()
model.Operation('CONCATENATION', input0, input1, input2, 3).To(output)
Example({
    input0: packed('<f4',
    'c-jGw0B`@zb9W<FgX8ums6>{!a~C5F>~Hqvi@FZYF*~ki*OnBAnqY;@XujJHz@;cL#*0HqXxZBWQ4%Q7Y)LK52;WC$qeHG1ndR%8'
    ';lGJZ`nRlLkGugK2d*&%IOklFXM7So?5p+q&|{m0)dB~=KR~}gK)}F2z`(&k!9c)4y+FP{z(Bu1KS031zra91KtaJhJV#p'
),
    input1: [5.293, 1.073, 5.042, -5.79, 0.626, -6.153, 7.334, 1.164, -4.989, -1.153, 0.988, 0.528],
    input2: [-4.921, -8.59, -7.981, 6.664, 7.269, -5.986, 7.22, 0.036, 4.088, -5.631, 6.862, 7.577, -1.513,
    1.553, -8.726, 5.595, 3.843, -6.752, -5.417, 3.289, -5.014, -1.076, 5.48, 6.744],
    output: packed('<f4',
    'c-lK#T<&yriE>!8KveDHZ|VZe0#>+8TW7mxSFw2KQ*~vYHwld=^S?b+{IjKd7vGmnwr35kA8$)qmv+5T;MX*f_K6$fW+k*TY2G}O'
    'u`i*b;5OfZh!p#!8io<GdyjQHyK|LzX54hVV0fD;@afbtA&m<gR-VZ5)cre`>kP;JrJn`d(-u#SsB>N?_O@u(%%`ulW6sTaxPRqb'
    '&Q9N7o&T?HUz4!##s2<1j60tT%doFgXxd`PYH{TDr{^(~UL8D^UL!Pxd$Y}()$>bleEoG{^4g%}*{wATI<GRZv#-B?z}~^(z`^|v'
    '4)zBe4jga*at<6gc)-Ed;h=*(knOk^B(~4qVLwoQzx_c6kSIva{{27-q-(!}<3XSq0I{W#Jp'
),
}, name='channels').AddVariations('float16').DisableLifeTimeVariation()

# The order of the inputs, and the axis.
# Expected values: float64 formula.
input0 = Input('input0', (U8, [2, 2, 3, 3], 2.25, 101))
input1 = Input('input1', (U8, [2, 2, 3, 1], 2.25, 101))
input2 = Input('input2', (U8, [2, 2, 3, 2], 2.25, 101))
output = Output('output', (U8, [2, 2, 3, 6], 2.25, 101))
model = Model()
model.Operation('CONCATENATION', input0, input1, input2, 3).To(output)
Example({
    input0: packed('<i2',
    'c-mw5-?S!KuVYQol`Agwc`{xOSM4_MXT85|&(RxZU!0we{59DU%0L7F00IjW2>'
),
    input1: [0, 255, 193, 134, 184, 131, 231, 104, 150, 131, 76, 76],
    input2: [0, 255, 101, 244, 5, 36, 131, 56, 20, 61, 44, 32, 21, 255, 117, 4, 107, 46, 22, 100, 147, 45, 176,
    248],
    output: packed('<i2',
    'c-mw5-^9T1e@(L9|I{xXYl;rCs$99^($;KIpC_|J#MaB<YO{`l-RAwzMgOzj-<DCzvghcHY1w*aU!0r8Qk;(b^_i?|vL)1K!w&{3'
    '0RV{@B5M'
),
}, name='channels_quant8').AddVariations(signed(input0, input1, input2, output)).DisableLifeTimeVariation()

# The order of the inputs, and the axis.
# Expected values: float64 formula.
input0 = Input('input0', (F32, [2, 3]))
output = Output('output', (F32, [2, 3]))
model = Model()
model.Operation('CONCATENATION', input0, 0).To(output)
Example({
    input0: [-4.987, 2.145, -6.011, 6.049, 6.406, 4.697],
    output: [-4.987, 2.145, -6.011, 6.049, 6.406, 4.697],
}, name='alone').AddVariations('float16').DisableLifeTimeVariation()

# The order of the inputs, and the axis.
# Expected values: float64 formula.
input0 = Input('input0', (U8, [2, 3], 0.10000000149011612, 0))
output = Output('output', (U8, [2, 3], 0.10000000149011612, 0))
model = Model()
model.Operation('CONCATENATION', input0, 0).To(output)
Example({
    input0: [0, 255, 49, 166, 180, 120],
    output: [0, 255, 49, 166, 180, 120],
}, name='alone_quant8').AddVariations(signed(input0, output)).DisableLifeTimeVariation()

# The order of the inputs, and the axis.
# Expected values: float64 formula.
input0 = Input('input0', (F32, [2, 1]))
input1 = Input('input1', (F32, [2, 2]))
input2 = Input('input2', (F32, [2, 1]))
input3 = Input('input3', (F32, [2, 2]))
input4 = Input('input4', (F32, [2, 1]))
input5 = Input('input5', (F32, [2, 2]))
input6 = Input('input6', (F32, [2, 1]))
output = Output('output', (F32, [2, 10]))
model = Model()
model.Operation('CONCATENATION', input0, input1, input2, input3, input4, input5, input6, 1).To(output)
Example({
    input0: [-1.148, 2.136],
    input1: [-4.804, -1.128, -3.033, 4.352],
    input2: [3.048, -2.305],
    input3: [1.034, -6.645, -5.487, 4.059],
    input4: [5.277, 7.071],
    input5: [-4.146, -7.788, 7.022, 3.017],
    input6: [-3.307, 8.019],
    output: [-1.148, -4.804, -1.128, 3.048, 1.034, -6.645, 5.277, -4.146, -7.788, -3.307, 2.136, -3.033, 4.352,
    -2.305, -5.487, 4.059, 7.071, 7.022, 3.017, 8.019],
}, name='of_seven').AddVariations('float16').DisableLifeTimeVariation()

# The order of the inputs, and the axis.
# Expected values: float64 formula.
input0 = Input('input0', (U8, [2, 1], 0.5, 255))
input1 = Input('input1', (U8, [2, 2], 0.5, 255))
input2 = Input('input2', (U8, [2, 1], 0.5, 255))
input3 = Input('input3', (U8, [2, 2], 0.5, 255))
input4 = Input('input4', (U8, [2, 1], 0.5, 255))
input5 = Input('input5', (U8, [2, 2], 0.5, 255))
input6 = Input('input6', (U8, [2, 1], 0.5, 255))
output = Output('output', (U8, [2, 10], 0.5, 255))
model = Model()
model.Operation('CONCATENATION', input0, input1, input2, input3, input4, input5, input6, 1).To(output)
Example({
    input0: [229, 159],
    input1: [0, 255, 100, 59],
    input2: [77, 53],
    input3: [0, 255, 72, 168],
    input4: [208, 0],
    input5: [0, 255, 4, 52],
    input6: [183, 26],
    output: [229, 0, 255, 77, 0, 255, 208, 0, 255, 183, 159, 100, 59, 53, 72, 168, 0, 4, 52, 26],
}, name='of_seven_quant8').AddVariations(signed(input0, input1, input2, input3, input4, input5, input6, output)).DisableLifeTimeVariation()

# Inputs with quantizations of their own, each other than the output's.
# Expected values: float64 formula. TF Lite's uint8 kernel rounds otherwise.
input0 = Input('input0', (U8, [2, 3], 0.25, 30))
input1 = Input('input1', (U8, [2, 3], 0.4000000059604645, 255))
input2 = Input('input2', (U8, [2, 3], 0.10000000149011612, 0))
output = Output('output', (U8, [2, 9], 0.6000000238418579, 150))
model = Model()
model.Operation('CONCATENATION', input0, input1, input2, 1).To(output)
Example({
    input0: [0, 255, 24, 95, 201, 140],
    input1: [0, 255, 19, 173, 124, 38],
    input2: [0, 255, 175, 53, 33, 51],
    output: [138, 244, 148, 0, 150, 0, 150, 192, 179, 177, 221, 196, 95, 63, 5, 159, 155, 158],
}, name='mixed_quant8').AddVariations(signed(input0, input1, input2, output)).DisableLifeTimeVariation()

# What the output's quantization cannot hold is cut off at both ends.
# Expected values: float64 formula. TF Lite's uint8 kernel rounds otherwise.
input0 = Input('input0', (U8, [2, 3], 0.5, 30))
input1 = Input('input1', (U8, [2, 3], 0.800000011920929, 255))
input2 = Input('input2', (U8, [2, 3], 0.20000000298023224, 0))
output = Output('output', (U8, [2, 9], 0.30000001192092896, 90))
model = Model()
model.Operation('CONCATENATION', input0, input1, input2, 1).To(output)
Example({
    input0: [0, 255, 45, 100, 54, 56],
    input1: [0, 255, 10, 50, 50, 176],
    input2: [0, 255, 96, 233, 184, 22],
    output: [40, 255, 115, 0, 90, 0, 90, 255, 154, 207, 130, 133, 0, 0, 0, 245, 213, 105],
}, name='mixed_saturates_quant8').AddVariations(signed(input0, input1, input2, output)).DisableLifeTimeVariation()

# No result is near a half, so that any sound rounding gives these codes.
# Expected values: float64 formula.
input0 = Input('input0', (U8, [2, 2], 0.30000001192092896, 100))
input1 = Input('input1', (U8, [2, 2], 0.4000000059604645, 135))
joined = Internal('joined', (U8, [4, 2], 0.75, 120))
output = Output('output', (F32, [4, 2]))
model = Model()
model.Operation('CONCATENATION', input0, input1, 0).To(joined)
model.Operation('DEQUANTIZE', joined).To(output)
Example({
    input0: [0, 255, 202, 192],
    input1: [0, 255, 229, 17],
    output: [-30.0, 46.5, 30.75, 27.75, -54.0, 48.0, 37.5, -47.25],
}, name='clear_of_halves_quant8').AddVariations(signed(input0, input1, joined)).DisableLifeTimeVariation()

# What is quantized is copied to the bit: as real numbers every step shows.
# Expected values: float64 formula.
input = Input('input', (U8, [3, 4], 0.5, 0))
moved = Internal('moved', (U8, [3, 4], 0.5, 0))
output = Output('output', (F32, [3, 4]))
model = Model()
model.Operation('CONCATENATION', input, 1).To(moved)
model.Operation('DEQUANTIZE', moved).To(output)
Example({
    input: [0, 255, 223, 24, 115, 133, 81, 60, 8, 120, 146, 155],
    output: [0.0, 127.5, 111.5, 12.0, 57.5, 66.5, 40.5, 30.0, 4.0, 60.0, 73.0, 77.5],
}, name='real_codes_zero_point_0').AddVariations(signed(input, moved)).DisableLifeTimeVariation()

# What is quantized is copied to the bit: as real numbers every step shows.
# Expected values: float64 formula.
input = Input('input', (U8, [3, 4], 0.5, 128))
moved = Internal('moved', (U8, [3, 4], 0.5, 128))
output = Output('output', (F32, [3, 4]))
model = Model()
model.Operation('CONCATENATION', input, 1).To(moved)
model.Operation('DEQUANTIZE', moved).To(output)
Example({
    input: [0, 255, 18, 216, 46, 226, 98, 226, 240, 155, 210, 72],
    output: [-64.0, 63.5, -55.0, 44.0, -41.0, 49.0, -15.0, 49.0, 56.0, 13.5, 41.0, -28.0],
}, name='real_codes_zero_point_128').AddVariations(signed(input, moved)).DisableLifeTimeVariation()

# What is quantized is copied to the bit: as real numbers every step shows.
# Expected values: float64 formula.
input = Input('input', (U8, [3, 4], 0.5, 255))
moved = Internal('moved', (U8, [3, 4], 0.5, 255))
output = Output('output', (F32, [3, 4]))
model = Model()
model.Operation('CONCATENATION', input, 1).To(moved)
model.Operation('DEQUANTIZE', moved).To(output)
Example({
    input: [0, 255, 82, 55, 21, 55, 106, 101, 84, 227, 144, 51],
    output: [-127.5, 0.0, -86.5, -100.0, -117.0, -100.0, -74.5, -77.0, -85.5, -14.0, -55.5, -102.0],
}, name='real_codes_zero_point_255').AddVariations(signed(input, moved)).DisableLifeTimeVariation()

# Infinity and what float16 does not hold.
# Expected values: float64 formula.
input = Input('input', (F32, [2, 6]))
more = Input('more', (F32, [2, 1]))
output = Output('output', (F32, [2, 7]))
model = Model()
model.Operation('CONCATENATION', input, more, 1).To(output)
Example({
    input: [float('inf'), float('-inf'), 3.4e+38, -3.4e+38, 1e+30, 65520.0, -70000.0, 0.0, 1.0, 2049.0,
    1000000000.0, 7.1],
    more: [7.5, -2.5],
    output: [float('inf'), float('-inf'), 3.4e+38, -3.4e+38, 1e+30, 65520.0, 7.5, -70000.0, 0.0, 1.0, 2049.0,
    1000000000.0, 7.1, -2.5],
}, name='extremes').DisableLifeTimeVariation()

# An input without elements adds nothing.
# Expected values: float64 formula.
given_scores = Parameter('given_scores', (F32, [1, 2]), [3.0, 2.0])
given_boxes = Parameter('given_boxes', (F32, [1, 8]), [2.0, 1.0, 9.0, 7.0, 0.0, 0.0, 5.0, 6.0])
batch_of_box = Parameter('batch_of_box', (I32, [1]), [0])
scores = Output('scores', (F32, [0]))
boxes = Internal('boxes', (F32, [0, 4]))
classes = Output('classes', (I32, [0]))
batches = Internal('batches', (I32, [0]))
input = Input('input', (F32, [1, 3, 3, 2]))
no_batches = Internal('no_batches', (F32, [0, 2, 3, 2]))
other = Input('other', (F32, [2, 2, 3, 2]))
output = Output('output', (F32, [2, 2, 3, 2]))
model = Model()
model.Operation('BOX_WITH_NMS_LIMIT', given_scores, given_boxes, batch_of_box, 100.0, -1, 0, 0.4, 1.0, 0.3).To(scores, boxes, classes, batches)
model.Operation('ROI_ALIGN', input, boxes, batches, 2, 3, 1.0, 1.0, 0, 0, False).To(no_batches)
model.Operation('CONCATENATION', no_batches, other, 0).To(output)
Example({
    scores: [],
    classes: [],
    input: [-7.732, 7.157, 0.206, 0.2, 7.891, 6.426, -0.073, 7.506, 7.709, 1.828, -6.997, -2.356, 1.821,
    -8.906, 0.05, 1.949, -2.735, -5.493],
    other: [-3.512, 7.235, 3.515, 5.255, -5.846, -8.399, -4.299, 6.409, 1.261, -1.211, -3.564, -2.581, -8.847,
    1.86, 1.102, 2.936, -7.642, 8.258, 4.393, 5.06, 1.424, 6.115, -4.928, 8.055],
    output: [-3.512, 7.235, 3.515, 5.255, -5.846, -8.399, -4.299, 6.409, 1.261, -1.211, -3.564, -2.581, -8.847,
    1.86, 1.102, 2.936, -7.642, 8.258, 4.393, 5.06, 1.424, 6.115, -4.928, 8.055],
}, name='zero_sized_input').AddVariations('relaxed', 'float16').DisableLifeTimeVariation()

# Nothing in, nothing out.
# Expected values: none: the model must fail, or its outputs are not compared by value.
given_scores = Parameter('given_scores', (F32, [1, 2]), [3.0, 2.0])
given_boxes = Parameter('given_boxes', (F32, [1, 8]), [2.0, 1.0, 9.0, 7.0, 0.0, 0.0, 5.0, 6.0])
batch_of_box = Parameter('batch_of_box', (I32, [1]), [0])
scores = Output('scores', (F32, [0]))
boxes = Internal('boxes', (F32, [0, 4]))
classes = Output('classes', (I32, [0]))
batches = Internal('batches', (I32, [0]))
input = Input('input', (F32, [1, 3, 3, 2]))
no_batches = Internal('no_batches', (F32, [0, 2, 3, 2]))
output = Output('output', (F32, [0, 2, 6, 2]))
model = Model()
model.Operation('BOX_WITH_NMS_LIMIT', given_scores, given_boxes, batch_of_box, 100.0, -1, 0, 0.4, 1.0, 0.3).To(scores, boxes, classes, batches)
model.Operation('ROI_ALIGN', input, boxes, batches, 2, 3, 1.0, 1.0, 0, 0, False).To(no_batches)
model.Operation('CONCATENATION', no_batches, no_batches, 2).To(output)
Example({
    scores: [],
    classes: [],
    input: [-7.732, 7.157, 0.206, 0.2, 7.891, 6.426, -0.073, 7.506, 7.709, 1.828, -6.997, -2.356, 1.821,
    -8.906, 0.05, 1.949, -2.735, -5.493],
    output: [],
}, name='zero_sized').DisableLifeTimeVariation()

# An input without elements adds nothing.
# Expected values: float64 formula.
given_scores = Parameter('given_scores', (U8, [1, 2], 0.125, 0), [3, 2])
given_boxes = Parameter('given_boxes', ('TENSOR_QUANT16_ASYMM', [1, 8], 0.125, 0), [16, 8, 72, 56, 0, 0, 40, 48])
batch_of_box = Parameter('batch_of_box', (I32, [1]), [0])
scores = Output('scores', (U8, [0], 0.125, 0))
boxes = Internal('boxes', ('TENSOR_QUANT16_ASYMM', [0, 4], 0.125, 0))
classes = Output('classes', (I32, [0]))
batches = Internal('batches', (I32, [0]))
input = Input('input', (U8, [1, 3, 3, 2], 0.5, 101))
no_batches = Internal('no_batches', (U8, [0, 2, 3, 2], 0.5, 101))
other = Input('other', (U8, [2, 2, 3, 2], 0.5, 101))
output = Output('output', (U8, [2, 2, 3, 2], 0.5, 101))
model = Model()
model.Operation('BOX_WITH_NMS_LIMIT', given_scores, given_boxes, batch_of_box, 100.0, -1, 0, 0.4, 1.0, 0.3).To(scores, boxes, classes, batches)
model.Operation('ROI_ALIGN', input, boxes, batches, 2, 3, 1.0, 1.0, 0, 0, False).To(no_batches)
model.Operation('CONCATENATION', no_batches, other, 0).To(output)
Example({
    scores: [],
    classes: [],
    input: [0, 255, 51, 173, 37, 63, 81, 60, 90, 38, 81, 44, 164, 33, 84, 240, 57, 97],
    other: [0, 255, 139, 219, 249, 26, 146, 129, 242, 176, 222, 170, 94, 226, 94, 10, 10, 196, 166, 178, 231,
    231, 190, 83],
    output: [0, 255, 139, 219, 249, 26, 146, 129, 242, 176, 222, 170, 94, 226, 94, 10, 10, 196, 166, 178, 231,
    231, 190, 83],
}, name='zero_sized_input_quant8').DisableLifeTimeVariation()

# Nothing in, nothing out.
# Expected values: none: the model must fail, or its outputs are not compared by value.
given_scores = Parameter('given_scores', (U8, [1, 2], 0.125, 0), [3, 2])
given_boxes = Parameter('given_boxes', ('TENSOR_QUANT16_ASYMM', [1, 8], 0.125, 0), [16, 8, 72, 56, 0, 0, 40, 48])
batch_of_box = Parameter('batch_of_box', (I32, [1]), [0])
scores = Output('scores', (U8, [0], 0.125, 0))
boxes = Internal('boxes', ('TENSOR_QUANT16_ASYMM', [0, 4], 0.125, 0))
classes = Output('classes', (I32, [0]))
batches = Internal('batches', (I32, [0]))
input = Input('input', (U8, [1, 3, 3, 2], 0.5, 101))
no_batches = Internal('no_batches', (U8, [0, 2, 3, 2], 0.5, 101))
output = Output('output', (U8, [0, 2, 6, 2], 0.5, 101))
model = Model()
model.Operation('BOX_WITH_NMS_LIMIT', given_scores, given_boxes, batch_of_box, 100.0, -1, 0, 0.4, 1.0, 0.3).To(scores, boxes, classes, batches)
model.Operation('ROI_ALIGN', input, boxes, batches, 2, 3, 1.0, 1.0, 0, 0, False).To(no_batches)
model.Operation('CONCATENATION', no_batches, no_batches, 2).To(output)
Example({
    scores: [],
    classes: [],
    input: [0, 255, 51, 173, 37, 63, 81, 60, 90, 38, 81, 44, 164, 33, 84, 240, 57, 97],
    output: [],
}, name='zero_sized_quant8').DisableLifeTimeVariation()
