# Licensed under the Apache License, Version 2.0; see LICENSE.
# Written by 'python -m corpus' from corpus/families/fully_connected.py; do not edit.
#
# FULLY_CONNECTED: scales far from 1, sums of many bits, cancellation, special numbers.

import base64
import zlib

import numpy as np


def packed(dtype, text, unit=None):
    """Many values in little space: the first byte of each, then the second; times a unit."""
    planes = np.frombuffer(zlib.decompress(base64.b85decode(text)), "u1")
    planes = planes.reshape(np.dtype(dtype).itemsize, -1)
    values = np.frombuffer(planes.T.tobytes(), dtype)
    return (values if unit is None else np.multiply(values, unit, dtype="f8")).tolist()

# Sums of more bits than a float32 holds, of which the bias leaves the last ones.
# Expected values: float64 formula.
input = Input('input', ('TENSOR_QUANT8_ASYMM', [2, 801], 0.5, 0))
filter = Parameter('filter', ('TENSOR_QUANT8_ASYMM', [4, 801], 0.25, 116), packed('<i2',
    'c-rmD!4ZHU3;;p<Z!}Rrkl+{<9Bc67>-N8XF1Z!e6s`1l7u(e@dsKa{HCXGL$a(}Z$s+|FPqkK;RbrkGbuyVuCX>lzGMP;NmL~uJ'
    '008*W3p{thIR'
))
bias = Parameter('bias', ('TENSOR_INT32', [4], 0.125, 0), [-22541516, -22555872, -22576458, -22567634])
output = Output('output', ('TENSOR_QUANT8_ASYMM', [2, 4], 27.76022720336914, 128))
model = Model()
model.Operation('FULLY_CONNECTED', input, filter, bias, 0).To(output)
Example({
    input: packed('<i2',
    'c-rmDOA3G>00qGAf3iYbq`AmI%|QBq6h;Obb%(aS*$*R`oKrmX+K4SQBv!5H1@|sJ(S$L{A)U0;i>1apd+%H`s&d!P>XJ1>Mn*<P'
    '{%<Y-002ID0TfD!WB'
),
    output: [98, 238, 135, 143, 158, 18, 121, 113],
}, name='cancelled_any_quant8').DisableLifeTimeVariation()

# A step is sixteen units of a sum of 25 bits.
# Expected values: float64 formula.
input = Input('input', ('TENSOR_QUANT8_ASYMM', [2, 801], 0.5, 0))
filter = Parameter('filter', ('TENSOR_QUANT8_ASYMM', [4, 801], 0.25, 116), packed('<i2',
    'c-rmD!4ZHU3;;p<Z!}Rrkl+{<9Bc67>-N8XF1Z!e6s`1l7u(e@dsKa{HCXGL$a(}Z$s+|FPqkK;RbrkGbuyVuCX>lzGMP;NmL~uJ'
    '008*W3p{thIR'
))
bias = Parameter('bias', ('TENSOR_INT32', [4], 0.125, 0), [-22534960, -22580364, -22577972, -22570832])
output = Output('output', ('TENSOR_QUANT8_ASYMM', [2, 4], 2.0, 128))
model = Model()
model.Operation('FULLY_CONNECTED', input, filter, bias, 0).To(output)
Example({
    input: packed('<i2',
    'c-rmDOA3G>00qGAf3iYbq`AmI%|QBq6h;Obb%(aS*$*R`oKrmX+K4SQBv!5H1@|sJ(S$L{A)U0;i>1apd+%H`s&d!P>XJ1>Mn*<P'
    '{%<Y-002ID0TfD!WB'
),
    output: [115, 124, 133, 142, 255, 0, 0, 0],
}, name='cancelled_to_little_any_quant8').DisableLifeTimeVariation()

# Sums beyond 16 bits and beyond what float16 holds.
# Expected values: float64 formula.
input = Input('input', ('TENSOR_QUANT8_ASYMM', [2, 801], 0.5, 0))
filter = Parameter('filter', ('TENSOR_QUANT8_ASYMM', [4, 801], 0.25, 116), packed('<i2',
    'c-jkItkN2>Yhy`=osbQ`=!Vk|vR^RmIKE`L$i*3QAHo%{S{Q!Wta|VE8E%u;cG+8YPkh3>X}$Ee>hiV1tGly<M>UUX9@RXmc~tYL'
    '=26X~nnyK{Y97@*s+ly+45MHajDk@x3P!;w7zLwX6pVsVKt})oZmv1c'
))
bias = Parameter('bias', ('TENSOR_INT32', [4], 0.125, 0), [-150000, -50000, 50000, 150000])
output = Output('output', ('TENSOR_QUANT8_ASYMM', [2, 4], 620.0, 0))
model = Model()
model.Operation('FULLY_CONNECTED', input, filter, bias, 0).To(output)
Example({
    input: packed('<i2',
    'c-m9*+$EYO*UIO2ai?TuZ|`qAZ?z4D&(uZYe;@gLzDMYa)b}4}<zme(E!g7<Zr0zPmT=GL_Jzr!e`0z+KAW#Ls(DoNsOC}4qnbyq'
    'W`<EP3P!;w7zLw%EC2uqVJEr'
),
    output: [240, 201, 254, 255, 124, 255, 240, 255],
}, name='great_any_quant8').DisableLifeTimeVariation()

# Nearly all codes are cut off: what is shifted to the left must not wrap.
# Expected values: float64 formula.
input = Input('input', ('TENSOR_QUANT8_ASYMM', [2, 801], 0.5, 0))
filter = Parameter('filter', ('TENSOR_QUANT8_ASYMM', [4, 801], 0.25, 116), packed('<i2',
    'c-jkItkN2>Yhy`=osbQ`=!Vk|vR^RmIKE`L$i*3QAHo%{S{Q!Wta|VE8E%u;cG+8YPkh3>X}$Ee>hiV1tGly<M>UUX9@RXmc~tYL'
    '=26X~nnyK{Y97@*s+ly+45MHajDk@x3P!;w7zLwX6pVsVKt})oZmv1c'
))
bias = Parameter('bias', ('TENSOR_INT32', [4], 0.125, 0), [-150000, -50000, 50000, 150000])
output = Output('output', ('TENSOR_QUANT8_ASYMM', [2, 4], 0.0010000000474974513, 99))
model = Model()
model.Operation('FULLY_CONNECTED', input, filter, bias, 0).To(output)
Example({
    input: packed('<i2',
    'c-m9*+$EYO*UIO2ai?TuZ|`qAZ?z4D&(uZYe;@gLzDMYa)b}4}<zme(E!g7<Zr0zPmT=GL_Jzr!e`0z+KAW#Ls(DoNsOC}4qnbyq'
    'W`<EP3P!;w7zLw%EC2uqVJEr'
),
    output: [255, 255, 255, 255, 255, 255, 255, 255],
}, name='cut_off_any_quant8').DisableLifeTimeVariation()

# Sums of more bits than a float32 holds, of which the bias leaves the last ones.
# Expected values: float64 formula.
input = Input('input', ('TENSOR_QUANT8_ASYMM', [2, 801], 0.5, 0))
filter = Parameter('filter', ('TENSOR_QUANT8_ASYMM', [4, 801], 0.25, 128), packed('<i2',
    'c-rmDOAde_3_wBee^Dq6KOrGPMbF^I)tmju3fjW1vx%+UL#%gHt+C`*X4IfohaZw=$>z2B=XA@iG{ki;LMD^RWHOmdCX>nE@&Nz<'
    '002LF0liAe_5'
))
bias = Parameter('bias', ('TENSOR_INT32', [4], 0.125, 0), [-20682542, -20683592, -20681116, -20681604])
output = Output('output', ('TENSOR_QUANT8_ASYMM', [2, 4], 10.918181419372559, 128))
model = Model()
model.Operation('FULLY_CONNECTED', input, filter, bias, 0).To(output)
Example({
    input: packed('<i2',
    'c-rmD-3mZ300vO+|71v`ByBc7v&3eR+6`Ot4sLzt{`B^;CM`v01UvGOF{Md6vYR$z+|)A_K6vhiP_?t>J3Xb0Q8!DyI^t=MjEszo'
    '{NJ1a004aQ0#cxq`v'
),
    output: [73, 118, 238, 36, 183, 138, 18, 220],
}, name='cancelled_symmetric_quant8').AddVariations(DataTypeConverter(name='signed').Identify({
    input: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -128),
    filter: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.25, 0),
    output: ('TENSOR_QUANT8_ASYMM_SIGNED', 10.918181419372559, 0),
})).DisableLifeTimeVariation()

# A step is sixteen units of a sum of 25 bits.
# Expected values: float64 formula.
input = Input('input', ('TENSOR_QUANT8_ASYMM', [2, 801], 0.5, 0))
filter = Parameter('filter', ('TENSOR_QUANT8_ASYMM', [4, 801], 0.25, 128), packed('<i2',
    'c-rmDOAde_3_wBee^Dq6KOrGPMbF^I)tmju3fjW1vx%+UL#%gHt+C`*X4IfohaZw=$>z2B=XA@iG{ki;LMD^RWHOmdCX>nE@&Nz<'
    '002LF0liAe_5'
))
bias = Parameter('bias', ('TENSOR_INT32', [4], 0.125, 0), [-20677972, -20682754, -20690644, -20673350])
output = Output('output', ('TENSOR_QUANT8_ASYMM', [2, 4], 2.0, 128))
model = Model()
model.Operation('FULLY_CONNECTED', input, filter, bias, 0).To(output)
Example({
    input: packed('<i2',
    'c-rmD-3mZ300vO+|71v`ByBc7v&3eR+6`Ot4sLzt{`B^;CM`v01UvGOF{Md6vYR$z+|)A_K6vhiP_?t>J3Xb0Q8!DyI^t=MjEszo'
    '{NJ1a004aQ0#cxq`v'
),
    output: [115, 124, 133, 142, 255, 237, 0, 255],
}, name='cancelled_to_little_symmetric_quant8').AddVariations(DataTypeConverter(name='signed').Identify({
    input: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -128),
    filter: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.25, 0),
    output: ('TENSOR_QUANT8_ASYMM_SIGNED', 2.0, 0),
})).DisableLifeTimeVariation()

# Sums beyond 16 bits and beyond what float16 holds.
# Expected values: float64 formula.
input = Input('input', ('TENSOR_QUANT8_ASYMM', [2, 801], 0.5, 0))
filter = Parameter('filter', ('TENSOR_QUANT8_ASYMM', [4, 801], 0.25, 128), packed('<i2',
    'c-l*5@rdMjm~8UlLc;o}_sY+%R51xp&hmJ_F2}RG*VS0{_lDT=8$8tpM*ZvScw^QVxVHH``KS7M*3Jj>e@7>eY97@*s(DoNsOC}4'
    'qnbxGk7^#(JgRwAGijO`M!_f;1*2dTjDk@x3P!;w7zLw%jsO4!HY)c'
))
bias = Parameter('bias', ('TENSOR_INT32', [4], 0.125, 0), [-150000, -50000, 50000, 150000])
output = Output('output', ('TENSOR_QUANT8_ASYMM', [2, 4], 900.0, 123))
model = Model()
model.Operation('FULLY_CONNECTED', input, filter, bias, 0).To(output)
Example({
    input: packed('<i2',
    'c-k`(UVL}@X)}jt1@+VA2{Y8Ec*cgEZk<>ux&P7)N9CPTmaok(tx+m1?)tZ0-Rb@ftqHQ8uDfrmr_c55*?8Y*RP(6jQO%>8M>UUJ'
    '%?zVp6pVsVFbYNiSpWdpxcQF'
),
    output: [114, 17, 222, 243, 13, 134, 24, 239],
}, name='great_symmetric_quant8').AddVariations(DataTypeConverter(name='signed').Identify({
    input: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -128),
    filter: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.25, 0),
    output: ('TENSOR_QUANT8_ASYMM_SIGNED', 900.0, -5),
})).DisableLifeTimeVariation()

# Nearly all codes are cut off: what is shifted to the left must not wrap.
# Expected values: float64 formula.
input = Input('input', ('TENSOR_QUANT8_ASYMM', [2, 801], 0.5, 0))
filter = Parameter('filter', ('TENSOR_QUANT8_ASYMM', [4, 801], 0.25, 128), packed('<i2',
    'c-l*5@rdMjm~8UlLc;o}_sY+%R51xp&hmJ_F2}RG*VS0{_lDT=8$8tpM*ZvScw^QVxVHH``KS7M*3Jj>e@7>eY97@*s(DoNsOC}4'
    'qnbxGk7^#(JgRwAGijO`M!_f;1*2dTjDk@x3P!;w7zLw%jsO4!HY)c'
))
bias = Parameter('bias', ('TENSOR_INT32', [4], 0.125, 0), [-150000, -50000, 50000, 150000])
output = Output('output', ('TENSOR_QUANT8_ASYMM', [2, 4], 0.0010000000474974513, 99))
model = Model()
model.Operation('FULLY_CONNECTED', input, filter, bias, 0).To(output)
Example({
    input: packed('<i2',
    'c-k`(UVL}@X)}jt1@+VA2{Y8Ec*cgEZk<>ux&P7)N9CPTmaok(tx+m1?)tZ0-Rb@ftqHQ8uDfrmr_c55*?8Y*RP(6jQO%>8M>UUJ'
    '%?zVp6pVsVFbYNiSpWdpxcQF'
),
    output: [0, 0, 255, 255, 0, 255, 0, 255],
}, name='cut_off_symmetric_quant8').AddVariations(DataTypeConverter(name='signed').Identify({
    input: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -128),
    filter: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.25, 0),
    output: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.0010000000474974513, -29),
})).DisableLifeTimeVariation()

# Sums of more bits than a float32 holds, of which the bias leaves the last ones.
# Expected values: float64 formula.
input = Input('input', ('TENSOR_QUANT8_ASYMM', [2, 801], 0.5, 255))
filter = Parameter('filter', ('TENSOR_QUANT8_ASYMM', [4, 801], 0.25, 128), packed('<i2',
    'c-rmDO9DV36hKk?U#Oyx@`OIm8cdAtnV*`bd<Pq4HC^JOtw^XT?w7NvZ|clB9_nT5^YwUBvoEm~?^JZRrIN{HGMP*!lgVWAw>$s<'
    '006*`Ue^!kPX'
))
bias = Parameter('bias', ('TENSOR_INT32', [4], 0.125, 0), [20983900, 20981952, 20997166, 20981174])
output = Output('output', ('TENSOR_QUANT8_ASYMM', [2, 4], 27.413637161254883, 128))
model = Model()
model.Operation('FULLY_CONNECTED', input, filter, bias, 0).To(output)
Example({
    input: packed('|i1',
    'c-oUO<Yd)SR?+2P)YW2_l29~~<74C#5ERo;*OcNiQeb4$G!!;d;@8w=Fc;x5W;K*j(~;GeQ;}shP!Qyi8Pz<hc~tYL=26WfS2F;o'
    'jIib'
),
    output: [238, 69, 174, 164, 18, 187, 82, 92],
}, name='cancelled_zero_point_255_quant8').AddVariations(DataTypeConverter(name='signed').Identify({
    input: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, 127),
    filter: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.25, 0),
    output: ('TENSOR_QUANT8_ASYMM_SIGNED', 27.413637161254883, 0),
})).DisableLifeTimeVariation()

# A step is sixteen units of a sum of 25 bits.
# Expected values: float64 formula.
input = Input('input', ('TENSOR_QUANT8_ASYMM', [2, 801], 0.5, 255))
filter = Parameter('filter', ('TENSOR_QUANT8_ASYMM', [4, 801], 0.25, 128), packed('<i2',
    'c-rmDO9DV36hKk?U#Oyx@`OIm8cdAtnV*`bd<Pq4HC^JOtw^XT?w7NvZ|clB9_nT5^YwUBvoEm~?^JZRrIN{HGMP*!lgVWAw>$s<'
    '006*`Ue^!kPX'
))
bias = Parameter('bias', ('TENSOR_INT32', [4], 0.125, 0), [20959568, 20994808, 20987088, 20973556])
output = Output('output', ('TENSOR_QUANT8_ASYMM', [2, 4], 2.0, 128))
model = Model()
model.Operation('FULLY_CONNECTED', input, filter, bias, 0).To(output)
Example({
    input: packed('|i1',
    'c-oUO<Yd)SR?+2P)YW2_l29~~<74C#5ERo;*OcNiQeb4$G!!;d;@8w=Fc;x5W;K*j(~;GeQ;}shP!Qyi8Pz<hc~tYL=26WfS2F;o'
    'jIib'
),
    output: [115, 124, 133, 142, 0, 255, 0, 0],
}, name='cancelled_to_little_zero_point_255_quant8').AddVariations(DataTypeConverter(name='signed').Identify({
    input: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, 127),
    filter: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.25, 0),
    output: ('TENSOR_QUANT8_ASYMM_SIGNED', 2.0, 0),
})).DisableLifeTimeVariation()

# The ratio of the scales is a power of two, just below one, or of far scales.
# Expected values: float64 formula.
input = Input('input', ('TENSOR_QUANT8_ASYMM', [2, 801], 1.0000001192092896, 120))
filter = Parameter('filter', ('TENSOR_QUANT8_ASYMM', [4, 801], 0.9999998807907104, 128), packed('<i2',
    'c-rmDu>rs^2m`?kZXtme4=bce^<N?`eN|N%$Ja``qqs|@X!^`<>b<*9j^)}<&+J|SgTY`h7z_r3!QgNBAtE9oA|m>+7kLdh@c'
))
bias = Parameter('bias', ('TENSOR_INT32', [4], 1.0, 0), [-15, -5, 5, 15])
output = Output('output', ('TENSOR_QUANT8_ASYMM', [2, 4], 1.0, 120))
model = Model()
model.Operation('FULLY_CONNECTED', input, filter, bias, 0).To(output)
Example({
    input: packed('|i1',
    'c-rmD!4Uv32m-;X5l)+reZ(Kf%#v}1XcR}lh{3xfbsHfU>T+ldaVz_59X@>c@Zo>)1AKYyxc'
),
    output: [255, 255, 255, 255, 255, 255, 255, 255],
}, name='multiplier_just_below_1_quant8').AddVariations(DataTypeConverter(name='signed').Identify({
    input: ('TENSOR_QUANT8_ASYMM_SIGNED', 1.0000001192092896, -8),
    filter: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.9999998807907104, 0),
    output: ('TENSOR_QUANT8_ASYMM_SIGNED', 1.0, -8),
})).DisableLifeTimeVariation()

# The ratio of the scales is a power of two, just below one, or of far scales.
# Expected values: float64 formula.
input = Input('input', ('TENSOR_QUANT8_ASYMM', [2, 801], 1.0, 120))
filter = Parameter('filter', ('TENSOR_QUANT8_ASYMM', [4, 801], 0.5, 128), packed('<i2',
    'c-rmDxe<T>3<E(5$9hcTKnWy7cag`MwY2TD-ECx7JIy>tHSg$JQ6hQre&efix;qAg!C){L3<iV2;BWXKA|fIpBKol#x*0rb'
))
bias = Parameter('bias', ('TENSOR_INT32', [4], 0.5, 0), [-15, -5, 5, 15])
output = Output('output', ('TENSOR_QUANT8_ASYMM', [2, 4], 64.0, 120))
model = Model()
model.Operation('FULLY_CONNECTED', input, filter, bias, 0).To(output)
Example({
    input: packed('|i1',
    'c-rmD!4bef2m-*W0m0_u)e#&<AF{*<4Caln+`GXVw*>D!#ZZ@5um@Ha6N$ye#l^+{#UIW%?BD'
),
    output: [122, 116, 124, 119, 121, 123, 116, 124],
}, name='multiplier_power_of_2_quant8').AddVariations(DataTypeConverter(name='signed').Identify({
    input: ('TENSOR_QUANT8_ASYMM_SIGNED', 1.0, -8),
    filter: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, 0),
    output: ('TENSOR_QUANT8_ASYMM_SIGNED', 64.0, -8),
})).DisableLifeTimeVariation()

# The ratio of the scales is a power of two, just below one, or of far scales.
# Expected values: float64 formula.
input = Input('input', ('TENSOR_QUANT8_ASYMM', [2, 801], 1.0000001192092896, 120))
filter = Parameter('filter', ('TENSOR_QUANT8_ASYMM', [4, 801], 0.4999999403953552, 128), packed('<i2',
    'c-rmDu@S%k2*bcE4%lY#utJ(tQo*_4BgdMg=2o`st?o_RW2>ExTQ~3JPDd^&doExw7z_r3!C){L{0%=uL_|bHL_hWdw@gP#'
))
bias = Parameter('bias', ('TENSOR_INT32', [4], 0.5, 0), [-15, -5, 5, 15])
output = Output('output', ('TENSOR_QUANT8_ASYMM', [2, 4], 16.0, 120))
model = Model()
model.Operation('FULLY_CONNECTED', input, filter, bias, 0).To(output)
Example({
    input: packed('|i1',
    'c-rmD!3_XG48p*wF@bIVlsYa#{xJ@kDM|<Y^ep4xiEwAf#wf(1DRtDn9X@>c@ZrDW59;0QN&'
),
    output: [112, 119, 114, 116, 112, 112, 120, 115],
}, name='multiplier_just_below_power_quant8').AddVariations(DataTypeConverter(name='signed').Identify({
    input: ('TENSOR_QUANT8_ASYMM_SIGNED', 1.0000001192092896, -8),
    filter: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.4999999403953552, 0),
    output: ('TENSOR_QUANT8_ASYMM_SIGNED', 16.0, -8),
})).DisableLifeTimeVariation()

# The ratio of the scales is a power of two, just below one, or of far scales.
# Expected values: float64 formula.
input = Input('input', ('TENSOR_QUANT8_ASYMM', [2, 801], 9.999999747378752e-06, 120))
filter = Parameter('filter', ('TENSOR_QUANT8_ASYMM', [4, 801], 9.999999747378752e-06, 128), packed('<i2',
    'c-rmDu@Qh!5CTyP_XCHGdo7q4?M4hUFFH-txZ~r@c4T{M?RXMRr1t1(eP^`K3fBRH!C){L3<iV2;BWXMA|fIpBKolx0Z~6e'
))
bias = Parameter('bias', ('TENSOR_INT32', [4], 9.999999439624929e-11, 0), [-15, -5, 5, 15])
output = Output('output', ('TENSOR_QUANT8_ASYMM', [2, 4], 3.099999978939394e-10, 59))
model = Model()
model.Operation('FULLY_CONNECTED', input, filter, bias, 0).To(output)
Example({
    input: packed('|i1',
    'c-rmD0SW+75CPCrGx(QZ_gJMwJ)apSa$xe%dXyC%2sQ{G-KXjD30<<!!^6YF!~ew}?1Aj;'
),
    output: [236, 63, 96, 59, 11, 244, 66, 107],
}, name='multiplier_tiny_quant8').AddVariations(DataTypeConverter(name='signed').Identify({
    input: ('TENSOR_QUANT8_ASYMM_SIGNED', 9.999999747378752e-06, -8),
    filter: ('TENSOR_QUANT8_ASYMM_SIGNED', 9.999999747378752e-06, 0),
    output: ('TENSOR_QUANT8_ASYMM_SIGNED', 3.099999978939394e-10, -69),
})).DisableLifeTimeVariation()

# The ratio of the scales is a power of two, just below one, or of far scales.
# Expected values: float64 formula.
input = Input('input', ('TENSOR_QUANT8_ASYMM', [2, 801], 10000.0, 120))
filter = Parameter('filter', ('TENSOR_QUANT8_ASYMM', [4, 801], 1000.0, 128), packed('<i2',
    'c-rmD!4-f|2m?V27fA9O7fbNsX_p%>Gal(wyIkt7+^O<Jqd4yOCh=)olikRfeM-9lgTY`h7z_r3!QgNBA|fIpA|m>+2WvP#r~'
))
bias = Parameter('bias', ('TENSOR_INT32', [4], 10000000.0, 0), [-15, -5, 5, 15])
output = Output('output', ('TENSOR_QUANT8_ASYMM', [2, 4], 31000000.0, 116))
model = Model()
model.Operation('FULLY_CONNECTED', input, filter, bias, 0).To(output)
Example({
    input: packed('|i1',
    'c-rmD$qm3T00P0PIo-VDI>HMr(u8OlnLOVpcn2uMg^)yS!`gKK6XfetWO#UZc=*5g0*Zj`A^'
),
    output: [243, 12, 179, 171, 38, 244, 13, 188],
}, name='multiplier_huge_quant8').AddVariations(DataTypeConverter(name='signed').Identify({
    input: ('TENSOR_QUANT8_ASYMM_SIGNED', 10000.0, -8),
    filter: ('TENSOR_QUANT8_ASYMM_SIGNED', 1000.0, 0),
    output: ('TENSOR_QUANT8_ASYMM_SIGNED', 31000000.0, -12),
})).DisableLifeTimeVariation()
