# Licensed under the Apache License, Version 2.0; see LICENSE.
# Written by 'python -m corpus' from corpus/families/pooling.py; do not edit.
#
# MAX_POOL_2D: windows over windows on long images.

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

# A window lies over what another one gives, in an image of many rows or columns: who computes
# stripes needs the rows or columns beside each, too.
# Expected values: float64 formula.
x1 = Input('x1', (F32, [1, 68, 1, 1]))
c2 = Parameter('c2', (F32, [1, 3, 1, 1]), [1.0, 0.0, -1.0])
c3 = Parameter('c3', (F32, [1]), [0.5])
t4 = Internal('t4', (F32, [1, 68, 1, 1]))
t5 = Output('t5', (F32, [1, 33, 1, 1]))
x6 = Input('x6', (F32, [1, 68, 1, 1]))
c7 = Parameter('c7', (F32, [1, 3, 1, 1]), [-1.0, 0.0, 1.0])
c8 = Parameter('c8', (F32, [1]), [-0.5])
t9 = Internal('t9', (F32, [1, 68, 1, 1]))
t10 = Output('t10', (F32, [1, 33, 1, 1]))
x11 = Input('x11', (F32, [1, 68, 1, 1]))
t12 = Internal('t12', (F32, [1, 68, 1, 1]))
t13 = Output('t13', (F32, [1, 33, 1, 1]))
x14 = Input('x14', (F32, [1, 68, 1, 1]))
c15 = Parameter('c15', (F32, [1, 3, 1, 1]), [1.0, -1.0, -1.0])
c16 = Parameter('c16', (F32, [1]), [0.5])
t17 = Internal('t17', (F32, [1, 68, 1, 1]))
c18 = Parameter('c18', (F32, [1, 3, 1, 1]), [1.0, 0.0, -1.0])
c19 = Parameter('c19', (F32, [1]), [0.5])
t20 = Internal('t20', (F32, [1, 68, 1, 1]))
t21 = Output('t21', (F32, [1, 33, 1, 1]))
model = Model()
model.Operation('CONV_2D', x1, c2, c3, 1, 1, 1, 0).To(t4)
model.Operation('MAX_POOL_2D', t4, 2, 1, 2, 1, 3, 0).To(t5)
model.Operation('DEPTHWISE_CONV_2D', x6, c7, c8, 1, 1, 1, 1, 0).To(t9)
model.Operation('MAX_POOL_2D', t9, 2, 1, 2, 1, 3, 0).To(t10)
model.Operation('MAX_POOL_2D', x11, 1, 1, 1, 1, 3, 0).To(t12)
model.Operation('MAX_POOL_2D', t12, 2, 1, 2, 1, 3, 0).To(t13)
model.Operation('CONV_2D', x14, c15, c16, 1, 1, 1, 0).To(t17)
model.Operation('CONV_2D', t17, c18, c19, 1, 1, 1, 0).To(t20)
model.Operation('MAX_POOL_2D', t20, 2, 1, 2, 1, 3, 0).To(t21)
Example({
    x1: packed('|i1',
    'c-jrfNfN*y3<I#in1uhow%MtUnsfzSszEcja4<q<w3Tk&|GkxQhP&ZSUOS(yLRqYI$UKMAA^r', 0.5
),
    t5: packed('|i1',
    'c-jTQfeip42m>&2=olIQUu$A}Q<A+3=th#_Z1OzMM5FQp7<mEY', 0.5
),
    x6: packed('|i1',
    'c-jrfK@z|q2m`<&Lg4?er7B?exEL2Ff}LSFC)I6Bsahm^kN8+eBe2+iFSU_d_^d##8sI)W>KS7', 0.5
),
    t10: packed('|i1',
    'c-muOVPWRv`N_e@z{JMP%F52p#Kg(W%*Mv}hn1C?gPDZ|04-etlK', 0.5
),
    x11: packed('|i1',
    'c-jrfK@tEl1O&huq~!mvWid9lu8zxIA`@nzUOjt4#JUE2{BRHMxEINhUE8c=Xlg-UPU8nqF(|+', 0.5
),
    t13: packed('|i1',
    'c-j@g0S*8l3<9yBN8tYtUZ!m;L1G(Z_sJY!?xzJEf&z>', 0.5
),
    x14: packed('|i1',
    'c-jTQ0TKW)1O%{QyZHZWT^*Y6V6kOY()gH0$Erruzb70cs3@f^ttCgM(kb3^)!J_^@c_O+9Xk', 0.5
),
    t21: packed('|i1',
    'c-muP6A%#j&nCdf&CMk#$;!*iBPz<v$ivI4z{)Bj!lI-E05^LA)c', 0.5
),
}, name='rows').AddVariations('float16').DisableLifeTimeVariation()

# A window lies over what another one gives, in an image of many rows or columns: who computes
# stripes needs the rows or columns beside each, too.
# Expected values: float64 formula.
x1 = Input('x1', (U8, [1, 68, 1, 1], 0.5, 120))
c2 = Parameter('c2', (U8, [1, 3, 1, 1], 0.5, 128), [130, 128, 126])
c3 = Parameter('c3', (I32, [1], 0.25, 0), [2])
t4 = Internal('t4', (U8, [1, 68, 1, 1], 0.5, 120))
t5 = Output('t5', (U8, [1, 33, 1, 1], 0.5, 120))
x6 = Input('x6', (U8, [1, 68, 1, 1], 0.5, 120))
c7 = Parameter('c7', (U8, [1, 3, 1, 1], 0.5, 128), [126, 128, 130])
c8 = Parameter('c8', (I32, [1], 0.25, 0), [-2])
t9 = Internal('t9', (U8, [1, 68, 1, 1], 0.5, 120))
t10 = Output('t10', (U8, [1, 33, 1, 1], 0.5, 120))
x11 = Input('x11', (U8, [1, 68, 1, 1], 0.5, 120))
t12 = Internal('t12', (U8, [1, 68, 1, 1], 0.5, 120))
t13 = Output('t13', (U8, [1, 33, 1, 1], 0.5, 120))
x14 = Input('x14', (U8, [1, 68, 1, 1], 0.5, 120))
c15 = Parameter('c15', (U8, [1, 3, 1, 1], 0.5, 128), [130, 126, 126])
c16 = Parameter('c16', (I32, [1], 0.25, 0), [2])
t17 = Internal('t17', (U8, [1, 68, 1, 1], 0.5, 120))
c18 = Parameter('c18', (U8, [1, 3, 1, 1], 0.5, 128), [130, 128, 126])
c19 = Parameter('c19', (I32, [1], 0.25, 0), [2])
t20 = Internal('t20', (U8, [1, 68, 1, 1], 0.5, 120))
t21 = Output('t21', (U8, [1, 33, 1, 1], 0.5, 120))
model = Model()
model.Operation('CONV_2D', x1, c2, c3, 1, 1, 1, 0).To(t4)
model.Operation('MAX_POOL_2D', t4, 2, 1, 2, 1, 3, 0).To(t5)
model.Operation('DEPTHWISE_CONV_2D', x6, c7, c8, 1, 1, 1, 1, 0).To(t9)
model.Operation('MAX_POOL_2D', t9, 2, 1, 2, 1, 3, 0).To(t10)
model.Operation('MAX_POOL_2D', x11, 1, 1, 1, 1, 3, 0).To(t12)
model.Operation('MAX_POOL_2D', t12, 2, 1, 2, 1, 3, 0).To(t13)
model.Operation('CONV_2D', x14, c15, c16, 1, 1, 1, 0).To(t17)
model.Operation('CONV_2D', t17, c18, c19, 1, 1, 1, 0).To(t20)
model.Operation('MAX_POOL_2D', t20, 2, 1, 2, 1, 3, 0).To(t21)
Example({
    x1: packed('<i2',
    'c-pPV!4be92n4{C96(?^Pq1`TME1Ekv_UNoPy|{`WRb%{ycf^+8co~D70@7$>{q74#pX~{K0mm`@*my'
),
    t5: packed('<i2',
    'c-pJ0X>4q4X{l(au5N0ouBoqYtZ%KVudgj_X>F}+s&1%ZAOrw1dJtR'
),
    x6: packed('<i2',
    'c-pPV$q~RX2n4W{Ol$+ga+dBC5j_QM>%x@KB=)B0T*eVORI=1sQ${fGlCM2d?J(YCR5>efo*!K8?I1$'
),
    t10: packed('<i2',
    'c-pI}si|&kDQsw~sH&^3t*x)Gs%osRuB)posjaPUsIIADAOrv+?GOt'
),
    x11: packed('<i2',
    'c-pPV!41GL2n4~D3;_<E!7`=CMPy&2m4PRy%5JG+9=T<$b_?S2<!nxzV*p}hcB(0)w2XCUIG-Q-0ISL$pa'
),
    t13: packed('<i2',
    'c-m`dsI081sjsiCt*xo4tgUSTg8H(mnwpxjY7nSoAOrv+D-Z+'
),
    x14: packed('<i2',
    'c-pPO0TzHz1O&j2tiR!*#nHP&GknX-(LiY3l;)IY?&9%xrz{GKWIJ0!EDSP?Q9Ic>N1S#2-~-*GAR7'
),
    t21: packed('<i2',
    'c-pI~>*(kyuj^=QZf=@5v9`6frMI`WvZb|kMs00RPtB}Z41@pxU5yb<'
),
}, name='rows_quant8').AddVariations(signed(x1, c2, t4, t5, x6, c7, t9, t10, x11, t12, t13, x14, c15, t17, c18, t20, t21)).DisableLifeTimeVariation()

# A window lies over what another one gives, in an image of many rows or columns: who computes
# stripes needs the rows or columns beside each, too.
# Expected values: float64 formula.
x1 = Input('x1', (F32, [1, 1, 67, 1]))
c2 = Parameter('c2', (F32, [1, 1, 3, 1]), [1.0, 0.0, -1.0])
c3 = Parameter('c3', (F32, [1]), [0.5])
t4 = Internal('t4', (F32, [1, 1, 67, 1]))
t5 = Output('t5', (F32, [1, 1, 33, 1]))
x6 = Input('x6', (F32, [1, 1, 67, 1]))
c7 = Parameter('c7', (F32, [1, 1, 3, 1]), [-1.0, 1.0, 1.0])
c8 = Parameter('c8', (F32, [1]), [-0.5])
t9 = Internal('t9', (F32, [1, 1, 67, 1]))
t10 = Output('t10', (F32, [1, 1, 33, 1]))
x11 = Input('x11', (F32, [1, 1, 67, 1]))
t12 = Internal('t12', (F32, [1, 1, 67, 1]))
t13 = Output('t13', (F32, [1, 1, 33, 1]))
x14 = Input('x14', (F32, [1, 1, 67, 1]))
c15 = Parameter('c15', (F32, [1, 1, 3, 1]), [1.0, 0.0, -1.0])
c16 = Parameter('c16', (F32, [1]), [0.5])
t17 = Internal('t17', (F32, [1, 1, 67, 1]))
c18 = Parameter('c18', (F32, [1, 1, 3, 1]), [1.0, -1.0, -1.0])
c19 = Parameter('c19', (F32, [1]), [0.5])
t20 = Internal('t20', (F32, [1, 1, 67, 1]))
t21 = Output('t21', (F32, [1, 1, 33, 1]))
model = Model()
model.Operation('CONV_2D', x1, c2, c3, 1, 1, 1, 0).To(t4)
model.Operation('MAX_POOL_2D', t4, 2, 2, 1, 3, 1, 0).To(t5)
model.Operation('DEPTHWISE_CONV_2D', x6, c7, c8, 1, 1, 1, 1, 0).To(t9)
model.Operation('MAX_POOL_2D', t9, 2, 2, 1, 3, 1, 0).To(t10)
model.Operation('MAX_POOL_2D', x11, 1, 1, 1, 3, 1, 0).To(t12)
model.Operation('MAX_POOL_2D', t12, 2, 2, 1, 3, 1, 0).To(t13)
model.Operation('CONV_2D', x14, c15, c16, 1, 1, 1, 0).To(t17)
model.Operation('CONV_2D', t17, c18, c19, 1, 1, 1, 0).To(t20)
model.Operation('MAX_POOL_2D', t20, 2, 2, 1, 3, 1, 0).To(t21)
Example({
    x1: packed('|i1',
    'c-jTQi4njs2m`Q#V95T{mM^Zfb*NJ0wYKe#NK1o8^=lSXA{0;Hy*2)BC`SXwIe_P6{h2o*5&', 0.5
),
    t5: packed('|i1',
    'c-jTQfeipK2m-JSg9eHIf9<xmpxEs!gyw)u(v2rw+B5M1AGreG', 0.5
),
    x6: packed('|i1',
    'c-jrgNe;j;2m~;7Acg<GmYw8ic?&=;T9rZ;h`&mPhdBuL5*}@=+>>ekINzbg9+QT7*99&lA>#', 0.5
),
    t10: packed('|i1',
    'c-muUXJr*);$~rI=V0dK;^Jof`%jqt_jfKXc6LTaZtlPT0Y^s$y8', 0.5
),
    x11: packed('|i1',
    'c-jTQ0TKiu2n4aB57Ga>7KCvxc>(X;CT*!k_u@ZxET*%JuGzwmI6af8Rc_}C^~M}R`~jRjAMX', 0.5
),
    t13: packed('|i1',
    'c-jrd!3h8`0Kz~JHQj&S7HS?xS}Do1VJkT6CKKF#FEs+G', 0.5
),
    x14: packed('|i1',
    'c-jTQi4njs3<9t-`04)By151_VfLVxgmW$<W15B^ebu9bT7(xGUcF?XTD7IvP%>=)CDs}?', 0.5
),
    t21: packed('|i1',
    'c-muE782s)<K*P{$IdP*`(H*tKuCy%O_-IFfd>efn3w@c2?LA', 0.5
),
}, name='columns').AddVariations('float16').DisableLifeTimeVariation()

# A window lies over what another one gives, in an image of many rows or columns: who computes
# stripes needs the rows or columns beside each, too.
# Expected values: float64 formula.
x1 = Input('x1', (U8, [1, 1, 67, 1], 0.5, 120))
c2 = Parameter('c2', (U8, [1, 1, 3, 1], 0.5, 128), [130, 128, 126])
c3 = Parameter('c3', (I32, [1], 0.25, 0), [2])
t4 = Internal('t4', (U8, [1, 1, 67, 1], 0.5, 120))
t5 = Output('t5', (U8, [1, 1, 33, 1], 0.5, 120))
x6 = Input('x6', (U8, [1, 1, 67, 1], 0.5, 120))
c7 = Parameter('c7', (U8, [1, 1, 3, 1], 0.5, 128), [126, 130, 130])
c8 = Parameter('c8', (I32, [1], 0.25, 0), [-2])
t9 = Internal('t9', (U8, [1, 1, 67, 1], 0.5, 120))
t10 = Output('t10', (U8, [1, 1, 33, 1], 0.5, 120))
x11 = Input('x11', (U8, [1, 1, 67, 1], 0.5, 120))
t12 = Internal('t12', (U8, [1, 1, 67, 1], 0.5, 120))
t13 = Output('t13', (U8, [1, 1, 33, 1], 0.5, 120))
x14 = Input('x14', (U8, [1, 1, 67, 1], 0.5, 120))
c15 = Parameter('c15', (U8, [1, 1, 3, 1], 0.5, 128), [130, 128, 126])
c16 = Parameter('c16', (I32, [1], 0.25, 0), [2])
t17 = Internal('t17', (U8, [1, 1, 67, 1], 0.5, 120))
c18 = Parameter('c18', (U8, [1, 1, 3, 1], 0.5, 128), [130, 126, 126])
c19 = Parameter('c19', (I32, [1], 0.25, 0), [2])
t20 = Internal('t20', (U8, [1, 1, 67, 1], 0.5, 120))
t21 = Output('t21', (U8, [1, 1, 33, 1], 0.5, 120))
model = Model()
model.Operation('CONV_2D', x1, c2, c3, 1, 1, 1, 0).To(t4)
model.Operation('MAX_POOL_2D', t4, 2, 2, 1, 3, 1, 0).To(t5)
model.Operation('DEPTHWISE_CONV_2D', x6, c7, c8, 1, 1, 1, 1, 0).To(t9)
model.Operation('MAX_POOL_2D', t9, 2, 2, 1, 3, 1, 0).To(t10)
model.Operation('MAX_POOL_2D', x11, 1, 1, 1, 3, 1, 0).To(t12)
model.Operation('MAX_POOL_2D', t12, 2, 2, 1, 3, 1, 0).To(t13)
model.Operation('CONV_2D', x14, c15, c16, 1, 1, 1, 0).To(t17)
model.Operation('CONV_2D', t17, c18, c19, 1, 1, 1, 0).To(t20)
model.Operation('MAX_POOL_2D', t20, 2, 2, 1, 3, 1, 0).To(t21)
Example({
    x1: packed('<i2',
    'c-p1Gi4njs2m`Q=T%O<y!I05AM5Uz%xfQr&wd@6@q?n@?24(J<WNfxA^^Q9U&*5n}+2W$le;;XWA9?'
),
    t5: packed('<i2',
    'c-pJ4YOHQ+YpScSs%~tptg5Z8tF3Krsw!`6EURs9Zf&h*AOrw06%bb'
),
    x6: packed('<i2',
    'c-p1O$q~RX2n0cgj5x~+GK4PW;Q4h;C;$oAOmYXnpK5z~6({IUEH<hsa}ipX{_YIKrZ&(reg1a<UJV~h'
),
    t10: packed('<i2',
    'c-pJ4udVH>YOblTZ>Vl;YHF@5E$gl?&Tnd}udl3ZZZ0inAOrv_{}3|'
),
    x11: packed('<i2',
    'c-p1Gff2wU2n4W>48q&v3&`jW(PTHd_cBTp)Ug)x<LRQCXwcLTm;;Wvi=Z@P-i94Uk_|rpU0O;XR{'
),
    t13: packed('<i2',
    'c-pJ0tE#H4tu3vosjmkztLp0;fS{zd7D(3D*VNT95CQ-tn-C!'
),
    x14: packed('<i2',
    'c-p1Gff0Z(2m?Sz#-2@%q=2J4g#VgY>afK#+j(-@6kj~mgQW^3Ll|$|cB&c`g^a{;lDz)=0DOlZo&'
),
    t21: packed('<i2',
    'c-pI<-PP6B*4WrkR$o7LYWb9oj;^kny6)P>iWVTKs;Xun1OQgD5d;'
),
}, name='columns_quant8').AddVariations(signed(x1, c2, t4, t5, x6, c7, t9, t10, x11, t12, t13, x14, c15, t17, c18, t20, t21)).DisableLifeTimeVariation()
