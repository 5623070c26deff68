# Licensed under the Apache License, Version 2.0; see LICENSE.
# Written by 'python -m corpus' from corpus/families/pooling.py; do not edit.
#
# AVERAGE_POOL_2D and what may follow it: every operation after every other.

import base64
import zlib

import numpy as np


def packed(dtype, text, unit=None):
    """Many values in little space: the first byte of each, then the second; times a unit."""
    planes = np.frombuffer(zlib.decompress(base64.b85decode(text)), "u1")
    planes = planes.reshape(np.dtype(dtype).itemsize, -1)
    values = np.frombuffer(planes.T.tobytes(), dtype)
    return (values if unit is None else np.multiply(values, unit, dtype="f8")).tolist()


def signed(*operands):
    """All unsigned codes as signed ones of the same real values."""
    types = {
        o: ("TENSOR_QUANT8_ASYMM_SIGNED", o.type.scale, o.type.zeroPoint - 128) for o in operands
    }
    return DataTypeConverter(name="signed").Identify(types)


I32 = 'TENSOR_INT32'
U8 = 'TENSOR_QUANT8_ASYMM'

# AVERAGE_POOL_2D, GATHER, RESHAPE, SPLIT
# Expected values: float64 formula.
input = Input('input', (U8, [1, 4, 4, 4], 0.5, 120))
t590 = Internal('t590', (U8, [1, 4, 4, 4], 0.5, 120))
places591 = Parameter('places591', (I32, [4]), [2, 0, 3, 1])
t591 = Internal('t591', (U8, [1, 4, 4, 4], 0.5, 120))
where592 = Parameter('where592', (I32, [4]), [1, 4, 4, 4])
t592 = Internal('t592', (U8, [1, 4, 4, 4], 0.5, 120))
part_0_593 = Internal('part_0_593', (U8, [1, 4, 4, 2], 0.5, 120))
part_1_593 = Internal('part_1_593', (U8, [1, 4, 4, 2], 0.5, 120))
t593 = Output('t593', (U8, [1, 4, 4, 4], 0.5, 120))
model = Model()
model.Operation('AVERAGE_POOL_2D', input, 1, 1, 1, 2, 2, 0).To(t590)
model.Operation('GATHER', t590, 1, places591).To(t591)
model.Operation('RESHAPE', t591, where592).To(t592)
model.Operation('SPLIT', t592, 3, 2).To(part_0_593, part_1_593)
model.Operation('CONCATENATION', part_1_593, part_0_593, 3).To(t593)
Example({
    input: packed('<i2',
    'c-mWN*D@zLX!`uEd)GQm-siDy{q*Dz@1o$HAyd}RtMQudnP@kA@q(od<v}fL3jA9Vl57j>7L@KOXe<cb7qe(`p)CW2008%RAA|'
),
    t593: packed('<i2',
    'c-m{~&uy7rSk~Vkom-RPU)fVKsUdArUtVi}S=+SynvRz8iILN%=M{C%@aZfmv|Tj0q^rKVXF^KP)V!Fgn$XmA1_}WHv*jM_'
),
}, name='of_59').AddVariations(signed(input, t590, t591, t592, part_0_593, part_1_593, t593)).DisableLifeTimeVariation()
