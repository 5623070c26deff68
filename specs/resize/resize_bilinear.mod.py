# Licensed under the Apache License, Version 2.0; see LICENSE.
# Written by 'python -m corpus' from corpus/families/resize.py; do not edit.
#
# RESIZE_BILINEAR: sizes, factors, aligned corners, half pixel centers, layouts.

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

# Width before height. Where each output pixel lies in the input.
# Expected values: float64 formula.
input = Input('input', (F32, [1, 2, 3, 2]))
layout = BoolScalar('layout', False)
output = Output('output', (F32, [1, 4, 5, 2]))
model = Model()
model.Operation('RESIZE_BILINEAR', input, 5, 4, layout).To(output)
Example({
    input: [0.85, 3.237, -1.613, -0.803, -2.096, 2.999, -3.82, -0.908, 2.118, 0.439, 3.971, 2.909],
    output: packed('<f4',
    'c-ouA)NoYCH{9~>ysEGm_im?&-V9+6H*EW0DfT7iE+2w5Q+vC@mD)G1D(^-3`lsZ4eEW)luc~N$vg^&9eidB=E7D&f;FjKhem47k'
    'Qy*<R{@6#Pz_ui#`HXyCnpB+?f@SZp-+uqz{SF6!^gcT~J9`IvhXecf?FCXmfM5XtUgAhJ'
),
}, name='greater').AddNchw(input, output, layout).AddVariations('relaxed', 'float16')

# Width before height. Where each output pixel lies in the input.
# Expected values: float64 formula.
input = Input('input', (F32, [1, 2, 3, 2]))
layout = BoolScalar('layout', False)
output = Output('output', (F32, [1, 4, 5, 2]))
model = Model()
model.Operation('RESIZE_BILINEAR', input, 5, 4, layout, True).To(output)
Example({
    input: [0.85, 3.237, -1.613, -0.803, -2.096, 2.999, -3.82, -0.908, 2.118, 0.439, 3.971, 2.909],
    output: packed('<f4',
    'c-jG=0AK%_0{E!OXhKBYo*R%}&_e;`xQiKdaKJrJ)d(%=li{!;#88|TqTLReD^tdHkzk7?@92BFuo)}R9^M4ngvwFW%&f9)7<zKs'
    'AdSS?MI<d*Ps5weP3?>ZKQ!$LJH5wZrItPr@-cs3%(T7vJalMTa0lQ*)_yuaK)ye}zrR1gK)*k~Kfb=cKfOS}KEFOcJU>4_K)}Dh'
    'zCb=eKR`hEEKSD'
),
}, name='greater_align_corners').AddNchw(input, output, layout).AddVariations('relaxed', 'float16').DisableLifeTimeVariation()

# Width before height. Where each output pixel lies in the input.
# Expected values: float64 formula.
input = Input('input', (F32, [1, 2, 3, 2]))
layout = BoolScalar('layout', False)
output = Output('output', (F32, [1, 4, 5, 2]))
model = Model()
model.Operation('RESIZE_BILINEAR', input, 5, 4, layout, False).To(output)
Example({
    input: [0.85, 3.237, -1.613, -0.803, -2.096, 2.999, -3.82, -0.908, 2.118, 0.439, 3.971, 2.909],
    output: packed('<f4',
    'c-ouA)NoYCH{9~>ysEGm_im?&-V9+6H*EW0DfT7iE+2w5Q+vC@mD)G1D(^-3`lsZ4eEW)luc~N$vg^&9eidB=E7D&f;FjKhem47k'
    'Qy*<R{@6#Pz_ui#`HXyCnpB+?f@SZp-+uqz{SF6!^gcT~J9`IvhXecf?FCXmfM5XtUgAhJ'
),
}, name='greater_not_aligned').AddNchw(input, output, layout).AddVariations('relaxed', 'float16').DisableLifeTimeVariation()

# Width before height. Where each output pixel lies in the input.
# Expected values: float64 formula.
input = Input('input', (F32, [1, 2, 3, 2]))
layout = BoolScalar('layout', False)
output = Output('output', (F32, [1, 4, 5, 2]))
model = Model()
model.Operation('RESIZE_BILINEAR', input, 5, 4, layout, False, True).To(output)
Example({
    input: [0.85, 3.237, -1.613, -0.803, -2.096, 2.999, -3.82, -0.908, 2.118, 0.439, 3.971, 2.909],
    output: packed('<f4',
    'c-jG=0AK%_0^aV)X!EJvo?8~^Hs1AO6uSD4`1UVGg4F45vf;2a$WWXMRNW4lD{*{wk&ZPa?~mEp%_JzHVM%_%QwDCfl`FRroqBTb'
    '2aUwF<0LIvPYTb@P4m45KcWomk1qTk%M?B-1CIlj1NrA2J9KEcy$9e<^?o`(K)ye}zrR1gK)yh}Kfk`eKfgf0KEFOcK0iM|K)}Dh'
    'zCb=eKR`e=*iOL'
),
}, name='greater_half_pixel_centers').AddNchw(input, output, layout).AddVariations('relaxed', 'float16').DisableLifeTimeVariation()

# Width before height. Where each output pixel lies in the input.
# Expected values: float64 formula.
input = Input('input', (F32, [1, 2, 3, 2]))
layout = BoolScalar('layout', False)
output = Output('output', (F32, [1, 4, 5, 2]))
model = Model()
model.Operation('RESIZE_BILINEAR', input, 5, 4, layout, True, False).To(output)
Example({
    input: [0.85, 3.237, -1.613, -0.803, -2.096, 2.999, -3.82, -0.908, 2.118, 0.439, 3.971, 2.909],
    output: packed('<f4',
    'c-jG=0AK%_0{E!OXhKBYo*R%}&_e;`xQiKdaKJrJ)d(%=li{!;#88|TqTLReD^tdHkzk7?@92BFuo)}R9^M4ngvwFW%&f9)7<zKs'
    'AdSS?MI<d*Ps5weP3?>ZKQ!$LJH5wZrItPr@-cs3%(T7vJalMTa0lQ*)_yuaK)ye}zrR1gK)*k~Kfb=cKfOS}KEFOcJU>4_K)}Dh'
    'zCb=eKR`hEEKSD'
),
}, name='greater_align_corners_of_two').AddNchw(input, output, layout).AddVariations('relaxed', 'float16').DisableLifeTimeVariation()

# Width before height. Where each output pixel lies in the input.
# Expected values: float64 formula.
input = Input('input', (F32, [1, 2, 3, 2]))
layout = BoolScalar('layout', False)
output = Output('output', (F32, [1, 4, 5, 2]))
model = Model()
model.Operation('RESIZE_BILINEAR', input, 5, 4, layout, False, False).To(output)
Example({
    input: [0.85, 3.237, -1.613, -0.803, -2.096, 2.999, -3.82, -0.908, 2.118, 0.439, 3.971, 2.909],
    output: packed('<f4',
    'c-ouA)NoYCH{9~>ysEGm_im?&-V9+6H*EW0DfT7iE+2w5Q+vC@mD)G1D(^-3`lsZ4eEW)luc~N$vg^&9eidB=E7D&f;FjKhem47k'
    'Qy*<R{@6#Pz_ui#`HXyCnpB+?f@SZp-+uqz{SF6!^gcT~J9`IvhXecf?FCXmfM5XtUgAhJ'
),
}, name='greater_neither').AddNchw(input, output, layout).AddVariations('relaxed', 'float16').DisableLifeTimeVariation()

# Width before height. Where each output pixel lies in the input.
# Expected values: float64 formula.
input = Input('input', (F32, [1, 5, 7, 2]))
layout = BoolScalar('layout', False)
output = Output('output', (F32, [1, 2, 3, 2]))
model = Model()
model.Operation('RESIZE_BILINEAR', input, 3, 2, layout).To(output)
Example({
    input: packed('<f4',
    'c-s57@8AbMhM4oGndF0bA~qNvJbHbF$m102Pe=b$HoK`NJ+D1^e#VShZw?lAGJU#Q9uwfPM>2oM-KTqM_Z)W1vhKfZeLf^$;+6TQ'
    'mg_R~e_yEGx`WBGh~t#P;$!QUTHn8<u=3@BZEOO+?aRLB<;@H{W$UPYsbXJ$@52%nAvu)`CH5s>x9z!q$oKyD$GvYEW+}P}MHpRn'
    ')vxxGHd(=wC?Vmk9v!c*TM+4{l^xlU8CzFuR3*7Wa+ZO+=t+H{{Hn{xKC>R<65i^};JhS%YtnjaS9P5O`w#51Kj5(6?tsGq2Zw$3'
    '`wsv`fEYvoMfTetuy@$+U=Jc3fJ`8^1IpPs?Ahl4R0Y-mR0aUGGKi1'
),
    output: [-2.013, -1.208, 1.3106667, -2.802, 2.6843333, -3.0656667, 2.711, -0.28550005, 0.7618333,
    0.40966666, -0.48033336, 0.13933338],
}, name='smaller').AddNchw(input, output, layout).AddVariations('float16').DisableLifeTimeVariation()

# Width before height. Where each output pixel lies in the input.
# Expected values: float64 formula.
input = Input('input', (F32, [1, 5, 7, 2]))
layout = BoolScalar('layout', False)
output = Output('output', (F32, [1, 2, 3, 2]))
model = Model()
model.Operation('RESIZE_BILINEAR', input, 3, 2, layout, True).To(output)
Example({
    input: packed('<f4',
    'c-s57@8AbMhM4oGndF0bA~qNvJbHbF$m102Pe=b$HoK`NJ+D1^e#VShZw?lAGJU#Q9uwfPM>2oM-KTqM_Z)W1vhKfZeLf^$;+6TQ'
    'mg_R~e_yEGx`WBGh~t#P;$!QUTHn8<u=3@BZEOO+?aRLB<;@H{W$UPYsbXJ$@52%nAvu)`CH5s>x9z!q$oKyD$GvYEW+}P}MHpRn'
    ')vxxGHd(=wC?Vmk9v!c*TM+4{l^xlU8CzFuR3*7Wa+ZO+=t+H{{Hn{xKC>R<65i^};JhS%YtnjaS9P5O`w#51Kj5(6?tsGq2Zw$3'
    '`wsv`fEYvoMfTetuy@$+U=Jc3fJ`8^1IpPs?Ahl4R0Y-mR0aUGGKi1'
),
    output: [-2.013, -1.208, 2.79, -1.656, 2.422, 2.816, -0.009, -0.354, 3.748, -0.355, -2.618, 2.702],
}, name='smaller_align_corners').AddNchw(input, output, layout).AddVariations('float16').DisableLifeTimeVariation()

# Width before height. Where each output pixel lies in the input.
# Expected values: float64 formula.
input = Input('input', (F32, [1, 5, 7, 2]))
layout = BoolScalar('layout', False)
output = Output('output', (F32, [1, 2, 3, 2]))
model = Model()
model.Operation('RESIZE_BILINEAR', input, 3, 2, layout, False).To(output)
Example({
    input: packed('<f4',
    'c-s57@8AbMhM4oGndF0bA~qNvJbHbF$m102Pe=b$HoK`NJ+D1^e#VShZw?lAGJU#Q9uwfPM>2oM-KTqM_Z)W1vhKfZeLf^$;+6TQ'
    'mg_R~e_yEGx`WBGh~t#P;$!QUTHn8<u=3@BZEOO+?aRLB<;@H{W$UPYsbXJ$@52%nAvu)`CH5s>x9z!q$oKyD$GvYEW+}P}MHpRn'
    ')vxxGHd(=wC?Vmk9v!c*TM+4{l^xlU8CzFuR3*7Wa+ZO+=t+H{{Hn{xKC>R<65i^};JhS%YtnjaS9P5O`w#51Kj5(6?tsGq2Zw$3'
    '`wsv`fEYvoMfTetuy@$+U=Jc3fJ`8^1IpPs?Ahl4R0Y-mR0aUGGKi1'
),
    output: [-2.013, -1.208, 1.3106667, -2.802, 2.6843333, -3.0656667, 2.711, -0.28550005, 0.7618333,
    0.40966666, -0.48033336, 0.13933338],
}, name='smaller_not_aligned').AddNchw(input, output, layout).AddVariations('float16').DisableLifeTimeVariation()

# Width before height. Where each output pixel lies in the input.
# Expected values: float64 formula.
input = Input('input', (F32, [1, 5, 7, 2]))
layout = BoolScalar('layout', False)
output = Output('output', (F32, [1, 2, 3, 2]))
model = Model()
model.Operation('RESIZE_BILINEAR', input, 3, 2, layout, False, True).To(output)
Example({
    input: packed('<f4',
    'c-s57@8AbMhM4oGndF0bA~qNvJbHbF$m102Pe=b$HoK`NJ+D1^e#VShZw?lAGJU#Q9uwfPM>2oM-KTqM_Z)W1vhKfZeLf^$;+6TQ'
    'mg_R~e_yEGx`WBGh~t#P;$!QUTHn8<u=3@BZEOO+?aRLB<;@H{W$UPYsbXJ$@52%nAvu)`CH5s>x9z!q$oKyD$GvYEW+}P}MHpRn'
    ')vxxGHd(=wC?Vmk9v!c*TM+4{l^xlU8CzFuR3*7Wa+ZO+=t+H{{Hn{xKC>R<65i^};JhS%YtnjaS9P5O`w#51Kj5(6?tsGq2Zw$3'
    '`wsv`fEYvoMfTetuy@$+U=Jc3fJ`8^1IpPs?Ahl4R0Y-mR0aUGGKi1'
),
    output: [-1.1123334, -1.1847501, -1.2674999, -2.988, -0.33291668, -2.9566667, 0.02624993, 1.1996666,
    -1.87025, 0.64625, -1.5604167, 0.24275],
}, name='smaller_half_pixel_centers').AddNchw(input, output, layout).AddVariations('float16').DisableLifeTimeVariation()

# Width before height. Where each output pixel lies in the input.
# Expected values: float64 formula.
input = Input('input', (F32, [1, 5, 7, 2]))
layout = BoolScalar('layout', False)
output = Output('output', (F32, [1, 2, 3, 2]))
model = Model()
model.Operation('RESIZE_BILINEAR', input, 3, 2, layout, True, False).To(output)
Example({
    input: packed('<f4',
    'c-s57@8AbMhM4oGndF0bA~qNvJbHbF$m102Pe=b$HoK`NJ+D1^e#VShZw?lAGJU#Q9uwfPM>2oM-KTqM_Z)W1vhKfZeLf^$;+6TQ'
    'mg_R~e_yEGx`WBGh~t#P;$!QUTHn8<u=3@BZEOO+?aRLB<;@H{W$UPYsbXJ$@52%nAvu)`CH5s>x9z!q$oKyD$GvYEW+}P}MHpRn'
    ')vxxGHd(=wC?Vmk9v!c*TM+4{l^xlU8CzFuR3*7Wa+ZO+=t+H{{Hn{xKC>R<65i^};JhS%YtnjaS9P5O`w#51Kj5(6?tsGq2Zw$3'
    '`wsv`fEYvoMfTetuy@$+U=Jc3fJ`8^1IpPs?Ahl4R0Y-mR0aUGGKi1'
),
    output: [-2.013, -1.208, 2.79, -1.656, 2.422, 2.816, -0.009, -0.354, 3.748, -0.355, -2.618, 2.702],
}, name='smaller_align_corners_of_two').AddNchw(input, output, layout).AddVariations('float16').DisableLifeTimeVariation()

# Width before height. Where each output pixel lies in the input.
# Expected values: float64 formula.
input = Input('input', (F32, [1, 5, 7, 2]))
layout = BoolScalar('layout', False)
output = Output('output', (F32, [1, 2, 3, 2]))
model = Model()
model.Operation('RESIZE_BILINEAR', input, 3, 2, layout, False, False).To(output)
Example({
    input: packed('<f4',
    'c-s57@8AbMhM4oGndF0bA~qNvJbHbF$m102Pe=b$HoK`NJ+D1^e#VShZw?lAGJU#Q9uwfPM>2oM-KTqM_Z)W1vhKfZeLf^$;+6TQ'
    'mg_R~e_yEGx`WBGh~t#P;$!QUTHn8<u=3@BZEOO+?aRLB<;@H{W$UPYsbXJ$@52%nAvu)`CH5s>x9z!q$oKyD$GvYEW+}P}MHpRn'
    ')vxxGHd(=wC?Vmk9v!c*TM+4{l^xlU8CzFuR3*7Wa+ZO+=t+H{{Hn{xKC>R<65i^};JhS%YtnjaS9P5O`w#51Kj5(6?tsGq2Zw$3'
    '`wsv`fEYvoMfTetuy@$+U=Jc3fJ`8^1IpPs?Ahl4R0Y-mR0aUGGKi1'
),
    output: [-2.013, -1.208, 1.3106667, -2.802, 2.6843333, -3.0656667, 2.711, -0.28550005, 0.7618333,
    0.40966666, -0.48033336, 0.13933338],
}, name='smaller_neither').AddNchw(input, output, layout).AddVariations('float16').DisableLifeTimeVariation()

# Width before height. Where each output pixel lies in the input.
# Expected values: float64 formula.
input = Input('input', (F32, [2, 5, 3, 1]))
layout = BoolScalar('layout', False)
output = Output('output', (F32, [2, 2, 7, 1]))
model = Model()
model.Operation('RESIZE_BILINEAR', input, 7, 2, layout).To(output)
Example({
    input: packed('<f4',
    'c-jGY0Ehqn5?&$OGfezWperR>M)FLJjnjj^V%1JW=ieo5d(?xvu=z7LsbU(324uF<H<y=9z@HF!VvGAv2Imwoz)3PT!-)}q54It@'
    '69owdPQnTrXxYFFnZ1D%E<iuNKtR7fz`wx1z&=30zCge~z`sDhKR`b}JwU)Q?lx%'
),
    output: packed('<f4',
    'c-s57eBtGDadEkEEU!QL`1n*Nw;by2y<Do0t|}&W#izsf`>tKjn}w(Jo12>}xEESXpY9u=b*16vO#{B`O_M!6tJmIr`Q+h4&fq5^'
    'xBUF9jtA7$?c3+zU~g}?Z{L0h*k^BVzyH7i2YWj^APWFrpf`p'
),
}, name='wider_and_lower').AddNchw(input, output, layout).AddVariations('float16').DisableLifeTimeVariation()

# Width before height. Where each output pixel lies in the input.
# Expected values: float64 formula.
input = Input('input', (F32, [2, 5, 3, 1]))
layout = BoolScalar('layout', False)
output = Output('output', (F32, [2, 2, 7, 1]))
model = Model()
model.Operation('RESIZE_BILINEAR', input, 7, 2, layout, True).To(output)
Example({
    input: packed('<f4',
    'c-jGY0Ehqn5?&$OGfezWperR>M)FLJjnjj^V%1JW=ieo5d(?xvu=z7LsbU(324uF<H<y=9z@HF!VvGAv2Imwoz)3PT!-)}q54It@'
    '69owdPQnTrXxYFFnZ1D%E<iuNKtR7fz`wx1z&=30zCge~z`sDhKR`b}JwU)Q?lx%'
),
    output: packed('<f4',
    'c-s4?vsK7?aa`1kU2YW`pM3Nsdn@94RYf-CUSX@g^3$sMe!;GkEfcntzq({TZSVA#yQZ^!ee&G5QN%#>+kyPOp1T{b2#3qFa>}e_'
    'Tej1$(f_!xQmdYWgT1}I-99^edk6dd2lfFeyZr}jAv^%@Ei+L'
),
}, name='wider_and_lower_align_corners').AddNchw(input, output, layout).AddVariations('float16').DisableLifeTimeVariation()

# Width before height. Where each output pixel lies in the input.
# Expected values: float64 formula.
input = Input('input', (F32, [2, 5, 3, 1]))
layout = BoolScalar('layout', False)
output = Output('output', (F32, [2, 2, 7, 1]))
model = Model()
model.Operation('RESIZE_BILINEAR', input, 7, 2, layout, False, True).To(output)
Example({
    input: packed('<f4',
    'c-jGY0Ehqn5?&$OGfezWperR>M)FLJjnjj^V%1JW=ieo5d(?xvu=z7LsbU(324uF<H<y=9z@HF!VvGAv2Imwoz)3PT!-)}q54It@'
    '69owdPQnTrXxYFFnZ1D%E<iuNKtR7fz`wx1z&=30zCge~z`sDhKR`b}JwU)Q?lx%'
),
    output: packed('<f4',
    'c-o6_W<56bqva~ytgnoZB9=%V{g-!d-TxMmB~AO6Tb}FnJ~?~K$FKi2%r{yVSl_)eBij8+ZF#|&fMZ7b8j87^Gfr(Q{j-8Ys@F@d'
    'XX?C#S1umk+bnY10SN5(gTTK12M*ZV?*lRI!N3jxAj3Ly'
),
}, name='wider_and_lower_half_pixel_centers').AddNchw(input, output, layout).AddVariations('float16').DisableLifeTimeVariation()

# Width before height. Where each output pixel lies in the input.
# Expected values: float64 formula.
input = Input('input', (F32, [1, 2, 6, 3]))
layout = BoolScalar('layout', False)
output = Output('output', (F32, [1, 5, 4, 3]))
model = Model()
model.Operation('RESIZE_BILINEAR', input, 4, 5, layout).To(output)
Example({
    input: packed('<f4',
    'c-r&oWJ$_kF^&6m)k%C-?u`B=Nporq4=Y-h{%F;nC98jTa?F;iJdR-k6T{+m)m0?iocTQOP=UY^dycOgwoDFw-99twu8Ktei3+O?'
    '=Ms3+esM}krrx{xI%@0PfCsWB3|tj2xGUQjm-w*pIHd_X*xMi24}=a5Hv56hef9_J9YDbTfP=k*-GKuK><%~p0Dpl%Oa'
),
    output: packed('<f4',
    'c-r&oWZAbv<f@bSH;!6~fJcU%!Y-@Cn6`SH>pnQ$dB(k0Z)@!J=F}S2G2GXlC2M)Y0h!I?7&c#ST}8r8jWzaDdtW|t{Pe4-r^0i;'
    'b<T=S-FKO`>whx+f5e`{{<?qr%&0A89LQ{|4d?XMic6;6(|Hmq^PDv<VCLJvEbpGb|M*pEdhA!8-`(*|@qw(#*Tt1>j7tuf=^(Qm'
    '?ClTi-|t|vA4ogcJM0J2_WSqk-EZ&UV80J2xp)75Fnc#p(r*6&TVyr>&v9*T'
),
}, name='higher_and_narrower').AddNchw(input, output, layout).AddVariations('float16').DisableLifeTimeVariation()

# Width before height. Where each output pixel lies in the input.
# Expected values: float64 formula.
input = Input('input', (F32, [1, 2, 6, 3]))
layout = BoolScalar('layout', False)
output = Output('output', (F32, [1, 5, 4, 3]))
model = Model()
model.Operation('RESIZE_BILINEAR', input, 4, 5, layout, True).To(output)
Example({
    input: packed('<f4',
    'c-r&oWJ$_kF^&6m)k%C-?u`B=Nporq4=Y-h{%F;nC98jTa?F;iJdR-k6T{+m)m0?iocTQOP=UY^dycOgwoDFw-99twu8Ktei3+O?'
    '=Ms3+esM}krrx{xI%@0PfCsWB3|tj2xGUQjm-w*pIHd_X*xMi24}=a5Hv56hef9_J9YDbTfP=k*-GKuK><%~p0Dpl%Oa'
),
    output: packed('<f4',
    'c-jH*01y94i3Htb)zY8kkECMD<($HU**obk0E8$^LYgU}-l8;=!o)Pq&*fWz&z*nq_HrGZeK94!!3)W{T(s2;K~^L?zm%vK!f+6w'
    '(8Tq?6((&Y0Ki-~V3~(S-9<AP^&no%_t0dOuzmO$C}>*5KL`e&gOI%fkH~mBu+ARO(Fz|EwcSuB()6&hq{JcZV9M_m^$nJm31%a-'
    'sBroM3m{8#L5L)FToGj89W?PedAlYALS_*_KR>{~K0rUfzCXY~KR>^}KR-XezCOP|KR~{}KtDgfy}!OdKtMmgKt4aeJ-|OdKtMmg'
    'K)ye}KEOa1IB`h'
),
}, name='higher_and_narrower_align_corners').AddNchw(input, output, layout).AddVariations('float16').DisableLifeTimeVariation()

# Width before height. Where each output pixel lies in the input.
# Expected values: float64 formula.
input = Input('input', (F32, [1, 2, 6, 3]))
layout = BoolScalar('layout', False)
output = Output('output', (F32, [1, 5, 4, 3]))
model = Model()
model.Operation('RESIZE_BILINEAR', input, 4, 5, layout, False, True).To(output)
Example({
    input: packed('<f4',
    'c-r&oWJ$_kF^&6m)k%C-?u`B=Nporq4=Y-h{%F;nC98jTa?F;iJdR-k6T{+m)m0?iocTQOP=UY^dycOgwoDFw-99twu8Ktei3+O?'
    '=Ms3+esM}krrx{xI%@0PfCsWB3|tj2xGUQjm-w*pIHd_X*xMi24}=a5Hv56hef9_J9YDbTfP=k*-GKuK><%~p0Dpl%Oa'
),
    output: packed('<f4',
    'c-pi3!jiM=)#dg4abX`EGN#S_SRA|j#@vIOyp+Gxo!@5u<ltMil92p9yEU69DlPXa`5Ly&xbn%S1s^B)?fb^{H|)8mny<TVKi~2t'
    '6BXZIy8e%A@iR+3p4)$?e*fIL^i+-E<PxD$E}7~Dj>oFE=J3rnez|n+?B#Eh=4&iZnJ4-nlkX#!(!-#&tzuuV&-%~yXYN9?6Bln3'
    'Z<Xw|o?CCz@rd7e=ajUF!r#JrW-ldN-*s2I)XmZGn__QocVNH0gWUl;`vdm&_WSpP2wO0F-+l)mdmm89!NGpNgB?%+C=6!r0kZ)p'
    't9Tj'
),
}, name='higher_and_narrower_half_pixel_centers').AddNchw(input, output, layout).AddVariations('float16').DisableLifeTimeVariation()

# Width before height. Where each output pixel lies in the input.
# Expected values: float64 formula.
input = Input('input', (F32, [1, 3, 2, 2]))
layout = BoolScalar('layout', False)
output = Output('output', (F32, [1, 6, 4, 2]))
model = Model()
model.Operation('RESIZE_BILINEAR', input, 4, 6, layout).To(output)
Example({
    input: [3.673, 1.42, 1.974, 3.527, -3.922, -0.79, 3.904, 2.074, -3.749, 0.137, -0.299, 1.245],
    output: packed('<f4',
    'c-qVFx4O&`#}Rj7?a`<yDN|B-3L9jUvy`*0GOgJcR2Nh?Z<l#OyJov4j21ey#dpoFHM@SgE2KzROIS16mPFm&b9+yPw#@t;Sv#`c'
    'dv-n*ixG=~(b-!~<o+c7N&L5P%W)fH8{=v(VU<djN|w^)O<K>cJiC(5!)P#b{>=F>+QHrdi0mEq+SvnH4h{$Q?}5<!_S=KN0lNeC'
    '`+yKe0|0t)QuY'
),
}, name='twice').AddNchw(input, output, layout).AddVariations('float16').DisableLifeTimeVariation()

# Width before height. Where each output pixel lies in the input.
# Expected values: float64 formula.
input = Input('input', (F32, [1, 3, 2, 2]))
layout = BoolScalar('layout', False)
output = Output('output', (F32, [1, 6, 4, 2]))
model = Model()
model.Operation('RESIZE_BILINEAR', input, 4, 6, layout, True).To(output)
Example({
    input: [3.673, 1.42, 1.974, 3.527, -3.922, -0.79, 3.904, 2.074, -3.749, 0.137, -0.299, 1.245],
    output: packed('<f4',
    'c-qVFU+8}+j3X}2J5PMNOZlGz{FCIjC%u}jDahMZn7#jLimU4<OP6=-^LDWaT;15NDRk)al_|&9?CLj<%-t%#ul<zn#pE^b)Iv`m'
    'XPqv=$!8y%nd5R({`I-{o?-JVw8dhwx4N+_nfysq;#|F&iBsQ3a?@?Tqq`EtE2K{5*>}2pDamKuySZ}1$$TC)#+?Z>=R4Rt0D--O'
    'JrICc2lnj)vkvUvZwI9959~W&2NF48cffwX{XTmDGHO#L'
),
}, name='twice_align_corners').AddNchw(input, output, layout).AddVariations('float16').DisableLifeTimeVariation()

# Width before height. Where each output pixel lies in the input.
# Expected values: float64 formula.
input = Input('input', (F32, [1, 3, 2, 2]))
layout = BoolScalar('layout', False)
output = Output('output', (F32, [1, 6, 4, 2]))
model = Model()
model.Operation('RESIZE_BILINEAR', input, 4, 6, layout, False, True).To(output)
Example({
    input: [3.673, 1.42, 1.974, 3.527, -3.922, -0.79, 3.904, 2.074, -3.749, 0.137, -0.299, 1.245],
    output: packed('<f4',
    'c-qVF50R3W;D}pLHBatrfzQLYrf+6xI^KR>P^mrVpun<~R^AM3S$-Qr=IzQp&vCO|Q|QoR{Z^JWyQD<kxBBcguc|SwIdUiA=WpAW'
    '?Xyos%>KBAhoNy#Qqkl0o_oHpIVTpAz19Dxq{E-Y$8kS)2&u|?F&1myVSW@PUBSoWGIgQZyP`u{Q;&2w?9At}xICqN=6nZxAOsOW'
    '-~a>%_U*R=i5%E}z!oTCe_-zcyL~{p19k`O_S^5X2LQrYSF-'
),
}, name='twice_half_pixel_centers').AddNchw(input, output, layout).AddVariations('float16').DisableLifeTimeVariation()

# Width before height. Where each output pixel lies in the input.
# Expected values: float64 formula.
input = Input('input', (F32, [1, 4, 6, 1]))
layout = BoolScalar('layout', False)
output = Output('output', (F32, [1, 2, 3, 1]))
model = Model()
model.Operation('RESIZE_BILINEAR', input, 3, 2, layout).To(output)
Example({
    input: [-3.535, -3.314, 2.712, -2.184, -3.504, -1.528, -3.017, 3.156, 1.395, -2.368, -1.849, -3.575,
    -1.331, -2.637, -3.259, 0.864, -0.946, -0.256, 3.095, 0.856, 3.678, -3.68, 1.986, 2.877],
    output: [-3.535, 2.712, -3.504, -1.331, -3.259, -0.946],
}, name='half').AddNchw(input, output, layout).AddVariations('float16').DisableLifeTimeVariation()

# Width before height. Where each output pixel lies in the input.
# Expected values: float64 formula.
input = Input('input', (F32, [1, 4, 6, 1]))
layout = BoolScalar('layout', False)
output = Output('output', (F32, [1, 2, 3, 1]))
model = Model()
model.Operation('RESIZE_BILINEAR', input, 3, 2, layout, True).To(output)
Example({
    input: [-3.535, -3.314, 2.712, -2.184, -3.504, -1.528, -3.017, 3.156, 1.395, -2.368, -1.849, -3.575,
    -1.331, -2.637, -3.259, 0.864, -0.946, -0.256, 3.095, 0.856, 3.678, -3.68, 1.986, 2.877],
    output: [-3.535, 0.26399994, -1.528, 3.095, -0.0010000467, 2.877],
}, name='half_align_corners').AddNchw(input, output, layout).AddVariations('float16').DisableLifeTimeVariation()

# Width before height. Where each output pixel lies in the input.
# Expected values: float64 formula.
input = Input('input', (F32, [1, 4, 6, 1]))
layout = BoolScalar('layout', False)
output = Output('output', (F32, [1, 2, 3, 1]))
model = Model()
model.Operation('RESIZE_BILINEAR', input, 3, 2, layout, False, True).To(output)
Example({
    input: [-3.535, -3.314, 2.712, -2.184, -3.504, -1.528, -3.017, 3.156, 1.395, -2.368, -1.849, -3.575,
    -1.331, -2.637, -3.259, 0.864, -0.946, -0.256, 3.095, 0.856, 3.678, -3.68, 1.986, 2.877],
    output: [-1.6775, -0.11125004, -2.614, -0.004250005, -0.59925, 0.91525],
}, name='half_half_pixel_centers').AddNchw(input, output, layout).AddVariations('float16').DisableLifeTimeVariation()

# Width before height. Where each output pixel lies in the input.
# Expected values: float64 formula.
input = Input('input', (F32, [2, 3, 2, 2]))
layout = BoolScalar('layout', False)
output = Output('output', (F32, [2, 3, 2, 2]))
model = Model()
model.Operation('RESIZE_BILINEAR', input, 2, 3, layout).To(output)
Example({
    input: [-2.194, -2.516, -3.945, -2.793, 0.42, 3.408, 2.008, -0.489, -2.663, 0.952, -0.933, -3.457, 3.288,
    -3.638, -2.1, 2.387, -3.246, 0.059, -1.819, -3.65, -1.229, -1.579, 0.646, -2.976],
    output: [-2.194, -2.516, -3.945, -2.793, 0.42, 3.408, 2.008, -0.489, -2.663, 0.952, -0.933, -3.457, 3.288,
    -3.638, -2.1, 2.387, -3.246, 0.059, -1.819, -3.65, -1.229, -1.579, 0.646, -2.976],
}, name='same').AddNchw(input, output, layout).AddVariations('float16').DisableLifeTimeVariation()

# Width before height. Where each output pixel lies in the input.
# Expected values: float64 formula.
input = Input('input', (F32, [2, 3, 2, 2]))
layout = BoolScalar('layout', False)
output = Output('output', (F32, [2, 3, 2, 2]))
model = Model()
model.Operation('RESIZE_BILINEAR', input, 2, 3, layout, True).To(output)
Example({
    input: [-2.194, -2.516, -3.945, -2.793, 0.42, 3.408, 2.008, -0.489, -2.663, 0.952, -0.933, -3.457, 3.288,
    -3.638, -2.1, 2.387, -3.246, 0.059, -1.819, -3.65, -1.229, -1.579, 0.646, -2.976],
    output: [-2.194, -2.516, -3.945, -2.793, 0.42, 3.408, 2.008, -0.489, -2.663, 0.952, -0.933, -3.457, 3.288,
    -3.638, -2.1, 2.387, -3.246, 0.059, -1.819, -3.65, -1.229, -1.579, 0.646, -2.976],
}, name='same_align_corners').AddNchw(input, output, layout).AddVariations('float16').DisableLifeTimeVariation()

# Width before height. Where each output pixel lies in the input.
# Expected values: float64 formula.
input = Input('input', (F32, [2, 3, 2, 2]))
layout = BoolScalar('layout', False)
output = Output('output', (F32, [2, 3, 2, 2]))
model = Model()
model.Operation('RESIZE_BILINEAR', input, 2, 3, layout, False, True).To(output)
Example({
    input: [-2.194, -2.516, -3.945, -2.793, 0.42, 3.408, 2.008, -0.489, -2.663, 0.952, -0.933, -3.457, 3.288,
    -3.638, -2.1, 2.387, -3.246, 0.059, -1.819, -3.65, -1.229, -1.579, 0.646, -2.976],
    output: [-2.194, -2.516, -3.945, -2.793, 0.42, 3.408, 2.008, -0.489, -2.663, 0.952, -0.933, -3.457, 3.288,
    -3.638, -2.1, 2.387, -3.246, 0.059, -1.819, -3.65, -1.229, -1.579, 0.646, -2.976],
}, name='same_half_pixel_centers').AddNchw(input, output, layout).AddVariations('float16').DisableLifeTimeVariation()

# Width before height. Where each output pixel lies in the input.
# Expected values: float64 formula.
input = Input('input', (F32, [1, 4, 5, 2]))
layout = BoolScalar('layout', False)
output = Output('output', (F32, [1, 1, 1, 2]))
model = Model()
model.Operation('RESIZE_BILINEAR', input, 1, 1, layout).To(output)
Example({
    input: packed('<f4',
    'c-jG=0AK&?Tv(4E>_+aYFJN_AH{0dG$JITu1`;tZH*+^?Bm7Df*(IFk?st(<k2%7HQMP>X-Q|;HiTTjVOLz*MfrAL$iD-$u+o=q$'
    '&IZK$e7@}<8nkUIKpS5QT;LFkX+GjPH|ZBA1%OPX0g(}eseuAd=Si^H2cH~3z`nr0KtMmhK)=AhK)=7hzP&)eKt4deKfS=eKfk^}'
    'Kfph~z&=0ia!$?'
),
    output: [2.505, -2.415],
}, name='to_one_pixel').AddNchw(input, output, layout).AddVariations('float16').DisableLifeTimeVariation()

# Width before height. Where each output pixel lies in the input.
# Expected values: float64 formula.
input = Input('input', (F32, [1, 4, 5, 2]))
layout = BoolScalar('layout', False)
output = Output('output', (F32, [1, 1, 1, 2]))
model = Model()
model.Operation('RESIZE_BILINEAR', input, 1, 1, layout, True).To(output)
Example({
    input: packed('<f4',
    'c-jG=0AK&?Tv(4E>_+aYFJN_AH{0dG$JITu1`;tZH*+^?Bm7Df*(IFk?st(<k2%7HQMP>X-Q|;HiTTjVOLz*MfrAL$iD-$u+o=q$'
    '&IZK$e7@}<8nkUIKpS5QT;LFkX+GjPH|ZBA1%OPX0g(}eseuAd=Si^H2cH~3z`nr0KtMmhK)=AhK)=7hzP&)eKt4deKfS=eKfk^}'
    'Kfph~z&=0ia!$?'
),
    output: [2.505, -2.415],
}, name='to_one_pixel_align_corners').AddNchw(input, output, layout).AddVariations('float16').DisableLifeTimeVariation()

# Width before height. Where each output pixel lies in the input.
# Expected values: float64 formula.
input = Input('input', (F32, [1, 4, 5, 2]))
layout = BoolScalar('layout', False)
output = Output('output', (F32, [1, 1, 1, 2]))
model = Model()
model.Operation('RESIZE_BILINEAR', input, 1, 1, layout, False, True).To(output)
Example({
    input: packed('<f4',
    'c-jG=0AK&?Tv(4E>_+aYFJN_AH{0dG$JITu1`;tZH*+^?Bm7Df*(IFk?st(<k2%7HQMP>X-Q|;HiTTjVOLz*MfrAL$iD-$u+o=q$'
    '&IZK$e7@}<8nkUIKpS5QT;LFkX+GjPH|ZBA1%OPX0g(}eseuAd=Si^H2cH~3z`nr0KtMmhK)=AhK)=7hzP&)eKt4deKfS=eKfk^}'
    'Kfph~z&=0ia!$?'
),
    output: [-0.534, -0.633],
}, name='to_one_pixel_half_pixel_centers').AddNchw(input, output, layout).AddVariations('float16').DisableLifeTimeVariation()

# Width before height. Where each output pixel lies in the input.
# Expected values: float64 formula.
input = Input('input', (F32, [1, 4, 3, 1]))
layout = BoolScalar('layout', False)
output = Output('output', (F32, [1, 1, 5, 1]))
model = Model()
model.Operation('RESIZE_BILINEAR', input, 5, 1, layout).To(output)
Example({
    input: [1.977, 1.646, 0.829, 1.465, 3.851, 0.982, -1.807, 3.09, 3.593, 0.943, -1.64, -0.021],
    output: [1.977, 1.7784001, 1.4826, 0.9924, 0.829],
}, name='to_one_row').AddNchw(input, output, layout).AddVariations('float16').DisableLifeTimeVariation()

# Width before height. Where each output pixel lies in the input.
# Expected values: float64 formula.
input = Input('input', (F32, [1, 4, 3, 1]))
layout = BoolScalar('layout', False)
output = Output('output', (F32, [1, 1, 5, 1]))
model = Model()
model.Operation('RESIZE_BILINEAR', input, 5, 1, layout, True).To(output)
Example({
    input: [1.977, 1.646, 0.829, 1.465, 3.851, 0.982, -1.807, 3.09, 3.593, 0.943, -1.64, -0.021],
    output: [1.977, 1.8115001, 1.646, 1.2375, 0.829],
}, name='to_one_row_align_corners').AddNchw(input, output, layout).AddVariations('float16').DisableLifeTimeVariation()

# Width before height. Where each output pixel lies in the input.
# Expected values: float64 formula.
input = Input('input', (F32, [1, 4, 3, 1]))
layout = BoolScalar('layout', False)
output = Output('output', (F32, [1, 1, 5, 1]))
model = Model()
model.Operation('RESIZE_BILINEAR', input, 5, 1, layout, False, True).To(output)
Example({
    input: [1.977, 1.646, 0.829, 1.465, 3.851, 0.982, -1.807, 3.09, 3.593, 0.943, -1.64, -0.021],
    output: [-0.171, 1.2856, 3.4705, 2.7607, 2.2875],
}, name='to_one_row_half_pixel_centers').AddNchw(input, output, layout).AddVariations('float16').DisableLifeTimeVariation()

# Width before height. Where each output pixel lies in the input.
# Expected values: float64 formula.
input = Input('input', (F32, [2, 1, 1, 3]))
layout = BoolScalar('layout', False)
output = Output('output', (F32, [2, 2, 3, 3]))
model = Model()
model.Operation('RESIZE_BILINEAR', input, 3, 2, layout).To(output)
Example({
    input: [2.827, 3.23, -2.897, -3.573, 3.762, -2.05],
    output: packed('<i4',
    'c-os7)H@Ls{g`tW4ZYnl9SsE^IfI6_oO44%(jRKj5Cg-1H1r<>0RTvYRcQ', 2.384185791015625e-07
),
}, name='from_one_pixel').AddNchw(input, output, layout).AddVariations('float16').DisableLifeTimeVariation()

# Width before height. Where each output pixel lies in the input.
# Expected values: float64 formula.
input = Input('input', (F32, [2, 1, 1, 3]))
layout = BoolScalar('layout', False)
output = Output('output', (F32, [2, 2, 3, 3]))
model = Model()
model.Operation('RESIZE_BILINEAR', input, 3, 2, layout, True).To(output)
Example({
    input: [2.827, 3.23, -2.897, -3.573, 3.762, -2.05],
    output: packed('<i4',
    'c-os7)H@Ls{g`tW4ZYnl9SsE^IfI6_oO44%(jRKj5Cg-1H1r<>0RTvYRcQ', 2.384185791015625e-07
),
}, name='from_one_pixel_align_corners').AddNchw(input, output, layout).AddVariations('float16').DisableLifeTimeVariation()

# Width before height. Where each output pixel lies in the input.
# Expected values: float64 formula.
input = Input('input', (F32, [2, 1, 1, 3]))
layout = BoolScalar('layout', False)
output = Output('output', (F32, [2, 2, 3, 3]))
model = Model()
model.Operation('RESIZE_BILINEAR', input, 3, 2, layout, False, True).To(output)
Example({
    input: [2.827, 3.23, -2.897, -3.573, 3.762, -2.05],
    output: packed('<i4',
    'c-os7)H@Ls{g`tW4ZYnl9SsE^IfI6_oO44%(jRKj5Cg-1H1r<>0RTvYRcQ', 2.384185791015625e-07
),
}, name='from_one_pixel_half_pixel_centers').AddNchw(input, output, layout).AddVariations('float16').DisableLifeTimeVariation()

# Width before height. Where each output pixel lies in the input.
# Expected values: float64 formula.
input = Input('input', (F32, [1, 4, 1, 2]))
layout = BoolScalar('layout', False)
output = Output('output', (F32, [1, 7, 2, 2]))
model = Model()
model.Operation('RESIZE_BILINEAR', input, 2, 7, layout).To(output)
Example({
    input: [3.267, -1.543, 0.991, -0.953, 0.964, 0.934, -2.897, -1.388],
    output: packed('<f4',
    'c-m`cYiE1c{;oY$H&xeVyUX^<@XGMU_{R9+KgEB<8pRqnM{bVX`gQBqLt2NlsynJXq)ntvGFE1+3_Kcm^!KdavugBe^eRqOoZ{=^'
    '>k?}hYq#8JxzS<2!+v`hw6nL{2ZRUqLm&Xr2R7v'
),
}, name='from_one_column').AddNchw(input, output, layout).AddVariations('float16').DisableLifeTimeVariation()

# Width before height. Where each output pixel lies in the input.
# Expected values: float64 formula.
input = Input('input', (F32, [1, 4, 1, 2]))
layout = BoolScalar('layout', False)
output = Output('output', (F32, [1, 7, 2, 2]))
model = Model()
model.Operation('RESIZE_BILINEAR', input, 2, 7, layout, True).To(output)
Example({
    input: [3.267, -1.543, 0.991, -0.953, 0.964, 0.934, -2.897, -1.388],
    output: packed('<f4',
    'c-m`cYiH{$?=06nuY11WLBWG93$`ri+0e70_)qa4u|}~*$9<0bHhtgp-FB(%(i2iAq;iUKiZWJatPDIFc$8y4$Nbvj+TtqdD(SNP'
    'vi$Ol@(jz3mKz=RL!dnf?g2s|*uQW8z61LY><0jQAUIb'
),
}, name='from_one_column_align_corners').AddNchw(input, output, layout).AddVariations('float16').DisableLifeTimeVariation()

# Width before height. Where each output pixel lies in the input.
# Expected values: float64 formula.
input = Input('input', (F32, [1, 4, 1, 2]))
layout = BoolScalar('layout', False)
output = Output('output', (F32, [1, 7, 2, 2]))
model = Model()
model.Operation('RESIZE_BILINEAR', input, 2, 7, layout, False, True).To(output)
Example({
    input: [3.267, -1.543, 0.991, -0.953, 0.964, 0.934, -2.897, -1.388],
    output: packed('<f4',
    'c-m`cYiC;<zBb%yz18}H2L%t#GoNSHey07b_)qa4u|}~*fewL=6$e)wv|VbuR1XLP*aO%zR%WaWJQ{dZc9ra^$#s+Ks-&x=4O|Rd'
    '4)Gu2x7=vC(P2LX+JoR8AOwQ_KyUyE0X7{o>i'
),
}, name='from_one_column_half_pixel_centers').AddNchw(input, output, layout).AddVariations('float16').DisableLifeTimeVariation()

# Width before height. Where each output pixel lies in the input.
# Expected values: float64 formula.
input = Input('input', (F32, [1, 1, 8, 1]))
layout = BoolScalar('layout', False)
output = Output('output', (F32, [1, 1, 37, 1]))
model = Model()
model.Operation('RESIZE_BILINEAR', input, 37, 1, layout).To(output)
Example({
    input: [-2.773, -0.944, -0.52, -2.526, -2.936, 3.915, -2.186, -1.62],
    output: packed('<f4',
    'c-p(V;A%F*w-+~0?Mc^|%h~xg;f(oWM;@_NwtVU*wd9n!KWPF%h2|EqiaRN9O8%s7w@!%X-jO2Ma3<@;)(!2qv_HvCcxD{~1cnlS'
    'PtV8*v{d4XSbUpPNkiAzlE=)2KhI#tubG@oU!Gh&4+IAe>_>nD5U}6g!NI}ac0XJW09VdSE&'
),
}, name='much_wider').AddNchw(input, output, layout).AddVariations('float16').DisableLifeTimeVariation()

# Width before height. Where each output pixel lies in the input.
# Expected values: float64 formula.
input = Input('input', (F32, [1, 1, 8, 1]))
layout = BoolScalar('layout', False)
output = Output('output', (F32, [1, 1, 37, 1]))
model = Model()
model.Operation('RESIZE_BILINEAR', input, 37, 1, layout, True).To(output)
Example({
    input: [-2.773, -0.944, -0.52, -2.526, -2.936, 3.915, -2.186, -1.62],
    output: packed('<f4',
    'c-p(l?ermb%CSvzJ4=sSPkN~k*SX~ZcY8Zyd%MJ{@^wyE*9#mj)2!I`IpOx|N#!w)YK3aT4Bw}$JMrjmthvGYmG?e!r7eGYYko&j'
    'jG+|stu=M=UZx7%J~K}J5mV9BGqw<KnR&rBMPgRZR4(S9ukW5eaNxjxBya!%_S@MzI5^nb?1#t#0M7JH<p'
),
}, name='much_wider_align_corners').AddNchw(input, output, layout).AddVariations('float16').DisableLifeTimeVariation()

# Width before height. Where each output pixel lies in the input.
# Expected values: float64 formula.
input = Input('input', (F32, [1, 1, 8, 1]))
layout = BoolScalar('layout', False)
output = Output('output', (F32, [1, 1, 37, 1]))
model = Model()
model.Operation('RESIZE_BILINEAR', input, 37, 1, layout, False, True).To(output)
Example({
    input: [-2.773, -0.944, -0.52, -2.526, -2.936, 3.915, -2.186, -1.62],
    output: packed('<f4',
    'c-p&q_4hHw?Y<?cVIG#k|B6fQd2UhYHc*jWH1W2VOs|Euof@B}W<|x$Eb|$^%Ko+SO*5BYG9_Q;M5$s)%As{0x9@GbQnhr!H=mdo'
    'Lqi?mF9-Wld`#uoa@RfOQ`XcovHE(yRk2iI#{V503?Cm}I)DBE5bQ^Q17NU!pS^>FgZ<w9P&oi<F-(I'
),
}, name='much_wider_half_pixel_centers').AddNchw(input, output, layout).AddVariations('float16').DisableLifeTimeVariation()

# Width before height. Where each output pixel lies in the input.
# Expected values: float64 formula.
input = Input('input', (F32, [1, 8, 1, 1]))
layout = BoolScalar('layout', False)
output = Output('output', (F32, [1, 41, 1, 1]))
model = Model()
model.Operation('RESIZE_BILINEAR', input, 1, 41, layout).To(output)
Example({
    input: [-2.655, -2.408, 2.05, -1.173, -0.556, -3.241, 1.954, -3.557],
    output: packed('<f4',
    'c-m`y;=G74;hB(Aa=!$}k**xqWe4wkceo>=bz;E=hX#hV@#fwtk3rz|)dQ=h)}MJTTQq@PK>5b2W|O1|`%({H{7^1Yn38>VvwWaM'
    '-ck_IR8v-vmAd4%uk6*S;w5wQd#a*sWCK^fldv*>6KXNzy3D(y>d7E*01Wo;x3vcXyM6m%04!(+6x+8Sq67f3sa6g'
),
}, name='much_higher').AddNchw(input, output, layout).AddVariations('float16').DisableLifeTimeVariation()

# Width before height. Where each output pixel lies in the input.
# Expected values: float64 formula.
input = Input('input', (F32, [1, 8, 1, 1]))
layout = BoolScalar('layout', False)
output = Output('output', (F32, [1, 41, 1, 1]))
model = Model()
model.Operation('RESIZE_BILINEAR', input, 1, 41, layout, True).To(output)
Example({
    input: [-2.655, -2.408, 2.05, -1.173, -0.556, -3.241, 1.954, -3.557],
    output: packed('<f4',
    'c-m_Xl7G9aeO>xffw$RizAIZSr|Qe!pC2!u<29M7;O(-4&0qBAMLo3G|M<0f^1NGOH?DpXshOqvx#_j*6`wEutJzzh^GImh*37p3'
    '{P*truP@WzEY(z3QIwP6-YhSlfBWtfNkR7Ru8LSkHTmunObT{pKU)5J+*mkM^MY#f0SMT?-_9NcZ1=+fM0hVy&<?}_0FMh)u>'
),
}, name='much_higher_align_corners').AddNchw(input, output, layout).AddVariations('float16').DisableLifeTimeVariation()

# Width before height. Where each output pixel lies in the input.
# Expected values: float64 formula.
input = Input('input', (F32, [1, 8, 1, 1]))
layout = BoolScalar('layout', False)
output = Output('output', (F32, [1, 41, 1, 1]))
model = Model()
model.Operation('RESIZE_BILINEAR', input, 1, 41, layout, False, True).To(output)
Example({
    input: [-2.655, -2.408, 2.05, -1.173, -0.556, -3.241, 1.954, -3.557],
    output: packed('<f4',
    'c-m`iZMB>GCwf=Rzf<LsoUc2Mc3wSl|Ceaw3zZFib5|M_u)n=$!Oimc@#EL8U$cL_eQd*_tKIFh`Q@E=+^SUcuU*4DVZrrywca`6'
    '8-0Uc%u`&tbg8DMrn<6%tklgA*^I~MYj<>}_SVGO$$Kt;C1zp$CH4J;2fC;CC?_W;AAo}W`)%!kz;54u7=R1z12GQ(0Pjgx#{'
),
}, name='much_higher_half_pixel_centers').AddNchw(input, output, layout).AddVariations('float16').DisableLifeTimeVariation()

# Width before height. Where each output pixel lies in the input.
# Expected values: float64 formula.
input = Input('input', (F32, [1, 2, 4, 2]))
layout = BoolScalar('layout', False)
output = Output('output', (F32, [1, 5, 5, 2]))
model = Model()
model.Operation('RESIZE_BILINEAR', input, 1.25, 2.5, layout).To(output)
Example({
    input: [0.838, -1.341, -1.725, 3.133, 0.799, -2.909, 3.504, 2.406, -0.077, -1.282, 2.676, 2.699, -1.286,
    0.06, -1.088, -1.262],
    output: packed('<f4',
    'c-qr`{C0KQ;yD{SpZ}S#c>0^8De~uy+HD)zGEDOO7hCF1?)x0{JEwP=IfB)`RNrnn<B=lA-zyh{tWfNVa7zmnn>|Z)soM?7)vlW)'
    '*!upQu3&TSM6kkE&*l&R^T8uQ^5cr%Y!9SVHLe!iT)OLzr?(h~F8kai9G_?O&HB*25W%wFzu#fsKKuO+4tD!(9d_H<@3*(N1!5p$'
    '|Gxcu_d9@C`}QNT0A+1s;{'
),
}, name='factors').AddNchw(input, output, layout).AddVariations('relaxed', 'float16').DisableLifeTimeVariation()

# Width before height. Where each output pixel lies in the input.
# Expected values: float64 formula.
input = Input('input', (F32, [1, 2, 4, 2]))
layout = BoolScalar('layout', False)
output = Output('output', (F32, [1, 5, 5, 2]))
model = Model()
model.Operation('RESIZE_BILINEAR', input, 1.25, 2.5, layout, True).To(output)
Example({
    input: [0.838, -1.341, -1.725, 3.133, 0.799, -2.909, 3.504, 2.406, -0.077, -1.282, 2.676, 2.699, -1.286,
    0.06, -1.088, -1.262],
    output: packed('<f4',
    'c-jHT05|_D<Ft`hK>nhM=g*IYc>92?DYT8{JIKy#c;H~Zms;n=B(xaxZh+S<lbCvjbfWr}H;1Lj?G9knMM3-b!t3d&l^k5im(br!'
    '_mSy(<)3b3`yd9L1pN}iqp}!o6zh{kenW{?tBL^a<-E#Z85^mg_c7Z{pccNur|0eMKJ;vw5*wwQ<j;r>8FjFor2g75u%3#Gp+CRB'
    'K)yXczd%4gzrH`dK0m)eKR&-cKRrJ^zdt`dzdt`dKfk{{zP-OcKR-XezQ4aq;A?O'
),
}, name='factors_align_corners').AddNchw(input, output, layout).AddVariations('relaxed', 'float16').DisableLifeTimeVariation()

# Width before height. Where each output pixel lies in the input.
# Expected values: float64 formula.
input = Input('input', (F32, [1, 2, 4, 2]))
layout = BoolScalar('layout', False)
output = Output('output', (F32, [1, 5, 5, 2]))
model = Model()
model.Operation('RESIZE_BILINEAR', input, 1.25, 2.5, layout, False).To(output)
Example({
    input: [0.838, -1.341, -1.725, 3.133, 0.799, -2.909, 3.504, 2.406, -0.077, -1.282, 2.676, 2.699, -1.286,
    0.06, -1.088, -1.262],
    output: packed('<f4',
    'c-qr`{C0KQ;yD{SpZ}S#c>0^8De~uy+HD)zGEDOO7hCF1?)x0{JEwP=IfB)`RNrnn<B=lA-zyh{tWfNVa7zmnn>|Z)soM?7)vlW)'
    '*!upQu3&TSM6kkE&*l&R^T8uQ^5cr%Y!9SVHLe!iT)OLzr?(h~F8kai9G_?O&HB*25W%wFzu#fsKKuO+4tD!(9d_H<@3*(N1!5p$'
    '|Gxcu_d9@C`}QNT0A+1s;{'
),
}, name='factors_not_aligned').AddNchw(input, output, layout).AddVariations('relaxed', 'float16').DisableLifeTimeVariation()

# Width before height. Where each output pixel lies in the input.
# Expected values: float64 formula.
input = Input('input', (F32, [1, 2, 4, 2]))
layout = BoolScalar('layout', False)
output = Output('output', (F32, [1, 5, 5, 2]))
model = Model()
model.Operation('RESIZE_BILINEAR', input, 1.25, 2.5, layout, False, True).To(output)
Example({
    input: [0.838, -1.341, -1.725, 3.133, 0.799, -2.909, 3.504, 2.406, -0.077, -1.282, 2.676, 2.699, -1.286,
    0.06, -1.088, -1.262],
    output: packed('<f4',
    'c-qr`{NsI?!`;r#=L`Cr3XLB)sxvw~wKk~8spzuXH$C&k&V~{hyI8Kvx|2ni+DfdiPBU*`ddPw=LB-MWx73q2{YR><?7i1?;r`v1'
    '6JPd)&(E89^NF)tRAR<Y?M)IFX1$)w80Op=wz}l$+o$JNBuLt?(s{VCWaVrprbEl0TzYHg5<E*Ncgcw(A`1%dDWuL_^5%fyhPi9H'
    '7uxUNZ@<she!qhQm}LiI+3mNpx3#z1Z*Ok{#P;_4_wC=m7tR6z@z`Z7'
),
}, name='factors_half_pixel_centers').AddNchw(input, output, layout).AddVariations('relaxed', 'float16').DisableLifeTimeVariation()

# Width before height. Where each output pixel lies in the input.
# Expected values: float64 formula.
input = Input('input', (F32, [1, 2, 4, 2]))
layout = BoolScalar('layout', False)
output = Output('output', (F32, [1, 5, 5, 2]))
model = Model()
model.Operation('RESIZE_BILINEAR', input, 1.25, 2.5, layout, True, False).To(output)
Example({
    input: [0.838, -1.341, -1.725, 3.133, 0.799, -2.909, 3.504, 2.406, -0.077, -1.282, 2.676, 2.699, -1.286,
    0.06, -1.088, -1.262],
    output: packed('<f4',
    'c-jHT05|_D<Ft`hK>nhM=g*IYc>92?DYT8{JIKy#c;H~Zms;n=B(xaxZh+S<lbCvjbfWr}H;1Lj?G9knMM3-b!t3d&l^k5im(br!'
    '_mSy(<)3b3`yd9L1pN}iqp}!o6zh{kenW{?tBL^a<-E#Z85^mg_c7Z{pccNur|0eMKJ;vw5*wwQ<j;r>8FjFor2g75u%3#Gp+CRB'
    'K)yXczd%4gzrH`dK0m)eKR&-cKRrJ^zdt`dzdt`dKfk{{zP-OcKR-XezQ4aq;A?O'
),
}, name='factors_align_corners_of_two').AddNchw(input, output, layout).AddVariations('relaxed', 'float16').DisableLifeTimeVariation()

# Width before height. Where each output pixel lies in the input.
# Expected values: float64 formula.
input = Input('input', (F32, [1, 2, 4, 2]))
layout = BoolScalar('layout', False)
output = Output('output', (F32, [1, 5, 5, 2]))
model = Model()
model.Operation('RESIZE_BILINEAR', input, 1.25, 2.5, layout, False, False).To(output)
Example({
    input: [0.838, -1.341, -1.725, 3.133, 0.799, -2.909, 3.504, 2.406, -0.077, -1.282, 2.676, 2.699, -1.286,
    0.06, -1.088, -1.262],
    output: packed('<f4',
    'c-qr`{C0KQ;yD{SpZ}S#c>0^8De~uy+HD)zGEDOO7hCF1?)x0{JEwP=IfB)`RNrnn<B=lA-zyh{tWfNVa7zmnn>|Z)soM?7)vlW)'
    '*!upQu3&TSM6kkE&*l&R^T8uQ^5cr%Y!9SVHLe!iT)OLzr?(h~F8kai9G_?O&HB*25W%wFzu#fsKKuO+4tD!(9d_H<@3*(N1!5p$'
    '|Gxcu_d9@C`}QNT0A+1s;{'
),
}, name='factors_neither').AddNchw(input, output, layout).AddVariations('relaxed', 'float16').DisableLifeTimeVariation()

# Width before height. Where each output pixel lies in the input.
# Expected values: float64 formula.
input = Input('input', (F32, [1, 5, 6, 1]))
layout = BoolScalar('layout', False)
output = Output('output', (F32, [1, 2, 4, 1]))
model = Model()
model.Operation('RESIZE_BILINEAR', input, 0.75, 0.5, layout).To(output)
Example({
    input: packed('<f4',
    'c-jGY0EhovYK4997tPg;J3mVBIbO|eZ?egcpp)fZDY`<c{*S!tKd0Huc$eQb45zfZ%;yrFcETDM(7IenVDZ#KWGR(~M$8GG?>^#w'
    'Ncqe|1MmK|uN;y|k6Z<^c)q|uKR!UczrVl0Kfpb|zQ91fzdk=ezreo0KtDfTf<P?'
),
    output: [-0.19, -0.45949996, 1.166, 1.6850001, -2.2235, -0.88375, 0.48400003, 0.06974998],
}, name='factors_smaller').AddNchw(input, output, layout).AddVariations('float16').DisableLifeTimeVariation()

# Width before height. Where each output pixel lies in the input.
# Expected values: float64 formula.
input = Input('input', (F32, [1, 5, 6, 1]))
layout = BoolScalar('layout', False)
output = Output('output', (F32, [1, 2, 4, 1]))
model = Model()
model.Operation('RESIZE_BILINEAR', input, 0.75, 0.5, layout, True).To(output)
Example({
    input: packed('<f4',
    'c-jGY0EhovYK4997tPg;J3mVBIbO|eZ?egcpp)fZDY`<c{*S!tKd0Huc$eQb45zfZ%;yrFcETDM(7IenVDZ#KWGR(~M$8GG?>^#w'
    'Ncqe|1MmK|uN;y|k6Z<^c)q|uKR!UczrVl0Kfpb|zQ91fzdk=ezreo0KtDfTf<P?'
),
    output: [-0.19, 0.5786667, 0.865, 3.107, -3.152, -2.388, 1.8553334, 0.972],
}, name='factors_smaller_align_corners').AddNchw(input, output, layout).AddVariations('float16').DisableLifeTimeVariation()

# Width before height. Where each output pixel lies in the input.
# Expected values: float64 formula.
input = Input('input', (F32, [1, 5, 6, 1]))
layout = BoolScalar('layout', False)
output = Output('output', (F32, [1, 2, 4, 1]))
model = Model()
model.Operation('RESIZE_BILINEAR', input, 0.75, 0.5, layout, False, True).To(output)
Example({
    input: packed('<f4',
    'c-jGY0EhovYK4997tPg;J3mVBIbO|eZ?egcpp)fZDY`<c{*S!tKd0Huc$eQb45zfZ%;yrFcETDM(7IenVDZ#KWGR(~M$8GG?>^#w'
    'Ncqe|1MmK|uN;y|k6Z<^c)q|uKR!UczrVl0Kfpb|zQ91fzdk=ezreo0KtDfTf<P?'
),
    output: [-0.41593748, -0.52318746, -1.3763125, 1.035125, -1.2445, -0.8359375, 1.7049375, 0.081750005],
}, name='factors_smaller_half_pixel_centers').AddNchw(input, output, layout).AddVariations('float16').DisableLifeTimeVariation()

# Width before height. Where each output pixel lies in the input.
# Expected values: float64 formula.
input = Input('input', (F32, [2, 3, 3, 1]))
layout = BoolScalar('layout', False)
output = Output('output', (F32, [2, 2, 4, 1]))
model = Model()
model.Operation('RESIZE_BILINEAR', input, 1.625, 0.9375, layout).To(output)
Example({
    input: [1.364, -0.943, -2.284, 2.141, 3.946, 1.186, -1.808, 2.119, 2.478, -3.139, -3.307, 2.355, 0.694,
    -2.322, 3.596, 1.713, 0.85, 0.527],
    output: [1.364, -0.36625004, -1.6135, -2.284, 0.16650003, 2.316, 2.43225, 1.832, -3.139, -3.2649999,
    -0.47599995, 2.355, 1.2035, -0.25112498, 0.66275, 2.0615],
}, name='factors_rounded_down').AddNchw(input, output, layout).AddVariations('float16').DisableLifeTimeVariation()

# Width before height. Where each output pixel lies in the input.
# Expected values: float64 formula.
input = Input('input', (F32, [2, 3, 3, 1]))
layout = BoolScalar('layout', False)
output = Output('output', (F32, [2, 2, 4, 1]))
model = Model()
model.Operation('RESIZE_BILINEAR', input, 1.625, 0.9375, layout, True).To(output)
Example({
    input: [1.364, -0.943, -2.284, 2.141, 3.946, 1.186, -1.808, 2.119, 2.478, -3.139, -3.307, 2.355, 0.694,
    -2.322, 3.596, 1.713, 0.85, 0.527],
    output: [1.364, -0.17400002, -1.39, -2.284, -1.808, 0.81, 2.2386665, 2.478, -3.139, -3.251, -1.4196666,
    2.355, 1.713, 1.1376667, 0.74233335, 0.527],
}, name='factors_rounded_down_align_corners').AddNchw(input, output, layout).AddVariations('float16').DisableLifeTimeVariation()

# Width before height. Where each output pixel lies in the input.
# Expected values: float64 formula.
input = Input('input', (F32, [2, 3, 3, 1]))
layout = BoolScalar('layout', False)
output = Output('output', (F32, [2, 2, 4, 1]))
model = Model()
model.Operation('RESIZE_BILINEAR', input, 1.625, 0.9375, layout, False, True).To(output)
Example({
    input: [1.364, -0.943, -2.284, 2.141, 3.946, 1.186, -1.808, 2.119, 2.478, -3.139, -3.307, 2.355, 0.694,
    -2.322, 3.596, 1.713, 0.85, 0.527],
    output: [1.55825, 0.758875, -0.35665622, -1.4165, -0.82075, 1.3020625, 2.4179688, 2.155, -2.18075,
    -2.7307498, -0.91349995, 2.66525, 1.45825, 0.58246875, 0.52096874, 1.29425],
}, name='factors_rounded_down_half_pixel_centers').AddNchw(input, output, layout).AddVariations('float16').DisableLifeTimeVariation()

# The argument list of HAL 1.0.
# Expected values: float64 formula.
input = Input('input', (F32, [1, 2, 3, 2]))
output = Output('output', (F32, [1, 4, 5, 2]))
model = Model()
model.Operation('RESIZE_BILINEAR', input, 5, 4).To(output)
Example({
    input: [3.312, -3.362, 3.732, -0.393, -2.625, 3.978, 0.44, -1.725, 0.965, 1.905, 3.547, 1.16],
    output: packed('<f4',
    'c-lM9G)1cN#*q~ay+^k=81MFczrvt?-Pv_>TV_WF@H|AYzH3VaR>eClVVJIP!Zg%VZ@DQ)mirm^_w$Z??PaP$u!6%=PRV{->!wln'
    'L5WM?Pk$Ki8<mH59G~xf;J7?_3WDWuz+u0G-F_ft4`kWf+dJ3+x%PHI1`r}x0KuF}u>'
),
}, name='greater_without_layout').AddVariations('relaxed', 'float16')

# The argument list of HAL 1.0.
# Expected values: float64 formula.
input = Input('input', (F32, [1, 5, 7, 2]))
output = Output('output', (F32, [1, 2, 3, 2]))
model = Model()
model.Operation('RESIZE_BILINEAR', input, 3, 2).To(output)
Example({
    input: packed('<f4',
    'c-jFN0q6eo$7*8o=MW#FP$>j~%NND?v;wYT_5gwWBjH9;cVO@v$340X)mliVL>GG_?h2FH=hw0qoC**IZwk?KP%|T90^eA52K`IC'
    '5Yqctg++~AR+XXIAXCUIM-V6gm8si$wz$6Kr!PwiNdkCe;hT%u6x)2)7|#2no!P|KSb-APB4~{>+Yl>HIg^1@M|8;DX}RlmFE<W@'
    '6)wQz#!s=B41i;?DKuLi{}2Wpw^wZYDVzEfOh#6@KZ67pX%O$u5HmT|gL@kpXB+8AR}ECil|Vo~Kfgaey}!V~z`nr0KR!ReKR&>|'
    'zrMgfz(7C0KR>^~KR-Y}zCgdgz(2pgzQ4f0y*<D{Kt4XeKtRAiKfu60KR>;qT!PC'
),
    output: [3.328, 3.114, -0.6726667, 0.571, -2.2306666, -2.397, -0.31350005, -0.6735, -0.79749995,
    -0.97583336, 0.3885, -0.49550003],
}, name='smaller_without_layout').AddVariations('relaxed', 'float16').DisableLifeTimeVariation()

# The argument list of HAL 1.0.
# Expected values: float64 formula.
input = Input('input', (F32, [1, 2, 6, 3]))
output = Output('output', (F32, [1, 5, 4, 3]))
model = Model()
model.Operation('RESIZE_BILINEAR', input, 4, 5).To(output)
Example({
    input: packed('<f4',
    'c-jGw0B`^73Ui<i=ln7D-$JUOzTq8{n(0VVu8ncJ^0b;lDc3!?c`0B~*Jv6o`>6;hPhjyHpL$vtnI_@5N0&WG(#V-$T%!se>0ITA'
    'BT*+xsVOX6UFAwo+O$06SurwJ@eZmyZFZS04=`69E?3~cJitIezd*mgK)XP{zQ4dfz&^mhzdt{~KR>=eKfpl1KtR6;`9#w'
),
    output: packed('<f4',
    'c-nizRqV%Pc;9K&(Iu@}ENSa*FME8#e2)6Rr?(^DrT5ELbe#HE{?a4pgu}C0PMQqHTaej-*E5o|Is6koDiplF7uNBsE8I*|>WHE9'
    '@t-SBUVUOQr*+|#Icg7gl$l<bnGmCId;*!>p&Y0&zbE#o*9Tom!M<RbR<B=O91|W0&EN~&9B%ZStLvx<m!VOZl-;D6y8N->Y{=~W'
    'HU}K+_dD!%*l&Me|NaB^_WSJZLF~N;4(zwLw{x)H=WxL8zyXkigZ&;<HUK2{Z-)'
),
}, name='higher_and_narrower_without_layout').AddVariations('relaxed', 'float16').DisableLifeTimeVariation()

# The argument list of HAL 1.0.
# Expected values: float64 formula.
input = Input('input', (F32, [1, 2, 4, 2]))
output = Output('output', (F32, [1, 5, 5, 2]))
model = Model()
model.Operation('RESIZE_BILINEAR', input, 1.25, 2.5).To(output)
Example({
    input: [0.296, -0.371, 0.527, 2.488, -3.9, 0.651, 3.537, 0.776, -2.97, -3.552, 3.965, 3.587, 0.522, 1.648,
    -0.629, 1.598],
    output: packed('<f4',
    'c-jltmd$nH>8rh_A5Oh<>(=V&+ILB;q~fMf*~~R^XHBbrd=CBN?B%EGf?)N2)^>AAyjc>rJS6J%?TIaC4f3<x=BSGNxXiL#vOy&H'
    'uYrV2KoVOwf;D~bx33%<bBvSR8ZWJ2V0p&g`My`gii^FQmwQLxcDrO1uFujn7ZlGRvG&>7AF$tV?_j?lNbCo)?ClR6aB#49*k^AC'
    'W!VBn5i9_|)L0M'
),
}, name='factors_without_layout').AddVariations('relaxed', 'float16').DisableLifeTimeVariation()

# The argument list of HAL 1.0.
# Expected values: float64 formula.
input = Input('input', (F32, [1, 5, 6, 1]))
output = Output('output', (F32, [1, 2, 4, 1]))
model = Model()
model.Operation('RESIZE_BILINEAR', input, 0.75, 0.5).To(output)
Example({
    input: packed('<f4',
    'c-jGY0EhpgZ^?1=v`U(`QdYiixTYuL6xlCg0QS{wivp&uOhpoQJ^jcGne(^~pAsIMF{Q4~-4FmMc;{>@n@2acgN_Q+21>~VUd`H*'
    '1v~(o#}8yMXk^)QCzqs=S-m|!zdb;}KR~}fKR-V}z`nmgz(7F2zra90zrR3$6gQ{'
),
    output: [-0.089, 0.5885, -0.54, 1.105, 1.698, 0.6605, 0.811, -1.782],
}, name='factors_smaller_without_layout').AddVariations('relaxed', 'float16').DisableLifeTimeVariation()

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
output = Output('output', (F32, [0, 2, 3, 2]))
model = Model()
model.Operation('BOX_WITH_NMS_LIMIT', given_scores, given_boxes, batch_of_box, 100.0, -1, 0, 0.4, 1.0, 0.3).To(scores, boxes, classes, batches)
model.Operation('ROI_ALIGN', input, boxes, batches, 4, 5, 1.0, 1.0, 0, 0, False).To(no_batches)
model.Operation('RESIZE_BILINEAR', no_batches, 3, 2, False).To(output)
Example({
    scores: [],
    classes: [],
    input: [2.697, -2.74, -2.445, -0.169, -2.618, -3.323, 3.761, -0.847, 2.983, -1.137, -1.96, -2.783, -1.953,
    1.069, -0.018, -3.324, 3.03, -2.881],
    output: [],
}, name='zero_sized').AddVariations('relaxed', 'float16').DisableLifeTimeVariation()
