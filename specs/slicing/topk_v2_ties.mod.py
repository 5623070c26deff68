# Licensed under the Apache License, Version 2.0; see LICENSE.
# Written by 'python -m corpus' from corpus/families/slicing.py; do not edit.
#
# TOPK_V2: equal numbers in rows of many lengths.

# Many equal numbers, three places apart.
# Expected values: float64 formula. TF Lite gives the smaller index first.
input = Input('input', ('TENSOR_FLOAT32', [33]))
values = Output('values', ('TENSOR_FLOAT32', [6]))
places = Output('places', ('TENSOR_INT32', [6]))
model = Model()
model.Operation('TOPK_V2', input, 6).To(values, places)
Example({
    input: [0.0, 1.0, 2.0, 0.0, 1.0, 2.0, -1.0, 1.0, 2.0, 0.0, 1.0, 2.0, 0.0, 0.0, 2.0, 0.0, 1.0, 2.0, 0.0,
    1.0, 1.0, 0.0, 1.0, 2.0, 0.0, 1.0, 2.0, -1.0, 1.0, 2.0, 0.0, 1.0, 2.0],
    values: [2.0, 2.0, 2.0, 2.0, 2.0, 2.0],
    places: [32, 29, 26, 23, 17, 14],
}, name='of_33').DisableLifeTimeVariation()

# Many equal numbers, three places apart.
# Expected values: float64 formula. TF Lite gives the smaller index first.
input = Input('input', ('TENSOR_QUANT8_ASYMM', [33], 0.5, 100))
values = Output('values', ('TENSOR_QUANT8_ASYMM', [6], 0.5, 100))
places = Output('places', ('TENSOR_INT32', [6]))
model = Model()
model.Operation('TOPK_V2', input, 6).To(values, places)
Example({
    input: [100, 101, 102, 100, 101, 102, 99, 101, 102, 100, 101, 102, 100, 100, 102, 100, 101, 102, 100, 101,
    101, 100, 101, 102, 100, 101, 102, 99, 101, 102, 100, 101, 102],
    values: [102, 102, 102, 102, 102, 102],
    places: [32, 29, 26, 23, 17, 14],
}, name='of_33_quant8').DisableLifeTimeVariation()

# Many equal numbers, three places apart.
# Expected values: float64 formula. TF Lite gives the smaller index first.
input = Input('input', ('TENSOR_FLOAT32', [129]))
values = Output('values', ('TENSOR_FLOAT32', [6]))
places = Output('places', ('TENSOR_INT32', [6]))
model = Model()
model.Operation('TOPK_V2', input, 6).To(values, places)
Example({
    input: [0.0, 1.0, 2.0, 0.0, 1.0, 2.0, -1.0, 1.0, 2.0, 0.0, 1.0, 2.0, 0.0, 0.0, 2.0, 0.0, 1.0, 2.0, 0.0,
    1.0, 1.0, 0.0, 1.0, 2.0, 0.0, 1.0, 2.0, -1.0, 1.0, 2.0, 0.0, 1.0, 2.0, 0.0, 0.0, 2.0, 0.0, 1.0,
    2.0, 0.0, 1.0, 1.0, 0.0, 1.0, 2.0, 0.0, 1.0, 2.0, -1.0, 1.0, 2.0, 0.0, 1.0, 2.0, 0.0, 0.0, 2.0,
    0.0, 1.0, 2.0, 0.0, 1.0, 1.0, 0.0, 1.0, 2.0, 0.0, 1.0, 2.0, -1.0, 1.0, 2.0, 0.0, 1.0, 2.0, 0.0,
    0.0, 2.0, 0.0, 1.0, 2.0, 0.0, 1.0, 1.0, 0.0, 1.0, 2.0, 0.0, 1.0, 2.0, -1.0, 1.0, 2.0, 0.0, 1.0,
    2.0, 0.0, 0.0, 2.0, 0.0, 1.0, 2.0, 0.0, 1.0, 1.0, 0.0, 1.0, 2.0, 0.0, 1.0, 2.0, -1.0, 1.0, 2.0,
    0.0, 1.0, 2.0, 0.0, 0.0, 2.0, 0.0, 1.0, 2.0, 0.0, 1.0, 1.0, 0.0, 1.0, 2.0],
    values: [2.0, 2.0, 2.0, 2.0, 2.0, 2.0],
    places: [128, 122, 119, 116, 113, 110],
}, name='of_129').DisableLifeTimeVariation()

# Many equal numbers, three places apart.
# Expected values: float64 formula. TF Lite gives the smaller index first.
input = Input('input', ('TENSOR_QUANT8_ASYMM', [129], 0.5, 100))
values = Output('values', ('TENSOR_QUANT8_ASYMM', [6], 0.5, 100))
places = Output('places', ('TENSOR_INT32', [6]))
model = Model()
model.Operation('TOPK_V2', input, 6).To(values, places)
Example({
    input: [100, 101, 102, 100, 101, 102, 99, 101, 102, 100, 101, 102, 100, 100, 102, 100, 101, 102, 100, 101,
    101, 100, 101, 102, 100, 101, 102, 99, 101, 102, 100, 101, 102, 100, 100, 102, 100, 101, 102,
    100, 101, 101, 100, 101, 102, 100, 101, 102, 99, 101, 102, 100, 101, 102, 100, 100, 102, 100,
    101, 102, 100, 101, 101, 100, 101, 102, 100, 101, 102, 99, 101, 102, 100, 101, 102, 100, 100,
    102, 100, 101, 102, 100, 101, 101, 100, 101, 102, 100, 101, 102, 99, 101, 102, 100, 101, 102,
    100, 100, 102, 100, 101, 102, 100, 101, 101, 100, 101, 102, 100, 101, 102, 99, 101, 102, 100,
    101, 102, 100, 100, 102, 100, 101, 102, 100, 101, 101, 100, 101, 102],
    values: [102, 102, 102, 102, 102, 102],
    places: [128, 122, 119, 116, 113, 110],
}, name='of_129_quant8').DisableLifeTimeVariation()
