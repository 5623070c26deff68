# Licensed under the Apache License, Version 2.0; see LICENSE.
# Written by 'python -m corpus' from corpus/families/convolution.py; do not edit.
#
# CONV_2D: scales far from 1, sums of many bits, cancellation, special numbers.

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
input = Input('input', ('TENSOR_QUANT8_ASYMM', [1, 2, 3, 401], 0.5, 0))
filter = Parameter('filter', ('TENSOR_QUANT8_ASYMM', [4, 1, 2, 401], 0.25, 116), packed('<i2',
    'c-rmD!3}^Q5CB2@FBCmNVkCf^a%c;FeC=evTXV57THc&o(sxlyzBgI@l3FNN=n|v1JFA|~(qeI*b-dlK9H}xhGcz+YGcz+YGc$jm'
    'CjbBd0QlJho_Xrg'
))
bias = Parameter('bias', ('TENSOR_INT32', [4], 0.125, 0), [-23012592, -22999034, -22986562, -22999054])
output = Output('output', ('TENSOR_QUANT8_ASYMM', [1, 2, 2, 4], 22.225000381469727, 128))
model = Model()
model.Operation('CONV_2D', input, filter, bias, 2, 1, 1, 0).To(output)
Example({
    input: packed('<i2',
    'c-rmDNe)0T06<aqKN&$xX$(n~5JNOnNZK72u(kVd|MWSTd9dwcmC$qFsC8{8<=4_hqLbzBwm@X*RUVZbT@tFgu-$F)*x#FA(PT22'
    'OeT}b<nQbO007_zF94%NZU'
),
    output: [195, 174, 69, 238, 61, 150, 38, 112, 64, 87, 218, 18, 81, 82, 151, 87],
}, name='cancelled_any_quant8').DisableLifeTimeVariation()

# A step is sixteen units of a sum of 25 bits.
# Expected values: float64 formula.
input = Input('input', ('TENSOR_QUANT8_ASYMM', [1, 2, 3, 401], 0.5, 0))
filter = Parameter('filter', ('TENSOR_QUANT8_ASYMM', [4, 1, 2, 401], 0.25, 116), packed('<i2',
    'c-rmD!3}^Q5CB2@FBCmNVkCf^a%c;FeC=evTXV57THc&o(sxlyzBgI@l3FNN=n|v1JFA|~(qeI*b-dlK9H}xhGcz+YGcz+YGc$jm'
    'CjbBd0QlJho_Xrg'
))
bias = Parameter('bias', ('TENSOR_INT32', [4], 0.125, 0), [-23024712, -23007268, -22976048, -23018388])
output = Output('output', ('TENSOR_QUANT8_ASYMM', [1, 2, 2, 4], 2.0, 128))
model = Model()
model.Operation('CONV_2D', input, filter, bias, 2, 1, 1, 0).To(output)
Example({
    input: packed('<i2',
    'c-rmDNe)0T06<aqKN&$xX$(n~5JNOnNZK72u(kVd|MWSTd9dwcmC$qFsC8{8<=4_hqLbzBwm@X*RUVZbT@tFgu-$F)*x#FA(PT22'
    'OeT}b<nQbO007_zF94%NZU'
),
    output: [115, 124, 133, 142, 0, 0, 0, 0, 0, 0, 255, 0, 0, 0, 255, 0],
}, name='cancelled_to_little_any_quant8').DisableLifeTimeVariation()

# Sums beyond 16 bits and beyond what float16 holds.
# Expected values: float64 formula.
input = Input('input', ('TENSOR_QUANT8_ASYMM', [1, 2, 3, 401], 0.5, 0))
filter = Parameter('filter', ('TENSOR_QUANT8_ASYMM', [4, 1, 2, 401], 0.25, 116), packed('<i2',
    'c-qsOurR+|!QhkPJGIvReOI^_{W@e<5pFxF;QIvcRju9bKlkb|FJjZ+J}93Yf9Kic?q7}x8+S2V_b23DZ?4xH)jX<sRP(6jQO%>8'
    'M>UUX9@RXmc~tYLX3{k?jDk@x3P!;w7zLwX6pVsVFbYNiodE!cHy5q'
))
bias = Parameter('bias', ('TENSOR_INT32', [4], 0.125, 0), [-150000, -50000, 50000, 150000])
output = Output('output', ('TENSOR_QUANT8_ASYMM', [1, 2, 2, 4], 1200.0, 5))
model = Model()
model.Operation('CONV_2D', input, filter, bias, 2, 1, 1, 0).To(output)
Example({
    input: packed('<i2',
    'c-r&+#hk5l-SFelgw2n5#0!<!Gfr727BclF)~xDWvS+`?r_agXmhu-Dx^i151#Mh#_ikAByKPSVY^4>a?;rOb)jX<sRP(6jQO%>8'
    'M>UUX9@UIpGs7qt1*2dTjDk@x3P!;wpaB2?0k@R1'
),
    output: [213, 38, 125, 182, 90, 166, 91, 65, 91, 108, 173, 99, 98, 18, 238, 53],
}, name='great_any_quant8').DisableLifeTimeVariation()

# Nearly all codes are cut off: what is shifted to the left must not wrap.
# Expected values: float64 formula.
input = Input('input', ('TENSOR_QUANT8_ASYMM', [1, 2, 3, 401], 0.5, 0))
filter = Parameter('filter', ('TENSOR_QUANT8_ASYMM', [4, 1, 2, 401], 0.25, 116), packed('<i2',
    'c-qsOurR+|!QhkPJGIvReOI^_{W@e<5pFxF;QIvcRju9bKlkb|FJjZ+J}93Yf9Kic?q7}x8+S2V_b23DZ?4xH)jX<sRP(6jQO%>8'
    'M>UUX9@RXmc~tYLX3{k?jDk@x3P!;w7zLwX6pVsVFbYNiodE!cHy5q'
))
bias = Parameter('bias', ('TENSOR_INT32', [4], 0.125, 0), [-150000, -50000, 50000, 150000])
output = Output('output', ('TENSOR_QUANT8_ASYMM', [1, 2, 2, 4], 0.0010000000474974513, 99))
model = Model()
model.Operation('CONV_2D', input, filter, bias, 2, 1, 1, 0).To(output)
Example({
    input: packed('<i2',
    'c-r&+#hk5l-SFelgw2n5#0!<!Gfr727BclF)~xDWvS+`?r_agXmhu-Dx^i151#Mh#_ikAByKPSVY^4>a?;rOb)jX<sRP(6jQO%>8'
    'M>UUX9@UIpGs7qt1*2dTjDk@x3P!;wpaB2?0k@R1'
),
    output: [255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255],
}, name='cut_off_any_quant8').DisableLifeTimeVariation()

# Sums of more bits than a float32 holds, of which the bias leaves the last ones.
# Expected values: float64 formula.
input = Input('input', ('TENSOR_QUANT8_ASYMM', [1, 2, 3, 401], 0.5, 0))
filter = Parameter('filter', ('TENSOR_QUANT8_ASYMM', [4, 1, 2, 401], 0.25, 128), packed('<i2',
    'c-rmD!4ZHU3;;p<FBBaxf&vOeC)VJ{*X@5br%NSRw^Yt1)}kv<s%LDin|DrS4k?Gb$hCU0k=Hu<;kQM1%StAb$z(E_OeT}b-}3|j'
    '0000#djUlk=nD'
))
bias = Parameter('bias', ('TENSOR_INT32', [4], 0.125, 0), [-21096328, -21091530, -21087304, -21076060])
output = Output('output', ('TENSOR_QUANT8_ASYMM', [1, 2, 2, 4], 23.148862838745117, 128))
model = Model()
model.Operation('CONV_2D', input, filter, bias, 2, 1, 1, 0).To(output)
Example({
    input: packed('<i2',
    'c-rmD(F%ev6o6sh|IM5mhKV!|NQ%W|78H$T=%E+rw!8nk|6Gi-*ttFG+V~*vq!*cL>Fp_%>)qu=wjuADUgq<d<hfimp2MNLRip8h'
    'Ba_KwGMP*!|IP&f0092r3!#8vKL'
),
    output: [70, 49, 18, 50, 227, 143, 238, 107, 69, 216, 107, 206, 29, 40, 105, 63],
}, name='cancelled_symmetric_quant8').AddVariations(DataTypeConverter(name='signed').Identify({
    input: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -128),
    filter: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.25, 0),
    output: ('TENSOR_QUANT8_ASYMM_SIGNED', 23.148862838745117, 0),
})).DisableLifeTimeVariation()

# A step is sixteen units of a sum of 25 bits.
# Expected values: float64 formula.
input = Input('input', ('TENSOR_QUANT8_ASYMM', [1, 2, 3, 401], 0.5, 0))
filter = Parameter('filter', ('TENSOR_QUANT8_ASYMM', [4, 1, 2, 401], 0.25, 128), packed('<i2',
    'c-rmD!4ZHU3;;p<FBBaxf&vOeC)VJ{*X@5br%NSRw^Yt1)}kv<s%LDin|DrS4k?Gb$hCU0k=Hu<;kQM1%StAb$z(E_OeT}b-}3|j'
    '0000#djUlk=nD'
))
bias = Parameter('bias', ('TENSOR_INT32', [4], 0.125, 0), [-21085820, -21077002, -21066852, -21061356])
output = Output('output', ('TENSOR_QUANT8_ASYMM', [1, 2, 2, 4], 2.0, 128))
model = Model()
model.Operation('CONV_2D', input, filter, bias, 2, 1, 1, 0).To(output)
Example({
    input: packed('<i2',
    'c-rmD(F%ev6o6sh|IM5mhKV!|NQ%W|78H$T=%E+rw!8nk|6Gi-*ttFG+V~*vq!*cL>Fp_%>)qu=wjuADUgq<d<hfimp2MNLRip8h'
    'Ba_KwGMP*!|IP&f0092r3!#8vKL'
),
    output: [115, 124, 133, 142, 255, 255, 255, 255, 101, 255, 255, 255, 0, 13, 255, 255],
}, name='cancelled_to_little_symmetric_quant8').AddVariations(DataTypeConverter(name='signed').Identify({
    input: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -128),
    filter: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.25, 0),
    output: ('TENSOR_QUANT8_ASYMM_SIGNED', 2.0, 0),
})).DisableLifeTimeVariation()

# Sums beyond 16 bits and beyond what float16 holds.
# Expected values: float64 formula.
input = Input('input', ('TENSOR_QUANT8_ASYMM', [1, 2, 3, 401], 0.5, 0))
filter = Parameter('filter', ('TENSOR_QUANT8_ASYMM', [4, 1, 2, 401], 0.25, 128), packed('<i2',
    'c-nLLG}lboNA<b+^!buEt}luR4V=KeTY%>R(}nx&XL4O`q`$d$ztbvylmA7TBl8ZHc6~d>@AflC->HfD{I5`lQO%>8M>UUX9@RXm'
    'c~tYL=26X~nnyK{Y9?JX!zdU9qhJ(_f>AIEM!_f;1*2dT&=~*#g<U|;'
))
bias = Parameter('bias', ('TENSOR_INT32', [4], 0.125, 0), [-150000, -50000, 50000, 150000])
output = Output('output', ('TENSOR_QUANT8_ASYMM', [1, 2, 2, 4], 1100.0, 140))
model = Model()
model.Operation('CONV_2D', input, filter, bias, 2, 1, 1, 0).To(output)
Example({
    input: packed('<i2',
    'c-l+m$(a5x^z+<kWz`Tj-u-L0?3vkm!hiQgxj(BJ-`K1Z-Dslq$nUh|p@NIK(uZC?YQ4g_^2_=@#}E3mi?e)^M>UUX9@RXmc~tYL'
    '=26X~nnyKb*UT^qM!_f;1*2dTjDk@x3TOZT3xnHM'
),
    output: [102, 134, 149, 245, 135, 12, 122, 106, 164, 149, 20, 143, 110, 163, 132, 160],
}, name='great_symmetric_quant8').AddVariations(DataTypeConverter(name='signed').Identify({
    input: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -128),
    filter: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.25, 0),
    output: ('TENSOR_QUANT8_ASYMM_SIGNED', 1100.0, 12),
})).DisableLifeTimeVariation()

# Nearly all codes are cut off: what is shifted to the left must not wrap.
# Expected values: float64 formula.
input = Input('input', ('TENSOR_QUANT8_ASYMM', [1, 2, 3, 401], 0.5, 0))
filter = Parameter('filter', ('TENSOR_QUANT8_ASYMM', [4, 1, 2, 401], 0.25, 128), packed('<i2',
    'c-nLLG}lboNA<b+^!buEt}luR4V=KeTY%>R(}nx&XL4O`q`$d$ztbvylmA7TBl8ZHc6~d>@AflC->HfD{I5`lQO%>8M>UUX9@RXm'
    'c~tYL=26X~nnyK{Y9?JX!zdU9qhJ(_f>AIEM!_f;1*2dT&=~*#g<U|;'
))
bias = Parameter('bias', ('TENSOR_INT32', [4], 0.125, 0), [-150000, -50000, 50000, 150000])
output = Output('output', ('TENSOR_QUANT8_ASYMM', [1, 2, 2, 4], 0.0010000000474974513, 99))
model = Model()
model.Operation('CONV_2D', input, filter, bias, 2, 1, 1, 0).To(output)
Example({
    input: packed('<i2',
    'c-l+m$(a5x^z+<kWz`Tj-u-L0?3vkm!hiQgxj(BJ-`K1Z-Dslq$nUh|p@NIK(uZC?YQ4g_^2_=@#}E3mi?e)^M>UUX9@RXmc~tYL'
    '=26X~nnyKb*UT^qM!_f;1*2dTjDk@x3TOZT3xnHM'
),
    output: [0, 0, 255, 255, 0, 0, 0, 0, 255, 255, 0, 255, 0, 255, 0, 255],
}, name='cut_off_symmetric_quant8').AddVariations(DataTypeConverter(name='signed').Identify({
    input: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -128),
    filter: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.25, 0),
    output: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.0010000000474974513, -29),
})).DisableLifeTimeVariation()

# Sums of more bits than a float32 holds, of which the bias leaves the last ones.
# Expected values: float64 formula.
input = Input('input', ('TENSOR_QUANT8_ASYMM', [1, 2, 3, 401], 0.5, 255))
filter = Parameter('filter', ('TENSOR_QUANT8_ASYMM', [4, 1, 2, 401], 0.25, 128), packed('<i2',
    'c-rmDyAgmO5I{luFBDMW29@uepf#8nz0EhscursK-i=Q^yOhtG#Hul6hV5QsnVXCrW3@+6ZQ4X~e6H+NB#_BuGMP*!lgVWA_q+fA'
    '006+xUPR5@l>'
))
bias = Parameter('bias', ('TENSOR_INT32', [4], 0.125, 0), [21147724, 21144076, 21138532, 21152136])
output = Output('output', ('TENSOR_QUANT8_ASYMM', [1, 2, 2, 4], 22.144317626953125, 128))
model = Model()
model.Operation('CONV_2D', input, filter, bias, 2, 1, 1, 0).To(output)
Example({
    input: packed('|i1',
    'c-rmD(FuSc00qD-QZWNRQpD5>B8Y;p68GP%1sdVq|8bj=lA+OF*<E$V^G;p_au!E&Rm7|VqpXkAUH52e8i!4+vUQC$G%p+(85tQF'
    '85tS*KYs$h<q7'
),
    output: [198, 34, 174, 114, 58, 238, 52, 177, 153, 18, 204, 79, 196, 96, 168, 82],
}, name='cancelled_zero_point_255_quant8').AddVariations(DataTypeConverter(name='signed').Identify({
    input: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, 127),
    filter: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.25, 0),
    output: ('TENSOR_QUANT8_ASYMM_SIGNED', 22.144317626953125, 0),
})).DisableLifeTimeVariation()

# A step is sixteen units of a sum of 25 bits.
# Expected values: float64 formula.
input = Input('input', ('TENSOR_QUANT8_ASYMM', [1, 2, 3, 401], 0.5, 255))
filter = Parameter('filter', ('TENSOR_QUANT8_ASYMM', [4, 1, 2, 401], 0.25, 128), packed('<i2',
    'c-rmDyAgmO5I{luFBDMW29@uepf#8nz0EhscursK-i=Q^yOhtG#Hul6hV5QsnVXCrW3@+6ZQ4X~e6H+NB#_BuGMP*!lgVWA_q+fA'
    '006+xUPR5@l>'
))
bias = Parameter('bias', ('TENSOR_INT32', [4], 0.125, 0), [21135176, 21160676, 21130540, 21154828])
output = Output('output', ('TENSOR_QUANT8_ASYMM', [1, 2, 2, 4], 2.0, 128))
model = Model()
model.Operation('CONV_2D', input, filter, bias, 2, 1, 1, 0).To(output)
Example({
    input: packed('|i1',
    'c-rmD(FuSc00qD-QZWNRQpD5>B8Y;p68GP%1sdVq|8bj=lA+OF*<E$V^G;p_au!E&Rm7|VqpXkAUH52e8i!4+vUQC$G%p+(85tQF'
    '85tS*KYs$h<q7'
),
    output: [115, 124, 133, 142, 0, 255, 0, 255, 0, 0, 255, 0, 92, 255, 72, 0],
}, name='cancelled_to_little_zero_point_255_quant8').AddVariations(DataTypeConverter(name='signed').Identify({
    input: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, 127),
    filter: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.25, 0),
    output: ('TENSOR_QUANT8_ASYMM_SIGNED', 2.0, 0),
})).DisableLifeTimeVariation()

# The ratio of the scales is a power of two, just below one, or of far scales.
# Expected values: float64 formula.
input = Input('input', ('TENSOR_QUANT8_ASYMM', [1, 2, 3, 401], 1.0000001192092896, 120))
filter = Parameter('filter', ('TENSOR_QUANT8_ASYMM', [4, 1, 2, 401], 0.9999998807907104, 128), packed('<i2',
    'c-rmD!4ZH^2m?_ImxMs$eoOG;X?NfP^O7$0c-3*Tw)<UmjY~SWGjg5xdNa=5Rm#~37z_r3!C){L3<iJ47ZDK=5fRbPJw1It1^'
))
bias = Parameter('bias', ('TENSOR_INT32', [4], 1.0, 0), [-15, -5, 5, 15])
output = Output('output', ('TENSOR_QUANT8_ASYMM', [1, 2, 2, 4], 1.0, 120))
model = Model()
model.Operation('CONV_2D', input, filter, bias, 2, 1, 1, 0).To(output)
Example({
    input: packed('|i1',
    'c-rmD$qm3j5CXxdIVX8<01km4YEej7lT}0#?K$_h!r)4$Jj;@SqVMktz$+LY9v&VZ9v&Y4#~-GsWh4'
),
    output: [70, 255, 60, 15, 255, 59, 255, 0, 225, 255, 73, 255, 162, 0, 79, 255],
}, name='multiplier_just_below_1_quant8').AddVariations(DataTypeConverter(name='signed').Identify({
    input: ('TENSOR_QUANT8_ASYMM_SIGNED', 1.0000001192092896, -8),
    filter: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.9999998807907104, 0),
    output: ('TENSOR_QUANT8_ASYMM_SIGNED', 1.0, -8),
})).DisableLifeTimeVariation()

# The ratio of the scales is a power of two, just below one, or of far scales.
# Expected values: float64 formula.
input = Input('input', ('TENSOR_QUANT8_ASYMM', [1, 2, 3, 401], 1.0, 120))
filter = Parameter('filter', ('TENSOR_QUANT8_ASYMM', [4, 1, 2, 401], 0.5, 128), packed('<i2',
    'c-rmDu@Qh!5CTyfhlBf#t0kBi?MBQnZ#AyGYw0A-GmckNN1K(}$+TAT4$nsJ%)T!e3<iV2U@#aA27ksE5fKp)5z)`xmwZ1r'
))
bias = Parameter('bias', ('TENSOR_INT32', [4], 0.5, 0), [-15, -5, 5, 15])
output = Output('output', ('TENSOR_QUANT8_ASYMM', [1, 2, 2, 4], 64.0, 120))
model = Model()
model.Operation('CONV_2D', input, filter, bias, 2, 1, 1, 0).To(output)
Example({
    input: packed('|i1',
    'c-rmDxe>rH0K>4U^?G^xQfCC!Bo0cN3M#8`4-B<#8;PzWpupEtAv}B~Zyg>U9v&VZ9v=S17X%h%as'
),
    output: [123, 119, 116, 123, 116, 121, 119, 119, 123, 116, 121, 119, 119, 123, 123, 120],
}, name='multiplier_power_of_2_quant8').AddVariations(DataTypeConverter(name='signed').Identify({
    input: ('TENSOR_QUANT8_ASYMM_SIGNED', 1.0, -8),
    filter: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, 0),
    output: ('TENSOR_QUANT8_ASYMM_SIGNED', 64.0, -8),
})).DisableLifeTimeVariation()

# The ratio of the scales is a power of two, just below one, or of far scales.
# Expected values: float64 formula.
input = Input('input', ('TENSOR_QUANT8_ASYMM', [1, 2, 3, 401], 1.0000001192092896, 120))
filter = Parameter('filter', ('TENSOR_QUANT8_ASYMM', [4, 1, 2, 401], 0.4999999403953552, 128), packed('<i2',
    'c-rmDF%G~$2m`@<9I(yD@1(pSO{!hdAbBEHw<qbeQ}2}>b+r<YwYe)rJD!?d?R{!GU@#aA27|$1Fc|zDKSV@CL_|bCcL0IhMDq'
))
bias = Parameter('bias', ('TENSOR_INT32', [4], 0.5, 0), [-15, -5, 5, 15])
output = Output('output', ('TENSOR_QUANT8_ASYMM', [1, 2, 2, 4], 16.0, 120))
model = Model()
model.Operation('CONV_2D', input, filter, bias, 2, 1, 1, 0).To(output)
Example({
    input: packed('|i1',
    'c-rmD*$Dtq3<AKaJz|=F+5as;1VLnAa0F137#AD5S_k-+87zqrDJ~H?K|FUC7Z(>77Z(>7|KbNF{$b('
),
    output: [122, 111, 126, 146, 124, 110, 133, 118, 88, 125, 111, 133, 125, 108, 123, 112],
}, name='multiplier_just_below_power_quant8').AddVariations(DataTypeConverter(name='signed').Identify({
    input: ('TENSOR_QUANT8_ASYMM_SIGNED', 1.0000001192092896, -8),
    filter: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.4999999403953552, 0),
    output: ('TENSOR_QUANT8_ASYMM_SIGNED', 16.0, -8),
})).DisableLifeTimeVariation()

# The ratio of the scales is a power of two, just below one, or of far scales.
# Expected values: float64 formula.
input = Input('input', ('TENSOR_QUANT8_ASYMM', [1, 2, 3, 401], 9.999999747378752e-06, 120))
filter = Parameter('filter', ('TENSOR_QUANT8_ASYMM', [4, 1, 2, 401], 9.999999747378752e-06, 128), packed('<i2',
    'c-rmDu@S&P2m?VEZXv`s{<Pr4(Om=#n>d+DwY{TebS$0Oy;E|PMpn;$spZptGwSRmU@#aA27|$1Fc|zDKSV@CL_|bCcL6wLKnV'
))
bias = Parameter('bias', ('TENSOR_INT32', [4], 9.999999439624929e-11, 0), [-15, -5, 5, 15])
output = Output('output', ('TENSOR_QUANT8_ASYMM', [1, 2, 2, 4], 3.6000000203095794e-10, 139))
model = Model()
model.Operation('CONV_2D', input, filter, bias, 2, 1, 1, 0).To(output)
Example({
    input: packed('|i1',
    'c-rmDIRU^x5W_&!UVr3s00P048V!hRE9DZLjrKrOQbRb-AwC*l6uq$N8;IfI;o;%o;o;$b`~hj_XKw'
),
    output: [189, 13, 244, 24, 84, 207, 15, 53, 52, 83, 207, 28, 148, 210, 199, 22],
}, name='multiplier_tiny_quant8').AddVariations(DataTypeConverter(name='signed').Identify({
    input: ('TENSOR_QUANT8_ASYMM_SIGNED', 9.999999747378752e-06, -8),
    filter: ('TENSOR_QUANT8_ASYMM_SIGNED', 9.999999747378752e-06, 0),
    output: ('TENSOR_QUANT8_ASYMM_SIGNED', 3.6000000203095794e-10, 11),
})).DisableLifeTimeVariation()

# The ratio of the scales is a power of two, just below one, or of far scales.
# Expected values: float64 formula.
input = Input('input', ('TENSOR_QUANT8_ASYMM', [1, 2, 3, 401], 10000.0, 120))
filter = Parameter('filter', ('TENSOR_QUANT8_ASYMM', [4, 1, 2, 401], 1000.0, 128), packed('<i2',
    'c-rmDu?@g53<JRoZb~92w=zPSRR4A%5ICulvDLHB<!CbU&aP6c_j`6s%RTXF>Ac6TU@#aA27|$1Fc|zDKSV@CL_|bCcL9H|JX8'
))
bias = Parameter('bias', ('TENSOR_INT32', [4], 10000000.0, 0), [-15, -5, 5, 15])
output = Output('output', ('TENSOR_QUANT8_ASYMM', [1, 2, 2, 4], 59000000.0, 52))
model = Model()
model.Operation('CONV_2D', input, filter, bias, 2, 1, 1, 0).To(output)
Example({
    input: packed('|i1',
    'c-rmDxe>rH00P0PdDXlWICKeQ%p7Y<BAgJlniJ{>ts$FuOKK4khu>2G!<UDLhlhuUhlhuM@dc&$Vr2'
),
    output: [62, 19, 44, 119, 115, 14, 60, 143, 105, 116, 18, 67, 243, 178, 64, 22],
}, name='multiplier_huge_quant8').AddVariations(DataTypeConverter(name='signed').Identify({
    input: ('TENSOR_QUANT8_ASYMM_SIGNED', 10000.0, -8),
    filter: ('TENSOR_QUANT8_ASYMM_SIGNED', 1000.0, 0),
    output: ('TENSOR_QUANT8_ASYMM_SIGNED', 59000000.0, -76),
})).DisableLifeTimeVariation()
