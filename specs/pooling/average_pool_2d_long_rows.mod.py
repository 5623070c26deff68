# Licensed under the Apache License, Version 2.0; see LICENSE.
# Written by 'python -m corpus' from corpus/families/pooling.py; do not edit.
#
# AVERAGE_POOL_2D: long rows, channels first.

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

# Rows leave something over behind whole vectors, and the next one begins there.
# Expected values: float64 formula.
x1 = Input('x1', (F32, [1, 2, 3, 37]))
t2 = Output('t2', (F32, [1, 2, 3, 37]))
t3 = Output('t3', (F32, [1, 2, 3, 18]))
t4 = Output('t4', (F32, [1, 2, 3, 37]))
x5 = Input('x5', (F32, [2, 2, 2, 19]))
t6 = Output('t6', (F32, [2, 2, 2, 19]))
t7 = Output('t7', (F32, [2, 2, 2, 9]))
t8 = Output('t8', (F32, [2, 2, 2, 19]))
x9 = Input('x9', (F32, [1, 2, 1, 131]))
t10 = Output('t10', (F32, [1, 2, 1, 131]))
t11 = Output('t11', (F32, [1, 2, 1, 65]))
t12 = Output('t12', (F32, [1, 2, 1, 131]))
model = Model()
model.Operation('AVERAGE_POOL_2D', x1, 1, 1, 1, 3, 3, 0, True).To(t2)
model.Operation('AVERAGE_POOL_2D', x1, 2, 2, 1, 2, 1, 0, True).To(t3)
model.Operation('AVERAGE_POOL_2D', x1, 2, 0, 0, 0, 1, 1, 3, 1, 0, True).To(t4)
model.Operation('AVERAGE_POOL_2D', x5, 1, 1, 1, 3, 3, 0, True).To(t6)
model.Operation('AVERAGE_POOL_2D', x5, 2, 2, 1, 2, 1, 0, True).To(t7)
model.Operation('AVERAGE_POOL_2D', x5, 2, 0, 0, 0, 1, 1, 3, 1, 0, True).To(t8)
model.Operation('AVERAGE_POOL_2D', x9, 1, 1, 1, 3, 3, 0, True).To(t10)
model.Operation('AVERAGE_POOL_2D', x9, 2, 2, 1, 2, 1, 0, True).To(t11)
model.Operation('AVERAGE_POOL_2D', x9, 2, 0, 0, 0, 1, 1, 3, 1, 0, True).To(t12)
Example({
    x1: ([-0.5, 0.5, -1.0, 1.5, -1.0, 1.5, -1.5, 0.5, 3.0, 2.5, 3.0] * 21)[:222],
    t2: packed('<f4',
    'c-oDPu?@m75Jmq4OyCKaz%&kBCip!yT{3|u@B|dpcEbcwx=5_y3_?x{R9wy{>-1#l-a`Qj3RyrEkrGC?j+Zqp8p_47Wy4L?P@`S5'
    'ErLLnm&pvOh+5$m?~<>BhH`Oi$<k`6(XQDR!EMKwpLg<orG|*!qaRLvP5z-_o(+rO47(O1?HbN6yT)6XLg@C<aQfo!?+=<5!IoNR'
    'sda6Z4-UIR5d'
),
    t3: packed('|i1',
    'c-muNWc<g?`k#@3otpv5MCUW0^Vzx4`3x9*AQPR>3INM%6-@', 0.25
),
    t4: packed('<f4',
    'c-p0nu?@f=3<Q6a)UIgK0!y%u=Sg;eERlTzCav>Gv0R*`lMguOpcEGYA{a5j5WHqN{tPQM9COCup-EqY5fco-YnJ2Buu|)XNMG!?'
    'dZ<c-fjJOiAe7hS0<XyycugB>tf|J7b4nhzNQ8lz3G0a8A6|R_=KFMQ'
),
    x5: ([0.0, 2.5, -0.5, 0.0, -1.0, -0.5, -4.0, 3.0, -1.5, 2.0, -0.5] * 14)[:152],
    t6: packed('<f4',
    'c-n2tQ4PQ#420pDz{ETZW}+rgfs{R8J%F__$Pz{`>BHYIIWaX;G3z%|gwXnpq-1_cNcSZrD4+uLn@MT?MpA-b64HIi=t2O394JSg'
    '$>?6ckr$zo_vKAU!oDnoQcUOBTC25wN$CH*nFvL{WaO5S&;tqX1*8'
),
    t7: packed('|i1',
    'c-mwA|Mwr`f0lpW!2~li>who-5`@Vx!({%#WLRJ_%rKdM0Ld;V?f', 0.25
),
    t8: packed('<i4',
    'c-n=K!41S93<TGA-M9)$b3JwwG!}f|oDi`e$pei>y9)|n1}IE1DR6z3EY3jSa$0O1dka`xSnNEa9OsR3W3o5{JEq0fvA4i~JzF$Y'
    '5f)~M-Y9M3w*3qQPW7xYOV2e%=RAhSc}$Ssz#zbVxKsS6g##P6z0N?Od#X9P=i2y!>R7=K75f9_f#?|', 5.960464477539063e-08
),
    x9: ([0.5, -3.5, 0.5, 2.0, -1.0, 1.5, -2.0, -3.0, 2.0, -2.0, 1.0] * 24)[:262],
    t10: packed('<f4',
    'c-qCzQ5C>22t(26K}4Ae{M5uu1P?H2<#ZwfKR165k%)O@riL^04Z$BIHJl-D_%7bPX{I3_Q#YWy+<R`7h;V(w0lN^SWB'
),
    t11: packed('|i1',
    'c-s5L%J_|e`4`jwfB$}w#iT?pm<a&D$3{Z', 0.25
),
    t12: packed('<f4',
    'c-qCzVGRHv2!v7c5JD_LA4*u_=paUuX^0yed-v}X@f7cq%;c~KzrpbVfWsd2hV!r@pvqxPWj9#WwtiJ(lW6>g3p?|qqW'
),
}, name='rows').AddVariations('float16').DisableLifeTimeVariation()
