# Licensed under the Apache License, Version 2.0; see LICENSE.
# Written by 'python -m corpus' from corpus/families/convolution.py; do not edit.
#
# DEPTHWISE_CONV_2D: scales far from 1, sums of many bits, cancellation, special numbers.

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
input = Input('input', ('TENSOR_QUANT8_ASYMM', [1, 21, 22, 2], 0.5, 0))
filter = Parameter('filter', ('TENSOR_QUANT8_ASYMM', [1, 21, 20, 4], 0.25, 116), packed('<i2',
    'c-rmD$rXSg3<W^@FH}en%nOR_*n|fUf9|8~4(oQ`Xi=ab*Vz|6bGkblpQNgi=8|~E?1yxAVn-1+y-BQ!jEszojQmaB0001f-~}4@'
    'Gzt'
))
bias = Parameter('bias', ('TENSOR_INT32', [4], 0.125, 0), [-12281209, -12283020, -12288746, -12272624])
output = Output('output', ('TENSOR_QUANT8_ASYMM', [1, 1, 3, 4], 8.243749618530273, 128))
model = Model()
model.Operation('DEPTHWISE_CONV_2D', input, filter, bias, 2, 1, 1, 2, 0).To(output)
Example({
    input: packed('<i2',
    'c-rmDOA3G>5CG8bf3|E<fkre%hAkvV>|>@#rwCfi+dm!?a}MmPp=PFf;PB$aIJq6sY(Co@(miYFN1?hal#?8UT(niHX^~T=O!=!^'
    '5JG<G1!!tUKL'
),
    output: [40, 18, 202, 216, 216, 238, 54, 40, 104, 122, 129, 136],
}, name='cancelled_any_quant8').DisableLifeTimeVariation()

# A step is sixteen units of a sum of 25 bits.
# Expected values: float64 formula.
input = Input('input', ('TENSOR_QUANT8_ASYMM', [1, 21, 22, 2], 0.5, 0))
filter = Parameter('filter', ('TENSOR_QUANT8_ASYMM', [1, 21, 20, 4], 0.25, 116), packed('<i2',
    'c-rmD$rXSg3<W^@FH}en%nOR_*n|fUf9|8~4(oQ`Xi=ab*Vz|6bGkblpQNgi=8|~E?1yxAVn-1+y-BQ!jEszojQmaB0001f-~}4@'
    'Gzt'
))
bias = Parameter('bias', ('TENSOR_INT32', [4], 0.125, 0), [-12275627, -12275830, -12293535, -12278182])
output = Output('output', ('TENSOR_QUANT8_ASYMM', [1, 1, 3, 4], 2.0, 128))
model = Model()
model.Operation('DEPTHWISE_CONV_2D', input, filter, bias, 2, 1, 1, 2, 0).To(output)
Example({
    input: packed('<i2',
    'c-rmDOA3G>5CG8bf3|E<fkre%hAkvV>|>@#rwCfi+dm!?a}MmPp=PFf;PB$aIJq6sY(Co@(miYFN1?hal#?8UT(niHX^~T=O!=!^'
    '5JG<G1!!tUKL'
),
    output: [115, 124, 133, 142, 255, 255, 0, 0, 255, 255, 0, 0],
}, name='cancelled_to_little_any_quant8').DisableLifeTimeVariation()

# Sums beyond 16 bits and beyond what float16 holds.
# Expected values: float64 formula.
input = Input('input', ('TENSOR_QUANT8_ASYMM', [1, 21, 22, 2], 0.5, 0))
filter = Parameter('filter', ('TENSOR_QUANT8_ASYMM', [1, 21, 20, 4], 0.25, 116), packed('<i2',
    'c-lMia=Gof-7~W@4_tpDZeZ9NaJ2Y^ZU)PZPHEe7ODqgN7@hkoE^KmKCiBe$RcYUFyK5Hbr#^|g);jUQ)vGK=Mm3LW9@RXmc~tYL'
    'X6k5W7zLwX6pVsVFbW0%008t%UAX'
))
bias = Parameter('bias', ('TENSOR_INT32', [4], 0.125, 0), [-150000, -50000, 50000, 150000])
output = Output('output', ('TENSOR_QUANT8_ASYMM', [1, 1, 3, 4], 350.0, 0))
model = Model()
model.Operation('DEPTHWISE_CONV_2D', input, filter, bias, 2, 1, 1, 2, 0).To(output)
Example({
    input: packed('<i2',
    'c-m{8Z5gim+vlCp(FeWlSNuNa{%pL*WP0g=TknCx@2_p=WdGe_&;Paln8lsBSMN=o@3P*}so}VBdJglSrYxc6QO%>8M>W$*Gs7qt'
    '1*2e40svKH@}&'
),
    output: [223, 255, 255, 255, 255, 250, 255, 255, 255, 217, 255, 255],
}, name='great_any_quant8').DisableLifeTimeVariation()

# Nearly all codes are cut off: what is shifted to the left must not wrap.
# Expected values: float64 formula.
input = Input('input', ('TENSOR_QUANT8_ASYMM', [1, 21, 22, 2], 0.5, 0))
filter = Parameter('filter', ('TENSOR_QUANT8_ASYMM', [1, 21, 20, 4], 0.25, 116), packed('<i2',
    'c-lMia=Gof-7~W@4_tpDZeZ9NaJ2Y^ZU)PZPHEe7ODqgN7@hkoE^KmKCiBe$RcYUFyK5Hbr#^|g);jUQ)vGK=Mm3LW9@RXmc~tYL'
    'X6k5W7zLwX6pVsVFbW0%008t%UAX'
))
bias = Parameter('bias', ('TENSOR_INT32', [4], 0.125, 0), [-150000, -50000, 50000, 150000])
output = Output('output', ('TENSOR_QUANT8_ASYMM', [1, 1, 3, 4], 0.0010000000474974513, 99))
model = Model()
model.Operation('DEPTHWISE_CONV_2D', input, filter, bias, 2, 1, 1, 2, 0).To(output)
Example({
    input: packed('<i2',
    'c-m{8Z5gim+vlCp(FeWlSNuNa{%pL*WP0g=TknCx@2_p=WdGe_&;Paln8lsBSMN=o@3P*}so}VBdJglSrYxc6QO%>8M>W$*Gs7qt'
    '1*2e40svKH@}&'
),
    output: [255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255],
}, name='cut_off_any_quant8').DisableLifeTimeVariation()

# Sums of more bits than a float32 holds, of which the bias leaves the last ones.
# Expected values: float64 formula.
input = Input('input', ('TENSOR_QUANT8_ASYMM', [1, 21, 22, 2], 0.5, 0))
filter = Parameter('filter', ('TENSOR_QUANT8_ASYMM', [1, 21, 20, 4], 0.25, 128), packed('<i2',
    'c-rmD%MpMe3<W^@FO={J2BHoGX22#qczAnXGQWkdI@0N~YRF<Fu{fr_3Ul9<bg4bL-eoimnr62lEl%%^kdcv*k&(a22LJ%T54^F@'
    'Fir'
))
bias = Parameter('bias', ('TENSOR_INT32', [4], 0.125, 0), [-10883698, -10887344, -10874972, -10870764])
output = Output('output', ('TENSOR_QUANT8_ASYMM', [1, 1, 3, 4], 11.5403413772583, 128))
model = Model()
model.Operation('DEPTHWISE_CONV_2D', input, filter, bias, 2, 1, 1, 2, 0).To(output)
Example({
    input: packed('<i2',
    'c-rmDK?;B%5CFjb|Ffb{!9xdASu8TbG>r}$)hmJyJNH3QLC;N&IHUsV*pp?UFOnHEE^ZT^#m;$v_L;7*-l%!u(kfBsGqy;XGUcyw'
    'MF{z&7i;A>_5'
),
    output: [199, 238, 68, 67, 121, 123, 125, 85, 57, 18, 188, 189],
}, name='cancelled_symmetric_quant8').AddVariations(DataTypeConverter(name='signed').Identify({
    input: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -128),
    filter: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.25, 0),
    output: ('TENSOR_QUANT8_ASYMM_SIGNED', 11.5403413772583, 0),
})).DisableLifeTimeVariation()

# A step is sixteen units of a sum of 25 bits.
# Expected values: float64 formula.
input = Input('input', ('TENSOR_QUANT8_ASYMM', [1, 21, 22, 2], 0.5, 0))
filter = Parameter('filter', ('TENSOR_QUANT8_ASYMM', [1, 21, 20, 4], 0.25, 128), packed('<i2',
    'c-rmD%MpMe3<W^@FO={J2BHoGX22#qczAnXGQWkdI@0N~YRF<Fu{fr_3Ul9<bg4bL-eoimnr62lEl%%^kdcv*k&(a22LJ%T54^F@'
    'Fir'
))
bias = Parameter('bias', ('TENSOR_INT32', [4], 0.125, 0), [-10890494, -10897563, -10869384, -10864885])
output = Output('output', ('TENSOR_QUANT8_ASYMM', [1, 1, 3, 4], 2.0, 128))
model = Model()
model.Operation('DEPTHWISE_CONV_2D', input, filter, bias, 2, 1, 1, 2, 0).To(output)
Example({
    input: packed('<i2',
    'c-rmDK?;B%5CFjb|Ffb{!9xdASu8TbG>r}$)hmJyJNH3QLC;N&IHUsV*pp?UFOnHEE^ZT^#m;$v_L;7*-l%!u(kfBsGqy;XGUcyw'
    'MF{z&7i;A>_5'
),
    output: [115, 124, 133, 142, 0, 0, 255, 246, 0, 0, 255, 255],
}, name='cancelled_to_little_symmetric_quant8').AddVariations(DataTypeConverter(name='signed').Identify({
    input: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -128),
    filter: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.25, 0),
    output: ('TENSOR_QUANT8_ASYMM_SIGNED', 2.0, 0),
})).DisableLifeTimeVariation()

# Sums beyond 16 bits and beyond what float16 holds.
# Expected values: float64 formula.
input = Input('input', ('TENSOR_QUANT8_ASYMM', [1, 21, 22, 2], 0.5, 0))
filter = Parameter('filter', ('TENSOR_QUANT8_ASYMM', [1, 21, 20, 4], 0.25, 128), packed('<i2',
    'c-mX^R!I54n}~gR^LEUvF50*yfP3e*ipSQ0AH6-MJ(+as=qAH0`#yZg&Asd1m~@}{xTe%0n@Xlx>6-I)T>d(1(WvH8&7+z}HIHf@'
    ')l41D45MHajDk@x3P!;o000B&m^%'
))
bias = Parameter('bias', ('TENSOR_INT32', [4], 0.125, 0), [-150000, -50000, 50000, 150000])
output = Output('output', ('TENSOR_QUANT8_ASYMM', [1, 1, 3, 4], 160.0, 0))
model = Model()
model.Operation('DEPTHWISE_CONV_2D', input, filter, bias, 2, 1, 1, 2, 0).To(output)
Example({
    input: packed('<i2',
    'c-pgjd4HbfS!Je&`wl(*CX@7dN#ZA$uxoN^MXU2KY^eRhV6`|z;N{-m&c{zOZC}B@!|{}Kl%m8I*{TQYpHGgo8`V6jc~mp4G&78X'
    'Q7{SyB>(`zi{Rk'
),
    output: [255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255],
}, name='great_symmetric_quant8').AddVariations(DataTypeConverter(name='signed').Identify({
    input: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -128),
    filter: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.25, 0),
    output: ('TENSOR_QUANT8_ASYMM_SIGNED', 160.0, -128),
})).DisableLifeTimeVariation()

# Nearly all codes are cut off: what is shifted to the left must not wrap.
# Expected values: float64 formula.
input = Input('input', ('TENSOR_QUANT8_ASYMM', [1, 21, 22, 2], 0.5, 0))
filter = Parameter('filter', ('TENSOR_QUANT8_ASYMM', [1, 21, 20, 4], 0.25, 128), packed('<i2',
    'c-mX^R!I54n}~gR^LEUvF50*yfP3e*ipSQ0AH6-MJ(+as=qAH0`#yZg&Asd1m~@}{xTe%0n@Xlx>6-I)T>d(1(WvH8&7+z}HIHf@'
    ')l41D45MHajDk@x3P!;o000B&m^%'
))
bias = Parameter('bias', ('TENSOR_INT32', [4], 0.125, 0), [-150000, -50000, 50000, 150000])
output = Output('output', ('TENSOR_QUANT8_ASYMM', [1, 1, 3, 4], 0.0010000000474974513, 99))
model = Model()
model.Operation('DEPTHWISE_CONV_2D', input, filter, bias, 2, 1, 1, 2, 0).To(output)
Example({
    input: packed('<i2',
    'c-pgjd4HbfS!Je&`wl(*CX@7dN#ZA$uxoN^MXU2KY^eRhV6`|z;N{-m&c{zOZC}B@!|{}Kl%m8I*{TQYpHGgo8`V6jc~mp4G&78X'
    'Q7{SyB>(`zi{Rk'
),
    output: [255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255],
}, name='cut_off_symmetric_quant8').AddVariations(DataTypeConverter(name='signed').Identify({
    input: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -128),
    filter: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.25, 0),
    output: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.0010000000474974513, -29),
})).DisableLifeTimeVariation()

# Sums of more bits than a float32 holds, of which the bias leaves the last ones.
# Expected values: float64 formula.
input = Input('input', ('TENSOR_QUANT8_ASYMM', [1, 21, 22, 2], 0.5, 255))
filter = Parameter('filter', ('TENSOR_QUANT8_ASYMM', [1, 21, 20, 4], 0.25, 128), packed('<i2',
    'c-rmDOAde_3`J4*zfeGw@{KL2p}GhM4&F)b@YWW>q)KCUKX&EGPK4D&N-IwJO=HS;UtP#^v}~4+c+zEyDrU@>F=NL3&Ab5s0Q|rM'
    'B;h+g'
))
bias = Parameter('bias', ('TENSOR_INT32', [4], 0.125, 0), [10998424, 10990512, 10969124, 10977548])
output = Output('output', ('TENSOR_QUANT8_ASYMM', [1, 1, 3, 4], 5.8517045974731445, 128))
model = Model()
model.Operation('DEPTHWISE_CONV_2D', input, filter, bias, 2, 1, 1, 2, 0).To(output)
Example({
    input: packed('|i1',
    'c-qr9ku%g(5s@}FRAkYUWY$yBk~88_Ws}p@=hEZWX4I4rlV=o{Q<qcW;x=FsW6<W7R59XG7UL0Q6XD|2AJsgnc~mp4Gy?!vHDlo'
),
    output: [18, 97, 60, 92, 238, 147, 174, 116, 135, 159, 196, 164],
}, name='cancelled_zero_point_255_quant8').AddVariations(DataTypeConverter(name='signed').Identify({
    input: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, 127),
    filter: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.25, 0),
    output: ('TENSOR_QUANT8_ASYMM_SIGNED', 5.8517045974731445, 0),
})).DisableLifeTimeVariation()

# A step is sixteen units of a sum of 25 bits.
# Expected values: float64 formula.
input = Input('input', ('TENSOR_QUANT8_ASYMM', [1, 21, 22, 2], 0.5, 255))
filter = Parameter('filter', ('TENSOR_QUANT8_ASYMM', [1, 21, 20, 4], 0.25, 128), packed('<i2',
    'c-rmDOAde_3`J4*zfeGw@{KL2p}GhM4&F)b@YWW>q)KCUKX&EGPK4D&N-IwJO=HS;UtP#^v}~4+c+zEyDrU@>F=NL3&Ab5s0Q|rM'
    'B;h+g'
))
bias = Parameter('bias', ('TENSOR_INT32', [4], 0.125, 0), [11003365, 10991917, 10972407, 10979448])
output = Output('output', ('TENSOR_QUANT8_ASYMM', [1, 1, 3, 4], 2.0, 128))
model = Model()
model.Operation('DEPTHWISE_CONV_2D', input, filter, bias, 2, 1, 1, 2, 0).To(output)
Example({
    input: packed('|i1',
    'c-qr9ku%g(5s@}FRAkYUWY$yBk~88_Ws}p@=hEZWX4I4rlV=o{Q<qcW;x=FsW6<W7R59XG7UL0Q6XD|2AJsgnc~mp4Gy?!vHDlo'
),
    output: [115, 124, 133, 142, 255, 255, 255, 211, 255, 255, 255, 255],
}, name='cancelled_to_little_zero_point_255_quant8').AddVariations(DataTypeConverter(name='signed').Identify({
    input: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, 127),
    filter: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.25, 0),
    output: ('TENSOR_QUANT8_ASYMM_SIGNED', 2.0, 0),
})).DisableLifeTimeVariation()

# The ratio of the scales is a power of two, just below one, or of far scales.
# Expected values: float64 formula.
input = Input('input', ('TENSOR_QUANT8_ASYMM', [1, 21, 22, 2], 1.0000001192092896, 120))
filter = Parameter('filter', ('TENSOR_QUANT8_ASYMM', [1, 21, 20, 4], 0.9999998807907104, 128), packed('<i2',
    'c-rmD%L#x`3`9{2H}iXq8+&l!Vh#jC$n`-On4%`MlS4*p_6|zUEyV9k_HjSo4H!3W+_-V$#^1zORaMmwJXQTi!~'
))
bias = Parameter('bias', ('TENSOR_INT32', [4], 1.0, 0), [-15, -5, 5, 15])
output = Output('output', ('TENSOR_QUANT8_ASYMM', [1, 1, 3, 4], 1.0, 120))
model = Model()
model.Operation('DEPTHWISE_CONV_2D', input, filter, bias, 2, 1, 1, 2, 0).To(output)
Example({
    input: packed('|i1',
    'c-rmDxeWjy3<R*L@6GZccA!gbxth?HEI^`*h=mgf;fxt6p4Rr27tr3)&6_v>$_HH?uzd'
),
    output: [141, 110, 180, 142, 58, 106, 230, 102, 133, 71, 131, 111],
}, name='multiplier_just_below_1_quant8').AddVariations(DataTypeConverter(name='signed').Identify({
    input: ('TENSOR_QUANT8_ASYMM_SIGNED', 1.0000001192092896, -8),
    filter: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.9999998807907104, 0),
    output: ('TENSOR_QUANT8_ASYMM_SIGNED', 1.0, -8),
})).DisableLifeTimeVariation()

# The ratio of the scales is a power of two, just below one, or of far scales.
# Expected values: float64 formula.
input = Input('input', ('TENSOR_QUANT8_ASYMM', [1, 21, 22, 2], 1.0, 120))
filter = Parameter('filter', ('TENSOR_QUANT8_ASYMM', [1, 21, 20, 4], 0.5, 128), packed('<i2',
    'c-rmDxdFg148y<-9zLQLw}(iPf>#4FCk&)9#0XX#t?i8l6I(WJ_mULmx;>m#=gyrwckcYn{8Uv{{lEci^hRC'
))
bias = Parameter('bias', ('TENSOR_INT32', [4], 0.5, 0), [-15, -5, 5, 15])
output = Output('output', ('TENSOR_QUANT8_ASYMM', [1, 1, 3, 4], 64.0, 120))
model = Model()
model.Operation('DEPTHWISE_CONV_2D', input, filter, bias, 2, 1, 1, 2, 0).To(output)
Example({
    input: packed('|i1',
    'c-rmDw-LZV3<JTc3ETWrMJQu{1am8A!jakn9RW%}g|y+FT#(=8k}(I^B3m9leE2W?02}PE)B'
),
    output: [120, 121, 120, 120, 120, 120, 120, 119, 119, 120, 120, 120],
}, name='multiplier_power_of_2_quant8').AddVariations(DataTypeConverter(name='signed').Identify({
    input: ('TENSOR_QUANT8_ASYMM_SIGNED', 1.0, -8),
    filter: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, 0),
    output: ('TENSOR_QUANT8_ASYMM_SIGNED', 64.0, -8),
})).DisableLifeTimeVariation()

# The ratio of the scales is a power of two, just below one, or of far scales.
# Expected values: float64 formula.
input = Input('input', ('TENSOR_QUANT8_ASYMM', [1, 21, 22, 2], 1.0000001192092896, 120))
filter = Parameter('filter', ('TENSOR_QUANT8_ASYMM', [1, 21, 20, 4], 0.4999999403953552, 128), packed('<i2',
    'c-rmDxdFg148y<-E<U0ccZNujg4dve90dlz92xtTJEpRlBVs)m8u6@80-4KAVs-A^xpU{v-^@={Rn-q%1KUJq'
))
bias = Parameter('bias', ('TENSOR_INT32', [4], 0.5, 0), [-15, -5, 5, 15])
output = Output('output', ('TENSOR_QUANT8_ASYMM', [1, 1, 3, 4], 16.0, 120))
model = Model()
model.Operation('DEPTHWISE_CONV_2D', input, filter, bias, 2, 1, 1, 2, 0).To(output)
Example({
    input: packed('|i1',
    'c-rmDu?+x03<ANbF|gPCyNS=NjgT0e$eLiRK)h*lTdGWV5Bn;3k0N>Y%;WIk!++rq*8Q+4'
),
    output: [121, 123, 120, 122, 122, 121, 124, 123, 126, 122, 123, 124],
}, name='multiplier_just_below_power_quant8').AddVariations(DataTypeConverter(name='signed').Identify({
    input: ('TENSOR_QUANT8_ASYMM_SIGNED', 1.0000001192092896, -8),
    filter: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.4999999403953552, 0),
    output: ('TENSOR_QUANT8_ASYMM_SIGNED', 16.0, -8),
})).DisableLifeTimeVariation()

# The ratio of the scales is a power of two, just below one, or of far scales.
# Expected values: float64 formula.
input = Input('input', ('TENSOR_QUANT8_ASYMM', [1, 21, 22, 2], 9.999999747378752e-06, 120))
filter = Parameter('filter', ('TENSOR_QUANT8_ASYMM', [1, 21, 20, 4], 9.999999747378752e-06, 128), packed('<i2',
    'c-rmDxdDJc3<E(5N1rRda}NXr+QbetFkn%8q6i)%97!+tVE{^;j0NpV6JK#nadB~Raq&0!X|1)^e$W91twO8'
))
bias = Parameter('bias', ('TENSOR_INT32', [4], 9.999999439624929e-11, 0), [-15, -5, 5, 15])
output = Output('output', ('TENSOR_QUANT8_ASYMM', [1, 1, 3, 4], 1.100000021625469e-10, 0))
model = Model()
model.Operation('DEPTHWISE_CONV_2D', input, filter, bias, 2, 1, 1, 2, 0).To(output)
Example({
    input: packed('|i1',
    'c-rmDu>k-u2*a?e6GM2uJkgEClcj_xmeZ!EOsMiEk(+H`x}(}dvPQTN=<wmgzwiT6N3YW'
),
    output: [180, 156, 15, 242, 114, 88, 149, 77, 27, 116, 149, 194],
}, name='multiplier_tiny_quant8').AddVariations(DataTypeConverter(name='signed').Identify({
    input: ('TENSOR_QUANT8_ASYMM_SIGNED', 9.999999747378752e-06, -8),
    filter: ('TENSOR_QUANT8_ASYMM_SIGNED', 9.999999747378752e-06, 0),
    output: ('TENSOR_QUANT8_ASYMM_SIGNED', 1.100000021625469e-10, -128),
})).DisableLifeTimeVariation()

# The ratio of the scales is a power of two, just below one, or of far scales.
# Expected values: float64 formula.
input = Input('input', ('TENSOR_QUANT8_ASYMM', [1, 21, 22, 2], 10000.0, 120))
filter = Parameter('filter', ('TENSOR_QUANT8_ASYMM', [1, 21, 20, 4], 1000.0, 128), packed('<i2',
    'c-rmDxdFf+3<N<Jj_#vzLk|ud+(bfR5iV21kp~8RMtEy6;oRN1Gn&wt`%{4;oF^JLZrr$W<8R`ps;cS-URDJ|8v'
))
bias = Parameter('bias', ('TENSOR_INT32', [4], 10000000.0, 0), [-15, -5, 5, 15])
output = Output('output', ('TENSOR_QUANT8_ASYMM', [1, 1, 3, 4], 8400000.0, 42))
model = Model()
model.Operation('DEPTHWISE_CONV_2D', input, filter, bias, 2, 1, 1, 2, 0).To(output)
Example({
    input: packed('|i1',
    'c-rmDxe)*$3<JTc^}2Z&dLVP8Q?Q_i!Z-mLw9?J8N!)pxQj{Axq#@ml7>gG#{)G=zFR*9'
),
    output: [111, 117, 144, 63, 123, 24, 243, 93, 98, 13, 130, 188],
}, name='multiplier_huge_quant8').AddVariations(DataTypeConverter(name='signed').Identify({
    input: ('TENSOR_QUANT8_ASYMM_SIGNED', 10000.0, -8),
    filter: ('TENSOR_QUANT8_ASYMM_SIGNED', 1000.0, 0),
    output: ('TENSOR_QUANT8_ASYMM_SIGNED', 8400000.0, -86),
})).DisableLifeTimeVariation()
