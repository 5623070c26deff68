# Licensed under the Apache License, Version 2.0; see LICENSE.
# Written by 'python -m corpus' from corpus/families/resize.py; do not edit.
#
# RESIZE_BILINEAR: as many elements in other rows, by one model.

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

# Dimensions are those of one request only: the next has as many elements in other rows.
# Expected values: float64 formula.
x1 = Input('x1', (F32, [1, 4, 6, 2]))
t2 = Output('t2', (F32, [1, 8, 8, 2]))
model = Model()
model.Operation('RESIZE_BILINEAR', x1, 8, 8, False).To(t2)
Example({
    x1: packed('|i1',
    'c-jTQfeip42m`PTMEU>P!3^5&qTQ|2F~N#_2diMv@Fqpb+(*8MW@Ud#ni$X', 0.5
),
    t2: packed('|i1',
    'c-k{Kap&I!g?mOfEH3Fh(D<P7<HT2i4|;EnKImMPeI~&mao_}>l7P)0BMyZdd~Y}eIL_R8#mvDb`18YuS0DZ`2ngKxaO?@g1+@b='
    '4*a>q^Fu)5$A{}b|J_qK^x?$wb8L?^zDRs{!T0Bl)DeygmrgO9akzla2LLnoM!x', 0.0625
),
}, name='1x4x6x2').AddVariations('float16').DisableLifeTimeVariation()

# Dimensions are those of one request only: the next has as many elements in other rows.
# Expected values: float64 formula.
x1 = Input('x1', (U8, [1, 4, 6, 2], 0.5, 120))
t2 = Output('t2', (U8, [1, 8, 8, 2], 0.5, 120))
model = Model()
model.Operation('RESIZE_BILINEAR', x1, 8, 8, False).To(t2)
Example({
    x1: packed('<i2',
    'c-oc0fepYg2m`R497x3!C@rV&hS|rE>+pI<!+PGUZAvk)285VZ!P=0+#-E=)R2CLc'
),
    t2: packed('<i2',
    'c-qB`xdFp448$@rAMra%v`0_edVv5H8Vqa7UZa=HI(~u!K99Psvx%{B$JAC>p;#@e5boxYfI6>~LrNhCbht*YP0l9u8@3z5no5L|'
    'Z+Z9U&wK&Lc{_6'
),
}, name='1x4x6x2_quant8').AddVariations(signed(x1, t2)).DisableLifeTimeVariation()

# Dimensions are those of one request only: the next has as many elements in other rows.
# Expected values: float64 formula.
x1 = Input('x1', (F32, [1, 6, 4, 2]))
t2 = Output('t2', (F32, [1, 8, 8, 2]))
model = Model()
model.Operation('RESIZE_BILINEAR', x1, 8, 8, False).To(t2)
Example({
    x1: packed('|i1',
    'c-jTQi46cT2m~=PVlVVxE#E1zk0qtMLAphE4~qqxSL0RknSrl<35N$FMHKb', 0.5
),
    t2: packed('|i1',
    'c-jrdF$#k)6adg5Vm}fjNDU4df;a?vfzqL8cj%C@lnf#c!6~IerDXV|k~VL8XV~e$ZbB=YqeXkIe$61}6JDN&$xH@321i0o`?7=$'
    'HuHEd<)<K7RTo|Cq8(O`%JrkXd!2Cj2D{E=JieO9BgcHt2np1;nP8Gh?GTg_eR|81KaTc0?f', 0.0625
),
}, name='1x6x4x2').AddVariations('float16').DisableLifeTimeVariation()

# Dimensions are those of one request only: the next has as many elements in other rows.
# Expected values: float64 formula.
x1 = Input('x1', (U8, [1, 6, 4, 2], 0.5, 120))
t2 = Output('t2', (U8, [1, 8, 8, 2], 0.5, 120))
model = Model()
model.Operation('RESIZE_BILINEAR', x1, 8, 8, False).To(t2)
Example({
    x1: packed('<i2',
    'c-oc0fenB_2n0b(1`hLK14`-E;LKZw&&kEQHX=k)OWGN=`?Mr@{GOrV`so8(;TCo'
),
    t2: packed('<i2',
    'c-qB_#}NZT48vUV-YQU3m~-h?7X}{0hcA&QPd}rCLcbYxS_ZFCu3S1`fy^Q4^m|=*BQn|1p~oC!BYpi@ih!DglvS)CBKGeUo$F)Z'
    'OwV@Z^7%7A`Pn<%'
),
}, name='1x6x4x2_quant8').AddVariations(signed(x1, t2)).DisableLifeTimeVariation()

# Dimensions are those of one request only: the next has as many elements in other rows.
# Expected values: float64 formula.
x1 = Input('x1', (F32, [2, 4, 3, 2]))
t2 = Output('t2', (F32, [2, 8, 8, 2]))
model = Model()
model.Operation('RESIZE_BILINEAR', x1, 8, 8, False).To(t2)
Example({
    x1: packed('|i1',
    'c-jTQfeip42m`Q)lJWnw61QP1vn_ZX-l(b0-BBJSNRgwuCvpMa&&m(5s2UC', 0.5
),
    t2: packed('<i2',
    'c-p)0;MAcbOODLAu;I>$2Nxb(P<X)o_}jCm5AK|}yy3!%3o8m9_^@bbuxY$_aB9YZh64>A2D(l{AzuTpsBHee;>C&=3JrV>e;S@t'
    '9mtpyHX&d_fCh(*sX)@dk_Q2Ybap80P%xOF^-9G>B9Fo11=E8M4?dvt3jzwH3Z6tAk~neg+<^-RE=X`Fe$cw1cSK`{(i(*o3M&pA'
    'xOD8v8Kz?vEAqM;fPmox&j*PQ+8=$s<bJRCQSrk;!A;6XBt#~`At$8(2m~~^#8_BZSOs)sf)x@J5*`?w6Wa4-%ew;-XPhnsTnIqt'
    '|3?E1K#0Z%12`YTgDZpcpb$wO!bh0E05czjk80e1G~<w5g#!`*a6`}yg|Y!?;Q&?', 0.03125
),
}, name='2x4x3x2').AddVariations('float16').DisableLifeTimeVariation()

# Dimensions are those of one request only: the next has as many elements in other rows.
# Expected values: float64 formula.
x1 = Input('x1', (U8, [2, 4, 3, 2], 0.5, 120))
t2 = Output('t2', (U8, [2, 8, 8, 2], 0.5, 120))
model = Model()
model.Operation('RESIZE_BILINEAR', x1, 8, 8, False).To(t2)
Example({
    x1: packed('<i2',
    'c-oc0fepYg2m`R4T(l&pv?!du8)j1o(b^ZQCMWttjnZv^Kyuct-nPyw_Vd#RVZ;`W'
),
    t2: packed('<i2',
    'c-rNRK@vkT2ts@0A0rwy#vHxQboZ~&#|j33fSGt;3JU}-CMpeMf<Ps?B36iC@WW3=Y)eh}R1y-ucGs25MLAkw9(GpGIHpgJ5$fA('
    'ZCQP+Z(mtna@ZN*mYZuJeq(at4h4%h)ws`nmYQ}$Q%i4a_gPx{*>$S1Fk6j<cj!j~#yXW98;N}T&!6)JNn>~_'
),
}, name='2x4x3x2_quant8').AddVariations(signed(x1, t2)).DisableLifeTimeVariation()

# Dimensions are those of one request only: the next has as many elements in other rows.
# Expected values: float64 formula.
x1 = Input('x1', (F32, [2, 3, 4, 2]))
t2 = Output('t2', (F32, [2, 8, 8, 2]))
model = Model()
model.Operation('RESIZE_BILINEAR', x1, 8, 8, False).To(t2)
Example({
    x1: packed('|i1',
    'c-jTQi4njs2n4ZVdCvWJYXg%=WbP>H?E{@btM)NBDy%*x*yD6s^hG~~CJ#j', 0.5
),
    t2: packed('|i1',
    'c-m74un-8iz@c!UfFZ*n!6D&;!hd$YcR%%?6v%l+s6?n7_;Bps8J<^m90fKy1uqI-Y<RMoeVNuBPoWH3$&6DOryeMrG1=j9!RJK)'
    'i;Thxg%<)bZxc_Y9r531aa#Tc+YL5_f*%DJ3JwHpFxa7RK;VD?I^RG*!$Kj!z`{WwfFa>S!UwHS+Oj$xijHDdMsj{keoQJ?^q4FR'
    'guLFQh}hVO*oX*SQu}SC!t8t|>93ofmY&uN4h|U&gD)}%IKF6TcxZU+vwLMLX7lvxmUXYWl+u*aHUvEI5O8?#V#9<N3<?Db1?YSL'
    '#i?l3', 0.03125
),
}, name='2x3x4x2').AddVariations('float16').DisableLifeTimeVariation()

# Dimensions are those of one request only: the next has as many elements in other rows.
# Expected values: float64 formula.
x1 = Input('x1', (U8, [2, 3, 4, 2], 0.5, 120))
t2 = Output('t2', (U8, [2, 8, 8, 2], 0.5, 120))
model = Model()
model.Operation('RESIZE_BILINEAR', x1, 8, 8, False).To(t2)
Example({
    x1: packed('<i2',
    'c-oc0i4g!G2m>%zR^U9!Q$}|N6I7Wp``7_E3K}KU!_nz|p$VISl&5TPeR^}D7R3'
),
    t2: packed('|i1',
    'c-mc#ISvCr2m{}ouv|9B*FzmdGswW8D_aw9V{2+05$Qo&^kDG(g{D_-acxaZ;!EpetgafA(%RMm7%ay}=k+Uvh6dIz_F5=-`SPEc'
    'EDY-`;#Qqbuu)k=#~oEhG216EQ<;jWYn>ZkStdxoTTV9b@41$_i0A2#oY}F-$Ib=&&p-DJc~<'
),
}, name='2x3x4x2_quant8').AddVariations(signed(x1, t2)).DisableLifeTimeVariation()
