# Licensed under the Apache License, Version 2.0; see LICENSE.
# Written by 'python -m corpus' from corpus/families/convolution.py; do not edit.
#
# DEPTHWISE_CONV_2D: constants and neighbors that go into a layer under conditions.

import base64
import zlib

import numpy as np


def packed(dtype, text, unit=None):
    """Many values in little space: the first byte of each, then the second; times a unit."""
    planes = np.frombuffer(zlib.decompress(base64.b85decode(text)), "u1")
    planes = planes.reshape(np.dtype(dtype).itemsize, -1)
    values = np.frombuffer(planes.T.tobytes(), dtype)
    return (values if unit is None else np.multiply(values, unit, dtype="f8")).tolist()


F32 = 'TENSOR_FLOAT32'

# Constants by channel, and some of another kind, are behind a layer, of which some have one
# filter, and results two readers.
# Expected values: float64 formula.
x1 = Input('x1', (F32, [2, 1, 4, 2]))
c2 = Parameter('c2', (F32, [1, 1, 2, 4]), [-2.0, 2.0, 0.0, -2.0, -1.0, 0.0, -2.0, 2.0])
c3 = Parameter('c3', (F32, [4]), [1.25, -2.25, 0.25, 0.75])
t4 = Internal('t4', (F32, [2, 1, 4, 4]))
c5 = Parameter('c5', (F32, [4]), [2.0, -1.0, 4.0, 1.0])
t6 = Output('t6', (F32, [2, 1, 4, 4]))
c7 = Parameter('c7', (F32, [1, 1, 2, 4]), [1.0, 2.0, 0.0, -1.0, -2.0, 0.0, -2.0, -2.0])
c8 = Parameter('c8', (F32, [4]), [1.25, -2.25, 0.25, 0.75])
t9 = Internal('t9', (F32, [2, 1, 4, 4]))
c10 = Parameter('c10', (F32, [1]), [-2.0])
t11 = Output('t11', (F32, [2, 1, 4, 4]))
c12 = Parameter('c12', (F32, [1, 1, 2, 4]), [-1.0, -2.0, 0.0, 1.0, -1.0, 2.0, 0.0, -1.0])
c13 = Parameter('c13', (F32, [4]), [1.25, -2.25, 0.25, 0.75])
t14 = Internal('t14', (F32, [2, 1, 4, 4]))
c15 = Parameter('c15', (F32, [4]), [2.0, -1.0, 4.0, 1.0])
t16 = Output('t16', (F32, [2, 1, 4, 4]))
c17 = Parameter('c17', (F32, [1, 1, 2, 4]), [-2.0, 2.0, 1.0, 2.0, 0.0, 1.0, 2.0, -2.0])
c18 = Parameter('c18', (F32, [4]), [1.25, -2.25, 0.25, 0.75])
t19 = Internal('t19', (F32, [2, 1, 4, 4]))
c20 = Parameter('c20', (F32, [4]), [2.0, -1.0, 4.0, 1.0])
t21 = Output('t21', (F32, [2, 1, 4, 4]))
c22 = Parameter('c22', (F32, [1, 1, 2, 4]), [2.0, -1.0, 0.0, 2.0, 2.0, -1.0, 0.0, -2.0])
c23 = Parameter('c23', (F32, [4]), [1.25, -2.25, 0.25, 0.75])
t24 = Internal('t24', (F32, [2, 1, 4, 4]))
c25 = Parameter('c25', (F32, [4]), [2.0, -1.0, 4.0, 1.0])
t26 = Output('t26', (F32, [2, 1, 4, 4]))
c27 = Parameter('c27', (F32, [1, 1, 2, 4]), [-2.0, 0.0, 0.0, 2.0, 2.0, 1.0, 1.0, -1.0])
c28 = Parameter('c28', (F32, [4]), [1.25, -2.25, 0.25, 0.75])
t29 = Internal('t29', (F32, [2, 1, 4, 4]))
c30 = Parameter('c30', (F32, [1]), [-2.0])
t31 = Output('t31', (F32, [2, 1, 4, 4]))
c32 = Parameter('c32', (F32, [1, 1, 2, 4]), [0.0, 1.0, 0.0, -1.0, 1.0, -2.0, -2.0, 1.0])
c33 = Parameter('c33', (F32, [4]), [1.25, -2.25, 0.25, 0.75])
t34 = Internal('t34', (F32, [2, 1, 4, 4]))
c35 = Parameter('c35', (F32, [4]), [2.0, -1.0, 4.0, 1.0])
t36 = Output('t36', (F32, [2, 1, 4, 4]))
c37 = Parameter('c37', (F32, [1, 1, 2, 4]), [-1.0, 1.0, -2.0, -1.0, -1.0, 1.0, 2.0, 0.0])
c38 = Parameter('c38', (F32, [4]), [1.25, -2.25, 0.25, 0.75])
t39 = Internal('t39', (F32, [2, 1, 4, 4]))
c40 = Parameter('c40', (F32, [4, 1]), [1.0, -2.0, 2.0, 3.0])
t41 = Output('t41', (F32, [2, 1, 4, 4]))
c42 = Parameter('c42', (F32, [1, 1, 2, 4]), [1.0, 1.0, -1.0, 1.0, 1.0, 0.0, 0.0, -2.0])
c43 = Parameter('c43', (F32, [4]), [1.25, -2.25, 0.25, 0.75])
t44 = Internal('t44', (F32, [2, 1, 4, 4]))
c45 = Parameter('c45', (F32, [4]), [2.0, -1.0, 4.0, 1.0])
t46 = Output('t46', (F32, [2, 1, 4, 4]))
c47 = Parameter('c47', (F32, [1, 1, 2, 4]), [-2.0, 1.0, 0.0, 2.0, 0.0, -2.0, 2.0, 1.0])
c48 = Parameter('c48', (F32, [4]), [1.25, -2.25, 0.25, 0.75])
t49 = Internal('t49', (F32, [2, 1, 4, 4]))
c50 = Parameter('c50', (F32, [4]), [2.0, -1.0, 4.0, 1.0])
t51 = Output('t51', (F32, [2, 1, 4, 4]))
c52 = Parameter('c52', (F32, [1, 1, 2, 4]), [1.0, 0.0, 2.0, -2.0, 0.0, -2.0, 2.0, 2.0])
c53 = Parameter('c53', (F32, [4]), [1.25, -2.25, 0.25, 0.75])
t54 = Internal('t54', (F32, [2, 1, 4, 4]))
c55 = Parameter('c55', (F32, [4]), [2.0, -1.0, 4.0, 1.0])
t56 = Output('t56', (F32, [2, 1, 4, 4]))
c57 = Parameter('c57', (F32, [1, 1, 2, 4]), [0.0, 0.0, 1.0, 2.0, 2.0, 0.0, 1.0, -2.0])
c58 = Parameter('c58', (F32, [4]), [1.25, -2.25, 0.25, 0.75])
t59 = Internal('t59', (F32, [2, 1, 4, 4]))
c60 = Parameter('c60', (F32, [4, 1]), [1.0, -2.0, 2.0, 3.0])
t61 = Output('t61', (F32, [2, 1, 4, 4]))
c62 = Parameter('c62', (F32, [1, 1, 2, 4]), [-1.0, 0.0, 0.0, 0.0, 2.0, 2.0, -1.0, -2.0])
c63 = Parameter('c63', (F32, [4]), [1.25, -2.25, 0.25, 0.75])
t65 = Output('t65', (F32, [2, 1, 4, 4]))
x64 = Input('x64', (F32, [2, 1, 4, 2]))
t66 = Internal('t66', (F32, [2, 1, 4, 4]))
t67 = Internal('t67', (F32, [2, 1, 4, 4]))
c68 = Parameter('c68', (F32, [4]), [2.0, -1.0, 4.0, 1.0])
t69 = Internal('t69', (F32, [2, 1, 4, 4]))
c70 = Parameter('c70', (F32, [4]), [2.0, -1.0, 4.0, 1.0])
t71 = Internal('t71', (F32, [2, 1, 4, 4]))
t72 = Output('t72', (F32, [2, 1, 4, 4]))
t73 = Output('t73', (F32, [2, 1, 4, 4]))
model = Model()
model.Operation('DEPTHWISE_CONV_2D', x1, c2, c3, 1, 1, 1, 2, 0).To(t4)
model.Operation('ADD', t4, c5, 0).To(t6)
model.Operation('DEPTHWISE_CONV_2D', x1, c7, c8, 1, 1, 1, 2, 0).To(t9)
model.Operation('ADD', t9, c10, 1).To(t11)
model.Operation('DEPTHWISE_CONV_2D', x1, c12, c13, 1, 1, 1, 2, 1).To(t14)
model.Operation('ADD', c15, t14, 1).To(t16)
model.Operation('DEPTHWISE_CONV_2D', x1, c17, c18, 1, 1, 1, 2, 0).To(t19)
model.Operation('SUB', t19, c20, 0).To(t21)
model.Operation('DEPTHWISE_CONV_2D', x1, c22, c23, 1, 1, 1, 2, 0).To(t24)
model.Operation('SUB', c25, t24, 3).To(t26)
model.Operation('DEPTHWISE_CONV_2D', x1, c27, c28, 1, 1, 1, 2, 1).To(t29)
model.Operation('SUB', c30, t29, 0).To(t31)
model.Operation('DEPTHWISE_CONV_2D', x1, c32, c33, 1, 1, 1, 2, 1).To(t34)
model.Operation('MUL', t34, c35, 0).To(t36)
model.Operation('DEPTHWISE_CONV_2D', x1, c37, c38, 1, 1, 1, 2, 0).To(t39)
model.Operation('MUL', t39, c40, 0).To(t41)
model.Operation('DEPTHWISE_CONV_2D', x1, c42, c43, 1, 1, 1, 2, 0).To(t44)
model.Operation('MUL', c45, t44, 0).To(t46)
model.Operation('DEPTHWISE_CONV_2D', x1, c47, c48, 1, 1, 1, 2, 0).To(t49)
model.Operation('DIV', t49, c50, 1).To(t51)
model.Operation('DEPTHWISE_CONV_2D', x1, c52, c53, 1, 1, 1, 2, 0).To(t54)
model.Operation('DIV', c55, t54, 0).To(t56)
model.Operation('DEPTHWISE_CONV_2D', x1, c57, c58, 1, 1, 1, 2, 0).To(t59)
model.Operation('DIV', c60, t59, 3).To(t61)
model.Operation('DEPTHWISE_CONV_2D', x1, c62, c63, 1, 1, 1, 2, 0).To(t65)
model.Operation('DEPTHWISE_CONV_2D', x64, c62, c63, 1, 1, 1, 2, 0).To(t66)
model.Operation('DEPTHWISE_CONV_2D', x1, c62, c63, 1, 1, 1, 2, 0).To(t67)
model.Operation('MUL', t66, c68, 0).To(t69)
model.Operation('ADD', t67, c70, 0).To(t71)
model.Operation('MAXIMUM', t69, t65).To(t72)
model.Operation('SUB', t71, t67, 3).To(t73)
Example({
    x1: [-4.0, -1.0, 3.5, -3.5, -3.5, 1.0, 2.5, 3.0, 1.5, -4.0, 3.5, -0.5, -1.0, -3.0, 2.0, 1.0],
    t6: packed('|i1',
    'c-oV{to!*tKc}|*^`GKD*#+N!{x7Qhm0$BS?`ux=zs!RF0r$KP-2', 0.25
),
    t11: packed('|i1',
    'c-muN5S3QvW?*Ch0(NE)$-pnnEhq|NumUjv4~qcC', 0.25
),
    t16: packed('|i1',
    'c-rIF7Zl`W5M&Wl7G&XI5ESNM2GfF^++dm;03DD4j{', 0.25
),
    t21: packed('|i1',
    'c-jFV0N?)|>CqG63G3S#=?(Ac5B(SM72V_E6W0?3`|aQD3-t#lClUz', 0.25
),
    t26: packed('|i1',
    'c-muU=4W7L<(J@Q<QHV%=VxG$;Fkc?oIskFp8)_9)B!v', 0.25
),
    t31: packed('|i1',
    'c-q_k`N#VoKR*9B{QdQhA3wg|ef;?c2)w=h1H}0L769r}9s2', 0.25
),
    t36: packed('|i1',
    'c-m8AC}Ci@&mbztz`)J*pM^n<K}3-0a|(kL1A{OZ0}BHHSK|bv', 0.25
),
    t41: packed('|i1',
    'c-jFV0N?)y_3a1t61LtF<|6*_1H0w%3mp>*{wDSU_Cg-_{p<Z09}&F', 0.25
),
    t46: packed('|i1',
    'c-mu=6p`loZS$5%{L6c}|5x~pm|ech{pOJr;x&0M#rTCC0K8rce*', 0.25
),
    t51: packed('<i2',
    'c-r&2!T<!E3{Gn#V;C41a~NtEz(A^mlYxPSQHOy5007;(1Uv', 0.0625
),
    t56: packed('<f4',
    'c-reZx$vWznVF*HX#ulNOD@BnlM6Y_7}P#8aCI)cX=!;@FP-nhlqpkq`)uu|bo5>40rC~6Fl_n2aJ_@Cv#;-r)!kPG*TcgvCG-9W'
    '=Xk8_4CJ$1ZxAnFQ0{mo`}ncXe%pQf?Dp-q-EU`SXK!b}&)#;Qot?w}eU5hfZGrs#0J~&2pa'
),
    t61: packed('<f4',
    'c-j?=Ar8Vo6a`0<id9WkZ~+{3EBJqtdM>e+18@aGvVK>BYhABEI0LCh;lLsLtL9B6c@FwM1h?Tw<ry3>hMB#wQa=K1o3p(5QaEOF'
    'hJ2wh7Rv1p-IUV#ZryWwo3l$>9!8J99zaA@1R<hgPE=+6iMAF<=pKU'
),
    t65: packed('|i1',
    'c-k`*=9j;H`|odc?ys+Ze`jQt7G`FD|DIP`lKt=Rzd$|!?=TK`', 0.25
),
    x64: [3.5, -0.5, -2.0, -4.0, 3.0, -2.0, 0.5, 2.5, -1.5, -2.0, -3.0, -2.5, 4.0, -2.5, 0.5, 3.0],
    t72: packed('|i1',
    'c-k|RbW!&Ds3NS+{q;Q?CkwN*qK<gddmU*>_P@VDd;pK`2$c', 0.25
),
    t73: ([2.0, 0.0, 4.0, 1.0] * 8)[:32],
}, name='behind').AddVariations('float16').DisableLifeTimeVariation()

# Constants of each kind are before a layer, with padding and without; then one factor is for two
# layers, and one filter for two factors.
# Expected values: float64 formula.
x1 = Input('x1', (F32, [2, 1, 4, 2]))
c2 = Parameter('c2', (F32, [2]), [2.0, -1.0])
t3 = Internal('t3', (F32, [2, 1, 4, 2]))
c4 = Parameter('c4', (F32, [1, 1, 2, 4]), [2.0, 2.0, 2.0, 0.0, 0.0, 1.0, 1.0, 1.0])
c5 = Parameter('c5', (F32, [4]), [1.25, -2.25, 0.25, 0.75])
t6 = Output('t6', (F32, [2, 1, 3, 4]))
c7 = Parameter('c7', (F32, [2]), [2.0, -1.0])
t8 = Internal('t8', (F32, [2, 1, 4, 2]))
c9 = Parameter('c9', (F32, [1, 1, 2, 4]), [1.0, 2.0, 1.0, -1.0, 0.0, 0.0, -2.0, -1.0])
c10 = Parameter('c10', (F32, [4]), [1.25, -2.25, 0.25, 0.75])
t11 = Output('t11', (F32, [2, 1, 4, 4]))
c12 = Parameter('c12', (F32, [2]), [2.0, -1.0])
t13 = Internal('t13', (F32, [2, 1, 4, 2]))
c14 = Parameter('c14', (F32, [1, 1, 2, 4]), [0.0, 1.0, -1.0, 2.0, 2.0, -2.0, -2.0, -1.0])
c15 = Parameter('c15', (F32, [4]), [1.25, -2.25, 0.25, 0.75])
t16 = Output('t16', (F32, [2, 1, 3, 4]))
c17 = Parameter('c17', (F32, [1]), [-2.0])
t18 = Internal('t18', (F32, [2, 1, 4, 2]))
c19 = Parameter('c19', (F32, [1, 1, 2, 4]), [0.0, -1.0, -2.0, 2.0, 0.0, 2.0, 2.0, 2.0])
c20 = Parameter('c20', (F32, [4]), [1.25, -2.25, 0.25, 0.75])
t21 = Output('t21', (F32, [2, 1, 4, 4]))
c22 = Parameter('c22', (F32, [2]), [2.0, -1.0])
t23 = Internal('t23', (F32, [2, 1, 4, 2]))
c24 = Parameter('c24', (F32, [1, 1, 2, 4]), [2.0, 2.0, -2.0, 2.0, -2.0, 2.0, -1.0, -2.0])
c25 = Parameter('c25', (F32, [4]), [1.25, -2.25, 0.25, 0.75])
t26 = Output('t26', (F32, [2, 1, 3, 4]))
c27 = Parameter('c27', (F32, [4, 1]), [1.0, -2.0, 2.0, 3.0])
t28 = Internal('t28', (F32, [2, 1, 4, 2]))
c29 = Parameter('c29', (F32, [1, 1, 2, 4]), [2.0, -1.0, -2.0, 0.0, -2.0, 0.0, 0.0, 1.0])
c30 = Parameter('c30', (F32, [4]), [1.25, -2.25, 0.25, 0.75])
t31 = Output('t31', (F32, [2, 1, 4, 4]))
c32 = Parameter('c32', (F32, [2]), [2.0, -1.0])
t33 = Internal('t33', (F32, [2, 1, 4, 2]))
c34 = Parameter('c34', (F32, [1, 1, 2, 4]), [2.0, -1.0, -2.0, 0.0, 1.0, -1.0, 1.0, 2.0])
c35 = Parameter('c35', (F32, [4]), [1.25, -2.25, 0.25, 0.75])
t36 = Output('t36', (F32, [2, 1, 3, 4]))
c37 = Parameter('c37', (F32, [2]), [2.0, -1.0])
t38 = Internal('t38', (F32, [2, 1, 4, 2]))
c39 = Parameter('c39', (F32, [1, 1, 2, 4]), [-2.0, 0.0, 2.0, 2.0, -2.0, 2.0, 0.0, -2.0])
c40 = Parameter('c40', (F32, [4]), [1.25, -2.25, 0.25, 0.75])
t41 = Output('t41', (F32, [2, 1, 4, 4]))
c42 = Parameter('c42', (F32, [2]), [2.0, -1.0])
t43 = Internal('t43', (F32, [2, 1, 4, 2]))
c44 = Parameter('c44', (F32, [1, 1, 2, 4]), [-2.0, 0.0, 1.0, 1.0, 0.0, -1.0, 0.0, -2.0])
c45 = Parameter('c45', (F32, [4]), [1.25, -2.25, 0.25, 0.75])
t46 = Output('t46', (F32, [2, 1, 3, 4]))
c47 = Parameter('c47', (F32, [1]), [-2.0])
t48 = Internal('t48', (F32, [2, 1, 4, 2]))
c49 = Parameter('c49', (F32, [1, 1, 2, 4]), [1.0, 2.0, -2.0, -2.0, -2.0, -1.0, -1.0, -1.0])
c50 = Parameter('c50', (F32, [4]), [1.25, -2.25, 0.25, 0.75])
t51 = Output('t51', (F32, [2, 1, 4, 4]))
c52 = Parameter('c52', (F32, [2]), [2.0, -1.0])
t53 = Internal('t53', (F32, [2, 1, 4, 2]))
c54 = Parameter('c54', (F32, [1, 1, 2, 4]), [1.0, -1.0, 2.0, 1.0, 0.0, 2.0, 1.0, -2.0])
c55 = Parameter('c55', (F32, [4]), [1.25, -2.25, 0.25, 0.75])
t56 = Output('t56', (F32, [2, 1, 3, 4]))
c57 = Parameter('c57', (F32, [4, 1]), [1.0, -2.0, 2.0, 3.0])
t58 = Internal('t58', (F32, [2, 1, 4, 2]))
c59 = Parameter('c59', (F32, [1, 1, 2, 4]), [0.0, 0.0, -1.0, -2.0, -2.0, 1.0, -2.0, 2.0])
c60 = Parameter('c60', (F32, [4]), [1.25, -2.25, 0.25, 0.75])
t61 = Output('t61', (F32, [2, 1, 4, 4]))
c62 = Parameter('c62', (F32, [2]), [2.0, -1.0])
t63 = Internal('t63', (F32, [2, 1, 4, 2]))
c64 = Parameter('c64', (F32, [1, 1, 2, 4]), [-1.0, 1.0, -2.0, -2.0, 1.0, -1.0, 1.0, 1.0])
c65 = Parameter('c65', (F32, [4]), [1.25, -2.25, 0.25, 0.75])
t66 = Output('t66', (F32, [2, 1, 3, 4]))
c67 = Parameter('c67', (F32, [2]), [2.0, -1.0])
t68 = Internal('t68', (F32, [2, 1, 4, 2]))
c69 = Parameter('c69', (F32, [1, 1, 2, 4]), [-1.0, -2.0, 2.0, -1.0, 1.0, 2.0, -2.0, 1.0])
c70 = Parameter('c70', (F32, [4]), [1.25, -2.25, 0.25, 0.75])
t71 = Output('t71', (F32, [2, 1, 4, 4]))
c72 = Parameter('c72', (F32, [2]), [2.0, -1.0])
t73 = Internal('t73', (F32, [2, 1, 4, 2]))
c74 = Parameter('c74', (F32, [1, 1, 2, 4]), [-1.0, -2.0, -2.0, 1.0, 0.0, 2.0, -2.0, 1.0])
c75 = Parameter('c75', (F32, [4]), [1.25, -2.25, 0.25, 0.75])
t76 = Output('t76', (F32, [2, 1, 3, 4]))
c77 = Parameter('c77', (F32, [1]), [-2.0])
t78 = Internal('t78', (F32, [2, 1, 4, 2]))
c79 = Parameter('c79', (F32, [1, 1, 2, 4]), [-1.0, -1.0, 1.0, 1.0, 0.0, 1.0, 0.0, 2.0])
c80 = Parameter('c80', (F32, [4]), [1.25, -2.25, 0.25, 0.75])
t81 = Output('t81', (F32, [2, 1, 4, 4]))
c84 = Parameter('c84', (F32, [2]), [2.0, -1.0])
t85 = Output('t85', (F32, [2, 1, 4, 2]))
c82 = Parameter('c82', (F32, [1, 1, 2, 4]), [-1.0, -2.0, -1.0, -2.0, 1.0, -1.0, 2.0, -2.0])
c83 = Parameter('c83', (F32, [4]), [1.25, -2.25, 0.25, 0.75])
t86 = Output('t86', (F32, [2, 1, 4, 4]))
t87 = Output('t87', (F32, [2, 1, 4, 4]))
c88 = Parameter('c88', (F32, [1, 1, 2, 4]), [2.0, 1.0, -2.0, 2.0, -1.0, 0.0, 2.0, 1.0])
c89 = Parameter('c89', (F32, [4]), [1.25, -2.25, 0.25, 0.75])
t90 = Internal('t90', (F32, [2, 1, 4, 4]))
c91 = Parameter('c91', (F32, [1]), [2.0])
t92 = Output('t92', (F32, [2, 1, 4, 4]))
model = Model()
model.Operation('ADD', x1, c2, 0).To(t3)
model.Operation('DEPTHWISE_CONV_2D', t3, c4, c5, 2, 1, 1, 2, 0).To(t6)
model.Operation('ADD', x1, c7, 0).To(t8)
model.Operation('DEPTHWISE_CONV_2D', t8, c9, c10, 1, 1, 1, 2, 0).To(t11)
model.Operation('ADD', c12, x1, 0).To(t13)
model.Operation('DEPTHWISE_CONV_2D', t13, c14, c15, 2, 1, 1, 2, 0).To(t16)
model.Operation('ADD', c17, x1, 0).To(t18)
model.Operation('DEPTHWISE_CONV_2D', t18, c19, c20, 1, 1, 1, 2, 0).To(t21)
model.Operation('SUB', x1, c22, 0).To(t23)
model.Operation('DEPTHWISE_CONV_2D', t23, c24, c25, 2, 1, 1, 2, 0).To(t26)
model.Operation('SUB', x1, c27, 1).To(t28)
model.Operation('DEPTHWISE_CONV_2D', t28, c29, c30, 1, 1, 1, 2, 0).To(t31)
model.Operation('SUB', c32, x1, 0).To(t33)
model.Operation('DEPTHWISE_CONV_2D', t33, c34, c35, 2, 1, 1, 2, 0).To(t36)
model.Operation('SUB', c37, x1, 0).To(t38)
model.Operation('DEPTHWISE_CONV_2D', t38, c39, c40, 1, 1, 1, 2, 0).To(t41)
model.Operation('MUL', x1, c42, 0).To(t43)
model.Operation('DEPTHWISE_CONV_2D', t43, c44, c45, 2, 1, 1, 2, 0).To(t46)
model.Operation('MUL', x1, c47, 0).To(t48)
model.Operation('DEPTHWISE_CONV_2D', t48, c49, c50, 1, 1, 1, 2, 0).To(t51)
model.Operation('MUL', c52, x1, 0).To(t53)
model.Operation('DEPTHWISE_CONV_2D', t53, c54, c55, 2, 1, 1, 2, 0).To(t56)
model.Operation('MUL', c57, x1, 1).To(t58)
model.Operation('DEPTHWISE_CONV_2D', t58, c59, c60, 1, 1, 1, 2, 0).To(t61)
model.Operation('DIV', x1, c62, 0).To(t63)
model.Operation('DEPTHWISE_CONV_2D', t63, c64, c65, 2, 1, 1, 2, 0).To(t66)
model.Operation('DIV', x1, c67, 0).To(t68)
model.Operation('DEPTHWISE_CONV_2D', t68, c69, c70, 1, 1, 1, 2, 0).To(t71)
model.Operation('DIV', c72, x1, 0).To(t73)
model.Operation('DEPTHWISE_CONV_2D', t73, c74, c75, 2, 1, 1, 2, 0).To(t76)
model.Operation('DIV', c77, x1, 0).To(t78)
model.Operation('DEPTHWISE_CONV_2D', t78, c79, c80, 1, 1, 1, 2, 0).To(t81)
model.Operation('MUL', c84, x1, 0).To(t85)
model.Operation('DEPTHWISE_CONV_2D', x1, c82, c83, 1, 1, 1, 2, 0).To(t86)
model.Operation('DEPTHWISE_CONV_2D', t85, c82, c83, 1, 1, 1, 2, 0).To(t87)
model.Operation('DEPTHWISE_CONV_2D', t85, c88, c89, 1, 1, 1, 2, 0).To(t90)
model.Operation('MINIMUM', t90, c91).To(t92)
Example({
    x1: [-1.0, -1.5, -1.5, 2.5, 0.5, -4.0, 2.0, -1.0, 1.5, -4.0, -2.5, 1.0, -2.0, -4.0, -3.5, 1.0],
    t6: [3.25, 0.25, -3.25, 2.25, 2.25, 1.25, -1.75, -4.25, 6.25, 6.75, -11.75, -1.25, 8.25, 4.25, -9.75,
    0.75, 0.25, -3.25, -4.75, -4.25, 1.25, -3.75, -9.75, 0.75],
    t11: packed('|i1',
    'c-rIq|C*isx4s}h_g{HY@t@qn!f(ZyKWmD!et#?e|1~2s0Ka|<@c', 0.25
),
    t16: [2.25, -2.25, -0.25, -5.75, 6.25, -6.75, 8.75, 8.75, 9.25, -7.75, 9.25, -7.25, 0.25, 2.25, 5.25,
    -9.25, 1.25, -2.75, 10.25, 5.75, -1.75, 0.75, 5.25, -9.25],
    t21: packed('|i1',
    'c-muquK1eu=h^G5e<gRbewTdBdR6l@>&u&`S#JYrUe4bD3^@<G', 0.25
),
    t26: [2.25, -15.25, -2.25, -7.25, -2.75, -12.25, -3.75, 13.75, -1.75, -5.25, 6.25, -5.25, 9.25, -12.25,
    4.25, -9.25, 0.25, -19.25, -0.75, 10.75, 4.25, -21.25, 4.25, -9.25],
    t31: packed('|i1',
    'c-mw9&M3<H^)55(cSbPg{L0AB`u!!G4*;q93F8', 0.25
),
    t36: [10.75, -8.75, -4.25, -6.25, 9.75, -7.25, 10.25, 6.75, 4.25, -3.75, -5.75, 0.75, 6.75, -7.25, -7.75,
    -3.25, 14.25, -10.75, 7.25, 6.75, 14.75, -11.75, -7.75, -3.25],
    t41: packed('|i1',
    'c-jFV0N?-769psP1Le>8_Zb@n_W=Xl8yPFX7xCM<BN;2%_wn=TR1bL', 0.25
),
    t46: [5.25, 0.75, 1.75, 7.25, 7.25, -3.25, -2.25, -9.75, -0.75, -6.25, 4.25, 2.75, -4.75, 2.75, 4.25,
    6.75, 11.25, 1.75, -0.75, -8.25, 9.25, 4.75, 4.25, 6.75],
    t51: packed('|i1',
    'c-jFV0N?-h`~CkJ6A23;|GB&M*YWew%gM|65ApNe`^n28FA)=9BNS}', 0.25
),
    t56: [-0.75, -6.25, 0.75, 7.25, -1.75, 2.75, -0.75, -9.75, 2.25, 4.75, 9.25, 2.75, 4.25, -15.25, 7.25,
    6.75, -3.75, -5.25, 2.25, -8.25, -2.75, -12.25, 7.25, 6.75],
    t61: packed('|i1',
    'c-ni*%*g!rHzV^^enw{2?~KfMxgj*`_m|SF-@m>F0ID1dp#', 0.25
),
    t66: [1.0, -2.0, -5.25, -4.75, 2.25, -3.25, 9.25, 9.75, 2.0, -3.0, -6.75, -6.25, -0.75, -0.25, -8.75,
    -8.25, 1.5, -2.5, 6.25, 6.75, 0.5, -1.5, -8.75, -8.25],
    t71: packed('|i1',
    'c-jFV0N?)v^&#^K|IHl;{TcTG?+O3?=PB<7`Pml&@hR^N1^EXN3lJ0', 0.25
),
    t76: [3.25, -0.91666675, -0.28333336, 1.0166667, 2.5833335, 8.416667, 0.55, 0.6, -2.75, -8.25, -2.25,
    2.0, -0.08333337, -6.516667, 1.75, 0.0, 2.05, -2.65, 1.75, 0.0, 2.25, -1.3928572, 1.75, 0.0],
    t81: packed('<i4',
    'c-mu#2-~x2g|RUM6htU9Fc_Nv87d46x9<Sy(9qqhRw3j=m4Nafo+kstwrvay4x&@5Uu6}4b~tdr!Qp_zfvJxUIDmK#K?fYx>N*_w'
    '|Cf>B|BwF+tPBjSO#hgenEo^TW%&CKOakeD0D>(m<p', 5.960464477539063e-08
),
    t85: [-2.0, 1.5, -3.0, -2.5, 1.0, 4.0, 4.0, 1.0, 3.0, 4.0, -5.0, -1.0, -4.0, 4.0, -7.0, -1.0],
    t86: packed('|i1',
    'c-muTmHy4kc%7g7HK+F9=d9dcze-B83*VLgFDfZ5Ed2L30J1y_#{', 0.25
),
    t87: packed('|i1',
    'c-jFV0N?)s6Xy#R3oG{#-}&41*ZuqD^XcmeFD2{wGwJIgF9i!1D-k6', 0.25
),
    t92: packed('|i1',
    'c-jFV0N?)s@8JdM>j?k-`{@V>2l)sH1K9}e;|K@==h+C&+X(v)91rU', 0.25
),
}, name='before').AddVariations('float16').DisableLifeTimeVariation()
