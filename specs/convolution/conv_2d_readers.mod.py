# Licensed under the Apache License, Version 2.0; see LICENSE.
# Written by 'python -m corpus' from corpus/families/convolution.py; do not edit.
#
# CONV_2D: what reads a result in the layout that it was declared in.

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

# Height, width and channels are equal in number, and still not the same.
# Expected values: float64 formula.
x1 = Input('x1', (F32, [1, 3, 3, 3]))
c3 = Parameter('c3', (F32, [3, 1, 1, 3]), [1.0, -2.0, 1.0, 2.0, 1.0, 0.0, 0.0, 3.0, -1.0])
c4 = Parameter('c4', (F32, [3]), [0.0, 0.5, 1.0])
t5 = Internal('t5', (F32, [1, 3, 3, 3]))
t6 = Internal('t6', (F32, [1, 3, 3, 1]))
t7 = Internal('t7', (F32, [1, 3, 3, 1]))
t8 = Output('t8', (F32, [1, 3, 3, 1]))
c9 = Parameter('c9', (F32, [3, 1, 1, 3]), [1.0, -2.0, 1.0, 2.0, 1.0, 0.0, 0.0, 3.0, -1.0])
c10 = Parameter('c10', (F32, [3]), [0.0, 0.5, 1.0])
t11 = Internal('t11', (F32, [1, 3, 3, 3]))
c12 = Parameter('c12', (I32, [2]), [9, 3])
t13 = Output('t13', (F32, [9, 3]))
c14 = Parameter('c14', (F32, [3, 1, 1, 3]), [1.0, -2.0, 1.0, 2.0, 1.0, 0.0, 0.0, 3.0, -1.0])
c15 = Parameter('c15', (F32, [3]), [0.0, 0.5, 1.0])
t16 = Internal('t16', (F32, [1, 3, 3, 3]))
c17 = Parameter('c17', (I32, [1]), [27])
t18 = Output('t18', (F32, [27]))
c19 = Parameter('c19', (F32, [3, 1, 1, 3]), [1.0, -2.0, 1.0, 2.0, 1.0, 0.0, 0.0, 3.0, -1.0])
c20 = Parameter('c20', (F32, [3]), [0.0, 0.5, 1.0])
t21 = Internal('t21', (F32, [1, 3, 3, 3]))
c22 = Parameter('c22', (I32, [4]), [0, 3, 1, 2])
t23 = Output('t23', (F32, [1, 3, 3, 3]))
c24 = Parameter('c24', (F32, [3, 1, 1, 3]), [1.0, -2.0, 1.0, 2.0, 1.0, 0.0, 0.0, 3.0, -1.0])
c25 = Parameter('c25', (F32, [3]), [0.0, 0.5, 1.0])
t26 = Internal('t26', (F32, [1, 3, 3, 3]))
c27 = Parameter('c27', (I32, [1]), [3])
t28 = Output('t28', (F32, [1, 3, 3]))
c29 = Parameter('c29', (F32, [3, 1, 1, 3]), [1.0, -2.0, 1.0, 2.0, 1.0, 0.0, 0.0, 3.0, -1.0])
c30 = Parameter('c30', (F32, [3]), [0.0, 0.5, 1.0])
t31 = Internal('t31', (F32, [1, 3, 3, 3]))
t32 = Output('t32', (I32, [1, 3, 3]))
c33 = Parameter('c33', (F32, [3, 1, 1, 3]), [1.0, -2.0, 1.0, 2.0, 1.0, 0.0, 0.0, 3.0, -1.0])
c34 = Parameter('c34', (F32, [3]), [0.0, 0.5, 1.0])
t35 = Internal('t35', (F32, [1, 3, 3, 3]))
t36 = Output('t36', (F32, [1, 6, 3, 3]))
c37 = Parameter('c37', (F32, [3, 1, 1, 3]), [1.0, -2.0, 1.0, 2.0, 1.0, 0.0, 0.0, 3.0, -1.0])
c38 = Parameter('c38', (F32, [3]), [0.0, 0.5, 1.0])
t39 = Internal('t39', (F32, [1, 3, 3, 3]))
c40 = Parameter('c40', (I32, [3]), [2, 0, 0])
t41 = Output('t41', (F32, [1, 3, 3, 3]))
c42 = Parameter('c42', (F32, [3, 1, 1, 3]), [1.0, -2.0, 1.0, 2.0, 1.0, 0.0, 0.0, 3.0, -1.0])
c43 = Parameter('c43', (F32, [3]), [0.0, 0.5, 1.0])
t44 = Internal('t44', (F32, [1, 3, 3, 3]))
c45 = Parameter('c45', (I32, [4]), [0, 1, 0, 2])
c46 = Parameter('c46', (I32, [4]), [1, 2, 3, 1])
t47 = Output('t47', (F32, [1, 2, 3, 1]))
c48 = Parameter('c48', (F32, [3, 1, 1, 3]), [1.0, -2.0, 1.0, 2.0, 1.0, 0.0, 0.0, 3.0, -1.0])
c49 = Parameter('c49', (F32, [3]), [0.0, 0.5, 1.0])
t50 = Internal('t50', (F32, [1, 3, 3, 3]))
c51 = Parameter('c51', (I32, [4, 2]), [0, 0, 1, 0, 0, 0, 0, 2])
t52 = Output('t52', (F32, [1, 4, 3, 5]))
c53 = Parameter('c53', (F32, [3, 1, 1, 3]), [1.0, -2.0, 1.0, 2.0, 1.0, 0.0, 0.0, 3.0, -1.0])
c54 = Parameter('c54', (F32, [3]), [0.0, 0.5, 1.0])
t55 = Internal('t55', (F32, [1, 3, 3, 3]))
c2 = Parameter('c2', (F32, [3]), [1.0, -2.0, 3.0])
t56 = Output('t56', (F32, [1, 3, 3, 3]))
model = Model()
model.Operation('CONV_2D', x1, c3, c4, 2, 1, 1, 0).To(t5)
model.Operation('SPLIT', t5, 3, 3).To(t6, t7, t8)
model.Operation('CONV_2D', x1, c9, c10, 2, 1, 1, 0).To(t11)
model.Operation('RESHAPE', t11, c12).To(t13)
model.Operation('CONV_2D', x1, c14, c15, 2, 1, 1, 0).To(t16)
model.Operation('RESHAPE', t16, c17).To(t18)
model.Operation('CONV_2D', x1, c19, c20, 2, 1, 1, 0).To(t21)
model.Operation('TRANSPOSE', t21, c22).To(t23)
model.Operation('CONV_2D', x1, c24, c25, 2, 1, 1, 0).To(t26)
model.Operation('REDUCE_MAX', t26, c27, False).To(t28)
model.Operation('CONV_2D', x1, c29, c30, 2, 1, 1, 0).To(t31)
model.Operation('ARGMAX', t31, 3).To(t32)
model.Operation('CONV_2D', x1, c33, c34, 2, 1, 1, 0).To(t35)
model.Operation('CONCATENATION', t35, x1, 1).To(t36)
model.Operation('CONV_2D', x1, c37, c38, 2, 1, 1, 0).To(t39)
model.Operation('GATHER', t39, 2, c40).To(t41)
model.Operation('CONV_2D', x1, c42, c43, 2, 1, 1, 0).To(t44)
model.Operation('SLICE', t44, c45, c46).To(t47)
model.Operation('CONV_2D', x1, c48, c49, 2, 1, 1, 0).To(t50)
model.Operation('PAD', t50, c51).To(t52)
model.Operation('CONV_2D', x1, c53, c54, 2, 1, 1, 0).To(t55)
model.Operation('ADD', t55, c2, 0).To(t56)
Example({
    x1: packed('|i1',
    'c-muTW&i*0_b>MUEG$evfByK%_WREtMrPLkf7n<6#Rm=i', 0.5
),
    t8: [5.0, 0.5, 12.0, 6.0, -5.5, 12.5, -5.5, 9.0, 8.0],
    t13: packed('|i1',
    'c-jFQ0ObDw3=01J0qgu2{tXQO?DgpR83pzA_zV*C{}9E)4+{', 0.5
),
    t18: packed('|i1',
    'c-jFQ0ObDw3=01J0qgu2{tXQO?DgpR83pzA_zV*C{}9E)4+{', 0.5
),
    t23: packed('|i1',
    'c-jFQ0ObDw{_Fn#=mq%n4E_8K?D_Q!{|W&Z4D}iH5)kyI4+{', 0.5
),
    t28: [6.0, 0.5, 12.0, 6.5, -0.5, 12.5, 2.5, 9.0, 8.0],
    t32: [1, 2, 2, 1, 0, 2, 0, 2, 2],
    t36: packed('|i1',
    'c-jFr0LlLV3=01J0qgu2{tXQO?DgpR83pzA_zV*C{}2NO2mk*2`Un361OoZ_`1uC={QLm}1^@g81R(_-1^', 0.5
),
    t41: packed('|i1',
    'c-njYM}mQe3y5C)l>Eob14Li`3$T9u3Pb>uqYO0', 0.5
),
    t47: [6.0, -5.5, 12.5, -5.5, 9.0, 8.0],
    t52: packed('|i1',
    'c-mFQy$S#j6oApsV9`}F@%}HT7%9r{>P!cIVqh-?d4@MDa7u$TBIx$k#X~&~E>O)63j', 0.5
),
    t56: packed('|i1',
    'c-mv)5McPp{`Q9)1E&z<i{G!l%Cmp`{fk55+ix)dj+YEC', 0.5
),
}, name='equal_sides').AddVariations('float16').DisableLifeTimeVariation()

# Height, width and channels are equal in number, and still not the same.
# Expected values: float64 formula.
x1 = Input('x1', (U8, [1, 3, 3, 3], 0.5, 120))
c3 = Parameter('c3', (U8, [3, 1, 1, 3], 0.5, 128), [130, 124, 130, 132, 130, 128, 128, 134, 126])
c4 = Parameter('c4', (I32, [3], 0.25, 0), [0, 2, 4])
t5 = Internal('t5', (U8, [1, 3, 3, 3], 0.5, 120))
t6 = Internal('t6', (U8, [1, 3, 3, 1], 0.5, 120))
t7 = Internal('t7', (U8, [1, 3, 3, 1], 0.5, 120))
t8 = Output('t8', (U8, [1, 3, 3, 1], 0.5, 120))
c9 = Parameter('c9', ('TENSOR_QUANT8_SYMM_PER_CHANNEL', [3, 1, 1, 3]), [2, -4, 2, 8, 4, 0, 0, 6, -2], extraParams=SymmPerChannelQuantParams(0, [0.5, 0.25, 0.5]))
c10 = Parameter('c10', (I32, [3]), [0, 4, 4])
t11 = Internal('t11', (U8, [1, 3, 3, 3], 0.5, 120))
c12 = Parameter('c12', (I32, [2]), [9, 3])
t13 = Output('t13', (U8, [9, 3], 0.5, 120))
c14 = Parameter('c14', (U8, [3, 1, 1, 3], 0.5, 128), [130, 124, 130, 132, 130, 128, 128, 134, 126])
c15 = Parameter('c15', (I32, [3], 0.25, 0), [0, 2, 4])
t16 = Internal('t16', (U8, [1, 3, 3, 3], 0.5, 120))
c17 = Parameter('c17', (I32, [1]), [27])
t18 = Output('t18', (U8, [27], 0.5, 120))
c19 = Parameter('c19', ('TENSOR_QUANT8_SYMM_PER_CHANNEL', [3, 1, 1, 3]), [2, -4, 2, 8, 4, 0, 0, 6, -2], extraParams=SymmPerChannelQuantParams(0, [0.5, 0.25, 0.5]))
c20 = Parameter('c20', (I32, [3]), [0, 4, 4])
t21 = Internal('t21', (U8, [1, 3, 3, 3], 0.5, 120))
c22 = Parameter('c22', (I32, [4]), [0, 3, 1, 2])
t23 = Output('t23', (U8, [1, 3, 3, 3], 0.5, 120))
c24 = Parameter('c24', (U8, [3, 1, 1, 3], 0.5, 128), [130, 124, 130, 132, 130, 128, 128, 134, 126])
c25 = Parameter('c25', (I32, [3], 0.25, 0), [0, 2, 4])
t26 = Internal('t26', (U8, [1, 3, 3, 3], 0.5, 120))
c27 = Parameter('c27', (I32, [1]), [3])
t28 = Output('t28', (U8, [1, 3, 3], 0.5, 120))
c29 = Parameter('c29', ('TENSOR_QUANT8_SYMM_PER_CHANNEL', [3, 1, 1, 3]), [2, -4, 2, 8, 4, 0, 0, 6, -2], extraParams=SymmPerChannelQuantParams(0, [0.5, 0.25, 0.5]))
c30 = Parameter('c30', (I32, [3]), [0, 4, 4])
t31 = Internal('t31', (U8, [1, 3, 3, 3], 0.5, 120))
t32 = Output('t32', (I32, [1, 3, 3]))
c33 = Parameter('c33', (U8, [3, 1, 1, 3], 0.5, 128), [130, 124, 130, 132, 130, 128, 128, 134, 126])
c34 = Parameter('c34', (I32, [3], 0.25, 0), [0, 2, 4])
t35 = Internal('t35', (U8, [1, 3, 3, 3], 0.5, 120))
t36 = Output('t36', (U8, [1, 6, 3, 3], 0.5, 120))
c37 = Parameter('c37', ('TENSOR_QUANT8_SYMM_PER_CHANNEL', [3, 1, 1, 3]), [2, -4, 2, 8, 4, 0, 0, 6, -2], extraParams=SymmPerChannelQuantParams(0, [0.5, 0.25, 0.5]))
c38 = Parameter('c38', (I32, [3]), [0, 4, 4])
t39 = Internal('t39', (U8, [1, 3, 3, 3], 0.5, 120))
c40 = Parameter('c40', (I32, [3]), [2, 0, 0])
t41 = Output('t41', (U8, [1, 3, 3, 3], 0.5, 120))
c42 = Parameter('c42', (U8, [3, 1, 1, 3], 0.5, 128), [130, 124, 130, 132, 130, 128, 128, 134, 126])
c43 = Parameter('c43', (I32, [3], 0.25, 0), [0, 2, 4])
t44 = Internal('t44', (U8, [1, 3, 3, 3], 0.5, 120))
c45 = Parameter('c45', (I32, [4]), [0, 1, 0, 2])
c46 = Parameter('c46', (I32, [4]), [1, 2, 3, 1])
t47 = Output('t47', (U8, [1, 2, 3, 1], 0.5, 120))
c48 = Parameter('c48', ('TENSOR_QUANT8_SYMM_PER_CHANNEL', [3, 1, 1, 3]), [2, -4, 2, 8, 4, 0, 0, 6, -2], extraParams=SymmPerChannelQuantParams(0, [0.5, 0.25, 0.5]))
c49 = Parameter('c49', (I32, [3]), [0, 4, 4])
t50 = Internal('t50', (U8, [1, 3, 3, 3], 0.5, 120))
c51 = Parameter('c51', (I32, [4, 2]), [0, 0, 1, 0, 0, 0, 0, 2])
t52 = Output('t52', (U8, [1, 4, 3, 5], 0.5, 120))
c53 = Parameter('c53', (U8, [3, 1, 1, 3], 0.5, 128), [130, 124, 130, 132, 130, 128, 128, 134, 126])
c54 = Parameter('c54', (I32, [3], 0.25, 0), [0, 2, 4])
t55 = Internal('t55', (U8, [1, 3, 3, 3], 0.5, 120))
c2 = Parameter('c2', (U8, [3], 0.5, 120), [122, 116, 126])
t56 = Output('t56', (U8, [1, 3, 3, 3], 0.5, 120))
model = Model()
model.Operation('CONV_2D', x1, c3, c4, 2, 1, 1, 0).To(t5)
model.Operation('SPLIT', t5, 3, 3).To(t6, t7, t8)
model.Operation('CONV_2D', x1, c9, c10, 2, 1, 1, 0).To(t11)
model.Operation('RESHAPE', t11, c12).To(t13)
model.Operation('CONV_2D', x1, c14, c15, 2, 1, 1, 0).To(t16)
model.Operation('RESHAPE', t16, c17).To(t18)
model.Operation('CONV_2D', x1, c19, c20, 2, 1, 1, 0).To(t21)
model.Operation('TRANSPOSE', t21, c22).To(t23)
model.Operation('CONV_2D', x1, c24, c25, 2, 1, 1, 0).To(t26)
model.Operation('REDUCE_MAX', t26, c27, False).To(t28)
model.Operation('CONV_2D', x1, c29, c30, 2, 1, 1, 0).To(t31)
model.Operation('ARGMAX', t31, 3).To(t32)
model.Operation('CONV_2D', x1, c33, c34, 2, 1, 1, 0).To(t35)
model.Operation('CONCATENATION', t35, x1, 1).To(t36)
model.Operation('CONV_2D', x1, c37, c38, 2, 1, 1, 0).To(t39)
model.Operation('GATHER', t39, 2, c40).To(t41)
model.Operation('CONV_2D', x1, c42, c43, 2, 1, 1, 0).To(t44)
model.Operation('SLICE', t44, c45, c46).To(t47)
model.Operation('CONV_2D', x1, c48, c49, 2, 1, 1, 0).To(t50)
model.Operation('PAD', t50, c51).To(t52)
model.Operation('CONV_2D', x1, c53, c54, 2, 1, 1, 0).To(t55)
model.Operation('ADD', t55, c2, 0).To(t56)
Example({
    x1: packed('|i1',
    'c-pJ3tuHStE~+oDsi`U~EGVoiE-9(3t}QRAs{sJ9Hw>f'
),
    t8: [130, 121, 144, 132, 109, 145, 109, 138, 136],
    t13: packed('<i2',
    'c-pIIX(}tNOfH#F*4k2@lABOCu{JliprtFPyn_KZ000Q`46^'
),
    t18: packed('<i2',
    'c-pIIX(}tNOfH#F*4k2@lABOCu{JliprtFPyn_KZ000Q`46^'
),
    t23: packed('<i2',
    'c-pHdOD-!<s4d88DJ^MDDa>stZ>pTok~=ZCtAhbI000Bj46^'
),
    t28: [132, 121, 144, 133, 119, 145, 125, 138, 136],
    t32: [1, 2, 2, 1, 0, 2, 0, 2, 2],
    t36: packed('<i2',
    'c-pIIX(}tNOfH#F*4k2@lABOCu{JliprtFPyra6dzPzlssJ^_WrmC>8ps=pEq@=RCw!EaShJh>q01}KDRs'
),
    t41: packed('<i2',
    'c-l)YnNZQv1Vjmi6U$m#fGDTDqc%4eh!}7K01-e8-2'
),
    t47: [132, 109, 145, 109, 138, 136],
    t52: packed('<i2',
    'c-pI|Km{#L6%}Qrl@%4qB@=+G)|QHj@|4_)iiE<66&1C)KvqFZS4Blmc}GPB0|fv8_9+}I'
),
    t56: packed('<i2',
    'c-pIK=%^^HPc4{M(b!d)P@I%Iy*{(Js9{20aUTP2000h>4A%'
),
}, name='equal_sides_quant8').AddVariations(signed(x1, c3, t5, t6, t7, t8, t11, t13, c14, t16, t18, t21, t23, c24, t26, t28, t31, c33, t35, t36, t39, t41, c42, t44, t47, t50, t52, c53, t55, c2, t56)).DisableLifeTimeVariation()
