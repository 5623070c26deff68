# Licensed under the Apache License, Version 2.0; see LICENSE.
# Written by 'python -m corpus' from corpus/families/fully_connected.py; do not edit.
#
# FULLY_CONNECTED: operations in a row that are merged, moved or cancelled.

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

# Layers of one input become one, unless activations differ; a wide layer is between two.
# Expected values: float64 formula.
x1 = Input('x1', (F32, [2, 4]))
c2 = Parameter('c2', (F32, [3, 4]), [-1.0, 1.0, 1.0, -1.0, 1.0, -1.0, 1.0, -1.0, 1.0, 0.0, 1.0, -1.0])
c3 = Parameter('c3', (F32, [3]), [0.5, 0.5, 0.5])
t4 = Output('t4', (F32, [2, 3]))
c5 = Parameter('c5', (F32, [3, 4]), [1.0, 1.0, 0.0, 1.0, 1.0, -1.0, 0.0, -1.0, 0.0, 0.0, 0.0, 0.0])
c6 = Parameter('c6', (F32, [3]), [0.5, 0.5, 0.5])
t7 = Output('t7', (F32, [2, 3]))
c8 = Parameter('c8', (F32, [3, 4]), [-1.0, 0.0, 0.0, 1.0, -1.0, 1.0, 0.0, 0.0, -1.0, 0.0, -1.0, 1.0])
c9 = Parameter('c9', (F32, [3]), [0.5, 0.5, 0.5])
t10 = Output('t10', (F32, [2, 3]))
c11 = Parameter('c11', (F32, [3, 4]), [0.0, 0.0, 1.0, 1.0, -1.0, 0.0, -1.0, 0.0, 0.0, -1.0, 0.0, -1.0])
c12 = Parameter('c12', (F32, [3]), [0.5, 0.5, 0.5])
t13 = Output('t13', (F32, [2, 3]))
c14 = Parameter('c14', (F32, [8, 4]), packed('|i1',
    'c-l3{u>k-83`9WoA6mW%-I=@aOBoFU53Z#N3I', 1.0
))
c15 = Parameter('c15', (F32, [8]), [0.5, 0.5, 0.5, 0.5, 0.5, 0.5, 0.5, 0.5])
t16 = Internal('t16', (F32, [2, 8]))
c17 = Parameter('c17', (F32, [2, 8]), [0.0, -1.0, -1.0, 0.0, 0.0, 0.0, 1.0, 0.0, -1.0, -1.0, 0.0, -1.0, 1.0, -1.0, -1.0, 0.0])
c18 = Parameter('c18', (F32, [2]), [0.5, 0.5])
t19 = Output('t19', (F32, [2, 2]))
c20 = Parameter('c20', (F32, [8, 4]), packed('|i1',
    'c-kF^#|;1g5J1>}XjddW)PhOM75(8m>*@;y', 1.0
))
c21 = Parameter('c21', (F32, [8]), [0.5, 0.5, 0.5, 0.5, 0.5, 0.5, 0.5, 0.5])
t22 = Internal('t22', (F32, [2, 8]))
c23 = Parameter('c23', (F32, [2, 8]), [0.0, 1.0, 0.0, -1.0, 1.0, 1.0, -1.0, 0.0, 0.0, 1.0, 0.0, 1.0, -1.0, 0.0, -1.0, -1.0])
c24 = Parameter('c24', (F32, [2]), [0.5, 0.5])
t25 = Output('t25', (F32, [2, 2]))
model = Model()
model.Operation('FULLY_CONNECTED', x1, c2, c3, 3).To(t4)
model.Operation('FULLY_CONNECTED', x1, c5, c6, 0).To(t7)
model.Operation('FULLY_CONNECTED', x1, c8, c9, 1).To(t10)
model.Operation('FULLY_CONNECTED', x1, c11, c12, 2).To(t13)
model.Operation('FULLY_CONNECTED', x1, c14, c15, 1).To(t16)
model.Operation('FULLY_CONNECTED', t16, c17, c18, 1).To(t19)
model.Operation('FULLY_CONNECTED', x1, c20, c21, 0).To(t22)
model.Operation('FULLY_CONNECTED', t22, c23, c24, 3).To(t25)
Example({
    x1: [-0.5, -1.5, -3.0, -0.5, -3.5, -4.0, -2.5, -2.0],
    t4: [0.0, 0.0, 0.0, 0.0, 0.5, 0.0],
    t7: [-2.0, 2.0, 0.5, -9.0, 3.0, 0.5],
    t10: [0.5, 0.0, 3.5, 2.0, 0.0, 4.5],
    t13: [-1.0, 1.0, 1.0, -1.0, 1.0, 1.0],
    t19: [0.0, 0.0, 0.0, 0.0],
    t25: [6.0, 5.0, 6.0, 6.0],
}, name='parallel').AddVariations('float16').DisableLifeTimeVariation()

# Layers of one input become one, unless activations differ; a wide layer is between two.
# Expected values: float64 formula.
x1 = Input('x1', (U8, [2, 4], 0.5, 120))
c2 = Parameter('c2', (U8, [3, 4], 0.5, 128), [126, 130, 130, 126, 130, 126, 130, 126, 130, 128, 130, 126])
c3 = Parameter('c3', (I32, [3], 0.25, 0), [2, 2, 2])
t4 = Output('t4', (U8, [2, 3], 0.5, 120))
c5 = Parameter('c5', (U8, [3, 4], 0.5, 128), [130, 130, 128, 130, 130, 126, 128, 126, 128, 128, 128, 128])
c6 = Parameter('c6', (I32, [3], 0.25, 0), [2, 2, 2])
t7 = Output('t7', (U8, [2, 3], 0.5, 120))
c8 = Parameter('c8', (U8, [3, 4], 0.5, 128), [126, 128, 128, 130, 126, 130, 128, 128, 126, 128, 126, 130])
c9 = Parameter('c9', (I32, [3], 0.25, 0), [2, 2, 2])
t10 = Output('t10', (U8, [2, 3], 0.5, 120))
c11 = Parameter('c11', (U8, [3, 4], 0.5, 128), [128, 128, 130, 130, 126, 128, 126, 128, 128, 126, 128, 126])
c12 = Parameter('c12', (I32, [3], 0.25, 0), [2, 2, 2])
t13 = Output('t13', (U8, [2, 3], 0.5, 120))
c14 = Parameter('c14', (U8, [8, 4], 0.5, 128), packed('<i2',
    'c-m{KYXZW$x`rkgsB3C!015#G>KYoF7zh9W3%3vx'
))
c15 = Parameter('c15', (I32, [8], 0.25, 0), [2, 2, 2, 2, 2, 2, 2, 2])
t16 = Internal('t16', (U8, [2, 8], 0.5, 120))
c17 = Parameter('c17', (U8, [2, 8], 0.5, 128), [128, 126, 126, 128, 128, 128, 130, 128, 126, 126, 128, 126, 130, 126, 126, 128])
c18 = Parameter('c18', (I32, [2], 0.25, 0), [2, 2])
t19 = Output('t19', (U8, [2, 2], 0.5, 120))
c20 = Parameter('c20', (U8, [8, 4], 0.5, 128), packed('<i2',
    'c-pJ01A>O8x~7J@rltlE+0fJk7H9%v1_A&82>}oZ'
))
c21 = Parameter('c21', (I32, [8], 0.25, 0), [2, 2, 2, 2, 2, 2, 2, 2])
t22 = Internal('t22', (U8, [2, 8], 0.5, 120))
c23 = Parameter('c23', (U8, [2, 8], 0.5, 128), [128, 130, 128, 126, 130, 130, 126, 128, 128, 130, 128, 130, 126, 128, 126, 126])
c24 = Parameter('c24', (I32, [2], 0.25, 0), [2, 2])
t25 = Output('t25', (U8, [2, 2], 0.5, 120))
model = Model()
model.Operation('FULLY_CONNECTED', x1, c2, c3, 3).To(t4)
model.Operation('FULLY_CONNECTED', x1, c5, c6, 0).To(t7)
model.Operation('FULLY_CONNECTED', x1, c8, c9, 1).To(t10)
model.Operation('FULLY_CONNECTED', x1, c11, c12, 2).To(t13)
model.Operation('FULLY_CONNECTED', x1, c14, c15, 1).To(t16)
model.Operation('FULLY_CONNECTED', t16, c17, c18, 1).To(t19)
model.Operation('FULLY_CONNECTED', x1, c20, c21, 0).To(t22)
model.Operation('FULLY_CONNECTED', t22, c23, c24, 3).To(t25)
Example({
    x1: [119, 117, 114, 119, 113, 112, 115, 116],
    t4: [120, 120, 120, 120, 121, 120],
    t7: [116, 124, 121, 102, 126, 121],
    t10: [121, 120, 127, 124, 120, 129],
    t13: [118, 122, 122, 118, 122, 122],
    t19: [120, 120, 120, 120],
    t25: [132, 130, 132, 132],
}, name='parallel_quant8').AddVariations(signed(x1, c2, t4, c5, t7, c8, t10, c11, t13, c14, t16, c17, t19, c20, t22, c23, t25)).DisableLifeTimeVariation()

# Layers of many weights have few different ones, as many in each, so that tables of them differ.
# Expected values: float64 formula.
x1 = Input('x1', (F32, [1, 16]))
c2 = Parameter('c2', (F32, [3, 16]), packed('|i1',
    'c-mw9|DW+c2!kOb2%}O!0!)H=|NjF3?)wrA', 1.0
))
c3 = Parameter('c3', (F32, [3]), [0.5, 0.0, -0.5])
t4 = Output('t4', (F32, [1, 3]))
x5 = Input('x5', (F32, [1, 16]))
c6 = Parameter('c6', (F32, [3, 16]), packed('|i1',
    'c-muPU}9omVqgGaFai-wU;!qm3<I181ONnP04o', 1.0
))
c7 = Parameter('c7', (F32, [3]), [0.5, 0.0, -0.5])
t8 = Output('t8', (F32, [1, 3]))
x9 = Input('x9', (F32, [1, 16]))
c10 = Parameter('c10', (F32, [3, 16]), packed('|i1',
    'c-s5N_zwsf|AEMV5WomUP!UEjfYAT`0RYN;8sG', 1.0
))
c11 = Parameter('c11', (F32, [3]), [0.5, 0.0, -0.5])
t12 = Output('t12', (F32, [1, 3]))
x13 = Input('x13', (F32, [1, 16]))
c14 = Parameter('c14', (F32, [3, 16]), packed('|i1',
    'c-kF`fe8Qr41)6iqg@Mxgd|3Mgu*P_S9j2ev^_8Z75)', 1.0
))
c15 = Parameter('c15', (F32, [3]), [0.5, 0.0, -0.5])
t16 = Output('t16', (F32, [1, 3]))
x17 = Input('x17', (F32, [1, 16]))
c18 = Parameter('c18', (F32, [3, 16]), packed('|i1',
    'c-j?;fe8Qr2!q7`e=gT149UYY7>hR7{4SG)zTyENo(mc', 1.0
))
c19 = Parameter('c19', (F32, [3]), [0.5, 0.0, -0.5])
t20 = Output('t20', (F32, [1, 3]))
model = Model()
model.Operation('FULLY_CONNECTED', x1, c2, c3, 0).To(t4)
model.Operation('FULLY_CONNECTED', x5, c6, c7, 0).To(t8)
model.Operation('FULLY_CONNECTED', x9, c10, c11, 0).To(t12)
model.Operation('FULLY_CONNECTED', x13, c14, c15, 0).To(t16)
model.Operation('FULLY_CONNECTED', x17, c18, c19, 0).To(t20)
Example({
    x1: [1.0, 0.0, 1.0, -1.0, 1.0, -1.0, -1.0, -1.0, -1.0, 1.0, 1.0, -1.0, 1.0, 0.0, -1.0, 1.0],
    t4: [-1.5, 2.0, -2.5],
    x5: [-1.0, 0.0, 1.0, 1.0, -1.0, 1.0, 1.0, 1.0, 0.0, -1.0, 0.0, 1.0, 1.0, 0.0, 1.0, 1.0],
    t8: [6.5, 8.0, -2.5],
    x9: [0.0, 0.0, -1.0, -1.0, 1.0, 1.0, 0.0, 1.0, 0.0, 1.0, 0.0, 0.0, 1.0, -1.0, 1.0, 0.0],
    t12: [-2.5, -9.0, -3.5],
    x13: [1.0, 1.0, 0.0, -1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 0.0, 0.0, 0.0, 0.0, 0.0, 1.0, -1.0],
    t16: [-1.5, 3.0, -0.5],
    x17: [0.0, 0.0, 0.0, 1.0, 1.0, 1.0, 1.0, 0.0, 0.0, -1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0],
    t20: [3.5, 9.0, 2.5],
}, name='palettes').AddVariations('float16').DisableLifeTimeVariation()

# Layers of many weights have few different ones, as many in each, so that tables of them differ.
# Expected values: float64 formula.
x1 = Input('x1', (U8, [1, 16], 0.5, 120))
c2 = Parameter('c2', (U8, [3, 16], 0.5, 128), packed('<i2',
    'c-m{Kt81zQVK8h0VN?o8fJrc~u8x63007dm7#R'
))
c3 = Parameter('c3', (I32, [3], 0.25, 0), [2, 0, -2])
t4 = Output('t4', (U8, [1, 3], 0.5, 120))
x5 = Input('x5', (U8, [1, 16], 0.5, 120))
c6 = Parameter('c6', (U8, [3, 16], 0.5, 128), packed('<i2',
    'c-m`eXlZF^X=ngpFai-RV1X8>Oaq(;1Pmks0OaNvRR'
))
c7 = Parameter('c7', (I32, [3], 0.25, 0), [2, 0, -2])
t8 = Output('t8', (U8, [1, 3], 0.5, 120))
x9 = Input('x9', (U8, [1, 16], 0.5, 120))
c10 = Parameter('c10', (U8, [3, 16], 0.5, 128), packed('<i2',
    'c-pIJssX~L8W33n0ZmW@6=?zk2whXdKq3GDxV9I+'
))
c11 = Parameter('c11', (I32, [3], 0.25, 0), [2, 0, -2])
t12 = Output('t12', (U8, [1, 3], 0.5, 120))
x13 = Input('x13', (U8, [1, 16], 0.5, 120))
c14 = Parameter('c14', (U8, [3, 16], 0.5, 128), packed('<i2',
    'c-obUfe8Qr2*SEtWS3`tkPI9smW2*Mpyu|eI*=32cb-|x02li'
))
c15 = Parameter('c15', (I32, [3], 0.25, 0), [2, 0, -2])
t16 = Output('t16', (U8, [1, 3], 0.5, 120))
x17 = Input('x17', (U8, [1, 16], 0.5, 120))
c18 = Parameter('c18', (U8, [3, 16], 0.5, 128), packed('<i2',
    'c-m{JYiOx!0pbP_2EmpVAQOau;vfJN0g5&>0964o1Bn0t+SnK~'
))
c19 = Parameter('c19', (I32, [3], 0.25, 0), [2, 0, -2])
t20 = Output('t20', (U8, [1, 3], 0.5, 120))
model = Model()
model.Operation('FULLY_CONNECTED', x1, c2, c3, 0).To(t4)
model.Operation('FULLY_CONNECTED', x5, c6, c7, 0).To(t8)
model.Operation('FULLY_CONNECTED', x9, c10, c11, 0).To(t12)
model.Operation('FULLY_CONNECTED', x13, c14, c15, 0).To(t16)
model.Operation('FULLY_CONNECTED', x17, c18, c19, 0).To(t20)
Example({
    x1: [122, 120, 122, 118, 122, 118, 118, 118, 118, 122, 122, 118, 122, 120, 118, 122],
    t4: [117, 124, 115],
    x5: [118, 120, 122, 122, 118, 122, 122, 122, 120, 118, 120, 122, 122, 120, 122, 122],
    t8: [133, 136, 115],
    x9: [120, 120, 118, 118, 122, 122, 120, 122, 120, 122, 120, 120, 122, 118, 122, 120],
    t12: [115, 102, 113],
    x13: [122, 122, 120, 118, 122, 122, 122, 122, 122, 120, 120, 120, 120, 120, 122, 118],
    t16: [117, 126, 119],
    x17: [120, 120, 120, 122, 122, 122, 122, 120, 120, 118, 122, 122, 122, 122, 122, 122],
    t20: [127, 138, 125],
}, name='palettes_quant8').AddVariations(signed(x1, c2, t4, x5, c6, t8, x9, c10, t12, x13, c14, t16, x17, c18, t20)).DisableLifeTimeVariation()
