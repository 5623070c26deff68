# Licensed under the Apache License, Version 2.0; see LICENSE.
# Written by 'python -m corpus' from corpus/families/comparison.py; do not edit.
#
# GREATER_EQUAL: tensors of many elements, in sizes of no block, and beside powers of two.

import base64
import zlib

import numpy as np


def packed(dtype, text):
    """Many values in little space."""
    return np.frombuffer(zlib.decompress(base64.b85decode(text)), dtype).tolist()

# Beyond one block, tile or vector, with a rest.
# Expected values: float64 formula.
a = Input('a', ('TENSOR_FLOAT32', [3, 127, 131]))
b = Input('b', ('TENSOR_FLOAT32', [3, 127, 131]))
output = Output('output', ('TENSOR_BOOL8', [3, 127, 131]))
model = Model()
model.Operation('GREATER_EQUAL', a, b).To(output)
Example({
    a: packed('<f4',
    'c-rmHfepkU2mnAvag#DiM{%<{+CP<VclewM5h9`&v5tsyMMOnL%wy+Sb@ZO`tXcKd`?1gGw;pvjcU^H-p1W_XJ@<YqcT_&}oiqE+'
    'y7v2{>-#VLuc~LC*BZY+cVG34o?oWf{kh(m70k@c%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp'
    '%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp'
    '%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp'
    '%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp'
    '%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp'
    '%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp'
    '%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp'
    '%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp'
    '%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp'
    '%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp'
    '%>Qlv0J=nZ4*'
),
    b: packed('<f4',
    'c-rmHTM@({3;@7LsgoiFDL4aZ2PI6a;buQFNq7V{qLhf3v2yD(kJ<NK$E>dzwe0nh=T^Vg$DR8l?`2)HUi)qA`755jWQ?8b>F+(`'
    '%sz9k{MR$*erL7sAIs;R^={9z=iWKnUk5WYGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+Y'
    'Gcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+Y'
    'Gcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+Y'
    'Gcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+Y'
    'Gcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+Y'
    'Gcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+Y'
    'Gcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+Y'
    'Gcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+Y'
    'Gcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+Y'
    'Gcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGxPtN'
    'e}QQ_eE'
),
    output: packed('|b1',
    'c-rmD!3_W)2m?U6|I&)$0=}<-gp^!WC40|wGPzxs>8_@_=X<~~48t%C!!QiPFbu;m48t%C!!QiPFbu;m48t%C!!QiPFbu;m48t%C'
    '!!QiPFbu;m48t%C!!QiPFbu;m48t%C!!QiPFbu;m48t%C!!QiPFbu;m48t%C!!QiPFbu;m48t%C!!QiPFbu;m48t%C!!QiPFbu;m'
    '48t%C!!QiPFbu;m48t%C!!QiPFbu<=cmbv+V-o'
),
}, name='real').DisableLifeTimeVariation()
