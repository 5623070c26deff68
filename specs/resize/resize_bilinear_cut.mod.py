# Licensed under the Apache License, Version 2.0; see LICENSE.
# Written by 'python -m corpus' from corpus/families/resize.py; do not edit.
#
# RESIZE_BILINEAR: windows on a part of a tensor.

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
I32 = 'TENSOR_INT32'

# Parts of each kind.
# Expected values: float64 formula.
x1 = Input('x1', (F32, [1, 5, 6, 4]))
c2 = Parameter('c2', (I32, [4]), [0, 1, 2, 1])
c3 = Parameter('c3', (I32, [4]), [1, 3, 3, 2])
t4 = Internal('t4', (F32, [1, 3, 3, 2]))
t5 = Output('t5', (F32, [1, 8, 8, 2]))
x6 = Input('x6', (F32, [1, 5, 6, 4]))
c7 = Parameter('c7', (I32, [4]), [0, 1, 2, 1])
c8 = Parameter('c8', (I32, [4]), [1, 3, 3, 2])
t9 = Internal('t9', (F32, [1, 3, 3, 2]))
t10 = Output('t10', (F32, [1, 8, 8, 2]))
x11 = Input('x11', (F32, [1, 5, 6, 4]))
c12 = Parameter('c12', (I32, [4]), [0, 0, 1, 0])
c13 = Parameter('c13', (I32, [4]), [1, 4, -1, 2])
t14 = Internal('t14', (F32, [1, 4, 5, 2]))
t15 = Output('t15', (F32, [1, 8, 8, 2]))
x16 = Input('x16', (F32, [1, 5, 6, 4]))
c17 = Parameter('c17', (I32, [4]), [0, 0, 1, 0])
c18 = Parameter('c18', (I32, [4]), [1, 4, -1, 2])
t19 = Internal('t19', (F32, [1, 4, 5, 2]))
t20 = Output('t20', (F32, [1, 8, 8, 2]))
x21 = Input('x21', (F32, [1, 5, 6, 4]))
c22 = Parameter('c22', (I32, [4]), [0, 1, 1, 3])
c23 = Parameter('c23', (I32, [4]), [1, 4, 6, 1])
c24 = Parameter('c24', (I32, [4]), [1, 1, 2, -1])
t25 = Internal('t25', (F32, [1, 3, 3, 2]))
t26 = Output('t26', (F32, [1, 8, 8, 2]))
x27 = Input('x27', (F32, [1, 5, 6, 4]))
c28 = Parameter('c28', (I32, [4]), [0, 1, 1, 3])
c29 = Parameter('c29', (I32, [4]), [1, 4, 6, 1])
c30 = Parameter('c30', (I32, [4]), [1, 1, 2, -1])
t31 = Internal('t31', (F32, [1, 3, 3, 2]))
t32 = Output('t32', (F32, [1, 8, 8, 2]))
x33 = Input('x33', (F32, [1, 5, 6, 4]))
t34 = Internal('t34', (F32, [1, 5, 3, 4]))
t35 = Internal('t35', (F32, [1, 5, 3, 4]))
t36 = Internal('t36', (F32, [1, 5, 3, 2]))
t37 = Internal('t37', (F32, [1, 5, 3, 2]))
t38 = Output('t38', (F32, [1, 8, 8, 2]))
x39 = Input('x39', (F32, [1, 5, 6, 4]))
t40 = Internal('t40', (F32, [1, 5, 3, 4]))
t41 = Internal('t41', (F32, [1, 5, 3, 4]))
t42 = Internal('t42', (F32, [1, 5, 3, 2]))
t43 = Internal('t43', (F32, [1, 5, 3, 2]))
t44 = Output('t44', (F32, [1, 8, 8, 2]))
model = Model()
model.Operation('SLICE', x1, c2, c3).To(t4)
model.Operation('RESIZE_BILINEAR', t4, 8, 8, False, False, False).To(t5)
model.Operation('SLICE', x6, c7, c8).To(t9)
model.Operation('RESIZE_BILINEAR', t9, 8, 8, False, False, True).To(t10)
model.Operation('SLICE', x11, c12, c13).To(t14)
model.Operation('RESIZE_BILINEAR', t14, 8, 8, False, False, False).To(t15)
model.Operation('SLICE', x16, c17, c18).To(t19)
model.Operation('RESIZE_BILINEAR', t19, 8, 8, False, False, True).To(t20)
model.Operation('STRIDED_SLICE', x21, c22, c23, c24, 0, 0, 0).To(t25)
model.Operation('RESIZE_BILINEAR', t25, 8, 8, False, False, False).To(t26)
model.Operation('STRIDED_SLICE', x27, c28, c29, c30, 0, 0, 0).To(t31)
model.Operation('RESIZE_BILINEAR', t31, 8, 8, False, False, True).To(t32)
model.Operation('SPLIT', x33, 2, 2).To(t34, t35)
model.Operation('SPLIT', t34, 3, 2).To(t36, t37)
model.Operation('RESIZE_BILINEAR', t37, 8, 8, False, False, False).To(t38)
model.Operation('SPLIT', x39, 2, 2).To(t40, t41)
model.Operation('SPLIT', t40, 3, 2).To(t42, t43)
model.Operation('RESIZE_BILINEAR', t43, 8, 8, False, False, True).To(t44)
Example({
    x1: packed('|i1',
    'c-jriw-LZF3<R*_i)sI9DJIz+8aOj}to7|V(2Knd1Yz^kJrm`iCE<09&089?RD=<#r@fca<Y@i7a#?d_n5vlnsFX;SwZioks=k`?'
    '_5(!#Hzx', 0.5
),
    t5: packed('<i2',
    'c-lL_z!4F!p`oHdq2WXWLj%Kuh*hUc>;l*VDgs^w2m}Z)Z1Az0aYkW^!UY8$1t2&ev1!MWh(9_C87@l#b_DD=uwa2h!-Eeu8X5#N'
    '91<K74ruh9h{<@;@?gfDH3l3890wRW76dpv$Y5BYaHGMY!2zBBkLf?-e+D3A1VX0&FdhR;jFEwX;Xed`#TdcdfB#_sr2PNCe?S2S'
    'FaYxZ!T5|I0ObP>!^#H$v`l(|', 0.0078125
),
    x6: packed('|i1',
    'c-jrgK^8<Y1O&jR3GRPd(!R{pwm##`6mthW2Cm1=su$96b-wEhFIU}m_=Fwt+foBva3mF^zJC`hD{v@j*Vg*b#Sq)jK9NQ7Jb3Ja'
    '{{UuOH~a', 0.5
),
    t10: packed('<i2',
    'c-mEsAxi{77>2+7zHe6JVHAY%2PlK#ie<ZHlUxzjDhQ^#CKs<c8VshvU$B^t6OO^6Xj!X4ws}dmI^)jVV3Q|2?~`5tD~r~e3t3jm'
    '07(1sHGIE$JUTwTpL~~PTa2&W<nrYF?s<RrNhxEu4wpM;@#=GL@pd~HNIgBU0bc7>GwNQXs%kri?PA%?>rFkXv}s^b45ts>OwZNI'
    'bO2RnbgLv(knX_cPQ*w~{II8<f)kGabyA4v*>NwT0FS>IV&=(<kY^j%Ct}2&dIo_x#RMV)LlPlnjLe*qNIOy>6n~vS4v96ZHE9<', 0.001953125
),
    x11: packed('|i1',
    'c-jTQfe`>O1O%}26#GxBC{6ToBYA2UNXj&uK?TGJceyB9;t}3>hKf)aaWHO|q{w126Hr)FkCb>!TRwfv>m0Zk)y=!!bq>yPZubuu'
    '$2j=', 0.5
),
    t15: packed('|i1',
    'c-m7~aO={UJ3^}-aI8qXVDdmgVaBbS7oI50<G680?8K7;7ZfJkdT`~9-Xwz+0>=(aS<oQy;McW(2TW(E9Qplv*Qx~*1Pr9kXiTx0'
    'C-LB!z?K6G76|<K{_fK)?(IK*JT!dv?8OOz16Kt0DBQYmL*P!31dqW7bUpyi7D)C', 0.03125
),
    x16: packed('|i1',
    'c-jrgNfHAw2m`=EEaLyK#o)n7U;AJ^IfgYlYz2OXVjWb7lX0Fuz2m5V)l}}jL<qq7qB0W4hTXh{?Y_}9P(XK-eJI!5rp0toUxk~z'
    '{Q=-pGB*', 0.5
),
    t20: packed('<i2',
    'c-mt)5OJhu0*k?ihJc0)lLH49B)A^C&MIquDev2=T62R14;ILu%6;$eI?c=J-*Q`l1P6tO(^rdDve!%R4P5@Rq2a)TZrzFHvuk@F'
    'rZ29wZeU0V_|<WE&%-Y^tyl6Vo^eP}D9~Hs_{2M>hn;2X<2eTwFfg33XsBq=FgY<Nf~Te7023o41H*qHW&lzD7#Tr)1`z%a<bxy_'
    '!4Sd+GZ-Lh{xSXsiT($x07`=S|3Lt#^dFcHr2oSpL=wn?fdBu%n*RX+Xm)gv', 0.0078125
),
    x21: packed('|i1',
    'c-jrfNfH1d2n4XQLGb^trDbs@$7l)4FOz34fl_p$MzHTK@k}UcD@;b2ov4@cO2f1I+|KdrV`C0B{XagcNyN1SU8fY;GZs69wOlrd'
    '=N~wYJmm', 0.5
),
    t26: packed('<i2',
    'c-lK~AfrOSz~jUMg&!3M91b|l*m0=xjnxam4iOD;4has4f(<fNCtNzB3OFLR1$+qja3I1-`^djiqZW<Hax)5M6fh((*f2=^(fF|7'
    'iNphk2M!Jy`+RMTn&o07OocQAGz1t9tXL5+VM9TKLx6w-g98IP{~zOjMg~R(hW`xz{)6Cu22=<lzyO*556ou-K?X1Y%Q3<r0}>>}'
    '2LO{MVu%', 0.0078125
),
    x27: packed('|i1',
    'c-jrhNfHAw2m`=EVwwNH7GncRpWD-wvQ>isA^2#h)*LjW!NeAVFM^n9NHG>SM={5Jo)~S;2~&RT9(iR6QJTfJ{vUi7p?Nd*nMPj9'
    '4+NAjPy', 0.5
),
    t32: packed('<i2',
    'c-muN5Li%<a6#cgz=9766BrmK1gv`H*7iv0xAVl8>iq{8J{Y(y^UCtmoBP##|HV!Rh5&&_Nq&C2tn8QHom$;|fFZ%)pYx`zY3dT`'
    'CrT@t4;Uy+nB`eEKj^E5>5upmoemQod@%F3>a;s-!K~pa(SP6r14BT7fq{U4K!CxA0HA$Le}RyZiItJ{KjYtjfB!N5Wkllt`S<Vt'
    '|No3k%&bf-{~3S(`~B|^;~z!_W@c7qmVb=D{{8&-o9Q>xe<o&TW~P4(ApRewKTQ7_nEo;S`}Ys59%%f3pi;(P|Nnr@`^yaF|NQ?O'
    'Xy1PT|8#$%', 0.001953125
),
    x33: packed('|i1',
    'c-jrhNfHAw2m`=EFqr?p)|f>}pPQuCHme>)kik2JIqjkr87h3e%6J!!CI<6~pMN;TIMr?q_1IM;?jU+;UL;a%qfy@&P~v^pan!k;'
    'Kcf0OBm', 0.5
),
    t38: packed('<i2',
    'c-lK~pd!J5;lqss3KKFKfI#3t?ekZB3tqo4F{t%$@Nfu7xbZEa$7Ife1w2a(0t^Bw3bq7(Fp}G4Fu^I!Bf=wsfg$0`ffo`V5)@Vh'
    '97s5ju%O}Bx{y2D3v@0lG&m7(BEZ3+re?>ETMQ=>wjJ2;V8erk0~<0P2)tOZfFUBmp~0cyKLZH<`~Qyt0vSL&MiA>i7=ZZy8G#VY'
    '07C`_Mg(AhDPVv=Am=~GAjW@;5N$9$Fz^q`gK7W(;38{P', 0.0078125
),
    x39: packed('|i1',
    'c-jrji4_1b1O>o{`1D_G9AS3~m?uT1W4^7ul$ilz0z*id&Z{ax@vL+V@6--6Q%4vc0Cy%5mvpbQKd^aTt-n!7DaL5i=gI~brnBYT'
    '4^*BtQv', 0.5
),
    t44: packed('<i2',
    'c-j?=AxH#47=_>bvpbiB3s!MVa*BH4ifzSU5MjU|*Ve0oY!-uvRoG%PY%!^DRZ!S)m=11(XwWbwgNC!6J3BM(zOOyL_keD!vP5T@'
    ')=~mzxZHi8>rAendT-<3G|P({aCsPg?Op9`Z|OXm9>~w=C|=uGzF%6+qC$@5PshCrwO?$i#dea!KOZln$2;|qeisW}rQ?A;zCG!`'
    '4$hy~S7ZvL`7~1baM-S8z%auqZbK`ou)(n!?gJNCGB6+zBVyc>^`<Hf96Z1n$WqDwIBNn{SFU*pTP-0t2jB?-g(OJSV_0XMcjQR8'
    '&{Boc8sld)<Nw*nYq0', 0.001953125
),
}, name='parts').AddVariations('float16').DisableLifeTimeVariation()
