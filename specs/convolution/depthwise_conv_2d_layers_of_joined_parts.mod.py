# Licensed under the Apache License, Version 2.0; see LICENSE.
# Written by 'python -m corpus' from corpus/families/convolution.py; do not edit.
#
# DEPTHWISE_CONV_2D: layers of parts that are joined.

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

# Layers of parts are joined in the order of the parts or another, one of them twice, or along
# another axis.
# Expected values: float64 formula.
x1 = Input('x1', (F32, [1, 2, 3, 6]))
t2 = Internal('t2', (F32, [1, 2, 3, 2]))
t3 = Internal('t3', (F32, [1, 2, 3, 2]))
t4 = Internal('t4', (F32, [1, 2, 3, 2]))
c5 = Parameter('c5', (F32, [1, 1, 1, 2]), [1.0, -2.0])
c6 = Parameter('c6', (F32, [2]), [0.5, -1.0])
t7 = Internal('t7', (F32, [1, 2, 3, 2]))
c8 = Parameter('c8', (F32, [1, 1, 1, 2]), [1.0, -2.0])
c9 = Parameter('c9', (F32, [2]), [0.5, -1.0])
t10 = Internal('t10', (F32, [1, 2, 3, 2]))
c11 = Parameter('c11', (F32, [1, 1, 1, 2]), [1.0, -2.0])
c12 = Parameter('c12', (F32, [2]), [0.5, -1.0])
t13 = Internal('t13', (F32, [1, 2, 3, 2]))
t14 = Output('t14', (F32, [1, 2, 3, 6]))
x15 = Input('x15', (F32, [1, 2, 3, 6]))
t16 = Internal('t16', (F32, [1, 2, 3, 2]))
t17 = Internal('t17', (F32, [1, 2, 3, 2]))
t18 = Internal('t18', (F32, [1, 2, 3, 2]))
c19 = Parameter('c19', (F32, [1, 1, 1, 2]), [1.0, -2.0])
c20 = Parameter('c20', (F32, [2]), [0.5, -1.0])
t21 = Internal('t21', (F32, [1, 2, 3, 2]))
c22 = Parameter('c22', (F32, [1, 1, 1, 2]), [1.0, -2.0])
c23 = Parameter('c23', (F32, [2]), [0.5, -1.0])
t24 = Internal('t24', (F32, [1, 2, 3, 2]))
c25 = Parameter('c25', (F32, [1, 1, 1, 2]), [1.0, -2.0])
c26 = Parameter('c26', (F32, [2]), [0.5, -1.0])
t27 = Internal('t27', (F32, [1, 2, 3, 2]))
t28 = Output('t28', (F32, [1, 2, 3, 6]))
x29 = Input('x29', (F32, [1, 2, 3, 6]))
t30 = Internal('t30', (F32, [1, 2, 3, 2]))
t31 = Internal('t31', (F32, [1, 2, 3, 2]))
t32 = Internal('t32', (F32, [1, 2, 3, 2]))
c33 = Parameter('c33', (F32, [1, 1, 1, 2]), [1.0, -2.0])
c34 = Parameter('c34', (F32, [2]), [0.5, -1.0])
t35 = Internal('t35', (F32, [1, 2, 3, 2]))
c36 = Parameter('c36', (F32, [1, 1, 1, 2]), [1.0, -2.0])
c37 = Parameter('c37', (F32, [2]), [0.5, -1.0])
t38 = Internal('t38', (F32, [1, 2, 3, 2]))
c39 = Parameter('c39', (F32, [1, 1, 1, 2]), [1.0, -2.0])
c40 = Parameter('c40', (F32, [2]), [0.5, -1.0])
t41 = Internal('t41', (F32, [1, 2, 3, 2]))
t42 = Output('t42', (F32, [1, 2, 3, 6]))
x43 = Input('x43', (F32, [1, 2, 3, 6]))
t44 = Internal('t44', (F32, [1, 2, 3, 2]))
t45 = Internal('t45', (F32, [1, 2, 3, 2]))
t46 = Internal('t46', (F32, [1, 2, 3, 2]))
c47 = Parameter('c47', (F32, [1, 1, 1, 2]), [1.0, -2.0])
c48 = Parameter('c48', (F32, [2]), [0.5, -1.0])
t49 = Internal('t49', (F32, [1, 2, 3, 2]))
c50 = Parameter('c50', (F32, [1, 1, 1, 2]), [1.0, -2.0])
c51 = Parameter('c51', (F32, [2]), [0.5, -1.0])
t52 = Internal('t52', (F32, [1, 2, 3, 2]))
c53 = Parameter('c53', (F32, [1, 1, 1, 2]), [1.0, -2.0])
c54 = Parameter('c54', (F32, [2]), [0.5, -1.0])
t55 = Internal('t55', (F32, [1, 2, 3, 2]))
t56 = Output('t56', (F32, [1, 2, 3, 6]))
x57 = Input('x57', (F32, [1, 2, 3, 4]))
t58 = Internal('t58', (F32, [1, 2, 3, 2]))
t59 = Internal('t59', (F32, [1, 2, 3, 2]))
c60 = Parameter('c60', (F32, [1, 1, 1, 2]), [1.0, -2.0])
c61 = Parameter('c61', (F32, [2]), [0.5, -1.0])
t62 = Internal('t62', (F32, [1, 2, 3, 2]))
c63 = Parameter('c63', (F32, [1, 1, 1, 2]), [1.0, -2.0])
c64 = Parameter('c64', (F32, [2]), [0.5, -1.0])
t65 = Internal('t65', (F32, [1, 2, 3, 2]))
t66 = Output('t66', (F32, [1, 2, 6, 2]))
model = Model()
model.Operation('SPLIT', x1, 3, 3).To(t2, t3, t4)
model.Operation('DEPTHWISE_CONV_2D', t2, c5, c6, 2, 1, 1, 1, 0).To(t7)
model.Operation('DEPTHWISE_CONV_2D', t3, c8, c9, 2, 1, 1, 1, 0).To(t10)
model.Operation('DEPTHWISE_CONV_2D', t4, c11, c12, 2, 1, 1, 1, 0).To(t13)
model.Operation('CONCATENATION', t7, t10, t13, 3).To(t14)
model.Operation('SPLIT', x15, 3, 3).To(t16, t17, t18)
model.Operation('DEPTHWISE_CONV_2D', t16, c19, c20, 2, 1, 1, 1, 0).To(t21)
model.Operation('DEPTHWISE_CONV_2D', t17, c22, c23, 2, 1, 1, 1, 0).To(t24)
model.Operation('DEPTHWISE_CONV_2D', t18, c25, c26, 2, 1, 1, 1, 0).To(t27)
model.Operation('CONCATENATION', t27, t24, t21, 3).To(t28)
model.Operation('SPLIT', x29, 3, 3).To(t30, t31, t32)
model.Operation('DEPTHWISE_CONV_2D', t30, c33, c34, 2, 1, 1, 1, 0).To(t35)
model.Operation('DEPTHWISE_CONV_2D', t31, c36, c37, 2, 1, 1, 1, 0).To(t38)
model.Operation('DEPTHWISE_CONV_2D', t32, c39, c40, 2, 1, 1, 1, 0).To(t41)
model.Operation('CONCATENATION', t38, t35, t41, 3).To(t42)
model.Operation('SPLIT', x43, 3, 3).To(t44, t45, t46)
model.Operation('DEPTHWISE_CONV_2D', t44, c47, c48, 2, 1, 1, 1, 0).To(t49)
model.Operation('DEPTHWISE_CONV_2D', t45, c50, c51, 2, 1, 1, 1, 0).To(t52)
model.Operation('DEPTHWISE_CONV_2D', t46, c53, c54, 2, 1, 1, 1, 0).To(t55)
model.Operation('CONCATENATION', t49, t49, t52, 3).To(t56)
model.Operation('SPLIT', x57, 3, 2).To(t58, t59)
model.Operation('DEPTHWISE_CONV_2D', t58, c60, c61, 2, 1, 1, 1, 0).To(t62)
model.Operation('DEPTHWISE_CONV_2D', t59, c63, c64, 2, 1, 1, 1, 0).To(t65)
model.Operation('CONCATENATION', t65, t62, 2).To(t66)
Example({
    x1: packed('|i1',
    'c-jTQhYbKQ2m>%NBKZGWR-@XI$5Q6o=vfL3<)J5uYY*6xA4@S23j', 0.5
),
    t14: packed('|i1',
    'c-jFZ0Neip?)?J!`v30!2nY=O2><*B_y!II@B;<{?gj?>_6YO@2>$|J4G`@', 0.5
),
    x15: packed('|i1',
    'c-jTQfeipK2m-JSC-VQbCL_8QIekx|V%{!k3)w7%W(>jN2l^)sMg', 0.5
),
    t28: packed('|i1',
    'c-mwA^Pi9T%YP1z9~{5_vax?+U||2i#>e^VKN}|#=MT<L%xui>03A6F9{', 0.5
),
    x29: packed('|i1',
    'c-jTQ2@U`t2m`P%nDGDCaz$-LP>#ckQIDier}o;?UKEy?_~joC7X', 0.5
),
    t42: packed('|i1',
    'c-jFZ0Neiq3<CTJ`v3X|^!)hw^a$<+2m}iI4*m880R8j{3<mlG2K??)V-fH', 0.5
),
    x43: packed('|i1',
    'c-jrbK@I>Q2m`PPk^TR-Iv7e1_1bNHXX#j$UQ!M$1%uTD;sdZT73%', 0.5
),
    t56: packed('|i1',
    'c-jrbK?(pM3<EGIrGx$dp&nh`L~{s536}rma;vlRZV-$d49<G>at{>', 0.5
),
    x57: [1.0, 2.5, -1.0, 2.0, -1.0, 2.0, 3.5, 1.0, -2.5, 4.0, 1.0, -1.5, 1.5, 0.5, -3.5, 2.0, 1.0, -3.5,
    -2.5, 2.0, 2.5, 0.5, -1.5, 3.0],
    t66: [-0.5, -5.0, 4.0, -3.0, 1.5, 2.0, 1.5, -6.0, -0.5, -5.0, -2.0, -9.0, -3.0, -5.0, -2.0, -5.0, -1.0,
    -7.0, 2.0, -2.0, 1.5, 6.0, 3.0, -2.0],
}, name='orders').AddVariations('float16').DisableLifeTimeVariation()

# Layers of parts are joined in the order of the parts or another, one of them twice, or along
# another axis.
# Expected values: float64 formula.
x1 = Input('x1', (U8, [1, 2, 3, 6], 0.5, 120))
t2 = Internal('t2', (U8, [1, 2, 3, 2], 0.5, 120))
t3 = Internal('t3', (U8, [1, 2, 3, 2], 0.5, 120))
t4 = Internal('t4', (U8, [1, 2, 3, 2], 0.5, 120))
c5 = Parameter('c5', (U8, [1, 1, 1, 2], 0.5, 128), [130, 124])
c6 = Parameter('c6', (I32, [2], 0.25, 0), [2, -4])
t7 = Internal('t7', (U8, [1, 2, 3, 2], 0.5, 120))
c8 = Parameter('c8', ('TENSOR_QUANT8_SYMM_PER_CHANNEL', [1, 1, 1, 2]), [2, -8], extraParams=SymmPerChannelQuantParams(3, [0.5, 0.25]))
c9 = Parameter('c9', (I32, [2]), [2, -8])
t10 = Internal('t10', (U8, [1, 2, 3, 2], 0.5, 120))
c11 = Parameter('c11', (U8, [1, 1, 1, 2], 0.5, 128), [130, 124])
c12 = Parameter('c12', (I32, [2], 0.25, 0), [2, -4])
t13 = Internal('t13', (U8, [1, 2, 3, 2], 0.5, 120))
t14 = Output('t14', (U8, [1, 2, 3, 6], 0.5, 120))
x15 = Input('x15', (U8, [1, 2, 3, 6], 0.5, 120))
t16 = Internal('t16', (U8, [1, 2, 3, 2], 0.5, 120))
t17 = Internal('t17', (U8, [1, 2, 3, 2], 0.5, 120))
t18 = Internal('t18', (U8, [1, 2, 3, 2], 0.5, 120))
c19 = Parameter('c19', ('TENSOR_QUANT8_SYMM_PER_CHANNEL', [1, 1, 1, 2]), [2, -8], extraParams=SymmPerChannelQuantParams(3, [0.5, 0.25]))
c20 = Parameter('c20', (I32, [2]), [2, -8])
t21 = Internal('t21', (U8, [1, 2, 3, 2], 0.5, 120))
c22 = Parameter('c22', (U8, [1, 1, 1, 2], 0.5, 128), [130, 124])
c23 = Parameter('c23', (I32, [2], 0.25, 0), [2, -4])
t24 = Internal('t24', (U8, [1, 2, 3, 2], 0.5, 120))
c25 = Parameter('c25', ('TENSOR_QUANT8_SYMM_PER_CHANNEL', [1, 1, 1, 2]), [2, -8], extraParams=SymmPerChannelQuantParams(3, [0.5, 0.25]))
c26 = Parameter('c26', (I32, [2]), [2, -8])
t27 = Internal('t27', (U8, [1, 2, 3, 2], 0.5, 120))
t28 = Output('t28', (U8, [1, 2, 3, 6], 0.5, 120))
x29 = Input('x29', (U8, [1, 2, 3, 6], 0.5, 120))
t30 = Internal('t30', (U8, [1, 2, 3, 2], 0.5, 120))
t31 = Internal('t31', (U8, [1, 2, 3, 2], 0.5, 120))
t32 = Internal('t32', (U8, [1, 2, 3, 2], 0.5, 120))
c33 = Parameter('c33', (U8, [1, 1, 1, 2], 0.5, 128), [130, 124])
c34 = Parameter('c34', (I32, [2], 0.25, 0), [2, -4])
t35 = Internal('t35', (U8, [1, 2, 3, 2], 0.5, 120))
c36 = Parameter('c36', ('TENSOR_QUANT8_SYMM_PER_CHANNEL', [1, 1, 1, 2]), [2, -8], extraParams=SymmPerChannelQuantParams(3, [0.5, 0.25]))
c37 = Parameter('c37', (I32, [2]), [2, -8])
t38 = Internal('t38', (U8, [1, 2, 3, 2], 0.5, 120))
c39 = Parameter('c39', (U8, [1, 1, 1, 2], 0.5, 128), [130, 124])
c40 = Parameter('c40', (I32, [2], 0.25, 0), [2, -4])
t41 = Internal('t41', (U8, [1, 2, 3, 2], 0.5, 120))
t42 = Output('t42', (U8, [1, 2, 3, 6], 0.5, 120))
x43 = Input('x43', (U8, [1, 2, 3, 6], 0.5, 120))
t44 = Internal('t44', (U8, [1, 2, 3, 2], 0.5, 120))
t45 = Internal('t45', (U8, [1, 2, 3, 2], 0.5, 120))
t46 = Internal('t46', (U8, [1, 2, 3, 2], 0.5, 120))
c47 = Parameter('c47', ('TENSOR_QUANT8_SYMM_PER_CHANNEL', [1, 1, 1, 2]), [2, -8], extraParams=SymmPerChannelQuantParams(3, [0.5, 0.25]))
c48 = Parameter('c48', (I32, [2]), [2, -8])
t49 = Internal('t49', (U8, [1, 2, 3, 2], 0.5, 120))
c50 = Parameter('c50', (U8, [1, 1, 1, 2], 0.5, 128), [130, 124])
c51 = Parameter('c51', (I32, [2], 0.25, 0), [2, -4])
t52 = Internal('t52', (U8, [1, 2, 3, 2], 0.5, 120))
c53 = Parameter('c53', ('TENSOR_QUANT8_SYMM_PER_CHANNEL', [1, 1, 1, 2]), [2, -8], extraParams=SymmPerChannelQuantParams(3, [0.5, 0.25]))
c54 = Parameter('c54', (I32, [2]), [2, -8])
t55 = Internal('t55', (U8, [1, 2, 3, 2], 0.5, 120))
t56 = Output('t56', (U8, [1, 2, 3, 6], 0.5, 120))
x57 = Input('x57', (U8, [1, 2, 3, 4], 0.5, 120))
t58 = Internal('t58', (U8, [1, 2, 3, 2], 0.5, 120))
t59 = Internal('t59', (U8, [1, 2, 3, 2], 0.5, 120))
c60 = Parameter('c60', (U8, [1, 1, 1, 2], 0.5, 128), [130, 124])
c61 = Parameter('c61', (I32, [2], 0.25, 0), [2, -4])
t62 = Internal('t62', (U8, [1, 2, 3, 2], 0.5, 120))
c63 = Parameter('c63', ('TENSOR_QUANT8_SYMM_PER_CHANNEL', [1, 1, 1, 2]), [2, -8], extraParams=SymmPerChannelQuantParams(3, [0.5, 0.25]))
c64 = Parameter('c64', (I32, [2]), [2, -8])
t65 = Internal('t65', (U8, [1, 2, 3, 2], 0.5, 120))
t66 = Output('t66', (U8, [1, 2, 6, 2], 0.5, 120))
model = Model()
model.Operation('SPLIT', x1, 3, 3).To(t2, t3, t4)
model.Operation('DEPTHWISE_CONV_2D', t2, c5, c6, 2, 1, 1, 1, 0).To(t7)
model.Operation('DEPTHWISE_CONV_2D', t3, c8, c9, 2, 1, 1, 1, 0).To(t10)
model.Operation('DEPTHWISE_CONV_2D', t4, c11, c12, 2, 1, 1, 1, 0).To(t13)
model.Operation('CONCATENATION', t7, t10, t13, 3).To(t14)
model.Operation('SPLIT', x15, 3, 3).To(t16, t17, t18)
model.Operation('DEPTHWISE_CONV_2D', t16, c19, c20, 2, 1, 1, 1, 0).To(t21)
model.Operation('DEPTHWISE_CONV_2D', t17, c22, c23, 2, 1, 1, 1, 0).To(t24)
model.Operation('DEPTHWISE_CONV_2D', t18, c25, c26, 2, 1, 1, 1, 0).To(t27)
model.Operation('CONCATENATION', t27, t24, t21, 3).To(t28)
model.Operation('SPLIT', x29, 3, 3).To(t30, t31, t32)
model.Operation('DEPTHWISE_CONV_2D', t30, c33, c34, 2, 1, 1, 1, 0).To(t35)
model.Operation('DEPTHWISE_CONV_2D', t31, c36, c37, 2, 1, 1, 1, 0).To(t38)
model.Operation('DEPTHWISE_CONV_2D', t32, c39, c40, 2, 1, 1, 1, 0).To(t41)
model.Operation('CONCATENATION', t38, t35, t41, 3).To(t42)
model.Operation('SPLIT', x43, 3, 3).To(t44, t45, t46)
model.Operation('DEPTHWISE_CONV_2D', t44, c47, c48, 2, 1, 1, 1, 0).To(t49)
model.Operation('DEPTHWISE_CONV_2D', t45, c50, c51, 2, 1, 1, 1, 0).To(t52)
model.Operation('DEPTHWISE_CONV_2D', t46, c53, c54, 2, 1, 1, 1, 0).To(t55)
model.Operation('CONCATENATION', t49, t49, t52, 3).To(t56)
model.Operation('SPLIT', x57, 3, 2).To(t58, t59)
model.Operation('DEPTHWISE_CONV_2D', t58, c60, c61, 2, 1, 1, 1, 0).To(t62)
model.Operation('DEPTHWISE_CONV_2D', t59, c63, c64, 2, 1, 1, 1, 0).To(t65)
model.Operation('CONCATENATION', t65, t62, 2).To(t66)
Example({
    x1: packed('<i2',
    'c-oD@i46cC2m~-kM!`#XE-<<)*!mbGFjspYg)=GDVLr57%~W80c$te3>i'
),
    t14: packed('<i2',
    'c-pH<E3GOlDo-nGXlN;JC@-lisB5dusIIF@tE(%@Ysjf-D6e850ssJ#FA&W'
),
    x15: packed('<i2',
    'c-oD@feip42m>%rCUJo{1a`VF*s|R28BY3+=mx~H9;Mtt5$g5f0j1m#CI'
),
    t28: packed('<i2',
    'c-pHiDQ~OJDQ{>fXecVJtIw*asL!ZtYb+|SYpiN4Xw0gvt4?De0ssJ?V-Wu'
),
    x29: packed('<i2',
    'c-oD@i46cC2m~-k=8J{{gwb8W)*alqwV}~Nl`0fsX_aRfR?t}=9-TN4_W'
),
    t42: packed('<i2',
    'c-pIOsVZqGDle+fDJdw-X-KPWsA(#0E6uB|D9veXsVl0kD@kJ@0ssJ%@et4'
),
    x43: packed('|i1',
    'c-pHjsV%E2D+H3Ir3F>RC8g!XMWxmC^_8V{MRi3bWkvP%bpSPC5X%'
),
    t56: packed('<i2',
    'c-pI}tEsE2Dyl02l7&TuMJ075O(jib1ywawHT6xURi#zM84N@K0G>k-^#'
),
    x57: [122, 125, 118, 124, 118, 124, 127, 122, 115, 128, 122, 117, 123, 121, 113, 124, 122, 113, 115, 124,
    125, 121, 117, 126],
    t66: [119, 110, 128, 114, 123, 124, 123, 108, 119, 110, 116, 102, 114, 110, 116, 110, 118, 106, 124, 116,
    123, 132, 126, 116],
}, name='orders_quant8').AddVariations(signed(x1, t2, t3, t4, c5, t7, t10, c11, t13, t14, x15, t16, t17, t18, t21, c22, t24, t27, t28, x29, t30, t31, t32, c33, t35, t38, c39, t41, t42, x43, t44, t45, t46, t49, c50, t52, t55, t56, x57, t58, t59, c60, t62, t65, t66)).DisableLifeTimeVariation()

# Some of the channels of a layer are read, without the first one: weights and biases go with
# them.
# Expected values: float64 formula.
x5 = Input('x5', (F32, [1, 2, 3, 2]))
c6 = Parameter('c6', (F32, [1, 1, 1, 2]), [1.0, -2.0])
c7 = Parameter('c7', (F32, [2]), [0.5, -1.0])
t8 = Internal('t8', (F32, [1, 2, 3, 2]))
c1 = Parameter('c1', (I32, [4]), [0, 0, 0, 1])
c2 = Parameter('c2', (I32, [4]), [-1, -1, -1, -1])
t9 = Output('t9', (F32, [1, 2, 3, 1]))
x10 = Input('x10', (F32, [1, 2, 3, 2]))
c11 = Parameter('c11', (F32, [1, 1, 1, 2]), [1.0, -2.0])
c12 = Parameter('c12', (F32, [2]), [0.5, -1.0])
t13 = Internal('t13', (F32, [1, 2, 3, 2]))
c3 = Parameter('c3', (I32, [4]), [1, 2, 3, 2])
c4 = Parameter('c4', (I32, [4]), [1, 1, 1, 1])
t14 = Output('t14', (F32, [1, 2, 3, 1]))
x15 = Input('x15', (F32, [1, 2, 3, 2]))
c16 = Parameter('c16', (F32, [1, 1, 1, 2]), [1.0, -2.0])
c17 = Parameter('c17', (F32, [2]), [0.5, -1.0])
t18 = Internal('t18', (F32, [1, 2, 3, 2]))
c19 = Parameter('c19', (I32, [2]), [1, 0])
t20 = Output('t20', (F32, [1, 2, 3, 2]))
x21 = Input('x21', (F32, [1, 2, 3, 2]))
c22 = Parameter('c22', (F32, [1, 1, 1, 2]), [1.0, -2.0])
c23 = Parameter('c23', (F32, [2]), [0.5, -1.0])
t24 = Internal('t24', (F32, [1, 2, 3, 2]))
t25 = Internal('t25', (F32, [1, 2, 3, 1]))
t26 = Output('t26', (F32, [1, 2, 3, 1]))
model = Model()
model.Operation('DEPTHWISE_CONV_2D', x5, c6, c7, 2, 1, 1, 1, 0).To(t8)
model.Operation('SLICE', t8, c1, c2).To(t9)
model.Operation('DEPTHWISE_CONV_2D', x10, c11, c12, 2, 1, 1, 1, 0).To(t13)
model.Operation('STRIDED_SLICE', t13, c1, c3, c4, 0, 0, 0).To(t14)
model.Operation('DEPTHWISE_CONV_2D', x15, c16, c17, 2, 1, 1, 1, 0).To(t18)
model.Operation('GATHER', t18, 3, c19).To(t20)
model.Operation('DEPTHWISE_CONV_2D', x21, c22, c23, 2, 1, 1, 1, 0).To(t24)
model.Operation('SPLIT', t24, 3, 2).To(t25, t26)
Example({
    x5: [-1.0, -1.5, 4.0, -1.5, -0.5, 4.0, -3.5, -3.0, 0.5, -4.0, -3.5, 4.0],
    t9: [2.0, 2.0, -9.0, 5.0, 7.0, -9.0],
    x10: [3.0, -2.5, 3.5, -1.5, -0.5, 1.5, -0.5, 2.5, 1.0, 2.0, -2.0, 1.5],
    t14: [4.0, 2.0, -4.0, -6.0, -5.0, -4.0],
    x15: [1.5, 0.5, 1.5, 3.0, -1.5, -2.0, -3.0, 2.5, -3.5, 1.0, 4.0, 1.5],
    t20: [-2.0, 2.0, -7.0, 2.0, 3.0, -1.0, -6.0, -2.5, -3.0, -3.0, -4.0, 4.5],
    x21: [-2.0, -4.0, 4.0, 0.5, 0.5, -3.5, -3.5, 4.0, -1.0, -3.0, -3.0, 2.5],
    t26: [7.0, -2.0, 6.0, -9.0, 5.0, -6.0],
}, name='channels').AddVariations('float16').DisableLifeTimeVariation()

# Some of the channels of a layer are read, without the first one: weights and biases go with
# them.
# Expected values: float64 formula.
x5 = Input('x5', (U8, [1, 2, 3, 2], 0.5, 120))
c6 = Parameter('c6', (U8, [1, 1, 1, 2], 0.5, 128), [130, 124])
c7 = Parameter('c7', (I32, [2], 0.25, 0), [2, -4])
t8 = Internal('t8', (U8, [1, 2, 3, 2], 0.5, 120))
c1 = Parameter('c1', (I32, [4]), [0, 0, 0, 1])
c2 = Parameter('c2', (I32, [4]), [-1, -1, -1, -1])
t9 = Output('t9', (U8, [1, 2, 3, 1], 0.5, 120))
x10 = Input('x10', (U8, [1, 2, 3, 2], 0.5, 120))
c11 = Parameter('c11', ('TENSOR_QUANT8_SYMM_PER_CHANNEL', [1, 1, 1, 2]), [2, -8], extraParams=SymmPerChannelQuantParams(3, [0.5, 0.25]))
c12 = Parameter('c12', (I32, [2]), [2, -8])
t13 = Internal('t13', (U8, [1, 2, 3, 2], 0.5, 120))
c3 = Parameter('c3', (I32, [4]), [1, 2, 3, 2])
c4 = Parameter('c4', (I32, [4]), [1, 1, 1, 1])
t14 = Output('t14', (U8, [1, 2, 3, 1], 0.5, 120))
x15 = Input('x15', (U8, [1, 2, 3, 2], 0.5, 120))
c16 = Parameter('c16', (U8, [1, 1, 1, 2], 0.5, 128), [130, 124])
c17 = Parameter('c17', (I32, [2], 0.25, 0), [2, -4])
t18 = Internal('t18', (U8, [1, 2, 3, 2], 0.5, 120))
c19 = Parameter('c19', (I32, [2]), [1, 0])
t20 = Output('t20', (U8, [1, 2, 3, 2], 0.5, 120))
x21 = Input('x21', (U8, [1, 2, 3, 2], 0.5, 120))
c22 = Parameter('c22', ('TENSOR_QUANT8_SYMM_PER_CHANNEL', [1, 1, 1, 2]), [2, -8], extraParams=SymmPerChannelQuantParams(3, [0.5, 0.25]))
c23 = Parameter('c23', (I32, [2]), [2, -8])
t24 = Internal('t24', (U8, [1, 2, 3, 2], 0.5, 120))
t25 = Internal('t25', (U8, [1, 2, 3, 1], 0.5, 120))
t26 = Output('t26', (U8, [1, 2, 3, 1], 0.5, 120))
model = Model()
model.Operation('DEPTHWISE_CONV_2D', x5, c6, c7, 2, 1, 1, 1, 0).To(t8)
model.Operation('SLICE', t8, c1, c2).To(t9)
model.Operation('DEPTHWISE_CONV_2D', x10, c11, c12, 2, 1, 1, 1, 0).To(t13)
model.Operation('STRIDED_SLICE', t13, c1, c3, c4, 0, 0, 0).To(t14)
model.Operation('DEPTHWISE_CONV_2D', x15, c16, c17, 2, 1, 1, 1, 0).To(t18)
model.Operation('GATHER', t18, 3, c19).To(t20)
model.Operation('DEPTHWISE_CONV_2D', x21, c22, c23, 2, 1, 1, 1, 0).To(t24)
model.Operation('SPLIT', t24, 3, 2).To(t25, t26)
Example({
    x5: [118, 117, 128, 117, 119, 128, 113, 114, 121, 112, 113, 128],
    t9: [124, 124, 102, 130, 134, 102],
    x10: [126, 115, 127, 117, 119, 123, 119, 125, 122, 124, 116, 123],
    t14: [128, 124, 112, 108, 110, 112],
    x15: [123, 121, 123, 126, 117, 116, 114, 125, 113, 122, 128, 123],
    t20: [116, 124, 106, 124, 126, 118, 108, 115, 114, 114, 112, 129],
    x21: [116, 112, 128, 121, 121, 113, 113, 128, 118, 114, 114, 125],
    t26: [134, 116, 132, 102, 130, 108],
}, name='channels_quant8').AddVariations(signed(x5, c6, t8, t9, x10, t13, t14, x15, c16, t18, t20, x21, t24, t25, t26)).DisableLifeTimeVariation()
