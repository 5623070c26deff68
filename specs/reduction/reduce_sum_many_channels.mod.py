# Licensed under the Apache License, Version 2.0; see LICENSE.
# Written by 'python -m corpus' from corpus/families/reduction.py; do not edit.
#
# REDUCE_SUM: more channels than a block has.

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
I32 = 'TENSOR_INT32'

# A block of channels is not full behind full ones: each of these is started anew.
# Expected values: float64 formula.
x1 = Input('x1', (F32, [1, 1, 3, 48]))
c2 = Parameter('c2', (I32, [1]), [2])
t3 = Output('t3', (F32, [1, 1, 48]))
x4 = Input('x4', (F32, [1, 40, 1, 3]))
c5 = Parameter('c5', (I32, [1]), [3])
t6 = Output('t6', (F32, [1, 40, 1]))
x7 = Input('x7', (F32, [1, 80, 1, 3]))
c8 = Parameter('c8', (I32, [1]), [3])
t9 = Output('t9', (F32, [1, 80, 1]))
x10 = Input('x10', (F32, [1, 1, 3, 129]))
c11 = Parameter('c11', (I32, [1]), [2])
t12 = Output('t12', (F32, [1, 1, 129]))
model = Model()
model.Operation('REDUCE_SUM', x1, c2, False).To(t3)
model.Operation('REDUCE_SUM', x4, c5, False).To(t6)
model.Operation('REDUCE_SUM', x7, c8, False).To(t9)
model.Operation('REDUCE_SUM', x10, c11, False).To(t12)
Example({
    x1: packed('|i1',
    'c-pPY!4Uu<2m`<&!a@JlN}Qlg-2OLP+viS~{F)G{VN{&u$uR69geE~ZIX@j|ELaVZ|K|rBlt%m', 0.5
),
    t3: packed('|i1',
    'c-jTQK@Pwm2n4{@U{6F-PyPQFi3wnU&MfhxL7uPnJH^`oygnFlSm!v<UF}vTG32oymS!3J', 0.5
),
    x4: packed('|i1',
    'c-o!I!4Uu<2m`<&z)AnrN}QlQ-2T^LHN<M|m^)pHYeFs!v+{T>rePN$Gzo?&_~``G|K|s7k~sn', 0.5
),
    t6: packed('|i1',
    'c-muQVEXy{9}5c;J2NZCFUGeFOn-lJu`|D8{LjF^`ImzaDE;*t6U!d}2UZRO', 0.5
),
    x7: packed('|i1',
    'c-qy=!4Uu<2m`<&!a@JlN}Ql|-2RuJjx!dlhRD|Txzi=TCPZo&6=!)e47&)SNzhHs|K$fd0do5', 0.5
),
    t9: packed('|i1',
    'c-m#lI}U&#3;@v5Rz8|Ac>gQPMkB2S-JM^ak3CTf3!r$efTIiYgNM3G@!C&}#<wh+6hF1ejET0a;R5u3egTI-A^Q', 0.5
),
    x10: (packed('|i1',
    'c-jTQfeip52m`=S%gg@LN=@<a1Tjo~zEmzmjj-E?^QOyuVdVBGEAQe~22Ke^>j#eR9RU', 0.5
) * 7)[:387],
    t12: packed('|i1',
    'c-pPYNe+N82mnA?qzyfo`2R<$sT2jHpK$Io)C=v6AwmwRT^<>TU2~3mqV;9KTpGIuXth(wgxwOaEE|m<@(0RwHvj', 0.5
),
}, name='rest').AddVariations('float16').DisableLifeTimeVariation()
