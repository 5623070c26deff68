# Licensed under the Apache License, Version 2.0; see LICENSE.
# Written by 'python -m corpus' from corpus/families/convolution.py; do not edit.
#
# CONV_2D: as many elements in other rows, by one model.

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

# Dimensions are those of one request only: the next has as many elements in other rows.
# Expected values: float64 formula.
x1 = Input('x1', (F32, [1, 4, 6, 2]))
c2 = Parameter('c2', (F32, [1, 2, 2, 2]), [1.0, -1.0, 2.0, 0.0, -2.0, 1.0, 0.0, 1.0])
c3 = Parameter('c3', (F32, [1]), [0.5])
t4 = Output('t4', (F32, [1, 3, 5, 1]))
model = Model()
model.Operation('CONV_2D', x1, c2, c3, 2, 1, 1, 0).To(t4)
Example({
    x1: packed('|i1',
    'c-jTQfeip42n4ZkqO$+AD)6xd3x_hs)>|vBm?W+&i!FHSrnytY4<Bh*5*z', 0.5
),
    t4: [3.5, -1.5, 10.0, 10.5, 0.0, 1.5, 2.5, -4.5, -4.5, -5.0, -1.5, -6.0, -2.5, 3.0, -5.5],
}, name='1x4x6x2').AddVariations('float16').DisableLifeTimeVariation()

# Dimensions are those of one request only: the next has as many elements in other rows.
# Expected values: float64 formula.
x1 = Input('x1', (U8, [1, 4, 6, 2], 0.5, 120))
c2 = Parameter('c2', (U8, [1, 2, 2, 2], 0.5, 128), [130, 126, 132, 128, 124, 130, 128, 130])
c3 = Parameter('c3', (I32, [1], 0.25, 0), [2])
t4 = Output('t4', (U8, [1, 3, 5, 1], 0.5, 120))
model = Model()
model.Operation('CONV_2D', x1, c2, c3, 2, 1, 1, 0).To(t4)
Example({
    x1: packed('<i2',
    'c-oc0i4g!H2n4|k*%R0*Mtnjy2D>3ofhS|DuVv{>jFNetE$E6M_@_oSzDE~oBNm('
),
    t4: [127, 117, 140, 141, 120, 123, 125, 111, 111, 110, 117, 108, 115, 126, 109],
}, name='1x4x6x2_quant8').AddVariations(signed(x1, c2, t4)).DisableLifeTimeVariation()

# Dimensions are those of one request only: the next has as many elements in other rows.
# Expected values: float64 formula.
x1 = Input('x1', (F32, [1, 6, 4, 2]))
c2 = Parameter('c2', (F32, [1, 2, 2, 2]), [1.0, -1.0, 2.0, 0.0, -2.0, 1.0, 0.0, 1.0])
c3 = Parameter('c3', (F32, [1]), [0.5])
t4 = Output('t4', (F32, [1, 5, 3, 1]))
model = Model()
model.Operation('CONV_2D', x1, c2, c3, 2, 1, 1, 0).To(t4)
Example({
    x1: packed('|i1',
    'c-jTQ2@(Jh3<JPvsQCYD=^=Ktkpiqy&A00g9a`n1wTPChZVXO(EC)VlA{Q9', 0.5
),
    t4: [0.5, 4.5, -9.0, -1.5, 4.5, 4.0, -1.5, 12.0, 2.5, -1.5, -2.5, 6.0, -7.0, -10.5, 0.5],
}, name='1x6x4x2').AddVariations('float16').DisableLifeTimeVariation()

# Dimensions are those of one request only: the next has as many elements in other rows.
# Expected values: float64 formula.
x1 = Input('x1', (U8, [1, 6, 4, 2], 0.5, 120))
c2 = Parameter('c2', (U8, [1, 2, 2, 2], 0.5, 128), [130, 126, 132, 128, 124, 130, 128, 130])
c3 = Parameter('c3', (I32, [1], 0.25, 0), [2])
t4 = Output('t4', (U8, [1, 5, 3, 1], 0.5, 120))
model = Model()
model.Operation('CONV_2D', x1, c2, c3, 2, 1, 1, 0).To(t4)
Example({
    x1: packed('<i2',
    'c-oc0ixmJ63<E$T`?T^JDn>VhJ6sNs;WXF0))uP5##A^&N5WcP+RA>CET0}_P8OK'
),
    t4: [121, 129, 102, 117, 129, 128, 117, 144, 125, 117, 115, 132, 106, 99, 121],
}, name='1x6x4x2_quant8').AddVariations(signed(x1, c2, t4)).DisableLifeTimeVariation()

# Dimensions are those of one request only: the next has as many elements in other rows.
# Expected values: float64 formula.
x1 = Input('x1', (F32, [2, 4, 3, 2]))
c2 = Parameter('c2', (F32, [1, 2, 2, 2]), [1.0, -1.0, 2.0, 0.0, -2.0, 1.0, 0.0, 1.0])
c3 = Parameter('c3', (F32, [1]), [0.5])
t4 = Output('t4', (F32, [2, 3, 2, 1]))
model = Model()
model.Operation('CONV_2D', x1, c2, c3, 2, 1, 1, 0).To(t4)
Example({
    x1: packed('|i1',
    'c-jTQi4g!G2m`QdwZQ(<f*&S%w-_~%g7q#NZHU%lGu(&B^Bzb-UWpIZR}n1', 0.5
),
    t4: [-2.0, -7.0, -14.0, 13.0, 7.0, 13.0, -9.0, 1.0, 9.5, 5.0, -0.5, -8.0],
}, name='2x4x3x2').AddVariations('float16').DisableLifeTimeVariation()

# Dimensions are those of one request only: the next has as many elements in other rows.
# Expected values: float64 formula.
x1 = Input('x1', (U8, [2, 4, 3, 2], 0.5, 120))
c2 = Parameter('c2', (U8, [1, 2, 2, 2], 0.5, 128), [130, 126, 132, 128, 124, 130, 128, 130])
c3 = Parameter('c3', (I32, [1], 0.25, 0), [2])
t4 = Output('t4', (U8, [2, 3, 2, 1], 0.5, 120))
model = Model()
model.Operation('CONV_2D', x1, c2, c3, 2, 1, 1, 0).To(t4)
Example({
    x1: packed('<i2',
    'c-oc0ff2wU2m`>54Asgd8env1=)ZkKY(Fp|V|eaJbm(QUtG39w7Dz(nhUcdXYf=`i'
),
    t4: [116, 106, 92, 146, 134, 146, 102, 122, 139, 130, 119, 104],
}, name='2x4x3x2_quant8').AddVariations(signed(x1, c2, t4)).DisableLifeTimeVariation()

# Dimensions are those of one request only: the next has as many elements in other rows.
# Expected values: float64 formula.
x1 = Input('x1', (F32, [2, 3, 4, 2]))
c2 = Parameter('c2', (F32, [1, 2, 2, 2]), [1.0, -1.0, 2.0, 0.0, -2.0, 1.0, 0.0, 1.0])
c3 = Parameter('c3', (F32, [1]), [0.5])
t4 = Output('t4', (F32, [2, 2, 3, 1]))
model = Model()
model.Operation('CONV_2D', x1, c2, c3, 2, 1, 1, 0).To(t4)
Example({
    x1: packed('|i1',
    'c-jTQfeip52m`>R&@cN>`(j1!lJ38%$6-NOx{`7wcQm#<fIEhagOBw9{}mHA', 0.5
),
    t4: [-6.0, -10.5, -4.5, 18.5, 19.0, 3.0, -1.0, -13.5, -8.5, -2.5, -5.0, 9.5],
}, name='2x3x4x2').AddVariations('float16').DisableLifeTimeVariation()

# Dimensions are those of one request only: the next has as many elements in other rows.
# Expected values: float64 formula.
x1 = Input('x1', (U8, [2, 3, 4, 2], 0.5, 120))
c2 = Parameter('c2', (U8, [1, 2, 2, 2], 0.5, 128), [130, 126, 132, 128, 124, 130, 128, 130])
c3 = Parameter('c3', (I32, [1], 0.25, 0), [2])
t4 = Output('t4', (U8, [2, 2, 3, 1], 0.5, 120))
model = Model()
model.Operation('CONV_2D', x1, c2, c3, 2, 1, 1, 0).To(t4)
Example({
    x1: packed('<i2',
    'c-oc0ff0Z(2m?Szwlv~hAcoO9ga0kWJrjw7X)eFEd$o22w~-{GQmTia=KARXZSWSi'
),
    t4: [108, 99, 111, 157, 158, 126, 118, 93, 103, 115, 110, 139],
}, name='2x3x4x2_quant8').AddVariations(signed(x1, c2, t4)).DisableLifeTimeVariation()
