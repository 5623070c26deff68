# Licensed under the Apache License, Version 2.0; see LICENSE.
# Written by 'python -m corpus' from corpus/families/elementwise_binary.py; do not edit.
#
# ADD: tensors of many elements, in sizes of no block, and beside powers of two.

import base64
import zlib

import numpy as np


def packed(dtype, text):
    """Many values in little space."""
    return np.frombuffer(zlib.decompress(base64.b85decode(text)), dtype).tolist()

# Beyond one block, tile or vector, with a rest.
# Expected values: float64 formula.
first = Input('first', ('TENSOR_FLOAT32', [100003]))
second = Input('second', ('TENSOR_FLOAT32', [100003]))
output = Output('output', ('TENSOR_FLOAT32', [100003]))
model = Model()
model.Operation('ADD', first, second, 0).To(output)
Example({
    first: packed('<f4',
    'c-rmH!41PO2nA3^$tGcxjN;Ae(P|p3WP@Jb0olS|h8Hn1;+m`08Rx1`#4+!hb+3LtXLPpSD!+3%pSNE>`>%D5&hGyzJ9}2<eIMtO'
    'y?Wl>qvmG!DqH&=J*V>3%lUfm8CB&Qdsgqr%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp'
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
    '%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp'
    '%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp'
    '%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp'
    '%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp'
    '%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp'
    '%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp'
    '%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp{7>^29Ut9x'
),
    second: packed('<f4',
    'c-rmH$qfS`3;;lvvYjlYPzt4OX@SI6tTd3%JS@PMn26_&7$aisxOU8Q-?_?H?Y!qtPmE8D%+>qKT+N)`l|3_S(RQ!4`^;QfUv=K!'
    '*(Z1P=(*a{|4{qhea*(q%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp'
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
    '%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp'
    '%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp'
    '%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp'
    '%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp'
    '%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp'
    '%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp'
    '%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@RE5AzGlA)kT'
),
    output: packed('<f4',
    'c-rmHQ4zx+3;@tbnUf)<QjjnSl~4yoLM2qfBn(P=m9U@3T`nb%lozp;h}a{(J(rBu_q9iR$93L%)H1)L*Us#DWghoNeXK2Kj9lNd'
    'cdXCI<=HP~_Me%@`I_@v?ytG~oOfhz$va2hx!+u~w%-5PpZ6>|>vl0SGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+Y'
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
    'Gcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+Y'
    'Gcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+Y'
    'Gcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+Y'
    'Gcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+Y'
    'Gcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+Y'
    'Gcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+Y'
    'Gcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz;))BFRH>R){'
),
}, name='equal').DisableLifeTimeVariation()

# Expected values: float64 formula.
first = Input('first', ('TENSOR_QUANT8_ASYMM', [100003], 0.5, 100))
second = Input('second', ('TENSOR_QUANT8_ASYMM', [100003], 0.25, 30))
output = Output('output', ('TENSOR_QUANT8_ASYMM', [100003], 0.7599999904632568, 82))
model = Model()
model.Operation('ADD', first, second, 0).To(output)
Example({
    first: packed('|u1',
    'c-rmDu?hhJ007W3S(V`ygNfCo{DCW*GWi1o`2i(GQ7m_>iS@Ah24$3@)X8Q!GhbnQZ+~%6`9`Z<_{tiEq<73}rS+u!Ty{_O>!moY'
    'hUw<~Ne}sOvAqrF&DrQa&ISGbV^B_7op&tDvMkH8EX%Si%d#xXvMkH8EX%Si%d#xXvMkH8EX%Si%d#xXvMkH8EX%Si%d#xXvMkH8'
    'EX%Si%d#xXvMkH8EX%Si%d#xXvMkH8EX%Si%d#xXvMkH8EX%Si%d#xXvMkH8EX%Si%d#xXvMkH8EX%Si%d#xXvMkH8EX%Si%d#xX'
    'vMkH8EX%Si%d#xXvMkH8EX%Si%d#xXvMkH8EX%Si%d#xXvMkH8EX%Si%d#xXvMkH8EX%Si%d#xXvMkH8EX%Si%d#xXvMkH8EX%Si'
    '%d#xXvMkH8EX%Si%d#xXvMkH8EX%Si%d#xXvMkH8EX%Si%d#xXvMkH8EX%Si%d#xXvMkH8EX%Si%d#xXvMkH8EX%Si%d#xX@}Kh$'
    'D6@r$'
),
    second: packed('|u1',
    'c-rmDD+<B@007Wn5>~W$f;F*>6_cPCj8>x{4ATy<;O7ROz%#5Z2?`39sURLfn{^=KDQxfc7q6ph-amJD!{*~T8P~IYC!Ho?kk4nW'
    'q}rtI<su6&-=Oy{@5jTb{1lC(dflSIXuGP#vMkH8EX%Si%d#xXvMkH8EX%Si%d#xXvMkH8EX%Si%d#xXvMkH8EX%Si%d#xXvMkH8'
    'EX%Si%d#xXvMkH8EX%Si%d#xXvMkH8EX%Si%d#xXvMkH8EX%Si%d#xXvMkH8EX%Si%d#xXvMkH8EX%Si%d#xXvMkH8EX%Si%d#xX'
    'vMkH8EX%Si%d#xXvMkH8EX%Si%d#xXvMkH8EX%Si%d#xXvMkH8EX%Si%d#xXvMkH8EX%Si%d#xXvMkH8EX%Si%d#xXvMkH8EX%Si'
    '%d#xXvMkH8EX%Si%d#xXvMkH8EX%Si%d#xXvMkH8EX%Si%d#xXvMkH8EX%Si%d#xXvMkH8EX%Si%d#xXvMkH8EX%Si%d#xXvMm2O'
    '{{Vo5=j#'
),
    output: packed('|u1',
    'c-rmDu?hhJ007W0@G)*svRRZtj3hE&DHC<d;15hvM_p&YW|H9|B}N}WKEUP&e1+}3{YB;cHyvlyR~9s{VZ5!kCezMoP`TF*abe$R'
    '@0Q2M=G-lfF3)*7Oje&ou9)23y<pZ4*O4sCvMkH8EX%Si%d#xXvMkH8EX%Si%d#xXvMkH8EX%Si%d#xXvMkH8EX%Si%d#xXvMkH8'
    'EX%Si%d#xXvMkH8EX%Si%d#xXvMkH8EX%Si%d#xXvMkH8EX%Si%d#xXvMkH8EX%Si%d#xXvMkH8EX%Si%d#xXvMkH8EX%Si%d#xX'
    'vMkH8EX%Si%d#xXvMkH8EX%Si%d#xXvMkH8EX%Si%d#xXvMkH8EX%Si%d#xXvMkH8EX%Si%d#xXvMkH8EX%Si%d#xXvMkH8EX%Si'
    '%d#xXvMkH8EX%Si%d#xXvMkH8EX%Si%d#xXvMkH8EX%Si%d#xXvMkH8EX%Si%d#xXvMkH8EX%Si%d#xXvMkH8EX%Si%d#xXf6hP9'
    'Jow@'
),
}, name='equal_quant8').DisableLifeTimeVariation()

# Beyond one block, tile or vector, with a rest.
# Expected values: float64 formula.
first = Input('first', ('TENSOR_FLOAT32', [100003]))
second = Input('second', ('TENSOR_FLOAT32', [1]))
output = Output('output', ('TENSOR_FLOAT32', [100003]))
model = Model()
model.Operation('ADD', first, second, 0).To(output)
Example({
    first: packed('<f4',
    'c-rmHK@kHX3;@7LIVVNRNx>OND>*`22mLHF3=opQM#PASSL{*yYeuxT)-~_8W3%SH?)sXs;=R@RwR76q&#`NBoF19i$M=mq=bHIf'
    '^~$x^``P3A$;m&=s{h2R_jxbZtbhJ8cFof}cK;JQ_sq=9%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp'
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
    '%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp'
    '%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp'
    '%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp'
    '%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp'
    '%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp'
    '%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp'
    '%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*_8XzX6M8UvU'
),
    second: [2.5],
    output: packed('<f4',
    'c-rmHTM>gm3;;l+-~^-~1qn!~ggWR+KvI*E3^?e|GGy)udCX4Jw8k4TNAx|Pcbu<?QMtY26S;^Z?q_{(-52+Lxq5S6&&ay5+&j)X'
    'vp%1rc4p0Q*K+lB&8XbG-ua&0`|`~Gt^SXinLWoNw>_N9%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp'
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
    '%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp'
    '%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp'
    '%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp'
    '%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp'
    '%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp'
    '%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp'
    '%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp|1f_6$K?}Y'
),
}, name='one_number').DisableLifeTimeVariation()

# Expected values: float64 formula.
first = Input('first', ('TENSOR_QUANT8_ASYMM', [100003], 0.5, 100))
second = Input('second', ('TENSOR_QUANT8_ASYMM', [1], 0.25, 30))
output = Output('output', ('TENSOR_QUANT8_ASYMM', [100003], 0.550000011920929, 99))
model = Model()
model.Operation('ADD', first, second, 0).To(output)
Example({
    first: packed('|u1',
    'c-rmDu?hhJ007XNL^4=UIc2sOET-Fh0E0oY%MaYnB!eID0g`mzKuXz^VzTH~gDmnDw)ggz&7$EhzpW&}JBZ5b;-j5QSBqM`dAP)J'
    '@3T+4*J-~o3QL9YtMd#`$#On8-!|3OeeykKvMkH8EX%Si%d#xXvMkH8EX%Si%d#xXvMkH8EX%Si%d#xXvMkH8EX%Si%d#xXvMkH8'
    'EX%Si%d#xXvMkH8EX%Si%d#xXvMkH8EX%Si%d#xXvMkH8EX%Si%d#xXvMkH8EX%Si%d#xXvMkH8EX%Si%d#xXvMkH8EX%Si%d#xX'
    'vMkH8EX%Si%d#xXvMkH8EX%Si%d#xXvMkH8EX%Si%d#xXvMkH8EX%Si%d#xXvMkH8EX%Si%d#xXvMkH8EX%Si%d#xXvMkH8EX%Si'
    '%d#xXvMkH8EX%Si%d#xXvMkH8EX%Si%d#xXvMkH8EX%Si%d#xXvMkH8EX%Si%d#xXvMkH8EX%Si%d#xXvMkH8EX%Si%d#xXvMm2O'
    '{{RQtO6~'
),
    second: [39],
    output: packed('|u1',
    'c-rmDp$-87007V*xP+M?o;jPU*c9cOenBv@`GCt56MTTq%<dDI%`~%-1iL7h;0Jt#_FjMaEE?{L+gcjDgQ&VLKe~l%wP-Zkhf5qM'
    'pM92Gr~TF_tdz#D-ZMO<%lY7Z+tfSv$@iGcvMkH8EX%Si%d#xXvMkH8EX%Si%d#xXvMkH8EX%Si%d#xXvMkH8EX%Si%d#xXvMkH8'
    'EX%Si%d#xXvMkH8EX%Si%d#xXvMkH8EX%Si%d#xXvMkH8EX%Si%d#xXvMkH8EX%Si%d#xXvMkH8EX%Si%d#xXvMkH8EX%Si%d#xX'
    'vMkH8EX%Si%d#xXvMkH8EX%Si%d#xXvMkH8EX%Si%d#xXvMkH8EX%Si%d#xXvMkH8EX%Si%d#xXvMkH8EX%Si%d#xXvMkH8EX%Si'
    '%d#xXvMkH8EX%Si%d#xXvMkH8EX%Si%d#xXvMkH8EX%Si%d#xXvMkH8EX%Si%d#xXvMkH8EX%Si%d#xXvMkH8EX%Si%d#xXvi#@#'
    '1H`3xUj'
),
}, name='one_number_quant8').DisableLifeTimeVariation()

# Beyond one block, tile or vector, with a rest.
# Expected values: float64 formula.
first = Input('first', ('TENSOR_FLOAT32', [257, 1]))
second = Input('second', ('TENSOR_FLOAT32', [1, 131]))
output = Output('output', ('TENSOR_FLOAT32', [257, 131]))
model = Model()
model.Operation('ADD', first, second, 0).To(output)
Example({
    first: packed('<f4',
    'c-rkxfe`>92x62r(NP+u&2qGl(E1_jj?+{)0EPkGfwmA6fD0{FS>V3@BXn~rIov1MQwMqD?4fy24HW!pu;;$#d{+~HOnIP}{XFL;'
    '{?-oZc=;?|W%_$Iyv#52%X~6_eB;aE'
),
    second: [2.0, 1.5, 3.0, 3.0, 1.0, 3.0, 3.5, 2.5, 3.0, 3.5, 2.5, 2.5, 4.0, 2.0, 4.0, 1.5, 2.5, 3.0, 1.0, 3.0,
    2.0, 3.5, 2.0, 2.0, 2.5, 3.5, 3.5, 3.0, 2.0, 3.5, 4.0, 3.5, 2.0, 1.0, 2.5, 3.0, 3.0, 2.5, 2.0,
    3.5, 3.0, 3.5, 1.0, 2.0, 2.0, 1.0, 4.0, 4.0, 1.5, 3.0, 4.0, 1.0, 3.5, 2.0, 4.0, 2.0, 3.0, 4.0,
    4.0, 2.5, 2.5, 2.0, 1.5, 3.0, 3.0, 1.0, 3.0, 3.5, 2.5, 3.0, 3.5, 2.5, 2.5, 4.0, 2.0, 4.0, 1.5,
    2.5, 3.0, 1.0, 3.0, 2.0, 3.5, 2.0, 2.0, 2.5, 3.5, 3.5, 3.0, 2.0, 3.5, 4.0, 3.5, 2.0, 1.0, 2.5,
    3.0, 3.0, 2.5, 2.0, 3.5, 3.0, 3.5, 1.0, 2.0, 2.0, 1.0, 4.0, 4.0, 1.5, 3.0, 4.0, 1.0, 3.5, 2.0,
    4.0, 2.0, 3.0, 4.0, 4.0, 2.5, 2.5, 2.0, 1.5, 3.0, 3.0, 1.0, 3.0, 3.5, 2.5, 3.0],
    output: packed('<f4',
    'c-rmV+m+%t6op}h;!MzFLMRS_5D0+`tPlu+5GsUeXbEo%=4~G4^7UF?xVj`++a-=J=SY7kwU)B{y4HS`{(1Rzou~Wfb^UeK{<%b&'
    'k+1gjwO{A{^JV(|HPV$RXYKbj@?3hF8tJc5hqd3AD09?vjkM<|o90i=x1Q(TuS@@Y{JPq7|Ga*Bo}ZqtP5Ev;{jFcE|NNMK{}bsh'
    'QO>>J-y+YWr@2M?pQyvV-(RB4QO|p%ZBaJOpPDbxCT_ir3_aKB{yLSjMw;`a@e<#KtWUm!7VYvHb+|^l@%;R*okP<a`p;43J>KO='
    'dyTSb{?uGf<@K+feqUwlpU=Ff<NfnmdY;#3i8Lc$Pha}|I)1Ll-!C=NZF@Ow<T*v2`a8`i^LfA2y$)^EXWPph^&G!jLIcg;HLuY|'
    'vtPVL8^1;SY`uMDyUl!~?XA%tW!qn)J>I_br*j(~&#zHtjqlw#zK1o+Z1Ej#)AyF<@0z_Annyiewkm8<+rrM3>AoE8%PU_w<{P%}'
    'WxKZBrmm+?+c?s-C}-HRcR4*>+x9Zs7PfWU?P7~(k9wA{!|#7If7hJ#dI^s@Zqt2#?z&BNjeO&I>v;Bd)VpRKhOQRn%=I46Z&7C3'
    '-*t<3|0*Zyx6Xf;Z7-YVPtE4qG|%<Wchaoyq&fSfCHke>_CBv|$NM(*lh1r@&NuqO_WMdbAN^$ixkfqfeyv5GUj8Vvwq4?=`>Vgp'
    'XP3Rdeg93PY?{Alw(dgn_&?tfn%M=KC(Y>}d-U<-@TuLW`{z~u_?_qZd5bjH@Oh<wEPZDA`)B^2@QvIj-(HJ6KhxOw+VhV(Jo?Yq'
    'c=o90Bhr5J3DUgRBj>f3-j;HGI`7xX$5kWEGWp-mF>lRzQ~Kvdx+Th)=RcQeUO&>`q7GvYw?vt@nE&0TIUmj6H7~L5aqjl%9CO;d'
    'uTwcC(u{mV<FHY6s!zUyk?xtd{>8e;cz)Ww=lvz>F!T>!+Y<H6b)On#)BLH~d!c!*2YX4g7$2J7nq%ISbEn}C$@?<fmz*n|j<&DG'
    '+$`->+Q#~2&b7o`tmgA`UG)^-!PEZzDe>%c*w~Ra=Xo@LYPRk|^QcGKru4_%!-m|$w&dLO5^2_H-h2()lXKjhSKq(*@#dJ_HreKp'
    '{t<N;bLut9e1xrjOmWIIf7hJ0sdoF5bBw%SCf|1pJ2Uc?$u=$17&ZO&Bi$P1%wyhKkGA=}9vF3akK0dCW{mmQX`D~<Uu!m|rukyu'
    '2+dIsaUC?j>k)N0#CT?%PEqIXCrdwC=6k=p67MYEL)qtD?MrOv>{DA$)8AmEuX`Ovzq)Sm?C>d;dh{dG{9Uv6Li4*G;y`I0K5=m!'
    'G>c`SdD6^Y(tMfLKg_jhPM^rDPYOTEx*hM|^V;pW-!Joxd2>rYPt0)-^Xi^%iE=*n{%uE}&`AI8N88@7E^RNf<ox_}-0w*9cg^f2'
    '&F`2C-w~R(eV!urkLEL9KFz5o*Ggiob%`~PCE~XZe*0LL8TrQA%o=N{=|fMy{YaN<v~xUGsmC>*k-kP8*!Zr#>}u3+o#M^Dt?STy'
    'jLUN_1<h-9UJcDr5Aj|!M;>!+ny<#xG)Fy*qiBBX;mfD_w68sh52yLUA3<|y7UM&6>M^FKx!Eg2b7*ESX@1AP^4ZZm=CZycG><&i'
    'U1*-_;p`%son1t;v%zVeHS^igobk}!3(eT(G-I37jBRf0h;1(R728}}z$)dl#x}Qa3ftWJ0=BvFg7Jd!0=79nB|oLLCTw$dfn8u1'
    'oChuT72Dk2T5NOYJ7Sw_3)trR2yAn4P1xr4%GfJotqI%QSsd8r&V9u;H;=$Jw^s(+Tr3N=dBL;(A87VoXvQ|D8QYv@u`FU)u+8-m'
    '*yh$3u+1?8u+8-m*yilQ-=$gXAI;e2G-I37jBV~L4s3I0^kAEdal<yZzJP6R9)WFc?1*hHegWHDOgy$Ze+0I<xF&3K^9XEndu6cA'
    '^%2<S{FK<{>;ksAwI*zH=QTO6sW`9c-=dklq#4_s=8A1jbHO&ZpAy@=Is+Kn+}IJ@T<j~hxwe2+%4dyjZr>EPx%CBXbK?c$1>*&5'
    'bAC#GN^4En=IjEyz%DosTI?&fxxKa6=FWG-HrE!g&Gix3=Hi;L&Fz)3SH@Zswz;!7u+5$OifwKlfo*QD47Rygmj6{OOVk0|xnP@n'
    'FEraXMRUbAr&%nESQcz^eFV0-^#yEm%z%Pzu8+VrXBV)|#XDk~i(kMt#|*$Wug>DYHZRWT!8RA;hHY+rp<<hxM_`*9J7SxQU%)mO'
    '6OV1qAMwxDEXIdsY;&5i&1uFq*GFKR^HXA*vkTbf)|#-*i}RYQ^O~I3RGba2kH9wPr^Ghb7O>6jr^Gg|&H%<XH+IA}7yF8Bt}S4d'
    '@>ye>+c$-6ZhZmU+<3uw!FU1NoS%}P(pnR?IlI6vunW$E7W;~AZf`BNx$_;d&9wz=bM_M3T#OI4xqTxvTX&%u+ni=>bLYNdo0~^q'
    'o7*dcZ7!At+Z@jt+gw{H*ydtivCYM@h-DGWf^Dvkz&5wOfNhQ$fNidiz&2+Wu+7CgVw;O!z&6JWz&5YW;=nd9&gj857vom3&8;tB'
    'o0~^qn;Sb~n~Pt-HWw3*ZO$L@-_|U~hh}VZnz7Ak#x~bSV4L$(Vw<xI*yh%nu+59}nyT}foYz#G4X%&CHs`0rHrE!g&F!beHm}YA'
    '#x^&0#5NcEifyhfV3qP&W1HJIg>7zq0o&Yo!Fa)V0o$CPlAqFA)4x~qpBNttZ~'
),
}, name='outer').DisableLifeTimeVariation()

# Expected values: float64 formula.
first = Input('first', ('TENSOR_QUANT8_ASYMM', [257, 1], 0.5, 100))
second = Input('second', ('TENSOR_QUANT8_ASYMM', [1, 131], 0.25, 30))
output = Output('output', ('TENSOR_QUANT8_ASYMM', [257, 131], 0.7799999713897705, 79))
model = Model()
model.Operation('ADD', first, second, 0).To(output)
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
    'c-rmRc~@F@;>YnPFz3waOsCCeqDD=O)@)79?!MxJBA|lef;*xjsDL1#sH`fRva0MNi~EL(TZ~H**SIB3o2JvWGyUb)bNU2^K8O29'
    '{`fwC_aFDbz2DEhue05`;nlU{wfzCTbbm$p;|~h=`0&Q&OV#>`XTfv4Yf~7OjJDI~TJ`CHzTf8DSpV_lb&qD?N4;)Te+Ee`<JFfi'
    '7~KqE4mMRt&r~Ym6haA`(}8G_G&MB!@bT$bT3)e~h02nMu-W)B4ofK!!%#U&47v&fP25H;Mpjp|s+*Hio-|iQ^LUXZSY#ckF{Xx7'
    'URutkAtF*LQxUDT@v$5REHMjBs^xK*595<~umlVYn)vnhq<PV^=Xt5tieE0s&dz$KoaU9a4f*oH+|2C$wy8(w?l&E-^eGNrX;r47'
    ')#bB;U16{KOslkOp^1yoQFmdmd|2+a8y9nve9Ou%$2`274oCW>7R1NK<FfDg+(-<$U6>Z&Uw{b?x^oYnR#t#LA8@TKIPgI*G;yD('
    'v4YK(vAgpMGP+w(T5T4!wu0L(K({KIY0YwR8KQt$Sf*&p%~o{du;o?UHmyREmYb)=VQO&D#8boaj{g3!ekYw-<J6MfZc?wf!(beu'
    '3{I%}RO5DT9aGc7ozyoqOt=`dcAio1o){rC(cKKHhyhJ3ZmrI5Xyi9?5y*HhB}FPpCYI*Yn^~z;0jZY6Z_7(Uk<ocV8az$dj?By}'
    'q*JAW&e(K>6q$iXLKCB4_pU`mWJaW2y!`jHCtqSP{|FDe789HFuPDUB`wtN*fnQvHd?hd|`rKDpX+9T%f@7jF2>9R5UBvjD|HcQJ'
    '*r69P6^bE+i9{(i$*RW2D#To-N<Bd68}8}qu^AZU6lp`VU0G8-Y^KyPSZd|iumxX38Y9=Xk)et4IWhNAQwvhD!J$4_n14luZ`|X1'
    '8JXy-=|ze0iG{g$uY@LlbGH~C6i|c>x&Cc<CcL63-+Mt7A=e&-KocKsj++)1b{AeKHKG@8$?0kLq{Fnl@?5&KKQleEw`J_o%;^jV'
    'OA7h^OHH5Ava)o#zavm6Pu0D{YG~r@wEMwP(OJ>(%f4U0Bfrke`|`o<;J5_XxmeVbM~{(d*T3|8>VF*_ckw(b!`J6}XnbrQ3i0;~'
    'm-Bot-SmYf{?CtF?t{aRhd+&s8GhOy`s4pC+pF%A)9-CZzwW%;`S^a$Jia?I_uH{!__q&ZuDQjNqd$KA_n>{`k1^-+7&I|1>*=k;'
    'L`)(&;MzHKybm6KF*5vCN^0iiWNb`S3>F!7;ac4FusoRGl{|FN)th%xV0diKzx)F5LH^$bK@-0_Sa3ame)jyxU{)MG(|q_z<(YDA'
    'zu47ozFApXIXiSH&1)9N+pPiJ+ar_SIl8_1;mwJx-|)dSIB9|=c8{opM&q<`oYhJm*Hf348Z|PZb;wDx%=YX0XGR4Lt%F?toQ2Um'
    'JJH%A5D!_FW~WFD))I#);Xo7T!XJjj#Gqm_ef|HL8GRmy`|8o%kc6bv^YPgcPoARTH@@<Z3<%Ci@VS_c@V{~+EYW-VAiucei}SmD'
    '+Yg#}#N5SJD(y-urK!T&OPrh}^zhhPouNkKluKm}GmFrqptZQP^>xmnCJL)fr<rsPmysxwjpU9-XyWCm0g27FV4H2{(PphJ>+1}?'
    'QsQ(?u<Ra_!L&Ht-ORJ_yO$iTY|m^bw@2o3tb5#zt?lcbZGD~4#J~NpF}J_}@BR0#QT_W}%coDKt(Cc>legB_A78zA`O6QprqP}8'
    'nO~3WwvRuJI%gM-Uw``e^T4p{(}-hf1e&;uTT{?P6;eBp=){i3G`S2`TVB9ma?<G{GKnnY;$Yd79Gtj06E5yVXW@z&bh(HhpMjL4'
    '5v6Eo;uZ=HUS82$(HNI-zp?Box9w3uHk?2tMN~2HMfhe)`lG~>q;w`BI+D?p;5}!ntGEo>cTsWNgcwu;H1W~)q{ZXe_q<Z;x?U~F'
    '-n@}ayDY0~oATwuxtY0x7v>(_e81_ncm5sj=v3yRwUsxAyP`hz8?Dlzg(lWWnyb0oKCY|?kCe4x1_!ellxm)!3)`t;w|F-<Asf#r'
    'C8&A0Je3?@NT}s^4yt+)`9*{Hf_gkO@#)TtZDr;4%ARgevbWUx?wx#Y%(lMqqVL)9;{3wV&X9c2W3ZmAYgEVkgSsKd^Jnjl54+X6'
    'cLUmy0chf0QA0V4C1rJCaquoCQlmjM)t0w$`KVTTGmS12l_7A9!qUGMsNB0i%c{7o8o4Ab2dl})5c465GaiM;#%0GL{H}h9h`CT$'
    'aPIN9p-IVU7ZY+KpGIb9hI}0m9T<|Ec==Lp)>Yq-n@I_UIjDd5_!VBga_1^E@iVtc;dCv#76c;Zf}?F~i*42^#wKRCqpLRS(285m'
    '77usH*Ty>AR~JQmxpI7TYjvr)L$D>{X++S(7HxY|cekOtpHNfKFD|j$i#u6OGKH#CY7+7VMr~tpji|1{EUPRx4b%`C>2j&vq|dJ)'
    '*ojq4A~f-*pI>>7PyTcA%fyuBmm|lYf7*7Qd)|Ei-g)->!QTFVe_pgrAI>cP-<wg_?;oee7gye%{rUTErjdz1r^cR5K@*Q!dN?Yz'
    'Q$5s3tsGL;PES=!_#EAUu}<q!$P`WsyPDQZXOHN}B$tiaz~=UAr(O2)`o?K0rIQLx{24r;-yJTxo^PCO92w2MN9)=TA5@-c*Y?Xj'
    '-PYUHW$(kxsj{qDo!@T{_P;$g8=PY=wm!T)l@Ay{nDvupXyVUc#Ft^?@5AB6a9rq3UtC%sfp9f3@_rUFHwaMzONQa|!u@Zi-u|u>'
    '5q!O*;ATkpLnMMwQgk^uln{2~X&5wd2ctB*wzjplB_%zwg%~Fk#*`OilPR?LdM=@|s*Qn;POr{DwUd(*xvX>;8bhfUayd_vQiN%+'
    '{4{9d)fv6aZui*Toq}e!jlHqaVpPjUMyEK=C5y?sHYH5KkWjMh;<hfk`5jWlh-+hMfy(XN;J2&z(8RWW9$hLmOZ7FRVtr4!%T+4i'
    '(0lu|6>^JMD7FkxOGw@IRI7qeY1P*eX^dWl%VI1b)VS)Z*>%vwA`T(Hp@G-H%|ym?$uNl|iCB_Pqq9<)1a&oa{8nrtvL1yMQqxlf'
    '+^mee0y<S9=!i+rlw`s2S<u9v!HBo(g$%jEsxXqsB}Q4*=xDi!%TTKO34OMnuI?dyb2&xQ&^)ZHskWKOb<HeQ->A(}OeBqxYg@_C'
    '#Ce&I!{Xy};*tJ=Um;^J78RX;dM_*)2EUYuiHeBIMTDLUj0p<GCSCEtAOrlqxdlrq!l3_o#lI-P_uBwyVlEwzA`;m|1}ya{gAl{#'
    'N0sKINaUv2y4K3_3Jx6^m0Fda)kaE;Z)K(?BXjD#KQZfZ0*s%MgiV1ao^~iY2L{FmT#S}lmyR+&U*Ff=X*Am!43ip_dcx6B-=bx='
    'PZ?=VlOrwOquykgpBy7n8S_lKm<dg68{pHWGK)-K>%Ffe6@T4Vt@K`{wo+m35_#_{T4{YZnKsm0U1c?pYG}+ph0AL4E>RbW$R<G('
    'zuljAJX=3qKhzuLhimHh@B0=e9h=)bnvJt%kN1&o?=!8K?Qb^wwP&x5gZ7cFjrV8AQl0+2abVmCO?<F9Zk+cX7TZd-aNB#*oODgt'
    'jY})*QqSJZ)b#GAp-VHXHS8}bWP2~veFn?2=XCFtcY}FP8k-uLc-?L4b-7ktivn@WqN8nln`6=Sj!(>TN7rmt+v>c6Ew*>bpLyrs'
    'nn%o6C@03Y*OnNaf^88`D}pBe3|{CygKtejb`_RF>7=w}AY$9<lY6=o33x1(#)LKUYKgU-985wM35nr1rKRxO5O6Gx+StQuk50|#'
    'L8KQWpo#MlPi`h8<R+l527Qf+yHs3!AtL-HEG5Gy85<oHjmZi-9~682o4+muiw^P+yOWY!?7a}*tHptS_X44b4SgK4P}nb2mserc'
    '{6eb**G4CI_b7_Q10CFsekCctibo&~c9j$lsw>Ot8@k2T0c{Sx+*(;mtAr;048B2s1`E0(Kk;E^W=UpY*lqtp_%$LiFgf}m3XQ#<'
    'Rh9}%EyX<uxSf9IemOEExUA^*HxC}8k;F2*Z%7#NR%qlcXyU!+qxw1bEB9uvlD|3IeS9Pyv*|rcYds4)Qxj9KHU>qiY4zalqD->8'
    'rBn=>JPXG=FFK{Y$4a?X2~8~LlS>%P9;PT4n<{EXsFWF$>Jm<CM;1#$ZKU=H@bEl(K3>X3Bc&p&_n*XJsU%%6RIUn}O~67Eug)4|'
    'cE^&#&GU}nVa{J8SR)%5n`(6}Tg~1PENu}EiKHtd?QP5R0`CQkx;B;<X<XihphG2qCax(-kIc>?<doeDzg~t8qmV=3iILd+qMMlN'
    'tW58lM?}bd<bwzz_Rg*9^6+mXV)8JQ>dK(o_bB0a<HMne&j6bPHV14D*c`AqU~|CcfXxA$12zY24%i&9Ibd_Z=77xsn*%lnY!28Q'
    'usL9Jz~+F>0h<Fh2W$@59I!cHbHL_+%>kPOHV14D*c`AqU~|CcfXxA$12zY24%i&9Ibd_Z=77xsn*%lnY!28QusL9Jz~+F>0h<Fh'
    '2W$@59I!cHbHL_+%>kPOHV14D*c`AqU~|CcfXxA$12zY24%i&9Ibd_Z=77xsn*%lnY!28QusL9Jz~+F>0h<Fh2W$@59I!cHbHL_+'
    '%>kPOHV16}S+M#409!M?ss'
),
}, name='outer_quant8').DisableLifeTimeVariation()

# Beyond one block, tile or vector, with a rest.
# Expected values: float64 formula.
first = Input('first', ('TENSOR_FLOAT32', [1, 37, 41, 17]))
second = Input('second', ('TENSOR_FLOAT32', [17]))
output = Output('output', ('TENSOR_FLOAT32', [1, 37, 41, 17]))
model = Model()
model.Operation('ADD', first, second, 0).To(output)
Example({
    first: packed('<f4',
    'c-rmHfephT3<N-rl1;)W86}&M(aHm@+7+rpLSV4LS5;@#@l;i-x_i|#;(Nqx#Gf(Z`&={Q8u69<U6Xy@NbSt+E1qY4<<0!uXZF4C'
    'D>wJGdq`etj<)`Jzm>bZpY!jYQ<t;!+xCC8^X9&<wLQN*Ff%hVGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+Y'
    'Gcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+Y'
    'Gcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+Y'
    'Gcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+Y'
    'Gcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+Y'
    'Gcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGc*6U`2_~|aI6'
),
    second: [3.5, 1.0, 3.0, 1.5, 1.5, 3.5, 3.0, 4.0, 3.5, 2.0, 2.5, 3.0, 4.0, 4.0, 1.0, 2.5, 2.0],
    output: packed('<f4',
    'c-rmQ0g>Y{425AsF_U<i1d1U9LLr1f3?UE#p%AWa_3W20xS9WEI_>Q?v8_n5_e-gkl-iNf>+_zLluCd9{J(wP`|sBN|MYvW@#^2('
    'KJRD$|L5}+_t@gv{`>y({+>TSdw*Vg+)FQw*OuQ{Eyg}$yc+K*ez)6oYnj*8n7i)R$JboHm&bQC&l0Z`*Z0raVz9=VYRo+=2FGt5'
    '@A!R-d-QoF%{9gPV?JkGpJE)v^E+N#|B8ERoW357->=!UmKgUHpPSZv{MM)Eq4Co)pVPShnDgD^yRR6#lsWHYF}dt#FN?S4S0m<%'
    '?>oNN=af9&>Gyj*pDVsIp7-*5f5qHR-6L|Le_mtVeO~(c?(>hioH2*Z@=~!YZRVR^)$=NHU%B#*pDCXdmlSi`<GVG+D;CS|>u<)P'
    'S>EL~pNaB%FLSQd^6RoVD<_iI&oS4#TD|B#^_X*1T^1Wld7xM-_ODoTTjp3<&)0G~E%$qSja-)Jn!jqjT7Hin6tO-n-qq%+nykxQ'
    'Z?=3?tb2S<o1?~DEmu5Oce}sVp<4W||L@*EvgJ(wr}^p`Dz8$D9<a=s-5xzC#eMd8R^IbQZN%qyT%XIVmlD_Z+}`beHDZ~qmd?n@'
    'T;}~Zi<@do@p<;2&FbxK*PoU<J@zf~N;$PZdQgqpKdtAj-ZP^IDtCQNdghzQ-ts{Efv(?et{Sgck7~AGX-;}hX_+;Z?Y^t^#l6hE'
    'E=9jlOuPquYsvPevA<b=Q;eGBy>fSaC!XtA!!e&zwLDZ@-ZuXc*XSF{Gw&a(joX$P|7LZ#`5Km4SMAY*l%vh+YxEX7Z|Hm3dP=i>'
    'u~|&2<$-Ei^{!`eS^pf*H`#OgyZ4V`Ipo)Ae@<Gv)n~IlkRN+uwfxcktp4vg_qN(oy{M-8nl|rQ);qGDNxpkb<d%B5=J~Cy_^kbT'
    'vvWzc`@gK0Up}8U^G5qbd-R~BTJ|%b<$}jw^;NB2lJ%o%^HYtghxfT$wm)B157p|V9gjW8&UXI1d+gM!o1aORncjXr@E+7`e@?cq'
    '?vHb$;;5QZy=Y%lk6UeDuNI@MGmG~<tDS6lHu{P6kJZj2%DLOQ*>cD8x0d_7%j4{y+Wq;ce!Pa($9a96?c4nO!Pnt?<MntZW1l`|'
    '-_!Z!D);`Ox-7QWC?DQdC+)bO|I6d=9F4zOerAhnwYY0d`Egz!wH5nwv3MnaK2i66W*WWLYJQx_{_g!l^Hh)7t%gtgyF-0n>)XA@'
    '95cqd?O&SbSsr_4dYt*KeskPsv%O0(*=(=VnWWgBzS{kC7SmYXKXl(w(|>bJKMReXWa~N~JxF<S#j_gwmDgFCe;3uqdA-@bcv-J`'
    'p0WD9eP4OonZoynW`ECk9r_tKTYuZjJX`J7BXs^)t)7ydC7SKe$!f=Ao7(-%j~QSFm;q*h8DIvO0cL<1U<Q~0W`G%B2ABb6fEi#0'
    'm;q*h8DIvO0cL<1U<Q~0W`G%B2ABb6fEi#0m;q*h8DIvO0cL<1U<Q~0W`G%B2ABb6fEi#0m;q*h8DIvO0cL<1U<Q~0W`G%B2ABb6'
    'fEi#0m;q*h8DIvO0cL<1U<Q~0W`G%B2ABb6fEi#0m;q*h8DIvO0cL<1U<Q~0W`G%B2ABb6fEi#0m;q*h8DIvO0cL<1U<Q~0W`G%B'
    '2ABb6fEi#0m;q*h8DIvO0cL<1U<Q~0W`G%B2ABb6fEi#0m;q*h8DIvO0cL<1U<Q~0W`G%B2ABb6fEi#0m;q*h8DIvO0cL<1U<Q~0'
    'W`G%B2ABb6fEi#0m;q*h8DIvO0cL<1U<Q~0W`G%B2ABb6fEi#0m;q*h8DIvO0cL<1U<Q~0W`G%B2ABb6fEi#0m;q*h8DIvO0cL<1'
    'U<Q~0W`G%B2ABb6fEi#0m;q*h8DIvO0cL<1U<Q~0W`G%B2ABb6fEi#0m;q*h8DIvO0cL<1U<Q~0W`G%B2ABb6fEi#0m;q*h8DIvO'
    '0cL<1U<Q~0W`G%B2ABb6fEi#0m;q*h8DIvO0cL<1U<Q~0W`G%B2ABb6fEi#0m;q*h8DIvO0cL<1U<Q~0W`G%B2ABb6fEi#0m;q*h'
    '8DIvO0cL<1U<Q~0W`G%B2ABb6fEi#0m;q*h8DIvO0cL<1U<Q~0W`G%B2ABb6fEi#0m;q*h8DIvO0cL<1U<Q~0W`G%B2ABb6fEi#0'
    'm;q*h8DIvO0cL<1U<Q~0W`G%B2ABb6fEi#0m;q*h8DIvO0cL<1U<Q~0W`G%B2ABb6fEi#0m;q*h8DIvO0cL<1U<Q~0W`G%B2AIMB'
    'YzF@Tct0t6'
),
}, name='channels').DisableLifeTimeVariation()

# Expected values: float64 formula.
first = Input('first', ('TENSOR_QUANT8_ASYMM', [1, 37, 41, 17], 0.5, 100))
second = Input('second', ('TENSOR_QUANT8_ASYMM', [17], 0.25, 30))
output = Output('output', ('TENSOR_QUANT8_ASYMM', [1, 37, 41, 17], 0.8100000023841858, 79))
model = Model()
model.Operation('ADD', first, second, 0).To(output)
Example({
    first: packed('|u1',
    'c-rmDD+<B@007V;m^C<?VZpEiteQ+VSIic%d5Kj)7-(3sEG!L|1n(dQ#S>`s(**Gx!h8M2(K0Ew_vG4X=c~bEK5Bl#;`uGh?!IW$'
    'yLGS1qS>t;Pv2P(rkj4gXuVFs`FOablVL2&vMkH8EX%Si%d#xXvMkH8EX%Si%d#xXvMkH8EX%Si%d#xXvMkH8EX%Si%d#xXvMkH8'
    'EX%Si%d#xXvMkH8EX%Si%d#xX^55nkL8*rp'
),
    second: [69, 16, 95, 136, 243, 231, 9, 16, 62, 244, 202, 140, 158, 255, 181, 95, 201],
    output: packed('|u1',
    'c-rmMeN)m0902fFu<QC`t7g}{d8W3uY%-6VPf(UmK}W(CJ}{vG5yPi`At3lbzy_i}1<p`#_=9*<9t0F5Ebx5F%x<TgrC!%uEnRip'
    'ZZBYaAN#(8&tIRCEEy*r8Y5y%ie4w%;v!!<3r63*Lxg9Rz4@-CaePRW#Yrs4%WXndopPjQf=>w!;$}A&(S~c?jpQMXTb-il^NK>Q'
    'Z?XEms;A`nt)yRd(l|<cDCU2Yz{sLEe!4uw!<E~;83HC_H(a)p7+Y&CrBDUV5@FB2c<wT5qFXRcrsjWOw_}lb;KJnm1w&Ypt{V`b'
    'qf#=uH(1uJyUUPO=dNrq&;j(hvFWC$MkZFZhdD3mKNBF59i*{#r@$L@qbAlu`w>mjcG(fE;cRIMtW_T)y+O=(h%UZQ;?~CdJPNhs'
    '>#Pn{;NGfcDUTxKl9u(dBhK@&-DlRsRiigusz*6-ZdUF74Cl^!6Rxh6U!*hEObq61FT3VlLP{f^O*chemgsXB4sF9<z0}G`hIaX5'
    '6gfE<tFSu5)jAAM3S-Lt30@A*I82Esb9XIi?%;p+(#r@_b1PvBi*0GSx+$TBTzUOfh2`BI>Ob3~#VyS9(tq(WJ64uDSbL(h0!4t^'
    'Tz&drl^EX+dyG_k8Ob9@+C8duVrgWQwDVKpnRVW*#jS|b92UA?Z_AbRl5{U6gzJYGk?a~Ta@;r;3o$qQ`z&@TqqglH-QQ=XN0~Lv'
    '+>392W)=NS)9%a(QR33<CsK8QK4EC<3C~a}9}F<r41Qjyzj)(0*}beA?&QhZGTB$-o`qX`q+Ev(H`mcewP(l=_RUsKP+Otxl3z-A'
    'GD+?QaqC8qTwv_VRCY36Ytt;752Bg@ei`!)5gpl=52c+BS!$o&YdP~O4~cEWqo4Q4f0)5Wn!LSChRMK2-*D5;+wWJ6nkr)}XNT>M'
    'ZR`TRNboDy8hb`x|LVB1U-HM5!Y@A5jXnLxjnamYY%Do-N+J}fk}kFM0d_W{6Xp9U#{wx@WbVmgr?lc6L9L3mn6JK|7LNwFbE+#x'
    'AC<>mJB13?+*rYqPfpkH2<^W=EUujP(JD0I>&pIYtCO((tY=uDZl_iIZlj(l;v|9LXXE?^1i#trjP0w0xcjkdk}eS^G*~^dVGz~W'
    'dI>y?m)T{ctj5@j_L#Myt{!Q+K~zLi+=n--l$J{vm-*viIuiI8Fqc1eX3zBV@fKfGl}V$LKQ^#wown};{KA9ZP7Iq?pD0`VScGwk'
    'P@Pnzjvw!u60C@orH|?qSke?{$dFSD;h`&wCW3NGN^d#zoX8MNGxXiel#_}LjLq7W`RDQ{#b)!Lw<oFDf^PcTq3@5*@Vu+3gc}!C'
    '95GA;SR!7&K4opzr+TS*4R<R;hEJ_#)>_EBtE+1(feau6$N(~c3?Ku@05X6KAOpw%GJp&q1IPd}fD9l5$N(~c3?Ku@05X6KAOpw%'
    'GJp&q1IPd}fD9l5$N(~c3?Ku@05X6KAOpw%GJp&q1IPd}fD9l5$N(~c3?Ku@05X6KAOpw%GJp&q1IPd}fD9l5$N(~c3?Ku@05X6K'
    'AOpw%GJp&q1IPd}fD9l5$N(~c3?Ku@05X6KAOpw%GJp&q1IXZim%+byQ^xW'
),
}, name='channels_quant8').DisableLifeTimeVariation()

# Beyond one block, tile or vector, with a rest.
# Expected values: float64 formula.
first = Input('first', ('TENSOR_FLOAT32', [129, 67]))
second = Input('second', ('TENSOR_FLOAT32', [129, 1]))
output = Output('output', ('TENSOR_FLOAT32', [129, 67]))
model = Model()
model.Operation('ADD', first, second, 0).To(output)
Example({
    first: packed('<f4',
    'c-rmHfepkU2mnAv=_X~Aj?&HQXkQASetw2CF)9Lj5$lR)tUY4O=<_{~)%#kv)v?%nJy++Rb6yjx{S&{s=84U@`h3^Q$-ldLKk|Ju'
    '?wQ#=&g?&KQ(Jj;U;nB6sy(J(TyL+O9x?rn*)uaUGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+Y'
    'Gcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+Y'
    'Gc*61KMJD`r~'
),
    second: [2.5, 2.5, 1.5, 3.5, 1.5, 1.5, 3.0, 2.0, 4.0, 1.5, 1.5, 1.0, 1.0, 1.0, 1.0, 3.0, 2.5, 1.5, 4.0, 3.5,
    2.5, 2.5, 3.5, 2.0, 4.0, 3.5, 1.5, 1.5, 2.0, 1.5, 1.0, 2.5, 1.5, 3.0, 4.0, 1.0, 2.0, 3.0, 2.0,
    3.0, 1.0, 1.5, 2.5, 3.0, 3.5, 3.5, 4.0, 1.0, 1.5, 1.0, 3.0, 1.0, 1.0, 1.0, 1.5, 2.0, 1.5, 1.5,
    1.5, 3.0, 1.5, 2.5, 2.5, 1.5, 3.5, 1.5, 1.5, 3.0, 2.0, 4.0, 1.5, 1.5, 1.0, 1.0, 1.0, 1.0, 3.0,
    2.5, 1.5, 4.0, 3.5, 2.5, 2.5, 3.5, 2.0, 4.0, 3.5, 1.5, 1.5, 2.0, 1.5, 1.0, 2.5, 1.5, 3.0, 4.0,
    1.0, 2.0, 3.0, 2.0, 3.0, 1.0, 1.5, 2.5, 3.0, 3.5, 3.5, 4.0, 1.0, 1.5, 1.0, 3.0, 1.0, 1.0, 1.0,
    1.5, 2.0, 1.5, 1.5, 1.5, 3.0, 1.5, 2.5, 2.5, 1.5, 3.5, 1.5, 1.5, 3.0],
    output: packed('<f4',
    'c-rlofsx`c3`JE+IziV7rKE(EKndvpmp}<y!j*8C=tnw+<Jg_OU5>oWFa}4l{ViD*ioe;oGaKA&Jbw<oJpZ;{9+&UEyj<rx_oZyd'
    'MRp&*yIilcXrt|xM|#~9zk53>yNq4k>-|q&`aG9&^mX!OjQu)<T)*#<kMT|#k7SNZ8(p@4T6_od-!Wh0+af<m-l8u0w|K7C?bT<?'
    'atti>o@)**WCKHQW4@Z3ec-W>zvv?R8h6>2=KLaC=K9iw<}BJ6HOA;)`0Wnn-d1m;)%uuc=}4vKd%n`&?1`g~=@eu9>4~R#nFCMT'
    '>en24S=)*>x@`Zv$p)jnLyUK|Vaxu<GAAD6XkkCH_dj8NWj$}vwm%DV3;U2A_jcZ7Pq7~4cO)-dhZxgT?7hj)g`JPP#5<LBGRS_T'
    'e~Y@kaK<_nZs}mCYqI+2su%fE`~BWjef|y1Rc@^QVV61`<N3X(FBf*L_sdn*wDy3ey+`FS=c0vPw3gd0b)`AiT9!_=m#LgQ?NoId'
    '=h~;{q@|y^g?T9css)bOQ@`tc`Qi)BbD!#R+6QHGLzx53iPqf7bB~tq-A5Z<_vm7mUVN$aSZ!ARPkMNhUVfwwPsP_xcQE6_z<dj{'
    '1ulzmuWLKjuD6UkE!M8L^e2itz2#m%v@G|YI8`^4y?<zlueWiyTKDc5%Ubx(q2)SR+iK~{#^OihBZoSFU<NaoKZN-sG0CgOVdM-F'
    'Gy8L5o`^kH%-@|ec&0oFIY2Pq!u$%h{aNezyK@H5lqdP_oWWD=RU61}Kf0dDlYsdq<_+h1uQ6lWiJ3e}VkY*?{_)$1`77ViJ$pXv'
    '8QxbtOYBL0yTsow^1tdcVv?<&GpLwHV$T)xE9?2)woUB0V&?yIVkW<xm}g?o6*FgC!F&tzCi2@4{;%Q;O^M~mZ?Bj+E0vfx8*ksh'
    '%$YbagZVyY-b*Itt(>iRBsawSXE1~LKISdtw;zqeu<gXmc~3CI?Kimn4!56}1a3dvez^T``|;aw`^kHP8O(6|;r7GrhuaUgA8tQ+'
    'Pq_VX`{DM(?dM!Cc@i+g?T6d{sBM!cf!hza-{AH;+<v(I2Dcw>KiqzY+Yh%NZa>_9xczYZ;r7GrH@N+9`~TbhnX^)G`{DMJ-v+b6'
    '?T6bBx1V?JVEzKkaQor*!|mscE8KpA+Yh%N+lJf!k7ANvXFpzV'
),
}, name='rows').DisableLifeTimeVariation()
