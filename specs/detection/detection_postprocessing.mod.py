# Licensed under the Apache License, Version 2.0; see LICENSE.
# Written by 'python -m corpus' from corpus/families/detection.py; do not edit.
#
# DETECTION_POSTPROCESSING: both algorithms, limits, background, scales.

import base64
import zlib

import numpy as np


def packed(dtype, text, unit=None):
    """Many values in little space: the first byte of each, then the second; times a unit."""
    planes = np.frombuffer(zlib.decompress(base64.b85decode(text)), "u1")
    planes = planes.reshape(np.dtype(dtype).itemsize, -1)
    values = np.frombuffer(planes.T.tobytes(), dtype)
    return (values if unit is None else np.multiply(values, unit, dtype="f8")).tolist()


F32 = 'TENSOR_FLOAT32'
I32 = 'TENSOR_INT32'

# Center and size, y before x; class 0 is never found; the rest is zero.
# Expected values: float64 formula.
scores = Input('scores', (F32, [1, 6, 4]))
deltas = Input('deltas', (F32, [1, 6, 4]))
anchors = Parameter('anchors', (F32, [6, 4]), [1.0, 1.0, 2.0, 3.0, 1.25, 1.0, 2.0, 3.0, 1.0, 2.0, 3.0, 2.0, 5.0, 6.0, 2.0, 2.0, 5.0, 7.0, 2.0,
    3.0, 9.0, 3.0, 1.0, 2.0])
scores_out = Output('scores_out', (F32, [1, 4]))
boxes = Output('boxes', (F32, [1, 4, 4]))
classes = Output('classes', (I32, [1, 4]))
count = Output('count', (I32, [1]))
model = Model()
model.Operation('DETECTION_POSTPROCESSING', scores, deltas, anchors, 10.0, 8.0, 5.0, 4.0, False, 4, 1, 6, 0.1, 0.5, False).To(scores_out, boxes, classes, count)
Example({
    scores: [0.073, 0.849, 0.266, 0.203, 0.02, 0.775, 0.123, 0.379, 0.091, 0.976, 0.705, 0.179, 0.107, 0.1,
    0.125, 0.246, 0.148, 0.788, 0.349, 0.495, 0.242, 0.162, 0.113, 0.289],
    deltas: [-0.52, -1.29, -0.47, 1.26, 0.32, -1.88, -0.27, 1.41, -0.03, -0.46, -1.04, -1.1, 1.84, -0.25, -0.84,
    1.25, 1.26, -1.48, -0.73, 1.41, 1.76, 0.99, 0.2, 1.45],
    scores_out: [0.976, 0.849, 0.788, 0.289],
    boxes: [-0.22731057, 1.1254278, 2.2093105, 2.644572, -0.014282758, -1.5391389, 1.8062828, 2.571639,
    4.387842, 4.3110704, 6.1161575, 8.57893, 8.655595, 1.8105828, 9.696405, 4.6844172],
    classes: [0, 0, 0, 2],
    count: [4],
}, name='fast').AddVariations('relaxed', 'float16')

# Classes and counts as real numbers, so that every step shows.
# Expected values: float64 formula.
scores = Input('scores', (F32, [1, 6, 4]))
deltas = Input('deltas', (F32, [1, 6, 4]))
anchors = Parameter('anchors', (F32, [6, 4]), [1.0, 1.0, 2.0, 3.0, 1.25, 1.0, 2.0, 3.0, 1.0, 2.0, 3.0, 2.0, 5.0, 6.0, 2.0, 2.0, 5.0, 7.0, 2.0,
    3.0, 9.0, 3.0, 1.0, 2.0])
scores_out = Output('scores_out', (F32, [1, 4]))
boxes = Output('boxes', (F32, [1, 4, 4]))
classes = Internal('classes', (I32, [1, 4]))
count = Internal('count', (I32, [1]))
real_classes = Output('real_classes', (F32, [1, 4]))
real_count = Output('real_count', (F32, [1]))
model = Model()
model.Operation('DETECTION_POSTPROCESSING', scores, deltas, anchors, 10.0, 8.0, 5.0, 4.0, False, 4, 1, 6, 0.1, 0.5, False).To(scores_out, boxes, classes, count)
model.Operation('CAST', classes).To(real_classes)
model.Operation('CAST', count).To(real_count)
Example({
    scores: [0.073, 0.849, 0.266, 0.203, 0.02, 0.775, 0.123, 0.379, 0.091, 0.976, 0.705, 0.179, 0.107, 0.1,
    0.125, 0.246, 0.148, 0.788, 0.349, 0.495, 0.242, 0.162, 0.113, 0.289],
    deltas: [-0.52, -1.29, -0.47, 1.26, 0.32, -1.88, -0.27, 1.41, -0.03, -0.46, -1.04, -1.1, 1.84, -0.25, -0.84,
    1.25, 1.26, -1.48, -0.73, 1.41, 1.76, 0.99, 0.2, 1.45],
    scores_out: [0.976, 0.849, 0.788, 0.289],
    boxes: [-0.22731057, 1.1254278, 2.2093105, 2.644572, -0.014282758, -1.5391389, 1.8062828, 2.571639,
    4.387842, 4.3110704, 6.1161575, 8.57893, 8.655595, 1.8105828, 9.696405, 4.6844172],
    real_classes: [0.0, 0.0, 0.0, 2.0],
    real_count: [4.0],
}, name='real_fast').DisableLifeTimeVariation()

# Center and size, y before x; class 0 is never found; the rest is zero.
# Expected values: float64 formula.
scores = Input('scores', (F32, [2, 6, 4]))
deltas = Input('deltas', (F32, [2, 6, 4]))
anchors = Parameter('anchors', (F32, [6, 4]), [1.0, 1.0, 2.0, 3.0, 1.25, 1.0, 2.0, 3.0, 1.0, 2.0, 3.0, 2.0, 5.0, 6.0, 2.0, 2.0, 5.0, 7.0, 2.0,
    3.0, 9.0, 3.0, 1.0, 2.0])
scores_out = Output('scores_out', (F32, [2, 4]))
boxes = Output('boxes', (F32, [2, 4, 4]))
classes = Output('classes', (I32, [2, 4]))
count = Output('count', (I32, [2]))
model = Model()
model.Operation('DETECTION_POSTPROCESSING', scores, deltas, anchors, 10.0, 8.0, 5.0, 4.0, False, 4, 1, 6, 0.1, 0.5, False).To(scores_out, boxes, classes, count)
Example({
    scores: [0.864, 0.535, 0.292, 0.851, 0.774, 0.887, 0.729, 0.4, 0.623, 0.648, 0.886, 0.493, 0.881, 0.214,
    0.463, 0.395, 0.285, 0.108, 0.13, 0.685, 0.171, 0.9, 0.18, 0.67, 0.061, 0.924, 0.885, 0.737,
    0.489, 0.669, 0.369, 0.259, 0.164, 0.075, 0.579, 0.94, 0.09, 0.542, 0.941, 0.758, 0.961, 0.033,
    0.664, 0.179, 0.311, 0.242, 0.779, 0.973],
    deltas: [1.74, 0.0, -0.47, -1.23, -1.49, -1.0, 1.83, 1.96, -0.22, 1.56, -1.8, -0.61, -0.95, -1.65, -0.4,
    -0.72, -1.6, -1.41, -1.25, -1.68, -1.54, -0.64, -1.5, -0.54, -0.84, -1.03, -0.86, -0.93, -0.69,
    0.97, 0.3, 1.49, -0.43, 0.7, -2.0, -1.93, -0.9, -1.36, 0.74, 0.79, -0.86, 0.78, 1.76, 1.71,
    0.45, -1.0, -0.78, -0.08],
    scores_out: [0.9, 0.887, 0.886, 0.851, 0.973, 0.941, 0.94, 0.924],
    boxes: [8.475591, 1.9662842, 9.216409, 3.7137158, -0.48995525, -1.8234744, 2.3939552, 3.0734744,
    -0.112514496, 1.5314411, 1.9805145, 3.2485588, 0.43771723, -0.102924295, 2.2582827, 2.1029243,
    8.61722, 1.7698014, 9.472779, 3.7301986, 3.6604872, 4.441647, 5.9795127, 6.878353, -0.13448007,
    1.5577617, 1.8764801, 2.7922385, -0.009979165, -0.5750746, 1.6739792, 1.8025746],
    classes: [0, 0, 1, 2, 2, 1, 2, 0],
    count: [4, 4],
}, name='fast_of_two_images').AddVariations('relaxed', 'float16')

# Classes and counts as real numbers, so that every step shows.
# Expected values: float64 formula.
scores = Input('scores', (F32, [2, 6, 4]))
deltas = Input('deltas', (F32, [2, 6, 4]))
anchors = Parameter('anchors', (F32, [6, 4]), [1.0, 1.0, 2.0, 3.0, 1.25, 1.0, 2.0, 3.0, 1.0, 2.0, 3.0, 2.0, 5.0, 6.0, 2.0, 2.0, 5.0, 7.0, 2.0,
    3.0, 9.0, 3.0, 1.0, 2.0])
scores_out = Output('scores_out', (F32, [2, 4]))
boxes = Output('boxes', (F32, [2, 4, 4]))
classes = Internal('classes', (I32, [2, 4]))
count = Internal('count', (I32, [2]))
real_classes = Output('real_classes', (F32, [2, 4]))
real_count = Output('real_count', (F32, [2]))
model = Model()
model.Operation('DETECTION_POSTPROCESSING', scores, deltas, anchors, 10.0, 8.0, 5.0, 4.0, False, 4, 1, 6, 0.1, 0.5, False).To(scores_out, boxes, classes, count)
model.Operation('CAST', classes).To(real_classes)
model.Operation('CAST', count).To(real_count)
Example({
    scores: [0.864, 0.535, 0.292, 0.851, 0.774, 0.887, 0.729, 0.4, 0.623, 0.648, 0.886, 0.493, 0.881, 0.214,
    0.463, 0.395, 0.285, 0.108, 0.13, 0.685, 0.171, 0.9, 0.18, 0.67, 0.061, 0.924, 0.885, 0.737,
    0.489, 0.669, 0.369, 0.259, 0.164, 0.075, 0.579, 0.94, 0.09, 0.542, 0.941, 0.758, 0.961, 0.033,
    0.664, 0.179, 0.311, 0.242, 0.779, 0.973],
    deltas: [1.74, 0.0, -0.47, -1.23, -1.49, -1.0, 1.83, 1.96, -0.22, 1.56, -1.8, -0.61, -0.95, -1.65, -0.4,
    -0.72, -1.6, -1.41, -1.25, -1.68, -1.54, -0.64, -1.5, -0.54, -0.84, -1.03, -0.86, -0.93, -0.69,
    0.97, 0.3, 1.49, -0.43, 0.7, -2.0, -1.93, -0.9, -1.36, 0.74, 0.79, -0.86, 0.78, 1.76, 1.71,
    0.45, -1.0, -0.78, -0.08],
    scores_out: [0.9, 0.887, 0.886, 0.851, 0.973, 0.941, 0.94, 0.924],
    boxes: [8.475591, 1.9662842, 9.216409, 3.7137158, -0.48995525, -1.8234744, 2.3939552, 3.0734744,
    -0.112514496, 1.5314411, 1.9805145, 3.2485588, 0.43771723, -0.102924295, 2.2582827, 2.1029243,
    8.61722, 1.7698014, 9.472779, 3.7301986, 3.6604872, 4.441647, 5.9795127, 6.878353, -0.13448007,
    1.5577617, 1.8764801, 2.7922385, -0.009979165, -0.5750746, 1.6739792, 1.8025746],
    real_classes: [0.0, 0.0, 1.0, 2.0, 2.0, 1.0, 2.0, 0.0],
    real_count: [4.0, 4.0],
}, name='real_fast_of_two_images').DisableLifeTimeVariation()

# Center and size, y before x; class 0 is never found; the rest is zero.
# Expected values: float64 formula.
scores = Input('scores', (F32, [1, 6, 4]))
deltas = Input('deltas', (F32, [1, 6, 4]))
anchors = Parameter('anchors', (F32, [6, 4]), [1.0, 1.0, 2.0, 3.0, 1.25, 1.0, 2.0, 3.0, 1.0, 2.0, 3.0, 2.0, 5.0, 6.0, 2.0, 2.0, 5.0, 7.0, 2.0,
    3.0, 9.0, 3.0, 1.0, 2.0])
scores_out = Output('scores_out', (F32, [1, 4]))
boxes = Output('boxes', (F32, [1, 4, 4]))
classes = Output('classes', (I32, [1, 4]))
count = Output('count', (I32, [1]))
model = Model()
model.Operation('DETECTION_POSTPROCESSING', scores, deltas, anchors, 10.0, 8.0, 5.0, 4.0, False, 4, 1, 6, 0.1, 0.5, True).To(scores_out, boxes, classes, count)
Example({
    scores: [0.06, 0.141, 0.731, 0.684, 0.166, 0.206, 0.678, 0.242, 0.157, 0.903, 0.216, 0.955, 0.403, 0.042,
    0.828, 0.298, 0.685, 0.08, 0.663, 0.558, 0.431, 0.034, 0.372, 0.373],
    deltas: [-0.47, -0.98, 1.28, 1.01, -1.48, -1.28, -1.2, -0.46, -0.62, -1.73, -0.35, 1.4, -1.24, -1.85, -0.68,
    -1.69, -1.21, 0.93, -1.68, -0.59, -0.73, -0.3, 0.12, -1.93],
    scores_out: [0.955, 0.828, 0.678, 0.663],
    boxes: [-0.58459073, 0.14843245, 2.2125907, 2.9865675, 3.8791573, 4.882094, 5.6248426, 6.1929064,
    0.16737214, -0.8170492, 1.7406279, 1.8570492, 4.043377, 6.054456, 5.472623, 8.6430435],
    classes: [3, 2, 2, 2],
    count: [4],
}, name='fast_with_background').DisableLifeTimeVariation()

# Classes and counts as real numbers, so that every step shows.
# Expected values: float64 formula.
scores = Input('scores', (F32, [1, 6, 4]))
deltas = Input('deltas', (F32, [1, 6, 4]))
anchors = Parameter('anchors', (F32, [6, 4]), [1.0, 1.0, 2.0, 3.0, 1.25, 1.0, 2.0, 3.0, 1.0, 2.0, 3.0, 2.0, 5.0, 6.0, 2.0, 2.0, 5.0, 7.0, 2.0,
    3.0, 9.0, 3.0, 1.0, 2.0])
scores_out = Output('scores_out', (F32, [1, 4]))
boxes = Output('boxes', (F32, [1, 4, 4]))
classes = Internal('classes', (I32, [1, 4]))
count = Internal('count', (I32, [1]))
real_classes = Output('real_classes', (F32, [1, 4]))
real_count = Output('real_count', (F32, [1]))
model = Model()
model.Operation('DETECTION_POSTPROCESSING', scores, deltas, anchors, 10.0, 8.0, 5.0, 4.0, False, 4, 1, 6, 0.1, 0.5, True).To(scores_out, boxes, classes, count)
model.Operation('CAST', classes).To(real_classes)
model.Operation('CAST', count).To(real_count)
Example({
    scores: [0.06, 0.141, 0.731, 0.684, 0.166, 0.206, 0.678, 0.242, 0.157, 0.903, 0.216, 0.955, 0.403, 0.042,
    0.828, 0.298, 0.685, 0.08, 0.663, 0.558, 0.431, 0.034, 0.372, 0.373],
    deltas: [-0.47, -0.98, 1.28, 1.01, -1.48, -1.28, -1.2, -0.46, -0.62, -1.73, -0.35, 1.4, -1.24, -1.85, -0.68,
    -1.69, -1.21, 0.93, -1.68, -0.59, -0.73, -0.3, 0.12, -1.93],
    scores_out: [0.955, 0.828, 0.678, 0.663],
    boxes: [-0.58459073, 0.14843245, 2.2125907, 2.9865675, 3.8791573, 4.882094, 5.6248426, 6.1929064,
    0.16737214, -0.8170492, 1.7406279, 1.8570492, 4.043377, 6.054456, 5.472623, 8.6430435],
    real_classes: [3.0, 2.0, 2.0, 2.0],
    real_count: [4.0],
}, name='real_fast_with_background').DisableLifeTimeVariation()

# Center and size, y before x; class 0 is never found; the rest is zero.
# Expected values: float64 formula.
scores = Input('scores', (F32, [2, 6, 4]))
deltas = Input('deltas', (F32, [2, 6, 4]))
anchors = Parameter('anchors', (F32, [6, 4]), [1.0, 1.0, 2.0, 3.0, 1.25, 1.0, 2.0, 3.0, 1.0, 2.0, 3.0, 2.0, 5.0, 6.0, 2.0, 2.0, 5.0, 7.0, 2.0,
    3.0, 9.0, 3.0, 1.0, 2.0])
scores_out = Output('scores_out', (F32, [2, 4]))
boxes = Output('boxes', (F32, [2, 4, 4]))
classes = Output('classes', (I32, [2, 4]))
count = Output('count', (I32, [2]))
model = Model()
model.Operation('DETECTION_POSTPROCESSING', scores, deltas, anchors, 10.0, 8.0, 5.0, 4.0, False, 4, 1, 6, 0.1, 0.5, True).To(scores_out, boxes, classes, count)
Example({
    scores: [0.415, 0.139, 0.094, 0.614, 0.645, 0.662, 0.913, 0.133, 0.938, 0.463, 0.02, 0.608, 0.084, 0.589,
    0.295, 0.285, 0.437, 0.045, 0.844, 0.628, 0.537, 0.825, 0.523, 0.456, 0.612, 0.615, 0.187,
    0.154, 0.834, 0.605, 0.331, 0.34, 0.259, 0.911, 0.146, 0.441, 0.061, 0.71, 0.186, 0.573, 0.724,
    0.193, 0.965, 0.89, 0.353, 0.304, 0.306, 0.652],
    deltas: [0.41, -0.17, -1.9, 1.92, 0.09, 1.64, 1.82, 0.77, -0.52, 0.5, 1.61, -0.26, -0.99, 1.38, 0.76, 0.19,
    -0.33, 1.84, -1.12, -0.42, -0.99, -1.94, 0.55, 1.49, -0.02, 0.65, -1.05, 1.77, 1.84, 0.74, 1.82,
    0.6, 1.02, -1.53, -1.19, -1.3, -0.08, 0.82, 0.85, -1.46, -0.06, -1.23, 1.62, -1.57, -1.42,
    -0.82, 0.73, 1.07],
    scores_out: [0.913, 0.844, 0.825, 0.614, 0.965, 0.911, 0.652, 0.615],
    boxes: [-0.17107423, -0.20341475, 2.7070742, 3.4334147, 4.134685, 6.3395133, 5.733315, 9.040486, 8.342861,
    1.0636415, 9.459139, 3.9663584, 0.39813858, -1.4878616, 1.7658614, 3.3603616, 3.6053526,
    5.5257006, 6.3706474, 7.5517993, 0.12369597, 0.8949726, 2.488304, 2.3400273, 8.279402,
    1.4883064, 9.436598, 4.1016936, 0.18541574, -1.0911407, 1.8065842, 3.5786407],
    classes: [2, 2, 1, 3, 2, 1, 3, 1],
    count: [4, 4],
}, name='fast_with_background_of_two_images').DisableLifeTimeVariation()

# Classes and counts as real numbers, so that every step shows.
# Expected values: float64 formula.
scores = Input('scores', (F32, [2, 6, 4]))
deltas = Input('deltas', (F32, [2, 6, 4]))
anchors = Parameter('anchors', (F32, [6, 4]), [1.0, 1.0, 2.0, 3.0, 1.25, 1.0, 2.0, 3.0, 1.0, 2.0, 3.0, 2.0, 5.0, 6.0, 2.0, 2.0, 5.0, 7.0, 2.0,
    3.0, 9.0, 3.0, 1.0, 2.0])
scores_out = Output('scores_out', (F32, [2, 4]))
boxes = Output('boxes', (F32, [2, 4, 4]))
classes = Internal('classes', (I32, [2, 4]))
count = Internal('count', (I32, [2]))
real_classes = Output('real_classes', (F32, [2, 4]))
real_count = Output('real_count', (F32, [2]))
model = Model()
model.Operation('DETECTION_POSTPROCESSING', scores, deltas, anchors, 10.0, 8.0, 5.0, 4.0, False, 4, 1, 6, 0.1, 0.5, True).To(scores_out, boxes, classes, count)
model.Operation('CAST', classes).To(real_classes)
model.Operation('CAST', count).To(real_count)
Example({
    scores: [0.415, 0.139, 0.094, 0.614, 0.645, 0.662, 0.913, 0.133, 0.938, 0.463, 0.02, 0.608, 0.084, 0.589,
    0.295, 0.285, 0.437, 0.045, 0.844, 0.628, 0.537, 0.825, 0.523, 0.456, 0.612, 0.615, 0.187,
    0.154, 0.834, 0.605, 0.331, 0.34, 0.259, 0.911, 0.146, 0.441, 0.061, 0.71, 0.186, 0.573, 0.724,
    0.193, 0.965, 0.89, 0.353, 0.304, 0.306, 0.652],
    deltas: [0.41, -0.17, -1.9, 1.92, 0.09, 1.64, 1.82, 0.77, -0.52, 0.5, 1.61, -0.26, -0.99, 1.38, 0.76, 0.19,
    -0.33, 1.84, -1.12, -0.42, -0.99, -1.94, 0.55, 1.49, -0.02, 0.65, -1.05, 1.77, 1.84, 0.74, 1.82,
    0.6, 1.02, -1.53, -1.19, -1.3, -0.08, 0.82, 0.85, -1.46, -0.06, -1.23, 1.62, -1.57, -1.42,
    -0.82, 0.73, 1.07],
    scores_out: [0.913, 0.844, 0.825, 0.614, 0.965, 0.911, 0.652, 0.615],
    boxes: [-0.17107423, -0.20341475, 2.7070742, 3.4334147, 4.134685, 6.3395133, 5.733315, 9.040486, 8.342861,
    1.0636415, 9.459139, 3.9663584, 0.39813858, -1.4878616, 1.7658614, 3.3603616, 3.6053526,
    5.5257006, 6.3706474, 7.5517993, 0.12369597, 0.8949726, 2.488304, 2.3400273, 8.279402,
    1.4883064, 9.436598, 4.1016936, 0.18541574, -1.0911407, 1.8065842, 3.5786407],
    real_classes: [2.0, 2.0, 1.0, 3.0, 2.0, 1.0, 3.0, 1.0],
    real_count: [4.0, 4.0],
}, name='real_fast_with_background_of_two_images').DisableLifeTimeVariation()

# Center and size, y before x; class 0 is never found; the rest is zero.
# Expected values: float64 formula.
scores = Input('scores', (F32, [1, 6, 4]))
deltas = Input('deltas', (F32, [1, 6, 4]))
anchors = Parameter('anchors', (F32, [6, 4]), [1.0, 1.0, 2.0, 3.0, 1.25, 1.0, 2.0, 3.0, 1.0, 2.0, 3.0, 2.0, 5.0, 6.0, 2.0, 2.0, 5.0, 7.0, 2.0,
    3.0, 9.0, 3.0, 1.0, 2.0])
scores_out = Output('scores_out', (F32, [1, 6]))
boxes = Output('boxes', (F32, [1, 6, 4]))
classes = Output('classes', (I32, [1, 6]))
count = IgnoredOutput('count', (I32, [1]))
model = Model()
model.Operation('DETECTION_POSTPROCESSING', scores, deltas, anchors, 10.0, 8.0, 5.0, 4.0, False, 3, 2, 6, 0.1, 0.5, False).To(scores_out, boxes, classes, count)
Example({
    scores: [0.716, 0.444, 0.165, 0.887, 0.592, 0.964, 0.835, 0.763, 0.848, 0.851, 0.397, 0.705, 0.62, 0.495,
    0.797, 0.789, 0.755, 0.875, 0.265, 0.951, 0.916, 0.777, 0.545, 0.571],
    deltas: [1.86, -1.01, 0.18, -0.72, -0.04, 1.91, 0.44, 0.17, 0.34, -1.58, -0.14, -0.26, 0.77, -0.9, -1.86,
    -0.3, -0.89, 0.11, 0.93, -1.82, -1.39, 0.3, -0.06, 1.83],
    scores_out: [0.964, 0.835, 0.951, 0.875, 0.887, 0.444],
    boxes: [0.15001188, 0.15112591, 2.3339882, 3.281374, 0.15001188, 0.15112591, 2.3339882, 3.281374,
    3.6175778, 6.089578, 6.0264225, 7.992922, 3.6175778, 6.089578, 6.0264225, 7.992922, 0.33534417,
    -0.6316553, 2.408656, 1.8741553, 0.33534417, -0.6316553, 2.408656, 1.8741553],
    classes: [0, 1, 2, 0, 2, 0],
    count: [],
}, name='fast_two_classes').DisableLifeTimeVariation()

# Center and size, y before x; class 0 is never found; the rest is zero.
# Expected values: float64 formula.
scores = Input('scores', (F32, [2, 6, 4]))
deltas = Input('deltas', (F32, [2, 6, 4]))
anchors = Parameter('anchors', (F32, [6, 4]), [1.0, 1.0, 2.0, 3.0, 1.25, 1.0, 2.0, 3.0, 1.0, 2.0, 3.0, 2.0, 5.0, 6.0, 2.0, 2.0, 5.0, 7.0, 2.0,
    3.0, 9.0, 3.0, 1.0, 2.0])
scores_out = Output('scores_out', (F32, [2, 6]))
boxes = Output('boxes', (F32, [2, 6, 4]))
classes = Output('classes', (I32, [2, 6]))
count = IgnoredOutput('count', (I32, [2]))
model = Model()
model.Operation('DETECTION_POSTPROCESSING', scores, deltas, anchors, 10.0, 8.0, 5.0, 4.0, False, 3, 2, 6, 0.1, 0.5, False).To(scores_out, boxes, classes, count)
Example({
    scores: [0.627, 0.55, 0.744, 0.804, 0.868, 0.341, 0.564, 0.963, 0.272, 0.793, 0.504, 0.028, 0.585, 0.91,
    0.847, 0.651, 0.957, 0.978, 0.824, 0.503, 0.064, 0.235, 0.528, 0.414, 0.961, 0.139, 0.266,
    0.754, 0.641, 0.75, 0.057, 0.929, 0.38, 0.275, 0.629, 0.482, 0.477, 0.162, 0.201, 0.535, 0.632,
    0.688, 0.835, 0.386, 0.773, 0.296, 0.916, 0.317],
    deltas: [1.76, 1.3, -0.74, -1.8, -0.63, -1.15, -0.42, -0.81, -0.06, 0.15, -0.99, 1.09, 1.97, -0.82, -0.39,
    1.97, 0.56, 0.31, 0.34, 0.57, 0.49, -0.7, -0.13, -1.92, 1.24, -1.92, 0.9, 0.73, -0.92, 0.72,
    0.74, 1.78, -1.05, 1.35, 1.88, -0.62, -0.12, 1.62, 1.96, 0.37, 0.61, 1.57, -1.28, -0.99, 0.47,
    1.36, -0.23, -1.43],
    scores_out: [0.978, 0.824, 0.963, 0.564, 0.91, 0.847, 0.929, 0.75, 0.916, 0.317, 0.835, 0.688],
    boxes: [4.0416346, 5.3865204, 6.1823654, 8.84598, 4.0416346, 5.3865204, 6.1823654, 8.84598, 0.20456874,
    -0.65627974, 2.0434313, 1.7937797, 0.20456874, -0.65627974, 2.0434313, 1.7937797, 4.4690356,
    4.158598, 6.3189645, 7.431402, 4.4690356, 4.158598, 6.3189645, 7.431402, -0.0935129, -1.0707352,
    2.225513, 3.6107352, -0.0935129, -1.0707352, 2.225513, 3.6107352, 8.569479, 2.6405773, 9.524521,
    4.0394225, 8.569479, 2.6405773, 9.524521, 4.0394225, 4.347858, 6.4176245, 5.896142, 8.759875,
    4.347858, 6.4176245, 5.896142, 8.759875],
    classes: [0, 1, 2, 1, 0, 1, 2, 0, 1, 2, 1, 0],
    count: [],
}, name='fast_two_classes_of_two_images').DisableLifeTimeVariation()

# Center and size, y before x; class 0 is never found; the rest is zero.
# Expected values: float64 formula. TF Lite leaves the places of what it does not find as they
# were.
scores = Input('scores', (F32, [1, 6, 4]))
deltas = Input('deltas', (F32, [1, 6, 4]))
anchors = Parameter('anchors', (F32, [6, 4]), [1.0, 1.0, 2.0, 3.0, 1.25, 1.0, 2.0, 3.0, 1.0, 2.0, 3.0, 2.0, 5.0, 6.0, 2.0, 2.0, 5.0, 7.0, 2.0,
    3.0, 9.0, 3.0, 1.0, 2.0])
scores_out = Output('scores_out', (F32, [1, 6]))
boxes = Output('boxes', (F32, [1, 6, 4]))
classes = Output('classes', (I32, [1, 6]))
count = Output('count', (I32, [1]))
model = Model()
model.Operation('DETECTION_POSTPROCESSING', scores, deltas, anchors, 10.0, 8.0, 5.0, 4.0, False, 6, 1, 6, 0.1, 0.05, False).To(scores_out, boxes, classes, count)
Example({
    scores: [0.92, 0.669, 0.909, 0.641, 0.362, 0.477, 0.04, 0.86, 0.541, 0.813, 0.519, 0.581, 0.921, 0.029,
    0.623, 0.439, 0.571, 0.141, 0.649, 0.795, 0.031, 0.147, 0.699, 0.591],
    deltas: [-0.02, 1.64, 1.9, -1.41, -1.61, 1.89, 0.09, 1.96, 0.77, -0.59, -1.71, 1.2, 0.27, 1.66, -1.41,
    -0.64, 1.86, 0.28, -0.91, 0.52, -0.41, -2.0, -0.33, 1.52],
    scores_out: [0.909, 0.795, 0.699, 0.0, 0.0, 0.0],
    boxes: [-0.46628457, 0.56060714, 2.4582846, 2.6693928, 4.5383987, 5.3967576, 6.205601, 8.813243, 8.490934,
    1.0377154, 9.427066, 3.9622846, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0],
    classes: [1, 2, 1, 0, 0, 0],
    count: [3],
}, name='fast_strict').AddVariations('float16').DisableLifeTimeVariation()

# Center and size, y before x; class 0 is never found; the rest is zero.
# Expected values: float64 formula. TF Lite leaves the places of what it does not find as they
# were.
scores = Input('scores', (F32, [2, 6, 4]))
deltas = Input('deltas', (F32, [2, 6, 4]))
anchors = Parameter('anchors', (F32, [6, 4]), [1.0, 1.0, 2.0, 3.0, 1.25, 1.0, 2.0, 3.0, 1.0, 2.0, 3.0, 2.0, 5.0, 6.0, 2.0, 2.0, 5.0, 7.0, 2.0,
    3.0, 9.0, 3.0, 1.0, 2.0])
scores_out = Output('scores_out', (F32, [2, 6]))
boxes = Output('boxes', (F32, [2, 6, 4]))
classes = Output('classes', (I32, [2, 6]))
count = Output('count', (I32, [2]))
model = Model()
model.Operation('DETECTION_POSTPROCESSING', scores, deltas, anchors, 10.0, 8.0, 5.0, 4.0, False, 6, 1, 6, 0.1, 0.05, False).To(scores_out, boxes, classes, count)
Example({
    scores: [0.533, 0.579, 0.952, 0.577, 0.768, 0.324, 0.934, 0.947, 0.757, 0.465, 0.759, 0.88, 0.542, 0.89,
    0.522, 0.765, 0.898, 0.048, 0.276, 0.704, 0.786, 0.903, 0.961, 0.368, 0.177, 0.136, 0.754, 0.07,
    0.422, 0.1, 0.61, 0.24, 0.849, 0.351, 0.583, 0.524, 0.714, 0.482, 0.033, 0.676, 0.072, 0.334,
    0.128, 0.612, 0.192, 0.046, 0.892, 0.55],
    deltas: [-0.1, 0.32, -0.27, 0.5, 0.23, 1.27, 1.77, -0.32, 0.64, -0.6, -1.02, 0.61, -0.37, 0.74, -0.82,
    -1.87, -0.72, -0.81, -1.71, -0.97, 1.21, 1.27, -0.91, 1.77, 0.21, 1.07, 0.18, -1.18, 1.0, -1.18,
    -0.37, -1.78, -1.11, 1.74, -1.82, 0.57, 0.85, -0.34, 1.68, -0.4, 1.23, -1.85, 1.42, 1.34, 0.7,
    -0.61, -1.64, -0.44],
    scores_out: [0.961, 0.952, 0.89, 0.0, 0.0, 0.0, 0.892, 0.754, 0.676, 0.0, 0.0, 0.0],
    boxes: [8.7042, 1.7609061, 9.537801, 4.874094, 0.032567896, -0.5797227, 1.9274321, 2.8197227, 4.077258,
    5.558433, 5.774742, 6.811567, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0,
    8.709819, 1.9516659, 9.4301815, 3.743334, 0.0053441506, 0.28445262, 2.078656, 2.5180473,
    3.7706609, 5.0101624, 6.569339, 6.8198376, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0,
    0.0, 0.0],
    classes: [1, 1, 0, 0, 0, 0, 1, 1, 2, 0, 0, 0],
    count: [3, 3],
}, name='fast_strict_of_two_images').AddVariations('float16').DisableLifeTimeVariation()

# Center and size, y before x; class 0 is never found; the rest is zero.
# Expected values: float64 formula. TF Lite leaves the places of what it does not find as they
# were.
scores = Input('scores', (F32, [1, 6, 4]))
deltas = Input('deltas', (F32, [1, 6, 4]))
anchors = Parameter('anchors', (F32, [6, 4]), [1.0, 1.0, 2.0, 3.0, 1.25, 1.0, 2.0, 3.0, 1.0, 2.0, 3.0, 2.0, 5.0, 6.0, 2.0, 2.0, 5.0, 7.0, 2.0,
    3.0, 9.0, 3.0, 1.0, 2.0])
scores_out = Output('scores_out', (F32, [1, 5]))
boxes = Output('boxes', (F32, [1, 5, 4]))
classes = Output('classes', (I32, [1, 5]))
count = Output('count', (I32, [1]))
model = Model()
model.Operation('DETECTION_POSTPROCESSING', scores, deltas, anchors, 10.0, 8.0, 5.0, 4.0, False, 5, 1, 6, 0.7, 0.5, False).To(scores_out, boxes, classes, count)
Example({
    scores: [0.577, 0.495, 0.474, 0.035, 0.567, 0.403, 0.428, 0.437, 0.287, 0.23, 0.63, 0.862, 0.248, 0.289,
    0.226, 0.512, 0.467, 0.792, 0.907, 0.676, 0.298, 0.025, 0.414, 0.433],
    deltas: [-0.89, -0.99, 1.92, -0.38, 1.91, 1.12, 0.46, -0.88, -1.28, -1.88, 0.84, 0.79, 1.98, 1.1, 0.21,
    1.32, 1.15, 1.2, -0.35, -1.41, 0.2, -0.56, -1.46, 1.86],
    scores_out: [0.907, 0.862, 0.0, 0.0, 0.0],
    boxes: [4.297606, 6.395607, 6.162394, 8.504393, -1.158405, 0.31164694, 2.390405, 2.748353, 0.0, 0.0, 0.0,
    0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0],
    classes: [1, 2, 0, 0, 0],
    count: [2],
}, name='fast_high_threshold').DisableLifeTimeVariation()

# Center and size, y before x; class 0 is never found; the rest is zero.
# Expected values: float64 formula. TF Lite leaves the places of what it does not find as they
# were.
scores = Input('scores', (F32, [2, 6, 4]))
deltas = Input('deltas', (F32, [2, 6, 4]))
anchors = Parameter('anchors', (F32, [6, 4]), [1.0, 1.0, 2.0, 3.0, 1.25, 1.0, 2.0, 3.0, 1.0, 2.0, 3.0, 2.0, 5.0, 6.0, 2.0, 2.0, 5.0, 7.0, 2.0,
    3.0, 9.0, 3.0, 1.0, 2.0])
scores_out = Output('scores_out', (F32, [2, 5]))
boxes = Output('boxes', (F32, [2, 5, 4]))
classes = Output('classes', (I32, [2, 5]))
count = Output('count', (I32, [2]))
model = Model()
model.Operation('DETECTION_POSTPROCESSING', scores, deltas, anchors, 10.0, 8.0, 5.0, 4.0, False, 5, 1, 6, 0.7, 0.5, False).To(scores_out, boxes, classes, count)
Example({
    scores: [0.322, 0.869, 0.419, 0.231, 0.29, 0.392, 0.824, 0.973, 0.941, 0.425, 0.538, 0.868, 0.565, 0.241,
    0.783, 0.454, 0.597, 0.978, 0.465, 0.955, 0.265, 0.926, 0.328, 0.125, 0.57, 0.873, 0.737, 0.472,
    0.413, 0.08, 0.536, 0.086, 0.219, 0.652, 0.291, 0.793, 0.063, 0.523, 0.857, 0.331, 0.035, 0.248,
    0.768, 0.178, 0.632, 0.395, 0.411, 0.522],
    deltas: [1.06, 0.12, 0.4, 1.26, 1.42, -0.45, 1.2, 0.44, -1.23, 0.6, 1.19, 0.08, 1.28, -0.42, 0.11, -0.85,
    -1.04, 0.91, -1.21, -0.41, -0.03, 1.88, 1.78, -1.48, -0.56, 0.38, -1.41, 0.43, -0.19, -0.95,
    -0.22, 0.28, -0.9, 0.86, -1.35, 0.98, 1.76, -1.07, 1.69, 1.31, 0.58, 1.29, 0.49, -1.02, 1.01,
    -1.02, -0.56, 0.53],
    scores_out: [0.978, 0.973, 0.926, 0.868, 0.783, 0.873, 0.857, 0.793, 0.768, 0.0],
    boxes: [4.0069437, 5.987383, 5.5770564, 8.695117, 0.26275083, -0.8431671, 2.8052492, 2.5056672, 8.283196,
    2.7792656, 9.710804, 4.160734, -1.2720639, 1.1297987, 2.5340638, 3.1702013, 4.233756, 5.0864396,
    6.2782435, 6.7035604, 0.13372631, -0.5277363, 1.6422737, 2.8127363, 3.9498594, 4.345005,
    6.7541404, 7.119995, -0.41506922, 0.9373787, 1.8750693, 3.4926214, 4.013037, 6.3213754,
    6.2189627, 8.646125, 0.0, 0.0, 0.0, 0.0],
    classes: [0, 2, 0, 2, 1, 0, 1, 2, 1, 0],
    count: [5, 4],
}, name='fast_high_threshold_of_two_images').DisableLifeTimeVariation()

# Center and size, y before x; class 0 is never found; the rest is zero.
# Expected values: float64 formula.
scores = Input('scores', (F32, [1, 6, 4]))
deltas = Input('deltas', (F32, [1, 6, 4]))
anchors = Parameter('anchors', (F32, [6, 4]), [1.0, 1.0, 2.0, 3.0, 1.25, 1.0, 2.0, 3.0, 1.0, 2.0, 3.0, 2.0, 5.0, 6.0, 2.0, 2.0, 5.0, 7.0, 2.0,
    3.0, 9.0, 3.0, 1.0, 2.0])
scores_out = Output('scores_out', (F32, [1, 2]))
boxes = Output('boxes', (F32, [1, 2, 4]))
classes = Output('classes', (I32, [1, 2]))
count = Output('count', (I32, [1]))
model = Model()
model.Operation('DETECTION_POSTPROCESSING', scores, deltas, anchors, 10.0, 8.0, 5.0, 4.0, False, 2, 1, 6, 0.1, 0.5, False).To(scores_out, boxes, classes, count)
Example({
    scores: [0.478, 0.28, 0.966, 0.957, 0.283, 0.483, 0.918, 0.12, 0.904, 0.463, 0.301, 0.332, 0.769, 0.929,
    0.464, 0.329, 0.088, 0.043, 0.202, 0.166, 0.835, 0.29, 0.622, 0.873],
    deltas: [-0.77, -0.83, -1.25, 0.62, 0.15, -0.47, 0.32, 1.13, 1.06, 1.8, -0.89, -0.83, 0.56, -0.4, 1.59,
    -0.42, -0.88, -1.64, -0.4, -1.29, -0.3, 1.13, -1.71, 1.17],
    scores_out: [0.966, 0.929],
    boxes: [0.06719922, -1.062737, 1.6248008, 2.440237, 3.7376237, 4.9996753, 6.4863763, 6.8003244],
    classes: [1, 0],
    count: [2],
}, name='fast_limited').DisableLifeTimeVariation()

# Center and size, y before x; class 0 is never found; the rest is zero.
# Expected values: float64 formula.
scores = Input('scores', (F32, [2, 6, 4]))
deltas = Input('deltas', (F32, [2, 6, 4]))
anchors = Parameter('anchors', (F32, [6, 4]), [1.0, 1.0, 2.0, 3.0, 1.25, 1.0, 2.0, 3.0, 1.0, 2.0, 3.0, 2.0, 5.0, 6.0, 2.0, 2.0, 5.0, 7.0, 2.0,
    3.0, 9.0, 3.0, 1.0, 2.0])
scores_out = Output('scores_out', (F32, [2, 2]))
boxes = Output('boxes', (F32, [2, 2, 4]))
classes = Output('classes', (I32, [2, 2]))
count = Output('count', (I32, [2]))
model = Model()
model.Operation('DETECTION_POSTPROCESSING', scores, deltas, anchors, 10.0, 8.0, 5.0, 4.0, False, 2, 1, 6, 0.1, 0.5, False).To(scores_out, boxes, classes, count)
Example({
    scores: [0.832, 0.689, 0.3, 0.552, 0.079, 0.055, 0.657, 0.493, 0.374, 0.415, 0.659, 0.157, 0.412, 0.68,
    0.688, 0.834, 0.774, 0.557, 0.419, 0.819, 0.537, 0.161, 0.028, 0.175, 0.935, 0.973, 0.798,
    0.357, 0.489, 0.18, 0.671, 0.806, 0.823, 0.862, 0.766, 0.624, 0.053, 0.665, 0.025, 0.772, 0.266,
    0.697, 0.571, 0.135, 0.42, 0.516, 0.784, 0.951],
    deltas: [-1.29, -1.46, -0.63, 0.91, -1.28, 0.04, 0.32, 0.74, -0.29, -1.67, 0.32, -2.0, -0.84, -1.6, 0.14,
    0.73, -1.13, 1.51, -0.18, -0.9, 0.01, -0.01, 0.2, 1.61, -1.82, -1.99, 0.16, 0.81, -1.18, -0.21,
    1.28, 0.68, 1.82, -1.91, -0.2, 1.3, -1.63, 1.96, 0.16, -1.43, 0.75, -0.13, 0.48, -1.05, -0.41,
    1.06, -1.7, -0.32],
    scores_out: [0.834, 0.819, 0.973, 0.951],
    boxes: [3.8036044, 4.399786, 5.860396, 6.8002143, 3.8093598, 6.3684754, 5.7386403, 8.764025, -0.39651752,
    -1.5829401, 1.6685175, 2.09044, 8.603115, 2.3418837, 9.314885, 4.1881166],
    classes: [2, 2, 0, 2],
    count: [2, 2],
}, name='fast_limited_of_two_images').DisableLifeTimeVariation()

# Center and size, y before x; class 0 is never found; the rest is zero.
# Expected values: float64 formula.
scores = Input('scores', (F32, [1, 6, 4]))
deltas = Input('deltas', (F32, [1, 6, 4]))
anchors = Parameter('anchors', (F32, [6, 4]), [1.0, 1.0, 2.0, 3.0, 1.25, 1.0, 2.0, 3.0, 1.0, 2.0, 3.0, 2.0, 5.0, 6.0, 2.0, 2.0, 5.0, 7.0, 2.0,
    3.0, 9.0, 3.0, 1.0, 2.0])
scores_out = Output('scores_out', (F32, [1, 8]))
boxes = Output('boxes', (F32, [1, 8, 4]))
classes = Output('classes', (I32, [1, 8]))
count = Output('count', (I32, [1]))
model = Model()
model.Operation('DETECTION_POSTPROCESSING', scores, deltas, anchors, 10.0, 8.0, 5.0, 4.0, True, 8, 1, 6, 0.1, 0.5, False).To(scores_out, boxes, classes, count)
Example({
    scores: [0.323, 0.238, 0.093, 0.43, 0.474, 0.388, 0.856, 0.117, 0.066, 0.128, 0.442, 0.274, 0.401, 0.87,
    0.585, 0.326, 0.314, 0.882, 0.09, 0.798, 0.367, 0.164, 0.674, 0.262],
    deltas: [-1.5, -1.17, 1.32, -0.48, -1.71, -1.74, 0.25, 0.66, 0.47, -0.54, 1.06, 1.87, 0.51, -1.64, 1.69,
    -1.48, -1.74, 0.51, 1.14, -0.51, -1.03, 1.36, 0.37, -0.79],
    scores_out: [0.882, 0.87, 0.856, 0.798, 0.674, 0.585, 0.442, 0.43],
    boxes: [3.3959148, 5.87081, 5.9080853, 8.51169, 3.6998594, 4.899266, 6.5041404, 6.2807345, -0.1432711,
    -1.4215897, 1.9592711, 2.1165898, 3.3959148, 5.87081, 5.9080853, 8.51169, 8.358597, 2.5192199,
    9.435404, 4.16078, 3.6998594, 4.899266, 6.5041404, 6.2807345, -0.7132218, 0.2690008, 2.9952219,
    3.4609993, -0.6021282, -0.76913065, 2.0021281, 1.8916306],
    classes: [0, 0, 1, 2, 1, 1, 1, 2],
    count: [8],
}, name='regular').AddVariations('float16')

# Classes and counts as real numbers, so that every step shows.
# Expected values: float64 formula.
scores = Input('scores', (F32, [1, 6, 4]))
deltas = Input('deltas', (F32, [1, 6, 4]))
anchors = Parameter('anchors', (F32, [6, 4]), [1.0, 1.0, 2.0, 3.0, 1.25, 1.0, 2.0, 3.0, 1.0, 2.0, 3.0, 2.0, 5.0, 6.0, 2.0, 2.0, 5.0, 7.0, 2.0,
    3.0, 9.0, 3.0, 1.0, 2.0])
scores_out = Output('scores_out', (F32, [1, 8]))
boxes = Output('boxes', (F32, [1, 8, 4]))
classes = Internal('classes', (I32, [1, 8]))
count = Internal('count', (I32, [1]))
real_classes = Output('real_classes', (F32, [1, 8]))
real_count = Output('real_count', (F32, [1]))
model = Model()
model.Operation('DETECTION_POSTPROCESSING', scores, deltas, anchors, 10.0, 8.0, 5.0, 4.0, True, 8, 1, 6, 0.1, 0.5, False).To(scores_out, boxes, classes, count)
model.Operation('CAST', classes).To(real_classes)
model.Operation('CAST', count).To(real_count)
Example({
    scores: [0.323, 0.238, 0.093, 0.43, 0.474, 0.388, 0.856, 0.117, 0.066, 0.128, 0.442, 0.274, 0.401, 0.87,
    0.585, 0.326, 0.314, 0.882, 0.09, 0.798, 0.367, 0.164, 0.674, 0.262],
    deltas: [-1.5, -1.17, 1.32, -0.48, -1.71, -1.74, 0.25, 0.66, 0.47, -0.54, 1.06, 1.87, 0.51, -1.64, 1.69,
    -1.48, -1.74, 0.51, 1.14, -0.51, -1.03, 1.36, 0.37, -0.79],
    scores_out: [0.882, 0.87, 0.856, 0.798, 0.674, 0.585, 0.442, 0.43],
    boxes: [3.3959148, 5.87081, 5.9080853, 8.51169, 3.6998594, 4.899266, 6.5041404, 6.2807345, -0.1432711,
    -1.4215897, 1.9592711, 2.1165898, 3.3959148, 5.87081, 5.9080853, 8.51169, 8.358597, 2.5192199,
    9.435404, 4.16078, 3.6998594, 4.899266, 6.5041404, 6.2807345, -0.7132218, 0.2690008, 2.9952219,
    3.4609993, -0.6021282, -0.76913065, 2.0021281, 1.8916306],
    real_classes: [0.0, 0.0, 1.0, 2.0, 1.0, 1.0, 1.0, 2.0],
    real_count: [8.0],
}, name='real_regular').DisableLifeTimeVariation()

# Center and size, y before x; class 0 is never found; the rest is zero.
# Expected values: float64 formula.
scores = Input('scores', (F32, [2, 6, 4]))
deltas = Input('deltas', (F32, [2, 6, 4]))
anchors = Parameter('anchors', (F32, [6, 4]), [1.0, 1.0, 2.0, 3.0, 1.25, 1.0, 2.0, 3.0, 1.0, 2.0, 3.0, 2.0, 5.0, 6.0, 2.0, 2.0, 5.0, 7.0, 2.0,
    3.0, 9.0, 3.0, 1.0, 2.0])
scores_out = Output('scores_out', (F32, [2, 8]))
boxes = Output('boxes', (F32, [2, 8, 4]))
classes = Output('classes', (I32, [2, 8]))
count = Output('count', (I32, [2]))
model = Model()
model.Operation('DETECTION_POSTPROCESSING', scores, deltas, anchors, 10.0, 8.0, 5.0, 4.0, True, 8, 1, 6, 0.1, 0.5, False).To(scores_out, boxes, classes, count)
Example({
    scores: [0.339, 0.669, 0.261, 0.134, 0.452, 0.781, 0.294, 0.225, 0.862, 0.893, 0.87, 0.44, 0.926, 0.474,
    0.877, 0.949, 0.059, 0.086, 0.787, 0.45, 0.174, 0.538, 0.254, 0.937, 0.321, 0.636, 0.156, 0.588,
    0.914, 0.405, 0.922, 0.214, 0.133, 0.135, 0.92, 0.326, 0.866, 0.891, 0.728, 0.576, 0.789, 0.047,
    0.517, 0.038, 0.793, 0.723, 0.836, 0.379],
    deltas: [-0.33, 1.58, -1.37, -0.01, -0.62, -0.03, -1.1, 0.45, 1.63, 1.6, 1.47, 1.69, 1.33, 1.61, 1.58, 0.56,
    0.48, -1.05, 1.71, 1.72, -0.5, 1.26, -1.65, 1.95, -0.61, -0.96, 0.49, -1.81, -1.73, 0.73, 1.77,
    1.44, 0.01, 0.19, 0.49, 1.78, -1.58, 0.92, -1.27, 0.53, 0.0, -1.24, -0.61, -1.32, 0.15, -0.85,
    -1.09, -0.99],
    scores_out: [0.949, 0.937, 0.893, 0.877, 0.87, 0.787, 0.781, 0.538, 0.922, 0.891, 0.836, 0.728, 0.723, 0.636,
    0.588, 0.576],
    boxes: packed('<f4',
    'c-o7$tq8ucr;mMpY3a3SAR9!>O*tnM(!YfPByQFjykKYhnbXs!dzr!LrJD`DgD{A1E0n&W==o=T{<G5dAU25RnIku2{;ZqZK;i*`'
    'Tylz+w>~+Sw<Zoo$DE$P3Bn+L<%%mGIj@V%V~bCy2C+eOPUi)_r3T-$K;o<kqR~~0*1hIr5KDp4X$$_I0bvl|0SFxJ9Ub=DJAeU{'
    'cC-UBz~cKM;*LNFqxbEzw+CSm9{@V2bF2'
),
    classes: [2, 2, 0, 1, 1, 1, 0, 0, 1, 0, 1, 1, 0, 0, 2, 2],
    count: [8, 8],
}, name='regular_of_two_images').AddVariations('float16')

# Classes and counts as real numbers, so that every step shows.
# Expected values: float64 formula.
scores = Input('scores', (F32, [2, 6, 4]))
deltas = Input('deltas', (F32, [2, 6, 4]))
anchors = Parameter('anchors', (F32, [6, 4]), [1.0, 1.0, 2.0, 3.0, 1.25, 1.0, 2.0, 3.0, 1.0, 2.0, 3.0, 2.0, 5.0, 6.0, 2.0, 2.0, 5.0, 7.0, 2.0,
    3.0, 9.0, 3.0, 1.0, 2.0])
scores_out = Output('scores_out', (F32, [2, 8]))
boxes = Output('boxes', (F32, [2, 8, 4]))
classes = Internal('classes', (I32, [2, 8]))
count = Internal('count', (I32, [2]))
real_classes = Output('real_classes', (F32, [2, 8]))
real_count = Output('real_count', (F32, [2]))
model = Model()
model.Operation('DETECTION_POSTPROCESSING', scores, deltas, anchors, 10.0, 8.0, 5.0, 4.0, True, 8, 1, 6, 0.1, 0.5, False).To(scores_out, boxes, classes, count)
model.Operation('CAST', classes).To(real_classes)
model.Operation('CAST', count).To(real_count)
Example({
    scores: [0.339, 0.669, 0.261, 0.134, 0.452, 0.781, 0.294, 0.225, 0.862, 0.893, 0.87, 0.44, 0.926, 0.474,
    0.877, 0.949, 0.059, 0.086, 0.787, 0.45, 0.174, 0.538, 0.254, 0.937, 0.321, 0.636, 0.156, 0.588,
    0.914, 0.405, 0.922, 0.214, 0.133, 0.135, 0.92, 0.326, 0.866, 0.891, 0.728, 0.576, 0.789, 0.047,
    0.517, 0.038, 0.793, 0.723, 0.836, 0.379],
    deltas: [-0.33, 1.58, -1.37, -0.01, -0.62, -0.03, -1.1, 0.45, 1.63, 1.6, 1.47, 1.69, 1.33, 1.61, 1.58, 0.56,
    0.48, -1.05, 1.71, 1.72, -0.5, 1.26, -1.65, 1.95, -0.61, -0.96, 0.49, -1.81, -1.73, 0.73, 1.77,
    1.44, 0.01, 0.19, 0.49, 1.78, -1.58, 0.92, -1.27, 0.53, 0.0, -1.24, -0.61, -1.32, 0.15, -0.85,
    -1.09, -0.99],
    scores_out: [0.949, 0.937, 0.893, 0.877, 0.87, 0.787, 0.781, 0.538, 0.922, 0.891, 0.836, 0.728, 0.723, 0.636,
    0.588, 0.576],
    boxes: packed('<f4',
    'c-o7$tq8ucr;mMpY3a3SAR9!>O*tnM(!YfPByQFjykKYhnbXs!dzr!LrJD`DgD{A1E0n&W==o=T{<G5dAU25RnIku2{;ZqZK;i*`'
    'Tylz+w>~+Sw<Zoo$DE$P3Bn+L<%%mGIj@V%V~bCy2C+eOPUi)_r3T-$K;o<kqR~~0*1hIr5KDp4X$$_I0bvl|0SFxJ9Ub=DJAeU{'
    'cC-UBz~cKM;*LNFqxbEzw+CSm9{@V2bF2'
),
    real_classes: [2.0, 2.0, 0.0, 1.0, 1.0, 1.0, 0.0, 0.0, 1.0, 0.0, 1.0, 1.0, 0.0, 0.0, 2.0, 2.0],
    real_count: [8.0, 8.0],
}, name='real_regular_of_two_images').DisableLifeTimeVariation()

# Center and size, y before x; class 0 is never found; the rest is zero.
# Expected values: float64 formula.
scores = Input('scores', (F32, [1, 6, 4]))
deltas = Input('deltas', (F32, [1, 6, 4]))
anchors = Parameter('anchors', (F32, [6, 4]), [1.0, 1.0, 2.0, 3.0, 1.25, 1.0, 2.0, 3.0, 1.0, 2.0, 3.0, 2.0, 5.0, 6.0, 2.0, 2.0, 5.0, 7.0, 2.0,
    3.0, 9.0, 3.0, 1.0, 2.0])
scores_out = Output('scores_out', (F32, [1, 8]))
boxes = Output('boxes', (F32, [1, 8, 4]))
classes = Output('classes', (I32, [1, 8]))
count = Output('count', (I32, [1]))
model = Model()
model.Operation('DETECTION_POSTPROCESSING', scores, deltas, anchors, 10.0, 8.0, 5.0, 4.0, True, 8, 1, 6, 0.1, 0.5, True).To(scores_out, boxes, classes, count)
Example({
    scores: [0.088, 0.211, 0.407, 0.324, 0.399, 0.535, 0.526, 0.839, 0.345, 0.103, 0.595, 0.977, 0.46, 0.709,
    0.929, 0.571, 0.838, 0.659, 0.252, 0.291, 0.594, 0.186, 0.581, 0.277],
    deltas: [0.1, -1.82, 0.99, 1.74, 1.23, -1.18, 0.14, 1.09, -1.65, -1.98, 1.58, -1.38, -0.61, -0.56, 1.51,
    0.29, 0.84, 0.9, -0.64, -1.92, -0.1, 1.99, -1.4, -1.79],
    scores_out: [0.977, 0.929, 0.839, 0.709, 0.659, 0.595, 0.581, 0.571],
    boxes: [-1.5524454, 0.79677963, 2.5624454, 2.2132204, 3.5254388, 4.784807, 6.2305613, 6.9351926, 0.4676043,
    -1.4123652, 2.5243957, 2.5273652, 3.5254388, 4.784807, 6.2305613, 6.9351926, 4.2881465,
    6.409325, 6.0478535, 8.265676, -1.5524454, 0.79677963, 2.5624454, 2.2132204, 8.612108, 2.858276,
    9.367892, 4.136724, 3.5254388, 4.784807, 6.2305613, 6.9351926],
    classes: [3, 2, 3, 1, 1, 2, 2, 3],
    count: [8],
}, name='regular_with_background').DisableLifeTimeVariation()

# Classes and counts as real numbers, so that every step shows.
# Expected values: float64 formula.
scores = Input('scores', (F32, [1, 6, 4]))
deltas = Input('deltas', (F32, [1, 6, 4]))
anchors = Parameter('anchors', (F32, [6, 4]), [1.0, 1.0, 2.0, 3.0, 1.25, 1.0, 2.0, 3.0, 1.0, 2.0, 3.0, 2.0, 5.0, 6.0, 2.0, 2.0, 5.0, 7.0, 2.0,
    3.0, 9.0, 3.0, 1.0, 2.0])
scores_out = Output('scores_out', (F32, [1, 8]))
boxes = Output('boxes', (F32, [1, 8, 4]))
classes = Internal('classes', (I32, [1, 8]))
count = Internal('count', (I32, [1]))
real_classes = Output('real_classes', (F32, [1, 8]))
real_count = Output('real_count', (F32, [1]))
model = Model()
model.Operation('DETECTION_POSTPROCESSING', scores, deltas, anchors, 10.0, 8.0, 5.0, 4.0, True, 8, 1, 6, 0.1, 0.5, True).To(scores_out, boxes, classes, count)
model.Operation('CAST', classes).To(real_classes)
model.Operation('CAST', count).To(real_count)
Example({
    scores: [0.088, 0.211, 0.407, 0.324, 0.399, 0.535, 0.526, 0.839, 0.345, 0.103, 0.595, 0.977, 0.46, 0.709,
    0.929, 0.571, 0.838, 0.659, 0.252, 0.291, 0.594, 0.186, 0.581, 0.277],
    deltas: [0.1, -1.82, 0.99, 1.74, 1.23, -1.18, 0.14, 1.09, -1.65, -1.98, 1.58, -1.38, -0.61, -0.56, 1.51,
    0.29, 0.84, 0.9, -0.64, -1.92, -0.1, 1.99, -1.4, -1.79],
    scores_out: [0.977, 0.929, 0.839, 0.709, 0.659, 0.595, 0.581, 0.571],
    boxes: [-1.5524454, 0.79677963, 2.5624454, 2.2132204, 3.5254388, 4.784807, 6.2305613, 6.9351926, 0.4676043,
    -1.4123652, 2.5243957, 2.5273652, 3.5254388, 4.784807, 6.2305613, 6.9351926, 4.2881465,
    6.409325, 6.0478535, 8.265676, -1.5524454, 0.79677963, 2.5624454, 2.2132204, 8.612108, 2.858276,
    9.367892, 4.136724, 3.5254388, 4.784807, 6.2305613, 6.9351926],
    real_classes: [3.0, 2.0, 3.0, 1.0, 1.0, 2.0, 2.0, 3.0],
    real_count: [8.0],
}, name='real_regular_with_background').DisableLifeTimeVariation()

# Center and size, y before x; class 0 is never found; the rest is zero.
# Expected values: float64 formula.
scores = Input('scores', (F32, [2, 6, 4]))
deltas = Input('deltas', (F32, [2, 6, 4]))
anchors = Parameter('anchors', (F32, [6, 4]), [1.0, 1.0, 2.0, 3.0, 1.25, 1.0, 2.0, 3.0, 1.0, 2.0, 3.0, 2.0, 5.0, 6.0, 2.0, 2.0, 5.0, 7.0, 2.0,
    3.0, 9.0, 3.0, 1.0, 2.0])
scores_out = Output('scores_out', (F32, [2, 8]))
boxes = Output('boxes', (F32, [2, 8, 4]))
classes = Output('classes', (I32, [2, 8]))
count = Output('count', (I32, [2]))
model = Model()
model.Operation('DETECTION_POSTPROCESSING', scores, deltas, anchors, 10.0, 8.0, 5.0, 4.0, True, 8, 1, 6, 0.1, 0.5, True).To(scores_out, boxes, classes, count)
Example({
    scores: [0.294, 0.022, 0.852, 0.487, 0.739, 0.911, 0.475, 0.482, 0.09, 0.868, 0.501, 0.754, 0.391, 0.381,
    0.448, 0.489, 0.319, 0.1, 0.356, 0.283, 0.049, 0.791, 0.065, 0.751, 0.575, 0.027, 0.74, 0.063,
    0.975, 0.425, 0.972, 0.198, 0.249, 0.728, 0.84, 0.83, 0.217, 0.594, 0.273, 0.532, 0.317, 0.608,
    0.692, 0.038, 0.918, 0.076, 0.261, 0.926],
    deltas: [-1.45, -0.83, 0.97, -0.34, -0.18, -0.92, -1.86, -1.76, -1.02, -0.78, -1.14, -1.7, 0.93, -0.55,
    1.69, -0.65, 1.72, -1.69, -0.27, 0.47, -1.18, 0.52, -1.34, 1.57, -1.46, 1.32, 1.95, 1.73, -0.08,
    1.95, -0.6, -0.56, -0.2, -1.34, 1.96, 1.36, 1.13, -0.33, -0.93, -1.47, -1.72, 1.68, -0.3, -1.97,
    -1.99, -0.08, -1.68, 0.96],
    scores_out: [0.911, 0.868, 0.852, 0.791, 0.754, 0.751, 0.501, 0.489, 0.972, 0.926, 0.84, 0.83, 0.74, 0.728,
    0.692, 0.608],
    boxes: packed('<i4',
    'c-qt7X;pBN&EP|K?W7ooUk(W%HjHM`NT@J9zhuUQO$raVPA?GwVd2^r8X#JwK;i=k`^P!`{k%P)@bjFB?2jxrhl1EJdbQDn^jooC'
    'IHne~2S!YK{{n<n-bXcp=o|CcKY(!ChUfF@)gG7D`M(jYU*<dq#D>u)n5S)v$d%(P+^XTQ!%0IBgst`T&w=P|+h%ryFvEXFMj&GP'
    '|DTbGgOQU3#D>w#tZZxy3{1=*{yzq0W)S}Wp9xGev$1l3FaUELX`K', 5.960464477539063e-08
),
    classes: [1, 1, 2, 1, 3, 3, 2, 3, 2, 3, 2, 3, 2, 1, 2, 1],
    count: [8, 8],
}, name='regular_with_background_of_two_images').DisableLifeTimeVariation()

# Classes and counts as real numbers, so that every step shows.
# Expected values: float64 formula.
scores = Input('scores', (F32, [2, 6, 4]))
deltas = Input('deltas', (F32, [2, 6, 4]))
anchors = Parameter('anchors', (F32, [6, 4]), [1.0, 1.0, 2.0, 3.0, 1.25, 1.0, 2.0, 3.0, 1.0, 2.0, 3.0, 2.0, 5.0, 6.0, 2.0, 2.0, 5.0, 7.0, 2.0,
    3.0, 9.0, 3.0, 1.0, 2.0])
scores_out = Output('scores_out', (F32, [2, 8]))
boxes = Output('boxes', (F32, [2, 8, 4]))
classes = Internal('classes', (I32, [2, 8]))
count = Internal('count', (I32, [2]))
real_classes = Output('real_classes', (F32, [2, 8]))
real_count = Output('real_count', (F32, [2]))
model = Model()
model.Operation('DETECTION_POSTPROCESSING', scores, deltas, anchors, 10.0, 8.0, 5.0, 4.0, True, 8, 1, 6, 0.1, 0.5, True).To(scores_out, boxes, classes, count)
model.Operation('CAST', classes).To(real_classes)
model.Operation('CAST', count).To(real_count)
Example({
    scores: [0.294, 0.022, 0.852, 0.487, 0.739, 0.911, 0.475, 0.482, 0.09, 0.868, 0.501, 0.754, 0.391, 0.381,
    0.448, 0.489, 0.319, 0.1, 0.356, 0.283, 0.049, 0.791, 0.065, 0.751, 0.575, 0.027, 0.74, 0.063,
    0.975, 0.425, 0.972, 0.198, 0.249, 0.728, 0.84, 0.83, 0.217, 0.594, 0.273, 0.532, 0.317, 0.608,
    0.692, 0.038, 0.918, 0.076, 0.261, 0.926],
    deltas: [-1.45, -0.83, 0.97, -0.34, -0.18, -0.92, -1.86, -1.76, -1.02, -0.78, -1.14, -1.7, 0.93, -0.55,
    1.69, -0.65, 1.72, -1.69, -0.27, 0.47, -1.18, 0.52, -1.34, 1.57, -1.46, 1.32, 1.95, 1.73, -0.08,
    1.95, -0.6, -0.56, -0.2, -1.34, 1.96, 1.36, 1.13, -0.33, -0.93, -1.47, -1.72, 1.68, -0.3, -1.97,
    -1.99, -0.08, -1.68, 0.96],
    scores_out: [0.911, 0.868, 0.852, 0.791, 0.754, 0.751, 0.501, 0.489, 0.972, 0.926, 0.84, 0.83, 0.74, 0.728,
    0.692, 0.608],
    boxes: packed('<i4',
    'c-qt7X;pBN&EP|K?W7ooUk(W%HjHM`NT@J9zhuUQO$raVPA?GwVd2^r8X#JwK;i=k`^P!`{k%P)@bjFB?2jxrhl1EJdbQDn^jooC'
    'IHne~2S!YK{{n<n-bXcp=o|CcKY(!ChUfF@)gG7D`M(jYU*<dq#D>u)n5S)v$d%(P+^XTQ!%0IBgst`T&w=P|+h%ryFvEXFMj&GP'
    '|DTbGgOQU3#D>w#tZZxy3{1=*{yzq0W)S}Wp9xGev$1l3FaUELX`K', 5.960464477539063e-08
),
    real_classes: [1.0, 1.0, 2.0, 1.0, 3.0, 3.0, 2.0, 3.0, 2.0, 3.0, 2.0, 3.0, 2.0, 1.0, 2.0, 1.0],
    real_count: [8.0, 8.0],
}, name='real_regular_with_background_of_two_images').DisableLifeTimeVariation()

# Center and size, y before x; class 0 is never found; the rest is zero.
# Expected values: float64 formula.
scores = Input('scores', (F32, [1, 6, 4]))
deltas = Input('deltas', (F32, [1, 6, 4]))
anchors = Parameter('anchors', (F32, [6, 4]), [1.0, 1.0, 2.0, 3.0, 1.25, 1.0, 2.0, 3.0, 1.0, 2.0, 3.0, 2.0, 5.0, 6.0, 2.0, 2.0, 5.0, 7.0, 2.0,
    3.0, 9.0, 3.0, 1.0, 2.0])
scores_out = Output('scores_out', (F32, [1, 3]))
boxes = Output('boxes', (F32, [1, 3, 4]))
classes = Output('classes', (I32, [1, 3]))
count = Output('count', (I32, [1]))
model = Model()
model.Operation('DETECTION_POSTPROCESSING', scores, deltas, anchors, 10.0, 8.0, 5.0, 4.0, True, 3, 1, 6, 0.1, 0.5, False).To(scores_out, boxes, classes, count)
Example({
    scores: [0.976, 0.95, 0.225, 0.059, 0.917, 0.23, 0.403, 0.803, 0.835, 0.17, 0.215, 0.934, 0.142, 0.085,
    0.101, 0.389, 0.827, 0.483, 0.444, 0.365, 0.106, 0.278, 0.718, 0.488],
    deltas: [-1.91, 0.57, -0.36, -1.81, -0.14, -0.74, 1.91, -1.87, -0.19, 0.05, 1.28, 0.57, 0.36, 1.39, -0.48,
    1.25, -1.03, -0.25, 1.86, -0.3, -0.36, 0.56, -1.71, -1.87],
    scores_out: [0.95, 0.934, 0.803],
    boxes: [-0.31253088, 0.2596959, 1.5485309, 2.167804, -0.9946291, 0.8593469, 2.880629, 3.165653,
    -0.24321207, -0.2173501, 2.687212, 1.66235],
    classes: [0, 2, 2],
    count: [3],
}, name='regular_limited').DisableLifeTimeVariation()

# Center and size, y before x; class 0 is never found; the rest is zero.
# Expected values: float64 formula.
scores = Input('scores', (F32, [2, 6, 4]))
deltas = Input('deltas', (F32, [2, 6, 4]))
anchors = Parameter('anchors', (F32, [6, 4]), [1.0, 1.0, 2.0, 3.0, 1.25, 1.0, 2.0, 3.0, 1.0, 2.0, 3.0, 2.0, 5.0, 6.0, 2.0, 2.0, 5.0, 7.0, 2.0,
    3.0, 9.0, 3.0, 1.0, 2.0])
scores_out = Output('scores_out', (F32, [2, 3]))
boxes = Output('boxes', (F32, [2, 3, 4]))
classes = Output('classes', (I32, [2, 3]))
count = Output('count', (I32, [2]))
model = Model()
model.Operation('DETECTION_POSTPROCESSING', scores, deltas, anchors, 10.0, 8.0, 5.0, 4.0, True, 3, 1, 6, 0.1, 0.5, False).To(scores_out, boxes, classes, count)
Example({
    scores: [0.137, 0.131, 0.48, 0.78, 0.606, 0.694, 0.521, 0.108, 0.827, 0.81, 0.199, 0.067, 0.6, 0.93, 0.229,
    0.101, 0.104, 0.737, 0.885, 0.531, 0.62, 0.379, 0.625, 0.511, 0.376, 0.533, 0.855, 0.976, 0.02,
    0.617, 0.034, 0.736, 0.535, 0.619, 0.421, 0.335, 0.068, 0.813, 0.665, 0.933, 0.815, 0.764,
    0.168, 0.178, 0.283, 0.301, 0.599, 0.432],
    deltas: [0.61, 0.02, 1.47, -1.41, -0.49, -1.7, -1.51, 0.16, -0.16, 1.01, 1.35, -0.43, -0.54, 1.25, -0.8,
    1.13, -0.1, 1.3, -1.64, 1.17, 1.52, -1.54, -1.94, -0.13, -0.01, 0.72, 1.17, 0.49, -0.4, -1.69,
    -1.77, 0.93, -0.78, -0.22, 1.17, -0.63, -0.72, 1.73, 0.29, 1.77, -0.97, 0.37, 0.45, -0.75, 1.59,
    -1.6, 0.24, -0.55],
    scores_out: [0.93, 0.885, 0.81, 0.976, 0.933, 0.855],
    boxes: [4.0398564, 4.986058, 5.744144, 7.638942, 4.259637, 5.477841, 5.700363, 9.497159, -1.0129467,
    1.3544235, 2.9169466, 3.1505766, -0.2656445, -0.42547867, 2.2616444, 2.9654787, 3.796285,
    4.875906, 5.915715, 7.989094, -0.2656445, -0.42547867, 2.2616444, 2.9654787],
    classes: [0, 1, 0, 2, 2, 1],
    count: [3, 3],
}, name='regular_limited_of_two_images').DisableLifeTimeVariation()

# Center and size, y before x; class 0 is never found; the rest is zero.
# Expected values: float64 formula.
scores = Input('scores', (F32, [1, 6, 4]))
deltas = Input('deltas', (F32, [1, 6, 4]))
anchors = Parameter('anchors', (F32, [6, 4]), [1.0, 1.0, 2.0, 3.0, 1.25, 1.0, 2.0, 3.0, 1.0, 2.0, 3.0, 2.0, 5.0, 6.0, 2.0, 2.0, 5.0, 7.0, 2.0,
    3.0, 9.0, 3.0, 1.0, 2.0])
scores_out = Output('scores_out', (F32, [1, 10]))
boxes = Output('boxes', (F32, [1, 10, 4]))
classes = Output('classes', (I32, [1, 10]))
count = Output('count', (I32, [1]))
model = Model()
model.Operation('DETECTION_POSTPROCESSING', scores, deltas, anchors, 10.0, 8.0, 5.0, 4.0, True, 10, 1, 2, 0.1, 0.5, False).To(scores_out, boxes, classes, count)
Example({
    scores: [0.662, 0.864, 0.045, 0.525, 0.492, 0.471, 0.933, 0.504, 0.433, 0.82, 0.716, 0.948, 0.462, 0.372,
    0.769, 0.368, 0.207, 0.47, 0.575, 0.655, 0.669, 0.665, 0.63, 0.805],
    deltas: [-0.7, -1.75, 0.67, -0.89, -0.72, 0.67, -1.31, -0.77, -0.73, 1.73, -1.85, -1.32, 1.47, 1.08, 0.64,
    -0.83, -1.69, 1.0, 0.22, 1.02, 1.19, -1.12, 1.26, 0.56],
    scores_out: [0.948, 0.933, 0.864, 0.82, 0.805, 0.769, 0.0, 0.0, 0.0, 0.0],
    boxes: [-0.2551015, 1.7135763, 1.8171015, 3.1514237, 0.33648896, 0.013908523, 1.875511, 2.4885914,
    -0.28339282, -0.8570225, 2.003393, 1.5445225, -0.2551015, 1.7135763, 1.8171015, 3.1514237,
    8.475702, 1.5697262, 9.762298, 3.8702738, 4.157447, 5.457387, 6.430553, 7.0826135, 0.0, 0.0,
    0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0],
    classes: [2, 1, 0, 0, 2, 1, 0, 0, 0, 0],
    count: [6],
}, name='regular_limited_by_class').AddVariations('float16').DisableLifeTimeVariation()

# Center and size, y before x; class 0 is never found; the rest is zero.
# Expected values: float64 formula.
scores = Input('scores', (F32, [2, 6, 4]))
deltas = Input('deltas', (F32, [2, 6, 4]))
anchors = Parameter('anchors', (F32, [6, 4]), [1.0, 1.0, 2.0, 3.0, 1.25, 1.0, 2.0, 3.0, 1.0, 2.0, 3.0, 2.0, 5.0, 6.0, 2.0, 2.0, 5.0, 7.0, 2.0,
    3.0, 9.0, 3.0, 1.0, 2.0])
scores_out = Output('scores_out', (F32, [2, 10]))
boxes = Output('boxes', (F32, [2, 10, 4]))
classes = Output('classes', (I32, [2, 10]))
count = Output('count', (I32, [2]))
model = Model()
model.Operation('DETECTION_POSTPROCESSING', scores, deltas, anchors, 10.0, 8.0, 5.0, 4.0, True, 10, 1, 2, 0.1, 0.5, False).To(scores_out, boxes, classes, count)
Example({
    scores: [0.036, 0.686, 0.414, 0.502, 0.664, 0.556, 0.596, 0.089, 0.576, 0.84, 0.337, 0.497, 0.589, 0.756,
    0.411, 0.831, 0.724, 0.242, 0.519, 0.202, 0.692, 0.454, 0.968, 0.581, 0.256, 0.451, 0.85, 0.303,
    0.461, 0.797, 0.415, 0.928, 0.579, 0.718, 0.088, 0.038, 0.267, 0.365, 0.386, 0.184, 0.728, 0.03,
    0.824, 0.827, 0.073, 0.888, 0.429, 0.314],
    deltas: [-0.22, -1.48, -1.09, 1.21, 1.58, 0.61, 0.84, 1.31, -1.35, -0.71, -0.98, -0.67, -1.55, -0.51, -1.04,
    0.34, 1.05, 0.7, 0.55, 1.07, -1.66, -1.64, -1.2, -0.21, 0.14, 0.25, -1.78, 1.37, -1.28, -0.42,
    0.63, 1.52, -0.8, -1.06, 0.21, 0.63, 0.4, -0.8, -1.07, 0.18, 0.55, -0.18, -0.97, 0.86, 0.96,
    1.62, 1.76, 0.96],
    scores_out: [0.968, 0.84, 0.831, 0.756, 0.596, 0.581, 0.0, 0.0, 0.0, 0.0, 0.928, 0.888, 0.85, 0.827, 0.824,
    0.797, 0.0, 0.0, 0.0, 0.0],
    boxes: packed('<f4',
    'c-rF?5Sgyi-N=3TfT$M;KmIc1H7`(%0SzeV99y84;CXfR_31g==e1jdFh~qt9k1ZxnozDkM|DMn4uP<O&AV$LF?4myUYq)8_P<=b'
    'F~`nKGx)(;5C(~%t7E?;oTOa!QmbO-hI=4<BuYORB!;eze+`Ed8;8u)<xO{eI~VQc0b!6Bx;jUDM~D6P_6{&$x8K15B!;eTA4nVs'
    '?e>G!I)X4r3|$=n8vaf^'
),
    classes: [1, 0, 2, 0, 1, 2, 0, 0, 0, 0, 2, 0, 1, 2, 1, 0, 0, 0, 0, 0],
    count: [6, 6],
}, name='regular_limited_by_class_of_two_images').AddVariations('float16').DisableLifeTimeVariation()

# Center and size, y before x; class 0 is never found; the rest is zero.
# Expected values: float64 formula.
scores = Input('scores', (F32, [1, 6, 4]))
deltas = Input('deltas', (F32, [1, 6, 4]))
anchors = Parameter('anchors', (F32, [6, 4]), [1.0, 1.0, 2.0, 3.0, 1.25, 1.0, 2.0, 3.0, 1.0, 2.0, 3.0, 2.0, 5.0, 6.0, 2.0, 2.0, 5.0, 7.0, 2.0,
    3.0, 9.0, 3.0, 1.0, 2.0])
scores_out = Output('scores_out', (F32, [1, 12]))
boxes = Output('boxes', (F32, [1, 12, 4]))
classes = Output('classes', (I32, [1, 12]))
count = Output('count', (I32, [1]))
model = Model()
model.Operation('DETECTION_POSTPROCESSING', scores, deltas, anchors, 10.0, 8.0, 5.0, 4.0, True, 12, 1, 6, 0.1, 0.05, False).To(scores_out, boxes, classes, count)
Example({
    scores: [0.433, 0.671, 0.361, 0.703, 0.406, 0.24, 0.246, 0.972, 0.513, 0.152, 0.645, 0.889, 0.357, 0.749,
    0.772, 0.221, 0.568, 0.951, 0.13, 0.908, 0.66, 0.974, 0.586, 0.524],
    deltas: [0.78, 0.41, 1.87, -0.49, -1.46, -1.82, 1.36, 1.16, 0.24, -0.57, -0.83, 0.03, -2.0, -0.83, -1.08,
    -1.67, 1.02, -1.73, 0.46, 1.08, -1.3, 0.98, -1.45, 1.76],
    scores_out: [0.974, 0.972, 0.951, 0.908, 0.772, 0.671, 0.645, 0.586, 0.524, 0.0, 0.0, 0.0],
    boxes: [8.495869, 1.6922928, 9.244132, 4.797707, -0.35458702, -1.6871412, 2.270587, 2.3221412, 4.107635,
    4.3863034, 6.300365, 8.316196, 4.107635, 4.3863034, 6.300365, 8.316196, 3.7942648, 5.1338086,
    5.4057355, 6.4511914, -0.29753715, -0.17330885, 2.6095371, 2.4808087, -0.19856936, 0.84997183,
    2.3425694, 2.8650281, 8.495869, 1.6922928, 9.244132, 4.797707, 8.495869, 1.6922928, 9.244132,
    4.797707, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0],
    classes: [0, 2, 0, 2, 1, 0, 1, 1, 2, 0, 0, 0],
    count: [9],
}, name='regular_strict').DisableLifeTimeVariation()

# Center and size, y before x; class 0 is never found; the rest is zero.
# Expected values: float64 formula.
scores = Input('scores', (F32, [2, 6, 4]))
deltas = Input('deltas', (F32, [2, 6, 4]))
anchors = Parameter('anchors', (F32, [6, 4]), [1.0, 1.0, 2.0, 3.0, 1.25, 1.0, 2.0, 3.0, 1.0, 2.0, 3.0, 2.0, 5.0, 6.0, 2.0, 2.0, 5.0, 7.0, 2.0,
    3.0, 9.0, 3.0, 1.0, 2.0])
scores_out = Output('scores_out', (F32, [2, 12]))
boxes = Output('boxes', (F32, [2, 12, 4]))
classes = Output('classes', (I32, [2, 12]))
count = Output('count', (I32, [2]))
model = Model()
model.Operation('DETECTION_POSTPROCESSING', scores, deltas, anchors, 10.0, 8.0, 5.0, 4.0, True, 12, 1, 6, 0.1, 0.05, False).To(scores_out, boxes, classes, count)
Example({
    scores: [0.454, 0.718, 0.028, 0.2, 0.955, 0.205, 0.687, 0.957, 0.408, 0.256, 0.757, 0.3, 0.504, 0.927,
    0.061, 0.191, 0.17, 0.468, 0.539, 0.601, 0.1, 0.261, 0.065, 0.16, 0.728, 0.312, 0.406, 0.633,
    0.67, 0.52, 0.95, 0.623, 0.684, 0.621, 0.842, 0.434, 0.161, 0.399, 0.04, 0.47, 0.353, 0.189,
    0.848, 0.782, 0.612, 0.152, 0.197, 0.181],
    deltas: [-1.54, -0.05, -1.0, -1.12, 1.92, -0.61, -1.62, 0.06, 1.12, 1.47, -1.45, -0.2, -0.26, -1.99, 0.1,
    0.53, -0.8, -0.3, -0.06, -1.13, 0.74, 0.07, 1.09, -1.61, 1.07, 1.79, -0.61, -0.56, -1.72, 0.87,
    -0.38, 1.41, -0.61, 0.47, -1.07, -0.62, -0.13, 1.78, -0.18, 1.25, 1.55, -1.01, 0.51, 0.7, 0.35,
    -0.36, -1.79, 1.24],
    scores_out: [0.957, 0.927, 0.757, 0.718, 0.601, 0.539, 0.261, 0.16, 0.0, 0.0, 0.0, 0.0, 0.95, 0.848, 0.782,
    0.633, 0.621, 0.399, 0.197, 0.181, 0.152, 0.0, 0.0, 0.0],
    boxes: packed('<f4',
    'c-ni)X)uNFMx(4=bfmzRvIQUiwN6k0VcU5>E`cxu8aOPvbLusF(-k0W=UpTdVkN&|tzY<*m0AMNU>I4wTI}8PiQT{F?)C^vJ1QC<'
    ')oNDn4Z=3TiZ4MJ-TbyAGmEP?N4JA;Jaa_$-t5yMJ`J3|zJF8S55vgnGabZ)s=N1HiP|a~!YFf)y==!W1`uW!lg<WVbn{pFy^3v{'
    'b(Rf;SL|W4JGqe2u3^!>pIk@9I$#)Cz5RX%FtD?CaM-uc9>jD6VMhlDL^prWeuNr3JD?tWh<-<VM>s}S4*)a!awG'
),
    classes: [2, 0, 1, 0, 2, 1, 0, 2, 0, 0, 0, 0, 1, 1, 2, 2, 0, 0, 1, 2, 0, 0, 0, 0],
    count: [8, 9],
}, name='regular_strict_of_two_images').DisableLifeTimeVariation()

# Center and size, y before x; class 0 is never found; the rest is zero.
# Expected values: float64 formula.
scores = Input('scores', (F32, [1, 6, 4]))
deltas = Input('deltas', (F32, [1, 6, 4]))
anchors = Parameter('anchors', (F32, [6, 4]), [1.0, 1.0, 2.0, 3.0, 1.25, 1.0, 2.0, 3.0, 1.0, 2.0, 3.0, 2.0, 5.0, 6.0, 2.0, 2.0, 5.0, 7.0, 2.0,
    3.0, 9.0, 3.0, 1.0, 2.0])
scores_out = Output('scores_out', (F32, [1, 6]))
boxes = Output('boxes', (F32, [1, 6, 4]))
classes = Output('classes', (I32, [1, 6]))
count = Output('count', (I32, [1]))
model = Model()
model.Operation('DETECTION_POSTPROCESSING', scores, deltas, anchors, 10.0, 8.0, 5.0, 4.0, True, 6, 1, 6, 0.8, 0.5, False).To(scores_out, boxes, classes, count)
Example({
    scores: [0.93, 0.143, 0.151, 0.871, 0.519, 0.621, 0.28, 0.529, 0.329, 0.099, 0.748, 0.384, 0.327, 0.073,
    0.783, 0.378, 0.594, 0.336, 0.731, 0.091, 0.338, 0.023, 0.053, 0.962],
    deltas: [1.7, -0.22, 1.82, 1.3, 1.91, 0.57, -0.13, -0.75, -0.89, 1.86, 0.22, 0.22, 0.99, -1.36, -0.14, 1.72,
    1.36, -1.57, 1.35, -0.45, 1.81, -1.71, -1.34, -1.2],
    scores_out: [0.962, 0.871, 0.0, 0.0, 0.0, 0.0],
    boxes: [8.798546, 1.8316817, 9.563454, 3.3133183, -0.09907422, -1.158546, 2.7790742, 2.993546, 0.0, 0.0,
    0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0],
    classes: [2, 2, 0, 0, 0, 0],
    count: [2],
}, name='regular_high_threshold').DisableLifeTimeVariation()

# Center and size, y before x; class 0 is never found; the rest is zero.
# Expected values: float64 formula.
scores = Input('scores', (F32, [2, 6, 4]))
deltas = Input('deltas', (F32, [2, 6, 4]))
anchors = Parameter('anchors', (F32, [6, 4]), [1.0, 1.0, 2.0, 3.0, 1.25, 1.0, 2.0, 3.0, 1.0, 2.0, 3.0, 2.0, 5.0, 6.0, 2.0, 2.0, 5.0, 7.0, 2.0,
    3.0, 9.0, 3.0, 1.0, 2.0])
scores_out = Output('scores_out', (F32, [2, 6]))
boxes = Output('boxes', (F32, [2, 6, 4]))
classes = Output('classes', (I32, [2, 6]))
count = Output('count', (I32, [2]))
model = Model()
model.Operation('DETECTION_POSTPROCESSING', scores, deltas, anchors, 10.0, 8.0, 5.0, 4.0, True, 6, 1, 6, 0.8, 0.5, False).To(scores_out, boxes, classes, count)
Example({
    scores: [0.91, 0.922, 0.382, 0.189, 0.15, 0.24, 0.654, 0.46, 0.308, 0.954, 0.974, 0.322, 0.231, 0.222, 0.83,
    0.276, 0.617, 0.524, 0.044, 0.687, 0.473, 0.242, 0.228, 0.533, 0.196, 0.807, 0.445, 0.658, 0.12,
    0.782, 0.431, 0.81, 0.485, 0.534, 0.278, 0.68, 0.971, 0.639, 0.689, 0.805, 0.942, 0.244, 0.023,
    0.63, 0.811, 0.324, 0.481, 0.797],
    deltas: [0.2, -1.12, 0.81, -1.24, 1.97, 1.06, -1.28, -1.39, -0.96, -0.38, -1.55, -1.16, -1.63, -1.96, 0.65,
    1.32, -0.46, 1.79, -0.22, 0.59, -0.45, -0.35, -1.25, 0.98, -0.54, -1.63, -0.7, -0.86, 1.13,
    -1.48, 0.15, 1.98, 1.23, 0.56, -1.7, 0.2, 1.99, -0.84, -1.2, -0.21, -0.08, -0.31, 0.71, -1.15,
    1.91, -1.02, 1.07, -0.1],
    scores_out: [0.974, 0.954, 0.922, 0.83, 0.0, 0.0, 0.81, 0.807, 0.805, 0.0, 0.0, 0.0],
    boxes: [-0.38817045, 1.1567364, 1.8121705, 2.6532636, -0.38817045, 1.1567364, 1.8121705, 2.6532636,
    -0.13586023, -0.52017045, 2.2158601, 1.6801704, 3.5351715, 4.119032, 5.8128285, 6.900968, 0.0,
    0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.44554546, -2.0157473, 2.5064545, 2.9057474, 0.022641758,
    -0.82106215, 1.7613583, 1.5985621, 4.611372, 4.8411455, 6.184628, 6.7388544, 0.0, 0.0, 0.0, 0.0,
    0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0],
    classes: [1, 0, 0, 1, 0, 0, 2, 0, 2, 0, 0, 0],
    count: [4, 3],
}, name='regular_high_threshold_of_two_images').DisableLifeTimeVariation()

# Center and size, y before x; class 0 is never found; the rest is zero.
# Expected values: float64 formula.
scores = Input('scores', (F32, [1, 6, 4]))
deltas = Input('deltas', (F32, [1, 6, 7]))
anchors = Parameter('anchors', (F32, [6, 4]), [1.0, 1.0, 2.0, 3.0, 1.25, 1.0, 2.0, 3.0, 1.0, 2.0, 3.0, 2.0, 5.0, 6.0, 2.0, 2.0, 5.0, 7.0, 2.0,
    3.0, 9.0, 3.0, 1.0, 2.0])
scores_out = Output('scores_out', (F32, [1, 8]))
boxes = Output('boxes', (F32, [1, 8, 4]))
classes = Output('classes', (I32, [1, 8]))
count = Output('count', (I32, [1]))
model = Model()
model.Operation('DETECTION_POSTPROCESSING', scores, deltas, anchors, 10.0, 8.0, 5.0, 4.0, True, 8, 1, 6, 0.1, 0.5, False).To(scores_out, boxes, classes, count)
Example({
    scores: [0.146, 0.671, 0.407, 0.92, 0.192, 0.121, 0.549, 0.703, 0.136, 0.458, 0.381, 0.927, 0.701, 0.657,
    0.618, 0.41, 0.232, 0.154, 0.187, 0.742, 0.149, 0.858, 0.295, 0.926],
    deltas: [0.42, 1.73, 1.9, 0.81, 0.19, 1.4, -0.78, -0.1, 0.05, -0.05, -1.14, -1.74, 0.59, -0.44, 0.78, 1.88,
    -1.96, -1.71, -1.49, -1.18, -1.82, -0.69, 0.42, -1.69, 1.78, -1.45, -1.16, -0.7, -1.17, -0.51,
    0.66, -0.32, 0.67, -0.83, -1.33, -0.21, 1.95, 1.7, -1.09, 1.37, -1.03, -1.69],
    scores_out: [0.927, 0.926, 0.92, 0.858, 0.742, 0.703, 0.671, 0.657],
    boxes: [0.22044383, 1.8178626, 2.2475562, 3.1221373, 8.276526, 2.7260265, 9.681474, 4.2489734, -0.37828457,
    -0.18794012, 2.5462847, 3.4854403, 8.276526, 2.7260265, 9.681474, 4.2489734, 3.6248918,
    5.4240756, 5.9071083, 8.193424, 0.23995017, -0.109271385, 2.2200499, 2.1467714, -0.37828457,
    -0.18794012, 2.5462847, 3.4854403, 4.1488047, 4.54451, 5.5751953, 7.66549],
    classes: [2, 2, 2, 0, 2, 2, 0, 0],
    count: [8],
}, name='longer_encoding').AddVariations('float16').DisableLifeTimeVariation()

# Center and size, y before x; class 0 is never found; the rest is zero.
# Expected values: float64 formula.
scores = Input('scores', (F32, [2, 6, 4]))
deltas = Input('deltas', (F32, [2, 6, 7]))
anchors = Parameter('anchors', (F32, [6, 4]), [1.0, 1.0, 2.0, 3.0, 1.25, 1.0, 2.0, 3.0, 1.0, 2.0, 3.0, 2.0, 5.0, 6.0, 2.0, 2.0, 5.0, 7.0, 2.0,
    3.0, 9.0, 3.0, 1.0, 2.0])
scores_out = Output('scores_out', (F32, [2, 8]))
boxes = Output('boxes', (F32, [2, 8, 4]))
classes = Output('classes', (I32, [2, 8]))
count = Output('count', (I32, [2]))
model = Model()
model.Operation('DETECTION_POSTPROCESSING', scores, deltas, anchors, 10.0, 8.0, 5.0, 4.0, True, 8, 1, 6, 0.1, 0.5, False).To(scores_out, boxes, classes, count)
Example({
    scores: [0.714, 0.084, 0.62, 0.732, 0.097, 0.57, 0.542, 0.605, 0.385, 0.688, 0.109, 0.256, 0.135, 0.35,
    0.364, 0.374, 0.286, 0.909, 0.333, 0.567, 0.154, 0.278, 0.563, 0.456, 0.575, 0.233, 0.306, 0.02,
    0.188, 0.269, 0.127, 0.552, 0.624, 0.434, 0.769, 0.483, 0.442, 0.946, 0.478, 0.132, 0.919,
    0.416, 0.423, 0.449, 0.749, 0.105, 0.053, 0.803],
    deltas: packed('<f4',
    'c-ke3JxIeq0EKT6;T91N+;k8m!9@sygO`IYDN>Mh>2f$0$7Co-gHVJbbm+|$EJ{0cx<!X9z0=E3k<>*bB3&{$7;w6DaWJ7gzV`#q'
    'H&LBNH!O%O?gwZ-26I|96Be-qWaB&wSjr-k;~c}hnjt?6a@vH5a*L(r*f)3TU4Z8R!349wH^ZQwb4+>2^gtnPIT-QS12IeKNNF_!'
    'u4lMNwUwq0G+<(+F2^o1STo_wu~eISn0CV-0As+D5mX4%Z4?^L>*@NiG8t%o{*d<iv)b)leD$?)(3%{2or~!reEWFRFTeL&i)HlJ'
    'KAN3;_Gx8r_q&q5w-CGRvHjs@XIXo?j=YBEJ+{Wr=rbWw*tRVTi4sYql!BBg$cj?ZE}Rg%tb!a%iC1e{Jc}XA8x}SeqA33hjHTN'
),
    scores_out: [0.909, 0.732, 0.688, 0.62, 0.57, 0.567, 0.563, 0.456, 0.946, 0.803, 0.769, 0.552, 0.483, 0.478,
    0.449, 0.434],
    boxes: packed('<f4',
    'c-q^dbGkD2Q|tS;GR49my27{9ehW}+`ZaeI5I(JWRa5;U$Ab7x8@^antm^~OAhCHT|K)<%txuj@@Vs);{i#>4JBZ#=+4BJ;Rv58)'
    '8VFa;Ss=4G)av=w%Xvv#HO~8hXpq?Bqqjmq?Ea&B_^z(u)kzT*3IWk9Og9ZcV(cH}LP5B3<=%%JY!cNT3(QhlyZ_06XpmUwv4fl-'
    'wu6I%qupKyhrRX=4j|fgKac?wbF_DK0AVl(2tmRiIfyhw7{mquzZ`dS'
),
    classes: [0, 2, 0, 1, 0, 2, 1, 2, 0, 2, 1, 2, 2, 1, 2, 0],
    count: [8, 8],
}, name='longer_encoding_of_two_images').AddVariations('float16').DisableLifeTimeVariation()

# Center and size, y before x; class 0 is never found; the rest is zero.
# Expected values: float64 formula.
scores = Input('scores', (F32, [1, 6, 4]))
deltas = Input('deltas', (F32, [1, 6, 5]))
anchors = Parameter('anchors', (F32, [6, 4]), [1.0, 1.0, 2.0, 3.0, 1.25, 1.0, 2.0, 3.0, 1.0, 2.0, 3.0, 2.0, 5.0, 6.0, 2.0, 2.0, 5.0, 7.0, 2.0,
    3.0, 9.0, 3.0, 1.0, 2.0])
scores_out = Output('scores_out', (F32, [1, 4]))
boxes = Output('boxes', (F32, [1, 4, 4]))
classes = Output('classes', (I32, [1, 4]))
count = Output('count', (I32, [1]))
model = Model()
model.Operation('DETECTION_POSTPROCESSING', scores, deltas, anchors, 10.0, 8.0, 5.0, 4.0, False, 4, 1, 6, 0.1, 0.5, False).To(scores_out, boxes, classes, count)
Example({
    scores: [0.172, 0.698, 0.708, 0.303, 0.334, 0.479, 0.966, 0.33, 0.628, 0.274, 0.845, 0.554, 0.367, 0.494,
    0.183, 0.59, 0.585, 0.196, 0.332, 0.734, 0.068, 0.938, 0.109, 0.306],
    deltas: [0.31, 1.51, -0.8, 0.58, 1.91, 0.62, 1.36, 0.6, 1.3, -0.4, -0.15, 0.02, -1.11, 0.59, -1.19, 1.67,
    0.86, -1.8, 1.4, -1.35, 0.69, 0.31, 1.15, 0.87, -0.11, 1.55, 1.95, 0.73, 1.51, -0.41],
    scores_out: [0.966, 0.938, 0.845, 0.734],
    boxes: [0.24650314, -0.56604594, 2.5014968, 3.586046, 8.576402, 2.0288665, 9.733598, 4.9461336,
    -0.24637304, 0.8460667, 2.156373, 3.1639333, 3.8794, 5.251802, 6.3966, 8.980699],
    classes: [1, 0, 1, 2],
    count: [4],
}, name='fast_longer_encoding').DisableLifeTimeVariation()

# Center and size, y before x; class 0 is never found; the rest is zero.
# Expected values: float64 formula.
scores = Input('scores', (F32, [2, 6, 4]))
deltas = Input('deltas', (F32, [2, 6, 5]))
anchors = Parameter('anchors', (F32, [6, 4]), [1.0, 1.0, 2.0, 3.0, 1.25, 1.0, 2.0, 3.0, 1.0, 2.0, 3.0, 2.0, 5.0, 6.0, 2.0, 2.0, 5.0, 7.0, 2.0,
    3.0, 9.0, 3.0, 1.0, 2.0])
scores_out = Output('scores_out', (F32, [2, 4]))
boxes = Output('boxes', (F32, [2, 4, 4]))
classes = Output('classes', (I32, [2, 4]))
count = Output('count', (I32, [2]))
model = Model()
model.Operation('DETECTION_POSTPROCESSING', scores, deltas, anchors, 10.0, 8.0, 5.0, 4.0, False, 4, 1, 6, 0.1, 0.5, False).To(scores_out, boxes, classes, count)
Example({
    scores: [0.521, 0.438, 0.253, 0.577, 0.961, 0.638, 0.907, 0.268, 0.026, 0.613, 0.316, 0.494, 0.679, 0.505,
    0.174, 0.523, 0.607, 0.394, 0.182, 0.478, 0.301, 0.925, 0.376, 0.748, 0.718, 0.952, 0.555,
    0.965, 0.11, 0.448, 0.331, 0.266, 0.329, 0.502, 0.832, 0.094, 0.203, 0.498, 0.934, 0.85, 0.078,
    0.198, 0.778, 0.048, 0.056, 0.028, 0.477, 0.511],
    deltas: packed('<f4',
    'c-pfqygp0wI@h<u*U!dy7=NpNlcs6x(c1s*P2r9mT-8g0JickJW3ctGt$xF0EAr+ImwZsrx;L%H*RNN%GH}^0o*A?Fy2jVVXZjx+'
    'YlsA<#TY+)eMlqFR!;7^NWqSW8Zqt+To1WK0<Uwe3k<y8x?_iX;A`W>i$z{De1Byi$#2jc({bU9Q`O`>dKPN@mwyG8-m&OvZGF6M'
    '@4a7t-amAhzH575h4S_1JANp4%gsAzadGp84eK^G*ze!JZ@)bV*x3W={dOQ4#Mp1QZ@=As5D!R#AxN1mn6!gv008?db87'
),
    scores_out: [0.925, 0.907, 0.577, 0.523, 0.965, 0.934, 0.832, 0.778],
    boxes: [8.4173355, 2.4241757, 9.366665, 3.7058244, 0.20032217, -0.5737905, 2.5756779, 3.3462903, 0.5149013,
    -1.1310416, 2.2570987, 1.7585416, 3.7251716, 5.0093803, 6.0028286, 7.08062, -0.3989628,
    -0.80210316, 1.8069627, 4.1071033, 4.279968, 5.7235265, 6.296032, 7.2464733, -0.65278006,
    1.5854532, 1.98678, 2.8995469, 4.093116, 5.904344, 6.402884, 9.228156],
    classes: [0, 1, 2, 2, 2, 1, 1, 1],
    count: [4, 4],
}, name='fast_longer_encoding_of_two_images').DisableLifeTimeVariation()
