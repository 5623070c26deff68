# Licensed under the Apache License, Version 2.0; see LICENSE.
# Written by 'python -m corpus' from corpus/families/normalization.py; do not edit.
#
# INSTANCE_NORMALIZATION: many images.

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

# Many images are computed several at a time, and those that are left over apart.
# Expected values: float64 formula.
x1 = Input('x1', (F32, [5, 1, 3, 3]))
t2 = Output('t2', (F32, [5, 1, 3, 3]))
x3 = Input('x3', (F32, [9, 4, 1, 3]))
t4 = Output('t4', (F32, [9, 4, 1, 3]))
model = Model()
model.Operation('INSTANCE_NORMALIZATION', x1, 2.0, 0.5, 4.0, False).To(t2)
model.Operation('INSTANCE_NORMALIZATION', x3, 2.0, 0.5, 4.0, True).To(t4)
Example({
    x1: packed('|i1',
    'c-jTQ0TKWp1O&hlhW`KA!d>lBAz(w}W|<G&h-OM*S)DkMTjoZO^!r3_81?', 0.5
),
    t2: packed('<f4',
    'c-mw5Ciwk2%lqrIbREBcs1j^55Zras<K@jIu_+#05m8d@&$(U-TsM6G?L5Qv^WPboviETFRdP$7yuJ2Yi(|B>;}`vv8}&n~_OH}?'
    'xbbtRn4Y!~_x{Qz2L^73Jq#S5A1}&wU&LgzXh)vJs~yK*{pyul*{dIGB3CTLbl<N^c#-|05O<E%42xDjws+WPzi;pUeGU%$?e{y_'
    '?6b46x8J|t-T_4H2Vn=0iv13D_WSJY0cmDarT'
),
    x3: packed('|i1',
    'c-ocA!4beP2m`Q#kV5xgmH>7-L-m(F#KCYuz{c_uWqY`dXoeKjDm^`3nd3duS1XK@5dD`wVxK(Q', 0.5
),
    t4: packed('<f4',
    'c-mw5^W$d9%~SpF`Zx9Sd$zN4NpnfFZ~4H}K1I6Slb@Y|@6Nl_u56vH*Y0m!Q$Oc8Gs`SN$Inx;&)fa~`~Q!?zyJULG6;V;{4BAZ'
    '-_!1V_JfzlZV0@TZlA*6?%DA3*0bMU`*ohpx1HaAJ?)~#Lk3lE{r&nb9%6sv|CR^ue)n|8(;e@wobcyLE8HDiUcm4`S8UOhd!O{}'
    'J_t;>e05njpJeuBmUkL0!t?LXuV;8afBt=j=FAJ68N17ag<CX2*^XL;^c8ZYmG2H_GRx%L^xf(ZXP<1}f&#%k`(`mPxAmIznjUAr'
    'bnDW@=^E|a_qp%4O9h@eK4rGX^oa@#2l~=)JubEUd;YDO@6sZ(^Vv+F9luWHuwGXXxZzOQiwy;V463ykvOF{<PG4uu5n&^~^4k8{'
    '$EQrxm|icdlvTl{H#h6<@4NHQuP^Q}ws+WX4}`W3d+qny@3RMTfdUTu_u2zR_t`tx@8554zYip4?_jrozr()04nRfw9YA{Q_u1Nm'
    'l-Ym?kSd5~uokc;+x>P94*T|lW%mR50A|Y2Q2'
),
}, name='rest').AddVariations('float16').DisableLifeTimeVariation()
