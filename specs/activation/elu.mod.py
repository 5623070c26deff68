# Licensed under the Apache License, Version 2.0; see LICENSE.
# Written by 'python -m corpus' from corpus/families/activation.py; do not edit.
#
# ELU: alpha, both sides of zero.

# Alpha is 1.0.
# Expected values: float64 formula.
input = Input('input', ('TENSOR_FLOAT32', [23]))
output = Output('output', ('TENSOR_FLOAT32', [23]))
model = Model()
model.Operation('ELU', input, 1.0).To(output)
Example({
    input: [0.0, -0.0, 1e-07, -1e-07, 0.999, 1.0, 1.001, -0.999, -1.0, -1.001, 2.999, 3.001, -2.999, -3.001,
    5.999, 6.0, 6.001, -5.999, -6.001, 11.7, -11.7, 88.1, -88.1],
    output: [0.0, 0.0, 1e-07, -9.9999994e-08, 0.999, 1.0, 1.001, -0.6317525, -0.63212055, -0.63248825, 2.999,
    3.001, -0.9501631, -0.95026267, 5.999, 6.0, 6.001, -0.9975188, -0.9975237, 11.7, -0.9999917,
    88.1, -1.0],
}, name='alpha_0').AddVariations('relaxed', 'float16')

# Alpha is 0.3.
# Expected values: float64 formula.
input = Input('input', ('TENSOR_FLOAT32', [23]))
output = Output('output', ('TENSOR_FLOAT32', [23]))
model = Model()
model.Operation('ELU', input, 0.3).To(output)
Example({
    input: [0.0, -0.0, 1e-07, -1e-07, 0.999, 1.0, 1.001, -0.999, -1.0, -1.001, 2.999, 3.001, -2.999, -3.001,
    5.999, 6.0, 6.001, -5.999, -6.001, 11.7, -11.7, 88.1, -88.1],
    output: [0.0, 0.0, 1e-07, -3e-08, 0.999, 1.0, 1.001, -0.18952575, -0.18963617, -0.18974648, 2.999, 3.001,
    -0.28504896, -0.28507882, 5.999, 6.0, 6.001, -0.29925564, -0.29925713, 11.7, -0.29999754, 88.1,
    -0.3],
}, name='alpha_1').AddVariations('relaxed', 'float16').DisableLifeTimeVariation()

# Alpha is 4.0.
# Expected values: float64 formula.
input = Input('input', ('TENSOR_FLOAT32', [23]))
output = Output('output', ('TENSOR_FLOAT32', [23]))
model = Model()
model.Operation('ELU', input, 4.0).To(output)
Example({
    input: [0.0, -0.0, 1e-07, -1e-07, 0.999, 1.0, 1.001, -0.999, -1.0, -1.001, 2.999, 3.001, -2.999, -3.001,
    5.999, 6.0, 6.001, -5.999, -6.001, 11.7, -11.7, 88.1, -88.1],
    output: [0.0, 0.0, 1e-07, -3.9999998e-07, 0.999, 1.0, 1.001, -2.52701, -2.5284822, -2.529953, 2.999, 3.001,
    -3.8006525, -3.8010507, 5.999, 6.0, 6.001, -3.990075, -3.990095, 11.7, -3.9999669, 88.1, -4.0],
}, name='alpha_2').AddVariations('relaxed', 'float16').DisableLifeTimeVariation()

# Expected values: float64 formula.
input = Input('input', ('TENSOR_FLOAT32', [3]))
output = Output('output', ('TENSOR_FLOAT32', [3]))
model = Model()
model.Operation('ELU', input, 1.0).To(output)
Example({
    input: [-0.588, -3.935, 0.57],
    output: [-0.44456294, -0.9804543, 0.57],
}, name='rank_1').AddVariations('relaxed', 'float16').DisableLifeTimeVariation()

# Expected values: float64 formula.
input = Input('input', ('TENSOR_FLOAT32', [3, 2]))
output = Output('output', ('TENSOR_FLOAT32', [3, 2]))
model = Model()
model.Operation('ELU', input, 1.0).To(output)
Example({
    input: [0.536, -0.776, -3.32, 1.539, -2.909, -2.406],
    output: [0.536, -0.5397567, -0.96384716, 1.539, -0.94546974, -0.9098247],
}, name='rank_2').AddVariations('relaxed', 'float16').DisableLifeTimeVariation()

# Expected values: float64 formula.
input = Input('input', ('TENSOR_FLOAT32', [3, 2, 5]))
output = Output('output', ('TENSOR_FLOAT32', [3, 2, 5]))
model = Model()
model.Operation('ELU', input, 1.0).To(output)
Example({
    input: [1.837, -1.609, -1.937, 0.727, -0.212, 0.891, -2.119, -1.689, -1.507, -1.591, 0.901, 0.058, -1.523,
    -0.736, -0.346, -1.096, 0.83, -2.111, 0.356, 1.265, 0.114, -1.098, -2.347, -0.226, 1.183,
    -2.131, -1.45, -2.476, -1.111, -2.059],
    output: [1.837, -0.7999124, -0.8558643, 0.727, -0.1910353, 0.891, -0.8798483, -0.8152959, -0.7784263,
    -0.7962782, 0.901, 0.058, -0.78194326, -0.5209738, -0.2924875, -0.66579473, 0.83, -0.87888324,
    0.356, 1.265, 0.114, -0.66646254, -0.90434426, -0.20228189, 1.183, -0.8812815, -0.76542974,
    -0.91592115, -0.6707704, -0.8724185],
}, name='rank_3').AddVariations('relaxed', 'float16').DisableLifeTimeVariation()

# Expected values: float64 formula.
input = Input('input', ('TENSOR_FLOAT32', [3, 2, 5, 3]))
output = Output('output', ('TENSOR_FLOAT32', [3, 2, 5, 3]))
model = Model()
model.Operation('ELU', input, 1.0).To(output)
Example({
    input: [0.839, 1.717, -0.109, -1.886, -3.978, -0.879, 0.593, -3.122, 1.208, -0.304, 0.701, -1.195, 0.685,
    1.315, 1.984, -0.465, -2.07, -0.326, 0.446, 0.486, 1.61, -3.782, 0.129, 1.275, -2.445, 1.325,
    1.15, -3.594, -3.625, -2.178, -2.463, -0.978, 0.051, 0.538, 0.422, 1.839, -1.165, -2.838, 1.449,
    -1.301, -0.798, 0.699, -2.414, -0.708, 1.489, -2.095, -3.096, -2.769, 0.383, -0.935, -0.879,
    -1.139, 0.572, -2.983, -3.681, -2.943, -0.657, -2.59, 0.236, -2.208, 0.384, 1.608, -0.46,
    -1.774, -3.532, -3.728, -0.827, -2.128, -0.59, -3.164, -2.907, -0.895, 1.755, -2.305, 1.327,
    0.011, -1.229, -3.283, -1.572, -2.829, 0.813, 0.147, -3.572, -2.64, 1.323, -1.17, -2.31, -3.806,
    -1.87, -3.941],
    output: [0.839, 1.717, -0.10326958, -0.8483227, -0.9812769, -0.5848021, 0.593, -0.95593107, 1.208,
    -0.2621391, 0.701, -0.6972961, 0.685, 1.315, 1.984, -0.37186489, -0.8738142, -0.27819481, 0.446,
    0.486, 1.61, -0.9772229, 0.129, 1.275, -0.9132739, 1.325, 1.15, -0.9725118, -0.9733509,
    -0.88673216, -0.91482097, -0.62393755, 0.051, 0.538, 0.422, 1.839, -0.68807733, -0.9414574,
    1.449, -0.7277406, -0.5497715, 0.699, -0.91054326, -0.50737154, 1.489, -0.87692976, -0.95477027,
    -0.9372753, 0.383, -0.6074141, -0.5848021, -0.679861, 0.572, -0.9493593, -0.97480226,
    -0.9472926, -0.48159578, -0.9249799, 0.236, -0.89007974, 0.384, 1.608, -0.36871636, -0.830347,
    -0.9707536, -0.9759591, -0.5626406, -0.8809248, -0.4456727, -0.95774364, -0.9453606, -0.5913924,
    1.755, -0.9002412, 1.327, 0.011, -0.707415, -0.9624845, -0.7923705, -0.9409281, 0.813, 0.147,
    -0.9719004, -0.92863876, 1.323, -0.6896331, -0.9007387, -0.97776306, -0.84587634, -0.9805712],
}, name='rank_4').AddVariations('relaxed', 'float16').DisableLifeTimeVariation()

# Expected values: float64 formula.
input = Input('input', ('TENSOR_FLOAT32', [3]))
output = Output('output', ('TENSOR_FLOAT32', [3]))
model = Model()
model.Operation('ELU', input, 2.0).To(output)
Example({
    input: [float('inf'), float('-inf'), 1.5],
    output: [float('inf'), -2.0, 1.5],
}, name='infinite').AddVariations('relaxed').DisableLifeTimeVariation()

# Nothing in, nothing out.
# Expected values: none: the model must fail, or its outputs are not compared by value.
given_scores = Parameter('given_scores', ('TENSOR_FLOAT32', [1, 2]), [3.0, 2.0])
given_boxes = Parameter('given_boxes', ('TENSOR_FLOAT32', [1, 8]), [2.0, 1.0, 9.0, 7.0, 0.0, 0.0, 5.0, 6.0])
batch_of_box = Parameter('batch_of_box', ('TENSOR_INT32', [1]), [0])
scores = Output('scores', ('TENSOR_FLOAT32', [0]))
boxes = Internal('boxes', ('TENSOR_FLOAT32', [0, 4]))
classes = Output('classes', ('TENSOR_INT32', [0]))
batches = Output('batches', ('TENSOR_INT32', [0]))
output = Output('output', ('TENSOR_FLOAT32', [0, 4]))
model = Model()
model.Operation('BOX_WITH_NMS_LIMIT', given_scores, given_boxes, batch_of_box, 100.0, -1, 0, 0.4, 1.0, 0.3).To(scores, boxes, classes, batches)
model.Operation('ELU', boxes, 1.5).To(output)
Example({
    scores: [],
    classes: [],
    batches: [],
    output: [],
}, name='zero_sized').AddVariations('float16').DisableLifeTimeVariation()
