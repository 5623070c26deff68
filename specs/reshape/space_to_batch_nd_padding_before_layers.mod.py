# Licensed under the Apache License, Version 2.0; see LICENSE.
# Written by 'python -m corpus' from corpus/families/reshape.py; do not edit.
#
# SPACE_TO_BATCH_ND: padding that the operation behind it could do, if value and sides allow it.

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

# Dilation by way of batches cuts off what was added, or something else.
# Expected values: float64 formula.
x1 = Input('x1', (F32, [1, 3, 3, 2]))
c2 = Parameter('c2', (I32, [2, 2]), [2, 3, 2, 1])
t3 = Internal('t3', (F32, [4, 4, 3, 2]))
c4 = Parameter('c4', (F32, [1, 3, 2, 2]), [1.0, -1.0, -1.0, 2.0, 0.0, 1.0, 2.0, 3.0, -2.0, 2.0, 1.0, 0.0])
c5 = Parameter('c5', (F32, [1]), [1.5])
t6 = Internal('t6', (F32, [4, 2, 2, 1]))
t7 = Internal('t7', (F32, [1, 4, 4, 1]))
t8 = Output('t8', (F32, [1, 2, 2, 1]))
c9 = Parameter('c9', (I32, [2, 2]), [2, 3, 2, 1])
t10 = Internal('t10', (F32, [4, 4, 3, 2]))
c11 = Parameter('c11', (F32, [1, 3, 2, 2]), [1.0, -1.0, -1.0, 2.0, 0.0, 1.0, 2.0, 3.0, -2.0, 2.0, 1.0, 0.0])
c12 = Parameter('c12', (F32, [1]), [1.5])
t13 = Internal('t13', (F32, [4, 2, 2, 1]))
t14 = Internal('t14', (F32, [1, 4, 4, 1]))
t15 = Output('t15', (F32, [1, 2, 2, 1]))
c16 = Parameter('c16', (I32, [2, 2]), [0, 0, 1, 0])
t17 = Internal('t17', (F32, [2, 3, 2, 2]))
c18 = Parameter('c18', (F32, [1, 3, 2, 2]), [1.0, -1.0, -1.0, 2.0, 0.0, 1.0, 2.0, 3.0, -2.0, 2.0, 1.0, 0.0])
c19 = Parameter('c19', (F32, [1]), [1.5])
t20 = Internal('t20', (F32, [2, 3, 2, 1]))
t21 = Internal('t21', (F32, [1, 3, 4, 1]))
t22 = Output('t22', (F32, [1, 3, 2, 1]))
c23 = Parameter('c23', (I32, [2, 2]), [1, 2, 0, 0])
t24 = Internal('t24', (F32, [2, 3, 3, 2]))
c25 = Parameter('c25', (F32, [1, 3, 2, 2]), [1.0, -1.0, -1.0, 2.0, 0.0, 1.0, 2.0, 3.0, -2.0, 2.0, 1.0, 0.0])
c26 = Parameter('c26', (F32, [1]), [1.5])
t27 = Internal('t27', (F32, [2, 3, 3, 1]))
t28 = Internal('t28', (F32, [1, 6, 3, 1]))
t29 = Output('t29', (F32, [1, 2, 2, 1]))
model = Model()
model.Operation('SPACE_TO_BATCH_ND', x1, [2, 2], c2).To(t3)
model.Operation('CONV_2D', t3, c4, c5, 2, 1, 1, 0).To(t6)
model.Operation('BATCH_TO_SPACE_ND', t6, [2, 2]).To(t7)
model.Operation('SLICE', t7, [0, 0, 0, 0], [1, 2, 2, -1]).To(t8)
model.Operation('SPACE_TO_BATCH_ND', x1, [2, 2], c9).To(t10)
model.Operation('CONV_2D', t10, c11, c12, 2, 1, 1, 0).To(t13)
model.Operation('BATCH_TO_SPACE_ND', t13, [2, 2]).To(t14)
model.Operation('SLICE', t14, [0, 1, 1, 0], [1, 2, 2, -1]).To(t15)
model.Operation('SPACE_TO_BATCH_ND', x1, [1, 2], c16).To(t17)
model.Operation('CONV_2D', t17, c18, c19, 1, 1, 1, 0).To(t20)
model.Operation('BATCH_TO_SPACE_ND', t20, [1, 2]).To(t21)
model.Operation('SLICE', t21, [0, 0, 1, 0], [1, -1, 2, -1]).To(t22)
model.Operation('SPACE_TO_BATCH_ND', x1, [2, 1], c23).To(t24)
model.Operation('CONV_2D', t24, c25, c26, 1, 1, 1, 0).To(t27)
model.Operation('BATCH_TO_SPACE_ND', t27, [2, 1]).To(t28)
model.Operation('SLICE', t28, [0, 0, 0, 0], [1, 2, 2, -1]).To(t29)
Example({
    x1: [4.0, 0.5, -4.0, 1.0, -2.5, 4.0, -2.5, -3.0, 0.5, 0.5, -0.5, -3.0, 3.5, -2.5, 3.5, -3.0, 4.0, 0.5],
    t8: [14.5, 0.0, -12.5, 4.0],
    t15: [4.0, -11.5, 5.5, 22.5],
    t22: [7.5, 2.5, -5.5, -16.0, 3.5, -1.5],
    t29: [1.0, 1.0, -11.5, 0.5],
}, name='conv_2d').AddVariations('float16').DisableLifeTimeVariation()

# Dilation by way of batches cuts off what was added, or something else.
# Expected values: float64 formula.
x1 = Input('x1', (U8, [1, 3, 3, 2], 0.5, 120))
c2 = Parameter('c2', (I32, [2, 2]), [2, 3, 2, 1])
t3 = Internal('t3', (U8, [4, 4, 3, 2], 0.5, 120))
c4 = Parameter('c4', (U8, [1, 3, 2, 2], 0.5, 128), [130, 126, 126, 132, 128, 130, 132, 134, 124, 132, 130, 128])
c5 = Parameter('c5', (I32, [1], 0.25, 0), [6])
t6 = Internal('t6', (U8, [4, 2, 2, 1], 0.5, 120))
t7 = Internal('t7', (U8, [1, 4, 4, 1], 0.5, 120))
t8 = Output('t8', (U8, [1, 2, 2, 1], 0.5, 120))
c9 = Parameter('c9', (I32, [2, 2]), [2, 3, 2, 1])
t10 = Internal('t10', (U8, [4, 4, 3, 2], 0.5, 120))
c11 = Parameter('c11', (U8, [1, 3, 2, 2], 0.5, 128), [130, 126, 126, 132, 128, 130, 132, 134, 124, 132, 130, 128])
c12 = Parameter('c12', (I32, [1], 0.25, 0), [6])
t13 = Internal('t13', (U8, [4, 2, 2, 1], 0.5, 120))
t14 = Internal('t14', (U8, [1, 4, 4, 1], 0.5, 120))
t15 = Output('t15', (U8, [1, 2, 2, 1], 0.5, 120))
c16 = Parameter('c16', (I32, [2, 2]), [0, 0, 1, 0])
t17 = Internal('t17', (U8, [2, 3, 2, 2], 0.5, 120))
c18 = Parameter('c18', (U8, [1, 3, 2, 2], 0.5, 128), [130, 126, 126, 132, 128, 130, 132, 134, 124, 132, 130, 128])
c19 = Parameter('c19', (I32, [1], 0.25, 0), [6])
t20 = Internal('t20', (U8, [2, 3, 2, 1], 0.5, 120))
t21 = Internal('t21', (U8, [1, 3, 4, 1], 0.5, 120))
t22 = Output('t22', (U8, [1, 3, 2, 1], 0.5, 120))
c23 = Parameter('c23', (I32, [2, 2]), [1, 2, 0, 0])
t24 = Internal('t24', (U8, [2, 3, 3, 2], 0.5, 120))
c25 = Parameter('c25', (U8, [1, 3, 2, 2], 0.5, 128), [130, 126, 126, 132, 128, 130, 132, 134, 124, 132, 130, 128])
c26 = Parameter('c26', (I32, [1], 0.25, 0), [6])
t27 = Internal('t27', (U8, [2, 3, 3, 1], 0.5, 120))
t28 = Internal('t28', (U8, [1, 6, 3, 1], 0.5, 120))
t29 = Output('t29', (U8, [1, 2, 2, 1], 0.5, 120))
model = Model()
model.Operation('SPACE_TO_BATCH_ND', x1, [2, 2], c2).To(t3)
model.Operation('CONV_2D', t3, c4, c5, 2, 1, 1, 0).To(t6)
model.Operation('BATCH_TO_SPACE_ND', t6, [2, 2]).To(t7)
model.Operation('SLICE', t7, [0, 0, 0, 0], [1, 2, 2, -1]).To(t8)
model.Operation('SPACE_TO_BATCH_ND', x1, [2, 2], c9).To(t10)
model.Operation('CONV_2D', t10, c11, c12, 2, 1, 1, 0).To(t13)
model.Operation('BATCH_TO_SPACE_ND', t13, [2, 2]).To(t14)
model.Operation('SLICE', t14, [0, 1, 1, 0], [1, 2, 2, -1]).To(t15)
model.Operation('SPACE_TO_BATCH_ND', x1, [1, 2], c16).To(t17)
model.Operation('CONV_2D', t17, c18, c19, 1, 1, 1, 0).To(t20)
model.Operation('BATCH_TO_SPACE_ND', t20, [1, 2]).To(t21)
model.Operation('SLICE', t21, [0, 0, 1, 0], [1, -1, 2, -1]).To(t22)
model.Operation('SPACE_TO_BATCH_ND', x1, [2, 1], c23).To(t24)
model.Operation('CONV_2D', t24, c25, c26, 1, 1, 1, 0).To(t27)
model.Operation('BATCH_TO_SPACE_ND', t27, [2, 1]).To(t28)
model.Operation('SLICE', t28, [0, 0, 0, 0], [1, 2, 2, -1]).To(t29)
Example({
    x1: [128, 121, 112, 122, 115, 128, 115, 114, 121, 121, 119, 114, 127, 115, 127, 114, 128, 121],
    t8: [149, 120, 95, 128],
    t15: [128, 97, 131, 165],
    t22: [135, 125, 109, 88, 127, 117],
    t29: [122, 122, 97, 121],
}, name='conv_2d_quant8').AddVariations(signed(x1, t3, c4, t6, t7, t8, t10, c11, t13, t14, t15, t17, c18, t20, t21, t22, t24, c25, t27, t28, t29)).DisableLifeTimeVariation()

# Dilation by way of batches cuts off what was added, or something else.
# Expected values: float64 formula.
x1 = Input('x1', (F32, [1, 3, 3, 2]))
c2 = Parameter('c2', (I32, [2, 2]), [2, 3, 2, 1])
t3 = Internal('t3', (F32, [4, 4, 3, 2]))
c4 = Parameter('c4', (F32, [1, 3, 2, 2]), [1.0, -1.0, -1.0, 2.0, 0.0, 1.0, 2.0, 3.0, -2.0, 2.0, 1.0, 0.0])
c5 = Parameter('c5', (F32, [2]), [1.5, -2.0])
t6 = Internal('t6', (F32, [4, 2, 2, 2]))
t7 = Internal('t7', (F32, [1, 4, 4, 2]))
t8 = Output('t8', (F32, [1, 2, 2, 2]))
c9 = Parameter('c9', (I32, [2, 2]), [2, 3, 2, 1])
t10 = Internal('t10', (F32, [4, 4, 3, 2]))
c11 = Parameter('c11', (F32, [1, 3, 2, 2]), [1.0, -1.0, -1.0, 2.0, 0.0, 1.0, 2.0, 3.0, -2.0, 2.0, 1.0, 0.0])
c12 = Parameter('c12', (F32, [2]), [1.5, -2.0])
t13 = Internal('t13', (F32, [4, 2, 2, 2]))
t14 = Internal('t14', (F32, [1, 4, 4, 2]))
t15 = Output('t15', (F32, [1, 2, 2, 2]))
c16 = Parameter('c16', (I32, [2, 2]), [0, 0, 1, 0])
t17 = Internal('t17', (F32, [2, 3, 2, 2]))
c18 = Parameter('c18', (F32, [1, 3, 2, 2]), [1.0, -1.0, -1.0, 2.0, 0.0, 1.0, 2.0, 3.0, -2.0, 2.0, 1.0, 0.0])
c19 = Parameter('c19', (F32, [2]), [1.5, -2.0])
t20 = Internal('t20', (F32, [2, 3, 2, 2]))
t21 = Internal('t21', (F32, [1, 3, 4, 2]))
t22 = Output('t22', (F32, [1, 3, 2, 2]))
c23 = Parameter('c23', (I32, [2, 2]), [1, 2, 0, 0])
t24 = Internal('t24', (F32, [2, 3, 3, 2]))
c25 = Parameter('c25', (F32, [1, 3, 2, 2]), [1.0, -1.0, -1.0, 2.0, 0.0, 1.0, 2.0, 3.0, -2.0, 2.0, 1.0, 0.0])
c26 = Parameter('c26', (F32, [2]), [1.5, -2.0])
t27 = Internal('t27', (F32, [2, 3, 3, 2]))
t28 = Internal('t28', (F32, [1, 6, 3, 2]))
t29 = Output('t29', (F32, [1, 2, 2, 2]))
model = Model()
model.Operation('SPACE_TO_BATCH_ND', x1, [2, 2], c2).To(t3)
model.Operation('DEPTHWISE_CONV_2D', t3, c4, c5, 2, 1, 1, 1, 0).To(t6)
model.Operation('BATCH_TO_SPACE_ND', t6, [2, 2]).To(t7)
model.Operation('SLICE', t7, [0, 0, 0, 0], [1, 2, 2, -1]).To(t8)
model.Operation('SPACE_TO_BATCH_ND', x1, [2, 2], c9).To(t10)
model.Operation('DEPTHWISE_CONV_2D', t10, c11, c12, 2, 1, 1, 1, 0).To(t13)
model.Operation('BATCH_TO_SPACE_ND', t13, [2, 2]).To(t14)
model.Operation('SLICE', t14, [0, 1, 1, 0], [1, 2, 2, -1]).To(t15)
model.Operation('SPACE_TO_BATCH_ND', x1, [1, 2], c16).To(t17)
model.Operation('DEPTHWISE_CONV_2D', t17, c18, c19, 1, 1, 1, 1, 0).To(t20)
model.Operation('BATCH_TO_SPACE_ND', t20, [1, 2]).To(t21)
model.Operation('SLICE', t21, [0, 0, 1, 0], [1, -1, 2, -1]).To(t22)
model.Operation('SPACE_TO_BATCH_ND', x1, [2, 1], c23).To(t24)
model.Operation('DEPTHWISE_CONV_2D', t24, c25, c26, 1, 1, 1, 1, 0).To(t27)
model.Operation('BATCH_TO_SPACE_ND', t27, [2, 1]).To(t28)
model.Operation('SLICE', t28, [0, 0, 0, 0], [1, 2, 2, -1]).To(t29)
Example({
    x1: [2.5, -2.5, -1.5, 1.0, 4.0, -3.0, 2.5, 3.5, 1.0, -1.5, 2.5, 1.5, 2.5, 3.0, 1.5, -2.5, 1.0, 0.5],
    t8: [9.0, -9.5, 0.0, 1.0, 6.5, 8.5, 3.5, -6.5],
    t15: [3.5, -6.5, 6.5, 6.0, 6.0, -7.5, 2.0, -1.0],
    t22: [7.0, -6.5, -0.5, -4.0, 1.0, 8.5, -3.0, -9.5, 3.5, 2.0, 2.5, -3.0],
    t29: [-2.5, 5.0, 2.0, -5.0, -5.0, 4.5, 7.5, -15.0],
}, name='depthwise_conv_2d').AddVariations('float16').DisableLifeTimeVariation()

# Dilation by way of batches cuts off what was added, or something else.
# Expected values: float64 formula.
x1 = Input('x1', (U8, [1, 3, 3, 2], 0.5, 120))
c2 = Parameter('c2', (I32, [2, 2]), [2, 3, 2, 1])
t3 = Internal('t3', (U8, [4, 4, 3, 2], 0.5, 120))
c4 = Parameter('c4', (U8, [1, 3, 2, 2], 0.5, 128), [130, 126, 126, 132, 128, 130, 132, 134, 124, 132, 130, 128])
c5 = Parameter('c5', (I32, [2], 0.25, 0), [6, -8])
t6 = Internal('t6', (U8, [4, 2, 2, 2], 0.5, 120))
t7 = Internal('t7', (U8, [1, 4, 4, 2], 0.5, 120))
t8 = Output('t8', (U8, [1, 2, 2, 2], 0.5, 120))
c9 = Parameter('c9', (I32, [2, 2]), [2, 3, 2, 1])
t10 = Internal('t10', (U8, [4, 4, 3, 2], 0.5, 120))
c11 = Parameter('c11', (U8, [1, 3, 2, 2], 0.5, 128), [130, 126, 126, 132, 128, 130, 132, 134, 124, 132, 130, 128])
c12 = Parameter('c12', (I32, [2], 0.25, 0), [6, -8])
t13 = Internal('t13', (U8, [4, 2, 2, 2], 0.5, 120))
t14 = Internal('t14', (U8, [1, 4, 4, 2], 0.5, 120))
t15 = Output('t15', (U8, [1, 2, 2, 2], 0.5, 120))
c16 = Parameter('c16', (I32, [2, 2]), [0, 0, 1, 0])
t17 = Internal('t17', (U8, [2, 3, 2, 2], 0.5, 120))
c18 = Parameter('c18', (U8, [1, 3, 2, 2], 0.5, 128), [130, 126, 126, 132, 128, 130, 132, 134, 124, 132, 130, 128])
c19 = Parameter('c19', (I32, [2], 0.25, 0), [6, -8])
t20 = Internal('t20', (U8, [2, 3, 2, 2], 0.5, 120))
t21 = Internal('t21', (U8, [1, 3, 4, 2], 0.5, 120))
t22 = Output('t22', (U8, [1, 3, 2, 2], 0.5, 120))
c23 = Parameter('c23', (I32, [2, 2]), [1, 2, 0, 0])
t24 = Internal('t24', (U8, [2, 3, 3, 2], 0.5, 120))
c25 = Parameter('c25', (U8, [1, 3, 2, 2], 0.5, 128), [130, 126, 126, 132, 128, 130, 132, 134, 124, 132, 130, 128])
c26 = Parameter('c26', (I32, [2], 0.25, 0), [6, -8])
t27 = Internal('t27', (U8, [2, 3, 3, 2], 0.5, 120))
t28 = Internal('t28', (U8, [1, 6, 3, 2], 0.5, 120))
t29 = Output('t29', (U8, [1, 2, 2, 2], 0.5, 120))
model = Model()
model.Operation('SPACE_TO_BATCH_ND', x1, [2, 2], c2).To(t3)
model.Operation('DEPTHWISE_CONV_2D', t3, c4, c5, 2, 1, 1, 1, 0).To(t6)
model.Operation('BATCH_TO_SPACE_ND', t6, [2, 2]).To(t7)
model.Operation('SLICE', t7, [0, 0, 0, 0], [1, 2, 2, -1]).To(t8)
model.Operation('SPACE_TO_BATCH_ND', x1, [2, 2], c9).To(t10)
model.Operation('DEPTHWISE_CONV_2D', t10, c11, c12, 2, 1, 1, 1, 0).To(t13)
model.Operation('BATCH_TO_SPACE_ND', t13, [2, 2]).To(t14)
model.Operation('SLICE', t14, [0, 1, 1, 0], [1, 2, 2, -1]).To(t15)
model.Operation('SPACE_TO_BATCH_ND', x1, [1, 2], c16).To(t17)
model.Operation('DEPTHWISE_CONV_2D', t17, c18, c19, 1, 1, 1, 1, 0).To(t20)
model.Operation('BATCH_TO_SPACE_ND', t20, [1, 2]).To(t21)
model.Operation('SLICE', t21, [0, 0, 1, 0], [1, -1, 2, -1]).To(t22)
model.Operation('SPACE_TO_BATCH_ND', x1, [2, 1], c23).To(t24)
model.Operation('DEPTHWISE_CONV_2D', t24, c25, c26, 1, 1, 1, 1, 0).To(t27)
model.Operation('BATCH_TO_SPACE_ND', t27, [2, 1]).To(t28)
model.Operation('SLICE', t28, [0, 0, 0, 0], [1, 2, 2, -1]).To(t29)
Example({
    x1: [125, 115, 117, 122, 128, 114, 125, 127, 122, 117, 125, 123, 125, 126, 123, 115, 122, 121],
    t8: [138, 101, 120, 122, 133, 137, 127, 107],
    t15: [127, 107, 133, 132, 132, 105, 124, 118],
    t22: [134, 107, 119, 112, 122, 137, 114, 101, 127, 124, 125, 114],
    t29: [115, 130, 124, 110, 110, 129, 135, 90],
}, name='depthwise_conv_2d_quant8').AddVariations(signed(x1, t3, c4, t6, t7, t8, t10, c11, t13, t14, t15, t17, c18, t20, t21, t22, t24, c25, t27, t28, t29)).DisableLifeTimeVariation()

# Dilation by way of batches has all padding on one side, or half of it, and a result as large as
# the image.
# Expected values: float64 formula.
x1 = Input('x1', (F32, [1, 4, 4, 2]))
c2 = Parameter('c2', (I32, [2, 2]), [4, 0, 2, 0])
t3 = Internal('t3', (F32, [4, 4, 3, 2]))
c4 = Parameter('c4', (F32, [1, 3, 2, 2]), [1.0, -1.0, -1.0, 2.0, 0.0, 1.0, 2.0, 3.0, -2.0, 2.0, 1.0, 0.0])
c5 = Parameter('c5', (F32, [1]), [1.5])
t6 = Internal('t6', (F32, [4, 2, 2, 1]))
t7 = Output('t7', (F32, [1, 4, 4, 1]))
c8 = Parameter('c8', (I32, [2, 2]), [0, 4, 0, 2])
t9 = Internal('t9', (F32, [4, 4, 3, 2]))
c10 = Parameter('c10', (F32, [1, 3, 2, 2]), [1.0, -1.0, -1.0, 2.0, 0.0, 1.0, 2.0, 3.0, -2.0, 2.0, 1.0, 0.0])
c11 = Parameter('c11', (F32, [1]), [1.5])
t12 = Internal('t12', (F32, [4, 2, 2, 1]))
t13 = Output('t13', (F32, [1, 4, 4, 1]))
c14 = Parameter('c14', (I32, [2, 2]), [2, 2, 2, 0])
t15 = Internal('t15', (F32, [4, 4, 3, 2]))
c16 = Parameter('c16', (F32, [1, 3, 2, 2]), [1.0, -1.0, -1.0, 2.0, 0.0, 1.0, 2.0, 3.0, -2.0, 2.0, 1.0, 0.0])
c17 = Parameter('c17', (F32, [1]), [1.5])
t18 = Internal('t18', (F32, [4, 2, 2, 1]))
t19 = Output('t19', (F32, [1, 4, 4, 1]))
c20 = Parameter('c20', (I32, [2, 2]), [1, 3, 1, 1])
t21 = Internal('t21', (F32, [4, 4, 3, 2]))
c22 = Parameter('c22', (F32, [1, 3, 2, 2]), [1.0, -1.0, -1.0, 2.0, 0.0, 1.0, 2.0, 3.0, -2.0, 2.0, 1.0, 0.0])
c23 = Parameter('c23', (F32, [1]), [1.5])
t24 = Internal('t24', (F32, [4, 2, 2, 1]))
t25 = Output('t25', (F32, [1, 4, 4, 1]))
model = Model()
model.Operation('SPACE_TO_BATCH_ND', x1, [2, 2], c2).To(t3)
model.Operation('CONV_2D', t3, c4, c5, 2, 1, 1, 0).To(t6)
model.Operation('BATCH_TO_SPACE_ND', t6, [2, 2]).To(t7)
model.Operation('SPACE_TO_BATCH_ND', x1, [2, 2], c8).To(t9)
model.Operation('CONV_2D', t9, c10, c11, 2, 1, 1, 0).To(t12)
model.Operation('BATCH_TO_SPACE_ND', t12, [2, 2]).To(t13)
model.Operation('SPACE_TO_BATCH_ND', x1, [2, 2], c14).To(t15)
model.Operation('CONV_2D', t15, c16, c17, 2, 1, 1, 0).To(t18)
model.Operation('BATCH_TO_SPACE_ND', t18, [2, 2]).To(t19)
model.Operation('SPACE_TO_BATCH_ND', x1, [2, 2], c20).To(t21)
model.Operation('CONV_2D', t21, c22, c23, 2, 1, 1, 0).To(t24)
model.Operation('BATCH_TO_SPACE_ND', t24, [2, 2]).To(t25)
Example({
    x1: packed('|i1',
    'c-jTQ2@U`t2m`PTV%Yy*%c0D+LBuqil{!es#n_lNKH2@^z7Gx', 0.5
),
    t7: [-1.5, 5.5, 12.0, -8.5, 3.0, -2.0, 6.0, 1.0, -2.5, 12.5, 3.5, -7.5, 14.0, -16.5, 13.5, -6.5],
    t13: [7.5, 17.0, 11.0, 1.5, -1.0, -6.5, -2.0, 4.0, 5.5, 11.5, 2.0, -3.0, 0.5, -6.5, 0.5, 4.5],
    t19: [-2.5, 12.5, 3.5, -7.5, 14.0, -16.5, 13.5, -6.5, 5.0, 0.0, 7.5, 17.0, 0.0, 11.0, -1.0, -6.5],
    t25: [-16.5, 13.5, -6.5, 6.0, 0.0, 7.5, 17.0, 11.0, 11.0, -1.0, -6.5, -2.0, -1.0, 5.5, 11.5, 2.0],
}, name='conv_2d_causal').AddVariations('float16').DisableLifeTimeVariation()

# Dilation by way of batches has all padding on one side, or half of it, and a result as large as
# the image.
# Expected values: float64 formula.
x1 = Input('x1', (U8, [1, 4, 4, 2], 0.5, 120))
c2 = Parameter('c2', (I32, [2, 2]), [4, 0, 2, 0])
t3 = Internal('t3', (U8, [4, 4, 3, 2], 0.5, 120))
c4 = Parameter('c4', (U8, [1, 3, 2, 2], 0.5, 128), [130, 126, 126, 132, 128, 130, 132, 134, 124, 132, 130, 128])
c5 = Parameter('c5', (I32, [1], 0.25, 0), [6])
t6 = Internal('t6', (U8, [4, 2, 2, 1], 0.5, 120))
t7 = Output('t7', (U8, [1, 4, 4, 1], 0.5, 120))
c8 = Parameter('c8', (I32, [2, 2]), [0, 4, 0, 2])
t9 = Internal('t9', (U8, [4, 4, 3, 2], 0.5, 120))
c10 = Parameter('c10', (U8, [1, 3, 2, 2], 0.5, 128), [130, 126, 126, 132, 128, 130, 132, 134, 124, 132, 130, 128])
c11 = Parameter('c11', (I32, [1], 0.25, 0), [6])
t12 = Internal('t12', (U8, [4, 2, 2, 1], 0.5, 120))
t13 = Output('t13', (U8, [1, 4, 4, 1], 0.5, 120))
c14 = Parameter('c14', (I32, [2, 2]), [2, 2, 2, 0])
t15 = Internal('t15', (U8, [4, 4, 3, 2], 0.5, 120))
c16 = Parameter('c16', (U8, [1, 3, 2, 2], 0.5, 128), [130, 126, 126, 132, 128, 130, 132, 134, 124, 132, 130, 128])
c17 = Parameter('c17', (I32, [1], 0.25, 0), [6])
t18 = Internal('t18', (U8, [4, 2, 2, 1], 0.5, 120))
t19 = Output('t19', (U8, [1, 4, 4, 1], 0.5, 120))
c20 = Parameter('c20', (I32, [2, 2]), [1, 3, 1, 1])
t21 = Internal('t21', (U8, [4, 4, 3, 2], 0.5, 120))
c22 = Parameter('c22', (U8, [1, 3, 2, 2], 0.5, 128), [130, 126, 126, 132, 128, 130, 132, 134, 124, 132, 130, 128])
c23 = Parameter('c23', (I32, [1], 0.25, 0), [6])
t24 = Internal('t24', (U8, [4, 2, 2, 1], 0.5, 120))
t25 = Output('t25', (U8, [1, 4, 4, 1], 0.5, 120))
model = Model()
model.Operation('SPACE_TO_BATCH_ND', x1, [2, 2], c2).To(t3)
model.Operation('CONV_2D', t3, c4, c5, 2, 1, 1, 0).To(t6)
model.Operation('BATCH_TO_SPACE_ND', t6, [2, 2]).To(t7)
model.Operation('SPACE_TO_BATCH_ND', x1, [2, 2], c8).To(t9)
model.Operation('CONV_2D', t9, c10, c11, 2, 1, 1, 0).To(t12)
model.Operation('BATCH_TO_SPACE_ND', t12, [2, 2]).To(t13)
model.Operation('SPACE_TO_BATCH_ND', x1, [2, 2], c14).To(t15)
model.Operation('CONV_2D', t15, c16, c17, 2, 1, 1, 0).To(t18)
model.Operation('BATCH_TO_SPACE_ND', t18, [2, 2]).To(t19)
model.Operation('SPACE_TO_BATCH_ND', x1, [2, 2], c20).To(t21)
model.Operation('CONV_2D', t21, c22, c23, 2, 1, 1, 0).To(t24)
model.Operation('BATCH_TO_SPACE_ND', t24, [2, 2]).To(t25)
Example({
    x1: packed('<i2',
    'c-kwfY^ba+E~>0<C@d(itt_Z4uP$$>FRL#ut7<4MuPR|6007z?4-N'
),
    t7: [117, 131, 144, 103, 126, 116, 132, 122, 115, 145, 127, 105, 148, 87, 147, 107],
    t13: [135, 154, 142, 123, 118, 107, 116, 128, 131, 143, 124, 114, 121, 107, 121, 129],
    t19: [115, 145, 127, 105, 148, 87, 147, 107, 130, 120, 135, 154, 120, 142, 118, 107],
    t25: [87, 147, 107, 132, 120, 135, 154, 142, 142, 118, 107, 116, 118, 131, 143, 124],
}, name='conv_2d_causal_quant8').AddVariations(signed(x1, t3, c4, t6, t7, t9, c10, t12, t13, t15, c16, t18, t19, t21, c22, t24, t25)).DisableLifeTimeVariation()

# Dilation by way of batches has all padding on one side, or half of it, and a result as large as
# the image.
# Expected values: float64 formula.
x1 = Input('x1', (F32, [1, 4, 4, 2]))
c2 = Parameter('c2', (I32, [2, 2]), [4, 0, 2, 0])
t3 = Internal('t3', (F32, [4, 4, 3, 2]))
c4 = Parameter('c4', (F32, [1, 3, 2, 2]), [1.0, -1.0, -1.0, 2.0, 0.0, 1.0, 2.0, 3.0, -2.0, 2.0, 1.0, 0.0])
c5 = Parameter('c5', (F32, [2]), [1.5, -2.0])
t6 = Internal('t6', (F32, [4, 2, 2, 2]))
t7 = Output('t7', (F32, [1, 4, 4, 2]))
c8 = Parameter('c8', (I32, [2, 2]), [0, 4, 0, 2])
t9 = Internal('t9', (F32, [4, 4, 3, 2]))
c10 = Parameter('c10', (F32, [1, 3, 2, 2]), [1.0, -1.0, -1.0, 2.0, 0.0, 1.0, 2.0, 3.0, -2.0, 2.0, 1.0, 0.0])
c11 = Parameter('c11', (F32, [2]), [1.5, -2.0])
t12 = Internal('t12', (F32, [4, 2, 2, 2]))
t13 = Output('t13', (F32, [1, 4, 4, 2]))
c14 = Parameter('c14', (I32, [2, 2]), [2, 2, 2, 0])
t15 = Internal('t15', (F32, [4, 4, 3, 2]))
c16 = Parameter('c16', (F32, [1, 3, 2, 2]), [1.0, -1.0, -1.0, 2.0, 0.0, 1.0, 2.0, 3.0, -2.0, 2.0, 1.0, 0.0])
c17 = Parameter('c17', (F32, [2]), [1.5, -2.0])
t18 = Internal('t18', (F32, [4, 2, 2, 2]))
t19 = Output('t19', (F32, [1, 4, 4, 2]))
c20 = Parameter('c20', (I32, [2, 2]), [1, 3, 1, 1])
t21 = Internal('t21', (F32, [4, 4, 3, 2]))
c22 = Parameter('c22', (F32, [1, 3, 2, 2]), [1.0, -1.0, -1.0, 2.0, 0.0, 1.0, 2.0, 3.0, -2.0, 2.0, 1.0, 0.0])
c23 = Parameter('c23', (F32, [2]), [1.5, -2.0])
t24 = Internal('t24', (F32, [4, 2, 2, 2]))
t25 = Output('t25', (F32, [1, 4, 4, 2]))
model = Model()
model.Operation('SPACE_TO_BATCH_ND', x1, [2, 2], c2).To(t3)
model.Operation('DEPTHWISE_CONV_2D', t3, c4, c5, 2, 1, 1, 1, 0).To(t6)
model.Operation('BATCH_TO_SPACE_ND', t6, [2, 2]).To(t7)
model.Operation('SPACE_TO_BATCH_ND', x1, [2, 2], c8).To(t9)
model.Operation('DEPTHWISE_CONV_2D', t9, c10, c11, 2, 1, 1, 1, 0).To(t12)
model.Operation('BATCH_TO_SPACE_ND', t12, [2, 2]).To(t13)
model.Operation('SPACE_TO_BATCH_ND', x1, [2, 2], c14).To(t15)
model.Operation('DEPTHWISE_CONV_2D', t15, c16, c17, 2, 1, 1, 1, 0).To(t18)
model.Operation('BATCH_TO_SPACE_ND', t18, [2, 2]).To(t19)
model.Operation('SPACE_TO_BATCH_ND', x1, [2, 2], c20).To(t21)
model.Operation('DEPTHWISE_CONV_2D', t21, c22, c23, 2, 1, 1, 1, 0).To(t24)
model.Operation('BATCH_TO_SPACE_ND', t24, [2, 2]).To(t25)
Example({
    x1: packed('|i1',
    'c-jTQhYbKQ2m>$?M)Uu*&;|Ctr4H#d60y8-0NqxMd=MYW4GSX', 0.5
),
    t7: packed('|i1',
    'c-mw9^XCuG7a^wKf4KjMvi#!t_u&JpAQLCU8xBbkAtg3u00Zv~ga', 0.5
),
    t13: packed('|i1',
    'c-mv&f6vPCmxb}O5F0D&53WB93@l8nKmY#t|AT{%;TOwy0I4Ai8~', 0.5
),
    t19: packed('|i1',
    'c-s5-;RCB66DPwP4oMLqB{pW}Ukn@!{O?)+%CLX=EX2kN0H)swiU', 0.5
),
    t25: packed('|i1',
    'c-oT`5mI7f=44~wVBmkx%JG-|%V!}rR@NUJ3=9k`OsqcvTqp*f', 0.5
),
}, name='depthwise_conv_2d_causal').AddVariations('float16').DisableLifeTimeVariation()

# Dilation by way of batches has all padding on one side, or half of it, and a result as large as
# the image.
# Expected values: float64 formula.
x1 = Input('x1', (U8, [1, 4, 4, 2], 0.5, 120))
c2 = Parameter('c2', (I32, [2, 2]), [4, 0, 2, 0])
t3 = Internal('t3', (U8, [4, 4, 3, 2], 0.5, 120))
c4 = Parameter('c4', (U8, [1, 3, 2, 2], 0.5, 128), [130, 126, 126, 132, 128, 130, 132, 134, 124, 132, 130, 128])
c5 = Parameter('c5', (I32, [2], 0.25, 0), [6, -8])
t6 = Internal('t6', (U8, [4, 2, 2, 2], 0.5, 120))
t7 = Output('t7', (U8, [1, 4, 4, 2], 0.5, 120))
c8 = Parameter('c8', (I32, [2, 2]), [0, 4, 0, 2])
t9 = Internal('t9', (U8, [4, 4, 3, 2], 0.5, 120))
c10 = Parameter('c10', (U8, [1, 3, 2, 2], 0.5, 128), [130, 126, 126, 132, 128, 130, 132, 134, 124, 132, 130, 128])
c11 = Parameter('c11', (I32, [2], 0.25, 0), [6, -8])
t12 = Internal('t12', (U8, [4, 2, 2, 2], 0.5, 120))
t13 = Output('t13', (U8, [1, 4, 4, 2], 0.5, 120))
c14 = Parameter('c14', (I32, [2, 2]), [2, 2, 2, 0])
t15 = Internal('t15', (U8, [4, 4, 3, 2], 0.5, 120))
c16 = Parameter('c16', (U8, [1, 3, 2, 2], 0.5, 128), [130, 126, 126, 132, 128, 130, 132, 134, 124, 132, 130, 128])
c17 = Parameter('c17', (I32, [2], 0.25, 0), [6, -8])
t18 = Internal('t18', (U8, [4, 2, 2, 2], 0.5, 120))
t19 = Output('t19', (U8, [1, 4, 4, 2], 0.5, 120))
c20 = Parameter('c20', (I32, [2, 2]), [1, 3, 1, 1])
t21 = Internal('t21', (U8, [4, 4, 3, 2], 0.5, 120))
c22 = Parameter('c22', (U8, [1, 3, 2, 2], 0.5, 128), [130, 126, 126, 132, 128, 130, 132, 134, 124, 132, 130, 128])
c23 = Parameter('c23', (I32, [2], 0.25, 0), [6, -8])
t24 = Internal('t24', (U8, [4, 2, 2, 2], 0.5, 120))
t25 = Output('t25', (U8, [1, 4, 4, 2], 0.5, 120))
model = Model()
model.Operation('SPACE_TO_BATCH_ND', x1, [2, 2], c2).To(t3)
model.Operation('DEPTHWISE_CONV_2D', t3, c4, c5, 2, 1, 1, 1, 0).To(t6)
model.Operation('BATCH_TO_SPACE_ND', t6, [2, 2]).To(t7)
model.Operation('SPACE_TO_BATCH_ND', x1, [2, 2], c8).To(t9)
model.Operation('DEPTHWISE_CONV_2D', t9, c10, c11, 2, 1, 1, 1, 0).To(t12)
model.Operation('BATCH_TO_SPACE_ND', t12, [2, 2]).To(t13)
model.Operation('SPACE_TO_BATCH_ND', x1, [2, 2], c14).To(t15)
model.Operation('DEPTHWISE_CONV_2D', t15, c16, c17, 2, 1, 1, 1, 0).To(t18)
model.Operation('BATCH_TO_SPACE_ND', t18, [2, 2]).To(t19)
model.Operation('SPACE_TO_BATCH_ND', x1, [2, 2], c20).To(t21)
model.Operation('DEPTHWISE_CONV_2D', t21, c22, c23, 2, 1, 1, 1, 0).To(t24)
model.Operation('BATCH_TO_SPACE_ND', t24, [2, 2]).To(t25)
Example({
    x1: packed('<i2',
    'c-ku~DXgxosw^+4X=tdbtFJAuDz2)kE~+VPs4FO~s;p%o007<#4<i'
),
    t7: packed('<i2',
    'c-pHhDJf~m>8dI&X)fulDQYRp$f)hCYOF|UnAp=btFD@X0002%{ttu'
),
    t13: packed('<i2',
    'c-pIIPp@q#t*OlJs;jLnXez0wsHv(gEG;N6XlSb_s>x>{007=U4;%'
),
    t19: packed('<i2',
    'c-kw=$f)hCYOF|UnAp=btFF4bsG^~wJ-xPcN_|dtS6wXw0RRB-y$^~'
),
    t25: packed('<i2',
    'c-ouT(>1HEy0NaJp`ty#wxP5>C%dbzwzi<5qN1Xvs<x1U0002{h7X<'
),
}, name='depthwise_conv_2d_causal_quant8').AddVariations(signed(x1, t3, c4, t6, t7, t9, c10, t12, t13, t15, c16, t18, t19, t21, c22, t24, t25)).DisableLifeTimeVariation()
