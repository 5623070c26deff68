# Licensed under the Apache License, Version 2.0; see LICENSE.
# Written by 'python -m corpus' from corpus/families/convolution.py; do not edit.
#
# GROUPED_CONV_2D: the same layer several times in a row.

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

# Layers in a row become a loop, which has to keep the weights, biases or activation of each.
# Expected values: float64 formula.
x1 = Input('x1', (F32, [1, 4, 3, 4]))
c4 = Parameter('c4', (F32, [4, 3, 3, 2]), packed('|i1',
    'c-muRzybc_l3>It3IH#60Rj', 1.0
))
c5 = Parameter('c5', (F32, [4]), [0.5, -1.0, 1.5, 0.0])
t6 = Internal('t6', (F32, [1, 4, 3, 4]))
c7 = Parameter('c7', (F32, [4, 3, 3, 2]), packed('|i1',
    'c-muNU}V4n{^OFsrUL*ibpZk', 1.0
))
c8 = Parameter('c8', (F32, [4]), [-1.0, 1.5, 0.0, 2.0])
t9 = Internal('t9', (F32, [1, 4, 3, 4]))
c10 = Parameter('c10', (F32, [4, 3, 3, 2]), packed('|i1',
    'c-muNU|?Wmzybc_lEBmf04s9=0s', 1.0
))
c11 = Parameter('c11', (F32, [4]), [1.5, 0.0, 2.0, 0.5])
t12 = Internal('t12', (F32, [1, 4, 3, 4]))
c13 = Parameter('c13', (F32, [4, 3, 3, 2]), packed('|i1',
    'c-muN00Bk@9N<4L33MF*DRBV;', 1.0
))
c14 = Parameter('c14', (F32, [4]), [0.0, 2.0, 0.5, -1.0])
t15 = Output('t15', (F32, [1, 4, 3, 4]))
x16 = Input('x16', (F32, [1, 4, 3, 4]))
c19 = Parameter('c19', (F32, [4, 3, 3, 2]), packed('|i1',
    'c-muRzybc_l3>It3IH#60Rj', 1.0
))
c20 = Parameter('c20', (F32, [4]), [0.5, -1.0, 1.5, 0.0])
t21 = Internal('t21', (F32, [1, 4, 3, 4]))
c22 = Parameter('c22', (F32, [4, 3, 3, 2]), packed('|i1',
    'c-muNU}V4n{^OFsrUL*ibpZk', 1.0
))
c23 = Parameter('c23', (F32, [4]), [-1.0, 1.5, 0.0, 2.0])
t24 = Internal('t24', (F32, [1, 4, 3, 4]))
c25 = Parameter('c25', (F32, [4, 3, 3, 2]), packed('|i1',
    'c-muNU|?Wmzybc_lEBmf04s9=0s', 1.0
))
c26 = Parameter('c26', (F32, [4]), [1.5, 0.0, 2.0, 0.5])
t27 = Internal('t27', (F32, [1, 4, 3, 4]))
c28 = Parameter('c28', (F32, [4, 3, 3, 2]), packed('|i1',
    'c-muN00Bk@9N<4L33MF*DRBV;', 1.0
))
c29 = Parameter('c29', (F32, [4]), [0.0, 2.0, 0.5, -1.0])
t30 = Output('t30', (F32, [1, 4, 3, 4]))
x31 = Input('x31', (F32, [1, 4, 3, 4]))
c34 = Parameter('c34', (F32, [4, 3, 3, 2]), packed('|i1',
    'c-muRzybc_l3>It3IH#60Rj', 1.0
))
c35 = Parameter('c35', (F32, [4]), [0.5, -1.0, 1.5, 0.0])
t36 = Internal('t36', (F32, [1, 4, 3, 4]))
c37 = Parameter('c37', (F32, [4, 3, 3, 2]), packed('|i1',
    'c-muNU}V4n{^OFsrUL*ibpZk', 1.0
))
c38 = Parameter('c38', (F32, [4]), [-1.0, 1.5, 0.0, 2.0])
t39 = Internal('t39', (F32, [1, 4, 3, 4]))
c40 = Parameter('c40', (F32, [4, 3, 3, 2]), packed('|i1',
    'c-muNU|?Wmzybc_lEBmf04s9=0s', 1.0
))
c41 = Parameter('c41', (F32, [4]), [1.5, 0.0, 2.0, 0.5])
t42 = Internal('t42', (F32, [1, 4, 3, 4]))
c43 = Parameter('c43', (F32, [4, 3, 3, 2]), packed('|i1',
    'c-muN00Bk@9N<4L33MF*DRBV;', 1.0
))
c44 = Parameter('c44', (F32, [4]), [0.0, 2.0, 0.5, -1.0])
t45 = Output('t45', (F32, [1, 4, 3, 4]))
x46 = Input('x46', (F32, [1, 4, 3, 4]))
c47 = Parameter('c47', (F32, [4, 3, 3, 2]), packed('|i1',
    'c-muRzybc_l3>It3IH#60Rj', 1.0
))
c50 = Parameter('c50', (F32, [4]), [0.5, -1.0, 1.5, 0.0])
t51 = Internal('t51', (F32, [1, 4, 3, 4]))
c53 = Parameter('c53', (F32, [4]), [-1.0, 1.5, 0.0, 2.0])
t54 = Internal('t54', (F32, [1, 4, 3, 4]))
c56 = Parameter('c56', (F32, [4]), [1.5, 0.0, 2.0, 0.5])
t57 = Output('t57', (F32, [1, 4, 3, 4]))
x58 = Input('x58', (F32, [1, 4, 3, 4]))
c61 = Parameter('c61', (F32, [4, 3, 3, 2]), packed('|i1',
    'c-muRzybc_l3>It3IH#60Rj', 1.0
))
c60 = Parameter('c60', (F32, [4]), [0.5, -1.0, 1.5, 0.0])
t63 = Internal('t63', (F32, [1, 4, 3, 4]))
c64 = Parameter('c64', (F32, [4, 3, 3, 2]), packed('|i1',
    'c-muNU}V4n{^OFsrUL*ibpZk', 1.0
))
t66 = Internal('t66', (F32, [1, 4, 3, 4]))
c67 = Parameter('c67', (F32, [4, 3, 3, 2]), packed('|i1',
    'c-muNU|?Wmzybc_lEBmf04s9=0s', 1.0
))
t69 = Internal('t69', (F32, [1, 4, 3, 4]))
c70 = Parameter('c70', (F32, [4, 3, 3, 2]), packed('|i1',
    'c-muN00Bk@9N<4L33MF*DRBV;', 1.0
))
t72 = Output('t72', (F32, [1, 4, 3, 4]))
x73 = Input('x73', (F32, [1, 4, 3, 4]))
c76 = Parameter('c76', (F32, [4, 3, 3, 2]), packed('|i1',
    'c-muRzybc_l3>It3IH#60Rj', 1.0
))
c77 = Parameter('c77', (F32, [4]), [0.5, -1.0, 1.5, 0.0])
t78 = Internal('t78', (F32, [1, 4, 3, 4]))
c79 = Parameter('c79', (F32, [4, 3, 3, 2]), packed('|i1',
    'c-muNU}V4n{^OFsrUL*ibpZk', 1.0
))
c80 = Parameter('c80', (F32, [4]), [-1.0, 1.5, 0.0, 2.0])
t81 = Internal('t81', (F32, [1, 4, 3, 4]))
c82 = Parameter('c82', (F32, [4, 3, 3, 2]), packed('|i1',
    'c-muNU|?Wmzybc_lEBmf04s9=0s', 1.0
))
c83 = Parameter('c83', (F32, [4]), [1.5, 0.0, 2.0, 0.5])
t84 = Output('t84', (F32, [1, 4, 3, 4]))
x85 = Input('x85', (F32, [1, 4, 3, 4]))
c88 = Parameter('c88', (F32, [4, 3, 3, 2]), packed('|i1',
    'c-muRzybc_l3>It3IH#60Rj', 1.0
))
c89 = Parameter('c89', (F32, [4]), [0.5, -1.0, 1.5, 0.0])
t90 = Internal('t90', (F32, [1, 4, 3, 4]))
c91 = Parameter('c91', (F32, [4, 3, 3, 2]), packed('|i1',
    'c-muNU}V4n{^OFsrUL*ibpZk', 1.0
))
c92 = Parameter('c92', (F32, [4]), [-1.0, 1.5, 0.0, 2.0])
t93 = Internal('t93', (F32, [1, 4, 3, 4]))
c94 = Parameter('c94', (F32, [4, 3, 3, 2]), packed('|i1',
    'c-muNU|?Wmzybc_lEBmf04s9=0s', 1.0
))
c95 = Parameter('c95', (F32, [4]), [1.5, 0.0, 2.0, 0.5])
t96 = Output('t96', (F32, [1, 4, 3, 4]))
x97 = Input('x97', (F32, [1, 4, 3, 4]))
c100 = Parameter('c100', (F32, [4, 3, 3, 2]), packed('|i1',
    'c-muRzybc_l3>It3IH#60Rj', 1.0
))
c101 = Parameter('c101', (F32, [4]), [0.5, -1.0, 1.5, 0.0])
t102 = Internal('t102', (F32, [1, 4, 3, 4]))
c103 = Parameter('c103', (F32, [4, 3, 3, 2]), packed('|i1',
    'c-muNU}V4n{^OFsrUL*ibpZk', 1.0
))
c104 = Parameter('c104', (F32, [4]), [-1.0, 1.5, 0.0, 2.0])
t105 = Internal('t105', (F32, [1, 4, 3, 4]))
c106 = Parameter('c106', (F32, [4, 3, 3, 2]), packed('|i1',
    'c-muNU|?Wmzybc_lEBmf04s9=0s', 1.0
))
c107 = Parameter('c107', (F32, [4]), [1.5, 0.0, 2.0, 0.5])
t108 = Output('t108', (F32, [1, 4, 3, 4]))
model = Model()
model.Operation('GROUPED_CONV_2D', x1, c4, c5, 1, 1, 1, 2, 0, False).To(t6)
model.Operation('GROUPED_CONV_2D', t6, c7, c8, 1, 1, 1, 2, 0, False).To(t9)
model.Operation('GROUPED_CONV_2D', t9, c10, c11, 1, 1, 1, 2, 0, False).To(t12)
model.Operation('GROUPED_CONV_2D', t12, c13, c14, 1, 1, 1, 2, 0, False).To(t15)
model.Operation('GROUPED_CONV_2D', x16, c19, c20, 1, 1, 1, 2, 1, False).To(t21)
model.Operation('GROUPED_CONV_2D', t21, c22, c23, 1, 1, 1, 2, 1, False).To(t24)
model.Operation('GROUPED_CONV_2D', t24, c25, c26, 1, 1, 1, 2, 1, False).To(t27)
model.Operation('GROUPED_CONV_2D', t27, c28, c29, 1, 1, 1, 2, 1, False).To(t30)
model.Operation('GROUPED_CONV_2D', x31, c34, c35, 1, 1, 1, 2, 3, False).To(t36)
model.Operation('GROUPED_CONV_2D', t36, c37, c38, 1, 1, 1, 2, 3, False).To(t39)
model.Operation('GROUPED_CONV_2D', t39, c40, c41, 1, 1, 1, 2, 3, False).To(t42)
model.Operation('GROUPED_CONV_2D', t42, c43, c44, 1, 1, 1, 2, 3, False).To(t45)
model.Operation('GROUPED_CONV_2D', x46, c47, c50, 1, 1, 1, 2, 0, False).To(t51)
model.Operation('GROUPED_CONV_2D', t51, c47, c53, 1, 1, 1, 2, 0, False).To(t54)
model.Operation('GROUPED_CONV_2D', t54, c47, c56, 1, 1, 1, 2, 0, False).To(t57)
model.Operation('GROUPED_CONV_2D', x58, c61, c60, 1, 1, 1, 2, 1, False).To(t63)
model.Operation('GROUPED_CONV_2D', t63, c64, c60, 1, 1, 1, 2, 1, False).To(t66)
model.Operation('GROUPED_CONV_2D', t66, c67, c60, 1, 1, 1, 2, 1, False).To(t69)
model.Operation('GROUPED_CONV_2D', t69, c70, c60, 1, 1, 1, 2, 1, False).To(t72)
model.Operation('GROUPED_CONV_2D', x73, c76, c77, 1, 1, 1, 2, 3, False).To(t78)
model.Operation('GROUPED_CONV_2D', t78, c79, c80, 1, 1, 1, 2, 0, False).To(t81)
model.Operation('GROUPED_CONV_2D', t81, c82, c83, 1, 1, 1, 2, 0, False).To(t84)
model.Operation('GROUPED_CONV_2D', x85, c88, c89, 1, 1, 1, 2, 0, False).To(t90)
model.Operation('GROUPED_CONV_2D', t90, c91, c92, 1, 1, 1, 2, 3, False).To(t93)
model.Operation('GROUPED_CONV_2D', t93, c94, c95, 1, 1, 1, 2, 0, False).To(t96)
model.Operation('GROUPED_CONV_2D', x97, c100, c101, 1, 1, 1, 2, 0, False).To(t102)
model.Operation('GROUPED_CONV_2D', t102, c103, c104, 1, 1, 1, 2, 0, False).To(t105)
model.Operation('GROUPED_CONV_2D', t105, c106, c107, 1, 1, 1, 2, 3, False).To(t108)
Example({
    x1: packed('|i1',
    'c-jTQfepYg2m>%Jpl1JHn*bZNfpHH<zxZj%gMzj7%G31>u#Vh}4m!^T)Iu83', 0.5
),
    t15: packed('|i1',
    'c-muNVf@F;2*mu1{}@;pnHU9u7)XQIOgs<_VzU78Umykmik}2~', 0.5
),
    x16: packed('|i1',
    'c-jTQfeip42m`RlQ2GB_&`oTIMn_5qX}#UvGV)@Tmnk)=P6*hJ2p)cK<QVe', 0.5
),
    t30: packed('|i1',
    'c-muNVPs&2Vg?pQCT1wc#^wTI011u&ZU', 0.5
),
    x31: packed('|i1',
    'c-jTQhY<iE2n4Vbr0hQ}?a>4->(Qv*fG(AeNCjCwb3MdEkn7rGxcu@1jiDG1', 0.5
),
    t45: packed('|i1',
    'c-muNVPs&2Vg?pQCT1wc#^wTI011u&ZU', 0.5
),
    x46: packed('|i1',
    'c-jTQ0TKWp1OUP55dVLzP}8myV%=m1?vxHtlcIR5<(wy%a=mXa!amlM6A}', 0.5
),
    t57: packed('|i1',
    'c-muTU}R+e%gV_7o1c-Hft``@FA)D`2eMg!Y!*hQ-z+F>0Kg~+Nd', 0.5
),
    x58: packed('|i1',
    'c-jTQfeip42m`P<B>4Zei~+GlN*LR-Rlqp-j4ygXRi;k2GR#%DOX>rgiX5!', 0.5
),
    t72: packed('|i1',
    'c-muRU}j)~VnzmLW@ab`v00!P#AbtH00;*FVg', 0.5
),
    x73: packed('|i1',
    'c-jTQ0TKWp1O&i2PWu0A6VmRe126BCjq^>m&<*>L8M?1iB_L+4K&<)@YZD~', 0.5
),
    t84: packed('|i1',
    'c-j@nK?(pM3<E)90tNB^zqPnMEE(b#d0LTJbuO-rsqmTKo#1@o00?O', 0.5
),
    x85: packed('|i1',
    'c-jTQfeip42m`P<g8cujumQHrFjp=7v_W{qDRDM%<c|u{XieO7b$+BZ9Kr', 0.5
),
    t96: packed('|i1',
    'c-muTU}0qb55yq)CzJ-^FF^c_g$u@K|H;Avq*(xl6a`N', 0.5
),
    x97: packed('|i1',
    'c-jTQ0TO^P2m`RAmD&Hlb{!~7_O4Yw*EHI3jzx%MroIt6Co&AYD0v=VKqeIr', 0.5
),
    t108: packed('|i1',
    'c-ke#!3h8`3<EJczLxGkaSeG0l;CK2-Tq8p>YoNn(DMNbZ~$)', 0.5
),
}, name='windows').AddVariations('float16').DisableLifeTimeVariation()

# Layers in a row become a loop, which has to keep the weights, biases or activation of each.
# Expected values: float64 formula.
x1 = Input('x1', (U8, [1, 4, 3, 4], 0.5, 120))
c4 = Parameter('c4', ('TENSOR_QUANT8_SYMM_PER_CHANNEL', [4, 3, 3, 2]), packed('|i1',
    'c-muPzybc?l3>Cr3IH!i0Ra'
), extraParams=SymmPerChannelQuantParams(0, [0.5, 0.25, 0.5, 0.25]))
c5 = Parameter('c5', (I32, [4]), [2, -8, 6, 0])
t6 = Internal('t6', (U8, [1, 4, 3, 4], 0.5, 120))
c7 = Parameter('c7', (U8, [4, 3, 3, 2], 0.5, 128), packed('<i2',
    'c-m`dXllR#>TpS5)4@O`002Z=Bm)'
))
c8 = Parameter('c8', (I32, [4], 0.25, 0), [-4, 6, 0, 8])
t9 = Internal('t9', (U8, [1, 4, 3, 4], 0.5, 120))
c10 = Parameter('c10', ('TENSOR_QUANT8_SYMM_PER_CHANNEL', [4, 3, 3, 2]), packed('|i1',
    'c-muNU|?Wkzybc?l3>9Q0RSs(0Rs'
), extraParams=SymmPerChannelQuantParams(0, [0.5, 0.25, 0.5, 0.25]))
c11 = Parameter('c11', (I32, [4]), [6, 0, 8, 4])
t12 = Internal('t12', (U8, [1, 4, 3, 4], 0.5, 120))
c13 = Parameter('c13', (U8, [4, 3, 3, 2], 0.5, 128), packed('<i2',
    'c-m`d0D-0k9H0)D1iB6eDggjQQzQc'
))
c14 = Parameter('c14', (I32, [4], 0.25, 0), [0, 8, 2, -4])
t15 = Output('t15', (U8, [1, 4, 3, 4], 0.5, 120))
x16 = Input('x16', (U8, [1, 4, 3, 4], 0.5, 120))
c19 = Parameter('c19', (U8, [4, 3, 3, 2], 0.5, 128), packed('<i2',
    'c-m`fzya!TNi<;<WuOuO07PFT0{'
))
c20 = Parameter('c20', (I32, [4], 0.25, 0), [2, -4, 6, 0])
t21 = Internal('t21', (U8, [1, 4, 3, 4], 0.5, 120))
c22 = Parameter('c22', ('TENSOR_QUANT8_SYMM_PER_CHANNEL', [4, 3, 3, 2]), packed('|i1',
    'c-muNU}C@l{@{|prUL*iNC5!'
), extraParams=SymmPerChannelQuantParams(0, [0.5, 0.25, 0.5, 0.25]))
c23 = Parameter('c23', (I32, [4]), [-4, 12, 0, 16])
t24 = Internal('t24', (U8, [1, 4, 3, 4], 0.5, 120))
c25 = Parameter('c25', (U8, [4, 3, 3, 2], 0.5, 128), packed('<i2',
    'c-m`dXlQ6^zya!TNnq+=pb`K8L{}sO'
))
c26 = Parameter('c26', (I32, [4], 0.25, 0), [6, 0, 8, 2])
t27 = Internal('t27', (U8, [1, 4, 3, 4], 0.5, 120))
c28 = Parameter('c28', ('TENSOR_QUANT8_SYMM_PER_CHANNEL', [4, 3, 3, 2]), packed('|i1',
    'c-muN00AZj9N-Tw2^KUy04Znz0{'
), extraParams=SymmPerChannelQuantParams(0, [0.5, 0.25, 0.5, 0.25]))
c29 = Parameter('c29', (I32, [4]), [0, 16, 2, -8])
t30 = Output('t30', (U8, [1, 4, 3, 4], 0.5, 120))
x31 = Input('x31', (U8, [1, 4, 3, 4], 0.5, 120))
c34 = Parameter('c34', ('TENSOR_QUANT8_SYMM_PER_CHANNEL', [4, 3, 3, 2]), packed('|i1',
    'c-muPzybc?l3>Cr3IH!i0Ra'
), extraParams=SymmPerChannelQuantParams(0, [0.5, 0.25, 0.5, 0.25]))
c35 = Parameter('c35', (I32, [4]), [2, -8, 6, 0])
t36 = Internal('t36', (U8, [1, 4, 3, 4], 0.5, 120))
c37 = Parameter('c37', (U8, [4, 3, 3, 2], 0.5, 128), packed('<i2',
    'c-m`dXllR#>TpS5)4@O`002Z=Bm)'
))
c38 = Parameter('c38', (I32, [4], 0.25, 0), [-4, 6, 0, 8])
t39 = Internal('t39', (U8, [1, 4, 3, 4], 0.5, 120))
c40 = Parameter('c40', ('TENSOR_QUANT8_SYMM_PER_CHANNEL', [4, 3, 3, 2]), packed('|i1',
    'c-muNU|?Wkzybc?l3>9Q0RSs(0Rs'
), extraParams=SymmPerChannelQuantParams(0, [0.5, 0.25, 0.5, 0.25]))
c41 = Parameter('c41', (I32, [4]), [6, 0, 8, 4])
t42 = Internal('t42', (U8, [1, 4, 3, 4], 0.5, 120))
c43 = Parameter('c43', (U8, [4, 3, 3, 2], 0.5, 128), packed('<i2',
    'c-m`d0D-0k9H0)D1iB6eDggjQQzQc'
))
c44 = Parameter('c44', (I32, [4], 0.25, 0), [0, 8, 2, -4])
t45 = Output('t45', (U8, [1, 4, 3, 4], 0.5, 120))
x46 = Input('x46', (U8, [1, 4, 3, 4], 0.5, 120))
c47 = Parameter('c47', (U8, [4, 3, 3, 2], 0.5, 128), packed('<i2',
    'c-m`fzya!TNi<;<WuOuO07PFT0{'
))
c50 = Parameter('c50', (I32, [4], 0.25, 0), [2, -4, 6, 0])
t51 = Internal('t51', (U8, [1, 4, 3, 4], 0.5, 120))
c53 = Parameter('c53', (I32, [4], 0.25, 0), [-4, 6, 0, 8])
t54 = Internal('t54', (U8, [1, 4, 3, 4], 0.5, 120))
c56 = Parameter('c56', (I32, [4], 0.25, 0), [6, 0, 8, 2])
t57 = Output('t57', (U8, [1, 4, 3, 4], 0.5, 120))
x58 = Input('x58', (U8, [1, 4, 3, 4], 0.5, 120))
c61 = Parameter('c61', (U8, [4, 3, 3, 2], 0.5, 128), packed('<i2',
    'c-m`fzya!TNi<;<WuOuO07PFT0{'
))
c60 = Parameter('c60', (I32, [4], 0.25, 0), [2, -4, 6, 0])
t63 = Internal('t63', (U8, [1, 4, 3, 4], 0.5, 120))
c64 = Parameter('c64', (U8, [4, 3, 3, 2], 0.5, 128), packed('<i2',
    'c-m`dXllR#>TpS5)4@O`002Z=Bm)'
))
t66 = Internal('t66', (U8, [1, 4, 3, 4], 0.5, 120))
c67 = Parameter('c67', (U8, [4, 3, 3, 2], 0.5, 128), packed('<i2',
    'c-m`dXlQ6^zya!TNnq+=pb`K8L{}sO'
))
t69 = Internal('t69', (U8, [1, 4, 3, 4], 0.5, 120))
c70 = Parameter('c70', (U8, [4, 3, 3, 2], 0.5, 128), packed('<i2',
    'c-m`d0D-0k9H0)D1iB6eDggjQQzQc'
))
t72 = Output('t72', (U8, [1, 4, 3, 4], 0.5, 120))
x73 = Input('x73', (U8, [1, 4, 3, 4], 0.5, 120))
c76 = Parameter('c76', (U8, [4, 3, 3, 2], 0.5, 128), packed('<i2',
    'c-m`fzya!TNi<;<WuOuO07PFT0{'
))
c77 = Parameter('c77', (I32, [4], 0.25, 0), [2, -4, 6, 0])
t78 = Internal('t78', (U8, [1, 4, 3, 4], 0.5, 120))
c79 = Parameter('c79', ('TENSOR_QUANT8_SYMM_PER_CHANNEL', [4, 3, 3, 2]), packed('|i1',
    'c-muNU}C@l{@{|prUL*iNC5!'
), extraParams=SymmPerChannelQuantParams(0, [0.5, 0.25, 0.5, 0.25]))
c80 = Parameter('c80', (I32, [4]), [-4, 12, 0, 16])
t81 = Internal('t81', (U8, [1, 4, 3, 4], 0.5, 120))
c82 = Parameter('c82', (U8, [4, 3, 3, 2], 0.5, 128), packed('<i2',
    'c-m`dXlQ6^zya!TNnq+=pb`K8L{}sO'
))
c83 = Parameter('c83', (I32, [4], 0.25, 0), [6, 0, 8, 2])
t84 = Output('t84', (U8, [1, 4, 3, 4], 0.5, 120))
x85 = Input('x85', (U8, [1, 4, 3, 4], 0.5, 120))
c88 = Parameter('c88', (U8, [4, 3, 3, 2], 0.5, 128), packed('<i2',
    'c-m`fzya!TNi<;<WuOuO07PFT0{'
))
c89 = Parameter('c89', (I32, [4], 0.25, 0), [2, -4, 6, 0])
t90 = Internal('t90', (U8, [1, 4, 3, 4], 0.5, 120))
c91 = Parameter('c91', ('TENSOR_QUANT8_SYMM_PER_CHANNEL', [4, 3, 3, 2]), packed('|i1',
    'c-muNU}C@l{@{|prUL*iNC5!'
), extraParams=SymmPerChannelQuantParams(0, [0.5, 0.25, 0.5, 0.25]))
c92 = Parameter('c92', (I32, [4]), [-4, 12, 0, 16])
t93 = Internal('t93', (U8, [1, 4, 3, 4], 0.5, 120))
c94 = Parameter('c94', (U8, [4, 3, 3, 2], 0.5, 128), packed('<i2',
    'c-m`dXlQ6^zya!TNnq+=pb`K8L{}sO'
))
c95 = Parameter('c95', (I32, [4], 0.25, 0), [6, 0, 8, 2])
t96 = Output('t96', (U8, [1, 4, 3, 4], 0.5, 120))
x97 = Input('x97', (U8, [1, 4, 3, 4], 0.5, 120))
c100 = Parameter('c100', (U8, [4, 3, 3, 2], 0.5, 128), packed('<i2',
    'c-m`fzya!TNi<;<WuOuO07PFT0{'
))
c101 = Parameter('c101', (I32, [4], 0.25, 0), [2, -4, 6, 0])
t102 = Internal('t102', (U8, [1, 4, 3, 4], 0.5, 120))
c103 = Parameter('c103', ('TENSOR_QUANT8_SYMM_PER_CHANNEL', [4, 3, 3, 2]), packed('|i1',
    'c-muNU}C@l{@{|prUL*iNC5!'
), extraParams=SymmPerChannelQuantParams(0, [0.5, 0.25, 0.5, 0.25]))
c104 = Parameter('c104', (I32, [4]), [-4, 12, 0, 16])
t105 = Internal('t105', (U8, [1, 4, 3, 4], 0.5, 120))
c106 = Parameter('c106', (U8, [4, 3, 3, 2], 0.5, 128), packed('<i2',
    'c-m`dXlQ6^zya!TNnq+=pb`K8L{}sO'
))
c107 = Parameter('c107', (I32, [4], 0.25, 0), [6, 0, 8, 2])
t108 = Output('t108', (U8, [1, 4, 3, 4], 0.5, 120))
model = Model()
model.Operation('GROUPED_CONV_2D', x1, c4, c5, 1, 1, 1, 2, 0, False).To(t6)
model.Operation('GROUPED_CONV_2D', t6, c7, c8, 1, 1, 1, 2, 0, False).To(t9)
model.Operation('GROUPED_CONV_2D', t9, c10, c11, 1, 1, 1, 2, 0, False).To(t12)
model.Operation('GROUPED_CONV_2D', t12, c13, c14, 1, 1, 1, 2, 0, False).To(t15)
model.Operation('GROUPED_CONV_2D', x16, c19, c20, 1, 1, 1, 2, 1, False).To(t21)
model.Operation('GROUPED_CONV_2D', t21, c22, c23, 1, 1, 1, 2, 1, False).To(t24)
model.Operation('GROUPED_CONV_2D', t24, c25, c26, 1, 1, 1, 2, 1, False).To(t27)
model.Operation('GROUPED_CONV_2D', t27, c28, c29, 1, 1, 1, 2, 1, False).To(t30)
model.Operation('GROUPED_CONV_2D', x31, c34, c35, 1, 1, 1, 2, 3, False).To(t36)
model.Operation('GROUPED_CONV_2D', t36, c37, c38, 1, 1, 1, 2, 3, False).To(t39)
model.Operation('GROUPED_CONV_2D', t39, c40, c41, 1, 1, 1, 2, 3, False).To(t42)
model.Operation('GROUPED_CONV_2D', t42, c43, c44, 1, 1, 1, 2, 3, False).To(t45)
model.Operation('GROUPED_CONV_2D', x46, c47, c50, 1, 1, 1, 2, 0, False).To(t51)
model.Operation('GROUPED_CONV_2D', t51, c47, c53, 1, 1, 1, 2, 0, False).To(t54)
model.Operation('GROUPED_CONV_2D', t54, c47, c56, 1, 1, 1, 2, 0, False).To(t57)
model.Operation('GROUPED_CONV_2D', x58, c61, c60, 1, 1, 1, 2, 1, False).To(t63)
model.Operation('GROUPED_CONV_2D', t63, c64, c60, 1, 1, 1, 2, 1, False).To(t66)
model.Operation('GROUPED_CONV_2D', t66, c67, c60, 1, 1, 1, 2, 1, False).To(t69)
model.Operation('GROUPED_CONV_2D', t69, c70, c60, 1, 1, 1, 2, 1, False).To(t72)
model.Operation('GROUPED_CONV_2D', x73, c76, c77, 1, 1, 1, 2, 3, False).To(t78)
model.Operation('GROUPED_CONV_2D', t78, c79, c80, 1, 1, 1, 2, 0, False).To(t81)
model.Operation('GROUPED_CONV_2D', t81, c82, c83, 1, 1, 1, 2, 0, False).To(t84)
model.Operation('GROUPED_CONV_2D', x85, c88, c89, 1, 1, 1, 2, 0, False).To(t90)
model.Operation('GROUPED_CONV_2D', t90, c91, c92, 1, 1, 1, 2, 3, False).To(t93)
model.Operation('GROUPED_CONV_2D', t93, c94, c95, 1, 1, 1, 2, 0, False).To(t96)
model.Operation('GROUPED_CONV_2D', x97, c100, c101, 1, 1, 1, 2, 0, False).To(t102)
model.Operation('GROUPED_CONV_2D', t102, c103, c104, 1, 1, 1, 2, 0, False).To(t105)
model.Operation('GROUPED_CONV_2D', t105, c106, c107, 1, 1, 1, 2, 3, False).To(t108)
Example({
    x1: packed('<i2',
    'c-oc0fepYg2m`R493UHNK&7YehT0M>IK+o}kuzH^L;8U+d{IiP&aSAj-p{2UPwo~`'
),
    t15: packed('<i2',
    'c-pI|sVu9m1mgC}vWl9@s>)6v2GSsQRSN`z*fl_03d9T~0sw+Z7W)'
),
    x16: packed('<i2',
    'c-oc0ff2wU2m?SzMw^tApfGx8=>O*SHgd_rE91QZJi0Sy(0D*MQL0oo7RFB>TJRQg'
),
    t30: packed('<i2',
    'c-pI|sjR4m;)<Hes%j|4#%=;)1`+`PeaIH>'
),
    x31: packed('<i2',
    'c-oc0hY<iE2m~-kM&R*8DWf}s2|BDvz+!|n=hO%$ueqvo`%y>SPSL_WYmQG3VeJ-='
),
    t45: packed('<i2',
    'c-pI|sjR4m;)<Hes%j|4#%=;)1`+`PeaIH>'
),
    x46: packed('<i2',
    'c-oc0ff2wU2mrB;OaZ;?1BKC@!6cL@GsK2&G#yZvNZPW*-yI9>T>Jl+dM+Jfeio7'
),
    t57: packed('<i2',
    'c-pJ3sI06mt*xvsZm+DasIROn1>)j*AiD<0uBoglu0dflkO%;Eau&$'
),
    x58: packed('<i2',
    'c-oc0feip42m>%rW(-Ii8a>?`Y-OafYnHo|TeyvTA_ck`X9Vr^rfU_z@#z6cb`~u'
),
    t72: packed('|i1',
    'c-pJ1sII7j;>wEZ>S`zkv1_0h#IA#4054@0;s'
),
    x73: packed('<i2',
    'c-oc00TKWZ2n0Y+me5>X@^o*oYf-?~VKc3`O_#G0x05PyM=@OBnJWM}vweDL*A}G'
),
    t84: packed('<i2',
    'c-pHjt*NXA;fk8dN+4ZXR?`Ax*H;1AKwJ-GH-W^f%W7(X>>36V0RVhT7U='
),
    x85: packed('|i1',
    'c-jTQfeip42m`Q}fenl!$m_Q7?O`0v%@$>W3Zl;HatvIc(Fr{trhg)J7D5'
),
    t96: packed('<i2',
    'c-pJ3sHv<j2VxLi2&F+d2Z-}(nqd6;!kQW&UBf^k004D<7S8'
),
    x97: packed('<i2',
    'c-oc0ff2wU2m`>5Y=p`Yie_|Y=>HhDZPgB^Bj<#Qs;X|iA$mu4f;==KK0H5NVR9Ca'
),
    t108: packed('<i2',
    'c-pJ3uBoi9fZ$39t^=}btAK1Et^l$dDynKKD=KPgfb1Fu5&-~y+7|B'
),
}, name='windows_quant8').AddVariations(signed(x1, t6, c7, t9, t12, c13, t15, x16, c19, t21, t24, c25, t27, t30, x31, t36, c37, t39, t42, c43, t45, x46, c47, t51, t54, t57, x58, c61, t63, c64, t66, c67, t69, c70, t72, x73, c76, t78, t81, c82, t84, x85, c88, t90, t93, c94, t96, x97, c100, t102, t105, c106, t108)).DisableLifeTimeVariation()
