# Licensed under the Apache License, Version 2.0; see LICENSE.
# Written by 'python -m corpus' from corpus/families/reshape.py; do not edit.
#
# PAD: what may follow it.

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

# A result depends on its neighbors: PAD, SIN, MAX_POOL_2D, SPLIT, RELU6, PAD, DIV, ADD, PAD, ADD,
# SPACE_TO_DEPTH, PRELU.
# Expected values: float64 formula.
x1 = Input('x1', (F32, [1, 4, 4, 4]))
c2 = Parameter('c2', (I32, [4, 2]), [0, 0, 1, 2, 0, 1, 1, 0])
t3 = Internal('t3', (F32, [1, 7, 5, 5]))
t4 = Output('t4', (F32, [1, 4, 4, 4]))
t5 = Output('t5', (F32, [1, 4, 4, 4]))
t6 = Output('t6', (F32, [1, 4, 4, 4]))
t7 = Internal('t7', (F32, [1, 4, 4, 2]))
t8 = Internal('t8', (F32, [1, 4, 4, 2]))
t9 = Output('t9', (F32, [1, 4, 4, 4]))
t10 = Output('t10', (F32, [1, 4, 4, 4]))
c11 = Parameter('c11', (I32, [4, 2]), [0, 0, 1, 2, 0, 1, 1, 0])
t12 = Internal('t12', (F32, [1, 7, 5, 5]))
t13 = Output('t13', (F32, [1, 4, 4, 4]))
c14 = Parameter('c14', (F32, [4]), [1.0625, 1.5625, 1.125, 1.4375])
t15 = Output('t15', (F32, [1, 4, 4, 4]))
c16 = Parameter('c16', (F32, [4]), [-0.25, 0.875, -0.5, 0.375])
t17 = Output('t17', (F32, [1, 4, 4, 4]))
c18 = Parameter('c18', (I32, [4, 2]), [0, 0, 1, 2, 0, 1, 1, 0])
t19 = Internal('t19', (F32, [1, 7, 5, 5]))
t20 = Output('t20', (F32, [1, 4, 4, 4]))
t21 = Output('t21', (F32, [1, 4, 4, 4]))
t22 = Internal('t22', (F32, [1, 2, 2, 16]))
t23 = Output('t23', (F32, [1, 4, 4, 4]))
c24 = Parameter('c24', (F32, [4]), [0.0, -0.5, -1.0, -0.0625])
t25 = Output('t25', (F32, [1, 4, 4, 4]))
model = Model()
model.Operation('PAD', x1, c2).To(t3)
model.Operation('SLICE', t3, [0, 2, 1, 0], [1, 4, 4, 4]).To(t4)
model.Operation('SIN', t4).To(t5)
model.Operation('MAX_POOL_2D', t5, 1, 1, 1, 3, 2, 0).To(t6)
model.Operation('SPLIT', t6, 3, 2).To(t7, t8)
model.Operation('CONCATENATION', t8, t7, 3).To(t9)
model.Operation('RELU6', t9).To(t10)
model.Operation('PAD', t10, c11).To(t12)
model.Operation('SLICE', t12, [0, 2, 1, 0], [1, 4, 4, 4]).To(t13)
model.Operation('DIV', t13, c14, 0).To(t15)
model.Operation('ADD', t15, c16, 0).To(t17)
model.Operation('PAD', t17, c18).To(t19)
model.Operation('SLICE', t19, [0, 2, 1, 0], [1, 4, 4, 4]).To(t20)
model.Operation('ADD', t20, t20, 3).To(t21)
model.Operation('SPACE_TO_DEPTH', t21, 2).To(t22)
model.Operation('DEPTH_TO_SPACE', t22, 2).To(t23)
model.Operation('PRELU', t23, c24).To(t25)
Example({
    x1: packed('|i1',
    'c-jF#0KfkV;S&iU`RoJ#;ot)0_8k)k>*Eyg9OD=h8vN(z6Cm^#9uOM=2jd?U<L~Ge6%YXN;uaq2>;mN(1Q-Sh6XE-&t{YY', 0.0625
),
    t4: packed('|i1',
    'c-mw5AoG|(Sn3bM3t<HY5MX3~%pmgkJ%gC20GR*k4HJVTiv$Cw@IwYH007FH3Q7', 0.0625
),
    t5: packed('<f4',
    'c-muF()g31@jyAl)yC}%AP_F`lVQcr*$n4DEdle-uPA5OUw)OLt?@JiHjwqKk0ED%I74*KaWMbtn?8mQeTx{R8?(TC=?|d{f5W30'
    '+H!tj)gNA6!H`>D%TS-20p{1=s9-3nh-auS4+rzBi~cjz*VZ#|<mO@3zu$g8gT4JeAZ-uk+u8y7`$1w5{{H>84EA>RK>mJg+5w66'
    'IYs'
),
    t6: packed('<f4',
    'c-muFaiE;x{DJKd{AoMGeu=9L`#(YO`A<t2_Ll?MjS$?{$bbPp%nxUfo_`#I8;>*meG|>_w-JJ+8?zYxh6C9-5Zso7slTYcmZ7>n'
    '1A@yl80v4-Gt`$uaCLb&LwzlfoeRMnxtRLx?e_t(Jp$X=<Kbgy2LK2rMj`'
),
    t9: packed('<f4',
    'c-lKq&amRZc82pH{0WF9t}^WZ1j9=h&X)t}Mi^#bXk$PF^TQcF%s<W`4Z@8;{3e>=ZzBw6F-V64=^PlwqQAbDp{PECp&EqCf%rx}'
    'Lwz|6hci^y0_j{BW?<kz*Kfa%!QS2;f$i+^@PW$F^#cGfNJb('
),
    t10: packed('<f4',
    'c-lL_z_8-Lc82pH{0WF9t}^WZ1j9=h&X)t}Mi^#bXk$PF^BEXE%s<W`4Z@8;{3e>=ZzBw6F-V64=^PlwqQ9Pjp{PECp&EqCf%rx}'
    'Lwz|6hci^y0_j{BW?<kz*KZF*_Vx&DXOD*uR*nh)3<5+M'
),
    t13: packed('<i4',
    'c-mw5bd`YtjF&KgLE}{@W*`nUMniEHgr5@)#YF1={vV33L-=q1Loowg008rY7j6', 5.960464477539063e-08
),
    t15: packed('<i4',
    'c-muF>chYQ#x@LK(B=ch48(!-KTuo^;eY-E#YF0#_XvvjL-^AlK`{ee001j66-@', 5.960464477539063e-08
),
    t17: packed('<i4',
    'c-mvQq{hGi#`74!;IJALGY|)i>!5fqg#WV+iiy+yV85XO1j`#dC^%s7V7DO@AAs-);Qv4~5coeDn=k|bGSf;0', 1.1920928955078125e-07
),
    t20: packed('<i4',
    'c-muNIIPCNaF~I7@Usqx$=Cj1w;>Q8V0ch)0KzXg0LR$)=-@vXLm&eZ8y6o9007z5C!+', 1.1920928955078125e-07
),
    t21: packed('<i4',
    'c-muNIIPCNaF~I7@UsqxDbT;$5Qu?v0hC{Wgt76d3jlL;2-E', 2.384185791015625e-07
),
    t23: packed('<i4',
    'c-muNIIPCNaF~I7@UsqxDbT;$5Qu?v0hC{Wgt76d3jlL;2-E', 2.384185791015625e-07
),
    t25: packed('<i4',
    'c-muNIIPCNaF~I7@UsqxDbT;$5Qu?v0hC{Wgt76d3jlL;2-E', 2.384185791015625e-07
),
}, name='of_9').DisableLifeTimeVariation()

# A result depends on its neighbors: PAD, RELU, TANH, MUL, NEG, RESHAPE, PAD, DEPTHWISE_CONV_2D,
# CHANNEL_SHUFFLE, HARD_SWISH, TANH, GATHER.
# Expected values: float64 formula.
x1 = Input('x1', (F32, [1, 4, 4, 4]))
c2 = Parameter('c2', (I32, [4, 2]), [0, 0, 1, 2, 0, 1, 1, 0])
t3 = Internal('t3', (F32, [1, 7, 5, 5]))
t4 = Internal('t4', (F32, [1, 4, 4, 4]))
t5 = Internal('t5', (F32, [1, 4, 4, 4]))
t6 = Internal('t6', (F32, [1, 4, 4, 4]))
c7 = Parameter('c7', (F32, [4]), [0.4375, 0.1875, 0.125, -0.6875])
t8 = Internal('t8', (F32, [1, 4, 4, 4]))
t9 = Internal('t9', (F32, [1, 4, 4, 4]))
t10 = Internal('t10', (F32, [1, 4, 4, 4]))
c11 = Parameter('c11', (I32, [4, 2]), [0, 0, 1, 2, 0, 1, 1, 0])
t12 = Internal('t12', (F32, [1, 7, 5, 5]))
t13 = Internal('t13', (F32, [1, 4, 4, 4]))
c14 = Parameter('c14', (F32, [1, 1, 3, 4]), [-0.0625, 0.0, 0.0625, -0.125, 0.0, -0.125, 0.0, 0.125, 0.0625, 0.125, 0.0625, -0.0625])
c15 = Parameter('c15', (F32, [4]), [0.5, 0.5, 0.5, -0.5])
t16 = Internal('t16', (F32, [1, 4, 4, 4]))
t17 = Internal('t17', (F32, [1, 4, 4, 4]))
t18 = Internal('t18', (F32, [1, 4, 4, 4]))
t19 = Internal('t19', (F32, [1, 4, 4, 4]))
c20 = Parameter('c20', (I32, [4]), [2, 0, 3, 1])
t21 = Output('t21', (F32, [1, 4, 4, 4]))
model = Model()
model.Operation('PAD', x1, c2).To(t3)
model.Operation('SLICE', t3, [0, 2, 1, 0], [1, 4, 4, 4]).To(t4)
model.Operation('RELU', t4).To(t5)
model.Operation('TANH', t5).To(t6)
model.Operation('MUL', t6, c7, 0).To(t8)
model.Operation('NEG', t8).To(t9)
model.Operation('RESHAPE', t9, [1, 4, 4, 4]).To(t10)
model.Operation('PAD', t10, c11).To(t12)
model.Operation('SLICE', t12, [0, 2, 1, 0], [1, 4, 4, 4]).To(t13)
model.Operation('DEPTHWISE_CONV_2D', t13, c14, c15, 1, 1, 1, 1, 3).To(t16)
model.Operation('CHANNEL_SHUFFLE', t16, 2, 3).To(t17)
model.Operation('HARD_SWISH', t17).To(t18)
model.Operation('TANH', t18).To(t19)
model.Operation('GATHER', t19, 2, c20).To(t21)
Example({
    x1: packed('|i1',
    'c-jF#0KfkP0|_4%0s#l+_aE#T6bbM0?BeV3{|^@d?*#(<>gNU^{Tl8b7UJa?7WfA05$^pR8vE-W`tcd;2k;T)^A6{O3?CW', 0.0625
),
    t21: packed('<f4',
    'c-s5;@gu`W7`8-W6NznXY!LXR4Jw}qJaOVg1n!-P$|nNb+1XKq0c0s(G5'
),
}, name='of_80').DisableLifeTimeVariation()

# A result depends on its neighbors: PAD, AVERAGE_POOL_2D, CHANNEL_SHUFFLE, RESHAPE, ADD, RELU6,
# DEPTHWISE_CONV_2D, GATHER, RELU, MINIMUM, SPACE_TO_BATCH_ND, CHANNEL_SHUFFLE.
# Expected values: float64 formula.
x1 = Input('x1', (U8, [1, 4, 4, 4], 0.5, 120))
c2 = Parameter('c2', (I32, [4, 2]), [0, 0, 1, 2, 0, 1, 1, 0])
t3 = Internal('t3', (U8, [1, 7, 5, 5], 0.5, 120))
t4 = Internal('t4', (U8, [1, 4, 4, 4], 0.5, 120))
t5 = Internal('t5', (U8, [1, 4, 4, 4], 0.5, 120))
t6 = Internal('t6', (U8, [1, 4, 4, 4], 0.5, 120))
t7 = Internal('t7', (U8, [1, 4, 4, 4], 0.5, 120))
c8 = Parameter('c8', (U8, [4], 0.5, 120), [115, 130, 133, 111])
t9 = Internal('t9', (U8, [1, 4, 4, 4], 0.5, 120))
t10 = Internal('t10', (U8, [1, 4, 4, 4], 0.5, 120))
c11 = Parameter('c11', (U8, [1, 1, 3, 4], 1.0, 128), [128, 128, 128, 128, 128, 128, 128, 128, 129, 129, 129, 129])
c12 = Parameter('c12', (I32, [4], 0.5, 0), [-4, 0, 12, 8])
t13 = Internal('t13', (U8, [1, 4, 4, 4], 0.5, 120))
c14 = Parameter('c14', (I32, [4]), [2, 0, 3, 1])
t15 = Internal('t15', (U8, [1, 4, 4, 4], 0.5, 120))
t16 = Internal('t16', (U8, [1, 4, 4, 4], 0.5, 120))
c17 = Parameter('c17', (U8, [4], 0.5, 120), [118, 100, 121, 117])
t18 = Internal('t18', (U8, [1, 4, 4, 4], 0.5, 120))
c19 = Parameter('c19', (I32, [2]), [2, 2])
c20 = Parameter('c20', (I32, [2, 2]), [0, 0, 0, 0])
t21 = Internal('t21', (U8, [4, 2, 2, 4], 0.5, 120))
t22 = Internal('t22', (U8, [1, 4, 4, 4], 0.5, 120))
t23 = Output('t23', (U8, [1, 4, 4, 4], 0.5, 120))
model = Model()
model.Operation('PAD', x1, c2).To(t3)
model.Operation('SLICE', t3, [0, 2, 1, 0], [1, 4, 4, 4]).To(t4)
model.Operation('AVERAGE_POOL_2D', t4, 1, 1, 1, 2, 2, 0).To(t5)
model.Operation('CHANNEL_SHUFFLE', t5, 2, 3).To(t6)
model.Operation('RESHAPE', t6, [1, 4, 4, 4]).To(t7)
model.Operation('ADD', t7, c8, 0).To(t9)
model.Operation('RELU6', t9).To(t10)
model.Operation('DEPTHWISE_CONV_2D', t10, c11, c12, 1, 1, 1, 1, 0).To(t13)
model.Operation('GATHER', t13, 1, c14).To(t15)
model.Operation('RELU', t15).To(t16)
model.Operation('MINIMUM', t16, c17).To(t18)
model.Operation('SPACE_TO_BATCH_ND', t18, c19, c20).To(t21)
model.Operation('BATCH_TO_SPACE_ND', t21, c19).To(t22)
model.Operation('CHANNEL_SHUFFLE', t22, 2, 3).To(t23)
Example({
    x1: packed('<i2',
    'c-jjLo3=D)mwnpqBAc!K>8oqgl6!3&x6KV-oV;qMhfn0{^#!>B-EA4!TQU*?H#^$I?%kbRwIq7-y7<D7>HBPB>li2m0Ea0am;'
),
    t23: ([118, 121, 100, 117] * 16)[:64],
}, name='of_8_quant8').AddVariations(signed(x1, t3, t4, t5, t6, t7, c8, t9, t10, c11, t13, t15, t16, c17, t18, t21, t22, t23)).DisableLifeTimeVariation()

# A result depends on its neighbors: PAD, SELECT, ADD, RESHAPE, AVERAGE_POOL_2D, SELECT,
# MAX_POOL_2D, RELU6, CHANNEL_SHUFFLE, QUANTIZE, SELECT, RELU.
# Expected values: float64 formula.
x1 = Input('x1', (U8, [1, 4, 4, 4], 0.5, 120))
c2 = Parameter('c2', (I32, [4, 2]), [0, 0, 1, 2, 0, 1, 1, 0])
t3 = Internal('t3', (U8, [1, 7, 5, 5], 0.5, 120))
t4 = Output('t4', (U8, [1, 4, 4, 4], 0.5, 120))
c5 = Parameter('c5', (BOOL8, [1, 4, 4, 4]), packed('|b1',
    'c-muNWMpJu01=E}z`y|FF+gcBgAoc5;vfi-U<3dJuK*$'
))
c6 = Parameter('c6', (U8, [1, 4, 4, 4], 0.5, 120), packed('<i2',
    'c-osdC$zq^GJR$0jP}}9Q<|ciN}4*Wsw1P5XU9*hn_Lw*Yx30j^Oi1~Kcj8V)a2OA1-bQg&8d}HK?Mt=o3m?k3m7N_029a`-~'
))
t7 = Output('t7', (U8, [1, 4, 4, 4], 0.5, 120))
c8 = Parameter('c8', (U8, [4], 0.5, 120), [103, 134, 110, 108])
t9 = Output('t9', (U8, [1, 4, 4, 4], 0.5, 120))
t10 = Output('t10', (U8, [1, 4, 4, 4], 0.5, 120))
t11 = Output('t11', (U8, [1, 4, 4, 4], 0.5, 120))
c12 = Parameter('c12', (BOOL8, [1, 4, 4, 4]), packed('|b1',
    'c-muRWB@`SfKUt&!~o_pzz7Bgh&+r!(gFYk{{ST'
))
c13 = Parameter('c13', (U8, [1, 4, 4, 4], 0.5, 120), packed('<i2',
    'c-mXiv1(aiPWz0MB^8rrRu-<Bv#KStAaiA1Ls>w{s>aC5hV=BtSqtNvrmaY?iVAN^t5}&A-<uZ|RzJBqr8u}OfPq2)00c}QTm'
))
t14 = Output('t14', (U8, [1, 4, 4, 4], 0.5, 120))
t15 = Output('t15', (U8, [1, 4, 4, 4], 0.5, 120))
t16 = Output('t16', (U8, [1, 4, 4, 4], 0.5, 120))
t17 = Output('t17', (U8, [1, 4, 4, 4], 0.5, 120))
t18 = Internal('t18', (F32, [1, 4, 4, 4]))
t19 = Output('t19', (U8, [1, 4, 4, 4], 0.5, 120))
c20 = Parameter('c20', (BOOL8, [1, 4, 4, 4]), packed('|b1',
    'c-muN1OWyHAO?~k8bmQdX^<Er7(#@=YN1?+1ONnd03r'
))
c21 = Parameter('c21', (U8, [1, 4, 4, 4], 0.5, 120), packed('<i2',
    'c-l*DUQ$!OyuB<iwW26{R!@9#cxZJ^Q9@kil7^_p?%7N0g9Gzs<ku&pbk2yGQyDh7Cp)7&Zsq)$-OXjoCoNjq#y}we0GD<j5C'
))
t22 = Output('t22', (U8, [1, 4, 4, 4], 0.5, 120))
t23 = Output('t23', (U8, [1, 4, 4, 4], 0.5, 120))
model = Model()
model.Operation('PAD', x1, c2).To(t3)
model.Operation('SLICE', t3, [0, 2, 1, 0], [1, 4, 4, 4]).To(t4)
model.Operation('SELECT', c5, t4, c6).To(t7)
model.Operation('ADD', t7, c8, 0).To(t9)
model.Operation('RESHAPE', t9, [1, 4, 4, 4]).To(t10)
model.Operation('AVERAGE_POOL_2D', t10, 1, 1, 1, 2, 2, 0).To(t11)
model.Operation('SELECT', c12, t11, c13).To(t14)
model.Operation('MAX_POOL_2D', t14, 1, 1, 1, 3, 2, 0).To(t15)
model.Operation('RELU6', t15).To(t16)
model.Operation('CHANNEL_SHUFFLE', t16, 2, 3).To(t17)
model.Operation('DEQUANTIZE', t17).To(t18)
model.Operation('QUANTIZE', t18).To(t19)
model.Operation('SELECT', c20, t19, c21).To(t22)
model.Operation('RELU', t22).To(t23)
Example({
    x1: packed('<i2',
    'c-q_Cx+$P{;@*x3o5uV|#}!^110u2-w-&ApvtK`}a7ER|r8Wy^m3g;0@7v?GXIW-;?dtMX4inc-=xB{u85g{A(jo>50RS&UAbJ'
),
    t4: packed('<i2',
    'c-pII+*()>X1~6oa79%G2$XrZRqWg2Rk18H8_b`$c0xsK%*u-3m6Iy400s&H0M7m&LI'
),
    t7: packed('<i2',
    'c-ouTxV5me(tdr#j1^TCK+sgu)LF4F(kpp({6ru(uwwGm3G-T)t(*}&XKF=7W<_p&U2{ccMNmaWbaO>*MFj(e0004mAEp'
),
    t9: packed('<i2',
    'c-m{|U!7XfZn`*q*}S~;w!ECeri$A1GyZl#D??j>eAo1a-7US7=ge(SoYa}#7M~N-TT-6hp68a{7FeF%otMKvApihs^&S='
),
    t10: packed('<i2',
    'c-m{|U!7XfZn`*q*}S~;w!ECeri$A1GyZl#D??j>eAo1a-7US7=ge(SoYa}#7M~N-TT-6hp68a{7FeF%otMKvApihs^&S='
),
    t11: packed('<i2',
    'c-kwOnN^s!GOjdfdP!z_TV6!*!kY5pStV6jZMg;MZD|pClbXsa8>%bw>vGD{JJWI!y9(pd+vDTXJL3z}yYq4wC<Fi!iXAo'
),
    t14: packed('<i2',
    'c-kwOxvH>mWn5{}l9I{kZF#GT7q*laXRfSjXbUJ<)tFY9m!4ieYhiq4{)(Kc^zgKtimtr4-n{s*^v?Lg;_k8>1_}WHoJ$^e'
),
    t15: packed('<i2',
    'c-kvjxvHvR<*Lc6R<2yNYDvkeSqoQI&04XtY84pgRLxqLS2=4%9#E{Tsu+lSyYk|IxUjdotgsk}87Kq*mB}M;'
),
    t16: packed('<i2',
    'c-pIIX{l;xfq@DTQH8)2AY2Kht12LL1q=iE6$}&t019;<)&'
),
    t17: packed('<i2',
    'c-pIIX{l;xfr1J!Sp~-xU|b2Mt12Kg90K_j3={$Y3H=||'
),
    t19: packed('<i2',
    'c-pIIX{l;xfr1J!Sp~-xU|b2Mt12Kg90K_j3={$Y3H=||'
),
    t22: packed('<i2',
    'c-l*DX{l;xX)kMOsc6Zb)f3;+(o$Vh)Dj1zqZ+$sSJel%<hA6tB&1Z#sH&)FscNansEDhWKeMH|tYT8d(h3F&0RX@>A2t'
),
    t23: packed('<i2',
    'c-p1LF%CdL6h%?XzWF4`+(bd8GNw@3r$1}(UU3f^iyMmEN7ivlW?A<Zb9WxD0HX_@YJroN;paXkkRU+'
),
}, name='of_15_quant8').AddVariations(signed(x1, t3, t4, c6, t7, c8, t9, t10, t11, c13, t14, t15, t16, t17, t19, c21, t22, t23)).DisableLifeTimeVariation()

# A result depends on its neighbors: PAD, RELU, MAX_POOL_2D, CHANNEL_SHUFFLE, PRELU,
# DEPTHWISE_CONV_2D, MINIMUM, RELU6, MAXIMUM, DEPTHWISE_CONV_2D, RESHAPE, RESHAPE.
# Expected values: float64 formula.
x1 = Input('x1', (U8, [1, 4, 4, 4], 0.5, 120))
c2 = Parameter('c2', (I32, [4, 2]), [0, 0, 1, 2, 0, 1, 1, 0])
t3 = Internal('t3', (U8, [1, 7, 5, 5], 0.5, 120))
t4 = Internal('t4', (U8, [1, 4, 4, 4], 0.5, 120))
t5 = Internal('t5', (U8, [1, 4, 4, 4], 0.5, 120))
t6 = Internal('t6', (U8, [1, 4, 4, 4], 0.5, 120))
t7 = Internal('t7', (U8, [1, 4, 4, 4], 0.5, 120))
c8 = Parameter('c8', (U8, [4], 0.015625, 128), [90, 96, 150, 175])
t9 = Internal('t9', (U8, [1, 4, 4, 4], 0.5, 120))
c10 = Parameter('c10', (U8, [1, 1, 3, 4], 1.0, 128), [129, 129, 129, 129, 128, 128, 128, 128, 128, 128, 128, 128])
c11 = Parameter('c11', (I32, [4], 0.5, 0), [4, -4, 8, 12])
t12 = Internal('t12', (U8, [1, 4, 4, 4], 0.5, 120))
c13 = Parameter('c13', (U8, [4], 0.5, 120), [131, 93, 109, 150])
t14 = Internal('t14', (U8, [1, 4, 4, 4], 0.5, 120))
t15 = Internal('t15', (U8, [1, 4, 4, 4], 0.5, 120))
t16 = Internal('t16', (U8, [1, 4, 4, 4], 0.5, 120))
c17 = Parameter('c17', (U8, [1, 1, 3, 4], 1.0, 128), [128, 128, 128, 128, 129, 129, 129, 129, 128, 128, 128, 128])
c18 = Parameter('c18', (I32, [4], 0.5, 0), [-8, 12, 4, -4])
t19 = Internal('t19', (U8, [1, 4, 4, 4], 0.5, 120))
t20 = Internal('t20', (U8, [1, 4, 4, 4], 0.5, 120))
t21 = Output('t21', (U8, [1, 4, 4, 4], 0.5, 120))
model = Model()
model.Operation('PAD', x1, c2).To(t3)
model.Operation('SLICE', t3, [0, 2, 1, 0], [1, 4, 4, 4]).To(t4)
model.Operation('RELU', t4).To(t5)
model.Operation('MAX_POOL_2D', t5, 1, 1, 1, 3, 2, 0).To(t6)
model.Operation('CHANNEL_SHUFFLE', t6, 2, 3).To(t7)
model.Operation('PRELU', t7, c8).To(t9)
model.Operation('DEPTHWISE_CONV_2D', t9, c10, c11, 1, 1, 1, 1, 0).To(t12)
model.Operation('MINIMUM', t12, c13).To(t14)
model.Operation('RELU6', t14).To(t15)
model.Operation('MAXIMUM', t15, t15).To(t16)
model.Operation('DEPTHWISE_CONV_2D', t16, c17, c18, 1, 1, 1, 1, 0).To(t19)
model.Operation('RESHAPE', t19, [1, 4, 4, 4]).To(t20)
model.Operation('RESHAPE', t20, [1, 4, 4, 4]).To(t21)
Example({
    x1: packed('<i2',
    'c-qU{I-{uH*?nefRL!bBuk_s3y(=8k@@#VF#FU0RW_qulwYYPYcTmsP#@MRmPC46G#5qribMmS1a*p)(oj9{1kbyz~01M_F00'
),
    t21: ([116, 132, 124, 128] * 16)[:64],
}, name='of_16_quant8').AddVariations(signed(x1, t3, t4, t5, t6, t7, c8, t9, c10, t12, c13, t14, t15, t16, c17, t19, t20, t21)).DisableLifeTimeVariation()

# A result depends on its neighbors: PAD, QUANTIZE, HARD_SWISH, MUL, MINIMUM, ADD, QUANTIZE,
# RELU6, SPACE_TO_BATCH_ND, SUB, QUANTIZE, MAXIMUM.
# Expected values: float64 formula.
x1 = Input('x1', (U8, [1, 4, 4, 4], 0.5, 120))
c2 = Parameter('c2', (I32, [4, 2]), [0, 0, 1, 2, 0, 1, 1, 0])
t3 = Internal('t3', (U8, [1, 7, 5, 5], 0.5, 120))
t4 = Internal('t4', (U8, [1, 4, 4, 4], 0.5, 120))
t5 = Internal('t5', (F32, [1, 4, 4, 4]))
t6 = Internal('t6', (U8, [1, 4, 4, 4], 0.5, 120))
t7 = Internal('t7', (U8, [1, 4, 4, 4], 0.5, 120))
c8 = Parameter('c8', (U8, [4], 0.5, 7), [5, 5, 5, 5])
t9 = Internal('t9', (U8, [1, 4, 4, 4], 0.5, 120))
c10 = Parameter('c10', (U8, [4], 0.5, 120), [101, 121, 153, 138])
t11 = Internal('t11', (U8, [1, 4, 4, 4], 0.5, 120))
c12 = Parameter('c12', (U8, [4], 0.5, 120), [131, 113, 119, 100])
t13 = Internal('t13', (U8, [1, 4, 4, 4], 0.5, 120))
t14 = Internal('t14', (F32, [1, 4, 4, 4]))
t15 = Internal('t15', (U8, [1, 4, 4, 4], 0.5, 120))
t16 = Internal('t16', (U8, [1, 4, 4, 4], 0.5, 120))
c17 = Parameter('c17', (I32, [2]), [2, 2])
c18 = Parameter('c18', (I32, [2, 2]), [0, 0, 0, 0])
t19 = Internal('t19', (U8, [4, 2, 2, 4], 0.5, 120))
t20 = Internal('t20', (U8, [1, 4, 4, 4], 0.5, 120))
c21 = Parameter('c21', (U8, [4], 0.5, 120), [106, 127, 133, 130])
t22 = Internal('t22', (U8, [1, 4, 4, 4], 0.5, 120))
t23 = Internal('t23', (F32, [1, 4, 4, 4]))
t24 = Internal('t24', (U8, [1, 4, 4, 4], 0.5, 120))
t25 = Output('t25', (U8, [1, 4, 4, 4], 0.5, 120))
model = Model()
model.Operation('PAD', x1, c2).To(t3)
model.Operation('SLICE', t3, [0, 2, 1, 0], [1, 4, 4, 4]).To(t4)
model.Operation('DEQUANTIZE', t4).To(t5)
model.Operation('QUANTIZE', t5).To(t6)
model.Operation('HARD_SWISH', t6).To(t7)
model.Operation('MUL', t7, c8, 0).To(t9)
model.Operation('MINIMUM', t9, c10).To(t11)
model.Operation('ADD', t11, c12, 0).To(t13)
model.Operation('DEQUANTIZE', t13).To(t14)
model.Operation('QUANTIZE', t14).To(t15)
model.Operation('RELU6', t15).To(t16)
model.Operation('SPACE_TO_BATCH_ND', t16, c17, c18).To(t19)
model.Operation('BATCH_TO_SPACE_ND', t19, c17).To(t20)
model.Operation('SUB', t20, c21, 0).To(t22)
model.Operation('DEQUANTIZE', t22).To(t23)
model.Operation('QUANTIZE', t23).To(t24)
model.Operation('MAXIMUM', t24, t24).To(t25)
Example({
    x1: packed('<i2',
    'c-pH;+_|ze$R<5$TV!^2Tw!^!OY`>9?D}2%^0zH(jPF>I(CIy`bLOs|$|l>G`kug2ulAtjH8EQQ6Y6$M?VS-E#6Tec0J6^?3I'
),
    t25: ([134, 113, 107, 110] * 16)[:64],
}, name='of_19_quant8').AddVariations(signed(x1, t3, t4, t6, t7, c8, t9, c10, t11, c12, t13, t15, t16, t19, t20, c21, t22, t24, t25)).DisableLifeTimeVariation()

# A result depends on its neighbors: PAD, PRELU, CONV_2D, MAXIMUM, TRANSPOSE, PAD, SUB.
# Expected values: float64 formula.
x1 = Input('x1', (U8, [1, 4, 4, 4], 0.5, 120))
c2 = Parameter('c2', (I32, [4, 2]), [0, 0, 1, 2, 0, 1, 1, 0])
t3 = Internal('t3', (U8, [1, 7, 5, 5], 0.5, 120))
t4 = Internal('t4', (U8, [1, 4, 4, 4], 0.5, 120))
c5 = Parameter('c5', (U8, [4], 0.015625, 128), [171, 186, 89, 95])
t6 = Internal('t6', (U8, [1, 4, 4, 4], 0.5, 120))
c7 = Parameter('c7', (U8, [4, 1, 3, 4], 1.0, 128), packed('<i2',
    'c-m`hKmv_~ISeEM0L|<e1p'
))
c8 = Parameter('c8', (I32, [4], 0.5, 0), [0, -8, -12, -12])
t9 = Internal('t9', (U8, [1, 4, 4, 4], 0.5, 120))
t10 = Internal('t10', (U8, [1, 4, 4, 4], 0.5, 120))
t11 = Internal('t11', (U8, [1, 4, 4, 4], 0.5, 120))
c12 = Parameter('c12', (I32, [4, 2]), [0, 0, 1, 2, 0, 1, 1, 0])
t13 = Internal('t13', (U8, [1, 7, 5, 5], 0.5, 120))
t14 = Internal('t14', (U8, [1, 4, 4, 4], 0.5, 120))
c15 = Parameter('c15', (U8, [4], 0.5, 120), [111, 100, 101, 120])
t16 = Output('t16', (U8, [1, 4, 4, 4], 0.5, 120))
model = Model()
model.Operation('PAD', x1, c2).To(t3)
model.Operation('SLICE', t3, [0, 2, 1, 0], [1, 4, 4, 4]).To(t4)
model.Operation('PRELU', t4, c5).To(t6)
model.Operation('CONV_2D', t6, c7, c8, 1, 1, 1, 0).To(t9)
model.Operation('MAXIMUM', t9, t9).To(t10)
model.Operation('TRANSPOSE', t10, [0, 2, 3, 1]).To(t11)
model.Operation('PAD', t11, c12).To(t13)
model.Operation('SLICE', t13, [0, 2, 1, 0], [1, 4, 4, 4]).To(t14)
model.Operation('SUB', t14, c15, 0).To(t16)
Example({
    x1: packed('<i2',
    'c-pf|ubI5KCwW<!Lw3`Ggy6z$8{Otkp1Q!jD9v^L+NpL<r72ajL$c?ubO<Y`s4R%DncW;%xH)86L}t;%-1VzkVi+g{0BA%WNd'
),
    t16: packed('<i2',
    'c-m{6pR~GhZhKSXie+7mJ>3<J^#MtZ-BSu0XEnEi`8!*dH_mOD*Ep}I0?bFl3={$Y!x<sV'
),
}, name='of_43_quant8').AddVariations(signed(x1, t3, t4, c5, t6, c7, t9, t10, t11, t13, t14, c15, t16)).DisableLifeTimeVariation()
