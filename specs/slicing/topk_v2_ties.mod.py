# Licensed under the Apache License, Version 2.0; see LICENSE.
# Written by 'python -m corpus' from corpus/families/slicing.py; do not edit.
#
# TOPK_V2: equal numbers in a long row.

# Many equal numbers, three places apart.
# Expected values: float64 formula. TF Lite gives the smaller index first.
input = Input('input', ('TENSOR_FLOAT32', [67]))
values = Output('values', ('TENSOR_FLOAT32', [6]))
places = Output('places', ('TENSOR_INT32', [6]))
model = Model()
model.Operation('TOPK_V2', input, 6).To(values, places)
Example({
    input: [0.0, 1.0, 2.0, 0.0, 1.0, 2.0, -1.0, 1.0, 2.0, 0.0, 1.0, 2.0, 0.0, 0.0, 2.0, 0.0, 1.0, 2.0, 0.0,
    1.0, 1.0, 0.0, 1.0, 2.0, 0.0, 1.0, 2.0, -1.0, 1.0, 2.0, 0.0, 1.0, 2.0, 0.0, 0.0, 2.0, 0.0, 1.0,
    2.0, 0.0, 1.0, 1.0, 0.0, 1.0, 2.0, 0.0, 1.0, 2.0, -1.0, 1.0, 2.0, 0.0, 1.0, 2.0, 0.0, 0.0, 2.0,
    0.0, 1.0, 2.0, 0.0, 1.0, 1.0, 0.0, 1.0, 2.0, 0.0],
    values: [2.0, 2.0, 2.0, 2.0, 2.0, 2.0],
    places: [65, 59, 56, 53, 50, 47],
}, name='real').DisableLifeTimeVariation()

# Many equal numbers, three places apart.
# Expected values: float64 formula. TF Lite gives the smaller index first.
input = Input('input', ('TENSOR_QUANT8_ASYMM', [67], 0.5, 100))
values = Output('values', ('TENSOR_QUANT8_ASYMM', [6], 0.5, 100))
places = Output('places', ('TENSOR_INT32', [6]))
model = Model()
model.Operation('TOPK_V2', input, 6).To(values, places)
Example({
    input: [100, 101, 102, 100, 101, 102, 99, 101, 102, 100, 101, 102, 100, 100, 102, 100, 101, 102, 100, 101,
    101, 100, 101, 102, 100, 101, 102, 99, 101, 102, 100, 101, 102, 100, 100, 102, 100, 101, 102,
    100, 101, 101, 100, 101, 102, 100, 101, 102, 99, 101, 102, 100, 101, 102, 100, 100, 102, 100,
    101, 102, 100, 101, 101, 100, 101, 102, 100],
    values: [102, 102, 102, 102, 102, 102],
    places: [65, 59, 56, 53, 50, 47],
}, name='quant8').DisableLifeTimeVariation()
