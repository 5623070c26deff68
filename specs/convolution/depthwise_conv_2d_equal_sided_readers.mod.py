# Licensed under the Apache License, Version 2.0; see LICENSE.
# Written by 'python -m corpus' from corpus/families/convolution.py; do not edit.
#
# DEPTHWISE_CONV_2D: what reads a result in the layout that it was declared in.

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

# Height, width and channels are equal in number, so that a reader in a wrong layout finds a
# fitting shape.
# Expected values: float64 formula.
x1 = Input('x1', (F32, [1, 3, 3, 3]))
c3 = Parameter('c3', (F32, [1, 1, 1, 3]), [2.0, -1.0, 3.0])
c4 = Parameter('c4', (F32, [3]), [0.5, 0.0, -1.0])
t5 = Internal('t5', (F32, [1, 3, 3, 3]))
t6 = Internal('t6', (F32, [1, 3, 3, 1]))
t7 = Internal('t7', (F32, [1, 3, 3, 1]))
t8 = Output('t8', (F32, [1, 3, 3, 1]))
c9 = Parameter('c9', (F32, [1, 1, 1, 3]), [2.0, -1.0, 3.0])
c10 = Parameter('c10', (F32, [3]), [0.5, 0.0, -1.0])
t11 = Internal('t11', (F32, [1, 3, 3, 3]))
t12 = Output('t12', (F32, [9, 3]))
c13 = Parameter('c13', (F32, [1, 1, 1, 3]), [2.0, -1.0, 3.0])
c14 = Parameter('c14', (F32, [3]), [0.5, 0.0, -1.0])
t15 = Internal('t15', (F32, [1, 3, 3, 3]))
t16 = Output('t16', (F32, [27]))
c17 = Parameter('c17', (F32, [1, 1, 1, 3]), [2.0, -1.0, 3.0])
c18 = Parameter('c18', (F32, [3]), [0.5, 0.0, -1.0])
t19 = Internal('t19', (F32, [1, 3, 3, 3]))
t20 = Output('t20', (F32, [1, 3, 3, 3]))
c21 = Parameter('c21', (F32, [1, 1, 1, 3]), [2.0, -1.0, 3.0])
c22 = Parameter('c22', (F32, [3]), [0.5, 0.0, -1.0])
t23 = Internal('t23', (F32, [1, 3, 3, 3]))
c24 = Parameter('c24', (I32, [1]), [3])
t25 = Output('t25', (F32, [1, 3, 3]))
c26 = Parameter('c26', (F32, [1, 1, 1, 3]), [2.0, -1.0, 3.0])
c27 = Parameter('c27', (F32, [3]), [0.5, 0.0, -1.0])
t28 = Internal('t28', (F32, [1, 3, 3, 3]))
t29 = Output('t29', (I32, [1, 3, 3]))
c30 = Parameter('c30', (F32, [1, 1, 1, 3]), [2.0, -1.0, 3.0])
c31 = Parameter('c31', (F32, [3]), [0.5, 0.0, -1.0])
t32 = Internal('t32', (F32, [1, 3, 3, 3]))
t33 = Output('t33', (F32, [1, 6, 3, 3]))
c34 = Parameter('c34', (F32, [1, 1, 1, 3]), [2.0, -1.0, 3.0])
c35 = Parameter('c35', (F32, [3]), [0.5, 0.0, -1.0])
t36 = Internal('t36', (F32, [1, 3, 3, 3]))
c37 = Parameter('c37', (I32, [3]), [2, 0, 0])
t38 = Output('t38', (F32, [1, 3, 3, 3]))
c39 = Parameter('c39', (F32, [1, 1, 1, 3]), [2.0, -1.0, 3.0])
c40 = Parameter('c40', (F32, [3]), [0.5, 0.0, -1.0])
t41 = Internal('t41', (F32, [1, 3, 3, 3]))
t42 = Output('t42', (F32, [1, 2, 3, 1]))
c43 = Parameter('c43', (F32, [1, 1, 1, 3]), [2.0, -1.0, 3.0])
c44 = Parameter('c44', (F32, [3]), [0.5, 0.0, -1.0])
t45 = Internal('t45', (F32, [1, 3, 3, 3]))
c46 = Parameter('c46', (I32, [4, 2]), [0, 0, 1, 0, 0, 0, 0, 2])
t47 = Output('t47', (F32, [1, 4, 3, 5]))
c48 = Parameter('c48', (F32, [1, 1, 1, 3]), [2.0, -1.0, 3.0])
c49 = Parameter('c49', (F32, [3]), [0.5, 0.0, -1.0])
t50 = Internal('t50', (F32, [1, 3, 3, 3]))
c2 = Parameter('c2', (F32, [3]), [1.0, -2.0, 3.0])
t51 = Output('t51', (F32, [1, 3, 3, 3]))
model = Model()
model.Operation('DEPTHWISE_CONV_2D', x1, c3, c4, 2, 1, 1, 1, 0).To(t5)
model.Operation('SPLIT', t5, 3, 3).To(t6, t7, t8)
model.Operation('DEPTHWISE_CONV_2D', x1, c9, c10, 2, 1, 1, 1, 0).To(t11)
model.Operation('RESHAPE', t11, [9, 3]).To(t12)
model.Operation('DEPTHWISE_CONV_2D', x1, c13, c14, 2, 1, 1, 1, 0).To(t15)
model.Operation('RESHAPE', t15, [27]).To(t16)
model.Operation('DEPTHWISE_CONV_2D', x1, c17, c18, 2, 1, 1, 1, 0).To(t19)
model.Operation('TRANSPOSE', t19, [0, 3, 1, 2]).To(t20)
model.Operation('DEPTHWISE_CONV_2D', x1, c21, c22, 2, 1, 1, 1, 0).To(t23)
model.Operation('REDUCE_MAX', t23, c24, False).To(t25)
model.Operation('DEPTHWISE_CONV_2D', x1, c26, c27, 2, 1, 1, 1, 0).To(t28)
model.Operation('ARGMAX', t28, 3).To(t29)
model.Operation('DEPTHWISE_CONV_2D', x1, c30, c31, 2, 1, 1, 1, 0).To(t32)
model.Operation('CONCATENATION', t32, x1, 1).To(t33)
model.Operation('DEPTHWISE_CONV_2D', x1, c34, c35, 2, 1, 1, 1, 0).To(t36)
model.Operation('GATHER', t36, 2, c37).To(t38)
model.Operation('DEPTHWISE_CONV_2D', x1, c39, c40, 2, 1, 1, 1, 0).To(t41)
model.Operation('SLICE', t41, [0, 1, 0, 2], [1, 2, 3, 1]).To(t42)
model.Operation('DEPTHWISE_CONV_2D', x1, c43, c44, 2, 1, 1, 1, 0).To(t45)
model.Operation('PAD', t45, c46).To(t47)
model.Operation('DEPTHWISE_CONV_2D', x1, c48, c49, 2, 1, 1, 1, 0).To(t50)
model.Operation('ADD', t50, c2, 0).To(t51)
Example({
    x1: packed('|i1',
    'c-s5H%JPTt7whjoKRAA|a<Kkn`thHU`48Ja#=n06y(SIu', 0.5
),
    t8: [5.0, -10.0, -7.0, -10.0, 6.5, -13.0, 3.5, -4.0, -7.0],
    t12: packed('|i1',
    'c-jFQ0ObGi`wIF0><b0*@%Zcu_zm;^=Kuc(`TF<+1M&#s5`h', 0.5
),
    t16: packed('|i1',
    'c-jFQ0ObGi`wIF0><b0*@%Zcu_zm;^=Kuc(`TF<+1M&#s5`h', 0.5
),
    t20: packed('|i1',
    'c-jFQ0ObGi`3vz2^Z)q+`~L;_`2PR;0}AZ&><#7z`0@s15`h', 0.5
),
    t25: [5.0, -0.5, 5.5, -4.0, 6.5, -1.0, 3.5, -3.0, 1.5],
    t29: [2, 1, 0, 1, 2, 1, 2, 1, 0],
    t33: packed('|i1',
    'c-jTQK@NZ*3<SW`x=JMe|A(HqfR}Bl)R{gn%T_TuTjl+(C-XF?>LB(I#|#!nfo)9DIF@|z1G%OkaR', 0.5
),
    t38: packed('|i1',
    'c-rG;{q*rS7Z82^_w3`3H$cS9{OSLHb|3-({g)DQ', 0.5
),
    t42: [-10.0, 6.5, -13.0, 3.5, -4.0, -7.0],
    t47: packed('|i1',
    'c-muNKmi|rb1^Xd{Qri5ft&RckoyC~`oYV<@cG{}28RFt*@3dZelRdFGXrG-#kmrJ', 0.5
),
    t51: packed('|i1',
    'c-jFQ0ObGk_YnL0@(ls_^Yro!^b_^^>;d}?`}Y0?|M&y85~T', 0.5
),
}, name='equal_sides').AddVariations('float16').DisableLifeTimeVariation()

# Height, width and channels are equal in number, so that a reader in a wrong layout finds a
# fitting shape.
# Expected values: float64 formula.
x1 = Input('x1', (U8, [1, 3, 3, 3], 0.5, 120))
c3 = Parameter('c3', (U8, [1, 1, 1, 3], 0.5, 128), [132, 126, 134])
c4 = Parameter('c4', (I32, [3], 0.25, 0), [2, 0, -4])
t5 = Internal('t5', (U8, [1, 3, 3, 3], 0.5, 120))
t6 = Internal('t6', (U8, [1, 3, 3, 1], 0.5, 120))
t7 = Internal('t7', (U8, [1, 3, 3, 1], 0.5, 120))
t8 = Output('t8', (U8, [1, 3, 3, 1], 0.5, 120))
c9 = Parameter('c9', ('TENSOR_QUANT8_SYMM_PER_CHANNEL', [1, 1, 1, 3]), [4, -4, 6], extraParams=SymmPerChannelQuantParams(3, [0.5, 0.25, 0.5]))
c10 = Parameter('c10', (I32, [3]), [2, 0, -4])
t11 = Internal('t11', (U8, [1, 3, 3, 3], 0.5, 120))
t12 = Output('t12', (U8, [9, 3], 0.5, 120))
c13 = Parameter('c13', (U8, [1, 1, 1, 3], 0.5, 128), [132, 126, 134])
c14 = Parameter('c14', (I32, [3], 0.25, 0), [2, 0, -4])
t15 = Internal('t15', (U8, [1, 3, 3, 3], 0.5, 120))
t16 = Output('t16', (U8, [27], 0.5, 120))
c17 = Parameter('c17', ('TENSOR_QUANT8_SYMM_PER_CHANNEL', [1, 1, 1, 3]), [4, -4, 6], extraParams=SymmPerChannelQuantParams(3, [0.5, 0.25, 0.5]))
c18 = Parameter('c18', (I32, [3]), [2, 0, -4])
t19 = Internal('t19', (U8, [1, 3, 3, 3], 0.5, 120))
t20 = Output('t20', (U8, [1, 3, 3, 3], 0.5, 120))
c21 = Parameter('c21', (U8, [1, 1, 1, 3], 0.5, 128), [132, 126, 134])
c22 = Parameter('c22', (I32, [3], 0.25, 0), [2, 0, -4])
t23 = Internal('t23', (U8, [1, 3, 3, 3], 0.5, 120))
c24 = Parameter('c24', (I32, [1]), [3])
t25 = Output('t25', (U8, [1, 3, 3], 0.5, 120))
c26 = Parameter('c26', ('TENSOR_QUANT8_SYMM_PER_CHANNEL', [1, 1, 1, 3]), [4, -4, 6], extraParams=SymmPerChannelQuantParams(3, [0.5, 0.25, 0.5]))
c27 = Parameter('c27', (I32, [3]), [2, 0, -4])
t28 = Internal('t28', (U8, [1, 3, 3, 3], 0.5, 120))
t29 = Output('t29', (I32, [1, 3, 3]))
c30 = Parameter('c30', (U8, [1, 1, 1, 3], 0.5, 128), [132, 126, 134])
c31 = Parameter('c31', (I32, [3], 0.25, 0), [2, 0, -4])
t32 = Internal('t32', (U8, [1, 3, 3, 3], 0.5, 120))
t33 = Output('t33', (U8, [1, 6, 3, 3], 0.5, 120))
c34 = Parameter('c34', ('TENSOR_QUANT8_SYMM_PER_CHANNEL', [1, 1, 1, 3]), [4, -4, 6], extraParams=SymmPerChannelQuantParams(3, [0.5, 0.25, 0.5]))
c35 = Parameter('c35', (I32, [3]), [2, 0, -4])
t36 = Internal('t36', (U8, [1, 3, 3, 3], 0.5, 120))
c37 = Parameter('c37', (I32, [3]), [2, 0, 0])
t38 = Output('t38', (U8, [1, 3, 3, 3], 0.5, 120))
c39 = Parameter('c39', (U8, [1, 1, 1, 3], 0.5, 128), [132, 126, 134])
c40 = Parameter('c40', (I32, [3], 0.25, 0), [2, 0, -4])
t41 = Internal('t41', (U8, [1, 3, 3, 3], 0.5, 120))
t42 = Output('t42', (U8, [1, 2, 3, 1], 0.5, 120))
c43 = Parameter('c43', ('TENSOR_QUANT8_SYMM_PER_CHANNEL', [1, 1, 1, 3]), [4, -4, 6], extraParams=SymmPerChannelQuantParams(3, [0.5, 0.25, 0.5]))
c44 = Parameter('c44', (I32, [3]), [2, 0, -4])
t45 = Internal('t45', (U8, [1, 3, 3, 3], 0.5, 120))
c46 = Parameter('c46', (I32, [4, 2]), [0, 0, 1, 0, 0, 0, 0, 2])
t47 = Output('t47', (U8, [1, 4, 3, 5], 0.5, 120))
c48 = Parameter('c48', (U8, [1, 1, 1, 3], 0.5, 128), [132, 126, 134])
c49 = Parameter('c49', (I32, [3], 0.25, 0), [2, 0, -4])
t50 = Internal('t50', (U8, [1, 3, 3, 3], 0.5, 120))
c2 = Parameter('c2', (U8, [3], 0.5, 120), [122, 116, 126])
t51 = Output('t51', (U8, [1, 3, 3, 3], 0.5, 120))
model = Model()
model.Operation('DEPTHWISE_CONV_2D', x1, c3, c4, 2, 1, 1, 1, 0).To(t5)
model.Operation('SPLIT', t5, 3, 3).To(t6, t7, t8)
model.Operation('DEPTHWISE_CONV_2D', x1, c9, c10, 2, 1, 1, 1, 0).To(t11)
model.Operation('RESHAPE', t11, [9, 3]).To(t12)
model.Operation('DEPTHWISE_CONV_2D', x1, c13, c14, 2, 1, 1, 1, 0).To(t15)
model.Operation('RESHAPE', t15, [27]).To(t16)
model.Operation('DEPTHWISE_CONV_2D', x1, c17, c18, 2, 1, 1, 1, 0).To(t19)
model.Operation('TRANSPOSE', t19, [0, 3, 1, 2]).To(t20)
model.Operation('DEPTHWISE_CONV_2D', x1, c21, c22, 2, 1, 1, 1, 0).To(t23)
model.Operation('REDUCE_MAX', t23, c24, False).To(t25)
model.Operation('DEPTHWISE_CONV_2D', x1, c26, c27, 2, 1, 1, 1, 0).To(t28)
model.Operation('ARGMAX', t28, 3).To(t29)
model.Operation('DEPTHWISE_CONV_2D', x1, c30, c31, 2, 1, 1, 1, 0).To(t32)
model.Operation('CONCATENATION', t32, x1, 1).To(t33)
model.Operation('DEPTHWISE_CONV_2D', x1, c34, c35, 2, 1, 1, 1, 0).To(t36)
model.Operation('GATHER', t36, 2, c37).To(t38)
model.Operation('DEPTHWISE_CONV_2D', x1, c39, c40, 2, 1, 1, 1, 0).To(t41)
model.Operation('SLICE', t41, [0, 1, 0, 2], [1, 2, 3, 1]).To(t42)
model.Operation('DEPTHWISE_CONV_2D', x1, c43, c44, 2, 1, 1, 1, 0).To(t45)
model.Operation('PAD', t45, c46).To(t47)
model.Operation('DEPTHWISE_CONV_2D', x1, c48, c49, 2, 1, 1, 1, 0).To(t50)
model.Operation('ADD', t50, c2, 0).To(t51)
Example({
    x1: packed('<i2',
    'c-kwdttqK2sx2-lXeg>}s4c82D6gz8sVl22En&b700fr|nE'
),
    t8: [130, 100, 106, 100, 133, 94, 127, 112, 106],
    t12: packed('<i2',
    'c-qS>ZYnHKX|B!6EJ$fCXw5E*D=)7vEGnq3&SJm~0P<xFDF'
),
    t16: packed('<i2',
    'c-qS>ZYnHKX|B!6EJ$fCXw5E*D=)7vEGnq3&SJm~0P<xFDF'
),
    t20: packed('<i2',
    'c-qS>Y|d=XE-$PuF0U;pC@U|jZc52YX^pEd$YQ_^0Q2VzDF'
),
    t25: [130, 119, 131, 112, 133, 118, 127, 114, 123],
    t29: [2, 1, 0, 1, 2, 1, 2, 1, 0],
    t33: packed('<i2',
    'c-qS>ZYnHKX|B!6EJ$fCXw5E*D=)7vEGnq3&MK&_DXA=~EiNf&D5`C!EvzaiudFVqE2}ImVIT_t0Nbz_!2'
),
    t38: packed('<i2',
    'c-m{O&B`op0;24)xXgkSAgZp;Dle}GA_m+50PmCx8U'
),
    t42: [100, 133, 94, 127, 112, 106],
    t47: packed('<i2',
    'c-pI|KmnP>O%)Y|<tY^v&9zxTZUKl@&{|QET^3hSQC?mTlr1W#sHm<6$}&&@0LQ%>p#'
),
    t51: packed('<i2',
    'c-qU(?<g+LYOO5D&dF-c>CP=msVr_S&MT`eFJQn80QdzAO#'
),
}, name='equal_sides_quant8').AddVariations(signed(x1, c3, t5, t6, t7, t8, t11, t12, c13, t15, t16, t19, t20, c21, t23, t25, t28, c30, t32, t33, t36, t38, c39, t41, t42, t45, t47, c48, t50, c2, t51)).DisableLifeTimeVariation()
