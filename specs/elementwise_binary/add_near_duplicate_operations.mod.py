# Licensed under the Apache License, Version 2.0; see LICENSE.
# Written by 'python -m corpus' from corpus/families/elementwise_binary.py; do not edit.
#
# ADD: several times, with one other argument.

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

# Operations on the same tensors differ in one argument.
# Expected values: float64 formula.
x1 = Input('x1', (F32, [1, 4, 4, 4]))
x2 = Input('x2', (F32, [1, 4, 4, 4]))
t3 = Output('t3', (F32, [1, 4, 4, 4]))
t4 = Output('t4', (F32, [1, 4, 4, 4]))
t5 = Output('t5', (F32, [1, 4, 4, 4]))
t6 = Output('t6', (F32, [1, 4, 4, 4]))
model = Model()
model.Operation('ADD', x1, x2, 0).To(t3)
model.Operation('ADD', x1, x2, 1).To(t4)
model.Operation('ADD', x1, x2, 2).To(t5)
model.Operation('ADD', x1, x2, 3).To(t6)
Example({
    x1: packed('|i1',
    'c-jF#0KfkW0~!hG^aB*?;sf^N4D1mE2J9OY9Q+CU@(ubKAQ1Hk6%`Qr8XDyn<LK=Z0|w<759JT=_yP{?;}#F}`UK}g#v4`', 0.0625
),
    x2: packed('|i1',
    'c-jF#0KfkR6#xzB5FHu_@EHLX9{?K!9pDHM?EL%d9O>{G8tf6{0RI@_<p1ax@9G2{@fZW^4(0&;7#0WX;1civ^zP~aZ5%W', 0.0625
),
    t3: packed('|i1',
    'c-jF#0Kfkc7#bGQ1RyT*(j52tE9@)?Bg`Wt2>1l%4)*FYI{XIf6%;7j{u#|L($euT^d9H~9m@~x5EvEM!zlms?()%c#vX|', 0.0625
),
    t4: packed('|i1',
    'c-jrf%L+h1006)#l9NYSEg{805pwkZAI2P~j(sbgPX=~JzF5{=s^EELLbK7iaGNBfQWXP#|2~6@1DF', 0.0625
),
    t5: packed('|i1',
    'c-kF_!3uyN6u=IOc&h#XS1yqfk?Pf9Fg5@)G`S{H1M0|bXUHmk|Bk2!9TV<<lc(E!0b4;HQ~', 0.0625
),
    t6: packed('|i1',
    'c-jrf%L+h1006)#l9NYSEg{805pwkZAI2P~j(sbgPX=~JzF5{=s^EELLbK7iaGNBfQWXP#|2~6@1DF', 0.0625
),
}, name='arguments').DisableLifeTimeVariation()

# Operations on the same tensors differ in one argument.
# Expected values: float64 formula.
x1 = Input('x1', (U8, [1, 4, 4, 4], 0.5, 120))
x2 = Input('x2', (U8, [1, 4, 4, 4], 0.5, 120))
t3 = Output('t3', (U8, [1, 4, 4, 4], 0.5, 120))
t4 = Output('t4', (U8, [1, 4, 4, 4], 0.5, 120))
t5 = Output('t5', (U8, [1, 4, 4, 4], 0.5, 120))
t6 = Output('t6', (U8, [1, 4, 4, 4], 0.5, 120))
model = Model()
model.Operation('ADD', x1, x2, 0).To(t3)
model.Operation('ADD', x1, x2, 1).To(t4)
model.Operation('ADD', x1, x2, 2).To(t5)
model.Operation('ADD', x1, x2, 3).To(t6)
Example({
    x1: packed('<i2',
    'c-repk1uOUUFI6lzhqf_ZGoFze2~M&i5VNFdbH;zESaC=(K5TdrJy1rwS9B=8o$i2(wf$sz(rG1=Jgd$EZm$ki-AG_07+UNEd'
),
    x2: packed('<i2',
    'c-l)UTpW|>($$r-WkY4z)D)i$8%tx0YODK}Z&?{ro-n=ACMCxsqOm=^-Mzwfp-<_o$@9t<dgQKOX5SRk-?n*eGy{bI0H0MJ+W'
),
    t3: packed('<i2',
    'c-kvV=!z;e+!5|_`p)v$Sus*&GyGLoPs=`bq-957e9yjQo`Qb&l*)GVlCaGxSC!H#CM;^6syO}hq|_OqE9&1ZtYx4O005YZ9|r'
),
    t4: packed('<i2',
    'c-pI|=&Gow*ilh&`p)u-SwQBDii*|KDvlj#0gCnP0}Aw4R8+PD>CF{af#ifm%~LC;pPmF%x1#>t!deCj0RU`?BfJ'
),
    t5: packed('|i1',
    'c-ku~t12r4;i{@C1QW!AFu($p5E@8UfF&SmLCh)u&A1*0'
),
    t6: packed('<i2',
    'c-pI|XsM_G;g*&b1QW!AFu($p5E@LjG`B$2w$!(@)G|;A0M}n1bp'
),
}, name='arguments_quant8').AddVariations(signed(x1, x2, t3, t4, t5, t6)).DisableLifeTimeVariation()
