# Licensed under the Apache License, Version 2.0; see LICENSE.
# Written by 'python -m corpus' from corpus/families/resize.py; do not edit.
#
# RESIZE_NEAREST_NEIGHBOR: decisions near a threshold.

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

# The product of a size and a factor is just below a whole number.
# Expected values: float64 formula.
x1 = Input('x1', (F32, [1, 4, 3, 2]))
t2 = Output('t2', (F32, [1, 2, 4, 2]))
model = Model()
model.Operation('RESIZE_NEAREST_NEIGHBOR', x1, 1.6611328125, 0.74609375, False, True, False).To(t2)
Example({
    x1: [0.0, 0.5, 1.0, 1.5, 2.0, 2.5, 3.0, 3.5, 4.0, 4.5, 5.0, 5.5, 6.0, 6.5, 7.0, 7.5, 8.0, 8.5, 9.0, 9.5,
    10.0, 10.5, 11.0, 11.5],
    t2: [0.0, 0.5, 1.0, 1.5, 1.0, 1.5, 2.0, 2.5, 9.0, 9.5, 10.0, 10.5, 10.0, 10.5, 11.0, 11.5],
}, name='factors_0_1_0').AddVariations('float16').DisableLifeTimeVariation()

# The product of a size and a factor is just below a whole number.
# Expected values: float64 formula.
x1 = Input('x1', (U8, [1, 4, 3, 2], 0.25, 100))
t2 = Output('t2', (U8, [1, 2, 4, 2], 0.25, 100))
model = Model()
model.Operation('RESIZE_NEAREST_NEIGHBOR', x1, 1.6611328125, 0.74609375, False, True, False).To(t2)
Example({
    x1: [0, 8, 16, 24, 32, 40, 48, 56, 64, 72, 80, 88, 96, 104, 112, 120, 128, 136, 144, 152, 160, 168, 176,
    184],
    t2: [0, 8, 16, 24, 16, 24, 32, 40, 144, 152, 160, 168, 160, 168, 176, 184],
}, name='factors_0_1_0_quant8').AddVariations(signed(x1, t2)).DisableLifeTimeVariation()

# The product of a size and a factor is just below a whole number.
# Expected values: float64 formula.
x1 = Input('x1', (F32, [1, 4, 3, 2]))
t2 = Output('t2', (F32, [1, 2, 4, 2]))
model = Model()
model.Operation('RESIZE_NEAREST_NEIGHBOR', x1, 1.6611328125, 0.74609375, False, False, True).To(t2)
Example({
    x1: [0.0, 0.5, 1.0, 1.5, 2.0, 2.5, 3.0, 3.5, 4.0, 4.5, 5.0, 5.5, 6.0, 6.5, 7.0, 7.5, 8.0, 8.5, 9.0, 9.5,
    10.0, 10.5, 11.0, 11.5],
    t2: [3.0, 3.5, 4.0, 4.5, 4.0, 4.5, 5.0, 5.5, 9.0, 9.5, 10.0, 10.5, 10.0, 10.5, 11.0, 11.5],
}, name='factors_0_0_1').AddVariations('float16').DisableLifeTimeVariation()

# The product of a size and a factor is just below a whole number.
# Expected values: float64 formula.
x1 = Input('x1', (U8, [1, 4, 3, 2], 0.25, 100))
t2 = Output('t2', (U8, [1, 2, 4, 2], 0.25, 100))
model = Model()
model.Operation('RESIZE_NEAREST_NEIGHBOR', x1, 1.6611328125, 0.74609375, False, False, True).To(t2)
Example({
    x1: [0, 8, 16, 24, 32, 40, 48, 56, 64, 72, 80, 88, 96, 104, 112, 120, 128, 136, 144, 152, 160, 168, 176,
    184],
    t2: [48, 56, 64, 72, 64, 72, 80, 88, 144, 152, 160, 168, 160, 168, 176, 184],
}, name='factors_0_0_1_quant8').AddVariations(signed(x1, t2)).DisableLifeTimeVariation()

# The product of a size and a factor is just below a whole number.
# Expected values: float64 formula.
x1 = Input('x1', (F32, [1, 4, 3, 2]))
t2 = Output('t2', (F32, [1, 2, 4, 2]))
model = Model()
model.Operation('RESIZE_NEAREST_NEIGHBOR', x1, 1.6611328125, 0.74609375, False).To(t2)
Example({
    x1: [0.0, 0.5, 1.0, 1.5, 2.0, 2.5, 3.0, 3.5, 4.0, 4.5, 5.0, 5.5, 6.0, 6.5, 7.0, 7.5, 8.0, 8.5, 9.0, 9.5,
    10.0, 10.5, 11.0, 11.5],
    t2: [0.0, 0.5, 0.0, 0.5, 1.0, 1.5, 2.0, 2.5, 6.0, 6.5, 6.0, 6.5, 7.0, 7.5, 8.0, 8.5],
}, name='factors_0').AddVariations('float16').DisableLifeTimeVariation()

# The product of a size and a factor is just below a whole number.
# Expected values: float64 formula.
x1 = Input('x1', (U8, [1, 4, 3, 2], 0.25, 100))
t2 = Output('t2', (U8, [1, 2, 4, 2], 0.25, 100))
model = Model()
model.Operation('RESIZE_NEAREST_NEIGHBOR', x1, 1.6611328125, 0.74609375, False).To(t2)
Example({
    x1: [0, 8, 16, 24, 32, 40, 48, 56, 64, 72, 80, 88, 96, 104, 112, 120, 128, 136, 144, 152, 160, 168, 176,
    184],
    t2: [0, 8, 0, 8, 16, 24, 32, 40, 96, 104, 96, 104, 112, 120, 128, 136],
}, name='factors_0_quant8').AddVariations(signed(x1, t2)).DisableLifeTimeVariation()

# The last pixel but one of the result is 0.005 pixels in front of another one.
# Expected values: float64 formula.
x1 = Input('x1', (F32, [1, 1, 200, 1]))
t2 = Output('t2', (F32, [1, 1, 199, 1]))
model = Model()
model.Operation('RESIZE_NEAREST_NEIGHBOR', x1, 199, 1, False).To(t2)
Example({
    x1: packed('<i2',
    'c-muNWMXDvWn<^y<l^Sx<>MC+6cQE@6%&_`l#-T_m6KOcR8m$^Ra4i{)Y8_`)zddHG%_|ZH8Z!cw6eCbwX=6{baHlab#wRd^z!!c'
    '_45x13<?ej4GWKmjEatljf+o6OiE5kO-s+n%*xKm&C4$+EGjN3Ei136tg5c5t*dWnY-(<4ZENr7?CS36?dzW~anj@|Q>RUzF>}`J'
    'IdkXDU$Ah|;w4L$Enl&6)#^2C*R9{Mant54TeofBv2)k%J$v`<KXCBS;Uh<n9cLIO000?dO}z', 1.0
),
    t2: packed('<i2',
    'c-muNWMXDvWn<^y<l^Sx<>MC+6cQE@6%&_`l#-T_m6KOcR8m$^Ra4i{)Y8_`)zddHG%_|ZH8Z!cw6eCbwX=6{baHlab#wRd^z!!c'
    '_45x13<?ej4GWKmjEatljf+o6OiE5kO-s+n%*xKm&C4$+EGjN3Ei136tg5c5t*dWnY-(<4ZENr7?CS36?dzW~anj@|Q>RUzF>}`J'
    'IdkXDU$Ah|;w4L$Enl&6)#^2C*R9{Mant54TeofBv2)k%J$v`<KXCBS;Uh<nF$@m?0OJ}=_5', 1.0
),
}, name='long').DisableLifeTimeVariation()

# The last pixel but one of the result is 0.005 pixels in front of another one.
# Expected values: float64 formula.
x1 = Input('x1', (F32, [1, 200, 1, 1]))
t2 = Output('t2', (F32, [1, 199, 1, 1]))
model = Model()
model.Operation('RESIZE_NEAREST_NEIGHBOR', x1, 1, 199, False).To(t2)
Example({
    x1: packed('<i2',
    'c-muNWMXDvWn<^y<l^Sx<>MC+6cQE@6%&_`l#-T_m6KOcR8m$^Ra4i{)Y8_`)zddHG%_|ZH8Z!cw6eCbwX=6{baHlab#wRd^z!!c'
    '_45x13<?ej4GWKmjEatljf+o6OiE5kO-s+n%*xKm&C4$+EGjN3Ei136tg5c5t*dWnY-(<4ZENr7?CS36?dzW~anj@|Q>RUzF>}`J'
    'IdkXDU$Ah|;w4L$Enl&6)#^2C*R9{Mant54TeofBv2)k%J$v`<KXCBS;Uh<n9cLIO000?dO}z', 1.0
),
    t2: packed('<i2',
    'c-muNWMXDvWn<^y<l^Sx<>MC+6cQE@6%&_`l#-T_m6KOcR8m$^Ra4i{)Y8_`)zddHG%_|ZH8Z!cw6eCbwX=6{baHlab#wRd^z!!c'
    '_45x13<?ej4GWKmjEatljf+o6OiE5kO-s+n%*xKm&C4$+EGjN3Ei136tg5c5t*dWnY-(<4ZENr7?CS36?dzW~anj@|Q>RUzF>}`J'
    'IdkXDU$Ah|;w4L$Enl&6)#^2C*R9{Mant54TeofBv2)k%J$v`<KXCBS;Uh<nF$@m?0OJ}=_5', 1.0
),
}, name='high').DisableLifeTimeVariation()
