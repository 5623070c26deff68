# Licensed under the Apache License, Version 2.0; see LICENSE.
# Written by 'python -m corpus' from corpus/families/softmax.py; do not edit.
#
# LOG_SOFTMAX: what is computed with channels that are no whole block.

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

# Results of convolutions with 3 or 5 channels, no whole block, are read by operations about the
# order of elements, or about all channels.
# Expected values: float64 formula.
x1 = Input('x1', (F32, [1, 2, 3, 2]))
c2 = Parameter('c2', (F32, [5, 1, 1, 2]), [1.0, -1.0, 2.0, 1.0, -1.0, -2.0, 1.0, 1.0, -1.0, 2.0])
c3 = Parameter('c3', (F32, [5]), [0.0, 0.3125, 0.625, 0.9375, 1.25])
t4 = Internal('t4', (F32, [1, 2, 3, 5]))
t5 = Output('t5', (F32, [1, 2, 3, 5]))
x6 = Input('x6', (F32, [1, 2, 3, 2]))
c7 = Parameter('c7', (F32, [5, 1, 1, 2]), [1.0, -1.0, 2.0, 1.0, -1.0, -2.0, 1.0, 1.0, -1.0, 2.0])
c8 = Parameter('c8', (F32, [5]), [0.0, 0.3125, 0.625, 0.9375, 1.25])
t9 = Internal('t9', (F32, [1, 2, 3, 5]))
t10 = Output('t10', (F32, [1, 2, 3, 5]))
x11 = Input('x11', (F32, [1, 2, 3, 2]))
c12 = Parameter('c12', (F32, [5, 1, 1, 2]), [1.0, -1.0, 2.0, 1.0, -1.0, -2.0, 1.0, 1.0, -1.0, 2.0])
c13 = Parameter('c13', (F32, [5]), [0.0, 0.3125, 0.625, 0.9375, 1.25])
t14 = Internal('t14', (F32, [1, 2, 3, 5]))
t15 = Output('t15', (F32, [1, 2, 3, 5]))
x16 = Input('x16', (F32, [1, 2, 3, 2]))
c17 = Parameter('c17', (F32, [5, 1, 1, 2]), [1.0, -1.0, 2.0, 1.0, -1.0, -2.0, 1.0, 1.0, -1.0, 2.0])
c18 = Parameter('c18', (F32, [5]), [0.0, 0.3125, 0.625, 0.9375, 1.25])
t19 = Internal('t19', (F32, [1, 2, 3, 5]))
t20 = Output('t20', (F32, [1, 2, 3, 5]))
model = Model()
model.Operation('CONV_2D', x1, c2, c3, 2, 1, 1, 0).To(t4)
model.Operation('LOG_SOFTMAX', t4, 0.25, 3).To(t5)
model.Operation('CONV_2D', x6, c7, c8, 2, 1, 1, 0).To(t9)
model.Operation('LOG_SOFTMAX', t9, 0.25, -1).To(t10)
model.Operation('CONV_2D', x11, c12, c13, 2, 1, 1, 0).To(t14)
model.Operation('LOG_SOFTMAX', t14, 0.25, 2).To(t15)
model.Operation('CONV_2D', x16, c17, c18, 2, 1, 1, 0).To(t19)
model.Operation('LOG_SOFTMAX', t19, 0.25, -3).To(t20)
Example({
    x1: [-0.75, 1.625, -3.9375, 0.0, 1.125, 0.125, 1.875, -1.3125, 1.5625, -1.625, 2.125, 0.9375],
    t5: packed('<i4',
    'c-k}2Gtkrj^XKoMzhz}5Wo0}d-~$33AdmtA>p);J2rLAF=^#)B0*RuHxt`zn#Ek3$_dcAfd3<$nwD!fynYN0ok`H(O{QK|kzyE*!'
    '{Qvv^ACLtGe<8&GKmYy$07b1xSp', 5.960464477539063e-08
),
    x6: [-0.8125, -4.0, 0.125, 2.4375, -3.3125, -0.3125, -0.4375, 1.1875, 2.5, 0.8125, 1.8125, -2.6875],
    t10: packed('<i4',
    'c-jjK2@Q!@0|Eg7fdPRDAmHZa;pXw|*|Qff@<6~H1m=UlHV{|_0{=ijk8fYrGsV)mQ%(KSjFPxkTko$I7tlGfWzR3IXZPa%{rUgr'
    '_uqei{{8>^=l|dTfB*gc_y6DjKS1i=zrTL~GGj~v', 5.960464477539063e-08
),
    x11: [-0.375, 3.25, 2.4375, -0.5625, 0.375, -2.25, -1.3125, -3.625, -3.0, 0.9375, 2.0, -3.8125],
    t15: packed('<f4',
    'c-rflc3@(%noh&S-D;=*pV)n-ZQH&@X>HeQObsO0)+}lhE%+=hrTy^p0x7Q6p9`F9pS|3rXj^kRg!|ji%ey4I%&foIDO{@73uB%9'
    ')p^PP-<OTdZi?k^zj$O$eC~n$2lnsX4+KEQJ|M9lNPxxm?E{Jd05tSPO8'
),
    x16: [-3.5, -0.5625, -3.25, -3.1875, -1.6875, -1.875, 2.8125, 2.5, 3.875, 3.75, 0.9375, 0.125],
    t20: packed('<f4',
    'c-jGY0Ehp{Opan080$#<p5*(xwOuCjT0<BZ#o*=d<kgqbT>(MX-GqdwfZw?}THFLR2c^rbgoLUp{mePnTM{*wd@>s=H>s;)?MC}D'
    'w_&`XNxL^Iqp0sK9vbS53BSO-z`wu1yTHG{zrMe}zP!M_zrVY{yuQD_zrMd?bwrH'
),
}, name='channels').AddVariations('float16').DisableLifeTimeVariation()
