# Licensed under the Apache License, Version 2.0; see LICENSE.
# Written by 'python -m corpus' from corpus/families/reduction.py; do not edit.
#
# ARGMIN: axes, ranks, types; indexes far apart. No element ties with the answer.

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

# Every axis, from the front and from the end.
# Expected values: exact integer arithmetic.
input = Input('input', (F32, [4]))
axis = Int32Scalar('axis', -1)
output = Output('output', (I32, [1]))
model = Model()
model.Operation('ARGMIN', input, axis).To(output)
Example({
    input: [28.2, -8.0, -23.0, 19.2],
    output: [2],
}, name='rank_1_axis_0_negative').AddVariations('float16').DisableLifeTimeVariation()

# Every axis, from the front and from the end.
# Expected values: exact integer arithmetic.
input = Input('input', (F32, [4]))
axis = Int32Scalar('axis', 0)
output = Output('output', (I32, [1]))
model = Model()
model.Operation('ARGMIN', input, axis).To(output)
Example({
    input: [49.3, 15.3, -14.2, -15.5],
    output: [3],
}, name='rank_1_axis_0').AddVariations('float16').DisableLifeTimeVariation()

# Every axis, from the front and from the end.
# Expected values: exact integer arithmetic.
input = Input('input', (F32, [4, 7]))
axis = Int32Scalar('axis', -2)
output = Output('output', (I32, [7]))
model = Model()
model.Operation('ARGMIN', input, axis).To(output)
Example({
    input: packed('<i4',
    'c-jGQ0FVDbFrc8I&;T&N&0t`_pa9Td0GOcA&|qL@XrN#-Gntv0%m6dY%w}fHnE=dY0GXN0%w}e0W|?O5GnpCLjDT~@j3%ZG*}zPu'
    '0NL3LOlBq~W?AMC_Z1in@ev0T02J*M3kd}m1OpET4CxU61r`a2`7Tl', 1.1920928955078125e-07
),
    output: [1, 3, 1, 3, 1, 0, 2],
}, name='rank_2_axis_0_negative').AddVariations('float16').DisableLifeTimeVariation()

# Every axis, from the front and from the end.
# Expected values: exact integer arithmetic.
input = Input('input', (F32, [4, 7]))
axis = Int32Scalar('axis', -1)
output = Output('output', (I32, [4]))
model = Model()
model.Operation('ARGMIN', input, axis).To(output)
Example({
    input: packed('<f4',
    'c-lLgc6OF=TH4vPv&Lr`(#`_Ov&L!0X$-~;X$)u5&ddbL0V(4%3~6V8<QcdekHDR)(@g{<j)nBEP-2tQ2|nPn{+HvoGlmQn4GxD6'
    'IyxRY<mBk+c+kno$>G4keFqO7a&SDvaL5q=<(x4t'
),
    output: [5, 4, 6, 0],
}, name='rank_2_axis_1_negative').AddVariations('float16').DisableLifeTimeVariation()

# Every axis, from the front and from the end.
# Expected values: exact integer arithmetic.
input = Input('input', (F32, [4, 7]))
axis = Int32Scalar('axis', 0)
output = Output('output', (I32, [7]))
model = Model()
model.Operation('ARGMIN', input, axis).To(output)
Example({
    input: packed('<f4',
    'c-jreu?@m76h%=N5ez^BN{grn&1<8`js#UUpnp?j0Y<Q=U;v8P_4^wzOulq=q+4J{SP5h?11->sLjy7-LfJ1%paPX03cxUS=eI8Z'
    '$NjVD^y+S5Ij-O9;rHxYOWu^~Jl9y$<`<iv+jb9ZF?j'
),
    output: [0, 0, 2, 2, 0, 3, 3],
}, name='rank_2_axis_0').AddVariations('float16').DisableLifeTimeVariation()

# Every axis, from the front and from the end.
# Expected values: exact integer arithmetic.
input = Input('input', (F32, [4, 7]))
axis = Int32Scalar('axis', 1)
output = Output('output', (I32, [4]))
model = Model()
model.Operation('ARGMIN', input, axis).To(output)
Example({
    input: packed('<i4',
    'c-jGQ0FVD@pfCWS0ASDnG+>x80MMW?%%Cu!(4fr#W-yv&nKJ;H0A|bpGiI4H0L+;)%$YNp%$dvpW;2;ane(7|;3kY96Gj=cAS^kv'
    '47u~!jG3%J22<Jm_Xh&^0SE~D0Sg5N0`~X&0rvz82lW5{|M&q~NihN', 2.384185791015625e-07
),
    output: [4, 1, 0, 1],
}, name='rank_2_axis_1').AddVariations('float16')

# Every axis, from the front and from the end.
# Expected values: exact integer arithmetic.
input = Input('input', (F32, [4, 7, 3]))
axis = Int32Scalar('axis', -3)
output = Output('output', (I32, [7, 3]))
model = Model()
model.Operation('ARGMIN', input, axis).To(output)
Example({
    input: packed('<i4',
    'c-ke5!EFLD6hwcB5F{870kWG0e75u(Z~<<Bn@<+^ZD0%70^*xb+rT#90zQ(jG!U{9D63d3A_o#D(adGuj7B>nbO=FfkWL1Ypo1qT'
    '0YEq>wA2u^4-P;|0a{AEO)!lD2rq)ziLi5S>tD48(BMEjZ>&K>M8*JGBtrO27SktMi>U-k#HNU;Lo^BfjR5IiWUZlO00S0`rP}hM'
    'R*Z2D#lERjEIBE)M_)pdJ~_U5RWr4bWfO~%H?cN_iJn(VMk-jLkX3eLsy$Z#b!kiU!t&$YSI=Txw4?Pr9}iZybGNwV*&(~kAI{TD'
    'yZoNbPS@l8(_wjG+2Z*$njV+!xSRI#b~u?q*F&FQv*F`vFnPar>(BAW4_-fxC;', 1.1920928955078125e-07
),
    output: [2, 0, 3, 1, 0, 3, 0, 2, 1, 0, 2, 1, 2, 1, 3, 3, 1, 1, 2, 0, 3],
}, name='rank_3_axis_0_negative').AddVariations('float16').DisableLifeTimeVariation()

# Every axis, from the front and from the end.
# Expected values: exact integer arithmetic.
input = Input('input', (F32, [4, 7, 3]))
axis = Int32Scalar('axis', -2)
output = Output('output', (I32, [4, 3]))
model = Model()
model.Operation('ARGMIN', input, axis).To(output)
Example({
    input: packed('<f4',
    'c-ke5F-rqM5QPU)i3*Weh{Y))0VRsCVwc>`*rpTw1H%3Se}ItIO2K3g3$fKgu@AS~*vx{BT?z{e1q;iRzCGF5;m!AEUX`37lN?nQ'
    'L8fFV8GPr+IVh7|P;jci^F%IH2}M<wWME*mX#kYG=1g_uJwd7(QsiipssEV@3Qit8Pvq1qihP#H^aiU<10eNBrz`D;)neXSxR`Y}'
    '3hmq-nAYan)y>wu(D=A>vU_&eYrhnu{jc|(nSP9imo$A_oGd*L9`|m4w!4$-`S(c9UzfS}*&jZw({CABgoQ(7<|wf*R&0n8I2$3r'
    '3n9i5I1d9GY+b^{K3>fd*)m&PO9YtOScgAHvy5>'
),
    output: [5, 0, 2, 3, 5, 1, 5, 6, 5, 4, 4, 2],
}, name='rank_3_axis_1_negative').AddVariations('float16').DisableLifeTimeVariation()

# Every axis, from the front and from the end.
# Expected values: exact integer arithmetic.
input = Input('input', (F32, [4, 7, 3]))
axis = Int32Scalar('axis', -1)
output = Output('output', (I32, [4, 7]))
model = Model()
model.Operation('ARGMIN', input, axis).To(output)
Example({
    input: packed('<i4',
    'c-l3LK}rKb5Jf8r(FhuaFi^n=S%@KEXsH}v4lsw9RpT-07*o5tLtmf|(4dk{#KCMNC@~w&LJdSK0eAn`fAtjNt>((E1cvAUoB~8v'
    '7jw8L26oDkbLL8+Dk}zsarDvUjuoQe`8bx!tZM&ia8>34$qR{)2a5zi0+6g*PL@51Pg_6)#LJeV<P(vdAQ?_pWjEWl<?I6rFF_>i'
    'oB@~+I3ezwL0}%l7f2|GEFR~8OvSti6#kvToQNXqSqKq5Er#`1dw4Qhe{8OoSF4At+36j29=kuwLF4;(THm$aCRu+ushj8Z-fQ#e'
    '<}};9G%nX??ZHudv^hMU?e{Kvvq3AHKKHwytI5Ip;t$WGhy(', 5.960464477539063e-08
),
    output: packed('|i1',
    'c-muPU}9ikU}9usWMX1sU_>w&n3w<o;s7H'
),
}, name='rank_3_axis_2_negative').AddVariations('float16').DisableLifeTimeVariation()

# Every axis, from the front and from the end.
# Expected values: exact integer arithmetic.
input = Input('input', (F32, [4, 7, 3]))
axis = Int32Scalar('axis', 0)
output = Output('output', (I32, [7, 3]))
model = Model()
model.Operation('ARGMIN', input, axis).To(output)
Example({
    input: packed('<f4',
    'c-lpby-Gwu424r_rQly-rNw1MD^qRZ-N_VcVY6UkBUVAM67~&5L0Pe}Fav^xZ?GVO;N486Fay4URttjmf*|Hz3lAYV9KM{KnUOPN'
    '&IlnR2Id@)!BPZ(U<Nn?0tT>Sm=S0$m@-2MSVN(C&mmZnQr(#tQ$mo0D9lOzJEiGNb*F$G!;C<4VoD4mSVPjhClN~uUyLsJ<8JD0'
    'a;Z4{I-2_&F}#1TKmD}J`P=<za(r;VTf8hU4z64M{`hw9p}pFwdga>j^UV2HIV-2HdlQ={-Ic-E!qv@=oLz2sPaPs1dW~jDy}Bxr'
    '))T2-&MA>6AD#M2|1tx8ROjhYJvkjVfs1PDDEVJVrjG;'
),
    output: [3, 1, 1, 2, 1, 1, 1, 0, 2, 2, 2, 1, 3, 3, 3, 2, 2, 0, 3, 0, 1],
}, name='rank_3_axis_0').AddVariations('float16').DisableLifeTimeVariation()

# Every axis, from the front and from the end.
# Expected values: exact integer arithmetic.
input = Input('input', (F32, [4, 7, 3]))
axis = Int32Scalar('axis', 1)
output = Output('output', (I32, [4, 3]))
model = Model()
model.Operation('ARGMIN', input, axis).To(output)
Example({
    input: packed('<f4',
    'c-ke5u}VWh5Jd;kLPZFOgomYRv=XM#=4EG<RQZOW&3;EJ(MnJ(cCoS0Dqt*a%+7#du`3D|8vh`m_yHEqKAB<e%-y{QLU6$$WR;AV'
    '5g_PZ1_EZ45YRcu5VW*2U}LKnP+yv069;s9m&JSMm6=o$Vp68py$oe074Hi(f!ESb$}F~ezA&3$6aQ!GGCo-wTzsGY^j~|6FALZ?'
    '|K0X2Y(4G5J&taVm*1+74Z3-T%eopK4o6qx{#JXnbGQFB-8tB7f1bh8wej!0xyNZ0*JpdPqm}s_jU{5{2a3d2*pRST%Pe{`3E60+'
    '%QniSOOe^sB1|k?Ed8btTay(cnJ`&0YWxAwc$ZT'
),
    output: [6, 2, 4, 5, 3, 6, 6, 4, 2, 1, 6, 3],
}, name='rank_3_axis_1').AddVariations('float16').DisableLifeTimeVariation()

# Every axis, from the front and from the end.
# Expected values: exact integer arithmetic.
input = Input('input', (F32, [4, 7, 3]))
axis = Int32Scalar('axis', 2)
output = Output('output', (I32, [4, 7]))
model = Model()
model.Operation('ARGMIN', input, axis).To(output)
Example({
    input: packed('<f4',
    'c-l>jp-Y585XC16>V=aFUh>MF<$_@lK0)D|4O$F>e}b@Z*(8cstyg5Wnhm1y<Zjm{yH)%H1VO~J7%bwOFUbtUyx)5>#7w~x6Emjg'
    ';IVLl2qpMH6gXhQK&%9#cEODU$_1!+E9k<-LP+SppW6J)5SrC1k+Q1&RK&6xwF_<>P|iTvTR~^WqW#0;kCUhEVI@<#=#1|ke&>Vn'
    '(bwF!hG#vxy+7!6E;qU_{i~IwEx-QLy~&G@Z|&9PLA6#o@28{dioUDe^VjzNf^L4c_9oAhQIa}FaWSQsrV=4y5;5egp=wDHouE?f'
    'WJhKQJAgQoDA8FIfjVJzu7>>w&cu!6'
),
    output: packed('|i1',
    'c-jre!3_Wa07F3RKXjXTIEYese~&z>0Re6R8~'
),
}, name='rank_3_axis_2').AddVariations('float16').DisableLifeTimeVariation()

# Every axis, from the front and from the end.
# Expected values: exact integer arithmetic.
input = Input('input', (F32, [4, 7, 3, 5]))
axis = Int32Scalar('axis', -4)
output = Output('output', (I32, [7, 3, 5]))
model = Model()
model.Operation('ARGMIN', input, axis).To(output)
Example({
    input: packed('<f4',
    'c-l=-U1(fI6ds!<Zeuj2Nu!A|T@zW;G&VoC#N8H?JChhH?u*oiK7~HWfKa5Oh~i5nB?V0|v>I}6eJGMtT8mT`6>DkkT+&eKT-c&$'
    'gVcstLX|uen@9_R`hBxS-Mzazd**z9=LpXWwH9Hb@$y81qd-L@i4elWrSMS3g9>Xn3oi);TJR?fbrO0wdI_-nXtbkI6YKGYFdc^A'
    '0c`?2&K}<h9{^a?fC3CY+<Q)4I~J`&kBpE4i)KGNLF?{a4Nt-n%?P2LS3o>+l`JC#^dSYV&{0DyL@E-Z4#`lvWP&Y8LW>j>Oz&pG'
    'hzy5W!6BW|7+4bYQxe2<FW3(t{<5DTX%b_CFr&ds!fCtEF1DaMQ3^{_6l21Wi{TJ3x&X((mUd)u6sQPmOFIhw-I2Adxg<6af!k3K'
    'XdAd4Sz!6$j?nnujtJ915I7+VJkB29mJa|dYD=>ge7N_Vx^^sD2iy@_;4skaFYU;>dso9_S)!TyJ3<%8z*Vx06wtSBM}eb;Sil{D'
    '5Oqif|J#wZv`9g>BR3O9wD)%uu;h$^#iHNsC?JYEf=<A{>}N=t#F!w=Xz*e=Z5P_b7IY^{VQDHT?Fb0XNoeuTkxlPby#DmXuK9}g'
    '53Vn+FSX3{JXa$Qo*&w<|4!$Jd!P459^bU1?ZL52i#GkSUo3Pj`PbXZZhf-BPcQDBxx3t6-8q_V`abjUME*c$RQILV(*5YlM4uWM'
    's4YBk^is>!iF|bW+V)(<)-Q6sO@kw=+ZMhnTkxv4-@H<IbxV3opFER(sPX)Jn`;{1`u*B#pBIBS&+V$}U0<&3S|47YtQxPWO%-hM'
    'c58mav)LD;vB8EL-=6U2dM-@O)zx1;`bXF92bMZ_T~6&0r=DtWw)L65C;JZP2aoOiC08z5=MEp5E<amayJsewoBB=ND_@p9+4R}e'
    ')+lvldj9s%?#&0v^5>H7(Y2o++xK_o*W&5p$9vCwdTM;6yJ2O1d}UwjeCLhHR6}EC<;V7p=6jF)sp_k~KK9Bt^+R_H-e~bquyJ6r'
    'srRFU#ik$fxr>GN6CJtq@X58x&#E&`tEp!)FI?{ESbl#vb@QujEBj?3d#k~#Z0qh=+Oe@r+kxqq?2+uymT0XgetO%lYks4_{?*!g'
    'r?NTQ+$&yQSn68cX@{qbRK7Awst7+O@+FQcj%B1&WMXMl6vYZ}W29?{ltDd~=<?AW^~Z5+WGrLl&&oK$A&!-i1`rgC!5J^mpiL>m'
    'UU0}+g*)FUU(OmomS83fy~daD0GO``g$3ZEKIzA^u>uHs#;}Szcr_7mF=Yic2}K(elytn3uAHnQnQ~sy?JL^yad3P{7aP`KUHTD~'
    '5!QKE)PSnbbl`v(yH(T=ytyD9Oh&QK(J-Vk{f56#!xv{t0TcTsjxYz-5Ea+`PEIkA?B@iS9zb|SRpB0e5cmhM5yas'
),
    output: packed('|i1',
    'c-kF|feipK2*N1*|MTh$#()5j1x88Ml`d(hS3=XN{GXW4xN4Ib(yZkw#5wB(!(7|%-X0-F0Hg'
),
}, name='rank_4_axis_0_negative').AddVariations('float16').DisableLifeTimeVariation()

# Every axis, from the front and from the end.
# Expected values: exact integer arithmetic.
input = Input('input', (F32, [4, 7, 3, 5]))
axis = Int32Scalar('axis', -3)
output = Output('output', (I32, [4, 3, 5]))
model = Model()
model.Operation('ARGMIN', input, axis).To(output)
Example({
    input: packed('<f4',
    'c-l2lU2GIp6uy+YLfmdE73~%+4P8=@y4GIAmNnhEmzqj!j0rFB!VBicCWd!nLU>SP>jw9sX*v@^kea5Lh6fuFV#>};+G^sAX=tIA'
    'Kxl&6Dw>qw4-hbZ-`#e0HgoPh=X^isc%Br-#3mN8@k}f|FE-M%r&t(IddA2YX<Q1#!i%Mh8OEL`rTxYd<sPE)Jz{hTBY_a}1W*YC'
    'DPr_WFbG6~jj<7UY_*X>#?lDn0YNe*ksyMFr3Pt9Aq%AdKt#>#q6<&*MFxGSqzn8A%qu)}C&(#LN#lgD{Psei83EWl5?RwgC$%hB'
    'OL`N~240THw$lhmP{a|U5CD?;a2A|_;Tfha1Tcghp&esPViFk+!)BqAc)}WoDIr{!?jjS3$hanwt{WNY+EXNqD_uB?kjAAzEZj)S'
    'h+%|IX}^&~xr?ZLj~HFtksC!k0aOA(iYVfaTvs3xY>dh~a#wd0*=ZAkWKnrXM6j^bAT23mp%eg!sCjKiuH?JABiE%1{0O|ZBi^m<'
    '$Qmbv<+m4WJ96n8NOls^Qp<9+q&EzWb~z&3P9xkA=3v;0yxkGcf-^9#-BDyAfFbM%?HD5xlgMxwHVd7^6V^CP330XdKw_}+Mnk5)'
    '>-xr%r|wPl?oQ2C&1KuB|4tTD6S?$-E4S}2{?paaap>T_mdgj5GUL0tUO2IkP2KIi^F%V;+NQ>~^emq`_UGyLY~SS5$Hj76Za#f{'
    '?8@-r?uz6mf7M(q%4)UPHJ58`e7^Qu`PP(MpV`nbI#SWG<6>R0qJ8DNOK*>+zN#I%R~*0m=7HI&!MT<XULD=O?V6Z5I*{o(kvuo^'
    '`G4P6o~=o2*>|_^huN97owJkwR%8lW>khk@vdho?I(KVn`<{_RvusQ^U2lHz+B+9kKK*FoLE*hG^!ty-8#iaC`{x?Zijk$K`c?)u'
    'iT1+y{O>PU=S6C0os;mtSx9u|W~V0}FE^jQRlT`0vGLjNb+3Faoj>}YyxH^G$d1MHnQkeI=l3qGzgT<Zx5~^!&o4KRzW&U|>yJHp'
    'D0ZHCBO2;1){d-v7HxR&V|pq1Q^(1dwr<MyG!-hw&P`^1&Q5(<H9T-8*<5^B*|#uU^I>jR*M4#P-QL9G8@XI(e%s9MJN<>W?B16B'
    'hvsV%gVPO#Bckqpdu!U+Q{R^=DjkH54zvmbJStEMpD@r`1)As3R}ODO?JKPV{?Xz4L5NBnIwAVh<$yIfDfWgs@No=~){40JqMRvT'
    ';qi5dL<zkLw7ejfqe?0dZXYPXP$5YI<V)10h#OE63Q>%Zq7}u3c}osnMMk`Va_9zd+7BF`+S#8c8_Gb=PbjQ_yec_VX9c30VnY-<'
    'p=GiXwGNdZXdVJs=8WJ<p+XU2g4Rk<sYwbMP#0<kPL*%PqcwnSA003VmcSa<cIMg+zZCMyA(9{3QK+!waKgd=+lA#N'
),
    output: packed('|i1',
    'c-jrew+#RQ2m`S6|4)X=GAkrpp*fprW}YlSkbZSUIWEz%dxrS{70Lj&'
),
}, name='rank_4_axis_1_negative').AddVariations('float16').DisableLifeTimeVariation()

# Every axis, from the front and from the end.
# Expected values: exact integer arithmetic.
input = Input('input', (F32, [4, 7, 3, 5]))
axis = Int32Scalar('axis', -2)
output = Output('output', (I32, [4, 7, 5]))
model = Model()
model.Operation('ARGMIN', input, axis).To(output)
Example({
    input: packed('<f4',
    'c-lo#U1%It7`>)siCNRuCe2S<YLZ>sHEg2EBr#jtX6|iRD}+$+#X?{DGAM!w79m(<p){xzY+uwFwluXXjT%8|9)w1B?xc~bcS?$a'
    '2uYPDR;W=51tBp|&$)xRGdpwd-1D8E?~5HL@SNE3;#dS&JDw16?0F&(SOmg}h2sd%i}Bq9%mcz=fCVPT0;e8uLF}N;5qPsGAR{mW'
    'H4bV}P2SiE0xT$I$pZ&E4r{;$6>uc<UI6tN|G?_RkjIT$FBX;>IN)Q7(=0gz_W&aXu7H%dElw~cnQ$S4pjGQUrc>BJDJ>Do6pX{_'
    'n1rMw6V4zWfH}z^fJ1w1oPbtv>hTm2;=r~FALuF|g3hdHV9Ap%*}gCh3^G5|lI9Q(S&$jW@jW~}V}y@28)OWKee}-w!ZFE=3_Apv'
    '=O;5_9WVxqWJbm}j$t~yS>%%unEz*F$ZH(m$AV&(+_y7g4cMRpj)dOxp>FW^t&T}%gj&xCOU)T!V`t<i9D;j*5d)V`O57GFn37Dm'
    'kU^OLW@P9THc(1Sgfa!=u-cH2bY#LA#C<R)889QZ$Hwt#1*aZQ5yAMjRh$v2iJ&tp>Ra-pOSUge1B1*DwWK-3Ll$IxFL$i{{p8u@'
    '@3M>Te8Z)sD??w3@{jEw&d%4A>K5CIwX14pW@^IC*RQnSI`QemH_x>cuX=UAp83A}i>Agdac!`0<nF$ng|xbvZ8>viJySeAx_7QD'
    'mWRjk#mzfAAityUQp27<T6cGrC%yHN+Hc!Z(;Ito4G$Oc-6uN>mz$bvY6p6{Gxv_VH5<2wXYT&<PG4oD@cPAFU*$GFxVSKIe6}#N'
    'TFG6zeR%VPcJCc5E~LuWn=*fGzq4&ImG2+yQss`;%KPb+EzSA<Y;kGw#Dzzl@wxe*TV}>f^^JX*)R@V=df>g5lWTp2sVB0>-L+>@'
    't=qDVbDi0z+{Nd6+ovn1AN0Su(ssF{E0}41@y5QNDzn=wr~W*gJFj*W{UdF^e|D%}d^~ilv;A0U_o2qME4`y<OKz$3!{?K^XYWrv'
    'vcJ4((?tH@dUocM;?hUI{B}P#vU+a)=3|5Dx}h7p@>`4kYUlXdwQnt4Sk7$i3AQ{my_{};t?q?)_tsCP%xJbJ^U51X$4=e49z4+D'
    '(n9I{)93aNbUdzJ>J_!=bfi@%BP}Ifc<X8;t6D25byStEilR_O*eG1C*3xyQawUGl8kLb!632jtQt3#^DtNe+B1BcBKs*eDRtmL|'
    'D>YZZh5Qsn5g<~LhC=Wmd4mJgT1WJyU4;h<B|T~@18GYd!m}m;YpfqA(mK9|p{^<&h7lFy0X#w^fOq(fTw0GpEA6`YTLG&exuPVB'
    'wapNIjdc7L@}ZfECs>3b+97SVj7SPInnbb+PHCY)GAP!zFPb(r8Q=r^h%IMR5LB~7LJV!RZ9!5sjNbeUYoWiz'
),
    output: packed('|i1',
    'c-ke62ND1<2*L>ee{>D4R~N(3HU<e-eRSO*QtT1Wecb((3TaWU;xaRGnhVSlDdNm+_dbaokjDcmfB=;'
),
}, name='rank_4_axis_2_negative').AddVariations('float16').DisableLifeTimeVariation()

# Every axis, from the front and from the end.
# Expected values: exact integer arithmetic.
input = Input('input', (F32, [4, 7, 3, 5]))
axis = Int32Scalar('axis', -1)
output = Output('output', (I32, [4, 7, 3]))
model = Model()
model.Operation('ARGMIN', input, axis).To(output)
Example({
    input: packed('<f4',
    'c-l=-U1(fI7@aifc8zJ+xQT7dcH3^Y+nB_-I%y0^-M#m=w2DELh*<C;zFd?@F$kh>u}C#VC8!nW5+7u-MB+oAngm00=Qfna&P6e5'
    '6oN)93MDF1tfWZsoLLJl$(@<+=X~d!FZKi9_XB*SA4n<uSjIx&8B1TrfscUi3kCy(@k3Tf5eLZ0*taqJk6x58EhWM}QP3Ai)Ja@1'
    'M+Pyw2#n4kW(@+dz)hk}27CzV$1$1sEFw0l(SabZU;?WA10v9cjO_<hfs6u<5C{Pp1fdBBQArgHc(M!(1Cl|Wg`5O{fchz`Do3)E'
    'H*h9}fE<`Y5U$V#VTo0JfNbalA$)iSFv_PMIw&YZkTC^Wn`3IAzp#zYS>HIFY)QhZ@{O;cRw=4hbjC;{1fB-8jKWL<3<ed#_!)~}'
    '6mrt|HfI0H95-`oM?^uNl8QT00&}D?>>@Bam0=A6M&M?5r1&5yV|T<NVxt-z2=WRhw|1n!7=w-dD7zyRaD+ez&>#p+IE+=TP;Pj#'
    '3=EaBJ5ns<BmgMtH~;Mj0haQ{9TA!wm@?cE-_S^6RUhn*07ff$Di~EYnGKX7$e4nx&4wE2FKnZ8);IIN9a&ZWoj1q4o27@_Pb6kC'
    '?zOJEgLl=Yl2aevIFtM0#EvHhk2g2Z{ZPvE9u3F$I{DV!ueina=1Z%>Of39)>TXjApZ#clU$|M`mD+!(e{R11<EbOg?CU3|a@Q9='
    'SUdL6;fg!E`*?adJT2;*w$y&pU3X7*<&Ud_spfMFKdq(STNh`?{7;?9w{z*_ix*Z8?C7iSxw19CuvSw^HYR${cQh?6|Mqy}(8b+*'
    '@^#<MzS@-UY$}e_5B53t7A_WAzuNnm65F0mFQ2`Aed7I|neD$kGo86|>{}^T+r2%x2P@g%w>@%OTcvoZ=dqtBr#F|I$_-naUu%8z'
    '=+GMpKU1zr)V5rBx22>;yNjoLTYE-pKPlXC-_E5DF_50gO{&I0l`Rjoj1&*;yL!26!(`@rS0>*2`^VImZ?1G)|9W8Q`z_lC8rC-U'
    'kM;LG(B4%l<f4w!fwraLBY$<BTCR+@q<8+4?U&v6CyPDTMDk$b^7wO=`D9zZvvVmuH`1NI@%gU94d)W!W?e_k^Dn&o(s=frjl#*N'
    'MzX)IhpF!A(V@*Vnc*ir*Y(`U^|Yg-Xfg7lNPF6KT^%8TE8echibd@p?|5Dqxw?E_hpzU@;i9WUKtz$}Y3(|Z8?rk@x1+W8Jg16M'
    'c7^8wF~m0ndgQq%2Xv^l<KRJ5!hirqqA7IIi_sbt(P9{p2LU~j!8Fe{0~t^eu(Sh?5$HrZ3~@#gX5ry+7W4t#bvT{_+^7ulKnp<!'
    'l0XHqkdP>_^}q%Nw;Vw-)0(nii{sc~m;u9>i0GUqBirg)Vx%5Ac0A;RZ`Dps7a<A(fK|PPQwRZo=x~oLFw$|*q)Sd2)Bgp7Y`!x'
),
    output: packed('|i1',
    'c-jq%fe8Qr2*Psu|IH0TQZ|n4x+UYTSVOyx9&9YvI9R+0rczoo0cBP5<nenSnE<{'
),
}, name='rank_4_axis_3_negative').AddVariations('float16').DisableLifeTimeVariation()

# Every axis, from the front and from the end.
# Expected values: exact integer arithmetic.
input = Input('input', (F32, [4, 7, 3, 5]))
axis = Int32Scalar('axis', 0)
output = Output('output', (I32, [7, 3, 5]))
model = Model()
model.Operation('ARGMIN', input, axis).To(output)
Example({
    input: packed('<f4',
    'c-l3QUuYdg6vn4jH?_TqX>uEr>$PnX()8Y5BFUt&X~MlbTN+cEhk_t|l7g^Q=u4pw3O+>CLTf-!DV;S+43Y;eni`ChmS%S=vBGRg'
    'O(;b3qVZqaVhSm>k)VFx+{o^pojG&PcYbqD;3s|(1W6#I@FlDt_!5ucKS^X@*M1;{5K;z#^m!l?#9)u80LMrQl0@M1p~PT_iUbD&'
    '@-m@CCe#yXCP4zVgsLbj5^24@4}t(J2n_-O8AP!(Pq0TpNjMZFCsuGHBLNp2Ng!F4TNsdFK{XgAfdG7#lCTH{H!<Lss3=GU3n%h%'
    '&UA1E<P^LyF61+ZxAHBuWV-}!272CAkc};}uxNoKLBIqO5Fz1;xrx0qg}LS_f=D539|hY*0T$N2@r~9-+Zn<7dVNOt8zXgjM!GyB'
    't)T>$H2=>?Yda$-7=h1+5`!TsjGd8z3@tLDZlGzjftsNz$_gW`*Uktu8lhSX$e8ksc!GU-Mw$i5i51+)Fm^^zk}S(D3`nq`8Vr*_'
    '06t4eSOkNc81PF}6r_TM6Ztr2I=D1B1#gTC`OGop85uU0P2<f#Z)Zd{w#dSw1(F2X&Pekn(B_J{#@<=m8KL(2jJUFW6l@m-Soor|'
    '_Rp>--x~V3CU?B<1D&dHx^FLbPJLRRdHRJd55qerA2k0gvVT`h+&ePfykoxcK-Syl^t5}wcivg6oc*M&@mW`l_B5$&`C)H|d9APY'
    ')FDSbl35!&)t}wC@4bG%ueWyK{$%==YR=AAKmX`rwzFe(=x{!@uzzy$q&V0#a#vnU=Z3G0eN_0d=3?jl?u?UbKd}2s`{=`3ar&3y'
    'x!s?i-Mlrm@Xov6?%i_ZvErpm4?1Me@mouM#be3Ju9ltKGtHxabq}7Y{O<5R@7F?lWaHBL)eHO2X9g?AhF52D#j{V0?KzrBH&t(V'
    'b;H2GvG%ULPvs__xmhz)KQWg-ZH5na^v&OUv(WJV)}aeuR++iNnXf+ldebX&-H%tz-aImN)X6Nhz1{QMjME$aSwA!|KD|7hZ!;^)'
    'J&UEVwmu!SHZFW~_4+2ckU#YD<oC4|Ek9hBFMhT>I9>mozI{UHy1E*wcQ%VUC)G5bnoN~O>SkN66$_Px@w`6w#>(YACsGY}tJ8~4'
    'mG?&>$!_n|+0Fewy>#RCvEF}Mzi4orD0HJZR-uYL6|0ixDOV{^MV=QcFH%ZHQ8X1tvFoZR_7LjfDF-tQL2+cgi1DsQE>k1rxe<>j'
    '0L2nERxno9O$!HNAO?BJxi%q=%F_74NZ}!X$JYZD4vBy)2uChomo#)K<$7VcOo-SJtGE<HAp~C>LV%nhQbL<j@*)IIDI|q)9EV6K'
    't>ZBaB_SVk<3d?68nEz(C1?P03YH0qI0Pkk#KPFBDbfRufA$7WmrV-s#L$b~m^@wyJg66!(2&qJoGl62O)9W3;Qs@W_2Tm'
),
    output: packed('|i1',
    'c-kF|2@U`-2*MEl|L3(cM&*!XNqU#g)iDP84Uh=ThDR$#1y=uz^z7kLJ2;<>p}2{D9c2KO'
),
}, name='rank_4_axis_0').AddVariations('float16').DisableLifeTimeVariation()

# Every axis, from the front and from the end.
# Expected values: exact integer arithmetic.
input = Input('input', (F32, [4, 7, 3, 5]))
axis = Int32Scalar('axis', 1)
output = Output('output', (I32, [4, 3, 5]))
model = Model()
model.Operation('ARGMIN', input, axis).To(output)
Example({
    input: packed('<f4',
    'c-mD_U1(fI6rNJuwq{ckZIeyX=D#r}Yp9)6T^qXhPT~?Fh*AlJ_z;K;l)MN&i9Yn9O{+$mS}o2c4@H|)NohmX>Vrw{y@se|E;J&+'
    'Km_rp_92u)WmWp1-#06w_uieIIdjhUbB>USOoS9t2O<a(trMLDS|XNU6-gox7kH9H^H0bCDLTL%7maE}gw~Q_!53&E0H&4+iX=V_'
    'upp6A21x*LU<O<q0l*1^6kKy7aRCkFAt~@Q(7`JRpz(s*sYrl^1H#B4D=-pfNamnAD2YlaBoM$OBy~d#Y$aro0d|tcrL#hXXoRF0'
    'h=los06ZqrK?+i%U9MV_QPZzrH53MvPWJ=>jY}p2J4rS{;cQG2IR8OO5p~lbHL$DFb-?vhT4~*kj4;M(ZM8K>w!*T7)(XTq8*BfW'
    'kwJ<!oDmj{YDC<O?0;rtELB<*Ny`~oZ7f)gH2?>u;o=C4n-RcqZ@7`TfCloA^xqj74#Q}?oDo%6pqc;82x^!inS*Lm5@jjG2;dQt'
    'x}gTPELo(%PSUt^R;Un-D9y;i34x^ZW~GA^q(-}3wI-vcU%_f9G?Y&F1ObgpCIdT3HbLQRj5W@`DJi0E8l(nxRk{w4H`}>>dc%7l'
    '{A)1ZXUel@bbal>&`jOf(UGd=;d_ttiSFI~xwihfp7hqc((RK^x5}@J16}pMEY?lwH$K|GoEhG+?bP^pmj~|@d+J-4+SWUomvYxK'
    '`GI=*)}b4Hjoq^AV)bj?U+GPar{!4ZeQSq{FF)5;HgqyIxiYh-u48Ivs<5fEuywq>=eGY~UFwhRy^p^-(|xY8ck`8s!rt|u`9x+p'
    'ef8Iov6@V^^w;)P7PfUZ7RQdYT^K)M%isBP^o1{bW#dy-KQ#5Ljt_2c&t3myu%&TYJ~p*<bY)9%U)9A_=J<v7UAgf3&wVrRPP86L'
    '<v$IYCgyKdetb5%(^Pk?;l|MG=d!Dx-F<0lth_e8WzU&sYF;UOb2a<pp}Du)*5=y1$@e$ZBjL?~vRmnupNdr#h1Cn=`!}9F(Dc$1'
    '#g>65uQu;pY5nb<iE7jH;%r0B{K=+oY7bO=aZ2S<*<5>idB^yN)5q(@$j(f|XxVgy*Iiqf|NQc!>57MUdmRsb`~9`9hWmFN9^c%4'
    '{`_#m&EMzWn<~scKReoz8%&GkD`&H@??+y&LO)V!K`HFxgI?tOJ~mODS1ML2#631Ka(xwg{sQk+6h>j}#eS?JJb;O?^L&LefC0-7'
    'aX`7xh!2>>2oOvKUKB^jisO(eh<gfTI6_7o<yC}IlqfI4HjE<x=Y5q|Nb?CofqoP!ZV*Q<OaN#xj`ILU66E2=Q#6JEepngfEkuB!'
    'qy?#fQtkt#M-hCy*m?3IXAq+N1r>&o=Rub5c`^Nxz>81`usDnlqL27+P~@Wd5cdvHp;r+vXp81?;u%{s7dk`smv+e-QJd$N6#fmu'
    'iN!n'
),
    output: packed('|i1',
    'c-jq$K@I=_2!fQ-|3A4-Y=E+?N>UfcVf3u6H=2CjQR0@GKam!g0~Oc+u>'
),
}, name='rank_4_axis_1').AddVariations('float16').DisableLifeTimeVariation()

# Every axis, from the front and from the end.
# Expected values: exact integer arithmetic.
input = Input('input', (F32, [4, 7, 3, 5]))
axis = Int32Scalar('axis', 2)
output = Output('output', (I32, [4, 7, 5]))
model = Model()
model.Operation('ARGMIN', input, axis).To(output)
Example({
    input: packed('<f4',
    'c-k#dZ)jCz9Dei0g8j)|2WxIRw_LH@TDn7)a`m3~z1tjY_$81D5&Ix7L47dvO9;d04=XB$T67K@t;9kYWiD5f&3n!}HLdrc;QTNe'
    'Wl76o(#D|N3hjB`D|h$qoZs*HJ-_F9eu>te7K!i@9fqOsJRN!><cm%;swn70xS|kAs6EsLU|txa<s|^H6#~N=i9!!NzzR>J>!@6X'
    'AI^dYb4g*R7TWC!1-{x%CtQI?G<4!52)u$24NZmI9VS>?08)-lxCiVQO7M`l3dpgP)T9eFRKO(4m;y#np$MHWyd{*&Hi2*l!!$;*'
    '+Qp*DM$I1ohcsH4A~8flQ^Ex9dm=lXxj;ggMy!mI7DXXimlzsY<|1bB1;soHs!qIhH?qRBItT)~4LlL>MO$pKypa{ID1;5Phq}8_'
    '5O9aJyitG&-Y5u26nNkP78=oYRIb90bvLq@vxS}X!(D;ESG#G;74AlSpagd#8=z6R5q1X_YYRYkBg;LOHv%kxELI9PA~op(4HYn1'
    'xDhbCkrjc{g*QvNY!e7~Fic|<t6ePaM%2t3Q4UnNDH1~@G+8Ea-xJyC%mos_G-73xv?vPEy2Q}HG8Zv}FDT|wP<7(lI<}_H_GCKS'
    'C*C=E-78;zv@V^xl-gdsckk|XTi2}4{JdlPud6CQeedQ#&5gQ=nbL306n#5z_{-N13{@<p_moA`zpvi5Kh-mH{@v1>?KMf`)yJlP'
    '`*^76+Jjd&^#AZ@?S`l3YZp(Hr-M^}_2x$8w7t~1B<fD3Z1=#O-dxe$+qFH#D?!tds!w{qpFcBJ`JCUrb~ruv-{W)5xzGN7yYJx6'
    'E4HHRMt|F2lo>Bw?mL}H9r~jEwe*$o?&F;&F1PHP7<(hyl)I)I)|n@oDhIx9+jIH(<?Nc)1MfH2HtU7ECCC057cC#@#+N!yUMz{c'
    'nVF%noua6&_vwk3>lV5mE?*e>ch#2as%|mczmh4F%gZku+4k0js$i;SM{(l=D(K$)<Fp-{%KVXP-PDnKao6lmB`f!ic5bvywd12}'
    '=Vxzy*ic`2{nk`&q0@Ub*YM`~W2w2ubA53vMxH!<@R?QqtNSLuyB#&%8L4=rxp=x|ch)W*8aZ6P(Job7tpDJGKU{h5m-Oc~XV;Hb'
    'FMc&#R6jcS&@0cjZfV&(=p8TXD%syyEPbP7Y+@D1zEm+kMjB-zUm9ajHHLq2ER7#Uc_U>M%e?d>sq#v)fq7K%-&ck|GL};Lq>-Q?'
    'Mk*uym{7K&EYMLlma$SXF)>(;j8K&(Qourq$t#ohePCpSg&^~l@0bnM#(XrK#T-^jXra`IcuJxt!>x+TsGdOD%uBXZM2C)!KSt3R'
    'M|^;xRh`3^t7L@VtPeku_K*T8!8D0fsL+i$g%a8sl*~$(7lBGqc1)H?8JCKhL;>+3%$TeZw7SrFgP3T=-HK_D!<hd8jgH>3'
),
    output: packed('|i1',
    'c-lRUi46cT48nl@hdxZyi<%GNCYBth;ixlPHMX{PEwK32C{W7^KGI{rc{zn2HUDpAX!gpGvvBwWCOiO$'
),
}, name='rank_4_axis_2').AddVariations('float16').DisableLifeTimeVariation()

# Every axis, from the front and from the end.
# Expected values: exact integer arithmetic.
input = Input('input', (F32, [4, 7, 3, 5]))
axis = Int32Scalar('axis', 3)
output = Output('output', (I32, [4, 7, 3]))
model = Model()
model.Operation('ARGMIN', input, axis).To(output)
Example({
    input: packed('<f4',
    'c-lRYe@I?c7{|}Z{1NZo&1t$<ONZv>+RIc9Gt;K`9`voiKZHdvlAwPMME`~)`NycJWXAf*cJ3^;C}Xt6i;cAg_TGCcCvq<|ibb`+'
    '(nQE0)I!L)zTe~OzAu+^&+|Or@8@|QsdXSkqO}%M${-O!ND=5jN?vF!1C6U7ky?s`--*UA5IVt2$^_wn@c;*C1c68r)N3h)<R=qY'
    '1Q*odK?zJKz&n}H4HZ(m7zs2o5uq3B6DUGZ;}AGT5F(c}poA%T0^|}KX3i0`I>4<!9t5S!!XZFIf*t{_AnYU)wwh2(5+xu9=p723'
    'h{j=%S~yYYaZ*raImDa<5fBIC*5Hx^!y}6zpQNW?lde@kJfiSKSH3waG|2HLZp7>c&PIs%_Kr;Kc4V~qe@BKpGBI})^E=k~8KGmm'
    'q>K?Zj2q*2WQ>So)ZgBbF-%|)Tu_GxB`~1??_^9jR7mY&B+$q-ZbvceV<<vU<6s;k2$4$~<90+IgIr?6%sFyL2DbuvTRTD)4h9Vg'
    'dKg+k*h$80HFi59iXjK+9SWU@Cf%eQDg)Y03aTuJn3Es^;$YkwTpa(mBl1al3O4Cl6~rS7Pjuy*qcYqPQrw8yP1oWJEgd%ouRj^A'
    'XKt09%Qnn4w4LfoPaWw?d#4|mo~*bzEsEDNsjk_p3xkKMCTd3}&gXVMTG_gBW=HnpmXYdT|13YRwwGRO8CssswSRrKW34k^U$^(b'
    '9bX+-5%oVG%(M=q>-+cC?5}z3$82kA{p51rWzo@eQH^yk{`GqGJ=?~ouJns-$0sV|@t&E}qhax4IDY+TL+xfz685#-xKKCK{m^J`'
    '^UVhj9{VAmDOqjIFCA`vyL3<I_mjW<^v_OR)!&(FJM>X$*_jLWo!Ob<_~{id*ZXOz`)t|pd~SDYIsbQ9JF)WWrT&-FOZy)0%ZxXc'
    'UhXYVRaaz-o|ShGoUC3=efLcH(5{NU=c+0yn@!{4Z|A=JWxo#l#e4Dcu8m%AymzDG$Se1~JiOE%KXUIA&G~O8hf)gzMbCdSs9(HQ'
    'UpKn+*;w}KiH4`<&b5or=jVTa`2M@zdbhYTyFR3jrKijCxw6%TJ8Ltk+U;RYQ_=DCo}#ww2S=N#J2R*1-p{W4e>4p5xc1>2Yx`zT'
    '?7s9`SU0y>InsP(EG}suyIH!&`Vszod>dKM+DNI$;!0WHSE27kI7I~yU(EDu<RQaXHjJ$DEs8wmqs)&&L?cvrO5sFR>#H6Gfo>$@'
    '#zN2!Ew7Q!3d?u&1w4D~RH)$L+k)reO$0c3a8TBxnhkqGYeN+g5#?k?6oMW;2*xZ&>{$<f%JXO&g<wEh0qTmv)(KPF+1MWBI4HEG'
    '9Hm3|!icmX2ZD0oK%PAOpgAs>gy!)O%ZH&KvIpAwm=n5zDzJ$NdsToM0tz04!?YsUM4X>b5lqi7SoVd%bX!%x>0j#S+=u'
),
    output: packed('|i1',
    'c-jq&!4Uue48an$|IGDqDhfnTrYXm@wh*r-8K)V{U~Y!GpLJpvV9Xufj!pC)7B2vh'
),
}, name='rank_4_axis_3').AddVariations('float16').DisableLifeTimeVariation()

# Far apart, beside each other, at either end; as real numbers.
# Expected values: exact integer arithmetic.
input = Input('input', (F32, [5, 9]))
indexes = Internal('indexes', (I32, [5]))
output = Output('output', (F32, [5]))
model = Model()
model.Operation('ARGMIN', input, 1).To(indexes)
model.Operation('CAST', indexes).To(output)
Example({
    input: packed('<i4',
    'c-l3J0S&+)3<NvC1TIL5jOq9w1_1*B)q#K_U^+0cLb6M9pIk~al}-gYmDvvfGPXN1=~L1ykCLUCNEwX)W@tOun<aAtlbRGw$&&J@'
    '3vobrp~i!Vuxv-+alcp<?>#Kl<tT*9?F)4MxPP7Z)`R!X5`_;<TRim', 1.1920928955078125e-07
),
    output: [1.0, 2.0, 5.0, 8.0, 7.0],
}, name='shown').DisableLifeTimeVariation()

# Every axis, from the front and from the end.
# Expected values: exact integer arithmetic.
input = Input('input', (I32, [4]))
axis = Int32Scalar('axis', -1)
output = Output('output', (I32, [1]))
model = Model()
model.Operation('ARGMIN', input, axis).To(output)
Example({
    input: [2684, 6785, -974, -13183],
    output: [3],
}, name='rank_1_axis_0_negative_int32').DisableLifeTimeVariation()

# Every axis, from the front and from the end.
# Expected values: exact integer arithmetic.
input = Input('input', (I32, [4]))
axis = Int32Scalar('axis', 0)
output = Output('output', (I32, [1]))
model = Model()
model.Operation('ARGMIN', input, axis).To(output)
Example({
    input: [27201, 28438, -21907, -18905],
    output: [2],
}, name='rank_1_axis_0_int32').DisableLifeTimeVariation()

# Every axis, from the front and from the end.
# Expected values: exact integer arithmetic.
input = Input('input', (I32, [4, 7]))
axis = Int32Scalar('axis', -1)
output = Output('output', (I32, [4]))
model = Model()
model.Operation('ARGMIN', input, axis).To(output)
Example({
    input: packed('<i2',
    'c-jFt0LTAItasVpfpx&8CPX}vvfFe$k;2<&1YoX-at^=xaz6v@bTY8rZ*b{1;hIqLUMG$_Bm$<c?HL|E3me='
),
    output: [4, 0, 5, 2],
}, name='rank_2_axis_1_negative_int32').DisableLifeTimeVariation()

# Every axis, from the front and from the end.
# Expected values: exact integer arithmetic.
input = Input('input', (I32, [4, 7]))
axis = Int32Scalar('axis', 0)
output = Output('output', (I32, [7]))
model = Model()
model.Operation('ARGMIN', input, axis).To(output)
Example({
    input: packed('<i2',
    'c-jFt0LTB9F5?Xg0LKYyo5%Pb&Hfh74c)4OXTqSTE&-O2Kew{v;SRl^t829L>6Y~m(pO-o6PBb&l04ie4jqO'
),
    output: [0, 3, 3, 0, 3, 0, 2],
}, name='rank_2_axis_0_int32').DisableLifeTimeVariation()

# Every axis, from the front and from the end.
# Expected values: exact integer arithmetic.
input = Input('input', (I32, [4, 7]))
axis = Int32Scalar('axis', 1)
output = Output('output', (I32, [4]))
model = Model()
model.Operation('ARGMIN', input, axis).To(output)
Example({
    input: packed('<i2',
    'c-jFt0LTAiFM?O=BX|%uHZP3oUaNT?zij<`#WccFS>sx0FRv`VV$8_dnWMln1o@3Z5KoQS;|Trk!@RWZ(Hz4'
),
    output: [2, 2, 1, 6],
}, name='rank_2_axis_1_int32')

# Every axis, from the front and from the end.
# Expected values: exact integer arithmetic.
input = Input('input', (I32, [4, 7, 3]))
axis = Int32Scalar('axis', -1)
output = Output('output', (I32, [4, 7]))
model = Model()
model.Operation('ARGMIN', input, axis).To(output)
Example({
    input: packed('<i2',
    'c-jG|09XHJE{%-9YsQFCH8xALCg6gjI>`}k`EPjsjyQEi96XnIshh0CPAXM9VoZ(NR7$1!eAyNGHs$ZvNs@F1H9fgaq9qL4m|w+V'
    'thce=JLmR^z2-rdS!(;P^c}m&tI#GNF$U&v;1U1BTqPT8v$;**Y@FYfsBxbh(G2#PVI9q#tpik<2G1+?whp4G+2<V%>;eo=8<)SY'
    'KVXm_Zs!Qe+9C5s2$c}-fK$@'
),
    output: packed('|i1',
    'c-muNWMp6h0!BtKW?*1qWMBl6Kn^1S0qp=F'
),
}, name='rank_3_axis_2_negative_int32').DisableLifeTimeVariation()

# Every axis, from the front and from the end.
# Expected values: exact integer arithmetic.
input = Input('input', (I32, [4, 7, 3]))
axis = Int32Scalar('axis', 0)
output = Output('output', (I32, [7, 3]))
model = Model()
model.Operation('ARGMIN', input, axis).To(output)
Example({
    input: packed('<i2',
    'c-jG|09XH<Xj2x(WBK}h2<k8goG$B>0VLTt$xYk&?dR2{#v*0&r*88;@kH>vzq)L$Rg9u34%hN|eez8Ru~!ccZ}a}uO-ullhNw+S'
    'gH0_ykAmD|vAZ%~VJqd^9HyOb`TzG>n~c&Y)#bfL|L?#?yS1-KJniBCzP(Cnqz7xpM5x6s!Uf_4(zfelIkOuGV;fA&|BGKt)gbV|'
    'uix6o08CirAoNfG1<s5a6k34'
),
    output: [2, 2, 1, 2, 1, 1, 0, 0, 2, 3, 1, 0, 2, 0, 0, 0, 1, 0, 2, 0, 2],
}, name='rank_3_axis_0_int32').DisableLifeTimeVariation()

# Every axis, from the front and from the end.
# Expected values: exact integer arithmetic.
input = Input('input', (I32, [4, 7, 3]))
axis = Int32Scalar('axis', 1)
output = Output('output', (I32, [4, 3]))
model = Model()
model.Operation('ARGMIN', input, axis).To(output)
Example({
    input: packed('<i2',
    'c-jG|09XGXijaUn<#wtp%`$;T|2w>=*t@eHEf_sDbQzx+5Ghk4pZm-)Es#Cp-luxS?Yvw%vaBy{La0GYQYP~$E-%0zByf7Gl*7G?'
    'cbg0wztJ^-{pc=ESrFb}kYU0fJvf<OTxVPvSPSGM(>XL>_>(b4O0W>8F2lF4M6dU(Uvkl@8=fE-7;uuWLr2dmb2AqT!o^k-Lpjy1'
    '6EH=}D+f<eVfR5<O$tmLJ4r_'
),
    output: [1, 2, 1, 5, 6, 1, 3, 1, 0, 3, 1, 1],
}, name='rank_3_axis_1_int32').DisableLifeTimeVariation()

# Every axis, from the front and from the end.
# Expected values: exact integer arithmetic.
input = Input('input', (I32, [4, 7, 3]))
axis = Int32Scalar('axis', 2)
output = Output('output', (I32, [4, 7]))
model = Model()
model.Operation('ARGMIN', input, axis).To(output)
Example({
    input: packed('<i2',
    'c-jG|09XI@F1cH)Ti_Ei{~oRYKi}n!)elTH86XRNvNwDUDkGF>en`B)@39n;@4?e4ZMuRaab)+_M@Sa~2kC%MuOp<1_2%X?la>|Y'
    '<W#2&68gCpn<Do3Qqtr~qj6jhzEs`%rP;q!plh@O(jOM?u~gb{H<amY&0R*36bCXrl2PPwHVPUX=R%?6!IKD>+V>RiDZ0wuJ}?Td'
    '4D;#ZDq*q^(J-v`)N{t}Ra40'
),
    output: packed('|i1',
    'c-muPVq#!qVq{=s00JgPMi9-!02Bm@0ssM>02%'
),
}, name='rank_3_axis_2_int32').DisableLifeTimeVariation()

# Every axis, from the front and from the end.
# Expected values: exact integer arithmetic.
input = Input('input', (I32, [4, 7, 3, 5]))
axis = Int32Scalar('axis', -1)
output = Output('output', (I32, [4, 7, 3]))
model = Model()
model.Operation('ARGMIN', input, axis).To(output)
Example({
    input: packed('<i2',
    'c-jF-1GoGc+F4th>7QA<B@E)a1kUGE4Xrp)Ru3{h?K|ew;+-nvUe^`w-9!e6N1XuYa9($WdpSQM`>hdI1J<7k`{xD#HzI}Y9bs_K'
    'uFge_tBFm#-2JahRk#%I&c$VE8jQCq9esjvr@`u{Rs0wYQ`UL7+%ozSYTa_+qm6Z+tN|>pDv94R86}$R8+ZhC>ZDQSW;>t7s^uR{'
    '2zLzP>ivQ~fzCCceojf5vbP}$BrJiyK3j$3=H6iAN<)fN&QSxdd+b~L$r~7nCKt~$&%&lEI$ON_3>E{`J`d1Es|N+tU4YTJalVP?'
    'lk*2uFFq>3?WpZ|qsIT%P3IjxI^j-F!7);5+?GoZhps6V;mrc_ztu7jz!Pvtn__$pIzqUi=Wp8r|6|Ne+}ve5NHeOVkdEuzcSV%&'
    'zBvClVNic`ig;?K2OwCV<d*q*^Pt>-K)y1*s-1F-<9;`$@G^qsI834K(FNK%&qA$QJ(my!GuHOnV&ba5QE=L(D=A46j}YUz)soWx'
    'YP^x>Yq&gFyAn~^)o*)J=_n(e&;5SAht$8al@g|(tgv*NacpzamBB|48QfGgC8h?u`@Rv^!k;=~VQ3hV4GI=L<a1igB_I)Dk^bFB'
    'pt)teYtSxq2U?Hq-vwlE8gXl3SzNnmp9T4u7Tq3l)2beo%Eu)1$*|=53n1F=w*ZT&;@s*dZ}d`{_B+j1FDb;q@f<L-WiiSYvrky|'
    ';S!Yop{<lO2?z7YA3mJbwi;Gi5^2tht*5B!JiTZ?rjMNNKv@nPbQ(y~$Iw=<59w#nOA%N$=E_42JDnlv-lCD*yq)*i2;HWRE%_!H'
    'sR^s-K=xM=X8;$P{?0KAIti;^I<-eaKKm9Bkz}|1x?tcO{t8Cr(Y`1;;vI`&@A*=VDalnRO1S?wtB}P-zP4K77Mxi%O^`y93z44L'
    'QUbWQj;r!Q7tP`*E)Us{^F&Jk(rUxVFH}kQKrvQkAf`aHobtrt=9D%{EVZJuB4VS_olB0^Jy}^y&ou#U^!{O`UzBeIo#As@YNI1H'
    'pzG0)pc`=VaqcBv=og_Ix!t&rnliin)nOnzbFxDMW5x@l#x+=x*#g!QwM!LCain7'
),
    output: packed('|i1',
    'c-j?<!3_W~5P}YI|Cw7q1WZH?M=PE=XX$5~Z;<QME69TGlWj|5{*io6A0Z+D!2'
),
}, name='rank_4_axis_3_negative_int32').DisableLifeTimeVariation()

# Every axis, from the front and from the end.
# Expected values: exact integer arithmetic.
input = Input('input', (I32, [4, 7, 3, 5]))
axis = Int32Scalar('axis', 0)
output = Output('output', (I32, [7, 3, 5]))
model = Model()
model.Operation('ARGMIN', input, axis).To(output)
Example({
    input: packed('<i2',
    'c-jF-1GoIyuE^QufAbeHJ3Q~@Zh276b9ABpfolLIb>g?!Cl7`Iq&Wb`uoiq(h|oX|OHx*~&L>TzLg?g8Yo-AfIb)ynPj9nh<-H4c'
    '<K$o}6DNQzGx`>)QL7wL8cd>o#)|Tp@&RSBM5cmkdYzhh-=Gx^pcNP<{D*}pjw_94hn#*5C5ioWK>`=8$ukv)mjI#{Hs9%4V^fMF'
    'BdwPbf%I*j>&SRmHBd^#Csv!?+jGf;(6mNI<XaR3AKtgKl7(T0#039rfXz4(q(SNogFXbzoc@qLMON6t=p<v$%(-ain7NegnmDHN'
    'p-`m{Io0fk)nmfO8mj{DnVSc6KLW`{K6N^ULHVg}9jlFWj%%P#%4_}EG;zNsbK&0r=DVSI$mC*jFFSDoS+!jc2RlT84dn37x<p`y'
    'RLu_hQEk<=@MTeP7fMdl?5#h~1S6XOkD?{mX!Y$`nS7^O;KG!!L80?aqwKG4u{nRj3uu($J8$v%A?IE*fQ!Og+9HEl9p@>mBg)&S'
    '+U{(_<;^Bzd@QT`>$#q>_*w^-^1`0V0S+MvE3G-e=jceHUFt76OOD;VS-6qKnIgw?))@^<uJDWw;MMqPshV!{^7S)|kv&SN0u@~x'
    'ZY7E!@%yAZ$uTAu<@8Nmofuu-XB7OrWF6bJ>mo}j2P&w~S~oQ7N7J@p`nE}%6k9Kg7VSm!+4KbnH7P%pnLZ(oa$_N=K94c$Z=MC*'
    'QOwQBHL9X+L-W_9&I0fz?lJH!FD<o8pBa~1Xum25GeWhz2cZ1S?!1jYo)<dC%8y$q&LQa>L&i@~DWUV4yVgi#6DL+kU#SKEi@A`d'
    '<RHP^<*IC<kgvFI7b80+tV}Q$&}9CfIU)hKu=V(BExO*oSW(nHl`FK8X>wa8Y-&3aU#eT^nvoI{zuC1Zk;C~;Gz!GBv6#D=|5eaY'
    'zga<+0K4r?L+kpMEw(b5kH?~~kX`=8E2fZ+5e7(|-*OMD3I}guSSafW+)X7yIg{R7m$#5aV!KS{Nm8Wb!`!_*=~7~kpl0vsB5)w('
    'J2-Sd4j^O-@yXX3H}>cG7Murhsbcuxl9RS>+*nj8xDk;yqC6boxl9h5oaW=oYoZ<'
),
    output: packed('|i1',
    'c-kF|K@I>g41z@e|L4&i8XBUu-PXoqAx+{l^f|Jg>7it2j8RKq>1f;l7jaJN`TW~<A0u%9s{'
),
}, name='rank_4_axis_0_int32').DisableLifeTimeVariation()

# Every axis, from the front and from the end.
# Expected values: exact integer arithmetic.
input = Input('input', (I32, [4, 7, 3, 5]))
axis = Int32Scalar('axis', 1)
output = Output('output', (I32, [4, 3, 5]))
model = Model()
model.Operation('ARGMIN', input, axis).To(output)
Example({
    input: packed('<i2',
    'c-jF-1GoHa)xEBVQJaNp)KC8G<S!&BUhtT0!`E}Pj>D8mS4w@V)*w}jm$$lbtwSTYN8QkINnJ_+YIdaJ{C8h4uI)WJ4aS(w)n&g;'
    '2$6F2OG5=oScR;}7_}rzY>H&pJRLu;ye^zIR1LR04kcR~m<s^d)0-%Q37M6SGdtIlhy&Jsjo9|%=GW5(>vwZWO@Oj$_PPo@&gX22'
    '=&)Y{0ZN4*Sbg!Mu;p(i?PdMeG&isY)|*=4I8owbpCSO?B<_t-)8ER!nI`TshqL78EN9plE5OZRF_=PwW(`eZ1Y{%U6Dee`nbF~w'
    'M%VoJPz=`*B(}#C`k@V|D@YD+@#|V?Z$63!j?eZklvNW7exr^*{h!r)&?M_UZHIif!jZ6uDGHi7x(es;cKdTQ7JZjYb!Hvax#F(c'
    '39+BVUF7A(#JwVUWpkvOQ|X)&G|z2aSEtjcV2C%#hp&av3g3{=vNm2?nWvwd)*tOOkTJdK>_$ghRE_0C3%LJg>5Ilf&NHo9p%eMY'
    '0O}rxE?HaI&i@N~xhP>|cFlC^q?8G?$@j^e=mQ-Ij>S}8THZqFa2v8}u59(YnPCP6G*SWgmGGbhE}=u;Ji+H)C?SuF6df*%wIXji'
    'S)uMg-I`b5$PT>hM;oo)ubECX!L!Y7;K{YoQK0)fAr13b0Jc{0JI7+@uO7rxIyYgIGBTx9Z08J)CYxBZb?W_e2pc~8SP;5dKg${s'
    'Odat00Z5}oDvK~qM5O(xJ@>R?0dMKq#p=&;;v>KAKf|riWdl<N4sZC8oSWXLvSpCU5-~-MxHZAs{RRdG-7r8o-jhzNanAG1wnR;!'
    'R*poR%N&m>t!}gp(Tp4qNNWwH6JXd{-a$_L)iq<sBghUW+p+KzItP%cJYVvoHZ75`VNxWW@KU{tD|GZ5uscOHLgtMg6-2z_S|z5d'
    '!7m5t+0dH25cP6!<ZHIB&ph5$F0URv91sUcE(88b&U4AGEC`~kD9k7?n46}b6IC{@(*@)2O_@bg8wIYKX+q|0TfC9V&$&&hzVo-`'
    'TG>IWLq}L%Jv6b{C!PKl@vo}lAfX7{PaWh|5o^11&RqFV5>z;IL-8Xk=uVdu(4kN'
),
    output: packed('|i1',
    'c-jrhw*de!48t(0<^Pjo%)pA#oG$jpOgz-~MIAxGtecdZI)?WF5>fz`'
),
}, name='rank_4_axis_1_int32').DisableLifeTimeVariation()

# Every axis, from the front and from the end.
# Expected values: exact integer arithmetic.
input = Input('input', (I32, [4, 7, 3, 5]))
axis = Int32Scalar('axis', 2)
output = Output('output', (I32, [4, 7, 5]))
model = Model()
model.Operation('ARGMIN', input, axis).To(output)
Example({
    input: packed('<i2',
    'c-jF-1GoGejvm~5sps|*)rK3}E!Wka4s(z_VohJhX_t^As2wnUyz3i3hba|V`I0jDmSI#KOecq9Vk21xA9(o3YeV;|Io$|ZLd8uF'
    '6DvT~F#M2rhGGo)af)VQpt#t~4UdhD)q=q>_XKB8II<9CMo0$8Pg)*);yJ&<n)#1?#{qi|<S6Vz5$9GoRH|i48qT>N6ODl&y(fFG'
    'pdY6<YJQt0ox%o_NGNQjnrEJqBeOupXn(Z>fM*7-E^Ad9v4fASL!6njnMGcEdQ}3nL`X||#CBuB5`tN`1Uzm^WZ)QO-ET#iPh9nF'
    'm~jPZhboiT_)^<D4#A(GXAlJDCT=rfW}Mt(PfBW=y=lCILFOqqth5dZpf7O#zhU~N4v36uOan`NzRQvg%9qh3z?3UhdY=u!b%PWO'
    'gx?Jm^nX+;5cIBWx`)jKkDxZk*daoNx1ui>`;d2?B~&-JHX`c=Dxi0p5;ZZh(ZfA|LCx5I%w;2tB(h@CZhrUxKBqLwuD26=<#uQ8'
    'lqPuV^Y}>s&xow%V{7vHi*rE4uik1mn82r@i~KAnz;Dw-%VGDSY5N1yD`5fdscYR^Kq18g6sSM?r3%$sHkG)JGcYNgH<rRotzQE$'
    'WLf}QO%qbg<}?W%U{=El@VBXAj9>vD&Z)|g2~Xi6a%qmi2yCkCPoqgw<xZBrM`MrVvg<Ynk30&G`a#0OU*qTs1Ih7X?(07QaVIsp'
    'y;&9`CDCjsTc%cX@iCgg!o1QI*z;4`^e(Tr4A9BEa~Rk4F-*m2nw&YH43+D#|7oUj1UNtXi~I`uNiJjRUO1zoYm~=6-&+jw4Q2r}'
    'kd-6oN92!am8;y>-O_Qs09PtI!yml=OjWVeDkohu4PaQ!p^?+qu(g+~Ao|Uko@fIuVOrpjpl6HPwu?``zB?1JJti(c04LWGNR%w|'
    'OPtkOY^qmNa;ZDB>?KPaFt$99T3t&!6HQti2t))Ibowkd6vgM*YSST2yC*89N~0Z_8Im7Km#4B2N2Nn8{^}JN*)cG17GS?AX+``)'
    'j{ih$6A-TH-^210#zYwGu98_KT4T7m7rJE#Rc*Vr^S`!eo~58Q8ItOoY&2rYEsM('
),
    output: packed('|i1',
    'c-k$Ei46cS2m*oqhZZh2wv|t%$abu>=`Bu*%dJQ8Jn7LtGgcr=5th*d9;4NULE%D1o5uvVe%}EsDgdG'
),
}, name='rank_4_axis_2_int32').DisableLifeTimeVariation()

# Every axis, from the front and from the end.
# Expected values: exact integer arithmetic.
input = Input('input', (I32, [4, 7, 3, 5]))
axis = Int32Scalar('axis', 3)
output = Output('output', (I32, [4, 7, 3]))
model = Model()
model.Operation('ARGMIN', input, axis).To(output)
Example({
    input: packed('<i2',
    'c-jF-1GoG=C$jKOS<V}bqJM|yQ6E!_-H%OFvN*||kX@cmnLjw}cUfi1uJh;;CV7aar`u6?`}J9cU~GW7hN&`j451;2uRMRRLt~{S'
    'VMK5HMKRF!8~1~yY)f=dd@q_cZ?ZVc_{Wx<)oBrg5|_f-A*s687wJU@A+{sno(@g?xt$TI0DH)kiKSL490-dZo0o9ligr|<o(JMS'
    'F^fN7N*0WZTY7Y*Wp=`O0XUQ+2&>S7OGk#Q$lXK5lz?go>j+4lJ)07;yOgqA08A3G6Xk_jhSbMD>X9pD4T>TKm5MuN8AKkQtf-du'
    '7N9vvqV*h@3P#F-cjaF|tRZyi67jmYAcIo_>>7v!<CY*^xqNtc8>RC}s)ou5WwA(ud8SU|<N{wW!xzZGh1Fw<Dx70F7KUfRC;MWO'
    'nh&+cj`Mv*3`WrS^+kwM(&7LY%oB+ha8q<<EJ;Q@FH`NRsgog$=`+wh2Eci!i7PpmxrAT3T=$quEl3<I+A1*+EYSBAynQim7Hz-I'
    '<dFs@gO4D*oZ%>x_uw|md?*aF>q(S)1pX9Z4GSa<kqJ1i%<Cn{*QqhT7PA?lEN23l^wi<k+9li0nr>C^HbyI{x%c@Gvul@^YQpr7'
    'Vw$J>oF=5X7Zn{54$DQ1ACtt?BxBCxSu5)r>DNmU$zS#Tw2h_4_gf8R{GRN*?4Sw(QMuG{->CjA54ztDDyg<U*=9uW2Ndz@u-xV<'
    'O9_opjUfdnSXvbG+H&5hFwZq>tpA`@2PaXn*sKnkqLj%{VfzC-(AaGHUY3zlW+@;7IIcA*E77a&KS@nRmhqBLTH$o!ao7L+R|rKU'
    'y2uYPpeYciF`3gcbwIumv`dQu&Nt(oHeYh7tTOM}k(FI8tz}H0Kq$ut6f$0sXQs^4C%0&%69UaVagGAY$VCF^X7J1rpb}%;UZ^A?'
    '_PmxSvj{gM2<)g(;rF4n+$7hWwVm*nny_4~KS-><jUl?ek+cv$;LJlR_g@aN#1OqCqRbTC;1m`>4DnOUzB!TKxNf2O-1OeZ;=Npr'
    '2;)c0>#T7NDprkFQX;UL?2hR!G`3!|-`(5m{9GEsJJ?B~U?pt6#-%#12o@RIqneQ'
),
    output: packed('|i1',
    'c-kGz!4UvJ5CK7k{9`_QKSdYR)Ug0Xq6${r#YEd$yEw2gA*GBCPX3~!WZd`m02+t@pa'
),
}, name='rank_4_axis_3_int32').DisableLifeTimeVariation()

# Far apart, beside each other, at either end; as real numbers.
# Expected values: exact integer arithmetic.
input = Input('input', (I32, [5, 9]))
indexes = Internal('indexes', (I32, [5]))
output = Output('output', (F32, [5]))
model = Model()
model.Operation('ARGMIN', input, 1).To(indexes)
model.Operation('CAST', indexes).To(output)
Example({
    input: packed('|i1',
    'c-kGv$pHXB2*N-V`mY#qk38lPSR61bdVWbZ&&i^iGP`h>bpVh48{h'
),
    output: [1.0, 2.0, 5.0, 8.0, 7.0],
}, name='shown_int32').DisableLifeTimeVariation()

# Expected values: exact integer arithmetic.
input = Input('input', (I32, [1, 7]))
output = Output('output', (I32, [1]))
model = Model()
model.Operation('ARGMIN', input, 1).To(output)
Example({
    input: [2147483646, -2147483647, 5, 5, 2147483647, -2147483648, 0],
    output: [5],
}, name='far_int32').DisableLifeTimeVariation()

# Every axis, from the front and from the end.
# Expected values: exact integer arithmetic.
input = Input('input', (U8, [4], 0.5, 100))
axis = Int32Scalar('axis', -1)
output = Output('output', (I32, [1]))
model = Model()
model.Operation('ARGMIN', input, axis).To(output)
Example({
    input: [131, 200, 247, 53],
    output: [3],
}, name='rank_1_axis_0_negative_quant8').AddVariations(signed(input)).DisableLifeTimeVariation()

# Every axis, from the front and from the end.
# Expected values: exact integer arithmetic.
input = Input('input', (U8, [4], 0.5, 100))
axis = Int32Scalar('axis', 0)
output = Output('output', (I32, [1]))
model = Model()
model.Operation('ARGMIN', input, axis).To(output)
Example({
    input: [167, 221, 83, 185],
    output: [2],
}, name='rank_1_axis_0_quant8').AddVariations(signed(input)).DisableLifeTimeVariation()

# Every axis, from the front and from the end.
# Expected values: exact integer arithmetic.
input = Input('input', (U8, [4, 7], 0.5, 100))
axis = Int32Scalar('axis', -1)
output = Output('output', (I32, [4]))
model = Model()
model.Operation('ARGMIN', input, axis).To(output)
Example({
    input: packed('<i2',
    'c-j+Dk~A{B*|GAX=h^Rm3-vyph*$r;u0dO-sHf#110DbXHpvaD'
),
    output: [0, 2, 4, 2],
}, name='rank_2_axis_1_negative_quant8').AddVariations(signed(input)).DisableLifeTimeVariation()

# Every axis, from the front and from the end.
# Expected values: exact integer arithmetic.
input = Input('input', (U8, [4, 7], 0.5, 100))
axis = Int32Scalar('axis', 0)
output = Output('output', (I32, [7]))
model = Model()
model.Operation('ARGMIN', input, axis).To(output)
Example({
    input: packed('<i2',
    'c-mVWkTxYg<iV1Sh0)LdMyCB*-kr!e{p)9*j@u9F8SnrAr63R>'
),
    output: [2, 0, 3, 1, 0, 2, 1],
}, name='rank_2_axis_0_quant8').AddVariations(signed(input)).DisableLifeTimeVariation()

# Every axis, from the front and from the end.
# Expected values: exact integer arithmetic.
input = Input('input', (U8, [4, 7], 0.5, 100))
axis = Int32Scalar('axis', 1)
output = Output('output', (I32, [4]))
model = Model()
model.Operation('ARGMIN', input, axis).To(output)
Example({
    input: packed('<i2',
    'c-osJ{YL)mkBDi<6*Y>IR4OJEehU7;E&45dlECZ&20Q=&I8_Zi'
),
    output: [1, 2, 6, 4],
}, name='rank_2_axis_1_quant8').AddVariations(signed(input))

# Every axis, from the front and from the end.
# Expected values: exact integer arithmetic.
input = Input('input', (U8, [4, 7, 3], 0.5, 100))
axis = Int32Scalar('axis', -1)
output = Output('output', (I32, [4, 7]))
model = Model()
model.Operation('ARGMIN', input, axis).To(output)
Example({
    input: packed('<i2',
    'c-q_8Y2LUZ<K=8?|5hotKIxDLZ-f_aj8x$Iq}}|&;=ILtYm5KZBK{E{MZ)!@EDrjG@;%x6hGp-OpoJdOKCkap7tys)c%S!W<!NCL'
    'G2fj}kL|wyVpjnJ4FCX(j3_7'
),
    output: packed('|i1',
    'c-jqzfe8Qr07KaSM~|dz0aL)5edi7V$p9J'
),
}, name='rank_3_axis_2_negative_quant8').AddVariations(signed(input)).DisableLifeTimeVariation()

# Every axis, from the front and from the end.
# Expected values: exact integer arithmetic.
input = Input('input', (U8, [4, 7, 3], 0.5, 100))
axis = Int32Scalar('axis', 0)
output = Output('output', (I32, [7, 3]))
model = Model()
model.Operation('ARGMIN', input, axis).To(output)
Example({
    input: packed('<i2',
    'c-j;FmL;F~{DR!K!0p_{hPE?S?v2?yr^#BZQd{e>=TFsV0cTgtN$CGQ)%B)Wh`7J}^a6c7VH@A$atl^C38cw3dCu0hi#)mbv*432'
    '(LoX#R~8=iGWfwj0{{T*kR~w'
),
    output: [0, 1, 1, 0, 2, 1, 2, 0, 3, 2, 2, 0, 3, 3, 3, 1, 2, 2, 3, 2, 2],
}, name='rank_3_axis_0_quant8').AddVariations(signed(input)).DisableLifeTimeVariation()

# Every axis, from the front and from the end.
# Expected values: exact integer arithmetic.
input = Input('input', (U8, [4, 7, 3], 0.5, 100))
axis = Int32Scalar('axis', 1)
output = Output('output', (I32, [4, 3]))
model = Model()
model.Operation('ARGMIN', input, axis).To(output)
Example({
    input: packed('<i2',
    'c-p&a5N0SCo#w_>a%FDSyw^`#W1QvAl!rRLcME9j`OwO8Ai?zPT?O{Cm<bc^H45!dNqK$i_bSGBy?1Y{`u*Ov;foZbWVESj+~Vnr'
    '+^jTrZSAS|jGxFr0{{RrRw)q'
),
    output: [1, 1, 2, 4, 3, 5, 1, 6, 3, 1, 0, 0],
}, name='rank_3_axis_1_quant8').AddVariations(signed(input)).DisableLifeTimeVariation()

# Every axis, from the front and from the end.
# Expected values: exact integer arithmetic.
input = Input('input', (U8, [4, 7, 3], 0.5, 100))
axis = Int32Scalar('axis', 2)
output = Output('output', (I32, [4, 7]))
model = Model()
model.Operation('ARGMIN', input, axis).To(output)
Example({
    input: packed('<i2',
    'c-p(KCam>g+79lHD?8S)taj3BtiDvE9`u&gDfGt0x3=^2^i}2OH2qWFq+_je>|T7iUbeF_U+(%IC+;IR6?Ftx%jguv&#8G9Wl%7C'
    'T5~wZ@B7Pbi>erC004LlB|`'
),
    output: packed('|i1',
    'c-kGtHvs?u41h4ezvzxD34<cd&%(g~0pb84'
),
}, name='rank_3_axis_2_quant8').AddVariations(signed(input)).DisableLifeTimeVariation()

# Every axis, from the front and from the end.
# Expected values: exact integer arithmetic.
input = Input('input', (U8, [4, 7, 3, 5], 0.5, 100))
axis = Int32Scalar('axis', -1)
output = Output('output', (I32, [4, 7, 3]))
model = Model()
model.Operation('ARGMIN', input, axis).To(output)
Example({
    input: packed('<i2',
    'c-r&2y7O%r_pKj~<}iK@soy1JVqctQ(c!!5MpD@2W80lREkE(qzQ^(EjVrTvA5N|Lt+2jNDck*n?Oydi-Li)?uP&5fwz&Lxg<<GQ'
    'O9q?PCiOOsxnljU?De7gR;RAbyVAuPzOMLZgHpTi{%J=OH(W9Ks$4TklVK&V?=G=TUfHt)i$wD4wRbIbKDsyOjM0|ld=aC`#)=Iy'
    'mv3$BJA33uczL<Wiig)^qW*4MK2cZCs@7!s!sCI)W{>wBnw=7H{nDkKLa!C~X1!inRexDP{#44c2me2$<oi57a!GORUV(SDN6x;Q'
    'pV__cLFb+e|0l#*O%r3O{&+Y+)2`MtL%~;KpY`3w$NMk;k^9kha?QH;8+}=hyq@vOsfK0NGw-zdPMa1kz3_~m%W>-qHbKRMvVwu9'
    'vp$*6EH!-ZFhBaZ_8ieKdMTZAPM&>M&sTUh{KfkV@3wwYJXT-CagU+@<oeUqG5e=H_$%tluwjSxA}`Aa1s87oy710a)phf+<XbXZ'
    'dfHMM`+r`VvG(fq^m?wBMSEXg-x2>bAVqnd-^IZEQ=bj^SI#_8Xn8u{z5ehQhEXu+0RT8?-9!'
),
    output: packed('|i1',
    'c-ke4!41Fw5Q0$Lf976WUqk}j0xKKyh_s2BZTB4^%j;B*B(Fq_*A=S$T^<&-0F?'
),
}, name='rank_4_axis_3_negative_quant8').AddVariations(signed(input)).DisableLifeTimeVariation()

# Every axis, from the front and from the end.
# Expected values: exact integer arithmetic.
input = Input('input', (U8, [4, 7, 3, 5], 0.5, 100))
axis = Int32Scalar('axis', 0)
output = Output('output', (I32, [7, 3, 5]))
model = Model()
model.Operation('ARGMIN', input, axis).To(output)
Example({
    input: packed('<i2',
    'c-k}6lly3$oYT4?d<#>Ma7kNaiOua`TPKfw=Xm?N<=>rnY+It6n$aV1^?TX!-dlgyEegNf8~jFBFl37wzgzQ#AkN8Y2Q7E&nSHw?'
    '_rzEI^Mon4x2XSIx{h7Ko%7MMxuUtNr&srSOnulc@YHWvp07snjhw5^Z>-$E&dscScxac9%U|`2kAKwff3fhN_#Lmv)t>y?ANUvX'
    '=*$jh>|gpp<L+NiuZM@e9A<mG)qKkRjm+-<SoxIZEuP5t;GON42MTQ_Ha8QM1+)%@D1_x}h8;V%*q2r5c`wVScdQEn-Mp*sPKkY~'
    'ev<c6zpcjPHzJM(R?HLbyKJ$4_sb>V<>Eu;KXN4ti`N<+^=vw{RG;7c>1+Q3A?C)up?SrJ$}BEydzaZLc=}BHi5)M(_RD^g`pNlK'
    '<HsImmYocbyk5F}U9D4{H!qg+$iXK*>0IrbuXtLWI?q3M(KEKRM~`Zb{&V(hmyC}%I5Q#E`})<%Pwp=_d0;c=_15^togW2?cOAbG'
    'nIma+%hu<9ZiJWBN8#Peegvr9j?|Z9oFcvYzjl@F>xNa6EBwxN`dB3d&SV$`gB}0?Dr3<E'
),
    output: packed('|i1',
    'c-ke5!4UvK2*QB$-}7ZX^}zr!87$jK^Auarc*i*1c5Z3&$B?8urD@?f>yCEh%^&3(8y_O90Hp'
),
}, name='rank_4_axis_0_quant8').AddVariations(signed(input)).DisableLifeTimeVariation()

# Every axis, from the front and from the end.
# Expected values: exact integer arithmetic.
input = Input('input', (U8, [4, 7, 3, 5], 0.5, 100))
axis = Int32Scalar('axis', 1)
output = Output('output', (I32, [4, 3, 5]))
model = Model()
model.Operation('ARGMIN', input, axis).To(output)
Example({
    input: packed('<i2',
    'c-p&p+T+Q)fFH?obWW>v{_K->6tjO&#bxQmcs!0ZtBmnnNT%8Wi5>5jo}ZMu^>fD^8(aOP=bHi|SPzEzg(x?)e(19FtuMZxoTpNA'
    '-&(y>{fb%M^Lfh}^TV4?nwl}*5KA*)kZpVT_LYzE1Y>1kj%e%uHyz_MMgD1>^RF^m6TnjXB$;_qQ<0wQJ&~Ksj(96Y>1nI$vLvo}'
    'VOu*rNO68zs+hnm^WD!p%&jcM!&n#|F6i&8m^z{J;`Yb}o%z=)t=u-OXw1-KG&!U&!@Hp;QM6>{vP8GJA9dgE4bN+t%5it5QI9(7'
    '&7dD2o?8iTu=Vp{x}|+6L(Wz{W=-pFna=e^Z7v@iZkR80lPE~eY}{TepewddBe#jWag|H=N7>DPd)BQw?YjT`|EQ&=E6X18=@wis'
    'ejgpgu}yr-)GarJHY**R;-q*&I=bxlsS4hsS*9-+9&br9TD|yg<o1uQor|_KEzl|uxPIVs7t0TSh1|#*C6~h|KdHquSnS+rcI6Ml'
    'Hq%e+6E4nvE}eSq*}o}uRi4^=*h90{@Hw+|He?yj*x+))QiJU*=NpDmFz5jQQ=-D3'
),
    output: packed('|i1',
    'c-jrei3tEO5QM<}V*e%Q5C+WSGPpVe(!Aw9!fu*j<e93g-d=I^0T(m?wE'
),
}, name='rank_4_axis_1_quant8').AddVariations(signed(input)).DisableLifeTimeVariation()

# Every axis, from the front and from the end.
# Expected values: exact integer arithmetic.
input = Input('input', (U8, [4, 7, 3, 5], 0.5, 100))
axis = Int32Scalar('axis', 2)
output = Output('output', (I32, [4, 7, 5]))
model = Model()
model.Operation('ARGMIN', input, axis).To(output)
Example({
    input: packed('<i2',
    'c-nL4^ooiN;dwqyjj2j%nSb`KJvvsi4IW=z|8+qj$CXcdu59z)RGYrmd38WH`d7%F-@P%rgPf;mrfgq4Z_%dd@pCe~WtN();0*4`'
    'nd+()aw1$rkxf_h%3Bj5mMgLoo`x3YyuGNLYWS-le|etek)!@A8&@3A-+f4!-7z=GZ@H`4zM{D&zDGSWQt1-S{uU>)@!`A1NwH5D'
    '&8DPHnJm6n=4R2B1Cp~|E=pkjSIoXE_)gCHofAqq`rn<?s%Ji`x-rH_H?mBzB0{WduC&Z)hg&B*o4&J8`q+`MZHC3`5Q+1P952M`'
    '#rV$Z@{(s;C;7ZjMN@Ig&;EqznL=NZkAA!=A$3)s;e$z`)eV!MY^~Bhx3y)|<LV=dTHZZ<w!txWmv`(<KXGemR%<(>9j}yow(;EL'
    '`5!2KrHW_DVI%9=%j9lY`Kcv-Joz;^dr#5Bey!@5gp7Op7wIM`$vE3zS^b?!_VbyuM&1oSy{{hmJ9W{z_L*LK8#ZQEtoiD8^6|k^'
    '(Y0ac44%cvZ2PLP)l$E>Xr;q%u}k_~Z*JaP;IhQIXX4Akwr2l2t*x$V45MJs0|2d6$Vm'
),
    output: packed('|i1',
    'c-k$Du>k-u2*M!$A6=te6og1fQwXOtT`@-z>X_*A@oohcSwKdFr4sr0v1T8PjJ;8HP4(cdzyl=^0EG'
),
}, name='rank_4_axis_2_quant8').AddVariations(signed(input)).DisableLifeTimeVariation()

# Every axis, from the front and from the end.
# Expected values: exact integer arithmetic.
input = Input('input', (U8, [4, 7, 3, 5], 0.5, 100))
axis = Int32Scalar('axis', 3)
output = Output('output', (I32, [4, 7, 3]))
model = Model()
model.Operation('ARGMIN', input, axis).To(output)
Example({
    input: packed('<i2',
    'c-kvE`|tnyOIqym%?*dSR|kB5e{EXH{LM4enhFnd@6R}We$lJTvo^n0FI+t3%hQ|}o?VrVxB1@LZD2Mi$+5c3RFUs?<+#!lR>jO;'
    'XCG~2E?~EQr;r}KQft1@Ce;IJUy>e~Y&s>K*A@Tnv{j?wlLf*@pKp@Qm5Yp?&T_!A_WOZ0r&o6#wQ`B+Z``2$l}Fmu@{P;R`v#le'
    'NBb36go@sf<-0wv)!Fvl{&_Y#Qcp3QuAeQOUdqXP)Vuz((3KfSJ)>K0b7bV~yvDyZyw=BPeiUP2OR06|wWFWA<EDJO7sX`|^~L^x'
    '^6}|!&px(2c6#T7Dc5gzsLtE+-Q&1XqEvf|tC*(n?<bYlSLx4@e|>TLhq-^}xBalmxfFc$L(I&%ht+>HM6zm^FWo05&Cemnu}0y5'
    '#-X>1c9^qF)7R*`YgCu8Ap3ax*5>OIy0v30ltnk^S)X0bU)C|ds$*y3lg5CuZ!5Tjonmyu@A7wllv<=(`Zmh<$D8CiRoBjb(@;|?'
    '{?%LVb0|-l`($uSgm&tNst~EXpi^r-?B3pSxV|J^y8C7I`tQ3=m02FJuVxqpgB}0?;|0^f'
),
    output: packed('|i1',
    'c-j?=!4Uue48aKd&s_CUIVETywdKktX+Ju4!6NJ$)i*K*!rcSUwE>CwB;*4f2mq}'
),
}, name='rank_4_axis_3_quant8').AddVariations(signed(input)).DisableLifeTimeVariation()

# Far apart, beside each other, at either end; as real numbers.
# Expected values: exact integer arithmetic.
input = Input('input', (U8, [5, 9], 0.5, 100))
indexes = Internal('indexes', (I32, [5]))
output = Output('output', (F32, [5]))
model = Model()
model.Operation('ARGMIN', input, 1).To(indexes)
model.Operation('CAST', indexes).To(output)
Example({
    input: packed('<i2',
    'c-pI#e0ajB_JnuJ!xNH5VBqcTo#G85jl5H8r>#HnQ1Zn3X|+Hh$%hQ2008qa62S'
),
    output: [1.0, 2.0, 5.0, 8.0, 7.0],
}, name='shown_quant8').AddVariations(signed(input)).DisableLifeTimeVariation()
