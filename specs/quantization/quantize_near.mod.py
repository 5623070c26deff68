# Licensed under the Apache License, Version 2.0; see LICENSE.
# Written by 'python -m corpus' from corpus/families/quantization.py; do not edit.
#
# QUANTIZE of float16: exact results, as real numbers.

def signed(*operands):
    """All unsigned codes as signed ones of the same real values."""
    types = {
        o: ("TENSOR_QUANT8_ASYMM_SIGNED", o.type.scale, o.type.zeroPoint - 128) for o in operands
    }
    return DataTypeConverter(name="signed").Identify(types)


F16 = 'TENSOR_FLOAT16'
F32 = 'TENSOR_FLOAT32'
U8 = 'TENSOR_QUANT8_ASYMM'

# Expected values: float64 formula.
input = Input('input', (F16, [9]))
codes = Internal('codes', (U8, [9], 0.5, 3))
output = Output('output', (F32, [9]))
model = Model()
model.Operation('QUANTIZE', input).To(codes)
model.Operation('DEQUANTIZE', codes).To(output)
Example({
    input: [0.0, 2.5, 5.0, 7.5, 10.0, 12.5, 15.0, 17.5, 20.0],
    output: [0.0, 2.5, 5.0, 7.5, 10.0, 12.5, 15.0, 17.5, 20.0],
}, name='float16_3_quant8').AddVariations(signed(codes)).DisableLifeTimeVariation()

# Expected values: float64 formula.
input = Input('input', (F16, [9]))
codes = Internal('codes', (U8, [9], 0.5, 128))
output = Output('output', (F32, [9]))
model = Model()
model.Operation('QUANTIZE', input).To(codes)
model.Operation('DEQUANTIZE', codes).To(output)
Example({
    input: [0.0, 2.5, 5.0, 7.5, 10.0, 12.5, 15.0, 17.5, 20.0],
    output: [0.0, 2.5, 5.0, 7.5, 10.0, 12.5, 15.0, 17.5, 20.0],
}, name='float16_128_quant8').AddVariations(signed(codes)).DisableLifeTimeVariation()
