# Licensed under the Apache License, Version 2.0; see LICENSE.
# Written by 'python -m corpus' from corpus/families/reduction.py; do not edit.
#
# REDUCE_MIN: far real numbers.

import base64
import zlib

import numpy as np


def packed(dtype, text):
    """Many values in little space."""
    return np.frombuffer(zlib.decompress(base64.b85decode(text)), dtype).tolist()

# Exact in any order.
# Expected values: float64 formula.
input = Input('input', ('TENSOR_FLOAT32', [3, 255]))
axes = Parameter('axes', ('TENSOR_INT32', [1]), [1])
output = Output('output', ('TENSOR_FLOAT32', [3]))
model = Model()
model.Operation('REDUCE_MIN', input, axes, False).To(output)
Example({
    input: packed('<f4',
    'c-n22A+oeO5QVb@mcSBN0!v^C)Mc(`3CNMikw_#G85ubeN!>vpM<Rbt@^!(hdQ&wO2ubJk>F(2U?zuS^&j0J-Tz-!0$GQ4^9?$=J'
    'zU%w+NdM<;t~;MgtvjEq^FKV2jrIK3vU!dzV}D!I^WA@v9e2JjV3@V;!5+<Xu5X;n&hg8-?tGtxS7$tu4flJ_pEkRn6W5k(zJ>9V'
    'FlsEocsvpw`BQ*J{_LDBTRO+<tiR;5I4M}u!<F!Q><Qb@r0)gqvJ;=dy5i5ysQn!_j9dNQ*nZjEC#}g8pC)}Tc^*EAC&f+YKk-Yk'
    '3Ha^#?%-S4b8wrV6ER<ilhz)Z-_kn8Q0MmWuQeT9e2G;@ZV1N&4+mJ~i?|ez?^}L3@H%i<9t!tBJO;QE4&j;EtF<w9e~AYNu0S3~'
    'yYLdZ!~ZX5DAxw!B%Aul53LW3S~s%Zv!(^N@@n7Gxhq`d_*Rg&F|N%OBjIWBV<%4?K8V-DxNK4kSN41I)R9Z}tBJ#td@A5)CkM+W'
    'oz>w-2G2WqR5Ko5zSN8`Wz?*`*EfH~^9wr@+?CW!4UU=`&n>nt@hpy1pDP@AZ1muq$@>EybLw<t-;+`CZLwF8o5G+xtF2avweqtf'
    'hhi->=mOdi$RYDT=IQ5(%Nt(?^2qW`{vPZNoL#b3-wR?mf<gYh;J4kbdLH0nHSKCrJRP;HQGE2|e1^Znc4==$&Sc<-zL4h*-$r61'
    'yd|-js57gH04FoGDjze`QSwUm*4y5WI$iLmM5{+~!joSmI^9vnrng#?gE<ht89fkxI<G>9r<)$ka5ocg4=;<=`EQD)@RZc?3*O)G'
    'mzkEqapdARjlJ~(YS)o#9nW9uIe#gqI^wFig}yk#)3jYZ%IaUwD_HYe->J#X2@NZ5+TKzV!FmmvFx)gG<`2Df#J<PJ%Jd4qy`8aL'
    'J=)^6u-02Y-;!S?_}^gYh=bwWZ+8Gso#bd~#P>;iI&>}GIjq;CO9lL{<YtC`1-Po&YkF_kzvQV0r{&yAJO}hu?*W^d(^`vd*sgvv'
    'Z`YpI^p~2}yxtGA-n6m4>HUtz1?sp&PhRv}?Qg*`(<@)ZMloE;{a7zQiO&U%6qglRUZeFrIjXY)cdzkr-4k}s>bF}ge&Cwg4cIfi'
    'ecp7jBsT(F4fwq>zUik0`5fzrv%dJ@o9iy9Gdi@*5xdszcz+4|T_*?n$@72im@OJ7`>p9D{lj{p=3C~){R-#BcHIjD{VHRv;*g;Y'
    '72G&_VvAmRYHGRN>k8&#p3=AG+a36Tk9gk$chnz8k0JMFw6oeSjS2L$5?jOe-<q58r6t!gI86He4`(NLUH'
),
    output: [-3.659834e+22, -3.659834e+22, -3.659834e+22],
}, name='great').DisableLifeTimeVariation()

# Exact in any order.
# Expected values: float64 formula.
input = Input('input', ('TENSOR_FLOAT32', [3, 255]))
axes = Parameter('axes', ('TENSOR_INT32', [1]), [1])
output = Output('output', ('TENSOR_FLOAT32', [3]))
model = Model()
model.Operation('REDUCE_MIN', input, axes, False).To(output)
Example({
    input: packed('<f4',
    'c-n22A+oeO5QVb@mcSBN0_HMTvILgE5|AU2BauiXGUg7EBauktNaW8+zAkuGZ>pvOA?chx-F-UFJs0P~`F}l}%g=FpJJ+1g<N4pt'
    'cYU88>HoaVb?0-bb?0+^{)b1hv7P@$HqWtT>~Cv&zWaBw<IeXL471if*rR#Q^_6qkIeuB!o$s^o>WoLS;eOBg(`NT`;#!i;k1)Oy'
    'MvVm+k4M5Ie+sb3pPjR1OXql<^_P4WCk1PIxDsBEJz*QF^u6F+cH%QwH~iTdwZFrLajV}4+b^4Yr!|@4Q>E`E&%-<Mq`2w)Cw?h5'
    '0lz)p9efLW4sP>vBIYY`(%M7wOIoKG>f9dwwWfoMFR|*#4dIyJ;Q*_A5triebIUIWUIz}#L*X8X#{hT2Av`mCwKm4?FY(~O70Bag'
    '7hWQF`2Xb$<=Q};WK%!+q4j}L>qgdl*0kVOUhPXdcY~`O-wN_J#<jX)Bs?vC?BuD#2l09smsN`4#(qzpI&#T=4RLsqPX+w!<X~B)'
    'vpW39;CTm+YR2Qsmzoi#jGEQ==H{<>eqm>VyONq|z|m0Sxy9Bcp2d;sbAtnqjUJpcd4IrTPMwbIdon7%E%s`1Qy7$Ijnyi#R({sx'
    'P^^UtT|hemIb{CFJbhnr`QXby9$B8r--Eq@vrE?MdqE6GFv!0b{I<(g&jVa+rd?Hvr=ylNijSV0&+vCxF73_8nG77!7xLWU+emDL'
    'w<I<bb!IgY;AEy&<zr?#N?ys{cH7%grz`%HX!S@=c=D@6r#tG{^j2$fFbCo{qX*(o=hf)&bkl<w?q=fc;bpZt|4p$Jo{~C#!TSgP'
    'GSf0Rj$HhvvA148?K*O;<N0en=P%_{M_e_x(icZ~nwG0aS^evI18aWkI}N!xp<%^M+goZPSg%17hMR`O{Gqpw*!TEYn_l6!w=<Tj'
    'M_asB)_UvbOY*A({|5{maWI_w?GE6nlN>FL_}*zxhpxpthxK}Nses>&+|1Cg09OrrP45l+mpt|0w4B?B=YYQIJz!IFT5GWl%hhk@'
    '<=WGl{!-JL*ZYCin>IE#z2DKeKpmIp$%}rg{Vh0VdgY7QD25xkAM52O@wuXr;<84|8??SBM|D=<?lnHHd&16H{c?-N4_s5b0ehym'
    '&zmlm<VJw20lzoK5B;<tpJN?y))zl~b=?JZMu)aJV%ORo?=NA$>*PQ`dH&BGvqj@%zcrnte^@Wne9OGJ-{8Dhu6tpiUuCRS95S?_'
    'h8ssuY|$%EO|7?kUBO(;Q~K6?y8|Ea5$}88j{4*1G34HicGk<KF@c^|Vry9bTXQqMwB%X_he^Nx0mjoIx&'
),
    output: [-126976.0, -126976.0, -126976.0],
}, name='beyond_float16').DisableLifeTimeVariation()
