# Licensed under the Apache License, Version 2.0; see LICENSE.
# Written by 'python -m corpus' from corpus/families/reshape.py; do not edit.
#
# PAD: windows on a part of a tensor.

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
c3 = Parameter('c3', (I32, [4, 2]), [0, 0, 1, 2, 0, 1, 1, 0])
t4 = Output('t4', (F32, [1, 6, 4, 3]))
x5 = Input('x5', (F32, [1, 5, 6, 4]))
t6 = Internal('t6', (F32, [1, 4, 5, 2]))
c7 = Parameter('c7', (I32, [4, 2]), [0, 0, 1, 2, 0, 1, 1, 0])
t8 = Output('t8', (F32, [1, 7, 6, 3]))
x9 = Input('x9', (F32, [1, 5, 6, 4]))
c10 = Parameter('c10', (I32, [4]), [0, 1, 1, 3])
c11 = Parameter('c11', (I32, [4]), [1, 4, 6, 1])
t12 = Internal('t12', (F32, [1, 3, 3, 2]))
c13 = Parameter('c13', (I32, [4, 2]), [0, 0, 1, 2, 0, 1, 1, 0])
t14 = Output('t14', (F32, [1, 6, 4, 3]))
x15 = Input('x15', (F32, [1, 5, 6, 4]))
t16 = Internal('t16', (F32, [1, 5, 3, 4]))
t17 = Internal('t17', (F32, [1, 5, 3, 4]))
t18 = Internal('t18', (F32, [1, 5, 3, 2]))
t19 = Internal('t19', (F32, [1, 5, 3, 2]))
c20 = Parameter('c20', (I32, [4, 2]), [0, 0, 1, 2, 0, 1, 1, 0])
t21 = Output('t21', (F32, [1, 8, 4, 3]))
model = Model()
model.Operation('SLICE', x1, [0, 1, 2, 1], [1, 3, 3, 2]).To(t2)
model.Operation('PAD', t2, c3).To(t4)
model.Operation('SLICE', x5, [0, 0, 1, 0], [1, 4, -1, 2]).To(t6)
model.Operation('PAD', t6, c7).To(t8)
model.Operation('STRIDED_SLICE', x9, c10, c11, [1, 1, 2, -1], 0, 0, 0).To(t12)
model.Operation('PAD', t12, c13).To(t14)
model.Operation('SPLIT', x15, 2, 2).To(t16, t17)
model.Operation('SPLIT', t16, 3, 2).To(t18, t19)
model.Operation('PAD', t19, c20).To(t21)
Example({
    x1: packed('|i1',
    'c-jrjNfN*?2*ki*495R|Ej!6U#}+7I=P<0Jf;a<LBQ)<_#9zHczh?>Ik>lasdc=G&javR)UAnMg8li#;jhe2kjR5RUz2qbRXoJPu'
    'vOdB{J;w', 0.5
),
    t4: packed('|i1',
    'c-muNKmva_82)lF{AL2NfBt9q%f!I)7c9=i!1#}W{XYY4006go3IY', 0.5
),
    x5: packed('|i1',
    'c-jrhK@tEl1O&h$i2uJf80_Bq(D?ukz(H~C=2l%h!dVFfw4m<T)@U1^u9PMArlUg~dYYFW8|@a$bqlbIH0BS#QWDGjT&dchVkkT<'
    'KWx!F_W', 0.5
),
    t8: packed('|i1',
    'c-oDNF%Ez*48)wIg#Q1vL=6Q}v9aLc2I~wTH0a6hTm!c<8H_Bs1yjq2B35fBa;&Q1PuR%$etvKR39=Ck', 0.5
),
    x9: packed('|i1',
    'c-jTQi4njs2m`Q-i(~emmX@zl<Pplas=G10oEGj9o|$W9@4>)~Ea6Q&(I1`SCM%&9<p+>Wwt03u!X9`Hw@(LeSBDQinLB5myNDkM'
    'LpEO', 0.5
),
    t14: packed('|i1',
    'c-muNKmsiP8CaMYe*XlqSveS(elsvJg4i4^42=I782>Wh1^^7A1{D', 0.5
),
    x15: packed('|i1',
    'c-jrd$q~RX2n4Y4a`s;>V8Dr9a*4Lm9N@|L#*zH%OIcDhH%YKEt8=1SiCbfFoRk-J4CItATE|+o3p(6J=v#fg{Bd1$je?=|EbU@K'
    'K9PGm3j', 0.5
),
    t21: packed('|i1',
    'c-nQ!F%rNa2mrwo3HkqTg@IA&(&VZw4nD2K9NBFTW-*_38Zt0#*Nfe)+8Sga%6|tf2Mz)', 0.5
),
}, name='parts').AddVariations('float16').DisableLifeTimeVariation()

# A window reaches over the border of a part that lies in a whole tensor: what is beyond is
# padding, not the rest of the tensor.
# Expected values: float64 formula.
x1 = Input('x1', (U8, [1, 5, 6, 4], 0.5, 120))
t2 = Internal('t2', (U8, [1, 3, 3, 2], 0.5, 120))
c3 = Parameter('c3', (I32, [4, 2]), [0, 0, 1, 2, 0, 1, 1, 0])
t4 = Output('t4', (U8, [1, 6, 4, 3], 0.5, 120))
x5 = Input('x5', (U8, [1, 5, 6, 4], 0.5, 120))
t6 = Internal('t6', (U8, [1, 4, 5, 2], 0.5, 120))
c7 = Parameter('c7', (I32, [4, 2]), [0, 0, 1, 2, 0, 1, 1, 0])
t8 = Output('t8', (U8, [1, 7, 6, 3], 0.5, 120))
x9 = Input('x9', (U8, [1, 5, 6, 4], 0.5, 120))
c10 = Parameter('c10', (I32, [4]), [0, 1, 1, 3])
c11 = Parameter('c11', (I32, [4]), [1, 4, 6, 1])
t12 = Internal('t12', (U8, [1, 3, 3, 2], 0.5, 120))
c13 = Parameter('c13', (I32, [4, 2]), [0, 0, 1, 2, 0, 1, 1, 0])
t14 = Output('t14', (U8, [1, 6, 4, 3], 0.5, 120))
x15 = Input('x15', (U8, [1, 5, 6, 4], 0.5, 120))
t16 = Internal('t16', (U8, [1, 5, 3, 4], 0.5, 120))
t17 = Internal('t17', (U8, [1, 5, 3, 4], 0.5, 120))
t18 = Internal('t18', (U8, [1, 5, 3, 2], 0.5, 120))
t19 = Internal('t19', (U8, [1, 5, 3, 2], 0.5, 120))
c20 = Parameter('c20', (I32, [4, 2]), [0, 0, 1, 2, 0, 1, 1, 0])
t21 = Output('t21', (U8, [1, 8, 4, 3], 0.5, 120))
model = Model()
model.Operation('SLICE', x1, [0, 1, 2, 1], [1, 3, 3, 2]).To(t2)
model.Operation('PAD', t2, c3).To(t4)
model.Operation('SLICE', x5, [0, 0, 1, 0], [1, 4, -1, 2]).To(t6)
model.Operation('PAD', t6, c7).To(t8)
model.Operation('STRIDED_SLICE', x9, c10, c11, [1, 1, 2, -1], 0, 0, 0).To(t12)
model.Operation('PAD', t12, c13).To(t14)
model.Operation('SPLIT', x15, 2, 2).To(t16, t17)
model.Operation('SPLIT', t16, 3, 2).To(t18, t19)
model.Operation('PAD', t19, c20).To(t21)
Example({
    x1: packed('<i2',
    'c-qB`+YJOU2*j>rUI8(IkkU6@oF#wSNCoX(pd}_*DmWuDdQL!|b`|ShQgnH57Ung(i37f1QLnR;2jrFBX_!tQn&=>JpqO(-viBQ>'
    'RP!RW-=FvZh&DI}'
),
    t4: packed('<i2',
    'c-pI|KmsKV6{QUo#Z@47VR=PqRYgrHSiGvDvaF)MyaG31pb`K8Ppu)s'
),
    x5: packed('<i2',
    'c-qCvK^DL;1Vzy<Ir!ob#M0Yc^o{P|@dAQ?fz$2FCUW~^urNR<LCwIlNPEXt;WUp?Keaumj)wV)b~A~*(}b8z#r}p*oD7RtQ!YBI'
    'u$_jRpPzaGoFO<j'
),
    t8: packed('<i2',
    'c-qB_F%p142*iA{%;6c}M4zrWb~bjV*dnum7cLyio~(_GGAcAJxe49Nm}5~J3pU@?Ag^$s{rP-g`jr#JEIS+'
),
    x9: packed('<i2',
    'c-qCmi4ns<2m`>BjLkRb&_U@gBfFwCux5_kl<;Ku;3l!Enr;0Q0^Oty9>o!Vxg4g_6yw9$0;WT~S6$8^3v0pja^ZDz*}yx!%ZPIm'
    '^81qy>v1@r'
),
    t14: packed('<i2',
    'c-pI|Kms-86*W~A#f2btZ9_#>aYa=nh}}?AQCVJ5Sz3V`Fi;5q09Y*{)c'
),
    x15: packed('<i2',
    'c-qCr$q@oD3<NMr_MOQ(K1zo!&`VonBh3z+@(sGhziuQ;NxE_tqCDC!iFH0}3f#?p0l9<R<U`gz)@_3JXOl1$)0I6>6eiwyXgR~9'
    'aH`Lrd;zpcI7<'
),
    t21: packed('|i1',
    'c-nQ!F%keF2*AKED+6;8k^8#R*_djJz*SSS<6pT8)0nHQi4QW$_LFC`atJDT@NNTz(k%i'
),
}, name='parts_quant8').AddVariations(signed(x1, t2, t4, x5, t6, t8, x9, t12, t14, x15, t16, t17, t18, t19, t21)).DisableLifeTimeVariation()
