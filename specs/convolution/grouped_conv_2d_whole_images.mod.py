# Licensed under the Apache License, Version 2.0; see LICENSE.
# Written by 'python -m corpus' from corpus/families/convolution.py; do not edit.
#
# GROUPED_CONV_2D: windows as large as the image.

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

# Of each size, by all strides.
# Expected values: float64 formula.
x1 = Input('x1', (F32, [1, 2, 2, 2]))
c2 = Parameter('c2', (F32, [2, 2, 2, 1]), [1.0, -1.0, -1.0, 1.0, 1.0, 1.0, -1.0, 0.0])
c3 = Parameter('c3', (F32, [2]), [0.5, -1.0])
t4 = Output('t4', (F32, [1, 1, 1, 2]))
x5 = Input('x5', (F32, [1, 2, 2, 2]))
c6 = Parameter('c6', (F32, [2, 2, 2, 1]), [0.0, 1.0, 0.0, 0.0, 1.0, 0.0, 1.0, 0.0])
c7 = Parameter('c7', (F32, [2]), [0.5, -1.0])
t8 = Output('t8', (F32, [1, 1, 1, 2]))
x9 = Input('x9', (F32, [1, 3, 3, 2]))
c10 = Parameter('c10', (F32, [2, 3, 3, 1]), [0.0, -1.0, 1.0, 0.0, -1.0, 0.0, 0.0, -1.0, 1.0, -1.0, 0.0, 1.0, 1.0, -1.0, 1.0, 0.0, -1.0, 0.0])
c11 = Parameter('c11', (F32, [2]), [0.5, -1.0])
t12 = Output('t12', (F32, [1, 1, 1, 2]))
x13 = Input('x13', (F32, [1, 3, 3, 2]))
c14 = Parameter('c14', (F32, [2, 3, 3, 1]), [0.0, -1.0, 0.0, 1.0, -1.0, 0.0, 1.0, 0.0, -1.0, 0.0, 0.0, -1.0, 0.0, -1.0, 0.0, -1.0, 1.0, 0.0])
c15 = Parameter('c15', (F32, [2]), [0.5, -1.0])
t16 = Output('t16', (F32, [1, 1, 1, 2]))
x17 = Input('x17', (F32, [1, 4, 4, 2]))
c18 = Parameter('c18', (F32, [2, 4, 4, 1]), [0.0, 1.0, 1.0, 0.0, 0.0, 1.0, -1.0, 0.0, -1.0, 0.0, -1.0, -1.0, -1.0, -1.0, 1.0, 1.0, 0.0, -1.0,
    0.0, 1.0, -1.0, 1.0, 0.0, -1.0, -1.0, 0.0, -1.0, 0.0, -1.0, -1.0, -1.0, 0.0])
c19 = Parameter('c19', (F32, [2]), [0.5, -1.0])
t20 = Output('t20', (F32, [1, 1, 1, 2]))
x21 = Input('x21', (F32, [1, 4, 4, 2]))
c22 = Parameter('c22', (F32, [2, 4, 4, 1]), [-1.0, 0.0, 1.0, 0.0, -1.0, -1.0, 1.0, 0.0, 0.0, 0.0, 0.0, 0.0, -1.0, 1.0, 0.0, 0.0, -1.0, 1.0,
    -1.0, -1.0, 1.0, 0.0, 0.0, -1.0, 0.0, 1.0, 1.0, -1.0, 0.0, 0.0, -1.0, -1.0])
c23 = Parameter('c23', (F32, [2]), [0.5, -1.0])
t24 = Output('t24', (F32, [1, 1, 1, 2]))
x25 = Input('x25', (F32, [2, 5, 5, 2]))
c26 = Parameter('c26', (F32, [2, 5, 5, 1]), packed('|i1',
    'c-ke1feipK41(bQqn)$H2vIPS*nT$DgpqwWnLQTS7Wn', 1.0
))
c27 = Parameter('c27', (F32, [2]), [0.5, -1.0])
t28 = Output('t28', (F32, [2, 1, 1, 2]))
x29 = Input('x29', (F32, [1, 5, 5, 2]))
c30 = Parameter('c30', (F32, [2, 5, 5, 1]), packed('|i1',
    'c-kF_fe8Qr41(<cqg{<i$N&RlLL5q8ixn+P-|Yh|*bW5', 1.0
))
c31 = Parameter('c31', (F32, [2]), [0.5, -1.0])
t32 = Output('t32', (F32, [1, 1, 1, 2]))
x33 = Input('x33', (F32, [2, 6, 6, 2]))
c34 = Parameter('c34', (F32, [2, 6, 6, 1]), packed('|i1',
    'c-k$BfeipK2*S$$N3*g>3|f#7Rhl{xU9;TXa^=T`dt0odWFBk083X', 1.0
))
c35 = Parameter('c35', (F32, [2]), [0.5, -1.0])
t36 = Output('t36', (F32, [2, 1, 1, 2]))
x37 = Input('x37', (F32, [1, 6, 6, 2]))
c38 = Parameter('c38', (F32, [2, 6, 6, 1]), packed('|i1',
    'c-kF`fe8Qr2*TX|N1F@6+>jEQ)ZAy){tgD<&8eb!{$XXu9Fzze{Q', 1.0
))
c39 = Parameter('c39', (F32, [2]), [0.5, -1.0])
t40 = Output('t40', (F32, [1, 1, 1, 2]))
x41 = Input('x41', (F32, [2, 7, 7, 2]))
c42 = Parameter('c42', (F32, [2, 7, 7, 1]), packed('|i1',
    'c-ke50S*8_1jDxfKYG_XL^M>EZlzyjp~z1#af1h;Llbdi)wr*RCwKn^hV}zO;vWP', 1.0
))
c43 = Parameter('c43', (F32, [2]), [0.5, -1.0])
t44 = Output('t44', (F32, [2, 1, 1, 2]))
x45 = Input('x45', (F32, [1, 7, 7, 2]))
c46 = Parameter('c46', (F32, [2, 7, 7, 1]), packed('|i1',
    'c-k$D0S>@G2*S$$AKeKz6AcAbF+y4v&?%PGTIZ74jHo!g)pU;Yg#S7H#Ro=;Ch`', 1.0
))
c47 = Parameter('c47', (F32, [2]), [0.5, -1.0])
t48 = Output('t48', (F32, [1, 1, 1, 2]))
x49 = Input('x49', (F32, [1, 8, 8, 2]))
c50 = Parameter('c50', (F32, [2, 8, 8, 1]), packed('|i1',
    'c-l3LfeipK2*Tk1qglaB6QdQ7BRiC3v1&kxXlO4U#rmMS4D}NPnZ)(L<{+WDvu2J49`_CO58kvX00', 1.0
))
c51 = Parameter('c51', (F32, [2]), [0.5, -1.0])
t52 = Output('t52', (F32, [1, 1, 1, 2]))
x53 = Input('x53', (F32, [1, 8, 8, 2]))
c54 = Parameter('c54', (F32, [2, 8, 8, 1]), packed('|i1',
    'c-k$E0TKW}2m$&3qn*`FnGB`Kkz_I5N(v)6Sm%zT*c)Ae(1mCAwClYGli*WHz3|+N{4_m!peG6', 1.0
))
c55 = Parameter('c55', (F32, [2]), [0.5, -1.0])
t56 = Output('t56', (F32, [1, 1, 1, 2]))
x57 = Input('x57', (F32, [1, 3, 5, 2]))
c58 = Parameter('c58', (F32, [2, 3, 5, 1]), [0.0, 0.0, 1.0, 1.0, 0.0, -1.0, 1.0, 1.0, 1.0, -1.0, 1.0, 1.0, -1.0, 1.0, -1.0, -1.0, 0.0, 0.0,
    -1.0, 1.0, -1.0, 0.0, -1.0, -1.0, 0.0, 0.0, 1.0, 0.0, 0.0, -1.0])
c59 = Parameter('c59', (F32, [2]), [0.5, -1.0])
t60 = Output('t60', (F32, [1, 1, 1, 2]))
x61 = Input('x61', (F32, [1, 3, 5, 2]))
c62 = Parameter('c62', (F32, [2, 3, 5, 1]), [0.0, -1.0, -1.0, 1.0, 1.0, -1.0, -1.0, 1.0, 1.0, -1.0, 0.0, -1.0, 1.0, 0.0, 0.0, 1.0, 1.0, -1.0,
    0.0, 1.0, 1.0, 0.0, 1.0, 0.0, 0.0, 1.0, 0.0, -1.0, -1.0, 1.0])
c63 = Parameter('c63', (F32, [2]), [0.5, -1.0])
t64 = Output('t64', (F32, [1, 1, 1, 2]))
x65 = Input('x65', (F32, [1, 1, 7, 2]))
c66 = Parameter('c66', (F32, [2, 1, 7, 1]), [0.0, -1.0, -1.0, -1.0, -1.0, -1.0, 0.0, -1.0, 0.0, 1.0, -1.0, 1.0, 0.0, 0.0])
c67 = Parameter('c67', (F32, [2]), [0.5, -1.0])
t68 = Output('t68', (F32, [1, 1, 1, 2]))
x69 = Input('x69', (F32, [1, 1, 7, 2]))
c70 = Parameter('c70', (F32, [2, 1, 7, 1]), [0.0, 1.0, 1.0, -1.0, 1.0, 0.0, 1.0, 0.0, 0.0, -1.0, 0.0, 0.0, 1.0, -1.0])
c71 = Parameter('c71', (F32, [2]), [0.5, -1.0])
t72 = Output('t72', (F32, [1, 1, 1, 2]))
x73 = Input('x73', (F32, [2, 6, 1, 2]))
c74 = Parameter('c74', (F32, [2, 6, 1, 1]), [0.0, 0.0, 0.0, -1.0, 0.0, -1.0, 1.0, 0.0, 0.0, -1.0, -1.0, -1.0])
c75 = Parameter('c75', (F32, [2]), [0.5, -1.0])
t76 = Output('t76', (F32, [2, 1, 1, 2]))
x77 = Input('x77', (F32, [1, 6, 1, 2]))
c78 = Parameter('c78', (F32, [2, 6, 1, 1]), [-1.0, -1.0, -1.0, 1.0, -1.0, 0.0, 0.0, 1.0, -1.0, 0.0, 0.0, 0.0])
c79 = Parameter('c79', (F32, [2]), [0.5, -1.0])
t80 = Output('t80', (F32, [1, 1, 1, 2]))
model = Model()
model.Operation('GROUPED_CONV_2D', x1, c2, c3, 2, 1, 1, 2, 0, False).To(t4)
model.Operation('GROUPED_CONV_2D', x5, c6, c7, 2, 2, 2, 2, 0, False).To(t8)
model.Operation('GROUPED_CONV_2D', x9, c10, c11, 0, 0, 0, 0, 2, 1, 2, 0, False).To(t12)
model.Operation('GROUPED_CONV_2D', x13, c14, c15, 2, 3, 3, 2, 0, False).To(t16)
model.Operation('GROUPED_CONV_2D', x17, c18, c19, 2, 1, 2, 2, 0, False).To(t20)
model.Operation('GROUPED_CONV_2D', x21, c22, c23, 2, 4, 4, 2, 0, False).To(t24)
model.Operation('GROUPED_CONV_2D', x25, c26, c27, 2, 2, 2, 2, 0, False).To(t28)
model.Operation('GROUPED_CONV_2D', x29, c30, c31, 2, 5, 5, 2, 0, False).To(t32)
model.Operation('GROUPED_CONV_2D', x33, c34, c35, 0, 0, 0, 0, 1, 1, 2, 0, False).To(t36)
model.Operation('GROUPED_CONV_2D', x37, c38, c39, 2, 6, 6, 2, 0, False).To(t40)
model.Operation('GROUPED_CONV_2D', x41, c42, c43, 2, 2, 1, 2, 0, False).To(t44)
model.Operation('GROUPED_CONV_2D', x45, c46, c47, 2, 7, 7, 2, 0, False).To(t48)
model.Operation('GROUPED_CONV_2D', x49, c50, c51, 2, 1, 2, 2, 0, False).To(t52)
model.Operation('GROUPED_CONV_2D', x53, c54, c55, 2, 8, 8, 2, 0, False).To(t56)
model.Operation('GROUPED_CONV_2D', x57, c58, c59, 0, 0, 0, 0, 2, 2, 2, 0, False).To(t60)
model.Operation('GROUPED_CONV_2D', x61, c62, c63, 2, 5, 3, 2, 0, False).To(t64)
model.Operation('GROUPED_CONV_2D', x65, c66, c67, 2, 1, 1, 2, 0, False).To(t68)
model.Operation('GROUPED_CONV_2D', x69, c70, c71, 2, 7, 1, 2, 0, False).To(t72)
model.Operation('GROUPED_CONV_2D', x73, c74, c75, 2, 2, 1, 2, 0, False).To(t76)
model.Operation('GROUPED_CONV_2D', x77, c78, c79, 2, 1, 6, 2, 0, False).To(t80)
Example({
    x1: [2.5, 1.0, -3.5, 0.5, 1.0, -1.0, -2.5, 3.0],
    t4: [3.0, 1.5],
    x5: [-4.0, -2.0, 0.5, -1.5, 1.5, 1.0, -3.0, -2.0],
    t8: [1.0, -2.0],
    x9: [4.0, 1.0, -2.5, 3.5, -2.5, 2.5, -1.0, 2.5, 3.0, 2.0, -2.0, -3.5, -3.0, 0.5, -1.5, 3.5, -3.5, -4.0],
    t12: [-4.5, -6.0],
    x13: [-3.0, 1.0, 2.5, 1.0, -0.5, -0.5, 0.5, -3.5, 2.0, -3.0, -3.0, -2.0, -0.5, -4.0, 1.5, 1.0, 2.5, 3.5],
    t16: [-6.5, 7.5],
    x17: [-2.0, 1.0, -0.5, 2.0, -2.0, 1.5, 3.5, -2.5, -4.0, 1.5, 2.0, 4.0, 1.5, -0.5, 1.0, 2.0, 3.0, 2.0,
    1.0, -0.5, -1.0, -2.0, 2.5, -3.0, 3.5, 3.0, 4.0, -4.0, 3.0, 1.5, -3.0, -3.0],
    t20: [-13.5, -5.5],
    x21: [-2.5, 2.0, 3.5, -1.0, -3.0, 2.0, 4.0, 1.5, 3.0, 2.5, -3.0, -2.5, -2.5, 0.5, 3.0, 1.5, 2.0, 2.0,
    -2.0, 2.0, 3.5, 0.5, -3.5, 1.0, -2.0, 2.0, 4.0, 2.5, 1.0, 2.5, 2.5, -2.5],
    t24: [3.5, -5.0],
    x25: packed('|i1',
    'c-jrZfepYg2m>&YQRx5I4oKQfHjfz!Wjt2}SZ*$PE2rmTbvT)4l0H@^k(kz~94*88)l_&q+=^E|2=vp|Ok7H9&j&M1GT#', 0.5
),
    t28: [-6.5, 16.0, -25.0, 2.0],
    x29: packed('|i1',
    'c-jrd$qfK72m>$)B4Gb%8;;WYWr#J7YI;(+N5n1GgFhfQh*{ot9jU=YJs(9F3j', 0.5
),
    t32: [7.5, -7.5],
    x33: packed('|i1',
    'c-jriNfH1d2n4XQ+4}#lRRo#2CtL!;j3}P$7=18qX@HgK3go>@tvD{0!?L^STy+$;L(#t&oLOyhhf<I{_B!fyb}?jc5da<@??}3>'
    'o$HUvaJ5M&=AkZWADgf{dH', 0.5
),
    t36: [26.0, -10.0, 9.5, 15.5],
    x37: packed('|i1',
    'c-jTQi4g!G2m`RAAiDpw@>vtMSf@`xmKW!d87x;tY|Ofii{guX5D5))4qPe>>sY(s(6)ZYE+YE', 0.5
),
    t40: [-3.0, -13.5],
    x41: packed('|i1',
    'c-jrjM-Bin2m~-Og!2E_2141rTNde~){|`f)a>SkbDRO~TWi5cBV;&&NsogICA^PQs;{fI*sXLN88@6)yV1eO^|39Gr!)4iMWN1Q'
    'YbzC0!9!!y$zy%hNSTO|U0w!ty+pl{G#ZRmsr?Y8RW7&_txwO<4?*}?b^', 0.5
),
    t44: [-11.5, 17.0, -8.0, -4.0],
    x45: packed('|i1',
    'c-jrcNfH1d2n4WVQ~v*28?>3pB?my_txltfu?9-ql6@-h-VBrIdvc<JP3US1@qswQb+lUVW}Et5*&cSEaHzJ=Uwn{2H^u', 0.5
),
    t48: [5.5, -3.0],
    x49: packed('|i1',
    'c-jriK@z|q2m`<&BJls$ib7~-&%1mG`3+LC+>^i>RC`?CU9dRhi6a5@iGtdo`_f`Z5iy<j@sT*LjWH2<Dus2ep?{O?s%zxKwxh9g'
    'U2>-aAGoSJBL', 0.5
),
    t52: [-27.5, 2.5],
    x53: packed('|i1',
    'c-jrkK@tEV2m`?)kcI!h7Ey4$&8dfg&H-fgq@5Z6G6ai>h{)AN6~93ZkURF~)zqXD{ZZs#cKA#dED9}i<#oesP!$~ya>S_eD_ie$'
    '%Go(>dgTW+jx|#', 0.5
),
    t56: [0.5, 2.5],
    x57: [2.0, -4.0, 2.0, 2.5, -3.0, 0.5, 1.5, -2.5, -3.0, -4.0, -4.0, -2.0, -2.5, 2.5, -4.0, -3.0, -0.5,
    -2.5, 3.5, 2.5, -0.5, -3.0, -3.0, 2.0, 1.0, -3.0, -2.5, 3.0, 1.5, 4.0],
    t60: [-16.0, 7.0],
    x61: [0.5, 1.0, 1.0, 1.0, 1.0, 3.5, -4.0, 3.0, 3.0, -0.5, -0.5, -4.0, -2.0, -1.0, -2.0, -1.0, -4.0, 2.0,
    1.5, -3.5, -3.0, 0.5, 3.0, -3.0, -3.5, 1.0, 2.0, 1.0, -2.0, -0.5],
    t64: [-14.0, -10.0],
    x65: [-1.0, 3.0, -1.5, -2.0, 3.0, 1.5, 3.0, 1.5, 4.0, 1.0, -1.5, 0.5, 1.0, -4.0],
    t68: [-6.5, -3.0],
    x69: [-3.5, 2.5, -0.5, 1.5, 3.5, 3.0, -3.5, -3.5, -1.5, -2.0, -3.5, 3.5, 0.5, 4.0],
    t72: [6.0, -4.5],
    x73: [-2.5, -1.5, 1.0, 1.0, 3.0, 1.0, -0.5, 1.0, -1.5, 0.5, 2.0, -4.0, 3.0, -1.0, -3.0, -2.5, 1.5, -2.5,
    3.0, 4.0, -0.5, -2.5, 1.0, 3.0],
    t76: [-1.0, 0.0, -3.5, -6.5],
    x77: [2.0, 4.0, -4.0, 3.0, 3.5, 1.5, -2.5, 0.5, -2.5, -4.0, -3.0, 4.0],
    t80: [-1.0, 0.5],
}, name='windows').AddVariations('float16').DisableLifeTimeVariation()

# Of each size, by all strides.
# Expected values: float64 formula.
x1 = Input('x1', (U8, [1, 2, 2, 2], 0.5, 120))
c2 = Parameter('c2', (U8, [2, 2, 2, 1], 0.5, 128), [130, 126, 126, 130, 130, 130, 126, 128])
c3 = Parameter('c3', (I32, [2], 0.25, 0), [2, -4])
t4 = Output('t4', (U8, [1, 1, 1, 2], 0.5, 120))
x5 = Input('x5', (U8, [1, 2, 2, 2], 0.5, 120))
c6 = Parameter('c6', ('TENSOR_QUANT8_SYMM_PER_CHANNEL', [2, 2, 2, 1]), [0, 2, 0, 0, 4, 0, 4, 0], extraParams=SymmPerChannelQuantParams(0, [0.5, 0.25]))
c7 = Parameter('c7', (I32, [2]), [2, -8])
t8 = Output('t8', (U8, [1, 1, 1, 2], 0.5, 120))
x9 = Input('x9', (U8, [1, 3, 3, 2], 0.5, 120))
c10 = Parameter('c10', (U8, [2, 3, 3, 1], 0.5, 128), [128, 126, 130, 128, 126, 128, 128, 126, 130, 126, 128, 130, 130, 126, 130, 128, 126, 128])
c11 = Parameter('c11', (I32, [2], 0.25, 0), [2, -4])
t12 = Output('t12', (U8, [1, 1, 1, 2], 0.5, 120))
x13 = Input('x13', (U8, [1, 3, 3, 2], 0.5, 120))
c14 = Parameter('c14', ('TENSOR_QUANT8_SYMM_PER_CHANNEL', [2, 3, 3, 1]), [0, -2, 0, 2, -2, 0, 2, 0, -2, 0, 0, -4, 0, -4, 0, -4, 4, 0], extraParams=SymmPerChannelQuantParams(0, [0.5, 0.25]))
c15 = Parameter('c15', (I32, [2]), [2, -8])
t16 = Output('t16', (U8, [1, 1, 1, 2], 0.5, 120))
x17 = Input('x17', (U8, [1, 4, 4, 2], 0.5, 120))
c18 = Parameter('c18', (U8, [2, 4, 4, 1], 0.5, 128), [128, 130, 130, 128, 128, 130, 126, 128, 126, 128, 126, 126, 126, 126, 130, 130, 128, 126, 128, 130,
    126, 130, 128, 126, 126, 128, 126, 128, 126, 126, 126, 128])
c19 = Parameter('c19', (I32, [2], 0.25, 0), [2, -4])
t20 = Output('t20', (U8, [1, 1, 1, 2], 0.5, 120))
x21 = Input('x21', (U8, [1, 4, 4, 2], 0.5, 120))
c22 = Parameter('c22', ('TENSOR_QUANT8_SYMM_PER_CHANNEL', [2, 4, 4, 1]), [-2, 0, 2, 0, -2, -2, 2, 0, 0, 0, 0, 0, -2, 2, 0, 0, -4, 4, -4, -4, 4, 0, 0, -4, 0, 4, 4, -4, 0, 0,
    -4, -4], extraParams=SymmPerChannelQuantParams(0, [0.5, 0.25]))
c23 = Parameter('c23', (I32, [2]), [2, -8])
t24 = Output('t24', (U8, [1, 1, 1, 2], 0.5, 120))
x25 = Input('x25', (U8, [2, 5, 5, 2], 0.5, 120))
c26 = Parameter('c26', (U8, [2, 5, 5, 1], 0.5, 128), packed('<i2',
    'c-obSfe8RG48nT31TUYp7fi$i4VICdE)!ygl72U;&37JLKN#@'
))
c27 = Parameter('c27', (I32, [2], 0.25, 0), [2, -4])
t28 = Output('t28', (U8, [2, 1, 1, 2], 0.5, 120))
x29 = Input('x29', (U8, [1, 5, 5, 2], 0.5, 120))
c30 = Parameter('c30', ('TENSOR_QUANT8_SYMM_PER_CHANNEL', [2, 5, 5, 1]), packed('|i1',
    'c-kGufe8RG5W>J9?mw|e-y%5>s9;K{<1EC4#J<?@{|_xa4hH'
), extraParams=SymmPerChannelQuantParams(0, [0.5, 0.25]))
c31 = Parameter('c31', (I32, [2]), [2, -8])
t32 = Output('t32', (U8, [1, 1, 1, 2], 0.5, 120))
x33 = Input('x33', (U8, [2, 6, 6, 2], 0.5, 120))
c34 = Parameter('c34', (U8, [2, 6, 6, 1], 0.5, 128), packed('<i2',
    'c-pOsfe8RW2m+g2#K}9KM))HvHOB#25fdz{lDj2e`E0|!HAW41&nFf~uOtT'
))
c35 = Parameter('c35', (I32, [2], 0.25, 0), [2, -4])
t36 = Output('t36', (U8, [2, 1, 1, 2], 0.5, 120))
x37 = Input('x37', (U8, [1, 6, 6, 2], 0.5, 120))
c38 = Parameter('c38', ('TENSOR_QUANT8_SYMM_PER_CHANNEL', [2, 6, 6, 1]), packed('|i1',
    'c-kF^0SW*>5CJFo|BJO9mtuxa=-}2}703URDpKr(7GRR^W;FNm0FyZy^8'
), extraParams=SymmPerChannelQuantParams(0, [0.5, 0.25]))
c39 = Parameter('c39', (I32, [2]), [2, -8])
t40 = Output('t40', (U8, [1, 1, 1, 2], 0.5, 120))
x41 = Input('x41', (U8, [2, 7, 7, 2], 0.5, 120))
c42 = Parameter('c42', (U8, [2, 7, 7, 1], 0.5, 128), packed('<i2',
    'c-pm$feipK2*P$bAzZ$qH;9X|(av(D&?lC8)Dlc)=z-~wia6z}?mj&nIodBUYQOV*M4mAR'
))
c43 = Parameter('c43', (I32, [2], 0.25, 0), [2, -4])
t44 = Output('t44', (U8, [2, 1, 1, 2], 0.5, 120))
x45 = Input('x45', (U8, [1, 7, 7, 2], 0.5, 120))
c46 = Parameter('c46', ('TENSOR_QUANT8_SYMM_PER_CHANNEL', [2, 7, 7, 1]), packed('|i1',
    'c-ke30SW*x2m+7r|1TC<w!qNSgiK(1X&^brHASb{<}k(<H8zsfe_7uwac5{JJVIb5+W'
), extraParams=SymmPerChannelQuantParams(0, [0.5, 0.25]))
c47 = Parameter('c47', (I32, [2]), [2, -8])
t48 = Output('t48', (U8, [1, 1, 1, 2], 0.5, 120))
x49 = Input('x49', (U8, [1, 8, 8, 2], 0.5, 120))
c50 = Parameter('c50', (U8, [2, 8, 8, 1], 0.5, 128), packed('<i2',
    'c-qB`feipL2m(7fAxz$b=4W_KjGllaC!*q*)dQAHLwoTk_6MrdP(MPTNm37N4icI>tLA9n<9P%9`MEA6DnI`'
))
c51 = Parameter('c51', (I32, [2], 0.25, 0), [2, -4])
t52 = Output('t52', (U8, [1, 1, 1, 2], 0.5, 120))
x53 = Input('x53', (U8, [1, 8, 8, 2], 0.5, 120))
c54 = Parameter('c54', ('TENSOR_QUANT8_SYMM_PER_CHANNEL', [2, 8, 8, 1]), packed('|i1',
    'c-ke30SW*x2m%l3|1Xx9w!)ONMGJ_!vb&Lrw5@)7xkNh4O9L91jB~MxJk_D*qm<AO-<|rDJ$@V~4F'
), extraParams=SymmPerChannelQuantParams(0, [0.5, 0.25]))
c55 = Parameter('c55', (I32, [2]), [2, -8])
t56 = Output('t56', (U8, [1, 1, 1, 2], 0.5, 120))
x57 = Input('x57', (U8, [1, 3, 5, 2], 0.5, 120))
c58 = Parameter('c58', (U8, [2, 3, 5, 1], 0.5, 128), [128, 128, 130, 130, 128, 126, 130, 130, 130, 126, 130, 130, 126, 130, 126, 126, 128, 128, 126, 130,
    126, 128, 126, 126, 128, 128, 130, 128, 128, 126])
c59 = Parameter('c59', (I32, [2], 0.25, 0), [2, -4])
t60 = Output('t60', (U8, [1, 1, 1, 2], 0.5, 120))
x61 = Input('x61', (U8, [1, 3, 5, 2], 0.5, 120))
c62 = Parameter('c62', ('TENSOR_QUANT8_SYMM_PER_CHANNEL', [2, 3, 5, 1]), [0, -2, -2, 2, 2, -2, -2, 2, 2, -2, 0, -2, 2, 0, 0, 4, 4, -4, 0, 4, 4, 0, 4, 0, 0, 4, 0, -4, -4, 4], extraParams=SymmPerChannelQuantParams(0, [0.5, 0.25]))
c63 = Parameter('c63', (I32, [2]), [2, -8])
t64 = Output('t64', (U8, [1, 1, 1, 2], 0.5, 120))
x65 = Input('x65', (U8, [1, 1, 7, 2], 0.5, 120))
c66 = Parameter('c66', (U8, [2, 1, 7, 1], 0.5, 128), [128, 126, 126, 126, 126, 126, 128, 126, 128, 130, 126, 130, 128, 128])
c67 = Parameter('c67', (I32, [2], 0.25, 0), [2, -4])
t68 = Output('t68', (U8, [1, 1, 1, 2], 0.5, 120))
x69 = Input('x69', (U8, [1, 1, 7, 2], 0.5, 120))
c70 = Parameter('c70', ('TENSOR_QUANT8_SYMM_PER_CHANNEL', [2, 1, 7, 1]), [0, 2, 2, -2, 2, 0, 2, 0, 0, -4, 0, 0, 4, -4], extraParams=SymmPerChannelQuantParams(0, [0.5, 0.25]))
c71 = Parameter('c71', (I32, [2]), [2, -8])
t72 = Output('t72', (U8, [1, 1, 1, 2], 0.5, 120))
x73 = Input('x73', (U8, [2, 6, 1, 2], 0.5, 120))
c74 = Parameter('c74', (U8, [2, 6, 1, 1], 0.5, 128), [128, 128, 128, 126, 128, 126, 130, 128, 128, 126, 126, 126])
c75 = Parameter('c75', (I32, [2], 0.25, 0), [2, -4])
t76 = Output('t76', (U8, [2, 1, 1, 2], 0.5, 120))
x77 = Input('x77', (U8, [1, 6, 1, 2], 0.5, 120))
c78 = Parameter('c78', ('TENSOR_QUANT8_SYMM_PER_CHANNEL', [2, 6, 1, 1]), [-2, -2, -2, 2, -2, 0, 0, 4, -4, 0, 0, 0], extraParams=SymmPerChannelQuantParams(0, [0.5, 0.25]))
c79 = Parameter('c79', (I32, [2]), [2, -8])
t80 = Output('t80', (U8, [1, 1, 1, 2], 0.5, 120))
model = Model()
model.Operation('GROUPED_CONV_2D', x1, c2, c3, 2, 1, 1, 2, 0, False).To(t4)
model.Operation('GROUPED_CONV_2D', x5, c6, c7, 2, 2, 2, 2, 0, False).To(t8)
model.Operation('GROUPED_CONV_2D', x9, c10, c11, 0, 0, 0, 0, 2, 1, 2, 0, False).To(t12)
model.Operation('GROUPED_CONV_2D', x13, c14, c15, 2, 3, 3, 2, 0, False).To(t16)
model.Operation('GROUPED_CONV_2D', x17, c18, c19, 2, 1, 2, 2, 0, False).To(t20)
model.Operation('GROUPED_CONV_2D', x21, c22, c23, 2, 4, 4, 2, 0, False).To(t24)
model.Operation('GROUPED_CONV_2D', x25, c26, c27, 2, 2, 2, 2, 0, False).To(t28)
model.Operation('GROUPED_CONV_2D', x29, c30, c31, 2, 5, 5, 2, 0, False).To(t32)
model.Operation('GROUPED_CONV_2D', x33, c34, c35, 0, 0, 0, 0, 1, 1, 2, 0, False).To(t36)
model.Operation('GROUPED_CONV_2D', x37, c38, c39, 2, 6, 6, 2, 0, False).To(t40)
model.Operation('GROUPED_CONV_2D', x41, c42, c43, 2, 2, 1, 2, 0, False).To(t44)
model.Operation('GROUPED_CONV_2D', x45, c46, c47, 2, 7, 7, 2, 0, False).To(t48)
model.Operation('GROUPED_CONV_2D', x49, c50, c51, 2, 1, 2, 2, 0, False).To(t52)
model.Operation('GROUPED_CONV_2D', x53, c54, c55, 2, 8, 8, 2, 0, False).To(t56)
model.Operation('GROUPED_CONV_2D', x57, c58, c59, 0, 0, 0, 0, 2, 2, 2, 0, False).To(t60)
model.Operation('GROUPED_CONV_2D', x61, c62, c63, 2, 5, 3, 2, 0, False).To(t64)
model.Operation('GROUPED_CONV_2D', x65, c66, c67, 2, 1, 1, 2, 0, False).To(t68)
model.Operation('GROUPED_CONV_2D', x69, c70, c71, 2, 7, 1, 2, 0, False).To(t72)
model.Operation('GROUPED_CONV_2D', x73, c74, c75, 2, 2, 1, 2, 0, False).To(t76)
model.Operation('GROUPED_CONV_2D', x77, c78, c79, 2, 1, 6, 2, 0, False).To(t80)
Example({
    x1: [125, 122, 113, 121, 122, 118, 115, 126],
    t4: [126, 123],
    x5: [112, 116, 121, 117, 123, 122, 114, 116],
    t8: [122, 116],
    x9: [128, 122, 115, 127, 115, 125, 118, 125, 126, 124, 116, 113, 114, 121, 117, 127, 113, 112],
    t12: [111, 108],
    x13: [114, 122, 125, 122, 119, 119, 121, 113, 124, 114, 114, 116, 119, 112, 123, 122, 125, 127],
    t16: [107, 135],
    x17: [116, 122, 119, 124, 116, 123, 127, 115, 112, 123, 124, 128, 123, 119, 122, 124, 126, 124, 122, 119,
    118, 116, 125, 114, 127, 126, 128, 112, 126, 123, 114, 114],
    t20: [93, 109],
    x21: [115, 124, 127, 118, 114, 124, 128, 123, 126, 125, 114, 115, 115, 121, 126, 123, 124, 124, 116, 124,
    127, 121, 113, 122, 116, 124, 128, 125, 122, 125, 125, 115],
    t24: [127, 110],
    x25: packed('<i2',
    'c-p<efe`~S2m`Q=Trf@!KY@(?ouX2#OqncWZJLyG<FK3q$JX(#h*_8@q^;2iPS8ru)cG}7S3hytUl!Ez$J1l9gFF|XKX?Ip7cRd'
),
    t28: [107, 152, 70, 124],
    x29: packed('<i2',
    'c-oc5!3_W)2m~-k=1?Soi!i#bU|(gNMak4sBwQluv{&PWfH!E4y(%rH(Rz+=7w#_?dj'
),
    t32: [135, 105],
    x33: packed('<i2',
    'c-qa&+Z6*K2n5lTtO#;kUR!!nM&|ntUx270lv`{(FN!M+po(+?a?Z<AdPj*<>nt{(?!>W4*iSgNKdU&-P=xHdHhN7=Ik8p*fS#Va'
    'L%QCQ_ZySbSuRNUg&wj#f7Ta*cSHI'
),
    t36: [172, 100, 139, 151],
    x37: packed('<i2',
    'c-pPOff2wU2n4W>ECT-VAUe8BG=W9gY*)r^g)d+Vv@<D(zK3y8v1BerNJ=%F9V*3r%Q|>bC%>OOMlB(`'
),
    t40: [114, 93],
    x41: packed('<i2',
    'c-q~}$q@rE2n0cgED%Qlf+ci24$r%5y7djzxKMY1!zZ`sS%zPSc3NvvTM<>v+bl`x@>|@ZXJ@o=gg0N?BHtBvQmSNMgG<KpR{C$<'
    'ld~0YcngJ4Sr|;Y40;AJ6%kz9mnl>(r(A1BSQ<nIKbSHi+j)$1?z}gjKj;fa$6Qt'
),
    t44: [97, 154, 104, 112],
    x45: packed('<i2',
    'c-pna%M}A42n4{C?1C<jpHh0#MCLLJz~Ee+WO`BzL2U82q;ZZJhtR#oTAE74)od?=7rVkjH1?xr)V`zDxsTHr`PQ%g{M{E#wJo*'
),
    t48: [131, 114],
    x49: packed('<i2',
    'c-qCw!4(4_2n5lT3<~RGMWFPgi_AaI?E}Wop@v$wg1m?3J*%G^YXp#y7}8~oS%>ZmHE#@@<GMCBK<RXziin+IysMn~+d|!J6|nhA'
    'a-QA=JWcZR=e|DsJR<'
),
    t52: [65, 125],
    x53: packed('<i2',
    'c-qB{!4*Uy2*kEzM8U`42&I3!*qm}o2&69{hPj;OUROFWDClk(rp&0_%mz7oPVSTx7GakW3qHHtMR8hT;X9ri&T*)=^$Qi+GkNul'
    'cUoFBaXY!=_h&v|?mSZ'
),
    t56: [121, 125],
    x57: [124, 112, 124, 125, 114, 121, 123, 115, 114, 112, 112, 116, 115, 125, 112, 114, 119, 115, 127, 125,
    119, 114, 114, 124, 122, 114, 115, 126, 123, 128],
    t60: [88, 134],
    x61: [121, 122, 122, 122, 122, 127, 112, 126, 126, 119, 119, 112, 116, 118, 116, 118, 112, 124, 123, 113,
    114, 121, 126, 114, 113, 122, 124, 122, 116, 119],
    t64: [92, 100],
    x65: [118, 126, 117, 116, 126, 123, 126, 123, 128, 122, 117, 121, 122, 112],
    t68: [107, 114],
    x69: [113, 125, 119, 123, 127, 126, 113, 113, 117, 116, 113, 127, 121, 128],
    t72: [132, 111],
    x73: [115, 117, 122, 122, 126, 122, 119, 122, 117, 121, 124, 112, 126, 118, 114, 115, 123, 115, 126, 128,
    119, 115, 122, 126],
    t76: [118, 120, 113, 107],
    x77: [124, 128, 112, 126, 127, 123, 115, 121, 115, 112, 114, 128],
    t80: [118, 121],
}, name='windows_quant8').AddVariations(signed(x1, c2, t4, x5, t8, x9, c10, t12, x13, t16, x17, c18, t20, x21, t24, x25, c26, t28, x29, t32, x33, c34, t36, x37, t40, x41, c42, t44, x45, t48, x49, c50, t52, x53, t56, x57, c58, t60, x61, t64, x65, c66, t68, x69, t72, x73, c74, t76, x77, t80)).DisableLifeTimeVariation()
