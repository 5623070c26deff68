# Licensed under the Apache License, Version 2.0; see LICENSE.
# Written by 'python -m corpus' from corpus/families/reshape.py; do not edit.
#
# TRANSPOSE: tensors of many elements, in sizes of no block, and beside powers of two.

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
input = Input('input', ('TENSOR_FLOAT32', [3, 65, 33, 17]))
order = Parameter('order', ('TENSOR_INT32', [4]), [2, 0, 3, 1])
part_0 = Output('part_0', ('TENSOR_FLOAT32', [33, 3, 17, 65]))
model = Model()
model.Operation('TRANSPOSE', input, order).To(part_0)
Example({
    input: packed('<i2',
    'c-rmDtquVJ007|YqD`>fW`2r|cs3JIu2KX+5IqCY<`D>@7trhqvzw^`9^j%)PzCQ{-`Brn8fA;s;5|>jmGXMh+2tN_zup|r_QUv-'
    'FSO6a-k~+>9&5K}=^ma|-A0sdv+L_p-Gs|TmStI%Wm%SGS(as4mStI%Wm%SGS(as4mStI%Wm%SGS(as4mStI%Wm%SGS(as4mStI%'
    'Wm%SGS(as4mStI%Wm%SGS(as4mStI%Wm%SGS(as4mStI%Wm%SGS(as4mStI%Wm%SGS(as4mStI%Wm%SGS(as4mStI%Wm%SGS(as4'
    'mStI%Wm%SGS(as4mStI%Wm%SGS(as4mStI%Wm%SGS(as4mStI%Wm%SGS(as4mStI%Wm%SGS(as4mStI%Wm%SGS(as4mStI%Wm%SG'
    'S(as4mStI%Wm%SGS(as4mStI%Wm%SGS(as4mStI%Wm%SGS(as4mStI%Wm%SGS(as4mStI%Wm%SGS(as4mStI%Wm%SGS(as4mStI%'
    'Wm%SGS(as4mStI%Wm%SGS(as4mStI%<v+;*00000000000000000000000000000000000000000000000000000000000000000'
    '0000000000000000000000000000000000000000000000000000000000000000006-A@02<*`QU', 1.0
),
    part_0: packed('<i2',
    'c-rmVziN|j7{}r6j)H>_D79ULc1%GWqD$9y>EO_zqsP#Wg&cwzGI|1TB}<BgkhMeX0b~qxaP4406qWw}-rzG_*YsO_@mKpk_sfSH'
    'p3&OJ?cT|&52yXk)z-VS!Q}PJ&ic{&uk-2U&YRWc?za~gv;MQ^=ZoXd-#3Pfw>#rW_h7HrJ^b`#e{*#GhkyUaQ=jtp<DT%88~##{'
    'd&+J9YY%?Poj;(5Jmvl$^F2>_;6K*wPkGEg`HfF`^e@i8PkGv}-ycs2eu;lRC4Cio>8r4rz6#y+RhXo&!Z7;@UjO0jCwTpbyXlcM'
    'NspvqdL%8<BWac%Nz3#|nx;q6dU_-c{`--Xz6z%!(|H^o>Yc0Y^hnxIkEC9DB#qM}X(K(7&eJ35B0Z8;(<5n~9!Z__NIFZ8r1VwT'
    'GMx|h(vS5;`msJsKh~G&$NDs#jO*#g`XK#S@1!5=C+WxfDE(MJOh4AU>BssaeHD(=SD~N23cKm6aGAaeNBV(&pdS?V1Jijv)erOo'
    '{XpF>o6hOS`b2~gVMG`a=GRm71N}fhDC!5M^Jq;!&=2$jb-!#nTjCI5L>LjKEW+pq`hk96#j<QV>j(OQexUA`O=n9SB8&(l!jwfA'
    '{Xjp^53E?0O=tZ;KhO`<{j%w7i9>`DVMLg+2%{h92l{~(%d+XLALs}Afx2Hdoh@;QFd~cyQx;+L1N}fhuwq#@o%I9#KtE9T%cip>'
    '4iQF#5n;+AjDDaW=m%CT%ciq_pdaW5>VDaDw!|UAh%h2dS%lFK^aK6Cie=e!)(`Xp{XpF>o6eRvL>Li9gei+K`hk9+A6T(0o6h=y'
    'exM(y`(@MF5{C#Q!iX>~OV<zd11py8O=tZ;KhO`<{j%w7i9>`DVMG|0rRxX!ffdX4rn7#aALs|_e%W-k#390nFd~f0()9!Vz=~yi'
    '(^)^z5A*|dzic{N;t*j(7!k&0>H2|wV8yb%>8u~<2l|1!UpAdBafmP?j0oehbp1d-uwvQXbk+~_1N}hVFPqMmI7Ao`Muc%$x_+P^'
    'Sg~wxI_n4efqtOwmrZ9&93qSeBf_{WT|dwdtXQ@;o%I9#KtE9T%cip>4iQF#5n)`Gt{><JRxI0_&ia9VpdYCFWz*RbhX^CWh%hco'
    '*AMgqE0*m|XZ=7w&=1u8vgvGzLxd4wL>QN)>j(OQ70dRfvwol-=m+Y4*>twVA;O3-B8<z@^#lFDie-D#SwGMZ^aFLjY&u)w5Me|Z'
    '5yoZd`hk96#j?HWtRLtH`hmJ%Hk~bTh%h3I2;;JJ{XjpkV%gqw)(`Xp{XpF>JCZDMh%h3I2;;JJ{XjpkV%gqw)(`Xp{XpF>o6eRv'
    'L>Li9gmGEAexM&%v21TT>j(OQexUA`O=n9SB8&(l!niD5KhO`XShhEv^#lDtKT!9}rn4mu5k`a&VO*B3ALs{GEZdvT`hk9+AE^6f'
    ')7cV-2qVIXFfL2i5A*{omhDYv{Xjp^57hm#>1>HZgb`sx7?-8%2l{~(%l4+TexM)d2kL&=bhgAH!iX>;jLXvX1O32?WqZ?EKhO{K'
    '19iV_I$PopVMG`a#%1aHfqr1cvc2i7ALs}Afx2Hdoh@;QFd~cy<Fa)9KtHfz+1_;45A*~5K;18!&Xzbt7!gK<aap>4pdVPVY;QX2'
    '2l|12pzfDV=M?||0000000000000000000000000000000000000000000000000000000000000000000000000000000000000'
    '00000000000000000000000000000000000000000001hm6adK{Zvu', 1.0
),
}, name='moved').DisableLifeTimeVariation()

# Beyond one block, tile or vector, with a rest.
# Expected values: float64 formula.
input = Input('input', ('TENSOR_FLOAT16', [3, 65, 33, 17]))
order = Parameter('order', ('TENSOR_INT32', [4]), [2, 0, 3, 1])
part_0 = Output('part_0', ('TENSOR_FLOAT16', [33, 3, 17, 65]))
model = Model()
model.Operation('TRANSPOSE', input, order).To(part_0)
Example({
    input: packed('<i2',
    'c-rmDtquVJ007|YqD`>fW`2r|cs3JIu2KX+5IqCY<`D>@7trhqvzw^`9^j%)PzCQ{-`Brn8fA;s;5|>jmGXMh+2tN_zup|r_QUv-'
    'FSO6a-k~+>9&5K}=^ma|-A0sdv+L_p-Gs|TmStI%Wm%SGS(as4mStI%Wm%SGS(as4mStI%Wm%SGS(as4mStI%Wm%SGS(as4mStI%'
    'Wm%SGS(as4mStI%Wm%SGS(as4mStI%Wm%SGS(as4mStI%Wm%SGS(as4mStI%Wm%SGS(as4mStI%Wm%SGS(as4mStI%Wm%SGS(as4'
    'mStI%Wm%SGS(as4mStI%Wm%SGS(as4mStI%Wm%SGS(as4mStI%Wm%SGS(as4mStI%Wm%SGS(as4mStI%Wm%SGS(as4mStI%Wm%SG'
    'S(as4mStI%Wm%SGS(as4mStI%Wm%SGS(as4mStI%Wm%SGS(as4mStI%Wm%SGS(as4mStI%Wm%SGS(as4mStI%Wm%SGS(as4mStI%'
    'Wm%SGS(as4mStI%Wm%SGS(as4mStI%<v+;*00000000000000000000000000000000000000000000000000000000000000000'
    '0000000000000000000000000000000000000000000000000000000000000000006-A@02<*`QU', 0.25
),
    part_0: packed('<i2',
    'c-rmVziN|j7{}r6j)H>_D79ULc1%GWqD$9y>EO_zqsP#Wg&cwzGI|1TB}<BgkhMeX0b~qxaP4406qWw}-rzG_*YsO_@mKpk_sfSH'
    'p3&OJ?cT|&52yXk)z-VS!Q}PJ&ic{&uk-2U&YRWc?za~gv;MQ^=ZoXd-#3Pfw>#rW_h7HrJ^b`#e{*#GhkyUaQ=jtp<DT%88~##{'
    'd&+J9YY%?Poj;(5Jmvl$^F2>_;6K*wPkGEg`HfF`^e@i8PkGv}-ycs2eu;lRC4Cio>8r4rz6#y+RhXo&!Z7;@UjO0jCwTpbyXlcM'
    'NspvqdL%8<BWac%Nz3#|nx;q6dU_-c{`--Xz6z%!(|H^o>Yc0Y^hnxIkEC9DB#qM}X(K(7&eJ35B0Z8;(<5n~9!Z__NIFZ8r1VwT'
    'GMx|h(vS5;`msJsKh~G&$NDs#jO*#g`XK#S@1!5=C+WxfDE(MJOh4AU>BssaeHD(=SD~N23cKm6aGAaeNBV(&pdS?V1Jijv)erOo'
    '{XpF>o6hOS`b2~gVMG`a=GRm71N}fhDC!5M^Jq;!&=2$jb-!#nTjCI5L>LjKEW+pq`hk96#j<QV>j(OQexUA`O=n9SB8&(l!jwfA'
    '{Xjp^53E?0O=tZ;KhO`<{j%w7i9>`DVMLg+2%{h92l{~(%d+XLALs}Afx2Hdoh@;QFd~cyQx;+L1N}fhuwq#@o%I9#KtE9T%cip>'
    '4iQF#5n;+AjDDaW=m%CT%ciq_pdaW5>VDaDw!|UAh%h2dS%lFK^aK6Cie=e!)(`Xp{XpF>o6eRvL>Li9gei+K`hk9+A6T(0o6h=y'
    'exM(y`(@MF5{C#Q!iX>~OV<zd11py8O=tZ;KhO`<{j%w7i9>`DVMG|0rRxX!ffdX4rn7#aALs|_e%W-k#390nFd~f0()9!Vz=~yi'
    '(^)^z5A*|dzic{N;t*j(7!k&0>H2|wV8yb%>8u~<2l|1!UpAdBafmP?j0oehbp1d-uwvQXbk+~_1N}hVFPqMmI7Ao`Muc%$x_+P^'
    'Sg~wxI_n4efqtOwmrZ9&93qSeBf_{WT|dwdtXQ@;o%I9#KtE9T%cip>4iQF#5n)`Gt{><JRxI0_&ia9VpdYCFWz*RbhX^CWh%hco'
    '*AMgqE0*m|XZ=7w&=1u8vgvGzLxd4wL>QN)>j(OQ70dRfvwol-=m+Y4*>twVA;O3-B8<z@^#lFDie-D#SwGMZ^aFLjY&u)w5Me|Z'
    '5yoZd`hk96#j?HWtRLtH`hmJ%Hk~bTh%h3I2;;JJ{XjpkV%gqw)(`Xp{XpF>JCZDMh%h3I2;;JJ{XjpkV%gqw)(`Xp{XpF>o6eRv'
    'L>Li9gmGEAexM&%v21TT>j(OQexUA`O=n9SB8&(l!niD5KhO`XShhEv^#lDtKT!9}rn4mu5k`a&VO*B3ALs{GEZdvT`hk9+AE^6f'
    ')7cV-2qVIXFfL2i5A*{omhDYv{Xjp^57hm#>1>HZgb`sx7?-8%2l{~(%l4+TexM)d2kL&=bhgAH!iX>;jLXvX1O32?WqZ?EKhO{K'
    '19iV_I$PopVMG`a#%1aHfqr1cvc2i7ALs}Afx2Hdoh@;QFd~cy<Fa)9KtHfz+1_;45A*~5K;18!&Xzbt7!gK<aap>4pdVPVY;QX2'
    '2l|12pzfDV=M?||0000000000000000000000000000000000000000000000000000000000000000000000000000000000000'
    '00000000000000000000000000000000000000000001hm6adK{Zvu', 0.25
),
}, name='moved_float16').DisableLifeTimeVariation()

# Beyond one block, tile or vector, with a rest.
# Expected values: float64 formula.
input = Input('input', ('TENSOR_QUANT8_ASYMM', [3, 65, 33, 17], 0.5, 100))
order = Parameter('order', ('TENSOR_INT32', [4]), [2, 0, 3, 1])
part_0 = Output('part_0', ('TENSOR_QUANT8_ASYMM', [33, 3, 17, 65], 0.5, 100))
model = Model()
model.Operation('TRANSPOSE', input, order).To(part_0)
Example({
    input: packed('<i2',
    'c-rmDtquVJ007|YqD`>fW`2r|cs3JIu2KX+5IqCY<`D>@7trhqvzw^`9^j%)PzCQ{-`Brn8fA;s;5|>jmGXMh+2tN_zup|r_QUv-'
    'FSO6a-k~+>9&5K}=^ma|-A0sdv+L_p-Gs|TmStI%Wm%SGS(as4mStI%Wm%SGS(as4mStI%Wm%SGS(as4mStI%Wm%SGS(as4mStI%'
    'Wm%SGS(as4mStI%Wm%SGS(as4mStI%Wm%SGS(as4mStI%Wm%SGS(as4mStI%Wm%SGS(as4mStI%Wm%SGS(as4mStI%Wm%SGS(as4'
    'mStI%Wm%SGS(as4mStI%Wm%SGS(as4mStI%Wm%SGS(as4mStI%Wm%SGS(as4mStI%Wm%SGS(as4mStI%Wm%SGS(as4mStI%Wm%SG'
    'S(as4mStI%Wm%SGS(as4mStI%Wm%SGS(as4mStI%Wm%SGS(as4mStI%Wm%SGS(as4mStI%Wm%SGS(as4mStI%Wm%SGS(as4mStI%'
    'Wm%SGS(as4mStI%Wm%SGS(as4mStI%<v+;*00000000000000000000000000000000000000000000000000000000000000000'
    '0000000000000000000000000000000000000000000000000000000000000000006-A@02<*`QU'
),
    part_0: packed('<i2',
    'c-rmVziN|j7{}r6j)H>_D79ULc1%GWqD$9y>EO_zqsP#Wg&cwzGI|1TB}<BgkhMeX0b~qxaP4406qWw}-rzG_*YsO_@mKpk_sfSH'
    'p3&OJ?cT|&52yXk)z-VS!Q}PJ&ic{&uk-2U&YRWc?za~gv;MQ^=ZoXd-#3Pfw>#rW_h7HrJ^b`#e{*#GhkyUaQ=jtp<DT%88~##{'
    'd&+J9YY%?Poj;(5Jmvl$^F2>_;6K*wPkGEg`HfF`^e@i8PkGv}-ycs2eu;lRC4Cio>8r4rz6#y+RhXo&!Z7;@UjO0jCwTpbyXlcM'
    'NspvqdL%8<BWac%Nz3#|nx;q6dU_-c{`--Xz6z%!(|H^o>Yc0Y^hnxIkEC9DB#qM}X(K(7&eJ35B0Z8;(<5n~9!Z__NIFZ8r1VwT'
    'GMx|h(vS5;`msJsKh~G&$NDs#jO*#g`XK#S@1!5=C+WxfDE(MJOh4AU>BssaeHD(=SD~N23cKm6aGAaeNBV(&pdS?V1Jijv)erOo'
    '{XpF>o6hOS`b2~gVMG`a=GRm71N}fhDC!5M^Jq;!&=2$jb-!#nTjCI5L>LjKEW+pq`hk96#j<QV>j(OQexUA`O=n9SB8&(l!jwfA'
    '{Xjp^53E?0O=tZ;KhO`<{j%w7i9>`DVMLg+2%{h92l{~(%d+XLALs}Afx2Hdoh@;QFd~cyQx;+L1N}fhuwq#@o%I9#KtE9T%cip>'
    '4iQF#5n;+AjDDaW=m%CT%ciq_pdaW5>VDaDw!|UAh%h2dS%lFK^aK6Cie=e!)(`Xp{XpF>o6eRvL>Li9gei+K`hk9+A6T(0o6h=y'
    'exM(y`(@MF5{C#Q!iX>~OV<zd11py8O=tZ;KhO`<{j%w7i9>`DVMG|0rRxX!ffdX4rn7#aALs|_e%W-k#390nFd~f0()9!Vz=~yi'
    '(^)^z5A*|dzic{N;t*j(7!k&0>H2|wV8yb%>8u~<2l|1!UpAdBafmP?j0oehbp1d-uwvQXbk+~_1N}hVFPqMmI7Ao`Muc%$x_+P^'
    'Sg~wxI_n4efqtOwmrZ9&93qSeBf_{WT|dwdtXQ@;o%I9#KtE9T%cip>4iQF#5n)`Gt{><JRxI0_&ia9VpdYCFWz*RbhX^CWh%hco'
    '*AMgqE0*m|XZ=7w&=1u8vgvGzLxd4wL>QN)>j(OQ70dRfvwol-=m+Y4*>twVA;O3-B8<z@^#lFDie-D#SwGMZ^aFLjY&u)w5Me|Z'
    '5yoZd`hk96#j?HWtRLtH`hmJ%Hk~bTh%h3I2;;JJ{XjpkV%gqw)(`Xp{XpF>JCZDMh%h3I2;;JJ{XjpkV%gqw)(`Xp{XpF>o6eRv'
    'L>Li9gmGEAexM&%v21TT>j(OQexUA`O=n9SB8&(l!niD5KhO`XShhEv^#lDtKT!9}rn4mu5k`a&VO*B3ALs{GEZdvT`hk9+AE^6f'
    ')7cV-2qVIXFfL2i5A*{omhDYv{Xjp^57hm#>1>HZgb`sx7?-8%2l{~(%l4+TexM)d2kL&=bhgAH!iX>;jLXvX1O32?WqZ?EKhO{K'
    '19iV_I$PopVMG`a#%1aHfqr1cvc2i7ALs}Afx2Hdoh@;QFd~cy<Fa)9KtHfz+1_;45A*~5K;18!&Xzbt7!gK<aap>4pdVPVY;QX2'
    '2l|12pzfDV=M?||0000000000000000000000000000000000000000000000000000000000000000000000000000000000000'
    '00000000000000000000000000000000000000000001hm6adK{Zvu'
),
}, name='moved_quant8').DisableLifeTimeVariation()
