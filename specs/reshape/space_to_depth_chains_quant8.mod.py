# Licensed under the Apache License, Version 2.0; see LICENSE.
# Written by 'python -m corpus' from corpus/families/reshape.py; do not edit.
#
# SPACE_TO_DEPTH and what may follow it: every operation after every other.

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

# SPACE_TO_DEPTH, HARD_SWISH, MAXIMUM, SPLIT, SPLIT, SPACE_TO_BATCH_ND, SPACE_TO_BATCH_ND,
# QUANTIZE, SPLIT, MAX_POOL_2D, MINIMUM, RESIZE_NEAREST_NEIGHBOR
# Expected values: float64 formula.
input = Input('input', (U8, [1, 4, 4, 4], 0.5, 120))
deep320 = Internal('deep320', (U8, [1, 2, 2, 16], 0.5, 120))
t320 = Internal('t320', (U8, [1, 4, 4, 4], 0.5, 120))
t321 = Internal('t321', (U8, [1, 4, 4, 4], 0.5, 120))
t322 = Internal('t322', (U8, [1, 4, 4, 4], 0.5, 120))
part_0_323 = Internal('part_0_323', (U8, [1, 4, 4, 2], 0.5, 120))
part_1_323 = Internal('part_1_323', (U8, [1, 4, 4, 2], 0.5, 120))
t323 = Internal('t323', (U8, [1, 4, 4, 4], 0.5, 120))
part_0_324 = Internal('part_0_324', (U8, [1, 4, 4, 2], 0.5, 120))
part_1_324 = Internal('part_1_324', (U8, [1, 4, 4, 2], 0.5, 120))
t324 = Internal('t324', (U8, [1, 4, 4, 4], 0.5, 120))
block325 = Parameter('block325', (I32, [2]), [2, 2])
none325 = Parameter('none325', (I32, [2, 2]), [0, 0, 0, 0])
many325 = Internal('many325', (U8, [4, 2, 2, 4], 0.5, 120))
t325 = Internal('t325', (U8, [1, 4, 4, 4], 0.5, 120))
block326 = Parameter('block326', (I32, [2]), [2, 2])
none326 = Parameter('none326', (I32, [2, 2]), [0, 0, 0, 0])
many326 = Internal('many326', (U8, [4, 2, 2, 4], 0.5, 120))
t326 = Internal('t326', (U8, [1, 4, 4, 4], 0.5, 120))
real327 = Internal('real327', (F32, [1, 4, 4, 4]))
t327 = Internal('t327', (U8, [1, 4, 4, 4], 0.5, 120))
part_0_328 = Internal('part_0_328', (U8, [1, 4, 4, 2], 0.5, 120))
part_1_328 = Internal('part_1_328', (U8, [1, 4, 4, 2], 0.5, 120))
t328 = Internal('t328', (U8, [1, 4, 4, 4], 0.5, 120))
t329 = Internal('t329', (U8, [1, 4, 4, 4], 0.5, 120))
c330 = Parameter('c330', (U8, [4], 0.5, 120), [120, 151, 132, 133])
t330 = Internal('t330', (U8, [1, 4, 4, 4], 0.5, 120))
t331 = Output('t331', (U8, [1, 4, 4, 4], 0.5, 120))
model = Model()
model.Operation('SPACE_TO_DEPTH', input, 2).To(deep320)
model.Operation('DEPTH_TO_SPACE', deep320, 2).To(t320)
model.Operation('HARD_SWISH', t320).To(t321)
model.Operation('MAXIMUM', t321, t321).To(t322)
model.Operation('SPLIT', t322, 3, 2).To(part_0_323, part_1_323)
model.Operation('CONCATENATION', part_1_323, part_0_323, 3).To(t323)
model.Operation('SPLIT', t323, 3, 2).To(part_0_324, part_1_324)
model.Operation('CONCATENATION', part_1_324, part_0_324, 3).To(t324)
model.Operation('SPACE_TO_BATCH_ND', t324, block325, none325).To(many325)
model.Operation('BATCH_TO_SPACE_ND', many325, block325).To(t325)
model.Operation('SPACE_TO_BATCH_ND', t325, block326, none326).To(many326)
model.Operation('BATCH_TO_SPACE_ND', many326, block326).To(t326)
model.Operation('DEQUANTIZE', t326).To(real327)
model.Operation('QUANTIZE', real327).To(t327)
model.Operation('SPLIT', t327, 3, 2).To(part_0_328, part_1_328)
model.Operation('CONCATENATION', part_1_328, part_0_328, 3).To(t328)
model.Operation('MAX_POOL_2D', t328, 1, 1, 1, 3, 2, 0).To(t329)
model.Operation('MINIMUM', t329, c330).To(t330)
model.Operation('RESIZE_NEAREST_NEIGHBOR', t330, 4, 4, False).To(t331)
Example({
    input: packed('<i2',
    'c-m{oD$2{Bx}YMZX6uBUr6to=H^)qykk^(M)3teO+m4)M|J>CsmFY!+S=n|gV|x=56B4R+X3T60>Zo0`Vd?swKn4l{0OJ@Reg'
),
    t331: packed('<i2',
    'c-pI&*3w#mikmB@18F#}Y(?c)pzs+e1OS$GA!7'
),
}, name='of_32').AddVariations(signed(input, deep320, t320, t321, t322, part_0_323, part_1_323, t323, part_0_324, part_1_324, t324, many325, t325, many326, t326, t327, part_0_328, part_1_328, t328, t329, c330, t330, t331)).DisableLifeTimeVariation()

# SPACE_TO_DEPTH, ADD, MAXIMUM, AVERAGE_POOL_2D, SPACE_TO_DEPTH, SPACE_TO_DEPTH,
# SPACE_TO_BATCH_ND, DEPTHWISE_CONV_2D, DEPTHWISE_CONV_2D, SUB, TRANSPOSE, SPACE_TO_BATCH_ND
# Expected values: float64 formula.
input = Input('input', (U8, [1, 4, 4, 4], 0.5, 120))
deep350 = Internal('deep350', (U8, [1, 2, 2, 16], 0.5, 120))
t350 = Internal('t350', (U8, [1, 4, 4, 4], 0.5, 120))
c351 = Parameter('c351', (U8, [4], 0.5, 120), [134, 100, 119, 127])
t351 = Internal('t351', (U8, [1, 4, 4, 4], 0.5, 120))
t352 = Internal('t352', (U8, [1, 4, 4, 4], 0.5, 120))
t353 = Internal('t353', (U8, [1, 4, 4, 4], 0.5, 120))
deep354 = Internal('deep354', (U8, [1, 2, 2, 16], 0.5, 120))
t354 = Internal('t354', (U8, [1, 4, 4, 4], 0.5, 120))
deep355 = Internal('deep355', (U8, [1, 2, 2, 16], 0.5, 120))
t355 = Internal('t355', (U8, [1, 4, 4, 4], 0.5, 120))
block356 = Parameter('block356', (I32, [2]), [2, 2])
none356 = Parameter('none356', (I32, [2, 2]), [0, 0, 0, 0])
many356 = Internal('many356', (U8, [4, 2, 2, 4], 0.5, 120))
t356 = Internal('t356', (U8, [1, 4, 4, 4], 0.5, 120))
filter357 = Parameter('filter357', (U8, [1, 1, 3, 4], 1.0, 128), [129, 129, 129, 129, 128, 128, 128, 128, 128, 128, 128, 128])
bias357 = Parameter('bias357', (I32, [4], 0.5, 0), [-4, 8, -8, 8])
t357 = Internal('t357', (U8, [1, 4, 4, 4], 0.5, 120))
filter358 = Parameter('filter358', (U8, [1, 1, 3, 4], 1.0, 128), [128, 128, 128, 128, 129, 129, 129, 129, 128, 128, 128, 128])
bias358 = Parameter('bias358', (I32, [4], 0.5, 0), [0, 4, -12, -12])
t358 = Internal('t358', (U8, [1, 4, 4, 4], 0.5, 120))
c359 = Parameter('c359', (U8, [4], 0.5, 120), [119, 115, 114, 137])
t359 = Internal('t359', (U8, [1, 4, 4, 4], 0.5, 120))
where360 = Parameter('where360', (I32, [4]), [0, 2, 3, 1])
t360 = Internal('t360', (U8, [1, 4, 4, 4], 0.5, 120))
block361 = Parameter('block361', (I32, [2]), [2, 2])
none361 = Parameter('none361', (I32, [2, 2]), [0, 0, 0, 0])
many361 = Internal('many361', (U8, [4, 2, 2, 4], 0.5, 120))
t361 = Output('t361', (U8, [1, 4, 4, 4], 0.5, 120))
model = Model()
model.Operation('SPACE_TO_DEPTH', input, 2).To(deep350)
model.Operation('DEPTH_TO_SPACE', deep350, 2).To(t350)
model.Operation('ADD', t350, c351, 0).To(t351)
model.Operation('MAXIMUM', t351, t351).To(t352)
model.Operation('AVERAGE_POOL_2D', t352, 1, 1, 1, 2, 2, 0).To(t353)
model.Operation('SPACE_TO_DEPTH', t353, 2).To(deep354)
model.Operation('DEPTH_TO_SPACE', deep354, 2).To(t354)
model.Operation('SPACE_TO_DEPTH', t354, 2).To(deep355)
model.Operation('DEPTH_TO_SPACE', deep355, 2).To(t355)
model.Operation('SPACE_TO_BATCH_ND', t355, block356, none356).To(many356)
model.Operation('BATCH_TO_SPACE_ND', many356, block356).To(t356)
model.Operation('DEPTHWISE_CONV_2D', t356, filter357, bias357, 1, 1, 1, 1, 0).To(t357)
model.Operation('DEPTHWISE_CONV_2D', t357, filter358, bias358, 1, 1, 1, 1, 0).To(t358)
model.Operation('SUB', t358, c359, 0).To(t359)
model.Operation('TRANSPOSE', t359, where360).To(t360)
model.Operation('SPACE_TO_BATCH_ND', t360, block361, none361).To(many361)
model.Operation('BATCH_TO_SPACE_ND', many361, block361).To(t361)
Example({
    input: packed('<i2',
    'c-mW4xGguJd(n>OsPyIKrNu?wDaGz73zjvO7Oo4MHGOGY(t-)|r%#AnxhOQMvtVm+yX~^91r6ofyJy%nd97Z$poD=!002FFAc+'
),
    t361: packed('<i2',
    'c-kv1EiLT?f-E3N27=Pk%FNoX2|c|<B~7_y{T*c!=1;GxN)GQR&gp9?DT(QwykKo{V?|y~Wo}b`ZdxD%g#Z9`=pJk'
),
}, name='of_35').AddVariations(signed(input, deep350, t350, c351, t351, t352, t353, deep354, t354, deep355, t355, many356, t356, filter357, t357, filter358, t358, c359, t359, t360, many361, t361)).DisableLifeTimeVariation()

# SPACE_TO_DEPTH, AVERAGE_POOL_2D, PAD
# Expected values: float64 formula.
input = Input('input', (U8, [1, 4, 4, 4], 0.5, 120))
deep480 = Internal('deep480', (U8, [1, 2, 2, 16], 0.5, 120))
t480 = Output('t480', (U8, [1, 4, 4, 4], 0.5, 120))
t481 = Output('t481', (U8, [1, 4, 4, 4], 0.5, 120))
sides482 = Parameter('sides482', (I32, [4, 2]), [0, 0, 1, 2, 0, 1, 1, 0])
wide482 = Internal('wide482', (U8, [1, 7, 5, 5], 0.5, 120))
begin482 = Parameter('begin482', (I32, [4]), [0, 2, 1, 0])
size482 = Parameter('size482', (I32, [4]), [1, 4, 4, 4])
t482 = Output('t482', (U8, [1, 4, 4, 4], 0.5, 120))
model = Model()
model.Operation('SPACE_TO_DEPTH', input, 2).To(deep480)
model.Operation('DEPTH_TO_SPACE', deep480, 2).To(t480)
model.Operation('AVERAGE_POOL_2D', t480, 1, 1, 1, 2, 2, 0).To(t481)
model.Operation('PAD', t481, sides482).To(wide482)
model.Operation('SLICE', wide482, begin482, size482).To(t482)
Example({
    input: packed('<i2',
    'c-jk3ZLis#;WDSWX`(~e+Ks8{)3$pSMy%b?v3y0?+I?Oz3*+W5SsorbZMk=4Sc8qXTj}~;Th>nOiC(*4?rQg%{1yfZ0RSN{AWi'
),
    t480: packed('<i2',
    'c-jk3ZLis#;WDSWX`(~e+Ks8{)3$pSMy%b?v3y0?+I?Oz3*+W5SsorbZMk=4Sc8qXTj}~;Th>nOiC(*4?rQg%{1yfZ0RSN{AWi'
),
    t481: packed('<i2',
    'c-pJZ?`i3)>aJ{A+8frituCP>b6W4DjLzEW)w#jbYrO(z*Y;0ZRa#fuo>@|y921*5alzt_wKJzSSM{~caIeX4VW1EI01{Fk{{'
),
    t482: packed('<i2',
    'c-pI&l+jr+y*jsIdaYLl2&^itt7y+GsYs5A1@qU=oLW)U*H+<PlV5=aFi;2pfVv)W'
),
}, name='of_48').AddVariations(signed(input, deep480, t480, t481, wide482, t482)).DisableLifeTimeVariation()

# SPACE_TO_DEPTH, PRELU, TRANSPOSE
# Expected values: float64 formula.
input = Input('input', (U8, [1, 4, 4, 4], 0.5, 120))
deep530 = Internal('deep530', (U8, [1, 2, 2, 16], 0.5, 120))
t530 = Internal('t530', (U8, [1, 4, 4, 4], 0.5, 120))
c531 = Parameter('c531', (U8, [4], 0.015625, 128), [159, 132, 94, 91])
t531 = Internal('t531', (U8, [1, 4, 4, 4], 0.5, 120))
where532 = Parameter('where532', (I32, [4]), [0, 2, 3, 1])
t532 = Output('t532', (U8, [1, 4, 4, 4], 0.5, 120))
model = Model()
model.Operation('SPACE_TO_DEPTH', input, 2).To(deep530)
model.Operation('DEPTH_TO_SPACE', deep530, 2).To(t530)
model.Operation('PRELU', t530, c531).To(t531)
model.Operation('TRANSPOSE', t531, where532).To(t532)
Example({
    input: packed('<i2',
    'c-nJ}-CdHtc6MG}Ui5m8#_Bcw@w?|uN-mzZVPfLeim6cx=1<twGbemi-LB{f9otjZPFk6@YDP!xl9KrP-JaWKZ{Nj0ApijBl_H@'
),
    t532: packed('<i2',
    'c-o8YpTDxKY(n|&-Mdy*&Fh&_FlkQ5+VZm6+10C-)J?0as@t$Dr+i{reS6D<-Rrk@OirxWzO8X;`RwYBwcFP$n6!(5LI41=OeB5'
),
}, name='of_53').AddVariations(signed(input, deep530, t530, c531, t531, t532)).DisableLifeTimeVariation()
