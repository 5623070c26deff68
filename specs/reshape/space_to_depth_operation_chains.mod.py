# Licensed under the Apache License, Version 2.0; see LICENSE.
# Written by 'python -m corpus' from corpus/families/reshape.py; do not edit.
#
# SPACE_TO_DEPTH: what may follow it.

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

# A result depends on its neighbors: SPACE_TO_DEPTH, RESIZE_NEAREST_NEIGHBOR.
# Expected values: float64 formula.
x1 = Input('x1', (F32, [1, 4, 4, 4]))
t2 = Internal('t2', (F32, [1, 2, 2, 16]))
t3 = Internal('t3', (F32, [1, 4, 4, 4]))
t4 = Output('t4', (F32, [1, 4, 4, 4]))
model = Model()
model.Operation('SPACE_TO_DEPTH', x1, 2).To(t2)
model.Operation('DEPTH_TO_SPACE', t2, 2).To(t3)
model.Operation('RESIZE_NEAREST_NEIGHBOR', t3, 4, 4, False).To(t4)
Example({
    x1: packed('|i1',
    'c-jF#0Kfn60{r0T02&Mk?G_yV5*`ry{U8$@1nTMt>lPm7?H~o@5diPw>*VkC1@!9b1@i0%4&d(j{S6i34(8?)3kdn>Q6PT', 0.0625
),
    t4: packed('|i1',
    'c-jF#0Kfn60{r0T02&Mk?G_yV5*`ry{U8$@1nTMt>lPm7?H~o@5diPw>*VkC1@!9b1@i0%4&d(j{S6i34(8?)3kdn>Q6PT', 0.0625
),
}, name='of_121').DisableLifeTimeVariation()

# A result depends on its neighbors: SPACE_TO_DEPTH, HARD_SWISH, MAXIMUM, SPLIT, SPLIT,
# SPACE_TO_BATCH_ND, SPACE_TO_BATCH_ND, QUANTIZE, SPLIT, MAX_POOL_2D, MINIMUM,
# RESIZE_NEAREST_NEIGHBOR.
# Expected values: float64 formula.
x1 = Input('x1', (U8, [1, 4, 4, 4], 0.5, 120))
t2 = Internal('t2', (U8, [1, 2, 2, 16], 0.5, 120))
t3 = Internal('t3', (U8, [1, 4, 4, 4], 0.5, 120))
t4 = Internal('t4', (U8, [1, 4, 4, 4], 0.5, 120))
t5 = Internal('t5', (U8, [1, 4, 4, 4], 0.5, 120))
t6 = Internal('t6', (U8, [1, 4, 4, 2], 0.5, 120))
t7 = Internal('t7', (U8, [1, 4, 4, 2], 0.5, 120))
t8 = Internal('t8', (U8, [1, 4, 4, 4], 0.5, 120))
t9 = Internal('t9', (U8, [1, 4, 4, 2], 0.5, 120))
t10 = Internal('t10', (U8, [1, 4, 4, 2], 0.5, 120))
t11 = Internal('t11', (U8, [1, 4, 4, 4], 0.5, 120))
c12 = Parameter('c12', (I32, [2]), [2, 2])
c13 = Parameter('c13', (I32, [2, 2]), [0, 0, 0, 0])
t14 = Internal('t14', (U8, [4, 2, 2, 4], 0.5, 120))
t15 = Internal('t15', (U8, [1, 4, 4, 4], 0.5, 120))
c16 = Parameter('c16', (I32, [2]), [2, 2])
c17 = Parameter('c17', (I32, [2, 2]), [0, 0, 0, 0])
t18 = Internal('t18', (U8, [4, 2, 2, 4], 0.5, 120))
t19 = Internal('t19', (U8, [1, 4, 4, 4], 0.5, 120))
t20 = Internal('t20', (F32, [1, 4, 4, 4]))
t21 = Internal('t21', (U8, [1, 4, 4, 4], 0.5, 120))
t22 = Internal('t22', (U8, [1, 4, 4, 2], 0.5, 120))
t23 = Internal('t23', (U8, [1, 4, 4, 2], 0.5, 120))
t24 = Internal('t24', (U8, [1, 4, 4, 4], 0.5, 120))
t25 = Internal('t25', (U8, [1, 4, 4, 4], 0.5, 120))
c26 = Parameter('c26', (U8, [4], 0.5, 120), [120, 151, 132, 133])
t27 = Internal('t27', (U8, [1, 4, 4, 4], 0.5, 120))
t28 = Output('t28', (U8, [1, 4, 4, 4], 0.5, 120))
model = Model()
model.Operation('SPACE_TO_DEPTH', x1, 2).To(t2)
model.Operation('DEPTH_TO_SPACE', t2, 2).To(t3)
model.Operation('HARD_SWISH', t3).To(t4)
model.Operation('MAXIMUM', t4, t4).To(t5)
model.Operation('SPLIT', t5, 3, 2).To(t6, t7)
model.Operation('CONCATENATION', t7, t6, 3).To(t8)
model.Operation('SPLIT', t8, 3, 2).To(t9, t10)
model.Operation('CONCATENATION', t10, t9, 3).To(t11)
model.Operation('SPACE_TO_BATCH_ND', t11, c12, c13).To(t14)
model.Operation('BATCH_TO_SPACE_ND', t14, c12).To(t15)
model.Operation('SPACE_TO_BATCH_ND', t15, c16, c17).To(t18)
model.Operation('BATCH_TO_SPACE_ND', t18, c16).To(t19)
model.Operation('DEQUANTIZE', t19).To(t20)
model.Operation('QUANTIZE', t20).To(t21)
model.Operation('SPLIT', t21, 3, 2).To(t22, t23)
model.Operation('CONCATENATION', t23, t22, 3).To(t24)
model.Operation('MAX_POOL_2D', t24, 1, 1, 1, 3, 2, 0).To(t25)
model.Operation('MINIMUM', t25, c26).To(t27)
model.Operation('RESIZE_NEAREST_NEIGHBOR', t27, 4, 4, False).To(t28)
Example({
    x1: packed('<i2',
    'c-m{oD$2{Bx}YMZX6uBUr6to=H^)qykk^(M)3teO+m4)M|J>CsmFY!+S=n|gV|x=56B4R+X3T60>Zo0`Vd?swKn4l{0OJ@Reg'
),
    t28: packed('<i2',
    'c-pI&*3w#mikmB@18F#}Y(?c)pzs+e1OS$GA!7'
),
}, name='of_32_quant8').AddVariations(signed(x1, t2, t3, t4, t5, t6, t7, t8, t9, t10, t11, t14, t15, t18, t19, t21, t22, t23, t24, t25, c26, t27, t28)).DisableLifeTimeVariation()

# A result depends on its neighbors: SPACE_TO_DEPTH, ADD, MAXIMUM, AVERAGE_POOL_2D,
# SPACE_TO_DEPTH, SPACE_TO_DEPTH, SPACE_TO_BATCH_ND, DEPTHWISE_CONV_2D, DEPTHWISE_CONV_2D, SUB,
# TRANSPOSE, SPACE_TO_BATCH_ND.
# Expected values: float64 formula.
x1 = Input('x1', (U8, [1, 4, 4, 4], 0.5, 120))
t2 = Internal('t2', (U8, [1, 2, 2, 16], 0.5, 120))
t3 = Internal('t3', (U8, [1, 4, 4, 4], 0.5, 120))
c4 = Parameter('c4', (U8, [4], 0.5, 120), [134, 100, 119, 127])
t5 = Internal('t5', (U8, [1, 4, 4, 4], 0.5, 120))
t6 = Internal('t6', (U8, [1, 4, 4, 4], 0.5, 120))
t7 = Internal('t7', (U8, [1, 4, 4, 4], 0.5, 120))
t8 = Internal('t8', (U8, [1, 2, 2, 16], 0.5, 120))
t9 = Internal('t9', (U8, [1, 4, 4, 4], 0.5, 120))
t10 = Internal('t10', (U8, [1, 2, 2, 16], 0.5, 120))
t11 = Internal('t11', (U8, [1, 4, 4, 4], 0.5, 120))
c12 = Parameter('c12', (I32, [2]), [2, 2])
c13 = Parameter('c13', (I32, [2, 2]), [0, 0, 0, 0])
t14 = Internal('t14', (U8, [4, 2, 2, 4], 0.5, 120))
t15 = Internal('t15', (U8, [1, 4, 4, 4], 0.5, 120))
c16 = Parameter('c16', (U8, [1, 1, 3, 4], 1.0, 128), [129, 129, 129, 129, 128, 128, 128, 128, 128, 128, 128, 128])
c17 = Parameter('c17', (I32, [4], 0.5, 0), [-4, 8, -8, 8])
t18 = Internal('t18', (U8, [1, 4, 4, 4], 0.5, 120))
c19 = Parameter('c19', (U8, [1, 1, 3, 4], 1.0, 128), [128, 128, 128, 128, 129, 129, 129, 129, 128, 128, 128, 128])
c20 = Parameter('c20', (I32, [4], 0.5, 0), [0, 4, -12, -12])
t21 = Internal('t21', (U8, [1, 4, 4, 4], 0.5, 120))
c22 = Parameter('c22', (U8, [4], 0.5, 120), [119, 115, 114, 137])
t23 = Internal('t23', (U8, [1, 4, 4, 4], 0.5, 120))
t24 = Internal('t24', (U8, [1, 4, 4, 4], 0.5, 120))
c25 = Parameter('c25', (I32, [2]), [2, 2])
c26 = Parameter('c26', (I32, [2, 2]), [0, 0, 0, 0])
t27 = Internal('t27', (U8, [4, 2, 2, 4], 0.5, 120))
t28 = Output('t28', (U8, [1, 4, 4, 4], 0.5, 120))
model = Model()
model.Operation('SPACE_TO_DEPTH', x1, 2).To(t2)
model.Operation('DEPTH_TO_SPACE', t2, 2).To(t3)
model.Operation('ADD', t3, c4, 0).To(t5)
model.Operation('MAXIMUM', t5, t5).To(t6)
model.Operation('AVERAGE_POOL_2D', t6, 1, 1, 1, 2, 2, 0).To(t7)
model.Operation('SPACE_TO_DEPTH', t7, 2).To(t8)
model.Operation('DEPTH_TO_SPACE', t8, 2).To(t9)
model.Operation('SPACE_TO_DEPTH', t9, 2).To(t10)
model.Operation('DEPTH_TO_SPACE', t10, 2).To(t11)
model.Operation('SPACE_TO_BATCH_ND', t11, c12, c13).To(t14)
model.Operation('BATCH_TO_SPACE_ND', t14, c12).To(t15)
model.Operation('DEPTHWISE_CONV_2D', t15, c16, c17, 1, 1, 1, 1, 0).To(t18)
model.Operation('DEPTHWISE_CONV_2D', t18, c19, c20, 1, 1, 1, 1, 0).To(t21)
model.Operation('SUB', t21, c22, 0).To(t23)
model.Operation('TRANSPOSE', t23, [0, 2, 3, 1]).To(t24)
model.Operation('SPACE_TO_BATCH_ND', t24, c25, c26).To(t27)
model.Operation('BATCH_TO_SPACE_ND', t27, c25).To(t28)
Example({
    x1: packed('<i2',
    'c-mW4xGguJd(n>OsPyIKrNu?wDaGz73zjvO7Oo4MHGOGY(t-)|r%#AnxhOQMvtVm+yX~^91r6ofyJy%nd97Z$poD=!002FFAc+'
),
    t28: packed('<i2',
    'c-kv1EiLT?f-E3N27=Pk%FNoX2|c|<B~7_y{T*c!=1;GxN)GQR&gp9?DT(QwykKo{V?|y~Wo}b`ZdxD%g#Z9`=pJk'
),
}, name='of_35_quant8').AddVariations(signed(x1, t2, t3, c4, t5, t6, t7, t8, t9, t10, t11, t14, t15, c16, t18, c19, t21, c22, t23, t24, t27, t28)).DisableLifeTimeVariation()

# A result depends on its neighbors: SPACE_TO_DEPTH, AVERAGE_POOL_2D, PAD.
# Expected values: float64 formula.
x1 = Input('x1', (U8, [1, 4, 4, 4], 0.5, 120))
t2 = Internal('t2', (U8, [1, 2, 2, 16], 0.5, 120))
t3 = Output('t3', (U8, [1, 4, 4, 4], 0.5, 120))
t4 = Output('t4', (U8, [1, 4, 4, 4], 0.5, 120))
c5 = Parameter('c5', (I32, [4, 2]), [0, 0, 1, 2, 0, 1, 1, 0])
t6 = Internal('t6', (U8, [1, 7, 5, 5], 0.5, 120))
t7 = Output('t7', (U8, [1, 4, 4, 4], 0.5, 120))
model = Model()
model.Operation('SPACE_TO_DEPTH', x1, 2).To(t2)
model.Operation('DEPTH_TO_SPACE', t2, 2).To(t3)
model.Operation('AVERAGE_POOL_2D', t3, 1, 1, 1, 2, 2, 0).To(t4)
model.Operation('PAD', t4, c5).To(t6)
model.Operation('SLICE', t6, [0, 2, 1, 0], [1, 4, 4, 4]).To(t7)
Example({
    x1: packed('<i2',
    'c-jk3ZLis#;WDSWX`(~e+Ks8{)3$pSMy%b?v3y0?+I?Oz3*+W5SsorbZMk=4Sc8qXTj}~;Th>nOiC(*4?rQg%{1yfZ0RSN{AWi'
),
    t3: packed('<i2',
    'c-jk3ZLis#;WDSWX`(~e+Ks8{)3$pSMy%b?v3y0?+I?Oz3*+W5SsorbZMk=4Sc8qXTj}~;Th>nOiC(*4?rQg%{1yfZ0RSN{AWi'
),
    t4: packed('<i2',
    'c-pJZ?`i3)>aJ{A+8frituCP>b6W4DjLzEW)w#jbYrO(z*Y;0ZRa#fuo>@|y921*5alzt_wKJzSSM{~caIeX4VW1EI01{Fk{{'
),
    t7: packed('<i2',
    'c-pI&l+jr+y*jsIdaYLl2&^itt7y+GsYs5A1@qU=oLW)U*H+<PlV5=aFi;2pfVv)W'
),
}, name='of_48_quant8').AddVariations(signed(x1, t2, t3, t4, t6, t7)).DisableLifeTimeVariation()

# A result depends on its neighbors: SPACE_TO_DEPTH, PRELU, TRANSPOSE.
# Expected values: float64 formula.
x1 = Input('x1', (U8, [1, 4, 4, 4], 0.5, 120))
t2 = Internal('t2', (U8, [1, 2, 2, 16], 0.5, 120))
t3 = Internal('t3', (U8, [1, 4, 4, 4], 0.5, 120))
c4 = Parameter('c4', (U8, [4], 0.015625, 128), [159, 132, 94, 91])
t5 = Internal('t5', (U8, [1, 4, 4, 4], 0.5, 120))
t6 = Output('t6', (U8, [1, 4, 4, 4], 0.5, 120))
model = Model()
model.Operation('SPACE_TO_DEPTH', x1, 2).To(t2)
model.Operation('DEPTH_TO_SPACE', t2, 2).To(t3)
model.Operation('PRELU', t3, c4).To(t5)
model.Operation('TRANSPOSE', t5, [0, 2, 3, 1]).To(t6)
Example({
    x1: packed('<i2',
    'c-nJ}-CdHtc6MG}Ui5m8#_Bcw@w?|uN-mzZVPfLeim6cx=1<twGbemi-LB{f9otjZPFk6@YDP!xl9KrP-JaWKZ{Nj0ApijBl_H@'
),
    t6: packed('<i2',
    'c-o8YpTDxKY(n|&-Mdy*&Fh&_FlkQ5+VZm6+10C-)J?0as@t$Dr+i{reS6D<-Rrk@OirxWzO8X;`RwYBwcFP$n6!(5LI41=OeB5'
),
}, name='of_53_quant8').AddVariations(signed(x1, t2, t3, c4, t5, t6)).DisableLifeTimeVariation()
