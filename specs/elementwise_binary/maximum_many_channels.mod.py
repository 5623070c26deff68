# Licensed under the Apache License, Version 2.0; see LICENSE.
# Written by 'python -m corpus' from corpus/families/elementwise_binary.py; do not edit.
#
# MAXIMUM: more channels than a block has.

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
c2 = Parameter('c2', (F32, [48]), packed('|i1',
    'c-jTQ0TRF<3<59*oaO(&-AStn4Mk?4`HoOHuwqW#`g=-rr|+tbY|aC2K@n5', 0.5
))
t3 = Output('t3', (F32, [1, 1, 2, 48]))
x4 = Input('x4', (F32, [1, 40, 1, 2]))
c5 = Parameter('c5', (F32, [40, 1, 1]), packed('|i1',
    'c-jTQfeip43<9voh~xinodj*OA5LeWp11^>DuY><Xk3U^<pW)?4>$', 0.5
))
t6 = Output('t6', (F32, [1, 40, 1, 2]))
x7 = Input('x7', (F32, [1, 80, 1, 2]))
c8 = Parameter('c8', (F32, [80, 1, 1]), packed('|i1',
    'c-m#l!4beP2m`Rz_^|iiHVJ_aQ2oX5tvinrmC-p^>J4jmg~6huz<v)Q9GK;3jn-}PpFay~AZ`', 0.5
))
t9 = Output('t9', (F32, [1, 80, 1, 2]))
x10 = Input('x10', (F32, [1, 1, 2, 129]))
c11 = Parameter('c11', (F32, [129]), packed('|i1',
    'c-pPY!4beP2m`Rz_^|iiHVJ_)QT+w89Ies1ErxI1d6cM(&cRY|Si36>799oldkEp+hx`FY;WEM', 0.5
))
t12 = Output('t12', (F32, [1, 1, 2, 129]))
model = Model()
model.Operation('MAXIMUM', x1, c2).To(t3)
model.Operation('MAXIMUM', x4, c5).To(t6)
model.Operation('MAXIMUM', x7, c8).To(t9)
model.Operation('MAXIMUM', x10, c11).To(t12)
Example({
    x1: packed('|i1',
    'c-n=_!4beP2m`Rz=CJqQHVJ`_Q2oV1^m_urfuqdUXx&!Ox9&VjRI+oh)En0Bq7fD5fBpa&@Fs@', 0.5
),
    t3: packed('|i1',
    'c-ke)F%rNq3<ALf7{UMFYilCM4K%k5)QVs==E8QoLYvvUEeEUkxUkG-eELyRI1KMFhj;(}D5kKB{s2r55On', 0.5
),
    x4: packed('|i1',
    'c-m#l$q~Rn2m`RhFxdTfyDUcvi2h25Ic0*E%L+d4br2Wwk`0%qhi>ZXeHf^)iN)dMKY!iSA9D', 0.5
),
    t6: packed('|i1',
    'c-jri!41GL48uTx79#DxZXKuolDHv$j|#R@jS?F(M3v2QUpd)%!G}3DM_S;;A0$$*tJ3^@Ru3%', 0.5
),
    x7: packed('|i1',
    'c-png$q@h{3<EIM$;9rzTObEjto~XIWLU>wvk%16X@aNA65ii+5Et^4HHW*JZmO(V|K|r=A3f>', 0.5
),
    t9: packed('|i1',
    'c-oDP!3_j42m?39!tTG^Q<kjL!973&@&MIk*Yv@w^T6sx8Qr|wJ`02-nA=H8zjwsC45+aabk!C>Yt|~07c&nKgF8LK<jhG$o-qIV'
    '`~jOc8*l', 0.5
),
    x10: (packed('|i1',
    'c-jTQ0TRF<2m`RKaFqZ5R;|T^!*$J!zPj_VpbFPu(HqTeMI)6RLi#@m;-FI<emo@@SO', 0.5
) * 5)[:258],
    t12: packed('|i1',
    'c-pOu!41GL3<6sl`PhHlDsk%WP$9ts4$N{wdhbR!R^>&-BD>5(r)MLlLoF*%$Aq)_0hYa;2Z&v$=7V#6W#vaLoMHN&7c{12HHR4e'
    '0l$S%I<^', 0.5
),
}, name='rest').AddVariations('float16').DisableLifeTimeVariation()

# A block of channels is not full behind full ones: each of these is started anew.
# Expected values: float64 formula.
x1 = Input('x1', (U8, [1, 1, 2, 48], 0.5, 120))
c2 = Parameter('c2', (U8, [48], 0.5, 120), packed('<i2',
    'c-oc0ff0Z(3<5w`_DWI(u3>a%@L!?f2z0;894^L)diLDaW2I30nL`})_0tD<j26@'
))
t3 = Output('t3', (U8, [1, 1, 2, 48], 0.5, 120))
x4 = Input('x4', (U8, [1, 40, 1, 2], 0.5, 120))
c5 = Parameter('c5', (U8, [40, 1, 1], 0.5, 120), packed('<i2',
    'c-oD@feip42m>%*R>+KFk)7@fwz!+KvFKjNGL>>Ag%e^kXr&9|(*t__68H'
))
t6 = Output('t6', (U8, [1, 40, 1, 2], 0.5, 120))
x7 = Input('x7', (U8, [1, 80, 1, 2], 0.5, 120))
c8 = Parameter('c8', (U8, [80, 1, 1], 0.5, 120), packed('<i2',
    'c-pPY$q|4s3<E$~PT~V(jpfoQfG_)B*0_1zYFJlvVktI8JFEsYP8k@_A%ugWO@&g+L;U9JXD{47CGG'
))
t9 = Output('t9', (U8, [1, 80, 1, 2], 0.5, 120))
x10 = Input('x10', (U8, [1, 1, 2, 129], 0.5, 120))
c11 = Parameter('c11', (U8, [129], 0.5, 120), packed('<i2',
    'c-qCw+YNv)3<E$`Zkq=<QS8xK0*U)Ss7)12E)RCe&GY8KreYF{u_5lT653j2=y*<pIQSr6e|rIGf;~C'
))
t12 = Output('t12', (U8, [1, 1, 2, 129], 0.5, 120))
model = Model()
model.Operation('MAXIMUM', x1, c2).To(t3)
model.Operation('MAXIMUM', x4, c5).To(t6)
model.Operation('MAXIMUM', x7, c8).To(t9)
model.Operation('MAXIMUM', x10, c11).To(t12)
Example({
    x1: packed('<i2',
    'c-png$q|4s3<E$~PT~V(kEPNnffxJVGITtrK^&+}6-+J<cFE22=D?<65{t1R?ywTtTJ@c;pS`pmEr$'
),
    t3: packed('<i2',
    'c-png!4ZH!3<5xlzRM^ufzpjygFN8FGEgakRhS9O@d|Bb@3I`M=IO>Vi}CXxC56Lq4RiSQ`+pSE*i9cl=LR^)E_D'
),
    x4: packed('<i2',
    'c-pPY$q|4s3<E$~PT~V(kEPNnfG_*s4RME+(AFwL$8#FQf!b8T<nmyb+&pg%Y$_(P82g*ApS|8kCG!'
),
    t6: packed('<i2',
    'c-pPY!41Gb3<AOQ9G_1DWGFo@B0LvOBfb|5Y=s3SHjGBZY?kZD$({%Bpocxu0xy1nM5=Y9`uTYuHWntW'
),
    x7: packed('<i2',
    'c-qa&!41GL2m`>boCHW}5ccSqqEhdFhYjnD-WZGtafYQ(R!T#~y9&gD%9O#);lWC|`99z0=jSd~>r3h'
),
    t9: packed('<i2',
    'c-qa4Q4WJK2!eO!rN3Q~2uB~i!5(L#LBogCwB0oukM;-F4BD9Cz0N)$B*9#cQ+huo_SJv}D@J!O0krCzHhE?C0zz<Q2B^gBbl{5S'
    'PoH0ZUSGs_O>h'
),
    x10: (packed('<i2',
    'c-p1Gff0Z(2m?S@ZVN#JM;N_B_^;4%sB+vqUNx-~9bCfZXv1<?R+GlUcZ%ZSluhFK;{s+T9Pj'
) * 5)[:258],
    t12: packed('<i2',
    'c-rNRK@P(}2m|}(YL`vGV*K=yKjc=B@WISrmJ7;z2g13!E;<(#ZN5Z#e&lj0WF?B6a0M^GvbXC1xf}I3IM-8lJ=DULChoDIIa*e5'
    '$k{jG&)?4vxmA3o'
),
}, name='rest_quant8').AddVariations(signed(x1, c2, t3, x4, c5, t6, x7, c8, t9, x10, c11, t12)).DisableLifeTimeVariation()
