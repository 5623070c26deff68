# Licensed under the Apache License, Version 2.0; see LICENSE.
# Written by 'python -m corpus' from corpus/families/elementwise_binary.py; do not edit.
#
# ADD: more than 2^20 elements.

import base64
import zlib

import numpy as np


def packed(dtype, text, unit=None):
    """Many values in little space: the first byte of each, then the second; times a unit."""
    planes = np.frombuffer(zlib.decompress(base64.b85decode(text)), "u1")
    planes = planes.reshape(np.dtype(dtype).itemsize, -1)
    values = np.frombuffer(planes.T.tobytes(), dtype)
    return (values if unit is None else np.multiply(values, unit, dtype="f8")).tolist()


U8 = 'TENSOR_QUANT8_ASYMM'

# More than 2^20 elements are more than one launch or one buffer takes.
# Expected values: float64 formula.
x1 = Input('x1', (U8, [1048579], 0.25, 30))
x2 = Input('x2', (U8, [1048579], 0.25, 30))
t3 = Output('t3', (U8, [1048579], 0.5, 60))
model = Model()
model.Operation('ADD', x1, x2, 0).To(t3)
Example({
    x1: (packed('<i2',
    'c-q_X#^m09#?$%R7M#o|vZ_&uf7X*?n;6#G_`IvmrgeVMY?W&~le(U_o3d*+zh8BrZ1RLdkJn9CiFHp?f4!A~5&!@|{2w|'
) * 17190)[:1048579],
    x2: (packed('<i2',
    'c-k{P`O)M0{ZsXPOfPp__pEilth~iuD9vW+sTIr%82DYLGTC<?@tx<pVg7j*na6>Na}OKWpY}5T#@V{PQL&bR5&!^B;2c;'
) * 17190)[:1048579],
    t3: (packed('<i2',
    'c-ou#bK}OBeJ`gr<bPjxIAM0k_Qm@O+?vuiA9<F#)+S@Zq}+gWZGD?|?CR(=&HF!R{fd(f`@ha=ULDx7wrI(A21)<`T!SR_'
) * 17190)[:1048579],
}, name='million_quant8').DisableLifeTimeVariation()
