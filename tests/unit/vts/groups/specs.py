"""Small specs that the tests of groups use. Each says which HAL version its model needs."""

from __future__ import annotations

CHAIN = """
x = Input("x", "TENSOR_FLOAT32", "{2}")
w = Parameter("w", "TENSOR_FLOAT32", "{2}", [10, 20])
t = Internal("t", "TENSOR_FLOAT32", "{2}")
y = Output("y", "TENSOR_FLOAT32", "{2}")
model = Model().Operation("ADD", x, w, 0).To(t)
model.Operation("RELU", t).To(y)
Example({x: [1, -21], y: [11, 0]}).DisableLifeTimeVariation()
"""
"""HAL 1.0: two operations, a constant, a temporary variable."""

SHARED = """
Configuration.use_shm_for_weights = True
x = Input("x", "TENSOR_FLOAT32", "{40}")
w = Parameter("w", "TENSOR_FLOAT32", "{40}", [1] * 40)
y = Output("y", "TENSOR_FLOAT32", "{40}")
Model().Operation("ADD", x, w, 0).To(y)
Example({x: [1] * 40, y: [2] * 40}).DisableLifeTimeVariation()
"""
"""HAL 1.0: a constant in a memory pool."""

QUANT8 = """
x = Input("x", "TENSOR_QUANT8_ASYMM", "{2}, 0.5f, 128")
y = Output("y", "TENSOR_QUANT8_ASYMM", "{2}, 0.00390625f, 0")
Model().Operation("LOGISTIC", x).To(y)
Example({x: [128, 128], y: [128, 128]}).DisableLifeTimeVariation()
"""
"""HAL 1.0: a quantized operation."""

PER_CHANNEL = """
quant = SymmPerChannelQuantParams(channelDim=0, scales=[0.25, 0.5])
x = Input("x", "TENSOR_QUANT8_ASYMM", "{1, 1, 1, 1}, 0.5f, 128")
f = Parameter("f", "TENSOR_QUANT8_SYMM_PER_CHANNEL", "{2, 1, 1, 1}", [4, 2], extraParams=quant)
b = Parameter("b", "TENSOR_INT32", "{2}", [0, 0])
y = Output("y", "TENSOR_QUANT8_ASYMM", "{1, 1, 1, 2}, 1.0f, 128")
Model().Operation("CONV_2D", x, f, b, 0, 0, 0, 0, 1, 1, 0).To(y)
Example({x: [130], y: [129, 129]}).DisableLifeTimeVariation()
"""
"""HAL 1.2: a filter with a scale for each channel."""

SIGNED = """
x = Input("x", "TENSOR_QUANT8_ASYMM_SIGNED", "{2}, 0.5f, 0")
y = Output("y", "TENSOR_FLOAT32", "{2}")
Model().Operation("DEQUANTIZE", x).To(y)
Example({x: [-3, 5], y: [-1.5, 2.5]}).DisableLifeTimeVariation()
"""
"""HAL 1.3."""

TWO_IN_TWO_OUT = """
a = Input("a", "TENSOR_FLOAT32", "{2}")
b = Input("b", "TENSOR_FLOAT32", "{2}")
none = Input("none", "INT32", "{}")
c = Output("c", "TENSOR_FLOAT32", "{2}")
d = Output("d", "TENSOR_FLOAT32", "{2}")
model = Model().Operation("ADD", a, b, none).To(c)
model.Operation("MUL", a, b, none).To(d)
Example({a: [1, 2], b: [3, 4], none: [0], c: [4, 6], d: [3, 8]}).DisableLifeTimeVariation()
"""
"""HAL 1.0: arguments that can overlap, and a scalar among them."""

BRANCH = """
def branch(operation):
    x = Input("x", "TENSOR_FLOAT32", "{2}")
    y = Output("y", "TENSOR_FLOAT32", "{2}")
    return Model().Operation(operation, x).To(y)

then, otherwise = branch("RELU"), branch("FLOOR")
condition = Input("condition", "TENSOR_BOOL8", "{1}")
x = Input("x", "TENSOR_FLOAT32", "{2}")
y = Output("y", "TENSOR_FLOAT32", "{2}")
Model().Operation("IF", condition, then, otherwise, x).To(y)
Example({condition: [True], x: [-1, 1], y: [0, 1]}).DisableLifeTimeVariation()
"""
"""HAL 1.3: a condition and two subgraphs."""

LOOP = """
x, yes = Input("x", "TENSOR_INT32", "{1}"), Output("yes", "TENSOR_BOOL8", "{1}")
condition = Model().Operation("LESS", x, [3]).To(yes)
x, y = Input("x", "TENSOR_INT32", "{1}"), Output("y", "TENSOR_INT32", "{1}")
body = Model().Operation("ADD", x, [1], 0).To(y)
x, y = Input("x", "TENSOR_INT32", "{1}"), Output("y", "TENSOR_INT32", "{1}")
Model().Operation("WHILE", condition, body, x).To(y)
Example({x: [0], y: [3]}).DisableLifeTimeVariation()
"""
"""HAL 1.3: a loop that ends."""

FAILING = """
x = Input("x", "TENSOR_FLOAT32", "{1, 2, 2, 1}")
f = Parameter("f", "TENSOR_FLOAT32", "{2, 1, 1, 1}", [1, 2])
b = Parameter("b", "TENSOR_FLOAT32", "{1}", [0])
y = Output("y", "TENSOR_FLOAT32", "{1, 2, 2, 1}")
Model().Operation("DEPTHWISE_CONV_2D", x, f, b, 0, 0, 0, 0, 1, 1, 1, 0).To(y)
Example({x: [1, 2, 3, 4], y: [0, 0, 0, 0]}).DisableLifeTimeVariation().ExpectFailure()
"""
"""HAL 1.0 in form: a filter of a wrong shape, which only some drivers see before they execute."""

ALL = {
    "chain": CHAIN,
    "shared": SHARED,
    "quant8": QUANT8,
    "per_channel": PER_CHANNEL,
    "signed": SIGNED,
    "two_in_two_out": TWO_IN_TWO_OUT,
    "branch": BRANCH,
    "loop": LOOP,
}
"""Models that work, by name."""
