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
x1 = Input('x1', (F32, [6, 31, 33, 5]))
t2 = Output('t2', (F32, [1, 62, 99, 5]))
model = Model()
model.Operation('BATCH_TO_SPACE_ND', x1, [2, 3]).To(t2)
Example({
    x1: (packed('<i4',
    'c-oT?G0XoJzC`fU^cEu(h58DHcaG-or5h3s@Alf0?fv9vXQKOw+dm5U&-~n2noz?a*X0y$^7n+D-3=G9+fRA8q${d(f;>~Xog{?>'
    '8f+NK6JyN%91Ij?RpZLiij-IiQ&MzmEIiU|B&rSU82DWkbENE2<mGdexOI&f1`GfIDfBEI', 0.03125
) * 504)[:30690],
    t2: packed('<i4',
    'c-rlqKTFkd7{%|<)D=t-xhZ8zje=Z68{|@w^haoLafvXvxpbjFPzee-wCEe?4fF<@Ym49#zJS0r*WAR0pnIO7vpF?+KA-u4`#p!}'
    '_k70N8e4dN@~7YF{CK^w)400+ape1lJL88(t^MWo`9JU5*RQ?P#JVQ#Y&Cw}Uev^UO^h8+?rwb5#Fi#Letz)f*{UXvHPQb0ZSTol'
    'O?=iwqknk%VptPDH8FYc`_t<UP4qSKVDQuX%bGaQ#J9mu_dA-{(Zu24r^gR9v95{VgP&e_u8EE&8Yg<RCXO^Q|3Qy#{fqTZk9Mp@'
    'J=(Fp>d}t1sz*E4T|L^dhV^L2QeXRyrM~)(rM|`;OMNXkmiiiTEcJEWvDDWu$5LOrj-|f7IF|a_b1e0B>R9UQlVhE~M76e#Rcq^5'
    '^=QYcwRNmoTgR%kb*x%j$Evk;tXf;gs<m~jT3g4ewRNmoTgR%kbu53470X{^#q!r!vHUewEPss^i*n8=$ET`d`BYUbpQ?)GQ&q8i'
    'sw$RGRmJkDs#rc%70aipVzvI?1wMa?aLO4Mm~x`@gm9yrLOD@-Lby>*p`0i^A>1gZP)?Md5N?!HC?`r!2sg?ploO>Vgd61)%8Akw'
    '!i{nY<wWTT;YK-ya-#HvaHE_;IZ=8-xKU1_oG3jZ+$g6|PL!SyZj@6fCrVEUH_9oL6Qw7F8|4(riP96ojdBX*MCl3PMmdFYqV$At'
    'qntuHQF=nSQBI+pC_N$ED5p?Pl%5c7lv5}tN>2zk$|;l+r6+_N<rK<^(i6gsath@{=?URRIfZhf^n`GuoI*KKdP2BSPNAGAJt5pE'
    'r%+Cmo)B)7Qz$1&PY5^4DMJ@0x3)Xosj1%fT&FSITf6_XIn$hN53Nl1COXTPM=$MaqNj<OrN-MQk2JBYiHnO5Z_Q0>Vo4KgS8hCh'
    'v#E(iO<aC8bKzxI6IV3R=+5rkyr+p*ns~Um)Y_iYL{}3x20y(rt%*%d%nW|IJEe(^CT0ge-JI1#PZLXRJz5h}nrLk6(VA#$Vxp->'
    'JJzlq?O2cWXvdn?qaABgk9MrC9_?87^k~OYUn`EKzPgU3zM77uz9t<@ecg8~^)>2P>g%mzsjpj(rM@0JmioHjSn6xXvD8<~vCdzj'
    'T3g4ewRNm|v}4uUI##W%W7XO^R;{gL)!I5%t*v9#+B#OPtz*^NI##W%W7XO^mcPb|<*%_~`D?6L{u(Qmzs8D1IcJpPQ&q8isw$RG'
    'RmJkDs#rc%70aipV);~6ET5{1<x^F${^JEce~EC)85fvxqV$AtqntuHQF=nSQBI+pC_N$ED5p?Pl%5c7lv5}tN>2zk$|;l+r6+_N'
    '<rK<^(i6gsath@{=?URRIfZhf^n`GuoI*KKdP2BSPNAGAJt5pEr%+Cmo)B)7Qz$1&PY5^4DU=hXCxjd26v~Ox6T*#h3gtxU3E@UL'
    'g>s_wgm9yrLOD@-Lby>*p`0i^A>1gZP)?Md5N?!HC?`r!2sg?ploO>Vgd61)%8Akw!i{nY<wWTT;YK-ya-#HvaHE_;IZ=8-xKU1_'
    'oG3jZ+$g6|PL!SyZj@6fCrVEUH|tL!0RR9100000000000000000000000000000000000000000000000000000000000000000'
    '000000000000000000000000000000000000000000000000000000000000000000000000000001C{zc|gbvj', 0.03125
),
}, name='moved').DisableLifeTimeVariation()

# Elements of one, two and four bytes are moved, beyond one block, with a rest.
# Expected values: float64 formula.
x1 = Input('x1', (U8, [6, 31, 33, 5], 0.5, 100))
t2 = Output('t2', (U8, [1, 62, 99, 5], 0.5, 100))
model = Model()
model.Operation('BATCH_TO_SPACE_ND', x1, [2, 3]).To(t2)
Example({
    x1: (packed('<i2',
    'c-oT?F?;{*`jUyK#9NG16#iE*ygRr(e|AHHv$fZr*QcMjay~qMBKk)`|Cvg|uL(5_a$Qc>O=?fr+1+pvi%w;r1ONc(ULF$'
) * 504)[:30690],
    t2: packed('<i2',
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
}, name='moved_quant8').AddVariations(signed(x1, t2)).DisableLifeTimeVariation()

# Elements of one, two and four bytes are moved, beyond one block, with a rest.
# Expected values: float64 formula.
x1 = Input('x1', (F16, [6, 31, 33, 5]))
t2 = Output('t2', (F16, [1, 62, 99, 5]))
model = Model()
model.Operation('BATCH_TO_SPACE_ND', x1, [2, 3]).To(t2)
Example({
    x1: (packed('<i2',
    'c-oT?F?;{*`jUyK#9NG16#iE*ygRr(e|AHHv$fZr*QcMjay~qMBKk)`|Cvg|uL(5_a$Qc>O=?fr+1+pvi%w;r1ONc(ULF$', 0.25
) * 504)[:30690],
    t2: packed('<i2',
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
