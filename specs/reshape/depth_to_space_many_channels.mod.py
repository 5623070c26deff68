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

# A block of channels is not full behind full ones: each of these is started anew.
# Expected values: float64 formula.
x1 = Input('x1', (F32, [1, 1, 1, 48]))
t2 = Output('t2', (F32, [1, 2, 2, 12]))
x3 = Input('x3', (F32, [1, 40, 1, 1]))
t4 = Output('t4', (F32, [1, 10, 2, 2]))
x5 = Input('x5', (F32, [1, 80, 1, 1]))
t6 = Output('t6', (F32, [1, 20, 2, 2]))
x7 = Input('x7', (F32, [1, 1, 1, 132]))
t8 = Output('t8', (F32, [1, 2, 2, 33]))
model = Model()
model.Operation('DEPTH_TO_SPACE', x1, 2, False).To(t2)
model.Operation('DEPTH_TO_SPACE', x3, 2, True).To(t4)
model.Operation('DEPTH_TO_SPACE', x5, 2, True).To(t6)
model.Operation('DEPTH_TO_SPACE', x7, 2, False).To(t8)
Example({
    x1: packed('|i1',
    'c-jTQ0TRF<2n4ZVYpMT#Ems6gOc>9L4;I??X9#gt&#2NXno%$H=N#$+BcK`5', 0.5
),
    t2: packed('|i1',
    'c-jTQ0TRF<2n4ZVYpMT#Ems6gOc>9L4;I??X9#gt&#2NXno%$H=N#$+BcK`5', 0.5
),
    x3: packed('|i1',
    'c-jTQfeip42m`P%1^xe8CgN;Ea|v#QVK_pt<hD~u5O+R_UC|#TdlK~', 0.5
),
    t4: packed('|i1',
    'c-jTQfeip42m`P%1^xe8CgN<vc!fRZu($k3C?S$AwgE+BAkiOdSQ7O', 0.5
),
    x5: packed('|i1',
    'c-m#lu@S&92n4X>4LJKx%LfBapIWC%d2^YM?tuv*SOy<R@cAeR;%LvX(kmLnR`zxr)IVPY!X@k', 0.5
),
    t6: packed('|i1',
    'c-jrfK@I>R2m`=S0r&r}wW4%AO)@uxg03ZNKMJ*nWyQK9xk6v38#K3E#fjAlIt&c54Vbi(z^l;*Kd$X1>;', 0.5
),
    x7: packed('|i1',
    'c-pPY!4beP2m`Rg0n+`a#U(&GMBh5Gx8tBv-dyIRdtgEcmca)Sd_D?-INCF;^oqu?mH*@mU-Ck}', 0.5
),
    t8: packed('|i1',
    'c-pPY!4beP2m`Rg0n+`a#U(&GMBh5Gx8tBv-dyIRdtgEcmca)Sd_D?-INCF;^oqu?mH*@mU-Ck}', 0.5
),
}, name='rest').AddVariations('float16').DisableLifeTimeVariation()

# A block of channels is not full behind full ones: each of these is started anew.
# Expected values: float64 formula.
x1 = Input('x1', (U8, [1, 1, 1, 48], 0.5, 120))
t2 = Output('t2', (U8, [1, 2, 2, 12], 0.5, 120))
x3 = Input('x3', (U8, [1, 40, 1, 1], 0.5, 120))
t4 = Output('t4', (U8, [1, 10, 2, 2], 0.5, 120))
x5 = Input('x5', (U8, [1, 80, 1, 1], 0.5, 120))
t6 = Output('t6', (U8, [1, 20, 2, 2], 0.5, 120))
x7 = Input('x7', (U8, [1, 1, 1, 132], 0.5, 120))
t8 = Output('t8', (U8, [1, 2, 2, 33], 0.5, 120))
model = Model()
model.Operation('DEPTH_TO_SPACE', x1, 2, False).To(t2)
model.Operation('DEPTH_TO_SPACE', x3, 2, True).To(t4)
model.Operation('DEPTH_TO_SPACE', x5, 2, True).To(t6)
model.Operation('DEPTH_TO_SPACE', x7, 2, False).To(t8)
Example({
    x1: packed('<i2',
    'c-oc0ff0Z(2n0b(=92)!C8DKUgS#b)ebY&q-Wt<{SSK>&v)zJJ9L3Wt{QBtwQ+yUu'
),
    t2: packed('<i2',
    'c-oc0ff0Z(2n0b(=92)!C8DKUgS#b)ebY&q-Wt<{SSK>&v)zJJ9L3Wt{QBtwQ+yUu'
),
    x3: packed('<i2',
    'c-oD@i4g!G2m>%jwthV-prgBjNzxA$2AOs!DXX~FdWE3ji^S|X%clo#P!hE'
),
    t4: packed('<i2',
    'c-oD@i4g!G2m>%jwthV-prgBjNg4)q-M6h1jZ~+yB8X{Hhapup%clo!EfTc'
),
    x5: packed('<i2',
    'c-pPYK@xy42n0c&%u0Y_Lr9*kcdyR1YfSUjxjJeGSAxm8*ufN>mjnbyc?3+`#2N5{@8+O==j-Plo#!QN'
),
    t6: packed('<i2',
    'c-pPV(G9>L3<J@Qj0wbwA)%v}A$mVgx|x)TGYZx(ChIH8vdvX!$=7R#cse%?N6neo3Lyax=^#c)cP$@!e(nRC5+!T'
),
    x7: packed('<i2',
    'c-qa&K@xy42n0c&%t`{q21uT+kMQ7Jy9TzKgHz+yRqeT*6<}}`+ZlrMl7QeybH~)4Vsu#IoB8@d57FyAo&'
),
    t8: packed('<i2',
    'c-qa&K@xy42n0c&%t`{q21uT+kMQ7Jy9TzKgHz+yRqeT*6<}}`+ZlrMl7QeybH~)4Vsu#IoB8@d57FyAo&'
),
}, name='rest_quant8').AddVariations(signed(x1, t2, x3, t4, x5, t6, x7, t8)).DisableLifeTimeVariation()
