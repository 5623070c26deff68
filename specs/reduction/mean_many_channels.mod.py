# Licensed under the Apache License, Version 2.0; see LICENSE.
# Written by 'python -m corpus' from corpus/families/reduction.py; do not edit.
#
# MEAN: more channels than a block has.

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
I32 = 'TENSOR_INT32'
U8 = 'TENSOR_QUANT8_ASYMM'

# A block that is not full behind full ones.
# Expected values: float64 formula.
x1 = Input('x1', (F32, [1, 1, 3, 48]))
c2 = Parameter('c2', (I32, [1]), [2])
t3 = Output('t3', (F32, [1, 1, 48]))
x4 = Input('x4', (F32, [1, 40, 1, 3]))
c5 = Parameter('c5', (I32, [1]), [3])
t6 = Output('t6', (F32, [1, 40, 1]))
x7 = Input('x7', (F32, [1, 80, 1, 3]))
c8 = Parameter('c8', (I32, [1]), [3])
t9 = Output('t9', (F32, [1, 80, 1]))
x10 = Input('x10', (F32, [1, 1, 3, 129]))
c11 = Parameter('c11', (I32, [1]), [2])
t12 = Output('t12', (F32, [1, 1, 129]))
model = Model()
model.Operation('MEAN', x1, c2, 0).To(t3)
model.Operation('MEAN', x4, c5, 0).To(t6)
model.Operation('MEAN', x7, c8, 0).To(t9)
model.Operation('MEAN', x10, c11, 0).To(t12)
Example({
    x1: packed('|i1',
    'c-pPY$q~RX2n4WUIs2~`gE46$`U}i<5HOA{zMFX7E_Y^NlO95Pwi+#_l-0D_KF)Yd_&<LV)I4D', 0.5
),
    t3: [0.33333334, -0.5, 0.16666667, 0.8333333, -2.8333333, 1.8333334, 0.0, 2.1666667, 2.5, 1.6666666,
    1.1666666, -1.0, -1.8333334, 0.0, 0.0, 0.16666667, 0.5, -1.6666666, 1.1666666, 2.0, 0.6666667,
    2.6666667, 1.5, 0.33333334, -0.16666667, -1.3333334, 0.33333334, 0.16666667, 1.3333334,
    -0.8333333, -2.1666667, 1.1666666, 3.8333333, 0.16666667, 2.3333333, 2.0, -0.5, -0.8333333,
    -2.5, -0.8333333, 0.0, 0.0, -1.1666666, 0.0, 1.6666666, 2.6666667, -1.5, 0.33333334],
    x4: packed('|i1',
    'c-o!I$q~RX2n4WUIs2~`gE8qL`fHr=n80iY0pr->yNT!Ra%ToM=^><NtI=XgSxu|$^FM!cq%%V', 0.5
),
    t6: [1.1666666, 0.5, 1.0, 0.33333334, 2.0, 2.8333333, -0.6666667, -2.1666667, 1.1666666, 1.0,
    -1.6666666, 0.8333333, -0.6666667, 2.1666667, -0.5, -1.5, 0.8333333, -0.33333334, -1.6666666,
    -0.16666667, 1.8333334, 0.5, 1.0, 2.0, 0.5, 1.8333334, 0.16666667, -0.33333334, -1.3333334, 1.5,
    -0.5, -0.6666667, -0.8333333, 3.1666667, -0.16666667, -2.0, 0.16666667, 2.0, -3.1666667,
    0.8333333],
    x7: packed('|i1',
    'c-qy=$q~RX2n4WUIs2~`gE6Ti`m35&+s7G?3Cwm7Fpe$0n|R(XcV=Ld9zuGy8ZD-j^}qZ9^KfT{', 0.5
),
    t9: packed('<f4',
    'c-n1@u?++<2n30pfBrG~r-u0Q?dO_s6SxOM6K>+Fc(~-H*I~)49d^N-lrv}PME<kn1^_5uPO&t(%S53{<BtE8VOGej)XG`O4Sx5E'
    ')jgw36sk1rp}hH`ljvfzAjZMObbvF%yvLvs82e@KhBT+qhub(exKZG#>`O#cq%RkD*A-numUiiyfW&hju2GsyJtUc{yR3)u7ZZzo'
    'y#'
),
    x10: (packed('|i1',
    'c-jTQhY<iE2n4X>sryfhAYy_RQ_5;uZ69YmCNSGUz&N(}ZsK{n+?jz*dI;&+>JQN~8Y2', 0.5
) * 7)[:387],
    t12: packed('<f4',
    'c-pN@OBDn$2+Mg@>=_Y5P2i^{Y63hIOw`XpcdB5fukaG`5tx`k@);~qQWOwi|6~Qs?m1d!N_`%Nit6rAXriPja60tgp?c5Jbay-t'
    '59m<BkTD2E6tt+^w9qADbVWdVURwWD$CoHOVri`YM%bO1Cu%#|)wua=;MwZJ&OX72@-&aR1;0G~lilA4{{Z2gyuS'
),
}, name='rest').AddVariations('float16').DisableLifeTimeVariation()

# A block that is not full behind full ones.
# Expected values: float64 formula.
x1 = Input('x1', (U8, [1, 1, 3, 48], 0.5, 120))
c2 = Parameter('c2', (I32, [1]), [2])
t3 = Output('t3', (U8, [1, 1, 48], 0.5, 120))
x4 = Input('x4', (U8, [1, 40, 1, 3], 0.5, 120))
c5 = Parameter('c5', (I32, [1]), [3])
t6 = Output('t6', (U8, [1, 40, 1], 0.5, 120))
x7 = Input('x7', (U8, [1, 80, 1, 3], 0.5, 120))
c8 = Parameter('c8', (I32, [1]), [3])
t9 = Output('t9', (U8, [1, 80, 1], 0.5, 120))
x10 = Input('x10', (U8, [1, 1, 3, 129], 0.5, 120))
c11 = Parameter('c11', (I32, [1]), [2])
t12 = Output('t12', (U8, [1, 1, 129], 0.5, 120))
model = Model()
model.Operation('MEAN', x1, c2, 0).To(t3)
model.Operation('MEAN', x4, c5, 0).To(t6)
model.Operation('MEAN', x7, c8, 0).To(t9)
model.Operation('MEAN', x10, c11, 0).To(t12)
Example({
    x1: packed('<i2',
    'c-qa&K^DL;1O>nzS%`Q(!O?q(E;{=`L@f*|#yGYSPD|%jRg_Xs`d!8X$+}J~ZdY16aKiC@etzZ!YkWiD'
),
    t3: [121, 119, 120, 122, 114, 124, 120, 124, 125, 123, 122, 118, 116, 120, 120, 120, 121, 117, 122, 124,
    121, 125, 123, 121, 120, 117, 121, 120, 123, 118, 116, 122, 128, 120, 125, 124, 119, 118, 115,
    118, 120, 120, 118, 120, 123, 125, 117, 121],
    x4: packed('<i2',
    'c-qCwK^DL;1O>nzS%`Q(!O?q%ZaVwX4xDgA)WV=*jAI+&v~+G&MJe^9-(@V2tn0+$cBS=uetz--;m|mP'
),
    t6: [122, 121, 122, 121, 124, 126, 119, 116, 122, 122, 117, 122, 119, 124, 119, 117, 122, 119, 117, 120,
    124, 121, 122, 124, 121, 124, 120, 119, 117, 123, 119, 119, 118, 126, 120, 116, 120, 124, 114,
    122],
    x7: packed('<i2',
    'c-rO5Q4+u~1O>nzS%?^q;OIR^r~AJwZdY16aKaH$3xkR=j%|d~(z#U?rPPytm$5*yt`mPRKR@#VH}G)<'
),
    t9: packed('|i1',
    'c-m#lu@S&P2m`^MZ9qckzjl*5xnO55>6Y6>4p5gtKUy4~siIPvH&2w*YF~ubU~KX~fA>x$t^'
),
    x10: (packed('<i2',
    'c-p1Gfe`>P1O&h@S%?@%P<o2^T}ak-VsX3D+JO^}h*}s_jB#uuoR-e5swkzN^t+7Z`{Mysq8z&'
) * 7)[:387],
    t12: packed('|i1',
    'c-pPY!4beP3<9v3dshR7lG(FF^%odNf^Dj5I{FlL*3KAI^mxOAms*xwXu=HeL%wpXJi-'
),
}, name='rest_quant8').AddVariations(signed(x1, t3, x4, t6, x7, t9, x10, t12)).DisableLifeTimeVariation()
