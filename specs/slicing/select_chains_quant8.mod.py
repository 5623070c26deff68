# Licensed under the Apache License, Version 2.0; see LICENSE.
# Written by 'python -m corpus' from corpus/families/slicing.py; do not edit.
#
# SELECT and what may follow it: every operation after every other.

# SELECT, GATHER, AVERAGE_POOL_2D, RESHAPE, RELU, SUB, SPACE_TO_BATCH_ND, MAX_POOL_2D,
# RESIZE_NEAREST_NEIGHBOR, PAD, MUL, MAX_POOL_2D
# Expected values: float64 formula.
choice0 = Parameter('choice0', ('TENSOR_BOOL8', [1, 4, 4, 4]), [True, True, False, True, True, True, False, False, True, True, True, True, True, True, False, True,
    True, True, False, True, True, False, False, False, True, False, False, True, False, False,
    False, True, True, False, False, False, False, False, True, False, False, False, True, True,
    True, True, True, True, False, False, False, True, False, False, False, False, False, True,
    True, False, True, True, True, True])
input = Input('input', ('TENSOR_QUANT8_ASYMM', [1, 4, 4, 4], 0.5, 120))
other0 = Parameter('other0', ('TENSOR_QUANT8_ASYMM', [1, 4, 4, 4], 0.5, 120), [132, 153, 114, 92, 114, 117, 117, 95, 83, 116, 138, 151, 126, 113, 123, 129, 81, 167, 118, 115,
    126, 167, 144, 109, 129, 121, 162, 89, 98, 167, 150, 155, 162, 152, 91, 135, 97, 88, 124, 95,
    152, 145, 104, 155, 80, 161, 137, 125, 92, 100, 99, 150, 80, 83, 139, 94, 144, 150, 168, 108,
    85, 155, 125, 157])
t0 = Output('t0', ('TENSOR_QUANT8_ASYMM', [1, 4, 4, 4], 0.5, 120))
places1 = Parameter('places1', ('TENSOR_INT32', [4]), [2, 0, 3, 1])
t1 = Output('t1', ('TENSOR_QUANT8_ASYMM', [1, 4, 4, 4], 0.5, 120))
t2 = Output('t2', ('TENSOR_QUANT8_ASYMM', [1, 4, 4, 4], 0.5, 120))
where3 = Parameter('where3', ('TENSOR_INT32', [4]), [1, 4, 4, 4])
t3 = Output('t3', ('TENSOR_QUANT8_ASYMM', [1, 4, 4, 4], 0.5, 120))
t4 = Output('t4', ('TENSOR_QUANT8_ASYMM', [1, 4, 4, 4], 0.5, 120))
c5 = Parameter('c5', ('TENSOR_QUANT8_ASYMM', [4], 0.5, 120), [120, 129, 138, 107])
t5 = Output('t5', ('TENSOR_QUANT8_ASYMM', [1, 4, 4, 4], 0.5, 120))
block6 = Parameter('block6', ('TENSOR_INT32', [2]), [2, 2])
none6 = Parameter('none6', ('TENSOR_INT32', [2, 2]), [0, 0, 0, 0])
many6 = Internal('many6', ('TENSOR_QUANT8_ASYMM', [4, 2, 2, 4], 0.5, 120))
t6 = Output('t6', ('TENSOR_QUANT8_ASYMM', [1, 4, 4, 4], 0.5, 120))
t7 = Output('t7', ('TENSOR_QUANT8_ASYMM', [1, 4, 4, 4], 0.5, 120))
t8 = Output('t8', ('TENSOR_QUANT8_ASYMM', [1, 4, 4, 4], 0.5, 120))
sides9 = Parameter('sides9', ('TENSOR_INT32', [4, 2]), [0, 0, 1, 2, 0, 1, 1, 0])
wide9 = Internal('wide9', ('TENSOR_QUANT8_ASYMM', [1, 7, 5, 5], 0.5, 120))
begin9 = Parameter('begin9', ('TENSOR_INT32', [4]), [0, 2, 1, 0])
size9 = Parameter('size9', ('TENSOR_INT32', [4]), [1, 4, 4, 4])
t9 = Output('t9', ('TENSOR_QUANT8_ASYMM', [1, 4, 4, 4], 0.5, 120))
c10 = Parameter('c10', ('TENSOR_QUANT8_ASYMM', [4], 0.5, 7), [5, 9, 5, 7])
t10 = Output('t10', ('TENSOR_QUANT8_ASYMM', [1, 4, 4, 4], 0.5, 120))
t11 = Output('t11', ('TENSOR_QUANT8_ASYMM', [1, 4, 4, 4], 0.5, 120))
model = Model()
model.Operation('SELECT', choice0, input, other0).To(t0)
model.Operation('GATHER', t0, 2, places1).To(t1)
model.Operation('AVERAGE_POOL_2D', t1, 1, 1, 1, 2, 2, 0).To(t2)
model.Operation('RESHAPE', t2, where3).To(t3)
model.Operation('RELU', t3).To(t4)
model.Operation('SUB', t4, c5, 0).To(t5)
model.Operation('SPACE_TO_BATCH_ND', t5, block6, none6).To(many6)
model.Operation('BATCH_TO_SPACE_ND', many6, block6).To(t6)
model.Operation('MAX_POOL_2D', t6, 1, 1, 1, 3, 2, 0).To(t7)
model.Operation('RESIZE_NEAREST_NEIGHBOR', t7, 4, 4, False).To(t8)
model.Operation('PAD', t8, sides9).To(wide9)
model.Operation('SLICE', wide9, begin9, size9).To(t9)
model.Operation('MUL', t9, c10, 0).To(t10)
model.Operation('MAX_POOL_2D', t10, 1, 1, 1, 3, 2, 0).To(t11)
Example({
    input: [106, 112, 167, 164, 95, 131, 123, 69, 148, 184, 110, 96, 73, 121, 167, 100, 170, 84, 116, 176, 125,
    116, 62, 77, 90, 111, 135, 174, 73, 82, 181, 174, 69, 181, 123, 172, 170, 117, 90, 73, 83, 60,
    165, 126, 114, 104, 125, 177, 163, 128, 68, 80, 167, 110, 174, 164, 62, 181, 145, 116, 131, 103,
    188, 100],
    t0: [106, 112, 114, 164, 95, 131, 117, 95, 148, 184, 110, 96, 73, 121, 123, 100, 170, 84, 118, 176, 125,
    167, 144, 109, 90, 121, 162, 174, 98, 167, 150, 174, 69, 152, 91, 135, 97, 88, 90, 95, 152, 145,
    165, 126, 114, 104, 125, 177, 92, 100, 99, 80, 80, 83, 139, 94, 144, 181, 145, 108, 131, 103,
    188, 100],
    t1: [148, 184, 110, 96, 106, 112, 114, 164, 73, 121, 123, 100, 95, 131, 117, 95, 90, 121, 162, 174, 170,
    84, 118, 176, 98, 167, 150, 174, 125, 167, 144, 109, 152, 145, 165, 126, 69, 152, 91, 135, 114,
    104, 125, 177, 97, 88, 90, 95, 144, 181, 145, 108, 92, 100, 99, 80, 131, 103, 188, 100, 80, 83,
    139, 94],
    t2: [129, 125, 126, 153, 112, 121, 126, 154, 98, 147, 134, 119, 110, 149, 131, 102, 120, 126, 134, 153,
    113, 127, 121, 166, 108, 132, 127, 139, 111, 128, 117, 102, 114, 145, 125, 112, 101, 115, 126,
    123, 105, 94, 136, 116, 88, 85, 114, 94, 118, 141, 122, 94, 111, 101, 144, 90, 105, 93, 164, 97,
    80, 83, 139, 94],
    t3: [129, 125, 126, 153, 112, 121, 126, 154, 98, 147, 134, 119, 110, 149, 131, 102, 120, 126, 134, 153,
    113, 127, 121, 166, 108, 132, 127, 139, 111, 128, 117, 102, 114, 145, 125, 112, 101, 115, 126,
    123, 105, 94, 136, 116, 88, 85, 114, 94, 118, 141, 122, 94, 111, 101, 144, 90, 105, 93, 164, 97,
    80, 83, 139, 94],
    t4: [129, 125, 126, 153, 120, 121, 126, 154, 120, 147, 134, 120, 120, 149, 131, 120, 120, 126, 134, 153,
    120, 127, 121, 166, 120, 132, 127, 139, 120, 128, 120, 120, 120, 145, 125, 120, 120, 120, 126,
    123, 120, 120, 136, 120, 120, 120, 120, 120, 120, 141, 122, 120, 120, 120, 144, 120, 120, 120,
    164, 120, 120, 120, 139, 120],
    t5: [129, 116, 108, 166, 120, 112, 108, 167, 120, 138, 116, 133, 120, 140, 113, 133, 120, 117, 116, 166,
    120, 118, 103, 179, 120, 123, 109, 152, 120, 119, 102, 133, 120, 136, 107, 133, 120, 111, 108,
    136, 120, 111, 118, 133, 120, 111, 102, 133, 120, 132, 104, 133, 120, 111, 126, 133, 120, 111,
    146, 133, 120, 111, 121, 133],
    t6: [129, 116, 108, 166, 120, 112, 108, 167, 120, 138, 116, 133, 120, 140, 113, 133, 120, 117, 116, 166,
    120, 118, 103, 179, 120, 123, 109, 152, 120, 119, 102, 133, 120, 136, 107, 133, 120, 111, 108,
    136, 120, 111, 118, 133, 120, 111, 102, 133, 120, 132, 104, 133, 120, 111, 126, 133, 120, 111,
    146, 133, 120, 111, 121, 133],
    t7: [129, 118, 116, 179, 129, 138, 116, 179, 120, 140, 116, 179, 120, 140, 116, 152, 120, 136, 116, 179,
    120, 136, 118, 179, 120, 123, 118, 179, 120, 123, 118, 152, 120, 136, 126, 136, 120, 136, 146,
    136, 120, 111, 146, 136, 120, 111, 146, 133, 120, 132, 126, 133, 120, 132, 146, 133, 120, 111,
    146, 133, 120, 111, 146, 133],
    t8: [129, 118, 116, 179, 129, 138, 116, 179, 120, 140, 116, 179, 120, 140, 116, 152, 120, 136, 116, 179,
    120, 136, 118, 179, 120, 123, 118, 179, 120, 123, 118, 152, 120, 136, 126, 136, 120, 136, 146,
    136, 120, 111, 146, 136, 120, 111, 146, 133, 120, 132, 126, 133, 120, 132, 146, 133, 120, 111,
    146, 133, 120, 111, 146, 133],
    t9: [120, 120, 136, 118, 120, 120, 123, 118, 120, 120, 123, 118, 120, 120, 120, 120, 120, 120, 136, 146,
    120, 120, 111, 146, 120, 120, 111, 146, 120, 120, 120, 120, 120, 120, 132, 146, 120, 120, 111,
    146, 120, 120, 111, 146, 120, 120, 120, 120, 120, 120, 120, 120, 120, 120, 120, 120, 120, 120,
    120, 120, 120, 120, 120, 120],
    t10: [120, 120, 104, 120, 120, 120, 117, 120, 120, 120, 117, 120, 120, 120, 120, 120, 120, 120, 104, 120,
    120, 120, 129, 120, 120, 120, 129, 120, 120, 120, 120, 120, 120, 120, 108, 120, 120, 120, 129,
    120, 120, 120, 129, 120, 120, 120, 120, 120, 120, 120, 120, 120, 120, 120, 120, 120, 120, 120,
    120, 120, 120, 120, 120, 120],
    t11: [120, 120, 129, 120, 120, 120, 129, 120, 120, 120, 129, 120, 120, 120, 129, 120, 120, 120, 129, 120,
    120, 120, 129, 120, 120, 120, 129, 120, 120, 120, 129, 120, 120, 120, 129, 120, 120, 120, 129,
    120, 120, 120, 129, 120, 120, 120, 129, 120, 120, 120, 120, 120, 120, 120, 120, 120, 120, 120,
    120, 120, 120, 120, 120, 120],
}, name='of_0').AddVariations(DataTypeConverter(name='signed').Identify({
    input: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    other0: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t0: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t1: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t2: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t3: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t4: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    c5: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t5: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    many6: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t6: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t7: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t8: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    wide9: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t9: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    c10: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -121),
    t10: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t11: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
})).DisableLifeTimeVariation()

# SELECT, AVERAGE_POOL_2D, SUB, RELU6, SELECT, DEPTHWISE_CONV_2D, MAX_POOL_2D, MAX_POOL_2D,
# TRANSPOSE, QUANTIZE, PAD, RESIZE_NEAREST_NEIGHBOR
# Expected values: float64 formula.
choice290 = Parameter('choice290', ('TENSOR_BOOL8', [1, 4, 4, 4]), [False, False, False, False, False, True, False, True, False, False, False, True, True, True, False,
    True, False, False, False, True, False, True, True, False, False, True, False, True, True,
    False, True, False, True, True, False, True, False, True, False, False, False, True, False,
    True, True, True, False, False, True, True, False, True, True, False, False, True, True, True,
    True, False, True, True, False, True])
input = Input('input', ('TENSOR_QUANT8_ASYMM', [1, 4, 4, 4], 0.5, 120))
other290 = Parameter('other290', ('TENSOR_QUANT8_ASYMM', [1, 4, 4, 4], 0.5, 120), [90, 104, 154, 93, 85, 83, 114, 147, 94, 124, 155, 152, 109, 147, 98, 94, 119, 130, 144, 123, 158,
    156, 148, 98, 144, 116, 91, 99, 81, 135, 80, 158, 145, 125, 119, 109, 88, 145, 112, 92, 165,
    134, 119, 102, 143, 111, 117, 152, 112, 92, 162, 143, 80, 138, 86, 107, 109, 168, 123, 82, 168,
    122, 129, 156])
t290 = Internal('t290', ('TENSOR_QUANT8_ASYMM', [1, 4, 4, 4], 0.5, 120))
t291 = Internal('t291', ('TENSOR_QUANT8_ASYMM', [1, 4, 4, 4], 0.5, 120))
c292 = Parameter('c292', ('TENSOR_QUANT8_ASYMM', [4], 0.5, 120), [112, 132, 138, 106])
t292 = Internal('t292', ('TENSOR_QUANT8_ASYMM', [1, 4, 4, 4], 0.5, 120))
t293 = Internal('t293', ('TENSOR_QUANT8_ASYMM', [1, 4, 4, 4], 0.5, 120))
choice294 = Parameter('choice294', ('TENSOR_BOOL8', [1, 4, 4, 4]), [True, False, True, True, False, True, False, False, False, True, False, False, False, False, True,
    False, False, True, False, False, False, True, False, True, False, True, False, True, False,
    True, False, False, True, False, True, True, True, True, False, False, True, False, True, False,
    True, True, False, True, False, False, False, True, True, False, False, True, True, False,
    False, False, False, True, False, True])
other294 = Parameter('other294', ('TENSOR_QUANT8_ASYMM', [1, 4, 4, 4], 0.5, 120), [127, 165, 81, 128, 160, 133, 159, 90, 118, 145, 158, 83, 81, 89, 129, 102, 102, 163, 91, 167, 101,
    139, 111, 99, 162, 130, 170, 146, 166, 106, 83, 151, 80, 122, 109, 115, 91, 113, 160, 87, 157,
    142, 107, 121, 111, 109, 145, 140, 155, 149, 165, 102, 128, 118, 161, 135, 121, 100, 101, 168,
    118, 154, 111, 129])
t294 = Internal('t294', ('TENSOR_QUANT8_ASYMM', [1, 4, 4, 4], 0.5, 120))
filter295 = Parameter('filter295', ('TENSOR_QUANT8_ASYMM', [1, 1, 3, 4], 1.0, 128), [128, 128, 128, 128, 129, 129, 129, 129, 128, 128, 128, 128])
bias295 = Parameter('bias295', ('TENSOR_INT32', [4], 0.5, 0), [-8, -8, 0, -4])
t295 = Internal('t295', ('TENSOR_QUANT8_ASYMM', [1, 4, 4, 4], 0.5, 120))
t296 = Internal('t296', ('TENSOR_QUANT8_ASYMM', [1, 4, 4, 4], 0.5, 120))
t297 = Internal('t297', ('TENSOR_QUANT8_ASYMM', [1, 4, 4, 4], 0.5, 120))
where298 = Parameter('where298', ('TENSOR_INT32', [4]), [0, 2, 3, 1])
t298 = Internal('t298', ('TENSOR_QUANT8_ASYMM', [1, 4, 4, 4], 0.5, 120))
real299 = Internal('real299', ('TENSOR_FLOAT32', [1, 4, 4, 4]))
t299 = Internal('t299', ('TENSOR_QUANT8_ASYMM', [1, 4, 4, 4], 0.5, 120))
sides300 = Parameter('sides300', ('TENSOR_INT32', [4, 2]), [0, 0, 1, 2, 0, 1, 1, 0])
wide300 = Internal('wide300', ('TENSOR_QUANT8_ASYMM', [1, 7, 5, 5], 0.5, 120))
begin300 = Parameter('begin300', ('TENSOR_INT32', [4]), [0, 2, 1, 0])
size300 = Parameter('size300', ('TENSOR_INT32', [4]), [1, 4, 4, 4])
t300 = Internal('t300', ('TENSOR_QUANT8_ASYMM', [1, 4, 4, 4], 0.5, 120))
t301 = Output('t301', ('TENSOR_QUANT8_ASYMM', [1, 4, 4, 4], 0.5, 120))
model = Model()
model.Operation('SELECT', choice290, input, other290).To(t290)
model.Operation('AVERAGE_POOL_2D', t290, 1, 1, 1, 2, 2, 0).To(t291)
model.Operation('SUB', t291, c292, 0).To(t292)
model.Operation('RELU6', t292).To(t293)
model.Operation('SELECT', choice294, t293, other294).To(t294)
model.Operation('DEPTHWISE_CONV_2D', t294, filter295, bias295, 1, 1, 1, 1, 0).To(t295)
model.Operation('MAX_POOL_2D', t295, 1, 1, 1, 3, 2, 0).To(t296)
model.Operation('MAX_POOL_2D', t296, 1, 1, 1, 3, 2, 0).To(t297)
model.Operation('TRANSPOSE', t297, where298).To(t298)
model.Operation('DEQUANTIZE', t298).To(real299)
model.Operation('QUANTIZE', real299).To(t299)
model.Operation('PAD', t299, sides300).To(wide300)
model.Operation('SLICE', wide300, begin300, size300).To(t300)
model.Operation('RESIZE_NEAREST_NEIGHBOR', t300, 4, 4, False).To(t301)
Example({
    input: [161, 162, 134, 128, 115, 88, 96, 164, 95, 78, 140, 158, 129, 139, 61, 119, 134, 77, 121, 150, 130,
    147, 159, 83, 151, 156, 135, 90, 165, 111, 180, 110, 132, 83, 180, 152, 155, 65, 70, 63, 75,
    123, 179, 130, 162, 77, 115, 130, 106, 104, 128, 61, 182, 84, 99, 142, 68, 136, 115, 73, 109,
    114, 119, 159],
    t301: [120, 157, 141, 141, 120, 170, 170, 165, 120, 163, 164, 164, 120, 120, 120, 120, 120, 157, 141, 141,
    120, 170, 170, 165, 120, 163, 164, 164, 120, 120, 120, 120, 120, 134, 134, 134, 120, 170, 170,
    161, 120, 147, 164, 164, 120, 120, 120, 120, 120, 120, 120, 120, 120, 120, 120, 120, 120, 120,
    120, 120, 120, 120, 120, 120],
}, name='of_29').AddVariations(DataTypeConverter(name='signed').Identify({
    input: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    other290: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t290: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t291: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    c292: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t292: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t293: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    other294: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t294: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    filter295: ('TENSOR_QUANT8_ASYMM_SIGNED', 1.0, 0),
    t295: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t296: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t297: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t298: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t299: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    wide300: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t300: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t301: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
})).DisableLifeTimeVariation()

# SELECT, PRELU, SUB, MAX_POOL_2D, SPACE_TO_DEPTH, MAX_POOL_2D, SPACE_TO_BATCH_ND, SPLIT, PAD,
# ADD, SELECT, SPLIT
# Expected values: float64 formula.
choice330 = Parameter('choice330', ('TENSOR_BOOL8', [1, 4, 4, 4]), [False, True, True, True, True, False, False, False, True, True, False, False, True, False, False,
    True, True, True, False, False, False, True, False, True, True, False, True, False, False,
    False, True, False, False, True, True, True, False, True, False, False, False, False, False,
    True, False, True, True, True, True, False, True, True, False, True, False, True, True, False,
    True, True, True, False, True, False])
input = Input('input', ('TENSOR_QUANT8_ASYMM', [1, 4, 4, 4], 0.5, 120))
other330 = Parameter('other330', ('TENSOR_QUANT8_ASYMM', [1, 4, 4, 4], 0.5, 120), [110, 165, 141, 155, 151, 160, 122, 123, 153, 123, 111, 168, 83, 87, 134, 127, 150, 111, 103, 126,
    107, 90, 169, 134, 136, 128, 91, 80, 161, 96, 124, 99, 112, 132, 97, 162, 118, 161, 87, 152,
    169, 156, 84, 104, 128, 160, 106, 165, 80, 141, 164, 132, 152, 130, 111, 143, 159, 108, 159, 89,
    101, 85, 92, 165])
t330 = Output('t330', ('TENSOR_QUANT8_ASYMM', [1, 4, 4, 4], 0.5, 120))
c331 = Parameter('c331', ('TENSOR_QUANT8_ASYMM', [4], 0.015625, 128), [170, 143, 146, 82])
t331 = Output('t331', ('TENSOR_QUANT8_ASYMM', [1, 4, 4, 4], 0.5, 120))
c332 = Parameter('c332', ('TENSOR_QUANT8_ASYMM', [4], 0.5, 120), [116, 110, 117, 108])
t332 = Output('t332', ('TENSOR_QUANT8_ASYMM', [1, 4, 4, 4], 0.5, 120))
t333 = Output('t333', ('TENSOR_QUANT8_ASYMM', [1, 4, 4, 4], 0.5, 120))
deep334 = Internal('deep334', ('TENSOR_QUANT8_ASYMM', [1, 2, 2, 16], 0.5, 120))
t334 = Output('t334', ('TENSOR_QUANT8_ASYMM', [1, 4, 4, 4], 0.5, 120))
t335 = Output('t335', ('TENSOR_QUANT8_ASYMM', [1, 4, 4, 4], 0.5, 120))
block336 = Parameter('block336', ('TENSOR_INT32', [2]), [2, 2])
none336 = Parameter('none336', ('TENSOR_INT32', [2, 2]), [0, 0, 0, 0])
many336 = Internal('many336', ('TENSOR_QUANT8_ASYMM', [4, 2, 2, 4], 0.5, 120))
t336 = Output('t336', ('TENSOR_QUANT8_ASYMM', [1, 4, 4, 4], 0.5, 120))
part_0_337 = Internal('part_0_337', ('TENSOR_QUANT8_ASYMM', [1, 4, 4, 2], 0.5, 120))
part_1_337 = Internal('part_1_337', ('TENSOR_QUANT8_ASYMM', [1, 4, 4, 2], 0.5, 120))
t337 = Output('t337', ('TENSOR_QUANT8_ASYMM', [1, 4, 4, 4], 0.5, 120))
sides338 = Parameter('sides338', ('TENSOR_INT32', [4, 2]), [0, 0, 1, 2, 0, 1, 1, 0])
wide338 = Internal('wide338', ('TENSOR_QUANT8_ASYMM', [1, 7, 5, 5], 0.5, 120))
begin338 = Parameter('begin338', ('TENSOR_INT32', [4]), [0, 2, 1, 0])
size338 = Parameter('size338', ('TENSOR_INT32', [4]), [1, 4, 4, 4])
t338 = Output('t338', ('TENSOR_QUANT8_ASYMM', [1, 4, 4, 4], 0.5, 120))
c339 = Parameter('c339', ('TENSOR_QUANT8_ASYMM', [4], 0.5, 120), [137, 113, 105, 125])
t339 = Output('t339', ('TENSOR_QUANT8_ASYMM', [1, 4, 4, 4], 0.5, 120))
choice340 = Parameter('choice340', ('TENSOR_BOOL8', [1, 4, 4, 4]), [False, False, True, True, False, True, False, False, True, False, False, True, False, True, False,
    False, True, False, True, True, False, False, False, True, False, False, False, False, False,
    True, True, False, False, True, True, False, True, True, True, False, True, False, True, False,
    False, True, False, False, False, False, True, False, False, False, False, True, True, True,
    False, False, False, False, True, True])
other340 = Parameter('other340', ('TENSOR_QUANT8_ASYMM', [1, 4, 4, 4], 0.5, 120), [108, 162, 80, 137, 120, 144, 170, 107, 141, 101, 91, 141, 87, 159, 87, 132, 102, 145, 131, 108,
    149, 98, 160, 139, 159, 148, 102, 119, 155, 165, 159, 156, 165, 160, 112, 111, 93, 153, 85, 120,
    170, 85, 94, 99, 107, 100, 160, 161, 142, 138, 150, 102, 91, 131, 114, 105, 148, 124, 156, 143,
    112, 111, 141, 108])
t340 = Output('t340', ('TENSOR_QUANT8_ASYMM', [1, 4, 4, 4], 0.5, 120))
part_0_341 = Internal('part_0_341', ('TENSOR_QUANT8_ASYMM', [1, 4, 4, 2], 0.5, 120))
part_1_341 = Internal('part_1_341', ('TENSOR_QUANT8_ASYMM', [1, 4, 4, 2], 0.5, 120))
t341 = Output('t341', ('TENSOR_QUANT8_ASYMM', [1, 4, 4, 4], 0.5, 120))
model = Model()
model.Operation('SELECT', choice330, input, other330).To(t330)
model.Operation('PRELU', t330, c331).To(t331)
model.Operation('SUB', t331, c332, 0).To(t332)
model.Operation('MAX_POOL_2D', t332, 1, 1, 1, 3, 2, 0).To(t333)
model.Operation('SPACE_TO_DEPTH', t333, 2).To(deep334)
model.Operation('DEPTH_TO_SPACE', deep334, 2).To(t334)
model.Operation('MAX_POOL_2D', t334, 1, 1, 1, 3, 2, 0).To(t335)
model.Operation('SPACE_TO_BATCH_ND', t335, block336, none336).To(many336)
model.Operation('BATCH_TO_SPACE_ND', many336, block336).To(t336)
model.Operation('SPLIT', t336, 3, 2).To(part_0_337, part_1_337)
model.Operation('CONCATENATION', part_1_337, part_0_337, 3).To(t337)
model.Operation('PAD', t337, sides338).To(wide338)
model.Operation('SLICE', wide338, begin338, size338).To(t338)
model.Operation('ADD', t338, c339, 0).To(t339)
model.Operation('SELECT', choice340, t339, other340).To(t340)
model.Operation('SPLIT', t340, 3, 2).To(part_0_341, part_1_341)
model.Operation('CONCATENATION', part_1_341, part_0_341, 3).To(t341)
Example({
    input: [151, 109, 163, 78, 67, 142, 109, 69, 179, 159, 170, 179, 176, 128, 170, 140, 79, 94, 152, 147, 77,
    86, 118, 150, 104, 106, 190, 159, 187, 179, 84, 103, 105, 85, 114, 87, 114, 137, 176, 166, 108,
    145, 183, 104, 104, 100, 186, 175, 159, 160, 116, 114, 148, 153, 159, 148, 91, 83, 108, 69, 160,
    90, 65, 124],
    t330: [110, 109, 163, 78, 67, 160, 122, 123, 179, 159, 111, 168, 176, 87, 134, 140, 79, 94, 103, 126, 107,
    86, 169, 150, 104, 128, 190, 80, 161, 96, 84, 99, 112, 85, 114, 87, 118, 137, 87, 152, 169, 156,
    84, 104, 128, 100, 186, 175, 159, 141, 116, 114, 152, 153, 111, 148, 91, 108, 108, 69, 160, 85,
    65, 165],
    t331: [113, 117, 163, 150, 85, 160, 122, 123, 179, 159, 117, 168, 176, 112, 134, 140, 93, 114, 115, 126,
    111, 112, 169, 150, 109, 128, 190, 149, 161, 114, 110, 135, 115, 112, 118, 144, 119, 137, 111,
    152, 169, 156, 110, 132, 128, 115, 186, 175, 159, 141, 119, 124, 152, 153, 117, 148, 101, 117,
    117, 157, 160, 112, 105, 165],
    t332: [117, 127, 166, 162, 89, 170, 125, 135, 183, 169, 120, 180, 180, 122, 137, 152, 97, 124, 118, 138,
    115, 122, 172, 162, 113, 138, 193, 161, 165, 124, 113, 147, 119, 122, 121, 156, 123, 147, 114,
    164, 173, 166, 113, 144, 132, 125, 189, 187, 163, 151, 122, 136, 156, 163, 120, 160, 105, 127,
    120, 169, 164, 122, 108, 177],
    t333: [117, 170, 172, 162, 183, 170, 193, 180, 183, 170, 193, 180, 183, 169, 193, 180, 123, 147, 172, 164,
    173, 166, 193, 164, 173, 166, 193, 187, 173, 166, 193, 187, 163, 163, 122, 164, 173, 166, 122,
    169, 173, 166, 189, 187, 173, 166, 189, 187, 163, 163, 122, 160, 163, 163, 122, 169, 164, 163,
    120, 177, 164, 127, 120, 177],
    t334: [117, 170, 172, 162, 183, 170, 193, 180, 183, 170, 193, 180, 183, 169, 193, 180, 123, 147, 172, 164,
    173, 166, 193, 164, 173, 166, 193, 187, 173, 166, 193, 187, 163, 163, 122, 164, 173, 166, 122,
    169, 173, 166, 189, 187, 173, 166, 189, 187, 163, 163, 122, 160, 163, 163, 122, 169, 164, 163,
    120, 177, 164, 127, 120, 177],
    t335: [183, 170, 193, 180, 183, 170, 193, 187, 183, 170, 193, 187, 183, 170, 193, 187, 173, 166, 193, 169,
    173, 166, 193, 187, 173, 166, 193, 187, 173, 166, 193, 187, 173, 166, 122, 169, 173, 166, 189,
    187, 173, 166, 189, 187, 173, 166, 189, 187, 163, 163, 122, 169, 164, 163, 122, 177, 164, 163,
    122, 177, 164, 163, 120, 177],
    t336: [183, 170, 193, 180, 183, 170, 193, 187, 183, 170, 193, 187, 183, 170, 193, 187, 173, 166, 193, 169,
    173, 166, 193, 187, 173, 166, 193, 187, 173, 166, 193, 187, 173, 166, 122, 169, 173, 166, 189,
    187, 173, 166, 189, 187, 173, 166, 189, 187, 163, 163, 122, 169, 164, 163, 122, 177, 164, 163,
    122, 177, 164, 163, 120, 177],
    t337: [193, 180, 183, 170, 193, 187, 183, 170, 193, 187, 183, 170, 193, 187, 183, 170, 193, 169, 173, 166,
    193, 187, 173, 166, 193, 187, 173, 166, 193, 187, 173, 166, 122, 169, 173, 166, 189, 187, 173,
    166, 189, 187, 173, 166, 189, 187, 173, 166, 122, 169, 163, 163, 122, 177, 164, 163, 122, 177,
    164, 163, 120, 177, 164, 163],
    t338: [120, 193, 187, 173, 120, 193, 187, 173, 120, 193, 187, 173, 120, 120, 120, 120, 120, 189, 187, 173,
    120, 189, 187, 173, 120, 189, 187, 173, 120, 120, 120, 120, 120, 122, 177, 164, 120, 122, 177,
    164, 120, 120, 177, 164, 120, 120, 120, 120, 120, 120, 120, 120, 120, 120, 120, 120, 120, 120,
    120, 120, 120, 120, 120, 120],
    t339: [137, 186, 172, 178, 137, 186, 172, 178, 137, 186, 172, 178, 137, 113, 105, 125, 137, 182, 172, 178,
    137, 182, 172, 178, 137, 182, 172, 178, 137, 113, 105, 125, 137, 115, 162, 169, 137, 115, 162,
    169, 137, 113, 162, 169, 137, 113, 105, 125, 137, 113, 105, 125, 137, 113, 105, 125, 137, 113,
    105, 125, 137, 113, 105, 125],
    t340: [108, 162, 172, 178, 120, 186, 170, 107, 137, 101, 91, 178, 87, 113, 87, 132, 137, 145, 172, 178,
    149, 98, 160, 178, 159, 148, 102, 119, 155, 113, 105, 156, 165, 115, 162, 111, 137, 115, 162,
    120, 137, 85, 162, 99, 107, 113, 160, 161, 142, 138, 105, 102, 91, 131, 114, 125, 137, 113, 156,
    143, 112, 111, 105, 125],
    t341: [172, 178, 108, 162, 170, 107, 120, 186, 91, 178, 137, 101, 87, 132, 87, 113, 172, 178, 137, 145,
    160, 178, 149, 98, 102, 119, 159, 148, 105, 156, 155, 113, 162, 111, 165, 115, 162, 120, 137,
    115, 162, 99, 137, 85, 160, 161, 107, 113, 105, 102, 142, 138, 114, 125, 91, 131, 156, 143, 137,
    113, 105, 125, 112, 111],
}, name='of_33').AddVariations(DataTypeConverter(name='signed').Identify({
    input: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    other330: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t330: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    c331: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.015625, 0),
    t331: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    c332: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t332: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t333: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    deep334: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t334: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t335: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    many336: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t336: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    part_0_337: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    part_1_337: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t337: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    wide338: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t338: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    c339: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t339: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    other340: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t340: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    part_0_341: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    part_1_341: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t341: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
})).DisableLifeTimeVariation()

# SELECT, HARD_SWISH, RESIZE_NEAREST_NEIGHBOR, MAX_POOL_2D, SPLIT
# Expected values: float64 formula.
choice610 = Parameter('choice610', ('TENSOR_BOOL8', [1, 4, 4, 4]), [False, True, True, False, True, False, True, False, True, False, False, False, True, False, True,
    True, True, False, False, True, True, False, False, False, True, False, False, True, True, True,
    True, True, True, True, True, True, False, False, True, False, False, False, True, False, False,
    False, True, False, True, True, False, True, True, True, False, True, True, False, True, False,
    True, True, False, False])
input = Input('input', ('TENSOR_QUANT8_ASYMM', [1, 4, 4, 4], 0.5, 120))
other610 = Parameter('other610', ('TENSOR_QUANT8_ASYMM', [1, 4, 4, 4], 0.5, 120), [83, 154, 142, 130, 91, 138, 97, 127, 166, 105, 132, 102, 91, 94, 121, 91, 129, 131, 123, 152, 106,
    91, 149, 168, 126, 112, 103, 158, 108, 155, 105, 121, 107, 80, 151, 148, 146, 140, 144, 162,
    136, 116, 166, 139, 134, 142, 139, 140, 117, 95, 152, 110, 138, 164, 90, 80, 80, 116, 80, 156,
    162, 170, 100, 89])
t610 = Internal('t610', ('TENSOR_QUANT8_ASYMM', [1, 4, 4, 4], 0.5, 120))
t611 = Internal('t611', ('TENSOR_QUANT8_ASYMM', [1, 4, 4, 4], 0.5, 120))
t612 = Internal('t612', ('TENSOR_QUANT8_ASYMM', [1, 4, 4, 4], 0.5, 120))
t613 = Internal('t613', ('TENSOR_QUANT8_ASYMM', [1, 4, 4, 4], 0.5, 120))
part_0_614 = Internal('part_0_614', ('TENSOR_QUANT8_ASYMM', [1, 4, 4, 2], 0.5, 120))
part_1_614 = Internal('part_1_614', ('TENSOR_QUANT8_ASYMM', [1, 4, 4, 2], 0.5, 120))
t614 = Output('t614', ('TENSOR_QUANT8_ASYMM', [1, 4, 4, 4], 0.5, 120))
model = Model()
model.Operation('SELECT', choice610, input, other610).To(t610)
model.Operation('HARD_SWISH', t610).To(t611)
model.Operation('RESIZE_NEAREST_NEIGHBOR', t611, 4, 4, False).To(t612)
model.Operation('MAX_POOL_2D', t612, 1, 1, 1, 3, 2, 0).To(t613)
model.Operation('SPLIT', t613, 3, 2).To(part_0_614, part_1_614)
model.Operation('CONCATENATION', part_1_614, part_0_614, 3).To(t614)
Example({
    input: [106, 61, 166, 64, 97, 81, 77, 155, 79, 162, 133, 80, 145, 146, 190, 162, 107, 142, 187, 60, 174,
    65, 97, 126, 78, 60, 83, 108, 172, 146, 63, 189, 79, 166, 140, 165, 124, 106, 77, 108, 136, 106,
    189, 168, 126, 181, 74, 98, 80, 188, 168, 165, 88, 100, 160, 77, 131, 139, 184, 148, 143, 123,
    171, 68],
    t614: [166, 168, 174, 138, 166, 168, 174, 138, 190, 189, 174, 146, 190, 189, 172, 146, 149, 168, 174, 166,
    189, 168, 174, 166, 189, 189, 174, 146, 189, 189, 172, 146, 152, 165, 146, 188, 189, 165, 146,
    188, 189, 162, 146, 142, 189, 156, 143, 142, 152, 165, 120, 188, 184, 165, 131, 188, 184, 156,
    143, 122, 184, 156, 143, 122],
}, name='of_61').AddVariations(DataTypeConverter(name='signed').Identify({
    input: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    other610: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t610: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t611: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t612: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t613: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    part_0_614: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    part_1_614: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t614: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
})).DisableLifeTimeVariation()
