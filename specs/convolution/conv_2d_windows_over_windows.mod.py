# Licensed under the Apache License, Version 2.0; see LICENSE.
# Written by 'python -m corpus' from corpus/families/convolution.py; do not edit.
#
# CONV_2D: windows over windows on long images.

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
c2 = Parameter('c2', (F32, [1, 3, 1, 1]), [1.0, -1.0, -1.0])
c3 = Parameter('c3', (F32, [1]), [0.5])
t4 = Internal('t4', (F32, [1, 68, 1, 1]))
c5 = Parameter('c5', (F32, [1, 3, 1, 1]), [1.0, -1.0, -1.0])
c6 = Parameter('c6', (F32, [1]), [0.5])
t7 = Output('t7', (F32, [1, 68, 1, 1]))
x8 = Input('x8', (F32, [1, 68, 1, 1]))
c9 = Parameter('c9', (F32, [1, 3, 1, 1]), [-1.0, -1.0, 1.0])
c10 = Parameter('c10', (F32, [1]), [-0.5])
t11 = Internal('t11', (F32, [1, 68, 1, 1]))
c12 = Parameter('c12', (F32, [1, 3, 1, 1]), [1.0, 1.0, -1.0])
c13 = Parameter('c13', (F32, [1]), [0.5])
t14 = Output('t14', (F32, [1, 68, 1, 1]))
x15 = Input('x15', (F32, [1, 68, 1, 1]))
t16 = Internal('t16', (F32, [1, 68, 1, 1]))
c17 = Parameter('c17', (F32, [1, 3, 1, 1]), [1.0, 0.0, -1.0])
c18 = Parameter('c18', (F32, [1]), [0.5])
t19 = Output('t19', (F32, [1, 68, 1, 1]))
x20 = Input('x20', (F32, [1, 68, 1, 1]))
c21 = Parameter('c21', (F32, [1, 3, 1, 1]), [1.0, 1.0, -1.0])
c22 = Parameter('c22', (F32, [1]), [0.5])
t23 = Internal('t23', (F32, [1, 68, 1, 1]))
c24 = Parameter('c24', (F32, [1, 3, 1, 1]), [1.0, -1.0, -1.0])
c25 = Parameter('c25', (F32, [1]), [0.5])
t26 = Internal('t26', (F32, [1, 68, 1, 1]))
c27 = Parameter('c27', (F32, [1, 3, 1, 1]), [1.0, 1.0, -1.0])
c28 = Parameter('c28', (F32, [1]), [0.5])
t29 = Output('t29', (F32, [1, 68, 1, 1]))
model = Model()
model.Operation('CONV_2D', x1, c2, c3, 1, 1, 1, 0).To(t4)
model.Operation('CONV_2D', t4, c5, c6, 1, 1, 1, 0).To(t7)
model.Operation('DEPTHWISE_CONV_2D', x8, c9, c10, 1, 1, 1, 1, 0).To(t11)
model.Operation('CONV_2D', t11, c12, c13, 1, 1, 1, 0).To(t14)
model.Operation('MAX_POOL_2D', x15, 1, 1, 1, 1, 3, 0).To(t16)
model.Operation('CONV_2D', t16, c17, c18, 1, 1, 1, 0).To(t19)
model.Operation('CONV_2D', x20, c21, c22, 1, 1, 1, 0).To(t23)
model.Operation('CONV_2D', t23, c24, c25, 1, 1, 1, 0).To(t26)
model.Operation('CONV_2D', t26, c27, c28, 1, 1, 1, 0).To(t29)
Example({
    x1: packed('|i1',
    'c-jTQ0TKWp1O&iw75@L)qtI?yLN#;t!Yh~AN38vfHJ^FjCOI5|LKAfF0^qtLaA^{T4^_t>76', 0.5
),
    t7: packed('|i1',
    'c-jF(0K5MO_5UOG-t!s~0QB(%9{cVT3i|~B3JmTG^xqOF1J&^j?(YQ#_yH6H2?6@@_y`sl+4dC(0}=)6<og%%@gx7@91QF(ogWe', 0.5
),
    x8: packed('|i1',
    'c-jrgF%rNa2n4{%0iOSVEg)cQw%O}*Mu+M5M4RAH@UT_TY;LWr;R}mwuTSWKCXkSY9WD9;>oXt%', 0.5
),
    t14: packed('|i1',
    'c-jF(0K5P5`v?CN0t^G+022E77ZwHP{}cTF>i!c9>+2Hx;|m`N>*V+W6&C&R2=?R!1p5vU8~4`<3k(eb>Gcc``U>;j1sMEsY#;>', 0.5
),
    x15: packed('|i1',
    'c-jrhNfN*?2m`ReF@^vCmc?nSvsyN{<XX2uk2jAaRBt@RBu^+|*GkdACc8)f*|K2(xAFslC?5;', 0.5
),
    t19: packed('|i1',
    'c-kGvF%G~m2*5y$AWfG3|EVoeA*dcaoP3x?(3z2mB2_G2R0`J=;hM_cjM4LZKGEi$JAYaSp>Y*D', 0.5
),
    x20: packed('|i1',
    'c-jTQi4njs2m`RIArAXb3*oC2HgEw^!OAsV?R0=579|93H<&9x`$BV+rZ<A;oss9C{|5vf69', 0.5
),
    t29: packed('|i1',
    'c-jF(0K5Mp|J~&uBnR!w`$zT7A3yKX4gBB#G9Lcu{}IFKL?PSs7~A49AIbDA3ijgUBQycZ_b(Xr@%zE+U=+Iz769J!E&>5l^(8C', 0.5
),
}, name='rows').AddVariations('float16').DisableLifeTimeVariation()

# A window lies over what another one gives, in an image of many rows or columns: who computes
# stripes needs the rows or columns beside each, too.
# Expected values: float64 formula.
x1 = Input('x1', (U8, [1, 68, 1, 1], 0.5, 120))
c2 = Parameter('c2', (U8, [1, 3, 1, 1], 0.5, 128), [130, 126, 126])
c3 = Parameter('c3', (I32, [1], 0.25, 0), [2])
t4 = Internal('t4', (U8, [1, 68, 1, 1], 0.5, 120))
c5 = Parameter('c5', (U8, [1, 3, 1, 1], 0.5, 128), [130, 126, 126])
c6 = Parameter('c6', (I32, [1], 0.25, 0), [2])
t7 = Output('t7', (U8, [1, 68, 1, 1], 0.5, 120))
x8 = Input('x8', (U8, [1, 68, 1, 1], 0.5, 120))
c9 = Parameter('c9', (U8, [1, 3, 1, 1], 0.5, 128), [126, 126, 130])
c10 = Parameter('c10', (I32, [1], 0.25, 0), [-2])
t11 = Internal('t11', (U8, [1, 68, 1, 1], 0.5, 120))
c12 = Parameter('c12', (U8, [1, 3, 1, 1], 0.5, 128), [130, 130, 126])
c13 = Parameter('c13', (I32, [1], 0.25, 0), [2])
t14 = Output('t14', (U8, [1, 68, 1, 1], 0.5, 120))
x15 = Input('x15', (U8, [1, 68, 1, 1], 0.5, 120))
t16 = Internal('t16', (U8, [1, 68, 1, 1], 0.5, 120))
c17 = Parameter('c17', (U8, [1, 3, 1, 1], 0.5, 128), [130, 128, 126])
c18 = Parameter('c18', (I32, [1], 0.25, 0), [2])
t19 = Output('t19', (U8, [1, 68, 1, 1], 0.5, 120))
x20 = Input('x20', (U8, [1, 68, 1, 1], 0.5, 120))
c21 = Parameter('c21', (U8, [1, 3, 1, 1], 0.5, 128), [130, 130, 126])
c22 = Parameter('c22', (I32, [1], 0.25, 0), [2])
t23 = Internal('t23', (U8, [1, 68, 1, 1], 0.5, 120))
c24 = Parameter('c24', (U8, [1, 3, 1, 1], 0.5, 128), [130, 126, 126])
c25 = Parameter('c25', (I32, [1], 0.25, 0), [2])
t26 = Internal('t26', (U8, [1, 68, 1, 1], 0.5, 120))
c27 = Parameter('c27', (U8, [1, 3, 1, 1], 0.5, 128), [130, 130, 126])
c28 = Parameter('c28', (I32, [1], 0.25, 0), [2])
t29 = Output('t29', (U8, [1, 68, 1, 1], 0.5, 120))
model = Model()
model.Operation('CONV_2D', x1, c2, c3, 1, 1, 1, 0).To(t4)
model.Operation('CONV_2D', t4, c5, c6, 1, 1, 1, 0).To(t7)
model.Operation('DEPTHWISE_CONV_2D', x8, c9, c10, 1, 1, 1, 1, 0).To(t11)
model.Operation('CONV_2D', t11, c12, c13, 1, 1, 1, 0).To(t14)
model.Operation('MAX_POOL_2D', x15, 1, 1, 1, 1, 3, 0).To(t16)
model.Operation('CONV_2D', t16, c17, c18, 1, 1, 1, 0).To(t19)
model.Operation('CONV_2D', x20, c21, c22, 1, 1, 1, 0).To(t23)
model.Operation('CONV_2D', t23, c24, c25, 1, 1, 1, 0).To(t26)
model.Operation('CONV_2D', t26, c27, c28, 1, 1, 1, 0).To(t29)
Example({
    x1: packed('<i2',
    'c-pPOff2wU2n4W>{G!0|DlocBG|>`fiul=F+TrI$Szj;1s+MU093D)j5Z$IEJNFozs2IiX2M^9iANB'
),
    t7: packed('<i2',
    'c-pJaEuWnimOZJfA}6zUT5(!WQ*muYQ%hQNPI%XXYTwM(wDj7#g36xi#>%3sf`+~cfqA_R)m^p8F~$AanX}8IrnICmPyqk{%?%&&'
),
    x8: packed('<i2',
    'c-pPW$q~RX2n0cg%&qbQLZMqhcpm+kMWInKLQB~@p_91uHkA0BGO?IDn#IZ99AfwYg4{UlS<erB!DAod'
),
    t14: packed('<i2',
    'c-qS@t}pMYYN-yd=qf7g@2ia~?=C4zD(h}ZPVOp>Zl2zl98*x)+gF;|kQY;1Q{2`uIp4prxuvx-F}J0?s3|+Fc0vgQ6#xLoXdmS'
),
    x15: packed('<i2',
    'c-pPX$q|4+2n0Y=<`^tyK?q%gu-~mn3qiv>jcToRnghA#k=m*=SZ1VPl=LlC!*^WLYRHhie((au03Yl'
),
    t19: packed('<i2',
    'c-pPV!4ZHk2mnD#)-V!|ftY+!w~RHok9(ZmM6^bUKo!S&XK~@yNmnzT>4-2!CHFjAy-XGT);fOh0@<G+8U'
),
    x20: packed('<i2',
    'c-pPOff2wU2n4W>3?guS@MZKa(L^U81!60=<#e{20IV9_Mc}%FmIb&Z+M+pqRe9ElTJp;CgAdHOAM*'
),
    t29: packed('<i2',
    'c-os)9vVA+PJOC#@%~)b>D$x2T1&#qS4}HRDDSjR+%q#cXF_n)s_Bk7OPcbcVrH+Ybjn{oAvd$wGWkZ2acf^iSoX52N(L$b0M<Sr'
    '3;'
),
}, name='rows_quant8').AddVariations(signed(x1, c2, t4, c5, t7, x8, c9, t11, c12, t14, x15, t16, c17, t19, x20, c21, t23, c24, t26, c27, t29)).DisableLifeTimeVariation()

# A window lies over what another one gives, in an image of many rows or columns: who computes
# stripes needs the rows or columns beside each, too.
# Expected values: float64 formula.
x1 = Input('x1', (F32, [1, 1, 67, 1]))
c2 = Parameter('c2', (F32, [1, 1, 3, 1]), [1.0, -1.0, -1.0])
c3 = Parameter('c3', (F32, [1]), [0.5])
t4 = Internal('t4', (F32, [1, 1, 67, 1]))
c5 = Parameter('c5', (F32, [1, 1, 3, 1]), [1.0, 1.0, -1.0])
c6 = Parameter('c6', (F32, [1]), [0.5])
t7 = Output('t7', (F32, [1, 1, 67, 1]))
x8 = Input('x8', (F32, [1, 1, 67, 1]))
c9 = Parameter('c9', (F32, [1, 1, 3, 1]), [-1.0, 0.0, 1.0])
c10 = Parameter('c10', (F32, [1]), [-0.5])
t11 = Internal('t11', (F32, [1, 1, 67, 1]))
c12 = Parameter('c12', (F32, [1, 1, 3, 1]), [1.0, -1.0, -1.0])
c13 = Parameter('c13', (F32, [1]), [0.5])
t14 = Output('t14', (F32, [1, 1, 67, 1]))
x15 = Input('x15', (F32, [1, 1, 67, 1]))
t16 = Internal('t16', (F32, [1, 1, 67, 1]))
c17 = Parameter('c17', (F32, [1, 1, 3, 1]), [1.0, 0.0, -1.0])
c18 = Parameter('c18', (F32, [1]), [0.5])
t19 = Output('t19', (F32, [1, 1, 67, 1]))
x20 = Input('x20', (F32, [1, 1, 67, 1]))
c21 = Parameter('c21', (F32, [1, 1, 3, 1]), [1.0, -1.0, -1.0])
c22 = Parameter('c22', (F32, [1]), [0.5])
t23 = Internal('t23', (F32, [1, 1, 67, 1]))
c24 = Parameter('c24', (F32, [1, 1, 3, 1]), [1.0, 0.0, -1.0])
c25 = Parameter('c25', (F32, [1]), [0.5])
t26 = Internal('t26', (F32, [1, 1, 67, 1]))
c27 = Parameter('c27', (F32, [1, 1, 3, 1]), [1.0, -1.0, -1.0])
c28 = Parameter('c28', (F32, [1]), [0.5])
t29 = Output('t29', (F32, [1, 1, 67, 1]))
model = Model()
model.Operation('CONV_2D', x1, c2, c3, 1, 1, 1, 0).To(t4)
model.Operation('CONV_2D', t4, c5, c6, 1, 1, 1, 0).To(t7)
model.Operation('DEPTHWISE_CONV_2D', x8, c9, c10, 1, 1, 1, 1, 0).To(t11)
model.Operation('CONV_2D', t11, c12, c13, 1, 1, 1, 0).To(t14)
model.Operation('MAX_POOL_2D', x15, 1, 1, 1, 3, 1, 0).To(t16)
model.Operation('CONV_2D', t16, c17, c18, 1, 1, 1, 0).To(t19)
model.Operation('CONV_2D', x20, c21, c22, 1, 1, 1, 0).To(t23)
model.Operation('CONV_2D', t23, c24, c25, 1, 1, 1, 0).To(t26)
model.Operation('CONV_2D', t26, c27, c28, 1, 1, 1, 0).To(t29)
Example({
    x1: packed('|i1',
    'c-jrbNfH1d2n4XAmF54h6{KY*hX6EJLIo{iius?DBSUHxdC-@Ys7I?6aF1LW9@c(4u|MA59}f', 0.5
),
    t7: packed('|i1',
    'c-jF&0KEVD0u=Y>`xgT8{Q?jN0Q2($3kUt_{~s6p^#KtC>JAqD2NU!I4FC}i^a>FF@fiW@2L0&t7YP^j?C$;%?*<nZ`1J7y9(4', 0.5
),
    x8: packed('|i1',
    'c-jTQ0TRF<2m`RAl*<2Ki!yY{IJ+*^HOY#?na&m96X)nyyAi?Q5D=`gGd8!s0YByPA2U%FSO', 0.5
),
    t14: packed('|i1',
    'c-jF&0KEVC1|0+G@&^_C?+O|S<M|#D`tj@p76kzU_y`*M?+^z1`~3z1009IF3iba5{0k8P?gsk@9P|SH0Sod34es|64+FEr8jA', 0.5
),
    x15: packed('|i1',
    'c-jTQ0TRF<2m`RQP}%=qD;97`+XM{Dd63j+$RjEmajhId--QBPUFwJXjN*ztTq9bZA8&XZ82', 0.5
),
    t19: packed('|i1',
    'c-jq#u>rs^2*WUeln(v>)Gooq+9a_XnKp(1N$lt4KLe3r3hw$)slpt>s44a3iN^Zk0%Q6YP5', 0.5
),
    x20: packed('|i1',
    'c-jTQ0TRF<2m`RA1@-^0brfL<Og6<-x-7O3EBsb{^E7q15(`nV8s_n2>+YM)-b5>i_XA(DAoK', 0.5
),
    t29: packed('|i1',
    'c-jF&0KESW_U;k=0vqSw5)a$~Hu%W`9}gV++XMsk6a4G&{UsUb)D9#9`R)@0<PP`lHvics0nQaN(%K&X_8b!P-tj3E@ApTeA^i', 0.5
),
}, name='columns').AddVariations('float16').DisableLifeTimeVariation()

# A window lies over what another one gives, in an image of many rows or columns: who computes
# stripes needs the rows or columns beside each, too.
# Expected values: float64 formula.
x1 = Input('x1', (U8, [1, 1, 67, 1], 0.5, 120))
c2 = Parameter('c2', (U8, [1, 1, 3, 1], 0.5, 128), [130, 126, 126])
c3 = Parameter('c3', (I32, [1], 0.25, 0), [2])
t4 = Internal('t4', (U8, [1, 1, 67, 1], 0.5, 120))
c5 = Parameter('c5', (U8, [1, 1, 3, 1], 0.5, 128), [130, 130, 126])
c6 = Parameter('c6', (I32, [1], 0.25, 0), [2])
t7 = Output('t7', (U8, [1, 1, 67, 1], 0.5, 120))
x8 = Input('x8', (U8, [1, 1, 67, 1], 0.5, 120))
c9 = Parameter('c9', (U8, [1, 1, 3, 1], 0.5, 128), [126, 128, 130])
c10 = Parameter('c10', (I32, [1], 0.25, 0), [-2])
t11 = Internal('t11', (U8, [1, 1, 67, 1], 0.5, 120))
c12 = Parameter('c12', (U8, [1, 1, 3, 1], 0.5, 128), [130, 126, 126])
c13 = Parameter('c13', (I32, [1], 0.25, 0), [2])
t14 = Output('t14', (U8, [1, 1, 67, 1], 0.5, 120))
x15 = Input('x15', (U8, [1, 1, 67, 1], 0.5, 120))
t16 = Internal('t16', (U8, [1, 1, 67, 1], 0.5, 120))
c17 = Parameter('c17', (U8, [1, 1, 3, 1], 0.5, 128), [130, 128, 126])
c18 = Parameter('c18', (I32, [1], 0.25, 0), [2])
t19 = Output('t19', (U8, [1, 1, 67, 1], 0.5, 120))
x20 = Input('x20', (U8, [1, 1, 67, 1], 0.5, 120))
c21 = Parameter('c21', (U8, [1, 1, 3, 1], 0.5, 128), [130, 126, 126])
c22 = Parameter('c22', (I32, [1], 0.25, 0), [2])
t23 = Internal('t23', (U8, [1, 1, 67, 1], 0.5, 120))
c24 = Parameter('c24', (U8, [1, 1, 3, 1], 0.5, 128), [130, 128, 126])
c25 = Parameter('c25', (I32, [1], 0.25, 0), [2])
t26 = Internal('t26', (U8, [1, 1, 67, 1], 0.5, 120))
c27 = Parameter('c27', (U8, [1, 1, 3, 1], 0.5, 128), [130, 126, 126])
c28 = Parameter('c28', (I32, [1], 0.25, 0), [2])
t29 = Output('t29', (U8, [1, 1, 67, 1], 0.5, 120))
model = Model()
model.Operation('CONV_2D', x1, c2, c3, 1, 1, 1, 0).To(t4)
model.Operation('CONV_2D', t4, c5, c6, 1, 1, 1, 0).To(t7)
model.Operation('DEPTHWISE_CONV_2D', x8, c9, c10, 1, 1, 1, 1, 0).To(t11)
model.Operation('CONV_2D', t11, c12, c13, 1, 1, 1, 0).To(t14)
model.Operation('MAX_POOL_2D', x15, 1, 1, 1, 3, 1, 0).To(t16)
model.Operation('CONV_2D', t16, c17, c18, 1, 1, 1, 0).To(t19)
model.Operation('CONV_2D', x20, c21, c22, 1, 1, 1, 0).To(t23)
model.Operation('CONV_2D', t23, c24, c25, 1, 1, 1, 0).To(t26)
model.Operation('CONV_2D', t26, c27, c28, 1, 1, 1, 0).To(t29)
Example({
    x1: packed('<i2',
    'c-p1J%N2ky2n0Y&4uqA*Mn0u$56)poR4150i>Rc3`w|ZaQWaRV4HfE*(lhKHIWj$Ey-oOB|GjHlA9n'
),
    t7: packed('<i2',
    'c-kwf>dB8U?yt%!t?H<+$j+{At}jh2pWa`RTiIEY)Yey8-<?z4TG82-)6`L(Ik7Uit~4R1zp+0zC9SM8y{^BnAcui+005FTAKd'
),
    x8: packed('<i2',
    'c-p1Gff2wU2m`>5tWxv{Au@W0=)WgzY}_4E3<}GwZ-Gbjr4^Pz6pKzkh|$(HIrBL9s&793eT3*Azy'
),
    t14: packed('<i2',
    'c-kwhn_8WiRo`2Z-ZZHpx^P-&QD#a_Uu|VoLBph?^p3is;?laxiprX%rrh${lIG5ew7TN@DLGZ8mCac-t!epP?bQsF0|1(|AM*'
),
    x15: packed('<i2',
    'c-p1Gff2wU2m`>5j0W@!L^^th=zrvDCQr#Ygf}@1LI-=M7h83mP8Pxun{%h2(|74CD2F}&eQ=T=fd'
),
    t19: packed('<i2',
    'c-p0ju>pWE48!=i3vuE!fp*|;{6n=#f*HHRgGB&*-i_f-(G?1r`czqqeuDu`Y0hjK=U3M`KY;Tewg'
),
    x20: packed('<i2',
    'c-p1Gff2wU2m`>5Yze}Vh&p<Q=sydUE`u#pAFy|?;r`}C`qegWwzE8CcbNj?3=72(11-+yzYkvyA6x'
),
    t29: packed('<i2',
    'c-m{rOY1DHnj9bA)gDs0uE4Qsdi#{(;F{{(?vmt;(zz28eA?zz6{dC9#I)t7tt$_lSLxQf$}4DEdES(+?6Ay*J?Z%jlmh@`S|4Q'
),
}, name='columns_quant8').AddVariations(signed(x1, c2, t4, c5, t7, x8, c9, t11, c12, t14, x15, t16, c17, t19, x20, c21, t23, c24, t26, c27, t29)).DisableLifeTimeVariation()
