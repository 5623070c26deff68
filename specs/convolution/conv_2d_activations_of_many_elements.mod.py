# Licensed under the Apache License, Version 2.0; see LICENSE.
# Written by 'python -m corpus' from corpus/families/convolution.py; do not edit.
#
# CONV_2D: fused activations of many elements.

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

# Whole vectors, and the rest behind them, have results beyond each activation's limits.
# Expected values: float64 formula.
x3 = Input('x3', (F32, [1, 1, 67, 2]))
c1 = Parameter('c1', (F32, [19, 1, 2, 2]), packed('|i1',
    'c-j?<feiov48hd@H!};#q^7~dQ(Ts`Q)E*Q!&@M=lF|N#qHi{(<5rR$uyPp|', 1.0
))
c2 = Parameter('c2', (F32, [19]), [0.5, -1.5, 2.0, -0.5, 1.0, 0.5, -1.5, 2.0, -0.5, 1.0, 0.5, -1.5, 2.0, -0.5, 1.0, 0.5, -1.5, 2.0,
    -0.5])
t4 = Output('t4', (F32, [1, 1, 66, 19]))
x7 = Input('x7', (F32, [1, 1, 67, 2]))
c5 = Parameter('c5', (F32, [19, 1, 2, 2]), packed('|i1',
    'c-j?;!3_W~5P~@OpBZa?U?gI%mqgJnIqF?ZaFmT{X@y_xGEwq1p&9!CZ~Y<q', 1.0
))
c6 = Parameter('c6', (F32, [19]), [0.5, -1.5, 2.0, -0.5, 1.0, 0.5, -1.5, 2.0, -0.5, 1.0, 0.5, -1.5, 2.0, -0.5, 1.0, 0.5, -1.5, 2.0,
    -0.5])
t8 = Output('t8', (F32, [1, 1, 66, 19]))
x11 = Input('x11', (F32, [1, 1, 67, 2]))
c9 = Parameter('c9', (F32, [19, 1, 2, 2]), packed('|i1',
    'c-j?;u>k-848g+xH&dNNpe+z(;XFBG&3r{7Zm8$>owcB1($4n94>`vw9`O', 1.0
))
c10 = Parameter('c10', (F32, [19]), [0.5, -1.5, 2.0, -0.5, 1.0, 0.5, -1.5, 2.0, -0.5, 1.0, 0.5, -1.5, 2.0, -0.5, 1.0, 0.5, -1.5, 2.0,
    -0.5])
t12 = Output('t12', (F32, [1, 1, 66, 19]))
model = Model()
model.Operation('CONV_2D', x3, c1, c2, 2, 1, 1, 1).To(t4)
model.Operation('CONV_2D', x7, c5, c6, 2, 1, 1, 2).To(t8)
model.Operation('CONV_2D', x11, c9, c10, 2, 1, 1, 3).To(t12)
Example({
    x3: ([3.5, -6.5, -6.0, 5.0, 3.5, -4.0, 1.0, 6.5, 7.0, 5.0, 1.0, 4.0, -7.0, 4.5] * 10)[:134],
    t4: (packed('|i1',
    'c-kF}%?g7s5QIN}lL{r`K~~Y!Qc({=4;A9klh5G$KS^T-W|)E9nT`t{j6mVI(Ri+)Nn-D8!(f@%Q59lx$~TD+p&*s?)ou%hZ@pvv'
    'wa}{h_^b+R_=URZmXn_6rXlws!-e-SCM<*g1JL^h^Z', 0.5
) * 10)[:1254],
    x7: ([4.5, 7.5, 7.5, 1.0, -6.0, 8.0, -7.5, -0.5, 4.0, 0.5, 3.5, -0.5, -3.0, 4.0] * 10)[:134],
    t8: (packed('|i1',
    'c-n1@K@I>Q2*YCk|K>(<Di;qOu#t)4mIZ{Y7EjCK9M`BZOcJB(fPYt~`GpBtenS2', 0.5
) * 10)[:1254],
    x11: ([-5.0, 6.5, 1.0, 2.5, 3.0, -3.5, -8.0, 6.5, -5.0, -0.5, 3.5, -4.0, 7.5, -1.0] * 10)[:134],
    t12: (packed('|i1',
    'c-l3MhY`Rq2m?RGiEXt1yrD(hQ3MizaHw-si*~U!(G<6w$xYn&Oe2Z2gywOnj7FY@!Z@mZ(5pdP#1s7njt{U60<-', 0.5
) * 10)[:1254],
}, name='all').AddVariations('float16').DisableLifeTimeVariation()

# Whole vectors, and the rest behind them, have results beyond each activation's limits.
# Expected values: float64 formula.
x3 = Input('x3', (U8, [1, 1, 67, 2], 0.5, 120))
c1 = Parameter('c1', (U8, [19, 1, 2, 2], 0.5, 128), packed('<i2',
    'c-pOtfe8RG48nG}hy)Lx`(dr1q}HOSTh%OOX42vg!&4x!lalp@ly})H9&aT1e4Gmv0VXQ'
))
c2 = Parameter('c2', (I32, [19], 0.25, 0), [2, -6, 8, -2, 4, 2, -6, 8, -2, 4, 2, -6, 8, -2, 4, 2, -6, 8, -2])
t4 = Output('t4', (U8, [1, 1, 66, 19], 0.5, 120))
x7 = Input('x7', (U8, [1, 1, 67, 2], 0.5, 120))
c5 = Parameter('c5', ('TENSOR_QUANT8_SYMM_PER_CHANNEL', [19, 1, 2, 2]), packed('|i1',
    'c-kF{u?YY{48z3X!uwB~LWB=r2_zf$nKsId?&jg-<t$SpN!_Ck$e!VL_xLl#LiPh~lOgi'
), extraParams=SymmPerChannelQuantParams(0, [0.5, 0.25, 0.5, 0.25, 0.5, 0.25, 0.5, 0.25, 0.5, 0.25, 0.5, 0.25, 0.5, 0.25, 0.5, 0.25, 0.5, 0.25, 0.5]))
c6 = Parameter('c6', (I32, [19]), [2, -12, 8, -4, 4, 4, -6, 16, -2, 8, 2, -12, 8, -4, 4, 4, -6, 16, -2])
t8 = Output('t8', (U8, [1, 1, 66, 19], 0.5, 120))
x11 = Input('x11', (U8, [1, 1, 67, 2], 0.5, 120))
c9 = Parameter('c9', (U8, [19, 1, 2, 2], 0.5, 128), packed('<i2',
    'c-pOs(G37m5CN}nk%=h$Y!A;525bY0X4R!?IU`p|P%YfCeMcK`7;LqDc7wi$`T_7vCE)'
))
c10 = Parameter('c10', (I32, [19], 0.25, 0), [2, -6, 8, -2, 4, 2, -6, 8, -2, 4, 2, -6, 8, -2, 4, 2, -6, 8, -2])
t12 = Output('t12', (U8, [1, 1, 66, 19], 0.5, 120))
model = Model()
model.Operation('CONV_2D', x3, c1, c2, 2, 1, 1, 1).To(t4)
model.Operation('CONV_2D', x7, c5, c6, 2, 1, 1, 2).To(t8)
model.Operation('CONV_2D', x11, c9, c10, 2, 1, 1, 3).To(t12)
Example({
    x3: ([127, 107, 108, 130, 127, 112, 122, 133, 134, 130, 122, 128, 106, 129] * 10)[:134],
    t4: (packed('<i2',
    'c-qa4K?;LF6hnLLSGCSqkSSfrS9G)}>O$y3L6=?i3?9jGPGKM+f&8D69TGa=xpE?RoIn!>&e@#C(zBu7h>3Z92!%TeB8lo^88Ljb'
    '4eQ!Mp@v^ODXd}k@A^~zRHTcB*o6nHKlfw8*y!68Z~!HmMN9'
) * 10)[:1254],
    x7: ([129, 135, 135, 122, 108, 136, 105, 119, 128, 121, 127, 119, 114, 128] * 10)[:134],
    t8: (packed('|i1',
    'c-n1@K@I>Q2*ZBe#J*l}Di;qOu#q9imW76_6i>_Y9M`BZND`y#)PGl}`PB(dXg*c'
) * 10)[:1254],
    x11: ([110, 133, 122, 125, 126, 113, 104, 133, 110, 119, 127, 112, 135, 118] * 10)[:134],
    t12: (packed('<i2',
    'c-qa4i4lN62m>v9eNInF;quvoVFm((00@UVN420gk0zSpkWX?G8t-Z3V5>v(*i}X&rEy`bMNf2T&=&DTpMhif176QRK@0'
) * 10)[:1254],
}, name='all_quant8').AddVariations(signed(x3, c1, t4, x7, t8, x11, c9, t12)).DisableLifeTimeVariation()
