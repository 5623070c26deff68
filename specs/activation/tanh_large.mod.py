# Licensed under the Apache License, Version 2.0; see LICENSE.
# Written by 'python -m corpus' from corpus/families/activation.py; do not edit.
#
# TANH: tensors of many elements, in sizes of no block, and beside powers of two.

import base64
import zlib

import numpy as np


def packed(dtype, text, unit=None):
    """Many values in little space: the first byte of each, then the second; times a unit."""
    planes = np.frombuffer(zlib.decompress(base64.b85decode(text)), "u1")
    planes = planes.reshape(np.dtype(dtype).itemsize, -1)
    values = np.frombuffer(planes.T.tobytes(), dtype)
    return (values if unit is None else np.multiply(values, unit, dtype="f8")).tolist()

# Expected values: float64 formula.
input = Input('input', ('TENSOR_FLOAT32', [7, 11, 13, 17]))
output = Output('output', ('TENSOR_FLOAT32', [7, 11, 13, 17]))
model = Model()
model.Operation('TANH', input).To(output)
Example({
    input: packed('|i1',
    'c-rmD!3~5U5CFi90@8oAD=2tvTr%HDrey4M#}jX^Qrn8ru6G{i)t<5Yj$Aq7h<f+vcm2`ITyK^!Ynw%uWm%SGS(as4mStI%Wm%SG'
    'S(as4mStI%Wm%SGS(as4mStI%Wm%SGS(as4mStJ~+x!9Z3A)(', 0.5
),
    output: packed('<f4',
    'c-rmDv8jYW5C-5WV0#j5<~lGEH!!)_;DSr83<KebsTeNyAY5+x#4ZlLff;uG*{@IW**?+7miB%*_Bf8$w(Q&M=#NkOMB394dn~UM'
    '>9t(Zp3=Uh{#ce{>0ua#VHk#C7=~dOhG7_nVHk#C7=~dOhG7_nVHk#C7=~dOhG7_nVHk#C7=~dOhT)&ZYl-*xjy1+|uETW3G(E@R'
    '9G}xVy~{hwS*AE+c$O&7;fl^u&atf1FiZms!!QiPFbu;m48t%C!!QiPFbu;m48t%C!!QiPFbu;m48t%C!!QiPFbu;m48t(|yST~m'
    'eSD*dN3NT;tE21kqpcsgYr1d#My_)gb+kE0&g~V|IbYYNYum1cVHk#C7=~dOhG7_nVHk#C7=~dOhG7_nVHk#C7=~dOhG7_nVHk#C'
    '7=~dOhG7_ne-~GC{8fK3$2`wfb#2$YU)Q`3S49=oeD@X2cin$x7=~dOhG7_nVHk#C7=~dOhG7_nVHk#C7=~dOhG7_nVHk#C7=~dO'
    'hG7_nVHk#C_;>L?pY=dw'
),
}, name='real').DisableLifeTimeVariation()

# Expected values: float64 formula.
input = Input('input', ('TENSOR_QUANT8_ASYMM', [7, 11, 13, 17], 0.03125, 120))
output = Output('output', ('TENSOR_QUANT8_ASYMM', [7, 11, 13, 17], 0.0078125, 128))
model = Model()
model.Operation('TANH', input).To(output)
Example({
    input: packed('<i2',
    'c-rmDu?hhJ002;%&1O;tgUQB1*<B20QpzAoKEbG5${?2?V6v&J`vo?u83VJy?mOhY{e`2;vObC1!};SJr@d=h=-di}&2I6UKJ!Vx'
    'd^l}a_tHDt3TA0H+K+2NwV14rQKi|)eL`85Wm%SGS(as4mStI%Wm%SGS(as4mStI%Wm%SGS(as4mStI%Wm%SGS(as4mSy>8a|Qqa'
    '0000000000000000D%AW1zUi`A^'
),
    output: packed('<i2',
    'c-rmDp$)=N6ac{fLQymo4HARGVo0zk24fRENgWoCA*o;qFc|tpA9E1y{I%P-RQtZ!oMP<rGIDAnt?$os93l;?@;yGTk)oK_$GqrX'
    'yJ<a1!|l_Rv#N+zmStI%Wm%SGS(as4mStI%Wm%SGS(as4mStI%Wm%SGS(as4mStI%Wm%SGS(as4{@n}!000000000000000006*$'
    '`U0V&LAC'
),
}, name='quant8').AddVariations(DataTypeConverter(name='signed').Identify({
    input: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.03125, -8),
    output: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.0078125, 0),
})).DisableLifeTimeVariation()
