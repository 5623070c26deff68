"""Small cases of what the test library computes; expected values are by hand."""

from __future__ import annotations

from typing import Final

__all__ = ["ADD", "CONV_2D", "FILL", "MAXIMUM", "MUL", "RELU"]

_BINARY: Final = """
one = Input("one", "TENSOR_FLOAT32", "{{2}}")
other = Parameter("other", "TENSOR_FLOAT32", "{{2}}", [10, 20])
result = Output("result", "TENSOR_FLOAT32", "{{2}}")
Model().Operation("{name}", one, other, 0).To(result)
Example({{one: [1, -2], result: {result}}}).DisableLifeTimeVariation()
"""

ADD: Final = _BINARY.format(name="ADD", result="[11, 18]")
MUL: Final = _BINARY.format(name="MUL", result="[10, -40]")

RELU: Final = """
one, result = Input("one", "TENSOR_FLOAT32", "{2}"), Output("result", "TENSOR_FLOAT32", "{2}")
Model().Operation("RELU", one).To(result)
Example({one: [1, -2], result: [1, 0]}).DisableLifeTimeVariation()
"""

CONV_2D: Final = """
image = Input("image", "TENSOR_QUANT8_ASYMM", "{1, 2, 2, 1}, 0.5f, 10")
filter = Parameter("filter", "TENSOR_QUANT8_ASYMM", "{1, 1, 1, 1}, 0.5f, 0", [4])
bias = Parameter("bias", "TENSOR_INT32", "{1}, 0.25f, 0", [8])
result = Output("result", "TENSOR_QUANT8_ASYMM", "{1, 2, 2, 1}, 0.5f, 0")
Model().Operation("CONV_2D", image, filter, bias, 2, 1, 1, 0).To(result)
Example({image: [10, 12, 14, 16], result: [4, 8, 12, 16]}).DisableLifeTimeVariation()
"""

MAXIMUM = """
i = Input("i", "TENSOR_FLOAT32", "{2}")
j = Parameter("j", "TENSOR_FLOAT32", "{2}", [0.0, 1.0])
o = Output("o", "TENSOR_FLOAT32", "{2}")
model = Model().Operation("MAXIMUM", i, j).To(o)
Example({i: [-1, 2], o: [0, 2]})
"""

TRANSPOSE = """
i = Input("i", "TENSOR_FLOAT32", "{2, 1}")
perm = Parameter("perm", "TENSOR_INT32", "{2}", None)
o = Output("o", "TENSOR_FLOAT32", "{1, 2}")
model = Model().Operation("TRANSPOSE", i, perm).To(o)
Example({i: [1, 2], o: [1, 2]})
"""

FILL = """
dims = Parameter("dims", "TENSOR_INT32", "{1}", [2])
value = Float32Scalar("value", 3.0)
o = Output("o", "TENSOR_FLOAT32", "{2}")
model = Model().Operation("FILL", dims, value).To(o)
Example({o: [3, 3]})
"""
