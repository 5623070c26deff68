# Licensed under the Apache License, Version 2.0; see LICENSE.
# Written by 'python -m corpus' from corpus/families/lstm.py; do not edit.
#
# QUANTIZED_LSTM: results beyond the codes.

F32 = 'TENSOR_FLOAT32'
I32 = 'TENSOR_INT32'
S8 = 'TENSOR_QUANT8_ASYMM_SIGNED'

# Each result is the least or the greatest code; as real numbers.
# Expected values: TF Lite 2.14 built-in kernel.
input = Input('input', (S8, [2, 2], 0.0078125, 5))
input_to_input = Parameter('input_to_input', ('TENSOR_QUANT8_SYMM', [3, 2], 0.003000000026077032, 0), [2, 9, -4, -6, 5, 4])
input_to_forget = Parameter('input_to_forget', ('TENSOR_QUANT8_SYMM', [3, 2], 0.003000000026077032, 0), [-7, -4, 3, -9, 6, 2])
input_to_cell = Parameter('input_to_cell', ('TENSOR_QUANT8_SYMM', [3, 2], 0.003000000026077032, 0), [-4, -6, -1, 5, -7, 9])
input_to_output = Parameter('input_to_output', ('TENSOR_QUANT8_SYMM', [3, 2], 0.003000000026077032, 0), [-5, 7, 1, -9, 1, -9])
recurrent_to_input = Parameter('recurrent_to_input', ('TENSOR_QUANT8_SYMM', [3, 3], 0.003000000026077032, 0), [-2, 4, -7, -9, 4, -8, -7, -3, -2])
recurrent_to_forget = Parameter('recurrent_to_forget', ('TENSOR_QUANT8_SYMM', [3, 3], 0.003000000026077032, 0), [5, 3, -5, 5, -3, -4, 5, -5, 5])
recurrent_to_cell = Parameter('recurrent_to_cell', ('TENSOR_QUANT8_SYMM', [3, 3], 0.003000000026077032, 0), [-7, -5, -1, -2, 5, 9, 4, 3, 9])
recurrent_to_output = Parameter('recurrent_to_output', ('TENSOR_QUANT8_SYMM', [3, 3], 0.003000000026077032, 0), [0, 3, -7, 5, 5, 1, -2, 6, 2])
none = Parameter('none', ('TENSOR_QUANT16_SYMM', [0], 9.999999747378752e-05, 0), None)
input_gate_bias = Parameter('input_gate_bias', (I32, [3]), [-9000, -9000, -9000])
forget_gate_bias = Parameter('forget_gate_bias', (I32, [3]), [25000, 25000, 25000])
cell_gate_bias = Parameter('cell_gate_bias', (I32, [3]), [0, 0, 0])
output_gate_bias = Parameter('output_gate_bias', (I32, [3]), [25000, 25000, 25000])
projection = Parameter('projection', ('TENSOR_QUANT8_SYMM', [0, 0], 0.009999999776482582, 0), None)
absent = Parameter('absent', (I32, [0]), None)
output_state = Input('output_state', (S8, [2, 3], 0.001953125, 40))
cell_state = Input('cell_state', ('TENSOR_QUANT16_SYMM', [2, 3], 0.0001220703125, 0))
output_state_out = Internal('output_state_out', (S8, [2, 3], 0.001953125, 40))
cell_state_out = Output('cell_state_out', ('TENSOR_QUANT16_SYMM', [2, 3], 0.0001220703125, 0))
output = Internal('output', (S8, [2, 3], 0.001953125, 40))
real_output_state_out = Output('real_output_state_out', (F32, [2, 3]))
real_output = Output('real_output', (F32, [2, 3]))
model = Model()
model.Operation('QUANTIZED_LSTM', input, input_to_input, input_to_forget, input_to_cell, input_to_output, recurrent_to_input, recurrent_to_forget, recurrent_to_cell, recurrent_to_output, none, none, none, input_gate_bias, forget_gate_bias, cell_gate_bias, output_gate_bias, projection, absent, output_state, cell_state, none, none, none, none, 0.0, 0.0, 0.000244140625, 0.000244140625, 0.000244140625, 0.000244140625, 40, 0.001953125).To(output_state_out, cell_state_out, output)
model.Operation('DEQUANTIZE', output_state_out).To(real_output_state_out)
model.Operation('DEQUANTIZE', output).To(real_output)
Example({
    input: [-128, 127, 121, -17],
    output_state: [-128, 127, 56, -1, -12, -22],
    cell_state: [-32000, 32000, 20000, 20000, -20000, -32000],
    cell_state_out: [-20607, 20327, 12925, 12757, -12945, -20762],
    real_output_state_out: [-0.328125, 0.16992188, 0.16992188, 0.16992188, -0.328125, -0.328125],
    real_output: [-0.328125, 0.16992188, 0.16992188, 0.16992188, -0.328125, -0.328125],
}, name='both').DisableLifeTimeVariation()
