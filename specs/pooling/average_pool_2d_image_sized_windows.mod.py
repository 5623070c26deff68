# Licensed under the Apache License, Version 2.0; see LICENSE.
# Written by 'python -m corpus' from corpus/families/pooling.py; do not edit.
#
# AVERAGE_POOL_2D: windows as large as the image.

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
model.Operation('AVERAGE_POOL_2D', x1, 2, 1, 1, 2, 2, 0, False).To(t3)
model.Operation('AVERAGE_POOL_2D', x2, 2, 2, 2, 2, 2, 0, False).To(t4)
model.Operation('AVERAGE_POOL_2D', x5, 0, 0, 0, 0, 2, 1, 3, 3, 0, False).To(t7)
model.Operation('AVERAGE_POOL_2D', x6, 2, 3, 3, 3, 3, 0, False).To(t8)
model.Operation('AVERAGE_POOL_2D', x9, 2, 1, 2, 4, 4, 0, False).To(t11)
model.Operation('AVERAGE_POOL_2D', x10, 2, 4, 4, 4, 4, 0, False).To(t12)
model.Operation('AVERAGE_POOL_2D', x13, 2, 2, 2, 5, 5, 0, False).To(t15)
model.Operation('AVERAGE_POOL_2D', x14, 2, 5, 5, 5, 5, 0, False).To(t16)
model.Operation('AVERAGE_POOL_2D', x17, 0, 0, 0, 0, 1, 1, 6, 6, 0, False).To(t19)
model.Operation('AVERAGE_POOL_2D', x18, 2, 6, 6, 6, 6, 0, False).To(t20)
model.Operation('AVERAGE_POOL_2D', x21, 2, 2, 1, 7, 7, 0, False).To(t23)
model.Operation('AVERAGE_POOL_2D', x22, 2, 7, 7, 7, 7, 0, False).To(t24)
model.Operation('AVERAGE_POOL_2D', x25, 2, 1, 2, 8, 8, 0, False).To(t27)
model.Operation('AVERAGE_POOL_2D', x26, 2, 8, 8, 8, 8, 0, False).To(t28)
model.Operation('AVERAGE_POOL_2D', x29, 0, 0, 0, 0, 2, 2, 5, 3, 0, False).To(t31)
model.Operation('AVERAGE_POOL_2D', x30, 2, 5, 3, 5, 3, 0, False).To(t32)
model.Operation('AVERAGE_POOL_2D', x33, 2, 1, 1, 7, 1, 0, False).To(t35)
model.Operation('AVERAGE_POOL_2D', x34, 2, 7, 1, 7, 1, 0, False).To(t36)
model.Operation('AVERAGE_POOL_2D', x37, 2, 2, 1, 1, 6, 0, False).To(t39)
model.Operation('AVERAGE_POOL_2D', x38, 2, 1, 6, 1, 6, 0, False).To(t40)
Example({
    x1: [1.0, 1.0, -0.5, 2.5, -1.5, -4.0, -3.5, -2.0],
    t3: [-1.125, -0.625],
    x2: [-1.0, -2.5, -3.5, 1.0, 0.5, -1.5, -3.5, -3.5],
    t4: [-1.875, -1.625],
    x5: [-2.0, 3.0, -3.0, 3.0, 1.0, -2.5, 2.5, 4.0, 2.5, 3.5, -1.0, 1.0, 0.5, 2.5, -3.0, 1.0, -0.5, 1.5],
    t7: [-0.33333334, 1.8888888],
    x6: [-1.0, -1.0, 1.0, -3.0, -3.0, -3.5, 1.5, -0.5, -4.0, 1.0, 4.0, 1.5, -3.0, -1.5, -3.0, -2.0, -2.5,
    -2.0],
    t8: [-1.1111112, -1.2222222],
    x9: packed('|i1',
    'c-jTQfeipK2m-JOi~j$uBTUz(MO4W7E|SFnj@cT|_VNSJ@DBU', 0.5
),
    t11: [0.03125, -0.1875],
    x10: packed('|i1',
    'c-jTQfeip42m`RNpz{B<K*q3@VmD;Oi22-81NIu~W*>b~Z4>7', 0.5
),
    t12: [-0.375, -0.4375],
    x13: packed('|i1',
    'c-jTQ0TRF<2m`QdC&K?<ivo5D!q3C-HEY{SEWbo1LNXiqWcB0*)c#0y?+?7AnRf`2+w^xC<*Fb@SM1=zIjFL(^#iv+GVl', 0.5
),
    t15: [0.24, -0.36, -0.04, -0.18],
    x14: packed('|i1',
    'c-jTQ0TKWp1O&jji}?R*BhoI`W*1Bms1uc5KCRviscm8^9KO89$;LbR0V7u!1p', 0.5
),
    t16: [-0.58, 0.66],
    x17: packed('|i1',
    'c-jrlISv3Z2n0bfz~cYE7R<FyIxDHGubrup8!ID?-c4r_w8m}L))OiYbpq41x!49EJn@Q5tItj#XOqiz^n8_H+wM}d+W0fU67Ef$'
    'hbONRw44iNMV%eJE_fe5Ti;E>', 0.5
),
    t19: [-0.06944445, 0.16666667, -0.5833333, -0.3888889],
    x18: packed('|i1',
    'c-jrh$q@h`2n4WUx$M7ML<G${Sz~oW$vMoxz(LKK<#VJleM5S0gZZ#4UF8(<lwa%b1yVHl0oBqRJ^', 0.5
),
    t20: [0.29166666, 0.5555556],
    x21: packed('|i1',
    'c-kG#i<Lwn2n5kXD@y*+f_!@3ZUR*oS8g>Fp$5pxd#dIkwKkWug#$zd2C_L+f392&`o&9{(Y9U{Vec@{BNbC3&qdbEI`^x>zRm5P'
    'dZj1RcV}e2?7ag|;uDZ?b84@n!`7IuU0gx?C+M;6Kc$QFT<rz|T;~T~_Ffn', 0.5
),
    t23: [-0.2857143, 0.3877551, 0.20408164, -0.071428575],
    x22: packed('|i1',
    'c-jrcNfH1d2n4XQo5laX7DZqtm*kP2Tj4{16QQK41pZ`suBv(m5}oC+$h}?qsojm_m}fH123C9HC`ED6G&5&C<9w$TDLe', 0.5
),
    t24: [0.40816328, 0.19387755],
    x25: packed('|i1',
    'c-jrki4njs2m`Q-^X@;b0RycTP~EneGM^HYhIOy&;ga>H^11E4W}zMyC=hFm4d1sT1XZ*$@&vd?v69T-o(tiJ$5{uaf(xrLhu}kr'
    '_xR6MAFLisVE', 0.5
),
    t27: [-0.6640625, -0.5859375],
    x26: packed('|i1',
    'c-jrj$qfK82n0bf7%%xp%gy@RQZ?@<+aQ7p%{7@o=WM6;99hJ+3G@Yma86x-D#PLXL32$a?FnlMy1LPY(!&QIohkUdHTF`CqlOU$'
    'z>_zX;|Hd%LFf', 0.5
),
    t28: [-0.0625, -0.1328125],
    x29: packed('|i1',
    'c-muQXJY)%!N$bQ_VX7j3lqmrcGllN{xSb$0*bS+0sweA2s!', 0.5
),
    t31: [0.56666666, 1.3333334],
    x30: packed('|i1',
    'c-jTQ0SW*x2m(M#NdNy@qanKsbf?mCRL|tl-0rvne6I`(CI', 0.5
),
    t32: [0.6333333, 0.6],
    x33: [0.5, 3.0, 2.5, 4.0, 1.5, -3.5, 3.5, 3.0, 4.0, -1.5, 0.5, 1.0, 1.0, -4.0],
    t35: [1.9285715, 0.2857143],
    x34: [2.5, -4.0, -1.5, 2.0, 2.5, -4.0, -3.0, 1.0, -0.5, 1.5, -3.0, 3.0, 1.5, -1.0],
    t36: [-0.21428572, -0.21428572],
    x37: [-3.5, 2.5, 2.0, -3.5, -2.0, 4.0, 2.0, 1.0, 2.5, -4.0, 0.5, -2.5, -1.5, 1.5, 1.0, 0.5, 3.5, -2.0,
    1.0, -3.5, -1.0, 1.0, -0.5, 3.5],
    t39: [0.25, -0.41666666, 0.41666666, 0.16666667],
    x38: [4.0, 1.5, 1.0, -1.5, 2.0, 2.0, 4.0, 1.5, -2.0, -3.5, 3.0, 0.5],
    t40: [2.0, 0.083333336],
}, name='windows').AddVariations('float16').DisableLifeTimeVariation()
