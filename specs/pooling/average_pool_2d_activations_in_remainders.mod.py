# Licensed under the Apache License, Version 2.0; see LICENSE.
# Written by 'python -m corpus' from corpus/families/pooling.py; do not edit.
#
# AVERAGE_POOL_2D: activations at the end of a loop.

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
U8 = 'TENSOR_QUANT8_ASYMM'

# The last block of a loop over pixels, of results of many sizes, has each fused activation.
# Expected values: float64 formula.
x1 = Input('x1', (F32, [1, 1, 5, 1]))
t2 = Output('t2', (F32, [1, 1, 5, 1]))
x3 = Input('x3', (F32, [1, 2, 3, 3]))
t4 = Output('t4', (F32, [1, 2, 3, 3]))
x5 = Input('x5', (F32, [1, 3, 5, 5]))
t6 = Output('t6', (F32, [1, 3, 5, 5]))
x7 = Input('x7', (F32, [1, 1, 13, 2]))
t8 = Output('t8', (F32, [1, 1, 13, 2]))
x9 = Input('x9', (F32, [1, 1, 4, 1]))
t10 = Output('t10', (F32, [1, 1, 4, 1]))
x11 = Input('x11', (F32, [1, 1, 9, 3]))
t12 = Output('t12', (F32, [1, 1, 5, 3]))
x13 = Input('x13', (F32, [1, 3, 5, 5]))
t14 = Output('t14', (F32, [1, 2, 3, 5]))
x15 = Input('x15', (F32, [1, 5, 9, 2]))
t16 = Output('t16', (F32, [1, 3, 5, 2]))
x17 = Input('x17', (F32, [1, 1, 25, 1]))
t18 = Output('t18', (F32, [1, 1, 13, 1]))
x19 = Input('x19', (F32, [1, 1, 7, 3]))
t20 = Output('t20', (F32, [1, 1, 4, 3]))
model = Model()
model.Operation('AVERAGE_POOL_2D', x1, 2, 1, 1, 1, 1, 3).To(t2)
model.Operation('AVERAGE_POOL_2D', x3, 2, 1, 1, 1, 1, 2).To(t4)
model.Operation('AVERAGE_POOL_2D', x5, 2, 1, 1, 1, 1, 1).To(t6)
model.Operation('AVERAGE_POOL_2D', x7, 2, 1, 1, 1, 1, 3).To(t8)
model.Operation('AVERAGE_POOL_2D', x9, 2, 1, 1, 1, 1, 2).To(t10)
model.Operation('AVERAGE_POOL_2D', x11, 2, 2, 2, 1, 1, 1).To(t12)
model.Operation('AVERAGE_POOL_2D', x13, 2, 2, 2, 1, 1, 3).To(t14)
model.Operation('AVERAGE_POOL_2D', x15, 2, 2, 2, 1, 1, 2).To(t16)
model.Operation('AVERAGE_POOL_2D', x17, 2, 2, 2, 1, 1, 1).To(t18)
model.Operation('AVERAGE_POOL_2D', x19, 2, 2, 2, 1, 1, 3).To(t20)
Example({
    x1: [6.0, -4.0, -2.0, 2.0, -1.0],
    t2: [6.0, 0.0, 0.0, 2.0, 0.0],
    x3: [3.0, 0.0, 7.0, 4.0, 6.0, -5.0, 13.0, 5.0, 5.0, 14.0, 14.0, 6.0, -7.0, 6.0, 16.0, 12.0, -7.0, -4.0],
    t4: [1.0, 0.0, 1.0, 1.0, 1.0, -1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, -1.0, 1.0, 1.0, 1.0, -1.0, -1.0],
    x5: packed('|i1',
    'c-jrgTM~dE2mnAPd5KJU|C4Ge)c!8^b>bFV!HFyYJt-U$m1-J$`%isap=Zdfd2MHgcSI_w_W~_Mo0Xa81DMGeNB', 1.0
),
    t6: packed('|i1',
    'c-j@o$q~RX2*5y1%w=E_`mffGo+}yP^#nuAVNhC-&`ny`ebMC74`=hxX8eUl&!X_CTo(>J_yLs', 1.0
),
    x7: packed('|i1',
    'c-rF-;OFIM`1zlS<0mI03mXqJ8_O>yfj<I&e*pkZLkD{', 1.0
),
    t8: packed('|i1',
    'c-muQ0|EvH1|~KJHbxdUHfA;!Fq?q^00l|_Sp', 1.0
),
    x9: [-8.0, 7.0, -4.0, 14.0],
    t10: [-1.0, 1.0, -1.0, 1.0],
    x11: packed('|i1',
    'c-mv({Kd}2!^`)Z?+@p19$t1XHlE*{+&sT{+1LPKsRpw', 1.0
),
    t12: [4.0, 9.0, 0.0, 13.0, 14.0, 0.0, 0.0, 12.0, 13.0, 12.0, 0.0, 9.0, 13.0, 6.0, 6.0],
    x13: packed('|i1',
    'c-jTQ2?D?n3<N+&ROpuc|D}$E&JeJad4zSl<eD#38vFT-vrz1v-Jr>(@@Z+)C?t(=m&pfVoG6=2GBaxb0T8ViUH', 1.0
),
    t14: packed('|i1',
    'c-muOV`E@oU;_h21~vv}HV_X;fdK#p;Q)9', 1.0
),
    x15: packed('|i1',
    'c-jTQi4njc2mr7uMeqUKe^SuXHYwXCG%d-FR(e{D?bmDNjcULu!Ag|){bG|Wkb`AKGViyC<1}5Ifj}CP%#mB5T|DLKKd-_Wz5', 1.0
),
    t16: packed('|i1',
    'c-mw9&j<$pVZ{Ic5D_57zz6_x3kVJ', 1.0
),
    x17: packed('|i1',
    'c-s5V_2UQEe_npZ|G$3y|IfqogZt+XCSDFE767=83_1', 1.0
),
    t18: [0.0, 0.0, 10.0, 13.0, 1.0, 0.0, 0.0, 12.0, 0.0, 0.0, 2.0, 8.0, 4.0],
    x19: [0.0, -7.0, -1.0, 10.0, 1.0, -2.0, -2.0, -8.0, -4.0, 0.0, 0.0, 7.0, -4.0, -7.0, 1.0, 11.0, 6.0,
    12.0, 15.0, 13.0, 15.0],
    t20: [0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 1.0, 6.0, 6.0, 6.0],
}, name='windows').AddVariations('float16').DisableLifeTimeVariation()

# The last block of a loop over pixels, of results of many sizes, has each fused activation.
# Expected values: float64 formula.
x1 = Input('x1', (U8, [1, 1, 5, 1], 0.5, 120))
t2 = Output('t2', (U8, [1, 1, 5, 1], 0.5, 120))
x3 = Input('x3', (U8, [1, 2, 3, 3], 0.5, 120))
t4 = Output('t4', (U8, [1, 2, 3, 3], 0.5, 120))
x5 = Input('x5', (U8, [1, 3, 5, 5], 0.5, 120))
t6 = Output('t6', (U8, [1, 3, 5, 5], 0.5, 120))
x7 = Input('x7', (U8, [1, 1, 13, 2], 0.5, 120))
t8 = Output('t8', (U8, [1, 1, 13, 2], 0.5, 120))
x9 = Input('x9', (U8, [1, 1, 4, 1], 0.5, 120))
t10 = Output('t10', (U8, [1, 1, 4, 1], 0.5, 120))
x11 = Input('x11', (U8, [1, 1, 9, 3], 0.5, 120))
t12 = Output('t12', (U8, [1, 1, 5, 3], 0.5, 120))
x13 = Input('x13', (U8, [1, 3, 5, 5], 0.5, 120))
t14 = Output('t14', (U8, [1, 2, 3, 5], 0.5, 120))
x15 = Input('x15', (U8, [1, 5, 9, 2], 0.5, 120))
t16 = Output('t16', (U8, [1, 3, 5, 2], 0.5, 120))
x17 = Input('x17', (U8, [1, 1, 25, 1], 0.5, 120))
t18 = Output('t18', (U8, [1, 1, 13, 1], 0.5, 120))
x19 = Input('x19', (U8, [1, 1, 7, 3], 0.5, 120))
t20 = Output('t20', (U8, [1, 1, 4, 3], 0.5, 120))
model = Model()
model.Operation('AVERAGE_POOL_2D', x1, 2, 1, 1, 1, 1, 3).To(t2)
model.Operation('AVERAGE_POOL_2D', x3, 2, 1, 1, 1, 1, 2).To(t4)
model.Operation('AVERAGE_POOL_2D', x5, 2, 1, 1, 1, 1, 1).To(t6)
model.Operation('AVERAGE_POOL_2D', x7, 2, 1, 1, 1, 1, 3).To(t8)
model.Operation('AVERAGE_POOL_2D', x9, 2, 1, 1, 1, 1, 2).To(t10)
model.Operation('AVERAGE_POOL_2D', x11, 2, 2, 2, 1, 1, 1).To(t12)
model.Operation('AVERAGE_POOL_2D', x13, 2, 2, 2, 1, 1, 3).To(t14)
model.Operation('AVERAGE_POOL_2D', x15, 2, 2, 2, 1, 1, 2).To(t16)
model.Operation('AVERAGE_POOL_2D', x17, 2, 2, 2, 1, 1, 1).To(t18)
model.Operation('AVERAGE_POOL_2D', x19, 2, 2, 2, 1, 1, 3).To(t20)
Example({
    x1: [132, 112, 116, 124, 118],
    t2: [132, 120, 120, 124, 120],
    x3: [126, 120, 134, 128, 132, 110, 146, 130, 130, 148, 148, 132, 106, 132, 152, 144, 106, 112],
    t4: [122, 120, 122, 122, 122, 118, 122, 122, 122, 122, 122, 122, 118, 122, 122, 122, 118, 118],
    x5: packed('<i2',
    'c-pPW!3MxE3;@u5Zq-y(L=IC?5m8Y&%=B}&kJ!6D-lf5<UO<pVi8c-hMz%50CDwNq)%$po=80Dg5jqo~4U64rf!gw(u^s<;0jg>x'
    'w*'
),
    t6: packed('<i2',
    'c-pPWK?=Yy2mrx8dk-auh)9s&p%kB+^beimt~Bs?f+6P6C?!bfB(2tYQRL7UXL3_!d_tpou<%$pPPqQF0qj5~Q2'
),
    x7: packed('<i2',
    'c-rfjF>TVcimbAlj;yY#hL#C+Ee$y}GYV!D<uKp`01DI%B>'
),
    t8: packed('<i2',
    'c-m`e0fLH(ikg;+ma2x9mb#V(FuS6H0Ve<e{p$?j'
),
    x9: [104, 134, 112, 148],
    t10: [118, 122, 118, 122],
    x11: packed('<i2',
    'c-m{|%4zGFFlkEOl!C6j36t7-S|;Rm^-ai`)Y8I$8vp=5<PHr'
),
    t12: [128, 138, 120, 146, 148, 120, 120, 144, 146, 144, 120, 138, 146, 132, 132],
    x13: packed('<i2',
    'c-pPOfd;@J5C-5qZjw1CNirvslgw|Dd)&RmzE6Nas;-8#t<Ro7wzT-$#el(&-wbNGjhDvqEVa>voK#9RMZD}3wyuh~kN<qG_$A{'
),
    t14: packed('<i2',
    'c-m`dX{o5FXaR$&ik6DH77!0efdK<v0060+4*v'
),
    x15: packed('<i2',
    'c-pnW;RXO93;^JJ+)VnBoaD@z%p}Ro^tksF_kBJ2!D+pDw!wA6PN9S`B#}9aDTpyQd2dLp5j9hf&^)ZNAkcA(@*ty5Vm<qrKwc>K'
    'x~|`RFTgFU'
),
    t16: packed('|i1',
    'c-pHfs{(^E7*SRR5dl&aRRG)Y4l4'
),
    x17: packed('<i2',
    'c-kxL$;jv_n>4MeEGMU|Y{G<$zO0OzNgXu}47dOQ&7BM@'
),
    t18: [120, 120, 140, 146, 122, 120, 120, 144, 120, 120, 124, 136, 128],
    x19: [120, 106, 118, 140, 122, 116, 116, 104, 112, 120, 120, 134, 112, 106, 122, 142, 132, 144, 150, 146,
    150],
    t20: [120, 120, 120, 120, 120, 120, 120, 120, 122, 132, 132, 132],
}, name='windows_quant8').AddVariations(signed(x1, t2, x3, t4, x5, t6, x7, t8, x9, t10, x11, t12, x13, t14, x15, t16, x17, t18, x19, t20)).DisableLifeTimeVariation()
