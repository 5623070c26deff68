# Licensed under the Apache License, Version 2.0; see LICENSE.
# Written by 'python -m corpus' from corpus/families/elementwise_binary.py; do not edit.
#
# MUL: tensors of many elements, in sizes of no block, and beside powers of two.

import base64
import zlib

import numpy as np


def packed(dtype, text):
    """Many values in little space."""
    return np.frombuffer(zlib.decompress(base64.b85decode(text)), dtype).tolist()

# Beyond one block, tile or vector, with a rest.
# Expected values: float64 formula.
first = Input('first', ('TENSOR_FLOAT32', [65536]))
second = Input('second', ('TENSOR_FLOAT32', [65536]))
output = Output('output', ('TENSOR_FLOAT32', [65536]))
model = Model()
model.Operation('MUL', first, second, 0).To(output)
Example({
    first: packed('<f4',
    'c-rmH%N4{R2mnAzv6E0rN=aw2wDp5;_pl|*fhP*66Y*RTnLC~y5n~^3<!|NVtd0FseNlOgXd~{v`|sR+b6vBs`__D|vzF)X-1Rx%'
    'uU$WH&B%)NR^7GE&%3$*+w$9U>gRuJuI`=Z{U>K;W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)'
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
    'W@ct)X8vdX08Q7_?f'
),
    second: packed('<f4',
    'c-rmH!3~5k3<N-zLMOPCltO8ghVITjEFM%ak0@5M*=Qn;j5zj)?XiE>8uM9qnRh1oK7aE!KYISzT3cnh>#RTGF?au}{Orkb)}7rI'
    'Bh!ENyEXF6%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp'
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
    '%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*=1*3+$F<;s'
),
    output: packed('<f4',
    'c-rmHK@q|*5CzbcfP@}#K{|twN<cy-AfZlZZ^)<wB(O_z#lbuLNwUc%c@b-iXqiuD-6OVJM7;X^e2sb59=V?8h)ZV6dG%GM%yQ(p'
    '%suy}9G9$Z)f>I%cW&-y>&$cS`}OXU>oeDv*83v!uD3GRqo>XNt~JL`)#v`->aG92bH2Cn-qHV9@13Kzj=Srg$M`ohGcz+YGcz+Y'
    'Gcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+Y'
    'Gcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+Y'
    'Gcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+Y'
    'Gcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+Y'
    'Gcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+Y'
    'Gcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+Y'
    'Gcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+Y'
    'Gcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+Y'
    'Gcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+Y'
    'Gcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+Y'
    'Gcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+Y'
    'Gcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+Y'
    'Gcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGxI<57b6qvy8'
),
}, name='equal').DisableLifeTimeVariation()

# Expected values: float64 formula.
first = Input('first', ('TENSOR_QUANT8_ASYMM', [65536], 0.5, 100))
second = Input('second', ('TENSOR_QUANT8_ASYMM', [65536], 0.25, 30))
output = Output('output', ('TENSOR_QUANT8_ASYMM', [65536], 26.0, 110))
model = Model()
model.Operation('MUL', first, second, 0).To(output)
Example({
    first: packed('|u1',
    'c-rmDu?hhJ007W3S(V`ygNfCo{DCW*GWi1o`2i(GQ7m_>iS@Ah24$3@)X8Q!GykFY_7?}0Z?xKludGo>ddI9*T2I=~W%pFSUW(Id'
    'm~PIW^pFo1+uLy7oQ>||T+rV?2IZvHdB?IW%d#xXvMkH8EX%Si%d#xXvMkH8EX%Si%d#xXvMkH8EX%Si%d#xXvMkH8EX%Si%d#xX'
    'vMkH8EX%Si%d#xXvMkH8EX%Si%d#xXvMkH8EX%Si%d#xXvMkH8EX%Si%d#xXvMkH8EX%Si%d#xXvMkH8EX%Si%d#xXvMkH8EX%Si'
    '%d#xXvMkH8EX%Si%d#xXvMkH8EX%Si%d#xXvMkH8EX%Si%d#xXvMkH8EX%Si%d#xXvMkH;zvLfcLsy*'
),
    second: packed('|u1',
    'c-rmDD+<B@007Wn5>~W$f;F*>6_cPCj8>x{4ATy<;O7ROz%#5Z2?`39sURLfn{^=KJ><Rq;&pV*`{(X%*nB)E<9fF5q|+n}^7*Wl'
    'RGYNDTx8+p8}#1g{dhQ)pQ4deuUj-2ZCABemStI%Wm%SGS(as4mStI%Wm%SGS(as4mStI%Wm%SGS(as4mStI%Wm%SGS(as4mStI%'
    'Wm%SGS(as4mStI%Wm%SGS(as4mStI%Wm%SGS(as4mStI%Wm%SGS(as4mStI%Wm%SGS(as4mStI%Wm%SGS(as4mStI%Wm%SGS(as4'
    'mStI%Wm%SGS(as4mStI%Wm%SGS(as4mStI%Wm%SGS(as4mStI%Wm%SGS(as4mStI%Wm%SGS^k&&1ADh(zW'
),
    output: packed('|u1',
    'c-rmDF$zIp007_vxP~*hgR;oLKqSNSmiOYv@RtdLL`j(}4j{cr?;cDpp&Y<H^nLpm>dE&wzopM@UVY@Ne!Dh}<4cy6y>r?;HAaj5'
    '^*$*o`K)-wLua@7tV1i7?`*gnB;6p(vMkH8EX%Si%d#xXvMkH8EX%Si%d#xXvMkH8EX%Si%d#xXvMkH8EX%Si%d#xXvMkH8EX%Si'
    '%d#xXvMkH8EX%Si%d#xXvMkH8EX%Si%d#xXvMkH8EX%Si%d#xXvMkH8EX%Si%d#xXvMkH8EX%Si%d#xXvMkH8EX%Si%d#xXvMkH8'
    'EX%Si%d#xXvMkH8EX%Si%d#xXvMkH8EX%Si%d#xXvMkH8EX%Si%d#xXvMkH8EX%Si|4aS>!0)dR'
),
}, name='equal_quant8').DisableLifeTimeVariation()

# Beyond one block, tile or vector, with a rest.
# Expected values: float64 formula.
first = Input('first', ('TENSOR_FLOAT32', [65536]))
second = Input('second', ('TENSOR_FLOAT32', [1]))
output = Output('output', ('TENSOR_FLOAT32', [65536]))
model = Model()
model.Operation('MUL', first, second, 0).To(output)
Example({
    first: packed('<f4',
    'c-rmH+YtjH2mnAzxlTeUmXgk5X%Qb|e$v6-40EW6Y(!>68}S|ypAmiJ6(jGpevN!bp1Qbqp1#hi?y0j}|8qb4s;g+bw)Xq)omhGG'
    'pZoi~de>Jy<{W#zmN%d0XC3Q}nj!PfTYYl>&pXV_%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp'
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
    '%*@Qp%>T?^S^EWv'
),
    second: [2.0],
    output: packed('<f4',
    'c-rmH(GkNS2mnwvtKF=lWRuWMGD<<swLjh9dB;gq2rnW>#8nZ`h}T(>mA@-$9~G}h<zq$ecfIbKBiCKOJ9-~$zw0x1O~tj}_WAg!'
    '>D77npXcY=XYW`&<{Y`^yT&)4_xpR!m1~ClnYa7o?sxx(nVFfHnVFfHnVFfHnVFfHnVFfHnVFfHnVFfHnVFfHnVFfHnVFfHnVFfH'
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
    'nVFfHnVFfHnVFfHnVFfHnVFfHnVFfHnVFfHnVFfHnVFfHnVFfHnVFfHnVFfHnVFfHnVFfHnVFfHnVFfHnVFfHnVFfHnVFfHnVFfH'
    'nVFfHnVFfHnVI>Y`2)Fgkkt'
),
}, name='one_number').DisableLifeTimeVariation()

# Expected values: float64 formula.
first = Input('first', ('TENSOR_QUANT8_ASYMM', [65536], 0.5, 100))
second = Input('second', ('TENSOR_QUANT8_ASYMM', [1], 0.25, 30))
output = Output('output', ('TENSOR_QUANT8_ASYMM', [65536], 1.2000000476837158, 103))
model = Model()
model.Operation('MUL', first, second, 0).To(output)
Example({
    first: packed('|u1',
    'c-rmDu?hhJ007XNL^4=UIc2sOET-Fh0E0oY%MaYnB!eID0g`mzKuXz^VzTH~gDmnNdT)Q(EE?|e+e#9=gQ&bNKH9l-wW!sbhf5sy'
    'KKrzLo%S1}uv8eoI?wQwEa!vsZBuRCC*NZx%d#xXvMkH8EX%Si%d#xXvMkH8EX%Si%d#xXvMkH8EX%Si%d#xXvMkH8EX%Si%d#xX'
    'vMkH8EX%Si%d#xXvMkH8EX%Si%d#xXvMkH8EX%Si%d#xXvMkH8EX%Si%d#xXvMkH8EX%Si%d#xXvMkH8EX%Si%d#xXvMkH8EX%Si'
    '%d#xXvMkH8EX%Si%d#xXvMkH8EX%Si%d#xXvMkH8EX%Si%d#xXvMkH8EX%Si%d#xXvMkH8EdNXX0T06`D*'
),
    second: [39],
    output: packed('|u1',
    'c-rmDu?hhJ007YWCJ}@6<doH7uvl)hGbqU{KX5aP3_idvN%spRWm96Z=thGKR{x>*_Lt3~;V!?eB*8m~%Io5zol94XTD^I=#BuMl'
    'PrKJ?zcC6+h4HKN3{S~&J~-bt)z*FTJ!Y~j%d#xXvMkH8EX%Si%d#xXvMkH8EX%Si%d#xXvMkH8EX%Si%d#xXvMkH8EX%Si%d#xX'
    'vMkH8EX%Si%d#xXvMkH8EX%Si%d#xXvMkH8EX%Si%d#xXvMkH8EX%Si%d#xXvMkH8EX%Si%d#xXvMkH8EX%Si%d#xXvMkH8EX%Si'
    '%d#xXvMkH8EX%Si%d#xXvMkH8EX%Si%d#xXvMkH8EX%Si%d#xXvMkH8EX%Si%d#xXvMkH;zvLe_$@wM'
),
}, name='one_number_quant8').DisableLifeTimeVariation()

# Beyond one block, tile or vector, with a rest.
# Expected values: float64 formula.
first = Input('first', ('TENSOR_FLOAT32', [257, 1]))
second = Input('second', ('TENSOR_FLOAT32', [1, 131]))
output = Output('output', ('TENSOR_FLOAT32', [257, 131]))
model = Model()
model.Operation('MUL', first, second, 0).To(output)
Example({
    first: packed('<f4',
    'c-rkxfepYQ4B`|&kyCbxpUG(x+s5q&O-wD63V=HB5Wob6u=|l$3xfjRSoNzm1@E^t?!BY&uQ69W7e~d6Ipi#BSM6cy=f_(=xM!{L'
    '8BAaG7t$X?>#EFFo^R%x`DU)nFJo!qX#'
),
    second: [3.0, 4.0, 2.5, 3.0, 3.0, 2.5, 4.0, 3.0, 3.5, 1.5, 1.0, 1.0, 3.5, 2.0, 1.5, 1.5, 1.0, 1.0, 3.0, 4.0,
    2.0, 3.5, 3.0, 1.5, 2.0, 3.0, 1.0, 3.5, 2.5, 1.5, 1.5, 1.0, 1.0, 4.0, 4.0, 2.0, 1.0, 4.0, 1.0,
    3.0, 4.0, 2.0, 1.0, 4.0, 3.5, 3.0, 2.5, 3.5, 1.0, 4.0, 2.5, 3.5, 3.0, 3.0, 3.5, 3.0, 3.5, 3.5,
    2.5, 2.5, 2.5, 3.0, 4.0, 2.5, 3.0, 3.0, 2.5, 4.0, 3.0, 3.5, 1.5, 1.0, 1.0, 3.5, 2.0, 1.5, 1.5,
    1.0, 1.0, 3.0, 4.0, 2.0, 3.5, 3.0, 1.5, 2.0, 3.0, 1.0, 3.5, 2.5, 1.5, 1.5, 1.0, 1.0, 4.0, 4.0,
    2.0, 1.0, 4.0, 1.0, 3.0, 4.0, 2.0, 1.0, 4.0, 3.5, 3.0, 2.5, 3.5, 1.0, 4.0, 2.5, 3.5, 3.0, 3.0,
    3.5, 3.0, 3.5, 3.5, 2.5, 2.5, 2.5, 3.0, 4.0, 2.5, 3.0, 3.0, 2.5, 4.0, 3.0, 3.5],
    output: packed('<f4',
    'c-rmV!HwfO3<h8qFo%@jW4c%em_l4aN^l7&!N=)ho!gY*5>mp8H>6E?Jis2_;w>IN16oj&DfwSyEK;KNH_feUn(0}t&vJ`$4c#Jt'
    'Jj-dR|9F+9-i5B}v!5<(ZqeR_oVM2k+o{;D^<AH-|0vJ+QS{f+b}RBnw~c!(IAQ*Z`Fv@b{#o8GFZmpDAM*R<bzdK4sn2D+)Mr0)'
    '+;a}QIom@2cKK@C7u&VI>ofK5<r&{EoBpk|os0Z_*~Wb<IAQ*ZdHUHr|7n`>=SyD77`jECpQT&sQI`4;x~k89hPY>n_95FsKOWdF'
    'c4@oTcYUUQF3&g@{aD7GiaeKbv%vff=KFKpXKC**xeIv+xqp^vdA2A^y$M~_XFpBYba77;a@w{BwnMR9>$^Tv-<N0Xi@q&wU6K3y'
    'Hf~#R!u%DpxfABJS;icmr46|Yc?h|Wv4<#2y(ySdpZzpplUSM@BW&9P+o9O5^<AH-@5?jxMc<aTuE;q*x23>*jM@JS%xQCrdF(p9'
    '<Xgy7$RE#gnl^u9sdu5P`s}9*n_IMZA*b#2z;-IOYkk*e>OaaeeiZ$+wB3sQF>T{s3r?87VoqOYoVMp1r_EQI<GIrBozrjH>9e09'
    '?nyjDwuOE?ux*O3wAOchrhYEZI2Zj`#+`~hmvOVe{0(M4HOy&i?u0pQ<9FJY_gGuriG9pZLzI5n)+eey`)R@^=es7~n_=4?*bc>Z'
    't?&9weP5ojFZ#B$bw%!{ZQQotg!uroxfAAs+207v%l(h(<wJaiyp+$-E%Mv_6?<f#Z}Hp8SS9t@&lvYSqJ7M^(0?A-rhhZm`mWE^'
    'XWyUEUt69(+a5)JyKm!Wf%zD-SR3ZF@xFvPZS2#)oHpi8nA1jH2h3^nSk|8|&)-P*l9%!sx<y{{psr>8YN?Oq-IMz4XN-Fu(LQEd'
    '=syo^7rV4w>$^TvpM8Hue{FgGY<m<rbG$ygt-ySY*}4nN_NHLAHwE*zxh&!<n6qDVC(Qf>n0J^@&sd_1xMGn{A$K7!-_+d79JAD?'
    '@}5b3_A|vjr_1(U`qdWt$AN8EY}fj(&(xpGGoCM-{!zv~mHYA=p+||OU_Qotir>Yu_O!^Skh_r2v455CxbuD6&#3xS`MWrWZSIHs'
    'Y7712z_u&4Ykk*e>d)mF&-YFLDC3^Wedqf&ZWfr2F<W<mIc>yOFt3=GapQNGan2aJDZUx*;@O(052e4<XFo&SGnMhDVmlt#E_P|V'
    ')^~lTelE{A7yVeqor*k{akIdDj9GjIbK3BuV6K?ud%^q*BR>k}xL=MB%xhi~pBm=GY;7Lqw3QzYbKLKIJD8p62lE%q;wzZ#N5CwO'
    'fcd+#KCQ>XoS5y?z#R9xTzM_Ik3-~JWj<ybx-R0+soVVC{<8TSRiFJdVUzirO~`569@q}WcCGLFOnqOTu`l|zv~@+!IKC|f=3~s('
    ';9y=cM?5_K*ka)E#}-e|OU%2}qs$pw@ATQv5cf>cK4e?y#{=7@#M5hi*JtYI@{DuQk7eAc$a5Jt3(UuueNP5++PGY+?`ZCXIqvt}'
    '2+V0?{}$%7@izi<+E|;1dCiHpX9siKFFzb+XM@AM$7~G_X58j5%Y%j)x4Ae1w>f_Sx4G{laGU!r;5N6ufZM!rcGu)QXmJGo2>t?Y'
    'b2)Cf&G`$s&Ak_Jo6BF2zhHd<x4Ah2x4FG3+~)iR+~#sw8r<f-mBDRpt;yb$y(xQB_NH)~iz#uN^B4FF`~}?R9d2{n=FR}dZEmdz'
    'x4HNVmk3@B+~(pdnE6pK<2HvGw>jStx4FC~+~(p4oP_oxaGT4C$8GLRKWF;MgT`$xrnDa+ju1zPBXFBrgT`%cZwj}$>%Y73e8Y^}'
    '9A@0+Fyl7&4IOTC*Khld=1!O=+~zRjHisFvx%UEYbNdmv&Fxd-HkT9cY;bb~ZgcC7xXs0s@}T8G{~^qLYM61G!`$IEhZ(oI-vVxP'
    '>kGKeo!#X;XmJGo2>t?Yb2)Cf&G`$s&Ak_Jo6BF2zhHd<x4Ah2x4FG3+~)iR+~#sw{tnE(8-W?OIn4H^V7519Zwj}$m=d=+e}TWi'
    'U%+jS+Z?yKGk|fMTWi8?E~dmK(%=&5aGQ%MahvlUahuC=!)?xY#BDCG3Aed80w<yU2;Am!;&Gch)6bcH@}O~>iz)3#h$F-i;t1U4'
    ')}V2l+nd5|?)raUc)nrAZ4NVTbC_|P`-Tp;x$C!mM{_646K->uaht=8+uVBrx4HcY+~)QvahuDDcQ&{=0=Kz!N8ILON_o)op#KnN'
    'J~hm^&0+3vo5PIT+;0K5x%CCy=FaYN9<(?De*}L4x49fQ+~)iR+~(d3xXtA+$X~F&fZN<0f!o~P6mE0=0&a7;EPn@P-;KbG+Z<+l'
    'Q!v|`vNwg>Tuh1EoWH<d;4k1d$8C<=+!?^Q&8;=zHWyRk5@~RWbhypMl(^0Lj=0U`xZyVEJK{E%*M!?#9D$S2egtlFIq|s7o$2RH'
    'KY7r&&Bc`VBg7Hn2yp~%b8FDJ&FxL$Hh2BMFFfBc<2HvGw>iwX&3!|M+uZfrzN5Jl<_Whs%(%^A#%=DsfZN=D1a5Qtl(^01#5)_@'
    '9D&>1x+89LF{M0cdC-3dGoKn}+~zQMxXoe4ZSJ>#+uZsBZgXdMIS*PKfj@%3fZJS-8*X#{!oP|6AMC|mrv'
),
}, name='outer').DisableLifeTimeVariation()

# Expected values: float64 formula.
first = Input('first', ('TENSOR_QUANT8_ASYMM', [257, 1], 0.5, 100))
second = Input('second', ('TENSOR_QUANT8_ASYMM', [1, 131], 0.25, 30))
output = Output('output', ('TENSOR_QUANT8_ASYMM', [257, 131], 28.0, 101))
model = Model()
model.Operation('MUL', first, second, 0).To(output)
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
    'c-rlm+f!86p2z=zJfzBTJZcPzig!d1LAgnyM@<ZJX&U;vuWRjV_wF0r&9yJkO*eESt;k&w1i6Dk1U-TRK@;NzQZd#fdM24OGpVVm'
    '$>e47KD+hQ)cgVa!H4y*Yj>~JpDGr6ul4(`^?9+_<sTjWW^`F{=$3ENuU_H3E&f|G_u%ByfouIw9(XawpwshgT40~9*v;PH?WtE!'
    'AC>dcE1MXxy-)<^d6wZgp5q~;c@_u)U>UiA102t?EYCv#SqOO!fVZFJE`jH100jsbs0^$s)8krgsa8!<j9LqdOQ7C}Ys$-jMy1p1'
    'O4S6UbR?nD&_Jc8Xad)0idCfyO%+o#Mkxb-J>Tvf99kZ_FWL3?2k5mIL}$c1HZcoER<HJ4UAbF_+pkyDJsRbi)dic$(=a}|w)(J~'
    'lh$lv*rp7;EBSOuR@UCEgP2}8m<<yW*iSz%$w)r}GL!Q1Pwq)par#_s>Fx}IN;;s&RfWeg6O#6sNG!pCe_>DtwwQTV6eUrD3@wSk'
    'Y6SwvnoMROS_DCm%q-1_3~Mn#V38nX<u0p5k{_oPLJleecVF^4LZOaO8!zH*LAvi6<*RZuM_NHsSA)Ny^OBu31<batCKh(JiJaZp'
    '+|<|AZe;jAk*gGyfeDhLDT<^>Km(Ej1OX_TCP@-d1SPkVG@#`Mf&?Ib#k+|32SCVQfHLrg?b!t>hc_MGX3(0prNR$B;7*(>*uQTl'
    'IJ7Z6^Vp_@LQa!bUic3O2x{X;TH}S!_aFRV<7NwC_&|%D(JBMCG*((X-ezx@6Nqpfh{dR?3X8u!2z-&+>Y7MMqJ%n8iuxHC4fCwU'
    '=J&-SO*q5Fc-Fxy11BB%vnnThe|EC`QYYua#6<SgdDZcZG;m^H{-^o-Q%YHVp00H7agy4bY`{y4GEXG#J1D=@i3Xy;pbY%z&K2*C'
    '8xL>XGu!m{`swG-h>m9O==cm6Ug_=bU7C}pc3(y9S0g;L@)w(_u6}Iz`O2b(Ge5VAA*(X*Kkm%Ekea$Rb-O_;Za)e?{E*H5^MykP'
    'lfdE4nI|&0Bo=YnW93DEN+zg3CFqQW=MNtKaPu~aG<>MT&+3$c|9yQZG=KN6cYm<CG(UVv|Nh_DNJnUC<tbeFWqN$-pT7$lT{BgI'
    'zdaDye|hD!1f$D~zyI=6sbKrP!rWG&44iP_lj6+Gotb-$I&tp_xMd5Qf37$!^$<u;%*o5yxxa+dWob)x93`k7d-Pbzg|zf7iM!3D'
    'af=@RT(1oL{c>;p#Kg0SM;3?f(J1};HGZwNe)i5HytOviKlpsbhgA%_eCsm;yY|>&_J_W_{d(<58E<)QH?`Q6fd@M4osr13NVj0Z'
    'x|`|Yn`EHY*&4e7E?y4>Lw%hUq&X}(`Y*EZdXI^(aK|nVU%zT#g<%s{ZBho_ygRS(Xxg^4MEQ+MJO(#xU~|qC9zL`e9NBt2>-e@^'
    '@*9<*Dc+JoP+NECu%a)LQ#Nc(kl&~cI{chY8Te9jjm__G^+)B^CF%q1?NqJH76^txL(Eg>X>GPrf>*S}0t}2r1<q;@HnhhsVhq<V'
    'uuef4c&x9{9lLb%Qokr+{jK!$G#U1~+dFze+eoxIa<k7xNG%rU=oO9`888d3>W(YZBZGQYoHp}yW@X@ieK8oCn}0L^z16AtewP02'
    'zp&ws(1Yb~;r*Yd#wP!|9x%FYR|bAr6xpADh|jB~h2MVur&7WCTYO$A1JiW8gwgSvd<Spu@rM7q;zbS6f4~0UZ{K}U0{)^%V^pgz'
    's0%5QDO7{==b=V#RH=$VX+c?e`Gq13l4S%|P)gGUg(QU;Ri)<(F0eFpo}~1oGVnKd+r2|WD?<x%{972H*Vl-yh<AMQOE9{6t>@}j'
    '_uj?7$74M6XfYoDCPvp+m*n`j9*=*@z)riFw^%AH4u+u|7T|W#W|6nr?7-@j%u<DeqZx_ioK^^&4hC|()#`RuP>^vmP+*jSpDlFy'
    'M@AlxEJ=3V(h&XfCEnBGpSm><C!X|Qz5ey02XowTdcK_$*eA>J-N^LB%O|VyZses+Y_=%`n|M|b%z|0ojhF>su>hWvQ>6)rlE4dQ'
    '6HCi~Fe`}=NalC~6-A3=mJ_HYo<Nm>x9&Mvn4X@HzDuq&yE5R$jco4O!j!}NLF%>>*;yYa6?585P4P!Z2x{9-9adbBlDcu*4v92w'
    ')Zw4$l!0#zHdVE^PqYt<l5x0=o|_{h^;O-y{h({AwWW1($W2%-S>4m!95Xc{36-@yU2{`oI#!&Mc%P&U9Q0P0tEw8R{47uUD?unk'
    'J8kBgS`VlWxLxiBpNZltc~hW<fdN0qnx&eWP@tZGY=~p5oHFo#{xIBhf8lQnKgp@%r@QnY|AUQpH?2NigG;~8Ox^ysSB*yZo$BC!'
    'tcdKduU(eV#YfA3{Q9#>u>IjQw>y=A+afi#`i59T3ojBae$d%T)wylK#%2(>?DcprMXjXhGg&VOS$O%PTxlGQ!OqLA7{hnQD~&Sn'
    'd$2&iT<L9?n0!9@SPnjq$LKe2@V;2X?A#)}y*|`G_~NT~!RI?U_^f{&4?cHpzghoQ4nA+<!ABYRJqYm!j-D+&nU|cGiW&ISe3-O{'
    'JyTGcos|J{4xKuED*33IHGHC1AIv7{L#YN_U6PfPbSOn6u_Pl=XjBF+*J6ahpfPA^3Th3YtPC1)La)~Wy~b!XYP2Mz3>2x+(?Fx8'
    'Xj1Mf(`Xo)E~99iQU;#v4_97p8)+MqSC_#UJu^c#`6@fRu7UQkmPpI!fE;{Ut*-G7ju{)21b0nm`^?y|9DHWXyvM8z9IkgsHMNbk'
    '0gfjFH6Rk9+;++1@q@ZhRb^FUgPG#11#`HLfuR7;nk}BXNGK@pOd~vN<CTGNf{JhZN#gB}AK*Bk-ZlWajUov`o?PVLj|k$Q<u05c'
    'AOJWG<o~83@Ou#Aqd|F>?`igg<QyKV1Ffy`BLbg40KAc!>YC<8i4tlBDdJ;bB*e3l&F^b{dqmJ0KO#^D{%CK0(XnGYj_sD~?e0vt'
    'X%m}wwkS2_07y&7%E{iox0ur%*OYvmN>B;A<MsAP+NOk^^0si39{)_Q46H6U5IS9%u8g8!nGUE_(0~zItp;e-dV^kFPCz+n5^60C'
    ')MfG0ORZL=E@Nm)6+gXH2JXG=bA-cP;VZleztTweU#I-ljz}~Hn!5w_f$latX$qR{JrNf6w2Qpm8Ex+G?ldxdfBeu)8MvvzCDqo3'
    'YJ>8;3f6#VlyW;HkGCGwh2?n_YLMQ|D-Q$1LHTi7y`E^eQGT3Jp0)GJz~4RWsUIKzc6?Q?G^-=@k3Zs9TkB`Oybq_J-?)C`*^&=)'
    '+;n-@ZVBv*M|QKXad!I0=ikVc=1032wJQU!-f8m;$i?EWTxsrJr=LBQD~)G#>^8W$+}qXjaIO}&Uvt#1$dzXKUcAzb4nJF7kSooz'
    'c%@MWzCF}j)!s4LF=Db9N80H5c`{mG)pK<KbWO)D#wKr85|+zW_boa8O^?RoUvKyP^tg^S&Bx=PGVpt_p?eR`nlPNC2m&K8nuZtw'
    'j7C6`6fUp!avMotI0a~ersN)g$v>eeoG@Y-1hg@}%qs(by#JG;jEuyLJ@P>I9EY1XvnS6Lr5%w6vLib;Cvo4qfozutvOOt2kkq4_'
    'ckGe}vN=8wWnfRWO>{czoHZ;*)l>kVkG4yq+g$}*bq>3uu3DtI3QqL6AoSF*jA(MZe08-XWPPl>V^s!z56+<9g9M$NaZa6|e<VL0'
    'H}L77!hQRhvlrC4Imba>%IPzwQ;wCfhEw{o!?`4V_^1&tQ|09COGy<ee4mjhGAaWv&s_HO_b>F%$qU@vHTuan#FemTcw`z3KIrc3'
    'UYxDPZC4#NOE-Du;k?yU>mMF^^58G>0{6r!G+LE`g}1^|-~<S1fdirlSeD^=9>{GhC-4k_9AxAkAjm&q7@iXafd){F+fHTRsey21'
    'Tia;ckQ{=CF442IWV64rv%3#;j9-klj19O6DQ0y|baKr2P&@>8b<B>(L-4Gb_nMV~Gja>c&zw1NCL71N?6V*(jrpRa{M4r>!RgG;'
    '&VPP9SHl|588n%vNjftdBQ)w$r_(aC1PV{XNEN0G`~qonq|K2wN7@`|bEM6YHb>eVX>+8_kv2!#9BFf;&5<@o+8k+fq|K2wN7@`|'
    'bEM6YHb>eVX>+8_kv2!#9BFf;&5<@o+8k+fq|K2wN7@`|bEM6YHb>eVX>+8_kv2!#9BFf;&5<@o+8k+fq|K2wN7@`|bEM6YHb>eV'
    'X>+8_kv2!#9BFf;&5<@o+8k+fq|K2wN7@`|bEM6YHb>eVX>+8_kv2!#9BFf;&5<@o+8k+fq|K2wN7@`|bEM6YHb>eVX>+8_kv2!#'
    '9BFf;&5<@o+8k+fq|K2we=oH8{{ml*sMG'
),
}, name='outer_quant8').DisableLifeTimeVariation()

# Beyond one block, tile or vector, with a rest.
# Expected values: float64 formula.
first = Input('first', ('TENSOR_FLOAT32', [1, 37, 41, 17]))
second = Input('second', ('TENSOR_FLOAT32', [17]))
output = Output('output', ('TENSOR_FLOAT32', [1, 37, 41, 17]))
model = Model()
model.Operation('MUL', first, second, 0).To(output)
Example({
    first: packed('<f4',
    'c-rmHiw(md3<W@sl1;)W86}&A(P|T;c82PZ5Fhh^i@0Y*WWS#r&WK~=Jo{05x!!H9=UX51yS}RT`RM$v?elei<T#(c^L#U_<=*I8'
    '<<`94-G8dR%2)R4w^#0GzRq`Uy))l>)vh+JvH!))%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp'
    '%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp'
    '%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp'
    '%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp'
    '%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp'
    '%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp{NLsex<j!W'
),
    second: [2.5, 4.0, 2.0, 2.5, 2.0, 2.0, 4.0, 4.0, 2.0, 1.5, 3.0, 1.5, 2.5, 1.0, 1.0, 2.0, 1.0],
    output: packed('<f4',
    'c-rmQ!I8qc5`|#}z=9CGoGg$taR`Lq5D39bvOw$z!yypDb=&8RdVJpt;8y)qQ8R-rkJPP}#8=AjE~Uh~m2$78EZe(`W&eDR-}U-#'
    '*W32~Y@gNb=g^LJ)AsY?`)|kfMc3x-J#5$J?eDsM{)lI6_bl6c(zEB+aqZrYXS90sV}G^d?>ZiRiMBuQ<KE@f`w`EG*PwRQ&(gIi'
    '+Hdc*9-q~BZyV1XJm%J)5wDNN5iyB2j@5Jf{AW}@)ZX!!6{Di~#XY4Sv59_o%n!vQu75SQ-!b2g&!SJ!_VPYry2ncW@R+Om8_(I}'
    '>@n9P_WS>Io7Q6**NVna)0hW6XHlLb29d{AdEWbRJK8%QO=GBP*IvgxbIP;-?;bP#-qN+}_WN}_`V#S+Qf}RkxbK|j=v!4ho|-H1'
    'GmqCXjl9enL(cP{xw<GPp6e0!Nx7YsXU8MPy+5yMZt7>;_jLbW%I!;YE#=uY5!d%Ri!rC%x*t_}o^NT)x)$SFmCLpEnsYs0_59|3'
    '-~Q%#P<^)6=X&IMO7$GI=y>e+*W=l<$ECinsh(Ty_s8#7U5oqUc~xzS^6cEYAD-KD%5z-1zK?iZv>r^g*WA*2Oh2lfrTtyQ?y7x{'
    '$#Z=lvtm@V209)^F>*a$^*`$E=*Rx@m|sV`I;NWP{bR4^XUeVnQBHYo`u|_WW7XVsJvYU~F&#9ImQ$V=<zY!VaXmj3hpO6eJc{zX'
    'uj8ZEO3m%{RL@t9<&oBHujy5>jDD>tx9*4Q*)?(1=T-4o)ppOfa<Q}?(_!rO+-`r@?OA<pt<UwSuQk=eQhPj#=0$6LKicD%#=P%2'
    'V_%P2?Roy)<7%(-SU;Rw_hV6>OPbq7Ynbaf+W(Ay<K&nQHLbn%Z=UB=&z|c~@6YWR%Tjwhyym%1YU^v!nrimp{kiqLdJXY9zPMfL'
    'v-{Cb`}6*{^1Nt&j(K(&d(FA7tL9bJUNxM@>@&%`&-K;o;=9+g<KZ(*QLR_cg|t5}s%M`gay{3yu6kczQ*PalbDmw#55?o@{kis<'
    'E3L<L(e<VMJI~&4AFa>z$z%4JWbE<q8D{?<n!hnWTiUCNYgT>urv2G@Z(3Jf&(5v;QBGsNYfd)BV^#Yp)pKn<rXSV&a2oTF_S@F_'
    'Tz5U+HJ*Fz@$ea@w7&N3bK$gxxt`-0asIgGee9+&`%IE@>wb6*bAKPskK!?T%xSHeQ!Oo8*U$BQPy206``dmdQEr!8s^3)4HLcBi'
    'z2tM4&m?;0_q2w&o?Yk9lw0?soc8B?>w8jZy`G=7*PPF<?bi2%&uM@5_lB6euA^uhXa1-6<XhjH=5&V1XV%}d#n{hbdu}zBn$Kac'
    'zP`-L^O|z&e)t^bcKaDu{VP6`jA`9@_j%}gZazz$&SBnfzo}j?n%k~_*K<o}7+>4hQ|0-RzGHmT+==nE)0+P9{JS0NhjZ(G%>QEz'
    'b3I2qe)P=C*vC4z9#enE`23%Gj(e`}KG!Fm!xrWFlVa&J%&aqs>p9LYKWW{ripP@n4%hl!IhggHQf{y5d*z>V*h_nW;&IWK_OnT<'
    '=ihzO`}64>=I;%Q^6a@jrFyRV-sgDu3^Qx2_w*ej=edr(#+=vR{rPsp;kRA-j`2-(nd|wgIri}W>@!^LHHR5s2ABb6fEi#0m;q*h'
    '8DIvO0cL<1U<Q~0W`G%B2ABb6fEi#0m;q*h8DIvO0cL<1U<Q~0W`G%B2ABb6fEi#0m;q*h8DIvO0cL<1U<Q~0W`G%B2ABb6fEi#0'
    'm;q*h8DIvO0cL<1U<Q~0W`G%B2ABb6fEi#0m;q*h8DIvO0cL<1U<Q~0W`G%B2ABb6fEi#0m;q*h8DIvO0cL<1U<Q~0W`G%B2ABb6'
    'fEi#0m;q*h8DIvO0cL<1U<Q~0W`G%B2ABb6fEi#0m;q*h8DIvO0cL<1U<Q~0W`G%B2ABb6fEi#0m;q*h8DIvO0cL<1U<Q~0W`G%B'
    '2ABb6fEi#0m;q*h8DIvO0cL<1U<Q~0W`G%B2ABb6fEi#0m;q*h8DIvO0cL<1U<Q~0W`G%B2ABb6fEi#0m;q*h8DIvO0cL<1U<Q~0'
    'W`G%B2ABb6fEi#0m;q*h8DIvO0cL<1U<Q~0W`G%B2ABb6fEi#0m;q*h8DIvO0cL<1U<Q~0W`G%B2ABb6fEi#0m;q*h8DIvO0cL<1'
    'U<Q~0W`G%B2ABb6fEi#0m;q*h8DIvO0cL<1U<Q~0W`G%B2ABb6fEi#0m;q*h8DIvO0cL<1U<Q~0W`G%B2ABb6fEi#0m;q*h8DIvO'
    '0cL<1U<Q~0W`G%B2ABb6fEi#0m;q*h8DIvO0cL<1U<Q~0W`G%B2ABb6fEi#0m;q*h8DIvO0cL<1U<Q~0W`G%B2ABb6fEi#0m;q*h'
    '8DIvO0cL<1U<Q~0W`G%B2ABb6fEi#0m;q*h8DIvO0cL<1U<Q~0W`G%B2ABb6fEi#0m;q*h8DIvO0cL<1U<Q~0W`G%B2ABb6fEi#0'
    'm;q*h8DIvO0cL<1U<R1Mf7uNF0l$%43I'
),
}, name='channels').DisableLifeTimeVariation()

# Expected values: float64 formula.
first = Input('first', ('TENSOR_QUANT8_ASYMM', [1, 37, 41, 17], 0.5, 100))
second = Input('second', ('TENSOR_QUANT8_ASYMM', [17], 0.25, 30))
output = Output('output', ('TENSOR_QUANT8_ASYMM', [1, 37, 41, 17], 31.0, 102))
model = Model()
model.Operation('MUL', first, second, 0).To(output)
Example({
    first: packed('|u1',
    'c-rmDD+<B@007V;m^C<?VZpEiteQ+VSIic%d5Kj)7-(3sEG!L|1n(dQ#S>`s(**Gx!h8M2(K0Ew_vG4X=c~bEK5Bl#;`uGh?!IW$'
    'yLGS1qS>t;Pv2P(rkj4gXuVFs`FOablVL2&vMkH8EX%Si%d#xXvMkH8EX%Si%d#xXvMkH8EX%Si%d#xXvMkH8EX%Si%d#xXvMkH8'
    'EX%Si%d#xXvMkH8EX%Si%d#xX^55nkL8*rp'
),
    second: [69, 16, 95, 136, 243, 231, 9, 16, 62, 244, 202, 140, 158, 255, 181, 95, 201],
    output: packed('|u1',
    'c-rmMYfn>m901^tuw+}z5|_b3on#8LOhh7<C@_KwgDM<)danP|b8mYnZ9_{hOnQ;Sfm(su!nj+;eaKYwg)<vtPH@q&H^VKN=#tHC'
    'FP7{R?1Sw0e29mZJ#>E5F8Yf~dZKmrrB;k=jqU%&AYwgpD!rDxH13wg$(442a+)grmp{<uk}zY<Zmkgx{z83Y7#r%^<Y;S6){rT&'
    '<<Men{(dUwQ6jN77if-L>}!;M%_2U+S<l6;shsrAcGmJ_A-bW8)WvdLMDAzyG0WR}XJc4kEU(NA)t%4P4(E@CCfrJQs9d(Q4t^(W'
    'ITG?!X?*jIZ;J`0b0^ATr)xZR57Oz!hh3br{*jEozS)`ylflHHRYvVt?ypY`)renvMIoOqb~;?<l=IZ9CF`9oHtr{z6xrFH>s`h^'
    'x0YxeIjdfDlhn+kC1d_%B!jV`@R2zri+ht4|7YA<sd8;mPZ7=#+h3$+6Esy%I#6Q#N0BB9Qr#DSSD5#rO5ny{(~RPoDeAwPsp{?{'
    '1zpE@oFhu3(fToW^LCdK&)nMLL{x1FQu714J*c!qQw_Ml9eCQH|FIR!;cVda$~;m!(iUlHjS#loN~?dQoaOB=Zq?3gPsAe*32!oN'
    '4C-pXS5r0COMWMcP4lG_IH~2$gZgXPP`@2{o8(<u6khh#)+Ul|gOX}wOy7{KKStR;F8c)KIw+JYGO--Huh>ugV+lNpqTomC6K=L+'
    '_=Mh5Ch3!$Fc31CIgZL|XKp^Oh_Cx-jlFPIbvW`vGt_QH%b-g#<d%arMSHQEG~WF*VDhrQhQ*XBbgkgR&7q3ch+FnM3w|aQ|5ko9'
    'KwQGBU1IR^o{doK*<{<AiZwkUkg<@TcCy+VlltYu8E>^nhiLv6q);*Ae5~_B;}*`u26lQyi7AiM#?)PO7gzn=^?SUCzp9L{{W}ya'
    '^Pxt4IqgKwa(O0=@dJIhqD9I^cs20QJUV%ARijuL3$#zOl;itjXJhGRLqTfl-1IXW(oD1Q<7-*piB1laep(QPVA|XexPHd3*{E3E'
    '_5+Gm$QEnEAQ8M45)*ZWBS;FUt*37vxoZ62K~`h>Et++`KOSySHbS^SdFx7hk?isuotr9LiRA+h&Q^UAiQ4!keWT#GKgm!MabVwx'
    '0)OX{)pxEoPI|dZSJEd1x&z}s>nXHo2EoZSFTQdyzS|pq=KOgq&Y`ZU_J=Ojm1>-mn@dua9x9c{7t;t|nTVWSjbn0%MZ(LJOHoFu'
    'dRzy;jF|&WG#4XfnKtanE6<6<F&o#3Jy#_)Selu;Ge2aV^{An~;ZmBT<;{MQf8aF}4&Q~W$3^)}8`npkhPW0QGJp&q1IPd}fD9l5'
    '$N(~c3?Ku@05X6KAOpw%GJp&q1IPd}fD9l5$N(~c3?Ku@05X6KAOpw%GJp&q1IPd}fD9l5$N(~c3?Ku@05X6KAOpw%GJp&q1IPd}'
    'fD9l5$N(~c3?Ku@05X6KAOpw%GJp&q1IPd}fD9l5$N(~c3?Ku@05X6KAOpw%GJp&q1IPd}fD9l5$N(~c3?Ku@05X6KAcOy12LAy-'
    ';dY|'
),
}, name='channels_quant8').DisableLifeTimeVariation()

# Beyond one block, tile or vector, with a rest.
# Expected values: float64 formula.
first = Input('first', ('TENSOR_FLOAT32', [129, 67]))
second = Input('second', ('TENSOR_FLOAT32', [129, 1]))
output = Output('output', ('TENSOR_FLOAT32', [129, 67]))
model = Model()
model.Operation('MUL', first, second, 0).To(output)
Example({
    first: packed('<f4',
    'c-rmHfenN(2mnAv`AzI7j?&F!v=>Wb+~G_JjTGob<PkBih`eKri1Uv6S2-%KRsZE1b#I^RZhf<I&#IntyfgCp&Y8Vy^segL`OFp1'
    'oLIeep1r4fqUxjT$C|x&&Rq2v?>nCv+3)FH%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp'
    '%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp'
    '%-j42Km|{w'
),
    second: [3.0, 2.0, 1.0, 4.0, 1.0, 1.0, 2.5, 1.5, 2.5, 3.0, 3.0, 3.0, 1.5, 4.0, 1.0, 3.0, 2.0, 2.5, 2.5, 3.5,
    2.0, 1.0, 4.0, 3.0, 2.5, 4.0, 3.5, 1.0, 4.0, 3.0, 2.5, 1.0, 1.0, 1.0, 2.5, 3.0, 1.5, 4.0, 3.5,
    4.0, 1.0, 2.5, 3.5, 3.0, 1.5, 4.0, 2.0, 2.0, 2.5, 3.5, 2.0, 2.0, 2.5, 2.5, 4.0, 1.5, 1.5, 2.0,
    3.0, 2.5, 2.0, 3.0, 2.0, 1.0, 4.0, 1.0, 1.0, 2.5, 1.5, 2.5, 3.0, 3.0, 3.0, 1.5, 4.0, 1.0, 3.0,
    2.0, 2.5, 2.5, 3.5, 2.0, 1.0, 4.0, 3.0, 2.5, 4.0, 3.5, 1.0, 4.0, 3.0, 2.5, 1.0, 1.0, 1.0, 2.5,
    3.0, 1.5, 4.0, 3.5, 4.0, 1.0, 2.5, 3.5, 3.0, 1.5, 4.0, 2.0, 2.0, 2.5, 3.5, 2.0, 2.0, 2.5, 2.5,
    4.0, 1.5, 1.5, 2.0, 3.0, 2.5, 2.0, 3.0, 2.0, 1.0, 4.0, 1.0, 1.0, 2.5],
    output: packed('<f4',
    'c-rk-+i|Nf6jTBJpaeeC1!5+JP=ZUK1ef4XcVY3DGF(DRxU94%N1k!Wb#8JK!+Pe7K#$c~>j`K>IK&WQ3gIwY(}(ah8{!bAIZWr0'
    '{#qIG*){Uw7m>Fsc~R!6cZ@^2#)-seSQpA!_%szm9{di>A6XB|B;5B*r;k==oJu<CH9s@PM1NS<EzXzOM%auM=CosFz_V-fB_MBC'
    '@}kV8!ieb_ClCV`S<b>sDi+8&+BNGznGyHB|JT5_I>S`b$LM}$jEVlRuE6+2KjQ-DmONWt<A1|1^X-^_wjmY^Y==O<TJn$4`v%Hc'
    'IHY13CzP_8Q|BB5Ipy@OU|XGI^&gp^86(jj)-|$kMEZ$1^SAc3UE<9AR_D+c3+#*8Pn2Ohpl?R@{SZAIreY)8IVEqm%(-V<_TKKH'
    's&kx5dLVwwzK;0pPxQWGV`QKo=5Ot*nPFwT_yOlNxAPYJ_7`#9O~qRF?Y-4Yj<1}TTK4Td?$5<`?0<Rgi6!q#BF0qGk6kI#G9Gyl'
    'zh`(P9@1YbGpvk9U*Hq)kk{%rjD5PsX^8>bNB85nz}fy=TW4%cHMl<)J4KFBw#$KaHypc2k6kH)c4)ZPBEDf5iHG!kax<)qSM@RA'
    'rK*0z0CtUo@IarM$`6F6R4lP?H@tq2^P1cF-oE{rJ;@gLVdA`9&cAUE`^kA*drxxKKI{!gbC~<_Tc4kQ;+?@(_uJyU%sKZJj!$4='
    '?ZaB|Jl|isvL+2&6Ojk;h|B5dpXZWpzU(H)%6Rkz^VNm(F3LRjj&VxYI79OBev0k~!sn^jK+Y%5;{)qKnG4s2oK7FD&S8P`BaP?p'
    'p2PH>r1JH%@55HO57Tp%bJkkrIGcFC{g>nUf2>uHvOepbe#LnOefz7%v)+d}XFXRrXMLj+XK`NUtoJ0&S>JA)^P_&p_^xj^YktPK'
    'XCJoqXN-HEtG2q|zR6kZ^BZS<$8dkw^iKa@=P;coan4&hTk+AJWK-vQKUk|C;mrCL&*}d(XMJ;b&RgAY-{P$CEY7z$>)eny-{Pz@'
    'u8y(Q{kAwSbJkjQ%~^VkQci1?bJjl0IZJCKZNIer()LT+uk$3*_DkC@ZNIer(z%PXwEfcdOWQAPzqI|*_Un6<wEfcdOWQAPzqI|*'
    '_DkC@ZNIer()LT+FKxfH{nGa9yQDZv+b?auwEfcdOWQAPzqI|*_DkC@ZNIer()LT+FI}v({nGYJ+pqB~&eHaav$Xxv_Ujo#+J0&K'
    'rR|rtU)p|Y`=#xdwqM$QohOmD|M%}n{s1FX0^I'
),
}, name='rows').DisableLifeTimeVariation()
