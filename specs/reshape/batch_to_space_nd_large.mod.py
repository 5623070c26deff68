# Licensed under the Apache License, Version 2.0; see LICENSE.
# Written by 'python -m corpus' from corpus/families/reshape.py; do not edit.
#
# BATCH_TO_SPACE_ND: tensors of many elements, in sizes of no block, and beside powers of two.

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
input = Input('input', ('TENSOR_FLOAT32', [6, 31, 33, 5]))
block = Parameter('block', ('TENSOR_INT32', [2]), [2, 3])
part_0 = Output('part_0', ('TENSOR_FLOAT32', [1, 62, 99, 5]))
model = Model()
model.Operation('BATCH_TO_SPACE_ND', input, block).To(part_0)
Example({
    input: packed('<i2',
    'c-rmDtquVJ007{tx^c+_FThN(34V%KxN=1%vat!0VzTNT6h(4FKh>t$NKE57%=h&#%+?;SbiF*}XO&X%GYsy#O@B3wTlMbtcD!~n'
    'mwghw2aD6F{EWvzVctxulcdo&w{uZ1lx10#Wm%SGS(as4mStI%Wm%SGS(as4mStI%Wm%SGS(as4mStI%Wm%SGS(as4mStI%Wm%SG'
    'S(as4mStI%Wm%SGS(as4mStI%Wm%SGS(as4mStI%<zLMK000000000000000000000000000000000000Q{vd!rmN~', 1.0
),
    part_0: packed('<i2',
    'c-rlqAxnc{6opsUWiE-qKcL8pu;8@#7gkoxGb$(;Oe<nu^*>lFCO_0ZtFR`_q}X)l22V4YJkOIa>^+D3-6yWQ(tG<jYx@1?_t9x<'
    'ZFYV2u)5b79(E_Yv+c8st&R0BP0Td0cidXs-Du)M6D#BC`DmbtV@+J|9NfM>YGSO3t@(cY<z5pznrJn{&!bCC%r!B6I@x?5X`<1@'
    '!SbgkyP9~?#QyT9o4zJaH8EWNbZ4lEnI=w_KizxNL|+rF4?S8Fhnm=4)uX#VvA*<Z$GXv@9c!RRJJzEf?O6AEv}0ZB(T=6QCXS`P'
    '8pl#!9mi5%J;zdCSB|B=HXKWREgVaIojaELx^*n|)pjiP_32pZYtym*U!q!D$Evk;ta`L#)!I5%t*v9#+B#OPtz*^NI##W%W7XO^'
    'R;{gL)!I5%t*v9#+B%lM#){>yv10jatXTdUE0({;ibXlUl;cxXv3#m3mQPj1@~Ns=K2;UVr>bK4R8=gWs*2@PRk6B%cY*(3BAoKe'
    '1*V)RJt5pEr%+Cmo)B)7Qz$1&PY5^4DU=hXCxjd26v~Ox6T*#h3gtxU3E@ULg>s_wgm9yrLOD@-Lby>*p`0i^A>1gZP)?Md5N?!H'
    'C?`r!2sg?ploO>Vgd61)%8Akw!i{nY<wWTT;YK-ya-#HvaHE_;IZ=8-xKU1_oG3jZ+$g6|PL!SyZj@6fCrVEUH_9oL6Qw7F8|4(r'
    'iP96ojdBX*MCl3PMmdFYqV$AtqntuHQF=nSQBI+pC_N$ED5p?Pl%5c7lv5}tN>2zk$|;l+r6+_N<rK<^(i6hX`cp^%0000000000'
    '0000000000000000000000000000000000000000000000000000000000000Dwro0bVm4mH', 1.0
),
}, name='moved').DisableLifeTimeVariation()

# Beyond one block, tile or vector, with a rest.
# Expected values: float64 formula.
input = Input('input', ('TENSOR_FLOAT16', [6, 31, 33, 5]))
block = Parameter('block', ('TENSOR_INT32', [2]), [2, 3])
part_0 = Output('part_0', ('TENSOR_FLOAT16', [1, 62, 99, 5]))
model = Model()
model.Operation('BATCH_TO_SPACE_ND', input, block).To(part_0)
Example({
    input: packed('<i2',
    'c-rmDtquVJ007{tx^c+_FThN(34V%KxN=1%vat!0VzTNT6h(4FKh>t$NKE57%=h&#%+?;SbiF*}XO&X%GYsy#O@B3wTlMbtcD!~n'
    'mwghw2aD6F{EWvzVctxulcdo&w{uZ1lx10#Wm%SGS(as4mStI%Wm%SGS(as4mStI%Wm%SGS(as4mStI%Wm%SGS(as4mStI%Wm%SG'
    'S(as4mStI%Wm%SGS(as4mStI%Wm%SGS(as4mStI%<zLMK000000000000000000000000000000000000Q{vd!rmN~', 0.25
),
    part_0: packed('<i2',
    'c-rlqAxnc{6opsUWiE-qKcL8pu;8@#7gkoxGb$(;Oe<nu^*>lFCO_0ZtFR`_q}X)l22V4YJkOIa>^+D3-6yWQ(tG<jYx@1?_t9x<'
    'ZFYV2u)5b79(E_Yv+c8st&R0BP0Td0cidXs-Du)M6D#BC`DmbtV@+J|9NfM>YGSO3t@(cY<z5pznrJn{&!bCC%r!B6I@x?5X`<1@'
    '!SbgkyP9~?#QyT9o4zJaH8EWNbZ4lEnI=w_KizxNL|+rF4?S8Fhnm=4)uX#VvA*<Z$GXv@9c!RRJJzEf?O6AEv}0ZB(T=6QCXS`P'
    '8pl#!9mi5%J;zdCSB|B=HXKWREgVaIojaELx^*n|)pjiP_32pZYtym*U!q!D$Evk;ta`L#)!I5%t*v9#+B#OPtz*^NI##W%W7XO^'
    'R;{gL)!I5%t*v9#+B%lM#){>yv10jatXTdUE0({;ibXlUl;cxXv3#m3mQPj1@~Ns=K2;UVr>bK4R8=gWs*2@PRk6B%cY*(3BAoKe'
    '1*V)RJt5pEr%+Cmo)B)7Qz$1&PY5^4DU=hXCxjd26v~Ox6T*#h3gtxU3E@ULg>s_wgm9yrLOD@-Lby>*p`0i^A>1gZP)?Md5N?!H'
    'C?`r!2sg?ploO>Vgd61)%8Akw!i{nY<wWTT;YK-ya-#HvaHE_;IZ=8-xKU1_oG3jZ+$g6|PL!SyZj@6fCrVEUH_9oL6Qw7F8|4(r'
    'iP96ojdBX*MCl3PMmdFYqV$AtqntuHQF=nSQBI+pC_N$ED5p?Pl%5c7lv5}tN>2zk$|;l+r6+_N<rK<^(i6hX`cp^%0000000000'
    '0000000000000000000000000000000000000000000000000000000000000Dwro0bVm4mH', 0.25
),
}, name='moved_float16').DisableLifeTimeVariation()

# Beyond one block, tile or vector, with a rest.
# Expected values: float64 formula.
input = Input('input', ('TENSOR_QUANT8_ASYMM', [6, 31, 33, 5], 0.5, 100))
block = Parameter('block', ('TENSOR_INT32', [2]), [2, 3])
part_0 = Output('part_0', ('TENSOR_QUANT8_ASYMM', [1, 62, 99, 5], 0.5, 100))
model = Model()
model.Operation('BATCH_TO_SPACE_ND', input, block).To(part_0)
Example({
    input: packed('<i2',
    'c-rmDtquVJ007{tx^c+_FThN(34V%KxN=1%vat!0VzTNT6h(4FKh>t$NKE57%=h&#%+?;SbiF*}XO&X%GYsy#O@B3wTlMbtcD!~n'
    'mwghw2aD6F{EWvzVctxulcdo&w{uZ1lx10#Wm%SGS(as4mStI%Wm%SGS(as4mStI%Wm%SGS(as4mStI%Wm%SGS(as4mStI%Wm%SG'
    'S(as4mStI%Wm%SGS(as4mStI%Wm%SGS(as4mStI%<zLMK000000000000000000000000000000000000Q{vd!rmN~'
),
    part_0: packed('<i2',
    'c-rlqAxnc{6opsUWiE-qKcL8pu;8@#7gkoxGb$(;Oe<nu^*>lFCO_0ZtFR`_q}X)l22V4YJkOIa>^+D3-6yWQ(tG<jYx@1?_t9x<'
    'ZFYV2u)5b79(E_Yv+c8st&R0BP0Td0cidXs-Du)M6D#BC`DmbtV@+J|9NfM>YGSO3t@(cY<z5pznrJn{&!bCC%r!B6I@x?5X`<1@'
    '!SbgkyP9~?#QyT9o4zJaH8EWNbZ4lEnI=w_KizxNL|+rF4?S8Fhnm=4)uX#VvA*<Z$GXv@9c!RRJJzEf?O6AEv}0ZB(T=6QCXS`P'
    '8pl#!9mi5%J;zdCSB|B=HXKWREgVaIojaELx^*n|)pjiP_32pZYtym*U!q!D$Evk;ta`L#)!I5%t*v9#+B#OPtz*^NI##W%W7XO^'
    'R;{gL)!I5%t*v9#+B%lM#){>yv10jatXTdUE0({;ibXlUl;cxXv3#m3mQPj1@~Ns=K2;UVr>bK4R8=gWs*2@PRk6B%cY*(3BAoKe'
    '1*V)RJt5pEr%+Cmo)B)7Qz$1&PY5^4DU=hXCxjd26v~Ox6T*#h3gtxU3E@ULg>s_wgm9yrLOD@-Lby>*p`0i^A>1gZP)?Md5N?!H'
    'C?`r!2sg?ploO>Vgd61)%8Akw!i{nY<wWTT;YK-ya-#HvaHE_;IZ=8-xKU1_oG3jZ+$g6|PL!SyZj@6fCrVEUH_9oL6Qw7F8|4(r'
    'iP96ojdBX*MCl3PMmdFYqV$AtqntuHQF=nSQBI+pC_N$ED5p?Pl%5c7lv5}tN>2zk$|;l+r6+_N<rK<^(i6hX`cp^%0000000000'
    '0000000000000000000000000000000000000000000000000000000000000Dwro0bVm4mH'
),
}, name='moved_quant8').DisableLifeTimeVariation()
