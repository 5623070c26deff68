# Licensed under the Apache License, Version 2.0; see LICENSE.
# Written by 'python -m corpus' from corpus/families/reshape.py; do not edit.
#
# SPACE_TO_DEPTH: more channels than a block has.

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


F32 = 'TENSOR_FLOAT32'
U8 = 'TENSOR_QUANT8_ASYMM'

# A block that is not full behind full ones.
# Expected values: float64 formula.
x1 = Input('x1', (F32, [1, 2, 2, 33]))
t3 = Output('t3', (F32, [1, 1, 1, 132]))
x2 = Input('x2', (F32, [1, 40, 2, 2]))
t4 = Output('t4', (F32, [1, 160, 1, 1]))
model = Model()
model.Operation('SPACE_TO_DEPTH', x1, 2, False).To(t3)
model.Operation('SPACE_TO_DEPTH', x2, 2, True).To(t4)
Example({
    x1: packed('|i1',
    'c-pPY$qm3j2m~-Out5LSa*8w&|Bb9@m{)W1fa%5#XW*5Jrz6ipmQUlF%GJbEY%2+afAR<aJ3a#', 0.5
),
    t3: packed('|i1',
    'c-pPY$qm3j2m~-Out5LSa*8w&|Bb9@m{)W1fa%5#XW*5Jrz6ipmQUlF%GJbEY%2+afAR<aJ3a#', 0.5
),
    x2: packed('|i1',
    'c-png$qm3j2m~-Out5LSa*9+D|7}}I7-U7myqc2-OgDBo1Fuv(9eEzId>YqOt|p#h|K|_mI!gc', 0.5
),
    t4: packed('|i1',
    'c-nQ%F$w@N2t-k$M!o-O)hH&_77JFxFCHVy;ba3E5ig-vfvX|X`mn!IM-eIrLCCJX%YtNLA7I5+9oh8rXBTKgO8@', 0.5
),
}, name='rest').AddVariations('float16').DisableLifeTimeVariation()

# A block that is not full behind full ones.
# Expected values: float64 formula.
x1 = Input('x1', (U8, [1, 2, 2, 33], 0.5, 120))
t3 = Output('t3', (U8, [1, 1, 1, 132], 0.5, 120))
x2 = Input('x2', (U8, [1, 40, 2, 2], 0.5, 120))
t4 = Output('t4', (U8, [1, 160, 1, 1], 0.5, 120))
model = Model()
model.Operation('SPACE_TO_DEPTH', x1, 2, False).To(t3)
model.Operation('SPACE_TO_DEPTH', x2, 2, True).To(t4)
Example({
    x1: packed('<i2',
    'c-qa&$qm3j2n4W{%(X%cEKquy$Rqw6ETotfO-@6G+c<oXr-W`>-K9F|O|Bu^Q_D3+IAHiDKR@sS|JOa^'
),
    t3: packed('<i2',
    'c-qa&$qm3j2n4W{%(X%cEKquy$Rqw6ETotfO-@6G+c<oXr-W`>-K9F|O|Bu^Q_D3+IAHiDKR@sS|JOa^'
),
    x2: packed('<i2',
    'c-qa&$qm3j2n4W{%(X%s%TRi%h!p>gBOGbTLYi37;<Bu8gQp|ww9p;vyVR$A$TegKz1;XdKR@>Zb$d$y'
),
    t4: packed('<i2',
    'c-qa)I}X4g3<J;}IRsFY4>(7MsY9jg^<sH=GPGGAVoniT5qGhx7!Q)Z+pTO4#59K6kh#_*4pi&~J6$qMR{eb0^Ya{Xgi8P'
),
}, name='rest_quant8').AddVariations(signed(x1, t3, x2, t4)).DisableLifeTimeVariation()
