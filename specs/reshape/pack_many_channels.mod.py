# Licensed under the Apache License, Version 2.0; see LICENSE.
# Written by 'python -m corpus' from corpus/families/reshape.py; do not edit.
#
# PACK: more channels than a block has.

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
x1 = Input('x1', (F32, [48]))
x2 = Input('x2', (F32, [48]))
t3 = Output('t3', (F32, [2, 48]))
x4 = Input('x4', (F32, [40]))
x5 = Input('x5', (F32, [40]))
t6 = Output('t6', (F32, [40, 2]))
x7 = Input('x7', (F32, [80]))
x8 = Input('x8', (F32, [80]))
t9 = Output('t9', (F32, [80, 2]))
x10 = Input('x10', (F32, [129]))
x11 = Input('x11', (F32, [129]))
t12 = Output('t12', (F32, [2, 129]))
model = Model()
model.Operation('PACK', 0, x1, x2).To(t3)
model.Operation('PACK', 1, x4, x5).To(t6)
model.Operation('PACK', 1, x7, x8).To(t9)
model.Operation('PACK', 0, x10, x11).To(t12)
Example({
    x1: packed('|i1',
    'c-jTQhY<iE2n4VL;bs46sbVtZgf+!n1*H~)<+Kqp{BHAGcJq*09RxnX^A#E', 0.5
),
    x2: packed('|i1',
    'c-jTQ0TKWp1O&iwarysiQPOT!V?A#P;kdE4QOXVoUDt(`vFG9q!Xxzq?m-n4', 0.5
),
    t3: packed('|i1',
    'c-oE2!4Uu;2m`RAN@f3P0YzNF{8Qq>Hf1fPq;3#%91~{v>Vw;G^O(D}7>q28YxUb6r7tQi', 0.5
),
    x4: packed('|i1',
    'c-jTQ0TKWp1O&i2a{2#jMbs`Uyhcv8=y)T*=f>Vfq?J&XUI#yd{tqn', 0.5
),
    x5: packed('|i1',
    'c-jTQ2@U`t2m`QyZu0-vas;rwwP*&*twtkT&sd8K*T8<DBue=KuK5xe', 0.5
),
    t6: packed('|i1',
    'c-jrh!4beP2m`Q##4h_!OQ0sL-s0}g8)yyv99AnmR?md%Sf$Ll?nFQ|<zpbPMFDL2LpZmsdJ+9keo>_%L;', 0.5
),
    x7: packed('|i1',
    'c-m#l!4Uu<2n4WUm6iUh1rfLcF8}nv&12_iF_>=Ih+9}~B`zFO)=|pU1hLmM;SE3Y(Et1ak7FqI', 0.5
),
    x8: packed('|i1',
    'c-m#l$q@h{2n4`ll#%?S<q+8bw*Q^sXD;5r&12VSGgxl*5ZPGIT3k4$?4y*_0<qUMVgB<6{Z1+B', 0.5
),
    t9: packed('|i1',
    'c-oE4+X(<M2nA6z@y7nE^$~Sb!hRkYn2vEaJ34lqcjpX?mBQSyGi_9|8vGbp#=5dwxtzj^7;9Qp3RHGTfFTVLWbuJ8Hm$g#`AP))'
    'wsr34ee7T75AOF;-v', 0.5
),
    x10: packed('|i1',
    'c-pPY$q@h{2n4`ll#%?S<q+8<w*QU2t_d^z%*7kHdF&c(2FtA;A{*;jiwnn;eUy?~Ab!Xn5x_es', 0.5
),
    x11: packed('|i1',
    'c-pPY$q@h{2n4`ll#%?S<q+8<w*O5@Ef9NM6K43Ci#Krd*frV=mRmhUHrBHi7mg|WD1XQwcS}4T', 0.5
),
    t12: packed('|i1',
    'c-pPZfeip52m`=SrLzCDAR@oR#{upz$1&j!Uwv>JZXPpRi@|iui`a#6t;B_G%34a<njjwFht)s)0a^8TMg', 0.5
),
}, name='rest').AddVariations('float16').DisableLifeTimeVariation()

# A block of channels is not full behind full ones: each of these is started anew.
# Expected values: float64 formula.
x1 = Input('x1', (U8, [48], 0.5, 120))
x2 = Input('x2', (U8, [48], 0.5, 120))
t3 = Output('t3', (U8, [2, 48], 0.5, 120))
x4 = Input('x4', (U8, [40], 0.5, 120))
x5 = Input('x5', (U8, [40], 0.5, 120))
t6 = Output('t6', (U8, [40, 2], 0.5, 120))
x7 = Input('x7', (U8, [80], 0.5, 120))
x8 = Input('x8', (U8, [80], 0.5, 120))
t9 = Output('t9', (U8, [80, 2], 0.5, 120))
x10 = Input('x10', (U8, [129], 0.5, 120))
x11 = Input('x11', (U8, [129], 0.5, 120))
t12 = Output('t12', (U8, [2, 129], 0.5, 120))
model = Model()
model.Operation('PACK', 0, x1, x2).To(t3)
model.Operation('PACK', 1, x4, x5).To(t6)
model.Operation('PACK', 1, x7, x8).To(t9)
model.Operation('PACK', 0, x10, x11).To(t12)
Example({
    x1: packed('<i2',
    'c-oc0ffWEC1O>oGCgf3mMsJ4hEGXbzuv>^(lE|~Q1C!~x=JKQ_KH_Cyj86|~UKW}'
),
    x2: packed('<i2',
    'c-oc0ff2wU2m~-k1{677c^SPkG*NS$-JX(+F8V8`)dX?R>ZGZ>Sl9t+(K~+n0A`F9lm'
),
    t3: packed('<i2',
    'c-png!4be92n4{C4Cu*#a#DI)$S3<>gao~dxW%v<$vk^@&{VF^T%OXRXLx~1HRN86ukHES3x%C6Ed'
),
    x4: packed('<i2',
    'c-oD@ffWEC1O>oG7STg~MsJ1gAk<<pStG60$+5ejx8Ph7h?A=w<I@9nlM?L'
),
    x5: packed('<i2',
    'c-oD@i46cC2m~-k<_Qo`PDXbH+oRD2hSI1Pi`DkAq(n@^ZX>0&us%I<MiST'
),
    t6: packed('<i2',
    'c-pPX!4be92n4{Cj9kD0<)m~|ME1ShfXptKGsmF9BzwWV(?+ORB-ixrGKR^CB4@N#5tfIQ+_Chn#y9!=>;k?@CBy'
),
    x7: packed('<i2',
    'c-pPYxe>rH2n0Zv%p+hx;za2#z^ON1kD?(y8f{=Gje4<IZ68ZY#5C+SQd$dj_L_t+-B{({{QT?%qNpWy'
),
    x8: packed('<i2',
    'c-pPYxe>rH2n0Zv%p+hx;za2#z^ON1VY;!(qiBeaMjIGPqh2gl+sBd;F%7$ol-5F>y(S^w{QT?%nbRd|'
),
    t9: packed('<i2',
    'c-qa4%MAlC2*o-wp8$e{7e;SJ=&`<8vSgRwBDxc_xQ=T?HQ9ieaa1X$)g1Ly)Tm~w`;>7CSr&HqOdHbZW&@EU-B7EGE}Y!5di0f$'
    ';zRqcnDx|uI)DD0FH&nt-v'
),
    x10: packed('<i2',
    'c-qCw!4be92n4{C3?ed|a#DJl$V~RXID2+-sN9%X0cp`=QBI{v+ky_qUhOH#=%U|ZjxrD*<mYcM>I^)g'
),
    x11: packed('<i2',
    'c-qCw$qm3T2n4{C%wa%av!?Vk5h?Q@q_h_5>@^8ty0OZmXo!zS8yHHXUMyDI$C45;4ZDpG^7FSB=o>ti'
),
    t12: packed('<i2',
    'c-rO6!4be92nErU3?eXm1t~o}WV~hXZ?V_xsKIo6!W`7ZTRgS6gjx(d6w6wJqP(;8WW`89;R3$6`i7t1_X2nCc{T'
),
}, name='rest_quant8').AddVariations(signed(x1, x2, t3, x4, x5, t6, x7, x8, t9, x10, x11, t12)).DisableLifeTimeVariation()
