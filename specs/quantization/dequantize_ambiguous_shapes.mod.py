# Licensed under the Apache License, Version 2.0; see LICENSE.
# Written by 'python -m corpus' from corpus/families/quantization.py; do not edit.
#
# DEQUANTIZE: sides or units that are equal in part.

F32 = 'TENSOR_FLOAT32'

# The scales belong to one of equal sides.
# Expected values: float64 formula.
c1 = Parameter('c1', ('TENSOR_QUANT8_SYMM_PER_CHANNEL', [2, 2, 2, 2]), [-81, -108, -76, 84, 110, 95, 42, 76, 56, -61, 66, 51, -58, 50, -4, 5], extraParams=SymmPerChannelQuantParams(0, [0.25, 4.0]))
t2 = Output('t2', (F32, [2, 2, 2, 2]))
model = Model()
model.Operation('DEQUANTIZE', c1).To(t2)
Example({
    t2: [-20.25, -27.0, -19.0, 21.0, 27.5, 23.75, 10.5, 19.0, 224.0, -244.0, 264.0, 204.0, -232.0, 200.0,
    -16.0, 20.0],
}, name='axis_0').DisableLifeTimeVariation()

# The scales belong to one of equal sides.
# Expected values: float64 formula.
c1 = Parameter('c1', ('TENSOR_QUANT8_SYMM_PER_CHANNEL', [2, 2, 2, 2]), [-81, -108, -76, 84, 110, 95, 42, 76, 56, -61, 66, 51, -58, 50, -4, 5], extraParams=SymmPerChannelQuantParams(1, [0.25, 4.0]))
t2 = Output('t2', (F32, [2, 2, 2, 2]))
model = Model()
model.Operation('DEQUANTIZE', c1).To(t2)
Example({
    t2: [-20.25, -27.0, -19.0, 21.0, 440.0, 380.0, 168.0, 304.0, 14.0, -15.25, 16.5, 12.75, -232.0, 200.0,
    -16.0, 20.0],
}, name='axis_1').DisableLifeTimeVariation()

# The scales belong to one of equal sides.
# Expected values: float64 formula.
c1 = Parameter('c1', ('TENSOR_QUANT8_SYMM_PER_CHANNEL', [2, 2, 2, 2]), [-81, -108, -76, 84, 110, 95, 42, 76, 56, -61, 66, 51, -58, 50, -4, 5], extraParams=SymmPerChannelQuantParams(2, [0.25, 4.0]))
t2 = Output('t2', (F32, [2, 2, 2, 2]))
model = Model()
model.Operation('DEQUANTIZE', c1).To(t2)
Example({
    t2: [-20.25, -27.0, -304.0, 336.0, 27.5, 23.75, 168.0, 304.0, 14.0, -15.25, 264.0, 204.0, -14.5, 12.5,
    -16.0, 20.0],
}, name='axis_2').DisableLifeTimeVariation()

# The scales belong to one of equal sides.
# Expected values: float64 formula.
c1 = Parameter('c1', ('TENSOR_QUANT8_SYMM_PER_CHANNEL', [2, 2, 2, 2]), [-81, -108, -76, 84, 110, 95, 42, 76, 56, -61, 66, 51, -58, 50, -4, 5], extraParams=SymmPerChannelQuantParams(3, [0.25, 4.0]))
t2 = Output('t2', (F32, [2, 2, 2, 2]))
model = Model()
model.Operation('DEQUANTIZE', c1).To(t2)
Example({
    t2: [-20.25, -432.0, -19.0, 336.0, 27.5, 380.0, 10.5, 304.0, 14.0, -244.0, 16.5, 204.0, -14.5, 200.0,
    -1.0, 20.0],
}, name='axis_3').DisableLifeTimeVariation()
