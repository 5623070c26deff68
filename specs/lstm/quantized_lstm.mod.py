# Licensed under the Apache License, Version 2.0; see LICENSE.
# Written by 'python -m corpus' from corpus/families/lstm.py; do not edit.
#
# QUANTIZED_LSTM: every option, states.

I32 = 'TENSOR_INT32'
S8 = 'TENSOR_QUANT8_ASYMM_SIGNED'

# One step from states that are not zero.
# Expected values: TF Lite 2.14 built-in kernel.
input = Input('input', (S8, [2, 3], 0.0078125, 5))
input_to_input = Parameter('input_to_input', ('TENSOR_QUANT8_SYMM', [4, 3], 0.012000000104308128, 0), [2, 98, -2, -27, 10, -124, 17, -45, -127, 63, 40, -93])
input_to_forget = Parameter('input_to_forget', ('TENSOR_QUANT8_SYMM', [4, 3], 0.014999999664723873, 0), [-107, 120, -76, 35, -11, -74, -120, 91, 23, 110, -31, -30])
input_to_cell = Parameter('input_to_cell', ('TENSOR_QUANT8_SYMM', [4, 3], 0.004999999888241291, 0), [-22, 15, 8, -109, -105, 27, 116, -65, 76, -2, -7, -32])
input_to_output = Parameter('input_to_output', ('TENSOR_QUANT8_SYMM', [4, 3], 0.010999999940395355, 0), [-61, -91, -50, -27, -122, 64, 72, 6, -92, 35, -33, -94])
recurrent_to_input = Parameter('recurrent_to_input', ('TENSOR_QUANT8_SYMM', [4, 4], 0.00800000037997961, 0), [44, 95, -38, -102, -67, 73, -15, 46, 43, 83, -50, -109, 89, 46, -54, -94])
recurrent_to_forget = Parameter('recurrent_to_forget', ('TENSOR_QUANT8_SYMM', [4, 4], 0.010999999940395355, 0), [19, -95, 38, -56, 32, -22, 42, 92, -38, 106, 4, 98, 10, 111, 81, -78])
recurrent_to_cell = Parameter('recurrent_to_cell', ('TENSOR_QUANT8_SYMM', [4, 4], 0.017999999225139618, 0), [1, -121, 117, -20, 77, 98, 117, 36, -9, 72, -80, 71, 93, -114, -36, 70])
recurrent_to_output = Parameter('recurrent_to_output', ('TENSOR_QUANT8_SYMM', [4, 4], 0.01600000075995922, 0), [12, -115, -71, 82, -24, -122, 0, -56, 62, -80, -110, -39, 44, -125, 43, -88])
peephole_input = Parameter('peephole_input', ('TENSOR_QUANT16_SYMM', [0], 7.000000186963007e-05, 0), None)
peephole_forget = Parameter('peephole_forget', ('TENSOR_QUANT16_SYMM', [0], 0.00016999999934341758, 0), None)
peephole_output = Parameter('peephole_output', ('TENSOR_QUANT16_SYMM', [0], 9.999999747378752e-05, 0), None)
input_gate_bias = Parameter('input_gate_bias', (I32, [4]), [12224, 3921, -5523, -13587])
forget_gate_bias = Parameter('forget_gate_bias', (I32, [4]), [-5725, -14978, -9278, 14201])
cell_gate_bias = Parameter('cell_gate_bias', (I32, [4]), [-13119, -930, -2570, -1657])
output_gate_bias = Parameter('output_gate_bias', (I32, [4]), [-2882, 4274, 7580, -12321])
projection = Parameter('projection', ('TENSOR_QUANT8_SYMM', [0, 0], 0.009999999776482582, 0), None)
projection_bias = Parameter('projection_bias', (I32, [0], 0.0001, 0), None)
output_state = Input('output_state', (S8, [2, 4], 0.009999999776482582, -7))
cell_state = Input('cell_state', ('TENSOR_QUANT16_SYMM', [2, 4], 0.00048828125, 0))
input_norm = Parameter('input_norm', ('TENSOR_QUANT16_SYMM', [0], 9.000000136438757e-05, 0), None)
forget_norm = Parameter('forget_norm', ('TENSOR_QUANT16_SYMM', [0], 7.999999797903001e-05, 0), None)
cell_norm = Parameter('cell_norm', ('TENSOR_QUANT16_SYMM', [0], 0.00013000000035390258, 0), None)
output_norm = Parameter('output_norm', ('TENSOR_QUANT16_SYMM', [0], 3.9999998989515007e-05, 0), None)
output_state_out = Output('output_state_out', (S8, [2, 4], 0.009999999776482582, -7))
cell_state_out = Output('cell_state_out', ('TENSOR_QUANT16_SYMM', [2, 4], 0.00048828125, 0))
output = Output('output', (S8, [2, 4], 0.009999999776482582, -7))
model = Model()
model.Operation('QUANTIZED_LSTM', input, input_to_input, input_to_forget, input_to_cell, input_to_output, recurrent_to_input, recurrent_to_forget, recurrent_to_cell, recurrent_to_output, peephole_input, peephole_forget, peephole_output, input_gate_bias, forget_gate_bias, cell_gate_bias, output_gate_bias, projection, projection_bias, output_state, cell_state, input_norm, forget_norm, cell_norm, output_norm, 0.0, 0.0, 0.000244140625, 0.000244140625, 0.000244140625, 0.000244140625, -7, 0.009999999776482582).To(output_state_out, cell_state_out, output)
Example({
    input: [-128, 127, -124, -25, 40, 68],
    output_state: [-128, 127, -60, 13, -33, 11, 10, 98],
    cell_state: [4927, -3558, -6186, 2267, -3024, -2327, 771, -1622],
    output_state_out: [5, -8, -30, -7, -43, 0, 0, -8],
    cell_state_out: [2329, -1150, -4782, 924, -1627, 484, 751, -932],
    output: [5, -8, -30, -7, -43, 0, 0, -8],
}, name='plain').DisableLifeTimeVariation()

# One step from states that are not zero.
# Expected values: TF Lite 2.14 built-in kernel.
input = Input('input', (S8, [2, 3], 0.0078125, 5))
input_to_input = Parameter('input_to_input', ('TENSOR_QUANT8_SYMM', [0, 0], 0.009999999776482582, 0), None)
input_to_forget = Parameter('input_to_forget', ('TENSOR_QUANT8_SYMM', [4, 3], 0.004000000189989805, 0), [-112, -124, -86, 120, -45, -56, 33, -25, -64, 36, 101, 23])
input_to_cell = Parameter('input_to_cell', ('TENSOR_QUANT8_SYMM', [4, 3], 0.00800000037997961, 0), [-61, -53, 14, -11, -115, 75, -19, 2, 27, -60, -59, 9])
input_to_output = Parameter('input_to_output', ('TENSOR_QUANT8_SYMM', [4, 3], 0.019999999552965164, 0), [-90, 2, -120, -101, -43, -125, 66, 20, -39, 46, 126, 79])
recurrent_to_input = Parameter('recurrent_to_input', ('TENSOR_QUANT8_SYMM', [0, 0], 0.009999999776482582, 0), None)
recurrent_to_forget = Parameter('recurrent_to_forget', ('TENSOR_QUANT8_SYMM', [4, 4], 0.019999999552965164, 0), [70, 90, -119, -72, -78, -25, 20, -17, -20, -125, 86, 74, 26, -95, -11, -105])
recurrent_to_cell = Parameter('recurrent_to_cell', ('TENSOR_QUANT8_SYMM', [4, 4], 0.007000000216066837, 0), [94, -23, 55, -56, 50, 109, -56, 59, -118, -94, -77, 59, -84, -32, 87, 26])
recurrent_to_output = Parameter('recurrent_to_output', ('TENSOR_QUANT8_SYMM', [4, 4], 0.006000000052154064, 0), [-2, -15, 16, -75, -35, -5, -40, -53, 50, -65, -70, -95, 8, -20, 55, 44])
peephole_input = Parameter('peephole_input', ('TENSOR_QUANT16_SYMM', [0], 0.00014000000373926014, 0), None)
peephole_forget = Parameter('peephole_forget', ('TENSOR_QUANT16_SYMM', [0], 0.00015999999595806003, 0), None)
peephole_output = Parameter('peephole_output', ('TENSOR_QUANT16_SYMM', [0], 5.999999848427251e-05, 0), None)
input_gate_bias = Parameter('input_gate_bias', (I32, [0]), None)
forget_gate_bias = Parameter('forget_gate_bias', (I32, [4]), [11220, -14064, -6009, -13302])
cell_gate_bias = Parameter('cell_gate_bias', (I32, [4]), [-3781, 9845, -4692, -10038])
output_gate_bias = Parameter('output_gate_bias', (I32, [4]), [-7229, -10227, 14476, -12098])
projection = Parameter('projection', ('TENSOR_QUANT8_SYMM', [0, 0], 0.009999999776482582, 0), None)
projection_bias = Parameter('projection_bias', (I32, [0], 0.0001, 0), None)
output_state = Input('output_state', (S8, [2, 4], 0.009999999776482582, -7))
cell_state = Input('cell_state', ('TENSOR_QUANT16_SYMM', [2, 4], 0.00048828125, 0))
input_norm = Parameter('input_norm', ('TENSOR_QUANT16_SYMM', [0], 2.9999999242136255e-05, 0), None)
forget_norm = Parameter('forget_norm', ('TENSOR_QUANT16_SYMM', [0], 7.000000186963007e-05, 0), None)
cell_norm = Parameter('cell_norm', ('TENSOR_QUANT16_SYMM', [0], 3.9999998989515007e-05, 0), None)
output_norm = Parameter('output_norm', ('TENSOR_QUANT16_SYMM', [0], 0.00018000000272877514, 0), None)
output_state_out = Output('output_state_out', (S8, [2, 4], 0.009999999776482582, -7))
cell_state_out = Output('cell_state_out', ('TENSOR_QUANT16_SYMM', [2, 4], 0.00048828125, 0))
output = Output('output', (S8, [2, 4], 0.009999999776482582, -7))
model = Model()
model.Operation('QUANTIZED_LSTM', input, input_to_input, input_to_forget, input_to_cell, input_to_output, recurrent_to_input, recurrent_to_forget, recurrent_to_cell, recurrent_to_output, peephole_input, peephole_forget, peephole_output, input_gate_bias, forget_gate_bias, cell_gate_bias, output_gate_bias, projection, projection_bias, output_state, cell_state, input_norm, forget_norm, cell_norm, output_norm, 0.0, 0.0, 0.000244140625, 0.000244140625, 0.000244140625, 0.000244140625, -7, 0.009999999776482582).To(output_state_out, cell_state_out, output)
Example({
    input: [-128, 127, 50, 5, -123, 50],
    output_state: [-128, 127, 103, 18, -94, -114, -13, -44],
    cell_state: [7765, 5010, 7152, 1477, -6866, 8334, -3999, 2711],
    output_state_out: [-13, 12, 12, 21, -14, 15, -89, -5],
    cell_state_out: [-288, 3231, 1161, 1067, -1112, 7148, -3436, 2415],
    output: [-13, 12, 12, 21, -14, 15, -89, -5],
}, name='coupled').DisableLifeTimeVariation()

# One step from states that are not zero.
# Expected values: TF Lite 2.14 built-in kernel.
input = Input('input', (S8, [2, 3], 0.0078125, 5))
input_to_input = Parameter('input_to_input', ('TENSOR_QUANT8_SYMM', [4, 3], 0.0020000000949949026, 0), [123, -65, -124, 121, -10, 19, 41, 56, 33, -28, -109, -96])
input_to_forget = Parameter('input_to_forget', ('TENSOR_QUANT8_SYMM', [4, 3], 0.0020000000949949026, 0), [11, 45, -32, -17, 15, -53, -11, -45, -43, 108, 115, -7])
input_to_cell = Parameter('input_to_cell', ('TENSOR_QUANT8_SYMM', [4, 3], 0.017000000923871994, 0), [109, -29, -58, 94, 123, -12, 80, 98, 78, 44, 39, -46])
input_to_output = Parameter('input_to_output', ('TENSOR_QUANT8_SYMM', [4, 3], 0.01899999938905239, 0), [106, -126, 34, 82, 33, -61, -72, 5, -24, 25, -29, -11])
recurrent_to_input = Parameter('recurrent_to_input', ('TENSOR_QUANT8_SYMM', [4, 4], 0.017000000923871994, 0), [-103, -74, -10, -89, 73, 72, -103, -74, 6, -113, 32, 32, -1, -124, -63, -74])
recurrent_to_forget = Parameter('recurrent_to_forget', ('TENSOR_QUANT8_SYMM', [4, 4], 0.004000000189989805, 0), [111, 17, -45, 48, 51, -101, 54, 122, -21, -19, 106, -27, 33, 27, 113, 30])
recurrent_to_cell = Parameter('recurrent_to_cell', ('TENSOR_QUANT8_SYMM', [4, 4], 0.014999999664723873, 0), [37, 123, 37, -13, 15, -118, 98, 17, 41, 89, -103, -3, -55, -86, -68, 123])
recurrent_to_output = Parameter('recurrent_to_output', ('TENSOR_QUANT8_SYMM', [4, 4], 0.00800000037997961, 0), [-60, 5, -98, 23, 122, 16, -98, -125, -77, 78, -68, 23, 75, 109, -56, 95])
peephole_input = Parameter('peephole_input', ('TENSOR_QUANT16_SYMM', [4], 0.00013000000035390258, 0), [5577, 8657, -4868, 6447])
peephole_forget = Parameter('peephole_forget', ('TENSOR_QUANT16_SYMM', [4], 1.9999999494757503e-05, 0), [-43, 6961, -731, 3495])
peephole_output = Parameter('peephole_output', ('TENSOR_QUANT16_SYMM', [4], 7.999999797903001e-05, 0), [2632, 3798, -8031, 3894])
input_gate_bias = Parameter('input_gate_bias', (I32, [4]), [-7700, -680, -13478, 7071])
forget_gate_bias = Parameter('forget_gate_bias', (I32, [4]), [-4901, 1943, -10407, 15039])
cell_gate_bias = Parameter('cell_gate_bias', (I32, [4]), [-5805, -13762, 8652, 4835])
output_gate_bias = Parameter('output_gate_bias', (I32, [4]), [4920, -12836, 6417, 9])
projection = Parameter('projection', ('TENSOR_QUANT8_SYMM', [0, 0], 0.009999999776482582, 0), None)
projection_bias = Parameter('projection_bias', (I32, [0], 0.0001, 0), None)
output_state = Input('output_state', (S8, [2, 4], 0.009999999776482582, -7))
cell_state = Input('cell_state', ('TENSOR_QUANT16_SYMM', [2, 4], 0.00048828125, 0))
input_norm = Parameter('input_norm', ('TENSOR_QUANT16_SYMM', [0], 7.999999797903001e-05, 0), None)
forget_norm = Parameter('forget_norm', ('TENSOR_QUANT16_SYMM', [0], 9.999999747378752e-05, 0), None)
cell_norm = Parameter('cell_norm', ('TENSOR_QUANT16_SYMM', [0], 1.9999999494757503e-05, 0), None)
output_norm = Parameter('output_norm', ('TENSOR_QUANT16_SYMM', [0], 0.00013000000035390258, 0), None)
output_state_out = Output('output_state_out', (S8, [2, 4], 0.009999999776482582, -7))
cell_state_out = Output('cell_state_out', ('TENSOR_QUANT16_SYMM', [2, 4], 0.00048828125, 0))
output = Output('output', (S8, [2, 4], 0.009999999776482582, -7))
model = Model()
model.Operation('QUANTIZED_LSTM', input, input_to_input, input_to_forget, input_to_cell, input_to_output, recurrent_to_input, recurrent_to_forget, recurrent_to_cell, recurrent_to_output, peephole_input, peephole_forget, peephole_output, input_gate_bias, forget_gate_bias, cell_gate_bias, output_gate_bias, projection, projection_bias, output_state, cell_state, input_norm, forget_norm, cell_norm, output_norm, 0.0, 0.0, 0.000244140625, 0.000244140625, 0.000244140625, 0.000244140625, -7, 0.009999999776482582).To(output_state_out, cell_state_out, output)
Example({
    input: [-128, 127, -92, 72, -117, 58],
    output_state: [-128, 127, -58, -80, -124, 36, 117, -112],
    cell_state: [4973, -4725, 7744, -4083, 8506, -8422, 7086, -6721],
    output_state_out: [-6, -14, 82, -26, 87, -9, 14, -23],
    cell_state_out: [669, -1502, 3199, -1851, 3889, -1823, 4399, -3791],
    output: [-6, -14, 82, -26, 87, -9, 14, -23],
}, name='peephole').DisableLifeTimeVariation()

# One step from states that are not zero.
# Expected values: TF Lite 2.14 built-in kernel.
input = Input('input', (S8, [2, 3], 0.0078125, 5))
input_to_input = Parameter('input_to_input', ('TENSOR_QUANT8_SYMM', [4, 3], 0.017999999225139618, 0), [77, -104, -36, 26, 12, -54, 68, 89, 71, 121, 102, 34])
input_to_forget = Parameter('input_to_forget', ('TENSOR_QUANT8_SYMM', [4, 3], 0.017999999225139618, 0), [100, -54, 100, -61, 56, 127, 28, 71, 103, -114, -9, -15])
input_to_cell = Parameter('input_to_cell', ('TENSOR_QUANT8_SYMM', [4, 3], 0.004000000189989805, 0), [-13, -5, 91, 1, 28, -32, 70, -62, -19, -1, 80, -86])
input_to_output = Parameter('input_to_output', ('TENSOR_QUANT8_SYMM', [4, 3], 0.003000000026077032, 0), [-52, 9, 126, 39, -4, -124, -1, 13, 85, -5, -111, 66])
recurrent_to_input = Parameter('recurrent_to_input', ('TENSOR_QUANT8_SYMM', [4, 2], 0.008999999612569809, 0), [-44, -97, -77, 120, -68, 41, 89, -117])
recurrent_to_forget = Parameter('recurrent_to_forget', ('TENSOR_QUANT8_SYMM', [4, 2], 0.004000000189989805, 0), [-94, 45, 29, -99, 101, 126, -48, 79])
recurrent_to_cell = Parameter('recurrent_to_cell', ('TENSOR_QUANT8_SYMM', [4, 2], 0.017999999225139618, 0), [80, 29, 71, 87, 21, 10, 60, 110])
recurrent_to_output = Parameter('recurrent_to_output', ('TENSOR_QUANT8_SYMM', [4, 2], 0.013000000268220901, 0), [74, -85, -52, -87, 11, 5, -21, -25])
peephole_input = Parameter('peephole_input', ('TENSOR_QUANT16_SYMM', [0], 0.00016999999934341758, 0), None)
peephole_forget = Parameter('peephole_forget', ('TENSOR_QUANT16_SYMM', [0], 0.0001900000061141327, 0), None)
peephole_output = Parameter('peephole_output', ('TENSOR_QUANT16_SYMM', [0], 3.9999998989515007e-05, 0), None)
input_gate_bias = Parameter('input_gate_bias', (I32, [4]), [13501, -3038, -7851, 1571])
forget_gate_bias = Parameter('forget_gate_bias', (I32, [4]), [16272, -13911, -1147, -7359])
cell_gate_bias = Parameter('cell_gate_bias', (I32, [4]), [-12579, -5695, 2505, -15363])
output_gate_bias = Parameter('output_gate_bias', (I32, [4]), [-1580, 13506, -13306, -14594])
projection = Parameter('projection', ('TENSOR_QUANT8_SYMM', [2, 4], 0.004000000189989805, 0), [-89, 70, -101, -85, 111, -55, -6, 108])
projection_bias = Parameter('projection_bias', (I32, [2], 0.0001, 0), [29, 983])
output_state = Input('output_state', (S8, [2, 2], 0.009999999776482582, -7))
cell_state = Input('cell_state', ('TENSOR_QUANT16_SYMM', [2, 4], 0.00048828125, 0))
input_norm = Parameter('input_norm', ('TENSOR_QUANT16_SYMM', [0], 0.00016999999934341758, 0), None)
forget_norm = Parameter('forget_norm', ('TENSOR_QUANT16_SYMM', [0], 9.999999747378752e-05, 0), None)
cell_norm = Parameter('cell_norm', ('TENSOR_QUANT16_SYMM', [0], 0.00011999999696854502, 0), None)
output_norm = Parameter('output_norm', ('TENSOR_QUANT16_SYMM', [0], 0.00011999999696854502, 0), None)
output_state_out = Output('output_state_out', (S8, [2, 2], 0.009999999776482582, -7))
cell_state_out = Output('cell_state_out', ('TENSOR_QUANT16_SYMM', [2, 4], 0.00048828125, 0))
output = Output('output', (S8, [2, 2], 0.009999999776482582, -7))
model = Model()
model.Operation('QUANTIZED_LSTM', input, input_to_input, input_to_forget, input_to_cell, input_to_output, recurrent_to_input, recurrent_to_forget, recurrent_to_cell, recurrent_to_output, peephole_input, peephole_forget, peephole_output, input_gate_bias, forget_gate_bias, cell_gate_bias, output_gate_bias, projection, projection_bias, output_state, cell_state, input_norm, forget_norm, cell_norm, output_norm, 0.0, 0.0, 0.000244140625, 0.000244140625, 0.000244140625, 0.000244140625, 7, 0.01).To(output_state_out, cell_state_out, output)
Example({
    input: [-128, 127, 125, -81, 74, -15],
    output_state: [-128, 127, -77, -38],
    cell_state: [5304, 5197, 8269, 4790, 2316, -2631, 5155, -223],
    output_state_out: [-33, 9, -27, 2],
    cell_state_out: [4490, 4800, 6552, 3956, 210, -1487, 1612, -808],
    output: [-33, 9, -27, 2],
}, name='projection').DisableLifeTimeVariation()

# One step from states that are not zero.
# Expected values: TF Lite 2.14 built-in kernel.
input = Input('input', (S8, [2, 3], 0.0078125, 5))
input_to_input = Parameter('input_to_input', ('TENSOR_QUANT8_SYMM', [4, 3], 0.013000000268220901, 0), [68, -103, 61, 105, -124, -86, -125, 95, 52, 31, -90, -37])
input_to_forget = Parameter('input_to_forget', ('TENSOR_QUANT8_SYMM', [4, 3], 0.003000000026077032, 0), [27, 60, 45, -46, 48, -50, -122, -59, 121, -30, -51, -46])
input_to_cell = Parameter('input_to_cell', ('TENSOR_QUANT8_SYMM', [4, 3], 0.019999999552965164, 0), [8, -15, 20, 38, -29, -60, 81, 102, 29, 5, -56, 80])
input_to_output = Parameter('input_to_output', ('TENSOR_QUANT8_SYMM', [4, 3], 0.004000000189989805, 0), [-117, 88, -71, 5, -98, -71, 29, 83, 55, -122, -82, -94])
recurrent_to_input = Parameter('recurrent_to_input', ('TENSOR_QUANT8_SYMM', [4, 2], 0.014000000432133675, 0), [39, -53, -39, 72, 120, -15, -17, 51])
recurrent_to_forget = Parameter('recurrent_to_forget', ('TENSOR_QUANT8_SYMM', [4, 2], 0.012000000104308128, 0), [126, -2, 57, -122, -105, -86, -101, 72])
recurrent_to_cell = Parameter('recurrent_to_cell', ('TENSOR_QUANT8_SYMM', [4, 2], 0.004000000189989805, 0), [76, -81, -54, 66, -29, -25, 12, -102])
recurrent_to_output = Parameter('recurrent_to_output', ('TENSOR_QUANT8_SYMM', [4, 2], 0.01600000075995922, 0), [-66, 45, 99, 19, 91, -34, -113, 11])
peephole_input = Parameter('peephole_input', ('TENSOR_QUANT16_SYMM', [0], 9.999999747378752e-05, 0), None)
peephole_forget = Parameter('peephole_forget', ('TENSOR_QUANT16_SYMM', [0], 0.00011000000085914508, 0), None)
peephole_output = Parameter('peephole_output', ('TENSOR_QUANT16_SYMM', [0], 9.999999747378752e-05, 0), None)
input_gate_bias = Parameter('input_gate_bias', (I32, [4]), [-9473, -8079, 5545, 14556])
forget_gate_bias = Parameter('forget_gate_bias', (I32, [4]), [-15422, 5853, 8808, 14469])
cell_gate_bias = Parameter('cell_gate_bias', (I32, [4]), [-2172, 16233, 14257, 14615])
output_gate_bias = Parameter('output_gate_bias', (I32, [4]), [-8809, -7060, 4480, 11351])
projection = Parameter('projection', ('TENSOR_QUANT8_SYMM', [2, 4], 0.01899999938905239, 0), [-56, 49, 73, 88, -118, -32, 94, -25])
projection_bias = Parameter('projection_bias', (I32, [0], 0.0001, 0), None)
output_state = Input('output_state', (S8, [2, 2], 0.009999999776482582, -7))
cell_state = Input('cell_state', ('TENSOR_QUANT16_SYMM', [2, 4], 0.00048828125, 0))
input_norm = Parameter('input_norm', ('TENSOR_QUANT16_SYMM', [0], 0.00013000000035390258, 0), None)
forget_norm = Parameter('forget_norm', ('TENSOR_QUANT16_SYMM', [0], 5.999999848427251e-05, 0), None)
cell_norm = Parameter('cell_norm', ('TENSOR_QUANT16_SYMM', [0], 0.0001900000061141327, 0), None)
output_norm = Parameter('output_norm', ('TENSOR_QUANT16_SYMM', [0], 0.0001500000071246177, 0), None)
output_state_out = Output('output_state_out', (S8, [2, 2], 0.009999999776482582, -7))
cell_state_out = Output('cell_state_out', ('TENSOR_QUANT16_SYMM', [2, 4], 0.00048828125, 0))
output = Output('output', (S8, [2, 2], 0.009999999776482582, -7))
model = Model()
model.Operation('QUANTIZED_LSTM', input, input_to_input, input_to_forget, input_to_cell, input_to_output, recurrent_to_input, recurrent_to_forget, recurrent_to_cell, recurrent_to_output, peephole_input, peephole_forget, peephole_output, input_gate_bias, forget_gate_bias, cell_gate_bias, output_gate_bias, projection, projection_bias, output_state, cell_state, input_norm, forget_norm, cell_norm, output_norm, 0.0, 0.0, 0.000244140625, 0.000244140625, 0.000244140625, 0.000244140625, 7, 0.01).To(output_state_out, cell_state_out, output)
Example({
    input: [-128, 127, -36, 103, -10, -116],
    output_state: [-128, 127, 100, -107],
    cell_state: [-3681, 5061, 5217, -4743, 3126, 1405, -7400, -7805],
    output_state_out: [-125, 92, -14, -128],
    cell_state_out: [-386, 845, 4605, -4517, 2510, 2244, -1152, 308],
    output: [-125, 92, -14, -128],
}, name='projection_without_bias').DisableLifeTimeVariation()

# One step from states that are not zero.
# Expected values: TF Lite 2.14 built-in kernel.
input = Input('input', (S8, [2, 3], 0.0078125, 5))
input_to_input = Parameter('input_to_input', ('TENSOR_QUANT8_SYMM', [4, 3], 0.017000000923871994, 0), [123, -91, -48, 62, 92, -56, 3, -83, -77, -102, -70, -70])
input_to_forget = Parameter('input_to_forget', ('TENSOR_QUANT8_SYMM', [4, 3], 0.019999999552965164, 0), [-43, 70, 95, 101, -58, -31, -42, -94, 65, -33, -71, 96])
input_to_cell = Parameter('input_to_cell', ('TENSOR_QUANT8_SYMM', [4, 3], 0.014999999664723873, 0), [-5, -59, 53, -37, 91, 109, 4, 29, 55, -40, 27, -103])
input_to_output = Parameter('input_to_output', ('TENSOR_QUANT8_SYMM', [4, 3], 0.01600000075995922, 0), [-18, 82, 79, 83, -102, -30, -85, 2, -33, -37, -53, 35])
recurrent_to_input = Parameter('recurrent_to_input', ('TENSOR_QUANT8_SYMM', [4, 4], 0.0020000000949949026, 0), [-10, -92, -25, -28, 54, -32, -98, -75, -14, 4, -122, -62, 41, -56, 0, -93])
recurrent_to_forget = Parameter('recurrent_to_forget', ('TENSOR_QUANT8_SYMM', [4, 4], 0.017999999225139618, 0), [-12, 76, -69, -44, 87, 95, 82, -51, -76, -44, -89, -118, 53, 29, 43, 125])
recurrent_to_cell = Parameter('recurrent_to_cell', ('TENSOR_QUANT8_SYMM', [4, 4], 0.012000000104308128, 0), [-75, -53, -29, 24, -52, 111, 107, 54, -29, -114, -10, -107, 98, 38, -40, -33])
recurrent_to_output = Parameter('recurrent_to_output', ('TENSOR_QUANT8_SYMM', [4, 4], 0.017999999225139618, 0), [67, -42, -101, 70, 100, 6, -96, -119, 42, -67, -82, 120, 16, 77, 35, -5])
peephole_input = Parameter('peephole_input', ('TENSOR_QUANT16_SYMM', [0], 9.999999747378752e-05, 0), None)
peephole_forget = Parameter('peephole_forget', ('TENSOR_QUANT16_SYMM', [0], 0.00016999999934341758, 0), None)
peephole_output = Parameter('peephole_output', ('TENSOR_QUANT16_SYMM', [0], 7.999999797903001e-05, 0), None)
input_gate_bias = Parameter('input_gate_bias', (I32, [4]), [-3907172, 5609386, 1378808, 7338972])
forget_gate_bias = Parameter('forget_gate_bias', (I32, [4]), [-2630713, -5660782, -4785369, 8144314])
cell_gate_bias = Parameter('cell_gate_bias', (I32, [4]), [-6630928, -5698557, 1496858, -2440113])
output_gate_bias = Parameter('output_gate_bias', (I32, [4]), [-4540376, 7045731, -1791765, -1916909])
projection = Parameter('projection', ('TENSOR_QUANT8_SYMM', [0, 0], 0.009999999776482582, 0), None)
projection_bias = Parameter('projection_bias', (I32, [0], 0.0001, 0), None)
output_state = Input('output_state', (S8, [2, 4], 0.009999999776482582, -7))
cell_state = Input('cell_state', ('TENSOR_QUANT16_SYMM', [2, 4], 0.00048828125, 0))
input_norm = Parameter('input_norm', ('TENSOR_QUANT16_SYMM', [4], 0.00019999999494757503, 0), [-287, -3341, 1717, -4073])
forget_norm = Parameter('forget_norm', ('TENSOR_QUANT16_SYMM', [4], 0.00019999999494757503, 0), [2800, 259, -271, 4354])
cell_norm = Parameter('cell_norm', ('TENSOR_QUANT16_SYMM', [4], 9.999999747378752e-05, 0), [8236, -6201, 3029, 8435])
output_norm = Parameter('output_norm', ('TENSOR_QUANT16_SYMM', [4], 4.999999873689376e-05, 0), [4997, -6804, -7709, -3347])
output_state_out = Output('output_state_out', (S8, [2, 4], 0.009999999776482582, -7))
cell_state_out = Output('cell_state_out', ('TENSOR_QUANT16_SYMM', [2, 4], 0.00048828125, 0))
output = Output('output', (S8, [2, 4], 0.009999999776482582, -7))
model = Model()
model.Operation('QUANTIZED_LSTM', input, input_to_input, input_to_forget, input_to_cell, input_to_output, recurrent_to_input, recurrent_to_forget, recurrent_to_cell, recurrent_to_output, peephole_input, peephole_forget, peephole_output, input_gate_bias, forget_gate_bias, cell_gate_bias, output_gate_bias, projection, projection_bias, output_state, cell_state, input_norm, forget_norm, cell_norm, output_norm, 0.0, 0.0, 0.000244140625, 0.000274658203125, 0.000213623046875, 0.00030517578125, -7, 0.009999999776482582).To(output_state_out, cell_state_out, output)
Example({
    input: [-128, 127, -14, -23, 21, 52],
    output_state: [-128, 127, -10, 1, 127, -38, -3, -120],
    cell_state: [-9, -2660, 949, -5629, 2563, 8872, 3171, -2645],
    output_state_out: [-19, -58, -4, -49, 3, 30, 27, -26],
    cell_state_out: [-571, -1844, 117, -4802, 453, 2343, 1353, -822],
    output: [-19, -58, -4, -49, 3, 30, 27, -26],
}, name='norm').DisableLifeTimeVariation()

# One step from states that are not zero.
# Expected values: TF Lite 2.14 built-in kernel.
input = Input('input', (S8, [2, 3], 0.0078125, 5))
input_to_input = Parameter('input_to_input', ('TENSOR_QUANT8_SYMM', [0, 0], 0.009999999776482582, 0), None)
input_to_forget = Parameter('input_to_forget', ('TENSOR_QUANT8_SYMM', [4, 3], 0.01899999938905239, 0), [-127, 30, -61, -51, 86, 63, 126, 114, 125, -116, 73, 56])
input_to_cell = Parameter('input_to_cell', ('TENSOR_QUANT8_SYMM', [4, 3], 0.014999999664723873, 0), [2, -78, -29, 35, 8, 66, -119, 86, 4, 77, -127, -26])
input_to_output = Parameter('input_to_output', ('TENSOR_QUANT8_SYMM', [4, 3], 0.014999999664723873, 0), [-50, -40, 45, 67, 125, 35, -62, -106, -16, 56, -26, 109])
recurrent_to_input = Parameter('recurrent_to_input', ('TENSOR_QUANT8_SYMM', [0, 0], 0.009999999776482582, 0), None)
recurrent_to_forget = Parameter('recurrent_to_forget', ('TENSOR_QUANT8_SYMM', [4, 4], 0.01899999938905239, 0), [-70, -78, -97, 29, 33, -44, -22, -50, -54, -107, -67, -34, -11, -18, -63, -3])
recurrent_to_cell = Parameter('recurrent_to_cell', ('TENSOR_QUANT8_SYMM', [4, 4], 0.004000000189989805, 0), [74, -60, 26, -60, -111, 56, -1, -49, -109, -46, 95, -26, 111, -1, -113, 54])
recurrent_to_output = Parameter('recurrent_to_output', ('TENSOR_QUANT8_SYMM', [4, 4], 0.009999999776482582, 0), [-95, -74, 39, -24, 24, -5, -42, -111, 104, -54, -92, -27, -22, 63, -39, -40])
peephole_input = Parameter('peephole_input', ('TENSOR_QUANT16_SYMM', [0], 0.00011999999696854502, 0), None)
peephole_forget = Parameter('peephole_forget', ('TENSOR_QUANT16_SYMM', [0], 0.0001500000071246177, 0), None)
peephole_output = Parameter('peephole_output', ('TENSOR_QUANT16_SYMM', [0], 0.00011999999696854502, 0), None)
input_gate_bias = Parameter('input_gate_bias', (I32, [0]), None)
forget_gate_bias = Parameter('forget_gate_bias', (I32, [4]), [3219068, -7681205, -5232496, -6138908])
cell_gate_bias = Parameter('cell_gate_bias', (I32, [4]), [6779819, 5960904, 5942311, -5134740])
output_gate_bias = Parameter('output_gate_bias', (I32, [4]), [867206, -1003997, 577787, 1385692])
projection = Parameter('projection', ('TENSOR_QUANT8_SYMM', [0, 0], 0.009999999776482582, 0), None)
projection_bias = Parameter('projection_bias', (I32, [0], 0.0001, 0), None)
output_state = Input('output_state', (S8, [2, 4], 0.009999999776482582, -7))
cell_state = Input('cell_state', ('TENSOR_QUANT16_SYMM', [2, 4], 0.00048828125, 0))
input_norm = Parameter('input_norm', ('TENSOR_QUANT16_SYMM', [0], 0.0001500000071246177, 0), None)
forget_norm = Parameter('forget_norm', ('TENSOR_QUANT16_SYMM', [4], 0.0001500000071246177, 0), [650, -7348, 6902, -615])
cell_norm = Parameter('cell_norm', ('TENSOR_QUANT16_SYMM', [4], 4.999999873689376e-05, 0), [-7533, 3621, 7151, 3710])
output_norm = Parameter('output_norm', ('TENSOR_QUANT16_SYMM', [4], 0.00013000000035390258, 0), [-4611, -6815, -7267, -8202])
output_state_out = Output('output_state_out', (S8, [2, 4], 0.009999999776482582, -7))
cell_state_out = Output('cell_state_out', ('TENSOR_QUANT16_SYMM', [2, 4], 0.00048828125, 0))
output = Output('output', (S8, [2, 4], 0.009999999776482582, -7))
model = Model()
model.Operation('QUANTIZED_LSTM', input, input_to_input, input_to_forget, input_to_cell, input_to_output, recurrent_to_input, recurrent_to_forget, recurrent_to_cell, recurrent_to_output, peephole_input, peephole_forget, peephole_output, input_gate_bias, forget_gate_bias, cell_gate_bias, output_gate_bias, projection, projection_bias, output_state, cell_state, input_norm, forget_norm, cell_norm, output_norm, 0.0, 0.0, 0.000244140625, 0.000274658203125, 0.000213623046875, 0.00030517578125, -7, 0.009999999776482582).To(output_state_out, cell_state_out, output)
Example({
    input: [-128, 127, 33, 125, 122, -124],
    output_state: [-128, 127, 120, -42, 91, -28, 34, 85],
    cell_state: [4184, -7995, 1883, 4833, 1047, 4669, 2149, 1751],
    output_state_out: [28, -20, 43, 7, 19, 0, 27, 12],
    cell_state_out: [2935, -781, 1398, 606, 827, 977, 1458, 595],
    output: [28, -20, 43, 7, 19, 0, 27, 12],
}, name='coupled_norm').DisableLifeTimeVariation()

# One step from states that are not zero.
# Expected values: TF Lite 2.14 built-in kernel.
input = Input('input', (S8, [2, 3], 0.0078125, 5))
input_to_input = Parameter('input_to_input', ('TENSOR_QUANT8_SYMM', [4, 3], 0.0020000000949949026, 0), [-98, 88, -9, -44, -90, 44, -16, 43, 34, -45, 74, 74])
input_to_forget = Parameter('input_to_forget', ('TENSOR_QUANT8_SYMM', [4, 3], 0.01600000075995922, 0), [28, -104, -40, -41, -66, 11, -26, 23, 101, 12, -103, -18])
input_to_cell = Parameter('input_to_cell', ('TENSOR_QUANT8_SYMM', [4, 3], 0.017000000923871994, 0), [-20, 16, 17, -21, -38, -91, 86, 12, 86, 8, -70, -16])
input_to_output = Parameter('input_to_output', ('TENSOR_QUANT8_SYMM', [4, 3], 0.017000000923871994, 0), [-120, 93, 15, -112, -46, -10, -31, 74, 87, -44, -25, -63])
recurrent_to_input = Parameter('recurrent_to_input', ('TENSOR_QUANT8_SYMM', [4, 4], 0.014999999664723873, 0), [125, 103, 125, 112, -54, -105, -40, -67, -61, -67, 71, 83, 113, 76, 102, 45])
recurrent_to_forget = Parameter('recurrent_to_forget', ('TENSOR_QUANT8_SYMM', [4, 4], 0.003000000026077032, 0), [93, 86, -114, -117, 44, 85, -116, 107, 119, 87, -43, -17, -74, 53, 23, 99])
recurrent_to_cell = Parameter('recurrent_to_cell', ('TENSOR_QUANT8_SYMM', [4, 4], 0.013000000268220901, 0), [6, -86, -48, -44, 29, -54, -122, 44, 14, 92, 16, 122, 117, 4, -27, -41])
recurrent_to_output = Parameter('recurrent_to_output', ('TENSOR_QUANT8_SYMM', [4, 4], 0.013000000268220901, 0), [-67, 103, -61, 25, -85, 43, -41, 22, 53, 70, 42, -7, -64, 25, 41, -115])
peephole_input = Parameter('peephole_input', ('TENSOR_QUANT16_SYMM', [4], 2.9999999242136255e-05, 0), [8040, 6969, -2307, -6667])
peephole_forget = Parameter('peephole_forget', ('TENSOR_QUANT16_SYMM', [4], 0.00013000000035390258, 0), [480, 1094, 3268, -1274])
peephole_output = Parameter('peephole_output', ('TENSOR_QUANT16_SYMM', [4], 5.999999848427251e-05, 0), [-7982, -748, -78, -3913])
input_gate_bias = Parameter('input_gate_bias', (I32, [4]), [-8181989, -2564566, 7305625, 3611520])
forget_gate_bias = Parameter('forget_gate_bias', (I32, [4]), [904183, 3453407, -247806, 2543545])
cell_gate_bias = Parameter('cell_gate_bias', (I32, [4]), [-4804996, -7943599, 6946246, -3726299])
output_gate_bias = Parameter('output_gate_bias', (I32, [4]), [-7672893, -7961712, -4261468, -3345685])
projection = Parameter('projection', ('TENSOR_QUANT8_SYMM', [0, 0], 0.009999999776482582, 0), None)
projection_bias = Parameter('projection_bias', (I32, [0], 0.0001, 0), None)
output_state = Input('output_state', (S8, [2, 4], 0.009999999776482582, -7))
cell_state = Input('cell_state', ('TENSOR_QUANT16_SYMM', [2, 4], 0.00048828125, 0))
input_norm = Parameter('input_norm', ('TENSOR_QUANT16_SYMM', [4], 0.00011000000085914508, 0), [-2235, 2904, 7627, -2359])
forget_norm = Parameter('forget_norm', ('TENSOR_QUANT16_SYMM', [4], 9.999999747378752e-05, 0), [6529, 4754, 7949, 5748])
cell_norm = Parameter('cell_norm', ('TENSOR_QUANT16_SYMM', [4], 0.00016999999934341758, 0), [-8328, 5360, -6219, 5956])
output_norm = Parameter('output_norm', ('TENSOR_QUANT16_SYMM', [4], 0.00016999999934341758, 0), [-6730, 8873, 8740, 4643])
output_state_out = Output('output_state_out', (S8, [2, 4], 0.009999999776482582, -7))
cell_state_out = Output('cell_state_out', ('TENSOR_QUANT16_SYMM', [2, 4], 0.00048828125, 0))
output = Output('output', (S8, [2, 4], 0.009999999776482582, -7))
model = Model()
model.Operation('QUANTIZED_LSTM', input, input_to_input, input_to_forget, input_to_cell, input_to_output, recurrent_to_input, recurrent_to_forget, recurrent_to_cell, recurrent_to_output, peephole_input, peephole_forget, peephole_output, input_gate_bias, forget_gate_bias, cell_gate_bias, output_gate_bias, projection, projection_bias, output_state, cell_state, input_norm, forget_norm, cell_norm, output_norm, 0.0, 0.0, 0.000244140625, 0.000274658203125, 0.000213623046875, 0.00030517578125, -7, 0.009999999776482582).To(output_state_out, cell_state_out, output)
Example({
    input: [-128, 127, 37, 22, 123, -62],
    output_state: [-128, 127, 109, -47, 114, 117, 98, 43],
    cell_state: [387, -3946, 5552, -723, -8530, -2574, -1402, 7801],
    output_state_out: [-8, -13, 15, -23, -17, -10, -55, 14],
    cell_state_out: [-322, -2857, 3923, -1346, -3728, -2169, -1540, 2678],
    output: [-8, -13, 15, -23, -17, -10, -55, 14],
}, name='norm_peephole').DisableLifeTimeVariation()

# One step from states that are not zero.
# Expected values: TF Lite 2.14 built-in kernel.
input = Input('input', (S8, [2, 3], 0.0078125, 5))
input_to_input = Parameter('input_to_input', ('TENSOR_QUANT8_SYMM', [4, 3], 0.017000000923871994, 0), [83, 87, -106, 71, -105, -47, -88, -12, -83, -67, 111, -62])
input_to_forget = Parameter('input_to_forget', ('TENSOR_QUANT8_SYMM', [4, 3], 0.0020000000949949026, 0), [30, 44, 21, 71, 106, 61, -82, 114, 114, -70, -14, 2])
input_to_cell = Parameter('input_to_cell', ('TENSOR_QUANT8_SYMM', [4, 3], 0.004999999888241291, 0), [-111, -78, -3, -36, -122, -31, 43, 67, -79, 43, -6, 46])
input_to_output = Parameter('input_to_output', ('TENSOR_QUANT8_SYMM', [4, 3], 0.017000000923871994, 0), [30, 94, 61, -90, -51, 39, 57, -119, 19, 48, -29, -16])
recurrent_to_input = Parameter('recurrent_to_input', ('TENSOR_QUANT8_SYMM', [4, 2], 0.006000000052154064, 0), [-64, -92, 40, -108, -116, 5, 35, 107])
recurrent_to_forget = Parameter('recurrent_to_forget', ('TENSOR_QUANT8_SYMM', [4, 2], 0.010999999940395355, 0), [122, 76, 84, 107, 7, -10, 55, 35])
recurrent_to_cell = Parameter('recurrent_to_cell', ('TENSOR_QUANT8_SYMM', [4, 2], 0.01600000075995922, 0), [-63, 6, 118, -42, -51, -116, -98, -111])
recurrent_to_output = Parameter('recurrent_to_output', ('TENSOR_QUANT8_SYMM', [4, 2], 0.014000000432133675, 0), [30, 122, 70, 93, -125, -27, 76, 41])
peephole_input = Parameter('peephole_input', ('TENSOR_QUANT16_SYMM', [0], 0.00015999999595806003, 0), None)
peephole_forget = Parameter('peephole_forget', ('TENSOR_QUANT16_SYMM', [0], 3.9999998989515007e-05, 0), None)
peephole_output = Parameter('peephole_output', ('TENSOR_QUANT16_SYMM', [0], 2.9999999242136255e-05, 0), None)
input_gate_bias = Parameter('input_gate_bias', (I32, [4]), [-1561514, 5070505, 1015155, 4046264])
forget_gate_bias = Parameter('forget_gate_bias', (I32, [4]), [6453081, -5435797, -1896708, -4266094])
cell_gate_bias = Parameter('cell_gate_bias', (I32, [4]), [-7293069, -6896441, -4511700, -620338])
output_gate_bias = Parameter('output_gate_bias', (I32, [4]), [8232258, 2242216, -4988360, -8308529])
projection = Parameter('projection', ('TENSOR_QUANT8_SYMM', [2, 4], 0.00800000037997961, 0), [-83, -79, 20, -20, 29, 79, -58, -26])
projection_bias = Parameter('projection_bias', (I32, [2], 0.0001, 0), [-325, -92])
output_state = Input('output_state', (S8, [2, 2], 0.009999999776482582, -7))
cell_state = Input('cell_state', ('TENSOR_QUANT16_SYMM', [2, 4], 0.00048828125, 0))
input_norm = Parameter('input_norm', ('TENSOR_QUANT16_SYMM', [4], 0.00011000000085914508, 0), [5089, -8020, 5385, -180])
forget_norm = Parameter('forget_norm', ('TENSOR_QUANT16_SYMM', [4], 9.000000136438757e-05, 0), [2521, -4520, 7656, 90])
cell_norm = Parameter('cell_norm', ('TENSOR_QUANT16_SYMM', [4], 7.999999797903001e-05, 0), [8348, -7861, 8345, 1303])
output_norm = Parameter('output_norm', ('TENSOR_QUANT16_SYMM', [4], 0.00013000000035390258, 0), [-2354, 8728, -1638, -244])
output_state_out = Output('output_state_out', (S8, [2, 2], 0.009999999776482582, -7))
cell_state_out = Output('cell_state_out', ('TENSOR_QUANT16_SYMM', [2, 4], 0.00048828125, 0))
output = Output('output', (S8, [2, 2], 0.009999999776482582, -7))
model = Model()
model.Operation('QUANTIZED_LSTM', input, input_to_input, input_to_forget, input_to_cell, input_to_output, recurrent_to_input, recurrent_to_forget, recurrent_to_cell, recurrent_to_output, peephole_input, peephole_forget, peephole_output, input_gate_bias, forget_gate_bias, cell_gate_bias, output_gate_bias, projection, projection_bias, output_state, cell_state, input_norm, forget_norm, cell_norm, output_norm, 0.0, 0.0, 0.000244140625, 0.000274658203125, 0.000213623046875, 0.00030517578125, 7, 0.01).To(output_state_out, cell_state_out, output)
Example({
    input: [-128, 127, 16, 92, -70, 24],
    output_state: [-128, 127, 47, -41],
    cell_state: [5795, 8344, 6686, -4349, 517, -8884, -2920, -596],
    output_state_out: [-82, 35, 24, -27],
    cell_state_out: [3574, 2768, 2916, -1804, -486, -4130, -1125, -342],
    output: [-82, 35, 24, -27],
}, name='norm_projection').DisableLifeTimeVariation()

# One step from states that are not zero.
# Expected values: TF Lite 2.14 built-in kernel.
input = Input('input', (S8, [2, 3], 0.0078125, 5))
input_to_input = Parameter('input_to_input', ('TENSOR_QUANT8_SYMM', [4, 3], 0.01899999938905239, 0), [-72, -78, -92, -34, 124, -97, -46, -70, -112, -123, 36, 33])
input_to_forget = Parameter('input_to_forget', ('TENSOR_QUANT8_SYMM', [4, 3], 0.0020000000949949026, 0), [123, 8, 42, -32, 6, -109, -44, 103, 24, 89, 66, 26])
input_to_cell = Parameter('input_to_cell', ('TENSOR_QUANT8_SYMM', [4, 3], 0.013000000268220901, 0), [48, 103, 0, -49, 2, -51, 8, -126, -26, 59, 110, -95])
input_to_output = Parameter('input_to_output', ('TENSOR_QUANT8_SYMM', [4, 3], 0.008999999612569809, 0), [-104, -55, 63, 74, -98, 77, 79, 65, -104, 3, 44, -37])
recurrent_to_input = Parameter('recurrent_to_input', ('TENSOR_QUANT8_SYMM', [4, 4], 0.009999999776482582, 0), [9, 59, 56, 5, 2, -58, -53, -46, 3, -100, -7, -115, -15, -17, 24, -40])
recurrent_to_forget = Parameter('recurrent_to_forget', ('TENSOR_QUANT8_SYMM', [4, 4], 0.014999999664723873, 0), [-10, 68, -119, 91, -55, -71, -115, 21, -83, -104, 2, -46, 96, 75, 27, -32])
recurrent_to_cell = Parameter('recurrent_to_cell', ('TENSOR_QUANT8_SYMM', [4, 4], 0.014999999664723873, 0), [-109, 94, 54, -79, 23, -19, -27, -91, 19, 35, 56, 120, -79, -122, -93, -66])
recurrent_to_output = Parameter('recurrent_to_output', ('TENSOR_QUANT8_SYMM', [4, 4], 0.007000000216066837, 0), [26, 46, 104, -76, 105, -18, -10, 93, -99, 18, 56, -83, -93, -118, 112, 25])
peephole_input = Parameter('peephole_input', ('TENSOR_QUANT16_SYMM', [0], 0.0001500000071246177, 0), None)
peephole_forget = Parameter('peephole_forget', ('TENSOR_QUANT16_SYMM', [0], 0.0001900000061141327, 0), None)
peephole_output = Parameter('peephole_output', ('TENSOR_QUANT16_SYMM', [0], 7.000000186963007e-05, 0), None)
input_gate_bias = Parameter('input_gate_bias', (I32, [4]), [-9161, 2332, 13710, 11532])
forget_gate_bias = Parameter('forget_gate_bias', (I32, [4]), [13944, -1286, 15630, -9745])
cell_gate_bias = Parameter('cell_gate_bias', (I32, [4]), [-13128, -7429, -13311, 13864])
output_gate_bias = Parameter('output_gate_bias', (I32, [4]), [-14517, 5606, -5908, -15316])
projection = Parameter('projection', ('TENSOR_QUANT8_SYMM', [0, 0], 0.009999999776482582, 0), None)
projection_bias = Parameter('projection_bias', (I32, [0], 0.0001, 0), None)
output_state = Input('output_state', (S8, [2, 4], 0.009999999776482582, -7))
cell_state = Input('cell_state', ('TENSOR_QUANT16_SYMM', [2, 4], 0.00048828125, 0))
input_norm = Parameter('input_norm', ('TENSOR_QUANT16_SYMM', [0], 0.00019999999494757503, 0), None)
forget_norm = Parameter('forget_norm', ('TENSOR_QUANT16_SYMM', [0], 7.999999797903001e-05, 0), None)
cell_norm = Parameter('cell_norm', ('TENSOR_QUANT16_SYMM', [0], 7.999999797903001e-05, 0), None)
output_norm = Parameter('output_norm', ('TENSOR_QUANT16_SYMM', [0], 0.00011999999696854502, 0), None)
output_state_out = Output('output_state_out', (S8, [2, 4], 0.009999999776482582, -7))
cell_state_out = Output('cell_state_out', ('TENSOR_QUANT16_SYMM', [2, 4], 0.00048828125, 0))
output = Output('output', (S8, [2, 4], 0.009999999776482582, -7))
model = Model()
model.Operation('QUANTIZED_LSTM', input, input_to_input, input_to_forget, input_to_cell, input_to_output, recurrent_to_input, recurrent_to_forget, recurrent_to_cell, recurrent_to_output, peephole_input, peephole_forget, peephole_output, input_gate_bias, forget_gate_bias, cell_gate_bias, output_gate_bias, projection, projection_bias, output_state, cell_state, input_norm, forget_norm, cell_norm, output_norm, 0.75, 0.0, 0.000244140625, 0.000244140625, 0.000244140625, 0.000244140625, -7, 0.009999999776482582).To(output_state_out, cell_state_out, output)
Example({
    input: [-128, 127, 19, -2, -77, -27],
    output_state: [-128, 127, 55, -119, -6, 49, 8, -1],
    cell_state: [-8956, -882, -2983, 8380, -3410, 4567, -8150, -3807],
    output_state_out: [-50, -6, -56, 13, -30, 25, -31, -18],
    cell_state_out: [-1495, 491, -1536, 1536, -1536, 1043, -1536, -1536],
    output: [-50, -6, -56, 13, -30, 25, -31, -18],
}, name='cell_clip').DisableLifeTimeVariation()

# One step from states that are not zero.
# Expected values: TF Lite 2.14 built-in kernel.
input = Input('input', (S8, [2, 3], 0.0078125, 5))
input_to_input = Parameter('input_to_input', ('TENSOR_QUANT8_SYMM', [4, 3], 0.0020000000949949026, 0), [-29, 52, -30, -26, -13, 113, -10, 39, -71, -32, -9, -19])
input_to_forget = Parameter('input_to_forget', ('TENSOR_QUANT8_SYMM', [4, 3], 0.014999999664723873, 0), [22, 24, 109, 81, -8, 6, 109, 1, 56, 119, -81, -74])
input_to_cell = Parameter('input_to_cell', ('TENSOR_QUANT8_SYMM', [4, 3], 0.006000000052154064, 0), [15, -89, 109, -91, 103, 91, 82, 113, -71, -24, 36, -17])
input_to_output = Parameter('input_to_output', ('TENSOR_QUANT8_SYMM', [4, 3], 0.009999999776482582, 0), [22, 20, 2, 45, -79, 64, -20, -8, -65, 57, -78, -8])
recurrent_to_input = Parameter('recurrent_to_input', ('TENSOR_QUANT8_SYMM', [4, 2], 0.009999999776482582, 0), [29, 51, -109, 3, -54, 126, -101, 86])
recurrent_to_forget = Parameter('recurrent_to_forget', ('TENSOR_QUANT8_SYMM', [4, 2], 0.014000000432133675, 0), [71, 117, 25, 95, 110, -94, 123, 55])
recurrent_to_cell = Parameter('recurrent_to_cell', ('TENSOR_QUANT8_SYMM', [4, 2], 0.003000000026077032, 0), [-116, 26, 89, 76, 30, -40, 9, 127])
recurrent_to_output = Parameter('recurrent_to_output', ('TENSOR_QUANT8_SYMM', [4, 2], 0.012000000104308128, 0), [49, -11, -76, 81, 29, -30, -71, -12])
peephole_input = Parameter('peephole_input', ('TENSOR_QUANT16_SYMM', [0], 0.00018000000272877514, 0), None)
peephole_forget = Parameter('peephole_forget', ('TENSOR_QUANT16_SYMM', [0], 0.00011999999696854502, 0), None)
peephole_output = Parameter('peephole_output', ('TENSOR_QUANT16_SYMM', [0], 4.999999873689376e-05, 0), None)
input_gate_bias = Parameter('input_gate_bias', (I32, [4]), [-1089, -13598, -12936, 12317])
forget_gate_bias = Parameter('forget_gate_bias', (I32, [4]), [-7398, -9935, -7008, 15880])
cell_gate_bias = Parameter('cell_gate_bias', (I32, [4]), [9662, 1177, -11390, -7493])
output_gate_bias = Parameter('output_gate_bias', (I32, [4]), [-14259, 8582, 3589, -6632])
projection = Parameter('projection', ('TENSOR_QUANT8_SYMM', [2, 4], 0.00800000037997961, 0), [40, 15, -117, 60, 22, 30, -39, 119])
projection_bias = Parameter('projection_bias', (I32, [2], 0.0001, 0), [-695, -575])
output_state = Input('output_state', (S8, [2, 2], 0.009999999776482582, -7))
cell_state = Input('cell_state', ('TENSOR_QUANT16_SYMM', [2, 4], 0.00048828125, 0))
input_norm = Parameter('input_norm', ('TENSOR_QUANT16_SYMM', [0], 7.999999797903001e-05, 0), None)
forget_norm = Parameter('forget_norm', ('TENSOR_QUANT16_SYMM', [0], 0.00018000000272877514, 0), None)
cell_norm = Parameter('cell_norm', ('TENSOR_QUANT16_SYMM', [0], 0.00011999999696854502, 0), None)
output_norm = Parameter('output_norm', ('TENSOR_QUANT16_SYMM', [0], 9.000000136438757e-05, 0), None)
output_state_out = Output('output_state_out', (S8, [2, 2], 0.009999999776482582, -7))
cell_state_out = Output('cell_state_out', ('TENSOR_QUANT16_SYMM', [2, 4], 0.00048828125, 0))
output = Output('output', (S8, [2, 2], 0.009999999776482582, -7))
model = Model()
model.Operation('QUANTIZED_LSTM', input, input_to_input, input_to_forget, input_to_cell, input_to_output, recurrent_to_input, recurrent_to_forget, recurrent_to_cell, recurrent_to_output, peephole_input, peephole_forget, peephole_output, input_gate_bias, forget_gate_bias, cell_gate_bias, output_gate_bias, projection, projection_bias, output_state, cell_state, input_norm, forget_norm, cell_norm, output_norm, 0.0, 0.2, 0.000244140625, 0.000244140625, 0.000244140625, 0.000244140625, 7, 0.01).To(output_state_out, cell_state_out, output)
Example({
    input: [-128, 127, 113, 94, 71, -83],
    output_state: [-128, 127, 17, -62],
    cell_state: [4023, -3353, 2417, 5373, 552, -3275, 7155, 2414],
    output_state_out: [15, 13, -20, -12],
    cell_state_out: [4196, 684, -1402, 939, -250, -1107, 5287, 1992],
    output: [15, 13, -20, -12],
}, name='projection_clip').DisableLifeTimeVariation()

# One step from states that are not zero.
# Expected values: TF Lite 2.14 built-in kernel.
input = Input('input', (S8, [2, 3], 0.0078125, 5))
input_to_input = Parameter('input_to_input', ('TENSOR_QUANT8_SYMM', [0, 0], 0.009999999776482582, 0), None)
input_to_forget = Parameter('input_to_forget', ('TENSOR_QUANT8_SYMM', [4, 3], 0.0020000000949949026, 0), [-65, -96, 21, -20, -26, 88, -47, 26, 126, -64, 115, -99])
input_to_cell = Parameter('input_to_cell', ('TENSOR_QUANT8_SYMM', [4, 3], 0.010999999940395355, 0), [-98, -93, 78, -118, 69, -12, -120, -49, 28, -78, 93, 20])
input_to_output = Parameter('input_to_output', ('TENSOR_QUANT8_SYMM', [4, 3], 0.007000000216066837, 0), [-112, 74, -53, 68, 19, -75, -122, 120, -116, -35, 58, -51])
recurrent_to_input = Parameter('recurrent_to_input', ('TENSOR_QUANT8_SYMM', [0, 0], 0.009999999776482582, 0), None)
recurrent_to_forget = Parameter('recurrent_to_forget', ('TENSOR_QUANT8_SYMM', [4, 2], 0.013000000268220901, 0), [-95, -5, 89, -15, -30, 45, 1, -113])
recurrent_to_cell = Parameter('recurrent_to_cell', ('TENSOR_QUANT8_SYMM', [4, 2], 0.019999999552965164, 0), [60, 84, 101, 57, 71, 19, 42, 127])
recurrent_to_output = Parameter('recurrent_to_output', ('TENSOR_QUANT8_SYMM', [4, 2], 0.01899999938905239, 0), [-25, -96, 126, -49, 10, 4, 54, -74])
peephole_input = Parameter('peephole_input', ('TENSOR_QUANT16_SYMM', [0], 9.000000136438757e-05, 0), None)
peephole_forget = Parameter('peephole_forget', ('TENSOR_QUANT16_SYMM', [0], 0.00014000000373926014, 0), None)
peephole_output = Parameter('peephole_output', ('TENSOR_QUANT16_SYMM', [0], 9.999999747378752e-05, 0), None)
input_gate_bias = Parameter('input_gate_bias', (I32, [0]), None)
forget_gate_bias = Parameter('forget_gate_bias', (I32, [4]), [5915103, 7062837, -6641424, 2268082])
cell_gate_bias = Parameter('cell_gate_bias', (I32, [4]), [3545046, -6626121, 1827691, 3042577])
output_gate_bias = Parameter('output_gate_bias', (I32, [4]), [-5329924, -6672625, -3306608, 4309133])
projection = Parameter('projection', ('TENSOR_QUANT8_SYMM', [2, 4], 0.004000000189989805, 0), [14, -19, -22, 96, 4, 93, 104, 46])
projection_bias = Parameter('projection_bias', (I32, [2], 0.0001, 0), [-766, -554])
output_state = Input('output_state', (S8, [2, 2], 0.009999999776482582, -7))
cell_state = Input('cell_state', ('TENSOR_QUANT16_SYMM', [2, 4], 0.00048828125, 0))
input_norm = Parameter('input_norm', ('TENSOR_QUANT16_SYMM', [0], 0.00019999999494757503, 0), None)
forget_norm = Parameter('forget_norm', ('TENSOR_QUANT16_SYMM', [4], 0.0001500000071246177, 0), [5274, -7896, 3013, -1634])
cell_norm = Parameter('cell_norm', ('TENSOR_QUANT16_SYMM', [4], 0.00011999999696854502, 0), [2713, -8266, -1897, -7232])
output_norm = Parameter('output_norm', ('TENSOR_QUANT16_SYMM', [4], 1.9999999494757503e-05, 0), [-3571, 614, -4126, 1324])
output_state_out = Output('output_state_out', (S8, [2, 2], 0.009999999776482582, -7))
cell_state_out = Output('cell_state_out', ('TENSOR_QUANT16_SYMM', [2, 4], 0.00048828125, 0))
output = Output('output', (S8, [2, 2], 0.009999999776482582, -7))
model = Model()
model.Operation('QUANTIZED_LSTM', input, input_to_input, input_to_forget, input_to_cell, input_to_output, recurrent_to_input, recurrent_to_forget, recurrent_to_cell, recurrent_to_output, peephole_input, peephole_forget, peephole_output, input_gate_bias, forget_gate_bias, cell_gate_bias, output_gate_bias, projection, projection_bias, output_state, cell_state, input_norm, forget_norm, cell_norm, output_norm, 1.25, 0.3, 0.000244140625, 0.000274658203125, 0.000213623046875, 0.00030517578125, 7, 0.01).To(output_state_out, cell_state_out, output)
Example({
    input: [-128, 127, 48, 48, -33, 25],
    output_state: [-128, 127, -53, -99],
    cell_state: [1090, 8081, -1048, -5171, 1775, -6041, -7587, 6925],
    output_state_out: [-29, -1, 14, -29],
    cell_state_out: [1022, 2560, 162, -2560, 1608, -2560, -1651, 2560],
    output: [-29, -1, 14, -29],
}, name='coupled_all').DisableLifeTimeVariation()

# One step from states that are not zero.
# Expected values: TF Lite 2.14 built-in kernel.
input = Input('input', (S8, [1, 5], 0.0078125, 5))
input_to_input = Parameter('input_to_input', ('TENSOR_QUANT8_SYMM', [3, 5], 0.008999999612569809, 0), [43, 73, -112, -101, 110, 50, -20, -38, -57, -57, 100, 64, -2, 40, -3])
input_to_forget = Parameter('input_to_forget', ('TENSOR_QUANT8_SYMM', [3, 5], 0.003000000026077032, 0), [-31, -60, 63, -70, -114, 121, -11, 22, -35, 110, 5, 27, 123, -98, -27])
input_to_cell = Parameter('input_to_cell', ('TENSOR_QUANT8_SYMM', [3, 5], 0.003000000026077032, 0), [-107, -121, -54, 59, -122, -29, 16, 87, 25, -8, 76, 3, -86, 127, 123])
input_to_output = Parameter('input_to_output', ('TENSOR_QUANT8_SYMM', [3, 5], 0.014000000432133675, 0), [68, -39, -98, 6, -64, -90, -42, 120, -73, 11, -74, 51, 39, -16, -34])
recurrent_to_input = Parameter('recurrent_to_input', ('TENSOR_QUANT8_SYMM', [3, 3], 0.009999999776482582, 0), [-24, -38, 62, 56, -104, 35, -42, 113, -65])
recurrent_to_forget = Parameter('recurrent_to_forget', ('TENSOR_QUANT8_SYMM', [3, 3], 0.01600000075995922, 0), [17, 119, -57, -68, 22, -109, -44, 84, -98])
recurrent_to_cell = Parameter('recurrent_to_cell', ('TENSOR_QUANT8_SYMM', [3, 3], 0.004999999888241291, 0), [-53, 122, 33, 25, 99, -111, 98, -82, 71])
recurrent_to_output = Parameter('recurrent_to_output', ('TENSOR_QUANT8_SYMM', [3, 3], 0.00800000037997961, 0), [54, -8, -119, 98, 93, -86, 105, 112, 20])
peephole_input = Parameter('peephole_input', ('TENSOR_QUANT16_SYMM', [0], 0.00019999999494757503, 0), None)
peephole_forget = Parameter('peephole_forget', ('TENSOR_QUANT16_SYMM', [0], 7.999999797903001e-05, 0), None)
peephole_output = Parameter('peephole_output', ('TENSOR_QUANT16_SYMM', [0], 0.00019999999494757503, 0), None)
input_gate_bias = Parameter('input_gate_bias', (I32, [3]), [-2876, -6898, 698])
forget_gate_bias = Parameter('forget_gate_bias', (I32, [3]), [-3505, 543, 12737])
cell_gate_bias = Parameter('cell_gate_bias', (I32, [3]), [14132, 12329, -4131])
output_gate_bias = Parameter('output_gate_bias', (I32, [3]), [-1748, -9334, -15969])
projection = Parameter('projection', ('TENSOR_QUANT8_SYMM', [0, 0], 0.009999999776482582, 0), None)
projection_bias = Parameter('projection_bias', (I32, [0], 0.0001, 0), None)
output_state = Input('output_state', (S8, [1, 3], 0.009999999776482582, -7))
cell_state = Input('cell_state', ('TENSOR_QUANT16_SYMM', [1, 3], 0.00048828125, 0))
input_norm = Parameter('input_norm', ('TENSOR_QUANT16_SYMM', [0], 7.999999797903001e-05, 0), None)
forget_norm = Parameter('forget_norm', ('TENSOR_QUANT16_SYMM', [0], 0.00015999999595806003, 0), None)
cell_norm = Parameter('cell_norm', ('TENSOR_QUANT16_SYMM', [0], 3.9999998989515007e-05, 0), None)
output_norm = Parameter('output_norm', ('TENSOR_QUANT16_SYMM', [0], 9.999999747378752e-05, 0), None)
output_state_out = Output('output_state_out', (S8, [1, 3], 0.009999999776482582, -7))
cell_state_out = Output('cell_state_out', ('TENSOR_QUANT16_SYMM', [1, 3], 0.00048828125, 0))
output = Output('output', (S8, [1, 3], 0.009999999776482582, -7))
model = Model()
model.Operation('QUANTIZED_LSTM', input, input_to_input, input_to_forget, input_to_cell, input_to_output, recurrent_to_input, recurrent_to_forget, recurrent_to_cell, recurrent_to_output, peephole_input, peephole_forget, peephole_output, input_gate_bias, forget_gate_bias, cell_gate_bias, output_gate_bias, projection, projection_bias, output_state, cell_state, input_norm, forget_norm, cell_norm, output_norm, 0.0, 0.0, 0.000244140625, 0.000244140625, 0.000244140625, 0.000244140625, -7, 0.009999999776482582).To(output_state_out, cell_state_out, output)
Example({
    input: [-128, 127, 15, -50, 61],
    output_state: [-128, 127, 89],
    cell_state: [-8913, 6865, 8927],
    output_state_out: [-9, 34, 50],
    cell_state_out: [-5399, 3321, 6273],
    output: [-9, 34, 50],
}, name='one_batch').DisableLifeTimeVariation()

# One step from states that are not zero.
# Expected values: TF Lite 2.14 built-in kernel.
input = Input('input', (S8, [3, 2], 0.0078125, 5))
input_to_input = Parameter('input_to_input', ('TENSOR_QUANT8_SYMM', [1, 2], 0.01600000075995922, 0), [-43, 32])
input_to_forget = Parameter('input_to_forget', ('TENSOR_QUANT8_SYMM', [1, 2], 0.010999999940395355, 0), [85, -104])
input_to_cell = Parameter('input_to_cell', ('TENSOR_QUANT8_SYMM', [1, 2], 0.003000000026077032, 0), [118, 113])
input_to_output = Parameter('input_to_output', ('TENSOR_QUANT8_SYMM', [1, 2], 0.01600000075995922, 0), [107, 100])
recurrent_to_input = Parameter('recurrent_to_input', ('TENSOR_QUANT8_SYMM', [1, 1], 0.010999999940395355, 0), [59])
recurrent_to_forget = Parameter('recurrent_to_forget', ('TENSOR_QUANT8_SYMM', [1, 1], 0.014999999664723873, 0), [-105])
recurrent_to_cell = Parameter('recurrent_to_cell', ('TENSOR_QUANT8_SYMM', [1, 1], 0.013000000268220901, 0), [-54])
recurrent_to_output = Parameter('recurrent_to_output', ('TENSOR_QUANT8_SYMM', [1, 1], 0.017999999225139618, 0), [-88])
peephole_input = Parameter('peephole_input', ('TENSOR_QUANT16_SYMM', [0], 0.00019999999494757503, 0), None)
peephole_forget = Parameter('peephole_forget', ('TENSOR_QUANT16_SYMM', [0], 0.00019999999494757503, 0), None)
peephole_output = Parameter('peephole_output', ('TENSOR_QUANT16_SYMM', [0], 0.0001500000071246177, 0), None)
input_gate_bias = Parameter('input_gate_bias', (I32, [1]), [-13942])
forget_gate_bias = Parameter('forget_gate_bias', (I32, [1]), [7577])
cell_gate_bias = Parameter('cell_gate_bias', (I32, [1]), [-13000])
output_gate_bias = Parameter('output_gate_bias', (I32, [1]), [12960])
projection = Parameter('projection', ('TENSOR_QUANT8_SYMM', [0, 0], 0.009999999776482582, 0), None)
projection_bias = Parameter('projection_bias', (I32, [0], 0.0001, 0), None)
output_state = Input('output_state', (S8, [3, 1], 0.009999999776482582, -7))
cell_state = Input('cell_state', ('TENSOR_QUANT16_SYMM', [3, 1], 0.00048828125, 0))
input_norm = Parameter('input_norm', ('TENSOR_QUANT16_SYMM', [0], 9.000000136438757e-05, 0), None)
forget_norm = Parameter('forget_norm', ('TENSOR_QUANT16_SYMM', [0], 5.999999848427251e-05, 0), None)
cell_norm = Parameter('cell_norm', ('TENSOR_QUANT16_SYMM', [0], 7.999999797903001e-05, 0), None)
output_norm = Parameter('output_norm', ('TENSOR_QUANT16_SYMM', [0], 9.000000136438757e-05, 0), None)
output_state_out = Output('output_state_out', (S8, [3, 1], 0.009999999776482582, -7))
cell_state_out = Output('cell_state_out', ('TENSOR_QUANT16_SYMM', [3, 1], 0.00048828125, 0))
output = Output('output', (S8, [3, 1], 0.009999999776482582, -7))
model = Model()
model.Operation('QUANTIZED_LSTM', input, input_to_input, input_to_forget, input_to_cell, input_to_output, recurrent_to_input, recurrent_to_forget, recurrent_to_cell, recurrent_to_output, peephole_input, peephole_forget, peephole_output, input_gate_bias, forget_gate_bias, cell_gate_bias, output_gate_bias, projection, projection_bias, output_state, cell_state, input_norm, forget_norm, cell_norm, output_norm, 0.0, 0.0, 0.000244140625, 0.000244140625, 0.000244140625, 0.000244140625, -7, 0.009999999776482582).To(output_state_out, cell_state_out, output)
Example({
    input: [-128, 127, -10, 14, 65, -50],
    output_state: [-128, 127, 116],
    cell_state: [8860, -8341, -248],
    output_state_out: [89, -33, -16],
    cell_state_out: [5704, -1901, -411],
    output: [89, -33, -16],
}, name='one_cell').DisableLifeTimeVariation()

# One step from states that are not zero.
# Expected values: TF Lite 2.14 built-in kernel.
input = Input('input', (S8, [2, 3], 0.0078125, 5))
input_to_input = Parameter('input_to_input', ('TENSOR_QUANT8_SYMM', [4, 3], 0.013000000268220901, 0), [97, -63, -68, -121, -3, 89, -50, -37, 84, 12, 117, 119])
input_to_forget = Parameter('input_to_forget', ('TENSOR_QUANT8_SYMM', [4, 3], 0.019999999552965164, 0), [-54, 71, -108, -75, -124, 36, 115, 7, 49, 125, 18, -125])
input_to_cell = Parameter('input_to_cell', ('TENSOR_QUANT8_SYMM', [4, 3], 0.0020000000949949026, 0), [-96, -66, 67, -78, -106, 87, -60, 47, -22, -40, -64, -7])
input_to_output = Parameter('input_to_output', ('TENSOR_QUANT8_SYMM', [4, 3], 0.0020000000949949026, 0), [-23, -49, -110, -46, 16, 2, -26, 64, -118, 76, -90, -113])
recurrent_to_input = Parameter('recurrent_to_input', ('TENSOR_QUANT8_SYMM', [4, 4], 0.01899999938905239, 0), [-75, 40, 84, 82, -44, 6, -14, -55, -36, -78, 91, -69, 82, 65, -26, 60])
recurrent_to_forget = Parameter('recurrent_to_forget', ('TENSOR_QUANT8_SYMM', [4, 4], 0.017999999225139618, 0), [-73, -74, 41, 29, -19, 44, 80, -47, 76, -104, 93, -25, 9, 107, -97, 125])
recurrent_to_cell = Parameter('recurrent_to_cell', ('TENSOR_QUANT8_SYMM', [4, 4], 0.004999999888241291, 0), [-99, -92, 40, -47, -96, -85, -69, 46, 94, 71, -68, -67, -37, -15, 127, -74])
recurrent_to_output = Parameter('recurrent_to_output', ('TENSOR_QUANT8_SYMM', [4, 4], 0.014000000432133675, 0), [-66, 100, 18, -10, -86, -127, 66, -80, -108, -95, -38, 55, 48, 102, -29, -106])
peephole_input = Parameter('peephole_input', ('TENSOR_QUANT16_SYMM', [0], 9.999999747378752e-05, 0), None)
peephole_forget = Parameter('peephole_forget', ('TENSOR_QUANT16_SYMM', [0], 7.000000186963007e-05, 0), None)
peephole_output = Parameter('peephole_output', ('TENSOR_QUANT16_SYMM', [0], 0.00013000000035390258, 0), None)
input_gate_bias = Parameter('input_gate_bias', (I32, [4]), [-10457, 89, -1912, -11014])
forget_gate_bias = Parameter('forget_gate_bias', (I32, [4]), [5270, 2873, 7636, 11642])
cell_gate_bias = Parameter('cell_gate_bias', (I32, [4]), [1863, -932, 6387, -7809])
output_gate_bias = Parameter('output_gate_bias', (I32, [4]), [4359, -2613, 15785, 956])
projection = Parameter('projection', ('TENSOR_QUANT8_SYMM', [0, 0], 0.009999999776482582, 0), None)
projection_bias = Parameter('projection_bias', (I32, [0], 0.0001, 0), None)
output_state = Input('output_state', (S8, [2, 4], 0.015625, 127))
cell_state = Input('cell_state', ('TENSOR_QUANT16_SYMM', [2, 4], 0.001953125, 0))
input_norm = Parameter('input_norm', ('TENSOR_QUANT16_SYMM', [0], 0.00011999999696854502, 0), None)
forget_norm = Parameter('forget_norm', ('TENSOR_QUANT16_SYMM', [0], 0.00019999999494757503, 0), None)
cell_norm = Parameter('cell_norm', ('TENSOR_QUANT16_SYMM', [0], 0.00013000000035390258, 0), None)
output_norm = Parameter('output_norm', ('TENSOR_QUANT16_SYMM', [0], 0.00011000000085914508, 0), None)
output_state_out = Output('output_state_out', (S8, [2, 4], 0.015625, 127))
cell_state_out = Output('cell_state_out', ('TENSOR_QUANT16_SYMM', [2, 4], 0.001953125, 0))
output = Output('output', (S8, [2, 4], 0.015625, 127))
model = Model()
model.Operation('QUANTIZED_LSTM', input, input_to_input, input_to_forget, input_to_cell, input_to_output, recurrent_to_input, recurrent_to_forget, recurrent_to_cell, recurrent_to_output, peephole_input, peephole_forget, peephole_output, input_gate_bias, forget_gate_bias, cell_gate_bias, output_gate_bias, projection, projection_bias, output_state, cell_state, input_norm, forget_norm, cell_norm, output_norm, 0.0, 0.0, 0.000244140625, 0.000244140625, 0.000244140625, 0.000244140625, 127, 0.015625).To(output_state_out, cell_state_out, output)
Example({
    input: [-128, 127, 47, 108, -109, 33],
    output_state: [-128, 127, -103, 55, 76, -13, -113, 96],
    cell_state: [-1683, -7600, 2267, 7413, -2399, -8105, -2626, 206],
    output_state_out: [67, 127, 127, 127, 125, 127, 64, 127],
    cell_state_out: [-1664, 142, 3, 6396, -722, 301, -1354, 198],
    output: [67, 127, 127, 127, 125, 127, 64, 127],
}, name='coarse_state').DisableLifeTimeVariation()

# One step from states that are not zero.
# Expected values: TF Lite 2.14 built-in kernel.
input = Input('input', (S8, [2, 3], 0.0078125, 5))
input_to_input = Parameter('input_to_input', ('TENSOR_QUANT8_SYMM', [4, 3], 0.006000000052154064, 0), [-3, -42, -26, -73, 100, -100, 54, 40, 112, 91, -63, -90])
input_to_forget = Parameter('input_to_forget', ('TENSOR_QUANT8_SYMM', [4, 3], 0.014999999664723873, 0), [106, 30, 9, -124, 51, -89, -75, 32, 92, 104, 82, 124])
input_to_cell = Parameter('input_to_cell', ('TENSOR_QUANT8_SYMM', [4, 3], 0.004000000189989805, 0), [16, 101, -22, -15, -99, 70, -53, 56, -88, -5, 56, -109])
input_to_output = Parameter('input_to_output', ('TENSOR_QUANT8_SYMM', [4, 3], 0.008999999612569809, 0), [77, -67, 15, -64, -118, -33, 48, -96, -74, 123, 61, 23])
recurrent_to_input = Parameter('recurrent_to_input', ('TENSOR_QUANT8_SYMM', [4, 4], 0.010999999940395355, 0), [76, 52, 126, -99, -24, -19, 107, -103, 35, -116, -7, -92, -8, 58, -110, -126])
recurrent_to_forget = Parameter('recurrent_to_forget', ('TENSOR_QUANT8_SYMM', [4, 4], 0.013000000268220901, 0), [-33, 33, -119, 38, -97, 9, 58, -14, -87, 11, 115, -43, -37, 23, 53, 80])
recurrent_to_cell = Parameter('recurrent_to_cell', ('TENSOR_QUANT8_SYMM', [4, 4], 0.017999999225139618, 0), [127, -69, 39, -115, 92, 51, 75, -84, -57, -25, 55, 83, -31, 63, 47, -82])
recurrent_to_output = Parameter('recurrent_to_output', ('TENSOR_QUANT8_SYMM', [4, 4], 0.010999999940395355, 0), [-33, 127, 33, -86, 116, 69, -102, -65, 82, 27, -10, -42, -53, 51, -42, -122])
peephole_input = Parameter('peephole_input', ('TENSOR_QUANT16_SYMM', [0], 2.9999999242136255e-05, 0), None)
peephole_forget = Parameter('peephole_forget', ('TENSOR_QUANT16_SYMM', [0], 0.00014000000373926014, 0), None)
peephole_output = Parameter('peephole_output', ('TENSOR_QUANT16_SYMM', [0], 4.999999873689376e-05, 0), None)
input_gate_bias = Parameter('input_gate_bias', (I32, [4]), [1908, -7755, -7899, -311])
forget_gate_bias = Parameter('forget_gate_bias', (I32, [4]), [-10792, -5571, -1716, -2319])
cell_gate_bias = Parameter('cell_gate_bias', (I32, [4]), [3116, 15245, -11353, 1239])
output_gate_bias = Parameter('output_gate_bias', (I32, [4]), [5354, -11247, 10590, 1510])
projection = Parameter('projection', ('TENSOR_QUANT8_SYMM', [0, 0], 0.009999999776482582, 0), None)
projection_bias = Parameter('projection_bias', (I32, [0], 0.0001, 0), None)
output_state = Input('output_state', (S8, [2, 4], 0.00390625, -128))
cell_state = Input('cell_state', ('TENSOR_QUANT16_SYMM', [2, 4], 3.0517578125e-05, 0))
input_norm = Parameter('input_norm', ('TENSOR_QUANT16_SYMM', [0], 4.999999873689376e-05, 0), None)
forget_norm = Parameter('forget_norm', ('TENSOR_QUANT16_SYMM', [0], 2.9999999242136255e-05, 0), None)
cell_norm = Parameter('cell_norm', ('TENSOR_QUANT16_SYMM', [0], 9.999999747378752e-05, 0), None)
output_norm = Parameter('output_norm', ('TENSOR_QUANT16_SYMM', [0], 4.999999873689376e-05, 0), None)
output_state_out = Output('output_state_out', (S8, [2, 4], 0.00390625, -128))
cell_state_out = Output('cell_state_out', ('TENSOR_QUANT16_SYMM', [2, 4], 3.0517578125e-05, 0))
output = Output('output', (S8, [2, 4], 0.00390625, -128))
model = Model()
model.Operation('QUANTIZED_LSTM', input, input_to_input, input_to_forget, input_to_cell, input_to_output, recurrent_to_input, recurrent_to_forget, recurrent_to_cell, recurrent_to_output, peephole_input, peephole_forget, peephole_output, input_gate_bias, forget_gate_bias, cell_gate_bias, output_gate_bias, projection, projection_bias, output_state, cell_state, input_norm, forget_norm, cell_norm, output_norm, 0.0, 0.0, 0.000244140625, 0.000244140625, 0.000244140625, 0.000244140625, -128, 0.00390625).To(output_state_out, cell_state_out, output)
Example({
    input: [-128, 127, 51, -110, -14, 0],
    output_state: [-128, 127, -105, 43, 77, -118, 115, -32],
    cell_state: [-2563, 2687, -8308, -2596, 2381, -5895, -5288, -6913],
    output_state_out: [-128, -117, -128, -128, -61, -81, -126, -128],
    cell_state_out: [-14568, 5888, -5403, -16, 25972, 15909, 291, -1915],
    output: [-128, -117, -128, -128, -61, -81, -126, -128],
}, name='fine_state').DisableLifeTimeVariation()

# One step from states that are not zero.
# Expected values: TF Lite 2.14 built-in kernel.
input = Input('input', (S8, [2, 3], 0.015625, -128))
input_to_input = Parameter('input_to_input', ('TENSOR_QUANT8_SYMM', [4, 3], 0.00800000037997961, 0), [-85, 121, -106, -111, 109, 54, 82, -22, -79, -103, 7, -8])
input_to_forget = Parameter('input_to_forget', ('TENSOR_QUANT8_SYMM', [4, 3], 0.006000000052154064, 0), [103, -56, 102, -35, 73, -54, -70, -40, 112, -83, 21, 70])
input_to_cell = Parameter('input_to_cell', ('TENSOR_QUANT8_SYMM', [4, 3], 0.008999999612569809, 0), [-54, -79, -77, -127, 31, -115, 125, 77, 8, -71, -33, -107])
input_to_output = Parameter('input_to_output', ('TENSOR_QUANT8_SYMM', [4, 3], 0.019999999552965164, 0), [1, 46, 104, 94, -48, 48, 44, -31, -81, 113, -67, -99])
recurrent_to_input = Parameter('recurrent_to_input', ('TENSOR_QUANT8_SYMM', [4, 2], 0.009999999776482582, 0), [-77, -125, -96, -73, -4, -85, -9, 111])
recurrent_to_forget = Parameter('recurrent_to_forget', ('TENSOR_QUANT8_SYMM', [4, 2], 0.01600000075995922, 0), [68, 100, 95, -7, -8, -95, -114, -70])
recurrent_to_cell = Parameter('recurrent_to_cell', ('TENSOR_QUANT8_SYMM', [4, 2], 0.006000000052154064, 0), [-58, -116, -94, -5, -8, 36, -9, -5])
recurrent_to_output = Parameter('recurrent_to_output', ('TENSOR_QUANT8_SYMM', [4, 2], 0.019999999552965164, 0), [-84, 122, -26, -124, 115, -31, -86, -123])
peephole_input = Parameter('peephole_input', ('TENSOR_QUANT16_SYMM', [0], 0.00011000000085914508, 0), None)
peephole_forget = Parameter('peephole_forget', ('TENSOR_QUANT16_SYMM', [0], 0.00019999999494757503, 0), None)
peephole_output = Parameter('peephole_output', ('TENSOR_QUANT16_SYMM', [0], 7.999999797903001e-05, 0), None)
input_gate_bias = Parameter('input_gate_bias', (I32, [4]), [-12406, -9507, -10029, -15299])
forget_gate_bias = Parameter('forget_gate_bias', (I32, [4]), [-2516, -12701, 15867, -11224])
cell_gate_bias = Parameter('cell_gate_bias', (I32, [4]), [5197, 16170, -8514, -6606])
output_gate_bias = Parameter('output_gate_bias', (I32, [4]), [15179, -10111, -3584, -7947])
projection = Parameter('projection', ('TENSOR_QUANT8_SYMM', [2, 4], 0.00800000037997961, 0), [49, 111, -55, 119, 25, -115, -93, -36])
projection_bias = Parameter('projection_bias', (I32, [2], 0.0001, 0), [431, -931])
output_state = Input('output_state', (S8, [2, 2], 0.019999999552965164, 60))
cell_state = Input('cell_state', ('TENSOR_QUANT16_SYMM', [2, 4], 0.00048828125, 0))
input_norm = Parameter('input_norm', ('TENSOR_QUANT16_SYMM', [0], 0.00019999999494757503, 0), None)
forget_norm = Parameter('forget_norm', ('TENSOR_QUANT16_SYMM', [0], 0.00018000000272877514, 0), None)
cell_norm = Parameter('cell_norm', ('TENSOR_QUANT16_SYMM', [0], 0.00015999999595806003, 0), None)
output_norm = Parameter('output_norm', ('TENSOR_QUANT16_SYMM', [0], 0.0001900000061141327, 0), None)
output_state_out = Output('output_state_out', (S8, [2, 2], 0.019999999552965164, 60))
cell_state_out = Output('cell_state_out', ('TENSOR_QUANT16_SYMM', [2, 4], 0.00048828125, 0))
output = Output('output', (S8, [2, 2], 0.019999999552965164, 60))
model = Model()
model.Operation('QUANTIZED_LSTM', input, input_to_input, input_to_forget, input_to_cell, input_to_output, recurrent_to_input, recurrent_to_forget, recurrent_to_cell, recurrent_to_output, peephole_input, peephole_forget, peephole_output, input_gate_bias, forget_gate_bias, cell_gate_bias, output_gate_bias, projection, projection_bias, output_state, cell_state, input_norm, forget_norm, cell_norm, output_norm, 0.0, 0.0, 0.000244140625, 0.000244140625, 0.000244140625, 0.000244140625, 7, 0.01).To(output_state_out, cell_state_out, output)
Example({
    input: [-128, 127, -81, 35, -124, 18],
    output_state: [-128, 127, -115, 13],
    cell_state: [4761, -1968, 8157, 6347, -4135, 8778, 6982, -301],
    output_state_out: [49, 49, 26, 82],
    cell_state_out: [-1687, 2029, 3084, 5250, -399, -1286, 7758, -315],
    output: [49, 49, 26, 82],
}, name='zero_points').DisableLifeTimeVariation()

# One step from states that are not zero.
# Expected values: TF Lite 2.14 built-in kernel.
input = Input('input', (S8, [2, 3], 0.03125, 127))
input_to_input = Parameter('input_to_input', ('TENSOR_QUANT8_SYMM', [4, 3], 0.012000000104308128, 0), [71, -81, 116, 92, 36, -58, 45, -106, -33, -6, -42, -109])
input_to_forget = Parameter('input_to_forget', ('TENSOR_QUANT8_SYMM', [4, 3], 0.007000000216066837, 0), [-77, 6, -126, -4, -51, -74, -45, 55, -69, -111, -32, 43])
input_to_cell = Parameter('input_to_cell', ('TENSOR_QUANT8_SYMM', [4, 3], 0.017000000923871994, 0), [81, 12, -79, 51, -78, -49, 116, -100, 102, -87, 2, 102])
input_to_output = Parameter('input_to_output', ('TENSOR_QUANT8_SYMM', [4, 3], 0.010999999940395355, 0), [-90, 120, 66, 126, 33, 15, 66, -41, 81, 54, 79, -49])
recurrent_to_input = Parameter('recurrent_to_input', ('TENSOR_QUANT8_SYMM', [4, 4], 0.007000000216066837, 0), [18, -2, 109, -25, 96, 46, 32, 25, -87, -126, 40, -86, -5, -112, 80, -66])
recurrent_to_forget = Parameter('recurrent_to_forget', ('TENSOR_QUANT8_SYMM', [4, 4], 0.006000000052154064, 0), [-7, 99, 95, 12, -1, 72, -68, -77, 95, -122, -45, 5, -123, -95, -63, 44])
recurrent_to_cell = Parameter('recurrent_to_cell', ('TENSOR_QUANT8_SYMM', [4, 4], 0.01899999938905239, 0), [-65, 80, 26, 105, 94, 100, -78, -103, 51, 93, -95, -20, 41, -34, 84, 84])
recurrent_to_output = Parameter('recurrent_to_output', ('TENSOR_QUANT8_SYMM', [4, 4], 0.013000000268220901, 0), [100, 17, 79, -11, 112, 37, 39, -82, -127, 93, -102, -44, 70, -16, -101, -97])
peephole_input = Parameter('peephole_input', ('TENSOR_QUANT16_SYMM', [0], 0.0001500000071246177, 0), None)
peephole_forget = Parameter('peephole_forget', ('TENSOR_QUANT16_SYMM', [0], 0.0001500000071246177, 0), None)
peephole_output = Parameter('peephole_output', ('TENSOR_QUANT16_SYMM', [0], 0.00016999999934341758, 0), None)
input_gate_bias = Parameter('input_gate_bias', (I32, [4]), [-5054997, 1417106, 4545902, 3365715])
forget_gate_bias = Parameter('forget_gate_bias', (I32, [4]), [-4599300, -5235635, -1143455, 6298458])
cell_gate_bias = Parameter('cell_gate_bias', (I32, [4]), [-7582978, 5244403, 1039965, -7457375])
output_gate_bias = Parameter('output_gate_bias', (I32, [4]), [1839734, -4260573, 546295, -1139442])
projection = Parameter('projection', ('TENSOR_QUANT8_SYMM', [0, 0], 0.009999999776482582, 0), None)
projection_bias = Parameter('projection_bias', (I32, [0], 0.0001, 0), None)
output_state = Input('output_state', (S8, [2, 4], 0.009999999776482582, -7))
cell_state = Input('cell_state', ('TENSOR_QUANT16_SYMM', [2, 4], 0.0009765625, 0))
input_norm = Parameter('input_norm', ('TENSOR_QUANT16_SYMM', [4], 0.0001500000071246177, 0), [5062, -1193, 5828, 4881])
forget_norm = Parameter('forget_norm', ('TENSOR_QUANT16_SYMM', [4], 0.00018000000272877514, 0), [4283, 5819, 8135, -7393])
cell_norm = Parameter('cell_norm', ('TENSOR_QUANT16_SYMM', [4], 9.999999747378752e-05, 0), [-4905, -4204, 507, 7367])
output_norm = Parameter('output_norm', ('TENSOR_QUANT16_SYMM', [4], 7.000000186963007e-05, 0), [-5713, 6531, 40, 6552])
output_state_out = Output('output_state_out', (S8, [2, 4], 0.009999999776482582, -7))
cell_state_out = Output('cell_state_out', ('TENSOR_QUANT16_SYMM', [2, 4], 0.0009765625, 0))
output = Output('output', (S8, [2, 4], 0.009999999776482582, -7))
model = Model()
model.Operation('QUANTIZED_LSTM', input, input_to_input, input_to_forget, input_to_cell, input_to_output, recurrent_to_input, recurrent_to_forget, recurrent_to_cell, recurrent_to_output, peephole_input, peephole_forget, peephole_output, input_gate_bias, forget_gate_bias, cell_gate_bias, output_gate_bias, projection, projection_bias, output_state, cell_state, input_norm, forget_norm, cell_norm, output_norm, 0.0, 0.0, 0.000244140625, 0.000274658203125, 0.000213623046875, 0.00030517578125, -7, 0.009999999776482582).To(output_state_out, cell_state_out, output)
Example({
    input: [-128, 127, 43, -21, -50, 127],
    output_state: [-128, 127, 57, -126, 74, -46, 38, 12],
    cell_state: [8791, -8732, 5371, 4386, -7956, -7424, -7356, -5455],
    output_state_out: [30, -30, 28, 39, -46, -37, -37, -40],
    cell_state_out: [5072, -1007, 869, 3319, -2635, -1541, -685, -1517],
    output: [30, -30, 28, 39, -46, -37, -37, -40],
}, name='coarse_norm').DisableLifeTimeVariation()

# One step from states that are not zero.
# Expected values: TF Lite 2.14 built-in kernel.
input = Input('input', (S8, [2, 3], 0.0078125, 5))
input_to_input = Parameter('input_to_input', ('TENSOR_QUANT8_SYMM', [4, 3], 0.01899999938905239, 0), [19, 101, 12, 9, 41, 19, 41, -56, -36, -25, -120, 88])
input_to_forget = Parameter('input_to_forget', ('TENSOR_QUANT8_SYMM', [4, 3], 0.013000000268220901, 0), [103, 12, -120, -107, 38, -102, -29, -109, -117, 76, 99, 94])
input_to_cell = Parameter('input_to_cell', ('TENSOR_QUANT8_SYMM', [4, 3], 0.01600000075995922, 0), [-105, 35, -16, -72, -78, 65, -45, -16, -42, -104, -55, -105])
input_to_output = Parameter('input_to_output', ('TENSOR_QUANT8_SYMM', [4, 3], 0.008999999612569809, 0), [-11, -6, -118, 69, -39, -121, 126, -110, 49, -70, 106, -43])
recurrent_to_input = Parameter('recurrent_to_input', ('TENSOR_QUANT8_SYMM', [4, 2], 0.017999999225139618, 0), [-91, 80, -23, -27, -107, 78, 80, -29])
recurrent_to_forget = Parameter('recurrent_to_forget', ('TENSOR_QUANT8_SYMM', [4, 2], 0.014999999664723873, 0), [59, -81, -116, -127, -76, 94, -58, -28])
recurrent_to_cell = Parameter('recurrent_to_cell', ('TENSOR_QUANT8_SYMM', [4, 2], 0.013000000268220901, 0), [25, -1, 125, -90, 120, 47, 74, -28])
recurrent_to_output = Parameter('recurrent_to_output', ('TENSOR_QUANT8_SYMM', [4, 2], 0.008999999612569809, 0), [59, -64, 63, 51, -76, -100, 52, 98])
peephole_input = Parameter('peephole_input', ('TENSOR_QUANT16_SYMM', [0], 2.9999999242136255e-05, 0), None)
peephole_forget = Parameter('peephole_forget', ('TENSOR_QUANT16_SYMM', [0], 0.00016999999934341758, 0), None)
peephole_output = Parameter('peephole_output', ('TENSOR_QUANT16_SYMM', [0], 5.999999848427251e-05, 0), None)
input_gate_bias = Parameter('input_gate_bias', (I32, [4]), [12588, -425, 12559, -9515])
forget_gate_bias = Parameter('forget_gate_bias', (I32, [4]), [10875, 1222, 15701, 2201])
cell_gate_bias = Parameter('cell_gate_bias', (I32, [4]), [-15793, -14637, -8752, 6848])
output_gate_bias = Parameter('output_gate_bias', (I32, [4]), [1478, -1700, 6472, -12714])
projection = Parameter('projection', ('TENSOR_QUANT8_SYMM', [2, 4], 0.004000000189989805, 0), [-73, -71, -124, 35, -71, 80, -11, 86])
projection_bias = Parameter('projection_bias', (I32, [2], 0.0001, 0), [-372, -636])
output_state = Input('output_state', (S8, [2, 2], 0.009999999776482582, -7))
cell_state = Input('cell_state', ('TENSOR_QUANT16_SYMM', [2, 4], 0.00048828125, 0))
input_norm = Parameter('input_norm', ('TENSOR_QUANT16_SYMM', [0], 0.0001500000071246177, 0), None)
forget_norm = Parameter('forget_norm', ('TENSOR_QUANT16_SYMM', [0], 9.000000136438757e-05, 0), None)
cell_norm = Parameter('cell_norm', ('TENSOR_QUANT16_SYMM', [0], 5.999999848427251e-05, 0), None)
output_norm = Parameter('output_norm', ('TENSOR_QUANT16_SYMM', [0], 0.0001900000061141327, 0), None)
output_state_out = Output('output_state_out', (S8, [2, 2], 0.009999999776482582, -7))
cell_state_out = Output('cell_state_out', ('TENSOR_QUANT16_SYMM', [2, 4], 0.00048828125, 0))
output = Output('output', (S8, [2, 2], 0.009999999776482582, -7))
model = Model()
model.Operation('QUANTIZED_LSTM', input, input_to_input, input_to_forget, input_to_cell, input_to_output, recurrent_to_input, recurrent_to_forget, recurrent_to_cell, recurrent_to_output, peephole_input, peephole_forget, peephole_output, input_gate_bias, forget_gate_bias, cell_gate_bias, output_gate_bias, projection, projection_bias, output_state, cell_state, input_norm, forget_norm, cell_norm, output_norm, 0.3, 0.0, 0.000244140625, 0.000244140625, 0.000244140625, 0.000244140625, 7, 0.01).To(output_state_out, cell_state_out, output)
Example({
    input: [-128, 127, 56, -118, -55, -47],
    output_state: [-128, 127, -100, -25],
    cell_state: [3332, 1271, -8734, 8776, -7094, 4828, -6331, 2386],
    output_state_out: [-2, -2, 3, 1],
    cell_state_out: [-317, -328, -614, 614, -614, 614, -614, 614],
    output: [-2, -2, 3, 1],
}, name='cell_clip_below_projection').DisableLifeTimeVariation()

# One step from states that are not zero.
# Expected values: TF Lite 2.14 built-in kernel.
input = Input('input', (S8, [2, 3], 0.0078125, 5))
input_to_input = Parameter('input_to_input', ('TENSOR_QUANT8_SYMM', [4, 3], 0.010999999940395355, 0), [-63, -1, 101, -105, -80, -4, -5, -56, 93, -73, -81, -9])
input_to_forget = Parameter('input_to_forget', ('TENSOR_QUANT8_SYMM', [4, 3], 0.014000000432133675, 0), [109, -102, -43, 32, -22, 38, -90, 27, -47, 18, 63, 16])
input_to_cell = Parameter('input_to_cell', ('TENSOR_QUANT8_SYMM', [4, 3], 0.01899999938905239, 0), [16, 10, -121, 55, 23, 71, -50, 123, -11, -90, 127, 40])
input_to_output = Parameter('input_to_output', ('TENSOR_QUANT8_SYMM', [4, 3], 0.017999999225139618, 0), [53, -105, 68, 91, -98, 5, 69, 84, -56, 97, 85, 73])
recurrent_to_input = Parameter('recurrent_to_input', ('TENSOR_QUANT8_SYMM', [4, 2], 0.004999999888241291, 0), [34, -72, 33, 60, -85, -6, -86, 8])
recurrent_to_forget = Parameter('recurrent_to_forget', ('TENSOR_QUANT8_SYMM', [4, 2], 0.009999999776482582, 0), [-76, -74, 16, -13, 109, -65, 126, -102])
recurrent_to_cell = Parameter('recurrent_to_cell', ('TENSOR_QUANT8_SYMM', [4, 2], 0.007000000216066837, 0), [27, -118, -58, 68, 89, 52, -26, -47])
recurrent_to_output = Parameter('recurrent_to_output', ('TENSOR_QUANT8_SYMM', [4, 2], 0.009999999776482582, 0), [-82, 103, -112, 16, 65, -110, -45, 88])
peephole_input = Parameter('peephole_input', ('TENSOR_QUANT16_SYMM', [0], 1.9999999494757503e-05, 0), None)
peephole_forget = Parameter('peephole_forget', ('TENSOR_QUANT16_SYMM', [0], 0.00011000000085914508, 0), None)
peephole_output = Parameter('peephole_output', ('TENSOR_QUANT16_SYMM', [0], 0.00015999999595806003, 0), None)
input_gate_bias = Parameter('input_gate_bias', (I32, [4]), [2601, -7555, 16104, -14316])
forget_gate_bias = Parameter('forget_gate_bias', (I32, [4]), [12468, -646, 5449, -12767])
cell_gate_bias = Parameter('cell_gate_bias', (I32, [4]), [14895, -4537, -9804, 1957])
output_gate_bias = Parameter('output_gate_bias', (I32, [4]), [4166, 815, 11788, -11775])
projection = Parameter('projection', ('TENSOR_QUANT8_SYMM', [2, 4], 0.019999999552965164, 0), [48, -22, 82, 48, -75, 89, 84, -7])
projection_bias = Parameter('projection_bias', (I32, [2], 0.0001, 0), [829, 166])
output_state = Input('output_state', (S8, [2, 2], 0.009999999776482582, -7))
cell_state = Input('cell_state', ('TENSOR_QUANT16_SYMM', [2, 4], 0.00048828125, 0))
input_norm = Parameter('input_norm', ('TENSOR_QUANT16_SYMM', [0], 0.00019999999494757503, 0), None)
forget_norm = Parameter('forget_norm', ('TENSOR_QUANT16_SYMM', [0], 0.00013000000035390258, 0), None)
cell_norm = Parameter('cell_norm', ('TENSOR_QUANT16_SYMM', [0], 0.00011999999696854502, 0), None)
output_norm = Parameter('output_norm', ('TENSOR_QUANT16_SYMM', [0], 0.00011000000085914508, 0), None)
output_state_out = Output('output_state_out', (S8, [2, 2], 0.009999999776482582, -7))
cell_state_out = Output('cell_state_out', ('TENSOR_QUANT16_SYMM', [2, 4], 0.00048828125, 0))
output = Output('output', (S8, [2, 2], 0.009999999776482582, -7))
model = Model()
model.Operation('QUANTIZED_LSTM', input, input_to_input, input_to_forget, input_to_cell, input_to_output, recurrent_to_input, recurrent_to_forget, recurrent_to_cell, recurrent_to_output, peephole_input, peephole_forget, peephole_output, input_gate_bias, forget_gate_bias, cell_gate_bias, output_gate_bias, projection, projection_bias, output_state, cell_state, input_norm, forget_norm, cell_norm, output_norm, 0.3, 0.5, 0.000244140625, 0.000244140625, 0.000244140625, 0.000244140625, 7, 0.01).To(output_state_out, cell_state_out, output)
Example({
    input: [-128, 127, -32, 35, -96, -27],
    output_state: [-128, 127, 81, -119],
    cell_state: [-4599, -4465, 4004, -8132, 784, 5618, -576, -5008],
    output_state_out: [40, 10, -29, -38],
    cell_state_out: [21, -614, 614, 522, 614, 614, -614, -614],
    output: [40, 10, -29, -38],
}, name='clips_apart').DisableLifeTimeVariation()
