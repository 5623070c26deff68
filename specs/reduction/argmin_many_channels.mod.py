# Licensed under the Apache License, Version 2.0; see LICENSE.
# Written by 'python -m corpus' from corpus/families/reduction.py; do not edit.
#
# ARGMIN: more channels than a block has.

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

# A block that is not full behind full ones.
# Expected values: float64 formula.
x1 = Input('x1', (F32, [1, 1, 3, 48]))
t2 = Output('t2', (I32, [1, 1, 48]))
x3 = Input('x3', (F32, [1, 40, 1, 3]))
t4 = Output('t4', (I32, [1, 40, 1]))
x5 = Input('x5', (F32, [1, 80, 1, 3]))
t6 = Output('t6', (I32, [1, 80, 1]))
x7 = Input('x7', (F32, [1, 1, 3, 129]))
t8 = Output('t8', (I32, [1, 1, 129]))
model = Model()
model.Operation('ARGMIN', x1, 2).To(t2)
model.Operation('ARGMIN', x3, 3).To(t4)
model.Operation('ARGMIN', x5, 3).To(t6)
model.Operation('ARGMIN', x7, 2).To(t8)
Example({
    x1: packed('|i1',
    'c-pPY$q~RX2n4Y41~C0s%Z;0e{*o;gk7R^;2P$<Gd9#nL7zjR%6ExNIk=?$Fbq<HO{GT6*qfe^', 0.5
),
    t2: packed('|i1',
    'c-kF_fe8Qr0KwS*M_X#4p(!!m4y%X)fr}rG3<Q?|Fa'
),
    x3: packed('|i1',
    'c-o!I$q~RH3<R)YV;lOfmi0*w(O*<2ST?Cf4}~9=BjfZz?5K6eE(Gkta_KDj<nG#o;s5*qA$UTr', 0.5
),
    t4: packed('|i1',
    'c-muN00JgP5N2cqVMYcB1_=N~nZTHl0RRGp03i'
),
    x5: packed('|i1',
    'c-qy=$q~RX2n4Y41~C0s%Z=-Z{<7P5vCiS}mMs>KWQ2MLDs>cjvyZJ92tJJyG}ZKx{VzY1WrkG', 0.5
),
    t6: packed('|i1',
    'c-mcyK@I>w3;~V*KYD5R)Wi@H0u(vO9@5NaR~6TOW~KCa&kqW|07L'
),
    x7: (packed('|i1',
    'c-jTQhY`Rq2n4Y6hqnK;bRyCA&_}MLhYQX?j9jxs79%Yt(Pe8Wt$BXpAjA${{vP!q*Z', 0.5
) * 7)[:387],
    t8: packed('|i1',
    'c-pOt!3h9B48lzIAG*?V8=MafibT-}!H}xCfTYXyYaQD0m=EUx94i2C'
),
}, name='rest').AddVariations('float16').DisableLifeTimeVariation()

# A block that is not full behind full ones.
# Expected values: float64 formula.
x1 = Input('x1', (U8, [1, 1, 3, 48], 0.5, 120))
t2 = Output('t2', (I32, [1, 1, 48]))
x3 = Input('x3', (U8, [1, 40, 1, 3], 0.5, 120))
t4 = Output('t4', (I32, [1, 40, 1]))
x5 = Input('x5', (U8, [1, 80, 1, 3], 0.5, 120))
t6 = Output('t6', (I32, [1, 80, 1]))
x7 = Input('x7', (U8, [1, 1, 3, 129], 0.5, 120))
t8 = Output('t8', (I32, [1, 1, 129]))
model = Model()
model.Operation('ARGMIN', x1, 2).To(t2)
model.Operation('ARGMIN', x3, 3).To(t4)
model.Operation('ARGMIN', x5, 3).To(t6)
model.Operation('ARGMIN', x7, 2).To(t8)
Example({
    x1: packed('<i2',
    'c-qa&!4be92n4{CEa1U-L8Nq>$RqpTin&YFHnj!HY3)rrhBcxFlj7jg^oe|P9GqatR-vH2&(F_X(UC(d'
),
    t2: packed('|i1',
    'c-kF_fe8Qr0KwS*M_X#4p(!!m4y%X)fr}rG3<Q?|Fa'
),
    x3: packed('<i2',
    'c-qCw%N4*N2n4{C?DCQ429(n6A(za3Py)htSZ#<FrQt%;o=rXKYs4N*Vmg=PG|xB3@e>Su&(BXTY=JlK'
),
    t4: packed('|i1',
    'c-muN00JgP5N2cqVMYcB1_=N~nZTHl0RRGp03i'
),
    x5: packed('<i2',
    'c-rO5+Y!JZ2n4{C%)^uMf<o!mk;(qA6e<|HO{q9B_EGaqYlU%m&!(4SNgQEPC%7!<K)xy8%g@hTh1YM@'
),
    t6: packed('|i1',
    'c-mcyK@I>w3;~V*KYD5R)Wi@H0u(vO9@5NaR~6TOW~KCa&kqW|07L'
),
    x7: (packed('<i2',
    'c-p1Gi4lM>2n0Y&=4WyOp>&IIx5B*MqU$%2+`?d=v>q01$g&GeHx_!;59JUF9F8N;A0Ikr9B='
) * 7)[:387],
    t8: packed('|i1',
    'c-pOt!3h9B48lzIAG*?V8=MafibT-}!H}xCfTYXyYaQD0m=EUx94i2C'
),
}, name='rest_quant8').AddVariations(signed(x1, x3, x5, x7)).DisableLifeTimeVariation()
