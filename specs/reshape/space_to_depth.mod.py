# Licensed under the Apache License, Version 2.0; see LICENSE.
# Written by 'python -m corpus' from corpus/families/reshape.py; do not edit.
#
# SPACE_TO_DEPTH: blocks, layouts, types.

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
U8 = 'TENSOR_QUANT8_ASYMM'

# Pixels become channels: rows of the block first.
# Expected values: float64 formula.
input = Input('input', (F32, [1, 4, 6, 2]))
layout = BoolScalar('layout', False)
output = Output('output', (F32, [1, 2, 3, 8]))
model = Model()
model.Operation('SPACE_TO_DEPTH', input, 2, layout).To(output)
Example({
    input: packed('<f4',
    'c-o6dSY~Z0Vk!QMg|E@JwLIk84z}LO+6kW)sY@Odx?LZ^vu+Vz^8&vQ0Z+x>?UAf>vV1!G{+4xHZq|kAPUU*N@3Dql<8+Dkr<Ys}'
    'Sxz<o%(7&1chx;0m9)I~!p)izmX`^C{<vIcSbk?0*D;~j;zw8avMlXwQdxF})ojMD#D=~ahVD+kP1i2>^p#g#il6)}&h)^6-3JcX'
    'A2{Fu1p5yhIN)gSaKPTd;edlZklKIXAW-N4hzpViDFXmizFp}'
),
    output: packed('<f4',
    'c-o6dSY~b8S{`C4Vk!P@2V3ti7QV*G+6kW)sY@PgUf}mZ=yrWXz*F&eJnI(m?UAf>vV1!GKG*AgkGHJba#KUDae7^t?o^5Pr<Ys}'
    'Sxz00N?P9hGt08~!p#~ccURpKmX`^C{<vHhKf1b?Vfme1EK7TvxQ+?ER#|q2)ojMD#A}y(`WpIb7|N?I#dml5ZJPWn&h)^6-3Rs`'
    '00R312ORAk4mbdTy#tW8KLDm2_8&Ot03snu8~}G3UFi'
),
}, name='block_2').AddNchw(input, output, layout).AddVariations('relaxed', 'float16').DisableLifeTimeVariation()

# The argument list of the first version.
# Expected values: float64 formula.
input = Input('input', (F32, [1, 4, 6, 2]))
output = Output('output', (F32, [1, 2, 3, 8]))
model = Model()
model.Operation('SPACE_TO_DEPTH', input, 2).To(output)
Example({
    input: packed('<f4',
    'c-o6dSY~Z0Vk!QMg|E@JwLIk84z}LO+6kW)sY@Odx?LZ^vu+Vz^8&vQ0Z+x>?UAf>vV1!G{+4xHZq|kAPUU*N@3Dql<8+Dkr<Ys}'
    'Sxz<o%(7&1chx;0m9)I~!p)izmX`^C{<vIcSbk?0*D;~j;zw8avMlXwQdxF})ojMD#D=~ahVD+kP1i2>^p#g#il6)}&h)^6-3JcX'
    'A2{Fu1p5yhIN)gSaKPTd;edlZklKIXAW-N4hzpViDFXmizFp}'
),
    output: packed('<f4',
    'c-o6dSY~b8S{`C4Vk!P@2V3ti7QV*G+6kW)sY@PgUf}mZ=yrWXz*F&eJnI(m?UAf>vV1!GKG*AgkGHJba#KUDae7^t?o^5Pr<Ys}'
    'Sxz00N?P9hGt08~!p#~ccURpKmX`^C{<vHhKf1b?Vfme1EK7TvxQ+?ER#|q2)ojMD#A}y(`WpIb7|N?I#dml5ZJPWn&h)^6-3Rs`'
    '00R312ORAk4mbdTy#tW8KLDm2_8&Ot03snu8~}G3UFi'
),
}, name='block_2_without_layout').AddVariations('float16').DisableLifeTimeVariation()

# Pixels become channels: rows of the block first.
# Expected values: float64 formula.
input = Input('input', (U8, [1, 4, 6, 2], 0.5, 101))
layout = BoolScalar('layout', False)
output = Output('output', (U8, [1, 2, 3, 8], 0.5, 101))
model = Model()
model.Operation('SPACE_TO_DEPTH', input, 2, layout).To(output)
Example({
    input: packed('<i2',
    'c-mw5zo^D@pG(H`YRP%-XNrH`H(}iA{mti-QskjuMb%Bkk6XAse;;;~YBq@~&p1$|!$2Yc0NTtK@B'
),
    output: packed('<i2',
    'c-mw5zo^FjOz}_8eJ&aIO&E7Rua=zW{mti-QskjuzYjY~6;(GCH=9J2KW^dn%s5b_!$2Yc0N?Bv@B'
),
}, name='block_2_quant8').AddNchw(input, output, layout).AddVariations(signed(input, output)).DisableLifeTimeVariation()

# The argument list of the first version.
# Expected values: float64 formula.
input = Input('input', (U8, [1, 4, 6, 2], 0.5, 101))
output = Output('output', (U8, [1, 2, 3, 8], 0.5, 101))
model = Model()
model.Operation('SPACE_TO_DEPTH', input, 2).To(output)
Example({
    input: packed('<i2',
    'c-mw5zo^D@pG(H`YRP%-XNrH`H(}iA{mti-QskjuMb%Bkk6XAse;;;~YBq@~&p1$|!$2Yc0NTtK@B'
),
    output: packed('<i2',
    'c-mw5zo^FjOz}_8eJ&aIO&E7Rua=zW{mti-QskjuzYjY~6;(GCH=9J2KW^dn%s5b_!$2Yc0N?Bv@B'
),
}, name='block_2_without_layout_quant8').AddVariations(signed(input, output)).DisableLifeTimeVariation()

# Pixels become channels: rows of the block first.
# Expected values: float64 formula.
input = Input('input', (F32, [2, 2, 4, 3]))
layout = BoolScalar('layout', False)
output = Output('output', (F32, [2, 1, 2, 12]))
model = Model()
model.Operation('SPACE_TO_DEPTH', input, 2, layout).To(output)
Example({
    input: packed('<f4',
    'c-niIbhdCuA;a}=^FoUMU0%0giTt#QXZ=n)rBvSDAi%Ki_$>Wdann9DZ%I2Irul8g4vs2;Gq!TJ42w11KhC(~>t0mQ>iqUh(!vDm'
    'mp_Xl80LG=ygPH3^YQ~H(!BX%H1g!uguLM4nmBJp!<5q}H!^s6a_nWzZn?suyLR@xx;b|*1ThOPY24UtR>bGFeP;O|q0T!F`yK2Z'
    '4mcbDqWuRQ9QN;Xw0Ceg2;?8w55xx!I@p2O4iF`F2kZgl0AQa'
),
    output: packed('<f4',
    'c-jHL06+iXV$E^5asJb;u%sUV*Y=)NbC!|KPRl}MdE2lM0G9BBv}VV?$C@viUREjgn79af5X?OuJ=9G{a&UzJqbTp=XhZGHVxeF='
    '>G^V407Iw1$Yx8QOPSr7x(-|@ZXT>u=nM*xo&ZWo2)zZEfRxM0v1^3X1TC$bo_?I&(2F*54o0_90}-Twv6*-L5{cYEzd%1gz`;O3'
    'zrI00z`#Jjzdt}g!9c*kz`wx2z`(#jK)^u2!9YGhz`(#jKEOZKPGFw'
),
}, name='block_2_batches').AddNchw(input, output, layout).AddVariations('float16')

# The argument list of the first version.
# Expected values: float64 formula.
input = Input('input', (F32, [2, 2, 4, 3]))
output = Output('output', (F32, [2, 1, 2, 12]))
model = Model()
model.Operation('SPACE_TO_DEPTH', input, 2).To(output)
Example({
    input: packed('<f4',
    'c-niIbhdCuA;a}=^FoUMU0%0giTt#QXZ=n)rBvSDAi%Ki_$>Wdann9DZ%I2Irul8g4vs2;Gq!TJ42w11KhC(~>t0mQ>iqUh(!vDm'
    'mp_Xl80LG=ygPH3^YQ~H(!BX%H1g!uguLM4nmBJp!<5q}H!^s6a_nWzZn?suyLR@xx;b|*1ThOPY24UtR>bGFeP;O|q0T!F`yK2Z'
    '4mcbDqWuRQ9QN;Xw0Ceg2;?8w55xx!I@p2O4iF`F2kZgl0AQa'
),
    output: packed('<f4',
    'c-jHL06+iXV$E^5asJb;u%sUV*Y=)NbC!|KPRl}MdE2lM0G9BBv}VV?$C@viUREjgn79af5X?OuJ=9G{a&UzJqbTp=XhZGHVxeF='
    '>G^V407Iw1$Yx8QOPSr7x(-|@ZXT>u=nM*xo&ZWo2)zZEfRxM0v1^3X1TC$bo_?I&(2F*54o0_90}-Twv6*-L5{cYEzd%1gz`;O3'
    'zrI00z`#Jjzdt}g!9c*kz`wx2z`(#jK)^u2!9YGhz`(#jKEOZKPGFw'
),
}, name='block_2_batches_without_layout').AddVariations('float16')

# Pixels become channels: rows of the block first.
# Expected values: float64 formula.
input = Input('input', (U8, [2, 2, 4, 3], 0.013700000010430813, 0))
layout = BoolScalar('layout', False)
output = Output('output', (U8, [2, 1, 2, 12], 0.013700000010430813, 0))
model = Model()
model.Operation('SPACE_TO_DEPTH', input, 2, layout).To(output)
Example({
    input: packed('<i2',
    'c-mw5&+qpB8e4qMha$ljN?{X<q@I5En*NM;QU8Uv8&4eg(;CwdzvIv@Cf#*nS}DvL`V1rj0KPpJcm'
),
    output: packed('<i2',
    'c-mw5&+qpB+6$$y2}M$D@i`xg1fPEPn*NM;QU8Uv8&B*ww2Mi1-GM)?F%9uzS}DvL`V1rj0KE$rcm'
),
}, name='block_2_batches_quant8').AddNchw(input, output, layout).AddVariations(signed(input, output))

# The argument list of the first version.
# Expected values: float64 formula.
input = Input('input', (U8, [2, 2, 4, 3], 0.013700000010430813, 0))
output = Output('output', (U8, [2, 1, 2, 12], 0.013700000010430813, 0))
model = Model()
model.Operation('SPACE_TO_DEPTH', input, 2).To(output)
Example({
    input: packed('<i2',
    'c-mw5&+qpB8e4qMha$ljN?{X<q@I5En*NM;QU8Uv8&4eg(;CwdzvIv@Cf#*nS}DvL`V1rj0KPpJcm'
),
    output: packed('<i2',
    'c-mw5&+qpB+6$$y2}M$D@i`xg1fPEPn*NM;QU8Uv8&B*ww2Mi1-GM)?F%9uzS}DvL`V1rj0KE$rcm'
),
}, name='block_2_batches_without_layout_quant8').AddVariations(signed(input, output))

# Pixels become channels: rows of the block first.
# Expected values: float64 formula.
input = Input('input', (F32, [1, 3, 6, 2]))
layout = BoolScalar('layout', False)
output = Output('output', (F32, [1, 1, 2, 18]))
model = Model()
model.Operation('SPACE_TO_DEPTH', input, 3, layout).To(output)
Example({
    input: packed('<f4',
    'c-k{Pd7S6$N!3lcTX;mAPCjnkC3G_;rFdObZS(!3g{={Pq&>J8;>x_4&XlpueSU&zT|(K?*PhMi`mHnEQ|u4;E7-oaT&e%?I)j$o'
    '<ii)_I{U4+N%Qi)Oa6H0M!VDg!o<g{t9lt$eO<zM(<z(B!Tx~5f&C5+2M!!?1mXks4hQxD$pZ)X?>zt%1wlsuga=0V'
),
    output: packed('<f4',
    'c-k{Pd7S6$NvD&KTXzZ7Hs3#5*s8iIcMFfm&6t$pbx{$2q&>J8;>x_4&XgsTEq(3TY=6LC!S*%V+~+5l)}8CO&Tvn$T&e%?I)j$o'
    '<ii)_c;6*|ymNzfRWHM;ubutY+oXBho%R<dK3>9j(<z(B!Tx~5f&B-7z~15D{=EkrfB?vGJg^TaasVjjaKI4&q_al%'
),
}, name='block_3').AddNchw(input, output, layout).AddVariations('float16').DisableLifeTimeVariation()

# The argument list of the first version.
# Expected values: float64 formula.
input = Input('input', (F32, [1, 3, 6, 2]))
output = Output('output', (F32, [1, 1, 2, 18]))
model = Model()
model.Operation('SPACE_TO_DEPTH', input, 3).To(output)
Example({
    input: packed('<f4',
    'c-k{Pd7S6$N!3lcTX;mAPCjnkC3G_;rFdObZS(!3g{={Pq&>J8;>x_4&XlpueSU&zT|(K?*PhMi`mHnEQ|u4;E7-oaT&e%?I)j$o'
    '<ii)_I{U4+N%Qi)Oa6H0M!VDg!o<g{t9lt$eO<zM(<z(B!Tx~5f&C5+2M!!?1mXks4hQxD$pZ)X?>zt%1wlsuga=0V'
),
    output: packed('<f4',
    'c-k{Pd7S6$NvD&KTXzZ7Hs3#5*s8iIcMFfm&6t$pbx{$2q&>J8;>x_4&XgsTEq(3TY=6LC!S*%V+~+5l)}8CO&Tvn$T&e%?I)j$o'
    '<ii)_c;6*|ymNzfRWHM;ubutY+oXBho%R<dK3>9j(<z(B!Tx~5f&B-7z~15D{=EkrfB?vGJg^TaasVjjaKI4&q_al%'
),
}, name='block_3_without_layout').AddVariations('float16').DisableLifeTimeVariation()

# Pixels become channels: rows of the block first.
# Expected values: float64 formula.
input = Input('input', (U8, [1, 3, 6, 2], 2.25, 255))
layout = BoolScalar('layout', False)
output = Output('output', (U8, [1, 1, 2, 18], 2.25, 255))
model = Model()
model.Operation('SPACE_TO_DEPTH', input, 3, layout).To(output)
Example({
    input: packed('<i2',
    'c-mw5FC!y-Vkd`oy6w$bGu86V!lbIJ=FPmP8h4bT@QzPYlwNK;0}%iK7Tyl4'
),
    output: packed('<i2',
    'c-mw5FC!y-V%AKxe6ujsxT6e(cXo1Ur`z6?s;-(h^PW#rlwNK;0}%iK6b=rn'
),
}, name='block_3_quant8').AddNchw(input, output, layout).AddVariations(signed(input, output)).DisableLifeTimeVariation()

# The argument list of the first version.
# Expected values: float64 formula.
input = Input('input', (U8, [1, 3, 6, 2], 2.25, 255))
output = Output('output', (U8, [1, 1, 2, 18], 2.25, 255))
model = Model()
model.Operation('SPACE_TO_DEPTH', input, 3).To(output)
Example({
    input: packed('<i2',
    'c-mw5FC!y-Vkd`oy6w$bGu86V!lbIJ=FPmP8h4bT@QzPYlwNK;0}%iK7Tyl4'
),
    output: packed('<i2',
    'c-mw5FC!y-V%AKxe6ujsxT6e(cXo1Ur`z6?s;-(h^PW#rlwNK;0}%iK6b=rn'
),
}, name='block_3_without_layout_quant8').AddVariations(signed(input, output)).DisableLifeTimeVariation()

# Pixels become channels: rows of the block first.
# Expected values: float64 formula.
input = Input('input', (F32, [1, 2, 3, 2]))
layout = BoolScalar('layout', False)
output = Output('output', (F32, [1, 2, 3, 2]))
model = Model()
model.Operation('SPACE_TO_DEPTH', input, 1, layout).To(output)
Example({
    input: [-4.267, 4.861, 5.908, -2.092, 6.828, 7.846, 8.301, 4.493, -6.995, 1.074, 5.424, -2.282],
    output: [-4.267, 4.861, 5.908, -2.092, 6.828, 7.846, 8.301, 4.493, -6.995, 1.074, 5.424, -2.282],
}, name='block_1').AddNchw(input, output, layout).AddVariations('float16').DisableLifeTimeVariation()

# The argument list of the first version.
# Expected values: float64 formula.
input = Input('input', (F32, [1, 2, 3, 2]))
output = Output('output', (F32, [1, 2, 3, 2]))
model = Model()
model.Operation('SPACE_TO_DEPTH', input, 1).To(output)
Example({
    input: [-4.267, 4.861, 5.908, -2.092, 6.828, 7.846, 8.301, 4.493, -6.995, 1.074, 5.424, -2.282],
    output: [-4.267, 4.861, 5.908, -2.092, 6.828, 7.846, 8.301, 4.493, -6.995, 1.074, 5.424, -2.282],
}, name='block_1_without_layout').AddVariations('float16').DisableLifeTimeVariation()

# Pixels become channels: rows of the block first.
# Expected values: float64 formula.
input = Input('input', (U8, [1, 2, 3, 2], 0.10000000149011612, 37))
layout = BoolScalar('layout', False)
output = Output('output', (U8, [1, 2, 3, 2], 0.10000000149011612, 37))
model = Model()
model.Operation('SPACE_TO_DEPTH', input, 1, layout).To(output)
Example({
    input: [0, 255, 6, 249, 18, 164, 112, 151, 228, 192, 175, 94],
    output: [0, 255, 6, 249, 18, 164, 112, 151, 228, 192, 175, 94],
}, name='block_1_quant8').AddNchw(input, output, layout).AddVariations(signed(input, output)).DisableLifeTimeVariation()

# The argument list of the first version.
# Expected values: float64 formula.
input = Input('input', (U8, [1, 2, 3, 2], 0.10000000149011612, 37))
output = Output('output', (U8, [1, 2, 3, 2], 0.10000000149011612, 37))
model = Model()
model.Operation('SPACE_TO_DEPTH', input, 1).To(output)
Example({
    input: [0, 255, 6, 249, 18, 164, 112, 151, 228, 192, 175, 94],
    output: [0, 255, 6, 249, 18, 164, 112, 151, 228, 192, 175, 94],
}, name='block_1_without_layout_quant8').AddVariations(signed(input, output)).DisableLifeTimeVariation()

# Pixels become channels: rows of the block first.
# Expected values: float64 formula.
input = Input('input', (F32, [1, 2, 2, 3]))
layout = BoolScalar('layout', False)
output = Output('output', (F32, [1, 1, 1, 12]))
model = Model()
model.Operation('SPACE_TO_DEPTH', input, 2, layout).To(output)
Example({
    input: [-2.124, 3.153, -3.388, -7.118, -5.453, -2.385, -6.898, -1.606, -2.628, 4.395, 1.245, 0.738],
    output: [-2.124, 3.153, -3.388, -7.118, -5.453, -2.385, -6.898, -1.606, -2.628, 4.395, 1.245, 0.738],
}, name='whole').AddNchw(input, output, layout).AddVariations('float16').DisableLifeTimeVariation()

# The argument list of the first version.
# Expected values: float64 formula.
input = Input('input', (F32, [1, 2, 2, 3]))
output = Output('output', (F32, [1, 1, 1, 12]))
model = Model()
model.Operation('SPACE_TO_DEPTH', input, 2).To(output)
Example({
    input: [-2.124, 3.153, -3.388, -7.118, -5.453, -2.385, -6.898, -1.606, -2.628, 4.395, 1.245, 0.738],
    output: [-2.124, 3.153, -3.388, -7.118, -5.453, -2.385, -6.898, -1.606, -2.628, 4.395, 1.245, 0.738],
}, name='whole_without_layout').AddVariations('float16').DisableLifeTimeVariation()

# Pixels become channels: rows of the block first.
# Expected values: float64 formula.
input = Input('input', (U8, [1, 2, 2, 3], 0.5, 128))
layout = BoolScalar('layout', False)
output = Output('output', (U8, [1, 1, 1, 12], 0.5, 128))
model = Model()
model.Operation('SPACE_TO_DEPTH', input, 2, layout).To(output)
Example({
    input: [0, 255, 53, 1, 222, 68, 51, 13, 83, 96, 238, 236],
    output: [0, 255, 53, 1, 222, 68, 51, 13, 83, 96, 238, 236],
}, name='whole_quant8').AddNchw(input, output, layout).AddVariations(signed(input, output)).DisableLifeTimeVariation()

# The argument list of the first version.
# Expected values: float64 formula.
input = Input('input', (U8, [1, 2, 2, 3], 0.5, 128))
output = Output('output', (U8, [1, 1, 1, 12], 0.5, 128))
model = Model()
model.Operation('SPACE_TO_DEPTH', input, 2).To(output)
Example({
    input: [0, 255, 53, 1, 222, 68, 51, 13, 83, 96, 238, 236],
    output: [0, 255, 53, 1, 222, 68, 51, 13, 83, 96, 238, 236],
}, name='whole_without_layout_quant8').AddVariations(signed(input, output)).DisableLifeTimeVariation()

# What is quantized is copied to the bit: as real numbers every step shows.
# Expected values: float64 formula.
input = Input('input', (U8, [1, 2, 4, 2], 0.5, 0))
moved = Internal('moved', (U8, [1, 1, 2, 8], 0.5, 0))
output = Output('output', (F32, [1, 1, 2, 8]))
model = Model()
model.Operation('SPACE_TO_DEPTH', input, 2).To(moved)
model.Operation('DEQUANTIZE', moved).To(output)
Example({
    input: [0, 255, 232, 150, 56, 195, 25, 224, 140, 81, 90, 92, 78, 13, 126, 30],
    output: [0.0, 127.5, 116.0, 75.0, 70.0, 40.5, 45.0, 46.0, 28.0, 97.5, 12.5, 112.0, 39.0, 6.5, 63.0, 15.0],
}, name='real_codes_zero_point_0').AddVariations(signed(input, moved)).DisableLifeTimeVariation()

# What is quantized is copied to the bit: as real numbers every step shows.
# Expected values: float64 formula.
input = Input('input', (U8, [1, 2, 4, 2], 0.5, 128))
moved = Internal('moved', (U8, [1, 1, 2, 8], 0.5, 128))
output = Output('output', (F32, [1, 1, 2, 8]))
model = Model()
model.Operation('SPACE_TO_DEPTH', input, 2).To(moved)
model.Operation('DEQUANTIZE', moved).To(output)
Example({
    input: [0, 255, 152, 104, 149, 124, 239, 114, 254, 175, 113, 59, 45, 207, 208, 165],
    output: [-64.0, 63.5, 12.0, -12.0, 63.0, 23.5, -7.5, -34.5, 10.5, -2.0, 55.5, -7.0, -41.5, 39.5, 40.0, 18.5],
}, name='real_codes_zero_point_128').AddVariations(signed(input, moved)).DisableLifeTimeVariation()

# What is quantized is copied to the bit: as real numbers every step shows.
# Expected values: float64 formula.
input = Input('input', (U8, [1, 2, 4, 2], 0.5, 255))
moved = Internal('moved', (U8, [1, 1, 2, 8], 0.5, 255))
output = Output('output', (F32, [1, 1, 2, 8]))
model = Model()
model.Operation('SPACE_TO_DEPTH', input, 2).To(moved)
model.Operation('DEQUANTIZE', moved).To(output)
Example({
    input: [0, 255, 200, 213, 246, 98, 204, 201, 13, 110, 84, 153, 63, 193, 240, 193],
    output: [-127.5, 0.0, -27.5, -21.0, -121.0, -72.5, -85.5, -51.0, -4.5, -78.5, -25.5, -27.0, -96.0, -31.0,
    -7.5, -31.0],
}, name='real_codes_zero_point_255').AddVariations(signed(input, moved)).DisableLifeTimeVariation()
