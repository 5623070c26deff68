# Licensed under the Apache License, Version 2.0; see LICENSE.
# Written by 'python -m corpus' from corpus/families/convolution.py; do not edit.
#
# CONV_2D: activations at the end of a loop.

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

# The last block of a loop over pixels, of results of many sizes, has each fused activation.
# Expected values: float64 formula.
x1 = Input('x1', (F32, [1, 1, 5, 1]))
c2 = Parameter('c2', (F32, [1, 1, 1, 1]), [-2.0])
c3 = Parameter('c3', (F32, [1]), [0.0])
t4 = Output('t4', (F32, [1, 1, 5, 1]))
x5 = Input('x5', (F32, [1, 2, 3, 1]))
c6 = Parameter('c6', (F32, [3, 1, 1, 1]), [-2.0, 1.0, 2.0])
c7 = Parameter('c7', (F32, [3]), [5.0, 2.0, 1.0])
t8 = Output('t8', (F32, [1, 2, 3, 3]))
x9 = Input('x9', (F32, [1, 3, 5, 1]))
c10 = Parameter('c10', (F32, [5, 1, 1, 1]), [-2.0, 2.0, 2.0, -1.0, -1.0])
c11 = Parameter('c11', (F32, [5]), [3.0, 3.0, -3.0, 3.0, -2.0])
t12 = Output('t12', (F32, [1, 3, 5, 5]))
x13 = Input('x13', (F32, [1, 1, 13, 1]))
c14 = Parameter('c14', (F32, [2, 1, 1, 1]), [2.0, 1.0])
c15 = Parameter('c15', (F32, [2]), [1.0, 5.0])
t16 = Output('t16', (F32, [1, 1, 13, 2]))
x17 = Input('x17', (F32, [1, 1, 4, 1]))
c18 = Parameter('c18', (F32, [1, 1, 1, 1]), [2.0])
c19 = Parameter('c19', (F32, [1]), [-3.0])
t20 = Output('t20', (F32, [1, 1, 4, 1]))
x21 = Input('x21', (F32, [1, 3, 7, 1]))
c22 = Parameter('c22', (F32, [3, 3, 3, 1]), packed('|i1',
    'c-muP`v33WKPJY1K<Ymj0Ga=p{xdN#0sseR5%&', 1.0
))
c23 = Parameter('c23', (F32, [3]), [3.0, 5.0, 3.0])
t24 = Output('t24', (F32, [1, 1, 5, 3]))
x25 = Input('x25', (F32, [1, 4, 5, 1]))
c26 = Parameter('c26', (F32, [5, 3, 3, 1]), packed('|i1',
    'c-j?-fe8Qr41%!#Z_YIcM3a&h=#XpyXIAZZ_oDFt(_a+>', 1.0
))
c27 = Parameter('c27', (F32, [5]), [1.0, 3.0, 0.0, 6.0, 2.0])
t28 = Output('t28', (F32, [1, 2, 3, 5]))
x29 = Input('x29', (F32, [1, 5, 7, 1]))
c30 = Parameter('c30', (F32, [2, 3, 3, 1]), [-1.0, -2.0, 2.0, 1.0, -1.0, 2.0, 1.0, -1.0, -2.0, -2.0, -2.0, 1.0, 2.0, 1.0, -2.0, -1.0, -2.0,
    -1.0])
c31 = Parameter('c31', (F32, [2]), [0.0, -3.0])
t32 = Output('t32', (F32, [1, 3, 5, 2]))
x33 = Input('x33', (F32, [1, 3, 15, 1]))
c34 = Parameter('c34', (F32, [1, 3, 3, 1]), [-1.0, 1.0, -1.0, -1.0, 1.0, -1.0, -1.0, 1.0, 2.0])
c35 = Parameter('c35', (F32, [1]), [-1.0])
t36 = Output('t36', (F32, [1, 1, 13, 1]))
x37 = Input('x37', (F32, [1, 3, 6, 1]))
c38 = Parameter('c38', (F32, [3, 3, 3, 1]), packed('|i1',
    'c-jrcu?+wK0D`dK|2K;=lvGs87hbO^8Mq<~2L', 1.0
))
c39 = Parameter('c39', (F32, [3]), [-3.0, 6.0, 5.0])
t40 = Output('t40', (F32, [1, 1, 4, 3]))
model = Model()
model.Operation('CONV_2D', x1, c2, c3, 2, 1, 1, 3).To(t4)
model.Operation('CONV_2D', x5, c6, c7, 2, 1, 1, 2).To(t8)
model.Operation('CONV_2D', x9, c10, c11, 2, 1, 1, 1).To(t12)
model.Operation('CONV_2D', x13, c14, c15, 2, 1, 1, 3).To(t16)
model.Operation('CONV_2D', x17, c18, c19, 2, 1, 1, 2).To(t20)
model.Operation('CONV_2D', x21, c22, c23, 2, 1, 1, 1).To(t24)
model.Operation('CONV_2D', x25, c26, c27, 2, 1, 1, 3).To(t28)
model.Operation('CONV_2D', x29, c30, c31, 2, 1, 1, 2).To(t32)
model.Operation('CONV_2D', x33, c34, c35, 2, 1, 1, 1).To(t36)
model.Operation('CONV_2D', x37, c38, c39, 2, 1, 1, 3).To(t40)
Example({
    x1: [-1.5, -0.5, 0.0, 1.5, 0.0],
    t4: [3.0, 1.0, 0.0, 0.0, 0.0],
    x5: [-1.5, -2.5, 2.0, -1.0, 0.5, 2.5],
    t8: [1.0, 0.5, -1.0, 1.0, -0.5, -1.0, 1.0, 1.0, 1.0, 1.0, 1.0, -1.0, 1.0, 1.0, 1.0, 0.0, 1.0, 1.0],
    x9: [2.5, 2.5, -0.5, 1.5, -1.0, 2.0, -2.5, -2.5, 1.0, 2.5, 1.0, 2.5, 2.0, -1.0, 2.0],
    t12: packed('|i1',
    'c-lqEK?(pM2mry=gv28J|7#;Vcv<!^qzSyZF<~<Z#o?%uu%x1aeb-l{@dYj+0WA', 0.5
),
    x13: [-2.5, -0.5, -0.5, -2.5, 2.0, -0.5, -1.5, -1.5, -0.5, 0.0, 0.0, 1.5, 2.0],
    t16: packed('|i1',
    'c-muNW#9xtRxTbO$qs~^Ok7M{96Ve+00w#hl>', 0.5
),
    x17: [-1.5, 2.5, -2.5, 0.0],
    t20: [-1.0, 1.0, -1.0, -1.0],
    x21: [-2.5, 2.5, -1.5, 2.0, 1.0, 0.5, -2.5, -0.5, -2.0, 2.5, 1.0, 2.5, -1.0, -0.5, 2.0, 2.5, 2.5, 0.0,
    -0.5, 2.5, -1.0],
    t24: [6.0, 0.0, 2.5, 7.5, 0.0, 22.5, 0.0, 0.0, 0.0, 0.0, 0.0, 9.0, 10.0, 6.0, 4.5],
    x25: [-1.5, 1.5, -2.0, -1.5, -1.5, 0.5, -2.0, 0.0, 0.5, -2.5, 0.0, -1.0, 1.0, 0.5, 0.0, 2.0, 0.5, 0.5,
    -2.5, 0.5],
    t28: packed('|i1',
    'c-rG+X5e99;$Z+m1|ALw&A`CU!_5R_0RRbQ0G9', 0.5
),
    x29: packed('|i1',
    'c-jTQfdK#@2m&xs`2S!D+pJT;L!<hl>>j2mR^!F%d;$v)00', 0.5
),
    t32: packed('|i1',
    'c-s5N#Psj~Kc@fxpnwUCfe;J;Nz@Vd', 0.5
),
    x33: packed('|i1',
    'c-j@n$q@iB2m(L_>Azq+GTG;<8OQ5P4|d8@VX+395>ORp{FWc7#SkF', 0.5
),
    t36: [0.0, 9.0, 1.0, 0.0, 0.0, 0.0, 4.0, 0.0, 1.5, 10.0, 5.0, 2.5, 0.0],
    x37: [1.5, -1.5, 1.5, 1.0, 2.5, 0.5, 0.0, 1.0, 0.0, 0.5, 2.5, 2.5, 1.0, 0.0, 0.0, -2.0, 2.0, 2.0],
    t40: [0.0, 6.0, 0.0, 0.0, 2.5, 6.0, 0.0, 6.0, 6.0, 0.0, 6.0, 6.0],
}, name='stride_1').AddVariations('float16').DisableLifeTimeVariation()

# The last block of a loop over pixels, of results of many sizes, has each fused activation.
# Expected values: float64 formula.
x1 = Input('x1', (U8, [1, 1, 5, 1], 0.5, 120))
c2 = Parameter('c2', (U8, [1, 1, 1, 1], 0.5, 128), [124])
c3 = Parameter('c3', (I32, [1], 0.25, 0), [0])
t4 = Output('t4', (U8, [1, 1, 5, 1], 0.5, 120))
x5 = Input('x5', (U8, [1, 2, 3, 1], 0.5, 120))
c6 = Parameter('c6', (U8, [3, 1, 1, 1], 0.5, 128), [124, 130, 132])
c7 = Parameter('c7', (I32, [3], 0.25, 0), [20, 8, 4])
t8 = Output('t8', (U8, [1, 2, 3, 3], 0.5, 120))
x9 = Input('x9', (U8, [1, 3, 5, 1], 0.5, 120))
c10 = Parameter('c10', (U8, [5, 1, 1, 1], 0.5, 128), [124, 132, 132, 126, 126])
c11 = Parameter('c11', (I32, [5], 0.25, 0), [12, 12, -12, 12, -8])
t12 = Output('t12', (U8, [1, 3, 5, 5], 0.5, 120))
x13 = Input('x13', (U8, [1, 1, 13, 1], 0.5, 120))
c14 = Parameter('c14', (U8, [2, 1, 1, 1], 0.5, 128), [132, 130])
c15 = Parameter('c15', (I32, [2], 0.25, 0), [4, 20])
t16 = Output('t16', (U8, [1, 1, 13, 2], 0.5, 120))
x17 = Input('x17', (U8, [1, 1, 4, 1], 0.5, 120))
c18 = Parameter('c18', (U8, [1, 1, 1, 1], 0.5, 128), [132])
c19 = Parameter('c19', (I32, [1], 0.25, 0), [-12])
t20 = Output('t20', (U8, [1, 1, 4, 1], 0.5, 120))
x21 = Input('x21', (U8, [1, 3, 7, 1], 0.5, 120))
c22 = Parameter('c22', (U8, [3, 3, 3, 1], 0.5, 128), packed('<i2',
    'c-m`esjI1}X=$nfQgvVeWY)FRwX`%b;06FDG7W7'
))
c23 = Parameter('c23', (I32, [3], 0.25, 0), [12, 20, 12])
t24 = Output('t24', (U8, [1, 1, 5, 3], 0.5, 120))
x25 = Input('x25', (U8, [1, 4, 5, 1], 0.5, 120))
c26 = Parameter('c26', (U8, [5, 3, 3, 1], 0.5, 128), packed('<i2',
    'c-obTu?YY$0K$5>WC$K!dqPDBMvP6=4DDKFivW3^y+S!Zx%;0Mg#'
))
c27 = Parameter('c27', (I32, [5], 0.25, 0), [4, 12, 0, 24, 8])
t28 = Output('t28', (U8, [1, 2, 3, 5], 0.5, 120))
x29 = Input('x29', (U8, [1, 5, 7, 1], 0.5, 120))
c30 = Parameter('c30', (U8, [2, 3, 3, 1], 0.5, 128), [126, 124, 132, 130, 126, 132, 130, 126, 124, 124, 124, 130, 132, 130, 124, 126, 124, 126])
c31 = Parameter('c31', (I32, [2], 0.25, 0), [0, -12])
t32 = Output('t32', (U8, [1, 3, 5, 2], 0.5, 120))
x33 = Input('x33', (U8, [1, 3, 15, 1], 0.5, 120))
c34 = Parameter('c34', (U8, [1, 3, 3, 1], 0.5, 128), [126, 130, 126, 126, 130, 126, 126, 130, 132])
c35 = Parameter('c35', (I32, [1], 0.25, 0), [-4])
t36 = Output('t36', (U8, [1, 1, 13, 1], 0.5, 120))
x37 = Input('x37', (U8, [1, 3, 6, 1], 0.5, 120))
c38 = Parameter('c38', (U8, [3, 3, 3, 1], 0.5, 128), packed('<i2',
    'c-m{JscWjMt81!h0#YqaKu`lD>so4>S{QHx04pX9jQ'
))
c39 = Parameter('c39', (I32, [3], 0.25, 0), [-12, 24, 20])
t40 = Output('t40', (U8, [1, 1, 4, 3], 0.5, 120))
model = Model()
model.Operation('CONV_2D', x1, c2, c3, 2, 1, 1, 3).To(t4)
model.Operation('CONV_2D', x5, c6, c7, 2, 1, 1, 2).To(t8)
model.Operation('CONV_2D', x9, c10, c11, 2, 1, 1, 1).To(t12)
model.Operation('CONV_2D', x13, c14, c15, 2, 1, 1, 3).To(t16)
model.Operation('CONV_2D', x17, c18, c19, 2, 1, 1, 2).To(t20)
model.Operation('CONV_2D', x21, c22, c23, 2, 1, 1, 1).To(t24)
model.Operation('CONV_2D', x25, c26, c27, 2, 1, 1, 3).To(t28)
model.Operation('CONV_2D', x29, c30, c31, 2, 1, 1, 2).To(t32)
model.Operation('CONV_2D', x33, c34, c35, 2, 1, 1, 1).To(t36)
model.Operation('CONV_2D', x37, c38, c39, 2, 1, 1, 3).To(t40)
Example({
    x1: [117, 119, 120, 123, 120],
    t4: [126, 122, 120, 120, 120],
    x5: [117, 115, 124, 118, 121, 125],
    t8: [122, 121, 118, 122, 119, 118, 122, 122, 122, 122, 122, 118, 122, 122, 122, 120, 122, 122],
    x9: [125, 125, 119, 123, 118, 124, 115, 115, 122, 125, 122, 125, 124, 118, 124],
    t12: packed('<i2',
    'c-pPX!3h8$3<N>TUSq%zMN+mHA2#4UmU|4L6;4d)Flo48utW$LH6xB*_g<2R%fD?4=p<D'
),
    x13: [115, 119, 119, 115, 124, 119, 117, 117, 119, 120, 120, 123, 124],
    t16: packed('<i2',
    'c-pI|t!M<o+NKsDSr3GbRZUe*4J}PA3^)M*_Y(}o'
),
    x17: [117, 125, 115, 120],
    t20: [118, 122, 118, 118],
    x21: [115, 125, 117, 124, 122, 121, 115, 119, 116, 125, 122, 125, 118, 119, 124, 125, 125, 120, 119, 125,
    118],
    t24: [132, 120, 125, 135, 120, 165, 120, 120, 120, 120, 120, 138, 140, 132, 129],
    x25: [117, 123, 116, 117, 117, 121, 116, 120, 121, 115, 120, 118, 122, 121, 120, 124, 121, 121, 115, 121],
    t28: packed('<i2',
    'c-m{Mu4t*KYN-Ihik1clT~Sfr(p&{(G2jINn+*=9'
),
    x29: packed('|i1',
    'c-jTQfdK#@2m-L9B@~q3+mOx(d(gNUR<+ib8|x7TekfZIXa'
),
    t32: packed('|i1',
    'c-kwgswyilt12&pf+{cuLNEXT*u4%1'
),
    x33: packed('|i1',
    'c-j@n#}NQ93<9vBaRsw`E_%wLX?5%(S$VLJ#R3_!$-9B(xA6ex?G-r'
),
    t36: [120, 138, 122, 120, 120, 120, 128, 120, 123, 140, 130, 125, 120],
    x37: [123, 117, 123, 122, 125, 121, 120, 122, 120, 121, 125, 125, 122, 120, 120, 116, 124, 124],
    t40: [120, 132, 120, 120, 125, 132, 120, 132, 132, 120, 132, 132],
}, name='stride_1_quant8').AddVariations(signed(x1, c2, t4, x5, c6, t8, x9, c10, t12, x13, c14, t16, x17, c18, t20, x21, c22, t24, x25, c26, t28, x29, c30, t32, x33, c34, t36, x37, c38, t40)).DisableLifeTimeVariation()

# The last block of a loop over pixels, of results of many sizes, has each fused activation.
# Expected values: float64 formula.
x1 = Input('x1', (F32, [1, 1, 9, 1]))
c2 = Parameter('c2', (F32, [1, 1, 1, 1]), [1.0])
c3 = Parameter('c3', (F32, [1]), [-2.0])
t4 = Output('t4', (F32, [1, 1, 5, 1]))
x5 = Input('x5', (F32, [1, 3, 5, 1]))
c6 = Parameter('c6', (F32, [3, 1, 1, 1]), [-1.0, -1.0, 1.0])
c7 = Parameter('c7', (F32, [3]), [2.0, 3.0, 7.0])
t8 = Output('t8', (F32, [1, 2, 3, 3]))
x9 = Input('x9', (F32, [1, 5, 9, 1]))
c10 = Parameter('c10', (F32, [5, 1, 1, 1]), [-1.0, 2.0, -2.0, 2.0, -1.0])
c11 = Parameter('c11', (F32, [5]), [4.0, 3.0, -2.0, 5.0, -2.0])
t12 = Output('t12', (F32, [1, 3, 5, 5]))
x13 = Input('x13', (F32, [1, 1, 25, 1]))
c14 = Parameter('c14', (F32, [2, 1, 1, 1]), [1.0, 1.0])
c15 = Parameter('c15', (F32, [2]), [7.0, 2.0])
t16 = Output('t16', (F32, [1, 1, 13, 2]))
x17 = Input('x17', (F32, [1, 1, 7, 1]))
c18 = Parameter('c18', (F32, [1, 1, 1, 1]), [1.0])
c19 = Parameter('c19', (F32, [1]), [2.0])
t20 = Output('t20', (F32, [1, 1, 4, 1]))
x21 = Input('x21', (F32, [1, 3, 11, 1]))
c22 = Parameter('c22', (F32, [3, 3, 3, 1]), packed('|i1',
    'c-j@gfeiov41=K9|8Lf1P;L{<3Lk?!?|~5X', 1.0
))
c23 = Parameter('c23', (F32, [3]), [4.0, 4.0, 1.0])
t24 = Output('t24', (F32, [1, 1, 5, 3]))
x25 = Input('x25', (F32, [1, 5, 7, 1]))
c26 = Parameter('c26', (F32, [5, 3, 3, 1]), packed('|i1',
    'c-kGw$q4`e5Q9KW|23OEz}F}g1C~ls-4f*%Yxr0O1f3W4', 1.0
))
c27 = Parameter('c27', (F32, [5]), [-2.0, 1.0, 7.0, 3.0, 3.0])
t28 = Output('t28', (F32, [1, 2, 3, 5]))
x29 = Input('x29', (F32, [1, 7, 11, 1]))
c30 = Parameter('c30', (F32, [2, 3, 3, 1]), [1.0, 1.0, 2.0, 1.0, -1.0, 2.0, -2.0, -2.0, 1.0, -2.0, 2.0, -2.0, -1.0, 1.0, -2.0, -2.0, -1.0, 1.0])
c31 = Parameter('c31', (F32, [2]), [-2.0, -2.0])
t32 = Output('t32', (F32, [1, 3, 5, 2]))
x33 = Input('x33', (F32, [1, 3, 27, 1]))
c34 = Parameter('c34', (F32, [1, 3, 3, 1]), [-1.0, 1.0, -2.0, 2.0, 1.0, 2.0, 2.0, -1.0, -1.0])
c35 = Parameter('c35', (F32, [1]), [-3.0])
t36 = Output('t36', (F32, [1, 1, 13, 1]))
x37 = Input('x37', (F32, [1, 3, 9, 1]))
c38 = Parameter('c38', (F32, [3, 3, 3, 1]), packed('|i1',
    'c-jrdu?+wK41+L*|8ItNv0PXVcn$o~>HysV4*~', 1.0
))
c39 = Parameter('c39', (F32, [3]), [4.0, 5.0, 2.0])
t40 = Output('t40', (F32, [1, 1, 4, 3]))
model = Model()
model.Operation('CONV_2D', x1, c2, c3, 2, 2, 2, 3).To(t4)
model.Operation('CONV_2D', x5, c6, c7, 2, 2, 2, 2).To(t8)
model.Operation('CONV_2D', x9, c10, c11, 2, 2, 2, 1).To(t12)
model.Operation('CONV_2D', x13, c14, c15, 2, 2, 2, 3).To(t16)
model.Operation('CONV_2D', x17, c18, c19, 2, 2, 2, 2).To(t20)
model.Operation('CONV_2D', x21, c22, c23, 2, 2, 2, 1).To(t24)
model.Operation('CONV_2D', x25, c26, c27, 2, 2, 2, 3).To(t28)
model.Operation('CONV_2D', x29, c30, c31, 2, 2, 2, 2).To(t32)
model.Operation('CONV_2D', x33, c34, c35, 2, 2, 2, 1).To(t36)
model.Operation('CONV_2D', x37, c38, c39, 2, 2, 2, 3).To(t40)
Example({
    x1: [0.5, 1.0, -1.0, -2.0, -2.5, 0.5, -1.0, -0.5, -0.5],
    t4: [0.0, 0.0, 0.0, 0.0, 0.0],
    x5: [2.5, 2.5, -1.0, 2.0, 2.5, -1.5, 0.0, 0.5, -1.0, 1.0, 0.0, 1.5, 2.5, 0.0, 2.0],
    t8: [-0.5, 0.5, 1.0, 1.0, 1.0, 1.0, -0.5, 0.5, 1.0, 1.0, 1.0, 1.0, -0.5, 0.5, 1.0, 0.0, 1.0, 1.0],
    x9: packed('|i1',
    'c-jTQfdRlk2m&!IcK?Ar^piP=?+cz^Ezq1YUU|Dr+3P@4{Qyoy7Ul', 0.5
),
    t12: packed('|i1',
    'c-l>iNeTcU48&ro#U1hgk5$@>mmw3##7F}bI-*pi1QnxwHxG8WCNFX4nU5|G7cNl&Km', 0.5
),
    x13: packed('|i1',
    'c-jTQfeiov2m&C}{QqD#3$BIfSw`njsGw{gdld;1', 0.5
),
    t16: packed('|i1',
    'c-rG(=3(OD1VRo@1|DW0W(V?FfHV^T3pD`6', 0.5
),
    x17: [0.5, -2.5, -0.5, 2.5, -2.0, 2.5, 2.0],
    t20: [1.0, 1.0, 0.0, 1.0],
    x21: packed('|i1',
    'c-jTQfeipK2m&y|;QxbBTnlzpffzUwW}dJp>+>}q?TQce', 0.5
),
    t24: [7.0, 5.5, 4.0, 0.0, 9.5, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 11.5, 9.0, 14.0],
    x25: packed('|i1',
    'c-jTQ0RaFY3<5CWynkRp+y<!G3Yy0aj)N>OYlXV&5BWb22>', 0.5
),
    t28: packed('|i1',
    'c-muT;9+B6VBlc@5$x<hf`=W58JHM&SQ)qg2iE|Q', 0.5
),
    x29: packed('|i1',
    'c-jre!2!TP2m&w;asPo4ZSzaX*$1+Z064zn{<LfEp2o<MX@!$n+DD=K0ix{k>T$bzK49!300', 0.5
),
    t32: packed('|i1',
    'c-s5-|KGoVOpHuG@DGfb7#aV800W2s0O24H`2', 0.5
),
    x33: packed('|i1',
    'c-jrjfdRlU2m-Kz^8djiZU-c&c`<`pH!9FV8hYHTqYJ)i1Qw$8qC?)X(|pM6<NKLf{+E2kRwE4', 0.5
),
    t36: [13.5, 4.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.5, 0.5, 0.0, 0.0, 2.5, 6.0],
    x37: packed('|i1',
    'c-jTQfeipK2m&wy^8djiTZ?l96X{UvR^{_G`vH%<4FL', 0.5
),
    t40: [6.0, 0.0, 3.5, 2.5, 1.5, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0],
}, name='stride_2').AddVariations('float16').DisableLifeTimeVariation()

# The last block of a loop over pixels, of results of many sizes, has each fused activation.
# Expected values: float64 formula.
x1 = Input('x1', (U8, [1, 1, 9, 1], 0.5, 120))
c2 = Parameter('c2', (U8, [1, 1, 1, 1], 0.5, 128), [130])
c3 = Parameter('c3', (I32, [1], 0.25, 0), [-8])
t4 = Output('t4', (U8, [1, 1, 5, 1], 0.5, 120))
x5 = Input('x5', (U8, [1, 3, 5, 1], 0.5, 120))
c6 = Parameter('c6', (U8, [3, 1, 1, 1], 0.5, 128), [126, 126, 130])
c7 = Parameter('c7', (I32, [3], 0.25, 0), [8, 12, 28])
t8 = Output('t8', (U8, [1, 2, 3, 3], 0.5, 120))
x9 = Input('x9', (U8, [1, 5, 9, 1], 0.5, 120))
c10 = Parameter('c10', (U8, [5, 1, 1, 1], 0.5, 128), [126, 132, 124, 132, 126])
c11 = Parameter('c11', (I32, [5], 0.25, 0), [16, 12, -8, 20, -8])
t12 = Output('t12', (U8, [1, 3, 5, 5], 0.5, 120))
x13 = Input('x13', (U8, [1, 1, 25, 1], 0.5, 120))
c14 = Parameter('c14', (U8, [2, 1, 1, 1], 0.5, 128), [130, 130])
c15 = Parameter('c15', (I32, [2], 0.25, 0), [28, 8])
t16 = Output('t16', (U8, [1, 1, 13, 2], 0.5, 120))
x17 = Input('x17', (U8, [1, 1, 7, 1], 0.5, 120))
c18 = Parameter('c18', (U8, [1, 1, 1, 1], 0.5, 128), [130])
c19 = Parameter('c19', (I32, [1], 0.25, 0), [8])
t20 = Output('t20', (U8, [1, 1, 4, 1], 0.5, 120))
x21 = Input('x21', (U8, [1, 3, 11, 1], 0.5, 120))
c22 = Parameter('c22', (U8, [3, 3, 3, 1], 0.5, 128), packed('<i2',
    'c-nQrK@9*P0K_naFMBK}oFIT!*+wC1JgwyXT_xfTX8'
))
c23 = Parameter('c23', (I32, [3], 0.25, 0), [16, 16, 4])
t24 = Output('t24', (U8, [1, 1, 5, 3], 0.5, 120))
x25 = Input('x25', (U8, [1, 5, 7, 1], 0.5, 120))
c26 = Parameter('c26', (U8, [5, 3, 3, 1], 0.5, 128), packed('<i2',
    'c-obTu?+w)41;<&@_>AJlYUUd1Zbp647P!>1$Q}3UX1653-u8eX#'
))
c27 = Parameter('c27', (I32, [5], 0.25, 0), [-8, 4, 28, 12, 12])
t28 = Output('t28', (U8, [1, 2, 3, 5], 0.5, 120))
x29 = Input('x29', (U8, [1, 7, 11, 1], 0.5, 120))
c30 = Parameter('c30', (U8, [2, 3, 3, 1], 0.5, 128), [130, 130, 132, 130, 126, 132, 124, 124, 130, 124, 132, 124, 126, 130, 124, 124, 126, 130])
c31 = Parameter('c31', (I32, [2], 0.25, 0), [-8, -8])
t32 = Output('t32', (U8, [1, 3, 5, 2], 0.5, 120))
x33 = Input('x33', (U8, [1, 3, 27, 1], 0.5, 120))
c34 = Parameter('c34', (U8, [1, 3, 3, 1], 0.5, 128), [126, 130, 124, 132, 130, 132, 132, 126, 126])
c35 = Parameter('c35', (I32, [1], 0.25, 0), [-12])
t36 = Output('t36', (U8, [1, 1, 13, 1], 0.5, 120))
x37 = Input('x37', (U8, [1, 3, 9, 1], 0.5, 120))
c38 = Parameter('c38', (U8, [3, 3, 3, 1], 0.5, 128), packed('<i2',
    'c-pJ0YpJQLt7&R!X#tWobuBG5Kvqj#Q(YYcZU6u&)(wL'
))
c39 = Parameter('c39', (I32, [3], 0.25, 0), [16, 20, 8])
t40 = Output('t40', (U8, [1, 1, 4, 3], 0.5, 120))
model = Model()
model.Operation('CONV_2D', x1, c2, c3, 2, 2, 2, 3).To(t4)
model.Operation('CONV_2D', x5, c6, c7, 2, 2, 2, 2).To(t8)
model.Operation('CONV_2D', x9, c10, c11, 2, 2, 2, 1).To(t12)
model.Operation('CONV_2D', x13, c14, c15, 2, 2, 2, 3).To(t16)
model.Operation('CONV_2D', x17, c18, c19, 2, 2, 2, 2).To(t20)
model.Operation('CONV_2D', x21, c22, c23, 2, 2, 2, 1).To(t24)
model.Operation('CONV_2D', x25, c26, c27, 2, 2, 2, 3).To(t28)
model.Operation('CONV_2D', x29, c30, c31, 2, 2, 2, 2).To(t32)
model.Operation('CONV_2D', x33, c34, c35, 2, 2, 2, 1).To(t36)
model.Operation('CONV_2D', x37, c38, c39, 2, 2, 2, 3).To(t40)
Example({
    x1: [121, 122, 118, 116, 115, 121, 118, 119, 119],
    t4: [120, 120, 120, 120, 120],
    x5: [125, 125, 118, 124, 125, 117, 120, 121, 118, 122, 120, 123, 125, 120, 124],
    t8: [119, 121, 122, 122, 122, 122, 119, 121, 122, 122, 122, 122, 119, 121, 122, 120, 122, 122],
    x9: packed('|i1',
    'c-jTQfdRlk2m-O8Jry6idy`sd?`vG2B2cZmJo4ns+2e+A`2pcx6#f'
),
    t12: packed('<i2',
    'c-m{NsH>=Ksi>){Xs)QLsc5XJXn?R9>MEL$xV0@69T2gmDxemy7+4#asA;R{s$ifV000rGBxn'
),
    x13: packed('|i1',
    'c-jTQfeiov2m+v^-OMz94~A6TJtI>%ViX)7nQaTo'
),
    t16: packed('<i2',
    'c-m{JZmDW%1j2^Kik501t_SjKfOHiDP5=M^y$tm'
),
    x17: [121, 115, 119, 125, 116, 125, 124],
    t20: [122, 122, 120, 122],
    x21: packed('|i1',
    'c-jTQfeipK2m-L9K_m=+U+ZY9I;Iaqz*mnI-QEfx29XbK'
),
    t24: [134, 131, 128, 120, 139, 120, 120, 120, 120, 120, 120, 120, 143, 138, 148],
    x25: packed('|i1',
    'c-jTQ0RaFY3<9vwf(Yl`-NqIo)t#HAA82k)gfcyg4=A1xaR'
),
    t28: packed('<i2',
    'c-pJ3XsN5HsA#DG5%u*zqNN^)E2=75YAc!;@B#pstq!0'
),
    x29: packed('|i1',
    'c-jre!2!TP2m-L75#<nfZ}ZCr>?ixil3W;a{v5VuUJ7E{ywJsJ1LJ7#NpXNh=ecjMK7N!W7y'
),
    t32: packed('|i1',
    'c-ku~FDomns;mNnGBB#DtSke83J?JR+87QA'
),
    x33: packed('|i1',
    'c-jrjfdRlU2m-L9MJy=4ZwDmWdW5NMoR&%}DWh<mF;<v5QHYpE>uAsTcz$B_^ZQvY_!oW^9VP_'
),
    t36: [147, 128, 120, 120, 120, 120, 120, 121, 121, 120, 120, 125, 132],
    x37: packed('|i1',
    'c-jTQfeipK2m-L9MMgk=U#l&mTHrZTGW6>b^8vB!45<'
),
    t40: [132, 120, 127, 125, 123, 120, 120, 120, 120, 120, 120, 120],
}, name='stride_2_quant8').AddVariations(signed(x1, c2, t4, x5, c6, t8, x9, c10, t12, x13, c14, t16, x17, c18, t20, x21, c22, t24, x25, c26, t28, x29, c30, t32, x33, c34, t36, x37, c38, t40)).DisableLifeTimeVariation()
