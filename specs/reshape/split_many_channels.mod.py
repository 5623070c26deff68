# Licensed under the Apache License, Version 2.0; see LICENSE.
# Written by 'python -m corpus' from corpus/families/reshape.py; do not edit.
#
# SPLIT: more channels than a block has.

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
U8 = 'TENSOR_QUANT8_ASYMM'

# A block of channels is not full behind full ones: each of these is started anew.
# Expected values: float64 formula.
x1 = Input('x1', (F32, [1, 1, 1, 96]))
t2 = Output('t2', (F32, [1, 1, 1, 48]))
t3 = Output('t3', (F32, [1, 1, 1, 48]))
x4 = Input('x4', (F32, [1, 80, 1, 1]))
t5 = Output('t5', (F32, [1, 40, 1, 1]))
t6 = Output('t6', (F32, [1, 40, 1, 1]))
x7 = Input('x7', (F32, [1, 160, 1, 1]))
t8 = Output('t8', (F32, [1, 80, 1, 1]))
t9 = Output('t9', (F32, [1, 80, 1, 1]))
x10 = Input('x10', (F32, [1, 1, 1, 258]))
t11 = Output('t11', (F32, [1, 1, 1, 129]))
t12 = Output('t12', (F32, [1, 1, 1, 129]))
model = Model()
model.Operation('SPLIT', x1, 3, 2).To(t2, t3)
model.Operation('SPLIT', x4, 1, 2).To(t5, t6)
model.Operation('SPLIT', x7, 1, 2).To(t8, t9)
model.Operation('SPLIT', x10, 3, 2).To(t11, t12)
Example({
    x1: packed('|i1',
    'c-n=_!4Uu<2m`<|qR@Y}B#L?++<Rw5akIxYZXc6i;aWp)%iuZ6bV8p566RDv#WbvWT>tq23PmmA', 0.5
),
    t2: packed('|i1',
    'c-jrg$q@h`2m`<&2BH6I4c`0RQfaB>rB-+sv~g)@Hi;O%StsjHVt}CsUlkPy', 0.5
),
    t3: packed('|i1',
    'c-jTQ0TKWZ3<I!JW&ZzKEi;J|PHp1M7nXI^S5Y^{6qG17^md5YBk2#hl^EL', 0.5
),
    x4: packed('|i1',
    'c-m#l!4Uu<2m`<|Mxp;|35t6Ed+%%zYaUCbwz^+x+n9n1mkqrw!eSKjcz)st(3FKN#XmnZ8YtH', 0.5
),
    t5: packed('|i1',
    'c-jTQfeip42m`P<2l)TBPEc$&k^bW7s5Dno73P92ngeqr5!>zuv!)XC', 0.5
),
    t6: packed('|i1',
    'c-jTQfeip42m`QWBJlsUY=YXFZYs7X3KrBr!!jJdA&SkF&)6S|Ko#T', 0.5
),
    x7: packed('|i1',
    'c-png!4Uu<2m`<|Mxp;|35t46+<Rx0g)9ZJ=CM?2tNW$4jVY*b+0fe}EJiVp=O>N;P5<Wy+N)2v', 0.5
),
    t8: packed('|i1',
    'c-m#l!4Uu<2m`<|Mxp;|35t6Ed+)5Wkfk8jJeEprb-&cMF$EPa8+u!W#VF?S{KOHU>7O6z94fs', 0.5
),
    t9: packed('|i1',
    'c-m#l!4Uu<2m`<|Mxp;|35t6Ed+)5eUuxT!f(n-ny)D9G6!Um~;t0@`g)9ZJ=CM?2>z^N${UrP', 0.5
),
    x10: (packed('|i1',
    'c-jTQfeip42m`P<hw%Tk3`K2MAVF6(s+GiE*Gr|N8IL+{OHku+V2(|ATC;AH+Xt~%9Q6', 0.5
) * 5)[:258],
    t11: packed('|i1',
    'c-pPY!4Uu<2m`<|BG`YmB#L@P+<RwzB4I%lR7}J26Qa1;=QZvaPOxyTp|@p-9A!FFpZt&?;}JUk', 0.5
),
    t12: packed('|i1',
    'c-pPY!4Uu<2m`<|Mxp;|35t3}+<Rx0g)9ZJ=CM?2tNW$4jVY*b+0fe}EJiVp=O>N;O+VxZ2eCiP', 0.5
),
}, name='rest').AddVariations('float16').DisableLifeTimeVariation()

# A block of channels is not full behind full ones: each of these is started anew.
# Expected values: float64 formula.
x1 = Input('x1', (U8, [1, 1, 1, 96], 0.5, 120))
t2 = Output('t2', (U8, [1, 1, 1, 48], 0.5, 120))
t3 = Output('t3', (U8, [1, 1, 1, 48], 0.5, 120))
x4 = Input('x4', (U8, [1, 80, 1, 1], 0.5, 120))
t5 = Output('t5', (U8, [1, 40, 1, 1], 0.5, 120))
t6 = Output('t6', (U8, [1, 40, 1, 1], 0.5, 120))
x7 = Input('x7', (U8, [1, 160, 1, 1], 0.5, 120))
t8 = Output('t8', (U8, [1, 80, 1, 1], 0.5, 120))
t9 = Output('t9', (U8, [1, 80, 1, 1], 0.5, 120))
x10 = Input('x10', (U8, [1, 1, 1, 258], 0.5, 120))
t11 = Output('t11', (U8, [1, 1, 1, 129], 0.5, 120))
t12 = Output('t12', (U8, [1, 1, 1, 129], 0.5, 120))
model = Model()
model.Operation('SPLIT', x1, 3, 2).To(t2, t3)
model.Operation('SPLIT', x4, 1, 2).To(t5, t6)
model.Operation('SPLIT', x7, 1, 2).To(t8, t9)
model.Operation('SPLIT', x10, 3, 2).To(t11, t12)
Example({
    x1: packed('<i2',
    'c-png!4be93<JTGj0A>380^wX2YKbbJ4X-=D~F@SJ`ha9r`D{lDBGMp`AVwD12oZ4T=n$e_x$|a1ypq`;s'
),
    t2: packed('<i2',
    'c-oc8Srz~g3<E$%mfD^O?a{e{`5l9yV#N@u?*pQ7XmZUWdfrXe!`=il<w&0{UJ(|E'
),
    t3: packed('<i2',
    'c-oc0fe`=^5Cgz3S;8?QoYK|sy9_Z<ta^G9M8mqnXt@uB(D2ln)ylHN{C;{;Ar@N'
),
    x4: packed('<i2',
    'c-pPYF%rNa3<JSD*%BBAVK7f8ecD{Ra~3MQB|%io(*rfvhT!TkG)D=gEf2QCSB^}Ppo<Rs&d<+XmaipO'
),
    t5: packed('<i2',
    'c-oD@i4g!03<N+WJ3_|gQ@R%HcIV7p0|NrP>X3>Av8aA%XF99LYM&lzQxdc'
),
    t6: packed('<i2',
    'c-oD@feip42m>%rW)m?%1Wxw_+n_b;X1jP4xSR_TKGTXI6sLDU$EOEsZ4#s'
),
    x7: packed('<i2',
    'c-qa&(G9>L3<J@Qj12){0?FufiAufSrvpti6jwbx2%=%-aJ1M5f@%2Fn$;C$o3kfhNfmkE`}z5K7cI_8xB'
),
    t8: packed('<i2',
    'c-pPYF%rNa3<JSD83_!7FxXEgecD{RbD)Wa;;N?yK{Tu!ju!hsFb$ttv$~>ebN1vbsUi=2=jZ1xhLI&b'
),
    t9: packed('<i2',
    'c-pPYF%rNa3<JSD83_!7FxXEgecD{Rb67bXE%t$68a}mVbw%0c?8#SBMINAuhT^KH2SGG^=jZ1xsWByd'
),
    x10: (packed('<i2',
    'c-p1Gi4njc3<I!^90vl2$u~MfRLZ8%3u;t@I7hBhC?;-i$E-*Y#_fmq3};E0>uRm|{&+ya9E|'
) * 5)[:258],
    t11: packed('<i2',
    'c-qCwQ4YW$2n5j{nMKjKB5-tjh$fximx-d#6KYh0I9rTVC^~jcN6!-=jMEqQYR;5nuA}so59a6ZF3G_>b^'
),
    t12: packed('<i2',
    'c-qCw(G9>L3<J@Qj12){0?Fufh)TWRrvpti6jwbx2%=%-aJ1M5f@%2Fn$;C$o3kfhNfmkEgZcTp3#5=dLj'
),
}, name='rest_quant8').AddVariations(signed(x1, t2, t3, x4, t5, t6, x7, t8, t9, x10, t11, t12)).DisableLifeTimeVariation()
