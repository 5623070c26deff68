# Licensed under the Apache License, Version 2.0; see LICENSE.
# Written by 'python -m corpus' from corpus/families/convolution.py; do not edit.
#
# DEPTHWISE_CONV_2D: numbers of pixels.

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
model.Operation('DEPTHWISE_CONV_2D', x1, c2, c3, 2, 2, 2, 1, 0).To(t4)
model.Operation('DEPTHWISE_CONV_2D', x5, c6, c7, 2, 2, 2, 1, 0).To(t8)
model.Operation('DEPTHWISE_CONV_2D', x9, c10, c11, 2, 2, 2, 1, 0).To(t12)
model.Operation('DEPTHWISE_CONV_2D', x13, c14, c15, 2, 2, 2, 1, 0).To(t16)
model.Operation('DEPTHWISE_CONV_2D', x17, c18, c19, 2, 2, 2, 1, 0).To(t20)
model.Operation('DEPTHWISE_CONV_2D', x21, c22, c23, 2, 2, 2, 1, 0).To(t24)
model.Operation('DEPTHWISE_CONV_2D', x25, c26, c27, 2, 2, 2, 1, 0).To(t28)
model.Operation('DEPTHWISE_CONV_2D', x29, c30, c31, 2, 2, 2, 1, 0).To(t32)
model.Operation('DEPTHWISE_CONV_2D', x33, c34, c35, 2, 2, 2, 1, 0).To(t36)
model.Operation('DEPTHWISE_CONV_2D', x37, c38, c39, 2, 2, 2, 1, 0).To(t40)
Example({
    x1: packed('|i1',
    'c-jTQ0TRF<2m`RA(#ii{3qo~?9xTw(7t=ELJygTa)be!?0kRm$H85>h>UK^S1>_H$93Al', 0.5
),
    t4: [-11.0, 7.5, -2.5, 11.0, 5.0, 5.5, 7.0, 0.5, -22.5, 2.5],
    x5: packed('|i1',
    'c-j@pNfy9B1O>q7H_iP|YY39;YEfy>=wQ9&%8dgkQ$aDFB|U1qjcM6sd9G*B_l@NIs@wp-H7+6Z', 0.5
),
    t8: [11.0, 1.0, -0.5, 3.0, -1.5, 20.0, 3.0, 9.0, -0.5, 10.5, -1.0],
    x9: packed('|i1',
    'c-jrf$q~RX2n4VJ45t5Tm(z)!$}Z){eKeay9FZ%S0V5_{=vuogVr!$-i0(gUj2l|w_5pyWAN2', 0.5
),
    t12: [-0.5, -12.0, -7.5, 11.5, -28.5, -7.0, -19.5, -4.5, 1.5, -18.5, 7.0, 0.5],
    x13: packed('|i1',
    'c-jTQ0TKW)1O%|LDF1)0_7;~k$3Yl{<+mZ`sn~MGTf`W8h{GDUuayCu#HJ``?zxd$U#R%z15o$@+wvnO', 0.5
),
    t16: [2.0, 8.5, 7.5, -15.0, -26.5, 21.5, -1.0, 2.5, -3.0, -14.5, -14.0, 9.5, -1.0],
    x17: packed('|i1',
    'c-jrh!4Uu<2m`<|2(kZaQOR-s_OVodcT|K)>q)0pj@3;nw+bXgL)onyyE8l-evo+G%q5%g%?tkWbR-%', 0.5
),
    t20: [4.5, -13.5, 0.0, 6.5, -1.5, 28.0, 7.0, -5.0, -13.5, 3.5, 1.5, 11.5, 2.0, -15.5],
    x21: packed('|i1',
    'c-jTQ0TRFf1Ou=ej{g6(qjXEqaC=kVcUIhtV?bBTSWForTBR+gIa?>3m_%Wi%j+6cx*m=H()1@X', 0.5
),
    t24: [37.0, -3.0, 8.0, -19.5, -1.0, -0.5, -13.0, 10.0, 7.0, -4.5, -18.5, 8.5, -4.5, 17.0, -3.5],
    x25: packed('|i1',
    'c-jTQ0TKW)1O%|@D)#@c#Zi~&)qYtbpHKH&9~!o{MGte~N_*EBUsBEh6N&P6(!JmZrbT3A6d14{58xv?', 0.5
),
    t28: [1.5, 7.0, 5.0, 0.0, 7.0, 4.0, 5.5, 12.5, -17.5, -7.5, -9.5, -24.0, 23.0, -1.5, 14.0, 23.5],
    x29: packed('|i1',
    'c-jrhOA-Jv1O>oCeC~hRc!-&8S4X@$=_kov8Vaj>!Q&_?ZQgYs*}r(yF#A0ERay*G+)HkO+sWN6$UvyN+@}nTj$J7OdwpC#HTw', 0.5
),
    t32: [6.5, 16.5, 12.0, 14.0, -6.0, -19.0, -9.0, -3.5, -8.5, 4.0, 2.0, 12.0, -7.0, -23.5, -26.5, -13.5,
    28.5],
    x33: packed('|i1',
    'c-jrhNfH1d2n4XAS;qgrwn2sQno8{f6u@q0wN6q}r_N)t;)3%rL}!UI<t&YK<@hU8kS;D>Sg3!}*0Et?GT1-14lL0', 0.5
),
    t36: [2.5, 7.0, 0.0, 8.0, 7.0, -34.5, 4.0, -4.5, 8.0, -19.0, 1.5, 25.5, -0.5, 21.5, -18.0, -3.0, 3.0,
    11.5],
    x37: packed('|i1',
    'c-jriK@tQZ2m`<}5b*!6)gj<+-&?Wg&Cz|p09bohTNcxi<?mB?w{H8YY#Wv@RmB9(S}AT`H;RBw^PK5?bVx89yJ7v3FxIs6S<LN!'
    'X#N0{4LKk', 0.5
),
    t40: packed('|i1',
    'c-p%s`1;?Mf1ls63;&XS%l=>d-P`xP>^!CtPXW)A4gm', 0.5
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
model.Operation('DEPTHWISE_CONV_2D', x1, c2, c3, 2, 2, 2, 1, 0).To(t4)
model.Operation('DEPTHWISE_CONV_2D', x5, c6, c7, 2, 2, 2, 1, 0).To(t8)
model.Operation('DEPTHWISE_CONV_2D', x9, c10, c11, 2, 2, 2, 1, 0).To(t12)
model.Operation('DEPTHWISE_CONV_2D', x13, c14, c15, 2, 2, 2, 1, 0).To(t16)
model.Operation('DEPTHWISE_CONV_2D', x17, c18, c19, 2, 2, 2, 1, 0).To(t20)
model.Operation('DEPTHWISE_CONV_2D', x21, c22, c23, 2, 2, 2, 1, 0).To(t24)
model.Operation('DEPTHWISE_CONV_2D', x25, c26, c27, 2, 2, 2, 1, 0).To(t28)
model.Operation('DEPTHWISE_CONV_2D', x29, c30, c31, 2, 2, 2, 1, 0).To(t32)
model.Operation('DEPTHWISE_CONV_2D', x33, c34, c35, 2, 2, 2, 1, 0).To(t36)
model.Operation('DEPTHWISE_CONV_2D', x37, c38, c39, 2, 2, 2, 1, 0).To(t40)
Example({
    x1: packed('<i2',
    'c-p1Gff2wU2m`>5j6&=YNOg3F=s#ZOp#$FuM|STJoH=7u*P0@wp<}9GVlxfPEqn;1J^x(vOdWX'
),
    t4: [98, 135, 115, 142, 130, 131, 134, 121, 75, 125],
    x5: packed('<i2',
    'c-pPX%N2ky2nA6~<|A<O0)f)i9-P%(j0~EMvyW1zVFR5@(Qpzi^PUWYTSa8uhlJPr&#L`NB^Y`A(E}v(AWH'
),
    t8: [142, 122, 119, 126, 117, 160, 126, 138, 119, 141, 118],
    x9: packed('<i2',
    'c-p1NK^DL;1O>nz`4jXZ#L?3`be6-iD&CM?ES@<awuCAIq%`TLWu`#3jHKHAe6zJfP%EdOzb>IQ9&G'
),
    t12: [119, 96, 105, 143, 63, 106, 81, 111, 123, 83, 134, 121],
    x13: packed('<i2',
    'c-pPOff2wU2n4W>jP`}&0b%qm(d0mjV8S7_4n1pvCKcSq*5py}LbUQdfhO<J#sjMBt{#)O!^>uq6h43Z04VDw9s'
),
    t16: [124, 137, 135, 90, 67, 163, 118, 125, 114, 91, 92, 139, 118],
    x17: packed('<i2',
    'c-pPX!4Uu<2n4|k8I_e1gf(;x;^x(lA#9GNRRNqQbUm_;83}1nCmjse7%HooR91R+7k_(10<mlE;r#yV0*+84LI'
),
    t20: [129, 93, 120, 133, 117, 176, 134, 110, 93, 127, 123, 143, 124, 89],
    x21: packed('<i2',
    'c-pPOff0Z}2m>%j_9@g8IOymuVWOkTd-yz&3!e_O7>j9_ZL0fl>08LcVNgK~v@(n%&YE_LFRiXWeRP8)N&'
),
    t24: [194, 114, 136, 81, 118, 119, 94, 140, 134, 111, 83, 137, 111, 154, 113],
    x25: packed('<i2',
    'c-pPOff2wU2n4W>42W_*1%C7{(WKt;qn5d5yPufNMp$^(r3R+h=WWVT=H0*+g^dq6W0;FBBUDrj6!i1A4>ZjtF#'
),
    t28: [123, 134, 130, 120, 134, 128, 131, 145, 85, 105, 101, 72, 166, 117, 148, 167],
    x29: packed('<i2',
    'c-p<n$q~RX2n0cgEEW(YFh}TC6rN|-%xr$CUplp^z_7Fh*9HftxLLP`-KB@sy>*|fAyGK&VyA1cgj_@dG?>hewbKDjtrcAG=I5_I'
    'VBaw_'
),
    t32: [133, 153, 144, 148, 108, 82, 102, 113, 103, 128, 124, 144, 106, 73, 67, 93, 177],
    x33: packed('<i2',
    'c-pnf(GkEP2n5lTe4v5h5VZ8zME3K|>Tohi4lAgo3qsO$UIw&Z!Z$k7Pb4Jf$(BlZ-Nlt*ii4M{vv%0B9$c})IiCOe0JIY-c>'
),
    t36: [125, 134, 120, 136, 134, 51, 128, 111, 136, 82, 123, 171, 119, 163, 84, 114, 126, 143],
    x37: packed('<i2',
    'c-qCw$q~db2n0ZfEExt$!==!7vvB`g`<mO*?WB=B_X=X9COMM+YA2u@d1Me)l1D|_n(Lg=y0tS(iwr}pWf-rdDuXL_2YiZAVo-gf'
    'ZQ~zM&sTnLk~r7'
),
    t40: packed('<i2',
    'c-jl=OfJhQ%TBBBE}EQLU*4aVn%-L9vUWl&11<mnxeN=r'
),
}, name='strided_quant8').AddVariations(signed(x1, c2, t4, x5, c6, t8, x9, c10, t12, x13, c14, t16, x17, c18, t20, x21, c22, t24, x25, c26, t28, x29, c30, t32, x33, c34, t36, x37, c38, t40)).DisableLifeTimeVariation()
