# Licensed under the Apache License, Version 2.0; see LICENSE.
# Written by 'python -m corpus' from corpus/families/fully_connected.py; do not edit.
#
# FULLY_CONNECTED: dimensions beyond 2048.

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

# Indexes, sizes or coordinates are odd numbers beyond 2048, which half precision does not hold.
# Expected values: float64 formula.
x1 = Input('x1', (F32, [2, 2]))
c2 = Parameter('c2', (F32, [4103, 2]), (packed('|i1',
    'c-jq$u?+wK41$FJZ`O8z5TmX%TR_$b+55?KCYrYX5d8OE@NsD<6b%', 1.0
) * 135)[:8206])
c3 = Parameter('c3', (F32, [4103]), (packed('|i1',
    'c-j@p!3_W~2*bdVvj4<RD3$JKbE%~gA`usNGOGvAY-*q5RN`2B>mM{cA*mzO', 1.0
) * 68)[:4103])
t4 = Output('t4', (F32, [2, 4103]))
model = Model()
model.Operation('FULLY_CONNECTED', x1, c2, c3, 0).To(t4)
Example({
    x1: [1.0, 0.5, -0.5, 1.5],
    t4: packed('|i1',
    'c-rmDTMmOD5J1rxKrmGIzs;KXfB~WFXmZd08Lnt(NkV#J9W9qQiW8Zmk43MdZK&T`U%Dj|n<GZKqiyxEPbq^;CX>lzGMP*!lgVWA'
    'ALXvcOy=hruY9_?&e+djrsuWn^1AASTlU*&ef?|tlq^oN?b^QiILKr&nM@{=$z(E_OeX(R{sH-!Du4', 0.5
),
}, name='long').AddVariations('float16').DisableLifeTimeVariation()

# Indexes, sizes or coordinates are odd numbers beyond 2048, which half precision does not hold.
# Expected values: float64 formula.
x1 = Input('x1', (U8, [2, 2], 0.5, 120))
c2 = Parameter('c2', (U8, [4103, 2], 0.5, 128), (packed('<i2',
    'c-p0kfe8RG48nG}h)52fKU6RT5v(e9T55$h9@iL50+Gaql)XK)lXuAn0C66f'
) * 135)[:8206])
c3 = Parameter('c3', (I32, [4103], 0.25, 0), (packed('|i1',
    'c-j@pp%DNu48y>J0E2?;Kc#?yK|s^HXA+lMDj^baaVN8S@XV(6IZh>xwYUC3!vhmJBTW'
) * 68)[:4103])
t4 = Output('t4', (U8, [2, 4103], 0.5, 120))
model = Model()
model.Operation('FULLY_CONNECTED', x1, c2, c3, 0).To(t4)
Example({
    x1: [122, 121, 119, 123],
    t4: packed('<i2',
    'c-rmD*$u-W5J16{8%sW5!N77_#O^zFBzp5dAsel3q&kjngPW!YlT(Vpho+lR7qr~YH!nky#L#=%yWIAWk1>HvCX>lzGMP*!lgVWA'
    '4`r`Q98%)dx4C9}#qQTCqU+Y4bY@#>ZqJ_8p5+uh%uG2=dDOk<vXIGSGMP*!lgVT<nN0qr`~m;~00000000000DtBSIF0A>'
),
}, name='long_quant8').AddVariations(signed(x1, c2, t4)).DisableLifeTimeVariation()
