# Licensed under the Apache License, Version 2.0; see LICENSE.
# Written by 'python -m corpus' from corpus/families/elementwise_binary.py; do not edit.
#
# MINIMUM and what may follow it: every operation after every other.

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

# MINIMUM, DEPTHWISE_CONV_2D, TRANSPOSE, MINIMUM, MUL, CHANNEL_SHUFFLE, AVERAGE_POOL_2D,
# TRANSPOSE, DEPTHWISE_CONV_2D, CHANNEL_SHUFFLE, RESIZE_NEAREST_NEIGHBOR, SUB
# Expected values: float64 formula.
input = Input('input', (U8, [1, 4, 4, 4], 0.5, 120))
c20 = Parameter('c20', (U8, [4], 0.5, 120), [135, 148, 153, 142])
t20 = Internal('t20', (U8, [1, 4, 4, 4], 0.5, 120))
filter21 = Parameter('filter21', (U8, [1, 1, 3, 4], 1.0, 128), [129, 129, 129, 129, 128, 128, 128, 128, 128, 128, 128, 128])
bias21 = Parameter('bias21', (I32, [4], 0.5, 0), [-4, 4, -4, -12])
t21 = Internal('t21', (U8, [1, 4, 4, 4], 0.5, 120))
where22 = Parameter('where22', (I32, [4]), [0, 2, 3, 1])
t22 = Internal('t22', (U8, [1, 4, 4, 4], 0.5, 120))
c23 = Parameter('c23', (U8, [4], 0.5, 120), [100, 147, 151, 93])
t23 = Internal('t23', (U8, [1, 4, 4, 4], 0.5, 120))
c24 = Parameter('c24', (U8, [4], 0.5, 7), [7, 7, 5, 9])
t24 = Internal('t24', (U8, [1, 4, 4, 4], 0.5, 120))
t25 = Internal('t25', (U8, [1, 4, 4, 4], 0.5, 120))
t26 = Internal('t26', (U8, [1, 4, 4, 4], 0.5, 120))
where27 = Parameter('where27', (I32, [4]), [0, 2, 3, 1])
t27 = Internal('t27', (U8, [1, 4, 4, 4], 0.5, 120))
filter28 = Parameter('filter28', (U8, [1, 1, 3, 4], 1.0, 128), [128, 128, 128, 128, 129, 129, 129, 129, 128, 128, 128, 128])
bias28 = Parameter('bias28', (I32, [4], 0.5, 0), [8, -12, -12, -12])
t28 = Internal('t28', (U8, [1, 4, 4, 4], 0.5, 120))
t29 = Internal('t29', (U8, [1, 4, 4, 4], 0.5, 120))
t30 = Internal('t30', (U8, [1, 4, 4, 4], 0.5, 120))
c31 = Parameter('c31', (U8, [4], 0.5, 120), [117, 114, 135, 124])
t31 = Output('t31', (U8, [1, 4, 4, 4], 0.5, 120))
model = Model()
model.Operation('MINIMUM', input, c20).To(t20)
model.Operation('DEPTHWISE_CONV_2D', t20, filter21, bias21, 1, 1, 1, 1, 0).To(t21)
model.Operation('TRANSPOSE', t21, where22).To(t22)
model.Operation('MINIMUM', t22, c23).To(t23)
model.Operation('MUL', t23, c24, 0).To(t24)
model.Operation('CHANNEL_SHUFFLE', t24, 2, 3).To(t25)
model.Operation('AVERAGE_POOL_2D', t25, 1, 1, 1, 2, 2, 0).To(t26)
model.Operation('TRANSPOSE', t26, where27).To(t27)
model.Operation('DEPTHWISE_CONV_2D', t27, filter28, bias28, 1, 1, 1, 1, 0).To(t28)
model.Operation('CHANNEL_SHUFFLE', t28, 2, 3).To(t29)
model.Operation('RESIZE_NEAREST_NEIGHBOR', t29, 4, 4, False).To(t30)
model.Operation('SUB', t30, c31, 0).To(t31)
Example({
    input: packed('<i2',
    'c-mX!Fu`SV?iSCu4K}{E?tKaQUW@m-w(nfllIp)<Uv89J`I_45_~ilf;?rGX<}P%eSw4M!K~2hzqLn!dg1ooqmoQKW09wc%Rs'
),
    t31: packed('<i2',
    'c-m_&ip{9039D@e(i!1Sz971~J)#?#-#IyB2ACh{<Orhs8e=Aa`QA=u3={$Y6^<I4'
),
}, name='of_2').AddVariations(signed(input, c20, t20, filter21, t21, t22, c23, t23, c24, t24, t25, t26, t27, filter28, t28, t29, t30, c31, t31)).DisableLifeTimeVariation()

# MINIMUM, PRELU, SPACE_TO_BATCH_ND, MINIMUM, MINIMUM, CHANNEL_SHUFFLE, TRANSPOSE, SPACE_TO_DEPTH,
# SELECT, MUL, SELECT, CHANNEL_SHUFFLE
# Expected values: float64 formula.
input = Input('input', (U8, [1, 4, 4, 4], 0.5, 120))
c210 = Parameter('c210', (U8, [4], 0.5, 120), [100, 115, 148, 106])
t210 = Output('t210', (U8, [1, 4, 4, 4], 0.5, 120))
c211 = Parameter('c211', (U8, [4], 0.015625, 128), [182, 73, 162, 80])
t211 = Output('t211', (U8, [1, 4, 4, 4], 0.5, 120))
block212 = Parameter('block212', (I32, [2]), [2, 2])
none212 = Parameter('none212', (I32, [2, 2]), [0, 0, 0, 0])
many212 = Internal('many212', (U8, [4, 2, 2, 4], 0.5, 120))
t212 = Output('t212', (U8, [1, 4, 4, 4], 0.5, 120))
c213 = Parameter('c213', (U8, [4], 0.5, 120), [93, 92, 148, 111])
t213 = Output('t213', (U8, [1, 4, 4, 4], 0.5, 120))
c214 = Parameter('c214', (U8, [4], 0.5, 120), [111, 94, 133, 92])
t214 = Output('t214', (U8, [1, 4, 4, 4], 0.5, 120))
t215 = Output('t215', (U8, [1, 4, 4, 4], 0.5, 120))
where216 = Parameter('where216', (I32, [4]), [0, 2, 3, 1])
t216 = Output('t216', (U8, [1, 4, 4, 4], 0.5, 120))
deep217 = Internal('deep217', (U8, [1, 2, 2, 16], 0.5, 120))
t217 = Output('t217', (U8, [1, 4, 4, 4], 0.5, 120))
choice218 = Parameter('choice218', (BOOL8, [1, 4, 4, 4]), packed('|b1',
    'c-muNU<5%hVgRy$G$WXTii5Z?CIeIvBUBNH000DT03-'
))
other218 = Parameter('other218', (U8, [1, 4, 4, 4], 0.5, 120), packed('<i2',
    'c-mXBC@ykl)%3KYwBEXeg*|P-%a%<|3|&?lmRD3(7GIe;HD})B!stom(VejkoyF677fzYpJ3l^V()2~OVP!!rEesR_0NsEecm'
))
t218 = Output('t218', (U8, [1, 4, 4, 4], 0.5, 120))
c219 = Parameter('c219', (U8, [4], 0.5, 7), [5, 5, 9, 5])
t219 = Output('t219', (U8, [1, 4, 4, 4], 0.5, 120))
choice220 = Parameter('choice220', (BOOL8, [1, 4, 4, 4]), packed('|b1',
    'c-muR1Oo;bgaWu2hy~+=1Q;Pg5NRM200i9tB>'
))
other220 = Parameter('other220', (U8, [1, 4, 4, 4], 0.5, 120), packed('<i2',
    'c-pJ0>7THqwWw}!VQ}HRnSs+5%x{mWNbXsgo;7u9Y<^Vm)V%o8Nqr3!G4mUi#ZT)GT$ondIlE+b=JYAyIVBC{O$-zQ0Q)>2uK'
))
t220 = Output('t220', (U8, [1, 4, 4, 4], 0.5, 120))
t221 = Output('t221', (U8, [1, 4, 4, 4], 0.5, 120))
model = Model()
model.Operation('MINIMUM', input, c210).To(t210)
model.Operation('PRELU', t210, c211).To(t211)
model.Operation('SPACE_TO_BATCH_ND', t211, block212, none212).To(many212)
model.Operation('BATCH_TO_SPACE_ND', many212, block212).To(t212)
model.Operation('MINIMUM', t212, c213).To(t213)
model.Operation('MINIMUM', t213, c214).To(t214)
model.Operation('CHANNEL_SHUFFLE', t214, 2, 3).To(t215)
model.Operation('TRANSPOSE', t215, where216).To(t216)
model.Operation('SPACE_TO_DEPTH', t216, 2).To(deep217)
model.Operation('DEPTH_TO_SPACE', deep217, 2).To(t217)
model.Operation('SELECT', choice218, t217, other218).To(t218)
model.Operation('MUL', t218, c219, 0).To(t219)
model.Operation('SELECT', choice220, t219, other220).To(t220)
model.Operation('CHANNEL_SHUFFLE', t220, 2, 3).To(t221)
Example({
    input: packed('<i2',
    'c-os%xn)CndRc#?XWg{zKFfMiTD*3}#YVfd$G632PT7;QbMCgB{>r44J9AfU3Y*w4(QanPlEt+_St*m;C$9EdvVeg?002P_Ac+'
),
    t210: packed('<i2',
    'c-l)To|2W4UY3>OS(laK17sI_WyQrtyQIXo#ixMez&I%@C3i|zSaCy^U2zAH9|XkiSt(vqvKS}?00TD~iU'
),
    t211: packed('<i2',
    'c-l*^nbMrzUf!I(psqQ69*|v=(45qtIX}I(tvekg2gW(g>5WsGqiY(P-D^64{1hOL1L~R5%s?Rk0IcgC<N'
),
    t212: packed('<i2',
    'c-l*^nbMrzUf!I(psqQ69*|v=(45qtIX}I(tvekg2gW(g>5WsGqiY(P-D^64{1hOL1L~R5%s?Rk0IcgC<N'
),
    t213: packed('<i2',
    'c-o7NnUWtHQx3#+Kn!9h0C6S|w?X+JoCBt#V;b_^V>*EB6d;ZRi!o3L0P%YoTL'
),
    t214: packed('<i2',
    'c-o7NX^n}EDF@;@AO^7$fH)J%hT$AA9UapU;|}Jh0C5~xjDbP`09_*(%>'
),
    t215: packed('<i2',
    'c-o6?jfsgZ2jV&)2C)->I1|c-;T#AZ-4GMw4&tW(aU4X9fkFTPUiTQy'
),
    t216: packed('<i2',
    'c-o7NjdgELXl;#wf><CZ&&)|d=GV2h#v%C8v8}BQaP<rn0svPs7|j'
),
    t217: packed('<i2',
    'c-o7NjdgELXl;#wf><CZ&&)|d=GV2h#v%C8v8}BQaP<rn0svPs7|j'
),
    t218: packed('<i2',
    'c-mXBC^oXSs<pK!CZ;Z7VN6?aY;0^|=Cab5yqL0>_?Q?VcXDCtq`2sqn3&Gun3#oArpLC%H?+nqiV2H}X^CN=5C8y}RU7~'
),
    t219: packed('<i2',
    'c-r&ui=Ccb)|y>6C8lVCe@xcg$+46B+m}^OX^N?uGBIY#<jJwI_1TjqO`Q@mCA~Igihs=X$=MSdvZwgP%$hQ#WeNj@005FQ9_R'
),
    t220: packed('<i2',
    'c-r&ui=Ccb)>>Cr7*jZ5X3Vq&^V?%8l6$JBG{sDvk{=U1b#iR%q`rnpQ>Vl%i?8jU;vZAnnLV)~dx~H9tdfTEDGU?>0EL|%s{'
),
    t221: packed('<i2',
    'c-r%b^_!mET2@yVQ&>15X6Cd7?ek+QdXlTB#57Hv5|bZ1HFk3Bq=vppQ)8wqi|?<U;$IunncXlkdrG+9tdjDEDGU?>0EFirs{'
),
}, name='of_21').AddVariations(signed(input, c210, t210, c211, t211, many212, t212, c213, t213, c214, t214, t215, t216, deep217, t217, other218, t218, c219, t219, other220, t220, t221)).DisableLifeTimeVariation()

# MINIMUM, TRANSPOSE, MAX_POOL_2D, QUANTIZE, ADD, SPACE_TO_BATCH_ND, HARD_SWISH, RELU,
# DEPTHWISE_CONV_2D, RELU, ADD, SPACE_TO_DEPTH
# Expected values: float64 formula.
input = Input('input', (U8, [1, 4, 4, 4], 0.5, 120))
c300 = Parameter('c300', (U8, [4], 0.5, 120), [113, 126, 111, 158])
t300 = Output('t300', (U8, [1, 4, 4, 4], 0.5, 120))
where301 = Parameter('where301', (I32, [4]), [0, 2, 3, 1])
t301 = Output('t301', (U8, [1, 4, 4, 4], 0.5, 120))
t302 = Output('t302', (U8, [1, 4, 4, 4], 0.5, 120))
real303 = Internal('real303', (F32, [1, 4, 4, 4]))
t303 = Output('t303', (U8, [1, 4, 4, 4], 0.5, 120))
c304 = Parameter('c304', (U8, [4], 0.5, 120), [130, 102, 131, 112])
t304 = Output('t304', (U8, [1, 4, 4, 4], 0.5, 120))
block305 = Parameter('block305', (I32, [2]), [2, 2])
none305 = Parameter('none305', (I32, [2, 2]), [0, 0, 0, 0])
many305 = Internal('many305', (U8, [4, 2, 2, 4], 0.5, 120))
t305 = Output('t305', (U8, [1, 4, 4, 4], 0.5, 120))
t306 = Output('t306', (U8, [1, 4, 4, 4], 0.5, 120))
t307 = Output('t307', (U8, [1, 4, 4, 4], 0.5, 120))
filter308 = Parameter('filter308', (U8, [1, 1, 3, 4], 1.0, 128), [128, 128, 128, 128, 128, 128, 128, 128, 129, 129, 129, 129])
bias308 = Parameter('bias308', (I32, [4], 0.5, 0), [12, -4, -12, 12])
t308 = Output('t308', (U8, [1, 4, 4, 4], 0.5, 120))
t309 = Output('t309', (U8, [1, 4, 4, 4], 0.5, 120))
c310 = Parameter('c310', (U8, [4], 0.5, 120), [107, 110, 139, 100])
t310 = Output('t310', (U8, [1, 4, 4, 4], 0.5, 120))
deep311 = Internal('deep311', (U8, [1, 2, 2, 16], 0.5, 120))
t311 = Output('t311', (U8, [1, 4, 4, 4], 0.5, 120))
model = Model()
model.Operation('MINIMUM', input, c300).To(t300)
model.Operation('TRANSPOSE', t300, where301).To(t301)
model.Operation('MAX_POOL_2D', t301, 1, 1, 1, 3, 2, 0).To(t302)
model.Operation('DEQUANTIZE', t302).To(real303)
model.Operation('QUANTIZE', real303).To(t303)
model.Operation('ADD', t303, c304, 0).To(t304)
model.Operation('SPACE_TO_BATCH_ND', t304, block305, none305).To(many305)
model.Operation('BATCH_TO_SPACE_ND', many305, block305).To(t305)
model.Operation('HARD_SWISH', t305).To(t306)
model.Operation('RELU', t306).To(t307)
model.Operation('DEPTHWISE_CONV_2D', t307, filter308, bias308, 1, 1, 1, 1, 0).To(t308)
model.Operation('RELU', t308).To(t309)
model.Operation('ADD', t309, c310, 0).To(t310)
model.Operation('SPACE_TO_DEPTH', t310, 2).To(deep311)
model.Operation('DEPTH_TO_SPACE', deep311, 2).To(t311)
Example({
    input: packed('<i2',
    'c-q_RT$SHHF{|D^v|(Or>E1OJ^^+&Abe|KnI=$V#X!-Wuf{0BsmV3v}4e*>@Jh{ki>y*;T>*^PGq*hcdOKFIU_Gh3F0009bAHV'
),
    t300: packed('<i2',
    'c-kv;&d)Eb%c^$|&7W6T3dD8!6ARt*g9_90?Sbsxf{6SXh2F7q13dGK3ya)fYElcU@>2@qqWu{t1ORB!8<Y'
),
    t301: packed('<i2',
    'c-kv0EGTrYizv+pfr&Hb6#_w>yLVkyer$ey(A-q_!hpiibk8b~^gR3G6p(yrT~S<qzFYLX-g*8E6aoNc)Ekr'
),
    t302: packed('<i2',
    'c-pJ0E3B&n;`)hm=YeotA&?Km^YZ6{aDHiBQ56W!>zxO}AbueT1KDvv9L+!>002tQAes'
),
    t303: packed('<i2',
    'c-pJ0E3B&n;`)hm=YeotA&?Km^YZ6{aDHiBQ56W!>zxO}AbueT1KDvv9L+!>002tQAes'
),
    t304: packed('<i2',
    'c-rg8sVVCK;?DXN(?GZ*9>@pc6|pNoIK4inwg`k*RIdbK5I+-yf$T6K4rZVb001p-AW8'
),
    t305: packed('<i2',
    'c-rg8sVVCK;?DXN(?GZ*9>@pc6|pNoIK4inwg`k*RIdbK5I+-yf$T6K4rZVb001p-AW8'
),
    t306: packed('<i2',
    'c-rfzs4njS;?DXN(?GZb%3o2j0)#8-D{8@bMb%0$M&~n72mqi-A&>'
),
    t307: packed('<i2',
    'c-rfzsIKS$;?DXN(?GZb%3lG6^%b>XyrOC)7^CwUC<FkadLfk'
),
    t308: packed('<i2',
    'c-os%lHW45dd?ycZYjxWnF8c*DVYPtAbxjAVat}XxnPWq&p;sn0LEe=*8'
),
    t309: packed('<i2',
    'c-os%QPDEBdd?ycZUM5V0P&WJIbaOpcZ2zJ!5AB#fkFTP_A(+@'
),
    t310: packed('<i2',
    'c-m{v>n`XhT;B)6<v?~j5HHVL55^#V9hkoXjIr?<C<FjyG9cF'
),
    t311: packed('<i2',
    'c-m{v>n`XhT;B)6<v?~j5HHVL55^#V9hkoXjIr?<C<FjyG9cF'
),
}, name='of_30').AddVariations(signed(input, c300, t300, t301, t302, t303, c304, t304, many305, t305, t306, t307, filter308, t308, t309, c310, t310, deep311, t311)).DisableLifeTimeVariation()

# MINIMUM, MAX_POOL_2D, HARD_SWISH, MINIMUM, SPACE_TO_DEPTH, PAD, RELU6, RESIZE_NEAREST_NEIGHBOR,
# ADD, RELU, QUANTIZE
# Expected values: float64 formula.
input = Input('input', (U8, [1, 4, 4, 4], 0.5, 120))
c340 = Parameter('c340', (U8, [4], 0.5, 120), [118, 90, 147, 130])
t340 = Internal('t340', (U8, [1, 4, 4, 4], 0.5, 120))
t341 = Internal('t341', (U8, [1, 4, 4, 4], 0.5, 120))
t342 = Internal('t342', (U8, [1, 4, 4, 4], 0.5, 120))
c343 = Parameter('c343', (U8, [4], 0.5, 120), [131, 112, 97, 95])
t343 = Internal('t343', (U8, [1, 4, 4, 4], 0.5, 120))
deep344 = Internal('deep344', (U8, [1, 2, 2, 16], 0.5, 120))
t344 = Internal('t344', (U8, [1, 4, 4, 4], 0.5, 120))
sides345 = Parameter('sides345', (I32, [4, 2]), [0, 0, 1, 2, 0, 1, 1, 0])
wide345 = Internal('wide345', (U8, [1, 7, 5, 5], 0.5, 120))
begin345 = Parameter('begin345', (I32, [4]), [0, 2, 1, 0])
size345 = Parameter('size345', (I32, [4]), [1, 4, 4, 4])
t345 = Internal('t345', (U8, [1, 4, 4, 4], 0.5, 120))
t346 = Internal('t346', (U8, [1, 4, 4, 4], 0.5, 120))
t347 = Internal('t347', (U8, [1, 4, 4, 4], 0.5, 120))
c348 = Parameter('c348', (U8, [4], 0.5, 120), [132, 129, 114, 101])
t348 = Internal('t348', (U8, [1, 4, 4, 4], 0.5, 120))
t349 = Internal('t349', (U8, [1, 4, 4, 4], 0.5, 120))
real350 = Internal('real350', (F32, [1, 4, 4, 4]))
t350 = Output('t350', (U8, [1, 4, 4, 4], 0.5, 120))
model = Model()
model.Operation('MINIMUM', input, c340).To(t340)
model.Operation('MAX_POOL_2D', t340, 1, 1, 1, 3, 2, 0).To(t341)
model.Operation('HARD_SWISH', t341).To(t342)
model.Operation('MINIMUM', t342, c343).To(t343)
model.Operation('SPACE_TO_DEPTH', t343, 2).To(deep344)
model.Operation('DEPTH_TO_SPACE', deep344, 2).To(t344)
model.Operation('PAD', t344, sides345).To(wide345)
model.Operation('SLICE', wide345, begin345, size345).To(t345)
model.Operation('RELU6', t345).To(t346)
model.Operation('RESIZE_NEAREST_NEIGHBOR', t346, 4, 4, False).To(t347)
model.Operation('ADD', t347, c348, 0).To(t348)
model.Operation('RELU', t348).To(t349)
model.Operation('DEQUANTIZE', t349).To(real350)
model.Operation('QUANTIZE', real350).To(t350)
Example({
    input: packed('<i2',
    'c-nK>lkeNx?K2^}VB6lbEuKqUCeNE&l~>qaSe+G{UAZ-D*{o$HdEP!T4Yf;W*$3w&&kG7`bjWd9<L=kL$fni4nSnw809C0Sum'
),
    t350: ([132, 129, 120, 120] * 16)[:64],
}, name='of_34').AddVariations(signed(input, c340, t340, t341, t342, c343, t343, deep344, t344, wide345, t345, t346, t347, c348, t348, t349, t350)).DisableLifeTimeVariation()

# MINIMUM, HARD_SWISH, MAX_POOL_2D, ADD, MUL, TRANSPOSE, RESIZE_NEAREST_NEIGHBOR, RESHAPE, RELU6,
# SPACE_TO_DEPTH, RELU6, MINIMUM
# Expected values: float64 formula.
input = Input('input', (U8, [1, 4, 4, 4], 0.5, 120))
c420 = Parameter('c420', (U8, [4], 0.5, 120), [134, 152, 145, 157])
t420 = Output('t420', (U8, [1, 4, 4, 4], 0.5, 120))
t421 = Output('t421', (U8, [1, 4, 4, 4], 0.5, 120))
t422 = Output('t422', (U8, [1, 4, 4, 4], 0.5, 120))
c423 = Parameter('c423', (U8, [4], 0.5, 120), [102, 113, 107, 134])
t423 = Output('t423', (U8, [1, 4, 4, 4], 0.5, 120))
c424 = Parameter('c424', (U8, [4], 0.5, 7), [5, 9, 7, 5])
t424 = Output('t424', (U8, [1, 4, 4, 4], 0.5, 120))
where425 = Parameter('where425', (I32, [4]), [0, 2, 3, 1])
t425 = Output('t425', (U8, [1, 4, 4, 4], 0.5, 120))
t426 = Output('t426', (U8, [1, 4, 4, 4], 0.5, 120))
where427 = Parameter('where427', (I32, [4]), [1, 4, 4, 4])
t427 = Output('t427', (U8, [1, 4, 4, 4], 0.5, 120))
t428 = Output('t428', (U8, [1, 4, 4, 4], 0.5, 120))
deep429 = Internal('deep429', (U8, [1, 2, 2, 16], 0.5, 120))
t429 = Output('t429', (U8, [1, 4, 4, 4], 0.5, 120))
t430 = Output('t430', (U8, [1, 4, 4, 4], 0.5, 120))
c431 = Parameter('c431', (U8, [4], 0.5, 120), [111, 117, 128, 104])
t431 = Output('t431', (U8, [1, 4, 4, 4], 0.5, 120))
model = Model()
model.Operation('MINIMUM', input, c420).To(t420)
model.Operation('HARD_SWISH', t420).To(t421)
model.Operation('MAX_POOL_2D', t421, 1, 1, 1, 3, 2, 0).To(t422)
model.Operation('ADD', t422, c423, 0).To(t423)
model.Operation('MUL', t423, c424, 0).To(t424)
model.Operation('TRANSPOSE', t424, where425).To(t425)
model.Operation('RESIZE_NEAREST_NEIGHBOR', t425, 4, 4, False).To(t426)
model.Operation('RESHAPE', t426, where427).To(t427)
model.Operation('RELU6', t427).To(t428)
model.Operation('SPACE_TO_DEPTH', t428, 2).To(deep429)
model.Operation('DEPTH_TO_SPACE', deep429, 2).To(t429)
model.Operation('RELU6', t429).To(t430)
model.Operation('MINIMUM', t430, c431).To(t431)
Example({
    input: packed('<i2',
    'c-oth*t;mAG9x_C-J!>RUT36RK*)?Kt|gn3*EQwGEYIr?v!7Krsk~=ed+TPGj^gO%SvwZm2Depq*+e-s_9talGf)Ts5DOh?'
),
    t420: packed('<i2',
    'c-m`A?427?nGv4n?$BdDqchSiAY?|HYsuW?8BO^yGxGYw>?hW>mG?|*Yn|xQRvg{jHe;e~a9d@UO_W1pTT*5<1BCzpxYite'
),
    t421: packed('<i2',
    'c-p0kK?;B{5XAhosRzM|1C>hIOW8~R+U*<6Wik-)4HAorm$feTf#)z9*ePn)V+d}!fzlh@75~_NG66jUAa4'
),
    t422: packed('<i2',
    'c-m{L?48>-1B5&0R?O(^Z>yLHWW#Yk5KjZ+HXv@D*bHQMfpJ@9S6f9zBLjs108#TJGy'
),
    t423: packed('<i2',
    'c-ku|YFJ$|5rk`2r%kMxTT<8pWW(`XAYKB-^*~(LG7-q00mk(?GfE1x`xz(%0KQZqv;'
),
    t424: packed('<i2',
    'c-pHes&K8D2*F(wD}rkZ5&Rkue`19X7}o=FT}3>Q9RbGmKwMan$Uq?g0MjTOxc'
),
    t425: packed('<i2',
    'c-pI}si`R{oH(%p2wYu#B7oeQi4)QJ_4P1*7nomH2;v6^$0ssS2ms*29Jv'
),
    t426: packed('<i2',
    'c-pI}si`R{oH(%p2wYu#B7oeQi4)QJ_4P1*7nomH2;v6^$0ssS2ms*29Jv'
),
    t427: packed('<i2',
    'c-pI}si`R{oH(%p2wYu#B7oeQi4)QJ_4P1*7nomH2;v6^$0ssS2ms*29Jv'
),
    t428: packed('<i2',
    'c-pI}si~=`Xlbc{0wA}hr3IZ|Uk~HAfcbSWZUqB{005!t9@P'
),
    t429: packed('<i2',
    'c-pI}si~=`Xlbc{0wA}hr3IZ|Uk~HAfcbSWZUqB{005!t9@P'
),
    t430: packed('<i2',
    'c-pI}si~=`Xlbc{0wA}hr3IZ|Uk~HAfcbSWZUqB{005!t9@P'
),
    t431: packed('<i2',
    'c-qS^t;xtQZ2;m5D8|OGN8{JQ`3w{S0J(S^ZU'
),
}, name='of_42').AddVariations(signed(input, c420, t420, t421, t422, c423, t423, c424, t424, t425, t426, t427, t428, deep429, t429, t430, c431, t431)).DisableLifeTimeVariation()
