# Licensed under the Apache License, Version 2.0; see LICENSE.
# Written by 'python -m corpus' from corpus/families/quantization.py; do not edit.
#
# QUANTIZE: decisions near a threshold.

def signed(*operands):
    """All unsigned codes as signed ones of the same real values."""
    types = {
        o: ("TENSOR_QUANT8_ASYMM_SIGNED", o.type.scale, o.type.zeroPoint - 128) for o in operands
    }
    return DataTypeConverter(name="signed").Identify(types)


F16 = 'TENSOR_FLOAT16'
F32 = 'TENSOR_FLOAT32'
U8 = 'TENSOR_QUANT8_ASYMM'

# Codes of float16 numbers are exact, as real numbers.
# Expected values: float64 formula.
x1 = Input('x1', (F16, [9]))
t2 = Internal('t2', (U8, [9], 0.5, 3))
t3 = Output('t3', (F32, [9]))
model = Model()
model.Operation('QUANTIZE', x1).To(t2)
model.Operation('DEQUANTIZE', t2).To(t3)
Example({
    x1: [0.0, 2.5, 5.0, 7.5, 10.0, 12.5, 15.0, 17.5, 20.0],
    t3: [0.0, 2.5, 5.0, 7.5, 10.0, 12.5, 15.0, 17.5, 20.0],
}, name='float16_3_quant8').AddVariations(signed(t2)).DisableLifeTimeVariation()

# Codes of float16 numbers are exact, as real numbers.
# Expected values: float64 formula.
x1 = Input('x1', (F16, [9]))
t2 = Internal('t2', (U8, [9], 0.5, 128))
t3 = Output('t3', (F32, [9]))
model = Model()
model.Operation('QUANTIZE', x1).To(t2)
model.Operation('DEQUANTIZE', t2).To(t3)
Example({
    x1: [0.0, 2.5, 5.0, 7.5, 10.0, 12.5, 15.0, 17.5, 20.0],
    t3: [0.0, 2.5, 5.0, 7.5, 10.0, 12.5, 15.0, 17.5, 20.0],
}, name='float16_128_quant8').AddVariations(signed(t2)).DisableLifeTimeVariation()
