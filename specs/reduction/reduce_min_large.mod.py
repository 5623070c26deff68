# Licensed under the Apache License, Version 2.0; see LICENSE.
# Written by 'python -m corpus' from corpus/families/reduction.py; do not edit.
#
# REDUCE_MIN: tensors of many elements, in sizes of no block, and beside powers of two.

import base64
import zlib

import numpy as np


def packed(dtype, text, unit=None):
    """Many values in little space: the first byte of each, then the second; times a unit."""
    planes = np.frombuffer(zlib.decompress(base64.b85decode(text)), "u1")
    planes = planes.reshape(np.dtype(dtype).itemsize, -1)
    values = np.frombuffer(planes.T.tobytes(), dtype)
    return (values if unit is None else np.multiply(values, unit, dtype="f8")).tolist()

# Beyond one block, tile or vector, with a rest.
# Expected values: float64 formula.
input = Input('input', ('TENSOR_FLOAT32', [100003]))
axes = Parameter('axes', ('TENSOR_INT32', [1]), [0])
output = Output('output', ('TENSOR_FLOAT32', [1]))
model = Model()
model.Operation('REDUCE_MIN', input, axes, True).To(output)
Example({
    input: packed('|i1',
    'c-rmD!4ZTY5CE{%1>FA2JrK2t`{kWUw3>AubI&m%YxSPhcm86`^N#&gezMvg5v#Z7zILmRjy$iKA<MEX%d#xXvMkH8EX%Si%d#xX'
    'vMkH8EX%Si%d#xXvMkH8EX%Si%d#xXvMkH8EX%Si%d#xXvMkH8EX%Si%d#xXvMkH8EX%Si%d#xXvMkH8EX%Si%d#xXvMkH8EX%Si'
    '%d#xXvMkH8EX%Si%d#xXvMkH8EX%Si%d#xXvMkH8EX%Si%d#xXvMkH8EX%Si%d#xXvMkH8EX%Si%d#xXvMkH8EX%Si%d#xXvMkH8'
    'EX%Si%d#xXvMkH8EX%Si%d#xXvMkH8EX%Si%d#xXvMkH8EX%Si%d#xXvMkH8EX%Si%d#xXvMkH8EX%Si%d#xXvMkH8EX%Si%d#xX'
    'vMkH8EX%Si%d#xXvMkH8EX%Si%d#xXvMkH8EX(qr^9zl*yY>', 0.5
),
    output: [-3.0],
}, name='all').DisableLifeTimeVariation()

# Expected values: float64 formula.
input = Input('input', ('TENSOR_QUANT8_ASYMM', [100003], 0.5, 100))
axes = Parameter('axes', ('TENSOR_INT32', [1]), [0])
o = Output('o', ('TENSOR_QUANT8_ASYMM', [1], 0.5, 100))
model = Model()
model.Operation('REDUCE_MIN', input, axes, True).To(o)
Example({
    input: packed('<i2',
    'c-rmDJqm#V002-IFfbYvhahDWgHSfRD4Rhxf1jDf0c@1q0m))Ax`EB8zLd`?l;OSo1(p7LJ8XW^*L?Sut(WGn)U+5La-+uaRA^nI'
    'O;mlZ#>q!JF{p)|-99;4mDjUn{C>{#7J)3wvMkH8EX%Si%d#xXvMkH8EX%Si%d#xXvMkH8EX%Si%d#xXvMkH8EX%Si%d#xXvMkH8'
    'EX%Si%d#xXvMkH8EX%Si%d#xXvMkH8EX%Si%d#xXvMkH8EX%Si%d#xXvMkH8EX%Si%d#xXvMkH8EX%Si%d#xXvMkH8EX%Si%d#xX'
    'vMkH8EX%Si%d#xXvMkH8EX%Si%d#xXvMkH8EX%Si%d#xXvMkH8EX%Si%d#xXvMkH8EX%Si%d#xXvMkH8EX%Si%d#xXvMkH8EX%Si'
    '%d#xXvMkH8EX%Si%d#xXvMkH8EX%Si%d#xXvMkH8EX%Si%d#xXvMkH8EX%Si%d#xXvMkH8EX%Si%d#xXvMkH8EX%Si%d#xXKh7}#'
    '0000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000'
    '0000000000000000002spM3#Sn3oI'
),
    o: [13],
}, name='all_quant8').DisableLifeTimeVariation()

# Beyond one block, tile or vector, with a rest.
# Expected values: float64 formula.
input = Input('input', ('TENSOR_FLOAT32', [2049, 33]))
axes = Parameter('axes', ('TENSOR_INT32', [1]), [0])
output = Output('output', ('TENSOR_FLOAT32', [1, 33]))
model = Model()
model.Operation('REDUCE_MIN', input, axes, True).To(output)
Example({
    input: packed('|i1',
    'c-rmD!4bnC3;;n}NI?JPhG614GW)%`jhf$_ZMGQsM77VV(ds@G{o3d5J0mjpTF;fEcD&Dd!!>)X9xx2UFbu;m48t%C!!QiPFbu;m'
    '48t%C!!QiPFbu;m48t%C!!QiPFbu;m48t%C!!QiPFbu;m48t%C!!QiPFbu;m48t%C!!QiPFbu;m48t%C!!QiPFbu;m48t%C!!QiP'
    'Fbu;m48t%C!!QiPFbu;m48t%C!!QiPFbu;m48t%C!!QiPFbu;m48t%C!!QiPFbu;m48t%C!!QiPFbu;m48t%C!!QiPFbu;m48t%C'
    '!!QiPFbu;m48t%C!!QiP@ZaJe>oRa7', 0.5
),
    output: [-3.0, -3.0, -3.0, -3.0, -3.0, -3.0, -3.0, -3.0, -3.0, -3.0, -3.0, -3.0, -3.0, -3.0, -3.0, -3.0,
    -3.0, -3.0, -3.0, -3.0, -3.0, -3.0, -3.0, -3.0, -3.0, -3.0, -3.0, -3.0, -3.0, -3.0, -3.0, -3.0,
    -3.0],
}, name='columns').DisableLifeTimeVariation()

# Expected values: float64 formula.
input = Input('input', ('TENSOR_QUANT8_ASYMM', [2049, 33], 0.5, 100))
axes = Parameter('axes', ('TENSOR_INT32', [1]), [0])
o = Output('o', ('TENSOR_QUANT8_ASYMM', [1, 33], 0.5, 100))
model = Model()
model.Operation('REDUCE_MIN', input, axes, True).To(o)
Example({
    input: packed('<i2',
    'c-rmDp$-87002;%+1O4H?l)AsBAHFF34$Ql)C)ACpkLK4*o+D08wAm8c1180nGf&-zQEq=FIWxZ&2_PF=0DS<y9{1&*3UX&Vf`+r'
    'rB+zIOrE14ZPcRP;rKYUlk=>28{eZ{Wjn7A0$G-2S(as4mStI%Wm%SGS(as4mStI%Wm%SGS(as4mStI%Wm%SGS(as4mStI%Wm%SG'
    'S(as4mStI%Wm%SGS(as4mStI%Wm%SGS(as4mStI%Wm%SGS(as4mStI%Wm%SGS(as4mStI%Wm%SGS(as4mStI%Wm%SGS(as4mStI%'
    'Wm%SGS(as4mStI%Wm%SGS(as4mStI%Wm%SGS(as4mStI%Wm%SGS(as4mStI%Wm%SGS(as4mStI%Wm%SG`EPR$000000000000000'
    '000000000000000000000000000000000000000000000000000000000000000000Dk!bKOWvp'
),
    o: [3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3],
}, name='columns_quant8').DisableLifeTimeVariation()

# Beyond one block, tile or vector, with a rest.
# Expected values: float64 formula.
input = Input('input', ('TENSOR_FLOAT32', [33, 2049]))
axes = Parameter('axes', ('TENSOR_INT32', [1]), [1])
output = Output('output', ('TENSOR_FLOAT32', [33, 1]))
model = Model()
model.Operation('REDUCE_MIN', input, axes, True).To(output)
Example({
    input: packed('|i1',
    'c-rmD!41S93;-}%k;4At5<;(Yocy+2Yv<kH%&59*>>TTw(MOJ+&-f^_THe(nPCG5<eq)dKIWgxdS(as4mStI%Wm%SGS(as4mStI%'
    'Wm%SGS(as4mStI%Wm%SGS(as4mStI%Wm%SGS(as4mStI%Wm%SGS(as4mStI%Wm%SGS(as4mStI%Wm%SGS(as4mStI%Wm%SGS(as4'
    'mStI%Wm%SGS(as4mStI%Wm%SGS(as4mStI%Wm%SGS(as4mStI%Wm%SGS(as4mStI%Wm%SGS(as4mStI%Wm%SGS(as4mStI%Wm%SG'
    'S(as4mStI%Wm%SGS(at_Z}ShO8&-q', 0.5
),
    output: [-3.0, -3.0, -3.0, -3.0, -3.0, -3.0, -3.0, -3.0, -3.0, -3.0, -3.0, -3.0, -3.0, -3.0, -3.0, -3.0,
    -3.0, -3.0, -3.0, -3.0, -3.0, -3.0, -3.0, -3.0, -3.0, -3.0, -3.0, -3.0, -3.0, -3.0, -3.0, -3.0,
    -3.0],
}, name='rows').DisableLifeTimeVariation()

# Expected values: float64 formula.
input = Input('input', ('TENSOR_QUANT8_ASYMM', [33, 2049], 0.5, 100))
axes = Parameter('axes', ('TENSOR_INT32', [1]), [1])
o = Output('o', ('TENSOR_QUANT8_ASYMM', [33, 1], 0.5, 100))
model = Model()
model.Operation('REDUCE_MIN', input, axes, True).To(o)
Example({
    input: packed('<i2',
    'c-rmDp$-87002<Mrn}8#Q%-R~5&eN5kZf!=)i03w1WD11Q3WOm*9f;EoFFJRGe6)9?7jY)vwdxzKfgQW&#t%a7u%=JEgGE<*Wf+~'
    'O6ekeUDnUWxUgDIlj<WIhn2WKJVxClowRaIS(as4mStI%Wm%SGS(as4mStI%Wm%SGS(as4mStI%Wm%SGS(as4mStI%Wm%SGS(as4'
    'mStI%Wm%SGS(as4mStI%Wm%SGS(as4mStI%Wm%SGS(as4mStI%Wm%SGS(as4mStI%Wm%SGS(as4mStI%Wm%SGS(as4mStI%Wm%SG'
    'S(as4mStI%Wm%SGS(as4mStI%Wm%SGS(as4mStI%Wm%SGS(as4mStI%Wm%SGS(as4mStI%Wm%SGS(at_Z*v9!000000000000000'
    '00000000000000000000000000000000000000000000000000000000000000000e)$455p{e'
),
    o: [5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5],
}, name='rows_quant8').DisableLifeTimeVariation()

# Beyond one block, tile or vector, with a rest.
# Expected values: float64 formula.
input = Input('input', ('TENSOR_FLOAT32', [5, 1031, 7]))
axes = Parameter('axes', ('TENSOR_INT32', [1]), [1])
output = Output('output', ('TENSOR_FLOAT32', [5, 1, 7]))
model = Model()
model.Operation('REDUCE_MIN', input, axes, True).To(output)
Example({
    input: packed('|i1',
    'c-rmDu>r#%3;?hgFy#MpYoL9jgS0EE?W~nO))-H=y!(k3Ip^G?PCskqj(3c{?|S;U?R%nny>&k;WLcJFS(as4mStI%Wm%SGS(as4'
    'mStI%Wm%SGS(as4mStI%Wm%SGS(as4mStI%Wm%SGS(as4mStI%Wm%SGS(as4mStI%Wm%SGS(as4mStI%Wm%SGS(as4mStI%Wm%SG'
    'S(as4{`>p`hQRzM', 0.5
),
    output: [-3.0, -3.0, -3.0, -3.0, -3.0, -3.0, -3.0, -3.0, -3.0, -3.0, -3.0, -3.0, -3.0, -3.0, -3.0, -3.0,
    -3.0, -3.0, -3.0, -3.0, -3.0, -3.0, -3.0, -3.0, -3.0, -3.0, -3.0, -3.0, -3.0, -3.0, -3.0, -3.0,
    -3.0, -3.0, -3.0],
}, name='middle').DisableLifeTimeVariation()

# Expected values: float64 formula.
input = Input('input', ('TENSOR_QUANT8_ASYMM', [5, 1031, 7], 0.5, 100))
axes = Parameter('axes', ('TENSOR_INT32', [1]), [1])
o = Output('o', ('TENSOR_QUANT8_ASYMM', [5, 1, 7], 0.5, 100))
model = Model()
model.Operation('REDUCE_MIN', input, axes, True).To(o)
Example({
    input: packed('<i2',
    'c-rmDp$-87007YY1VLB%0!7kH){$JeF;h%YOgPPKnwjmI*=(k20ydj)Q6y;h1AfEoz5c@Gq&mOX`=!^em?qcTC%5S4n?aPs>G*tz'
    'E8F9Au<s2Y(WS9^7Fx5>y8S+7wQ`n~Hl0wGWm%SGS(as4mStI%Wm%SGS(as4mStI%Wm%SGS(as4mStI%Wm%SGS(as4mStI%Wm%SG'
    'S(as4mStI%Wm%SGS(as4mStI%Wm%SGS(as4mStI%Wm%SGS(as4mStI%Wm%SGS(fFW&jA1c000000000000000000000000000000'
    '0000000000@ZY|0;Gx0'
),
    o: [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0],
}, name='middle_quant8').DisableLifeTimeVariation()

# Beyond one block, tile or vector, with a rest.
# Expected values: float64 formula.
input = Input('input', ('TENSOR_FLOAT32', [2, 65, 67, 3]))
axes = Parameter('axes', ('TENSOR_INT32', [2]), [1, 2])
output = Output('output', ('TENSOR_FLOAT32', [2, 1, 1, 3]))
model = Model()
model.Operation('REDUCE_MIN', input, axes, True).To(output)
Example({
    input: packed('|i1',
    'c-rmDu@S={5CAYZz_9<g&tu{)OQ=($$eks|-KDpgWj!Bbot3lBdgfVoj1}2V?x(c%&bT>dzNMeqLzZP(mStI%Wm%SGS(as4mStI%'
    'Wm%SGS(as4mStI%Wm%SGS(as4mStI%Wm%SGS(as4mStI%Wm%SGS(as4mStI%Wm%SGS(as4{^uVq$||V', 0.5
),
    output: [-3.0, -3.0, -3.0, -3.0, -3.0, -3.0],
}, name='image').DisableLifeTimeVariation()

# Expected values: float64 formula.
input = Input('input', ('TENSOR_QUANT8_ASYMM', [2, 65, 67, 3], 0.5, 100))
axes = Parameter('axes', ('TENSOR_INT32', [2]), [1, 2])
o = Output('o', ('TENSOR_QUANT8_ASYMM', [2, 1, 1, 3], 0.5, 100))
model = Model()
model.Operation('REDUCE_MIN', input, axes, True).To(o)
Example({
    input: packed('<i2',
    'c-rmDAr3(S002;%O0X%a=mvsdQ<$K9Ls2+@0|=7+X#_Jw*(Pc>!R)7RHqiy_j}wS4AimdMn9h9;h0iUDOZ(>Zv0Y7)pp^^<!J?ht'
    'MB~akQ@u3Gr(-eOzmAr#cwK+iI`diB+jZ~fP?lv`mStI%Wm%SGS(as4mStI%Wm%SGS(as4mStI%Wm%SGS(as4mStI%Wm%SGS(as4'
    'mStI%Wm%SGS(as4mStI%Wm%SGS(as4{^b+^000000000000000000000000000000fAR%rfkLk'
),
    o: [3, 3, 3, 3, 3, 3],
}, name='image_quant8').DisableLifeTimeVariation()
