# Licensed under the Apache License, Version 2.0; see LICENSE.
# Written by 'python -m corpus' from corpus/families/elementwise_binary.py; do not edit.
#
# DIV: tensors of many elements, in sizes of no block, and beside powers of two.

import base64
import zlib

import numpy as np


def packed(dtype, text):
    """Many values in little space."""
    return np.frombuffer(zlib.decompress(base64.b85decode(text)), dtype).tolist()

# Beyond one block, tile or vector, with a rest.
# Expected values: float64 formula.
first = Input('first', ('TENSOR_FLOAT32', [3, 127, 131]))
second = Input('second', ('TENSOR_FLOAT32', [3, 127, 131]))
output = Output('output', ('TENSOR_FLOAT32', [3, 127, 131]))
model = Model()
model.Operation('DIV', first, second, 0).To(output)
Example({
    first: packed('<f4',
    'c-rmHfenNp3<c1R!X`3`qqrH2b`((WR=7Nq1}y!`i#TgU?J?JD)H(KLRP0{9$3BZ=w2%17<m}At^LxIxv9{Ik-)mplJJa_!vp1hH'
    'Q}%4FtIE#gT%KL+{eRqduB$Sib2;<exxKlo2QxD>Gcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+Y'
    'Gcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+Y'
    'Gcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+Y'
    'Gcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+Y'
    'Gcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+Y'
    'Gcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+Y'
    'Gcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+Y'
    'Gcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+Y'
    'Gcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+Y'
    'Gcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+Y'
    '^PihPDb>zx'
),
    second: packed('<f4',
    'c-rmH?Fj=h2mnw=$tLG086~52w4TL~qjZAueu%-3;ERZiSa*!h74weQ6`x+^?EdUnU0>JfSH0%<?9Meay0>?;>#OU}SYPkV^Z(wj'
    '-TC8&=f9)-`<BRa2QxD>Gcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+Y'
    'Gcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+Y'
    'Gcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+Y'
    'Gcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+Y'
    'Gcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+Y'
    'Gcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+Y'
    'Gcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+Y'
    'Gcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+Y'
    'Gcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+Y'
    'Gcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+Y^M9M)=`6a|'
),
    output: packed('<f4',
    'c-rmHAyULJ6b9g&ff)o2gTd|$vW;a18-?Kl%NcqJ1gO<riCEY409}b%!%=u?_Y}<6nM|7G<>miU`t4K7b+`MDd5G~=-!D(~IF2>N'
    'St+;kaeVC0%hEqQ-*l(_rHh)VOLNS*l%H06y*qTJeAM&u($3pFwVJQbyR}!`ZR_|S+Q?g<d>wP_tzXm})=b;}5E)86?O*Hm_I=x1'
    '*O4uHq}(z_O{-hqjb2^kog#OR4BfVOXohLa&CJZq%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp'
    '%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp'
    '%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp'
    '%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp'
    '%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp'
    '%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp'
    '%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp'
    '%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp'
    '%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp'
    '%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp'
    '{J+hA%Lf5Y'
),
}, name='equal').DisableLifeTimeVariation()

# Beyond one block, tile or vector, with a rest.
# Expected values: float64 formula.
first = Input('first', ('TENSOR_FLOAT32', [3, 127, 131]))
second = Input('second', ('TENSOR_FLOAT32', [1]))
output = Output('output', ('TENSOR_FLOAT32', [3, 127, 131]))
model = Model()
model.Operation('DIV', first, second, 0).To(output)
Example({
    first: packed('<f4',
    'c-rmH0S&|;3;@7N!3jv2lsOyHo>G>1_#8=7pcJ@>9Bo958F8;1E9SH2E3Q$I>)ETe>pAb$7qjY_uN5ut>6P2r%aJ{~KSt&2<oo&V'
    '+qLK1d-B`A&(7M<Gr8XH_U}xbzTJD?p6@^3dJkr1W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)'
    'W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)'
    'W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)'
    'W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)'
    'W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)'
    'W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)'
    'W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)'
    'W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)'
    'W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)'
    'W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)'
    'X68RP{{Sc~xr+'
),
    second: [4.0],
    output: packed('<f4',
    'c-rmHfenNp3;@86;w0!Oj^bqKXiq7|9X?0W6etBQBFDBz9CySua*TNTn2$L3id;XfYO|j6R()|-J@YwY%X?boZSCdAp4>n7%IC^g'
    '|L&W$zV2Q5?Vo4w+Rrn&p6|BrOsu}yyWW1@f4=n=%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp'
    '%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp'
    '%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp'
    '%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp'
    '%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp'
    '%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp'
    '%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp'
    '%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp'
    '%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp'
    '%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp'
    '%*@Qpe{TK(b$AAk'
),
}, name='one_number').DisableLifeTimeVariation()

# Beyond one block, tile or vector, with a rest.
# Expected values: float64 formula.
first = Input('first', ('TENSOR_FLOAT32', [257, 1]))
second = Input('second', ('TENSOR_FLOAT32', [1, 131]))
output = Output('output', ('TENSOR_FLOAT32', [257, 131]))
model = Model()
model.Operation('DIV', first, second, 0).To(output)
Example({
    first: packed('<f4',
    'c-rlcQ4zo}2t%KgIw?{r1!qIrV8FVYhJNHq10e*MfH^Ku0kK5z@uzBR_X5#Vf6aB`^=KVgtMk;1&Yx!H3?Hr$URK_#z1jCQ|J*in'
    'cYDVjtN0<Qp}a#A+z?LYllf$R^WL_c!+8'
),
    second: [3.0, 4.0, 2.0, 1.0, 3.5, 2.0, 1.5, 1.5, 1.5, 3.0, 3.0, 2.0, 1.0, 2.0, 1.0, 2.5, 3.0, 3.0, 3.0, 2.5,
    2.0, 3.0, 3.0, 3.0, 3.0, 1.0, 2.0, 2.5, 3.0, 2.0, 1.0, 1.5, 3.5, 4.0, 3.0, 3.0, 1.5, 2.5, 2.0,
    3.5, 4.0, 4.0, 4.0, 2.5, 2.0, 1.5, 1.0, 3.5, 4.0, 1.5, 2.0, 1.0, 2.0, 1.0, 2.0, 4.0, 2.0, 3.0,
    3.0, 3.0, 1.0, 3.0, 4.0, 2.0, 1.0, 3.5, 2.0, 1.5, 1.5, 1.5, 3.0, 3.0, 2.0, 1.0, 2.0, 1.0, 2.5,
    3.0, 3.0, 3.0, 2.5, 2.0, 3.0, 3.0, 3.0, 3.0, 1.0, 2.0, 2.5, 3.0, 2.0, 1.0, 1.5, 3.5, 4.0, 3.0,
    3.0, 1.5, 2.5, 2.0, 3.5, 4.0, 4.0, 4.0, 2.5, 2.0, 1.5, 1.0, 3.5, 4.0, 1.5, 2.0, 1.0, 2.0, 1.0,
    2.0, 4.0, 2.0, 3.0, 3.0, 3.0, 1.0, 3.0, 4.0, 2.0, 1.0, 3.5, 2.0, 1.5, 1.5, 1.5],
    output: packed('<f4',
    'c-rmVJ&xQs5CveJ!N3I0CUMfKfeojX8gSatCUXJr8FU5%6L=%X?QjEU(>lO7bmYWGSyE()l)A?!_yiQ#YLcaTJshfvfA8D*@GuNR'
    'k}0RhcOTv?pTC{Yog5a4GLimx`MBm~$@iu1VIxr|%18aIyF72`%AZ#~kr&eRpF3NJdcU=;rdRfq=feC7=1a;;GUaqmWtPt=uam>2'
    'lq+Q-O?Iw%S@M0Ud)P?SiSkiD>n_h5y7K2$PvnI({pZfsq26z8tLc?J<+(7wg84b+C7E)XZCO62yiN|!rCcc!X|i+8%aZR)-NQzr'
    'PLz-OS$BEf(3L;0dLl2R=|6Y24)uO(TTQR*sec2QZ(=^@z9q>prgVJw;q&r2)$QbbEagg>NPoP%93wAFzAtspoA0Ael#lvZcX{5_'
    'l|PK3C-Op?{zGT$bS(E<+iH4cPkAoPw=kDJV@xvVbpHP7@A^6SIU!T+TS}Qo|NZji((<NDxt}-RRsBnyRzCC$^?74gc9=s?%PZ3K'
    'XPd^Z?lA9dtLY7U#u?^6VfMSgy!aG+YM4X3J7EqHU%?!h^_MUkYl3-$nNJO~m=b1fL0fozd_jB#^NP9mL6T4LIed*y&a3Z|%S4*&'
    '-1r{(KK!GdPcj$3>t&-S>n_jheVD@>dLl2R=|6O~E`HLyx2^Z7_O`%$8*}k3=jZ4@zJL1lyzRfH&aYkjm`myZ-fn!}azAdqtNLqy'
    '_jades?VFBTiI#V)AEWm{ZnUa&YP}mtLgK#J@W<T*D&XPV@xvVbWHD&`gs_eM4wg4M4H}ZoBpia&ztY6{-sVUA9{xRys;}gjG?FH'
    '6>0jjO=DMg827f-^oBj-2=i^sr_(95hx;U7b2|U?>#ybW>GZRc)1{OvWm-C|c_n|Ubx*tRqt3L^lXaKp-FM}Gu6iP`$+X(mY`w4d'
    'd)vOQxc0Wdd>b>L8s<)1uI18S!W^<&H+M;~#`AWpd>Joa*W2}D-YMSMte4C8v8Jz=s1xP;G4t}ge%;;S5_%#pr0G9&wk~V?E_>Vh'
    'b%1+YV15nr;aKOm>R88{-8jfH7IG}**0G9X8AtiJ=4HwEbsS_PQ76jx<00jFLs$O1>WRFNrvKd8IvjW7D1CZmPaR)@`6g!LE-<f{'
    '`+4xxE<ZnP+w9VA*ZK3l?Ik-m^WXVC=IDEgI#IrFyXATPJo@1ndLl2R=|6O~E_3zAy>0!x{@xatZ(|l;!E9~{W^+^gg+I(q<#FkU'
    '7_0vN>DR+{tbFSH+I2kpSjO7lZhYQyKW@IO`s>*G+nt`NK5u?#Wv5k7%PZ3KPo1sv!)~m-Pam%BnU65v#%$aL<~G)39VpDJ@S|Yn'
    'JHmX0+3y0gwgB@Mv;AZ+_v7tiZJ4JcpBm<n)9ER_Hy)Gx&S`z${Jxw{cXN}cODPv+O8Wl&f0xM1lJ861r;S9NC?EB+?()3HuKe8`'
    'dLl2R>Cg2ZySjJt-nN=v*;Aei^DWHYoiKO)g3GmB&N_tI`HnE(!t8f}SsVfLHjeN=0`n^3E13H=)7FQ>Y>gYt_T0mK3$rsyV6Nw~'
    'Jf-``B)@Z7>-<jdj=QnR)3KC`G9^v%&N1?`<oi<hX(Lf5%18aIyFBl)D}OhJp2!Pn`g6U<uI}Bqx2>jE_LS$sd<!$58s?DXQzRYt'
    'NxtTEOg_c(Ir$QuoQ|bjDbvzv%`5p+t$W&iA9bdUo~*k(@4hSlbJY`hO{UehX6t>u-`n<e#kIEu=G&Of)4<$e)?dOL`ovc-FJhhs'
    '<|h0om>Xul3(Pf+;77rXZwhAI<}h3PYF!g<bK?uR$Fv39=Hdw4=KKZR=3+|R=H3y;n)C~}&BYO7N^L<~&=&AVh$)=`?5t1R=D5vq'
    'o7+Q&+uS~D`>e$gxXoR-&AlUVo8vaeZI0U<x4E$<+~&@4!)-36G&f~#%G?xx0k=8sG2G_HU2vOQ2a4OA9|bet5oUbWFl!6i0&a7A'
    '=y01GU%+iHj=)Li+*jP@`~}?RF5KqMcXYlZ-x0UDwjhoWN8mQsFW@#8Q{pzaCLXuBHE#CY+aH13+_@~c&2gLKHWx?WHpfYb+uYm~'
    'ZgcMl+~#6R+~(${aGUcTahq!kxXt;F_@?YX$89dww)WK;ADD5Q!;E_jX58lD2;AoU1>ELhO5En&5yqPI3%Je25n@VhL0ixk@JEO#'
    'odN8uPu%9X&2gLCLx<bkK5P4|#Sys8UAWD?BXFDJHpgv_+Z?yKu_oN+&T+$SE~Yd$Wp2vc6n_D?Iqoss=Ej<En_K&e+nn#ncjP<b'
    'v-Z1a3w{@v?I(j7w>iwX&BYNo37z|j+nm3E+uViQ-1&~qcjP<bHrE!!5#k8k=K2NP=3+|R=GMgHHn+yjo_qTvaGN`q1-ChFbKK_Q'
    '2;Am432~d7o5F4G9f8|iOo`jv+!Stez9VjPZ2`AA-x1%GJ@>fHjW1aHYF!g<bK?uR$NVn1&H2>UJ9>A*jN2S$+~zPFYtk>^HWx>T'
    'DYXS{L0iBdA*OT&u(LjKo8vaeZEg=8Zgcyr?Xwm~;5K*RHusLeZI0U<w>fTe+~&rbaGN{F4Y#?N(%h7}DRWc&1>EMi$8eh)Yr<`A'
    '?JI6`z9Zj}?}*P@ThJD?1>ENL(BU>0YvVTOQ{yCb1}e<B&0)rE?!s;Ed`IUy@*Q!TYYXBCaRhF2{Q_=tF(qzuYvOU6TjOTWz5Nlm'
    '&7I4F+Z?w!ZgX)2ZgZT3xXsN?;Wqb<z-=z3#BFYF3b#4m5x2RvfZLq!h;PcCd)(&67p#4?t_iof@deyt+5&EKaRhF2{sL}u@fB`!'
    '{iU%c|06J42Mx2B66Pz+{{z=j(_H'
),
}, name='outer').DisableLifeTimeVariation()

# Beyond one block, tile or vector, with a rest.
# Expected values: float64 formula.
first = Input('first', ('TENSOR_FLOAT32', [1, 37, 41, 17]))
second = Input('second', ('TENSOR_FLOAT32', [17]))
output = Output('output', ('TENSOR_FLOAT32', [1, 37, 41, 17]))
model = Model()
model.Operation('DIV', first, second, 0).To(output)
Example({
    first: packed('<f4',
    'c-rmHfeFPR3<bc9(oO0pj^bu^wBKli&hR-QAkRd-h-eYlTm6ZM8Edt7-`cM0Q>$k+L_F1-S=M;#xp!aAk6HKBS>|~jdB^>EqvkRj'
    'ZJ+m=KW}8V_H*Z>{*&3b_kVJ}*WG8GKV-J%&-={G%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp'
    '%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp'
    '%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp'
    '%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp'
    '%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp'
    '%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qpe{cQ)ck}+8'
),
    second: [3.5, 4.0, 1.5, 1.0, 3.0, 3.5, 1.5, 3.0, 1.0, 2.5, 3.5, 4.0, 3.5, 4.0, 2.5, 3.0, 4.0],
    output: packed('<f4',
    'c-rmQJ#HI06u@zw!N3;Vsd1w=z?MU{2GXihqYGruFlR83!a0IcZjo+=2XM-*a+&4(A~}vOu)sfnG0sRH@$uumr{D9-Q%>oWFPA@R'
    'N@;ID>BpC=TuVx;yr$Q`fBn^dzv=7kU;g&?r~fYZ*7%9{@6Ru<TYItkeYxfzUw$p}8P6|I?OOJ4Z*SRNuZ!JV^Y{C`{r^_mb!+dJ'
    'XQc1<v%F{j`Tlvc=f-&I_VfLHX|K26(_+t(tNpWQT=#ZeJht4PA)l`?`};S0xBOn(7_UAb|7t9k%h%nXm1BNBefp=zY%!hMe7wo$'
    'Y!a8v-@4l~YL@X^d^#WPUa4*Va>U%O5_601eT&bqdv&vCuJUY;d5w5Vi{-bN?HP8@=Wnq&O)Zv7{JqC4<9O>a+w)J^;<I&*HL(4m'
    '>!LARY&HiHd&KPPvdBEQxEG%fiP`r@k~P+t<(W2?dWgAQB?ejBY-5&tuZ#cfV&ga;)>&ea`G}b9SxLs2eGMaK-`hp!L&hty#5%WU'
    '^q4I^T^E1WDSMp0w~Nk)uS>RlnzGMFw%B#gFA|Hre)F?Y{WDVaGqK6*w$DyQ&R4{2`$Wd^xyNkJD83h}&b7oWe{XYkllkZ|`*?gl'
    'F7y8Py<PW++1EwZBHOvOnC)70K73tbo_%kZ5@$lj<!7eKe)<seF7dT7>pHjBrt#=JYRoo{^KUWRe8}1Vyu_SGej0mw^_XMdpFE$f'
    'vDb2p$JSogMRSqu?NTFuNDMX~x-L0l_W98Dw*4Xd?p5=IofrMAnB(|e&w0dbdu^5Tk}cL-<cc)*;Oh5QKT}E8w#RJeB_$h&=9hk!'
    'EtXpyF|U!gV_h_6dw<zS{wV&Mu1mH#I4@Ie(ETB65Hb5$w^19??q_MUby{^T<esdt=k09cIK;eJK0Pm<4>W(r*^u>$n0>58@>s+?'
    '*DCvr*mt*Bmpb-Ls*ykBGb84xRU^k1KL>TOGq)CxY4<%C`J=}iwaVvD-n-Zuq{ZuP9y#pn^Jld+VvbrRb7bcw>T}7q4yP%P=`;1f'
    'KdR5NckL{cJ<gKXr0VOUwZiju)P_TSmiX+vtW$l~T%qHW=eDb#IjPz2J?4+KYUGsuTGYxpC+~C2QL9EC8$C(vZ6BYE$LCni?OTsI'
    'YE{&uxhL`3P$Tb3ES|TkoQ;S%YL(<zuhG3H@qJxv9(%p+^*LgWTIIF!K~GY=Z@T(?SRQ*+pXFY}9X-j^f9=)>ovW`)^g)OEEc?U9'
    '+<TJfy++Jy<ZW5o9&^+xIWN9$%W-cP&mVI3?~%9XoZM@b_l1X^B=)w<)96XQ#=7*FqgHt?JoF@<gY#4y;tXbqC1RdymB-(E64?({'
    'OOn=S$w{8K>!bSY_x8CbiJTngdFl(NUVGGM$@Os#q9?JvU9+9r>pt>F(fNp&qgG9|q4y*fORAPnU$;>kQuQ2ksLxij?}wgb-rLdh'
    'd*0ryHas2b^P`?*^xBuHCpjN_lDR&QJu`X|n-5)=?0wKO)rKB()GEuT_d`z-^;+)B`)pi#U-os6d9GE_^G8qO^C5H4b8@Wn)ECZc'
    '+<VWtCz1W(>#~nrSL(<gqdxn&J@h2Dr}Vpr#w>e3^24M0EYJ1&+Itf3-?G=+Lr-G)^yyHaWsV{zkNVvE!l~E3eCSC=efD)Z^dyl#'
    '{ClN;uhMhtJ^%GkpRF&vA9|8$U+tcQB5xP}Zo19&+3W40R!#Y0x7u)zyj{G9In-y#W6^7W`2JktJj?#@b<yvH5p(1Z|6Y0MNo<ex'
    '+7Lan_9T+m$JwwvY4`N=dQaltP4!t4vs`^2=129}`}IRlf*D{2m;q*h8DIvO0cL<1U<Q~0W`G%B2ABb6fEi#0m;q*h8DIvO0cL<1'
    'U<Q~0W`G%B2ABb6fEi#0m;q*h8DIvO0cL<1U<Q~0W`G%B2ABb6fEi#0m;q*h8DIvO0cL<1U<Q~0W`G%B2ABb6fEi#0m;q*h8DIvO'
    '0cL<1U<Q~0W`G%B2ABb6fEi#0m;q*h8DIvO0cL<1U<Q~0W`G%B2ABb6fEi#0m;q*h8DIvO0cL<1U<Q~0W`G%B2ABb6fEi#0m;q*h'
    '8DIvO0cL<1U<Q~0W`G%B2ABb6fEi#0m;q*h8DIvO0cL<1U<Q~0W`G%B2ABb6fEi#0m;q*h8DIvO0cL<1U<Q~0W`G%B2ABb6fEi#0'
    'm;q*h8DIvO0cL<1U<Q~0W`G%B2ABb6fEi#0m;q*h8DIvO0cL<1U<Q~0W`G%B2ABb6fEi#0m;q*h8DIvO0cL<1U<Q~0W`G%B2ABb6'
    'fEi#0m;q*h8DIvO0cL<1U<Q~0W`G%B2ABb6fEi#0m;q*h8DIvO0cL<1U<Q~0W`G%B2ABb6fEi#0m;q*h8DIvO0cL<1U<Q~0W`G%B'
    '2ABb6fEi#0m;q*h8DIvO0cL<1U<Q~0W`G%B2ABb6fEi#0m;q*h8DIvO0cL<1U<Q~0W`G%B2ABb6fEi#0m;q*h8DIvO0cL<1U<Q~0'
    'W`G%B2ABb6fEi#0m;q*h8DIvO0cL<1U<Q~0W`G%B2ABb6fEi#0m;q*h8DIvO0cL<1U<Q~0W`G%B2ABb6fEi#0m;q*h8DIvO0cL<1'
    'U<Q~0W`G%B2ABb6fEi#0m;q*h8DIvO0cL<1U<Q~0W`G%B2ABb6fEi#0m;q*h8DIvO0cL<1U<Q~0W`G%B2AIMB*9`sxtFh!i'
),
}, name='channels').DisableLifeTimeVariation()

# Beyond one block, tile or vector, with a rest.
# Expected values: float64 formula.
first = Input('first', ('TENSOR_FLOAT32', [129, 67]))
second = Input('second', ('TENSOR_FLOAT32', [129, 1]))
output = Output('output', ('TENSOR_FLOAT32', [129, 67]))
model = Model()
model.Operation('DIV', first, second, 0).To(output)
Example({
    first: packed('<f4',
    'c-rmHfepnV2n9e#ag#bqN9kst(Y^>xI>a?07=5AK7;%j;)~IivpRCwdt9tzUZPj^2=Xbw%pPB2oyn8xxa#!_tPS*4OYjkc^KYR4-'
    '=siyUowKTDbnf$(=R0cl=~wMFdyl(!%-yn>nVFfHnVFfHnVFfHnVFfHnVFfHnVFfHnVFfHnVFfHnVFfHnVFfHnVFfHnVFfHnVFfH'
    'nVFfHnVFfHnVFfHnVFfHnVFfHnVFfHnVFfHnVFfHnVFfHnVFfHnVFfHnVFfHnVFfHnVFfHnVFfHnVFfHnVFfHnVFfHnVFfHnVFfH'
    'zve$6bnxc'
),
    second: [1.0, 2.0, 1.0, 3.5, 1.0, 1.0, 2.0, 2.0, 1.5, 1.0, 1.0, 1.5, 1.0, 2.5, 3.5, 1.5, 3.0, 3.5, 3.5, 3.0,
    1.0, 4.0, 4.0, 2.5, 3.5, 2.0, 1.0, 3.5, 3.5, 1.5, 1.5, 4.0, 1.5, 2.5, 3.5, 1.5, 1.0, 3.0, 3.0,
    3.5, 1.5, 1.5, 4.0, 4.0, 1.5, 4.0, 2.5, 1.5, 1.0, 2.0, 3.5, 1.0, 2.5, 1.5, 4.0, 1.5, 4.0, 2.5,
    2.0, 2.5, 1.0, 1.0, 2.0, 1.0, 3.5, 1.0, 1.0, 2.0, 2.0, 1.5, 1.0, 1.0, 1.5, 1.0, 2.5, 3.5, 1.5,
    3.0, 3.5, 3.5, 3.0, 1.0, 4.0, 4.0, 2.5, 3.5, 2.0, 1.0, 3.5, 3.5, 1.5, 1.5, 4.0, 1.5, 2.5, 3.5,
    1.5, 1.0, 3.0, 3.0, 3.5, 1.5, 1.5, 4.0, 4.0, 1.5, 4.0, 2.5, 1.5, 1.0, 2.0, 3.5, 1.0, 2.5, 1.5,
    4.0, 1.5, 4.0, 2.5, 2.0, 2.5, 1.0, 1.0, 2.0, 1.0, 3.5, 1.0, 1.0, 2.0],
    output: packed('<f4',
    'c-rk-y-wsX5Y96oT|u`E&9+Ea+HR3(Q_<`TaL=&Mu+kMvMZH&ELFeQFLU|Ppk8=LzhZx-kgbs9E@*!E{&5XzMIgT?n`I@GWP1B@C'
    '|4My}(w9p~W#5@DX+8C3U*x9973@rhYg@AsyQtFrplrRb#_W<xiNk#N7KhlopQL5gn_Z<tebcLNkx}DXSsWXS5wW36VfGl3VaE03'
    'aYt?YSmdp>Pv)=bDtuua3+TmHg}Jx>Wh~97^b-xIk7F=9^k@BS^Qc4p(R_=vxNa?uN5^RKCBrGWf{oh?nCE<--!`}Jt{?K*#YuN|'
    'vCDVYR~<_E9aQc*=+$Ny9kJO(l@CGNpG2+ig4w$t*u`%TUpupV(xDD4>RV(ec47<Pzyuv))A*z>i9_4(g2s3iJyz32ja#rp^b23`'
    '4S!RZ=X{@+IJe&q^JiScmbh+zF3dj;hfqpx+b^ZQP9|g9{z8%V<ywNSlnw=bls1A{+po*-waj0Yf}>FzsiPmX>EH{#;SV}oQ=js@'
    'Njxgu4{X*I=B9d1B#zGdfzN36?gw`0&-yuJ*B!&mHH?^#VV=X>e!u6LbK5cB4@11!pLX}dWhq0x+3!1)@;j&;I_TAAc*;G^E~-3@'
    '+Ws<XeF$dneqbl}-t4mLP(MHaDZWhxf49JQxdwkIS>uzwBo1vq1dVYYJyz32ja#rteDDR|Q<#^UZ@+~3|9GB1dJU79Bp<Q1?$hUL'
    '!O?bRmtBW?+kThvG8u}U*rLyJEn3WIlhyy)Fr&SUn~#O%Rid-CLgJSA;0wNO%q*5euJ8pP3(xy}d@Z-Da=K;`^PJ}P5})Uf!aRq$'
    '{a(*AbI)g(gT-y*(&tf!dg`iv;M?QN7Dul3jbYqlLXWbo?sKw!WRDtbE<~-%{?X=)__00a%I8d_Lw#d&W@CHUmDwhXQ|@Kf()*sd'
    '(e}jrI_Bv-Y-zbC-&G@Ko`=<#c~0V(nTHYcG0aOo>m}xC%*?}{W9Hme%&(mRE-ClqyK2PDb-TvQ|Iv+@mwVPr%+r{;#~3j)_ax@y'
    'n0f9=%zt9$^IT)*+;+@!`<~=)_L6*8jhOizV2zpIGCO9T>5rKCoxzCtU#{Dq?Onxv)rgsUj1e>U&oyT5B^~op^X+4p$*&qQ&-p&T'
    'eQuL$M9k#&liN>jKe_!}x5@1%x1Zd8a{IZ4k=svhKe_$n_LJLBZa=yG<X4f~Pi{ZC{rvWk+<tQV`L5!57`grA_A~b+x1U@ia{I~c'
    'C%2#6escTC?I*XN+<tQV$?a#pO>RHWddcl4x1Zd8a{I~cC%2#6exB)*+fQykx&7q!liN>jKe_$n_LJLBZa@EbLvBC0{p9wO+s`$O'
    '-2VS55Bm**&$1B'
),
}, name='rows').DisableLifeTimeVariation()
