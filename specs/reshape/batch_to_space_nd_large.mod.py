# Licensed under the Apache License, Version 2.0; see LICENSE.
# Written by 'python -m corpus' from corpus/families/reshape.py; do not edit.
#
# BATCH_TO_SPACE_ND: tensors of many elements, in sizes of no block, and beside powers of two.

import base64
import zlib

import numpy as np


def packed(dtype, text):
    """Many values in little space."""
    return np.frombuffer(zlib.decompress(base64.b85decode(text)), dtype).tolist()

# Beyond one block, tile or vector, with a rest.
# Expected values: float64 formula.
input = Input('input', ('TENSOR_FLOAT32', [6, 31, 33, 5]))
block = Parameter('block', ('TENSOR_INT32', [2]), [2, 3])
part_0 = Output('part_0', ('TENSOR_FLOAT32', [1, 62, 99, 5]))
model = Model()
model.Operation('BATCH_TO_SPACE_ND', input, block).To(part_0)
Example({
    input: packed('<f4',
    'c-rmHAx;BP6o%0&sxW}YvIh)i1`<d?;95(9gMfmJ!w}M-SpZ8w5oC22L0CeAYEb->nN^U}<jcK%oxb)|Et{&hG;gc!j;bEgEbXV='
    'G)<rRe3E&ZXLeGh$Gl(ndtSHMn{<%Aa<-RQX_@^w-K5uan6vA2mafuEe_!st%zo0}pFVQdWqxOFXP&2@?8oVTymK@D?mFMy%Gpyp'
    '{O60z-*&jCYlr697n$$PaQ7-PGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+Y'
    'Gcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+Y'
    'Gcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+Y'
    'Gcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+Y'
    'Gcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+Y'
    'Gcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+Y'
    'Gcz+YGcz+YGcz+YGyiY%ADJ$QUH'
),
    part_0: packed('<f4',
    'c-rmRv1$}i6oBC=tZdZU)_1V6$*y2f3p;HEJ4GucosEcC`v5+IRj^F$Lx_(MQi+x4k_@hQPjP}E9QXpmj+;2%c<29_J^!+t94yP{'
    'IG${l<<)js-o)`M&JW}DXmfr%iSyTSoW%LhIL6m${GG?~-mN%p#Bo24ukqf8`2Lr8J&xCJag6I<jqknNod5iz&H44O#Q9;oULV(s'
    '<L!2T9pmTcb&TtuUaa9|{P`e`+sQh{_2+er>wk~)oAJHn;`e#K*<Z)F{=ANH{TK1xr#SA!`SUm)Z1>kOu0OA1T>n|TejNW!y!SND'
    '?``+j@giBr_!|EQ<M%j<*B|kEZM(mYas7E6<N6QdIE(YUn?HLvuj4RT$ERtp*FBuqF|I$a<Kwi~>mJVQ_?fKZc-rfA59f7^>(A>r'
    'oA!F$!+9M?$vVc@?q08ZIIm+||1`O$clUbT!zx?5d%f;qm95>qUiYxd*6v=fdst;_cdyqytg`jjUSI5Cm91;ZJzZt%B)O-nY`shF'
    '=_*@C$vs_V>o~cmt8C5wy0NXZHT&!OCD@w%^>SNhYxdW&t+O@z>&_+EdY;_VRkrs0bqTh9B=>ZcEgazpNB_=I_H0{aD|@!BvX$M_'
    'RkpHc+bUbxvu%~F?Af-;R`zULWh;BOt+JIp+g91io^7jaWzV)%wz6m2DqGpJZJDj)*|y47^>bs!R`qjZ##Z%nW5!nXb7RI<^>bs!'
    '7Uysd=Wx#dbWU|vm9bTwRb^~dXH^+n)mc@>R&`dDu~nT_Wo%VvRT*2=SyjeXbyk(JWe!|t3r9G@k)EQb=qY+iuQ@R1a1Q5ij`pNI'
    'X-~c8z&OGYj`S2gMNiRFdd-13hjTcGbF?SzNqg!w2gVVOaHOZ`DSC>Y(rXUPIh?~eoTEKyPuf$jIWUfJgd;sgPtjBKlwNaS&fy%+'
    ';T-Krd(xhI&4F=*BOK`|dWxQ+r}UZwa}MWl4(Di3+LQLwYYvPf9N|b$(NpvkJ*C$im~%LXb2vwP(w?-ZUUOg^;Rr{1ik_mU=qbJC'
    'z?{Q5oWnWVllG)N^_m0Y2uC>5Q}h%)MNjE92j(2k;T+D<p0p?Jsn;ABM>xWfo}#DdDSAq;IWXsN4(D)=_M|;&Prc^AIKmN*^b|cs'
    'Ptj9)&4D?Gb2x`{v?uLJd+Id@#u1Kiq^Ia9dWxRXYYxmgoWnVsqdjR)+EcGNFphA9BRxe=(Npx4UUOj1;T+E49PLSa(w=(FfpLT*'
    '9O)@~ik_mU^qK>64(D(V=V(vbllIhW4vZrl;Yd%>Q}h%)rPmyob2x`{I7fTZp0uZ4b6_0d2uFH~o}#DdDZS>voWnVs!#UcM_M|=a'
    'nginqM>x_`^b|csPw6!W<{Zx99L~|6v?uMU*Blr}IKq*hqNnI7dP=W3Fz0X%=Wvepq&;a*z2?9;!V!-26g@>x(NlWOfjNhBIEQnz'
    'C+$gl>NN+(5sq-Ar|2nqik{MI4$L{6!#SLzJ!wzcQ?EHNj&Ot{Jw;E^Q}mQxb70Ql9M0h!?MZvmo_fuJafBlr=_z`Oo}#DpngeqV'
    '=Wq_^XiwUc_S9<*j3XT3NKesI^b|d%*BqF0IEQmMM|;wqw5MKkU>xBHM|z5$qNnI7z2?B2!#SM8Iogx<q&@YT1LFusIMP$}6g@>x'
    '=`{!D9M0h!&e5K<C+(@%92iG9!jYb$r|2nqO0PLE=Wq_^aE|t*J!wz9=D;|@5svf}Jw;E^Q+myTIfrvNhjX+i?MZv;H3!BKj&P)>'
    '=qY-Np3-X$%sHIHIh><CX;0cyuQ@P|aD*d0MNiRF^psw6V9wzj&fy&GNqf?sdd-1xgd-g3DSC>YqNntl19J}Na1Q5aPui3A)N2lm'
    'BOKvKPtjBK6g{QW9QZc`7l>W'
),
}, name='moved').DisableLifeTimeVariation()

# Beyond one block, tile or vector, with a rest.
# Expected values: float64 formula.
input = Input('input', ('TENSOR_FLOAT16', [6, 31, 33, 5]))
block = Parameter('block', ('TENSOR_INT32', [2]), [2, 3])
part_0 = Output('part_0', ('TENSOR_FLOAT16', [1, 62, 99, 5]))
model = Model()
model.Operation('BATCH_TO_SPACE_ND', input, block).To(part_0)
Example({
    input: packed('<f2',
    'c-rmFAy&gM0D$4h9ivA;B4Y}BUDl?FncNYOlaWY{fJ9bS<_Jh6M?fOkDNx`0_5Z%`6vjT?>Q?tMtgktjJ`Oof?HG=~wJjmM)I-_V'
    'pZP0?9Oj2~J-w&z^-?cos5!NGsE;L<?c8fvZuwf?mSOs+Vea?0J?A{6y|n3biKU<Jm6+PNo%0;XWHOmdCX>lzGMP*!lgVT<nM@{='
    '$z(E_OeT}bWHOmdCX>lzGMP*!lgVT<nM@{=$z(E_OeT}bWHOmdCX>lzGMP*!lgVT<nM@{=$z(E_OeT}bWHOmdCX>lzGMP*!lgVT<'
    'nM@{=$z(E_OeT}bWHOmdCX>lzGMP*!lgVT<nM@{=$z(E_OeT}bWHOmdCX>lzGMP*!lgVT<nM@{=$z(E_OeT}bWHOmdCX>lzGMP*!'
    'lgVT<nM@{=$z(E_OeT}bWHOmdCX>lzGMW6(@*ieqV(I'
),
    part_0: packed('<f2',
    'c-rlkA#&qD5Jd;(7&^kjg(A+nWXBrMkU$?H&`>ZiM+jUPXs9Cu2IdHX3s;KL>VQT;u3xW0Q(e`5uUhlcZQ6|8xxUobzAfW!`YV5H'
    'I*ffv!=FoOj*mH)antUH&C6Xrq}!aE{iO`uYv1Iy8@6ftuiA`Du^H3<PZJ*MO}QLxMw4wu+I$?|a?0uOYi~1#-exq%)9!iye!Q>u'
    '#b$gQY)0EPHSdS^rv5HA<FvCGDYfP0Zmg+4XPePfoAH)U<*9GFc|)7g7Mt<BU$&k%v>B&jGxFEg^M*EK>}|&M|I60XhBo6;Y{pZ+'
    'Y&~yiGsd0GNNL&nbHif4w9Od0W$Ssv6wq3>{@gI2wQN0a7|~j`o;QqWEnCkUMzp@Ro;HkVo!4JFqGf*N9MNjlUpk_-`n8E@nO|cU'
    '(K5dtb41Jh8nzKF^Xs8Tw9K!RBU<Ly`!S+rehqCzYxS!}w9K!ji)g{<`WgAPjcEC`jcEBV9ntb@8`1J>8`1J>8`1J>8`1J>8`1J>'
    '8`1J>8`1J>8`1J>8`4^@ZAfdqwh^u9+vv2SZ==(SzKu>R`ZhYP=-cSDFb8vfW=`~~a$3==%4tQfs&BM{SJgLK!K=z?MXxHS6}_sQ'
    'R`jZJTG6Y@X{D=t1H<V08PO?p%Fo`wn1eaglWIM|h{B~)R67N8Fo$|lttS{!xO9qYr(h1|P*1A$1S1NUPEqX?%)uP$NwuC}MB&mY'
    's-1#4m_t3O))R~<TslRyQ!oc}s3+BWf)RyFr>J%c=3ox>q*_lfqHyUH)lR`2%%PrC>j_2_E}f#<DVT#f)RSsG!HB}8Q&c+zb1;W`'
    'QmrQ#QMh!9YNuch=1@<n^#mgdmrhab6wJXK>PfYpU_{~4DXN`<IhaE|sn!#WC|o*4wNo$$bEqfPdV&#!OQ)!I3g%!A^`u%)Frskj'
    '6xB|_9L%AfRO<;w6fT{j+9{ZWIn<MCJ;8{=rBhTp1#>WmdQz<?7*V)%ifX4|4(3o#s`UgT3YSh%?G((x9O_B6o?t}b(kZH)f;pH&'
    'J*n0cj3`_>MYU5f2Xm+=)p~*vg-fTXb_(WT4)vs3PcWiz=@ivY!5qw?o>c1zMiefcqS`5#gE`cbY(2q<!lhG0I|Xwvhk8=2Cm2z<'
    'bc$-HU=HR`Ppb6<BMO&JQSB7W!5r#IwVq%^;nFFpoq{=-Lp`b16O1TaIz_cp{sYlsV(I'
),
}, name='moved_float16').DisableLifeTimeVariation()

# Beyond one block, tile or vector, with a rest.
# Expected values: float64 formula.
input = Input('input', ('TENSOR_QUANT8_ASYMM', [6, 31, 33, 5], 0.5, 100))
block = Parameter('block', ('TENSOR_INT32', [2]), [2, 3])
part_0 = Output('part_0', ('TENSOR_QUANT8_ASYMM', [1, 62, 99, 5], 0.5, 100))
model = Model()
model.Operation('BATCH_TO_SPACE_ND', input, block).To(part_0)
Example({
    input: packed('|u1',
    'c-rmDtquVJ007{tx^c+_FThN(UGP)9!j&sBk&R7|6q8l&peT|X`l&X}Mq(PzVf()Rh55$woo!af;=EQVe@DS%za6Y+NxRwG-A}h}'
    '?s`b$&v1DjS6|5_C@or9eVRtmrBjIep)AX?EX%Si%d#xXvMkH8EX%Si%d#xXvMkH8EX%Si%d#xXvMkH8EX%Si%d#xXvMkH8EX%Si'
    '%d#xXvMkH8EX%Si%d#xXvMkH8EX%Si%d#xXvMkH8EdOi%0RyERmH'
),
    part_0: packed('|u1',
    'c-rliFKdEv6osvJQPWuP3n*d{4E`y81&hV(qJn~9$s%T}-@#&8@@3jx9oPn%6r1zhu+vOSp3^V9zvtn;_sM4}r^`60)xOT%QR-#C'
    'oPXw;*-kG%t?$d@_fp~YhKW5UnuFBwV}*%#Ol10tNw<NC0VbB!_WEawi9RMuhgSM~gNZ68Qc36fHp9dL6N}xjc<y2%!9@H1>1iDk'
    'J503hpH6C+7-6Dw|8%y4i9IHU_fJ<&n5bbQb-|-C(ZfVJhezlCux@xXu~v9Au^M<Zv9@?Lu{L-#v1WKQvEXY;Eci-@1z%ZW!B>S?'
    '@HHnEd=-cVUq@oW*MwN`wI&vPrHKV!S7O0ekyy`16l+VYSX*Mnqlp!3ORQL1V#V4LE7q1+v9`pDwIx=pEwN&4i4|*0tXNxO#o7{!'
    'e`8?rZwxH{je*6#F|hbI2A1VKki%0ISUgpM#ZwhnJXL|kQx#Y|Re{A*6<9n~fyGl5So#0Ez|TkIraZX7mLruX2Un^omLruX2Un^o'
    'mLruX2Un^omLruX2Un^omLruX2Un^omLruX2Un^omLruX2Un^omLruX2Un^omLruX2Un^omLruX2Un^omLruX2Un^omLruX2Un^o'
    'mLruX2Un^omLruX2Un^omLruX2Un^omLruX2Un^omLruX2Un^omLruX2Un^omLruX2Un^omLruX2Un^omLruX2Un^omLruX2Un^o'
    'mLruX2Un^omLruX2Un^omLruX2Un^omLruX2Un^omLruX2Un^omLruX2Un^omLruX2Un^ozn<$HmH'
),
}, name='moved_quant8').DisableLifeTimeVariation()
