# Licensed under the Apache License, Version 2.0; see LICENSE.
# Written by 'python -m corpus' from corpus/families/elementwise_binary.py; do not edit.
#
# SUB: what is computed with channels that are no whole block.

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
x5 = Input('x5', (F32, [1, 2, 3, 2]))
c6 = Parameter('c6', (F32, [5, 1, 1, 2]), [1.0, -1.0, 2.0, 1.0, -1.0, -2.0, 1.0, 1.0, -1.0, 2.0])
c7 = Parameter('c7', (F32, [5]), [0.0, 0.3125, 0.625, 0.9375, 1.25])
t8 = Internal('t8', (F32, [1, 2, 3, 5]))
c1 = Parameter('c1', (F32, [5]), [2.0, 1.0, 1.0, 2.0, 2.0])
t9 = Output('t9', (F32, [1, 2, 3, 5]))
x10 = Input('x10', (F32, [1, 2, 3, 2]))
c11 = Parameter('c11', (F32, [5, 1, 1, 2]), [1.0, -1.0, 2.0, 1.0, -1.0, -2.0, 1.0, 1.0, -1.0, 2.0])
c12 = Parameter('c12', (F32, [5]), [0.0, 0.3125, 0.625, 0.9375, 1.25])
t13 = Internal('t13', (F32, [1, 2, 3, 5]))
c2 = Parameter('c2', (F32, [1, 3, 1]), [-3.0, -2.0, -1.0])
t14 = Output('t14', (F32, [1, 2, 3, 5]))
x15 = Input('x15', (F32, [1, 2, 3, 2]))
c16 = Parameter('c16', (F32, [5, 1, 1, 2]), [1.0, -1.0, 2.0, 1.0, -1.0, -2.0, 1.0, 1.0, -1.0, 2.0])
c17 = Parameter('c17', (F32, [5]), [0.0, 0.3125, 0.625, 0.9375, 1.25])
t18 = Internal('t18', (F32, [1, 2, 3, 5]))
c3 = Parameter('c3', (F32, [2, 1, 1]), [3.0, -2.0])
t19 = Output('t19', (F32, [1, 2, 3, 5]))
x20 = Input('x20', (F32, [1, 2, 3, 2]))
c21 = Parameter('c21', (F32, [5, 1, 1, 2]), [1.0, -1.0, 2.0, 1.0, -1.0, -2.0, 1.0, 1.0, -1.0, 2.0])
c22 = Parameter('c22', (F32, [5]), [0.0, 0.3125, 0.625, 0.9375, 1.25])
t23 = Internal('t23', (F32, [1, 2, 3, 5]))
c4 = Parameter('c4', (F32, [1, 1, 3, 5]), [-1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 2.0, 1.0, 1.0, 2.0, 1.0, 1.0, 2.0, 1.0, 1.0])
t24 = Output('t24', (F32, [1, 2, 3, 5]))
x26 = Input('x26', (F32, [1, 2, 3, 2]))
c27 = Parameter('c27', (F32, [3, 1, 1, 2]), [1.0, -1.0, 2.0, 1.0, -1.0, -2.0])
c28 = Parameter('c28', (F32, [3]), [0.0, 0.3125, 0.625])
t29 = Internal('t29', (F32, [1, 2, 3, 3]))
c25 = Parameter('c25', (F32, [3]), [-1.0, 1.0, -2.0])
t30 = Output('t30', (F32, [1, 2, 3, 3]))
x31 = Input('x31', (F32, [1, 2, 3, 2]))
c32 = Parameter('c32', (F32, [3, 1, 1, 2]), [1.0, -1.0, 2.0, 1.0, -1.0, -2.0])
c33 = Parameter('c33', (F32, [3]), [0.0, 0.3125, 0.625])
t34 = Internal('t34', (F32, [1, 2, 3, 3]))
x35 = Input('x35', (F32, [1, 2, 3, 2]))
c36 = Parameter('c36', (F32, [3, 1, 1, 2]), [1.0, -1.0, 2.0, 1.0, -1.0, -2.0])
c37 = Parameter('c37', (F32, [3]), [0.0, 0.3125, 0.625])
t38 = Internal('t38', (F32, [1, 2, 3, 3]))
t39 = Output('t39', (F32, [1, 2, 3, 3]))
x40 = Input('x40', (F32, [1, 2, 3, 2]))
c41 = Parameter('c41', (F32, [5, 1, 1, 2]), [1.0, -1.0, 2.0, 1.0, -1.0, -2.0, 1.0, 1.0, -1.0, 2.0])
c42 = Parameter('c42', (F32, [5]), [0.0, 0.3125, 0.625, 0.9375, 1.25])
t43 = Internal('t43', (F32, [1, 2, 3, 5]))
x44 = Input('x44', (F32, [1, 2, 3, 5]))
t45 = Output('t45', (F32, [1, 2, 3, 5]))
model = Model()
model.Operation('CONV_2D', x5, c6, c7, 2, 1, 1, 0).To(t8)
model.Operation('SUB', t8, c1, 0).To(t9)
model.Operation('CONV_2D', x10, c11, c12, 2, 1, 1, 0).To(t13)
model.Operation('SUB', t13, c2, 0).To(t14)
model.Operation('CONV_2D', x15, c16, c17, 2, 1, 1, 0).To(t18)
model.Operation('SUB', t18, c3, 0).To(t19)
model.Operation('CONV_2D', x20, c21, c22, 2, 1, 1, 0).To(t23)
model.Operation('SUB', t23, c4, 0).To(t24)
model.Operation('CONV_2D', x26, c27, c28, 2, 1, 1, 0).To(t29)
model.Operation('SUB', c25, t29, 0).To(t30)
model.Operation('CONV_2D', x31, c32, c33, 2, 1, 1, 0).To(t34)
model.Operation('CONV_2D', x35, c36, c37, 2, 1, 1, 0).To(t38)
model.Operation('SUB', t34, t38, 0).To(t39)
model.Operation('CONV_2D', x40, c41, c42, 2, 1, 1, 0).To(t43)
model.Operation('SUB', t43, x44, 0).To(t45)
Example({
    x5: [0.125, -1.375, 0.3125, -2.3125, 1.6875, 3.625, 3.125, -3.5, -3.9375, -3.125, 0.6875, -0.125],
    t9: packed('<i2',
    'c-s5%SmpLHu3Pr!mmW;bcJcL6w0IeG*>!H+`L~>(e?0yFp8<q`1c(HI|6nEr0{|JmBkc', 0.0625
),
    x10: [-1.4375, -2.0625, -1.875, -1.6875, -3.4375, 3.1875, 1.375, 2.875, 0.0625, -2.75, 0.1875, -1.375],
    t14: packed('<i2',
    'c-pgiHkn;g_FUaJnPs<LOCOZzKhfOf`@50lwkE4H&sT>33_$Q71ph;sU<_dc04ci|A^', 0.0625
),
    x15: [-2.1875, 2.75, 1.875, 0.875, -0.0625, 0.6875, -1.375, 0.625, 2.625, -0.1875, 0.1875, 0.5625],
    t19: packed('|i1',
    'c-m{+z4S%=1NjBqkB;0s`tmmevyO6{Zy8${i<F6|wKD+pE)28', 0.0625
),
    x20: [0.9375, -1.3125, -2.375, 3.8125, -0.9375, -1.375, 3.1875, -0.125, 3.25, -1.75, -3.8125, -1.6875],
    t24: packed('<i2',
    'c-k}hC;Ibr@3m!OQ@$Tmz4hER^0dKO2g85j9p@5amvb}xXZQ~S3_ywjOff(R5SIY}{s<ub', 0.0625
),
    x26: [0.3125, 2.5, 1.0, -0.6875, 1.1875, 4.0, 2.4375, -1.6875, -0.8125, 3.8125, 2.8125, 0.5625],
    t30: [1.1875, -2.4375, 2.6875, -2.6875, -0.625, -3.0, 1.8125, -5.6875, 6.5625, -5.125, -2.5, -3.5625,
    3.625, -1.5, 4.1875, -3.25, -5.5, 1.3125],
    x31: [0.125, 0.25, -0.375, -0.125, 0.5625, -1.0, 3.75, -3.4375, 1.375, -2.4375, 0.875, -3.1875],
    x35: [-2.9375, 1.8125, 0.0, -3.875, 0.0625, -1.75, 0.4375, -3.3125, 4.0, -0.5, 3.0625, -1.5],
    t39: [4.625, 4.5625, 0.0625, -4.125, 3.0, -7.125, -0.25, 1.75, -2.0, 3.4375, 6.5, -3.0625, -0.6875,
    -7.1875, 6.5, -0.5, -6.0625, 5.5625],
    x40: [-2.25, -3.375, 1.0, -3.125, 3.5, 0.5, -2.6875, 1.3125, 2.25, -0.5, 1.5625, -1.1875],
    x44: packed('|i1',
    'c-jTQ0SW*x2m(MHME?J^8Irr>Jd|r^;m+`4H5(44eC~=6_5', 0.5
),
    t45: packed('<i2',
    'c-p&kyld@}q|<%67c}N}h3hn25tdx|g>|1YgUJ(r-@E_+Gk_2S3;{6%m=ERw0E*ljeg', 0.0625
),
}, name='channels').AddVariations('float16').DisableLifeTimeVariation()

# Results of convolutions with 3 or 5 channels, no whole block, are read by operations about the
# order of elements, or about all channels.
# Expected values: float64 formula.
x5 = Input('x5', (U8, [1, 2, 3, 2], 0.5, 120))
c6 = Parameter('c6', (U8, [5, 1, 1, 2], 0.5, 128), [130, 126, 132, 130, 126, 124, 130, 130, 126, 132])
c7 = Parameter('c7', (I32, [5], 0.25, 0), [0, 8, 16, 24, 32])
t8 = Internal('t8', (U8, [1, 2, 3, 5], 0.5, 120))
c1 = Parameter('c1', (U8, [5], 0.5, 120), [124, 122, 122, 124, 124])
t9 = Output('t9', (U8, [1, 2, 3, 5], 0.5, 120))
x10 = Input('x10', (U8, [1, 2, 3, 2], 0.5, 120))
c11 = Parameter('c11', ('TENSOR_QUANT8_SYMM_PER_CHANNEL', [5, 1, 1, 2]), [2, -2, 8, 4, -2, -4, 4, 4, -2, 4], extraParams=SymmPerChannelQuantParams(0, [0.5, 0.25, 0.5, 0.25, 0.5]))
c12 = Parameter('c12', (I32, [5]), [0, 16, 16, 48, 32])
t13 = Internal('t13', (U8, [1, 2, 3, 5], 0.5, 120))
c2 = Parameter('c2', (U8, [1, 3, 1], 0.5, 120), [114, 116, 118])
t14 = Output('t14', (U8, [1, 2, 3, 5], 0.5, 120))
x15 = Input('x15', (U8, [1, 2, 3, 2], 0.5, 120))
c16 = Parameter('c16', (U8, [5, 1, 1, 2], 0.5, 128), [130, 126, 132, 130, 126, 124, 130, 130, 126, 132])
c17 = Parameter('c17', (I32, [5], 0.25, 0), [0, 8, 16, 24, 32])
t18 = Internal('t18', (U8, [1, 2, 3, 5], 0.5, 120))
c3 = Parameter('c3', (U8, [2, 1, 1], 0.5, 120), [126, 116])
t19 = Output('t19', (U8, [1, 2, 3, 5], 0.5, 120))
x20 = Input('x20', (U8, [1, 2, 3, 2], 0.5, 120))
c21 = Parameter('c21', ('TENSOR_QUANT8_SYMM_PER_CHANNEL', [5, 1, 1, 2]), [2, -2, 8, 4, -2, -4, 4, 4, -2, 4], extraParams=SymmPerChannelQuantParams(0, [0.5, 0.25, 0.5, 0.25, 0.5]))
c22 = Parameter('c22', (I32, [5]), [0, 16, 16, 48, 32])
t23 = Internal('t23', (U8, [1, 2, 3, 5], 0.5, 120))
c4 = Parameter('c4', (U8, [1, 1, 3, 5], 0.5, 120), [118, 122, 122, 122, 122, 122, 124, 122, 122, 124, 122, 122, 124, 122, 122])
t24 = Output('t24', (U8, [1, 2, 3, 5], 0.5, 120))
x26 = Input('x26', (U8, [1, 2, 3, 2], 0.5, 120))
c27 = Parameter('c27', (U8, [3, 1, 1, 2], 0.5, 128), [130, 126, 132, 130, 126, 124])
c28 = Parameter('c28', (I32, [3], 0.25, 0), [0, 8, 16])
t29 = Internal('t29', (U8, [1, 2, 3, 3], 0.5, 120))
c25 = Parameter('c25', (U8, [3], 0.5, 120), [116, 114, 116])
t30 = Output('t30', (U8, [1, 2, 3, 3], 0.5, 120))
x31 = Input('x31', (U8, [1, 2, 3, 2], 0.5, 120))
c32 = Parameter('c32', ('TENSOR_QUANT8_SYMM_PER_CHANNEL', [3, 1, 1, 2]), [2, -2, 8, 4, -2, -4], extraParams=SymmPerChannelQuantParams(0, [0.5, 0.25, 0.5]))
c33 = Parameter('c33', (I32, [3]), [0, 16, 16])
t34 = Internal('t34', (U8, [1, 2, 3, 3], 0.5, 120))
x35 = Input('x35', (U8, [1, 2, 3, 2], 0.5, 120))
c36 = Parameter('c36', (U8, [3, 1, 1, 2], 0.5, 128), [130, 126, 132, 130, 126, 124])
c37 = Parameter('c37', (I32, [3], 0.25, 0), [0, 8, 16])
t38 = Internal('t38', (U8, [1, 2, 3, 3], 0.5, 120))
t39 = Output('t39', (U8, [1, 2, 3, 3], 0.5, 120))
x40 = Input('x40', (U8, [1, 2, 3, 2], 0.5, 120))
c41 = Parameter('c41', ('TENSOR_QUANT8_SYMM_PER_CHANNEL', [5, 1, 1, 2]), [2, -2, 8, 4, -2, -4, 4, 4, -2, 4], extraParams=SymmPerChannelQuantParams(0, [0.5, 0.25, 0.5, 0.25, 0.5]))
c42 = Parameter('c42', (I32, [5]), [0, 16, 16, 48, 32])
t43 = Internal('t43', (U8, [1, 2, 3, 5], 0.5, 120))
x44 = Input('x44', (U8, [1, 2, 3, 5], 0.5, 120))
t45 = Output('t45', (U8, [1, 2, 3, 5], 0.5, 120))
model = Model()
model.Operation('CONV_2D', x5, c6, c7, 2, 1, 1, 0).To(t8)
model.Operation('SUB', t8, c1, 0).To(t9)
model.Operation('CONV_2D', x10, c11, c12, 2, 1, 1, 0).To(t13)
model.Operation('SUB', t13, c2, 0).To(t14)
model.Operation('CONV_2D', x15, c16, c17, 2, 1, 1, 0).To(t18)
model.Operation('SUB', t18, c3, 0).To(t19)
model.Operation('CONV_2D', x20, c21, c22, 2, 1, 1, 0).To(t23)
model.Operation('SUB', t23, c4, 0).To(t24)
model.Operation('CONV_2D', x26, c27, c28, 2, 1, 1, 0).To(t29)
model.Operation('SUB', c25, t29, 0).To(t30)
model.Operation('CONV_2D', x31, c32, c33, 2, 1, 1, 0).To(t34)
model.Operation('CONV_2D', x35, c36, c37, 2, 1, 1, 0).To(t38)
model.Operation('SUB', t34, t38, 0).To(t39)
model.Operation('CONV_2D', x40, c41, c42, 2, 1, 1, 0).To(t43)
model.Operation('SUB', t43, x44, 0).To(t45)
Example({
    x5: [122, 117, 122, 115, 123, 127, 126, 113, 112, 113, 121, 119],
    t9: packed('<i2',
    'c-pJ1ZmO@Tu57EVC}_{^>Tj%Xt1l={o>Ev>R$brF$bc6B0GVeFod'
),
    x10: [117, 128, 115, 116, 116, 113, 126, 122, 125, 122, 114, 122],
    t14: packed('<i2',
    'c-kv&sq9}^T{N-2vo?Q9bwksHnn^wNJ=Oi)MI|jwQyB090KI1qZU'
),
    x15: [117, 115, 125, 128, 123, 121, 119, 121, 117, 128, 121, 125],
    t19: packed('<i2',
    'c-kw;ZZE6O??~<LEvYSSYOJbn?&vRUD({_N(O%g%l>sjR0Hb0K`2'
),
    x20: [119, 122, 121, 121, 117, 115, 127, 118, 117, 126, 119, 126],
    t24: packed('<i2',
    'c-kwks&4KstFCTot;p}Js&8(qZm-U*C~cjbUsu>ZnE@{V0H47Q$p'
),
    x26: [122, 128, 117, 122, 125, 122, 118, 122, 128, 124, 116, 118],
    t30: [122, 98, 126, 121, 114, 109, 113, 98, 117, 120, 112, 110, 112, 90, 124, 118, 120, 100],
    x31: [127, 125, 121, 122, 122, 119, 119, 121, 118, 127, 113, 122],
    x35: [115, 121, 113, 114, 123, 122, 112, 122, 116, 122, 113, 128],
    t39: [128, 148, 100, 120, 144, 96, 122, 115, 127, 128, 133, 115, 117, 129, 108, 126, 114, 132],
    x40: [119, 113, 126, 117, 115, 113, 122, 113, 127, 121, 114, 122],
    x44: packed('<i2',
    'c-m{IDX%VVD5$EeEvYRkD5@-}FE3~)D=#UmZ>X;<VZaLjf$<I*'
),
    t45: packed('<i2',
    'c-kw=pHNv>*<06EUY9nrp|zp5wV|P`w_-w9W>$6mGzPo?0Hw+f>H'
),
}, name='channels_quant8').AddVariations(signed(x5, c6, t8, c1, t9, x10, t13, c2, t14, x15, c16, t18, c3, t19, x20, t23, c4, t24, x26, c27, t29, c25, t30, x31, t34, x35, c36, t38, t39, x40, t43, x44, t45)).DisableLifeTimeVariation()
