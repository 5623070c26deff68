# Licensed under the Apache License, Version 2.0; see LICENSE.
# Written by 'python -m corpus' from corpus/families/reduction.py; do not edit.
#
# REDUCE_MAX: axes from the back, beside moves.

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

# An axis from the back is found again behind moves and before them, where no shape tells that it
# was not.
# Expected values: float64 formula.
x1 = Input('x1', (F32, [1, 3, 3, 3]))
c2 = Parameter('c2', (I32, [4]), [0, 3, 1, 2])
t3 = Internal('t3', (F32, [1, 3, 3, 3]))
c4 = Parameter('c4', (I32, [1]), [-1])
t5 = Output('t5', (F32, [1, 3, 3]))
x6 = Input('x6', (F32, [1, 3, 3, 3]))
c7 = Parameter('c7', (I32, [4]), [0, 3, 1, 2])
t8 = Internal('t8', (F32, [1, 3, 3, 3]))
c9 = Parameter('c9', (I32, [1]), [-2])
t10 = Output('t10', (F32, [1, 3, 3]))
x11 = Input('x11', (F32, [1, 3, 3, 3]))
c12 = Parameter('c12', (I32, [4]), [0, 2, 3, 1])
t13 = Internal('t13', (F32, [1, 3, 3, 3]))
c14 = Parameter('c14', (I32, [1]), [-1])
t15 = Output('t15', (F32, [1, 3, 3]))
x16 = Input('x16', (F32, [1, 3, 3, 3]))
c17 = Parameter('c17', (I32, [4]), [0, 2, 3, 1])
t18 = Internal('t18', (F32, [1, 3, 3, 3]))
c19 = Parameter('c19', (I32, [1]), [-2])
t20 = Output('t20', (F32, [1, 3, 3]))
x21 = Input('x21', (F32, [1, 3, 3, 3]))
c22 = Parameter('c22', (I32, [4]), [1, 0, 2, 3])
t23 = Internal('t23', (F32, [3, 1, 3, 3]))
c24 = Parameter('c24', (I32, [1]), [-1])
t25 = Output('t25', (F32, [3, 1, 3]))
x26 = Input('x26', (F32, [1, 3, 3, 3]))
c27 = Parameter('c27', (I32, [4]), [1, 0, 2, 3])
t28 = Internal('t28', (F32, [3, 1, 3, 3]))
c29 = Parameter('c29', (I32, [1]), [-2])
t30 = Output('t30', (F32, [3, 1, 3]))
x31 = Input('x31', (F32, [1, 3, 3, 3]))
c32 = Parameter('c32', (I32, [4]), [0, 1, 3, 2])
t33 = Internal('t33', (F32, [1, 3, 3, 3]))
c34 = Parameter('c34', (I32, [1]), [-1])
t35 = Output('t35', (F32, [1, 3, 3]))
x36 = Input('x36', (F32, [1, 3, 3, 3]))
c37 = Parameter('c37', (I32, [4]), [0, 1, 3, 2])
t38 = Internal('t38', (F32, [1, 3, 3, 3]))
c39 = Parameter('c39', (I32, [1]), [-2])
t40 = Output('t40', (F32, [1, 3, 3]))
x42 = Input('x42', (F32, [1, 3, 3, 3]))
c43 = Parameter('c43', (I32, [1]), [-2])
t44 = Internal('t44', (F32, [1, 3, 3]))
c41 = Parameter('c41', (I32, [3]), [1, 2, 0])
t45 = Output('t45', (F32, [3, 3, 1]))
x46 = Input('x46', (F32, [1, 3, 3, 3]))
c47 = Parameter('c47', (I32, [1]), [-3])
t48 = Internal('t48', (F32, [1, 3, 3]))
t49 = Output('t49', (F32, [3, 3, 1]))
x50 = Input('x50', (F32, [1, 3, 3, 3]))
c51 = Parameter('c51', (I32, [1]), [-2])
t52 = Internal('t52', (F32, [1, 3, 3]))
c53 = Parameter('c53', (I32, [1]), [-1])
t54 = Output('t54', (F32, [9]))
x55 = Input('x55', (F32, [1, 3, 3, 3]))
c56 = Parameter('c56', (I32, [4]), [3, 1, 3, 3])
t57 = Internal('t57', (F32, [3, 1, 3, 3]))
c58 = Parameter('c58', (I32, [1]), [-4])
t59 = Output('t59', (F32, [1, 3, 3]))
x60 = Input('x60', (F32, [1, 3, 3, 3]))
c61 = Parameter('c61', (I32, [1]), [0])
t62 = Internal('t62', (F32, [3, 3, 3]))
c63 = Parameter('c63', (I32, [1]), [-3])
t64 = Output('t64', (F32, [3, 3]))
x65 = Input('x65', (F32, [3, 3, 3]))
t66 = Internal('t66', (F32, [3, 3, 3, 1]))
c67 = Parameter('c67', (I32, [1]), [-2])
t68 = Output('t68', (F32, [3, 3, 1]))
model = Model()
model.Operation('TRANSPOSE', x1, c2).To(t3)
model.Operation('REDUCE_MAX', t3, c4, False).To(t5)
model.Operation('TRANSPOSE', x6, c7).To(t8)
model.Operation('REDUCE_MAX', t8, c9, False).To(t10)
model.Operation('TRANSPOSE', x11, c12).To(t13)
model.Operation('REDUCE_MAX', t13, c14, False).To(t15)
model.Operation('TRANSPOSE', x16, c17).To(t18)
model.Operation('REDUCE_MAX', t18, c19, False).To(t20)
model.Operation('TRANSPOSE', x21, c22).To(t23)
model.Operation('REDUCE_MAX', t23, c24, False).To(t25)
model.Operation('TRANSPOSE', x26, c27).To(t28)
model.Operation('REDUCE_MAX', t28, c29, False).To(t30)
model.Operation('TRANSPOSE', x31, c32).To(t33)
model.Operation('REDUCE_MAX', t33, c34, False).To(t35)
model.Operation('TRANSPOSE', x36, c37).To(t38)
model.Operation('REDUCE_MAX', t38, c39, False).To(t40)
model.Operation('REDUCE_MAX', x42, c43, False).To(t44)
model.Operation('TRANSPOSE', t44, c41).To(t45)
model.Operation('REDUCE_MAX', x46, c47, False).To(t48)
model.Operation('TRANSPOSE', t48, c41).To(t49)
model.Operation('REDUCE_MAX', x50, c51, False).To(t52)
model.Operation('RESHAPE', t52, c53).To(t54)
model.Operation('RESHAPE', x55, c56).To(t57)
model.Operation('REDUCE_MAX', t57, c58, False).To(t59)
model.Operation('SQUEEZE', x60, c61).To(t62)
model.Operation('REDUCE_MAX', t62, c63, False).To(t64)
model.Operation('EXPAND_DIMS', x65, 3).To(t66)
model.Operation('REDUCE_MAX', t66, c67, False).To(t68)
Example({
    x1: packed('|i1',
    'c-jFQ0ObF`>gGNT&&<O>HTfpdB>VFvD&;5V72F%g?&R7l510', 0.0625
),
    t5: [3.875, 3.3125, 1.3125, 0.8125, 2.3125, 2.4375, 4.0, 2.625, 1.6875],
    x6: packed('|i1',
    'c-ph&d7*Gq<~ZL2=0irxS3b)=7yj^5Uex&Hxyv>Hsg(@s', 0.0625
),
    t10: [3.8125, 2.1875, 1.8125, 0.75, 3.1875, 0.875, 3.125, 1.75, 3.75],
    x11: packed('|i1',
    'c-p)3?z|?;>05s<in9y9{i1V2P3EQ9U3uM8cF&{$(`F6g', 0.0625
),
    t15: [1.4375, 3.375, 1.1875, 2.5625, 2.8125, 2.75, 3.875, 2.375, 1.75],
    x16: packed('|i1',
    'c-jFQ0ObG349*Ga=<YEUIMFWTAuKlB*2L!r;m|oi<>14h4x<', 0.0625
),
    t20: [0.75, 3.5, 0.4375, 0.5625, 2.75, 3.5625, 3.0625, 3.375, 4.0],
    x21: packed('|i1',
    'c-m7Ie9kN+XLQ#5o0Yza_?OEzzrX+Ce9v_8sg67Vl&lOJ', 0.0625
),
    t25: [2.1875, 1.875, 3.4375, 3.625, 3.25, 3.75, 0.5625, 0.125, 2.75],
    x26: packed('|i1',
    'c-njV?bj32=XNhurGMCPihZ?wZ1MjPo0{mciw-&f+e!`I', 0.0625
),
    t30: [3.875, 3.3125, 2.3125, 3.5625, 1.375, 3.75, 2.375, 4.0, 2.75],
    x31: packed('|i1',
    'c-oUzX4JHLF7RIP)x9$>Z~Zc{)et()BY#-u5T_OZpn(f)', 0.0625
),
    t35: [2.5625, 3.625, 1.0625, 3.25, 3.8125, 2.5, 1.9375, 0.5625, 2.75],
    x36: packed('|i1',
    'c-k{izsxCM_~y<LMqUNMA5RbRozN2bV14P&ug8Z0opcS0', 0.0625
),
    t40: [3.0, 3.0625, -1.25, 2.0, 1.0625, 0.875, 2.625, 3.6875, -0.375],
    x42: packed('|i1',
    'c-mtYe9QjAM)K^5GxyZ4{Jo|8PF$4Z>kZbUno0)%x7H0k', 0.0625
),
    t45: [1.5625, 1.0625, 3.75, 2.1875, -0.1875, 2.375, 2.5625, 2.125, -0.6875],
    x46: packed('|i1',
    'c-m7u^y~1`H<sFuUwwReSL^5jbA3If7Y~>P8D$Lt=r|4P', 0.0625
),
    t49: [2.875, 2.125, -0.375, -2.0, 2.625, 1.0625, 3.5625, 3.4375, 3.0625],
    x50: packed('|i1',
    'c-j-@)i`jI#Y&EW?}yZ>M?Ci=7+>9B`lK)V=jk;7hbjxc', 0.0625
),
    t54: [3.625, 1.875, 2.5, 0.875, 1.5, 1.625, -0.25, 2.9375, 1.3125],
    x55: packed('|i1',
    'c-njaQSO}nV@(duSC38z9+6ZswmGaWfA_D|fd^UuyPFLY', 0.0625
),
    t59: [-1.0625, 2.4375, 1.9375, 1.0625, 2.9375, 3.625, 2.5625, 3.1875, 3.75],
    x60: packed('|i1',
    'c-oVFr*`p%;SXMZ9ma2GKfRKBEPeir%oF|ZqNXnZzPAng', 0.0625
),
    t64: [2.75, 0.0625, 2.375, -1.75, 2.9375, 3.0625, 1.875, 3.3125, 1.6875],
    x65: packed('|i1',
    'c-k|0&dc#om;KOLRs*pQPgL~PwYa~0l@XTWx^e^nkCO^_', 0.0625
),
    t68: [3.25, 2.8125, 0.4375, 3.0, 2.25, 2.9375, 0.6875, 1.75, 0.625],
}, name='moved').AddVariations('float16').DisableLifeTimeVariation()

# An axis from the back is found again behind moves and before them, where no shape tells that it
# was not.
# Expected values: float64 formula.
x1 = Input('x1', (U8, [1, 3, 3, 3], 0.5, 120))
c2 = Parameter('c2', (I32, [4]), [0, 3, 1, 2])
t3 = Internal('t3', (U8, [1, 3, 3, 3], 0.5, 120))
c4 = Parameter('c4', (I32, [1]), [-1])
t5 = Output('t5', (U8, [1, 3, 3], 0.5, 120))
x6 = Input('x6', (U8, [1, 3, 3, 3], 0.5, 120))
c7 = Parameter('c7', (I32, [4]), [0, 3, 1, 2])
t8 = Internal('t8', (U8, [1, 3, 3, 3], 0.5, 120))
c9 = Parameter('c9', (I32, [1]), [-2])
t10 = Output('t10', (U8, [1, 3, 3], 0.5, 120))
x11 = Input('x11', (U8, [1, 3, 3, 3], 0.5, 120))
c12 = Parameter('c12', (I32, [4]), [0, 2, 3, 1])
t13 = Internal('t13', (U8, [1, 3, 3, 3], 0.5, 120))
c14 = Parameter('c14', (I32, [1]), [-1])
t15 = Output('t15', (U8, [1, 3, 3], 0.5, 120))
x16 = Input('x16', (U8, [1, 3, 3, 3], 0.5, 120))
c17 = Parameter('c17', (I32, [4]), [0, 2, 3, 1])
t18 = Internal('t18', (U8, [1, 3, 3, 3], 0.5, 120))
c19 = Parameter('c19', (I32, [1]), [-2])
t20 = Output('t20', (U8, [1, 3, 3], 0.5, 120))
x21 = Input('x21', (U8, [1, 3, 3, 3], 0.5, 120))
c22 = Parameter('c22', (I32, [4]), [1, 0, 2, 3])
t23 = Internal('t23', (U8, [3, 1, 3, 3], 0.5, 120))
c24 = Parameter('c24', (I32, [1]), [-1])
t25 = Output('t25', (U8, [3, 1, 3], 0.5, 120))
x26 = Input('x26', (U8, [1, 3, 3, 3], 0.5, 120))
c27 = Parameter('c27', (I32, [4]), [1, 0, 2, 3])
t28 = Internal('t28', (U8, [3, 1, 3, 3], 0.5, 120))
c29 = Parameter('c29', (I32, [1]), [-2])
t30 = Output('t30', (U8, [3, 1, 3], 0.5, 120))
x31 = Input('x31', (U8, [1, 3, 3, 3], 0.5, 120))
c32 = Parameter('c32', (I32, [4]), [0, 1, 3, 2])
t33 = Internal('t33', (U8, [1, 3, 3, 3], 0.5, 120))
c34 = Parameter('c34', (I32, [1]), [-1])
t35 = Output('t35', (U8, [1, 3, 3], 0.5, 120))
x36 = Input('x36', (U8, [1, 3, 3, 3], 0.5, 120))
c37 = Parameter('c37', (I32, [4]), [0, 1, 3, 2])
t38 = Internal('t38', (U8, [1, 3, 3, 3], 0.5, 120))
c39 = Parameter('c39', (I32, [1]), [-2])
t40 = Output('t40', (U8, [1, 3, 3], 0.5, 120))
x42 = Input('x42', (U8, [1, 3, 3, 3], 0.5, 120))
c43 = Parameter('c43', (I32, [1]), [-2])
t44 = Internal('t44', (U8, [1, 3, 3], 0.5, 120))
c41 = Parameter('c41', (I32, [3]), [1, 2, 0])
t45 = Output('t45', (U8, [3, 3, 1], 0.5, 120))
x46 = Input('x46', (U8, [1, 3, 3, 3], 0.5, 120))
c47 = Parameter('c47', (I32, [1]), [-3])
t48 = Internal('t48', (U8, [1, 3, 3], 0.5, 120))
t49 = Output('t49', (U8, [3, 3, 1], 0.5, 120))
x50 = Input('x50', (U8, [1, 3, 3, 3], 0.5, 120))
c51 = Parameter('c51', (I32, [1]), [-2])
t52 = Internal('t52', (U8, [1, 3, 3], 0.5, 120))
c53 = Parameter('c53', (I32, [1]), [-1])
t54 = Output('t54', (U8, [9], 0.5, 120))
x55 = Input('x55', (U8, [1, 3, 3, 3], 0.5, 120))
c56 = Parameter('c56', (I32, [4]), [3, 1, 3, 3])
t57 = Internal('t57', (U8, [3, 1, 3, 3], 0.5, 120))
c58 = Parameter('c58', (I32, [1]), [-4])
t59 = Output('t59', (U8, [1, 3, 3], 0.5, 120))
x60 = Input('x60', (U8, [1, 3, 3, 3], 0.5, 120))
c61 = Parameter('c61', (I32, [1]), [0])
t62 = Internal('t62', (U8, [3, 3, 3], 0.5, 120))
c63 = Parameter('c63', (I32, [1]), [-3])
t64 = Output('t64', (U8, [3, 3], 0.5, 120))
x65 = Input('x65', (U8, [3, 3, 3], 0.5, 120))
t66 = Internal('t66', (U8, [3, 3, 3, 1], 0.5, 120))
c67 = Parameter('c67', (I32, [1]), [-2])
t68 = Output('t68', (U8, [3, 3, 1], 0.5, 120))
model = Model()
model.Operation('TRANSPOSE', x1, c2).To(t3)
model.Operation('REDUCE_MAX', t3, c4, False).To(t5)
model.Operation('TRANSPOSE', x6, c7).To(t8)
model.Operation('REDUCE_MAX', t8, c9, False).To(t10)
model.Operation('TRANSPOSE', x11, c12).To(t13)
model.Operation('REDUCE_MAX', t13, c14, False).To(t15)
model.Operation('TRANSPOSE', x16, c17).To(t18)
model.Operation('REDUCE_MAX', t18, c19, False).To(t20)
model.Operation('TRANSPOSE', x21, c22).To(t23)
model.Operation('REDUCE_MAX', t23, c24, False).To(t25)
model.Operation('TRANSPOSE', x26, c27).To(t28)
model.Operation('REDUCE_MAX', t28, c29, False).To(t30)
model.Operation('TRANSPOSE', x31, c32).To(t33)
model.Operation('REDUCE_MAX', t33, c34, False).To(t35)
model.Operation('TRANSPOSE', x36, c37).To(t38)
model.Operation('REDUCE_MAX', t38, c39, False).To(t40)
model.Operation('REDUCE_MAX', x42, c43, False).To(t44)
model.Operation('TRANSPOSE', t44, c41).To(t45)
model.Operation('REDUCE_MAX', x46, c47, False).To(t48)
model.Operation('TRANSPOSE', t48, c41).To(t49)
model.Operation('REDUCE_MAX', x50, c51, False).To(t52)
model.Operation('RESHAPE', t52, c53).To(t54)
model.Operation('RESHAPE', x55, c56).To(t57)
model.Operation('REDUCE_MAX', t57, c58, False).To(t59)
model.Operation('SQUEEZE', x60, c61).To(t62)
model.Operation('REDUCE_MAX', t62, c63, False).To(t64)
model.Operation('EXPAND_DIMS', x65, 3).To(t66)
model.Operation('REDUCE_MAX', t66, c67, False).To(t68)
Example({
    x1: packed('<i2',
    'c-q_0+G`V-w7%2Z!+vAwBHsn&`3n=1Cq_(n&Prgw4FLOQ3`q'
),
    t5: [176, 160, 161, 137, 162, 106, 141, 177, 151],
    x6: packed('<i2',
    'c-os@m6S3kbcS<ROugOwfc%-s{W+zxCoXsO@?Xz@8vp?PQw(t'
),
    t10: [151, 159, 153, 127, 167, 99, 155, 111, 175],
    x11: packed('<i2',
    'c-mXO!7JE%X@h%MrSIhC{>*}qMKe-YM9yB|wmFFbHvj+%BMi_'
),
    t15: [167, 176, 168, 131, 155, 165, 128, 179, 162],
    x16: packed('<i2',
    'c-osb)uA)Vt2HepYvL;3gt;psf;J^L$NDUFNsM8@4FL0*3>W'
),
    t20: [150, 170, 178, 137, 157, 165, 133, 168, 97],
    x21: packed('<i2',
    'c-pI*keiZR-#5#%XmWx7y7J<R*6c05iHm3Zg_kkl1^@~846*'
),
    t25: [144, 127, 154, 147, 174, 133, 180, 163, 118],
    x26: packed('<i2',
    'c-l+Ym|T{+aC%AWq{0pH>#OaW7EN^WO<Xc>R%QzWZU6u#uMKG'
),
    t30: [151, 177, 161, 146, 175, 176, 154, 164, 158],
    x31: packed('<i2',
    'c-qUYU7FmJ-J2HWks4OEYSWTF=Z@L-i|kq#%$Ul68vp<k<P8-'
),
    t35: [141, 140, 165, 164, 170, 178, 162, 155, 149],
    x36: packed('<i2',
    'c-ot>v}DetDfRjOtvwkL4z-;ddp9N8cDYQ*S>VTj8vp<vf(;G'
),
    t40: [165, 156, 127, 140, 125, 177, 178, 144, 160],
    x42: packed('<i2',
    'c-q@sQ5J6>o08eQZuL}87muh#0hM9%vnEe$DGXu24FLAj3_$'
),
    t45: [179, 120, 131, 174, 171, 149, 132, 147, 159],
    x46: packed('<i2',
    'c-m`p+&s@FXXa|#GW*1g<?(5`sgavDEZvwAQ{T&g8vp<aYYf%'
),
    t49: [129, 178, 179, 165, 177, 108, 153, 171, 141],
    x50: packed('<i2',
    'c-pI-X)`Z1Y00M0hFLXTCDYvEI-;g*NeijVTQHFUHvj+}hYd0'
),
    t54: [164, 178, 98, 138, 154, 150, 110, 160, 180],
    x55: packed('<i2',
    'c-mW5kr>o4V|8#%|GbGIv%KP4TGQfOdL5>&vX5lI4FCle3~m'
),
    t59: [166, 158, 145, 141, 154, 152, 171, 132, 133],
    x60: packed('<i2',
    'c-pI6Y7?_%=IS-ev)0x%HuTO8UgR56(%D^G<eA5S8vp<@z72!'
),
    t64: [121, 173, 126, 137, 180, 153, 171, 172, 167],
    x65: packed('<i2',
    'c-l*w6+hkEV@ATp;)z8mWgRuGZT_7tvCVd#jguH~0|5S@3}^'
),
    t68: [154, 151, 177, 145, 136, 134, 137, 131, 146],
}, name='moved_quant8').AddVariations(signed(x1, t3, t5, x6, t8, t10, x11, t13, t15, x16, t18, t20, x21, t23, t25, x26, t28, t30, x31, t33, t35, x36, t38, t40, x42, t44, t45, x46, t48, t49, x50, t52, t54, x55, t57, t59, x60, t62, t64, x65, t66, t68)).DisableLifeTimeVariation()
