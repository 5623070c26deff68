# Licensed under the Apache License, Version 2.0; see LICENSE.
# Written by 'python -m corpus' from corpus/families/resize.py; do not edit.
#
# RESIZE_NEAREST_NEIGHBOR: long rows, channels first.

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

# Rows leave something over behind whole vectors, and the next one begins there.
# Expected values: float64 formula.
x1 = Input('x1', (F32, [1, 2, 1, 37]))
t2 = Output('t2', (F32, [1, 2, 1, 23]))
x3 = Input('x3', (F32, [1, 2, 1, 37]))
t4 = Output('t4', (F32, [1, 2, 1, 23]))
x5 = Input('x5', (F32, [1, 2, 1, 37]))
t6 = Output('t6', (F32, [1, 2, 1, 23]))
x7 = Input('x7', (F32, [1, 2, 1, 19]))
t8 = Output('t8', (F32, [1, 2, 1, 57]))
x9 = Input('x9', (F32, [1, 2, 1, 19]))
t10 = Output('t10', (F32, [1, 2, 1, 57]))
x11 = Input('x11', (F32, [1, 2, 1, 19]))
t12 = Output('t12', (F32, [1, 2, 1, 57]))
model = Model()
model.Operation('RESIZE_NEAREST_NEIGHBOR', x1, 23, 1, True, False, False).To(t2)
model.Operation('RESIZE_NEAREST_NEIGHBOR', x3, 23, 1, True, True, False).To(t4)
model.Operation('RESIZE_NEAREST_NEIGHBOR', x5, 23, 1, True, False, True).To(t6)
model.Operation('RESIZE_NEAREST_NEIGHBOR', x7, 57, 1, True, False, False).To(t8)
model.Operation('RESIZE_NEAREST_NEIGHBOR', x9, 57, 1, True, True, False).To(t10)
model.Operation('RESIZE_NEAREST_NEIGHBOR', x11, 57, 1, True, False, True).To(t12)
Example({
    x1: ([-2.5, 3.5, 0.5, 1.5, 1.0, -3.0, -3.5, 4.0, -4.0, -2.5, -1.0] * 7)[:74],
    t2: packed('|i1',
    'c-j@pF%AF#1OvcesQ<qfO@vOj91-3{B1V{4norh3P_+1Xa>^LX', 0.5
),
    x3: ([-3.0, -1.0, -1.5, 1.5, 3.5, 1.5, 3.0, -0.5, -1.5, 1.0, -1.0] * 7)[:74],
    t4: packed('|i1',
    'c-s5*mznwh-+#aUvNQi@`uC5So$Wu<FC^+O(=Q|y096VZ4g', 0.5
),
    x5: ([3.5, -0.5, 0.5, 1.5, 2.0, -1.5, 1.0, 1.5, 2.0, 3.0, 4.0] * 7)[:74],
    t6: packed('|i1',
    'c-j@k!3h8W2m>*+Mcsd2Q7)f!c;z`NN|Mvnr=_4FJ?N1MhX', 0.5
),
    x7: packed('|i1',
    'c-s5(^Upt)UrdZFKbijEW&!}R=@r2', 0.5
),
    t8: packed('|i1',
    'c-pPX!3h8`48uSYy#Ky7!ZbtlcL)Ktfwq#8?C#8*ub=rnJP2n&K>', 0.5
),
    x9: packed('|i1',
    'c-s5_o9Q3R&;N|S|FHeX%>)46(HGk', 0.5
),
    t10: packed('|i1',
    'c-m!+Q3?Ps2trAs`(Jkyxfo+C@=tvz>FxkBQ&m@qq=-}+5oT8Q5f?ec=+XPO@Skj)n@ET', 0.5
),
    x11: packed('|i1',
    'c-muP{r7{7@izzCPZlQJOaKqU4k7', 0.5
),
    t12: packed('|i1',
    'c-muPVq#@w{rB(Rj~_qS*w`2u8Grx&&B4I|WdHp6lZAzaiP{PPVv8zd', 0.5
),
}, name='rows').AddVariations('float16').DisableLifeTimeVariation()

# Rows leave something over behind whole vectors, and the next one begins there.
# Expected values: float64 formula.
x1 = Input('x1', (U8, [1, 2, 1, 37], 0.5, 120))
t2 = Output('t2', (U8, [1, 2, 1, 23], 0.5, 120))
x3 = Input('x3', (U8, [1, 2, 1, 37], 0.5, 120))
t4 = Output('t4', (U8, [1, 2, 1, 23], 0.5, 120))
x5 = Input('x5', (U8, [1, 2, 1, 37], 0.5, 120))
t6 = Output('t6', (U8, [1, 2, 1, 23], 0.5, 120))
x7 = Input('x7', (U8, [1, 2, 1, 19], 0.5, 120))
t8 = Output('t8', (U8, [1, 2, 1, 57], 0.5, 120))
x9 = Input('x9', (U8, [1, 2, 1, 19], 0.5, 120))
t10 = Output('t10', (U8, [1, 2, 1, 57], 0.5, 120))
x11 = Input('x11', (U8, [1, 2, 1, 19], 0.5, 120))
t12 = Output('t12', (U8, [1, 2, 1, 57], 0.5, 120))
model = Model()
model.Operation('RESIZE_NEAREST_NEIGHBOR', x1, 23, 1, True, False, False).To(t2)
model.Operation('RESIZE_NEAREST_NEIGHBOR', x3, 23, 1, True, True, False).To(t4)
model.Operation('RESIZE_NEAREST_NEIGHBOR', x5, 23, 1, True, False, True).To(t6)
model.Operation('RESIZE_NEAREST_NEIGHBOR', x7, 57, 1, True, False, False).To(t8)
model.Operation('RESIZE_NEAREST_NEIGHBOR', x9, 57, 1, True, True, False).To(t10)
model.Operation('RESIZE_NEAREST_NEIGHBOR', x11, 57, 1, True, False, True).To(t12)
Example({
    x1: ([115, 127, 121, 123, 122, 114, 113, 128, 112, 115, 118] * 7)[:74],
    t2: packed('<i2',
    'c-kwjudXUAC@!wAE&@@NAgZjmvZ|<|psXH56@#ck5Cv4oKoS4|$_W))'
),
    x3: ([114, 118, 117, 123, 127, 123, 126, 119, 117, 122, 118] * 7)[:74],
    t4: packed('|i1',
    'c-ku}t*$OFEh{RmuP(1DE32-rE3Ya-qDrfZkW>Hw`?D3E'
),
    x5: ([127, 119, 121, 123, 124, 117, 122, 123, 124, 126, 128] * 7)[:74],
    t6: packed('<i2',
    'c-pJ4tSPOoX($I#bs(w=L{-;R)zsCOSC@jQN)XimqN*840s#NE78d'
),
    x7: packed('|i1',
    'c-ku|EGergs;aChtSZ6H1OQe+5s?'
),
    t8: packed('|i1',
    'c-ku|DJd*0EGa1|D=Vw1sVOQds;a80tgHmGf#N`R3AGgf0MgSmu>'
),
    x9: packed('|i1',
    'c-kv3t}3f3EUzpssVm3L1OQkm5vu'
),
    t10: packed('|i1',
    'c-kv3FD@>ws;Vk0E32ugDFlM@^76{cN}y;-Nl9H@9gquG0aXH4fgxXoDvx3UvLyiF_%!$'
),
    x11: packed('<i2',
    'c-pI~Ei0(2EN-YPtf|7yWFQIv00=V?@&'
),
    t12: packed('<i2',
    'c-pI~s;aH6Eh{T4C@83_tE;T6EG{l?XlMYk3kwTtYHF&et$=~<000s&HPi'
),
}, name='rows_quant8').AddVariations(signed(x1, t2, x3, t4, x5, t6, x7, t8, x9, t10, x11, t12)).DisableLifeTimeVariation()
