# Licensed under the Apache License, Version 2.0; see LICENSE.
# Written by 'python -m corpus' from corpus/families/activation.py; do not edit.
#
# HARD_SWISH and what may follow it: every operation after every other.

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


BOOL8 = 'TENSOR_BOOL8'
F32 = 'TENSOR_FLOAT32'
I32 = 'TENSOR_INT32'
U8 = 'TENSOR_QUANT8_ASYMM'

# HARD_SWISH, TRANSPOSE, SELECT, QUANTIZE, GATHER, GATHER, SPACE_TO_BATCH_ND, MUL, PAD, SPLIT,
# QUANTIZE, RELU
# Expected values: float64 formula.
input = Input('input', (U8, [1, 4, 4, 4], 0.5, 120))
t130 = Internal('t130', (U8, [1, 4, 4, 4], 0.5, 120))
where131 = Parameter('where131', (I32, [4]), [0, 2, 3, 1])
t131 = Internal('t131', (U8, [1, 4, 4, 4], 0.5, 120))
choice132 = Parameter('choice132', (BOOL8, [1, 4, 4, 4]), packed('|b1',
    'c-muNU|<9S5WxTfAPR}c0HqiqY_KdCfH^=C00X%I9R'
))
other132 = Parameter('other132', (U8, [1, 4, 4, 4], 0.5, 120), packed('<i2',
    'c-o7~PVB3hy1cA@;@rgAp3bC&!Qmmniwb*^gJ#yH%&zO6RUI@TGC3iqBYIv|aKwzX#3{8IjoB+BmbAnzS{xc$#Xund09$<?69'
))
t132 = Internal('t132', (U8, [1, 4, 4, 4], 0.5, 120))
real133 = Internal('real133', (F32, [1, 4, 4, 4]))
t133 = Internal('t133', (U8, [1, 4, 4, 4], 0.5, 120))
places134 = Parameter('places134', (I32, [4]), [2, 0, 3, 1])
t134 = Internal('t134', (U8, [1, 4, 4, 4], 0.5, 120))
places135 = Parameter('places135', (I32, [4]), [2, 0, 3, 1])
t135 = Internal('t135', (U8, [1, 4, 4, 4], 0.5, 120))
block136 = Parameter('block136', (I32, [2]), [2, 2])
none136 = Parameter('none136', (I32, [2, 2]), [0, 0, 0, 0])
many136 = Internal('many136', (U8, [4, 2, 2, 4], 0.5, 120))
t136 = Internal('t136', (U8, [1, 4, 4, 4], 0.5, 120))
c137 = Parameter('c137', (U8, [4], 0.5, 7), [7, 7, 7, 5])
t137 = Internal('t137', (U8, [1, 4, 4, 4], 0.5, 120))
sides138 = Parameter('sides138', (I32, [4, 2]), [0, 0, 1, 2, 0, 1, 1, 0])
wide138 = Internal('wide138', (U8, [1, 7, 5, 5], 0.5, 120))
begin138 = Parameter('begin138', (I32, [4]), [0, 2, 1, 0])
size138 = Parameter('size138', (I32, [4]), [1, 4, 4, 4])
t138 = Internal('t138', (U8, [1, 4, 4, 4], 0.5, 120))
part_0_139 = Internal('part_0_139', (U8, [1, 4, 4, 2], 0.5, 120))
part_1_139 = Internal('part_1_139', (U8, [1, 4, 4, 2], 0.5, 120))
t139 = Internal('t139', (U8, [1, 4, 4, 4], 0.5, 120))
real140 = Internal('real140', (F32, [1, 4, 4, 4]))
t140 = Internal('t140', (U8, [1, 4, 4, 4], 0.5, 120))
t141 = Output('t141', (U8, [1, 4, 4, 4], 0.5, 120))
model = Model()
model.Operation('HARD_SWISH', input).To(t130)
model.Operation('TRANSPOSE', t130, where131).To(t131)
model.Operation('SELECT', choice132, t131, other132).To(t132)
model.Operation('DEQUANTIZE', t132).To(real133)
model.Operation('QUANTIZE', real133).To(t133)
model.Operation('GATHER', t133, 3, places134).To(t134)
model.Operation('GATHER', t134, 1, places135).To(t135)
model.Operation('SPACE_TO_BATCH_ND', t135, block136, none136).To(many136)
model.Operation('BATCH_TO_SPACE_ND', many136, block136).To(t136)
model.Operation('MUL', t136, c137, 0).To(t137)
model.Operation('PAD', t137, sides138).To(wide138)
model.Operation('SLICE', wide138, begin138, size138).To(t138)
model.Operation('SPLIT', t138, 3, 2).To(part_0_139, part_1_139)
model.Operation('CONCATENATION', part_1_139, part_0_139, 3).To(t139)
model.Operation('DEQUANTIZE', t139).To(real140)
model.Operation('QUANTIZE', real140).To(t140)
model.Operation('RELU', t140).To(t141)
Example({
    input: packed('<i2',
    'c-mX#9a1zWXs6Sn_JtF=tM^6C&+|_ycHSOcJE^W_QfO6T!K~8s*s@to>CrV|{vBIGo#(sGv$4-!5)xiH&%Y%*g@Hl<05^OcZ2'
),
    t141: ([120] * 64)[:64],
}, name='of_13').AddVariations(signed(input, t130, t131, other132, t132, t133, t134, t135, many136, t136, c137, t137, wide138, t138, part_0_139, part_1_139, t139, t140, t141)).DisableLifeTimeVariation()

# HARD_SWISH, RESHAPE, SUB, PAD, RESHAPE, DEPTHWISE_CONV_2D, RELU6, PAD, GATHER, SPACE_TO_DEPTH,
# DEPTHWISE_CONV_2D, SPACE_TO_BATCH_ND
# Expected values: float64 formula.
input = Input('input', (U8, [1, 4, 4, 4], 0.5, 120))
t200 = Internal('t200', (U8, [1, 4, 4, 4], 0.5, 120))
where201 = Parameter('where201', (I32, [4]), [1, 4, 4, 4])
t201 = Internal('t201', (U8, [1, 4, 4, 4], 0.5, 120))
c202 = Parameter('c202', (U8, [4], 0.5, 120), [107, 118, 114, 135])
t202 = Internal('t202', (U8, [1, 4, 4, 4], 0.5, 120))
sides203 = Parameter('sides203', (I32, [4, 2]), [0, 0, 1, 2, 0, 1, 1, 0])
wide203 = Internal('wide203', (U8, [1, 7, 5, 5], 0.5, 120))
begin203 = Parameter('begin203', (I32, [4]), [0, 2, 1, 0])
size203 = Parameter('size203', (I32, [4]), [1, 4, 4, 4])
t203 = Internal('t203', (U8, [1, 4, 4, 4], 0.5, 120))
where204 = Parameter('where204', (I32, [4]), [1, 4, 4, 4])
t204 = Internal('t204', (U8, [1, 4, 4, 4], 0.5, 120))
filter205 = Parameter('filter205', (U8, [1, 1, 3, 4], 1.0, 128), [128, 128, 128, 128, 129, 129, 129, 129, 128, 128, 128, 128])
bias205 = Parameter('bias205', (I32, [4], 0.5, 0), [8, -4, 8, -4])
t205 = Internal('t205', (U8, [1, 4, 4, 4], 0.5, 120))
t206 = Internal('t206', (U8, [1, 4, 4, 4], 0.5, 120))
sides207 = Parameter('sides207', (I32, [4, 2]), [0, 0, 1, 2, 0, 1, 1, 0])
wide207 = Internal('wide207', (U8, [1, 7, 5, 5], 0.5, 120))
begin207 = Parameter('begin207', (I32, [4]), [0, 2, 1, 0])
size207 = Parameter('size207', (I32, [4]), [1, 4, 4, 4])
t207 = Internal('t207', (U8, [1, 4, 4, 4], 0.5, 120))
places208 = Parameter('places208', (I32, [4]), [2, 0, 3, 1])
t208 = Internal('t208', (U8, [1, 4, 4, 4], 0.5, 120))
deep209 = Internal('deep209', (U8, [1, 2, 2, 16], 0.5, 120))
t209 = Internal('t209', (U8, [1, 4, 4, 4], 0.5, 120))
filter210 = Parameter('filter210', (U8, [1, 1, 3, 4], 1.0, 128), [129, 129, 129, 129, 128, 128, 128, 128, 128, 128, 128, 128])
bias210 = Parameter('bias210', (I32, [4], 0.5, 0), [-12, -8, 0, -8])
t210 = Internal('t210', (U8, [1, 4, 4, 4], 0.5, 120))
block211 = Parameter('block211', (I32, [2]), [2, 2])
none211 = Parameter('none211', (I32, [2, 2]), [0, 0, 0, 0])
many211 = Internal('many211', (U8, [4, 2, 2, 4], 0.5, 120))
t211 = Output('t211', (U8, [1, 4, 4, 4], 0.5, 120))
model = Model()
model.Operation('HARD_SWISH', input).To(t200)
model.Operation('RESHAPE', t200, where201).To(t201)
model.Operation('SUB', t201, c202, 0).To(t202)
model.Operation('PAD', t202, sides203).To(wide203)
model.Operation('SLICE', wide203, begin203, size203).To(t203)
model.Operation('RESHAPE', t203, where204).To(t204)
model.Operation('DEPTHWISE_CONV_2D', t204, filter205, bias205, 1, 1, 1, 1, 0).To(t205)
model.Operation('RELU6', t205).To(t206)
model.Operation('PAD', t206, sides207).To(wide207)
model.Operation('SLICE', wide207, begin207, size207).To(t207)
model.Operation('GATHER', t207, 2, places208).To(t208)
model.Operation('SPACE_TO_DEPTH', t208, 2).To(deep209)
model.Operation('DEPTH_TO_SPACE', deep209, 2).To(t209)
model.Operation('DEPTHWISE_CONV_2D', t209, filter210, bias210, 1, 1, 1, 1, 0).To(t210)
model.Operation('SPACE_TO_BATCH_ND', t210, block211, none211).To(many211)
model.Operation('BATCH_TO_SPACE_ND', many211, block211).To(t211)
Example({
    input: packed('<i2',
    'c-jl}uXo>35u3Lxy1po7$E<C0JDMtey8Wwmx4OF(CELd4muz3;J!wgQRGxpA&Ft;o^L^)ZG;i=;W$Uv#ugO24h=D=?08dUG?*'
),
    t211: packed('<i2',
    'c-qS;s3^#(sHn)PXspTsv2pT&7{*7!3={$Y*9IK7'
),
}, name='of_20').AddVariations(signed(input, t200, t201, c202, t202, wide203, t203, t204, filter205, t205, t206, wide207, t207, t208, deep209, t209, filter210, t210, many211, t211)).DisableLifeTimeVariation()

# HARD_SWISH, CHANNEL_SHUFFLE, RELU6, CONV_2D, ADD
# Expected values: float64 formula.
input = Input('input', (U8, [1, 4, 4, 4], 0.5, 120))
t550 = Internal('t550', (U8, [1, 4, 4, 4], 0.5, 120))
t551 = Internal('t551', (U8, [1, 4, 4, 4], 0.5, 120))
t552 = Internal('t552', (U8, [1, 4, 4, 4], 0.5, 120))
filter553 = Parameter('filter553', (U8, [4, 1, 3, 4], 1.0, 128), packed('<i2',
    'c-m`dXlQ6`Kmr6f3?u>o&D<CT'
))
bias553 = Parameter('bias553', (I32, [4], 0.5, 0), [4, -12, 0, 12])
t553 = Internal('t553', (U8, [1, 4, 4, 4], 0.5, 120))
c554 = Parameter('c554', (U8, [4], 0.5, 120), [109, 128, 120, 126])
t554 = Output('t554', (U8, [1, 4, 4, 4], 0.5, 120))
model = Model()
model.Operation('HARD_SWISH', input).To(t550)
model.Operation('CHANNEL_SHUFFLE', t550, 2, 3).To(t551)
model.Operation('RELU6', t551).To(t552)
model.Operation('CONV_2D', t552, filter553, bias553, 1, 1, 1, 0).To(t553)
model.Operation('ADD', t553, c554, 0).To(t554)
Example({
    input: packed('<i2',
    'c-o7#4+!4uv~GGx%fgk;i+1|1DfC>jrhVG-@<rtZjeYYsrQ6JkieKvPxMWA&g89V`fpgY5EDxN#YI}Rd&KWa<qnsHi1ONebAMg'
),
    t554: packed('<i2',
    'c-kv0spzV0sF+sR&;r6;wIvnPYC-IhmaZzWSVb3zU0c;Mtrn!V1gvfvNDqk5Kp_AC7DgZ#'
),
}, name='of_55').AddVariations(signed(input, t550, t551, t552, filter553, t553, c554, t554)).DisableLifeTimeVariation()
