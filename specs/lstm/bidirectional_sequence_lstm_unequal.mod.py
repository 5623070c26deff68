# Licensed under the Apache License, Version 2.0; see LICENSE.
# Written by 'python -m corpus' from corpus/families/lstm.py; do not edit.
#
# BIDIRECTIONAL_SEQUENCE_LSTM: directions of unequal width.

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

# The backward cell begins at the last step; its outputs stay at their steps.
# Expected values: float64 formula.
input = Input('input', (F32, [3, 2, 3]))
fw_input_to_input = Parameter('fw_input_to_input', (F32, [5, 3]), [0.129, -0.19, -0.03, 0.98, -0.681, -0.644, 0.449, 0.272, -0.202, 0.449, 0.984, -0.001, -0.687,
    -0.001, -0.622])
fw_input_to_forget = Parameter('fw_input_to_forget', (F32, [5, 3]), [-0.219, 0.919, 0.892, -0.094, -0.594, -0.271, -0.906, 0.777, 0.807, 0.122, -0.739, 0.084, -0.819,
    0.409, -0.408])
fw_input_to_cell = Parameter('fw_input_to_cell', (F32, [5, 3]), [-0.677, 0.408, 0.08, -0.451, 0.002, -0.584, -0.755, 0.838, -0.264, -0.527, 0.64, -0.131, 0.25,
    -0.547, -0.698])
fw_input_to_output = Parameter('fw_input_to_output', (F32, [5, 3]), [-0.218, 0.252, 0.618, 0.547, -0.223, -0.051, 0.608, 0.225, -0.72, 0.243, -0.714, 0.929, -0.206,
    0.564, -0.369])
fw_recurrent_to_input = Parameter('fw_recurrent_to_input', (F32, [5, 5]), packed('<f4',
    'c-jGE0Gs~?mZ)ae#~-ku#jd7}D^yZyMpVPmTw=O4fkVb-qf3Qy8X!lTmxtrHytd=@B99PBUR7&rCNOskNKX)9#O_w5UbGVhsM`W~'
    '47$I+KR-V|zdt{}K0CfYy+6J`KfXP`Kfk?8RW1$'
))
fw_recurrent_to_forget = Parameter('fw_recurrent_to_forget', (F32, [5, 5]), packed('<f4',
    'c-jlfzq)0~FYDvG)US8zW;}14Ba+{(Yq@Gh+76+L69skmy*&*V=WLqzd+L#OLOGkZe9TLeYks-S*6VzDPsWGz+FZ_N1^4FVvK>K}'
    'p4nON+qci&Zol3BeRlTtK+0}6n6nQ6D_t`C'
))
fw_recurrent_to_cell = Parameter('fw_recurrent_to_cell', (F32, [5, 5]), packed('<f4',
    'c-jGE0Gt2arUcK?Siuk@e=F0R89UW?VxEJbrt<RVB%4<EB00)f+iHhR#01}Xz7X%g8k^G6`vxSA6B{(48M$0`B4Ac;Nq<-eY7az>'
    'O-Vk#KEFS_zQ4Y|Kfgb}zdt{|KR>@azP`V~v@n?'
))
fw_recurrent_to_output = Parameter('fw_recurrent_to_output', (F32, [5, 5]), packed('<f4',
    'c-jGE0Gt1R#kf7VYHAns*{%@2k6?f2-79(UW{>GTY9Jm89=yES{mw^NpTgy8`y_|yr)I(?3Oq1n7sYgRj#T$yIXZRFyeURjX2xb!'
    'vDZC4zrVgezCORczdk=cKD|G`KR>-bKfXOR<uTg'
))
fw_cell_to_input = Parameter('fw_cell_to_input', (F32, [0]), None)
fw_cell_to_forget = Parameter('fw_cell_to_forget', (F32, [0]), None)
fw_cell_to_output = Parameter('fw_cell_to_output', (F32, [0]), None)
fw_input_bias = Parameter('fw_input_bias', (F32, [5]), [-0.1, -0.812, -0.718, -0.235, -0.029])
fw_forget_bias = Parameter('fw_forget_bias', (F32, [5]), [0.1, -0.418, -0.251, -0.9, 0.408])
fw_cell_bias = Parameter('fw_cell_bias', (F32, [5]), [0.984, 0.56, -0.514, 0.227, -0.486])
fw_output_bias = Parameter('fw_output_bias', (F32, [5]), [-0.049, -0.07, 0.108, -0.982, -0.417])
fw_projection = Parameter('fw_projection', (F32, [0, 0]), None)
fw_projection_bias = Parameter('fw_projection_bias', (F32, [0]), None)
bw_input_to_input = Parameter('bw_input_to_input', (F32, [2, 3]), [0.895, -0.826, -0.931, -0.258, 0.53, 0.765])
bw_input_to_forget = Parameter('bw_input_to_forget', (F32, [2, 3]), [0.895, -0.911, -0.216, 0.154, -0.317, 0.783])
bw_input_to_cell = Parameter('bw_input_to_cell', (F32, [2, 3]), [-0.367, -0.035, 0.187, 0.914, -0.56, -0.151])
bw_input_to_output = Parameter('bw_input_to_output', (F32, [2, 3]), [-0.579, 0.32, -0.544, 0.779, 0.194, -0.741])
bw_recurrent_to_input = Parameter('bw_recurrent_to_input', (F32, [2, 2]), [-0.043, 0.588, -0.904, -0.461])
bw_recurrent_to_forget = Parameter('bw_recurrent_to_forget', (F32, [2, 2]), [-0.011, -0.862, -0.949, 0.146])
bw_recurrent_to_cell = Parameter('bw_recurrent_to_cell', (F32, [2, 2]), [-0.574, 0.565, -0.684, 0.599])
bw_recurrent_to_output = Parameter('bw_recurrent_to_output', (F32, [2, 2]), [0.892, -0.717, 0.868, 0.887])
bw_cell_to_input = Parameter('bw_cell_to_input', (F32, [0]), None)
bw_cell_to_forget = Parameter('bw_cell_to_forget', (F32, [0]), None)
bw_cell_to_output = Parameter('bw_cell_to_output', (F32, [0]), None)
bw_input_bias = Parameter('bw_input_bias', (F32, [2]), [0.107, 0.559])
bw_forget_bias = Parameter('bw_forget_bias', (F32, [2]), [0.055, -0.964])
bw_cell_bias = Parameter('bw_cell_bias', (F32, [2]), [-0.089, -0.168])
bw_output_bias = Parameter('bw_output_bias', (F32, [2]), [-0.656, -0.068])
bw_projection = Parameter('bw_projection', (F32, [0, 0]), None)
bw_projection_bias = Parameter('bw_projection_bias', (F32, [0]), None)
fw_output_state = Input('fw_output_state', (F32, [2, 5]))
fw_cell_state = Input('fw_cell_state', (F32, [2, 5]))
bw_output_state = Input('bw_output_state', (F32, [2, 2]))
bw_cell_state = Input('bw_cell_state', (F32, [2, 2]))
aux_input = Parameter('aux_input', (F32, [0, 0, 0]), None)
fw_aux_to_input = Parameter('fw_aux_to_input', (F32, [0, 0]), None)
fw_aux_to_forget = Parameter('fw_aux_to_forget', (F32, [0, 0]), None)
fw_aux_to_cell = Parameter('fw_aux_to_cell', (F32, [0, 0]), None)
fw_aux_to_output = Parameter('fw_aux_to_output', (F32, [0, 0]), None)
bw_aux_to_input = Parameter('bw_aux_to_input', (F32, [0, 0]), None)
bw_aux_to_forget = Parameter('bw_aux_to_forget', (F32, [0, 0]), None)
bw_aux_to_cell = Parameter('bw_aux_to_cell', (F32, [0, 0]), None)
bw_aux_to_output = Parameter('bw_aux_to_output', (F32, [0, 0]), None)
fw_input_norm = Parameter('fw_input_norm', (F32, [0]), None)
fw_forget_norm = Parameter('fw_forget_norm', (F32, [0]), None)
fw_cell_norm = Parameter('fw_cell_norm', (F32, [0]), None)
fw_output_norm = Parameter('fw_output_norm', (F32, [0]), None)
bw_input_norm = Parameter('bw_input_norm', (F32, [0]), None)
bw_forget_norm = Parameter('bw_forget_norm', (F32, [0]), None)
bw_cell_norm = Parameter('bw_cell_norm', (F32, [0]), None)
bw_output_norm = Parameter('bw_output_norm', (F32, [0]), None)
output = Output('output', (F32, [3, 2, 7]))
forward_output_state_out = Output('forward_output_state_out', (F32, [2, 5]))
forward_cell_state_out = Output('forward_cell_state_out', (F32, [2, 5]))
backward_output_state_out = Output('backward_output_state_out', (F32, [2, 2]))
backward_cell_state_out = Output('backward_cell_state_out', (F32, [2, 2]))
model = Model()
model.Operation('BIDIRECTIONAL_SEQUENCE_LSTM', input, fw_input_to_input, fw_input_to_forget, fw_input_to_cell, fw_input_to_output, fw_recurrent_to_input, fw_recurrent_to_forget, fw_recurrent_to_cell, fw_recurrent_to_output, fw_cell_to_input, fw_cell_to_forget, fw_cell_to_output, fw_input_bias, fw_forget_bias, fw_cell_bias, fw_output_bias, fw_projection, fw_projection_bias, bw_input_to_input, bw_input_to_forget, bw_input_to_cell, bw_input_to_output, bw_recurrent_to_input, bw_recurrent_to_forget, bw_recurrent_to_cell, bw_recurrent_to_output, bw_cell_to_input, bw_cell_to_forget, bw_cell_to_output, bw_input_bias, bw_forget_bias, bw_cell_bias, bw_output_bias, bw_projection, bw_projection_bias, fw_output_state, fw_cell_state, bw_output_state, bw_cell_state, aux_input, fw_aux_to_input, fw_aux_to_forget, fw_aux_to_cell, fw_aux_to_output, bw_aux_to_input, bw_aux_to_forget, bw_aux_to_cell, bw_aux_to_output, 4, 0.0, 0.0, True, True, fw_input_norm, fw_forget_norm, fw_cell_norm, fw_output_norm, bw_input_norm, bw_forget_norm, bw_cell_norm, bw_output_norm).To(output, forward_output_state_out, forward_cell_state_out, backward_output_state_out, backward_cell_state_out)
Example({
    input: [0.355, -1.232, 0.379, -0.798, -1.056, 1.801, 0.628, -1.58, -1.098, -1.17, -1.12, 1.297, -1.721,
    0.965, -1.936, 1.76, 1.336, 0.884],
    fw_output_state: [0.596, -0.813, 0.761, 0.049, -0.117, 0.73, -0.201, 0.606, -0.022, -0.195],
    fw_cell_state: [0.645, -0.824, -0.47, 0.15, -0.361, -0.459, -0.806, -0.496, -0.754, 0.547],
    bw_output_state: [0.556, 0.146, -0.82, 0.608],
    bw_cell_state: [0.277, -0.281, 0.077, 0.349],
    output: packed('<f4',
    'c-jG|09XGC$87Xvh056B0b)pP$A=>Z-7EJ~I2x8#%XOwft*nPIjAJ^ewkQq~k0=P2E<&8)P=vQupd?ye4g5MQYm)FHo5dA;9@8Y!'
    'hik2iv)Z%@!|L!nfQP`iay6cp2#>KN>Tab@#;_ZyuBHAp`$iJ&jf*8vt9!UPE*k{u13tdJy}i9YJ-)rZy*<1<KEAy@zCAv@yuQ6X'
    'Jv}`=JU+X=KEA%ZzB@m5<xzn'
),
    forward_output_state_out: [0.11612559, 0.06891761, 0.06827292, 0.010103113, 0.20353389, 0.3607424, -0.18149817, -0.17061123,
    -0.009462871, -0.12965032],
    forward_cell_state_out: [0.29932714, 0.3091689, 0.106798686, 0.36790028, 0.27531207, 0.61912936, -0.2471934, -0.29164785,
    -0.035387415, -0.33099532],
    backward_output_state_out: [-0.0592313, 0.17761913, 0.03982966, -0.02860774],
    backward_cell_state_out: [-0.3881049, 0.4656312, 0.22078022, -0.28282395],
}, name='alone_time_major_merged_with_states').AddVariations('relaxed', 'float16').DisableLifeTimeVariation()

# The backward cell begins at the last step; its outputs stay at their steps.
# Expected values: float64 formula. TF Lite strides through states by the width of merged outputs.
input = Input('input', (F32, [2, 3, 3]))
fw_input_to_input = Parameter('fw_input_to_input', (F32, [5, 3]), [-0.944, -0.093, 0.299, 0.909, 0.752, -0.877, 0.552, 0.854, 0.963, -0.246, -0.825, -0.38, 0.73,
    -0.912, -0.488])
fw_input_to_forget = Parameter('fw_input_to_forget', (F32, [5, 3]), [0.957, -0.037, -0.815, 0.813, -0.48, -0.559, 0.456, 0.748, -0.798, -0.557, -0.275, -0.879, -0.015,
    0.392, -0.486])
fw_input_to_cell = Parameter('fw_input_to_cell', (F32, [5, 3]), [-0.949, -0.527, -0.149, -0.57, -0.884, -0.841, 0.364, -0.73, -0.769, 0.848, -0.492, -0.286, -0.752,
    -0.561, 0.201])
fw_input_to_output = Parameter('fw_input_to_output', (F32, [5, 3]), [0.507, 0.059, 0.774, -0.831, -0.907, -0.048, 0.464, -0.862, 0.437, -0.677, -0.849, 0.315, -0.534,
    -0.472, -0.437])
fw_recurrent_to_input = Parameter('fw_recurrent_to_input', (F32, [5, 5]), packed('<f4',
    'c-jGE0Gt1&`VvAyZEf4W=has3Siz{-u7_r(B^3OYn|^~}VCU!gpZj<Yd^yU-&PNtzn+C3_Lj-C-W##)@9vUerO<y#jOZTC9M#KRp'
    'aZA5HzCAm>zrQ~|zdt`dJ-@v^KR-Oazr8<3A28V'
))
fw_recurrent_to_forget = Parameter('fw_recurrent_to_forget', (F32, [5, 5]), packed('<f4',
    'c-jGE0Gt0*Z=M29kq8U|Qrj(PU|8c|wmUC51e$G@;}Y*HV(qK~E4cZxk>xq1<@4X&v{sqtLnR|8hfw@n>jz#Qoh>l5n{a)P1V|1U'
    'I}1L)y*@v_zrMadKR!P{y}my^KEFObKR-UYKP!I'
))
fw_recurrent_to_cell = Parameter('fw_recurrent_to_cell', (F32, [5, 5]), packed('<f4',
    'c-jGE0Gt2ksQ4|1cMxb+pnIOOch8M~JM0wag%FQ{`^HnU7QR@K4jL5ioxb;%YTr?=`|DW3m8lD(-5DP_ZA~w3C+{DVPP}ipM=8;H'
    'bwfTsK0d#{zCAxaKRrFazCS*{K0iM`KfXQ*pD%U'
))
fw_recurrent_to_output = Parameter('fw_recurrent_to_output', (F32, [5, 5]), packed('<f4',
    'c-jGE0Gt10q>JpdiKLCkIkYVuZ@kIjLc{iEB{M<-J8*1K$U$(IOSH(cS`u`2dSLY^W(G50D_=clSax8&?l*`QokRnZ9#mxrTt)#?'
    'rH4O0Kfk^{zP`RbKRrJ_zP~>{KR-XdzrMZwZ!6{'
))
fw_cell_to_input = Parameter('fw_cell_to_input', (F32, [0]), None)
fw_cell_to_forget = Parameter('fw_cell_to_forget', (F32, [0]), None)
fw_cell_to_output = Parameter('fw_cell_to_output', (F32, [0]), None)
fw_input_bias = Parameter('fw_input_bias', (F32, [5]), [-0.331, 0.985, -0.018, -0.017, 0.882])
fw_forget_bias = Parameter('fw_forget_bias', (F32, [5]), [-0.808, -0.487, 0.245, -0.786, -0.055])
fw_cell_bias = Parameter('fw_cell_bias', (F32, [5]), [-0.798, 0.43, -0.52, 0.658, -0.1])
fw_output_bias = Parameter('fw_output_bias', (F32, [5]), [0.059, -0.468, -0.412, 0.284, 0.083])
fw_projection = Parameter('fw_projection', (F32, [0, 0]), None)
fw_projection_bias = Parameter('fw_projection_bias', (F32, [0]), None)
bw_input_to_input = Parameter('bw_input_to_input', (F32, [2, 3]), [-0.661, 0.654, -0.462, -0.033, -0.825, -0.877])
bw_input_to_forget = Parameter('bw_input_to_forget', (F32, [2, 3]), [0.755, 0.68, -0.673, -0.712, -0.944, -0.238])
bw_input_to_cell = Parameter('bw_input_to_cell', (F32, [2, 3]), [0.928, 0.267, 0.726, -0.937, -0.125, 0.048])
bw_input_to_output = Parameter('bw_input_to_output', (F32, [2, 3]), [0.255, -0.497, 0.757, -0.592, -0.102, 0.022])
bw_recurrent_to_input = Parameter('bw_recurrent_to_input', (F32, [2, 2]), [0.04, -0.398, -0.381, 0.435])
bw_recurrent_to_forget = Parameter('bw_recurrent_to_forget', (F32, [2, 2]), [-0.92, 0.669, -0.254, 0.242])
bw_recurrent_to_cell = Parameter('bw_recurrent_to_cell', (F32, [2, 2]), [0.096, 0.824, 0.263, 0.886])
bw_recurrent_to_output = Parameter('bw_recurrent_to_output', (F32, [2, 2]), [-0.231, 0.457, -0.3, -0.279])
bw_cell_to_input = Parameter('bw_cell_to_input', (F32, [0]), None)
bw_cell_to_forget = Parameter('bw_cell_to_forget', (F32, [0]), None)
bw_cell_to_output = Parameter('bw_cell_to_output', (F32, [0]), None)
bw_input_bias = Parameter('bw_input_bias', (F32, [2]), [0.269, 0.079])
bw_forget_bias = Parameter('bw_forget_bias', (F32, [2]), [-0.044, -0.92])
bw_cell_bias = Parameter('bw_cell_bias', (F32, [2]), [0.873, 0.67])
bw_output_bias = Parameter('bw_output_bias', (F32, [2]), [-0.033, 0.142])
bw_projection = Parameter('bw_projection', (F32, [0, 0]), None)
bw_projection_bias = Parameter('bw_projection_bias', (F32, [0]), None)
fw_output_state = Input('fw_output_state', (F32, [2, 5]))
fw_cell_state = Input('fw_cell_state', (F32, [2, 5]))
bw_output_state = Input('bw_output_state', (F32, [2, 2]))
bw_cell_state = Input('bw_cell_state', (F32, [2, 2]))
aux_input = Parameter('aux_input', (F32, [0, 0, 0]), None)
fw_aux_to_input = Parameter('fw_aux_to_input', (F32, [0, 0]), None)
fw_aux_to_forget = Parameter('fw_aux_to_forget', (F32, [0, 0]), None)
fw_aux_to_cell = Parameter('fw_aux_to_cell', (F32, [0, 0]), None)
fw_aux_to_output = Parameter('fw_aux_to_output', (F32, [0, 0]), None)
bw_aux_to_input = Parameter('bw_aux_to_input', (F32, [0, 0]), None)
bw_aux_to_forget = Parameter('bw_aux_to_forget', (F32, [0, 0]), None)
bw_aux_to_cell = Parameter('bw_aux_to_cell', (F32, [0, 0]), None)
bw_aux_to_output = Parameter('bw_aux_to_output', (F32, [0, 0]), None)
fw_input_norm = Parameter('fw_input_norm', (F32, [0]), None)
fw_forget_norm = Parameter('fw_forget_norm', (F32, [0]), None)
fw_cell_norm = Parameter('fw_cell_norm', (F32, [0]), None)
fw_output_norm = Parameter('fw_output_norm', (F32, [0]), None)
bw_input_norm = Parameter('bw_input_norm', (F32, [0]), None)
bw_forget_norm = Parameter('bw_forget_norm', (F32, [0]), None)
bw_cell_norm = Parameter('bw_cell_norm', (F32, [0]), None)
bw_output_norm = Parameter('bw_output_norm', (F32, [0]), None)
output = Output('output', (F32, [2, 3, 7]))
model = Model()
model.Operation('BIDIRECTIONAL_SEQUENCE_LSTM', input, fw_input_to_input, fw_input_to_forget, fw_input_to_cell, fw_input_to_output, fw_recurrent_to_input, fw_recurrent_to_forget, fw_recurrent_to_cell, fw_recurrent_to_output, fw_cell_to_input, fw_cell_to_forget, fw_cell_to_output, fw_input_bias, fw_forget_bias, fw_cell_bias, fw_output_bias, fw_projection, fw_projection_bias, bw_input_to_input, bw_input_to_forget, bw_input_to_cell, bw_input_to_output, bw_recurrent_to_input, bw_recurrent_to_forget, bw_recurrent_to_cell, bw_recurrent_to_output, bw_cell_to_input, bw_cell_to_forget, bw_cell_to_output, bw_input_bias, bw_forget_bias, bw_cell_bias, bw_output_bias, bw_projection, bw_projection_bias, fw_output_state, fw_cell_state, bw_output_state, bw_cell_state, aux_input, fw_aux_to_input, fw_aux_to_forget, fw_aux_to_cell, fw_aux_to_output, bw_aux_to_input, bw_aux_to_forget, bw_aux_to_cell, bw_aux_to_output, 4, 0.0, 0.0, True, False, fw_input_norm, fw_forget_norm, fw_cell_norm, fw_output_norm, bw_input_norm, bw_forget_norm, bw_cell_norm, bw_output_norm).To(output)
Example({
    input: [0.528, -1.057, 1.212, 0.546, -1.553, -1.501, 1.08, 0.542, 1.707, -0.742, 0.052, 1.536, 0.695,
    0.347, 0.988, 1.594, -0.056, 1.225],
    fw_output_state: [-0.774, -0.269, -0.116, 0.715, 0.461, 0.798, 0.624, -0.22, -0.894, -0.969],
    fw_cell_state: [-0.14, 0.883, 0.273, -0.201, -0.543, 0.059, 0.369, 0.083, -0.448, 0.132],
    bw_output_state: [0.081, -0.839, -0.284, -0.082],
    bw_cell_state: [0.815, 0.949, -0.394, 0.726],
    output: packed('<f4',
    'c-jG|09XHf*Wy~?pXHzx_AlPFbyxH{x?KzRqor6{V6Ykx8rE%~k~WM5O%7?TRi4!1x@%TthVI@^g5&uTM*-?OXE{N3eGzc)uh1py'
    '<u>YB#1=A;`YC2J(7Fy1S05e_IyC6x5vK<KGsw&Va{m)~ET`Wf1*5vZaw1v+`RpkSIlex=KfXRby+6J`zCAv^y}mxZKD<7>zP&y^'
    'J-)uaJ-t4>zP`RazP-I}b5h#'
),
}, name='alone_batch_major_merged').DisableLifeTimeVariation()

# The backward cell begins at the last step; its outputs stay at their steps.
# Expected values: float64 formula.
input = Input('input', (F32, [3, 2, 3]))
fw_input_to_input = Parameter('fw_input_to_input', (F32, [5, 3]), [-0.332, 0.042, -0.487, -0.074, 0.898, 0.583, 0.108, -0.816, -0.801, 0.157, 0.387, 0.866, 0.631,
    0.873, 0.633])
fw_input_to_forget = Parameter('fw_input_to_forget', (F32, [5, 3]), [-0.865, 0.689, -0.764, -0.366, -0.724, 0.558, 0.121, -0.072, -0.018, -0.028, 0.503, 0.389, -0.976,
    -0.369, 0.193])
fw_input_to_cell = Parameter('fw_input_to_cell', (F32, [5, 3]), [-0.573, -0.043, 0.895, -0.082, -0.229, 0.157, 0.304, 0.931, 0.225, 0.342, -0.939, 0.284, 0.391,
    -0.57, -0.37])
fw_input_to_output = Parameter('fw_input_to_output', (F32, [5, 3]), [-0.204, 0.257, -0.696, -0.595, -0.981, 0.453, 0.522, -0.494, 0.877, 0.024, 0.33, -0.652, 0.144,
    0.324, 0.97])
fw_recurrent_to_input = Parameter('fw_recurrent_to_input', (F32, [5, 5]), packed('<f4',
    'c-jGE0Gt1;<2g0HE4sl-@C@|urX@QsP>-fow9m!W9Hq2gpNC1x45tG9r<(@f-HpPV4#@W)csiR%x_Z`(Ap!;~RE9*sk0cj$1g%z6'
    'ut~o?JwCraKEFS|zdb%YK0ZIbJwLubzdpa!$u89'
))
fw_recurrent_to_forget = Parameter('fw_recurrent_to_forget', (F32, [5, 5]), packed('<f4',
    'c-pgkXZ)?u_Tt3SyUU{Pig#}Mb6Y6j_M0`=7j3CA*0AMLdOKNVc8bbP$GIziHuwGvlv(VWQEz<bRJgTF1e?q6V|@(zg>nw!|0-q$'
    'i0$9M-_Fh+2=?!_+h@0b|6ZWLK6{`D01EXm{{'
))
fw_recurrent_to_cell = Parameter('fw_recurrent_to_cell', (F32, [5, 5]), packed('<f4',
    'c-jGE0Gt2#d3!`!bBhkTmQKwXF@NEvxc1@Cb2aktQ|T0oWN2(HNkd}H1PE$+n;s~7_h??yr$gp0toxDYvJA_ROg2nBR76F5RMU|<'
    '%|<`IzdpV`y}ds^zCOP{zCXLaKfgY{zrH@!?lHd'
))
fw_recurrent_to_output = Parameter('fw_recurrent_to_output', (F32, [5, 5]), packed('<f4',
    'c-jGE0Gt0vgKZ3C&DUU16fvyy01EnTSP&U+#oZwp;lSqtJItfyjjjkB{Q%c~=Q&se5+Ee71p3PROCL;da5u-SdUSxJYI`&pRs%3*'
    'QZ~LmzP~>|zrQ~|yg$D_K0d!aKR-P^KR-XIXevJ'
))
fw_cell_to_input = Parameter('fw_cell_to_input', (F32, [0]), None)
fw_cell_to_forget = Parameter('fw_cell_to_forget', (F32, [0]), None)
fw_cell_to_output = Parameter('fw_cell_to_output', (F32, [0]), None)
fw_input_bias = Parameter('fw_input_bias', (F32, [5]), [-0.206, -0.728, 0.153, -0.85, 0.325])
fw_forget_bias = Parameter('fw_forget_bias', (F32, [5]), [-0.241, -0.744, -0.495, 0.853, -0.991])
fw_cell_bias = Parameter('fw_cell_bias', (F32, [5]), [-0.36, 0.481, -0.198, 0.086, 0.656])
fw_output_bias = Parameter('fw_output_bias', (F32, [5]), [-0.511, -0.678, -0.282, -0.681, -0.053])
fw_projection = Parameter('fw_projection', (F32, [0, 0]), None)
fw_projection_bias = Parameter('fw_projection_bias', (F32, [0]), None)
bw_input_to_input = Parameter('bw_input_to_input', (F32, [2, 3]), [-0.287, 0.196, 0.185, -0.138, -0.265, 0.496])
bw_input_to_forget = Parameter('bw_input_to_forget', (F32, [2, 3]), [-0.113, -0.071, 0.776, 0.596, -0.65, 0.232])
bw_input_to_cell = Parameter('bw_input_to_cell', (F32, [2, 3]), [-0.507, -0.45, -0.748, 0.142, -0.77, -0.22])
bw_input_to_output = Parameter('bw_input_to_output', (F32, [2, 3]), [0.491, -0.924, 0.633, 0.721, -0.98, -0.71])
bw_recurrent_to_input = Parameter('bw_recurrent_to_input', (F32, [2, 2]), [-0.199, -0.518, -0.568, 0.782])
bw_recurrent_to_forget = Parameter('bw_recurrent_to_forget', (F32, [2, 2]), [0.629, 0.147, -0.647, -0.75])
bw_recurrent_to_cell = Parameter('bw_recurrent_to_cell', (F32, [2, 2]), [-0.59, 0.911, 0.087, -0.976])
bw_recurrent_to_output = Parameter('bw_recurrent_to_output', (F32, [2, 2]), [0.429, -0.941, -0.798, 0.55])
bw_cell_to_input = Parameter('bw_cell_to_input', (F32, [0]), None)
bw_cell_to_forget = Parameter('bw_cell_to_forget', (F32, [0]), None)
bw_cell_to_output = Parameter('bw_cell_to_output', (F32, [0]), None)
bw_input_bias = Parameter('bw_input_bias', (F32, [2]), [-0.68, 0.711])
bw_forget_bias = Parameter('bw_forget_bias', (F32, [2]), [0.2, -0.583])
bw_cell_bias = Parameter('bw_cell_bias', (F32, [2]), [0.27, 0.315])
bw_output_bias = Parameter('bw_output_bias', (F32, [2]), [-0.85, -0.479])
bw_projection = Parameter('bw_projection', (F32, [0, 0]), None)
bw_projection_bias = Parameter('bw_projection_bias', (F32, [0]), None)
fw_output_state = Input('fw_output_state', (F32, [2, 5]))
fw_cell_state = Input('fw_cell_state', (F32, [2, 5]))
bw_output_state = Input('bw_output_state', (F32, [2, 2]))
bw_cell_state = Input('bw_cell_state', (F32, [2, 2]))
aux_input = Parameter('aux_input', (F32, [0, 0, 0]), None)
fw_aux_to_input = Parameter('fw_aux_to_input', (F32, [0, 0]), None)
fw_aux_to_forget = Parameter('fw_aux_to_forget', (F32, [0, 0]), None)
fw_aux_to_cell = Parameter('fw_aux_to_cell', (F32, [0, 0]), None)
fw_aux_to_output = Parameter('fw_aux_to_output', (F32, [0, 0]), None)
bw_aux_to_input = Parameter('bw_aux_to_input', (F32, [0, 0]), None)
bw_aux_to_forget = Parameter('bw_aux_to_forget', (F32, [0, 0]), None)
bw_aux_to_cell = Parameter('bw_aux_to_cell', (F32, [0, 0]), None)
bw_aux_to_output = Parameter('bw_aux_to_output', (F32, [0, 0]), None)
fw_input_norm = Parameter('fw_input_norm', (F32, [0]), None)
fw_forget_norm = Parameter('fw_forget_norm', (F32, [0]), None)
fw_cell_norm = Parameter('fw_cell_norm', (F32, [0]), None)
fw_output_norm = Parameter('fw_output_norm', (F32, [0]), None)
bw_input_norm = Parameter('bw_input_norm', (F32, [0]), None)
bw_forget_norm = Parameter('bw_forget_norm', (F32, [0]), None)
bw_cell_norm = Parameter('bw_cell_norm', (F32, [0]), None)
bw_output_norm = Parameter('bw_output_norm', (F32, [0]), None)
forward_output = Output('forward_output', (F32, [3, 2, 5]))
backward_output = Output('backward_output', (F32, [3, 2, 2]))
model = Model()
model.Operation('BIDIRECTIONAL_SEQUENCE_LSTM', input, fw_input_to_input, fw_input_to_forget, fw_input_to_cell, fw_input_to_output, fw_recurrent_to_input, fw_recurrent_to_forget, fw_recurrent_to_cell, fw_recurrent_to_output, fw_cell_to_input, fw_cell_to_forget, fw_cell_to_output, fw_input_bias, fw_forget_bias, fw_cell_bias, fw_output_bias, fw_projection, fw_projection_bias, bw_input_to_input, bw_input_to_forget, bw_input_to_cell, bw_input_to_output, bw_recurrent_to_input, bw_recurrent_to_forget, bw_recurrent_to_cell, bw_recurrent_to_output, bw_cell_to_input, bw_cell_to_forget, bw_cell_to_output, bw_input_bias, bw_forget_bias, bw_cell_bias, bw_output_bias, bw_projection, bw_projection_bias, fw_output_state, fw_cell_state, bw_output_state, bw_cell_state, aux_input, fw_aux_to_input, fw_aux_to_forget, fw_aux_to_cell, fw_aux_to_output, bw_aux_to_input, bw_aux_to_forget, bw_aux_to_cell, bw_aux_to_output, 4, 0.0, 0.0, False, True, fw_input_norm, fw_forget_norm, fw_cell_norm, fw_output_norm, bw_input_norm, bw_forget_norm, bw_cell_norm, bw_output_norm).To(forward_output, backward_output)
Example({
    input: [1.167, -1.973, -0.536, -1.371, 0.24, 0.956, -1.738, 0.174, -0.272, 0.808, 1.935, 0.995, -1.768,
    0.222, -1.928, 0.176, -0.667, -1.02],
    fw_output_state: [-0.105, -0.709, 0.438, 0.737, 0.166, -0.449, 0.399, 0.689, 0.826, -0.497],
    fw_cell_state: [-0.81, 0.142, -0.632, 0.325, 0.548, -0.121, 0.463, -0.383, 0.513, 0.215],
    bw_output_state: [-0.548, -0.103, 0.629, -0.466],
    bw_cell_state: [-0.616, 0.504, -0.938, -0.336],
    forward_output: packed('<f4',
    'c-jGY0EhqlroRk}YDFZgGG)5*jl)XizTCx2<t1;=P|RAb_j9(fxrnO}O65+1+K_TmBvBOB%Xxenuzu7zi^j;0s>i?qZd%l2z11QG'
    '%B4jB0^!vS03j8}HSHE;9lbriJw81?ygk0XKE66VJv=?UzP~-ay*$1=zB)b9_d6s'
),
    backward_output: [0.282897, 0.5194464, -0.08116648, -0.025864251, 0.052600797, -0.0075283293, -0.07291287,
    -0.044828642, 0.01059156, 0.114674434, -0.1373332, 0.1319293],
}, name='alone_time_major')

# The backward cell begins at the last step; its outputs stay at their steps.
# Expected values: float64 formula.
input = Input('input', (F32, [3, 4, 16]))
fw_input_to_input = Parameter('fw_input_to_input', (F32, [16, 16]), (packed('<f4',
    'c-p)FxVdxBMW>@@H501i6xG+wyMFLX+PbKxhvyYK$<FbTSI^hYT9Blx>Ll=7_vV~ElI8MTF1@=1A|#{c#Vqh&dcd(nDM8^(%u|tF'
    '8w}mwFFy4*%{}G9*Y~ywQAc=M4TU!CkrLR%mJsoK)43xhEc;rocTe|>uw+Sj-!FAm`qTp9=u`tA{(yCzMIDLiA0CFJJ^Zco;`yo6'
    'B@dWhb2QK0qCaD9<I|s-cfT)~JZ=8##W{IBmL_4lmpi?;+h=EIw{NeV?cTk%K!&ZY-M&5hAOOe&K_Ioy&ej^lwzIX{Yik2k2Gjr~'
    '_5lFBNO#N'
) * 5)[:256])
fw_input_to_forget = Parameter('fw_input_to_forget', (F32, [16, 16]), (packed('<f4',
    'c-nijr&aT+uH~ZQLRIr`(l_Jer!_w|To-b<_WsLRNq5<HEYe(b_TS}<!^-<!x(WCtg)CV2^8WE3l26OqHQUz(mb{Ls*tEqp!<Ma6'
    'L;u{aR_6mtIouzAwf9$>DWK9Q=NjXB=8Escueax`ZHq_}cr4|v=I<TMa$%oXjF`K{<cs|;=X#h;Jk{736Z`$-YwlCC*F02RVS09>'
    '<PA1a)^Gjae11I2)%Yo8_}Oy84b}IFhP~#GuPwSC$shU9ZqL4b`|NCiaG#yszP%v!KAXLEK(G%aun!~zV(o>p_SpjIz5DF;0kzly'
    '0P)v+p8'
) * 5)[:256])
fw_input_to_cell = Parameter('fw_input_to_cell', (F32, [16, 16]), (packed('<f4',
    'c-jH<01N*BGcmrlk5IPu^lvv8Xgvg)p!6f-Vy?Cy@(__=E2{iZ3ieX?*`{behep*Qb(|27H=>6IV6;Lh8Gna405b@m^TLhuDE$(N'
    '*^vrXnHv4ur4UE+h0<8<<%jX9jn^o+Q_h=_H5Rsbu#?1C!ihx|f#t|xTm)(sv;Z@#8vS*beO%N7fsXB$&KWOM`5RbaeXEVR{7}}?'
    'v6my<9;5ff?cUk5sd5+~xpjdySryQ>WzW{USx7&=J-$A?zP`S_y}rIZzP>)bJiR?WJ-xm@zCJy^KEAy^KEA#_y}Z7?zP>)bzP>#^'
    'KD|CYK0Lm@J-t3o41B5'
) * 5)[:256])
fw_input_to_output = Parameter('fw_input_to_output', (F32, [16, 16]), (packed('<f4',
    'c-l)id6z56h0io1<K{NyIs5c)eyO%)T6XZy*@LP=52Y(lYc}$9vwU+ZmNl-<zx}vZn`7RdiM>aa1B~Y}NN;*trgB}NTQ|;f;<?Ya'
    'kIcV&?ym@!_UuzD&zxdwuF`+GFlH)KPMAhQMwGFL(9fmQ+t<7=c{^R<cCYb!2K~7K``8voyfNBk^0vHo=Yv}+->>LhXKzs~JhPCo'
    ';mTb#*Z#w+pYz2$otX0Z9dn)ZJ29E%lmFxy{G9%IIm6uief##=+S%Fd-Me?69SH2T-3Mas1&i+6X9p4mVjypy^}fA8rmYQ7)^_i{'
    'y$t*I0RZ>}ch~'
) * 5)[:256])
fw_recurrent_to_input = Parameter('fw_recurrent_to_input', (F32, [16, 16]), (packed('<f4',
    'c-ni@Sz7vTMS$+A9hN^ln4F$^^fUP^d$}pAw0qW^5Vw%C%VILF8aBVYoVAB9$n6J<X~esF(+|^L-cFlldAmB$aq{GvW4)U`%54dL'
    'sGV@(;UR7F*=lq5OwO5k<ngx0XJ+?Ltl&7H=DVjvcgMEiusF+_thnXQYCqGQxBL{bcrZiazxVXHlUh$CSGA`u+EvPa(q-fO5{Yz4'
    'g{7aL`nVj*U8!^G<DxCXo8&ex=G(Pp|DIpRx;O4ycG{zEovoeSKD&K;_wBRYYX>Cu+3f`)J6n(-kPk%rKvMhc?Dl{NphA!;8z2)1'
    '_5uJV9Dnr'
) * 5)[:256])
fw_recurrent_to_forget = Parameter('fw_recurrent_to_forget', (F32, [16, 16]), (packed('<f4',
    'c-k`;2<oqYH?3U$&GTX*pTn!zCeB)?tbce`dB&&bN%`$be-ij^+pqe>VEx$1>9WiHn+($W4A1NTDDv69`|+<cV#lGZ8s~kjfxk1F'
    '&A)zZd^^+q_T8^D_f5R?TR=!mVC7TYpQax#G2CC8kl@?xe~v-_F2nDvl^b-qYJ#sg{=8ReW6ynm^$yL82RK(;x>_Uou=0t9<o&n4'
    'nm3puBQ^#Y)!hs7J<vb<X=>7&v*icwK4EzIr?BYL_5Y85*xBu~v)yO64+x;N-9B48Ag}>q>%Aa8NQs@@UfVq&VW1=fkONY=*A4)e'
    'rF@+'
) * 5)[:256])
fw_recurrent_to_cell = Parameter('fw_recurrent_to_cell', (F32, [16, 16]), (packed('<f4',
    'c-jH<01N+z@U}|&iKcHzSojj|Z2*g=chBcJycv(*uEnZCnt$J-Z^c4riB4X+_)7Ff-|VbnC6fw|Xk;5d3Sja`7N_$JenFcO;W<--'
    'eCGgco4)t^v~&c*Pe&l}V3}%9MG_!jkwId*NmC5{wog$U5C$06!jU^KHP_|R;n~Lhf@<KzgSxb%z(2bH=foeADM*u+wT)r$Qe~OE'
    'jW&a@rR`u4i43E{RCA3u+StJaqxEgyo!+C6jk>-)yuQ9ZKD@p>K0UrZKRr7=KEAy^KE6J_K0ds?J-t3XKE6IaK0dy_zP`RazP`Rb'
    'zPvp>y}mv?zCJ#x?t5t'
) * 5)[:256])
fw_recurrent_to_output = Parameter('fw_recurrent_to_output', (F32, [16, 16]), (packed('<f4',
    'c-m8bmoUvmTvd6R^cTzimrfzm!j7IkC>`?cW`x&@HC_VhJBm|ou3(s_y{lcQ)$sU^J^8uojxKnd;`HHu#uv%kHBX(pZ?fHX*8jWZ'
    'kXpiHXFi36r}Q6doU`OPCc_h9D3@V<?ij=Sc2BY9*Bst*B|^{L6{MD0CoK1$_?M;fe*kxmU*k{i*ef1iH$Gj;{q}?F!q}%V-@hE{'
    'o^@y^2dm)y@7)aQ(|B$=T+}f?D$M+Q;Rk)``A^$=*Iv11XJ@z1Zr|R0`)qA&fy}*ofjm3geIU{fih&%EJV=$D-QK+*Rr{>LY5;le'
    'cP{'
) * 5)[:256])
fw_cell_to_input = Parameter('fw_cell_to_input', (F32, [0]), None)
fw_cell_to_forget = Parameter('fw_cell_to_forget', (F32, [0]), None)
fw_cell_to_output = Parameter('fw_cell_to_output', (F32, [0]), None)
fw_input_bias = Parameter('fw_input_bias', (F32, [16]), [0.248, 0.567, -0.7, 0.21, 0.264, 0.305, 0.948, -0.403, -0.765, 0.298, 0.062, 0.926, -0.62, -0.215,
    -0.287, 0.712])
fw_forget_bias = Parameter('fw_forget_bias', (F32, [16]), [0.975, -0.057, 0.743, 0.062, -0.922, 0.351, -0.633, -0.403, 0.015, -0.191, -0.544, 0.182, 0.602,
    0.321, -0.621, 0.472])
fw_cell_bias = Parameter('fw_cell_bias', (F32, [16]), [0.255, -0.957, -0.144, -0.965, 0.979, -0.983, -0.287, -0.462, -0.315, 0.238, 0.732, 0.453, -0.521,
    -0.638, 0.179, -0.342])
fw_output_bias = Parameter('fw_output_bias', (F32, [16]), [0.3, -0.55, 0.041, -0.183, 0.292, -0.745, 0.18, 0.41, -0.685, 0.18, -0.565, 0.611, 0.97, 0.94,
    0.833, 0.427])
fw_projection = Parameter('fw_projection', (F32, [0, 0]), None)
fw_projection_bias = Parameter('fw_projection_bias', (F32, [0]), None)
bw_input_to_input = Parameter('bw_input_to_input', (F32, [19, 16]), (packed('<f4',
    'c-oULHos};c3bk|hj$!vT7{fu71uxakpGeI)cIzEcJ;L5e_nDuZqA=LV?$w3{|s^a<CfA~mOHN6ziFR1$JSauqw^fcwx29Y%WKvg'
    'dEJ~aGb8Kw!`5J-1joRlb`fXqm1@_Q9uRt)S7f{6P~J^b?=AY*x5!nP28z8s!gc@d#Dm}0Y_6Mj``CUNg}{c?nSy&>?#h1L{50Xm'
    'i)-t;%{P8rEZx=oN9aY@y{|&&?rry&tK8B0@}9-bng`+idu;dF?%QX#Z|^=kJ1_;}*xBv1u>&z|f!KPl-7cWqzI}T@+`S<2y><{y'
    '03z*yP5'
) * 5)[:304])
bw_input_to_forget = Parameter('bw_input_to_forget', (F32, [19, 16]), (packed('<f4',
    'c-m8~)SkuGs(LUZWI@Jx^J%3K`Kq@s<}>*vwC`y)eg5>SY~{Z{Zg+bVW<BmVzp6Z~GAhn*+A>*=)@|$NWu0ex**>%JHQT9)kEJGl'
    '?{uDQDa7_uNk}{CsaVN@xZf8lqF!EExlLvI)0s;TbynPVewnf>$$56vn%AG*-|zX}xJ+!O=)}f_YnQHn8{F6}v8B23-)-jO0uycu'
    'ds)3)^m2*XkHXJv>n2Ff{@VERXZN$+Coi0Kc_I_|H&MMLc%R)qTf2RBcKi0(+3wr7cc0xZAa5TK*x7)@Kx|tWxz`pfVF%*x-M81y'
    '4gk#_fpP'
) * 5)[:304])
bw_input_to_cell = Parameter('bw_input_to_cell', (F32, [19, 16]), (packed('<f4',
    'c-nh;IcnLmZ-ug3@;m>?Z(3J7Yss$}r@QwYT<4{$`EJW)UAD_FC57H3#C2}?_NO-M`99P3PN!Nf)0^@k)?Dk<d{bu6*07B_A>_ES'
    'b*{Vp%!0bSg*hds+<7*|)SU3$)aa|m(j547mt&E}O8Y&(=f{aTCfHw(JJ<U7{&n|_NxNN+#B@C=YhJMN_4<WhZ~o1i)S51=nAkM8'
    '-~QVoS<y!y!yGIEJQrld6mBh9Im_zigVe8!ca^_Z^<VsOpWVLQyZ7zeXSd7FZm*r49f)bS&ju)L2jYPR_U#36_u1|PQG4xdp~`Ic'
    '0RV<;eW3'
) * 5)[:304])
bw_input_to_output = Parameter('bw_input_to_output', (F32, [19, 16]), (packed('<f4',
    'c-j;C@bslV15d8(G%v+>P6zXC4{l2n+7oA)FOtu-Y)+h|vZ7^xQ|Ah0Kc~{-e_Wc=0(>%@Hm!;<3~&k3+|a!Ig4$gMrsq-4JR52f'
    'P6=_H`kdBWvTKXbI-%>ckL=oVd&8FA1jl2ylM*IpT)7_O+-p8DVeUsuj^6GaF+~o?lr}zL(Egpm&GhO2Q$^<K4{Mhl5bo?~KF++@'
    '<-tjh%Ayn3moD(GobXg);*Q1rr^Qd^K3zZQ%bMwH=JBtv-M4R_-Tr-c`}Xd$0|Fq!&d%0$pPjYc9%~?XuPsPoACR!Iv)yNFx6gJT'
    'Sj}Fb=w3Sj-`{n='
) * 5)[:304])
bw_recurrent_to_input = Parameter('bw_recurrent_to_input', (F32, [19, 19]), (packed('<f4',
    'c-qrc-!QGVJ!2V{pMZy~U;eV{-u{2fm|ikfe=;<^X}juMx9RmAT#u)<OMbcjBP2It$+8f>72+|{ToEr<wKm5X7CGCCO`Lr_DdJ&N'
    'lF)3C>4&b&)>hLNxx^87j_adFPTXR->r0)*SpF^!e*Ao5!R*Jn$8PrPU$<2I`1$}p$BXW*GvB%_zOeJxlMBo)>)w6+;d0!NeO>Pw'
    'tMAt@-C4eCL#wj%>Bwmz8y+v+{nqx#(@oyznqrkrHU<TrvIBvAdu^=u+3nkBx5s+#K07;WI}pbf2!TRCfjzb$IS8_Wv4Dgv0ASC1'
    '{r'
) * 6)[:361])
bw_recurrent_to_forget = Parameter('bw_recurrent_to_forget', (F32, [19, 19]), (packed('<f4',
    'c-ot{?5d({LcX%ox=-b@;?JjXUB5c<xv9CKTfenaT4(KXr|Kp3PD}XeO{?{{<S)xNe17qt<-9QUc^8+NK2(1{yJADsQ=!`l?w9sO'
    '-Tdu*eR0Lx-*KHB+Ya4NNOQFJP7o=`N+{6HiW9keLTI)S$8V)8Ti){-zE_$ZS7o@|CG%6th322BiN5!r_^sq#ydkq@rPV>5&tK1{'
    'K1(p&p1RI<PwL)Hdv?8B@~!zu^O~2pcbs_swnKgP5vwU2`|S4G?X%lwyJsJew6oj0d!MbHEs$@!Z=a1FNCb%Y*xA|a1<G65?%Hc-'
    'yU%tXSO<^*0Ls04hX'
) * 6)[:361])
bw_recurrent_to_cell = Parameter('bw_recurrent_to_cell', (F32, [19, 19]), (packed('<f4',
    'c-q_YvUsBA9((<xck^R@=q`&`5^#2%^`4Bwzix}W&01l3`^(GwA553+%db~{*Lc%3j7xl5{aps-kRLpyE-bPq)H2@2l$hRCP!Z}6'
    '-Za~?p!baX{gR1a>wezcHuKn)pMTZ-m&eVXFO+q=X6m^(zUwzXXQ?pUejLm+xjQWC+sBJF{FmdFd^pD3wD|6kEw<CoB>D@#)yS&z'
    '+br3AqV9@euiLI8w+`?5`M-JluC<HL{oTXH@Kg1%w#1vhCw6xG?Dp;32O{n4?Dp=pv$fr~Z?7##5GVp<@3Xbr2ckd<?e^`qv#|ln'
    '0|i0406Zvx_5'
) * 6)[:361])
bw_recurrent_to_output = Parameter('bw_recurrent_to_output', (F32, [19, 19]), (packed('<f4',
    'c-s5XnIPNw*mMEYr}D>!JGy<Q`T0F<-;^(%zpU3j!7|ENda{sm=V7jGKDCC$`9Cx{&Mx@kcUU`r-^njQ30%RBPoo@{#z|>k+P9QL'
    'F2~$CDd~dPTp@j-+0#v*Zb>oLmuSB2`1Sf{b9;^qq2QP`XQcineQg(-U-oy$)9a5H1f(QL?|OgS_x|iPN0)bYUl4e7^F8z3W|w#K'
    '0!~<Op4)O@=Yti>wVhveE;c9k%ba<CMPS9W=3D!&%nMk&ci&#SeLx5SKziT4eYSgd+u7OxX^70eeRg|*w5^>LkYxiF-D|gZ&%V9Z'
    '0HrE<F#'
) * 6)[:361])
bw_cell_to_input = Parameter('bw_cell_to_input', (F32, [0]), None)
bw_cell_to_forget = Parameter('bw_cell_to_forget', (F32, [0]), None)
bw_cell_to_output = Parameter('bw_cell_to_output', (F32, [0]), None)
bw_input_bias = Parameter('bw_input_bias', (F32, [19]), [-0.11, -0.902, -0.892, -0.893, -0.555, 0.795, -0.912, -0.949, 0.826, 0.218, 0.359, 0.839, -0.9,
    -0.524, -0.253, -0.574, 0.583, 0.958, 0.996])
bw_forget_bias = Parameter('bw_forget_bias', (F32, [19]), [-0.159, -0.495, 0.883, 0.757, 0.47, -0.693, 0.345, -0.983, -0.906, 0.178, -0.2, -0.67, -0.93,
    -0.69, -0.234, -0.817, -0.806, 0.826, 0.315])
bw_cell_bias = Parameter('bw_cell_bias', (F32, [19]), [-0.258, -0.51, 0.376, 0.008, -0.881, -0.801, 0.11, 0.483, -0.136, 0.118, 0.273, -0.496, -0.585,
    -0.347, -0.953, 0.635, 0.041, 0.723, -0.338])
bw_output_bias = Parameter('bw_output_bias', (F32, [19]), [0.153, -0.515, -0.868, 0.883, 0.808, 0.252, 0.8, 0.626, -0.201, -0.501, 0.709, 0.511, -0.931,
    0.726, -0.723, 0.26, -0.525, 0.345, -0.865])
bw_projection = Parameter('bw_projection', (F32, [0, 0]), None)
bw_projection_bias = Parameter('bw_projection_bias', (F32, [0]), None)
fw_output_state = Input('fw_output_state', (F32, [4, 16]))
fw_cell_state = Input('fw_cell_state', (F32, [4, 16]))
bw_output_state = Input('bw_output_state', (F32, [4, 19]))
bw_cell_state = Input('bw_cell_state', (F32, [4, 19]))
aux_input = Parameter('aux_input', (F32, [0, 0, 0]), None)
fw_aux_to_input = Parameter('fw_aux_to_input', (F32, [0, 0]), None)
fw_aux_to_forget = Parameter('fw_aux_to_forget', (F32, [0, 0]), None)
fw_aux_to_cell = Parameter('fw_aux_to_cell', (F32, [0, 0]), None)
fw_aux_to_output = Parameter('fw_aux_to_output', (F32, [0, 0]), None)
bw_aux_to_input = Parameter('bw_aux_to_input', (F32, [0, 0]), None)
bw_aux_to_forget = Parameter('bw_aux_to_forget', (F32, [0, 0]), None)
bw_aux_to_cell = Parameter('bw_aux_to_cell', (F32, [0, 0]), None)
bw_aux_to_output = Parameter('bw_aux_to_output', (F32, [0, 0]), None)
fw_input_norm = Parameter('fw_input_norm', (F32, [0]), None)
fw_forget_norm = Parameter('fw_forget_norm', (F32, [0]), None)
fw_cell_norm = Parameter('fw_cell_norm', (F32, [0]), None)
fw_output_norm = Parameter('fw_output_norm', (F32, [0]), None)
bw_input_norm = Parameter('bw_input_norm', (F32, [0]), None)
bw_forget_norm = Parameter('bw_forget_norm', (F32, [0]), None)
bw_cell_norm = Parameter('bw_cell_norm', (F32, [0]), None)
bw_output_norm = Parameter('bw_output_norm', (F32, [0]), None)
forward_output = Output('forward_output', (F32, [3, 4, 16]))
backward_output = Output('backward_output', (F32, [3, 4, 19]))
forward_output_state_out = Output('forward_output_state_out', (F32, [4, 16]))
forward_cell_state_out = Output('forward_cell_state_out', (F32, [4, 16]))
backward_output_state_out = Output('backward_output_state_out', (F32, [4, 19]))
backward_cell_state_out = Output('backward_cell_state_out', (F32, [4, 19]))
model = Model()
model.Operation('BIDIRECTIONAL_SEQUENCE_LSTM', input, fw_input_to_input, fw_input_to_forget, fw_input_to_cell, fw_input_to_output, fw_recurrent_to_input, fw_recurrent_to_forget, fw_recurrent_to_cell, fw_recurrent_to_output, fw_cell_to_input, fw_cell_to_forget, fw_cell_to_output, fw_input_bias, fw_forget_bias, fw_cell_bias, fw_output_bias, fw_projection, fw_projection_bias, bw_input_to_input, bw_input_to_forget, bw_input_to_cell, bw_input_to_output, bw_recurrent_to_input, bw_recurrent_to_forget, bw_recurrent_to_cell, bw_recurrent_to_output, bw_cell_to_input, bw_cell_to_forget, bw_cell_to_output, bw_input_bias, bw_forget_bias, bw_cell_bias, bw_output_bias, bw_projection, bw_projection_bias, fw_output_state, fw_cell_state, bw_output_state, bw_cell_state, aux_input, fw_aux_to_input, fw_aux_to_forget, fw_aux_to_cell, fw_aux_to_output, bw_aux_to_input, bw_aux_to_forget, bw_aux_to_cell, bw_aux_to_output, 4, 0.0, 0.0, False, True, fw_input_norm, fw_forget_norm, fw_cell_norm, fw_output_norm, bw_input_norm, bw_forget_norm, bw_cell_norm, bw_output_norm).To(forward_output, backward_output, forward_output_state_out, forward_cell_state_out, backward_output_state_out, backward_cell_state_out)
Example({
    input: packed('<f4',
    'c-kdS3rJH@7#@-%OmYlKP)C}N2$3OUh}iA{A4?M*#*iUqYb-G{Q)_0H$yjQ#Omu9m%+1GSC@N#tGIi%RHDCG27dmuK8KT2zIyKX_'
    ')x8VOcmBus;Ez+W1qoe#6BPn2fx=;%W(^7bt**#1S^|@|N@f#@<|GB5pg7g!D461|kOyI{<pBx~SQtK2WOqf92d%m!n7P2rPBWDk'
    '$)l@-r;S3dCBcUZ6T!FcX-EbyH#fkGm*$wg9HtRGSu%E-#lvjgm8~&9x;ND&zd^FVi}F3@PY2aZsU&yBZBKYV4%k~#v3<Wbn-%sj'
    'Qn^YN%r^wYW@<UAv~NZ4HKhA-G-2eAtY~PB63QaDg%*i8&{&cuX(D9CSVE5{#mR|_+7y~tM>-K%ghJM)EtX(=UYujo<p-{kiHU$}'
    'i=n3;WiaL!wW3Gi2b)TMs;-|G3K#`77c^5d(&bXgcwQ)>XUKQ;JgL5(x=iAA97hq0CDziJeOCUFg_QL@#hC43S}f?}v@0tM)VgOK'
    'CRXOID3JT7!~;^*rG=KBAb*x^p2z`(@tW94s+r#uQ^;#!j1+UWxiqOZy{<+XepVV^y+sL=JIZDdhg```IBaK%TGn3ul2eX*9kiWw'
    '%^j(r_T8J=plf;Z(dAyXe@vS}Mt6QX%x=h?$xD6d+@lGbPCEy95AQZtReITP8|_okZKBV8ql4i=YH3eL?Mk;(AF@K)Ul`wC`CVn*'
    'Ca0=bJa?3rs$ci-9`@PSPZ~S#H82nUrmLn$<~GW<PFxYno1@8$rLhek(^$9REnR=E_*QVYPowgM^UKHU%{wOpo}zfCd?@&IZf#gB'
    'iv<t?D1re1fB=B%@dhF&R<Nf>A&RwbKnwuEX`F*7;wCT?=Ej$}9JuWOy^2d1SRw>q5J4dV@jU}i!R;tsupe;`5KH~PVBmmwt~(Au'
    '6hiDe^uHLz55tdihq?9WKaTB)eg'
),
    fw_output_state: packed('<f4',
    'c-jE~0ssCC=i%RnwzAn$sy*Q)xDM0y8vwT5^jK}OI}XPH<Mffb-}L7SsHUD2Tz4t{RP0PG`e@bsOc(r~{Fv}iAGAaQ`+83n^PSGP'
    '@d|nd9xY8MF97o-{W<5I-z`f3rTy(mPyPGX#+&c1kG@>g<54%Vevx>oH`%H0scxr@g~*HRsg#YG{qOgl(wEeMg|cFtU4XsD)HM5V'
    'kFxgwo7DV_4b<tQ%Y-M#LLZN~CAf(ls_p5qiO#X7v699YtM;tEJw84@zCAs@K0ZFZy*<9ZJ-$9ZJiI=>KE6HxJ-og?zP!G^KE6FZ'
    'zP&!azCFIazC69YJv~0XKE6G@K0ZEE1&u%'
),
    fw_cell_state: packed('<f4',
    'c-oVWds@qMTL0p<Ik%VPPwZqmx=A@E?w3$Te}s6}wCkmsQ3<QKxNev7Bz&oV(;pKM#ieM!W=;g(v}JSF9jrBM&eh*_!CrgeU8T=Q'
    'e$Ezp>!__T_jdoTy5@<8EN|{{UOYJ_<>|-k*MClCdipmj@KAqm%JmJVGDj?Roo63$KV{Ex;CbxHN2cvZRc`-XQ0LP8X94?$_dlIH'
    'UmeK(YI1H1_XY|6-2p+5mG{li4!E*s$5$tD>&2VmZY|hi)a|k$aiQs&Q@i)>+h+%adu{gFS?}4mZ!eGy6tUfB1H>RUSQ1Fsf(X04'
    'cGh-wKmnjMkY{JJcOL+cGJ{w'
),
    bw_output_state: packed('<f4',
    'c-kv$w(b=XxvI*ht>0Z=?zYb5CeQ71p+B0H9!FnZopbiba}HCcqwOz!0!l9jMQp09*Swr0Uiv{uIl+>vIpL+#k6qJlE)ub4;4$vr'
    '@y7PR{psu0Rj@U--_6O|x6Qr#9MjKz%`0PGK2%VvIC3WV_nJ6u1u-@A-pRf@Ea$$=it!b=IeB^W?WbF=A9$*k5bWuE&UKwB1Cw!%'
    'Tws@1|GM_}myB1ZElIbzU!0ipef7Tk4IlfL?fS4Wb3xBzO_^Qn1~&~mr%NoFw`Kh@8~#T(&PljA{G8CCd@8_j>Ekoq-@m!XHE0{B'
    'vs&!4+qcio4oKR8z`ngeE*yZ^c6JaUkb-?s#ryWzLexSOfG}7M0QGX2e*'
),
    bw_cell_state: packed('<f4',
    'c-oU?JNx*<KiiYt<`b_jTIN^JFiU$4*B6(3`Sxwgl<#kPQ+WUCr#1iLGVWFfz41}jUGcJimRI98Czn-Uia)jAj5@yJ>K^6Wh4Ph('
    '(qY@88qX|Ueub+nr}J%v>+GZ~hMDa$*Z+14wTgY7ecOL-psjz!C7CO`CaQ?+2sFRF>6qG~nLJZJCv<=On{i3(T#EOxijvzuZChV%'
    '(C7R7WU9~YV-?~1(hu%g`OW3R9)_9MqLf2&npa2G9@*KOZ*i(O)A!bnleui`<SaOU%61!my~%XA_G!+f5W%yN->tWwekr{3AJ=QO'
    'O?Thc+U?zIXJ@x>-#!p&z0Yo+Es$kvXAPunfEdWx2ZH<TY{9&Jc6)##Kt22R?6cdu4+QMM8i4%00EWh(*#'
),
    forward_output: packed('<f4',
    'c-kF~eJs>*0LC||C@*yuLJgIdtD})F{Jy`7N@dKc8+jKMGA~0{sY|%zhIQ8^S$34yFf?&qe&4TAIOzp--8C<pNoK81^r92j_xkVI'
    'p6B^I&xkI6gm`0E%C4uo#;FWaPP-Yql)p)kdY!%g!&j{Gj6ZaltIuQdeT#1W%qR?De!uuWlg0fsd~wT02BYFw4AX;0$i*)hPGNj^'
    'iLq?f?L2hdV33jr_fJ{0akkR#80qcE$$<9+>QVbFjwrC(Ui?RN&~otZ&cbHRJTH9VXusM}R&qSi=t}FPd|)VEwXf=n?3x#US&=UV'
    'E1Y&tg0-h++|R5=Y5U0g?V@zXZhXk5Jh;MLI-UB*@PVfJahk%r&PUcxNOOH6hZ9r`(V1UxQ*XgfN3SZkkXNfcvVmImFNeWY{$Jt9'
    'jyj7cL{nTjKZ2T5hxOekTcY`@CfREz1nZ+gn}bVhU;D?(^t2Xd$>6Jqs1WO`BLQ|6qdv{0{R@6cJO@|X$=`{TIS7i^_5W&>zbn6P'
    'xxPy<5fgT*l_865sV)J6=#H#=#eVgni_?n6$}z5=qdBGcunw7m3jO~1VD)Rd(A;^V_@#A3K#=beH!_AE{;gQp+jlZwNb6`k9$WXY'
    'Sx~gRrYyBw;h4y02wNwsMUSygdhPo;_A}ef9*lFBc+BS=jY@~!>Y6p(-9{4QsZx1phD(wA%_Qy>omKz4$)VeGlwCp-Q9@#%K{D-K'
    'l%`KAD7)`5?Va;Fdx{#qy)>+wTkv#GP`EmextuCKVsfsdK{WW8zSrhRzd6mc>4J`6R!URIGE>tVBtIgRpY-JossqOCnL<l5!K9wh'
    'd*-maUiP-`dKZZiLWm*(0u&&zgd~6vfNq2UB1i-QBoT=K0U$vV0ANjOV+0AXgMCEypdJbv5Rw!&0E>haMPiI6gh(4EdI*GhxKH8)'
    'L>Pq^Sb)NKZ6D!0!ahEs<xwm|QINnqO#0u4_yv|wyN3Wt;5x!c)QL!Z8vFxqjfMp'
),
    backward_output: packed('<f4',
    'c-kFL3ry2T9Okv+0?d(`LRw(7lW0ULsFb$+?@Bwwi6m@nz_6PNtQmG-g*HQEOt4Hu%jSflRI78N3<U*&L7@LTUXCDD6y0KBD1wXu'
    'ML^Mz@Q7Z$<nF%9_xOG1HJb-zSq=*AYWqxKiC%2mUp%HNIN%)z*zqRyj^Qo4ehTqOTd}3qdkSi{3oCDyZ{%INwW#+i1Uu`Oj6n;+'
    '@$j9Rc}0MM*>l_P?=;JCWxRGWWbdB4NfqkU;J~q-(%)3kd2A=^%{@m`PDBlyiqwdD{8vNWbr*9Z4#qV{vXX5H(3U+Hy{=OJF(=3v'
    'l(Do}@#Q9)*?K+LGV42fC)M$WJ}_Zq$LHHL(svC%7#{w2+Qah4KlPTFxrKoi8gITPLp4RtQ&}D%pI-TP%Zyw<?mfNom2+=Em;BYG'
    'es0(~Dt09{^qlI9kxEZCJ!5B^So2N#>5bsPjB{B*mtfz$3w`{Y7fVB(d+GbHUhr}XH3=g(R8mWS;>$$&6VqJi@}c5X=Yh>(p1EOp'
    'bq>cnt;hOyl^J~Z<^LJU<#_R=yYts*ZhJJSPB*#=_~pY%Rz*?6)yuE5WYvAkF40dXb)NmLB7RBR{mKZxc&^<2o7hjPvky=0e;L86'
    '!n~pHW&E;_H2>yoRc?<NYZ1kN&8dodkg_Ivs`@kQ`)pBqsM86>*~~^GXK<bCaOTO{=hr8Xx=%1&f-m!8rvKl@=smy6P>y>A1PrBJ'
    '@hLAY_E)Z+>^$W1%dgrd<~xTSTH6ZLZt4snqpD+Mt0L|U#nT4;&iX6SN675o-7IO;YL7^nrl(JI$*e%bYmPtd-j=>_>cL`#o>AKH'
    '-ST>=vRFT8zSDixIMaNwW352U84R997jo8LTlp}z_E?hdTuVxd>XAub_oGm;Hoxn=i6lqYUUkE!Zto7^hR24{=UyR&V?XNz9}I-E'
    'x!hK_gAY;VV&tf!EQ7(aWr7-CLsXfA58uDGyQ$W#py>P;jT45ZTcE@^Xw1~r&(|$+%a@&aQ4$Ivj3Gc6A_NeC5J@NiF{a6e7)mgO'
    'C4_))Re(Z(!tIbeDNLjoLCStg5GGCl%s`B(a6;3FMubNqKmb`J36l^Y1~d{A+CI^q3P=LP6ryO7PdJFph=!EC2DvaYV}b#;4<Slo'
    '!K4DQ(AeIUv;-330}zF`Q$$Wf8rWkABp;wjStNn@4Kbg*?f'
),
    forward_output_state_out: packed('<f4',
    'c-jE~0ssE+M8*0I$d^ZJ4tTTO)yBza?<}P2$a_JA_}7THJ^NI)RB0eP|JzI#rr08(LeKKI<0jk5A)i;EIk(|(`3;!(s=A5XVp~$P'
    'Ey!cArI$U4V7Pyjl}xHy^5NI4qtbRvDHy!h)&ss4J)jB2=~w#ADv%g2+?C28T~Ag@^LAeNaFat5WVox5$L1<4Aw$I&5*Dsz0*U3f'
    '64%IjaC57k^j_HH3Dv9bG!IbYj2jn;-3X9E<3KqGffc)|GM)~;y}Z1>yS}}=K0Q9Zy}rCZzP!A>JifiXKR&&_K0dxYy}rFYKE1xZ'
    'y*@s^zCAuXy}iA@Jia}?xxPL<ygfa*Cx`$'
),
    forward_cell_state_out: packed('<f4',
    'c-jE~0ssEQH|~9AukunC)Qje~9)y>NP9ExsBbU^o>aXB#bVwR-#mwstAOLMNc?0#OIrNEtOev#=Cx5Smr2Cz7;-xm5nmQ%tr4E|W'
    'V7Os`Pz$+1%#|1O3HVOqQeITW>5bz6_%AOTwF$o(j$`=@__8FpkO1ACJLqdEn(d?PrNKoqnL4>D;no(2@P1p2U1mInC>-0Gp_Wu9'
    'N*&_Ih=Xt3YL}_j^$6!lmqH&45I5$lZlxbb<zJzvt}g)}UG+M@y}rD@yuQD^K0ZFay}rFazrDS^J-)xbKR>;`K0d!ZzrMacKEA%b'
    'y+1#{zdb%ZzP-P`J-<G_y1qX?ygfbDZiD6'
),
    backward_output_state_out: packed('<f4',
    'c-jFl0nh#y?tMN&asXw6{lDyljg>m<V2R>yfoT|0JsMS|b4A=QNsciMX#DGAun{(^G&rQhmM9{h$@i5Wggr;F`kgKFIOID=bns;*'
    'niIyDJWu>jHJERbojhz|rR^Gbr55nCmFg%xY3u`(fx<Rl(45LHdGh+&!Ct)5_3|QlgmhNlv2Q`k&R6tTTi~VdHT!UhV*}AFHxYXV'
    'YUCFsCE94I9F~)bAZq=J!EgkTpo6p%1$Y3tx`A^Gb8R>Vroi7aWm1wnB7-fX7R6T_I1|oGwm-9jgL**|rQ_g?VHPWz{~I7bJiWcX'
    'zCJy@zCOLZJ-t0XKD|FYJwCp^ygt6ZKE6IbzC6A^y*<4?y}rIaJv}_VJv_d@KD|D@Jib0Yy}rFZJU+d?y+6IaJw86nGm+c'
),
    backward_cell_state_out: packed('<f4',
    'c-jFl0nh%9wyb&Zj86m27I5iS|3$W<!309oZ}Kv4jc%J}-GZ$@Vc_yP--DFWd*aC_PLx;VqudSN!r7Ix%*Zij$}@j6&L8ZIPppqs'
    'Fkk+ek>QM7b&}DUcAUcq5?^TdV6W8~`ns?*k*Qk^O0(`;eRG@qalthaVQe4Sf<N-*`S+fA*~?E15S2cfUP65aTN*LjNC<#9B1=jy'
    'n$a*WiwzP5DYWK0Zej_$`<*wO_X^t?4#0jR8;rj?%8LnzMw;LDEslm?nuLgTau5Jdx>PTS=O8D@3}~|+a|sQTeJ}tAhP>oIJ-)rZ'
    'zCS*`zdpUbJ-<FaKD|FZJwLv`ygt6aKfXRczC6D_zdpV`zP`UcJw83YJwLy{KE6M{Jik9azrVdcK0m&`y+6OdK0ZF1h?Ax'
),
}, name='alone_time_major_with_states_blocks').AddVariations('relaxed', 'float16').DisableLifeTimeVariation()
