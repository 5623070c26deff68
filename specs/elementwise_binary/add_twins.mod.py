# Licensed under the Apache License, Version 2.0; see LICENSE.
# Written by 'python -m corpus' from corpus/families/elementwise_binary.py; do not edit.
#
# ADD, several times, with one other argument.

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

# What differs is one argument; the tensors are the same.
# Expected values: float64 formula.
x = Input('x', (F32, [1, 4, 4, 4]))
y = Input('y', (F32, [1, 4, 4, 4]))
out_0_0 = Output('out_0_0', (F32, [1, 4, 4, 4]))
out_1_0 = Output('out_1_0', (F32, [1, 4, 4, 4]))
out_2_0 = Output('out_2_0', (F32, [1, 4, 4, 4]))
out_3_0 = Output('out_3_0', (F32, [1, 4, 4, 4]))
model = Model()
model.Operation('ADD', x, y, 0).To(out_0_0)
model.Operation('ADD', x, y, 1).To(out_1_0)
model.Operation('ADD', x, y, 2).To(out_2_0)
model.Operation('ADD', x, y, 3).To(out_3_0)
Example({
    x: packed('|i1',
    'c-jF#0KfkW0~!hG^aB*?;sf^N4D1mE2J9OY9Q+CU@(ubKAQ1Hk6%`Qr8XDyn<LK=Z0|w<759JT=_yP{?;}#F}`UK}g#v4`', 0.0625
),
    y: packed('|i1',
    'c-jF#0KfkR6#xzB5FHu_@EHLX9{?K!9pDHM?EL%d9O>{G8tf6{0RI@_<p1ax@9G2{@fZW^4(0&;7#0WX;1civ^zP~aZ5%W', 0.0625
),
    out_0_0: packed('|i1',
    'c-jF#0Kfkc7#bGQ1RyT*(j52tE9@)?Bg`Wt2>1l%4)*FYI{XIf6%;7j{u#|L($euT^d9H~9m@~x5EvEM!zlms?()%c#vX|', 0.0625
),
    out_1_0: packed('|i1',
    'c-jrf%L+h1006)#l9NYSEg{805pwkZAI2P~j(sbgPX=~JzF5{=s^EELLbK7iaGNBfQWXP#|2~6@1DF', 0.0625
),
    out_2_0: packed('|i1',
    'c-kF_!3uyN6u=IOc&h#XS1yqfk?Pf9Fg5@)G`S{H1M0|bXUHmk|Bk2!9TV<<lc(E!0b4;HQ~', 0.0625
),
    out_3_0: packed('|i1',
    'c-jrf%L+h1006)#l9NYSEg{805pwkZAI2P~j(sbgPX=~JzF5{=s^EELLbK7iaGNBfQWXP#|2~6@1DF', 0.0625
),
}, name='real').DisableLifeTimeVariation()

# What differs is one argument; the tensors are the same.
# Expected values: float64 formula.
x = Input('x', (U8, [1, 4, 4, 4], 0.5, 120))
y = Input('y', (U8, [1, 4, 4, 4], 0.5, 120))
out_0_0 = Output('out_0_0', (U8, [1, 4, 4, 4], 0.5, 120))
out_1_0 = Output('out_1_0', (U8, [1, 4, 4, 4], 0.5, 120))
out_2_0 = Output('out_2_0', (U8, [1, 4, 4, 4], 0.5, 120))
out_3_0 = Output('out_3_0', (U8, [1, 4, 4, 4], 0.5, 120))
model = Model()
model.Operation('ADD', x, y, 0).To(out_0_0)
model.Operation('ADD', x, y, 1).To(out_1_0)
model.Operation('ADD', x, y, 2).To(out_2_0)
model.Operation('ADD', x, y, 3).To(out_3_0)
Example({
    x: packed('<i2',
    'c-repk1uOUUFI6lzhqf_ZGoFze2~M&i5VNFdbH;zESaC=(K5TdrJy1rwS9B=8o$i2(wf$sz(rG1=Jgd$EZm$ki-AG_07+UNEd'
),
    y: packed('<i2',
    'c-l)UTpW|>($$r-WkY4z)D)i$8%tx0YODK}Z&?{ro-n=ACMCxsqOm=^-Mzwfp-<_o$@9t<dgQKOX5SRk-?n*eGy{bI0H0MJ+W'
),
    out_0_0: packed('<i2',
    'c-kvV=!z;e+!5|_`p)v$Sus*&GyGLoPs=`bq-957e9yjQo`Qb&l*)GVlCaGxSC!H#CM;^6syO}hq|_OqE9&1ZtYx4O005YZ9|r'
),
    out_1_0: packed('<i2',
    'c-pI|=&Gow*ilh&`p)u-SwQBDii*|KDvlj#0gCnP0}Aw4R8+PD>CF{af#ifm%~LC;pPmF%x1#>t!deCj0RU`?BfJ'
),
    out_2_0: packed('|i1',
    'c-ku~t12r4;i{@C1QW!AFu($p5E@8UfF&SmLCh)u&A1*0'
),
    out_3_0: packed('<i2',
    'c-pI|XsM_G;g*&b1QW!AFu($p5E@LjG`B$2w$!(@)G|;A0M}n1bp'
),
}, name='quant8').AddVariations(signed(x, y, out_0_0, out_1_0, out_2_0, out_3_0)).DisableLifeTimeVariation()
