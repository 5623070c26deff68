# Licensed under the Apache License, Version 2.0; see LICENSE.
# Written by 'python -m corpus' from corpus/families/reduction.py; do not edit.
#
# ARGMAX: axes, ranks, types; indexes far apart. No element ties with the answer.

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
model.Operation('ARGMAX', input, axis).To(output)
Example({
    input: [-48.1, 49.1, -24.9, 21.4],
    output: [1],
}, name='rank_1_axis_0_negative').AddVariations('float16').DisableLifeTimeVariation()

# Every axis, from the front and from the end.
# Expected values: exact integer arithmetic.
input = Input('input', (F32, [4]))
axis = Int32Scalar('axis', 0)
output = Output('output', (I32, [1]))
model = Model()
model.Operation('ARGMAX', input, axis).To(output)
Example({
    input: [-45.9, 16.2, -31.4, 14.0],
    output: [1],
}, name='rank_1_axis_0').AddVariations('float16').DisableLifeTimeVariation()

# Every axis, from the front and from the end.
# Expected values: exact integer arithmetic.
input = Input('input', (F32, [4, 7]))
axis = Int32Scalar('axis', -2)
output = Output('output', (I32, [7]))
model = Model()
model.Operation('ARGMAX', input, axis).To(output)
Example({
    input: packed('<i4',
    'c-jGQ0FVD*0HA090AOe^&}cN!n$R-<nqZ&+Fqojwm;hjA0GVb00A^-0%w{vpnanc)nP!;)GntvpnE+-6!1+dCzy?N>>_!u;d8`wl'
    'Ic6C^vpKnp`5=b${|E#N`Sk||1^NT?0sH?7{tNdD2>ta51qTWP2`;e', 2.384185791015625e-07
),
    output: [3, 1, 2, 3, 2, 3, 2],
}, name='rank_2_axis_0_negative').AddVariations('float16').DisableLifeTimeVariation()

# Every axis, from the front and from the end.
# Expected values: exact integer arithmetic.
input = Input('input', (F32, [4, 7]))
axis = Int32Scalar('axis', -1)
output = Output('output', (I32, [4]))
model = Model()
model.Operation('ARGMAX', input, axis).To(output)
Example({
    input: packed('<f4',
    'c-lM5kaqU$S>v;_(q=I*%who3XU_t~(u`-FVMsf3=8W-~nQ1c_7-lkn=`&}5Vrj-R<vjd+-h4US@mB7khLogCNar#`2R0wGBTT=<'
    'UpgH+=y<^KprfPH!9$1kI~{azIOOPL=i~^42Lbx%G+q'
),
    output: [0, 2, 0, 1],
}, name='rank_2_axis_1_negative').AddVariations('float16').DisableLifeTimeVariation()

# Every axis, from the front and from the end.
# Expected values: exact integer arithmetic.
input = Input('input', (F32, [4, 7]))
axis = Int32Scalar('axis', 0)
output = Output('output', (I32, [7]))
model = Model()
model.Operation('ARGMAX', input, axis).To(output)
Example({
    input: packed('<i4',
    'c-jGQ0FVDLX3(0L0L(Kmm|)PLG&C@1n$R!+Gyq`G&}e8gX3UwH0L(KpnP$wHGcz-0nanc)GXQ4H%w}dY=B#-+;4E`f`G(9HlM~a%'
    'S?u#b^8n_I45p^|0QLR?2>$;H_zU*;1N{33{sjvI0toi_2L=2o+cd5', 2.384185791015625e-07
),
    output: [3, 1, 2, 1, 3, 2, 1],
}, name='rank_2_axis_0').AddVariations('float16').DisableLifeTimeVariation()

# Every axis, from the front and from the end.
# Expected values: exact integer arithmetic.
input = Input('input', (F32, [4, 7]))
axis = Int32Scalar('axis', 1)
output = Output('output', (I32, [4]))
model = Model()
model.Operation('ARGMAX', input, axis).To(output)
Example({
    input: packed('<i4',
    'c-k{gU|>jaxNu>H$%Qiu4rDkmoVhR~!GPgHLWaQ^<1_|_G~+X8W`gjUG-C!J1tQacf}5WmV0iZV4A0HYXL@FyS@yZXhv%l+X9k{U'
    'YQ|?6zKOl#c+c^XiIM;BHxZV1EdPG~e8KboBQG<@UjVYtHrN', 1.1920928955078125e-07
),
    output: [2, 6, 0, 3],
}, name='rank_2_axis_1').AddVariations('float16')

# Every axis, from the front and from the end.
# Expected values: exact integer arithmetic.
input = Input('input', (F32, [4, 7, 3]))
axis = Int32Scalar('axis', -3)
output = Output('output', (I32, [7, 3]))
model = Model()
model.Operation('ARGMAX', input, axis).To(output)
Example({
    input: packed('<f4',
    'c-lRTu`9(<6vvNZP$ruUc)cv%@N$$Ab<dq`3|6I+Vv)r^L2q<#saHyrL8+JR{mxaS&W*)pU|})Hq9{4{y;9#(-}}Aa?*{=n=9n3B'
    'ju9C#ayDfI1QQm^7y+2gLNCr%!_3iQgjj|dA{!@L4Y;g=24zqUp)dohN&lH<8AFe$+GlEEDhG=ZLK!LqHjeg~$D?1J$A`SpY19UX'
    '_jfxues)tIdp$fIn7rM5+PcE;_W4_F=BN#y3nzNfy!`lS%`G0xPu;g_v@-O3UEi7AewkR^TmNm|HI~=h$osTQ;)F;f`9$O-kyO6h'
    'wYP|nkhc>r<UILm$)ZZcGG8u{ceYPeDF`KU{m(z<yOe7'
),
    output: [2, 2, 2, 0, 2, 0, 0, 3, 1, 3, 2, 1, 1, 2, 2, 2, 1, 2, 3, 3, 0],
}, name='rank_3_axis_0_negative').AddVariations('float16').DisableLifeTimeVariation()

# Every axis, from the front and from the end.
# Expected values: exact integer arithmetic.
input = Input('input', (F32, [4, 7, 3]))
axis = Int32Scalar('axis', -2)
output = Output('output', (I32, [4, 3]))
model = Model()
model.Operation('ARGMAX', input, axis).To(output)
Example({
    input: packed('<i4',
    'c-kF|%Wc9y5QYbc6O=$85G&At&npcDYymXj+nh$eyMYwo0@&N0wgETb0ydJbZh(k~k;4iBPNZbX=pW7N`-fH~0hCk-BG8b4{s5pt'
    '3rciC61dcqAZRKJX$9%kiX<(BEDMnkBnuEiN}<7vNO(w=nw4b$%NChIflmv-R{2pe<E_0F#nz%{lv0e0i1y#$FL(<DUY_$?^oDA='
    'hWE^5Zf%MfjGSjsM9UbBnKL_BXLB~Gj3Yb9Et)E>7>z^BGH3kHROXoHX$5H|qsR@cb6NHJeLos^+i=@%pZn+D^=$|Jul=-c>+Y~O'
    '4QDV4M?b&E!z8HdPP02*g3YAgIUR!C`Lchy_QntHbJNU@cW(ID1jCm}*i8QbbO(@-', 1.1920928955078125e-07
),
    output: [0, 5, 3, 3, 3, 2, 3, 6, 4, 6, 2, 6],
}, name='rank_3_axis_1_negative').AddVariations('float16').DisableLifeTimeVariation()

# Every axis, from the front and from the end.
# Expected values: exact integer arithmetic.
input = Input('input', (F32, [4, 7, 3]))
axis = Int32Scalar('axis', -1)
output = Output('output', (I32, [4, 7]))
model = Model()
model.Operation('ARGMAX', input, axis).To(output)
Example({
    input: packed('<f4',
    'c-lRTF-n9%425$7UF^ig!a{@<3nS~ly5dY+v0emgL6{2&f)`LhOPdVqIV?o}P3jrY8(3LrrwDeM8N>v_OWv0UIb(<rGX(1x&??xB'
    '5dcHR(y=&3g&bqVssMt07z;*bsF*#VG3KR&fq_%a<o`_Ol9{kH7ssfOm>H|G%=DMZ_FJ)%X-t4-ZT)9u-wpciZT0ACe1_NCd+_Q%'
    '&+m>q2hdz@;qbu^XQsSxF}u7m_<Ba}E%HbIJB}vQJH5X>^z*5+(`>$++&tmC%ypM0q$*U(35oaOMLo4DPMjxFuVfch-->A2Wp_&2'
    '7M7|fPUTTaNle;GcK-!~sfVE'
),
    output: packed('|i1',
    'c-jreu>k-80D>U(|D$UIA`O%i59`SR0g(V5'
),
}, name='rank_3_axis_2_negative').AddVariations('float16').DisableLifeTimeVariation()

# Every axis, from the front and from the end.
# Expected values: exact integer arithmetic.
input = Input('input', (F32, [4, 7, 3]))
axis = Int32Scalar('axis', 0)
output = Output('output', (I32, [7, 3]))
model = Model()
model.Operation('ARGMAX', input, axis).To(output)
Example({
    input: packed('<f4',
    'c-kFIJxc>H5Df~VR1q8mhjwrfH^m6L)N&_uaub|HaJk8U&{YH{yCw*Vg9vU`ii1Kfli+1?D$a_ts|da{B=2(XE5;(;mm(5HN{PT2'
    'z4+qr3WoRfhwEdB9w&k=t~iGk?i#ElVp0$UhG3w~M1qJ}0EPg`&}4=&?u5sDuuwY#Saaqa)=)cxR1z^U1cB#sn-9HTTN!R2PjtTz'
    '+cRey&E}wWzxQ-IX?K3-a^Tm0db0-?kACz#YFur-)70DbbZfQWe{Jl}FCPtWMhp8NYP|H>Jz4we{4Jhp&ZPR1i798L%*32KtV&94'
    '(yYpv2tz4BCQdcL%rJ1(5*&#%!IfxSqyJS)oyP'
),
    output: [2, 1, 3, 2, 1, 3, 2, 3, 0, 0, 2, 3, 2, 1, 2, 1, 0, 3, 0, 0, 2],
}, name='rank_3_axis_0').AddVariations('float16').DisableLifeTimeVariation()

# Every axis, from the front and from the end.
# Expected values: exact integer arithmetic.
input = Input('input', (F32, [4, 7, 3]))
axis = Int32Scalar('axis', 1)
output = Output('output', (I32, [4, 3]))
model = Model()
model.Operation('ARGMAX', input, axis).To(output)
Example({
    input: packed('<f4',
    'c-l2g!7Ic;6n;f4T9@78rrq53B9Efgni<+0{2lMYUm_BxojFLk;UKQcZzd&~k&|+BkUv58BHvTyeZBd<_kHgLE+nB8(h@Eugh1Lw'
    'go%Yh5h?mHbYMv216W}|8IlAlrKrZ5=S<>rCN1Hdz4xU3|EA9(SwFq$84`I9mKjj?cN2Ebs<F1b^I|?byHt&?yl+jPH3!31x3;!F'
    ';h&Gc8s87K+wS(s;^o3=r#IDq>eolcH`}x4w*GN+xHPwVfAKgp2S2ZSS2y!B?a4uN<E?Q$)=JSP>x^5E(OPR_G|5>E@2suVi>?<_'
    'OqFvH<r09TL)c-2m#pr=Psjo=e*s^tl+^'
),
    output: [4, 6, 1, 4, 6, 6, 1, 0, 5, 3, 3, 6],
}, name='rank_3_axis_1').AddVariations('float16').DisableLifeTimeVariation()

# Every axis, from the front and from the end.
# Expected values: exact integer arithmetic.
input = Input('input', (F32, [4, 7, 3]))
axis = Int32Scalar('axis', 2)
output = Output('output', (I32, [4, 7]))
model = Model()
model.Operation('ARGMAX', input, axis).To(output)
Example({
    input: packed('<i4',
    'c-kF{&27R!5QQHQAjEJW5+O9;v!$f~7vKhb+tbQ-H$VX?fVu67254Xl7$je5!1=+7a26600%U?ldNcFh``~O;ps;hRS5{9Q5JMM?'
    'BGa%onzGiqaI4JfII|E7(`;oU>x8j!p><>;jkz?TE#_Px)?iXBLS&eXoKP?<jxiuoO18XgBr^oDproki%KWEF=GuhhB&0I4KKUn+'
    'b-Lg*T=L9$S0+i!i*lAyE>u`@KPe~S(ySd)LS815<vPI=O>z!HUwY#x^*I*gQf8;ZUG>@PbZ^Gr&-d7F&*Q2&YQF3nXW#Ls+s()6'
    'cMt@}5l*AQ+fQ`}9$$y87Vh@j&85=|-n*OOv9YVa4t3o+Kh&3Yqur~jKe1SzSO', 1.1920928955078125e-07
),
    output: packed('|i1',
    'c-muPU}R)s01}LhAc6_VVPXI=ffN7%lmHq'
),
}, name='rank_3_axis_2').AddVariations('float16').DisableLifeTimeVariation()

# Every axis, from the front and from the end.
# Expected values: exact integer arithmetic.
input = Input('input', (F32, [4, 7, 3, 5]))
axis = Int32Scalar('axis', -4)
output = Output('output', (I32, [7, 3, 5]))
model = Model()
model.Operation('ARGMAX', input, axis).To(output)
Example({
    input: packed('<f4',
    'c-k$IUuYav6vl6hN<ua@O>CO2OS+c0*~T;`xk+tOlbw6BX()XW>Vp9ve41yUgn~#kx>UMIDMfncMWw+MS|v6?Q%KyIsYs(UAhe`u'
    'Nu^*32}Wp0Bg8+%@4Ms7?wvblzVn^mIX4zUdY<dKvF8ad7Bcok9AoE7H+GW{wtONgW7m~J%2-0+K|!JY$A}4+VF|A|amA~EvGAY~'
    'G1VRmpq$5y<hw-FlhSp)*xGwBloCQukOViaVyh>Ch`C512<LG{BC=tD3}L?^?lRM(nIHqCB%yD@DQzhW=rYVEXyLi|z$bKQ(Dny+'
    ';(-nUq}v{e$ABFXlpw+zF4RU%VscOr2nzu!@Vhn#Ltq!4HRLc@PI4fENsLg+si9tkWMf?8M#cye2^kp?McCnBA~y-~jPOKMM#&jP'
    '5&{DSh4vpIhTfS6um4@~Dqt)OG$NwfumH*#W+dMwqK0Q=B5Q9VC?$kOkOViaBC98Xh`3-Pgfm=`h-_FGo)Nzx?lRNROppOmlF&Ed'
    'l(v)wbQxw7v@ppT5ec0~wm-NN4|E9FGqPsF2JDESv}Y9IGRYZ1$w5INECi^)@7f#;fn6AD$YHP?&xm+-LV{9G4fXO)`?)`YZ+A7H'
    'Eu`xPvU)r-y3~=HdGW(z)qBpCx>{;io#D>mQg(FxQf7Aa?{}}4Hpe!nC#vViejGYiJT|q_^V37K+}P51JN2~q^<Z!RV&6-}7M=3@'
    'YHFH>)>>u<uk=-I{ned5kg3XEys`b(XXTgoK2y6@H<cUtVEX+Nk2@~cH*{@}pW2-{nR?|=N7LTwHz!tl#tUO|yXg1K)%8D|Y27&T'
    '<<YrUM@s3b*2}k=s&2^CFQ*?}J1B<g(@O($3lGXSGwsiA9xt7I+&C+*oPU0{IMD9)XJ0GUq@Sz`=bsBRrjXj|Dc)<FoL@iv+uOPQ'
    'Uq!$7uhf229!@!n`JBJAmNNPG^0m{QFZ}DC$n1=#7UsX(w|e{j>wURTR(sui*M;1|a@p<9UpqW0+CFVazcZU|zxb&6>s*U}xN2!<'
    '|4QoT<?Qv9szLE&<Bi-=ec*>XLs#$CG@okg9-Fw+o*OGqo?q@-|EBS&oZelY98|YjuO2$SvUvZ}nJ*sv`T57YTGJzU_l&Rg)a>h>'
    '8#$x1o%c%RrS0dkM;hwGAXF-Fbbx0NhT2!Y;tTdFP&(9DbQmb#4-|w!-~>)VDJE$ZhCX(|_t+y*i$I4=L{?bP+9u=nHJtGUj&Ki@'
    '_0~S5P7pfUfzUxT#E(fR;wVQ~97hvOD<)Jz*3-U5igp|y<yBZg8Nm9gk}xXehkOTq7&@U&@I$f|K&n+ivjvMjujq*w%IXU0DN<su'
    '3XZn@De@^N5rN5Z3O?u{2sxjCW1<R(><O1*VMIXy92Bvsny5hqS~kR06Clv&q~Kc|ta#B(L;-XO=+Jk3w9hX70|e#R-v'
),
    output: packed('|i1',
    'c-ke5!4UvK2*L>T-}A-2hhq?7Z8EY7MOJrE5S=CBPPJ6J$6e-3PsE&~vA^dvx~#ddk`EyP0GR'
),
}, name='rank_4_axis_0_negative').AddVariations('float16').DisableLifeTimeVariation()

# Every axis, from the front and from the end.
# Expected values: exact integer arithmetic.
input = Input('input', (F32, [4, 7, 3, 5]))
axis = Int32Scalar('axis', -3)
output = Output('output', (I32, [4, 3, 5]))
model = Model()
model.Operation('ARGMAX', input, axis).To(output)
Example({
    input: packed('<f4',
    'c-lQtZ%Cb07(dtlTetF0m~M8t%3WQ}hV!^mXWsXm%!=-Z#rjYXBPb3G_9c=ih=?iX2c<QsJcm&Z!V3D}Fhs$1-}fM+#d$&68WV!8'
    'wv<XjCM^Sle$TnqdwpNed7j_%`~9BhVazbDViU)Tv)JGkGo@l>5ai6nN+D)q&Ve$D8^$PtHwKOyfMSN)m}<GgkKsWX<FN<h1u!O{'
    'Vsv1T!4Ir4aVcgv!HoeC<5Z<6g#=un20EZ8HN_#sVz0ot0Zx$-Ai)8g@kPovfpZMgumA_tn=wTcr*h&joRfcY1xv(2HJp@~@hyPS'
    'kUM-8sBoi`Z-o1XV;UB0Fz_g1#*Jd2C+XsB;FBzP12L4)Av&Q}42H;k21r9gK?onzaN38TJEO5M4MnG&!+4#>&B2FL8bQvqQwlNd'
    '{EoEZn&ztMb--~AkYlKIRQvyqP{z3PV7vf20@98Mg@A*OcEufOPH?S3gw{}{C`IFTG(qTqp41eF5Ocdb(z>`KO*_&cb-K7C-vrJM'
    'reOgNs5h;PD8D1((6l4{-;RidYB(t|?OOn&CU^MKj&P%sZ-o1X9Suv<jx>d-F&}e&N4v9uPqN?*INFi(JAx;TA#$GqQqxcn!Ur{+'
    '_TlFaJX_v4u|0fGQ)5TIt-0ySg>3HV^rPRU8fNN_-Jbq@x^<iFE0>p^ahL0oPt`YGyv}Er2CtT9&CFdRLpR=-)E{Mr+q22Oy{_aI'
    'Z@WG}JaBVhdF87^L#G<%UQH~raBZS&^S-QoX;Cc{x(7;HI(ytJv&puRYTcn(P&<Eo=G_nWw?6+zdbQ?o#mm#{!!3_Lv{wJ?Qb#H?'
    'XjfW3t$2E9seZt2EU?t^HJ(q_*0w*qclyoR_5G#Ix2G<Sof-YI>$h3f_`pb2`-{t`Mzi0`vyXH(hL>9UE2io$AAT);CULO4slWNB'
    '%6&KV)=uwV>mA8d*WKG~Kk)YtKJiv>&z);m`fhfet4O8yRNv`t&G%<M8~<lx^L%nX*?TTpX|60kG0{Id`JU+8lX&dV7w@#cJ(&%T'
    '%#@tY*W?$gcfy{kTVt=U{#;-7`?KRLb0DSV>4mKq=8jeVIrHP(!qnHlJojM#y`9-36Y=0cer#)V>)Z9R(XHl^?A6t^nw|TPHhf(A'
    'VbyqD;$$ive)4xJGg6-(IbV9<WP0%IldI#2*~x30k%*!IANh^7QbfYyC?YFtSWHN3aV!Kv%18u}jG~Z^fsOElxkv^AVS7PRGz_G$'
    'AVX3LP{^PlBx0b#pTq+V0i=j>7St%t1-?S$a1}mh3pNC)1PMi=5W-=EY(bE;BtJ4D4p<Q+85RmK9QXhnS{oEl3M-){a!cNX1zAwM'
    'T3GdBmS}vpIO7sX8x(CoQiPBQ0ml%cfc_WF18)VGg)GoGs8h@dZpkxTLqbH9%K5I5LX=1?SquxX7=&m;1c405pf>}rGTa>-5EP4S'
    'n3KfuFOdDd;s'
),
    output: packed('|i1',
    'c-j@pw*kOF5W_H?0{0*J?FJR*uq6U}WzuBHZbOoC*ZHRf_4*ag>;V^#0Kx'
),
}, name='rank_4_axis_1_negative').AddVariations('float16').DisableLifeTimeVariation()

# Every axis, from the front and from the end.
# Expected values: exact integer arithmetic.
input = Input('input', (F32, [4, 7, 3, 5]))
axis = Int32Scalar('axis', -2)
output = Output('output', (I32, [4, 7, 5]))
model = Model()
model.Operation('ARGMAX', input, axis).To(output)
Example({
    input: packed('<f4',
    'c-lo#U1%It7`>s1-P9Nxqs=C6YHVv_euz!SHa~{lxwkRxLtpx)2&EugS||b0mqL+MBvpyhqAi&*{lRFk5Fc!!Ex2@NZhT1LPAjz5'
    'P>L3e(O{&s36+FIJZCn+*;(e^?>pZ)=lebp3GMrlBQ$=Ij(mI_EgT0yoFm6~eB6XUSj5-J7g__UQ73eSAWK9PX&;4A#8~`-1wa9E'
    '(4$I#09@JuFKGZK1NlXSACw~Ep{Dub0!~CVRU=x`KJuW35I(+!Rl4?pDi{O<1@Oc|L_|;`jc^KG5)B%`e*`h2NTGdj(t#gQS+HeI'
    'TcB{5p}9!J&C&vhY1v@`l2Cvm5Dub(6V#k00+1JU!3O~Lqlp!9ma~m$lM+5B>=)QDuh=b0tk9lk3p=vfdTTpE5NGRnj`#nLc(ooX'
    'fz+rI+9DX+wpM#6w3e~>jdx@P$U%=P?#Sclz)Ko{$v}R%0MPL)@oPK61)PX#s#;po9`c}u5I$aEM+AARI|2g*@WetySSXQ3IE5~W'
    '294m~LX0R<Xb+rp;8`lK?g)CIaG0SvyS5|Pv9V=`1xP{xia<DsuI>oR2zcBP0kmla`zh=w&T_VvHYwq8!d`)Gbw?<vvv+rVT{`-7'
    'GCh}0ZW!slx?^;v@>b&bz5Q*=i>K@F47WRrLG`)0^Ig3+I<kL$KkKN*<zL>uJTuk5{io{0NNOmXdh+H)IW#oz`C|3MJGo=IM9<#V'
    '(VE-E<xRhtzGAoiho86Q6Pv^G_tzh)uWEYj!C2A1b)C*Y$;XGD|Glm3-I9ibyT^~c*s?d%c41odZ1j#lo9O>FTVLtkP9>IJsQP5<'
    '+2&JYmj^0_OCGIj9`EgJx|V8h*;Lw<`rzVHMbDPvvYEzbR?dyreYb9K@}pGwrIxXkZ%*#X&2O1FdVi$vANyWWe@9X6y_(9KmnJu4'
    'TOZCI?tFP#{aBUDZX76S-g@J)GaoL@RO~!k^2Nz=ujN5^WAd%uxdrh^%~#uR4W@Qgi{`=IUye5f(_LlB?jVs(KKH~_Vsm~zu<q6Q'
    '(uqyWe|LMSeMc`$RQEmAGIhe)=GCTqQw^nQed5f4edj;jlhC>A=_5PuhwD2(n||e`H@g1tufJYbdvK*}uJ_2B!@=Fu>6&%P+2lLj'
    '-;SmpuR8T=ZZbMt*_!xkX<^ra(%}yGifg0_qzR=lCT~I`^Ck%Ks4xhOlqM7669&q4O(12cltEI4GEg$ZV~CQ_gn^4(5K1W(u7L^-'
    'fVkmAGKhdtDJ7-L9N5536{E<e0>gu1iID+7k^pHGO@t(;G-zB_;b3UTfHBBRYM>BA_^1r|V2hT*@Ct7#Zjv$Oh9TYI0CUh}cla6V'
    'sdNB8FcHWM?4yBDx%7leyl%+hC_^h@Mxt96<u3bkA;#g6JWtc6K${_9z!|C4`EU~CGi+J~ft!h2E(|DEci~&Q@mwgX{saCS+~o'
),
    output: packed('|i1',
    'c-ke50TKWp2*QB>Ke{!~QY2c_Wou|D#Ry)D<a&^|puhTKnxx53h|%%#12iFr6irZOZ}Z2lqVoVIY5<S'
),
}, name='rank_4_axis_2_negative').AddVariations('float16').DisableLifeTimeVariation()

# Every axis, from the front and from the end.
# Expected values: exact integer arithmetic.
input = Input('input', (F32, [4, 7, 3, 5]))
axis = Int32Scalar('axis', -1)
output = Output('output', (I32, [4, 7, 3]))
model = Model()
model.Operation('ARGMAX', input, axis).To(output)
Example({
    input: packed('<f4',
    'c-k#dZ)lZO96sjKbhoy(VJ^jKcdonX=Jc%V{Ih%SIc>MVA;cgWeVHT&gMIT;)Q1a(wy+R3SLbb&Ma4d>985y;&))YXh3dSqlw=Uv'
    'h*%ba+MpC}uIG8*!M*34_xI=dJ<szKMnq9$B59-$k-=XWBcu^tBqJ%LCuJ1j!xJ9D2pGIQgD`r$h%uy?h>!pn$~~NdT}TolLZt`z'
    '_~bAIB<4s?KqH0#h(v_(a2t;I2+txf5+Z)##ti%n21Ul8iRF=yIO4G=1Qu|i!J`a(lc2;Wt4Z36dkmQ;v@wrESR|>Rc1VKL6<m^P'
    '$&$P%5*9^<EJPCaC^7K?q^S-rAqyOkFbLua#zgU0BH0fTY=Esa63)n&7mY>O&<S|$Q4}n3&KVc)$bq9<+L3kA0n|$A96qeDOFP2b'
    '8idhf9b-r_;gA3r$}LX8u4G5nq0(|2JUI*j>9`}uD6-O-n20cTX-C!)o<-IP5x;O_27U&E92~{pG7R^Uu_y#qvLhSs$Z|&r8IItN'
    '(8?Y|<_Yb1N8rA+BS$+V!RZPvNws82UK9z7oFNO5ge@f|K7cgUaYv3yLBb%2Cm0jOvP7~UB-j93X(XJHF)td6u%Q$1+EP@-H|>MP'
    'v6lC1Q(dLf$hA}c+{R+lz{}l}>AGXb>&wsHO|R-cKCrB}zwx>KH(#%uskzep?W<ebyUsm&^x*abH|L967JAON{(EHgA7@`HeV0Ae'
    '*i-IU*XZ7Bx>as#J~X`Y<L95bU!0h-LB3pC_}Mn^DD5t8JuxzMdSY_)>Tv4Zz1ehU-?sE;Kl;CA${iJLRpZ&Z)bfh*6Wbg6lsi~#'
    'tG%#cw*6%Jte;u?_*&60bAFriQuP~hUso>-e$~FYZhiM#_2b`{7c(R2tY0^@vw5F><?x#9KMlF;-otY*9GmOQzjJ&2r}uxkRXu;Z'
    'A#<nZ=qGPp*^zyy`d;mj+*!T2@r%rj)YG=*?yegTq&PEqree&0cX&;@WAqI%+xNqr(GNcSt4bbfn5Z1s-_umr-?Zwn%<S)CXfCTK'
    '_mx`5Pq*8#JqLPo4_}R5+7yk|n%>mxlPez-i!*L)W5bIrm;W5vog2(t`n$X9h^yRnsiw4NxoesK>8ZVLsB?3qo3A~xV%_Jp{ZqgG'
    '*Lk_xyWUgvw)pboM<c7Ri^XDV&$6v2R%oStT?hlM!+a1ZKd%B61c5GSTp`{{<5W3Z3Li@240IR<p$c@M3ZcrQS^4-ZC|?I5eqrbX'
    ')khHm8WV^Zs)Dans8#3_7Et&E0uDdqjS7WU4%7faOW>m(4RP%>b4V!N73e&IL_r#ngeH>HF}4m0VF+R%?gv2u>=d9$4)}ykMi4?%'
    '1j71a%yJt47!4B9i^f=U5EcjzB*;V`Nf1O)yNU_qLXJ?Xp#2;tqbInCaVmuBB@MJLp$#CQTnLgxNP@8u1tNpKirttFV#z`HKVq%e'
    'fB'
),
    output: packed('|i1',
    'c-kF|NfH1+5WxihfAi=$DX}zlRFg~;=7m#0R+Ns7irR}NMXbrVJ_`47t&QXd9LoTo'
),
}, name='rank_4_axis_3_negative').AddVariations('float16').DisableLifeTimeVariation()

# Every axis, from the front and from the end.
# Expected values: exact integer arithmetic.
input = Input('input', (F32, [4, 7, 3, 5]))
axis = Int32Scalar('axis', 0)
output = Output('output', (I32, [7, 3, 5]))
model = Model()
model.Operation('ARGMAX', input, axis).To(output)
Example({
    input: packed('<f4',
    'c-lo#ZAhI}96wi0oDHYboY#pXy*MLlYp2X>=6#-%b3robOW>Da2!}=y>q`vk!wnY%-pCS?^UO-v5C=w(5w5`dJdY(<=UHzM3BrWx'
    'uE2$$tr-RVe&-h5m-F&}`MsRKNVH56p%W=}k_3SiGSP|FLhD2XGLc9JIzWjC5-pI{_{u=DN@zr}B!FNGitv*t541)?2O4?8ii9V&'
    'B+`K-SW$(XWC=)ck!WNd%z<PB1tdB^T;c*e28c_cpc2wyK@#XBEHE4(_%ErH)Duu2EhK?(86a~5GCL*l5rZV{^pji$&L?cKlQK2i'
    '90k=UlnyOr4A45;d`btv2ACIoDWGfT93RJ$&~8F2&Id69J^%<Pglb%zjjqXRX|2!}%+?wM&sJMEBP)!w5NeG!C=tf~KO>`A#Tgka'
    '77%Pfk)>FJ7L9~98hOHkhLx7J4#Z+b6>^d#Ai+hVk$Es1$p#9r+8{1*0UiUyrBM6dj4WT;xEV2QIHNMDl+<IWj~1*EE(2t4Kz1`C'
    'K4O+La`hmW#`%OTc2cHho1>t5OX<*3#xSyMn@{Ng*kIg@kTygCG(L{S(ypZy=YtrA4*&uRp&A!wBb#PsuKiIM?szd@nQd<J-tjxd'
    '_()Ypdv8T%u6f}78_(ULj?Dl4+tvL27b;R!UB?@@PL;+>{?6GtRX<Sj-fbFwU|yVW@q6v*)vxPMoa_2U)Qo-6@X>m0>B>^=^RKMl'
    '{<*K!HoTd)C1F}hy|*@drs|G(J5Lq7i{ao=Jy~_~UT?Ig{rb=g4X1Z^%t+<rrQI)^2A;g{aDQzSj!qn${-OQVyK<uPs<@|T?&N`~'
    'iaYzSWja&G7V`y>Z}+D!zx2uF!4KYU?VL<4J~q5|AV2bZ=k>mG8?#r|7q)IZyWQQFlg+uGwtmgj&1{|;9+<R4+4l9x-h&%w``@}c'
    'uulv>k)Af&uU8-1%&$~$&;Ipz<C%1${`6+WMC}`k3x9U+raS8QA5UHC&9<5TvGH%SjpMfp7cy;qGiyT+EwwIZKV11Z``u@SiKo{J'
    'Uv2iB@94hx`Jvl2>D0qD;r{nl&aC?1G}m|aeSae3Z7hkSHZ!*L;MB{hw!LGo$-DQ~b}D9D=KMzv&+JPYo*7N|-t0-O*X^bKAG->R'
    'k*%H|+Fgje$oG}P62~z&&-aw_RUBiBq6h~Bu_LcMRH(=+#)!lUe+K;+=Xe>lE}L_4KlVZ-faXVPF!FPc`iLXyqeg{91Z`Zzf+B!m'
    'i=wa?#t{!Os(}`Ikwa4|R$<XsMFk1qAQ5zjIfx?=j?f#2ei+4JIp9MkS#XP$Dns!Y`^zd+A)Q2VIS?sV6+80~6#6iT0KP>EAiIL2'
    'NG&TuD<4`=AM)L3pR7zoXouLCuSJnuy~yJ$g?vs303BIr8?;4IB3GUOx?m%U<6I1VP=`^_N%#+DS>f0'
),
    output: packed('|i1',
    'c-ke40SdrC48lzO|DR`XP@x)ymIQXBDPrcN5o#UwKw^8k@}t)c^Um4Dy7$6Ay2)GT100e7hX'
),
}, name='rank_4_axis_0').AddVariations('float16').DisableLifeTimeVariation()

# Every axis, from the front and from the end.
# Expected values: exact integer arithmetic.
input = Input('input', (F32, [4, 7, 3, 5]))
axis = Int32Scalar('axis', 1)
output = Output('output', (I32, [4, 3, 5]))
model = Model()
model.Operation('ARGMAX', input, axis).To(output)
Example({
    input: packed('<f4',
    'c-lQtT})g>6dso4ClFgGtp$HJP%I)8N*z|9UD!JV#hUWwOHKQrFB47o#nhPeh0wH#N*aR=p_!`@9}KCnrkKVA)24f8P}7*XiJ?_n'
    'r41@oqNE|kDs6c1JF~6XyL0cH^PTVe&N*SsI8$7ODh?SBc^rm{^DyKHGsYE<d8~M-RLm5zu|kAS01#&^rW&LaRkILOA?hdv98us)'
    '0k3e2V}>&%){r9*`acIH3z1`tv<VEkkZ8F=0dkz2DY}t3xr+(ti-3iD2*VYD7z&^Y52Wwg02q)s<RnbYz%f;5nBWj1D~eI~bU=aF'
    'Ns#$BOp!9KP{T-|59j#t(Ax>A8aYPvp?4CKG00<Zc(Fob+>ZsK+z&MNuF1cj3Q5Og1{FjVa}VL#6?UYR(~N8Gv<8#b|L@3g2b5Bd'
    'DP$cO9i0F;+L5Cgq!d*%O^m3c6mSoB1iZq{IfhdctL6x3|Mxr6$T3FR1csa@S~x{qgNF*}M&jho5zrTD>QO@&t_Z|X;CDpG!j2s6'
    'NIOkC(!{L&j(o!ehY(r8jL<zDP#|^^Wd03Pq>L-g+2KK+n#TOdj;3nb5z%Y!#OVh+au0Xp3IX)YJSFpw^Zxx*NZOGZzav=S9>PD%'
    'G#_MBZI9k+zSvb?d`q;{HD)fn*ne;G^6W~g>ixmPyVGlPU3VukCt1^Ld!75HJH1}I<HPd0{n4g7NB+LLv_-TouJ5iJ-jz9jBeiq>'
    ')aox!ZAzW}y=~vlncTU3^&{<DI@&wFRhgl+8n%8d;kv%>PH%4edUY_F%l_&<_@ZxiZen)fXmadC)q%F^sXr>pCz_sA8_bQ_-27Y5'
    'eSCJuSD$Cfp188{^i<=YV;5`I6U(jXt;GXPzcsJCH&olQc>VVMk~{B+s{4z{ZO{Bwabztad)Aw}$E&92M~)9po;}!+e5|zh>1SWK'
    'Ty*}CcmFLKE-R_5PA6*HH@NMo)sn@rg?pVV=U$n+I@Iy<>CK;r17&B@8~cy`bh4+uQr1>fHCN{@ylFd=+gAn-EsnF%(z3@hKQ>;w'
    'G_%(>%pI$|+c|l?_vbH{mVcNYzd4%fozTZ#8p?%n(OSc{(mj)}uBPfos{7xbQHTG@m7gj;-nsvbt6UhkVsB=G+e1qe-(^NKdrEui'
    'DyKh9thHsf$~V}q=a*|H!^G<?hgwezCqF80FxH45FQu`O3~<V<wI)DN2!pT4AZ4U5GHU{3doKxV11p8hn=BH-2nnRHd0}NBB<k|u'
    'kWm&8Bt;aUKw6QPeIl{|1`+`)L57Ryi;Pz?{)H0gk-Q)S5mXBjWY6S@%@`YyB}ryQ7ES{A6anER@e86SBk)B;V1^$&{t8x<`p&3f'
    'iHM1!2L`ACRKTFLfyhVX0>bb_v!I5AVU!d^j%2~J@tvB0JXni{qpTrM#v=ooDDqjDx1<R{m<)*0<Y@@T|3FiCi$IbjBxGSW(*6hA'
    '_1B^'
),
    output: packed('|i1',
    'c-jrg!2tjO2!cShaQ~6(30IS>GDM|p!9Ntxd|7Kt?Sw4p)98^L7P<ho'
),
}, name='rank_4_axis_1').AddVariations('float16').DisableLifeTimeVariation()

# Every axis, from the front and from the end.
# Expected values: exact integer arithmetic.
input = Input('input', (F32, [4, 7, 3, 5]))
axis = Int32Scalar('axis', 2)
output = Output('output', (I32, [4, 7, 5]))
model = Model()
model.Operation('ARGMAX', input, axis).To(output)
Example({
    input: packed('<i4',
    'c-l2mYgQ9Y6udlq1_h0xEf55OD4>MXET9+Ai<n=1vW#9vhF`sh-as#4lo1GT1bNJdi4hTFjNu%<x<NCOp6;Y>Roz=dfry+6L0MH!'
    'i6R#Q1+q3ct6V7}rL1-IJ|atL<j4j^E()|1S*nCok+LZ{qB7%Bihv0bIp<PKHcD*-CKTZSD0OeE-m4I)<+77X5%_FG5tRs{X-G>Y'
    'z(c5%pc<45sB=N3E>$*)T*XDpFzEOWl@z9Ig+j0vFiQZ#1uX^emC3$m<w|7LQm_$IMas&EC@rf9MZqb{*5G9c0ufqss>CP=-xx+?'
    '6dYVTRKuZjm<yFuNUTdsmdBN*5k^r)1)5&wAu1JxibJgmq|!9S#;`lf)D>u{WsDRvkDRTbu52;DU_lwFvc+s8d_oB{j>CaUf=4Wq'
    'L>g(ZH*u2SH#}k^V`)gr*u<0=;w2`NNQwcJ*aIqwt76niX|OZEFg8X#<6?s|b$<esy0?*uObpXXDG3zDkl}xT2P4jS#4M0V&_EA('
    'd=0qbxNES>nea*sOPGrdf-#Os!UwJ!U{@wF(BlOcTITgegRS8R1QW}@PzZwnhS3;E;SK#5cG&F;Aa0YX*o|TTIK}+II53F>o30PZ'
    'GTd_454(Vt<f&lhrmJaql2Ad7;T~b0SHO65kRYq^;t8K<Z+w<mh-yuV#UswV@Wz5M<9MvFI^&G|O-9%Ytvz|8En3MqBh48J%^3+;'
    '6GjV@iNwY_qu7(Q)|2%aGSbG2OnC3DhW*TTGZLA;$w+Gr>6o;K4GA5Yh{R`E_AevBx8{|Mut_2i1RE4y3PDm^1IAeY&B*)2WKv*6'
    'Xp%F^x*2I9VN1iZ_mU|zPf!Djj52g&z2KKvSZ@Wof_D+a5J}G&X<#UW2z<e^G(yAzwi7Rnj$_~TA+<)m%sgcl6h@+FDFr$aUK`f*'
    '$jAz0q=kSxlfgW%Qu==x-TiWVsMBgJ)Xx`cefQSd^}*8geEn#(cs%s!)oB0S{-OHBRHI2^`rz&FAD8X*dbRrG>0;w*bgR}8&AHB}'
    '4+Ed>({X2Xes<@_*1h)G$c%XPZLBabf3o)ZV*Bh(F|E&5H;>ZiJx?2@clpN1hXT#67Iv=N->#pXr)w+M#i3^IuvP!OGj+do>*B%6'
    '!Nf}8s=fX5;^U)x#f{Uu!~45`#x5t{4ve37T3OHI{Ql|i;^pz1Tdm9W+jD)xn>&-ca}&9P+3C62e08tbTR3a9{=AsKJ}SK%ztfsM'
    '>f7EL+<rK`H+)j1XZv4%^)BY0y#BoVFu(VD<MhL;+GgMC_gZUR6!Nv-D>H>h-}lC*kJcA=zg`}Woj=OusuPXo_)dRzc#_{bC_K--'
    'IqRK#(cj*<8XW!gePFn`+xj#5b?WruOV38WeR-HaE?)g?<etsHF7D@=zn|V(=$RUud9d<vy>QU?ym#&FdaXEqJh%TuEOcJJtahgE'
    'UmX2c>RWj6aJs!ZcrsaQ<VQw-Jw9#LHfBaP7pDFP<m1~u', 5.960464477539063e-08
),
    output: packed('|i1',
    'c-k$Efeip448nl_kG3$4%%yf3TXF~`R?>!Zof<=^N!Hc{Piu;2b1}ZLd+ZxH$Iga#?Ptwroc#bO>Hv='
),
}, name='rank_4_axis_2').AddVariations('float16').DisableLifeTimeVariation()

# Every axis, from the front and from the end.
# Expected values: exact integer arithmetic.
input = Input('input', (F32, [4, 7, 3, 5]))
axis = Int32Scalar('axis', 3)
output = Output('output', (I32, [4, 7, 3]))
model = Model()
model.Operation('ARGMAX', input, axis).To(output)
Example({
    input: packed('<f4',
    'c-l=-Z)jCz96rNUZoApV>2OTv{^<0|+_FQ%yY9C0o_lo#BPK-<^r0YL2>MVIA^2rvnj2#bowWBjKW!=2g2BxGiTAumTN&@6(fTqS'
    '6&2FpTI5EQX!Jbq*@t%7d4K<&=lA@6KPQlZ>$);_oFI^njN`zKr7NZDxPgn9D_uO2;TU!hzzSlNA?5;roD7^eZ~%w_Lp2@X9ROU*'
    'M8`!D&`6OCDJO`5KxYX9tP*6P#>-A_LMj1-HspXz$N_Q?us$f!7fF;chqjVLF={Xto4Qsji6A{010Na`6I)(~5v$wk0*rMah+~e9'
    'ZZR8DX|fpzbsXxU&)soH;Ekmn5FcVd%zY(2IU<69bFKWv6iS_l0|5!FMJvu1yLK23?>b5<Zqhi8QrMC)$~9{@QphTMBPAI&u$6+P'
    '49XC*H&Rk6$0**&BsZeNvjFhF8=(kjq)3L8qYMz}EMb6^Hv%<Yc5)L^dn3ae0hy2k#0^*<l=em{xe*0Q5*gGe-U#iiRuVyaG6p_0'
    'D8^V`hY_pW>H>^)ATWlbqnlwvDqXvgTDuW_?v6VGuaR~@e2C$Vlrl+Aj+oqtYvs>SD0LzZ1SGH)tvH`?O>!g5+p_KV{KJ`de=f9L'
    '+_$a1vwJ*sY?moNb?5jqqi*%O-_+SR?&ceZ8|%k2@BLI*2##hCnQU)n(^7Z#Q0Iw<9&7k+UcH^}NtNEu9WghzG;FN?qsz=xAIyI<'
    'Ir?Cs^3?f?p^@#w|K<n!v*KEAB~yDLJ^RsLrP_&_=EAaZx@xZ82)*Uf=-EA+FL^0>y?w8myYtI<N9N2Ax3_jK&yQRzeIe`jr#if+'
    'uCKObnkV~n{^ZiM*D`ltapvy2E#|{_@`pQ8gS#Jnq_M8m`D*CLjmJ7ZPhXy$s;OOQ9BwX~Ss63s*|P7uho^ULe|f|H(?`9pJO9bw'
    'dSS5m((SSxO9QXmZ}?#KP2GI1cJ$t7qhrrjP3_DbdA;vX5$>ycd}`pDIQZ*uQ){~A>AlOVLyKEiPFCKWzj~|U%xmexn>K&acOZAJ'
    'VR-%cLfz8h^jL4_-1A@FtBMEP_k=gf`!*E%pE#W@wPhD(nsO7m)HUIZq}M-C_wADYyM1@9Hz!SD$ES4_y_L^h`1r+4^;`E-mvu+!'
    '_=%<`ucUfgcjbyFXXUHu^HC(C$QK%~?+ZT?TKHYQ)}g11@PrO+N^33P2;qrt_`*XW!jY$S5f2D_jsM8^bfhh#C%`NOsfp8IkF;O('
    'qM`^rSlSm?wC&(~o)D2A`bhb{_5j6WLm|8NMC26==#Uaa5?WTjN3%^t0{-bW9grIpJ)cPeVNq|S(G)5oj{|Dz!~-6f)FT8v4e^kM'
    'G8;lm$g$%JQ51YbsGtC-EJjfemw<Q=kP)R}1m6#nJX*p51EhsqNaWMir1wRU9ehSSf)U1_7ZQbSun--!{tw^|(<='
),
    output: packed('|i1',
    'c-kGy!3_W~41++hz5mRO`b9_BEUk@gmWdEugL19FI>IoWarYfM&n;JWzWne28>#@R'
),
}, name='rank_4_axis_3').AddVariations('float16').DisableLifeTimeVariation()

# Far apart, beside each other, at either end; as real numbers.
# Expected values: exact integer arithmetic.
input = Input('input', (F32, [5, 9]))
indexes = Internal('indexes', (I32, [5]))
output = Output('output', (F32, [5]))
model = Model()
model.Operation('ARGMAX', input, 1).To(indexes)
model.Operation('CAST', indexes).To(output)
Example({
    input: packed('<i4',
    'c-l3J0S&+)3<NvC1TIL5jOq9w1_1*B)q#K_U^+0cLb6M9pIk~al}-gYmDvvfGPXN1=~L1ykCLUCNEwX)W@tOun<aAtlbRGw$&&J@'
    '3vobrp~i!Vuxv-+alcp<?>#Kl<tT*9?F)4MxPP7Z)`R!X5`_;<TRim', 1.1920928955078125e-07
),
    output: [2.0, 0.0, 3.0, 7.0, 8.0],
}, name='shown').DisableLifeTimeVariation()

# Every axis, from the front and from the end.
# Expected values: exact integer arithmetic.
input = Input('input', (I32, [4]))
axis = Int32Scalar('axis', -1)
output = Output('output', (I32, [1]))
model = Model()
model.Operation('ARGMAX', input, axis).To(output)
Example({
    input: [7639, -25203, -7405, 28551],
    output: [3],
}, name='rank_1_axis_0_negative_int32').DisableLifeTimeVariation()

# Every axis, from the front and from the end.
# Expected values: exact integer arithmetic.
input = Input('input', (I32, [4]))
axis = Int32Scalar('axis', 0)
output = Output('output', (I32, [1]))
model = Model()
model.Operation('ARGMAX', input, axis).To(output)
Example({
    input: [20958, -12685, 6275, 18364],
    output: [0],
}, name='rank_1_axis_0_int32').DisableLifeTimeVariation()

# Every axis, from the front and from the end.
# Expected values: exact integer arithmetic.
input = Input('input', (I32, [4, 7]))
axis = Int32Scalar('axis', -1)
output = Output('output', (I32, [4]))
model = Model()
model.Operation('ARGMAX', input, axis).To(output)
Example({
    input: packed('<i2',
    'c-jFt0LTC9$?FTVxMA5P-cC{OG473P*k7h&oW*q4S#TD*6qXMNp-)kjW9q@flhn)fxhiRHw$TBqL7K~UpdOq'
),
    output: [6, 2, 6, 4],
}, name='rank_2_axis_1_negative_int32').DisableLifeTimeVariation()

# Every axis, from the front and from the end.
# Expected values: exact integer arithmetic.
input = Input('input', (I32, [4, 7]))
axis = Int32Scalar('axis', 0)
output = Output('output', (I32, [7]))
model = Model()
model.Operation('ARGMAX', input, axis).To(output)
Example({
    input: packed('<i2',
    'c-jFt0LTA%ybWllNXbEgRZksltT4c_)wpw+Eg<sR+FtMU#-FbGY}wnhj+hvWAV1msU8Qi&7iDlPPNTR{Y#vJ'
),
    output: [2, 3, 3, 2, 3, 2, 1],
}, name='rank_2_axis_0_int32').DisableLifeTimeVariation()

# Every axis, from the front and from the end.
# Expected values: exact integer arithmetic.
input = Input('input', (I32, [4, 7]))
axis = Int32Scalar('axis', 1)
output = Output('output', (I32, [4]))
model = Model()
model.Operation('ARGMAX', input, axis).To(output)
Example({
    input: packed('<i2',
    'c-jFt0LTB%Q(8k+^;WJ19na+fj|~aCr5ZdKb5iJuC1Q#JAg5E<{N~G@>u?&w7f6x06uZ~`;xb%kw-#N^EE-_'
),
    output: [3, 3, 0, 3],
}, name='rank_2_axis_1_int32')

# Every axis, from the front and from the end.
# Expected values: exact integer arithmetic.
input = Input('input', (I32, [4, 7, 3]))
axis = Int32Scalar('axis', -1)
output = Output('output', (I32, [4, 7]))
model = Model()
model.Operation('ARGMAX', input, axis).To(output)
Example({
    input: packed('<i2',
    'c-jG|09XGAJGiXDvT~JD5Y%gxsQx$?<@4)s=;2snVv=qB*7Z~U#;RT>nsNv1U~*O4p;BdM_|5|ZR;I!H5H=-`@BqW==j1JY1G8hy'
    'xnNh(&W+Z_&m5tY5f2KH>G%WyLTK)7JE_!0wdk^w$Uw9uNM=05VB8_fM9QEkR!c^f2ia&!y4{&9YW^Y^l=RY5GC}5?OG?g0z^<2`'
    'wpuS2nw1I?j~>XaAkc4pYE~`'
),
    output: packed('|i1',
    'c-muRU}R(fLMA3K1>`U>LPQvt00CqG7y'
),
}, name='rank_3_axis_2_negative_int32').DisableLifeTimeVariation()

# Every axis, from the front and from the end.
# Expected values: exact integer arithmetic.
input = Input('input', (I32, [4, 7, 3]))
axis = Int32Scalar('axis', 0)
output = Output('output', (I32, [7, 3]))
model = Model()
model.Operation('ARGMAX', input, axis).To(output)
Example({
    input: packed('<i2',
    'c-jG|09XG-pQZ7FZNlFkd8>n7!p}gW6d<ld6S2wUxz#p$6-MpU`x;_27(Dbv!-@iwR2c&wUeUkgs+?LFyJf@pdhP6J+fCPjcmups'
    '4h|istGP|t0;nl63c~9M`JV)992DE+CJ#c59!8XzRBmQiB|f2Y2psD%y(I0pu`Cc2Z0X@RFiIW?mQw`j9Zl=o-9lyw?O067)Cj%m'
    '-r@~MDH7}0Zp&)MXfjQau1>x'
),
    output: [1, 1, 1, 1, 2, 1, 2, 1, 0, 3, 3, 1, 2, 0, 3, 0, 3, 2, 3, 3, 1],
}, name='rank_3_axis_0_int32').DisableLifeTimeVariation()

# Every axis, from the front and from the end.
# Expected values: exact integer arithmetic.
input = Input('input', (I32, [4, 7, 3]))
axis = Int32Scalar('axis', 1)
output = Output('output', (I32, [4, 3]))
model = Model()
model.Operation('ARGMAX', input, axis).To(output)
Example({
    input: packed('<i2',
    'c-jG|09XI(v*rOYz_CTC3+Dw}ySYD)w-L)3WJUyk+NTaI@5+&WvVPOxQoS<t+tStLhlQL_O$m<Q9dNdnQ;QPtfsMR9;<LTz*xGCG'
    'wk{qzJfDs*^R*KyX34nO7IF##u>->8Z~{{9lDXk^3oT|)EU>Qp25++qUdHo2zgsav20)JX7Q9pmMf))dzPee_0|snom+xVdm`ya_'
    '4pI=-$H$jfs|m^2BSubByHdX'
),
    output: [2, 4, 6, 3, 6, 0, 6, 4, 5, 0, 4, 6],
}, name='rank_3_axis_1_int32').DisableLifeTimeVariation()

# Every axis, from the front and from the end.
# Expected values: exact integer arithmetic.
input = Input('input', (I32, [4, 7, 3]))
axis = Int32Scalar('axis', 2)
output = Output('output', (I32, [4, 7]))
model = Model()
model.Operation('ARGMAX', input, axis).To(output)
Example({
    input: packed('<i2',
    'c-jG|09XI(9NKZgfe1j9%rtz%kBAwmfJJJcEZXBd$jK(wmMsN=LXss>u#d$5=c>+OOxNoo0J{!{S{WSQIZX*zCoiebW6jd?+E)*y'
    'CE&lAch5#SH6l2@Vh%6r9=p|T`7>WPXb85)7?&LluVBDNwx0Tp#i}37pSncFPvhxk<K>(mH_2$;S|t(pqmCywGw;z6W=y&Fj##5D'
    'Fvq`Oj<_mcpD<xiJVzut+fk?'
),
    output: packed('|i1',
    'c-muRU}9oqVq|1s0Fgj80}}&?2P7B)0nGp$'
),
}, name='rank_3_axis_2_int32').DisableLifeTimeVariation()

# Every axis, from the front and from the end.
# Expected values: exact integer arithmetic.
input = Input('input', (I32, [4, 7, 3, 5]))
axis = Int32Scalar('axis', -1)
output = Output('output', (I32, [4, 7, 3]))
model = Model()
model.Operation('ARGMAX', input, axis).To(output)
Example({
    input: packed('<i2',
    'c-jF-1GoIjB1<1S+<iAOEQcW(dxOP3=@h|MDYjW3>KHd}crx>(6KT$9<ZroSxe6qpp3%Ma6$a9yaZ?e;G$}26R~@R}<vsJRBH_>&'
    'lVX6`I=n~6@J)-ZHXWm{Cbb;viiFm@&mWURR=|oso#<e*I!n-`G<B^C!tukb#E-8^h}TQFNXfULGV4#AksIYAEo!Vi5{~vzu}M*O'
    'EWi8&h=f31P(0$zT+f<K4)jxST#w~?a3PjV)cGC8KZ5%iH_md|@}+a@3nU9V;Rs_Do3XahND}zjYmD<9#39GV4|x1J<eYz=+u<K%'
    'oCVX9IZ;n!KQ#y4ys(+WJcj@Zp51p78pPcCKPiozlZW(5v1ApUiqP}nPvbT7NA3n-UpWmIWb(5x@2&9mVyiH8yFZnAxVa9Lz?W4E'
    '{7iHXws5_G`TS-<G@9-9MAszi3=(f-m1SKEsN(2?sXMyP8>jfPfKg>V!>Bm{<%iMmtD+(@KlMkuV0^x5{ltkefY7l01RC1aPe~lQ'
    'T+qCV7@S_%JJc6R#QfIq#1Q_tE5jE95myf4a~1I^_;b<>i)<jUV=c!jtua+K`|r3C3|LOMZJE6>TAwqa&aPyYrpk<>Fs~s0;2v75'
    '$na&)m~WouM@7327V_G$j>#a7<L%_iT<-)Qxfqbh^PvnF|M1nGVb^9LA>zCI_BO<<JV+2<DB5p3jYdHJ7?EYyUpbf&5tUXM)TSP0'
    'o--=4WNF9VCd=bNM{vyE?p(vkC&(5F_ONns1-45FUqc2pb7_z-ysXu`+$K=Zx|3&XGB^2>m5v3uHVkEQHy<LdwmrqvUAn14ap><5'
    '*}0zeKc_Jis;q7VIra$awARr;8>(L`R6Y>ppH)|2u+em?LJet6EG$Sm#6!d-I74kc0+ABh+zr+GMFByaP^`f^Ctp3T85Q4`JJR(k'
    'OD3&Y?fdYSqh#opv*vC}_+h&G`A@&%Bltnv$@sM(x=;DsV5Lyhwy2O6l&)gr?mlGPGT>Aw@%|gV={}jmXID4c^1!^ma4I1#K3Ys&'
    '<{r-c<0v{53FIQb_A`+`Vs1|v-$_p{rqb({A!HWOU?dl(8Fl~uk=-%R4N=&!FQ)7'
),
    output: packed('|i1',
    'c-kGx!2!TP5Q0EO`mZ^Ac{<p}I7!!(Y+<!9{}#Q32O-jofoC@_I-Z`Gdt@IQ$N;M'
),
}, name='rank_4_axis_3_negative_int32').DisableLifeTimeVariation()

# Every axis, from the front and from the end.
# Expected values: exact integer arithmetic.
input = Input('input', (I32, [4, 7, 3, 5]))
axis = Int32Scalar('axis', 0)
output = Output('output', (I32, [7, 3, 5]))
model = Model()
model.Operation('ARGMAX', input, axis).To(output)
Example({
    input: packed('<i2',
    'c-jF-1GoG!Ds9`W3$DB^2Xh(*H9fsLo+dmhm(J!|6#PHE2MZQ?ZKci;sK~9$)^W>+wPFG)FzQhJ_Q3KT5sz=vC}%EC14QDsD2mUT'
    '1wH1n(`MwN;BzkuO4boGjc*@@JmJkx>Fqv|HDrk}s$~K5<B&SgKi{@ADuXV-qgX{p+2B%_tY;6J(CpM?7Xv*r#s7+nOv=&81bb!>'
    'hOYW8CJ;6tE|9!fRFy)EawRhr(aHs#bwfWatJaP4+ZhKh6ZB8Sl^PgFBz$%dne+ttP?K>&1%sM_6pq5F>H$lhfajEyRn$|B&9=eY'
    'jb1ibH0?kp=jbBmV%?ZbpUqd?lODmkrgh9-nPs;mv?QMU-`bu){$%9xl0d#NMid=XiHn`K6R(qrC*K|zsfB(X<(5o${h#eJpVTRr'
    'oH$r)ghs9<CvD2GHNtSxBE(==IT#x!I2+4#Oo+g-cOdp~D~Dw&r{vEyQGCTRY%^YIpVjelEtCUI)Z25seBj7vult@U0QI$ahghqX'
    '9*}*2dGg+{EC$55(7~mJgsm_epUbJ2xSoP9;+L=2ClJCD2TnpGwBjH0qU%m=-i!@N`Z@);w7rk-6V5tT`<huz_izLnN^)z%lgPx^'
    'ia9dZq1pFdqWD*5?&q?jD+MjKuEjyCRpgU&^-WK-RBXy7%EZ52U}29FaFE*Nlg}4irSIm<CH`xyqdMd_!?LSZXqUhHXBV&oWGohF'
    'WwMo~TtAIb-#o-G-!;0@L1tN-W7^uzYy9D^q@KQ7p)KW$PO7ol(gaY9!;QyGllP7TDV+-C7tFQX!N0G)&FsJJu)(e~22K<!O6O3M'
    'saaMEv_WxJwMAmI9GK>#yHd{1Q0K5#Dn02bbV1Dr*a{$XVw3Qam_e1vkvqQ-FS+SMHKRmb>*7%$Nu<9VPUhUesUZzgn?2RA>$@hE'
    '#y>x-$J#FY6(o(i;K<#><Bg8f4B<8O;z+PX*q27(111nC09OGh37bQV6B)`T&q43V=bfSL>F=+oT&A|hUNryA@X`?M*x=g1sq^kE'
    'L>^hm#YmVj9{nlEwRBTwq-Qh|`6cl%6+fr>5;B)?7taUf9y`R9;YM#>Yv!FI52<z'
),
    output: packed('|i1',
    'c-kF{0TKWJ1j1JR|IdnZ$|6>5(Se;Pfg)+`S8CXaKKkIFib<T(iM!DE(Q&3VEpa230I2'
),
}, name='rank_4_axis_0_int32').DisableLifeTimeVariation()

# Every axis, from the front and from the end.
# Expected values: exact integer arithmetic.
input = Input('input', (I32, [4, 7, 3, 5]))
axis = Int32Scalar('axis', 1)
output = Output('output', (I32, [4, 3, 5]))
model = Model()
model.Operation('ARGMAX', input, axis).To(output)
Example({
    input: packed('<i2',
    'c-jF-1GoGyzO4zKnvid*&I#B?Gu6!b2zW2S;fMu^{E0x$oKII*zpn$thkRsRF8_C?SIKzA@%G-x`zu!SZ=T*hYT#qya;%bq8;jn%'
    'b+e7;DH@Cal=VeAhcb@O3{pq`F9~qn5f;gSv0wEUCY8*90*&|*=jBEWC1tUz$z3PBSw0bYW#WYGsYW-lQucgSriAR3KNSlTg+W(p'
    'zj);B)12R`tgL1KeJs0XW$;4@Rn09UnQTY4dSLo6_{wYG&5XFhnC`GY1lLw}Cihqqf=L6uJa;KZU48&IXbrcPv~d>1_py-3ame~~'
    'bnrX#FLSQiVtsz_dF9uiVGiZr^0;`KeR?!;+B4;~xe-Nf2jv04@K)-fY1m_#=%vOa+~KBlUXS<htUbYo`?bsyFvE7HA1`Ru-f`aK'
    'tYl?{fh8s5uSpH>&S!~8kaCMn5%FzNJKgeQr6=w;pg<#!99(k#3r`|DzfrCQTYg<eO@%QQHD3HZJ4^8}*A2Dm`ZK03$9ik@TeT<e'
    'WE63l2QyTquy<*(EYX8=3FQ8#wQNJ%??1C}HI)lurMC-L)g>m`n!fM$*(}eJ{vv1DA30YsOS+6Y4_j{utwhnlspL@AL#oIY7q>s9'
    '5LZ(Ty_S|vj$18ILGSu-l#yo53I5BWW=&-4>BGkeC~@P>5ut7^jE=d(UC^g#R#(y2JmNdIwdpIyKsE9r1mO#oKFla{`s@%)t}L`U'
    'n!KDLr|673R|n{`LqusriyI)lYyF-;v)pNDHA1)Ts<Q9Nu4^u(=?3B0m`UiHE1W~KlvfM=8ylJHPffYqXOX!du(MwP!>41EamdJz'
    '-J@gGMb|FxHkd@)JjoqEny;Xh#S~N;U*1EeyfZ&nS@UrXC<O_s_AAQtwMo$f&;3ZUx?oT3lL!(F$vv&%+uCPTDBb{Dn7|svG2%?p'
    '?j&s~<1J-y#s<B$=d4%?J@}P$svEn@C<vQXB4A@O0;gzBvJ=O+Q~J{)w%i<4pUx)RGG@myaM!I~_2)MI>z7+MFZG`GOl@Eg_?*!j'
    'ASSO~PtzMOQL4HP+oqORs~gm*{1YF(jvu(tOFfHA9MhC2pk)E?PXTDbWy|O5K&xv'
),
    output: packed('|i1',
    'c-jrgw*de!48t&4h5w(NELb46IW!EPj$HSRJ*Z>-?}8ThOe8VY4;dB!!~'
),
}, name='rank_4_axis_1_int32').DisableLifeTimeVariation()

# Every axis, from the front and from the end.
# Expected values: exact integer arithmetic.
input = Input('input', (I32, [4, 7, 3, 5]))
axis = Int32Scalar('axis', 2)
output = Output('output', (I32, [4, 7, 5]))
model = Model()
model.Operation('ARGMAX', input, axis).To(output)
Example({
    input: packed('<i2',
    'c-jF-1GoH7S;V${_7te1T7@r6KIwIoLf2?C#jzrl6I>;FOJVL$vwb+dPH^49KARr18Xz?=%KiUi^yK8EjB6Ihfhx}8{P{WGXGtX0'
    '#+O}VabLwC<xBnz&QAc>kiagqH$WF+y(uSjUCo?pAxT5M)5WI+r~~i6I;5Nke-3}GFm#WqO+syO@jh-NT&tabTNEofKnUBa1dRw2'
    'g?E}?^JNn4PT&(FYk>}>hcQ52+f{fN=hZo`g5vdiJBd5F2Ix<!=^N75_;orTq-tU4_`NO>Hm;_3)ym*DgZ%@gLa{IUy9(Lca@s@m'
    'E8j=AE-lplthv=$G2L7bhwAOEUC&3gh)yMgU|W|O9+Wu>HX8eao96)axr-c4tr%bEpupe76T74Okzt#E;ofS^RwjCN(abw@1(K}|'
    '2^|ArbXf>rZam(&>Q|LaZ6-*faQ5SWRz(aN>q^k|cJVEp#VM!5{6s&(ZD!cff!y;5E5BdTwqtp0U~keI=NlR)**)CUSir|z_WbR*'
    'hpJ~TT-`Z+)oFr)Ywt-*Q=V2n+&l;}RD9pxmr&|Ga@*@~I-iZaFR|mi?E3LaW7Iz-UoB@-9@7N!Rb4qBb4ZL2GWqL4T=Ph=G8S!M'
    'Jplvl9jn3Wu0INwU3AFi<zdjcxsd;EMM>5rO7ROCv87wHJzMMq7><&&MEX_=m!uomW+iAp<owJPncc46+Xc=6kUzzw7EW2cP22ee'
    '52G<B3(al#s2u+1=8IKANgz?l`b`e`Jr#0mLd*O-s5nLB-gLQT8bXxg^Tb7<60OS}2T_~5V07KL@&_^{X~4ncL_em({{=YvG64|#'
    's{Eet>JX+{nqW0^^Ql^o81)54U2{;WU@2h5_%c*9Z)oc#8U(OomN(86$P`z#y=P3+tJcT1*_EM`Al>H|RGJ#qRiXdL6h^4S6AxeL'
    'KPkr<j=nR^P>_}32t`pjnqf@+PNZ1WW$&tNXjaYKZ0Idg=3b*1J#fCw2e>*e&uOgwCKV_gYqX#KQ9wt?!~JH9*QE?l4<Qr{KL;GA'
    'IrUquBwuFD{yi;lBOnRPlNy`~CeYbUwIJpSZ@O4I3RA|<EyI^P2$9ci1P2JFD4QY'
),
    output: packed('|i1',
    'c-ke5feipK2!l%hKYG$-CQ~XxNNJ%Y0Z0GzUOpYSs}Psaxl)(b(d28)WZoI|=+?4$Jo);9Gae-Q0Eh'
),
}, name='rank_4_axis_2_int32').DisableLifeTimeVariation()

# Every axis, from the front and from the end.
# Expected values: exact integer arithmetic.
input = Input('input', (I32, [4, 7, 3, 5]))
axis = Int32Scalar('axis', 3)
output = Output('output', (I32, [4, 7, 3]))
model = Model()
model.Operation('ARGMAX', input, axis).To(output)
Example({
    input: packed('<i2',
    'c-jF-1GoI~>X(>weNKo5)EK7p`_K%QR04Jf>N9U30Fw1d%VaGktTP%<r{GZSk=$f?hifgglzi3XTD?;o2XvWJlGInMW#thanosUD'
    'EB~hYU#37E@p;2C8);h=y%NLAT}0f^(W~B%UZoDs3YXlQ+EKX_Ew7K_k%qgiaZ~Ww?r4rH#frBX`7KR~N2PHX;Yk+*aCk~Tvn5QN'
    'V^SgZlLtO#NR1CoFq9S#@0Z}*In@D_=@Hr*1Tu1rZ85>9r#>(!XX0o3ZTejYHOTsqT|@}p>oY9=yk%tXWpEmrT8(67KJit?fRXxI'
    'aErDZPQ+Yz>O@uA#&e5FSBpDGk4`q};d04`tWRipk*CCJ?BK=B(Ogzjgh!USG~->Y=)>Lr=Jyv=Z&WP*+${5$*O{BdozAB!FSNdl'
    '@#AN|%8?TlbyGQ^+t%(DK{urwMMJkrvUDY@popW=!jA$k_wf>rtRSHOjI0ADD5Bh~Xq{&%O2`iW$#KVchVP^?>2i|j?6USGIQaC$'
    'B@TV(*oe=dr@$Z==NAf~+TWe#@xun1JZ@@cWXNdQ5Syqx#l_gNTPvAk9J;Nla!a#ZYG_HMt;sw<8ydIN>RU6J_)wv7HKpg6)di6D'
    'HE<g8a`yfu{iV4w<6D;iwaE-cEyb9$^|eDr*}=Lf^_k(W?LICuSH4$~D!moAEXfljsh&(>{OZ;^?eY%M$h?kFw36Y|63#LHB&3|x'
    'H^7$3{;?_E>)6FA#vE#Ha*L80!)6OFLYlPPqV60H6(PwvlDGauGnmE++8a=4R&*P*)%?!<jcM^=oE@$r6EWtM|BC|2qQI}SUHt7P'
    'DkVK#)gUEP7%=PE_T?9JAsYO0x^%5#0C4H9RF`SXaZ_HEvFpSXZ0feHH`mswo62$`w==y5Zso4m%<QJIz4fs4YRs{VQQ(vP_zg}d'
    'J3FqDXpS`it5UI;$>%S>NWs$+rbFVa&aYLKY2ap+LqSyy!~JRk>o|+X&l^ALv0iK+G(QsIBl{oh9Q^F@9U2^LRLovYkDqL01+uKG'
    '91;UZrl}kwEDTIGZZch0?!!<HniH)Y>%^c0mBSa{1)~)}=CE<o4x2>8?n_n~{IFL'
),
    output: packed('|i1',
    'c-j?=!4Uv32*L<)|CvjD<OC5FQZLt|ml$lmwW)T9o@ChiFB7y2P$uZ|?32~q10Rk6yZ'
),
}, name='rank_4_axis_3_int32').DisableLifeTimeVariation()

# Far apart, beside each other, at either end; as real numbers.
# Expected values: exact integer arithmetic.
input = Input('input', (I32, [5, 9]))
indexes = Internal('indexes', (I32, [5]))
output = Output('output', (F32, [5]))
model = Model()
model.Operation('ARGMAX', input, 1).To(indexes)
model.Operation('CAST', indexes).To(output)
Example({
    input: packed('|i1',
    'c-kGv$pHXB2*N-V`mY#qk38lPSR61bdVWbZ&&i^iGP`h>bpVh48{h'
),
    output: [2.0, 0.0, 3.0, 7.0, 8.0],
}, name='shown_int32').DisableLifeTimeVariation()

# Expected values: exact integer arithmetic.
input = Input('input', (I32, [1, 7]))
output = Output('output', (I32, [1]))
model = Model()
model.Operation('ARGMAX', input, 1).To(output)
Example({
    input: [2147483646, -2147483647, 5, 5, 2147483647, -2147483648, 0],
    output: [4],
}, name='far_int32').DisableLifeTimeVariation()

# Every axis, from the front and from the end.
# Expected values: exact integer arithmetic.
input = Input('input', (U8, [4], 0.5, 100))
axis = Int32Scalar('axis', -1)
output = Output('output', (I32, [1]))
model = Model()
model.Operation('ARGMAX', input, axis).To(output)
Example({
    input: [254, 219, 217, 210],
    output: [0],
}, name='rank_1_axis_0_negative_quant8').AddVariations(signed(input)).DisableLifeTimeVariation()

# Every axis, from the front and from the end.
# Expected values: exact integer arithmetic.
input = Input('input', (U8, [4], 0.5, 100))
axis = Int32Scalar('axis', 0)
output = Output('output', (I32, [1]))
model = Model()
model.Operation('ARGMAX', input, axis).To(output)
Example({
    input: [171, 209, 36, 32],
    output: [1],
}, name='rank_1_axis_0_quant8').AddVariations(signed(input)).DisableLifeTimeVariation()

# Every axis, from the front and from the end.
# Expected values: exact integer arithmetic.
input = Input('input', (U8, [4, 7], 0.5, 100))
axis = Int32Scalar('axis', -1)
output = Output('output', (I32, [4]))
model = Model()
model.Operation('ARGMAX', input, axis).To(output)
Example({
    input: packed('<i2',
    'c-mvET=0`gXxj2MH`X#vdL^SePe0Fd!;kXI77mM#GvEOLJNXT)'
),
    output: [3, 6, 6, 0],
}, name='rank_2_axis_1_negative_quant8').AddVariations(signed(input)).DisableLifeTimeVariation()

# Every axis, from the front and from the end.
# Expected values: exact integer arithmetic.
input = Input('input', (U8, [4, 7], 0.5, 100))
axis = Int32Scalar('axis', 0)
output = Output('output', (I32, [7]))
model = Model()
model.Operation('ARGMAX', input, axis).To(output)
Example({
    input: packed('<i2',
    'c-pg%%(YmR++%c9l5<b~jmL{jU#161<%jh!PvG9ffCm5o05=Q@'
),
    output: [2, 1, 3, 2, 1, 1, 1],
}, name='rank_2_axis_0_quant8').AddVariations(signed(input)).DisableLifeTimeVariation()

# Every axis, from the front and from the end.
# Expected values: exact integer arithmetic.
input = Input('input', (U8, [4, 7], 0.5, 100))
axis = Int32Scalar('axis', 1)
output = Output('output', (I32, [4]))
model = Model()
model.Operation('ARGMAX', input, axis).To(output)
Example({
    input: packed('<i2',
    'c-nJFzVq05(og<*>)HeLIry&s-FbOo;<3)fA`0R&81Mi9Rqzeq'
),
    output: [6, 2, 2, 0],
}, name='rank_2_axis_1_quant8').AddVariations(signed(input))

# Every axis, from the front and from the end.
# Expected values: exact integer arithmetic.
input = Input('input', (U8, [4, 7, 3], 0.5, 100))
axis = Int32Scalar('axis', -1)
output = Output('output', (I32, [4, 7]))
model = Model()
model.Operation('ARGMAX', input, axis).To(output)
Example({
    input: packed('<i2',
    'c-lL7J)>+(;G2m%cfYDT)0}iR?@iurv80fHYv)axx97kcqutR~M~~jiYT0{@`Ox-V*1I1|YhO&9INiF~VzIBrl5U$0iRPj=4|i|#'
    'nKMCFb#2C*RMlO)3^V`$GgB?)'
),
    output: packed('|i1',
    'c-j@lu>k-83`9VF|Dhv|qsSclCTR2?0jU5T'
),
}, name='rank_3_axis_2_negative_quant8').AddVariations(signed(input)).DisableLifeTimeVariation()

# Every axis, from the front and from the end.
# Expected values: exact integer arithmetic.
input = Input('input', (U8, [4, 7, 3], 0.5, 100))
axis = Int32Scalar('axis', 0)
output = Output('output', (I32, [7, 3]))
model = Model()
model.Operation('ARGMAX', input, axis).To(output)
Example({
    input: packed('<i2',
    'c-j*`uqe=twLV)fkh|i>op(?E3cOA0+p;*PbMf9sF~;S(o?b6&*_&04teWvS(QUOrzVe?7bxTZ_c`06QXw=pY`Dh~a_I7q@w9lvW'
    '^Hz!Ndiga~b7Ck14FCYMJ1QO'
),
    output: [3, 0, 0, 3, 3, 1, 1, 2, 2, 3, 3, 3, 0, 1, 0, 3, 0, 2, 0, 1, 1],
}, name='rank_3_axis_0_quant8').AddVariations(signed(input)).DisableLifeTimeVariation()

# Every axis, from the front and from the end.
# Expected values: exact integer arithmetic.
input = Input('input', (U8, [4, 7, 3], 0.5, 100))
axis = Int32Scalar('axis', 1)
output = Output('output', (I32, [4, 3]))
model = Model()
model.Operation('ARGMAX', input, axis).To(output)
Example({
    input: packed('<i2',
    'c-p&t!z*Sw>z>1H;ZCpB4^>OfO^G+y*5xUB)_2h@*+r7lSt<qvheL~8wYP3Q=(X)@&jeN@liFQ#H?o@=#Mz&Cly+f4@Xj}@+5dU_'
    'wt1G<@rYeXoDju80{{Rs$tJ@'
),
    output: [0, 0, 3, 2, 5, 6, 1, 1, 6, 2, 0, 2],
}, name='rank_3_axis_1_quant8').AddVariations(signed(input)).DisableLifeTimeVariation()

# Every axis, from the front and from the end.
# Expected values: exact integer arithmetic.
input = Input('input', (U8, [4, 7, 3], 0.5, 100))
axis = Int32Scalar('axis', 2)
output = Output('output', (I32, [4, 7]))
model = Model()
model.Operation('ARGMAX', input, axis).To(output)
Example({
    input: packed('<i2',
    'c-mt+;@%d(FI_Jhv;VqdVz}=8o?Y=4{EY7nWLjtMODI0T-O2Ff>B~3DL6-l1`d+%=^_9a|Tu@+UT*i&lA<GY(nD^@E%!jO}3^`dY'
    'gviIKc1IcRt;lAe0RRB@#3sW'
),
    output: packed('|i1',
    'c-muRU}R!sWMBdkK+FIJAO=v30RRD}02u'
),
}, name='rank_3_axis_2_quant8').AddVariations(signed(input)).DisableLifeTimeVariation()

# Every axis, from the front and from the end.
# Expected values: exact integer arithmetic.
input = Input('input', (U8, [4, 7, 3, 5], 0.5, 100))
axis = Int32Scalar('axis', -1)
output = Output('output', (I32, [4, 7, 3]))
model = Model()
model.Operation('ARGMAX', input, axis).To(output)
Example({
    input: packed('<i2',
    'c-s5B;J_-@M*^x7(i{^v9H|!ME<1BTqImDEw(}3~9`34T3r%oMz3^zkm-HZ$nV-@#Y!|n2n$K)ulGNM#x6krvU1y-=REA?R4a<Cf'
    'nf!Wn*S)Y(-ZnP*)0}lx2Ns3Rw0<L7_)E05uKM1TP#<BI`%I~w3lH1GrSM38n7WNe<o*uz^_iaqc6f1rkO*JMC+l{5=9|Xq>if$z'
    'y*52sEBQ2HSIEMyzt5$Qe}BxFxg_WC-i{OV6W=wa{^7XvF4;%P(bnjM!`AJKy+m!wlP@0gn!>Pe()(!1<<}$nE<WoFW@S{Vwfm6&'
    'D!XzAyYJI|+@&6K{S%*EP52$Q^0M{MgAe?xJmxLu*v;f=J+I=l<j-7{M~~Mh{aQbZJN<M^Tv+T*j(?>bi=MN(xJIs2zA^jwM8#kG'
    'IonIFvRihWH7cvs{oSZzk@AwM-Q>E?c?T^98@nU*wo^szOuio~m_O~6h^69%D20thi(59S*=aePcqqhs`|8q#hdVd6ifgt6yLY%o'
    'G)_KyZCa0l<z>?xH}M6zHl=$Up4T@iFQ0kkbn@)t*>jryoz^(N=$FGcZH7@W=m7wR^Umx'
),
    output: packed('|i1',
    'c-kGxu@L|;48lN=y#LJMLP5cksLh>NO>&^OAY{ZwLsuPM&sP4!A=IOT7S|6Q0|2f'
),
}, name='rank_4_axis_3_negative_quant8').AddVariations(signed(input)).DisableLifeTimeVariation()

# Every axis, from the front and from the end.
# Expected values: exact integer arithmetic.
input = Input('input', (U8, [4, 7, 3, 5], 0.5, 100))
axis = Int32Scalar('axis', 0)
output = Output('output', (I32, [7, 3, 5]))
model = Model()
model.Operation('ARGMAX', input, axis).To(output)
Example({
    input: packed('<i2',
    'c-re>PT2YPLeLeBz*OtUQ=bNuUMg6Vvt^!r)sOJt(4=S9lI`EvG<4g;)Q>f)R`r~4e4MuO(g(ipB?37I>RFE(=-yt>*!(fJ`kkfv'
    '``v0!-CF(gm{$Jk53s#!<(u}5U0j;qwpO?AMQTHZ^ZV=TrpsRlNlDP|Jb7N=@pSLnCB^&qs~zCnd46TA%M90*^OP(i|4FTTU;6t('
    'j@^ZoN;#L*S<ZhGDrrmC>CEd6D{GJQi)gu!qV?<~ui8I-tDQ;3%S##-+|FfRcJ<Vmt?y^@o@N%yUR(6mWYwzg5=Qfv_IEs)y8N@F'
    'Q1yxX3%)5uJkHvm>i&7X#Jn@l|GvGqM6Cbl>VNzt%N8y6HhRjjX?FUOS-goMR`yZv_!duFcJ03X^%*fMDh|BfYB6QTpP4!CzBej^'
    '8w#HFJUFr9c3ETEksyWXyL)`ORyo9+&S?32b@`5T%iN?>s+Z0r+PbkXuk8!dY7e=6H`t`is>mUN(dFPd2Tluztn15-_Dy`!@OYJA'
    'R%hgu<Ij(ZfAK81>gVyk<LBbLS5v=MWya}V-OSo}QTo9RY5qdf^${K&HyK93pa%dsh}Q@'
),
    output: packed('|i1',
    'c-kF|2@U`-2!q=4|343Bj0aKHCTZA6=QaZt=Sg;;aarMxC2|5svF&G1;OF$6P?hE0bnyTl#{io'
),
}, name='rank_4_axis_0_quant8').AddVariations(signed(input)).DisableLifeTimeVariation()

# Every axis, from the front and from the end.
# Expected values: exact integer arithmetic.
input = Input('input', (U8, [4, 7, 3, 5], 0.5, 100))
axis = Int32Scalar('axis', 1)
output = Output('output', (I32, [4, 3, 5]))
model = Model()
model.Operation('ARGMAX', input, axis).To(output)
Example({
    input: packed('<i2',
    'c-nhDCw@`M>K%;Pk`wKXYV6zZy7C9#-xDp|K40YW{R$_=V`*IW6`ZSB|0sM}v7uVH!TrtizCWd3-5Irw3cIeS)f!z>-W9$q^2o1$'
    'oA1nfcq%6S=BdfwA3slA@bT}9rip^@13vB4=;EsJJe~89=jmdW>*cG|a~1j9r#d{}BY((Uk}st%>166>z3Z|UoHFeS-^n!GQF*5L'
    'kj-p%;>ABvhj!1?`n%Qq*Tu6dLY9gxT%RXA<La+%m3_7rM`BmBX3Uw*GgG5}#;m4^kLCr0%Ba_OzdtjhwdMM<TkVg+Pem-}U!~8@'
    'Ehe%+<X_rdoiLAnSrd_bsq^NJx{SIh2eZEJIT)Mt`%m*M>!*tHAHsFKC%+GslbCk6(dcM}ank82D_(qfeK6*6npl6s!KKf0C$E@v'
    'e?4o<nl%5ntEaB3`29*De_~6pb4`TP1A_&LZR%N82c@1n*E@e=Z2G;$^}tr?<e)ub1s+pxNAYZ6wlLayd2YIa&Iz`!k6R4CZi?cY'
    'A+~$TuTu_I3DsB48Xqi<b24C9;Oo`=M?`<>-V#sOG?Bx7Mfb(_^k2AhN}XX840-?n@qg1B'
),
    output: packed('|i1',
    'c-j?+!4bef5Q0uo`!6}086LpavL838<p<ATB2Fu`J07{#a=!}82N<XT!~'
),
}, name='rank_4_axis_1_quant8').AddVariations(signed(input)).DisableLifeTimeVariation()

# Every axis, from the front and from the end.
# Expected values: exact integer arithmetic.
input = Input('input', (U8, [4, 7, 3, 5], 0.5, 100))
axis = Int32Scalar('axis', 2)
output = Output('output', (I32, [4, 7, 5]))
model = Model()
model.Operation('ARGMAX', input, axis).To(output)
Example({
    input: packed('<i2',
    'c-p(!cDm+!*3l<ZJ{|w!92w|;*iE2n!M2@;IS<@?Sd`cj7CG6;v3ADORnc6#&Zu*5xcmF&zUpGVZMzRiZ_av|_iuHvL`YF!{5PMK'
    'QgeQnPDo~*7~-a%`|OE&gzmM@=W`b4mV7Et&8$kP)QM=4H$K>OpgQquZcEy^i7O%&Ocs$Ae^3x>xNz3|Nb_|0X9+hQc3<K2?z|Qj'
    'c;*Pp>duDzUA?NwC6X6>_DMJW(Q9k8OY&^E@x%3<HdC+T5A)W0C;8XaUi@olx9Y0E;YT-ZY^w7@N_o7hHeI(aoUFC?P{Y2xIvsm1'
    '|2MS!aQm^;%8g-brz^$h-(~TBzH_Gc%q6kjoYUf?b;~~R|LIk7zLWRE^G)3R6SehsDmLHk`=ajBxs<KvuJh*Kp7YY4>U%I+<=s2L'
    'p=0;p#)aR~^A9l{edF<9QvMb@wrTU#<>q`kVv>+?&6q>^-G{%eGit*{-RH`yZe6}^Z*`}=pKT2Hq4=njqo?&5pYE&;oH1>qXJV)4'
    '<oN#5NX5hr0Vy`l%a!hG#m?8-$R5Pu;wJfZ?zGVB2f}1^+@CW#+08xvjA0ZEdH?|B$I-w'
),
    output: packed('|i1',
    'c-k$E0S*8#3;~b-KYG-Xt`YQxC2R{6DFb`i+Qdz#u^Z7+lxrlV0M?1F@o$eRhV6xprP8%O7LED<BEtZD'
),
}, name='rank_4_axis_2_quant8').AddVariations(signed(input)).DisableLifeTimeVariation()

# Every axis, from the front and from the end.
# Expected values: exact integer arithmetic.
input = Input('input', (U8, [4, 7, 3, 5], 0.5, 100))
axis = Int32Scalar('axis', 3)
output = Output('output', (I32, [4, 7, 3]))
model = Model()
model.Operation('ARGMAX', input, axis).To(output)
Example({
    input: packed('<i2',
    'c-lMnkx^2JX@64CyUjk@Q-1QZvM8P}+G3Lbd|PeO63;7{7hk?xCACI;-=tH&rhc~<tF~A?cdF6T<Ggup8K2*;+WkRn%TdSkmrPUi'
    '+09@6+$rGbF(uG*laGF<)I`0<<}-}^SFW&B(b%Pu&a+Z~y3_xoznN!tu!Op9zPCoB?e#Gq`!%g1RtCb)7fxIDMtz1d7puUUk4L5I'
    'H#=!Rzqvx7VD8$4zsIZuq!#onJ2vOVu6Y~fr`wx)nw`^|y!~^N^TX2$A6MmNAL@Pf+d=RDF;4Y3+k4O155y>Xe6kQbps+e{mQ(2D'
    '2S;arOIJ9ob7ESNc5hj8$1{;%UfIX4Pn&r^G|pubk7`zI#EBxMjqX2$-1H@rkF37??RLpY-EF_V`Jd?7Sl*hu-`|NfbjnZfa?bSd'
    'jNQ>nPpVF4rtf)lbHn1O!)mG<^%kvjm-uS<Mb(A>%LjhD@ZC;T|9Awi{y!+c%1J@`ILDl}G>y#aT?)>}N>`j(#>gfZ?j`B7_k`ht'
    'z!r~r<pOuSh0jICF>~maYzdPT-?XNN`Tm?sX&m{tBQh)uHfB!TQSyG%ywwb&V9)~qZmG*A'
),
    output: packed('|i1',
    'c-j?;#}NPk41z4|KXZ(nAH^(!&|$M0(=;emC8AN2_&rul#`~;^PTQBPtp_5T0KW'
),
}, name='rank_4_axis_3_quant8').AddVariations(signed(input)).DisableLifeTimeVariation()

# Far apart, beside each other, at either end; as real numbers.
# Expected values: exact integer arithmetic.
input = Input('input', (U8, [5, 9], 0.5, 100))
indexes = Internal('indexes', (I32, [5]))
output = Output('output', (F32, [5]))
model = Model()
model.Operation('ARGMAX', input, 1).To(indexes)
model.Operation('CAST', indexes).To(output)
Example({
    input: packed('<i2',
    'c-pI#e0ajB_JnuJ!xNH5VBqcTo#G85jl5H8r>#HnQ1Zn3X|+Hh$%hQ2008qa62S'
),
    output: [2.0, 0.0, 3.0, 7.0, 8.0],
}, name='shown_quant8').AddVariations(signed(input)).DisableLifeTimeVariation()
