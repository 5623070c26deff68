# Licensed under the Apache License, Version 2.0; see LICENSE.
# Written by 'python -m corpus' from corpus/families/detection.py; do not edit.
#
# ROI_POOLING: regions, bins, scales, layouts, types.

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

# Which image, which part of it; x before y in boxes, height before width elsewhere.
# Expected values: float64 formula.
input = Input('input', (F32, [2, 4, 5, 2]))
regions = Input('regions', (F32, [4, 4]))
images = Input('images', (I32, [4]))
layout = BoolScalar('layout', False)
output = Output('output', (F32, [4, 2, 3, 2]))
model = Model()
model.Operation('ROI_POOLING', input, regions, images, 2, 3, 2.0, 4.0, layout).To(output)
Example({
    input: packed('<f4',
    'c-jF#0l)rMSh#4GYSr)^CmUXa(|xkOAwry}zFhFQEuNM)o~W)^H-E!oxV{4JQ1X+wtPsuDo-4kb&+Ii6{F7Wr!}?TpuCzO-BRgoC'
    'Ud@qKtkq5qIUbQiym+TtF)zBnO+THVuwcZ-pO2>=vhPEQ@5V<tiE8x_9-k|GjnWt%99Ybw?}wkn_fcN1sThyp^?u`%N66pC+uxCy'
    'y3Fkk9C%_4#Fb6k#A!|>xXszxA`O2Ua`ljFY7!=WW#_Arr%PExS#+o{RVt^yR~<B6nwhL{_b%EX6A+rmDU<?w2x5ImQKo;(LGLY@'
    '8O;1WddVn1KfgdfzrDafKfk{}K)}GhzrVk~z(7C1z(2n~K0d%ez(Bu1KtMmfK)}GjzCXV|zd*h}z(7Afz`wsgKtRAiz`sC0KtI4f'
    'z`Q>|z(2s_hM^P'
),
    regions: [2.0, 1.0, 11.0, 7.0, 0.0, 0.0, 20.0, 8.0, 4.5, 2.125, 9.0, 3.0, 13.0, 5.0, 20.0, 8.0],
    images: [0, 0, 1, 1],
    output: packed('<i4',
    'c-kxQ;qkG#pP=%ms^dYy0-O6KehDA`Jov#f=g5Yv4OuTXyzsc<5fQNJ1OpV<nlqW-_kVhOrHEsdt?PaNjHIW_S60=99Z_)K<G$y2'
    '(eH=84=sB?mci6}b)L>V&nqzV;<^JNUS{WcCl&}SyBM;{Z@~sf6GxLyj?P_5yS|7|ii4?VV*2}s@jvq)=6_7gOw5e`nHZTFn3<Uv'
    '8U8Xc0@;5+km(QOUzmCThnz_r', 5.960464477539063e-08
),
}, name='regions').AddNchw(input, output, layout).AddVariations('relaxed', 'float16')

# Which image, which part of it; x before y in boxes, height before width elsewhere.
# Expected values: float64 formula.
input = Input('input', (U8, [2, 4, 5, 2], 0.25, 100))
regions = Input('regions', ('TENSOR_QUANT16_ASYMM', [4, 4], 0.125, 0))
images = Input('images', (I32, [4]))
layout = BoolScalar('layout', False)
output = Output('output', (U8, [4, 2, 3, 2], 0.25, 100))
model = Model()
model.Operation('ROI_POOLING', input, regions, images, 2, 3, 2.0, 4.0, layout).To(output)
Example({
    input: packed('<i2',
    'c-mw5|IJ`(e*wdXeNCGWh%iYmQ&nC5DBery`O=2_nIRi*G3l-dNdCbZdS}YreX$JT(YDKddO9+Kx_15ZKVoJzq49Itn^2KW9Croz'
    'y5b8XmfJH>82|w3X(h='
),
    regions: [16, 8, 88, 56, 0, 0, 160, 64, 36, 17, 72, 24, 104, 40, 160, 64],
    images: [0, 0, 1, 1],
    output: packed('<i2',
    'c-lLl^nB^E`%Jnk0+N4x`~Up@hkcK3J^zsz+L6)G71TAM@pI$nw8Dtx_9;-nKq3GD5qBHI'
),
}, name='regions_quant8').AddNchw(input, output, layout).AddVariations(signed(input, output))

# Which image, which part of it; x before y in boxes, height before width elsewhere.
# Expected values: float64 formula.
input = Input('input', (F32, [2, 4, 5, 2]))
regions = Input('regions', (F32, [2, 4]))
images = Input('images', (I32, [2]))
layout = BoolScalar('layout', False)
output = Output('output', (F32, [2, 1, 2, 2]))
model = Model()
model.Operation('ROI_POOLING', input, regions, images, 1, 2, 2.0, 4.0, layout).To(output)
Example({
    input: packed('<f4',
    'c-r$}uz$$WdH(*kEtZoH=g&y1w|<xw)q8r5c?zFoVOZs#PUVS9Has@Gxuku^KgFl=VRw&yxw_7_wN{|FlIchBCffwdO^w#=)?EMA'
    'l-hRx3VCkMU|O}t@w@-$6I&#{3gx9`-LFbZnZEEyr?oDNE#J$Pj<??y6fNaAS0E;LWy6J5J{5((74BTG?IWhY)DF&=%k^~2+^P4)'
    '?q9zmGnp%=?(y%F8Gbr8372{QiZMJ1aDMb{&-o*6!s}EW9OIqLe)%qIGzgTDjo>~b9?R(a;?pDRTDA!yj*9skx6Z6ni)Wsg|9!%a'
    '`_}Ib`5$ZS5-4B3YpLeG0|y-TJJ{LV*#jvD`~Cau?e{zE-@kt!P<a1={q{gHhXW2k!2<{E?ID5(_8+j{XYXKlz`+)%em_vT!+txU'
    'AXpUuBo3TS'
),
    regions: [1.0, 1.0, 19.0, 7.0, 0.0, 2.0, 8.0, 8.0],
    images: [1, 0],
    output: [2.052, 3.86, 1.308, 3.978, 3.265, 3.279, 3.265, 3.279],
}, name='wide_bins').AddNchw(input, output, layout).DisableLifeTimeVariation()

# Which image, which part of it; x before y in boxes, height before width elsewhere.
# Expected values: float64 formula.
input = Input('input', (U8, [2, 4, 5, 2], 0.25, 0))
regions = Input('regions', ('TENSOR_QUANT16_ASYMM', [2, 4], 0.125, 0))
images = Input('images', (I32, [2]))
layout = BoolScalar('layout', False)
output = Output('output', (U8, [2, 1, 2, 2], 0.25, 0))
model = Model()
model.Operation('ROI_POOLING', input, regions, images, 1, 2, 2.0, 4.0, layout).To(output)
Example({
    input: packed('<i2',
    'c-mw5Z*aP+@$tze7f-!YI9qSHLhW$1;XS9Dn=@=L2|QN#*Z5+7Ps_E?`8g{?+8#96t~`|;TX5Ze!-t0aCmQX?Y~<VY;-qJaZ&}dK'
    '&i*bdE3|-t$^ZZibSbm'
),
    regions: [8, 8, 152, 56, 0, 16, 64, 64],
    images: [1, 0],
    output: [215, 240, 228, 112, 202, 254, 179, 232],
}, name='wide_bins_quant8').AddNchw(input, output, layout).AddVariations(signed(input, output)).DisableLifeTimeVariation()

# Which image, which part of it; x before y in boxes, height before width elsewhere.
# Expected values: float64 formula.
input = Input('input', (F32, [2, 4, 5, 2]))
regions = Input('regions', (F32, [2, 4]))
images = Input('images', (I32, [2]))
layout = BoolScalar('layout', False)
output = Output('output', (F32, [2, 3, 2, 2]))
model = Model()
model.Operation('ROI_POOLING', input, regions, images, 3, 2, 1.0, 1.0, layout).To(output)
Example({
    input: packed('<f4',
    'c-jF#0l)r@jYccHw8`JosPe@n^cy2eSpJ7x{*N1+3c4BoIjVK?RL$WCmh8a*f7N@M=abF&0_6mA3}TB=UI;JA5-VzVPHkG%W`m2o'
    '2)I&@Xz-qwm$rv=$aYUn#?l}L{V&@LIn)-9)WR>s*GUA_wDFVD<IH-jLs7~AYIqcx`xwkqE6`SG0uXGCx~$!HgNMAnV&`OdX25K8'
    'tRA?+k*Dt_4#TEXR=zDFi;Y-ul--Fs6bM;T7&TpJYn(P%cv{#^bxbr&OSpj;BzaC5X?#orhYBu1D{x0AX#@;b2yXNrI6G5urka;a'
    'JT0E34JI!@K)=7hK)t}fKR-agzPvv`Kfpb}K)*mhz`wsgK)^n}z&$`fKfOOdK)}Dizreu1KEOXfzQ900KtRC2KtR91KtMpiKfk}g'
    'Kfpdez&}8%pq45'
),
    regions: [0.0, 0.0, 4.0, 3.0, 1.0, 1.0, 4.0, 2.0],
    images: [0, 1],
    output: [2.603, 3.377, 2.907, 3.356, 3.637, 3.456, 3.637, 3.886, 3.637, 3.456, 3.637, 3.886, 3.022, 3.116,
    2.618, 3.652, 3.727, 3.116, 2.936, 3.652, 3.727, 2.881, 2.936, 3.303],
}, name='whole_pixels').AddNchw(input, output, layout).AddVariations('float16').DisableLifeTimeVariation()

# Which image, which part of it; x before y in boxes, height before width elsewhere.
# Expected values: float64 formula.
input = Input('input', (U8, [2, 4, 5, 2], 0.25, 255))
regions = Input('regions', ('TENSOR_QUANT16_ASYMM', [2, 4], 0.125, 0))
images = Input('images', (I32, [2]))
layout = BoolScalar('layout', False)
output = Output('output', (U8, [2, 3, 2, 2], 0.25, 255))
model = Model()
model.Operation('ROI_POOLING', input, regions, images, 3, 2, 1.0, 1.0, layout).To(output)
Example({
    input: packed('<i2',
    'c-mw5ul*(965sP5C4Y6!3a>q@@|N@O7q;Um2bhg+7QN>$&}fR|TerbDAb)?r5yfS>9ShTR-{&7Y^YY-t`%=flUw>Rxp0uf7`JBw-'
    '08WprZJMVUs0;wGCn>)'
),
    regions: [0, 0, 32, 24, 8, 8, 32, 16],
    images: [0, 1],
    output: [253, 255, 248, 253, 253, 205, 192, 253, 244, 130, 192, 239, 204, 233, 223, 145, 235, 241, 223, 178,
    235, 241, 143, 178],
}, name='whole_pixels_quant8').AddNchw(input, output, layout).AddVariations(signed(input, output)).DisableLifeTimeVariation()

# Which image, which part of it; x before y in boxes, height before width elsewhere.
# Expected values: float64 formula.
input = Input('input', (F32, [2, 4, 5, 2]))
regions = Input('regions', (F32, [3, 4]))
images = Input('images', (I32, [3]))
layout = BoolScalar('layout', False)
output = Output('output', (F32, [3, 2, 2, 2]))
model = Model()
model.Operation('ROI_POOLING', input, regions, images, 2, 2, 1.0, 1.0, layout).To(output)
Example({
    input: packed('<i4',
    'c-jF#0l)qo(~PcAKv=3=&`zGN=42SvbfB#KKPWidNW91lc)V`_Xsoz#U}OqRd=v;KP(;u-bZQ*hAK)Z-D4<xNir~T&Jc1w)Wc<d{'
    'Xkq{od_n+PO_xWFH97HQ_hRoy&^rWplSLfVHC(j$40Lwa>2wkRW*i<px)9f5KZC3>jf?k*XuL1Zg-_e*TpBqVL3;Ir3YD-eJE==e'
    'W)J{_KVSeP0uCV;K9o{B^Dw7Dg8w$jIQAM?{x9ghq7$B@hSLK8CVHi63E0E1wE(;bcMP-P(e%CdYwg)4Z;y2E;Pj{fw}bLBe^GZr'
    'hFBnAm8C%c{{jL21O5L4{r>&{{s9920|EmA009F70|Wg6{sR920s{U20|Nm4{`>*{0RaL4{Q&*`{{sU3{s8>|0sH|21OEQ}0|Ej6'
    '{Qm&~0s#Jl;f}E', 5.960464477539063e-08
),
    regions: [3.0, 2.0, 3.0, 2.0, 0.0, 0.0, 0.0, 0.0, 5.0, 4.0, 5.0, 4.0],
    images: [0, 1, 1],
    output: [3.076, -2.381, 3.076, -2.381, 3.076, -2.381, 3.076, -2.381, -2.311, -1.292, -2.311, -1.292, -2.311,
    -1.292, -2.311, -1.292, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0],
}, name='points').AddNchw(input, output, layout).DisableLifeTimeVariation()

# Which image, which part of it; x before y in boxes, height before width elsewhere.
# Expected values: float64 formula.
input = Input('input', (U8, [2, 4, 5, 2], 0.25, 100))
regions = Input('regions', ('TENSOR_QUANT16_ASYMM', [3, 4], 0.125, 0))
images = Input('images', (I32, [3]))
layout = BoolScalar('layout', False)
output = Output('output', (U8, [3, 2, 2, 2], 0.25, 100))
model = Model()
model.Operation('ROI_POOLING', input, regions, images, 2, 2, 1.0, 1.0, layout).To(output)
Example({
    input: packed('<i2',
    'c-mw5-;{K|s$<!lH>q>?q+QKi$xvUIv-7IQj4125J9thjT<nor%kxYp%=VqbvEC@R@C+Uwj_%ll`i`ofYdkx;G%OA76|x^^?K0fx'
    'c3)^RYcT_r0RVC?Bo_'
),
    regions: [24, 16, 24, 16, 0, 0, 0, 0, 40, 32, 40, 32],
    images: [0, 1, 1],
    output: [59, 157, 59, 157, 59, 157, 59, 157, 61, 238, 61, 238, 61, 238, 61, 238, 100, 100, 100, 100, 100,
    100, 100, 100],
}, name='points_quant8').AddNchw(input, output, layout).AddVariations(signed(input, output)).DisableLifeTimeVariation()

# Which image, which part of it; x before y in boxes, height before width elsewhere.
# Expected values: float64 formula.
input = Input('input', (F32, [2, 4, 5, 2]))
regions = Input('regions', (F32, [3, 4]))
images = Input('images', (I32, [3]))
layout = BoolScalar('layout', False)
output = Output('output', (F32, [3, 2, 1, 2]))
model = Model()
model.Operation('ROI_POOLING', input, regions, images, 2, 1, 1.0, 1.0, layout).To(output)
Example({
    input: packed('<f4',
    'c-os|8W14#?q+Mqj9&YrLTr=G+n4n_d32xd)=birezR*=y}5|u!_JF_VaCda6R#?lKAt$^OL0*7yC_w@T~3P*vv}1n%0KQUf8UF%'
    'nom{r+qxrhy}ivf=UzX~n{KMm+$hm0Hv3S*!<>aVF#<9Afu5dOo$EGKIVy4R8Q<o3TXB2x(zkhkGj{B&Nnz9VOmO`g#*^hL<jvFS'
    '&vRWwmyJ!seZebp`w8Xpjk=%C)g536bzwaD<!h?Y^IZLY4ffg_DmpQa`9e7i-X*5omOeFxi4n7Fgj_z(vv-$nv~rOZW8jOLQ>N^m'
    '#Lat1dflamjB^z2?GGH-f52h?f&Kdr*dMUBcd)nLZ|`7tz`@qxfc^dhAnb4e2td4j2OR8e>>Yqg92|g(9DsuR9Dp>CVQ1&C&wjt%'
    'z5@WWrHHf'
),
    regions: [4.0, 3.0, 5.0, 4.0, 0.0, 3.0, 1.0, 4.0, 4.0, 0.0, 5.0, 1.0],
    images: [0, 0, 1],
    output: [-3.174, -3.813, 0.0, 0.0, 0.861, -0.756, 0.0, 0.0, 0.019, 0.988, 2.909, 3.067],
}, name='edges').AddNchw(input, output, layout).AddVariations('float16').DisableLifeTimeVariation()

# Which image, which part of it; x before y in boxes, height before width elsewhere.
# Expected values: float64 formula.
input = Input('input', (U8, [2, 4, 5, 2], 0.25, 0))
regions = Input('regions', ('TENSOR_QUANT16_ASYMM', [3, 4], 0.125, 0))
images = Input('images', (I32, [3]))
layout = BoolScalar('layout', False)
output = Output('output', (U8, [3, 2, 1, 2], 0.25, 0))
model = Model()
model.Operation('ROI_POOLING', input, regions, images, 2, 1, 1.0, 1.0, layout).To(output)
Example({
    input: packed('<i2',
    'c-mw5znNoKK=V|_nkK=2r4u3pPw@-a7;_h$c;)l^N<z&?*(W{EV!S0HSBdBx*(P*qlE9s9uM@;h$yYBm-5<40MeIvwjPosL#)ixa'
    'JI0vGnK2Ah1^`&2B$o'
),
    regions: [32, 24, 40, 32, 0, 24, 8, 32, 32, 0, 40, 8],
    images: [0, 0, 1],
    output: [24, 89, 0, 0, 124, 241, 0, 0, 16, 220, 53, 191],
}, name='edges_quant8').AddNchw(input, output, layout).AddVariations(signed(input, output)).DisableLifeTimeVariation()

# Which image, which part of it; x before y in boxes, height before width elsewhere.
# Expected values: float64 formula.
input = Input('input', (F32, [2, 4, 5, 2]))
regions = Input('regions', (F32, [2, 4]))
images = Input('images', (I32, [2]))
layout = BoolScalar('layout', False)
output = Output('output', (F32, [2, 1, 3, 2]))
model = Model()
model.Operation('ROI_POOLING', input, regions, images, 1, 3, 1.0, 1.0, layout).To(output)
Example({
    input: packed('<f4',
    'c-mX_IANE(@w)rDo5Yu`uq}=YVquCi{nvlnc$fAUk#@F|DP9Z*|9vsk6tUF|`*Bh7M}XH&*;3j5o2}ELf?Buza|;u?=q0}_Wm{C%'
    'Ha8ZRecwJVed^h2?C$@3?#<c9xH5L_2-DsbcjeGeW6$=#>%<z%ta%ttUHQuqvyLl<FIb5sxR>W#)a0l`=UzLf?0Eh8$~L}cC7#yV'
    ')}K@MeBKt;JzwKcvBMqf$AW)Pm(MFPo<8xXnwUAK)s9fR$th-2+#_56sW&xjln5#LZ*R`dt6eSj+1#q!CBvokyQTB#d4;h8!D}U~'
    'gKnqT*IJ9ze$J~o<+9)5fc=5}4)*pA_6|UDzk`Freh>%9v$F&7?f38BzZa|qC=Zl6aA5xdhdp}_9I&?oGJt%L&iz1+gDp_X0RREE'
    'lMM'
),
    regions: [0.0, 0.0, 5.0, 4.0, 1.0, 0.5, 3.0, 4.0],
    images: [0, 1],
    output: [3.34, 3.822, 2.852, 3.567, 2.862, 3.869, 2.263, 3.068, 3.968, 0.119, 0.731, 3.282],
}, name='adaptive_rows').AddNchw(input, output, layout).DisableLifeTimeVariation()

# Which image, which part of it; x before y in boxes, height before width elsewhere.
# Expected values: float64 formula.
input = Input('input', (U8, [2, 4, 5, 2], 0.25, 255))
regions = Input('regions', ('TENSOR_QUANT16_ASYMM', [2, 4], 0.125, 0))
images = Input('images', (I32, [2]))
layout = BoolScalar('layout', False)
output = Output('output', (U8, [2, 1, 3, 2], 0.25, 255))
model = Model()
model.Operation('ROI_POOLING', input, regions, images, 1, 3, 1.0, 1.0, layout).To(output)
Example({
    input: packed('<i2',
    'c-mw5@6_FJqjvY=E8n>7&R%ulI3@P;lZ*8}#njVR1(~PMH3`2OsCiJ{cF{Fvi7Ty98qy`d_U`*%X0+x>65G3tr`;-6=Tt`A-f)6r'
    '!B*XyI_oVMs0;x8)+ks'
),
    regions: [0, 0, 40, 32, 8, 4, 24, 32],
    images: [0, 1],
    output: [246, 255, 213, 216, 163, 249, 203, 255, 181, 171, 217, 228],
}, name='adaptive_rows_quant8').AddNchw(input, output, layout).AddVariations(signed(input, output)).DisableLifeTimeVariation()

# Which image, which part of it; x before y in boxes, height before width elsewhere.
# Expected values: float64 formula.
input = Input('input', (F32, [2, 4, 5, 2]))
regions = Input('regions', (F32, [2, 4]))
images = Input('images', (I32, [2]))
layout = BoolScalar('layout', False)
output = Output('output', (F32, [2, 2, 1, 2]))
model = Model()
model.Operation('ROI_POOLING', input, regions, images, 2, 1, 1.0, 1.0, layout).To(output)
Example({
    input: packed('<f4',
    'c-jF#0l)q~kD6~>p01OYx>RinRCP*ZXe|P2WUMp3DL=Ns5|-{Wy85CBi+`>&N@&f?j|Pd~!>WZ0*BeMBmW>Q8jaq;7z8%8^V0ViQ'
    '$^6;X3d4mp!kH3}??)IzN#p0&<C6?Kk+LhiI~+5gTs8B`gF}2XNq$AFY-&d{43W&C!hu0g_3`Thqc7nGLze=wmt<=FpIY@+<-TkJ'
    'cB#&I*Y)cTb(v!-2Z3}8Or<*`)#$=s?R8HSe_FG0U!DzVXp0{!j6x<f=llVaa_!88wN0Q6C=v<FAdTw5>lS;R2CH-onsfjb(2oy8'
    '{t0i1<0#R<z`j2~z`wvfKs`XbzrVh}zCge~z&}60z&^l0z`wviKEOc0KfXUdz&<~}Kfu1fz`sDhKtDgfzd*n~K)*o1K0rXgzdu00'
    'Kfu7hKEA(HZkmV'
),
    regions: [0.0, 0.0, 5.0, 4.0, 0.25, 1.0, 4.75, 3.0],
    images: [1, 0],
    output: [3.818, 3.819, 3.818, 3.819, 3.839, 2.936, 3.653, 2.598],
}, name='adaptive_columns').AddNchw(input, output, layout).AddVariations('float16').DisableLifeTimeVariation()

# Which image, which part of it; x before y in boxes, height before width elsewhere.
# Expected values: float64 formula.
input = Input('input', (U8, [2, 4, 5, 2], 0.25, 100))
regions = Input('regions', ('TENSOR_QUANT16_ASYMM', [2, 4], 0.125, 0))
images = Input('images', (I32, [2]))
layout = BoolScalar('layout', False)
output = Output('output', (U8, [2, 2, 1, 2], 0.25, 100))
model = Model()
model.Operation('ROI_POOLING', input, regions, images, 2, 1, 1.0, 1.0, layout).To(output)
Example({
    input: packed('<i2',
    'c-mw5|Gab;_n-eiCw4qKd{>`=S3X~CTbzyOZQdP*&#s4Fn>M?hWm!S`6zgLCZSN-+E^4~f-g%`w=j(@!*|nz@6rYcq#nxqD-*|W3'
    '>8nZp5&Q-WR0aUuG%4='
),
    regions: [0, 0, 40, 32, 2, 8, 38, 24],
    images: [1, 0],
    output: [240, 245, 213, 221, 230, 226, 230, 215],
}, name='adaptive_columns_quant8').AddNchw(input, output, layout).AddVariations(signed(input, output)).DisableLifeTimeVariation()

# Which image, which part of it; x before y in boxes, height before width elsewhere.
# Expected values: float64 formula.
input = Input('input', (F32, [2, 4, 5, 2]))
regions = Input('regions', (F32, [1, 4]))
images = Input('images', (I32, [1]))
layout = BoolScalar('layout', False)
output = Output('output', (F32, [1, 2, 2, 2]))
model = Model()
model.Operation('ROI_POOLING', input, regions, images, 2, 2, 0.5, 0.5, layout).To(output)
Example({
    input: packed('<f4',
    'c-jF#0l)rG!Hx2;3c8Ek?xgfJPN2hsiB?pDP!dpReYR>4BUEY|;V<kI@Bl_sR!l-~^pPi4q944&H@uptMC0<NSToz0tRKmNqGnQ)'
    '<B2t*C7vOT%9qk|*GX(7d~p3<VjA_pK@Q`<jf0JmKl8j;+vB`1dfid3rvSF&4mV&D{p~RhMTK<riFBF9i>1<=IWzfg9EEn3MP|4d'
    'r9oar2Jf(!0ghd0;{*pjA05;ZP`?POU>z-*e?V8Ql`S+$d3}7H)Z}=FR<JW&eNiO?Y;;I%E_)Mjf%92w6q`lVwDaCV8Ut<v#-;{j'
    '8=zWtQI}G_zrVmfKfu7izrVjgz(2shK)^shz`eh|zd*piJwQOdK0m)cK)=7hz(7B~z(7F2K)}C1zrQ~}KtI60JwLxdzd*o0Kfl1g'
    'y}rOeKtI2Y)0<f'
),
    regions: [0.5, 0.25, 2.5, 1.75],
    images: [1],
    output: [3.765, 2.321, 2.055, 2.321, 3.848, 3.266, 3.848, 3.266],
}, name='half_sizes').AddNchw(input, output, layout).DisableLifeTimeVariation()

# Which image, which part of it; x before y in boxes, height before width elsewhere.
# Expected values: float64 formula.
input = Input('input', (U8, [2, 4, 5, 2], 0.25, 0))
regions = Input('regions', ('TENSOR_QUANT16_ASYMM', [1, 4], 0.125, 0))
images = Input('images', (I32, [1]))
layout = BoolScalar('layout', False)
output = Output('output', (U8, [1, 2, 2, 2], 0.25, 0))
model = Model()
model.Operation('ROI_POOLING', input, regions, images, 2, 2, 0.5, 0.5, layout).To(output)
Example({
    input: packed('<i2',
    'c-mw5zeTa4)Zy~wNqQyA5*WT8eX`Nh^zXC1OU@}WeG(F4xwfm>V$%QKD}pP^4t;;7a_o<&kmv@6Q}>i-E|j|Mulz%8-Gxn&nv0Ve'
    'J732qod2?vfyw{?qRc6~'
),
    regions: [4, 2, 20, 14],
    images: [1],
    output: [208, 248, 208, 178, 235, 207, 244, 207],
}, name='half_sizes_quant8').AddNchw(input, output, layout).AddVariations(signed(input, output)).DisableLifeTimeVariation()

# Which image, which part of it; x before y in boxes, height before width elsewhere.
# Expected values: float64 formula.
input = Input('input', (F32, [2, 4, 5, 2]))
regions = Input('regions', (F32, [1, 4]))
images = Input('images', (I32, [1]))
layout = BoolScalar('layout', False)
output = Output('output', (F32, [1, 3, 4, 2]))
model = Model()
model.Operation('ROI_POOLING', input, regions, images, 3, 4, 1.0, 1.0, layout).To(output)
Example({
    input: packed('<f4',
    'c-jF#0l)r<%L?Z|ISK%no(w4~$wJxg={abe!K(V%4m0+72G_-t=O_FCLRve={(DkP4hYf5E0J&PuJj$85Ma>=Eh&An63cz*xOvIj'
    '%ZKAq6m|STq1XF0wATP`?*d$hc3{qYCbW^n%JF{AEi)+TfukT8`!T5iU}WD*)D*ZkEvzC-hwTzkNBvsFSmh$DvRpr%gP}hr9_e=Z'
    'p%$gMu9K-aWdnI$_;a9wZzJE9CS~Ub2{4T)QF7|HViSxmRnX9Mi7=69WjoJz$bLR~TD;r$eiUn1p@d`rNjTfwJr6an&>i(jg~om!'
    'ZP_a>x0tcOz(Byhzra7gz`(!0z(7AhKtR91z`#B}KtDggKR-XfKR`dgJwQIczra60z`wn}K)^u2Kfk}fKtR2|K)padzd*h~JwL#}'
    'z`wx2zrH{DAD+|'
),
    regions: [1.125, 0.875, 3.375, 2.625],
    images: [0],
    output: [-0.294, -2.601, 3.584, 1.811, 3.584, 2.143, 2.117, 2.143, -3.796, 0.458, 0.359, 3.534, 0.575,
    3.534, 0.575, 1.095, -3.814, 1.078, 2.753, 1.138, 2.753, 1.138, -3.625, 0.056],
}, name='fractions').AddNchw(input, output, layout).AddVariations('float16').DisableLifeTimeVariation()

# Which image, which part of it; x before y in boxes, height before width elsewhere.
# Expected values: float64 formula.
input = Input('input', (U8, [2, 4, 5, 2], 0.25, 255))
regions = Input('regions', ('TENSOR_QUANT16_ASYMM', [1, 4], 0.125, 0))
images = Input('images', (I32, [1]))
layout = BoolScalar('layout', False)
output = Output('output', (U8, [1, 3, 4, 2], 0.25, 255))
model = Model()
model.Operation('ROI_POOLING', input, regions, images, 3, 4, 1.0, 1.0, layout).To(output)
Example({
    input: packed('<i2',
    'c-mw5&-$i;dl!FH&-3stp}IW&+~R-tPG?k^`?)bgZRep|pYMO4a_1jooZy5Y{{_$8@+$t_c(%ZKv;Ho2qmru}w_kqvmKWB&Ug(nZ'
    '@)G40=RR#^pfUgeWaKIU'
),
    regions: [9, 7, 27, 21],
    images: [0],
    output: [180, 85, 180, 85, 79, 12, 79, 11, 1, 36, 157, 243, 157, 243, 129, 104, 243, 223, 247, 223, 247,
    254, 220, 254],
}, name='fractions_quant8').AddNchw(input, output, layout).AddVariations(signed(input, output)).DisableLifeTimeVariation()

# Which image, which part of it; x before y in boxes, height before width elsewhere.
# Expected values: float64 formula.
input = Input('input', (F32, [2, 4, 5, 2]))
regions = Input('regions', (F32, [2, 4]))
images = Input('images', (I32, [2]))
layout = BoolScalar('layout', False)
output = Output('output', (F32, [2, 1, 1, 2]))
model = Model()
model.Operation('ROI_POOLING', input, regions, images, 1, 1, 1.0, 1.0, layout).To(output)
Example({
    input: packed('<f4',
    'c-nhuuCANqH|yW&$NQ|a_ATk=>fUy^SA=C16T>=P&Dt;4=8Ja4nSRr4zj^k&hy26GGmP~Q3f&F6`Hd%F(}&#R<BM2oJDH*`pX@9z'
    'zc}k(Oo+Hzr{ShONi(l3Tsr^$p7{ki*K<C9oxU#Yqc(&4rWpIb_d8uZcg1OJ5<7S1`@`0%rFq78Pc^IXozr0IoxA*bhPP{&y`y%D'
    'Z<*u1eM&R0^gq7I>Btc)640qp8!hzTCCK%<v3l){f9&rrv47auE1#P4zp?C$p_h$oVz|#_sq87Qoq|&`GxFYsm#h|7KPIdwUZ$6u'
    'z^*N|FCm=&cIS+wr)CZg_WKX)-|uk1!D0UahXeKw_WSICgzbJH0P^?S@3%W}04Qm1zwdxOP@Vk&km!K}KrUGQ0f&9I2ORb~95}EK'
    'sMg*A0H`vYg#'
),
    regions: [0.0, 0.0, 5.0, 2.0, 1.0, 0.5, 2.5, 4.0],
    images: [0, 1],
    output: [2.81, 3.582, 1.336, 3.707],
}, name='adaptive_unlike').AddNchw(input, output, layout).DisableLifeTimeVariation()

# Which image, which part of it; x before y in boxes, height before width elsewhere.
# Expected values: float64 formula.
input = Input('input', (U8, [2, 4, 5, 2], 0.25, 100))
regions = Input('regions', ('TENSOR_QUANT16_ASYMM', [2, 4], 0.125, 0))
images = Input('images', (I32, [2]))
layout = BoolScalar('layout', False)
output = Output('output', (U8, [2, 1, 1, 2], 0.25, 100))
model = Model()
model.Operation('ROI_POOLING', input, regions, images, 1, 1, 1.0, 1.0, layout).To(output)
Example({
    input: packed('<i2',
    'c-mw5e|#HLt)=Cwn=OmC#0k~z^)YdJp0u$|N>s2-o%=)B%*-_ZH-Cb@sOR3_cIf1E$zrW_K3dslc)PaNUA~(Ta_i{f6|oYMyC;2b'
    '{%9~UtJRu;$^ZbJJ}2M'
),
    regions: [0, 0, 40, 16, 8, 4, 20, 32],
    images: [0, 1],
    output: [234, 255, 247, 218],
}, name='adaptive_unlike_quant8').AddNchw(input, output, layout).AddVariations(signed(input, output)).DisableLifeTimeVariation()
