# Licensed under the Apache License, Version 2.0; see LICENSE.
# Written by 'python -m corpus' from corpus/families/quantization.py; do not edit.
#
# DEQUANTIZE: tensors of many elements, in sizes of no block, and beside powers of two.

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

# Many elements are converted, beyond one block, tile or vector, with a rest.
# Expected values: float64 formula.
x1 = Input('x1', (U8, [65537], 0.5, 100))
t2 = Output('t2', (F32, [65537]))
model = Model()
model.Operation('DEQUANTIZE', x1).To(t2)
Example({
    x1: (packed('<i2',
    'c-mXVvn*_WeB;TP-_znN<+>Oqo#Z&SPU%2D>)Mo!_b>jwqB%9^QF?2zYVfaBpY5}jH5BAKZCb+=xO<Z4rh_aDlmGxK&L0N'
) * 1075)[:65537],
    t2: (packed('<i2',
    'c-nJY;q=M+w`{8EWTxMuyVU0Br7lVG+83j}(38QpI(K@(QA3V8X2tgh-%oSvzs=?(!^3^g&tu-(aJ{E~u?rafgCPh&S#Sgu1e5>&'
    'BiJA=gaQDmSuG#', 0.5
) * 1075)[:65537],
}, name='codes_quant8').AddVariations(signed(x1)).DisableLifeTimeVariation()

# Many elements are converted, beyond one block, tile or vector, with a rest.
# Expected values: float64 formula.
x1 = Input('x1', (U8, [2, 3, 21, 19], 0.5, 100))
t2 = Output('t2', (F32, [2, 3, 21, 19]))
model = Model()
model.Operation('DEQUANTIZE', x1).To(t2)
Example({
    x1: (packed('<i2',
    'c-mXVvn*_WeB;TP-_znN<+>Oqo#Z&SPU%2D>)Mo!_b>jwqB%9^QF?2zYVfaBpY5}jH5BAKZCb+=xO<Z4rh_aDlmGxK&L0N'
) * 40)[:2394],
    t2: (packed('<i2',
    'c-nJY;q=M+w`{8EWTxMuyVU0Br7lVG+83j}(38QpI(K@(QA3V8X2tgh-%oSvzs=?(!^3^g&tu-(aJ{E~u?rafgCPh&S#Sgu1e5>&'
    'BiJA=gaQDmSuG#', 0.5
) * 40)[:2394],
}, name='image_codes_quant8').AddVariations(signed(x1)).DisableLifeTimeVariation()

# Many elements are converted, beyond one block, tile or vector, with a rest.
# Expected values: float64 formula.
x1 = Input('x1', (U8, [259, 33], 0.5, 100))
t2 = Output('t2', (F32, [259, 33]))
model = Model()
model.Operation('DEQUANTIZE', x1).To(t2)
Example({
    x1: (packed('<i2',
    'c-mXVvn*_WeB;TP-_znN<+>Oqo#Z&SPU%2D>)Mo!_b>jwqB%9^QF?2zYVfaBpY5}jH5BAKZCb+=xO<Z4rh_aDlmGxK&L0N'
) * 141)[:8547],
    t2: (packed('<i2',
    'c-nJY;q=M+w`{8EWTxMuyVU0Br7lVG+83j}(38QpI(K@(QA3V8X2tgh-%oSvzs=?(!^3^g&tu-(aJ{E~u?rafgCPh&S#Sgu1e5>&'
    'BiJA=gaQDmSuG#', 0.5
) * 141)[:8547],
}, name='rows_codes_quant8').AddVariations(signed(x1)).DisableLifeTimeVariation()
