# Licensed under the Apache License, Version 2.0; see LICENSE.
# Written by 'python -m corpus' from corpus/families/reshape.py; do not edit.
#
# SPACE_TO_BATCH_ND: as many elements in other rows, by one model.

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

# Dimensions are those of one request only: the next has as many elements in other rows.
# Expected values: float64 formula.
x1 = Input('x1', (F32, [1, 4, 8, 4]))
c2 = Parameter('c2', (I32, [2, 2]), [0, 0, 0, 0])
t3 = Output('t3', (F32, [4, 2, 4, 4]))
model = Model()
model.Operation('SPACE_TO_BATCH_ND', x1, [2, 2], c2).To(t3)
Example({
    x1: packed('|i1',
    'c-jrhNfH1d2n4~PS%&|=7Ny1USQ&LwuyupMY_x`f_lm!c61Oj_K6Aul8g<s&C+=nn(@!nrWZ~Gj;+vRU=nHdEuy^aU8d23PR5+%h'
    'm+Zq#toZ>%-#iQ', 0.5
),
    t3: packed('|i1',
    'c-jrcNfHAw2m`=EEW`g_i;WCPUwTu(V1|MJqYm=fcuXF1(W@7Y)?M)ux5<Ly8}tI~`(;&tI|uhNrFFWh+c9+?^D_sHsuRofr$z`B'
    '(MJ+zexPeS3;', 0.5
),
}, name='1x4x8x4').AddVariations('float16').DisableLifeTimeVariation()

# Dimensions are those of one request only: the next has as many elements in other rows.
# Expected values: float64 formula.
x1 = Input('x1', (U8, [1, 4, 8, 4], 0.5, 120))
c2 = Parameter('c2', (I32, [2, 2]), [0, 0, 0, 0])
t3 = Output('t3', (U8, [4, 2, 4, 4], 0.5, 120))
model = Model()
model.Operation('SPACE_TO_BATCH_ND', x1, [2, 2], c2).To(t3)
Example({
    x1: packed('<i2',
    'c-qB^+Yv+|2*tK!1jOO+kkYSRZ2pqT83zYLTSp+#2|dT_d6QS(A-Y-Umo+tPz1{k-j_cH>g|Q**v<h5nn*}+@@_-6Um_#awL|g*}'
    'qn72obq33Rf93-<usjR'
),
    t3: packed('<i2',
    'c-qCq$q@rE2n4W{i~+;29H#W7i|8ZYfR64I^!L!g-m)IsQyt045J<X5Q*_x963-wGsPJ2&fw~<q>xQHWkx0XcukNdcmS)<xZr?0L'
    'Xkz5V;@IcUzA-#J3;'
),
}, name='1x4x8x4_quant8').AddVariations(signed(x1, t3)).DisableLifeTimeVariation()

# Dimensions are those of one request only: the next has as many elements in other rows.
# Expected values: float64 formula.
x1 = Input('x1', (F32, [1, 8, 4, 4]))
c2 = Parameter('c2', (I32, [2, 2]), [0, 0, 0, 0])
t3 = Output('t3', (F32, [4, 4, 2, 4]))
model = Model()
model.Operation('SPACE_TO_BATCH_ND', x1, [2, 2], c2).To(t3)
Example({
    x1: packed('|i1',
    'c-jriNe;j;2m~+%2=M>cvS!+=C0h<Q(l}2Km@p7zPz43B6+*l3j@Q9B!ThN}$u2*}^jge8H=!;}XW#y%`OI(X$HrE*hz-bk<!YoN'
    'O)IIM`~fPEMDh', 0.5
),
    t3: packed('|i1',
    'c-jrjNe;j;2m~+%2=M>cvS!-5Wy=BQ=@444gS8k!T^n0AU?c4pwC~P1;h-C)qgs^p3InO2Fn?;7-@c7A-L6KolE|QcDS;AWTBw=S'
    'kBYQ<@&~3>MDh', 0.5
),
}, name='1x8x4x4').AddVariations('float16').DisableLifeTimeVariation()

# Dimensions are those of one request only: the next has as many elements in other rows.
# Expected values: float64 formula.
x1 = Input('x1', (U8, [1, 8, 4, 4], 0.5, 120))
c2 = Parameter('c2', (I32, [2, 2]), [0, 0, 0, 0])
t3 = Output('t3', (U8, [4, 4, 2, 4], 0.5, 120))
model = Model()
model.Operation('SPACE_TO_BATCH_ND', x1, [2, 2], c2).To(t3)
Example({
    x1: packed('<i2',
    'c-qCw%MHXp2nE3nneRLeU?6lmi|u1cJ#28|Nxo{xfT6$?LP3BFRk)wWRxWG<v!@Fk^W;gG`jB0y2IRrC`SEYjy!Kh|9UJeK$N^Z6'
    'Y)^ERh8Op8{{Gwx1Qt8;'
),
    t3: packed('<i2',
    'c-qCx$q~dr2n4}3nR7Y@5Ma9G#nwBch7HMAslrz-e8>XwjE(02PCTCoKabf4E>tmX-4ZNEU?`!W+0*mn@#Az&b$cSb7)<e9q|lKt'
    't<a3#+f~}j`TKJ(3+g-a'
),
}, name='1x8x4x4_quant8').AddVariations(signed(x1, t3)).DisableLifeTimeVariation()

# Dimensions are those of one request only: the next has as many elements in other rows.
# Expected values: float64 formula.
x1 = Input('x1', (F32, [2, 4, 4, 4]))
c2 = Parameter('c2', (I32, [2, 2]), [0, 0, 0, 0])
t3 = Output('t3', (F32, [8, 2, 2, 4]))
model = Model()
model.Operation('SPACE_TO_BATCH_ND', x1, [2, 2], c2).To(t3)
Example({
    x1: packed('|i1',
    'c-jrjNfrPx1O>q76Wsr_hR~gDEvg{F>w8z@29GH=oHWhDQ%KgNo2_DCWF?Pa?y>;!B=lNmKFT3@^#KRI`uN4!7ft6d@`wf%z$??p'
    '+96Nc`2m-lHx>', 0.5
),
    t3: packed('|i1',
    'c-jTQi4njs2m`RgID!4A<q5P>f${bR*H|&YeP*76mUDPR*Y|}^x0;DnXF}k06e$JR#in_XLN3q;`YEW(*%1$y>q&vRi%tf<itN|O'
    'O4<1VeYiIk', 0.5
),
}, name='2x4x4x4').AddVariations('float16').DisableLifeTimeVariation()

# Dimensions are those of one request only: the next has as many elements in other rows.
# Expected values: float64 formula.
x1 = Input('x1', (U8, [2, 4, 4, 4], 0.5, 120))
c2 = Parameter('c2', (I32, [2, 2]), [0, 0, 0, 0])
t3 = Output('t3', (U8, [8, 2, 2, 4], 0.5, 120))
model = Model()
model.Operation('SPACE_TO_BATCH_ND', x1, [2, 2], c2).To(t3)
Example({
    x1: packed('<i2',
    'c-qCx$q~RX2n0cg%pq{GAVKI>7M^E6Mo^SKzWmUlv_5c}INU?S73E#3*+Pbnmb!$VDF-5raaJqyCAPqbZY1HAH}9BrL1XU(?>ZC$'
    'q?ajJ++sM~o}c>wIea`8'
),
    t3: packed('<i2',
    'c-qCmi4g-Z2m`Q=%oFHgoWSTEqmqGg@(FWj62Ln%s{yZj`J{96NQZmR)R?QHuyz|-2Fye1tdK<};1~UEu#=HdD_d`sh1snR6?{$9'
    'k3&r><MU@fH<&yY'
),
}, name='2x4x4x4_quant8').AddVariations(signed(x1, t3)).DisableLifeTimeVariation()

# Dimensions are those of one request only: the next has as many elements in other rows.
# Expected values: float64 formula.
x1 = Input('x1', (F32, [4, 2, 4, 4]))
c2 = Parameter('c2', (I32, [2, 2]), [0, 0, 0, 0])
t3 = Output('t3', (F32, [16, 1, 2, 4]))
model = Model()
model.Operation('SPACE_TO_BATCH_ND', x1, [2, 2], c2).To(t3)
Example({
    x1: packed('|i1',
    'c-jriOA-Jv1O>qI#OMB}6$X=aSF1IgQ)IXG`*N3Q!Z`wC@(9U$t*5V{W(C1#7F1Msk}IR@6kKogY|3P*yn`yPW{{2rxsOr$=-z}M'
    'oE2s|gdg)BKLr', 0.5
),
    t3: packed('|i1',
    'c-jrhK^8<Y1O&jRJH-7@D}2n<y6iS|w~6HRyOq&yFCaEPSDdN#eYx)+Yqn0IXY+=5`q(Zd0;32@N$F%Qs`e#T$qDCG_?g9<q-m1X'
    '^n)Wu@B=zIKLr', 0.5
),
}, name='4x2x4x4').AddVariations('float16').DisableLifeTimeVariation()

# Dimensions are those of one request only: the next has as many elements in other rows.
# Expected values: float64 formula.
x1 = Input('x1', (U8, [4, 2, 4, 4], 0.5, 120))
c2 = Parameter('c2', (I32, [2, 2]), [0, 0, 0, 0])
t3 = Output('t3', (U8, [16, 1, 2, 4], 0.5, 120))
model = Model()
model.Operation('SPACE_TO_BATCH_ND', x1, [2, 2], c2).To(t3)
Example({
    x1: packed('<i2',
    'c-qCw$q~dr2n4}3nE?SoGaRN%UTl3csz<TORqoo)!|oYIn?$gwkHG0?)btF*yg+%)5fXBYQ<zk)VEd4oa~Vt5_dp~?6VWylyEegV'
    '?T4`!*DEt_;P>ZVA5lC7'
),
    t3: packed('<i2',
    'c-qCv!4bqT2n4W{j3I_$*I-J&>mquq??y#zLg{;5Q`yr?knQ6)hg$u<8tWg;!;WEl=#?BD?+B&{ydX?VD_0Ac#Zp9(F2h@x<ALSM'
    'E+uVq4o;rL^RXWuT|5N'
),
}, name='4x2x4x4_quant8').AddVariations(signed(x1, t3)).DisableLifeTimeVariation()
