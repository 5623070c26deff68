# Licensed under the Apache License, Version 2.0; see LICENSE.
# Written by 'python -m corpus' from corpus/families/reduction.py; do not edit.
#
# ARGMAX: the element is beyond the first 256, or 65,536.

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
I32 = 'TENSOR_INT32'
U8 = 'TENSOR_QUANT8_ASYMM'

# Along 601 elements.
# Expected values: float64 formula.
rows = Input('rows', (F32, [5, 601]))
of_rows = Output('of_rows', (I32, [5]))
columns = Input('columns', (F32, [601, 5]))
of_columns = Output('of_columns', (I32, [5]))
model = Model()
model.Operation('ARGMAX', rows, 1).To(of_rows)
model.Operation('ARGMAX', columns, 0).To(of_columns)
Example({
    rows: packed('|i1',
    'c-rmL0Sy2E2!Jp$**}~)oPP$W*CtRF$^u`(m0lNp$N>8', 1.0
),
    of_rows: [255, 256, 257, 512, 599],
    columns: packed('|i1',
    'c-muN7zLwX6pVrq2aGVtQ7{Td!6+Ds<=`k7dT|B-RiOa;', 1.0
),
    of_columns: [255, 256, 257, 512, 599],
}, name='byte').AddVariations('float16').DisableLifeTimeVariation()

# Along 601 elements.
# Expected values: float64 formula.
rows = Input('rows', (I32, [5, 601]))
of_rows = Output('of_rows', (I32, [5]))
columns = Input('columns', (I32, [601, 5]))
of_columns = Output('of_columns', (I32, [5]))
model = Model()
model.Operation('ARGMAX', rows, 1).To(of_rows)
model.Operation('ARGMAX', columns, 0).To(of_columns)
Example({
    rows: packed('|i1',
    'c-rmL0Sy2E2!Jp$**}~)oPP$W*CtRF$^u`(m0lNp$N>8'
),
    of_rows: [255, 256, 257, 512, 599],
    columns: packed('|i1',
    'c-muN7zLwX6pVrq2aGVtQ7{Td!6+Ds<=`k7dT|B-RiOa;'
),
    of_columns: [255, 256, 257, 512, 599],
}, name='byte_int32').DisableLifeTimeVariation()

# Along 601 elements.
# Expected values: float64 formula.
rows = Input('rows', (U8, [5, 601], 0.5, 120))
of_rows = Output('of_rows', (I32, [5]))
columns = Input('columns', (U8, [601, 5], 0.5, 120))
of_columns = Output('of_columns', (I32, [5]))
model = Model()
model.Operation('ARGMAX', rows, 1).To(of_rows)
model.Operation('ARGMAX', columns, 0).To(of_columns)
Example({
    rows: packed('<i2',
    'c-rmL0Sy2E2*WUBUlS_P@z846lGiq%ER+Slf|gzf008K4BO!s_'
),
    of_rows: [255, 256, 257, 512, 599],
    columns: packed('<i2',
    'c-rmMK@9)^2m>)>PZKH;fC57MI0H+T0KC(y03Uyldz%#i0C2+q`s;z-'
),
    of_columns: [255, 256, 257, 512, 599],
}, name='byte_quant8').AddVariations(signed(rows, columns)).DisableLifeTimeVariation()

# Along 131,077 elements.
# Expected values: float64 formula.
rows = Input('rows', (U8, [2, 131077], 0.5, 120))
output = Output('output', (I32, [2]))
model = Model()
model.Operation('ARGMAX', rows, -1).To(output)
Example({
    rows: packed('<i2',
    'c-rmI0RaFo2*4m?FOw->;5L8=6aWAK0000000000000000000000000000000000000000000000000000000000000000000000'
    '00000)G7b~000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000'
    '0000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000'
    '000000000000000000000000000000000000000000000;A0yA00000000000000000000000000000000000000000000000000'
    '0000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000'
    '0000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000'
    '00000000000000000000000000000000000000000000000000000000000000000fYSr5fgv>'
),
    output: [65536, 131075],
}, name='word_quant8').AddVariations(signed(rows)).DisableLifeTimeVariation()
