# Licensed under the Apache License, Version 2.0; see LICENSE.
# Written by 'python -m corpus' from corpus/families/resize.py; do not edit.
#
# RESIZE_NEAREST_NEIGHBOR: as many elements in other rows, by one model.

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

# Dimensions are those of one request only: the next has as many elements in other rows.
# Expected values: float64 formula.
x1 = Input('x1', (F32, [1, 4, 6, 2]))
t2 = Output('t2', (F32, [1, 5, 7, 2]))
model = Model()
model.Operation('RESIZE_NEAREST_NEIGHBOR', x1, 7, 5, False).To(t2)
Example({
    x1: packed('|i1',
    'c-jTQfepYg2m>%BV~qc=O<_T`aa#DKWf{*;ldReo;V~wa+f8ru%u&V#H!2v~', 0.5
),
    t2: packed('|i1',
    'c-mFR!4beP2m`RQLn-@DYoKs>S3e<<CA`uy2LBzLk3%wI9~f+U&@SI97H6%xQ*IZtL?XN', 0.5
),
}, name='1x4x6x2').AddVariations('float16').DisableLifeTimeVariation()

# Dimensions are those of one request only: the next has as many elements in other rows.
# Expected values: float64 formula.
x1 = Input('x1', (U8, [1, 4, 6, 2], 0.5, 120))
t2 = Output('t2', (U8, [1, 5, 7, 2], 0.5, 120))
model = Model()
model.Operation('RESIZE_NEAREST_NEIGHBOR', x1, 7, 5, False).To(t2)
Example({
    x1: packed('<i2',
    'c-oc0fepYg2m`R4oI-;{Mj5B~hS|9c`2nF}zFU+u6DNz#^hSr77-jAYUC&P!RfZN?'
),
    t2: packed('<i2',
    'c-pPUxe>rH2n0Zv%p;h&6T+0P*ts`bDAWY6NOA(-ZS2J$Ig<y43J-Worx}frW$r3n&o3@$>mZB'
),
}, name='1x4x6x2_quant8').AddVariations(signed(x1, t2)).DisableLifeTimeVariation()

# Dimensions are those of one request only: the next has as many elements in other rows.
# Expected values: float64 formula.
x1 = Input('x1', (F32, [1, 6, 4, 2]))
t2 = Output('t2', (F32, [1, 5, 7, 2]))
model = Model()
model.Operation('RESIZE_NEAREST_NEIGHBOR', x1, 7, 5, False).To(t2)
Example({
    x1: packed('|i1',
    'c-jrf!4Uu;2m`RQDzN{w2t_o{G&{K_0Y|tXBrC;HKVm3RY6D<dT-$vfh^iRq', 0.5
),
    t2: packed('|i1',
    'c-j@oK@I>Q2m`@T4fy}pl2U`%IW^mAb#-ZLFJYF0$#l@^b%&QH?)Z^L3;i1>j==yu&7mX7', 0.5
),
}, name='1x6x4x2').AddVariations('float16').DisableLifeTimeVariation()

# Dimensions are those of one request only: the next has as many elements in other rows.
# Expected values: float64 formula.
x1 = Input('x1', (U8, [1, 6, 4, 2], 0.5, 120))
t2 = Output('t2', (U8, [1, 5, 7, 2], 0.5, 120))
model = Model()
model.Operation('RESIZE_NEAREST_NEIGHBOR', x1, 7, 5, False).To(t2)
Example({
    x1: packed('<i2',
    'c-oc7!4be92n4{COyH35RG{>v1^2muFzf|VsFKt)w-ovxIt%pbNy1x4pLm~3A6BLoXa'
),
    t2: packed('<i2',
    'c-pPW!41GL2t(11jEp0M8$m`d*`fcPEC++(;oRIWHQ9i{N+^`CQC_As?ukS;@9fhjl@gy{`T%LiAej'
),
}, name='1x6x4x2_quant8').AddVariations(signed(x1, t2)).DisableLifeTimeVariation()

# Dimensions are those of one request only: the next has as many elements in other rows.
# Expected values: float64 formula.
x1 = Input('x1', (F32, [2, 4, 3, 2]))
t2 = Output('t2', (F32, [2, 5, 7, 2]))
model = Model()
model.Operation('RESIZE_NEAREST_NEIGHBOR', x1, 7, 5, False).To(t2)
Example({
    x1: packed('|i1',
    'c-jTQi4g!G2m`Pyk7fU95mZco)p9uAQI0Tq!qzTx9q_PT`ch%$#J<=cu}Ksh', 0.5
),
    t2: packed('|i1',
    'c-mFVF%|$J2t&aa5#j!)6;N5(&OcR(0M&>QZMB7GNfr(cb#+G3uDzX0O3>xuoeL!;1oE!+^W$go<Uysr^Ojm{+lIkD^ae4V', 0.5
),
}, name='2x4x3x2').AddVariations('float16').DisableLifeTimeVariation()

# Dimensions are those of one request only: the next has as many elements in other rows.
# Expected values: float64 formula.
x1 = Input('x1', (U8, [2, 4, 3, 2], 0.5, 120))
t2 = Output('t2', (U8, [2, 5, 7, 2], 0.5, 120))
model = Model()
model.Operation('RESIZE_NEAREST_NEIGHBOR', x1, 7, 5, False).To(t2)
Example({
    x1: packed('<i2',
    'c-oc0ff2wU2m~-kMo_s2@fp1{Gy$H)qL;N6`o;-bn%+tW7xhTJ42pQqjX8e$0BRH#oB'
),
    t2: packed('<i2',
    'c-qa&K^DLu2t&ahSwZDRL^yh-J8#fGt1JR!n>Wuk8?NP&jE#eW3@KKuISx;(2Qe*6Dk^aJz1oKcjbg>Nru>$ZM5?`ZRMh83y@Pi`'
    'Jp'
),
}, name='2x4x3x2_quant8').AddVariations(signed(x1, t2)).DisableLifeTimeVariation()

# Dimensions are those of one request only: the next has as many elements in other rows.
# Expected values: float64 formula.
x1 = Input('x1', (F32, [2, 3, 4, 2]))
t2 = Output('t2', (F32, [2, 5, 7, 2]))
model = Model()
model.Operation('RESIZE_NEAREST_NEIGHBOR', x1, 7, 5, False).To(t2)
Example({
    x1: packed('|i1',
    'c-jTQfeip42m`P<1pfb)2~%4+iCi5uc%Iq;UYk038#-2@R~<588_5rEh8of', 0.5
),
    t2: packed('|i1',
    'c-mFXF%keV2m-)4jQaoIY7Ba51JxD`RBGP9;a~BQg~h?a=&1A6vSmnQOUsGv+q=3zaLcPZGY%&z%J@odv9KiNzW$ldPlE', 0.5
),
}, name='2x3x4x2').AddVariations('float16').DisableLifeTimeVariation()

# Dimensions are those of one request only: the next has as many elements in other rows.
# Expected values: float64 formula.
x1 = Input('x1', (U8, [2, 3, 4, 2], 0.5, 120))
t2 = Output('t2', (U8, [2, 5, 7, 2], 0.5, 120))
model = Model()
model.Operation('RESIZE_NEAREST_NEIGHBOR', x1, 7, 5, False).To(t2)
Example({
    x1: packed('|i1',
    'c-jTQi4g!G2m`Q{saQSBx4H=n&^&M3x;4xePHbCqTwGzzYu*eh1HcC)#uic'
),
    t2: packed('|i1',
    'c-mFXI}!jP3<A(AM<a2T{I0&Xf$9|uNaT89vp>a9Ny*{i&6|y>s3<NjbMqs+cbl3L#P+E-D_mSr(ZZC!G8n%6z5f0(K_d'
),
}, name='2x3x4x2_quant8').AddVariations(signed(x1, t2)).DisableLifeTimeVariation()
