# Licensed under the Apache License, Version 2.0; see LICENSE.
# Written by 'python -m corpus' from corpus/families/normalization.py; do not edit.
#
# INSTANCE_NORMALIZATION: the same layer several times in a row.

F32 = 'TENSOR_FLOAT32'

# Normalizations in a row have scalars of their own.
# Expected values: float64 formula.
x1 = Input('x1', (F32, [1, 3, 3, 2]))
t2 = Internal('t2', (F32, [1, 3, 3, 2]))
t3 = Internal('t3', (F32, [1, 3, 3, 2]))
t4 = Output('t4', (F32, [1, 3, 3, 2]))
model = Model()
model.Operation('INSTANCE_NORMALIZATION', x1, 1.5, -0.5, 0.5, False).To(t2)
model.Operation('INSTANCE_NORMALIZATION', t2, 1.0, 0.5, 0.5, False).To(t3)
model.Operation('INSTANCE_NORMALIZATION', t3, 0.5, 1.5, 0.5, False).To(t4)
Example({
    x1: [1.0, -4.0, -0.5, 3.0, 3.0, 1.5, -2.5, -1.0, 3.5, 3.5, 3.0, 4.0, 1.0, -4.0, 3.0, -0.5, 4.0, -3.5],
    t4: [1.3603755, 1.0021068, 1.0703862, 1.8983146, 1.747028, 1.7062701, 0.6837337, 1.3861958, 1.8436911,
    1.9623294, 1.747028, 2.0263443, 1.3603755, 1.0021068, 1.747028, 1.4502107, 1.9403542, 1.0661216],
}, name='images').AddVariations('float16').DisableLifeTimeVariation()
