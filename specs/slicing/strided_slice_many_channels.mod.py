# Licensed under the Apache License, Version 2.0; see LICENSE.
# Written by 'python -m corpus' from corpus/families/slicing.py; do not edit.
#
# STRIDED_SLICE: more channels than a block has.

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
I32 = 'TENSOR_INT32'
U8 = 'TENSOR_QUANT8_ASYMM'

# A block of channels is not full behind full ones: each of these is started anew.
# Expected values: float64 formula.
x4 = Input('x4', (F32, [1, 1, 2, 48]))
c1 = Parameter('c1', (I32, [4]), [0, 0, 0, 1])
c2 = Parameter('c2', (I32, [4]), [1, 1, 2, 48])
c3 = Parameter('c3', (I32, [4]), [1, 1, 1, 2])
t5 = Output('t5', (F32, [1, 1, 2, 24]))
x9 = Input('x9', (F32, [1, 40, 1, 2]))
c6 = Parameter('c6', (I32, [4]), [0, 1, 0, 0])
c7 = Parameter('c7', (I32, [4]), [1, 40, 1, 2])
c8 = Parameter('c8', (I32, [4]), [1, 2, 1, 1])
t10 = Output('t10', (F32, [1, 20, 1, 2]))
x14 = Input('x14', (F32, [1, 80, 1, 2]))
c11 = Parameter('c11', (I32, [4]), [0, 1, 0, 0])
c12 = Parameter('c12', (I32, [4]), [1, 80, 1, 2])
c13 = Parameter('c13', (I32, [4]), [1, 2, 1, 1])
t15 = Output('t15', (F32, [1, 40, 1, 2]))
x19 = Input('x19', (F32, [1, 1, 2, 129]))
c16 = Parameter('c16', (I32, [4]), [0, 0, 0, 1])
c17 = Parameter('c17', (I32, [4]), [1, 1, 2, 129])
c18 = Parameter('c18', (I32, [4]), [1, 1, 1, 2])
t20 = Output('t20', (F32, [1, 1, 2, 64]))
model = Model()
model.Operation('STRIDED_SLICE', x4, c1, c2, c3, 0, 0, 0).To(t5)
model.Operation('STRIDED_SLICE', x9, c6, c7, c8, 0, 0, 0).To(t10)
model.Operation('STRIDED_SLICE', x14, c11, c12, c13, 0, 0, 0).To(t15)
model.Operation('STRIDED_SLICE', x19, c16, c17, c18, 0, 0, 0).To(t20)
Example({
    x4: packed('|i1',
    'c-n=_$q~RX2n4Xna`oRWHY~V==&v<t0mHjGG)@SMH^tNmu?#!V#a!eyj^bdxm}+u;|MLTk*ex9', 0.5
),
    t5: packed('|i1',
    'c-jTQ2@U`t2m`Q$f&2e&<(SyU7-u}u1s87EJ}Y@XwsrxXCMn%G7R(P}Ru~B', 0.5
),
    x9: packed('|i1',
    'c-m#l$q~RX2n4Xna`oS>4J^2T=&z|J*Vm*44DagDxFIa&5mP6`PS}MmCUMd@ii`PT{`mo~<|+R', 0.5
),
    t10: packed('|i1',
    'c-jTQi4g!G2m`Q_ulsMSP{4#8OGOY5)#@!5Vw346bBY_vM)3opRuu#', 0.5
),
    x14: packed('|i1',
    'c-png!4Uu<2m`>m0H*(LK?z#L?SCDG`8cPgyKYz;#MP(iESipXTKEzyl2P!B*~lFl|35##8Bhu', 0.5
),
    t15: packed('|i1',
    'c-j@pK@tEV2m`^AfcgJ#Rfw#6ot|yHQU`1nozMw4Fuae2Y!8-Z7x;KHg%=mi@A=0&vU;M#e5_pf08IKNCI', 0.5
),
    x19: (packed('|i1',
    'c-jTQhY`R)2m`Q-Y5Q+WGaspuZ9GNczPMTP`7>Do!*@0`DulyMF?B*L!wULvKlSMz1^', 0.5
) * 5)[:258],
    t20: packed('|i1',
    'c-n=`$qm3j2m~-?xccvwWf@2Z$=i}q)H89pD?+~!L8dt@j-t{Ac&6#rh;BV{OO%p^9TdOyzkUG|-98B', 0.5
),
}, name='rest').AddVariations('float16').DisableLifeTimeVariation()

# A block of channels is not full behind full ones: each of these is started anew.
# Expected values: float64 formula.
x4 = Input('x4', (U8, [1, 1, 2, 48], 0.5, 120))
c1 = Parameter('c1', (I32, [4]), [0, 0, 0, 1])
c2 = Parameter('c2', (I32, [4]), [1, 1, 2, 48])
c3 = Parameter('c3', (I32, [4]), [1, 1, 1, 2])
t5 = Output('t5', (U8, [1, 1, 2, 24], 0.5, 120))
x9 = Input('x9', (U8, [1, 40, 1, 2], 0.5, 120))
c6 = Parameter('c6', (I32, [4]), [0, 1, 0, 0])
c7 = Parameter('c7', (I32, [4]), [1, 40, 1, 2])
c8 = Parameter('c8', (I32, [4]), [1, 2, 1, 1])
t10 = Output('t10', (U8, [1, 20, 1, 2], 0.5, 120))
x14 = Input('x14', (U8, [1, 80, 1, 2], 0.5, 120))
c11 = Parameter('c11', (I32, [4]), [0, 1, 0, 0])
c12 = Parameter('c12', (I32, [4]), [1, 80, 1, 2])
c13 = Parameter('c13', (I32, [4]), [1, 2, 1, 1])
t15 = Output('t15', (U8, [1, 40, 1, 2], 0.5, 120))
x19 = Input('x19', (U8, [1, 1, 2, 129], 0.5, 120))
c16 = Parameter('c16', (I32, [4]), [0, 0, 0, 1])
c17 = Parameter('c17', (I32, [4]), [1, 1, 2, 129])
c18 = Parameter('c18', (I32, [4]), [1, 1, 1, 2])
t20 = Output('t20', (U8, [1, 1, 2, 64], 0.5, 120))
model = Model()
model.Operation('STRIDED_SLICE', x4, c1, c2, c3, 0, 0, 0).To(t5)
model.Operation('STRIDED_SLICE', x9, c6, c7, c8, 0, 0, 0).To(t10)
model.Operation('STRIDED_SLICE', x14, c11, c12, c13, 0, 0, 0).To(t15)
model.Operation('STRIDED_SLICE', x19, c16, c17, c18, 0, 0, 0).To(t20)
Example({
    x4: packed('|i1',
    'c-n=_$q~RX2n4W}F=k=1T&=r==&$IsBzElD)}BpVsASiG*|L3DL05`4ym;u}`ZXXX{__KkSS=j'
),
    t5: packed('|i1',
    'c-jTQfeip42m`Q}MVKTE*z2|vrHD5AWrJrbUtP34IWkGCO9IYpjqC#^mKKQ'
),
    x9: packed('|i1',
    'c-m#l!4Uu<2m`>DQ3%cjFs)m_?SIn)IQL9N5xU`_)>6T-t)?$nW17W2%uU;aY%b=f{O1SnmnDA'
),
    t10: packed('|i1',
    'c-jTQi4g!G2m`Q{6$+euUEKt>f#QOfYBiRJ*)B4j{uHqVqv8XBwi3h'
),
    x14: packed('|i1',
    'c-png!4Uu<2m`>DQ3%cjFs)m~?SGq#`6)esbI(*1p&K4*EfpNwYWjjTrdjO6+_XK&{y#sSic1O'
),
    t15: packed('|i1',
    'c-j@pK@tEV2m`?{s}Ly(n6IyUot~N6Ks58ZO2q0)sw-ADavnKuIQ4kSz!!(I_WH+t%;VA_dkh==0Q<TnrT'
),
    x19: (packed('|i1',
    'c-jTQi4njs2m`Q{Az-+gZ}m!#@&?gV#&=;3<mQwYaqH&Sr&lmMsp$o4<VM-a_yKfL9G('
) * 5)[:258],
    t20: packed('|i1',
    'c-n=`$qm3j2n4W}SzuUYxLQvK$=i~ts1s|rHxpyK3rG)pPf?|Ve8Ms9T=zO@nuV0+4Jy9%zkUH9&O8Y'
),
}, name='rest_quant8').AddVariations(signed(x4, t5, x9, t10, x14, t15, x19, t20)).DisableLifeTimeVariation()
