# Licensed under the Apache License, Version 2.0; see LICENSE.
# Written by 'python -m corpus' from corpus/families/quantization.py; do not edit.
#
# QUANTIZE: rounding, halves, both ends, zero points.

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


F16 = 'TENSOR_FLOAT16'
F32 = 'TENSOR_FLOAT32'
I32 = 'TENSOR_INT32'
U8 = 'TENSOR_QUANT8_ASYMM'
S8 = 'TENSOR_QUANT8_ASYMM_SIGNED'

# Scale 0.1, zero point 0; some values beyond both ends.
# Expected values: float64 formula.
input = Input('input', (F32, [4, 9]))
output = Output('output', (U8, [4, 9], 0.10000000149011612, 0))
model = Model()
model.Operation('QUANTIZE', input).To(output)
Example({
    input: packed('<f4',
    'c-jGw0B`>Q0002|@F%l{ERP%aCD+NkTi^B>AT=JJ%#zVgnz;qU;5bwyBme+jZTIRzNR3Q^dQ5gdnNKJjMhsB#e_TJgd@6=(oDem1'
    'bO0bmd|g|_mw=yeQz+W=KpmSK^}n7lf9{-MGa5Wf{JtYe$pAt@K)}B}z`#F2K|#O3!9hU5K)}C2!M?yizd=F4z`($!@Iem'
),
    output: packed('<i2',
    'c-s5V!0^9Doq>Uofq`dQOC|#YLy`f5F9Sn9kfqF!P{u$c004j126+'
),
}, name='scale_0_quant8').AddVariations(signed(output))

# Scale 0.037, zero point 128; some values beyond both ends.
# Expected values: float64 formula.
input = Input('input', (F32, [4, 9]))
output = Output('output', (U8, [4, 9], 0.03700000047683716, 128))
model = Model()
model.Operation('QUANTIZE', input).To(output)
Example({
    input: packed('<f4',
    'c-muNU^x5L%OL8%x_XN4i~5M!X5G`g!ajNJb8h|ee7;r4?nW6Q6%~dvx8r=iZra<ST(PJ9)H8Xb3O7FXYGE1G!&YSu`H7oUZ<UlV'
    '<aB=&n5*u+ayNfdQBH5}@1$SKn~SwK=(VqTz_Yty+w7^HCm9^~?{{!G00a&|29P*lf57elhy`Q-#qAFO07>ygAp'
),
    output: packed('<i2',
    'c-s5V(C|OWckh2oEe3|YDQQnQo_H&4weFP6`)~G{VZG~r5r&0~3`76`b1@I#'
),
}, name='scale_1_quant8').AddVariations(signed(output)).DisableLifeTimeVariation()

# Scale 2.0, zero point 255; some values beyond both ends.
# Expected values: float64 formula.
input = Input('input', (F32, [4, 9]))
output = Output('output', (U8, [4, 9], 2.0, 255))
model = Model()
model.Operation('QUANTIZE', input).To(output)
Example({
    input: packed('<f4',
    'c-muNU|?`NzK_j*o1o4N!*?HD>Zb>>_U3QsP^xa-?tbq5mB?v#Ra6)l5^miy{&Z6^x+7=S<-IQ1TROPqJQ*JZTTk_z@Sry@%e16~'
    '!6S)(Tgp7SiT!=y|F~u_&lCvUuiiXcV^;3N$<c2dZQJEMPcpbTI~_cH`0ybo=fj5%J39f9lcTfqexS%9pa2j60I<|TfB'
),
    output: packed('<i2',
    'c-s5V@E-`i^d@Y${r~^u{k#7EPx}u6sU62}O*}GhLB$3JA^-pggd7+'
),
}, name='scale_2_quant8').AddVariations(signed(output)).DisableLifeTimeVariation()

# Scale 0.0015, zero point 64; some values beyond both ends.
# Expected values: float64 formula.
input = Input('input', (F32, [4, 9]))
output = Output('output', (U8, [4, 9], 0.001500000013038516, 64))
model = Model()
model.Operation('QUANTIZE', input).To(output)
Example({
    input: packed('<f4',
    'c-jGw0B`>Q005e%Wvf>76Ss_oc`X}_K`}e5AZaG@D1_`5^}Rd0PG1`&BmkMv{O2pf4`SAtJ77m$nnK5|?~DQJex6aJxgF%tmtIG7'
    'bO0H7dqk7SXdh9wVj^rJQ5XPN)z&H;EN!^iT4829B>-$m$pAmSygofWzCOM^KE6IYKE6CYJw3iXzCOLZzP`RbK0dyO!afQ'
),
    output: packed('<i2',
    'c-s5V;P7AE>_9;y!wQD#%M7>NPcXQiZEItQVz|x100g_&Okp4f008w94Q>'
),
}, name='scale_3_quant8').AddVariations(signed(output)).DisableLifeTimeVariation()

# Scale 1.0, zero point 1; some values beyond both ends.
# Expected values: float64 formula.
input = Input('input', (F32, [4, 9]))
output = Output('output', (U8, [4, 9], 1.0, 1))
model = Model()
model.Operation('QUANTIZE', input).To(output)
Example({
    input: packed('<f4',
    'c-jGw0B`>Q00026ctZF1j**Q-^)`OuGx4vj7i*V_AA)*JWA&UmkPs9kBme;B<(w%07P}YPf!Q5_fO?{I2<J$PT`(lqFYXzh15o93'
    'bO6W&6T2Bw0vl03P!k%Xt=fK;_omVv#1sR7x1UMobBWtY$pAya!otHs!$QHr!ox#CLcu~oLBhgA!9znr!oosA!9qeFYC&Z'
),
    output: packed('<i2',
    'c-s5V!1$j52+SBXK-BEu2nI(H1qO!s3{zVi85oR97~Jw1hyVbSXa{Z'
),
}, name='scale_4_quant8').AddVariations(signed(output)).DisableLifeTimeVariation()

# Halves go away from zero, whatever the zero point; as real numbers.
# Expected values: float64 formula.
input = Input('input', (F32, [16]))
quantized = Internal('quantized', (U8, [16], 1.0, 100))
output = Output('output', (F32, [16]))
model = Model()
model.Operation('QUANTIZE', input).To(quantized)
model.Operation('DEQUANTIZE', quantized).To(output)
Example({
    input: [-7.5, -6.5, -5.5, -4.5, -3.5, -2.5, -1.5, -0.5, 0.5, 1.5, 2.5, 3.5, 4.5, 5.5, 6.5, 7.5],
    output: [-8.0, -7.0, -6.0, -5.0, -4.0, -3.0, -2.0, -1.0, 1.0, 2.0, 3.0, 4.0, 5.0, 6.0, 7.0, 8.0],
}, name='halves_1_0_quant8').AddVariations(signed(quantized)).DisableLifeTimeVariation()

# Halves go away from zero, whatever the zero point; as real numbers.
# Expected values: float64 formula.
input = Input('input', (F32, [16]))
quantized = Internal('quantized', (U8, [16], 1.0, 101))
output = Output('output', (F32, [16]))
model = Model()
model.Operation('QUANTIZE', input).To(quantized)
model.Operation('DEQUANTIZE', quantized).To(output)
Example({
    input: [-7.5, -6.5, -5.5, -4.5, -3.5, -2.5, -1.5, -0.5, 0.5, 1.5, 2.5, 3.5, 4.5, 5.5, 6.5, 7.5],
    output: [-8.0, -7.0, -6.0, -5.0, -4.0, -3.0, -2.0, -1.0, 1.0, 2.0, 3.0, 4.0, 5.0, 6.0, 7.0, 8.0],
}, name='halves_1_0_odd_quant8').AddVariations(signed(quantized)).DisableLifeTimeVariation()

# Halves go away from zero, whatever the zero point; as real numbers.
# Expected values: float64 formula.
input = Input('input', (F32, [16]))
quantized = Internal('quantized', (U8, [16], 0.25, 100))
output = Output('output', (F32, [16]))
model = Model()
model.Operation('QUANTIZE', input).To(quantized)
model.Operation('DEQUANTIZE', quantized).To(output)
Example({
    input: [-1.875, -1.625, -1.375, -1.125, -0.875, -0.625, -0.375, -0.125, 0.125, 0.375, 0.625, 0.875, 1.125,
    1.375, 1.625, 1.875],
    output: [-2.0, -1.75, -1.5, -1.25, -1.0, -0.75, -0.5, -0.25, 0.25, 0.5, 0.75, 1.0, 1.25, 1.5, 1.75, 2.0],
}, name='halves_0_25_quant8').AddVariations(signed(quantized)).DisableLifeTimeVariation()

# Halves go away from zero, whatever the zero point; as real numbers.
# Expected values: float64 formula.
input = Input('input', (F32, [16]))
quantized = Internal('quantized', (U8, [16], 0.25, 101))
output = Output('output', (F32, [16]))
model = Model()
model.Operation('QUANTIZE', input).To(quantized)
model.Operation('DEQUANTIZE', quantized).To(output)
Example({
    input: [-1.875, -1.625, -1.375, -1.125, -0.875, -0.625, -0.375, -0.125, 0.125, 0.375, 0.625, 0.875, 1.125,
    1.375, 1.625, 1.875],
    output: [-2.0, -1.75, -1.5, -1.25, -1.0, -0.75, -0.5, -0.25, 0.25, 0.5, 0.75, 1.0, 1.25, 1.5, 1.75, 2.0],
}, name='halves_0_25_odd_quant8').AddVariations(signed(quantized)).DisableLifeTimeVariation()

# Halves go away from zero, whatever the zero point; as real numbers.
# Expected values: float64 formula.
input = Input('input', (F32, [16]))
quantized = Internal('quantized', (U8, [16], 4.0, 100))
output = Output('output', (F32, [16]))
model = Model()
model.Operation('QUANTIZE', input).To(quantized)
model.Operation('DEQUANTIZE', quantized).To(output)
Example({
    input: [-30.0, -26.0, -22.0, -18.0, -14.0, -10.0, -6.0, -2.0, 2.0, 6.0, 10.0, 14.0, 18.0, 22.0, 26.0, 30.0],
    output: [-32.0, -28.0, -24.0, -20.0, -16.0, -12.0, -8.0, -4.0, 4.0, 8.0, 12.0, 16.0, 20.0, 24.0, 28.0, 32.0],
}, name='halves_4_0_quant8').AddVariations(signed(quantized)).DisableLifeTimeVariation()

# Halves go away from zero, whatever the zero point; as real numbers.
# Expected values: float64 formula.
input = Input('input', (F32, [16]))
quantized = Internal('quantized', (U8, [16], 4.0, 101))
output = Output('output', (F32, [16]))
model = Model()
model.Operation('QUANTIZE', input).To(quantized)
model.Operation('DEQUANTIZE', quantized).To(output)
Example({
    input: [-30.0, -26.0, -22.0, -18.0, -14.0, -10.0, -6.0, -2.0, 2.0, 6.0, 10.0, 14.0, 18.0, 22.0, 26.0, 30.0],
    output: [-32.0, -28.0, -24.0, -20.0, -16.0, -12.0, -8.0, -4.0, 4.0, 8.0, 12.0, 16.0, 20.0, 24.0, 28.0, 32.0],
}, name='halves_4_0_odd_quant8').AddVariations(signed(quantized)).DisableLifeTimeVariation()

# To the nearest step, as real numbers: nothing is cut off.
# Expected values: float64 formula.
input = Input('input', (F32, [13]))
quantized = Internal('quantized', (U8, [13], 1.0, 128))
output = Output('output', (F32, [13]))
model = Model()
model.Operation('QUANTIZE', input).To(quantized)
model.Operation('DEQUANTIZE', quantized).To(output)
Example({
    input: [0.25, 0.49, 0.51, 0.75, 1.49, 1.51, -0.25, -0.49, -0.51, -0.75, -1.49, -1.51, 0.0],
    output: [0.0, 0.0, 1.0, 1.0, 1.0, 2.0, 0.0, 0.0, -1.0, -1.0, -1.0, -2.0, 0.0],
}, name='nearest_128_quant8').AddVariations(signed(quantized)).DisableLifeTimeVariation()

# To the nearest step, as real numbers: nothing is cut off.
# Expected values: float64 formula.
input = Input('input', (F32, [13]))
quantized = Internal('quantized', (U8, [13], 1.0, 3))
output = Output('output', (F32, [13]))
model = Model()
model.Operation('QUANTIZE', input).To(quantized)
model.Operation('DEQUANTIZE', quantized).To(output)
Example({
    input: [0.25, 0.49, 0.51, 0.75, 1.49, 1.51, -0.25, -0.49, -0.51, -0.75, -1.49, -1.51, 0.0],
    output: [0.0, 0.0, 1.0, 1.0, 1.0, 2.0, 0.0, 0.0, -1.0, -1.0, -1.0, -2.0, 0.0],
}, name='nearest_3_quant8').AddVariations(signed(quantized)).DisableLifeTimeVariation()

# Beyond an end is the end, as real numbers.
# Expected values: float64 formula.
input = Input('input', (F32, [11]))
quantized = Internal('quantized', (U8, [11], 1.0, 128))
output = Output('output', (F32, [11]))
model = Model()
model.Operation('QUANTIZE', input).To(quantized)
model.Operation('DEQUANTIZE', quantized).To(output)
Example({
    input: [126.4, 126.6, 127.4, 127.6, 500.0, -127.6, -128.4, -128.6, -500.0, 127.0, -128.0],
    output: [126.0, 127.0, 127.0, 127.0, 127.0, -128.0, -128.0, -128.0, -128.0, 127.0, -128.0],
}, name='ends_quant8').AddVariations(signed(quantized)).DisableLifeTimeVariation()

# Expected values: float64 formula.
input = Input('input', (F32, [3]))
output = Output('output', (U8, [3], 0.25, 120))
model = Model()
model.Operation('QUANTIZE', input).To(output)
Example({
    input: [19.69, 4.416, 4.454],
    output: [199, 138, 138],
}, name='rank_1_quant8').AddVariations(signed(output)).DisableLifeTimeVariation()

# Expected values: float64 formula.
input = Input('input', (F32, [3, 2]))
output = Output('output', (U8, [3, 2], 0.25, 120))
model = Model()
model.Operation('QUANTIZE', input).To(output)
Example({
    input: [6.859, 10.134, -27.656, 28.292, -13.735, 13.478],
    output: [147, 161, 9, 233, 65, 174],
}, name='rank_2_quant8').AddVariations(signed(output)).DisableLifeTimeVariation()

# Expected values: float64 formula.
input = Input('input', (F32, [3, 2, 5]))
output = Output('output', (U8, [3, 2, 5], 0.25, 120))
model = Model()
model.Operation('QUANTIZE', input).To(output)
Example({
    input: packed('<i4',
    'c-jGY0EhqJh?u~jpb*&j5b#i7-~jp|fUp4IV06I1aCjgfiu)FB^Kis1&Z#X?Vv(m-ez0g9EBiT<q4nqKSXe<RIkJ77fHD^m(irfq'
    'rmm{8vD!x|)L4ZG8zxy<fawJK7y9r91^N#4@fsZz{{IsU?(FLP?e+Kg>kt8xoj#B', 5.960464477539063e-08
),
    output: packed('<i2',
    'c-oWgOum+6HL)jQvya2$_os`?kFPe=RL<1%35itQS;v4E004B34Vn'
),
}, name='rank_3_quant8').AddVariations(signed(output)).DisableLifeTimeVariation()

# Expected values: float64 formula.
input = Input('input', (F32, [3, 2, 5, 2]))
output = Output('output', (U8, [3, 2, 5, 2], 0.25, 120))
model = Model()
model.Operation('QUANTIZE', input).To(output)
Example({
    input: packed('<i4',
    'c-jH*01y9Y*yw0*Na#qk*jNq#fUt<Ts$ej9q(VH<i%^iXFi_lxkXX=QxL_c7xP5~Hwqiiw$XY-YELhyAc-T;8c>BB(H&NlpqYf=A'
    'l^j7H@etj<n_vneY+}O5-MAzc!a2;k^SayV^FP2V^AI&pOJs|KvJNEillhItsUZwonaH}nsMYFUlgjWV!Z>ty1pWW}-@wg2gtk7R'
    '-E5?R-LWCgRaJ5i{TQz8&jZZxO<lfvFiv*{1_TBN`2+y|{ssa0`v&>>0R{mE0|5gA0QvX<`T_$61^)R0`vdy@`~d&{0RIB~1p)f~'
    '0tWmA2L=3ee05s', 2.384185791015625e-07
),
    output: packed('<i2',
    'c-njNc-PH$LPuLtlAliJGkhw}HRVqK{S`BI>}V5V?NL~~=Fzoyp#^4}r9y3M^CLU57Q0{VPz|4Z&*j4Fv-S)W001gAA2I'
),
}, name='rank_4_quant8').AddVariations(signed(output)).DisableLifeTimeVariation()

# From float16.
# Expected values: float64 formula.
input = Input('input', (F16, [24]))
output = Output('output', (U8, [24], 0.30000001192092896, 121))
model = Model()
model.Operation('QUANTIZE', input).To(output)
Example({
    input: [-15.1, 7.6, -31.0, -20.6, 3.0, 25.2, 24.9, -8.8, -30.6, -12.1, 4.5, -23.7, 12.9, 31.1, 15.4, 31.4,
    -28.0, -26.8, 17.2, 24.5, 29.5, -32.1, 20.4, -19.0],
    output: [71, 146, 18, 52, 131, 205, 204, 92, 19, 81, 136, 42, 164, 225, 172, 226, 28, 32, 178, 203, 219, 14,
    189, 58],
}, name='float16_quant8')

# From float16.
# Expected values: float64 formula.
input = Input('input', (F16, [24]))
output = Output('output', (S8, [24], 0.30000001192092896, -5))
model = Model()
model.Operation('QUANTIZE', input).To(output)
Example({
    input: [-15.1, 7.6, -31.0, -20.6, 3.0, 25.2, 24.9, -8.8, -30.6, -12.1, 4.5, -23.7, 12.9, 31.1, 15.4, 31.4,
    -28.0, -26.8, 17.2, 24.5, 29.5, -32.1, 20.4, -19.0],
    output: [-55, 20, -108, -74, 5, 79, 78, -34, -107, -45, 10, -84, 38, 99, 46, 100, -98, -94, 52, 77, 93,
    -112, 63, -68],
}, name='float16_quant8_signed')

# Infinity is beyond every end.
# Expected values: float64 formula. TF Lite leaves open what infinity is as an integer.
input = Input('input', (F32, [5]))
output = Output('output', (U8, [5], 0.30000001192092896, 121))
model = Model()
model.Operation('QUANTIZE', input).To(output)
Example({
    input: [float('inf'), float('-inf'), 3.4e+38, -3.4e+38, 0.3],
    output: [255, 0, 255, 0, 122],
}, name='infinite_quant8').DisableLifeTimeVariation()

# Infinity is beyond every end.
# Expected values: float64 formula. TF Lite leaves open what infinity is as an integer.
input = Input('input', (F32, [5]))
output = Output('output', (S8, [5], 0.30000001192092896, -5))
model = Model()
model.Operation('QUANTIZE', input).To(output)
Example({
    input: [float('inf'), float('-inf'), 3.4e+38, -3.4e+38, 0.3],
    output: [127, -128, 127, -128, -4],
}, name='infinite_quant8_signed').DisableLifeTimeVariation()

# Nothing in, nothing out.
# Expected values: none: the model must fail, or its outputs are not compared by value.
given_scores = Parameter('given_scores', (F32, [1, 2]), [3.0, 2.0])
given_boxes = Parameter('given_boxes', (F32, [1, 8]), [2.0, 1.0, 9.0, 7.0, 0.0, 0.0, 5.0, 6.0])
batch_of_box = Parameter('batch_of_box', (I32, [1]), [0])
scores = Internal('scores', (F32, [0]))
boxes = Output('boxes', (F32, [0, 4]))
classes = Output('classes', (I32, [0]))
batches = Output('batches', (I32, [0]))
output = Output('output', (U8, [0], 0.5, 3))
model = Model()
model.Operation('BOX_WITH_NMS_LIMIT', given_scores, given_boxes, batch_of_box, 100.0, -1, 0, 0.4, 1.0, 0.3).To(scores, boxes, classes, batches)
model.Operation('QUANTIZE', scores).To(output)
Example({
    boxes: [],
    classes: [],
    batches: [],
    output: [],
}, name='zero_sized_quant8').AddVariations(signed(output)).DisableLifeTimeVariation()
