# Licensed under the Apache License, Version 2.0; see LICENSE.
# Written by 'python -m corpus' from corpus/families/reshape.py; do not edit.
#
# CONCATENATION: more channels than a block has.

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
x2 = Input('x2', (F32, [1, 1, 2, 7]))
t3 = Output('t3', (F32, [1, 1, 2, 55]))
x4 = Input('x4', (F32, [1, 40, 1, 2]))
x5 = Input('x5', (F32, [1, 7, 1, 2]))
t6 = Output('t6', (F32, [1, 47, 1, 2]))
x7 = Input('x7', (F32, [1, 80, 1, 2]))
x8 = Input('x8', (F32, [1, 7, 1, 2]))
t9 = Output('t9', (F32, [1, 87, 1, 2]))
x10 = Input('x10', (F32, [1, 1, 2, 129]))
x11 = Input('x11', (F32, [1, 1, 2, 7]))
t12 = Output('t12', (F32, [1, 1, 2, 136]))
model = Model()
model.Operation('CONCATENATION', x1, x2, 3).To(t3)
model.Operation('CONCATENATION', x4, x5, 1).To(t6)
model.Operation('CONCATENATION', x7, x8, 1).To(t9)
model.Operation('CONCATENATION', x10, x11, 3).To(t12)
Example({
    x1: packed('|i1',
    'c-n=_$q@iC2m`Q5FoyoC4LQt~u=>khTH#_c1}H}EqZK0Pt^Fc9A@4cfvE{5O)Zvm}l>O%qcp@ot', 0.5
),
    x2: [3.0, -4.0, -1.0, 2.5, -2.0, 2.0, -3.5, 1.5, -1.5, 4.0, 1.5, -3.5, 2.0, -2.0],
    t3: packed('|i1',
    'c-n=`I}QLL3<FU?94GfbE#YIfq2F?(r?Hb(*yxM~iji|^gb4c8JdrmczrCGh!^t7vsOmzk7xw>n<O3C5FmV', 0.5
),
    x4: packed('|i1',
    'c-m#l!4Uu<2m`=TLZJU@MI~MVxBq2Lp$?b)qO8*j7n3nSF>)WR5J7+19r+USH%A{^&VT*@xB(?B', 0.5
),
    x5: [1.0, 0.5, -1.5, -2.5, 1.5, -4.0, 2.5, 3.0, -3.5, 1.0, -1.0, 2.0, -3.5, -2.5],
    t6: packed('|i1',
    'c-m#lISv3J3<E#`j+6htmT)-KtF1@F>_To%*+GsQBXQ8_4HP}r)^riH(z+fMkX3JYk7@kpuRQHeEFJ', 0.5
),
    x7: packed('|i1',
    'c-png!4Uu<2m`=TLZJU@MI~MpxBtzTkiR+l*mBks>Tt;~$~vuZF&P6CBlpn?5%j0sk^kopZXQQ|', 0.5
),
    x8: [3.0, 2.5, -0.5, -1.0, -3.0, -1.5, 3.5, 4.0, -0.5, 4.0, 2.0, -1.0, 2.5, -0.5],
    t9: packed('|i1',
    'c-png%M}122m`>UhCu(-il5+l3)uTiR6tg}-94r;yO5hxc97%7NE~!}14WOuHC+U)w64eh`HLTm|4x|', 0.5
),
    x10: (packed('|i1',
    'c-jTQfeip42m`PvWAOjAqB3odR*0ZK?T&m2`J1DUEoV)k4ww9*tkVh?lQBRsa(}O&8#e', 0.5
) * 5)[:258],
    x11: [2.0, 3.0, -1.0, 3.0, 3.5, 4.0, -3.0, -2.5, -1.0, -4.0, 3.5, -1.0, 3.0, 2.0],
    t12: packed('|i1',
    'c-qCzF%G~W3<N;|=d=I+T8zVyh9^Wyxy49Znl6HNw6@0y$WCv&#x!OZvN&ZAa_kt12c6zP(PPyI_||^|7vFjT-Y$Cf', 0.5
),
}, name='rest').AddVariations('float16').DisableLifeTimeVariation()

# A block of channels is not full behind full ones: each of these is started anew.
# Expected values: float64 formula.
x1 = Input('x1', (U8, [1, 1, 2, 48], 0.5, 120))
x2 = Input('x2', (U8, [1, 1, 2, 7], 0.5, 120))
t3 = Output('t3', (U8, [1, 1, 2, 55], 0.5, 120))
x4 = Input('x4', (U8, [1, 40, 1, 2], 0.5, 120))
x5 = Input('x5', (U8, [1, 7, 1, 2], 0.5, 120))
t6 = Output('t6', (U8, [1, 47, 1, 2], 0.5, 120))
x7 = Input('x7', (U8, [1, 80, 1, 2], 0.5, 120))
x8 = Input('x8', (U8, [1, 7, 1, 2], 0.5, 120))
t9 = Output('t9', (U8, [1, 87, 1, 2], 0.5, 120))
x10 = Input('x10', (U8, [1, 1, 2, 129], 0.5, 120))
x11 = Input('x11', (U8, [1, 1, 2, 7], 0.5, 120))
t12 = Output('t12', (U8, [1, 1, 2, 136], 0.5, 120))
model = Model()
model.Operation('CONCATENATION', x1, x2, 3).To(t3)
model.Operation('CONCATENATION', x4, x5, 1).To(t6)
model.Operation('CONCATENATION', x7, x8, 1).To(t9)
model.Operation('CONCATENATION', x10, x11, 3).To(t12)
Example({
    x1: packed('<i2',
    'c-png$q~RX2m`>BY<$RLBLt<VguJr<^;K@1yvjpCS$&`-M8!s5S-XhX_pIS9WEZrdhL|+}&d<+Ys?aTS'
),
    x2: [126, 112, 118, 125, 116, 124, 113, 123, 117, 128, 123, 113, 124, 116],
    t3: packed('<i2',
    'c-p;;I}X4w2*rBjkk3O2@ZjiOvUjUDOO|bwiBCVw?F6&>KugdWioUY69HD2gVJ*mpm@abQGOpP7<0j9qyrbMS0R'
),
    x4: packed('<i2',
    'c-pPY!4be93<I!^ObD0*94Di9fPSmLWCt`?Lk!xTb&Z2ZxhW{CJ6b|iEcBVRiimag^xHz;{QT?%zBMJR'
),
    x5: [122, 121, 117, 115, 123, 112, 125, 126, 113, 122, 118, 124, 113, 115],
    t6: packed('<i2',
    'c-pngI}X4g3<S{}8S_~Ltk*s|b(A{OK8<XH)>Pn~c19j!=T<BVimVMKAj&7|h@46I+-tN`T;KUE&#zr_DJ(7'
),
    x7: packed('<i2',
    'c-qa&!41G53<JQ9Ob8eOj+4<lMWx>VY84Ud?CH0K?11KKh(Wuvu5s`vHw9&NM@xu`g+8;s&(F`j^Daw%'
),
    x8: [126, 125, 119, 118, 114, 117, 127, 128, 119, 128, 124, 118, 125, 119],
    t9: packed('<i2',
    'c-qy=xfQ@53<Ob^j5wADtX3+W*abN7#D8)o;d8IiPI1`=t*O8}?TkFe&aGG!6j>WeK$K6^5&8Z6#?P<1@9a`3'
),
    x10: (packed('<i2',
    'c-p1Gi4g!H2m`<?S$x8%AyB$S-0nb2hzdtvSzbi=*=yVuvIE*sLrmITb&ZopxhW{Ce}6n!#2n8'
) * 5)[:258],
    x11: [124, 126, 118, 126, 127, 128, 114, 115, 118, 112, 127, 118, 126, 124],
    t12: packed('<i2',
    'c-rlbF%G~W48;0mLf{aPT=MiTEZr-0sW%UntSA8*eW3Qpkp>@YcHPA(3nt0}Zzj9v7HhT`(+EaZeIY*f-N1>DT|W<Q1%iNf'
),
}, name='rest_quant8').AddVariations(signed(x1, x2, t3, x4, x5, t6, x7, x8, t9, x10, x11, t12)).DisableLifeTimeVariation()
