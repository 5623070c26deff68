# Licensed under the Apache License, Version 2.0; see LICENSE.
# Written by 'python -m corpus' from corpus/families/activation.py; do not edit.
#
# HARD_SWISH: operations of one model that share an input, or a constant.

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
t4 = Output('t4', (U8, [24], 0.125, 50))
t5 = Output('t5', (U8, [24], 0.0078125, 128))
t6 = Output('t6', (U8, [24], 0.00390625, 0))
t7 = Output('t7', (U8, [24], 0.0625, 20))
x2 = Input('x2', (U8, [24], 0.25, 100))
t8 = Output('t8', (U8, [24], 0.0078125, 128))
t9 = Output('t9', (U8, [24], 0.00390625, 0))
x3 = Input('x3', (U8, [24], 0.125, 100))
t10 = Output('t10', (U8, [24], 0.00390625, 0))
t11 = Output('t11', (U8, [24], 0.0078125, 128))
t12 = Output('t12', (U8, [24], 0.125, 50))
model = Model()
model.Operation('HARD_SWISH', x1).To(t4)
model.Operation('TANH', x1).To(t5)
model.Operation('LOGISTIC', x1).To(t6)
model.Operation('HARD_SWISH', x1).To(t7)
model.Operation('TANH', x2).To(t8)
model.Operation('LOGISTIC', x2).To(t9)
model.Operation('LOGISTIC', x3).To(t10)
model.Operation('TANH', x3).To(t11)
model.Operation('HARD_SWISH', x3).To(t12)
Example({
    x1: [104, 83, 118, 113, 102, 120, 115, 121, 114, 81, 76, 112, 77, 89, 105, 100, 107, 109, 123, 103, 110,
    86, 98, 96],
    t4: [55, 50, 86, 76, 52, 90, 80, 92, 78, 50, 50, 74, 50, 49, 57, 50, 61, 66, 96, 54, 68, 50, 48, 47],
    t5: [225, 0, 255, 255, 187, 255, 255, 255, 255, 0, 0, 255, 0, 1, 237, 128, 248, 253, 255, 209, 254, 0,
    69, 31],
    t6: [187, 4, 253, 246, 159, 254, 250, 255, 248, 2, 1, 244, 1, 15, 199, 128, 218, 232, 255, 174, 237, 8,
    97, 69],
    t7: [31, 20, 92, 72, 25, 100, 80, 104, 76, 20, 20, 68, 20, 18, 34, 20, 42, 52, 112, 28, 57, 20, 17, 15],
    x2: [96, 98, 86, 110, 103, 123, 109, 107, 100, 105, 89, 77, 112, 76, 81, 114, 121, 115, 120, 102, 113,
    118, 83, 104],
    t8: [31, 69, 0, 254, 209, 255, 253, 248, 128, 237, 1, 0, 255, 0, 0, 255, 255, 255, 255, 187, 255, 255,
    0, 225],
    t9: [69, 97, 8, 237, 174, 255, 232, 218, 128, 199, 15, 1, 244, 1, 2, 248, 255, 250, 254, 159, 246, 253,
    4, 187],
    x3: [104, 83, 118, 113, 102, 120, 115, 121, 114, 81, 76, 112, 77, 89, 105, 100, 107, 109, 123, 103, 110,
    86, 98, 96],
    t10: [159, 27, 232, 214, 144, 237, 222, 239, 218, 22, 12, 209, 14, 52, 167, 128, 181, 193, 242, 152, 199,
    38, 112, 97],
    t11: [187, 4, 253, 246, 159, 254, 250, 255, 248, 2, 1, 244, 1, 15, 199, 128, 218, 232, 255, 174, 237, 8,
    97, 69],
    t12: [52, 48, 66, 60, 51, 68, 62, 70, 61, 48, 50, 59, 50, 47, 53, 50, 55, 56, 73, 52, 57, 47, 49, 48],
}, name='tables_quant8').AddVariations(signed(x1, t4, t5, t6, t7, x2, t8, t9, x3, t10, t11, t12)).DisableLifeTimeVariation()

# One function of an input gives codes of several quantizations, of which there are 256 of the
# input's.
# Expected values: float64 formula.
x1 = Input('x1', (U8, [20], 0.25, 100))
t2 = Output('t2', (U8, [20], 0.125, 50))
t3 = Output('t3', (U8, [20], 0.125, 60))
t4 = Output('t4', (U8, [20], 0.25, 50))
t5 = Output('t5', (U8, [20], 0.0625, 50))
model = Model()
model.Operation('HARD_SWISH', x1).To(t2)
model.Operation('HARD_SWISH', x1).To(t3)
model.Operation('HARD_SWISH', x1).To(t4)
model.Operation('HARD_SWISH', x1).To(t5)
Example({
    x1: [115, 77, 119, 85, 89, 109, 107, 79, 102, 81, 112, 96, 111, 78, 124, 80, 99, 121, 82, 95],
    t2: [80, 50, 88, 50, 49, 66, 61, 50, 52, 50, 74, 47, 71, 50, 98, 50, 49, 92, 50, 47],
    t3: [90, 60, 98, 60, 59, 76, 71, 60, 62, 60, 84, 57, 81, 60, 108, 60, 59, 102, 60, 57],
    t4: [65, 50, 69, 50, 50, 58, 56, 50, 51, 50, 62, 49, 61, 50, 74, 50, 50, 71, 50, 49],
    t5: [110, 50, 126, 50, 48, 82, 72, 50, 55, 50, 98, 45, 92, 50, 146, 50, 48, 134, 50, 44],
}, name='results_quant8').AddVariations(signed(x1, t2, t3, t4, t5)).DisableLifeTimeVariation()
