# Licensed under the Apache License, Version 2.0; see LICENSE.
# Written by 'python -m corpus' from corpus/families/lstm.py; do not edit.
#
# QUANTIZED_LSTM: cell states over the whole range.

import base64
import zlib

import numpy as np


def packed(dtype, text, unit=None):
    """Many values in little space: the first byte of each, then the second; times a unit."""
    planes = np.frombuffer(zlib.decompress(base64.b85decode(text)), "u1")
    planes = planes.reshape(np.dtype(dtype).itemsize, -1)
    values = np.frombuffer(planes.T.tobytes(), dtype)
    return (values if unit is None else np.multiply(values, unit, dtype="f8")).tolist()


I32 = 'TENSOR_INT32'
S8 = 'TENSOR_QUANT8_ASYMM_SIGNED'

# States up to 64 in steps of 2^-9.
# Expected values: TF Lite 2.14 built-in kernel.
input = Input('input', (S8, [2, 2], 0.0078125, 5))
input_to_input = Parameter('input_to_input', ('TENSOR_QUANT8_SYMM', [16, 2], 0.003000000026077032, 0), [-7, 0, 5, -5, -2, 5, 3, 1, 2, 5, 9, -4, 1, -2, -6, -2, 3, 2, 7, 2, -6, 4, -9, -6, 2, 1, 3, 0, 2, 3,
    -3, 0])
input_to_forget = Parameter('input_to_forget', ('TENSOR_QUANT8_SYMM', [16, 2], 0.003000000026077032, 0), [-3, 2, -1, -5, 1, 6, -8, 6, -3, -1, -6, 8, -3, 3, -9, 1, -2, 2, 6, 8, 0, -4, 9, -7, -6, 8, 5, 1,
    -6, 4, 5, -1])
input_to_cell = Parameter('input_to_cell', ('TENSOR_QUANT8_SYMM', [16, 2], 0.003000000026077032, 0), [1, 7, 4, -9, 1, 3, -2, 2, -2, 4, 1, -5, -7, -8, -5, -9, 1, -7, 6, 6, 5, 0, -6, 8, -9, -5, 0, 0, 3,
    -6, 3, 2])
input_to_output = Parameter('input_to_output', ('TENSOR_QUANT8_SYMM', [16, 2], 0.003000000026077032, 0), [-9, 9, -4, 1, -4, -3, 5, -1, -2, -4, 2, -6, 6, 1, 4, -1, -7, 8, 1, 2, -6, 5, -9, -2, 1, -7, -2, 3,
    5, 3, -8, 7])
recurrent_to_input = Parameter('recurrent_to_input', ('TENSOR_QUANT8_SYMM', [16, 16], 0.003000000026077032, 0), packed('|i1',
    'c-jq*NfH1d2*f}({r_WOKykeFC8;!fJK;+8#OXL$ya$*do5&k=x~3^85}kCVIt;<bFKwA82Km_T>IjF8XF)jVHt7t^ud*SvBrF^Q'
    '&11^w3!S2U>#T0D&j)|^69cw%q?O0Wca32;XaVm1;R>GUjW5Va?Q-aoPodWWC2KHTz4XX1^t)P8_|VL6mk)ck8!cKpUFu!B!Gn4H'
    '!z_2d'
))
recurrent_to_forget = Parameter('recurrent_to_forget', ('TENSOR_QUANT8_SYMM', [16, 16], 0.003000000026077032, 0), packed('|i1',
    'c-jq*M-sp=2*kjE%l{vX!Ib2z8EH3ht2E;jD?rOd8(n9;g&BUAdIPNVx9C(g`H3}x-1UhCg0~ILBV$n&?@?2Peu-S7ta-p@9+-09'
    'Ty*Q^MjjY8{DrnEwkw%unT09ql_lJ)Sj%b<O`7lmZZ~ocojk!DC=7hE9s`uOUJ457Z~0TreKYFX|K`S{w*Ak+AA`zZDonkg?64!w'
    '2e){Bas'
))
recurrent_to_cell = Parameter('recurrent_to_cell', ('TENSOR_QUANT8_SYMM', [16, 16], 0.003000000026077032, 0), packed('|i1',
    'c-jq($pHW%2*i}z{)=TrkoA{GGIQiYHoIn}v{TDg7862X;$^VYYgmi|T6!AksYs7?p}s;wZsapqlr_D#(il<8`BNLv2l|ew$LcOH'
    '!>A?~Q@JK`zvk-(^+v6>FhLyLZ1vtxe{P$EIY;3*RfT#3KTVkWL6=bTc9_n*?$wM4Hwr|iX<M+}_Zbr`=WU8vmNCxf?A0-t*7*V8'
    '7IBX'
))
recurrent_to_output = Parameter('recurrent_to_output', ('TENSOR_QUANT8_SYMM', [16, 16], 0.003000000026077032, 0), packed('|i1',
    'c-jq)#}U9V2*3;m1N#q4b4mWvN&4QLaOdc{DuBy@p7zLrN&%Zs&?*WR+5lNoq-~*b3GZBO;Kyq`#7TlzqVO=h>AK~&K#a$g=Su=q'
    'sn(Ja>h@B@p(?^LnIUAPMHgKR;nxjBn<?!I-D5cV_D<qcYb%^;o9%a#<owZrIClQY2*g4=j@#S+#kiVU5C7GC8HeZLKFe0>a;^FR'
    '7v6RJ'
))
none = Parameter('none', ('TENSOR_QUANT16_SYMM', [0], 9.999999747378752e-05, 0), None)
input_gate_bias = Parameter('input_gate_bias', (I32, [16]), [-9000, -9000, -9000, -9000, -9000, -9000, -9000, -9000, -9000, -9000, -9000, -9000, -9000, -9000,
    -9000, -9000])
forget_gate_bias = Parameter('forget_gate_bias', (I32, [16]), [25000, 25000, 25000, 25000, 25000, 25000, 25000, 25000, 25000, 25000, 25000, 25000, 25000, 25000,
    25000, 25000])
cell_gate_bias = Parameter('cell_gate_bias', (I32, [16]), [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0])
output_gate_bias = Parameter('output_gate_bias', (I32, [16]), [25000, 25000, 25000, 25000, 25000, 25000, 25000, 25000, 25000, 25000, 25000, 25000, 25000, 25000,
    25000, 25000])
projection = Parameter('projection', ('TENSOR_QUANT8_SYMM', [0, 0], 0.009999999776482582, 0), None)
absent = Parameter('absent', (I32, [0]), None)
output_state = Input('output_state', (S8, [2, 16], 0.0078125, 0))
cell_state = Input('cell_state', ('TENSOR_QUANT16_SYMM', [2, 16], 0.001953125, 0))
output_state_out = Output('output_state_out', (S8, [2, 16], 0.0078125, 0))
cell_state_out = Output('cell_state_out', ('TENSOR_QUANT16_SYMM', [2, 16], 0.001953125, 0))
output = Output('output', (S8, [2, 16], 0.0078125, 0))
model = Model()
model.Operation('QUANTIZED_LSTM', input, input_to_input, input_to_forget, input_to_cell, input_to_output, recurrent_to_input, recurrent_to_forget, recurrent_to_cell, recurrent_to_output, none, none, none, input_gate_bias, forget_gate_bias, cell_gate_bias, output_gate_bias, projection, absent, output_state, cell_state, none, none, none, none, 0.0, 0.0, 0.000244140625, 0.000244140625, 0.000244140625, 0.000244140625, 0, 0.0078125).To(output_state_out, cell_state_out, output)
Example({
    input: [-128, 127, -13, -40],
    output_state: [-128, 127, 62, -112, -42, -79, 71, -104, 92, -88, 118, 107, -60, -78, -72, 126, 19, 51, 42, 1, 24,
    -88, -5, 122, 103, 47, 49, 0, -72, -115, -51, -18],
    cell_state: [-32000, -27733, -23467, -19200, -14933, -10667, -6400, -2133, 2133, 6400, 10667, 14933, 19200,
    23467, 27733, 32000, 40, 62, 98, 152, 238, 371, 580, 905, 1414, 2208, 3447, 5383, 8405, 13124,
    20493, 32000],
    output_state_out: [-81, -81, -82, -83, -83, -81, -80, -81, 81, 82, 83, 83, 78, 83, 82, 84, 3, 6, 8, 16, 24, 35, 51,
    68, 77, 81, 83, 83, 82, 80, 83, 84],
    cell_state_out: [-20844, -18104, -15293, -12800, -9597, -7100, -4136, -1419, 1391, 4224, 6991, 9430, 12645, 15205,
    18011, 20291, 21, 40, 47, 98, 151, 230, 377, 590, 915, 1420, 2218, 3432, 5521, 8485, 13266,
    20502],
    output: [-81, -81, -82, -83, -83, -81, -80, -81, 81, 82, 83, 83, 78, 83, 82, 84, 3, 6, 8, 16, 24, 35, 51,
    68, 77, 81, 83, 83, 82, 80, 83, 84],
}, name='of_9_bits').DisableLifeTimeVariation()

# States up to 32 in steps of 2^-10.
# Expected values: TF Lite 2.14 built-in kernel.
input = Input('input', (S8, [2, 2], 0.0078125, 5))
input_to_input = Parameter('input_to_input', ('TENSOR_QUANT8_SYMM', [16, 2], 0.003000000026077032, 0), [-3, -3, 8, 7, 5, 1, -2, -8, -3, -4, -4, -5, 7, -1, 2, -7, -3, 3, -6, 7, -4, -3, -6, 1, 8, 1, -9,
    -1, 5, -4, -8, 3])
input_to_forget = Parameter('input_to_forget', ('TENSOR_QUANT8_SYMM', [16, 2], 0.003000000026077032, 0), [-3, 4, -3, -5, 6, 9, -2, -7, 8, -1, -6, 8, -9, -9, -2, 3, -1, 6, -8, 0, 8, 8, 0, -6, -5, -9, -1,
    -3, -7, 3, 8, 3])
input_to_cell = Parameter('input_to_cell', ('TENSOR_QUANT8_SYMM', [16, 2], 0.003000000026077032, 0), [-9, -5, 3, 7, -7, 7, 9, -3, -8, -4, -8, 8, 5, 0, 0, -9, 5, -5, 8, 6, 9, -1, -3, -8, -8, 0, -4, 4,
    -3, -6, 7, -7])
input_to_output = Parameter('input_to_output', ('TENSOR_QUANT8_SYMM', [16, 2], 0.003000000026077032, 0), [-7, -3, -3, -5, 4, -8, 2, -5, -7, 3, -4, -1, 4, -7, -8, -3, 5, 8, 9, 8, 8, 2, -9, 9, -3, 2, -5, 5,
    -6, -7, 7, 4])
recurrent_to_input = Parameter('recurrent_to_input', ('TENSOR_QUANT8_SYMM', [16, 16], 0.003000000026077032, 0), packed('|i1',
    'c-jrlhXKGK2mmlpS^po4h)8=uvUTy*78|;Wa1hC%2RH6<h}5|&K|}(0n=g#$f{YQ7T+KI_jb|gO`LjD_%j%jwM9wYI4I_8=cu4FG'
    '&fNKY|ERk@Hw59c0`VX|m`1?4b*#uh32L>6Y{3aBURI0D?!6S`{{!r)UPku}rYYW|e3qiurfe%7|8l@9?#4WG@?7(lXPWe(MIXR>'
    'cPR'
))
recurrent_to_forget = Parameter('recurrent_to_forget', ('TENSOR_QUANT8_SYMM', [16, 16], 0.003000000026077032, 0), packed('|i1',
    'c-jrjIT8RN2mnEmOaA{@Kt*<wiMr;|aee`uZUeH{x{*=dJz14184iv&^I~)M_2abUkR>p0on$mh-`nkUD*FZUJ&o*v8A`*ptJaX%'
    'ZVv!=S@V#zm?!3K;)2WJDhP~HB3U*%ZIqw`%sNTC7XD4BRTuGC-U*6xYjrF}pXj#bv6SomPZk`!r6>FxNH?E2)W%86ZN6d5z~Jx!'
    '9$Izy'
))
recurrent_to_cell = Parameter('recurrent_to_cell', ('TENSOR_QUANT8_SYMM', [16, 16], 0.003000000026077032, 0), packed('|i1',
    'c-jrli4njc2mnD|#r}&0R3s_jX3zE37^NiKdgo$oDvHbkHfEHisVe}iPDRe}M?@Gqbmxs{82!+v_KEbpyte6Ta0G=Ta-ADt+&?N>'
    'GEe%O8GG(oVUgB~^7K3&V-s%bRm*S|?<mlITAUA8+#Hg}LpGEQ3(s{1J$@$7Olr!1<FmTt{DM<lKIc|5M*}jM_T-k7vT<407;Xk1'
    '(SLgC'
))
recurrent_to_output = Parameter('recurrent_to_output', ('TENSOR_QUANT8_SYMM', [16, 16], 0.003000000026077032, 0), packed('|i1',
    'c-jq)K>`3F1OP>n|36j|b}w_BnSSCiwc}K99wRCm+bIX1g@k#i;{nSA9LGCj6y0WAcbX13Em!*r<Yu=(N*Po*<HE0<#8Y3<+F&cz'
    '5<Yfxk^EKgb(rHJ5Rcdy=JguQl~M8T<Ug*yz=bfL6#Qoo!|H}F(&K&`!$~*%>?xybXc8h?LDcA{#1+(~CMy)5P^4sRMW5{bEI!kt'
    'c>4'
))
none = Parameter('none', ('TENSOR_QUANT16_SYMM', [0], 9.999999747378752e-05, 0), None)
input_gate_bias = Parameter('input_gate_bias', (I32, [16]), [-9000, -9000, -9000, -9000, -9000, -9000, -9000, -9000, -9000, -9000, -9000, -9000, -9000, -9000,
    -9000, -9000])
forget_gate_bias = Parameter('forget_gate_bias', (I32, [16]), [25000, 25000, 25000, 25000, 25000, 25000, 25000, 25000, 25000, 25000, 25000, 25000, 25000, 25000,
    25000, 25000])
cell_gate_bias = Parameter('cell_gate_bias', (I32, [16]), [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0])
output_gate_bias = Parameter('output_gate_bias', (I32, [16]), [25000, 25000, 25000, 25000, 25000, 25000, 25000, 25000, 25000, 25000, 25000, 25000, 25000, 25000,
    25000, 25000])
projection = Parameter('projection', ('TENSOR_QUANT8_SYMM', [0, 0], 0.009999999776482582, 0), None)
absent = Parameter('absent', (I32, [0]), None)
output_state = Input('output_state', (S8, [2, 16], 0.0078125, 0))
cell_state = Input('cell_state', ('TENSOR_QUANT16_SYMM', [2, 16], 0.0009765625, 0))
output_state_out = Output('output_state_out', (S8, [2, 16], 0.0078125, 0))
cell_state_out = Output('cell_state_out', ('TENSOR_QUANT16_SYMM', [2, 16], 0.0009765625, 0))
output = Output('output', (S8, [2, 16], 0.0078125, 0))
model = Model()
model.Operation('QUANTIZED_LSTM', input, input_to_input, input_to_forget, input_to_cell, input_to_output, recurrent_to_input, recurrent_to_forget, recurrent_to_cell, recurrent_to_output, none, none, none, input_gate_bias, forget_gate_bias, cell_gate_bias, output_gate_bias, projection, absent, output_state, cell_state, none, none, none, none, 0.0, 0.0, 0.000244140625, 0.000244140625, 0.000244140625, 0.000244140625, 0, 0.0078125).To(output_state_out, cell_state_out, output)
Example({
    input: [-128, 127, 113, 52],
    output_state: [-128, 127, -64, 12, 1, 60, -45, -27, 84, -44, 61, 57, 39, -124, -42, -38, 109, -15, 66, 49, 66,
    -78, 1, -51, 71, 25, -46, -59, 111, 0, -46, 57],
    cell_state: [-32000, -27733, -23467, -19200, -14933, -10667, -6400, -2133, 2133, 6400, 10667, 14933, 19200,
    23467, 27733, 32000, 40, 62, 98, 152, 238, 371, 580, 905, 1414, 2208, 3447, 5383, 8405, 13124,
    20493, 32000],
    output_state_out: [-82, -82, -82, -80, -85, -80, -80, -73, 71, 81, 82, 83, 84, 82, 82, 82, 0, 4, 5, 7, 12, 17, 30, 41,
    59, 74, 80, 82, 83, 83, 82, 82],
    cell_state_out: [-21031, -17743, -15384, -12653, -9542, -6888, -4233, -1367, 1333, 4129, 6959, 9392, 12519, 14613,
    17842, 20794, 4, 51, 68, 90, 150, 208, 385, 565, 916, 1421, 2209, 3458, 5357, 8336, 13276,
    20934],
    output: [-82, -82, -82, -80, -85, -80, -80, -73, 71, 81, 82, 83, 84, 82, 82, 82, 0, 4, 5, 7, 12, 17, 30, 41,
    59, 74, 80, 82, 83, 83, 82, 82],
}, name='of_10_bits').DisableLifeTimeVariation()

# States up to 16 in steps of 2^-11.
# Expected values: TF Lite 2.14 built-in kernel.
input = Input('input', (S8, [2, 2], 0.0078125, 5))
input_to_input = Parameter('input_to_input', ('TENSOR_QUANT8_SYMM', [16, 2], 0.003000000026077032, 0), [6, 2, -7, 0, -7, 0, 0, -4, 1, 4, 8, -7, 4, 5, -4, 4, -5, 9, -1, -7, 5, -9, 2, -7, 3, -2, 3, 1, 3,
    -8, 9, 5])
input_to_forget = Parameter('input_to_forget', ('TENSOR_QUANT8_SYMM', [16, 2], 0.003000000026077032, 0), [-5, 9, -4, 9, 9, 8, 7, -5, 1, -8, 2, -9, -1, -6, 9, -8, -4, -3, 9, -4, 6, 1, -6, -8, 3, 5, -4, -4,
    -7, -1, -3, -3])
input_to_cell = Parameter('input_to_cell', ('TENSOR_QUANT8_SYMM', [16, 2], 0.003000000026077032, 0), [7, 0, 1, -8, 9, -9, -3, 9, 2, -8, 6, -6, 1, 4, 1, 5, 9, -3, 5, 0, 5, -3, 1, -8, -4, 5, -8, 3, -1,
    -6, -4, 9])
input_to_output = Parameter('input_to_output', ('TENSOR_QUANT8_SYMM', [16, 2], 0.003000000026077032, 0), [-1, 2, 3, -8, -9, 9, -1, 7, 0, -4, 2, -1, -9, -7, -7, 5, -4, 3, 5, -3, 1, -9, -5, -6, -9, 5, -8, 8,
    -2, 0, 2, -4])
recurrent_to_input = Parameter('recurrent_to_input', ('TENSOR_QUANT8_SYMM', [16, 16], 0.003000000026077032, 0), packed('|i1',
    'c-jrm+W`bI1OPyfkm$cyR*1U-=3`JVpnw$i5YR{{NA_A9b`*DRzs)b2ld5fL>~Nw(>K(pla~NQrrgv<?AQ9WmhIay#VdYgDg>&k$'
    'UTGx>8L(3EjV$f9oh##e!v=&C2^mUTvvPDc;%Ycl9@EHWpQ+qC=(vvL{XTvtkA*!egB+O$Ch`HVJm1|e&L96dIo3Zo@Ln$-ky!l$'
    'vVwCP'
))
recurrent_to_forget = Parameter('recurrent_to_forget', ('TENSOR_QUANT8_SYMM', [16, 16], 0.003000000026077032, 0), packed('|i1',
    'c-jrhIRXSB2mmlH5&r*J1_9meQly{MV%iJz5rvSQrd!qLG8W=pJK#jwX1}nf*a*YSj_wxe{A?MDYK+O0TeWe2gU_GjIwe}#YW?w}'
    '|4Pdoi5p-B%~x0TJjMA;N#JEY_cNRM)6GbZ-FuX>P--3^sPJ{7IkEK8g4W_spbvxiJ*tr5UIA(Q!_x*io_{_dzq1$vPqCP-vibqj'
    'S#ER'
))
recurrent_to_cell = Parameter('recurrent_to_cell', ('TENSOR_QUANT8_SYMM', [16, 16], 0.003000000026077032, 0), packed('|i1',
    'c-jrjiva{N1O>o{71DpP^21#LGmqE|DSnNen=UC~nF_mCbrJ$t((}6Sqc^{xX)%)P52w^EI_7fM3FEEf<I}vU>P;Qk;-qN@_Q5HW'
    '9xWZTwZS4s6#dN=8VoiXCFnGzuY3vq{pnTnDYz{IE1vu4=PzKxRyLn_X>0CxZ9@yW(VctT^J+@_NzCc{e>93|%jXha?Q#N+?+0N)'
    'YlQ'
))
recurrent_to_output = Parameter('recurrent_to_output', ('TENSOR_QUANT8_SYMM', [16, 16], 0.003000000026077032, 0), packed('|i1',
    'c-jrh$pHf)2mnBCr2k?U6ft?vw74MvVV*B1mz-GeaMLG}%@MC~Fmh!-8aU3(h$lj$X<L!9-@tFRzSJg>vpp_w9JWj6US13*mG9M1'
    'an|<wr<8r`@k{(1q~P4ubRGZLws%$J{stEtej`oI82X|HcJlabM@6<$%48Zg@q9dd+RPOCyyaDiPZmT;3aiYa8PKt5^AAWIey@FP'
    'Tm'
))
none = Parameter('none', ('TENSOR_QUANT16_SYMM', [0], 9.999999747378752e-05, 0), None)
input_gate_bias = Parameter('input_gate_bias', (I32, [16]), [-9000, -9000, -9000, -9000, -9000, -9000, -9000, -9000, -9000, -9000, -9000, -9000, -9000, -9000,
    -9000, -9000])
forget_gate_bias = Parameter('forget_gate_bias', (I32, [16]), [25000, 25000, 25000, 25000, 25000, 25000, 25000, 25000, 25000, 25000, 25000, 25000, 25000, 25000,
    25000, 25000])
cell_gate_bias = Parameter('cell_gate_bias', (I32, [16]), [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0])
output_gate_bias = Parameter('output_gate_bias', (I32, [16]), [25000, 25000, 25000, 25000, 25000, 25000, 25000, 25000, 25000, 25000, 25000, 25000, 25000, 25000,
    25000, 25000])
projection = Parameter('projection', ('TENSOR_QUANT8_SYMM', [0, 0], 0.009999999776482582, 0), None)
absent = Parameter('absent', (I32, [0]), None)
output_state = Input('output_state', (S8, [2, 16], 0.0078125, 0))
cell_state = Input('cell_state', ('TENSOR_QUANT16_SYMM', [2, 16], 0.00048828125, 0))
output_state_out = Output('output_state_out', (S8, [2, 16], 0.0078125, 0))
cell_state_out = Output('cell_state_out', ('TENSOR_QUANT16_SYMM', [2, 16], 0.00048828125, 0))
output = Output('output', (S8, [2, 16], 0.0078125, 0))
model = Model()
model.Operation('QUANTIZED_LSTM', input, input_to_input, input_to_forget, input_to_cell, input_to_output, recurrent_to_input, recurrent_to_forget, recurrent_to_cell, recurrent_to_output, none, none, none, input_gate_bias, forget_gate_bias, cell_gate_bias, output_gate_bias, projection, absent, output_state, cell_state, none, none, none, none, 0.0, 0.0, 0.000244140625, 0.000244140625, 0.000244140625, 0.000244140625, 0, 0.0078125).To(output_state_out, cell_state_out, output)
Example({
    input: [-128, 127, -23, -77],
    output_state: [-128, 127, -82, -81, -53, -41, -94, 115, 95, 120, -22, -81, 9, 58, 65, 121, 28, -80, 120, 78, 69,
    -33, -126, -32, 5, -32, 41, -27, 62, -35, 62, 64],
    cell_state: [-32000, -27733, -23467, -19200, -14933, -10667, -6400, -2133, 2133, 6400, 10667, 14933, 19200,
    23467, 27733, 32000, 40, 62, 98, 152, 238, 371, 580, 905, 1414, 2208, 3447, 5383, 8405, 13124,
    20493, 32000],
    output_state_out: [-83, -79, -82, -84, -81, -82, -80, -46, 45, 78, 81, 84, 85, 80, 81, 83, 3, 2, 2, 4, 6, 10, 15, 23,
    34, 50, 66, 77, 80, 82, 83, 83],
    cell_state_out: [-21068, -18100, -15420, -12068, -9404, -6677, -4051, -1313, 1286, 4052, 6600, 9496, 12397, 15274,
    17728, 20776, 68, 41, 51, 98, 146, 245, 366, 595, 907, 1446, 2191, 3506, 5402, 8416, 13289,
    20760],
    output: [-83, -79, -82, -84, -81, -82, -80, -46, 45, 78, 81, 84, 85, 80, 81, 83, 3, 2, 2, 4, 6, 10, 15, 23,
    34, 50, 66, 77, 80, 82, 83, 83],
}, name='of_11_bits').DisableLifeTimeVariation()

# States up to 8 in steps of 2^-12.
# Expected values: TF Lite 2.14 built-in kernel.
input = Input('input', (S8, [2, 2], 0.0078125, 5))
input_to_input = Parameter('input_to_input', ('TENSOR_QUANT8_SYMM', [16, 2], 0.003000000026077032, 0), [-7, 0, 7, 7, 8, 9, -7, 0, 2, -3, -6, -1, -6, -1, -7, 0, 4, -6, -9, 3, 1, -4, -6, 7, 1, 7, 2, -3,
    -8, -4, 4, 1])
input_to_forget = Parameter('input_to_forget', ('TENSOR_QUANT8_SYMM', [16, 2], 0.003000000026077032, 0), [-6, -8, -1, -2, -1, -6, -7, -1, 0, 6, 7, -3, -6, 2, -4, 0, -5, 7, 0, -1, 8, -4, 9, 3, -2, 2, 5, 7,
    -2, 4, 2, -4])
input_to_cell = Parameter('input_to_cell', ('TENSOR_QUANT8_SYMM', [16, 2], 0.003000000026077032, 0), [-2, 1, 1, 3, 2, 7, 4, -4, 9, -6, 6, -6, -6, 3, 3, -9, 2, -4, 7, 3, -5, 9, -1, -2, 1, 8, 7, 1, 8,
    -7, -4, 0])
input_to_output = Parameter('input_to_output', ('TENSOR_QUANT8_SYMM', [16, 2], 0.003000000026077032, 0), [5, -8, 6, -4, 3, -3, -2, -6, 0, -6, -6, -2, 5, 3, 8, -2, 4, 6, 2, -7, -6, 7, 3, -7, -7, 8, 6, 0, 7,
    3, 8, -3])
recurrent_to_input = Parameter('recurrent_to_input', ('TENSOR_QUANT8_SYMM', [16, 16], 0.003000000026077032, 0), packed('|i1',
    'c-jrmffYnC1OP#Ti2jQuK62N<?wk8oKu5&`0zsRox|~H7371}tSJSM~Ba?pD=ewIvM!rWMuqFU=;q}&esL!e*_`{05jqJ3&Z;}wk'
    'IkB+;SC4S2BH(481`|`W2-JRy7Y+Az^M6K!OuBFByQnp1XP3%%)&jp7+MO$QN&C=7@y;?he^LJDq~j`~Z}=86i6QmSIbO!_N6Qa{'
    'U4Xv'
))
recurrent_to_forget = Parameter('recurrent_to_forget', ('TENSOR_QUANT8_SYMM', [16, 16], 0.003000000026077032, 0), packed('|i1',
    'c-jriTM|Su1OQQlOZLCmh<MC=cAaY97vfF8vBJq-k5gIjIa!}R#^@?)z2ov8o$cU%3*a6>?NsTpGM%{n=B6BI1K)$P@Ozz!>s;c)'
    '*ZyDG!yPL&7rd!B9Qmy*6B?m^7eERT)sg!>>PHy^Q{(}<49)pd`fQ^Gin(zg&#+6Dc|tU}musa5gLP}#v2T-o>g*TPO72B{Qswmn'
    'F)4ii'
))
recurrent_to_cell = Parameter('recurrent_to_cell', ('TENSOR_QUANT8_SYMM', [16, 16], 0.003000000026077032, 0), packed('|i1',
    'c-jTQ0RjLa1Oz}=ZTSCVk>X~sHpT<80r}3V?hjqETy5F&5eGp8vx%?LY>jQiD(f-K>1uD6c|x?$@xC-JCGnxf{oa*8u?*%E^X3e('
    '*z^?2$u2Sc;NesXY^x4W$x-I#%THU;=RtH>hxQdU-?4gf>!fzcRTVxzLE@xVSMswtGAEvM)E(h_<4iTV%~<{>W+~OT>eAL9w)T5B'
))
recurrent_to_output = Parameter('recurrent_to_output', ('TENSOR_QUANT8_SYMM', [16, 16], 0.003000000026077032, 0), packed('|i1',
    'c-jrli4g=L2mmlpLAU>6`QfgCOp5F>vq=MY77#nr!{wWBD`4aY`r@Q2HwpxejzAZ0oA21o!c&7Vus|x`+1&e+eRF-{gZEV{OKw_$'
    'u7t;7?)r+`Vy3Vjqkqd4bzFApQGtoH&c7(qI7wJHI^MtoJfHe1THIGRKVu84HWf5c&l)T8sA?*x6M=9$0HI0cY<hS7t2g}hN%{dp'
    'xPo8'
))
none = Parameter('none', ('TENSOR_QUANT16_SYMM', [0], 9.999999747378752e-05, 0), None)
input_gate_bias = Parameter('input_gate_bias', (I32, [16]), [-9000, -9000, -9000, -9000, -9000, -9000, -9000, -9000, -9000, -9000, -9000, -9000, -9000, -9000,
    -9000, -9000])
forget_gate_bias = Parameter('forget_gate_bias', (I32, [16]), [25000, 25000, 25000, 25000, 25000, 25000, 25000, 25000, 25000, 25000, 25000, 25000, 25000, 25000,
    25000, 25000])
cell_gate_bias = Parameter('cell_gate_bias', (I32, [16]), [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0])
output_gate_bias = Parameter('output_gate_bias', (I32, [16]), [25000, 25000, 25000, 25000, 25000, 25000, 25000, 25000, 25000, 25000, 25000, 25000, 25000, 25000,
    25000, 25000])
projection = Parameter('projection', ('TENSOR_QUANT8_SYMM', [0, 0], 0.009999999776482582, 0), None)
absent = Parameter('absent', (I32, [0]), None)
output_state = Input('output_state', (S8, [2, 16], 0.0078125, 0))
cell_state = Input('cell_state', ('TENSOR_QUANT16_SYMM', [2, 16], 0.000244140625, 0))
output_state_out = Output('output_state_out', (S8, [2, 16], 0.0078125, 0))
cell_state_out = Output('cell_state_out', ('TENSOR_QUANT16_SYMM', [2, 16], 0.000244140625, 0))
output = Output('output', (S8, [2, 16], 0.0078125, 0))
model = Model()
model.Operation('QUANTIZED_LSTM', input, input_to_input, input_to_forget, input_to_cell, input_to_output, recurrent_to_input, recurrent_to_forget, recurrent_to_cell, recurrent_to_output, none, none, none, input_gate_bias, forget_gate_bias, cell_gate_bias, output_gate_bias, projection, absent, output_state, cell_state, none, none, none, none, 0.0, 0.0, 0.000244140625, 0.000244140625, 0.000244140625, 0.000244140625, 0, 0.0078125).To(output_state_out, cell_state_out, output)
Example({
    input: [-128, 127, 5, 10],
    output_state: [-128, 127, -97, -9, -76, -36, -106, 78, 83, 123, 120, -62, -33, -99, 15, 65, -80, -13, -104, 105,
    114, 103, 33, -24, 13, -72, -17, 29, -125, 66, -112, -62],
    cell_state: [-32000, -27733, -23467, -19200, -14933, -10667, -6400, -2133, 2133, 6400, 10667, 14933, 19200,
    23467, 27733, 32000, 40, 62, 98, 152, 238, 371, 580, 905, 1414, 2208, 3447, 5383, 8405, 13124,
    20493, 32000],
    output_state_out: [-80, -82, -80, -83, -80, -76, -63, -23, 27, 61, 77, 79, 84, 81, 82, 80, 0, 1, 3, 2, 4, 4, 8, 10,
    18, 25, 43, 58, 71, 79, 82, 83],
    cell_state_out: [-21086, -17132, -14896, -12687, -9608, -6782, -4163, -1186, 1378, 4066, 6784, 9666, 12112, 15203,
    17917, 20562, -17, 64, 135, 88, 220, 215, 412, 503, 855, 1263, 2373, 3526, 5230, 8399, 13032,
    20879],
    output: [-80, -82, -80, -83, -80, -76, -63, -23, 27, 61, 77, 79, 84, 81, 82, 80, 0, 1, 3, 2, 4, 4, 8, 10,
    18, 25, 43, 58, 71, 79, 82, 83],
}, name='of_12_bits').DisableLifeTimeVariation()

# States up to 4 in steps of 2^-13.
# Expected values: TF Lite 2.14 built-in kernel.
input = Input('input', (S8, [2, 2], 0.0078125, 5))
input_to_input = Parameter('input_to_input', ('TENSOR_QUANT8_SYMM', [16, 2], 0.003000000026077032, 0), [-7, -8, -3, 2, 2, 5, -8, -7, -9, 7, 6, 4, 1, -2, -8, -3, 0, -8, -1, 0, 6, 5, -8, 3, -9, -3, -7, -1,
    -4, -8, -1, -4])
input_to_forget = Parameter('input_to_forget', ('TENSOR_QUANT8_SYMM', [16, 2], 0.003000000026077032, 0), [8, -7, 3, 1, 9, 9, -6, 0, -5, -9, -9, -1, -4, 6, -2, 9, -5, 0, 9, 7, -5, -9, -9, 7, 9, 2, 9, 2, 3,
    -5, 2, -5])
input_to_cell = Parameter('input_to_cell', ('TENSOR_QUANT8_SYMM', [16, 2], 0.003000000026077032, 0), [-9, 1, 5, 2, 5, 6, 0, 8, 9, 9, -1, -1, 6, -2, 8, 6, -8, -5, -2, 1, -7, 7, 5, 8, -7, -1, -9, 0, 9,
    -3, -7, -9])
input_to_output = Parameter('input_to_output', ('TENSOR_QUANT8_SYMM', [16, 2], 0.003000000026077032, 0), [-3, -9, 4, 0, -9, 3, 0, 3, 7, 7, -8, 5, -8, -9, -8, 2, 0, 9, 5, 7, 6, -6, 1, -6, 0, 6, -1, -2, 4,
    5, 0, 1])
recurrent_to_input = Parameter('recurrent_to_input', ('TENSOR_QUANT8_SYMM', [16, 16], 0.003000000026077032, 0), packed('|i1',
    'c-jq)Q5FC(1jMMexc_0%QoG-imki5v?2XjMCb8EePw?wg`3?oQQ^-k-yk(G_7~yfC^;ETlR`<EBV4*fpdThf11TFVh>KuSW=B?Uh'
    'i(YYVZ=Qqv3~ttt`;yBSV24KOL)5HyCuW{}iy&QmA_4n8eQXK9pZX~^-gnE+dGeCtaIsxZUGns-&RIr(Tg+7c6E7?NsjlbMoV_YO'
    '{i1#Q'
))
recurrent_to_forget = Parameter('recurrent_to_forget', ('TENSOR_QUANT8_SYMM', [16, 16], 0.003000000026077032, 0), packed('|i1',
    'c-jrli4g=L2mml%mHvwrSb@6&GLve75~j(`_8zQ&ikGz@;Mt<LH>Mkog(O%>%8^dTYr_+<rrpi9I?i7E0<*jHU9JxcgQS4&4R5?3'
    'QM2yKA}?;-r%x@5!%vAQ>%=ZmI-GyicSoq5<df1gvUG#4tJHr~u8lF8_#UP;yh)p(bN?et&+j7@9i&7H;5OxWjm95ck()>0o2DNk'
    ')^{5'
))
recurrent_to_cell = Parameter('recurrent_to_cell', ('TENSOR_QUANT8_SYMM', [16, 16], 0.003000000026077032, 0), packed('|i1',
    'c-jq)Ne%!Z2*4B&@&Auy5pd?xLz5<@h6rts#nT@yyEWEB62IdZIj<4%a}Fd=xir{W0k#+k0FGRFjRP~{)@12AtjRJuw_(1PGkqPG'
    '+&IxPld@m7t3%p}H^&SHs>i$MVe!I;rdp<d;lCh%|6YM*v#-+Lv<QzKxR!OT?J7YatSqKBIHlf?OJEr9)ge>VCvMm+r4Ozk?Gvs1'
    '0gd>5%m'
))
recurrent_to_output = Parameter('recurrent_to_output', ('TENSOR_QUANT8_SYMM', [16, 16], 0.003000000026077032, 0), packed('|i1',
    'c-j?@!2tvz2*eNsr2k?;5WT(Mypl{ZKH#|1%hodMghNwgxE{TPYdjZ#C9hg-Z>5$ZKnDVScQN5?P8+eHn~BCO4)-G}Gnv}sfVpo!'
    '>Lk#qajs0fAE1??>Ms8*r@h9Gz5#m;34R-c*cL}y^?8PuJmny68m73jW^D6Ji`2_-4*che-L-OH;$zXio|nI8tSVtRwXEdJ+tuXy'
    '17p>87X'
))
none = Parameter('none', ('TENSOR_QUANT16_SYMM', [0], 9.999999747378752e-05, 0), None)
input_gate_bias = Parameter('input_gate_bias', (I32, [16]), [-9000, -9000, -9000, -9000, -9000, -9000, -9000, -9000, -9000, -9000, -9000, -9000, -9000, -9000,
    -9000, -9000])
forget_gate_bias = Parameter('forget_gate_bias', (I32, [16]), [25000, 25000, 25000, 25000, 25000, 25000, 25000, 25000, 25000, 25000, 25000, 25000, 25000, 25000,
    25000, 25000])
cell_gate_bias = Parameter('cell_gate_bias', (I32, [16]), [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0])
output_gate_bias = Parameter('output_gate_bias', (I32, [16]), [25000, 25000, 25000, 25000, 25000, 25000, 25000, 25000, 25000, 25000, 25000, 25000, 25000, 25000,
    25000, 25000])
projection = Parameter('projection', ('TENSOR_QUANT8_SYMM', [0, 0], 0.009999999776482582, 0), None)
absent = Parameter('absent', (I32, [0]), None)
output_state = Input('output_state', (S8, [2, 16], 0.0078125, 0))
cell_state = Input('cell_state', ('TENSOR_QUANT16_SYMM', [2, 16], 0.0001220703125, 0))
output_state_out = Output('output_state_out', (S8, [2, 16], 0.0078125, 0))
cell_state_out = Output('cell_state_out', ('TENSOR_QUANT16_SYMM', [2, 16], 0.0001220703125, 0))
output = Output('output', (S8, [2, 16], 0.0078125, 0))
model = Model()
model.Operation('QUANTIZED_LSTM', input, input_to_input, input_to_forget, input_to_cell, input_to_output, recurrent_to_input, recurrent_to_forget, recurrent_to_cell, recurrent_to_output, none, none, none, input_gate_bias, forget_gate_bias, cell_gate_bias, output_gate_bias, projection, absent, output_state, cell_state, none, none, none, none, 0.0, 0.0, 0.000244140625, 0.000244140625, 0.000244140625, 0.000244140625, 0, 0.0078125).To(output_state_out, cell_state_out, output)
Example({
    input: [-128, 127, 23, -10],
    output_state: [-128, 127, 15, 56, 37, 113, -82, -88, -49, 76, 105, -15, -67, 28, -22, 50, 114, -93, -99, -22, 114,
    -58, 97, -43, -101, -21, 72, -13, 113, 53, 26, -126],
    cell_state: [-32000, -27733, -23467, -19200, -14933, -10667, -6400, -2133, 2133, 6400, 10667, 14933, 19200,
    23467, 27733, 32000, 40, 62, 98, 152, 238, 371, 580, 905, 1414, 2208, 3447, 5383, 8405, 13124,
    20493, 32000],
    output_state_out: [-81, -79, -77, -75, -68, -59, -41, -15, 13, 40, 58, 66, 73, 78, 78, 81, 0, 1, 1, 1, 0, 4, 5, 4, 8,
    15, 19, 33, 49, 63, 76, 80],
    cell_state_out: [-20039, -17718, -15207, -12604, -9453, -7212, -4438, -1478, 1334, 4261, 7129, 9623, 12077, 15083,
    17608, 20866, 14, 145, 91, 132, 47, 388, 504, 451, 825, 1570, 1921, 3571, 5523, 8641, 13084,
    20385],
    output: [-81, -79, -77, -75, -68, -59, -41, -15, 13, 40, 58, 66, 73, 78, 78, 81, 0, 1, 1, 1, 0, 4, 5, 4, 8,
    15, 19, 33, 49, 63, 76, 80],
}, name='of_13_bits').DisableLifeTimeVariation()

# States up to 1 in steps of 2^-15.
# Expected values: TF Lite 2.14 built-in kernel.
input = Input('input', (S8, [2, 2], 0.0078125, 5))
input_to_input = Parameter('input_to_input', ('TENSOR_QUANT8_SYMM', [16, 2], 0.003000000026077032, 0), [-6, 6, 2, -4, 2, -4, 7, -5, -2, -2, -8, 9, 4, 8, -7, -3, -9, -1, 9, 2, 9, 7, 7, 4, -8, 7, -4, 7,
    -5, 1, -4, -2])
input_to_forget = Parameter('input_to_forget', ('TENSOR_QUANT8_SYMM', [16, 2], 0.003000000026077032, 0), [4, -6, 9, 3, -1, 3, 4, -8, 3, 0, -8, -7, 8, -9, 0, -2, 9, -5, 5, -1, 1, -1, -8, 6, -4, 5, 5, 7, -5,
    -6, 7, 2])
input_to_cell = Parameter('input_to_cell', ('TENSOR_QUANT8_SYMM', [16, 2], 0.003000000026077032, 0), [1, -1, 1, -3, -8, 8, 9, 0, -4, 9, 0, -8, 1, -8, -9, 1, -2, 0, 3, -3, -7, 9, 2, -7, 5, 2, -9, -5,
    -3, -3, -1, 0])
input_to_output = Parameter('input_to_output', ('TENSOR_QUANT8_SYMM', [16, 2], 0.003000000026077032, 0), [2, 2, 5, 8, -1, 1, -5, 8, -6, -3, -5, -3, 8, 4, -6, 0, 4, 7, 3, -7, -1, 6, 0, 3, 4, -1, 3, -1, -7,
    3, 7, -6])
recurrent_to_input = Parameter('recurrent_to_input', ('TENSOR_QUANT8_SYMM', [16, 16], 0.003000000026077032, 0), packed('|i1',
    'c-jrlK@I>R2n0a{LHPe;K}6iWPSTUw&}m_oEh38$go>SK#w!*{%`zhyt?<t7e>OW@$V|ljATOVe9X$sE45U0Ih3J7}6W+a|i&bqf'
    'iX&OZQp)>3JX}sHnXsRpo(^yHV8_6Y0iL>q?pdi~u2Xy5)Yh8&yf}E@PaM^6u8D^M-0u*Q&YTdLMgSGsrM~;^`jd2Sv%UQ%{<_z4'
    'KZ0<5#{'
))
recurrent_to_forget = Parameter('recurrent_to_forget', ('TENSOR_QUANT8_SYMM', [16, 16], 0.003000000026077032, 0), packed('|i1',
    'c-jrl(Gox*1OQP<;{QKZA?|(OIkT&MCIOaud8_&+Sch1zaf;%8j-H*8^*rW-hLS>g4vQhpBMtQ-!SH}$uuAR6Cw%ZDn<<Opbcbw{'
    'v~d_N`kGTgSXQQAzw`9KBAo)&3<nNLpa`-hjS>0K0x;m(z5Vw_JBn5)cAv93Tcj7g-!%SjcPV8&!UW*5^W1xKg36pscO`DVLw9|Z'
    'A$tY'
))
recurrent_to_cell = Parameter('recurrent_to_cell', ('TENSOR_QUANT8_SYMM', [16, 16], 0.003000000026077032, 0), packed('|i1',
    'c-jrmi4njc2mml1<=KB&5k%Vwa=}Nnvxy<+6XI!S8O^sZFgZYmMNOSJ*T$twsZ2O3m+-F8F?v_e=uL^o!dGSO8^eG%#>1oO?=?_!'
    'DUW$Pb^-+}o@&SoKmr%lhs4}2Bwa#;VUzFAbS+WJ#cp>fiN(H$tP$H)Mx1Gk`0Nal{CQmez$sD%R1WDjkCZzu9Dw5tcQvhBUi{(%'
    'Zai}M'
))
recurrent_to_output = Parameter('recurrent_to_output', ('TENSOR_QUANT8_SYMM', [16, 16], 0.003000000026077032, 0), packed('|i1',
    'c-jq)TNVHz2tqX-tNkxF&DZn^hYMJ(PJtfDY(gQEBBV*X0oUBMWfOsKUglZOrH$O;J0X}sEPIR*GwH$U&!o0>*EUp(-f9=f)MW<e'
    '{&b7x=fZV8a>`AZdA#-Fu^LlD(Fn|Yo;q*}W|h$q`S79psa^{kV&V6GvtJwWB}?nXn$mBg>wd6?tG%>z1lGBvgYjGK<F&4VG?cJ@'
    ')QErd'
))
none = Parameter('none', ('TENSOR_QUANT16_SYMM', [0], 9.999999747378752e-05, 0), None)
input_gate_bias = Parameter('input_gate_bias', (I32, [16]), [-9000, -9000, -9000, -9000, -9000, -9000, -9000, -9000, -9000, -9000, -9000, -9000, -9000, -9000,
    -9000, -9000])
forget_gate_bias = Parameter('forget_gate_bias', (I32, [16]), [25000, 25000, 25000, 25000, 25000, 25000, 25000, 25000, 25000, 25000, 25000, 25000, 25000, 25000,
    25000, 25000])
cell_gate_bias = Parameter('cell_gate_bias', (I32, [16]), [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0])
output_gate_bias = Parameter('output_gate_bias', (I32, [16]), [25000, 25000, 25000, 25000, 25000, 25000, 25000, 25000, 25000, 25000, 25000, 25000, 25000, 25000,
    25000, 25000])
projection = Parameter('projection', ('TENSOR_QUANT8_SYMM', [0, 0], 0.009999999776482582, 0), None)
absent = Parameter('absent', (I32, [0]), None)
output_state = Input('output_state', (S8, [2, 16], 0.0078125, 0))
cell_state = Input('cell_state', ('TENSOR_QUANT16_SYMM', [2, 16], 3.0517578125e-05, 0))
output_state_out = Output('output_state_out', (S8, [2, 16], 0.0078125, 0))
cell_state_out = Output('cell_state_out', ('TENSOR_QUANT16_SYMM', [2, 16], 3.0517578125e-05, 0))
output = Output('output', (S8, [2, 16], 0.0078125, 0))
model = Model()
model.Operation('QUANTIZED_LSTM', input, input_to_input, input_to_forget, input_to_cell, input_to_output, recurrent_to_input, recurrent_to_forget, recurrent_to_cell, recurrent_to_output, none, none, none, input_gate_bias, forget_gate_bias, cell_gate_bias, output_gate_bias, projection, absent, output_state, cell_state, none, none, none, none, 0.0, 0.0, 0.000244140625, 0.000244140625, 0.000244140625, 0.000244140625, 0, 0.0078125).To(output_state_out, cell_state_out, output)
Example({
    input: [-128, 127, -6, -15],
    output_state: [-128, 127, 68, -105, 116, 35, -105, -50, 82, 53, 34, 64, 98, 113, -52, 5, 56, -75, -114, 114, -13,
    94, -33, 118, -37, 70, 47, -23, -40, 70, 5, 106],
    cell_state: [-32000, -27733, -23467, -19200, -14933, -10667, -6400, -2133, 2133, 6400, 10667, 14933, 19200,
    23467, 27733, 32000, 40, 62, 98, 152, 238, 371, 580, 905, 1414, 2208, 3447, 5383, 8405, 13124,
    20493, 32000],
    output_state_out: [-45, -40, -35, -31, -24, -19, -9, -4, 5, 9, 20, 25, 30, 35, 43, 45, 0, 0, -2, 2, -2, 1, 1, 1, 2, 3,
    5, 8, 17, 19, 30, 45],
    cell_state_out: [-19734, -17374, -14670, -13124, -9798, -7639, -3725, -1543, 1943, 3607, 7812, 10195, 12493, 14715,
    19191, 20791, -145, -103, -740, 767, -935, 341, 218, 264, 702, 1059, 1893, 3185, 6669, 8059,
    12458, 19830],
    output: [-45, -40, -35, -31, -24, -19, -9, -4, 5, 9, 20, 25, 30, 35, 43, 45, 0, 0, -2, 2, -2, 1, 1, 1, 2, 3,
    5, 8, 17, 19, 30, 45],
}, name='of_15_bits').DisableLifeTimeVariation()
