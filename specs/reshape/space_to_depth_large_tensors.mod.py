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


def signed(*operands):
    """All unsigned codes as signed ones of the same real values."""
    types = {
        o: ("TENSOR_QUANT8_ASYMM_SIGNED", o.type.scale, o.type.zeroPoint - 128) for o in operands
    }
    return DataTypeConverter(name="signed").Identify(types)


F16 = 'TENSOR_FLOAT16'
F32 = 'TENSOR_FLOAT32'
U8 = 'TENSOR_QUANT8_ASYMM'

# Elements of one, two and four bytes are moved, beyond one block, with a rest.
# Expected values: float64 formula.
x1 = Input('x1', (F32, [1, 66, 258, 3]))
t2 = Output('t2', (F32, [1, 33, 129, 12]))
model = Model()
model.Operation('SPACE_TO_DEPTH', x1, 2).To(t2)
Example({
    x1: (packed('<i4',
    'c-p&g^^4vyF_uQt=%pY3t%zrysFS(o;*zc;R$q0Gz_5DfldIe~57q|!)aRdYz*6$Fs*;QH*Sms#H#5GtUh&D$suEA;W@3oW6SAle'
    'DRANtD-F{Kay4{L4^hd~Zb(uIRd!XV*RYB3@JNXDwG0+i3bNAkRM#=7O3qSa7%%_;T6!#T', 0.03125
) * 838)[:51084],
    t2: packed('<i4',
    'c-rmMy=oO`7==;s2NVm5#SuG6q6uS&2nt55j7N@OL}Ls>5Qn6g#6oOr0&=vq(tA)CWG-TC1iJ`MVc|uHv9J-Dy_+fRXRZ2Wf6c?U'
    '^Uv=5yTOaU7mj~Dx&PVuwbx%JuS|XWJn`et`}<zb-T1V*JN&ry*N0cn*RSvVdwO7LW^`+Hkkj$v`!`n)eaY$DCpW*JIWm{iuC3>^'
    'YpXf!+M%3w?MP0$b~2}3o5*R`KIXJ*?{eC;*E#Ll%ba%Yc}}}_E2mw%n$xbG$!XWV=Co^{bK13GPP;ar)2^-Mv}^lv+O=0X?b;}('
    'U3-($u6@sG*N*43Yu|F(wcVU{Z8xV~JD=08-Op*)KIF7(Gdb<r`<!;|W=^}dkkhVB<+N*?Iqh1a*x$88@uO>rVykP3;y~9D#kgyU'
    ';%(Ow#fz>bipj1eiW^-^6xX|!C<a|?ja_SvU2Bb9YmHrNja_SvJKEN^wtu;89qP~@t8Hy-TZcOI$7);K+SZ{C{ju8CwzhSsLw~Hc'
    'wXJO(>d+snZEb5?hdT7fYFpdd)}aplvD((QwsojOf2_8(t!*9Z&>yR9ZEIVHI`qeCTie>!p$`4A+SazVb*MvsthTkSZ5`^+AFFL`'
    'Yg>mp^v7yj+uGKl4*jv(*0#2Fs6&6OwzaKo9qP~@t8Hy-TZcOI$7);K+SZ{C{ju8CwzhSsLw~HcwXJO(>d+snZEb5?hdT7fYFpdd'
    ')}aplvD((QwsojOf2_8(t!*9Z&>yR9ZEIVHI`qeCTie>!p$`4A+SazVb*MvsthTkSZ5`^+AFFL`Yg>mp^v7yj+uGKl4*jv(*0#2F'
    's6&6OwzaM8&EK|<Z5$r`es5{v_TD{f5074$m|VU%e{H<-=<>nA%-p%{jR%icXP1X(Pvvy+kCo}I(}#2Vbbb2H)bK)1PmE_T-5m{b'
    '+O@Me?b_*_c5Rr`u8nfqwc9!E+O?c^?Lkhvwvp4W9nERi4(7CL!<=?)E2mwX%4yf`=Co@IIqlkfPP?{|)2<!MY1ba+v}>1h+O_4J'
    'c5OPRUAvRhu3gG$*OqeHwTn6J+ICL6ww=?it>v_9k8;|z*_?K5C8u4R&S}?XbK13gIqlkVPP=w4r(H`Fd%Kn>#$8JkkGqyA7Q2=x'
    'o^~x!oakDj7<DaCOmr<#%ycbLoa$O@>{@GF|Ifo+YmHrNja_SvU2Bcn*0#2Py=@)p&>yR9ZEIVHI`qeCTie>!p$`4A+SazVb*Mvs'
    'thTkSZ5`^+AFFL`Yg>mp^v7yj+uGKl4*jv(*0#2Fs6&6OwzaKo9qP~@t8Hy-TZcOI$7);K+SZ{C{ju8CwzhSsLw~HcwXJO(>d+sn'
    'ZEb5?hdT7fYFpdd)}aplvD((QwsojOf2_8(t!*9Z&>yR9ZEIVHI`qeCTie>!p$`4A+SazVb*MvsthTkSZ5`^+AFFL`Yg>mp^v7yj'
    '+uGKl4*jv(*0#2Fs6&6OwzaKo9qP~@t8Hy-TZcOI$7);K+SZ{C{ju8CwzhSsLw~HcwXJO(>d+snZEb5?hdT7fYFpdd)}aplvD((Q'
    'wsojOf2_8(t?fMk0000000000000000000000000000000000000000000000000000000000000000000000000000000000000'
    '000000000000000000000000000000000000Kos=PpM*Nv;', 0.03125
),
}, name='moved').DisableLifeTimeVariation()

# Elements of one, two and four bytes are moved, beyond one block, with a rest.
# Expected values: float64 formula.
x1 = Input('x1', (U8, [1, 66, 258, 3], 0.5, 100))
t2 = Output('t2', (U8, [1, 33, 129, 12], 0.5, 100))
model = Model()
model.Operation('SPACE_TO_DEPTH', x1, 2).To(t2)
Example({
    x1: (packed('<i2',
    'c-p%V`bF=U7z^Xp+p2~CR@`qE)Oooka7kBE>)GWV7sLJ^_FU!G>G(IGa((}V13PCHFI93`TpBykFEZoH(JMX-lmGyZ6Cg<'
) * 838)[:51084],
    t2: packed('<i2',
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
}, name='moved_quant8').AddVariations(signed(x1, t2)).DisableLifeTimeVariation()

# Elements of one, two and four bytes are moved, beyond one block, with a rest.
# Expected values: float64 formula.
x1 = Input('x1', (F16, [1, 66, 258, 3]))
t2 = Output('t2', (F16, [1, 33, 129, 12]))
model = Model()
model.Operation('SPACE_TO_DEPTH', x1, 2).To(t2)
Example({
    x1: (packed('<i2',
    'c-p%V`bF=U7z^Xp+p2~CR@`qE)Oooka7kBE>)GWV7sLJ^_FU!G>G(IGa((}V13PCHFI93`TpBykFEZoH(JMX-lmGyZ6Cg<', 0.25
) * 838)[:51084],
    t2: packed('<i2',
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
