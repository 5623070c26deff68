# Licensed under the Apache License, Version 2.0; see LICENSE.
# Written by 'python -m corpus' from corpus/families/pooling.py; do not edit.
#
# AVERAGE_POOL_2D: windows, padding, layout, activation, types.

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

# Width and height differ.
# Expected values: float64 formula.
input = Input('input', (F32, [2, 4, 7, 3]))
layout = BoolScalar('layout', False)
output = Output('output', (F32, [2, 3, 3, 3]))
model = Model()
model.Operation('AVERAGE_POOL_2D', input, 2, 2, 1, 3, 2, 0, layout).To(output)
Example({
    input: packed('<f4',
    'c-k|ZsGMs&v9VdC-1PEUuC(6k=by^w%g*Wkv4UxdNXV{s27$vbkMf+f)&H=?>$<Z17a>2x)0Z!<k-eR==HaZD?J<Ur1=RDOvmC8<'
    't5h#8yvVdB<z#tM%D=-`6_>1;Bk=BVl>C;$FYT-59ZuTCa5N;T^AlU`msO{eCZ?@vUQ%m5V~5xC$MRYFJk##4*mCtpdxolcso%xJ'
    'hmB=#uIm+W%2i&}ZJWDES6ZHn<L&L|#&4${Shp|E_ssRQ>5IQ#XcdY&k`sJPyI|d8PcepwuWAZRWn6ccpWs=1yY+8#630ScC7Gz7'
    ')-qKy)x`QamPQx~{SH$Q+4j;f!&XUK#=2~ufc2HH6&ng<jzrWfO=&%0`&aDa`>z6?3<{4094|H6|NXd7;BA`Bfdc!^JUO1<OI!Ec'
    'WpegEcA_F!Y$99d<Rqo9UyY;AxlfNscz)Y8hwJ&=P5Q0ZQ+g_$Ki6zNl`fxDbSC(jUqQ6g>BBJr=GMl~W4EWC>2!F>@sWdBE`Cc`'
    '9#??lYMloGe_AhfJ6%~<E+xXqX{oeEI&sJ2pLqp-+I%k@vx@zd=EvDb^q<IB`G|Mc2Fv>2)!omuLOQGRH7s-@9C9@ncxAV$IJpY+'
    '$YmL=t!*^oWs1DbZ6gz`U7Ea&Gh34Np=H5@*Bm#RS@IkEPNu#tl#~D7?O$43y!gO=TL(J_`@Q>Z4;<L*V87q~z=8ey4mcb*aKPSv'
    'KM*_Y-@gyYbJ!0ObFg=?KVZKPs0fJc?LZ=S`w#5j4-~d{07@Qka5%6ZNCRc}fk>diAQSEOI~)KjhL{U93<!ZLK}>rGJD`<79#GW*'
    'kQh)W&_tjs_V3>d)CaU5q|Y7z{X9Sa'
),
    output: packed('<f4',
    'c-s5=+vu>M<s|N_z9I#Gv^2fF8%=L%w|zO9aY5yEqVJ0NiyfE$iJTJc{<ivW7~{=p7cT7C6_w7Izw+Q$!7ZHEE0WgPeh`gWS$8My'
    '+~L^2HzPBr1kU?#%xt^l?4;Ea{YMXrXz>-DbI!~x@mwvx(`91wia?Ed$r~BMxg_WFTg+U1s(c;e7xmTM6DvM6tQK&+`($PF7N^ML'
    'cI>v>uSY)?o-MPO@B03I`|S4Zx81kje*b<Tv2Q;R@3yzI-)j#Pv9sG}ZwFMcAE;!%El2^727-M6Og?Yz'
),
}, name='valid').AddNchw(input, output, layout).AddVariations('relaxed', 'float16')

# An odd padding has its greater part at the end.
# Expected values: float64 formula.
input = Input('input', (F32, [1, 5, 6, 2]))
layout = BoolScalar('layout', False)
output = Output('output', (F32, [1, 5, 6, 2]))
model = Model()
model.Operation('AVERAGE_POOL_2D', input, 1, 1, 1, 2, 4, 0, layout).To(output)
Example({
    input: packed('<f4',
    'c-jH*01y8u3N3e!5cqMh1eo2~R6^_>p6>kqePAIaDgIDk)l>w&WVl{~xRZ5vKP9}b-v(gkPF8)xBk=qXbB|D5*RsCCSW`W6R&FHD'
    '<6u!*?|iA$Kjp9nT-1%_c;i-|J07~g9vG9pH3oD?Pl4t8Vh%s`+o!2mXu^$uYfYbhG2{B!HgXPkMKw_52amD%#ZX#tk1&@|F$E^N'
    'Uxgw11*90CUI7z9EftV)piNC!`6jWck##4)K)^phK)t`eK)*o0z(Bx0zrQ{{zdk^~KR`Xdz`wx1K0Uy{KtDe}zCS&`Kt8@eKR-Y~'
    'Kft~}zPvyICvqk'
),
    output: packed('<f4',
    'c-jlNuw`auVR-n$jGpXLsiT=8SBu5YKG*nC`hjWYy@>3KaWl@QtG~GRTy{f9`clE_>=xO4pBam$q^#U^cZr)me;%`K!||RQIeRAS'
    'D@=S`k->K6x8dK(m$dU#EcYl0<()}eyycbC!lK7t9toZmdL1QXp64oI{n1mUpk1u~(p)c_Cw#8yEeUfwTA#{_GX6>AFp;R;|EZ0I'
    '#hRJxjNkW-J3jenh?>2**xFqA<oZUXZAaLRX0%P+zt?`B-TwXi_S^5X-){$I+w23f?d|OM+5*LQ+1mn{_I5z=y?gC!_u7Mi-9Dh0'
    'tvvt)H*s_'
),
}, name='same').AddNchw(input, output, layout).AddVariations('float16').DisableLifeTimeVariation()

# The padding of SAME depends on strides.
# Expected values: float64 formula.
input = Input('input', (F32, [1, 6, 5, 2]))
layout = BoolScalar('layout', False)
output = Output('output', (F32, [1, 3, 2, 2]))
model = Model()
model.Operation('AVERAGE_POOL_2D', input, 1, 3, 2, 4, 3, 0, layout).To(output)
Example({
    input: packed('<f4',
    'c-m8cd2_P%qUYux4nCj9F{5%%z#A^@eP49X=ch1Sp3z>&XR2y{S*UVPLYlm^?Xo2d=UJv*6*1&{{O~G6e~O{nIf-`H-<``({eHhD'
    '?`27E;Pv+Te>Z&>vS#qj6SLKgV>9(_ep&J~tyQ0Eb^*ipFz1SO9J))ZDi{t~J8<SdS*Er!k<T*mJC9M=WAPu}a=UC|7fZ)y7;XBQ'
    '#Plmr?odFQb%mR^FTYOi24y+sN_Cb;(j_kiOz$5!aKPT)VZVce!-4$=931xVwR1RN?*I|9w?E)u2b2a1097400F*fZR=3~5e(wSM'
    '{Q#F6YnT'
),
    output: [-0.34144443, 0.51922226, 1.7944444, 1.0128889, -0.14333335, -0.16688888, 1.5863334, -0.20333332,
    -1.1896666, -1.1028333, 1.5956666, -1.21],
}, name='same_strides').AddNchw(input, output, layout).AddVariations('float16').DisableLifeTimeVariation()

# Padding left, right, top and bottom.
# Expected values: float64 formula.
input = Input('input', (F32, [1, 4, 5, 2]))
layout = BoolScalar('layout', False)
output = Output('output', (F32, [1, 3, 5, 2]))
model = Model()
model.Operation('AVERAGE_POOL_2D', input, 2, 0, 1, 3, 1, 2, 3, 4, 0, layout).To(output)
Example({
    input: packed('<f4',
    'c-jG=0AK%RNR}&)x)8|(Z-?8}jjZR7wu78lH^~J4yp4hG<v%-8rlg+ZEs1qz;X{YQNmzDP5*GP*mmK@T^T5P8iFQ`hbeENU&^6z<'
    'n{e-?vO$v;`il-F1i20_JGmBV-a=^&jbaEi;T~Q%D`q2~@@}u*#C?ZT&A?c|KfFM|K)*mhK)=Ahzra91zd*n|Kfu7iKtMphKfu2~'
    'y}v)eKR-XaUr;R'
),
    output: packed('<f4',
    'c-r$${QGmJjt|#XTSN8uru;XC&(HYVTkCucnbN|&Ri|!VQl0PRB`)?)I1F|Cg#L0k9db0ize!_`v(bdcp9^2i?7Hs|)_CIL9gT^z'
    '4~OUob<E9MUu#p#9TlB7b-&&Ief#bA+uPdj2LYS?_IvFQfLLHr06Y>p{Q'
),
}, name='explicit').AddNchw(input, output, layout).AddVariations('float16').DisableLifeTimeVariation()

# Padding on one side only.
# Expected values: float64 formula.
input = Input('input', (F32, [1, 4, 3, 1]))
layout = BoolScalar('layout', False)
output = Output('output', (F32, [1, 3, 2, 1]))
model = Model()
model.Operation('AVERAGE_POOL_2D', input, 0, 1, 0, 0, 2, 1, 2, 2, 0, layout).To(output)
Example({
    input: [-1.507, -1.118, 3.574, 0.98, 0.293, -1.435, -3.068, -2.867, -3.748, -2.685, -2.439, -3.516],
    output: [-0.338, 1.0695, -1.1655, -2.5914998, -2.76475, -3.632],
}, name='explicit_right').AddNchw(input, output, layout).AddVariations('float16').DisableLifeTimeVariation()

# One window, the whole of each image.
# Expected values: float64 formula.
input = Input('input', (F32, [2, 3, 4, 2]))
layout = BoolScalar('layout', False)
output = Output('output', (F32, [2, 1, 1, 2]))
model = Model()
model.Operation('AVERAGE_POOL_2D', input, 2, 1, 1, 4, 3, 0, layout).To(output)
Example({
    input: packed('<f4',
    'c-nisBE;?aVfjUTY;%5PC4EbZQZ`@X#r0Uya>>ydb86Q~=3Dn)+`tsE>g3DzJ#nqFmzN%UyzTebR#)A|BXxTOGz3y^cgpZwU&^wj'
    'Kq2ply*rE0{X<Gc+Lj;7)Wk}5y^iv&?iT$VsG&T~>MBE5N`OoSccrIP)#B_l0pAF(hNTO|to=iaHOfVp%py+)pDbKrWN+`V9|RBB'
    '+3!Daz#hataKP5V!Qp^|gFQ$H#0LsG9N2Gfw|~C_09q$j*Z'
),
    output: [0.7410833, -0.6034167, 0.24833333, -0.044083327],
}, name='whole_image').AddNchw(input, output, layout).AddVariations('float16').DisableLifeTimeVariation()

# Pixels between windows.
# Expected values: float64 formula.
input = Input('input', (F32, [1, 8, 9, 1]))
output = Output('output', (F32, [1, 3, 2, 1]))
model = Model()
model.Operation('AVERAGE_POOL_2D', input, 2, 4, 3, 2, 2, 0).To(output)
Example({
    input: packed('<f4',
    'c-niOGOg2PNxf6`v_1WMV%8<i$Q4&T$>bBT=1<bM`(9D%&3tS^)68Q|-j_XibqABJ%Z3>3R>f7lr6J0tb8fd^U6*Bi_@v>*>VV(Y'
    '&W_y$SqUP}C5KA--39WV-()M(Ht&^LDWKuclVW&4x3Sr|v%kzg>QsfCHdl91fBWkVAE!@#e0%bdpJEm6dyK!9aVUxOW~L`6^z2n('
    '^<&odWsXvm2vW{-Jjb88+)A<{X748Ff}%~i4#kaLdb(c{BWu;K_Y`bm^Ays`o1t3iut1J8Q&FTkLvD@qx_bKq2lnmXcK}EMfx`iZ'
    '{RiwF_B$M~w|B6&-@hLyW`Dr;z&;0u1N(up_ItsSK)7$;z61OBJM06hci3;^u<rl>i%^4<'
),
    output: [-1.85725, -0.14325002, -1.16825, -3.04075, 1.34225, -1.21575],
}, name='strides_beyond_filter').AddVariations('float16').DisableLifeTimeVariation()

# Nothing but strides.
# Expected values: float64 formula.
input = Input('input', (F32, [2, 3, 5, 2]))
output = Output('output', (F32, [2, 3, 3, 2]))
model = Model()
model.Operation('AVERAGE_POOL_2D', input, 1, 2, 1, 1, 1, 0).To(output)
Example({
    input: packed('<f4',
    'c-osI*(h@Ha@0IN?bDV2!d5BjK3yS@()g#aovB=L@~#wpC%%ar9x~{@`7>)n@h92(ea)&XbeH^Cv*7l{nBF5SQ`af^ro7i}U-<G0'
    '-^UG`E*y)np1RUjOncu32~X?03A%5Ksu(r}uAEtvaVaWm{sFdQn+k$uq<$*(Pd|{yoF83OU2b(uRn4GQscCKzccHqlB$s9Qd!>{='
    '_gPY_Vl-q9=&q2IT(R-*7M7x4oZhN`Cnwe0-L{I`e_+3ZgM+<;!~XsI9S%6y+c|*10U*czz=8ey?Drn9cQ{}N<T%*xx8DyWfp9-a'
    '%f15#0E+K#X#'
),
    output: packed('<i4',
    'c-jGw0B`@uoJ34Gsx^nGLZCp91bGOwj7~3+z_i#9XynEQl&G|@fRM~~?~6CI@m?0jU>acUR_UyrY+~K*%E+TwW~EDk7{<tQYQmv@'
    'M{LRHa#~r71uw;%PDWgB2atr^p|((&X8V`*B+HhF{1t`%`~w35{{R010RjU80{;X2{{H{~0s;a30s;O30ssO71O5D^Yehc', 5.960464477539063e-08
),
}, name='filter_1x1').AddVariations('float16').DisableLifeTimeVariation()

# A filter of one row.
# Expected values: float64 formula.
input = Input('input', (F32, [1, 1, 9, 2]))
output = Output('output', (F32, [1, 1, 9, 2]))
model = Model()
model.Operation('AVERAGE_POOL_2D', input, 1, 1, 1, 5, 1, 0).To(output)
Example({
    input: [1.184, 2.338, -0.967, -3.356, -1.878, -2.745, -3.477, -3.96, -2.126, 1.633, 3.746, -1.316, -3.263,
    -1.81, -3.662, 2.58, -2.36, 1.431],
    output: [-0.55366665, -1.2543333, -1.2845, -1.9307499, -1.4528, -1.2179999, -0.9404, -1.9488, -1.3996,
    -1.6395999, -1.7564, -0.5746, -1.533, 0.5036, -1.3847499, 0.22125, -3.095, 0.73366666],
}, name='one_row').AddVariations('float16').DisableLifeTimeVariation()

# A filter of one column.
# Expected values: float64 formula.
input = Input('input', (F32, [1, 9, 1, 2]))
output = Output('output', (F32, [1, 5, 1, 2]))
model = Model()
model.Operation('AVERAGE_POOL_2D', input, 1, 1, 2, 1, 5, 0).To(output)
Example({
    input: [1.426, 3.521, 0.818, 3.697, 0.684, 1.297, -3.94, -3.605, 1.804, -2.489, -0.013, -2.659, -0.212,
    0.954, -2.867, -2.39, 1.769, 3.42],
    output: [0.976, 2.8383334, 0.1584, 0.48419997, -0.33540002, -1.3004, 0.0962, -0.6328, -0.43666667,
    0.6613333],
}, name='one_column').AddVariations('float16').DisableLifeTimeVariation()

# A filter greater than its image.
# Expected values: float64 formula.
input = Input('input', (F32, [1, 1, 1, 5]))
output = Output('output', (F32, [1, 1, 1, 5]))
model = Model()
model.Operation('AVERAGE_POOL_2D', input, 1, 1, 1, 3, 3, 0).To(output)
Example({
    input: [0.609, -0.68, 0.99, 0.694, -0.244],
    output: [0.609, -0.68, 0.99, 0.694, -0.244],
}, name='one_pixel').AddVariations('float16').DisableLifeTimeVariation()

# Several pixels are in no window at the end, which is no padding below 0.
# Expected values: float64 formula.
input = Input('input', (F32, [1, 8, 9, 2]))
layout = BoolScalar('layout', False)
output = Output('output', (F32, [1, 2, 2, 2]))
model = Model()
model.Operation('AVERAGE_POOL_2D', input, 1, 5, 4, 1, 2, 0, layout).To(output)
Example({
    input: packed('<f4',
    'c-lL;PkPBbeLn{I+Z)brtNnL*-Az89{%;~|6E(e<o_{;Ks(+8mjFU`X_WU_{xqeN*&*Agmc64TKIlN1EOY!l-AL>V26<2+^&(prI'
    'amC|*PxG~d81DDq?~kZfl-F16Ja~K0WS)SG9}yQ1`>j|au&GsEca`)%CR;c2^Oc>2g{u2R(hiny5`T039nZVs^2&eGE6yG*o3CH+'
    '{%#UO>(8R^pY5;sx}VcEKcum)@ofx`_HPY^kB3US^UAdUmaHuE&5}7}{`I?toa3GoUp+US$ndreHdJ`M;p1O_Cb9Wbk1f4&L8yHP'
    'ga0A_LzW^NTJLUfJoU3gf~j|6u%*)1q+<mUb6>Y^`lx?Jn`>L=_m_^gwrum)rJdS0_h#VY8m5|zeJ`)*A3LMq<|Nz8|0Li5cVEEa'
    'zgIhy9L2LdWmDQkd*qeaGhG6LYQ0T1iHU~@bILKTxuxnEFnLbxg)MO}QcU9(hI?txC=e|23K3l``N}za^$#WIV{rwwqN=)I^n{c{'
    '9tl+T35RHl=Qfwj_VDmNYiS;MJ2mKThxv79N$WTZrCW+o>UxRt^W{7|(uLPQ)OU->_3jBcaNxjx2RjFQdwYld5aNKt0f+rS2;>~t'
    'zYoZ<cK|XD*zeyDWH{`%I{>8j9XJ5i0#pxFdH^T|QUH_%s<1x*Qtfa6NZapo*tZvGq#aPFy`958`vd#-?>}G%R0Oov-X5e5s1axd'
    '(3k@t(#{?LMT-(|'
),
    output: [-3.38, 0.051500082, 3.4565, -2.298, 0.5035, -2.9689999, 0.7695, -1.14],
}, name='same_strides_beyond_filter').AddNchw(input, output, layout).AddVariations('float16').DisableLifeTimeVariation()

# The argument list of HAL 1.0.
# Expected values: float64 formula.
input = Input('input', (F32, [1, 4, 6, 2]))
output = Output('output', (F32, [1, 4, 3, 2]))
model = Model()
model.Operation('AVERAGE_POOL_2D', input, 1, 2, 1, 3, 2, 0).To(output)
Example({
    input: packed('<f4',
    'c-jHL06+gXe^O{nE20t-Gk>0BbEHgA8D!Pvy6|Ye(E=q%i)}f7k5X^!XdmCEdtiw%mT$g^YPgX%hed;fGivWUXmB@;1Uq=pNvDyY'
    'A}a>rZ0EFU!nhJqk%dp26y-q(LlU3C+}@3u7B;{@Gd!oSvAqdbR<G&8Y_<*RTZaM4=ljSU6+WYg?dy#s-jJZoOM~h^zrMe}KR>-c'
    'zP&%czrVgeKEFOczdygfKE1v_zdpS`zdt`ezrDXdzrVgezq~*2EndO'
),
    output: [-0.3545, -0.59183335, 0.21033333, 0.010166672, 0.91375, -0.08474998, -0.3868333, -0.50516665,
    0.61383337, -0.45816666, 1.07625, -0.19674997, 0.2131667, -1.0691667, 0.6321667, -0.88883334,
    0.7335, 0.43199998, 0.531, -1.5649999, 0.36833334, -0.94733334, 0.789, 0.51949996],
}, name='implicit_without_layout').AddVariations('relaxed', 'float16').DisableLifeTimeVariation()

# The argument list of HAL 1.0.
# Expected values: float64 formula.
input = Input('input', (F32, [1, 4, 6, 2]))
output = Output('output', (F32, [1, 4, 4, 2]))
model = Model()
model.Operation('AVERAGE_POOL_2D', input, 1, 2, 1, 0, 2, 1, 3, 2, 0).To(output)
Example({
    input: packed('<f4',
    'c-qr%v^9Jf)x6?Y>B)M{+?N7znmpzrKKi+j&DnOi?dxwm8}U59n(52wCBMv{Cj9tw{_a#Rj;fRc$Lc1RWyL&Ki`W&z)Va?5?(?Oc'
    'jdI)OADVi`^0$zP_TPmCb)6TU2Cw`+MY(*<mg-%nxnA_`@jw00a^?Q+i_d31*&VGo_2}kXp^Nv3oILzb{fg>at%Hv)Bww6tzkmOJ'
    'dwY8jVGG3jKpY?ir1#o^$o*ho0~EHix7%mG9{|@qW<v'
),
    output: packed('<f4',
    'c-jGg0Du34@`T9W#mRr=4N91dX!^~lT1hnD37Ja6bgStiU7#Pp(s{j4XLf4PEet0mk$%i{WPYWV9+?dFXsRaL9m0jmeIh0;*p9rC'
    '5)vvu?Wzou8!<9<jDd1EktzXsll7}Tzdye}JwH7@zCS)cK0dxXKRrLbKEJ=ey*@v_y*$71kvr!'
),
}, name='explicit_without_layout').AddVariations('relaxed', 'float16').DisableLifeTimeVariation()

# Results on both sides of every limit of a fused activation.
# Expected values: float64 formula.
input = Input('input', (F32, [1, 4, 5, 2]))
activation = Int32Scalar('activation', 0)
output = Output('output', (F32, [1, 3, 5, 2]))
model = Model()
model.Operation('AVERAGE_POOL_2D', input, 2, 1, 1, 1, 2, activation).To(output)
Example({
    input: packed('<i4',
    'c-jG=0AK%zc-5LXrn~@L?C>(cv{10nD4^zzh|rXP+}uWt-bg$=@X)v@xc+eKzId65n@QDVeEkT@onjnKTyW5r79tpG`6RZNB;nr*'
    'r%g#*Nz^?N&v{v)q#St5Zxoy%uTc8ZuZ?03sjH-%ZuSFi<|;3j=E6*mJUH3}1^)pA{`>{}`~(5~`~~_10t5m71p560`~m^}{`~#?'
    '1Ox;D`Tzo+;!w2', 1.1920928955078125e-07
),
    output: packed('<i4',
    'c-jGY0Ehp;RLrNqEXI(2=)PRYBxp!jI2Ph;;)p^h%76ewCv@YXoAq2v7-}ZUk9ON;i#dq|dc1lTU|gZV0Jbp`wao<h&vz88>5(F4'
    'DR#8v+5RM)?4d<3T|%JK-~<Ex{{;L11OWa41N;31`vU<00Q~^_0R#X7{r&*S>NmX', 1.1920928955078125e-07
),
}, name='activation').AddAllActivations(output, activation).AddVariations('relaxed', 'float16').DisableLifeTimeVariation()

# Padding counts for nothing: it is no zero among negative values.
# Expected values: float64 formula.
input = Input('input', (F32, [1, 3, 4, 2]))
layout = BoolScalar('layout', False)
output = Output('output', (F32, [1, 3, 4, 2]))
model = Model()
model.Operation('AVERAGE_POOL_2D', input, 1, 1, 1, 3, 2, 0, layout).To(output)
Example({
    input: [-7.441, -6.3, -6.201, -8.202, -7.737, -6.593, -8.869, -5.428, -8.714, -5.77, -5.27, -5.824, -6.551,
    -8.188, -6.761, -7.925, -5.732, -7.621, -6.068, -6.499, -7.383, -5.024, -5.831, -6.735],
    output: [-6.9065, -6.524, -6.9856668, -6.8128333, -6.8981667, -7.0266666, -7.4795003, -7.0334997, -6.446,
    -6.4285, -6.6196666, -6.4876666, -6.3106666, -6.699167, -6.6315002, -6.968, -5.8999996, -7.06,
    -6.3943334, -6.3813334, -6.4273334, -6.086, -6.607, -5.8795004],
}, name='negative_same').AddNchw(input, output, layout).AddVariations('float16').DisableLifeTimeVariation()

# Padding counts for nothing: it is no zero among negative values.
# Expected values: float64 formula.
input = Input('input', (F32, [1, 3, 4, 2]))
output = Output('output', (F32, [1, 4, 6, 2]))
model = Model()
model.Operation('AVERAGE_POOL_2D', input, 2, 2, 1, 1, 1, 1, 3, 2, 0).To(output)
Example({
    input: [-7.441, -6.3, -6.201, -8.202, -7.737, -6.593, -8.869, -5.428, -8.714, -5.77, -5.27, -5.824, -6.551,
    -8.188, -6.761, -7.925, -5.732, -7.621, -6.068, -6.499, -7.383, -5.024, -5.831, -6.735],
    output: packed('<i4',
    'c-jj|i#sneZT;>`f7C83czj98cD3kvKdD8=pgeBZMo!k;1FG6fN{^aU&zJM8EmbOh_&9CX_pg6;dit(3^lg3k*Shqtlj`!fucPkn'
    '+vTa9%D><gTYJG|1!IxKGr{(gZ)a2qnyHFQ%kgM@vwsrw*G@@aK~-5^K#o;QLetPl$G}WeThUC^gU4CU*x1Nc$JtfmKNS1}L&5+6'
    'P(^8A', 4.76837158203125e-07
),
}, name='negative_explicit').AddVariations('float16').DisableLifeTimeVariation()

# No batches in, none out.
# Expected values: none: the model must fail, or its outputs are not compared by value.
given_scores = Parameter('given_scores', (F32, [1, 2]), [3.0, 2.0])
given_boxes = Parameter('given_boxes', (F32, [1, 8]), [2.0, 1.0, 9.0, 7.0, 0.0, 0.0, 5.0, 6.0])
batch_of_box = Parameter('batch_of_box', (I32, [1]), [0])
scores = Output('scores', (F32, [0]))
boxes = Internal('boxes', (F32, [0, 4]))
classes = Output('classes', (I32, [0]))
batches = Internal('batches', (I32, [0]))
input = Input('input', (F32, [1, 3, 3, 2]))
no_batches = Internal('no_batches', (F32, [0, 4, 5, 2]))
output = Output('output', (F32, [0, 3, 3, 2]))
model = Model()
model.Operation('BOX_WITH_NMS_LIMIT', given_scores, given_boxes, batch_of_box, 100.0, -1, 0, 0.4, 1.0, 0.3).To(scores, boxes, classes, batches)
model.Operation('ROI_ALIGN', input, boxes, batches, 4, 5, 1.0, 1.0, 0, 0, False).To(no_batches)
model.Operation('AVERAGE_POOL_2D', no_batches, 2, 1, 1, 3, 2, 0, False).To(output)
Example({
    scores: [],
    classes: [],
    input: [-0.269, 0.604, -1.06, 1.265, 0.072, -0.2, -0.383, -0.815, 0.154, -1.162, -0.011, 0.821, -1.85,
    1.188, 1.408, 0.688, -1.879, 0.206],
    output: [],
}, name='zero_sized').AddVariations('relaxed', 'float16').DisableLifeTimeVariation()

# Width and height differ.
# Expected values: float64 formula.
input = Input('input', (U8, [2, 4, 7, 3], 0.25, 0))
layout = BoolScalar('layout', False)
output = Output('output', (U8, [2, 3, 3, 3], 0.25, 0))
model = Model()
model.Operation('AVERAGE_POOL_2D', input, 2, 2, 1, 3, 2, 0, layout).To(output)
Example({
    input: packed('<i2',
    'c-mw5f9LNbw~SZkK7<(Q&N?a4@yT$}g~xi29w>J_O>R$~TdO=f`N!64cAPeruG`s{7bfyNbTJXM)BWwI_=!Vb!(s!+!U7}ZfVu^*'
    'Gc;OeEIHGc(B)#i`aX*{-&N1#h7zWrB}E?U0ZV3XEZF$jzIge<8M?e5&;ISaXZk(m>ZDhe(LcHW1$<sUm9gS{Bxhjh(%go!b<Zxh'
    '{E~d%pC5R4y&22OV`~;Pp49!wFhl?V!9i4L'
),
    output: packed('<i2',
    'c-mV#by@A?4&T<*J?^WL!ux{!rn{z>`NmH2PMMlk-_kd^xM#}jocVL=yJqxt&YaUfyR^2UJbyL=SpWcyJ{tr'
),
}, name='valid_quant8').AddNchw(input, output, layout).AddVariations(signed(input, output))

# An odd padding has its greater part at the end.
# Expected values: float64 formula.
input = Input('input', (U8, [1, 5, 6, 2], 0.25, 255))
layout = BoolScalar('layout', False)
output = Output('output', (U8, [1, 5, 6, 2], 0.25, 255))
model = Model()
model.Operation('AVERAGE_POOL_2D', input, 1, 1, 1, 2, 4, 0, layout).To(output)
Example({
    input: packed('<i2',
    'c-mw5-xbSz*YdI1&T5&-_SsfvQ)iv;*l8LxfAJn)pSLOBSE`ApE{tJZ{2{65=XduDi|-uqp0{EDy>rUmMH3k)0092^AFB'
),
    output: packed('<i2',
    'c-pHjD{oFdU$8Yc-N~)6qN2I#Sj&d`?6laH%GUNJ2c|8k&Q7jw>#dtL|Llw@t;xk5MKh{r9NM*T+VsMOvlu7<01m((v;'
),
}, name='same_quant8').AddNchw(input, output, layout).AddVariations(signed(input, output)).DisableLifeTimeVariation()

# The padding of SAME depends on strides.
# Expected values: float64 formula.
input = Input('input', (U8, [1, 6, 5, 2], 0.25, 128))
layout = BoolScalar('layout', False)
output = Output('output', (U8, [1, 3, 2, 2], 0.25, 128))
model = Model()
model.Operation('AVERAGE_POOL_2D', input, 1, 3, 2, 4, 3, 0, layout).To(output)
Example({
    input: packed('<i2',
    'c-mw5f26DJ%jMJWZXe(O)THUn!cEuS)j98C-tEZ$eCo=S!&8Kf9Pe~#-dcIuW@2Psn}1DSbF5V}TgcN{e47|3008ldAgB'
),
    output: [154, 139, 160, 198, 124, 97, 112, 132, 85, 128, 99, 119],
}, name='same_strides_quant8').AddNchw(input, output, layout).AddVariations(signed(input, output)).DisableLifeTimeVariation()

# Padding left, right, top and bottom.
# Expected values: float64 formula.
input = Input('input', (U8, [1, 4, 5, 2], 0.25, 3))
layout = BoolScalar('layout', False)
output = Output('output', (U8, [1, 3, 5, 2], 0.25, 3))
model = Model()
model.Operation('AVERAGE_POOL_2D', input, 2, 0, 1, 3, 1, 2, 3, 4, 0, layout).To(output)
Example({
    input: packed('<i2',
    'c-mw5zmD@#VdoLIHwn`wa-Ipha96%ARnxYN&wqlxeaWv)ep-8UQ$(yo7>EP_NY4?O'
),
    output: packed('<i2',
    'c-nKCnvhtKFd?a;V`_C(R9$erS3%6LO-u6DL{zDi7%|`l0Bv#&s{'
),
}, name='explicit_quant8').AddNchw(input, output, layout).AddVariations(signed(input, output)).DisableLifeTimeVariation()

# Padding on one side only.
# Expected values: float64 formula.
input = Input('input', (U8, [1, 4, 3, 1], 0.25, 127))
layout = BoolScalar('layout', False)
output = Output('output', (U8, [1, 3, 2, 1], 0.25, 127))
model = Model()
model.Operation('AVERAGE_POOL_2D', input, 0, 1, 0, 0, 2, 1, 2, 2, 0, layout).To(output)
Example({
    input: [0, 255, 158, 121, 238, 43, 76, 186, 86, 245, 150, 197],
    output: [154, 100, 155, 64, 164, 142],
}, name='explicit_right_quant8').AddNchw(input, output, layout).AddVariations(signed(input, output)).DisableLifeTimeVariation()

# One window, the whole of each image.
# Expected values: float64 formula.
input = Input('input', (U8, [2, 3, 4, 2], 0.25, 200))
layout = BoolScalar('layout', False)
output = Output('output', (U8, [2, 1, 1, 2], 0.25, 200))
model = Model()
model.Operation('AVERAGE_POOL_2D', input, 2, 1, 1, 4, 3, 0, layout).To(output)
Example({
    input: packed('<i2',
    'c-mw5FJ`!XO5xu39;;J!S<8ND`tfPy&s9G*r`7D5srxz4^-N*n@(rRNdS6G(_U#ti$i+Y+0058C8if'
),
    output: [151, 157, 155, 102],
}, name='whole_image_quant8').AddNchw(input, output, layout).AddVariations(signed(input, output)).DisableLifeTimeVariation()

# Pixels between windows.
# Expected values: float64 formula.
input = Input('input', (U8, [1, 8, 9, 1], 0.25, 77))
output = Output('output', (U8, [1, 3, 2, 1], 0.25, 77))
model = Model()
model.Operation('AVERAGE_POOL_2D', input, 2, 4, 3, 2, 2, 0).To(output)
Example({
    input: packed('<i2',
    'c-mw5zo1VrK(InLV9f)Q1BO*ep-HRe{C@gni^E!W$qu>IR`%VxtX=Ay>JQHQYoz7yp6@<fShn?d>HL{Nx|de}U(F}AhGTtA*gXa+'
    '0RRBZA!7'
),
    output: [127, 85, 44, 123, 138, 78],
}, name='strides_beyond_filter_quant8').AddVariations(signed(input, output)).DisableLifeTimeVariation()

# Nothing but strides.
# Expected values: float64 formula.
input = Input('input', (U8, [2, 3, 5, 2], 0.25, 129))
output = Output('output', (U8, [2, 3, 3, 2], 0.25, 129))
model = Model()
model.Operation('AVERAGE_POOL_2D', input, 1, 2, 1, 1, 1, 0).To(output)
Example({
    input: packed('<i2',
    'c-mw5-}K<IS=pi$GHmNNxTk8do@C(I{(sX>lf)fUwOl3Z^!X<XZ+5wtRx{&Ys7aBa)4vI+QI&UZiOq?fDZxMi005wQ8!Z'
),
    output: packed('<i2',
    'c-mw5|JZDW4BPrtEe4M5|4kCLTqWx!3*SqtnPF1&Z$fI+EwPyr3`76`Eg=sK'
),
}, name='filter_1x1_quant8').AddVariations(signed(input, output)).DisableLifeTimeVariation()

# A filter of one row.
# Expected values: float64 formula.
input = Input('input', (U8, [1, 1, 9, 2], 0.25, 250))
output = Output('output', (U8, [1, 1, 9, 2], 0.25, 250))
model = Model()
model.Operation('AVERAGE_POOL_2D', input, 1, 1, 1, 5, 1, 0).To(output)
Example({
    input: [0, 255, 176, 117, 70, 51, 160, 8, 30, 125, 191, 196, 222, 26, 60, 241, 37, 147],
    output: [82, 141, 101, 108, 87, 111, 125, 99, 135, 81, 133, 119, 108, 147, 127, 152, 106, 138],
}, name='one_row_quant8').AddVariations(signed(input, output)).DisableLifeTimeVariation()

# A filter of one column.
# Expected values: float64 formula.
input = Input('input', (U8, [1, 9, 1, 2], 0.25, 1))
output = Output('output', (U8, [1, 5, 1, 2], 0.25, 1))
model = Model()
model.Operation('AVERAGE_POOL_2D', input, 1, 1, 2, 1, 5, 0).To(output)
Example({
    input: [0, 255, 19, 122, 23, 24, 249, 23, 63, 105, 72, 242, 199, 48, 164, 36, 110, 123],
    output: [14, 134, 71, 106, 121, 88, 122, 111, 158, 69],
}, name='one_column_quant8').AddVariations(signed(input, output)).DisableLifeTimeVariation()

# A filter greater than its image.
# Expected values: float64 formula.
input = Input('input', (U8, [1, 1, 1, 5], 0.25, 90))
output = Output('output', (U8, [1, 1, 1, 5], 0.25, 90))
model = Model()
model.Operation('AVERAGE_POOL_2D', input, 1, 1, 1, 3, 3, 0).To(output)
Example({
    input: [0, 255, 8, 20, 148],
    output: [0, 255, 8, 20, 148],
}, name='one_pixel_quant8').AddVariations(signed(input, output)).DisableLifeTimeVariation()

# Several pixels are in no window at the end, which is no padding below 0.
# Expected values: float64 formula.
input = Input('input', (U8, [1, 8, 9, 2], 0.25, 60))
layout = BoolScalar('layout', False)
output = Output('output', (U8, [1, 2, 2, 2], 0.25, 60))
model = Model()
model.Operation('AVERAGE_POOL_2D', input, 1, 5, 4, 1, 2, 0, layout).To(output)
Example({
    input: packed('<i2',
    'c-mw5U&=k@n44o;^QWmV*M#1`@`X2qd#3BT4=ZQSb{6GnX}Pl4QgK?TuOM&z&a$4(e%4+hP7&K@Ok)w<Qg*sGP~`f1`-5AgWb_@@'
    'ddH@vcu%g%HB;vBT;EZ6#K=CCDb+neRb!fnP3EghyVYw?r0ux2)Z>$&6VJ^2@F!I}$`-J{TIllN$b-UcsVC>ul`o1J>oW{8003NZ'
    'K|K'
),
    output: [6, 170, 155, 85, 57, 118, 37, 47],
}, name='same_strides_beyond_filter_quant8').AddNchw(input, output, layout).AddVariations(signed(input, output)).DisableLifeTimeVariation()

# The argument list of HAL 1.0.
# Expected values: float64 formula.
input = Input('input', (U8, [1, 4, 6, 2], 0.30000001192092896, 44))
output = Output('output', (U8, [1, 4, 3, 2], 0.30000001192092896, 44))
model = Model()
model.Operation('AVERAGE_POOL_2D', input, 1, 2, 1, 3, 2, 0).To(output)
Example({
    input: packed('<i2',
    'c-mw5|7Ufl_v2EHOQ+9uKDr<tr5B}MUtVw`<VVy(zK@Of-^W|<hHvmmlDI2jCNn8?Dg%iC0O@8IxB'
),
    output: [137, 133, 119, 101, 121, 184, 104, 158, 115, 127, 134, 107, 63, 191, 76, 163, 102, 101, 62, 165,
    25, 140, 57, 148],
}, name='implicit_without_layout_quant8').AddVariations(signed(input, output)).DisableLifeTimeVariation()

# The argument list of HAL 1.0.
# Expected values: float64 formula.
input = Input('input', (U8, [1, 4, 6, 2], 0.30000001192092896, 44))
output = Output('output', (U8, [1, 4, 4, 2], 0.30000001192092896, 44))
model = Model()
model.Operation('AVERAGE_POOL_2D', input, 1, 2, 1, 0, 2, 1, 3, 2, 0).To(output)
Example({
    input: packed('<i2',
    'c-mw5FE7xR!#`!2<*FrD9Oi0gJS_dS*XWnYx3X7-4EleUYOk3Y$LpXY9;eWwxxzZ6oq<FE055M9i2'
),
    output: packed('<i2',
    'c-rIdu!%0MUbQ48KDK3g#ig7pp%Z#nG@tTp3utib$uBQvAOHa4j}K!'
),
}, name='explicit_without_layout_quant8').AddVariations(signed(input, output)).DisableLifeTimeVariation()

# Results on both sides of every limit of a fused activation.
# Expected values: float64 formula.
input = Input('input', (U8, [1, 4, 5, 2], 0.0625, 101))
activation = Int32Scalar('activation', 0)
output = Output('output', (U8, [1, 3, 5, 2], 0.0625, 101))
model = Model()
model.Operation('AVERAGE_POOL_2D', input, 2, 1, 1, 1, 2, activation).To(output)
Example({
    input: packed('<i2',
    'c-mw5zdyrxhT@%)%%Y&9R?mVHjtI%K9ALZ8ud(@sw6S28g8kR)<?GB3Fc1j<Eq)QG'
),
    output: packed('<i2',
    'c-pgEc_^^A%;AEwi*;vOZ?$dLH8D-DslxqD4O35RRx#iO08L*E<N'
),
}, name='activation_quant8').AddAllActivations(output, activation).AddVariations(signed(input, output)).DisableLifeTimeVariation()

# Padding counts for nothing: it is no zero among negative values.
# Expected values: float64 formula.
input = Input('input', (U8, [1, 3, 4, 2], 0.5, 220))
layout = BoolScalar('layout', False)
output = Output('output', (U8, [1, 3, 4, 2], 0.5, 220))
model = Model()
model.Operation('AVERAGE_POOL_2D', input, 1, 1, 1, 3, 2, 0, layout).To(output)
Example({
    input: [90, 119, 14, 38, 19, 60, 148, 32, 161, 154, 165, 53, 10, 11, 4, 94, 61, 178, 28, 56, 143, 27, 114,
    33],
    output: [107, 91, 76, 72, 60, 48, 45, 49, 104, 110, 95, 80, 77, 46, 68, 41, 44, 117, 77, 87, 95, 39, 128,
    30],
}, name='negative_same_quant8').AddNchw(input, output, layout).AddVariations(signed(input, output)).DisableLifeTimeVariation()

# Padding counts for nothing: it is no zero among negative values.
# Expected values: float64 formula.
input = Input('input', (U8, [1, 3, 4, 2], 0.5, 220))
output = Output('output', (U8, [1, 4, 6, 2], 0.5, 220))
model = Model()
model.Operation('AVERAGE_POOL_2D', input, 2, 2, 1, 1, 1, 1, 3, 2, 0).To(output)
Example({
    input: [90, 119, 14, 38, 19, 60, 148, 32, 161, 154, 165, 53, 10, 11, 4, 94, 61, 178, 28, 56, 143, 27, 114,
    33],
    output: packed('<i2',
    'c-o69H}TW-u+a|Io1#$Lksa;hVPl|c=wqM1EF&*Iz*o;j)7sv4lTN8`c)WUpT#+IJi2wjTQx5z'
),
}, name='negative_explicit_quant8').AddVariations(signed(input, output)).DisableLifeTimeVariation()

# No batches in, none out.
# Expected values: none: the model must fail, or its outputs are not compared by value.
given_scores = Parameter('given_scores', (U8, [1, 2], 0.125, 0), [3, 2])
given_boxes = Parameter('given_boxes', ('TENSOR_QUANT16_ASYMM', [1, 8], 0.125, 0), [16, 8, 72, 56, 0, 0, 40, 48])
batch_of_box = Parameter('batch_of_box', (I32, [1]), [0])
scores = Output('scores', (U8, [0], 0.125, 0))
boxes = Internal('boxes', ('TENSOR_QUANT16_ASYMM', [0, 4], 0.125, 0))
classes = Output('classes', (I32, [0]))
batches = Internal('batches', (I32, [0]))
input = Input('input', (U8, [1, 3, 3, 2], 0.5, 128))
no_batches = Internal('no_batches', (U8, [0, 4, 5, 2], 0.5, 128))
output = Output('output', (U8, [0, 3, 3, 2], 0.5, 128))
model = Model()
model.Operation('BOX_WITH_NMS_LIMIT', given_scores, given_boxes, batch_of_box, 100.0, -1, 0, 0.4, 1.0, 0.3).To(scores, boxes, classes, batches)
model.Operation('ROI_ALIGN', input, boxes, batches, 4, 5, 1.0, 1.0, 0, 0, False).To(no_batches)
model.Operation('AVERAGE_POOL_2D', no_batches, 2, 1, 1, 3, 2, 0, False).To(output)
Example({
    scores: [],
    classes: [],
    input: [0, 255, 225, 202, 148, 104, 248, 18, 15, 127, 244, 108, 167, 141, 2, 218, 33, 118],
    output: [],
}, name='zero_sized_quant8').DisableLifeTimeVariation()

# Windows of equal pixels, as real numbers so that every step shows.
# Expected values: float64 formula.
input = Input('input', (U8, [1, 2, 18, 2], 0.5, 0))
pooled = Internal('pooled', (U8, [1, 1, 6, 2], 0.5, 0))
output = Output('output', (F32, [1, 1, 6, 2]))
model = Model()
model.Operation('AVERAGE_POOL_2D', input, 2, 3, 1, 3, 2, 0).To(pooled)
model.Operation('DEQUANTIZE', pooled).To(output)
Example({
    input: packed('<i2',
    'c-muN00BlYs0V`vF!%=s|G|KPXf>1r02TBj-2'
),
    output: [0.0, 0.0, 0.5, 0.5, 63.5, 63.5, 64.0, 64.0, 127.0, 127.0, 127.5, 127.5],
}, name='equal_pixels_zero_point_0').AddVariations(signed(input, pooled)).DisableLifeTimeVariation()

# Windows of equal pixels, as real numbers so that every step shows.
# Expected values: float64 formula.
input = Input('input', (U8, [1, 2, 18, 2], 0.5, 128))
pooled = Internal('pooled', (U8, [1, 1, 6, 2], 0.5, 128))
output = Output('output', (F32, [1, 1, 6, 2]))
model = Model()
model.Operation('AVERAGE_POOL_2D', input, 2, 3, 1, 3, 2, 0).To(pooled)
model.Operation('DEQUANTIZE', pooled).To(output)
Example({
    input: packed('<i2',
    'c-muN00BlYs0V`vF!%=s|G|KPXf>1r02TBj-2'
),
    output: [-64.0, -64.0, -63.5, -63.5, -0.5, -0.5, 0.0, 0.0, 63.0, 63.0, 63.5, 63.5],
}, name='equal_pixels_zero_point_128').AddVariations(signed(input, pooled)).DisableLifeTimeVariation()

# Windows of equal pixels, as real numbers so that every step shows.
# Expected values: float64 formula.
input = Input('input', (U8, [1, 2, 18, 2], 0.5, 255))
pooled = Internal('pooled', (U8, [1, 1, 6, 2], 0.5, 255))
output = Output('output', (F32, [1, 1, 6, 2]))
model = Model()
model.Operation('AVERAGE_POOL_2D', input, 2, 3, 1, 3, 2, 0).To(pooled)
model.Operation('DEQUANTIZE', pooled).To(output)
Example({
    input: packed('<i2',
    'c-muN00BlYs0V`vF!%=s|G|KPXf>1r02TBj-2'
),
    output: [-127.5, -127.5, -127.0, -127.0, -64.0, -64.0, -63.5, -63.5, -0.5, -0.5, 0.0, 0.0],
}, name='equal_pixels_zero_point_255').AddVariations(signed(input, pooled)).DisableLifeTimeVariation()

# No result is near a half, so that any sound rounding gives these codes.
# Expected values: float64 formula.
input = Input('input', (U8, [1, 2, 3, 3], 0.25, 90))
quantized = Internal('quantized', (U8, [1, 1, 2, 3], 0.25, 90))
output = Output('output', (F32, [1, 1, 2, 3]))
model = Model()
model.Operation('AVERAGE_POOL_2D', input, 2, 1, 1, 2, 2, 0).To(quantized)
model.Operation('DEQUANTIZE', quantized).To(output)
Example({
    input: [62, 220, 35, 177, 237, 140, 88, 69, 22, 27, 15, 152, 9, 135, 185, 207, 16, 105],
    output: [-5.25, 15.5, 9.5, 7.5, 6.0, 5.75],
}, name='clear_of_halves_quant8').AddVariations(signed(input, quantized)).DisableLifeTimeVariation()
