# Licensed under the Apache License, Version 2.0; see LICENSE.
# Written by 'python -m corpus' from corpus/families/activation.py; do not edit.
#
# RELU and what may follow it: every operation after every other.

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

# RELU, HARD_SWISH, DEPTHWISE_CONV_2D, MUL, MAXIMUM, ADD, RESIZE_NEAREST_NEIGHBOR,
# DEPTHWISE_CONV_2D, QUANTIZE, MINIMUM, RELU, GATHER
# Expected values: float64 formula.
input = Input('input', (U8, [1, 4, 4, 4], 0.5, 120))
t120 = Output('t120', (U8, [1, 4, 4, 4], 0.5, 120))
t121 = Output('t121', (U8, [1, 4, 4, 4], 0.5, 120))
filter122 = Parameter('filter122', (U8, [1, 1, 3, 4], 1.0, 128), [128, 128, 128, 128, 128, 128, 128, 128, 129, 129, 129, 129])
bias122 = Parameter('bias122', (I32, [4], 0.5, 0), [12, -12, 8, 0])
t122 = Output('t122', (U8, [1, 4, 4, 4], 0.5, 120))
c123 = Parameter('c123', (U8, [4], 0.5, 7), [5, 9, 9, 7])
t123 = Output('t123', (U8, [1, 4, 4, 4], 0.5, 120))
t124 = Output('t124', (U8, [1, 4, 4, 4], 0.5, 120))
c125 = Parameter('c125', (U8, [4], 0.5, 120), [124, 134, 124, 135])
t125 = Output('t125', (U8, [1, 4, 4, 4], 0.5, 120))
t126 = Output('t126', (U8, [1, 4, 4, 4], 0.5, 120))
filter127 = Parameter('filter127', (U8, [1, 1, 3, 4], 1.0, 128), [128, 128, 128, 128, 129, 129, 129, 129, 128, 128, 128, 128])
bias127 = Parameter('bias127', (I32, [4], 0.5, 0), [8, -12, 8, 12])
t127 = Output('t127', (U8, [1, 4, 4, 4], 0.5, 120))
real128 = Internal('real128', (F32, [1, 4, 4, 4]))
t128 = Output('t128', (U8, [1, 4, 4, 4], 0.5, 120))
c129 = Parameter('c129', (U8, [4], 0.5, 120), [130, 130, 112, 156])
t129 = Output('t129', (U8, [1, 4, 4, 4], 0.5, 120))
t130 = Output('t130', (U8, [1, 4, 4, 4], 0.5, 120))
places131 = Parameter('places131', (I32, [4]), [2, 0, 3, 1])
t131 = Output('t131', (U8, [1, 4, 4, 4], 0.5, 120))
model = Model()
model.Operation('RELU', input).To(t120)
model.Operation('HARD_SWISH', t120).To(t121)
model.Operation('DEPTHWISE_CONV_2D', t121, filter122, bias122, 1, 1, 1, 1, 0).To(t122)
model.Operation('MUL', t122, c123, 0).To(t123)
model.Operation('MAXIMUM', t123, t123).To(t124)
model.Operation('ADD', t124, c125, 0).To(t125)
model.Operation('RESIZE_NEAREST_NEIGHBOR', t125, 4, 4, False).To(t126)
model.Operation('DEPTHWISE_CONV_2D', t126, filter127, bias127, 1, 1, 1, 1, 0).To(t127)
model.Operation('DEQUANTIZE', t127).To(real128)
model.Operation('QUANTIZE', real128).To(t128)
model.Operation('MINIMUM', t128, c129).To(t129)
model.Operation('RELU', t129).To(t130)
model.Operation('GATHER', t130, 3, places131).To(t131)
Example({
    input: packed('<i2',
    'c-pJUT)j9Tvp=^aGRYw&Bdv9b>+<#6w-ilo^V?cd?Vgk!RKF`F%x=w+<dq8=*7h!F>{+~VOZL9TowdGuXLe7GZ)czo001sYAi)'
),
    t120: packed('<i2',
    'c-pI}SiQKSqQ3$PT9;HTU%!1z#pJe%trgWEk@{UgV$G6@l?xiy_AY4bS-f#e#lFU!wH143c2BKnXP^)O06_*LZ~'
),
    t121: packed('<i2',
    'c-pJ3SiQKSqQ3$PT9;HTU%!1z#pJe%trb-uk@{UgV$G6@l?xiy_AY4bS-f#e#lFU!wH143c2BKnXP^)O06-!mZU'
),
    t122: packed('<i2',
    'c-m{pnO@P7(*VM)Ao}o%hRKt1_Exk(#DI9ql9stE8g@3WXaw^&b?)rUIXZKCXG1%P&p;sn0KSbO{r'
),
    t123: packed('<i2',
    'c-qU!nO>2T(*Vc1D;g@|a`ska!Ns;z<jh@BVcxg`!r#<ck)Ct3BC-=A&p;sn0BoclZ~'
),
    t124: packed('<i2',
    'c-qU!nO>2T(*Vc1D;g@|a`ska!Ns;z<jh@BVcxg`!r#<ck)Ct3BC-=A&p;sn0BoclZ~'
),
    t125: packed('<i2',
    'c-kwdn%!Pd)dI(c+gjR_st&g2!Nqp87pz{>Zr#5I!ava4o?UgaJ$5=oo`FID081kvzy'
),
    t126: packed('<i2',
    'c-kwdn%!Pd)dI(c+gjR_st&g2!Nqp87pz{>Zr#5I!ava4o?UgaJ$5=oo`FID081kvzy'
),
    t127: packed('<i2',
    'c-pJTTRgcUuLq7TSM^NJ$~!r^3@&zHa>e{DlbxHlK=@mxPA<;7I61W&BF{h}0063^A;1'
),
    t128: packed('<i2',
    'c-pJTTRgcUuLq7TSM^NJ$~!r^3@&zHa>e{DlbxHlK=@mxPA<;7I61W&BF{h}0063^A;1'
),
    t129: packed('<i2',
    'c-pJTE0|n?ge{v2CT9WZGGuX}m~#_?T@0jCp?n4k0RU>v9$5'
),
    t130: packed('<i2',
    'c-pI|sF+-VjGNH-FtH{yc___5ApigYsvqM'
),
    t131: packed('<i2',
    'c-pI|m|RhTikm91i#4IigJ}i|0RRH_AL9'
),
}, name='of_12').AddVariations(signed(input, t120, t121, filter122, t122, c123, t123, t124, c125, t125, t126, filter127, t127, t128, c129, t129, t130, t131)).DisableLifeTimeVariation()

# RELU, RESIZE_NEAREST_NEIGHBOR, HARD_SWISH, SELECT, SELECT, RESHAPE, PAD, CONV_2D, QUANTIZE,
# CONV_2D, DEPTHWISE_CONV_2D, SPACE_TO_DEPTH
# Expected values: float64 formula.
input = Input('input', (U8, [1, 4, 4, 4], 0.5, 120))
t220 = Internal('t220', (U8, [1, 4, 4, 4], 0.5, 120))
t221 = Internal('t221', (U8, [1, 4, 4, 4], 0.5, 120))
t222 = Internal('t222', (U8, [1, 4, 4, 4], 0.5, 120))
choice223 = Parameter('choice223', (BOOL8, [1, 4, 4, 4]), packed('|b1',
    'c-muNWMn`Bj3C4a1PmZ?upETL$N*Lcp`ltp(f|Wd02%'
))
other223 = Parameter('other223', (U8, [1, 4, 4, 4], 0.5, 120), packed('<i2',
    'c-o6t+)|tsw<t3$J8*7d#=_u`gpk=?;Y*@RCPYkH)xL67WpDF>?CL4A=g;n3nU&DhniiN@H@T-Lqq2X(qLQg04Ga_l0Lj81f&'
))
t223 = Internal('t223', (U8, [1, 4, 4, 4], 0.5, 120))
choice224 = Parameter('choice224', (BOOL8, [1, 4, 4, 4]), packed('|b1',
    'c-muNWMpJuU;tt;4W<}jOfUv<pwbWw0T31g00YqgAp'
))
other224 = Parameter('other224', (U8, [1, 4, 4, 4], 0.5, 120), packed('<i2',
    'c-o6y*wVbRW>H{XO7*hr#Tm0&rq{%UC8aG5nAR}4GNy3;l$C|kXZ9^ljGmG-J3hKBHXyftQc7c4Zd~KMjEL^}tqc?b0LrHyA^'
))
t224 = Internal('t224', (U8, [1, 4, 4, 4], 0.5, 120))
where225 = Parameter('where225', (I32, [4]), [1, 4, 4, 4])
t225 = Internal('t225', (U8, [1, 4, 4, 4], 0.5, 120))
sides226 = Parameter('sides226', (I32, [4, 2]), [0, 0, 1, 2, 0, 1, 1, 0])
wide226 = Internal('wide226', (U8, [1, 7, 5, 5], 0.5, 120))
begin226 = Parameter('begin226', (I32, [4]), [0, 2, 1, 0])
size226 = Parameter('size226', (I32, [4]), [1, 4, 4, 4])
t226 = Internal('t226', (U8, [1, 4, 4, 4], 0.5, 120))
filter227 = Parameter('filter227', (U8, [4, 1, 3, 4], 1.0, 128), packed('<i2',
    'c-m`dfPlsZB!Gv*Kq3GD&CD1D'
))
bias227 = Parameter('bias227', (I32, [4], 0.5, 0), [-12, -8, -8, 8])
t227 = Internal('t227', (U8, [1, 4, 4, 4], 0.5, 120))
real228 = Internal('real228', (F32, [1, 4, 4, 4]))
t228 = Internal('t228', (U8, [1, 4, 4, 4], 0.5, 120))
filter229 = Parameter('filter229', (U8, [4, 1, 3, 4], 1.0, 128), packed('<i2',
    'c-m`dXlQ6`Kmr6f3?u>o&D<CT'
))
bias229 = Parameter('bias229', (I32, [4], 0.5, 0), [-4, 12, 0, -4])
t229 = Internal('t229', (U8, [1, 4, 4, 4], 0.5, 120))
filter230 = Parameter('filter230', (U8, [1, 1, 3, 4], 1.0, 128), [128, 128, 128, 128, 128, 128, 128, 128, 129, 129, 129, 129])
bias230 = Parameter('bias230', (I32, [4], 0.5, 0), [-12, 12, 12, -12])
t230 = Internal('t230', (U8, [1, 4, 4, 4], 0.5, 120))
deep231 = Internal('deep231', (U8, [1, 2, 2, 16], 0.5, 120))
t231 = Output('t231', (U8, [1, 4, 4, 4], 0.5, 120))
model = Model()
model.Operation('RELU', input).To(t220)
model.Operation('RESIZE_NEAREST_NEIGHBOR', t220, 4, 4, False).To(t221)
model.Operation('HARD_SWISH', t221).To(t222)
model.Operation('SELECT', choice223, t222, other223).To(t223)
model.Operation('SELECT', choice224, t223, other224).To(t224)
model.Operation('RESHAPE', t224, where225).To(t225)
model.Operation('PAD', t225, sides226).To(wide226)
model.Operation('SLICE', wide226, begin226, size226).To(t226)
model.Operation('CONV_2D', t226, filter227, bias227, 1, 1, 1, 0).To(t227)
model.Operation('DEQUANTIZE', t227).To(real228)
model.Operation('QUANTIZE', real228).To(t228)
model.Operation('CONV_2D', t228, filter229, bias229, 1, 1, 1, 0).To(t229)
model.Operation('DEPTHWISE_CONV_2D', t229, filter230, bias230, 1, 1, 1, 1, 0).To(t230)
model.Operation('SPACE_TO_DEPTH', t230, 2).To(deep231)
model.Operation('DEPTH_TO_SPACE', deep231, 2).To(t231)
Example({
    input: packed('<i2',
    'c-phwzOQZhI^Vz<<xY!SJG(Z`?}&5{T(H#DvCL`D^qd8KJ#Gv8yC+XyGi#-NYLU%)k4ZC9_Z9E#*&d!*yTq@$XFCIh001B1AV~'
),
    t231: packed('<i2',
    'c-o8Em5>?JQBwfIIV~+YG5IM?DEy8(A5=bs4dXLV2mtcj9S;'
),
}, name='of_22').AddVariations(signed(input, t220, t221, t222, other223, t223, other224, t224, t225, wide226, t226, filter227, t227, t228, filter229, t229, filter230, t230, deep231, t231)).DisableLifeTimeVariation()

# RELU, PRELU, SPLIT, CHANNEL_SHUFFLE, SPACE_TO_BATCH_ND, RESIZE_NEAREST_NEIGHBOR, RELU, RELU6,
# SPLIT, MAXIMUM, SPACE_TO_BATCH_ND, CONV_2D
# Expected values: float64 formula.
input = Input('input', (U8, [1, 4, 4, 4], 0.5, 120))
t540 = Output('t540', (U8, [1, 4, 4, 4], 0.5, 120))
c541 = Parameter('c541', (U8, [4], 0.015625, 128), [81, 137, 188, 115])
t541 = Output('t541', (U8, [1, 4, 4, 4], 0.5, 120))
part_0_542 = Internal('part_0_542', (U8, [1, 4, 4, 2], 0.5, 120))
part_1_542 = Internal('part_1_542', (U8, [1, 4, 4, 2], 0.5, 120))
t542 = Output('t542', (U8, [1, 4, 4, 4], 0.5, 120))
t543 = Output('t543', (U8, [1, 4, 4, 4], 0.5, 120))
block544 = Parameter('block544', (I32, [2]), [2, 2])
none544 = Parameter('none544', (I32, [2, 2]), [0, 0, 0, 0])
many544 = Internal('many544', (U8, [4, 2, 2, 4], 0.5, 120))
t544 = Output('t544', (U8, [1, 4, 4, 4], 0.5, 120))
t545 = Output('t545', (U8, [1, 4, 4, 4], 0.5, 120))
t546 = Output('t546', (U8, [1, 4, 4, 4], 0.5, 120))
t547 = Output('t547', (U8, [1, 4, 4, 4], 0.5, 120))
part_0_548 = Internal('part_0_548', (U8, [1, 4, 4, 2], 0.5, 120))
part_1_548 = Internal('part_1_548', (U8, [1, 4, 4, 2], 0.5, 120))
t548 = Output('t548', (U8, [1, 4, 4, 4], 0.5, 120))
t549 = Output('t549', (U8, [1, 4, 4, 4], 0.5, 120))
block550 = Parameter('block550', (I32, [2]), [2, 2])
none550 = Parameter('none550', (I32, [2, 2]), [0, 0, 0, 0])
many550 = Internal('many550', (U8, [4, 2, 2, 4], 0.5, 120))
t550 = Output('t550', (U8, [1, 4, 4, 4], 0.5, 120))
filter551 = Parameter('filter551', (U8, [4, 1, 3, 4], 1.0, 128), packed('<i2',
    'c-m`dfPlsZB!Gv*Kq3GD&CD1D'
))
bias551 = Parameter('bias551', (I32, [4], 0.5, 0), [8, -4, 8, 12])
t551 = Output('t551', (U8, [1, 4, 4, 4], 0.5, 120))
model = Model()
model.Operation('RELU', input).To(t540)
model.Operation('PRELU', t540, c541).To(t541)
model.Operation('SPLIT', t541, 3, 2).To(part_0_542, part_1_542)
model.Operation('CONCATENATION', part_1_542, part_0_542, 3).To(t542)
model.Operation('CHANNEL_SHUFFLE', t542, 2, 3).To(t543)
model.Operation('SPACE_TO_BATCH_ND', t543, block544, none544).To(many544)
model.Operation('BATCH_TO_SPACE_ND', many544, block544).To(t544)
model.Operation('RESIZE_NEAREST_NEIGHBOR', t544, 4, 4, False).To(t545)
model.Operation('RELU', t545).To(t546)
model.Operation('RELU6', t546).To(t547)
model.Operation('SPLIT', t547, 3, 2).To(part_0_548, part_1_548)
model.Operation('CONCATENATION', part_1_548, part_0_548, 3).To(t548)
model.Operation('MAXIMUM', t548, t548).To(t549)
model.Operation('SPACE_TO_BATCH_ND', t549, block550, none550).To(many550)
model.Operation('BATCH_TO_SPACE_ND', many550, block550).To(t550)
model.Operation('CONV_2D', t550, filter551, bias551, 1, 1, 1, 0).To(t551)
Example({
    input: packed('<i2',
    'c-ot>#eQemp789p$f>n6>gN~w2IsHobEqqF+ZdNp(@-3`wa9i`=#+)U8BrUi^v!fB@@|>6WM)|D`U#nNfi07p6BsB20KMWL69'
),
    t540: packed('<i2',
    'c-ot>rDA8ro{EaLimA0T>gQJg!J58`x{8X86%{oN6%|`6Dz;TjSqK!~Fr{xMkZPH=1W2u)0AfyVu3(@L008lWB0K'
),
    t541: packed('<i2',
    'c-ot>rDA8ro{EaLimA0T>gQJg!J58`x{8X86%{oN6%|`6Dz;TjSqK!~Fr{xMkZPH=1W2u)0AfyVu3(@L008lWB0K'
),
    t542: packed('<i2',
    'c-pJjIb%yjMa7<}wQUviD`wPJtf{D|tLOs?Rcx%NsA;I!wzXnmMa7g2Q$Rv}GiNQSXsK8~6Ud%W(Ol6onSnw80P#s8JO'
),
    t543: packed('<i2',
    'c-p1GNeVy!002PGo`bE(Q3{2Nl%qnSl*h>%%;@d|Pg_LBPQoHCeRiSLd6{T74W)iC=lYe3ELR6Vz3~zvJO'
),
    t544: packed('<i2',
    'c-p1GNeVy!002PGo`bE(Q3{2Nl%qnSl*h>%%;@d|Pg_LBPQoHCeRiSLd6{T74W)iC=lYe3ELR6Vz3~zvJO'
),
    t545: packed('<i2',
    'c-p1GNeVy!002PGo`bE(Q3{2Nl%qnSl*h>%%;@d|Pg_LBPQoHCeRiSLd6{T74W)iC=lYe3ELR6Vz3~zvJO'
),
    t546: packed('<i2',
    'c-p1GNeVy!002PGo`bE(Q3{2Nl%qnSl*h>%%;@d|Pg_LBPQoHCeRiSLd6{T74W)iC=lYe3ELR6Vz3~zvJO'
),
    t547: packed('<i2',
    'c-pIIX=$mbr~s0+K%$}^$gHRXiGUb26%8Q4mI@dNrojlrZ3eO!C<Fl5njdZ'
),
    t548: packed('<i2',
    'c-p0j$qfJ?5CScmhgaeh?n3N9NH{^JhCquFV`kG<FT+;`CtgZBv`<{vfFEu'
),
    t549: packed('<i2',
    'c-p0j$qfJ?5CScmhgaeh?n3N9NH{^JhCquFV`kG<FT+;`CtgZBv`<{vfFEu'
),
    t550: packed('<i2',
    'c-p0j$qfJ?5CScmhgaeh?n3N9NH{^JhCquFV`kG<FT+;`CtgZBv`<{vfFEu'
),
    t551: packed('<i2',
    'c-p0kK?(pM5CVI&w>r#Wiy#j@xn;kQATlZtQ@-@H2(&KQG1$d8EN4=?Rhget+&=XHL5m=Q'
),
}, name='of_54').AddVariations(signed(input, t540, c541, t541, part_0_542, part_1_542, t542, t543, many544, t544, t545, t546, t547, part_0_548, part_1_548, t548, t549, many550, t550, filter551, t551)).DisableLifeTimeVariation()

# RELU, AVERAGE_POOL_2D
# Expected values: float64 formula.
input = Input('input', (U8, [1, 4, 4, 4], 0.5, 120))
t680 = Internal('t680', (U8, [1, 4, 4, 4], 0.5, 120))
t681 = Output('t681', (U8, [1, 4, 4, 4], 0.5, 120))
model = Model()
model.Operation('RELU', input).To(t680)
model.Operation('AVERAGE_POOL_2D', t680, 1, 1, 1, 2, 2, 0).To(t681)
Example({
    input: packed('<i2',
    'c-oupzal3)sUdDgR6=lNR^$4z1yeVtEY7Un)!$g<X`2;1V^vj*`y$)2ee0Z@OI^IuW(6%?80Jyam}cuYGr1(ygMmT-02fmo6#'
),
    t681: packed('<i2',
    'c-m{|?d_P@SyMT&uC}eRqIOEdl7^013#%$;byrnZ06}MeOKaDJ%I2=NiUu&hV#36VimF~P69^b61OQ$8AfW'
),
}, name='of_68').AddVariations(signed(input, t680, t681)).DisableLifeTimeVariation()
