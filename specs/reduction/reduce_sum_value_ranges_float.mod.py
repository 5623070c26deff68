# Licensed under the Apache License, Version 2.0; see LICENSE.
# Written by 'python -m corpus' from corpus/families/reduction.py; do not edit.
#
# REDUCE_SUM: far real numbers.

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
I32 = 'TENSOR_INT32'

# Results are exact in any order, and beyond float16 on the way.
# Expected values: float64 formula.
x1 = Input('x1', (F32, [3, 255]))
c2 = Parameter('c2', (I32, [1]), [1])
t3 = Output('t3', (F32, [3]))
model = Model()
model.Operation('REDUCE_SUM', x1, c2, False).To(t3)
Example({
    x1: packed('<f4',
    'c-rk!t<~%x5S<cILQ0?nN=OMg3+pLiWMm|AWF!)aj6@<i3nDTy@(r-xdqupDlk5`U{>)_ne#h_l9lzsu{9hv`nLtK!Qa=5Z{R%kI'
    'I>F=|%_NTm7UXKqNO{hX_QjGEa6i*R3HTdqitYi2a?7|ngLlr4kYQe3mR3eO0_Llc=6w!6<K(W0gy8{!VWLfDgtT~uPj|W&6N04>'
    '#1qzl&w}6}1TgWqted7eUxc^tOQzt&eB{YVnA4ua%AhNYXqN@U#V#>>*eN5@%9PIT$7~k5tPCMcCT(!u;j+7+wBz9oO1z~<g2Nse'
    '78Lga9&(5X6jA_ZqKg6YNw5&YZMftk`tw17i6T%+`LwV@hG+E$PnTJeaR!J^%LHiWH8UPgxRDt-+dORnd|H<$!~^}}SC1ZXwR8iA'
    'IAIps5<pmU$Z#N9fV@FAfQOvIbW0~(I)R=jLO>(!eoGNyMq}AVT;(!TP6YEN_ppOx8#}G@<yOqcd_H0o5?2{7^fxY%%!!ny{E)}_'
    'fgpFk*mPaNo*RG*-pQR3aswP!3KINA^BOJ`kBn|wJVz%T5()5<EsBUz(!3J@;>Fo!!2H}hTqh)&?<Jf4aI=)x%<h9Z4aP?R8j*uw'
    'AOS*HW`Wc7M8agVG3H#kL9O!-hWl=L%9y3!AB)~+I5u9xhs*;jcQs$p7LOpwJC~6{+#li)k(00iU<<mIs;aJ9@ms5IZ>jpN^}m(&'
    ')S_xFx-F}!`my@v-_jwazDg~xcB~OHTWyPckSF}SUzK6HbSCC#4A3ZbBYxK=qxz0+h|ZwZhd)XaEW_A9Ht}}2nQLZCUv2Akxc#Uu'
    'pc)ygm-;QMwquRI)0Hn@siVr$<eN!`yuVc|cKE8SpvvHSt1eaR0RPQqpgA@^tcG6sW?C3K^qN0aVQ8r?UcXF?`E*n(x#8X|*H`C;'
    'UROT>(4|$gtU9Xibfs4>uz$Ze+;91Xd7xLWq12H`FHw&~Rku~fyvf%Q%(##5j3@AuZU=YE?@^!rSsn8hciS)hX4{{Bt4~w;sQ0II'
    '_j+7-Zyi1I`t;&k)2P107r~l+tBju1KlRlXi!NW2-Kg#aYP44!&BY?n8}^@!9sv)0dF%2Ajt6s^'
),
    t3: [2.2785418e+23, 4.1320707e+22, 1.0625325e+22],
}, name='great').DisableLifeTimeVariation()

# Results are exact in any order, and beyond float16 on the way.
# Expected values: float64 formula.
x1 = Input('x1', (F32, [3, 255]))
c2 = Parameter('c2', (I32, [1]), [1])
t3 = Output('t3', (F32, [3]))
model = Model()
model.Operation('REDUCE_SUM', x1, c2, False).To(t3)
Example({
    x1: packed('<i4',
    'c-rk!3lZcX3{6)75|DrdBt$|aAOQ(TKmrmX0SQPz0bG)PwmT=`uCv>rA-rDz`2YNW{?VsmM<1&z$SI|mMuyUSfkK3pxnT~Ohbz<)'
    '#nF5Z7|@TILPW?oMsKycQC*+Kd2&2ramYlzme@nZmSYUy5~fjWVkos&;Fu>!SBfr{2p9^xRDA1wX6jrsP8u|4kApJNaD=_rR4NA)'
    '6{V+`Yoitu^--IT<dL#Ssv-1Ay?2C^vX2pB^En4;Lz<#JFy)$Db0hiOgU5ygTA9$nbBdU;w*&#iX)az;aJdPSh^dtbQehv&xObTV'
    'Yf54Ru+<T<aSAX-@y-`4eRN`+bq*A{m^1h4V@?TD9-NVwCGnYaK`)A_%@WcmGeH!B0mZfA7+t8)x@$}gW(SZH(RmOqDnrt(SUgW^'
    'l%3=5y(Az*m;u<=!JS&c2zBxx54|@@#8Z%ULMjtI2KG#W(||xY(~MYzwgAZ-c$Cmv=sAc>Pg&CUjL<o>&~gxoLY6zU8HrLz8AGJl'
    '7=4MEu@MJuVjBFEm0Hs)GJGgH`qAYBYwaOW&NIv2B!?r4agsYmEJ?`V8kg=Ua_j7-OMYa@Bu&nO#5qN|63M$TOG*O;K7zw3dK-vw'
    'b`nvHsZxoYs|cAPyBtHP16)1UUa*gSz_E_K4%l0NA2<$x1#7{vK^m5n*OsD`w`^`HePmmX9Lq4Y!^*l6j3qzmUJCM&GoU;ICI^nC'
    '@XDk>@LATWJ76c236%BxE10p!?y?SDDCJT{P(0gPMzF0zl^!Nr+Vr&TET!37`<9ju+clSmY1sPl*~X!$@|SL~e3r(dMKgEkBM|CX'
    'U-}_V<cO(Nwi7}j1>uZn!NsK!r~$S0c(#O<>m%);ja!4$4~x^*+psJL6)&DF6g9U@E1c#nxV_FfYJ>V!!<LyvZ?isQJ2?(ZbsZMF'
    'P1nYC2EO!l*g!?*XIWf_Vkx8{9;Zn)4R#I0<wx_<uaAZ;D~U<XYJ?WC9@kVf3ysa9yWHA1O^^+6o!=JSao!Ib^Lcd@&%)C6XIq?y'
    '(dfN1C)dT2>PPV|KCq#}b@|Wds$7eG*RA<fxcB|OaQ3UV@5ToN9;z1v+{icletln^Pt$%2*tggVb^j8)y5O7YTQqzz_6_~0y$)Qc'
    '0Jo_9Rrt;3K62-@pG@Dm?r#V;`B%mj#uLtKB!BC@bNNyJ)e7GzU-8^o?zh-iy8AZwf`3l#@9p>*&$s#m3h>qPaNdZI*<1AM%G?><'
    'obTc7Uz%soKNoes2lJ+R#d=o%0AkxbP5', 1.0
),
    t3: [790528.0, 143360.0, 36864.0],
}, name='beyond_float16').DisableLifeTimeVariation()
