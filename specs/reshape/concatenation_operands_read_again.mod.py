# Licensed under the Apache License, Version 2.0; see LICENSE.
# Written by 'python -m corpus' from corpus/families/reshape.py; do not edit.
#
# CONCATENATION: operands that others read as well.

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

# An input is joined with itself.
# Expected values: float64 formula.
x1 = Input('x1', (F32, [1, 4, 4, 4]))
t2 = Output('t2', (F32, [1, 4, 4, 8]))
model = Model()
model.Operation('CONCATENATION', x1, x1, 3).To(t2)
Example({
    x1: packed('|i1',
    'c-jF#0KfkW0~!hG^aB*?;sf^N4D1mE2J9OY9Q+CU@(ubKAQ1Hk6%`Qr8XDyn<LK=Z0|w<759JT=_yP{?;}#F}`UK}g#v4`', 0.0625
),
    t2: packed('|i1',
    'c-j@i>k2?H00z)9$r?7fk00LuvCML5D+y`*;5&5~k(B+HgXFjl<iasBDf)qFG4EcA&mKE$dU0Y{6at-;8Y?wh%t)ZI=9=SndkI=q'
    'ay*<r;Ro)DHmd', 0.0625
),
}, name='same_twice').AddVariations('float16').DisableLifeTimeVariation()

# An input is joined with itself.
# Expected values: float64 formula.
x1 = Input('x1', (U8, [1, 4, 4, 4], 0.5, 120))
t2 = Output('t2', (U8, [1, 4, 4, 8], 0.5, 120))
model = Model()
model.Operation('CONCATENATION', x1, x1, 3).To(t2)
Example({
    x1: packed('<i2',
    'c-repk1uOUUFI6lzhqf_ZGoFze2~M&i5VNFdbH;zESaC=(K5TdrJy1rwS9B=8o$i2(wf$sz(rG1=Jgd$EZm$ki-AG_07+UNEd'
),
    t2: packed('<i2',
    'c-repk1y*1;+E89t{@!HzhoH*$JZ9Pfv{bCkOK&BoS3lzgr|D6=Ynv;lKDv>?9np29E4j6Dk4BQwS99q2(R(W3<KfPn${c;4qP-P'
    '1%&7I6;1@<!p%9eK$u~G0RROhJXr'
),
}, name='same_twice_quant8').AddVariations(signed(x1, t2)).DisableLifeTimeVariation()

# A result is joined between an input and a constant.
# Expected values: float64 formula.
x1 = Input('x1', (F32, [1, 4, 4, 4]))
t2 = Internal('t2', (F32, [1, 4, 4, 4]))
c3 = Parameter('c3', (F32, [1, 4, 4, 4]), packed('|i1',
    'c-jF#0KfkR6#xzB5FHu_@EHLX9{?K!9pDHM?EL%d9O>{G8tf6{0RI@_<p1ax@9G2{@fZW^4(0&;7#0WX;1civ^zP~aZ5%W', 0.0625
))
t4 = Output('t4', (F32, [1, 12, 4, 4]))
model = Model()
model.Operation('RELU', x1).To(t2)
model.Operation('CONCATENATION', x1, t2, c3, 1).To(t4)
Example({
    x1: packed('|i1',
    'c-jF#0KfkW0~!hG^aB*?;sf^N4D1mE2J9OY9Q+CU@(ubKAQ1Hk6%`Qr8XDyn<LK=Z0|w<759JT=_yP{?;}#F}`UK}g#v4`', 0.0625
),
    t4: packed('|i1',
    'c-j@q*$RR{0EOX`GnnEsS}x<L)cZe`rIu@1ScDojT^xQm@EJtt^+>$tOx}grxm4|9FIn{YX-(15d1=1yOhS}lUiEvTmYkJr_$YRt'
    '2W*_^)sP+_o*ZC8dPooXS&$xo4<Qf&kRF_Y0g4R-vJ|Qht8!AI4bdhzAf{=iIo&e1Nj*fOb91cxRIC-hH#B{4(%Kh%d9ZD>-GK4d'
    '`~b#9IlT', 0.0625
),
}, name='middle_of_three').AddVariations('float16').DisableLifeTimeVariation()

# A result is joined between an input and a constant.
# Expected values: float64 formula.
x1 = Input('x1', (U8, [1, 4, 4, 4], 0.5, 120))
t2 = Internal('t2', (U8, [1, 4, 4, 4], 0.5, 120))
c3 = Parameter('c3', (U8, [1, 4, 4, 4], 0.5, 120), packed('<i2',
    'c-l)UTpW|>($$r-WkY4z)D)i$8%tx0YODK}Z&?{ro-n=ACMCxsqOm=^-Mzwfp-<_o$@9t<dgQKOX5SRk-?n*eGy{bI0H0MJ+W'
))
t4 = Output('t4', (U8, [1, 12, 4, 4], 0.5, 120))
model = Model()
model.Operation('RELU', x1).To(t2)
model.Operation('CONCATENATION', x1, t2, c3, 1).To(t4)
Example({
    x1: packed('<i2',
    'c-repk1uOUUFI6lzhqf_ZGoFze2~M&i5VNFdbH;zESaC=(K5TdrJy1rwS9B=8o$i2(wf$sz(rG1=Jgd$EZm$ki-AG_07+UNEd'
),
    t4: packed('<i2',
    'c-qy=T?@fr0L5`1Ot|o}3keq})3hek)TXu_*)C}F)Y7zAYHGro)MV@N0gZ3rcXKZOo$Z)Y%~4co?!t&Oq-ud{mr{3<cnp~h!!ysA'
    'C(V@58xh)#8`F-WTVm^a5CTVbWh(kx045?J`@_Ib>LT$#fbg8fQ`R$tBL1#!0oMZp2QDalUcRx@vTcj+WTAROJxP_p+*msI_k-1j'
    '$3<Qcncj+YNez`tUGevUdSPa-sJLc#8~W_${@e#qOJ0@'
),
}, name='middle_of_three_quant8').AddVariations(signed(x1, t2, c3, t4)).DisableLifeTimeVariation()

# A result is written into two joined tensors.
# Expected values: float64 formula.
x1 = Input('x1', (F32, [1, 4, 4, 4]))
t2 = Internal('t2', (F32, [1, 4, 4, 4]))
t3 = Output('t3', (F32, [1, 4, 4, 8]))
c4 = Parameter('c4', (F32, [1, 4, 4, 4]), packed('|i1',
    'c-jF#0KfkR6#xzB5FHu_@EHLX9{?K!9pDHM?EL%d9O>{G8tf6{0RI@_<p1ax@9G2{@fZW^4(0&;7#0WX;1civ^zP~aZ5%W', 0.0625
))
t5 = Output('t5', (F32, [1, 8, 4, 4]))
model = Model()
model.Operation('RELU', x1).To(t2)
model.Operation('CONCATENATION', t2, x1, 3).To(t3)
model.Operation('CONCATENATION', c4, t2, 1).To(t5)
Example({
    x1: packed('|i1',
    'c-jF#0KfkW0~!hG^aB*?;sf^N4D1mE2J9OY9Q+CU@(ubKAQ1Hk6%`Qr8XDyn<LK=Z0|w<759JT=_yP{?;}#F}`UK}g#v4`', 0.0625
),
    t3: packed('|i1',
    'c-j@p%L>9U6h+ZZ6N06Ww3t3jJMjNM%Nn%Of=CsK4!jN)n*%3PKFtIuH*d;Gxt-LDocf$EwKfdeEQ1?K-T0MX!RJxL!?8j<cTH3M'
    ';XTp&&;i|aUH8f$LT|CX4HlB}{!U70?K-uxHCxn|AJ;P-iU', 0.0625
),
    t5: packed('|i1',
    'c-jrf(F%ev06@`O8@4EQmfALz`v0#oiZCa&ptlO!!{xwDD$+rBP6fNDk2JFDm7cyI-`<0DQ*mK7=j%L}=P0|E5k9-|Gxf^%yTJP~'
    'ZiHKdC}XgtkO@uM5?_ivX;f8doZ|rOMS{u6VVOZ4mHYu$Rvu^', 0.0625
),
}, name='in_two').AddVariations('float16').DisableLifeTimeVariation()

# A result is written into two joined tensors.
# Expected values: float64 formula.
x1 = Input('x1', (U8, [1, 4, 4, 4], 0.5, 120))
t2 = Internal('t2', (U8, [1, 4, 4, 4], 0.5, 120))
t3 = Output('t3', (U8, [1, 4, 4, 8], 0.5, 120))
c4 = Parameter('c4', (U8, [1, 4, 4, 4], 0.5, 120), packed('<i2',
    'c-l)UTpW|>($$r-WkY4z)D)i$8%tx0YODK}Z&?{ro-n=ACMCxsqOm=^-Mzwfp-<_o$@9t<dgQKOX5SRk-?n*eGy{bI0H0MJ+W'
))
t5 = Output('t5', (U8, [1, 8, 4, 4], 0.5, 120))
model = Model()
model.Operation('RELU', x1).To(t2)
model.Operation('CONCATENATION', t2, x1, 3).To(t3)
model.Operation('CONCATENATION', c4, t2, 1).To(t5)
Example({
    x1: packed('<i2',
    'c-repk1uOUUFI6lzhqf_ZGoFze2~M&i5VNFdbH;zESaC=(K5TdrJy1rwS9B=8o$i2(wf$sz(rG1=Jgd$EZm$ki-AG_07+UNEd'
),
    t3: packed('<i2',
    'c-qB^F$;n~07m;|(NZ`?HB_4+Nd*QvRBzDj<Q6dwbWu={<0c2?{$Ten`rr+Z_Z2{K^WOr42+f+WHaiCy_*uMhnWcYN&5CJO_o+rw'
    'd-93yx#&JXw0NTZ2=@~)XQU;R_B1*lw~r%f&MVC$hKl`AUAq$1m5IXABsOXmf8Gzc7C*c'
),
    t5: packed('<i2',
    'c-l)UTpW|>($$r-WkY4z)D)i$8%tx0YODK}Z&?{ro-n=ACMCxsqOm=^-Mzwfp-<_o$@9t<dgQKOX5SRk-?n*ebWcS^MN7r9ii-Xv'
    '%PMLsz+mIViVagM+AAuS%m+%&2Fe3L`{s%@AiActqGHjMig|q%6Du}X%wiZ|000rNKxz'
),
}, name='in_two_quant8').AddVariations(signed(x1, t2, t3, c4, t5)).DisableLifeTimeVariation()

# A result that is written into a joined tensor is read by another operation, too.
# Expected values: float64 formula.
x1 = Input('x1', (F32, [1, 4, 4, 4]))
t2 = Internal('t2', (F32, [1, 4, 4, 4]))
c3 = Parameter('c3', (F32, [1, 4, 4, 4]), packed('|i1',
    'c-jF#0KfkR6#xzB5FHu_@EHLX9{?K!9pDHM?EL%d9O>{G8tf6{0RI@_<p1ax@9G2{@fZW^4(0&;7#0WX;1civ^zP~aZ5%W', 0.0625
))
t4 = Output('t4', (F32, [1, 4, 8, 4]))
t5 = Output('t5', (F32, [1, 4, 4, 4]))
model = Model()
model.Operation('RELU', x1).To(t2)
model.Operation('CONCATENATION', t2, c3, 2).To(t4)
model.Operation('MINIMUM', t2, c3).To(t5)
Example({
    x1: packed('|i1',
    'c-jF#0KfkW0~!hG^aB*?;sf^N4D1mE2J9OY9Q+CU@(ubKAQ1Hk6%`Qr8XDyn<LK=Z0|w<759JT=_yP{?;}#F}`UK}g#v4`', 0.0625
),
    t4: packed('|i1',
    'c-jrh(F%ev06@`O8@4EQmfALz`v0#oiZCa&ptlO!!{xl(jc{uaWem0yNkuy7&Z%G*^^ry<G-XSCQtU}1yI$$(`|<5PST_}_sx;1V'
    '0QMr`!fejhc`(mWb}u7LP7ccq>ZrtLH-4sG`F<C8KgK_@iymk', 0.0625
),
    t5: packed('|i1',
    'c-jTQ>k2?H0D#di(@@e}YVrOLHj!pqO!<fA94V+QVjv2rX>(~x72e0Q$8icQBsH(e>eJC*65nimWQ8|f<UZUF&pjIe', 0.0625
),
}, name='read_again').AddVariations('float16').DisableLifeTimeVariation()

# A result that is written into a joined tensor is read by another operation, too.
# Expected values: float64 formula.
x1 = Input('x1', (U8, [1, 4, 4, 4], 0.5, 120))
t2 = Internal('t2', (U8, [1, 4, 4, 4], 0.5, 120))
c3 = Parameter('c3', (U8, [1, 4, 4, 4], 0.5, 120), packed('<i2',
    'c-l)UTpW|>($$r-WkY4z)D)i$8%tx0YODK}Z&?{ro-n=ACMCxsqOm=^-Mzwfp-<_o$@9t<dgQKOX5SRk-?n*eGy{bI0H0MJ+W'
))
t4 = Output('t4', (U8, [1, 4, 8, 4], 0.5, 120))
t5 = Output('t5', (U8, [1, 4, 4, 4], 0.5, 120))
model = Model()
model.Operation('RELU', x1).To(t2)
model.Operation('CONCATENATION', t2, c3, 2).To(t4)
model.Operation('MINIMUM', t2, c3).To(t5)
Example({
    x1: packed('<i2',
    'c-repk1uOUUFI6lzhqf_ZGoFze2~M&i5VNFdbH;zESaC=(K5TdrJy1rwS9B=8o$i2(wf$sz(rG1=Jgd$EZm$ki-AG_07+UNEd'
),
    t4: packed('<i2',
    'c-rf!sHkYESXNQdzhqfOZAC>=;o_J~m#(gyEgLG!rl$A+r7Jd0tk^KMqP?PG$^4298%tx0YODK}Z&?{ro-n<#qGdKvKM=HUu2=)4'
    'Y*KPOA{yJn+ubW%7y6XWs;FtLs8}?mVqRax#EQ)ovnJ0gTj-Iyewlq!On=+vwb2X%3;=mRKxz'
),
    t5: packed('<i2',
    'c-l)Utcb~U>8i--Us73Co8nVZQ5suRThTYQqCKWOVS0s4N{&ZFMMZdpdxh&lpVEqonz9Oy+$k0IO)>oyn=7IjC<FkaO&m1'
),
}, name='read_again_quant8').AddVariations(signed(x1, t2, c3, t4, t5)).DisableLifeTimeVariation()

# A result that is an output is written into a joined tensor, too.
# Expected values: float64 formula.
x1 = Input('x1', (F32, [1, 4, 4, 4]))
t2 = Output('t2', (F32, [1, 4, 4, 4]))
t3 = Output('t3', (F32, [1, 4, 4, 8]))
model = Model()
model.Operation('RELU', x1).To(t2)
model.Operation('CONCATENATION', t2, x1, 3).To(t3)
Example({
    x1: packed('|i1',
    'c-jF#0KfkW0~!hG^aB*?;sf^N4D1mE2J9OY9Q+CU@(ubKAQ1Hk6%`Qr8XDyn<LK=Z0|w<759JT=_yP{?;}#F}`UK}g#v4`', 0.0625
),
    t2: packed('|i1',
    'c-jrf+X{dn5CGAk6)Chd^48Xa|NoWl!*F1N=mAnJh}_Qel^=U2@67DAW>o3GBc72+uwBqh#{x;f0yO', 0.0625
),
    t3: packed('|i1',
    'c-j@p%L>9U6h+ZZ6N06Ww3t3jJMjNM%Nn%Of=CsK4!jN)n*%3PKFtIuH*d;Gxt-LDocf$EwKfdeEQ1?K-T0MX!RJxL!?8j<cTH3M'
    ';XTp&&;i|aUH8f$LT|CX4HlB}{!U70?K-uxHCxn|AJ;P-iU', 0.0625
),
}, name='of_output').AddVariations('float16').DisableLifeTimeVariation()

# A result that is an output is written into a joined tensor, too.
# Expected values: float64 formula.
x1 = Input('x1', (U8, [1, 4, 4, 4], 0.5, 120))
t2 = Output('t2', (U8, [1, 4, 4, 4], 0.5, 120))
t3 = Output('t3', (U8, [1, 4, 4, 8], 0.5, 120))
model = Model()
model.Operation('RELU', x1).To(t2)
model.Operation('CONCATENATION', t2, x1, 3).To(t3)
Example({
    x1: packed('<i2',
    'c-repk1uOUUFI6lzhqf_ZGoFze2~M&i5VNFdbH;zESaC=(K5TdrJy1rwS9B=8o$i2(wf$sz(rG1=Jgd$EZm$ki-AG_07+UNEd'
),
    t2: packed('<i2',
    'c-rf!sHkYESXNQdzhqfOZ3P%?oLI48YDIfR#gh3z$=N`8AZXuQu?9rfv{qCsno=>ZuVP}w=89Pi6aoOCBq5L'
),
    t3: packed('<i2',
    'c-qB^F$;n~07m;|(NZ`?HB_4+Nd*QvRBzDj<Q6dwbWu={<0c2?{$Ten`rr+Z_Z2{K^WOr42+f+WHaiCy_*uMhnWcYN&5CJO_o+rw'
    'd-93yx#&JXw0NTZ2=@~)XQU;R_B1*lw~r%f&MVC$hKl`AUAq$1m5IXABsOXmf8Gzc7C*c'
),
}, name='of_output_quant8').AddVariations(signed(x1, t2, t3)).DisableLifeTimeVariation()

# A result is written into a joined tensor twice.
# Expected values: float64 formula.
x1 = Input('x1', (F32, [1, 4, 4, 4]))
t2 = Internal('t2', (F32, [1, 4, 4, 4]))
c3 = Parameter('c3', (F32, [1, 4, 4, 4]), packed('|i1',
    'c-jF#0KfkR6#xzB5FHu_@EHLX9{?K!9pDHM?EL%d9O>{G8tf6{0RI@_<p1ax@9G2{@fZW^4(0&;7#0WX;1civ^zP~aZ5%W', 0.0625
))
t4 = Output('t4', (F32, [1, 4, 4, 12]))
model = Model()
model.Operation('RELU', x1).To(t2)
model.Operation('CONCATENATION', t2, c3, t2, 3).To(t4)
Example({
    x1: packed('|i1',
    'c-jF#0KfkW0~!hG^aB*?;sf^N4D1mE2J9OY9Q+CU@(ubKAQ1Hk6%`Qr8XDyn<LK=Z0|w<759JT=_yP{?;}#F}`UK}g#v4`', 0.0625
),
    t4: packed('|i1',
    'c-kGs(F%ev7=Y2QHcT;fmfD<3z5i1cMVLw%bXQ^iT^vrRT;SzI;XJ6UHI0*J_+z<{S(6rfDp`9}x;grCRuh=v^Ohl^uWzGV9t@=$'
    'QrXXQb7rzK&T+a-t-J&5qto(Mc{ER}WSfxm@%29}<F74NG89RF+>A14c-=es2bNMGoB', 0.0625
),
}, name='twice_itself').AddVariations('float16').DisableLifeTimeVariation()

# A result is written into a joined tensor twice.
# Expected values: float64 formula.
x1 = Input('x1', (U8, [1, 4, 4, 4], 0.5, 120))
t2 = Internal('t2', (U8, [1, 4, 4, 4], 0.5, 120))
c3 = Parameter('c3', (U8, [1, 4, 4, 4], 0.5, 120), packed('<i2',
    'c-l)UTpW|>($$r-WkY4z)D)i$8%tx0YODK}Z&?{ro-n=ACMCxsqOm=^-Mzwfp-<_o$@9t<dgQKOX5SRk-?n*eGy{bI0H0MJ+W'
))
t4 = Output('t4', (U8, [1, 4, 4, 12], 0.5, 120))
model = Model()
model.Operation('RELU', x1).To(t2)
model.Operation('CONCATENATION', t2, c3, t2, 3).To(t4)
Example({
    x1: packed('<i2',
    'c-repk1uOUUFI6lzhqf_ZGoFze2~M&i5VNFdbH;zESaC=(K5TdrJy1rwS9B=8o$i2(wf$sz(rG1=Jgd$EZm$ki-AG_07+UNEd'
),
    t4: packed('<i2',
    'c-qy=u?m7v0EOWmENCfma4*Op!X>bwKs!<ng>^whk&?i`u*3+8l<NcLc?|#M;|#|KFkd}2ztKg3Mc?x%!n`o*(xz|#E7n!Y%F3M5'
    'Dnhw-wgHVH@T%V$MSjO-cC{(o8@jroP`CMv_hLjLB*YK{`e|mSnhC}3h;wRX6pss(<*%S=fT(xSLJEoGB)=2dX?cG*`eFG'
),
}, name='twice_itself_quant8').AddVariations(signed(x1, t2, c3, t4)).DisableLifeTimeVariation()

# A single input has another quantization than the result.
# Expected values: float64 formula. TF Lite wants the quantization of inputs and output to be the
# same.
x1 = Input('x1', (U8, [4, 9], 0.5, 120))
t2 = Output('t2', (U8, [4, 9], 1.0, 40))
model = Model()
model.Operation('CONCATENATION', x1, 0).To(t2)
Example({
    x1: packed('<i2',
    'c-muN=M$At)-trPck>O2PRcAOuWRj@JZs^K_1pFyIeqEogXizQG7td(K@$->'
),
    t2: packed('|i1',
    'c-muN00Bl84sL!SF-chk6?JWWBQr}|2N!p5zo5{_n1tkX06$6w69'
),
}, name='single_quant8').AddVariations(signed(x1, t2)).DisableLifeTimeVariation()
