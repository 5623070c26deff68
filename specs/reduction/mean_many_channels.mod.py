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

# A block of channels is not full behind full ones: each of these is started anew.
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
    t3: packed('<f4',
    'c-l=$u@S>S2vhAoy=(fkz!DlIeU|to{&xt!gqQFX(K{|8I0+;T402$A6y2)-0#`<W_>ugMPKs8q<5v9_xU#?g@?m_Q*!H8nPrz_A'
    'n9Xio%dNfaq3W)F!y(_xV+JxKssN9Q)cB`d_l)$+s;Q_DS^fn!8AEv'
),
    x4: packed('|i1',
    'c-o!I$q~RX2n4WUIs2~`gE8qL`fHr=n80iY0pr->yNT!Ra%ToM=^><NtI=XgSxu|$^FM!cq%%V', 0.5
),
    t6: packed('<f4',
    'c-kF`F%iHp3<EV6iubOy=kDSY5+$K<h(n?zilR<VcYf<n1UlF|!Mdn-qikQ?twI6<rL~i4r;V~&+^xa~O*rj%+Dkhysn<R<;4^8$'
    'cpD5i-TjKl>7JgE=_5zEC_Tz##+X-3{{aW1JfQ'
),
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

# A block of channels is not full behind full ones: each of these is started anew.
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
    t3: packed('<i2',
    'c-oc0i4DLo3<I&w+{Vhu50KF_LrHJ)ZF(xT07tf`OqkNj!}QiC5H;cFrweGv7M}'
),
    x4: packed('<i2',
    'c-qCwK^DL;1O>nzS%`Q(!O?q%ZaVwX4xDgA)WV=*jAI+&v~+G&MJe^9-(@V2tn0+$cBS=uetz--;m|mP'
),
    t6: packed('|i1',
    'c-jrb$qfK72m`R4D`*ZPW^etlWo1!z8^Ny`ISSDO++{Jx4}(_{*#'
),
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
