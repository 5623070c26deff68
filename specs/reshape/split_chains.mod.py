# Licensed under the Apache License, Version 2.0; see LICENSE.
# Written by 'python -m corpus' from corpus/families/reshape.py; do not edit.
#
# SPLIT and what may follow it: every operation after every other.

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

# SPLIT, ADD
# Expected values: float64 formula.
input = Input('input', (F32, [1, 4, 4, 4]))
part_0_940 = Internal('part_0_940', (F32, [1, 4, 4, 2]))
part_1_940 = Internal('part_1_940', (F32, [1, 4, 4, 2]))
t940 = Internal('t940', (F32, [1, 4, 4, 4]))
t941 = Output('t941', (F32, [1, 4, 4, 4]))
model = Model()
model.Operation('SPLIT', input, 3, 2).To(part_0_940, part_1_940)
model.Operation('CONCATENATION', part_1_940, part_0_940, 3).To(t940)
model.Operation('ADD', t940, t940, 3).To(t941)
Example({
    input: packed('|i1',
    'c-jF#0Kfkk@&f1#<o_KC?*$$E_VpX}<?jsv;Pv+w76ude^c?K=1sDV#0UqWa91Y<23mWG073TN?^Zgp<{QVE@^cwjKTOl$', 0.0625
),
    t941: packed('|i1',
    'c-jrfF%Ezr0KmY5h=WQTj6@Om|1)K1(l&bOhtxMd<cVOtN@>%cMH)uPMyu>|-D>1ywjV|^0v`', 0.125
),
}, name='of_94').DisableLifeTimeVariation()
