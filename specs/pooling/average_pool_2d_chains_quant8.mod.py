# Licensed under the Apache License, Version 2.0; see LICENSE.
# Written by 'python -m corpus' from corpus/families/pooling.py; do not edit.
#
# AVERAGE_POOL_2D and what may follow it: every operation after every other.

# AVERAGE_POOL_2D, GATHER, RESHAPE, SPLIT
# Expected values: float64 formula.
input = Input('input', ('TENSOR_QUANT8_ASYMM', [1, 4, 4, 4], 0.5, 120))
t590 = Internal('t590', ('TENSOR_QUANT8_ASYMM', [1, 4, 4, 4], 0.5, 120))
places591 = Parameter('places591', ('TENSOR_INT32', [4]), [2, 0, 3, 1])
t591 = Internal('t591', ('TENSOR_QUANT8_ASYMM', [1, 4, 4, 4], 0.5, 120))
where592 = Parameter('where592', ('TENSOR_INT32', [4]), [1, 4, 4, 4])
t592 = Internal('t592', ('TENSOR_QUANT8_ASYMM', [1, 4, 4, 4], 0.5, 120))
part_0_593 = Internal('part_0_593', ('TENSOR_QUANT8_ASYMM', [1, 4, 4, 2], 0.5, 120))
part_1_593 = Internal('part_1_593', ('TENSOR_QUANT8_ASYMM', [1, 4, 4, 2], 0.5, 120))
t593 = Output('t593', ('TENSOR_QUANT8_ASYMM', [1, 4, 4, 4], 0.5, 120))
model = Model()
model.Operation('AVERAGE_POOL_2D', input, 1, 1, 1, 2, 2, 0).To(t590)
model.Operation('GATHER', t590, 1, places591).To(t591)
model.Operation('RESHAPE', t591, where592).To(t592)
model.Operation('SPLIT', t592, 3, 2).To(part_0_593, part_1_593)
model.Operation('CONCATENATION', part_1_593, part_0_593, 3).To(t593)
Example({
    input: [161, 62, 132, 156, 99, 82, 151, 159, 181, 189, 173, 66, 147, 190, 72, 174, 175, 151, 99, 84, 75,
    114, 83, 185, 84, 148, 175, 158, 124, 74, 151, 73, 97, 62, 155, 163, 160, 165, 128, 119, 82,
    132, 172, 112, 79, 132, 96, 98, 61, 113, 126, 160, 117, 188, 112, 129, 112, 85, 190, 92, 162,
    147, 113, 61],
    t593: [130, 143, 109, 132, 151, 113, 118, 143, 143, 91, 109, 124, 104, 79, 121, 140, 116, 146, 128, 102,
    146, 142, 110, 133, 143, 118, 134, 150, 111, 124, 136, 132, 119, 145, 89, 151, 151, 110, 114,
    137, 152, 76, 137, 116, 113, 61, 162, 147, 116, 138, 127, 123, 140, 144, 100, 140, 149, 110, 92,
    122, 124, 85, 101, 103],
}, name='of_59').AddVariations(DataTypeConverter(name='signed').Identify({
    input: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t590: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t591: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t592: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    part_0_593: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    part_1_593: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t593: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
})).DisableLifeTimeVariation()
