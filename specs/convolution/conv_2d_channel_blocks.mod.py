# Licensed under the Apache License, Version 2.0; see LICENSE.
# Written by 'python -m corpus' from corpus/families/convolution.py; do not edit.
#
# CONV_2D: whole blocks of channels.

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

# Whole blocks of channels meet every padding and stride.
# Expected values: float64 formula.
x1 = Input('x1', (F32, [1, 5, 6, 8]))
c2 = Parameter('c2', (F32, [8, 3, 3, 8]), (packed('|i1',
    'c-ke3K@I>g41&=Azqzh<2MHmDft`X>iNWQh(jpvu<@<8a)&n%j5d{', 1.0
) * 10)[:576])
c3 = Parameter('c3', (F32, [8]), [0.5, -1.5, 2.0, -0.5, 1.0, 0.5, -1.5, 2.0])
t4 = Output('t4', (F32, [1, 5, 6, 8]))
x5 = Input('x5', (F32, [1, 5, 6, 16]))
c6 = Parameter('c6', (F32, [8, 3, 3, 16]), (packed('<i2',
    'c-jGa0EPeQ{}b7X;m>;;^G7K!H@y$RMf+vr#j7PvyFJTYUw2I>ITK$Gt5=6*X?p>wPmBFocWZMGA$<vV+uH}dcMn<*`EUg7ZSZ+y'
    'v%>TbNQJG7{$~fF%B)Xnto8;yQl%?EvCAGf-7vd5+6xyJ$B1}F9mPkj74L)^V(h3mfd', 0.0001220703125
) * 19)[:1152])
c7 = Parameter('c7', (F32, [8]), [0.5, -1.5, 2.0, -0.5, 1.0, 0.5, -1.5, 2.0])
t8 = Output('t8', (F32, [1, 3, 4, 8]))
x9 = Input('x9', (F32, [1, 8, 5, 6]))
c10 = Parameter('c10', (F32, [16, 3, 3, 8]), (packed('|i1',
    'c-j?<0SW*B5W&X(-^`s_(n7>UD9Z*vB9I_c;SP1O-Rz6`%K>Us6Zi', 1.0
) * 19)[:1152])
c11 = Parameter('c11', (F32, [16]), [0.5, -1.5, 2.0, -0.5, 1.0, 0.5, -1.5, 2.0, -0.5, 1.0, 0.5, -1.5, 2.0, -0.5, 1.0, 0.5])
t12 = Output('t12', (F32, [1, 16, 4, 5]))
x13 = Input('x13', (F32, [1, 5, 6, 16]))
c14 = Parameter('c14', (F32, [16, 3, 3, 16]), (packed('<i2',
    'c-jGa0EPc&&qw)*N1eN|?Q0u3iBDxY2TeoG2md46%l*CUU!Qk}Q}+#_>nAm#CkHbxA^B-*y@fNW)!osVC((s>X|nJfkQBeK!@LB='
    '(HiI+luu%3z5d;Ow6MUXatR$MPXG5OupikdAq@kScQn-iK)!$fSXJNDvR7Q+;@h1*4*', 0.0001220703125
) * 38)[:2304])
c15 = Parameter('c15', (F32, [16]), [0.5, -1.5, 2.0, -0.5, 1.0, 0.5, -1.5, 2.0, -0.5, 1.0, 0.5, -1.5, 2.0, -0.5, 1.0, 0.5])
t16 = Output('t16', (F32, [1, 5, 5, 16]))
x17 = Input('x17', (F32, [1, 5, 6, 8]))
c18 = Parameter('c18', (F32, [8, 3, 3, 8]), (packed('|i1',
    'c-k$C!3h8`5W=GS&+Jv9pAaO92!V_;o=C7qDw#B>__qJ17aq*J4+Q', 1.0
) * 10)[:576])
c19 = Parameter('c19', (F32, [8]), [0.5, -1.5, 2.0, -0.5, 1.0, 0.5, -1.5, 2.0])
t20 = Output('t20', (F32, [1, 5, 8, 8]))
x21 = Input('x21', (F32, [1, 16, 5, 6]))
c22 = Parameter('c22', (F32, [8, 3, 3, 16]), (packed('<i2',
    'c-jGa0EPdx*>Oj!_YGaAZOKugg$4h~zlZM!#s9?(Iia;(NB7AK<wH|37fU5qJE;fHd6xy-&Dp7AHJQ67@hy=%qv+MkD@>qGv4PGe'
    '%Bue(Fs@NiW)t62{GYHTI19u*Nyppw8izr!>&0!2v(DO(P@)uBw||QW!ZJ+~jwzo$00', 0.0001220703125
) * 19)[:1152])
c23 = Parameter('c23', (F32, [8]), [0.5, -1.5, 2.0, -0.5, 1.0, 0.5, -1.5, 2.0])
t24 = Output('t24', (F32, [1, 8, 3, 3]))
x25 = Input('x25', (F32, [1, 5, 6, 8]))
c26 = Parameter('c26', (F32, [16, 3, 3, 8]), (packed('|i1',
    'c-l3}!3h9B3<AN8{nxA)AqV?$a2O*<kTJ{-5!D-as0VM~!voB@5B~', 1.0
) * 19)[:1152])
c27 = Parameter('c27', (F32, [16]), [0.5, -1.5, 2.0, -0.5, 1.0, 0.5, -1.5, 2.0, -0.5, 1.0, 0.5, -1.5, 2.0, -0.5, 1.0, 0.5])
t28 = Output('t28', (F32, [1, 2, 3, 16]))
x29 = Input('x29', (F32, [1, 5, 6, 16]))
c30 = Parameter('c30', (F32, [16, 3, 3, 16]), (packed('<i2',
    'c-jGa0EPeY?T3$dok^*&YjZpEo52NfWr>^rrwxI#`)iMz2Lu0KF%?yD!@-HCi~G~5LkUa28Eqv;JEI5T1;??^{6-htfkoRJ^g3pp'
    '3uz-R4f79w=4_?h7@3Q09f<)a_hG|kMvYXjosDWq4Ypd%@<Gt`iTK%Ns>>_pXU$hVj{', 0.0001220703125
) * 38)[:2304])
c31 = Parameter('c31', (F32, [16]), [0.5, -1.5, 2.0, -0.5, 1.0, 0.5, -1.5, 2.0, -0.5, 1.0, 0.5, -1.5, 2.0, -0.5, 1.0, 0.5])
t32 = Output('t32', (F32, [1, 4, 3, 16]))
x33 = Input('x33', (F32, [1, 5, 6, 8]))
c34 = Parameter('c34', (F32, [16, 1, 1, 8]), packed('|i1',
    'c-p0l!4Uv30KvlkGgIvf{p2`NQetcxq8k!i3VK`(SSXj1r%AB!`+NZMIw|o', 1.0
))
c35 = Parameter('c35', (F32, [16]), [0.5, -1.5, 2.0, -0.5, 1.0, 0.5, -1.5, 2.0, -0.5, 1.0, 0.5, -1.5, 2.0, -0.5, 1.0, 0.5])
t36 = Output('t36', (F32, [1, 5, 6, 16]))
x37 = Input('x37', (F32, [1, 16, 5, 6]))
c38 = Parameter('c38', (F32, [16, 1, 1, 16]), (packed('<i2',
    'c-jGa0EPcgbJue{!x<0D{Q>D;5wk~u1xp##>y^W|i%Fd!Ya0c<Ey1TjiR*E<m8mHq-*Js`>9>8K{cZE%2O(*#L{`zmoCpyNm$x}f'
    '^Bi_%o7QBeFSCCeyXqR(=i6v_DtENGLItcKZ}>#zCNzz-?>lr$9J9)L&;@=sA3~lxF8', 0.0001220703125
) * 5)[:256])
c39 = Parameter('c39', (F32, [16]), [0.5, -1.5, 2.0, -0.5, 1.0, 0.5, -1.5, 2.0, -0.5, 1.0, 0.5, -1.5, 2.0, -0.5, 1.0, 0.5])
t40 = Output('t40', (F32, [1, 16, 3, 3]))
x41 = Input('x41', (F32, [1, 5, 6, 8]))
c42 = Parameter('c42', (F32, [8, 5, 5, 8]), (packed('|i1',
    'c-kF^fe8Qr2!q`IzuBU|$xsXd-sP753!Ou0-!LNB>tq2yn+*s', 1.0
) * 27)[:1600])
c43 = Parameter('c43', (F32, [8]), [0.5, -1.5, 2.0, -0.5, 1.0, 0.5, -1.5, 2.0])
t44 = Output('t44', (F32, [1, 5, 6, 8]))
x45 = Input('x45', (F32, [1, 5, 6, 16]))
c46 = Parameter('c46', (F32, [8, 5, 5, 16]), (packed('<i2',
    'c-jGa0EPc`ab=NFW$(M~L0iQ)ZKWFniC>c=n<ZJvV|O{7UnQk2BLxrt5mB%C?R$UW-$ykgIW<vH^}{o>(O1>UY0nr=#f_btzqIqM'
    '`OXV?wW9q`B{}<#Bb{!7r$X155C+K-E_(q{Cu>$<rLAi0`Ohs;-QjS>+W1(-HwTnF#Q', 0.0001220703125
) * 53)[:3200])
c47 = Parameter('c47', (F32, [8]), [0.5, -1.5, 2.0, -0.5, 1.0, 0.5, -1.5, 2.0])
t48 = Output('t48', (F32, [1, 4, 6, 8]))
x49 = Input('x49', (F32, [1, 8, 5, 6]))
c50 = Parameter('c50', (F32, [16, 2, 2, 8]), (packed('|i1',
    'c-kF^feiov48hp{H#3Md)M#9gph_Q@FNket%t12|p0^%=77qI', 1.0
) * 9)[:512])
c51 = Parameter('c51', (F32, [16]), [0.5, -1.5, 2.0, -0.5, 1.0, 0.5, -1.5, 2.0, -0.5, 1.0, 0.5, -1.5, 2.0, -0.5, 1.0, 0.5])
t52 = Output('t52', (F32, [1, 16, 5, 6]))
model = Model()
model.Operation('CONV_2D', x1, c2, c3, 1, 1, 1, 0, False).To(t4)
model.Operation('CONV_2D', x5, c6, c7, 2, 1, 1, 1, False).To(t8)
model.Operation('CONV_2D', x9, c10, c11, 1, 0, 0, 1, 1, 1, 0, True).To(t12)
model.Operation('CONV_2D', x13, c14, c15, 0, 1, 2, 0, 1, 1, 0, False).To(t16)
model.Operation('CONV_2D', x17, c18, c19, 2, 2, 1, 1, 1, 1, 3, False).To(t20)
model.Operation('CONV_2D', x21, c22, c23, 1, 2, 2, 0, True).To(t24)
model.Operation('CONV_2D', x25, c26, c27, 0, 1, 0, 1, 2, 2, 1, False).To(t28)
model.Operation('CONV_2D', x29, c30, c31, 1, 0, 1, 0, 2, 1, 0, False).To(t32)
model.Operation('CONV_2D', x33, c34, c35, 2, 1, 1, 0, False).To(t36)
model.Operation('CONV_2D', x37, c38, c39, 1, 2, 2, 1, True).To(t40)
model.Operation('CONV_2D', x41, c42, c43, 1, 1, 1, 0, False).To(t44)
model.Operation('CONV_2D', x45, c46, c47, 3, 1, 1, 2, 1, 1, 0, False).To(t48)
model.Operation('CONV_2D', x49, c50, c51, 1, 1, 1, 3, True).To(t52)
Example({
    x1: packed('<i2',
    'c-lM3E&Vz8@zIyEmg%2oc3w36n!MhZn{(?*@!a+E!!3UwoXyLg>9}&Oc4B4h?Z(Ax*&nu-ciZkR6`Y#A`ls~Cp{M!F_TY;bzTVv='
    'rYm>l=d`~f8QE1c^6v>fzGhn?zvaT>=FCsss$AiV79L1uXeeQMa5JFt$33~=sKxh~f(3sKLCpYqBlRB', 0.0001220703125
),
    t4: packed('<i4',
    'c-l>m3rx*X9LIm>oO?<0=*H4o6D_6Uie?cjCKRP4*VUxeXm_M5k7-C#=8-1PCX7}}BYL3F2sPn)SFExqWVI;9%)kFR$NAU2+_RnY'
    'dwqYO-|uvNKeV;4`Gjq>l$4!bZS>MbB_?;rn2NfClDs1|eukiwym}wc(Ldex>ClALv9Ff=)|lRm^bUR2@O)Iajk8_*!Hy{rn<@|N'
    'Ig{|-FgIvT!Iq-qZ(1f_%6`=HrJ=a4<yNU*&5=po`s|Habhv$v6h4+M%GBnMKbhu#^z_xnrG*o<zCP3AhmcSH#$Wb}ao5iBZIK^('
    '9dnJ18;V_Zrvg9gJq=MEeYvxe_W$fj4{&K6v#0Ky!-K+O*EL;wZ4|Xnyg8$EFK$i<&ia~kVQ#~ZbelLs+uHI|JMxM1?Oj)P6ra7U'
    '8~>E1gzTQz>2<I^Meh{RF*(EG+Km;%?tJ7U=6!S1Y<0S;O|yHxP(8EPap%P+p@G$lOl`SFoy+}_o`r^rCub`4iKX#v2l~90NxOQZ'
    'OV+(!Ir~NBc2lCyd5?^$s1Cclhs8s_gfvxUE@-cJQqLSZ?#|nSg!Z+woLzdtW1Dg+RxOY8_K)<fvnh<TsqvT=))IVp#JGE_UFR5e'
    '(Dr$3duyh&Kz<z2;JdvntTr}nQ?#Qe53YOJl$w|KyHQT9ZVj(E7ow|j-#o!@<y37zYOQUWq$#P*aCh)<Gv(yJo1d&LJeuCQEGA2G'
    'y?Zsm?oVi$^P!7ZMz7ak4xA$yfN~XZnP7%Em4V0<{s<RQh7n>a6_;h9BaAZuARIuHFvy6i5yDDVg++||5$eZ?aY`^3hA|@A1snBq'
    '$_Oyg!6=p~5*AUeMp$AD6DoiNKpCaD3Xp&#wqP;=q#_(~qGkfb2ov365Xe9grW7NYafxCs8Zj1z1MLSyI0dmj5pxHa$^nKk1LeP<'
    '>~Fci&F(;6@dwN1v=YOh&iq)i7Nt2J01cD}VdmU_vYBle3}A)gRv`E{%xWdDTAKgk!=MWmrIo_`%fGX{*J%', 0.0001220703125
),
    x5: (packed('|i1',
    'c-kF^0S*8#5W&j--|WVciUQm?uL;U#j7z0o^Btk9B3E%94$BV&', 1.0
) * 8)[:480],
    t8: packed('<i4',
    'c-pm&u}eZ>6vcm^-+P67;b09FEiMJ(AmU<!7D+{$ODzrWK}%DkgS5KoB($^$P6j$@Q3%>3L68nET8KeU+5)5d5%eE;hjS0Vdk$RS'
    'haNOb(N*Xshg`xf*EAksk5h6UEwFZp5UWvnsYAVxVa<sUBt03&2T?dEhT(?e^DR1n>$!P0?#1n#K$SS8zxNZ6T7Dn^S4{Xkf)6fO'
    '8Zn0VH_mXL2z%>r*iPWz{9>DYAXIr?f$S^;Q_AJ8#GrFm4e{C+S6c+1Y!RhE`z*A4i~WzaHbiL@CTplINfrd6EF;EY#9XB*9ozb2'
    'nmNxef!R9s', 0.0001220703125
),
    x9: packed('<i2',
    'c-nh;S-M&@_^tZW$-cjLO5R^SJu_LlF!a6X&f~w2>q^H~#&_=jpB{YP_WVrao&3f-XKsuvjuwnhed(z9`)Tvbp{M!c3!NA9_j|KU'
    '3w^%z{Hu_O?F$4H4o}~toU-=sR;}|#yzBN%EZ@PHW%<5kruB!*X0N7b*{@>Vy?eE^hhnVn5Y!9+o+$V#', 0.0001220703125
),
    t12: packed('<i4',
    'c-l=+3s96*6uystcR_PV1DWEXI1!IY6kJqdgb79^l*gJ4&^SmIAPRybBCZoE)&NN)4=KQakl{69j0!YJg~Bda15Fszn6|O7JTf8M'
    'frS6R_jVU|iJ5!voOAB?o%4N16Swxde$%9$j<5Fenv5msjy<7P$+bTEZ=<_xyGq9s!rh}>%MSK>xM2T{GJ`1oa`58A9g2@aRtz5L'
    '@=OcJk~<!`q;2WhKlt4Hx$ouXx?U^lpr4|w*RD)F4XwQ6RIjP<8&Pd})cxY<V}-^|^Key))}V=iF|)UK?zwlW^^L@`ofA)HKG5ZS'
    '{8h_<`-Wp}LLX3fxNnHo+T2s=JXA?DvgVw4r?cIDcTX2qor=1u`@Fe!-&oD@h0od|!<5he9@!zfRrp4~J4Mdawc9zh=k~9gfDe2}'
    'FAQbWscT;9yk4!$A1KLs`OxNOyWOg$RW=TVlQwSM#_e|V+t#f$>VCNTYI{nIe^#&e6Tb)Z+um}~9=@4>e{XTW+fcN9p3&dRznD}w'
    '9NqXrlD_0=NXEHcamk(up<4sK%!p|>oPG!VoT~yjaxi4{Xx<t%iBc98O{-L{fvx4r#;NQTftT0svvDryiM#9TR9+KbrJhqyug*KJ'
    'M2gZ)>_TnS`ZXY^-X9(4NYWEySxUX$wzT(g-GPh6@!mz}^KOM-9y#fA(zzGZ2DeRzeKMRL6fykA#F(MeTlXkz%fHY*Cwuq&9>;)J'
    '(#nm0R*h!o&h7oCV8?7iQ1AWWOnHNN!-claq<^Tg4*q`Vc4|TRiRw$KVFPxG%D#(DnXcYHYDYYD;l4Kmuk<U=8LH<J)eV^=I5q6p'
    '7kBKx4m>Y!Ide-r-nri^M>KvH?KQ9ZJE7v&#@GL8Oz!h!DyM4Xt8t#Z5f|{LwNG13gM*>u(5~S8CeJ#np|{W0R>n?kFT+3m)igWl'
    '5t7z_xFvL}R-xFOm-O3-m1DLMt+C;WE3YLZ3NXP6LJ*Ls0uah%3}Q&JgdqS72>?*c7!ZlT00WS}0+4`!h=kw*MFb#BMUH?HLLAGm'
    'L<K}C<}e^Ih&T%h00NPTG8sq9Dd8nV851GnQyC&$0)Pl18I(c7Fi)T<ml#C?!-P;76%m0zA^=l~F(yGkko5wQBaRd?roc3x0tw1Q'
    'f~}cIAjS)Tt6-eQ4H9TY31Wy*?oc6d7T3n8f)OAyaUp{Qac>051g;BV?i2w?r~oj-OfbzMazgk<<UC}MlMyr#`A!zk(lu?#R5HDm'
    'hdn#yAM<_2Fo(=SU`wsceDlX*XES=S6|+E>z-HL8(EM#_Zx(3jWQMZk3YSd$UtF$rnNmw%U{PTi&MXd>LdzVB1GA{b{67&DPE7', 0.0001220703125
),
    x13: (packed('|i1',
    'c-kF`K@I>g41%!#e{)$~;sFdnnRFW*vP6WTY)X5=4^HjBSNH(kDG>k', 1.0
) * 8)[:480],
    t16: packed('<i4',
    'c-mc12~<>77{2e`H;>VSr6Z0DE;XR00t%!l;gTQ+MS;=CgNA4#p$LfDoDp}dKt#0Dpn@F|ggk{sBapZxVZtaRDqt*%Ckb)u2s0+L'
    'y!Y<y4$J`dw)_5jzyDkQH`Kd?7|q4aYsb$D{Ie-Qw)V2mo}XOdb-6EabX)Ew9B&=8KYX2j-8Prj=0W=UZ&xeHs~~;~Gh)!m!}ktE'
    'j5~WZsZJ#iEUWVHmv(tHJTq5R7N7sMX2Yk&Bbr-R-tcVkP41B1ZlBuT^(>=0TXlP6h>=(7FX(q3s5pG&p?;2hdkjt*H7RQ8KN)GY'
    'iiXtAmxbO>gTlQZy>}=#?#ScsFRIfU_Q|fC^WZ!jp($N9XPIuV?%?jCDd_oXvvYx8h5ImvkitiEax+U0u1M6~a!OmX=jWrL(ML5`'
    '6bk8Ci%h0?XVoX1+~@M_u>qmS+DeI^t}!d}<%A#aPCu>98bTrqPU^zK!}yhpf7g~TtG`iRSd&mc9~BKR*yb4$_L-2U$@wGOpmvhJ'
    '>pNp=)Kb<_KK7UH!BwHDd3lbhRSik)9VIOtV|-av`VYw^Cvwgxk+QOK;`7GR9hVl}(bn^s1*0b~8e*(ivB4NuRQ}3s-giw`Ce8TG'
    '%eUe4c?&%7(vtWbwKSu>desA;`&;8Jvx@6RRUQ4JCKka)L#r!4@yo#5#uVS~CFcuEBTCkP@bzSs(<ldVeF}LoMzJEHu5;h8Q?6XC'
    '(&w}?s03+~o{Tv6VNx(T_Hbza^Vy9!$Zzpm=;PsgrD?BDxO!$8f+A8R*jwZL0=c!GyBl{uCqBXp1a+k)1{B0Ti7{W>Ul{ECrhMj@'
    'HiLU>;?t7k`l-`VmPx+3_~MppV0-@7O-^YyqfY&uAl|v_yx(P3<Ymns<Fuyh3&&5$ukJFgj$Y`lQ$B8~&?ovAkz+!FXN(44s|(Q7'
    '?(}L0*l%~-#@b-V1&Zhklh3YQwRL`{K3v9m3$n7<Ln-cVZV8Dyc5cqksvI5Vab#oi@v`M!0eNRG4SC>iF?F}8^JXs2pLT<+>1<S9'
    '4bOJyRy17=c(!Gn%1awuR=mW}!fCTdW~6?V8D?k+iEUF<SH`#)GM&`9({yulO6O`H{iQbM&KMs(^wc+R--}djh;R(`FCTvMR>BtY'
    'k&4~be3A|B=umCSs8P*-|M)N`$-MaH&cSub2tyzc2nay{69zL3tp!m8xaWo#(L+GbAmJHEFlHbFtQW%&fe_39hW64D0L&mL5{Nh;'
    'h?EFn3#}joBIJ3%T5$}aSV2I%fF&#ofSCY9g&7`8Fkqk{QV0V?hKN)M0|F^Af)Ze{P<n_gCIAT%5zGIJMXNIbA^{_w!5FcKgBA<4'
    '60r_E{fIy!7%>*C?jbJ%ATY$r%1JN>OcsVl0w$jDEXI&C^E5g@qJ)^K1Hy^|jme2-fyQGQj<pDg+5u*>NCzZHSivIl#JYz>77z(_'
    'hG}9>=w{3!qN%ZwCs0Jzftmr;g^+sW7&8{BRSA$XCIN|bB4&Z-A;dt!TL>cpC?KlRGf&$~tfMBR=dY)-ZCTeIL~jM`FdN<mvH$iG'
    '^&R&Eh>hF6@w%{m>18H;+F&5OkD2th_Mi6=*<r7B_SQDhelxwf?2vxL{b}v<AOo3gEnq-D>3i(HNT1sO4H5gK2NHn)0QEo+Zv', 0.0001220703125
),
    x17: packed('<i2',
    'c-lM9cywp!(W9G>Ca>52s4tpXdG@Hcru)&W;l3NIH|H8BZw%z@6udpNa`ET($-%cn{|ir_UOHXBIdguv@?_QXLr-&iO{V^n$%|bc'
    'ubp_|z^$B{IvufGKV~KDSD&KnbvDH-I&YWX&7XFykM=$M70W1V%#y4BHivt|#EEXAA}1?{pk@GyIPj<', 0.0001220703125
),
    t20: packed('<i4',
    'c-ni!00NOW7&sYlfNenhhCu?%ZpzkUU{C=v>KPdPyn*x`AofL4oCjmnp&J9z#lW`##x(+yb3}lIaT-G`Ot_4p2~A%S123Fy4W+NZ'
    '1m-bZLQ(tzh`k`pUkvzxFDmyils*6^Un9wIFd&4UGu&oikO8rvjykSzfZ@Oa2Avj$KA_$MAl+aR%mOnH><5~e&yaKgWOSdN`T>Sw'
    'AVZMhK;;ymihiJq3XrW}cz{6|#u5Q(J^(QROv-}@6*Y*m13*WBte6W7?*r48L!1PX3TG&RD1f<zVJbrm1I$5PVE-Lp*a~&p0Y!${'
    '3{aPXMXZ24JBSmQ4?y(5>__)m94xFLYIZ_o4m5++Yrz5o2xft;WC#WcOk`Nfz>p6zkP%|=9)?jc3I-4W0OBWxeE', 0.0001220703125
),
    x21: (packed('|i1',
    'c-ke20SW*x5Q41#zxf(92oW<1qT|!VD{iTWH18E>PV+p*q6iQ', 1.0
) * 8)[:480],
    t24: packed('<i4',
    'c-os`H`8>=hy7vlKG%#@lU{9>SRQa-yZVl{>`&4GUVE>e+O>Y$^mi|!TUEAs7nNqnv_6(N5&Gfr5xuLHJ61Fs+?;dd_fJ19-W8Qc'
    'a@kTQRzEe9F8JKHr?~X_qN7?eR>|TWVrMqIx#P6;j@C6(#d-5?yiVe1%U)BYzUvbE+|+l%>c^wfwgg?=;QcxHcGx_}2miPH`~T<f'
    'pTEDE{{8y<`~T1X|Nb)k`Ty_x|Nnpg|NH-s;rFlq41XE^{bB%0{Qt}JpOJy_&!0aG3`~FjF#u)%{sW5r2b%DY@jnDG{Qr-^g0LAt'
    'Bm<PozyKCvV1SCll`{YU6kNF*', 0.0001220703125
),
    x25: packed('<i2',
    'c-mXsuG#2a{(gPo^}WC2cZ$!~Ex-EkpyvEg;f2xM!dtbyyW6iDzwLMK^mSK1Upd|VF|+yp?`JjrC3`>q{(E!r(9`T+eS5X%N24D+'
    'QG0qBbS{hRK36@*&uhMDV1DBLz?b?a_qVN{dt|#<r02oS*$KC2{4NMsm2@^^QGrVipWl@ss2Ko_+VZ;', 0.0001220703125
),
    t28: packed('<i4',
    'c-nKj&ai?33jW?@n9INrRHMtlpqR@5BpFt>GA!B8z#ziF@RMPoK{-PdNLffe1A{S4j~)X<2g4~Db>71aG7JpIVZzz-8R8RG8Za2g'
    'onpv=tJP+h#=xL?7iePhDFzOpi2HX2b3X<K4F(2thT}_TFw}sQoiSiw@Pp~;W?*1u*eemSC6Zw+1498!IP?}nS^6PnhBIu;KzS%&'
    'VPIecQfxrX%mNl+VnoO>F+e%Yj0_BLaiC^a1{NkJW+tEl5MqF9WCRj$b+iHia#khJ', 0.0001220703125
),
    x29: (packed('|i1',
    'c-kF_i3tDz5Q41zXRdodL{LPBj0B=Vp}kmm$9S7t8~#fNVFeZO', 1.0
) * 8)[:480],
    t32: packed('<i4',
    'c-l>le=O8t9LJyM`F>AI$1>~Ik6U85i5iNH@Q2#0EVWp2J1Hu{)n*o3Y*|*9to)3qW}=L67U~bPBb%GBg^g~P49k>E(RIE*p6BVV'
    'JEza~?D>4&&-?v)KH=)h@qnN1A3C;o)m9$-JlH!h`&{xh+jx1{O)K3IH>IC#DDzWPE4!z&G-geS#;d(5vA}omOR3to^nPqte1vAg'
    'F!bwovU$SXR-{Thf*O-TTwSAs)SiD*!#iGd(0(^LR^(Nz>5A?S8Fdlp^tBrc9y>ke;(z!Ay}fhmr8aChJ(Mv@2O2V$br(9j*Xk8o'
    'zdh#cb62;P-8^n|Inz1j{W>`PX^eOO(xLkKp5Wdv*;rbWUf))+(%i%yK9##qkNr#3t@l>@fRDO%Nt=)rGg-4L-)49p$ttB$<w=1G'
    'u;@0DSa7U7I&*SdDIYH!ZIyxI@6EpXU8z$!(@f~Az!jgGWHvgaK=m#0UB9Y&bO9t3`cJZ6^4*5qmK=ArO15}i*Ah@1cjCa&2Yofw'
    '^V0S=DTCbElOH{Y9-Hzy6&V-LKT?|Zvw^0#{IQ-`m5~X)lF~9#m0?UWJ*=CV;r(SjpCX<-n`>NliIhauh3_ic%U?185jg=7Gmub#'
    '2%#AA9FGa*kuyVygu#eG5Fo$^oFGyxPy|Fu={kl0B8CW*6Cn`+>%<^T36C&_>)6>MQABuR4Pur82v`C+38erKh7*YZF_AbE9t&{I'
    'LSumwgn}6hz)B@s06`)vLdp^h5e6dUC}gl@gukJMYQZvy0#W2GKnoIBxwc~!Y_%Z+dr^n(c(=FUzX8}sJLsPb9G4B~$T+^+jN6<x'
    '^JZXUK?*kg_C@~!C-aV{', 0.0001220703125
),
    x33: packed('<i2',
    'c-oWpR7@1SdA_sL@a_Ji%T=on7jND^KXp0x@7VUU;k6SPe>(rZsrh{Md}jXG%0^xL^>g1!>ie?iJ9fXc4GxwbdYXIFzcWQWDNK!F'
    'OPuw#eNq9>Q|V>*HvaMF`TJC7nP7;^4+%&0KT}kVO|lic<_7LeZroBit6i_oc&UI`<c}e!835iI;!X', 0.0001220703125
),
    t36: packed('<i4',
    'c-n1I2~bm46n+0=Q^m+uD*_6Ff)<dX#Y$9caREf6kqQM|0R>qE3_3sw2pDAx5rg7junI)Q1*{Ym1EVxhjA<JcD}_{CA`O;JD3}o>'
    '|Mf2ki8D<yKmXo$?m6e4=i+K6i&#*fdLy8}=gg40O};IZZr?a%?oVaTIgk0x{X(};pS7H-hVA{?rw*Ndbs}J<U5wzIb!WBnUXRX{'
    'X1}JA(>~RfeDfYIbLFo-QM^I9oL2zm<;?K)zh&;QWL8^^Qc+mvh@^FRy{eX1w@k^XH9QqBHIH6k{lI?k+opJ4zICBroG}zivVNae'
    'TI(Vb_gZnQwqA0py6Y`1SW(t!nC;YBu_?WX+w9#@$zJ7nIWEuDYuV!$kt62e`}nP)C2j|~G3y_z?l5c><<`6smEogyrqf-q-{!2L'
    'unQ)v{J67TZOM5`vl)!GFIc>ke8sIctau>CdH-A^r=oGOWkqao<i@;gW~q(Xv#6HGa@{PsY11Q;m8Sa?23bmW{PF7DqP{)#^^az#'
    'I$h<NmJa1+Wqlu`Yr2k^9E@SA{`F0x1tf>nK1@qzg(S8+&Z1eh$gYR@?#}9yRFCpmHMFzxj)kQ`2fjHb{*D!#+gkQ$=tSN<W>D67'
    '8H4Vw@)9BJ_#`Wy(UXyF8+?2uwX6h3koR-wmi;+R_Z9s3jL5M?%&@<LC4V0|I_;*^H-Bhnq;ui$xs;ER8ojG_tTLLqd=7J@YrO5Y'
    'tyEA)7m3XNImgYqrsO0=*`=<&%JF@sT4Kd<kTgCQd?~Dpj-@T+dDyOSKQQ08v+jO$!-Xccu?bfZm?$j{iVx~JPO}y@zd!S%M~P?h'
    'op;DOu86UqxUnd3d0;`H-{r*4XN)yVKa&o$R(7O++T0}<R7g(=cW`bhruBwp%5sxOO0D*XPMztKc6+M}R7P+M?aS3W!z~!>-x_{U'
    'ns$Hw)sZ_<qc@O^9RGJ+^}`%#M6YAg#h#3zfzdw&$#XWEzP^0rHvjm#OC_;y2Z|#S8^>tvPbLzs%o$h+;B=v-;hCbEbuWhppN>{s'
    'gvwo>*@szn_KhIy;jxJKOu75`;!EBBw$}qUEd9lRO&^JR%a(9<$z^ELrhSU}iwj=&b*>-0I@?0#B4k+19c4ZfpA^4|P{o-<kFWgx'
    'd3P;+?7{00#6)IYZG6-&d3$bb%O{>5y&;D$g!aefHe57Xt1O92$^Ke0F}5c1g+&6|k-6u565n}ocxg;V-wNS$_qA@)CF86438KA8'
    '%0shhs@+x=l`@+||31mY$%&laEMbqR5@wsSo6;OjuXPKY4DP)d_Q-E{4Bz^6R!I|5gMid~PPFojeW~=NZ|LnV_k&!$BaSjn?gkil'
    '2iO=a+ahq7mJ{4xI{TzBWrOYRmn}Rdf*}w?0Ynf85dblW8bAbvU;=MJH3k7d$TJ)U5Dbzv{v@yvU<d#ZB?bZB0sue93{ZdqHBO`^'
    '*a!?s1W*hZ;CzH0P6z-wLi|V?NJtP02!;_y_$#Fg@ESs>@c{@F#E4l+lEC9F1fuvEAdFK+F*OQsNnBS=kO68QqXh9K0ZLT3Q_?j8'
    'P#j4>0kIhYC6@#kxgvu9LtKaaP;RIeVF+i!>2RBbRWb@<06(Udf+SFbM^SQROp_lzNID@0C_#K>K)D4J7bQtV11S`-Bk7Y6#CIeD'
    'A)Ca)2tH4wgOOOGMWsv*KuUysr@mwfpjI4cYHguSSsS)?fO^r)Yl!q{G#K6eQi2+gMnbC#puP{F$$0X9p;ij$_cTWJ^t4X3cs<`b'
    'MU4|3l<H_}{rml&d8k_-d>{xuz(c(-b-pK4)paIU(B%gv?@AA^3j|Cepw<HT5B2-7L;', 0.0001220703125
),
    x37: (packed('|i1',
    'c-kF`i3tDz5Q41zXRdod2vUPkNpYzmI4HZvTKfD`U9)Ab88>(n^Z', 1.0
) * 8)[:480],
    t40: packed('<i4',
    'c-m8E00KP*h9)3&<;(<zpKIdh2Qx4%iUo-?G%(yd&A@QJFqe&i=PUaguo%PCjUdtm%zpn7M9ySzn3$XkVx4BtcV>VCEe5^X-a`z}'
    '4S{T1kU*kK2#E4#xX2L1z~IQh@R31<fq|ES;q6w2e_$=^LBtdW238>TSpNvaU+1_J2@DKQbHTE;48DR44Dw$Dn-~sS?GJ$1@+A*M'
    '>VnzK%n-K!7uR(l)-DG1YY6weVECbNb|M4c93WdABw+k<CW!K7SjE7{z`(-5(8b`%z@Wy!@azY}46qhPs8*1<j7(qwMg}Cn!~|n8'
    'GQ*fmn9__0lTfrnOk+e7W`vu=$N-l{(Kl!S03I1R82', 0.0001220703125
),
    x41: packed('<i2',
    'c-oU)>bUT<s`c7--DXSio2tgDPfwdN-e!M%+W+sv`+>U)r+do^_AdOs^`h)gN#;V+(wS5BPe#sNc)GmNvpZ0B=xG-IFXg8ovHprg'
    '(~ci(pJfbY^h}<aw(DVB)16T38JG5IY3FY%ee`0D;di#3zj=<lpH=&Ed4s8FQG;CFWZP#$P%{7<<LyT', 0.0001220703125
),
    t44: packed('<i4',
    'c-mD@dr(YK7(e&yy{p(7qqazz7I{oV{)mxk$2+fx(oD_nKPIE`SRxu)!Z1o=l2?nBjMuI-vO^h`p<!rJlVxa(M?!xXtj2El-gD09'
    '+S+2ye9!aye&6>?3&I)WjGGUnweZsmtaxIky6dnx!lbV+UeWG}&;PZUvFs9S_eZzk;?XO4?ohrc_V!AntLe++TNUv&9lLaUZ@$Sq'
    '`mS<n_1W>kQI3X|XV-L^st>2G)jwHNbvQXM$5<NDekp4I?4;U*=45Mncud%=U`q^9-FRm2e3xQzlt%MO@hw6~)#q~UVB_)DJBb<H'
    ')oBH~$U~2AF5K$6TXx-GuoT)e%N(Pfhw_%q$tcf$6tp%n%<#PK*oY$Sl(x_@mNjGBhgiQQqz-#robb3Am$}UHqz-%L4~^mU(l6<a'
    'Ny*v!w>=*kb-7i_3U8Qku-5V<_HIO2mnOpbKx_M|&efEsP7Hospk0!K&xE?OdWN<xNc>)Mr`g?+yV`iAu(RU(`;@f%Cun4yu4H+A'
    'N|{%`XWUNLa?#OdeVCfM?VP#V9FgZPFpazlqJF(g+ZA<^xA4wU4eIXLaLuC1X{MK#XF8|WuD5M`85UBx1dGdFUH3HWKP~+5dHXKS'
    'e7h$u>-{F(mcVs!`{vn#Miu6t)fZhz$eFOa=4*T6Pn$j8^y1#Cr}K(uc^40_uw^vGPRljTag^?uTfITm)HrA*_P#ye_#^iSnQUm8'
    'pYM!zUX7j|v*~u{n75b*f;dni0WqFHfB=lC8Ky`ECeuJd86sZBQ4WAAO-6`HA}SS#Js<-xjzf|%M}$D0$XF5qFjHeDGm3f40yvqY'
    'z|kI{j8TNKnjp$36Oc$H1S$#w7G<P#1tbxS{$3&?;02Kq565AS2uOj*;FTzk2}QqU31P2?$$&726;|aeqA(%M5GM`7iU^rU0^=ke'
    'R3I~uK#?Y6%2A8}6mduiiXrsZ`BKIC9{4i9A%EGA>IL}b2ci#({6Br116V&#Kj*;uzW5&j^7r~?5Wql*5d6E+FQRvGzk*&`@KeJd'
    'JyiGt', 0.0001220703125
),
    x45: (packed('|i1',
    'c-j?;0SW*B5W(jD|7H$JZ4n1K)CCm|8;J|aY;n<~yV<QZ4~A+D2m', 1.0
) * 8)[:480],
    t48: packed('<i4',
    'c-mb~eMr+m7{0sTZ_{aQB4QspW)><L5hWx-_>rchAY|CmGXD@YEt|upp+aF+hMCr+a8qPuBr2LZ?L()8Sc=A&{{&fTFbNWrIrrgy'
    'cb9E$N%!8p@7?n}@AF>!lkxNXU)@77x-8DGP4h6fQ4{4?1^jQMCaId5<7-Wc@|Lo`xWQ`Ct)TR8%@-#uGkNlthYgR`@6Q$tBwglZ'
    'bToBUR-c;5Re!7y2IjRcNqWV}zAD}1T4s)qcfPqS>|9}Yn-Uva7kr1A1Eb=exhrF}*})Hl(NdXzv@$B8e>u<RbN`pDn8xX$<Mj%~'
    'nnp<87B!|Q?xxJkBaZCSy(YFCMT|-PT-orWqddr(DlYEqj*u@0U(&4{3o=;JRf5y~k?m<w*Ne)#B+Aj6<YH!U;b>pgPp$Z*$|%~a'
    'kEQm`miolf3nka~pZHYW6<nHFQa4wz6exOePckCTT`G{=e)?X$n-T7_y_)EYUYtA|D;u*10I4B=J&iXUE~?oxAHTSgV1#=8hlJl}'
    'dKV%!VLb-DU)`$K91_XzRZoW&O1(2wD>c0F@P>jzp;_8z?e9j!bl_{{YJ}`fT&DEu_k#noi&N~K5TiCb`|)y7z|_rFmg6~C3IXwA'
    'HaUV3k6;U;lz~>x%;#Y~YlR$#y&<~+C}c54HpBp5I|Lk}fKrYFTR7q{9|Oz^%t&Bo91P$9YZd^CDMK8DA&?_{8zhjSkZwSV7zayC'
    'EJ3V^Paz?Uml;7yy)d=_LLfnyVh8}TQ;gsyf>s0|q6iR5SQY?=!GwhrAVU65cZPFsEoTPq>LQ%CZIv^-ad*cy?$LvPhOV=Nr~g;5'
    '!-Be%)HTKP1>o@mF2eKv1AMJ?g8', 0.0001220703125
),
    x49: packed('<i2',
    'c-q^nTUfYN**Nw;ce|nG>c1Bq)tOg*FW0?#_GRQ&!;61^*8WfZf7UydvGK0<){o8n%*%r(y6?=L9QxZ+x3hfn(9@hSUB;Qi?{RZ{'
    'a{FBS@SX)ZXOew)WVTBvng0EJbi;KS@i#9vo?r^oUl_D#k?Ni3Nm^z8J6Ej^wN%cY_wM)*)C>SIGw($', 0.0001220703125
),
    t52: packed('<i4',
    'c-rlfPe_zu5XOIX2!qxv3PcD?D~O6T2`s6Q4nky$pn-z<2NjKKg{Z?uhw4xmgodn#AhhTYbqGSlAatN2BIzP|?HCjUorF5n%sbz='
    'yOnkicG!2`=Xq!5nfIM<!R-ZA2d2r{N9bT7W^Z5z_Z1|a-+HfZC)@eUzQc!c_SP~Fll;pba7g_ed^XkxL!7h*DZYjHLr*&srT_G8'
    'E}}P}!BHJdE!p7oGL4fLx#noMxi7k|s_Zj3%4<7m;gb5XWy<Syy>s}u>E7z>dAF{?-x9y(@DxYXUk`ZYAA;FN`=OOYfImhkk3Y=a'
    'C|s0R(}T^6m->>o3KyYKw@)6tJRj)sQFtW+_A8+_xdJg7c%`t7E-|d^3e3=}<aXd}-es?owCB2n?ZS|-wUtZ<6L8jJp5TR11553Z'
    'Vui<qJ67J0oRa}z9m5*2^jSL=dE`A9_nWjuf+;j1h;{1UExxB@Tj<sjUn}p}{F>*Scg=RIt5MikDx^(ktv^GjBNI8LSUjL|T?bt('
    'kvUOJ)P*PN+p?2T*W4a|4PguGb*m1zH=1#*oRVllT~NlVKu*<h*kv|^h6XG02KiJ=GsrL(DAAKW$R>?!bj9>Op&7Z^X)`KV!3y@@'
    '+AmADz(x', 0.0001220703125
),
}, name='plain').DisableLifeTimeVariation()

# Whole blocks of channels meet every padding and stride.
# Expected values: float64 formula.
x1 = Input('x1', (U8, [1, 5, 6, 8], 0.5, 120))
c2 = Parameter('c2', (U8, [8, 3, 3, 8], 0.5, 128), (packed('<i2',
    'c-p1N!3h8`5CXvzF0vdJo--}P$AV)L2or2FZLc=4B1E03#I2qW=VuoJHy)h'
) * 10)[:576])
c3 = Parameter('c3', (I32, [8], 0.25, 0), [2, -6, 8, -2, 4, 2, -6, 8])
t4 = Output('t4', (U8, [1, 5, 6, 8], 0.5, 120))
x5 = Input('x5', (U8, [1, 5, 6, 16], 0.5, 120))
c6 = Parameter('c6', (U8, [8, 3, 3, 16], 0.5, 128), (packed('<i2',
    'c-p1Gfe`>f1OvdYn_vj3`-=Eo2pH|4vdr3f3GwWPT*?@*q<e3%7@AWyJHSMLe?0qQ9*+'
) * 19)[:1152])
c7 = Parameter('c7', (I32, [8], 0.25, 0), [2, -6, 8, -2, 4, 2, -6, 8])
t8 = Output('t8', (U8, [1, 3, 4, 8], 0.5, 120))
x9 = Input('x9', (U8, [1, 8, 5, 6], 0.5, 120))
c10 = Parameter('c10', (U8, [16, 3, 3, 8], 0.5, 128), (packed('<i2',
    'c-p1P!3h9B3<AL`Ttq?&zqN+=2s*^cWH}0<#4VZ*(CUM?E(G49hxsn~_@W+#'
) * 19)[:1152])
c11 = Parameter('c11', (I32, [16], 0.25, 0), [2, -6, 8, -2, 4, 2, -6, 8, -2, 4, 2, -6, 8, -2, 4, 2])
t12 = Output('t12', (U8, [1, 16, 4, 5], 0.5, 120))
x13 = Input('x13', (U8, [1, 5, 6, 16], 0.5, 120))
c14 = Parameter('c14', (U8, [16, 3, 3, 16], 0.5, 128), (packed('<i2',
    'c-p1N!4beP2m`Rr?SgX{@Z9YV(Nk-)RGbDeM38>nz2lWC^9c37kP|W&)k04k7|)Fl|6?AJ'
) * 38)[:2304])
c15 = Parameter('c15', (I32, [16], 0.25, 0), [2, -6, 8, -2, 4, 2, -6, 8, -2, 4, 2, -6, 8, -2, 4, 2])
t16 = Output('t16', (U8, [1, 5, 5, 16], 0.5, 120))
x17 = Input('x17', (U8, [1, 5, 6, 8], 0.5, 120))
c18 = Parameter('c18', (U8, [8, 3, 3, 8], 0.5, 128), (packed('<i2',
    'c-p0kfe8RG48nG}NGKjYyB8)R7!@)E1q8;kE-c9qvy0eQ^VM>z_w%C*?@}IZ'
) * 10)[:576])
c19 = Parameter('c19', (I32, [8], 0.25, 0), [2, -6, 8, -2, 4, 2, -6, 8])
t20 = Output('t20', (U8, [1, 5, 8, 8], 0.5, 120))
x21 = Input('x21', (U8, [1, 16, 5, 6], 0.5, 120))
c22 = Parameter('c22', (U8, [8, 3, 3, 16], 0.5, 128), (packed('<i2',
    'c-p1O!4beP2m`^?ea2)Y40R_xc)x3z&<M&7Xp&|2T3eYljHUvgE>v%{g8WM-)6b0$<iZ|P'
) * 19)[:1152])
c23 = Parameter('c23', (I32, [8], 0.25, 0), [2, -6, 8, -2, 4, 2, -6, 8])
t24 = Output('t24', (U8, [1, 8, 3, 3], 0.5, 120))
x25 = Input('x25', (U8, [1, 5, 6, 8], 0.5, 120))
c26 = Parameter('c26', (U8, [16, 3, 3, 8], 0.5, 128), (packed('<i2',
    'c-p0ji3tEf5W=o-8G=~&X$>0$KT~|12}H~^B`AAkxXB&8>R#9Uz3>D3XdaC'
) * 19)[:1152])
c27 = Parameter('c27', (I32, [16], 0.25, 0), [2, -6, 8, -2, 4, 2, -6, 8, -2, 4, 2, -6, 8, -2, 4, 2])
t28 = Output('t28', (U8, [1, 2, 3, 16], 0.5, 120))
x29 = Input('x29', (U8, [1, 5, 6, 16], 0.5, 120))
c30 = Parameter('c30', (U8, [16, 3, 3, 16], 0.5, 128), (packed('<i2',
    'c-p1O!41GL2m`>*jg65ZVeU#@q4&K|v#c1eIdFERj6HE%MS=b<Wc$)tGew+55YHbk=R6)%'
) * 38)[:2304])
c31 = Parameter('c31', (I32, [16], 0.25, 0), [2, -6, 8, -2, 4, 2, -6, 8, -2, 4, 2, -6, 8, -2, 4, 2])
t32 = Output('t32', (U8, [1, 4, 3, 16], 0.5, 120))
x33 = Input('x33', (U8, [1, 5, 6, 8], 0.5, 120))
c34 = Parameter('c34', (U8, [16, 1, 1, 8], 0.5, 128), packed('<i2',
    'c-qB_F$w@M3<CRb2}khZHFW9Tp@)lyg29c17}V+5R85p*ami3U{>aDk`pgC>NI(e'
))
c35 = Parameter('c35', (I32, [16], 0.25, 0), [2, -6, 8, -2, 4, 2, -6, 8, -2, 4, 2, -6, 8, -2, 4, 2])
t36 = Output('t36', (U8, [1, 5, 6, 16], 0.5, 120))
x37 = Input('x37', (U8, [1, 16, 5, 6], 0.5, 120))
c38 = Parameter('c38', (U8, [16, 1, 1, 16], 0.5, 128), (packed('<i2',
    'c-p1Gi4nj62m-LqO%)Fx=I#(p*inIP=A_K+fPz^9HC0^awRv)`)o&aPh!~sCA0PHF9)<'
) * 5)[:256])
c39 = Parameter('c39', (I32, [16], 0.25, 0), [2, -6, 8, -2, 4, 2, -6, 8, -2, 4, 2, -6, 8, -2, 4, 2])
t40 = Output('t40', (U8, [1, 16, 3, 3], 0.5, 120))
x41 = Input('x41', (U8, [1, 5, 6, 8], 0.5, 120))
c42 = Parameter('c42', (U8, [8, 5, 5, 8], 0.5, 128), (packed('<i2',
    'c-p0j!3h8`5Q92+2y$fbrnf@<sgS{9LX3>7hArd0p-fwgkcgg(^TP%AVjh1'
) * 27)[:1600])
c43 = Parameter('c43', (I32, [8], 0.25, 0), [2, -6, 8, -2, 4, 2, -6, 8])
t44 = Output('t44', (U8, [1, 5, 6, 8], 0.5, 120))
x45 = Input('x45', (U8, [1, 5, 6, 16], 0.5, 120))
c46 = Parameter('c46', (U8, [8, 5, 5, 16], 0.5, 128), (packed('<i2',
    'c-p1Gfe`>P2m-L5yA?e|oV!DO0+J|CS*Z<+xUQUwAX93JaTYs$4E5bIg9Cf?{qX<?q#m;'
) * 53)[:3200])
c47 = Parameter('c47', (I32, [8], 0.25, 0), [2, -6, 8, -2, 4, 2, -6, 8])
t48 = Output('t48', (U8, [1, 4, 6, 8], 0.5, 120))
x49 = Input('x49', (U8, [1, 8, 5, 6], 0.5, 120))
c50 = Parameter('c50', (U8, [16, 2, 2, 8], 0.5, 128), (packed('<i2',
    'c-p0j0SW*x6hU`zNpkS{zujPx9xPjgss<%Pj#AhfzKY%%cL^78eslr-!XB3'
) * 9)[:512])
c51 = Parameter('c51', (I32, [16], 0.25, 0), [2, -6, 8, -2, 4, 2, -6, 8, -2, 4, 2, -6, 8, -2, 4, 2])
t52 = Output('t52', (U8, [1, 16, 5, 6], 0.5, 120))
model = Model()
model.Operation('CONV_2D', x1, c2, c3, 1, 1, 1, 0, False).To(t4)
model.Operation('CONV_2D', x5, c6, c7, 2, 1, 1, 1, False).To(t8)
model.Operation('CONV_2D', x9, c10, c11, 1, 0, 0, 1, 1, 1, 0, True).To(t12)
model.Operation('CONV_2D', x13, c14, c15, 0, 1, 2, 0, 1, 1, 0, False).To(t16)
model.Operation('CONV_2D', x17, c18, c19, 2, 2, 1, 1, 1, 1, 3, False).To(t20)
model.Operation('CONV_2D', x21, c22, c23, 1, 2, 2, 0, True).To(t24)
model.Operation('CONV_2D', x25, c26, c27, 0, 1, 0, 1, 2, 2, 1, False).To(t28)
model.Operation('CONV_2D', x29, c30, c31, 1, 0, 1, 0, 2, 1, 0, False).To(t32)
model.Operation('CONV_2D', x33, c34, c35, 2, 1, 1, 0, False).To(t36)
model.Operation('CONV_2D', x37, c38, c39, 1, 2, 2, 1, True).To(t40)
model.Operation('CONV_2D', x41, c42, c43, 1, 1, 1, 0, False).To(t44)
model.Operation('CONV_2D', x45, c46, c47, 3, 1, 1, 2, 1, 1, 0, False).To(t48)
model.Operation('CONV_2D', x49, c50, c51, 1, 1, 1, 3, True).To(t52)
Example({
    x1: packed('|i1',
    'c-qy=!4beP3<9v74JJn%GkfQ#{+fnEZa+dN8?mc3w#(E^bB_gL>w2eOoyb6vJO9fc*otsD'
),
    t4: packed('<i2',
    'c-qTKt!ayk39Il~R^wC~JY`XzQ|Q9NKDz|BqT-B&PRVogtn-s&dlQS&)7GRW<TaL87ZpsHSmp2I+xcyZT>YxK+a_l9)b8HsX&b&U'
    'c~Q4-T3APOO-w~eYv!Edj)`g6Rq+`GeL0=wwmOE@<(3&eGtVxXmDjO<qjr;jbo;s~J^>LqO>-COm(B2>wz4U%ZsxAE@(E^Hy*a+#'
    'VQXg<XT@}`NiVPO_OC9Q<WxAdcSc}9h?G{#BE3xAyk(PWvSxHHo!yyHTT?tSzA-Y#J1akWa(+Z^=bZHT%!<tZru4S7n7Cl8${UlN'
    'lC#QZEzc{9=w=vU004V~ZN2'
),
    x5: (packed('|i1',
    'c-kF`!3h8`5W<!g3F7cQ>q9Z5)U>D+#A1;nAtt#$;#;rhe^Weo`W%-'
) * 8)[:480],
    t8: packed('<i2',
    'c-pngu?m7<007}0`^zCki6A0DXiy9rqS_rCf|iP)XlN7MdyV>E!dvf7V^?sC9G1lRDt<Z-i#Mf~rwxe@sjbUdRWrLfh1zQ1$TYlb'
    '@?c(b_iV3^1vMF&KOosPSO'
),
    x9: packed('|i1',
    'c-qy=!3_X02m`^MW8h?isXb}q9{U+-Rs1#@>@F=`$$jOTvYsHaW_Ub8`y@*U4TgmNH(xvpaR2'
),
    t12: packed('<i2',
    'c-kwDj9E0R&8w?Bc(z~F;-Z4klA_v-8t2*FSs5K&-ThT%iD|QA8p<cP_oXb&>DnCZzP!{je11oFLu&K1C9aA|J9f>l_HM16Yf%}o'
    'esOSF^M;a|x~V12jWyHTo)$&*byub*_GB*IFx$KRoW65Sb7NY4YvP3N=+vspqV(cvd6OIRlJh4`iB0L<*bp%>ueNfhi^Zx<Q!V$N'
    'GmK2G>Gf~1k6%z)R2SP*To=(fx1^@5u&bvixu(6avm&^^t|u|Jc;iH$u=)i7TN9EsrX{F#t!U}UkDMAf#ja>x?6l5BMKu|5rD=hS'
    '!qfImn2?ayQ&E{%S)8$S?eq}EGp=UU^UM4yi#iMQV!SRFL{9DKPFj-}o!K<0%6VyB-@N$+!JD$nl1dhrH)qV-8WY<&$)+HGNy(-}'
    'ljiJB@4h+p^J=pD8Abs`006iln4|'
),
    x13: (packed('|i1',
    'c-kF_0SW*>5CK0eP4f7&ml88jh-itgRXhas#DX|J)_*n>CeZ_YP8_)'
) * 8)[:480],
    t16: packed('<i2',
    'c-l+On^m1!l+qnr(^um$v8B0Xf865!xdlm0_F4G}v(_JV-88QxtF1bvZ)HW&jMDh}wK4JO#j`Wl&9<t@Pw2^6TD_}v_LK~_`YE+@'
    'lKScklFoE2nGiqKyYhcT;em!~&tu}fap}jG1h<~|Ph2<6Ds#etf{DsUdsSC&>Td9vk(}~>@sdj$qH{}gHrLPJF@?Q)n@dA)=<WkW'
    'GjmGS{8qZG&h~qCv_C9jzs<Y@vHQCM=Wi_zeJhi_Gju869;fai<xewJ5<c2HZD~uLF}F)AX`=l-+nGnZYC;o3d~f<5`5U{$Hookl'
    's%G7+>hJ|E1&K|W|11`5Ts$Fpv3bA~+sQAto9E4UUU9v0*Btd-OA~x&?>3(3+Ut8!t7o6W^O8;TGiEs_bY?Bt+#(fQtaho*a?3-{'
    '+__;H|EpF_Zmo=Ki@D>F*|A8qeaewpsyprc533bzj+v3!m2)C~>es}$xFa%2N4t{tGxs;t1(&X2f4gH^y=tZIO6@DDQ|ARu^{@D&'
    '7{7mYcxJz`$FiB%I@@>jR|m{*aAOz+g9-ouP-Dng'
),
    x17: packed('|i1',
    'c-qy=$qmE+3<I&A9mU4@Q0>_^_Dg_dD~g^tS>1J#b7O5sCth}5-wgy&MhwaG<KqAF2S&hgE&'
),
    t20: packed('<i2',
    'c-rkxOBMqm2<x$<<9~AS5}?xqbXy)GL<kYULI(yp3CJ%Ckr6Afs4qC?ap+pjU?L&RHofuQF^({jUq))5ryWhne%f+n{Y-U1=F$Kb'
    'oNQ5OMK8@XC-t^-^3nbi@|>tT%knx2z@Y})G<_7YDFuk3Jn~iBVD&oom{-s4vtNJv$=-yon@j'
),
    x21: (packed('|i1',
    'c-ke3K?(pc48lGwC5Vro?I4E`H3W={m?2um*V6@Oi)!qx@}u<tdRQE_'
) * 8)[:480],
    t24: packed('<i2',
    'c-mWCTR*ooKPoTUNx3v#aBWwEYnx*<|Ex*vMhjx}Dzhr>dxPw>E!v9pCpk6F%Lt0I>*+9R>r}T2?~ra@H(AYKW{Ya(%-J&+Gf)Wt'
    '0BjE(TL'
),
    x25: packed('|i1',
    'c-qy=$q~Rn2m`R5F~=ATwQt(UTcfUCr}d`BLk*G@km&~c1ggzJI)c}yg4PnpJNEzb0}ZHfs{'
),
    t28: packed('<i2',
    'c-pm$K?;B%00evXM23)HAW>L`m*|i|*gfbGJu1ERf#x#H99DsSMsNlX%pHU~M8%h*6~u)GjnXoONm3@6-XfrmgAcH+4)%1FTVB<9'
    'QT)scKiM(|'
),
    x29: (packed('|i1',
    'c-kF{0R{j-5CT7)jP&?xFJdwZG8Rih!9l%Queb-A679D>-a~nJOdOj'
) * 8)[:480],
    t32: packed('<i2',
    'c-kw<%A7J~<z~m~fZ~S2?xd)yJck+ecC(HY1kbAoiYiS|&PZ$S3ZI^tXVbRdVZ-*6;AI88Q?kydg!bD;nV#!wKN{JPbhJyoc=?Wo'
    'nd>&mIB(Kzj?J%6KjG=$);7H(a>K-})7op7x}>(c6eP}cT$xZlEh@2jgKWyy#OB5&t$VHZhWWHvyT@;DYjc}9-MHw4z=F0}UiFjn'
    '3)`KdvmL8SyiYq!=}Oq(n7?{naO3o?K@D52OY`(93{H7&ahlk}Fo|J^0|4#@S#A'
),
    x33: packed('|i1',
    'c-qy=+X(<M48*{m?M;mQs{PW&eF+AXmquRAE>*I_s}Ca_xU-1Bo>cfzq|0J@gUbKSA2EG!=l'
),
    t36: packed('<i2',
    'c-rmC*;3mu6adhEB@YY?$pmVT<wdI{UF}}vIGdrgp`Y7+N2llcv`q+t(zK1#7<CG_7vCH{NbSmxr!En0&FA;Yv-|kVvuo!EUQj4Y'
    'PHS26<ZPcCTVpTulzex5=ZZH7!64)5I@m4E9<N@XUj2DmU)SRpLBEJVV#9hFyV=45;xsP09d^AYbA>N>&+@LK%@0v2yskVG8QjL|'
    'dbd@bM%J2*kIY;+XT)JWaAzRlkf6gx^g*{Bxv+v^;6>0w0JBcjXSCM`8CiNHE)&J&nc$9|k+w~Llb8MNE;c&f%ip@XfqM_5YSN=n'
    't$4ytA&FYfL*BT&<)m0)H4I(yX<$=39s${w0=GK>RVWl3meMT5gqX>-ug`7X+X4k;oeITyl@Wx+5`}THNavG><qb3Z)u0St$gNCA'
    'sj4Xsd6KbT7Z|)7N1y(lI+3Cy42r|lCb}18;%x3ke`wOd(DElW0<ANqMgu%szwe*zq?G*j-#_gS?(^cj'
),
    x37: (packed('|i1',
    'c-k$CK?(pc2*W-dBorS%m6cF(Xc25ApR|d_!eG_P;5EJDN%r*sae^Fg'
) * 8)[:480],
    t40: packed('<i2',
    'c-qa2-422<7(;#R^X-pKHVvCH1dJhGc;SmWcnX^)P1DmD3Pz{||IHLghk4r}x>6hpK9co~zI48toUT>P4Y<I)#j;ep3KIqfaMI2S'
    'jkG>O4x%=g&k*_--S{}LwN-^hPoyW&v(G!PPJgB!EfYvI'
),
    x41: packed('|i1',
    'c-qy=xe>rH3<R;BNuD&zuXec&C&+M11X$x{(8meweAp-kkGiQIY!{u$Y)V^2!u?-<`N?po'
),
    t44: packed('<i2',
    'c-jk?>YUXdoYCd%>*|#e9~XWm)VlP3PLI+?_h92wE@2G&GB`pePYSnQ=Ij$U|4>}T^x~Ao?oHYn3tBVg_blg&={dV=%hEGC`f)Q>'
    '?wa*XOW&maKwZVQ1!W3(XX=XPuV2CE_B1ZrYyBezkFBa%aue?}*eq}kVMt!flX|MohC%LssP3@{Z-%m&x_LXNYj~I4oxH50DOuFA'
    'X40p!Exzh~YfesEx!EkRtM%&9HJ3W0+9ubx)%8^SG}kRiN$y>`sC0Jo;`F4RNz0q}<_4)wezdu$H@k!({m_JpHR1DR$`_QTmipv-'
    'xGXVVP*N1-P*a}S&oIIO0KUp@#{'
),
    x45: (packed('|i1',
    'c-j?;K?(o>5CK2EX_Ch;a+sKa2w)<7SmPyqIJUHfc(QKhzz=wo9Gd'
) * 8)[:480],
    t48: packed('<i2',
    'c-jk0%gLHQf4xtQuTuQA+$|+q3QVmVa>66UyBV^6yGIM^T$+68wY3?8_LRdnAMhJ6$mCb8I#rgCVNkue`)@#-jmf?V$Ja>YZV>2O'
    'IB^xj>Q!p5k5_~kuR1BQ<xX3Z_Q7=fqJybf<tr+=GLH4_Dc_#VP`taPHT%eJb?1X61q}QDXCB<hV8Jly|AzBFRE-&uCe5!n6P*!M'
    'USE7<Uh4F`^cj<i+fvWAuDoWG>F8B@;>`c1`kf4Zb^n(htgP3mUKCftFvI}>ulHP4'
),
    x49: packed('|i1',
    'c-qyA$qfKO2*Y|N1Qd>`eQ9GKepr@`sHN|CE1-r(me|l?ah6^$d67sBHO;Q_hNb;){s6bwZ~_'
),
    t52: packed('<i2',
    'c-rkz3l_s52-~sa-)as%0`wAlqqS<#5K>-{0Bp>P!$IiTi2)TE-Ju%rvviCo(Cce*wacr`0q+5>n4LYsR*ggKf?ul6%F@xiE<CI1'
    'M;n1qsTA4cisp>w6<<}(?1FUVVsc^_9!=2}%ciGr@07J{+~JxB5;JK#WgiJO-jjaNyT*`fQ(BKYP^QX>9hGNT(rPBczi^sN$1P`$'
    '4`c4<C0|^AwqQ)Ng<;9tKOf#JQ^4c2nbueRm@WDV!CqW_`~2gl;|rs_=|T'
),
}, name='plain_quant8').AddVariations(signed(x1, c2, t4, x5, c6, t8, x9, c10, t12, x13, c14, t16, x17, c18, t20, x21, c22, t24, x25, c26, t28, x29, c30, t32, x33, c34, t36, x37, c38, t40, x41, c42, t44, x45, c46, t48, x49, c50, t52)).DisableLifeTimeVariation()

# Filters of whole blocks of channels are dilated.
# Expected values: float64 formula.
x1 = Input('x1', (F32, [1, 8, 5, 6]))
c2 = Parameter('c2', (F32, [8, 3, 3, 8]), (packed('|i1',
    'c-kF^!2tj;5W&L!GgG~fNJ>GW8E}ZHz{n(j*U3eV_ZK^RCzucY', 1.0
) * 10)[:576])
c3 = Parameter('c3', (F32, [8]), [0.5, -1.5, 2.0, -0.5, 1.0, 0.5, -1.5, 2.0])
t4 = Output('t4', (F32, [1, 8, 5, 6]))
x5 = Input('x5', (F32, [1, 5, 6, 16]))
c6 = Parameter('c6', (F32, [8, 3, 3, 16]), (packed('<i2',
    'c-jGa0EPd_v&mI6l>vD<?L#H$b+reFg`3AUNm)Npw}A<Xw-rr?lVeZ4?~^q*=g|YvJC_ZmfeER%FRyRG1O2ln{%eh&a2dpzaF0)t'
    '($l*V9>~>s^}rT}#e&8+sqW`I;`L6FmO)G83sU$)_l|B+g0-aoS%**&3{lxBd}{GMbp', 0.0001220703125
) * 19)[:1152])
c7 = Parameter('c7', (F32, [8]), [0.5, -1.5, 2.0, -0.5, 1.0, 0.5, -1.5, 2.0])
t8 = Output('t8', (F32, [1, 6, 5, 8]))
model = Model()
model.Operation('CONV_2D', x1, c2, c3, 1, 1, 1, 0, True, 2, 2).To(t4)
model.Operation('CONV_2D', x5, c6, c7, 1, 2, 2, 1, 1, 1, 3, False, 2, 1).To(t8)
Example({
    x1: packed('<i2',
    'c-rgKKfV0r?XAn}zu)zruNrw>*>$Vu=iTL-JMZp(>se|k`ulou_Ec9+=B3juFQ>2FzFW6&`tr-dowBz3{qy5Hho0t{EC1O$9sbm|'
    '*3w1Lq_RMNUfq+^uHI}RzqTJ<l6-hs`=7o3|MHgVIX>7an{=ox;mR6Q2Fufie{X3S`msg~LCpZT*!YD', 0.0001220703125
),
    t4: packed('<i4',
    'c-l=*3rJH@7(VCTsg+rYhLHBqlptqWVfgGZq)ZI4`KXrm7^8GSrG-cf)U07NV`M^QYAm&fM)*KYXRVT4X_S?%(#%$AK@FuqyZ4^I'
    'vxif-_niBG|M$Ab_ItJ5zMnKUBs4^JT@pw7M!9Kw^FmeHAh(6Czt!%NfS;u&Pk3jqta_YVuiO(lT(G%0E9-B%r9FUYy&WjZnO(Fa'
    'yli1ialxFxxu!f_qE;zg>~Tt_-CCWdGBu?(hnzojzGPCT7<s{~U&jtC39NM~G~G)$qt>MaWAk3Mq5g4%^i8K!IuaCpG`1&QQ`5Ka'
    'S^d&3D9`sb56VsRx-v)C&neoup?ZFQT|$YnEhA1fV6a3MxvD1Bv7cLpElZ!MzVj`&M3U}~`qkcF<QK-t)dJ6uiqG%#Rg&ehZvI(e'
    'OjNOSV8Wv}H%#e`uYK^$GAtQPZxnUN{0<~1>cd04;)a+7gZdlGR+Q);onG_8%cnf7aZAH$W$+GDuQC5{*{(mog4XIx$r_0<X?(+-'
    ';R=s+*BU}LzLXb-ZL2Fg{x*K@@>!K)!^McF_u9=7M=Gn+o?Ph3UbRlwWUli5(e!1kT^`?h*1a^NBFFD*-ogBMnW2{XxGD3>?%d91'
    'i&}iW?(R8X<p<-IMomJ>_J<mAr8dJqaczp?{p&QJ5;k1j{f#f0IOtnyOnML+pco;e%9|C7#AO~DdEfK>ui8?hg-`i4Z9Vb*icxs^'
    'C+lRyip%~!W4cQOus}qJ!vuh30b>LRA&dcoK<For=*Eg+#B-CJfC+_JiZDPhA>cv?B1Aw8#thG3szn09Kv)dm!caPJEC@7YlA0oh'
    'GKs*`k)r|hK@0#;89jIe0um5rSULgASR2_GRAx;=gf48Ev?as+qa7I}@Ej*Fv<uK;*5&|+WjTRHB20q>;vy0Op+A7BGYB-)N<r4s'
    'cG+JCU`GJ#7}yZ|VcR47Y?nHfXv)%Q>!3MzGnB|7hABq}3mkdVo-kF#DR8L4VKR-+K&Q<e>Hh&dZ|Vd', 0.0001220703125
),
    x5: (packed('|i1',
    'c-ke30SW*>5CMn(zj+;<Bql-!hTu@0HxuF!3l;oB^HAn?`2mXg3>5', 1.0
) * 8)[:480],
    t8: packed('<i4',
    'c-muN0E3?l_`oy<215pIB!M;PDt057l0f_rMe+}(i7ePHk^>ROFkS+PPz5vV87^eORq5h!>SFA|nNU5-3=9Vj9AIFG0ns3V0}$~8'
    'U<l)_J-`sl&<9ltLS+ypSS6UwhUx*5+(2S8Odh28fYSj6gwbF%3@gCO4?qY6NCW9>g*ibSL@<Muc{1#hf;#8`!+eB0Ar3fj0A~FG'
    'GX`Y4z~Ufsz6L}YC&MTh)&Kyjy+vs', 0.0001220703125
),
}, name='dilated').DisableLifeTimeVariation()

# Filters of whole blocks of channels are dilated.
# Expected values: float64 formula.
x1 = Input('x1', (U8, [1, 8, 5, 6], 0.5, 120))
c2 = Parameter('c2', (U8, [8, 3, 3, 8], 0.5, 128), (packed('<i2',
    'c-p0l!3h8`3<5j2$PqGl6IY1%kW&F;L&t@TiXJjeV{H}-r406w3-6*2?)n~Q'
) * 10)[:576])
c3 = Parameter('c3', (I32, [8], 0.25, 0), [2, -6, 8, -2, 4, 2, -6, 8])
t4 = Output('t4', (U8, [1, 8, 5, 6], 0.5, 120))
x5 = Input('x5', (U8, [1, 5, 6, 16], 0.5, 120))
c6 = Parameter('c6', (U8, [8, 3, 3, 16], 0.5, 128), (packed('<i2',
    'c-p1M!4beP2m`RrO-wl3z})Q))la-t#~pnwpeEZIZJu#6S@D$xu7n#HE|LRUrk+1u0YM(1'
) * 19)[:1152])
c7 = Parameter('c7', (I32, [8], 0.25, 0), [2, -6, 8, -2, 4, 2, -6, 8])
t8 = Output('t8', (U8, [1, 6, 5, 8], 0.5, 120))
model = Model()
model.Operation('CONV_2D', x1, c2, c3, 1, 1, 1, 0, True, 2, 2).To(t4)
model.Operation('CONV_2D', x5, c6, c7, 1, 2, 2, 1, 1, 1, 3, False, 2, 1).To(t8)
Example({
    x1: packed('|i1',
    'c-qy=!3_W*48*{mvsoeoN$p1)_w+~(xk!hqnN_eW7$>jrR_76^4r?&F#jzF{Pvd{{2ZN$-j{'
),
    t4: packed('<i2',
    'c-rN`-A;l~007|LqbKRUn=ZU*YX-5JjFA&_agK(^_!}G!<L?MTI<OzLhLUq;tqbmYv>v4I>(%#feQHLOls<Qkzp*J0hzyy}HxVld'
    'R+iYnUaT13ZM9{kL3*R@A(&Sz4P30%p-yr27+nrOD$&$y@CBm)>;t|rE7Za}l?vl_bVmuCNX{=X+@N|Ev4Sq9`k8!_vNjMOh)<5f'
    'Y#XA*;Ju`dJXhu8apLzk?NE90R%|&P#vap2Qx&3I8+17#0kMa*Ow_gFI(_Z3!mjBst(Q1gn!$Q@0<AIH$rIf1f0n$x|6Fnw9u?~='
    '<Yp;=$-zJK2M8y6H~'
),
    x5: (packed('|i1',
    'c-l3|!3h9B3<ANXB`jj`7X$YaXN>|zh9M!|t@z8{R*@-MkW2FbdORGl'
) * 8)[:480],
    t8: packed('<i2',
    'c-rMoi4njc2<zAszls^W0klgr+zFBZ!Gc2|(nUP+LzK)|CAth3@f($MkilTlSa*T#KB44T-?_sqMlm<dS5xQxnn&YEdf9u_6=Pwh'
    'E{DUYZ4aMWY0%@4C`TJK9`coIu-LqQh8L~Sc3J'
),
}, name='dilated_quant8').AddVariations(signed(x1, c2, t4, x5, c6, t8)).DisableLifeTimeVariation()
