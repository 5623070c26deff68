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

# A window reaches over the border of a part that lies in a whole tensor: what is beyond is
# padding, not the rest of the tensor.
# Expected values: float64 formula.
x1 = Input('x1', (F32, [1, 5, 6, 4]))
t2 = Internal('t2', (F32, [1, 3, 3, 2]))
t3 = Output('t3', (F32, [1, 8, 8, 2]))
x4 = Input('x4', (F32, [1, 5, 6, 4]))
t5 = Internal('t5', (F32, [1, 3, 3, 2]))
t6 = Output('t6', (F32, [1, 8, 8, 2]))
x7 = Input('x7', (F32, [1, 5, 6, 4]))
t8 = Internal('t8', (F32, [1, 4, 5, 2]))
t9 = Output('t9', (F32, [1, 8, 8, 2]))
x10 = Input('x10', (F32, [1, 5, 6, 4]))
t11 = Internal('t11', (F32, [1, 4, 5, 2]))
t12 = Output('t12', (F32, [1, 8, 8, 2]))
x13 = Input('x13', (F32, [1, 5, 6, 4]))
c14 = Parameter('c14', (I32, [4]), [0, 1, 1, 3])
c15 = Parameter('c15', (I32, [4]), [1, 4, 6, 1])
t16 = Internal('t16', (F32, [1, 3, 3, 2]))
t17 = Output('t17', (F32, [1, 8, 8, 2]))
x18 = Input('x18', (F32, [1, 5, 6, 4]))
c19 = Parameter('c19', (I32, [4]), [0, 1, 1, 3])
c20 = Parameter('c20', (I32, [4]), [1, 4, 6, 1])
t21 = Internal('t21', (F32, [1, 3, 3, 2]))
t22 = Output('t22', (F32, [1, 8, 8, 2]))
x23 = Input('x23', (F32, [1, 5, 6, 4]))
t24 = Internal('t24', (F32, [1, 5, 3, 4]))
t25 = Internal('t25', (F32, [1, 5, 3, 4]))
t26 = Internal('t26', (F32, [1, 5, 3, 2]))
t27 = Internal('t27', (F32, [1, 5, 3, 2]))
t28 = Output('t28', (F32, [1, 8, 8, 2]))
x29 = Input('x29', (F32, [1, 5, 6, 4]))
t30 = Internal('t30', (F32, [1, 5, 3, 4]))
t31 = Internal('t31', (F32, [1, 5, 3, 4]))
t32 = Internal('t32', (F32, [1, 5, 3, 2]))
t33 = Internal('t33', (F32, [1, 5, 3, 2]))
t34 = Output('t34', (F32, [1, 8, 8, 2]))
model = Model()
model.Operation('SLICE', x1, [0, 1, 2, 1], [1, 3, 3, 2]).To(t2)
model.Operation('RESIZE_BILINEAR', t2, 8, 8, False, False, False).To(t3)
model.Operation('SLICE', x4, [0, 1, 2, 1], [1, 3, 3, 2]).To(t5)
model.Operation('RESIZE_BILINEAR', t5, 8, 8, False, False, True).To(t6)
model.Operation('SLICE', x7, [0, 0, 1, 0], [1, 4, -1, 2]).To(t8)
model.Operation('RESIZE_BILINEAR', t8, 8, 8, False, False, False).To(t9)
model.Operation('SLICE', x10, [0, 0, 1, 0], [1, 4, -1, 2]).To(t11)
model.Operation('RESIZE_BILINEAR', t11, 8, 8, False, False, True).To(t12)
model.Operation('STRIDED_SLICE', x13, c14, c15, [1, 1, 2, -1], 0, 0, 0).To(t16)
model.Operation('RESIZE_BILINEAR', t16, 8, 8, False, False, False).To(t17)
model.Operation('STRIDED_SLICE', x18, c19, c20, [1, 1, 2, -1], 0, 0, 0).To(t21)
model.Operation('RESIZE_BILINEAR', t21, 8, 8, False, False, True).To(t22)
model.Operation('SPLIT', x23, 2, 2).To(t24, t25)
model.Operation('SPLIT', t24, 3, 2).To(t26, t27)
model.Operation('RESIZE_BILINEAR', t27, 8, 8, False, False, False).To(t28)
model.Operation('SPLIT', x29, 2, 2).To(t30, t31)
model.Operation('SPLIT', t30, 3, 2).To(t32, t33)
model.Operation('RESIZE_BILINEAR', t33, 8, 8, False, False, True).To(t34)
Example({
    x1: packed('|i1',
    'c-jriw-LZF3<R*_i)sI9DJIz+8aOj}to7|V(2Knd1Yz^kJrm`iCE<09&089?RD=<#r@fca<Y@i7a#?d_n5vlnsFX;SwZioks=k`?'
    '_5(!#Hzx', 0.5
),
    t3: packed('<i2',
    'c-lL_z!4F!p`oHdq2WXWLj%Kuh*hUc>;l*VDgs^w2m}Z)Z1Az0aYkW^!UY8$1t2&ev1!MWh(9_C87@l#b_DD=uwa2h!-Eeu8X5#N'
    '91<K74ruh9h{<@;@?gfDH3l3890wRW76dpv$Y5BYaHGMY!2zBBkLf?-e+D3A1VX0&FdhR;jFEwX;Xed`#TdcdfB#_sr2PNCe?S2S'
    'FaYxZ!T5|I0ObP>!^#H$v`l(|', 0.0078125
),
    x4: packed('|i1',
    'c-jrgK^8<Y1O&jR3GRPd(!R{pwm##`6mthW2Cm1=su$96b-wEhFIU}m_=Fwt+foBva3mF^zJC`hD{v@j*Vg*b#Sq)jK9NQ7Jb3Ja'
    '{{UuOH~a', 0.5
),
    t6: packed('<i2',
    'c-mEsAxi{77>2+7zHe6JVHAY%2PlK#ie<ZHlUxzjDhQ^#CKs<c8VshvU$B^t6OO^6Xj!X4ws}dmI^)jVV3Q|2?~`5tD~r~e3t3jm'
    '07(1sHGIE$JUTwTpL~~PTa2&W<nrYF?s<RrNhxEu4wpM;@#=GL@pd~HNIgBU0bc7>GwNQXs%kri?PA%?>rFkXv}s^b45ts>OwZNI'
    'bO2RnbgLv(knX_cPQ*w~{II8<f)kGabyA4v*>NwT0FS>IV&=(<kY^j%Ct}2&dIo_x#RMV)LlPlnjLe*qNIOy>6n~vS4v96ZHE9<', 0.001953125
),
    x7: packed('|i1',
    'c-jTQfe`>O1O%}26#GxBC{6ToBYA2UNXj&uK?TGJceyB9;t}3>hKf)aaWHO|q{w126Hr)FkCb>!TRwfv>m0Zk)y=!!bq>yPZubuu'
    '$2j=', 0.5
),
    t9: packed('|i1',
    'c-m7~aO={UJ3^}-aI8qXVDdmgVaBbS7oI50<G680?8K7;7ZfJkdT`~9-Xwz+0>=(aS<oQy;McW(2TW(E9Qplv*Qx~*1Pr9kXiTx0'
    'C-LB!z?K6G76|<K{_fK)?(IK*JT!dv?8OOz16Kt0DBQYmL*P!31dqW7bUpyi7D)C', 0.03125
),
    x10: packed('|i1',
    'c-jrgNfHAw2m`=EEaLyK#o)n7U;AJ^IfgYlYz2OXVjWb7lX0Fuz2m5V)l}}jL<qq7qB0W4hTXh{?Y_}9P(XK-eJI!5rp0toUxk~z'
    '{Q=-pGB*', 0.5
),
    t12: packed('<i2',
    'c-mt)5OJhu0*k?ihJc0)lLH49B)A^C&MIquDev2=T62R14;ILu%6;$eI?c=J-*Q`l1P6tO(^rdDve!%R4P5@Rq2a)TZrzFHvuk@F'
    'rZ29wZeU0V_|<WE&%-Y^tyl6Vo^eP}D9~Hs_{2M>hn;2X<2eTwFfg33XsBq=FgY<Nf~Te7023o41H*qHW&lzD7#Tr)1`z%a<bxy_'
    '!4Sd+GZ-Lh{xSXsiT($x07`=S|3Lt#^dFcHr2oSpL=wn?fdBu%n*RX+Xm)gv', 0.0078125
),
    x13: packed('|i1',
    'c-jrfNfH1d2n4XQLGb^trDbs@$7l)4FOz34fl_p$MzHTK@k}UcD@;b2ov4@cO2f1I+|KdrV`C0B{XagcNyN1SU8fY;GZs69wOlrd'
    '=N~wYJmm', 0.5
),
    t17: packed('<i2',
    'c-lK~AfrOSz~jUMg&!3M91b|l*m0=xjnxam4iOD;4has4f(<fNCtNzB3OFLR1$+qja3I1-`^djiqZW<Hax)5M6fh((*f2=^(fF|7'
    'iNphk2M!Jy`+RMTn&o07OocQAGz1t9tXL5+VM9TKLx6w-g98IP{~zOjMg~R(hW`xz{)6Cu22=<lzyO*556ou-K?X1Y%Q3<r0}>>}'
    '2LO{MVu%', 0.0078125
),
    x18: packed('|i1',
    'c-jrhNfHAw2m`=EVwwNH7GncRpWD-wvQ>isA^2#h)*LjW!NeAVFM^n9NHG>SM={5Jo)~S;2~&RT9(iR6QJTfJ{vUi7p?Nd*nMPj9'
    '4+NAjPy', 0.5
),
    t22: packed('<i2',
    'c-muN5Li%<a6#cgz=9766BrmK1gv`H*7iv0xAVl8>iq{8J{Y(y^UCtmoBP##|HV!Rh5&&_Nq&C2tn8QHom$;|fFZ%)pYx`zY3dT`'
    'CrT@t4;Uy+nB`eEKj^E5>5upmoemQod@%F3>a;s-!K~pa(SP6r14BT7fq{U4K!CxA0HA$Le}RyZiItJ{KjYtjfB!N5Wkllt`S<Vt'
    '|No3k%&bf-{~3S(`~B|^;~z!_W@c7qmVb=D{{8&-o9Q>xe<o&TW~P4(ApRewKTQ7_nEo;S`}Ys59%%f3pi;(P|Nnr@`^yaF|NQ?O'
    'Xy1PT|8#$%', 0.001953125
),
    x23: packed('|i1',
    'c-jrhNfHAw2m`=EFqr?p)|f>}pPQuCHme>)kik2JIqjkr87h3e%6J!!CI<6~pMN;TIMr?q_1IM;?jU+;UL;a%qfy@&P~v^pan!k;'
    'Kcf0OBm', 0.5
),
    t28: packed('<i2',
    'c-lK~pd!J5;lqss3KKFKfI#3t?ekZB3tqo4F{t%$@Nfu7xbZEa$7Ife1w2a(0t^Bw3bq7(Fp}G4Fu^I!Bf=wsfg$0`ffo`V5)@Vh'
    '97s5ju%O}Bx{y2D3v@0lG&m7(BEZ3+re?>ETMQ=>wjJ2;V8erk0~<0P2)tOZfFUBmp~0cyKLZH<`~Qyt0vSL&MiA>i7=ZZy8G#VY'
    '07C`_Mg(AhDPVv=Am=~GAjW@;5N$9$Fz^q`gK7W(;38{P', 0.0078125
),
    x29: packed('|i1',
    'c-jrji4_1b1O>o{`1D_G9AS3~m?uT1W4^7ul$ilz0z*id&Z{ax@vL+V@6--6Q%4vc0Cy%5mvpbQKd^aTt-n!7DaL5i=gI~brnBYT'
    '4^*BtQv', 0.5
),
    t34: packed('<i2',
    'c-j?=AxH#47=_>bvpbiB3s!MVa*BH4ifzSU5MjU|*Ve0oY!-uvRoG%PY%!^DRZ!S)m=11(XwWbwgNC!6J3BM(zOOyL_keD!vP5T@'
    ')=~mzxZHi8>rAendT-<3G|P({aCsPg?Op9`Z|OXm9>~w=C|=uGzF%6+qC$@5PshCrwO?$i#dea!KOZln$2;|qeisW}rQ?A;zCG!`'
    '4$hy~S7ZvL`7~1baM-S8z%auqZbK`ou)(n!?gJNCGB6+zBVyc>^`<Hf96Z1n$WqDwIBNn{SFU*pTP-0t2jB?-g(OJSV_0XMcjQR8'
    '&{Boc8sld)<Nw*nYq0', 0.001953125
),
}, name='parts').AddVariations('float16').DisableLifeTimeVariation()
