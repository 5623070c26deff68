# Licensed under the Apache License, Version 2.0; see LICENSE.
# Written by 'python -m corpus' from corpus/families/elementwise_binary.py; do not edit.
#
# MUL and what may follow it: every operation after every other.

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


U8 = 'TENSOR_QUANT8_ASYMM'

# MUL, RELU6, AVERAGE_POOL_2D, MINIMUM
# Expected values: float64 formula.
input = Input('input', (U8, [1, 4, 4, 4], 0.5, 120))
c600 = Parameter('c600', (U8, [4], 0.5, 7), [7, 9, 5, 5])
t600 = Output('t600', (U8, [1, 4, 4, 4], 0.5, 120))
t601 = Output('t601', (U8, [1, 4, 4, 4], 0.5, 120))
t602 = Output('t602', (U8, [1, 4, 4, 4], 0.5, 120))
c603 = Parameter('c603', (U8, [4], 0.5, 120), [136, 113, 91, 102])
t603 = Output('t603', (U8, [1, 4, 4, 4], 0.5, 120))
model = Model()
model.Operation('MUL', input, c600, 0).To(t600)
model.Operation('RELU6', t600).To(t601)
model.Operation('AVERAGE_POOL_2D', t601, 1, 1, 1, 2, 2, 0).To(t602)
model.Operation('MINIMUM', t602, c603).To(t603)
Example({
    input: packed('<i2',
    'c-m_YjV)Rhv?h3ah>uUsrV`tk3xZM_V&m4ev^FhV>D@jhBV%?=_tdt?&AU7!mlm|tRnA?sZdFR_jHdZs%lx-T`7uxk0LIcEfB'
),
    t600: packed('<i2',
    'c-pH7om^KD<TAG+WXY0>O*NY<7R>9Zh@IqA(VFL9;hh;%kr7%_F*R#?#jfSkD++RoD(3n*RitD`RLo!IRk3~AA_fWp0F!VY!v'
),
    t601: packed('<i2',
    'c-pI|XsN5HsAvJAmWq}dAZ}@aa4Qg?r2;Bmfe;5PYiVJi5C8zThaVF'
),
    t602: packed('<i2',
    'c-p0jiwOWA5JDSUG9=*!&#Ms<p7;U1K?z!6hGcgq(GqyO{XX>;t5T@(sROfG9}x'
),
    t603: ([120, 113, 91, 102] * 16)[:64],
}, name='of_60').AddVariations(signed(input, c600, t600, t601, t602, c603, t603)).DisableLifeTimeVariation()

# MUL, PRELU
# Expected values: float64 formula.
input = Input('input', (U8, [1, 4, 4, 4], 0.5, 120))
c660 = Parameter('c660', (U8, [4], 0.5, 7), [5, 9, 7, 7])
t660 = Output('t660', (U8, [1, 4, 4, 4], 0.5, 120))
c661 = Parameter('c661', (U8, [4], 0.015625, 128), [181, 149, 78, 105])
t661 = Output('t661', (U8, [1, 4, 4, 4], 0.5, 120))
model = Model()
model.Operation('MUL', input, c660, 0).To(t660)
model.Operation('PRELU', t660, c661).To(t661)
Example({
    input: packed('<i2',
    'c-nK^9%@(Ev~T{za`)-0*86X$jQ42`E1K0kJ8<9Xy<zKu7Hpo`v19U_?M>^07gVi?^7FT^Se-GUYHM9zNs!<66+0Lx1ORddAtw'
),
    t660: packed('<i2',
    'c-p1QAre4906<Z9QZ!8_P~AWf>}zHu$(YeJlD0u`J?`MwH$Og%6K$Y~gqFRhu1Fion{1=|Y`8db=9PZo{NCheFM>H9o&'
),
    t661: packed('<i2',
    'c-mXPy`rMNsiGpeqN2ioeMLoiK}E%^vWkl6?1~Ee+=`0u%@q~SlPf9;fO2IkDk>JHR#bFMsHiCJtEgB6)XP92006&mA3p'
),
}, name='of_66').AddVariations(signed(input, c660, t660, c661, t661)).DisableLifeTimeVariation()

# MUL, MUL
# Expected values: float64 formula.
input = Input('input', (U8, [1, 4, 4, 4], 0.5, 120))
c740 = Parameter('c740', (U8, [4], 0.5, 7), [5, 7, 9, 5])
t740 = Internal('t740', (U8, [1, 4, 4, 4], 0.5, 120))
c741 = Parameter('c741', (U8, [4], 0.5, 7), [9, 5, 9, 9])
t741 = Output('t741', (U8, [1, 4, 4, 4], 0.5, 120))
model = Model()
model.Operation('MUL', input, c740, 0).To(t740)
model.Operation('MUL', t740, c741, 0).To(t741)
Example({
    input: packed('<i2',
    'c-ouj>(J+w(%n0GmwWM?g)Xi!;gcHz+~@l3tB%{Y*~_u0dRqF<t<kBywl3b$MN{mGGTqzamnSv(*X%9qvG44OWuOoM0O+(F>i'
),
    t741: packed('<i2',
    'c-o7va7bEK(VZMy;a(e3;j(&4#pHqo6>}FERm54@Ryfv`R-~I-SEMFyuJE2(S7BGzUePwuv!ZEXNkw7G#)_WF3={$YzLgxj'
),
}, name='of_74').AddVariations(signed(input, c740, t740, c741, t741)).DisableLifeTimeVariation()
