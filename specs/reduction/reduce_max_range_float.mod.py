# Licensed under the Apache License, Version 2.0; see LICENSE.
# Written by 'python -m corpus' from corpus/families/reduction.py; do not edit.
#
# REDUCE_MAX: far real numbers.

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
model.Operation('REDUCE_MAX', input, axes, False).To(output)
Example({
    input: packed('<f4',
    'c-mc-F|wmD5JYtZj=&K(0!Q!>T;FWY5fnOf=#Y?*kdV+JA))JA0ii>}RZDM5>{6vd2&pyG(=(EDOXu7>wtH~S{c-7gxjE;5;#lmv'
    'k8`j1Z-`@$_+6|2$=_}4``_5Q+~4AR(^&lP<9ioooHxbsCbnyA-!AVl3S0l<`-trlvK^XNg^c-*IE%(3#u4&b4`%zxwy3|c*BbI3'
    'Lu`)#e#kz2*+Vv_Jy|2XJ3fCy9)HRPd|Bgr7G}tEgfE+3vL$|x0bg96Bm9*;WSa-?(&aVc&EseCk?*VgWPf1_Tk%LSiT!8D{@&q3'
    '@tLqu<Fcs_nLDi!KPi5H;5?4cn)k^zirXuE3TtJZo)&+^+Z5oX%Qnb9#kzv$8BNG0`MDB*t!YB`TkoB{WS9B8!>b<Q3U5LW^8eix'
    '+b{4upLDUp;RNp^v3wKjx`UH0kMCX4qHw<8_Qv-ozqS9)deceT^Mf{j(O{SRTPWj}M;qE|Z-oa3XHRmdF`q-uv4gz0@IPt!llN(`'
    '>52wq=LP(MT+sfBA8-|qWaB5d7XPl~UX30Ww5K`Zq9^YcZ0^B0bLWZg1O1pDJh6L$eV8VBd?<PQB9AKcQ-iHKvthp{26`rZo2ey^'
    '?*rYn@ZyQrNKLR@>d}b$%0oSMS8CJ?TQBA#dr#QdFelX!)6H+GKjP>~Og3uf(v>`H(CLJ~6>-<|BEEMt+hgY!Ets#>DQ5<Y+i%vz'
    '28OUF>@dFDTUpcMqi}cfr6DFyYN6tPn7;X+bo7(4J$Y~1)f#cGNBi5^(W4RV|Dcv!sRuK<8qkXT6^7zJ<Np&o59*it9&Nm-Gk1#('
    '`E7Wng`HNB(-k%eYliEEJX*<_1-~k4PzC>%!!2i$<%46+gZ}v6dG#gdUTAeD*BdZBem<GE!g19V`-R<NbHzF8IpZ4Y+XKChjQdcu'
    'U1QT`>+r=<?>E+%U7k32{B_tMZhJ7^#9^l%FVwG#=?ERj?$xyT$-1(0tYYqlt#@M7l4mV3cEtFCX2($KT{`n_IhJcE7>`imQlX(5'
    'jo5kC7?)kqO?A@K6@O~Wx1Y?>$U3cQPI`Xh&kMc=uu^T{uGJIUE9YIyoo1qbn$H{mQVqM6Ge-Mt__uJDc<TOs;-<&H_wC<$)mqLG'
    '#|l5w*~H!!XVZY)Q+jwC$n!6D-pQ%2-BHN7&GbsW7~#Qma)77(YR;Gge|GfcPW47Uw9MHUn~B9>cSY`f>70QRt4;n^Vx7iL^{XLA'
    ')A@JHbL<?^+Lf4&Xrm_w7S8J)tu41wPha@{M7P7~3^vWaPxsRm{_Q@~gc9?6SL(UhVRya<TvVsKZ%Yh&<30QZ?)Pvd'
),
    output: [3.7778932e+22, 3.7778932e+22, 3.7778932e+22],
}, name='great').DisableLifeTimeVariation()

# Exact in any order.
# Expected values: float64 formula.
input = Input('input', ('TENSOR_FLOAT32', [3, 255]))
axes = Parameter('axes', ('TENSOR_INT32', [1]), [1])
output = Output('output', ('TENSOR_FLOAT32', [3]))
model = Model()
model.Operation('REDUCE_MAX', input, axes, False).To(output)
Example({
    input: packed('<f4',
    'c-mc-A=0EU5QTFDjxa~y2$&yM&JpGa93gV#$dO1S5{dZ<5{Vp%9EsdK@^yt>s#1iIymY^Q-HCHk<J>2<XK>E_ap(6`JLiAmSnRvm'
    'xh4MV;@B&G-_)PecNP2oH?}7AxA@*P7XSPB-h~<G4RO4T?Gf9zNqh9d*8liEV!MZAhvpR_VSXacr16MxgtXR!S<T57^*8ofL)xQ@'
    '?G?Ze$%ij{$i{O|)(G#3&)<;7-?9N;*7zQU8PXi#%ce!P#P2@fi%WBazp{sH^Wfc^v_`yn{5*Z+`yoHsUzoyHJkFTJ{yQXppYWmh'
    '4A`h~+0=%_oz{q-Gk$;IJdTf=Hzym#?E^lAwX#l6g+JnL2=LM*8)TniUBL5*CS;TRT#3Kdlp*=8_s(9j%Y5G9RgZ9mH=qak|7o)A'
    'cX%Ezx>(_GfcKtQeu(w0fs-bU?@iXCaK7NS#`m1w+J9%g>EzsVMw`EAuu1(b<Z;WR4Q*9*=E1?)n;a_5=a6#jATRFxKearkeM)S4'
    'paI!=2frg1wExKuxQfSV<D6QBe-Co+h8`xgr#a%HCGRI}Zo#;6=ZWtN{g@s+v0K1COp`o5<h)(TqXPZhz*e2vu-_8{Jp;at)Dp+{'
    'f$l1J@x-gACRi@DXhePGp`KflYt(|Rck_|G2W%{vbJh{l&2O$h;^<9GHfrY7<UB0V>43ilao4jD-zS=FvGa=-%-7<QGo8ilH|b&n'
    'L)Zg$7~fT$*Hri@+?{+WiOHK<sQ4eIZ~mV;`bpTHyf^J?jX2k%{q5{%(TMhcQA-}wgArYIXhr@CL-8N+|Bamo^-Fz^Ha^sur^SZ+'
    'Haye9PAkai0-J<2!u3QRt>nyvUj;R&fPc&3iZjXb!7=AWzyI&N`jT@CS{=#t5=@VuZ|1FVTr}B!VOQ8(aE^M;xRUzzLa#mJK4fj*'
    'uxYb(_~NMd8*9uiPaHh{I&2WPEf^o-uv3pG>et<Lgbrl)YFeC=uIwBun7d)?lNeRxSw)N;F}|bOKID3Lo_TeO<r*@^E9AHoXy}GU'
    '>^v)t%O>llxajGDKR3&_pTtqmI;|-$dj8<g0$&|iXKmoF)e_qW=Uv5}W}tqW&l~^F8dm2sM*D2|H*uDD>i&M=rp3Qc{cpXhEa!-0'
    'fuHBu#NHNX(}3MmT6pWo^DlNj$*Hg1QOLQ?^h&+x;lXrrfT#U#oG}Of?C8r~>WzG;n6oi95{u66iro9oa|TYVHu*Zo`W(B|uaX=+'
    '&%Zj&v2#RgS7O?ujg}mkIIml@Hr2VFF8KaNx83CoHqCx6_tO>r?LJe69P?+B>$%xscfJ=~6qmbiMGRZxJ^TfD`x`F'
),
    output: [131072.0, 131072.0, 131072.0],
}, name='beyond_float16').DisableLifeTimeVariation()
