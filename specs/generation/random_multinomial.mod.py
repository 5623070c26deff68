# Licensed under the Apache License, Version 2.0; see LICENSE.
# Written by 'python -m corpus' from corpus/families/generation.py; do not edit.
#
# RANDOM_MULTINOMIAL: how often each class is drawn.

F32 = 'TENSOR_FLOAT32'
I32 = 'TENSOR_INT32'

# Unnormalized logarithms of probabilities, drawn 4096 times.
# Expected values: none: the model must fail, or its outputs are not compared by value.
logits = Input('logits', (F32, [1, 2]))
output = IgnoredOutput('output', (I32, [1, 4096]))
model = Model()
model.Operation('RANDOM_MULTINOMIAL', logits, 4096, [37, 42]).To(output)
Example({
    logits: [0.0, 1.5],
    output: [],
}, name='two_classes').AddVariations('relaxed', 'float16').WithMultinomialDistributionTolerance(0.05).DisableLifeTimeVariation()

# Unnormalized logarithms of probabilities, drawn 4096 times.
# Expected values: none: the model must fail, or its outputs are not compared by value.
logits = Input('logits', (F32, [1, 4]))
output = IgnoredOutput('output', (I32, [1, 4096]))
model = Model()
model.Operation('RANDOM_MULTINOMIAL', logits, 4096, [37, 42]).To(output)
Example({
    logits: [-1.0, 0.5, 1.0, -2.0],
    output: [],
}, name='four_classes').AddVariations('float16').WithMultinomialDistributionTolerance(0.05).DisableLifeTimeVariation()

# Unnormalized logarithms of probabilities, drawn 4096 times.
# Expected values: none: the model must fail, or its outputs are not compared by value.
logits = Input('logits', (F32, [1, 3]))
output = IgnoredOutput('output', (I32, [1, 4096]))
model = Model()
model.Operation('RANDOM_MULTINOMIAL', logits, 4096, [37, 42]).To(output)
Example({
    logits: [-80.0, -79.0, -78.5],
    output: [],
}, name='far_from_zero').AddVariations('float16').WithMultinomialDistributionTolerance(0.05).DisableLifeTimeVariation()

# Unnormalized logarithms of probabilities, drawn 4096 times.
# Expected values: none: the model must fail, or its outputs are not compared by value.
logits = Input('logits', (F32, [1, 3]))
output = IgnoredOutput('output', (I32, [1, 4096]))
model = Model()
model.Operation('RANDOM_MULTINOMIAL', logits, 4096, [37, 42]).To(output)
Example({
    logits: [90.0, 91.0, 89.0],
    output: [],
}, name='great').AddVariations('float16').WithMultinomialDistributionTolerance(0.05).DisableLifeTimeVariation()

# Unnormalized logarithms of probabilities, drawn 4096 times.
# Expected values: none: the model must fail, or its outputs are not compared by value.
logits = Input('logits', (F32, [1, 3]))
output = IgnoredOutput('output', (I32, [1, 4096]))
model = Model()
model.Operation('RANDOM_MULTINOMIAL', logits, 4096, [37, 42]).To(output)
Example({
    logits: [-60.0, 3.0, -70.0],
    output: [],
}, name='certain').AddVariations('float16').WithMultinomialDistributionTolerance(0.05).DisableLifeTimeVariation()

# Unnormalized logarithms of probabilities, drawn 4096 times.
# Expected values: none: the model must fail, or its outputs are not compared by value.
logits = Input('logits', (F32, [1, 1]))
output = IgnoredOutput('output', (I32, [1, 4096]))
model = Model()
model.Operation('RANDOM_MULTINOMIAL', logits, 4096, [37, 42]).To(output)
Example({
    logits: [-4.0],
    output: [],
}, name='one_class').AddVariations('float16').WithMultinomialDistributionTolerance(0.05).DisableLifeTimeVariation()

# Unnormalized logarithms of probabilities, drawn 4096 times.
# Expected values: none: the model must fail, or its outputs are not compared by value.
logits = Input('logits', (F32, [2, 3]))
output = IgnoredOutput('output', (I32, [2, 4096]))
model = Model()
model.Operation('RANDOM_MULTINOMIAL', logits, 4096, [37, 42]).To(output)
Example({
    logits: [0.0, 1.0, 2.0, 2.0, 0.5, -1.0],
    output: [],
}, name='two_batches').AddVariations('float16').WithMultinomialDistributionTolerance(0.05).DisableLifeTimeVariation()

# Unnormalized logarithms of probabilities, drawn 4096 times.
# Expected values: none: the model must fail, or its outputs are not compared by value.
logits = Input('logits', (F32, [1, 19]))
output = IgnoredOutput('output', (I32, [1, 4096]))
model = Model()
model.Operation('RANDOM_MULTINOMIAL', logits, 4096, [37, 42]).To(output)
Example({
    logits: [-0.489, -0.783, 0.72, -0.9, 0.445, -0.641, 0.908, -0.856, 0.686, 0.066, 0.24, 0.628, 0.538, -0.861,
    0.689, -0.964, -0.305, -0.876, -0.227],
    output: [],
}, name='many_classes').AddVariations('float16').WithMultinomialDistributionTolerance(0.05).DisableLifeTimeVariation()
