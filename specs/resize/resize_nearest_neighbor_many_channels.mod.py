# Licensed under the Apache License, Version 2.0; see LICENSE.
# Written by 'python -m corpus' from corpus/families/resize.py; do not edit.
#
# RESIZE_NEAREST_NEIGHBOR: more channels than a block has.

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
x1 = Input('x1', (F32, [1, 1, 2, 48]))
t2 = Output('t2', (F32, [1, 1, 3, 48]))
x3 = Input('x3', (F32, [1, 40, 1, 2]))
t4 = Output('t4', (F32, [1, 40, 1, 3]))
x5 = Input('x5', (F32, [1, 80, 1, 2]))
t6 = Output('t6', (F32, [1, 80, 1, 3]))
x7 = Input('x7', (F32, [1, 1, 2, 129]))
t8 = Output('t8', (F32, [1, 1, 3, 129]))
model = Model()
model.Operation('RESIZE_NEAREST_NEIGHBOR', x1, 3, 1, False).To(t2)
model.Operation('RESIZE_NEAREST_NEIGHBOR', x3, 3, 1, True).To(t4)
model.Operation('RESIZE_NEAREST_NEIGHBOR', x5, 3, 1, True).To(t6)
model.Operation('RESIZE_NEAREST_NEIGHBOR', x7, 3, 1, False).To(t8)
Example({
    x1: packed('|i1',
    'c-n=_$qm3T3<E)kgr)RftqzB=JIHS_z(&GU+H{Wjo=0fM?fTGDE2G*Fgw0iDfG%S%f1&uF4^9{?-T', 0.5
),
    t2: packed('|i1',
    'c-obV+YNv)48)X+dSU-*^C$-$0sbt@j)bYSoj%4rm(axFdeBoVquLM-n`4#nw}(^ay?8?(<`)!CL%#', 0.5
),
    x3: packed('|i1',
    'c-m#lOA5d+3<FUt5xe(4tv{)n?7JHt414(tMZ#3tbdLF+M`*|G`p{D=quLOJ%~fT9F5`bbzTPAE', 0.5
),
    t4: packed('|i1',
    'c-kF{TMh$32*X4op!Yv5kC}A0{j)5a9QU{vQdYrC-8zR6+_i|a`;jmcz|VAlf!S^M%Ip~fl6=Sg2dc^!B4oxHkGOy`3oxmrLk77I'
    'd2luC', 0.5
),
    x5: packed('|i1',
    'c-png$qm3T3<E)kgr)RftqzB=o5*i5z-E9hV=sT9NSI2S&N1Kf2<^CCA9`wKR2zb@xvKnsKI+;<{Q', 0.5
),
    t6: packed('|i1',
    'c-ozg*$o6S3_@kB*wcTtJ`ytCDPjK*;sFs3s2N4HYMC8??g0py<W@D+7O}nic?gslJ}2)*RcEdU&nywR>ww+A02%Hhj1<*c%gzDm'
    '5fEV}_nuwt7PH;`kke*!W}M7BL*2R7lw_3vt~y|U0mi?#Uun^15&', 0.5
),
    x7: (packed('|i1',
    'c-jrh!4beP2m`RQeSz*jZGhBG^%gPIcqbKxdc{lUCR{!W4dTpWcKi+Xv8UF~YA|&HBH0@F', 0.5
) * 5)[:258],
    t8: packed('|i1',
    'c-qCz*$sd|3<FWc)+Y2{ZH~o25lH(#Pa4>OqYThx?BzEU2~%m)Ip%vVq5aFO9`w}8s5S)g1IFor<M;)-^Qp`', 0.5
),
}, name='rest').AddVariations('float16').DisableLifeTimeVariation()

# A block of channels is not full behind full ones: each of these is started anew.
# Expected values: float64 formula.
x1 = Input('x1', (U8, [1, 1, 2, 48], 0.5, 120))
t2 = Output('t2', (U8, [1, 1, 3, 48], 0.5, 120))
x3 = Input('x3', (U8, [1, 40, 1, 2], 0.5, 120))
t4 = Output('t4', (U8, [1, 40, 1, 3], 0.5, 120))
x5 = Input('x5', (U8, [1, 80, 1, 2], 0.5, 120))
t6 = Output('t6', (U8, [1, 80, 1, 3], 0.5, 120))
x7 = Input('x7', (U8, [1, 1, 2, 129], 0.5, 120))
t8 = Output('t8', (U8, [1, 1, 3, 129], 0.5, 120))
model = Model()
model.Operation('RESIZE_NEAREST_NEIGHBOR', x1, 3, 1, False).To(t2)
model.Operation('RESIZE_NEAREST_NEIGHBOR', x3, 3, 1, True).To(t4)
model.Operation('RESIZE_NEAREST_NEIGHBOR', x5, 3, 1, True).To(t6)
model.Operation('RESIZE_NEAREST_NEIGHBOR', x7, 3, 1, False).To(t8)
Example({
    x1: packed('<i2',
    'c-pm#Ne;ju48;26EObyNBH`)f2R-4FWyviJC`ML#)bI^j@wiT!>ylOrb~5}_NHYtOw(2GNe||3W0an*6-T'
),
    t2: packed('<i2',
    'c-qa2$qm3T48uCIk5q+a#O~<L2+c2g5d_u3fMR5&M-6{LD=yZD<~pU-f}IRs7Sg*tvk+;sZsN!JI&2@}szW~'
),
    x3: packed('<i2',
    'c-pOtF%Ez*48(YHlaxcbQ<FZO?yPvSELpzlCVDVom?}lqj17A6xIOf+HQGGcV#cW$O%+n#`TCg`qk<)O'
),
    t4: packed('<i2',
    'c-qB_TMol848wM0KN1y|5W7cT*Go)a1VKr0PVY@%%vc3?tfg*cR`<%h0Y)_WGwv4|nSPGVctnvSJ;!_ln9T#-s8Yn~-Xvy>EWm*!'
    'wUnPf?F*N-I4l'
),
    x5: packed('<i2',
    'c-qa2+X=uh48%IJAL#|3iJj4#B?{4(5J;L?h_qEN(ZYaYWTi(9-=Gzb>!i6ZX|-S{!%v0$KR=iA0e4wS{Q'
),
    t6: packed('<i2',
    'c-rMo$qmCW4C}}`90sCb$)iWj2>q5Xg5V|6WL6;}&34sAqFcxS6j+&+=@GS-p99jW_$qqeG;`H0(yA80?wp|e*8oWOkOCsp_O9z9'
    '&?1b0D%P6abdRd#et>DKIWvmtJwxug_mrqvkexX}e+`gdZ-4#_4~k=Ok^'
),
    x7: (packed('<i2',
    'c-p1P$q|4s3<E$)_7TKLp4cfJdSKrxrYd2hYOrGWEsTk9tm;bk$^%7zjs7Uow~Yrib^Y-IMfx0&'
) * 5)[:258],
    t8: packed('<i2',
    'c-rlb$qj%&48$lo#}bqoZ9?f#1X4cuZA(Tv=phYOByHD;XhDX?V$rjf-vO&vOTA#OTUssA#0N2^2gc*$XPO6E^tCh'
),
}, name='rest_quant8').AddVariations(signed(x1, t2, x3, t4, x5, t6, x7, t8)).DisableLifeTimeVariation()
