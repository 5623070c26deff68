# Licensed under the Apache License, Version 2.0; see LICENSE.
# Written by 'python -m corpus' from corpus/families/comparison.py; do not edit.
#
# NOT_EQUAL: tensors of many elements, in sizes of no block, and beside powers of two.

import base64
import zlib

import numpy as np


def packed(dtype, text):
    """Many values in little space."""
    return np.frombuffer(zlib.decompress(base64.b85decode(text)), dtype).tolist()

# Beyond one block, tile or vector, with a rest.
# Expected values: float64 formula.
a = Input('a', ('TENSOR_FLOAT32', [16385]))
b = Input('b', ('TENSOR_FLOAT32', [16385]))
output = Output('output', ('TENSOR_BOOL8', [16385]))
model = Model()
model.Operation('NOT_EQUAL', a, b).To(output)
Example({
    a: packed('<f4',
    'c-rmHi4DUr2mnAv@g`-Ij*`v7X!WZ^o#Buy2OMKAB0dq<SQ+y>E8<&gZ==?udcE#m@A<XQuY1);%zWRCTJ>4$|F?ZM-#I<^-ORN{'
    '@6)%PJlDPVEVIv^DfcWR#v7;Sd)B$?*`ppOGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+Y'
    'Gcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+Y'
    'Gcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+Y'
    'Gcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+Y^S}8A``MZ_'
),
    b: packed('<f4',
    'c-rmH(GkNS2mnw<ag#7gMsc$^T0<pmKRUwm&Vxe*U&L4u^WN`u$8|+yc7E(QkDbrl=c8-2DvsRe^{#q7J?GVJE7tvM=V$k>J^Fs+'
    '-m_=d+u8LqyVue4drm&}_4D7J_xb02C)c+&k6>nIW@ct)W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)'
    'W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)'
    'W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)'
    'W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)W@i3tegVP>KT`'
),
    output: packed('|b1',
    'c-rmDF$w@c2m?X$|4-Xoc_Q|+kSa_vRd1i8vIWC148t%C!!QiPFbu;m48t%C!!QiPFbu;m48t%C!!QiPFbu;m48t%C!!QiP@C7&M'
    'PCL*'
),
}, name='real').DisableLifeTimeVariation()
