# Licensed under the Apache License, Version 2.0; see LICENSE.
# Written by 'python -m corpus' from corpus/families/detection.py; do not edit.
#
# ROI_ALIGN: scales far from 1, sums of many bits, cancellation, special numbers.

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

# The unit of the image is far from 1, that of the regions is not.
# Expected values: float64 formula.
x1 = Input('x1', (U8, [1, 5, 6, 2], 1.0000000116860974e-07, 77))
x2 = Input('x2', ('TENSOR_QUANT16_ASYMM', [2, 4], 0.125, 0))
c3 = Parameter('c3', (I32, [2]), [0, 0])
t4 = Output('t4', (U8, [2, 2, 2, 2], 8.100000314925637e-08, 76))
model = Model()
model.Operation('ROI_ALIGN', x1, x2, c3, 2, 2, 1.0, 1.0, 2, 2, False).To(t4)
Example({
    x1: packed('<i2',
    'c-mw5FL=9bXDY+rh%f3^XZbHBDzO|378Nu&v$1iD-!G@*lZ)~qMf|r^#fQF?d|N;9===0_QNoN99YmhB{$ij2008xc9A*'
),
    x2: [0, 0, 24, 16, 8, 8, 40, 32],
    t4: [13, 244, 85, 120, 94, 216, 68, 182, 81, 203, 106, 117, 139, 74, 186, 157],
}, name='tiny_quant8').AddVariations(signed(x1, t4)).DisableLifeTimeVariation()

# The unit of the image is far from 1, that of the regions is not.
# Expected values: float64 formula.
x1 = Input('x1', (U8, [1, 5, 6, 2], 9.999999747378752e-05, 77))
x2 = Input('x2', ('TENSOR_QUANT16_ASYMM', [2, 4], 0.125, 0))
c3 = Parameter('c3', (I32, [2]), [0, 0])
t4 = Output('t4', (U8, [2, 2, 2, 2], 6.199999916134402e-05, 58))
model = Model()
model.Operation('ROI_ALIGN', x1, x2, c3, 2, 2, 1.0, 1.0, 2, 2, False).To(t4)
Example({
    x1: packed('<i2',
    'c-mw5@4RF4p;Moa32CUvol#wP#i>EeYWsD;rahm`rI$SO_qlkfcVWiW2b#?xo6R&^t7MiRW>&axgyr~y9v21*005!29q|'
),
    x2: [0, 0, 24, 16, 8, 8, 40, 32],
    t4: [13, 243, 219, 150, 127, 160, 159, 87, 150, 108, 149, 155, 100, 166, 123, 112],
}, name='small_quant8').AddVariations(signed(x1, t4)).DisableLifeTimeVariation()

# The unit of the image is far from 1, that of the regions is not.
# Expected values: float64 formula.
x1 = Input('x1', (U8, [1, 5, 6, 2], 300.0, 77))
x2 = Input('x2', ('TENSOR_QUANT16_ASYMM', [2, 4], 0.125, 0))
c3 = Parameter('c3', (I32, [2]), [0, 0])
t4 = Output('t4', (U8, [2, 2, 2, 2], 160.0, 59))
model = Model()
model.Operation('ROI_ALIGN', x1, x2, c3, 2, 2, 1.0, 1.0, 2, 2, False).To(t4)
Example({
    x1: packed('<i2',
    'c-mw5|9-FSZa*FAlC%3Pp3Y6FPCgswtJ==@Sat#Hrg&X-FV*$Ir;m%j=TFpsZP&S+b(Y<d*5p|$N?)@|O=F+{006ND8!-'
),
    x2: [0, 0, 24, 16, 8, 8, 40, 32],
    t4: [174, 243, 129, 140, 201, 63, 183, 73, 171, 60, 105, 14, 38, 199, 122, 112],
}, name='great_quant8').AddVariations(signed(x1, t4)).DisableLifeTimeVariation()

# The unit of the image is far from 1, that of the regions is not.
# Expected values: float64 formula.
x1 = Input('x1', (U8, [1, 5, 6, 2], 1000000.0, 77))
x2 = Input('x2', ('TENSOR_QUANT16_ASYMM', [2, 4], 0.125, 0))
c3 = Parameter('c3', (I32, [2]), [0, 0])
t4 = Output('t4', (U8, [2, 2, 2, 2], 490000.0, 11))
model = Model()
model.Operation('ROI_ALIGN', x1, x2, c3, 2, 2, 1.0, 1.0, 2, 2, False).To(t4)
Example({
    x1: packed('<i2',
    'c-mw5Z|lJF_SbHc^XHfCot=M@gZY5Mm1pu-0%l*8e?F`FSK~{YxQm-F{^I;y?zwPd`nu3vf*BwF-C)~n@#F>r1pol-ks=W'
),
    x2: [0, 0, 24, 16, 8, 8, 40, 32],
    t4: [25, 169, 13, 94, 162, 111, 127, 59, 170, 106, 115, 244, 103, 234, 169, 125],
}, name='huge_quant8').AddVariations(signed(x1, t4)).DisableLifeTimeVariation()
