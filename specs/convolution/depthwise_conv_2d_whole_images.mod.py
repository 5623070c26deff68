# Licensed under the Apache License, Version 2.0; see LICENSE.
# Written by 'python -m corpus' from corpus/families/convolution.py; do not edit.
#
# DEPTHWISE_CONV_2D: windows as large as the image.

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
c2 = Parameter('c2', (F32, [1, 2, 2, 2]), [-1.0, -1.0, -1.0, -1.0, 1.0, 0.0, 0.0, 1.0])
c3 = Parameter('c3', (F32, [2]), [0.5, -1.0])
t4 = Output('t4', (F32, [1, 1, 1, 2]))
x5 = Input('x5', (F32, [1, 2, 2, 2]))
c6 = Parameter('c6', (F32, [1, 2, 2, 2]), [1.0, -1.0, -1.0, -1.0, 0.0, 0.0, 0.0, 1.0])
c7 = Parameter('c7', (F32, [2]), [0.5, -1.0])
t8 = Output('t8', (F32, [1, 1, 1, 2]))
x9 = Input('x9', (F32, [1, 3, 3, 2]))
c10 = Parameter('c10', (F32, [1, 3, 3, 2]), [-1.0, 0.0, 0.0, 0.0, -1.0, 0.0, 1.0, -1.0, 1.0, 1.0, -1.0, -1.0, 1.0, 1.0, -1.0, -1.0, -1.0, 1.0])
c11 = Parameter('c11', (F32, [2]), [0.5, -1.0])
t12 = Output('t12', (F32, [1, 1, 1, 2]))
x13 = Input('x13', (F32, [1, 3, 3, 2]))
c14 = Parameter('c14', (F32, [1, 3, 3, 2]), [1.0, 1.0, -1.0, -1.0, 1.0, 1.0, 1.0, -1.0, 1.0, 1.0, 0.0, -1.0, 0.0, 0.0, 0.0, -1.0, 0.0, 1.0])
c15 = Parameter('c15', (F32, [2]), [0.5, -1.0])
t16 = Output('t16', (F32, [1, 1, 1, 2]))
x17 = Input('x17', (F32, [1, 4, 4, 2]))
c18 = Parameter('c18', (F32, [1, 4, 4, 2]), [-1.0, 0.0, 1.0, 0.0, 1.0, 0.0, -1.0, 0.0, 0.0, 1.0, 0.0, -1.0, -1.0, -1.0, 0.0, -1.0, 0.0, 0.0,
    0.0, 1.0, -1.0, 1.0, 0.0, 0.0, -1.0, -1.0, 0.0, 1.0, 1.0, 1.0, 1.0, -1.0])
c19 = Parameter('c19', (F32, [2]), [0.5, -1.0])
t20 = Output('t20', (F32, [1, 1, 1, 2]))
x21 = Input('x21', (F32, [1, 4, 4, 2]))
c22 = Parameter('c22', (F32, [1, 4, 4, 2]), [0.0, 0.0, 1.0, -1.0, 1.0, -1.0, 1.0, -1.0, 0.0, 0.0, -1.0, 1.0, -1.0, 0.0, 0.0, 1.0, 0.0, -1.0,
    -1.0, 1.0, -1.0, 0.0, 1.0, 1.0, -1.0, 1.0, 0.0, -1.0, -1.0, 1.0, -1.0, 1.0])
c23 = Parameter('c23', (F32, [2]), [0.5, -1.0])
t24 = Output('t24', (F32, [1, 1, 1, 2]))
x25 = Input('x25', (F32, [2, 5, 5, 2]))
c26 = Parameter('c26', (F32, [1, 5, 5, 2]), packed('|i1',
    'c-j?-fe8Qr0Kw+}qZv&Eq16JpthT0vAAQ8}I1VTr3Jd', 1.0
))
c27 = Parameter('c27', (F32, [2]), [0.5, -1.0])
t28 = Output('t28', (F32, [2, 1, 1, 2]))
x29 = Input('x29', (F32, [1, 5, 5, 2]))
c30 = Parameter('c30', (F32, [1, 5, 5, 2]), packed('|i1',
    'c-kF^feiov48i#S=&nW(g(}kg(%?a&hXz(l6bGmK5C#', 1.0
))
c31 = Parameter('c31', (F32, [2]), [0.5, -1.0])
t32 = Output('t32', (F32, [1, 1, 1, 2]))
x33 = Input('x33', (F32, [2, 6, 6, 2]))
c34 = Parameter('c34', (F32, [1, 6, 6, 2]), packed('|i1',
    'c-k$Afe8R00K(k=M=z}qWKN|qrY%EAW|-^X+2K9<%=%F(J%4K*`v', 1.0
))
c35 = Parameter('c35', (F32, [2]), [0.5, -1.0])
t36 = Output('t36', (F32, [2, 1, 1, 2]))
x37 = Input('x37', (F32, [1, 6, 6, 2]))
c38 = Parameter('c38', (F32, [1, 6, 6, 2]), packed('|i1',
    'c-ke3fe8Qr2*T$7N86;ZVP;8MDq*U@Mi222uUN9;cK`9+q65Z*6bb', 1.0
))
c39 = Parameter('c39', (F32, [2]), [0.5, -1.0])
t40 = Output('t40', (F32, [1, 1, 1, 2]))
x41 = Input('x41', (F32, [2, 7, 7, 2]))
c42 = Parameter('c42', (F32, [1, 7, 7, 2]), packed('|i1',
    'c-lpaK@I>g2*Tk1kM5|K8ASs%KuOi#TFItcy9adL^F=H}m1f3)7X=?w5gvh;A^`', 1.0
))
c43 = Parameter('c43', (F32, [2]), [0.5, -1.0])
t44 = Output('t44', (F32, [2, 1, 1, 2]))
x45 = Input('x45', (F32, [1, 7, 7, 2]))
c46 = Parameter('c46', (F32, [1, 7, 7, 2]), packed('|i1',
    'c-lRSK@I>g2*S$$AI+$TB}6R(5ZbWab|X_qk-iW9mc@XmTLbGW?Q-|5Ys)+c6dwH', 1.0
))
c47 = Parameter('c47', (F32, [2]), [0.5, -1.0])
t48 = Output('t48', (F32, [1, 1, 1, 2]))
x49 = Input('x49', (F32, [1, 8, 8, 2]))
c50 = Parameter('c50', (F32, [1, 8, 8, 2]), packed('|i1',
    'c-lRU!4Uv32*P0hp=l`BepI4hY{ya}s%2_B1YVdca^(;+XQ0Qwvtf(q!DQE4^^F!^j8!@4=OPX', 1.0
))
c51 = Parameter('c51', (F32, [2]), [0.5, -1.0])
t52 = Output('t52', (F32, [1, 1, 1, 2]))
x53 = Input('x53', (F32, [1, 8, 8, 2]))
c54 = Parameter('c54', (F32, [1, 8, 8, 2]), packed('|i1',
    'c-ke52@U`-2*T+9AI(<O1UvweKtmg${fiwDWEfLi6lN}>+&j6yNnbJCfZ<0N%6T)}uRMymB?b', 1.0
))
c55 = Parameter('c55', (F32, [2]), [0.5, -1.0])
t56 = Output('t56', (F32, [1, 1, 1, 2]))
x57 = Input('x57', (F32, [1, 3, 5, 2]))
c58 = Parameter('c58', (F32, [1, 3, 5, 2]), [-1.0, 0.0, 0.0, 1.0, 1.0, -1.0, 1.0, -1.0, 1.0, 0.0, 1.0, 0.0, -1.0, 1.0, -1.0, 1.0, -1.0, -1.0,
    -1.0, 1.0, 0.0, 1.0, 1.0, -1.0, 0.0, 0.0, 0.0, 0.0, -1.0, 0.0])
c59 = Parameter('c59', (F32, [2]), [0.5, -1.0])
t60 = Output('t60', (F32, [1, 1, 1, 2]))
x61 = Input('x61', (F32, [1, 3, 5, 2]))
c62 = Parameter('c62', (F32, [1, 3, 5, 2]), [-1.0, 0.0, -1.0, -1.0, 1.0, 0.0, 1.0, 1.0, 1.0, 1.0, 0.0, 1.0, -1.0, 1.0, 1.0, 0.0, 1.0, 1.0, 1.0,
    0.0, -1.0, 0.0, 0.0, -1.0, 1.0, -1.0, 1.0, 1.0, -1.0, 1.0])
c63 = Parameter('c63', (F32, [2]), [0.5, -1.0])
t64 = Output('t64', (F32, [1, 1, 1, 2]))
x65 = Input('x65', (F32, [1, 1, 7, 2]))
c66 = Parameter('c66', (F32, [1, 1, 7, 2]), [0.0, 1.0, 1.0, -1.0, -1.0, 0.0, 0.0, -1.0, -1.0, 0.0, 1.0, 0.0, -1.0, 0.0])
c67 = Parameter('c67', (F32, [2]), [0.5, -1.0])
t68 = Output('t68', (F32, [1, 1, 1, 2]))
x69 = Input('x69', (F32, [1, 1, 7, 2]))
c70 = Parameter('c70', (F32, [1, 1, 7, 2]), [1.0, -1.0, 0.0, -1.0, -1.0, 0.0, 1.0, -1.0, 0.0, 0.0, 0.0, -1.0, -1.0, -1.0])
c71 = Parameter('c71', (F32, [2]), [0.5, -1.0])
t72 = Output('t72', (F32, [1, 1, 1, 2]))
x73 = Input('x73', (F32, [2, 6, 1, 2]))
c74 = Parameter('c74', (F32, [1, 6, 1, 2]), [-1.0, 0.0, -1.0, 1.0, 0.0, 0.0, 0.0, 0.0, -1.0, -1.0, 0.0, 1.0])
c75 = Parameter('c75', (F32, [2]), [0.5, -1.0])
t76 = Output('t76', (F32, [2, 1, 1, 2]))
x77 = Input('x77', (F32, [1, 6, 1, 2]))
c78 = Parameter('c78', (F32, [1, 6, 1, 2]), [0.0, -1.0, 0.0, 1.0, -1.0, 0.0, 0.0, -1.0, 0.0, -1.0, 1.0, 1.0])
c79 = Parameter('c79', (F32, [2]), [0.5, -1.0])
t80 = Output('t80', (F32, [1, 1, 1, 2]))
model = Model()
model.Operation('DEPTHWISE_CONV_2D', x1, c2, c3, 2, 1, 1, 1, 0, False).To(t4)
model.Operation('DEPTHWISE_CONV_2D', x5, c6, c7, 2, 2, 2, 1, 0, False).To(t8)
model.Operation('DEPTHWISE_CONV_2D', x9, c10, c11, 0, 0, 0, 0, 2, 1, 1, 0, False).To(t12)
model.Operation('DEPTHWISE_CONV_2D', x13, c14, c15, 2, 3, 3, 1, 0, False).To(t16)
model.Operation('DEPTHWISE_CONV_2D', x17, c18, c19, 2, 1, 2, 1, 0, False).To(t20)
model.Operation('DEPTHWISE_CONV_2D', x21, c22, c23, 2, 4, 4, 1, 0, False).To(t24)
model.Operation('DEPTHWISE_CONV_2D', x25, c26, c27, 2, 2, 2, 1, 0, False).To(t28)
model.Operation('DEPTHWISE_CONV_2D', x29, c30, c31, 2, 5, 5, 1, 0, False).To(t32)
model.Operation('DEPTHWISE_CONV_2D', x33, c34, c35, 0, 0, 0, 0, 1, 1, 1, 0, False).To(t36)
model.Operation('DEPTHWISE_CONV_2D', x37, c38, c39, 2, 6, 6, 1, 0, False).To(t40)
model.Operation('DEPTHWISE_CONV_2D', x41, c42, c43, 2, 2, 1, 1, 0, False).To(t44)
model.Operation('DEPTHWISE_CONV_2D', x45, c46, c47, 2, 7, 7, 1, 0, False).To(t48)
model.Operation('DEPTHWISE_CONV_2D', x49, c50, c51, 2, 1, 2, 1, 0, False).To(t52)
model.Operation('DEPTHWISE_CONV_2D', x53, c54, c55, 2, 8, 8, 1, 0, False).To(t56)
model.Operation('DEPTHWISE_CONV_2D', x57, c58, c59, 0, 0, 0, 0, 2, 2, 1, 0, False).To(t60)
model.Operation('DEPTHWISE_CONV_2D', x61, c62, c63, 2, 5, 3, 1, 0, False).To(t64)
model.Operation('DEPTHWISE_CONV_2D', x65, c66, c67, 2, 1, 1, 1, 0, False).To(t68)
model.Operation('DEPTHWISE_CONV_2D', x69, c70, c71, 2, 7, 1, 1, 0, False).To(t72)
model.Operation('DEPTHWISE_CONV_2D', x73, c74, c75, 2, 2, 1, 1, 0, False).To(t76)
model.Operation('DEPTHWISE_CONV_2D', x77, c78, c79, 2, 1, 6, 1, 0, False).To(t80)
Example({
    x1: [0.5, -0.5, -1.5, 3.5, 1.0, 2.0, 3.5, -1.0],
    t4: [2.5, -5.0],
    x5: [1.5, -0.5, 2.5, -1.5, 1.0, -3.5, 3.0, -3.0],
    t8: [-0.5, -2.0],
    x9: [2.0, -1.0, 3.5, 1.0, 2.0, -0.5, 1.0, -3.0, -1.0, -3.5, 1.5, -1.5, 1.0, 1.0, -4.0, 3.0, -1.0, -4.0],
    t12: [1.0, -6.0],
    x13: [-2.0, 0.5, -1.0, -2.0, -3.5, -4.0, 2.0, -0.5, -3.0, -3.5, -1.5, 3.0, -3.5, 0.5, -4.0, -1.0, 3.0,
    1.0],
    t16: [-5.0, -6.5],
    x17: [-2.0, 4.0, 4.0, 3.5, -3.5, 0.5, 1.0, -1.5, 1.0, -1.0, -0.5, 2.0, -4.0, -4.0, -2.0, 0.5, -1.5, 3.0,
    1.5, 1.0, 3.0, 0.5, 0.5, 2.5, 0.5, 2.5, 2.5, -0.5, 1.5, 3.0, -1.0, -2.0],
    t20: [3.0, 3.0],
    x21: [-1.5, 3.0, -3.0, 4.0, -3.5, 2.0, 1.0, 1.0, 1.5, 3.5, -3.0, 4.0, 3.5, 3.5, -0.5, -4.0, 1.0, 3.5,
    -3.0, -0.5, 1.5, 0.5, -3.0, -3.5, 1.5, 3.0, 2.0, 4.0, 0.5, -3.5, -0.5, -3.0],
    t24: [-8.5, -23.0],
    x25: packed('|i1',
    'c-jTQhY`Rq2n4WuYWANNFeMUuxR{`W+O6=W%amkr8*k4S#ri6RsEsGQE|Rmym+--km$J1X8wZRmPrXvARG2b3{i>NS?E', 0.5
),
    t28: [-17.0, 4.5, 7.0, -8.0],
    x29: packed('|i1',
    'c-jTQ0TRF<2n4ZVuSNd<+6q!k1{%}y`XUVsRiEvgPNa@4J->&)Bh8}n0@>mdB>', 0.5
),
    t32: [0.0, 3.5],
    x33: packed('|i1',
    'c-kGz#|;EA3<NMJ?(|=+f+e4Ee}cP5Cg;=IW07WMOqL}p!Np->F>qlnoGX=}&RHH+FP5jdt-|qVsGzh$s<Y6c>+7UWeq5KzPhh->'
    '6t4#Q3*;;BSoGZp?H@84L-q', 0.5
),
    t36: [-3.0, 18.5, -16.5, -10.5],
    x37: packed('|i1',
    'c-jTQ0TRF<2m`RQi0l7fi$Y<EQ-HFt%v82fIHD}wn;g5*mHDprD3Y`6gq`Wt+#e7_zYpLK+KVC>', 0.5
),
    t40: [-9.0, 10.5],
    x41: packed('|i1',
    'c-jriK^8<Y1O&jRiFW_f;*-qOzSd9=>nJ{pLSu9Xc|9T!>Mw0qEY-wA8M-E85kB|;+>2+^^mp?Rr8Za*J5#({SE)Q2JeNzp^wFp;'
    '3Q&0kDw3LGpO)~(*BM{!!#fGYxRw1&Edz&iY7cwcaP%DXeC_-JIHgaa', 0.5
),
    t44: [8.0, 27.0, 3.0, -45.5],
    x45: packed('|i1',
    'c-jTQ0TRF<2m`RQRmcBd3lwAtf$Hxn$Coz)75yMSUED_a!YCK#Sy6C@DZI|6Ly^9+!)TmAerBoM#JfV}2@55Ec{Vkj', 0.5
),
    t48: [10.0, -20.0],
    x49: packed('|i1',
    'c-jrjISv3Z2n0cax&HrJm<6*AIx49<TFtxDNGHyUwE`Ok5Pvc{4U%EDu3^w=P0PVn+WPA*Z|xPIxuwWjYdAKeln>wR>nf0fAbAe?'
    'XYoCwebe{>Xm3N=', 0.5
),
    t52: [2.0, 0.5],
    x53: packed('|i1',
    'c-j@rixosM1O>oD1pQa*6W6|-0!CgQa&TTvCYv*mz5JvFxVC0&t1<fyi6Z!Rcb(TDOk_2wWi1oYFm?|w%Kg8JmxT1!TR7y)BuR(Y'
    'l?qc_Bl!br<311', 0.5
),
    t56: [-3.5, 14.0],
    x57: [-2.5, 0.5, 1.0, 3.5, -1.5, -2.0, 3.0, -0.5, -2.0, -4.0, 4.0, 1.5, -3.5, -3.5, 2.5, -1.5, 2.0, -3.5,
    -4.0, 3.0, 3.5, 3.0, 1.0, 3.0, 2.0, 3.0, 1.0, 2.0, -3.5, 2.0],
    t60: [14.0, 6.5],
    x61: [2.0, 3.0, 4.0, 2.5, -1.5, 0.5, -2.5, -2.5, 3.0, 1.0, 1.5, -0.5, -4.0, -3.5, -3.5, 0.5, -1.0, 1.0,
    -2.0, -3.5, 2.0, 1.0, -1.0, -2.5, -0.5, 1.0, 3.5, 1.5, -3.0, -1.5],
    t64: [-5.0, -6.5],
    x65: [-3.5, 1.0, -3.5, -0.5, -2.5, 4.0, 3.0, -4.0, 4.0, -2.0, 0.5, 1.0, 2.5, -2.0],
    t68: [-6.5, 4.5],
    x69: [-0.5, -1.5, -2.0, -1.0, 0.5, 4.0, -4.0, 3.0, -1.0, -2.0, 1.0, 0.5, 1.0, -2.5],
    t72: [-5.5, 0.5],
    x73: [3.5, -0.5, -2.0, -1.5, -2.0, 1.0, 3.0, 2.0, 3.0, -0.5, -0.5, 2.0, -4.0, 0.5, 1.0, 4.0, -2.0, -3.5,
    -3.0, -3.5, 1.0, -1.5, 3.5, -2.5],
    t76: [-4.0, 0.0, 2.5, 2.0],
    x77: [0.5, 0.5, -3.0, -3.0, 4.0, 2.5, -2.5, 2.5, -3.5, 1.5, 4.0, -3.0],
    t80: [0.5, -11.5],
}, name='windows').AddVariations('float16').DisableLifeTimeVariation()

# Of each size, by all strides.
# Expected values: float64 formula.
x1 = Input('x1', (U8, [1, 2, 2, 2], 0.5, 120))
c2 = Parameter('c2', (U8, [1, 2, 2, 2], 0.5, 128), [126, 126, 126, 126, 130, 128, 128, 130])
c3 = Parameter('c3', (I32, [2], 0.25, 0), [2, -4])
t4 = Output('t4', (U8, [1, 1, 1, 2], 0.5, 120))
x5 = Input('x5', (U8, [1, 2, 2, 2], 0.5, 120))
c6 = Parameter('c6', ('TENSOR_QUANT8_SYMM_PER_CHANNEL', [1, 2, 2, 2]), [2, -4, -2, -4, 0, 0, 0, 4], extraParams=SymmPerChannelQuantParams(3, [0.5, 0.25]))
c7 = Parameter('c7', (I32, [2]), [2, -8])
t8 = Output('t8', (U8, [1, 1, 1, 2], 0.5, 120))
x9 = Input('x9', (U8, [1, 3, 3, 2], 0.5, 120))
c10 = Parameter('c10', (U8, [1, 3, 3, 2], 0.5, 128), [126, 128, 128, 128, 126, 128, 130, 126, 130, 130, 126, 126, 130, 130, 126, 126, 126, 130])
c11 = Parameter('c11', (I32, [2], 0.25, 0), [2, -4])
t12 = Output('t12', (U8, [1, 1, 1, 2], 0.5, 120))
x13 = Input('x13', (U8, [1, 3, 3, 2], 0.5, 120))
c14 = Parameter('c14', ('TENSOR_QUANT8_SYMM_PER_CHANNEL', [1, 3, 3, 2]), [2, 4, -2, -4, 2, 4, 2, -4, 2, 4, 0, -4, 0, 0, 0, -4, 0, 4], extraParams=SymmPerChannelQuantParams(3, [0.5, 0.25]))
c15 = Parameter('c15', (I32, [2]), [2, -8])
t16 = Output('t16', (U8, [1, 1, 1, 2], 0.5, 120))
x17 = Input('x17', (U8, [1, 4, 4, 2], 0.5, 120))
c18 = Parameter('c18', (U8, [1, 4, 4, 2], 0.5, 128), [126, 128, 130, 128, 130, 128, 126, 128, 128, 130, 128, 126, 126, 126, 128, 126, 128, 128, 128, 130,
    126, 130, 128, 128, 126, 126, 128, 130, 130, 130, 130, 126])
c19 = Parameter('c19', (I32, [2], 0.25, 0), [2, -4])
t20 = Output('t20', (U8, [1, 1, 1, 2], 0.5, 120))
x21 = Input('x21', (U8, [1, 4, 4, 2], 0.5, 120))
c22 = Parameter('c22', ('TENSOR_QUANT8_SYMM_PER_CHANNEL', [1, 4, 4, 2]), [0, 0, 2, -4, 2, -4, 2, -4, 0, 0, -2, 4, -2, 0, 0, 4, 0, -4, -2, 4, -2, 0, 2, 4, -2, 4, 0, -4, -2,
    4, -2, 4], extraParams=SymmPerChannelQuantParams(3, [0.5, 0.25]))
c23 = Parameter('c23', (I32, [2]), [2, -8])
t24 = Output('t24', (U8, [1, 1, 1, 2], 0.5, 120))
x25 = Input('x25', (U8, [2, 5, 5, 2], 0.5, 120))
c26 = Parameter('c26', (U8, [1, 5, 5, 2], 0.5, 128), packed('<i2',
    'c-obTfeipa5W#+OX-xh#!bycdNwh#Gt1S&>M;3J)j_<4wW=|Ox'
))
c27 = Parameter('c27', (I32, [2], 0.25, 0), [2, -4])
t28 = Output('t28', (U8, [2, 1, 1, 2], 0.5, 120))
x29 = Input('x29', (U8, [1, 5, 5, 2], 0.5, 120))
c30 = Parameter('c30', ('TENSOR_QUANT8_SYMM_PER_CHANNEL', [1, 5, 5, 2]), packed('|i1',
    'c-kF^0SW*x5P~H7|BEBmE(yU#mWwz?G`K6nzmb_cTOO(n5El'
), extraParams=SymmPerChannelQuantParams(3, [0.5, 0.25]))
c31 = Parameter('c31', (I32, [2]), [2, -8])
t32 = Output('t32', (U8, [1, 1, 1, 2], 0.5, 120))
x33 = Input('x33', (U8, [2, 6, 6, 2], 0.5, 120))
c34 = Parameter('c34', (U8, [1, 6, 6, 2], 0.5, 128), packed('<i2',
    'c-pOrfeip448pv;S$esko*+v|SHK*@q_L<oHP+?v+Tt0q)bbD`S)Z~2J>Mhs'
))
c35 = Parameter('c35', (I32, [2], 0.25, 0), [2, -4])
t36 = Output('t36', (U8, [2, 1, 1, 2], 0.5, 120))
x37 = Input('x37', (U8, [1, 6, 6, 2], 0.5, 120))
c38 = Parameter('c38', ('TENSOR_QUANT8_SYMM_PER_CHANNEL', [1, 6, 6, 2]), packed('|i1',
    'c-ke2fd&9T6vF1||Gzl7a$=2zQ;bV6)OA}Ot`+S|MMvuK`uMHQ56Gqz82'
), extraParams=SymmPerChannelQuantParams(3, [0.5, 0.25]))
c39 = Parameter('c39', (I32, [2]), [2, -8])
t40 = Output('t40', (U8, [1, 1, 1, 2], 0.5, 120))
x41 = Input('x41', (U8, [2, 7, 7, 2], 0.5, 120))
c42 = Parameter('c42', (U8, [1, 7, 7, 2], 0.5, 128), packed('<i2',
    'c-pm#Q4Rnw3_*8t5htJLXD67bHmD^<4*G~?chc3ng_N031rVZ&Ypl4);sK?i^BosEfH46'
))
c43 = Parameter('c43', (I32, [2], 0.25, 0), [2, -4])
t44 = Output('t44', (U8, [2, 1, 1, 2], 0.5, 120))
x45 = Input('x45', (U8, [1, 7, 7, 2], 0.5, 120))
c46 = Parameter('c46', ('TENSOR_QUANT8_SYMM_PER_CHANNEL', [1, 7, 7, 2]), packed('|i1',
    'c-lRS$qfK748kmw{U?r4A&<Vm9Kf(1qF$rbcpOsc=g=-&oF=$U<L|G!yt1oD+`G&J2_zo<'
), extraParams=SymmPerChannelQuantParams(3, [0.5, 0.25]))
c47 = Parameter('c47', (I32, [2]), [2, -8])
t48 = Output('t48', (U8, [1, 1, 1, 2], 0.5, 120))
x49 = Input('x49', (U8, [1, 8, 8, 2], 0.5, 120))
c50 = Parameter('c50', (U8, [1, 8, 8, 2], 0.5, 128), packed('<i2',
    'c-qB{!4bef2m(_%!%%saV=gVkhsvs`B#JGW9EaQrffwos9XUkL8tC%xvSzdB!eqxA^^Ip=%&GPK94|JmKpO'
))
c51 = Parameter('c51', (I32, [2], 0.25, 0), [2, -4])
t52 = Output('t52', (U8, [1, 1, 1, 2], 0.5, 120))
x53 = Input('x53', (U8, [1, 8, 8, 2], 0.5, 120))
c54 = Parameter('c54', ('TENSOR_QUANT8_SYMM_PER_CHANNEL', [1, 8, 8, 2]), packed('|i1',
    'c-ke60SW*x2m(d?|BEAbwgQ7Z%aWXxXQk}yc+^(a>2z*p(S^|!TfwJ$>-)U~aZ0ZFa2fw-n4iV#M}9ty3ndo'
), extraParams=SymmPerChannelQuantParams(3, [0.5, 0.25]))
c55 = Parameter('c55', (I32, [2]), [2, -8])
t56 = Output('t56', (U8, [1, 1, 1, 2], 0.5, 120))
x57 = Input('x57', (U8, [1, 3, 5, 2], 0.5, 120))
c58 = Parameter('c58', (U8, [1, 3, 5, 2], 0.5, 128), [126, 128, 128, 130, 130, 126, 130, 126, 130, 128, 130, 128, 126, 130, 126, 130, 126, 126, 126, 130,
    128, 130, 130, 126, 128, 128, 128, 128, 126, 128])
c59 = Parameter('c59', (I32, [2], 0.25, 0), [2, -4])
t60 = Output('t60', (U8, [1, 1, 1, 2], 0.5, 120))
x61 = Input('x61', (U8, [1, 3, 5, 2], 0.5, 120))
c62 = Parameter('c62', ('TENSOR_QUANT8_SYMM_PER_CHANNEL', [1, 3, 5, 2]), [-2, 0, -2, -4, 2, 0, 2, 4, 2, 4, 0, 4, -2, 4, 2, 0, 2, 4, 2, 0, -2, 0, 0, -4, 2, -4, 2, 4, -2, 4], extraParams=SymmPerChannelQuantParams(3, [0.5, 0.25]))
c63 = Parameter('c63', (I32, [2]), [2, -8])
t64 = Output('t64', (U8, [1, 1, 1, 2], 0.5, 120))
x65 = Input('x65', (U8, [1, 1, 7, 2], 0.5, 120))
c66 = Parameter('c66', (U8, [1, 1, 7, 2], 0.5, 128), [128, 130, 130, 126, 126, 128, 128, 126, 126, 128, 130, 128, 126, 128])
c67 = Parameter('c67', (I32, [2], 0.25, 0), [2, -4])
t68 = Output('t68', (U8, [1, 1, 1, 2], 0.5, 120))
x69 = Input('x69', (U8, [1, 1, 7, 2], 0.5, 120))
c70 = Parameter('c70', ('TENSOR_QUANT8_SYMM_PER_CHANNEL', [1, 1, 7, 2]), [2, -4, 0, -4, -2, 0, 2, -4, 0, 0, 0, -4, -2, -4], extraParams=SymmPerChannelQuantParams(3, [0.5, 0.25]))
c71 = Parameter('c71', (I32, [2]), [2, -8])
t72 = Output('t72', (U8, [1, 1, 1, 2], 0.5, 120))
x73 = Input('x73', (U8, [2, 6, 1, 2], 0.5, 120))
c74 = Parameter('c74', (U8, [1, 6, 1, 2], 0.5, 128), [126, 128, 126, 130, 128, 128, 128, 128, 126, 126, 128, 130])
c75 = Parameter('c75', (I32, [2], 0.25, 0), [2, -4])
t76 = Output('t76', (U8, [2, 1, 1, 2], 0.5, 120))
x77 = Input('x77', (U8, [1, 6, 1, 2], 0.5, 120))
c78 = Parameter('c78', ('TENSOR_QUANT8_SYMM_PER_CHANNEL', [1, 6, 1, 2]), [0, -4, 0, 4, -2, 0, 0, -4, 0, -4, 2, 4], extraParams=SymmPerChannelQuantParams(3, [0.5, 0.25]))
c79 = Parameter('c79', (I32, [2]), [2, -8])
t80 = Output('t80', (U8, [1, 1, 1, 2], 0.5, 120))
model = Model()
model.Operation('DEPTHWISE_CONV_2D', x1, c2, c3, 2, 1, 1, 1, 0, False).To(t4)
model.Operation('DEPTHWISE_CONV_2D', x5, c6, c7, 2, 2, 2, 1, 0, False).To(t8)
model.Operation('DEPTHWISE_CONV_2D', x9, c10, c11, 0, 0, 0, 0, 2, 1, 1, 0, False).To(t12)
model.Operation('DEPTHWISE_CONV_2D', x13, c14, c15, 2, 3, 3, 1, 0, False).To(t16)
model.Operation('DEPTHWISE_CONV_2D', x17, c18, c19, 2, 1, 2, 1, 0, False).To(t20)
model.Operation('DEPTHWISE_CONV_2D', x21, c22, c23, 2, 4, 4, 1, 0, False).To(t24)
model.Operation('DEPTHWISE_CONV_2D', x25, c26, c27, 2, 2, 2, 1, 0, False).To(t28)
model.Operation('DEPTHWISE_CONV_2D', x29, c30, c31, 2, 5, 5, 1, 0, False).To(t32)
model.Operation('DEPTHWISE_CONV_2D', x33, c34, c35, 0, 0, 0, 0, 1, 1, 1, 0, False).To(t36)
model.Operation('DEPTHWISE_CONV_2D', x37, c38, c39, 2, 6, 6, 1, 0, False).To(t40)
model.Operation('DEPTHWISE_CONV_2D', x41, c42, c43, 2, 2, 1, 1, 0, False).To(t44)
model.Operation('DEPTHWISE_CONV_2D', x45, c46, c47, 2, 7, 7, 1, 0, False).To(t48)
model.Operation('DEPTHWISE_CONV_2D', x49, c50, c51, 2, 1, 2, 1, 0, False).To(t52)
model.Operation('DEPTHWISE_CONV_2D', x53, c54, c55, 2, 8, 8, 1, 0, False).To(t56)
model.Operation('DEPTHWISE_CONV_2D', x57, c58, c59, 0, 0, 0, 0, 2, 2, 1, 0, False).To(t60)
model.Operation('DEPTHWISE_CONV_2D', x61, c62, c63, 2, 5, 3, 1, 0, False).To(t64)
model.Operation('DEPTHWISE_CONV_2D', x65, c66, c67, 2, 1, 1, 1, 0, False).To(t68)
model.Operation('DEPTHWISE_CONV_2D', x69, c70, c71, 2, 7, 1, 1, 0, False).To(t72)
model.Operation('DEPTHWISE_CONV_2D', x73, c74, c75, 2, 2, 1, 1, 0, False).To(t76)
model.Operation('DEPTHWISE_CONV_2D', x77, c78, c79, 2, 1, 6, 1, 0, False).To(t80)
Example({
    x1: [121, 119, 117, 127, 122, 124, 127, 118],
    t4: [125, 110],
    x5: [123, 119, 125, 117, 122, 113, 126, 114],
    t8: [119, 116],
    x9: [124, 118, 127, 122, 124, 119, 122, 114, 118, 113, 123, 117, 122, 122, 112, 126, 118, 112],
    t12: [122, 108],
    x13: [116, 121, 118, 116, 113, 112, 124, 119, 114, 113, 117, 126, 113, 121, 112, 118, 126, 122],
    t16: [110, 107],
    x17: [116, 128, 128, 127, 113, 121, 122, 117, 122, 118, 119, 124, 112, 112, 116, 121, 117, 126, 123, 122,
    126, 121, 121, 125, 121, 125, 125, 119, 123, 126, 118, 116],
    t20: [126, 126],
    x21: [117, 126, 114, 128, 113, 124, 122, 122, 123, 127, 114, 128, 127, 127, 119, 112, 122, 127, 114, 119,
    123, 121, 114, 113, 123, 126, 124, 128, 121, 113, 119, 114],
    t24: [103, 74],
    x25: packed('<i2',
    'c-p<ei4g)o2m~-o299Tz*V666q>iq)p_F<nc&4(GZ3w65aSo|@!kwvGMkhgBtahIGVxv4+N6}6JSbLc~nG_!ER9=4m;0J{3F3k'
),
    t28: [86, 129, 134, 104],
    x29: packed('<i2',
    'c-oc00TKWZ2n0Y+rljeP^mK2q>wqD6Q+r7O0jkZBm?j{t2Dw*O9w+@mrG0zz?-!K'
),
    t32: [120, 127],
    x33: packed('<i2',
    'c-qa($qmCm48TB_tb3u;Dm{x-VZH}6lT_5V$fN<gslyv7Eg>kNvq5(<f>urvt~08IRt-g79oz)7f3^gUO^Y>=E`G+wYkXwNoJL@E'
    '*uD0yclm|IyFA*!#{i0-kM#o%bVGI'
),
    t36: [114, 157, 87, 99],
    x37: packed('<i2',
    'c-pPOi4njs2m`Q=Ou~1Vkb3kkQEBLatD(Bx`oM6V-Z~Rx_L4Bwz5Jw$GOMrj&8Xmc0ZGo<0H2?HSivFK'
),
    t40: [102, 141],
    x41: packed('<i2',
    'c-q~|!4U%>2n4{C3<^3N$WeMyNA|y7&<k%UZ;fKX(hYKYW-!@T$~{W5q9-}&6;?BC*Z|JKEnDn+<Pn->@Q8Y*Jgz61d^voFPF`ut'
    '(WMMP<peT9Qml4r@XTH^Tm9lb0miztenp*wM>caAm#@Oh_pofQ=I0N50eFpEfd'
),
    t44: [136, 174, 126, 29],
    x45: packed('<i2',
    'c-pnWff0Z(2m?Sz1_I@pXk~P#@Ly!sdk}5gO3w6Jgcc4@(QUI4TfHU)nsMNk&n+W7Y)AQM)XjKj0&$D$fEkaEBXs@l13m~XjQ'
),
    t48: [140, 80],
    x49: packed('<i2',
    'c-qB`+YJOU2*j>rm_SenuhKVNoF#u*vW#T42-QiQYf+MbO##POXsY0Zx|gsz&XuGhg)x=&bDJC6j#k~AAhr@TjE2*%Z<5^^2u6Th'
    '@99;uUOV=t^ZPR&1d}`2'
),
    t52: [124, 121],
    x53: packed('<i2',
    'c-qCxffWQX1O>n?IS3y4LFu<w#ZCc(O(({ZZc#?-QG?&y5SZQe?rg86zE7ZR<rNV=TP#c$u|zeoXGCb4`$;#R`L7tpg1mjNF}xWl'
    'O4Fx;O*vUX&&Pf*r92P'
),
    t56: [113, 148],
    x57: [115, 121, 122, 127, 117, 116, 126, 119, 116, 112, 128, 123, 113, 113, 125, 117, 124, 113, 112, 126,
    127, 126, 122, 126, 124, 126, 122, 124, 113, 124],
    t60: [148, 133],
    x61: [124, 126, 128, 125, 117, 121, 115, 115, 126, 122, 123, 119, 112, 113, 113, 121, 118, 122, 116, 113,
    124, 122, 118, 115, 119, 122, 127, 123, 114, 117],
    t64: [110, 107],
    x65: [113, 122, 113, 119, 115, 128, 126, 112, 128, 116, 121, 122, 125, 116],
    t68: [107, 129],
    x69: [119, 117, 116, 118, 121, 128, 112, 126, 118, 116, 122, 121, 122, 115],
    t72: [109, 121],
    x73: [127, 119, 116, 117, 116, 122, 126, 124, 126, 119, 119, 124, 112, 121, 122, 128, 116, 113, 114, 113,
    122, 117, 127, 115],
    t76: [112, 120, 125, 124],
    x77: [121, 121, 114, 114, 128, 125, 115, 125, 113, 123, 128, 114],
    t80: [121, 97],
}, name='windows_quant8').AddVariations(signed(x1, c2, t4, x5, t8, x9, c10, t12, x13, t16, x17, c18, t20, x21, t24, x25, c26, t28, x29, t32, x33, c34, t36, x37, t40, x41, c42, t44, x45, t48, x49, c50, t52, x53, t56, x57, c58, t60, x61, t64, x65, c66, t68, x69, t72, x73, c74, t76, x77, t80)).DisableLifeTimeVariation()
