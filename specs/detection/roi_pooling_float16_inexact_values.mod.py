# Licensed under the Apache License, Version 2.0; see LICENSE.
# Written by 'python -m corpus' from corpus/families/detection.py; do not edit.
#
# ROI_POOLING: numbers that fewer bits do not hold.

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

# Corners of regions are not in float16. ROI_POOLING takes the nearest pixels: a corner just below
# a half must not become one.
# Expected values: float64 formula.
x1 = Input('x1', (F32, [1, 5, 6, 2]))
x3 = Input('x3', (F32, [2, 4]))
x2 = Input('x2', (I32, [2]))
t4 = Output('t4', (F32, [2, 2, 3, 2]))
model = Model()
model.Operation('ROI_POOLING', x1, x3, x2, 2, 3, 1.0, 1.0, False).To(t4)
Example({
    x1: packed('<f4',
    'c-lK#=#j)RN4L|j{hhMYpVRV|kN=2RJ`K1jblBzOjs;JZmEZiR3<z1YZj0<iP08yXpY&gHWL)JjU-ZF`>+~7hhXQMkY;sHztGS)9'
    'a$)P1r7PEMxzKyA`D=HXoYaNew*!M;_C9uXKM|!A!?O6{rMqftCRQ+Yx-L(;zVJ=gtsi?PyuDCxGrsd_;L+b5(S_f4EP8%@!iqcp'
    'Qu`lSMxOZGCVtiIp&3hc|FjELcUcVI+&%gGVc4<_%vbIA1A)E0J&4%5-+sTHy&Z^azkeS{Xdj4WZ@V8Tyx-o=4x|Vy4&(s|0Jq$K'
    '>H'
),
    x3: [1.0003, 1.4998, 4.0003, 3.0003, 0.5003, 0.0, 2.4997, 4.4985],
    x2: [0, 0],
    t4: [1.723, 1.118, 0.267, 1.118, 1.443, 1.565, 1.723, 1.118, 0.981, 1.118, 0.981, 1.565, 1.723, -1.938,
    1.723, 1.131, 0.267, 1.131, 1.849, 0.44, 1.849, 1.961, 0.714, 1.961],
}, name='corners').DisableLifeTimeVariation()

# A picture is hundreds of times as large as the image. The second region ends next to the half of
# a pixel, across and down.
# Expected values: float64 formula.
x1 = Input('x1', (F32, [1, 5, 6, 2]))
x2 = Input('x2', (F32, [2, 4]))
x3 = Input('x3', (I32, [2]))
t4 = Output('t4', (F32, [2, 2, 2, 2]))
model = Model()
model.Operation('ROI_POOLING', x1, x2, x3, 2, 2, 802.65, 700.3, False).To(t4)
Example({
    x1: packed('<f4',
    'c-lK#=#j)RN4L|j{hhMYpVRV|kN=2RJ`K1jblBzOjs;JZmEZiR3<z1YZj0<iP08yXpY&gHWL)JjU-ZF`>+~7hhXQMkY;sHztGS)9'
    'a$)P1r7PEMxzKyA`D=HXoYaNew*!M;_C9uXKM|!A!?O6{rMqftCRQ+Yx-L(;zVJ=gtsi?PyuDCxGrsd_;L+b5(S_f4EP8%@!iqcp'
    'Qu`lSMxOZGCVtiIp&3hc|FjELcUcVI+&%gGVc4<_%vbIA1A)E0J&4%5-+sTHy&Z^azkeS{Xdj4WZ@V8Tyx-o=4x|Vy4&(s|0Jq$K'
    '>H'
),
    x2: [100.0, 200.0, 3500.0, 2900.0, 1000.0, 40.0, 2451.375, 2006.5],
    x3: [0, 0],
    t4: [1.85, 1.131, 1.857, 1.686, 1.849, 1.961, 1.762, 1.733, 1.544, 1.131, 1.857, 1.627, 1.723, 1.118,
    1.443, 1.565],
}, name='ratios').DisableLifeTimeVariation()

# A picture is hundreds of times as large as the image. The second region ends next to the half of
# a pixel, across and down.
# Expected values: float64 formula.
x1 = Input('x1', (U8, [1, 5, 6, 2], 0.25, 100))
x2 = Input('x2', ('TENSOR_QUANT16_ASYMM', [2, 4], 0.125, 0))
x3 = Input('x3', (I32, [2]))
t4 = Output('t4', (U8, [2, 2, 2, 2], 0.25, 100))
model = Model()
model.Operation('ROI_POOLING', x1, x2, x3, 2, 2, 802.65, 700.3, False).To(t4)
Example({
    x1: packed('<i2',
    'c-mw5&+gcw_GU5*N6rPtu0uTkG#BpFtAC<sI?*>kye}sFrP$(*r;&Er;in{SmA%-%d;3TJqQkwqf4VPB{LVlD008?S9YF'
),
    x2: [800, 1600, 28000, 23200, 8000, 320, 19611, 16052],
    x3: [0, 0],
    t4: [254, 255, 236, 208, 229, 241, 233, 252, 254, 65, 236, 185, 254, 142, 233, 185],
}, name='ratios_quant8').AddVariations(signed(x1, t4)).DisableLifeTimeVariation()
