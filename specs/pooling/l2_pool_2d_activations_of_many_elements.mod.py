# Licensed under the Apache License, Version 2.0; see LICENSE.
# Written by 'python -m corpus' from corpus/families/pooling.py; do not edit.
#
# L2_POOL_2D: fused activations of many elements.

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

# Whole vectors, and the rest behind them, have results beyond each activation's limits.
# Expected values: float64 formula.
x1 = Input('x1', (F32, [1, 1, 67, 19]))
t2 = Output('t2', (F32, [1, 1, 66, 19]))
x3 = Input('x3', (F32, [1, 1, 67, 19]))
t4 = Output('t4', (F32, [1, 1, 66, 19]))
x5 = Input('x5', (F32, [1, 1, 67, 19]))
t6 = Output('t6', (F32, [1, 1, 66, 19]))
model = Model()
model.Operation('L2_POOL_2D', x1, 2, 1, 1, 2, 1, 1).To(t2)
model.Operation('L2_POOL_2D', x3, 2, 1, 1, 2, 1, 2).To(t4)
model.Operation('L2_POOL_2D', x5, 2, 1, 1, 2, 1, 3).To(t6)
Example({
    x1: (packed('|i1',
    'c-jTQ0TP5D2mrtlC(A(X|F0x4(zNb&_2LG7@xk#vh}wnQZ9lNjPw9rYA3)j9uNv}DKkSNd%gj{6k+jaIsL;v%WMzD(OS_hk624NM'
    'G1g<UTHRs>eOzu^SPD_@YZO=uz#@WQ`vZq{MPv', 0.5
) * 10)[:1273],
    t2: (packed('<i4',
    'c-ke7L1@!Z7{|Z7R5k=*2f<uc)}kP&?G8eR<Pc^MhgD*0AxaKCC<T$?VUbZgh(T$h2s;dV*&#ZSOgz*Wg9isOSP-<sN(Y8Ac*vMo'
    's1#C)gC3TbJwD#||G(e=<9m%kRj{{4v&W$`$SpAfWCh9oWDmp<FO31<Ob&*yG_1I>s{2uzYW#;?aq_%jx{x$tFw3(nm@uXBLg%{?'
    '#;X8dClxbRO|HzHy>ARpx<hUJYeif$7h{!MAo7*oZE(dc$VnAo?7PgI2)ppqTTZDmzH}9Kyna(iS)1kub)b3<)`BbK6MZN{vz%er'
    '4W=3J`MUMe89$fmjI}BqgFo8zG}J9V@&3k6(6B6623RjVs<RubDY^Sh_;H;nC(f0AIu~ws*vw~ew9LQD7URg!4>IsrwFTLM5qvYY'
    '<<`Q)?{{3mXs5F>KBaE9W?F_nQK~&rTyDLsuu7VZ>w8E~)a(aG@d=+cdPN<ld)GLx)a`ObY<r7l;Z+%9*yfZO>TfZR(hukFT|AP!'
    'qqE-H>DT^?FK_elJ;g7@->6vk7u<F&&f!*&o%h{+KnPLc0YuS=3N@lbcc@4q2rn8DO4G#C#1VrI0U|PbBb|y62~$xK7=_3v1tdWr'
    'igr+RxHcL(0QW1n?*', 1.1920928955078125e-07
) * 10)[:1254],
    x3: (packed('|i1',
    'c-jrfTN1<&5CFh39x>SE{--2jh%)T<XUo@C9dqj|lv9wQs*$ZPhmCaqQb%Y~pXc(0fH_pSDRLZhJAek8_1kiUfL8#~<;WRO=}9ZO'
    ')Q2626gKzDnQ*43AG6u4sF6G-anE+V`u+g;$3xE', 0.5
) * 10)[:1273],
    t4: packed('<i4',
    'c-rmGF%1AA5CE{VgafQF;NzsT{`v$GAgzK%Olole2?+^_ZHk11gv1Sr{HXau&pjk0BqWw50^n%_2GexT', 1.1920928955078125e-07
),
    x5: (packed('|i1',
    'c-jTQffj=x2mru0&}?eP|9_<eC!{TRw~8p#TSiy(z+6YB5)gCKAKC{y3x!wQCy~F8sg}rjvgrWMc`QyGq(4I(aHJK?a6P-hwjF0~'
    'kTqGOw|@o|)j2D_T&pR{<>PfW0qX_*_YZSPLF5', 0.5
) * 10)[:1273],
    t6: (packed('<i4',
    'c-k$GPiPZC6o<dv3A8ukO%WvaAVM*=mk41G9*UQG2rQHkb7&65;voo<g8yI}D3uT}h@jve5`-Q~1M3okNIYbTQi!>fiUu!RC<%>P'
    '77{`VIXJsI%zHDx@A2Mm<|)(IJR@r^+X#<qfY~59g$pBV9Fy|UgXy(e!kUmW@n$Dpa>Xhqyu)PX>tOP!bewF3em_n#GFV`)wMQ()'
    'Dj0@kL1t89X@Oa4CRpa+m~^VqfCnKygiK1w`w40BhG$&Y=gAgcJ@S^^yhL%2`m${&vISQMd)<NM*ZFASEzMsz(|xDDqNk(IdVTTY'
    '>HekYxE|J;H-}`4^!XXyLvK=q%}u=ki`fI7_nDH9Lm_@TX4rf$fAwACvli#zOD!rb9@^h9tMAa-H-1EFGadPeN`&r~>)z4YGgWZ='
    'W!U=I$+gGyUQ!lzxqEwKkSq7QYkzj_7f;T*NBX(T+h|t}hv89?YR_n4oSba5VNKiNo`bm6sX)83d&YL}d<0f?uJkJG+#TkmMaETy'
    'svuNVQTz}>C_YjBrTn`}gkKd%8E}6qD*q#pK}Gl-3Me8NCuE0T@Rgh#WYtGLlYR0a;Obu@J*!U', 1.1920928955078125e-07
) * 10)[:1254],
}, name='all').AddVariations('float16').DisableLifeTimeVariation()
