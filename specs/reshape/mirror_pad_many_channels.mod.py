# Licensed under the Apache License, Version 2.0; see LICENSE.
# Written by 'python -m corpus' from corpus/families/reshape.py; do not edit.
#
# MIRROR_PAD: more channels than a block has.

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
x1 = Input('x1', (F32, [1, 1, 1, 48]))
c2 = Parameter('c2', (I32, [4, 2]), [0, 0, 0, 0, 0, 0, 2, 1])
t3 = Output('t3', (F32, [1, 1, 1, 51]))
x4 = Input('x4', (F32, [1, 40, 1, 1]))
c5 = Parameter('c5', (I32, [4, 2]), [0, 0, 2, 1, 0, 0, 0, 0])
t6 = Output('t6', (F32, [1, 43, 1, 1]))
x7 = Input('x7', (F32, [1, 80, 1, 1]))
c8 = Parameter('c8', (I32, [4, 2]), [0, 0, 2, 1, 0, 0, 0, 0])
t9 = Output('t9', (F32, [1, 83, 1, 1]))
x10 = Input('x10', (F32, [1, 1, 1, 129]))
c11 = Parameter('c11', (I32, [4, 2]), [0, 0, 0, 0, 0, 0, 2, 1])
t12 = Output('t12', (F32, [1, 1, 1, 132]))
model = Model()
model.Operation('MIRROR_PAD', x1, c2, 0).To(t3)
model.Operation('MIRROR_PAD', x4, c5, 0).To(t6)
model.Operation('MIRROR_PAD', x7, c8, 0).To(t9)
model.Operation('MIRROR_PAD', x10, c11, 0).To(t12)
Example({
    x1: packed('|i1',
    'c-jrd!4Uu;2m`PKN@f3PMN~Ae1V<@6;QeP{6l;XH(~w70j^^F9w#^jq0ZFeBMg', 0.5
),
    t3: packed('|i1',
    'c-jrdNfH1s1O&js82<m-h^&3;U@}_a3BP{^X0s#xIt{f&Wow<)bJ-{X@c><n5mx', 0.5
),
    x4: packed('|i1',
    'c-jrdK@I>Q2m`PH8|?qTH3ZR~YUAwd%4!D%?q49)*(EMBaK`)r>j?{E', 0.5
),
    t6: packed('|i1',
    'c-jrdK@I>Q2m`P%80`PQH3ZR~im?IvLRpQVg8S!@>g*Di>2bzj4<J?yV*', 0.5
),
    x7: packed('|i1',
    'c-m!)OAY`b2*twh!TnDwB0B76*Q70i*c;SrbvfY0YN7UqL=lDZuxAj>CY~<useNQ6jsDFa(3Kj9', 0.5
),
    t9: packed('|i1',
    'c-n2t$q~RX2n506TF5_I;}wz>fPeGokwS^)Kt_XG3rY1Tk8{f$MKCK)z`RHFy55WLvZuv=W`6Gd8;k', 0.5
),
    x10: packed('|i1',
    'c-pOt$qfK82*kuq|J5#;kc1-kXUX>3@)fBkakNvj;c$9@)l%&a$yhid?V5{L6HixXWBo8cC(<sY', 0.5
),
    t12: packed('|i1',
    'c-pOt$qm3j2*fnp{Z|_T?1m!pvt*n5ZGIAB0rD{nX&nmlBGC}NOT4zMJoKuu<bbxz)Ah%U57_xHqy', 0.5
),
}, name='rest').AddVariations('float16').DisableLifeTimeVariation()

# A block of channels is not full behind full ones: each of these is started anew.
# Expected values: float64 formula.
x1 = Input('x1', (U8, [1, 1, 1, 48], 0.5, 120))
c2 = Parameter('c2', (I32, [4, 2]), [0, 0, 0, 0, 0, 0, 2, 1])
t3 = Output('t3', (U8, [1, 1, 1, 51], 0.5, 120))
x4 = Input('x4', (U8, [1, 40, 1, 1], 0.5, 120))
c5 = Parameter('c5', (I32, [4, 2]), [0, 0, 2, 1, 0, 0, 0, 0])
t6 = Output('t6', (U8, [1, 43, 1, 1], 0.5, 120))
x7 = Input('x7', (U8, [1, 80, 1, 1], 0.5, 120))
c8 = Parameter('c8', (I32, [4, 2]), [0, 0, 2, 1, 0, 0, 0, 0])
t9 = Output('t9', (U8, [1, 83, 1, 1], 0.5, 120))
x10 = Input('x10', (U8, [1, 1, 1, 129], 0.5, 120))
c11 = Parameter('c11', (I32, [4, 2]), [0, 0, 0, 0, 0, 0, 2, 1])
t12 = Output('t12', (U8, [1, 1, 1, 132], 0.5, 120))
model = Model()
model.Operation('MIRROR_PAD', x1, c2, 0).To(t3)
model.Operation('MIRROR_PAD', x4, c5, 0).To(t6)
model.Operation('MIRROR_PAD', x7, c8, 0).To(t9)
model.Operation('MIRROR_PAD', x10, c11, 0).To(t12)
Example({
    x1: packed('<i2',
    'c-oc5$q~RX2n4W{9E^_vmW9%j7Oa<=rH*Xm`4?a-wK`8SAj{mA%bq%Bykg*U=>vIM7RC'
),
    t3: packed('<i2',
    'c-oc5$q~RX2n4W{9E^_vmW9%j7Oa<w%~D4;^85?1m0F!A8IWae%Vkd;GhQ(e&%F;)0~kL'
),
    x4: packed('<i2',
    'c-oD|$qfJ?2n0Y|HX9@y3zV)UIIl5r;`mg<lati9$Ql%SsI15>=Ihf1h8+_l'
),
    t6: packed('<i2',
    'c-oD|!3_W)2m~-!HUtR=2aK*G*jJ&hpd3uKAUR2Ui>#579vUlhtHam73pZO7iv'
),
    x7: packed('<i2',
    'c-pOtIS#-;2*mQ_5SCqW4Lm*cX)~22d(dhnP_g7~jbe-J$TQ@DW^i?$ga?V*bhH;g%Wu-rpY!$eUhStQ2m'
),
    t9: packed('<i2',
    'c-pOtxe<Us48$lIv-ga@wM*v;AViS@Nt>-!lR7Q2tXZ(gj@-vQ*dVHNCp~1Uole%kGyE2fj~UnhyiA!VbN'
),
    x10: packed('<i2',
    'c-qB_TMhsr2*mcti-?9dN0&pGIA2ZL8B>2?i(*L%CUIO+ktpV6zMHfy24?y8Py=G=4%WnR;rzYc0a|lC8~'
),
    t12: packed('<i2',
    'c-qa2Ne;j;2*mp2QXmmKPcM(iA#<{1kI_f=f_S!QaSChT(#}HlXpcQ)V==KhcBDD5=yb3MPn_ksU_XQ8K7;'
),
}, name='rest_quant8').AddVariations(signed(x1, t3, x4, t6, x7, t9, x10, t12)).DisableLifeTimeVariation()
