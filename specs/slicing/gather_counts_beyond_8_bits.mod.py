# Licensed under the Apache License, Version 2.0; see LICENSE.
# Written by 'python -m corpus' from corpus/families/slicing.py; do not edit.
#
# GATHER: counts and indexes beyond 8 or 16 bits.

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

# Rows and columns are picked beyond the first 256 of 300.
# Expected values: float64 formula.
x2 = Input('x2', (F32, [300, 2]))
c1 = Parameter('c1', (I32, [6]), [256, 0, 299, 255, 257, 44])
t3 = Output('t3', (F32, [6, 2]))
x4 = Input('x4', (F32, [2, 300]))
t5 = Output('t5', (F32, [2, 6]))
model = Model()
model.Operation('GATHER', x2, 0, c1).To(t3)
model.Operation('GATHER', x4, 1, c1).To(t5)
Example({
    x2: packed('|i1',
    'c-p&h^VaP<ckkVQ@bJ;&Cr_U}fAR9w>o;%Tz5np>)8{W=zkUDl^Vjb`fB*ewU}R!uVP#|I;N;@w;pO8O5EK#?5fu}ckd%^^k(HBI'
    'P*hS@QB_md(A3h_(bdy8Ff=kYF*P%{xG`ugxH0N=+PMq>@0udG', 1.0
),
    t3: [-30.0, -29.0, -40.0, -39.0, 56.0, -40.0, -32.0, -31.0, -28.0, -27.0, 48.0, 49.0],
    x4: packed('|i1',
    'c-p&h>(0FgkDfex@#@XH51+n#`|<0~KL#ciHV!TxJ^>*SF$pOdIRzyZH4QBtJp&^XGmD$I@7{m-`04YPuiw7^`1$MipTGb9XJlq&'
    '=j7()7Zes1mz0*3S5#J2*VNY4H#9aizk$yJsv1VBYi|sw*N2vCNj3}spj{%k', 1.0
),
    t5: [-30.0, -40.0, 56.0, -32.0, -28.0, 48.0, -29.0, -39.0, -40.0, -31.0, -27.0, 49.0],
}, name='byte').AddVariations('float16').DisableLifeTimeVariation()

# Rows and columns are picked beyond the first 256 of 300.
# Expected values: float64 formula.
x2 = Input('x2', (I32, [300, 2]))
c1 = Parameter('c1', (I32, [6]), [256, 0, 299, 255, 257, 44])
t3 = Output('t3', (I32, [6, 2]))
x4 = Input('x4', (I32, [2, 300]))
t5 = Output('t5', (I32, [2, 6]))
model = Model()
model.Operation('GATHER', x2, 0, c1).To(t3)
model.Operation('GATHER', x4, 1, c1).To(t5)
Example({
    x2: packed('|i1',
    'c-p&h^VaP<ckkVQ@bJ;&Cr_U}fAR9w>o;%Tz5np>)8{W=zkUDl^Vjb`fB*ewU}R!uVP#|I;N;@w;pO8O5EK#?5fu}ckd%^^k(HBI'
    'P*hS@QB_md(A3h_(bdy8Ff=kYF*P%{xG`ugxH0N=+PMq>@0udG'
),
    t3: [-30, -29, -40, -39, 56, -40, -32, -31, -28, -27, 48, 49],
    x4: packed('|i1',
    'c-p&h>(0FgkDfex@#@XH51+n#`|<0~KL#ciHV!TxJ^>*SF$pOdIRzyZH4QBtJp&^XGmD$I@7{m-`04YPuiw7^`1$MipTGb9XJlq&'
    '=j7()7Zes1mz0*3S5#J2*VNY4H#9aizk$yJsv1VBYi|sw*N2vCNj3}spj{%k'
),
    t5: [-30, -40, 56, -32, -28, 48, -29, -39, -40, -31, -27, 49],
}, name='byte_int32').DisableLifeTimeVariation()

# Rows and columns are picked beyond the first 256 of 300.
# Expected values: float64 formula.
x2 = Input('x2', (U8, [300, 2], 0.5, 120))
c1 = Parameter('c1', (I32, [6]), [256, 0, 299, 255, 257, 44])
t3 = Output('t3', (U8, [6, 2], 0.5, 120))
x4 = Input('x4', (U8, [2, 300], 0.5, 120))
t5 = Output('t5', (U8, [2, 6], 0.5, 120))
model = Model()
model.Operation('GATHER', x2, 0, c1).To(t3)
model.Operation('GATHER', x4, 1, c1).To(t5)
Example({
    x2: packed('<i2',
    'c-phEwX=6{baHlab#wRd^z!!c_45x13<?ej4GWKmjEatljf+o6OiE5kO-s+n%*xKm&C4$+EGjN3Ei136tg5c5t*dWnY-(<4ZENr7'
    '?CS36?dzW~anj@|Q>RUzF>}`JIW~jV0-I5<)6QiKqhJ)!0000wuJj2'
),
    t3: [70, 71, 60, 61, 156, 60, 68, 69, 72, 73, 148, 149],
    x4: packed('<i2',
    'c-phEb8vET^YHTV3kV7ci-?MeOGrvd%gD;fD<~={tEj4}YiMd|>*(s~n=on0v>CJJ*xEZfySjUN`}zk4hlWQ+$Hpfnr>19S=jIm{'
    'mzGyn*VZ>Sx3+h7_x4YmJazia**5qrpsHb{y4Geuy*{*DOR`}MqhJ)!0001o`1A<'
),
    t5: [70, 60, 156, 68, 72, 148, 71, 61, 60, 69, 73, 149],
}, name='byte_quant8').AddVariations(signed(x2, t3, x4, t5)).DisableLifeTimeVariation()

# Rows are picked beyond the first 65,536.
# Expected values: float64 formula.
x1 = Input('x1', (U8, [65936, 1], 0.5, 120))
x2 = Input('x2', (I32, [5]))
t3 = Output('t3', (U8, [5, 1], 0.5, 120))
model = Model()
model.Operation('GATHER', x1, 0, x2).To(t3)
Example({
    x1: (packed('<i2',
    'c-phEwX=6{baHlab#wRd^z!!c_45x13<?ej4GWKmjEatljf+o6OiE5kO-s+n%*xKm&C4$+EGjN3Ei136tg5c5t*dWnY-(<4ZENr7'
    '?CS36?dzW~anj@|Q>RUzF>}`JIW~jV0)~+b0FEMMaR'
) * 263)[:65936],
    x2: [65536, 65935, 65535, 17, 65836],
    t3: [85, 136, 84, 77, 134],
}, name='word_quant8').AddVariations(signed(x1, t3)).DisableLifeTimeVariation()
