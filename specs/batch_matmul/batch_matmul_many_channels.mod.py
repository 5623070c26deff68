# Licensed under the Apache License, Version 2.0; see LICENSE.
# Written by 'python -m corpus' from corpus/families/batch_matmul.py; do not edit.
#
# BATCH_MATMUL: more channels than a block has.

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

# A block of channels is not full behind full ones: each of these is started anew.
# Expected values: float64 formula.
x1 = Input('x1', (F32, [1, 2, 2]))
x2 = Input('x2', (F32, [1, 2, 48]))
t3 = Output('t3', (F32, [1, 2, 48]))
x4 = Input('x4', (F32, [1, 2, 40]))
x5 = Input('x5', (F32, [1, 40, 3]))
t6 = Output('t6', (F32, [1, 2, 3]))
x7 = Input('x7', (F32, [1, 2, 80]))
x8 = Input('x8', (F32, [1, 80, 3]))
t9 = Output('t9', (F32, [1, 2, 3]))
x10 = Input('x10', (F32, [1, 2, 2]))
x11 = Input('x11', (F32, [1, 2, 129]))
t12 = Output('t12', (F32, [1, 2, 129]))
model = Model()
model.Operation('BATCH_MATMUL', x1, x2, False, False).To(t3)
model.Operation('BATCH_MATMUL', x4, x5, False, False).To(t6)
model.Operation('BATCH_MATMUL', x7, x8, False, False).To(t9)
model.Operation('BATCH_MATMUL', x10, x11, False, False).To(t12)
Example({
    x1: [3.0, 3.5, 3.5, -1.5],
    x2: packed('|i1',
    'c-n=_$q~RX2n4Y4LV*6OHMdKM{z?IXR#cnYF7}QPe^FU7#=UlcWK43kgT_nNkH%z2{^tj4fi5c', 0.5
),
    t3: packed('|i1',
    'c-jGA0H6QV^YA<c;Q>_u9Lod54f+}n-U%H%Nl(WF%^>UoDd6BFMItZa#`W+X)KCQ3&qNvHKN<rOD)tpaH~J<0N45y?!s#so2M*uZ'
    '=FCFuJ2dg<FZ=%>=_?xG;{@3B()JPxk1fd', 0.25
),
    x4: packed('|i1',
    'c-m#l$q~RX2n4WUA(;NFHMa|h{-P6;9jRdO>NzcK7kfupzNjo6lU^er1(Q<k;PKLR`sW8YZ6_4', 0.5
),
    x5: packed('|i1',
    'c-o!I$q~RX2n4Y4LV*6OHMe_+{-W`c^`kM_kpcp(s5ZA<>>VNgqOxR+d+h+pnB-~){m&1oS3L{', 0.5
),
    t6: [56.75, 26.0, 54.25, 4.75, -23.0, -11.5],
    x7: packed('|i1',
    'c-png$q~RX2n4Y4LV*6OHMgsX{+i@!2aT7kAC1Y56cA`dwYlwL?+Ec1l_g``YX?Zi{GT7pyi)r', 0.5
),
    x8: packed('|i1',
    'c-qy=$q~RX2n4Y4LV*6OHMi@C{;~rkW0I>KG+wfPG$uPzK%f=X=C+HyBg9`+mW*+){VzY@ae4&', 0.5
),
    t9: [37.75, 60.25, -25.75, -37.0, -77.75, 21.0],
    x10: [-2.0, 3.0, -1.0, 4.0],
    x11: (packed('|i1',
    'c-jTQhY<iE2n4Y6L16!BrJD%xjmnZS?zICXW0I>KG+wfPG$uPzK%f=X=C+4@^8uJB9|Q', 0.5
) * 5)[:258],
    t12: packed('|i1',
    'c-pPY+X{j(007Wtqo%f*MzWkmLI3|j(t{+G7uZF%+F({c;dwvpW+e2tK7XQjm!V!D37P=I#?$yU9enU`Ucd}*ldud^g;a5~f{)ad'
    'v4p0bA@_UDatp5CXwmLMIS}sZ6`5+ymUnOx{%ORJ5`vT9m=}tuO9f1$8KhZf`5gHV(rbE1', 0.5
),
}, name='rest').AddVariations('float16').DisableLifeTimeVariation()
