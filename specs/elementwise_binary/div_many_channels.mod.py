# Licensed under the Apache License, Version 2.0; see LICENSE.
# Written by 'python -m corpus' from corpus/families/elementwise_binary.py; do not edit.
#
# DIV: more channels than a block has.

import base64
import zlib

import numpy as np


def packed(dtype, text, unit=None):
    """Many values in little space: the first byte of each, then the second; times a unit."""
    planes = np.frombuffer(zlib.decompress(base64.b85decode(text)), "u1")
    planes = planes.reshape(np.dtype(dtype).itemsize, -1)
    values = np.frombuffer(planes.T.tobytes(), dtype)
    return (values if unit is None else np.multiply(values, unit, dtype="f8")).tolist()


F32 = 'TENSOR_FLOAT32'

# A block of channels is not full behind full ones: each of these is started anew.
# Expected values: float64 formula.
x1 = Input('x1', (F32, [1, 1, 2, 48]))
c2 = Parameter('c2', (F32, [48]), packed('|i1',
    'c-jTQ2@(J>1O%|5y8QpOj-tuyP$z`Ron~u$BP>*?o*igp9thJyv8Mh3M(!3U', 0.5
))
t3 = Output('t3', (F32, [1, 1, 2, 48]))
x4 = Input('x4', (F32, [1, 40, 1, 2]))
c5 = Parameter('c5', (F32, [40, 1, 1]), packed('|i1',
    'c-jTQ0TKW(1Ou?s8UFuTj@pt`jIj^QCEu_-#VYhJ5sX=dN?U(=h!PM', 0.5
))
t6 = Output('t6', (F32, [1, 40, 1, 2]))
x7 = Input('x7', (F32, [1, 80, 1, 2]))
c8 = Parameter('c8', (F32, [80, 1, 1]), packed('|i1',
    'c-m#l+Z6yY1O>oD?4|!|J%SXl^FNsf!n9DVsS96p9fp$c?NBF#$v4f`c1KvKP(3@)$bWu510hx', 0.5
))
t9 = Output('t9', (F32, [1, 80, 1, 2]))
x10 = Input('x10', (F32, [1, 1, 2, 129]))
c11 = Parameter('c11', (F32, [129]), packed('|i1',
    'c-pPY$q~RX2n4VJlZF1P1#`KH=r3WRME2}J<K6>dS}4}kg$tdBq2yZ~>Vz=)rrFwR<cItKOHw#$', 0.5
))
t12 = Output('t12', (F32, [1, 1, 2, 129]))
model = Model()
model.Operation('DIV', x1, c2, 0).To(t3)
model.Operation('DIV', x4, c5, 0).To(t6)
model.Operation('DIV', x7, c8, 0).To(t9)
model.Operation('DIV', x10, c11, 0).To(t12)
Example({
    x1: packed('|i1',
    'c-n=_$q~RX2n4VJlZF1P1#`KC=&vyOrrFwRgoP5>vjdHL4}@u<SW_1+bRLG1Z*`~>;y*t#?ki3', 0.5
),
    t3: packed('<f4',
    'c-lpbv5mtp3`PG82CjGGM(qJ9C8jjsHdUG|V9&rA3|x^Lfhw<XCvpIL0yiGzC?`M&Li+gs@gsK=kUL;QM%{CMZ{PLHU6*mgOL{g{'
    '<!oLmj}O1)?Ud7!^V?hUiAulM2UsDfd(QLKFMTiXesP7pDraS^JU;v?>nZn9<n4`8(IYe$CYcQb3qx9Ki5btIKM+xvo4{Ypd?3uh'
    '>|y{n%wc~V-v3}}VPL`_LjbpY*(C%%9%i@)prK@%qD3vFNmDASq*~leL}n?LsFVuPHAS_eMNMN;jZUlQ&N->qdT35+j2<O3a^GUn'
    'e<|{OX#'
),
    x4: packed('|i1',
    'c-m#l$q~RX2n4VJlZF1P1#`K8=&!?2@~sYaLYREhY;85dLW%6zfyTWD!n9DVsS6i6&p$ttvm-n', 0.5
),
    t6: packed('<f4',
    'c-n1@A&$d93`PGLRthgE35~SSo`sc`1})hOq-U5jL|QO8!VD}38~^eYE(*y}>PXuysbzo5_V)w+qVLOX>I+bCJpM0no*&aZ?>cqv'
    '=<y<^t`ywx<mDyx8OS)Dp1gH<OvA8ia$bJPOI^-b7`Y+Fh@YnYOihbJ#yAG}&hr=V>-ZMKw#B%9?Y?vgXdAz|<3RA+JGeO`U2+?j'
    'T2+;zW(?IUxQg;ag|w<vsZ}h{teT3rn@Tc>QBC~ISpBG1H3ym80UgF;2m'
),
    x7: packed('|i1',
    'c-png$q~RX2n4VJlZF1P1#`KI=&yxhO<lOqc^FE*)uB!ZlW&@>twvZVkv%)mxc5Mq_W%3<IBG_b', 0.5
),
    t9: packed('<f4',
    'c-oCmyO9GS3{?$Oa0v-TAYI6eQz9oc;2u=N&N%Qzjzs~^5CyDza49GGJI+?Y@_yp69V+x*JG`dG*zYV}-dgYddUdrzj2|&RBaZyM'
    '{yBaq@HMtw-F)#&w3bcHVkwa-pHwMwXXWtLL}XoEtx(EGEYFA|Ki8Avhw}YC+pccD_@P+Krsl*)mUI*bAUYH9F)S(3t#Q~l<}=TG'
    'UE10EeyG9{V74|VO-Ui_nE-B*mO%4N>#0E!_mfZq{xR3~8F<~LdSXsSZ;crCVF}xsv#Jh4MYKvA#H>Tfl#H&LJ?%gpm?v3w*cZu='
    'VUOfr;{$OhW}HfSs`&$LZQ2E-q?3kP5Bk`jk)tuTHU9$ym&{u'
),
    x10: (packed('|i1',
    'c-jTQ2@(J>1O%|5y8QpO)YYVC2O94k2-8BbrY>CQJPak@>QE<y$(?3vs}UAT<Oga@8!`', 0.5
) * 5)[:258],
    t12: packed('<f4',
    'c-pOxA&$d93`PGLB9)hf3|*;k#tS2b7A@%owrB7eA{C^l*nta{jlH}*K}n9X&P=2ppm8L}neX>B0f6iA!#k$7op3}QC*WMB>G3)|'
    'FAaFW(+Rb<fFH|Vi6^hJ{_9v<9oHkKqC?wO$F&5j<6U@pjrAVVb+X=9e8RI#a(^8@mj>M7sjQAI;QO*yV(}{L-;Q<FF&-gBhpwxR'
    'u>`B*U6`0LUVcDCVQ2#Hn0ZDRg4w}9a|pfIg#nvGb6}Fe(6caPZ~HA^BeGt4q1hcQAvk;^`MNMSpwsL>vEy)n0X#I!(%?4koeeaf'
    'wt!W$X-fWKDdwn@GSO#>YFTq4jTBWi{bftO7cFWgO-^K0+5%Qv7IQSSoU}e>(F0egc~_&9%oqG<F-A?4JWTG`0R9JbbYg7'
),
}, name='rest').AddVariations('float16').DisableLifeTimeVariation()
