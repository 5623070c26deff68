# Licensed under the Apache License, Version 2.0; see LICENSE.
# Written by 'python -m corpus' from corpus/families/normalization.py; do not edit.
#
# LOCAL_RESPONSE_NORMALIZATION: radius, axes, constants.

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

# Every axis of every rank, from the front and from the end.
# Expected values: float64 formula.
input = Input('input', (F32, [2, 3, 4, 5]))
axis = Int32Scalar('axis', -1)
output = Output('output', (F32, [2, 3, 4, 5]))
model = Model()
model.Operation('LOCAL_RESPONSE_NORMALIZATION', input, 1, 1.5, 0.7, 0.75, axis).To(output)
Example({
    input: packed('<f4',
    'c-qsK_W8#VC9S%~>(|rc9xv~2Io)3_?s41LbeYGhIX|4tce%*#*t2L+)}PzuUWP)(e6>&GxJnJ@Xe+DAYo0w@->9uGvO@Lf^~%$d'
    'XU&r~)t2w#ThN~J?<Lnd+59(?{XDiDk2AkNr&(w+Q^Ni8_g5@?X?;-IzIco7<h%OjSJtHHv&rz(UGRRW=6_=0p?x<W{xpu8{qW<F'
    ';Dk=k?pC=HSJyo&f9~VqXg1chzp(52WR4^4x7k`_&Ya1b+J1N4F*b$8FBh_$=@gi2zt2-wO3eC-+I9CRp+JeGhbO#ub^0GU&@7?-'
    ')c?ExvDs?(PwAUxoY*A6^7dtg&2HJoUx!v*60cf#)@*6%{&P|9He0n+T~cWNy0NF{_0-SXmbH9bH~*8)gyx{qMV!hv)-0Iz^Wp0G'
    'J~};*r=_HyPBd6>?CUq5jVInuo&RUk{FCb~CT@PHlDxv@!m4G<e>U<qyh@mIyy5QUTyK^}|BH9;8E(7VV!z*hpS|7wefIYD`}gk$'
    '^6YKw_uAX<v)i|S?|zU7Si&ACX1m`G#J1aSw+{q?VnF`>efz;C0D;~9{kA}*wjfhLXg`#+vjeICssm~V8?Xn+-){#1oqF|V'
),
    output: packed('<f4',
    'c-p&Yy>;uncUS(q1@E~KpUW}fC--~7#@zJYAL34Twe-I1pS+}ggFxSL!GI9?6UA#2AH^QGXFD8{{mHB4!j|c5^R;pwWrp;3Yxs&k'
    'ZY#QaRr$*Iy`|0Sg&|f3pUrOFox}1W&cZSwCNW{dh7+RROXj`)C$00ib-8xd!R-+hE+!q~6I1mz_{;s#x6g2M^mkgdN1^2IBEEey'
    'wF}n9+ur$}mRe=Kv)$9-_@yJ)OJd&gKjXWYeD}Ji%S7|8)Y9;5<9)?7pIgst64yUeV|8nKXkzM_i=M&C7qgBx%auQUw)}S><JNQ2'
    'ROXwSwH}Lnl)d|AvAT`L>(?uuXCGS5df_^Q*C7_^1c7C$C4G{=nFKk*7cg^e-ZEQw)5i^`FU2Wr(<=IUV&zNY?dK-M$GV%aY<j`C'
    'WVOJ(yEE99oVmXH_?zCx3@XpQYoESy=i!>;dl<5I|IPk!^W$Qk^{19_HT-j3Bgo76yz^D7gkfv%dFB&#`|S4G+3nkFZ)dlE-#+{O'
    'cJ|ixd+mT|-~PS(_V3?kXJ>D>4@mB{x7lxN2UKad&vqY(+;0a0Kt*=@K_=MQ+3o`>*tg#Xs2YfXhJhJCL0g~-5W~(MWWfGCKtuN1'
    '0s!si@j?'
),
}, name='axes').AddAllDimsAndAxis(input, axis, output).AddVariations('float16').DisableLifeTimeVariation()

# The squares of as many neighbors on both sides, not divided by their number.
# Expected values: float64 formula.
input = Input('input', (F32, [1, 2, 2, 7]))
output = Output('output', (F32, [1, 2, 2, 7]))
model = Model()
model.Operation('LOCAL_RESPONSE_NORMALIZATION', input, 0, 1.0, 1.0, 0.5).To(output)
Example({
    input: packed('<f4',
    'c-o8lqF;G%-@&Bb-hDp|HC0(GU&h_%x%@OJ>~#00l)raho|=D3VEXj=!5lGcVO!L8`7`-m*ul3jXYOv1Bg;NYIo{ZJ&T8=={)2ue'
    'KAz;wR&uiQZDs$z&mIWu_S@~>Z*RYUKajWIZr}d>V4ghyw_7-^'
),
    output: packed('<f4',
    'c-lJ`60v*@x9>!k-Int>E%S0BnHub!8c$jpb#I&S^XPmPhbPSft#i-SIcUvYc3pn`A9-Q+kKFe&pRZ>K^G=eGIvx@!=9%(qi$ZwP'
    'Zf;#pX$b|3_bL1AfxvFR-TwXd_WSn%dHe15?cWdL?Xw2}zH%`;'
),
}, name='radius_0').AddVariations('relaxed', 'float16').DisableLifeTimeVariation()

# The squares of as many neighbors on both sides, not divided by their number.
# Expected values: float64 formula.
input = Input('input', (F32, [1, 2, 2, 7]))
output = Output('output', (F32, [1, 2, 2, 7]))
model = Model()
model.Operation('LOCAL_RESPONSE_NORMALIZATION', input, 2, 1.0, 0.5, 0.5).To(output)
Example({
    input: packed('<f4',
    'c-otH+5F$ltT=PS<`pcJ?Y~TYINq>*yL-1eqW7QMd*9A0=l1OC<T!9F?4?*;ocWr-Mhz8}1D4aTY}>vlv7_ANq@zyP?0?Tz-m>~R'
    '$KvXnX>F&roLjMZzuo@*`|bDb+qd6-KM?N&l6Lk$_Ff<x0BDpxrv'
),
    output: packed('<f4',
    'c-kvI)c$$p%9Cl&?xz=C{#7*H(&&)+j{D_rCMr8E<&fUH#rIpU$Tx4xA~yrULq8i|)-!Cbmv8;J{BD-j2UXEm(<JV*io}L$1ultJ'
    'oSW3Ez;CJOWbMA+Zr^?&-nVzZ{r-LX?f2U6-)m<NWCQv80LnTzPX'
),
}, name='radius_2').AddVariations('relaxed', 'float16')

# The squares of as many neighbors on both sides, not divided by their number.
# Expected values: float64 formula.
input = Input('input', (F32, [1, 2, 2, 7]))
output = Output('output', (F32, [1, 2, 2, 7]))
model = Model()
model.Operation('LOCAL_RESPONSE_NORMALIZATION', input, 20, 2.0, 0.1, 0.6).To(output)
Example({
    input: packed('<f4',
    'c-jGQ0FVF85<~#iF|O(7C7R)ZF`^VqaTzxX00zMbjlSp1gNp!o2uCLS2AO)52t}?pJp_r@0D;P^m!JDgfJ~6-tidtq0qNxPEH+08'
    's`f!60M+q~E?TKRKR>^{zrVh}KEJ=eJ-$9azdt@bKfb@ezrQ~mhBX`'
),
    output: packed('<f4',
    'c-jGQ0FVEU;cARbIUEhO%908)hHKoAm8;=;L1Er^KJtiicPfN|V8nBCy%Zq6ekj;7j3DJtj&bWOpz*BX4dEVuJyfe=d175_rq1D;'
    'K#SVBiDiKoyXrPQKR&;`zrVe|J-@%dJiR?Wzdt=ZKEA)dzP>+2KRDw'
),
}, name='radius_beyond').AddVariations('relaxed', 'float16').DisableLifeTimeVariation()

# The squares of as many neighbors on both sides, not divided by their number.
# Expected values: float64 formula.
input = Input('input', (F32, [1, 2, 2, 7]))
output = Output('output', (F32, [1, 2, 2, 7]))
model = Model()
model.Operation('LOCAL_RESPONSE_NORMALIZATION', input, 1, 9.0, 1.0, 0.5).To(output)
Example({
    input: packed('<f4',
    'c-jGQ0FVE$aVP1MBY&cx$8!kZg|vnC^bWLKeWp8_sC&h7JuxO2+iFD`OK7Z5>&WXU{Vm9kKbzl~#uOlE3P_Rk`TX|(_mLcJ;r4;t'
    'q%t=0Rpg)fi|+8hKEFS|K0ZD_KfXS{zdpadzrQ~}KR>^}zrMafT0L_'
),
    output: packed('<f4',
    'c-nhv%Wyn*$<+TY{Oe4%FXo)2xM^Ba%k<xqt$y4o)?<zL-u>fq&zHimuB8u!j(74OjAdUkd$FoNZ}=4Lq8W^w%Ix1iE^=%BCAHxH'
    'kpMTg+z&JUP7#vXXS>gCza0qdwcWSRZr@%YVQ*)*4+H=#4L3C'
),
}, name='bias').AddVariations('relaxed', 'float16').DisableLifeTimeVariation()

# The squares of as many neighbors on both sides, not divided by their number.
# Expected values: float64 formula.
input = Input('input', (F32, [1, 2, 2, 7]))
output = Output('output', (F32, [1, 2, 2, 7]))
model = Model()
model.Operation('LOCAL_RESPONSE_NORMALIZATION', input, 1, 1.0, 4.0, 0.5).To(output)
Example({
    input: packed('<f4',
    'c-lLBcFVd_h7DgfY1aQZ8R68ujAe~=E7zREVQYTv`+DYt`(%cqzjI@<g3Bxua%P9g+<$%j$X7m@y7?J7WfLV9XoTeZ?{VI@CAHmU'
    '-mUW!7b~2&d+XONd;9(NKx_jd?QLxL@7`~3w{NeV{eGYT03JU%Wd'
),
    output: packed('<f4',
    'c-p)A%1?XgpKt3qemOhteV5W;*in9%IV;TjQ>I63+oyz&s=1doRd1A*w4QOw;7yQpm0lYs>wY~8pXJ@{YgCRUoY)+2RQuM`!_U(u'
    '9ee0M%W1{5uK7#t?Dp9Ku{DUav$ol{YoDF%zP+|~`+x!fff6?f'
),
}, name='alpha').AddVariations('relaxed', 'float16').DisableLifeTimeVariation()

# The squares of as many neighbors on both sides, not divided by their number.
# Expected values: float64 formula.
input = Input('input', (F32, [1, 2, 2, 7]))
output = Output('output', (F32, [1, 2, 2, 7]))
model = Model()
model.Operation('LOCAL_RESPONSE_NORMALIZATION', input, 1, 1.0, 1.0, 2.0).To(output)
Example({
    input: packed('<f4',
    'c-jGQ0FVC?ld!=T{t(%+C!Y8}3T9T5^b%m2Ax!0DlK?G)7;?(l)L71)G4E3~*JchF{e$J1us6^<7yz=s<fx(kxS4lv2&ZGdqeji-'
    ')Bxa_a@k_fM39|6zdt@dzrVh|Kfb>|zCXV|KEJ=czrQ~}zrQ_i|2jP'
),
    output: packed('<f4',
    'c-jGQ0FVCwBL4ms6hy?ug<2hBcT3P+{{F!GY3#UJVL9(fe_l0^R3+`nVs+~tF3@YG0{x)44UoA3a{+y&M-|{7q;N;|f{j<T?>6%o'
    'p~=3IDqx6((G7Gwy*)cUyuH4?KE1s?ygj@<JiNWTy}dj=yuLhNT{w{'
),
}, name='beta').AddVariations('relaxed', 'float16').DisableLifeTimeVariation()

# The squares of as many neighbors on both sides, not divided by their number.
# Expected values: float64 formula.
input = Input('input', (F32, [1, 2, 2, 7]))
output = Output('output', (F32, [1, 2, 2, 7]))
model = Model()
model.Operation('LOCAL_RESPONSE_NORMALIZATION', input, 1, 3.0, 1.0, 0.0).To(output)
Example({
    input: packed('<f4',
    'c-jGQ0FVEJM)C-KIr>~+8*g6O?B@z^>|oipA#o$s02f%mw$iLWw0@7}FA}=WQTx{tQRU9_usz#&0NFW;^DVqJ*qXv{{p0EPh^gZP'
    'cu;qJvg-Ls@Xi#zzP~@dKfk}fzdt`czrH@dzrVh|zP~*`KfOO?J3fg'
),
    output: packed('<f4',
    'c-jGQ0FVEJM)C-KIr>~+8*g6O?B@z^>|oipA#o$s02f%mw$iLWw0@7}FA}=WQTx{tQRU9_usz#&0NFW;^DVqJ*qXv{{p0EPh^gZP'
    'cu;qJvg-Ls@Xi#zzP~@dKfk}fzdt`czrH@dzrVh|zP~*`KfOO?J3fg'
),
}, name='beta_0').AddVariations('relaxed', 'float16').DisableLifeTimeVariation()
