# Licensed under the Apache License, Version 2.0; see LICENSE.
# Written by 'python -m corpus' from corpus/families/reduction.py; do not edit.
#
# ARGMIN: axes, ranks, types; indexes far apart. No element ties with the answer.

import base64
import zlib

import numpy as np


def packed(dtype, text):
    """Many values in little space."""
    return np.frombuffer(zlib.decompress(base64.b85decode(text)), dtype).tolist()

# Every axis, from the front and from the end.
# Expected values: exact integer arithmetic.
input = Input('input', ('TENSOR_FLOAT32', [4]))
axis = Int32Scalar('axis', -1)
output = Output('output', ('TENSOR_INT32', [1]))
model = Model()
model.Operation('ARGMIN', input, axis).To(output)
Example({
    input: [28.2, -8.0, -23.0, 19.2],
    output: [2],
}, name='rank_1_axis_0_negative').AddVariations('float16').DisableLifeTimeVariation()

# Every axis, from the front and from the end.
# Expected values: exact integer arithmetic.
input = Input('input', ('TENSOR_FLOAT32', [4]))
axis = Int32Scalar('axis', 0)
output = Output('output', ('TENSOR_INT32', [1]))
model = Model()
model.Operation('ARGMIN', input, axis).To(output)
Example({
    input: [49.3, 15.3, -14.2, -15.5],
    output: [3],
}, name='rank_1_axis_0').AddVariations('float16').DisableLifeTimeVariation()

# Every axis, from the front and from the end.
# Expected values: exact integer arithmetic.
input = Input('input', ('TENSOR_FLOAT32', [4, 7]))
axis = Int32Scalar('axis', -2)
output = Output('output', ('TENSOR_INT32', [7]))
model = Model()
model.Operation('ARGMIN', input, axis).To(output)
Example({
    input: [33.9, -17.6, 43.2, 48.2, 25.7, -28.9, 35.0, 14.9, 39.6, 1.1, 40.3, -36.7, 40.1, 23.7, 19.5, 10.6,
    47.3, 8.0, 7.7, 31.7, 14.1, 24.6, -45.2, 32.3, -1.7, 10.8, 44.7, 19.8],
    output: [1, 3, 1, 3, 1, 0, 2],
}, name='rank_2_axis_0_negative').DisableLifeTimeVariation()

# Every axis, from the front and from the end.
# Expected values: exact integer arithmetic.
input = Input('input', ('TENSOR_FLOAT32', [4, 7]))
axis = Int32Scalar('axis', -1)
output = Output('output', ('TENSOR_INT32', [4]))
model = Model()
model.Operation('ARGMIN', input, axis).To(output)
Example({
    input: [2.2, -36.1, -27.6, 26.7, 18.9, -45.1, -36.1, 38.2, 24.8, 13.3, 17.9, -21.1, 40.5, 33.6, 39.7, 2.7,
    -3.3, -24.1, -0.2, -21.9, -31.3, -48.3, 7.7, 25.5, -44.3, 0.0, -46.1, 16.0],
    output: [5, 4, 6, 0],
}, name='rank_2_axis_1_negative').AddVariations('float16').DisableLifeTimeVariation()

# Every axis, from the front and from the end.
# Expected values: exact integer arithmetic.
input = Input('input', ('TENSOR_FLOAT32', [4, 7]))
axis = Int32Scalar('axis', 0)
output = Output('output', ('TENSOR_INT32', [7]))
model = Model()
model.Operation('ARGMIN', input, axis).To(output)
Example({
    input: [-44.9, -43.3, 11.8, -33.2, -38.1, 13.7, 0.4, 9.6, -27.5, 43.6, 43.1, -17.2, 3.2, -25.6, 9.2, -3.1,
    8.3, -41.5, -32.1, 3.2, -33.9, 15.8, -22.0, 41.1, -33.6, 5.9, -49.3, -38.8],
    output: [0, 0, 2, 2, 0, 3, 3],
}, name='rank_2_axis_0').DisableLifeTimeVariation()

# Every axis, from the front and from the end.
# Expected values: exact integer arithmetic.
input = Input('input', ('TENSOR_FLOAT32', [4, 7]))
axis = Int32Scalar('axis', 1)
output = Output('output', ('TENSOR_INT32', [4]))
model = Model()
model.Operation('ARGMIN', input, axis).To(output)
Example({
    input: [-14.9, -33.6, 31.8, 10.5, -34.1, 7.5, 32.6, 34.2, -19.5, 4.3, 45.1, 20.4, 26.8, 8.5, -39.3, -35.1,
    -17.2, 4.2, -33.1, 19.8, 47.4, 30.2, -45.6, -1.3, -3.0, -3.9, -30.7, 7.4],
    output: [4, 1, 0, 1],
}, name='rank_2_axis_1').AddVariations('float16')

# Every axis, from the front and from the end.
# Expected values: exact integer arithmetic.
input = Input('input', ('TENSOR_FLOAT32', [4, 7, 3]))
axis = Int32Scalar('axis', -3)
output = Output('output', ('TENSOR_INT32', [7, 3]))
model = Model()
model.Operation('ARGMIN', input, axis).To(output)
Example({
    input: [49.3, -38.8, 2.3, -11.1, -18.7, 24.6, -25.9, -25.9, 34.3, -45.7, 14.0, 42.9, 31.7, 49.4, 17.1, 4.6,
    41.9, -3.0, -21.7, -30.4, 34.6, -3.4, 49.7, 46.4, -48.5, 47.0, -18.0, 31.4, 19.2, -20.8, 26.4,
    -17.7, -45.6, 39.8, -0.5, 28.6, 29.3, -37.9, -13.4, -39.3, 6.5, 37.0, -48.6, 39.9, -17.1, 25.0,
    46.3, 35.4, 45.9, -36.7, 14.8, 26.9, -39.2, 39.9, -44.5, 16.3, -30.9, 26.6, -19.5, 31.9, -44.4,
    10.9, 22.1, 28.9, 0.6, -31.6, -19.9, 1.1, -18.8, 48.7, -13.2, 47.1, 11.7, 20.3, 40.6, 4.0, 22.0,
    -46.7, -13.0, -30.8, 43.0, -27.2, 16.2, -33.9],
    output: [2, 0, 3, 1, 0, 3, 0, 2, 1, 0, 2, 1, 2, 1, 3, 3, 1, 1, 2, 0, 3],
}, name='rank_3_axis_0_negative').DisableLifeTimeVariation()

# Every axis, from the front and from the end.
# Expected values: exact integer arithmetic.
input = Input('input', ('TENSOR_FLOAT32', [4, 7, 3]))
axis = Int32Scalar('axis', -2)
output = Output('output', ('TENSOR_INT32', [4, 3]))
model = Model()
model.Operation('ARGMIN', input, axis).To(output)
Example({
    input: [1.2, -45.7, 13.4, 36.3, 36.0, 21.4, 37.2, 9.9, -31.0, -32.9, 8.6, 16.0, 27.6, -41.6, 39.8, -39.7,
    0.1, 36.8, 5.0, 44.2, 2.8, -8.2, -40.0, 38.2, -18.3, 18.8, -40.5, 20.3, 48.6, 32.2, -18.9,
    -12.2, 36.8, 13.2, 42.5, -14.2, -11.3, -43.2, -36.2, 1.4, 39.7, 4.1, 43.5, -29.0, -26.7, 42.3,
    27.5, 0.4, 7.0, -18.9, 3.2, -4.4, 0.5, -23.8, 26.1, -34.9, -19.1, -35.2, 22.2, -47.7, 21.5,
    -43.4, -4.9, 29.5, 41.1, -41.7, 19.0, 4.6, 31.0, 29.2, 4.1, -48.6, 15.3, 24.9, 35.4, -48.3,
    -43.1, 28.6, -47.3, -0.2, 5.5, -38.6, -2.0, -30.1],
    output: [5, 0, 2, 3, 5, 1, 5, 6, 5, 4, 4, 2],
}, name='rank_3_axis_1_negative').DisableLifeTimeVariation()

# Every axis, from the front and from the end.
# Expected values: exact integer arithmetic.
input = Input('input', ('TENSOR_FLOAT32', [4, 7, 3]))
axis = Int32Scalar('axis', -1)
output = Output('output', ('TENSOR_INT32', [4, 7]))
model = Model()
model.Operation('ARGMIN', input, axis).To(output)
Example({
    input: [-20.4, 42.0, -35.7, -7.6, 15.6, 42.7, 14.6, 46.6, -4.3, -13.6, -2.0, 45.6, -19.0, 39.8, -11.3,
    -47.0, 22.5, 6.2, 20.1, 29.0, 8.5, 20.8, -38.9, 26.1, -5.8, -18.2, 40.2, 1.0, -6.2, -0.3, -39.4,
    -36.0, -48.1, 9.7, -22.4, -44.6, 22.3, 33.1, -18.8, -44.9, -35.4, 6.1, 28.1, -35.5, 2.6, -23.6,
    6.1, -36.1, 49.0, 16.1, 22.5, -1.8, -27.7, 1.9, 37.3, -4.3, 17.2, 15.7, 40.6, 10.6, 15.0, 46.8,
    -2.0, 8.0, 13.2, -32.8, 3.7, 29.8, 30.4, 29.6, -32.9, 40.1, 9.6, 22.6, -39.5, -33.6, 33.5, 26.6,
    -12.8, -11.9, -44.9, 7.1, -19.6, -20.8],
    output: [2, 0, 2, 0, 0, 0, 2, 1, 1, 1, 2, 2, 2, 0, 1, 2, 1, 1, 1, 2, 2, 2, 0, 1, 2, 0, 2, 2],
}, name='rank_3_axis_2_negative').AddVariations('float16').DisableLifeTimeVariation()

# Every axis, from the front and from the end.
# Expected values: exact integer arithmetic.
input = Input('input', ('TENSOR_FLOAT32', [4, 7, 3]))
axis = Int32Scalar('axis', 0)
output = Output('output', ('TENSOR_INT32', [7, 3]))
model = Model()
model.Operation('ARGMIN', input, axis).To(output)
Example({
    input: [41.7, 48.7, 10.4, 1.8, 17.9, 14.4, -29.6, -5.7, 36.8, -28.1, -36.2, 42.3, 41.5, 15.1, 31.1, -16.4,
    37.8, -29.7, 7.2, -0.9, -32.2, 29.2, -31.4, -49.6, 25.0, -31.8, -46.3, -47.6, 9.7, 20.5, -14.5,
    -37.0, -48.4, 3.0, 3.6, -14.7, 23.0, 13.9, 41.7, 26.0, 42.8, -40.5, 5.6, -19.7, 42.0, -1.1,
    -17.5, -34.3, 13.3, 15.3, -23.4, -46.4, -44.6, 42.1, 23.9, 15.3, 47.5, -47.3, -16.7, 6.3, 37.4,
    17.7, -0.2, -11.9, 37.5, 19.2, 4.3, -27.9, -3.5, -35.9, 50.0, 16.8, 13.1, 43.2, 5.6, -34.0,
    -10.1, -19.1, -20.1, -13.6, 1.2, -17.3, 18.5, 49.9],
    output: [3, 1, 1, 2, 1, 1, 1, 0, 2, 2, 2, 1, 3, 3, 3, 2, 2, 0, 3, 0, 1],
}, name='rank_3_axis_0').DisableLifeTimeVariation()

# Every axis, from the front and from the end.
# Expected values: exact integer arithmetic.
input = Input('input', ('TENSOR_FLOAT32', [4, 7, 3]))
axis = Int32Scalar('axis', 1)
output = Output('output', ('TENSOR_INT32', [4, 3]))
model = Model()
model.Operation('ARGMIN', input, axis).To(output)
Example({
    input: [-5.5, 4.3, 37.4, 13.9, 18.7, -29.8, -17.9, -30.0, -0.2, 26.2, -3.1, 8.6, -26.1, 33.3, -44.8, -10.3,
    4.6, 31.5, -44.0, -19.2, -36.2, 44.9, 36.1, -25.0, -11.6, -32.2, -5.8, 11.2, -21.5, -21.9, 17.1,
    -34.9, 26.6, 38.4, -6.8, 40.9, -48.3, 1.3, -25.8, 32.0, -4.9, -47.5, -0.6, 1.0, 14.1, -4.0,
    -21.5, -20.2, 5.5, 0.2, -42.5, -37.8, -9.2, 10.3, -22.2, -49.2, -29.7, -27.3, 46.1, -3.5, -42.4,
    37.8, -27.4, -18.3, 32.1, -34.7, -20.7, 48.1, 0.3, 27.1, 49.5, -32.7, 24.7, 27.3, -38.4, -1.5,
    -9.7, 29.3, 48.8, 29.3, 4.2, 35.4, -33.1, -25.7],
    output: [6, 2, 4, 5, 3, 6, 6, 4, 2, 1, 6, 3],
}, name='rank_3_axis_1').DisableLifeTimeVariation()

# Every axis, from the front and from the end.
# Expected values: exact integer arithmetic.
input = Input('input', ('TENSOR_FLOAT32', [4, 7, 3]))
axis = Int32Scalar('axis', 2)
output = Output('output', ('TENSOR_INT32', [4, 7]))
model = Model()
model.Operation('ARGMIN', input, axis).To(output)
Example({
    input: [-41.0, 13.2, 3.8, -29.5, -15.6, 25.3, 47.0, -10.7, -46.0, -48.3, -23.9, -32.1, -1.0, 9.2, -18.3,
    5.6, -23.7, -31.8, -29.9, -41.3, 18.3, 14.2, -30.1, -29.9, 14.4, 35.0, 42.9, 15.8, 39.9, 32.1,
    22.2, -22.5, -13.0, -39.9, 2.3, 17.2, -43.9, -9.5, 27.0, -41.1, -18.9, -36.4, 34.5, 46.4, 14.4,
    -41.7, 7.8, 38.0, 21.7, 0.1, 8.6, -6.1, -28.9, -36.0, -37.9, 34.8, -41.4, -11.5, -39.5, -25.7,
    -2.3, 29.3, -15.7, 14.6, -20.4, 46.2, -8.0, 30.7, 46.2, 49.7, -15.9, 28.6, -36.1, 3.2, -33.6,
    -19.2, 45.3, -29.8, 35.2, 49.8, 5.9, 26.8, -5.9, -14.6],
    output: [0, 0, 2, 0, 2, 2, 1, 1, 0, 0, 1, 0, 0, 0, 2, 0, 1, 2, 2, 1, 2, 1, 0, 1, 0, 2, 2, 2],
}, name='rank_3_axis_2').AddVariations('float16').DisableLifeTimeVariation()

# Every axis, from the front and from the end.
# Expected values: exact integer arithmetic.
input = Input('input', ('TENSOR_FLOAT32', [4, 7, 3, 5]))
axis = Int32Scalar('axis', -4)
output = Output('output', ('TENSOR_INT32', [7, 3, 5]))
model = Model()
model.Operation('ARGMIN', input, axis).To(output)
Example({
    input: packed('<f4',
    'c-k$MU5FM{7{`yT+M8MCXKCB^=E`QPxvnGIuF}3Uv$_;{6M5m4co7GJh@yz18)e0yHj*rHMlT}N=z}n%M3a5z3?_zWU`0_E@dJ~k'
    'VlSfBC|I!Hf5wZ$ob#OL`Tw8KGse8*g5doq2=0s1<lWHPnX$F6Ib)V_{y8fAYR;!K<lJ?#{{a2#+~3FwKZWdOWXw`@5Aj_S2f;J!'
    '=jPU$+?dy~KZ)L8Y|K5ZZJ9CuV&9bq!H00Z<kI9><Y5*BLvTEj%MW8#VZR)#d%+ln>x?V>4X}Jz_<CIUPmzVJQS6R_DIagT3g<ey'
    '%kwm8!S>H6O+JgP6?e$0hw>ZVQ2wULe{haB3g3zToLqicy9=CNVrk|46Pz7<AHa4u+?$$(e>IYxF&S|!K>s_=0pF$Qb?1eD2>&MV'
    'VK=<}V8zG>h-HB9{1AVeLGUPdpOkSacZI)P>Vwb9xceI4u9BM-<g$<WW@7s|>l<W!#M*;RE4CYu4e^~s|0!Y^%hKdH@wH$#Ccm1*'
    '1@{VYf5Y}1xj#xAFSB1*=A-b#@Y$xdhw<TC@>2)%eq>AFIEnsy;Lk%gmzX7c3)!#OUxo7(IKEUJ$Y;X-P5R*kxm$<cZ18&Em~!M8'
    'o>{SaiJsxS6`d(K_OhRi-ycQ7CqJBPv1&@K`@u#2H`wjDa!(!6eVX`tiSKzZGB}1C)+!H+@$VMC9mAi`)eD?Y5%(HuGs1Tt>lFG6'
    ';9aDgmo-R}-|2zX;I3y)EBh!-y5L&}=2<vu;5^4NCQZKL?ulG;Q1~`vp8G}Ebl`VCem_RM{j8m;CAb@q?P0%`?<MlpNBw6Ai+y`s'
    '`Lh#@?M-72M%CSsOnFF?`QmleT=n8hU#u9cy#|+h>W=i`9!DoC<5b^TTgUe!oNHyzkRx(mBVXqtaWKouDHwyHVpeVGY5ZzYj**`L'
    'uW;&R%|e>o#^xgT52L$<`+w+>4&u2IsXp{7y8FT0&s|TX9xD8Stjd+@Iz+79>=!%Dh29e6)Mo<wE!?-?^{I>aZgIaiQ_j&>zp*-4'
    '6L6dlHK&DNNnYE^_^o}A^+%Zx>cCPj{Q%Y;xHfb5V<<VX#+r5ds=-V|)r^mVw;jKdk-|^MW<cD?S~XvsKaTW%>5Z|r72IDm|C#2G'
    'chObvPG_!Ovvy@%)u)c_R?deT<PDBlaDU-6gS;b}S^S@jsvdu`l%>f=^_f##EaqpNeC==*PA#wI_Is!KCV#}UP4&*juQ}k2%hda6'
    '60p~d>Fw(lUfIjmuELM$vFgj5>kTCb1ANtQFF5ru@4wzW><6)3sGf0^|D(ijcpoo-^L9B?*6Ph`!^byN(@^%-{zX38WA!xed!)FH'
    'X=C5(s&5az8}47kZmgky1~Z3z5<l0n{7CgC>~sGEdRN5Z'
),
    output: [1, 1, 1, 0, 3, 0, 1, 1, 3, 1, 2, 1, 0, 0, 3, 2, 3, 2, 1, 2, 3, 0, 0, 2, 0, 1, 2, 2, 3, 0, 2, 1, 2,
    1, 2, 0, 2, 3, 3, 0, 0, 0, 3, 2, 3, 2, 2, 3, 2, 3, 3, 1, 2, 0, 3, 1, 2, 3, 3, 0, 3, 3, 2, 3, 1,
    0, 0, 0, 2, 0, 0, 2, 3, 1, 1, 3, 1, 1, 3, 1, 3, 0, 0, 0, 2, 2, 2, 2, 0, 1, 0, 2, 1, 1, 3, 2, 1,
    2, 1, 1, 3, 1, 2, 3, 3],
}, name='rank_4_axis_0_negative').DisableLifeTimeVariation()

# Every axis, from the front and from the end.
# Expected values: exact integer arithmetic.
input = Input('input', ('TENSOR_FLOAT32', [4, 7, 3, 5]))
axis = Int32Scalar('axis', -3)
output = Output('output', ('TENSOR_INT32', [4, 3, 5]))
model = Model()
model.Operation('ARGMIN', input, axis).To(output)
Example({
    input: packed('<f4',
    'c-l3TUx*fE6vmJ1wi&IfW!k!xF7Aq%>({og*{&OYGvme<EfI86H{KL41<}0(;)O=mQhOoc3?bIWq9I<iWJTyVGgt}D7gB1i6bkmo'
    'N@1mcDjNNsnY<X@dEfUr=RD^*=RHY$GECw{k#kRFW^K9mZw21BM$O{;%==}my`foG-YiDgpU#r_7S=biX7P6D+#l>e!~TV^S*+u{'
    'BXjN>&gO$ZfxjB|1CjTigZT@a_Q-6a#3k`z?1x#G67x{%{nzZz1<m3zzRrUAn{_0FL+;#Al*G@ZW>4d16aM=6j%3xoM;zflP3$$1'
    'cqZ{Zx!JZfiD&RzBW_2Y#Ft8*&ixMVCU~@Swv=4^;X1&72<`xPcM*5&h}n7N7$or)>@LD*59fpUuYuhem>uQ(HqN(#v%JE~&oErR'
    'RbIs2igpLGDz{12&76<oqa~LX&Ei$=|HSV?>`r1oL3~H93&=T)Dji0oWvP`}KbUUzcY|A$I`=8(j_>iXszZ!MUF6maW**-%{`aBb'
    'R6{Y7cnE#(<@{sLI#mnex4?anbrwHg;Nuf`Kf!*V>V(c8C>HtdR=x2v!8%>9^nWx{-%#^ZHCOM5t63lXUnbWFbHz{MmBd`Z{VDhv'
    '-*J4ug#9jfi0c?O+wk3v&HhaHN&F6X|Dw$?_N~~yn@K0{+f*aIP3Uw9+)n<#6bCpS$7X=@)#bif9A*87SS{qyi=N})my>rVxXsc_'
    '`O*V5;+zM2C;oq~n@R68?0;ch34T52Q}}5^!&Q+q_r5z)?>g6m@6+H`fw_<WQ{?g_*hA7ZaPD<t?ohw;T_J~Y{6Ek79(hG@dJ#RY'
    '5o;R$-PCk3dero0sKaacIDxP3GJo$)JnG_=#J8#s;XMmx7k9U#wZV0eZ(KEM(1-B+jkx!NT>$U8Fh*U8u^S(Azy_i6qAd9Rh_jgn'
    'd$?>Qx8YFl87}2}P2%gB`n<|@59=B3)vJr)yAdC4Q8gcy5O0+8Ijj$0_o4a}ode=t2$Yv|H-r5F9mde;A?&9@^`_Zb_#6zYH$4i*'
    '<<gs8MUR8vH*hwC&D=<R%<SU+S@``Ls87`U;)-9+e##W1>a~Z#-vRGeu$c>H3;1iqx{7au&uZ@Xa`y-vi^J$cexteOmEKzQhGzMH'
    '6W;}P^CH#L`>*uYRTE-pzI}&}p-3~*xwYi5JW_4wv8c+m2mA3<J;`hUyFXQ*k}uznp?Z<GjNkXMpO5`yp!%BaO*J#5eWk@!{Ir&{'
    '2tB|~rg|S{+q0@}Yw~IqKBoN8=p6Xx${ASI>3XIaueqX+`f*o>>k4@49j(hXE2))wwxQW3Ze|<s+ZW0&Gda+#yYVi0|Ec<xxs%I='
    'x+pgN-U;S%ra99r`ZaeO^c{V$o_JmV&(n@l>;C}K^yMW'
),
    output: [1, 5, 2, 0, 4, 4, 1, 6, 5, 0, 2, 6, 3, 4, 6, 6, 3, 1, 3, 1, 4, 6, 3, 6, 2, 3, 2, 0, 0, 2, 0, 2, 2,
    1, 4, 6, 5, 3, 4, 2, 1, 2, 3, 4, 3, 5, 1, 0, 5, 5, 1, 5, 6, 1, 0, 5, 6, 0, 6, 3],
}, name='rank_4_axis_1_negative').DisableLifeTimeVariation()

# Every axis, from the front and from the end.
# Expected values: exact integer arithmetic.
input = Input('input', ('TENSOR_FLOAT32', [4, 7, 3, 5]))
axis = Int32Scalar('axis', -2)
output = Output('output', ('TENSOR_INT32', [4, 7, 5]))
model = Model()
model.Operation('ARGMIN', input, axis).To(output)
Example({
    input: packed('<f4',
    'c-k$LZ)jIl7{^b>#@aGX)3y@Z=G0$ft=w7WO5MFj`DG9i^d_M<zBv>@1Vtc845FwAsyEfWEVNp*%Am*>LDuiyqlM|cu_%aOn$$9='
    '6@n0GLVdo!<BQ8Zf1c<2eV*rhpQo<Ig0+v7)(*HlyHI%lPipP0p{`!x?AO%$6KP!yxw@J!j7icw`-=Oe_`Fl**(q#3ZF#>X81q?b'
    'jA_-?bXiwFl-~C{@89O^h<r+8mS8j0GNuc>`6SQ!oH0#sI^bFa+c|4*WWNrdS$LlVBY}5>e>b)ZVDu;6p9cR4ct4a4`>(;ehnTL1'
    'ubEi;Ip;nVk1=Q9dTG+yli1%9^6V2Zt|QNt#4-%F0rwa-o8g||>^^+|fbUMQM)993tnK06;qx85LqR-XVt1CjFQzfxCil-`cP~5}'
    '!8*!%TJ<p0u*kE?;QemSM);cWT+_}q&jyI6k{vNxFmHf&tX*4b%z6WMe`3>1Ol$ESq*l{OT^&@8oLwZQo!E51{|)ca$9*U99m4if'
    'QCAz_YH+?3o2#%<jw3;}sH^?(4iduzckiXDi!rO6-YMeU4$i2PEji+Mjy(3XHQ@ac{4eqUh5RR3A6DI1|I7bHu*Sfdxg6UBxj#t^'
    'Z?Rtk-xu6B<j?+%ROi$=5nrC|Eu&s0_#Y;RMQmnRH}E-DiqDu`sp=<v<XMT0G;)r+?O-<Honze@q7IL@^HTiY|4mI-;dd5|uW0KT'
    'yEN)+ob%1ZKJ27JW2T8=0N-A|8S;7^t{yNKz*wd_u^tKXlP1s|v7f^BU>db~0RL<GTh8~Pp`(R*AkThkNk8OP>YRSy>kd(mV~Ud)'
    'I$hLCwaxnmwvU0ejkDK^sJ;F8UPxq5of7p*p52Vy5IB4BPlE2Py^Fd@3%x=4dN1v+R4jUT?fGsCvB&1Izn?eQ6x6rqC(-*!)7Jh+'
    '9mlEB)5Np@S6?Z;#QF?_k*D$fSHt%ZcHgGzA8UUsRlB-60?sO@ceM5y>hKrmyQE7n-c)Z<OX<GJUG}AV5Dwz}o&QJp?0{#S{0unn'
    'Q?D(=^B^39ob_uB-W2<_<h`Ta+nQs{rBeCOlc{D|T}??VA=Z3~`|ru|<90787HjV&=JV`lvAr7Gt!31~l|i3oP1MSE7yE8V?+EV)'
    'oHg6CFwfov=VyF=<A0v{(133zxi3=NS5x^hN4UEQJk6XQ?z>9OPu0zsH7@FExwH&#2G8Q<KHUfI3;1`y`#kZ@fpb7Jx{Up~9Gp?T'
    '2R6&7!xdm0Ds+!_RV&{Aas0YiKY;Jc;BADf8{b*=3|v)9Gc4w&-e1T0qu4$L#vW$vZoQ#qFgV9cy*>I!)rZCug?d17Y0m3yt-Zr3'
    'Z)3K)*xv)>u|BBB^6X)-Hn}+aG;exT5BEP;WxvG'
),
    output: [0, 1, 2, 2, 2, 0, 2, 0, 2, 0, 1, 0, 0, 1, 2, 0, 2, 2, 2, 2, 2, 1, 2, 1, 2, 0, 2, 2, 1, 2, 2, 2, 0,
    1, 0, 2, 1, 0, 2, 2, 1, 1, 1, 0, 0, 1, 0, 0, 0, 1, 1, 2, 0, 1, 0, 1, 0, 2, 2, 1, 1, 0, 0, 1, 2,
    2, 2, 1, 2, 0, 0, 2, 0, 1, 2, 0, 2, 2, 0, 1, 2, 1, 0, 1, 0, 0, 1, 1, 2, 0, 2, 1, 2, 1, 2, 0, 1,
    1, 0, 2, 2, 2, 2, 1, 0, 0, 2, 0, 2, 2, 0, 1, 1, 2, 1, 0, 2, 2, 2, 0, 2, 0, 1, 1, 1, 2, 0, 2, 1,
    1, 1, 0, 2, 1, 0, 0, 1, 1, 0, 1],
}, name='rank_4_axis_2_negative').DisableLifeTimeVariation()

# Every axis, from the front and from the end.
# Expected values: exact integer arithmetic.
input = Input('input', ('TENSOR_FLOAT32', [4, 7, 3, 5]))
axis = Int32Scalar('axis', -1)
output = Output('output', ('TENSOR_INT32', [4, 7, 3]))
model = Model()
model.Operation('ARGMIN', input, axis).To(output)
Example({
    input: packed('<f4',
    'c-k$MZ)jFk9LJA3buAsUXVaFCn|~i|oAuOL8r#})?^Ud5L{W%>FY?WyP(%r$-Yp4D(HL6My{s1@#iCyLN;eul_dX8Mx|brgKOi<y'
    '6l4}67D_~)@2)Qn_nhCK@9+Ejo!{@=EL|8l_n#kydwl1D>AiFPwJ3ZM*$U2k6X)i5)_%jch}^GPd#7q`XU&*8^nJA~eGJ*GBukqD'
    'W9k!QhVlIzocpY=kS|C7Bm2F+wTpr*eLac7UVL|9+gx+58H`czFDo_}MQpmUeI9x28#7pq!e!Wco-r%o(8{@;?|UA6ur1>=84Jsp'
    'v-tgrt*K;bdMXMJ5Pv+5!rNdUOsstz`?TU*3H!Ke%$soi0zPBdtO6(Ie2-NDe+hU^fwiky8^C;)HHvNw9u4Tf^s{sroK5(7V4o!R'
    'e&XyyHjM3Za{C*baqK_ie2F+)`Mv;$jbI)Ve_wv&GhGjB3&>x?Cay%`C**F7a}7ZhE<it1b;kB0m|by})*)YuybbyJ*xJ8{eG|N1'
    '^i9;R8Qlpm#)*4{I$T08`N!Z-3LA{$==M;1=Vj@)@bus|gxyEFH@FnYr5^mZ!9A_o68{-;Uqo)}z-l1(C#cgkxX(tm64|(~Sk}%^'
    'j`9buF;E}rUY$Ed{58IEGG>DK=cxTHzONFq5&wazb7#n>o&8dlFze9$rdnb5ej;DwtPWx<c+dlHfZYJsUU4Iyhwe$fCC+Eau|&+)'
    '*twtaUxw~GzF~zr;4>GDZQvKk?Hv4$lh4ECF^SCq&$&;1<;fgiGatO`^x$^%Bk(H1@0#uw>|fw*sfVfNwOYYGU@eVR&nSFOHNmG1'
    'j6d<2%lRcRA0qBz>A)<5cUJMp=@oQW*$=Ts)SI5_rJU(eIM0LA>>%&`55Q{$_hsxfI|IzXhvYJc8aVdFL_SeCLw5njEaJ7`f13SK'
    'a9hCZM<0^=4)qwA<yzi{-I}{NufdKa@58Ujw}j6l$e!Z+C~JZ{Sfl*$>6z{yy&cQ~9EZ5)5P4&u9#!qtyP7q)^2W624zVqx+W_V&'
    'a=A&YA6T96nPR2Xv8Wkj-;Mmdr~8S*!|eZI{Q-Ux7(dZ#hhohIy{0*&w=Yol9%8BIe#d_%vFF28vU!>he5SxyUDHf3@95T1kM)7x'
    '!YJ&7Uq7-^pnROG`RZf6S(*uJ7bnV}`K2zK;B=RLCw+I&&+qIQ_=Ch&%?seGUjO3X7U*rEZ@}z=%hT|!M^*+;^}eH7g>OCfeR_{o'
    'lLznOTS@+oj3t^g^-w-99bj|>IiCVG8};+rc1_O{Z!<XGW50x$8<jsiPI#J8o`pnjpk_|BQ@>>CPU^TDjCZkn2l*i9Hhho3aSD9R'
    '*goW26vva!+8cUjgy-qqAvQUUsJHML=vOcEf2ioa*PG|uX8(Wf-o7&'
),
    output: [2, 0, 2, 1, 4, 0, 3, 4, 4, 1, 1, 4, 2, 0, 0, 3, 2, 2, 1, 4, 1, 2, 3, 3, 4, 3, 4, 2, 3, 0, 2, 2, 4,
    4, 2, 4, 1, 0, 3, 1, 3, 4, 3, 2, 2, 4, 2, 2, 4, 1, 1, 1, 4, 1, 3, 2, 1, 4, 4, 0, 3, 2, 3, 1, 1,
    2, 2, 3, 4, 4, 4, 2, 0, 3, 4, 4, 0, 0, 2, 2, 2, 2, 0, 3],
}, name='rank_4_axis_3_negative').AddVariations('float16').DisableLifeTimeVariation()

# Every axis, from the front and from the end.
# Expected values: exact integer arithmetic.
input = Input('input', ('TENSOR_FLOAT32', [4, 7, 3, 5]))
axis = Int32Scalar('axis', 0)
output = Output('output', ('TENSOR_INT32', [7, 3, 5]))
model = Model()
model.Operation('ARGMIN', input, axis).To(output)
Example({
    input: packed('<f4',
    'c-k$MU5Hgx6vuZ~Gk)C0(HU(VZ|RI^&L|Tzd;FZZbM_IZA|HYve2O606!aqaP~d}63EDtV5uTHVMfi|WqtQep-g}Nx2Iq*C1eq^3'
    'YHCt};zx+}``_)uVeh>@{_DTiUTdE;Ihc9h(kP4Dk@t79vRIa<$%A}vy0RE=q{&Cln7O&NeX%hwI`8MR|G=e5GHOgEwzf6KpYuBW'
    'FFR|euo*^PXZ<uYrVD*{oF)(D-am_eR$LZ0iPK>JCw^P7yPjFQ1RlR*Z|dGxvHdqolU8DV85#2r-_!7zkR7r`;Qflehy4a@tHg-m'
    'JWpJZjetFvmqiSZKg1_jEMsmXe*oFf>^~vi06sl%Sc6}b6C2sb#25jy7o8){JaGE?_P|Xs7Qw$bQWo2=9gEWB5zbq|cv5x5-r;{Q'
    '_}y`+>3(wEitiI(RFO|3)>=5cD;eB8bsj_Z7_tubo2ctGuqN^AgvT$Lc#wCjx{x;*?d0<ew)YWh3cD)U!<>hRe@pj<{3-DJ$*F?w'
    '4Ey!?Pe#I}=J*(FH=^(5UiWdnf{(3Rd(<he?wg#WvN+t#!TS%vSc&|%W<R9Oz8MDln(m&p`)(ifp&R7e0Pb?I4%0(}s;kqzE5}gh'
    '9pIfK{~F)>=$7OEIs0AcXToicQ-8rdvi5D{?{IhD<G%_HvpAn1kNc@l4cl)red;6chp3fBHllvbLj5k0!x;M-F`wtoN^q{yQ_HYh'
    '3irj>KAh{$LLaIJZs4~LUfaoOXQaMKlOGzPu4}26df`0lN_;z2LuP1NtXO5S8=qU8KSRGB{N4C;gTH-LJso;tk8F^iq&|J*UPHc%'
    'n6srvwgSw}PP4;(@b%)~j{Y9LR~uUC6=H2tPVgE8V>O&s!C_%8OlF68k8=KzoaV-gRTf>6*Nr(vef#m*fvgZ8FgC(<i1=gbvj%gA'
    '?hWP0dBJE|ya(qw@ECW>&HF>dZo{Vl>y+%^wi9k&vF_!*zQ%4kabL-#*BfE&4D8!-&7gQO*Z7S`A=j2jcR&r<55V&+%_1Bxz~dyg'
    'Et(U!WW@f9m|e{`D$L9TvhTqETdNDbKcHEy>#ija@4^&uN73p1>Bs^`Cq8MWS+=%EJ%{WVvLon^!)1D|o-*c46IZjICNCkMY<T|@'
    '`wnES_%4OtX?%}6&64-e5%YjkZ1s`&h5A2^eS-cn@|X3NW||vgRyXg^+6CM}JKthzv4prL(z~m-tt={cdtrjSD|z5h$wN;2z@OiI'
    '-{1nyQO>noJxc#-C7$ZkAM5>Q?x@S_ng#CuTh<lg)5O(%8*?QKJoFw+H5A|bHfj*V;iB%_X_kzsa@PC|3m1Q#XXbkI(&Q|-FMx9b'
    '+t*n4Qy;x`|G7}_FS3xY{y{DA|A(vM^8'
),
    output: [0, 0, 3, 0, 0, 0, 2, 1, 1, 0, 2, 3, 0, 2, 1, 1, 2, 3, 2, 1, 1, 3, 1, 0, 2, 1, 0, 2, 1, 0, 3, 2, 1,
    2, 3, 2, 1, 0, 1, 3, 1, 3, 3, 1, 1, 0, 0, 0, 0, 2, 0, 2, 3, 1, 0, 3, 2, 0, 2, 3, 2, 3, 2, 0, 2,
    3, 0, 1, 0, 0, 0, 3, 0, 0, 3, 0, 3, 3, 3, 1, 3, 1, 0, 3, 1, 3, 0, 1, 2, 1, 0, 3, 3, 1, 0, 2, 2,
    2, 2, 1, 2, 1, 3, 0, 2],
}, name='rank_4_axis_0').DisableLifeTimeVariation()

# Every axis, from the front and from the end.
# Expected values: exact integer arithmetic.
input = Input('input', ('TENSOR_FLOAT32', [4, 7, 3, 5]))
axis = Int32Scalar('axis', 1)
output = Output('output', ('TENSOR_INT32', [4, 3, 5]))
model = Model()
model.Operation('ARGMIN', input, axis).To(output)
Example({
    input: packed('<f4',
    'c-k$LO>7la6vr=7i^v08!P*Zkw3PB_YlB=+Dh=<=SYI?DMx!AixG>S&gt#$rWpu$p3u=`rLYzq#L@jDGK>S_^ojV%*$V>u;5J+lb'
    '`~Vh&kYFmrh5r6CZ*g;H?mg#!{^x(rxyB5q)(!=EHWygC&*#~tx-oUm)`Z3+iM9U)&TaE?RO5d<jHBpy94!g+Y&dl8fOpQ-^Q<Rz'
    't}D&6ty|(~d)>K1-r8>Po(1>iz?i47X~(7y+#THAni{jKmS^MO7;rbFada2^L*S1l#tfwTHs&bbW7t$!H{*XJ=M`2J%qiBRtp3ni'
    'o5ayi#GNPJ*5l5Nz^f;Sqrc!V%jyPeT3oSvgZQ75*GBM8z^g-?@LSHli1=?|H{p#r%l;W_8~*>I!93cG2^YV9@V@7J0IlY@8|1$)'
    ')tR-U>?h&XQD`PU#`K6Idc6(S<4K-f49eVBg0&&lU7n3_f0+9_ID5@YlRWzoY)2joWDCYVc-vWY1$&75+tBSC_dC7#S^FZmPZE2a'
    '^Tp({9s9lTZh_MjKBt1RHmkwv=4=p*X*9VV{<3MnWdV0X;5E`x^9gdS5`T=lt2Ju_aMz~tcdmt8u3@_rp9jFWpSZ8`f2c-Y_<TUj'
    'wm^4rbOZKZ!LJp&26yXNbJQ%xzK^p#<lF(j6Nz&bY=4I51+U&wAH`8;P50;{Et@>f;lG}}4f_T*i`2{Hu`($2kl!nO4-ofLY$w?F'
    'phuRdhvR5J{H}xfG@3of{zJi4_|B;|kKo%5x8LB<+w93uy21S;@UPD1*-~;I#rAwHj=pU6%PKGbIGW+xV!z2tXZ45XL3OZpA@!c8'
    '|JJj&6X!6wwt(9~{N3V<ZIv3_shNOZ0_J(n|MaRa8l(NYd{1)L&;2eiTGVrB@O2<v<ER&mN#Y&D?h1Pw_+MaukUQ_y*Vt%2Qt1>&'
    'E8u$3Ylf|TJy89e)105-`y1?Ug4+?kr<>X?;jT;bS&yTIV62AM0knM#j80;|gxz8=-ejGjkA}JbT{8g2Q8>NhHS4M)vtH!O+XLPd'
    'e(&oo!Y{<<UhEQTa=DmqFsZ{8@~;r<6t;h8_Q7a}Pb>b7Cg-B&aN7v(CGehr*JkwTMbj7H@nBH{>ZLiw?qRRKEBkR>Q75$J`)~BU'
    'g<4D|nor)qEzXUh#q<1sBHh62gv&87_exW6f5E2<o6X?067#!6Z%dwqson@`RlK3)dsi(qr1!nvAvk0EF<fWJZ8v8<;F(mjz^ta_'
    '+p;25-<ESegFdZ+v@7RMHEE=(d!Bt8=pD26KKNI><}Z%!;a~4<o%{y*zZ=ZcVEzimN#<`PEb*7YN&UAoC^>0{tMLCYDA$gH2Xz7O'
    'AN3h_@2S_l;-d}wGl6!vvQ}X;TGx!gg;>TbXT1x?9K?4x{U2_z#XJ'
),
    output: [0, 5, 4, 2, 4, 0, 6, 2, 5, 5, 6, 1, 6, 2, 1, 5, 1, 5, 2, 3, 0, 2, 1, 5, 6, 1, 1, 0, 6, 1, 6, 0, 3,
    5, 2, 4, 0, 4, 3, 0, 5, 5, 1, 6, 6, 2, 6, 1, 2, 2, 5, 5, 2, 0, 0, 4, 2, 2, 2, 3],
}, name='rank_4_axis_1').DisableLifeTimeVariation()

# Every axis, from the front and from the end.
# Expected values: exact integer arithmetic.
input = Input('input', ('TENSOR_FLOAT32', [4, 7, 3, 5]))
axis = Int32Scalar('axis', 2)
output = Output('output', ('TENSOR_INT32', [4, 7, 5]))
model = Model()
model.Operation('ARGMIN', input, axis).To(output)
Example({
    input: packed('<f4',
    'c-k$MYls$A9LA6P#vANf?z*t8>pd@Qwr#eDF3RdVXVy!wOJ4#hi0FeHg8ESC7ZJkf!X_1qRy4y#TT&q`WtrNF`o1%k-DXg5{jelu'
    'Nt=aH5|mn0zh}k|hjZrq|L1w0|K*&?vvtn<4T1M}rPfwL?+-g;9!T=6KQ-pw#M<>?o*hZN-<ibG-XM<7xHz(*F|F9<ht}@KwkV9F'
    'HohyI`2u?-&9l{Db)|9iV1ohveJ;=DrQ$JWHe9p7?dQyQj5X}9X8Zte6ZQ_)Z^QQzw)2TGBVf*D|6E|qq6T`voT__26P!cX4iH0?'
    '{Z9&CV|LW7{lHoKOknL6eBZ#Q9j$+`--fPD*ls{$1HMT(eqzi5YZY-lQRpWJ%u{Io6wDWslIwh+d`L?i<(%!t?-YB>h-DK0AHjLk'
    'iO-lSe5cWS9kx@%vJl^4c)v#LFW@c!Zz1D$>=)Tv0Olq9-eKL!**3l-aQ1=!8yX$~dw_YI*?~0)f98~L>ZI5j#+VxU0ec@j71_zj'
    'P%Y0!SYLM6FyO0_gMZ=rRlKS<b2B-=%3f5Dqgz?;0;dxVZ|Pja`>&jIl528t(5Xh&-Vc62KGwrOhkTAX^?~=(L7x4C&vJ04>&En8'
    'A7K41HT#nudVzj;3cRhvvliP)C#}}DGX~i^$Jt?U))D6@>jrrJ@JukzgyTx0^WJ}itv^)XS-YL@_tmdxemW`p@g%+z#6Cnm_9#!O'
    '@*78A;@gYf&2SxIeURKeTksgOLR#@Z&AzYa*;4W~k97*>Es1iIXC3Go;mpU<So9N^<l>=3+Ty5&&uq^1fwhIRFQcI+Rn5KcVR*QH'
    '4^#tdTj;r0;QOo4N)5?%FaED5rC&F(J*GQKAMa&8LH=6cZ*bO<lc_{^K|QCsc)wN{*sH1TrD_*Pcc!{CdG@&OkGSC*#P>!twx;^l'
    'd29d1)`aFe*z4j<C-xz7AiT5GXxOPo^fu`Js1J!3Jy+2DFnV{PWfgHf&-@uWI?)#$v-UVz=d!m3J<VWs!#4waSoAm?Xj=*1H%|AF'
    'UZ@cZeSaJ*)%|C^Eokc_*DHu?!?m~OQ8aHv=UM!|1-}LRRrda4><(0KYnKS`XjwPiu?f!ZCtq{urHers*9GEwjd>}y#o%|~cLseI'
    'T&aDa$PswO+m~lI7yT^%IC?HA-w4&P0?u?z@p*qtJ&HZi;9EJ=-MuYT-_rYF-OaiwEbq`Z^lWDDC_bMTcas`7q}!Ow_>b#;;CB<e'
    'J;d9rHwWI{RBtOi7nX5eLdSMAjbqzEkGAr?BrNZj-oJMIPbf~XUR9l(_>CE(1|6Yt7f0VGdMB-YFVS14e?lD1Czt!d><Y_w>O(lj'
    'h_Ooj7rW9n%DL;YKgs$YY<)#9(a+$o#D5e&3(g+mQvVDVHPf5xeK&D6r~d;@J>Ie'
),
    output: [2, 1, 0, 0, 1, 2, 1, 2, 2, 2, 2, 1, 2, 0, 0, 0, 1, 0, 1, 2, 1, 1, 0, 0, 2, 1, 2, 0, 1, 0, 0, 0, 2,
    1, 0, 0, 0, 0, 0, 0, 2, 1, 2, 2, 1, 0, 2, 1, 2, 2, 1, 0, 2, 2, 0, 2, 0, 0, 1, 2, 0, 0, 1, 2, 0,
    2, 2, 1, 1, 1, 2, 0, 0, 0, 1, 1, 2, 1, 2, 0, 1, 1, 2, 1, 1, 2, 1, 1, 2, 2, 0, 0, 1, 1, 2, 1, 0,
    0, 1, 0, 0, 2, 0, 2, 0, 0, 2, 0, 2, 2, 1, 1, 1, 2, 0, 2, 0, 2, 2, 2, 0, 2, 1, 1, 0, 1, 1, 2, 1,
    2, 1, 0, 0, 1, 0, 0, 0, 1, 0, 1],
}, name='rank_4_axis_2').DisableLifeTimeVariation()

# Every axis, from the front and from the end.
# Expected values: exact integer arithmetic.
input = Input('input', ('TENSOR_FLOAT32', [4, 7, 3, 5]))
axis = Int32Scalar('axis', 3)
output = Output('output', ('TENSOR_INT32', [4, 7, 3]))
model = Model()
model.Operation('ARGMIN', input, axis).To(output)
Example({
    input: packed('<f4',
    'c-k$LTWB3s6oz*(Hi;b5*2Ko7nuNq?YeO$=8a3K;W`-nM$U~tbh$8s1L41{Bun(f5mR7uDXN*!sD`J&Wi&i1c>`~hiX27B-YK3T`'
    '2u2XCQt<lyXZx_3+3WJJe_i&n_J+c_A7bYo^jW&OFy^}0n6thr@9@rj&bgD5d1KDU*7g+E{_Cx6FS7KFs47RWALJ~cA55&>niz8c'
    '9AS1~GmFnI>?ac4jfuFwz`2(D$=tc4{C7rK`ZqC7f?@DqiQPFcdgiLK7TG4hdF)QXYbh2lYqud=3+F@V*A-Q{$Lqf;5A&T&s&aLb'
    'r8}_iBF+}{f8|wq5X@CzkHGUy@HWdY&eCqMz9aT8@K{6q!~7?3zZiWR-!rNUIJ?1H_JQ|gWXveKkI}vCRkNx*#~H)_2sr)N_i?U*'
    '-$rV70X82Ib0hx0Do_0S@&5*&O>pgLz!Tq{=sV!oPwc5W{@i=9+kmbY*)80^idFZj+(Mo;@={-(N4A`2=>+oQ!f*C5ONa40hEIa+'
    'e(F_E)axw$9h)a}YrC<(9RC&A%^;t}_5*r9bwa(!(iL#or`k5EvJ2aCwkl`vYk+sU*~={5i+vueZ(z?ElhcQpNVAirx5b(d^~kw@'
    'V$G4Yt@!5XCcxjy|5@tw7X16*d>X7evKz^HFBp?P_&tsN_2@QX^8k5%*`UsOn8#MmZ^(vJd-D2`7~8>E&v_P~Hsk}%-dOtuct^qd'
    '9-FV>|0n!b!_9fk6M56yu|jhPH*(vC&+9(SK|9z7#TDBEjOXAr@5R}<mH3wE?*6~OQKA`fZX9m!Fe^3g^+K}(4tY;A7mLUziFFzL'
    'YJ8Wy_&fJUP7NE>44*?yysCVRSnty7DeC(${~fXN%+jl|xs^O7!0stR4~L47^KpE~6U}sZN8S8)@;^d<THt#xwidrj@!P2x@|p)~'
    'Nv~_jKI485XASk)4Tnq6bt)Fv_rYN;wdo{Q7x(pWNzn~~w;lPXa9zOnL*(D`-JlxBVK%06&A)RmaW9*5D{Q?{W5(eZab}1&E}0K8'
    'chT!d@wt+G9|3c^nZI+RUUfI-W^%a#ez$vZsmdehKhb{ifqM=4l2@L_w7~Cv<Zo-2kcXo-59ML6>D~1eVWu@l@A2L5!_GLx{R#XA'
    'spDPXEJWIYaG+L(`0s<U2-ijIe&T);IbQ?ci{SMPoL_9tiFOh_Nc3*QPDwP=b9(pe7W~^a$GK*MSy4Zz*%Ejc!eO2EVyt{LAM7Y>'
    'bM|B}x?wO|kncm^!T*5n&7Dj<@Ltt>g!6ErSukd-2v`T;pk4Kf4|eCVi;4HMb~-lGV6Gz88Dy_<p7LQoYxd?<lUOs%e1iSBdd!UK'
    'Eic4+yJ2ta@p_N!mRR+qXZ0*?#b#7{X^#DmZ5#Ii{~!Cv+=u'
),
    output: [0, 0, 1, 0, 1, 1, 3, 1, 0, 0, 1, 1, 2, 4, 0, 3, 0, 3, 4, 4, 1, 4, 4, 0, 0, 2, 1, 3, 4, 1, 2, 2, 2,
    0, 1, 0, 0, 4, 2, 1, 1, 2, 2, 0, 3, 0, 2, 3, 1, 1, 2, 0, 4, 1, 1, 0, 1, 4, 4, 0, 2, 1, 4, 2, 3,
    1, 0, 1, 2, 1, 2, 3, 3, 0, 1, 3, 2, 3, 1, 2, 4, 0, 4, 3],
}, name='rank_4_axis_3').AddVariations('float16').DisableLifeTimeVariation()

# Far apart, beside each other, at either end; as real numbers.
# Expected values: exact integer arithmetic.
input = Input('input', ('TENSOR_FLOAT32', [5, 9]))
indexes = Internal('indexes', ('TENSOR_INT32', [5]))
output = Output('output', ('TENSOR_FLOAT32', [5]))
model = Model()
model.Operation('ARGMIN', input, 1).To(indexes)
model.Operation('CAST', indexes).To(output)
Example({
    input: [5.5, 1.1, 9.9, 8.8, 2.2, 5.5, 8.8, 3.3, 4.4, 9.9, 8.8, 1.1, 2.2, 2.2, 2.2, 2.2, 2.2, 2.2, 3.3, 3.3,
    3.3, 4.4, 3.3, 2.2, 3.3, 3.3, 3.3, 2.2, 3.3, 4.4, 5.5, 6.6, 7.7, 8.8, 9.9, 1.1, 8.8, 7.7, 6.6,
    5.5, 4.4, 3.3, 2.2, 1.1, 9.9],
    output: [1.0, 2.0, 5.0, 8.0, 7.0],
}, name='shown').DisableLifeTimeVariation()

# Every axis, from the front and from the end.
# Expected values: exact integer arithmetic.
input = Input('input', ('TENSOR_INT32', [4]))
axis = Int32Scalar('axis', -1)
output = Output('output', ('TENSOR_INT32', [1]))
model = Model()
model.Operation('ARGMIN', input, axis).To(output)
Example({
    input: [2684, 6785, -974, -13183],
    output: [3],
}, name='rank_1_axis_0_negative_int32').DisableLifeTimeVariation()

# Every axis, from the front and from the end.
# Expected values: exact integer arithmetic.
input = Input('input', ('TENSOR_INT32', [4]))
axis = Int32Scalar('axis', 0)
output = Output('output', ('TENSOR_INT32', [1]))
model = Model()
model.Operation('ARGMIN', input, axis).To(output)
Example({
    input: [27201, 28438, -21907, -18905],
    output: [2],
}, name='rank_1_axis_0_int32').DisableLifeTimeVariation()

# Every axis, from the front and from the end.
# Expected values: exact integer arithmetic.
input = Input('input', ('TENSOR_INT32', [4, 7]))
axis = Int32Scalar('axis', -1)
output = Output('output', ('TENSOR_INT32', [4]))
model = Model()
model.Operation('ARGMIN', input, axis).To(output)
Example({
    input: [-1462, 29356, 16247, 985, -4641, 29825, 12917, -20288, -8795, 28454, 28740, -5828, 14226, -7758,
    -25893, 20596, -3523, 24209, 10178, -28965, 15207, 9220, 608, -22866, -20855, -4750, 6414, 7871],
    output: [4, 0, 5, 2],
}, name='rank_2_axis_1_negative_int32').DisableLifeTimeVariation()

# Every axis, from the front and from the end.
# Expected values: exact integer arithmetic.
input = Input('input', ('TENSOR_INT32', [4, 7]))
axis = Int32Scalar('axis', 0)
output = Output('output', ('TENSOR_INT32', [7]))
model = Model()
model.Operation('ARGMIN', input, axis).To(output)
Example({
    input: [-28266, 16174, -18461, -19955, -7157, -7936, 3783, -17143, -24469, -21605, 27591, -19208, -3298,
    -5683, -26882, -2794, 4046, -11763, 22493, 24746, -22654, 4967, -26942, -23392, 18855, -28114,
    15361, -9066],
    output: [0, 3, 3, 0, 3, 0, 2],
}, name='rank_2_axis_0_int32').DisableLifeTimeVariation()

# Every axis, from the front and from the end.
# Expected values: exact integer arithmetic.
input = Input('input', ('TENSOR_INT32', [4, 7]))
axis = Int32Scalar('axis', 1)
output = Output('output', ('TENSOR_INT32', [4]))
model = Model()
model.Operation('ARGMIN', input, axis).To(output)
Example({
    input: [26724, 12079, -20606, 11351, -16661, 25123, -13192, -14320, -9929, -26314, -23761, -16244, 13290,
    1118, -1621, -29319, 16926, 4287, 20332, -29187, -9861, -7227, 2100, -574, -4526, -15527,
    -17181, -19366],
    output: [2, 2, 1, 6],
}, name='rank_2_axis_1_int32')

# Every axis, from the front and from the end.
# Expected values: exact integer arithmetic.
input = Input('input', ('TENSOR_INT32', [4, 7, 3]))
axis = Int32Scalar('axis', -1)
output = Output('output', ('TENSOR_INT32', [4, 7]))
model = Model()
model.Operation('ARGMIN', input, axis).To(output)
Example({
    input: [-27034, 22830, 27277, -1140, -20800, -2965, 7622, -17528, -13999, -21707, -12234, 9803, 8115,
    12582, 1760, -6526, 28835, -8134, 4553, -239, -15506, 23801, 9583, 7032, 27646, -19570, -18120,
    19829, -8379, 27676, -25540, -8297, -27273, -22359, 29083, -24660, 7364, -11954, 3114, -2475,
    -26309, 24930, 7500, -12915, -25126, -21164, 842, 21669, -26119, 1660, -12327, 11029, -2567,
    -18890, 3813, -23825, -22313, -9911, -6254, 7540, 3334, -5067, 573, 3257, 20301, 7074, -26843,
    -16628, -20518, 16280, 24671, -28475, 8033, 28332, -6217, 2225, -13858, -9669, 8679, -3082,
    18057, 2237, -27162, 4161],
    output: [0, 1, 1, 0, 2, 2, 2, 2, 1, 1, 2, 2, 1, 1, 2, 0, 0, 2, 1, 0, 1, 0, 0, 2, 2, 1, 1, 1],
}, name='rank_3_axis_2_negative_int32').DisableLifeTimeVariation()

# Every axis, from the front and from the end.
# Expected values: exact integer arithmetic.
input = Input('input', ('TENSOR_INT32', [4, 7, 3]))
axis = Int32Scalar('axis', 0)
output = Output('output', ('TENSOR_INT32', [7, 3]))
model = Model()
model.Operation('ARGMIN', input, axis).To(output)
Example({
    input: [24476, 24936, 11091, -6890, -9274, 7267, -22791, -25094, 28541, -1784, -22, -2256, 22791, -25700,
    -29650, -11541, 10132, -11007, -6876, -16935, 17976, -55, -4275, -16165, 18169, -17427, -18969,
    -20523, 18597, 15558, -4830, -7835, -13, -16729, -17042, 19187, 27198, -23311, 1860, 27632,
    -14660, 17599, -22342, -14996, 11950, -15787, 1420, -7518, 1065, -11762, -18729, -5134, 25721,
    14717, -19470, 6989, 2056, 25521, 6999, 19471, -13298, -145, -29709, 24574, 19669, -10931, 8268,
    -4096, -16235, -20602, -8280, -9651, -14518, 131, 19533, 22573, -6850, 8335, -2942, 20700, 99,
    1457, -12613, -29646],
    output: [2, 2, 1, 2, 1, 1, 0, 0, 2, 3, 1, 0, 2, 0, 0, 0, 1, 0, 2, 0, 2],
}, name='rank_3_axis_0_int32').DisableLifeTimeVariation()

# Every axis, from the front and from the end.
# Expected values: exact integer arithmetic.
input = Input('input', ('TENSOR_INT32', [4, 7, 3]))
axis = Int32Scalar('axis', 1)
output = Output('output', ('TENSOR_INT32', [4, 3]))
model = Model()
model.Operation('ARGMIN', input, axis).To(output)
Example({
    input: [19999, 22922, 4240, -8576, 24640, -28443, 24950, -15702, 7980, 15821, 14386, -26239, 24134, 23807,
    26427, 23740, 6567, 22744, 3003, -6989, 8990, -11475, 14616, 13373, 24373, -1932, -27879, 12703,
    17945, 18960, -20439, 4179, -22750, 11935, -15365, -18484, -20687, 17453, -20592, -2243, -21278,
    24542, 29351, -11910, -22075, 7149, -24900, 8284, 6202, 6322, 28844, -28113, -20627, 17218,
    18344, -12479, 11083, 29522, 13094, 6131, 2601, -15826, -15057, 22208, 4895, 17188, 14704,
    -10886, -20821, 5012, 12483, 17853, -13685, 11127, 1947, 20236, 20763, 25023, -2095, 16693,
    22912, 19965, 2792, 19502],
    output: [1, 2, 1, 5, 6, 1, 3, 1, 0, 3, 1, 1],
}, name='rank_3_axis_1_int32').DisableLifeTimeVariation()

# Every axis, from the front and from the end.
# Expected values: exact integer arithmetic.
input = Input('input', ('TENSOR_INT32', [4, 7, 3]))
axis = Int32Scalar('axis', 2)
output = Output('output', ('TENSOR_INT32', [4, 7]))
model = Model()
model.Operation('ARGMIN', input, axis).To(output)
Example({
    input: [-1803, 21038, -11591, -7077, 19115, -23717, 29152, 23571, 3890, -16641, 21534, -8786, -1536,
    -23233, -9761, -16411, 21646, -24363, 27407, -19380, 565, -11751, 7968, 5643, -4483, -20046,
    21559, -9604, 28685, 14122, -27613, -5740, 27753, -12930, 23880, 18108, -28224, 5359, 1969,
    12820, 15762, -27921, 20929, -6957, 28969, 13933, 2746, 6786, 7204, -6287, 16996, -24073, -6954,
    -16057, -27832, 2071, -26621, -9721, -2071, 5248, -4273, 10671, -17885, -13660, -8567, 16117,
    12518, 2790, -20941, 3219, -3178, -5867, -7198, 10980, 24916, -19801, 4108, -12014, 12538,
    -21319, -2537, -11109, 29474, -14602],
    output: [2, 2, 2, 0, 1, 2, 1, 0, 1, 0, 0, 0, 0, 2, 1, 1, 1, 0, 0, 0, 2, 0, 2, 2, 0, 0, 1, 2],
}, name='rank_3_axis_2_int32').DisableLifeTimeVariation()

# Every axis, from the front and from the end.
# Expected values: exact integer arithmetic.
input = Input('input', ('TENSOR_INT32', [4, 7, 3, 5]))
axis = Int32Scalar('axis', -1)
output = Output('output', ('TENSOR_INT32', [4, 7, 3]))
model = Model()
model.Operation('ARGMIN', input, axis).To(output)
Example({
    input: packed('<i4',
    'c-j?}dvwor7{}l45;o-Cau=gy($+AJORl5ITuUxdrjA)UloC5RnsS#8S|b{b(b2`+CW_KwGua&L=eC*UGDJs*S?^x^W9PT;_xJfc'
    '&-?Z~zs9@l{Lkz$b)|8s_WBh2>UKNjTi(r*_N}wq%#>=rDHXge?LB2z=6u#6ySTsfQm|C3v6LRLBSuIuU8Rw2q#$aARh6Rl*(IfR'
    'w@mv=9qIHLyWp^$OrOw5sc@1sexh{d4XJ)3>E=rNTrH_@4XJ7a>Ej+!|I3`Gx5i4v$L)CPk8du`rrt-~ox8$*{y)3tIlCp8N;lZ)'
    'd+a(>q)`X#O4FshlW=-kssX3cYSf`t)n&Fy?C=ZRt0FCYO)8log*1^S!a1IM+0@@LM#_3w>Iaukr%Btup2Yd+`}Y2|b^x4Z^xpY|'
    'G&n(u{lm^kvmfL6R=HNc+ed!2r?i%){bM&dMjiCs4X+Ll?2t#L58#uSZ_m7GZ`o}hg6_3X`2QO_w!nUfzKyQgwVp(CFy>L`-QiLO'
    '{siu!bvNn33A^q{DXx=ruDz7-i+vHFHvMfcd0cwu87bvEdpo*R=qz;v*AB3U@-AtZbYZj<My<w|@SHrXTW#M!*QOioIqCS$^Q>pV'
    '^@y|?4P)-wMZeion@QcGsQm>zbM3Srd5?z8z%m4#t5a(>y4B3WdpKRAR@oLiajP8#rv=^77oWP4fek&Sd1PlO-VCJPTJ+e}OWKVG'
    'Eo$Q*JX+&nN9r#aARQ!+QD{33e;3lPa3?tnlFnbXC%n!x?*|Q*`jC~y@Eh?Qy{_0XaIe${Z^_zRw7Zc^jTU5sd&kbh`787$S4rsJ'
    'cE8<_@3a54yPV~-x^x)7Q^6U!)Q)_L*(uLLTj?RQP!rD@pi!l5cJ5!`1Ah>@o*YGnz_ATn$fqg|nFsuP1&!yUO%9%9kcFAdMJD%?'
    'xL^FLw2J4uKiJjC_K4n6C$x@Yrb6-VC+4pNoLkGYOK#?r;rCwq=mg0Z?L72~rhYN=6!HT1ioly=Ut%7Iwv&cY`w;o+93l<Jn>g|w'
    'xMi<_&tUQuw8UOSmUfWY_OZ+;cP<T*PGr~>ZQlvUgL0nB$>0$?xF49PU5^aJ<NW}#v>u$3@bY~;tj&IijFx(HJ_9ZrSAh-AGvM&&'
    'm()aG(|2-3={P;2;S@mQ06nJMVUKWU0J?P{>uKQL1fJ#0^-?^)&fNgHnN2SH^_5oR`)zd2BqI@V=<ze3<aHwR@glqG!-3K)JY9@G'
    'bI?AH{G?9B8)mUN-j3#d%J=qVu&<%_edg&sdfp{J8<>RvS(=X)y*knZf5OO2CbN{*Qc7m8C2V5O(YlcA%mYg}JW})Q+w8P3v`FNy'
    'XowV%Z4W`0jTP|lEh&fDu7YRzcoF$Ec_Rb8>6gyjkF6~Apx)=`8q7|tjK*EymPfC9t)zVFOk)2PTn7ie52AAn&+$$9E*^gH=)i7k'
    '&s+^;kJcM6EhD4BXj;ge@8Mi7yK^P^K85~9&p0x=KTKM|{wpS5)0y!MuyseLG0e_BaMa~@B!+o9i*LD;@$;xX7hi{O=J$mE+kvYU'
    '^Ouaz+4xk(xp`=DfZebN?M|c5!TQqw2bf6P'
),
    output: [1, 3, 3, 3, 2, 1, 0, 1, 4, 4, 3, 1, 3, 0, 3, 2, 0, 3, 4, 4, 3, 1, 2, 4, 4, 4, 3, 4, 4, 2, 3, 1, 2,
    1, 1, 2, 0, 4, 4, 4, 2, 3, 3, 0, 4, 1, 1, 3, 1, 0, 4, 4, 4, 1, 4, 3, 2, 1, 0, 2, 2, 3, 3, 0, 0,
    4, 4, 4, 3, 2, 3, 2, 2, 0, 3, 1, 2, 2, 2, 0, 2, 3, 2, 2],
}, name='rank_4_axis_3_negative_int32').DisableLifeTimeVariation()

# Every axis, from the front and from the end.
# Expected values: exact integer arithmetic.
input = Input('input', ('TENSOR_INT32', [4, 7, 3, 5]))
axis = Int32Scalar('axis', 0)
output = Output('output', ('TENSOR_INT32', [7, 3, 5]))
model = Model()
model.Operation('ARGMIN', input, axis).To(output)
Example({
    input: packed('<i4',
    'c-keDdvwor7{}k+QLAK5?m3)dZ9<OZl9^~46^4l&<0vdyjcGO~bsU$3OfE^yTxMHqE;E<1G;-7k+cBJzl_j@q=6=_4fA@0w<9B}F'
    '-}m$RJ<t1jU!ID`rS+|)y#;nfxODm#dup|P{fyo44XIs@9Wh+$dd|MwR;uDoQXlE#`SyULcG=H%N}QDXlb!vg{oprydWN0YT+$vp'
    'G)0>DhyBmf(w17%;l5If^>*zm_N*^#1xvXn?C^4)Z`pg^mo~1k8!WXaCrN{^+n-;v58kw2Z7&7SwfoR#;44yWZ>ey#y+4qe^`&TV'
    '<~EUf@V_&mQe~PQ{j8LD)y}(X2jo&WLJBXj<J(Cq!=xJxrT$g+_#5^Q(Na7$s#e(B8%Z^J{^*!}Y7DjNNh9vrt(dp&yYy=+O*>+@'
    'DYV<4x9>1-19(~6Qi=(Z@>@wwz!r1BZah@#`?8eNL7Kwd-LFe&zuVV-v@=FZ*Y1Fg=h1IUo0i#8^vWA1eG1=+%=<|LX~ji*X-{bq'
    'IFDD@S$x-j1U?><vN}rj>D#Eg6!x`!5B_I&lV&!PTB6hZ2~z8LX&%4Ftp5LO`2u?i9Ml3&=y+*PrhT7!DSz9MF;d_@^e?ju;HrfB'
    '?bp%|FU*G9^w-c9U2^{94xDz{4<<A?i>7gK8h^=ti`r@Y4rwEWFh>F3>2OsCj;61)Z{UY<>2@Y_o=?DkJM2ktHiUUPqVs?rQg80>'
    'g6|ga8JlG<ga4!8Izs&v-j~d?KVz1IVBd_6y}Iz(ZC94s!<ergwQIo3GvGVM>|4&FG5%Nt{+Zkx*<YG9K-$Hf8rjD5_E>y3Z5zJE'
    'vz_sO9kkA^D@C@D&c#Yk@@~dEQa3zW1HORc<!JPv$X>Y6?v`iwth8hC-Qi#DV)#6Rzn+7?__5Lf`t0Lg(FQw#%v8hY60jGANQ?32'
    'Mfh8~j^5-X??t@9S@uD)29EC@kQ=xQCxhkq?LvSwdy8GZk=o>=nEdQclp4cz{#H8>?_MU)8AGIHXc~0LP9-<p@kk(<FWGGOS_Eb?'
    'HxZ9?fv=hLj|AuK52Q8VNvb0?W!`-7&*MCmy)Yk+63Ji|XZ_)(6zvl6<bCw2fXfb?CGWI%+_uB|;VFE7@(JnqE;9bTeR`9<Z3+7V'
    'o+shey>M7LSQ^Eg6TsP)dJ*iD<VY#t8$5;G3b{L+4Ads0LFgBOZ==Y~bk1urZzcJ;@{+WldRx&xirq8fp<m&75PX-B<zV=`!+wfk'
    '_HpP`&ig|0apfs#^rPe!ZIj7<!{c^u_~=(#I+Sl;0DA!*>`qP&jKVAM8S*@wf<f%h1!$ZDu26Q)VSJl_J~zLzFT#HuoMqti$>_9-'
    'enX?A6VxbXp2cXq@iciO_t^u96j_SKJKw_H1!`{CZYOnRC*a#~&Zj>7AG6gY3kmPxm&@!`&LZ%__z$J4c<we{Yld#sou#)^$t^o!'
    '8as9_XT^AE7_<DvK5R~|XOQ2x#^}p#s{Yq*$=+XwW+CjG(&glgnO7xqAFp4c_gMV3lU-efXUdo_49?^6?_{vP04Mo_q`T;U9$y#1'
    'X(m3{)JeL94nvtEi0q}GWbcucVrI_-S1J20fL_7y(Cn1`A5ut4k^'
),
    output: [2, 2, 2, 3, 3, 3, 2, 2, 0, 3, 2, 2, 1, 3, 0, 1, 0, 2, 0, 0, 0, 1, 3, 0, 3, 1, 2, 3, 3, 0, 3, 0, 3,
    1, 1, 3, 2, 0, 0, 1, 3, 2, 3, 2, 0, 0, 2, 1, 0, 3, 3, 1, 1, 3, 1, 0, 2, 1, 2, 2, 2, 0, 1, 1, 2,
    1, 3, 2, 2, 0, 1, 3, 1, 2, 2, 3, 2, 1, 2, 0, 0, 2, 3, 3, 3, 1, 2, 0, 2, 1, 3, 1, 3, 1, 2, 0, 2,
    3, 2, 2, 0, 3, 3, 2, 0],
}, name='rank_4_axis_0_int32').DisableLifeTimeVariation()

# Every axis, from the front and from the end.
# Expected values: exact integer arithmetic.
input = Input('input', ('TENSOR_INT32', [4, 7, 3, 5]))
axis = Int32Scalar('axis', 1)
output = Output('output', ('TENSOR_INT32', [4, 3, 5]))
model = Model()
model.Operation('ARGMIN', input, axis).To(output)
Example({
    input: packed('<i4',
    'c-keEdvwor9L68VB^y(k94EQNEF!n&mZ4B=NDE=h{nBw+!(2`molc#d4Otv>cI_-tB(}M;NaZ@UjkD%bX&EzfiwYs0UQT~}&(40o'
    '@8|t_KhN`ezkf5c?9vPNp6XIg6Dcu3ib}RK57-IAr5WR-pQ5FqzuEWuN|$-}+$^a>V<}{_-Fmt-Hpjj;Q%bvG$9`?^OSex<km74e'
    'TWd<mVbZ==rIcz?#4UT|N;~qJz3@|eeGTb&d#U*<dqh8JNtvA*F75cv&abp*jg>aGmij#@wfxxLxx^mOKsrsYM>#k9BRgW7J*I^e'
    '87JvEY5HhsKK0gIwacHE{yl9k$gszalsZyB=dgXHp44l%-Q%(yG(b9tp0tg2Av#NQ?I~#3`?55I-fPp#@-6n9Li@&>(xBh%eg$?-'
    '?u|HRkBX8K(6ZsKeYmI8h+ek^;m=?8pivUmXz_M?@@vwGKkabdX>!Q!Gf~P#<8JP2-&D%lZ+96c4M#&zH$1?@@D#gVXQ>rW%;$Dv'
    'GD)Lg9nPt)bdsz}LZ!@1vf!={=rdrRlz!1(dCyLsD?M9V>WRJ+y`>fOn8bV4AHny0`#ro`+J`zn*f$@S&eoUC59VF`Eg_>?ckD~#'
    'wqPK6u14>Rc=ELLJ~?deh}U>@v%i$T#t!7Z@GtG6UQ#7F&)jM+LgNL_=aJ30D!ckAyBcgo(qBTc-E59DsvH(tO4s+=tH~^nek%6a'
    'apVztl&q#mQ{eL+-W-RiFtY1Ly}W<uZ@GOOh9BsUCc881?Cx+G#hLPD_M{_r_M=jZPJ}@3WlQalo%Yo(=qA^wU+|B<%cy&VXD?4W'
    'yo93dD(rOb!Awwh%L=$hYvosVyV=qkMfOSZZS<qvmTbSpgTf)w1UTqK&S~V*m(M<=x2bp=^aQ@a@5DAz4RlS0qn7wn2`9lY)CP_x'
    '^G@!=+>h7CW=LoFE|tt*3MP;7aD39f#Vo!;KXqT=Gy17do*||7cJv&YBsGAmJ9xPY#)I%_9c;8k<G@XDM4oZX&UN^@^pF&dKhwx7'
    'j(O|NoG*sWT4bEuRVsdlT=BMjo}B`RBbeXd5Gn8zn4!*U{!iWm!*Fn~t&|OCrGMM+z}ZpGguwVE{O(0xvFwe+^Y*)VzXQ&{e@t4A'
    'H+jro(pj{lDX^84@dfjUzxm`6*a5HU@fys`hnc%@5YG&Uai$^cE@aoF!p>lJ(Y$kbj9*R2p_E;;3$Du1l!H${kB|b`6PuW^Z0_C<'
    'n`7|#95pJae*mxd^ZkSU*W$kYRwS&EZG616h8fSG-mrF36*H9enH{`=9@t04<Q~i4G4wey&0Y(CCG@{8+a6C|N!;5F9}762SYqe0'
    '2NTeG><_fTNg4ZP8U7T*^kzKkTJ!%s8jZ&EY0_Fe%f_?JSeTEInxXp&d4$39GW2!Y#m=Tq75QEM21a0Uzz#d6!XA#FOYy7%M*6R}'
    '>#$dMvg6F$Pi3E0;lUF2+CiA;3sXf;u_MTJBl<@-gq`c?#IM_&J<M#Xxpa|z+7u5Ge}##m(rETW48EU&^&)nL@xKnc|80ERg@3JI'
    'XBKY5H1E!5{tDS!bGuXLfv@zF!W{u{x)pW`_)WP5%LS?Se?r4E+5'
),
    output: [0, 2, 1, 3, 2, 0, 1, 5, 2, 3, 4, 5, 3, 2, 2, 5, 5, 0, 5, 2, 0, 3, 2, 5, 0, 1, 4, 4, 4, 6, 3, 1, 4,
    5, 0, 3, 0, 1, 3, 0, 2, 0, 5, 4, 5, 5, 1, 1, 3, 5, 2, 3, 1, 1, 1, 1, 2, 0, 0, 6],
}, name='rank_4_axis_1_int32').DisableLifeTimeVariation()

# Every axis, from the front and from the end.
# Expected values: exact integer arithmetic.
input = Input('input', ('TENSOR_INT32', [4, 7, 3, 5]))
axis = Int32Scalar('axis', 2)
output = Output('output', ('TENSOR_INT32', [4, 7, 5]))
model = Model()
model.Operation('ARGMIN', input, axis).To(output)
Example({
    input: packed('<i4',
    'c-k$Ld3eZm9LL|XhO#wRL^B$5<qF$8uFWWCo=2uAWMi|<nZjdOMe*dA5N3|0M{_kH4Y}r8xr*9jg{YW{$5W2X@p$*@(I0!BZNJa='
    '^LbyNPpyybd9&@>_wBRKO6d)xb^GkgW2Aq+w=2g<MMv%Thf1|>+h?e6nj)RPXBU-~R#Fq(L>kZc`DLUI*X)FKcJDN4$T|D)t5Qmg'
    'w4^TI582_oSzA>KU2C`KBu%|*?^<JDd5r!=b|>m*MoNu7va4;k2h6kYw2~IIke+KKm9DTCM@d5$+x_<2p}nMDpV<wD@Q&Vz)Flj)'
    '!UswNB$cCISZ`@k72fuh3Xj=oC3akE>2?KaL#WjDb?IDxsr&)vfur+Z_Mv<@z~hMosmdI?2{keBD+-fZoUrfnZT=B^;)iHMpM*YA'
    '#b3Y*&v9=^AD~eZ*b@ruobuB4ky7z```A@Gh}z6g?77{gxi8W4lKt+BQURP=?zL~fAO$2!$(eSai+1!Dd&?C&1YMHKNze2DZtbN&'
    'uzvkt4H^!Nm1?8M6gd2f7HxmC_x^70r)C+t-1)}N{M()ipF%t;L%($N4@RSl<D`c8ezlDhx6`h)8~+in|C3U5xYVz{wEm<$91cAi'
    'N;T2+#HaQSGz%M#KJ=a2QhH~ZT?f9q!O>tB{ZHAOs!2J;cGwL&7p_r1*{L_}Y0aeUO?Cu2uc#>P|IQ8s<3iqbqi4e!(#X^Hnp^fV'
    'dMD%aO7gQ1UBj8Pb-5kWRyv$xkKla<dD#Z1vYYL<Z6{L~2*y0TXci!)MN9GUt%+8f$@_Hjo{2Ua`8y6DmV+k?&A0w(XAPFRQa>1v'
    '(pTG)$#VQ6`;kKXi;hy4^I$}Sp3I$m-98v3O-Lep<fDLGRi2NZ;2D5+`FIe3pY8E+G+y->Ar0f(g$;I%vuFy(bL`0&wCaivS$psk'
    'PhNXjy46@3)lOQ9r{l=oqiB-?x0z_sI9^%^*V8}PrPTGszcYiRcFYe3PXT#d^$OY_M+<f~gq#Mjt0l~f_#7<T>{d(cq2NfW1AlZl'
    'OKl?B_F4H5XDYeLMwi{}b_)Bn>jJvLEf&p7lG#yojK<H6U!n`Y2LrqU_;dJa4(_q++yiFq?ZCc9NO$SA=Ksvi0`DBKq*h{oyGdoy'
    'w<q^!3OU)+Q#y*j3%CbC%soQxmasb~(WD+3+J~o$*uN&sh~J7o?9?hU8pOMTr=_>J0n@=$l^uB;yff%=e$d13Re5t0Tp8Sie*C{N'
    '^&#x%%`Q?NIT=}9+W9881U-&}CxD&H<X+{Fy~xXUAz3a?mFl8pXLkKP`s9CQuZB-^e5g+5?)Bi-k)4U$mK9lc{im3<z>dPhe6kja'
    '?$6|M^VsXa5HOIB9B$x5Zf$l`^7FuMLk?TAJ6qU;lRw%A*ntl4$`~ufvX{s4x0qXz!A(3y)`xdxFUa&9der0Y(Ao)bIyFif4c}?Z'
    'Db2I>hux9<=8~z_WcLW%@($bi)K+0uI$B<$ZUT6dxdGSep*1>1up5)O$5(dPH_)h*JJEeOMxx!fWN{XAHljlbx+mgc8rZJ$`yFyL'
    'n>>w&Uktf9$c@>A9zWAR6^>Ea_EP-aM{aYuP5%O?nG#_'
),
    output: [0, 0, 2, 0, 1, 1, 1, 2, 1, 0, 2, 2, 0, 1, 2, 2, 0, 0, 2, 0, 2, 2, 1, 2, 1, 1, 1, 2, 0, 0, 2, 0, 1,
    2, 1, 0, 2, 1, 2, 0, 1, 1, 2, 2, 2, 2, 0, 2, 2, 2, 2, 0, 2, 2, 1, 2, 2, 0, 2, 1, 0, 0, 2, 0, 1,
    1, 0, 1, 1, 0, 1, 2, 2, 0, 1, 2, 0, 1, 0, 2, 2, 2, 2, 2, 1, 0, 1, 2, 2, 2, 2, 0, 1, 0, 0, 1, 0,
    0, 2, 1, 2, 1, 2, 1, 0, 1, 2, 0, 1, 2, 2, 0, 2, 2, 2, 1, 0, 2, 2, 0, 1, 0, 1, 2, 2, 2, 1, 1, 2,
    2, 0, 1, 1, 1, 2, 1, 2, 0, 1, 1],
}, name='rank_4_axis_2_int32').DisableLifeTimeVariation()

# Every axis, from the front and from the end.
# Expected values: exact integer arithmetic.
input = Input('input', ('TENSOR_INT32', [4, 7, 3, 5]))
axis = Int32Scalar('axis', 3)
output = Output('output', ('TENSOR_INT32', [4, 7, 3]))
model = Model()
model.Operation('ARGMIN', input, axis).To(output)
Example({
    input: packed('<i4',
    'c-keEdvwor7{}iTqqz;+aVZ<QleVI{4Ck=fatSN7T!x)dQq-A5oYa_YMEIFYvxC#zBNLgFsF+Jy#ZjbO%dO(9nVP(N?exda@B91i'
    '^Ld`<eS3Z}W2Dx#q=NgUn-56?c}`knAFm-biI(PXwbvfA-@I<mZ7Ka$WDhxIH`{0@MoRPc*=Iwgg*)tljijg6*aaP==<(9w%F?P8'
    '_Pc-CBTv|Q=j}n<U2)p(MXl&F_KoBA)RlJ9%Tnso(vd&ytzD#&IO$4zDTF?)3hilScIMyqx;oN&dYySu8nTSL{FP6TN)J$jK64h@'
    'qsK}UsX1%CU07~s<k}lsNm1|HQ>YajCaq~GMLZy7)|0l?mU<ioV=T|}?LN(<lqGilmv&3$9s@6ZQ>01ET7JonO_Cy+tr$*jH-@LH'
    'b{V+R`%C%Mn|RpnpDd-7+JpbKXMALLddFUwZ+AXuPXbH9aPY(R(NyWqUHed;opZy^-D{uZ^M%!Ry_(YON^melTE^T5nC0{<%>4^^'
    'HrRXa*{3>6VQ_MF4|DOpI#?pwNxR^!#V-3?Pbu$5yY@J=?JM2A2`AOjrGZrM7Im)K`p|ykC%foZJHXwn3LNM^jG5cgyD6VR5oldi'
    'da#Z3-m}c}oHUsl=Su8s^nC4AwEr26>6`b6RQ((KLT9NbIz?`==NZkxG#ZVcpnqs<yhZJK+wI{$*wZ<a#_aj%mb#XD0r0}(w82s('
    'JQ|ITfhtmq9#T-Ty_q}36Q#HRf$LFHzZ`VNx0@5CBCwuqEA<JNzQTh6d^`&uPhg%P-d{(%pl|K?&GxE4?3i9)N`U8q<NyzRLahMY'
    '6fCw!JShpR1MqH0nza3bT^|iDqxT#zC81r$Gt!A5=@55&;gxG>v51_sN0(GGQVZPK^le^Os){F<@-CZPbpPHS7bP{Cg1>sh?PqX@'
    'f41P44QP-9X}6g_6yL3WT<Ut!PFO`A$ww*vY6|De;kzc>#YO#}owv|>Dm+|XYA27BdOu9P59|nhmNo#NFiQx%ZlU9zL-ua82uH_s'
    '?kB=y74F_3yN%b8H*$X;GhRfioR97B=cQ3(sIa~?gSlS+nqKJ91U~W?*d@G6IAU)Cdj?z_;d_lM=!qWN@m)Oi(!n>48P<hJgUHlH'
    'e0PbymGN^j+;zfdU);9C$UzZ0?5Fn}@_rJ2Q{W)Gh18DcTr!fvoo@Ie6m2rd)OdE!{+)JfYL-)LEE+8)`zv`@2i|rv!$J1N0z6iN'
    '=Vy+PV&N_r{o~@vGtYO}XQlW(mN_!faVVO62PYTMMCcdB*<<JM09dm6@SVI&rgvgR-tq4^{M>=Pk-*uwPwgHRnDBEV=YNOiO=rm*'
    '_m}V-!QPyY7FUC%NAX)R-i_g0HF|#D6`tt3flO!Z#!KwSuHak74lD%UY<68Td8^QH1fDFT*K+XmXZDWp6OUJ#_LJIE?=*X=9oQn#'
    'sV+OG12Y#7lgc>Tkk7qCrJ2piDV$7#n^3rY2|f3**N)?#OOHv5*d^7_sTEqJGt)wFgtNc*QahInoTqmic42@$T-KevKt8*WsiVw1'
    'V>JI`-v^V|9bmi84oqMd2D(Ypx8X77y$2T!`2F|~;ZIoa'
),
    output: [2, 0, 4, 3, 4, 1, 3, 1, 0, 2, 2, 2, 0, 3, 0, 0, 2, 4, 0, 3, 2, 1, 0, 3, 1, 4, 0, 2, 4, 3, 3, 0, 4,
    1, 3, 4, 4, 1, 1, 4, 2, 1, 3, 2, 2, 4, 1, 1, 0, 0, 2, 0, 0, 3, 4, 2, 3, 0, 0, 0, 3, 2, 2, 1, 0,
    0, 0, 2, 0, 0, 4, 4, 3, 3, 2, 3, 3, 3, 0, 1, 4, 3, 4, 1],
}, name='rank_4_axis_3_int32').DisableLifeTimeVariation()

# Far apart, beside each other, at either end; as real numbers.
# Expected values: exact integer arithmetic.
input = Input('input', ('TENSOR_INT32', [5, 9]))
indexes = Internal('indexes', ('TENSOR_INT32', [5]))
output = Output('output', ('TENSOR_FLOAT32', [5]))
model = Model()
model.Operation('ARGMIN', input, 1).To(indexes)
model.Operation('CAST', indexes).To(output)
Example({
    input: [0, -4, 4, 3, -3, 0, 3, -2, -1, 4, 3, -4, -3, -3, -3, -3, -3, -3, -2, -2, -2, -1, -2, -3, -2, -2,
    -2, -3, -2, -1, 0, 1, 2, 3, 4, -4, 3, 2, 1, 0, -1, -2, -3, -4, 4],
    output: [1.0, 2.0, 5.0, 8.0, 7.0],
}, name='shown_int32').DisableLifeTimeVariation()

# Expected values: exact integer arithmetic.
input = Input('input', ('TENSOR_INT32', [1, 7]))
output = Output('output', ('TENSOR_INT32', [1]))
model = Model()
model.Operation('ARGMIN', input, 1).To(output)
Example({
    input: [2147483646, -2147483647, 5, 5, 2147483647, -2147483648, 0],
    output: [5],
}, name='far_int32').DisableLifeTimeVariation()

# Every axis, from the front and from the end.
# Expected values: exact integer arithmetic.
input = Input('input', ('TENSOR_QUANT8_ASYMM', [4], 0.5, 100))
axis = Int32Scalar('axis', -1)
output = Output('output', ('TENSOR_INT32', [1]))
model = Model()
model.Operation('ARGMIN', input, axis).To(output)
Example({
    input: [131, 200, 247, 53],
    output: [3],
}, name='rank_1_axis_0_negative_quant8').AddVariations(DataTypeConverter(name='signed').Identify({
    input: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -28),
})).DisableLifeTimeVariation()

# Every axis, from the front and from the end.
# Expected values: exact integer arithmetic.
input = Input('input', ('TENSOR_QUANT8_ASYMM', [4], 0.5, 100))
axis = Int32Scalar('axis', 0)
output = Output('output', ('TENSOR_INT32', [1]))
model = Model()
model.Operation('ARGMIN', input, axis).To(output)
Example({
    input: [167, 221, 83, 185],
    output: [2],
}, name='rank_1_axis_0_quant8').AddVariations(DataTypeConverter(name='signed').Identify({
    input: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -28),
})).DisableLifeTimeVariation()

# Every axis, from the front and from the end.
# Expected values: exact integer arithmetic.
input = Input('input', ('TENSOR_QUANT8_ASYMM', [4, 7], 0.5, 100))
axis = Int32Scalar('axis', -1)
output = Output('output', ('TENSOR_INT32', [4]))
model = Model()
model.Operation('ARGMIN', input, axis).To(output)
Example({
    input: [20, 34, 25, 50, 49, 217, 136, 169, 209, 73, 205, 247, 78, 161, 46, 241, 200, 95, 39, 251, 174, 128,
    43, 28, 114, 140, 132, 193],
    output: [0, 2, 4, 2],
}, name='rank_2_axis_1_negative_quant8').AddVariations(DataTypeConverter(name='signed').Identify({
    input: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -28),
})).DisableLifeTimeVariation()

# Every axis, from the front and from the end.
# Expected values: exact integer arithmetic.
input = Input('input', ('TENSOR_QUANT8_ASYMM', [4, 7], 0.5, 100))
axis = Int32Scalar('axis', 0)
output = Output('output', ('TENSOR_INT32', [7]))
model = Model()
model.Operation('ARGMIN', input, axis).To(output)
Example({
    input: [163, 80, 102, 148, 95, 84, 224, 164, 177, 113, 91, 231, 253, 89, 102, 250, 167, 139, 97, 1, 151,
    245, 243, 12, 136, 219, 224, 127],
    output: [2, 0, 3, 1, 0, 2, 1],
}, name='rank_2_axis_0_quant8').AddVariations(DataTypeConverter(name='signed').Identify({
    input: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -28),
})).DisableLifeTimeVariation()

# Every axis, from the front and from the end.
# Expected values: exact integer arithmetic.
input = Input('input', ('TENSOR_QUANT8_ASYMM', [4, 7], 0.5, 100))
axis = Int32Scalar('axis', 1)
output = Output('output', ('TENSOR_INT32', [4]))
model = Model()
model.Operation('ARGMIN', input, axis).To(output)
Example({
    input: [146, 27, 236, 31, 205, 248, 88, 150, 199, 33, 40, 114, 98, 36, 120, 144, 113, 242, 83, 240, 11, 21,
    246, 87, 146, 16, 155, 112],
    output: [1, 2, 6, 4],
}, name='rank_2_axis_1_quant8').AddVariations(DataTypeConverter(name='signed').Identify({
    input: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -28),
}))

# Every axis, from the front and from the end.
# Expected values: exact integer arithmetic.
input = Input('input', ('TENSOR_QUANT8_ASYMM', [4, 7, 3], 0.5, 100))
axis = Int32Scalar('axis', -1)
output = Output('output', ('TENSOR_INT32', [4, 7]))
model = Model()
model.Operation('ARGMIN', input, axis).To(output)
Example({
    input: [177, 137, 55, 129, 168, 104, 233, 155, 59, 79, 133, 26, 70, 142, 27, 84, 224, 236, 19, 161, 177,
    89, 32, 10, 242, 43, 131, 232, 56, 207, 56, 159, 59, 56, 255, 59, 20, 79, 88, 241, 20, 87, 46,
    26, 56, 193, 78, 85, 14, 228, 189, 236, 4, 189, 196, 82, 161, 72, 150, 243, 175, 141, 39, 20,
    45, 56, 32, 239, 110, 244, 169, 203, 19, 72, 22, 77, 185, 229, 198, 187, 223, 232, 186, 112],
    output: [2, 2, 2, 2, 2, 0, 0, 2, 1, 1, 0, 0, 0, 1, 1, 1, 0, 1, 1, 0, 2, 0, 0, 1, 0, 0, 1, 2],
}, name='rank_3_axis_2_negative_quant8').AddVariations(DataTypeConverter(name='signed').Identify({
    input: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -28),
})).DisableLifeTimeVariation()

# Every axis, from the front and from the end.
# Expected values: exact integer arithmetic.
input = Input('input', ('TENSOR_QUANT8_ASYMM', [4, 7, 3], 0.5, 100))
axis = Int32Scalar('axis', 0)
output = Output('output', ('TENSOR_INT32', [7, 3]))
model = Model()
model.Operation('ARGMIN', input, axis).To(output)
Example({
    input: [21, 246, 106, 31, 97, 231, 208, 30, 246, 81, 183, 11, 115, 49, 61, 152, 169, 189, 92, 189, 156,
    130, 59, 22, 121, 43, 42, 227, 73, 249, 37, 230, 80, 205, 168, 156, 96, 143, 251, 149, 69, 217,
    22, 84, 23, 79, 31, 151, 112, 47, 46, 19, 60, 77, 199, 30, 160, 168, 66, 16, 102, 29, 130, 73,
    155, 43, 62, 89, 201, 163, 243, 17, 228, 244, 91, 82, 24, 40, 212, 161, 197, 74, 48, 248],
    output: [0, 1, 1, 0, 2, 1, 2, 0, 3, 2, 2, 0, 3, 3, 3, 1, 2, 2, 3, 2, 2],
}, name='rank_3_axis_0_quant8').AddVariations(DataTypeConverter(name='signed').Identify({
    input: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -28),
})).DisableLifeTimeVariation()

# Every axis, from the front and from the end.
# Expected values: exact integer arithmetic.
input = Input('input', ('TENSOR_QUANT8_ASYMM', [4, 7, 3], 0.5, 100))
axis = Int32Scalar('axis', 1)
output = Output('output', ('TENSOR_INT32', [4, 3]))
model = Model()
model.Operation('ARGMIN', input, axis).To(output)
Example({
    input: [213, 48, 86, 49, 17, 91, 102, 70, 10, 116, 212, 157, 122, 158, 235, 229, 133, 92, 67, 30, 204, 119,
    85, 65, 239, 70, 80, 129, 140, 240, 133, 4, 192, 96, 53, 205, 221, 32, 7, 118, 92, 144, 144,
    222, 129, 18, 191, 100, 100, 235, 218, 251, 170, 1, 238, 141, 221, 216, 170, 251, 239, 61, 128,
    244, 26, 1, 25, 91, 53, 37, 94, 163, 151, 162, 70, 58, 41, 186, 181, 140, 127, 73, 95, 145],
    output: [1, 1, 2, 4, 3, 5, 1, 6, 3, 1, 0, 0],
}, name='rank_3_axis_1_quant8').AddVariations(DataTypeConverter(name='signed').Identify({
    input: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -28),
})).DisableLifeTimeVariation()

# Every axis, from the front and from the end.
# Expected values: exact integer arithmetic.
input = Input('input', ('TENSOR_QUANT8_ASYMM', [4, 7, 3], 0.5, 100))
axis = Int32Scalar('axis', 2)
output = Output('output', ('TENSOR_INT32', [4, 7]))
model = Model()
model.Operation('ARGMIN', input, axis).To(output)
Example({
    input: [223, 38, 19, 42, 240, 150, 184, 11, 136, 212, 184, 174, 4, 171, 66, 42, 129, 123, 210, 124, 39, 82,
    237, 5, 66, 85, 216, 209, 237, 61, 158, 46, 47, 37, 31, 156, 130, 254, 35, 178, 44, 59, 36, 198,
    222, 95, 119, 46, 107, 67, 51, 14, 109, 175, 140, 66, 11, 196, 217, 33, 44, 17, 171, 28, 44,
    114, 95, 156, 124, 230, 90, 48, 112, 155, 150, 131, 87, 8, 251, 223, 167, 61, 114, 122],
    output: [2, 0, 1, 2, 0, 0, 2, 2, 0, 2, 1, 1, 2, 1, 0, 2, 2, 0, 2, 2, 1, 0, 0, 2, 0, 2, 2, 0],
}, name='rank_3_axis_2_quant8').AddVariations(DataTypeConverter(name='signed').Identify({
    input: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -28),
})).DisableLifeTimeVariation()

# Every axis, from the front and from the end.
# Expected values: exact integer arithmetic.
input = Input('input', ('TENSOR_QUANT8_ASYMM', [4, 7, 3, 5], 0.5, 100))
axis = Int32Scalar('axis', -1)
output = Output('output', ('TENSOR_INT32', [4, 7, 3]))
model = Model()
model.Operation('ARGMIN', input, axis).To(output)
Example({
    input: packed('|u1',
    'c-jG^0bBk`)w%6<3)=YNoB{Pzf4UMhKXYa{h)t^4Vph|}w?gu#$n`&rLDksQo4dnheET4;jv{ME@IAdJ{EHpJDb=AI131(3s4-Qk'
    'IRHF`f+vOuofeNp2Y*#BI?C3b)QSaHu5<Z-B8N@Cmc?PP)HL-Ye3B^usSQoK7P3lfn^AHUZ+|Pgr9;KNY|JvWV{a5PlQSWJnWwde'
    'j?KjQS9f<bsNvQeTK%@Cku5GdeKeP$$5Asj<G#Y1WLVeI(zz1rA-!trsd|6Y5Fg59rr`hZWN%F8#L^+Hy%6qw#LeoTX^XDliM-JN'
    'kX|~L76g0o!(b^seMx8_O&GpA-GSr3)BGOzhRLk1@3Bn;#Os*qLVN_8=1XRuLb9Qy(B=;cLAB@x5h1}H5mC!(@;8}vG4DX1TgNM$'
    '74$A-iJZyJ=6?=x%~$B}(C)SJA;y1l2;KmX$*;?MT)&jy{S`$3u(&ItN;%+g(AfIW?lmPvv&LiE9JGvvWdV=*(wME)*JpnU>2kg6'
    '*SKHhP-G*nPSH_s%JVP}shPlWIm>THf5Y@2lifr'
),
    output: [0, 0, 0, 0, 0, 1, 0, 0, 4, 2, 0, 4, 4, 0, 4, 3, 0, 0, 4, 0, 1, 2, 2, 1, 1, 3, 1, 4, 3, 2, 2, 2, 4,
    0, 0, 4, 0, 1, 1, 0, 1, 4, 1, 3, 0, 0, 4, 3, 3, 3, 0, 4, 1, 3, 3, 0, 1, 3, 2, 2, 2, 0, 3, 0, 3,
    1, 3, 4, 4, 0, 2, 0, 0, 2, 3, 3, 2, 3, 0, 4, 1, 3, 3, 1],
}, name='rank_4_axis_3_negative_quant8').AddVariations(DataTypeConverter(name='signed').Identify({
    input: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -28),
})).DisableLifeTimeVariation()

# Every axis, from the front and from the end.
# Expected values: exact integer arithmetic.
input = Input('input', ('TENSOR_QUANT8_ASYMM', [4, 7, 3, 5], 0.5, 100))
axis = Int32Scalar('axis', 0)
output = Output('output', ('TENSOR_INT32', [7, 3, 5]))
model = Model()
model.Operation('ARGMIN', input, axis).To(output)
Example({
    input: packed('|u1',
    'c-jG^0bBktE*|kaV{C=6SF{3B6Lf}IbUfQrJwiyn&JB)>AMVKGJ#;N)Xp9)u_jad^+WoGgSJRDC>@5*gv?dQmgV0h5lV-s=yDm2N'
    '(jMeZC-ab$+q5V7rLG4UM+xGlofU1XmwSy!mEngF<xZw<O(=8NY}JG8I!E=LX?@|sx)MbFC(+~hf4}IV{ukUzS*uA8EAS7Z3@n>h'
    '0gt8dDBb-@O5wuv!v^EEH<aJ814sS^4kDhTkq+SQJ@nuphBQ3cVIvSK!c-tuZz)#B&ZA8QBIk_+^6mwoQASI9-IQJFC&>-ck3A@p'
    '>=Z#TIs=g3M6^Hd`b1Faqrx}%Z5eTMtue((g2JUQ4>#rOPry_+Gfh=)bHa8w(6;Vrff38hhse0-R=*wg8u<zJDEPbs1i1j>O6f-R'
    't1NqNo?QvV!Q@P53Wu}QNjl2U51pds24>>oe8v7lNrxF<SizZKT}#*1ljPs0G~hg(>$P8jx$zKly2sdAY#BP*Jxt$iSV}ta6T7DP'
    'P$t`1FCGDu8>{~-dOhoas*`w5&WTJqU{RSXy3qs'
),
    output: [0, 0, 2, 3, 3, 2, 0, 2, 2, 2, 3, 0, 1, 0, 3, 2, 0, 2, 3, 2, 2, 1, 3, 0, 2, 2, 0, 2, 2, 0, 3, 2, 3,
    1, 3, 0, 2, 2, 1, 1, 1, 2, 1, 2, 1, 1, 3, 1, 1, 0, 2, 2, 1, 3, 0, 2, 3, 3, 0, 0, 0, 1, 2, 3, 0,
    2, 3, 3, 1, 1, 0, 1, 1, 1, 3, 2, 2, 1, 3, 3, 1, 3, 3, 3, 3, 2, 3, 0, 0, 2, 0, 2, 0, 1, 2, 2, 1,
    2, 1, 2, 0, 3, 1, 1, 0],
}, name='rank_4_axis_0_quant8').AddVariations(DataTypeConverter(name='signed').Identify({
    input: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -28),
})).DisableLifeTimeVariation()

# Every axis, from the front and from the end.
# Expected values: exact integer arithmetic.
input = Input('input', ('TENSOR_QUANT8_ASYMM', [4, 7, 3, 5], 0.5, 100))
axis = Int32Scalar('axis', 1)
output = Output('output', ('TENSOR_INT32', [4, 3, 5]))
model = Model()
model.Operation('ARGMIN', input, axis).To(output)
Example({
    input: packed('|u1',
    'c-jG^0bBmr%ShzzQ21k<EXyW|`HmYw7C+#63OPyv$6f_$b^*>*X(qrJxbCITl4Z5?h}=9qFJkAiP*?@QR!&qSfQ9giIZc0a-(zkh'
    'eBV1Ki6_)HZs(q+fp1rW$u%|s*cN6m03C+m?dnW3kTW9_2wOY<*+E}v6#gpCPkJ(}Py}`4V*`?caxO*Q6xpW4OCnk>D<>@kVW{Xm'
    'eV0-ppJrti5Sll;=14a>I2Tp~0O6pIj(C-jiP5)NfGnTZc{)b0sDWrM0W`uOm`i|+VHI?lreQ{%@h$DWS8jxr2;G@7j3))zQuy%a'
    'Iuo!xPD}#YE5c|VJs(`Gh5H<duX2V&@Icr%p+*>RV`+i6eGn}cz9?;i3xTRci}4+^{fw@v%SFG>|5~LrsdnKGEpXR!?^{v`wimRO'
    'wAd1}BEghGA;=qBcKgbB4aI6T>7mDjVlu0v-C4KsMTw%cf}kpJ5ZA!-iUjyiAZ=NEB1FT<@+Mq>IJvPl)cgRpHS!0L(VOQRW!C2Y'
    'lzw_iE4&9)YOD@J1c`uZF_^GK$T=tm%?a%E2Ev~'
),
    output: [2, 5, 6, 5, 6, 5, 1, 6, 6, 1, 3, 0, 1, 6, 6, 2, 6, 6, 0, 0, 4, 1, 4, 4, 2, 1, 3, 0, 2, 0, 6, 1, 1,
    3, 2, 3, 2, 4, 6, 1, 6, 0, 1, 4, 1, 6, 3, 0, 3, 4, 3, 0, 5, 4, 5, 3, 6, 1, 2, 0],
}, name='rank_4_axis_1_quant8').AddVariations(DataTypeConverter(name='signed').Identify({
    input: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -28),
})).DisableLifeTimeVariation()

# Every axis, from the front and from the end.
# Expected values: exact integer arithmetic.
input = Input('input', ('TENSOR_QUANT8_ASYMM', [4, 7, 3, 5], 0.5, 100))
axis = Int32Scalar('axis', 2)
output = Output('output', ('TENSOR_INT32', [4, 7, 5]))
model = Model()
model.Operation('ARGMIN', input, axis).To(output)
Example({
    input: packed('|u1',
    'c-jG^0bBk@2})XBR1D{qCIWgIrcZ0SyevAKFyqy)^`LPG)bcJx2A}MEHR~+uz%5()RJ{9*T)R?3lqqDlqn@I&mtUM{OB|&(s0mYy'
    'Y?VbSRLEBpAqFiK)a^791k@dn<yCQP?a?D;G5T<Cr*1jK#ZRe$sK76~!V?EUZDLNRMK->2oyhlE;xZ(P6>Iih6tUs%fs$S10XCFo'
    'l#>^|9NBWTz!{q9qF@95a|gOp+-$G8kaY-;?#?QI1H~n=Tud!lb|H9J7K)u49Lqr3$%%sZ2a@rKV78bz>r@!eqCwDIE?iBTib@{_'
    't{LZ!Bq<@3`Hx_iX%h5f#qre`8r3fV@HBBc*fjYDg&R!UD;y_Ye^_#a?&apNL0!5_UD-|-I~xT%J~FuKBaF5T*$n?t8`OFXl*2MR'
    'o2DMvI!-2G@yYd5YrJydk1BgyU})aIqAg+~978|UtM>vO^UTdMOMv-H)x`akqOOOTN-nUmX?U#lM#<yBbrr2v&M@X&9Jci!wK*?y'
    'a;ZT37Sb;Y?Ah6%M5IHEk?C=UgHL`cwM8ZZS;$E'
),
    output: [2, 0, 2, 0, 1, 0, 1, 2, 2, 0, 2, 0, 2, 0, 1, 0, 1, 1, 0, 1, 2, 1, 0, 1, 0, 1, 1, 1, 2, 2, 2, 0, 0,
    2, 1, 2, 0, 0, 2, 2, 0, 1, 2, 0, 2, 0, 1, 0, 0, 2, 1, 0, 2, 0, 1, 1, 0, 0, 2, 2, 1, 2, 1, 0, 2,
    1, 1, 0, 1, 2, 0, 1, 2, 1, 1, 0, 1, 1, 2, 1, 1, 1, 2, 2, 0, 0, 0, 1, 0, 1, 0, 0, 2, 0, 2, 1, 1,
    2, 0, 1, 0, 2, 0, 1, 0, 0, 2, 0, 0, 0, 2, 2, 2, 1, 1, 0, 2, 0, 0, 1, 1, 1, 0, 2, 1, 2, 2, 1, 0,
    1, 2, 0, 1, 0, 1, 0, 2, 0, 2, 2],
}, name='rank_4_axis_2_quant8').AddVariations(DataTypeConverter(name='signed').Identify({
    input: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -28),
})).DisableLifeTimeVariation()

# Every axis, from the front and from the end.
# Expected values: exact integer arithmetic.
input = Input('input', ('TENSOR_QUANT8_ASYMM', [4, 7, 3, 5], 0.5, 100))
axis = Int32Scalar('axis', 3)
output = Output('output', ('TENSOR_INT32', [4, 7, 3]))
model = Model()
model.Operation('ARGMIN', input, axis).To(output)
Example({
    input: packed('|u1',
    'c-jG^0bBlZ&Hn$d(kcfZgMh;et5Emv)|PaivzR7=al;G0Xv@!{>eHID>nCxel=S6n=t+usf!hx5KClBYbZk1)0(fsm)W;&^1tDqr'
    '&EmELa0ff?AZJ^tDxVUvCBSC%V&XKi${TKqU+&8~fidKu6UFDU9c><2TbBgDIequQhC=Gx;)MzpFR`#I^$Z(DIqXEa-!QZ9TTXB|'
    'RTbDB4%?oELp|=lo;<i^$^grMn-gbs2@S<dfAbR5n8it3gxd&cY`NACwO4&iGM`!jafEd{iPpvQi(ZuW-dYMUTJ%4_BgdER&Eq}B'
    '%eml`*V~9Cp0xK!$1-6Whh#+-DHHqTdDp5hoFD7axA2|)pN9B6Y|>NJ@LZXl!zcKFSp_S1rM?y$4+tIztRTQB!tJ8CHw2b1D30AS'
    'eqf+$$A`6p*N}@VTsR{Yvu-=hrw?|BpL&S7VdQ~OcJ`<W6GB`qSKSYb@fxBfb?sVB`0Qhxde+VMC?+Cv`i*x?!fqoA$y0<_D`l{H'
    'R2ptl%B@H~?c6}uq-Pt8>3gsDy2^Grz(0Ft4Aa2'
),
    output: [0, 2, 2, 4, 3, 2, 2, 3, 4, 1, 1, 0, 1, 4, 0, 1, 1, 2, 3, 3, 4, 4, 3, 4, 1, 1, 1, 3, 1, 1, 4, 2, 2,
    1, 0, 2, 3, 2, 1, 1, 4, 3, 4, 4, 0, 0, 1, 4, 0, 3, 4, 2, 2, 2, 2, 0, 2, 1, 4, 1, 0, 1, 2, 1, 4,
    3, 4, 0, 4, 3, 2, 0, 0, 2, 4, 0, 4, 4, 4, 4, 0, 2, 0, 1],
}, name='rank_4_axis_3_quant8').AddVariations(DataTypeConverter(name='signed').Identify({
    input: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -28),
})).DisableLifeTimeVariation()

# Far apart, beside each other, at either end; as real numbers.
# Expected values: exact integer arithmetic.
input = Input('input', ('TENSOR_QUANT8_ASYMM', [5, 9], 0.5, 100))
indexes = Internal('indexes', ('TENSOR_INT32', [5]))
output = Output('output', ('TENSOR_FLOAT32', [5]))
model = Model()
model.Operation('ARGMIN', input, 1).To(indexes)
model.Operation('CAST', indexes).To(output)
Example({
    input: [125, 25, 225, 200, 50, 125, 200, 75, 100, 225, 200, 25, 50, 50, 50, 50, 50, 50, 75, 75, 75, 100,
    75, 50, 75, 75, 75, 50, 75, 100, 125, 150, 175, 200, 225, 25, 200, 175, 150, 125, 100, 75, 50,
    25, 225],
    output: [1.0, 2.0, 5.0, 8.0, 7.0],
}, name='shown_quant8').AddVariations(DataTypeConverter(name='signed').Identify({
    input: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -28),
})).DisableLifeTimeVariation()
