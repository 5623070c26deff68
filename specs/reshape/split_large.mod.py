# Licensed under the Apache License, Version 2.0; see LICENSE.
# Written by 'python -m corpus' from corpus/families/reshape.py; do not edit.
#
# SPLIT: tensors of many elements, in sizes of no block, and beside powers of two.

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
input = Input('input', ('TENSOR_FLOAT32', [65, 387]))
part_0 = Output('part_0', ('TENSOR_FLOAT32', [65, 129]))
part_1 = Output('part_1', ('TENSOR_FLOAT32', [65, 129]))
part_2 = Output('part_2', ('TENSOR_FLOAT32', [65, 129]))
model = Model()
model.Operation('SPLIT', input, 1, 3).To(part_0, part_1, part_2)
Example({
    input: packed('<i2',
    'c-rmDp$-87002<UX!<FV&4$DzO*ZYuM9JnKWOp;&?hlmP6uv{nTp|$!8}k!3<-Pvm*LayO?#V5UHizlE6gCE(=u>-yz4|^I=4Z|0'
    'wp(4t#r9;k3R;zZP)IK2>^U1<=jT%_%d#xXvMkH8EX%Si%d#xXvMkH8EX%Si%d#xXvMkH8EX%Si%d#xXvMkH8EX%Si%d#xXvMkH8'
    'EX%Si%d#xXvMkH8EX%Si{~+f800000000000000000000000000002^w=Xi22X+', 1.0
),
    part_0: packed('<i2',
    'c-rlmp^m~(5JlHD;PAzunviU(XsU4N4X%M8t4R6}X!=6%q<>KJ5)AttSRj3>sI5SdK=uca8;;m}{A9#YbH>~k8@v7~uePX;%SSH_'
    'r%CY~w&~>a+s(W@I_<~7&UEAKu=PiSFTYdPeRs>}&FXSCe=z*cT`z~<x$EUHETFu?0^AH1&?#X7wtxkAIV_;=!vd-!EFe0;0^AK2'
    'uzbJ*_G4H;K8FSLQdmH+g9S7zSU@<11(+@@;BtlqBn2!W&R_xN4hwh=VF8CNEMT#L1+*zFz#qW^?7E<@(~Q1O={!)<dBD+mphM>Y'
    'OXmTP&I2`_2P!%bM06f-bRJmJd0<cHft=0*Jvt8rbRKBvJP^`(z|eW%Lg#^m&I2)>2MnDDo^&2K(0O1%=Yf{a13sMxES(1?bRHNO'
    'J+J@$^ZG*wA%qY@2qA<JLI@#*5JCtcgb;$}7o}XSd;', 1.0
),
    part_1: packed('<i2',
    'c-rlmp^m~}5C+dR#o>!Vku)i&5)=+i>i$5GRhRS~s@sO(oBs_kP0qk`V6TKKP#{h;DY+LwUKnxT_|1w@J8N%MzCV3-eKU?``O|-x'
    'MR06ZPBQuanvcq&H;oTFFB~pC*IowAPqMzI=elS&+bX-;KNx=Ju9w5_-1Tx87SQ!!0rL?oV10!Jm@zD%EMNiY85R)DU;(`;ETAr6'
    '0r?Xa5FcOx?FJU$KVShn4;HYkU;$<U3kZj>fb0$n2#&CTr3VYJH&{Tkf(5u17EtA|04IS3Tn4a!{pm<wryhNs(s`hx^T3?W18X`D'
    '7&;G>bRJ0QJP^@&phxF{n$80`od;q%543b1@aa6Tqw~O)&I5+d10kIUGCB_gbRJmJdBD<nprP}COXq=#&I1me2QG9T*wcAnLg#_T'
    '>UsU|pVuEk2qA<JLI@#*5JCtcgb+dqA%qY#zvc?Azy', 1.0
),
    part_2: packed('<i2',
    'c-rlmA+Le}6h>cj+U!tBZf<Jw%|s(R8iN^4Zu|$bIA>@40}C4ke}@&FBuN+uZ-c!*V0`n0_nm%s!%6qtZtTt7RoqWso-?~t{vceG'
    'xjjh^qwj5TGM3ib7^V-iYQx|e-EW7V%`w|IX`RLA>#qBQ;ZN>*JN(IAZ--$4{S+2ZoL~W)BP`(M!2*mWEFjy%0-PBvz*@rsniLjr'
    'sbB%d5Ef8pumFDm3rHWZfcOjx2p6ybvw{U&cd&pmhXu4DET9|10_+JaAb7$8yg4i&Iluy<J1oFm<@9wL($^`S2YNaW6m%Zg(0SlR'
    '=K+Jx0~wtM96AqJbRKBvJaD1&fI;Vhn$810od;4n55#mH2<bdv(s|%Y=Yf*W11+5gIyw*7bRG!kJmArJAffX>MCSpQ&I2Pl58OIE'
    'umAn?`b!8Qgb+dqA%qY@2qA<JLI@#*5Q63xa4xGJ', 1.0
),
}, name='moved').DisableLifeTimeVariation()

# Beyond one block, tile or vector, with a rest.
# Expected values: float64 formula.
input = Input('input', ('TENSOR_FLOAT16', [65, 387]))
part_0 = Output('part_0', ('TENSOR_FLOAT16', [65, 129]))
part_1 = Output('part_1', ('TENSOR_FLOAT16', [65, 129]))
part_2 = Output('part_2', ('TENSOR_FLOAT16', [65, 129]))
model = Model()
model.Operation('SPLIT', input, 1, 3).To(part_0, part_1, part_2)
Example({
    input: packed('<i2',
    'c-rmDp$-87002<UX!<FV&4$DzO*ZYuM9JnKWOp;&?hlmP6uv{nTp|$!8}k!3<-Pvm*LayO?#V5UHizlE6gCE(=u>-yz4|^I=4Z|0'
    'wp(4t#r9;k3R;zZP)IK2>^U1<=jT%_%d#xXvMkH8EX%Si%d#xXvMkH8EX%Si%d#xXvMkH8EX%Si%d#xXvMkH8EX%Si%d#xXvMkH8'
    'EX%Si%d#xXvMkH8EX%Si{~+f800000000000000000000000000002^w=Xi22X+', 0.25
),
    part_0: packed('<i2',
    'c-rlmp^m~(5JlHD;PAzunviU(XsU4N4X%M8t4R6}X!=6%q<>KJ5)AttSRj3>sI5SdK=uca8;;m}{A9#YbH>~k8@v7~uePX;%SSH_'
    'r%CY~w&~>a+s(W@I_<~7&UEAKu=PiSFTYdPeRs>}&FXSCe=z*cT`z~<x$EUHETFu?0^AH1&?#X7wtxkAIV_;=!vd-!EFe0;0^AK2'
    'uzbJ*_G4H;K8FSLQdmH+g9S7zSU@<11(+@@;BtlqBn2!W&R_xN4hwh=VF8CNEMT#L1+*zFz#qW^?7E<@(~Q1O={!)<dBD+mphM>Y'
    'OXmTP&I2`_2P!%bM06f-bRJmJd0<cHft=0*Jvt8rbRKBvJP^`(z|eW%Lg#^m&I2)>2MnDDo^&2K(0O1%=Yf{a13sMxES(1?bRHNO'
    'J+J@$^ZG*wA%qY@2qA<JLI@#*5JCtcgb;$}7o}XSd;', 0.25
),
    part_1: packed('<i2',
    'c-rlmp^m~}5C+dR#o>!Vku)i&5)=+i>i$5GRhRS~s@sO(oBs_kP0qk`V6TKKP#{h;DY+LwUKnxT_|1w@J8N%MzCV3-eKU?``O|-x'
    'MR06ZPBQuanvcq&H;oTFFB~pC*IowAPqMzI=elS&+bX-;KNx=Ju9w5_-1Tx87SQ!!0rL?oV10!Jm@zD%EMNiY85R)DU;(`;ETAr6'
    '0r?Xa5FcOx?FJU$KVShn4;HYkU;$<U3kZj>fb0$n2#&CTr3VYJH&{Tkf(5u17EtA|04IS3Tn4a!{pm<wryhNs(s`hx^T3?W18X`D'
    '7&;G>bRJ0QJP^@&phxF{n$80`od;q%543b1@aa6Tqw~O)&I5+d10kIUGCB_gbRJmJdBD<nprP}COXq=#&I1me2QG9T*wcAnLg#_T'
    '>UsU|pVuEk2qA<JLI@#*5JCtcgb+dqA%qY#zvc?Azy', 0.25
),
    part_2: packed('<i2',
    'c-rlmA+Le}6h>cj+U!tBZf<Jw%|s(R8iN^4Zu|$bIA>@40}C4ke}@&FBuN+uZ-c!*V0`n0_nm%s!%6qtZtTt7RoqWso-?~t{vceG'
    'xjjh^qwj5TGM3ib7^V-iYQx|e-EW7V%`w|IX`RLA>#qBQ;ZN>*JN(IAZ--$4{S+2ZoL~W)BP`(M!2*mWEFjy%0-PBvz*@rsniLjr'
    'sbB%d5Ef8pumFDm3rHWZfcOjx2p6ybvw{U&cd&pmhXu4DET9|10_+JaAb7$8yg4i&Iluy<J1oFm<@9wL($^`S2YNaW6m%Zg(0SlR'
    '=K+Jx0~wtM96AqJbRKBvJaD1&fI;Vhn$810od;4n55#mH2<bdv(s|%Y=Yf*W11+5gIyw*7bRG!kJmArJAffX>MCSpQ&I2Pl58OIE'
    'umAn?`b!8Qgb+dqA%qY@2qA<JLI@#*5Q63xa4xGJ', 0.25
),
}, name='moved_float16').DisableLifeTimeVariation()

# Beyond one block, tile or vector, with a rest.
# Expected values: float64 formula.
input = Input('input', ('TENSOR_QUANT8_ASYMM', [65, 387], 0.5, 100))
part_0 = Output('part_0', ('TENSOR_QUANT8_ASYMM', [65, 129], 0.5, 100))
part_1 = Output('part_1', ('TENSOR_QUANT8_ASYMM', [65, 129], 0.5, 100))
part_2 = Output('part_2', ('TENSOR_QUANT8_ASYMM', [65, 129], 0.5, 100))
model = Model()
model.Operation('SPLIT', input, 1, 3).To(part_0, part_1, part_2)
Example({
    input: packed('<i2',
    'c-rmDp$-87002<UX!<FV&4$DzO*ZYuM9JnKWOp;&?hlmP6uv{nTp|$!8}k!3<-Pvm*LayO?#V5UHizlE6gCE(=u>-yz4|^I=4Z|0'
    'wp(4t#r9;k3R;zZP)IK2>^U1<=jT%_%d#xXvMkH8EX%Si%d#xXvMkH8EX%Si%d#xXvMkH8EX%Si%d#xXvMkH8EX%Si%d#xXvMkH8'
    'EX%Si%d#xXvMkH8EX%Si{~+f800000000000000000000000000002^w=Xi22X+'
),
    part_0: packed('<i2',
    'c-rlmp^m~(5JlHD;PAzunviU(XsU4N4X%M8t4R6}X!=6%q<>KJ5)AttSRj3>sI5SdK=uca8;;m}{A9#YbH>~k8@v7~uePX;%SSH_'
    'r%CY~w&~>a+s(W@I_<~7&UEAKu=PiSFTYdPeRs>}&FXSCe=z*cT`z~<x$EUHETFu?0^AH1&?#X7wtxkAIV_;=!vd-!EFe0;0^AK2'
    'uzbJ*_G4H;K8FSLQdmH+g9S7zSU@<11(+@@;BtlqBn2!W&R_xN4hwh=VF8CNEMT#L1+*zFz#qW^?7E<@(~Q1O={!)<dBD+mphM>Y'
    'OXmTP&I2`_2P!%bM06f-bRJmJd0<cHft=0*Jvt8rbRKBvJP^`(z|eW%Lg#^m&I2)>2MnDDo^&2K(0O1%=Yf{a13sMxES(1?bRHNO'
    'J+J@$^ZG*wA%qY@2qA<JLI@#*5JCtcgb;$}7o}XSd;'
),
    part_1: packed('<i2',
    'c-rlmp^m~}5C+dR#o>!Vku)i&5)=+i>i$5GRhRS~s@sO(oBs_kP0qk`V6TKKP#{h;DY+LwUKnxT_|1w@J8N%MzCV3-eKU?``O|-x'
    'MR06ZPBQuanvcq&H;oTFFB~pC*IowAPqMzI=elS&+bX-;KNx=Ju9w5_-1Tx87SQ!!0rL?oV10!Jm@zD%EMNiY85R)DU;(`;ETAr6'
    '0r?Xa5FcOx?FJU$KVShn4;HYkU;$<U3kZj>fb0$n2#&CTr3VYJH&{Tkf(5u17EtA|04IS3Tn4a!{pm<wryhNs(s`hx^T3?W18X`D'
    '7&;G>bRJ0QJP^@&phxF{n$80`od;q%543b1@aa6Tqw~O)&I5+d10kIUGCB_gbRJmJdBD<nprP}COXq=#&I1me2QG9T*wcAnLg#_T'
    '>UsU|pVuEk2qA<JLI@#*5JCtcgb+dqA%qY#zvc?Azy'
),
    part_2: packed('<i2',
    'c-rlmA+Le}6h>cj+U!tBZf<Jw%|s(R8iN^4Zu|$bIA>@40}C4ke}@&FBuN+uZ-c!*V0`n0_nm%s!%6qtZtTt7RoqWso-?~t{vceG'
    'xjjh^qwj5TGM3ib7^V-iYQx|e-EW7V%`w|IX`RLA>#qBQ;ZN>*JN(IAZ--$4{S+2ZoL~W)BP`(M!2*mWEFjy%0-PBvz*@rsniLjr'
    'sbB%d5Ef8pumFDm3rHWZfcOjx2p6ybvw{U&cd&pmhXu4DET9|10_+JaAb7$8yg4i&Iluy<J1oFm<@9wL($^`S2YNaW6m%Zg(0SlR'
    '=K+Jx0~wtM96AqJbRKBvJaD1&fI;Vhn$810od;4n55#mH2<bdv(s|%Y=Yf*W11+5gIyw*7bRG!kJmArJAffX>MCSpQ&I2Pl58OIE'
    'umAn?`b!8Qgb+dqA%qY@2qA<JLI@#*5Q63xa4xGJ'
),
}, name='moved_quant8').DisableLifeTimeVariation()

# Beyond one block, tile or vector, with a rest.
# Expected values: float64 formula.
input = Input('input', ('TENSOR_INT32', [65, 387]))
part_0 = Output('part_0', ('TENSOR_INT32', [65, 129]))
part_1 = Output('part_1', ('TENSOR_INT32', [65, 129]))
part_2 = Output('part_2', ('TENSOR_INT32', [65, 129]))
model = Model()
model.Operation('SPLIT', input, 1, 3).To(part_0, part_1, part_2)
Example({
    input: packed('<i2',
    'c-rmDp$-87002<UX!<FV&4$DzO*ZYuM9JnKWOp;&?hlmP6uv{nTp|$!8}k!3<-Pvm*LayO?#V5UHizlE6gCE(=u>-yz4|^I=4Z|0'
    'wp(4t#r9;k3R;zZP)IK2>^U1<=jT%_%d#xXvMkH8EX%Si%d#xXvMkH8EX%Si%d#xXvMkH8EX%Si%d#xXvMkH8EX%Si%d#xXvMkH8'
    'EX%Si%d#xXvMkH8EX%Si{~+f800000000000000000000000000002^w=Xi22X+'
),
    part_0: packed('<i2',
    'c-rlmp^m~(5JlHD;PAzunviU(XsU4N4X%M8t4R6}X!=6%q<>KJ5)AttSRj3>sI5SdK=uca8;;m}{A9#YbH>~k8@v7~uePX;%SSH_'
    'r%CY~w&~>a+s(W@I_<~7&UEAKu=PiSFTYdPeRs>}&FXSCe=z*cT`z~<x$EUHETFu?0^AH1&?#X7wtxkAIV_;=!vd-!EFe0;0^AK2'
    'uzbJ*_G4H;K8FSLQdmH+g9S7zSU@<11(+@@;BtlqBn2!W&R_xN4hwh=VF8CNEMT#L1+*zFz#qW^?7E<@(~Q1O={!)<dBD+mphM>Y'
    'OXmTP&I2`_2P!%bM06f-bRJmJd0<cHft=0*Jvt8rbRKBvJP^`(z|eW%Lg#^m&I2)>2MnDDo^&2K(0O1%=Yf{a13sMxES(1?bRHNO'
    'J+J@$^ZG*wA%qY@2qA<JLI@#*5JCtcgb;$}7o}XSd;'
),
    part_1: packed('<i2',
    'c-rlmp^m~}5C+dR#o>!Vku)i&5)=+i>i$5GRhRS~s@sO(oBs_kP0qk`V6TKKP#{h;DY+LwUKnxT_|1w@J8N%MzCV3-eKU?``O|-x'
    'MR06ZPBQuanvcq&H;oTFFB~pC*IowAPqMzI=elS&+bX-;KNx=Ju9w5_-1Tx87SQ!!0rL?oV10!Jm@zD%EMNiY85R)DU;(`;ETAr6'
    '0r?Xa5FcOx?FJU$KVShn4;HYkU;$<U3kZj>fb0$n2#&CTr3VYJH&{Tkf(5u17EtA|04IS3Tn4a!{pm<wryhNs(s`hx^T3?W18X`D'
    '7&;G>bRJ0QJP^@&phxF{n$80`od;q%543b1@aa6Tqw~O)&I5+d10kIUGCB_gbRJmJdBD<nprP}COXq=#&I1me2QG9T*wcAnLg#_T'
    '>UsU|pVuEk2qA<JLI@#*5JCtcgb+dqA%qY#zvc?Azy'
),
    part_2: packed('<i2',
    'c-rlmA+Le}6h>cj+U!tBZf<Jw%|s(R8iN^4Zu|$bIA>@40}C4ke}@&FBuN+uZ-c!*V0`n0_nm%s!%6qtZtTt7RoqWso-?~t{vceG'
    'xjjh^qwj5TGM3ib7^V-iYQx|e-EW7V%`w|IX`RLA>#qBQ;ZN>*JN(IAZ--$4{S+2ZoL~W)BP`(M!2*mWEFjy%0-PBvz*@rsniLjr'
    'sbB%d5Ef8pumFDm3rHWZfcOjx2p6ybvw{U&cd&pmhXu4DET9|10_+JaAb7$8yg4i&Iluy<J1oFm<@9wL($^`S2YNaW6m%Zg(0SlR'
    '=K+Jx0~wtM96AqJbRKBvJaD1&fI;Vhn$810od;4n55#mH2<bdv(s|%Y=Yf*W11+5gIyw*7bRG!kJmArJAffX>MCSpQ&I2Pl58OIE'
    'umAn?`b!8Qgb+dqA%qY@2qA<JLI@#*5Q63xa4xGJ'
),
}, name='moved_int32').DisableLifeTimeVariation()
