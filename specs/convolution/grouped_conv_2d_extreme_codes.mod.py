# Licensed under the Apache License, Version 2.0; see LICENSE.
# Written by 'python -m corpus' from corpus/families/convolution.py; do not edit.
#
# GROUPED_CONV_2D: products of the least and the greatest codes.

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

# Sums of products of the least and the greatest codes leave 16 bits.
# Expected values: float64 formula.
x1 = Input('x1', (U8, [1, 1, 6, 32], 0.5, 128))
c2 = Parameter('c2', (U8, [6, 1, 1, 16], 0.25, 128), packed('<i2',
    'c-p;)$qfK72*bQO1m@;=mH}!@k(??X%pnaTL9wlASIoIn91nb^0X)YgC;'
))
c3 = Parameter('c3', (I32, [6], 0.125, 0), [-150, -50, 50, 150, 250, 350])
t4 = Output('t4', (U8, [1, 1, 6, 6], 280.0, 127))
model = Model()
model.Operation('GROUPED_CONV_2D', x1, c2, c3, 2, 1, 1, 2, 0, False).To(t4)
Example({
    x1: packed('<i2',
    'c-q~KF%AGA2*mnzRNk#6E>608B<0{pfV<{P+$&lq#mJzbV~>r3%^W@E;5p~c2VZLenYu_$'
),
    t4: packed('<i2',
    'c-p(Zqq~9oi-ucq{U`4F`o7Qg4L!YmeZ@UHcJ<b~?f9~z2Pn%x1ONarS`*v'
),
}, name='ends_quant8').AddVariations(signed(x1, c2, t4)).DisableLifeTimeVariation()

# Sums of products of extreme codes leave 16 bits, with a zero point near the least code.
# Expected values: float64 formula.
x1 = Input('x1', (U8, [1, 1, 6, 32], 0.5, 3))
c2 = Parameter('c2', (U8, [6, 1, 1, 16], 0.25, 128), packed('<i2',
    'c-p;)$qfK72*bQO1m@;=mH}!@k(??X%pnaTL9wlASIoIn91nb^0X)YgC;'
))
c3 = Parameter('c3', (I32, [6], 0.125, 0), [-150, -50, 50, 150, 250, 350])
t4 = Output('t4', (U8, [1, 1, 6, 6], 560.0, 128))
model = Model()
model.Operation('GROUPED_CONV_2D', x1, c2, c3, 2, 1, 1, 2, 0, False).To(t4)
Example({
    x1: packed('<i2',
    'c-q~KF%AGA2*f&|^8XKOiHno&9!WVk65y`+68DPMNii}g=-6YUU^7RLIe5;w^TF3ztsFAa'
),
    t4: packed('<i2',
    'c-m`hY-p%&)buE6_{1BU(zI)*dwoMgLt}jdP`sg`A1up21ONc8IT36'
),
}, name='ends_shifted_quant8').AddVariations(signed(x1, c2, t4)).DisableLifeTimeVariation()
