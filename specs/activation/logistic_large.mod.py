# Licensed under the Apache License, Version 2.0; see LICENSE.
# Written by 'python -m corpus' from corpus/families/activation.py; do not edit.
#
# LOGISTIC: tensors of many elements, in sizes of no block, and beside powers of two.

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
input = Input('input', ('TENSOR_FLOAT32', [32769]))
output = Output('output', ('TENSOR_FLOAT32', [32769]))
model = Model()
model.Operation('LOGISTIC', input).To(output)
Example({
    input: packed('|i1',
    'c-rmD$q~aK5CE_c@IwF9ayxxwq`&eWxv%<s;u*b0xv8zY=6chKz0YZ}T8Y}n95>%@)H=(^tCkouWm%SGS(as4mStI%Wm%SGS(as4'
    'mStI%Wm%SGS(as4mStI%Wm%SGS(as4mStI%Wm%SGS(as4mStI%Wm%SGS(as4mStI%Wm%SGS(as4mStI%Wm%SGS(as4mStJ~ll%j@'
    'nfST', 0.5
),
    output: packed('<f4',
    'c-rmDp|0Wp5Cu?@{Sd153#!<brf8l(5mJS~Jy+ADNzql0gy-r|i-bQ|JOW)`gQ-9_3%h?o&WOp}J2|^!xVzQE*QomnZ$o!KZPWTx'
    'AL<|5OLsh8E@@Y%_ing_hw!vJ{qBb0a1VF&aPPvyb_c^S48t%C!!QiPFbu;m48t%C!!QiPFbu;m48t%C!!QiPFbu;m48t%C!!QiP'
    'Fbu;m48t%C!!QiPFbu;m48t%C!!QiPFbu;m48t%C!!QiPFbu;m48t%C!!QiPZ-VDRFkfcX_o)32mQ`DxSDWmdrP;^o+6KY(x@ogb'
    '*;dOS4bJoP&$g=4GMHyo*#_wfhG7_nVHk#C7=~dOhG7_nVHk#C7=~dOhG7_nVHk#C7=~dOhG7_nVHk#C7=~dOhG7_nVHk#C7=~dO'
    'hG7_nVHk#C7=~dOhG7_nVHk#C7=~dOhG7_nVHk#C7>3^kFCP73-xQyt{IlN|`MMsLP2J3zKjTUMcuXc`-jwUS*!Q!(Uev$xqL{7w'
    'MN_Qvel~_-7=~dOhG7_nVHk#C7=~dOhG7_nVHk#C7=~dOhG7_nVHk#C7=~dOhG7_nVHk#C7=~dOhG7_nVHk#C7=~dOhG7_nVHk#C'
    '7=~dOhG7_nVHk#C7=~dOhG7_n;djAF93@elye5jCYnmkSG>+rx^Lp-A{QrxiSCzbS^sjp<7=~dOhG7_nVHk#C7=~dOhG7_nVHk#C'
    '7=~dOhG7_nVHk#C7=~dOhG7_nVHk#C7=~dOhG7_nVHk#C7=~dOhG7_nVHk#C7=~dOhG7_nVHk#C7=~dOhG7_nVHkcB{1=$NfgA'
),
}, name='real').DisableLifeTimeVariation()

# Expected values: float64 formula.
input = Input('input', ('TENSOR_QUANT8_ASYMM', [32769], 0.03125, 120))
output = Output('output', ('TENSOR_QUANT8_ASYMM', [32769], 0.00390625, 0))
model = Model()
model.Operation('LOGISTIC', input).To(output)
Example({
    input: packed('<i2',
    'c-rmDu?hhJ007W)Mjv1^7?shY_yC*DU^#;<vKfpwD}&sq_yviQUoeqDmK#wPgOu_gdT)RCeWTWk!_0dc<>K>rw!CyFi%OL2I_3Ou'
    '{yMJG_TyXckCN>z-8?_pV)eQnv<jtDtr;HfvMkH8EX%Si%d#xXvMkH8EX%Si%d#xXvMkH8EX%Si%d#xXvMkH8EX%Si%d#xXvMkH8'
    'EX%Si%d#xXvMkH8EX%Si%d#xXvMkH8EX%Si%d#xXvMkH8EX%Si%d-3@IRF3v000000000000000000000000000000000000D|BL'
    '?eP)r'
),
    output: packed('<i2',
    'c-rmDAqv7!007XXVGy)vG6?emR=deMYzC{r6Bs?h?qIPAvI7{zJBSRli$lkE3*JNC>n}XU$uf)M`jED=a(BGE7yI)d&F}MmdvmH^'
    '*J>7;(Q2C)p(?&j+#P;y>uIM~CX@IXWLcJFS(as4mStI%Wm%SGS(as4mStI%Wm%SGS(as4mStI%Wm%SGS(as4mStI%Wm%SGS(as4'
    'mStI%Wm%SGS(as4mStI%Wm%SGS(as4mStI%Wm%SGS(as4mSy=*as&VX0000000000000000000000000000000000007TIb>JNPP'
),
}, name='quant8').AddVariations(DataTypeConverter(name='signed').Identify({
    input: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.03125, -8),
    output: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.00390625, -128),
})).DisableLifeTimeVariation()
