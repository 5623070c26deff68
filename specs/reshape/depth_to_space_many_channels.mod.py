# Licensed under the Apache License, Version 2.0; see LICENSE.
# Written by 'python -m corpus' from corpus/families/reshape.py; do not edit.
#
# DEPTH_TO_SPACE: more channels than a block has.

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

# A block that is not full behind full ones.
# Expected values: float64 formula.
x1 = Input('x1', (F32, [1, 1, 1, 36]))
t4 = Output('t4', (F32, [1, 2, 2, 9]))
x2 = Input('x2', (F32, [1, 80, 1, 1]))
t5 = Output('t5', (F32, [1, 20, 2, 2]))
x3 = Input('x3', (F32, [1, 1, 1, 132]))
t6 = Output('t6', (F32, [1, 2, 2, 33]))
model = Model()
model.Operation('DEPTH_TO_SPACE', x1, 2, False).To(t4)
model.Operation('DEPTH_TO_SPACE', x2, 2, True).To(t5)
model.Operation('DEPTH_TO_SPACE', x3, 2, False).To(t6)
Example({
    x1: packed('|i1',
    'c-jTQ2@U`t2m`QeD)IlXWg<rl5nPAXgzMski{jtatqe;q4h_c=*8', 0.5
),
    t4: packed('|i1',
    'c-jTQ2@U`t2m`QeD)IlXWg<rl5nPAXgzMski{jtatqe;q4h_c=*8', 0.5
),
    x2: packed('|i1',
    'c-m#lu@S&92n4X>4LJKx%LfBapI-9OJuo2z%iseEKJsP|#L=E%rB^hDt?cbMsQkn-|K|(9;Ufq', 0.5
),
    t5: packed('|i1',
    'c-jrfK@I>R2m`=S0r&r}wW4%AO)|+9`a0d9x#cQOtX9xrV32LVq@4s_jXnrrKsS>0utaTH7S<j11Enk@2m', 0.5
),
    x3: packed('|i1',
    'c-pPY!4beP2m`Rg0n+`a#U(&GMBh49%A3o4bPr4j!7}(jg3m`m5J!84m0r;pwz9Y5p#I4hr2ay{', 0.5
),
    t6: packed('|i1',
    'c-pPY!4beP2m`Rg0n+`a#U(&GMBh49%A3o4bPr4j!7}(jg3m`m5J!84m0r;pwz9Y5p#I4hr2ay{', 0.5
),
}, name='rest').AddVariations('float16').DisableLifeTimeVariation()

# A block that is not full behind full ones.
# Expected values: float64 formula.
x1 = Input('x1', (U8, [1, 1, 1, 36], 0.5, 120))
t4 = Output('t4', (U8, [1, 2, 2, 9], 0.5, 120))
x2 = Input('x2', (U8, [1, 80, 1, 1], 0.5, 120))
t5 = Output('t5', (U8, [1, 20, 2, 2], 0.5, 120))
x3 = Input('x3', (U8, [1, 1, 1, 132], 0.5, 120))
t6 = Output('t6', (U8, [1, 2, 2, 33], 0.5, 120))
model = Model()
model.Operation('DEPTH_TO_SPACE', x1, 2, False).To(t4)
model.Operation('DEPTH_TO_SPACE', x2, 2, True).To(t5)
model.Operation('DEPTH_TO_SPACE', x3, 2, False).To(t6)
Example({
    x1: packed('<i2',
    'c-oD@i4g!G2m>%jrXp~y&pEm)m=L1o)+y0&+1(&$tgJ%#2}`vP50KFiw*'
),
    t4: packed('<i2',
    'c-oD@i4g!G2m>%jrXp~y&pEm)m=L1o)+y0&+1(&$tgJ%#2}`vP50KFiw*'
),
    x2: packed('<i2',
    'c-pPYF&2O@2n11&%t``}4UimNdt0ae)1KQ|0R~sGogp}JtAOB0bH~)4Vsu!-c5`s*D^~S)zJBfjsnsQj'
),
    t5: packed('<i2',
    'c-pPV(G9>L3<J@Qj0wbwA)%v}A$mVgx<X67UOU9oxoJ3R&cs#-33x~cF-p2?`A||zoLR6-l&mw#)aHuk=RU0<C5Q'
),
    x3: packed('<i2',
    'c-qa&K@xy42n0c&%u0Y_Lr9*kkMQ7JyT&wcovWjEa3z?WiychCc}YNUlt;j{O`HKQ_-+o`H}my_9?t(gpa'
),
    t6: packed('<i2',
    'c-qa&K@xy42n0c&%u0Y_Lr9*kkMQ7JyT&wcovWjEa3z?WiychCc}YNUlt;j{O`HKQ_-+o`H}my_9?t(gpa'
),
}, name='rest_quant8').AddVariations(signed(x1, t4, x2, t5, x3, t6)).DisableLifeTimeVariation()
