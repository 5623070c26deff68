# Licensed under the Apache License, Version 2.0; see LICENSE.
# Written by 'python -m corpus' from corpus/families/resize.py; do not edit.
#
# RESIZE_NEAREST_NEIGHBOR and what may follow it: every operation after every other.

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

# RESIZE_NEAREST_NEIGHBOR, PRELU, RESIZE_NEAREST_NEIGHBOR, ADD, RELU6, SPLIT, DIV, PRELU, ADD,
# DEPTHWISE_CONV_2D, ADD, ADD
# Expected values: float64 formula.
input = Input('input', (F32, [1, 4, 4, 4]))
t100 = Internal('t100', (F32, [1, 4, 4, 4]))
c101 = Parameter('c101', (F32, [4]), [0.0, -0.5, -1.0, -0.0625])
t101 = Internal('t101', (F32, [1, 4, 4, 4]))
t102 = Internal('t102', (F32, [1, 4, 4, 4]))
c103 = Parameter('c103', (F32, [4]), [0.125, -0.3125, 0.9375, -0.5625])
t103 = Internal('t103', (F32, [1, 4, 4, 4]))
t104 = Internal('t104', (F32, [1, 4, 4, 4]))
part_0_105 = Internal('part_0_105', (F32, [1, 4, 4, 2]))
part_1_105 = Internal('part_1_105', (F32, [1, 4, 4, 2]))
t105 = Internal('t105', (F32, [1, 4, 4, 4]))
c106 = Parameter('c106', (F32, [4]), [1.5, 1.5, 1.6875, 1.625])
t106 = Internal('t106', (F32, [1, 4, 4, 4]))
c107 = Parameter('c107', (F32, [4]), [-0.1875, -0.125, 0.8125, 0.5])
t107 = Internal('t107', (F32, [1, 4, 4, 4]))
c108 = Parameter('c108', (F32, [4]), [0.6875, 0.6875, -0.1875, -0.125])
t108 = Internal('t108', (F32, [1, 4, 4, 4]))
filter109 = Parameter('filter109', (F32, [1, 1, 3, 4]), [-0.125, -0.125, 0.0, 0.125, 0.0625, -0.0625, 0.0625, 0.125, 0.0, 0.0625, -0.125, 0.125])
bias109 = Parameter('bias109', (F32, [4]), [-0.75, 0.5, -0.75, -0.25])
t109 = Internal('t109', (F32, [1, 4, 4, 4]))
t110 = Internal('t110', (F32, [1, 4, 4, 4]))
t111 = Output('t111', (F32, [1, 4, 4, 4]))
model = Model()
model.Operation('RESIZE_NEAREST_NEIGHBOR', input, 4, 4, False).To(t100)
model.Operation('PRELU', t100, c101).To(t101)
model.Operation('RESIZE_NEAREST_NEIGHBOR', t101, 4, 4, False).To(t102)
model.Operation('ADD', t102, c103, 1).To(t103)
model.Operation('RELU6', t103).To(t104)
model.Operation('SPLIT', t104, 3, 2).To(part_0_105, part_1_105)
model.Operation('CONCATENATION', part_1_105, part_0_105, 3).To(t105)
model.Operation('DIV', t105, c106, 0).To(t106)
model.Operation('PRELU', t106, c107).To(t107)
model.Operation('ADD', t107, c108, 0).To(t108)
model.Operation('DEPTHWISE_CONV_2D', t108, filter109, bias109, 1, 1, 1, 1, 3).To(t109)
model.Operation('ADD', t109, t109, 3).To(t110)
model.Operation('ADD', t110, t110, 3).To(t111)
Example({
    input: packed('|i1',
    'c-jF#0KfkL2>a~)@Dl|22p<3!;UEd&0QKV?_wx@B7a!sb^YI=478~&492gq!3H=ZB<?rzG<r*3g4C4qD9P{)Z=N=H9{T!q', 0.0625
),
    t111: packed('<i4',
    'c-muNAOKbYaTpM<hVo(TP$V%z`a_{K0}>lq><Sd`17Z#!J_E!LfOruQivjUbAf5-r>wx$r5HADbyFk1Jh#ArBBg97o0KzX3S^', 1.1920928955078125e-07
),
}, name='of_10').DisableLifeTimeVariation()

# RESIZE_NEAREST_NEIGHBOR, MINIMUM, CONV_2D, MINIMUM, SPACE_TO_DEPTH, TRANSPOSE, RELU, DIV, MUL,
# LOGISTIC, RELU6, ADD
# Expected values: float64 formula.
input = Input('input', (F32, [1, 4, 4, 4]))
t520 = Internal('t520', (F32, [1, 4, 4, 4]))
c521 = Parameter('c521', (F32, [4]), [-0.1875, 0.3125, -0.3125, 0.0625])
t521 = Internal('t521', (F32, [1, 4, 4, 4]))
filter522 = Parameter('filter522', (F32, [4, 1, 3, 4]), packed('|i1',
    'c-jrg!3_Wa41z#p|CzN7uL~18H);7|O-Jf}G|Y%5ybd6X69W', 0.0625
))
bias522 = Parameter('bias522', (F32, [4]), [-0.5, 0.25, -0.25, -0.25])
t522 = Internal('t522', (F32, [1, 4, 4, 4]))
c523 = Parameter('c523', (F32, [4]), [-0.625, 0.875, -0.875, 0.9375])
t523 = Internal('t523', (F32, [1, 4, 4, 4]))
deep524 = Internal('deep524', (F32, [1, 2, 2, 16]))
t524 = Internal('t524', (F32, [1, 4, 4, 4]))
where525 = Parameter('where525', (I32, [4]), [0, 2, 3, 1])
t525 = Internal('t525', (F32, [1, 4, 4, 4]))
t526 = Internal('t526', (F32, [1, 4, 4, 4]))
c527 = Parameter('c527', (F32, [4]), [1.8125, 1.125, 1.1875, 1.3125])
t527 = Internal('t527', (F32, [1, 4, 4, 4]))
c528 = Parameter('c528', (F32, [4]), [-1.0, 0.25, 0.6875, 0.125])
t528 = Internal('t528', (F32, [1, 4, 4, 4]))
t529 = Internal('t529', (F32, [1, 4, 4, 4]))
t530 = Internal('t530', (F32, [1, 4, 4, 4]))
t531 = Output('t531', (F32, [1, 4, 4, 4]))
model = Model()
model.Operation('RESIZE_NEAREST_NEIGHBOR', input, 4, 4, False).To(t520)
model.Operation('MINIMUM', t520, c521).To(t521)
model.Operation('CONV_2D', t521, filter522, bias522, 1, 1, 1, 0).To(t522)
model.Operation('MINIMUM', t522, c523).To(t523)
model.Operation('SPACE_TO_DEPTH', t523, 2).To(deep524)
model.Operation('DEPTH_TO_SPACE', deep524, 2).To(t524)
model.Operation('TRANSPOSE', t524, where525).To(t525)
model.Operation('RELU', t525).To(t526)
model.Operation('DIV', t526, c527, 0).To(t527)
model.Operation('MUL', t527, c528, 0).To(t528)
model.Operation('LOGISTIC', t528).To(t529)
model.Operation('RELU6', t529).To(t530)
model.Operation('ADD', t530, t530, 3).To(t531)
Example({
    input: packed('|i1',
    'c-jF#0Kfm^74G&P2oB`z<>dYR9P=9T9OwPz3;p{70|Mvo85j=(6YTX58wv{S_#ONd58@LE>;@a=@$}>w5AY!90^|5pjv&t', 0.0625
),
    t531: packed('<i4',
    'c-muNU|_hDXOP5z1Z?}}cp>xE9`Nl!=C{WkID*V?mN_AT%)fkoMJqC2GK&v|AN0_~2AO}INr(}de_TS81DXF$(0~n@e}h|y6~<-+'
    '0x*FDNZ|tj@k$dR', 5.960464477539063e-08
),
}, name='of_52').DisableLifeTimeVariation()

# RESIZE_NEAREST_NEIGHBOR, RESIZE_NEAREST_NEIGHBOR, SELECT, SPLIT, CONV_2D, RESHAPE,
# AVERAGE_POOL_2D, MUL, DEPTHWISE_CONV_2D, HARD_SWISH, ADD, HARD_SWISH
# Expected values: float64 formula.
input = Input('input', (F32, [1, 4, 4, 4]))
t540 = Output('t540', (F32, [1, 4, 4, 4]))
t541 = Output('t541', (F32, [1, 4, 4, 4]))
choice542 = Parameter('choice542', (BOOL8, [1, 4, 4, 4]), packed('|b1',
    'c-muRU|<9yAOO;gU>YRAzz9WP2`CGs4lD_k2QdKzegGc'
))
other542 = Parameter('other542', (F32, [1, 4, 4, 4]), packed('|i1',
    'c-jF#0KfkX?CKNX`wbKl2<#5y8VVC17Vz}|`0eN)>FgWj?+M}n8y5Ws7xVlb{|XW9@DLmK5&Px(>;38)=I0U)^YiWIc_G~', 0.0625
))
t542 = Output('t542', (F32, [1, 4, 4, 4]))
part_0_543 = Internal('part_0_543', (F32, [1, 4, 4, 2]))
part_1_543 = Internal('part_1_543', (F32, [1, 4, 4, 2]))
t543 = Output('t543', (F32, [1, 4, 4, 4]))
filter544 = Parameter('filter544', (F32, [4, 1, 3, 4]), packed('|i1',
    'c-jrh!3_Wa41z#$|CvjDkz7#C34}I<(~>lkmD=pM!Hx%v8x0W', 0.0625
))
bias544 = Parameter('bias544', (F32, [4]), [-0.5, -0.5, 0.75, -0.5])
t544 = Output('t544', (F32, [1, 4, 4, 4]))
where545 = Parameter('where545', (I32, [4]), [1, 4, 4, 4])
t545 = Output('t545', (F32, [1, 4, 4, 4]))
t546 = Output('t546', (F32, [1, 4, 4, 4]))
c547 = Parameter('c547', (F32, [4]), [0.375, 0.625, -0.1875, -0.6875])
t547 = Output('t547', (F32, [1, 4, 4, 4]))
filter548 = Parameter('filter548', (F32, [1, 1, 3, 4]), [0.125, -0.125, 0.0625, 0.125, 0.0, 0.0, -0.125, 0.0625, -0.0625, -0.0625, -0.125, 0.0625])
bias548 = Parameter('bias548', (F32, [4]), [0.25, 0.5, 0.5, -0.75])
t548 = Output('t548', (F32, [1, 4, 4, 4]))
t549 = Output('t549', (F32, [1, 4, 4, 4]))
c550 = Parameter('c550', (F32, [4]), [-0.875, -0.3125, -0.125, 0.75])
t550 = Output('t550', (F32, [1, 4, 4, 4]))
t551 = Output('t551', (F32, [1, 4, 4, 4]))
model = Model()
model.Operation('RESIZE_NEAREST_NEIGHBOR', input, 4, 4, False).To(t540)
model.Operation('RESIZE_NEAREST_NEIGHBOR', t540, 4, 4, False).To(t541)
model.Operation('SELECT', choice542, t541, other542).To(t542)
model.Operation('SPLIT', t542, 3, 2).To(part_0_543, part_1_543)
model.Operation('CONCATENATION', part_1_543, part_0_543, 3).To(t543)
model.Operation('CONV_2D', t543, filter544, bias544, 1, 1, 1, 0).To(t544)
model.Operation('RESHAPE', t544, where545).To(t545)
model.Operation('AVERAGE_POOL_2D', t545, 1, 1, 1, 2, 3, 0).To(t546)
model.Operation('MUL', t546, c547, 0).To(t547)
model.Operation('DEPTHWISE_CONV_2D', t547, filter548, bias548, 1, 1, 1, 1, 3).To(t548)
model.Operation('HARD_SWISH', t548).To(t549)
model.Operation('ADD', t549, c550, 0).To(t550)
model.Operation('HARD_SWISH', t550).To(t551)
Example({
    input: packed('|i1',
    'c-jF#0KfnE=?3`;4ICfr7X0)41oY|S3gPPV0u=)D^5*g4;p6%1=>hv47wrxj`t|c02N>!52mtjK5c&5583^e077G2fe<Nr', 0.0625
),
    t540: packed('|i1',
    'c-jF#0KfnE=?3`;4ICfr7X0)41oY|S3gPPV0u=)D^5*g4;p6%1=>hv47wrxj`t|c02N>!52mtjK5c&5583^e077G2fe<Nr', 0.0625
),
    t541: packed('|i1',
    'c-jF#0KfnE=?3`;4ICfr7X0)41oY|S3gPPV0u=)D^5*g4;p6%1=>hv47wrxj`t|c02N>!52mtjK5c&5583^e077G2fe<Nr', 0.0625
),
    t542: packed('|i1',
    'c-jF#0KfnE?CSa8`y3za7VPum1oY|S3h?#v`0eQP>Fn|4@8ja@=>h#67xVlY|Mm0j@EGa$2>a#w>;38j=I7}3^YiU3S21M', 0.0625
),
    t543: packed('|i1',
    'c-jF#0Kfn0`S|P{AK?4!^XwM%>Ei_O_2UZd=<@jN@$>29;^prF{p;!T{2dqd^BVsc>Fx0Q<@X5v>iX;F=mX~S?e+6Cmoa4', 0.0625
),
    t544: packed('<i2',
    'c-q_1IkmOBCFp4XyyoI}wH-QLSvjJs9BMc^-)X+*l?Ynd_3-$n>EEA7`o382v!S&*W~Oz2RIy8))~v^Vi{HGBnE(Gj!+#+D2c;4C'
    'AHzQe1e*bf(dEGy0AwRiCI', 0.00390625
),
    t545: packed('<i2',
    'c-q_1IkmOBCFp4XyyoI}wH-QLSvjJs9BMc^-)X+*l?Ynd_3-$n>EEA7`o382v!S&*W~Oz2RIy8))~v^Vi{HGBnE(Gj!+#+D2c;4C'
    'AHzQe1e*bf(dEGy0AwRiCI', 0.00390625
),
    t546: packed('<f4',
    'c-muNKn0;du$p1@>QEqD%>ZFD068EQP?iB5G&leu1A_y@0U&N*Xb8O;8oH`MYgOo~P_0!AAoeOCwd!i<)m32q4M0@~8V)dk5J>wG'
    'q33Bgb@rCznjbb&Fuf&uR!BtYy)To^Qro8nkCYxu-Pe+m_)^ZGyr|@`=!>AkFJ5Zt-C(X0f4;Ba1*?bqWu|@m?e@d)9x!bW#diDm'
    'V)FL^+57ebF-#8tWTIx8'
),
    t547: packed('<f4',
    'c-muNKm)57LV;u$5UvK&Aogk?846}$0SOlt_$V+OcynNbg9O8ah6xN^4W<VQ9JVruGFUM*0NDx*uNbB>xHhmJc);M$(4cUk;l=`i'
    '1s5JvFic=L;7}mEZLOU0^<MRjPbYmXc(nMe)b@M#jTsIz{&>6Qlh&zKSJbb*xM(hQ@Zo34NoVw!C(YNt!ZgKI{_#9Mv31+0{g}6T'
    '-@d)}AiQ_qUc22uybpx;L->0Ue7n6+yl>w=Fdr-ilmh^u326-'
),
    t548: packed('<i4',
    'c-m`VXkch)IKaRFq#+mxLKz_JPzD5E4Z;l!VAudscL1!kXUAKH6SGtpzP0aWu#C=RIM3eBpzx4^fhXxQgTloihC3^lFsyu3&+x5H'
    'n88Rvg+c7&B8Ed-Y#9Ep$Ykg|FU#Q6*1}*jshPoQN;89PUn7H4M;n9fq!tG2Y0V5aAbw{XgAI^vH5<sE+{obE*$(8lfce&w8W|`B'
    '01!|(ss', 5.960464477539063e-08
),
    t549: packed('<f4',
    'c-pJqp35M(X(5AQ=`V)!?Ee{NT<B!DF_VE|Tc|k$v(HopIm^uqQjGf;3`;IDEY~~A&^G5VgSJi}!wxTVhOdtM85TyqXE2!7$?(}B'
    'n89S9IfJd7IK!_W8yF(4lrXGHkYI=jvtxMP&cyJUwUFU*z-@-7+ov%oxid1zm^@?fxqp#CVBTy7=5;d}{%)Mbz_MaGgW!UBK>jR-'
    'f1779Fs=mh7tLc}+A@pb@9voljO(WX`STf=x6Eev2jnxXo5o;gX9vc%P?}Ue0Dx6eR{'
),
    t550: packed('<f4',
    'c-mXgaEsxOf)m566<-+66#QeD#URAsHGzTQ<%&Fp`U6@FKOE8+tT<{IW-VC6Aoie(VID&pLutYyhRlFGhQk7N4A)ieF&JkHGdMCY'
    'XZZ9WpJ79TJ_BQC0)xq-7YtKb3>jAR)iStQurfGmKW6A=+Ro7ST$jPzl8M1)(HVv}Uluc12b(+CzchAm;4*Qr>(+CyF0*m4e{bsG'
    'AZOxWKMlyA3goMpI5<QYIoN;Ib+BG*?_jTF=HL)%>|p;^*J1x|JNx}MKx_-8Ez$VaP&N)e0If|}HU'
),
    t551: packed('<f4',
    'c-rGFF=sfjdK$y=+BFOu_L~@FK4~)qI%F^uzT3mFQGYLkX}uJ~hdYW4$2Bt<Dh<OJ79VtFXj|gWU?7~rka(Ys;n}MP3^NxsGbl`O'
    'XQ*5g&Ty$^8$-i=Q3k1X{S2qx3o@KL!N;&Da}tBXPd|pEC0z`AOobU{$DU@8s|{lK=2*hed+E@J{_MRUCUo!r(9g5uL+`iaANmUq'
    'e3-BR$QJ|hMNfR_U$*bVgxh;R^p|h{(5rX)L;n(>{M~&Y`U|#y*tg5pZl4Vjwm{=s<L3ha=Ld4T'
),
}, name='of_54').DisableLifeTimeVariation()

# RESIZE_NEAREST_NEIGHBOR, TRANSPOSE, SPLIT, SUB, MINIMUM, ABS, SPACE_TO_DEPTH, RELU6,
# SPACE_TO_DEPTH, GATHER, MUL, HARD_SWISH
# Expected values: float64 formula.
input = Input('input', (F32, [1, 4, 4, 4]))
t580 = Internal('t580', (F32, [1, 4, 4, 4]))
where581 = Parameter('where581', (I32, [4]), [0, 2, 3, 1])
t581 = Internal('t581', (F32, [1, 4, 4, 4]))
part_0_582 = Internal('part_0_582', (F32, [1, 4, 4, 2]))
part_1_582 = Internal('part_1_582', (F32, [1, 4, 4, 2]))
t582 = Internal('t582', (F32, [1, 4, 4, 4]))
c583 = Parameter('c583', (F32, [4]), [-0.3125, 1.0, -0.5625, -0.625])
t583 = Internal('t583', (F32, [1, 4, 4, 4]))
c584 = Parameter('c584', (F32, [4]), [0.1875, 0.9375, 0.75, -0.75])
t584 = Internal('t584', (F32, [1, 4, 4, 4]))
t585 = Internal('t585', (F32, [1, 4, 4, 4]))
deep586 = Internal('deep586', (F32, [1, 2, 2, 16]))
t586 = Internal('t586', (F32, [1, 4, 4, 4]))
t587 = Internal('t587', (F32, [1, 4, 4, 4]))
deep588 = Internal('deep588', (F32, [1, 2, 2, 16]))
t588 = Internal('t588', (F32, [1, 4, 4, 4]))
places589 = Parameter('places589', (I32, [4]), [2, 0, 3, 1])
t589 = Internal('t589', (F32, [1, 4, 4, 4]))
c590 = Parameter('c590', (F32, [4]), [-0.9375, -0.1875, -0.4375, -0.375])
t590 = Internal('t590', (F32, [1, 4, 4, 4]))
t591 = Output('t591', (F32, [1, 4, 4, 4]))
model = Model()
model.Operation('RESIZE_NEAREST_NEIGHBOR', input, 4, 4, False).To(t580)
model.Operation('TRANSPOSE', t580, where581).To(t581)
model.Operation('SPLIT', t581, 3, 2).To(part_0_582, part_1_582)
model.Operation('CONCATENATION', part_1_582, part_0_582, 3).To(t582)
model.Operation('SUB', t582, c583, 0).To(t583)
model.Operation('MINIMUM', t583, c584).To(t584)
model.Operation('ABS', t584).To(t585)
model.Operation('SPACE_TO_DEPTH', t585, 2).To(deep586)
model.Operation('DEPTH_TO_SPACE', deep586, 2).To(t586)
model.Operation('RELU6', t586).To(t587)
model.Operation('SPACE_TO_DEPTH', t587, 2).To(deep588)
model.Operation('DEPTH_TO_SPACE', deep588, 2).To(t588)
model.Operation('GATHER', t588, 2, places589).To(t589)
model.Operation('MUL', t589, c590, 0).To(t590)
model.Operation('HARD_SWISH', t590).To(t591)
Example({
    input: packed('|i1',
    'c-jF#0Kfm};};(K4ISeU2>9&b0|o8s6b9-J5CIhh9sL0O67%%(9Rm982L2cg2;$}$^b-gE^YjZG4G#X|=n4<{1rYnJ^c^_', 0.0625
),
    t591: packed('<f4',
    'c-muNKn9^$*r7P&R)bk33l=nVUGQoM2w2ci;`Ozmq+vnB6o-t4k_$jKQ0(afAf2(G;jBYHSgwQth)rx8N<yj{yjCn|SSc#X6nDau'
    '>Gf+-rj=4DOe^g~nPzk<Gp#%UWcP_O?dOSQTA3uuv~xcf(@HO(8U`T#UB<NX`9CJp8d0Xb`+xvQ?AZgR_U+vRBKCq1l)VQmzHc{F'
    'o?#zE4ovLZ2LQA%XJG'
),
}, name='of_58').DisableLifeTimeVariation()

# RESIZE_NEAREST_NEIGHBOR, CONV_2D, TANH, RELU6, SELECT, SPACE_TO_DEPTH, SELECT, HARD_SWISH,
# GATHER, TANH, HARD_SWISH, PRELU
# Expected values: float64 formula.
input = Input('input', (F32, [1, 4, 4, 4]))
t590 = Internal('t590', (F32, [1, 4, 4, 4]))
filter591 = Parameter('filter591', (F32, [4, 1, 3, 4]), packed('|i1',
    'c-jq#u?YYG41;3+zuB}XI2h~PMjl_5(C~d&Q~hnh9{E8M{Q', 0.0625
))
bias591 = Parameter('bias591', (F32, [4]), [0.5, -0.25, -0.75, 0.25])
t591 = Internal('t591', (F32, [1, 4, 4, 4]))
t592 = Internal('t592', (F32, [1, 4, 4, 4]))
t593 = Internal('t593', (F32, [1, 4, 4, 4]))
choice594 = Parameter('choice594', (BOOL8, [1, 4, 4, 4]), packed('|b1',
    'c-muNWMlv$2w((bMn)JDBnM-GI1CU1qLvXX3IGG503Q'
))
other594 = Parameter('other594', (F32, [1, 4, 4, 4]), packed('|i1',
    'c-jF#0Kfn20UP-eALr=y@!{<E4g2Qz4e0?L=<Vki==<Xr84vy+{0->q{~ZPr0t5l;?Enk`=<ovg{_6kv931Qj9SahrA0e;', 0.0625
))
t594 = Internal('t594', (F32, [1, 4, 4, 4]))
deep595 = Internal('deep595', (F32, [1, 2, 2, 16]))
t595 = Internal('t595', (F32, [1, 4, 4, 4]))
choice596 = Parameter('choice596', (BOOL8, [1, 4, 4, 4]), packed('|b1',
    'c-muRWME(bV+aF8F)}j3F<giNBFz9{fMr2E00cb%Ap'
))
other596 = Parameter('other596', (F32, [1, 4, 4, 4]), packed('|i1',
    'c-jF#0KfkY3;q862J`OX0}J!v^&9O40rLDA0T%Tg9Tof<1{U@61m_V5_T&x&<NE*p3i}V?72^5f=MD!6<rWJ60_F=Kt{=t', 0.0625
))
t596 = Internal('t596', (F32, [1, 4, 4, 4]))
t597 = Internal('t597', (F32, [1, 4, 4, 4]))
places598 = Parameter('places598', (I32, [4]), [2, 0, 3, 1])
t598 = Internal('t598', (F32, [1, 4, 4, 4]))
t599 = Internal('t599', (F32, [1, 4, 4, 4]))
t600 = Internal('t600', (F32, [1, 4, 4, 4]))
c601 = Parameter('c601', (F32, [4]), [0.625, 0.375, 0.3125, 0.4375])
t601 = Output('t601', (F32, [1, 4, 4, 4]))
model = Model()
model.Operation('RESIZE_NEAREST_NEIGHBOR', input, 4, 4, False).To(t590)
model.Operation('CONV_2D', t590, filter591, bias591, 1, 1, 1, 0).To(t591)
model.Operation('TANH', t591).To(t592)
model.Operation('RELU6', t592).To(t593)
model.Operation('SELECT', choice594, t593, other594).To(t594)
model.Operation('SPACE_TO_DEPTH', t594, 2).To(deep595)
model.Operation('DEPTH_TO_SPACE', deep595, 2).To(t595)
model.Operation('SELECT', choice596, t595, other596).To(t596)
model.Operation('HARD_SWISH', t596).To(t597)
model.Operation('GATHER', t597, 2, places598).To(t598)
model.Operation('TANH', t598).To(t599)
model.Operation('HARD_SWISH', t599).To(t600)
model.Operation('PRELU', t600, c601).To(t601)
Example({
    input: packed('|i1',
    'c-jF#0Kfn9<nI;q|Mm?a8}AqT{|4~@3l`();^+PA9_IA<@a7v7`UT?b=N;k{=H%k(;QJLC{SO`a8R+oq8u<<g@EjNwuO>(', 0.0625
),
    t601: packed('<f4',
    'c-nK{w$SGXgHP4M^IYqF7?zwqdWOqNk71QnH3LIY^O>F^o03D7OI~t4Tu{QL<dFA+VU`br`@%EsL17t=3=3~KR$j>w)2?H<t0cDh'
    'V8vaA9`^;|2Uq=L__=C11H+%#@UMT|KHp;RnYcDq;`2ez5-p(02nKtx@GE|-uWvAjG2LL_A7+zzlp!)`kLk*en+$4gCPgccv@qx#'
    'S<Ao>JiEv#cwy#|o6A;s_D;)O*?wHxl_55tp=(c(y|naF4~9KO9yj-b0K=X=d-v|yyN6-#Uc0?OHpAXMwhRnFHkiMAFGLo^WdI`}'
    '*kc1`>;?eFUV1h'
),
}, name='of_59').DisableLifeTimeVariation()
