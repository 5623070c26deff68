# Licensed under the Apache License, Version 2.0; see LICENSE.
# Written by 'python -m corpus' from corpus/families/fully_connected.py; do not edit.
#
# FULLY_CONNECTED: several times, with one other argument.

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

# Operations on the same tensors differ in one argument.
# Expected values: float64 formula.
x1 = Input('x1', (F32, [1, 4, 4, 4]))
c3 = Parameter('c3', (F32, [4, 4]), [0.1875, 1.0, 0.6875, 0.875, 1.0, -0.125, -0.125, -0.3125, -0.125, 0.5625, -0.8125, 0.5625, -0.625,
    0.1875, -0.625, -0.125])
c4 = Parameter('c4', (F32, [4]), [1.9375, 0.5625, 0.5, 1.25])
t5 = Output('t5', (F32, [16, 4]))
t6 = Output('t6', (F32, [16, 4]))
t7 = Output('t7', (F32, [16, 4]))
model = Model()
model.Operation('FULLY_CONNECTED', x1, c3, c4, 0).To(t5)
model.Operation('FULLY_CONNECTED', x1, c3, c4, 1).To(t6)
model.Operation('FULLY_CONNECTED', x1, c3, c4, 2).To(t7)
Example({
    x1: packed('|i1',
    'c-jF#0KfkW0~!hG^aB*?;sf^N4D1mE2J9OY9Q+CU@(ubKAQ1Hk6%`Qr8XDyn<LK=Z0|w<759JT=_yP{?;}#F}`UK}g#v4`', 0.0625
),
    t5: packed('<i2',
    'c-p&rv*oDDx$}FHXUOiz>prOTD|P7}yW*RVY!Y-Y1%9`dk<VFUtK@I^C-~$oNkvnW){A%d=1PU_nXy`#YpqqF?*?Xu|Noi(F);rB'
    '|DTcR9}_bZ0}~?)BO?PN!+!=AMg|5}1_lP88is#N{}~yX{sU#1KolcT15oBaBLGl*FO2', 0.00390625
),
    t6: packed('<i2',
    'c-p&rlYv2n;rt#328JDZ3<s5dr7qoLSA6r4O#;KE!0*;F@;Pg4mHZk0Fq~wNR5WF1y?A$Tt`x(b8LJr>)>;KJY+wdzWMW`o1X7Gl'
    '3{1>G%*evX2o_)g60ATPqz0&n5vTwt%LJkrLGmCy0FulZR{', 0.00390625
),
    t7: packed('<i2',
    'c-mvQ*>aSD;XFg~3|R&+NClIR7!q_ZF)&!mFyySUW$-ur!@zJ0C~VRSmJQp(z@W^v)+*4Kfsx_=f5!g|jQ@cYBM>n%FfxKk2B07#'
    '1CV9_v;Tu7|3hR!)c^lLng5Icn)x0*', 0.00390625
),
}, name='arguments').DisableLifeTimeVariation()
