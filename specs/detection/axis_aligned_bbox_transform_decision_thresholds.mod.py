# Licensed under the Apache License, Version 2.0; see LICENSE.
# Written by 'python -m corpus' from corpus/families/detection.py; do not edit.
#
# AXIS_ALIGNED_BBOX_TRANSFORM: decisions near a threshold.

F32 = 'TENSOR_FLOAT32'
I32 = 'TENSOR_INT32'
U8 = 'TENSOR_QUANT8_ASYMM'

# Every box is cut at a border of its own image, and of no other in the same way.
# Expected values: float64 formula.
x1 = Input('x1', (F32, [4, 4]))
x2 = Input('x2', (F32, [4, 4]))
x3 = Input('x3', (I32, [4]))
x4 = Input('x4', (F32, [3, 2]))
t5 = Output('t5', (F32, [4, 4]))
model = Model()
model.Operation('AXIS_ALIGNED_BBOX_TRANSFORM', x1, x2, x3, x4).To(t5)
Example({
    x1: [0.0, 0.0, 90.0, 95.0, 10.0, 20.0, 80.0, 99.0, 0.0, 30.0, 70.0, 88.0, 20.0, 25.0, 95.0, 97.0],
    x2: [0.0, 0.0625, 0.125, 0.0, 0.0625, 0.125, 0.0, 0.0625, 0.125, 0.0, 0.0625, 0.125, 0.0, 0.0625, 0.125,
    0.0],
    x3: [1, 0, 2, 1],
    x4: [48.0, 32.0, 64.0, 40.0, 72.0, 56.0],
    t5: [0.0, 5.9375, 40.0, 64.0, 14.375, 27.327469, 32.0, 48.0, 6.492694, 26.138695, 56.0, 72.0, 15.006933,
    29.5, 40.0, 64.0],
}, name='first').AddVariations('float16').DisableLifeTimeVariation()

# Every box is cut at a border of its own image, and of no other in the same way.
# Expected values: float64 formula.
x1 = Input('x1', ('TENSOR_QUANT16_ASYMM', [4, 4], 0.125, 0))
x2 = Input('x2', (U8, [4, 4], 0.0625, 128))
x3 = Input('x3', (I32, [4]))
x4 = Input('x4', ('TENSOR_QUANT16_ASYMM', [3, 2], 0.125, 0))
t5 = Output('t5', ('TENSOR_QUANT16_ASYMM', [4, 4], 0.125, 0))
model = Model()
model.Operation('AXIS_ALIGNED_BBOX_TRANSFORM', x1, x2, x3, x4).To(t5)
Example({
    x1: [0, 0, 720, 760, 80, 160, 640, 792, 0, 240, 560, 704, 160, 200, 760, 776],
    x2: [128, 129, 130, 128, 129, 130, 128, 129, 130, 128, 129, 130, 128, 129, 130, 128],
    x3: [1, 0, 2, 1],
    x4: [384, 256, 512, 320, 576, 448],
    t5: [0, 48, 320, 512, 115, 219, 256, 384, 52, 209, 448, 576, 120, 236, 320, 512],
}, name='first_quant8').DisableLifeTimeVariation()

# Every box is cut at a border of its own image, and of no other in the same way.
# Expected values: float64 formula.
x1 = Input('x1', (F32, [4, 4]))
x2 = Input('x2', (F32, [4, 4]))
x3 = Input('x3', (I32, [4]))
x4 = Input('x4', (F32, [3, 2]))
t5 = Output('t5', (F32, [4, 4]))
model = Model()
model.Operation('AXIS_ALIGNED_BBOX_TRANSFORM', x1, x2, x3, x4).To(t5)
Example({
    x1: [0.0, 0.0, 90.0, 95.0, 10.0, 20.0, 80.0, 99.0, 0.0, 30.0, 70.0, 88.0, 20.0, 25.0, 95.0, 97.0],
    x2: [0.0, 0.0625, 0.125, 0.0, 0.0625, 0.125, 0.0, 0.0625, 0.125, 0.0, 0.0625, 0.125, 0.0, 0.0625, 0.125,
    0.0],
    x3: [2, 1, 1, 0],
    x4: [48.0, 32.0, 64.0, 40.0, 72.0, 56.0],
    t5: [0.0, 5.9375, 56.0, 72.0, 14.375, 27.327469, 40.0, 64.0, 6.492694, 26.138695, 40.0, 64.0, 15.006933,
    29.5, 32.0, 48.0],
}, name='second').AddVariations('float16').DisableLifeTimeVariation()

# Every box is cut at a border of its own image, and of no other in the same way.
# Expected values: float64 formula.
x1 = Input('x1', ('TENSOR_QUANT16_ASYMM', [4, 4], 0.125, 0))
x2 = Input('x2', (U8, [4, 4], 0.0625, 128))
x3 = Input('x3', (I32, [4]))
x4 = Input('x4', ('TENSOR_QUANT16_ASYMM', [3, 2], 0.125, 0))
t5 = Output('t5', ('TENSOR_QUANT16_ASYMM', [4, 4], 0.125, 0))
model = Model()
model.Operation('AXIS_ALIGNED_BBOX_TRANSFORM', x1, x2, x3, x4).To(t5)
Example({
    x1: [0, 0, 720, 760, 80, 160, 640, 792, 0, 240, 560, 704, 160, 200, 760, 776],
    x2: [128, 129, 130, 128, 129, 130, 128, 129, 130, 128, 129, 130, 128, 129, 130, 128],
    x3: [2, 1, 1, 0],
    x4: [384, 256, 512, 320, 576, 448],
    t5: [0, 48, 448, 576, 115, 219, 320, 512, 52, 209, 320, 512, 120, 236, 256, 384],
}, name='second_quant8').DisableLifeTimeVariation()
