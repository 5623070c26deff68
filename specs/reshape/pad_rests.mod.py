# Licensed under the Apache License, Version 2.0; see LICENSE.
# Written by 'python -m corpus' from corpus/families/reshape.py; do not edit.
#
# PAD: rows of 5 to 19 elements.

# What vectors leave over at the end of a row.
# Expected values: float64 formula.
input_5 = Input('input_5', ('TENSOR_FLOAT32', [2, 5]))
paddings_5 = Parameter('paddings_5', ('TENSOR_INT32', [2, 2]), [0, 0, 1, 2])
output_5 = Output('output_5', ('TENSOR_FLOAT32', [2, 8]))
input_6 = Input('input_6', ('TENSOR_FLOAT32', [2, 6]))
paddings_6 = Parameter('paddings_6', ('TENSOR_INT32', [2, 2]), [0, 0, 1, 2])
output_6 = Output('output_6', ('TENSOR_FLOAT32', [2, 9]))
input_7 = Input('input_7', ('TENSOR_FLOAT32', [2, 7]))
paddings_7 = Parameter('paddings_7', ('TENSOR_INT32', [2, 2]), [0, 0, 1, 2])
output_7 = Output('output_7', ('TENSOR_FLOAT32', [2, 10]))
input_8 = Input('input_8', ('TENSOR_FLOAT32', [2, 8]))
paddings_8 = Parameter('paddings_8', ('TENSOR_INT32', [2, 2]), [0, 0, 1, 2])
output_8 = Output('output_8', ('TENSOR_FLOAT32', [2, 11]))
input_9 = Input('input_9', ('TENSOR_FLOAT32', [2, 9]))
paddings_9 = Parameter('paddings_9', ('TENSOR_INT32', [2, 2]), [0, 0, 1, 2])
output_9 = Output('output_9', ('TENSOR_FLOAT32', [2, 12]))
input_10 = Input('input_10', ('TENSOR_FLOAT32', [2, 10]))
paddings_10 = Parameter('paddings_10', ('TENSOR_INT32', [2, 2]), [0, 0, 1, 2])
output_10 = Output('output_10', ('TENSOR_FLOAT32', [2, 13]))
input_11 = Input('input_11', ('TENSOR_FLOAT32', [2, 11]))
paddings_11 = Parameter('paddings_11', ('TENSOR_INT32', [2, 2]), [0, 0, 1, 2])
output_11 = Output('output_11', ('TENSOR_FLOAT32', [2, 14]))
input_12 = Input('input_12', ('TENSOR_FLOAT32', [2, 12]))
paddings_12 = Parameter('paddings_12', ('TENSOR_INT32', [2, 2]), [0, 0, 1, 2])
output_12 = Output('output_12', ('TENSOR_FLOAT32', [2, 15]))
input_13 = Input('input_13', ('TENSOR_FLOAT32', [2, 13]))
paddings_13 = Parameter('paddings_13', ('TENSOR_INT32', [2, 2]), [0, 0, 1, 2])
output_13 = Output('output_13', ('TENSOR_FLOAT32', [2, 16]))
input_14 = Input('input_14', ('TENSOR_FLOAT32', [2, 14]))
paddings_14 = Parameter('paddings_14', ('TENSOR_INT32', [2, 2]), [0, 0, 1, 2])
output_14 = Output('output_14', ('TENSOR_FLOAT32', [2, 17]))
input_15 = Input('input_15', ('TENSOR_FLOAT32', [2, 15]))
paddings_15 = Parameter('paddings_15', ('TENSOR_INT32', [2, 2]), [0, 0, 1, 2])
output_15 = Output('output_15', ('TENSOR_FLOAT32', [2, 18]))
input_16 = Input('input_16', ('TENSOR_FLOAT32', [2, 16]))
paddings_16 = Parameter('paddings_16', ('TENSOR_INT32', [2, 2]), [0, 0, 1, 2])
output_16 = Output('output_16', ('TENSOR_FLOAT32', [2, 19]))
input_17 = Input('input_17', ('TENSOR_FLOAT32', [2, 17]))
paddings_17 = Parameter('paddings_17', ('TENSOR_INT32', [2, 2]), [0, 0, 1, 2])
output_17 = Output('output_17', ('TENSOR_FLOAT32', [2, 20]))
input_18 = Input('input_18', ('TENSOR_FLOAT32', [2, 18]))
paddings_18 = Parameter('paddings_18', ('TENSOR_INT32', [2, 2]), [0, 0, 1, 2])
output_18 = Output('output_18', ('TENSOR_FLOAT32', [2, 21]))
input_19 = Input('input_19', ('TENSOR_FLOAT32', [2, 19]))
paddings_19 = Parameter('paddings_19', ('TENSOR_INT32', [2, 2]), [0, 0, 1, 2])
output_19 = Output('output_19', ('TENSOR_FLOAT32', [2, 22]))
model = Model()
model.Operation('PAD', input_5, paddings_5).To(output_5)
model.Operation('PAD', input_6, paddings_6).To(output_6)
model.Operation('PAD', input_7, paddings_7).To(output_7)
model.Operation('PAD', input_8, paddings_8).To(output_8)
model.Operation('PAD', input_9, paddings_9).To(output_9)
model.Operation('PAD', input_10, paddings_10).To(output_10)
model.Operation('PAD', input_11, paddings_11).To(output_11)
model.Operation('PAD', input_12, paddings_12).To(output_12)
model.Operation('PAD', input_13, paddings_13).To(output_13)
model.Operation('PAD', input_14, paddings_14).To(output_14)
model.Operation('PAD', input_15, paddings_15).To(output_15)
model.Operation('PAD', input_16, paddings_16).To(output_16)
model.Operation('PAD', input_17, paddings_17).To(output_17)
model.Operation('PAD', input_18, paddings_18).To(output_18)
model.Operation('PAD', input_19, paddings_19).To(output_19)
Example({
    input_5: [-29.25, -27.5, -25.75, -24.0, -22.25, -20.5, -18.75, -17.0, -15.25, -13.5],
    output_5: [0.0, -29.25, -27.5, -25.75, -24.0, -22.25, 0.0, 0.0, 0.0, -20.5, -18.75, -17.0, -15.25, -13.5, 0.0,
    0.0],
    input_6: [-29.25, -27.5, -25.75, -24.0, -22.25, -20.5, -18.75, -17.0, -15.25, -13.5, -11.75, -10.0],
    output_6: [0.0, -29.25, -27.5, -25.75, -24.0, -22.25, -20.5, 0.0, 0.0, 0.0, -18.75, -17.0, -15.25, -13.5,
    -11.75, -10.0, 0.0, 0.0],
    input_7: [-29.25, -27.5, -25.75, -24.0, -22.25, -20.5, -18.75, -17.0, -15.25, -13.5, -11.75, -10.0, -8.25,
    -6.5],
    output_7: [0.0, -29.25, -27.5, -25.75, -24.0, -22.25, -20.5, -18.75, 0.0, 0.0, 0.0, -17.0, -15.25, -13.5,
    -11.75, -10.0, -8.25, -6.5, 0.0, 0.0],
    input_8: [-29.25, -27.5, -25.75, -24.0, -22.25, -20.5, -18.75, -17.0, -15.25, -13.5, -11.75, -10.0, -8.25,
    -6.5, -4.75, -3.0],
    output_8: [0.0, -29.25, -27.5, -25.75, -24.0, -22.25, -20.5, -18.75, -17.0, 0.0, 0.0, 0.0, -15.25, -13.5,
    -11.75, -10.0, -8.25, -6.5, -4.75, -3.0, 0.0, 0.0],
    input_9: [-29.25, -27.5, -25.75, -24.0, -22.25, -20.5, -18.75, -17.0, -15.25, -13.5, -11.75, -10.0, -8.25,
    -6.5, -4.75, -3.0, -1.25, 0.5],
    output_9: [0.0, -29.25, -27.5, -25.75, -24.0, -22.25, -20.5, -18.75, -17.0, -15.25, 0.0, 0.0, 0.0, -13.5,
    -11.75, -10.0, -8.25, -6.5, -4.75, -3.0, -1.25, 0.5, 0.0, 0.0],
    input_10: [-29.25, -27.5, -25.75, -24.0, -22.25, -20.5, -18.75, -17.0, -15.25, -13.5, -11.75, -10.0, -8.25,
    -6.5, -4.75, -3.0, -1.25, 0.5, 2.25, 4.0],
    output_10: [0.0, -29.25, -27.5, -25.75, -24.0, -22.25, -20.5, -18.75, -17.0, -15.25, -13.5, 0.0, 0.0, 0.0,
    -11.75, -10.0, -8.25, -6.5, -4.75, -3.0, -1.25, 0.5, 2.25, 4.0, 0.0, 0.0],
    input_11: [-29.25, -27.5, -25.75, -24.0, -22.25, -20.5, -18.75, -17.0, -15.25, -13.5, -11.75, -10.0, -8.25,
    -6.5, -4.75, -3.0, -1.25, 0.5, 2.25, 4.0, 5.75, 7.5],
    output_11: [0.0, -29.25, -27.5, -25.75, -24.0, -22.25, -20.5, -18.75, -17.0, -15.25, -13.5, -11.75, 0.0, 0.0,
    0.0, -10.0, -8.25, -6.5, -4.75, -3.0, -1.25, 0.5, 2.25, 4.0, 5.75, 7.5, 0.0, 0.0],
    input_12: [-29.25, -27.5, -25.75, -24.0, -22.25, -20.5, -18.75, -17.0, -15.25, -13.5, -11.75, -10.0, -8.25,
    -6.5, -4.75, -3.0, -1.25, 0.5, 2.25, 4.0, 5.75, 7.5, 9.25, 11.0],
    output_12: [0.0, -29.25, -27.5, -25.75, -24.0, -22.25, -20.5, -18.75, -17.0, -15.25, -13.5, -11.75, -10.0, 0.0,
    0.0, 0.0, -8.25, -6.5, -4.75, -3.0, -1.25, 0.5, 2.25, 4.0, 5.75, 7.5, 9.25, 11.0, 0.0, 0.0],
    input_13: [-29.25, -27.5, -25.75, -24.0, -22.25, -20.5, -18.75, -17.0, -15.25, -13.5, -11.75, -10.0, -8.25,
    -6.5, -4.75, -3.0, -1.25, 0.5, 2.25, 4.0, 5.75, 7.5, 9.25, 11.0, 12.75, 14.5],
    output_13: [0.0, -29.25, -27.5, -25.75, -24.0, -22.25, -20.5, -18.75, -17.0, -15.25, -13.5, -11.75, -10.0,
    -8.25, 0.0, 0.0, 0.0, -6.5, -4.75, -3.0, -1.25, 0.5, 2.25, 4.0, 5.75, 7.5, 9.25, 11.0, 12.75,
    14.5, 0.0, 0.0],
    input_14: [-29.25, -27.5, -25.75, -24.0, -22.25, -20.5, -18.75, -17.0, -15.25, -13.5, -11.75, -10.0, -8.25,
    -6.5, -4.75, -3.0, -1.25, 0.5, 2.25, 4.0, 5.75, 7.5, 9.25, 11.0, 12.75, 14.5, 16.25, 18.0],
    output_14: [0.0, -29.25, -27.5, -25.75, -24.0, -22.25, -20.5, -18.75, -17.0, -15.25, -13.5, -11.75, -10.0,
    -8.25, -6.5, 0.0, 0.0, 0.0, -4.75, -3.0, -1.25, 0.5, 2.25, 4.0, 5.75, 7.5, 9.25, 11.0, 12.75,
    14.5, 16.25, 18.0, 0.0, 0.0],
    input_15: [-29.25, -27.5, -25.75, -24.0, -22.25, -20.5, -18.75, -17.0, -15.25, -13.5, -11.75, -10.0, -8.25,
    -6.5, -4.75, -3.0, -1.25, 0.5, 2.25, 4.0, 5.75, 7.5, 9.25, 11.0, 12.75, 14.5, 16.25, 18.0,
    19.75, 21.5],
    output_15: [0.0, -29.25, -27.5, -25.75, -24.0, -22.25, -20.5, -18.75, -17.0, -15.25, -13.5, -11.75, -10.0,
    -8.25, -6.5, -4.75, 0.0, 0.0, 0.0, -3.0, -1.25, 0.5, 2.25, 4.0, 5.75, 7.5, 9.25, 11.0, 12.75,
    14.5, 16.25, 18.0, 19.75, 21.5, 0.0, 0.0],
    input_16: [-29.25, -27.5, -25.75, -24.0, -22.25, -20.5, -18.75, -17.0, -15.25, -13.5, -11.75, -10.0, -8.25,
    -6.5, -4.75, -3.0, -1.25, 0.5, 2.25, 4.0, 5.75, 7.5, 9.25, 11.0, 12.75, 14.5, 16.25, 18.0,
    19.75, 21.5, 23.25, 25.0],
    output_16: [0.0, -29.25, -27.5, -25.75, -24.0, -22.25, -20.5, -18.75, -17.0, -15.25, -13.5, -11.75, -10.0,
    -8.25, -6.5, -4.75, -3.0, 0.0, 0.0, 0.0, -1.25, 0.5, 2.25, 4.0, 5.75, 7.5, 9.25, 11.0, 12.75,
    14.5, 16.25, 18.0, 19.75, 21.5, 23.25, 25.0, 0.0, 0.0],
    input_17: [-29.25, -27.5, -25.75, -24.0, -22.25, -20.5, -18.75, -17.0, -15.25, -13.5, -11.75, -10.0, -8.25,
    -6.5, -4.75, -3.0, -1.25, 0.5, 2.25, 4.0, 5.75, 7.5, 9.25, 11.0, 12.75, 14.5, 16.25, 18.0,
    19.75, 21.5, 23.25, 25.0, 26.75, 28.5],
    output_17: [0.0, -29.25, -27.5, -25.75, -24.0, -22.25, -20.5, -18.75, -17.0, -15.25, -13.5, -11.75, -10.0,
    -8.25, -6.5, -4.75, -3.0, -1.25, 0.0, 0.0, 0.0, 0.5, 2.25, 4.0, 5.75, 7.5, 9.25, 11.0, 12.75,
    14.5, 16.25, 18.0, 19.75, 21.5, 23.25, 25.0, 26.75, 28.5, 0.0, 0.0],
    input_18: [-29.25, -27.5, -25.75, -24.0, -22.25, -20.5, -18.75, -17.0, -15.25, -13.5, -11.75, -10.0, -8.25,
    -6.5, -4.75, -3.0, -1.25, 0.5, 2.25, 4.0, 5.75, 7.5, 9.25, 11.0, 12.75, 14.5, 16.25, 18.0,
    19.75, 21.5, 23.25, 25.0, 26.75, 28.5, 30.25, 32.0],
    output_18: [0.0, -29.25, -27.5, -25.75, -24.0, -22.25, -20.5, -18.75, -17.0, -15.25, -13.5, -11.75, -10.0,
    -8.25, -6.5, -4.75, -3.0, -1.25, 0.5, 0.0, 0.0, 0.0, 2.25, 4.0, 5.75, 7.5, 9.25, 11.0, 12.75,
    14.5, 16.25, 18.0, 19.75, 21.5, 23.25, 25.0, 26.75, 28.5, 30.25, 32.0, 0.0, 0.0],
    input_19: [-29.25, -27.5, -25.75, -24.0, -22.25, -20.5, -18.75, -17.0, -15.25, -13.5, -11.75, -10.0, -8.25,
    -6.5, -4.75, -3.0, -1.25, 0.5, 2.25, 4.0, 5.75, 7.5, 9.25, 11.0, 12.75, 14.5, 16.25, 18.0,
    19.75, 21.5, 23.25, 25.0, 26.75, 28.5, 30.25, 32.0, -29.0, -27.25],
    output_19: [0.0, -29.25, -27.5, -25.75, -24.0, -22.25, -20.5, -18.75, -17.0, -15.25, -13.5, -11.75, -10.0,
    -8.25, -6.5, -4.75, -3.0, -1.25, 0.5, 2.25, 0.0, 0.0, 0.0, 4.0, 5.75, 7.5, 9.25, 11.0, 12.75,
    14.5, 16.25, 18.0, 19.75, 21.5, 23.25, 25.0, 26.75, 28.5, 30.25, 32.0, -29.0, -27.25, 0.0, 0.0],
}, name='float32').AddVariations('float16').DisableLifeTimeVariation()

# What vectors leave over at the end of a row.
# Expected values: float64 formula.
input_5 = Input('input_5', ('TENSOR_QUANT8_ASYMM', [2, 5], 0.5, 100))
paddings_5 = Parameter('paddings_5', ('TENSOR_INT32', [2, 2]), [0, 0, 1, 2])
output_5 = Output('output_5', ('TENSOR_QUANT8_ASYMM', [2, 8], 0.5, 100))
input_6 = Input('input_6', ('TENSOR_QUANT8_ASYMM', [2, 6], 0.5, 100))
paddings_6 = Parameter('paddings_6', ('TENSOR_INT32', [2, 2]), [0, 0, 1, 2])
output_6 = Output('output_6', ('TENSOR_QUANT8_ASYMM', [2, 9], 0.5, 100))
input_7 = Input('input_7', ('TENSOR_QUANT8_ASYMM', [2, 7], 0.5, 100))
paddings_7 = Parameter('paddings_7', ('TENSOR_INT32', [2, 2]), [0, 0, 1, 2])
output_7 = Output('output_7', ('TENSOR_QUANT8_ASYMM', [2, 10], 0.5, 100))
input_8 = Input('input_8', ('TENSOR_QUANT8_ASYMM', [2, 8], 0.5, 100))
paddings_8 = Parameter('paddings_8', ('TENSOR_INT32', [2, 2]), [0, 0, 1, 2])
output_8 = Output('output_8', ('TENSOR_QUANT8_ASYMM', [2, 11], 0.5, 100))
input_9 = Input('input_9', ('TENSOR_QUANT8_ASYMM', [2, 9], 0.5, 100))
paddings_9 = Parameter('paddings_9', ('TENSOR_INT32', [2, 2]), [0, 0, 1, 2])
output_9 = Output('output_9', ('TENSOR_QUANT8_ASYMM', [2, 12], 0.5, 100))
input_10 = Input('input_10', ('TENSOR_QUANT8_ASYMM', [2, 10], 0.5, 100))
paddings_10 = Parameter('paddings_10', ('TENSOR_INT32', [2, 2]), [0, 0, 1, 2])
output_10 = Output('output_10', ('TENSOR_QUANT8_ASYMM', [2, 13], 0.5, 100))
input_11 = Input('input_11', ('TENSOR_QUANT8_ASYMM', [2, 11], 0.5, 100))
paddings_11 = Parameter('paddings_11', ('TENSOR_INT32', [2, 2]), [0, 0, 1, 2])
output_11 = Output('output_11', ('TENSOR_QUANT8_ASYMM', [2, 14], 0.5, 100))
input_12 = Input('input_12', ('TENSOR_QUANT8_ASYMM', [2, 12], 0.5, 100))
paddings_12 = Parameter('paddings_12', ('TENSOR_INT32', [2, 2]), [0, 0, 1, 2])
output_12 = Output('output_12', ('TENSOR_QUANT8_ASYMM', [2, 15], 0.5, 100))
input_13 = Input('input_13', ('TENSOR_QUANT8_ASYMM', [2, 13], 0.5, 100))
paddings_13 = Parameter('paddings_13', ('TENSOR_INT32', [2, 2]), [0, 0, 1, 2])
output_13 = Output('output_13', ('TENSOR_QUANT8_ASYMM', [2, 16], 0.5, 100))
input_14 = Input('input_14', ('TENSOR_QUANT8_ASYMM', [2, 14], 0.5, 100))
paddings_14 = Parameter('paddings_14', ('TENSOR_INT32', [2, 2]), [0, 0, 1, 2])
output_14 = Output('output_14', ('TENSOR_QUANT8_ASYMM', [2, 17], 0.5, 100))
input_15 = Input('input_15', ('TENSOR_QUANT8_ASYMM', [2, 15], 0.5, 100))
paddings_15 = Parameter('paddings_15', ('TENSOR_INT32', [2, 2]), [0, 0, 1, 2])
output_15 = Output('output_15', ('TENSOR_QUANT8_ASYMM', [2, 18], 0.5, 100))
input_16 = Input('input_16', ('TENSOR_QUANT8_ASYMM', [2, 16], 0.5, 100))
paddings_16 = Parameter('paddings_16', ('TENSOR_INT32', [2, 2]), [0, 0, 1, 2])
output_16 = Output('output_16', ('TENSOR_QUANT8_ASYMM', [2, 19], 0.5, 100))
input_17 = Input('input_17', ('TENSOR_QUANT8_ASYMM', [2, 17], 0.5, 100))
paddings_17 = Parameter('paddings_17', ('TENSOR_INT32', [2, 2]), [0, 0, 1, 2])
output_17 = Output('output_17', ('TENSOR_QUANT8_ASYMM', [2, 20], 0.5, 100))
input_18 = Input('input_18', ('TENSOR_QUANT8_ASYMM', [2, 18], 0.5, 100))
paddings_18 = Parameter('paddings_18', ('TENSOR_INT32', [2, 2]), [0, 0, 1, 2])
output_18 = Output('output_18', ('TENSOR_QUANT8_ASYMM', [2, 21], 0.5, 100))
input_19 = Input('input_19', ('TENSOR_QUANT8_ASYMM', [2, 19], 0.5, 100))
paddings_19 = Parameter('paddings_19', ('TENSOR_INT32', [2, 2]), [0, 0, 1, 2])
output_19 = Output('output_19', ('TENSOR_QUANT8_ASYMM', [2, 22], 0.5, 100))
model = Model()
model.Operation('PAD', input_5, paddings_5).To(output_5)
model.Operation('PAD', input_6, paddings_6).To(output_6)
model.Operation('PAD', input_7, paddings_7).To(output_7)
model.Operation('PAD', input_8, paddings_8).To(output_8)
model.Operation('PAD', input_9, paddings_9).To(output_9)
model.Operation('PAD', input_10, paddings_10).To(output_10)
model.Operation('PAD', input_11, paddings_11).To(output_11)
model.Operation('PAD', input_12, paddings_12).To(output_12)
model.Operation('PAD', input_13, paddings_13).To(output_13)
model.Operation('PAD', input_14, paddings_14).To(output_14)
model.Operation('PAD', input_15, paddings_15).To(output_15)
model.Operation('PAD', input_16, paddings_16).To(output_16)
model.Operation('PAD', input_17, paddings_17).To(output_17)
model.Operation('PAD', input_18, paddings_18).To(output_18)
model.Operation('PAD', input_19, paddings_19).To(output_19)
Example({
    input_5: [3, 10, 17, 24, 31, 38, 45, 52, 59, 66],
    output_5: [100, 3, 10, 17, 24, 31, 100, 100, 100, 38, 45, 52, 59, 66, 100, 100],
    input_6: [3, 10, 17, 24, 31, 38, 45, 52, 59, 66, 73, 80],
    output_6: [100, 3, 10, 17, 24, 31, 38, 100, 100, 100, 45, 52, 59, 66, 73, 80, 100, 100],
    input_7: [3, 10, 17, 24, 31, 38, 45, 52, 59, 66, 73, 80, 87, 94],
    output_7: [100, 3, 10, 17, 24, 31, 38, 45, 100, 100, 100, 52, 59, 66, 73, 80, 87, 94, 100, 100],
    input_8: [3, 10, 17, 24, 31, 38, 45, 52, 59, 66, 73, 80, 87, 94, 101, 108],
    output_8: [100, 3, 10, 17, 24, 31, 38, 45, 52, 100, 100, 100, 59, 66, 73, 80, 87, 94, 101, 108, 100, 100],
    input_9: [3, 10, 17, 24, 31, 38, 45, 52, 59, 66, 73, 80, 87, 94, 101, 108, 115, 122],
    output_9: [100, 3, 10, 17, 24, 31, 38, 45, 52, 59, 100, 100, 100, 66, 73, 80, 87, 94, 101, 108, 115, 122, 100,
    100],
    input_10: [3, 10, 17, 24, 31, 38, 45, 52, 59, 66, 73, 80, 87, 94, 101, 108, 115, 122, 129, 136],
    output_10: [100, 3, 10, 17, 24, 31, 38, 45, 52, 59, 66, 100, 100, 100, 73, 80, 87, 94, 101, 108, 115, 122, 129,
    136, 100, 100],
    input_11: [3, 10, 17, 24, 31, 38, 45, 52, 59, 66, 73, 80, 87, 94, 101, 108, 115, 122, 129, 136, 143, 150],
    output_11: [100, 3, 10, 17, 24, 31, 38, 45, 52, 59, 66, 73, 100, 100, 100, 80, 87, 94, 101, 108, 115, 122, 129,
    136, 143, 150, 100, 100],
    input_12: [3, 10, 17, 24, 31, 38, 45, 52, 59, 66, 73, 80, 87, 94, 101, 108, 115, 122, 129, 136, 143, 150, 157,
    164],
    output_12: [100, 3, 10, 17, 24, 31, 38, 45, 52, 59, 66, 73, 80, 100, 100, 100, 87, 94, 101, 108, 115, 122, 129,
    136, 143, 150, 157, 164, 100, 100],
    input_13: [3, 10, 17, 24, 31, 38, 45, 52, 59, 66, 73, 80, 87, 94, 101, 108, 115, 122, 129, 136, 143, 150, 157,
    164, 171, 178],
    output_13: [100, 3, 10, 17, 24, 31, 38, 45, 52, 59, 66, 73, 80, 87, 100, 100, 100, 94, 101, 108, 115, 122, 129,
    136, 143, 150, 157, 164, 171, 178, 100, 100],
    input_14: [3, 10, 17, 24, 31, 38, 45, 52, 59, 66, 73, 80, 87, 94, 101, 108, 115, 122, 129, 136, 143, 150, 157,
    164, 171, 178, 185, 192],
    output_14: [100, 3, 10, 17, 24, 31, 38, 45, 52, 59, 66, 73, 80, 87, 94, 100, 100, 100, 101, 108, 115, 122, 129,
    136, 143, 150, 157, 164, 171, 178, 185, 192, 100, 100],
    input_15: [3, 10, 17, 24, 31, 38, 45, 52, 59, 66, 73, 80, 87, 94, 101, 108, 115, 122, 129, 136, 143, 150, 157,
    164, 171, 178, 185, 192, 199, 206],
    output_15: [100, 3, 10, 17, 24, 31, 38, 45, 52, 59, 66, 73, 80, 87, 94, 101, 100, 100, 100, 108, 115, 122, 129,
    136, 143, 150, 157, 164, 171, 178, 185, 192, 199, 206, 100, 100],
    input_16: [3, 10, 17, 24, 31, 38, 45, 52, 59, 66, 73, 80, 87, 94, 101, 108, 115, 122, 129, 136, 143, 150, 157,
    164, 171, 178, 185, 192, 199, 206, 213, 220],
    output_16: [100, 3, 10, 17, 24, 31, 38, 45, 52, 59, 66, 73, 80, 87, 94, 101, 108, 100, 100, 100, 115, 122, 129,
    136, 143, 150, 157, 164, 171, 178, 185, 192, 199, 206, 213, 220, 100, 100],
    input_17: [3, 10, 17, 24, 31, 38, 45, 52, 59, 66, 73, 80, 87, 94, 101, 108, 115, 122, 129, 136, 143, 150, 157,
    164, 171, 178, 185, 192, 199, 206, 213, 220, 227, 234],
    output_17: [100, 3, 10, 17, 24, 31, 38, 45, 52, 59, 66, 73, 80, 87, 94, 101, 108, 115, 100, 100, 100, 122, 129,
    136, 143, 150, 157, 164, 171, 178, 185, 192, 199, 206, 213, 220, 227, 234, 100, 100],
    input_18: [3, 10, 17, 24, 31, 38, 45, 52, 59, 66, 73, 80, 87, 94, 101, 108, 115, 122, 129, 136, 143, 150, 157,
    164, 171, 178, 185, 192, 199, 206, 213, 220, 227, 234, 241, 248],
    output_18: [100, 3, 10, 17, 24, 31, 38, 45, 52, 59, 66, 73, 80, 87, 94, 101, 108, 115, 122, 100, 100, 100, 129,
    136, 143, 150, 157, 164, 171, 178, 185, 192, 199, 206, 213, 220, 227, 234, 241, 248, 100, 100],
    input_19: [3, 10, 17, 24, 31, 38, 45, 52, 59, 66, 73, 80, 87, 94, 101, 108, 115, 122, 129, 136, 143, 150, 157,
    164, 171, 178, 185, 192, 199, 206, 213, 220, 227, 234, 241, 248, 4, 11],
    output_19: [100, 3, 10, 17, 24, 31, 38, 45, 52, 59, 66, 73, 80, 87, 94, 101, 108, 115, 122, 129, 100, 100, 100,
    136, 143, 150, 157, 164, 171, 178, 185, 192, 199, 206, 213, 220, 227, 234, 241, 248, 4, 11, 100,
    100],
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
