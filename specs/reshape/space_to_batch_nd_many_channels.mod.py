# Licensed under the Apache License, Version 2.0; see LICENSE.
# Written by 'python -m corpus' from corpus/families/reshape.py; do not edit.
#
# SPACE_TO_BATCH_ND: more channels than a block has.

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
x2 = Input('x2', (F32, [1, 1, 2, 48]))
c3 = Parameter('c3', (I32, [2]), [1, 2])
c1 = Parameter('c1', (I32, [2, 2]), [0, 0, 0, 0])
t4 = Output('t4', (F32, [2, 1, 1, 48]))
x6 = Input('x6', (F32, [1, 40, 1, 2]))
c7 = Parameter('c7', (I32, [2]), [1, 2])
c5 = Parameter('c5', (I32, [2, 2]), [0, 0, 0, 0])
t8 = Output('t8', (F32, [2, 40, 1, 1]))
x10 = Input('x10', (F32, [1, 80, 1, 2]))
c11 = Parameter('c11', (I32, [2]), [1, 2])
c9 = Parameter('c9', (I32, [2, 2]), [0, 0, 0, 0])
t12 = Output('t12', (F32, [2, 80, 1, 1]))
x14 = Input('x14', (F32, [1, 1, 2, 129]))
c15 = Parameter('c15', (I32, [2]), [1, 2])
c13 = Parameter('c13', (I32, [2, 2]), [0, 0, 0, 0])
t16 = Output('t16', (F32, [2, 1, 1, 129]))
model = Model()
model.Operation('SPACE_TO_BATCH_ND', x2, c3, c1, False).To(t4)
model.Operation('SPACE_TO_BATCH_ND', x6, c7, c5, True).To(t8)
model.Operation('SPACE_TO_BATCH_ND', x10, c11, c9, True).To(t12)
model.Operation('SPACE_TO_BATCH_ND', x14, c15, c13, False).To(t16)
Example({
    x2: packed('|i1',
    'c-n=_$q~RX2n4VUUXK2&T@2Vs2l-37`j~p48eAEh!bF`YwwqoPcnkyb5hyq3K9-!e7X8mJY1%Cp', 0.5
),
    t4: packed('|i1',
    'c-n=_$q~RX2n4VUUXK2&T@2Vs2l-37`j~p48eAEh!bF`YwwqoPcnkyb5hyq3K9-!e7X8mJY1%Cp', 0.5
),
    x6: packed('|i1',
    'c-m#lITFAy2m`<j7RUczD-764pMEzvZ7sU`n0lZZTp63fM4c$Mn_d%m3<L5JC^zRmmjC<$Nb4pO', 0.5
),
    t8: packed('|i1',
    'c-lqGxe>rH2n0Y6I-dTkJp@S3>};dWF<D2Wu!6*?wktj%0C|nw+UDpVxg{&;Y6v1q_dNM6FDRrY69', 0.5
),
    x10: packed('|i1',
    'c-png$q~RX2n4VUUXK2&T@2Vs6ZuQrocmaE+FEq=G4((-xH2|{i8@hiH@znC7zX4cQ2w7^aVt;e', 0.5
),
    t12: packed('|i1',
    'c-ocC!4be92n4_k9!USy9s+6sd1O++&XUJirDYSvSQ6=+YH-3+S3l7vW2+~Ilh|2yWVQ>yH~tMiwhQ64Pv!', 0.5
),
    x14: (packed('|i1',
    'c-jrgNfH1d2n4VxY?lAOwh>S#*FXXV<>uValGE0rtB<Mw)8NY36ej9KvEB5Vz+)H>je{Ku', 0.5
) * 5)[:258],
    t16: (packed('|i1',
    'c-jrgNfH1d2n4VxY?lAOwh>S#*FXXV<>uValGE0rtB<Mw)8NY36ej9KvEB5Vz+)H>je{Ku', 0.5
) * 5)[:258],
}, name='rest').AddVariations('float16').DisableLifeTimeVariation()

# A block of channels is not full behind full ones: each of these is started anew.
# Expected values: float64 formula.
x2 = Input('x2', (U8, [1, 1, 2, 48], 0.5, 120))
c3 = Parameter('c3', (I32, [2]), [1, 2])
c1 = Parameter('c1', (I32, [2, 2]), [0, 0, 0, 0])
t4 = Output('t4', (U8, [2, 1, 1, 48], 0.5, 120))
x6 = Input('x6', (U8, [1, 40, 1, 2], 0.5, 120))
c7 = Parameter('c7', (I32, [2]), [1, 2])
c5 = Parameter('c5', (I32, [2, 2]), [0, 0, 0, 0])
t8 = Output('t8', (U8, [2, 40, 1, 1], 0.5, 120))
x10 = Input('x10', (U8, [1, 80, 1, 2], 0.5, 120))
c11 = Parameter('c11', (I32, [2]), [1, 2])
c9 = Parameter('c9', (I32, [2, 2]), [0, 0, 0, 0])
t12 = Output('t12', (U8, [2, 80, 1, 1], 0.5, 120))
x14 = Input('x14', (U8, [1, 1, 2, 129], 0.5, 120))
c15 = Parameter('c15', (I32, [2]), [1, 2])
c13 = Parameter('c13', (I32, [2, 2]), [0, 0, 0, 0])
t16 = Output('t16', (U8, [2, 1, 1, 129], 0.5, 120))
model = Model()
model.Operation('SPACE_TO_BATCH_ND', x2, c3, c1, False).To(t4)
model.Operation('SPACE_TO_BATCH_ND', x6, c7, c5, True).To(t8)
model.Operation('SPACE_TO_BATCH_ND', x10, c11, c9, True).To(t12)
model.Operation('SPACE_TO_BATCH_ND', x14, c15, c13, False).To(t16)
Example({
    x2: packed('<i2',
    'c-png$q|4s3<N<!URknD$*UuD$bc8~?ulb7qnc{Oksfdeb+y7OW2duvqUkSTU|{Y$1=G?zzUS-b9(MUH7X'
),
    t4: packed('<i2',
    'c-png$q|4s3<N<!URknD$*UuD$bc8~?ulb7qnc{Oksfdeb+y7OW2duvqUkSTU|{Y$1=G?zzUS-b9(MUH7X'
),
    x6: packed('<i2',
    'c-pPYITC;{3<N=*ys~7Ql2^ymAtz<x9>KIUk7FyNnrg(69&iYCwZbZ6r?YyZ=`UemVD3BRJ6}Kd0IfhJlK'
),
    t8: packed('<i2',
    'c-pPZxfOsg3<Ob1URkoulUGOSWY7Q;{b*#SpB1e<4RERD_L}V^uoGrsS+ox_T(nV<Y_K)Pyyd-IKlcEy`6ZJ'
),
    x10: packed('<i2',
    'c-qa&*$sd&3<Ob1UdK*?ob^#UG=ao?zrn!VcM7JZc^q3A)l?&n^ngRCs})umJDt@NO@9dk-_O_2djMY!O6C'
),
    t12: packed('<i2',
    'c-qa)yAi-33<Ob^d>{cHar%@_0S-LQy!o32RzTG?l8V-?Ng+L0V2Sr}w-L6dmv9%rDH_Xil#zJi&*0^D{k#KNm`dg'
),
    x14: (packed('<i2',
    'c-p1O%N4*N2n4{Cya;L@E}zm(51H%Go65kz+;0k|rFk4%8TE}3M|!{^)YS^BjGfNviGKdLNbVe>'
) * 5)[:258],
    t16: (packed('<i2',
    'c-p1O%N4*N2n4{Cya;L@E}zm(51H%Go65kz+;0k|rFk4%8TE}3M|!{^)YS^BjGfNviGKdLNbVe>'
) * 5)[:258],
}, name='rest_quant8').AddVariations(signed(x2, t4, x6, t8, x10, t12, x14, t16)).DisableLifeTimeVariation()
