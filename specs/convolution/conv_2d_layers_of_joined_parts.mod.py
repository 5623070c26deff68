# Licensed under the Apache License, Version 2.0; see LICENSE.
# Written by 'python -m corpus' from corpus/families/convolution.py; do not edit.
#
# CONV_2D: layers of parts that are joined.

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
c5 = Parameter('c5', (F32, [2, 1, 1, 2]), [1.0, -2.0, -1.0, 2.0])
c6 = Parameter('c6', (F32, [2]), [0.5, -1.0])
t7 = Internal('t7', (F32, [1, 2, 3, 2]))
c8 = Parameter('c8', (F32, [2, 1, 1, 2]), [1.0, -2.0, -1.0, 2.0])
c9 = Parameter('c9', (F32, [2]), [0.5, -1.0])
t10 = Internal('t10', (F32, [1, 2, 3, 2]))
c11 = Parameter('c11', (F32, [2, 1, 1, 2]), [1.0, -2.0, -1.0, 2.0])
c12 = Parameter('c12', (F32, [2]), [0.5, -1.0])
t13 = Internal('t13', (F32, [1, 2, 3, 2]))
t14 = Output('t14', (F32, [1, 2, 3, 6]))
x15 = Input('x15', (F32, [1, 2, 3, 6]))
t16 = Internal('t16', (F32, [1, 2, 3, 2]))
t17 = Internal('t17', (F32, [1, 2, 3, 2]))
t18 = Internal('t18', (F32, [1, 2, 3, 2]))
c19 = Parameter('c19', (F32, [2, 1, 1, 2]), [1.0, -2.0, -1.0, 2.0])
c20 = Parameter('c20', (F32, [2]), [0.5, -1.0])
t21 = Internal('t21', (F32, [1, 2, 3, 2]))
c22 = Parameter('c22', (F32, [2, 1, 1, 2]), [1.0, -2.0, -1.0, 2.0])
c23 = Parameter('c23', (F32, [2]), [0.5, -1.0])
t24 = Internal('t24', (F32, [1, 2, 3, 2]))
c25 = Parameter('c25', (F32, [2, 1, 1, 2]), [1.0, -2.0, -1.0, 2.0])
c26 = Parameter('c26', (F32, [2]), [0.5, -1.0])
t27 = Internal('t27', (F32, [1, 2, 3, 2]))
t28 = Output('t28', (F32, [1, 2, 3, 6]))
x29 = Input('x29', (F32, [1, 2, 3, 6]))
t30 = Internal('t30', (F32, [1, 2, 3, 2]))
t31 = Internal('t31', (F32, [1, 2, 3, 2]))
t32 = Internal('t32', (F32, [1, 2, 3, 2]))
c33 = Parameter('c33', (F32, [2, 1, 1, 2]), [1.0, -2.0, -1.0, 2.0])
c34 = Parameter('c34', (F32, [2]), [0.5, -1.0])
t35 = Internal('t35', (F32, [1, 2, 3, 2]))
c36 = Parameter('c36', (F32, [2, 1, 1, 2]), [1.0, -2.0, -1.0, 2.0])
c37 = Parameter('c37', (F32, [2]), [0.5, -1.0])
t38 = Internal('t38', (F32, [1, 2, 3, 2]))
c39 = Parameter('c39', (F32, [2, 1, 1, 2]), [1.0, -2.0, -1.0, 2.0])
c40 = Parameter('c40', (F32, [2]), [0.5, -1.0])
t41 = Internal('t41', (F32, [1, 2, 3, 2]))
t42 = Output('t42', (F32, [1, 2, 3, 6]))
x43 = Input('x43', (F32, [1, 2, 3, 6]))
t44 = Internal('t44', (F32, [1, 2, 3, 2]))
t45 = Internal('t45', (F32, [1, 2, 3, 2]))
t46 = Internal('t46', (F32, [1, 2, 3, 2]))
c47 = Parameter('c47', (F32, [2, 1, 1, 2]), [1.0, -2.0, -1.0, 2.0])
c48 = Parameter('c48', (F32, [2]), [0.5, -1.0])
t49 = Internal('t49', (F32, [1, 2, 3, 2]))
c50 = Parameter('c50', (F32, [2, 1, 1, 2]), [1.0, -2.0, -1.0, 2.0])
c51 = Parameter('c51', (F32, [2]), [0.5, -1.0])
t52 = Internal('t52', (F32, [1, 2, 3, 2]))
c53 = Parameter('c53', (F32, [2, 1, 1, 2]), [1.0, -2.0, -1.0, 2.0])
c54 = Parameter('c54', (F32, [2]), [0.5, -1.0])
t55 = Internal('t55', (F32, [1, 2, 3, 2]))
t56 = Output('t56', (F32, [1, 2, 3, 6]))
x57 = Input('x57', (F32, [1, 2, 3, 4]))
t58 = Internal('t58', (F32, [1, 2, 3, 2]))
t59 = Internal('t59', (F32, [1, 2, 3, 2]))
c60 = Parameter('c60', (F32, [2, 1, 1, 2]), [1.0, -2.0, -1.0, 2.0])
c61 = Parameter('c61', (F32, [2]), [0.5, -1.0])
t62 = Internal('t62', (F32, [1, 2, 3, 2]))
c63 = Parameter('c63', (F32, [2, 1, 1, 2]), [1.0, -2.0, -1.0, 2.0])
c64 = Parameter('c64', (F32, [2]), [0.5, -1.0])
t65 = Internal('t65', (F32, [1, 2, 3, 2]))
t66 = Output('t66', (F32, [1, 2, 6, 2]))
model = Model()
model.Operation('SPLIT', x1, 3, 3).To(t2, t3, t4)
model.Operation('CONV_2D', t2, c5, c6, 2, 1, 1, 0).To(t7)
model.Operation('CONV_2D', t3, c8, c9, 2, 1, 1, 0).To(t10)
model.Operation('CONV_2D', t4, c11, c12, 2, 1, 1, 0).To(t13)
model.Operation('CONCATENATION', t7, t10, t13, 3).To(t14)
model.Operation('SPLIT', x15, 3, 3).To(t16, t17, t18)
model.Operation('CONV_2D', t16, c19, c20, 2, 1, 1, 0).To(t21)
model.Operation('CONV_2D', t17, c22, c23, 2, 1, 1, 0).To(t24)
model.Operation('CONV_2D', t18, c25, c26, 2, 1, 1, 0).To(t27)
model.Operation('CONCATENATION', t27, t24, t21, 3).To(t28)
model.Operation('SPLIT', x29, 3, 3).To(t30, t31, t32)
model.Operation('CONV_2D', t30, c33, c34, 2, 1, 1, 0).To(t35)
model.Operation('CONV_2D', t31, c36, c37, 2, 1, 1, 0).To(t38)
model.Operation('CONV_2D', t32, c39, c40, 2, 1, 1, 0).To(t41)
model.Operation('CONCATENATION', t38, t35, t41, 3).To(t42)
model.Operation('SPLIT', x43, 3, 3).To(t44, t45, t46)
model.Operation('CONV_2D', t44, c47, c48, 2, 1, 1, 0).To(t49)
model.Operation('CONV_2D', t45, c50, c51, 2, 1, 1, 0).To(t52)
model.Operation('CONV_2D', t46, c53, c54, 2, 1, 1, 0).To(t55)
model.Operation('CONCATENATION', t49, t49, t52, 3).To(t56)
model.Operation('SPLIT', x57, 3, 2).To(t58, t59)
model.Operation('CONV_2D', t58, c60, c61, 2, 1, 1, 0).To(t62)
model.Operation('CONV_2D', t59, c63, c64, 2, 1, 1, 0).To(t65)
model.Operation('CONCATENATION', t65, t62, 2).To(t66)
Example({
    x1: packed('|i1',
    'c-jTQfeip42m`P%W%&QK3uJ0*9XTmZWvJ;wzgfD>t%wGQ4^|}){r', 0.5
),
    t14: packed('|i1',
    'c-jFZ0Nei#@fqgy3m51S?*0K1?e7rq4-fDP^%U##4E_Q42oCZ800aC>MiK7', 0.5
),
    x15: packed('|i1',
    'c-jTQfeip42m`P%o$~*+4hYyHuQY{jC=3sNBsbe!<gkLBA5dEm`T', 0.5
),
    t28: packed('|i1',
    'c-jFZ0Nelk0~YBG@)7O>{P_m+3={161_1x+6&30T_xc6<1PS)>4i5249ue;', 0.5
),
    x29: packed('|i1',
    'c-jTQhYbKQ2m>%F%>S=th^F>5cy+dhOrEc*r))O@M1?)h2VDOW2m', 0.5
),
    t42: packed('|i1',
    'c-jFZ0Neis`U&<9@$wDy3-b)}4GZ-23j_T51`72A`}PU^0}A!)6b$oA(h=_', 0.5
),
    x43: packed('|i1',
    'c-jTQ0S*8#1OvdJ3;%y@L+I{|(B7^RT>#wYeAvOLey3E}2Vk!f0s', 0.5
),
    t56: packed('|i1',
    'c-j+sEA*EA2g`4k-=BCH|1tji%f#@X;Xm&uk=G)xzi@*@xV{1aMo1Cw', 0.5
),
    x57: [3.5, 4.0, 0.5, -1.0, 3.5, -3.0, -3.0, -2.5, 3.0, -3.0, 2.5, 1.0, -0.5, 1.5, -1.5, 0.5, 0.5, -3.5,
    -0.5, 2.5, 3.0, -2.5, -2.0, -2.0],
    t66: [3.0, -3.5, 2.5, -3.0, 1.0, -1.5, -4.0, 3.5, 10.0, -10.5, 9.5, -10.0, -2.0, 1.5, -5.0, 4.5, 2.5,
    -3.0, -3.0, 2.5, 8.0, -8.5, 8.5, -9.0],
}, name='orders').AddVariations('float16').DisableLifeTimeVariation()

# Layers of parts are joined in the order of the parts or another, one of them twice, or along
# another axis.
# Expected values: float64 formula.
x1 = Input('x1', (U8, [1, 2, 3, 6], 0.5, 120))
t2 = Internal('t2', (U8, [1, 2, 3, 2], 0.5, 120))
t3 = Internal('t3', (U8, [1, 2, 3, 2], 0.5, 120))
t4 = Internal('t4', (U8, [1, 2, 3, 2], 0.5, 120))
c5 = Parameter('c5', (U8, [2, 1, 1, 2], 0.5, 128), [130, 124, 126, 132])
c6 = Parameter('c6', (I32, [2], 0.25, 0), [2, -4])
t7 = Internal('t7', (U8, [1, 2, 3, 2], 0.5, 120))
c8 = Parameter('c8', ('TENSOR_QUANT8_SYMM_PER_CHANNEL', [2, 1, 1, 2]), [2, -4, -4, 8], extraParams=SymmPerChannelQuantParams(0, [0.5, 0.25]))
c9 = Parameter('c9', (I32, [2]), [2, -8])
t10 = Internal('t10', (U8, [1, 2, 3, 2], 0.5, 120))
c11 = Parameter('c11', (U8, [2, 1, 1, 2], 0.5, 128), [130, 124, 126, 132])
c12 = Parameter('c12', (I32, [2], 0.25, 0), [2, -4])
t13 = Internal('t13', (U8, [1, 2, 3, 2], 0.5, 120))
t14 = Output('t14', (U8, [1, 2, 3, 6], 0.5, 120))
x15 = Input('x15', (U8, [1, 2, 3, 6], 0.5, 120))
t16 = Internal('t16', (U8, [1, 2, 3, 2], 0.5, 120))
t17 = Internal('t17', (U8, [1, 2, 3, 2], 0.5, 120))
t18 = Internal('t18', (U8, [1, 2, 3, 2], 0.5, 120))
c19 = Parameter('c19', ('TENSOR_QUANT8_SYMM_PER_CHANNEL', [2, 1, 1, 2]), [2, -4, -4, 8], extraParams=SymmPerChannelQuantParams(0, [0.5, 0.25]))
c20 = Parameter('c20', (I32, [2]), [2, -8])
t21 = Internal('t21', (U8, [1, 2, 3, 2], 0.5, 120))
c22 = Parameter('c22', (U8, [2, 1, 1, 2], 0.5, 128), [130, 124, 126, 132])
c23 = Parameter('c23', (I32, [2], 0.25, 0), [2, -4])
t24 = Internal('t24', (U8, [1, 2, 3, 2], 0.5, 120))
c25 = Parameter('c25', ('TENSOR_QUANT8_SYMM_PER_CHANNEL', [2, 1, 1, 2]), [2, -4, -4, 8], extraParams=SymmPerChannelQuantParams(0, [0.5, 0.25]))
c26 = Parameter('c26', (I32, [2]), [2, -8])
t27 = Internal('t27', (U8, [1, 2, 3, 2], 0.5, 120))
t28 = Output('t28', (U8, [1, 2, 3, 6], 0.5, 120))
x29 = Input('x29', (U8, [1, 2, 3, 6], 0.5, 120))
t30 = Internal('t30', (U8, [1, 2, 3, 2], 0.5, 120))
t31 = Internal('t31', (U8, [1, 2, 3, 2], 0.5, 120))
t32 = Internal('t32', (U8, [1, 2, 3, 2], 0.5, 120))
c33 = Parameter('c33', (U8, [2, 1, 1, 2], 0.5, 128), [130, 124, 126, 132])
c34 = Parameter('c34', (I32, [2], 0.25, 0), [2, -4])
t35 = Internal('t35', (U8, [1, 2, 3, 2], 0.5, 120))
c36 = Parameter('c36', ('TENSOR_QUANT8_SYMM_PER_CHANNEL', [2, 1, 1, 2]), [2, -4, -4, 8], extraParams=SymmPerChannelQuantParams(0, [0.5, 0.25]))
c37 = Parameter('c37', (I32, [2]), [2, -8])
t38 = Internal('t38', (U8, [1, 2, 3, 2], 0.5, 120))
c39 = Parameter('c39', (U8, [2, 1, 1, 2], 0.5, 128), [130, 124, 126, 132])
c40 = Parameter('c40', (I32, [2], 0.25, 0), [2, -4])
t41 = Internal('t41', (U8, [1, 2, 3, 2], 0.5, 120))
t42 = Output('t42', (U8, [1, 2, 3, 6], 0.5, 120))
x43 = Input('x43', (U8, [1, 2, 3, 6], 0.5, 120))
t44 = Internal('t44', (U8, [1, 2, 3, 2], 0.5, 120))
t45 = Internal('t45', (U8, [1, 2, 3, 2], 0.5, 120))
t46 = Internal('t46', (U8, [1, 2, 3, 2], 0.5, 120))
c47 = Parameter('c47', ('TENSOR_QUANT8_SYMM_PER_CHANNEL', [2, 1, 1, 2]), [2, -4, -4, 8], extraParams=SymmPerChannelQuantParams(0, [0.5, 0.25]))
c48 = Parameter('c48', (I32, [2]), [2, -8])
t49 = Internal('t49', (U8, [1, 2, 3, 2], 0.5, 120))
c50 = Parameter('c50', (U8, [2, 1, 1, 2], 0.5, 128), [130, 124, 126, 132])
c51 = Parameter('c51', (I32, [2], 0.25, 0), [2, -4])
t52 = Internal('t52', (U8, [1, 2, 3, 2], 0.5, 120))
c53 = Parameter('c53', ('TENSOR_QUANT8_SYMM_PER_CHANNEL', [2, 1, 1, 2]), [2, -4, -4, 8], extraParams=SymmPerChannelQuantParams(0, [0.5, 0.25]))
c54 = Parameter('c54', (I32, [2]), [2, -8])
t55 = Internal('t55', (U8, [1, 2, 3, 2], 0.5, 120))
t56 = Output('t56', (U8, [1, 2, 3, 6], 0.5, 120))
x57 = Input('x57', (U8, [1, 2, 3, 4], 0.5, 120))
t58 = Internal('t58', (U8, [1, 2, 3, 2], 0.5, 120))
t59 = Internal('t59', (U8, [1, 2, 3, 2], 0.5, 120))
c60 = Parameter('c60', (U8, [2, 1, 1, 2], 0.5, 128), [130, 124, 126, 132])
c61 = Parameter('c61', (I32, [2], 0.25, 0), [2, -4])
t62 = Internal('t62', (U8, [1, 2, 3, 2], 0.5, 120))
c63 = Parameter('c63', ('TENSOR_QUANT8_SYMM_PER_CHANNEL', [2, 1, 1, 2]), [2, -4, -4, 8], extraParams=SymmPerChannelQuantParams(0, [0.5, 0.25]))
c64 = Parameter('c64', (I32, [2]), [2, -8])
t65 = Internal('t65', (U8, [1, 2, 3, 2], 0.5, 120))
t66 = Output('t66', (U8, [1, 2, 6, 2], 0.5, 120))
model = Model()
model.Operation('SPLIT', x1, 3, 3).To(t2, t3, t4)
model.Operation('CONV_2D', t2, c5, c6, 2, 1, 1, 0).To(t7)
model.Operation('CONV_2D', t3, c8, c9, 2, 1, 1, 0).To(t10)
model.Operation('CONV_2D', t4, c11, c12, 2, 1, 1, 0).To(t13)
model.Operation('CONCATENATION', t7, t10, t13, 3).To(t14)
model.Operation('SPLIT', x15, 3, 3).To(t16, t17, t18)
model.Operation('CONV_2D', t16, c19, c20, 2, 1, 1, 0).To(t21)
model.Operation('CONV_2D', t17, c22, c23, 2, 1, 1, 0).To(t24)
model.Operation('CONV_2D', t18, c25, c26, 2, 1, 1, 0).To(t27)
model.Operation('CONCATENATION', t27, t24, t21, 3).To(t28)
model.Operation('SPLIT', x29, 3, 3).To(t30, t31, t32)
model.Operation('CONV_2D', t30, c33, c34, 2, 1, 1, 0).To(t35)
model.Operation('CONV_2D', t31, c36, c37, 2, 1, 1, 0).To(t38)
model.Operation('CONV_2D', t32, c39, c40, 2, 1, 1, 0).To(t41)
model.Operation('CONCATENATION', t38, t35, t41, 3).To(t42)
model.Operation('SPLIT', x43, 3, 3).To(t44, t45, t46)
model.Operation('CONV_2D', t44, c47, c48, 2, 1, 1, 0).To(t49)
model.Operation('CONV_2D', t45, c50, c51, 2, 1, 1, 0).To(t52)
model.Operation('CONV_2D', t46, c53, c54, 2, 1, 1, 0).To(t55)
model.Operation('CONCATENATION', t49, t49, t52, 3).To(t56)
model.Operation('SPLIT', x57, 3, 2).To(t58, t59)
model.Operation('CONV_2D', t58, c60, c61, 2, 1, 1, 0).To(t62)
model.Operation('CONV_2D', t59, c63, c64, 2, 1, 1, 0).To(t65)
model.Operation('CONCATENATION', t65, t62, 2).To(t66)
Example({
    x1: packed('<i2',
    'c-oD@feip42m>%rULa_gGCbWEYy%fjg1jqXil!~!n5u(JBgOII0hX%}-T'
),
    t14: packed('<i2',
    'c-m{roEVqW+@H{yR#w@Sn%<Go-k#Bv+moE#QdXJY(3V+VQC-471ONb(un^A'
),
    x15: packed('<i2',
    'c-oD@fe`=@3<E$T3%&LlLPxiPf6fbp(VZB{&N@J4ZY?QfLq6Mw2bEC}+5'
),
    t28: packed('<i2',
    'c-kwe?n`XV>P)LHDXhzG=}sxEt0+(E?M-UPFRCrBY0S%PYs+LH0ssJ%h!D>'
),
    x29: packed('<i2',
    'c-oD@i46cC2m~-k<_TVM0y4TQ*qRa{QC^%uv}g7lSLG!rw>E5jc$n=F=l'
),
    t42: packed('<i2',
    'c-pHiYRqfP%xcYP&Th$SZO+MQt}ZF8Ys#%D&TA~GZpuyWX~||F0ssJ%JP^+'
),
    x43: packed('<i2',
    'c-oD@feipK1O&j2EQAlfVf3!hyA;C19YbA`RTgEUExmdJgU<8e0hh%P;s'
),
    t56: packed('<i2',
    'c-req?MkgLs41=~&T6eJt1K(6swl50Z_VmS?n%yR28lG~G7td(l(G=d'
),
    x57: [127, 128, 121, 118, 127, 114, 114, 115, 126, 114, 125, 122, 119, 123, 117, 121, 121, 113, 119, 125,
    126, 115, 116, 116],
    t66: [126, 113, 125, 114, 122, 117, 112, 127, 140, 99, 139, 100, 116, 123, 110, 129, 125, 114, 114, 125,
    136, 103, 137, 102],
}, name='orders_quant8').AddVariations(signed(x1, t2, t3, t4, c5, t7, t10, c11, t13, t14, x15, t16, t17, t18, t21, c22, t24, t27, t28, x29, t30, t31, t32, c33, t35, t38, c39, t41, t42, x43, t44, t45, t46, t49, c50, t52, t55, t56, x57, t58, t59, c60, t62, t65, t66)).DisableLifeTimeVariation()

# Some of the channels of a layer are read, without the first one: weights and biases go with
# them.
# Expected values: float64 formula.
x5 = Input('x5', (F32, [1, 2, 3, 2]))
c6 = Parameter('c6', (F32, [2, 1, 1, 2]), [1.0, -2.0, -1.0, 2.0])
c7 = Parameter('c7', (F32, [2]), [0.5, -1.0])
t8 = Internal('t8', (F32, [1, 2, 3, 2]))
c1 = Parameter('c1', (I32, [4]), [0, 0, 0, 1])
c2 = Parameter('c2', (I32, [4]), [-1, -1, -1, -1])
t9 = Output('t9', (F32, [1, 2, 3, 1]))
x10 = Input('x10', (F32, [1, 2, 3, 2]))
c11 = Parameter('c11', (F32, [2, 1, 1, 2]), [1.0, -2.0, -1.0, 2.0])
c12 = Parameter('c12', (F32, [2]), [0.5, -1.0])
t13 = Internal('t13', (F32, [1, 2, 3, 2]))
c3 = Parameter('c3', (I32, [4]), [1, 2, 3, 2])
c4 = Parameter('c4', (I32, [4]), [1, 1, 1, 1])
t14 = Output('t14', (F32, [1, 2, 3, 1]))
x15 = Input('x15', (F32, [1, 2, 3, 2]))
c16 = Parameter('c16', (F32, [2, 1, 1, 2]), [1.0, -2.0, -1.0, 2.0])
c17 = Parameter('c17', (F32, [2]), [0.5, -1.0])
t18 = Internal('t18', (F32, [1, 2, 3, 2]))
c19 = Parameter('c19', (I32, [2]), [1, 0])
t20 = Output('t20', (F32, [1, 2, 3, 2]))
x21 = Input('x21', (F32, [1, 2, 3, 2]))
c22 = Parameter('c22', (F32, [2, 1, 1, 2]), [1.0, -2.0, -1.0, 2.0])
c23 = Parameter('c23', (F32, [2]), [0.5, -1.0])
t24 = Internal('t24', (F32, [1, 2, 3, 2]))
t25 = Internal('t25', (F32, [1, 2, 3, 1]))
t26 = Output('t26', (F32, [1, 2, 3, 1]))
model = Model()
model.Operation('CONV_2D', x5, c6, c7, 2, 1, 1, 0).To(t8)
model.Operation('SLICE', t8, c1, c2).To(t9)
model.Operation('CONV_2D', x10, c11, c12, 2, 1, 1, 0).To(t13)
model.Operation('STRIDED_SLICE', t13, c1, c3, c4, 0, 0, 0).To(t14)
model.Operation('CONV_2D', x15, c16, c17, 2, 1, 1, 0).To(t18)
model.Operation('GATHER', t18, 3, c19).To(t20)
model.Operation('CONV_2D', x21, c22, c23, 2, 1, 1, 0).To(t24)
model.Operation('SPLIT', t24, 3, 2).To(t25, t26)
Example({
    x5: [1.0, 1.0, 3.5, -0.5, 1.5, -3.5, 1.0, -4.0, -1.0, 2.5, 4.0, 1.0],
    t9: [0.0, -5.5, -9.5, -10.0, 5.0, -3.0],
    x10: [-3.0, -3.0, 3.0, 2.0, -1.0, -2.5, -1.5, -2.0, -0.5, 4.0, 4.0, -2.5],
    t14: [-4.0, 0.0, -5.0, -3.5, 7.5, -10.0],
    x15: [3.5, -1.0, -4.0, -3.5, 0.5, 2.0, 3.0, -2.0, -2.5, 2.0, 3.5, -2.5],
    t20: [-6.5, 6.0, -4.0, 3.5, 2.5, -3.0, -8.0, 7.5, 5.5, -6.0, -9.5, 9.0],
    x21: [2.0, 3.0, -1.0, 2.5, 3.0, 0.5, 1.0, -2.5, 3.0, 2.0, 1.0, -3.5],
    t26: [3.0, 5.0, -3.0, -7.0, 0.0, -9.0],
}, name='channels').AddVariations('float16').DisableLifeTimeVariation()

# Some of the channels of a layer are read, without the first one: weights and biases go with
# them.
# Expected values: float64 formula.
x5 = Input('x5', (U8, [1, 2, 3, 2], 0.5, 120))
c6 = Parameter('c6', (U8, [2, 1, 1, 2], 0.5, 128), [130, 124, 126, 132])
c7 = Parameter('c7', (I32, [2], 0.25, 0), [2, -4])
t8 = Internal('t8', (U8, [1, 2, 3, 2], 0.5, 120))
c1 = Parameter('c1', (I32, [4]), [0, 0, 0, 1])
c2 = Parameter('c2', (I32, [4]), [-1, -1, -1, -1])
t9 = Output('t9', (U8, [1, 2, 3, 1], 0.5, 120))
x10 = Input('x10', (U8, [1, 2, 3, 2], 0.5, 120))
c11 = Parameter('c11', ('TENSOR_QUANT8_SYMM_PER_CHANNEL', [2, 1, 1, 2]), [2, -4, -4, 8], extraParams=SymmPerChannelQuantParams(0, [0.5, 0.25]))
c12 = Parameter('c12', (I32, [2]), [2, -8])
t13 = Internal('t13', (U8, [1, 2, 3, 2], 0.5, 120))
c3 = Parameter('c3', (I32, [4]), [1, 2, 3, 2])
c4 = Parameter('c4', (I32, [4]), [1, 1, 1, 1])
t14 = Output('t14', (U8, [1, 2, 3, 1], 0.5, 120))
x15 = Input('x15', (U8, [1, 2, 3, 2], 0.5, 120))
c16 = Parameter('c16', (U8, [2, 1, 1, 2], 0.5, 128), [130, 124, 126, 132])
c17 = Parameter('c17', (I32, [2], 0.25, 0), [2, -4])
t18 = Internal('t18', (U8, [1, 2, 3, 2], 0.5, 120))
c19 = Parameter('c19', (I32, [2]), [1, 0])
t20 = Output('t20', (U8, [1, 2, 3, 2], 0.5, 120))
x21 = Input('x21', (U8, [1, 2, 3, 2], 0.5, 120))
c22 = Parameter('c22', ('TENSOR_QUANT8_SYMM_PER_CHANNEL', [2, 1, 1, 2]), [2, -4, -4, 8], extraParams=SymmPerChannelQuantParams(0, [0.5, 0.25]))
c23 = Parameter('c23', (I32, [2]), [2, -8])
t24 = Internal('t24', (U8, [1, 2, 3, 2], 0.5, 120))
t25 = Internal('t25', (U8, [1, 2, 3, 1], 0.5, 120))
t26 = Output('t26', (U8, [1, 2, 3, 1], 0.5, 120))
model = Model()
model.Operation('CONV_2D', x5, c6, c7, 2, 1, 1, 0).To(t8)
model.Operation('SLICE', t8, c1, c2).To(t9)
model.Operation('CONV_2D', x10, c11, c12, 2, 1, 1, 0).To(t13)
model.Operation('STRIDED_SLICE', t13, c1, c3, c4, 0, 0, 0).To(t14)
model.Operation('CONV_2D', x15, c16, c17, 2, 1, 1, 0).To(t18)
model.Operation('GATHER', t18, 3, c19).To(t20)
model.Operation('CONV_2D', x21, c22, c23, 2, 1, 1, 0).To(t24)
model.Operation('SPLIT', t24, 3, 2).To(t25, t26)
Example({
    x5: [122, 122, 127, 119, 123, 113, 122, 112, 118, 125, 128, 122],
    t9: [120, 109, 101, 100, 130, 114],
    x10: [114, 114, 126, 124, 118, 115, 117, 116, 119, 128, 128, 115],
    t14: [112, 120, 110, 113, 135, 100],
    x15: [127, 118, 112, 113, 121, 124, 126, 116, 115, 124, 127, 115],
    t20: [107, 132, 112, 127, 125, 114, 104, 135, 131, 108, 101, 138],
    x21: [124, 126, 118, 125, 126, 121, 122, 115, 126, 124, 122, 113],
    t26: [126, 130, 114, 106, 120, 102],
}, name='channels_quant8').AddVariations(signed(x5, c6, t8, t9, x10, t13, t14, x15, c16, t18, t20, x21, t24, t25, t26)).DisableLifeTimeVariation()
