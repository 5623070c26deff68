# Licensed under the Apache License, Version 2.0; see LICENSE.
# Written by 'python -m corpus' from corpus/families/batch_matmul.py; do not edit.
#
# BATCH_MATMUL: several times, with one other argument.

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

# Operations on the same tensors differ in one argument.
# Expected values: float64 formula.
x1 = Input('x1', (F32, [1, 4, 4, 4]))
x2 = Input('x2', (F32, [1, 4, 4, 4]))
t3 = Output('t3', (F32, [1, 4, 4, 4]))
t4 = Output('t4', (F32, [1, 4, 4, 4]))
t5 = Output('t5', (F32, [1, 4, 4, 4]))
t6 = Output('t6', (F32, [1, 4, 4, 4]))
model = Model()
model.Operation('BATCH_MATMUL', x1, x2, False, False).To(t3)
model.Operation('BATCH_MATMUL', x1, x2, False, True).To(t4)
model.Operation('BATCH_MATMUL', x1, x2, True, False).To(t5)
model.Operation('BATCH_MATMUL', x1, x2, True, True).To(t6)
Example({
    x1: packed('|i1',
    'c-jF#0KfkW0~!hG^aB*?;sf^N4D1mE2J9OY9Q+CU@(ubKAQ1Hk6%`Qr8XDyn<LK=Z0|w<759JT=_yP{?;}#F}`UK}g#v4`', 0.0625
),
    x2: packed('|i1',
    'c-jF#0KfkR6#xzB5FHu_@EHLX9{?K!9pDHM?EL%d9O>{G8tf6{0RI@_<p1ax@9G2{@fZW^4(0&;7#0WX;1civ^zP~aZ5%W', 0.0625
),
    t3: packed('<i2',
    'c-jGg0Du3Gj^XNNneV)a?B&Z2!)SxIiWm(=j=1e*S0(5H_snfoUzJSh11J}P;Z8^W+ulbKWaiI4co=jT%I=H0biTX+00IF5|Nj30'
    '`uzI;0sjF60RIC60Q>;`0Ra900Q>#``~Uy^{rmm=1poy40Q>;}1^WO2{Q&*|`2YL>{{jK;13@$', 0.00390625
),
    t4: packed('<i2',
    'c-jGg0Du4X1iM0h$7imDgK=yz)_vC&k#Ji?^EkDJvKFnZ2eY<=C(YFiP!8+0L)q0!;iWm4H&W=V{*(y4&dY{CJ(MN@0|Em70|5T~'
    '{{i^{0{j33{{RF8{s9I20RH>|{{RC3`~3m_0Q>*@0tEs4{{R93|M~v_{{jE~{{{X4{{sTQ#68{', 0.00390625
),
    t5: packed('<i2',
    'c-jGg0Du2db3ZRi)3z0~wxWl8tV%vA;;*$HHj<?87$vl4mEuq#1kB|a=$9SmW^p>6%q45bz_Q3b`Yaq{#x7Q1Zhn~m{rmd?0{Z~|'
    '{{a901OWsD0Q~_50R0000RaC10Q~?2{{I2^{sRB_{sRB}1^)y80{a001N;I2`vm^|0RjP_Zamx', 0.00390625
),
    t6: packed('<i2',
    'c-jGg0Du4UGKMv>%Jvf157&LS03ZFlN56Rl$ke7Bj0v#WOaDsA(RiZ-a>y)4C1$O=pMgvkLUJBQYa8wtfkOlXzN2vb`2YL={QUs`'
    '`~Uy~0saI7{s069{Q(C4{{Q^}0sjL4{r?00`U3v``U3v@0|Wv8{Qm<1{Qd#}0t5d30sjCWAV0b', 0.00390625
),
}, name='arguments').DisableLifeTimeVariation()
