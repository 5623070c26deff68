# Licensed under the Apache License, Version 2.0; see LICENSE.
# Written by 'python -m corpus' from corpus/families/convolution.py; do not edit.
#
# CONV_2D: what could be merged with it, or be another operation.

def signed(*operands):
    """All unsigned codes as signed ones of the same real values."""
    types = {
        o: ("TENSOR_QUANT8_ASYMM_SIGNED", o.type.scale, o.type.zeroPoint - 128) for o in operands
    }
    return DataTypeConverter(name="signed").Identify(types)


F32 = 'TENSOR_FLOAT32'
I32 = 'TENSOR_INT32'
U8 = 'TENSOR_QUANT8_ASYMM'

# A layer takes the scale of the conversion behind it, if nothing was cut off before.
# Expected values: float64 formula.
x1 = Input('x1', (U8, [1, 2, 2, 2], 0.5, 120))
c2 = Parameter('c2', (U8, [2, 1, 1, 2], 0.5, 128), [132, 126, 126, 134])
c3 = Parameter('c3', (I32, [2], 0.25, 0), [4, -8])
t4 = Internal('t4', (U8, [1, 2, 2, 2], 0.25, 120))
c6 = Parameter('c6', ('TENSOR_QUANT8_SYMM_PER_CHANNEL', [2, 1, 1, 2]), [4, -2, -4, 12], extraParams=SymmPerChannelQuantParams(0, [0.5, 0.25]))
c7 = Parameter('c7', (I32, [2]), [4, -16])
t8 = Internal('t8', (U8, [1, 2, 2, 2], 0.5, 120))
t9 = Internal('t9', (F32, [1, 2, 2, 2]))
c5 = Parameter('c5', (F32, [2]), [2.0, -1.0])
t10 = Internal('t10', (F32, [1, 2, 2, 2]))
c11 = Parameter('c11', (U8, [2, 1, 1, 2], 0.5, 128), [132, 126, 126, 134])
c12 = Parameter('c12', (I32, [2], 0.25, 0), [4, -8])
t13 = Internal('t13', (U8, [1, 2, 2, 2], 0.5, 120))
t14 = Internal('t14', (F32, [1, 2, 2, 2]))
t15 = Output('t15', (U8, [1, 2, 2, 2], 0.5, 120))
c16 = Parameter('c16', ('TENSOR_QUANT8_SYMM_PER_CHANNEL', [2, 1, 1, 2]), [4, -2, -4, 12], extraParams=SymmPerChannelQuantParams(0, [0.5, 0.25]))
c17 = Parameter('c17', (I32, [2]), [4, -16])
t18 = Internal('t18', (U8, [1, 2, 2, 2], 0.5, 120))
t19 = Internal('t19', (F32, [1, 2, 2, 2]))
t20 = Output('t20', (U8, [1, 2, 2, 2], 1.0, 100))
c21 = Parameter('c21', (U8, [2, 1, 1, 2], 0.5, 128), [132, 126, 126, 134])
c22 = Parameter('c22', (I32, [2], 0.25, 0), [4, -8])
t23 = Internal('t23', (U8, [1, 2, 2, 2], 1.0, 100))
t24 = Internal('t24', (F32, [1, 2, 2, 2]))
t25 = Output('t25', (U8, [1, 2, 2, 2], 0.5, 120))
c26 = Parameter('c26', ('TENSOR_QUANT8_SYMM_PER_CHANNEL', [2, 1, 1, 2]), [4, -2, -4, 12], extraParams=SymmPerChannelQuantParams(0, [0.5, 0.25]))
c27 = Parameter('c27', (I32, [2]), [4, -16])
t28 = Internal('t28', (U8, [1, 2, 2, 2], 1.0, 100))
t29 = Internal('t29', (F32, [1, 2, 2, 2]))
t30 = Output('t30', (U8, [1, 2, 2, 2], 1.0, 100))
c31 = Parameter('c31', (U8, [2, 1, 1, 2], 0.5, 128), [132, 126, 126, 134])
c32 = Parameter('c32', (I32, [2], 0.25, 0), [4, -8])
t33 = Internal('t33', (U8, [1, 2, 2, 2], 0.25, 120))
t34 = Internal('t34', (F32, [1, 2, 2, 2]))
t35 = Output('t35', (U8, [1, 2, 2, 2], 0.5, 120))
c36 = Parameter('c36', ('TENSOR_QUANT8_SYMM_PER_CHANNEL', [2, 1, 1, 2]), [4, -2, -4, 12], extraParams=SymmPerChannelQuantParams(0, [0.5, 0.25]))
c37 = Parameter('c37', (I32, [2]), [4, -16])
t38 = Internal('t38', (U8, [1, 2, 2, 2], 0.25, 120))
t39 = Internal('t39', (F32, [1, 2, 2, 2]))
t40 = Output('t40', (U8, [1, 2, 2, 2], 1.0, 100))
c41 = Parameter('c41', (U8, [2, 1, 1, 2], 0.5, 128), [132, 126, 126, 134])
c42 = Parameter('c42', (I32, [2], 0.25, 0), [4, -8])
t43 = Internal('t43', (U8, [1, 2, 2, 2], 0.5, 90))
t44 = Internal('t44', (F32, [1, 2, 2, 2]))
t45 = Output('t45', (U8, [1, 2, 2, 2], 0.5, 120))
c46 = Parameter('c46', ('TENSOR_QUANT8_SYMM_PER_CHANNEL', [2, 1, 1, 2]), [4, -2, -4, 12], extraParams=SymmPerChannelQuantParams(0, [0.5, 0.25]))
c47 = Parameter('c47', (I32, [2]), [4, -16])
t48 = Internal('t48', (U8, [1, 2, 2, 2], 0.5, 90))
t49 = Internal('t49', (F32, [1, 2, 2, 2]))
t50 = Output('t50', (U8, [1, 2, 2, 2], 1.0, 100))
c51 = Parameter('c51', (U8, [2, 1, 1, 2], 0.5, 128), [132, 126, 126, 134])
c52 = Parameter('c52', (I32, [2], 0.25, 0), [4, -8])
t53 = Internal('t53', (U8, [1, 2, 2, 2], 0.5, 90))
t54 = Output('t54', (U8, [1, 2, 2, 2], 0.5, 90))
c55 = Parameter('c55', ('TENSOR_QUANT8_SYMM_PER_CHANNEL', [2, 1, 1, 2]), [4, -2, -4, 12], extraParams=SymmPerChannelQuantParams(0, [0.5, 0.25]))
c56 = Parameter('c56', (I32, [2]), [4, -16])
t57 = Internal('t57', (U8, [1, 2, 2, 2], 1.0, 100))
t58 = Output('t58', (U8, [1, 2, 2, 2], 0.5, 90))
t59 = Internal('t59', (F32, [1, 2, 2, 2]))
t60 = Internal('t60', (U8, [1, 2, 2, 2], 0.5, 120))
c61 = Parameter('c61', (U8, [2, 1, 1, 2], 0.5, 128), [132, 126, 126, 134])
c62 = Parameter('c62', (I32, [2], 0.25, 0), [4, -8])
t63 = Internal('t63', (U8, [1, 2, 2, 2], 0.5, 120))
t64 = Output('t64', (U8, [1, 2, 2, 2], 0.5, 120))
t65 = Output('t65', (U8, [1, 2, 2, 2], 1.0, 100))
c66 = Parameter('c66', ('TENSOR_QUANT8_SYMM_PER_CHANNEL', [2, 1, 1, 2]), [4, -2, -4, 12], extraParams=SymmPerChannelQuantParams(0, [0.5, 0.25]))
c67 = Parameter('c67', (I32, [2]), [4, -16])
t68 = Internal('t68', (U8, [1, 2, 2, 2], 0.5, 120))
c69 = Parameter('c69', (U8, [2, 1, 1, 2], 0.5, 128), [132, 126, 126, 134])
c70 = Parameter('c70', (I32, [2], 0.25, 0), [4, -8])
t71 = Internal('t71', (U8, [1, 2, 2, 2], 1.0, 100))
t72 = Output('t72', (U8, [1, 2, 2, 6], 1.0, 100))
model = Model()
model.Operation('CONV_2D', x1, c2, c3, 2, 1, 1, 0).To(t4)
model.Operation('CONV_2D', x1, c6, c7, 2, 1, 1, 0).To(t8)
model.Operation('DEQUANTIZE', t8).To(t9)
model.Operation('MUL', t9, c5, 0).To(t10)
model.Operation('CONV_2D', x1, c11, c12, 2, 1, 1, 0).To(t13)
model.Operation('DEQUANTIZE', t13).To(t14)
model.Operation('QUANTIZE', t14).To(t15)
model.Operation('CONV_2D', x1, c16, c17, 2, 1, 1, 0).To(t18)
model.Operation('DEQUANTIZE', t18).To(t19)
model.Operation('QUANTIZE', t19).To(t20)
model.Operation('CONV_2D', x1, c21, c22, 2, 1, 1, 0).To(t23)
model.Operation('DEQUANTIZE', t23).To(t24)
model.Operation('QUANTIZE', t24).To(t25)
model.Operation('CONV_2D', x1, c26, c27, 2, 1, 1, 0).To(t28)
model.Operation('DEQUANTIZE', t28).To(t29)
model.Operation('QUANTIZE', t29).To(t30)
model.Operation('CONV_2D', x1, c31, c32, 2, 1, 1, 0).To(t33)
model.Operation('DEQUANTIZE', t33).To(t34)
model.Operation('QUANTIZE', t34).To(t35)
model.Operation('CONV_2D', x1, c36, c37, 2, 1, 1, 0).To(t38)
model.Operation('DEQUANTIZE', t38).To(t39)
model.Operation('QUANTIZE', t39).To(t40)
model.Operation('CONV_2D', x1, c41, c42, 2, 1, 1, 0).To(t43)
model.Operation('DEQUANTIZE', t43).To(t44)
model.Operation('QUANTIZE', t44).To(t45)
model.Operation('CONV_2D', x1, c46, c47, 2, 1, 1, 0).To(t48)
model.Operation('DEQUANTIZE', t48).To(t49)
model.Operation('QUANTIZE', t49).To(t50)
model.Operation('CONV_2D', x1, c51, c52, 2, 1, 1, 3).To(t53)
model.Operation('RELU', t53).To(t54)
model.Operation('CONV_2D', x1, c55, c56, 2, 1, 1, 0).To(t57)
model.Operation('ADD', t57, t4, 0).To(t58)
model.Operation('DEQUANTIZE', t4).To(t59)
model.Operation('QUANTIZE', t59).To(t60)
model.Operation('CONV_2D', x1, c61, c62, 2, 1, 1, 0).To(t63)
model.Operation('MAXIMUM', t60, t63).To(t64)
model.Operation('QUANTIZE', t10).To(t65)
model.Operation('CONV_2D', x1, c66, c67, 2, 1, 1, 0).To(t68)
model.Operation('CONV_2D', x1, c69, c70, 2, 1, 1, 0).To(t71)
model.Operation('CONCATENATION', t68, t71, t4, 3).To(t72)
Example({
    x1: [112, 108, 108, 128, 132, 112, 128, 104],
    t15: [118, 88, 90, 152, 154, 80, 154, 60],
    t20: [99, 84, 85, 116, 117, 80, 117, 70],
    t25: [118, 88, 90, 152, 154, 80, 154, 60],
    t30: [99, 84, 85, 116, 117, 80, 117, 70],
    t35: [118, 88, 90, 152, 154, 80, 154, 60],
    t40: [99, 84, 85, 116, 117, 80, 117, 70],
    t45: [118, 88, 90, 152, 154, 80, 154, 60],
    t50: [99, 84, 85, 116, 117, 80, 117, 70],
    t54: [90, 90, 90, 102, 102, 90, 102, 90],
    t58: [86, 26, 30, 154, 158, 10, 158, 0],
    t64: [118, 88, 90, 152, 154, 80, 154, 60],
    t65: [98, 116, 70, 84, 134, 120, 134, 130],
    t72: [99, 84, 99, 84, 99, 84, 85, 116, 85, 116, 85, 116, 117, 80, 117, 80, 117, 80, 117, 70, 117, 70,
    117, 70],
}, name='requantized_quant8').AddVariations(signed(x1, c2, t4, t8, c11, t13, t15, t18, t20, c21, t23, t25, t28, t30, c31, t33, t35, t38, t40, c41, t43, t45, t48, t50, c51, t53, t54, t57, t58, t60, c61, t63, t64, t65, t68, c69, t71, t72)).DisableLifeTimeVariation()

# Constants by channel are behind weights with a scale for each channel.
# Expected values: float64 formula.
x1 = Input('x1', (U8, [1, 2, 3, 2], 0.5, 120))
c3 = Parameter('c3', ('TENSOR_QUANT8_SYMM_PER_CHANNEL', [3, 1, 2, 2]), [-2, -2, -2, -2, -1, 0, 0, -1, 0, 0, 4, -4], extraParams=SymmPerChannelQuantParams(0, [0.5, 1.0, 0.25]))
c2 = Parameter('c2', (I32, [3]), [4, -2, 12])
t5 = Internal('t5', (U8, [1, 2, 3, 3], 0.5, 120))
c4 = Parameter('c4', (U8, [3], 0.5, 120), [124, 118, 122])
t6 = Output('t6', (U8, [1, 2, 3, 3], 0.5, 120))
c7 = Parameter('c7', ('TENSOR_QUANT8_SYMM_PER_CHANNEL', [3, 1, 2, 2]), [2, -2, 0, -2, 0, -1, 1, 0, -4, 0, -4, 0], extraParams=SymmPerChannelQuantParams(0, [0.5, 1.0, 0.25]))
t9 = Internal('t9', (U8, [1, 2, 2, 3], 0.5, 120))
c8 = Parameter('c8', (U8, [3], 0.5, 120), [124, 118, 122])
t10 = Output('t10', (U8, [1, 2, 2, 3], 0.5, 120))
c11 = Parameter('c11', ('TENSOR_QUANT8_SYMM_PER_CHANNEL', [3, 1, 2, 2]), [0, 0, 2, -2, 0, 0, 1, 1, 0, 0, -4, -4], extraParams=SymmPerChannelQuantParams(0, [0.5, 1.0, 0.25]))
t13 = Internal('t13', (U8, [1, 2, 3, 3], 0.5, 120))
c12 = Parameter('c12', (U8, [3], 0.5, 120), [124, 118, 122])
t14 = Output('t14', (U8, [1, 2, 3, 3], 0.5, 120))
c15 = Parameter('c15', ('TENSOR_QUANT8_SYMM_PER_CHANNEL', [3, 1, 2, 2]), [-2, 2, 2, 2, 0, -1, 1, 1, -4, 0, 0, -4], extraParams=SymmPerChannelQuantParams(0, [0.5, 1.0, 0.25]))
t17 = Internal('t17', (U8, [1, 2, 2, 3], 0.5, 120))
c16 = Parameter('c16', (U8, [3], 0.5, 120), [124, 118, 122])
t18 = Output('t18', (U8, [1, 2, 2, 3], 0.5, 120))
c19 = Parameter('c19', ('TENSOR_QUANT8_SYMM_PER_CHANNEL', [3, 1, 2, 2]), [-2, -2, -2, 2, 1, 0, -1, 1, -4, -4, -4, -4], extraParams=SymmPerChannelQuantParams(0, [0.5, 1.0, 0.25]))
t21 = Internal('t21', (U8, [1, 2, 3, 3], 0.5, 120))
c20 = Parameter('c20', (U8, [3], 0.5, 120), [124, 118, 122])
t22 = Output('t22', (U8, [1, 2, 3, 3], 0.5, 120))
c23 = Parameter('c23', ('TENSOR_QUANT8_SYMM_PER_CHANNEL', [3, 1, 2, 2]), [0, 0, 0, -2, 0, 0, 1, 1, 0, -4, 4, 4], extraParams=SymmPerChannelQuantParams(0, [0.5, 1.0, 0.25]))
t25 = Internal('t25', (U8, [1, 2, 2, 3], 0.5, 120))
c24 = Parameter('c24', (U8, [3], 0.5, 120), [124, 118, 122])
t26 = Output('t26', (U8, [1, 2, 2, 3], 0.5, 120))
x28 = Input('x28', (U8, [1, 2, 3, 3], 0.5, 120))
c27 = Parameter('c27', ('TENSOR_QUANT8_SYMM_PER_CHANNEL', [1, 1, 2, 3]), [2, -1, 4, 2, 1, -4], extraParams=SymmPerChannelQuantParams(3, [0.5, 1.0, 0.25]))
t29 = Internal('t29', (U8, [1, 2, 3, 3], 0.5, 120))
c30 = Parameter('c30', (U8, [3], 0.5, 120), [122, 124, 118])
t31 = Output('t31', (U8, [1, 2, 3, 3], 0.5, 120))
t32 = Output('t32', (U8, [1, 2, 3, 3], 0.5, 120))
model = Model()
model.Operation('CONV_2D', x1, c3, c2, 1, 1, 1, 0).To(t5)
model.Operation('ADD', t5, c4, 0).To(t6)
model.Operation('CONV_2D', x1, c7, c2, 2, 1, 1, 0).To(t9)
model.Operation('ADD', c8, t9, 0).To(t10)
model.Operation('CONV_2D', x1, c11, c2, 1, 1, 1, 0).To(t13)
model.Operation('SUB', t13, c12, 0).To(t14)
model.Operation('CONV_2D', x1, c15, c2, 2, 1, 1, 0).To(t17)
model.Operation('SUB', c16, t17, 0).To(t18)
model.Operation('CONV_2D', x1, c19, c2, 1, 1, 1, 1).To(t21)
model.Operation('MUL', t21, c20, 0).To(t22)
model.Operation('CONV_2D', x1, c23, c2, 2, 1, 1, 1).To(t25)
model.Operation('MUL', c24, t25, 0).To(t26)
model.Operation('DEPTHWISE_CONV_2D', x28, c27, c2, 1, 1, 1, 1, 0).To(t29)
model.Operation('MUL', t29, c30, 1).To(t31)
model.Operation('RELU1', t29).To(t32)
Example({
    x1: [128, 114, 121, 119, 117, 125, 113, 113, 122, 118, 114, 121],
    t6: [124, 109, 127, 124, 110, 117, 124, 119, 125, 140, 125, 129, 131, 113, 118, 131, 122, 125],
    t10: [141, 123, 116, 123, 114, 127, 128, 125, 130, 129, 112, 129],
    t14: [120, 120, 121, 110, 122, 119, 118, 120, 121, 122, 120, 121, 111, 115, 126, 118, 120, 121],
    t18: [136, 114, 126, 122, 117, 125, 122, 113, 110, 131, 123, 122],
    t22: [120, 116, 121, 140, 113, 121, 120, 120, 121, 144, 120, 137, 138, 113, 128, 134, 120, 128],
    t26: [126, 120, 129, 120, 120, 126, 128, 120, 130, 122, 120, 120],
    x28: [125, 124, 117, 123, 112, 121, 116, 128, 127, 127, 115, 124, 114, 126, 125, 128, 124, 112],
    t31: [130, 120, 121, 121, 148, 123, 120, 120, 120, 123, 138, 120, 124, 120, 120, 130, 120, 125],
    t32: [122, 118, 119, 121, 122, 118, 118, 118, 122, 122, 122, 122, 122, 118, 122, 122, 118, 118],
}, name='by_channel_quant8').AddVariations(signed(x1, t5, c4, t6, t9, c8, t10, t13, c12, t14, t17, c16, t18, t21, c20, t22, t25, c24, t26, x28, t29, c30, t31, t32)).DisableLifeTimeVariation()
