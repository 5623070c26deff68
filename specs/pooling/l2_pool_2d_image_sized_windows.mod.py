# Licensed under the Apache License, Version 2.0; see LICENSE.
# Written by 'python -m corpus' from corpus/families/pooling.py; do not edit.
#
# L2_POOL_2D: windows as large as the image.

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

# Windows are as large as the image, of each size and by all strides.
# Expected values: float64 formula.
x1 = Input('x1', (F32, [1, 2, 2, 2]))
t3 = Output('t3', (F32, [1, 1, 1, 2]))
x2 = Input('x2', (F32, [1, 2, 2, 2]))
t4 = Output('t4', (F32, [1, 1, 1, 2]))
x5 = Input('x5', (F32, [1, 3, 3, 2]))
t7 = Output('t7', (F32, [1, 1, 1, 2]))
x6 = Input('x6', (F32, [1, 3, 3, 2]))
t8 = Output('t8', (F32, [1, 1, 1, 2]))
x9 = Input('x9', (F32, [1, 4, 4, 2]))
t11 = Output('t11', (F32, [1, 1, 1, 2]))
x10 = Input('x10', (F32, [1, 4, 4, 2]))
t12 = Output('t12', (F32, [1, 1, 1, 2]))
x13 = Input('x13', (F32, [2, 5, 5, 2]))
t15 = Output('t15', (F32, [2, 1, 1, 2]))
x14 = Input('x14', (F32, [1, 5, 5, 2]))
t16 = Output('t16', (F32, [1, 1, 1, 2]))
x17 = Input('x17', (F32, [2, 6, 6, 2]))
t19 = Output('t19', (F32, [2, 1, 1, 2]))
x18 = Input('x18', (F32, [1, 6, 6, 2]))
t20 = Output('t20', (F32, [1, 1, 1, 2]))
x21 = Input('x21', (F32, [2, 7, 7, 2]))
t23 = Output('t23', (F32, [2, 1, 1, 2]))
x22 = Input('x22', (F32, [1, 7, 7, 2]))
t24 = Output('t24', (F32, [1, 1, 1, 2]))
x25 = Input('x25', (F32, [1, 8, 8, 2]))
t27 = Output('t27', (F32, [1, 1, 1, 2]))
x26 = Input('x26', (F32, [1, 8, 8, 2]))
t28 = Output('t28', (F32, [1, 1, 1, 2]))
x29 = Input('x29', (F32, [1, 3, 5, 2]))
t31 = Output('t31', (F32, [1, 1, 1, 2]))
x30 = Input('x30', (F32, [1, 3, 5, 2]))
t32 = Output('t32', (F32, [1, 1, 1, 2]))
x33 = Input('x33', (F32, [1, 1, 7, 2]))
t35 = Output('t35', (F32, [1, 1, 1, 2]))
x34 = Input('x34', (F32, [1, 1, 7, 2]))
t36 = Output('t36', (F32, [1, 1, 1, 2]))
x37 = Input('x37', (F32, [2, 6, 1, 2]))
t39 = Output('t39', (F32, [2, 1, 1, 2]))
x38 = Input('x38', (F32, [1, 6, 1, 2]))
t40 = Output('t40', (F32, [1, 1, 1, 2]))
model = Model()
model.Operation('L2_POOL_2D', x1, 2, 1, 1, 2, 2, 0, False).To(t3)
model.Operation('L2_POOL_2D', x2, 2, 2, 2, 2, 2, 0, False).To(t4)
model.Operation('L2_POOL_2D', x5, 0, 0, 0, 0, 2, 1, 3, 3, 0, False).To(t7)
model.Operation('L2_POOL_2D', x6, 2, 3, 3, 3, 3, 0, False).To(t8)
model.Operation('L2_POOL_2D', x9, 2, 1, 2, 4, 4, 0, False).To(t11)
model.Operation('L2_POOL_2D', x10, 2, 4, 4, 4, 4, 0, False).To(t12)
model.Operation('L2_POOL_2D', x13, 2, 2, 2, 5, 5, 0, False).To(t15)
model.Operation('L2_POOL_2D', x14, 2, 5, 5, 5, 5, 0, False).To(t16)
model.Operation('L2_POOL_2D', x17, 0, 0, 0, 0, 1, 1, 6, 6, 0, False).To(t19)
model.Operation('L2_POOL_2D', x18, 2, 6, 6, 6, 6, 0, False).To(t20)
model.Operation('L2_POOL_2D', x21, 2, 2, 1, 7, 7, 0, False).To(t23)
model.Operation('L2_POOL_2D', x22, 2, 7, 7, 7, 7, 0, False).To(t24)
model.Operation('L2_POOL_2D', x25, 2, 1, 2, 8, 8, 0, False).To(t27)
model.Operation('L2_POOL_2D', x26, 2, 8, 8, 8, 8, 0, False).To(t28)
model.Operation('L2_POOL_2D', x29, 0, 0, 0, 0, 2, 2, 5, 3, 0, False).To(t31)
model.Operation('L2_POOL_2D', x30, 2, 5, 3, 5, 3, 0, False).To(t32)
model.Operation('L2_POOL_2D', x33, 2, 1, 1, 7, 1, 0, False).To(t35)
model.Operation('L2_POOL_2D', x34, 2, 7, 1, 7, 1, 0, False).To(t36)
model.Operation('L2_POOL_2D', x37, 2, 2, 1, 1, 6, 0, False).To(t39)
model.Operation('L2_POOL_2D', x38, 2, 1, 6, 1, 6, 0, False).To(t40)
Example({
    x1: [2.5, -1.5, 1.0, -3.0, 1.0, -1.5, 2.5, 3.5],
    t3: [1.9039433, 2.5372229],
    x2: [0.5, -4.0, -1.5, 3.5, -1.0, 4.0, -3.0, 3.5],
    t4: [1.767767, 3.7583241],
    x5: [-3.0, 1.0, 3.0, -4.0, -0.5, 4.0, -3.5, 3.5, -0.5, 4.0, -1.0, 1.0, 2.5, -4.0, 1.0, 1.5, 1.0, 3.5],
    t7: [2.108185, 3.2102268],
    x6: [-2.0, -2.5, 4.0, -3.0, 1.0, -2.5, 4.0, -2.5, 0.5, -2.5, -0.5, 2.5, -3.5, -3.5, 2.5, -3.0, -3.0,
    3.5],
    t8: [2.6874192, 2.862594],
    x9: packed('|i1',
    'c-jTQfeip42m`RdBJ=-iaiY))7AN_fh^ElKe%ckaQH2=b+YSx', 0.5
),
    t11: [2.6160562, 2.5093575],
    x10: packed('|i1',
    'c-jTQfeip42m`P<mcjqmDxlb|E;tW6u`#faTDZ?5QO^0<vJDs', 0.5
),
    t12: [2.4462981, 2.304886],
    x13: packed('|i1',
    'c-jrd#}NcE3<Iz^TEYESOC@U$FC0|IYmAi6&x+IfE(O#no<pn5lNSYrJK|!Rz@i)~4u@sE;2?A%YHTj~FEe+ddp-j$HLL', 0.5
),
    t15: [2.5690465, 2.5826342, 2.347339, 2.6324892],
    x14: packed('|i1',
    'c-jTQ0TRF<2m`QdQQ`luZ57>;abKv9>D-uEjD?#lHvy<Z!I^C9+YfS`9~8<J_W', 0.5
),
    t16: [2.4738634, 2.7748873],
    x17: packed('|i1',
    'c-jrkF%rNa2n4|45aIu?6+AGhw^-S(Vhc>sTy^d=HgWXr)65Xi&ceD9*prI957y(M;c+n7KJCnYPlLgvdRR%R&9ZaL*fl@XjP_qo'
    'JL^T?#p#MsNLh#%0lgoL@kJE', 0.5
),
    t19: [2.5152314, 2.4678488, 2.1538079, 2.6034164],
    x18: packed('|i1',
    'c-jTQi4g!n1O&kH%RgF-v)BFFI<F}G>)3<bF6F@52idsdTCp%25UetWnRxtyhlAQx1xi1#l_B~', 0.5
),
    t20: [2.6100767, 2.6588428],
    x21: packed('|i1',
    'c-jq&$qfK82*kv|68f)}Bf#coS(dqk5eG_46b9_QgVtPbV-fe~lO}p9HoMFs<djEl?&R6dq=xbLNVrEX&;xFoIssl;@`WDVH*z{8'
    '@G=Lg>s2-QQbTufUH0%v3iW|2eR$&qRH&t_sn`5cC(&Jwp_y6x0h3c<%K', 0.5
),
    t23: [2.4856732, 2.0726597, 2.450531, 2.118914],
    x22: packed('|i1',
    'c-j@qK@Pwm2n4{e$lCwERutT}*Gb0H;^b*nqiwPPt|vxt=m2TA1(&BbdtpGO-V`q`w)i`3bx$w1w56HfF50!o2Pa;Q|1bX', 0.5
),
    t24: [2.3776166, 2.1829581],
    x25: packed('|i1',
    'c-jq&TM_^v2*bwmko%vuxPa?tCrOuMWOQ<sCS-QqAc%lAq^{U_zFnz6vcw<F=IPPBSvWSpP3LFw<gaL3+|Jc_MYr_3a^plr#4H}O'
    'wWz}O^8Ew#n>iK', 0.5
),
    t27: [2.6954823, 2.339371],
    x26: packed('|i1',
    'c-jTQi4njs2m`RgeBFOqAi=3*UVgJ<yPYNPQ<<~W{d&%1%{qZ%xZu9;&Wwrms@VD*z_YpOtswnq_t~&`SuDjPgFP1d2{4E%yiO8v'
    '3B8yfMJPhW', 0.5
),
    t28: [2.5502758, 2.3493683],
    x29: packed('|i1',
    'c-muO`pwM3!piaU7vpcXfB)GTe=z<1&HU#l(|>lRpML?h9u58', 0.5
),
    t31: [2.2985504, 2.4221203],
    x30: packed('|i1',
    'c-jTQfeip42m`RF4EF!E!;on!E#s=q*)+t8JoTmnNq_v~4if', 0.5
),
    t32: [2.8606527, 2.8722813],
    x33: [-1.0, 1.0, 2.5, 0.5, 4.0, -2.0, 0.5, 1.5, -1.0, 2.5, -3.5, 1.0, -0.5, -3.0],
    t35: [2.2990682, 1.841971],
    x34: [3.5, 1.0, -3.5, -0.5, 2.5, 3.5, 1.0, -4.0, 1.0, 2.0, 1.5, 0.5, 1.0, 3.0],
    t36: [2.2677867, 2.4712634],
    x37: [-0.5, -2.5, -3.5, 1.5, 3.5, 1.0, 1.5, -0.5, -1.5, -3.0, 3.0, 1.0, 1.0, 3.0, -1.5, -3.0, 1.0, -2.0,
    -2.5, -1.0, -3.0, -4.0, -2.0, 0.5],
    t39: [2.524876, 1.814295, 1.9790571, 2.5576682],
    x38: [4.0, -3.5, 4.0, 2.5, 1.0, 1.0, 1.0, 2.0, -1.5, -4.0, -1.5, -0.5],
    t40: [2.533114, 2.5739076],
}, name='windows').AddVariations('float16').DisableLifeTimeVariation()
