# Licensed under the Apache License, Version 2.0; see LICENSE.
# Written by 'python -m corpus' from corpus/families/slicing.py; do not edit.
#
# SELECT: what may follow it.

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


BOOL8 = 'TENSOR_BOOL8'
F32 = 'TENSOR_FLOAT32'
I32 = 'TENSOR_INT32'
U8 = 'TENSOR_QUANT8_ASYMM'

# A result depends on its neighbors: SELECT, NEG, SPLIT, RESHAPE, MAXIMUM, MUL, GATHER,
# RESIZE_NEAREST_NEIGHBOR, ADD, CHANNEL_SHUFFLE, ADD, RESIZE_NEAREST_NEIGHBOR.
# Expected values: float64 formula.
c2 = Parameter('c2', (BOOL8, [1, 4, 4, 4]), packed('|b1',
    'c-muN1Of&|1_nk505KV$A}|&s16TsWW<;n2@c{)i04V'
))
x1 = Input('x1', (F32, [1, 4, 4, 4]))
c3 = Parameter('c3', (F32, [1, 4, 4, 4]), packed('|i1',
    'c-jF#0Kfm}69x+i=nD4a9ufs091jr<^dJc1<>3ho?Gf_wARFN8<Qg08AO!p${TL4y?H~{a0_Pd~78dUw1Oprl3KixL`WH?', 0.0625
))
t4 = Internal('t4', (F32, [1, 4, 4, 4]))
t5 = Internal('t5', (F32, [1, 4, 4, 4]))
t6 = Internal('t6', (F32, [1, 4, 4, 2]))
t7 = Internal('t7', (F32, [1, 4, 4, 2]))
t8 = Internal('t8', (F32, [1, 4, 4, 4]))
t9 = Internal('t9', (F32, [1, 4, 4, 4]))
t10 = Internal('t10', (F32, [1, 4, 4, 4]))
c11 = Parameter('c11', (F32, [4]), [-0.125, -1.0, -0.5, -0.75])
t12 = Internal('t12', (F32, [1, 4, 4, 4]))
c13 = Parameter('c13', (I32, [4]), [2, 0, 3, 1])
t14 = Internal('t14', (F32, [1, 4, 4, 4]))
t15 = Internal('t15', (F32, [1, 4, 4, 4]))
t16 = Internal('t16', (F32, [1, 4, 4, 4]))
t17 = Internal('t17', (F32, [1, 4, 4, 4]))
c18 = Parameter('c18', (F32, [4]), [-0.0625, 0.875, 0.3125, 0.3125])
t19 = Internal('t19', (F32, [1, 4, 4, 4]))
t20 = Output('t20', (F32, [1, 4, 4, 4]))
model = Model()
model.Operation('SELECT', c2, x1, c3).To(t4)
model.Operation('NEG', t4).To(t5)
model.Operation('SPLIT', t5, 3, 2).To(t6, t7)
model.Operation('CONCATENATION', t7, t6, 3).To(t8)
model.Operation('RESHAPE', t8, [1, 4, 4, 4]).To(t9)
model.Operation('MAXIMUM', t9, t9).To(t10)
model.Operation('MUL', t10, c11, 0).To(t12)
model.Operation('GATHER', t12, 3, c13).To(t14)
model.Operation('RESIZE_NEAREST_NEIGHBOR', t14, 4, 4, False).To(t15)
model.Operation('ADD', t15, t15, 3).To(t16)
model.Operation('CHANNEL_SHUFFLE', t16, 2, 3).To(t17)
model.Operation('ADD', t17, c18, 0).To(t19)
model.Operation('RESIZE_NEAREST_NEIGHBOR', t19, 4, 4, False).To(t20)
Example({
    x1: packed('|i1',
    'c-jF#0Kfkn>;?P)5fl#z;Tr1z>I?tj@A(<|3K<0m86O7;>hBrp=MC%u3i9^u>i_W%8tWYA0O;-q67ClS@EiaJ;_La0{2kE', 0.0625
),
    t20: packed('<i2',
    'c-s48Au005LIa5PfLLC{z``WtPl;}fjD@PtpC9^n{#Yo!VfY~eloJuLun?I7q9vAyoZ+z$7ZE8D5&6%+z<`Vy&}eL8$N&Hy7#}|', 0.015625
),
}, name='of_32').DisableLifeTimeVariation()

# A result depends on its neighbors: SELECT, RESIZE_NEAREST_NEIGHBOR, SPACE_TO_DEPTH, RESHAPE,
# NEG, DIV, RELU, PAD, RESHAPE, RELU, GATHER, MAX_POOL_2D.
# Expected values: float64 formula.
c2 = Parameter('c2', (BOOL8, [1, 4, 4, 4]), packed('|b1',
    'c-muN1Of&I1`q*45Dth7VSq(IOo%8WR0>Rk7ytxC03r'
))
x1 = Input('x1', (F32, [1, 4, 4, 4]))
c3 = Parameter('c3', (F32, [1, 4, 4, 4]), packed('|i1',
    'c-jF#0KfnK9SREz|KsNt5C8WL`|1`L5bNOZ4D$dK@doGQ_z?Qw9TXD(AN=X{<?Ijh4Fnzy@(l^+2IB?@;1LS}{ul5Z&mQ#', 0.0625
))
t4 = Output('t4', (F32, [1, 4, 4, 4]))
t5 = Output('t5', (F32, [1, 4, 4, 4]))
t6 = Internal('t6', (F32, [1, 2, 2, 16]))
t7 = Output('t7', (F32, [1, 4, 4, 4]))
t8 = Output('t8', (F32, [1, 4, 4, 4]))
t9 = Output('t9', (F32, [1, 4, 4, 4]))
c10 = Parameter('c10', (F32, [4]), [1.3125, 1.1875, 1.125, 1.0625])
t11 = Output('t11', (F32, [1, 4, 4, 4]))
t12 = Output('t12', (F32, [1, 4, 4, 4]))
c13 = Parameter('c13', (I32, [4, 2]), [0, 0, 1, 2, 0, 1, 1, 0])
t14 = Internal('t14', (F32, [1, 7, 5, 5]))
t15 = Output('t15', (F32, [1, 4, 4, 4]))
t16 = Output('t16', (F32, [1, 4, 4, 4]))
t17 = Output('t17', (F32, [1, 4, 4, 4]))
c18 = Parameter('c18', (I32, [4]), [2, 0, 3, 1])
t19 = Output('t19', (F32, [1, 4, 4, 4]))
t20 = Output('t20', (F32, [1, 4, 4, 4]))
model = Model()
model.Operation('SELECT', c2, x1, c3).To(t4)
model.Operation('RESIZE_NEAREST_NEIGHBOR', t4, 4, 4, False).To(t5)
model.Operation('SPACE_TO_DEPTH', t5, 2).To(t6)
model.Operation('DEPTH_TO_SPACE', t6, 2).To(t7)
model.Operation('RESHAPE', t7, [1, 4, 4, 4]).To(t8)
model.Operation('NEG', t8).To(t9)
model.Operation('DIV', t9, c10, 0).To(t11)
model.Operation('RELU', t11).To(t12)
model.Operation('PAD', t12, c13).To(t14)
model.Operation('SLICE', t14, [0, 2, 1, 0], [1, 4, 4, 4]).To(t15)
model.Operation('RESHAPE', t15, [1, 4, 4, 4]).To(t16)
model.Operation('RELU', t16).To(t17)
model.Operation('GATHER', t17, 2, c18).To(t19)
model.Operation('MAX_POOL_2D', t19, 1, 1, 1, 3, 2, 0).To(t20)
Example({
    x1: packed('|i1',
    'c-jF#0KfkM3*hVx5)%6m9s~L4{{Hph?&cm79}ETr5&0SL5BUKE0tpQX0PO_r{{|lR4Ef{t3H|Tp3kCJ&6axqH7VG(hT^$M', 0.0625
),
    t4: packed('|i1',
    'c-jF#0KfnK3*hVx|KsNn9{=~~`|9=K?(5+2AM*wT@%iWE`1$(a0tpTO0Q~9o<?J5w4Ef{t^8N4U3*+_X-~$Kp{_F6;Xf3S', 0.0625
),
    t5: packed('|i1',
    'c-jF#0KfnK3*hVx|KsNn9{=~~`|9=K?(5+2AM*wT@%iWE`1$(a0tpTO0Q~9o<?J5w4Ef{t^8N4U3*+_X-~$Kp{_F6;Xf3S', 0.0625
),
    t7: packed('|i1',
    'c-jF#0KfnK3*hVx|KsNn9{=~~`|9=K?(5+2AM*wT@%iWE`1$(a0tpTO0Q~9o<?J5w4Ef{t^8N4U3*+_X-~$Kp{_F6;Xf3S', 0.0625
),
    t8: packed('|i1',
    'c-jF#0KfnK3*hVx|KsNn9{=~~`|9=K?(5+2AM*wT@%iWE`1$(a0tpTO0Q~9o<?J5w4Ef{t^8N4U3*+_X-~$Kp{_F6;Xf3S', 0.0625
),
    t9: packed('|i1',
    'c-jF#0KfkN^&k}U0Ua6e;sFU51r`e*5)~j2;SKuy4+j|>2nPlr{`d0%00b8c8x-OV^amXY4g(Px^&JZuApQ9c0u>NMfe}>', 0.0625
),
    t11: packed('<f4',
    'c-k|3YB~Ld*%KSX&z2pki;gclzc=)w;gr6uhM$XUR+|-VH8f*5V#r{ro5cI%(F={DsO{@lGqgQ@vh0P~>dULmLO=4D_D!ptVqwE0'
    ')z|L1r*P@#w$Kke*B@`;k&>}lHAQ9%&lHBkJPduh5>G82R<4(c%3ZjMA<@)gY2}nvmsU*){cu?1@ie*cb9<amC9_Xzo1?m?XzB;&'
    '3l>|Py^il$b^Z93!`B&{of(qXvTf~qD5rS*)@>WDh8ZH~ROemSx}<e|YJu&3d;9&iKnx=6>>*&k{l0x5j-8#I{a&C9gB?V4znwh@'
    '0$D%+R07lj03xJw`2'
),
    t12: packed('<f4',
    'c-k$Cu}i~X5J%snOWZ|*Tb4qHEFpp9`-V=s2cesG7BpKor|6VH(&`|BLOUdgON&dKI%I3dfR2sOF{S^27xa!he($(v<2~TiK6rQ5'
    'YdKwghFhBic9EYu(cA`Xyza$8&4#G|@tzY?Pd5(aPPjEl#-y(J$?ZvTJ=w)!W3YxJ)6Y_KW{598-NPT3A!h&bCF2}-GE5;$!)C#H'
    '%-OPl!Tx>xWEIh<>EXg@S!7i?TZrFd@U}NkIHvsi_B%I^EUo7XI@RbZKx+b-b}9W=2)3Y<l0<;|zbf6fq!!Vl`~o-gQpW'
),
    t15: packed('<f4',
    'c-mtyWawjH_*}%W+N_8H1PmE08IpLPFuY)Z@Y@)GY%>O+d?*7pz{BvEfk8@!Vbv5FD8G+E;;98gB?E+?$N*$dVF1cw*Y6CJXYe}C'
    'u<H78C_kBjZEGKc90P<ugW(**yz2}MTGyvy)o%}k4EA<FWC!NkG6323AW=KGygf*XtvxpF01WaXqy'
),
    t16: packed('<f4',
    'c-mtyWawjH_*}%W+N_8H1PmE08IpLPFuY)Z@Y@)GY%>O+d?*7pz{BvEfk8@!Vbv5FD8G+E;;98gB?E+?$N*$dVF1cw*Y6CJXYe}C'
    'u<H78C_kBjZEGKc90P<ugW(**yz2}MTGyvy)o%}k4EA<FWC!NkG6323AW=KGygf*XtvxpF01WaXqy'
),
    t17: packed('<f4',
    'c-mtyWawjH_*}%W+N_8H1PmE08IpLPFuY)Z@Y@)GY%>O+d?*7pz{BvEfk8@!Vbv5FD8G+E;;98gB?E+?$N*$dVF1cw*Y6CJXYe}C'
    'u<H78C_kBjZEGKc90P<ugW(**yz2}MTGyvy)o%}k4EA<FWC!NkG6323AW=KGygf*XtvxpF01WaXqy'
),
    t19: packed('<f4',
    'c-muFZC1o!$k4|C2A_)<UNC_8mSAoY?-PdAW}ysi3{SxP7iJ6?VAT{E1|EjT5RQ}#LnQ-<4>3>TsRd9zlp&G90?e<Rf<^!J;|$JF'
    'c?PfJ3~~%0elnQLwzZEz>-toN84TyZ{CU?g_1oLoG1vnklmlehG1vkzm}?J|v9*WG+uLJk2LSv>BBT'
),
    t20: packed('<f4',
    'c-muFZPv#C!iKz07?Oav%?yHHKrt$x0Rya>@)(SHo?0+S0CD0J2(E-;R6Z8{*Db)<d21g78xYU9eh!T1fiXHCQ@_2PJp|iBu`Lv1'
    '<zr|E0Gla7?f'
),
}, name='of_33').DisableLifeTimeVariation()

# A result depends on its neighbors: SELECT, ABS, DEPTHWISE_CONV_2D, SIN, RELU6,
# RESIZE_NEAREST_NEIGHBOR, GATHER, GATHER, SELECT, MINIMUM, GATHER, SIN.
# Expected values: float64 formula.
c2 = Parameter('c2', (BOOL8, [1, 4, 4, 4]), packed('|b1',
    'c-muRWB>w2Mg}khazG@Qf?*J3fU07I5)3dIMgRll038'
))
x1 = Input('x1', (F32, [1, 4, 4, 4]))
c3 = Parameter('c3', (F32, [1, 4, 4, 4]), packed('|i1',
    'c-jF#0Kfkn3H<u~;1v$-9`YXj3<Kcd1oaLT5a#Iv;{M_d>mcLz82l9P9O&Z!?C19Q93Kez;sXE-{^|eu>>%tB_!#n8mLrS', 0.0625
))
t4 = Internal('t4', (F32, [1, 4, 4, 4]))
t5 = Internal('t5', (F32, [1, 4, 4, 4]))
c6 = Parameter('c6', (F32, [1, 1, 3, 4]), [0.0, -0.125, -0.125, 0.125, -0.0625, 0.0, -0.0625, -0.125, 0.0625, 0.125, -0.0625, -0.125])
c7 = Parameter('c7', (F32, [4]), [0.5, -0.25, -0.75, -0.75])
t8 = Internal('t8', (F32, [1, 4, 4, 4]))
t9 = Internal('t9', (F32, [1, 4, 4, 4]))
t10 = Internal('t10', (F32, [1, 4, 4, 4]))
t11 = Internal('t11', (F32, [1, 4, 4, 4]))
c12 = Parameter('c12', (I32, [4]), [2, 0, 3, 1])
t13 = Internal('t13', (F32, [1, 4, 4, 4]))
c14 = Parameter('c14', (I32, [4]), [2, 0, 3, 1])
t15 = Internal('t15', (F32, [1, 4, 4, 4]))
c16 = Parameter('c16', (BOOL8, [1, 4, 4, 4]), packed('|b1',
    'c-muRWMBj#Mg}kdQy>n87y~1WhOi)t7ytvO02%'
))
c17 = Parameter('c17', (F32, [1, 4, 4, 4]), packed('|i1',
    'c-jF#0KfkY3HT5a;{XR1@#W_G<ogxw<Nxac2>0w5`3)5j{qFtx@9qKl^y2CZ?-3d4;^^=g?Gx-53h?Ce1_Au-8}9R(1SQ@', 0.0625
))
t18 = Internal('t18', (F32, [1, 4, 4, 4]))
c19 = Parameter('c19', (F32, [4]), [-0.8125, -0.125, 0.6875, -0.25])
t20 = Internal('t20', (F32, [1, 4, 4, 4]))
c21 = Parameter('c21', (I32, [4]), [2, 0, 3, 1])
t22 = Internal('t22', (F32, [1, 4, 4, 4]))
t23 = Output('t23', (F32, [1, 4, 4, 4]))
model = Model()
model.Operation('SELECT', c2, x1, c3).To(t4)
model.Operation('ABS', t4).To(t5)
model.Operation('DEPTHWISE_CONV_2D', t5, c6, c7, 1, 1, 1, 1, 3).To(t8)
model.Operation('SIN', t8).To(t9)
model.Operation('RELU6', t9).To(t10)
model.Operation('RESIZE_NEAREST_NEIGHBOR', t10, 4, 4, False).To(t11)
model.Operation('GATHER', t11, 3, c12).To(t13)
model.Operation('GATHER', t13, 1, c14).To(t15)
model.Operation('SELECT', c16, t15, c17).To(t18)
model.Operation('MINIMUM', t18, c19).To(t20)
model.Operation('GATHER', t20, 1, c21).To(t22)
model.Operation('SIN', t22).To(t23)
Example({
    x1: packed('|i1',
    'c-jF#0KfnD7Uu#B<@N#>2l(Rh?dBK{93KYZ8~X|%7U=vN2MYra5%U2N>>dZ_9`zXU3;6E~A0QI?76=aj4*%d4>J#c_QW@p', 0.0625
),
    t23: packed('<f4',
    'c-lRRv1$TQ5JiWr@(F?bL)tLS7Qs5*V+sqqMMN7BMp!1xYb@<jNf5+<A23yd`|<~=gupaOW0gVzL1c@UmlZO%n0pUL7a8m4@l6-N'
    'PsiO_xx;z_R(JEN{(;rQMtSXD7}#^B*@?cDXB)jtj?dUu4Ox|6*$U`6?+(l{*&N8aw@cgi$%b$+H`t2<8oI`s`Ocf09qcPP9}Quz'
    '5WJq0*aMMCMHqhsryzKDUt#$uID#=oDmxKm6bme-6=S>@<9l-QLP7|2Xb;YRTi5?Rv^}vup4he(&bv-K<rfP2iwX'
),
}, name='of_53').DisableLifeTimeVariation()

# A result depends on its neighbors: SELECT, GATHER, AVERAGE_POOL_2D, RESHAPE, RELU, SUB,
# SPACE_TO_BATCH_ND, MAX_POOL_2D, RESIZE_NEAREST_NEIGHBOR, PAD, MUL, MAX_POOL_2D.
# Expected values: float64 formula.
c2 = Parameter('c2', (BOOL8, [1, 4, 4, 4]), packed('|b1',
    'c-muRWME`uWB?H$8iE;sd@zErVN9?J2nQ?!;sXE#-T)&'
))
x1 = Input('x1', (U8, [1, 4, 4, 4], 0.5, 120))
c3 = Parameter('c3', (U8, [1, 4, 4, 4], 0.5, 120), packed('<i2',
    'c-m{3Srk)LS{ff*(lx!Vu(~mDd0BDY@(H<(m5U;imQS0#Xhw8<Vnj{+jENbu0~U7H#-t=q3kdFxn=oxfPU!5~xeOEn0Io(K2m'
))
t4 = Output('t4', (U8, [1, 4, 4, 4], 0.5, 120))
c5 = Parameter('c5', (I32, [4]), [2, 0, 3, 1])
t6 = Output('t6', (U8, [1, 4, 4, 4], 0.5, 120))
t7 = Output('t7', (U8, [1, 4, 4, 4], 0.5, 120))
t8 = Output('t8', (U8, [1, 4, 4, 4], 0.5, 120))
t9 = Output('t9', (U8, [1, 4, 4, 4], 0.5, 120))
c10 = Parameter('c10', (U8, [4], 0.5, 120), [120, 129, 138, 107])
t11 = Output('t11', (U8, [1, 4, 4, 4], 0.5, 120))
c12 = Parameter('c12', (I32, [2]), [2, 2])
c13 = Parameter('c13', (I32, [2, 2]), [0, 0, 0, 0])
t14 = Internal('t14', (U8, [4, 2, 2, 4], 0.5, 120))
t15 = Output('t15', (U8, [1, 4, 4, 4], 0.5, 120))
t16 = Output('t16', (U8, [1, 4, 4, 4], 0.5, 120))
t17 = Output('t17', (U8, [1, 4, 4, 4], 0.5, 120))
c18 = Parameter('c18', (I32, [4, 2]), [0, 0, 1, 2, 0, 1, 1, 0])
t19 = Internal('t19', (U8, [1, 7, 5, 5], 0.5, 120))
t20 = Output('t20', (U8, [1, 4, 4, 4], 0.5, 120))
c21 = Parameter('c21', (U8, [4], 0.5, 7), [5, 9, 5, 7])
t22 = Output('t22', (U8, [1, 4, 4, 4], 0.5, 120))
t23 = Output('t23', (U8, [1, 4, 4, 4], 0.5, 120))
model = Model()
model.Operation('SELECT', c2, x1, c3).To(t4)
model.Operation('GATHER', t4, 2, c5).To(t6)
model.Operation('AVERAGE_POOL_2D', t6, 1, 1, 1, 2, 2, 0).To(t7)
model.Operation('RESHAPE', t7, [1, 4, 4, 4]).To(t8)
model.Operation('RELU', t8).To(t9)
model.Operation('SUB', t9, c10, 0).To(t11)
model.Operation('SPACE_TO_BATCH_ND', t11, c12, c13).To(t14)
model.Operation('BATCH_TO_SPACE_ND', t14, c12).To(t15)
model.Operation('MAX_POOL_2D', t15, 1, 1, 1, 3, 2, 0).To(t16)
model.Operation('RESIZE_NEAREST_NEIGHBOR', t16, 4, 4, False).To(t17)
model.Operation('PAD', t17, c18).To(t19)
model.Operation('SLICE', t19, [0, 2, 1, 0], [1, 4, 4, 4]).To(t20)
model.Operation('MUL', t20, c21, 0).To(t22)
model.Operation('MAX_POOL_2D', t22, 1, 1, 1, 3, 2, 0).To(t23)
Example({
    x1: packed('<i2',
    'c-qS<SiU5_x!QHgj=TiV%H=7mLP|E&me~15<+rc%4BEQRb!+vSRi#m$!8S|liZW_9E^crMSf00TiQU$TCC%x3QWz)%0H(kn1^'
),
    t4: packed('<i2',
    'c-qS<C|VNVTpB-RM_z(wWp&D`kg^T6%O~VURW4eWw0zn+*BR06i4jrpGbS#rE6S+d7?YA55D?rQH(~3<oaXdBDGU?>0I0<t=K'
),
    t6: packed('<i2',
    'c-ot?BQGJVplFF_Wpzq?b7_23<)U?~LdrHIEuXfocKL+d855V*xz31gFUqLhm>3ZiKVj>{oS2m4fadf)DFMOVaSRj!0J~it=K'
),
    t7: packed('<i2',
    'c-m{Mt(#d;SvM<ba$9-c)aJB`y0)2x^_9zVTI##=8%ooPCe{|D7S~m0#&wiLgcik>^;X5@r%s5<j9ro#5ZoQdKp_ACVx=9<'
),
    t8: packed('<i2',
    'c-m{Mt(#d;SvM<ba$9-c)aJB`y0)2x^_9zVTI##=8%ooPCe{|D7S~m0#&wiLgcik>^;X5@r%s5<j9ro#5ZoQdKp_ACVx=9<'
),
    t9: packed('<i2',
    'c-p1JQ3`+{5CGARJsR#Ng#;oL;fH=l=WOu`4!ns$8csS-g1UpGhPsbKGaGORo2+m$D&BUP*JPH-eiTI??f'
),
    t11: packed('<i2',
    'c-m_$$yruWkh8p^tE9D}r?9o6v}9RDS^DOR>f9L><!P-I9oelF`8gdG`DH*F$ZyF2(se*Q35Y9O87Kq*zSbWO'
),
    t15: packed('<i2',
    'c-m_$$yruWkh8p^tE9D}r?9o6v}9RDS^DOR>f9L><!P-I9oelF`8gdG`DH*F$ZyF2(se*Q35Y9O87Kq*zSbWO'
),
    t16: packed('<i2',
    'c-m_$E7{!GRkFFF2aIP_bO7m&vdtCMU<~BfbyRdr>Zr&E<JO9nIv@tp`4G%NApii3u^}b'
),
    t17: packed('<i2',
    'c-m_$E7{!GRkFFF2aIP_bO7m&vdtCMU<~BfbyRdr>Zr&E<JO9nIv@tp`4G%NApii3u^}b'
),
    t20: packed('<i2',
    'c-pI|=qRhGsD@$?=$KSdkq^Zn(1ONC1q>7d0FdJzr2'
),
    t22: packed('<i2',
    'c-pI|$f&5OD1~AW0P!247zA?A_^5z^LI40qtsV0'
),
    t23: packed('<i2',
    'c-pI|XsoCp38MlA3IPCo1s-h'
),
}, name='of_0_quant8').AddVariations(signed(x1, c3, t4, t6, t7, t8, t9, c10, t11, t14, t15, t16, t17, t19, t20, c21, t22, t23)).DisableLifeTimeVariation()

# A result depends on its neighbors: SELECT, AVERAGE_POOL_2D, SUB, RELU6, SELECT,
# DEPTHWISE_CONV_2D, MAX_POOL_2D, MAX_POOL_2D, TRANSPOSE, QUANTIZE, PAD, RESIZE_NEAREST_NEIGHBOR.
# Expected values: float64 formula.
c2 = Parameter('c2', (BOOL8, [1, 4, 4, 4]), packed('|b1',
    'c-muN00KrJ1d@zU8pwi@FajzH5{Ak$LKuty1HAwt'
))
x1 = Input('x1', (U8, [1, 4, 4, 4], 0.5, 120))
c3 = Parameter('c3', (U8, [1, 4, 4, 4], 0.5, 120), packed('<i2',
    'c-o7~m=zluTr@eZX7-HS$w_hLO%tl;&6$!kp(HvvusvYj#M<)Qh=~O;OWVrR`twU?6vQm*59kWZ&RtO*w4$nU4g-Y%0A{ovV*'
))
t4 = Internal('t4', (U8, [1, 4, 4, 4], 0.5, 120))
t5 = Internal('t5', (U8, [1, 4, 4, 4], 0.5, 120))
c6 = Parameter('c6', (U8, [4], 0.5, 120), [112, 132, 138, 106])
t7 = Internal('t7', (U8, [1, 4, 4, 4], 0.5, 120))
t8 = Internal('t8', (U8, [1, 4, 4, 4], 0.5, 120))
c9 = Parameter('c9', (BOOL8, [1, 4, 4, 4]), packed('|b1',
    'c-muRU}R)qWMBYe5CLJsAcz10s1Q^oBLss50Ry)H9R'
))
c10 = Parameter('c10', (U8, [1, 4, 4, 4], 0.5, 120), packed('<i2',
    'c-pI98rZO)b$(RY#CgGik&S6-i=&sPcIPKAYFagESyu4$fU4Z$=)wizbNjL@^K&Qm%$~Y5t)XmTdu2-Min3YxjSLh50M<Dld;'
))
t11 = Internal('t11', (U8, [1, 4, 4, 4], 0.5, 120))
c12 = Parameter('c12', (U8, [1, 1, 3, 4], 1.0, 128), [128, 128, 128, 128, 129, 129, 129, 129, 128, 128, 128, 128])
c13 = Parameter('c13', (I32, [4], 0.5, 0), [-8, -8, 0, -4])
t14 = Internal('t14', (U8, [1, 4, 4, 4], 0.5, 120))
t15 = Internal('t15', (U8, [1, 4, 4, 4], 0.5, 120))
t16 = Internal('t16', (U8, [1, 4, 4, 4], 0.5, 120))
t17 = Internal('t17', (U8, [1, 4, 4, 4], 0.5, 120))
t18 = Internal('t18', (F32, [1, 4, 4, 4]))
t19 = Internal('t19', (U8, [1, 4, 4, 4], 0.5, 120))
c20 = Parameter('c20', (I32, [4, 2]), [0, 0, 1, 2, 0, 1, 1, 0])
t21 = Internal('t21', (U8, [1, 7, 5, 5], 0.5, 120))
t22 = Internal('t22', (U8, [1, 4, 4, 4], 0.5, 120))
t23 = Output('t23', (U8, [1, 4, 4, 4], 0.5, 120))
model = Model()
model.Operation('SELECT', c2, x1, c3).To(t4)
model.Operation('AVERAGE_POOL_2D', t4, 1, 1, 1, 2, 2, 0).To(t5)
model.Operation('SUB', t5, c6, 0).To(t7)
model.Operation('RELU6', t7).To(t8)
model.Operation('SELECT', c9, t8, c10).To(t11)
model.Operation('DEPTHWISE_CONV_2D', t11, c12, c13, 1, 1, 1, 1, 0).To(t14)
model.Operation('MAX_POOL_2D', t14, 1, 1, 1, 3, 2, 0).To(t15)
model.Operation('MAX_POOL_2D', t15, 1, 1, 1, 3, 2, 0).To(t16)
model.Operation('TRANSPOSE', t16, [0, 2, 3, 1]).To(t17)
model.Operation('DEQUANTIZE', t17).To(t18)
model.Operation('QUANTIZE', t18).To(t19)
model.Operation('PAD', t19, c20).To(t21)
model.Operation('SLICE', t21, [0, 2, 1, 0], [1, 4, 4, 4]).To(t22)
model.Operation('RESIZE_NEAREST_NEIGHBOR', t22, 4, 4, False).To(t23)
Example({
    x1: packed('<i2',
    'c-mXIsI8$mB4J6qU(dY8Zrk!U-^yuCljjFdpVJ<-G=EE8OYoK%vmM>+y{k7jE%GgH%F1Z4-4>GE=h9K^nOjsopMgRE0E0swO#'
),
    t23: packed('<i2',
    'c-pI&+uK{QYSq$;#Y>h{fB-tbt*s5nUsy32%0~kX6aoP9fFbb'
),
}, name='of_29_quant8').AddVariations(signed(x1, c3, t4, t5, c6, t7, t8, c10, t11, c12, t14, t15, t16, t17, t19, t21, t22, t23)).DisableLifeTimeVariation()

# A result depends on its neighbors: SELECT, PRELU, SUB, MAX_POOL_2D, SPACE_TO_DEPTH, MAX_POOL_2D,
# SPACE_TO_BATCH_ND, SPLIT, PAD, ADD, SELECT, SPLIT.
# Expected values: float64 formula.
c2 = Parameter('c2', (BOOL8, [1, 4, 4, 4]), packed('|b1',
    'c-muN1Of&I1`q*45Dth7VSq(IOo%8WR0>Rk7ytxC03r'
))
x1 = Input('x1', (U8, [1, 4, 4, 4], 0.5, 120))
c3 = Parameter('c3', (U8, [1, 4, 4, 4], 0.5, 120), packed('<i2',
    'c-qTb+B<vtf~xA7)%h!e!`teo<)_zWN3Cq@XowD2m{5~k(2}^QY+?9}m2*Ne8Wv<N4d`9cGNUQKe}2yV$kfo7r3@4T0RIjjy8'
))
t4 = Output('t4', (U8, [1, 4, 4, 4], 0.5, 120))
c5 = Parameter('c5', (U8, [4], 0.015625, 128), [170, 143, 146, 82])
t6 = Output('t6', (U8, [1, 4, 4, 4], 0.5, 120))
c7 = Parameter('c7', (U8, [4], 0.5, 120), [116, 110, 117, 108])
t8 = Output('t8', (U8, [1, 4, 4, 4], 0.5, 120))
t9 = Output('t9', (U8, [1, 4, 4, 4], 0.5, 120))
t10 = Internal('t10', (U8, [1, 2, 2, 16], 0.5, 120))
t11 = Output('t11', (U8, [1, 4, 4, 4], 0.5, 120))
t12 = Output('t12', (U8, [1, 4, 4, 4], 0.5, 120))
c13 = Parameter('c13', (I32, [2]), [2, 2])
c14 = Parameter('c14', (I32, [2, 2]), [0, 0, 0, 0])
t15 = Internal('t15', (U8, [4, 2, 2, 4], 0.5, 120))
t16 = Output('t16', (U8, [1, 4, 4, 4], 0.5, 120))
t17 = Internal('t17', (U8, [1, 4, 4, 2], 0.5, 120))
t18 = Internal('t18', (U8, [1, 4, 4, 2], 0.5, 120))
t19 = Output('t19', (U8, [1, 4, 4, 4], 0.5, 120))
c20 = Parameter('c20', (I32, [4, 2]), [0, 0, 1, 2, 0, 1, 1, 0])
t21 = Internal('t21', (U8, [1, 7, 5, 5], 0.5, 120))
t22 = Output('t22', (U8, [1, 4, 4, 4], 0.5, 120))
c23 = Parameter('c23', (U8, [4], 0.5, 120), [137, 113, 105, 125])
t24 = Output('t24', (U8, [1, 4, 4, 4], 0.5, 120))
c25 = Parameter('c25', (BOOL8, [1, 4, 4, 4]), packed('|b1',
    'c-muNU}R)qWPl(D0VF{z5XlI}j9?{<P*DiM2&Di6hX5M'
))
c26 = Parameter('c26', (U8, [1, 4, 4, 4], 0.5, 120), packed('<i2',
    'c-qTZ6wp~QVO4f-YIJY-{P32viOo4vlNNN(pORKSd+Gc+OBWR6$Ic9`SQQ$VoSm{@VPDs@wCLud%qcZ<`U~=Va~LQD00a0R+5'
))
t27 = Output('t27', (U8, [1, 4, 4, 4], 0.5, 120))
t28 = Internal('t28', (U8, [1, 4, 4, 2], 0.5, 120))
t29 = Internal('t29', (U8, [1, 4, 4, 2], 0.5, 120))
t30 = Output('t30', (U8, [1, 4, 4, 4], 0.5, 120))
model = Model()
model.Operation('SELECT', c2, x1, c3).To(t4)
model.Operation('PRELU', t4, c5).To(t6)
model.Operation('SUB', t6, c7, 0).To(t8)
model.Operation('MAX_POOL_2D', t8, 1, 1, 1, 3, 2, 0).To(t9)
model.Operation('SPACE_TO_DEPTH', t9, 2).To(t10)
model.Operation('DEPTH_TO_SPACE', t10, 2).To(t11)
model.Operation('MAX_POOL_2D', t11, 1, 1, 1, 3, 2, 0).To(t12)
model.Operation('SPACE_TO_BATCH_ND', t12, c13, c14).To(t15)
model.Operation('BATCH_TO_SPACE_ND', t15, c13).To(t16)
model.Operation('SPLIT', t16, 3, 2).To(t17, t18)
model.Operation('CONCATENATION', t18, t17, 3).To(t19)
model.Operation('PAD', t19, c20).To(t21)
model.Operation('SLICE', t21, [0, 2, 1, 0], [1, 4, 4, 4]).To(t22)
model.Operation('ADD', t22, c23, 0).To(t24)
model.Operation('SELECT', c25, t24, c26).To(t27)
model.Operation('SPLIT', t27, 3, 2).To(t28, t29)
model.Operation('CONCATENATION', t29, t28, 3).To(t30)
Example({
    x1: packed('<i2',
    'c-otuyV%dUFV}VR{8gJbG_30JkDD>sH>_-0M%KRhyEliVXNDGq7j<q}mNRjCMn=l6_45~$6it~qe@b+4j_ZOb#~KC-0RS)-ATa'
),
    t4: packed('<i2',
    'c-qU$UF_$)psITF{QMOg!rOZM<I?N0!&XkqXxJC9Fd-zlAhamFtTTMZ$~hq!4Jo_U&+jcMnlUqfN_0++>w-|nr3@4T0H2{A$^'
),
    t6: packed('<i2',
    'c-kv0T|6yxK~?qU`K2p16twlk78Td!7p$C?+pury!lJzP;)1dX<(>I6R?f+5X(-;cetvIx&5W6)Q&LMy=PoG7T*^Qp006S#A-4'
),
    t8: packed('<i2',
    'c-kwiU$!W6Rc-tBl@(jIRCUfstSRd%u3EFGu<PK$r8R|<%d0BqR8KBivUXYFgqGU9yBANd>X@^*VnJqo#mXgBIU5-$1OQ=BBZm'
),
    t9: packed('<i2',
    'c-kvnwPw-wRR_0#@ydf+swb~mvUb@)5Z(>Kix*b`*;OmoF59~sgn|48K)iCv;);z+>MJ%fPzV6Y@+p`'
),
    t11: packed('<i2',
    'c-kvnwPw-wRR_0#@ydf+swb~mvUb@)5Z(>Kix*b`*;OmoF59~sgn|48K)iCv;);z+>MJ%fPzV6Y@+p`'
),
    t12: packed('<i2',
    'c-q^(>fn~`s}Aml;kC;St_0%U2wVl^@7)c<ix*d|T(Y=oBLr7$WS|fL0B)ZvEC'
),
    t16: packed('<i2',
    'c-q^(>fn~`s}Aml;kC;St_0%U2wVl^@7)c<ix*d|T(Y=oBLr7$WS|fL0B)ZvEC'
),
    t19: packed('<i2',
    'c-lL-W&5gwyOHq9waX6fM&K$SfA4Mtu3EWxan;5pU|a#j3={$Ya2YEs'
),
    t22: packed('<i2',
    'c-pHtxO;5{41>U4APvJHP_=Oh7*~KWCSaft006q#Bd!'
),
    t24: packed('<i2',
    'c-rgSwPsT%3>RkBc5VaGFbv`sFIox4g&+*%qhSUL0RX%?Bd!'
),
    t27: packed('<i2',
    'c-qTZv}RMqu2tEcsnMIl3&UGFC$8BvHEF@7`BT!$XBTG9Sz5d(zq5EzMQ7-u<m|!)3;Vh<)1sS;YC8+(^cUo3)-q5C0F`GU5d'
),
    t30: packed('<i2',
    'c-mXDDQD5D?228{n>tg&Tfz(1Z0el2VAIs3wDS2=GUv=LT$I1Gcu_@X@uK9;&;<*#3p3ODx{7L}o9Fa*7G~BK<TFqR0GInA5d'
),
}, name='of_33_quant8').AddVariations(signed(x1, c3, t4, c5, t6, c7, t8, t9, t10, t11, t12, t15, t16, t17, t18, t19, t21, t22, c23, t24, c26, t27, t28, t29, t30)).DisableLifeTimeVariation()

# A result depends on its neighbors: SELECT, HARD_SWISH, RESIZE_NEAREST_NEIGHBOR, MAX_POOL_2D,
# SPLIT.
# Expected values: float64 formula.
c2 = Parameter('c2', (BOOL8, [1, 4, 4, 4]), packed('|b1',
    'c-muNWMqIq1`rA4F)%{dAPxjDKxH8+z=|NcfI<KSe*hx'
))
x1 = Input('x1', (U8, [1, 4, 4, 4], 0.5, 120))
c3 = Parameter('c3', (U8, [1, 4, 4, 4], 0.5, 120), packed('<i2',
    'c-jk|)z=i=l~}(lvn4G$t}?o@xq3!c^wbq~1?ls0W@lDr2TY$bsb|8Xj*?~FZGGK6rSUWJx|T!*1e65KS+pu8l7T`10KHcqHv'
))
t4 = Internal('t4', (U8, [1, 4, 4, 4], 0.5, 120))
t5 = Internal('t5', (U8, [1, 4, 4, 4], 0.5, 120))
t6 = Internal('t6', (U8, [1, 4, 4, 4], 0.5, 120))
t7 = Internal('t7', (U8, [1, 4, 4, 4], 0.5, 120))
t8 = Internal('t8', (U8, [1, 4, 4, 2], 0.5, 120))
t9 = Internal('t9', (U8, [1, 4, 4, 2], 0.5, 120))
t10 = Output('t10', (U8, [1, 4, 4, 4], 0.5, 120))
model = Model()
model.Operation('SELECT', c2, x1, c3).To(t4)
model.Operation('HARD_SWISH', t4).To(t5)
model.Operation('RESIZE_NEAREST_NEIGHBOR', t5, 4, 4, False).To(t6)
model.Operation('MAX_POOL_2D', t6, 1, 1, 1, 3, 2, 0).To(t7)
model.Operation('SPLIT', t7, 3, 2).To(t8, t9)
model.Operation('CONCATENATION', t9, t8, 3).To(t10)
Example({
    x1: packed('<i2',
    'c-qUdUFMJ&=sVkgQER}&N&6OM_wBY>=a^XMXA_*WW|IA0|7AT(YqETEI<oezsN3q56tHK-(ukA=zRle`ru0{@c443p0056T9|8'
),
    t10: packed('<i2',
    'c-mXGVqMoVAl|ok-K2ec*G!taV%@U6APnU11@dPsowR2!2rrt{w|7o|-;AXddv+{s-m_y)e-#KbPzV5^!znZ'
),
}, name='of_61_quant8').AddVariations(signed(x1, c3, t4, t5, t6, t7, t8, t9, t10)).DisableLifeTimeVariation()
