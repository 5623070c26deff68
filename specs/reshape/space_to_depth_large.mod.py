# Licensed under the Apache License, Version 2.0; see LICENSE.
# Written by 'python -m corpus' from corpus/families/reshape.py; do not edit.
#
# SPACE_TO_DEPTH: tensors of many elements, in sizes of no block, and beside powers of two.

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
input = Input('input', ('TENSOR_FLOAT32', [1, 66, 258, 3]))
part_0 = Output('part_0', ('TENSOR_FLOAT32', [1, 33, 129, 12]))
model = Model()
model.Operation('SPACE_TO_DEPTH', input, 2).To(part_0)
Example({
    input: packed('<i2',
    'c-rmDI|=~+002<R1uPDrY;p%BQ4#}Xu$Zip!7Kv{Ml&KQlfkCMrYM`iY`6N{gZK7#E<F>+NGQ0u#TxI$y%UZ<R>f(*);-NLm-1(y'
    'U8Z}<SE0Qg40qdca~4faTGdg$Qhy$<xw9<GvMkH8EX%Si%d#xXvMkH8EX%Si%d#xXvMkH8EX%Si%d#xXvMkH8EX%Si%d#xXvMkH8'
    'EX%Si%d#xXvMkH8EX%Si%d#xXvMkH8EX%Si%d#xXvMkH8EX%Si%d#xXvMkH8EX%Si%d#xXvMkH8EX%Si%d#xXvMkH8EX%Si%d#xX'
    'vMkH8EX%Si%d#xXviu7<0000000000000000000000000000000000000000000000000000000000000Knh-0(n}Wk^', 1.0
),
    part_0: packed('<i2',
    'c-rmMu_`VA7{+m@+<@h~0A-VVP$y9m19b+A$toGlGO%DYBPX3Q8EmJ-raomenC;(sIC-8Mu>1Yyw`cnI4p&Dr4};^sx2M||<3Da*'
    'rnV-3p6#rky#IdPo0wkuwK=+fe*3d>ez>tX{5;)%yqtep8|3ukZsBU~U@NDy|CV>JkEV0lwT+y1Z7ru=JIHC*j&j<yi=1}tB&S__'
    '&S}>ka@w`2oOW#@r(HYDY1f`|+O@fycI`T+UE9uS*Vc2|wfmfQZ6>E(d&z0n_Hx>_^PF~VKBrx~%4yejbK14joOW#|r(GN6v}>cB'
    'cI_soU3<-G*H&`cwac7#Z6T*!Th3|MZgbkTvz&HqGpAik6yse>6z^S26mMNi6#HFE6dzqn6ti7R6vtgl6q8*`6iZ!86pLL;6oam{'
    '#;&!-uC>OlwZ^Ws#;&!-p|-WH?Ju{jLmm3D+SazVb*Mu>R@>UvwhndZ$7);K+SZ{C{a9^lTiZI+p&zSlZEIVHI`m_;t!-`VP=|i3'
    'wzaKo9qQ1J)wZ^^twSC9vD((QwsojOKUUk?*0v6H=*MbX+uGKl4*ghdYg^ko)S(}%ZEb5?hdT6QwXJP!>rjV&thTkSZ5`^+kJYxe'
    'wXH)P`mx&9wzhSsLqAsA+SaxXb?C=xTie>!p$`36ZEIWGI@F;bt8Hy-TZcOIW3{bqZR=2neyp~&t!*9Z(2v!&wzaK89s04_*0#2F'
    's6#(i+uGK)4t40qYFpdd)}aplSZ!-t+d9;tAFFL`Yg>mp^kcQHZEfpNhkmTKwXJO(>d=qXwzjoB1^@s600000000000000000000'
    '000000000000000000000000000000000000Km8RA1gkek^', 1.0
),
}, name='moved').DisableLifeTimeVariation()

# Beyond one block, tile or vector, with a rest.
# Expected values: float64 formula.
input = Input('input', ('TENSOR_FLOAT16', [1, 66, 258, 3]))
part_0 = Output('part_0', ('TENSOR_FLOAT16', [1, 33, 129, 12]))
model = Model()
model.Operation('SPACE_TO_DEPTH', input, 2).To(part_0)
Example({
    input: packed('<i2',
    'c-rmDI|=~+002<R1uPDrY;p%BQ4#}Xu$Zip!7Kv{Ml&KQlfkCMrYM`iY`6N{gZK7#E<F>+NGQ0u#TxI$y%UZ<R>f(*);-NLm-1(y'
    'U8Z}<SE0Qg40qdca~4faTGdg$Qhy$<xw9<GvMkH8EX%Si%d#xXvMkH8EX%Si%d#xXvMkH8EX%Si%d#xXvMkH8EX%Si%d#xXvMkH8'
    'EX%Si%d#xXvMkH8EX%Si%d#xXvMkH8EX%Si%d#xXvMkH8EX%Si%d#xXvMkH8EX%Si%d#xXvMkH8EX%Si%d#xXvMkH8EX%Si%d#xX'
    'vMkH8EX%Si%d#xXviu7<0000000000000000000000000000000000000000000000000000000000000Knh-0(n}Wk^', 0.25
),
    part_0: packed('<i2',
    'c-rmMu_`VA7{+m@+<@h~0A-VVP$y9m19b+A$toGlGO%DYBPX3Q8EmJ-raomenC;(sIC-8Mu>1Yyw`cnI4p&Dr4};^sx2M||<3Da*'
    'rnV-3p6#rky#IdPo0wkuwK=+fe*3d>ez>tX{5;)%yqtep8|3ukZsBU~U@NDy|CV>JkEV0lwT+y1Z7ru=JIHC*j&j<yi=1}tB&S__'
    '&S}>ka@w`2oOW#@r(HYDY1f`|+O@fycI`T+UE9uS*Vc2|wfmfQZ6>E(d&z0n_Hx>_^PF~VKBrx~%4yejbK14joOW#|r(GN6v}>cB'
    'cI_soU3<-G*H&`cwac7#Z6T*!Th3|MZgbkTvz&HqGpAik6yse>6z^S26mMNi6#HFE6dzqn6ti7R6vtgl6q8*`6iZ!86pLL;6oam{'
    '#;&!-uC>OlwZ^Ws#;&!-p|-WH?Ju{jLmm3D+SazVb*Mu>R@>UvwhndZ$7);K+SZ{C{a9^lTiZI+p&zSlZEIVHI`m_;t!-`VP=|i3'
    'wzaKo9qQ1J)wZ^^twSC9vD((QwsojOKUUk?*0v6H=*MbX+uGKl4*ghdYg^ko)S(}%ZEb5?hdT6QwXJP!>rjV&thTkSZ5`^+kJYxe'
    'wXH)P`mx&9wzhSsLqAsA+SaxXb?C=xTie>!p$`36ZEIWGI@F;bt8Hy-TZcOIW3{bqZR=2neyp~&t!*9Z(2v!&wzaK89s04_*0#2F'
    's6#(i+uGK)4t40qYFpdd)}aplSZ!-t+d9;tAFFL`Yg>mp^kcQHZEfpNhkmTKwXJO(>d=qXwzjoB1^@s600000000000000000000'
    '000000000000000000000000000000000000Km8RA1gkek^', 0.25
),
}, name='moved_float16').DisableLifeTimeVariation()

# Beyond one block, tile or vector, with a rest.
# Expected values: float64 formula.
input = Input('input', ('TENSOR_QUANT8_ASYMM', [1, 66, 258, 3], 0.5, 100))
part_0 = Output('part_0', ('TENSOR_QUANT8_ASYMM', [1, 33, 129, 12], 0.5, 100))
model = Model()
model.Operation('SPACE_TO_DEPTH', input, 2).To(part_0)
Example({
    input: packed('<i2',
    'c-rmDI|=~+002<R1uPDrY;p%BQ4#}Xu$Zip!7Kv{Ml&KQlfkCMrYM`iY`6N{gZK7#E<F>+NGQ0u#TxI$y%UZ<R>f(*);-NLm-1(y'
    'U8Z}<SE0Qg40qdca~4faTGdg$Qhy$<xw9<GvMkH8EX%Si%d#xXvMkH8EX%Si%d#xXvMkH8EX%Si%d#xXvMkH8EX%Si%d#xXvMkH8'
    'EX%Si%d#xXvMkH8EX%Si%d#xXvMkH8EX%Si%d#xXvMkH8EX%Si%d#xXvMkH8EX%Si%d#xXvMkH8EX%Si%d#xXvMkH8EX%Si%d#xX'
    'vMkH8EX%Si%d#xXviu7<0000000000000000000000000000000000000000000000000000000000000Knh-0(n}Wk^'
),
    part_0: packed('<i2',
    'c-rmMu_`VA7{+m@+<@h~0A-VVP$y9m19b+A$toGlGO%DYBPX3Q8EmJ-raomenC;(sIC-8Mu>1Yyw`cnI4p&Dr4};^sx2M||<3Da*'
    'rnV-3p6#rky#IdPo0wkuwK=+fe*3d>ez>tX{5;)%yqtep8|3ukZsBU~U@NDy|CV>JkEV0lwT+y1Z7ru=JIHC*j&j<yi=1}tB&S__'
    '&S}>ka@w`2oOW#@r(HYDY1f`|+O@fycI`T+UE9uS*Vc2|wfmfQZ6>E(d&z0n_Hx>_^PF~VKBrx~%4yejbK14joOW#|r(GN6v}>cB'
    'cI_soU3<-G*H&`cwac7#Z6T*!Th3|MZgbkTvz&HqGpAik6yse>6z^S26mMNi6#HFE6dzqn6ti7R6vtgl6q8*`6iZ!86pLL;6oam{'
    '#;&!-uC>OlwZ^Ws#;&!-p|-WH?Ju{jLmm3D+SazVb*Mu>R@>UvwhndZ$7);K+SZ{C{a9^lTiZI+p&zSlZEIVHI`m_;t!-`VP=|i3'
    'wzaKo9qQ1J)wZ^^twSC9vD((QwsojOKUUk?*0v6H=*MbX+uGKl4*ghdYg^ko)S(}%ZEb5?hdT6QwXJP!>rjV&thTkSZ5`^+kJYxe'
    'wXH)P`mx&9wzhSsLqAsA+SaxXb?C=xTie>!p$`36ZEIWGI@F;bt8Hy-TZcOIW3{bqZR=2neyp~&t!*9Z(2v!&wzaK89s04_*0#2F'
    's6#(i+uGK)4t40qYFpdd)}aplSZ!-t+d9;tAFFL`Yg>mp^kcQHZEfpNhkmTKwXJO(>d=qXwzjoB1^@s600000000000000000000'
    '000000000000000000000000000000000000Km8RA1gkek^'
),
}, name='moved_quant8').DisableLifeTimeVariation()
