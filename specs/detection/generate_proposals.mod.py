# Licensed under the Apache License, Version 2.0; see LICENSE.
# Written by 'python -m corpus' from corpus/families/detection.py; do not edit.
#
# GENERATE_PROPOSALS: limits, sizes, images, layouts, types.

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

# Classes and images as real numbers, so that every step shows.
# Expected values: float64 formula.
scores = Input('scores', (F32, [2, 2, 3, 2]))
deltas = Input('deltas', (F32, [2, 2, 3, 8]))
anchors = Input('anchors', (F32, [2, 4]))
images = Input('images', (F32, [2, 2]))
layout = BoolScalar('layout', False)
scores_out = Output('scores_out', (F32, [23]))
boxes_out = Output('boxes_out', (F32, [23, 4]))
owners = Internal('owners', (I32, [23]))
real_owners = Output('real_owners', (F32, [23]))
model = Model()
model.Operation('GENERATE_PROPOSALS', scores, deltas, anchors, images, 8.0, 10.0, -1, -1, 0.5, 1.0, layout).To(scores_out, boxes_out, owners)
model.Operation('CAST', owners).To(real_owners)
Example({
    scores: [0.36, 0.065, 0.91, 0.395, 0.28, 0.305, 0.585, 0.315, 0.7, 0.775, 0.165, 0.605, 0.12, 0.54, 0.49,
    0.505, 0.97, 0.69, 0.4, 0.335, 0.68, 0.22, 0.515, 0.705],
    deltas: packed('<f4',
    'c-kxF63JC&SXcdT%O7d!Igi~IEIYV_M_hc}=~Y+Lm{#Z)bM4VR&1CIz(<kI=!j5HZUgbVf)lY?HT;;gRG_8~8dcO7PZ3+1go#vPu'
    'a@{ZgvZYfXU+8SW*}H%G=Vg7f&NqKL`TDx&w;9|;uAEq@uYY9eHmTXC3Yc!*bYJ+fB2D|)-Hhucn-*%{?>=Y#xZ<hY>_(n_<|!f<'
    'n)52wRA@UpGA$Omzwq-@p{j%<ogCNw_x(NL7$MYrruU4>%0ut>Xxta-yda_MzPs{3qFzN=VeDOn*`L?DEZnQ@=a<-eX=U1RZ<UFQ'
    'h3B@i_vd`?T$(w7wPk9P{K?(x7Bx&-DYLTubb@w4bN|u36Ap_!RcKtZn0J22wgk)O182m2+6uR-m(1~Rc3iY?&px|-cDDQW?X$Jr'
    'vv2R-eb%;iK!JVx_5y`~tbKd-f|#~@?LgwTV3i;pU^RAjHg;eNC~9M~&&~!YXKlA<A4G5;khKp0y&1q5'
),
    anchors: [0.0, 1.0, 12.0, 9.0, 2.0, -3.0, 10.0, 14.0],
    images: [32.0, 48.0, 26.0, 40.0],
    scores_out: [0.91, 0.775, 0.7, 0.605, 0.585, 0.36, 0.315, 0.305, 0.28, 0.165, 0.065, 0.97, 0.705, 0.69, 0.68,
    0.54, 0.515, 0.505, 0.49, 0.4, 0.335, 0.22, 0.12],
    boxes_out: packed('<i4',
    'c-jrfPe@a70KoAt&bPPsUTkk~|C}uQjj&F(9R^7T{RoPIAcK%DmII0A?O7289exy@8fZZxLux|laWjK<*x}bP=3%E0A$U=Uff#fM'
    'M1uSrKjQ>TJ}Phn6$o^IU<s-cv7(wNSw!}mZ3VtkJko*eXe}>Fsg%$@HKn!EZG`mEpo`UZnP#P;)B~hA&+e5brK8@qnBL?|oa$^B'
    'Mi((l@gA4Qa=d$+T)Fm?LZN@-;A}oKd}r;j^gj6Z*xO&g6gnze<9z=9htzB6hidf~jSF8_|1M+x>u_&!kzbX@&ZmJcH=`Vn-G+0U'
    'JXtRLO#HaZTz{ur-{a$TXTp0nTycKSzuJ0!DV=|Lc%O%jky|rYi%cCEtlP9w8y|j7*54FDt5d9Pg-MvF@Vu}Uchj6n5;0?7+1O?#'
    'jflj^*`9s!gONnm$U8&kNMeY5%&^ifgi}%Hblf80+GGtZ%QeDI(z2780qnv5<)Ljv', 5.960464477539063e-08
),
    real_owners: [0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0,
    1.0, 1.0, 1.0],
}, name='real_all').DisableLifeTimeVariation()

# Anchors at every place, corrected; of what overlaps the best one is left.
# Expected values: float64 formula.
scores = Input('scores', (F32, [2, 2, 3, 2]))
deltas = Input('deltas', (F32, [2, 2, 3, 8]))
anchors = Input('anchors', (F32, [2, 4]))
images = Input('images', (F32, [2, 2]))
layout = BoolScalar('layout', False)
scores_out = Output('scores_out', (F32, [23]))
boxes_out = Output('boxes_out', (F32, [23, 4]))
owners = Output('owners', (I32, [23]))
model = Model()
model.Operation('GENERATE_PROPOSALS', scores, deltas, anchors, images, 8.0, 10.0, -1, -1, 0.5, 1.0, layout).To(scores_out, boxes_out, owners)
Example({
    scores: [0.36, 0.065, 0.91, 0.395, 0.28, 0.305, 0.585, 0.315, 0.7, 0.775, 0.165, 0.605, 0.12, 0.54, 0.49,
    0.505, 0.97, 0.69, 0.4, 0.335, 0.68, 0.22, 0.515, 0.705],
    deltas: packed('<f4',
    'c-kxF63JC&SXcdT%O7d!Igi~IEIYV_M_hc}=~Y+Lm{#Z)bM4VR&1CIz(<kI=!j5HZUgbVf)lY?HT;;gRG_8~8dcO7PZ3+1go#vPu'
    'a@{ZgvZYfXU+8SW*}H%G=Vg7f&NqKL`TDx&w;9|;uAEq@uYY9eHmTXC3Yc!*bYJ+fB2D|)-Hhucn-*%{?>=Y#xZ<hY>_(n_<|!f<'
    'n)52wRA@UpGA$Omzwq-@p{j%<ogCNw_x(NL7$MYrruU4>%0ut>Xxta-yda_MzPs{3qFzN=VeDOn*`L?DEZnQ@=a<-eX=U1RZ<UFQ'
    'h3B@i_vd`?T$(w7wPk9P{K?(x7Bx&-DYLTubb@w4bN|u36Ap_!RcKtZn0J22wgk)O182m2+6uR-m(1~Rc3iY?&px|-cDDQW?X$Jr'
    'vv2R-eb%;iK!JVx_5y`~tbKd-f|#~@?LgwTV3i;pU^RAjHg;eNC~9M~&&~!YXKlA<A4G5;khKp0y&1q5'
),
    anchors: [0.0, 1.0, 12.0, 9.0, 2.0, -3.0, 10.0, 14.0],
    images: [32.0, 48.0, 26.0, 40.0],
    scores_out: [0.91, 0.775, 0.7, 0.605, 0.585, 0.36, 0.315, 0.305, 0.28, 0.165, 0.065, 0.97, 0.705, 0.69, 0.68,
    0.54, 0.515, 0.505, 0.49, 0.4, 0.335, 0.22, 0.12],
    boxes_out: packed('<i4',
    'c-jrfPe@a70KoAt&bPPsUTkk~|C}uQjj&F(9R^7T{RoPIAcK%DmII0A?O7289exy@8fZZxLux|laWjK<*x}bP=3%E0A$U=Uff#fM'
    'M1uSrKjQ>TJ}Phn6$o^IU<s-cv7(wNSw!}mZ3VtkJko*eXe}>Fsg%$@HKn!EZG`mEpo`UZnP#P;)B~hA&+e5brK8@qnBL?|oa$^B'
    'Mi((l@gA4Qa=d$+T)Fm?LZN@-;A}oKd}r;j^gj6Z*xO&g6gnze<9z=9htzB6hidf~jSF8_|1M+x>u_&!kzbX@&ZmJcH=`Vn-G+0U'
    'JXtRLO#HaZTz{ur-{a$TXTp0nTycKSzuJ0!DV=|Lc%O%jky|rYi%cCEtlP9w8y|j7*54FDt5d9Pg-MvF@Vu}Uchj6n5;0?7+1O?#'
    'jflj^*`9s!gONnm$U8&kNMeY5%&^ifgi}%Hblf80+GGtZ%QeDI(z2780qnv5<)Ljv', 5.960464477539063e-08
),
    owners: [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1],
}, name='all').AddNchw(scores, deltas, layout).AddVariations('relaxed', 'float16')

# Anchors at every place, corrected; of what overlaps the best one is left.
# Expected values: float64 formula.
scores = Input('scores', (U8, [2, 2, 3, 2], 0.004999999888241291, 0))
deltas = Input('deltas', (U8, [2, 2, 3, 8], 0.004000000189989805, 120))
anchors = Input('anchors', ('TENSOR_QUANT16_SYMM', [2, 4], 0.125, 0))
images = Input('images', ('TENSOR_QUANT16_ASYMM', [2, 2], 0.125, 0))
layout = BoolScalar('layout', False)
scores_out = Output('scores_out', (U8, [21], 0.004999999888241291, 0))
boxes_out = Output('boxes_out', ('TENSOR_QUANT16_ASYMM', [21, 4], 0.125, 0))
owners = Output('owners', (I32, [21]))
model = Model()
model.Operation('GENERATE_PROPOSALS', scores, deltas, anchors, images, 8.0, 10.0, -1, -1, 0.5, 1.0, layout).To(scores_out, boxes_out, owners)
Example({
    scores: [80, 89, 172, 51, 182, 100, 10, 76, 174, 31, 17, 180, 42, 90, 187, 84, 104, 18, 98, 189, 67, 41,
    123, 85],
    deltas: packed('<i2',
    'c-lLnyV`AAr)lo3C6YlGV{%lSO6m=YIvk=h_eD6K*c;`LdR4*YXv(BAh1M9AvW;6pmQOjcq;uQV4uv)IE=Z|m&1tH>V!Co+_6iM+'
    '!&hQL!(DaeDNgEH*?76m-?phPGDe4i#sC04tSqn'
),
    anchors: [0, 8, 96, 72, 16, -24, 80, 112],
    images: [256, 384, 208, 320],
    scores_out: [182, 180, 174, 172, 100, 89, 80, 76, 51, 31, 17, 10, 189, 187, 123, 104, 90, 84, 67, 41, 18],
    boxes_out: packed('<i2',
    'c-rgYe`~)y;K#A>v{|!SC64)TWq47j&Ja;1#L%Iy5uJFVf?=y~f!y|`%^^3N7!pFJ@G7}ZP~(`EyvF87eV>4&BO7b-G%toWKS#gT'
    'sVS<<F6?9YJ(YnXz=%~80QD;(4*'
),
    owners: [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 1, 1, 1, 1, 1, 1],
}, name='all_quant8').AddNchw(scores, deltas, layout).AddVariations(signed(scores, deltas, scores_out))

# Anchors at every place, corrected; of what overlaps the best one is left.
# Expected values: float64 formula.
scores = Input('scores', (F32, [2, 2, 3, 2]))
deltas = Input('deltas', (F32, [2, 2, 3, 8]))
anchors = Input('anchors', (F32, [2, 4]))
images = Input('images', (F32, [2, 2]))
layout = BoolScalar('layout', False)
scores_out = Output('scores_out', (F32, [8]))
boxes_out = Output('boxes_out', (F32, [8, 4]))
owners = Output('owners', (I32, [8]))
model = Model()
model.Operation('GENERATE_PROPOSALS', scores, deltas, anchors, images, 8.0, 10.0, -1, -1, 0.1, 1.0, layout).To(scores_out, boxes_out, owners)
Example({
    scores: [0.09, 0.43, 0.345, 0.81, 0.845, 0.06, 0.855, 0.225, 0.405, 0.945, 0.32, 0.66, 0.26, 0.525, 0.49,
    0.355, 0.41, 0.38, 0.925, 0.08, 0.25, 0.47, 0.64, 0.74],
    deltas: packed('<f4',
    'c-pIOyq?he=Ip$neTMh9+?@C2Z0;iM+7FvlcQNFPn=>UWQ(k8*owTVrq1*EIL^ew&<$5-0Wv_`sd$?lqr#%+0K0L4g?BmBm3~z2T'
    'g{@=xaFomP_<dC$78fR-EqnHGF&O5GOkMnRdf=J&JLYrvpE&pa@0sVW?e@#(vUxHH-R#tUI{UV}vA)3E15b0d{CwNECE<2fqyBB4'
    'x6LKj`-PmB-W2)z{?M7FOPd)2e`@o&hb>pQzQx<0%{;7Io9RSJ$#n*f=j#p^1mszqQJ*KZhPUkd@{pe2W@4tt-Z!2((A?L^9^g`$'
    'xH&fBeOJJ9kGefmJDyhBh~BMisyQ%uaZ_{m?7np?mY4cS&vszgQFnZ8BHytM$|uZu8#(!M*jH~8p1hc0P4!+oJKKG>d-v|!w`ZT7'
    't*tGPx6f|hUfX?k)<7Ac1c(n-WVa6}3FPjv1Ih!jwavbLK&`fRAZef?yS+dI_JIgHFx~?+)5Z<}h*7q#'
),
    anchors: [0.0, 1.0, 12.0, 9.0, 2.0, -3.0, 10.0, 14.0],
    images: [32.0, 48.0, 26.0, 40.0],
    scores_out: [0.945, 0.855, 0.845, 0.66, 0.09, 0.925, 0.74, 0.525],
    boxes_out: packed('<i4',
    'c-jGg0Du2@3g~D62x|Cf1^}>VEFj1LdFY4$D4^IVRLH0R0F?AtnYYgXo*QA%`Ih<#u(wSBFmd_--Y|E%N0+z+02I?4MZ0?dt<O>s'
    'p_E&Pg2RFU_9PGh6x;dMAmNW00P83N00jjA0s#dE00;sF0tW^F00RR60|EpD00spC00ILCQz|O', 2.384185791015625e-07
),
    owners: [0, 0, 0, 0, 0, 1, 1, 1],
}, name='strict').AddNchw(scores, deltas, layout).DisableLifeTimeVariation()

# Anchors at every place, corrected; of what overlaps the best one is left.
# Expected values: float64 formula.
scores = Input('scores', (U8, [2, 2, 3, 2], 0.004999999888241291, 0))
deltas = Input('deltas', (U8, [2, 2, 3, 8], 0.004000000189989805, 120))
anchors = Input('anchors', ('TENSOR_QUANT16_SYMM', [2, 4], 0.125, 0))
images = Input('images', ('TENSOR_QUANT16_ASYMM', [2, 2], 0.125, 0))
layout = BoolScalar('layout', False)
scores_out = Output('scores_out', (U8, [7], 0.004999999888241291, 0))
boxes_out = Output('boxes_out', ('TENSOR_QUANT16_ASYMM', [7, 4], 0.125, 0))
owners = Output('owners', (I32, [7]))
model = Model()
model.Operation('GENERATE_PROPOSALS', scores, deltas, anchors, images, 8.0, 10.0, -1, -1, 0.1, 1.0, layout).To(scores_out, boxes_out, owners)
Example({
    scores: [153, 51, 111, 33, 117, 87, 173, 35, 168, 119, 154, 88, 34, 131, 166, 95, 188, 73, 16, 141, 185,
    118, 23, 99],
    deltas: packed('<i2',
    'c-ot#XWy|%yX0zMweMyVsYq9|gj!pdat+HxbFN#QkX#Wk*RW<ouY&2q1D$7Qg<Z{Y+;48Q;-t%J3(qnMvkOPBH>4g~bo9uHlegvU'
    'CzzZFx2`*2UZLhuVbt6d92@H%mtV+0V*mhbK`Vm'
),
    anchors: [0, 8, 96, 72, 16, -24, 80, 112],
    images: [256, 384, 208, 320],
    scores_out: [173, 154, 153, 117, 188, 166, 141],
    boxes_out: packed('<i2',
    'c-mu#XzN<xp+8ZaA=$i*^M&;Ue#SIk{(c8-k+=m6V8F<L00=e!ej5nv'
),
    owners: [0, 0, 0, 0, 1, 1, 1],
}, name='strict_quant8').AddNchw(scores, deltas, layout).AddVariations(signed(scores, deltas, scores_out)).DisableLifeTimeVariation()

# Anchors at every place, corrected; of what overlaps the best one is left.
# Expected values: float64 formula.
scores = Input('scores', (F32, [2, 2, 3, 2]))
deltas = Input('deltas', (F32, [2, 2, 3, 8]))
anchors = Input('anchors', (F32, [2, 4]))
images = Input('images', (F32, [2, 2]))
layout = BoolScalar('layout', False)
scores_out = Output('scores_out', (F32, [10]))
boxes_out = Output('boxes_out', (F32, [10, 4]))
owners = Output('owners', (I32, [10]))
model = Model()
model.Operation('GENERATE_PROPOSALS', scores, deltas, anchors, images, 8.0, 10.0, 5, -1, 0.6, 1.0, layout).To(scores_out, boxes_out, owners)
Example({
    scores: [0.35, 0.915, 0.77, 0.51, 0.11, 0.82, 0.155, 0.875, 0.27, 0.735, 0.345, 0.83, 0.655, 0.37, 0.295,
    0.44, 0.47, 0.025, 0.695, 0.645, 0.315, 0.495, 0.46, 0.665],
    deltas: packed('<f4',
    'c-ouhayp;wi;qacRiRZ&wycOSyju8W;#EG~qn+lDH%TW<JG;!(_RsZ~(|k@hx;%clglpQKHT#an)JE)@wd?Z3d_!Hgn_+wGci8)V'
    'Y2<2McJuMO;=|{8e5RR4#i{P7Kbp_v<=nkcsPV7)x~CP*9}7+#v*f6-{rk2;cawr+=hC_QPo2-qj^kRnSk2jd;neP>Y6aJwOJwFN'
    '^xIo{&h+%H65`mj?Hpf;shnxj->KJM&px-bCgbaOCUfV`lwE9cSqehhJl$(rnWtVkd3?glhDm$3d7J2Do|;m#(rE66ghuK0u>sv@'
    'Ty}*QZrI3u@~HEg*&FvNcTbLz+Hh#=7M__sNg{{W$QEy3D;(DvHzDM(^28(GXWLKI2-fE8cHDikvDIcn^Kqs<`|ND&Z1>si+iSPa'
    '&dzSHtsMyLv)c<~@3XbD*}E6a1wp$#K&H(;u-u+~dx1jxY(R>EM%eA!vu_X33|pWWSUC{b+Jejk0Amch4F'
),
    anchors: [0.0, 1.0, 12.0, 9.0, 2.0, -3.0, 10.0, 14.0],
    images: [32.0, 48.0, 26.0, 40.0],
    scores_out: [0.915, 0.875, 0.83, 0.82, 0.77, 0.695, 0.665, 0.655, 0.645, 0.495],
    boxes_out: packed('<i4',
    'c-jG=0AK&C0BBGEl=y(qxWE7~0Px_XgCM8?Z0L|6Y|vn~0HD+WM0_w1NKi0j0G~nt*`X*+9muV+04TCC0B(i={$s02e>3@V0LF>{'
    '`!;R$SDa_j0EFoP;uMGnw9&0j0IOJXiztf#PvoJjc9Zh00EVmpn4j3r9UcM#00jvE0t5>R1P=}j01pcS015*D0tE*M0uBiP00jd8'
    '00RmI1_=zI$2G4', 1.1920928955078125e-07
),
    owners: [0, 0, 0, 0, 0, 1, 1, 1, 1, 1],
}, name='best_before').AddNchw(scores, deltas, layout).AddVariations('float16').DisableLifeTimeVariation()

# Anchors at every place, corrected; of what overlaps the best one is left.
# Expected values: float64 formula.
scores = Input('scores', (U8, [2, 2, 3, 2], 0.004999999888241291, 0))
deltas = Input('deltas', (U8, [2, 2, 3, 8], 0.004000000189989805, 120))
anchors = Input('anchors', ('TENSOR_QUANT16_SYMM', [2, 4], 0.125, 0))
images = Input('images', ('TENSOR_QUANT16_ASYMM', [2, 2], 0.125, 0))
layout = BoolScalar('layout', False)
scores_out = Output('scores_out', (U8, [10], 0.004999999888241291, 0))
boxes_out = Output('boxes_out', ('TENSOR_QUANT16_ASYMM', [10, 4], 0.125, 0))
owners = Output('owners', (I32, [10]))
model = Model()
model.Operation('GENERATE_PROPOSALS', scores, deltas, anchors, images, 8.0, 10.0, 5, -1, 0.6, 1.0, layout).To(scores_out, boxes_out, owners)
Example({
    scores: [70, 24, 151, 12, 133, 136, 93, 155, 148, 27, 141, 44, 62, 170, 6, 173, 52, 112, 14, 180, 31, 185,
    143, 150],
    deltas: packed('<i2',
    'c-phs7;D|IU1IO@$T(vOontwd^JY0KTbNwGJ*VnS<+UECMA;2Fhpaqwaw<+QE|{}NK6Xch!D6RcjSg|6uBO|O_SyT5{Vq+Kx>`*)'
    'ZlO)l9i1CRl{d{49Tykxw9e=%j0j+$F#rI1!7EV'
),
    anchors: [0, 8, 96, 72, 16, -24, 80, 112],
    images: [256, 384, 208, 320],
    scores_out: [155, 151, 148, 141, 136, 185, 180, 173, 170, 150],
    boxes_out: packed('<i2',
    'c-rI32)>rivDd=dXmfst6JOsVhReC344u6U<^i+Qbmq^HVu*3rq4#kS0}5bdzy$!9b`N0'
),
    owners: [0, 0, 0, 0, 0, 1, 1, 1, 1, 1],
}, name='best_before_quant8').AddNchw(scores, deltas, layout).AddVariations(signed(scores, deltas, scores_out)).DisableLifeTimeVariation()

# Anchors at every place, corrected; of what overlaps the best one is left.
# Expected values: float64 formula.
scores = Input('scores', (F32, [2, 2, 3, 2]))
deltas = Input('deltas', (F32, [2, 2, 3, 8]))
anchors = Input('anchors', (F32, [2, 4]))
images = Input('images', (F32, [2, 2]))
layout = BoolScalar('layout', False)
scores_out = Output('scores_out', (F32, [6]))
boxes_out = Output('boxes_out', (F32, [6, 4]))
owners = Output('owners', (I32, [6]))
model = Model()
model.Operation('GENERATE_PROPOSALS', scores, deltas, anchors, images, 8.0, 10.0, -1, 3, 0.5, 1.0, layout).To(scores_out, boxes_out, owners)
Example({
    scores: [0.55, 0.71, 0.03, 0.52, 0.635, 0.225, 0.935, 0.735, 0.35, 0.505, 0.47, 0.705, 0.26, 0.625, 0.34,
    0.465, 0.66, 0.455, 0.335, 0.785, 0.31, 0.185, 0.54, 0.345],
    deltas: packed('<f4',
    'c-p%wuqWgVSMN6UX?G(mGrp+mN|y35E!r{d;FlG9+HGHM3p>0j%I{6SX}#p_Vy{;HJ+n@pUSfFiroH+*jt!rdeG_q6=2HGx=;*p-'
    '`O6F^zscA(vD{v0+mfU9XBSw?&e*l#sY*o2<G}0FKN~u$SZ<m4mu(ZvWL<4nIp<S<kCljVseR`A`Y|ObP$({o<!1)Z>$@d0%N7=J'
    'l$|p*tXWfZX|~3??%Cb@mNqN6&lZ}^ArUz7^V@x<&7TVtOwUMdiOTaVy3n?B@=^=sb+sMb$F_K^4LLYBY{sVJX04|ehMX3T3^)9{'
    'cEzOK6LvIP?Fp+BJT!5M@XUR!wmNp@^EmA1tmr)wb9{|U&U|SHgNH87E^AnJy#2dp{=9}-TZ4IL^gEUa^{h~`v$Ng1*LL4tJ0RR='
    'XS>hNZlB#g5EsY;!o6St+g)}x`#^lVeYPM~b`VuyYz<Ovw|BRd4N%g?)())CcAt$M#3%qy0KCE'
),
    anchors: [0.0, 1.0, 12.0, 9.0, 2.0, -3.0, 10.0, 14.0],
    images: [32.0, 48.0, 26.0, 40.0],
    scores_out: [0.935, 0.735, 0.71, 0.785, 0.66, 0.625],
    boxes_out: [1.0220279, 7.9644637, 9.081972, 17.203537, 0.93944955, 9.561272, 7.6685505, 24.578728, 2.7957642,
    0.0, 8.484236, 14.169004, 0.8503017, 5.407865, 9.085698, 24.652136, 17.193563, 2.0960739,
    26.718437, 7.951926, 1.2408233, 0.0, 11.431177, 20.23953],
    owners: [0, 0, 0, 1, 1, 1],
}, name='best_after').AddNchw(scores, deltas, layout).DisableLifeTimeVariation()

# Anchors at every place, corrected; of what overlaps the best one is left.
# Expected values: float64 formula.
scores = Input('scores', (U8, [2, 2, 3, 2], 0.004999999888241291, 0))
deltas = Input('deltas', (U8, [2, 2, 3, 8], 0.004000000189989805, 120))
anchors = Input('anchors', ('TENSOR_QUANT16_SYMM', [2, 4], 0.125, 0))
images = Input('images', ('TENSOR_QUANT16_ASYMM', [2, 2], 0.125, 0))
layout = BoolScalar('layout', False)
scores_out = Output('scores_out', (U8, [6], 0.004999999888241291, 0))
boxes_out = Output('boxes_out', ('TENSOR_QUANT16_ASYMM', [6, 4], 0.125, 0))
owners = Output('owners', (I32, [6]))
model = Model()
model.Operation('GENERATE_PROPOSALS', scores, deltas, anchors, images, 8.0, 10.0, -1, 3, 0.5, 1.0, layout).To(scores_out, boxes_out, owners)
Example({
    scores: [15, 127, 163, 8, 133, 183, 57, 100, 59, 63, 69, 88, 46, 186, 84, 167, 22, 145, 97, 146, 102, 151,
    95, 155],
    deltas: packed('<i2',
    'c-l)?Ev8d?bfJoO;FcBb6*0Mb852VNeB6EA4y=%~HjirRpO&-lRMV*|XM<W)x2?!Fw}~>$ST{2{&8usv_7*+Yx-(n5EiO(vxl6TO'
    'VRc(hxSg?%S821Q$8OQ3daIQZj@UEM7ytkS$SQU'
),
    anchors: [0, 8, 96, 72, 16, -24, 80, 112],
    images: [256, 384, 208, 320],
    scores_out: [183, 163, 133, 186, 167, 155],
    boxes_out: [171, 0, 224, 77, 50, 0, 172, 69, 127, 8, 232, 64, 32, 0, 91, 125, 117, 0, 169, 73, 143, 41, 229,
    149],
    owners: [0, 0, 0, 1, 1, 1],
}, name='best_after_quant8').AddNchw(scores, deltas, layout).AddVariations(signed(scores, deltas, scores_out)).DisableLifeTimeVariation()

# Anchors at every place, corrected; of what overlaps the best one is left.
# Expected values: float64 formula.
scores = Input('scores', (F32, [2, 2, 3, 2]))
deltas = Input('deltas', (F32, [2, 2, 3, 8]))
anchors = Input('anchors', (F32, [2, 4]))
images = Input('images', (F32, [2, 2]))
layout = BoolScalar('layout', False)
scores_out = Output('scores_out', (F32, [8]))
boxes_out = Output('boxes_out', (F32, [8, 4]))
owners = Output('owners', (I32, [8]))
model = Model()
model.Operation('GENERATE_PROPOSALS', scores, deltas, anchors, images, 8.0, 10.0, 0, 4, 0.9, 1.0, layout).To(scores_out, boxes_out, owners)
Example({
    scores: [0.51, 0.17, 0.15, 0.39, 0.45, 0.85, 0.41, 0.05, 0.895, 0.2, 0.495, 0.195, 0.5, 0.47, 0.905, 0.865,
    0.745, 0.415, 0.095, 0.8, 0.345, 0.27, 0.97, 0.55],
    deltas: packed('<f4',
    'c-jldaA^!<o7Sl9)h;k6K$?s1V7}qms9ECqwoiL^G5Kw9X<xUDOZiVR)8UZo(h;rs91~Z~o3l$ZU)nT+Pr3Cn$F?0lzrK8Ue7f<d'
    'boIWA_InsYIzOmydv~$j>9pecMnk9GiQQBA8l9)M^N2+p>D9lkdrFAoOv=ogLR=T7duk^Yb&I*rzJ7aUhW6LTi}fvE3$1zk@%<6c'
    '7$N;QOWoVAeb;=JGq3x*eCfie3i=}Rl}t+*9y=~K{9L0XmauTc_o*BS({pp0b*FYWPh*;CsW3fuvC%^2H9poe`<kaK<?$S!up(z>'
    'qRZl+g%jCVEZq>hWn%N3JweMAditC1?%J|x=fp*GYL9kiU1^(r)Y%|bPbxZYGQ-jZ$2k7(za5$CS~R(N&C|VhK(G%;?gOE{yY2Q_'
    '@7-%>Yq!g89~ju#?X}wj6xavk@3jRh+Y3~`XYXE!G)V0pkPyTG8wOjTfDKUn9+1f1y#Spow_E'
),
    anchors: [0.0, 1.0, 12.0, 9.0, 2.0, -3.0, 10.0, 14.0],
    images: [32.0, 48.0, 26.0, 40.0],
    scores_out: [0.895, 0.85, 0.51, 0.495, 0.97, 0.905, 0.865, 0.8],
    boxes_out: packed('<i4',
    'c-jGg0Du2j_;4U#06?GsWpHS)s6b$F@bCaI8!)i=0DvGk9!T)&%(so~0IgL3hv=KiPqc?ByOEgwOFLF!05MaGle8F%ML8a%0QBqt'
    '*Hr@vXJ9-*=rj5~xps^f009{unifI^1q=!b01gQN00ssM1`Y`c0}coU00{#H00;&F00s#m5h*k', 1.1920928955078125e-07
),
    owners: [0, 0, 0, 0, 1, 1, 1, 1],
}, name='no_limit_before').AddNchw(scores, deltas, layout).AddVariations('float16').DisableLifeTimeVariation()

# Anchors at every place, corrected; of what overlaps the best one is left.
# Expected values: float64 formula.
scores = Input('scores', (U8, [2, 2, 3, 2], 0.004999999888241291, 0))
deltas = Input('deltas', (U8, [2, 2, 3, 8], 0.004000000189989805, 120))
anchors = Input('anchors', ('TENSOR_QUANT16_SYMM', [2, 4], 0.125, 0))
images = Input('images', ('TENSOR_QUANT16_ASYMM', [2, 2], 0.125, 0))
layout = BoolScalar('layout', False)
scores_out = Output('scores_out', (U8, [8], 0.004999999888241291, 0))
boxes_out = Output('boxes_out', ('TENSOR_QUANT16_ASYMM', [8, 4], 0.125, 0))
owners = Output('owners', (I32, [8]))
model = Model()
model.Operation('GENERATE_PROPOSALS', scores, deltas, anchors, images, 8.0, 10.0, 0, 4, 0.9, 1.0, layout).To(scores_out, boxes_out, owners)
Example({
    scores: [40, 61, 77, 85, 53, 117, 93, 106, 82, 187, 104, 124, 132, 55, 45, 131, 134, 52, 64, 112, 174, 68,
    33, 18],
    deltas: packed('<i2',
    'c-rf`zGUUbmD<`$Im!BMfyMi`q?PyR8p$?HayoK0G`Dqefy$&?&WBBvFGP!9YiV-bS+KJ&bLxgv6Gs)%<SAQ2N)}0MXi%M~vMXV?'
    'Ui|)BS9agp+d5w@W`f~L1*_eQ$~5;e&=>#!hVd<9'
),
    anchors: [0, 8, 96, 72, 16, -24, 80, 112],
    images: [256, 384, 208, 320],
    scores_out: [187, 124, 117, 106, 174, 134, 132, 131],
    boxes_out: packed('<i2',
    'c-o6f={~ws^6jbR43~XaMLo9{huoOIgh9rDK{_!!n``j|2CRS)&H@0F84V%'
),
    owners: [0, 0, 0, 0, 1, 1, 1, 1],
}, name='no_limit_before_quant8').AddNchw(scores, deltas, layout).AddVariations(signed(scores, deltas, scores_out)).DisableLifeTimeVariation()

# Anchors at every place, corrected; of what overlaps the best one is left.
# Expected values: float64 formula.
scores = Input('scores', (F32, [2, 2, 3, 2]))
deltas = Input('deltas', (F32, [2, 2, 3, 8]))
anchors = Input('anchors', (F32, [2, 4]))
images = Input('images', (F32, [2, 2]))
layout = BoolScalar('layout', False)
scores_out = Output('scores_out', (F32, [2]))
boxes_out = Output('boxes_out', (F32, [2, 4]))
owners = Output('owners', (I32, [2]))
model = Model()
model.Operation('GENERATE_PROPOSALS', scores, deltas, anchors, images, 8.0, 10.0, -1, -1, 0.7, 11.0, layout).To(scores_out, boxes_out, owners)
Example({
    scores: [0.15, 0.375, 0.31, 0.875, 0.345, 0.33, 0.38, 0.56, 0.62, 0.635, 0.605, 0.305, 0.935, 0.46, 0.765,
    0.21, 0.905, 0.685, 0.805, 0.295, 0.045, 0.18, 0.5, 0.39],
    deltas: packed('<f4',
    'c-qUD6V>aqLjCr`vseF}{i1m`LUMANq-{vtk~NR}^FMs3);yXkndW4En~ljnqjBH5ACmdKF4L|vU1hS2xve;D&SRfB-?9#Ryh$it'
    '(s=dHWiElZ8P7GH>L+JpEprn3S1WRL;*pf;3C9e7R-LK1a^`Q$8A}$4G#0MMy9#8M9uiu<TqH)}IZIkX=g&rM(}`2(y9cufP49MI'
    'tX-kKrT^y!=Oatak7(>U^)T>hM#0pImA=;_cIEw!Nyw6zxMy}k^A-Db6>AlCuS-3BVxLG)W`)m{{xe&qwJZypzSMK?tl6c9-Hxs6'
    'H>eI<_VnPssmJH#9-j4Zaai-ZHQgK7Gub^3?c3C?Fq>0hPKn|!i-3uHn^%5ZwAk|GB+dTRJuGWWTAm)*VcPz3pPii@5bxW!Z|}an'
    'Hg<NlK&IV3TcD`zULd`1?_QvkHAn$So$Wr5N?W_Vwh)#3_JXxSDO-?MpduSEy$37-00ha!&H'
),
    anchors: [0.0, 1.0, 12.0, 9.0, 2.0, -3.0, 10.0, 14.0],
    images: [32.0, 48.0, 26.0, 40.0],
    scores_out: [0.635, 0.765],
    boxes_out: [7.562548, 1.2762831, 19.237452, 25.961718, 10.986047, 0.7596626, 24.181953, 12.376337],
    owners: [0, 1],
}, name='large_ones').AddNchw(scores, deltas, layout).DisableLifeTimeVariation()

# Anchors at every place, corrected; of what overlaps the best one is left.
# Expected values: float64 formula.
scores = Input('scores', (U8, [2, 2, 3, 2], 0.004999999888241291, 0))
deltas = Input('deltas', (U8, [2, 2, 3, 8], 0.004000000189989805, 120))
anchors = Input('anchors', ('TENSOR_QUANT16_SYMM', [2, 4], 0.125, 0))
images = Input('images', ('TENSOR_QUANT16_ASYMM', [2, 2], 0.125, 0))
layout = BoolScalar('layout', False)
scores_out = Output('scores_out', (U8, [0], 0.004999999888241291, 0))
boxes_out = Output('boxes_out', ('TENSOR_QUANT16_ASYMM', [0, 4], 0.125, 0))
owners = Output('owners', (I32, [0]))
model = Model()
model.Operation('GENERATE_PROPOSALS', scores, deltas, anchors, images, 8.0, 10.0, -1, -1, 0.7, 11.0, layout).To(scores_out, boxes_out, owners)
Example({
    scores: [14, 139, 38, 125, 147, 47, 106, 141, 77, 29, 56, 51, 154, 177, 46, 90, 11, 171, 158, 16, 160, 70,
    165, 190],
    deltas: packed('<i2',
    'c-ot`JSygjqoYosPNB{b*NJl*=WA(CbC!@Z-x26?u{yj|RZ+hC(EKQkoW%9Z#U`fa%+ieL@{HEBDd-H|CBC9`pR}uq`ohwE5=#^e'
    'S0`61l(_CcnOIY%dEMgB)E3w2vcU{A1^@$ICo='
),
    anchors: [0, 8, 96, 72, 16, -24, 80, 112],
    images: [256, 384, 208, 320],
    scores_out: [],
    boxes_out: [],
    owners: [],
}, name='large_ones_quant8').AddNchw(scores, deltas, layout).AddVariations(signed(scores, deltas, scores_out)).DisableLifeTimeVariation()

# Anchors at every place, corrected; of what overlaps the best one is left.
# Expected values: float64 formula.
scores = Input('scores', (F32, [2, 2, 3, 2]))
deltas = Input('deltas', (F32, [2, 2, 3, 8]))
anchors = Input('anchors', (F32, [2, 4]))
images = Input('images', (F32, [2, 2]))
layout = BoolScalar('layout', False)
scores_out = Output('scores_out', (F32, [10]))
boxes_out = Output('boxes_out', (F32, [10, 4]))
owners = Output('owners', (I32, [10]))
model = Model()
model.Operation('GENERATE_PROPOSALS', scores, deltas, anchors, images, 8.0, 10.0, 6, 0, 0.4, 1.0, layout).To(scores_out, boxes_out, owners)
Example({
    scores: [0.535, 0.605, 0.88, 0.115, 0.895, 0.4, 0.74, 0.76, 0.945, 0.705, 0.285, 0.09, 0.41, 0.71, 0.665,
    0.215, 0.62, 0.36, 0.935, 0.745, 0.915, 0.54, 0.42, 0.84],
    deltas: packed('<f4',
    'c-q^ceKsSea#{JRWvjSO-)z2Ud2rX84UgMDtuxiUJnL+J`wyl)Zf-33)mNWe9{*x`QM>!<p89#!e}ok8=P%>>QmuTm`mApM<?=5g'
    '%Jp3H!h$v#N8EJMH`h1s-LP!(Y0dlqx%M*?`(Mu9_i^^e>kH2vP}*|JGq7l>*d_P47~h#^gv5fiOSWwb6B4QTy~X=)oKkyEMM>6s'
    'k(JFG{Do#;|0{C)oXD9?hkW<_U3WX{`g^_|bB!&}CEV@2+c~{xw#331p<dQ$XWllc9g&}O<dX8y@275eEacgdG5e<PLo5CyNuTD('
    '#q7expZS{Cy<F+BJ!IGIY0F<u-m`pN;ek!P%r44T)>Up_cV=$sqWM?cD{U4pUn}?Cc+2+GB?na;^H#VVIm+KW-OkR&#?EdpklMR%'
    'pRL_qAl?UJ*zViA&(3x)kYl$GMB3W!+h+q5w*#rM1JO2iAhCURdx5HK_W)^YpjKPEJs^!BGk_$}5CBpY#Hs'
),
    anchors: [0.0, 1.0, 12.0, 9.0, 2.0, -3.0, 10.0, 14.0],
    images: [32.0, 48.0, 26.0, 40.0],
    scores_out: [0.945, 0.895, 0.76, 0.705, 0.935, 0.915, 0.84, 0.745, 0.71, 0.665],
    boxes_out: packed('<i4',
    'c-jG=0AK$|U?7ly7~pW!0FXcspkROiK#)M7K%gLi$iM)EV6XrH0BFE)w;%u^i|@!kUrjcyzPELe9Rj@ol;_yxwoNV0hd&(m<mUhY'
    '0Db7nk9QD0${85y*R5=F*Yn%+&?V^r?qm4q3QC*(GcWx*uoM6Q0G_BLv^-`72onzv0v!kg0}2=m2@(|m3JDSo2^J6;1|Ss!2?`nj'
    '00$Qi02&H2Lpcc', 5.960464477539063e-08
),
    owners: [0, 0, 0, 0, 1, 1, 1, 1, 1, 1],
}, name='no_limit_after').AddNchw(scores, deltas, layout).AddVariations('float16').DisableLifeTimeVariation()

# Anchors at every place, corrected; of what overlaps the best one is left.
# Expected values: float64 formula.
scores = Input('scores', (U8, [2, 2, 3, 2], 0.004999999888241291, 0))
deltas = Input('deltas', (U8, [2, 2, 3, 8], 0.004000000189989805, 120))
anchors = Input('anchors', ('TENSOR_QUANT16_SYMM', [2, 4], 0.125, 0))
images = Input('images', ('TENSOR_QUANT16_ASYMM', [2, 2], 0.125, 0))
layout = BoolScalar('layout', False)
scores_out = Output('scores_out', (U8, [11], 0.004999999888241291, 0))
boxes_out = Output('boxes_out', ('TENSOR_QUANT16_ASYMM', [11, 4], 0.125, 0))
owners = Output('owners', (I32, [11]))
model = Model()
model.Operation('GENERATE_PROPOSALS', scores, deltas, anchors, images, 8.0, 10.0, 6, 0, 0.4, 1.0, layout).To(scores_out, boxes_out, owners)
Example({
    scores: [154, 82, 30, 124, 156, 6, 165, 25, 110, 87, 91, 90, 105, 142, 103, 61, 32, 86, 66, 16, 53, 22, 84,
    57],
    deltas: packed('<i2',
    'c-m83nR&DRjIH`k*%MjjIv!Ix`Y%S!ag=YoDU+doVUxCsOI6R3V>y@77tAi2vS7F245u@hvFdAzB`?{iy4h{XpI#pueZaA7u4eE2'
    '4!6j#<u%3&FKW(m+Iq6Sqd({5HR&P-8Up}MRV@z'
),
    anchors: [0, 8, 96, 72, 16, -24, 80, 112],
    images: [256, 384, 208, 320],
    scores_out: [165, 156, 154, 124, 110, 91, 142, 103, 86, 84, 66],
    boxes_out: packed('<i2',
    'c-qsjY|5A<B<;n(YLgPm(B*I8w4i^3FW*!KDeLkEhNH%F8J@??^JDL3jmYj{00Tw_RDhii0HxLrY5'
),
    owners: [0, 0, 0, 0, 0, 0, 1, 1, 1, 1, 1],
}, name='no_limit_after_quant8').AddNchw(scores, deltas, layout).AddVariations(signed(scores, deltas, scores_out)).DisableLifeTimeVariation()
