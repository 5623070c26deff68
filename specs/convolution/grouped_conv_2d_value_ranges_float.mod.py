# Licensed under the Apache License, Version 2.0; see LICENSE.
# Written by 'python -m corpus' from corpus/families/convolution.py; do not edit.
#
# GROUPED_CONV_2D: far real numbers.

import base64
import zlib

import numpy as np


def packed(dtype, text, unit=None):
    """Many values in little space: the first byte of each, then the second; times a unit."""
    planes = np.frombuffer(zlib.decompress(base64.b85decode(text)), "u1")
    planes = planes.reshape(np.dtype(dtype).itemsize, -1)
    values = np.frombuffer(planes.T.tobytes(), dtype)
    return (values if unit is None else np.multiply(values, unit, dtype="f8")).tolist()


F32 = 'TENSOR_FLOAT32'

# Sums are exact in float32 in any order, and nothing of them is a float16.
# Expected values: float64 formula.
x1 = Input('x1', (F32, [1, 2, 3, 802]))
c2 = Parameter('c2', (F32, [4, 1, 2, 401]), (packed('|i1',
    'c-jTQ2@-%H2mrt!^T-VT|H~YdnoQc|p$(pHxt<kY_fZNM<04g{h|Yc(_>FGjNgR^LY_3RQyH?;9)b=)h87LiU', 1.0
) * 48)[:3208])
c3 = Parameter('c3', (F32, [4]), [-16384.0, -20480.0, -12288.0, -24576.0])
t4 = Output('t4', (F32, [1, 2, 2, 4]))
model = Model()
model.Operation('GROUPED_CONV_2D', x1, c2, c3, 0, 0, 0, 0, 1, 1, 2, 0, False).To(t4)
Example({
    x1: (packed('<i2',
    'c-kGxQ4WM46hqM}F@uQ4CB3C}X>Uo05DAV(^smjiAVmRCpj06gY*!$ZcQnxE3Q^+Yw@|iLVU6#8SnW1M<EA~FOEinA<9(ee=Jj8C'
    '@Ank$G=v;Wb;*Wfo^rihSIPqpx-;J', 1.0
) * 79)[:4812],
    t4: [-1953024.0, -386752.0, -1368768.0, 540096.0, 1573504.0, 671424.0, -650304.0, -812800.0, -307904.0,
    -255168.0, 39936.0, 2267264.0, -869824.0, -2094336.0, -374784.0, -2109184.0],
}, name='beyond_float16').DisableLifeTimeVariation()

# Sums are exact in float32 in any order, and nothing of them is a float16.
# Expected values: float64 formula.
x1 = Input('x1', (F32, [1, 2, 3, 802]))
c2 = Parameter('c2', (F32, [4, 1, 2, 401]), (packed('|i1',
    'c-jTQ2@-%H2mrt!^T-VT|H~YdnoQc|p$(pHxt<kY_fZNM<04g{h|Yc(_>FGjNgR^LY_3RQyH?;9)b=)h87LiU', 1.0
) * 48)[:3208])
c3 = Parameter('c3', (F32, [4]), [-3.0948501e+26, -3.8685626e+26, -2.3211376e+26, -4.642275e+26])
t4 = Output('t4', (F32, [1, 2, 2, 4]))
model = Model()
model.Operation('GROUPED_CONV_2D', x1, c2, c3, 0, 0, 0, 0, 1, 1, 2, 0, False).To(t4)
Example({
    x1: (packed('<f4',
    'c-muN7%-6FvET<o14G7&gaQp4pNa)J2?+@f2SgYQCfGz6G&C?MxcIm@G%RpfQKFIXV}pVTLjy~Ig~|p6odqu#vNE$WG8wY6US+<@'
    '1d^{_0$Ev^FSB00eEI6ttE`t0(N`~k@<2(TERY8j0kSe)z5)PP6+W~'
) * 79)[:4812],
    t4: [-3.689158e+28, -7.305539e+27, -2.5855297e+28, 1.0202125e+28, 2.972265e+28, 1.2682841e+28,
    -1.2283895e+28, -1.5353358e+28, -5.816142e+27, -4.8199872e+27, 7.543697e+26, 4.2827406e+28,
    -1.6430511e+28, -3.9560889e+28, -7.0794696e+27, -3.984136e+28],
}, name='great').DisableLifeTimeVariation()

# Sums are exact in float32 in any order, and nothing of them is a float16.
# Expected values: float64 formula.
x1 = Input('x1', (F32, [1, 2, 3, 802]))
c2 = Parameter('c2', (F32, [4, 1, 2, 401]), (packed('<f4',
    'c-qa2Q4z%;5CcyF5|DrdBvb+hdO<>@R7#~_fQyA5PsPjRC%Y4~e+XF`S7jSx*uy@{I=GL{s~4-Ce4lBP*;QU^On#9wMO%fn5h2~7'
    '4M83rfIDDH3MqtrClGMVar?KnJiVV^eB#<dIs'
) * 48)[:3208])
c3 = Parameter('c3', (F32, [4]), [-1024.0, -1280.0, -768.0, -1536.0])
t4 = Output('t4', (F32, [1, 2, 2, 4]))
model = Model()
model.Operation('GROUPED_CONV_2D', x1, c2, c3, 0, 0, 0, 0, 1, 1, 2, 0, False).To(t4)
Example({
    x1: (packed('<f4',
    'c-muN7%-6FvET<o14G7&gaQp4pNa)J2?+@f2SgYQCfGz6G&C?MxcIm@G%RpfQKFIXV}pVTLjy~Ig~|p6odqu#L`6h}MHoayr;1D!'
    '0g_Xv09m3UQ$(jsnKE_iRM9CA(W#Sx@<2(TERY8j0kVXrOa%b;p(@A'
) * 79)[:4812],
    t4: [-122064.0, -24172.0, -85548.0, 33756.0, 98344.0, 41964.0, -40644.0, -50800.0, -19244.0, -15948.0,
    2496.0, 141704.0, -54364.0, -130896.0, -23424.0, -131824.0],
}, name='small').DisableLifeTimeVariation()
