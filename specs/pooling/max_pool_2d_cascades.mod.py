# Licensed under the Apache License, Version 2.0; see LICENSE.
# Written by 'python -m corpus' from corpus/families/pooling.py; do not edit.
#
# MAX_POOL_2D: windows over windows on long images.

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

# What the windows lie over is computed by others, and has many rows.
# Expected values: float64 formula.
x1 = Input('x1', (F32, [1, 68, 1, 1]))
c2 = Parameter('c2', (F32, [1, 3, 1, 1]), [1.0, 0.0, -1.0])
c3 = Parameter('c3', (F32, [1]), [0.5])
t4 = Internal('t4', (F32, [1, 68, 1, 1]))
t5 = Output('t5', (F32, [1, 33, 1, 1]))
x6 = Input('x6', (F32, [1, 68, 1, 1]))
c7 = Parameter('c7', (F32, [1, 3, 1, 1]), [-1.0, 0.0, 1.0])
c8 = Parameter('c8', (F32, [1]), [-0.5])
t9 = Internal('t9', (F32, [1, 68, 1, 1]))
t10 = Output('t10', (F32, [1, 33, 1, 1]))
x11 = Input('x11', (F32, [1, 68, 1, 1]))
t12 = Internal('t12', (F32, [1, 68, 1, 1]))
t13 = Output('t13', (F32, [1, 33, 1, 1]))
x14 = Input('x14', (F32, [1, 68, 1, 1]))
c15 = Parameter('c15', (F32, [1, 3, 1, 1]), [1.0, -1.0, -1.0])
c16 = Parameter('c16', (F32, [1]), [0.5])
t17 = Internal('t17', (F32, [1, 68, 1, 1]))
c18 = Parameter('c18', (F32, [1, 3, 1, 1]), [1.0, 0.0, -1.0])
c19 = Parameter('c19', (F32, [1]), [0.5])
t20 = Internal('t20', (F32, [1, 68, 1, 1]))
t21 = Output('t21', (F32, [1, 33, 1, 1]))
model = Model()
model.Operation('CONV_2D', x1, c2, c3, 1, 1, 1, 0).To(t4)
model.Operation('MAX_POOL_2D', t4, 2, 1, 2, 1, 3, 0).To(t5)
model.Operation('DEPTHWISE_CONV_2D', x6, c7, c8, 1, 1, 1, 1, 0).To(t9)
model.Operation('MAX_POOL_2D', t9, 2, 1, 2, 1, 3, 0).To(t10)
model.Operation('MAX_POOL_2D', x11, 1, 1, 1, 1, 3, 0).To(t12)
model.Operation('MAX_POOL_2D', t12, 2, 1, 2, 1, 3, 0).To(t13)
model.Operation('CONV_2D', x14, c15, c16, 1, 1, 1, 0).To(t17)
model.Operation('CONV_2D', t17, c18, c19, 1, 1, 1, 0).To(t20)
model.Operation('MAX_POOL_2D', t20, 2, 1, 2, 1, 3, 0).To(t21)
Example({
    x1: packed('|i1',
    'c-jrfNfN*y3<I#in1uhow%MtUnsfzSszEcja4<q<w3Tk&|GkxQhP&ZSUOS(yLRqYI$UKMAA^r', 0.5
),
    t5: [3.0, 2.0, 4.5, 4.5, 4.5, 6.0, 6.0, 0.0, 4.0, 1.5, 1.5, 5.0, 5.0, 1.5, 2.0, 3.5, 3.5, 4.5, 3.5, 6.5,
    1.0, 3.5, 3.5, 2.5, -1.5, 6.0, 6.5, 6.5, 0.5, 5.0, 1.5, 4.0, 2.0],
    x6: packed('|i1',
    'c-jrfK@z|q2m`<&Lg4?er7B?exEL2Ff}LSFC)I6Bsahm^kN8+eBe2+iFSU_d_^d##8sI)W>KS7', 0.5
),
    t10: [2.0, 2.0, 2.0, 1.5, 4.5, 6.0, -3.5, 4.0, 7.0, 0.0, 1.0, 3.0, 1.5, 2.5, 2.5, 3.5, 3.5, 1.0, 1.0,
    4.5, 1.5, 1.5, 3.0, 3.0, 0.5, -2.0, 2.5, 2.5, 1.5, 4.0, 1.5, 2.0, 2.0],
    x11: packed('|i1',
    'c-jrfK@tEl1O&huq~!mvWid9lu8zxIA`@nzUOjt4#JUE2{BRHMxEINhUE8c=Xlg-UPU8nqF(|+', 0.5
),
    t13: [4.0, 4.0, 0.5, 0.5, 2.0, 2.0, 3.5, 3.5, 2.5, 2.5, 2.5, 2.0, 2.0, 0.5, 2.5, 2.5, 4.0, 4.0, 4.0, 4.0,
    3.5, -1.0, 1.0, 2.0, 2.0, 2.0, -1.0, 1.5, 1.5, 1.5, 1.5, 1.5, 0.5],
    x14: packed('|i1',
    'c-jTQ0TKW)1O%{QyZHZWT^*Y6V6kOY()gH0$Erruzb70cs3@f^ttCgM(kb3^)!J_^@c_O+9Xk', 0.5
),
    t21: [1.0, 3.0, 8.0, 8.0, 10.0, -0.5, 3.0, 8.0, 7.0, 5.5, 5.5, 5.0, 12.5, 12.5, 2.5, 6.5, 6.5, 6.0, 10.5,
    10.5, 6.5, 0.5, 6.0, 6.5, 6.5, 16.0, 2.5, 2.5, 10.0, 10.0, 2.0, 17.0, 17.0],
}, name='rows').AddVariations('float16').DisableLifeTimeVariation()

# What the windows lie over is computed by others, and has many rows.
# Expected values: float64 formula.
x1 = Input('x1', (U8, [1, 68, 1, 1], 0.5, 120))
c2 = Parameter('c2', (U8, [1, 3, 1, 1], 0.5, 128), [130, 128, 126])
c3 = Parameter('c3', (I32, [1], 0.25, 0), [2])
t4 = Internal('t4', (U8, [1, 68, 1, 1], 0.5, 120))
t5 = Output('t5', (U8, [1, 33, 1, 1], 0.5, 120))
x6 = Input('x6', (U8, [1, 68, 1, 1], 0.5, 120))
c7 = Parameter('c7', (U8, [1, 3, 1, 1], 0.5, 128), [126, 128, 130])
c8 = Parameter('c8', (I32, [1], 0.25, 0), [-2])
t9 = Internal('t9', (U8, [1, 68, 1, 1], 0.5, 120))
t10 = Output('t10', (U8, [1, 33, 1, 1], 0.5, 120))
x11 = Input('x11', (U8, [1, 68, 1, 1], 0.5, 120))
t12 = Internal('t12', (U8, [1, 68, 1, 1], 0.5, 120))
t13 = Output('t13', (U8, [1, 33, 1, 1], 0.5, 120))
x14 = Input('x14', (U8, [1, 68, 1, 1], 0.5, 120))
c15 = Parameter('c15', (U8, [1, 3, 1, 1], 0.5, 128), [130, 126, 126])
c16 = Parameter('c16', (I32, [1], 0.25, 0), [2])
t17 = Internal('t17', (U8, [1, 68, 1, 1], 0.5, 120))
c18 = Parameter('c18', (U8, [1, 3, 1, 1], 0.5, 128), [130, 128, 126])
c19 = Parameter('c19', (I32, [1], 0.25, 0), [2])
t20 = Internal('t20', (U8, [1, 68, 1, 1], 0.5, 120))
t21 = Output('t21', (U8, [1, 33, 1, 1], 0.5, 120))
model = Model()
model.Operation('CONV_2D', x1, c2, c3, 1, 1, 1, 0).To(t4)
model.Operation('MAX_POOL_2D', t4, 2, 1, 2, 1, 3, 0).To(t5)
model.Operation('DEPTHWISE_CONV_2D', x6, c7, c8, 1, 1, 1, 1, 0).To(t9)
model.Operation('MAX_POOL_2D', t9, 2, 1, 2, 1, 3, 0).To(t10)
model.Operation('MAX_POOL_2D', x11, 1, 1, 1, 1, 3, 0).To(t12)
model.Operation('MAX_POOL_2D', t12, 2, 1, 2, 1, 3, 0).To(t13)
model.Operation('CONV_2D', x14, c15, c16, 1, 1, 1, 0).To(t17)
model.Operation('CONV_2D', t17, c18, c19, 1, 1, 1, 0).To(t20)
model.Operation('MAX_POOL_2D', t20, 2, 1, 2, 1, 3, 0).To(t21)
Example({
    x1: packed('<i2',
    'c-pPV!4be92n4{C96(?^Pq1`TME1Ekv_UNoPy|{`WRb%{ycf^+8co~D70@7$>{q74#pX~{K0mm`@*my'
),
    t5: [126, 124, 129, 129, 129, 132, 132, 120, 128, 123, 123, 130, 130, 123, 124, 127, 127, 129, 127, 133,
    122, 127, 127, 125, 117, 132, 133, 133, 121, 130, 123, 128, 124],
    x6: packed('<i2',
    'c-pPV$q~RX2n4W{Ol$+ga+dBC5j_QM>%x@KB=)B0T*eVORI=1sQ${fGlCM2d?J(YCR5>efo*!K8?I1$'
),
    t10: [124, 124, 124, 123, 129, 132, 113, 128, 134, 120, 122, 126, 123, 125, 125, 127, 127, 122, 122, 129,
    123, 123, 126, 126, 121, 116, 125, 125, 123, 128, 123, 124, 124],
    x11: packed('<i2',
    'c-pPV!41GL2n4~D3;_<E!7`=CMPy&2m4PRy%5JG+9=T<$b_?S2<!nxzV*p}hcB(0)w2XCUIG-Q-0ISL$pa'
),
    t13: [128, 128, 121, 121, 124, 124, 127, 127, 125, 125, 125, 124, 124, 121, 125, 125, 128, 128, 128, 128,
    127, 118, 122, 124, 124, 124, 118, 123, 123, 123, 123, 123, 121],
    x14: packed('<i2',
    'c-pPO0TzHz1O&j2tiR!*#nHP&GknX-(LiY3l;)IY?&9%xrz{GKWIJ0!EDSP?Q9Ic>N1S#2-~-*GAR7'
),
    t21: [122, 126, 136, 136, 140, 119, 126, 136, 134, 131, 131, 130, 145, 145, 125, 133, 133, 132, 141, 141,
    133, 121, 132, 133, 133, 152, 125, 125, 140, 140, 124, 154, 154],
}, name='rows_quant8').AddVariations(signed(x1, c2, t4, t5, x6, c7, t9, t10, x11, t12, t13, x14, c15, t17, c18, t20, t21)).DisableLifeTimeVariation()

# What the windows lie over is computed by others, and has many columns.
# Expected values: float64 formula.
x1 = Input('x1', (F32, [1, 1, 67, 1]))
c2 = Parameter('c2', (F32, [1, 1, 3, 1]), [1.0, 0.0, -1.0])
c3 = Parameter('c3', (F32, [1]), [0.5])
t4 = Internal('t4', (F32, [1, 1, 67, 1]))
t5 = Output('t5', (F32, [1, 1, 33, 1]))
x6 = Input('x6', (F32, [1, 1, 67, 1]))
c7 = Parameter('c7', (F32, [1, 1, 3, 1]), [-1.0, 1.0, 1.0])
c8 = Parameter('c8', (F32, [1]), [-0.5])
t9 = Internal('t9', (F32, [1, 1, 67, 1]))
t10 = Output('t10', (F32, [1, 1, 33, 1]))
x11 = Input('x11', (F32, [1, 1, 67, 1]))
t12 = Internal('t12', (F32, [1, 1, 67, 1]))
t13 = Output('t13', (F32, [1, 1, 33, 1]))
x14 = Input('x14', (F32, [1, 1, 67, 1]))
c15 = Parameter('c15', (F32, [1, 1, 3, 1]), [1.0, 0.0, -1.0])
c16 = Parameter('c16', (F32, [1]), [0.5])
t17 = Internal('t17', (F32, [1, 1, 67, 1]))
c18 = Parameter('c18', (F32, [1, 1, 3, 1]), [1.0, -1.0, -1.0])
c19 = Parameter('c19', (F32, [1]), [0.5])
t20 = Internal('t20', (F32, [1, 1, 67, 1]))
t21 = Output('t21', (F32, [1, 1, 33, 1]))
model = Model()
model.Operation('CONV_2D', x1, c2, c3, 1, 1, 1, 0).To(t4)
model.Operation('MAX_POOL_2D', t4, 2, 2, 1, 3, 1, 0).To(t5)
model.Operation('DEPTHWISE_CONV_2D', x6, c7, c8, 1, 1, 1, 1, 0).To(t9)
model.Operation('MAX_POOL_2D', t9, 2, 2, 1, 3, 1, 0).To(t10)
model.Operation('MAX_POOL_2D', x11, 1, 1, 1, 3, 1, 0).To(t12)
model.Operation('MAX_POOL_2D', t12, 2, 2, 1, 3, 1, 0).To(t13)
model.Operation('CONV_2D', x14, c15, c16, 1, 1, 1, 0).To(t17)
model.Operation('CONV_2D', t17, c18, c19, 1, 1, 1, 0).To(t20)
model.Operation('MAX_POOL_2D', t20, 2, 2, 1, 3, 1, 0).To(t21)
Example({
    x1: packed('|i1',
    'c-jTQi4njs2m`Q#V95T{mM^Zfb*NJ0wYKe#NK1o8^=lSXA{0;Hy*2)BC`SXwIe_P6{h2o*5&', 0.5
),
    t5: [3.5, 1.0, 4.5, 1.5, 7.0, 7.0, 5.0, 3.0, 3.5, 1.0, 1.5, 4.5, 6.5, 0.5, 1.0, 2.5, 2.5, 3.0, 2.5, 2.5,
    5.5, 5.0, 1.0, -0.5, 4.5, 4.5, -1.0, 2.5, 5.5, 5.5, 6.5, 6.5, 1.5],
    x6: packed('|i1',
    'c-jrgNe;j;2m~;7Acg<GmYw8ic?&=;T9rZ;h`&mPhdBuL5*}@=+>>ekINzbg9+QT7*99&lA>#', 0.5
),
    t10: [3.5, 3.5, 2.5, 2.5, 9.0, 1.0, 5.5, 2.0, 3.5, 3.5, 4.0, 1.5, 4.5, 5.0, 5.0, 5.5, 0.5, -1.5, -1.0,
    9.5, 3.5, -2.5, -4.5, 5.0, 5.0, 3.5, 3.5, 0.5, 0.5, 5.5, 5.5, -1.5, -0.5],
    x11: packed('|i1',
    'c-jTQ0TKiu2n4aB57Ga>7KCvxc>(X;CT*!k_u@ZxET*%JuGzwmI6af8Rc_}C^~M}R`~jRjAMX', 0.5
),
    t13: [3.0, 3.0, 1.0, 1.0, 2.5, 2.5, 2.5, -1.5, 2.0, 2.0, 3.5, 3.5, 3.0, 1.0, 1.0, 1.0, 3.5, 3.5, 4.0,
    4.0, 4.0, 4.0, -2.0, 2.5, 2.5, 4.0, 4.0, 4.0, 3.5, 3.5, 2.0, 3.0, 3.0],
    x14: packed('|i1',
    'c-jTQi4njs3<9t-`04)By151_VfLVxgmW$<W15B^ebu9bT7(xGUcF?XTD7IvP%>=)CDs}?', 0.5
),
    t21: [3.5, 17.5, 9.0, 9.0, 7.0, 7.0, 4.5, 4.5, 4.0, -1.0, 3.5, 3.5, 14.5, 14.5, -0.5, 14.0, 8.0, 8.0,
    9.0, 9.0, 2.0, 3.0, 9.5, 2.5, 4.5, 0.0, 6.0, 6.0, 6.0, 6.0, 1.0, 1.0, 1.5],
}, name='columns').AddVariations('float16').DisableLifeTimeVariation()

# What the windows lie over is computed by others, and has many columns.
# Expected values: float64 formula.
x1 = Input('x1', (U8, [1, 1, 67, 1], 0.5, 120))
c2 = Parameter('c2', (U8, [1, 1, 3, 1], 0.5, 128), [130, 128, 126])
c3 = Parameter('c3', (I32, [1], 0.25, 0), [2])
t4 = Internal('t4', (U8, [1, 1, 67, 1], 0.5, 120))
t5 = Output('t5', (U8, [1, 1, 33, 1], 0.5, 120))
x6 = Input('x6', (U8, [1, 1, 67, 1], 0.5, 120))
c7 = Parameter('c7', (U8, [1, 1, 3, 1], 0.5, 128), [126, 130, 130])
c8 = Parameter('c8', (I32, [1], 0.25, 0), [-2])
t9 = Internal('t9', (U8, [1, 1, 67, 1], 0.5, 120))
t10 = Output('t10', (U8, [1, 1, 33, 1], 0.5, 120))
x11 = Input('x11', (U8, [1, 1, 67, 1], 0.5, 120))
t12 = Internal('t12', (U8, [1, 1, 67, 1], 0.5, 120))
t13 = Output('t13', (U8, [1, 1, 33, 1], 0.5, 120))
x14 = Input('x14', (U8, [1, 1, 67, 1], 0.5, 120))
c15 = Parameter('c15', (U8, [1, 1, 3, 1], 0.5, 128), [130, 128, 126])
c16 = Parameter('c16', (I32, [1], 0.25, 0), [2])
t17 = Internal('t17', (U8, [1, 1, 67, 1], 0.5, 120))
c18 = Parameter('c18', (U8, [1, 1, 3, 1], 0.5, 128), [130, 126, 126])
c19 = Parameter('c19', (I32, [1], 0.25, 0), [2])
t20 = Internal('t20', (U8, [1, 1, 67, 1], 0.5, 120))
t21 = Output('t21', (U8, [1, 1, 33, 1], 0.5, 120))
model = Model()
model.Operation('CONV_2D', x1, c2, c3, 1, 1, 1, 0).To(t4)
model.Operation('MAX_POOL_2D', t4, 2, 2, 1, 3, 1, 0).To(t5)
model.Operation('DEPTHWISE_CONV_2D', x6, c7, c8, 1, 1, 1, 1, 0).To(t9)
model.Operation('MAX_POOL_2D', t9, 2, 2, 1, 3, 1, 0).To(t10)
model.Operation('MAX_POOL_2D', x11, 1, 1, 1, 3, 1, 0).To(t12)
model.Operation('MAX_POOL_2D', t12, 2, 2, 1, 3, 1, 0).To(t13)
model.Operation('CONV_2D', x14, c15, c16, 1, 1, 1, 0).To(t17)
model.Operation('CONV_2D', t17, c18, c19, 1, 1, 1, 0).To(t20)
model.Operation('MAX_POOL_2D', t20, 2, 2, 1, 3, 1, 0).To(t21)
Example({
    x1: packed('<i2',
    'c-p1Gi4njs2m`Q=T%O<y!I05AM5Uz%xfQr&wd@6@q?n@?24(J<WNfxA^^Q9U&*5n}+2W$le;;XWA9?'
),
    t5: [127, 122, 129, 123, 134, 134, 130, 126, 127, 122, 123, 129, 133, 121, 122, 125, 125, 126, 125, 125,
    131, 130, 122, 119, 129, 129, 118, 125, 131, 131, 133, 133, 123],
    x6: packed('<i2',
    'c-p1O$q~RX2n0cgj5x~+GK4PW;Q4h;C;$oAOmYXnpK5z~6({IUEH<hsa}ipX{_YIKrZ&(reg1a<UJV~h'
),
    t10: [127, 127, 125, 125, 138, 122, 131, 124, 127, 127, 128, 123, 129, 130, 130, 131, 121, 117, 118, 139,
    127, 115, 111, 130, 130, 127, 127, 121, 121, 131, 131, 117, 119],
    x11: packed('<i2',
    'c-p1Gff2wU2n4W>48q&v3&`jW(PTHd_cBTp)Ug)x<LRQCXwcLTm;;Wvi=Z@P-i94Uk_|rpU0O;XR{'
),
    t13: [126, 126, 122, 122, 125, 125, 125, 117, 124, 124, 127, 127, 126, 122, 122, 122, 127, 127, 128, 128,
    128, 128, 116, 125, 125, 128, 128, 128, 127, 127, 124, 126, 126],
    x14: packed('<i2',
    'c-p1Gff0Z(2m?Sz#-2@%q=2J4g#VgY>afK#+j(-@6kj~mgQW^3Ll|$|cB&c`g^a{;lDz)=0DOlZo&'
),
    t21: [127, 155, 138, 138, 134, 134, 129, 129, 128, 118, 127, 127, 149, 149, 119, 148, 136, 136, 138, 138,
    124, 126, 139, 125, 129, 120, 132, 132, 132, 132, 122, 122, 123],
}, name='columns_quant8').AddVariations(signed(x1, c2, t4, t5, x6, c7, t9, t10, x11, t12, t13, x14, c15, t17, c18, t20, t21)).DisableLifeTimeVariation()
