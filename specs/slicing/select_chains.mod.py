# Licensed under the Apache License, Version 2.0; see LICENSE.
# Written by 'python -m corpus' from corpus/families/slicing.py; do not edit.
#
# SELECT and what may follow it: every operation after every other.

import base64
import zlib

import numpy as np


def packed(dtype, text, unit=None):
    """Many values in little space: the first byte of each, then the second; times a unit."""
    planes = np.frombuffer(zlib.decompress(base64.b85decode(text)), "u1")
    planes = planes.reshape(np.dtype(dtype).itemsize, -1)
    values = np.frombuffer(planes.T.tobytes(), dtype)
    return (values if unit is None else np.multiply(values, unit, dtype="f8")).tolist()


BOOL8 = 'TENSOR_BOOL8'
F32 = 'TENSOR_FLOAT32'
I32 = 'TENSOR_INT32'

# SELECT, NEG, SPLIT, RESHAPE, MAXIMUM, MUL, GATHER, RESIZE_NEAREST_NEIGHBOR, ADD,
# CHANNEL_SHUFFLE, ADD, RESIZE_NEAREST_NEIGHBOR
# Expected values: float64 formula.
choice320 = Parameter('choice320', (BOOL8, [1, 4, 4, 4]), packed('|b1',
    'c-muN1Of&|1_nk505KV$A}|&s16TsWW<;n2@c{)i04V'
))
input = Input('input', (F32, [1, 4, 4, 4]))
other320 = Parameter('other320', (F32, [1, 4, 4, 4]), packed('|i1',
    'c-jF#0Kfm}69x+i=nD4a9ufs091jr<^dJc1<>3ho?Gf_wARFN8<Qg08AO!p${TL4y?H~{a0_Pd~78dUw1Oprl3KixL`WH?', 0.0625
))
t320 = Internal('t320', (F32, [1, 4, 4, 4]))
t321 = Internal('t321', (F32, [1, 4, 4, 4]))
part_0_322 = Internal('part_0_322', (F32, [1, 4, 4, 2]))
part_1_322 = Internal('part_1_322', (F32, [1, 4, 4, 2]))
t322 = Internal('t322', (F32, [1, 4, 4, 4]))
where323 = Parameter('where323', (I32, [4]), [1, 4, 4, 4])
t323 = Internal('t323', (F32, [1, 4, 4, 4]))
t324 = Internal('t324', (F32, [1, 4, 4, 4]))
c325 = Parameter('c325', (F32, [4]), [-0.125, -1.0, -0.5, -0.75])
t325 = Internal('t325', (F32, [1, 4, 4, 4]))
places326 = Parameter('places326', (I32, [4]), [2, 0, 3, 1])
t326 = Internal('t326', (F32, [1, 4, 4, 4]))
t327 = Internal('t327', (F32, [1, 4, 4, 4]))
t328 = Internal('t328', (F32, [1, 4, 4, 4]))
t329 = Internal('t329', (F32, [1, 4, 4, 4]))
c330 = Parameter('c330', (F32, [4]), [-0.0625, 0.875, 0.3125, 0.3125])
t330 = Internal('t330', (F32, [1, 4, 4, 4]))
t331 = Output('t331', (F32, [1, 4, 4, 4]))
model = Model()
model.Operation('SELECT', choice320, input, other320).To(t320)
model.Operation('NEG', t320).To(t321)
model.Operation('SPLIT', t321, 3, 2).To(part_0_322, part_1_322)
model.Operation('CONCATENATION', part_1_322, part_0_322, 3).To(t322)
model.Operation('RESHAPE', t322, where323).To(t323)
model.Operation('MAXIMUM', t323, t323).To(t324)
model.Operation('MUL', t324, c325, 0).To(t325)
model.Operation('GATHER', t325, 3, places326).To(t326)
model.Operation('RESIZE_NEAREST_NEIGHBOR', t326, 4, 4, False).To(t327)
model.Operation('ADD', t327, t327, 3).To(t328)
model.Operation('CHANNEL_SHUFFLE', t328, 2, 3).To(t329)
model.Operation('ADD', t329, c330, 0).To(t330)
model.Operation('RESIZE_NEAREST_NEIGHBOR', t330, 4, 4, False).To(t331)
Example({
    input: packed('|i1',
    'c-jF#0Kfkn>;?P)5fl#z;Tr1z>I?tj@A(<|3K<0m86O7;>hBrp=MC%u3i9^u>i_W%8tWYA0O;-q67ClS@EiaJ;_La0{2kE', 0.0625
),
    t331: packed('<i2',
    'c-s48Au005LIa5PfLLC{z``WtPl;}fjD@PtpC9^n{#Yo!VfY~eloJuLun?I7q9vAyoZ+z$7ZE8D5&6%+z<`Vy&}eL8$N&Hy7#}|', 0.015625
),
}, name='of_32').DisableLifeTimeVariation()

# SELECT, RESIZE_NEAREST_NEIGHBOR, SPACE_TO_DEPTH, RESHAPE, NEG, DIV, RELU, PAD, RESHAPE, RELU,
# GATHER, MAX_POOL_2D
# Expected values: float64 formula.
choice330 = Parameter('choice330', (BOOL8, [1, 4, 4, 4]), packed('|b1',
    'c-muN1Of&I1`q*45Dth7VSq(IOo%8WR0>Rk7ytxC03r'
))
input = Input('input', (F32, [1, 4, 4, 4]))
other330 = Parameter('other330', (F32, [1, 4, 4, 4]), packed('|i1',
    'c-jF#0KfnK9SREz|KsNt5C8WL`|1`L5bNOZ4D$dK@doGQ_z?Qw9TXD(AN=X{<?Ijh4Fnzy@(l^+2IB?@;1LS}{ul5Z&mQ#', 0.0625
))
t330 = Output('t330', (F32, [1, 4, 4, 4]))
t331 = Output('t331', (F32, [1, 4, 4, 4]))
deep332 = Internal('deep332', (F32, [1, 2, 2, 16]))
t332 = Output('t332', (F32, [1, 4, 4, 4]))
where333 = Parameter('where333', (I32, [4]), [1, 4, 4, 4])
t333 = Output('t333', (F32, [1, 4, 4, 4]))
t334 = Output('t334', (F32, [1, 4, 4, 4]))
c335 = Parameter('c335', (F32, [4]), [1.3125, 1.1875, 1.125, 1.0625])
t335 = Output('t335', (F32, [1, 4, 4, 4]))
t336 = Output('t336', (F32, [1, 4, 4, 4]))
sides337 = Parameter('sides337', (I32, [4, 2]), [0, 0, 1, 2, 0, 1, 1, 0])
wide337 = Internal('wide337', (F32, [1, 7, 5, 5]))
begin337 = Parameter('begin337', (I32, [4]), [0, 2, 1, 0])
size337 = Parameter('size337', (I32, [4]), [1, 4, 4, 4])
t337 = Output('t337', (F32, [1, 4, 4, 4]))
where338 = Parameter('where338', (I32, [4]), [1, 4, 4, 4])
t338 = Output('t338', (F32, [1, 4, 4, 4]))
t339 = Output('t339', (F32, [1, 4, 4, 4]))
places340 = Parameter('places340', (I32, [4]), [2, 0, 3, 1])
t340 = Output('t340', (F32, [1, 4, 4, 4]))
t341 = Output('t341', (F32, [1, 4, 4, 4]))
model = Model()
model.Operation('SELECT', choice330, input, other330).To(t330)
model.Operation('RESIZE_NEAREST_NEIGHBOR', t330, 4, 4, False).To(t331)
model.Operation('SPACE_TO_DEPTH', t331, 2).To(deep332)
model.Operation('DEPTH_TO_SPACE', deep332, 2).To(t332)
model.Operation('RESHAPE', t332, where333).To(t333)
model.Operation('NEG', t333).To(t334)
model.Operation('DIV', t334, c335, 0).To(t335)
model.Operation('RELU', t335).To(t336)
model.Operation('PAD', t336, sides337).To(wide337)
model.Operation('SLICE', wide337, begin337, size337).To(t337)
model.Operation('RESHAPE', t337, where338).To(t338)
model.Operation('RELU', t338).To(t339)
model.Operation('GATHER', t339, 2, places340).To(t340)
model.Operation('MAX_POOL_2D', t340, 1, 1, 1, 3, 2, 0).To(t341)
Example({
    input: packed('|i1',
    'c-jF#0KfkM3*hVx5)%6m9s~L4{{Hph?&cm79}ETr5&0SL5BUKE0tpQX0PO_r{{|lR4Ef{t3H|Tp3kCJ&6axqH7VG(hT^$M', 0.0625
),
    t330: packed('|i1',
    'c-jF#0KfnK3*hVx|KsNn9{=~~`|9=K?(5+2AM*wT@%iWE`1$(a0tpTO0Q~9o<?J5w4Ef{t^8N4U3*+_X-~$Kp{_F6;Xf3S', 0.0625
),
    t331: packed('|i1',
    'c-jF#0KfnK3*hVx|KsNn9{=~~`|9=K?(5+2AM*wT@%iWE`1$(a0tpTO0Q~9o<?J5w4Ef{t^8N4U3*+_X-~$Kp{_F6;Xf3S', 0.0625
),
    t332: packed('|i1',
    'c-jF#0KfnK3*hVx|KsNn9{=~~`|9=K?(5+2AM*wT@%iWE`1$(a0tpTO0Q~9o<?J5w4Ef{t^8N4U3*+_X-~$Kp{_F6;Xf3S', 0.0625
),
    t333: packed('|i1',
    'c-jF#0KfnK3*hVx|KsNn9{=~~`|9=K?(5+2AM*wT@%iWE`1$(a0tpTO0Q~9o<?J5w4Ef{t^8N4U3*+_X-~$Kp{_F6;Xf3S', 0.0625
),
    t334: packed('|i1',
    'c-jF#0KfkN^&k}U0Ua6e;sFU51r`e*5)~j2;SKuy4+j|>2nPlr{`d0%00b8c8x-OV^amXY4g(Px^&JZuApQ9c0u>NMfe}>', 0.0625
),
    t335: packed('<f4',
    'c-k|3YB~Ld*%KSX&z2pki;gclzc=)w;gr6uhM$XUR+|-VH8f*5V#r{ro5cI%(F={DsO{@lGqgQ@vh0P~>dULmLO=4D_D!ptVqwE0'
    ')z|L1r*P@#w$Kke*B@`;k&>}lHAQ9%&lHBkJPduh5>G82R<4(c%3ZjMA<@)gY2}nvmsU*){cu?1@ie*cb9<amC9_Xzo1?m?XzB;&'
    '3l>|Py^il$b^Z93!`B&{of(qXvTf~qD5rS*)@>WDh8ZH~ROemSx}<e|YJu&3d;9&iKnx=6>>*&k{l0x5j-8#I{a&C9gB?V4znwh@'
    '0$D%+R07lj03xJw`2'
),
    t336: packed('<f4',
    'c-k$Cu}i~X5J%snOWZ|*Tb4qHEFpp9`-V=s2cesG7BpKor|6VH(&`|BLOUdgON&dKI%I3dfR2sOF{S^27xa!he($(v<2~TiK6rQ5'
    'YdKwghFhBic9EYu(cA`Xyza$8&4#G|@tzY?Pd5(aPPjEl#-y(J$?ZvTJ=w)!W3YxJ)6Y_KW{598-NPT3A!h&bCF2}-GE5;$!)C#H'
    '%-OPl!Tx>xWEIh<>EXg@S!7i?TZrFd@U}NkIHvsi_B%I^EUo7XI@RbZKx+b-b}9W=2)3Y<l0<;|zbf6fq!!Vl`~o-gQpW'
),
    t337: packed('<f4',
    'c-mtyWawjH_*}%W+N_8H1PmE08IpLPFuY)Z@Y@)GY%>O+d?*7pz{BvEfk8@!Vbv5FD8G+E;;98gB?E+?$N*$dVF1cw*Y6CJXYe}C'
    'u<H78C_kBjZEGKc90P<ugW(**yz2}MTGyvy)o%}k4EA<FWC!NkG6323AW=KGygf*XtvxpF01WaXqy'
),
    t338: packed('<f4',
    'c-mtyWawjH_*}%W+N_8H1PmE08IpLPFuY)Z@Y@)GY%>O+d?*7pz{BvEfk8@!Vbv5FD8G+E;;98gB?E+?$N*$dVF1cw*Y6CJXYe}C'
    'u<H78C_kBjZEGKc90P<ugW(**yz2}MTGyvy)o%}k4EA<FWC!NkG6323AW=KGygf*XtvxpF01WaXqy'
),
    t339: packed('<f4',
    'c-mtyWawjH_*}%W+N_8H1PmE08IpLPFuY)Z@Y@)GY%>O+d?*7pz{BvEfk8@!Vbv5FD8G+E;;98gB?E+?$N*$dVF1cw*Y6CJXYe}C'
    'u<H78C_kBjZEGKc90P<ugW(**yz2}MTGyvy)o%}k4EA<FWC!NkG6323AW=KGygf*XtvxpF01WaXqy'
),
    t340: packed('<f4',
    'c-muFZC1o!$k4|C2A_)<UNC_8mSAoY?-PdAW}ysi3{SxP7iJ6?VAT{E1|EjT5RQ}#LnQ-<4>3>TsRd9zlp&G90?e<Rf<^!J;|$JF'
    'c?PfJ3~~%0elnQLwzZEz>-toN84TyZ{CU?g_1oLoG1vnklmlehG1vkzm}?J|v9*WG+uLJk2LSv>BBT'
),
    t341: packed('<f4',
    'c-muFZPv#C!iKz07?Oav%?yHHKrt$x0Rya>@)(SHo?0+S0CD0J2(E-;R6Z8{*Db)<d21g78xYU9eh!T1fiXHCQ@_2PJp|iBu`Lv1'
    '<zr|E0Gla7?f'
),
}, name='of_33').DisableLifeTimeVariation()

# SELECT, ABS, DEPTHWISE_CONV_2D, SIN, RELU6, RESIZE_NEAREST_NEIGHBOR, GATHER, GATHER, SELECT,
# MINIMUM, GATHER, SIN
# Expected values: float64 formula.
choice530 = Parameter('choice530', (BOOL8, [1, 4, 4, 4]), packed('|b1',
    'c-muRWB>w2Mg}khazG@Qf?*J3fU07I5)3dIMgRll038'
))
input = Input('input', (F32, [1, 4, 4, 4]))
other530 = Parameter('other530', (F32, [1, 4, 4, 4]), packed('|i1',
    'c-jF#0Kfkn3H<u~;1v$-9`YXj3<Kcd1oaLT5a#Iv;{M_d>mcLz82l9P9O&Z!?C19Q93Kez;sXE-{^|eu>>%tB_!#n8mLrS', 0.0625
))
t530 = Internal('t530', (F32, [1, 4, 4, 4]))
t531 = Internal('t531', (F32, [1, 4, 4, 4]))
filter532 = Parameter('filter532', (F32, [1, 1, 3, 4]), [0.0, -0.125, -0.125, 0.125, -0.0625, 0.0, -0.0625, -0.125, 0.0625, 0.125, -0.0625, -0.125])
bias532 = Parameter('bias532', (F32, [4]), [0.5, -0.25, -0.75, -0.75])
t532 = Internal('t532', (F32, [1, 4, 4, 4]))
t533 = Internal('t533', (F32, [1, 4, 4, 4]))
t534 = Internal('t534', (F32, [1, 4, 4, 4]))
t535 = Internal('t535', (F32, [1, 4, 4, 4]))
places536 = Parameter('places536', (I32, [4]), [2, 0, 3, 1])
t536 = Internal('t536', (F32, [1, 4, 4, 4]))
places537 = Parameter('places537', (I32, [4]), [2, 0, 3, 1])
t537 = Internal('t537', (F32, [1, 4, 4, 4]))
choice538 = Parameter('choice538', (BOOL8, [1, 4, 4, 4]), packed('|b1',
    'c-muRWMBj#Mg}kdQy>n87y~1WhOi)t7ytvO02%'
))
other538 = Parameter('other538', (F32, [1, 4, 4, 4]), packed('|i1',
    'c-jF#0KfkY3HT5a;{XR1@#W_G<ogxw<Nxac2>0w5`3)5j{qFtx@9qKl^y2CZ?-3d4;^^=g?Gx-53h?Ce1_Au-8}9R(1SQ@', 0.0625
))
t538 = Internal('t538', (F32, [1, 4, 4, 4]))
c539 = Parameter('c539', (F32, [4]), [-0.8125, -0.125, 0.6875, -0.25])
t539 = Internal('t539', (F32, [1, 4, 4, 4]))
places540 = Parameter('places540', (I32, [4]), [2, 0, 3, 1])
t540 = Internal('t540', (F32, [1, 4, 4, 4]))
t541 = Output('t541', (F32, [1, 4, 4, 4]))
model = Model()
model.Operation('SELECT', choice530, input, other530).To(t530)
model.Operation('ABS', t530).To(t531)
model.Operation('DEPTHWISE_CONV_2D', t531, filter532, bias532, 1, 1, 1, 1, 3).To(t532)
model.Operation('SIN', t532).To(t533)
model.Operation('RELU6', t533).To(t534)
model.Operation('RESIZE_NEAREST_NEIGHBOR', t534, 4, 4, False).To(t535)
model.Operation('GATHER', t535, 3, places536).To(t536)
model.Operation('GATHER', t536, 1, places537).To(t537)
model.Operation('SELECT', choice538, t537, other538).To(t538)
model.Operation('MINIMUM', t538, c539).To(t539)
model.Operation('GATHER', t539, 1, places540).To(t540)
model.Operation('SIN', t540).To(t541)
Example({
    input: packed('|i1',
    'c-jF#0KfnD7Uu#B<@N#>2l(Rh?dBK{93KYZ8~X|%7U=vN2MYra5%U2N>>dZ_9`zXU3;6E~A0QI?76=aj4*%d4>J#c_QW@p', 0.0625
),
    t541: packed('<f4',
    'c-lRRv1$TQ5JiWr@(F?bL)tLS7Qs5*V+sqqMMN7BMp!1xYb@<jNf5+<A23yd`|<~=gupaOW0gVzL1c@UmlZO%n0pUL7a8m4@l6-N'
    'PsiO_xx;z_R(JEN{(;rQMtSXD7}#^B*@?cDXB)jtj?dUu4Ox|6*$U`6?+(l{*&N8aw@cgi$%b$+H`t2<8oI`s`Ocf09qcPP9}Quz'
    '5WJq0*aMMCMHqhsryzKDUt#$uID#=oDmxKm6bme-6=S>@<9l-QLP7|2Xb;YRTi5?Rv^}vup4he(&bv-K<rfP2iwX'
),
}, name='of_53').DisableLifeTimeVariation()
