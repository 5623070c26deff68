# Licensed under the Apache License, Version 2.0; see LICENSE.
# Written by 'python -m corpus' from corpus/families/resize.py; do not edit.
#
# RESIZE_NEAREST_NEIGHBOR: what may follow it.

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

# A result depends on its neighbors: RESIZE_NEAREST_NEIGHBOR, PRELU, RESIZE_NEAREST_NEIGHBOR, ADD,
# RELU6, SPLIT, DIV, PRELU, ADD, DEPTHWISE_CONV_2D, ADD, ADD.
# Expected values: float64 formula.
x1 = Input('x1', (F32, [1, 4, 4, 4]))
t2 = Internal('t2', (F32, [1, 4, 4, 4]))
c3 = Parameter('c3', (F32, [4]), [0.0, -0.5, -1.0, -0.0625])
t4 = Internal('t4', (F32, [1, 4, 4, 4]))
t5 = Internal('t5', (F32, [1, 4, 4, 4]))
c6 = Parameter('c6', (F32, [4]), [0.125, -0.3125, 0.9375, -0.5625])
t7 = Internal('t7', (F32, [1, 4, 4, 4]))
t8 = Internal('t8', (F32, [1, 4, 4, 4]))
t9 = Internal('t9', (F32, [1, 4, 4, 2]))
t10 = Internal('t10', (F32, [1, 4, 4, 2]))
t11 = Internal('t11', (F32, [1, 4, 4, 4]))
c12 = Parameter('c12', (F32, [4]), [1.5, 1.5, 1.6875, 1.625])
t13 = Internal('t13', (F32, [1, 4, 4, 4]))
c14 = Parameter('c14', (F32, [4]), [-0.1875, -0.125, 0.8125, 0.5])
t15 = Internal('t15', (F32, [1, 4, 4, 4]))
c16 = Parameter('c16', (F32, [4]), [0.6875, 0.6875, -0.1875, -0.125])
t17 = Internal('t17', (F32, [1, 4, 4, 4]))
c18 = Parameter('c18', (F32, [1, 1, 3, 4]), [-0.125, -0.125, 0.0, 0.125, 0.0625, -0.0625, 0.0625, 0.125, 0.0, 0.0625, -0.125, 0.125])
c19 = Parameter('c19', (F32, [4]), [-0.75, 0.5, -0.75, -0.25])
t20 = Internal('t20', (F32, [1, 4, 4, 4]))
t21 = Internal('t21', (F32, [1, 4, 4, 4]))
t22 = Output('t22', (F32, [1, 4, 4, 4]))
model = Model()
model.Operation('RESIZE_NEAREST_NEIGHBOR', x1, 4, 4, False).To(t2)
model.Operation('PRELU', t2, c3).To(t4)
model.Operation('RESIZE_NEAREST_NEIGHBOR', t4, 4, 4, False).To(t5)
model.Operation('ADD', t5, c6, 1).To(t7)
model.Operation('RELU6', t7).To(t8)
model.Operation('SPLIT', t8, 3, 2).To(t9, t10)
model.Operation('CONCATENATION', t10, t9, 3).To(t11)
model.Operation('DIV', t11, c12, 0).To(t13)
model.Operation('PRELU', t13, c14).To(t15)
model.Operation('ADD', t15, c16, 0).To(t17)
model.Operation('DEPTHWISE_CONV_2D', t17, c18, c19, 1, 1, 1, 1, 3).To(t20)
model.Operation('ADD', t20, t20, 3).To(t21)
model.Operation('ADD', t21, t21, 3).To(t22)
Example({
    x1: packed('|i1',
    'c-jF#0KfkL2>a~)@Dl|22p<3!;UEd&0QKV?_wx@B7a!sb^YI=478~&492gq!3H=ZB<?rzG<r*3g4C4qD9P{)Z=N=H9{T!q', 0.0625
),
    t22: packed('<i4',
    'c-muNAOKbYaTpM<hVo(TP$V%z`a_{K0}>lq><Sd`17Z#!J_E!LfOruQivjUbAf5-r>wx$r5HADbyFk1Jh#ArBBg97o0KzX3S^', 1.1920928955078125e-07
),
}, name='of_10').DisableLifeTimeVariation()

# A result depends on its neighbors: RESIZE_NEAREST_NEIGHBOR, MINIMUM, CONV_2D, MINIMUM,
# SPACE_TO_DEPTH, TRANSPOSE, RELU, DIV, MUL, LOGISTIC, RELU6, ADD.
# Expected values: float64 formula.
x1 = Input('x1', (F32, [1, 4, 4, 4]))
t2 = Internal('t2', (F32, [1, 4, 4, 4]))
c3 = Parameter('c3', (F32, [4]), [-0.1875, 0.3125, -0.3125, 0.0625])
t4 = Internal('t4', (F32, [1, 4, 4, 4]))
c5 = Parameter('c5', (F32, [4, 1, 3, 4]), packed('|i1',
    'c-jrg!3_Wa41z#p|CzN7uL~18H);7|O-Jf}G|Y%5ybd6X69W', 0.0625
))
c6 = Parameter('c6', (F32, [4]), [-0.5, 0.25, -0.25, -0.25])
t7 = Internal('t7', (F32, [1, 4, 4, 4]))
c8 = Parameter('c8', (F32, [4]), [-0.625, 0.875, -0.875, 0.9375])
t9 = Internal('t9', (F32, [1, 4, 4, 4]))
t10 = Internal('t10', (F32, [1, 2, 2, 16]))
t11 = Internal('t11', (F32, [1, 4, 4, 4]))
t12 = Internal('t12', (F32, [1, 4, 4, 4]))
t13 = Internal('t13', (F32, [1, 4, 4, 4]))
c14 = Parameter('c14', (F32, [4]), [1.8125, 1.125, 1.1875, 1.3125])
t15 = Internal('t15', (F32, [1, 4, 4, 4]))
c16 = Parameter('c16', (F32, [4]), [-1.0, 0.25, 0.6875, 0.125])
t17 = Internal('t17', (F32, [1, 4, 4, 4]))
t18 = Internal('t18', (F32, [1, 4, 4, 4]))
t19 = Internal('t19', (F32, [1, 4, 4, 4]))
t20 = Output('t20', (F32, [1, 4, 4, 4]))
model = Model()
model.Operation('RESIZE_NEAREST_NEIGHBOR', x1, 4, 4, False).To(t2)
model.Operation('MINIMUM', t2, c3).To(t4)
model.Operation('CONV_2D', t4, c5, c6, 1, 1, 1, 0).To(t7)
model.Operation('MINIMUM', t7, c8).To(t9)
model.Operation('SPACE_TO_DEPTH', t9, 2).To(t10)
model.Operation('DEPTH_TO_SPACE', t10, 2).To(t11)
model.Operation('TRANSPOSE', t11, [0, 2, 3, 1]).To(t12)
model.Operation('RELU', t12).To(t13)
model.Operation('DIV', t13, c14, 0).To(t15)
model.Operation('MUL', t15, c16, 0).To(t17)
model.Operation('LOGISTIC', t17).To(t18)
model.Operation('RELU6', t18).To(t19)
model.Operation('ADD', t19, t19, 3).To(t20)
Example({
    x1: packed('|i1',
    'c-jF#0Kfm^74G&P2oB`z<>dYR9P=9T9OwPz3;p{70|Mvo85j=(6YTX58wv{S_#ONd58@LE>;@a=@$}>w5AY!90^|5pjv&t', 0.0625
),
    t20: packed('<i4',
    'c-muNU|_hDXOP5z1Z?}}cp>xE9`Nl!=C{WkID*V?mN_AT%)fkoMJqC2GK&v|AN0_~2AO}INr(}de_TS81DXF$(0~n@e}h|y6~<-+'
    '0x*FDNZ|tj@k$dR', 5.960464477539063e-08
),
}, name='of_52').DisableLifeTimeVariation()

# A result depends on its neighbors: RESIZE_NEAREST_NEIGHBOR, RESIZE_NEAREST_NEIGHBOR, SELECT,
# SPLIT, CONV_2D, RESHAPE, AVERAGE_POOL_2D, MUL, DEPTHWISE_CONV_2D, HARD_SWISH, ADD, HARD_SWISH.
# Expected values: float64 formula.
x1 = Input('x1', (F32, [1, 4, 4, 4]))
t2 = Output('t2', (F32, [1, 4, 4, 4]))
t3 = Output('t3', (F32, [1, 4, 4, 4]))
c4 = Parameter('c4', (BOOL8, [1, 4, 4, 4]), packed('|b1',
    'c-muRU|<9yAOO;gU>YRAzz9WP2`CGs4lD_k2QdKzegGc'
))
c5 = Parameter('c5', (F32, [1, 4, 4, 4]), packed('|i1',
    'c-jF#0KfkX?CKNX`wbKl2<#5y8VVC17Vz}|`0eN)>FgWj?+M}n8y5Ws7xVlb{|XW9@DLmK5&Px(>;38)=I0U)^YiWIc_G~', 0.0625
))
t6 = Output('t6', (F32, [1, 4, 4, 4]))
t7 = Internal('t7', (F32, [1, 4, 4, 2]))
t8 = Internal('t8', (F32, [1, 4, 4, 2]))
t9 = Output('t9', (F32, [1, 4, 4, 4]))
c10 = Parameter('c10', (F32, [4, 1, 3, 4]), packed('|i1',
    'c-jrh!3_Wa41z#$|CvjDkz7#C34}I<(~>lkmD=pM!Hx%v8x0W', 0.0625
))
c11 = Parameter('c11', (F32, [4]), [-0.5, -0.5, 0.75, -0.5])
t12 = Output('t12', (F32, [1, 4, 4, 4]))
t13 = Output('t13', (F32, [1, 4, 4, 4]))
t14 = Output('t14', (F32, [1, 4, 4, 4]))
c15 = Parameter('c15', (F32, [4]), [0.375, 0.625, -0.1875, -0.6875])
t16 = Output('t16', (F32, [1, 4, 4, 4]))
c17 = Parameter('c17', (F32, [1, 1, 3, 4]), [0.125, -0.125, 0.0625, 0.125, 0.0, 0.0, -0.125, 0.0625, -0.0625, -0.0625, -0.125, 0.0625])
c18 = Parameter('c18', (F32, [4]), [0.25, 0.5, 0.5, -0.75])
t19 = Output('t19', (F32, [1, 4, 4, 4]))
t20 = Output('t20', (F32, [1, 4, 4, 4]))
c21 = Parameter('c21', (F32, [4]), [-0.875, -0.3125, -0.125, 0.75])
t22 = Output('t22', (F32, [1, 4, 4, 4]))
t23 = Output('t23', (F32, [1, 4, 4, 4]))
model = Model()
model.Operation('RESIZE_NEAREST_NEIGHBOR', x1, 4, 4, False).To(t2)
model.Operation('RESIZE_NEAREST_NEIGHBOR', t2, 4, 4, False).To(t3)
model.Operation('SELECT', c4, t3, c5).To(t6)
model.Operation('SPLIT', t6, 3, 2).To(t7, t8)
model.Operation('CONCATENATION', t8, t7, 3).To(t9)
model.Operation('CONV_2D', t9, c10, c11, 1, 1, 1, 0).To(t12)
model.Operation('RESHAPE', t12, [1, 4, 4, 4]).To(t13)
model.Operation('AVERAGE_POOL_2D', t13, 1, 1, 1, 2, 3, 0).To(t14)
model.Operation('MUL', t14, c15, 0).To(t16)
model.Operation('DEPTHWISE_CONV_2D', t16, c17, c18, 1, 1, 1, 1, 3).To(t19)
model.Operation('HARD_SWISH', t19).To(t20)
model.Operation('ADD', t20, c21, 0).To(t22)
model.Operation('HARD_SWISH', t22).To(t23)
Example({
    x1: packed('|i1',
    'c-jF#0KfnE=?3`;4ICfr7X0)41oY|S3gPPV0u=)D^5*g4;p6%1=>hv47wrxj`t|c02N>!52mtjK5c&5583^e077G2fe<Nr', 0.0625
),
    t2: packed('|i1',
    'c-jF#0KfnE=?3`;4ICfr7X0)41oY|S3gPPV0u=)D^5*g4;p6%1=>hv47wrxj`t|c02N>!52mtjK5c&5583^e077G2fe<Nr', 0.0625
),
    t3: packed('|i1',
    'c-jF#0KfnE=?3`;4ICfr7X0)41oY|S3gPPV0u=)D^5*g4;p6%1=>hv47wrxj`t|c02N>!52mtjK5c&5583^e077G2fe<Nr', 0.0625
),
    t6: packed('|i1',
    'c-jF#0KfnE?CSa8`y3za7VPum1oY|S3h?#v`0eQP>Fn|4@8ja@=>h#67xVlY|Mm0j@EGa$2>a#w>;38j=I7}3^YiU3S21M', 0.0625
),
    t9: packed('|i1',
    'c-jF#0Kfn0`S|P{AK?4!^XwM%>Ei_O_2UZd=<@jN@$>29;^prF{p;!T{2dqd^BVsc>Fx0Q<@X5v>iX;F=mX~S?e+6Cmoa4', 0.0625
),
    t12: packed('<i2',
    'c-q_1IkmOBCFp4XyyoI}wH-QLSvjJs9BMc^-)X+*l?Ynd_3-$n>EEA7`o382v!S&*W~Oz2RIy8))~v^Vi{HGBnE(Gj!+#+D2c;4C'
    'AHzQe1e*bf(dEGy0AwRiCI', 0.00390625
),
    t13: packed('<i2',
    'c-q_1IkmOBCFp4XyyoI}wH-QLSvjJs9BMc^-)X+*l?Ynd_3-$n>EEA7`o382v!S&*W~Oz2RIy8))~v^Vi{HGBnE(Gj!+#+D2c;4C'
    'AHzQe1e*bf(dEGy0AwRiCI', 0.00390625
),
    t14: packed('<f4',
    'c-muNKn0;du$p1@>QEqD%>ZFD068EQP?iB5G&leu1A_y@0U&N*Xb8O;8oH`MYgOo~P_0!AAoeOCwd!i<)m32q4M0@~8V)dk5J>wG'
    'q33Bgb@rCznjbb&Fuf&uR!BtYy)To^Qro8nkCYxu-Pe+m_)^ZGyr|@`=!>AkFJ5Zt-C(X0f4;Ba1*?bqWu|@m?e@d)9x!bW#diDm'
    'V)FL^+57ebF-#8tWTIx8'
),
    t16: packed('<f4',
    'c-muNKm)57LV;u$5UvK&Aogk?846}$0SOlt_$V+OcynNbg9O8ah6xN^4W<VQ9JVruGFUM*0NDx*uNbB>xHhmJc);M$(4cUk;l=`i'
    '1s5JvFic=L;7}mEZLOU0^<MRjPbYmXc(nMe)b@M#jTsIz{&>6Qlh&zKSJbb*xM(hQ@Zo34NoVw!C(YNt!ZgKI{_#9Mv31+0{g}6T'
    '-@d)}AiQ_qUc22uybpx;L->0Ue7n6+yl>w=Fdr-ilmh^u326-'
),
    t19: packed('<i4',
    'c-m`VXkch)IKaRFq#+mxLKz_JPzD5E4Z;l!VAudscL1!kXUAKH6SGtpzP0aWu#C=RIM3eBpzx4^fhXxQgTloihC3^lFsyu3&+x5H'
    'n88Rvg+c7&B8Ed-Y#9Ep$Ykg|FU#Q6*1}*jshPoQN;89PUn7H4M;n9fq!tG2Y0V5aAbw{XgAI^vH5<sE+{obE*$(8lfce&w8W|`B'
    '01!|(ss', 5.960464477539063e-08
),
    t20: packed('<f4',
    'c-pJqp35M(X(5AQ=`V)!?Ee{NT<B!DF_VE|Tc|k$v(HopIm^uqQjGf;3`;IDEY~~A&^G5VgSJi}!wxTVhOdtM85TyqXE2!7$?(}B'
    'n89S9IfJd7IK!_W8yF(4lrXGHkYI=jvtxMP&cyJUwUFU*z-@-7+ov%oxid1zm^@?fxqp#CVBTy7=5;d}{%)Mbz_MaGgW!UBK>jR-'
    'f1779Fs=mh7tLc}+A@pb@9voljO(WX`STf=x6Eev2jnxXo5o;gX9vc%P?}Ue0Dx6eR{'
),
    t22: packed('<f4',
    'c-mXgaEsxOf)m566<-+66#QeD#URAsHGzTQ<%&Fp`U6@FKOE8+tT<{IW-VC6Aoie(VID&pLutYyhRlFGhQk7N4A)ieF&JkHGdMCY'
    'XZZ9WpJ79TJ_BQC0)xq-7YtKb3>jAR)iStQurfGmKW6A=+Ro7ST$jPzl8M1)(HVv}Uluc12b(+CzchAm;4*Qr>(+CyF0*m4e{bsG'
    'AZOxWKMlyA3goMpI5<QYIoN;Ib+BG*?_jTF=HL)%>|p;^*J1x|JNx}MKx_-8Ez$VaP&N)e0If|}HU'
),
    t23: packed('<f4',
    'c-rGFF=sfjdK$y=+BFOu_L~@FK4~)qI%F^uzT3mFQGYLkX}uJ~hdYW4$2Bt<Dh<OJ79VtFXj|gWU?7~rka(Ys;n}MP3^NxsGbl`O'
    'XQ*5g&Ty$^8$-i=Q3k1X{S2qx3o@KL!N;&Da}tBXPd|pEC0z`AOobU{$DU@8s|{lK=2*hed+E@J{_MRUCUo!r(9g5uL+`iaANmUq'
    'e3-BR$QJ|hMNfR_U$*bVgxh;R^p|h{(5rX)L;n(>{M~&Y`U|#y*tg5pZl4Vjwm{=s<L3ha=Ld4T'
),
}, name='of_54').DisableLifeTimeVariation()

# A result depends on its neighbors: RESIZE_NEAREST_NEIGHBOR, TRANSPOSE, SPLIT, SUB, MINIMUM, ABS,
# SPACE_TO_DEPTH, RELU6, SPACE_TO_DEPTH, GATHER, MUL, HARD_SWISH.
# Expected values: float64 formula.
x1 = Input('x1', (F32, [1, 4, 4, 4]))
t2 = Internal('t2', (F32, [1, 4, 4, 4]))
t3 = Internal('t3', (F32, [1, 4, 4, 4]))
t4 = Internal('t4', (F32, [1, 4, 4, 2]))
t5 = Internal('t5', (F32, [1, 4, 4, 2]))
t6 = Internal('t6', (F32, [1, 4, 4, 4]))
c7 = Parameter('c7', (F32, [4]), [-0.3125, 1.0, -0.5625, -0.625])
t8 = Internal('t8', (F32, [1, 4, 4, 4]))
c9 = Parameter('c9', (F32, [4]), [0.1875, 0.9375, 0.75, -0.75])
t10 = Internal('t10', (F32, [1, 4, 4, 4]))
t11 = Internal('t11', (F32, [1, 4, 4, 4]))
t12 = Internal('t12', (F32, [1, 2, 2, 16]))
t13 = Internal('t13', (F32, [1, 4, 4, 4]))
t14 = Internal('t14', (F32, [1, 4, 4, 4]))
t15 = Internal('t15', (F32, [1, 2, 2, 16]))
t16 = Internal('t16', (F32, [1, 4, 4, 4]))
c17 = Parameter('c17', (I32, [4]), [2, 0, 3, 1])
t18 = Internal('t18', (F32, [1, 4, 4, 4]))
c19 = Parameter('c19', (F32, [4]), [-0.9375, -0.1875, -0.4375, -0.375])
t20 = Internal('t20', (F32, [1, 4, 4, 4]))
t21 = Output('t21', (F32, [1, 4, 4, 4]))
model = Model()
model.Operation('RESIZE_NEAREST_NEIGHBOR', x1, 4, 4, False).To(t2)
model.Operation('TRANSPOSE', t2, [0, 2, 3, 1]).To(t3)
model.Operation('SPLIT', t3, 3, 2).To(t4, t5)
model.Operation('CONCATENATION', t5, t4, 3).To(t6)
model.Operation('SUB', t6, c7, 0).To(t8)
model.Operation('MINIMUM', t8, c9).To(t10)
model.Operation('ABS', t10).To(t11)
model.Operation('SPACE_TO_DEPTH', t11, 2).To(t12)
model.Operation('DEPTH_TO_SPACE', t12, 2).To(t13)
model.Operation('RELU6', t13).To(t14)
model.Operation('SPACE_TO_DEPTH', t14, 2).To(t15)
model.Operation('DEPTH_TO_SPACE', t15, 2).To(t16)
model.Operation('GATHER', t16, 2, c17).To(t18)
model.Operation('MUL', t18, c19, 0).To(t20)
model.Operation('HARD_SWISH', t20).To(t21)
Example({
    x1: packed('|i1',
    'c-jF#0Kfm};};(K4ISeU2>9&b0|o8s6b9-J5CIhh9sL0O67%%(9Rm982L2cg2;$}$^b-gE^YjZG4G#X|=n4<{1rYnJ^c^_', 0.0625
),
    t21: packed('<f4',
    'c-muNKn9^$*r7P&R)bk33l=nVUGQoM2w2ci;`Ozmq+vnB6o-t4k_$jKQ0(afAf2(G;jBYHSgwQth)rx8N<yj{yjCn|SSc#X6nDau'
    '>Gf+-rj=4DOe^g~nPzk<Gp#%UWcP_O?dOSQTA3uuv~xcf(@HO(8U`T#UB<NX`9CJp8d0Xb`+xvQ?AZgR_U+vRBKCq1l)VQmzHc{F'
    'o?#zE4ovLZ2LQA%XJG'
),
}, name='of_58').DisableLifeTimeVariation()

# A result depends on its neighbors: RESIZE_NEAREST_NEIGHBOR, CONV_2D, TANH, RELU6, SELECT,
# SPACE_TO_DEPTH, SELECT, HARD_SWISH, GATHER, TANH, HARD_SWISH, PRELU.
# Expected values: float64 formula.
x1 = Input('x1', (F32, [1, 4, 4, 4]))
t2 = Internal('t2', (F32, [1, 4, 4, 4]))
c3 = Parameter('c3', (F32, [4, 1, 3, 4]), packed('|i1',
    'c-jq#u?YYG41;3+zuB}XI2h~PMjl_5(C~d&Q~hnh9{E8M{Q', 0.0625
))
c4 = Parameter('c4', (F32, [4]), [0.5, -0.25, -0.75, 0.25])
t5 = Internal('t5', (F32, [1, 4, 4, 4]))
t6 = Internal('t6', (F32, [1, 4, 4, 4]))
t7 = Internal('t7', (F32, [1, 4, 4, 4]))
c8 = Parameter('c8', (BOOL8, [1, 4, 4, 4]), packed('|b1',
    'c-muNWMlv$2w((bMn)JDBnM-GI1CU1qLvXX3IGG503Q'
))
c9 = Parameter('c9', (F32, [1, 4, 4, 4]), packed('|i1',
    'c-jF#0Kfn20UP-eALr=y@!{<E4g2Qz4e0?L=<Vki==<Xr84vy+{0->q{~ZPr0t5l;?Enk`=<ovg{_6kv931Qj9SahrA0e;', 0.0625
))
t10 = Internal('t10', (F32, [1, 4, 4, 4]))
t11 = Internal('t11', (F32, [1, 2, 2, 16]))
t12 = Internal('t12', (F32, [1, 4, 4, 4]))
c13 = Parameter('c13', (BOOL8, [1, 4, 4, 4]), packed('|b1',
    'c-muRWME(bV+aF8F)}j3F<giNBFz9{fMr2E00cb%Ap'
))
c14 = Parameter('c14', (F32, [1, 4, 4, 4]), packed('|i1',
    'c-jF#0KfkY3;q862J`OX0}J!v^&9O40rLDA0T%Tg9Tof<1{U@61m_V5_T&x&<NE*p3i}V?72^5f=MD!6<rWJ60_F=Kt{=t', 0.0625
))
t15 = Internal('t15', (F32, [1, 4, 4, 4]))
t16 = Internal('t16', (F32, [1, 4, 4, 4]))
c17 = Parameter('c17', (I32, [4]), [2, 0, 3, 1])
t18 = Internal('t18', (F32, [1, 4, 4, 4]))
t19 = Internal('t19', (F32, [1, 4, 4, 4]))
t20 = Internal('t20', (F32, [1, 4, 4, 4]))
c21 = Parameter('c21', (F32, [4]), [0.625, 0.375, 0.3125, 0.4375])
t22 = Output('t22', (F32, [1, 4, 4, 4]))
model = Model()
model.Operation('RESIZE_NEAREST_NEIGHBOR', x1, 4, 4, False).To(t2)
model.Operation('CONV_2D', t2, c3, c4, 1, 1, 1, 0).To(t5)
model.Operation('TANH', t5).To(t6)
model.Operation('RELU6', t6).To(t7)
model.Operation('SELECT', c8, t7, c9).To(t10)
model.Operation('SPACE_TO_DEPTH', t10, 2).To(t11)
model.Operation('DEPTH_TO_SPACE', t11, 2).To(t12)
model.Operation('SELECT', c13, t12, c14).To(t15)
model.Operation('HARD_SWISH', t15).To(t16)
model.Operation('GATHER', t16, 2, c17).To(t18)
model.Operation('TANH', t18).To(t19)
model.Operation('HARD_SWISH', t19).To(t20)
model.Operation('PRELU', t20, c21).To(t22)
Example({
    x1: packed('|i1',
    'c-jF#0Kfn9<nI;q|Mm?a8}AqT{|4~@3l`();^+PA9_IA<@a7v7`UT?b=N;k{=H%k(;QJLC{SO`a8R+oq8u<<g@EjNwuO>(', 0.0625
),
    t22: packed('<f4',
    'c-nK{w$SGXgHP4M^IYqF7?zwqdWOqNk71QnH3LIY^O>F^o03D7OI~t4Tu{QL<dFA+VU`br`@%EsL17t=3=3~KR$j>w)2?H<t0cDh'
    'V8vaA9`^;|2Uq=L__=C11H+%#@UMT|KHp;RnYcDq;`2ez5-p(02nKtx@GE|-uWvAjG2LL_A7+zzlp!)`kLk*en+$4gCPgccv@qx#'
    'S<Ao>JiEv#cwy#|o6A;s_D;)O*?wHxl_55tp=(c(y|naF4~9KO9yj-b0K=X=d-v|yyN6-#Uc0?OHpAXMwhRnFHkiMAFGLo^WdI`}'
    '*kc1`>;?eFUV1h'
),
}, name='of_59').DisableLifeTimeVariation()

# A result depends on its neighbors: RESIZE_NEAREST_NEIGHBOR, PRELU, ADD.
# Expected values: float64 formula.
x1 = Input('x1', (U8, [1, 4, 4, 4], 0.5, 120))
t2 = Internal('t2', (U8, [1, 4, 4, 4], 0.5, 120))
c3 = Parameter('c3', (U8, [4], 0.015625, 128), [116, 187, 130, 74])
t4 = Internal('t4', (U8, [1, 4, 4, 4], 0.5, 120))
c5 = Parameter('c5', (U8, [4], 0.5, 120), [112, 129, 103, 136])
t6 = Output('t6', (U8, [1, 4, 4, 4], 0.5, 120))
model = Model()
model.Operation('RESIZE_NEAREST_NEIGHBOR', x1, 4, 4, False).To(t2)
model.Operation('PRELU', t2, c3).To(t4)
model.Operation('ADD', t4, c5, 0).To(t6)
Example({
    x1: packed('<i2',
    'c-rf)?VH!;yv#SUuGMvAe3z|baryT3YnJCnYza&#P7Iw8y*jLPW!L=DX@#lV1NQD*F~5CdLr(OLEqmO0`)yXlEoGn(000-rAZ7'
),
    t6: packed('<i2',
    'c-m`kt6f(YFm+8?d&%a7S(Ur0YSND{-#TqV+1|7{g*j;pO1GqSFPz-h-B+D<yyDo39n&W)m{63q{K%Hzn)%fm)3!2D2moPGBc='
),
}, name='of_50_quant8').AddVariations(signed(x1, t2, c3, t4, c5, t6)).DisableLifeTimeVariation()

# A result depends on its neighbors: RESIZE_NEAREST_NEIGHBOR, AVERAGE_POOL_2D, DEPTHWISE_CONV_2D.
# Expected values: float64 formula.
x1 = Input('x1', (U8, [1, 4, 4, 4], 0.5, 120))
t2 = Internal('t2', (U8, [1, 4, 4, 4], 0.5, 120))
t3 = Internal('t3', (U8, [1, 4, 4, 4], 0.5, 120))
c4 = Parameter('c4', (U8, [1, 1, 3, 4], 1.0, 128), [128, 128, 128, 128, 129, 129, 129, 129, 128, 128, 128, 128])
c5 = Parameter('c5', (I32, [4], 0.5, 0), [-8, -8, 4, 12])
t6 = Output('t6', (U8, [1, 4, 4, 4], 0.5, 120))
model = Model()
model.Operation('RESIZE_NEAREST_NEIGHBOR', x1, 4, 4, False).To(t2)
model.Operation('AVERAGE_POOL_2D', t2, 1, 1, 1, 2, 2, 0).To(t3)
model.Operation('DEPTHWISE_CONV_2D', t3, c4, c5, 1, 1, 1, 1, 0).To(t6)
Example({
    x1: packed('<i2',
    'c-m{vtnjU9TVl60syt$QcT8Wuy<^7A9hJ^Y7wzcU9Z<Gz%7mGzp}7<5dfdZOTc@<=6t-_Is*0Y}pSgX@w#ubpISdp60Q09G=l'
),
    t6: packed('<i2',
    'c-m_!s*If6K0S4HUdxn?sky6aN^A2QYPu?>WViRt$ZDRMTd<%tGqZnMX<J=q`P8C{+{_idnT^ZWXD;iUTR1nWf`LK+07K3onE'
),
}, name='of_62_quant8').AddVariations(signed(x1, t2, t3, c4, t6)).DisableLifeTimeVariation()
