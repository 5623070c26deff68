# Licensed under the Apache License, Version 2.0; see LICENSE.
# Written by 'python -m corpus' from corpus/families/reshape.py; do not edit.
#
# BATCH_TO_SPACE_ND: many images.

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

# Many images are computed several at a time, and those that are left over apart.
# Expected values: float64 formula.
x1 = Input('x1', (F32, [10, 1, 1, 3]))
c2 = Parameter('c2', (I32, [2]), [1, 2])
t3 = Output('t3', (F32, [5, 1, 2, 3]))
x4 = Input('x4', (F32, [18, 4, 1, 1]))
c5 = Parameter('c5', (I32, [2]), [1, 2])
t6 = Output('t6', (F32, [9, 4, 1, 2]))
model = Model()
model.Operation('BATCH_TO_SPACE_ND', x1, c2, False).To(t3)
model.Operation('BATCH_TO_SPACE_ND', x4, c5, True).To(t6)
Example({
    x1: packed('|i1',
    'c-rG&XJTVyW@l#l!OqI|lY^C=nS<>Y^DkC5b{6)(KLA0G23Y', 0.5
),
    t3: packed('|i1',
    'c-rG&XJTb%W@BXLVEe_+%*6bQ^#?mE8#@czPY(9KKL9)I23Y', 0.5
),
    x4: packed('|i1',
    'c-lqFF%G~m2m?TYgYEynHl(EL*xQfrO3+FMgxo5&OE3>kQA>9xvq$q-j`ocyqw{V4`2z~^5W)', 0.5
),
    t6: packed('|i1',
    'c-jriK@z|q3<AIr4DkQg8f!cCxQEpuq6svQoa5)xBOGo9?;1W;%0(Cau_JMZbEBwRrj1uWemfAt', 0.5
),
}, name='rest').AddVariations('float16').DisableLifeTimeVariation()

# Many images are computed several at a time, and those that are left over apart.
# Expected values: float64 formula.
x1 = Input('x1', (U8, [10, 1, 1, 3], 0.5, 120))
c2 = Parameter('c2', (I32, [2]), [1, 2])
t3 = Output('t3', (U8, [5, 1, 2, 3], 0.5, 120))
x4 = Input('x4', (U8, [18, 4, 1, 1], 0.5, 120))
c5 = Parameter('c5', (I32, [2]), [1, 2])
t6 = Output('t6', (U8, [9, 4, 1, 2], 0.5, 120))
model = Model()
model.Operation('BATCH_TO_SPACE_ND', x1, c2, False).To(t3)
model.Operation('BATCH_TO_SPACE_ND', x4, c5, True).To(t6)
Example({
    x1: packed('<i2',
    'c-m{Iud1u8uCJ~tsIRRnY^bfTZm27&E~>4ouc<FBV89Cikn;{{'
),
    t3: packed('<i2',
    'c-m{Iud1!DuB)tWs4J?kuBtAoEvT=ptFNgmY^X0SV89Cikx&k4'
),
    x4: packed('<i2',
    'c-pPY!4ZHk3<EGmZc58t;>PyqJXrw!MfenG6%#@YHN!2K6SJwKJ&F}e>$aTXovV$gC-~*-CoiNGB7y'
),
    t6: packed('<i2',
    'c-pPY!4be93<JTGj0t203ri{;ipc%;acoF)X9fo4q4!eDSPD32TN+jLMO5lTm_#>r&jRnVrJQ_z>HwZ!B7y'
),
}, name='rest_quant8').AddVariations(signed(x1, t3, x4, t6)).DisableLifeTimeVariation()
