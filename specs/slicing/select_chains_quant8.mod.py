# Licensed under the Apache License, Version 2.0; see LICENSE.
# Written by 'python -m corpus' from corpus/families/slicing.py; do not edit.
#
# SELECT and what may follow it: every operation after every other.

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


BOOL8 = 'TENSOR_BOOL8'
F32 = 'TENSOR_FLOAT32'
I32 = 'TENSOR_INT32'
U8 = 'TENSOR_QUANT8_ASYMM'

# SELECT, GATHER, AVERAGE_POOL_2D, RESHAPE, RELU, SUB, SPACE_TO_BATCH_ND, MAX_POOL_2D,
# RESIZE_NEAREST_NEIGHBOR, PAD, MUL, MAX_POOL_2D
# Expected values: float64 formula.
choice0 = Parameter('choice0', (BOOL8, [1, 4, 4, 4]), packed('|b1',
    'c-muRWME`uWB?H$8iE;sd@zErVN9?J2nQ?!;sXE#-T)&'
))
input = Input('input', (U8, [1, 4, 4, 4], 0.5, 120))
other0 = Parameter('other0', (U8, [1, 4, 4, 4], 0.5, 120), packed('<i2',
    'c-m{3Srk)LS{ff*(lx!Vu(~mDd0BDY@(H<(m5U;imQS0#Xhw8<Vnj{+jENbu0~U7H#-t=q3kdFxn=oxfPU!5~xeOEn0Io(K2m'
))
t0 = Output('t0', (U8, [1, 4, 4, 4], 0.5, 120))
places1 = Parameter('places1', (I32, [4]), [2, 0, 3, 1])
t1 = Output('t1', (U8, [1, 4, 4, 4], 0.5, 120))
t2 = Output('t2', (U8, [1, 4, 4, 4], 0.5, 120))
where3 = Parameter('where3', (I32, [4]), [1, 4, 4, 4])
t3 = Output('t3', (U8, [1, 4, 4, 4], 0.5, 120))
t4 = Output('t4', (U8, [1, 4, 4, 4], 0.5, 120))
c5 = Parameter('c5', (U8, [4], 0.5, 120), [120, 129, 138, 107])
t5 = Output('t5', (U8, [1, 4, 4, 4], 0.5, 120))
block6 = Parameter('block6', (I32, [2]), [2, 2])
none6 = Parameter('none6', (I32, [2, 2]), [0, 0, 0, 0])
many6 = Internal('many6', (U8, [4, 2, 2, 4], 0.5, 120))
t6 = Output('t6', (U8, [1, 4, 4, 4], 0.5, 120))
t7 = Output('t7', (U8, [1, 4, 4, 4], 0.5, 120))
t8 = Output('t8', (U8, [1, 4, 4, 4], 0.5, 120))
sides9 = Parameter('sides9', (I32, [4, 2]), [0, 0, 1, 2, 0, 1, 1, 0])
wide9 = Internal('wide9', (U8, [1, 7, 5, 5], 0.5, 120))
begin9 = Parameter('begin9', (I32, [4]), [0, 2, 1, 0])
size9 = Parameter('size9', (I32, [4]), [1, 4, 4, 4])
t9 = Output('t9', (U8, [1, 4, 4, 4], 0.5, 120))
c10 = Parameter('c10', (U8, [4], 0.5, 7), [5, 9, 5, 7])
t10 = Output('t10', (U8, [1, 4, 4, 4], 0.5, 120))
t11 = Output('t11', (U8, [1, 4, 4, 4], 0.5, 120))
model = Model()
model.Operation('SELECT', choice0, input, other0).To(t0)
model.Operation('GATHER', t0, 2, places1).To(t1)
model.Operation('AVERAGE_POOL_2D', t1, 1, 1, 1, 2, 2, 0).To(t2)
model.Operation('RESHAPE', t2, where3).To(t3)
model.Operation('RELU', t3).To(t4)
model.Operation('SUB', t4, c5, 0).To(t5)
model.Operation('SPACE_TO_BATCH_ND', t5, block6, none6).To(many6)
model.Operation('BATCH_TO_SPACE_ND', many6, block6).To(t6)
model.Operation('MAX_POOL_2D', t6, 1, 1, 1, 3, 2, 0).To(t7)
model.Operation('RESIZE_NEAREST_NEIGHBOR', t7, 4, 4, False).To(t8)
model.Operation('PAD', t8, sides9).To(wide9)
model.Operation('SLICE', wide9, begin9, size9).To(t9)
model.Operation('MUL', t9, c10, 0).To(t10)
model.Operation('MAX_POOL_2D', t10, 1, 1, 1, 3, 2, 0).To(t11)
Example({
    input: packed('<i2',
    'c-qS<SiU5_x!QHgj=TiV%H=7mLP|E&me~15<+rc%4BEQRb!+vSRi#m$!8S|liZW_9E^crMSf00TiQU$TCC%x3QWz)%0H(kn1^'
),
    t0: packed('<i2',
    'c-qS<C|VNVTpB-RM_z(wWp&D`kg^T6%O~VURW4eWw0zn+*BR06i4jrpGbS#rE6S+d7?YA55D?rQH(~3<oaXdBDGU?>0I0<t=K'
),
    t1: packed('<i2',
    'c-ot?BQGJVplFF_Wpzq?b7_23<)U?~LdrHIEuXfocKL+d855V*xz31gFUqLhm>3ZiKVj>{oS2m4fadf)DFMOVaSRj!0J~it=K'
),
    t2: packed('<i2',
    'c-m{Mt(#d;SvM<ba$9-c)aJB`y0)2x^_9zVTI##=8%ooPCe{|D7S~m0#&wiLgcik>^;X5@r%s5<j9ro#5ZoQdKp_ACVx=9<'
),
    t3: packed('<i2',
    'c-m{Mt(#d;SvM<ba$9-c)aJB`y0)2x^_9zVTI##=8%ooPCe{|D7S~m0#&wiLgcik>^;X5@r%s5<j9ro#5ZoQdKp_ACVx=9<'
),
    t4: packed('<i2',
    'c-p1JQ3`+{5CGARJsR#Ng#;oL;fH=l=WOu`4!ns$8csS-g1UpGhPsbKGaGORo2+m$D&BUP*JPH-eiTI??f'
),
    t5: packed('<i2',
    'c-m_$$yruWkh8p^tE9D}r?9o6v}9RDS^DOR>f9L><!P-I9oelF`8gdG`DH*F$ZyF2(se*Q35Y9O87Kq*zSbWO'
),
    t6: packed('<i2',
    'c-m_$$yruWkh8p^tE9D}r?9o6v}9RDS^DOR>f9L><!P-I9oelF`8gdG`DH*F$ZyF2(se*Q35Y9O87Kq*zSbWO'
),
    t7: packed('<i2',
    'c-m_$E7{!GRkFFF2aIP_bO7m&vdtCMU<~BfbyRdr>Zr&E<JO9nIv@tp`4G%NApii3u^}b'
),
    t8: packed('<i2',
    'c-m_$E7{!GRkFFF2aIP_bO7m&vdtCMU<~BfbyRdr>Zr&E<JO9nIv@tp`4G%NApii3u^}b'
),
    t9: packed('<i2',
    'c-pI|=qRhGsD@$?=$KSdkq^Zn(1ONC1q>7d0FdJzr2'
),
    t10: packed('<i2',
    'c-pI|$f&5OD1~AW0P!247zA?A_^5z^LI40qtsV0'
),
    t11: packed('<i2',
    'c-pI|XsoCp38MlA3IPCo1s-h'
),
}, name='of_0').AddVariations(signed(input, other0, t0, t1, t2, t3, t4, c5, t5, many6, t6, t7, t8, wide9, t9, c10, t10, t11)).DisableLifeTimeVariation()

# SELECT, AVERAGE_POOL_2D, SUB, RELU6, SELECT, DEPTHWISE_CONV_2D, MAX_POOL_2D, MAX_POOL_2D,
# TRANSPOSE, QUANTIZE, PAD, RESIZE_NEAREST_NEIGHBOR
# Expected values: float64 formula.
choice290 = Parameter('choice290', (BOOL8, [1, 4, 4, 4]), packed('|b1',
    'c-muN00KrJ1d@zU8pwi@FajzH5{Ak$LKuty1HAwt'
))
input = Input('input', (U8, [1, 4, 4, 4], 0.5, 120))
other290 = Parameter('other290', (U8, [1, 4, 4, 4], 0.5, 120), packed('<i2',
    'c-o7~m=zluTr@eZX7-HS$w_hLO%tl;&6$!kp(HvvusvYj#M<)Qh=~O;OWVrR`twU?6vQm*59kWZ&RtO*w4$nU4g-Y%0A{ovV*'
))
t290 = Internal('t290', (U8, [1, 4, 4, 4], 0.5, 120))
t291 = Internal('t291', (U8, [1, 4, 4, 4], 0.5, 120))
c292 = Parameter('c292', (U8, [4], 0.5, 120), [112, 132, 138, 106])
t292 = Internal('t292', (U8, [1, 4, 4, 4], 0.5, 120))
t293 = Internal('t293', (U8, [1, 4, 4, 4], 0.5, 120))
choice294 = Parameter('choice294', (BOOL8, [1, 4, 4, 4]), packed('|b1',
    'c-muRU}R)qWMBYe5CLJsAcz10s1Q^oBLss50Ry)H9R'
))
other294 = Parameter('other294', (U8, [1, 4, 4, 4], 0.5, 120), packed('<i2',
    'c-pI98rZO)b$(RY#CgGik&S6-i=&sPcIPKAYFagESyu4$fU4Z$=)wizbNjL@^K&Qm%$~Y5t)XmTdu2-Min3YxjSLh50M<Dld;'
))
t294 = Internal('t294', (U8, [1, 4, 4, 4], 0.5, 120))
filter295 = Parameter('filter295', (U8, [1, 1, 3, 4], 1.0, 128), [128, 128, 128, 128, 129, 129, 129, 129, 128, 128, 128, 128])
bias295 = Parameter('bias295', (I32, [4], 0.5, 0), [-8, -8, 0, -4])
t295 = Internal('t295', (U8, [1, 4, 4, 4], 0.5, 120))
t296 = Internal('t296', (U8, [1, 4, 4, 4], 0.5, 120))
t297 = Internal('t297', (U8, [1, 4, 4, 4], 0.5, 120))
where298 = Parameter('where298', (I32, [4]), [0, 2, 3, 1])
t298 = Internal('t298', (U8, [1, 4, 4, 4], 0.5, 120))
real299 = Internal('real299', (F32, [1, 4, 4, 4]))
t299 = Internal('t299', (U8, [1, 4, 4, 4], 0.5, 120))
sides300 = Parameter('sides300', (I32, [4, 2]), [0, 0, 1, 2, 0, 1, 1, 0])
wide300 = Internal('wide300', (U8, [1, 7, 5, 5], 0.5, 120))
begin300 = Parameter('begin300', (I32, [4]), [0, 2, 1, 0])
size300 = Parameter('size300', (I32, [4]), [1, 4, 4, 4])
t300 = Internal('t300', (U8, [1, 4, 4, 4], 0.5, 120))
t301 = Output('t301', (U8, [1, 4, 4, 4], 0.5, 120))
model = Model()
model.Operation('SELECT', choice290, input, other290).To(t290)
model.Operation('AVERAGE_POOL_2D', t290, 1, 1, 1, 2, 2, 0).To(t291)
model.Operation('SUB', t291, c292, 0).To(t292)
model.Operation('RELU6', t292).To(t293)
model.Operation('SELECT', choice294, t293, other294).To(t294)
model.Operation('DEPTHWISE_CONV_2D', t294, filter295, bias295, 1, 1, 1, 1, 0).To(t295)
model.Operation('MAX_POOL_2D', t295, 1, 1, 1, 3, 2, 0).To(t296)
model.Operation('MAX_POOL_2D', t296, 1, 1, 1, 3, 2, 0).To(t297)
model.Operation('TRANSPOSE', t297, where298).To(t298)
model.Operation('DEQUANTIZE', t298).To(real299)
model.Operation('QUANTIZE', real299).To(t299)
model.Operation('PAD', t299, sides300).To(wide300)
model.Operation('SLICE', wide300, begin300, size300).To(t300)
model.Operation('RESIZE_NEAREST_NEIGHBOR', t300, 4, 4, False).To(t301)
Example({
    input: packed('<i2',
    'c-mXIsI8$mB4J6qU(dY8Zrk!U-^yuCljjFdpVJ<-G=EE8OYoK%vmM>+y{k7jE%GgH%F1Z4-4>GE=h9K^nOjsopMgRE0E0swO#'
),
    t301: packed('<i2',
    'c-pI&+uK{QYSq$;#Y>h{fB-tbt*s5nUsy32%0~kX6aoP9fFbb'
),
}, name='of_29').AddVariations(signed(input, other290, t290, t291, c292, t292, t293, other294, t294, filter295, t295, t296, t297, t298, t299, wide300, t300, t301)).DisableLifeTimeVariation()

# SELECT, PRELU, SUB, MAX_POOL_2D, SPACE_TO_DEPTH, MAX_POOL_2D, SPACE_TO_BATCH_ND, SPLIT, PAD,
# ADD, SELECT, SPLIT
# Expected values: float64 formula.
choice330 = Parameter('choice330', (BOOL8, [1, 4, 4, 4]), packed('|b1',
    'c-muN1Of&I1`q*45Dth7VSq(IOo%8WR0>Rk7ytxC03r'
))
input = Input('input', (U8, [1, 4, 4, 4], 0.5, 120))
other330 = Parameter('other330', (U8, [1, 4, 4, 4], 0.5, 120), packed('<i2',
    'c-qTb+B<vtf~xA7)%h!e!`teo<)_zWN3Cq@XowD2m{5~k(2}^QY+?9}m2*Ne8Wv<N4d`9cGNUQKe}2yV$kfo7r3@4T0RIjjy8'
))
t330 = Output('t330', (U8, [1, 4, 4, 4], 0.5, 120))
c331 = Parameter('c331', (U8, [4], 0.015625, 128), [170, 143, 146, 82])
t331 = Output('t331', (U8, [1, 4, 4, 4], 0.5, 120))
c332 = Parameter('c332', (U8, [4], 0.5, 120), [116, 110, 117, 108])
t332 = Output('t332', (U8, [1, 4, 4, 4], 0.5, 120))
t333 = Output('t333', (U8, [1, 4, 4, 4], 0.5, 120))
deep334 = Internal('deep334', (U8, [1, 2, 2, 16], 0.5, 120))
t334 = Output('t334', (U8, [1, 4, 4, 4], 0.5, 120))
t335 = Output('t335', (U8, [1, 4, 4, 4], 0.5, 120))
block336 = Parameter('block336', (I32, [2]), [2, 2])
none336 = Parameter('none336', (I32, [2, 2]), [0, 0, 0, 0])
many336 = Internal('many336', (U8, [4, 2, 2, 4], 0.5, 120))
t336 = Output('t336', (U8, [1, 4, 4, 4], 0.5, 120))
part_0_337 = Internal('part_0_337', (U8, [1, 4, 4, 2], 0.5, 120))
part_1_337 = Internal('part_1_337', (U8, [1, 4, 4, 2], 0.5, 120))
t337 = Output('t337', (U8, [1, 4, 4, 4], 0.5, 120))
sides338 = Parameter('sides338', (I32, [4, 2]), [0, 0, 1, 2, 0, 1, 1, 0])
wide338 = Internal('wide338', (U8, [1, 7, 5, 5], 0.5, 120))
begin338 = Parameter('begin338', (I32, [4]), [0, 2, 1, 0])
size338 = Parameter('size338', (I32, [4]), [1, 4, 4, 4])
t338 = Output('t338', (U8, [1, 4, 4, 4], 0.5, 120))
c339 = Parameter('c339', (U8, [4], 0.5, 120), [137, 113, 105, 125])
t339 = Output('t339', (U8, [1, 4, 4, 4], 0.5, 120))
choice340 = Parameter('choice340', (BOOL8, [1, 4, 4, 4]), packed('|b1',
    'c-muNU}R)qWPl(D0VF{z5XlI}j9?{<P*DiM2&Di6hX5M'
))
other340 = Parameter('other340', (U8, [1, 4, 4, 4], 0.5, 120), packed('<i2',
    'c-qTZ6wp~QVO4f-YIJY-{P32viOo4vlNNN(pORKSd+Gc+OBWR6$Ic9`SQQ$VoSm{@VPDs@wCLud%qcZ<`U~=Va~LQD00a0R+5'
))
t340 = Output('t340', (U8, [1, 4, 4, 4], 0.5, 120))
part_0_341 = Internal('part_0_341', (U8, [1, 4, 4, 2], 0.5, 120))
part_1_341 = Internal('part_1_341', (U8, [1, 4, 4, 2], 0.5, 120))
t341 = Output('t341', (U8, [1, 4, 4, 4], 0.5, 120))
model = Model()
model.Operation('SELECT', choice330, input, other330).To(t330)
model.Operation('PRELU', t330, c331).To(t331)
model.Operation('SUB', t331, c332, 0).To(t332)
model.Operation('MAX_POOL_2D', t332, 1, 1, 1, 3, 2, 0).To(t333)
model.Operation('SPACE_TO_DEPTH', t333, 2).To(deep334)
model.Operation('DEPTH_TO_SPACE', deep334, 2).To(t334)
model.Operation('MAX_POOL_2D', t334, 1, 1, 1, 3, 2, 0).To(t335)
model.Operation('SPACE_TO_BATCH_ND', t335, block336, none336).To(many336)
model.Operation('BATCH_TO_SPACE_ND', many336, block336).To(t336)
model.Operation('SPLIT', t336, 3, 2).To(part_0_337, part_1_337)
model.Operation('CONCATENATION', part_1_337, part_0_337, 3).To(t337)
model.Operation('PAD', t337, sides338).To(wide338)
model.Operation('SLICE', wide338, begin338, size338).To(t338)
model.Operation('ADD', t338, c339, 0).To(t339)
model.Operation('SELECT', choice340, t339, other340).To(t340)
model.Operation('SPLIT', t340, 3, 2).To(part_0_341, part_1_341)
model.Operation('CONCATENATION', part_1_341, part_0_341, 3).To(t341)
Example({
    input: packed('<i2',
    'c-otuyV%dUFV}VR{8gJbG_30JkDD>sH>_-0M%KRhyEliVXNDGq7j<q}mNRjCMn=l6_45~$6it~qe@b+4j_ZOb#~KC-0RS)-ATa'
),
    t330: packed('<i2',
    'c-qU$UF_$)psITF{QMOg!rOZM<I?N0!&XkqXxJC9Fd-zlAhamFtTTMZ$~hq!4Jo_U&+jcMnlUqfN_0++>w-|nr3@4T0H2{A$^'
),
    t331: packed('<i2',
    'c-kv0T|6yxK~?qU`K2p16twlk78Td!7p$C?+pury!lJzP;)1dX<(>I6R?f+5X(-;cetvIx&5W6)Q&LMy=PoG7T*^Qp006S#A-4'
),
    t332: packed('<i2',
    'c-kwiU$!W6Rc-tBl@(jIRCUfstSRd%u3EFGu<PK$r8R|<%d0BqR8KBivUXYFgqGU9yBANd>X@^*VnJqo#mXgBIU5-$1OQ=BBZm'
),
    t333: packed('<i2',
    'c-kvnwPw-wRR_0#@ydf+swb~mvUb@)5Z(>Kix*b`*;OmoF59~sgn|48K)iCv;);z+>MJ%fPzV6Y@+p`'
),
    t334: packed('<i2',
    'c-kvnwPw-wRR_0#@ydf+swb~mvUb@)5Z(>Kix*b`*;OmoF59~sgn|48K)iCv;);z+>MJ%fPzV6Y@+p`'
),
    t335: packed('<i2',
    'c-q^(>fn~`s}Aml;kC;St_0%U2wVl^@7)c<ix*d|T(Y=oBLr7$WS|fL0B)ZvEC'
),
    t336: packed('<i2',
    'c-q^(>fn~`s}Aml;kC;St_0%U2wVl^@7)c<ix*d|T(Y=oBLr7$WS|fL0B)ZvEC'
),
    t337: packed('<i2',
    'c-lL-W&5gwyOHq9waX6fM&K$SfA4Mtu3EWxan;5pU|a#j3={$Ya2YEs'
),
    t338: packed('<i2',
    'c-pHtxO;5{41>U4APvJHP_=Oh7*~KWCSaft006q#Bd!'
),
    t339: packed('<i2',
    'c-rgSwPsT%3>RkBc5VaGFbv`sFIox4g&+*%qhSUL0RX%?Bd!'
),
    t340: packed('<i2',
    'c-qTZv}RMqu2tEcsnMIl3&UGFC$8BvHEF@7`BT!$XBTG9Sz5d(zq5EzMQ7-u<m|!)3;Vh<)1sS;YC8+(^cUo3)-q5C0F`GU5d'
),
    t341: packed('<i2',
    'c-mXDDQD5D?228{n>tg&Tfz(1Z0el2VAIs3wDS2=GUv=LT$I1Gcu_@X@uK9;&;<*#3p3ODx{7L}o9Fa*7G~BK<TFqR0GInA5d'
),
}, name='of_33').AddVariations(signed(input, other330, t330, c331, t331, c332, t332, t333, deep334, t334, t335, many336, t336, part_0_337, part_1_337, t337, wide338, t338, c339, t339, other340, t340, part_0_341, part_1_341, t341)).DisableLifeTimeVariation()

# SELECT, HARD_SWISH, RESIZE_NEAREST_NEIGHBOR, MAX_POOL_2D, SPLIT
# Expected values: float64 formula.
choice610 = Parameter('choice610', (BOOL8, [1, 4, 4, 4]), packed('|b1',
    'c-muNWMqIq1`rA4F)%{dAPxjDKxH8+z=|NcfI<KSe*hx'
))
input = Input('input', (U8, [1, 4, 4, 4], 0.5, 120))
other610 = Parameter('other610', (U8, [1, 4, 4, 4], 0.5, 120), packed('<i2',
    'c-jk|)z=i=l~}(lvn4G$t}?o@xq3!c^wbq~1?ls0W@lDr2TY$bsb|8Xj*?~FZGGK6rSUWJx|T!*1e65KS+pu8l7T`10KHcqHv'
))
t610 = Internal('t610', (U8, [1, 4, 4, 4], 0.5, 120))
t611 = Internal('t611', (U8, [1, 4, 4, 4], 0.5, 120))
t612 = Internal('t612', (U8, [1, 4, 4, 4], 0.5, 120))
t613 = Internal('t613', (U8, [1, 4, 4, 4], 0.5, 120))
part_0_614 = Internal('part_0_614', (U8, [1, 4, 4, 2], 0.5, 120))
part_1_614 = Internal('part_1_614', (U8, [1, 4, 4, 2], 0.5, 120))
t614 = Output('t614', (U8, [1, 4, 4, 4], 0.5, 120))
model = Model()
model.Operation('SELECT', choice610, input, other610).To(t610)
model.Operation('HARD_SWISH', t610).To(t611)
model.Operation('RESIZE_NEAREST_NEIGHBOR', t611, 4, 4, False).To(t612)
model.Operation('MAX_POOL_2D', t612, 1, 1, 1, 3, 2, 0).To(t613)
model.Operation('SPLIT', t613, 3, 2).To(part_0_614, part_1_614)
model.Operation('CONCATENATION', part_1_614, part_0_614, 3).To(t614)
Example({
    input: packed('<i2',
    'c-qUdUFMJ&=sVkgQER}&N&6OM_wBY>=a^XMXA_*WW|IA0|7AT(YqETEI<oezsN3q56tHK-(ukA=zRle`ru0{@c443p0056T9|8'
),
    t614: packed('<i2',
    'c-mXGVqMoVAl|ok-K2ec*G!taV%@U6APnU11@dPsowR2!2rrt{w|7o|-;AXddv+{s-m_y)e-#KbPzV5^!znZ'
),
}, name='of_61').AddVariations(signed(input, other610, t610, t611, t612, t613, part_0_614, part_1_614, t614)).DisableLifeTimeVariation()
