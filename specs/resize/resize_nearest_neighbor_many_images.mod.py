# Licensed under the Apache License, Version 2.0; see LICENSE.
# Written by 'python -m corpus' from corpus/families/resize.py; do not edit.
#
# RESIZE_NEAREST_NEIGHBOR: many images.

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

# Many images are computed several at a time, and those that are left over apart.
# Expected values: float64 formula.
x1 = Input('x1', (F32, [5, 1, 2, 3]))
t2 = Output('t2', (F32, [5, 1, 3, 3]))
x3 = Input('x3', (F32, [9, 4, 1, 2]))
t4 = Output('t4', (F32, [9, 4, 1, 3]))
model = Model()
model.Operation('RESIZE_NEAREST_NEIGHBOR', x1, 3, 1, False).To(t2)
model.Operation('RESIZE_NEAREST_NEIGHBOR', x3, 3, 1, True).To(t4)
Example({
    x1: packed('|i1',
    'c-jTQhY<iE2n4W0K=&V4`C?LWA0?jwR%TP6D%_r(`XG}L^Z', 0.5
),
    t2: packed('|i1',
    'c-kGpfeip42m`Pnp#PtXz;LmtNtncKU=C;1Qe|({Z!$i~Tk!x%Q5p0', 0.5
),
    x3: packed('|i1',
    'c-lqF$q~RX2n4X<H2qf_z$|`7f3<U}hf>x6d-`4$vB4cEt!=x2IEBsWg!X<hT7s6!{__I?;UW(', 0.5
),
    t4: packed('|i1',
    'c-jri$q~Rn2m`_5H2Fun+~%uMXDXsIs~H1$M9<9bmswRvL?X9T_b|h*?4~Nsz$qdWQGoAk=Dug$9C0;?!u_7;&Z>6SJ$`)gH3<', 0.5
),
}, name='rest').AddVariations('float16').DisableLifeTimeVariation()

# Many images are computed several at a time, and those that are left over apart.
# Expected values: float64 formula.
x1 = Input('x1', (U8, [5, 1, 2, 3], 0.5, 120))
t2 = Output('t2', (U8, [5, 1, 3, 3], 0.5, 120))
x3 = Input('x3', (U8, [9, 4, 1, 2], 0.5, 120))
t4 = Output('t4', (U8, [9, 4, 1, 3], 0.5, 120))
model = Model()
model.Operation('RESIZE_NEAREST_NEIGHBOR', x1, 3, 1, False).To(t2)
model.Operation('RESIZE_NEAREST_NEIGHBOR', x3, 3, 1, True).To(t4)
Example({
    x1: packed('|i1',
    'c-jTQhY<iE2n4X1l`n^Yu5Qw~HYL9RPSsGLIz5hC`q+F91O'
),
    t2: packed('|i1',
    'c-kGpfeip42m`R25g0*0Uw5%-r*z74ATF!fuHtdn-x(9ir|<ydY84C'
),
    x3: packed('<i2',
    'c-pPY#}R-q3;-}j#{FF5(eq>h^cPJ)&6Wd-svTmE%ob(Qa%-bW^?-~XKU-w)N?|G`0)6@U$puw_A<q'
),
    t4: packed('<i2',
    'c-p<o$q~RX2m`>B9KgVEn$klR(NoeAwL4_?Oqu~Ai-_taI_G#qRBdyZCDT+(mAXU3Rz-MKo87fU`o6=Qh`Uk*0_@WPvU}D7;PYcX'
    'EQm6x'
),
}, name='rest_quant8').AddVariations(signed(x1, t2, x3, t4)).DisableLifeTimeVariation()
