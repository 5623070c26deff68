# Licensed under the Apache License, Version 2.0; see LICENSE.
# Written by 'python -m corpus' from corpus/families/slicing.py; do not edit.
#
# SLICE: more channels than a block has.

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
x3 = Input('x3', (F32, [1, 1, 2, 48]))
c1 = Parameter('c1', (I32, [4]), [0, 0, 0, 5])
c2 = Parameter('c2', (I32, [4]), [1, 1, 2, 42])
t4 = Output('t4', (F32, [1, 1, 2, 42]))
x7 = Input('x7', (F32, [1, 40, 1, 2]))
c5 = Parameter('c5', (I32, [4]), [0, 5, 0, 0])
c6 = Parameter('c6', (I32, [4]), [1, 34, 1, 2])
t8 = Output('t8', (F32, [1, 34, 1, 2]))
x11 = Input('x11', (F32, [1, 80, 1, 2]))
c9 = Parameter('c9', (I32, [4]), [0, 5, 0, 0])
c10 = Parameter('c10', (I32, [4]), [1, 74, 1, 2])
t12 = Output('t12', (F32, [1, 74, 1, 2]))
x15 = Input('x15', (F32, [1, 1, 2, 129]))
c13 = Parameter('c13', (I32, [4]), [0, 0, 0, 5])
c14 = Parameter('c14', (I32, [4]), [1, 1, 2, 123])
t16 = Output('t16', (F32, [1, 1, 2, 123]))
model = Model()
model.Operation('SLICE', x3, c1, c2).To(t4)
model.Operation('SLICE', x7, c5, c6).To(t8)
model.Operation('SLICE', x11, c9, c10).To(t12)
model.Operation('SLICE', x15, c13, c14).To(t16)
Example({
    x3: packed('|i1',
    'c-n=_$q@h{2n4`#INbcB6_CLYw*TE;LN#hwMJ@ve$#!%lq(x7FauK<izK82bB&Nr|+yD6i>0va$', 0.5
),
    t4: packed('|i1',
    'c-no-$q~RX2m`>0IGp~g4YCpLAp2hrdBrY10S%~5^d_v$zk=+bxWrt<^yGUwx5@w71!dbT)&', 0.5
),
    x7: packed('|i1',
    'c-m#l$q@h{2n4`#INbcB6_CLIw*QUk@$a^mP>mW^k;}kAvK?IsY0(p)TtsfB@8LQUiGP0XwJYQ', 0.5
),
    t8: packed('|i1',
    'c-ke)$q@h{2n4`#INbcB6_CNl_P>Q{)Ub+N1`d+#=t@Y7o&e<{ax;Ao*O5p}kAJtl<j)V@MkL<', 0.5
),
    x11: packed('|i1',
    'c-png$q@h{2n4`#INbcB6_CLww*Ng`M<Ovj{@wNxs!_u#av3;CwxcT{EqVf!i^$FNJ^$wiU9DN3', 0.5
),
    t12: packed('|i1',
    'c-png$q@h{2n4`#INbcB6_CLww*Ni;-S!fyQNt>788}F`qbngTdIFS-$j$UUTt^}?J^$nfg-%hi', 0.5
),
    x15: (packed('|i1',
    'c-jTQi4njc3<I#kdFcMr5<{Fy#VzI@tz$(@PkyiSnmptcx3~ftP@U*YSeu`M?BNGV{2|%', 0.5
) * 5)[:258],
    t16: packed('|i1',
    'c-qCy!4be92n4|K5KRBo3drFn9psS$cGgyNZ1F%>+jGiNIF-{iJ%)mfU>Pa{QZl!La^SHT_6h%SzW4&ERET5', 0.5
),
}, name='rest').AddVariations('float16').DisableLifeTimeVariation()

# A block of channels is not full behind full ones: each of these is started anew.
# Expected values: float64 formula.
x3 = Input('x3', (U8, [1, 1, 2, 48], 0.5, 120))
c1 = Parameter('c1', (I32, [4]), [0, 0, 0, 5])
c2 = Parameter('c2', (I32, [4]), [1, 1, 2, 42])
t4 = Output('t4', (U8, [1, 1, 2, 42], 0.5, 120))
x7 = Input('x7', (U8, [1, 40, 1, 2], 0.5, 120))
c5 = Parameter('c5', (I32, [4]), [0, 5, 0, 0])
c6 = Parameter('c6', (I32, [4]), [1, 34, 1, 2])
t8 = Output('t8', (U8, [1, 34, 1, 2], 0.5, 120))
x11 = Input('x11', (U8, [1, 80, 1, 2], 0.5, 120))
c9 = Parameter('c9', (I32, [4]), [0, 5, 0, 0])
c10 = Parameter('c10', (I32, [4]), [1, 74, 1, 2])
t12 = Output('t12', (U8, [1, 74, 1, 2], 0.5, 120))
x15 = Input('x15', (U8, [1, 1, 2, 129], 0.5, 120))
c13 = Parameter('c13', (I32, [4]), [0, 0, 0, 5])
c14 = Parameter('c14', (I32, [4]), [1, 1, 2, 123])
t16 = Output('t16', (U8, [1, 1, 2, 123], 0.5, 120))
model = Model()
model.Operation('SLICE', x3, c1, c2).To(t4)
model.Operation('SLICE', x7, c5, c6).To(t8)
model.Operation('SLICE', x11, c9, c10).To(t12)
model.Operation('SLICE', x15, c13, c14).To(t16)
Example({
    x3: packed('<i2',
    'c-png!4be92n4{CEFi~tAX<7#$SeC_Z%foh$u`loiJ-!pZp!qmAw*7!9%!Gy8Y#-~=sW#8KR<f`MbRw4'
),
    t4: packed('<i2',
    'c-png%N2ky2n0Y&mL<S*`6Q*=fj8$q)n3vnc$yxB+t3tD%esZ0i-PT#4Ti;>Wuxi!)vh1BVYeqX'
),
    x7: packed('<i2',
    'c-pPY!4be92n4{CEFi~tAX<6~$T$06hDYD&ZHd|_*(SO+5mb27O_`oGgvd$J1ML%7BSrbm&(B_)S|wx'
),
    t8: packed('<i2',
    'c-pPY!4be92n4{CEFi~tAX<7JX(9XHL~WF86J47KD!l2YOwSrZ<fQ0<_6e+!q709|)7$dP&ktU<Dj&Z'
),
    x11: packed('<i2',
    'c-qa&!4be92n4{CEFi~tAX<8=$V~RXfi+T;;n8<`TcS2fwu!Dy1Qp(NQ>JGPA#zgmK>Nh^`T4mQ8)HhI'
),
    t12: packed('<i2',
    'c-qa&!4be92n4{CEFi~tAX<8=$V~RX(RX@VqBcsliLOlq72b4Hre_Tya#Hj_`vlfVQHIAi`T3z24!uPY'
),
    x15: (packed('<i2',
    'c-p1Gi4njs2m`Q=93YsBdD784L?zJ+of|kSMHwFRZXZijqohsrG!azz&`p`1wS>sc=Z_CL=p1q'
) * 5)[:258],
    t16: packed('<i2',
    'c-rO7F%rNa2t?5wSwNO?QS|6(a)T5p^7}Wxc3`v=Wq8!-UY3{(Q<jO2MFbUIbW^71Y(iwG=!VuS{KfOZ*Dt#PqCj%A'
),
}, name='rest_quant8').AddVariations(signed(x3, t4, x7, t8, x11, t12, x15, t16)).DisableLifeTimeVariation()
