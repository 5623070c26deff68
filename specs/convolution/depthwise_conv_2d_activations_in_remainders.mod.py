# Licensed under the Apache License, Version 2.0; see LICENSE.
# Written by 'python -m corpus' from corpus/families/convolution.py; do not edit.
#
# DEPTHWISE_CONV_2D: activations at the end of a loop.

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
c2 = Parameter('c2', (F32, [1, 1, 1, 1]), [2.0])
c3 = Parameter('c3', (F32, [1]), [6.0])
t4 = Output('t4', (F32, [1, 1, 5, 1]))
x5 = Input('x5', (F32, [1, 2, 3, 3]))
c6 = Parameter('c6', (F32, [1, 1, 1, 3]), [-2.0, 2.0, -1.0])
c7 = Parameter('c7', (F32, [3]), [2.0, 0.0, 2.0])
t8 = Output('t8', (F32, [1, 2, 3, 3]))
x9 = Input('x9', (F32, [1, 3, 5, 5]))
c10 = Parameter('c10', (F32, [1, 1, 1, 5]), [2.0, 2.0, -1.0, 2.0, -2.0])
c11 = Parameter('c11', (F32, [5]), [1.0, -3.0, 2.0, 3.0, 1.0])
t12 = Output('t12', (F32, [1, 3, 5, 5]))
x13 = Input('x13', (F32, [1, 1, 13, 2]))
c14 = Parameter('c14', (F32, [1, 1, 1, 2]), [-2.0, -2.0])
c15 = Parameter('c15', (F32, [2]), [-2.0, 7.0])
t16 = Output('t16', (F32, [1, 1, 13, 2]))
x17 = Input('x17', (F32, [1, 1, 4, 1]))
c18 = Parameter('c18', (F32, [1, 1, 1, 1]), [-1.0])
c19 = Parameter('c19', (F32, [1]), [7.0])
t20 = Output('t20', (F32, [1, 1, 4, 1]))
x21 = Input('x21', (F32, [1, 3, 7, 3]))
c22 = Parameter('c22', (F32, [1, 3, 3, 3]), packed('|i1',
    'c-mw9|Nr0re~kZ`82|leWCYSojEqc-U=aYr`V0j', 1.0
))
c23 = Parameter('c23', (F32, [3]), [5.0, 4.0, 4.0])
t24 = Output('t24', (F32, [1, 1, 5, 3]))
x25 = Input('x25', (F32, [1, 4, 5, 5]))
c26 = Parameter('c26', (F32, [1, 3, 3, 5]), packed('|i1',
    'c-kF^!3_W~5P~B6&n)$d4<fCjKy4)7F)Y)4uX^JFb5|Gv', 1.0
))
c27 = Parameter('c27', (F32, [5]), [-3.0, 5.0, -2.0, 7.0, 0.0])
t28 = Output('t28', (F32, [1, 2, 3, 5]))
x29 = Input('x29', (F32, [1, 5, 7, 2]))
c30 = Parameter('c30', (F32, [1, 3, 3, 2]), [-2.0, 2.0, -1.0, 2.0, -2.0, -2.0, 2.0, 1.0, 1.0, 1.0, 2.0, 1.0, 1.0, 1.0, 1.0, 1.0, -1.0, 1.0])
c31 = Parameter('c31', (F32, [2]), [1.0, 3.0])
t32 = Output('t32', (F32, [1, 3, 5, 2]))
x33 = Input('x33', (F32, [1, 3, 15, 1]))
c34 = Parameter('c34', (F32, [1, 3, 3, 1]), [-1.0, 2.0, -1.0, -2.0, -1.0, 2.0, 2.0, 1.0, 1.0])
c35 = Parameter('c35', (F32, [1]), [5.0])
t36 = Output('t36', (F32, [1, 1, 13, 1]))
x37 = Input('x37', (F32, [1, 3, 6, 3]))
c38 = Parameter('c38', (F32, [1, 3, 3, 3]), packed('|i1',
    'c-jrd!3h8W41_Se{b$w|@(2lgi)LRPIS+%f3kL', 1.0
))
c39 = Parameter('c39', (F32, [3]), [2.0, 2.0, -2.0])
t40 = Output('t40', (F32, [1, 1, 4, 3]))
model = Model()
model.Operation('DEPTHWISE_CONV_2D', x1, c2, c3, 2, 1, 1, 1, 3).To(t4)
model.Operation('DEPTHWISE_CONV_2D', x5, c6, c7, 2, 1, 1, 1, 2).To(t8)
model.Operation('DEPTHWISE_CONV_2D', x9, c10, c11, 2, 1, 1, 1, 1).To(t12)
model.Operation('DEPTHWISE_CONV_2D', x13, c14, c15, 2, 1, 1, 1, 3).To(t16)
model.Operation('DEPTHWISE_CONV_2D', x17, c18, c19, 2, 1, 1, 1, 2).To(t20)
model.Operation('DEPTHWISE_CONV_2D', x21, c22, c23, 2, 1, 1, 1, 1).To(t24)
model.Operation('DEPTHWISE_CONV_2D', x25, c26, c27, 2, 1, 1, 1, 3).To(t28)
model.Operation('DEPTHWISE_CONV_2D', x29, c30, c31, 2, 1, 1, 1, 2).To(t32)
model.Operation('DEPTHWISE_CONV_2D', x33, c34, c35, 2, 1, 1, 1, 1).To(t36)
model.Operation('DEPTHWISE_CONV_2D', x37, c38, c39, 2, 1, 1, 1, 3).To(t40)
Example({
    x1: [0.5, -2.5, 0.5, 0.0, -1.0],
    t4: [6.0, 1.0, 6.0, 6.0, 4.0],
    x5: [0.0, 0.5, -1.0, 2.0, -1.5, -1.5, 0.0, -2.0, -1.0, 0.5, 0.5, 2.0, -2.0, -1.5, -1.5, -1.0, 2.5, -1.5],
    t8: [1.0, 1.0, 1.0, -1.0, -1.0, 1.0, 1.0, -1.0, 1.0, 1.0, 1.0, 0.0, 1.0, -1.0, 1.0, 1.0, 1.0, 1.0],
    x9: packed('|i1',
    'c-jrh$pHW`2m&y?_8(Y~_MLPdl4wj_j{9ysJp_CGX+?pxnG=>Oh(Q@Y&zA^UuqodIz_%m#', 0.5
),
    t12: packed('|i1',
    'c-jq%K?(pt48pP^olfat{{Pz5LlB}v6-m+Pc~ZOrq3aTtf!@ui4PTG!b@a>29h{0dt{*Iy0V)', 0.5
),
    x13: packed('|i1',
    'c-jTQ0TKWJ1Ol*&{QtpHHp&%<3WdAvDJbLi1HYvW`~', 0.5
),
    t16: packed('|i1',
    'c-muNV_;=qV`64vV*o-%HU=gj56lJt1ONa|', 1.0
),
    x17: [-1.0, 2.0, -1.5, 2.0],
    t20: [1.0, 1.0, 1.0, 1.0],
    x21: packed('|i1',
    'c-jTQfdK#@2m-Ja`2S#0+Lp9(F||bii`-6ICAe7cA)MykV_`;Y1&uW1`$%jUFa', 0.5
),
    t24: [0.0, 6.5, 7.5, 6.0, 0.0, 0.0, 3.5, 0.0, 25.5, 10.5, 0.0, 0.0, 6.0, 9.0, 0.0],
    x25: packed('|i1',
    'c-jrdK@Pw`2m(M><^K-`r9DhCozhrZ6h<iSN(=`lMJxAn#^8H3cC$CePTrd5oXdOoy|ex_GX=!qfkVv)v8^@A', 0.5
),
    t28: packed('|i1',
    'c-muNW8h(6;9}rp-~rN1%sdP{?2J4hF&-WsHUJ2y0Hp', 0.5
),
    x29: packed('|i1',
    'c-j@p!3_X03<5!7O#cNNlgqtU8f{9*#2za02BQ}_i<*iW>jo~-)h3r`i<)%j@YnZ$)Q24x', 0.5
),
    t32: packed('|i1',
    'c-s5N1Oos6{bOSK#{>oc{=t|4l9UJ@', 0.5
),
    x33: packed('|i1',
    'c-jrafeipK2m-Ky^8djD-I{a-2A=B3wHzN1PI%_p>Jmrx{&?d*75e', 0.5
),
    t36: [5.5, 15.0, 21.0, 8.5, 13.5, 0.0, 0.0, 10.5, 9.0, 0.0, 9.0, 0.0, 5.5],
    x37: packed('|i1',
    'c-kGxK@Pw`2m(L_{QrYjp-JaF%c^p=A0S^uk96a4C1LxJ7j7)D`VaU3!2B5$', 0.5
),
    t40: [1.0, 5.0, 0.0, 0.5, 6.0, 6.0, 2.5, 3.5, 0.0, 5.0, 6.0, 0.0],
}, name='stride_1').AddVariations('float16').DisableLifeTimeVariation()

# The last block of a loop over pixels, of results of many sizes, has each fused activation.
# Expected values: float64 formula.
x1 = Input('x1', (U8, [1, 1, 5, 1], 0.5, 120))
c2 = Parameter('c2', (U8, [1, 1, 1, 1], 0.5, 128), [132])
c3 = Parameter('c3', (I32, [1], 0.25, 0), [24])
t4 = Output('t4', (U8, [1, 1, 5, 1], 0.5, 120))
x5 = Input('x5', (U8, [1, 2, 3, 3], 0.5, 120))
c6 = Parameter('c6', (U8, [1, 1, 1, 3], 0.5, 128), [124, 132, 126])
c7 = Parameter('c7', (I32, [3], 0.25, 0), [8, 0, 8])
t8 = Output('t8', (U8, [1, 2, 3, 3], 0.5, 120))
x9 = Input('x9', (U8, [1, 3, 5, 5], 0.5, 120))
c10 = Parameter('c10', (U8, [1, 1, 1, 5], 0.5, 128), [132, 132, 126, 132, 124])
c11 = Parameter('c11', (I32, [5], 0.25, 0), [4, -12, 8, 12, 4])
t12 = Output('t12', (U8, [1, 3, 5, 5], 0.5, 120))
x13 = Input('x13', (U8, [1, 1, 13, 2], 0.5, 120))
c14 = Parameter('c14', (U8, [1, 1, 1, 2], 0.5, 128), [124, 124])
c15 = Parameter('c15', (I32, [2], 0.25, 0), [-8, 28])
t16 = Output('t16', (U8, [1, 1, 13, 2], 0.5, 120))
x17 = Input('x17', (U8, [1, 1, 4, 1], 0.5, 120))
c18 = Parameter('c18', (U8, [1, 1, 1, 1], 0.5, 128), [126])
c19 = Parameter('c19', (I32, [1], 0.25, 0), [28])
t20 = Output('t20', (U8, [1, 1, 4, 1], 0.5, 120))
x21 = Input('x21', (U8, [1, 3, 7, 3], 0.5, 120))
c22 = Parameter('c22', (U8, [1, 3, 3, 3], 0.5, 128), packed('<i2',
    'c-m{KtE;K2X{u{!s;O&g0@5u_O)X7e5eD1<04iz?i2'
))
c23 = Parameter('c23', (I32, [3], 0.25, 0), [20, 16, 16])
t24 = Output('t24', (U8, [1, 1, 5, 3], 0.5, 120))
x25 = Input('x25', (U8, [1, 4, 5, 5], 0.5, 120))
c26 = Parameter('c26', (U8, [1, 3, 3, 5], 0.5, 128), packed('<i2',
    'c-obSu?+w)41;<&@?ddzlYUS<SO6JN35|W<)X6fQt=V~gxcI#mfd'
))
c27 = Parameter('c27', (I32, [5], 0.25, 0), [-12, 20, -8, 28, 0])
t28 = Output('t28', (U8, [1, 2, 3, 5], 0.5, 120))
x29 = Input('x29', (U8, [1, 5, 7, 2], 0.5, 120))
c30 = Parameter('c30', (U8, [1, 3, 3, 2], 0.5, 128), [124, 132, 126, 132, 124, 124, 132, 130, 130, 130, 132, 130, 130, 130, 130, 130, 126, 130])
c31 = Parameter('c31', (I32, [2], 0.25, 0), [4, 12])
t32 = Output('t32', (U8, [1, 3, 5, 2], 0.5, 120))
x33 = Input('x33', (U8, [1, 3, 15, 1], 0.5, 120))
c34 = Parameter('c34', (U8, [1, 3, 3, 1], 0.5, 128), [126, 132, 126, 124, 126, 132, 132, 130, 130])
c35 = Parameter('c35', (I32, [1], 0.25, 0), [20])
t36 = Output('t36', (U8, [1, 1, 13, 1], 0.5, 120))
x37 = Input('x37', (U8, [1, 3, 6, 3], 0.5, 120))
c38 = Parameter('c38', (U8, [1, 3, 3, 3], 0.5, 128), packed('<i2',
    'c-m{Kt7&R#0iu?=rn;7zIv}&ArlqN_rlp1fHvj-EMh%S'
))
c39 = Parameter('c39', (I32, [3], 0.25, 0), [8, 8, -8])
t40 = Output('t40', (U8, [1, 1, 4, 3], 0.5, 120))
model = Model()
model.Operation('DEPTHWISE_CONV_2D', x1, c2, c3, 2, 1, 1, 1, 3).To(t4)
model.Operation('DEPTHWISE_CONV_2D', x5, c6, c7, 2, 1, 1, 1, 2).To(t8)
model.Operation('DEPTHWISE_CONV_2D', x9, c10, c11, 2, 1, 1, 1, 1).To(t12)
model.Operation('DEPTHWISE_CONV_2D', x13, c14, c15, 2, 1, 1, 1, 3).To(t16)
model.Operation('DEPTHWISE_CONV_2D', x17, c18, c19, 2, 1, 1, 1, 2).To(t20)
model.Operation('DEPTHWISE_CONV_2D', x21, c22, c23, 2, 1, 1, 1, 1).To(t24)
model.Operation('DEPTHWISE_CONV_2D', x25, c26, c27, 2, 1, 1, 1, 3).To(t28)
model.Operation('DEPTHWISE_CONV_2D', x29, c30, c31, 2, 1, 1, 1, 2).To(t32)
model.Operation('DEPTHWISE_CONV_2D', x33, c34, c35, 2, 1, 1, 1, 1).To(t36)
model.Operation('DEPTHWISE_CONV_2D', x37, c38, c39, 2, 1, 1, 1, 3).To(t40)
Example({
    x1: [121, 115, 121, 120, 118],
    t4: [132, 122, 132, 132, 128],
    x5: [120, 121, 118, 124, 117, 117, 120, 116, 118, 121, 121, 124, 116, 117, 117, 118, 125, 117],
    t8: [122, 122, 122, 118, 118, 122, 122, 118, 122, 122, 122, 120, 122, 118, 122, 122, 122, 122],
    x9: packed('|i1',
    'c-jrh$pHW`2m-L7MZtsJ+jnwP8tCM$F|R7<GlUC%ibM(<Gj3*XL)KD1`%8B+MIu=bI<_Mq'
),
    t12: packed('<i2',
    'c-pOt!3_X048l6L8=*9f^61#d5a$O%GBlZ(q==_>(F6o>mBFQ<W;`mvt`2Er{rplnPFfu0`i~C@eI!x'
),
    x13: packed('|i1',
    'c-jTQ0TKWJ1Ol)}OI_sewtyoeP~h&`8$-wC1EehsEC'
),
    t16: packed('<i2',
    'c-pIIsc5Qbsi~`JsQ|*NmWmo656ou32>|&U49f'
),
    x17: [118, 124, 117, 124],
    t20: [122, 122, 122, 122],
    x21: packed('|i1',
    'c-jTQg#iFC2m`RAk&epmOUCYC(axMDjj&VfT-4`#PjJz*&!?)GfhbVv{kCi!xB'
),
    t24: [120, 133, 135, 132, 120, 120, 127, 120, 171, 141, 120, 120, 132, 138, 120],
    x25: packed('|i1',
    'c-jrdK@Pw`2m-)IgTku(y**4atHBW{j}M+y0a4Bk2nFt=j?Q~?<Yr5BonA3bHHX#yy(a!_bYqK3I~UvsG0rZk'
),
    t28: packed('<i2',
    'c-pI|t7xgHXsT$eXaUky)h!h*^_49kv6hyWItIJ|0Gsp<wE'
),
    x29: packed('|i1',
    'c-j@p!3_X03<ANTjR`TP_shLj8Z9Sc5h#a2Q<ay1t*K#Fjg^kIv#{H@$0_de`q%e=i(eq;'
),
    t32: packed('|i1',
    'c-kwg0)g_fvZ|`GDkvx`gE0Zyj1Dd'
),
    x33: packed('|i1',
    'c-jrafeipK2m-L9hd5Av-<q@|m%!NyrcGQ~sPg3jvJ*2v|9a(T6%z'
),
    t36: [131, 150, 162, 137, 147, 120, 120, 141, 138, 120, 138, 120, 131],
    x37: packed('|i1',
    'c-kGxK@Pw`2m-)IuYv;py-DXh<(UC%pA<A>T+)Zbko2O(M;8%!_7D01xfB^>'
),
    t40: [122, 130, 120, 121, 132, 132, 125, 127, 120, 130, 132, 120],
}, name='stride_1_quant8').AddVariations(signed(x1, c2, t4, x5, c6, t8, x9, c10, t12, x13, c14, t16, x17, c18, t20, x21, c22, t24, x25, c26, t28, x29, c30, t32, x33, c34, t36, x37, c38, t40)).DisableLifeTimeVariation()

# The last block of a loop over pixels, of results of many sizes, has each fused activation.
# Expected values: float64 formula.
x1 = Input('x1', (F32, [1, 1, 9, 1]))
c2 = Parameter('c2', (F32, [1, 1, 1, 1]), [-1.0])
c3 = Parameter('c3', (F32, [1]), [-3.0])
t4 = Output('t4', (F32, [1, 1, 5, 1]))
x5 = Input('x5', (F32, [1, 3, 5, 3]))
c6 = Parameter('c6', (F32, [1, 1, 1, 3]), [-2.0, -1.0, 2.0])
c7 = Parameter('c7', (F32, [3]), [4.0, -1.0, 5.0])
t8 = Output('t8', (F32, [1, 2, 3, 3]))
x9 = Input('x9', (F32, [1, 5, 9, 5]))
c10 = Parameter('c10', (F32, [1, 1, 1, 5]), [-2.0, 2.0, 1.0, 2.0, 1.0])
c11 = Parameter('c11', (F32, [5]), [7.0, 0.0, 5.0, -2.0, 4.0])
t12 = Output('t12', (F32, [1, 3, 5, 5]))
x13 = Input('x13', (F32, [1, 1, 25, 2]))
c14 = Parameter('c14', (F32, [1, 1, 1, 2]), [-1.0, 1.0])
c15 = Parameter('c15', (F32, [2]), [-1.0, 6.0])
t16 = Output('t16', (F32, [1, 1, 13, 2]))
x17 = Input('x17', (F32, [1, 1, 7, 1]))
c18 = Parameter('c18', (F32, [1, 1, 1, 1]), [-2.0])
c19 = Parameter('c19', (F32, [1]), [-1.0])
t20 = Output('t20', (F32, [1, 1, 4, 1]))
x21 = Input('x21', (F32, [1, 3, 11, 3]))
c22 = Parameter('c22', (F32, [1, 3, 3, 3]), packed('|i1',
    'c-s5N#K^?-|345jG6Jc8KrSPY0J0bXj^hdr', 1.0
))
c23 = Parameter('c23', (F32, [3]), [2.0, 6.0, 6.0])
t24 = Output('t24', (F32, [1, 1, 5, 3]))
x25 = Input('x25', (F32, [1, 5, 7, 5]))
c26 = Parameter('c26', (F32, [1, 3, 3, 5]), packed('|i1',
    'c-j?;0SW*x5Q13$f3u#WAe3+$K1vPL$snQ4S74t5CgB?M', 1.0
))
c27 = Parameter('c27', (F32, [5]), [1.0, 2.0, 5.0, 7.0, 2.0])
t28 = Output('t28', (F32, [1, 2, 3, 5]))
x29 = Input('x29', (F32, [1, 7, 11, 2]))
c30 = Parameter('c30', (F32, [1, 3, 3, 2]), [1.0, -2.0, -2.0, 1.0, -1.0, -2.0, -2.0, 2.0, 2.0, 1.0, 2.0, 1.0, 2.0, 1.0, -1.0, 1.0, -2.0, -1.0])
c31 = Parameter('c31', (F32, [2]), [4.0, 5.0])
t32 = Output('t32', (F32, [1, 3, 5, 2]))
x33 = Input('x33', (F32, [1, 3, 27, 1]))
c34 = Parameter('c34', (F32, [1, 3, 3, 1]), [-1.0, -2.0, -1.0, -1.0, -1.0, 2.0, 1.0, -2.0, 1.0])
c35 = Parameter('c35', (F32, [1]), [5.0])
t36 = Output('t36', (F32, [1, 1, 13, 1]))
x37 = Input('x37', (F32, [1, 3, 9, 3]))
c38 = Parameter('c38', (F32, [1, 3, 3, 3]), packed('|i1',
    'c-muPVq#=s`VYkafUN&O^pEKuBZ%`408^+46#', 1.0
))
c39 = Parameter('c39', (F32, [3]), [2.0, 3.0, 0.0])
t40 = Output('t40', (F32, [1, 1, 4, 3]))
model = Model()
model.Operation('DEPTHWISE_CONV_2D', x1, c2, c3, 2, 2, 2, 1, 3).To(t4)
model.Operation('DEPTHWISE_CONV_2D', x5, c6, c7, 2, 2, 2, 1, 2).To(t8)
model.Operation('DEPTHWISE_CONV_2D', x9, c10, c11, 2, 2, 2, 1, 1).To(t12)
model.Operation('DEPTHWISE_CONV_2D', x13, c14, c15, 2, 2, 2, 1, 3).To(t16)
model.Operation('DEPTHWISE_CONV_2D', x17, c18, c19, 2, 2, 2, 1, 2).To(t20)
model.Operation('DEPTHWISE_CONV_2D', x21, c22, c23, 2, 2, 2, 1, 1).To(t24)
model.Operation('DEPTHWISE_CONV_2D', x25, c26, c27, 2, 2, 2, 1, 3).To(t28)
model.Operation('DEPTHWISE_CONV_2D', x29, c30, c31, 2, 2, 2, 1, 2).To(t32)
model.Operation('DEPTHWISE_CONV_2D', x33, c34, c35, 2, 2, 2, 1, 1).To(t36)
model.Operation('DEPTHWISE_CONV_2D', x37, c38, c39, 2, 2, 2, 1, 3).To(t40)
Example({
    x1: [0.5, 1.5, -2.0, -1.5, -1.0, 1.5, -2.0, 2.0, -2.5],
    t4: [0.0, 0.0, 0.0, 0.0, 0.0],
    x5: packed('|i1',
    'c-jTQfdK#@2m&wz{r_M@+Hw;Nmd{(d$BnRJ7<3GSR-xP)eH=Fy@B', 0.5
),
    t8: [1.0, 0.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, -1.0, 1.0, 1.0, -1.0, 1.0, 1.0, -1.0, 0.0],
    x9: packed('|i1',
    'c-jq)$qfK72*c8Z>_0G9`5}aj+abcinzt_#RBHKlx>j7)jTOM_-pQEI+YYr|3%{Df6-J#%a<%nRBx<{vSR!1;?&)%(5UR#~0FqDT'
    'q2B?qccnoek@Mt<Kvth=%G&6JWpb7q#J=hmC(l^rWjJqXCT;h1;kpYSYV}%D', 0.5
),
    t12: packed('|i1',
    'c-j@pK?=Yi3<SVM!zNjxEmDgAe`)PyPV;Cst(NG4g6oj8IsAn~6d4;6p;N+8%-hmbAsdUuzU|^zfB67ZqXJU', 0.5
),
    x13: packed('|i1',
    'c-jTQfdK$83;{6h{Qt0GNe&e4dJ#d3)y(*1sw2$A)T=5d>-)HK9mx', 0.5
),
    t16: packed('|i1',
    'c-mv&VCG@qWMF6D0YWZj4n`hE9tL(sE=CRj2Oj{6', 0.5
),
    x17: [-2.5, 1.5, -1.0, 2.5, -0.5, 0.0, 2.5],
    t20: [1.0, 1.0, 0.0, -1.0],
    x21: packed('|i1',
    'c-j@q!2tt72m-)Gr2m2yyyQO<3DwA(>!*@;*`otor+|<f<uu3_#*%{$vL0I}hW`g1tBjk;kL;{4dbJ<9jVv1', 0.5
),
    t24: [10.0, 17.5, 9.0, 0.0, 0.0, 8.5, 3.0, 11.0, 26.5, 0.0, 11.5, 0.0, 4.0, 7.0, 0.0],
    x25: packed('|i1',
    'c-jq(K?(ps2m(v({}0Y;_aF?2&d6<yy2*m(5Rxm~zVdo2n25L<MBmXrBo4K7oXgOM%(+!G?o{dAnYcw1`xHnqF0y)m%aRqj`!xg3'
    'qQpsmv0Aw$^@zuRQ~-8^{TH7eQoct*', 0.5
),
    t28: packed('|i1',
    'c-j@m!3_Wa1i-)siHGh#FYb5h0M?*Q;_pD{0t`F=!v', 0.5
),
    x29: packed('|i1',
    'c-jrjfdRlU2m&yW`v1Y8ZaE;_mi^-8lPT9|D?@vA86|JGQ!09rw)pHDr*iiyaLm|kkls0@FP8kzxJMnj<3A$$b~hv;2ASfZwy`OX'
    'UkS$Rt2%#pr%#p', 0.5
),
    t32: packed('|i1',
    'c-s5V2m${Y|Nn=x7(g5l7XX6d2@C', 1.0
),
    x33: packed('|i1',
    'c-jrd!2!TP2m&wx*?-_uZ1YO5WhzbS6)V;@xc?DH)QOS1XWErY8o)hk^t`-UvE~kYF5?3OAsj#', 0.5
),
    t36: [8.0, 0.0, 6.5, 14.5, 1.5, 9.5, 10.5, 0.5, 8.0, 1.0, 3.0, 10.0, 0.5],
    x37: packed('|i1',
    'c-jq#2?_u(48rW;{~ugeSCA0mQtqXvTG+P%qkyXwj<nQqP}6o!zSImDed`mXs>ydRF%&;tP$dx', 0.5
),
    t40: [0.0, 6.0, 0.0, 0.0, 0.0, 0.0, 4.0, 2.0, 4.5, 5.5, 1.0, 6.0],
}, name='stride_2').AddVariations('float16').DisableLifeTimeVariation()

# The last block of a loop over pixels, of results of many sizes, has each fused activation.
# Expected values: float64 formula.
x1 = Input('x1', (U8, [1, 1, 9, 1], 0.5, 120))
c2 = Parameter('c2', (U8, [1, 1, 1, 1], 0.5, 128), [126])
c3 = Parameter('c3', (I32, [1], 0.25, 0), [-12])
t4 = Output('t4', (U8, [1, 1, 5, 1], 0.5, 120))
x5 = Input('x5', (U8, [1, 3, 5, 3], 0.5, 120))
c6 = Parameter('c6', (U8, [1, 1, 1, 3], 0.5, 128), [124, 126, 132])
c7 = Parameter('c7', (I32, [3], 0.25, 0), [16, -4, 20])
t8 = Output('t8', (U8, [1, 2, 3, 3], 0.5, 120))
x9 = Input('x9', (U8, [1, 5, 9, 5], 0.5, 120))
c10 = Parameter('c10', (U8, [1, 1, 1, 5], 0.5, 128), [124, 132, 130, 132, 130])
c11 = Parameter('c11', (I32, [5], 0.25, 0), [28, 0, 20, -8, 16])
t12 = Output('t12', (U8, [1, 3, 5, 5], 0.5, 120))
x13 = Input('x13', (U8, [1, 1, 25, 2], 0.5, 120))
c14 = Parameter('c14', (U8, [1, 1, 1, 2], 0.5, 128), [126, 130])
c15 = Parameter('c15', (I32, [2], 0.25, 0), [-4, 24])
t16 = Output('t16', (U8, [1, 1, 13, 2], 0.5, 120))
x17 = Input('x17', (U8, [1, 1, 7, 1], 0.5, 120))
c18 = Parameter('c18', (U8, [1, 1, 1, 1], 0.5, 128), [124])
c19 = Parameter('c19', (I32, [1], 0.25, 0), [-4])
t20 = Output('t20', (U8, [1, 1, 4, 1], 0.5, 120))
x21 = Input('x21', (U8, [1, 3, 11, 3], 0.5, 120))
c22 = Parameter('c22', (U8, [1, 3, 3, 3], 0.5, 128), packed('<i2',
    'c-pIJX=-Vys{`VuCLmP<<Te2bAghT1Hvj-GA`P1'
))
c23 = Parameter('c23', (I32, [3], 0.25, 0), [8, 24, 24])
t24 = Output('t24', (U8, [1, 1, 5, 3], 0.5, 120))
x25 = Input('x25', (U8, [1, 5, 7, 5], 0.5, 120))
c26 = Parameter('c26', (U8, [1, 3, 3, 5], 0.5, 128), packed('<i2',
    'c-obU!3h8{0Kz(W$m4MErX!pRVi33CM=lL@G6-n(5ZLGZ(FOG77G('
))
c27 = Parameter('c27', (I32, [5], 0.25, 0), [4, 8, 20, 28, 8])
t28 = Output('t28', (U8, [1, 2, 3, 5], 0.5, 120))
x29 = Input('x29', (U8, [1, 7, 11, 2], 0.5, 120))
c30 = Parameter('c30', (U8, [1, 3, 3, 2], 0.5, 128), [130, 124, 124, 130, 126, 124, 124, 132, 132, 130, 132, 130, 132, 130, 126, 130, 124, 126])
c31 = Parameter('c31', (I32, [2], 0.25, 0), [16, 20])
t32 = Output('t32', (U8, [1, 3, 5, 2], 0.5, 120))
x33 = Input('x33', (U8, [1, 3, 27, 1], 0.5, 120))
c34 = Parameter('c34', (U8, [1, 3, 3, 1], 0.5, 128), [126, 124, 126, 126, 126, 132, 130, 124, 130])
c35 = Parameter('c35', (I32, [1], 0.25, 0), [20])
t36 = Output('t36', (U8, [1, 1, 13, 1], 0.5, 120))
x37 = Input('x37', (U8, [1, 3, 9, 3], 0.5, 120))
c38 = Parameter('c38', (U8, [1, 3, 3, 3], 0.5, 128), packed('<i2',
    'c-m`eX=!R{sRQB~Agd0DYFcWVK%5!|+yDSECJm_'
))
c39 = Parameter('c39', (I32, [3], 0.25, 0), [8, 12, 0])
t40 = Output('t40', (U8, [1, 1, 4, 3], 0.5, 120))
model = Model()
model.Operation('DEPTHWISE_CONV_2D', x1, c2, c3, 2, 2, 2, 1, 3).To(t4)
model.Operation('DEPTHWISE_CONV_2D', x5, c6, c7, 2, 2, 2, 1, 2).To(t8)
model.Operation('DEPTHWISE_CONV_2D', x9, c10, c11, 2, 2, 2, 1, 1).To(t12)
model.Operation('DEPTHWISE_CONV_2D', x13, c14, c15, 2, 2, 2, 1, 3).To(t16)
model.Operation('DEPTHWISE_CONV_2D', x17, c18, c19, 2, 2, 2, 1, 2).To(t20)
model.Operation('DEPTHWISE_CONV_2D', x21, c22, c23, 2, 2, 2, 1, 1).To(t24)
model.Operation('DEPTHWISE_CONV_2D', x25, c26, c27, 2, 2, 2, 1, 3).To(t28)
model.Operation('DEPTHWISE_CONV_2D', x29, c30, c31, 2, 2, 2, 1, 2).To(t32)
model.Operation('DEPTHWISE_CONV_2D', x33, c34, c35, 2, 2, 2, 1, 1).To(t36)
model.Operation('DEPTHWISE_CONV_2D', x37, c38, c39, 2, 2, 2, 1, 3).To(t40)
Example({
    x1: [121, 123, 116, 117, 118, 123, 116, 124, 115],
    t4: [120, 120, 120, 120, 120],
    x5: packed('|i1',
    'c-jTQfdK#@2m-L95i!u;+teqYD~~nkml9lvBClvV#CW(keB@9S2m'
),
    t8: [122, 120, 122, 122, 122, 122, 122, 122, 122, 122, 118, 122, 122, 118, 122, 122, 118, 120],
    x9: packed('|i1',
    'c-jq)$qfK72*ZZvN)xhs`5}aj%PYdm>^Cn0RA~67D@PpWjk&<9nvU(&n_88f1HbIUwML#ua+dW%Byy@47-F5q%;};xvC6`I0D@2H'
    'rr!ZOccn%h5&h)eMP!|+)0(Y-WwM8}#JsGxCyyP)WjJnW25r}M;kpwavPWsk'
),
    t12: packed('<i2',
    'c-pPX%ME}q3<OciUL}@4D<>cep_EMMfjP|S-JFfp0^N}??!{~ddtjha)fXn5o46n~E(u{eWt67&C8v)1$njq<h>RtB'
),
    x13: packed('|i1',
    'c-jTQfdK$83<0pCm8v;@iN;0AWh@wRaCdyV#ni0C;w=`G!ue4f7dZ'
),
    t16: packed('<i2',
    'c-pIIsBWoftf;SO0m7#0hRT-8mWukyrpg8eoB#m!nhd%'
),
    x17: [115, 123, 118, 125, 119, 120, 125],
    t20: [122, 122, 120, 118],
    x21: packed('|i1',
    'c-j@q!2tt72m-*O6<kDmzvMr|M0?_^xt9&PeU*{06Uqus3!dyp6A7rJ*eD<q)Bh)rccH1`k92iZdD|Zx`!0h'
),
    t24: [140, 155, 138, 120, 120, 137, 126, 142, 173, 120, 143, 120, 128, 134, 120],
    x25: packed('|i1',
    'c-jq($q4{J3<8UexzzN&`w#|1CyfBp5z^7w92>U*^r28UTF&$(C%T0niOnlv8VCBrZgzQs-M+<E=5%pR(H^cfJ$q5V)ft|x`kJJ&'
    'cvddH*x{|SBdyjyI+9hR_=`^uKb%rZ'
),
    t28: packed('<i2',
    'c-m`eX=$#gsA#Eau4rkguc)qQ0r7yKqN1v$g#j-B0HX{J(*'
),
    x29: packed('|i1',
    'c-jrj2?4-B3<5CG&<D7B-y$ID3-E~63lzB0W(nvFE9C1wIu?pNL=Tt(&6#H|2oX4}gsxfM5DETy=P9#y#2;yIx|@<V;<Bt-_ifWC'
    'JZG`*#vXjM^GC)'
),
    t32: packed('|i1',
    'c-kwgf`GEBvNAZU0>lAv0o$GqCj'
),
    x33: packed('|i1',
    'c-jrd$pOGH2m`R80|tET-s&ZH6bh#FmW!x;?Ei;A)QC{*Drd2P?`~dHdTGwKxHWS<+1v*r_a-<'
),
    t36: [136, 120, 133, 149, 123, 139, 141, 121, 136, 122, 126, 140, 121],
    x37: packed('|i1',
    'c-jq#2?_u(48k5=SMA~7SC9~58r(Ev7Rr|;YNV@EtR}E^z?x)7zea>yd)pH=X6<*c6^1_*2qp;'
),
    t40: [120, 132, 120, 120, 120, 120, 128, 124, 129, 131, 122, 132],
}, name='stride_2_quant8').AddVariations(signed(x1, c2, t4, x5, c6, t8, x9, c10, t12, x13, c14, t16, x17, c18, t20, x21, c22, t24, x25, c26, t28, x29, c30, t32, x33, c34, t36, x37, c38, t40)).DisableLifeTimeVariation()
