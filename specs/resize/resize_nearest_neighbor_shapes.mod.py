# Licensed under the Apache License, Version 2.0; see LICENSE.
# Written by 'python -m corpus' from corpus/families/resize.py; do not edit.
#
# RESIZE_NEAREST_NEIGHBOR: as many elements in other rows, by one model.

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

# Dimensions that are those of one request only.
# Expected values: float64 formula.
x1 = Input('x1', (F32, [1, 4, 6, 2]))
t2 = Output('t2', (F32, [1, 5, 7, 2]))
model = Model()
model.Operation('RESIZE_NEAREST_NEIGHBOR', x1, 7, 5, False).To(t2)
Example({
    x1: [0.5, -3.5, -3.0, -4.0, 0.5, 3.5, -4.0, -4.0, -1.0, 1.0, 4.0, -1.5, 0.5, 1.5, -2.0, 1.0, -1.5, 1.0,
    1.0, 1.0, 4.0, 4.0, -1.0, 2.5, 0.5, 2.0, -1.5, -2.5, -1.5, 0.5, -2.5, 3.0, -4.0, 3.0, -1.0,
    -3.0, -3.0, 1.0, -1.5, -1.0, 2.0, -3.0, -2.5, -2.5, -3.5, -4.0, 3.0, 2.0],
    t2: packed('|i1',
    'c-mFR!4beP2m`RQLn-@DYoKs>S3e<<CA`uy2LBzLk3%wI9~f+U&@SI97H6%xQ*IZtL?XN', 0.5
),
}, name='1x4x6x2').AddVariations('float16').DisableLifeTimeVariation()

# Dimensions that are those of one request only.
# Expected values: float64 formula.
x1 = Input('x1', (U8, [1, 4, 6, 2], 0.5, 120))
t2 = Output('t2', (U8, [1, 5, 7, 2], 0.5, 120))
model = Model()
model.Operation('RESIZE_NEAREST_NEIGHBOR', x1, 7, 5, False).To(t2)
Example({
    x1: [121, 113, 114, 112, 121, 127, 112, 112, 118, 122, 128, 117, 121, 123, 116, 122, 117, 122, 122, 122,
    128, 128, 118, 125, 121, 124, 117, 115, 117, 121, 115, 126, 112, 126, 118, 114, 114, 122, 117,
    118, 124, 114, 115, 115, 113, 112, 126, 124],
    t2: packed('<i2',
    'c-pPUxe>rH2n0Zv%p;h&6T+0P*ts`bDAWY6NOA(-ZS2J$Ig<y43J-Worx}frW$r3n&o3@$>mZB'
),
}, name='1x4x6x2_quant8').AddVariations(signed(x1, t2)).DisableLifeTimeVariation()

# Dimensions that are those of one request only.
# Expected values: float64 formula.
x1 = Input('x1', (F32, [1, 6, 4, 2]))
t2 = Output('t2', (F32, [1, 5, 7, 2]))
model = Model()
model.Operation('RESIZE_NEAREST_NEIGHBOR', x1, 7, 5, False).To(t2)
Example({
    x1: [-0.5, -2.0, -0.5, -2.5, -2.0, 2.0, 1.5, -2.0, 1.0, 1.0, -4.0, 1.0, -3.0, -4.0, 3.0, 1.0, -3.0, 3.0,
    -2.5, -1.5, -2.5, 3.0, -4.0, 1.0, -1.5, 1.0, 1.0, -4.0, -3.0, 0.5, 3.5, -2.0, 1.0, -1.5, 3.5,
    4.0, 0.5, 1.0, 1.0, -2.0, -1.5, 4.0, -3.0, -1.0, 4.0, 2.5, -0.5, -3.5],
    t2: packed('|i1',
    'c-j@oK@I>Q2m`@T4fy}pl2U`%IW^mAb#-ZLFJYF0$#l@^b%&QH?)Z^L3;i1>j==yu&7mX7', 0.5
),
}, name='1x6x4x2').AddVariations('float16').DisableLifeTimeVariation()

# Dimensions that are those of one request only.
# Expected values: float64 formula.
x1 = Input('x1', (U8, [1, 6, 4, 2], 0.5, 120))
t2 = Output('t2', (U8, [1, 5, 7, 2], 0.5, 120))
model = Model()
model.Operation('RESIZE_NEAREST_NEIGHBOR', x1, 7, 5, False).To(t2)
Example({
    x1: [119, 116, 119, 115, 116, 124, 123, 116, 122, 122, 112, 122, 114, 112, 126, 122, 114, 126, 115, 117,
    115, 126, 112, 122, 117, 122, 122, 112, 114, 121, 127, 116, 122, 117, 127, 128, 121, 122, 122,
    116, 117, 128, 114, 118, 128, 125, 119, 113],
    t2: packed('<i2',
    'c-pPW!41GL2t(11jEp0M8$m`d*`fcPEC++(;oRIWHQ9i{N+^`CQC_As?ukS;@9fhjl@gy{`T%LiAej'
),
}, name='1x6x4x2_quant8').AddVariations(signed(x1, t2)).DisableLifeTimeVariation()

# Dimensions that are those of one request only.
# Expected values: float64 formula.
x1 = Input('x1', (F32, [2, 4, 3, 2]))
t2 = Output('t2', (F32, [2, 5, 7, 2]))
model = Model()
model.Operation('RESIZE_NEAREST_NEIGHBOR', x1, 7, 5, False).To(t2)
Example({
    x1: [0.5, 0.5, 3.0, -2.5, 1.0, -2.0, 3.5, -0.5, 2.5, -2.5, 4.0, -3.0, 2.5, 0.5, 4.0, 2.0, 1.0, -1.0,
    1.0, 3.5, -2.5, 1.5, -2.5, -3.0, 2.0, 2.5, 1.5, -0.5, 0.5, 3.5, -2.0, 3.5, -3.0, -1.0, -4.0,
    2.5, 3.0, 1.5, 1.0, 3.5, -4.0, -4.0, -0.5, 4.0, -3.5, -1.5, 0.5, -3.5],
    t2: packed('|i1',
    'c-mFVF%|$J2t&aa5#j!)6;N5(&OcR(0M&>QZMB7GNfr(cb#+G3uDzX0O3>xuoeL!;1oE!+^W$go<Uysr^Ojm{+lIkD^ae4V', 0.5
),
}, name='2x4x3x2').AddVariations('float16').DisableLifeTimeVariation()

# Dimensions that are those of one request only.
# Expected values: float64 formula.
x1 = Input('x1', (U8, [2, 4, 3, 2], 0.5, 120))
t2 = Output('t2', (U8, [2, 5, 7, 2], 0.5, 120))
model = Model()
model.Operation('RESIZE_NEAREST_NEIGHBOR', x1, 7, 5, False).To(t2)
Example({
    x1: [121, 121, 126, 115, 122, 116, 127, 119, 125, 115, 128, 114, 125, 121, 128, 124, 122, 118, 122, 127,
    115, 123, 115, 114, 124, 125, 123, 119, 121, 127, 116, 127, 114, 118, 112, 125, 126, 123, 122,
    127, 112, 112, 119, 128, 113, 117, 121, 113],
    t2: packed('<i2',
    'c-qa&K^DLu2t&ahSwZDRL^yh-J8#fGt1JR!n>Wuk8?NP&jE#eW3@KKuISx;(2Qe*6Dk^aJz1oKcjbg>Nru>$ZM5?`ZRMh83y@Pi`'
    'Jp'
),
}, name='2x4x3x2_quant8').AddVariations(signed(x1, t2)).DisableLifeTimeVariation()

# Dimensions that are those of one request only.
# Expected values: float64 formula.
x1 = Input('x1', (F32, [2, 3, 4, 2]))
t2 = Output('t2', (F32, [2, 5, 7, 2]))
model = Model()
model.Operation('RESIZE_NEAREST_NEIGHBOR', x1, 7, 5, False).To(t2)
Example({
    x1: [-1.5, 2.5, -3.5, -3.5, 1.0, 3.5, 0.5, -2.5, 3.0, -4.0, -2.0, 1.0, -0.5, 2.5, 3.5, -1.5, 2.0, 3.0,
    1.0, -3.5, -1.0, 1.5, -2.0, -4.0, -3.0, 3.5, -1.0, -2.5, 1.0, -1.5, -3.0, 1.5, -4.0, 3.0, -1.5,
    -0.5, -4.0, -2.5, 3.0, -1.5, 1.5, -1.5, 1.0, 2.0, 1.5, -3.5, -3.5, -3.5],
    t2: packed('|i1',
    'c-mFXF%keV2m-)4jQaoIY7Ba51JxD`RBGP9;a~BQg~h?a=&1A6vSmnQOUsGv+q=3zaLcPZGY%&z%J@odv9KiNzW$ldPlE', 0.5
),
}, name='2x3x4x2').AddVariations('float16').DisableLifeTimeVariation()

# Dimensions that are those of one request only.
# Expected values: float64 formula.
x1 = Input('x1', (U8, [2, 3, 4, 2], 0.5, 120))
t2 = Output('t2', (U8, [2, 5, 7, 2], 0.5, 120))
model = Model()
model.Operation('RESIZE_NEAREST_NEIGHBOR', x1, 7, 5, False).To(t2)
Example({
    x1: [117, 125, 113, 113, 122, 127, 121, 115, 126, 112, 116, 122, 119, 125, 127, 117, 124, 126, 122, 113,
    118, 123, 116, 112, 114, 127, 118, 115, 122, 117, 114, 123, 112, 126, 117, 119, 112, 115, 126,
    117, 123, 117, 122, 124, 123, 113, 113, 113],
    t2: packed('|i1',
    'c-mFXI}!jP3<A(AM<a2T{I0&Xf$9|uNaT89vp>a9Ny*{i&6|y>s3<NjbMqs+cbl3L#P+E-D_mSr(ZZC!G8n%6z5f0(K_d'
),
}, name='2x3x4x2_quant8').AddVariations(signed(x1, t2)).DisableLifeTimeVariation()
