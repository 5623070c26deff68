# Licensed under the Apache License, Version 2.0; see LICENSE.
# Written by 'python -m corpus' from corpus/families/lstm.py; do not edit.
#
# QUANTIZED_LSTM: every option, states.

# One step from states that are not zero.
# Expected values: TF Lite 2.14 built-in kernel.
input = Input('input', ('TENSOR_QUANT8_ASYMM_SIGNED', [2, 3], 0.0078125, 5))
input_to_input = Parameter('input_to_input', ('TENSOR_QUANT8_SYMM', [4, 3], 0.009999999776482582, 0), [-52, 65, 102, 49, 80, -29, 22, -9, -74, 44, 36, -110])
input_to_forget = Parameter('input_to_forget', ('TENSOR_QUANT8_SYMM', [4, 3], 0.014999999664723873, 0), [-113, -65, 42, -111, 55, -51, 45, -19, -59, 97, 83, 38])
input_to_cell = Parameter('input_to_cell', ('TENSOR_QUANT8_SYMM', [4, 3], 0.004000000189989805, 0), [-118, -4, -5, -109, -116, -101, -32, -61, 120, 119, -3, -68])
input_to_output = Parameter('input_to_output', ('TENSOR_QUANT8_SYMM', [4, 3], 0.01600000075995922, 0), [-116, -10, -27, -84, 127, 38, 6, -88, -34, -62, 68, -115])
recurrent_to_input = Parameter('recurrent_to_input', ('TENSOR_QUANT8_SYMM', [4, 4], 0.01899999938905239, 0), [-58, -5, -47, 52, -99, 46, 54, 122, 76, 118, 3, -68, 95, 64, 74, 126])
recurrent_to_forget = Parameter('recurrent_to_forget', ('TENSOR_QUANT8_SYMM', [4, 4], 0.003000000026077032, 0), [-10, 0, 114, 32, 42, 27, 52, -123, -3, 44, -79, 87, -58, 37, 86, -125])
recurrent_to_cell = Parameter('recurrent_to_cell', ('TENSOR_QUANT8_SYMM', [4, 4], 0.006000000052154064, 0), [-38, -67, -120, -21, -57, -111, 107, 3, -7, -16, -83, 65, 57, 117, 74, 53])
recurrent_to_output = Parameter('recurrent_to_output', ('TENSOR_QUANT8_SYMM', [4, 4], 0.01899999938905239, 0), [6, 27, -53, 34, 19, -43, -47, -6, 17, -40, -97, -124, -90, 101, 36, -105])
peephole_input = Parameter('peephole_input', ('TENSOR_QUANT16_SYMM', [0], 0.00018000000272877514, 0), None)
peephole_forget = Parameter('peephole_forget', ('TENSOR_QUANT16_SYMM', [0], 0.00011999999696854502, 0), None)
peephole_output = Parameter('peephole_output', ('TENSOR_QUANT16_SYMM', [0], 0.00014000000373926014, 0), None)
input_gate_bias = Parameter('input_gate_bias', ('TENSOR_INT32', [4]), [-12760, -13866, -2097, 4600])
forget_gate_bias = Parameter('forget_gate_bias', ('TENSOR_INT32', [4]), [-5602, 12469, -14338, -3785])
cell_gate_bias = Parameter('cell_gate_bias', ('TENSOR_INT32', [4]), [7540, 2069, -4349, -1649])
output_gate_bias = Parameter('output_gate_bias', ('TENSOR_INT32', [4]), [-3536, 8534, -6386, 14582])
projection = Parameter('projection', ('TENSOR_QUANT8_SYMM', [0, 0], 0.009999999776482582, 0), None)
projection_bias = Parameter('projection_bias', ('TENSOR_INT32', [0], 0.0001, 0), None)
output_state = Input('output_state', ('TENSOR_QUANT8_ASYMM_SIGNED', [2, 4], 0.009999999776482582, -7))
cell_state = Input('cell_state', ('TENSOR_QUANT16_SYMM', [2, 4], 0.00048828125, 0))
input_norm = Parameter('input_norm', ('TENSOR_QUANT16_SYMM', [0], 5.999999848427251e-05, 0), None)
forget_norm = Parameter('forget_norm', ('TENSOR_QUANT16_SYMM', [0], 0.00013000000035390258, 0), None)
cell_norm = Parameter('cell_norm', ('TENSOR_QUANT16_SYMM', [0], 3.9999998989515007e-05, 0), None)
output_norm = Parameter('output_norm', ('TENSOR_QUANT16_SYMM', [0], 0.0001900000061141327, 0), None)
output_state_out = Output('output_state_out', ('TENSOR_QUANT8_ASYMM_SIGNED', [2, 4], 0.009999999776482582, -7))
cell_state_out = Output('cell_state_out', ('TENSOR_QUANT16_SYMM', [2, 4], 0.00048828125, 0))
output = Output('output', ('TENSOR_QUANT8_ASYMM_SIGNED', [2, 4], 0.009999999776482582, -7))
model = Model()
model.Operation('QUANTIZED_LSTM', input, input_to_input, input_to_forget, input_to_cell, input_to_output, recurrent_to_input, recurrent_to_forget, recurrent_to_cell, recurrent_to_output, peephole_input, peephole_forget, peephole_output, input_gate_bias, forget_gate_bias, cell_gate_bias, output_gate_bias, projection, projection_bias, output_state, cell_state, input_norm, forget_norm, cell_norm, output_norm, 0.0, 0.0, 0.000244140625, 0.000244140625, 0.000244140625, 0.000244140625, -7, 0.009999999776482582).To(output_state_out, cell_state_out, output)
Example({
    input: [-128, 127, -23, -64, 72, -80],
    output_state: [-128, 127, -122, -34, -62, -48, 78, 53],
    cell_state: [1909, -1281, -1781, 8609, 2638, 8391, 4736, -4648],
    output_state_out: [70, -88, -9, 80, 19, 78, -7, -65],
    cell_state_out: [2333, -2392, -122, 2707, 1190, 9641, 625, -1410],
    output: [70, -88, -9, 80, 19, 78, -7, -65],
}, name='plain').DisableLifeTimeVariation()

# One step from states that are not zero.
# Expected values: TF Lite 2.14 built-in kernel.
input = Input('input', ('TENSOR_QUANT8_ASYMM_SIGNED', [2, 3], 0.0078125, 5))
input_to_input = Parameter('input_to_input', ('TENSOR_QUANT8_SYMM', [0, 0], 0.009999999776482582, 0), None)
input_to_forget = Parameter('input_to_forget', ('TENSOR_QUANT8_SYMM', [4, 3], 0.017999999225139618, 0), [5, -127, 89, -46, 48, -10, -73, 39, 14, -13, -4, -40])
input_to_cell = Parameter('input_to_cell', ('TENSOR_QUANT8_SYMM', [4, 3], 0.007000000216066837, 0), [89, -12, -89, 54, 92, -30, -111, -73, 29, 28, -116, -58])
input_to_output = Parameter('input_to_output', ('TENSOR_QUANT8_SYMM', [4, 3], 0.017000000923871994, 0), [-41, 45, 22, 15, 34, -27, -35, -90, -38, -17, -97, 112])
recurrent_to_input = Parameter('recurrent_to_input', ('TENSOR_QUANT8_SYMM', [0, 0], 0.009999999776482582, 0), None)
recurrent_to_forget = Parameter('recurrent_to_forget', ('TENSOR_QUANT8_SYMM', [4, 4], 0.014999999664723873, 0), [-81, -127, 21, -103, -6, -58, -65, 125, 77, -47, -27, -35, 106, 120, 91, -50])
recurrent_to_cell = Parameter('recurrent_to_cell', ('TENSOR_QUANT8_SYMM', [4, 4], 0.003000000026077032, 0), [-93, -96, -90, 81, -15, 82, 89, -11, -92, 52, 33, -32, -26, -57, 49, -64])
recurrent_to_output = Parameter('recurrent_to_output', ('TENSOR_QUANT8_SYMM', [4, 4], 0.017999999225139618, 0), [37, 114, 61, -95, 60, -47, -110, -61, 96, 82, 64, 113, -94, -72, -99, 53])
peephole_input = Parameter('peephole_input', ('TENSOR_QUANT16_SYMM', [0], 0.00015999999595806003, 0), None)
peephole_forget = Parameter('peephole_forget', ('TENSOR_QUANT16_SYMM', [0], 3.9999998989515007e-05, 0), None)
peephole_output = Parameter('peephole_output', ('TENSOR_QUANT16_SYMM', [0], 0.00015999999595806003, 0), None)
input_gate_bias = Parameter('input_gate_bias', ('TENSOR_INT32', [0]), None)
forget_gate_bias = Parameter('forget_gate_bias', ('TENSOR_INT32', [4]), [5779, -10326, 7438, 9052])
cell_gate_bias = Parameter('cell_gate_bias', ('TENSOR_INT32', [4]), [-11565, 788, 12691, 8255])
output_gate_bias = Parameter('output_gate_bias', ('TENSOR_INT32', [4]), [-13297, 10092, -2272, 1932])
projection = Parameter('projection', ('TENSOR_QUANT8_SYMM', [0, 0], 0.009999999776482582, 0), None)
projection_bias = Parameter('projection_bias', ('TENSOR_INT32', [0], 0.0001, 0), None)
output_state = Input('output_state', ('TENSOR_QUANT8_ASYMM_SIGNED', [2, 4], 0.009999999776482582, -7))
cell_state = Input('cell_state', ('TENSOR_QUANT16_SYMM', [2, 4], 0.00048828125, 0))
input_norm = Parameter('input_norm', ('TENSOR_QUANT16_SYMM', [0], 9.000000136438757e-05, 0), None)
forget_norm = Parameter('forget_norm', ('TENSOR_QUANT16_SYMM', [0], 0.0001500000071246177, 0), None)
cell_norm = Parameter('cell_norm', ('TENSOR_QUANT16_SYMM', [0], 0.00018000000272877514, 0), None)
output_norm = Parameter('output_norm', ('TENSOR_QUANT16_SYMM', [0], 9.000000136438757e-05, 0), None)
output_state_out = Output('output_state_out', ('TENSOR_QUANT8_ASYMM_SIGNED', [2, 4], 0.009999999776482582, -7))
cell_state_out = Output('cell_state_out', ('TENSOR_QUANT16_SYMM', [2, 4], 0.00048828125, 0))
output = Output('output', ('TENSOR_QUANT8_ASYMM_SIGNED', [2, 4], 0.009999999776482582, -7))
model = Model()
model.Operation('QUANTIZED_LSTM', input, input_to_input, input_to_forget, input_to_cell, input_to_output, recurrent_to_input, recurrent_to_forget, recurrent_to_cell, recurrent_to_output, peephole_input, peephole_forget, peephole_output, input_gate_bias, forget_gate_bias, cell_gate_bias, output_gate_bias, projection, projection_bias, output_state, cell_state, input_norm, forget_norm, cell_norm, output_norm, 0.0, 0.0, 0.000244140625, 0.000244140625, 0.000244140625, 0.000244140625, -7, 0.009999999776482582).To(output_state_out, cell_state_out, output)
Example({
    input: [-128, 127, -59, -27, 105, 91],
    output_state: [-128, 127, -15, 49, 97, -110, -93, -68],
    cell_state: [-3864, -8796, -4006, 6062, -2890, -6400, -4669, 6948],
    output_state_out: [-45, -33, -42, 20, -17, -98, -9, 55],
    cell_state_out: [-1539, -4746, -1603, 5020, -2663, -3112, -4623, 2825],
    output: [-45, -33, -42, 20, -17, -98, -9, 55],
}, name='coupled').DisableLifeTimeVariation()

# One step from states that are not zero.
# Expected values: TF Lite 2.14 built-in kernel.
input = Input('input', ('TENSOR_QUANT8_ASYMM_SIGNED', [2, 3], 0.0078125, 5))
input_to_input = Parameter('input_to_input', ('TENSOR_QUANT8_SYMM', [4, 3], 0.004000000189989805, 0), [-9, -41, -75, 32, 25, 59, -46, -44, -44, -93, -127, -14])
input_to_forget = Parameter('input_to_forget', ('TENSOR_QUANT8_SYMM', [4, 3], 0.019999999552965164, 0), [52, 106, -78, -116, -13, 109, 125, -12, 107, 119, -18, 39])
input_to_cell = Parameter('input_to_cell', ('TENSOR_QUANT8_SYMM', [4, 3], 0.003000000026077032, 0), [90, 126, 35, 118, -31, 114, 22, -39, -112, -118, 12, -126])
input_to_output = Parameter('input_to_output', ('TENSOR_QUANT8_SYMM', [4, 3], 0.01899999938905239, 0), [114, -74, 119, -70, 115, -38, 125, -102, 68, -23, 78, -8])
recurrent_to_input = Parameter('recurrent_to_input', ('TENSOR_QUANT8_SYMM', [4, 4], 0.014000000432133675, 0), [-105, -69, 65, -107, 63, 99, -72, -22, -82, 122, 103, -97, -18, -127, -100, 116])
recurrent_to_forget = Parameter('recurrent_to_forget', ('TENSOR_QUANT8_SYMM', [4, 4], 0.009999999776482582, 0), [57, 118, -122, 88, -65, 9, 124, -22, -40, -30, 88, -58, -122, 49, 120, 51])
recurrent_to_cell = Parameter('recurrent_to_cell', ('TENSOR_QUANT8_SYMM', [4, 4], 0.003000000026077032, 0), [88, 125, 3, 25, -78, -42, -88, -70, 34, 107, 109, -98, -110, 127, -54, -16])
recurrent_to_output = Parameter('recurrent_to_output', ('TENSOR_QUANT8_SYMM', [4, 4], 0.008999999612569809, 0), [-95, -31, -101, 71, -13, 76, 8, 35, -91, 73, -43, 122, 119, 23, 91, 107])
peephole_input = Parameter('peephole_input', ('TENSOR_QUANT16_SYMM', [4], 0.00011999999696854502, 0), [395, 3877, -8569, 4126])
peephole_forget = Parameter('peephole_forget', ('TENSOR_QUANT16_SYMM', [4], 2.9999999242136255e-05, 0), [8908, 8615, -5877, -7425])
peephole_output = Parameter('peephole_output', ('TENSOR_QUANT16_SYMM', [4], 9.999999747378752e-05, 0), [-7394, 6053, 7515, -2522])
input_gate_bias = Parameter('input_gate_bias', ('TENSOR_INT32', [4]), [-12199, 9339, -10852, 12801])
forget_gate_bias = Parameter('forget_gate_bias', ('TENSOR_INT32', [4]), [7673, -3898, -1120, 1305])
cell_gate_bias = Parameter('cell_gate_bias', ('TENSOR_INT32', [4]), [2305, 3532, 4818, 6985])
output_gate_bias = Parameter('output_gate_bias', ('TENSOR_INT32', [4]), [-1737, 7799, 14071, -12122])
projection = Parameter('projection', ('TENSOR_QUANT8_SYMM', [0, 0], 0.009999999776482582, 0), None)
projection_bias = Parameter('projection_bias', ('TENSOR_INT32', [0], 0.0001, 0), None)
output_state = Input('output_state', ('TENSOR_QUANT8_ASYMM_SIGNED', [2, 4], 0.009999999776482582, -7))
cell_state = Input('cell_state', ('TENSOR_QUANT16_SYMM', [2, 4], 0.00048828125, 0))
input_norm = Parameter('input_norm', ('TENSOR_QUANT16_SYMM', [0], 0.00011999999696854502, 0), None)
forget_norm = Parameter('forget_norm', ('TENSOR_QUANT16_SYMM', [0], 7.999999797903001e-05, 0), None)
cell_norm = Parameter('cell_norm', ('TENSOR_QUANT16_SYMM', [0], 4.999999873689376e-05, 0), None)
output_norm = Parameter('output_norm', ('TENSOR_QUANT16_SYMM', [0], 7.999999797903001e-05, 0), None)
output_state_out = Output('output_state_out', ('TENSOR_QUANT8_ASYMM_SIGNED', [2, 4], 0.009999999776482582, -7))
cell_state_out = Output('cell_state_out', ('TENSOR_QUANT16_SYMM', [2, 4], 0.00048828125, 0))
output = Output('output', ('TENSOR_QUANT8_ASYMM_SIGNED', [2, 4], 0.009999999776482582, -7))
model = Model()
model.Operation('QUANTIZED_LSTM', input, input_to_input, input_to_forget, input_to_cell, input_to_output, recurrent_to_input, recurrent_to_forget, recurrent_to_cell, recurrent_to_output, peephole_input, peephole_forget, peephole_output, input_gate_bias, forget_gate_bias, cell_gate_bias, output_gate_bias, projection, projection_bias, output_state, cell_state, input_norm, forget_norm, cell_norm, output_norm, 0.0, 0.0, 0.000244140625, 0.000244140625, 0.000244140625, 0.000244140625, -7, 0.009999999776482582).To(output_state_out, cell_state_out, output)
Example({
    input: [-128, 127, -73, 89, 113, 123],
    output_state: [-128, 127, 7, -25, -55, -20, -103, -126],
    cell_state: [-8872, -7056, 1799, 6910, -1159, 8871, -5974, -3341],
    output_state_out: [-19, -104, 5, 10, -28, 87, -62, -11],
    cell_state_out: [-7911, -4597, 995, 1829, -473, 6410, -6421, -2656],
    output: [-19, -104, 5, 10, -28, 87, -62, -11],
}, name='peephole').DisableLifeTimeVariation()

# One step from states that are not zero.
# Expected values: TF Lite 2.14 built-in kernel.
input = Input('input', ('TENSOR_QUANT8_ASYMM_SIGNED', [2, 3], 0.0078125, 5))
input_to_input = Parameter('input_to_input', ('TENSOR_QUANT8_SYMM', [4, 3], 0.009999999776482582, 0), [36, 64, 57, -36, 46, 35, -47, -69, -121, -55, 1, 17])
input_to_forget = Parameter('input_to_forget', ('TENSOR_QUANT8_SYMM', [4, 3], 0.017999999225139618, 0), [55, 99, 14, -36, 78, 122, 58, -16, 6, -111, 58, 81])
input_to_cell = Parameter('input_to_cell', ('TENSOR_QUANT8_SYMM', [4, 3], 0.004000000189989805, 0), [-110, -74, 98, 105, -24, -53, -105, -115, -95, -66, -52, -44])
input_to_output = Parameter('input_to_output', ('TENSOR_QUANT8_SYMM', [4, 3], 0.006000000052154064, 0), [109, 109, 29, -115, -85, 18, -29, -118, -27, -110, -32, -22])
recurrent_to_input = Parameter('recurrent_to_input', ('TENSOR_QUANT8_SYMM', [4, 2], 0.007000000216066837, 0), [-89, 109, -110, -50, 63, -109, 83, 28])
recurrent_to_forget = Parameter('recurrent_to_forget', ('TENSOR_QUANT8_SYMM', [4, 2], 0.004000000189989805, 0), [52, -126, 37, -18, 56, -123, 121, -88])
recurrent_to_cell = Parameter('recurrent_to_cell', ('TENSOR_QUANT8_SYMM', [4, 2], 0.017999999225139618, 0), [-71, -63, -99, -4, -97, 125, -104, 96])
recurrent_to_output = Parameter('recurrent_to_output', ('TENSOR_QUANT8_SYMM', [4, 2], 0.004000000189989805, 0), [-113, -52, 62, 30, 8, -12, -45, 74])
peephole_input = Parameter('peephole_input', ('TENSOR_QUANT16_SYMM', [0], 7.999999797903001e-05, 0), None)
peephole_forget = Parameter('peephole_forget', ('TENSOR_QUANT16_SYMM', [0], 7.000000186963007e-05, 0), None)
peephole_output = Parameter('peephole_output', ('TENSOR_QUANT16_SYMM', [0], 0.00014000000373926014, 0), None)
input_gate_bias = Parameter('input_gate_bias', ('TENSOR_INT32', [4]), [2719, 7984, 6912, -8538])
forget_gate_bias = Parameter('forget_gate_bias', ('TENSOR_INT32', [4]), [-15584, -5549, -4703, 3766])
cell_gate_bias = Parameter('cell_gate_bias', ('TENSOR_INT32', [4]), [-11493, 194, -2053, -7468])
output_gate_bias = Parameter('output_gate_bias', ('TENSOR_INT32', [4]), [-4216, -1161, 12882, 6728])
projection = Parameter('projection', ('TENSOR_QUANT8_SYMM', [2, 4], 0.007000000216066837, 0), [-27, -116, -23, 119, -101, 89, -102, 17])
projection_bias = Parameter('projection_bias', ('TENSOR_INT32', [2], 0.0001, 0), [781, -412])
output_state = Input('output_state', ('TENSOR_QUANT8_ASYMM_SIGNED', [2, 2], 0.009999999776482582, -7))
cell_state = Input('cell_state', ('TENSOR_QUANT16_SYMM', [2, 4], 0.00048828125, 0))
input_norm = Parameter('input_norm', ('TENSOR_QUANT16_SYMM', [0], 9.999999747378752e-05, 0), None)
forget_norm = Parameter('forget_norm', ('TENSOR_QUANT16_SYMM', [0], 3.9999998989515007e-05, 0), None)
cell_norm = Parameter('cell_norm', ('TENSOR_QUANT16_SYMM', [0], 0.0001900000061141327, 0), None)
output_norm = Parameter('output_norm', ('TENSOR_QUANT16_SYMM', [0], 0.00013000000035390258, 0), None)
output_state_out = Output('output_state_out', ('TENSOR_QUANT8_ASYMM_SIGNED', [2, 2], 0.009999999776482582, -7))
cell_state_out = Output('cell_state_out', ('TENSOR_QUANT16_SYMM', [2, 4], 0.00048828125, 0))
output = Output('output', ('TENSOR_QUANT8_ASYMM_SIGNED', [2, 2], 0.009999999776482582, -7))
model = Model()
model.Operation('QUANTIZED_LSTM', input, input_to_input, input_to_forget, input_to_cell, input_to_output, recurrent_to_input, recurrent_to_forget, recurrent_to_cell, recurrent_to_output, peephole_input, peephole_forget, peephole_output, input_gate_bias, forget_gate_bias, cell_gate_bias, output_gate_bias, projection, projection_bias, output_state, cell_state, input_norm, forget_norm, cell_norm, output_norm, 0.0, 0.0, 0.000244140625, 0.000244140625, 0.000244140625, 0.000244140625, 7, 0.01).To(output_state_out, cell_state_out, output)
Example({
    input: [-128, 127, -70, 48, -53, -14],
    output_state: [-128, 127, 50, 102],
    cell_state: [4740, 5552, -5759, -469, -5117, 8943, -5974, 8437],
    output_state_out: [-29, 17, 39, 43],
    cell_state_out: [-328, 3930, 516, 317, -1436, 592, -1044, 2839],
    output: [-29, 17, 39, 43],
}, name='projection').DisableLifeTimeVariation()

# One step from states that are not zero.
# Expected values: TF Lite 2.14 built-in kernel.
input = Input('input', ('TENSOR_QUANT8_ASYMM_SIGNED', [2, 3], 0.0078125, 5))
input_to_input = Parameter('input_to_input', ('TENSOR_QUANT8_SYMM', [4, 3], 0.014999999664723873, 0), [-117, 106, 41, -37, 57, 101, 39, 26, 43, 1, -108, -38])
input_to_forget = Parameter('input_to_forget', ('TENSOR_QUANT8_SYMM', [4, 3], 0.012000000104308128, 0), [-96, -43, -121, -116, 93, 116, 15, 113, -66, -26, 56, -97])
input_to_cell = Parameter('input_to_cell', ('TENSOR_QUANT8_SYMM', [4, 3], 0.01600000075995922, 0), [66, -43, -86, 15, -4, -34, 23, 3, -14, 50, 30, -29])
input_to_output = Parameter('input_to_output', ('TENSOR_QUANT8_SYMM', [4, 3], 0.01899999938905239, 0), [64, -111, -20, 8, -109, -51, 90, -122, -27, -4, -55, 32])
recurrent_to_input = Parameter('recurrent_to_input', ('TENSOR_QUANT8_SYMM', [4, 4], 0.012000000104308128, 0), [-93, -74, 63, 124, 81, 5, 15, -19, 71, 76, -114, -47, 110, 39, 36, 41])
recurrent_to_forget = Parameter('recurrent_to_forget', ('TENSOR_QUANT8_SYMM', [4, 4], 0.007000000216066837, 0), [0, 42, -70, 36, -5, 115, 68, -118, -122, -116, 91, -113, 109, -44, -108, 114])
recurrent_to_cell = Parameter('recurrent_to_cell', ('TENSOR_QUANT8_SYMM', [4, 4], 0.014000000432133675, 0), [108, 65, 0, 80, 97, -47, -55, 64, 52, -12, -23, -77, -95, 89, 24, -28])
recurrent_to_output = Parameter('recurrent_to_output', ('TENSOR_QUANT8_SYMM', [4, 4], 0.003000000026077032, 0), [-120, -1, -69, 119, 7, 41, -37, 125, -51, 60, 120, -14, -39, -65, 35, -46])
peephole_input = Parameter('peephole_input', ('TENSOR_QUANT16_SYMM', [0], 0.00014000000373926014, 0), None)
peephole_forget = Parameter('peephole_forget', ('TENSOR_QUANT16_SYMM', [0], 7.000000186963007e-05, 0), None)
peephole_output = Parameter('peephole_output', ('TENSOR_QUANT16_SYMM', [0], 4.999999873689376e-05, 0), None)
input_gate_bias = Parameter('input_gate_bias', ('TENSOR_INT32', [4]), [-192434, -1999403, 2352147, 5472201])
forget_gate_bias = Parameter('forget_gate_bias', ('TENSOR_INT32', [4]), [3499599, 2482615, -2496752, 8069605])
cell_gate_bias = Parameter('cell_gate_bias', ('TENSOR_INT32', [4]), [1114208, -1826034, 8122662, 5376570])
output_gate_bias = Parameter('output_gate_bias', ('TENSOR_INT32', [4]), [5088817, -624320, 3379034, -2692313])
projection = Parameter('projection', ('TENSOR_QUANT8_SYMM', [0, 0], 0.009999999776482582, 0), None)
projection_bias = Parameter('projection_bias', ('TENSOR_INT32', [0], 0.0001, 0), None)
output_state = Input('output_state', ('TENSOR_QUANT8_ASYMM_SIGNED', [2, 4], 0.009999999776482582, -7))
cell_state = Input('cell_state', ('TENSOR_QUANT16_SYMM', [2, 4], 0.00048828125, 0))
input_norm = Parameter('input_norm', ('TENSOR_QUANT16_SYMM', [4], 7.000000186963007e-05, 0), [5894, -8847, -7155, 7708])
forget_norm = Parameter('forget_norm', ('TENSOR_QUANT16_SYMM', [4], 0.00016999999934341758, 0), [7505, -4932, 7561, 5589])
cell_norm = Parameter('cell_norm', ('TENSOR_QUANT16_SYMM', [4], 0.00011000000085914508, 0), [3338, -6487, -5021, 490])
output_norm = Parameter('output_norm', ('TENSOR_QUANT16_SYMM', [4], 2.9999999242136255e-05, 0), [-6572, -2788, 1347, 4582])
output_state_out = Output('output_state_out', ('TENSOR_QUANT8_ASYMM_SIGNED', [2, 4], 0.009999999776482582, -7))
cell_state_out = Output('cell_state_out', ('TENSOR_QUANT16_SYMM', [2, 4], 0.00048828125, 0))
output = Output('output', ('TENSOR_QUANT8_ASYMM_SIGNED', [2, 4], 0.009999999776482582, -7))
model = Model()
model.Operation('QUANTIZED_LSTM', input, input_to_input, input_to_forget, input_to_cell, input_to_output, recurrent_to_input, recurrent_to_forget, recurrent_to_cell, recurrent_to_output, peephole_input, peephole_forget, peephole_output, input_gate_bias, forget_gate_bias, cell_gate_bias, output_gate_bias, projection, projection_bias, output_state, cell_state, input_norm, forget_norm, cell_norm, output_norm, 0.0, 0.0, 0.000244140625, 0.000274658203125, 0.000213623046875, 0.00030517578125, -7, 0.009999999776482582).To(output_state_out, cell_state_out, output)
Example({
    input: [-128, 127, -98, -89, -83, -52],
    output_state: [-128, 127, 113, 42, -103, 76, -19, 71],
    cell_state: [493, 5979, 7904, 1545, -2360, 1841, -3250, -1514],
    output_state_out: [6, 34, 44, 22, -44, 22, 11, -15],
    cell_state_out: [473, 2760, 5334, 1320, -1784, 1526, 733, -364],
    output: [6, 34, 44, 22, -44, 22, 11, -15],
}, name='norm').DisableLifeTimeVariation()

# One step from states that are not zero.
# Expected values: TF Lite 2.14 built-in kernel.
input = Input('input', ('TENSOR_QUANT8_ASYMM_SIGNED', [2, 3], 0.0078125, 5))
input_to_input = Parameter('input_to_input', ('TENSOR_QUANT8_SYMM', [0, 0], 0.009999999776482582, 0), None)
input_to_forget = Parameter('input_to_forget', ('TENSOR_QUANT8_SYMM', [4, 3], 0.014999999664723873, 0), [113, -80, 108, -2, -19, 60, -30, -67, -32, 95, -120, -25])
input_to_cell = Parameter('input_to_cell', ('TENSOR_QUANT8_SYMM', [4, 3], 0.006000000052154064, 0), [71, 40, 91, 100, -63, 2, 21, 5, 74, -9, -57, -13])
input_to_output = Parameter('input_to_output', ('TENSOR_QUANT8_SYMM', [4, 3], 0.013000000268220901, 0), [126, -4, -65, 37, -3, -64, 125, 89, -53, 105, 24, 58])
recurrent_to_input = Parameter('recurrent_to_input', ('TENSOR_QUANT8_SYMM', [0, 0], 0.009999999776482582, 0), None)
recurrent_to_forget = Parameter('recurrent_to_forget', ('TENSOR_QUANT8_SYMM', [4, 4], 0.013000000268220901, 0), [-63, 64, 79, -107, 94, -122, 18, -15, -108, 123, -17, 74, -92, -32, -75, 91])
recurrent_to_cell = Parameter('recurrent_to_cell', ('TENSOR_QUANT8_SYMM', [4, 4], 0.0020000000949949026, 0), [-37, 80, -74, -111, 110, 28, -24, 97, -47, -58, 81, -114, -54, 55, 100, 0])
recurrent_to_output = Parameter('recurrent_to_output', ('TENSOR_QUANT8_SYMM', [4, 4], 0.004000000189989805, 0), [107, -118, 40, -2, -36, 77, -91, 17, 94, -30, -55, 114, -20, -69, 30, -49])
peephole_input = Parameter('peephole_input', ('TENSOR_QUANT16_SYMM', [0], 3.9999998989515007e-05, 0), None)
peephole_forget = Parameter('peephole_forget', ('TENSOR_QUANT16_SYMM', [0], 0.0001900000061141327, 0), None)
peephole_output = Parameter('peephole_output', ('TENSOR_QUANT16_SYMM', [0], 9.000000136438757e-05, 0), None)
input_gate_bias = Parameter('input_gate_bias', ('TENSOR_INT32', [0]), None)
forget_gate_bias = Parameter('forget_gate_bias', ('TENSOR_INT32', [4]), [-7389718, -4161962, -3091218, 4024186])
cell_gate_bias = Parameter('cell_gate_bias', ('TENSOR_INT32', [4]), [-7838301, -7828762, -4858706, -7781639])
output_gate_bias = Parameter('output_gate_bias', ('TENSOR_INT32', [4]), [7229896, -3240900, -6217574, 344507])
projection = Parameter('projection', ('TENSOR_QUANT8_SYMM', [0, 0], 0.009999999776482582, 0), None)
projection_bias = Parameter('projection_bias', ('TENSOR_INT32', [0], 0.0001, 0), None)
output_state = Input('output_state', ('TENSOR_QUANT8_ASYMM_SIGNED', [2, 4], 0.009999999776482582, -7))
cell_state = Input('cell_state', ('TENSOR_QUANT16_SYMM', [2, 4], 0.00048828125, 0))
input_norm = Parameter('input_norm', ('TENSOR_QUANT16_SYMM', [0], 0.00014000000373926014, 0), None)
forget_norm = Parameter('forget_norm', ('TENSOR_QUANT16_SYMM', [4], 0.00018000000272877514, 0), [-2412, 8959, -7261, 6931])
cell_norm = Parameter('cell_norm', ('TENSOR_QUANT16_SYMM', [4], 9.999999747378752e-05, 0), [-4674, 2745, -324, 3442])
output_norm = Parameter('output_norm', ('TENSOR_QUANT16_SYMM', [4], 0.00011999999696854502, 0), [-7868, 3689, 4322, 7156])
output_state_out = Output('output_state_out', ('TENSOR_QUANT8_ASYMM_SIGNED', [2, 4], 0.009999999776482582, -7))
cell_state_out = Output('cell_state_out', ('TENSOR_QUANT16_SYMM', [2, 4], 0.00048828125, 0))
output = Output('output', ('TENSOR_QUANT8_ASYMM_SIGNED', [2, 4], 0.009999999776482582, -7))
model = Model()
model.Operation('QUANTIZED_LSTM', input, input_to_input, input_to_forget, input_to_cell, input_to_output, recurrent_to_input, recurrent_to_forget, recurrent_to_cell, recurrent_to_output, peephole_input, peephole_forget, peephole_output, input_gate_bias, forget_gate_bias, cell_gate_bias, output_gate_bias, projection, projection_bias, output_state, cell_state, input_norm, forget_norm, cell_norm, output_norm, 0.0, 0.0, 0.000244140625, 0.000274658203125, 0.000213623046875, 0.00030517578125, -7, 0.009999999776482582).To(output_state_out, cell_state_out, output)
Example({
    input: [-128, 127, 121, 126, 30, 22],
    output_state: [-128, 127, -9, -75, 53, -124, -107, -76],
    cell_state: [-116, 5316, -1184, 7632, 4058, 1849, 338, 1729],
    output_state_out: [-63, -29, -20, 41, -19, 5, -5, 18],
    cell_state_out: [-1478, -989, -966, 1727, -492, 1104, 119, 931],
    output: [-63, -29, -20, 41, -19, 5, -5, 18],
}, name='coupled_norm').DisableLifeTimeVariation()

# One step from states that are not zero.
# Expected values: TF Lite 2.14 built-in kernel.
input = Input('input', ('TENSOR_QUANT8_ASYMM_SIGNED', [2, 3], 0.0078125, 5))
input_to_input = Parameter('input_to_input', ('TENSOR_QUANT8_SYMM', [4, 3], 0.0020000000949949026, 0), [67, 58, -87, 117, -9, 52, -120, -27, -57, -34, 53, -7])
input_to_forget = Parameter('input_to_forget', ('TENSOR_QUANT8_SYMM', [4, 3], 0.013000000268220901, 0), [-107, -114, -70, -4, -88, 43, -67, -42, -63, 22, -16, -66])
input_to_cell = Parameter('input_to_cell', ('TENSOR_QUANT8_SYMM', [4, 3], 0.009999999776482582, 0), [-17, -113, 73, -40, -102, -124, 75, -88, -73, 42, -25, 35])
input_to_output = Parameter('input_to_output', ('TENSOR_QUANT8_SYMM', [4, 3], 0.017000000923871994, 0), [58, -101, 25, 25, -42, -89, 110, 72, -69, 102, 11, -114])
recurrent_to_input = Parameter('recurrent_to_input', ('TENSOR_QUANT8_SYMM', [4, 4], 0.01899999938905239, 0), [45, -117, -117, -85, 125, 120, 40, 67, 24, -89, -117, -113, -10, -10, 88, 55])
recurrent_to_forget = Parameter('recurrent_to_forget', ('TENSOR_QUANT8_SYMM', [4, 4], 0.004999999888241291, 0), [51, 71, -46, 24, 122, 33, 35, 52, -9, 47, 18, -91, -13, 25, 43, 95])
recurrent_to_cell = Parameter('recurrent_to_cell', ('TENSOR_QUANT8_SYMM', [4, 4], 0.008999999612569809, 0), [126, -2, -115, -122, -2, -79, 18, 2, 8, -58, 112, 93, 11, -106, -82, 105])
recurrent_to_output = Parameter('recurrent_to_output', ('TENSOR_QUANT8_SYMM', [4, 4], 0.00800000037997961, 0), [-56, 97, 27, -102, -6, -14, 18, 21, 82, 6, 106, 60, -57, -125, -121, -35])
peephole_input = Parameter('peephole_input', ('TENSOR_QUANT16_SYMM', [4], 0.00019999999494757503, 0), [1139, -5003, -2139, -2179])
peephole_forget = Parameter('peephole_forget', ('TENSOR_QUANT16_SYMM', [4], 0.00018000000272877514, 0), [6080, -440, 3088, 6300])
peephole_output = Parameter('peephole_output', ('TENSOR_QUANT16_SYMM', [4], 9.999999747378752e-05, 0), [-8552, 4876, 7626, -2977])
input_gate_bias = Parameter('input_gate_bias', ('TENSOR_INT32', [4]), [-1177, 7476281, 2757310, -3465984])
forget_gate_bias = Parameter('forget_gate_bias', ('TENSOR_INT32', [4]), [6962166, -2605733, 3226908, -3693858])
cell_gate_bias = Parameter('cell_gate_bias', ('TENSOR_INT32', [4]), [-2866327, -5291590, 6312728, -2789413])
output_gate_bias = Parameter('output_gate_bias', ('TENSOR_INT32', [4]), [-3022193, 6394394, -7439513, 4814357])
projection = Parameter('projection', ('TENSOR_QUANT8_SYMM', [0, 0], 0.009999999776482582, 0), None)
projection_bias = Parameter('projection_bias', ('TENSOR_INT32', [0], 0.0001, 0), None)
output_state = Input('output_state', ('TENSOR_QUANT8_ASYMM_SIGNED', [2, 4], 0.009999999776482582, -7))
cell_state = Input('cell_state', ('TENSOR_QUANT16_SYMM', [2, 4], 0.00048828125, 0))
input_norm = Parameter('input_norm', ('TENSOR_QUANT16_SYMM', [4], 0.00011999999696854502, 0), [943, -2608, 7478, -3936])
forget_norm = Parameter('forget_norm', ('TENSOR_QUANT16_SYMM', [4], 5.999999848427251e-05, 0), [-880, 1083, 624, -6302])
cell_norm = Parameter('cell_norm', ('TENSOR_QUANT16_SYMM', [4], 7.000000186963007e-05, 0), [4169, 5755, 1624, 8098])
output_norm = Parameter('output_norm', ('TENSOR_QUANT16_SYMM', [4], 0.00018000000272877514, 0), [-3740, 3307, -6981, 8457])
output_state_out = Output('output_state_out', ('TENSOR_QUANT8_ASYMM_SIGNED', [2, 4], 0.009999999776482582, -7))
cell_state_out = Output('cell_state_out', ('TENSOR_QUANT16_SYMM', [2, 4], 0.00048828125, 0))
output = Output('output', ('TENSOR_QUANT8_ASYMM_SIGNED', [2, 4], 0.009999999776482582, -7))
model = Model()
model.Operation('QUANTIZED_LSTM', input, input_to_input, input_to_forget, input_to_cell, input_to_output, recurrent_to_input, recurrent_to_forget, recurrent_to_cell, recurrent_to_output, peephole_input, peephole_forget, peephole_output, input_gate_bias, forget_gate_bias, cell_gate_bias, output_gate_bias, projection, projection_bias, output_state, cell_state, input_norm, forget_norm, cell_norm, output_norm, 0.0, 0.0, 0.000244140625, 0.000274658203125, 0.000213623046875, 0.00030517578125, -7, 0.009999999776482582).To(output_state_out, cell_state_out, output)
Example({
    input: [-128, 127, 10, 66, 6, 87],
    output_state: [-128, 127, 78, 75, 32, 57, 18, -1],
    cell_state: [8416, 5206, 2519, 245, -7429, -264, -5827, 5075],
    output_state_out: [44, 57, -3, -6, -23, -39, -28, 16],
    cell_state_out: [4313, 2119, 1739, 53, -4446, -1049, -2674, 1574],
    output: [44, 57, -3, -6, -23, -39, -28, 16],
}, name='norm_peephole').DisableLifeTimeVariation()

# One step from states that are not zero.
# Expected values: TF Lite 2.14 built-in kernel.
input = Input('input', ('TENSOR_QUANT8_ASYMM_SIGNED', [2, 3], 0.0078125, 5))
input_to_input = Parameter('input_to_input', ('TENSOR_QUANT8_SYMM', [4, 3], 0.01600000075995922, 0), [79, -38, 50, -121, 120, 12, -73, 2, 74, -121, 8, 126])
input_to_forget = Parameter('input_to_forget', ('TENSOR_QUANT8_SYMM', [4, 3], 0.007000000216066837, 0), [-116, -100, 126, 101, -42, 121, 119, 4, 29, 18, -53, 105])
input_to_cell = Parameter('input_to_cell', ('TENSOR_QUANT8_SYMM', [4, 3], 0.017999999225139618, 0), [-126, -29, 62, 6, -20, 38, 74, -15, -3, 77, -7, 56])
input_to_output = Parameter('input_to_output', ('TENSOR_QUANT8_SYMM', [4, 3], 0.01899999938905239, 0), [91, -120, -58, -8, -110, 75, 64, 50, 88, 43, -104, -81])
recurrent_to_input = Parameter('recurrent_to_input', ('TENSOR_QUANT8_SYMM', [4, 2], 0.01600000075995922, 0), [117, 112, -123, -60, -124, -91, 121, 29])
recurrent_to_forget = Parameter('recurrent_to_forget', ('TENSOR_QUANT8_SYMM', [4, 2], 0.00800000037997961, 0), [-53, -48, -41, -79, 40, -15, -67, -48])
recurrent_to_cell = Parameter('recurrent_to_cell', ('TENSOR_QUANT8_SYMM', [4, 2], 0.013000000268220901, 0), [75, 32, 118, 86, -70, -91, -20, 67])
recurrent_to_output = Parameter('recurrent_to_output', ('TENSOR_QUANT8_SYMM', [4, 2], 0.010999999940395355, 0), [115, 42, 111, -53, 12, -5, 102, -18])
peephole_input = Parameter('peephole_input', ('TENSOR_QUANT16_SYMM', [0], 5.999999848427251e-05, 0), None)
peephole_forget = Parameter('peephole_forget', ('TENSOR_QUANT16_SYMM', [0], 0.0001900000061141327, 0), None)
peephole_output = Parameter('peephole_output', ('TENSOR_QUANT16_SYMM', [0], 1.9999999494757503e-05, 0), None)
input_gate_bias = Parameter('input_gate_bias', ('TENSOR_INT32', [4]), [7039291, 5402985, -7754439, -5912577])
forget_gate_bias = Parameter('forget_gate_bias', ('TENSOR_INT32', [4]), [7489905, -3472956, -5478399, 3117168])
cell_gate_bias = Parameter('cell_gate_bias', ('TENSOR_INT32', [4]), [8259377, 6684180, -2344041, 5909336])
output_gate_bias = Parameter('output_gate_bias', ('TENSOR_INT32', [4]), [1820640, 2437807, 3533159, -2068207])
projection = Parameter('projection', ('TENSOR_QUANT8_SYMM', [2, 4], 0.014999999664723873, 0), [-9, 95, -4, 72, -68, 126, -93, 60])
projection_bias = Parameter('projection_bias', ('TENSOR_INT32', [2], 0.0001, 0), [-356, -449])
output_state = Input('output_state', ('TENSOR_QUANT8_ASYMM_SIGNED', [2, 2], 0.009999999776482582, -7))
cell_state = Input('cell_state', ('TENSOR_QUANT16_SYMM', [2, 4], 0.00048828125, 0))
input_norm = Parameter('input_norm', ('TENSOR_QUANT16_SYMM', [4], 3.9999998989515007e-05, 0), [5189, -3328, 3722, -1128])
forget_norm = Parameter('forget_norm', ('TENSOR_QUANT16_SYMM', [4], 0.00011999999696854502, 0), [-3135, -1360, 1125, -8698])
cell_norm = Parameter('cell_norm', ('TENSOR_QUANT16_SYMM', [4], 2.9999999242136255e-05, 0), [1699, 5582, -2732, 4107])
output_norm = Parameter('output_norm', ('TENSOR_QUANT16_SYMM', [4], 3.9999998989515007e-05, 0), [3865, -681, 1043, 1485])
output_state_out = Output('output_state_out', ('TENSOR_QUANT8_ASYMM_SIGNED', [2, 2], 0.009999999776482582, -7))
cell_state_out = Output('cell_state_out', ('TENSOR_QUANT16_SYMM', [2, 4], 0.00048828125, 0))
output = Output('output', ('TENSOR_QUANT8_ASYMM_SIGNED', [2, 2], 0.009999999776482582, -7))
model = Model()
model.Operation('QUANTIZED_LSTM', input, input_to_input, input_to_forget, input_to_cell, input_to_output, recurrent_to_input, recurrent_to_forget, recurrent_to_cell, recurrent_to_output, peephole_input, peephole_forget, peephole_output, input_gate_bias, forget_gate_bias, cell_gate_bias, output_gate_bias, projection, projection_bias, output_state, cell_state, input_norm, forget_norm, cell_norm, output_norm, 0.0, 0.0, 0.000244140625, 0.000274658203125, 0.000213623046875, 0.00030517578125, 7, 0.01).To(output_state_out, cell_state_out, output)
Example({
    input: [-128, 127, -122, 28, -33, 66],
    output_state: [-128, 127, -99, -58],
    cell_state: [-6308, 5231, 8782, -8178, -3727, -2701, -5225, -3232],
    output_state_out: [6, 11, -66, 10],
    cell_state_out: [-3491, 2521, 2977, -3469, -2299, -1009, -1714, -1201],
    output: [6, 11, -66, 10],
}, name='norm_projection').DisableLifeTimeVariation()

# One step from states that are not zero.
# Expected values: TF Lite 2.14 built-in kernel.
input = Input('input', ('TENSOR_QUANT8_ASYMM_SIGNED', [2, 3], 0.0078125, 5))
input_to_input = Parameter('input_to_input', ('TENSOR_QUANT8_SYMM', [4, 3], 0.014000000432133675, 0), [60, -126, -21, 69, 46, -30, 78, -58, -64, 14, 44, 68])
input_to_forget = Parameter('input_to_forget', ('TENSOR_QUANT8_SYMM', [4, 3], 0.0020000000949949026, 0), [-127, 62, 15, -92, 119, 14, -80, 27, -100, 30, 49, 70])
input_to_cell = Parameter('input_to_cell', ('TENSOR_QUANT8_SYMM', [4, 3], 0.014000000432133675, 0), [72, 116, 69, -3, -86, -44, 94, 23, 14, -107, -22, 49])
input_to_output = Parameter('input_to_output', ('TENSOR_QUANT8_SYMM', [4, 3], 0.01899999938905239, 0), [61, 55, -114, -113, -9, -121, 85, -58, -17, -109, 112, -46])
recurrent_to_input = Parameter('recurrent_to_input', ('TENSOR_QUANT8_SYMM', [4, 4], 0.006000000052154064, 0), [-51, -19, -99, 114, -41, 65, 86, 72, 98, 29, 46, 97, -77, 42, 102, -50])
recurrent_to_forget = Parameter('recurrent_to_forget', ('TENSOR_QUANT8_SYMM', [4, 4], 0.0020000000949949026, 0), [36, 121, 21, -29, 124, -107, 110, 14, -74, 29, 121, -84, 42, -89, -32, -113])
recurrent_to_cell = Parameter('recurrent_to_cell', ('TENSOR_QUANT8_SYMM', [4, 4], 0.019999999552965164, 0), [-126, -106, 83, -114, 64, -6, 102, 125, -118, -60, 102, 47, -81, -57, 91, -96])
recurrent_to_output = Parameter('recurrent_to_output', ('TENSOR_QUANT8_SYMM', [4, 4], 0.009999999776482582, 0), [-56, -111, 106, 116, 96, -46, -83, 9, -70, 53, 68, 80, -57, -82, 73, -122])
peephole_input = Parameter('peephole_input', ('TENSOR_QUANT16_SYMM', [0], 0.00014000000373926014, 0), None)
peephole_forget = Parameter('peephole_forget', ('TENSOR_QUANT16_SYMM', [0], 2.9999999242136255e-05, 0), None)
peephole_output = Parameter('peephole_output', ('TENSOR_QUANT16_SYMM', [0], 7.000000186963007e-05, 0), None)
input_gate_bias = Parameter('input_gate_bias', ('TENSOR_INT32', [4]), [-3508, -6665, 2894, 14040])
forget_gate_bias = Parameter('forget_gate_bias', ('TENSOR_INT32', [4]), [3656, -4189, -12899, 13854])
cell_gate_bias = Parameter('cell_gate_bias', ('TENSOR_INT32', [4]), [-8988, 12768, -2795, -8834])
output_gate_bias = Parameter('output_gate_bias', ('TENSOR_INT32', [4]), [-4685, 9503, 10318, 12820])
projection = Parameter('projection', ('TENSOR_QUANT8_SYMM', [0, 0], 0.009999999776482582, 0), None)
projection_bias = Parameter('projection_bias', ('TENSOR_INT32', [0], 0.0001, 0), None)
output_state = Input('output_state', ('TENSOR_QUANT8_ASYMM_SIGNED', [2, 4], 0.009999999776482582, -7))
cell_state = Input('cell_state', ('TENSOR_QUANT16_SYMM', [2, 4], 0.00048828125, 0))
input_norm = Parameter('input_norm', ('TENSOR_QUANT16_SYMM', [0], 0.00019999999494757503, 0), None)
forget_norm = Parameter('forget_norm', ('TENSOR_QUANT16_SYMM', [0], 7.999999797903001e-05, 0), None)
cell_norm = Parameter('cell_norm', ('TENSOR_QUANT16_SYMM', [0], 0.00011000000085914508, 0), None)
output_norm = Parameter('output_norm', ('TENSOR_QUANT16_SYMM', [0], 0.00015999999595806003, 0), None)
output_state_out = Output('output_state_out', ('TENSOR_QUANT8_ASYMM_SIGNED', [2, 4], 0.009999999776482582, -7))
cell_state_out = Output('cell_state_out', ('TENSOR_QUANT16_SYMM', [2, 4], 0.00048828125, 0))
output = Output('output', ('TENSOR_QUANT8_ASYMM_SIGNED', [2, 4], 0.009999999776482582, -7))
model = Model()
model.Operation('QUANTIZED_LSTM', input, input_to_input, input_to_forget, input_to_cell, input_to_output, recurrent_to_input, recurrent_to_forget, recurrent_to_cell, recurrent_to_output, peephole_input, peephole_forget, peephole_output, input_gate_bias, forget_gate_bias, cell_gate_bias, output_gate_bias, projection, projection_bias, output_state, cell_state, input_norm, forget_norm, cell_norm, output_norm, 0.75, 0.0, 0.000244140625, 0.000244140625, 0.000244140625, 0.000244140625, -7, 0.009999999776482582).To(output_state_out, cell_state_out, output)
Example({
    input: [-128, 127, 1, -106, -59, 109],
    output_state: [-128, 127, 126, -40, 86, 80, 73, -17],
    cell_state: [5215, 7583, 3874, 93, 5281, 2780, -7010, 7913],
    output_state_out: [15, 35, 40, 56, -6, 43, -49, 44],
    cell_state_out: [1536, 1536, 1536, 1536, 1536, 1536, -1536, 1536],
    output: [15, 35, 40, 56, -6, 43, -49, 44],
}, name='cell_clip').DisableLifeTimeVariation()

# One step from states that are not zero.
# Expected values: TF Lite 2.14 built-in kernel.
input = Input('input', ('TENSOR_QUANT8_ASYMM_SIGNED', [2, 3], 0.0078125, 5))
input_to_input = Parameter('input_to_input', ('TENSOR_QUANT8_SYMM', [4, 3], 0.0020000000949949026, 0), [-1, 6, -91, 53, 119, 1, -68, -40, 35, -49, 1, -46])
input_to_forget = Parameter('input_to_forget', ('TENSOR_QUANT8_SYMM', [4, 3], 0.019999999552965164, 0), [-118, 124, -59, -102, 90, -71, -18, 18, 112, 44, -105, 9])
input_to_cell = Parameter('input_to_cell', ('TENSOR_QUANT8_SYMM', [4, 3], 0.019999999552965164, 0), [52, -91, 120, -50, -67, 50, 66, 48, -78, -106, 26, 52])
input_to_output = Parameter('input_to_output', ('TENSOR_QUANT8_SYMM', [4, 3], 0.00800000037997961, 0), [-32, 46, -101, -70, -50, -48, 14, -31, -14, -25, -46, 53])
recurrent_to_input = Parameter('recurrent_to_input', ('TENSOR_QUANT8_SYMM', [4, 2], 0.012000000104308128, 0), [-43, -29, -124, -38, -121, 44, 55, 17])
recurrent_to_forget = Parameter('recurrent_to_forget', ('TENSOR_QUANT8_SYMM', [4, 2], 0.017000000923871994, 0), [-72, -65, -63, 30, 16, 124, -7, -60])
recurrent_to_cell = Parameter('recurrent_to_cell', ('TENSOR_QUANT8_SYMM', [4, 2], 0.012000000104308128, 0), [30, -61, -114, -23, 5, 74, 77, -56])
recurrent_to_output = Parameter('recurrent_to_output', ('TENSOR_QUANT8_SYMM', [4, 2], 0.010999999940395355, 0), [108, 14, -78, -11, 112, 95, 85, -15])
peephole_input = Parameter('peephole_input', ('TENSOR_QUANT16_SYMM', [0], 0.00016999999934341758, 0), None)
peephole_forget = Parameter('peephole_forget', ('TENSOR_QUANT16_SYMM', [0], 0.00011000000085914508, 0), None)
peephole_output = Parameter('peephole_output', ('TENSOR_QUANT16_SYMM', [0], 7.000000186963007e-05, 0), None)
input_gate_bias = Parameter('input_gate_bias', ('TENSOR_INT32', [4]), [-926, -1062, -235, -4739])
forget_gate_bias = Parameter('forget_gate_bias', ('TENSOR_INT32', [4]), [7390, -14238, -16382, -1916])
cell_gate_bias = Parameter('cell_gate_bias', ('TENSOR_INT32', [4]), [-2465, 2806, 6311, 11392])
output_gate_bias = Parameter('output_gate_bias', ('TENSOR_INT32', [4]), [12538, -6246, -13681, -6216])
projection = Parameter('projection', ('TENSOR_QUANT8_SYMM', [2, 4], 0.00800000037997961, 0), [-95, -117, 22, 87, 80, -80, 99, -18])
projection_bias = Parameter('projection_bias', ('TENSOR_INT32', [2], 0.0001, 0), [688, -667])
output_state = Input('output_state', ('TENSOR_QUANT8_ASYMM_SIGNED', [2, 2], 0.009999999776482582, -7))
cell_state = Input('cell_state', ('TENSOR_QUANT16_SYMM', [2, 4], 0.00048828125, 0))
input_norm = Parameter('input_norm', ('TENSOR_QUANT16_SYMM', [0], 0.0001900000061141327, 0), None)
forget_norm = Parameter('forget_norm', ('TENSOR_QUANT16_SYMM', [0], 0.00014000000373926014, 0), None)
cell_norm = Parameter('cell_norm', ('TENSOR_QUANT16_SYMM', [0], 9.999999747378752e-05, 0), None)
output_norm = Parameter('output_norm', ('TENSOR_QUANT16_SYMM', [0], 2.9999999242136255e-05, 0), None)
output_state_out = Output('output_state_out', ('TENSOR_QUANT8_ASYMM_SIGNED', [2, 2], 0.009999999776482582, -7))
cell_state_out = Output('cell_state_out', ('TENSOR_QUANT16_SYMM', [2, 4], 0.00048828125, 0))
output = Output('output', ('TENSOR_QUANT8_ASYMM_SIGNED', [2, 2], 0.009999999776482582, -7))
model = Model()
model.Operation('QUANTIZED_LSTM', input, input_to_input, input_to_forget, input_to_cell, input_to_output, recurrent_to_input, recurrent_to_forget, recurrent_to_cell, recurrent_to_output, peephole_input, peephole_forget, peephole_output, input_gate_bias, forget_gate_bias, cell_gate_bias, output_gate_bias, projection, projection_bias, output_state, cell_state, input_norm, forget_norm, cell_norm, output_norm, 0.0, 0.2, 0.000244140625, 0.000244140625, 0.000244140625, 0.000244140625, 7, 0.01).To(output_state_out, cell_state_out, output)
Example({
    input: [-128, 127, -17, 53, -19, 126],
    output_state: [-128, 127, -120, -122],
    cell_state: [-4770, 3891, -3791, -8176, -7770, -4322, -6240, -7830],
    output_state_out: [-19, -20, -20, -20],
    cell_state_out: [-5880, 5198, -334, 675, -4757, 1759, -1501, -6369],
    output: [-19, -20, -20, -20],
}, name='projection_clip').DisableLifeTimeVariation()

# One step from states that are not zero.
# Expected values: TF Lite 2.14 built-in kernel.
input = Input('input', ('TENSOR_QUANT8_ASYMM_SIGNED', [2, 3], 0.0078125, 5))
input_to_input = Parameter('input_to_input', ('TENSOR_QUANT8_SYMM', [0, 0], 0.009999999776482582, 0), None)
input_to_forget = Parameter('input_to_forget', ('TENSOR_QUANT8_SYMM', [4, 3], 0.003000000026077032, 0), [-56, -16, -16, 79, 117, 41, 56, 47, 19, 30, 48, -26])
input_to_cell = Parameter('input_to_cell', ('TENSOR_QUANT8_SYMM', [4, 3], 0.009999999776482582, 0), [-98, -96, -85, 120, 14, -76, 92, 108, -115, 18, -29, -94])
input_to_output = Parameter('input_to_output', ('TENSOR_QUANT8_SYMM', [4, 3], 0.01899999938905239, 0), [10, -39, 51, 43, -86, 66, -107, -26, -127, 38, 111, 94])
recurrent_to_input = Parameter('recurrent_to_input', ('TENSOR_QUANT8_SYMM', [0, 0], 0.009999999776482582, 0), None)
recurrent_to_forget = Parameter('recurrent_to_forget', ('TENSOR_QUANT8_SYMM', [4, 2], 0.0020000000949949026, 0), [-86, -22, 74, 47, 80, 88, 83, 111])
recurrent_to_cell = Parameter('recurrent_to_cell', ('TENSOR_QUANT8_SYMM', [4, 2], 0.017000000923871994, 0), [-123, 66, -12, 115, -84, -64, 37, 49])
recurrent_to_output = Parameter('recurrent_to_output', ('TENSOR_QUANT8_SYMM', [4, 2], 0.007000000216066837, 0), [-34, 38, 56, -6, 99, 89, -53, -108])
peephole_input = Parameter('peephole_input', ('TENSOR_QUANT16_SYMM', [0], 0.00016999999934341758, 0), None)
peephole_forget = Parameter('peephole_forget', ('TENSOR_QUANT16_SYMM', [0], 0.00011000000085914508, 0), None)
peephole_output = Parameter('peephole_output', ('TENSOR_QUANT16_SYMM', [0], 4.999999873689376e-05, 0), None)
input_gate_bias = Parameter('input_gate_bias', ('TENSOR_INT32', [0]), None)
forget_gate_bias = Parameter('forget_gate_bias', ('TENSOR_INT32', [4]), [658647, -5945472, -1768343, 1318291])
cell_gate_bias = Parameter('cell_gate_bias', ('TENSOR_INT32', [4]), [-7401126, 3946858, -812246, -820699])
output_gate_bias = Parameter('output_gate_bias', ('TENSOR_INT32', [4]), [1350400, 5037163, 1351293, -6295266])
projection = Parameter('projection', ('TENSOR_QUANT8_SYMM', [2, 4], 0.007000000216066837, 0), [101, -46, 4, 61, 107, -66, -63, 13])
projection_bias = Parameter('projection_bias', ('TENSOR_INT32', [2], 0.0001, 0), [-242, -839])
output_state = Input('output_state', ('TENSOR_QUANT8_ASYMM_SIGNED', [2, 2], 0.009999999776482582, -7))
cell_state = Input('cell_state', ('TENSOR_QUANT16_SYMM', [2, 4], 0.00048828125, 0))
input_norm = Parameter('input_norm', ('TENSOR_QUANT16_SYMM', [0], 7.999999797903001e-05, 0), None)
forget_norm = Parameter('forget_norm', ('TENSOR_QUANT16_SYMM', [4], 3.9999998989515007e-05, 0), [-1180, -7762, 8244, -1340])
cell_norm = Parameter('cell_norm', ('TENSOR_QUANT16_SYMM', [4], 0.00011000000085914508, 0), [-3232, 4661, 8603, 429])
output_norm = Parameter('output_norm', ('TENSOR_QUANT16_SYMM', [4], 5.999999848427251e-05, 0), [4710, 3356, 5684, 1254])
output_state_out = Output('output_state_out', ('TENSOR_QUANT8_ASYMM_SIGNED', [2, 2], 0.009999999776482582, -7))
cell_state_out = Output('cell_state_out', ('TENSOR_QUANT16_SYMM', [2, 4], 0.00048828125, 0))
output = Output('output', ('TENSOR_QUANT8_ASYMM_SIGNED', [2, 2], 0.009999999776482582, -7))
model = Model()
model.Operation('QUANTIZED_LSTM', input, input_to_input, input_to_forget, input_to_cell, input_to_output, recurrent_to_input, recurrent_to_forget, recurrent_to_cell, recurrent_to_output, peephole_input, peephole_forget, peephole_output, input_gate_bias, forget_gate_bias, cell_gate_bias, output_gate_bias, projection, projection_bias, output_state, cell_state, input_norm, forget_norm, cell_norm, output_norm, 1.25, 0.3, 0.000244140625, 0.000274658203125, 0.000213623046875, 0.00030517578125, 7, 0.01).To(output_state_out, cell_state_out, output)
Example({
    input: [-128, 127, -117, -60, 5, 94],
    output_state: [-128, 127, 14, -11],
    cell_state: [-8115, -4908, -3888, -8144, 8881, 325, 16, -5701],
    output_state_out: [-30, -7, 6, 22],
    cell_state_out: [-2560, -2165, -2302, -2560, 2560, 248, -902, -2560],
    output: [-30, -7, 6, 22],
}, name='coupled_all').DisableLifeTimeVariation()

# One step from states that are not zero.
# Expected values: TF Lite 2.14 built-in kernel.
input = Input('input', ('TENSOR_QUANT8_ASYMM_SIGNED', [1, 5], 0.0078125, 5))
input_to_input = Parameter('input_to_input', ('TENSOR_QUANT8_SYMM', [3, 5], 0.0020000000949949026, 0), [72, -12, 96, 127, -32, 0, 75, -17, -119, 99, 123, -94, 40, 43, -64])
input_to_forget = Parameter('input_to_forget', ('TENSOR_QUANT8_SYMM', [3, 5], 0.0020000000949949026, 0), [-112, 90, 11, 96, 113, 97, 27, -36, 19, 109, 91, -13, 11, -17, 39])
input_to_cell = Parameter('input_to_cell', ('TENSOR_QUANT8_SYMM', [3, 5], 0.017000000923871994, 0), [49, 41, 103, -22, -44, 14, -22, -18, -102, 12, 4, 19, 125, 91, 14])
input_to_output = Parameter('input_to_output', ('TENSOR_QUANT8_SYMM', [3, 5], 0.003000000026077032, 0), [58, -22, 112, -53, -23, -73, 109, -56, 72, 7, -112, 13, 10, -60, -3])
recurrent_to_input = Parameter('recurrent_to_input', ('TENSOR_QUANT8_SYMM', [3, 3], 0.007000000216066837, 0), [-38, 65, 123, -44, -38, 92, 72, 5, -4])
recurrent_to_forget = Parameter('recurrent_to_forget', ('TENSOR_QUANT8_SYMM', [3, 3], 0.007000000216066837, 0), [79, -102, -19, 15, 85, 70, 107, 87, 61])
recurrent_to_cell = Parameter('recurrent_to_cell', ('TENSOR_QUANT8_SYMM', [3, 3], 0.013000000268220901, 0), [81, -32, -99, -76, 58, 109, -63, 110, -20])
recurrent_to_output = Parameter('recurrent_to_output', ('TENSOR_QUANT8_SYMM', [3, 3], 0.003000000026077032, 0), [-124, -118, -59, 95, -127, -90, 43, 15, -49])
peephole_input = Parameter('peephole_input', ('TENSOR_QUANT16_SYMM', [0], 0.00011000000085914508, 0), None)
peephole_forget = Parameter('peephole_forget', ('TENSOR_QUANT16_SYMM', [0], 7.999999797903001e-05, 0), None)
peephole_output = Parameter('peephole_output', ('TENSOR_QUANT16_SYMM', [0], 0.00016999999934341758, 0), None)
input_gate_bias = Parameter('input_gate_bias', ('TENSOR_INT32', [3]), [14607, -7140, -10742])
forget_gate_bias = Parameter('forget_gate_bias', ('TENSOR_INT32', [3]), [-11180, 7960, 11351])
cell_gate_bias = Parameter('cell_gate_bias', ('TENSOR_INT32', [3]), [9887, 14865, 5433])
output_gate_bias = Parameter('output_gate_bias', ('TENSOR_INT32', [3]), [-4365, 13320, -6932])
projection = Parameter('projection', ('TENSOR_QUANT8_SYMM', [0, 0], 0.009999999776482582, 0), None)
projection_bias = Parameter('projection_bias', ('TENSOR_INT32', [0], 0.0001, 0), None)
output_state = Input('output_state', ('TENSOR_QUANT8_ASYMM_SIGNED', [1, 3], 0.009999999776482582, -7))
cell_state = Input('cell_state', ('TENSOR_QUANT16_SYMM', [1, 3], 0.00048828125, 0))
input_norm = Parameter('input_norm', ('TENSOR_QUANT16_SYMM', [0], 0.0001900000061141327, 0), None)
forget_norm = Parameter('forget_norm', ('TENSOR_QUANT16_SYMM', [0], 0.0001900000061141327, 0), None)
cell_norm = Parameter('cell_norm', ('TENSOR_QUANT16_SYMM', [0], 0.00019999999494757503, 0), None)
output_norm = Parameter('output_norm', ('TENSOR_QUANT16_SYMM', [0], 4.999999873689376e-05, 0), None)
output_state_out = Output('output_state_out', ('TENSOR_QUANT8_ASYMM_SIGNED', [1, 3], 0.009999999776482582, -7))
cell_state_out = Output('cell_state_out', ('TENSOR_QUANT16_SYMM', [1, 3], 0.00048828125, 0))
output = Output('output', ('TENSOR_QUANT8_ASYMM_SIGNED', [1, 3], 0.009999999776482582, -7))
model = Model()
model.Operation('QUANTIZED_LSTM', input, input_to_input, input_to_forget, input_to_cell, input_to_output, recurrent_to_input, recurrent_to_forget, recurrent_to_cell, recurrent_to_output, peephole_input, peephole_forget, peephole_output, input_gate_bias, forget_gate_bias, cell_gate_bias, output_gate_bias, projection, projection_bias, output_state, cell_state, input_norm, forget_norm, cell_norm, output_norm, 0.0, 0.0, 0.000244140625, 0.000244140625, 0.000244140625, 0.000244140625, -7, 0.009999999776482582).To(output_state_out, cell_state_out, output)
Example({
    input: [-128, 127, 36, -9, -22],
    output_state: [-128, 127, 125],
    cell_state: [890, 7950, -6784],
    output_state_out: [-32, 32, -53],
    cell_state_out: [-1592, 7588, -3624],
    output: [-32, 32, -53],
}, name='one_batch').DisableLifeTimeVariation()

# One step from states that are not zero.
# Expected values: TF Lite 2.14 built-in kernel.
input = Input('input', ('TENSOR_QUANT8_ASYMM_SIGNED', [3, 2], 0.0078125, 5))
input_to_input = Parameter('input_to_input', ('TENSOR_QUANT8_SYMM', [1, 2], 0.01600000075995922, 0), [42, 65])
input_to_forget = Parameter('input_to_forget', ('TENSOR_QUANT8_SYMM', [1, 2], 0.017999999225139618, 0), [-25, 57])
input_to_cell = Parameter('input_to_cell', ('TENSOR_QUANT8_SYMM', [1, 2], 0.003000000026077032, 0), [95, 88])
input_to_output = Parameter('input_to_output', ('TENSOR_QUANT8_SYMM', [1, 2], 0.004000000189989805, 0), [78, -5])
recurrent_to_input = Parameter('recurrent_to_input', ('TENSOR_QUANT8_SYMM', [1, 1], 0.012000000104308128, 0), [35])
recurrent_to_forget = Parameter('recurrent_to_forget', ('TENSOR_QUANT8_SYMM', [1, 1], 0.00800000037997961, 0), [20])
recurrent_to_cell = Parameter('recurrent_to_cell', ('TENSOR_QUANT8_SYMM', [1, 1], 0.014000000432133675, 0), [29])
recurrent_to_output = Parameter('recurrent_to_output', ('TENSOR_QUANT8_SYMM', [1, 1], 0.013000000268220901, 0), [49])
peephole_input = Parameter('peephole_input', ('TENSOR_QUANT16_SYMM', [0], 0.00018000000272877514, 0), None)
peephole_forget = Parameter('peephole_forget', ('TENSOR_QUANT16_SYMM', [0], 0.00018000000272877514, 0), None)
peephole_output = Parameter('peephole_output', ('TENSOR_QUANT16_SYMM', [0], 0.00013000000035390258, 0), None)
input_gate_bias = Parameter('input_gate_bias', ('TENSOR_INT32', [1]), [9930])
forget_gate_bias = Parameter('forget_gate_bias', ('TENSOR_INT32', [1]), [5157])
cell_gate_bias = Parameter('cell_gate_bias', ('TENSOR_INT32', [1]), [9994])
output_gate_bias = Parameter('output_gate_bias', ('TENSOR_INT32', [1]), [-10746])
projection = Parameter('projection', ('TENSOR_QUANT8_SYMM', [0, 0], 0.009999999776482582, 0), None)
projection_bias = Parameter('projection_bias', ('TENSOR_INT32', [0], 0.0001, 0), None)
output_state = Input('output_state', ('TENSOR_QUANT8_ASYMM_SIGNED', [3, 1], 0.009999999776482582, -7))
cell_state = Input('cell_state', ('TENSOR_QUANT16_SYMM', [3, 1], 0.00048828125, 0))
input_norm = Parameter('input_norm', ('TENSOR_QUANT16_SYMM', [0], 0.00016999999934341758, 0), None)
forget_norm = Parameter('forget_norm', ('TENSOR_QUANT16_SYMM', [0], 0.00015999999595806003, 0), None)
cell_norm = Parameter('cell_norm', ('TENSOR_QUANT16_SYMM', [0], 9.000000136438757e-05, 0), None)
output_norm = Parameter('output_norm', ('TENSOR_QUANT16_SYMM', [0], 1.9999999494757503e-05, 0), None)
output_state_out = Output('output_state_out', ('TENSOR_QUANT8_ASYMM_SIGNED', [3, 1], 0.009999999776482582, -7))
cell_state_out = Output('cell_state_out', ('TENSOR_QUANT16_SYMM', [3, 1], 0.00048828125, 0))
output = Output('output', ('TENSOR_QUANT8_ASYMM_SIGNED', [3, 1], 0.009999999776482582, -7))
model = Model()
model.Operation('QUANTIZED_LSTM', input, input_to_input, input_to_forget, input_to_cell, input_to_output, recurrent_to_input, recurrent_to_forget, recurrent_to_cell, recurrent_to_output, peephole_input, peephole_forget, peephole_output, input_gate_bias, forget_gate_bias, cell_gate_bias, output_gate_bias, projection, projection_bias, output_state, cell_state, input_norm, forget_norm, cell_norm, output_norm, 0.0, 0.0, 0.000244140625, 0.000244140625, 0.000244140625, 0.000244140625, -7, 0.009999999776482582).To(output_state_out, cell_state_out, output)
Example({
    input: [-128, 127, 3, -57, 85, 36],
    output_state: [-128, 127, -49],
    cell_state: [833, 6468, -8557],
    output_state_out: [-4, 55, -46],
    cell_state_out: [291, 4863, -5057],
    output: [-4, 55, -46],
}, name='one_cell').DisableLifeTimeVariation()
