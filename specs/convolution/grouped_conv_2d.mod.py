# Licensed under the Apache License, Version 2.0; see LICENSE.
# Written by 'python -m corpus' from corpus/families/convolution.py; do not edit.
#
# GROUPED_CONV_2D of floats: geometry, layout, activation.

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

# Groups of different depth and channels.
# Expected values: float64 formula.
input = Input('input', (F32, [2, 3, 4, 4]))
filter = Parameter('filter', (F32, [6, 2, 3, 2]), packed('<f4',
    'c-s4*Ze4wSR#g74_E~OerN6|Lr7O=`N^j9NWlETKS({_>)93QPWG7~rU!5Votl6n{$E?yNSGRnMIb6GJm6zMRS<T9=lG-<)YOh;v'
    'cwc1k%oL$Iv6<V_CfD7(t^e}O7X1_LaoSIvecRVaT=?Bu7xi{xXGPx4*#{Er<z`MUs5o({|EvA%k38Gn&pdGZHB0-s3+?X5I{NuG'
    'NLC-_x*7R-*$gkg%Dc~aG-Auls*X?4b`rbeqNM5lDy7C(@uiWTiq})oqmnahGs}3BG(ugBm_D=5<f=3bEBmfgmbh=<zWsLg`}f%c'
    'DZ739?QQq&+rQryBm$&?0(L;s-X2Kox3{;m0jUB?*aOA(?6=>$fA9YNV6FS@0hZ#At^'
))
bias = Parameter('bias', (F32, [6]), [-0.353, -0.884, -0.152, 0.845, -0.569, 0.963])
activation = Int32Scalar('activation', 0)
layout = BoolScalar('layout', False)
output = Output('output', (F32, [2, 2, 1, 6]))
model = Model()
model.Operation('GROUPED_CONV_2D', input, filter, bias, 2, 2, 1, 2, activation, layout).To(output)
Example({
    input: packed('<f4',
    'c-otF__~XtOB&0Yj5RDiO!K(*aLozvi<vj0)Bd8hOL4bmb7w++c?!qVh)t{RieI0#=3Sbk>Wsz(Tb@6?|7q2`xWlF!_T}I7;*jsJ'
    '=6km;|1pEpv_DyzXT@c^*EMgE=DYlO=GVpD8@kiN0w>CZnQOnlUUL1&<D~xgd5)$^_q#K4Vh%Vy720RL=7Qzik1978&y=Z2V`0mi'
    'Ds|%b1^-JQYj%B&E1EBKj%Q8lArajgccG;W3C=6`#GJVqmE(Tkgubrt(wip?e2RS3`hNIEy?fcdJbCfu4NnD<+=CYM&Hle;;_~yq'
    'J_In&ukYEk<-gFez5|_A=Z~2^3_5)O*v>_FeILc|%=o3TiuwB_nb)O$MfDGvS2J9_z3>YE9K9vW6Hk@J8a2({XK%mX-rjzn-Tr<1'
    '?f32lGWYMd+YbW!?13~;aKGJNpcs(eX9uSCgA~}?+u4J(0tM{%?E}(#KnnKQJ3tfw&D;xAW@o=208vHBh5'
),
    output: [-2.5277119, -4.198713, -2.357607, -1.696747, -0.5917591, 4.419849, 0.95535505, -0.7042281,
    0.06053521, -3.464335, 1.505038, 3.4179552, 0.6954449, 1.441118, -3.065738, 1.413278, -5.332802,
    -1.0023539, -0.691725, 0.063583046, -0.1626721, 2.302685, -0.29366398, 1.51242],
}, name='groups_2').AddNchw(input, layout, output).AddVariations('relaxed', 'float16')

# One channel in, two out, three times.
# Expected values: float64 formula.
input = Input('input', (F32, [1, 4, 3, 3]))
filter = Parameter('filter', (F32, [6, 2, 4, 1]), packed('<f4',
    'c-jHL06+hcT+?KA3Wrd4hg{1LU>n`X=NaKO*#e6SkGSxxdE=fno}5&gSkqvtA;Ao+%R4dck4-z1*A|Vw7LTD=<u4>l`viJk&MR!!'
    '!XBp_>80;p@5JMoIZfs9u*w1)q2CBRLgHT-Bbk>!*<wXGkX;71DOQwv_s3_W^(BUSMw=%Z=OCpy^kUG`GNCJ4#ZRoizrH^{KEAy_'
    'J-@#{zQ4Y{zP`S{KE6M_y+1y`zdXJ_zP~-cK0m#^KfOLbzP~;eykR{'
))
bias = Parameter('bias', (F32, [6]), [-0.144, -0.775, 0.635, -0.39, -0.727, -0.101])
activation = Int32Scalar('activation', 0)
layout = BoolScalar('layout', False)
output = Output('output', (F32, [1, 4, 3, 6]))
model = Model()
model.Operation('GROUPED_CONV_2D', input, filter, bias, 1, 1, 1, 3, activation, layout).To(output)
Example({
    input: packed('<f4',
    'c-o6Oyo&9-$H^G=u(12j)%X26y5UcAb<nn#yRJ&^6IypP>xb>KS^Zx>HhzCt)^Eti=l|Pqew{+m$^#-hKC5|Fu*`3ESJ)HGHG8I#'
    'N6^&EQg%!)eBbKsd=Ztk;l)F(clX|IeDg9)YQsl^DTlXznYn-ezWsLl?Sa6~em@Y}+S>y~_V2Ub3l;>5*zX4b?wm`c'
),
    output: packed('<f4',
    'c-jFV0pI={La$6D!Au`Taq+O$aFy!9TwOhFA8ZUdTWgJU?3AQ}G9b*!7QZlwc587t_fUQgL&*<n5@*dTlTP6g?C%Lz0i3j)`wK_S'
    'l^>;B`7WjNJuFl$bx5)~>`u8B*6jUwLDQMk_gEPF0GcKhhz_^7?L+^VsK_@v1JFT0F#R7aR6|2j^5w)~{D@~LS3(Q_1_Ez6lK$$D'
    '^nshHII0xeO|2&9pGs>QcUZvD{E1`Tt_`FvwnsTJ+m#Td8D2b$<&8GHzO5U`GB}an!R8n3q2AreHjPL>KR&*{KR&-dzrVjdz`wx0'
    'zCS-cKfgb}zr8=dzCOS|Kfpgfzd*phzQ4e}z`#H~zdyjdzdpdeKfgb}zrH^|zrVe`zrVi?f{`N'
),
}, name='groups_3_same').AddNchw(input, layout, output).DisableLifeTimeVariation()

# Four sides, two groups.
# Expected values: float64 formula.
input = Input('input', (F32, [1, 3, 4, 4]))
filter = Parameter('filter', (F32, [2, 3, 2, 2]), [0.658, -0.763, 0.517, 0.866, -0.905, -0.766, 0.294, 0.763, 0.223, 0.162, 0.002, -0.373, 0.823,
    -0.431, -0.844, -0.382, 0.611, -0.051, 0.638, 0.401, -0.815, -0.181, 0.714, -0.769])
bias = Parameter('bias', (F32, [2]), [0.336, 0.094])
activation = Int32Scalar('activation', 0)
layout = BoolScalar('layout', False)
output = Output('output', (F32, [1, 2, 4, 2]))
model = Model()
model.Operation('GROUPED_CONV_2D', input, filter, bias, 0, 1, 2, 1, 1, 2, 2, activation, layout).To(output)
Example({
    input: packed('<f4',
    'c-qU#-xIWKOZ$Rd_Z9il`oGD#?P^zDQD~oZJ??74<oad5oGc$ETy&c8<?x3e+kP-8EAA00*)jWsn3Sjg2Hmtn8d2Lk#n_J7nhGr5'
    'Rq<3JYj$12ma3;p33-3NE)V`3%y4_dm&3tvN4DMkzvpk$rDsQNScK1XZuFjY?!*Vql@pHqnd0>{LuA8k*F`2CZkubJ87iCX_U*Ud'
    'x8Kfwzx{p?0s?z`J9{7(1i(BnXFph$!FE3Yfs<ld'
),
    output: [0.912748, -0.62016106, -0.722077, -0.07858904, 0.90844995, 1.0961, 0.48711, 0.786602, 2.48456,
    -0.36813992, 2.017292, 4.292509, -6.019294, 0.3390159, 2.653178, -0.822022],
}, name='groups_explicit').AddNchw(input, layout, output).AddVariations('float16').DisableLifeTimeVariation()

# Padding of strides.
# Expected values: float64 formula.
input = Input('input', (F32, [1, 7, 5, 1]))
filter = Parameter('filter', (F32, [2, 3, 4, 1]), [0.118, 0.867, -0.343, 0.801, 0.987, -0.384, 0.038, -0.29, 0.361, 0.097, -0.828, 0.777, -0.992,
    -0.973, 0.302, 0.163, 0.885, -0.2, -0.62, 0.737, -0.811, 0.308, 0.95, -0.703])
bias = Parameter('bias', (F32, [2]), [0.002, 0.975])
activation = Int32Scalar('activation', 0)
layout = BoolScalar('layout', False)
output = Output('output', (F32, [1, 4, 2, 2]))
model = Model()
model.Operation('GROUPED_CONV_2D', input, filter, bias, 1, 3, 2, 1, activation, layout).To(output)
Example({
    input: packed('<f4',
    'c-jGs0CWGexZ9>JP!L-7rW6}JwmI3^2q##&!7CqqnEHE0bx_w<U=+w6`J1whSY#-ht}hDnw9d|~F*!-fhlM|GeiXKojiV0buI2^4'
    '#LdS!>l{SaUDv&c_qQBK^o-%w>-7?<-jj%TpzWZCzdt^_Kfk^|KfAv^zdt^|zCJ%czCOM_zP~;{zdye}KEFPi;7C>'
),
    output: [2.03349, -0.656838, 1.165966, -0.992834, 1.556258, 0.6570251, -2.917706, -1.4634908, -0.17045096,
    1.1682949, -0.93387, -0.276148, 1.06634, 1.671458, -0.21003003, 1.195811],
}, name='same_strides').AddNchw(input, layout, output).AddVariations('float16').DisableLifeTimeVariation()

# Channels only.
# Expected values: float64 formula.
input = Input('input', (F32, [2, 2, 3, 4]))
filter = Parameter('filter', (F32, [4, 1, 1, 4]), [0.595, -0.699, 0.348, -0.406, -0.892, 0.151, -0.636, -0.148, -0.294, 0.977, -0.707, -0.436, -0.915,
    0.848, 0.394, 0.86])
bias = Parameter('bias', (F32, [4]), [-0.82, -0.976, 0.602, -0.474])
activation = Int32Scalar('activation', 0)
layout = BoolScalar('layout', False)
output = Output('output', (F32, [2, 2, 2, 4]))
model = Model()
model.Operation('GROUPED_CONV_2D', input, filter, bias, 2, 2, 1, 1, activation, layout).To(output)
Example({
    input: packed('<f4',
    'c-oVkwu(u;zyI47pZnDT*SmKe)nC`z>a*n2#6=IU*1z*v@p4xAmVI}PH~o>{c9<<!K$gY%qqgCpLmDT{{Y82g=XfgIb$|WZyx`JX'
    '*Q$!F8uMdnGxwdCuVOrRW$Wj!jn5;ZrfE+)-f{KmoNu0c*NGRT?|HD~;l#kszkAPody@I*{7vnRGv&8Q9V_lP%&yfa?XJ9HXTNWs'
    'oxME}?FT~p{Xo*r&JM`3+Yb~20lR%bL6C}lAb9|&CSpY'
),
    output: packed('<f4',
    'c-rG?-?JuXPD7RSB)05LKPt9AzOG++CT(}0LQYFdhcthKP=0(Uqt#xq2PbtVdVh0UdL!>>(X|^l9?z&sPBU2Vrr4f(RDS8}1vOck'
    'H%+(~9Iwop`;bYAWlMSTj!)Mot@t;2|9<=ZP`vlRUVB?0ePI6q`~Ca&@3-B*&)yCIHzz|o'
),
}, name='filter_1x1').AddNchw(input, layout, output).DisableLifeTimeVariation()

# One result an image.
# Expected values: float64 formula.
input = Input('input', (F32, [2, 3, 4, 2]))
filter = Parameter('filter', (F32, [4, 3, 4, 2]), packed('<f4',
    'c-jGg0e}7(zKPp4e^RXc%a+vyjYutjx_y!K7p4MYq@?z|p6*Hj^vQeS4l(HxwtupJam%KjG0*yzTwd2&Z@j2CSXc_lp0*T1cfrkt'
    'FJ|3BjjUXlqME29#}p&{RthJ)V7T1`pF#OvYPcM!p+k69m*KK%Nk8rV*_$g6aBwJe?|cjZ{dN?3EeIxq^J<-HJ)xWL2={(NkGi8|'
    '5_HCiIXTyM@AIx;zRJw&-DV_UmmH67MVZFiORn3g4%abs<sKv!S^$2!JYHIHMGI-pF1p>k47I#e4#X$eJv}@Vr+;FARK70MGHfwG'
    '{X9>+YDL5+3{whALTNBNBXi3^G&CcAr+o+IpCQcAq(;W2P8tFd7FkRAH^+JLEu(025XFYSKR>@dzdydczCXP_zrMb{KE6J^KRZ9Z'
    'KR!P{y}v)dKEA%bK0m&`y*)oZzrQ>^zdk>|zCXV{KR>>{zCJy_J-@#`y+1s@KEJ*`zdt`eKR>^|KR!ObKfb>|KR&+NRkyb'
))
bias = Parameter('bias', (F32, [4]), [-0.214, 0.278, -0.761, -0.808])
activation = Int32Scalar('activation', 0)
layout = BoolScalar('layout', False)
output = Output('output', (F32, [2, 1, 1, 4]))
model = Model()
model.Operation('GROUPED_CONV_2D', input, filter, bias, 2, 1, 1, 1, activation, layout).To(output)
Example({
    input: packed('<f4',
    'c-m`ckc{%P>^$6BDf{N6$2-5fg?IIvFUs~Z=%?5>PV?~EqyFRI;kXoiSs}m5%S=I*Vhk)PNn0GhzJ3`MSoW|cNyS#>?g6E!=?r(R'
    'O{Y3P<S8)>KJ|5%_1&oEq?f+hJGMj~nAW{u1;dVu+rI3OtGXYsZ57*<tlwMCZJ2VukC{8_Q*%f1#1l8)KY6m@!?I27eI9%5?15na'
    '{(bww6c7Vh`#}sKy$>X3XActC2a?=pzYhRu5nsj'
),
    output: [-2.02118, 0.136972, -1.6835872, -6.154228, 1.138969, -2.1058478, 1.736793, 7.420799],
}, name='whole_image').AddNchw(input, layout, output).DisableLifeTimeVariation()

# Several pixels are in no window at the end, which is no padding below 0.
# Expected values: float64 formula.
input = Input('input', (F32, [1, 8, 9, 2]))
filter = Parameter('filter', (F32, [4, 2, 1, 1]), [0.644, 0.476, -0.749, -0.387, -0.127, 0.23, 0.306, 0.818])
bias = Parameter('bias', (F32, [4]), [0.055, -0.058, 0.018, -0.194])
activation = Int32Scalar('activation', 0)
layout = BoolScalar('layout', False)
output = Output('output', (F32, [1, 2, 2, 4]))
model = Model()
model.Operation('GROUPED_CONV_2D', input, filter, bias, 1, 5, 4, 2, activation, layout).To(output)
Example({
    input: packed('<f4',
    'c-qT)DA1}af0XObbDs#yWf#Ax&U>8Yk+q|}@ow{*{CCyn?>Z-o=nAd+@grn`(?j**!x#5eCW$b75Rk4t-u!smzct3+s)OXSxPtf='
    '@%%eIF+<l<@v`CB+Vib<H%&Wx@?rn7mp}Z(cLmG}V)5#~*{zti%5q0<K>kCY-Vl)p>A2Gj`_32N6_IUzD3rf%Rcpw3H<vwC5wAD3'
    'DqLUr+uU-?Y$Xl0_e=LY+#@G8RpmgSP>o1ujibc6P0b&JgC9#JR2gP`Rhs`&U>(Eq2z`6+14}<&kulZ~+0nY^`VL)JrYj5IPTaI*'
    'gD=M!`|qz+<~pA#t2#7WEja0>XYb4%VLXS<<!ng%xJ7PyuTYiw^vCNg^>-~~nEyRPWnI*Ps%D}2A74NIzOB2YWah=**9FQ8UuK%@'
    'Xqi1Hak=!BU0Yf^o3C|QFz@I4_<q8c<9`oK+B}(+|L75q!WXl5UHftULEFy1SHGW{{kLM4@SJ(`UO!QmyCk-I$JaS?=W0AsT61RV'
    '=8bLhU*B2RQu^fJ;|c%ne4lBz?o#RW<A<ItTJdz<b>=6X?^@Hp+}-(f!mGuN%iL4EN*tPB1zntKJo%2@eju>hZ*OmB4+Q)6?YG~%'
    'AIJpaeRjL;?DyLPrR^aA#0E(L`TIcH_U;Ai1!~>D7o^(`Bn5=F`|QEGfN+of{(T^NFGvqWF;HqRNYsA6jXlKZ{rkWgz-HP50B-9t'
    'QU'
),
    output: [0.190828, -0.222305, -0.242975, -1.8457459, 0.640732, -0.739565, 0.014612001, 0.327356, 1.987336,
    -1.999164, -0.45329902, -1.425428, 0.4659, -0.24916096, -0.43748802, -1.750308],
}, name='same_strides_beyond_filter').AddNchw(input, layout, output).DisableLifeTimeVariation()

# Filter and bias are parts of one shared memory.
# Expected values: float64 formula.
Configuration.use_shm_for_weights = True
input = Input('input', (F32, [1, 4, 3, 3]))
filter = Parameter('filter', (F32, [6, 2, 4, 1]), packed('<f4',
    'c-jHL06+hcT+?KA3Wrd4hg{1LU>n`X=NaKO*#e6SkGSxxdE=fno}5&gSkqvtA;Ao+%R4dck4-z1*A|Vw7LTD=<u4>l`viJk&MR!!'
    '!XBp_>80;p@5JMoIZfs9u*w1)q2CBRLgHT-Bbk>!*<wXGkX;71DOQwv_s3_W^(BUSMw=%Z=OCpy^kUG`GNCJ4#ZRoizrH^{KEAy_'
    'J-@#{zQ4Y{zP`S{KE6M_y+1y`zdXJ_zP~-cK0m#^KfOLbzP~;eykR{'
))
bias = Parameter('bias', (F32, [6]), [-0.144, -0.775, 0.635, -0.39, -0.727, -0.101])
activation = Int32Scalar('activation', 0)
layout = BoolScalar('layout', False)
output = Output('output', (F32, [1, 4, 3, 6]))
model = Model()
model.Operation('GROUPED_CONV_2D', input, filter, bias, 1, 1, 1, 3, activation, layout).To(output)
Configuration.use_shm_for_weights = False
Example({
    input: packed('<f4',
    'c-o6Oyo&9-$H^G=u(12j)%X26y5UcAb<nn#yRJ&^6IypP>xb>KS^Zx>HhzCt)^Eti=l|Pqew{+m$^#-hKC5|Fu*`3ESJ)HGHG8I#'
    'N6^&EQg%!)eBbKsd=Ztk;l)F(clX|IeDg9)YQsl^DTlXznYn-ezWsLl?Sa6~em@Y}+S>y~_V2Ub3l;>5*zX4b?wm`c'
),
    output: packed('<f4',
    'c-jFV0pI={La$6D!Au`Taq+O$aFy!9TwOhFA8ZUdTWgJU?3AQ}G9b*!7QZlwc587t_fUQgL&*<n5@*dTlTP6g?C%Lz0i3j)`wK_S'
    'l^>;B`7WjNJuFl$bx5)~>`u8B*6jUwLDQMk_gEPF0GcKhhz_^7?L+^VsK_@v1JFT0F#R7aR6|2j^5w)~{D@~LS3(Q_1_Ez6lK$$D'
    '^nshHII0xeO|2&9pGs>QcUZvD{E1`Tt_`FvwnsTJ+m#Td8D2b$<&8GHzO5U`GB}an!R8n3q2AreHjPL>KR&*{KR&-dzrVjdz`wx0'
    'zCS-cKfgb}zr8=dzCOS|Kfpgfzd*phzQ4e}z`#H~zdyjdzdpdeKfgb}zrH^|zrVe`zrVi?f{`N'
),
}, name='in_pool_float').DisableLifeTimeVariation()

# Results on both sides of every limit of a fused activation.
# Expected values: float64 formula.
input = Input('input', (F32, [2, 3, 4, 4]))
filter = Parameter('filter', (F32, [6, 2, 3, 2]), packed('|i1',
    'c-jTQ2M&NB5ClMw&cf;cUul$plv8Jj>7xl^?^DXwQg#CU!V0KoiFU3BO)?b4Ua|ANLeywljZGdVl;PfLf{;JTH5$_', 0.0625
))
bias = Parameter('bias', (F32, [6]), [-0.5, -0.25, 0.6875, -0.9375, 0.25, -0.375])
activation = Int32Scalar('activation', 0)
layout = BoolScalar('layout', False)
output = Output('output', (F32, [2, 2, 1, 6]))
model = Model()
model.Operation('GROUPED_CONV_2D', input, filter, bias, 2, 2, 1, 2, activation, layout).To(output)
Example({
    input: packed('<i2',
    'c-pg=IN|8orrnVY+HXbrtP&so7IRwfe)hUbh^e525u3Q+xj&_wW>*xPk_^7cSb8BgzG-I>>y3q7X44qOZzw))%ip=^MT1V*pQ=Yc'
    'HOpr#@tw4}e$Ma4ho7Fze3{wdr5dn^;XlKFAYx!(0F(d!GeAUO;6DgJg(1p7JcwEt8;J>1{vT?@e*pA5V7C', 0.0625
),
    output: [3.3984375, 2.765625, -13.9921875, 7.9296875, -9.2109375, 5.0742188, 13.847656, 1.5976562,
    -0.31640625, -2.7929688, 2.3085938, -1.2773438, -7.4765625, -7.734375, -1.8125, 10.828125,
    3.7070312, -18.601562, -19.855469, 1.6289062, -6.609375, -1.1835938, 4.1289062, -9.691406],
}, name='activation').AddAllActivations(output, activation).AddVariations('relaxed', 'float16').DisableLifeTimeVariation()
