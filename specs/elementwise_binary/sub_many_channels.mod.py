# Licensed under the Apache License, Version 2.0; see LICENSE.
# Written by 'python -m corpus' from corpus/families/elementwise_binary.py; do not edit.
#
# SUB: more channels than a block has.

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


F32 = 'TENSOR_FLOAT32'
U8 = 'TENSOR_QUANT8_ASYMM'

# A block of channels is not full behind full ones: each of these is started anew.
# Expected values: float64 formula.
x1 = Input('x1', (F32, [1, 1, 2, 48]))
c2 = Parameter('c2', (F32, [48]), packed('|i1',
    'c-jTQ0Rq4f3<JQSQU8B!q#5o8S4@VQ3}&zGdB1;`Ah!y_g9jaXh%EU5T|61o', 0.5
))
t3 = Output('t3', (F32, [1, 1, 2, 48]))
x4 = Input('x4', (F32, [1, 40, 1, 2]))
c5 = Parameter('c5', (F32, [40, 1, 1]), packed('|i1',
    'c-jTQhXDW}2m>%d*8kU*;Yj8PnR8quJ8y&-q^L&W+&T8v$u9j+e-iZ', 0.5
))
t6 = Output('t6', (F32, [1, 40, 1, 2]))
x7 = Input('x7', (F32, [1, 80, 1, 2]))
c8 = Parameter('c8', (F32, [80, 1, 1]), packed('|i1',
    'c-m#l!2!S^2m`=^AnreHfJi$)?|)nvSC4^57q7_<J%iNHg<~65QgnoNa=*{bE-y+Ood5g*`v)fK', 0.5
))
t9 = Output('t9', (F32, [1, 80, 1, 2]))
x10 = Input('x10', (F32, [1, 1, 2, 129]))
c11 = Parameter('c11', (F32, [129]), packed('|i1',
    'c-pPY$pOG12n4`@9QI%Ba)>sO`Op1MRBASrKzm`7)d%X8eT2+;4}zT+wiqNSTj5;Mc7MnZmG?lr', 0.5
))
t12 = Output('t12', (F32, [1, 1, 2, 129]))
model = Model()
model.Operation('SUB', x1, c2, 0).To(t3)
model.Operation('SUB', x4, c5, 0).To(t6)
model.Operation('SUB', x7, c8, 0).To(t9)
model.Operation('SUB', x10, c11, 0).To(t12)
Example({
    x1: packed('|i1',
    'c-n=_!2!S^2m`=^AnreH2uM3Z?|&4wBeb&j``j!#Tgu?QFs>d0k78ew9eM_-p$o@0jQ{xqv^Fuk', 0.5
),
    t3: packed('|i1',
    'c-jTQ3l4-Z2nE1b*!08V{m-dQt(FFyneBQ4Tvs5K*PJ|T|EM{rOiqHoq0l=<=nk!FI6X;t5$W0^xLuVTNmot}?qk3?cb<D?m>l#0'
    'i@Pfp', 0.5
),
    x4: packed('|i1',
    'c-m#l#{s}F2n4WzY5Pxm6q5`P{S}L3=YtS~6xAr4JICJVW|!7b3v>=vS$(12HCM=-<DWk_WhLk', 0.5
),
    t6: packed('|i1',
    'c-jTQ2@ZfD3<SWkB~b#^|9=z1rKNSI;8Wv(itQbBsR><ajpp0l&e(PCW+c-s#*hU{V6+a;CEd_RPv)5q@#F^$`T^lNCjb', 0.5
),
    x7: packed('|i1',
    'c-png$pOGH2m`P}AkO~Nnj^GRRDWUUsO)R9p=THhT|BmFDcMeFMep~yQR&%IM(@ROb^M<{L|IJE', 0.5
),
    t9: packed('|i1',
    'c-oE4i4g)J3;;k91ThTKf0>NLJ0OoOxD9MY#va9P_XjFm`%qUK@Tx|Z)L~}e54#!<m4>k_9JYZ^BlSHUBHoLhDVI0O)J`%oR;`fi'
    '>#N`qZ#kg@hk(iBMc^|x4fU`22QIKs`~', 0.5
),
    x10: (packed('|i1',
    'c-jTQ2?D?%2m`QzRQ&&I%ONhwmNKFj2MQm;EBl&k*E0-tT|BmFDcPWFMeq0BsKgJ0cOB;', 0.5
) * 5)[:258],
    t12: packed('|i1',
    'c-pPafephT3<SWp4T1oby8o6$K@d!EJ46OJoi4}628S+`kQIUN)~qZmvCuUZp!1tu<$j#QAaNQf+`4(2zJMQ5pCUfolSsoXLjED('
    '(h`F@LFH3eq<WJ&5S9%3m(7ruy@7u`e`yy', 0.5
),
}, name='rest').AddVariations('float16').DisableLifeTimeVariation()

# A block of channels is not full behind full ones: each of these is started anew.
# Expected values: float64 formula.
x1 = Input('x1', (U8, [1, 1, 2, 48], 0.5, 120))
c2 = Parameter('c2', (U8, [48], 0.5, 120), packed('<i2',
    'c-oc0fdPOZ3<EGvE?q@|m2tW^m@J&!NDj)V8BP0n?-n#QB4I6bPgjR4sOzT>Q+O6s'
))
t3 = Output('t3', (U8, [1, 1, 2, 48], 0.5, 120))
x4 = Input('x4', (U8, [1, 40, 1, 2], 0.5, 120))
c5 = Parameter('c5', (U8, [40, 1, 1], 0.5, 120), packed('<i2',
    'c-oD@g#iE{2mmlorVNle-51<sx@K7~Kr6e@p5UY;0cDJm`%Gkt@#z6>R1&o'
))
t6 = Output('t6', (U8, [1, 40, 1, 2], 0.5, 120))
x7 = Input('x7', (U8, [1, 80, 1, 2], 0.5, 120))
c8 = Parameter('c8', (U8, [80, 1, 1], 0.5, 120), packed('<i2',
    'c-pPY$pL^c2n0Y&UXGv;j+AZzex3j5hE>!UYJ_#A_rx(!Ol+KNBs*(iLP-0576})tOQQ6fub;i2n<Z)'
))
t9 = Output('t9', (U8, [1, 80, 1, 2], 0.5, 120))
x10 = Input('x10', (U8, [1, 1, 2, 129], 0.5, 120))
c11 = Parameter('c11', (U8, [129], 0.5, 120), packed('<i2',
    'c-qCw%MrjJ2nE2D`~<{+d@S82GLyaUdgowD65~M1hNfpLvYBLtRr^s4Z{Ijk2r`mHI}fS#L4N*r0ijkrGy'
))
t12 = Output('t12', (U8, [1, 1, 2, 129], 0.5, 120))
model = Model()
model.Operation('SUB', x1, c2, 0).To(t3)
model.Operation('SUB', x4, c5, 0).To(t6)
model.Operation('SUB', x7, c8, 0).To(t9)
model.Operation('SUB', x10, c11, 0).To(t12)
Example({
    x1: packed('<i2',
    'c-png$pL^c2n0Y&UXGv;j+AZ*zMTKCvlb?VwC`t;aIv~1N;j;c#!w@yE4?R<fns9gWFz@IUq5>RJ|--@'
),
    t3: packed('<i2',
    'c-pnW3lhU12nE1iw{fhAI`DvuA4=}sQ*^iN<7C*X44GFWC2sxJP0(3P9N&hiSI!)rV@1Q8#F?ghio|UDSW1wnLr#3246>1|^g7V|'
    '(bu2-0C0LO76'
),
    x4: packed('<i2',
    'c-pPY$pL^c2n0Y&UXGv;2$XICex3h}fudt$@*vq+3mrmw?q`v3vAQHmH>{%CP%W%0{dCMXUq5>Rno1>T'
),
    t6: packed('<i2',
    'c-pPOfenBl3<N;u#ekrtEngBOfUfNl-c4M@R^X5&z$N0PPfv%J%x5rU7qe$wQMlGJ7D!?60WxNPK|9@MakM2}njX6S>;s&hC4c'
),
    x7: packed('<i2',
    'c-qa&*%5#+2n9e(ejGs|94Xx@oN@nm3^l^K(tF|<C?+;eHj<sSFd?LUKZ}Hm)g@87VHGvs=j-QQO-oA7'
),
    t9: packed('<i2',
    'c-qa)+YtgG3;;meWhCD5NJ7HFVHl)sTkz9uV5fran(1V|6y=D?Hj<O~B%_8bz6(5ok-%YIT1QYvQ6Mctj-I9J8SHL-d^CI9mR;A0'
    'QyRTE3{9C=Z^{CtXybaAu<r}Y{Aqstxi4@;O8f'
),
    x10: (packed('<i2',
    'c-p1Gi2=YM2n4W>d_2;EJdW-VO;}wLr5jdJW2h0<mEIG_Kryj#vXShpg$W_;_gf@f&mR{*iyVI'
) * 5)[:258],
    t12: packed('<i2',
    'c-rO7K@P(p3<c3%mnbL%6Z~z1AV8%ayFEm9o&D2LDtc#VJ4^;9q3P*8uf(e_*+T*-er9oc+*@E+j|^!iWz9?v;LE6vj<+7e%p)$7'
    'dI_-8>WzxQ>1Jx?Dw_*v$%6cro-q?YfnR^$7e;k?2L'
),
}, name='rest_quant8').AddVariations(signed(x1, c2, t3, x4, c5, t6, x7, c8, t9, x10, c11, t12)).DisableLifeTimeVariation()
