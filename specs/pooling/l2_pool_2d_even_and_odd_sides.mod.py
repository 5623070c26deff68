# Licensed under the Apache License, Version 2.0; see LICENSE.
# Written by 'python -m corpus' from corpus/families/pooling.py; do not edit.
#
# L2_POOL_2D: images of even and odd sides, by strides of each kind.

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

# How padding is shared out depends on what a stride leaves of an image, every pair of a side and
# the next longer one.
# Expected values: float64 formula.
x1 = Input('x1', (F32, [1, 4, 4, 2]))
t2 = Output('t2', (F32, [1, 4, 4, 2]))
t3 = Output('t3', (F32, [1, 2, 2, 2]))
x4 = Input('x4', (F32, [1, 4, 5, 2]))
t5 = Output('t5', (F32, [1, 4, 5, 2]))
t6 = Output('t6', (F32, [1, 2, 3, 2]))
x7 = Input('x7', (F32, [1, 5, 4, 2]))
t8 = Output('t8', (F32, [1, 5, 4, 2]))
t9 = Output('t9', (F32, [1, 3, 2, 2]))
x10 = Input('x10', (F32, [1, 5, 5, 2]))
t11 = Output('t11', (F32, [1, 5, 5, 2]))
t12 = Output('t12', (F32, [1, 3, 3, 2]))
model = Model()
model.Operation('L2_POOL_2D', x1, 1, 1, 1, 3, 3, 0).To(t2)
model.Operation('L2_POOL_2D', x1, 2, 1, 1, 3, 3, 0).To(t3)
model.Operation('L2_POOL_2D', x4, 1, 1, 1, 3, 3, 0).To(t5)
model.Operation('L2_POOL_2D', x4, 2, 1, 1, 3, 3, 0).To(t6)
model.Operation('L2_POOL_2D', x7, 1, 1, 1, 3, 3, 0).To(t8)
model.Operation('L2_POOL_2D', x7, 2, 1, 1, 3, 3, 0).To(t9)
model.Operation('L2_POOL_2D', x10, 1, 1, 1, 3, 3, 0).To(t11)
model.Operation('L2_POOL_2D', x10, 2, 1, 1, 3, 3, 0).To(t12)
Example({
    x1: packed('|i1',
    'c-jrf!4Uu;3<9tNZ1<nHC~BVBX2X3GMe<ofVf3$x#60b(3=#', 0.5
),
    t2: packed('<i4',
    'c-kwy!{8Gb$TGFlCt*R|u9Y7?shr;TNl7oR^UdcKR}WSHx_mxVyS#j{^8xL7Gu|<&rMJ$h32aS#`uv&)%O{`S_sh3)uI7CIp7+WQ'
    '&Setk<zGu4{<Z1vVa08l7ge_^E%&JoVqgS92!cQmU_?Lw3>h;1', 1.1920928955078125e-07
),
    t3: [1.3017082, 2.1921577, 1.6244657, 2.2422707, 1.3944334, 1.9790571, 1.5275252, 2.2607768],
    x4: packed('|i1',
    'c-jTQfe`>83<9xxt=)g#3Sxq)(ALR}-IyioPNp5m>tZ8)yz~|3', 0.5
),
    t5: packed('<i4',
    'c-p()q_FR$L7+yP2189_mQP&T(?HR{Bd$BNPQ0%&5M|T(^rpG%(wqAazn}RLxN&3o^u*~52S1-R&t4>59#CGq`NU(JXg#-p>yKMK'
    '>{zW>zq|dGVE+5^#QR;hcQI&ulmGYU^`-Y~-|PJpXZZZ_;G?z2bq}lllznmW_c8`XMg|A~GT=<OC?f+@6adn%LEQ', 1.1920928955078125e-07
),
    t6: [1.9293061, 2.2484562, 1.9860625, 1.9720266, 1.8408935, 1.6414763, 1.9507834, 2.185813, 2.0069325,
    1.9002924, 1.8856181, 1.5092309],
    x7: packed('|i1',
    'c-jrfNfH1c2n4Zew*S8u8POc0WCC%vgu^C(*tWUm2_1y29z9PE7X', 0.5
),
    t8: packed('<i4',
    'c-rI8dQ^6U<Ir_GmRTl`PJH-K(-zjYMCcgDvYxJGPuc?3?J#>%64b)*&yCkuk^4^X=1MK*E4EhY>4`5xU#@A?zY`E_H<SCNUi$pt'
    'Uq^h8GAxol`D(@@Tc5l8c&9&zt(KHDSa)?@ccG5$j=wXXw681OExh*4ylYbq++tz`0|rJY14_XGj1K^F-aRM', 5.960464477539063e-08
),
    t9: [1.5898987, 1.878238, 1.3642255, 1.4813657, 1.8333334, 1.6832508, 1.545603, 1.4433757, 1.5986105,
    1.8929695, 1.5275252, 1.6832508],
    x10: packed('|i1',
    'c-jTQhYbKQ3<5Ag1ONY<L2b$<PC=VDeNhv$TNgYyXu1<CH@+0{0UlBpAp', 0.5
),
    t11: packed('<i4',
    'c-qU#%9;9O<^8BmgTq0Mbt-kTpAKJ-Jp3u>?CQ!O!^5J7KL$MwdK!B5lS1d2pkTG&eF`hLY-x9HQu}`J+U^q0&+q2E+tF&ad0EN6'
    'qm8T99Nk@VyhQS-^ik<hpVlAO7&tYSYXoYmeg4dUMdbDGXBWAzzx#In*ZCKR_uaj8{r<z#ukJiNd;RhCuMaOhymWQ>Vdjgx@9r?&'
    '`Mc>g0|O%vGB7|0+yJZ!tOfwyP+KV', 1.1920928955078125e-07
),
    t12: [1.9293061, 1.6244657, 1.95789, 1.6244657, 1.8181187, 1.5275252, 1.7480147, 1.7638342, 1.5898987,
    1.8333334, 1.7240134, 1.7638342, 1.9148542, 1.7638342, 1.6414763, 1.7638342, 1.6414763,
    1.6666666],
}, name='3x3_by_1').AddVariations('float16').DisableLifeTimeVariation()

# How padding is shared out depends on what a stride leaves of an image, every pair of a side and
# the next longer one.
# Expected values: float64 formula.
x1 = Input('x1', (F32, [1, 4, 4, 2]))
t2 = Output('t2', (F32, [1, 2, 2, 2]))
t3 = Output('t3', (F32, [1, 1, 1, 2]))
x4 = Input('x4', (F32, [1, 4, 5, 2]))
t5 = Output('t5', (F32, [1, 2, 3, 2]))
t6 = Output('t6', (F32, [1, 1, 2, 2]))
x7 = Input('x7', (F32, [1, 5, 4, 2]))
t8 = Output('t8', (F32, [1, 3, 2, 2]))
t9 = Output('t9', (F32, [1, 2, 1, 2]))
x10 = Input('x10', (F32, [1, 5, 5, 2]))
t11 = Output('t11', (F32, [1, 3, 3, 2]))
t12 = Output('t12', (F32, [1, 2, 2, 2]))
model = Model()
model.Operation('L2_POOL_2D', x1, 1, 2, 2, 3, 3, 0).To(t2)
model.Operation('L2_POOL_2D', x1, 2, 2, 2, 3, 3, 0).To(t3)
model.Operation('L2_POOL_2D', x4, 1, 2, 2, 3, 3, 0).To(t5)
model.Operation('L2_POOL_2D', x4, 2, 2, 2, 3, 3, 0).To(t6)
model.Operation('L2_POOL_2D', x7, 1, 2, 2, 3, 3, 0).To(t8)
model.Operation('L2_POOL_2D', x7, 2, 2, 2, 3, 3, 0).To(t9)
model.Operation('L2_POOL_2D', x10, 1, 2, 2, 3, 3, 0).To(t11)
model.Operation('L2_POOL_2D', x10, 2, 2, 2, 3, 3, 0).To(t12)
Example({
    x1: packed('|i1',
    'c-jTQhYbJ#2m-L+;QxEYpskRKUNp=)8bx7gi<6pr&1??`', 0.5
),
    t2: [1.8333334, 2.013841, 2.1311185, 1.4577379, 1.9039433, 2.4409697, 2.2638464, 1.6955825],
    t3: [1.8333334, 2.013841],
    x4: packed('|i1',
    'c-jrgK@I>g2m-J$8UKH;iks=N28a@B$Y=<P@}<vP*mT;X{1<%?5C', 0.5
),
    t5: [1.5811388, 1.8596594, 1.4240006, 1.9790571, 1.814295, 1.6832508, 1.6201851, 1.6583124, 1.8819317,
    1.172604, 1.8200275, 1.6201851],
    t6: [1.3540064, 2.0069325, 1.5365907, 1.9002924],
    x7: packed('|i1',
    'c-jTQi46cS2*fZ2dh9<hZ*BSc=Fku7NEUCQiZNZZG&zPoYlaaH', 0.5
),
    t8: [1.7320508, 1.7320508, 1.5612495, 2.1505814, 1.8181187, 1.6414763, 2.081666, 2.081666, 2.0615528,
    2.1015868, 2.1065373, 1.6955825],
    t9: [1.5811388, 1.7480147, 1.8257419, 2.0],
    x10: packed('|i1',
    'c-j@nK@I>g2m-KxWB-3IQC!wzISFn=&2APd89%0cO{3T?0%*^P;0Hyc77G', 0.5
),
    t11: [1.0606601, 1.0606601, 1.2247449, 1.814295, 1.9039433, 2.4366987, 1.4719602, 1.5138252, 1.8104634,
    1.771691, 2.1889875, 2.4409697, 1.172604, 2.2638464, 1.4433757, 2.3003623, 1.25, 2.3318448],
    t12: [1.5092309, 1.3844373, 1.9002924, 2.43242, 1.6414763, 1.8856181, 1.7320508, 2.3570225],
}, name='3x3_by_2').AddVariations('float16').DisableLifeTimeVariation()

# How padding is shared out depends on what a stride leaves of an image, every pair of a side and
# the next longer one.
# Expected values: float64 formula.
x1 = Input('x1', (F32, [1, 2, 4, 4]))
t2 = Output('t2', (F32, [1, 2, 2, 2]))
t3 = Output('t3', (F32, [1, 2, 1, 1]))
x4 = Input('x4', (F32, [1, 2, 4, 5]))
t5 = Output('t5', (F32, [1, 2, 2, 3]))
t6 = Output('t6', (F32, [1, 2, 1, 2]))
x7 = Input('x7', (F32, [1, 2, 5, 4]))
t8 = Output('t8', (F32, [1, 2, 3, 2]))
t9 = Output('t9', (F32, [1, 2, 2, 1]))
x10 = Input('x10', (F32, [1, 2, 5, 5]))
t11 = Output('t11', (F32, [1, 2, 3, 3]))
t12 = Output('t12', (F32, [1, 2, 2, 2]))
model = Model()
model.Operation('L2_POOL_2D', x1, 1, 2, 2, 3, 3, 0, True).To(t2)
model.Operation('L2_POOL_2D', x1, 2, 2, 2, 3, 3, 0, True).To(t3)
model.Operation('L2_POOL_2D', x4, 1, 2, 2, 3, 3, 0, True).To(t5)
model.Operation('L2_POOL_2D', x4, 2, 2, 2, 3, 3, 0, True).To(t6)
model.Operation('L2_POOL_2D', x7, 1, 2, 2, 3, 3, 0, True).To(t8)
model.Operation('L2_POOL_2D', x7, 2, 2, 2, 3, 3, 0, True).To(t9)
model.Operation('L2_POOL_2D', x10, 1, 2, 2, 3, 3, 0, True).To(t11)
model.Operation('L2_POOL_2D', x10, 2, 2, 2, 3, 3, 0, True).To(t12)
Example({
    x1: packed('|i1',
    'c-jrd!3_W~2m>))1lfPyiiXxN7a$f#^_$6Zdav9V&jXP#3L*', 0.5
),
    t2: [1.3743685, 1.0, 1.3994046, 1.25, 2.0275874, 1.2583058, 2.3979158, 2.20794],
    t3: [1.3743685, 2.0275874],
    x4: packed('|i1',
    'c-jTQfe`>82m`Tu1@@n}KsB)<>J}nbP2xyqOm=Aj9mcOeM@13(', 0.5
),
    t5: [2.2267315, 2.420973, 2.1889875, 1.9364917, 1.9472202, 2.046338, 1.6955825, 2.1794496, 1.9364917,
    1.0897248, 1.5679073, 2.0310097],
    t6: [2.185813, 2.1602468, 1.8408935, 1.9930434],
    x7: packed('|i1',
    'c-jTQ0TKWp2m-JJiT}S>wAvnu8!d@ZqxyzBge@OSD0d$60YViI76', 0.5
),
    t8: [1.5942606, 1.5411035, 1.7638342, 1.4719602, 2.2173557, 1.5612495, 2.20794, 1.8874586, 2.420973,
    2.5495098, 1.7440375, 2.4748738],
    t9: [1.3944334, 1.878238, 2.321398, 2.0412414],
    x10: packed('|i1',
    'c-jrfK@tEU2m`U%7Ww~sRX}r$OnW5=?hbeOqA~@4X=0A>9=9qd=K)795Ge', 0.5
),
    t11: [2.1505814, 1.4719602, 1.0606601, 1.779513, 1.8257419, 1.8484228, 1.0606601, 1.4577379, 1.47902,
    0.8660254, 1.3540064, 1.8371173, 1.6457015, 1.1785113, 1.2076148, 2.2638464, 1.9039433,
    1.677051],
    t12: [1.6158932, 1.5634719, 1.3017082, 1.8856181, 1.1426091, 1.4240006, 1.8408935, 1.3844373],
}, name='3x3_by_2_nchw').AddVariations('float16').DisableLifeTimeVariation()

# How padding is shared out depends on what a stride leaves of an image, every pair of a side and
# the next longer one.
# Expected values: float64 formula.
x1 = Input('x1', (F32, [1, 4, 4, 2]))
t2 = Output('t2', (F32, [1, 2, 2, 2]))
t3 = Output('t3', (F32, [1, 1, 1, 2]))
x4 = Input('x4', (F32, [1, 4, 5, 2]))
t5 = Output('t5', (F32, [1, 2, 2, 2]))
t6 = Output('t6', (F32, [1, 1, 1, 2]))
x7 = Input('x7', (F32, [1, 5, 4, 2]))
t8 = Output('t8', (F32, [1, 2, 2, 2]))
t9 = Output('t9', (F32, [1, 1, 1, 2]))
x10 = Input('x10', (F32, [1, 5, 5, 2]))
t11 = Output('t11', (F32, [1, 2, 2, 2]))
t12 = Output('t12', (F32, [1, 1, 1, 2]))
model = Model()
model.Operation('L2_POOL_2D', x1, 1, 3, 3, 3, 3, 0).To(t2)
model.Operation('L2_POOL_2D', x1, 2, 3, 3, 3, 3, 0).To(t3)
model.Operation('L2_POOL_2D', x4, 1, 3, 3, 3, 3, 0).To(t5)
model.Operation('L2_POOL_2D', x4, 2, 3, 3, 3, 3, 0).To(t6)
model.Operation('L2_POOL_2D', x7, 1, 3, 3, 3, 3, 0).To(t8)
model.Operation('L2_POOL_2D', x7, 2, 3, 3, 3, 3, 0).To(t9)
model.Operation('L2_POOL_2D', x10, 1, 3, 3, 3, 3, 0).To(t11)
model.Operation('L2_POOL_2D', x10, 2, 3, 3, 3, 3, 0).To(t12)
Example({
    x1: packed('|i1',
    'c-jTQi46cS2m>+YP}qOo^3_h+kscqR9^Ni#RJ5t$1DMAPAO', 0.5
),
    t2: [2.3717082, 1.5, 1.6583124, 2.0155644, 2.25, 1.5206907, 2.0766559, 1.8540496],
    t3: [2.2110832, 1.8333334],
    x4: packed('|i1',
    'c-jrc$q4{33<NR8Ch5Q4Js{CXONVrIE^NFq3|IVR$)-skMAs9~', 0.5
),
    t5: [1.7320508, 1.5275252, 2.2220485, 2.1065373, 2.2730303, 2.0716338, 1.7853571, 1.9685019],
    t6: [1.7480147, 1.6414763],
    x7: packed('|i1',
    'c-jTQfeipK2m-Jek^k=%hHLMrw;ZUQjb>5x3XD%|RR<aS1J))L_W', 0.5
),
    t8: [2.0716338, 2.081666, 1.5138252, 2.4748738, 1.8874586, 1.3693064, 1.8371173, 2.524876],
    t9: [1.8027756, 2.2669117],
    x10: packed('|i1',
    'c-jrf!4Uv32m-KEq5IDZYTG;mRgS}^1CWHir!$Qpv@Y(MqJk~(zaL!&7WD', 0.5
),
    t11: [2.2110832, 2.068279, 1.9895561, 2.309401, 1.4433757, 2.677063, 1.9843135, 2.1505814],
    t12: [2.2110832, 2.068279],
}, name='3x3_by_3').AddVariations('float16').DisableLifeTimeVariation()

# How padding is shared out depends on what a stride leaves of an image, every pair of a side and
# the next longer one.
# Expected values: float64 formula.
x1 = Input('x1', (F32, [1, 6, 6, 2]))
t2 = Output('t2', (F32, [1, 3, 3, 2]))
t3 = Output('t3', (F32, [1, 1, 1, 2]))
x4 = Input('x4', (F32, [1, 6, 7, 2]))
t5 = Output('t5', (F32, [1, 3, 4, 2]))
t6 = Output('t6', (F32, [1, 1, 2, 2]))
x7 = Input('x7', (F32, [1, 7, 6, 2]))
t8 = Output('t8', (F32, [1, 4, 3, 2]))
t9 = Output('t9', (F32, [1, 2, 1, 2]))
x10 = Input('x10', (F32, [1, 7, 7, 2]))
t11 = Output('t11', (F32, [1, 4, 4, 2]))
t12 = Output('t12', (F32, [1, 2, 2, 2]))
model = Model()
model.Operation('L2_POOL_2D', x1, 1, 2, 2, 5, 5, 0).To(t2)
model.Operation('L2_POOL_2D', x1, 2, 2, 2, 5, 5, 0).To(t3)
model.Operation('L2_POOL_2D', x4, 1, 2, 2, 5, 5, 0).To(t5)
model.Operation('L2_POOL_2D', x4, 2, 2, 2, 5, 5, 0).To(t6)
model.Operation('L2_POOL_2D', x7, 1, 2, 2, 5, 5, 0).To(t8)
model.Operation('L2_POOL_2D', x7, 2, 2, 2, 5, 5, 0).To(t9)
model.Operation('L2_POOL_2D', x10, 1, 2, 2, 5, 5, 0).To(t11)
model.Operation('L2_POOL_2D', x10, 2, 2, 2, 5, 5, 0).To(t12)
Example({
    x1: packed('|i1',
    'c-jrh!4UvK2m-JX#s2F>aqsd@jKYyA%Eb^iY68bnzixOl9}leaW8<$Rt#Kc3R)Z$!4=4H_Cj', 0.5
),
    t2: [1.807104, 2.0728905, 2.0062404, 1.8607794, 2.0716338, 1.652019, 1.8973666, 2.2776084, 2.037155,
    2.0518284, 2.037155, 1.7606816, 1.8708287, 2.1889875, 2.1946905, 2.0289571, 2.140872, 1.9436506],
    t3: [1.8681542, 2.1118712],
    x4: packed('|i1',
    'c-jrjfe`>82m-(()cxm`&>G;M^m^8+x?nMpA<UdYHn47=j`ot!_6dTz*@KaszTNsVq{43e2>Afn6D#5', 0.5
),
    t5: [2.1842237, 1.3228756, 2.0796635, 1.4662879, 2.0155644, 1.9493588, 2.0155644, 2.1457322, 2.2248595,
    1.5652475, 2.1118712, 1.5394804, 2.1307275, 1.9442222, 2.0289571, 2.1908903, 2.140872,
    1.5184056, 2.0, 1.5705625, 2.2509258, 1.9235384, 2.140872, 2.291288],
    t6: [2.04939, 1.5874507, 2.1517434, 1.9974984],
    x7: packed('|i1',
    'c-jrh$q~Rn2n4Zem?i&sIc>c)>|XXYcvHZO8d-Xurf{A`2A*@Ke733n&r|G?M|%i))tRHVLLYSSBNP', 0.5
),
    t8: [1.9895561, 1.4505746, 1.9192013, 1.4023789, 2.0949676, 1.3540064, 2.1242645, 1.7029387, 2.1283796,
    1.6431676, 2.2098265, 1.6532795, 2.1272047, 1.771299, 2.078461, 1.7117243, 2.065591, 1.8574176,
    1.931105, 1.8085445, 2.0289571, 1.8165902, 2.0275874, 2.1015868],
    t9: [2.0976176, 1.6583124, 2.04939, 1.7606816],
    x10: packed('|i1',
    'c-jrfNfH1s2m-+(F8_b8pvDVBH4x>hFsjFG8JHMieIIkz-|#+=b8FY*0U=h)-dPG`>P<NNSdR25MK)mZ0Yl&~1O', 0.5
),
    t11: packed('<i4',
    'c-oV_ru*@Ux6iexK>vl)u0*_yn){F8h}<HTpk*(E^Sp%QcJy^i^4_`Ir(YiO!0=q{9sT2n7^cWgoO9G{W4Uf>#>^LQzkEIaYVq4^'
    '@2`J5{eI`CYkw{<oacP{>!H-k|BpFX-Y{SSMj&K>U`7T2gNipf', 1.1920928955078125e-07
),
    t12: [1.6822604, 1.9287301, 1.5874507, 1.8734994, 1.6309507, 2.0, 1.6217275, 2.0712316],
}, name='5x5_by_2').AddVariations('float16').DisableLifeTimeVariation()

# How padding is shared out depends on what a stride leaves of an image, every pair of a side and
# the next longer one.
# Expected values: float64 formula.
x1 = Input('x1', (F32, [1, 3, 3, 2]))
t2 = Output('t2', (F32, [1, 2, 2, 2]))
t3 = Output('t3', (F32, [1, 1, 1, 2]))
x4 = Input('x4', (F32, [1, 3, 4, 2]))
t5 = Output('t5', (F32, [1, 2, 2, 2]))
t6 = Output('t6', (F32, [1, 1, 2, 2]))
x7 = Input('x7', (F32, [1, 4, 3, 2]))
t8 = Output('t8', (F32, [1, 2, 2, 2]))
t9 = Output('t9', (F32, [1, 2, 1, 2]))
x10 = Input('x10', (F32, [1, 4, 4, 2]))
t11 = Output('t11', (F32, [1, 2, 2, 2]))
t12 = Output('t12', (F32, [1, 2, 2, 2]))
model = Model()
model.Operation('L2_POOL_2D', x1, 1, 2, 2, 2, 2, 0).To(t2)
model.Operation('L2_POOL_2D', x1, 2, 2, 2, 2, 2, 0).To(t3)
model.Operation('L2_POOL_2D', x4, 1, 2, 2, 2, 2, 0).To(t5)
model.Operation('L2_POOL_2D', x4, 2, 2, 2, 2, 2, 0).To(t6)
model.Operation('L2_POOL_2D', x7, 1, 2, 2, 2, 2, 0).To(t8)
model.Operation('L2_POOL_2D', x7, 2, 2, 2, 2, 2, 0).To(t9)
model.Operation('L2_POOL_2D', x10, 1, 2, 2, 2, 2, 0).To(t11)
model.Operation('L2_POOL_2D', x10, 2, 2, 2, 2, 2, 0).To(t12)
Example({
    x1: [-2.0, 1.5, 0.5, -1.0, -1.5, 2.0, -2.5, -2.0, 0.5, -2.5, 0.5, 1.5, 2.5, -3.0, 2.0, -3.0, 3.0, -1.0],
    t2: [1.6393596, 1.8371173, 1.118034, 1.767767, 2.2638464, 3.0, 3.0, 1.0],
    t3: [1.6393596, 1.8371173],
    x4: [0.5, 1.0, 2.0, 0.5, -2.0, -1.0, -0.5, 2.0, -1.5, 0.5, 2.5, -1.0, 2.5, -2.0, 1.5, 0.5, -1.5, 1.5,
    -2.0, 1.5, 2.5, -1.5, -1.0, 0.5],
    t5: [1.7853571, 0.7905694, 1.7853571, 1.5206907, 1.767767, 1.5, 1.9039433, 1.118034],
    t6: [1.7853571, 0.7905694, 1.7853571, 1.5206907],
    x7: [-2.5, -1.5, -1.0, 0.5, -0.5, 0.5, -2.5, 3.0, 1.5, 2.5, 1.5, 0.5, -2.0, -3.0, 1.5, 2.0, 1.0, -0.5,
    -2.5, -0.5, 2.0, -2.5, -1.5, 3.0],
    t8: [1.9843135, 2.1065373, 1.118034, 0.5, 2.0310097, 2.20794, 1.2747549, 2.1505814],
    t9: [1.9843135, 2.1065373, 2.0310097, 2.20794],
    x10: packed('|i1',
    'c-jTQ0TKWp2m-JZrT@P-4BBQZgehc3!mTA<S3`E6eB!+h3I', 0.5
),
    t11: [1.6393596, 1.5206907, 2.09165, 1.9039433, 2.3184047, 1.4577379, 1.8200275, 1.118034],
    t12: [1.6393596, 1.5206907, 2.09165, 1.9039433, 2.3184047, 1.4577379, 1.8200275, 1.118034],
}, name='2x2_by_2').AddVariations('float16').DisableLifeTimeVariation()
