# Licensed under the Apache License, Version 2.0; see LICENSE.
# Written by 'python -m corpus' from corpus/families/quantization.py; do not edit.
#
# CAST: every pair of types; cut off, clamped, never scaled.

BOOL8 = 'TENSOR_BOOL8'
F16 = 'TENSOR_FLOAT16'
F32 = 'TENSOR_FLOAT32'
I32 = 'TENSOR_INT32'
U8 = 'TENSOR_QUANT8_ASYMM'
S8 = 'TENSOR_QUANT8_ASYMM_SIGNED'

# Cut off towards zero as integers, clamped as bytes; scales do not matter.
# Expected values: exact integer arithmetic.
input = Input('input', (F32, [15]))
output = Output('output', (F32, [15]))
model = Model()
model.Operation('CAST', input).To(output)
Example({
    input: [0.0, 0.4, 0.5, 0.9, 1.5, 2.7, 99.99, 255.6, 300.2, 1234.5, -0.4, -0.9, -1.5, -2.7, -99.99],
    output: [0.0, 0.4, 0.5, 0.9, 1.5, 2.7, 99.99, 255.6, 300.2, 1234.5, -0.4, -0.9, -1.5, -2.7, -99.99],
}, name='float32_to_float32').AddVariations('relaxed').DisableLifeTimeVariation()

# Cut off towards zero as integers, clamped as bytes; scales do not matter.
# Expected values: exact integer arithmetic.
input = Input('input', (F32, [2, 3, 2]))
output = Output('output', (F32, [2, 3, 2]))
model = Model()
model.Operation('CAST', input).To(output)
Example({
    input: [0.0, 0.4, 0.5, 0.9, 1.5, 2.7, 99.99, 255.6, 300.2, 1234.5, -0.4, -0.9],
    output: [0.0, 0.4, 0.5, 0.9, 1.5, 2.7, 99.99, 255.6, 300.2, 1234.5, -0.4, -0.9],
}, name='float32_to_float32_rank_3').AddVariations('relaxed')

# Cut off towards zero as integers, clamped as bytes; scales do not matter.
# Expected values: exact integer arithmetic.
input = Input('input', (F32, [15]))
output = Output('output', (F16, [15]))
model = Model()
model.Operation('CAST', input).To(output)
Example({
    input: [0.0, 0.4, 0.5, 0.9, 1.5, 2.7, 99.99, 255.6, 300.2, 1234.5, -0.4, -0.9, -1.5, -2.7, -99.99],
    output: [0.0, 0.4, 0.5, 0.9, 1.5, 2.7, 100.0, 255.6, 300.2, 1234.0, -0.4, -0.9, -1.5, -2.7, -100.0],
}, name='float32_to_float16').DisableLifeTimeVariation()

# Cut off towards zero as integers, clamped as bytes; scales do not matter.
# Expected values: exact integer arithmetic.
input = Input('input', (F32, [2, 3, 2]))
output = Output('output', (F16, [2, 3, 2]))
model = Model()
model.Operation('CAST', input).To(output)
Example({
    input: [0.0, 0.4, 0.5, 0.9, 1.5, 2.7, 99.99, 255.6, 300.2, 1234.5, -0.4, -0.9],
    output: [0.0, 0.4, 0.5, 0.9, 1.5, 2.7, 100.0, 255.6, 300.2, 1234.0, -0.4, -0.9],
}, name='float32_to_float16_rank_3')

# Cut off towards zero as integers, clamped as bytes; scales do not matter.
# Expected values: exact integer arithmetic.
input = Input('input', (F32, [15]))
output = Output('output', (I32, [15]))
model = Model()
model.Operation('CAST', input).To(output)
Example({
    input: [0.0, 0.4, 0.5, 0.9, 1.5, 2.7, 99.99, 255.6, 300.2, 1234.5, -0.4, -0.9, -1.5, -2.7, -99.99],
    output: [0, 0, 0, 0, 1, 2, 99, 255, 300, 1234, 0, 0, -1, -2, -99],
}, name='float32_to_int32').AddVariations('relaxed').DisableLifeTimeVariation()

# Cut off towards zero as integers, clamped as bytes; scales do not matter.
# Expected values: exact integer arithmetic.
input = Input('input', (F32, [2, 3, 2]))
output = Output('output', (I32, [2, 3, 2]))
model = Model()
model.Operation('CAST', input).To(output)
Example({
    input: [0.0, 0.4, 0.5, 0.9, 1.5, 2.7, 99.99, 255.6, 300.2, 1234.5, -0.4, -0.9],
    output: [0, 0, 0, 0, 1, 2, 99, 255, 300, 1234, 0, 0],
}, name='float32_to_int32_rank_3').AddVariations('relaxed')

# Cut off towards zero as integers, clamped as bytes; scales do not matter.
# Expected values: exact integer arithmetic. TF Lite leaves open what does not fit.
input = Input('input', (F32, [15]))
output = Output('output', (U8, [15], 0.5, 19))
model = Model()
model.Operation('CAST', input).To(output)
Example({
    input: [0.0, 0.4, 0.5, 0.9, 1.5, 2.7, 99.99, 255.6, 300.2, 1234.5, -0.4, -0.9, -1.5, -2.7, -99.99],
    output: [0, 0, 0, 0, 1, 2, 99, 255, 255, 255, 0, 0, 0, 0, 0],
}, name='float32_to_quant8').AddVariations('relaxed').DisableLifeTimeVariation()

# Cut off towards zero as integers, clamped as bytes; scales do not matter.
# Expected values: exact integer arithmetic. TF Lite leaves open what does not fit.
input = Input('input', (F32, [2, 3, 2]))
output = Output('output', (U8, [2, 3, 2], 0.5, 19))
model = Model()
model.Operation('CAST', input).To(output)
Example({
    input: [0.0, 0.4, 0.5, 0.9, 1.5, 2.7, 99.99, 255.6, 300.2, 1234.5, -0.4, -0.9],
    output: [0, 0, 0, 0, 1, 2, 99, 255, 255, 255, 0, 0],
}, name='float32_to_quant8_rank_3').AddVariations('relaxed')

# Cut off towards zero as integers, clamped as bytes; scales do not matter.
# Expected values: exact integer arithmetic.
input = Input('input', (F16, [12]))
output = Output('output', (F32, [12]))
model = Model()
model.Operation('CAST', input).To(output)
Example({
    input: [0.0, 0.375, 0.5, 0.9375, 1.5, 2.75, 254.8, 299.5, -0.375, -0.9375, -1.5, -2.75],
    output: [0.0, 0.375, 0.5, 0.9375, 1.5, 2.75, 254.75, 299.5, -0.375, -0.9375, -1.5, -2.75],
}, name='float16_to_float32').DisableLifeTimeVariation()

# Cut off towards zero as integers, clamped as bytes; scales do not matter.
# Expected values: exact integer arithmetic.
input = Input('input', (F16, [2, 3, 2]))
output = Output('output', (F32, [2, 3, 2]))
model = Model()
model.Operation('CAST', input).To(output)
Example({
    input: [0.0, 0.375, 0.5, 0.9375, 1.5, 2.75, 254.8, 299.5, -0.375, -0.9375, -1.5, -2.75],
    output: [0.0, 0.375, 0.5, 0.9375, 1.5, 2.75, 254.75, 299.5, -0.375, -0.9375, -1.5, -2.75],
}, name='float16_to_float32_rank_3')

# Cut off towards zero as integers, clamped as bytes; scales do not matter.
# Expected values: exact integer arithmetic.
input = Input('input', (F16, [12]))
output = Output('output', (F16, [12]))
model = Model()
model.Operation('CAST', input).To(output)
Example({
    input: [0.0, 0.375, 0.5, 0.9375, 1.5, 2.75, 254.8, 299.5, -0.375, -0.9375, -1.5, -2.75],
    output: [0.0, 0.375, 0.5, 0.9375, 1.5, 2.75, 254.8, 299.5, -0.375, -0.9375, -1.5, -2.75],
}, name='float16_to_float16').DisableLifeTimeVariation()

# Cut off towards zero as integers, clamped as bytes; scales do not matter.
# Expected values: exact integer arithmetic.
input = Input('input', (F16, [2, 3, 2]))
output = Output('output', (F16, [2, 3, 2]))
model = Model()
model.Operation('CAST', input).To(output)
Example({
    input: [0.0, 0.375, 0.5, 0.9375, 1.5, 2.75, 254.8, 299.5, -0.375, -0.9375, -1.5, -2.75],
    output: [0.0, 0.375, 0.5, 0.9375, 1.5, 2.75, 254.8, 299.5, -0.375, -0.9375, -1.5, -2.75],
}, name='float16_to_float16_rank_3')

# Cut off towards zero as integers, clamped as bytes; scales do not matter.
# Expected values: exact integer arithmetic.
input = Input('input', (F16, [12]))
output = Output('output', (I32, [12]))
model = Model()
model.Operation('CAST', input).To(output)
Example({
    input: [0.0, 0.375, 0.5, 0.9375, 1.5, 2.75, 254.8, 299.5, -0.375, -0.9375, -1.5, -2.75],
    output: [0, 0, 0, 0, 1, 2, 254, 299, 0, 0, -1, -2],
}, name='float16_to_int32').DisableLifeTimeVariation()

# Cut off towards zero as integers, clamped as bytes; scales do not matter.
# Expected values: exact integer arithmetic.
input = Input('input', (F16, [2, 3, 2]))
output = Output('output', (I32, [2, 3, 2]))
model = Model()
model.Operation('CAST', input).To(output)
Example({
    input: [0.0, 0.375, 0.5, 0.9375, 1.5, 2.75, 254.8, 299.5, -0.375, -0.9375, -1.5, -2.75],
    output: [0, 0, 0, 0, 1, 2, 254, 299, 0, 0, -1, -2],
}, name='float16_to_int32_rank_3')

# Cut off towards zero as integers, clamped as bytes; scales do not matter.
# Expected values: exact integer arithmetic. TF Lite leaves open what does not fit.
input = Input('input', (F16, [12]))
output = Output('output', (U8, [12], 0.5, 19))
model = Model()
model.Operation('CAST', input).To(output)
Example({
    input: [0.0, 0.375, 0.5, 0.9375, 1.5, 2.75, 254.8, 299.5, -0.375, -0.9375, -1.5, -2.75],
    output: [0, 0, 0, 0, 1, 2, 254, 255, 0, 0, 0, 0],
}, name='float16_to_quant8').DisableLifeTimeVariation()

# Cut off towards zero as integers, clamped as bytes; scales do not matter.
# Expected values: exact integer arithmetic. TF Lite leaves open what does not fit.
input = Input('input', (F16, [2, 3, 2]))
output = Output('output', (U8, [2, 3, 2], 0.5, 19))
model = Model()
model.Operation('CAST', input).To(output)
Example({
    input: [0.0, 0.375, 0.5, 0.9375, 1.5, 2.75, 254.8, 299.5, -0.375, -0.9375, -1.5, -2.75],
    output: [0, 0, 0, 0, 1, 2, 254, 255, 0, 0, 0, 0],
}, name='float16_to_quant8_rank_3')

# Cut off towards zero as integers, clamped as bytes; scales do not matter.
# Expected values: exact integer arithmetic.
input = Input('input', (I32, [11]))
output = Output('output', (F32, [11]))
model = Model()
model.Operation('CAST', input).To(output)
Example({
    input: [0, 1, -1, 7, 255, 256, 300, -300, 1000, -5, 2047],
    output: [0.0, 1.0, -1.0, 7.0, 255.0, 256.0, 300.0, -300.0, 1000.0, -5.0, 2047.0],
}, name='int32_to_float32').AddVariations('relaxed').DisableLifeTimeVariation()

# Cut off towards zero as integers, clamped as bytes; scales do not matter.
# Expected values: exact integer arithmetic.
input = Input('input', (I32, [2, 3, 2]))
output = Output('output', (F32, [2, 3, 2]))
model = Model()
model.Operation('CAST', input).To(output)
Example({
    input: [0, 1, -1, 7, 255, 256, 300, -300, 1000, -5, 2047, 0],
    output: [0.0, 1.0, -1.0, 7.0, 255.0, 256.0, 300.0, -300.0, 1000.0, -5.0, 2047.0, 0.0],
}, name='int32_to_float32_rank_3').AddVariations('relaxed')

# Cut off towards zero as integers, clamped as bytes; scales do not matter.
# Expected values: exact integer arithmetic.
input = Input('input', (I32, [11]))
output = Output('output', (F16, [11]))
model = Model()
model.Operation('CAST', input).To(output)
Example({
    input: [0, 1, -1, 7, 255, 256, 300, -300, 1000, -5, 2047],
    output: [0.0, 1.0, -1.0, 7.0, 255.0, 256.0, 300.0, -300.0, 1000.0, -5.0, 2047.0],
}, name='int32_to_float16').DisableLifeTimeVariation()

# Cut off towards zero as integers, clamped as bytes; scales do not matter.
# Expected values: exact integer arithmetic.
input = Input('input', (I32, [2, 3, 2]))
output = Output('output', (F16, [2, 3, 2]))
model = Model()
model.Operation('CAST', input).To(output)
Example({
    input: [0, 1, -1, 7, 255, 256, 300, -300, 1000, -5, 2047, 0],
    output: [0.0, 1.0, -1.0, 7.0, 255.0, 256.0, 300.0, -300.0, 1000.0, -5.0, 2047.0, 0.0],
}, name='int32_to_float16_rank_3')

# Cut off towards zero as integers, clamped as bytes; scales do not matter.
# Expected values: exact integer arithmetic.
input = Input('input', (I32, [11]))
output = Output('output', (I32, [11]))
model = Model()
model.Operation('CAST', input).To(output)
Example({
    input: [0, 1, -1, 7, 255, 256, 300, -300, 1000, -5, 2047],
    output: [0, 1, -1, 7, 255, 256, 300, -300, 1000, -5, 2047],
}, name='int32_to_int32').DisableLifeTimeVariation()

# Cut off towards zero as integers, clamped as bytes; scales do not matter.
# Expected values: exact integer arithmetic.
input = Input('input', (I32, [2, 3, 2]))
output = Output('output', (I32, [2, 3, 2]))
model = Model()
model.Operation('CAST', input).To(output)
Example({
    input: [0, 1, -1, 7, 255, 256, 300, -300, 1000, -5, 2047, 0],
    output: [0, 1, -1, 7, 255, 256, 300, -300, 1000, -5, 2047, 0],
}, name='int32_to_int32_rank_3')

# Cut off towards zero as integers, clamped as bytes; scales do not matter.
# Expected values: exact integer arithmetic. TF Lite leaves open what does not fit.
input = Input('input', (I32, [11]))
output = Output('output', (U8, [11], 0.5, 19))
model = Model()
model.Operation('CAST', input).To(output)
Example({
    input: [0, 1, -1, 7, 255, 256, 300, -300, 1000, -5, 2047],
    output: [0, 1, 0, 7, 255, 255, 255, 0, 255, 0, 255],
}, name='int32_to_quant8').DisableLifeTimeVariation()

# Cut off towards zero as integers, clamped as bytes; scales do not matter.
# Expected values: exact integer arithmetic. TF Lite leaves open what does not fit.
input = Input('input', (I32, [2, 3, 2]))
output = Output('output', (U8, [2, 3, 2], 0.5, 19))
model = Model()
model.Operation('CAST', input).To(output)
Example({
    input: [0, 1, -1, 7, 255, 256, 300, -300, 1000, -5, 2047, 0],
    output: [0, 1, 0, 7, 255, 255, 255, 0, 255, 0, 255, 0],
}, name='int32_to_quant8_rank_3')

# Cut off towards zero as integers, clamped as bytes; scales do not matter.
# Expected values: exact integer arithmetic.
input = Input('input', (U8, [10], 3.5, 77))
output = Output('output', (F32, [10]))
model = Model()
model.Operation('CAST', input).To(output)
Example({
    input: [0, 1, 76, 77, 78, 127, 128, 200, 254, 255],
    output: [0.0, 1.0, 76.0, 77.0, 78.0, 127.0, 128.0, 200.0, 254.0, 255.0],
}, name='quant8_to_float32').AddVariations('relaxed').DisableLifeTimeVariation()

# Cut off towards zero as integers, clamped as bytes; scales do not matter.
# Expected values: exact integer arithmetic.
input = Input('input', (U8, [2, 3, 2], 3.5, 77))
output = Output('output', (F32, [2, 3, 2]))
model = Model()
model.Operation('CAST', input).To(output)
Example({
    input: [0, 1, 76, 77, 78, 127, 128, 200, 254, 255, 0, 1],
    output: [0.0, 1.0, 76.0, 77.0, 78.0, 127.0, 128.0, 200.0, 254.0, 255.0, 0.0, 1.0],
}, name='quant8_to_float32_rank_3').AddVariations('relaxed')

# Cut off towards zero as integers, clamped as bytes; scales do not matter.
# Expected values: exact integer arithmetic.
input = Input('input', (U8, [10], 3.5, 77))
output = Output('output', (F16, [10]))
model = Model()
model.Operation('CAST', input).To(output)
Example({
    input: [0, 1, 76, 77, 78, 127, 128, 200, 254, 255],
    output: [0.0, 1.0, 76.0, 77.0, 78.0, 127.0, 128.0, 200.0, 254.0, 255.0],
}, name='quant8_to_float16').DisableLifeTimeVariation()

# Cut off towards zero as integers, clamped as bytes; scales do not matter.
# Expected values: exact integer arithmetic.
input = Input('input', (U8, [2, 3, 2], 3.5, 77))
output = Output('output', (F16, [2, 3, 2]))
model = Model()
model.Operation('CAST', input).To(output)
Example({
    input: [0, 1, 76, 77, 78, 127, 128, 200, 254, 255, 0, 1],
    output: [0.0, 1.0, 76.0, 77.0, 78.0, 127.0, 128.0, 200.0, 254.0, 255.0, 0.0, 1.0],
}, name='quant8_to_float16_rank_3')

# Cut off towards zero as integers, clamped as bytes; scales do not matter.
# Expected values: exact integer arithmetic.
input = Input('input', (U8, [10], 3.5, 77))
output = Output('output', (I32, [10]))
model = Model()
model.Operation('CAST', input).To(output)
Example({
    input: [0, 1, 76, 77, 78, 127, 128, 200, 254, 255],
    output: [0, 1, 76, 77, 78, 127, 128, 200, 254, 255],
}, name='quant8_to_int32').DisableLifeTimeVariation()

# Cut off towards zero as integers, clamped as bytes; scales do not matter.
# Expected values: exact integer arithmetic.
input = Input('input', (U8, [2, 3, 2], 3.5, 77))
output = Output('output', (I32, [2, 3, 2]))
model = Model()
model.Operation('CAST', input).To(output)
Example({
    input: [0, 1, 76, 77, 78, 127, 128, 200, 254, 255, 0, 1],
    output: [0, 1, 76, 77, 78, 127, 128, 200, 254, 255, 0, 1],
}, name='quant8_to_int32_rank_3')

# Cut off towards zero as integers, clamped as bytes; scales do not matter.
# Expected values: exact integer arithmetic.
input = Input('input', (U8, [10], 3.5, 77))
output = Output('output', (U8, [10], 0.5, 19))
model = Model()
model.Operation('CAST', input).To(output)
Example({
    input: [0, 1, 76, 77, 78, 127, 128, 200, 254, 255],
    output: [0, 1, 76, 77, 78, 127, 128, 200, 254, 255],
}, name='quant8_to_quant8').DisableLifeTimeVariation()

# Cut off towards zero as integers, clamped as bytes; scales do not matter.
# Expected values: exact integer arithmetic.
input = Input('input', (U8, [2, 3, 2], 3.5, 77))
output = Output('output', (U8, [2, 3, 2], 0.5, 19))
model = Model()
model.Operation('CAST', input).To(output)
Example({
    input: [0, 1, 76, 77, 78, 127, 128, 200, 254, 255, 0, 1],
    output: [0, 1, 76, 77, 78, 127, 128, 200, 254, 255, 0, 1],
}, name='quant8_to_quant8_rank_3')

# Cut off towards zero as integers, clamped as bytes; scales do not matter.
# Expected values: exact integer arithmetic.
input = Input('input', (I32, [6]))
output = Output('output', (F32, [6]))
model = Model()
model.Operation('CAST', input).To(output)
Example({
    input: [16777216, 16777217, -16777217, 2147483647, -2147483648, 123456789],
    output: [16777216.0, 16777216.0, -16777216.0, 2147483600.0, -2147483600.0, 123456790.0],
}, name='great_int32_to_float32').DisableLifeTimeVariation()

# Cut off towards zero as integers, clamped as bytes; scales do not matter.
# Expected values: exact integer arithmetic. TF Lite leaves open what does not fit.
input = Input('input', (I32, [6]))
output = Output('output', (U8, [6], 1.0, 0))
model = Model()
model.Operation('CAST', input).To(output)
Example({
    input: [16777216, 16777217, -16777217, 2147483647, -2147483648, 123456789],
    output: [255, 255, 0, 255, 0, 255],
}, name='great_int32_to_quant8').DisableLifeTimeVariation()

# Cut off towards zero as integers, clamped as bytes; scales do not matter.
# Expected values: exact integer arithmetic.
input = Input('input', (F32, [3]))
output = Output('output', (I32, [3]))
model = Model()
model.Operation('CAST', input).To(output)
Example({
    input: [2147483500.0, -2147483600.0, 16777216.0],
    output: [2147483520, -2147483648, 16777216],
}, name='great_float32_to_int32').DisableLifeTimeVariation()

# Cut off towards zero as integers, clamped as bytes; scales do not matter.
# Expected values: exact integer arithmetic. TF Lite leaves open what does not fit.
input = Input('input', (F32, [4]))
output = Output('output', (U8, [4], 1.0, 0))
model = Model()
model.Operation('CAST', input).To(output)
Example({
    input: [1e+30, -1e+30, 256.0, -1.0],
    output: [255, 0, 255, 0],
}, name='great_float32_to_quant8').DisableLifeTimeVariation()

# Cut off towards zero, as real numbers: neither rounded nor rounded down.
# Expected values: exact integer arithmetic.
input = Input('input', (F32, [12]))
cut = Internal('cut', (I32, [12]))
output = Output('output', (F32, [12]))
model = Model()
model.Operation('CAST', input).To(cut)
model.Operation('CAST', cut).To(output)
Example({
    input: [0.4, 0.5, 0.9, 1.5, 2.7, -0.4, -0.5, -0.9, -1.5, -2.7, 99.99, -99.99],
    output: [0.0, 0.0, 0.0, 1.0, 2.0, 0.0, 0.0, 0.0, -1.0, -2.0, 99.0, -99.0],
}, name='cut_off').DisableLifeTimeVariation()

# Cut off towards zero, as real numbers: neither rounded nor rounded down.
# Expected values: exact integer arithmetic. TF Lite leaves open what does not fit.
input = Input('input', (F32, [9]))
codes = Internal('codes', (U8, [9], 1.0, 0))
output = Output('output', (F32, [9]))
model = Model()
model.Operation('CAST', input).To(codes)
model.Operation('CAST', codes).To(output)
Example({
    input: [0.4, 0.6, 1.5, 254.9, 255.0, 255.9, 256.5, -0.9, -3.0],
    output: [0.0, 0.0, 1.0, 254.0, 255.0, 255.0, 255.0, 0.0, 0.0],
}, name='cut_off_quant8').DisableLifeTimeVariation()

# Codes stay as they are.
# Expected values: exact integer arithmetic.
input = Input('input', (S8, [3, 5], 0.5, -3))
output = Output('output', (S8, [3, 5], 2.0, 100))
model = Model()
model.Operation('CAST', input).To(output)
Example({
    input: [-128, 127, 19, -114, 15, 108, -75, 35, -127, 50, 112, 37, 20, -12, 28],
    output: [-128, 127, 19, -114, 15, 108, -75, 35, -127, 50, 112, 37, 20, -12, 28],
}, name='quant8_signed_to_itself').DisableLifeTimeVariation()

# Codes stay as they are.
# Expected values: exact integer arithmetic.
input = Input('input', ('TENSOR_QUANT16_ASYMM', [3, 5], 0.5, 7))
output = Output('output', ('TENSOR_QUANT16_ASYMM', [3, 5], 2.0, 99))
model = Model()
model.Operation('CAST', input).To(output)
Example({
    input: [0, 65535, 13706, 23140, 4669, 52092, 29917, 40147, 40006, 61775, 22293, 24899, 33150, 2901, 52412],
    output: [0, 65535, 13706, 23140, 4669, 52092, 29917, 40147, 40006, 61775, 22293, 24899, 33150, 2901, 52412],
}, name='quant16_asymm_to_itself').DisableLifeTimeVariation()

# Codes stay as they are.
# Expected values: exact integer arithmetic.
input = Input('input', ('TENSOR_QUANT16_SYMM', [3, 5], 0.5, 0))
output = Output('output', ('TENSOR_QUANT16_SYMM', [3, 5], 2.0, 0))
model = Model()
model.Operation('CAST', input).To(output)
Example({
    input: [-32768, 32767, 9670, 15207, 32072, 5911, 5633, 4105, -22746, -32357, -3999, 17557, -17227, 6030,
    -29041],
    output: [-32768, 32767, 9670, 15207, 32072, 5911, 5633, 4105, -22746, -32357, -3999, 17557, -17227, 6030,
    -29041],
}, name='quant16_symm_to_itself').DisableLifeTimeVariation()

# Codes stay as they are.
# Expected values: exact integer arithmetic.
input = Input('input', ('TENSOR_QUANT8_SYMM', [3, 5], 0.5, 0))
output = Output('output', ('TENSOR_QUANT8_SYMM', [3, 5], 2.0, 0))
model = Model()
model.Operation('CAST', input).To(output)
Example({
    input: [-128, 127, -52, -126, 9, 19, -85, -8, 111, -112, 28, -78, -94, 120, 54],
    output: [-128, 127, -52, -126, 9, 19, -85, -8, 111, -112, 28, -78, -94, 120, 54],
}, name='quant8_symm_to_itself').DisableLifeTimeVariation()

# Expected values: exact integer arithmetic.
input = Input('input', (BOOL8, [3, 5]))
output = Output('output', (BOOL8, [3, 5]))
model = Model()
model.Operation('CAST', input).To(output)
Example({
    input: [False, True, False, False, True, True, True, True, False, True, False, False, False, False, False],
    output: [False, True, False, False, True, True, True, True, False, True, False, False, False, False, False],
}, name='bool8_to_itself').DisableLifeTimeVariation()
