# Licensed under the Apache License, Version 2.0; see LICENSE.
# Written by 'python -m corpus' from corpus/families/reshape.py; do not edit.
#
# CONCATENATION: what a pass over the whole graph leaves out, shares, moves or overwrites.

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

# Joined tensors are joined again, while parts in place are changed, or read before.
# Expected values: float64 formula.
x1 = Input('x1', (F32, [2, 3]))
c2 = Parameter('c2', (F32, [1]), [0.5])
t3 = Internal('t3', (F32, [2, 3]))
c4 = Parameter('c4', (F32, [3, 3]), [0.0, -1.0, -1.0, 1.0, 1.0, 0.0, 1.0, 1.0, -1.0])
c5 = Parameter('c5', (F32, [3]), [0.5, 1.0, -0.5])
t6 = Internal('t6', (F32, [2, 3]))
t7 = Internal('t7', (F32, [2, 6]))
t8 = Internal('t8', (F32, [2, 6]))
c9 = Parameter('c9', (F32, [3, 6]), [-1.0, -1.0, -1.0, 0.0, 0.0, 0.0, 0.0, 1.0, -1.0, -1.0, 0.0, 0.0, 0.0, 0.0, 0.0, -1.0, 0.0, -1.0])
c10 = Parameter('c10', (F32, [3]), [0.5, 1.0, -0.5])
t11 = Internal('t11', (F32, [2, 3]))
t12 = Internal('t12', (F32, [2, 9]))
t13 = Internal('t13', (F32, [2, 9]))
t14 = Internal('t14', (F32, [2, 3]))
t15 = Internal('t15', (F32, [2, 3]))
t16 = Internal('t16', (F32, [4, 3]))
c17 = Parameter('c17', (F32, [3, 9]), packed('|i1',
    'c-s5V@SoxTe?~?I#{VD$;(<6I3;>hu2m=', 1.0
))
c18 = Parameter('c18', (F32, [3]), [0.5, 1.0, -0.5])
t19 = Output('t19', (F32, [2, 3]))
c20 = Parameter('c20', (F32, [3, 9]), packed('|i1',
    'c-j@mu>k-82!k;A|7faPf`DQjqOwm8U?K_r', 1.0
))
c21 = Parameter('c21', (F32, [3]), [0.5, 1.0, -0.5])
t22 = Output('t22', (F32, [2, 3]))
t23 = Output('t23', (F32, [2, 3]))
t24 = Output('t24', (F32, [2, 9]))
t25 = Output('t25', (F32, [2, 3]))
c26 = Parameter('c26', (F32, [3]), [1.0, -1.0, 0.5])
t27 = Output('t27', (F32, [4, 3]))
t28 = Internal('t28', (F32, [2, 3]))
t29 = Output('t29', (F32, [2, 9]))
model = Model()
model.Operation('ADD', x1, c2, 0).To(t3)
model.Operation('FULLY_CONNECTED', t3, c4, c5, 1).To(t6)
model.Operation('CONCATENATION', t3, t6, 1).To(t7)
model.Operation('RELU1', t7).To(t8)
model.Operation('FULLY_CONNECTED', t8, c9, c10, 0).To(t11)
model.Operation('CONCATENATION', t7, t11, 1).To(t12)
model.Operation('CONCATENATION', t11, t3, t6, 1).To(t13)
model.Operation('SLICE', t12, [0, 2], [2, 3]).To(t14)
model.Operation('RELU', t14).To(t15)
model.Operation('CONCATENATION', t6, t11, 0).To(t16)
model.Operation('FULLY_CONNECTED', t12, c17, c18, 0).To(t19)
model.Operation('FULLY_CONNECTED', t13, c20, c21, 3).To(t22)
model.Operation('MAXIMUM', t15, t6).To(t23)
model.Operation('SUB', t12, t13, 0).To(t24)
model.Operation('MINIMUM', t14, t3).To(t25)
model.Operation('ADD', t16, c26, 1).To(t27)
model.Operation('SUB', t6, t3, 0).To(t28)
model.Operation('CONCATENATION', t6, t28, t6, 1).To(t29)
Example({
    x1: [-2.0, 1.5, 1.0, -2.0, -2.5, -4.0],
    t19: [-0.5, -5.0, 5.0, 9.0, 7.5, -2.5],
    t22: [3.0, 0.0, 0.0, 3.0, 1.0, 1.5],
    t23: [1.5, 1.5, 1.5, 6.0, 6.0, 0.0],
    t24: [-1.0, 1.0, 2.0, 1.5, -0.5, -1.5, -0.5, -0.5, -0.5, -5.0, -2.0, -2.0, 7.5, 2.0, 3.5, -2.5, 0.0,
    -1.5],
    t25: [-1.5, 0.0, 1.5, -3.5, -2.0, -3.5],
    t27: [1.0, 0.5, 0.5, 7.0, 0.0, 0.5, 0.5, 0.0, 0.0, 4.5, 0.0, 0.0],
    t29: [0.0, 1.5, 0.0, 1.5, -0.5, -1.5, 0.0, 1.5, 0.0, 6.0, 0.0, 0.0, 7.5, 2.0, 3.5, 6.0, 0.0, 0.0],
}, name='dense').AddVariations('float16').DisableLifeTimeVariation()

# Joined tensors are joined again, while parts in place are changed, or read before.
# Expected values: float64 formula.
x1 = Input('x1', (U8, [2, 3], 0.5, 120))
c2 = Parameter('c2', (U8, [1], 0.5, 120), [121])
t3 = Internal('t3', (U8, [2, 3], 0.5, 120))
c4 = Parameter('c4', (U8, [3, 3], 0.5, 128), [128, 126, 126, 130, 130, 128, 130, 130, 126])
c5 = Parameter('c5', (I32, [3], 0.25, 0), [2, 4, -2])
t6 = Internal('t6', (U8, [2, 3], 0.5, 120))
t7 = Internal('t7', (U8, [2, 6], 0.5, 120))
t8 = Internal('t8', (U8, [2, 6], 0.5, 120))
c9 = Parameter('c9', (U8, [3, 6], 0.5, 128), [126, 126, 126, 128, 128, 128, 128, 130, 126, 126, 128, 128, 128, 128, 128, 126, 128, 126])
c10 = Parameter('c10', (I32, [3], 0.25, 0), [2, 4, -2])
t11 = Internal('t11', (U8, [2, 3], 0.5, 120))
t12 = Internal('t12', (U8, [2, 9], 0.5, 120))
t13 = Internal('t13', (U8, [2, 9], 0.5, 120))
t14 = Internal('t14', (U8, [2, 3], 0.5, 120))
t15 = Internal('t15', (U8, [2, 3], 0.5, 120))
t16 = Internal('t16', (U8, [4, 3], 0.5, 120))
c17 = Parameter('c17', (U8, [3, 9], 0.5, 128), packed('<i2',
    'c-pILsB5UJYiep}sskYq55xgs2HXGuDdY`>'
))
c18 = Parameter('c18', (I32, [3], 0.25, 0), [2, 4, -2])
t19 = Output('t19', (U8, [2, 3], 0.5, 120))
c20 = Parameter('c20', (U8, [3, 9], 0.5, 128), packed('<i2',
    'c-nQx!3_W~2!Oy&P6(502awlcY8fmLh(Gl11}Q)ddj'
))
c21 = Parameter('c21', (I32, [3], 0.25, 0), [2, 4, -2])
t22 = Output('t22', (U8, [2, 3], 0.5, 120))
t23 = Output('t23', (U8, [2, 3], 0.5, 120))
t24 = Output('t24', (U8, [2, 9], 0.5, 120))
t25 = Output('t25', (U8, [2, 3], 0.5, 120))
c26 = Parameter('c26', (U8, [3], 0.5, 120), [122, 118, 121])
t27 = Output('t27', (U8, [4, 3], 0.5, 120))
t28 = Internal('t28', (U8, [2, 3], 0.5, 120))
t29 = Output('t29', (U8, [2, 9], 0.5, 120))
model = Model()
model.Operation('ADD', x1, c2, 0).To(t3)
model.Operation('FULLY_CONNECTED', t3, c4, c5, 1).To(t6)
model.Operation('CONCATENATION', t3, t6, 1).To(t7)
model.Operation('RELU1', t7).To(t8)
model.Operation('FULLY_CONNECTED', t8, c9, c10, 0).To(t11)
model.Operation('CONCATENATION', t7, t11, 1).To(t12)
model.Operation('CONCATENATION', t11, t3, t6, 1).To(t13)
model.Operation('SLICE', t12, [0, 2], [2, 3]).To(t14)
model.Operation('RELU', t14).To(t15)
model.Operation('CONCATENATION', t6, t11, 0).To(t16)
model.Operation('FULLY_CONNECTED', t12, c17, c18, 0).To(t19)
model.Operation('FULLY_CONNECTED', t13, c20, c21, 3).To(t22)
model.Operation('MAXIMUM', t15, t6).To(t23)
model.Operation('SUB', t12, t13, 0).To(t24)
model.Operation('MINIMUM', t14, t3).To(t25)
model.Operation('ADD', t16, c26, 1).To(t27)
model.Operation('SUB', t6, t3, 0).To(t28)
model.Operation('CONCATENATION', t6, t28, t6, 1).To(t29)
Example({
    x1: [116, 123, 122, 116, 115, 112],
    t19: [119, 110, 130, 138, 135, 115],
    t22: [126, 120, 120, 126, 122, 123],
    t23: [123, 123, 123, 132, 132, 120],
    t24: [118, 122, 124, 123, 119, 117, 119, 119, 119, 110, 116, 116, 135, 124, 127, 115, 120, 117],
    t25: [117, 120, 123, 113, 116, 113],
    t27: [122, 121, 121, 134, 120, 121, 121, 120, 120, 129, 120, 120],
    t29: [120, 123, 120, 123, 119, 117, 120, 123, 120, 132, 120, 120, 135, 124, 127, 132, 120, 120],
}, name='dense_quant8').AddVariations(signed(x1, c2, t3, c4, t6, t7, t8, c9, t11, t12, t13, t14, t15, t16, c17, t19, c20, t22, t23, t24, t25, c26, t27, t28, t29)).DisableLifeTimeVariation()
