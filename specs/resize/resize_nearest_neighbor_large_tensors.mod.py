# Licensed under the Apache License, Version 2.0; see LICENSE.
# Written by 'python -m corpus' from corpus/families/resize.py; do not edit.
#
# RESIZE_NEAREST_NEIGHBOR: tensors of many elements, in sizes of no block, and beside powers of
# two.

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

# Thousands of pixels are resized by steps that are multiples of 1/8, so that no rounding decides
# which pixels are taken.
# Expected values: float64 formula.
x1 = Input('x1', (F32, [1, 3, 129, 2]))
t2 = Output('t2', (F32, [1, 6, 1032, 2]))
model = Model()
model.Operation('RESIZE_NEAREST_NEIGHBOR', x1, 1032, 6, False).To(t2)
Example({
    x1: (packed('|i1',
    'c-jrZhYi3m2mmmktpBfNE43U45seAFQ(NsdIi`u^N^m~H#?58+iIn{nbCFK`_yOg68xH', 0.5
) * 13)[:774],
    t2: packed('|i1',
    'c-rmMyOP5o5Cu_?dFcPY79l~|X^(=f+PHO6C)Bv_*aOm_aZ|o16<QC?72I@Adaj^TyC@%YHaZgRlb%YY2X`>3hwoFVPU@9rr<Unj'
    '6yLimh3D-uXeS!syE9#h%A#k|>)a=WpTE!DDE!@i2c~vVc;4^8R15ui?r@*}p&GvU``7)$`(jTk)3K?Zv<nS;wr6{`=YRI>ez+g*'
    'hx=jA_H57gY|r*=&-QH3_H57g?0&c(?uYwf&-QH3_H57gY|r*=&-QH3_UwMRAMS_yVbAt#&-VNU#5<ad', 0.5
),
}, name='wider').AddVariations('float16').DisableLifeTimeVariation()

# Thousands of pixels are resized by steps that are multiples of 1/8, so that no rounding decides
# which pixels are taken.
# Expected values: float64 formula.
x1 = Input('x1', (U8, [1, 3, 129, 2], 0.5, 100))
t2 = Output('t2', (U8, [1, 6, 1032, 2], 0.5, 100))
model = Model()
model.Operation('RESIZE_NEAREST_NEIGHBOR', x1, 1032, 6, False).To(t2)
Example({
    x1: (packed('<i2',
    'c-p1GfdBwO2n4_o9wCHB2qA<;2qA<J4&e|&ScDKlc!-~o=OA#zjfGCeUbf#sZzyVXRdS*-HH{4VD<+lLv6eqR%fKEX'
) * 13)[:774],
    t2: packed('<i2',
    'c-rlhL6yZI6vdG6B~-$ffP_jw0uqpbgi5FcBp?9^NSN8?v77BA+4r=4CpUc(d<w0>C(%38*=ZTHO<Fg7CmlC^7md#kkE>UqebH+N'
    '6K#vuPFvs#=1FG_-t?Pj4)#XNrYqBt=;xv5foZyF{GMLuXf%HBe(4<ae(5T7Y+5fGUg!6~^f-5;tJ3(t&jZsLIL`g0=YeS}bT66*'
    'P4;Zh_H568?AiTrKim)Z!=CNgp6%J5?b)8~*`Dp$p6%KFa6jA+_rsp;*`Dp$p6%J5?b)8~*`Dp${cu0r5BI~K?b)8~If;mfh=_=Y'
    'h=_=Yh=_=Yh=_=Yh=_=Y$iL?YKE>}^'
),
}, name='wider_quant8').AddVariations(signed(x1, t2)).DisableLifeTimeVariation()

# Thousands of pixels are resized by steps that are multiples of 1/8, so that no rounding decides
# which pixels are taken.
# Expected values: float64 formula.
x1 = Input('x1', (F32, [1, 3, 129, 2]))
t2 = Output('t2', (F32, [1, 5, 1025, 2]))
model = Model()
model.Operation('RESIZE_NEAREST_NEIGHBOR', x1, 1025, 5, False, True, False).To(t2)
Example({
    x1: (packed('|i1',
    'c-jTQhXKGa2m`PHVf=qBqr{c^24JHJ3inuse@SD!j?jJ_Tz;TK_neY7=@LO@TFnnY{2UV', 0.5
) * 13)[:774],
    t2: packed('|i1',
    'c-rmONfLuF3<XgSVEg{3^$<sKW!K6g2jKgysA7d^!Mx^IGqOVKrfw7)Rd?E^WK>_&BdtPdQ#EQg%{Qgy461?brWNT56b9u@CDR;~'
    '-LXO4oib=mx*C}~?(v=hlSOKk++}m)Np3u6z~mn188Gci?sYu_rgx&BaaRgP?sY!{rr^%Vv<u}){{Cz<I`u+h(Y#1Kt7rABp8xl('
    'f>p2z))!elt7rB6#GbV=v@x_Xv@z7PdREVm`~y(IDp&>Ui>#j2vwD7D&)OK;7}^-x80uL)tLG>7`~f>`W#I', 0.5
),
}, name='wider_aligned').AddVariations('float16').DisableLifeTimeVariation()

# Thousands of pixels are resized by steps that are multiples of 1/8, so that no rounding decides
# which pixels are taken.
# Expected values: float64 formula.
x1 = Input('x1', (U8, [1, 3, 129, 2], 0.5, 100))
t2 = Output('t2', (U8, [1, 5, 1025, 2], 0.5, 100))
model = Model()
model.Operation('RESIZE_NEAREST_NEIGHBOR', x1, 1025, 5, False, True, False).To(t2)
Example({
    x1: (packed('<i2',
    'c-p1GfdBwO2n4_oLO6sFLI@#*Ls*0mLI@#*5JEVFhxnPbY$RT)MxQ1#f=;>MUHJNP)@_^Wr>K~jkaP$i&Za*;P5&QJ'
) * 13)[:774],
    t2: packed('<i2',
    'c-rliF_ncd5CD<zC432y5DAfh1SCWP5+WfIA^{1JfP~{+H=E|#d(2El7ud`)%lx$sT3hg@Ez^9`@eOXY1hz`^Mf*-urT0PWPG|H('
    'Tc^jM<)VGiJJZ_fdC|z3XxnLc-Sqhe8y%CDMn|Q~xEsxZbI@hng@(sx!1U^LPc+`YqtbQ2Vcg;S^n;E<<9WtS!||U1({;c!H5#t#'
    'Ghn)mJM=mWwP$;_XM6rb&lYUK7VIC{p6%J5U)Zx7!;Rs_aAVlBJ=^med$wQ;wqXCr_H57g{KlT$7;X$Vh8x44?b)8+*z+bLA|fIp'
    'A|fIpA|fIpA|fIpA|n5oADse@Z2'
),
}, name='wider_aligned_quant8').AddVariations(signed(x1, t2)).DisableLifeTimeVariation()

# Thousands of pixels are resized by steps that are multiples of 1/8, so that no rounding decides
# which pixels are taken.
# Expected values: float64 formula.
x1 = Input('x1', (F32, [1, 2, 3000, 1]))
t2 = Output('t2', (F32, [1, 2, 4000, 1]))
model = Model()
model.Operation('RESIZE_NEAREST_NEIGHBOR', x1, 4000, 2, False).To(t2)
Example({
    x1: (packed('|i1',
    'c-jTQ2?78h1OPC1{{LDe+F%rHk2`@g1yZ)mHhD;G#v{`#xsK4Vb6c6)w~+14`SaNu6#', 0.5
) * 99)[:6000],
    t2: (packed('|i1',
    'c-k$_$q~RX2mmpRFZ!?62Zrn;4QM11U1a2(W~ySf>MBLIdy7n0v(?VYz1Gt)`aY*!vm)-25!ZXK)!p)(Qpb2PCtwFmKm#<u1-JnN'
    'Pyrj@22{WecmV}40UfXcCSU~&K#F7hAVsC96dOgSxF{yYN3m0E6bnV6c<&EVEEFHb50x@(Q2', 0.5
) * 33)[:8000],
}, name='wide').AddVariations('float16').DisableLifeTimeVariation()

# Thousands of pixels are resized by steps that are multiples of 1/8, so that no rounding decides
# which pixels are taken.
# Expected values: float64 formula.
x1 = Input('x1', (U8, [1, 2, 3000, 1], 0.5, 100))
t2 = Output('t2', (U8, [1, 2, 4000, 1], 0.5, 100))
model = Model()
model.Operation('RESIZE_NEAREST_NEIGHBOR', x1, 4000, 2, False).To(t2)
Example({
    x1: (packed('<i2',
    'c-p1GfdBw82nEm(KEe<}ID`;F2qA<JLKwmjhVT(W7{tBTB5~ERn2D^bK(KJEZSSC;A+!9pOc=~nSGIya@`e2I0K#z_K>'
) * 99)[:6000],
    t2: (packed('<i2',
    'c-rO9Q4s|p2tZLH5WxsW*a$`-0uhX01R`t%BN%}QMA-XgZ1MON&s-uz+)p>tmN}>DT<3IE^;}E$7%|@W^-SAUzl~+*gjD%Z9oBnq'
    'a|R#Ms^oD86u=JHSf7CFf(f_*5#0edU;-MT01iOJ)&M)80X`QbQT2i(@~#+5NsOClc0m$@L??0F#2}FyN=TGHoDY0VZ2<'
) * 33)[:8000],
}, name='wide_quant8').AddVariations(signed(x1, t2)).DisableLifeTimeVariation()

# Thousands of pixels are resized by steps that are multiples of 1/8, so that no rounding decides
# which pixels are taken.
# Expected values: float64 formula.
x1 = Input('x1', (F32, [1, 2, 3001, 1]))
t2 = Output('t2', (F32, [1, 3, 4001, 1]))
model = Model()
model.Operation('RESIZE_NEAREST_NEIGHBOR', x1, 4001, 3, False, True, False).To(t2)
Example({
    x1: (packed('|i1',
    'c-jrbNdmw?1Oz~2EdPIP2Vqi&Ld<T<h_E%4cSibzl&L_mG_U1h&>s2!7`8x}Ys7N_tU(+C', 0.5
) * 99)[:6002],
    t2: packed('|i1',
    'c-rmIK@I~U3<N=N7UTcF)&UkWk@gSCp-;Y`))X0gpR<;2Gpp{a%-Po%F?!!&HoY~=*7B6H-|pk8HOo1deeZqObU&Fnz4sOouZ&Re'
    'D5zqs3Kj*If<wVj&=pJtkAiOnFNKPN_Pq+`6Z9vTPw<(zG_h-9XyVqysfnhEsfk+?hbE>bUYe+TYo{L-^{zJ+Uz&&+GiJ<~F=NJz'
    '88c?gm@)sInNP%w88c?gm@#9<j2Sa#%$R>}=2J0a#*7&=X3Ur|W5$dbGv+@qe*pJCgJ%', 0.5
),
}, name='wide_aligned').AddVariations('float16').DisableLifeTimeVariation()

# Thousands of pixels are resized by steps that are multiples of 1/8, so that no rounding decides
# which pixels are taken.
# Expected values: float64 formula.
x1 = Input('x1', (U8, [1, 2, 3001, 1], 0.5, 100))
t2 = Output('t2', (U8, [1, 3, 4001, 1], 0.5, 100))
model = Model()
model.Operation('RESIZE_NEAREST_NEIGHBOR', x1, 4001, 3, False, True, False).To(t2)
Example({
    x1: (packed('<i2',
    'c-p1GfdBwO2n4_o79oTX4k3g`ID`;FScDKl2;mVzc!-}Nbq1~7&ZwK#cVSVg1H<cyBghpLr^yaEkM9y*X7a}e2Ot}v'
) * 99)[:6002],
    t2: packed('<i2',
    'c-rmIL6O8T3`9{w5QIPwgg`KafnW%MU<iUB2!db;1HllsYs-gausQs9O{GiU5!bbrSzT4tBc2>%dezuw{$&1sb+d1u)9%)6?%gai'
    'R#imR)9(Az_ugUF)7>LNzbp-Ev3Cuo23><&gO3I;4Y~%q25${c4Vng*21A2QgIbKxVE!3ACu(C%oj7!&`x(@UU!7<=(R8Bj%!o6n'
    '6F=v~eomyBW}0cHnP!@4rkQ4%X{MRx*EREqG}BBo%{0?YGtD&9Of$_i)BNwvJSxpJ(@ZnXG}BBo%{0?YGtD%=pt%760000000000'
    '000000002+4nOakLHq'
),
}, name='wide_aligned_quant8').AddVariations(signed(x1, t2)).DisableLifeTimeVariation()

# Thousands of pixels are resized by steps that are multiples of 1/8, so that no rounding decides
# which pixels are taken.
# Expected values: float64 formula.
x1 = Input('x1', (F32, [1, 2049, 1, 2]))
t2 = Output('t2', (F32, [1, 1025, 1, 2]))
model = Model()
model.Operation('RESIZE_NEAREST_NEIGHBOR', x1, 1, 1025, False, True, False).To(t2)
Example({
    x1: (packed('|i1',
    'c-jrb2@U`u2n0bnT=@TM5tdQ9lGY+rw8>s!d8SVKcXYCk6J>y?eIZ2Zb9Y{PaT)pm*gG5d', 0.5
) * 68)[:4098],
    t2: (packed('|i1',
    'c-jrjNfH1d2n0b{9Qglh8xb7N6_uI^*>)o6)?r7sd>|F#)laq41Qu}!<s9g?j|k%Yx|O<YA)?L(PqtPQa=7c`&UyA4y6zsDhf;_-'
    '`I`I#dLTFL', 0.5
) * 17)[:2050],
}, name='high').AddVariations('float16').DisableLifeTimeVariation()

# Thousands of pixels are resized by steps that are multiples of 1/8, so that no rounding decides
# which pixels are taken.
# Expected values: float64 formula.
x1 = Input('x1', (U8, [1, 2049, 1, 2], 0.5, 100))
t2 = Output('t2', (U8, [1, 1025, 1, 2], 0.5, 100))
model = Model()
model.Operation('RESIZE_NEAREST_NEIGHBOR', x1, 1, 1025, False, True, False).To(t2)
Example({
    x1: (packed('<i2',
    'c-p1GfdBwO2n4`I2qA<JLI@><5JCvy5EdbXP#)rEN;_p)mbL3MX7S>14C?k&gDy+}ZqUXVL|)C1G5F&Hb1@m='
) * 68)[:4098],
    t2: (packed('<i2',
    'c-qCyK@CJf2m{bcKmrnwfCQwB1SB8<2_vBrkT6n~uVQ;@@{%@H#?H7|JjPT(2tc37ZFU|>n`yhtI$17&0Z*hmx(+jE+r@Gx{lKjN'
    '$!2H`PkQe(g4H0GwG21;z5FRZ?a(v9'
) * 17)[:2050],
}, name='high_quant8').AddVariations(signed(x1, t2)).DisableLifeTimeVariation()

# Thousands of pixels are resized by steps that are multiples of 1/8, so that no rounding decides
# which pixels are taken.
# Expected values: float64 formula.
x1 = Input('x1', (F32, [1, 5, 7, 259]))
t2 = Output('t2', (F32, [1, 10, 14, 259]))
model = Model()
model.Operation('RESIZE_NEAREST_NEIGHBOR', x1, 14, 10, False).To(t2)
Example({
    x1: (packed('|i1',
    'c-jrdM*_ew2m>(8i2wgvMrm4|B%U07$8JK<QHx?^1HyB*+~(g}(41}BfhBxpwVw~^Y!?g', 0.5
) * 149)[:9065],
    t2: packed('|i1',
    'c-rmPv2nyO3`IdeB!&LFr6|+7ORW+-n<3fc50V#s)_wfm?U@<5#<laRF;`~PdG4#X`+My+s`Xm!SR;33-?5MN6aNB-3E<NNa4!?U'
    '$1(vNX#%)T6Tq#TpnDOe2rETcDZ)w-R*JAvgq0%v!X|(-OaMoj0Ip^NIJODknI?cUOb}i~DZ)w-R*JAvgq0$!6k(+Zzpx459VURE'
    'X#zOY1aKQBfcrK9+#VA=UPLLvN)c9yuu_DTBCHf)r3k;U3E<sK0B1J=d^Z!obD03HZ34K`1Tsk}!b%ZVim+0Il_IPZVWkMau?gTY'
    'O#nxk0Ny5mzt{wD4HLi_CI~O06k(+ZD@9l-!b%ZVim+1ri$6BJh)e', 0.5
),
}, name='channels').AddVariations('float16').DisableLifeTimeVariation()

# Thousands of pixels are resized by steps that are multiples of 1/8, so that no rounding decides
# which pixels are taken.
# Expected values: float64 formula.
x1 = Input('x1', (U8, [1, 5, 7, 259], 0.5, 100))
t2 = Output('t2', (U8, [1, 10, 14, 259], 0.5, 100))
model = Model()
model.Operation('RESIZE_NEAREST_NEIGHBOR', x1, 14, 10, False).To(t2)
Example({
    x1: (packed('<i2',
    'c-p1GfdIfj2mrtkLI@#*5JDJ22qA<JLI@#*5JCtKu{&I%hBp7$ZOI4-on6vzi(@WQnn4rwe2V(wMs`hV75;co@EyS'
) * 149)[:9065],
    t2: packed('<i2',
    'c-rmPL6O8D6h%=aAOQ(TKmrmX0SRA1Bt$|aAR!WvfP|S@P84)?owL82Uo3cel`_*Danu;AjFL)@8tsa`?s`7^yxOd(U%Bsi?lSke'
    'pSIR$_v-m8;_L+C>IC8)P9VOQ6NrZsh<{@z5cll_+Y_-A#g?MjQWRT?VoOnMDT*yc@hf%$v5$fHFLnZP?oJ>c%?ZRcoIo7g2|N)?'
    'QEVxSEk&`VD7F;EmZI2F6u)C95U=3`;-fl&_zEWw_sa>yYdL{94ktJ~5lc~QDT*ycv85=s6vdXJ*isa~VkZ!%?gZktoIpIn3B=Ky'
    'KwOg(h@a*J%@eT{#g?MjQWRT?VoOnMDT*yc@hf%$aSbOB&*}u?{WyU*O(zgXbpmmlPB1+YOHphoiY-O4r6{%(#g?MjQv4q$00000'
    '00000000000000000000000000000000000004jw@&j6&5{v'
),
}, name='channels_quant8').AddVariations(signed(x1, t2)).DisableLifeTimeVariation()
