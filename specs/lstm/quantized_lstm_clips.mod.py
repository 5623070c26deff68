# Licensed under the Apache License, Version 2.0; see LICENSE.
# Written by 'python -m corpus' from corpus/families/lstm.py; do not edit.
#
# QUANTIZED_LSTM: clips of states of several scales.

I32 = 'TENSOR_INT32'
S8 = 'TENSOR_QUANT8_ASYMM_SIGNED'

# States up to 37.5 in steps of 2^-9, clipped at 12.5.
# Expected values: TF Lite 2.14 built-in kernel.
input = Input('input', (S8, [2, 2], 0.0078125, 5))
input_to_input = Parameter('input_to_input', ('TENSOR_QUANT8_SYMM', [4, 2], 0.003000000026077032, 0), [3, -1, -3, -8, 3, -5, -2, -2])
input_to_forget = Parameter('input_to_forget', ('TENSOR_QUANT8_SYMM', [4, 2], 0.003000000026077032, 0), [-6, 0, 0, 4, 9, 4, 1, -7])
input_to_cell = Parameter('input_to_cell', ('TENSOR_QUANT8_SYMM', [4, 2], 0.003000000026077032, 0), [2, -5, 7, -8, 5, 5, 5, 7])
input_to_output = Parameter('input_to_output', ('TENSOR_QUANT8_SYMM', [4, 2], 0.003000000026077032, 0), [5, -8, -7, 1, -7, -5, -2, 6])
recurrent_to_input = Parameter('recurrent_to_input', ('TENSOR_QUANT8_SYMM', [4, 4], 0.003000000026077032, 0), [-8, -5, 3, 0, 4, 9, 1, 0, 9, 8, 0, 8, 6, -6, 1, 5])
recurrent_to_forget = Parameter('recurrent_to_forget', ('TENSOR_QUANT8_SYMM', [4, 4], 0.003000000026077032, 0), [-3, 3, 5, -2, 9, -6, -4, 5, -9, -4, 6, 5, 7, 2, 1, -6])
recurrent_to_cell = Parameter('recurrent_to_cell', ('TENSOR_QUANT8_SYMM', [4, 4], 0.003000000026077032, 0), [-6, 5, 0, -9, 8, 1, -6, 6, 7, 1, -8, 4, 9, -8, 2, 4])
recurrent_to_output = Parameter('recurrent_to_output', ('TENSOR_QUANT8_SYMM', [4, 4], 0.003000000026077032, 0), [3, 0, -9, 6, 9, 7, 9, 7, -2, 0, 4, -2, 2, 1, 2, -4])
none = Parameter('none', ('TENSOR_QUANT16_SYMM', [0], 9.999999747378752e-05, 0), None)
input_gate_bias = Parameter('input_gate_bias', (I32, [4]), [-9000, -9000, -9000, -9000])
forget_gate_bias = Parameter('forget_gate_bias', (I32, [4]), [25000, 25000, 25000, 25000])
cell_gate_bias = Parameter('cell_gate_bias', (I32, [4]), [0, 0, 0, 0])
output_gate_bias = Parameter('output_gate_bias', (I32, [4]), [25000, 25000, 25000, 25000])
projection = Parameter('projection', ('TENSOR_QUANT8_SYMM', [0, 0], 0.009999999776482582, 0), None)
absent = Parameter('absent', (I32, [0]), None)
output_state = Input('output_state', (S8, [2, 4], 0.0078125, 0))
cell_state = Input('cell_state', ('TENSOR_QUANT16_SYMM', [2, 4], 0.001953125, 0))
output_state_out = Output('output_state_out', (S8, [2, 4], 0.0078125, 0))
cell_state_out = Output('cell_state_out', ('TENSOR_QUANT16_SYMM', [2, 4], 0.001953125, 0))
output = Output('output', (S8, [2, 4], 0.0078125, 0))
model = Model()
model.Operation('QUANTIZED_LSTM', input, input_to_input, input_to_forget, input_to_cell, input_to_output, recurrent_to_input, recurrent_to_forget, recurrent_to_cell, recurrent_to_output, none, none, none, input_gate_bias, forget_gate_bias, cell_gate_bias, output_gate_bias, projection, absent, output_state, cell_state, none, none, none, none, 12.5, 0.0, 0.000244140625, 0.000244140625, 0.000244140625, 0.000244140625, 0, 0.0078125).To(output_state_out, cell_state_out, output)
Example({
    input: [-128, 127, -82, 43],
    output_state: [-128, 127, -74, 35, -66, -26, 96, 65],
    cell_state: [1920, 5760, 12800, 19200, -19200, -12800, -5760, -1920],
    output_state_out: [80, 82, 82, 83, -81, -83, -83, -81],
    cell_state_out: [1246, 3658, 6400, 6400, -6400, -6400, -3737, -1222],
    output: [80, 82, 82, 83, -81, -83, -83, -81],
}, name='of_9_bits').DisableLifeTimeVariation()

# States up to 3.75 in steps of 2^-13, clipped at 1.25.
# Expected values: TF Lite 2.14 built-in kernel.
input = Input('input', (S8, [2, 2], 0.0078125, 5))
input_to_input = Parameter('input_to_input', ('TENSOR_QUANT8_SYMM', [4, 2], 0.003000000026077032, 0), [-7, 2, 6, 5, -8, -4, 7, 7])
input_to_forget = Parameter('input_to_forget', ('TENSOR_QUANT8_SYMM', [4, 2], 0.003000000026077032, 0), [-1, 0, 0, 8, 5, 7, -8, 2])
input_to_cell = Parameter('input_to_cell', ('TENSOR_QUANT8_SYMM', [4, 2], 0.003000000026077032, 0), [6, 4, -3, 4, -4, 6, 5, 8])
input_to_output = Parameter('input_to_output', ('TENSOR_QUANT8_SYMM', [4, 2], 0.003000000026077032, 0), [-4, -5, -4, -3, 0, 9, 4, 7])
recurrent_to_input = Parameter('recurrent_to_input', ('TENSOR_QUANT8_SYMM', [4, 4], 0.003000000026077032, 0), [7, 5, 8, -3, -9, -2, 9, -1, -1, -7, 4, -3, 5, 5, -3, -5])
recurrent_to_forget = Parameter('recurrent_to_forget', ('TENSOR_QUANT8_SYMM', [4, 4], 0.003000000026077032, 0), [-6, -7, 7, 9, -5, -3, -4, 5, -3, 7, -4, -7, 6, 2, -7, -4])
recurrent_to_cell = Parameter('recurrent_to_cell', ('TENSOR_QUANT8_SYMM', [4, 4], 0.003000000026077032, 0), [5, 5, 6, 7, -8, -9, 9, -8, 9, -5, 2, -4, -5, 7, 6, -8])
recurrent_to_output = Parameter('recurrent_to_output', ('TENSOR_QUANT8_SYMM', [4, 4], 0.003000000026077032, 0), [1, 5, 7, 0, 9, 5, -4, 1, -5, 8, 8, 8, -8, 8, 3, -1])
none = Parameter('none', ('TENSOR_QUANT16_SYMM', [0], 9.999999747378752e-05, 0), None)
input_gate_bias = Parameter('input_gate_bias', (I32, [4]), [-9000, -9000, -9000, -9000])
forget_gate_bias = Parameter('forget_gate_bias', (I32, [4]), [25000, 25000, 25000, 25000])
cell_gate_bias = Parameter('cell_gate_bias', (I32, [4]), [0, 0, 0, 0])
output_gate_bias = Parameter('output_gate_bias', (I32, [4]), [25000, 25000, 25000, 25000])
projection = Parameter('projection', ('TENSOR_QUANT8_SYMM', [0, 0], 0.009999999776482582, 0), None)
absent = Parameter('absent', (I32, [0]), None)
output_state = Input('output_state', (S8, [2, 4], 0.0078125, 0))
cell_state = Input('cell_state', ('TENSOR_QUANT16_SYMM', [2, 4], 0.0001220703125, 0))
output_state_out = Output('output_state_out', (S8, [2, 4], 0.0078125, 0))
cell_state_out = Output('cell_state_out', ('TENSOR_QUANT16_SYMM', [2, 4], 0.0001220703125, 0))
output = Output('output', (S8, [2, 4], 0.0078125, 0))
model = Model()
model.Operation('QUANTIZED_LSTM', input, input_to_input, input_to_forget, input_to_cell, input_to_output, recurrent_to_input, recurrent_to_forget, recurrent_to_cell, recurrent_to_output, none, none, none, input_gate_bias, forget_gate_bias, cell_gate_bias, output_gate_bias, projection, absent, output_state, cell_state, none, none, none, none, 1.25, 0.0, 0.000244140625, 0.000244140625, 0.000244140625, 0.000244140625, 0, 0.0078125).To(output_state_out, cell_state_out, output)
Example({
    input: [-128, 127, 37, -39],
    output_state: [-128, 127, -9, 8, 48, 65, 43, 71],
    cell_state: [3072, 9216, 20480, 30720, -30720, -20480, -9216, -3072],
    output_state_out: [19, 51, 71, 71, -70, -70, -51, -20],
    cell_state_out: [1948, 6039, 10240, 10240, -10240, -10240, -5937, -1990],
    output: [19, 51, 71, 71, -70, -70, -51, -20],
}, name='of_13_bits').DisableLifeTimeVariation()

# States up to 0.9 in steps of 2^-15, clipped at 0.3.
# Expected values: TF Lite 2.14 built-in kernel.
input = Input('input', (S8, [2, 2], 0.0078125, 5))
input_to_input = Parameter('input_to_input', ('TENSOR_QUANT8_SYMM', [4, 2], 0.003000000026077032, 0), [8, 1, 0, 8, -6, -3, -6, -6])
input_to_forget = Parameter('input_to_forget', ('TENSOR_QUANT8_SYMM', [4, 2], 0.003000000026077032, 0), [6, -6, 9, 6, 1, -2, 3, -8])
input_to_cell = Parameter('input_to_cell', ('TENSOR_QUANT8_SYMM', [4, 2], 0.003000000026077032, 0), [7, -9, 3, -9, 0, -2, -7, -7])
input_to_output = Parameter('input_to_output', ('TENSOR_QUANT8_SYMM', [4, 2], 0.003000000026077032, 0), [5, -2, -6, -4, -9, -2, -5, -5])
recurrent_to_input = Parameter('recurrent_to_input', ('TENSOR_QUANT8_SYMM', [4, 4], 0.003000000026077032, 0), [-8, 3, 4, -8, -9, 2, -1, 2, -1, -4, 1, 3, 4, -7, 8, 7])
recurrent_to_forget = Parameter('recurrent_to_forget', ('TENSOR_QUANT8_SYMM', [4, 4], 0.003000000026077032, 0), [-3, -5, 8, -2, -7, 7, 6, -5, 0, 7, 7, 9, -1, -9, 7, -2])
recurrent_to_cell = Parameter('recurrent_to_cell', ('TENSOR_QUANT8_SYMM', [4, 4], 0.003000000026077032, 0), [0, 6, 0, 0, -4, -7, 6, -6, -5, 3, -8, -6, 0, 4, 7, -4])
recurrent_to_output = Parameter('recurrent_to_output', ('TENSOR_QUANT8_SYMM', [4, 4], 0.003000000026077032, 0), [2, 4, -5, 0, 7, 8, 2, -1, 3, -3, 6, -4, -5, -1, -8, 5])
none = Parameter('none', ('TENSOR_QUANT16_SYMM', [0], 9.999999747378752e-05, 0), None)
input_gate_bias = Parameter('input_gate_bias', (I32, [4]), [-9000, -9000, -9000, -9000])
forget_gate_bias = Parameter('forget_gate_bias', (I32, [4]), [25000, 25000, 25000, 25000])
cell_gate_bias = Parameter('cell_gate_bias', (I32, [4]), [0, 0, 0, 0])
output_gate_bias = Parameter('output_gate_bias', (I32, [4]), [25000, 25000, 25000, 25000])
projection = Parameter('projection', ('TENSOR_QUANT8_SYMM', [0, 0], 0.009999999776482582, 0), None)
absent = Parameter('absent', (I32, [0]), None)
output_state = Input('output_state', (S8, [2, 4], 0.0078125, 0))
cell_state = Input('cell_state', ('TENSOR_QUANT16_SYMM', [2, 4], 3.0517578125e-05, 0))
output_state_out = Output('output_state_out', (S8, [2, 4], 0.0078125, 0))
cell_state_out = Output('cell_state_out', ('TENSOR_QUANT16_SYMM', [2, 4], 3.0517578125e-05, 0))
output = Output('output', (S8, [2, 4], 0.0078125, 0))
model = Model()
model.Operation('QUANTIZED_LSTM', input, input_to_input, input_to_forget, input_to_cell, input_to_output, recurrent_to_input, recurrent_to_forget, recurrent_to_cell, recurrent_to_output, none, none, none, input_gate_bias, forget_gate_bias, cell_gate_bias, output_gate_bias, projection, absent, output_state, cell_state, none, none, none, none, 0.3, 0.0, 0.000244140625, 0.000244140625, 0.000244140625, 0.000244140625, 0, 0.0078125).To(output_state_out, cell_state_out, output)
Example({
    input: [-128, 127, -6, -92],
    output_state: [-128, 127, -113, 68, 8, -122, 112, 47],
    cell_state: [2949, 8847, 19661, 29491, -29491, -19661, -8847, -2949],
    output_state_out: [4, 12, 24, 24, -24, -24, -16, -4],
    cell_state_out: [1415, 4648, 9830, 9830, -9830, -9830, -6195, -1630],
    output: [4, 12, 24, 24, -24, -24, -16, -4],
}, name='of_15_bits').DisableLifeTimeVariation()
