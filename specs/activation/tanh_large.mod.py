# Licensed under the Apache License, Version 2.0; see LICENSE.
# Written by 'python -m corpus' from corpus/families/activation.py; do not edit.
#
# TANH: tensors of many elements, in sizes of no block, and beside powers of two.

import base64
import zlib

import numpy as np


def packed(dtype, text):
    """Many values in little space."""
    return np.frombuffer(zlib.decompress(base64.b85decode(text)), dtype).tolist()

# Expected values: float64 formula.
input = Input('input', ('TENSOR_FLOAT32', [7, 11, 13, 17]))
output = Output('output', ('TENSOR_FLOAT32', [7, 11, 13, 17]))
model = Model()
model.Operation('TANH', input).To(output)
Example({
    input: packed('<f4',
    'c-rmHfenQq3<bcB!X`3`qp+Eb_N|5J3_nL=Nb93;5z!;Yj9OR3JZgW|>d&h(Bl~y0-Cysk&ep8@?3HbqJ!;muvN<brIeYZ?jy-qm'
    '|50ai<vr(I`KUeX=l;*EeSXi{?~Rpf^L=w$eP(86W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)'
    'W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)'
    'W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)'
    'W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)W@hI9Hva(YyT51'
),
    output: packed('<f4',
    'c-rmHtqlS(7zSVlV5cT5!v-h<;tU#rz%T}agbS7+2|JMBvGl!MZwa27_WSAAKHYs)=Fe?EtLt?9Tp#CU$)32ouZDch_33$i7k$l@'
    '+kRc%mrY5WdOi1v54&wiZ>^^{=OLF`W~DE)>#XUGHaC0f$>nbLyi@O|R>s~T9^ap4wfk*W`)~f5zWk^CIp>a<nVFfHnVFfHnVFfH'
    'nVFfHnVFfHnVFfHnVFfHnVFfHnVFfHnVFfHnVFfHnVFfHnVFfHnVFfHnVFfHnVFfHnVFfHnVFfHnVFfHnVFfHnVFfHnVFfHnVFfH'
    'nVFfHnVFfHnVFfHnVFfHnVFfHnVFfHnVFfHnVFfHnVFfHnVFfHnVFfHnVFfHnVFfHnVFfHnVFfHnVFfHnVFfHnVFfHnVFfHnVFfH'
    'nVFfHnVFfHnVFfHnVFfHnVFfHnVFfHnVFfHnVFfHnVFfHnVFfHnVFfHnVFfHnVFfHnVFfHnVFfHnVFfHnVFfHnVFfHnVFfHnVFfH'
    'nVFfHnVFfH`47xL%%(tO'
),
}, name='real').DisableLifeTimeVariation()

# Expected values: float64 formula.
input = Input('input', ('TENSOR_QUANT8_ASYMM', [7, 11, 13, 17], 0.03125, 120))
output = Output('output', ('TENSOR_QUANT8_ASYMM', [7, 11, 13, 17], 0.0078125, 128))
model = Model()
model.Operation('TANH', input).To(output)
Example({
    input: packed('|u1',
    'c-rmDu?hhJ007X@W;0zG3?>^3Wp^>0NhyOU`2?eKT^Z!^157q`b-%!7HDh2l*nNk3Z-3F`nlxu=cf5RF(tL2sgWf$DZTGA9{8h?^'
    ')#G`$epEh%PPoYX@nPBs>*Z{7ifipw@f*pqEX%Si%d#xXvMkH8EX%Si%d#xXvMkH8EX%Si%d#xXvMkH8EX%Si%d#xXvMkGgn}6p|'
    '#3B'
),
    output: packed('|u1',
    'c-rmDAr69I7ywXy6qAg=j24rX;$}5@FmGaaqgm}1H-eYYVv#@ac@DSt`fGP_tqw!eonspEI&x|vZ6B{o93zdJ@-sbek)l}Er@ZRl'
    '`*}S}<Ne#0i>ioLmStI%Wm%SGS(as4mStI%Wm%SGS(as4mStI%Wm%SGS(as4mStI%Wm%SGS(as4{@eTmrk+8z'
),
}, name='quant8').AddVariations(DataTypeConverter(name='signed').Identify({
    input: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.03125, -8),
    output: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.0078125, 0),
})).DisableLifeTimeVariation()
