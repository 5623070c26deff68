# Licensed under the Apache License, Version 2.0; see LICENSE.
# Written by 'python -m corpus' from corpus/families/slicing.py; do not edit.
#
# GATHER: rows of 5 to 19 elements.

# What vectors leave over at the end of a row.
# Expected values: float64 formula.
input_5 = Input('input_5', ('TENSOR_FLOAT32', [2, 5]))
places_5 = Parameter('places_5', ('TENSOR_INT32', [5]), [2, 4, 1, 3, 0])
output_5 = Output('output_5', ('TENSOR_FLOAT32', [2, 5]))
input_6 = Input('input_6', ('TENSOR_FLOAT32', [2, 6]))
places_6 = Parameter('places_6', ('TENSOR_INT32', [6]), [3, 0, 3, 0, 3, 0])
output_6 = Output('output_6', ('TENSOR_FLOAT32', [2, 6]))
input_7 = Input('input_7', ('TENSOR_FLOAT32', [2, 7]))
places_7 = Parameter('places_7', ('TENSOR_INT32', [7]), [4, 1, 5, 2, 6, 3, 0])
output_7 = Output('output_7', ('TENSOR_FLOAT32', [2, 7]))
input_8 = Input('input_8', ('TENSOR_FLOAT32', [2, 8]))
places_8 = Parameter('places_8', ('TENSOR_INT32', [8]), [5, 2, 7, 4, 1, 6, 3, 0])
output_8 = Output('output_8', ('TENSOR_FLOAT32', [2, 8]))
input_9 = Input('input_9', ('TENSOR_FLOAT32', [2, 9]))
places_9 = Parameter('places_9', ('TENSOR_INT32', [9]), [6, 3, 0, 6, 3, 0, 6, 3, 0])
output_9 = Output('output_9', ('TENSOR_FLOAT32', [2, 9]))
input_10 = Input('input_10', ('TENSOR_FLOAT32', [2, 10]))
places_10 = Parameter('places_10', ('TENSOR_INT32', [10]), [7, 4, 1, 8, 5, 2, 9, 6, 3, 0])
output_10 = Output('output_10', ('TENSOR_FLOAT32', [2, 10]))
input_11 = Input('input_11', ('TENSOR_FLOAT32', [2, 11]))
places_11 = Parameter('places_11', ('TENSOR_INT32', [11]), [8, 5, 2, 10, 7, 4, 1, 9, 6, 3, 0])
output_11 = Output('output_11', ('TENSOR_FLOAT32', [2, 11]))
input_12 = Input('input_12', ('TENSOR_FLOAT32', [2, 12]))
places_12 = Parameter('places_12', ('TENSOR_INT32', [12]), [9, 6, 3, 0, 9, 6, 3, 0, 9, 6, 3, 0])
output_12 = Output('output_12', ('TENSOR_FLOAT32', [2, 12]))
input_13 = Input('input_13', ('TENSOR_FLOAT32', [2, 13]))
places_13 = Parameter('places_13', ('TENSOR_INT32', [13]), [10, 7, 4, 1, 11, 8, 5, 2, 12, 9, 6, 3, 0])
output_13 = Output('output_13', ('TENSOR_FLOAT32', [2, 13]))
input_14 = Input('input_14', ('TENSOR_FLOAT32', [2, 14]))
places_14 = Parameter('places_14', ('TENSOR_INT32', [14]), [11, 8, 5, 2, 13, 10, 7, 4, 1, 12, 9, 6, 3, 0])
output_14 = Output('output_14', ('TENSOR_FLOAT32', [2, 14]))
input_15 = Input('input_15', ('TENSOR_FLOAT32', [2, 15]))
places_15 = Parameter('places_15', ('TENSOR_INT32', [15]), [12, 9, 6, 3, 0, 12, 9, 6, 3, 0, 12, 9, 6, 3, 0])
output_15 = Output('output_15', ('TENSOR_FLOAT32', [2, 15]))
input_16 = Input('input_16', ('TENSOR_FLOAT32', [2, 16]))
places_16 = Parameter('places_16', ('TENSOR_INT32', [16]), [13, 10, 7, 4, 1, 14, 11, 8, 5, 2, 15, 12, 9, 6, 3, 0])
output_16 = Output('output_16', ('TENSOR_FLOAT32', [2, 16]))
input_17 = Input('input_17', ('TENSOR_FLOAT32', [2, 17]))
places_17 = Parameter('places_17', ('TENSOR_INT32', [17]), [14, 11, 8, 5, 2, 16, 13, 10, 7, 4, 1, 15, 12, 9, 6, 3, 0])
output_17 = Output('output_17', ('TENSOR_FLOAT32', [2, 17]))
input_18 = Input('input_18', ('TENSOR_FLOAT32', [2, 18]))
places_18 = Parameter('places_18', ('TENSOR_INT32', [18]), [15, 12, 9, 6, 3, 0, 15, 12, 9, 6, 3, 0, 15, 12, 9, 6, 3, 0])
output_18 = Output('output_18', ('TENSOR_FLOAT32', [2, 18]))
input_19 = Input('input_19', ('TENSOR_FLOAT32', [2, 19]))
places_19 = Parameter('places_19', ('TENSOR_INT32', [19]), [16, 13, 10, 7, 4, 1, 17, 14, 11, 8, 5, 2, 18, 15, 12, 9, 6, 3, 0])
output_19 = Output('output_19', ('TENSOR_FLOAT32', [2, 19]))
model = Model()
model.Operation('GATHER', input_5, 1, places_5).To(output_5)
model.Operation('GATHER', input_6, 1, places_6).To(output_6)
model.Operation('GATHER', input_7, 1, places_7).To(output_7)
model.Operation('GATHER', input_8, 1, places_8).To(output_8)
model.Operation('GATHER', input_9, 1, places_9).To(output_9)
model.Operation('GATHER', input_10, 1, places_10).To(output_10)
model.Operation('GATHER', input_11, 1, places_11).To(output_11)
model.Operation('GATHER', input_12, 1, places_12).To(output_12)
model.Operation('GATHER', input_13, 1, places_13).To(output_13)
model.Operation('GATHER', input_14, 1, places_14).To(output_14)
model.Operation('GATHER', input_15, 1, places_15).To(output_15)
model.Operation('GATHER', input_16, 1, places_16).To(output_16)
model.Operation('GATHER', input_17, 1, places_17).To(output_17)
model.Operation('GATHER', input_18, 1, places_18).To(output_18)
model.Operation('GATHER', input_19, 1, places_19).To(output_19)
Example({
    input_5: [-29.25, -27.5, -25.75, -24.0, -22.25, -20.5, -18.75, -17.0, -15.25, -13.5],
    output_5: [-25.75, -22.25, -27.5, -24.0, -29.25, -17.0, -13.5, -18.75, -15.25, -20.5],
    input_6: [-29.25, -27.5, -25.75, -24.0, -22.25, -20.5, -18.75, -17.0, -15.25, -13.5, -11.75, -10.0],
    output_6: [-24.0, -29.25, -24.0, -29.25, -24.0, -29.25, -13.5, -18.75, -13.5, -18.75, -13.5, -18.75],
    input_7: [-29.25, -27.5, -25.75, -24.0, -22.25, -20.5, -18.75, -17.0, -15.25, -13.5, -11.75, -10.0, -8.25,
    -6.5],
    output_7: [-22.25, -27.5, -20.5, -25.75, -18.75, -24.0, -29.25, -10.0, -15.25, -8.25, -13.5, -6.5, -11.75,
    -17.0],
    input_8: [-29.25, -27.5, -25.75, -24.0, -22.25, -20.5, -18.75, -17.0, -15.25, -13.5, -11.75, -10.0, -8.25,
    -6.5, -4.75, -3.0],
    output_8: [-20.5, -25.75, -17.0, -22.25, -27.5, -18.75, -24.0, -29.25, -6.5, -11.75, -3.0, -8.25, -13.5,
    -4.75, -10.0, -15.25],
    input_9: [-29.25, -27.5, -25.75, -24.0, -22.25, -20.5, -18.75, -17.0, -15.25, -13.5, -11.75, -10.0, -8.25,
    -6.5, -4.75, -3.0, -1.25, 0.5],
    output_9: [-18.75, -24.0, -29.25, -18.75, -24.0, -29.25, -18.75, -24.0, -29.25, -3.0, -8.25, -13.5, -3.0,
    -8.25, -13.5, -3.0, -8.25, -13.5],
    input_10: [-29.25, -27.5, -25.75, -24.0, -22.25, -20.5, -18.75, -17.0, -15.25, -13.5, -11.75, -10.0, -8.25,
    -6.5, -4.75, -3.0, -1.25, 0.5, 2.25, 4.0],
    output_10: [-17.0, -22.25, -27.5, -15.25, -20.5, -25.75, -13.5, -18.75, -24.0, -29.25, 0.5, -4.75, -10.0, 2.25,
    -3.0, -8.25, 4.0, -1.25, -6.5, -11.75],
    input_11: [-29.25, -27.5, -25.75, -24.0, -22.25, -20.5, -18.75, -17.0, -15.25, -13.5, -11.75, -10.0, -8.25,
    -6.5, -4.75, -3.0, -1.25, 0.5, 2.25, 4.0, 5.75, 7.5],
    output_11: [-15.25, -20.5, -25.75, -11.75, -17.0, -22.25, -27.5, -13.5, -18.75, -24.0, -29.25, 4.0, -1.25,
    -6.5, 7.5, 2.25, -3.0, -8.25, 5.75, 0.5, -4.75, -10.0],
    input_12: [-29.25, -27.5, -25.75, -24.0, -22.25, -20.5, -18.75, -17.0, -15.25, -13.5, -11.75, -10.0, -8.25,
    -6.5, -4.75, -3.0, -1.25, 0.5, 2.25, 4.0, 5.75, 7.5, 9.25, 11.0],
    output_12: [-13.5, -18.75, -24.0, -29.25, -13.5, -18.75, -24.0, -29.25, -13.5, -18.75, -24.0, -29.25, 7.5,
    2.25, -3.0, -8.25, 7.5, 2.25, -3.0, -8.25, 7.5, 2.25, -3.0, -8.25],
    input_13: [-29.25, -27.5, -25.75, -24.0, -22.25, -20.5, -18.75, -17.0, -15.25, -13.5, -11.75, -10.0, -8.25,
    -6.5, -4.75, -3.0, -1.25, 0.5, 2.25, 4.0, 5.75, 7.5, 9.25, 11.0, 12.75, 14.5],
    output_13: [-11.75, -17.0, -22.25, -27.5, -10.0, -15.25, -20.5, -25.75, -8.25, -13.5, -18.75, -24.0, -29.25,
    11.0, 5.75, 0.5, -4.75, 12.75, 7.5, 2.25, -3.0, 14.5, 9.25, 4.0, -1.25, -6.5],
    input_14: [-29.25, -27.5, -25.75, -24.0, -22.25, -20.5, -18.75, -17.0, -15.25, -13.5, -11.75, -10.0, -8.25,
    -6.5, -4.75, -3.0, -1.25, 0.5, 2.25, 4.0, 5.75, 7.5, 9.25, 11.0, 12.75, 14.5, 16.25, 18.0],
    output_14: [-10.0, -15.25, -20.5, -25.75, -6.5, -11.75, -17.0, -22.25, -27.5, -8.25, -13.5, -18.75, -24.0,
    -29.25, 14.5, 9.25, 4.0, -1.25, 18.0, 12.75, 7.5, 2.25, -3.0, 16.25, 11.0, 5.75, 0.5, -4.75],
    input_15: [-29.25, -27.5, -25.75, -24.0, -22.25, -20.5, -18.75, -17.0, -15.25, -13.5, -11.75, -10.0, -8.25,
    -6.5, -4.75, -3.0, -1.25, 0.5, 2.25, 4.0, 5.75, 7.5, 9.25, 11.0, 12.75, 14.5, 16.25, 18.0,
    19.75, 21.5],
    output_15: [-8.25, -13.5, -18.75, -24.0, -29.25, -8.25, -13.5, -18.75, -24.0, -29.25, -8.25, -13.5, -18.75,
    -24.0, -29.25, 18.0, 12.75, 7.5, 2.25, -3.0, 18.0, 12.75, 7.5, 2.25, -3.0, 18.0, 12.75, 7.5,
    2.25, -3.0],
    input_16: [-29.25, -27.5, -25.75, -24.0, -22.25, -20.5, -18.75, -17.0, -15.25, -13.5, -11.75, -10.0, -8.25,
    -6.5, -4.75, -3.0, -1.25, 0.5, 2.25, 4.0, 5.75, 7.5, 9.25, 11.0, 12.75, 14.5, 16.25, 18.0,
    19.75, 21.5, 23.25, 25.0],
    output_16: [-6.5, -11.75, -17.0, -22.25, -27.5, -4.75, -10.0, -15.25, -20.5, -25.75, -3.0, -8.25, -13.5,
    -18.75, -24.0, -29.25, 21.5, 16.25, 11.0, 5.75, 0.5, 23.25, 18.0, 12.75, 7.5, 2.25, 25.0, 19.75,
    14.5, 9.25, 4.0, -1.25],
    input_17: [-29.25, -27.5, -25.75, -24.0, -22.25, -20.5, -18.75, -17.0, -15.25, -13.5, -11.75, -10.0, -8.25,
    -6.5, -4.75, -3.0, -1.25, 0.5, 2.25, 4.0, 5.75, 7.5, 9.25, 11.0, 12.75, 14.5, 16.25, 18.0,
    19.75, 21.5, 23.25, 25.0, 26.75, 28.5],
    output_17: [-4.75, -10.0, -15.25, -20.5, -25.75, -1.25, -6.5, -11.75, -17.0, -22.25, -27.5, -3.0, -8.25, -13.5,
    -18.75, -24.0, -29.25, 25.0, 19.75, 14.5, 9.25, 4.0, 28.5, 23.25, 18.0, 12.75, 7.5, 2.25, 26.75,
    21.5, 16.25, 11.0, 5.75, 0.5],
    input_18: [-29.25, -27.5, -25.75, -24.0, -22.25, -20.5, -18.75, -17.0, -15.25, -13.5, -11.75, -10.0, -8.25,
    -6.5, -4.75, -3.0, -1.25, 0.5, 2.25, 4.0, 5.75, 7.5, 9.25, 11.0, 12.75, 14.5, 16.25, 18.0,
    19.75, 21.5, 23.25, 25.0, 26.75, 28.5, 30.25, 32.0],
    output_18: [-3.0, -8.25, -13.5, -18.75, -24.0, -29.25, -3.0, -8.25, -13.5, -18.75, -24.0, -29.25, -3.0, -8.25,
    -13.5, -18.75, -24.0, -29.25, 28.5, 23.25, 18.0, 12.75, 7.5, 2.25, 28.5, 23.25, 18.0, 12.75,
    7.5, 2.25, 28.5, 23.25, 18.0, 12.75, 7.5, 2.25],
    input_19: [-29.25, -27.5, -25.75, -24.0, -22.25, -20.5, -18.75, -17.0, -15.25, -13.5, -11.75, -10.0, -8.25,
    -6.5, -4.75, -3.0, -1.25, 0.5, 2.25, 4.0, 5.75, 7.5, 9.25, 11.0, 12.75, 14.5, 16.25, 18.0,
    19.75, 21.5, 23.25, 25.0, 26.75, 28.5, 30.25, 32.0, -29.0, -27.25],
    output_19: [-1.25, -6.5, -11.75, -17.0, -22.25, -27.5, 0.5, -4.75, -10.0, -15.25, -20.5, -25.75, 2.25, -3.0,
    -8.25, -13.5, -18.75, -24.0, -29.25, 32.0, 26.75, 21.5, 16.25, 11.0, 5.75, -29.0, 28.5, 23.25,
    18.0, 12.75, 7.5, -27.25, 30.25, 25.0, 19.75, 14.5, 9.25, 4.0],
}, name='float32').AddVariations('float16').DisableLifeTimeVariation()

# What vectors leave over at the end of a row.
# Expected values: float64 formula.
input_5 = Input('input_5', ('TENSOR_QUANT8_ASYMM', [2, 5], 0.5, 100))
places_5 = Parameter('places_5', ('TENSOR_INT32', [5]), [2, 4, 1, 3, 0])
output_5 = Output('output_5', ('TENSOR_QUANT8_ASYMM', [2, 5], 0.5, 100))
input_6 = Input('input_6', ('TENSOR_QUANT8_ASYMM', [2, 6], 0.5, 100))
places_6 = Parameter('places_6', ('TENSOR_INT32', [6]), [3, 0, 3, 0, 3, 0])
output_6 = Output('output_6', ('TENSOR_QUANT8_ASYMM', [2, 6], 0.5, 100))
input_7 = Input('input_7', ('TENSOR_QUANT8_ASYMM', [2, 7], 0.5, 100))
places_7 = Parameter('places_7', ('TENSOR_INT32', [7]), [4, 1, 5, 2, 6, 3, 0])
output_7 = Output('output_7', ('TENSOR_QUANT8_ASYMM', [2, 7], 0.5, 100))
input_8 = Input('input_8', ('TENSOR_QUANT8_ASYMM', [2, 8], 0.5, 100))
places_8 = Parameter('places_8', ('TENSOR_INT32', [8]), [5, 2, 7, 4, 1, 6, 3, 0])
output_8 = Output('output_8', ('TENSOR_QUANT8_ASYMM', [2, 8], 0.5, 100))
input_9 = Input('input_9', ('TENSOR_QUANT8_ASYMM', [2, 9], 0.5, 100))
places_9 = Parameter('places_9', ('TENSOR_INT32', [9]), [6, 3, 0, 6, 3, 0, 6, 3, 0])
output_9 = Output('output_9', ('TENSOR_QUANT8_ASYMM', [2, 9], 0.5, 100))
input_10 = Input('input_10', ('TENSOR_QUANT8_ASYMM', [2, 10], 0.5, 100))
places_10 = Parameter('places_10', ('TENSOR_INT32', [10]), [7, 4, 1, 8, 5, 2, 9, 6, 3, 0])
output_10 = Output('output_10', ('TENSOR_QUANT8_ASYMM', [2, 10], 0.5, 100))
input_11 = Input('input_11', ('TENSOR_QUANT8_ASYMM', [2, 11], 0.5, 100))
places_11 = Parameter('places_11', ('TENSOR_INT32', [11]), [8, 5, 2, 10, 7, 4, 1, 9, 6, 3, 0])
output_11 = Output('output_11', ('TENSOR_QUANT8_ASYMM', [2, 11], 0.5, 100))
input_12 = Input('input_12', ('TENSOR_QUANT8_ASYMM', [2, 12], 0.5, 100))
places_12 = Parameter('places_12', ('TENSOR_INT32', [12]), [9, 6, 3, 0, 9, 6, 3, 0, 9, 6, 3, 0])
output_12 = Output('output_12', ('TENSOR_QUANT8_ASYMM', [2, 12], 0.5, 100))
input_13 = Input('input_13', ('TENSOR_QUANT8_ASYMM', [2, 13], 0.5, 100))
places_13 = Parameter('places_13', ('TENSOR_INT32', [13]), [10, 7, 4, 1, 11, 8, 5, 2, 12, 9, 6, 3, 0])
output_13 = Output('output_13', ('TENSOR_QUANT8_ASYMM', [2, 13], 0.5, 100))
input_14 = Input('input_14', ('TENSOR_QUANT8_ASYMM', [2, 14], 0.5, 100))
places_14 = Parameter('places_14', ('TENSOR_INT32', [14]), [11, 8, 5, 2, 13, 10, 7, 4, 1, 12, 9, 6, 3, 0])
output_14 = Output('output_14', ('TENSOR_QUANT8_ASYMM', [2, 14], 0.5, 100))
input_15 = Input('input_15', ('TENSOR_QUANT8_ASYMM', [2, 15], 0.5, 100))
places_15 = Parameter('places_15', ('TENSOR_INT32', [15]), [12, 9, 6, 3, 0, 12, 9, 6, 3, 0, 12, 9, 6, 3, 0])
output_15 = Output('output_15', ('TENSOR_QUANT8_ASYMM', [2, 15], 0.5, 100))
input_16 = Input('input_16', ('TENSOR_QUANT8_ASYMM', [2, 16], 0.5, 100))
places_16 = Parameter('places_16', ('TENSOR_INT32', [16]), [13, 10, 7, 4, 1, 14, 11, 8, 5, 2, 15, 12, 9, 6, 3, 0])
output_16 = Output('output_16', ('TENSOR_QUANT8_ASYMM', [2, 16], 0.5, 100))
input_17 = Input('input_17', ('TENSOR_QUANT8_ASYMM', [2, 17], 0.5, 100))
places_17 = Parameter('places_17', ('TENSOR_INT32', [17]), [14, 11, 8, 5, 2, 16, 13, 10, 7, 4, 1, 15, 12, 9, 6, 3, 0])
output_17 = Output('output_17', ('TENSOR_QUANT8_ASYMM', [2, 17], 0.5, 100))
input_18 = Input('input_18', ('TENSOR_QUANT8_ASYMM', [2, 18], 0.5, 100))
places_18 = Parameter('places_18', ('TENSOR_INT32', [18]), [15, 12, 9, 6, 3, 0, 15, 12, 9, 6, 3, 0, 15, 12, 9, 6, 3, 0])
output_18 = Output('output_18', ('TENSOR_QUANT8_ASYMM', [2, 18], 0.5, 100))
input_19 = Input('input_19', ('TENSOR_QUANT8_ASYMM', [2, 19], 0.5, 100))
places_19 = Parameter('places_19', ('TENSOR_INT32', [19]), [16, 13, 10, 7, 4, 1, 17, 14, 11, 8, 5, 2, 18, 15, 12, 9, 6, 3, 0])
output_19 = Output('output_19', ('TENSOR_QUANT8_ASYMM', [2, 19], 0.5, 100))
model = Model()
model.Operation('GATHER', input_5, 1, places_5).To(output_5)
model.Operation('GATHER', input_6, 1, places_6).To(output_6)
model.Operation('GATHER', input_7, 1, places_7).To(output_7)
model.Operation('GATHER', input_8, 1, places_8).To(output_8)
model.Operation('GATHER', input_9, 1, places_9).To(output_9)
model.Operation('GATHER', input_10, 1, places_10).To(output_10)
model.Operation('GATHER', input_11, 1, places_11).To(output_11)
model.Operation('GATHER', input_12, 1, places_12).To(output_12)
model.Operation('GATHER', input_13, 1, places_13).To(output_13)
model.Operation('GATHER', input_14, 1, places_14).To(output_14)
model.Operation('GATHER', input_15, 1, places_15).To(output_15)
model.Operation('GATHER', input_16, 1, places_16).To(output_16)
model.Operation('GATHER', input_17, 1, places_17).To(output_17)
model.Operation('GATHER', input_18, 1, places_18).To(output_18)
model.Operation('GATHER', input_19, 1, places_19).To(output_19)
Example({
    input_5: [3, 10, 17, 24, 31, 38, 45, 52, 59, 66],
    output_5: [17, 31, 10, 24, 3, 52, 66, 45, 59, 38],
    input_6: [3, 10, 17, 24, 31, 38, 45, 52, 59, 66, 73, 80],
    output_6: [24, 3, 24, 3, 24, 3, 66, 45, 66, 45, 66, 45],
    input_7: [3, 10, 17, 24, 31, 38, 45, 52, 59, 66, 73, 80, 87, 94],
    output_7: [31, 10, 38, 17, 45, 24, 3, 80, 59, 87, 66, 94, 73, 52],
    input_8: [3, 10, 17, 24, 31, 38, 45, 52, 59, 66, 73, 80, 87, 94, 101, 108],
    output_8: [38, 17, 52, 31, 10, 45, 24, 3, 94, 73, 108, 87, 66, 101, 80, 59],
    input_9: [3, 10, 17, 24, 31, 38, 45, 52, 59, 66, 73, 80, 87, 94, 101, 108, 115, 122],
    output_9: [45, 24, 3, 45, 24, 3, 45, 24, 3, 108, 87, 66, 108, 87, 66, 108, 87, 66],
    input_10: [3, 10, 17, 24, 31, 38, 45, 52, 59, 66, 73, 80, 87, 94, 101, 108, 115, 122, 129, 136],
    output_10: [52, 31, 10, 59, 38, 17, 66, 45, 24, 3, 122, 101, 80, 129, 108, 87, 136, 115, 94, 73],
    input_11: [3, 10, 17, 24, 31, 38, 45, 52, 59, 66, 73, 80, 87, 94, 101, 108, 115, 122, 129, 136, 143, 150],
    output_11: [59, 38, 17, 73, 52, 31, 10, 66, 45, 24, 3, 136, 115, 94, 150, 129, 108, 87, 143, 122, 101, 80],
    input_12: [3, 10, 17, 24, 31, 38, 45, 52, 59, 66, 73, 80, 87, 94, 101, 108, 115, 122, 129, 136, 143, 150, 157,
    164],
    output_12: [66, 45, 24, 3, 66, 45, 24, 3, 66, 45, 24, 3, 150, 129, 108, 87, 150, 129, 108, 87, 150, 129, 108,
    87],
    input_13: [3, 10, 17, 24, 31, 38, 45, 52, 59, 66, 73, 80, 87, 94, 101, 108, 115, 122, 129, 136, 143, 150, 157,
    164, 171, 178],
    output_13: [73, 52, 31, 10, 80, 59, 38, 17, 87, 66, 45, 24, 3, 164, 143, 122, 101, 171, 150, 129, 108, 178,
    157, 136, 115, 94],
    input_14: [3, 10, 17, 24, 31, 38, 45, 52, 59, 66, 73, 80, 87, 94, 101, 108, 115, 122, 129, 136, 143, 150, 157,
    164, 171, 178, 185, 192],
    output_14: [80, 59, 38, 17, 94, 73, 52, 31, 10, 87, 66, 45, 24, 3, 178, 157, 136, 115, 192, 171, 150, 129, 108,
    185, 164, 143, 122, 101],
    input_15: [3, 10, 17, 24, 31, 38, 45, 52, 59, 66, 73, 80, 87, 94, 101, 108, 115, 122, 129, 136, 143, 150, 157,
    164, 171, 178, 185, 192, 199, 206],
    output_15: [87, 66, 45, 24, 3, 87, 66, 45, 24, 3, 87, 66, 45, 24, 3, 192, 171, 150, 129, 108, 192, 171, 150,
    129, 108, 192, 171, 150, 129, 108],
    input_16: [3, 10, 17, 24, 31, 38, 45, 52, 59, 66, 73, 80, 87, 94, 101, 108, 115, 122, 129, 136, 143, 150, 157,
    164, 171, 178, 185, 192, 199, 206, 213, 220],
    output_16: [94, 73, 52, 31, 10, 101, 80, 59, 38, 17, 108, 87, 66, 45, 24, 3, 206, 185, 164, 143, 122, 213, 192,
    171, 150, 129, 220, 199, 178, 157, 136, 115],
    input_17: [3, 10, 17, 24, 31, 38, 45, 52, 59, 66, 73, 80, 87, 94, 101, 108, 115, 122, 129, 136, 143, 150, 157,
    164, 171, 178, 185, 192, 199, 206, 213, 220, 227, 234],
    output_17: [101, 80, 59, 38, 17, 115, 94, 73, 52, 31, 10, 108, 87, 66, 45, 24, 3, 220, 199, 178, 157, 136, 234,
    213, 192, 171, 150, 129, 227, 206, 185, 164, 143, 122],
    input_18: [3, 10, 17, 24, 31, 38, 45, 52, 59, 66, 73, 80, 87, 94, 101, 108, 115, 122, 129, 136, 143, 150, 157,
    164, 171, 178, 185, 192, 199, 206, 213, 220, 227, 234, 241, 248],
    output_18: [108, 87, 66, 45, 24, 3, 108, 87, 66, 45, 24, 3, 108, 87, 66, 45, 24, 3, 234, 213, 192, 171, 150,
    129, 234, 213, 192, 171, 150, 129, 234, 213, 192, 171, 150, 129],
    input_19: [3, 10, 17, 24, 31, 38, 45, 52, 59, 66, 73, 80, 87, 94, 101, 108, 115, 122, 129, 136, 143, 150, 157,
    164, 171, 178, 185, 192, 199, 206, 213, 220, 227, 234, 241, 248, 4, 11],
    output_19: [115, 94, 73, 52, 31, 10, 122, 101, 80, 59, 38, 17, 129, 108, 87, 66, 45, 24, 3, 248, 227, 206, 185,
    164, 143, 4, 234, 213, 192, 171, 150, 11, 241, 220, 199, 178, 157, 136],
}, name='quant8').AddVariations(DataTypeConverter(name='signed').Identify({
    input_5: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -28),
    output_5: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -28),
    input_6: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -28),
    output_6: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -28),
    input_7: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -28),
    output_7: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -28),
    input_8: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -28),
    output_8: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -28),
    input_9: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -28),
    output_9: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -28),
    input_10: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -28),
    output_10: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -28),
    input_11: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -28),
    output_11: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -28),
    input_12: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -28),
    output_12: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -28),
    input_13: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -28),
    output_13: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -28),
    input_14: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -28),
    output_14: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -28),
    input_15: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -28),
    output_15: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -28),
    input_16: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -28),
    output_16: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -28),
    input_17: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -28),
    output_17: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -28),
    input_18: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -28),
    output_18: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -28),
    input_19: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -28),
    output_19: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -28),
})).DisableLifeTimeVariation()
