# Licensed under the Apache License, Version 2.0; see LICENSE.
# Written by 'python -m corpus' from corpus/families/quantization.py; do not edit.
#
# QUANTIZE of float16: exact results, as real numbers.

# Expected values: float64 formula.
input = Input('input', ('TENSOR_FLOAT16', [9]))
codes = Internal('codes', ('TENSOR_QUANT8_ASYMM', [9], 0.5, 3))
output = Output('output', ('TENSOR_FLOAT32', [9]))
model = Model()
model.Operation('QUANTIZE', input).To(codes)
model.Operation('DEQUANTIZE', codes).To(output)
Example({
    input: [0.0, 2.5, 5.0, 7.5, 10.0, 12.5, 15.0, 17.5, 20.0],
    output: [0.0, 2.5, 5.0, 7.5, 10.0, 12.5, 15.0, 17.5, 20.0],
}, name='float16_3_quant8').AddVariations(DataTypeConverter(name='signed').Identify({
    codes: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -125),
})).DisableLifeTimeVariation()

# Expected values: float64 formula.
input = Input('input', ('TENSOR_FLOAT16', [9]))
codes = Internal('codes', ('TENSOR_QUANT8_ASYMM', [9], 0.5, 128))
output = Output('output', ('TENSOR_FLOAT32', [9]))
model = Model()
model.Operation('QUANTIZE', input).To(codes)
model.Operation('DEQUANTIZE', codes).To(output)
Example({
    input: [0.0, 2.5, 5.0, 7.5, 10.0, 12.5, 15.0, 17.5, 20.0],
    output: [0.0, 2.5, 5.0, 7.5, 10.0, 12.5, 15.0, 17.5, 20.0],
}, name='float16_128_quant8').AddVariations(DataTypeConverter(name='signed').Identify({
    codes: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, 0),
})).DisableLifeTimeVariation()
