# Licensed under the Apache License, Version 2.0; see LICENSE.
# Written by 'python -m corpus' from corpus/families/reshape.py; do not edit.
#
# CHANNEL_SHUFFLE: what is computed with channels that are no whole block.

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

# Results of convolutions with 3 or 5 channels, no whole block, are read by operations about the
# order of elements, or about all channels.
# Expected values: float64 formula.
x1 = Input('x1', (F32, [1, 2, 3, 2]))
c2 = Parameter('c2', (F32, [6, 1, 1, 2]), [1.0, -1.0, 2.0, 1.0, -1.0, -2.0, 1.0, 1.0, -1.0, 2.0, 1.0, -1.0])
c3 = Parameter('c3', (F32, [6]), [0.0, 0.3125, 0.625, 0.9375, 1.25, 1.5625])
t4 = Internal('t4', (F32, [1, 2, 3, 6]))
t5 = Output('t5', (F32, [1, 2, 3, 6]))
x6 = Input('x6', (F32, [1, 2, 3, 2]))
c7 = Parameter('c7', (F32, [6, 1, 1, 2]), [1.0, -1.0, 2.0, 1.0, -1.0, -2.0, 1.0, 1.0, -1.0, 2.0, 1.0, -1.0])
c8 = Parameter('c8', (F32, [6]), [0.0, 0.3125, 0.625, 0.9375, 1.25, 1.5625])
t9 = Internal('t9', (F32, [1, 2, 3, 6]))
t10 = Output('t10', (F32, [1, 2, 3, 6]))
model = Model()
model.Operation('CONV_2D', x1, c2, c3, 2, 1, 1, 0).To(t4)
model.Operation('CHANNEL_SHUFFLE', t4, 3, 3).To(t5)
model.Operation('CONV_2D', x6, c7, c8, 2, 1, 1, 0).To(t9)
model.Operation('CHANNEL_SHUFFLE', t9, 2, -1).To(t10)
Example({
    x1: [-1.9375, -3.25, -3.5, -1.875, -0.1875, -2.1875, -1.5625, -3.125, -0.4375, 2.625, -0.625, 1.25],
    t5: packed('<i2',
    'c-j-4czW_4y=Qd-<vaf?1Yf-K(o(Yh<iaCH=lA9-8ohY*#*J0-Hv_}}|Nj~OLnsIV5rHv)BmjFBCL{', 0.0625
),
    x6: [-2.25, 2.0625, -1.5625, -3.5, -0.375, -1.75, 0.1875, 0.4375, -3.375, -2.5, -4.0, 0.5],
    t10: packed('<i2',
    'c-q^|bFb>n75RO$_fEDDdwchhhyEW)A^D%8pEef$n!vr|dT)x=#s3UI2txlE7$78=0b>4#2><}5ekY9', 0.0625
),
}, name='channels').AddVariations('float16').DisableLifeTimeVariation()

# Results of convolutions with 3 or 5 channels, no whole block, are read by operations about the
# order of elements, or about all channels.
# Expected values: float64 formula.
x1 = Input('x1', (U8, [1, 2, 3, 2], 0.5, 120))
c2 = Parameter('c2', (U8, [6, 1, 1, 2], 0.5, 128), [130, 126, 132, 130, 126, 124, 130, 130, 126, 132, 130, 126])
c3 = Parameter('c3', (I32, [6], 0.25, 0), [0, 8, 16, 24, 32, 40])
t4 = Internal('t4', (U8, [1, 2, 3, 6], 0.5, 120))
t5 = Output('t5', (U8, [1, 2, 3, 6], 0.5, 120))
x6 = Input('x6', (U8, [1, 2, 3, 2], 0.5, 120))
c7 = Parameter('c7', ('TENSOR_QUANT8_SYMM_PER_CHANNEL', [6, 1, 1, 2]), [2, -2, 8, 4, -2, -4, 4, 4, -2, 4, 4, -4], extraParams=SymmPerChannelQuantParams(0, [0.5, 0.25, 0.5, 0.25, 0.5, 0.25]))
c8 = Parameter('c8', (I32, [6]), [0, 16, 16, 48, 32, 80])
t9 = Internal('t9', (U8, [1, 2, 3, 6], 0.5, 120))
t10 = Output('t10', (U8, [1, 2, 3, 6], 0.5, 120))
model = Model()
model.Operation('CONV_2D', x1, c2, c3, 2, 1, 1, 0).To(t4)
model.Operation('CHANNEL_SHUFFLE', t4, 3, 3).To(t5)
model.Operation('CONV_2D', x6, c7, c8, 2, 1, 1, 0).To(t9)
model.Operation('CHANNEL_SHUFFLE', t9, 2, -1).To(t10)
Example({
    x1: [116, 113, 113, 116, 119, 128, 115, 116, 113, 119, 125, 118],
    t5: packed('<i2',
    'c-pI;RF_-XU)tZERoR(eIJ2p{xxBYEue!Uavp2V<t-ij#rF}935dZ+zhY}C'
),
    x6: [122, 115, 124, 116, 113, 119, 116, 122, 122, 113, 115, 112],
    t10: packed('<i2',
    'c-pIPtgh*p+|bfc(=w%~Cbze<t*EJNLPJ|)ePu<@)avrA+Nu2vL;wKaR}wJ'
),
}, name='channels_quant8').AddVariations(signed(x1, c2, t4, t5, x6, t9, t10)).DisableLifeTimeVariation()
