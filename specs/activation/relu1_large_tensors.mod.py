# Licensed under the Apache License, Version 2.0; see LICENSE.
# Written by 'python -m corpus' from corpus/families/activation.py; do not edit.
#
# RELU1: tensors of many elements, in sizes of no block, and beside powers of two.

import base64
import zlib

import numpy as np


def packed(dtype, text, unit=None):
    """Many values in little space: the first byte of each, then the second; times a unit."""
    planes = np.frombuffer(zlib.decompress(base64.b85decode(text)), "u1")
    planes = planes.reshape(np.dtype(dtype).itemsize, -1)
    values = np.frombuffer(planes.T.tobytes(), dtype)
    return (values if unit is None else np.multiply(values, unit, dtype="f8")).tolist()


F32 = 'TENSOR_FLOAT32'

# A function has many elements, beyond one block, tile or vector, with a rest.
# Expected values: float64 formula.
x1 = Input('x1', (F32, [65535]))
t2 = Output('t2', (F32, [65535]))
model = Model()
model.Operation('RELU1', x1).To(t2)
Example({
    x1: (packed('<i2',
    'c-jGa0EPe4W&*|++Il{Y-2^apS~-Jgp^Uz;H%Quid8yn0H#?b46&8GJ!b5Nrz1_)CMr|6BwS3td0Gi)uv2JQ$@dySE@e26)2L%K3'
    '4-NYX5AX>B3H<;G@(KX(0sQy;1_=871`Y!A0R93G0t^lT2@CNF0R8px2@L}I3a|e$_W', 0.0009765625
) * 1075)[:65535],
    t2: (packed('<i2',
    'c-l3JK@EUF5Cey!5_o|S1n}XD5foqq35WnEIO!2~N!T=*Nw@Hyez_RuzyTwB$OaSLd9y&DgW;R4U`dt(t<xe!l>ly>y{lBrQ{tf}'
    '2h{9~^#a!N97F', 0.0009765625
) * 1075)[:65535],
}, name='row').DisableLifeTimeVariation()

# A function has many elements, beyond one block, tile or vector, with a rest.
# Expected values: float64 formula.
x1 = Input('x1', (F32, [2, 3, 21, 19]))
t2 = Output('t2', (F32, [2, 3, 21, 19]))
model = Model()
model.Operation('RELU1', x1).To(t2)
Example({
    x1: (packed('<i2',
    'c-jGa0EPe4W&*|++Il{Y-2^apS~-Jgp^Uz;H%Quid8yn0H#?b46&8GJ!b5Nrz1_)CMr|6BwS3td0Gi)uv2JQ$@dySE@e26)2L%K3'
    '4-NYX5AX>B3H<;G@(KX(0sQy;1_=871`Y!A0R93G0t^lT2@CNF0R8px2@L}I3a|e$_W', 0.0009765625
) * 40)[:2394],
    t2: (packed('<i2',
    'c-l3JK@EUF5Cey!5_o|S1n}XD5foqq35WnEIO!2~N!T=*Nw@Hyez_RuzyTwB$OaSLd9y&DgW;R4U`dt(t<xe!l>ly>y{lBrQ{tf}'
    '2h{9~^#a!N97F', 0.0009765625
) * 40)[:2394],
}, name='image').DisableLifeTimeVariation()

# A function has many elements that half precision holds.
# Expected values: float64 formula.
x1 = Input('x1', (F32, [2, 3, 21, 19]))
t2 = Output('t2', (F32, [2, 3, 21, 19]))
model = Model()
model.Operation('RELU1', x1).To(t2)
Example({
    x1: (packed('|i1',
    'c-jFy0K)&rAs9QvE8*lG7YxijHS8um!X^qP^Z_TyDFVX;@Z9nlAn5fOI|<DI`U^h^F*yV#F2yGR^w!5EHb4pG>lhcn', 0.0625
) * 40)[:2394],
    t2: (packed('|i1',
    'c-j?;F$w@75XAJb(X+_^Ul~LjD|cZaLx_MVO!LJCy9Pd+t`G;h<^FVN8I+xU$OqBA7O?', 0.0625
) * 40)[:2394],
}, name='image_of_halves').AddVariations('float16').DisableLifeTimeVariation()
