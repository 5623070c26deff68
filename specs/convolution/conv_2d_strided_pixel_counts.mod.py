# Licensed under the Apache License, Version 2.0; see LICENSE.
# Written by 'python -m corpus' from corpus/families/convolution.py; do not edit.
#
# CONV_2D: numbers of pixels.

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

# Layers go two steps at a time over numbers of pixels between two blocks of eight.
# Expected values: float64 formula.
x1 = Input('x1', (F32, [1, 3, 21, 1]))
c2 = Parameter('c2', (F32, [1, 3, 3, 1]), [1.0, -2.0, 1.0, 2.0, 1.0, -1.0, -1.0, 2.0, -2.0])
c3 = Parameter('c3', (F32, [1]), [0.5])
t4 = Output('t4', (F32, [1, 1, 10, 1]))
x5 = Input('x5', (F32, [1, 3, 23, 1]))
c6 = Parameter('c6', (F32, [1, 3, 3, 1]), [1.0, -2.0, 1.0, 2.0, 1.0, -1.0, -1.0, 2.0, -2.0])
c7 = Parameter('c7', (F32, [1]), [0.5])
t8 = Output('t8', (F32, [1, 1, 11, 1]))
x9 = Input('x9', (F32, [1, 5, 13, 1]))
c10 = Parameter('c10', (F32, [1, 3, 3, 1]), [1.0, -2.0, 1.0, 2.0, 1.0, -1.0, -1.0, 2.0, -2.0])
c11 = Parameter('c11', (F32, [1]), [0.5])
t12 = Output('t12', (F32, [1, 2, 6, 1]))
x13 = Input('x13', (F32, [1, 3, 27, 1]))
c14 = Parameter('c14', (F32, [1, 3, 3, 1]), [1.0, -2.0, 1.0, 2.0, 1.0, -1.0, -1.0, 2.0, -2.0])
c15 = Parameter('c15', (F32, [1]), [0.5])
t16 = Output('t16', (F32, [1, 1, 13, 1]))
x17 = Input('x17', (F32, [1, 5, 15, 1]))
c18 = Parameter('c18', (F32, [1, 3, 3, 1]), [1.0, -2.0, 1.0, 2.0, 1.0, -1.0, -1.0, 2.0, -2.0])
c19 = Parameter('c19', (F32, [1]), [0.5])
t20 = Output('t20', (F32, [1, 2, 7, 1]))
x21 = Input('x21', (F32, [1, 7, 11, 1]))
c22 = Parameter('c22', (F32, [1, 3, 3, 1]), [1.0, -2.0, 1.0, 2.0, 1.0, -1.0, -1.0, 2.0, -2.0])
c23 = Parameter('c23', (F32, [1]), [0.5])
t24 = Output('t24', (F32, [1, 3, 5, 1]))
x25 = Input('x25', (F32, [1, 9, 9, 1]))
c26 = Parameter('c26', (F32, [1, 3, 3, 1]), [1.0, -2.0, 1.0, 2.0, 1.0, -1.0, -1.0, 2.0, -2.0])
c27 = Parameter('c27', (F32, [1]), [0.5])
t28 = Output('t28', (F32, [1, 4, 4, 1]))
x29 = Input('x29', (F32, [1, 3, 35, 1]))
c30 = Parameter('c30', (F32, [1, 3, 3, 1]), [1.0, -2.0, 1.0, 2.0, 1.0, -1.0, -1.0, 2.0, -2.0])
c31 = Parameter('c31', (F32, [1]), [0.5])
t32 = Output('t32', (F32, [1, 1, 17, 1]))
x33 = Input('x33', (F32, [1, 7, 13, 1]))
c34 = Parameter('c34', (F32, [1, 3, 3, 1]), [1.0, -2.0, 1.0, 2.0, 1.0, -1.0, -1.0, 2.0, -2.0])
c35 = Parameter('c35', (F32, [1]), [0.5])
t36 = Output('t36', (F32, [1, 3, 6, 1]))
x37 = Input('x37', (F32, [1, 11, 11, 1]))
c38 = Parameter('c38', (F32, [1, 3, 3, 1]), [1.0, -2.0, 1.0, 2.0, 1.0, -1.0, -1.0, 2.0, -2.0])
c39 = Parameter('c39', (F32, [1]), [0.5])
t40 = Output('t40', (F32, [1, 5, 5, 1]))
model = Model()
model.Operation('CONV_2D', x1, c2, c3, 2, 2, 2, 0).To(t4)
model.Operation('CONV_2D', x5, c6, c7, 2, 2, 2, 0).To(t8)
model.Operation('CONV_2D', x9, c10, c11, 2, 2, 2, 0).To(t12)
model.Operation('CONV_2D', x13, c14, c15, 2, 2, 2, 0).To(t16)
model.Operation('CONV_2D', x17, c18, c19, 2, 2, 2, 0).To(t20)
model.Operation('CONV_2D', x21, c22, c23, 2, 2, 2, 0).To(t24)
model.Operation('CONV_2D', x25, c26, c27, 2, 2, 2, 0).To(t28)
model.Operation('CONV_2D', x29, c30, c31, 2, 2, 2, 0).To(t32)
model.Operation('CONV_2D', x33, c34, c35, 2, 2, 2, 0).To(t36)
model.Operation('CONV_2D', x37, c38, c39, 2, 2, 2, 0).To(t40)
Example({
    x1: packed('|i1',
    'c-jTQhY<iE2n4W`zW=lj2%1ou3|^$vsY`%3SirtiudIbu2S%6FGCk0zc;M9&8~OqH*&pN', 0.5
),
    t4: [20.5, -5.0, 21.0, -17.0, -20.0, -7.0, 18.0, 14.0, 1.5, 16.5],
    x5: packed('|i1',
    'c-jTQi4njs3<9t-F$w!mTb#$0oZDB@Y@&3)aZXCXmmvT(6Dl$hW4*S=UeOt)Ys6<RdjCqt8A|', 0.5
),
    t8: [-4.5, 14.5, 7.5, -4.0, 8.0, 19.0, -11.0, 1.0, -4.0, 5.0, 1.5],
    x9: packed('|i1',
    'c-jrgNfH1d2n4W_Mfm?~k+yLr*C3+bxRi;XW?}AghH7Zl;+@X_Ma#}=cv2fA(q~g)vOma+Bj5', 0.5
),
    t12: [-10.5, 8.0, 0.5, -13.0, -16.5, -9.5, 6.5, -0.5, -8.0, -6.0, 4.5, -0.5],
    x13: packed('|i1',
    'c-jTQhY`Rq2n4X>srye04keOym8w(HK2Ha0K`$Q1Zqp$o?BcE`s@;)8r{Hg9j*}AR(AQhc7LsB=;Rhr$', 0.5
),
    t16: [-4.5, 7.5, 3.0, -6.5, -14.5, 15.0, 7.5, 3.5, -12.0, 10.5, 4.0, 18.0, -4.5],
    x17: packed('|i1',
    'c-jrgM-IR+3<EGg9?Ab->mkQ2ujHzQyrVG=+_D<%vlaA^^G{n{W<`_$qYm~-Y;w}oS6z;4yyge+d?)J', 0.5
),
    t20: [7.5, -2.0, 8.5, 10.5, 9.5, -2.0, -4.5, 5.0, -9.0, -2.5, -29.5, 3.5, -1.5, -3.5],
    x21: packed('|i1',
    'c-jrbNfH1d2n4X|Mwb7-c0>dxhlG`;mo$Y~7iohclC_TYc#1B>k<Vu<6x5WC+rwgBvp&5&7{<Q`s`egI', 0.5
),
    t24: [-11.5, -16.5, -29.5, -4.5, 10.5, 5.0, 4.5, 24.5, 8.5, 12.0, -12.0, 4.5, -5.0, -18.5, -12.5],
    x25: packed('|i1',
    'c-jTQhY<iE2n4Y6srye02xwyK048_jT#!<hVVDr;)y)ipKeW@iJY9+y5pAv_;Bku>G|8A9l!y<4r64Z', 0.5
),
    t28: [17.0, -7.0, -2.5, 5.0, -23.5, 2.0, -8.0, -4.5, -6.5, 3.5, 5.5, 7.0, 5.5, 13.5, 9.5, 13.5],
    x29: packed('|i1',
    'c-jTQhY`Rq2n4XBJ>Gv>YKSBTCU4E?DU{iSWl`Wf2gLW?XoFo&#X3K3xMKBDswgeCILd>ND-`su1w%b3;40G0bL0Ky;V}O', 0.5
),
    t32: [18.5, -2.0, -11.5, -5.5, -4.0, 13.5, -28.0, 0.0, 18.5, -11.0, -16.5, 28.0, 4.0, 5.5, -15.0, -1.5,
    -14.0],
    x33: packed('|i1',
    'c-jreNe;j;2m~;(mHGc`2?S{5lYM-uL1BgoCEkisaOb`QMwQO`Dfi<;lIMu_C)Z_gD@M7HCz*G=KnYr-9s2=`WhyH', 0.5
),
    t36: [13.5, -9.0, 4.5, -9.5, -9.5, -8.0, 0.5, 0.0, 2.5, 12.0, -7.0, 4.5, -31.5, 19.0, 10.5, -20.0, 1.5,
    2.0],
    x37: packed('|i1',
    'c-jrjNfN*?2*ki*jDi2Z7PBU2RZHv%_HtY+?#I<wlOsSEx%!g51k82vxby}d-W^qy>?#E#C;H|ebJdL@b5INVpOZu9N)Z2~qS1W}'
    'L5dGAwl_E', 0.5
),
    t40: packed('|i1',
    'c-s5&oa@??H+R3W@hNEV@#(%`kq~+&{GIuy6ac1w3m^', 0.5
),
}, name='strided').AddVariations('float16').DisableLifeTimeVariation()

# Layers go two steps at a time over numbers of pixels between two blocks of eight.
# Expected values: float64 formula.
x1 = Input('x1', (U8, [1, 3, 21, 1], 0.5, 120))
c2 = Parameter('c2', (U8, [1, 3, 3, 1], 0.5, 128), [130, 124, 130, 132, 130, 126, 126, 132, 124])
c3 = Parameter('c3', (I32, [1], 0.25, 0), [2])
t4 = Output('t4', (U8, [1, 1, 10, 1], 0.5, 120))
x5 = Input('x5', (U8, [1, 3, 23, 1], 0.5, 120))
c6 = Parameter('c6', (U8, [1, 3, 3, 1], 0.5, 128), [130, 124, 130, 132, 130, 126, 126, 132, 124])
c7 = Parameter('c7', (I32, [1], 0.25, 0), [2])
t8 = Output('t8', (U8, [1, 1, 11, 1], 0.5, 120))
x9 = Input('x9', (U8, [1, 5, 13, 1], 0.5, 120))
c10 = Parameter('c10', (U8, [1, 3, 3, 1], 0.5, 128), [130, 124, 130, 132, 130, 126, 126, 132, 124])
c11 = Parameter('c11', (I32, [1], 0.25, 0), [2])
t12 = Output('t12', (U8, [1, 2, 6, 1], 0.5, 120))
x13 = Input('x13', (U8, [1, 3, 27, 1], 0.5, 120))
c14 = Parameter('c14', (U8, [1, 3, 3, 1], 0.5, 128), [130, 124, 130, 132, 130, 126, 126, 132, 124])
c15 = Parameter('c15', (I32, [1], 0.25, 0), [2])
t16 = Output('t16', (U8, [1, 1, 13, 1], 0.5, 120))
x17 = Input('x17', (U8, [1, 5, 15, 1], 0.5, 120))
c18 = Parameter('c18', (U8, [1, 3, 3, 1], 0.5, 128), [130, 124, 130, 132, 130, 126, 126, 132, 124])
c19 = Parameter('c19', (I32, [1], 0.25, 0), [2])
t20 = Output('t20', (U8, [1, 2, 7, 1], 0.5, 120))
x21 = Input('x21', (U8, [1, 7, 11, 1], 0.5, 120))
c22 = Parameter('c22', (U8, [1, 3, 3, 1], 0.5, 128), [130, 124, 130, 132, 130, 126, 126, 132, 124])
c23 = Parameter('c23', (I32, [1], 0.25, 0), [2])
t24 = Output('t24', (U8, [1, 3, 5, 1], 0.5, 120))
x25 = Input('x25', (U8, [1, 9, 9, 1], 0.5, 120))
c26 = Parameter('c26', (U8, [1, 3, 3, 1], 0.5, 128), [130, 124, 130, 132, 130, 126, 126, 132, 124])
c27 = Parameter('c27', (I32, [1], 0.25, 0), [2])
t28 = Output('t28', (U8, [1, 4, 4, 1], 0.5, 120))
x29 = Input('x29', (U8, [1, 3, 35, 1], 0.5, 120))
c30 = Parameter('c30', (U8, [1, 3, 3, 1], 0.5, 128), [130, 124, 130, 132, 130, 126, 126, 132, 124])
c31 = Parameter('c31', (I32, [1], 0.25, 0), [2])
t32 = Output('t32', (U8, [1, 1, 17, 1], 0.5, 120))
x33 = Input('x33', (U8, [1, 7, 13, 1], 0.5, 120))
c34 = Parameter('c34', (U8, [1, 3, 3, 1], 0.5, 128), [130, 124, 130, 132, 130, 126, 126, 132, 124])
c35 = Parameter('c35', (I32, [1], 0.25, 0), [2])
t36 = Output('t36', (U8, [1, 3, 6, 1], 0.5, 120))
x37 = Input('x37', (U8, [1, 11, 11, 1], 0.5, 120))
c38 = Parameter('c38', (U8, [1, 3, 3, 1], 0.5, 128), [130, 124, 130, 132, 130, 126, 126, 132, 124])
c39 = Parameter('c39', (I32, [1], 0.25, 0), [2])
t40 = Output('t40', (U8, [1, 5, 5, 1], 0.5, 120))
model = Model()
model.Operation('CONV_2D', x1, c2, c3, 2, 2, 2, 0).To(t4)
model.Operation('CONV_2D', x5, c6, c7, 2, 2, 2, 0).To(t8)
model.Operation('CONV_2D', x9, c10, c11, 2, 2, 2, 0).To(t12)
model.Operation('CONV_2D', x13, c14, c15, 2, 2, 2, 0).To(t16)
model.Operation('CONV_2D', x17, c18, c19, 2, 2, 2, 0).To(t20)
model.Operation('CONV_2D', x21, c22, c23, 2, 2, 2, 0).To(t24)
model.Operation('CONV_2D', x25, c26, c27, 2, 2, 2, 0).To(t28)
model.Operation('CONV_2D', x29, c30, c31, 2, 2, 2, 0).To(t32)
model.Operation('CONV_2D', x33, c34, c35, 2, 2, 2, 0).To(t36)
model.Operation('CONV_2D', x37, c38, c39, 2, 2, 2, 0).To(t40)
Example({
    x1: packed('<i2',
    'c-p1Gfe`>P1O&h@`4BQeP<o2^U8hRL9!fsE9LPo_qRn}8NxEG{`SM#tJ&?npXcirt`~C9(>DC=='
),
    t4: [161, 110, 162, 86, 80, 106, 156, 148, 123, 153],
    x5: packed('<i2',
    'c-pPOi4njs3<9u@T%7MrOv310q7tfM*gi`PcWU=uc4}6dWSpWyD(1d(0lVE?mEi&A3tgc-fA|1LR3M`'
),
    t8: [111, 149, 135, 112, 136, 158, 98, 122, 112, 130, 123],
    x9: packed('<i2',
    'c-p1O!4be92n4{CjNswOiBNjdL-xB?rOPwqL=J_R&y^^$D6%nK`}?4rvDLCcHNZOkf_CCQf4!W<9#{'
),
    t12: [99, 136, 121, 94, 87, 101, 133, 119, 104, 108, 129, 119],
    x13: packed('<i2',
    'c-pPOi50*=1O>p9%*OGs_@$?b%(O6fZ&27-+N|bm$0?Xec;aFl?xJAXP15krdR5hnf^s(dh;h~6(w*mTA2A&!D*'
),
    t16: [111, 135, 126, 107, 91, 150, 135, 127, 96, 141, 128, 156, 111],
    x17: packed('<i2',
    'c-pPW#|^+R3<R)@tS;bG?9r1U!Y?g*sNyvF0#`;H8IuKdGyg_MuCWkF0p1JK!$>yg?akgg+Z1Zge_ni(BNG'
),
    t20: [135, 116, 137, 141, 139, 116, 111, 130, 102, 115, 61, 127, 117, 113],
    x21: packed('<i2',
    'c-pPR%N2ky2n0Y&Rzl$I5<aDC5zb+zG^I6+L7WXKhY~_PtIS&>4`#*P{v;Ai37c(BrR*wO_VjRyU)P^rel#R%'
),
    t24: [97, 87, 61, 111, 141, 130, 129, 169, 137, 144, 96, 129, 110, 83, 95],
    x25: packed('<i2',
    'c-pPOi4lM>2n0Y&1_UxW-qLNt-SGur>{j<hbg&F80|fPUW*Y2)ZrnFbr9oEJnj!(5)T%*qOy(jO^!)7uEq5j-'
),
    t28: [154, 106, 115, 130, 73, 124, 104, 111, 107, 127, 131, 134, 131, 147, 139, 147],
    x29: packed('<i2',
    'c-p<ehY`Rq2n4W<OmjHe<I%H4q#9(bHj|n_W{id<2)=BH^w+Hwx#eA>{H9_Xr*Cjq$H9>#Sqku}pt!CD3pEJfLOip4=sth>0AoWj'
    'Hv'
),
    t32: [157, 116, 97, 109, 112, 147, 64, 120, 157, 98, 87, 176, 128, 131, 90, 117, 92],
    x33: packed('<i2',
    'c-pnc$q~RX2n0cgj6j0oG8?*;gr{FKIw}WF-B2nI6Ouw4w);T4@I<{8=Nk3owX)8eds4B5v_im(BTPr&47YaEe*WtN?RP5E'
),
    t36: [147, 102, 129, 101, 101, 104, 121, 120, 125, 144, 106, 129, 57, 158, 141, 80, 123, 124],
    x37: packed('<i2',
    'c-qB`+Yv+|2*tK!<vAP?DE->S<~Nhn?1JB<JCeFn6h3tdP>I#cV>Sb`+W4$eCv5C%-Ce9AjRYI%<tN#DO`_~T9PysU7Uvd4zC=i&'
    'dIl7Y-@o_(ev>%x'
),
    t40: packed('<i2',
    'c-qT}Z}N*t3C*i(o3Ws+ZD~Tygs!;m{OZC<47dOQyZ#H<'
),
}, name='strided_quant8').AddVariations(signed(x1, c2, t4, x5, c6, t8, x9, c10, t12, x13, c14, t16, x17, c18, t20, x21, c22, t24, x25, c26, t28, x29, c30, t32, x33, c34, t36, x37, c38, t40)).DisableLifeTimeVariation()
