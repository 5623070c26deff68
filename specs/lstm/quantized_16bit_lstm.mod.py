# Licensed under the Apache License, Version 2.0; see LICENSE.
# Written by 'python -m corpus' from corpus/families/lstm.py; do not edit.
#
# QUANTIZED_16BIT_LSTM: sizes, quantizations, states.

I32 = 'TENSOR_INT32'
U8 = 'TENSOR_QUANT8_ASYMM'

# One step from states that are not zero.
# Expected values: TF Lite 2.14 built-in kernel.
input = Input('input', (U8, [2, 3], 0.0078125, 128))
input_to_input = Parameter('input_to_input', (U8, [3, 3], 0.007499999832361937, 120), [0, 255, 160, 205, 39, 18, 200, 192, 224])
input_to_forget = Parameter('input_to_forget', (U8, [3, 3], 0.007499999832361937, 120), [0, 255, 232, 31, 157, 210, 42, 42, 59])
input_to_cell = Parameter('input_to_cell', (U8, [3, 3], 0.007499999832361937, 120), [0, 255, 160, 108, 73, 255, 141, 132, 139])
input_to_output = Parameter('input_to_output', (U8, [3, 3], 0.007499999832361937, 120), [0, 255, 68, 190, 176, 225, 73, 97, 15])
recurrent_to_input = Parameter('recurrent_to_input', (U8, [3, 3], 0.007499999832361937, 120), [0, 255, 77, 100, 19, 159, 29, 34, 199])
recurrent_to_forget = Parameter('recurrent_to_forget', (U8, [3, 3], 0.007499999832361937, 120), [0, 255, 239, 18, 113, 26, 145, 181, 73])
recurrent_to_cell = Parameter('recurrent_to_cell', (U8, [3, 3], 0.007499999832361937, 120), [0, 255, 250, 244, 103, 223, 208, 46, 99])
recurrent_to_output = Parameter('recurrent_to_output', (U8, [3, 3], 0.007499999832361937, 120), [0, 255, 102, 98, 182, 87, 95, 112, 167])
input_gate_bias = Parameter('input_gate_bias', (I32, [3], 5.859374869032763e-05, 0), [4482, -6051, 7536])
forget_gate_bias = Parameter('forget_gate_bias', (I32, [3], 5.859374869032763e-05, 0), [-1472, 5547, -5758])
cell_gate_bias = Parameter('cell_gate_bias', (I32, [3], 5.859374869032763e-05, 0), [8050, 3440, -8614])
output_gate_bias = Parameter('output_gate_bias', (I32, [3], 5.859374869032763e-05, 0), [-6290, -4835, -2860])
cell_state = Input('cell_state', ('TENSOR_QUANT16_SYMM', [2, 3], 0.00048828125, 0))
output_state = Input('output_state', (U8, [2, 3], 0.0078125, 128))
cell_state_out = Output('cell_state_out', ('TENSOR_QUANT16_SYMM', [2, 3], 0.00048828125, 0))
output = Output('output', (U8, [2, 3], 0.0078125, 128))
model = Model()
model.Operation('QUANTIZED_16BIT_LSTM', input, input_to_input, input_to_forget, input_to_cell, input_to_output, recurrent_to_input, recurrent_to_forget, recurrent_to_cell, recurrent_to_output, input_gate_bias, forget_gate_bias, cell_gate_bias, output_gate_bias, cell_state, output_state).To(cell_state_out, output)
Example({
    input: [0, 255, 2, 170, 174, 46],
    cell_state: [3711, -1620, 7411, -8830, -439, -1936],
    output_state: [0, 255, 31, 243, 168, 120],
    cell_state_out: [5352, -1716, 4216, -2703, -440, -959],
    output: [252, 87, 202, 91, 111, 111],
}, name='square').DisableLifeTimeVariation()

# One step from states that are not zero.
# Expected values: TF Lite 2.14 built-in kernel.
input = Input('input', (U8, [1, 5], 0.0078125, 128))
input_to_input = Parameter('input_to_input', (U8, [2, 5], 0.010999999940395355, 100), [0, 255, 116, 193, 226, 151, 2, 213, 73, 38])
input_to_forget = Parameter('input_to_forget', (U8, [2, 5], 0.010999999940395355, 100), [0, 255, 39, 38, 236, 195, 219, 153, 52, 25])
input_to_cell = Parameter('input_to_cell', (U8, [2, 5], 0.010999999940395355, 100), [0, 255, 212, 80, 252, 186, 253, 0, 161, 164])
input_to_output = Parameter('input_to_output', (U8, [2, 5], 0.010999999940395355, 100), [0, 255, 148, 65, 11, 39, 58, 226, 235, 115])
recurrent_to_input = Parameter('recurrent_to_input', (U8, [2, 2], 0.010999999940395355, 100), [0, 255, 126, 124])
recurrent_to_forget = Parameter('recurrent_to_forget', (U8, [2, 2], 0.010999999940395355, 100), [0, 255, 134, 68])
recurrent_to_cell = Parameter('recurrent_to_cell', (U8, [2, 2], 0.010999999940395355, 100), [0, 255, 30, 192])
recurrent_to_output = Parameter('recurrent_to_output', (U8, [2, 2], 0.010999999940395355, 100), [0, 255, 230, 11])
input_gate_bias = Parameter('input_gate_bias', (I32, [2], 8.593749953433871e-05, 0), [2921, 4639])
forget_gate_bias = Parameter('forget_gate_bias', (I32, [2], 8.593749953433871e-05, 0), [7265, 1717])
cell_gate_bias = Parameter('cell_gate_bias', (I32, [2], 8.593749953433871e-05, 0), [-1273, -3976])
output_gate_bias = Parameter('output_gate_bias', (I32, [2], 8.593749953433871e-05, 0), [-1329, -6916])
cell_state = Input('cell_state', ('TENSOR_QUANT16_SYMM', [1, 2], 0.00048828125, 0))
output_state = Input('output_state', (U8, [1, 2], 0.0078125, 128))
cell_state_out = Output('cell_state_out', ('TENSOR_QUANT16_SYMM', [1, 2], 0.00048828125, 0))
output = Output('output', (U8, [1, 2], 0.0078125, 128))
model = Model()
model.Operation('QUANTIZED_16BIT_LSTM', input, input_to_input, input_to_forget, input_to_cell, input_to_output, recurrent_to_input, recurrent_to_forget, recurrent_to_cell, recurrent_to_output, input_gate_bias, forget_gate_bias, cell_gate_bias, output_gate_bias, cell_state, output_state).To(cell_state_out, output)
Example({
    input: [0, 255, 104, 144, 85],
    cell_state: [-5967, 2532],
    output_state: [101, 200],
    cell_state_out: [-3921, 1308],
    output: [15, 130],
}, name='more_inputs').DisableLifeTimeVariation()

# One step from states that are not zero.
# Expected values: TF Lite 2.14 built-in kernel.
input = Input('input', (U8, [2, 2], 0.0078125, 128))
input_to_input = Parameter('input_to_input', (U8, [4, 2], 0.004000000189989805, 155), [0, 255, 176, 238, 168, 215, 237, 237])
input_to_forget = Parameter('input_to_forget', (U8, [4, 2], 0.004000000189989805, 155), [0, 255, 80, 160, 31, 227, 77, 184])
input_to_cell = Parameter('input_to_cell', (U8, [4, 2], 0.004000000189989805, 155), [0, 255, 236, 112, 139, 57, 19, 149])
input_to_output = Parameter('input_to_output', (U8, [4, 2], 0.004000000189989805, 155), [0, 255, 15, 45, 218, 4, 17, 123])
recurrent_to_input = Parameter('recurrent_to_input', (U8, [4, 4], 0.004000000189989805, 155), [0, 255, 5, 84, 243, 225, 221, 96, 56, 34, 32, 173, 190, 249, 240, 13])
recurrent_to_forget = Parameter('recurrent_to_forget', (U8, [4, 4], 0.004000000189989805, 155), [0, 255, 252, 140, 147, 242, 17, 126, 251, 105, 233, 156, 172, 142, 7, 226])
recurrent_to_cell = Parameter('recurrent_to_cell', (U8, [4, 4], 0.004000000189989805, 155), [0, 255, 83, 246, 91, 18, 186, 108, 46, 168, 77, 108, 254, 237, 103, 216])
recurrent_to_output = Parameter('recurrent_to_output', (U8, [4, 4], 0.004000000189989805, 155), [0, 255, 229, 219, 63, 48, 114, 68, 231, 233, 136, 161, 55, 149, 144, 78])
input_gate_bias = Parameter('input_gate_bias', (I32, [4], 3.125000148429535e-05, 0), [5317, -7303, 2925, -6249])
forget_gate_bias = Parameter('forget_gate_bias', (I32, [4], 3.125000148429535e-05, 0), [-5773, 8777, -4354, 205])
cell_gate_bias = Parameter('cell_gate_bias', (I32, [4], 3.125000148429535e-05, 0), [519, -3286, -6627, -1952])
output_gate_bias = Parameter('output_gate_bias', (I32, [4], 3.125000148429535e-05, 0), [-2758, 1681, -5400, -1138])
cell_state = Input('cell_state', ('TENSOR_QUANT16_SYMM', [2, 4], 0.00048828125, 0))
output_state = Input('output_state', (U8, [2, 4], 0.0078125, 128))
cell_state_out = Output('cell_state_out', ('TENSOR_QUANT16_SYMM', [2, 4], 0.00048828125, 0))
output = Output('output', (U8, [2, 4], 0.0078125, 128))
model = Model()
model.Operation('QUANTIZED_16BIT_LSTM', input, input_to_input, input_to_forget, input_to_cell, input_to_output, recurrent_to_input, recurrent_to_forget, recurrent_to_cell, recurrent_to_output, input_gate_bias, forget_gate_bias, cell_gate_bias, output_gate_bias, cell_state, output_state).To(cell_state_out, output)
Example({
    input: [0, 255, 89, 173],
    cell_state: [5920, 4751, 2928, 2759, -3260, 4743, 3454, 2667],
    output_state: [0, 255, 46, 217, 215, 243, 146, 123],
    cell_state_out: [6208, 3176, 1337, 2390, -1521, 2017, 1196, 1128],
    output: [233, 183, 153, 190, 76, 165, 160, 155],
}, name='more_outputs').DisableLifeTimeVariation()

# One step from states that are not zero.
# Expected values: TF Lite 2.14 built-in kernel.
input = Input('input', (U8, [3, 2], 0.0078125, 128))
input_to_input = Parameter('input_to_input', (U8, [1, 2], 0.019999999552965164, 128), [224, 162])
input_to_forget = Parameter('input_to_forget', (U8, [1, 2], 0.019999999552965164, 128), [102, 221])
input_to_cell = Parameter('input_to_cell', (U8, [1, 2], 0.019999999552965164, 128), [87, 110])
input_to_output = Parameter('input_to_output', (U8, [1, 2], 0.019999999552965164, 128), [131, 169])
recurrent_to_input = Parameter('recurrent_to_input', (U8, [1, 1], 0.019999999552965164, 128), [124])
recurrent_to_forget = Parameter('recurrent_to_forget', (U8, [1, 1], 0.019999999552965164, 128), [94])
recurrent_to_cell = Parameter('recurrent_to_cell', (U8, [1, 1], 0.019999999552965164, 128), [247])
recurrent_to_output = Parameter('recurrent_to_output', (U8, [1, 1], 0.019999999552965164, 128), [122])
input_gate_bias = Parameter('input_gate_bias', (I32, [1], 0.00015624999650754035, 0), [3421])
forget_gate_bias = Parameter('forget_gate_bias', (I32, [1], 0.00015624999650754035, 0), [7754])
cell_gate_bias = Parameter('cell_gate_bias', (I32, [1], 0.00015624999650754035, 0), [8346])
output_gate_bias = Parameter('output_gate_bias', (I32, [1], 0.00015624999650754035, 0), [883])
cell_state = Input('cell_state', ('TENSOR_QUANT16_SYMM', [3, 1], 0.00048828125, 0))
output_state = Input('output_state', (U8, [3, 1], 0.0078125, 128))
cell_state_out = Output('cell_state_out', ('TENSOR_QUANT16_SYMM', [3, 1], 0.00048828125, 0))
output = Output('output', (U8, [3, 1], 0.0078125, 128))
model = Model()
model.Operation('QUANTIZED_16BIT_LSTM', input, input_to_input, input_to_forget, input_to_cell, input_to_output, recurrent_to_input, recurrent_to_forget, recurrent_to_cell, recurrent_to_output, input_gate_bias, forget_gate_bias, cell_gate_bias, output_gate_bias, cell_state, output_state).To(cell_state_out, output)
Example({
    input: [0, 255, 130, 253, 96, 174],
    cell_state: [-8144, -5203, 1063],
    output_state: [0, 255, 186],
    cell_state_out: [-4713, -4467, 1356],
    output: [81, 37, 175],
}, name='one_output').DisableLifeTimeVariation()

# One step from states that are not zero.
# Expected values: TF Lite 2.14 built-in kernel.
input = Input('input', (U8, [2, 4], 0.0078125, 128))
input_to_input = Parameter('input_to_input', (U8, [3, 4], 0.05000000074505806, 3), [0, 255, 103, 249, 32, 218, 134, 202, 20, 0, 219, 170])
input_to_forget = Parameter('input_to_forget', (U8, [3, 4], 0.05000000074505806, 3), [0, 255, 232, 85, 208, 9, 77, 13, 214, 6, 123, 200])
input_to_cell = Parameter('input_to_cell', (U8, [3, 4], 0.05000000074505806, 3), [0, 255, 154, 183, 190, 154, 100, 251, 85, 5, 221, 116])
input_to_output = Parameter('input_to_output', (U8, [3, 4], 0.05000000074505806, 3), [0, 255, 252, 26, 33, 171, 35, 19, 39, 132, 31, 237])
recurrent_to_input = Parameter('recurrent_to_input', (U8, [3, 3], 0.05000000074505806, 3), [0, 255, 79, 208, 145, 135, 211, 212, 169])
recurrent_to_forget = Parameter('recurrent_to_forget', (U8, [3, 3], 0.05000000074505806, 3), [0, 255, 102, 12, 11, 15, 7, 22, 164])
recurrent_to_cell = Parameter('recurrent_to_cell', (U8, [3, 3], 0.05000000074505806, 3), [0, 255, 233, 179, 10, 205, 140, 123, 223])
recurrent_to_output = Parameter('recurrent_to_output', (U8, [3, 3], 0.05000000074505806, 3), [0, 255, 123, 11, 234, 164, 105, 245, 13])
input_gate_bias = Parameter('input_gate_bias', (I32, [3], 0.0003906250058207661, 0), [-961, -101, 5263])
forget_gate_bias = Parameter('forget_gate_bias', (I32, [3], 0.0003906250058207661, 0), [-7078, 712, -4029])
cell_gate_bias = Parameter('cell_gate_bias', (I32, [3], 0.0003906250058207661, 0), [-3358, -6038, 2693])
output_gate_bias = Parameter('output_gate_bias', (I32, [3], 0.0003906250058207661, 0), [-6212, -6853, 6928])
cell_state = Input('cell_state', ('TENSOR_QUANT16_SYMM', [2, 3], 0.00048828125, 0))
output_state = Input('output_state', (U8, [2, 3], 0.0078125, 128))
cell_state_out = Output('cell_state_out', ('TENSOR_QUANT16_SYMM', [2, 3], 0.00048828125, 0))
output = Output('output', (U8, [2, 3], 0.0078125, 128))
model = Model()
model.Operation('QUANTIZED_16BIT_LSTM', input, input_to_input, input_to_forget, input_to_cell, input_to_output, recurrent_to_input, recurrent_to_forget, recurrent_to_cell, recurrent_to_output, input_gate_bias, forget_gate_bias, cell_gate_bias, output_gate_bias, cell_state, output_state).To(cell_state_out, output)
Example({
    input: [0, 255, 184, 185, 72, 204, 216, 205],
    cell_state: [5040, 2545, -3209, 6769, -5607, -104],
    output_state: [0, 255, 212, 61, 230, 93],
    cell_state_out: [7085, 4439, -1161, 8767, -3815, 1943],
    output: [255, 252, 62, 255, 6, 220],
}, name='coarse').DisableLifeTimeVariation()

# One step from states that are not zero.
# Expected values: TF Lite 2.14 built-in kernel.
input = Input('input', (U8, [1, 3], 0.0078125, 128))
input_to_input = Parameter('input_to_input', (U8, [4, 3], 0.0010999999940395355, 250), [0, 255, 119, 223, 233, 91, 101, 228, 54, 71, 242, 24])
input_to_forget = Parameter('input_to_forget', (U8, [4, 3], 0.0010999999940395355, 250), [0, 255, 107, 133, 50, 56, 178, 176, 97, 164, 180, 92])
input_to_cell = Parameter('input_to_cell', (U8, [4, 3], 0.0010999999940395355, 250), [0, 255, 152, 161, 64, 52, 46, 163, 93, 74, 58, 88])
input_to_output = Parameter('input_to_output', (U8, [4, 3], 0.0010999999940395355, 250), [0, 255, 200, 43, 100, 35, 2, 166, 201, 236, 115, 72])
recurrent_to_input = Parameter('recurrent_to_input', (U8, [4, 4], 0.0010999999940395355, 250), [0, 255, 87, 24, 124, 88, 236, 108, 8, 183, 93, 224, 165, 134, 98, 146])
recurrent_to_forget = Parameter('recurrent_to_forget', (U8, [4, 4], 0.0010999999940395355, 250), [0, 255, 219, 228, 186, 175, 213, 124, 16, 88, 31, 156, 234, 14, 191, 180])
recurrent_to_cell = Parameter('recurrent_to_cell', (U8, [4, 4], 0.0010999999940395355, 250), [0, 255, 135, 72, 65, 167, 194, 179, 14, 133, 72, 8, 62, 29, 34, 254])
recurrent_to_output = Parameter('recurrent_to_output', (U8, [4, 4], 0.0010999999940395355, 250), [0, 255, 185, 56, 27, 230, 79, 187, 161, 93, 6, 208, 189, 157, 2, 49])
input_gate_bias = Parameter('input_gate_bias', (I32, [4], 8.593749953433871e-06, 0), [-8157, 954, -4718, -7581])
forget_gate_bias = Parameter('forget_gate_bias', (I32, [4], 8.593749953433871e-06, 0), [1142, -771, -5594, 3448])
cell_gate_bias = Parameter('cell_gate_bias', (I32, [4], 8.593749953433871e-06, 0), [-1749, -4379, 4270, 6857])
output_gate_bias = Parameter('output_gate_bias', (I32, [4], 8.593749953433871e-06, 0), [537, -5815, 242, 5011])
cell_state = Input('cell_state', ('TENSOR_QUANT16_SYMM', [1, 4], 0.00048828125, 0))
output_state = Input('output_state', (U8, [1, 4], 0.0078125, 128))
cell_state_out = Output('cell_state_out', ('TENSOR_QUANT16_SYMM', [1, 4], 0.00048828125, 0))
output = Output('output', (U8, [1, 4], 0.0078125, 128))
model = Model()
model.Operation('QUANTIZED_16BIT_LSTM', input, input_to_input, input_to_forget, input_to_cell, input_to_output, recurrent_to_input, recurrent_to_forget, recurrent_to_cell, recurrent_to_output, input_gate_bias, forget_gate_bias, cell_gate_bias, output_gate_bias, cell_state, output_state).To(cell_state_out, output)
Example({
    input: [0, 255, 203],
    cell_state: [6098, 4885, -7177, -2326],
    output_state: [0, 255, 237, 74],
    cell_state_out: [3370, 2217, -3351, -1381],
    output: [194, 175, 83, 90],
}, name='fine').DisableLifeTimeVariation()

# Cell states that no 16 bits hold stay at the end.
# Expected values: TF Lite 2.14 built-in kernel.
input = Input('input', (U8, [2, 3], 0.0078125, 128))
input_to_input = Parameter('input_to_input', (U8, [4, 3], 0.0078125, 128), [128, 128, 128, 128, 128, 128, 128, 128, 128, 128, 128, 128])
input_to_forget = Parameter('input_to_forget', (U8, [4, 3], 0.0078125, 128), [128, 128, 128, 128, 128, 128, 128, 128, 128, 128, 128, 128])
input_to_cell = Parameter('input_to_cell', (U8, [4, 3], 0.0078125, 128), [128, 128, 128, 128, 128, 128, 128, 128, 128, 128, 128, 128])
input_to_output = Parameter('input_to_output', (U8, [4, 3], 0.0078125, 128), [128, 128, 128, 128, 128, 128, 128, 128, 128, 128, 128, 128])
recurrent_to_input = Parameter('recurrent_to_input', (U8, [4, 4], 0.0078125, 128), [128, 128, 128, 128, 128, 128, 128, 128, 128, 128, 128, 128, 128, 128, 128, 128])
recurrent_to_forget = Parameter('recurrent_to_forget', (U8, [4, 4], 0.0078125, 128), [128, 128, 128, 128, 128, 128, 128, 128, 128, 128, 128, 128, 128, 128, 128, 128])
recurrent_to_cell = Parameter('recurrent_to_cell', (U8, [4, 4], 0.0078125, 128), [128, 128, 128, 128, 128, 128, 128, 128, 128, 128, 128, 128, 128, 128, 128, 128])
recurrent_to_output = Parameter('recurrent_to_output', (U8, [4, 4], 0.0078125, 128), [128, 128, 128, 128, 128, 128, 128, 128, 128, 128, 128, 128, 128, 128, 128, 128])
input_gate_bias = Parameter('input_gate_bias', (I32, [4], 6.103515625e-05, 0), [131072, 131072, 131072, 131072])
forget_gate_bias = Parameter('forget_gate_bias', (I32, [4], 6.103515625e-05, 0), [131072, 131072, 131072, 131072])
cell_gate_bias = Parameter('cell_gate_bias', (I32, [4], 6.103515625e-05, 0), [131072, -131072, 131072, -131072])
output_gate_bias = Parameter('output_gate_bias', (I32, [4], 6.103515625e-05, 0), [131072, 131072, 131072, 131072])
cell_state = Input('cell_state', ('TENSOR_QUANT16_SYMM', [2, 4], 0.00048828125, 0))
output_state = Input('output_state', (U8, [2, 4], 0.0078125, 128))
cell_state_out = Output('cell_state_out', ('TENSOR_QUANT16_SYMM', [2, 4], 0.00048828125, 0))
output = Output('output', (U8, [2, 4], 0.0078125, 128))
model = Model()
model.Operation('QUANTIZED_16BIT_LSTM', input, input_to_input, input_to_forget, input_to_cell, input_to_output, recurrent_to_input, recurrent_to_forget, recurrent_to_cell, recurrent_to_output, input_gate_bias, forget_gate_bias, cell_gate_bias, output_gate_bias, cell_state, output_state).To(cell_state_out, output)
Example({
    input: [128, 128, 128, 128, 128, 128],
    cell_state: [32000, -32000, -32000, 32000, 32767, -32768, 30600, -30800],
    output_state: [128, 128, 128, 128, 128, 128, 128, 128],
    cell_state_out: [32767, -32768, -29941, 29941, 32767, -32768, 32636, -32768],
    output: [255, 0, 0, 255, 255, 0, 255, 0],
}, name='full_cell').DisableLifeTimeVariation()
