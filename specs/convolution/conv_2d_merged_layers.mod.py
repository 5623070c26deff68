# Licensed under the Apache License, Version 2.0; see LICENSE.
# Written by 'python -m corpus' from corpus/families/convolution.py; do not edit.
#
# CONV_2D: layers that could be others, or one.

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

# Layers of one input become one wide layer, or one of a sum, if they are joined in their order.
# Expected values: float64 formula.
x1 = Input('x1', (F32, [1, 3, 3, 2]))
c3 = Parameter('c3', (F32, [2, 2, 2, 2]), [1.0, -1.0, 1.0, 0.0, 1.0, -1.0, -1.0, -1.0, 1.0, -1.0, 1.0, 0.0, 1.0, -1.0, 1.0, 1.0])
c4 = Parameter('c4', (F32, [2]), [0.5, -0.5])
t5 = Internal('t5', (F32, [1, 3, 3, 2]))
c6 = Parameter('c6', (F32, [3, 2, 2, 2]), [1.0, 1.0, -1.0, 1.0, 1.0, 0.0, 1.0, -1.0, -1.0, 0.0, 1.0, -1.0, 1.0, 1.0, 1.0, 0.0, 1.0, -1.0,
    -1.0, -1.0, 1.0, 1.0, 1.0, 1.0])
c7 = Parameter('c7', (F32, [3]), [0.5, -0.5, 0.5])
t8 = Internal('t8', (F32, [1, 3, 3, 3]))
c9 = Parameter('c9', (F32, [2, 2, 2, 2]), [1.0, 0.0, 1.0, 1.0, 1.0, 1.0, 1.0, 0.0, 1.0, 1.0, -1.0, 0.0, 1.0, 0.0, 1.0, -1.0])
c10 = Parameter('c10', (F32, [2]), [0.5, -0.5])
t11 = Internal('t11', (F32, [1, 3, 3, 2]))
c12 = Parameter('c12', (F32, [2, 1, 1, 2]), [-1.0, -1.0, 1.0, 1.0])
c13 = Parameter('c13', (F32, [2]), [0.5, -0.5])
t14 = Internal('t14', (F32, [1, 3, 3, 2]))
c15 = Parameter('c15', (F32, [2, 2, 1, 2]), [1.0, 0.0, 1.0, -1.0, -1.0, 1.0, 1.0, 0.0])
c16 = Parameter('c16', (F32, [2]), [0.5, -0.5])
t17 = Internal('t17', (F32, [1, 3, 3, 2]))
c18 = Parameter('c18', (F32, [2, 1, 2, 2]), [1.0, -1.0, -1.0, -1.0, -1.0, -1.0, -1.0, 0.0])
c19 = Parameter('c19', (F32, [2]), [0.5, -0.5])
t20 = Internal('t20', (F32, [1, 3, 3, 2]))
c21 = Parameter('c21', (F32, [2, 1, 1, 2]), [-1.0, 0.0, 0.0, 1.0])
c22 = Parameter('c22', (F32, [2]), [1.5, -1.0])
t23 = Internal('t23', (F32, [1, 3, 3, 2]))
x2 = Input('x2', (F32, [1, 3, 3, 2]))
t24 = Internal('t24', (F32, [1, 3, 3, 2]))
t25 = Internal('t25', (F32, [1, 3, 3, 2]))
c26 = Parameter('c26', (F32, [2, 2, 2, 2]), [-1.0, 0.0, -1.0, -1.0, 1.0, -1.0, 1.0, 1.0, -1.0, -1.0, 1.0, 0.0, -1.0, 1.0, -1.0, 1.0])
c27 = Parameter('c27', (F32, [2]), [0.5, -0.5])
t28 = Output('t28', (F32, [1, 3, 2, 2]))
c29 = Parameter('c29', (F32, [2, 2, 2, 2]), [1.0, 0.0, -1.0, 1.0, 1.0, 1.0, 1.0, -1.0, 1.0, 1.0, 1.0, -1.0, 1.0, 0.0, 1.0, -1.0])
c30 = Parameter('c30', (F32, [2]), [0.5, -0.5])
t31 = Output('t31', (F32, [1, 2, 3, 2]))
c32 = Parameter('c32', (F32, [4, 1, 1, 2]), [1.0, 1.0, 1.0, 0.0, 1.0, 1.0, -1.0, 0.0])
c33 = Parameter('c33', (F32, [4]), [0.5, -0.5, 0.5, -0.5])
t34 = Internal('t34', (F32, [1, 3, 3, 4]))
t35 = Internal('t35', (F32, [1, 3, 3, 2]))
t36 = Internal('t36', (F32, [1, 3, 3, 2]))
t37 = Output('t37', (F32, [1, 3, 3, 5]))
t38 = Output('t38', (F32, [1, 3, 3, 5]))
t39 = Output('t39', (F32, [1, 3, 3, 6]))
t40 = Output('t40', (F32, [1, 3, 6, 2]))
t41 = Output('t41', (F32, [1, 3, 3, 2]))
t42 = Output('t42', (F32, [1, 3, 3, 2]))
t43 = Output('t43', (F32, [1, 3, 3, 2]))
t44 = Output('t44', (F32, [3, 3, 3, 2]))
t45 = Internal('t45', (F32, [1, 3, 3, 4]))
c46 = Parameter('c46', (F32, [2, 1, 1, 4]), [1.0, -1.0, 0.0, 1.0, 1.0, 1.0, -1.0, 1.0])
c47 = Parameter('c47', (F32, [2]), [0.5, -0.5])
t48 = Output('t48', (F32, [1, 3, 3, 2]))
t49 = Internal('t49', (F32, [1, 3, 3, 4]))
c50 = Parameter('c50', (F32, [2, 2, 2, 4]), packed('|i1',
    'c-kF^fe8Qr41)Ckqniwqz@hGqMxTQ!9=~b}1p', 1.0
))
c51 = Parameter('c51', (F32, [2]), [0.5, -0.5])
t52 = Output('t52', (F32, [1, 3, 3, 2]))
t53 = Output('t53', (F32, [1, 3, 3, 2]))
t54 = Internal('t54', (F32, [1, 3, 3, 2]))
t55 = Output('t55', (F32, [1, 3, 3, 2]))
model = Model()
model.Operation('CONV_2D', x1, c3, c4, 1, 1, 1, 0).To(t5)
model.Operation('CONV_2D', x1, c6, c7, 1, 1, 1, 0).To(t8)
model.Operation('CONV_2D', x1, c9, c10, 1, 1, 1, 1).To(t11)
model.Operation('CONV_2D', x1, c12, c13, 2, 1, 1, 3).To(t14)
model.Operation('CONV_2D', x1, c15, c16, 1, 1, 1, 0).To(t17)
model.Operation('CONV_2D', x1, c18, c19, 1, 1, 1, 0).To(t20)
model.Operation('CONV_2D', x1, c21, c22, 2, 1, 1, 0).To(t23)
model.Operation('CONV_2D', x2, c21, c22, 2, 1, 1, 0).To(t24)
model.Operation('CONV_2D', x1, c21, c22, 2, 1, 1, 1).To(t25)
model.Operation('CONV_2D', x1, c26, c27, 1, 2, 1, 0).To(t28)
model.Operation('CONV_2D', x1, c29, c30, 1, 1, 2, 0).To(t31)
model.Operation('CONV_2D', x1, c32, c33, 2, 1, 1, 0).To(t34)
model.Operation('SPLIT', t34, 3, 2).To(t35, t36)
model.Operation('CONCATENATION', t5, t8, 3).To(t37)
model.Operation('CONCATENATION', t8, t5, 3).To(t38)
model.Operation('CONCATENATION', t11, t5, t14, 3).To(t39)
model.Operation('CONCATENATION', t11, t17, 2).To(t40)
model.Operation('ADD', t17, t20, 0).To(t41)
model.Operation('ADD', t23, t24, 1).To(t42)
model.Operation('SUB', t24, t25, 0).To(t43)
model.Operation('CONCATENATION', t23, t25, t24, 0).To(t44)
model.Operation('CONCATENATION', x1, x2, 3).To(t45)
model.Operation('CONV_2D', t45, c46, c47, 2, 1, 1, 0).To(t48)
model.Operation('CONCATENATION', x2, x1, 3).To(t49)
model.Operation('CONV_2D', t49, c50, c51, 1, 1, 1, 2).To(t52)
model.Operation('MAXIMUM', t36, t14).To(t53)
model.Operation('RELU6', t35).To(t54)
model.Operation('ADD', t54, x1, 0).To(t55)
Example({
    x1: [2.5, 1.5, -3.0, -1.0, -1.0, -3.0, 3.0, -4.0, -2.0, 3.5, -1.0, -1.5, 2.5, 3.5, 3.5, 1.0, 4.0, -2.0],
    x2: [3.5, -1.0, -1.0, -3.0, -1.5, -3.0, -2.5, -2.5, -1.0, -0.5, -1.5, -1.5, 1.0, 4.0, -2.0, 1.5, 1.0,
    2.5],
    t28: [10.5, -9.0, 2.0, 3.0, -0.5, -3.0, 7.5, -4.0, -6.5, -3.0, -3.5, -2.5],
    t31: [-1.5, -1.0, -2.5, -4.0, -3.0, -5.5, 0.5, 8.0, -2.0, 10.0, 4.5, 1.5],
    t37: packed('|i1',
    'c-rIO;rPJw_2nlnW;T}Ze;619L>Lvn{uUGE;NxLoWn*LE`2UTM=N}6bFE{IVUI0Jz49f', 0.5
),
    t38: packed('|i1',
    'c-rImz{A1wiHrH`%kO^}*jPju6&VD?L^;0xW?^OH<Kg)Kjg93W3lkp?>vvvWZU95>49f', 0.5
),
    t39: packed('|i1',
    'c-jTQF%rNa2mrwwVF(Pw*jf4ixA_1oo9yCVJaBdZrol>v5c6D`v|h%irex6z4|x;$0ja+Q4F', 0.5
),
    t40: packed('|i1',
    'c-mv&U;qLU<`4fFe#&xliZe5@eq$2kX5(k!Vc=wDW90b7`56Fk$p)k', 0.5
),
    t41: [15.5, 0.0, -5.5, 4.0, 2.5, 0.0, 8.5, -2.5, -1.5, 7.5, 6.5, 5.0, -2.0, -9.5, 5.0, -12.0, 11.0, -9.0],
    t42: [0.0, 0.0, 7.0, 0.0, 5.5, 0.0, 2.5, 0.0, 6.0, 1.0, 5.5, 0.0, 0.0, 5.5, 1.5, 0.5, 0.0, 0.0],
    t43: [-2.0, -2.5, -2.0, -4.0, 0.5, -4.0, 4.0, -3.5, -1.0, -4.0, 0.5, -2.5, 0.5, 0.5, 3.5, 0.5, 0.5, 1.5],
    t44: packed('|i1',
    'c-kGxK?(pM3<JRgNwxp~tEjD_cw2@&^wikBN^z8k1v&)a34S2oVWUlL3tA=11s#GBBm', 0.5
),
    t48: [0.5, -1.0, -4.5, -6.5, -0.5, -6.0, 5.0, -1.5, -5.5, 1.5, -0.5, -3.0, 3.5, 8.5, 4.5, 7.5, 9.0, 3.0],
    t52: [1.0, 1.0, -1.0, -1.0, -1.0, 1.0, -1.0, -1.0, -1.0, -1.0, 1.0, 1.0, 1.0, -1.0, 1.0, 1.0, 1.0, 1.0],
    t53: [4.5, 3.5, 4.5, 2.5, 4.5, 0.5, 1.5, 0.0, 2.0, 1.5, 3.0, 0.5, 6.5, 5.5, 5.0, 4.0, 2.5, 1.5],
    t55: [7.0, 3.5, -3.0, -1.0, -1.0, -3.0, 3.0, -1.5, 0.0, 3.5, -1.0, -1.5, 8.5, 5.5, 8.5, 4.0, 6.5, 1.5],
}, name='parallel').AddVariations('float16').DisableLifeTimeVariation()

# Layers of one input become one wide layer, or one of a sum, if they are joined in their order.
# Expected values: float64 formula.
x1 = Input('x1', (U8, [1, 3, 3, 2], 0.5, 120))
c3 = Parameter('c3', (U8, [2, 2, 2, 2], 0.5, 128), [130, 126, 130, 128, 130, 126, 126, 126, 130, 126, 130, 128, 130, 126, 130, 130])
c4 = Parameter('c4', (I32, [2], 0.25, 0), [2, -2])
t5 = Internal('t5', (U8, [1, 3, 3, 2], 0.5, 120))
c6 = Parameter('c6', ('TENSOR_QUANT8_SYMM_PER_CHANNEL', [3, 2, 2, 2]), [2, 2, -2, 2, 2, 0, 2, -2, -4, 0, 4, -4, 4, 4, 4, 0, 2, -2, -2, -2, 2, 2, 2, 2], extraParams=SymmPerChannelQuantParams(0, [0.5, 0.25, 0.5]))
c7 = Parameter('c7', (I32, [3]), [2, -4, 2])
t8 = Internal('t8', (U8, [1, 3, 3, 3], 0.5, 120))
c9 = Parameter('c9', (U8, [2, 2, 2, 2], 0.5, 128), [130, 128, 130, 130, 130, 130, 130, 128, 130, 130, 126, 128, 130, 128, 130, 126])
c10 = Parameter('c10', (I32, [2], 0.25, 0), [2, -2])
t11 = Internal('t11', (U8, [1, 3, 3, 2], 0.5, 120))
c12 = Parameter('c12', ('TENSOR_QUANT8_SYMM_PER_CHANNEL', [2, 1, 1, 2]), [-2, -2, 4, 4], extraParams=SymmPerChannelQuantParams(0, [0.5, 0.25]))
c13 = Parameter('c13', (I32, [2]), [2, -4])
t14 = Internal('t14', (U8, [1, 3, 3, 2], 0.5, 120))
c15 = Parameter('c15', (U8, [2, 2, 1, 2], 0.5, 128), [130, 128, 130, 126, 126, 130, 130, 128])
c16 = Parameter('c16', (I32, [2], 0.25, 0), [2, -2])
t17 = Internal('t17', (U8, [1, 3, 3, 2], 0.5, 120))
c18 = Parameter('c18', ('TENSOR_QUANT8_SYMM_PER_CHANNEL', [2, 1, 2, 2]), [2, -2, -2, -2, -4, -4, -4, 0], extraParams=SymmPerChannelQuantParams(0, [0.5, 0.25]))
c19 = Parameter('c19', (I32, [2]), [2, -4])
t20 = Internal('t20', (U8, [1, 3, 3, 2], 0.5, 120))
c21 = Parameter('c21', (U8, [2, 1, 1, 2], 0.5, 128), [126, 128, 128, 130])
c22 = Parameter('c22', (I32, [2], 0.25, 0), [6, -4])
t23 = Internal('t23', (U8, [1, 3, 3, 2], 0.5, 120))
x2 = Input('x2', (U8, [1, 3, 3, 2], 0.5, 120))
t24 = Internal('t24', (U8, [1, 3, 3, 2], 0.5, 120))
t25 = Internal('t25', (U8, [1, 3, 3, 2], 0.5, 120))
c26 = Parameter('c26', ('TENSOR_QUANT8_SYMM_PER_CHANNEL', [2, 2, 2, 2]), [-2, 0, -2, -2, 2, -2, 2, 2, -4, -4, 4, 0, -4, 4, -4, 4], extraParams=SymmPerChannelQuantParams(0, [0.5, 0.25]))
c27 = Parameter('c27', (I32, [2]), [2, -4])
t28 = Output('t28', (U8, [1, 3, 2, 2], 0.5, 120))
c29 = Parameter('c29', (U8, [2, 2, 2, 2], 0.5, 128), [130, 128, 126, 130, 130, 130, 130, 126, 130, 130, 130, 126, 130, 128, 130, 126])
c30 = Parameter('c30', (I32, [2], 0.25, 0), [2, -2])
t31 = Output('t31', (U8, [1, 2, 3, 2], 0.5, 120))
c32 = Parameter('c32', ('TENSOR_QUANT8_SYMM_PER_CHANNEL', [4, 1, 1, 2]), [2, 2, 4, 0, 2, 2, -4, 0], extraParams=SymmPerChannelQuantParams(0, [0.5, 0.25, 0.5, 0.25]))
c33 = Parameter('c33', (I32, [4]), [2, -4, 2, -4])
t34 = Internal('t34', (U8, [1, 3, 3, 4], 0.5, 120))
t35 = Internal('t35', (U8, [1, 3, 3, 2], 0.5, 120))
t36 = Internal('t36', (U8, [1, 3, 3, 2], 0.5, 120))
t37 = Output('t37', (U8, [1, 3, 3, 5], 0.5, 120))
t38 = Output('t38', (U8, [1, 3, 3, 5], 0.5, 120))
t39 = Output('t39', (U8, [1, 3, 3, 6], 0.5, 120))
t40 = Output('t40', (U8, [1, 3, 6, 2], 0.5, 120))
t41 = Output('t41', (U8, [1, 3, 3, 2], 0.5, 120))
t42 = Output('t42', (U8, [1, 3, 3, 2], 0.5, 120))
t43 = Output('t43', (U8, [1, 3, 3, 2], 0.5, 120))
t44 = Output('t44', (U8, [3, 3, 3, 2], 0.5, 120))
t45 = Internal('t45', (U8, [1, 3, 3, 4], 0.5, 120))
c46 = Parameter('c46', (U8, [2, 1, 1, 4], 0.5, 128), [130, 126, 128, 130, 130, 130, 126, 130])
c47 = Parameter('c47', (I32, [2], 0.25, 0), [2, -2])
t48 = Output('t48', (U8, [1, 3, 3, 2], 0.5, 120))
t49 = Internal('t49', (U8, [1, 3, 3, 4], 0.5, 120))
c50 = Parameter('c50', ('TENSOR_QUANT8_SYMM_PER_CHANNEL', [2, 2, 2, 4]), packed('|i1',
    'c-s5Nz{JG#4~&8EAJZQOmOm^&{D*<z4-1e10KcXS3j'
), extraParams=SymmPerChannelQuantParams(0, [0.5, 0.25]))
c51 = Parameter('c51', (I32, [2]), [2, -4])
t52 = Output('t52', (U8, [1, 3, 3, 2], 0.5, 120))
t53 = Output('t53', (U8, [1, 3, 3, 2], 0.5, 120))
t54 = Internal('t54', (U8, [1, 3, 3, 2], 0.5, 120))
t55 = Output('t55', (U8, [1, 3, 3, 2], 0.5, 120))
model = Model()
model.Operation('CONV_2D', x1, c3, c4, 1, 1, 1, 0).To(t5)
model.Operation('CONV_2D', x1, c6, c7, 1, 1, 1, 0).To(t8)
model.Operation('CONV_2D', x1, c9, c10, 1, 1, 1, 1).To(t11)
model.Operation('CONV_2D', x1, c12, c13, 2, 1, 1, 3).To(t14)
model.Operation('CONV_2D', x1, c15, c16, 1, 1, 1, 0).To(t17)
model.Operation('CONV_2D', x1, c18, c19, 1, 1, 1, 0).To(t20)
model.Operation('CONV_2D', x1, c21, c22, 2, 1, 1, 0).To(t23)
model.Operation('CONV_2D', x2, c21, c22, 2, 1, 1, 0).To(t24)
model.Operation('CONV_2D', x1, c21, c22, 2, 1, 1, 1).To(t25)
model.Operation('CONV_2D', x1, c26, c27, 1, 2, 1, 0).To(t28)
model.Operation('CONV_2D', x1, c29, c30, 1, 1, 2, 0).To(t31)
model.Operation('CONV_2D', x1, c32, c33, 2, 1, 1, 0).To(t34)
model.Operation('SPLIT', t34, 3, 2).To(t35, t36)
model.Operation('CONCATENATION', t5, t8, 3).To(t37)
model.Operation('CONCATENATION', t8, t5, 3).To(t38)
model.Operation('CONCATENATION', t11, t5, t14, 3).To(t39)
model.Operation('CONCATENATION', t11, t17, 2).To(t40)
model.Operation('ADD', t17, t20, 0).To(t41)
model.Operation('ADD', t23, t24, 1).To(t42)
model.Operation('SUB', t24, t25, 0).To(t43)
model.Operation('CONCATENATION', t23, t25, t24, 0).To(t44)
model.Operation('CONCATENATION', x1, x2, 3).To(t45)
model.Operation('CONV_2D', t45, c46, c47, 2, 1, 1, 0).To(t48)
model.Operation('CONCATENATION', x2, x1, 3).To(t49)
model.Operation('CONV_2D', t49, c50, c51, 1, 1, 1, 2).To(t52)
model.Operation('MAXIMUM', t36, t14).To(t53)
model.Operation('RELU6', t35).To(t54)
model.Operation('ADD', t54, x1, 0).To(t55)
Example({
    x1: [125, 123, 114, 118, 118, 114, 126, 112, 116, 127, 118, 117, 125, 127, 127, 122, 128, 116],
    x2: [127, 118, 118, 114, 117, 114, 115, 115, 118, 119, 117, 117, 122, 128, 116, 123, 122, 125],
    t28: [141, 102, 124, 126, 119, 114, 135, 112, 107, 114, 113, 115],
    t31: [117, 118, 115, 112, 114, 109, 121, 136, 116, 140, 129, 123],
    t37: packed('<i2',
    'c-m`dX~<~FP0VVluB*u}si^4ashpWx+}GRC)>2bjS69<ep4Zk=R#Vm5T$|s@Knef=%s&<5'
),
    t38: packed('<i2',
    'c-m{oXlZE4YO2mn%rB{^tLdqnS<%tg+mKsaQ(M>8(omjPS5sC~)z(s*-`d*DKnef=%sCa~'
),
    t39: packed('<i2',
    'c-o!8u@QhU2tZL+b%0c9{sj)<z{Jif`?`bg;a*(O&Hzk<ojgLktutiIGM1W>#VkDJPUQII17GbLT>'
),
    t40: packed('<i2',
    'c-pIIr~rbV>WuP=!l})T{nb^qc~zawb?r4R6^+$(l?_FW*$hMg0J^pjga'
),
    t41: [151, 120, 109, 128, 125, 120, 137, 115, 117, 135, 133, 130, 116, 101, 130, 96, 142, 102],
    t42: [120, 120, 134, 120, 131, 120, 125, 120, 132, 122, 131, 120, 120, 131, 123, 121, 120, 120],
    t43: [116, 115, 116, 112, 121, 112, 128, 113, 118, 112, 121, 115, 121, 121, 127, 121, 121, 123],
    t44: packed('<i2',
    'c-ozc!41G548%Hd1x-MAsxFYtL5zT3mgUZLmG%zFx*Ya_2?5vzN8tO2GOJn`W03!I#R3^@8FT'
),
    t48: [121, 118, 111, 107, 119, 108, 130, 117, 109, 123, 119, 114, 127, 137, 129, 135, 138, 126],
    t52: [122, 122, 118, 118, 118, 122, 118, 118, 118, 118, 122, 122, 122, 118, 122, 122, 122, 122],
    t53: [129, 127, 129, 125, 129, 121, 123, 120, 124, 123, 126, 121, 133, 131, 130, 128, 125, 123],
    t55: [134, 127, 114, 118, 118, 114, 126, 117, 120, 127, 118, 117, 137, 131, 137, 128, 133, 123],
}, name='parallel_quant8').AddVariations(signed(x1, c3, t5, t8, c9, t11, t14, c15, t17, t20, c21, t23, x2, t24, t25, t28, c29, t31, t34, t35, t36, t37, t38, t39, t40, t41, t42, t43, t44, t45, c46, t48, t49, t52, t53, t54, t55)).DisableLifeTimeVariation()

# A layer is another layer by its sizes or numbers, or only seems so.
# Expected values: float64 formula.
x2 = Input('x2', (F32, [2, 2, 3, 2]))
c5 = Parameter('c5', (F32, [2, 2, 3, 2]), [-1.0, 0.0, -1.0, 1.0, -1.0, -1.0, -1.0, 1.0, -1.0, 0.0, 1.0, 0.0, -1.0, -1.0, 0.0, -1.0, -1.0,
    -1.0, 0.0, 1.0, 0.0, -1.0, 1.0, 0.0])
c4 = Parameter('c4', (F32, [2]), [0.5, -1.0])
t6 = Output('t6', (F32, [2, 1, 1, 2]))
c7 = Parameter('c7', (F32, [2, 2, 3, 2]), [0.0, -1.0, 0.0, -1.0, 0.0, -1.0, 1.0, -1.0, -1.0, 1.0, 0.0, 1.0, 1.0, 1.0, 0.0, 0.0, 1.0, -1.0,
    1.0, 0.0, 1.0, 1.0, -1.0, 1.0])
t8 = Output('t8', (F32, [2, 2, 3, 2]))
x3 = Input('x3', (F32, [2, 1, 1, 2]))
c9 = Parameter('c9', (F32, [2, 3, 3, 2]), packed('|i1',
    'c-s5_pMin#KO+MKF)}iMFcAI!&+s280Y(7CND2f', 1.0
))
t10 = Output('t10', (F32, [2, 1, 1, 2]))
c11 = Parameter('c11', (F32, [2, 2, 2, 2]), [-1.0, 0.0, -1.0, -1.0, -1.0, 0.0, 1.0, 0.0, 1.0, 0.0, 1.0, 1.0, -1.0, 0.0, 1.0, 1.0])
t12 = Output('t12', (F32, [2, 1, 1, 2]))
x1 = Input('x1', (F32, [1, 3, 3, 2]))
c13 = Parameter('c13', (F32, [2, 1, 1, 2]), [1.0, 0.0, 0.0, 1.0])
t14 = Internal('t14', (F32, [1, 3, 3, 2]))
t15 = Output('t15', (F32, [1, 3, 3, 2]))
c16 = Parameter('c16', (F32, [2, 1, 1, 2]), [1.0, 0.0, 0.0, 1.0])
t17 = Output('t17', (F32, [1, 3, 3, 2]))
c18 = Parameter('c18', (F32, [2, 1, 1, 2]), [0.0, 1.0, 1.0, 0.0])
t19 = Output('t19', (F32, [1, 3, 3, 2]))
c20 = Parameter('c20', (F32, [2, 1, 1, 2]), [0.0, 0.0, 0.0, 0.0])
t21 = Output('t21', (F32, [1, 3, 3, 2]))
c22 = Parameter('c22', (F32, [2, 2, 2, 2]), [0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0])
t23 = Internal('t23', (F32, [1, 3, 2, 2]))
c24 = Parameter('c24', (F32, [1]), [2.0])
t25 = Output('t25', (F32, [1, 3, 2, 2]))
c26 = Parameter('c26', (F32, [2, 1, 1, 2]), [-1.0, -1.0, 0.0, 1.0])
t27 = Output('t27', (F32, [1, 3, 3, 2]))
c28 = Parameter('c28', (F32, [2, 2, 1, 2]), [0.0, 1.0, 0.0, 0.0, -1.0, -1.0, 1.0, 0.0])
t29 = Output('t29', (F32, [1, 2, 3, 2]))
c30 = Parameter('c30', (F32, [2, 2, 2, 1]), [-1.0, -1.0, -1.0, 1.0, 1.0, -1.0, -1.0, 1.0])
t31 = Output('t31', (F32, [1, 3, 3, 2]))
c32 = Parameter('c32', (F32, [2, 1, 2, 2]), [0.0, 1.0, 1.0, 1.0, 0.0, 0.0, 0.0, 0.0])
t33 = Output('t33', (F32, [1, 3, 3, 2]))
c34 = Parameter('c34', (F32, [1, 2, 3, 2]), [1.0, 0.0, 0.0, -1.0, -1.0, 1.0, 1.0, 0.0, 1.0, 0.0, -1.0, -1.0])
t35 = Output('t35', (F32, [2, 1, 1, 2]))
c36 = Parameter('c36', (F32, [1, 1, 1, 2]), [1.0, 1.0])
t37 = Output('t37', (F32, [1, 3, 3, 2]))
c38 = Parameter('c38', (F32, [2, 1, 1, 2]), [-1.0, 0.0, 0.0, 0.0])
t39 = Output('t39', (F32, [1, 3, 3, 2]))
c40 = Parameter('c40', (F32, [2, 1, 1, 2]), [-1.0, 0.0, 1.0, 1.0])
t41 = Output('t41', (F32, [1, 5, 5, 2]))
c42 = Parameter('c42', (F32, [2, 2, 2, 2]), [-1.0, -1.0, -1.0, 1.0, 1.0, -1.0, -1.0, -1.0, 1.0, 0.0, 1.0, 1.0, 1.0, -1.0, -1.0, 1.0])
t43 = Output('t43', (F32, [1, 6, 6, 2]))
c44 = Parameter('c44', (F32, [2, 3, 2, 2]), [-1.0, 0.0, 1.0, -1.0, 1.0, 0.0, -1.0, 0.0, -1.0, 0.0, -1.0, 1.0, -1.0, 0.0, -1.0, 0.0, -1.0, -1.0,
    -1.0, -1.0, -1.0, 0.0, -1.0, 1.0])
t45 = Output('t45', (F32, [1, 3, 3, 2]))
model = Model()
model.Operation('CONV_2D', x2, c5, c4, 2, 1, 1, 0).To(t6)
model.Operation('CONV_2D', x2, c7, c4, 1, 1, 1, 1).To(t8)
model.Operation('CONV_2D', x3, c9, c4, 1, 1, 1, 0).To(t10)
model.Operation('CONV_2D', x3, c11, c4, 1, 0, 0, 1, 1, 1, 0).To(t12)
model.Operation('CONV_2D', x1, c13, c4, 2, 1, 1, 0).To(t14)
model.Operation('ADD', t14, x1, 0).To(t15)
model.Operation('CONV_2D', x1, c16, c4, 2, 1, 1, 1).To(t17)
model.Operation('CONV_2D', x1, c18, c4, 2, 1, 1, 0).To(t19)
model.Operation('CONV_2D', x1, c20, c4, 2, 1, 1, 0).To(t21)
model.Operation('CONV_2D', x1, c22, c4, 1, 2, 1, 1).To(t23)
model.Operation('MUL', t23, c24, 0).To(t25)
model.Operation('CONV_2D', x1, c26, c4, 1, 1, 1, 0, False, 2, 2).To(t27)
model.Operation('CONV_2D', x1, c28, c4, 2, 1, 1, 0, False, 2, 1).To(t29)
model.Operation('GROUPED_CONV_2D', x1, c30, c4, 1, 1, 1, 2, 0, False).To(t31)
model.Operation('GROUPED_CONV_2D', x1, c32, c4, 1, 1, 1, 1, 1, False).To(t33)
model.Operation('DEPTHWISE_CONV_2D', x2, c34, c4, 2, 1, 1, 1, 0).To(t35)
model.Operation('DEPTHWISE_CONV_2D', x1, c36, c4, 2, 1, 1, 1, 0).To(t37)
model.Operation('TRANSPOSE_CONV_2D', x1, c38, c4, 0, 0, 0, 0, 1, 1, 0, False).To(t39)
model.Operation('TRANSPOSE_CONV_2D', x1, c40, c4, 0, 0, 0, 0, 2, 2, 1, False).To(t41)
model.Operation('TRANSPOSE_CONV_2D', x1, c42, c4, 0, 0, 0, 0, 2, 2, 0, False).To(t43)
model.Operation('TRANSPOSE_CONV_2D', x1, c44, c4, 0, 1, 1, 1, 1, 1, 0, False).To(t45)
Example({
    x2: [-0.5, -0.5, -3.0, 1.5, 2.0, 3.5, 3.0, 2.0, 0.5, 1.5, 1.5, 4.0, -3.5, -0.5, -1.0, -3.0, -4.0, 3.0,
    1.5, 3.0, 2.5, -1.5, 1.0, -1.5],
    t6: [0.0, -5.0, 3.0, 12.5],
    t8: [0.0, 0.5, 2.0, 4.0, 0.0, 3.5, 0.0, 0.0, 0.0, 1.5, 0.0, 1.0, 4.0, 1.5, 0.0, 0.0, 2.0, 0.0, 0.0, 3.0,
    0.5, 6.0, 3.5, 0.0],
    x3: [-3.5, -2.5, -2.0, -1.0],
    t10: [1.5, 1.5, 1.5, 0.0],
    t12: [6.5, -7.0, 3.5, -4.0],
    x1: [3.0, 2.5, 1.0, 3.5, -2.0, -2.5, 1.0, 2.5, 1.5, 2.5, 2.0, -3.5, 0.5, 2.0, 3.0, 3.5, -3.5, 1.0],
    t15: [6.5, 4.0, 2.5, 6.0, -3.5, -6.0, 2.5, 4.0, 3.5, 4.0, 4.5, -8.0, 1.5, 3.0, 6.5, 6.0, -6.5, 1.0],
    t17: [3.5, 1.5, 1.5, 2.5, 0.0, 0.0, 1.5, 1.5, 2.0, 1.5, 2.5, 0.0, 1.0, 1.0, 3.5, 2.5, 0.0, 0.0],
    t19: [3.0, 2.0, 4.0, 0.0, -2.0, -3.0, 3.0, 0.0, 3.0, 0.5, -3.0, 1.0, 2.5, -0.5, 4.0, 2.0, 1.5, -4.5],
    t21: [0.5, -1.0, 0.5, -1.0, 0.5, -1.0, 0.5, -1.0, 0.5, -1.0, 0.5, -1.0, 0.5, -1.0, 0.5, -1.0, 0.5, -1.0],
    t25: [1.0, 0.0, 1.0, 0.0, 1.0, 0.0, 1.0, 0.0, 1.0, 0.0, 1.0, 0.0],
    t27: [-5.0, 1.5, -4.0, 2.5, 5.0, -3.5, -3.0, 1.5, -3.5, 1.5, 2.0, -4.5, -2.0, 1.0, -6.0, 2.5, 3.0, 0.0],
    t29: [3.0, -5.5, 4.0, -4.0, -2.0, 5.5, 3.0, -4.0, 3.0, -2.0, -3.0, -3.0],
    t31: [-3.0, -2.0, 2.0, -1.0, 0.5, 0.0, 0.5, 0.5, -9.5, 2.5, 2.0, -5.5, -3.0, -2.5, 1.0, 1.5, 4.0, 0.0],
    t33: [7.5, 0.0, 0.0, 0.0, 0.0, 0.0, 7.0, 0.0, 1.5, 0.0, 0.0, 0.0, 9.0, 0.0, 1.5, 0.0, 1.5, 0.0],
    t35: [0.0, -3.0, 4.0, 6.5],
    t37: [3.5, 1.5, 1.5, 2.5, -1.5, -3.5, 1.5, 1.5, 2.0, 1.5, 2.5, -4.5, 1.0, 1.0, 3.5, 2.5, -3.0, 0.0],
    t39: [-2.5, -1.0, -0.5, -1.0, 2.5, -1.0, -0.5, -1.0, -1.0, -1.0, -1.5, -1.0, 0.0, -1.0, -2.5, -1.0, 4.0,
    -1.0],
    t41: packed('|i1',
    'c-mv&WMp7qXJlYyV1z>kRv=~rVq`I9Am(Od;9vj%2O$7Q', 0.5
),
    t43: packed('|i1',
    'c-jTQ0TO^92mmld!jt;{M^ghuX&VGpfs0J&7-PF>#*jUME=!pS$2x1KaD%7P>p{5@-u#K3<q38R?OcA>qa(%', 0.5
),
    t45: [2.5, -7.5, -4.5, -13.5, -5.5, -4.5, -2.0, -8.0, -5.0, -13.5, 8.5, 1.5, 0.0, -4.5, 3.0, -10.0, -7.0,
    -6.0],
}, name='degenerate').AddVariations('float16').DisableLifeTimeVariation()

# A layer is another layer by its sizes or numbers, or only seems so.
# Expected values: float64 formula.
x2 = Input('x2', (U8, [2, 2, 3, 2], 0.5, 120))
c5 = Parameter('c5', (U8, [2, 2, 3, 2], 0.5, 128), [126, 128, 126, 130, 126, 126, 126, 130, 126, 128, 130, 128, 126, 126, 128, 126, 126, 126, 128, 130,
    128, 126, 130, 128])
c4 = Parameter('c4', (I32, [2], 0.25, 0), [2, -4])
t6 = Output('t6', (U8, [2, 1, 1, 2], 0.5, 120))
c7 = Parameter('c7', (U8, [2, 2, 3, 2], 0.5, 128), [128, 126, 128, 126, 128, 126, 130, 126, 126, 130, 128, 130, 130, 130, 128, 128, 130, 126, 130, 128,
    130, 130, 126, 130])
t8 = Output('t8', (U8, [2, 2, 3, 2], 0.5, 120))
x3 = Input('x3', (U8, [2, 1, 1, 2], 0.5, 120))
c9 = Parameter('c9', (U8, [2, 3, 3, 2], 0.5, 128), packed('<i2',
    'c-pJ0YiMYyYifX?rltlE2BNyUhB}}G7%>n50M?Zf2L'
))
t10 = Output('t10', (U8, [2, 1, 1, 2], 0.5, 120))
c11 = Parameter('c11', (U8, [2, 2, 2, 2], 0.5, 128), [126, 128, 126, 126, 126, 128, 130, 128, 130, 128, 130, 130, 126, 128, 130, 130])
t12 = Output('t12', (U8, [2, 1, 1, 2], 0.5, 120))
x1 = Input('x1', (U8, [1, 3, 3, 2], 0.5, 120))
c13 = Parameter('c13', (U8, [2, 1, 1, 2], 0.5, 128), [130, 128, 128, 130])
t14 = Internal('t14', (U8, [1, 3, 3, 2], 0.5, 120))
t15 = Output('t15', (U8, [1, 3, 3, 2], 0.5, 120))
c16 = Parameter('c16', (U8, [2, 1, 1, 2], 0.5, 128), [130, 128, 128, 130])
t17 = Output('t17', (U8, [1, 3, 3, 2], 0.5, 120))
c18 = Parameter('c18', (U8, [2, 1, 1, 2], 0.5, 128), [128, 130, 130, 128])
t19 = Output('t19', (U8, [1, 3, 3, 2], 0.5, 120))
c20 = Parameter('c20', (U8, [2, 1, 1, 2], 0.5, 128), [128, 128, 128, 128])
t21 = Output('t21', (U8, [1, 3, 3, 2], 0.5, 120))
c22 = Parameter('c22', (U8, [2, 2, 2, 2], 0.5, 128), [128, 128, 128, 128, 128, 128, 128, 128, 128, 128, 128, 128, 128, 128, 128, 128])
t23 = Internal('t23', (U8, [1, 3, 2, 2], 0.5, 120))
c24 = Parameter('c24', (U8, [1], 0.5, 120), [124])
t25 = Output('t25', (U8, [1, 3, 2, 2], 0.5, 120))
c26 = Parameter('c26', (U8, [2, 1, 1, 2], 0.5, 128), [126, 126, 128, 130])
t27 = Output('t27', (U8, [1, 3, 3, 2], 0.5, 120))
c28 = Parameter('c28', (U8, [2, 2, 1, 2], 0.5, 128), [128, 130, 128, 128, 126, 126, 130, 128])
t29 = Output('t29', (U8, [1, 2, 3, 2], 0.5, 120))
c30 = Parameter('c30', (U8, [2, 2, 2, 1], 0.5, 128), [126, 126, 126, 130, 130, 126, 126, 130])
t31 = Output('t31', (U8, [1, 3, 3, 2], 0.5, 120))
c32 = Parameter('c32', (U8, [2, 1, 2, 2], 0.5, 128), [128, 130, 130, 130, 128, 128, 128, 128])
t33 = Output('t33', (U8, [1, 3, 3, 2], 0.5, 120))
c34 = Parameter('c34', (U8, [1, 2, 3, 2], 0.5, 128), [130, 128, 128, 126, 126, 130, 130, 128, 130, 128, 126, 126])
t35 = Output('t35', (U8, [2, 1, 1, 2], 0.5, 120))
c36 = Parameter('c36', (U8, [1, 1, 1, 2], 0.5, 128), [130, 130])
t37 = Output('t37', (U8, [1, 3, 3, 2], 0.5, 120))
c38 = Parameter('c38', (U8, [2, 1, 1, 2], 0.5, 128), [126, 128, 128, 128])
t39 = Output('t39', (U8, [1, 3, 3, 2], 0.5, 120))
c40 = Parameter('c40', (U8, [2, 1, 1, 2], 0.5, 128), [126, 128, 130, 130])
t41 = Output('t41', (U8, [1, 5, 5, 2], 0.5, 120))
c42 = Parameter('c42', (U8, [2, 2, 2, 2], 0.5, 128), [126, 126, 126, 130, 130, 126, 126, 126, 130, 128, 130, 130, 130, 126, 126, 130])
t43 = Output('t43', (U8, [1, 6, 6, 2], 0.5, 120))
c44 = Parameter('c44', (U8, [2, 3, 2, 2], 0.5, 128), [126, 128, 130, 126, 130, 128, 126, 128, 126, 128, 126, 130, 126, 128, 126, 128, 126, 126, 126, 126,
    126, 128, 126, 130])
t45 = Output('t45', (U8, [1, 3, 3, 2], 0.5, 120))
model = Model()
model.Operation('CONV_2D', x2, c5, c4, 2, 1, 1, 0).To(t6)
model.Operation('CONV_2D', x2, c7, c4, 1, 1, 1, 1).To(t8)
model.Operation('CONV_2D', x3, c9, c4, 1, 1, 1, 0).To(t10)
model.Operation('CONV_2D', x3, c11, c4, 1, 0, 0, 1, 1, 1, 0).To(t12)
model.Operation('CONV_2D', x1, c13, c4, 2, 1, 1, 0).To(t14)
model.Operation('ADD', t14, x1, 0).To(t15)
model.Operation('CONV_2D', x1, c16, c4, 2, 1, 1, 1).To(t17)
model.Operation('CONV_2D', x1, c18, c4, 2, 1, 1, 0).To(t19)
model.Operation('CONV_2D', x1, c20, c4, 2, 1, 1, 0).To(t21)
model.Operation('CONV_2D', x1, c22, c4, 1, 2, 1, 1).To(t23)
model.Operation('MUL', t23, c24, 0).To(t25)
model.Operation('CONV_2D', x1, c26, c4, 1, 1, 1, 0, False, 2, 2).To(t27)
model.Operation('CONV_2D', x1, c28, c4, 2, 1, 1, 0, False, 2, 1).To(t29)
model.Operation('GROUPED_CONV_2D', x1, c30, c4, 1, 1, 1, 2, 0, False).To(t31)
model.Operation('GROUPED_CONV_2D', x1, c32, c4, 1, 1, 1, 1, 1, False).To(t33)
model.Operation('DEPTHWISE_CONV_2D', x2, c34, c4, 2, 1, 1, 1, 0).To(t35)
model.Operation('DEPTHWISE_CONV_2D', x1, c36, c4, 2, 1, 1, 1, 0).To(t37)
model.Operation('TRANSPOSE_CONV_2D', x1, c38, c4, 0, 0, 0, 0, 1, 1, 0, False).To(t39)
model.Operation('TRANSPOSE_CONV_2D', x1, c40, c4, 0, 0, 0, 0, 2, 2, 1, False).To(t41)
model.Operation('TRANSPOSE_CONV_2D', x1, c42, c4, 0, 0, 0, 0, 2, 2, 0, False).To(t43)
model.Operation('TRANSPOSE_CONV_2D', x1, c44, c4, 0, 1, 1, 1, 1, 1, 0, False).To(t45)
Example({
    x2: [119, 119, 114, 123, 124, 127, 126, 124, 121, 123, 123, 128, 113, 119, 118, 114, 112, 126, 123, 126,
    125, 117, 122, 117],
    t6: [120, 110, 126, 145],
    t8: [120, 121, 124, 128, 120, 127, 120, 120, 120, 123, 120, 122, 128, 123, 120, 120, 124, 120, 120, 126,
    121, 132, 127, 120],
    x3: [113, 115, 116, 118],
    t10: [123, 123, 123, 120],
    t12: [133, 106, 127, 112],
    x1: [126, 125, 122, 127, 116, 115, 122, 125, 123, 125, 124, 113, 121, 124, 126, 127, 113, 122],
    t15: [133, 128, 125, 132, 113, 108, 125, 128, 127, 128, 129, 104, 123, 126, 133, 132, 107, 122],
    t17: [127, 123, 123, 125, 120, 120, 123, 123, 124, 123, 125, 120, 122, 122, 127, 125, 120, 120],
    t19: [126, 124, 128, 120, 116, 114, 126, 120, 126, 121, 114, 122, 125, 119, 128, 124, 123, 111],
    t21: [121, 118, 121, 118, 121, 118, 121, 118, 121, 118, 121, 118, 121, 118, 121, 118, 121, 118],
    t25: [122, 120, 122, 120, 122, 120, 122, 120, 122, 120, 122, 120],
    t27: [110, 123, 112, 125, 130, 113, 114, 123, 113, 123, 124, 111, 116, 122, 108, 125, 126, 120],
    t29: [126, 109, 128, 112, 116, 131, 126, 112, 126, 116, 114, 114],
    t31: [114, 116, 124, 118, 121, 120, 121, 121, 101, 125, 124, 109, 114, 115, 122, 123, 128, 120],
    t33: [135, 120, 120, 120, 120, 120, 134, 120, 123, 120, 120, 120, 138, 120, 123, 120, 123, 120],
    t35: [120, 114, 128, 133],
    t37: [127, 123, 123, 125, 117, 113, 123, 123, 124, 123, 125, 111, 122, 122, 127, 125, 114, 120],
    t39: [115, 118, 119, 118, 125, 118, 119, 118, 118, 118, 117, 118, 120, 118, 115, 118, 128, 118],
    t41: packed('<i2',
    'c-pIItgNW0udJx8sD#6cS|F|iVq~#uAa1U#XsBQy82|wO;TN|'
),
    t43: packed('<i2',
    'c-pPOixq$%2mrwLO-&T#BjM8;yd}Cz#w)YWT{tSGhLDHSZiVdz8E%?tuSE!f-(@F~jbQrtwV_uOZh><2dHm!9H_0J}'
),
    t45: [125, 105, 111, 93, 109, 111, 116, 104, 110, 93, 137, 123, 120, 111, 126, 100, 106, 108],
}, name='degenerate_quant8').AddVariations(signed(x2, c5, t6, c7, t8, x3, c9, t10, c11, t12, x1, c13, t14, t15, c16, t17, c18, t19, c20, t21, c22, t23, c24, t25, c26, t27, c28, t29, c30, t31, c32, t33, c34, t35, c36, t37, c38, t39, c40, t41, c42, t43, c44, t45)).DisableLifeTimeVariation()
