# Licensed under the Apache License, Version 2.0; see LICENSE.
# Written by 'python -m corpus' from corpus/families/slicing.py; do not edit.
#
# STRIDED_SLICE: begins, ends, strides, all masks, types.

import base64
import zlib

import numpy as np


def packed(dtype, text, unit=None):
    """Many values in little space: the first byte of each, then the second; times a unit."""
    planes = np.frombuffer(zlib.decompress(base64.b85decode(text)), "u1")
    planes = planes.reshape(np.dtype(dtype).itemsize, -1)
    values = np.frombuffer(planes.T.tobytes(), dtype)
    return (values if unit is None else np.multiply(values, unit, dtype="f8")).tolist()


def signed(*operands):
    """All unsigned codes as signed ones of the same real values."""
    types = {
        o: ("TENSOR_QUANT8_ASYMM_SIGNED", o.type.scale, o.type.zeroPoint - 128) for o in operands
    }
    return DataTypeConverter(name="signed").Identify(types)


F32 = 'TENSOR_FLOAT32'
I32 = 'TENSOR_INT32'
U8 = 'TENSOR_QUANT8_ASYMM'

# Bit i of a mask is about dimension i.
# Expected values: float64 formula.
input = Input('input', (F32, [7]))
begin = Parameter('begin', (I32, [1]), [1])
end = Parameter('end', (I32, [1]), [5])
strides = Parameter('strides', (I32, [1]), [1])
output = Output('output', (F32, [4]))
model = Model()
model.Operation('STRIDED_SLICE', input, begin, end, strides, 0, 0, 0).To(output)
Example({
    input: [-7.509, 6.316, 3.522, 2.564, 6.155, 0.977, 1.01],
    output: [6.316, 3.522, 2.564, 6.155],
}, name='vector').AddVariations('float16').DisableLifeTimeVariation()

# Bit i of a mask is about dimension i.
# Expected values: float64 formula.
input = Input('input', (U8, [7], 0.5, 101))
begin = Parameter('begin', (I32, [1]), [1])
end = Parameter('end', (I32, [1]), [5])
strides = Parameter('strides', (I32, [1]), [1])
output = Output('output', (U8, [4], 0.5, 101))
model = Model()
model.Operation('STRIDED_SLICE', input, begin, end, strides, 0, 0, 0).To(output)
Example({
    input: [0, 255, 99, 54, 235, 179, 250],
    output: [255, 99, 54, 235],
}, name='vector_quant8').AddVariations(signed(input, output)).DisableLifeTimeVariation()

# Bit i of a mask is about dimension i.
# Expected values: float64 formula.
input = Input('input', (F32, [7]))
begin = Parameter('begin', (I32, [1]), [1])
end = Parameter('end', (I32, [1]), [6])
strides = Parameter('strides', (I32, [1]), [2])
output = Output('output', (F32, [3]))
model = Model()
model.Operation('STRIDED_SLICE', input, begin, end, strides, 0, 0, 0).To(output)
Example({
    input: [-3.795, 4.103, 4.331, 8.516, 3.247, 8.169, -8.801],
    output: [4.103, 8.516, 8.169],
}, name='stride_2').AddVariations('float16').DisableLifeTimeVariation()

# Bit i of a mask is about dimension i.
# Expected values: float64 formula.
input = Input('input', (U8, [7], 0.013700000010430813, 0))
begin = Parameter('begin', (I32, [1]), [1])
end = Parameter('end', (I32, [1]), [6])
strides = Parameter('strides', (I32, [1]), [2])
output = Output('output', (U8, [3], 0.013700000010430813, 0))
model = Model()
model.Operation('STRIDED_SLICE', input, begin, end, strides, 0, 0, 0).To(output)
Example({
    input: [0, 255, 96, 226, 71, 159, 219],
    output: [255, 226, 159],
}, name='stride_2_quant8').AddVariations(signed(input, output)).DisableLifeTimeVariation()

# Bit i of a mask is about dimension i.
# Expected values: float64 formula.
input = Input('input', (F32, [8]))
begin = Parameter('begin', (I32, [1]), [0])
end = Parameter('end', (I32, [1]), [8])
strides = Parameter('strides', (I32, [1]), [3])
output = Output('output', (F32, [3]))
model = Model()
model.Operation('STRIDED_SLICE', input, begin, end, strides, 0, 0, 0).To(output)
Example({
    input: [4.447, 1.058, -0.549, 8.812, -4.312, -6.541, 5.372, 1.225],
    output: [4.447, 8.812, 5.372],
}, name='stride_3_uneven').AddVariations('float16').DisableLifeTimeVariation()

# Bit i of a mask is about dimension i.
# Expected values: float64 formula.
input = Input('input', (U8, [8], 2.25, 255))
begin = Parameter('begin', (I32, [1]), [0])
end = Parameter('end', (I32, [1]), [8])
strides = Parameter('strides', (I32, [1]), [3])
output = Output('output', (U8, [3], 2.25, 255))
model = Model()
model.Operation('STRIDED_SLICE', input, begin, end, strides, 0, 0, 0).To(output)
Example({
    input: [0, 255, 253, 205, 100, 245, 81, 145],
    output: [0, 205, 81],
}, name='stride_3_uneven_quant8').AddVariations(signed(input, output)).DisableLifeTimeVariation()

# Bit i of a mask is about dimension i.
# Expected values: float64 formula.
input = Input('input', (F32, [4]))
begin = Parameter('begin', (I32, [1]), [1])
end = Parameter('end', (I32, [1]), [4])
strides = Parameter('strides', (I32, [1]), [9])
output = Output('output', (F32, [1]))
model = Model()
model.Operation('STRIDED_SLICE', input, begin, end, strides, 0, 0, 0).To(output)
Example({
    input: [-4.971, 8.963, -7.028, 1.842],
    output: [8.963],
}, name='stride_beyond_size').AddVariations('float16').DisableLifeTimeVariation()

# Bit i of a mask is about dimension i.
# Expected values: float64 formula.
input = Input('input', (U8, [4], 0.10000000149011612, 37))
begin = Parameter('begin', (I32, [1]), [1])
end = Parameter('end', (I32, [1]), [4])
strides = Parameter('strides', (I32, [1]), [9])
output = Output('output', (U8, [1], 0.10000000149011612, 37))
model = Model()
model.Operation('STRIDED_SLICE', input, begin, end, strides, 0, 0, 0).To(output)
Example({
    input: [0, 255, 219, 76],
    output: [255],
}, name='stride_beyond_size_quant8').AddVariations(signed(input, output)).DisableLifeTimeVariation()

# Bit i of a mask is about dimension i.
# Expected values: float64 formula.
input = Input('input', (F32, [7]))
begin = Parameter('begin', (I32, [1]), [-4])
end = Parameter('end', (I32, [1]), [6])
strides = Parameter('strides', (I32, [1]), [1])
output = Output('output', (F32, [3]))
model = Model()
model.Operation('STRIDED_SLICE', input, begin, end, strides, 0, 0, 0).To(output)
Example({
    input: [8.322, -8.736, 7.779, 7.686, -3.72, -1.714, -0.426],
    output: [7.686, -3.72, -1.714],
}, name='negative_begin').AddVariations('float16').DisableLifeTimeVariation()

# Bit i of a mask is about dimension i.
# Expected values: float64 formula.
input = Input('input', (U8, [7], 0.5, 128))
begin = Parameter('begin', (I32, [1]), [-4])
end = Parameter('end', (I32, [1]), [6])
strides = Parameter('strides', (I32, [1]), [1])
output = Output('output', (U8, [3], 0.5, 128))
model = Model()
model.Operation('STRIDED_SLICE', input, begin, end, strides, 0, 0, 0).To(output)
Example({
    input: [0, 255, 170, 21, 108, 234, 42],
    output: [21, 108, 234],
}, name='negative_begin_quant8').AddVariations(signed(input, output)).DisableLifeTimeVariation()

# Bit i of a mask is about dimension i.
# Expected values: float64 formula.
input = Input('input', (F32, [7]))
begin = Parameter('begin', (I32, [1]), [1])
end = Parameter('end', (I32, [1]), [-2])
strides = Parameter('strides', (I32, [1]), [1])
output = Output('output', (F32, [4]))
model = Model()
model.Operation('STRIDED_SLICE', input, begin, end, strides, 0, 0, 0).To(output)
Example({
    input: [-4.419, -2.691, 0.754, -5.183, 8.472, -1.33, -4.612],
    output: [-2.691, 0.754, -5.183, 8.472],
}, name='negative_end').AddVariations('float16').DisableLifeTimeVariation()

# Bit i of a mask is about dimension i.
# Expected values: float64 formula.
input = Input('input', (U8, [7], 0.013700000010430813, 101))
begin = Parameter('begin', (I32, [1]), [1])
end = Parameter('end', (I32, [1]), [-2])
strides = Parameter('strides', (I32, [1]), [1])
output = Output('output', (U8, [4], 0.013700000010430813, 101))
model = Model()
model.Operation('STRIDED_SLICE', input, begin, end, strides, 0, 0, 0).To(output)
Example({
    input: [0, 255, 99, 145, 38, 116, 28],
    output: [255, 99, 145, 38],
}, name='negative_end_quant8').AddVariations(signed(input, output)).DisableLifeTimeVariation()

# Bit i of a mask is about dimension i.
# Expected values: float64 formula.
input = Input('input', (F32, [7]))
begin = Parameter('begin', (I32, [1]), [-6])
end = Parameter('end', (I32, [1]), [-1])
strides = Parameter('strides', (I32, [1]), [2])
output = Output('output', (F32, [3]))
model = Model()
model.Operation('STRIDED_SLICE', input, begin, end, strides, 0, 0, 0).To(output)
Example({
    input: [6.687, 4.547, -4.403, 1.497, -7.809, -4.707, -2.909],
    output: [4.547, 1.497, -4.707],
}, name='negative_both').AddVariations('float16').DisableLifeTimeVariation()

# Bit i of a mask is about dimension i.
# Expected values: float64 formula.
input = Input('input', (U8, [7], 2.25, 0))
begin = Parameter('begin', (I32, [1]), [-6])
end = Parameter('end', (I32, [1]), [-1])
strides = Parameter('strides', (I32, [1]), [2])
output = Output('output', (U8, [3], 2.25, 0))
model = Model()
model.Operation('STRIDED_SLICE', input, begin, end, strides, 0, 0, 0).To(output)
Example({
    input: [0, 255, 197, 158, 150, 197, 194],
    output: [255, 158, 197],
}, name='negative_both_quant8').AddVariations(signed(input, output)).DisableLifeTimeVariation()

# Bit i of a mask is about dimension i.
# Expected values: float64 formula.
input = Input('input', (F32, [4]))
begin = Parameter('begin', (I32, [1]), [-9])
end = Parameter('end', (I32, [1]), [9])
strides = Parameter('strides', (I32, [1]), [1])
output = Output('output', (F32, [4]))
model = Model()
model.Operation('STRIDED_SLICE', input, begin, end, strides, 0, 0, 0).To(output)
Example({
    input: [8.811, -2.25, 1.83, 2.48],
    output: [8.811, -2.25, 1.83, 2.48],
}, name='beyond_the_edges').AddVariations('float16').DisableLifeTimeVariation()

# Bit i of a mask is about dimension i.
# Expected values: float64 formula.
input = Input('input', (U8, [4], 0.10000000149011612, 255))
begin = Parameter('begin', (I32, [1]), [-9])
end = Parameter('end', (I32, [1]), [9])
strides = Parameter('strides', (I32, [1]), [1])
output = Output('output', (U8, [4], 0.10000000149011612, 255))
model = Model()
model.Operation('STRIDED_SLICE', input, begin, end, strides, 0, 0, 0).To(output)
Example({
    input: [0, 255, 240, 48],
    output: [0, 255, 240, 48],
}, name='beyond_the_edges_quant8').AddVariations(signed(input, output)).DisableLifeTimeVariation()

# Bit i of a mask is about dimension i.
# Expected values: float64 formula.
input = Input('input', (F32, [6]))
begin = Parameter('begin', (I32, [1]), [4])
end = Parameter('end', (I32, [1]), [0])
strides = Parameter('strides', (I32, [1]), [-1])
output = Output('output', (F32, [4]))
model = Model()
model.Operation('STRIDED_SLICE', input, begin, end, strides, 0, 0, 0).To(output)
Example({
    input: [7.153, -6.715, 1.545, -1.584, 4.872, 8.527],
    output: [4.872, -1.584, 1.545, -6.715],
}, name='backwards').AddVariations('float16').DisableLifeTimeVariation()

# Bit i of a mask is about dimension i.
# Expected values: float64 formula.
input = Input('input', (U8, [6], 0.5, 37))
begin = Parameter('begin', (I32, [1]), [4])
end = Parameter('end', (I32, [1]), [0])
strides = Parameter('strides', (I32, [1]), [-1])
output = Output('output', (U8, [4], 0.5, 37))
model = Model()
model.Operation('STRIDED_SLICE', input, begin, end, strides, 0, 0, 0).To(output)
Example({
    input: [0, 255, 195, 149, 45, 219],
    output: [45, 149, 195, 255],
}, name='backwards_quant8').AddVariations(signed(input, output)).DisableLifeTimeVariation()

# Bit i of a mask is about dimension i.
# Expected values: float64 formula.
input = Input('input', (F32, [7]))
begin = Parameter('begin', (I32, [1]), [-1])
end = Parameter('end', (I32, [1]), [0])
strides = Parameter('strides', (I32, [1]), [-2])
output = Output('output', (F32, [3]))
model = Model()
model.Operation('STRIDED_SLICE', input, begin, end, strides, 0, 0, 0).To(output)
Example({
    input: [-7.648, 1.345, 6.051, -5.95, 8.521, -8.232, 3.103],
    output: [3.103, 8.521, 6.051],
}, name='backwards_stride_2').AddVariations('float16').DisableLifeTimeVariation()

# Bit i of a mask is about dimension i.
# Expected values: float64 formula.
input = Input('input', (U8, [7], 0.013700000010430813, 128))
begin = Parameter('begin', (I32, [1]), [-1])
end = Parameter('end', (I32, [1]), [0])
strides = Parameter('strides', (I32, [1]), [-2])
output = Output('output', (U8, [3], 0.013700000010430813, 128))
model = Model()
model.Operation('STRIDED_SLICE', input, begin, end, strides, 0, 0, 0).To(output)
Example({
    input: [0, 255, 208, 114, 109, 54, 53],
    output: [53, 109, 208],
}, name='backwards_stride_2_quant8').AddVariations(signed(input, output)).DisableLifeTimeVariation()

# Bit i of a mask is about dimension i.
# Expected values: float64 formula.
input = Input('input', (F32, [5]))
begin = Parameter('begin', (I32, [1]), [9])
end = Parameter('end', (I32, [1]), [-9])
strides = Parameter('strides', (I32, [1]), [-2])
output = Output('output', (F32, [3]))
model = Model()
model.Operation('STRIDED_SLICE', input, begin, end, strides, 0, 0, 0).To(output)
Example({
    input: [-8.337, -3.99, 8.877, -8.111, -8.371],
    output: [-8.371, 8.877, -8.337],
}, name='backwards_beyond').AddVariations('float16').DisableLifeTimeVariation()

# Bit i of a mask is about dimension i.
# Expected values: float64 formula.
input = Input('input', (U8, [5], 2.25, 101))
begin = Parameter('begin', (I32, [1]), [9])
end = Parameter('end', (I32, [1]), [-9])
strides = Parameter('strides', (I32, [1]), [-2])
output = Output('output', (U8, [3], 2.25, 101))
model = Model()
model.Operation('STRIDED_SLICE', input, begin, end, strides, 0, 0, 0).To(output)
Example({
    input: [0, 255, 122, 18, 116],
    output: [116, 122, 0],
}, name='backwards_beyond_quant8').AddVariations(signed(input, output)).DisableLifeTimeVariation()

# Bit i of a mask is about dimension i.
# Expected values: float64 formula.
input = Input('input', (F32, [6]))
begin = Parameter('begin', (I32, [1]), [3])
end = Parameter('end', (I32, [1]), [5])
strides = Parameter('strides', (I32, [1]), [1])
output = Output('output', (F32, [5]))
model = Model()
model.Operation('STRIDED_SLICE', input, begin, end, strides, 1, 0, 0).To(output)
Example({
    input: [7.69, 6.108, 7.834, 2.385, 1.318, 5.822],
    output: [7.69, 6.108, 7.834, 2.385, 1.318],
}, name='begin_mask').AddVariations('float16').DisableLifeTimeVariation()

# Bit i of a mask is about dimension i.
# Expected values: float64 formula.
input = Input('input', (U8, [6], 0.10000000149011612, 0))
begin = Parameter('begin', (I32, [1]), [3])
end = Parameter('end', (I32, [1]), [5])
strides = Parameter('strides', (I32, [1]), [1])
output = Output('output', (U8, [5], 0.10000000149011612, 0))
model = Model()
model.Operation('STRIDED_SLICE', input, begin, end, strides, 1, 0, 0).To(output)
Example({
    input: [0, 255, 106, 74, 100, 189],
    output: [0, 255, 106, 74, 100],
}, name='begin_mask_quant8').AddVariations(signed(input, output)).DisableLifeTimeVariation()

# Bit i of a mask is about dimension i.
# Expected values: float64 formula.
input = Input('input', (F32, [6]))
begin = Parameter('begin', (I32, [1]), [2])
end = Parameter('end', (I32, [1]), [3])
strides = Parameter('strides', (I32, [1]), [1])
output = Output('output', (F32, [4]))
model = Model()
model.Operation('STRIDED_SLICE', input, begin, end, strides, 0, 1, 0).To(output)
Example({
    input: [-6.387, 7.402, -5.811, -2.919, 0.064, -6.706],
    output: [-5.811, -2.919, 0.064, -6.706],
}, name='end_mask').AddVariations('float16').DisableLifeTimeVariation()

# Bit i of a mask is about dimension i.
# Expected values: float64 formula.
input = Input('input', (U8, [6], 0.5, 255))
begin = Parameter('begin', (I32, [1]), [2])
end = Parameter('end', (I32, [1]), [3])
strides = Parameter('strides', (I32, [1]), [1])
output = Output('output', (U8, [4], 0.5, 255))
model = Model()
model.Operation('STRIDED_SLICE', input, begin, end, strides, 0, 1, 0).To(output)
Example({
    input: [0, 255, 123, 43, 97, 247],
    output: [123, 43, 97, 247],
}, name='end_mask_quant8').AddVariations(signed(input, output)).DisableLifeTimeVariation()

# Bit i of a mask is about dimension i.
# Expected values: float64 formula.
input = Input('input', (F32, [6]))
begin = Parameter('begin', (I32, [1]), [2])
end = Parameter('end', (I32, [1]), [3])
strides = Parameter('strides', (I32, [1]), [2])
output = Output('output', (F32, [3]))
model = Model()
model.Operation('STRIDED_SLICE', input, begin, end, strides, 1, 1, 0).To(output)
Example({
    input: [-0.741, 4.754, -0.513, 6.883, -5.723, 2.603],
    output: [-0.741, -0.513, -5.723],
}, name='masks').AddVariations('float16').DisableLifeTimeVariation()

# Bit i of a mask is about dimension i.
# Expected values: float64 formula.
input = Input('input', (U8, [6], 0.013700000010430813, 37))
begin = Parameter('begin', (I32, [1]), [2])
end = Parameter('end', (I32, [1]), [3])
strides = Parameter('strides', (I32, [1]), [2])
output = Output('output', (U8, [3], 0.013700000010430813, 37))
model = Model()
model.Operation('STRIDED_SLICE', input, begin, end, strides, 1, 1, 0).To(output)
Example({
    input: [0, 255, 74, 149, 58, 117],
    output: [0, 74, 58],
}, name='masks_quant8').AddVariations(signed(input, output)).DisableLifeTimeVariation()

# Bit i of a mask is about dimension i.
# Expected values: float64 formula.
input = Input('input', (F32, [6]))
begin = Parameter('begin', (I32, [1]), [2])
end = Parameter('end', (I32, [1]), [1])
strides = Parameter('strides', (I32, [1]), [-1])
output = Output('output', (F32, [4]))
model = Model()
model.Operation('STRIDED_SLICE', input, begin, end, strides, 1, 0, 0).To(output)
Example({
    input: [2.265, 4.043, 6.224, 7.854, -4.987, -8.254],
    output: [-8.254, -4.987, 7.854, 6.224],
}, name='begin_mask_backwards').AddVariations('float16').DisableLifeTimeVariation()

# Bit i of a mask is about dimension i.
# Expected values: float64 formula.
input = Input('input', (U8, [6], 2.25, 128))
begin = Parameter('begin', (I32, [1]), [2])
end = Parameter('end', (I32, [1]), [1])
strides = Parameter('strides', (I32, [1]), [-1])
output = Output('output', (U8, [4], 2.25, 128))
model = Model()
model.Operation('STRIDED_SLICE', input, begin, end, strides, 1, 0, 0).To(output)
Example({
    input: [0, 255, 94, 189, 247, 27],
    output: [27, 247, 189, 94],
}, name='begin_mask_backwards_quant8').AddVariations(signed(input, output)).DisableLifeTimeVariation()

# Bit i of a mask is about dimension i.
# Expected values: float64 formula.
input = Input('input', (F32, [6]))
begin = Parameter('begin', (I32, [1]), [3])
end = Parameter('end', (I32, [1]), [1])
strides = Parameter('strides', (I32, [1]), [-1])
output = Output('output', (F32, [4]))
model = Model()
model.Operation('STRIDED_SLICE', input, begin, end, strides, 0, 1, 0).To(output)
Example({
    input: [-3.517, 2.914, -0.892, 3.453, 8.195, 4.176],
    output: [3.453, -0.892, 2.914, -3.517],
}, name='end_mask_backwards').AddVariations('float16').DisableLifeTimeVariation()

# Bit i of a mask is about dimension i.
# Expected values: float64 formula.
input = Input('input', (U8, [6], 0.10000000149011612, 101))
begin = Parameter('begin', (I32, [1]), [3])
end = Parameter('end', (I32, [1]), [1])
strides = Parameter('strides', (I32, [1]), [-1])
output = Output('output', (U8, [4], 0.10000000149011612, 101))
model = Model()
model.Operation('STRIDED_SLICE', input, begin, end, strides, 0, 1, 0).To(output)
Example({
    input: [0, 255, 221, 164, 28, 100],
    output: [164, 221, 255, 0],
}, name='end_mask_backwards_quant8').AddVariations(signed(input, output)).DisableLifeTimeVariation()

# Bit i of a mask is about dimension i.
# Expected values: float64 formula.
input = Input('input', (F32, [5]))
begin = Parameter('begin', (I32, [1]), [1])
end = Parameter('end', (I32, [1]), [2])
strides = Parameter('strides', (I32, [1]), [-1])
output = Output('output', (F32, [5]))
model = Model()
model.Operation('STRIDED_SLICE', input, begin, end, strides, 1, 1, 0).To(output)
Example({
    input: [-5.716, 5.582, 0.298, 6.836, 2.741],
    output: [2.741, 6.836, 0.298, 5.582, -5.716],
}, name='reversed').AddVariations('float16').DisableLifeTimeVariation()

# Bit i of a mask is about dimension i.
# Expected values: float64 formula.
input = Input('input', (U8, [5], 0.5, 0))
begin = Parameter('begin', (I32, [1]), [1])
end = Parameter('end', (I32, [1]), [2])
strides = Parameter('strides', (I32, [1]), [-1])
output = Output('output', (U8, [5], 0.5, 0))
model = Model()
model.Operation('STRIDED_SLICE', input, begin, end, strides, 1, 1, 0).To(output)
Example({
    input: [0, 255, 174, 125, 145],
    output: [145, 125, 174, 255, 0],
}, name='reversed_quant8').AddVariations(signed(input, output)).DisableLifeTimeVariation()

# Bit i of a mask is about dimension i.
# Expected values: float64 formula.
input = Input('input', (F32, [4, 5]))
begin = Parameter('begin', (I32, [2]), [1, 0])
end = Parameter('end', (I32, [2]), [3, 4])
strides = Parameter('strides', (I32, [2]), [1, 2])
output = Output('output', (F32, [2, 2]))
model = Model()
model.Operation('STRIDED_SLICE', input, begin, end, strides, 0, 0, 0).To(output)
Example({
    input: [6.198, 2.47, -3.289, 3.885, 6.36, -2.764, -1.52, 4.057, -8.877, 1.1, -2.975, 2.747, 8.423, 7.016,
    -6.138, -0.125, -6.217, -5.993, 0.366, 2.927],
    output: [-2.764, 4.057, -2.975, 8.423],
}, name='matrix').AddVariations('relaxed', 'float16')

# Bit i of a mask is about dimension i.
# Expected values: float64 formula.
input = Input('input', (U8, [4, 5], 0.013700000010430813, 255))
begin = Parameter('begin', (I32, [2]), [1, 0])
end = Parameter('end', (I32, [2]), [3, 4])
strides = Parameter('strides', (I32, [2]), [1, 2])
output = Output('output', (U8, [2, 2], 0.013700000010430813, 255))
model = Model()
model.Operation('STRIDED_SLICE', input, begin, end, strides, 0, 0, 0).To(output)
Example({
    input: [0, 255, 214, 174, 236, 61, 154, 55, 184, 138, 201, 14, 152, 192, 46, 100, 120, 221, 236, 99],
    output: [61, 55, 201, 152],
}, name='matrix_quant8').AddVariations(signed(input, output))

# Bit i of a mask is about dimension i.
# Expected values: float64 formula.
input = Input('input', (F32, [3, 4]))
begin = Parameter('begin', (I32, [2]), [2, 3])
end = Parameter('end', (I32, [2]), [-4, 0])
strides = Parameter('strides', (I32, [2]), [-1, -2])
output = Output('output', (F32, [3, 2]))
model = Model()
model.Operation('STRIDED_SLICE', input, begin, end, strides, 0, 0, 0).To(output)
Example({
    input: [6.97, -4.915, -1.243, -8.012, 7.082, -1.474, -5.569, -7.116, 4.19, 5.401, -7.77, 4.563],
    output: [4.563, 5.401, -7.116, -1.474, -8.012, -4.915],
}, name='matrix_backwards').AddVariations('float16').DisableLifeTimeVariation()

# Bit i of a mask is about dimension i.
# Expected values: float64 formula.
input = Input('input', (U8, [3, 4], 2.25, 37))
begin = Parameter('begin', (I32, [2]), [2, 3])
end = Parameter('end', (I32, [2]), [-4, 0])
strides = Parameter('strides', (I32, [2]), [-1, -2])
output = Output('output', (U8, [3, 2], 2.25, 37))
model = Model()
model.Operation('STRIDED_SLICE', input, begin, end, strides, 0, 0, 0).To(output)
Example({
    input: [0, 255, 105, 180, 80, 107, 169, 127, 140, 81, 115, 101],
    output: [101, 81, 127, 107, 180, 255],
}, name='matrix_backwards_quant8').AddVariations(signed(input, output)).DisableLifeTimeVariation()

# Bit i of a mask is about dimension i.
# Expected values: float64 formula.
input = Input('input', (F32, [4, 5]))
begin = Parameter('begin', (I32, [2]), [2, 1])
end = Parameter('end', (I32, [2]), [4, 4])
strides = Parameter('strides', (I32, [2]), [1, 1])
output = Output('output', (F32, [4, 3]))
model = Model()
model.Operation('STRIDED_SLICE', input, begin, end, strides, 1, 0, 0).To(output)
Example({
    input: [0.992, -8.809, -3.801, 3.276, -4.894, -2.545, 2.952, -8.015, 7.516, -7.822, -4.081, -5.344, -7.045,
    -8.94, 7.864, 2.636, 3.43, 8.479, 6.971, 1.689],
    output: [-8.809, -3.801, 3.276, 2.952, -8.015, 7.516, -5.344, -7.045, -8.94, 3.43, 8.479, 6.971],
}, name='first_begin_mask').AddVariations('float16').DisableLifeTimeVariation()

# Bit i of a mask is about dimension i.
# Expected values: float64 formula.
input = Input('input', (U8, [4, 5], 0.10000000149011612, 128))
begin = Parameter('begin', (I32, [2]), [2, 1])
end = Parameter('end', (I32, [2]), [4, 4])
strides = Parameter('strides', (I32, [2]), [1, 1])
output = Output('output', (U8, [4, 3], 0.10000000149011612, 128))
model = Model()
model.Operation('STRIDED_SLICE', input, begin, end, strides, 1, 0, 0).To(output)
Example({
    input: [0, 255, 243, 174, 196, 179, 200, 104, 39, 130, 106, 11, 94, 102, 129, 194, 134, 187, 245, 184],
    output: [255, 243, 174, 200, 104, 39, 11, 94, 102, 134, 187, 245],
}, name='first_begin_mask_quant8').AddVariations(signed(input, output)).DisableLifeTimeVariation()

# Bit i of a mask is about dimension i.
# Expected values: float64 formula.
input = Input('input', (F32, [4, 5]))
begin = Parameter('begin', (I32, [2]), [2, 3])
end = Parameter('end', (I32, [2]), [4, 5])
strides = Parameter('strides', (I32, [2]), [1, 1])
output = Output('output', (F32, [2, 5]))
model = Model()
model.Operation('STRIDED_SLICE', input, begin, end, strides, 2, 0, 0).To(output)
Example({
    input: [-1.815, -6.26, -3.482, 8.175, 1.274, -5.892, 2.04, 7.305, -0.62, -4.518, 1.094, 6.213, -1.447,
    1.307, -1.412, 1.101, -6.034, -3.205, 1.498, -5.373],
    output: [1.094, 6.213, -1.447, 1.307, -1.412, 1.101, -6.034, -3.205, 1.498, -5.373],
}, name='second_begin_mask').AddVariations('float16').DisableLifeTimeVariation()

# Bit i of a mask is about dimension i.
# Expected values: float64 formula.
input = Input('input', (U8, [4, 5], 0.5, 101))
begin = Parameter('begin', (I32, [2]), [2, 3])
end = Parameter('end', (I32, [2]), [4, 5])
strides = Parameter('strides', (I32, [2]), [1, 1])
output = Output('output', (U8, [2, 5], 0.5, 101))
model = Model()
model.Operation('STRIDED_SLICE', input, begin, end, strides, 2, 0, 0).To(output)
Example({
    input: [0, 255, 119, 11, 101, 25, 121, 183, 142, 250, 199, 183, 94, 141, 7, 218, 174, 190, 80, 91],
    output: [199, 183, 94, 141, 7, 218, 174, 190, 80, 91],
}, name='second_begin_mask_quant8').AddVariations(signed(input, output)).DisableLifeTimeVariation()

# Bit i of a mask is about dimension i.
# Expected values: float64 formula.
input = Input('input', (F32, [4, 4]))
begin = Parameter('begin', (I32, [2]), [1, 1])
end = Parameter('end', (I32, [2]), [2, 3])
strides = Parameter('strides', (I32, [2]), [1, 1])
output = Output('output', (F32, [3, 2]))
model = Model()
model.Operation('STRIDED_SLICE', input, begin, end, strides, 0, 1, 0).To(output)
Example({
    input: [3.372, -0.557, 1.468, -1.314, 8.437, -7.942, 6.331, 3.164, -7.535, -0.455, -4.551, 4.228, 1.594,
    4.795, -8.639, -4.571],
    output: [-7.942, 6.331, -0.455, -4.551, 4.795, -8.639],
}, name='first_end_mask').AddVariations('float16').DisableLifeTimeVariation()

# Bit i of a mask is about dimension i.
# Expected values: float64 formula.
input = Input('input', (U8, [4, 4], 0.013700000010430813, 0))
begin = Parameter('begin', (I32, [2]), [1, 1])
end = Parameter('end', (I32, [2]), [2, 3])
strides = Parameter('strides', (I32, [2]), [1, 1])
output = Output('output', (U8, [3, 2], 0.013700000010430813, 0))
model = Model()
model.Operation('STRIDED_SLICE', input, begin, end, strides, 0, 1, 0).To(output)
Example({
    input: [0, 255, 112, 7, 64, 133, 249, 47, 26, 48, 90, 44, 33, 3, 20, 164],
    output: [133, 249, 48, 90, 3, 20],
}, name='first_end_mask_quant8').AddVariations(signed(input, output)).DisableLifeTimeVariation()

# Bit i of a mask is about dimension i.
# Expected values: float64 formula.
input = Input('input', (F32, [4, 4]))
begin = Parameter('begin', (I32, [2]), [1, 1])
end = Parameter('end', (I32, [2]), [2, 3])
strides = Parameter('strides', (I32, [2]), [1, 1])
output = Output('output', (F32, [1, 3]))
model = Model()
model.Operation('STRIDED_SLICE', input, begin, end, strides, 0, 2, 0).To(output)
Example({
    input: [8.168, -1.362, -2.812, -3.096, 2.356, -8.093, -3.927, -5.538, -3.109, -3.394, -2.428, 1.591,
    -5.257, -5.405, 4.624, 8.782],
    output: [-8.093, -3.927, -5.538],
}, name='second_end_mask').AddVariations('float16').DisableLifeTimeVariation()

# Bit i of a mask is about dimension i.
# Expected values: float64 formula.
input = Input('input', (U8, [4, 4], 2.25, 255))
begin = Parameter('begin', (I32, [2]), [1, 1])
end = Parameter('end', (I32, [2]), [2, 3])
strides = Parameter('strides', (I32, [2]), [1, 1])
output = Output('output', (U8, [1, 3], 2.25, 255))
model = Model()
model.Operation('STRIDED_SLICE', input, begin, end, strides, 0, 2, 0).To(output)
Example({
    input: [0, 255, 91, 193, 174, 153, 189, 233, 96, 64, 137, 252, 242, 18, 52, 101],
    output: [153, 189, 233],
}, name='second_end_mask_quant8').AddVariations(signed(input, output)).DisableLifeTimeVariation()

# Bit i of a mask is about dimension i.
# Expected values: float64 formula.
input = Input('input', (F32, [3, 4]))
begin = Parameter('begin', (I32, [2]), [1, 0])
end = Parameter('end', (I32, [2]), [2, 3])
strides = Parameter('strides', (I32, [2]), [1, 1])
output = Output('output', (F32, [3]))
model = Model()
model.Operation('STRIDED_SLICE', input, begin, end, strides, 0, 0, 1).To(output)
Example({
    input: [5.716, 5.534, 0.071, -2.044, -3.752, -2.613, 2.442, -3.878, -5.397, -8.705, -6.081, -1.57],
    output: [-3.752, -2.613, 2.442],
}, name='shrink_first').AddVariations('float16').DisableLifeTimeVariation()

# Bit i of a mask is about dimension i.
# Expected values: float64 formula.
input = Input('input', (U8, [3, 4], 0.10000000149011612, 37))
begin = Parameter('begin', (I32, [2]), [1, 0])
end = Parameter('end', (I32, [2]), [2, 3])
strides = Parameter('strides', (I32, [2]), [1, 1])
output = Output('output', (U8, [3], 0.10000000149011612, 37))
model = Model()
model.Operation('STRIDED_SLICE', input, begin, end, strides, 0, 0, 1).To(output)
Example({
    input: [0, 255, 41, 108, 58, 251, 78, 156, 179, 92, 204, 68],
    output: [58, 251, 78],
}, name='shrink_first_quant8').AddVariations(signed(input, output)).DisableLifeTimeVariation()

# Bit i of a mask is about dimension i.
# Expected values: float64 formula.
input = Input('input', (F32, [3, 4]))
begin = Parameter('begin', (I32, [2]), [0, 2])
end = Parameter('end', (I32, [2]), [3, 3])
strides = Parameter('strides', (I32, [2]), [1, 1])
output = Output('output', (F32, [3]))
model = Model()
model.Operation('STRIDED_SLICE', input, begin, end, strides, 0, 0, 2).To(output)
Example({
    input: [8.214, 2.782, 7.877, 5.931, 8.955, -1.232, -8.173, -4.268, -3.312, 5.145, 4.136, -1.678],
    output: [7.877, -8.173, 4.136],
}, name='shrink_second').AddVariations('float16').DisableLifeTimeVariation()

# Bit i of a mask is about dimension i.
# Expected values: float64 formula.
input = Input('input', (U8, [3, 4], 0.5, 128))
begin = Parameter('begin', (I32, [2]), [0, 2])
end = Parameter('end', (I32, [2]), [3, 3])
strides = Parameter('strides', (I32, [2]), [1, 1])
output = Output('output', (U8, [3], 0.5, 128))
model = Model()
model.Operation('STRIDED_SLICE', input, begin, end, strides, 0, 0, 2).To(output)
Example({
    input: [0, 255, 55, 222, 162, 136, 76, 203, 204, 254, 210, 77],
    output: [55, 76, 210],
}, name='shrink_second_quant8').AddVariations(signed(input, output)).DisableLifeTimeVariation()

# Bit i of a mask is about dimension i.
# Expected values: float64 formula.
input = Input('input', (F32, [3, 4]))
begin = Parameter('begin', (I32, [2]), [2, 1])
end = Parameter('end', (I32, [2]), [3, 2])
strides = Parameter('strides', (I32, [2]), [1, 1])
output = Output('output', (F32, [1]))
model = Model()
model.Operation('STRIDED_SLICE', input, begin, end, strides, 0, 0, 3).To(output)
Example({
    input: [2.612, -3.076, 1.913, -5.53, -7.923, -4.274, -1.427, 2.006, -2.83, 8.497, 6.383, -1.495],
    output: [8.497],
}, name='shrink_all').AddVariations('float16').DisableLifeTimeVariation()

# Bit i of a mask is about dimension i.
# Expected values: float64 formula.
input = Input('input', (U8, [3, 4], 0.013700000010430813, 101))
begin = Parameter('begin', (I32, [2]), [2, 1])
end = Parameter('end', (I32, [2]), [3, 2])
strides = Parameter('strides', (I32, [2]), [1, 1])
output = Output('output', (U8, [1], 0.013700000010430813, 101))
model = Model()
model.Operation('STRIDED_SLICE', input, begin, end, strides, 0, 0, 3).To(output)
Example({
    input: [0, 255, 1, 5, 116, 239, 78, 208, 0, 143, 130, 8],
    output: [143],
}, name='shrink_all_quant8').AddVariations(signed(input, output)).DisableLifeTimeVariation()

# Bit i of a mask is about dimension i.
# Expected values: float64 formula.
input = Input('input', (F32, [3, 4]))
begin = Parameter('begin', (I32, [2]), [-1, 0])
end = Parameter('end', (I32, [2]), [3, 3])
strides = Parameter('strides', (I32, [2]), [1, 1])
output = Output('output', (F32, [3]))
model = Model()
model.Operation('STRIDED_SLICE', input, begin, end, strides, 0, 0, 1).To(output)
Example({
    input: [-2.03, 4.745, -3.539, 1.819, 5.461, -4.107, 5.107, 6.411, -2.257, 4.457, -6.835, 7.071],
    output: [-2.257, 4.457, -6.835],
}, name='shrink_last_from_the_end').AddVariations('float16').DisableLifeTimeVariation()

# Bit i of a mask is about dimension i.
# Expected values: float64 formula.
input = Input('input', (U8, [3, 4], 2.25, 0))
begin = Parameter('begin', (I32, [2]), [-1, 0])
end = Parameter('end', (I32, [2]), [3, 3])
strides = Parameter('strides', (I32, [2]), [1, 1])
output = Output('output', (U8, [3], 2.25, 0))
model = Model()
model.Operation('STRIDED_SLICE', input, begin, end, strides, 0, 0, 1).To(output)
Example({
    input: [0, 255, 247, 183, 83, 232, 46, 88, 131, 246, 102, 135],
    output: [131, 246, 102],
}, name='shrink_last_from_the_end_quant8').AddVariations(signed(input, output)).DisableLifeTimeVariation()

# Bit i of a mask is about dimension i.
# Expected values: float64 formula.
input = Input('input', (F32, [3, 4]))
begin = Parameter('begin', (I32, [2]), [0, -3])
end = Parameter('end', (I32, [2]), [3, -2])
strides = Parameter('strides', (I32, [2]), [1, 1])
output = Output('output', (F32, [3]))
model = Model()
model.Operation('STRIDED_SLICE', input, begin, end, strides, 0, 0, 2).To(output)
Example({
    input: [-8.715, -2.17, -4.314, -4.184, 5.277, 6.891, 6.472, -2.804, -5.332, 0.852, 5.805, -3.114],
    output: [-2.17, 6.891, 0.852],
}, name='shrink_from_the_end').AddVariations('float16').DisableLifeTimeVariation()

# Bit i of a mask is about dimension i.
# Expected values: float64 formula.
input = Input('input', (U8, [3, 4], 0.10000000149011612, 255))
begin = Parameter('begin', (I32, [2]), [0, -3])
end = Parameter('end', (I32, [2]), [3, -2])
strides = Parameter('strides', (I32, [2]), [1, 1])
output = Output('output', (U8, [3], 0.10000000149011612, 255))
model = Model()
model.Operation('STRIDED_SLICE', input, begin, end, strides, 0, 0, 2).To(output)
Example({
    input: [0, 255, 225, 150, 206, 99, 117, 245, 234, 114, 107, 45],
    output: [255, 99, 114],
}, name='shrink_from_the_end_quant8').AddVariations(signed(input, output)).DisableLifeTimeVariation()

# Bit i of a mask is about dimension i.
# Expected values: float64 formula.
input = Input('input', (F32, [3, 4, 2]))
begin = Parameter('begin', (I32, [3]), [-1, -1, -1])
end = Parameter('end', (I32, [3]), [3, 4, 2])
strides = Parameter('strides', (I32, [3]), [1, 1, 1])
output = Output('output', (F32, [1]))
model = Model()
model.Operation('STRIDED_SLICE', input, begin, end, strides, 0, 0, 7).To(output)
Example({
    input: [7.378, -3.533, 7.773, -8.031, -1.316, -2.303, 8.062, 2.015, 8.86, -7.261, -5.499, -2.33, -6.275,
    -6.934, 7.904, -4.487, 8.325, -7.022, -3.663, 5.373, -0.63, 8.161, 0.244, -8.422],
    output: [-8.422],
}, name='shrink_all_from_the_end').AddVariations('float16').DisableLifeTimeVariation()

# Bit i of a mask is about dimension i.
# Expected values: float64 formula.
input = Input('input', (U8, [3, 4, 2], 0.5, 37))
begin = Parameter('begin', (I32, [3]), [-1, -1, -1])
end = Parameter('end', (I32, [3]), [3, 4, 2])
strides = Parameter('strides', (I32, [3]), [1, 1, 1])
output = Output('output', (U8, [1], 0.5, 37))
model = Model()
model.Operation('STRIDED_SLICE', input, begin, end, strides, 0, 0, 7).To(output)
Example({
    input: [0, 255, 31, 134, 93, 8, 35, 216, 93, 157, 63, 209, 215, 157, 211, 155, 95, 90, 39, 9, 211, 27, 179,
    155],
    output: [155],
}, name='shrink_all_from_the_end_quant8').AddVariations(signed(input, output)).DisableLifeTimeVariation()

# Bit i of a mask is about dimension i.
# Expected values: float64 formula.
input = Input('input', (F32, [3, 4]))
begin = Parameter('begin', (I32, [2]), [-1, 1])
end = Parameter('end', (I32, [2]), [0, 3])
strides = Parameter('strides', (I32, [2]), [1, 1])
output = Output('output', (F32, [2]))
model = Model()
model.Operation('STRIDED_SLICE', input, begin, end, strides, 0, 1, 1).To(output)
Example({
    input: [-8.696, 7.177, -2.469, 3.579, 6.065, -2.339, 8.119, 0.506, 1.171, -4.996, -3.682, -4.778],
    output: [-4.996, -3.682],
}, name='shrink_to_the_end').AddVariations('float16').DisableLifeTimeVariation()

# Bit i of a mask is about dimension i.
# Expected values: float64 formula.
input = Input('input', (U8, [3, 4], 0.013700000010430813, 128))
begin = Parameter('begin', (I32, [2]), [-1, 1])
end = Parameter('end', (I32, [2]), [0, 3])
strides = Parameter('strides', (I32, [2]), [1, 1])
output = Output('output', (U8, [2], 0.013700000010430813, 128))
model = Model()
model.Operation('STRIDED_SLICE', input, begin, end, strides, 0, 1, 1).To(output)
Example({
    input: [0, 255, 220, 32, 224, 10, 233, 40, 247, 67, 255, 41],
    output: [67, 255],
}, name='shrink_to_the_end_quant8').AddVariations(signed(input, output)).DisableLifeTimeVariation()

# Bit i of a mask is about dimension i.
# Expected values: float64 formula.
input = Input('input', (F32, [2, 4, 3]))
begin = Parameter('begin', (I32, [3]), [1, 2, 1])
end = Parameter('end', (I32, [3]), [2, 3, 2])
strides = Parameter('strides', (I32, [3]), [1, 2, 1])
output = Output('output', (F32, [2, 2]))
model = Model()
model.Operation('STRIDED_SLICE', input, begin, end, strides, 2, 6, 1).To(output)
Example({
    input: [-7.72, -1.968, 5.304, -2.697, 0.154, -6.842, 7.213, -2.88, -7.839, -1.466, -0.082, 4.387, 0.175,
    -4.925, 0.182, 3.368, 2.235, -4.1, -4.721, 0.859, -4.508, -0.01, 6.874, 8.178],
    output: [-4.925, 0.182, 0.859, -4.508],
}, name='shrink_and_masks').AddVariations('float16').DisableLifeTimeVariation()

# Bit i of a mask is about dimension i.
# Expected values: float64 formula.
input = Input('input', (U8, [2, 4, 3], 2.25, 101))
begin = Parameter('begin', (I32, [3]), [1, 2, 1])
end = Parameter('end', (I32, [3]), [2, 3, 2])
strides = Parameter('strides', (I32, [3]), [1, 2, 1])
output = Output('output', (U8, [2, 2], 2.25, 101))
model = Model()
model.Operation('STRIDED_SLICE', input, begin, end, strides, 2, 6, 1).To(output)
Example({
    input: [0, 255, 99, 37, 31, 155, 203, 5, 55, 171, 225, 220, 203, 234, 223, 229, 173, 94, 30, 133, 9, 249,
    22, 144],
    output: [234, 223, 133, 9],
}, name='shrink_and_masks_quant8').AddVariations(signed(input, output)).DisableLifeTimeVariation()

# Bit i of a mask is about dimension i.
# Expected values: float64 formula.
Configuration.use_shm_for_weights = True
input = Input('input', (F32, [3, 4, 3]))
begin = Parameter('begin', (I32, [3]), [2, 0, 1])
end = Parameter('end', (I32, [3]), [0, 4, 3])
strides = Parameter('strides', (I32, [3]), [-1, 3, 1])
output = Output('output', (F32, [2, 2, 2]))
model = Model()
model.Operation('STRIDED_SLICE', input, begin, end, strides, 0, 0, 0).To(output)
Configuration.use_shm_for_weights = False
Example({
    input: packed('<i4',
    'c-jGw0B`^Bxa7EG=tTGcypY(yJZShhq=eWIBsfM6c=*_;$*@G+Xh1mqNu?e;(2G-6bi#Pb3TCNZo50S42DG*<lT*%{c1MdOyft1F'
    '%-iK3A`HVW^Yv+gcgB%=B&xR{foO9w*aKIDo*~Sp^d7qU1_S#21^)U7`~~{{`~vs|0{#U01O5L0`TO|>0R8*}1_t<P$V>M', 5.960464477539063e-08
),
    output: [-6.154, -4.987, 6.118, -7.272, -3.535, 2.775, -2.591, -1.548],
}, name='rank_3').AddVariations('float16').DisableLifeTimeVariation()

# Bit i of a mask is about dimension i.
# Expected values: float64 formula.
Configuration.use_shm_for_weights = True
input = Input('input', (U8, [3, 4, 3], 0.10000000149011612, 0))
begin = Parameter('begin', (I32, [3]), [2, 0, 1])
end = Parameter('end', (I32, [3]), [0, 4, 3])
strides = Parameter('strides', (I32, [3]), [-1, 3, 1])
output = Output('output', (U8, [2, 2, 2], 0.10000000149011612, 0))
model = Model()
model.Operation('STRIDED_SLICE', input, begin, end, strides, 0, 0, 0).To(output)
Configuration.use_shm_for_weights = False
Example({
    input: packed('<i2',
    'c-mw5pVS|EG2@Nr;_okb#Y?ZgyYlLf-ZJ<2(5L4)`sS!-3CNy_W*`Cp02<s9<^'
),
    output: [229, 207, 204, 91, 23, 117, 71, 95],
}, name='rank_3_quant8').AddVariations(signed(input, output)).DisableLifeTimeVariation()

# Bit i of a mask is about dimension i.
# Expected values: float64 formula.
input = Input('input', (F32, [3, 4, 3]))
begin = Parameter('begin', (I32, [3]), [1, 2, 1])
end = Parameter('end', (I32, [3]), [2, 3, 2])
strides = Parameter('strides', (I32, [3]), [1, 1, 1])
output = Output('output', (F32, [1, 2, 2]))
model = Model()
model.Operation('STRIDED_SLICE', input, begin, end, strides, 4, 2, 0).To(output)
Example({
    input: packed('<f4',
    'c-jGw0B`><u*1nKH*cb{Nc6!QXb41!um%LWGpvC%a|F%!bsO--Ox5Sza`kqHi4sMf;r+@lk*teBa)DM!GaQv(XjaTqlP{+rH+cIr'
    '{8(PT#n<|;3JePg-3Dx6V8zPd+d88J)eg-2m_??bNvTOdKtMmhz`#I2!9l^nzd=5}K)^u2K)}F3KtMdezQ8{}zdykHZAQf'
),
    output: [-6.172, 6.323, 6.85, -2.908],
}, name='rank_3_masks').AddVariations('float16').DisableLifeTimeVariation()

# Bit i of a mask is about dimension i.
# Expected values: float64 formula.
input = Input('input', (U8, [3, 4, 3], 0.5, 255))
begin = Parameter('begin', (I32, [3]), [1, 2, 1])
end = Parameter('end', (I32, [3]), [2, 3, 2])
strides = Parameter('strides', (I32, [3]), [1, 1, 1])
output = Output('output', (U8, [1, 2, 2], 0.5, 255))
model = Model()
model.Operation('STRIDED_SLICE', input, begin, end, strides, 4, 2, 0).To(output)
Example({
    input: packed('<i2',
    'c-mw5pBu`#`2EgjD&8*yI(zrq9=}>Ny}wnn)krC=_tCBs86Q4uWFP_n01>(qfB'
),
    output: [213, 114, 143, 133],
}, name='rank_3_masks_quant8').AddVariations(signed(input, output)).DisableLifeTimeVariation()

# Bit i of a mask is about dimension i.
# Expected values: float64 formula.
input = Input('input', (F32, [2, 3, 4, 3]))
begin = Parameter('begin', (I32, [4]), [0, 2, 1, 0])
end = Parameter('end', (I32, [4]), [2, 0, 4, 3])
strides = Parameter('strides', (I32, [4]), [1, -1, 2, 2])
output = Output('output', (F32, [2, 2, 2, 2]))
model = Model()
model.Operation('STRIDED_SLICE', input, begin, end, strides, 0, 0, 0).To(output)
Example({
    input: packed('<f4',
    'c-mvJWI3u@to)KeQ9l2Z`I^=}o%$}9>+5e@9#r4ZZanLsx{%BL40~~oRYx=SC~v73+M%A5(CV}#?)ierOkr!-OcV6ar>N^o+J|ik'
    'Q(()ut;VpSRp?Tu%<B@zyWPH7SwFX&GAt4^o_WQvx!ZrD>CH7C6(*M4K9SWdXDIOWbwa_e-%=9Vd@_x3Pw#%WHoVJXy2@bQkA-hJ'
    '1;4C|W?s8++1>63SKdt8u;*OI#W@u#vlS&2mgF#YGF*DWHDlrDozrG)Xq~d-%g$EY){W^$?yv3Qe>UStv;GN|XJrlt_8)L?IB)=n'
    '_Sx@uaB$cUq=DRhKtZ6`exSUg!$A<oVgG)6hXeKpfW&@#pxizOd!Q7M0HFf_W}=I!'
),
    output: [-3.882, -3.675, -5.141, 8.082, 6.935, -1.752, -5.513, 6.468, 7.199, 1.538, -0.519, -3.847, 7.653,
    -1.042, -3.611, 6.974],
}, name='rank_4').AddVariations('float16')

# Bit i of a mask is about dimension i.
# Expected values: float64 formula.
input = Input('input', (U8, [2, 3, 4, 3], 0.013700000010430813, 37))
begin = Parameter('begin', (I32, [4]), [0, 2, 1, 0])
end = Parameter('end', (I32, [4]), [2, 0, 4, 3])
strides = Parameter('strides', (I32, [4]), [1, -1, 2, 2])
output = Output('output', (U8, [2, 2, 2, 2], 0.013700000010430813, 37))
model = Model()
model.Operation('STRIDED_SLICE', input, begin, end, strides, 0, 0, 0).To(output)
Example({
    input: packed('<i2',
    'c-mw5|6pr#j=SY$1Nkt=4LckR%^ja~7dA>ptkab;FxO)I=yQxS>e`9-YQN4**nZ!xe8c7W{~Av%eQP7T+)`fPL{t41iL7gv*1u$+'
    '5&!_z86(9'
),
    output: [26, 55, 76, 9, 64, 55, 113, 25, 130, 180, 210, 233, 254, 202, 29, 57],
}, name='rank_4_quant8').AddVariations(signed(input, output))

# Bit i of a mask is about dimension i.
# Expected values: float64 formula.
input = Input('input', (F32, [2, 3, 4, 3]))
begin = Parameter('begin', (I32, [4]), [1, 1, 2, 1])
end = Parameter('end', (I32, [4]), [2, 2, 3, 2])
strides = Parameter('strides', (I32, [4]), [1, 1, 1, 1])
output = Output('output', (F32, [1, 2, 2, 2]))
model = Model()
model.Operation('STRIDED_SLICE', input, begin, end, strides, 10, 5, 0).To(output)
Example({
    input: packed('<f4',
    'c-q_bX2aFo+Z&Gl`1fy)_L9Qt?)rr0ZKaYgH7~cv)z1jn^yO~(-EN=T_P^YOYW?OEuGz8dos+8R={G_%#0{JOUC%%HC;tOi*vSab'
    'z@m!hKZ_KCuUt9OUSKPdllAn#=gBN;F}`BEvhsT8{#Dthl4JhUv~F9oebNzI8M)at32bo-1Do@1avZp_Sg35J(DLhiWtKM-Zfp(a'
    '@z_xvaO1<FpNrJ;_psc$`=RS?`M#Z*3{C8}Th#V%d+s@J8^`GzUoR+lS^Z?WymaoQzcT{nZPPi&$M9Ot@O{&C-bEz`4jgcBI0z#5'
    '0~sKWBaj8=?|0nqc);O+y}g}-y#tWtu<yVDdxrxK_CQ%6cG!Es@gPtZC<2rO0KjaP1^'
),
    output: [6.766, 7.664, -2.512, -3.16, -7.926, 1.19, -4.951, 5.714],
}, name='rank_4_masks').AddVariations('float16').DisableLifeTimeVariation()

# Bit i of a mask is about dimension i.
# Expected values: float64 formula.
input = Input('input', (U8, [2, 3, 4, 3], 2.25, 128))
begin = Parameter('begin', (I32, [4]), [1, 1, 2, 1])
end = Parameter('end', (I32, [4]), [2, 2, 3, 2])
strides = Parameter('strides', (I32, [4]), [1, 1, 1, 1])
output = Output('output', (U8, [1, 2, 2, 2], 2.25, 128))
model = Model()
model.Operation('STRIDED_SLICE', input, begin, end, strides, 10, 5, 0).To(output)
Example({
    input: packed('<i2',
    'c-mw5f1b5|u?xpK+dKERPZk&4G@WPFMuuN8p_xp36>GKb1pi)rqax<t#Z`~P`xDj{<gM$wYW>FF<m0lxm+vy0dW3Pj{F~RhTSkF_'
    'N&o<muq6K'
),
    output: [87, 143, 173, 112, 52, 241, 253, 211],
}, name='rank_4_masks_quant8').AddVariations(signed(input, output)).DisableLifeTimeVariation()

# Bit i of a mask is about dimension i.
# Expected values: float64 formula.
input = Input('input', (F32, [2, 3, 4, 2]))
begin = Parameter('begin', (I32, [4]), [1, 0, 2, 0])
end = Parameter('end', (I32, [4]), [2, 3, 3, 2])
strides = Parameter('strides', (I32, [4]), [1, 2, 1, 1])
output = Output('output', (F32, [2, 2]))
model = Model()
model.Operation('STRIDED_SLICE', input, begin, end, strides, 0, 0, 5).To(output)
Example({
    input: packed('<f4',
    'c-q^NQ2(j;c>CSQev=JfD)Vs6>Hj4petBEm$<jY8AEbX>-Lp)2)9Ix18HGOI_BdI0cAt2fbt%JJOl4`31c%yfrZq<n)ivMr{k*Ge'
    '^2)H~`gIj0vv1E`DDZuvt+_@?!hOe_O$s%CEAv;nMLU$_C~n-mB4O&KAADUG8P7>POcR?M#mT(Ha{ph6`CE_eow3-p`9QpbgTnzJ'
    'w6{OtupdY}95?{v95~=;Z)fk|VCS&^z=8et2w{5%02a+(i~'
),
    output: [2.354, 0.307, -3.084, -4.121],
}, name='rank_4_shrink').AddVariations('float16').DisableLifeTimeVariation()

# Bit i of a mask is about dimension i.
# Expected values: float64 formula.
input = Input('input', (U8, [2, 3, 4, 2], 0.10000000149011612, 101))
begin = Parameter('begin', (I32, [4]), [1, 0, 2, 0])
end = Parameter('end', (I32, [4]), [2, 3, 3, 2])
strides = Parameter('strides', (I32, [4]), [1, 2, 1, 1])
output = Output('output', (U8, [2, 2], 0.10000000149011612, 101))
model = Model()
model.Operation('STRIDED_SLICE', input, begin, end, strides, 0, 0, 5).To(output)
Example({
    input: packed('<i2',
    'c-mw5-}&}@<~*ex=D$q*JInS5OYxM3$#Cnh`tyO?NU!fYf4QC03a+;0MHhr7zSmnF%|Idm040JIg#'
),
    output: [50, 46, 239, 46],
}, name='rank_4_shrink_quant8').AddVariations(signed(input, output)).DisableLifeTimeVariation()

# Infinity and what float16 does not hold.
# Expected values: float64 formula.
input = Input('input', (F32, [2, 3, 2]))
output = Output('output', (F32, [2, 3, 2]))
model = Model()
model.Operation('STRIDED_SLICE', input, [0, 2, 0], [2, -4, 2], [1, -1, 1], 0, 0, 0).To(output)
Example({
    input: [float('inf'), float('-inf'), 3.4e+38, -3.4e+38, 1e+30, 65520.0, -70000.0, 0.0, 1.0, 2049.0,
    1000000000.0, 7.1],
    output: [1e+30, 65520.0, 3.4e+38, -3.4e+38, float('inf'), float('-inf'), 1000000000.0, 7.1, 1.0, 2049.0,
    -70000.0, 0.0],
}, name='extremes').DisableLifeTimeVariation()

# What is quantized is copied to the bit: as real numbers every step shows.
# Expected values: float64 formula.
input = Input('input', (U8, [3, 4], 0.5, 0))
moved = Internal('moved', (U8, [2, 4], 0.5, 0))
output = Output('output', (F32, [2, 4]))
model = Model()
model.Operation('STRIDED_SLICE', input, [2, 0], [0, 4], [-1, 1], 0, 0, 0).To(moved)
model.Operation('DEQUANTIZE', moved).To(output)
Example({
    input: [0, 255, 227, 35, 106, 135, 30, 151, 148, 10, 75, 15],
    output: [74.0, 5.0, 37.5, 7.5, 53.0, 67.5, 15.0, 75.5],
}, name='real_codes_zero_point_0').AddVariations(signed(input, moved)).DisableLifeTimeVariation()

# What is quantized is copied to the bit: as real numbers every step shows.
# Expected values: float64 formula.
input = Input('input', (U8, [3, 4], 0.5, 128))
moved = Internal('moved', (U8, [2, 4], 0.5, 128))
output = Output('output', (F32, [2, 4]))
model = Model()
model.Operation('STRIDED_SLICE', input, [2, 0], [0, 4], [-1, 1], 0, 0, 0).To(moved)
model.Operation('DEQUANTIZE', moved).To(output)
Example({
    input: [0, 255, 168, 191, 74, 125, 120, 232, 39, 180, 117, 20],
    output: [-44.5, 26.0, -5.5, -54.0, -27.0, -1.5, -4.0, 52.0],
}, name='real_codes_zero_point_128').AddVariations(signed(input, moved)).DisableLifeTimeVariation()

# What is quantized is copied to the bit: as real numbers every step shows.
# Expected values: float64 formula.
input = Input('input', (U8, [3, 4], 0.5, 255))
moved = Internal('moved', (U8, [2, 4], 0.5, 255))
output = Output('output', (F32, [2, 4]))
model = Model()
model.Operation('STRIDED_SLICE', input, [2, 0], [0, 4], [-1, 1], 0, 0, 0).To(moved)
model.Operation('DEQUANTIZE', moved).To(output)
Example({
    input: [0, 255, 178, 134, 224, 126, 25, 198, 83, 64, 250, 219],
    output: [-86.0, -95.5, -2.5, -18.0, -15.5, -64.5, -115.0, -28.5],
}, name='real_codes_zero_point_255').AddVariations(signed(input, moved)).DisableLifeTimeVariation()

# The dimension that goes away has two elements.
# Expected values: none: the model must fail, or its outputs are not compared by value.
input = Input('input', (F32, [2, 3]))
begin = Parameter('begin', (I32, [2]), [0, 0])
end = Parameter('end', (I32, [2]), [2, 3])
strides = Parameter('strides', (I32, [2]), [1, 1])
output = Output('output', (F32, [3]))
model = Model()
model.Operation('STRIDED_SLICE', input, begin, end, strides, 0, 0, 1).To(output)
Example({
    input: [0.407, -0.425, -0.793, 1.834, -1.182, -1.406],
    output: [0.0, 0.0, 0.0],
}, name='shrunk_two').AddVariations('float16').ExpectFailure()

# The stride of what goes away is negative.
# Expected values: none: the model must fail, or its outputs are not compared by value.
input = Input('input', (F32, [2, 3]))
begin = Parameter('begin', (I32, [2]), [1, 0])
end = Parameter('end', (I32, [2]), [0, 3])
strides = Parameter('strides', (I32, [2]), [-1, 1])
output = Output('output', (F32, [3]))
model = Model()
model.Operation('STRIDED_SLICE', input, begin, end, strides, 0, 0, 1).To(output)
Example({
    input: [0.407, -0.425, -0.793, 1.834, -1.182, -1.406],
    output: [0.0, 0.0, 0.0],
}, name='shrunk_backwards').AddVariations('float16').ExpectFailure()
