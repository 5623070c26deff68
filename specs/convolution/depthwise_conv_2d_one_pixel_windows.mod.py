# Licensed under the Apache License, Version 2.0; see LICENSE.
# Written by 'python -m corpus' from corpus/families/convolution.py; do not edit.
#
# DEPTHWISE_CONV_2D: one pixel at a time, with other strides down than across.

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

# Windows of one pixel have other strides down than across, of which a kernel may look at one
# only.
# Expected values: float64 formula.
x1 = Input('x1', (F32, [1, 7, 7, 3]))
c2 = Parameter('c2', (F32, [1, 1, 1, 3]), [2.0, -1.0, 3.0])
c3 = Parameter('c3', (F32, [3]), [0.5, 0.0, -1.0])
t4 = Output('t4', (F32, [1, 4, 7, 3]))
c5 = Parameter('c5', (F32, [1, 1, 1, 3]), [2.0, -1.0, 3.0])
c6 = Parameter('c6', (F32, [3]), [0.5, 0.0, -1.0])
t7 = Output('t7', (F32, [1, 7, 4, 3]))
c8 = Parameter('c8', (F32, [1, 1, 1, 3]), [2.0, -1.0, 3.0])
c9 = Parameter('c9', (F32, [3]), [0.5, 0.0, -1.0])
t10 = Output('t10', (F32, [1, 3, 7, 3]))
c11 = Parameter('c11', (F32, [1, 1, 1, 3]), [2.0, -1.0, 3.0])
c12 = Parameter('c12', (F32, [3]), [0.5, 0.0, -1.0])
t13 = Output('t13', (F32, [1, 7, 3, 3]))
model = Model()
model.Operation('DEPTHWISE_CONV_2D', x1, c2, c3, 2, 1, 2, 1, 0).To(t4)
model.Operation('DEPTHWISE_CONV_2D', x1, c5, c6, 2, 2, 1, 1, 0).To(t7)
model.Operation('DEPTHWISE_CONV_2D', x1, c8, c9, 2, 1, 3, 1, 0).To(t10)
model.Operation('DEPTHWISE_CONV_2D', x1, c11, c12, 2, 3, 1, 1, 0).To(t13)
Example({
    x1: packed('|i1',
    'c-jrhK@I>R2n4}^u=xMi!pPv-w@xZ~^R(15n4yHJPAUSv{iDk+j7hAZJCA}or*-d{Pxm^rYFskJ-Dv4Bd5W+)eldvd%3)o^Wpju+'
    '*>NBH-uh9^j29Ll+MV|YhAvW>', 0.5
),
    t4: packed('|i1',
    'c-jTQ0SCY!5C%|oT~}ioWB>oxMa0yc%D1xj3ZZZ%5pQ>I6H#O+aDa`HnOwQwb33_9TdH4bfNnXM`nnFm#KS9=afOk^W?FSP{MU#s'
    'Dg', 0.5
),
    t7: packed('|i1',
    'c-jTQfeL^i3<W@F>M{@$q5uEAU=RjF$3yF`5r{d4+e5LW;4Cb8Rv;-kKQ2GGZ%liQbi_~l(hg+zf}w^<Vus{&;%Qbni0$|Rvv4fa', 0.5
),
    t10: packed('|i1',
    'c-jTQ(F%Yd3<Xf|;^qYD!T<j~AsECAi7~RyF@)s_W}zx{0wc$I65pwzbVL(W3zcuZapgVC`{Bx@*wah=FF75W', 0.5
),
    t13: packed('|i1',
    'c-jTQQ3`+{5I{lFHZxfK=>FI1ONffamWS5N70Jsc7^A{e`VQLVmN&JKBAP#I!z@%1<~(xfY@M@s^_3rkT_$P', 0.5
),
}, name='equal_sides').AddVariations('float16').DisableLifeTimeVariation()

# Windows of one pixel have other strides down than across, of which a kernel may look at one
# only.
# Expected values: float64 formula.
x1 = Input('x1', (U8, [1, 7, 7, 3], 0.5, 120))
c2 = Parameter('c2', (U8, [1, 1, 1, 3], 0.5, 128), [132, 126, 134])
c3 = Parameter('c3', (I32, [3], 0.25, 0), [2, 0, -4])
t4 = Output('t4', (U8, [1, 4, 7, 3], 0.5, 120))
c5 = Parameter('c5', ('TENSOR_QUANT8_SYMM_PER_CHANNEL', [1, 1, 1, 3]), [4, -4, 6], extraParams=SymmPerChannelQuantParams(3, [0.5, 0.25, 0.5]))
c6 = Parameter('c6', (I32, [3]), [2, 0, -4])
t7 = Output('t7', (U8, [1, 7, 4, 3], 0.5, 120))
c8 = Parameter('c8', (U8, [1, 1, 1, 3], 0.5, 128), [132, 126, 134])
c9 = Parameter('c9', (I32, [3], 0.25, 0), [2, 0, -4])
t10 = Output('t10', (U8, [1, 3, 7, 3], 0.5, 120))
c11 = Parameter('c11', ('TENSOR_QUANT8_SYMM_PER_CHANNEL', [1, 1, 1, 3]), [4, -4, 6], extraParams=SymmPerChannelQuantParams(3, [0.5, 0.25, 0.5]))
c12 = Parameter('c12', (I32, [3]), [2, 0, -4])
t13 = Output('t13', (U8, [1, 7, 3, 3], 0.5, 120))
model = Model()
model.Operation('DEPTHWISE_CONV_2D', x1, c2, c3, 2, 1, 2, 1, 0).To(t4)
model.Operation('DEPTHWISE_CONV_2D', x1, c5, c6, 2, 2, 1, 1, 0).To(t7)
model.Operation('DEPTHWISE_CONV_2D', x1, c8, c9, 2, 1, 3, 1, 0).To(t10)
model.Operation('DEPTHWISE_CONV_2D', x1, c11, c12, 2, 3, 1, 1, 0).To(t13)
Example({
    x1: packed('<i2',
    'c-qa%(TxQ$2n4|k8O9727#4^A9LCjOOD){8Ec6trph3wd6NA3}vEwSdV$QIeE5Y<-d9VAI_bfl^9Wv2fENN7{izr>a;TSU&r*6!q'
    '(Ft8*v)}f;?3F1p4-OD%Cj0OI`2jF|M1c'
),
    t4: packed('<i2',
    'c-pnWVG4jC3<l6n8U#YP7%E@-!#P($6a<~QQ}mt}cqK90`?2>)WK=M4LK{oVN*do>Z;ciT^Ew59tGgO4TZAEF)-w9^T*+B?QYdX0'
    'e((Vn115?'
),
    t7: packed('<i2',
    'c-pnW0SbU13<c1x8VF%9bbK^u>NF4wp)+@i-m?NxZDq|MMDyT&)Qm8JPLi^JvsZVj)Y;@}2f0WN7-@%s7(om(dZK{M^3-CuV)?-b'
    'Y+olc'
),
    t10: packed('<i2',
    'c-p1GVG4jC3<l6nDg;8zkQgHaKjxeu{qWKqqW1_wnqcN_c-w)XlCNrKo#+cP9fKtLlW#e+1mg8_v=&hkciH~=0M!5;A^'
),
    t13: packed('<i2',
    'c-p1GQ3`+{5J16B+LsU&i^)SHZ8L+#k1pLInwbmjdK4i!IC^}+qAt2spKHO|E<TB5M@0gwj&@39>cNGZ;hzu2MI7<'
),
}, name='equal_sides_quant8').AddVariations(signed(x1, c2, t4, t7, c8, t10, t13)).DisableLifeTimeVariation()
