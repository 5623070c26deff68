# Licensed under the Apache License, Version 2.0; see LICENSE.
# Written by 'python -m corpus' from corpus/families/pooling.py; do not edit.
#
# AVERAGE_POOL_2D: fused activations of many elements.

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
model.Operation('AVERAGE_POOL_2D', x1, 2, 1, 1, 2, 1, 1).To(t2)
model.Operation('AVERAGE_POOL_2D', x3, 2, 1, 1, 2, 1, 2).To(t4)
model.Operation('AVERAGE_POOL_2D', x5, 2, 1, 1, 2, 1, 3).To(t6)
Example({
    x1: (packed('|i1',
    'c-jTQ2NHxJ3;@6pX(5pF|F0CO7h>6k>2H}@BAB1}teL8BkSUJ63gmu8b#j`46#%`n@QWt7N8>C)zOC48;~0|LT*o`$%MI1&!O?|m'
    'i&RyPwg1m?gw+f^TO%(624=D(lCap|Kk>vra{', 0.5
) * 10)[:1273],
    t2: (packed('|i1',
    'c-j?=M-qS_5CofOKm`n?c<}$vbhzx)gzZXY_CVNlh>Qjt_Z4hcL!01HQz}#HlRLi~$v9#g<dpd1VP|DvA<GJLT1Qhbt8R4k7qP|o'
    'qz_Nf?#)NyqSJrU(*t7', 0.25
) * 10)[:1254],
    x3: (packed('|i1',
    'c-jTQ3l_u>3;@8#CVuhB{ZDCiQMByL{CPmp$gLw-^<W(kWAAFt=fQwkWN`bMpNgcTmwVX+bV5O2j!1KTR}^3q)i?TN3bec4yJ_Uq'
    'ji7;e^2MRNLl&pl@1c2di&a~1tb}*Vj(<p*Hw6', 0.5
) * 10)[:1273],
    t4: (packed('|i1',
    'c-ke60TKWq2m-VA|1U=Gh(>V~K>-PI(_O=!Pz7_~LnjLFi|*)LRz!wEuzRxbxb-ex^Kz)Jp$y;CRQ%7Cx5W<;A1#;', 0.25
) * 10)[:1254],
    x5: (packed('|i1',
    'c-jTQ3l_u>3;@8FDj_~~|5H-y(^b-$BW?sYdF2|=iwihP4nhj+TM1`VP`kJpkGUGz>0Jv9q#sMXR>U>@$?v9zD}o_Z$;cw)3^Kl`'
    ';@@F526QLy9Mf*CMEa$r?Um#%lt*@b+#fX~Iqm', 0.5
) * 10)[:1273],
    t6: (packed('|i1',
    'c-j?=K@P+q48*LEhK2?Kty=j1OP94Yk}u=jqFA$lbn~bpqSg`K1q(fdjT=;QI>$vg4)M4qy3n1H7RKZqG)kr3dFj5B$_F-L(k{Lo'
    '-7yJ8eU`s3jy>cD^%4W9', 0.25
) * 10)[:1254],
}, name='all').AddVariations('float16').DisableLifeTimeVariation()
