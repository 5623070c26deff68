# Licensed under the Apache License, Version 2.0; see LICENSE.
# Written by 'python -m corpus' from corpus/families/lookup.py; do not edit.
#
# EMBEDDING_LOOKUP: more channels than a block has.

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
c1 = Parameter('c1', (I32, [2]), [2, 0])
x2 = Input('x2', (F32, [3, 48]))
t3 = Output('t3', (F32, [2, 48]))
c4 = Parameter('c4', (I32, [2]), [2, 0])
x5 = Input('x5', (F32, [3, 40]))
t6 = Output('t6', (F32, [2, 40]))
c7 = Parameter('c7', (I32, [2]), [2, 0])
x8 = Input('x8', (F32, [3, 80]))
t9 = Output('t9', (F32, [2, 80]))
c10 = Parameter('c10', (I32, [2]), [2, 0])
x11 = Input('x11', (F32, [3, 129]))
t12 = Output('t12', (F32, [2, 129]))
model = Model()
model.Operation('EMBEDDING_LOOKUP', c1, x2).To(t3)
model.Operation('EMBEDDING_LOOKUP', c4, x5).To(t6)
model.Operation('EMBEDDING_LOOKUP', c7, x8).To(t9)
model.Operation('EMBEDDING_LOOKUP', c10, x11).To(t12)
Example({
    x2: packed('|i1',
    'c-pPY$q~RX2n4V(3tp%HW(k+mMD&-!Z%&Luivl$)CWvKQ1-G+$#7g=+7zW=cI~?a`l>VPTYC}D7', 0.5
),
    t3: packed('|i1',
    'c-n2uF%rNa2n4{91JC^bvjh-rQ>5KuTdZWS2hHFcWsB{cj8gc?j&^8KpoYQ3zY@cy3eL{j{VgvC4=7g', 0.5
),
    x5: packed('|i1',
    'c-o!I$q~RX2n4V(3tp%HW(k+mL-f};H=`7Ob7CA?6sTb_K`h%UxSiD_R?_FeF!)B<;r!1Zb>B2v', 0.5
),
    t6: packed('|i1',
    'c-n2t$q~RX2n4V(3tp%HW(k+mK=c;{YFJDV%eD$`XZ47c^m#B0zEL*L%_xQ6oEV1||LO;bj2>D', 0.5
),
    x8: packed('|i1',
    'c-qy=$q~RX2n4V(3tp%HW(k*5NAwrpC_5bIW|YEjPK-l~0yQiqh-F&^x3hZ0O8Pt)2LG2oAn9h$', 0.5
),
    t9: packed('|i1',
    'c-o!K!4ZHk2n4`^gIw&tStNv5faAvkc2<0t;_Ows)l2uh&`jQ0KH0&+EJK{t*#Rpm%pqJL<c)vBkM#la4Mu_', 0.5
),
    x11: (packed('|i1',
    'c-jTQ2@=2{2m`>8fU*DoEalSOJ|Bj`Kgtfrxf!MKn-k;EqCgFc31Zn+!R@Rbv62T>P#QG', 0.5
) * 7)[:387],
    t12: packed('|i1',
    'c-pPZfepYQ2n4{$gKzg=mI7jDXyO2O?VOBK_{olTXi=bs!2~gEs^ILb-C`wsJ!l5sC|m3c`2P44e=l`!;Q', 0.5
),
}, name='rest').AddVariations('float16').DisableLifeTimeVariation()

# A block of channels is not full behind full ones: each of these is started anew.
# Expected values: float64 formula.
c1 = Parameter('c1', (I32, [2]), [2, 0])
x2 = Input('x2', (U8, [3, 48], 0.5, 120))
t3 = Output('t3', (U8, [2, 48], 0.5, 120))
c4 = Parameter('c4', (I32, [2]), [2, 0])
x5 = Input('x5', (U8, [3, 40], 0.5, 120))
t6 = Output('t6', (U8, [2, 40], 0.5, 120))
c7 = Parameter('c7', (I32, [2]), [2, 0])
x8 = Input('x8', (U8, [3, 80], 0.5, 120))
t9 = Output('t9', (U8, [2, 80], 0.5, 120))
c10 = Parameter('c10', (I32, [2]), [2, 0])
x11 = Input('x11', (U8, [3, 129], 0.5, 120))
t12 = Output('t12', (U8, [2, 129], 0.5, 120))
model = Model()
model.Operation('EMBEDDING_LOOKUP', c1, x2).To(t3)
model.Operation('EMBEDDING_LOOKUP', c4, x5).To(t6)
model.Operation('EMBEDDING_LOOKUP', c7, x8).To(t9)
model.Operation('EMBEDDING_LOOKUP', c10, x11).To(t12)
Example({
    x2: packed('<i2',
    'c-qa&%N2ki3<N++#{76>6BawS2@lSF3S(+W43sfZjYS2qdRJn)nn$*!p9ewVE!KxIxG7fO=j&%)ck4s('
),
    t3: packed('<i2',
    'c-pnhF&4le2n5j_*#P2`1y^sLHbvS@`HS%=i@pz>!dt91y>U@2(T2KsLmC5Fm{fc#F>7UDbhYm9<@Iw9mM$$<'
),
    x5: packed('<i2',
    'c-qCw%N2ki3<N++#{76>6BawS2QSWjVsKNeFs6pYKp7L&SX2<JcO|B)d1PDqc@PxdVtp9j^YxP#=)^dh'
),
    t6: packed('<i2',
    'c-pPY%N2ki3<N++#{76>6BawS0gujon5f30f>^yPF<s3g+tSa2pzs#!7~B*qjHw|pP{yx%{p<zRFD2R'
),
    x8: packed('<i2',
    'c-rO5+Yx{u3<N++#=IDE35T6qhvWV)Z?Qg%!A-Hkm>LoTWlU6KQ9-QUm6)#Pk!|VcK~VU;eErM|k*je}'
),
    t9: packed('<i2',
    'c-qa)K@xy42n0c&9D$Gu3)%Q{A7FX$<lMVv*2=)>YTctO`o7>4o?^A>jf-N5Hq^x%(iq6Xq=J}F{29JnkDqq~^{h*R'
),
    x11: (packed('<i2',
    'c-p1Gff2wU2n4W>OcC(p!Pm_@L=!(3LFKE~hauclE65z7At+;_8jAzO>RpNH!#uJrpFciY`W(#'
) * 7)[:387],
    t12: packed('<i2',
    'c-rO6K@z|q2n4}AnIK}xf@^-BH>Ap2=HBDNMYV*C=IVkp2C^{OK+IYh7`<8dD2u)yIF+|rZTbOx{`e7JzwZTQ@OjY'
),
}, name='rest_quant8').AddVariations(signed(x2, t3, x5, t6, x8, t9, x11, t12)).DisableLifeTimeVariation()
