# Licensed under the Apache License, Version 2.0; see LICENSE.
# Written by 'python -m corpus' from corpus/families/resize.py; do not edit.
#
# RESIZE_BILINEAR: sizes, factors, aligned corners, half pixel centers, layouts.

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

# Width before height. Where each output pixel lies in the input.
# Expected values: float64 formula.
input = Input('input', (F32, [1, 2, 3, 2]))
layout = BoolScalar('layout', False)
output = Output('output', (F32, [1, 4, 5, 2]))
model = Model()
model.Operation('RESIZE_BILINEAR', input, 5, 4, layout).To(output)
Example({
    input: [0.85, 3.237, -1.613, -0.803, -2.096, 2.999, -3.82, -0.908, 2.118, 0.439, 3.971, 2.909],
    output: [0.85, 3.237, -0.6278, 0.813, -1.7096, -0.042599965, -1.9994, 2.2386, -2.096, 2.999, -1.4849999,
    1.1645, -0.4425, 0.35660002, 0.3895, 0.44520003, 0.8005, 2.3268, 0.9375, 2.954, -3.82, -0.908,
    -0.25719994, -0.09979999, 2.4886, 0.93299997, 3.6004, 2.415, 3.971, 2.909, -3.82, -0.908,
    -0.25719994, -0.09979999, 2.4886, 0.93299997, 3.6004, 2.415, 3.971, 2.909],
}, name='greater').AddNchw(input, output, layout).AddVariations('relaxed', 'float16')

# Width before height. Where each output pixel lies in the input.
# Expected values: float64 formula.
input = Input('input', (F32, [1, 2, 3, 2]))
layout = BoolScalar('layout', False)
output = Output('output', (F32, [1, 4, 5, 2]))
model = Model()
model.Operation('RESIZE_BILINEAR', input, 5, 4, layout, True).To(output)
Example({
    input: [0.85, 3.237, -1.613, -0.803, -2.096, 2.999, -3.82, -0.908, 2.118, 0.439, 3.971, 2.909],
    output: [0.85, 3.237, -0.3815, 1.217, -1.613, -0.803, -1.8545, 1.098, -2.096, 2.999, -0.70666665, 1.8553333,
    -0.538, 0.7331667, -0.36933336, -0.38899997, -0.2215, 1.29, -0.073666655, 2.969, -2.2633333,
    0.47366667, -0.69449997, 0.24933334, 0.8743333, 0.025000015, 1.4115, 1.482, 1.9486667, 2.939,
    -3.82, -0.908, -0.85099995, -0.23449999, 2.118, 0.439, 3.0444999, 1.674, 3.971, 2.909],
}, name='greater_align_corners').AddNchw(input, output, layout).AddVariations('relaxed', 'float16').DisableLifeTimeVariation()

# Width before height. Where each output pixel lies in the input.
# Expected values: float64 formula.
input = Input('input', (F32, [1, 2, 3, 2]))
layout = BoolScalar('layout', False)
output = Output('output', (F32, [1, 4, 5, 2]))
model = Model()
model.Operation('RESIZE_BILINEAR', input, 5, 4, layout, False).To(output)
Example({
    input: [0.85, 3.237, -1.613, -0.803, -2.096, 2.999, -3.82, -0.908, 2.118, 0.439, 3.971, 2.909],
    output: [0.85, 3.237, -0.6278, 0.813, -1.7096, -0.042599965, -1.9994, 2.2386, -2.096, 2.999, -1.4849999,
    1.1645, -0.4425, 0.35660002, 0.3895, 0.44520003, 0.8005, 2.3268, 0.9375, 2.954, -3.82, -0.908,
    -0.25719994, -0.09979999, 2.4886, 0.93299997, 3.6004, 2.415, 3.971, 2.909, -3.82, -0.908,
    -0.25719994, -0.09979999, 2.4886, 0.93299997, 3.6004, 2.415, 3.971, 2.909],
}, name='greater_not_aligned').AddNchw(input, output, layout).AddVariations('relaxed', 'float16').DisableLifeTimeVariation()

# Width before height. Where each output pixel lies in the input.
# Expected values: float64 formula.
input = Input('input', (F32, [1, 2, 3, 2]))
layout = BoolScalar('layout', False)
output = Output('output', (F32, [1, 4, 5, 2]))
model = Model()
model.Operation('RESIZE_BILINEAR', input, 5, 4, layout, False, True).To(output)
Example({
    input: [0.85, 3.237, -1.613, -0.803, -2.096, 2.999, -3.82, -0.908, 2.118, 0.439, 3.971, 2.909],
    output: [0.85, 3.237, -0.1352, 1.621, -1.613, -0.803, -1.9028, 1.4782001, -2.096, 2.999, -0.31749997,
    2.2007499, -0.4626, 1.12345, -0.68025005, -0.49249998, -0.61965, 1.5889001, -0.57925, 2.9765,
    -2.6525, 0.12825, -1.1173999, 0.12835, 1.18525, 0.12850001, 1.94665, 1.8103, 2.4542499, 2.9315,
    -3.82, -0.908, -1.4447999, -0.3692, 2.118, 0.439, 3.2298, 1.921, 3.971, 2.909],
}, name='greater_half_pixel_centers').AddNchw(input, output, layout).AddVariations('relaxed', 'float16').DisableLifeTimeVariation()

# Width before height. Where each output pixel lies in the input.
# Expected values: float64 formula.
input = Input('input', (F32, [1, 2, 3, 2]))
layout = BoolScalar('layout', False)
output = Output('output', (F32, [1, 4, 5, 2]))
model = Model()
model.Operation('RESIZE_BILINEAR', input, 5, 4, layout, True, False).To(output)
Example({
    input: [0.85, 3.237, -1.613, -0.803, -2.096, 2.999, -3.82, -0.908, 2.118, 0.439, 3.971, 2.909],
    output: [0.85, 3.237, -0.3815, 1.217, -1.613, -0.803, -1.8545, 1.098, -2.096, 2.999, -0.70666665, 1.8553333,
    -0.538, 0.7331667, -0.36933336, -0.38899997, -0.2215, 1.29, -0.073666655, 2.969, -2.2633333,
    0.47366667, -0.69449997, 0.24933334, 0.8743333, 0.025000015, 1.4115, 1.482, 1.9486667, 2.939,
    -3.82, -0.908, -0.85099995, -0.23449999, 2.118, 0.439, 3.0444999, 1.674, 3.971, 2.909],
}, name='greater_align_corners_of_two').AddNchw(input, output, layout).AddVariations('relaxed', 'float16').DisableLifeTimeVariation()

# Width before height. Where each output pixel lies in the input.
# Expected values: float64 formula.
input = Input('input', (F32, [1, 2, 3, 2]))
layout = BoolScalar('layout', False)
output = Output('output', (F32, [1, 4, 5, 2]))
model = Model()
model.Operation('RESIZE_BILINEAR', input, 5, 4, layout, False, False).To(output)
Example({
    input: [0.85, 3.237, -1.613, -0.803, -2.096, 2.999, -3.82, -0.908, 2.118, 0.439, 3.971, 2.909],
    output: [0.85, 3.237, -0.6278, 0.813, -1.7096, -0.042599965, -1.9994, 2.2386, -2.096, 2.999, -1.4849999,
    1.1645, -0.4425, 0.35660002, 0.3895, 0.44520003, 0.8005, 2.3268, 0.9375, 2.954, -3.82, -0.908,
    -0.25719994, -0.09979999, 2.4886, 0.93299997, 3.6004, 2.415, 3.971, 2.909, -3.82, -0.908,
    -0.25719994, -0.09979999, 2.4886, 0.93299997, 3.6004, 2.415, 3.971, 2.909],
}, name='greater_neither').AddNchw(input, output, layout).AddVariations('relaxed', 'float16').DisableLifeTimeVariation()

# Width before height. Where each output pixel lies in the input.
# Expected values: float64 formula.
input = Input('input', (F32, [1, 5, 7, 2]))
layout = BoolScalar('layout', False)
output = Output('output', (F32, [1, 2, 3, 2]))
model = Model()
model.Operation('RESIZE_BILINEAR', input, 3, 2, layout).To(output)
Example({
    input: packed('<f4',
    'c-s57@8AbMhM4oGndF0bA~qNvJbHbF$m102Pe=b$HoK`NJ+D1^e#VShZw?lAGJU#Q9uwfPM>2oM-KTqM_Z)W1vhKfZeLf^$;+6TQ'
    'mg_R~e_yEGx`WBGh~t#P;$!QUTHn8<u=3@BZEOO+?aRLB<;@H{W$UPYsbXJ$@52%nAvu)`CH5s>x9z!q$oKyD$GvYEW+}P}MHpRn'
    ')vxxGHd(=wC?Vmk9v!c*TM+4{l^xlU8CzFuR3*7Wa+ZO+=t+H{{Hn{xKC>R<65i^};JhS%YtnjaS9P5O`w#51Kj5(6?tsGq2Zw$3'
    '`wsv`fEYvoMfTetuy@$+U=Jc3fJ`8^1IpPs?Ahl4R0Y-mR0aUGGKi1'
),
    output: [-2.013, -1.208, 1.3106667, -2.802, 2.6843333, -3.0656667, 2.711, -0.28550005, 0.7618333,
    0.40966666, -0.48033336, 0.13933338],
}, name='smaller').AddNchw(input, output, layout).AddVariations('float16').DisableLifeTimeVariation()

# Width before height. Where each output pixel lies in the input.
# Expected values: float64 formula.
input = Input('input', (F32, [1, 5, 7, 2]))
layout = BoolScalar('layout', False)
output = Output('output', (F32, [1, 2, 3, 2]))
model = Model()
model.Operation('RESIZE_BILINEAR', input, 3, 2, layout, True).To(output)
Example({
    input: packed('<f4',
    'c-s57@8AbMhM4oGndF0bA~qNvJbHbF$m102Pe=b$HoK`NJ+D1^e#VShZw?lAGJU#Q9uwfPM>2oM-KTqM_Z)W1vhKfZeLf^$;+6TQ'
    'mg_R~e_yEGx`WBGh~t#P;$!QUTHn8<u=3@BZEOO+?aRLB<;@H{W$UPYsbXJ$@52%nAvu)`CH5s>x9z!q$oKyD$GvYEW+}P}MHpRn'
    ')vxxGHd(=wC?Vmk9v!c*TM+4{l^xlU8CzFuR3*7Wa+ZO+=t+H{{Hn{xKC>R<65i^};JhS%YtnjaS9P5O`w#51Kj5(6?tsGq2Zw$3'
    '`wsv`fEYvoMfTetuy@$+U=Jc3fJ`8^1IpPs?Ahl4R0Y-mR0aUGGKi1'
),
    output: [-2.013, -1.208, 2.79, -1.656, 2.422, 2.816, -0.009, -0.354, 3.748, -0.355, -2.618, 2.702],
}, name='smaller_align_corners').AddNchw(input, output, layout).AddVariations('float16').DisableLifeTimeVariation()

# Width before height. Where each output pixel lies in the input.
# Expected values: float64 formula.
input = Input('input', (F32, [1, 5, 7, 2]))
layout = BoolScalar('layout', False)
output = Output('output', (F32, [1, 2, 3, 2]))
model = Model()
model.Operation('RESIZE_BILINEAR', input, 3, 2, layout, False).To(output)
Example({
    input: packed('<f4',
    'c-s57@8AbMhM4oGndF0bA~qNvJbHbF$m102Pe=b$HoK`NJ+D1^e#VShZw?lAGJU#Q9uwfPM>2oM-KTqM_Z)W1vhKfZeLf^$;+6TQ'
    'mg_R~e_yEGx`WBGh~t#P;$!QUTHn8<u=3@BZEOO+?aRLB<;@H{W$UPYsbXJ$@52%nAvu)`CH5s>x9z!q$oKyD$GvYEW+}P}MHpRn'
    ')vxxGHd(=wC?Vmk9v!c*TM+4{l^xlU8CzFuR3*7Wa+ZO+=t+H{{Hn{xKC>R<65i^};JhS%YtnjaS9P5O`w#51Kj5(6?tsGq2Zw$3'
    '`wsv`fEYvoMfTetuy@$+U=Jc3fJ`8^1IpPs?Ahl4R0Y-mR0aUGGKi1'
),
    output: [-2.013, -1.208, 1.3106667, -2.802, 2.6843333, -3.0656667, 2.711, -0.28550005, 0.7618333,
    0.40966666, -0.48033336, 0.13933338],
}, name='smaller_not_aligned').AddNchw(input, output, layout).AddVariations('float16').DisableLifeTimeVariation()

# Width before height. Where each output pixel lies in the input.
# Expected values: float64 formula.
input = Input('input', (F32, [1, 5, 7, 2]))
layout = BoolScalar('layout', False)
output = Output('output', (F32, [1, 2, 3, 2]))
model = Model()
model.Operation('RESIZE_BILINEAR', input, 3, 2, layout, False, True).To(output)
Example({
    input: packed('<f4',
    'c-s57@8AbMhM4oGndF0bA~qNvJbHbF$m102Pe=b$HoK`NJ+D1^e#VShZw?lAGJU#Q9uwfPM>2oM-KTqM_Z)W1vhKfZeLf^$;+6TQ'
    'mg_R~e_yEGx`WBGh~t#P;$!QUTHn8<u=3@BZEOO+?aRLB<;@H{W$UPYsbXJ$@52%nAvu)`CH5s>x9z!q$oKyD$GvYEW+}P}MHpRn'
    ')vxxGHd(=wC?Vmk9v!c*TM+4{l^xlU8CzFuR3*7Wa+ZO+=t+H{{Hn{xKC>R<65i^};JhS%YtnjaS9P5O`w#51Kj5(6?tsGq2Zw$3'
    '`wsv`fEYvoMfTetuy@$+U=Jc3fJ`8^1IpPs?Ahl4R0Y-mR0aUGGKi1'
),
    output: [-1.1123334, -1.1847501, -1.2674999, -2.988, -0.33291668, -2.9566667, 0.02624993, 1.1996666,
    -1.87025, 0.64625, -1.5604167, 0.24275],
}, name='smaller_half_pixel_centers').AddNchw(input, output, layout).AddVariations('float16').DisableLifeTimeVariation()

# Width before height. Where each output pixel lies in the input.
# Expected values: float64 formula.
input = Input('input', (F32, [1, 5, 7, 2]))
layout = BoolScalar('layout', False)
output = Output('output', (F32, [1, 2, 3, 2]))
model = Model()
model.Operation('RESIZE_BILINEAR', input, 3, 2, layout, True, False).To(output)
Example({
    input: packed('<f4',
    'c-s57@8AbMhM4oGndF0bA~qNvJbHbF$m102Pe=b$HoK`NJ+D1^e#VShZw?lAGJU#Q9uwfPM>2oM-KTqM_Z)W1vhKfZeLf^$;+6TQ'
    'mg_R~e_yEGx`WBGh~t#P;$!QUTHn8<u=3@BZEOO+?aRLB<;@H{W$UPYsbXJ$@52%nAvu)`CH5s>x9z!q$oKyD$GvYEW+}P}MHpRn'
    ')vxxGHd(=wC?Vmk9v!c*TM+4{l^xlU8CzFuR3*7Wa+ZO+=t+H{{Hn{xKC>R<65i^};JhS%YtnjaS9P5O`w#51Kj5(6?tsGq2Zw$3'
    '`wsv`fEYvoMfTetuy@$+U=Jc3fJ`8^1IpPs?Ahl4R0Y-mR0aUGGKi1'
),
    output: [-2.013, -1.208, 2.79, -1.656, 2.422, 2.816, -0.009, -0.354, 3.748, -0.355, -2.618, 2.702],
}, name='smaller_align_corners_of_two').AddNchw(input, output, layout).AddVariations('float16').DisableLifeTimeVariation()

# Width before height. Where each output pixel lies in the input.
# Expected values: float64 formula.
input = Input('input', (F32, [1, 5, 7, 2]))
layout = BoolScalar('layout', False)
output = Output('output', (F32, [1, 2, 3, 2]))
model = Model()
model.Operation('RESIZE_BILINEAR', input, 3, 2, layout, False, False).To(output)
Example({
    input: packed('<f4',
    'c-s57@8AbMhM4oGndF0bA~qNvJbHbF$m102Pe=b$HoK`NJ+D1^e#VShZw?lAGJU#Q9uwfPM>2oM-KTqM_Z)W1vhKfZeLf^$;+6TQ'
    'mg_R~e_yEGx`WBGh~t#P;$!QUTHn8<u=3@BZEOO+?aRLB<;@H{W$UPYsbXJ$@52%nAvu)`CH5s>x9z!q$oKyD$GvYEW+}P}MHpRn'
    ')vxxGHd(=wC?Vmk9v!c*TM+4{l^xlU8CzFuR3*7Wa+ZO+=t+H{{Hn{xKC>R<65i^};JhS%YtnjaS9P5O`w#51Kj5(6?tsGq2Zw$3'
    '`wsv`fEYvoMfTetuy@$+U=Jc3fJ`8^1IpPs?Ahl4R0Y-mR0aUGGKi1'
),
    output: [-2.013, -1.208, 1.3106667, -2.802, 2.6843333, -3.0656667, 2.711, -0.28550005, 0.7618333,
    0.40966666, -0.48033336, 0.13933338],
}, name='smaller_neither').AddNchw(input, output, layout).AddVariations('float16').DisableLifeTimeVariation()

# Width before height. Where each output pixel lies in the input.
# Expected values: float64 formula.
input = Input('input', (F32, [2, 5, 3, 1]))
layout = BoolScalar('layout', False)
output = Output('output', (F32, [2, 2, 7, 1]))
model = Model()
model.Operation('RESIZE_BILINEAR', input, 7, 2, layout).To(output)
Example({
    input: [2.763, 1.504, -0.197, 2.792, 2.859, -1.525, 0.268, -2.276, -1.003, -2.236, -1.426, -2.516, 0.366,
    2.308, -2.091, -0.134, 2.103, -3.228, 1.518, -2.168, -0.604, 3.626, -1.699, 1.503, 2.196, 1.203,
    1.479, 0.063, 2.311, -2.72],
    output: [2.763, 2.2234285, 1.6838571, 1.018, 0.28899997, -0.197, -0.197, -0.984, -1.3555715, -1.7271428,
    -1.8248571, -1.7856429, -1.7595, -1.7595, -0.134, 0.82471424, 1.7834285, 0.5798571, -1.7048571,
    -3.228, -3.228, 2.911, 1.5571429, 0.2032857, 0.24885713, 0.99414283, 1.4909999, 1.4909999],
}, name='wider_and_lower').AddNchw(input, output, layout).AddVariations('float16').DisableLifeTimeVariation()

# Width before height. Where each output pixel lies in the input.
# Expected values: float64 formula.
input = Input('input', (F32, [2, 5, 3, 1]))
layout = BoolScalar('layout', False)
output = Output('output', (F32, [2, 2, 7, 1]))
model = Model()
model.Operation('RESIZE_BILINEAR', input, 7, 2, layout, True).To(output)
Example({
    input: [2.763, 1.504, -0.197, 2.792, 2.859, -1.525, 0.268, -2.276, -1.003, -2.236, -1.426, -2.516, 0.366,
    2.308, -2.091, -0.134, 2.103, -3.228, 1.518, -2.168, -0.604, 3.626, -1.699, 1.503, 2.196, 1.203,
    1.479, 0.063, 2.311, -2.72],
    output: [2.763, 2.3433332, 1.9236666, 1.504, 0.937, 0.36999997, -0.197, 0.366, 1.0133333, 1.6606667, 2.308,
    0.8416667, -0.6246667, -2.091, -0.134, 0.6116666, 1.3573333, 2.103, 0.32599998, -1.451, -3.228,
    0.063, 0.81233335, 1.5616667, 2.311, 0.63400006, -1.043, -2.72],
}, name='wider_and_lower_align_corners').AddNchw(input, output, layout).AddVariations('float16').DisableLifeTimeVariation()

# Width before height. Where each output pixel lies in the input.
# Expected values: float64 formula.
input = Input('input', (F32, [2, 5, 3, 1]))
layout = BoolScalar('layout', False)
output = Output('output', (F32, [2, 2, 7, 1]))
model = Model()
model.Operation('RESIZE_BILINEAR', input, 7, 2, layout, False, True).To(output)
Example({
    input: [2.763, 1.504, -0.197, 2.792, 2.859, -1.525, 0.268, -2.276, -1.003, -2.236, -1.426, -2.516, 0.366,
    2.308, -2.091, -0.134, 2.103, -3.228, 1.518, -2.168, -0.604, 3.626, -1.699, 1.503, 2.196, 1.203,
    1.479, 0.063, 2.311, -2.72],
    output: [2.78475, 2.7469642, 2.6336071, 2.5202498, 0.92885715, -0.6625357, -1.193, -1.5855, -1.4293572,
    -0.96092856, -0.49249998, -1.3141786, -2.135857, -2.40975, 1.105, 0.78996426, -0.15514286,
    -1.10025, -1.1687143, -1.2371786, -1.26, 1.6627501, 1.6366429, 1.5583215, 1.48, 1.0296786,
    0.5793571, 0.42924997],
}, name='wider_and_lower_half_pixel_centers').AddNchw(input, output, layout).AddVariations('float16').DisableLifeTimeVariation()

# Width before height. Where each output pixel lies in the input.
# Expected values: float64 formula.
input = Input('input', (F32, [1, 2, 6, 3]))
layout = BoolScalar('layout', False)
output = Output('output', (F32, [1, 5, 4, 3]))
model = Model()
model.Operation('RESIZE_BILINEAR', input, 4, 5, layout).To(output)
Example({
    input: [2.907, 1.377, 1.612, -3.501, -0.553, -3.599, -1.956, -2.152, 2.414, 2.398, 0.014, -1.741, 1.7,
    1.843, -3.413, -0.355, 1.73, -3.251, 1.756, 2.457, 2.813, 2.015, 2.167, 3.886, 1.817, -2.177,
    3.905, 1.051, 2.025, 0.321, -3.201, -2.096, -2.189, 0.19, -3.606, 2.273],
    output: packed('<f4',
    'c-r&oWZAbv<f@bSH;!6~fJcU%!Y-@Cn6`SH>pnQ$dB(k0Z)@!J=F}S2G2GXlC2M)Y0h!I?7&c#ST}8r8jWzaDdtW|t{Pe4-r^0i;'
    'b<T=S-FKO`>whx+f5e`{{<?qr%&0A89LQ{|4d?XMic6;6(|Hmq^PDv<VCLJvEbpGb|M*pEdhA!8-`(*|@qw(#*Tt1>j7tuf=^(Qm'
    '?ClTi-|t|vA4ogcJM0J2_WSqk-EZ&UV80J2xp)75Fnc#p(r*6&TVyr>&v9*T'
),
}, name='higher_and_narrower').AddNchw(input, output, layout).AddVariations('float16').DisableLifeTimeVariation()

# Width before height. Where each output pixel lies in the input.
# Expected values: float64 formula.
input = Input('input', (F32, [1, 2, 6, 3]))
layout = BoolScalar('layout', False)
output = Output('output', (F32, [1, 5, 4, 3]))
model = Model()
model.Operation('RESIZE_BILINEAR', input, 4, 5, layout, True).To(output)
Example({
    input: [2.907, 1.377, 1.612, -3.501, -0.553, -3.599, -1.956, -2.152, 2.414, 2.398, 0.014, -1.741, 1.7,
    1.843, -3.413, -0.355, 1.73, -3.251, 1.756, 2.457, 2.813, 2.015, 2.167, 3.886, 1.817, -2.177,
    3.905, 1.051, 2.025, 0.321, -3.201, -2.096, -2.189, 0.19, -3.606, 2.273],
    output: packed('<f4',
    'c-jH*01y94i3Htb)zY8kkECMD<($HU**obk0E8$^LYgU}-l8;=!o)Pq&*fWz&z*nq_HrGZeK94!!3)W{T(s2;K~^L?zm%vK!f+6w'
    '(8Tq?6((&Y0Ki-~V3~(S-9<AP^&no%_t0dOuzmO$C}>*5KL`e&gOI%fkH~mBu+ARO(Fz|EwcSuB()6&hq{JcZV9M_m^$nJm31%a-'
    'sBroM3m{8#L5L)FToGj89W?PedAlYALS_*_KR>{~K0rUfzCXY~KR>^}KR-XezCOP|KR~{}KtDgfy}!OdKtMmgKt4aeJ-|OdKtMmg'
    'K)ye}KEOa1IB`h'
),
}, name='higher_and_narrower_align_corners').AddNchw(input, output, layout).AddVariations('float16').DisableLifeTimeVariation()

# Width before height. Where each output pixel lies in the input.
# Expected values: float64 formula.
input = Input('input', (F32, [1, 2, 6, 3]))
layout = BoolScalar('layout', False)
output = Output('output', (F32, [1, 5, 4, 3]))
model = Model()
model.Operation('RESIZE_BILINEAR', input, 4, 5, layout, False, True).To(output)
Example({
    input: [2.907, 1.377, 1.612, -3.501, -0.553, -3.599, -1.956, -2.152, 2.414, 2.398, 0.014, -1.741, 1.7,
    1.843, -3.413, -0.355, 1.73, -3.251, 1.756, 2.457, 2.813, 2.015, 2.167, 3.886, 1.817, -2.177,
    3.905, 1.051, 2.025, 0.321, -3.201, -2.096, -2.189, 0.19, -3.606, 2.273],
    output: packed('<f4',
    'c-pi3!jiM=)#dg4abX`EGN#S_SRA|j#@vIOyp+Gxo!@5u<ltMil92p9yEU69DlPXa`5Ly&xbn%S1s^B)?fb^{H|)8mny<TVKi~2t'
    '6BXZIy8e%A@iR+3p4)$?e*fIL^i+-E<PxD$E}7~Dj>oFE=J3rnez|n+?B#Eh=4&iZnJ4-nlkX#!(!-#&tzuuV&-%~yXYN9?6Bln3'
    'Z<Xw|o?CCz@rd7e=ajUF!r#JrW-ldN-*s2I)XmZGn__QocVNH0gWUl;`vdm&_WSpP2wO0F-+l)mdmm89!NGpNgB?%+C=6!r0kZ)p'
    't9Tj'
),
}, name='higher_and_narrower_half_pixel_centers').AddNchw(input, output, layout).AddVariations('float16').DisableLifeTimeVariation()

# Width before height. Where each output pixel lies in the input.
# Expected values: float64 formula.
input = Input('input', (F32, [1, 3, 2, 2]))
layout = BoolScalar('layout', False)
output = Output('output', (F32, [1, 6, 4, 2]))
model = Model()
model.Operation('RESIZE_BILINEAR', input, 4, 6, layout).To(output)
Example({
    input: [3.673, 1.42, 1.974, 3.527, -3.922, -0.79, 3.904, 2.074, -3.749, 0.137, -0.299, 1.245],
    output: [3.673, 1.42, 2.8235002, 2.4735, 1.974, 3.527, 1.974, 3.527, -0.12449992, 0.31499997, 1.40725,
    1.55775, 2.9390001, 2.8005, 2.9390001, 2.8005, -3.922, -0.79, -0.008999944, 0.64199996, 3.904,
    2.074, 3.904, 2.074, -3.8355, -0.3265, -1.0165, 0.6665, 1.8025, 1.6594999, 1.8025, 1.6594999,
    -3.749, 0.137, -2.024, 0.691, -0.299, 1.245, -0.299, 1.245, -3.749, 0.137, -2.024, 0.691,
    -0.299, 1.245, -0.299, 1.245],
}, name='twice').AddNchw(input, output, layout).AddVariations('float16').DisableLifeTimeVariation()

# Width before height. Where each output pixel lies in the input.
# Expected values: float64 formula.
input = Input('input', (F32, [1, 3, 2, 2]))
layout = BoolScalar('layout', False)
output = Output('output', (F32, [1, 6, 4, 2]))
model = Model()
model.Operation('RESIZE_BILINEAR', input, 4, 6, layout, True).To(output)
Example({
    input: [3.673, 1.42, 1.974, 3.527, -3.922, -0.79, 3.904, 2.074, -3.749, 0.137, -0.299, 1.245],
    output: [3.673, 1.42, 3.1066668, 2.1223333, 2.5403333, 2.8246665, 1.974, 3.527, 0.6350001, 0.53599995,
    1.3386667, 1.3392667, 2.0423334, 2.1425333, 2.746, 2.9457998, -2.4029999, -0.34800002,
    -0.42933327, 0.55619997, 1.5443333, 1.4603999, 3.5180001, 2.3646, -3.8874, -0.6046, -1.5704666,
    0.23299995, 0.7464667, 1.0705999, 3.0634, 1.9081999, -3.8182, -0.23380001, -2.0847332,
    0.36966664, -0.35126665, 0.9731333, 1.3822, 1.5766, -3.749, 0.137, -2.599, 0.50633335, -1.449,
    0.8756667, -0.299, 1.245],
}, name='twice_align_corners').AddNchw(input, output, layout).AddVariations('float16').DisableLifeTimeVariation()

# Width before height. Where each output pixel lies in the input.
# Expected values: float64 formula.
input = Input('input', (F32, [1, 3, 2, 2]))
layout = BoolScalar('layout', False)
output = Output('output', (F32, [1, 6, 4, 2]))
model = Model()
model.Operation('RESIZE_BILINEAR', input, 4, 6, layout, False, True).To(output)
Example({
    input: [3.673, 1.42, 1.974, 3.527, -3.922, -0.79, 3.904, 2.074, -3.749, 0.137, -0.299, 1.245],
    output: [3.673, 1.42, 3.24825, 1.9467499, 2.39875, 3.0002499, 1.974, 3.527, 1.77425, 0.86749995, 1.9448125,
    1.4415624, 2.2859375, 2.5896873, 2.4565, 3.16375, -2.0232499, -0.23750003, -0.6620624,
    0.43118745, 2.0603125, 1.7685624, 3.4215, 2.43725, -3.8787498, -0.55825, -2.19575, 0.047999963,
    1.17025, 1.2605, 2.85325, 1.8667499, -3.7922502, -0.09475001, -2.65625, 0.292, -0.38425, 1.0655,
    0.75175, 1.45225, -3.749, 0.137, -2.8865001, 0.414, -1.1615, 0.968, -0.299, 1.245],
}, name='twice_half_pixel_centers').AddNchw(input, output, layout).AddVariations('float16').DisableLifeTimeVariation()

# Width before height. Where each output pixel lies in the input.
# Expected values: float64 formula.
input = Input('input', (F32, [1, 4, 6, 1]))
layout = BoolScalar('layout', False)
output = Output('output', (F32, [1, 2, 3, 1]))
model = Model()
model.Operation('RESIZE_BILINEAR', input, 3, 2, layout).To(output)
Example({
    input: [-3.535, -3.314, 2.712, -2.184, -3.504, -1.528, -3.017, 3.156, 1.395, -2.368, -1.849, -3.575,
    -1.331, -2.637, -3.259, 0.864, -0.946, -0.256, 3.095, 0.856, 3.678, -3.68, 1.986, 2.877],
    output: [-3.535, 2.712, -3.504, -1.331, -3.259, -0.946],
}, name='half').AddNchw(input, output, layout).AddVariations('float16').DisableLifeTimeVariation()

# Width before height. Where each output pixel lies in the input.
# Expected values: float64 formula.
input = Input('input', (F32, [1, 4, 6, 1]))
layout = BoolScalar('layout', False)
output = Output('output', (F32, [1, 2, 3, 1]))
model = Model()
model.Operation('RESIZE_BILINEAR', input, 3, 2, layout, True).To(output)
Example({
    input: [-3.535, -3.314, 2.712, -2.184, -3.504, -1.528, -3.017, 3.156, 1.395, -2.368, -1.849, -3.575,
    -1.331, -2.637, -3.259, 0.864, -0.946, -0.256, 3.095, 0.856, 3.678, -3.68, 1.986, 2.877],
    output: [-3.535, 0.26399994, -1.528, 3.095, -0.0010000467, 2.877],
}, name='half_align_corners').AddNchw(input, output, layout).AddVariations('float16').DisableLifeTimeVariation()

# Width before height. Where each output pixel lies in the input.
# Expected values: float64 formula.
input = Input('input', (F32, [1, 4, 6, 1]))
layout = BoolScalar('layout', False)
output = Output('output', (F32, [1, 2, 3, 1]))
model = Model()
model.Operation('RESIZE_BILINEAR', input, 3, 2, layout, False, True).To(output)
Example({
    input: [-3.535, -3.314, 2.712, -2.184, -3.504, -1.528, -3.017, 3.156, 1.395, -2.368, -1.849, -3.575,
    -1.331, -2.637, -3.259, 0.864, -0.946, -0.256, 3.095, 0.856, 3.678, -3.68, 1.986, 2.877],
    output: [-1.6775, -0.11125004, -2.614, -0.004250005, -0.59925, 0.91525],
}, name='half_half_pixel_centers').AddNchw(input, output, layout).AddVariations('float16').DisableLifeTimeVariation()

# Width before height. Where each output pixel lies in the input.
# Expected values: float64 formula.
input = Input('input', (F32, [2, 3, 2, 2]))
layout = BoolScalar('layout', False)
output = Output('output', (F32, [2, 3, 2, 2]))
model = Model()
model.Operation('RESIZE_BILINEAR', input, 2, 3, layout).To(output)
Example({
    input: [-2.194, -2.516, -3.945, -2.793, 0.42, 3.408, 2.008, -0.489, -2.663, 0.952, -0.933, -3.457, 3.288,
    -3.638, -2.1, 2.387, -3.246, 0.059, -1.819, -3.65, -1.229, -1.579, 0.646, -2.976],
    output: [-2.194, -2.516, -3.945, -2.793, 0.42, 3.408, 2.008, -0.489, -2.663, 0.952, -0.933, -3.457, 3.288,
    -3.638, -2.1, 2.387, -3.246, 0.059, -1.819, -3.65, -1.229, -1.579, 0.646, -2.976],
}, name='same').AddNchw(input, output, layout).AddVariations('float16').DisableLifeTimeVariation()

# Width before height. Where each output pixel lies in the input.
# Expected values: float64 formula.
input = Input('input', (F32, [2, 3, 2, 2]))
layout = BoolScalar('layout', False)
output = Output('output', (F32, [2, 3, 2, 2]))
model = Model()
model.Operation('RESIZE_BILINEAR', input, 2, 3, layout, True).To(output)
Example({
    input: [-2.194, -2.516, -3.945, -2.793, 0.42, 3.408, 2.008, -0.489, -2.663, 0.952, -0.933, -3.457, 3.288,
    -3.638, -2.1, 2.387, -3.246, 0.059, -1.819, -3.65, -1.229, -1.579, 0.646, -2.976],
    output: [-2.194, -2.516, -3.945, -2.793, 0.42, 3.408, 2.008, -0.489, -2.663, 0.952, -0.933, -3.457, 3.288,
    -3.638, -2.1, 2.387, -3.246, 0.059, -1.819, -3.65, -1.229, -1.579, 0.646, -2.976],
}, name='same_align_corners').AddNchw(input, output, layout).AddVariations('float16').DisableLifeTimeVariation()

# Width before height. Where each output pixel lies in the input.
# Expected values: float64 formula.
input = Input('input', (F32, [2, 3, 2, 2]))
layout = BoolScalar('layout', False)
output = Output('output', (F32, [2, 3, 2, 2]))
model = Model()
model.Operation('RESIZE_BILINEAR', input, 2, 3, layout, False, True).To(output)
Example({
    input: [-2.194, -2.516, -3.945, -2.793, 0.42, 3.408, 2.008, -0.489, -2.663, 0.952, -0.933, -3.457, 3.288,
    -3.638, -2.1, 2.387, -3.246, 0.059, -1.819, -3.65, -1.229, -1.579, 0.646, -2.976],
    output: [-2.194, -2.516, -3.945, -2.793, 0.42, 3.408, 2.008, -0.489, -2.663, 0.952, -0.933, -3.457, 3.288,
    -3.638, -2.1, 2.387, -3.246, 0.059, -1.819, -3.65, -1.229, -1.579, 0.646, -2.976],
}, name='same_half_pixel_centers').AddNchw(input, output, layout).AddVariations('float16').DisableLifeTimeVariation()

# Width before height. Where each output pixel lies in the input.
# Expected values: float64 formula.
input = Input('input', (F32, [1, 4, 5, 2]))
layout = BoolScalar('layout', False)
output = Output('output', (F32, [1, 1, 1, 2]))
model = Model()
model.Operation('RESIZE_BILINEAR', input, 1, 1, layout).To(output)
Example({
    input: [2.505, -2.415, -0.352, -3.715, -0.67, 3.005, 2.433, 0.873, -2.171, 3.451, -1.757, -2.259, -1.089,
    3.649, -0.746, -1.772, -2.903, -0.179, -0.114, 2.36, -2.619, 2.086, 0.251, 3.188, -0.322, 0.506,
    -0.071, -2.274, -1.037, 1.327, -1.013, -0.127, 3.245, 1.811, -3.141, 1.381, -1.703, -2.117,
    0.312, 0.613],
    output: [2.505, -2.415],
}, name='to_one_pixel').AddNchw(input, output, layout).AddVariations('float16').DisableLifeTimeVariation()

# Width before height. Where each output pixel lies in the input.
# Expected values: float64 formula.
input = Input('input', (F32, [1, 4, 5, 2]))
layout = BoolScalar('layout', False)
output = Output('output', (F32, [1, 1, 1, 2]))
model = Model()
model.Operation('RESIZE_BILINEAR', input, 1, 1, layout, True).To(output)
Example({
    input: [2.505, -2.415, -0.352, -3.715, -0.67, 3.005, 2.433, 0.873, -2.171, 3.451, -1.757, -2.259, -1.089,
    3.649, -0.746, -1.772, -2.903, -0.179, -0.114, 2.36, -2.619, 2.086, 0.251, 3.188, -0.322, 0.506,
    -0.071, -2.274, -1.037, 1.327, -1.013, -0.127, 3.245, 1.811, -3.141, 1.381, -1.703, -2.117,
    0.312, 0.613],
    output: [2.505, -2.415],
}, name='to_one_pixel_align_corners').AddNchw(input, output, layout).AddVariations('float16').DisableLifeTimeVariation()

# Width before height. Where each output pixel lies in the input.
# Expected values: float64 formula.
input = Input('input', (F32, [1, 4, 5, 2]))
layout = BoolScalar('layout', False)
output = Output('output', (F32, [1, 1, 1, 2]))
model = Model()
model.Operation('RESIZE_BILINEAR', input, 1, 1, layout, False, True).To(output)
Example({
    input: [2.505, -2.415, -0.352, -3.715, -0.67, 3.005, 2.433, 0.873, -2.171, 3.451, -1.757, -2.259, -1.089,
    3.649, -0.746, -1.772, -2.903, -0.179, -0.114, 2.36, -2.619, 2.086, 0.251, 3.188, -0.322, 0.506,
    -0.071, -2.274, -1.037, 1.327, -1.013, -0.127, 3.245, 1.811, -3.141, 1.381, -1.703, -2.117,
    0.312, 0.613],
    output: [-0.534, -0.633],
}, name='to_one_pixel_half_pixel_centers').AddNchw(input, output, layout).AddVariations('float16').DisableLifeTimeVariation()

# Width before height. Where each output pixel lies in the input.
# Expected values: float64 formula.
input = Input('input', (F32, [1, 4, 3, 1]))
layout = BoolScalar('layout', False)
output = Output('output', (F32, [1, 1, 5, 1]))
model = Model()
model.Operation('RESIZE_BILINEAR', input, 5, 1, layout).To(output)
Example({
    input: [1.977, 1.646, 0.829, 1.465, 3.851, 0.982, -1.807, 3.09, 3.593, 0.943, -1.64, -0.021],
    output: [1.977, 1.7784001, 1.4826, 0.9924, 0.829],
}, name='to_one_row').AddNchw(input, output, layout).AddVariations('float16').DisableLifeTimeVariation()

# Width before height. Where each output pixel lies in the input.
# Expected values: float64 formula.
input = Input('input', (F32, [1, 4, 3, 1]))
layout = BoolScalar('layout', False)
output = Output('output', (F32, [1, 1, 5, 1]))
model = Model()
model.Operation('RESIZE_BILINEAR', input, 5, 1, layout, True).To(output)
Example({
    input: [1.977, 1.646, 0.829, 1.465, 3.851, 0.982, -1.807, 3.09, 3.593, 0.943, -1.64, -0.021],
    output: [1.977, 1.8115001, 1.646, 1.2375, 0.829],
}, name='to_one_row_align_corners').AddNchw(input, output, layout).AddVariations('float16').DisableLifeTimeVariation()

# Width before height. Where each output pixel lies in the input.
# Expected values: float64 formula.
input = Input('input', (F32, [1, 4, 3, 1]))
layout = BoolScalar('layout', False)
output = Output('output', (F32, [1, 1, 5, 1]))
model = Model()
model.Operation('RESIZE_BILINEAR', input, 5, 1, layout, False, True).To(output)
Example({
    input: [1.977, 1.646, 0.829, 1.465, 3.851, 0.982, -1.807, 3.09, 3.593, 0.943, -1.64, -0.021],
    output: [-0.171, 1.2856, 3.4705, 2.7607, 2.2875],
}, name='to_one_row_half_pixel_centers').AddNchw(input, output, layout).AddVariations('float16').DisableLifeTimeVariation()

# Width before height. Where each output pixel lies in the input.
# Expected values: float64 formula.
input = Input('input', (F32, [2, 1, 1, 3]))
layout = BoolScalar('layout', False)
output = Output('output', (F32, [2, 2, 3, 3]))
model = Model()
model.Operation('RESIZE_BILINEAR', input, 3, 2, layout).To(output)
Example({
    input: [2.827, 3.23, -2.897, -3.573, 3.762, -2.05],
    output: [2.827, 3.23, -2.897, 2.827, 3.23, -2.897, 2.827, 3.23, -2.897, 2.827, 3.23, -2.897, 2.827, 3.23,
    -2.897, 2.827, 3.23, -2.897, -3.573, 3.762, -2.05, -3.573, 3.762, -2.05, -3.573, 3.762, -2.05,
    -3.573, 3.762, -2.05, -3.573, 3.762, -2.05, -3.573, 3.762, -2.05],
}, name='from_one_pixel').AddNchw(input, output, layout).AddVariations('float16').DisableLifeTimeVariation()

# Width before height. Where each output pixel lies in the input.
# Expected values: float64 formula.
input = Input('input', (F32, [2, 1, 1, 3]))
layout = BoolScalar('layout', False)
output = Output('output', (F32, [2, 2, 3, 3]))
model = Model()
model.Operation('RESIZE_BILINEAR', input, 3, 2, layout, True).To(output)
Example({
    input: [2.827, 3.23, -2.897, -3.573, 3.762, -2.05],
    output: [2.827, 3.23, -2.897, 2.827, 3.23, -2.897, 2.827, 3.23, -2.897, 2.827, 3.23, -2.897, 2.827, 3.23,
    -2.897, 2.827, 3.23, -2.897, -3.573, 3.762, -2.05, -3.573, 3.762, -2.05, -3.573, 3.762, -2.05,
    -3.573, 3.762, -2.05, -3.573, 3.762, -2.05, -3.573, 3.762, -2.05],
}, name='from_one_pixel_align_corners').AddNchw(input, output, layout).AddVariations('float16').DisableLifeTimeVariation()

# Width before height. Where each output pixel lies in the input.
# Expected values: float64 formula.
input = Input('input', (F32, [2, 1, 1, 3]))
layout = BoolScalar('layout', False)
output = Output('output', (F32, [2, 2, 3, 3]))
model = Model()
model.Operation('RESIZE_BILINEAR', input, 3, 2, layout, False, True).To(output)
Example({
    input: [2.827, 3.23, -2.897, -3.573, 3.762, -2.05],
    output: [2.827, 3.23, -2.897, 2.827, 3.23, -2.897, 2.827, 3.23, -2.897, 2.827, 3.23, -2.897, 2.827, 3.23,
    -2.897, 2.827, 3.23, -2.897, -3.573, 3.762, -2.05, -3.573, 3.762, -2.05, -3.573, 3.762, -2.05,
    -3.573, 3.762, -2.05, -3.573, 3.762, -2.05, -3.573, 3.762, -2.05],
}, name='from_one_pixel_half_pixel_centers').AddNchw(input, output, layout).AddVariations('float16').DisableLifeTimeVariation()

# Width before height. Where each output pixel lies in the input.
# Expected values: float64 formula.
input = Input('input', (F32, [1, 4, 1, 2]))
layout = BoolScalar('layout', False)
output = Output('output', (F32, [1, 7, 2, 2]))
model = Model()
model.Operation('RESIZE_BILINEAR', input, 2, 7, layout).To(output)
Example({
    input: [3.267, -1.543, 0.991, -0.953, 0.964, 0.934, -2.897, -1.388],
    output: [3.267, -1.543, 3.267, -1.543, 1.9664285, -1.2058572, 1.9664285, -1.2058572, 0.98714286, -0.6834286,
    0.98714286, -0.6834286, 0.97171426, 0.39485714, 0.97171426, 0.39485714, -0.13914289, 0.27057144,
    -0.13914289, 0.27057144, -2.3454287, -1.0562857, -2.3454287, -1.0562857, -2.897, -1.388, -2.897,
    -1.388],
}, name='from_one_column').AddNchw(input, output, layout).AddVariations('float16').DisableLifeTimeVariation()

# Width before height. Where each output pixel lies in the input.
# Expected values: float64 formula.
input = Input('input', (F32, [1, 4, 1, 2]))
layout = BoolScalar('layout', False)
output = Output('output', (F32, [1, 7, 2, 2]))
model = Model()
model.Operation('RESIZE_BILINEAR', input, 2, 7, layout, True).To(output)
Example({
    input: [3.267, -1.543, 0.991, -0.953, 0.964, 0.934, -2.897, -1.388],
    output: [3.267, -1.543, 3.267, -1.543, 2.129, -1.248, 2.129, -1.248, 0.991, -0.953, 0.991, -0.953,
    0.97749996, -0.009499997, 0.97749996, -0.009499997, 0.964, 0.934, 0.964, 0.934, -0.96650004,
    -0.227, -0.96650004, -0.227, -2.897, -1.388, -2.897, -1.388],
}, name='from_one_column_align_corners').AddNchw(input, output, layout).AddVariations('float16').DisableLifeTimeVariation()

# Width before height. Where each output pixel lies in the input.
# Expected values: float64 formula.
input = Input('input', (F32, [1, 4, 1, 2]))
layout = BoolScalar('layout', False)
output = Output('output', (F32, [1, 7, 2, 2]))
model = Model()
model.Operation('RESIZE_BILINEAR', input, 2, 7, layout, False, True).To(output)
Example({
    input: [3.267, -1.543, 0.991, -0.953, 0.964, 0.934, -2.897, -1.388],
    output: [3.267, -1.543, 3.267, -1.543, 2.4541428, -1.3322858, 2.4541428, -1.3322858, 1.1535714, -0.9951429,
    1.1535714, -0.9951429, 0.97749996, -0.009499997, 0.97749996, -0.009499997, 0.68821424,
    0.7681429, 0.68821424, 0.7681429, -1.5180715, -0.5587143, -1.5180715, -0.5587143, -2.897,
    -1.388, -2.897, -1.388],
}, name='from_one_column_half_pixel_centers').AddNchw(input, output, layout).AddVariations('float16').DisableLifeTimeVariation()

# Width before height. Where each output pixel lies in the input.
# Expected values: float64 formula.
input = Input('input', (F32, [1, 1, 8, 1]))
layout = BoolScalar('layout', False)
output = Output('output', (F32, [1, 1, 37, 1]))
model = Model()
model.Operation('RESIZE_BILINEAR', input, 37, 1, layout).To(output)
Example({
    input: [-2.773, -0.944, -0.52, -2.526, -2.936, 3.915, -2.186, -1.62],
    output: [-2.773, -2.3775406, -1.982081, -1.5866216, -1.1911621, -0.9096216, -0.81794596, -0.72627026,
    -0.63459456, -0.5429189, -0.8452973, -1.279027, -1.7127568, -2.1464865, -2.537081, -2.6257298,
    -2.7143784, -2.8030272, -2.8916757, -2.1953514, -0.71405417, 0.76724315, 2.2485404, 3.729838,
    2.7607567, 1.4416215, 0.122486405, -1.1966487, -2.1554055, -2.0330272, -1.9106487, -1.7882704,
    -1.6658919, -1.62, -1.62, -1.62, -1.62],
}, name='much_wider').AddNchw(input, output, layout).AddVariations('float16').DisableLifeTimeVariation()

# Width before height. Where each output pixel lies in the input.
# Expected values: float64 formula.
input = Input('input', (F32, [1, 1, 8, 1]))
layout = BoolScalar('layout', False)
output = Output('output', (F32, [1, 1, 37, 1]))
model = Model()
model.Operation('RESIZE_BILINEAR', input, 37, 1, layout, True).To(output)
Example({
    input: [-2.773, -0.944, -0.52, -2.526, -2.936, 3.915, -2.186, -1.62],
    output: [-2.773, -2.417361, -2.0617223, -1.7060833, -1.3504444, -0.9948056, -0.87333333, -0.7908889,
    -0.7084444, -0.626, -0.54355556, -0.7986111, -1.1886667, -1.5787222, -1.9687778, -2.3588333,
    -2.5715556, -2.6512778, -2.731, -2.8107224, -2.8904445, -2.3650835, -1.0329446, 0.29919437,
    1.6313332, 2.9634721, 3.5760555, 2.38975, 1.2034444, 0.017138805, -1.1691668, -2.1702778,
    -2.0602224, -1.9501667, -1.8401111, -1.7300556, -1.62],
}, name='much_wider_align_corners').AddNchw(input, output, layout).AddVariations('float16').DisableLifeTimeVariation()

# Width before height. Where each output pixel lies in the input.
# Expected values: float64 formula.
input = Input('input', (F32, [1, 1, 8, 1]))
layout = BoolScalar('layout', False)
output = Output('output', (F32, [1, 1, 37, 1]))
model = Model()
model.Operation('RESIZE_BILINEAR', input, 37, 1, layout, False, True).To(output)
Example({
    input: [-2.773, -0.944, -0.52, -2.526, -2.936, 3.915, -2.186, -1.62],
    output: [-2.773, -2.773, -2.6988513, -2.303392, -1.9079324, -1.512473, -1.1170136, -0.89243245, -0.80075675,
    -0.70908105, -0.6174054, -0.5257297, -0.9266216, -1.3603513, -1.7940811, -2.2278109, -2.5537028,
    -2.6423514, -2.731, -2.8196487, -2.9082973, -1.9176083, -0.4363109, 1.0449864, 2.5262837,
    3.832554, 2.513419, 1.1942837, -0.124851435, -1.4439865, -2.1324596, -2.010081, -1.8877027,
    -1.7653244, -1.642946, -1.62, -1.62],
}, name='much_wider_half_pixel_centers').AddNchw(input, output, layout).AddVariations('float16').DisableLifeTimeVariation()

# Width before height. Where each output pixel lies in the input.
# Expected values: float64 formula.
input = Input('input', (F32, [1, 8, 1, 1]))
layout = BoolScalar('layout', False)
output = Output('output', (F32, [1, 41, 1, 1]))
model = Model()
model.Operation('RESIZE_BILINEAR', input, 1, 41, layout).To(output)
Example({
    input: [-2.655, -2.408, 2.05, -1.173, -0.556, -3.241, 1.954, -3.557],
    output: [-2.655, -2.6068048, -2.5586097, -2.5104146, -2.4622195, -2.4140244, -1.646878, -0.7770244,
    0.09282924, 0.9626829, 1.8325366, 1.5783415, 0.94946337, 0.32058537, -0.3082927, -0.93717074,
    -1.097756, -0.97736585, -0.8569756, -0.7365854, -0.61619514, -0.8179512, -1.3418536, -1.865756,
    -2.3896585, -2.9135609, -2.860878, -1.8472195, -0.83356094, 0.18009758, 1.1937561, 1.6851708,
    0.6098537, -0.46546337, -1.5407804, -2.6160975, -3.557, -3.557, -3.557, -3.557, -3.557],
}, name='much_higher').AddNchw(input, output, layout).AddVariations('float16').DisableLifeTimeVariation()

# Width before height. Where each output pixel lies in the input.
# Expected values: float64 formula.
input = Input('input', (F32, [1, 8, 1, 1]))
layout = BoolScalar('layout', False)
output = Output('output', (F32, [1, 41, 1, 1]))
model = Model()
model.Operation('RESIZE_BILINEAR', input, 1, 41, layout, True).To(output)
Example({
    input: [-2.655, -2.408, 2.05, -1.173, -0.556, -3.241, 1.954, -3.557],
    output: [-2.655, -2.611775, -2.5685499, -2.525325, -2.4821, -2.438875, -2.1851, -1.40495, -0.6248,
    0.15534997, 0.93549997, 1.71565, 1.7277, 1.163675, 0.59964997, 0.035624996, -0.5284, -1.092425,
    -1.0804499, -0.972475, -0.8645, -0.756525, -0.64855, -0.623125, -1.0929999, -1.562875, -2.03275,
    -2.502625, -2.9724998, -2.8513749, -1.94225, -1.0331249, -0.123999976, 0.785125, 1.69425,
    1.265125, 0.3007, -0.66372496, -1.62815, -2.5925748, -3.557],
}, name='much_higher_align_corners').AddNchw(input, output, layout).AddVariations('float16').DisableLifeTimeVariation()

# Width before height. Where each output pixel lies in the input.
# Expected values: float64 formula.
input = Input('input', (F32, [1, 8, 1, 1]))
layout = BoolScalar('layout', False)
output = Output('output', (F32, [1, 41, 1, 1]))
model = Model()
model.Operation('RESIZE_BILINEAR', input, 1, 41, layout, False, True).To(output)
Example({
    input: [-2.655, -2.408, 2.05, -1.173, -0.556, -3.241, 1.954, -3.557],
    output: [-2.655, -2.655, -2.655, -2.609817, -2.561622, -2.5134268, -2.4652317, -2.4170365, -1.7012439,
    -0.83139026, 0.03846339, 0.908317, 1.7781707, 1.6176463, 0.9887683, 0.35989022, -0.2689878,
    -0.89786583, -1.1052805, -0.9848902, -0.8645, -0.74410975, -0.6237195, -0.78520733, -1.3091097,
    -1.8330121, -2.3569145, -2.880817, -2.9242318, -1.9105731, -0.8969146, 0.11674392, 1.1304024,
    1.7523781, 0.67706096, -0.39825606, -1.4735731, -2.54889, -3.557, -3.557, -3.557],
}, name='much_higher_half_pixel_centers').AddNchw(input, output, layout).AddVariations('float16').DisableLifeTimeVariation()

# Width before height. Where each output pixel lies in the input.
# Expected values: float64 formula.
input = Input('input', (F32, [1, 2, 4, 2]))
layout = BoolScalar('layout', False)
output = Output('output', (F32, [1, 5, 5, 2]))
model = Model()
model.Operation('RESIZE_BILINEAR', input, 1.25, 2.5, layout).To(output)
Example({
    input: [0.838, -1.341, -1.725, 3.133, 0.799, -2.909, 3.504, 2.406, -0.077, -1.282, 2.676, 2.699, -1.286,
    0.06, -1.088, -1.262],
    output: packed('<f4',
    'c-qr`{C0KQ;yD{SpZ}S#c>0^8De~uy+HD)zGEDOO7hCF1?)x0{JEwP=IfB)`RNrnn<B=lA-zyh{tWfNVa7zmnn>|Z)soM?7)vlW)'
    '*!upQu3&TSM6kkE&*l&R^T8uQ^5cr%Y!9SVHLe!iT)OLzr?(h~F8kai9G_?O&HB*25W%wFzu#fsKKuO+4tD!(9d_H<@3*(N1!5p$'
    '|Gxcu_d9@C`}QNT0A+1s;{'
),
}, name='factors').AddNchw(input, output, layout).AddVariations('relaxed', 'float16').DisableLifeTimeVariation()

# Width before height. Where each output pixel lies in the input.
# Expected values: float64 formula.
input = Input('input', (F32, [1, 2, 4, 2]))
layout = BoolScalar('layout', False)
output = Output('output', (F32, [1, 5, 5, 2]))
model = Model()
model.Operation('RESIZE_BILINEAR', input, 1.25, 2.5, layout, True).To(output)
Example({
    input: [0.838, -1.341, -1.725, 3.133, 0.799, -2.909, 3.504, 2.406, -0.077, -1.282, 2.676, 2.699, -1.286,
    0.06, -1.088, -1.262],
    output: packed('<f4',
    'c-jHT05|_D<Ft`hK>nhM=g*IYc>92?DYT8{JIKy#c;H~Zms;n=B(xaxZh+S<lbCvjbfWr}H;1Lj?G9knMM3-b!t3d&l^k5im(br!'
    '_mSy(<)3b3`yd9L1pN}iqp}!o6zh{kenW{?tBL^a<-E#Z85^mg_c7Z{pccNur|0eMKJ;vw5*wwQ<j;r>8FjFor2g75u%3#Gp+CRB'
    'K)yXczd%4gzrH`dK0m)eKR&-cKRrJ^zdt`dzdt`dKfk{{zP-OcKR-XezQ4aq;A?O'
),
}, name='factors_align_corners').AddNchw(input, output, layout).AddVariations('relaxed', 'float16').DisableLifeTimeVariation()

# Width before height. Where each output pixel lies in the input.
# Expected values: float64 formula.
input = Input('input', (F32, [1, 2, 4, 2]))
layout = BoolScalar('layout', False)
output = Output('output', (F32, [1, 5, 5, 2]))
model = Model()
model.Operation('RESIZE_BILINEAR', input, 1.25, 2.5, layout, False).To(output)
Example({
    input: [0.838, -1.341, -1.725, 3.133, 0.799, -2.909, 3.504, 2.406, -0.077, -1.282, 2.676, 2.699, -1.286,
    0.06, -1.088, -1.262],
    output: packed('<f4',
    'c-qr`{C0KQ;yD{SpZ}S#c>0^8De~uy+HD)zGEDOO7hCF1?)x0{JEwP=IfB)`RNrnn<B=lA-zyh{tWfNVa7zmnn>|Z)soM?7)vlW)'
    '*!upQu3&TSM6kkE&*l&R^T8uQ^5cr%Y!9SVHLe!iT)OLzr?(h~F8kai9G_?O&HB*25W%wFzu#fsKKuO+4tD!(9d_H<@3*(N1!5p$'
    '|Gxcu_d9@C`}QNT0A+1s;{'
),
}, name='factors_not_aligned').AddNchw(input, output, layout).AddVariations('relaxed', 'float16').DisableLifeTimeVariation()

# Width before height. Where each output pixel lies in the input.
# Expected values: float64 formula.
input = Input('input', (F32, [1, 2, 4, 2]))
layout = BoolScalar('layout', False)
output = Output('output', (F32, [1, 5, 5, 2]))
model = Model()
model.Operation('RESIZE_BILINEAR', input, 1.25, 2.5, layout, False, True).To(output)
Example({
    input: [0.838, -1.341, -1.725, 3.133, 0.799, -2.909, 3.504, 2.406, -0.077, -1.282, 2.676, 2.699, -1.286,
    0.06, -1.088, -1.262],
    output: packed('<f4',
    'c-qr`{NsI?!`;r#=L`Cr3XLB)sxvw~wKk~8spzuXH$C&k&V~{hyI8Kvx|2ni+DfdiPBU*`ddPw=LB-MWx73q2{YR><?7i1?;r`v1'
    '6JPd)&(E89^NF)tRAR<Y?M)IFX1$)w80Op=wz}l$+o$JNBuLt?(s{VCWaVrprbEl0TzYHg5<E*Ncgcw(A`1%dDWuL_^5%fyhPi9H'
    '7uxUNZ@<she!qhQm}LiI+3mNpx3#z1Z*Ok{#P;_4_wC=m7tR6z@z`Z7'
),
}, name='factors_half_pixel_centers').AddNchw(input, output, layout).AddVariations('relaxed', 'float16').DisableLifeTimeVariation()

# Width before height. Where each output pixel lies in the input.
# Expected values: float64 formula.
input = Input('input', (F32, [1, 2, 4, 2]))
layout = BoolScalar('layout', False)
output = Output('output', (F32, [1, 5, 5, 2]))
model = Model()
model.Operation('RESIZE_BILINEAR', input, 1.25, 2.5, layout, True, False).To(output)
Example({
    input: [0.838, -1.341, -1.725, 3.133, 0.799, -2.909, 3.504, 2.406, -0.077, -1.282, 2.676, 2.699, -1.286,
    0.06, -1.088, -1.262],
    output: packed('<f4',
    'c-jHT05|_D<Ft`hK>nhM=g*IYc>92?DYT8{JIKy#c;H~Zms;n=B(xaxZh+S<lbCvjbfWr}H;1Lj?G9knMM3-b!t3d&l^k5im(br!'
    '_mSy(<)3b3`yd9L1pN}iqp}!o6zh{kenW{?tBL^a<-E#Z85^mg_c7Z{pccNur|0eMKJ;vw5*wwQ<j;r>8FjFor2g75u%3#Gp+CRB'
    'K)yXczd%4gzrH`dK0m)eKR&-cKRrJ^zdt`dzdt`dKfk{{zP-OcKR-XezQ4aq;A?O'
),
}, name='factors_align_corners_of_two').AddNchw(input, output, layout).AddVariations('relaxed', 'float16').DisableLifeTimeVariation()

# Width before height. Where each output pixel lies in the input.
# Expected values: float64 formula.
input = Input('input', (F32, [1, 2, 4, 2]))
layout = BoolScalar('layout', False)
output = Output('output', (F32, [1, 5, 5, 2]))
model = Model()
model.Operation('RESIZE_BILINEAR', input, 1.25, 2.5, layout, False, False).To(output)
Example({
    input: [0.838, -1.341, -1.725, 3.133, 0.799, -2.909, 3.504, 2.406, -0.077, -1.282, 2.676, 2.699, -1.286,
    0.06, -1.088, -1.262],
    output: packed('<f4',
    'c-qr`{C0KQ;yD{SpZ}S#c>0^8De~uy+HD)zGEDOO7hCF1?)x0{JEwP=IfB)`RNrnn<B=lA-zyh{tWfNVa7zmnn>|Z)soM?7)vlW)'
    '*!upQu3&TSM6kkE&*l&R^T8uQ^5cr%Y!9SVHLe!iT)OLzr?(h~F8kai9G_?O&HB*25W%wFzu#fsKKuO+4tD!(9d_H<@3*(N1!5p$'
    '|Gxcu_d9@C`}QNT0A+1s;{'
),
}, name='factors_neither').AddNchw(input, output, layout).AddVariations('relaxed', 'float16').DisableLifeTimeVariation()

# Width before height. Where each output pixel lies in the input.
# Expected values: float64 formula.
input = Input('input', (F32, [1, 5, 6, 1]))
layout = BoolScalar('layout', False)
output = Output('output', (F32, [1, 2, 4, 1]))
model = Model()
model.Operation('RESIZE_BILINEAR', input, 0.75, 0.5, layout).To(output)
Example({
    input: [-0.19, -3.574, 2.655, 1.166, 0.263, 3.107, -0.1, -0.537, -1.239, -1.874, -2.972, 1.766, -3.979,
    0.049, -1.951, -0.4, -3.061, 2.048, -0.468, -1.988, 0.355, 1.368, 2.439, -1.147, -3.152, -0.28,
    -3.442, 2.084, 1.398, 0.972],
    output: [-0.19, -0.45949996, 1.166, 1.6850001, -2.2235, -0.88375, 0.48400003, 0.06974998],
}, name='factors_smaller').AddNchw(input, output, layout).AddVariations('float16').DisableLifeTimeVariation()

# Width before height. Where each output pixel lies in the input.
# Expected values: float64 formula.
input = Input('input', (F32, [1, 5, 6, 1]))
layout = BoolScalar('layout', False)
output = Output('output', (F32, [1, 2, 4, 1]))
model = Model()
model.Operation('RESIZE_BILINEAR', input, 0.75, 0.5, layout, True).To(output)
Example({
    input: [-0.19, -3.574, 2.655, 1.166, 0.263, 3.107, -0.1, -0.537, -1.239, -1.874, -2.972, 1.766, -3.979,
    0.049, -1.951, -0.4, -3.061, 2.048, -0.468, -1.988, 0.355, 1.368, 2.439, -1.147, -3.152, -0.28,
    -3.442, 2.084, 1.398, 0.972],
    output: [-0.19, 0.5786667, 0.865, 3.107, -3.152, -2.388, 1.8553334, 0.972],
}, name='factors_smaller_align_corners').AddNchw(input, output, layout).AddVariations('float16').DisableLifeTimeVariation()

# Width before height. Where each output pixel lies in the input.
# Expected values: float64 formula.
input = Input('input', (F32, [1, 5, 6, 1]))
layout = BoolScalar('layout', False)
output = Output('output', (F32, [1, 2, 4, 1]))
model = Model()
model.Operation('RESIZE_BILINEAR', input, 0.75, 0.5, layout, False, True).To(output)
Example({
    input: [-0.19, -3.574, 2.655, 1.166, 0.263, 3.107, -0.1, -0.537, -1.239, -1.874, -2.972, 1.766, -3.979,
    0.049, -1.951, -0.4, -3.061, 2.048, -0.468, -1.988, 0.355, 1.368, 2.439, -1.147, -3.152, -0.28,
    -3.442, 2.084, 1.398, 0.972],
    output: [-0.41593748, -0.52318746, -1.3763125, 1.035125, -1.2445, -0.8359375, 1.7049375, 0.081750005],
}, name='factors_smaller_half_pixel_centers').AddNchw(input, output, layout).AddVariations('float16').DisableLifeTimeVariation()

# Width before height. Where each output pixel lies in the input.
# Expected values: float64 formula.
input = Input('input', (F32, [2, 3, 3, 1]))
layout = BoolScalar('layout', False)
output = Output('output', (F32, [2, 2, 4, 1]))
model = Model()
model.Operation('RESIZE_BILINEAR', input, 1.625, 0.9375, layout).To(output)
Example({
    input: [1.364, -0.943, -2.284, 2.141, 3.946, 1.186, -1.808, 2.119, 2.478, -3.139, -3.307, 2.355, 0.694,
    -2.322, 3.596, 1.713, 0.85, 0.527],
    output: [1.364, -0.36625004, -1.6135, -2.284, 0.16650003, 2.316, 2.43225, 1.832, -3.139, -3.2649999,
    -0.47599995, 2.355, 1.2035, -0.25112498, 0.66275, 2.0615],
}, name='factors_rounded_down').AddNchw(input, output, layout).AddVariations('float16').DisableLifeTimeVariation()

# Width before height. Where each output pixel lies in the input.
# Expected values: float64 formula.
input = Input('input', (F32, [2, 3, 3, 1]))
layout = BoolScalar('layout', False)
output = Output('output', (F32, [2, 2, 4, 1]))
model = Model()
model.Operation('RESIZE_BILINEAR', input, 1.625, 0.9375, layout, True).To(output)
Example({
    input: [1.364, -0.943, -2.284, 2.141, 3.946, 1.186, -1.808, 2.119, 2.478, -3.139, -3.307, 2.355, 0.694,
    -2.322, 3.596, 1.713, 0.85, 0.527],
    output: [1.364, -0.17400002, -1.39, -2.284, -1.808, 0.81, 2.2386665, 2.478, -3.139, -3.251, -1.4196666,
    2.355, 1.713, 1.1376667, 0.74233335, 0.527],
}, name='factors_rounded_down_align_corners').AddNchw(input, output, layout).AddVariations('float16').DisableLifeTimeVariation()

# Width before height. Where each output pixel lies in the input.
# Expected values: float64 formula.
input = Input('input', (F32, [2, 3, 3, 1]))
layout = BoolScalar('layout', False)
output = Output('output', (F32, [2, 2, 4, 1]))
model = Model()
model.Operation('RESIZE_BILINEAR', input, 1.625, 0.9375, layout, False, True).To(output)
Example({
    input: [1.364, -0.943, -2.284, 2.141, 3.946, 1.186, -1.808, 2.119, 2.478, -3.139, -3.307, 2.355, 0.694,
    -2.322, 3.596, 1.713, 0.85, 0.527],
    output: [1.55825, 0.758875, -0.35665622, -1.4165, -0.82075, 1.3020625, 2.4179688, 2.155, -2.18075,
    -2.7307498, -0.91349995, 2.66525, 1.45825, 0.58246875, 0.52096874, 1.29425],
}, name='factors_rounded_down_half_pixel_centers').AddNchw(input, output, layout).AddVariations('float16').DisableLifeTimeVariation()

# The argument list of HAL 1.0.
# Expected values: float64 formula.
input = Input('input', (F32, [1, 2, 3, 2]))
output = Output('output', (F32, [1, 4, 5, 2]))
model = Model()
model.Operation('RESIZE_BILINEAR', input, 5, 4).To(output)
Example({
    input: [3.312, -3.362, 3.732, -0.393, -2.625, 3.978, 0.44, -1.725, 0.965, 1.905, 3.547, 1.16],
    output: [3.312, -3.362, 3.5640001, -1.5806, 2.4606001, 0.48119998, -1.3536, 3.1037998, -2.625, 3.978, 1.876,
    -2.5435, 2.1595001, -0.56380004, 1.9710001, 1.1186, 0.83849996, 2.2064, 0.46099997, 2.569, 0.44,
    -1.725, 0.755, 0.45299998, 1.4814, 1.7559999, 3.0305998, 1.309, 3.547, 1.16, 0.44, -1.725,
    0.755, 0.45299998, 1.4814, 1.7559999, 3.0305998, 1.309, 3.547, 1.16],
}, name='greater_without_layout').AddVariations('relaxed', 'float16')

# The argument list of HAL 1.0.
# Expected values: float64 formula.
input = Input('input', (F32, [1, 5, 7, 2]))
output = Output('output', (F32, [1, 2, 3, 2]))
model = Model()
model.Operation('RESIZE_BILINEAR', input, 3, 2).To(output)
Example({
    input: packed('<f4',
    'c-jFN0q6eo$7*8o=MW#FP$>j~%NND?v;wYT_5gwWBjH9;cVO@v$340X)mliVL>GG_?h2FH=hw0qoC**IZwk?KP%|T90^eA52K`IC'
    '5Yqctg++~AR+XXIAXCUIM-V6gm8si$wz$6Kr!PwiNdkCe;hT%u6x)2)7|#2no!P|KSb-APB4~{>+Yl>HIg^1@M|8;DX}RlmFE<W@'
    '6)wQz#!s=B41i;?DKuLi{}2Wpw^wZYDVzEfOh#6@KZ67pX%O$u5HmT|gL@kpXB+8AR}ECil|Vo~Kfgaey}!V~z`nr0KR!ReKR&>|'
    'zrMgfz(7C0KR>^~KR-Y}zCgdgz(2pgzQ4f0y*<D{Kt4XeKtRAiKfu60KR>;qT!PC'
),
    output: [3.328, 3.114, -0.6726667, 0.571, -2.2306666, -2.397, -0.31350005, -0.6735, -0.79749995,
    -0.97583336, 0.3885, -0.49550003],
}, name='smaller_without_layout').AddVariations('relaxed', 'float16').DisableLifeTimeVariation()

# The argument list of HAL 1.0.
# Expected values: float64 formula.
input = Input('input', (F32, [1, 2, 6, 3]))
output = Output('output', (F32, [1, 5, 4, 3]))
model = Model()
model.Operation('RESIZE_BILINEAR', input, 4, 5).To(output)
Example({
    input: [-1.065, 0.01, -3.272, 2.611, 3.159, -1.328, 2.651, -0.672, -0.86, 3.458, -0.007, 3.171, -0.809,
    -0.427, -1.41, -2.943, 1.782, -3.4, 0.173, -2.795, -3.355, -1.885, 0.557, 1.33, -2.942, 0.929,
    0.964, -0.3, 2.709, 0.56, -2.76, 3.36, -2.455, 2.733, 3.365, -1.757],
    output: packed('<f4',
    'c-nizRqV%Pc;9K&(Iu@}ENSa*FME8#e2)6Rr?(^DrT5ELbe#HE{?a4pgu}C0PMQqHTaej-*E5o|Is6koDiplF7uNBsE8I*|>WHE9'
    '@t-SBUVUOQr*+|#Icg7gl$l<bnGmCId;*!>p&Y0&zbE#o*9Tom!M<RbR<B=O91|W0&EN~&9B%ZStLvx<m!VOZl-;D6y8N->Y{=~W'
    'HU}K+_dD!%*l&Me|NaB^_WSJZLF~N;4(zwLw{x)H=WxL8zyXkigZ&;<HUK2{Z-)'
),
}, name='higher_and_narrower_without_layout').AddVariations('relaxed', 'float16').DisableLifeTimeVariation()

# The argument list of HAL 1.0.
# Expected values: float64 formula.
input = Input('input', (F32, [1, 2, 4, 2]))
output = Output('output', (F32, [1, 5, 5, 2]))
model = Model()
model.Operation('RESIZE_BILINEAR', input, 1.25, 2.5).To(output)
Example({
    input: [0.296, -0.371, 0.527, 2.488, -3.9, 0.651, 3.537, 0.776, -2.97, -3.552, 3.965, 3.587, 0.522, 1.648,
    -0.629, 1.598],
    output: packed('<f4',
    'c-jltmd$nH>8rh_A5Oh<>(=V&+ILB;q~fMf*~~R^XHBbrd=CBN?B%EGf?)N2)^>AAyjc>rJS6J%?TIaC4f3<x=BSGNxXiL#vOy&H'
    'uYrV2KoVOwf;D~bx33%<bBvSR8ZWJ2V0p&g`My`gii^FQmwQLxcDrO1uFujn7ZlGRvG&>7AF$tV?_j?lNbCo)?ClR6aB#49*k^AC'
    'W!VBn5i9_|)L0M'
),
}, name='factors_without_layout').AddVariations('relaxed', 'float16').DisableLifeTimeVariation()

# The argument list of HAL 1.0.
# Expected values: float64 formula.
input = Input('input', (F32, [1, 5, 6, 1]))
output = Output('output', (F32, [1, 2, 4, 1]))
model = Model()
model.Operation('RESIZE_BILINEAR', input, 0.75, 0.5).To(output)
Example({
    input: [-0.089, 0.064, 1.113, -0.54, 0.104, 2.106, -3.157, 1.575, 2.093, -0.87, 1.602, 1.708, 1.149, 0.52,
    2.947, -2.003, -0.304, -1.56, 2.247, -3.576, 2.751, 3.625, -3.565, -1.699, -3.811, 2.616, 1.181,
    -1.286, -1.135, 3.394],
    output: [-0.089, 0.5885, -0.54, 1.105, 1.698, 0.6605, 0.811, -1.782],
}, name='factors_smaller_without_layout').AddVariations('relaxed', 'float16').DisableLifeTimeVariation()

# No batches in, none out.
# Expected values: none: the model must fail, or its outputs are not compared by value.
given_scores = Parameter('given_scores', (F32, [1, 2]), [3.0, 2.0])
given_boxes = Parameter('given_boxes', (F32, [1, 8]), [2.0, 1.0, 9.0, 7.0, 0.0, 0.0, 5.0, 6.0])
batch_of_box = Parameter('batch_of_box', (I32, [1]), [0])
scores = Output('scores', (F32, [0]))
boxes = Internal('boxes', (F32, [0, 4]))
classes = Output('classes', (I32, [0]))
batches = Internal('batches', (I32, [0]))
input = Input('input', (F32, [1, 3, 3, 2]))
no_batches = Internal('no_batches', (F32, [0, 4, 5, 2]))
output = Output('output', (F32, [0, 2, 3, 2]))
model = Model()
model.Operation('BOX_WITH_NMS_LIMIT', given_scores, given_boxes, batch_of_box, 100.0, -1, 0, 0.4, 1.0, 0.3).To(scores, boxes, classes, batches)
model.Operation('ROI_ALIGN', input, boxes, batches, 4, 5, 1.0, 1.0, 0, 0, False).To(no_batches)
model.Operation('RESIZE_BILINEAR', no_batches, 3, 2, False).To(output)
Example({
    scores: [],
    classes: [],
    input: [2.697, -2.74, -2.445, -0.169, -2.618, -3.323, 3.761, -0.847, 2.983, -1.137, -1.96, -2.783, -1.953,
    1.069, -0.018, -3.324, 3.03, -2.881],
    output: [],
}, name='zero_sized').AddVariations('relaxed', 'float16').DisableLifeTimeVariation()
