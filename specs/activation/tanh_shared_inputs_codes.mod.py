# Licensed under the Apache License, Version 2.0; see LICENSE.
# Written by 'python -m corpus' from corpus/families/activation.py; do not edit.
#
# TANH: operations of one model that share an input, or a constant.

def signed(*operands):
    """All unsigned codes as signed ones of the same real values."""
    types = {
        o: ("TENSOR_QUANT8_ASYMM_SIGNED", o.type.scale, o.type.zeroPoint - 128) for o in operands
    }
    return DataTypeConverter(name="signed").Identify(types)


U8 = 'TENSOR_QUANT8_ASYMM'

# Functions of one input, of another with its quantization, and of its codes by another need
# tables of their own.
# Expected values: float64 formula.
x1 = Input('x1', (U8, [24], 0.25, 100))
t4 = Output('t4', (U8, [24], 0.0078125, 128))
t5 = Output('t5', (U8, [24], 0.00390625, 0))
t6 = Output('t6', (U8, [24], 0.125, 50))
t7 = Output('t7', (U8, [24], 0.0625, 20))
x2 = Input('x2', (U8, [24], 0.25, 100))
t8 = Output('t8', (U8, [24], 0.00390625, 0))
t9 = Output('t9', (U8, [24], 0.125, 50))
x3 = Input('x3', (U8, [24], 0.125, 100))
t10 = Output('t10', (U8, [24], 0.125, 50))
t11 = Output('t11', (U8, [24], 0.00390625, 0))
t12 = Output('t12', (U8, [24], 0.0078125, 128))
model = Model()
model.Operation('TANH', x1).To(t4)
model.Operation('LOGISTIC', x1).To(t5)
model.Operation('HARD_SWISH', x1).To(t6)
model.Operation('HARD_SWISH', x1).To(t7)
model.Operation('LOGISTIC', x2).To(t8)
model.Operation('HARD_SWISH', x2).To(t9)
model.Operation('HARD_SWISH', x3).To(t10)
model.Operation('LOGISTIC', x3).To(t11)
model.Operation('TANH', x3).To(t12)
Example({
    x1: [114, 106, 90, 92, 116, 84, 119, 99, 78, 96, 109, 111, 76, 113, 83, 118, 82, 77, 87, 79, 81, 98, 91,
    117],
    t4: [255, 244, 2, 5, 255, 0, 255, 97, 0, 31, 253, 255, 0, 255, 0, 255, 0, 0, 0, 0, 0, 69, 3, 255],
    t5: [248, 209, 19, 31, 251, 5, 254, 112, 1, 69, 232, 241, 1, 246, 4, 253, 3, 1, 10, 1, 2, 97, 24, 252],
    t6: [78, 59, 48, 47, 82, 50, 88, 49, 50, 47, 66, 71, 50, 76, 50, 86, 50, 50, 50, 50, 50, 48, 48, 84],
    t7: [76, 38, 17, 15, 84, 20, 96, 18, 20, 15, 52, 62, 20, 72, 20, 92, 20, 20, 20, 20, 20, 17, 15, 88],
    x2: [117, 91, 98, 81, 79, 87, 77, 82, 118, 83, 113, 76, 111, 109, 96, 78, 99, 119, 84, 116, 92, 90, 106,
    114],
    t8: [252, 24, 97, 2, 1, 10, 1, 3, 253, 4, 246, 1, 241, 232, 69, 1, 112, 254, 5, 251, 31, 19, 209, 248],
    t9: [84, 48, 48, 50, 50, 50, 50, 50, 86, 50, 76, 50, 71, 66, 47, 50, 49, 88, 50, 82, 47, 48, 59, 78],
    x3: [114, 106, 90, 92, 116, 84, 119, 99, 78, 96, 109, 111, 76, 113, 83, 118, 82, 77, 87, 79, 81, 98, 91,
    117],
    t10: [61, 54, 47, 47, 63, 47, 67, 50, 49, 48, 56, 58, 50, 60, 48, 66, 48, 50, 47, 49, 48, 49, 47, 65],
    t11: [218, 174, 57, 69, 225, 31, 234, 120, 15, 97, 193, 204, 12, 214, 27, 232, 24, 14, 42, 17, 22, 112,
    63, 229],
    t12: [248, 209, 19, 31, 251, 5, 254, 112, 1, 69, 232, 241, 1, 246, 4, 253, 3, 1, 10, 1, 2, 97, 24, 252],
}, name='tables_quant8').AddVariations(signed(x1, t4, t5, t6, t7, x2, t8, t9, x3, t10, t11, t12)).DisableLifeTimeVariation()
