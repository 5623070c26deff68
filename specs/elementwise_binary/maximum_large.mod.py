# Licensed under the Apache License, Version 2.0; see LICENSE.
# Written by 'python -m corpus' from corpus/families/elementwise_binary.py; do not edit.
#
# MAXIMUM: tensors of many elements, in sizes of no block, and beside powers of two.

import base64
import zlib

import numpy as np


def packed(dtype, text):
    """Many values in little space."""
    return np.frombuffer(zlib.decompress(base64.b85decode(text)), dtype).tolist()

# Beyond one block, tile or vector, with a rest.
# Expected values: float64 formula.
first = Input('first', ('TENSOR_FLOAT32', [65535]))
second = Input('second', ('TENSOR_FLOAT32', [65535]))
output = Output('output', ('TENSOR_FLOAT32', [65535]))
model = Model()
model.Operation('MAXIMUM', first, second).To(output)
Example({
    first: packed('<f4',
    'c-rmH(Gdj^3;@8CqLWj~m7+6Bdr0o{b+BekNC+D-o`|+0V#hIe>^a+>edpKAc=qd@d2)Zw$IRTlv$A%3RL^%+kGl6(k6Y_mAGIEJ'
    '?)K@KJLAOu?W_K+NB!fxao%keZ+_;V@2LLcyT{DT%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp'
    '%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp'
    '%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp'
    '%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp'
    '%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp'
    '%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp'
    '%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp'
    '%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp'
    '%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp'
    '%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp'
    '%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp'
    '%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp'
    '%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp'
    '%*@Qp{KxzQ;9#9P'
),
    second: packed('<f4',
    'c-rmH!4bnC3<N-xqE4bxD238oTAZ=$D35fo56uX~0UMDO5oaB*h<#S|deybgo~_>hRE~c4EW1BOW#3aHvqmmP?&<3{pX1Hd^EK|N'
    '`|tIw8vozp?44s~W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)'
    'W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)'
    'W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)'
    'W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)'
    'W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)'
    'W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)'
    'W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)'
    'W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)'
    'W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)'
    'W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)'
    'W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)'
    'W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)'
    'W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)X8vb>13%6fD*'
),
    output: packed('<f4',
    'c-rmH(G5Z|2nA3^VG|jpqja=4n$Jih8b>%EH=(qUo`|f7xN|)s_MPhUs`okjZgu~a9QC=&et(T*@2UFKYwVBFKlSdc`kp_t`)5y`'
    'zmM4(^LxCVdzqP;nVFfHnVFfHnVFfHnVFfHnVFfHnVFfHnVFfHnVFfHnVFfHnVFfHnVFfHnVFfHnVFfHnVFfHnVFfHnVFfHnVFfH'
    'nVFfHnVFfHnVFfHnVFfHnVFfHnVFfHnVFfHnVFfHnVFfHnVFfHnVFfHnVFfHnVFfHnVFfHnVFfHnVFfHnVFfHnVFfHnVFfHnVFfH'
    'nVFfHnVFfHnVFfHnVFfHnVFfHnVFfHnVFfHnVFfHnVFfHnVFfHnVFfHnVFfHnVFfHnVFfHnVFfHnVFfHnVFfHnVFfHnVFfHnVFfH'
    'nVFfHnVFfHnVFfHnVFfHnVFfHnVFfHnVFfHnVFfHnVFfHnVFfHnVFfHnVFfHnVFfHnVFfHnVFfHnVFfHnVFfHnVFfHnVFfHnVFfH'
    'nVFfHnVFfHnVFfHnVFfHnVFfHnVFfHnVFfHnVFfHnVFfHnVFfHnVFfHnVFfHnVFfHnVFfHnVFfHnVFfHnVFfHnVFfHnVFfHnVFfH'
    'nVFfHnVFfHnVFfHnVFfHnVFfHnVFfHnVFfHnVFfHnVFfHnVFfHnVFfHnVFfHnVFfHnVFfHnVFfHnVFfHnVFfHnVFfHnVFfHnVFfH'
    'nVFfHnVFfHnVFfHnVFfHnVFfHnVFfHnVFfHnVFfHnVFfHnVFfHnVFfHnVFfHnVFfHnVFfHnVFfHnVFfHnVFfHnVFfHnVFfHnVFfH'
    'nVFfHnVFfHnVFfHnVFfHnVFfHnVFfHnVFfHnVFfHnVFfHnVFfHnVFfHnVFfHnVFfHnVFfHnVFfHnVFfHnVFfHnVFfHnVFfHnVFfH'
    'nVFfHnVFfHnVFfHnVFfHnVFfHnVFfHnVFfHnVFfHnVFfHnVFfHnVFfHnVFfHnVFfHnVFfHnVFfHnVFfHnVFfHnVFfHnVFfHnVFfH'
    'nVFfHnVFfHnVFfHnVFfHnVFfHnVFfHnVFfHnVFfHnVFfHnVFfHnVFfHnVFfHnVFfHnVFfHnVFfHnVFfHnVFfHnVFfHnVFfHnVFfH'
    'nVFfHnVFfHnVFfHnVFfHnVFfHnVFfHnVFfHnVFfHnVFfHnVFfHnVFfHnVFfHnVFfHnVFfHnVFfHnVFfHnVFfHnVFfHnVFfHnVFfH'
    'nVFfHnVFfHnVFfHnVFfHnVFfHnVFfHnVFfHnVFfHnVFfHnVFfHnVFfHnVFfHnVFfHnVFfHnVFfHnVFfHnVFfHnVFfHnVFfHnVFfH'
    'nVFfHnVFfHnVFfHnVFfHnVFfHnVFfHnVFfHnVFfHnVFfHnVFfHnVFfHnVFfHnVFfHnVFfHnVFfHnVFfH|CygUvN`k'
),
}, name='equal').DisableLifeTimeVariation()

# Expected values: float64 formula.
first = Input('first', ('TENSOR_QUANT8_ASYMM', [65535], 0.5, 100))
second = Input('second', ('TENSOR_QUANT8_ASYMM', [65535], 0.25, 30))
output = Output('output', ('TENSOR_QUANT8_ASYMM', [65535], 0.36000001430511475, 27))
model = Model()
model.Operation('MAXIMUM', first, second).To(output)
Example({
    first: packed('|u1',
    'c-rmDu?hhJ007W3S(V`ygNfCo{DCW*GWi1o`2i(GQ7m_>iS@Ah24$3@)X8Q!GykFY_7?}0Z?xKludGo>ddI9*T2I=~W%pFSUW(Id'
    'm~PIW^pFo1+uLy7oQ>||T+rV?2IZvHdB?IW%d#xXvMkH8EX%Si%d#xXvMkH8EX%Si%d#xXvMkH8EX%Si%d#xXvMkH8EX%Si%d#xX'
    'vMkH8EX%Si%d#xXvMkH8EX%Si%d#xXvMkH8EX%Si%d#xXvMkH8EX%Si%d#xXvMkH8EX%Si%d#xXvMkH8EX%Si%d#xXvMkH8EX%Si'
    '%d#xXvMkH8EX%Si%d#xXvMkH8EX%Si%d#xXvMkH8EX%Si%d#xXvMkH8EX%Si%d#xXvMkH;pX473rdGE'
),
    second: packed('|u1',
    'c-rmDD+<B@007Wn5>~W$f;F*>6_cPCj8>x{4ATy<;O7ROz%#5Z2?`39sURLfn{^=KJ><Rq;&pV*`{(X%*nB)E<9fF5q|+n}^7*Wl'
    'RGYNDTx8+p8}#1g{dhQ)pQ4deuUj-2ZCABemStI%Wm%SGS(as4mStI%Wm%SGS(as4mStI%Wm%SGS(as4mStI%Wm%SGS(as4mStI%'
    'Wm%SGS(as4mStI%Wm%SGS(as4mStI%Wm%SGS(as4mStI%Wm%SGS(as4mStI%Wm%SGS(as4mStI%Wm%SGS(as4mStI%Wm%SGS(as4'
    'mStI%Wm%SGS(as4mStI%Wm%SGS(as4mStI%Wm%SGS(as4mStI%Wm%SGS(as4mStI%Wm%SGS^ks!0~q*XRs'
),
    output: packed('|u1',
    'c-rmDp$-87007WWF#Ls$<`X301h)|cmrbPGOuI3&3#U^EE=V@P1mR|~cD}$D_z!!pzbLAGXZ>~KRaCdT)}|Q5<FNhgm5-h4CCEl$'
    'K0ST%<Xq|=Zs{^!CHF-o$o7wVb3PfqBUzSZS(as4mStI%Wm%SGS(as4mStI%Wm%SGS(as4mStI%Wm%SGS(as4mStI%Wm%SGS(as4'
    'mStI%Wm%SGS(as4mStI%Wm%SGS(as4mStI%Wm%SGS(as4mStI%Wm%SGS(as4mStI%Wm%SGS(as4mStI%Wm%SGS(as4mStI%Wm%SG'
    'S(as4mStI%Wm%SGS(as4mStI%Wm%SGS(as4mStI%Wm%SGS(as4mStI%Wm%SGS(as4mSy=*@(<9gd=m'
),
}, name='equal_quant8').DisableLifeTimeVariation()

# Beyond one block, tile or vector, with a rest.
# Expected values: float64 formula.
first = Input('first', ('TENSOR_FLOAT32', [65535]))
second = Input('second', ('TENSOR_FLOAT32', [1]))
output = Output('output', ('TENSOR_FLOAT32', [65535]))
model = Model()
model.Operation('MAXIMUM', first, second).To(output)
Example({
    first: packed('<f4',
    'c-rmH(Gi3o3<bcHVke{&OQAC@?TkUkpX*>59m4PeY{Yp)Y-il_o^ch|H{u<cy`H0UdHu7pXYbW|%N4F%)!AoNuFkvv?4HVQpPpRj'
    'RBzSq7@e8x&i!+59KHX%H=g<E`}fs%_pCR~ryjw~%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp'
    '%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp'
    '%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp'
    '%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp'
    '%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp'
    '%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp'
    '%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp'
    '%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp'
    '%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp'
    '%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp'
    '%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp'
    '%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp'
    '%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp'
    '%*@Qp%>38<1Kyia@&'
),
    second: [3.0],
    output: packed('<f4',
    'c-rmHu?YYm3<SW8<|rA((e1=0C}QUo52^lh5v|2cF86Kv!>(Pj*w5mp(+*~4W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)'
    'W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)'
    'W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)'
    'W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)'
    'W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)'
    'W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)'
    'W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)'
    'W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)'
    'W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)'
    'W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)'
    'W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)'
    'W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)'
    'W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)'
    'W@ct)W@ct)W@ct)W@ct)W@cvQf6W8YM@B3'
),
}, name='one_number').DisableLifeTimeVariation()

# Expected values: float64 formula.
first = Input('first', ('TENSOR_QUANT8_ASYMM', [65535], 0.5, 100))
second = Input('second', ('TENSOR_QUANT8_ASYMM', [1], 0.25, 30))
output = Output('output', ('TENSOR_QUANT8_ASYMM', [65535], 0.33000001311302185, 8))
model = Model()
model.Operation('MAXIMUM', first, second).To(output)
Example({
    first: packed('|u1',
    'c-rmDu?hhJ007XNL^4=UIc2sOET-Fh0E0oY%MaYnB!eID0g`mzKuXz^VzTH~gDmnNdT)Q(EE?|e+e#9=gQ&bNKH9l-wW!sbhf5sy'
    'KKrzLo%S1}uv8eoI?wQwEa!vsZBuRCC*NZx%d#xXvMkH8EX%Si%d#xXvMkH8EX%Si%d#xXvMkH8EX%Si%d#xXvMkH8EX%Si%d#xX'
    'vMkH8EX%Si%d#xXvMkH8EX%Si%d#xXvMkH8EX%Si%d#xXvMkH8EX%Si%d#xXvMkH8EX%Si%d#xXvMkH8EX%Si%d#xXvMkH8EX%Si'
    '%d#xXvMkH8EX%Si%d#xXvMkH8EX%Si%d#xXvMkH8EX%Si%d#xXvMkH8EX%Si%d#xXvMkH8EdNRV0qBV)oB'
),
    second: [39],
    output: packed('|u1',
    'c-rmDu?fNe07TIdt`Qs}D`+dEa)`_j5CkE6h>*s@-XcxXrW7)Pm0*_*42}`r6`yO~v`;QMr^qKsoiS;ua=EwXlJB)ix66N<cV4*{'
    '$3q_dDH*nNJHapv!!QiPFbu;m48t%C!!QiPFbu;m48t%C!!QiPFbu;m48t%C!!QiPFbu;m48t%C!!QiPFbu;m48t%C!!QiPFbu;m'
    '48t%C!!QiPFbu;m48t%C!!QiPFbu;m48t%C!!QiPFbu;m48t%C!!QiPFbu;m48t%C!!QiPFbu;m48t%C!!QiPFbu;m48t%C!!QiP'
    'Fbu;m48t%C!!QiPFbu;m48t%C!!QiPFbu;m48t%C!!QiPFbu;h!9VE-r&j'
),
}, name='one_number_quant8').DisableLifeTimeVariation()

# Beyond one block, tile or vector, with a rest.
# Expected values: float64 formula.
first = Input('first', ('TENSOR_FLOAT32', [257, 1]))
second = Input('second', ('TENSOR_FLOAT32', [1, 131]))
output = Output('output', ('TENSOR_FLOAT32', [257, 131]))
model = Model()
model.Operation('MAXIMUM', first, second).To(output)
Example({
    first: packed('<f4',
    'c-rkxfepYg2;!7}GEV6!`)r;zQB0p`6Qd1?0K^Bpk)=*xduGnauD5B<gW|9JGrEh5IJ|heq*XW@7azlQm)5q1c3|Cl-X)K(^2COh'
    '{mEC|8*Sa4d)^segWt?I^UXY&e~UZDvj'
),
    second: [2.5, 3.0, 3.5, 1.0, 2.5, 4.0, 1.0, 2.0, 1.0, 2.5, 2.0, 1.5, 1.5, 2.5, 3.0, 4.0, 3.5, 3.0, 1.0, 3.0,
    2.5, 3.0, 1.0, 4.0, 3.0, 2.0, 2.0, 4.0, 2.5, 1.0, 3.5, 1.0, 1.5, 2.0, 4.0, 4.0, 1.0, 3.0, 1.0,
    3.0, 1.5, 3.5, 1.0, 2.5, 4.0, 3.5, 3.0, 4.0, 3.0, 1.0, 3.0, 2.0, 3.5, 1.5, 3.0, 3.5, 1.0, 4.0,
    4.0, 2.5, 4.0, 2.5, 3.0, 3.5, 1.0, 2.5, 4.0, 1.0, 2.0, 1.0, 2.5, 2.0, 1.5, 1.5, 2.5, 3.0, 4.0,
    3.5, 3.0, 1.0, 3.0, 2.5, 3.0, 1.0, 4.0, 3.0, 2.0, 2.0, 4.0, 2.5, 1.0, 3.5, 1.0, 1.5, 2.0, 4.0,
    4.0, 1.0, 3.0, 1.0, 3.0, 1.5, 3.5, 1.0, 2.5, 4.0, 3.5, 3.0, 4.0, 3.0, 1.0, 3.0, 2.0, 3.5, 1.5,
    3.0, 3.5, 1.0, 4.0, 4.0, 2.5, 4.0, 2.5, 3.0, 3.5, 1.0, 2.5, 4.0, 1.0, 2.0, 1.0],
    output: packed('<f4',
    'c-rmVVRC~Y5QbrnlAFj;Jjx!8qqS*ux*=e+Gx?S0$4;7R)R*}H*<GNNTP>x2+xl&>l%Mah{aw=k?ti!C*Y@AU_Pe^BcmKSl@3H+|'
    'HjC}}{n&oLw)`E7be;XPEzi%kru*k}%XX|Sk4%y8ot_c%GqZBRObeJZb5zFE5zP7s%wy)7&Z*t~URiX%8y%m0UkAr#_gyFVj2Gvw'
    'gKI~{JbPAk1hYN@bI-iiXNx-i|JC#2!ufIXzVXlJj2FMbtd3yTM_{G}S~#bLTld=|>&xXf_>A;-f8DjaUhn(LpZ&A-<uW=qGaZ!+'
    '=4VEA1hYDVS-XJQyCY^=pap(Me#ig#9b3}NuHAOBj<l|hw1Yab>%I-@NLwDSm(QKmk#<l=+KW1Z`H@+<U~Y2U*d)izSo^b?)dwc`'
    '6*K<=W?G;HTA&45paoi>1zMm5u_>`BIq}+sclHtDG?@2uO8RX{b{l-}%cXRF@>1vJQqukMu}Ig+pZ&A-<uW=qGaZ!+=4VFjC1&M<'
    'd87sH<!3XC)v~Zg3FgW3Fy=i9v$eZ0AFbWxof@<D60<q?n9aGz%m+;iV%B2TS7X-d2xjGiS)39x{{m)x1TD}4Er?BtO<iF&Zv^vb'
    't_;5mW_>4S{sqkZ3z&^5X@M4K;S94}a3&`nvpxbdA2c8ImH83s2xjGi**b2RXR#@D1haC%ObeLJr^IYNrFKEPpk2@|XcxRY(gH2e'
    '0>2}_qnvm-@$brsS1zB;EVqk=u{P#vZ*wO1)tHihffi_i7HEMMXn_`Jffi_i7R08+rsTwH7pxO6Hf3*f>or-gNgrVxK?~OO(?{6b'
    'oY~vlx-9lKXL4D*J6gL-A7O8E;|RVceS|spa^lUo*Dmlu(}I|_n6>?;v<vzOS`eo+*5+SOM=&cF%(Q@6Yzp(}TIP*l9?g~EcfqXh'
    '#LT~dnSTMZF(oa~0xg_jmJ810#ADV+VCIA7gT699LLI@ZTrgY54f8BErH)`$E|_Tnv-y;m&8O5ZXcx2#+6C=`cSl;F1zO;D<ad-4'
    'FDL$8Iq}Nnvzg^~u`t%gT<vYn<h~kH@-NT=Ezklj&;l*c0xi%2EzpA4l-QJ<c<q99;>D)yZEn3L>ow^kj3a2lntu8Sdz&+Rn_HK~'
    '-sVg$i+4wBcj+VSZEhUF*QAdy=Uz^{IrrKHK4@AHvlg?q-;{PiA3+P^l*Zcp3+f1F<${?OFpEuL9$m}45zM2xGW;%>^_`gc7clcL'
    'U^b?t1zMnmGt6?qnVfjc`UuQ?(0tHW=0~U_n3W4=>$qW_#irB|%*q8bEnqgE60`Y~+6C=`c0s$KUGVNm3$#EB{EqyNa^mI0zbhwR'
    'xqLRW+%6Wz+L)`o&6(U+V@m!7TA&45paoi>1zMm5TA&455StR4k`u38uui<#l)cTZ*JQmWeS~oYEm+e}A7O8EW^Z%rve?_4$z}2G'
    'Xzeb2guTs;Blw#15$4>>i8tq7yTAuc3u4w{*7lpyF6bj@L7dW9n}0za!K_>`(*kC(Da@m5nKy!YG*^b-1+%^rGyei+{sqj&l(aw#'
    'v~Y%5E;y4Dk69mqnGc!|`pWzWbp*3=!E7Bj%(K{(I)YibV5SAkf6QOXLlA@'
),
}, name='outer').DisableLifeTimeVariation()

# Expected values: float64 formula.
first = Input('first', ('TENSOR_QUANT8_ASYMM', [257, 1], 0.5, 100))
second = Input('second', ('TENSOR_QUANT8_ASYMM', [1, 131], 0.25, 30))
output = Output('output', ('TENSOR_QUANT8_ASYMM', [257, 131], 0.3499999940395355, 32))
model = Model()
model.Operation('MAXIMUM', first, second).To(output)
Example({
    first: packed('|u1',
    'c-p&>6?j3WV15GUMEP^PAI0x37nru;eX`fZ@@x4*+dIC`NWOPYC2Vs~yubvJ;Dx=n&+hONj}>c_zo&jGdyC<XVW1fRVbOeZ'
),
    second: [233, 200, 131, 86, 161, 162, 221, 162, 208, 50, 58, 11, 208, 156, 28, 249, 248, 21, 136, 110, 86,
    174, 178, 192, 31, 169, 226, 147, 141, 146, 223, 202, 82, 19, 59, 152, 63, 81, 229, 172, 41, 35,
    227, 210, 57, 47, 83, 94, 176, 170, 249, 226, 216, 4, 39, 50, 249, 56, 44, 105, 56, 233, 200,
    131, 86, 161, 162, 221, 162, 208, 50, 58, 11, 208, 156, 28, 249, 248, 21, 136, 110, 86, 174,
    178, 192, 31, 169, 226, 147, 141, 146, 223, 202, 82, 19, 59, 152, 63, 81, 229, 172, 41, 35, 227,
    210, 57, 47, 83, 94, 176, 170, 249, 226, 216, 4, 39, 50, 249, 56, 44, 105, 56, 233, 200, 131,
    86, 161, 162, 221, 162, 208],
    output: packed('|u1',
    'c-rlmF>B;T7>0jAniNOu#vFu@UBV%;4g}OD;nbuN7=#L`QxFR&A{bC%795cfaA9Mxmn{Yrfn`|<_KG_=zAoS*ko=91HoqXRMp`4^'
    '8XQ=`s(3$`nRmwfz05bG6^ozy`-8`3{{8Fo^X0jIbvn}7NMtniU;q5;&FEsC{_x{!@y+N<_0`u^J{pz9<cn{=`{gHD|27)ElF9gN'
    '(ob^7<zt<lh#WUAFSjnAG%lZi+Hv{lvz;yMk^KH~h`fI;q|^73Jb+Vp5ca99Gh4)NT<ooj-MH8`T<q4xwr!c%9hbe5H}f<#B281B'
    'r6L$pxTJ7N)71i<O4BM&)3T`lWLz+s&-IhsIm_cG&+_<*vpn9th&_^r@hn6}L{X%(NF<s@5nQ6y1<NXmsyvFy0y;7-7^R-{lRSV^'
    'c=tF&-aQx6>3c~Yz$yH5_!z(`{CW7;%x8$@Oru8=si!DpcCm(7EoLUFd^RhKTA4yHn$Pu<Jd9UUY(yN#I*Uc(X&l2PZe6gf;<(D='
    'xGbP!<APD@Nk7S(`6Xg`snMf}T$;GKyj){gEt+YCRu+whOWoJ9pX9#}AD!zwG1qzW!F8TIah)f-&%z$b19%+e@bR!0$8mJ#h&W9l'
    '&bAQ8Q4R`moU(A7wh(+)9OumGC;9io$HQK%Q%h%-h}9HgZ40rQ>$EIfr_~l>S(Z$!&UNmUJczgBEn<1A(W8mnZexwMS~R*sD~m?M'
    'rS5ClPcru6nZ0<Pr!!B)oBAFK@!CSLtURyEJ+CaFJyQrq@w_vypX7fJADelSn7t%PqO(LKnI;JeN!miNtdgY4lcX%56H^FAsVDs;'
    '58ws;*WrUd;s^6;x<V|kG<r0VD-$<YS8EKbMKi6?%A(P5sry>?lZ?IiW-q?)>&zGNr@oIu{I(D*E8nkj-!BVj-xPvT>PbJzowGc8'
    '@+^;@ILo8mi`XN17>{FUL>PuT3q`_d7{VoNU9haeu*$=*ETBW<f>G*8Kgs-3Hd|222&I(Hln6!z7j?0QSS^%^Dp#s3YGqt7n$Pu<'
    'jJ*U#1VNy)KqQz30bGK%5G<=8sPZ5v3+TYOV3c~&Px2p!kGGFQ<n41IoxYdk&HN6rywm8>MDDh+Mq4c!U7?jlqj8pXU(0@y`KA0|'
    '3orh+%ZuGD?2$Z-Q*e!NT~}wWh&%ONxVWtgmX+&Px$Bk%bmIacu6yS8lRSV^7{D*+0i42{$073OxsXoZOLC`>vChUK<ED`DwvcgC'
    '$avf-WIWzEg*}ot^J~QNTBAo3xi)cgeZ9u8S~SxNtt=W1m%6WIKgk1l7Ve47iOq@4iOq@4iOq@4iOq@4iOq@4iOq@4iOq@4iOq@4'
    'iOq@4iOq@4iOq@4iOq@4iOq@4iOq@4iOq@4iOq@4iOq@4iOq@4iOq@4iOq@4iOq@4iOq@4iOq@4iOq@4iOq@4iOq@4iOq@4iOq@4'
    'iOq@4iOq@4iOq@4iOq@4iOq@4iOq@4iOq@4iOq@4iOq@4iOq@4iOq@4iOq@4iOq@4iOq@4iOq@4iOq@4iOq@4iOq@4iOq@4iOq@4'
    'iOq@42k{@b{{RaYu($'
),
}, name='outer_quant8').DisableLifeTimeVariation()

# Beyond one block, tile or vector, with a rest.
# Expected values: float64 formula.
first = Input('first', ('TENSOR_FLOAT32', [1, 37, 41, 17]))
second = Input('second', ('TENSOR_FLOAT32', [17]))
output = Output('output', ('TENSOR_FLOAT32', [1, 37, 41, 17]))
model = Model()
model.Operation('MAXIMUM', first, second).To(output)
Example({
    first: packed('<f4',
    'c-rmHiw(md3<W@sl1<7e8HLTlXvJXE%upQ?;{WhP^cK-ZM0{qS^Ly-dpX>hAe$@EXUhKQs*1bHNZ?4(Lv*+0}>(2bP-}TDK{44jy'
    '&d4|CUew=f{>tiSY`_0|)!bk8XZEOnPFpoq)~bb>nVFfHnVFfHnVFfHnVFfHnVFfHnVFfHnVFfHnVFfHnVFfHnVFfHnVFfHnVFfH'
    'nVFfHnVFfHnVFfHnVFfHnVFfHnVFfHnVFfHnVFfHnVFfHnVFfHnVFfHnVFfHnVFfHnVFfHnVFfHnVFfHnVFfHnVFfHnVFfHnVFfH'
    'nVFfHnVFfHnVFfHnVFfHnVFfHnVFfHnVFfHnVFfHnVFfHnVFfHnVFfHnVFfHnVFfHnVFfHnVFfHnVFfHnVFfHnVFfHnVFfHnVFfH'
    'nVFfHnVFfHnVFfHnVFfHnVFfHnVFfHnVFfHnVFfHnVFfHnVFfHnVFfHnVFfHnVFfHnVFfHnVFfHnVFfHnVFfHnVFfHnVFfHnVFfH'
    'nVFfHnVFfHnVFfHnVFfHnVFfHnVFfHnVFfHnVFfHnVFfHnVFfHnVFfHnVFfHnVFfHnVFfHnVFfHnVFfHnVFfHnVFfHnVFfHnVFfH'
    'nVFfHnVFfHnVFfHnVFfHnVFfHnVFfHnVFfH`R~nN*zMBk'
),
    second: [1.0, 3.0, 3.5, 1.5, 2.0, 1.5, 2.5, 3.5, 1.5, 2.0, 4.0, 3.5, 3.0, 3.5, 1.5, 4.0, 3.0],
    output: packed('<f4',
    'c-rmQ(QSk<3;@uK!Y1`78O5V@wDzPs6`=$IgpW$^1F4OuYsVphS4u`H@q5+ZtGuu8uTqxx*z4!lSiXN>-~0L7{Q4XJ+`o<y(T?%D'
    'XZ`=z<8dL668m|4;_l^fR7)?9y;??NL}yNO)tfVUv|^mCrNsUDSm*J%=O{+*<T1KV^MT%u)Uq7(Hac^foBGbK)AiauTg#beKL(!t'
    'I+#b^$fFlyMsKgwQa8PgPAz$J5BkjillxfhtkY$)2i3tmazbC$G4AYzy*%oP80+3fCy%^vR`y~%xsSEh>9W~_>R=vuvoEoUadj`;'
    'n~%|2TJI!h&&rW?8u46jd$ru1(;Vo__k<X&JnlaG%O;N+WABCA^SPW{r>*mO)){qF%d%NxwejxI$|EN{b9wQ*Vf5Lrljk%q<`Io|'
    '&)H|xQH*6XUN^n%eT(IUJt*V3?}k<_y%=?{mc03W8wW9F^tM;a64$=7b4Fj70W)9*%zzm%17^Ssm;p0j2F!pNFau`54445kU<S;9'
    '888E8zzmoHGhhbHfEh3YX21-X0W)9*%zzm%17^Ssm;p0j2F!pNFau`54445kU<S;9888E8zzmoHGhhbHfEh3YX21-X0W)9*%zzm%'
    '17^Ssm;p0j2F!pNFau`54445kU<S;9888E8zzmoHGhhbHfEh3YX21-X0W)9*%zzm%17^Ssm;p0j2F!pNFau`54445kU<S;9888E8'
    'zzmoHGhhbHfEh3YX21-X0W)9*%zzm%17^Ssm;p0j2F!pNFau`54445kU<S;9888E8zzmoHGhhbHfEh3YX21-X0W)9*%zzm%17^Ss'
    'm;p0j2F!pNFau`54445kU<S;9888E8zzmoHGhhbHfEh3YX21-X0W)9*%zzm%17^Ssm;p0j2F!pNFau`54445kU<S;9888E8zzmoH'
    'GhhbHfEh3YX21-X0W)9*%zzm%17^Ssm;p0j2F!pNFau`54445kU<S;9888E8zzmoHGhhbHfEh3YX21-X0W)9*%zzm%17^Ssm;p0j'
    '2F!pNFau`54445kU<S;9888E8zzmoHGhhbHfEh3YX21-X0W)9*%zzm%17^Ssm;p0j2F!pNFau`54445kU<S;9888E8zzmoHGhhbH'
    'fEh3YX21-X0W)9*%zzm%17^Ssm;p0j2F!pNFau`54445kU<S;9888E8zzmoHGhhbHfEh3YX21-X0W)9*%zzm%17^Ssm;p0j2F!pN'
    'Fau`54445kU<S;9888E8zzmoHGhhbHfEh3YX7JC=;0F_%js5'
),
}, name='channels').DisableLifeTimeVariation()

# Expected values: float64 formula.
first = Input('first', ('TENSOR_QUANT8_ASYMM', [1, 37, 41, 17], 0.5, 100))
second = Input('second', ('TENSOR_QUANT8_ASYMM', [17], 0.25, 30))
output = Output('output', ('TENSOR_QUANT8_ASYMM', [1, 37, 41, 17], 0.36000001430511475, 28))
model = Model()
model.Operation('MAXIMUM', first, second).To(output)
Example({
    first: packed('|u1',
    'c-rmDD+<B@007V;m^C<?VZpEiteQ+VSIic%d5Kj)7-(3sEG!L|1n(dQ#S>`s(**Gx!h8M2(K0Ew_vG4X=c~bEK5Bl#;`uGh?!IW$'
    'yLGS1qS>t;Pv2P(rkj4gXuVFs`FOablVL2&vMkH8EX%Si%d#xXvMkH8EX%Si%d#xXvMkH8EX%Si%d#xXvMkH8EX%Si%d#xXvMkH8'
    'EX%Si%d#xXvMkH8EX%Si%d#xX^55nkL8*rp'
),
    second: [69, 16, 95, 136, 243, 231, 9, 16, 62, 244, 202, 140, 158, 255, 181, 95, 201],
    output: packed('|u1',
    'c-rmMA&%=X5C-5Al$b7iTD%~{XRvyKf`Wp|S}Cv!2?~i6DPdN?-oVgSrO2R_a)&59PYDj#6TIKv?kV0+N1m}~Y=2Umw6n7qy~&HP'
    'C?j`O{{611%$v_H)XH3hnw)*xE(jDcuny{Rx6fnt6S&QCRH$)S5ZH_G_uEvWFP&|#X~onjvt81PJoD>NJnmo5qey}3Hk%PO&SrU6'
    'dbijaDSfCra}^C%OkL);xQjOVhgt_4lhd{*gJeCT=-Dp_?8?MrJ6nnlH5#0B>V(>`%TdR3q+@?Q<F?}D&20{&GWl682<(|ha;SSF'
    'yA~@hBAbx1q1&TYxwGq##pKw&JgLgfhcPv`Ag~J@+oET0x;E5}k$<Mn+3oTg5RNS#cZZ%|0rV_l(d9k!`)8cCk$s76(KA*|NZBrF'
    'K>0_u4xf*Jo@EN4XFsN*3j({dNcN^LL)RMFT(m>a+4j09Db~ToWB=aVZB`?Sp0fpky-xQW=h3y^G*~ei`L-c&)bXTisMA%&6(<Dd'
    'VnmIzSP)1(S5@ds^n8sg{!B>O;x1a`+NGYqo@v{Yz_IO^+FuaZC6bZSm)^8RXf8%hop$K?HK28nF&P&X169DWWh}b9i)=SYt}FDc'
    'FyupnXF1`WZs<0i^aDMc$2~lcuZi8}Y)nNL1a|G>v3*|_p}m?0&vLSdx9w-!+{ks%spp?SW$-aj13e?KhdL&!-dXgVR!p6d8>Vj2'
    'v&Y8>DLHP7p8fnerlJc1`=N{<Bh90|s>WG75^pvHaME1qbvQik{`tB&49ty(Sad-k^^B+8m%mR6JuAIoK*#iNQ_o*d_cO7onClTm'
    '&w4>%_xKn{>G3gIXB#}rsVl;UsULN`xpnX{IXxI+Kn#chF(3xSfEW-1Vn7Ut0Wly3#DEwO17bi7hygJm2E>3E5CdXB42S_SAO^&M'
    '7!U(uKn#chF(3xSfEW-1Vn7Ut0Wly3#DEwO17bi7hygJm2E>3E5CdXB42S_SAO^&M7!U(uKn#chF(3xSfEW-1Vn7Ut0Wly3#DEwO'
    '17bi7hygJm2E>3E5CdXB42S_SAO^&M82oP-`~%leTH6'
),
}, name='channels_quant8').DisableLifeTimeVariation()

# Beyond one block, tile or vector, with a rest.
# Expected values: float64 formula.
first = Input('first', ('TENSOR_FLOAT32', [129, 67]))
second = Input('second', ('TENSOR_FLOAT32', [129, 1]))
output = Output('output', ('TENSOR_FLOAT32', [129, 67]))
model = Model()
model.Operation('MAXIMUM', first, second).To(output)
Example({
    first: packed('<f4',
    'c-rmHfephT3<N-r!X{;ujFQd5Xypr3RcAOPi+~+oS5>2`de!~R&(y2x8ta@&@3ZDzA8Wr(&0gF4c_ZgjnZM_IExnyn&zeu2esVLD'
    '?5w^s@4ouUN<Z0|&3)hhx4+qMR;`T8{~C{lnVFfHnVFfHnVFfHnVFfHnVFfHnVFfHnVFfHnVFfHnVFfHnVFfHnVFfHnVFfHnVFfH'
    'nVFfHnVFfHnVFfHnVFfHnVFfHnVFfHnVFfHnVFfHnVFfHnVFfHnVFfHnVFfHnVFfHnVFfHnVFfHnVFfHnVFfHnVFfHnVFfHnVFfH'
    '`Iz4zu1s7'
),
    second: [1.5, 3.0, 3.5, 2.5, 3.5, 2.0, 3.5, 1.0, 2.5, 3.0, 2.5, 2.0, 3.5, 1.5, 1.0, 1.5, 3.0, 1.5, 4.0, 2.5,
    1.5, 2.0, 2.0, 2.5, 1.0, 3.0, 2.0, 1.0, 3.0, 3.0, 1.0, 3.5, 3.0, 4.0, 2.0, 2.0, 3.0, 4.0, 1.5,
    3.5, 3.0, 3.5, 2.5, 3.0, 1.5, 2.5, 2.5, 4.0, 2.5, 2.5, 2.0, 3.5, 1.5, 4.0, 4.0, 3.5, 1.0, 1.0,
    1.5, 2.5, 2.5, 1.5, 3.0, 3.5, 2.5, 3.5, 2.0, 3.5, 1.0, 2.5, 3.0, 2.5, 2.0, 3.5, 1.5, 1.0, 1.5,
    3.0, 1.5, 4.0, 2.5, 1.5, 2.0, 2.0, 2.5, 1.0, 3.0, 2.0, 1.0, 3.0, 3.0, 1.0, 3.5, 3.0, 4.0, 2.0,
    2.0, 3.0, 4.0, 1.5, 3.5, 3.0, 3.5, 2.5, 3.0, 1.5, 2.5, 2.5, 4.0, 2.5, 2.5, 2.0, 3.5, 1.5, 4.0,
    4.0, 3.5, 1.0, 1.0, 1.5, 2.5, 2.5, 1.5, 3.0, 3.5, 2.5, 3.5, 2.0, 3.5],
    output: packed('<f4',
    'c-rlo+p&Zo3_vM`PE0A3LTOvt9d~5KEIwGdif}$MK8TtO2#Mwx^BRmXV&2=7Y_&O=w_AEvmiHR<ouqX}k!jycx_vw!bga^i_2Oq}'
    '`%?Cb?2A*|qv8%;<1^0t4g1cDyHI?_d4I8Oqu31DyGEw1UupM|j@{7Bwd<(ud-ra+pMMb(iH-JU+WM7tAL&@78|&$3ln{6D-ZpXF'
    'n$NBGbI#a)zq7+6VXhvc^ZIyNtHQpCuUE&fVZBXDxM%3IHN9YmiS(U(>x5^E@<aQgeXeZ|yKCMqxjsKVCTY2!bM3lw-mYz}a>Slr'
    '@x{~gsuH>6RcqCg*5?-cId^Q=nm^yMKDXS@xntWSAL%vTPTAGM*e>-x8)8p<PT1Z`UR7ca^TeK?dp+?##(%|O%we-1t>sl`-{+Qd'
    'j2`o<5<a)~P5;dMT=T!1tG@yAJ};kxEaM3BDtvazN7iTNi<I>GtylZpT0O~`n1meTo|?wmW6xe{D~<^H^L(!NI)m8Wp6YsgtY!Yy'
    'XJXCezh%ZYKI`Z3&EUS8#+qZ#-k7qjHr5X$CGb^!*Y)D_zR%RSF7s4kPkgqCT36V9*nZf4*nZf4*nZf4*nZf4*nZf4*nZf4*nZf4'
    '*nZf4*nZf4*nZf4*nW5n*nZf4*nZf4<}lcP*nWJ5?T77$?T77$?I*8-?T77$?T77$?T77$?T77$?T77$O@Qr(?PqMm_QUoQd&2g^'
    '_9L+Uu>I7N!1lxT6K})z!}i1W!}i1W!}i1W*ZrO34~C#+)B'
),
}, name='rows').DisableLifeTimeVariation()
