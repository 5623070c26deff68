# Licensed under the Apache License, Version 2.0; see LICENSE.
# Written by 'python -m corpus' from corpus/families/pooling.py; do not edit.
#
# AVERAGE_POOL_2D: images of one row, one column or one pixel.

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

# Images have one row, one column or one pixel, of one and of two in a batch: most of what filters
# see is padding.
# Expected values: float64 formula.
x1 = Input('x1', (F32, [1, 1, 1, 2]))
t2 = Output('t2', (F32, [1, 1, 1, 2]))
t3 = Output('t3', (F32, [1, 1, 1, 2]))
t4 = Output('t4', (F32, [1, 1, 1, 2]))
t5 = Output('t5', (F32, [1, 1, 1, 2]))
t6 = Output('t6', (F32, [1, 1, 1, 2]))
t7 = Output('t7', (F32, [1, 1, 1, 2]))
x8 = Input('x8', (F32, [2, 1, 4, 2]))
t9 = Output('t9', (F32, [2, 1, 4, 2]))
t10 = Output('t10', (F32, [2, 1, 4, 2]))
t11 = Output('t11', (F32, [2, 1, 2, 2]))
t12 = Output('t12', (F32, [2, 1, 4, 2]))
t13 = Output('t13', (F32, [2, 1, 4, 2]))
t14 = Output('t14', (F32, [2, 1, 4, 2]))
x15 = Input('x15', (F32, [1, 1, 5, 2]))
t16 = Output('t16', (F32, [1, 1, 5, 2]))
t17 = Output('t17', (F32, [1, 1, 5, 2]))
t18 = Output('t18', (F32, [1, 1, 3, 2]))
t19 = Output('t19', (F32, [1, 1, 5, 2]))
t20 = Output('t20', (F32, [1, 1, 5, 2]))
t21 = Output('t21', (F32, [1, 1, 5, 2]))
x22 = Input('x22', (F32, [2, 1, 8, 2]))
t23 = Output('t23', (F32, [2, 1, 8, 2]))
t24 = Output('t24', (F32, [2, 1, 8, 2]))
t25 = Output('t25', (F32, [2, 1, 4, 2]))
t26 = Output('t26', (F32, [2, 1, 8, 2]))
t27 = Output('t27', (F32, [2, 1, 8, 2]))
t28 = Output('t28', (F32, [2, 1, 8, 2]))
x29 = Input('x29', (F32, [1, 4, 1, 2]))
t30 = Output('t30', (F32, [1, 4, 1, 2]))
t31 = Output('t31', (F32, [1, 4, 1, 2]))
t32 = Output('t32', (F32, [1, 2, 1, 2]))
t33 = Output('t33', (F32, [1, 4, 1, 2]))
t34 = Output('t34', (F32, [1, 4, 1, 2]))
t35 = Output('t35', (F32, [1, 2, 1, 2]))
x36 = Input('x36', (F32, [2, 7, 1, 2]))
t37 = Output('t37', (F32, [2, 7, 1, 2]))
t38 = Output('t38', (F32, [2, 7, 1, 2]))
t39 = Output('t39', (F32, [2, 4, 1, 2]))
t40 = Output('t40', (F32, [2, 7, 1, 2]))
t41 = Output('t41', (F32, [2, 7, 1, 2]))
t42 = Output('t42', (F32, [2, 4, 1, 2]))
x43 = Input('x43', (F32, [1, 2, 2, 2]))
t44 = Output('t44', (F32, [1, 2, 2, 2]))
t45 = Output('t45', (F32, [1, 2, 2, 2]))
t46 = Output('t46', (F32, [1, 1, 1, 2]))
t47 = Output('t47', (F32, [1, 2, 2, 2]))
t48 = Output('t48', (F32, [1, 2, 2, 2]))
t49 = Output('t49', (F32, [1, 1, 2, 2]))
model = Model()
model.Operation('AVERAGE_POOL_2D', x1, 1, 1, 1, 3, 3, 0, False).To(t2)
model.Operation('AVERAGE_POOL_2D', x1, 1, 1, 1, 1, 1, 1, 3, 3, 0, False).To(t3)
model.Operation('AVERAGE_POOL_2D', x1, 1, 2, 2, 3, 3, 0, False).To(t4)
model.Operation('AVERAGE_POOL_2D', x1, 0, 0, 1, 1, 1, 1, 1, 3, 0, False).To(t5)
model.Operation('AVERAGE_POOL_2D', x1, 1, 1, 0, 0, 1, 1, 3, 1, 0, False).To(t6)
model.Operation('AVERAGE_POOL_2D', x1, 1, 1, 2, 2, 2, 0, False).To(t7)
model.Operation('AVERAGE_POOL_2D', x8, 1, 1, 1, 3, 3, 0, False).To(t9)
model.Operation('AVERAGE_POOL_2D', x8, 1, 1, 1, 1, 1, 1, 3, 3, 0, False).To(t10)
model.Operation('AVERAGE_POOL_2D', x8, 1, 2, 2, 3, 3, 0, False).To(t11)
model.Operation('AVERAGE_POOL_2D', x8, 0, 0, 1, 1, 1, 1, 1, 3, 0, False).To(t12)
model.Operation('AVERAGE_POOL_2D', x8, 1, 1, 0, 0, 1, 1, 3, 1, 0, False).To(t13)
model.Operation('AVERAGE_POOL_2D', x8, 1, 1, 2, 2, 2, 0, False).To(t14)
model.Operation('AVERAGE_POOL_2D', x15, 1, 1, 1, 3, 3, 0, False).To(t16)
model.Operation('AVERAGE_POOL_2D', x15, 1, 1, 1, 1, 1, 1, 3, 3, 0, False).To(t17)
model.Operation('AVERAGE_POOL_2D', x15, 1, 2, 2, 3, 3, 0, False).To(t18)
model.Operation('AVERAGE_POOL_2D', x15, 0, 0, 1, 1, 1, 1, 1, 3, 0, False).To(t19)
model.Operation('AVERAGE_POOL_2D', x15, 1, 1, 0, 0, 1, 1, 3, 1, 0, False).To(t20)
model.Operation('AVERAGE_POOL_2D', x15, 1, 1, 2, 2, 2, 0, False).To(t21)
model.Operation('AVERAGE_POOL_2D', x22, 1, 1, 1, 3, 3, 0, False).To(t23)
model.Operation('AVERAGE_POOL_2D', x22, 1, 1, 1, 1, 1, 1, 3, 3, 0, False).To(t24)
model.Operation('AVERAGE_POOL_2D', x22, 1, 2, 2, 3, 3, 0, False).To(t25)
model.Operation('AVERAGE_POOL_2D', x22, 0, 0, 1, 1, 1, 1, 1, 3, 0, False).To(t26)
model.Operation('AVERAGE_POOL_2D', x22, 1, 1, 0, 0, 1, 1, 3, 1, 0, False).To(t27)
model.Operation('AVERAGE_POOL_2D', x22, 1, 1, 2, 2, 2, 0, False).To(t28)
model.Operation('AVERAGE_POOL_2D', x29, 1, 1, 1, 3, 3, 0, False).To(t30)
model.Operation('AVERAGE_POOL_2D', x29, 1, 1, 1, 1, 1, 1, 3, 3, 0, False).To(t31)
model.Operation('AVERAGE_POOL_2D', x29, 1, 2, 2, 3, 3, 0, False).To(t32)
model.Operation('AVERAGE_POOL_2D', x29, 0, 0, 1, 1, 1, 1, 1, 3, 0, False).To(t33)
model.Operation('AVERAGE_POOL_2D', x29, 1, 1, 0, 0, 1, 1, 3, 1, 0, False).To(t34)
model.Operation('AVERAGE_POOL_2D', x29, 1, 1, 2, 2, 2, 0, False).To(t35)
model.Operation('AVERAGE_POOL_2D', x36, 1, 1, 1, 3, 3, 0, False).To(t37)
model.Operation('AVERAGE_POOL_2D', x36, 1, 1, 1, 1, 1, 1, 3, 3, 0, False).To(t38)
model.Operation('AVERAGE_POOL_2D', x36, 1, 2, 2, 3, 3, 0, False).To(t39)
model.Operation('AVERAGE_POOL_2D', x36, 0, 0, 1, 1, 1, 1, 1, 3, 0, False).To(t40)
model.Operation('AVERAGE_POOL_2D', x36, 1, 1, 0, 0, 1, 1, 3, 1, 0, False).To(t41)
model.Operation('AVERAGE_POOL_2D', x36, 1, 1, 2, 2, 2, 0, False).To(t42)
model.Operation('AVERAGE_POOL_2D', x43, 1, 1, 1, 3, 3, 0, False).To(t44)
model.Operation('AVERAGE_POOL_2D', x43, 1, 1, 1, 1, 1, 1, 3, 3, 0, False).To(t45)
model.Operation('AVERAGE_POOL_2D', x43, 1, 2, 2, 3, 3, 0, False).To(t46)
model.Operation('AVERAGE_POOL_2D', x43, 0, 0, 1, 1, 1, 1, 1, 3, 0, False).To(t47)
model.Operation('AVERAGE_POOL_2D', x43, 1, 1, 0, 0, 1, 1, 3, 1, 0, False).To(t48)
model.Operation('AVERAGE_POOL_2D', x43, 1, 1, 2, 2, 2, 0, False).To(t49)
Example({
    x1: [4.0, -1.0],
    t2: [4.0, -1.0],
    t3: [4.0, -1.0],
    t4: [4.0, -1.0],
    t5: [4.0, -1.0],
    t6: [4.0, -1.0],
    t7: [4.0, -1.0],
    x8: [-1.0, 0.5, -0.5, 2.5, 1.0, -2.0, -2.5, -2.5, 2.5, -1.0, 1.0, -2.0, 2.0, 2.5, 2.5, -3.0],
    t9: [-0.75, 1.5, -0.16666667, 0.33333334, -0.6666667, -0.6666667, -0.75, -2.25, 1.75, -1.5, 1.8333334,
    -0.16666667, 1.8333334, -0.8333333, 2.25, -0.25],
    t10: [-0.75, 1.5, -0.16666667, 0.33333334, -0.6666667, -0.6666667, -0.75, -2.25, 1.75, -1.5, 1.8333334,
    -0.16666667, 1.8333334, -0.8333333, 2.25, -0.25],
    t11: [-0.16666667, 0.33333334, -0.75, -2.25, 1.8333334, -0.16666667, 2.25, -0.25],
    t12: [-1.0, 0.5, -0.5, 2.5, 1.0, -2.0, -2.5, -2.5, 2.5, -1.0, 1.0, -2.0, 2.0, 2.5, 2.5, -3.0],
    t13: [-0.75, 1.5, -0.16666667, 0.33333334, -0.6666667, -0.6666667, -0.75, -2.25, 1.75, -1.5, 1.8333334,
    -0.16666667, 1.8333334, -0.8333333, 2.25, -0.25],
    t14: [-0.75, 1.5, 0.25, 0.25, -0.75, -2.25, -2.5, -2.5, 1.75, -1.5, 1.5, 0.25, 2.25, -0.25, 2.5, -3.0],
    x15: [-2.0, 2.5, 2.5, -1.5, 1.0, 2.0, 1.0, -3.5, 3.0, -2.0],
    t16: [0.25, 0.5, 0.5, 1.0, 1.5, -1.0, 1.6666666, -1.1666666, 2.0, -2.75],
    t17: [0.25, 0.5, 0.5, 1.0, 1.5, -1.0, 1.6666666, -1.1666666, 2.0, -2.75],
    t18: [0.25, 0.5, 1.5, -1.0, 2.0, -2.75],
    t19: [-2.0, 2.5, 2.5, -1.5, 1.0, 2.0, 1.0, -3.5, 3.0, -2.0],
    t20: [0.25, 0.5, 0.5, 1.0, 1.5, -1.0, 1.6666666, -1.1666666, 2.0, -2.75],
    t21: [0.25, 0.5, 1.75, 0.25, 1.0, -0.75, 2.0, -2.75, 3.0, -2.0],
    x22: packed('|i1',
    'c-jTQfeip42m`RdaQgqXC=PACXNNDrw=|HIhQn7h#U=Cs?!gZP', 0.5
),
    t23: packed('<f4',
    'c-k$Au@Qh!2t%o@9Ko6)fZCpYSi;^KcKA%;5>6p-=HTU$07L{dG!$AIod#35`#}BQz0;tI-8MhrK*S3#1F`!-L#!R&DnwFNJ#l6o'
    'WQmd&5iBm}4~$DO8~'
),
    t24: packed('<f4',
    'c-k$Au@Qh!2t%o@9Ko6)fZCpYSi;^KcKA%;5>6p-=HTU$07L{dG!$AIod#35`#}BQz0;tI-8MhrK*S3#1F`!-L#!R&DnwFNJ#l6o'
    'WQmd&5iBm}4~$DO8~'
),
    t25: [2.1666667, -0.33333334, 2.5, 0.16666667, -1.1666666, 0.6666667, 0.0, -0.75, -1.6666666, 0.16666667,
    -0.16666667, 0.33333334, -0.16666667, 1.8333334, -0.25, 0.75],
    t26: packed('|i1',
    'c-jTQfeip42m`RdaQgqXC=PACXNNDrw=|HIhQn7h#U=Cs?!gZP', 0.5
),
    t27: packed('<f4',
    'c-k$Au@Qh!2t%o@9Ko6)fZCpYSi;^KcKA%;5>6p-=HTU$07L{dG!$AIod#35`#}BQz0;tI-8MhrK*S3#1F`!-L#!R&DnwFNJ#l6o'
    'WQmd&5iBm}4~$DO8~'
),
    t28: packed('|i1',
    'c-jFV0N?)!{0jgK{|o>8|Mmg^{RZ&-`}+y`0R{X61^Ej90|xpF2oMh', 0.25
),
    x29: [-1.0, -2.0, 2.0, 3.5, -1.5, -4.0, 3.5, -1.5],
    t30: [0.5, 0.75, -0.16666667, -0.8333333, 1.3333334, -0.6666667, 1.0, -2.75],
    t31: [0.5, 0.75, -0.16666667, -0.8333333, 1.3333334, -0.6666667, 1.0, -2.75],
    t32: [-0.16666667, -0.8333333, 1.0, -2.75],
    t33: [0.5, 0.75, -0.16666667, -0.8333333, 1.3333334, -0.6666667, 1.0, -2.75],
    t34: [-1.0, -2.0, 2.0, 3.5, -1.5, -4.0, 3.5, -1.5],
    t35: [0.5, 0.75, 1.0, -2.75],
    x36: packed('|i1',
    'c-s5V#K_F_pOJ&(=U+xPAY%RZpXoo#-ydvjEF1ulISMT', 0.5
),
    t37: packed('<f4',
    'c-l3Iu@S&92m>`rYKE{`f<B|LMEcaQL+mB8gr|t`T|^=N1!SfrSg063E43*iEUNyENL6r$$h+XNreeA|q_)eC6TNk&YVdZ((<oIx'
    '-EbuK'
),
    t38: packed('<f4',
    'c-l3Iu@S&92m>`rYKE{`f<B|LMEcaQL+mB8gr|t`T|^=N1!SfrSg063E43*iEUNyENL6r$$h+XNreeA|q_)eC6TNk&YVdZ((<oIx'
    '-EbuK'
),
    t39: [0.0, 1.25, 0.6666667, 1.6666666, 1.0, 0.33333334, 0.75, -0.5, 1.5, 1.0, 0.5, 0.6666667, 0.33333334,
    0.33333334, 2.5, 3.5],
    t40: packed('<f4',
    'c-l3Iu@S&92m>`rYKE{`f<B|LMEcaQL+mB8gr|t`T|^=N1!SfrSg063E43*iEUNyENL6r$$h+XNreeA|q_)eC6TNk&YVdZ((<oIx'
    '-EbuK'
),
    t41: packed('|i1',
    'c-s5V#K_F_pOJ&(=U+xPAY%RZpXoo#-ydvjEF1ulISMT', 0.5
),
    t42: [0.0, 1.25, 0.75, 1.75, 1.25, -1.5, 3.0, -1.5, 1.5, 1.0, -0.5, 1.5, 0.75, -0.5, 2.0, 4.0],
    x43: [-1.5, -2.5, -4.0, 3.0, 4.0, 4.0, -0.5, -2.5],
    t44: [-0.5, 0.5, -0.5, 0.5, -0.5, 0.5, -0.5, 0.5],
    t45: [-0.5, 0.5, -0.5, 0.5, -0.5, 0.5, -0.5, 0.5],
    t46: [-0.5, 0.5],
    t47: [1.25, 0.75, -2.25, 0.25, 1.25, 0.75, -2.25, 0.25],
    t48: [-2.75, 0.25, -2.75, 0.25, 1.75, 0.75, 1.75, 0.75],
    t49: [-0.5, 0.5, -2.25, 0.25],
}, name='images').AddVariations('float16').DisableLifeTimeVariation()
