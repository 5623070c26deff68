# Licensed under the Apache License, Version 2.0; see LICENSE.
# Written by 'python -m corpus' from corpus/families/detection.py; do not edit.
#
# DETECTION_POSTPROCESSING: decisions near a threshold.

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

# The score or the overlap of a detection is near the limit.
# Expected values: float64 formula. TF Lite leaves the places of what it does not find as they
# were.
x1153 = Input('x1153', (F32, [1, 5, 3]))
x1154 = Input('x1154', (F32, [1, 5, 4]))
c1155 = Parameter('c1155', (F32, [5, 4]), [1.0, 1.0, 2.0, 3.0, 1.25, 1.0, 2.0, 3.0, 1.0, 2.0, 3.0, 2.0, 5.0, 6.0, 2.0, 2.0, 5.0, 7.0, 2.0,
    3.0])
t1156 = Output('t1156', (F32, [1, 12]))
t1157 = Output('t1157', (F32, [1, 12, 4]))
t1158 = Internal('t1158', (I32, [1, 12]))
t1159 = Output('t1159', (I32, [1]))
t1160 = Output('t1160', (F32, [1, 12]))
model = Model()
model.Operation('DETECTION_POSTPROCESSING', x1153, x1154, c1155, 4.0, 2.0, 8.0, 4.0, False, 12, 1, 6, 0.5325, 0.5, False).To(t1156, t1157, t1158, t1159)
model.Operation('CAST', t1158).To(t1160)
Example({
    x1153: [0.123046875, 0.7011719, 0.13476562, 0.90234375, 0.6308594, 0.9296875, 0.41796875, 0.78515625,
    0.5234375, 0.7128906, 0.21289062, 0.5410156, 0.75, 0.05859375, 0.7597656],
    x1154: [-0.25, -0.5, 1.25, -0.375, 0.375, 1.125, -1.375, 1.625, 1.875, 0.125, 0.375, 2.0, -1.375, 1.875,
    1.625, 1.875, 1.625, 1.25, 1.0, 1.75],
    t1156: [0.9296875, 0.78515625, 0.7597656, 0.7011719, 0.5410156, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0],
    t1157: packed('<f4',
    'c-qs*-&W~;E_a#z&x6bxGp=Pkx8zA-zyoq6p72e&HM?c+awnZ>7cX6$de?L!KJ^m!1?Po+t}C2+@t*OtKBjZ7CpL=XQ*UqQ-~hrv'
    ';J9zUgFT4Gryc+wrzHU'
),
    t1159: [5],
    t1160: [1.0, 0.0, 1.0, 0.0, 1.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0],
}, name='score_fast').AddVariations('float16').DisableLifeTimeVariation()

# The score or the overlap of a detection is near the limit.
# Expected values: float64 formula. TF Lite leaves the places of what it does not find as they
# were.
x337 = Input('x337', (F32, [1, 5, 3]))
x338 = Input('x338', (F32, [1, 5, 4]))
c339 = Parameter('c339', (F32, [5, 4]), [1.0, 1.0, 2.0, 3.0, 1.25, 1.0, 2.0, 3.0, 1.0, 2.0, 3.0, 2.0, 5.0, 6.0, 2.0, 2.0, 5.0, 7.0, 2.0,
    3.0])
t340 = Output('t340', (F32, [1, 12]))
t341 = Output('t341', (F32, [1, 12, 4]))
t342 = Internal('t342', (I32, [1, 12]))
t343 = Output('t343', (I32, [1]))
t344 = Output('t344', (F32, [1, 12]))
model = Model()
model.Operation('DETECTION_POSTPROCESSING', x337, x338, c339, 4.0, 2.0, 8.0, 4.0, False, 12, 1, 6, 0.05, 0.1377, False).To(t340, t341, t342, t343)
model.Operation('CAST', t342).To(t344)
Example({
    x337: [0.123046875, 0.7011719, 0.13476562, 0.90234375, 0.6308594, 0.9296875, 0.41796875, 0.78515625,
    0.5234375, 0.7128906, 0.21289062, 0.5410156, 0.75, 0.05859375, 0.7597656],
    x338: [-0.25, -0.5, 1.25, -0.375, 0.375, 1.125, -1.375, 1.625, 1.875, 0.125, 0.375, 2.0, -1.375, 1.875,
    1.625, 1.875, 1.625, 1.25, 1.0, 1.75],
    t340: [0.9296875, 0.7597656, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0],
    t341: packed('<f4',
    'c-qs*-&Se=^B^+=ksw#%3E$r3PCCS@m$)xDZ|cQ+#>A?(w{rjiM`G0j0A`I1Cj'
),
    t343: [2],
    t344: [1.0, 1.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0],
}, name='overlap_fast').AddVariations('float16').DisableLifeTimeVariation()

# The score or the overlap of a detection is near the limit.
# Expected values: float64 formula. TF Lite leaves the places of what it does not find as they
# were.
x49 = Input('x49', (F32, [1, 5, 3]))
x50 = Input('x50', (F32, [1, 5, 4]))
c51 = Parameter('c51', (F32, [5, 4]), [1.0, 1.0, 2.0, 3.0, 1.25, 1.0, 2.0, 3.0, 1.0, 2.0, 3.0, 2.0, 5.0, 6.0, 2.0, 2.0, 5.0, 7.0, 2.0,
    3.0])
t52 = Output('t52', (F32, [1, 12]))
t53 = Output('t53', (F32, [1, 12, 4]))
t54 = Internal('t54', (I32, [1, 12]))
t55 = Output('t55', (I32, [1]))
t56 = Output('t56', (F32, [1, 12]))
model = Model()
model.Operation('DETECTION_POSTPROCESSING', x49, x50, c51, 4.0, 2.0, 8.0, 4.0, True, 12, 1, 6, 0.2105, 0.5, False).To(t52, t53, t54, t55)
model.Operation('CAST', t54).To(t56)
Example({
    x49: [0.123046875, 0.7011719, 0.13476562, 0.90234375, 0.6308594, 0.9296875, 0.41796875, 0.78515625,
    0.5234375, 0.7128906, 0.21289062, 0.5410156, 0.75, 0.05859375, 0.7597656],
    x50: [-0.25, -0.5, 1.25, -0.375, 0.375, 1.125, -1.375, 1.625, 1.875, 0.125, 0.375, 2.0, -1.375, 1.875,
    1.625, 1.875, 1.625, 1.25, 1.0, 1.75],
    t52: [0.9296875, 0.78515625, 0.7597656, 0.7011719, 0.6308594, 0.5410156, 0.5234375, 0.21289062, 0.0, 0.0,
    0.0, 0.0],
    t53: packed('<f4',
    'c-qs*-&W~;E_a#z&x6bxGp=Q50Qt`?c~U@PAesRU<Vrl@n{;b-%iiTqI@2y*x(MP=y=yuVBnG0<)l1wLoEQ4Ju5jwbd&blHn9hOt'
    't|vB%gTz2Ix_Wy%2L})a0>^#(9qeIj7>%wT0A@cqY5'
),
    t55: [8],
    t56: [1.0, 0.0, 1.0, 0.0, 0.0, 1.0, 1.0, 0.0, 0.0, 0.0, 0.0, 0.0],
}, name='score_regular').AddVariations('float16').DisableLifeTimeVariation()

# The score or the overlap of a detection is near the limit.
# Expected values: float64 formula. TF Lite leaves the places of what it does not find as they
# were.
x157 = Input('x157', (F32, [1, 5, 3]))
x158 = Input('x158', (F32, [1, 5, 4]))
c159 = Parameter('c159', (F32, [5, 4]), [1.0, 1.0, 2.0, 3.0, 1.25, 1.0, 2.0, 3.0, 1.0, 2.0, 3.0, 2.0, 5.0, 6.0, 2.0, 2.0, 5.0, 7.0, 2.0,
    3.0])
t160 = Output('t160', (F32, [1, 12]))
t161 = Output('t161', (F32, [1, 12, 4]))
t162 = Internal('t162', (I32, [1, 12]))
t163 = Output('t163', (I32, [1]))
t164 = Output('t164', (F32, [1, 12]))
model = Model()
model.Operation('DETECTION_POSTPROCESSING', x157, x158, c159, 4.0, 2.0, 8.0, 4.0, True, 12, 1, 6, 0.05, 0.089, False).To(t160, t161, t162, t163)
model.Operation('CAST', t162).To(t164)
Example({
    x157: [0.123046875, 0.7011719, 0.13476562, 0.90234375, 0.6308594, 0.9296875, 0.41796875, 0.78515625,
    0.5234375, 0.7128906, 0.21289062, 0.5410156, 0.75, 0.05859375, 0.7597656],
    x158: [-0.25, -0.5, 1.25, -0.375, 0.375, 1.125, -1.375, 1.625, 1.875, 0.125, 0.375, 2.0, -1.375, 1.875,
    1.625, 1.875, 1.625, 1.25, 1.0, 1.75],
    t160: [0.9296875, 0.78515625, 0.7597656, 0.21289062, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0],
    t161: packed('<f4',
    'c-qs*-&W~;E_a#z&x6d*EqPKH2!LFPCw!A`&2HJd+(~EZUDJt#)JxnKoEQ4Ju5jwbd&aIOHi{EcZ*S+|0K!1v2*QNa0{|sE8?X'
),
    t163: [4],
    t164: [1.0, 0.0, 1.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0],
}, name='overlap_regular').AddVariations('float16').DisableLifeTimeVariation()
