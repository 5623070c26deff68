# Licensed under the Apache License, Version 2.0; see LICENSE.
# Written by 'python -m corpus' from corpus/families/generation.py; do not edit.
#
# RANK: every type and rank. As the number that a tensor is filled with.

BOOL8 = 'TENSOR_BOOL8'
F16 = 'TENSOR_FLOAT16'
F32 = 'TENSOR_FLOAT32'
I32 = 'TENSOR_INT32'
U8 = 'TENSOR_QUANT8_ASYMM'
S8 = 'TENSOR_QUANT8_ASYMM_SIGNED'

# Expected values: exact integer arithmetic.
input = Input('input', (F32, [2]))
rank = Internal('rank', ('INT32', []))
filled = Internal('filled', (I32, [2]))
output = Output('output', (F32, [2]))
model = Model()
model.Operation('RANK', input).To(rank)
model.Operation('FILL', [2], rank).To(filled)
model.Operation('CAST', filled).To(output)
Example({
    input: [1.0, 1.0],
    output: [1.0, 1.0],
}, name='1_float32').DisableLifeTimeVariation()

# Expected values: exact integer arithmetic.
input = Input('input', (F32, [2, 3]))
rank = Internal('rank', ('INT32', []))
filled = Internal('filled', (I32, [2]))
output = Output('output', (F32, [2]))
model = Model()
model.Operation('RANK', input).To(rank)
model.Operation('FILL', [2], rank).To(filled)
model.Operation('CAST', filled).To(output)
Example({
    input: [1.0, 1.0, 1.0, 1.0, 1.0, 1.0],
    output: [2.0, 2.0],
}, name='2_float32').DisableLifeTimeVariation()

# Expected values: exact integer arithmetic.
input = Input('input', (F32, [2, 3, 1]))
rank = Internal('rank', ('INT32', []))
filled = Internal('filled', (I32, [2]))
output = Output('output', (F32, [2]))
model = Model()
model.Operation('RANK', input).To(rank)
model.Operation('FILL', [2], rank).To(filled)
model.Operation('CAST', filled).To(output)
Example({
    input: [1.0, 1.0, 1.0, 1.0, 1.0, 1.0],
    output: [3.0, 3.0],
}, name='3_float32').DisableLifeTimeVariation()

# Expected values: exact integer arithmetic.
input = Input('input', (F32, [2, 3, 1, 2]))
rank = Internal('rank', ('INT32', []))
filled = Internal('filled', (I32, [2]))
output = Output('output', (F32, [2]))
model = Model()
model.Operation('RANK', input).To(rank)
model.Operation('FILL', [2], rank).To(filled)
model.Operation('CAST', filled).To(output)
Example({
    input: [1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0],
    output: [4.0, 4.0],
}, name='4_float32').DisableLifeTimeVariation()

# Expected values: exact integer arithmetic.
input = Input('input', (F32, [2, 3, 1, 2, 2]))
rank = Internal('rank', ('INT32', []))
filled = Internal('filled', (I32, [2]))
output = Output('output', (F32, [2]))
model = Model()
model.Operation('RANK', input).To(rank)
model.Operation('FILL', [2], rank).To(filled)
model.Operation('CAST', filled).To(output)
Example({
    input: [1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0,
    1.0, 1.0, 1.0, 1.0],
    output: [5.0, 5.0],
}, name='5_float32').DisableLifeTimeVariation()

# Expected values: exact integer arithmetic.
input = Input('input', (F16, [2]))
rank = Internal('rank', ('INT32', []))
filled = Internal('filled', (I32, [2]))
output = Output('output', (F32, [2]))
model = Model()
model.Operation('RANK', input).To(rank)
model.Operation('FILL', [2], rank).To(filled)
model.Operation('CAST', filled).To(output)
Example({
    input: [1.0, 1.0],
    output: [1.0, 1.0],
}, name='1_float16').DisableLifeTimeVariation()

# Expected values: exact integer arithmetic.
input = Input('input', (F16, [2, 3]))
rank = Internal('rank', ('INT32', []))
filled = Internal('filled', (I32, [2]))
output = Output('output', (F32, [2]))
model = Model()
model.Operation('RANK', input).To(rank)
model.Operation('FILL', [2], rank).To(filled)
model.Operation('CAST', filled).To(output)
Example({
    input: [1.0, 1.0, 1.0, 1.0, 1.0, 1.0],
    output: [2.0, 2.0],
}, name='2_float16').DisableLifeTimeVariation()

# Expected values: exact integer arithmetic.
input = Input('input', (F16, [2, 3, 1]))
rank = Internal('rank', ('INT32', []))
filled = Internal('filled', (I32, [2]))
output = Output('output', (F32, [2]))
model = Model()
model.Operation('RANK', input).To(rank)
model.Operation('FILL', [2], rank).To(filled)
model.Operation('CAST', filled).To(output)
Example({
    input: [1.0, 1.0, 1.0, 1.0, 1.0, 1.0],
    output: [3.0, 3.0],
}, name='3_float16').DisableLifeTimeVariation()

# Expected values: exact integer arithmetic.
input = Input('input', (F16, [2, 3, 1, 2]))
rank = Internal('rank', ('INT32', []))
filled = Internal('filled', (I32, [2]))
output = Output('output', (F32, [2]))
model = Model()
model.Operation('RANK', input).To(rank)
model.Operation('FILL', [2], rank).To(filled)
model.Operation('CAST', filled).To(output)
Example({
    input: [1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0],
    output: [4.0, 4.0],
}, name='4_float16').DisableLifeTimeVariation()

# Expected values: exact integer arithmetic.
input = Input('input', (I32, [2]))
rank = Internal('rank', ('INT32', []))
filled = Internal('filled', (I32, [2]))
output = Output('output', (F32, [2]))
model = Model()
model.Operation('RANK', input).To(rank)
model.Operation('FILL', [2], rank).To(filled)
model.Operation('CAST', filled).To(output)
Example({
    input: [1, 1],
    output: [1.0, 1.0],
}, name='1_int32').DisableLifeTimeVariation()

# Expected values: exact integer arithmetic.
input = Input('input', (I32, [2, 3]))
rank = Internal('rank', ('INT32', []))
filled = Internal('filled', (I32, [2]))
output = Output('output', (F32, [2]))
model = Model()
model.Operation('RANK', input).To(rank)
model.Operation('FILL', [2], rank).To(filled)
model.Operation('CAST', filled).To(output)
Example({
    input: [1, 1, 1, 1, 1, 1],
    output: [2.0, 2.0],
}, name='2_int32').DisableLifeTimeVariation()

# Expected values: exact integer arithmetic.
input = Input('input', (I32, [2, 3, 1]))
rank = Internal('rank', ('INT32', []))
filled = Internal('filled', (I32, [2]))
output = Output('output', (F32, [2]))
model = Model()
model.Operation('RANK', input).To(rank)
model.Operation('FILL', [2], rank).To(filled)
model.Operation('CAST', filled).To(output)
Example({
    input: [1, 1, 1, 1, 1, 1],
    output: [3.0, 3.0],
}, name='3_int32').DisableLifeTimeVariation()

# Expected values: exact integer arithmetic.
input = Input('input', (I32, [2, 3, 1, 2]))
rank = Internal('rank', ('INT32', []))
filled = Internal('filled', (I32, [2]))
output = Output('output', (F32, [2]))
model = Model()
model.Operation('RANK', input).To(rank)
model.Operation('FILL', [2], rank).To(filled)
model.Operation('CAST', filled).To(output)
Example({
    input: [1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1],
    output: [4.0, 4.0],
}, name='4_int32').DisableLifeTimeVariation()

# Expected values: exact integer arithmetic.
input = Input('input', (BOOL8, [2]))
rank = Internal('rank', ('INT32', []))
filled = Internal('filled', (I32, [2]))
output = Output('output', (F32, [2]))
model = Model()
model.Operation('RANK', input).To(rank)
model.Operation('FILL', [2], rank).To(filled)
model.Operation('CAST', filled).To(output)
Example({
    input: [True, True],
    output: [1.0, 1.0],
}, name='1_bool8').DisableLifeTimeVariation()

# Expected values: exact integer arithmetic.
input = Input('input', (BOOL8, [2, 3]))
rank = Internal('rank', ('INT32', []))
filled = Internal('filled', (I32, [2]))
output = Output('output', (F32, [2]))
model = Model()
model.Operation('RANK', input).To(rank)
model.Operation('FILL', [2], rank).To(filled)
model.Operation('CAST', filled).To(output)
Example({
    input: [True, True, True, True, True, True],
    output: [2.0, 2.0],
}, name='2_bool8').DisableLifeTimeVariation()

# Expected values: exact integer arithmetic.
input = Input('input', (BOOL8, [2, 3, 1]))
rank = Internal('rank', ('INT32', []))
filled = Internal('filled', (I32, [2]))
output = Output('output', (F32, [2]))
model = Model()
model.Operation('RANK', input).To(rank)
model.Operation('FILL', [2], rank).To(filled)
model.Operation('CAST', filled).To(output)
Example({
    input: [True, True, True, True, True, True],
    output: [3.0, 3.0],
}, name='3_bool8').DisableLifeTimeVariation()

# Expected values: exact integer arithmetic.
input = Input('input', (BOOL8, [2, 3, 1, 2]))
rank = Internal('rank', ('INT32', []))
filled = Internal('filled', (I32, [2]))
output = Output('output', (F32, [2]))
model = Model()
model.Operation('RANK', input).To(rank)
model.Operation('FILL', [2], rank).To(filled)
model.Operation('CAST', filled).To(output)
Example({
    input: [True, True, True, True, True, True, True, True, True, True, True, True],
    output: [4.0, 4.0],
}, name='4_bool8').DisableLifeTimeVariation()

# Expected values: exact integer arithmetic.
input = Input('input', (U8, [2], 0.5, 3))
rank = Internal('rank', ('INT32', []))
filled = Internal('filled', (I32, [2]))
output = Output('output', (F32, [2]))
model = Model()
model.Operation('RANK', input).To(rank)
model.Operation('FILL', [2], rank).To(filled)
model.Operation('CAST', filled).To(output)
Example({
    input: [1, 1],
    output: [1.0, 1.0],
}, name='1_quant8').DisableLifeTimeVariation()

# Expected values: exact integer arithmetic.
input = Input('input', (U8, [2, 3], 0.5, 3))
rank = Internal('rank', ('INT32', []))
filled = Internal('filled', (I32, [2]))
output = Output('output', (F32, [2]))
model = Model()
model.Operation('RANK', input).To(rank)
model.Operation('FILL', [2], rank).To(filled)
model.Operation('CAST', filled).To(output)
Example({
    input: [1, 1, 1, 1, 1, 1],
    output: [2.0, 2.0],
}, name='2_quant8').DisableLifeTimeVariation()

# Expected values: exact integer arithmetic.
input = Input('input', (U8, [2, 3, 1], 0.5, 3))
rank = Internal('rank', ('INT32', []))
filled = Internal('filled', (I32, [2]))
output = Output('output', (F32, [2]))
model = Model()
model.Operation('RANK', input).To(rank)
model.Operation('FILL', [2], rank).To(filled)
model.Operation('CAST', filled).To(output)
Example({
    input: [1, 1, 1, 1, 1, 1],
    output: [3.0, 3.0],
}, name='3_quant8').DisableLifeTimeVariation()

# Expected values: exact integer arithmetic.
input = Input('input', (U8, [2, 3, 1, 2], 0.5, 3))
rank = Internal('rank', ('INT32', []))
filled = Internal('filled', (I32, [2]))
output = Output('output', (F32, [2]))
model = Model()
model.Operation('RANK', input).To(rank)
model.Operation('FILL', [2], rank).To(filled)
model.Operation('CAST', filled).To(output)
Example({
    input: [1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1],
    output: [4.0, 4.0],
}, name='4_quant8').DisableLifeTimeVariation()

# Expected values: exact integer arithmetic.
input = Input('input', (S8, [2], 0.5, 3))
rank = Internal('rank', ('INT32', []))
filled = Internal('filled', (I32, [2]))
output = Output('output', (F32, [2]))
model = Model()
model.Operation('RANK', input).To(rank)
model.Operation('FILL', [2], rank).To(filled)
model.Operation('CAST', filled).To(output)
Example({
    input: [1, 1],
    output: [1.0, 1.0],
}, name='1_quant8_signed').DisableLifeTimeVariation()

# Expected values: exact integer arithmetic.
input = Input('input', (S8, [2, 3], 0.5, 3))
rank = Internal('rank', ('INT32', []))
filled = Internal('filled', (I32, [2]))
output = Output('output', (F32, [2]))
model = Model()
model.Operation('RANK', input).To(rank)
model.Operation('FILL', [2], rank).To(filled)
model.Operation('CAST', filled).To(output)
Example({
    input: [1, 1, 1, 1, 1, 1],
    output: [2.0, 2.0],
}, name='2_quant8_signed').DisableLifeTimeVariation()

# Expected values: exact integer arithmetic.
input = Input('input', (S8, [2, 3, 1], 0.5, 3))
rank = Internal('rank', ('INT32', []))
filled = Internal('filled', (I32, [2]))
output = Output('output', (F32, [2]))
model = Model()
model.Operation('RANK', input).To(rank)
model.Operation('FILL', [2], rank).To(filled)
model.Operation('CAST', filled).To(output)
Example({
    input: [1, 1, 1, 1, 1, 1],
    output: [3.0, 3.0],
}, name='3_quant8_signed').DisableLifeTimeVariation()

# Expected values: exact integer arithmetic.
input = Input('input', (S8, [2, 3, 1, 2], 0.5, 3))
rank = Internal('rank', ('INT32', []))
filled = Internal('filled', (I32, [2]))
output = Output('output', (F32, [2]))
model = Model()
model.Operation('RANK', input).To(rank)
model.Operation('FILL', [2], rank).To(filled)
model.Operation('CAST', filled).To(output)
Example({
    input: [1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1],
    output: [4.0, 4.0],
}, name='4_quant8_signed').DisableLifeTimeVariation()

# Expected values: exact integer arithmetic.
input = Input('input', ('TENSOR_QUANT8_SYMM', [2], 0.5, 0))
rank = Internal('rank', ('INT32', []))
filled = Internal('filled', (I32, [2]))
output = Output('output', (F32, [2]))
model = Model()
model.Operation('RANK', input).To(rank)
model.Operation('FILL', [2], rank).To(filled)
model.Operation('CAST', filled).To(output)
Example({
    input: [1, 1],
    output: [1.0, 1.0],
}, name='1_quant8_symm').DisableLifeTimeVariation()

# Expected values: exact integer arithmetic.
input = Input('input', ('TENSOR_QUANT8_SYMM', [2, 3], 0.5, 0))
rank = Internal('rank', ('INT32', []))
filled = Internal('filled', (I32, [2]))
output = Output('output', (F32, [2]))
model = Model()
model.Operation('RANK', input).To(rank)
model.Operation('FILL', [2], rank).To(filled)
model.Operation('CAST', filled).To(output)
Example({
    input: [1, 1, 1, 1, 1, 1],
    output: [2.0, 2.0],
}, name='2_quant8_symm').DisableLifeTimeVariation()

# Expected values: exact integer arithmetic.
input = Input('input', ('TENSOR_QUANT8_SYMM', [2, 3, 1], 0.5, 0))
rank = Internal('rank', ('INT32', []))
filled = Internal('filled', (I32, [2]))
output = Output('output', (F32, [2]))
model = Model()
model.Operation('RANK', input).To(rank)
model.Operation('FILL', [2], rank).To(filled)
model.Operation('CAST', filled).To(output)
Example({
    input: [1, 1, 1, 1, 1, 1],
    output: [3.0, 3.0],
}, name='3_quant8_symm').DisableLifeTimeVariation()

# Expected values: exact integer arithmetic.
input = Input('input', ('TENSOR_QUANT8_SYMM', [2, 3, 1, 2], 0.5, 0))
rank = Internal('rank', ('INT32', []))
filled = Internal('filled', (I32, [2]))
output = Output('output', (F32, [2]))
model = Model()
model.Operation('RANK', input).To(rank)
model.Operation('FILL', [2], rank).To(filled)
model.Operation('CAST', filled).To(output)
Example({
    input: [1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1],
    output: [4.0, 4.0],
}, name='4_quant8_symm').DisableLifeTimeVariation()

# Expected values: exact integer arithmetic.
input = Input('input', ('TENSOR_QUANT16_ASYMM', [2], 0.5, 3))
rank = Internal('rank', ('INT32', []))
filled = Internal('filled', (I32, [2]))
output = Output('output', (F32, [2]))
model = Model()
model.Operation('RANK', input).To(rank)
model.Operation('FILL', [2], rank).To(filled)
model.Operation('CAST', filled).To(output)
Example({
    input: [1, 1],
    output: [1.0, 1.0],
}, name='1_quant16_asymm').DisableLifeTimeVariation()

# Expected values: exact integer arithmetic.
input = Input('input', ('TENSOR_QUANT16_ASYMM', [2, 3], 0.5, 3))
rank = Internal('rank', ('INT32', []))
filled = Internal('filled', (I32, [2]))
output = Output('output', (F32, [2]))
model = Model()
model.Operation('RANK', input).To(rank)
model.Operation('FILL', [2], rank).To(filled)
model.Operation('CAST', filled).To(output)
Example({
    input: [1, 1, 1, 1, 1, 1],
    output: [2.0, 2.0],
}, name='2_quant16_asymm').DisableLifeTimeVariation()

# Expected values: exact integer arithmetic.
input = Input('input', ('TENSOR_QUANT16_ASYMM', [2, 3, 1], 0.5, 3))
rank = Internal('rank', ('INT32', []))
filled = Internal('filled', (I32, [2]))
output = Output('output', (F32, [2]))
model = Model()
model.Operation('RANK', input).To(rank)
model.Operation('FILL', [2], rank).To(filled)
model.Operation('CAST', filled).To(output)
Example({
    input: [1, 1, 1, 1, 1, 1],
    output: [3.0, 3.0],
}, name='3_quant16_asymm').DisableLifeTimeVariation()

# Expected values: exact integer arithmetic.
input = Input('input', ('TENSOR_QUANT16_ASYMM', [2, 3, 1, 2], 0.5, 3))
rank = Internal('rank', ('INT32', []))
filled = Internal('filled', (I32, [2]))
output = Output('output', (F32, [2]))
model = Model()
model.Operation('RANK', input).To(rank)
model.Operation('FILL', [2], rank).To(filled)
model.Operation('CAST', filled).To(output)
Example({
    input: [1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1],
    output: [4.0, 4.0],
}, name='4_quant16_asymm').DisableLifeTimeVariation()

# Expected values: exact integer arithmetic.
input = Input('input', ('TENSOR_QUANT16_SYMM', [2], 0.5, 0))
rank = Internal('rank', ('INT32', []))
filled = Internal('filled', (I32, [2]))
output = Output('output', (F32, [2]))
model = Model()
model.Operation('RANK', input).To(rank)
model.Operation('FILL', [2], rank).To(filled)
model.Operation('CAST', filled).To(output)
Example({
    input: [1, 1],
    output: [1.0, 1.0],
}, name='1_quant16_symm').DisableLifeTimeVariation()

# Expected values: exact integer arithmetic.
input = Input('input', ('TENSOR_QUANT16_SYMM', [2, 3], 0.5, 0))
rank = Internal('rank', ('INT32', []))
filled = Internal('filled', (I32, [2]))
output = Output('output', (F32, [2]))
model = Model()
model.Operation('RANK', input).To(rank)
model.Operation('FILL', [2], rank).To(filled)
model.Operation('CAST', filled).To(output)
Example({
    input: [1, 1, 1, 1, 1, 1],
    output: [2.0, 2.0],
}, name='2_quant16_symm').DisableLifeTimeVariation()

# Expected values: exact integer arithmetic.
input = Input('input', ('TENSOR_QUANT16_SYMM', [2, 3, 1], 0.5, 0))
rank = Internal('rank', ('INT32', []))
filled = Internal('filled', (I32, [2]))
output = Output('output', (F32, [2]))
model = Model()
model.Operation('RANK', input).To(rank)
model.Operation('FILL', [2], rank).To(filled)
model.Operation('CAST', filled).To(output)
Example({
    input: [1, 1, 1, 1, 1, 1],
    output: [3.0, 3.0],
}, name='3_quant16_symm').DisableLifeTimeVariation()

# Expected values: exact integer arithmetic.
input = Input('input', ('TENSOR_QUANT16_SYMM', [2, 3, 1, 2], 0.5, 0))
rank = Internal('rank', ('INT32', []))
filled = Internal('filled', (I32, [2]))
output = Output('output', (F32, [2]))
model = Model()
model.Operation('RANK', input).To(rank)
model.Operation('FILL', [2], rank).To(filled)
model.Operation('CAST', filled).To(output)
Example({
    input: [1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1],
    output: [4.0, 4.0],
}, name='4_quant16_symm').DisableLifeTimeVariation()

# Expected values: exact integer arithmetic.
input = Input('input', ('TENSOR_QUANT8_SYMM_PER_CHANNEL', [2]), extraParams=SymmPerChannelQuantParams(0, [0.5, 0.5]))
rank = Internal('rank', ('INT32', []))
filled = Internal('filled', (I32, [2]))
output = Output('output', (F32, [2]))
model = Model()
model.Operation('RANK', input).To(rank)
model.Operation('FILL', [2], rank).To(filled)
model.Operation('CAST', filled).To(output)
Example({
    input: [1, 1],
    output: [1.0, 1.0],
}, name='1_channels').DisableLifeTimeVariation()

# Expected values: exact integer arithmetic.
input = Input('input', ('TENSOR_QUANT8_SYMM_PER_CHANNEL', [2, 3]), extraParams=SymmPerChannelQuantParams(1, [0.5, 0.5, 0.5]))
rank = Internal('rank', ('INT32', []))
filled = Internal('filled', (I32, [2]))
output = Output('output', (F32, [2]))
model = Model()
model.Operation('RANK', input).To(rank)
model.Operation('FILL', [2], rank).To(filled)
model.Operation('CAST', filled).To(output)
Example({
    input: [1, 1, 1, 1, 1, 1],
    output: [2.0, 2.0],
}, name='2_channels').DisableLifeTimeVariation()

# Expected values: exact integer arithmetic.
input = Input('input', ('TENSOR_QUANT8_SYMM_PER_CHANNEL', [2, 3, 1]), extraParams=SymmPerChannelQuantParams(2, [0.5]))
rank = Internal('rank', ('INT32', []))
filled = Internal('filled', (I32, [2]))
output = Output('output', (F32, [2]))
model = Model()
model.Operation('RANK', input).To(rank)
model.Operation('FILL', [2], rank).To(filled)
model.Operation('CAST', filled).To(output)
Example({
    input: [1, 1, 1, 1, 1, 1],
    output: [3.0, 3.0],
}, name='3_channels').DisableLifeTimeVariation()

# Expected values: exact integer arithmetic.
input = Input('input', ('TENSOR_QUANT8_SYMM_PER_CHANNEL', [2, 3, 1, 2]), extraParams=SymmPerChannelQuantParams(3, [0.5, 0.5]))
rank = Internal('rank', ('INT32', []))
filled = Internal('filled', (I32, [2]))
output = Output('output', (F32, [2]))
model = Model()
model.Operation('RANK', input).To(rank)
model.Operation('FILL', [2], rank).To(filled)
model.Operation('CAST', filled).To(output)
Example({
    input: [1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1],
    output: [4.0, 4.0],
}, name='4_channels').DisableLifeTimeVariation()

# The result is a scalar.
# Expected values: float64 formula.
input = Input('input', (F32, [2, 3, 4]))
output = Output('output', ('INT32', []))
model = Model()
model.Operation('RANK', input).To(output)
Example({
    input: [0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0,
    0.0, 0.0, 0.0, 0.0],
    output: [3],
}, name='scalar').DisableLifeTimeVariation()
