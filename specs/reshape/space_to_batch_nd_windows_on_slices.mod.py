# Licensed under the Apache License, Version 2.0; see LICENSE.
# Written by 'python -m corpus' from corpus/families/reshape.py; do not edit.
#
# SPACE_TO_BATCH_ND: windows on a part of a tensor.

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

# A window reaches over the border of a part that lies in a whole tensor: what is beyond is
# padding, not the rest of the tensor.
# Expected values: float64 formula.
x1 = Input('x1', (F32, [1, 5, 6, 4]))
t2 = Internal('t2', (F32, [1, 3, 3, 2]))
c4 = Parameter('c4', (I32, [2]), [1, 2])
c3 = Parameter('c3', (I32, [2, 2]), [0, 0, 1, 2])
t5 = Output('t5', (F32, [2, 3, 3, 2]))
x6 = Input('x6', (F32, [1, 5, 6, 4]))
t7 = Internal('t7', (F32, [1, 4, 5, 2]))
c9 = Parameter('c9', (I32, [2]), [1, 2])
c8 = Parameter('c8', (I32, [2, 2]), [0, 0, 1, 2])
t10 = Output('t10', (F32, [2, 4, 4, 2]))
x11 = Input('x11', (F32, [1, 5, 6, 4]))
c12 = Parameter('c12', (I32, [4]), [0, 1, 1, 3])
c13 = Parameter('c13', (I32, [4]), [1, 4, 6, 1])
t14 = Internal('t14', (F32, [1, 3, 3, 2]))
c16 = Parameter('c16', (I32, [2]), [1, 2])
c15 = Parameter('c15', (I32, [2, 2]), [0, 0, 1, 2])
t17 = Output('t17', (F32, [2, 3, 3, 2]))
x18 = Input('x18', (F32, [1, 5, 6, 4]))
t19 = Internal('t19', (F32, [1, 5, 3, 4]))
t20 = Internal('t20', (F32, [1, 5, 3, 4]))
t21 = Internal('t21', (F32, [1, 5, 3, 2]))
t22 = Internal('t22', (F32, [1, 5, 3, 2]))
c24 = Parameter('c24', (I32, [2]), [1, 2])
c23 = Parameter('c23', (I32, [2, 2]), [0, 0, 1, 2])
t25 = Output('t25', (F32, [2, 5, 3, 2]))
model = Model()
model.Operation('SLICE', x1, [0, 1, 2, 1], [1, 3, 3, 2]).To(t2)
model.Operation('SPACE_TO_BATCH_ND', t2, c4, c3, False).To(t5)
model.Operation('SLICE', x6, [0, 0, 1, 0], [1, 4, -1, 2]).To(t7)
model.Operation('SPACE_TO_BATCH_ND', t7, c9, c8, False).To(t10)
model.Operation('STRIDED_SLICE', x11, c12, c13, [1, 1, 2, -1], 0, 0, 0).To(t14)
model.Operation('SPACE_TO_BATCH_ND', t14, c16, c15, False).To(t17)
model.Operation('SPLIT', x18, 2, 2).To(t19, t20)
model.Operation('SPLIT', t19, 3, 2).To(t21, t22)
model.Operation('SPACE_TO_BATCH_ND', t22, c24, c23, False).To(t25)
Example({
    x1: packed('|i1',
    'c-jTQi4njs2m`RQdH0`|P(mtsH)(o0vsQP_R0Zl$L8;+ek@MMnib!K$yy``;0e?U);gMf`sMo@2XUn~QOisjTNDkh`z{qo{ncUDH'
    'WF9Y5', 0.5
),
    t5: packed('|i1',
    'c-muN_|3`y1pgU9B=cVehJVZ~K=v=je@sA<?I%zc0EI0G00', 0.5
),
    x6: packed('|i1',
    'c-jriNfHAw2m`=E_JIEXTEHwx-y6~Ngqwb%Y`n;sZP`8NLITtwQDIi*UARLrT%(H>|7$R1`5X{OXQq_v1pMi4A8vvP1^U?cI=7&8'
    'e(Oy*8~', 0.5
),
    t10: packed('|i1',
    'c-j@nK@Pw$2m?U}wb=iEEl`w(>}8|{=wD(oC9l-Gu2pG3lxzRMV-f>cWbYoM!{;C2T@o1', 0.5
),
    x11: packed('|i1',
    'c-jTQi4njs2m`Q-3D5r10>z{f;cG224D&`0Vn6Vh!WfJYK6$7rgeIwT_6y|JcKT!s+G)m0(L2c3rQr0rF(3JfdKd1FgrXjfkKQvs'
    '8%8_#', 0.5
),
    t17: packed('|i1',
    'c-muN_{qco1V8?O$UlD>7&!j^1(H9Q*w`2tnErs+0Lh>W<^', 0.5
),
    x18: packed('|i1',
    'c-jrh!4Uu<2m`<|7@+@ZRW#iF_OXOgnASTJRrSQTEpil+u3OWR|ER!OFoz?tjX1x%FhSrd{e<Em)?JNdZg|BTJ#xqsB1rWv3XQS!'
    '0o5=sdH', 0.5
),
    t25: packed('|i1',
    'c-ke(F%AGA3<5y3*7pCebucJZh6^D8!=P}N=4Fp3wPvPT+IIrMb$~|K^8(S?2vz', 0.5
),
}, name='parts').AddVariations('float16').DisableLifeTimeVariation()

# A window reaches over the border of a part that lies in a whole tensor: what is beyond is
# padding, not the rest of the tensor.
# Expected values: float64 formula.
x1 = Input('x1', (U8, [1, 5, 6, 4], 0.5, 120))
t2 = Internal('t2', (U8, [1, 3, 3, 2], 0.5, 120))
c4 = Parameter('c4', (I32, [2]), [1, 2])
c3 = Parameter('c3', (I32, [2, 2]), [0, 0, 1, 2])
t5 = Output('t5', (U8, [2, 3, 3, 2], 0.5, 120))
x6 = Input('x6', (U8, [1, 5, 6, 4], 0.5, 120))
t7 = Internal('t7', (U8, [1, 4, 5, 2], 0.5, 120))
c9 = Parameter('c9', (I32, [2]), [1, 2])
c8 = Parameter('c8', (I32, [2, 2]), [0, 0, 1, 2])
t10 = Output('t10', (U8, [2, 4, 4, 2], 0.5, 120))
x11 = Input('x11', (U8, [1, 5, 6, 4], 0.5, 120))
c12 = Parameter('c12', (I32, [4]), [0, 1, 1, 3])
c13 = Parameter('c13', (I32, [4]), [1, 4, 6, 1])
t14 = Internal('t14', (U8, [1, 3, 3, 2], 0.5, 120))
c16 = Parameter('c16', (I32, [2]), [1, 2])
c15 = Parameter('c15', (I32, [2, 2]), [0, 0, 1, 2])
t17 = Output('t17', (U8, [2, 3, 3, 2], 0.5, 120))
x18 = Input('x18', (U8, [1, 5, 6, 4], 0.5, 120))
t19 = Internal('t19', (U8, [1, 5, 3, 4], 0.5, 120))
t20 = Internal('t20', (U8, [1, 5, 3, 4], 0.5, 120))
t21 = Internal('t21', (U8, [1, 5, 3, 2], 0.5, 120))
t22 = Internal('t22', (U8, [1, 5, 3, 2], 0.5, 120))
c24 = Parameter('c24', (I32, [2]), [1, 2])
c23 = Parameter('c23', (I32, [2, 2]), [0, 0, 1, 2])
t25 = Output('t25', (U8, [2, 5, 3, 2], 0.5, 120))
model = Model()
model.Operation('SLICE', x1, [0, 1, 2, 1], [1, 3, 3, 2]).To(t2)
model.Operation('SPACE_TO_BATCH_ND', t2, c4, c3, False).To(t5)
model.Operation('SLICE', x6, [0, 0, 1, 0], [1, 4, -1, 2]).To(t7)
model.Operation('SPACE_TO_BATCH_ND', t7, c9, c8, False).To(t10)
model.Operation('STRIDED_SLICE', x11, c12, c13, [1, 1, 2, -1], 0, 0, 0).To(t14)
model.Operation('SPACE_TO_BATCH_ND', t14, c16, c15, False).To(t17)
model.Operation('SPLIT', x18, 2, 2).To(t19, t20)
model.Operation('SPLIT', t19, 3, 2).To(t21, t22)
model.Operation('SPACE_TO_BATCH_ND', t22, c24, c23, False).To(t25)
Example({
    x1: packed('<i2',
    'c-qCmfe{2D2n4V%84+=I0ipCO<CCXKRxX_pPxq?KK)#k{i1B*F+GRV@Q`Cbi>S!wPE-+5Ko-G@4HE8;%an4&6tJ|_;4EMlL<T}h5'
    'dgt#?KH|zalK'
),
    t5: packed('|i1',
    'c-pI|D6Xvlg7QibSzTIDQC3|8WEWMIRRPJmLZB=FIBXE$'
),
    x6: packed('<i2',
    'c-qCw$q~dr2m~;P3=BunjDgU1v#|aG+me8$-|RIU7Wc4>sJckTw(mlDMu$vseRFVUDM$Ce9IhjWfFziRq*6PBPDfa62v*R5)x5_f'
    '6s`4q<OjndI9v'
),
    t10: packed('<i2',
    'c-p1NQ4YW$2n5j{8IahOSeB!UXXyOAWB}$+bWzGH>swbd4L~ewzQB$u3b06@-ik~1e|~lVTQeRR'
),
    x11: packed('<i2',
    'c-qCmfe{2D2n4V%8IZ+s5ux-e;}fvsS*BxN8_hYfi1UgMgPFw6O;zQT0OcpvP(s6`T`Xyh_n?w>ow7}fa65N=0V}IbdBbyxx_R2`'
    '9{>Hx2dbqwHv'
),
    t17: packed('<i2',
    'c-pI|D6Fagf`SqdSyEb2(NJ0nBnztQ>MAO#N<eG|A^-r9)ey!'
),
    x18: packed('<i2',
    'c-qCv!4<?X2m{eA**1=N78X!?(#6i{A4WujH+*)}%pT~OQGJZ9#I_r)@37(;jAXJoLtLNTcqwwDa}{c_#vaZQ8GKB;{PaOKAxiLR'
    '0-a~z_orS5LO8k'
),
    t25: packed('<i2',
    'c-pI|sHv_1g0d12SzQYvtLnjI8BnyLp#jKhsD_Yr6&3Ym1?3eLm1VU+l?)UB01oFIb^'
),
}, name='parts_quant8').AddVariations(signed(x1, t2, t5, x6, t7, t10, x11, t14, t17, x18, t19, t20, t21, t22, t25)).DisableLifeTimeVariation()
