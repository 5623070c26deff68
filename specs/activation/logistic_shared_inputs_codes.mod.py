# Licensed under the Apache License, Version 2.0; see LICENSE.
# Written by 'python -m corpus' from corpus/families/activation.py; do not edit.
#
# LOGISTIC: operations of one model that share an input, or a constant.

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
t4 = Output('t4', (U8, [24], 0.00390625, 0))
t5 = Output('t5', (U8, [24], 0.125, 50))
t6 = Output('t6', (U8, [24], 0.0078125, 128))
t7 = Output('t7', (U8, [24], 0.0625, 20))
x2 = Input('x2', (U8, [24], 0.25, 100))
t8 = Output('t8', (U8, [24], 0.125, 50))
t9 = Output('t9', (U8, [24], 0.0078125, 128))
x3 = Input('x3', (U8, [24], 0.125, 100))
t10 = Output('t10', (U8, [24], 0.0078125, 128))
t11 = Output('t11', (U8, [24], 0.125, 50))
t12 = Output('t12', (U8, [24], 0.00390625, 0))
model = Model()
model.Operation('LOGISTIC', x1).To(t4)
model.Operation('HARD_SWISH', x1).To(t5)
model.Operation('TANH', x1).To(t6)
model.Operation('HARD_SWISH', x1).To(t7)
model.Operation('HARD_SWISH', x2).To(t8)
model.Operation('TANH', x2).To(t9)
model.Operation('TANH', x3).To(t10)
model.Operation('HARD_SWISH', x3).To(t11)
model.Operation('LOGISTIC', x3).To(t12)
Example({
    x1: [110, 112, 78, 91, 96, 114, 99, 124, 104, 88, 90, 95, 98, 92, 87, 79, 86, 120, 113, 123, 84, 77,
    103, 107],
    t4: [237, 244, 1, 24, 69, 248, 112, 255, 187, 12, 19, 57, 97, 31, 10, 1, 8, 254, 246, 255, 5, 1, 174,
    218],
    t5: [68, 74, 50, 48, 47, 78, 49, 98, 55, 50, 48, 47, 48, 47, 50, 50, 50, 90, 76, 96, 50, 50, 54, 61],
    t6: [254, 255, 0, 3, 31, 255, 97, 255, 225, 1, 2, 19, 69, 5, 0, 0, 0, 255, 255, 255, 0, 0, 209, 248],
    t7: [57, 68, 20, 15, 15, 76, 18, 116, 31, 20, 17, 14, 17, 15, 20, 20, 20, 100, 72, 112, 20, 20, 28, 42],
    x2: [107, 103, 77, 84, 123, 113, 120, 86, 79, 87, 92, 98, 95, 90, 88, 104, 124, 99, 114, 96, 91, 78,
    112, 110],
    t8: [61, 54, 50, 50, 96, 76, 90, 50, 50, 50, 47, 48, 47, 48, 50, 55, 98, 49, 78, 47, 48, 50, 74, 68],
    t9: [248, 209, 0, 0, 255, 255, 255, 0, 0, 0, 5, 69, 19, 2, 1, 225, 255, 97, 255, 31, 3, 0, 255, 254],
    x3: [110, 112, 78, 91, 96, 114, 99, 124, 104, 88, 90, 95, 98, 92, 87, 79, 86, 120, 113, 123, 84, 77,
    103, 107],
    t10: [237, 244, 1, 24, 69, 248, 112, 255, 187, 12, 19, 57, 97, 31, 10, 1, 8, 254, 246, 255, 5, 1, 174,
    218],
    t11: [57, 59, 49, 47, 48, 61, 50, 74, 52, 47, 47, 48, 49, 47, 47, 49, 47, 68, 60, 73, 47, 50, 52, 55],
    t12: [199, 209, 15, 63, 97, 218, 120, 244, 159, 47, 57, 89, 112, 69, 42, 17, 38, 237, 214, 242, 31, 14,
    152, 181],
}, name='tables_quant8').AddVariations(signed(x1, t4, t5, t6, t7, x2, t8, t9, x3, t10, t11, t12)).DisableLifeTimeVariation()
