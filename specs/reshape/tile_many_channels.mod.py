# Licensed under the Apache License, Version 2.0; see LICENSE.
# Written by 'python -m corpus' from corpus/families/reshape.py; do not edit.
#
# TILE: more channels than a block has.

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
x2 = Input('x2', (F32, [1, 1, 1, 48]))
c1 = Parameter('c1', (I32, [4]), [1, 1, 2, 1])
t3 = Output('t3', (F32, [1, 1, 2, 48]))
x5 = Input('x5', (F32, [1, 40, 1, 1]))
c4 = Parameter('c4', (I32, [4]), [1, 1, 1, 2])
t6 = Output('t6', (F32, [1, 40, 1, 2]))
x8 = Input('x8', (F32, [1, 80, 1, 1]))
c7 = Parameter('c7', (I32, [4]), [1, 1, 1, 2])
t9 = Output('t9', (F32, [1, 80, 1, 2]))
x11 = Input('x11', (F32, [1, 1, 1, 129]))
c10 = Parameter('c10', (I32, [4]), [1, 1, 2, 1])
t12 = Output('t12', (F32, [1, 1, 2, 129]))
model = Model()
model.Operation('TILE', x2, c1).To(t3)
model.Operation('TILE', x5, c4).To(t6)
model.Operation('TILE', x8, c7).To(t9)
model.Operation('TILE', x11, c10).To(t12)
Example({
    x2: packed('|i1',
    'c-jTQ0TRF<2m`R$>b3uWt>^%gDlCIny9bnzF`+oQSF*p^3Xt?4hO5s5xuFv=', 0.5
),
    t3: packed('|i1',
    'c-oc9!4be93<I!Y!`b^!OQ1<QL-ke_mcgst14_u4P@LQ=+0SeRNcs)K)u(>`4-AbaVE', 0.5
),
    x5: packed('|i1',
    'c-jTQi4g!G2m~=*V6gvcedfRfLzJqBg}vN8Ns$XD&(#iD5AP2<KM)}', 0.5
),
    t6: packed('|i1',
    'c-j?;K@I>Q2*Y$h@c*wx%|O|yX$Ob^B#=qwA7Hi?zQ5N!qH0dSy+7_<RGaobhm0^IMXJV7t$N&yAVB', 0.5
),
    x8: packed('|i1',
    'c-m#l!4beP2m`QUCx`c+HqZhYp!zG_mJA>YUESCMUq55;f(r{CS!WmLS>pkc`a)1o{__P^P8?<', 0.5
),
    t9: packed('|i1',
    'c-oDP%Mkz}2tx&Np#N$G1=e)1@07`B5}`^YVn)P|Ihiw=t1|1syp|dKb5!^4Mo$$TRU{%%?h%=Lua!Ax_ZTAG@UaDE_qt<YR@EK9'
    'o<BT7ILi', 0.5
),
    x11: packed('|i1',
    'c-pPY!4beP2m`QUlQa8I8`1z>qWbG*AbO6>!vLbt)r}S4t33u46mTd{?Nyw|M+uT~f5;y|%rKP', 0.5
),
    t12: packed('|i1',
    'c-qCzi4DLo2n4Wl5OMoY8&aMuQK<u1at6Vk<6;y*QRwQ%BJ}k=0xvjW@Hn+s={z<bP*vs!IR6e@{gh!T', 0.5
),
}, name='rest').AddVariations('float16').DisableLifeTimeVariation()

# A block of channels is not full behind full ones: each of these is started anew.
# Expected values: float64 formula.
x2 = Input('x2', (U8, [1, 1, 1, 48], 0.5, 120))
c1 = Parameter('c1', (I32, [4]), [1, 1, 2, 1])
t3 = Output('t3', (U8, [1, 1, 2, 48], 0.5, 120))
x5 = Input('x5', (U8, [1, 40, 1, 1], 0.5, 120))
c4 = Parameter('c4', (I32, [4]), [1, 1, 1, 2])
t6 = Output('t6', (U8, [1, 40, 1, 2], 0.5, 120))
x8 = Input('x8', (U8, [1, 80, 1, 1], 0.5, 120))
c7 = Parameter('c7', (I32, [4]), [1, 1, 1, 2])
t9 = Output('t9', (U8, [1, 80, 1, 2], 0.5, 120))
x11 = Input('x11', (U8, [1, 1, 1, 129], 0.5, 120))
c10 = Parameter('c10', (I32, [4]), [1, 1, 2, 1])
t12 = Output('t12', (U8, [1, 1, 2, 129], 0.5, 120))
model = Model()
model.Operation('TILE', x2, c1).To(t3)
model.Operation('TILE', x5, c4).To(t6)
model.Operation('TILE', x8, c7).To(t9)
model.Operation('TILE', x11, c10).To(t12)
Example({
    x2: packed('<i2',
    'c-oc0ff0Zp3<E$%rf6GD;F8gq!T&03gSSS1P(sFnV&>S%epf3%(oYz!p4U$YZd?|z'
),
    t3: packed('<i2',
    'c-pnf!4ZHk3<EGmZVE}jZqFW_8F-+#s;~{78vQ^C84HS;V<-DwtpG`1VYqtM$AA3n1)zH^VE'
),
    x5: packed('<i2',
    'c-oD@ixB`23`9XC`^+W0Fj2Y|>=Fo*8Rrrst1nXIWs|L|9)-{C<<kRp^b+9'
),
    t6: packed('<i2',
    'c-pOs!4Uu<2m`NV)Cp*S!P3<pZeN+rlI|oxssef;Gxz58V^oQltwmP7rs_QrZ?)DtAd(5Vo6Q+v_WjHO$X_MF'
),
    x8: packed('<i2',
    'c-pPY!4ZHk2n0Y&4k#dZWT5mE;Me`HcGe_77~I^k2fTYlq76MLw5Y9ZjJKi%B<GRAc<47@KReg4CFT'
),
    t9: packed('<i2',
    'c-qa4OA^2!2t#{hL;*z{IC{+uy6jtJ@|iGat`$+WmS6UE7jah=(Tn>zRq%VyBr-!U6P-*X5m2o$ix8b7vbWis5oYkQ1yy6ThDDXC'
    '8Gm|ye$ERw%uCA'
),
    x11: packed('<i2',
    'c-qCw!41GL2m`>5oTLGYO=L#z5|w)Y+q2OgOIe)&VQ_QDY4FyFgbZpFG?$HIjHf~qBzu35ufM%U&piz'
),
    t12: packed('<i2',
    'c-rO8%ME}q3<Ob1PJ%yp?Py(knn2>f+@CZu8*RQA)d3_Fre@fUyg58T1ses<rDJRQQ_hLZY<U68*8|t@JKQFE82'
),
}, name='rest_quant8').AddVariations(signed(x2, t3, x5, t6, x8, t9, x11, t12)).DisableLifeTimeVariation()
