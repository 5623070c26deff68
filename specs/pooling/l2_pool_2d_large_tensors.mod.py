# Licensed under the Apache License, Version 2.0; see LICENSE.
# Written by 'python -m corpus' from corpus/families/pooling.py; do not edit.
#
# L2_POOL_2D: tensors of many elements, in sizes of no block, and beside powers of two.

import base64
import zlib

import numpy as np


def packed(dtype, text, unit=None):
    """Many values in little space: the first byte of each, then the second; times a unit."""
    planes = np.frombuffer(zlib.decompress(base64.b85decode(text)), "u1")
    planes = planes.reshape(np.dtype(dtype).itemsize, -1)
    values = np.frombuffer(planes.T.tobytes(), dtype)
    return (values if unit is None else np.multiply(values, unit, dtype="f8")).tolist()


F32 = 'TENSOR_FLOAT32'

# Windows are of some pixels, or one of all, or of more than a block has.
# Expected values: float64 formula.
x1 = Input('x1', (F32, [2, 63, 67, 3]))
t2 = Output('t2', (F32, [2, 1, 1, 3]))
model = Model()
model.Operation('L2_POOL_2D', x1, 2, 1, 1, 67, 63, 0).To(t2)
Example({
    x1: (packed('|i1',
    'c-jFy0K)$O(dIxM*WCa3GWk6`8_DtZ5C|LDEg<ppJuA)u3k1s(@bV8S^7zTb!|>)J@hm#_$H2___sYTk^YtbA_opNK', 0.0625
) * 416)[:25326],
    t2: [2.2866704, 2.2857926, 2.286059, 2.28602, 2.2876701, 2.2867126],
}, name='one_window').DisableLifeTimeVariation()

# Windows are of some pixels, or one of all, or of more than a block has.
# Expected values: float64 formula.
x1 = Input('x1', (F32, [1, 1, 2049, 2]))
t2 = Output('t2', (F32, [1, 1, 513, 2]))
model = Model()
model.Operation('L2_POOL_2D', x1, 2, 2, 1, 1025, 1, 0).To(t2)
Example({
    x1: (packed('|i1',
    'c-jFy0K)$`4KX;;2Iun5I_V<X7VOF=#4#%}G$hPD1|{_R+Uer=+9)<V0Vo>$6#(=(@ZZwdG6U*00u<Xd{5l%pbUhru', 0.0625
) * 68)[:4098],
    t2: (packed('<i4',
    'c-nhZ{81<H>&lDkRYa#Kx^uMuSh4R2&*uI!SqI&26)iS>6!>vd;J1~%>z|8yD{^vt{_%gGDo=PnYgUNc`J!CYWq~U;?fEvjcjNN_'
    '?+nh(pKt$vsQNs718Z!^{`1wj#mjV7eBE<#vdYFO0qz;?n^)XE@^JI>GaC-Z-rB#o`ftnLyaiLI*Dfn-jfn9|Dy|Qo7@1x>YwzTz'
    '2M^3UoBVhB-rNP{)6186w<gB;Bqh`rOiV~$KI`7(qX#d~dysr(`m)@n@}=dIyi*cGeCiVB7nCJbEuV02{n0s>s~)sm$y+wHsdj1E'
    'q=*!+km9=V`H^L{ReL8qU4LNC*{bOS1{ekm002D~&d&', 2.384185791015625e-07
) * 9)[:1026],
}, name='row').DisableLifeTimeVariation()

# Windows are of some pixels, or one of all, or of more than a block has.
# Expected values: float64 formula.
x1 = Input('x1', (F32, [1, 24, 25, 2]))
t2 = Output('t2', (F32, [1, 8, 7, 2]))
model = Model()
model.Operation('L2_POOL_2D', x1, 2, 1, 1, 19, 17, 0).To(t2)
Example({
    x1: (packed('|i1',
    'c-jFy0K)&k20YR-EWrcA`8)UDDi-kzHTCS;)E>#mFZ>wn!5R)KE!F42{m=9R8#FW_C^zNA4$LIyE&t~b+&I$J#3vt-', 0.0625
) * 20)[:1200],
    t2: packed('<i4',
    'c-q@%w*S&kVXMhZvyYc(PRX8~{W0z9elsy2vwdd!l|HLpx+AAFv8`nbP@+Re;u~N7$C|g@mw^(KGv}E^c_=I2&szeNfazzw@Cqma'
    '(+@EirXON({}JDP((Wcs4kuo`TAQn1=+6AUa(DFVta6}4y2KT|eV6r;W7MVqB^-|*61}m%V(u!I0H8#sv%$%&#y75;Zhr@qfaz!9'
    '?Ey-_^g|4W>4z9R4+Q1|;XF7C%$twKn~%u@<N0$D%I6_zo{umXN$dQ140HwnsC%w*', 2.384185791015625e-07
),
}, name='tens').DisableLifeTimeVariation()

# Windows are of some pixels, or one of all, or of more than a block has.
# Expected values: float64 formula.
x1 = Input('x1', (F32, [1, 67, 65, 5]))
t2 = Output('t2', (F32, [1, 34, 65, 5]))
model = Model()
model.Operation('L2_POOL_2D', x1, 1, 1, 2, 5, 4, 0).To(t2)
Example({
    x1: (packed('|i1',
    'c-jTQ2?BsH2m>%V%l}^sRyGqozU<04CjG*$$rfuS6>^H`(a}Yq)^GOH1OG@THGWZH91Z', 0.5
) * 357)[:21775],
    t2: packed('<i4',
    'c-rlne^Ar+8OO65TAB7JsMM}<43O1Lx3lV;{^7!HhPE;@w?OZf^;)^(ysj15)xvJmUTGbb%Rn)jFc3*Xevo{Ve3Ot6g5gIvI|qoP'
    'wF8UZ&ZAPab1U0f>^jD|=Xt#A|IfeUdH&(A*FUd&zqxnr^R2l1#OVEd8$P;pZTVAAUuim>%x}1xI{43nL+0r<g>@S9)VAqx&eSVS'
    'FE{T0ZmK{(aqi|zhZjR>(_6n-@m$e*qhofi^_3~BW+}pCP1jYi@op+TJ@3$axo33y?s=@P-yS!uJ94~kr>{bry~o$9`&!4FU!REY'
    'stP}^&EEF$-h1mc|9Ez<PFvCYOi@&0o~!$fb;IB0_RN&mE=8EEW!+25DEhr|B%`ix_wL#;k;8<^T58RkIa3?;jqQ*AJMGw{QRFaT'
    'vNl;Ydn5a!TqtzqK8U8sVZvlB?+_IFVipv7s}Z6pa+ok#%cz4w2il;}RjVPIB8Lf+wf0A$(Af?s^szLErpRH!WDUnn*6va$^zBxN'
    'rpRH!WDUnnDkB>TZK;N6iX0|P)^OZRb{nD4FZMw+MGg}tYdCK5R*pcSKeR$LMGg}tYdCH){;G#U>#jjGMGg}tYdCJ&GiIUCxr-1@'
    'k;8<^8jhRvTQyMV=|d1rk;8<^8jc%d(<UhNu_}nB$YH`{4abdsaR(IIqJe0N941WGaNOk9Y==UZ86cV>hY6E495-1-HBe}$1)?c('
    'm@rwxanm-n5ej{~527h@m@rwxapTC&ghH>bglLK!CQR0F+?1weK%p1>5KWQ8gvlC?n{0d`STy8AG(`>*CTloujI%eO&{fkAO_9Td'
    '$r_HE5qk3T=0Y?@4ihG8IBxXx<X8PTL{sE2VX}tfW|p4(DlHIAk;8<^8jhP9dh*llgJ_BzCQR0F+-#yJzuGZ~rpRH!WDUp74tnyN'
    'G(t2*4ihG8IBvGnlOKMW;}tnfn5^Nrsi7x7{4%Fn<S=2f_T~3XllWy$rO08zWDUnnW=?m+Vybo6zWtRuckYCq*l(T+y;$o!F=I~6'
    'J~j8nhaZ^d%r_6k=Z+1$p$@Ll+&Z3aP1jb{E*{^td|UHOo%M%5eQ=<3*Nty3MVPETX|p}~()kCu+q14L%Pm<w@cN49Pb8A3zMpsf'
    'sPSm?y5ifHE|*o6n~D$otbF1`srl89uUlQexU=5A)iD3*r{6nq>qljcBXxOex+cowWlIqzYlivrpFCJqR_63|<p0D_edW2zzW0_}'
    'KHu-GzrE0K-(*|3`7iV9hZ|nrTBu9Dn`1J4XY5K!^Mm>^!~KSw!_S`8G<)mc{?E5Is<xjOcP&MjtUYoxbM&!;;j5AQEz3qX2Sg4N'
    'CTpwKu58%(iFSTLUz*wSnj&(TFj))hhTb>rIs=7%w;G};a+ok#bNZmrJM>WKA3GqLB8Lf+wMab_`e`#1S~m{S6gf=zp*1}e+Vlbx'
    'x+N2$DRP)FS;KMj$geF>=nH>`Xo?&rOxAGRtQs{zp$k5MXo?&rOxAGRgwMVOg>K&h(G)pMn5^NragJYwLhoD)(G)pMn5^NriF`u~'
    'h1UKTqA7BiFj>QKvoJaYh0ZrXG(`>*CTlou${sI)LKpu9qA7BiFj>QK6aIV?6uLzR(G)pMn5^Nr(HizZp$jw+O_9Td$r_HEGbL-G'
    '(C#9LrpRH!WDUoS{;?7$^rZrbrpRH!WDUoSdFLV&`ob27rpRH!WDUp73#L&h^q=$)O_9Td$r_FuOXesP+MW&36gf<otl_vZt!#io'
    '7bPK@B8Lf+H5@l@4ZRPA))hlEMGg}tYdCJM(v#nGK15UGFk!NW<3>wQey2WzXo?&rOxAGR4AGOHz5t>ra+ok#!*NqWPkx4Kh^EM4'
    '!ekA{%_e&C+Z=#siX0~V&>H?)p(nrB6o{tCVZvk$$IV)L^20B4rbP}DCTlouO6bWCzsxx$a+ok#!*R1nPk#7ij$Y(2VX}tfX0+jc'
    '?mNpi@Az!>_>m)D-B2;nT)sg&ZP~xC`FdWHcW=#bmA85QQH!_bR|ACyjG7C}Q<bTiU#90f3kOUE`ija|4Z$%-;U8y~B23oihll6a'
    '^(!}8V?ocQra+f_<cu$%{JB91c~YK8rzdE2`ooD1k29HY`8o#9$3xDT&C%vc_`2JbZhz{m(q$WN?Qysgzw<9en5+dn{f&w`IM^2t'
    '#bN;^7>`HXzV4o=UFlVlooYbwp7wV6dn}#d(BNsW+R<+hI_zqbJ<yqSc>Lj%!>t6>?uZiTbaX65n5>1uL67%b#5?Bk`W=ZDk;8<^'
    'nyPfh+8W&#6Bo|~qmh`%VZvn1843l|=2j@QUx8?f941WG;D2E_IPeA(y6+DVO_9Td$=a9)3LOtXp+gafrpRH!WG!(K3av(=(9s}7'
    'Q{*sVvPR>^ra+-xE{LYcVZvk$$BpVyq0qh_h^EM4!ekA{jnnUjLU(#0nj(h@lQkSSeHJeiy2%646gf<otl_vB>v2P&FE}8YB8Lf+'
    'H5@kyPY4Pf^FcI44ihG8IBo{5Diqp-g%&wXn5^NriG-a{=x7L{DRP)FS;KMT_SvD(J}*R5<S=2f=B8gOekimOglLK!Cj8JE{#x;>'
    'Q0NXHL{sE2VX}tfCeY@BLc6>WO_9Td$r_HEsM-vLj#?p_B8Lf+H5@na2MQetK{Q1U6DDgoZq&{g6gt=o(G)pMn5^NrapMbt8uCCi'
    'MGg}tYdCJa^yC+aVKhY!4<>6kZrt?b=fr4=941WGaNLCG$<OM8Xo?&rOxAGRsPyC)P#~HjhY6E495+sS@=LTpG(`>*CTlou?DXUp'
    'i9s|)4ihG8IBxu3e$NyTIZT+W;kZ%h$q&EGaf%!!OxAGRxai3bzs#|U941WG=zFHvNOYz((Hk8<8;eCQpHv))%kM-y{Sil~HRLw8'
    'o(sDjZO(powC#NS?P0s$cQSs`leCT7!(AQM8r8V#sx9RU_th^&n5-pLHQAt%larH^larH^larH^larH^larH^larH^larH^larH^'
    'larH^larH^ll#BC{{eP1r$h', 2.384185791015625e-07
),
}, name='windows').AddVariations('float16').DisableLifeTimeVariation()
