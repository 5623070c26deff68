# Licensed under the Apache License, Version 2.0; see LICENSE.
# Written by 'python -m corpus' from corpus/families/reduction.py; do not edit.
#
# ARGMAX: more channels than a block has.

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
x1 = Input('x1', (F32, [1, 1, 3, 48]))
t2 = Output('t2', (I32, [1, 1, 48]))
x3 = Input('x3', (F32, [1, 40, 1, 3]))
t4 = Output('t4', (I32, [1, 40, 1]))
x5 = Input('x5', (F32, [1, 80, 1, 3]))
t6 = Output('t6', (I32, [1, 80, 1]))
x7 = Input('x7', (F32, [1, 1, 3, 129]))
t8 = Output('t8', (I32, [1, 1, 129]))
model = Model()
model.Operation('ARGMAX', x1, 2).To(t2)
model.Operation('ARGMAX', x3, 3).To(t4)
model.Operation('ARGMAX', x5, 3).To(t6)
model.Operation('ARGMAX', x7, 2).To(t8)
Example({
    x1: packed('|i1',
    'c-m9?`tywx`v-+b-(-K>61#ts?e<H?Ctsvl{{H8FFUs)l^DAX_{@2VRLN6Zw`+iSYg7eb@m1i<{9<qMqyTS2GiTauWXd6$y', 0.5
),
    t2: packed('|i1',
    'c-ke2u?+wK2!km9A8plzK!6ya(8QJYily(|>d62EO#m$'
),
    x3: packed('|i1',
    'c-ni&`jPJj$1kO?Ki^2Pe^7YzP4>qvvHLgKZog!F@<p2E?|<(1q73gozfxA`f6Xi+^y2Zq@ArfyI6pm5c_wq`A^DmClg~k6', 0.5
),
    t4: packed('|i1',
    'c-ke3u?+wK41&P_kFJe4VGuL;)gVTO{Tko_1ET;Z'
),
    x5: packed('|i1',
    'c-rIq^g!jA%$<j<ANg)@{8IY*^Nkey2Zcx9WPjWeyML4I_DjYmU!+<7{^x!#%JA;<D`j>5*UTb9FCPE<eot6}bLeRX0Ly2Bu>', 0.5
),
    t6: packed('|i1',
    'c-m!)K?(pc48jus|LE2A*oX*<5F?8Olcu<&o@uh%hl<wc`~V9=07w'
),
    x7: (packed('|i1',
    'c-jFy0K)(1<No*F6Br5d;3Vc8+~EcB4%i6#BK7&~8VB$o;`SZ*+7{p02HWWY<n$W^{r?N^6#(w@>LVu)>jM-LR|X+1', 0.5
) * 7)[:387],
    t8: packed('|i1',
    'c-pOtu?+wK41&P_kFNgE#RyS@N(^h50%e#bS!!k)^WC=B`*1!VL;!g'
),
}, name='rest').AddVariations('float16').DisableLifeTimeVariation()

# A block of channels is not full behind full ones: each of these is started anew.
# Expected values: float64 formula.
x1 = Input('x1', (U8, [1, 1, 3, 48], 0.5, 120))
t2 = Output('t2', (I32, [1, 1, 48]))
x3 = Input('x3', (U8, [1, 40, 1, 3], 0.5, 120))
t4 = Output('t4', (I32, [1, 40, 1]))
x5 = Input('x5', (U8, [1, 80, 1, 3], 0.5, 120))
t6 = Output('t6', (I32, [1, 80, 1]))
x7 = Input('x7', (U8, [1, 1, 3, 129], 0.5, 120))
t8 = Output('t8', (I32, [1, 1, 129]))
model = Model()
model.Operation('ARGMAX', x1, 2).To(t2)
model.Operation('ARGMAX', x3, 3).To(t4)
model.Operation('ARGMAX', x5, 3).To(t6)
model.Operation('ARGMAX', x7, 2).To(t8)
Example({
    x1: packed('<i2',
    'c-otlTbMGbK4V5y-qeDizVN`h;Ka(9oXIt%<<0566=~T?v*))bSNC)!M3?1<bx&x_ikK5OB_y&ovn`;ZXcqM~GYm2S08gqxJ^'
),
    t2: packed('|i1',
    'c-ke2u?+wK2!km9A8plzK!6ya(8QJYily(|>d62EO#m$'
),
    x3: packed('<i2',
    'c-o7s&1?&3D4La9m@=t8V@6co)PkVC@W8s@#LAeQ$u*_r&FQ@rY1v7$=eH+U_jDyhm*t0bPiV}Fm=iZ8B$9m13<CrJdcZcJ'
),
    t4: packed('|i1',
    'c-ke3u?+wK41&P_kFJe4VGuL;)gVTO{Tko_1ET;Z'
),
    x5: packed('<i2',
    'c-m{sikK5OB_y&ovn`;ZXjX1v%B1>?8Buvt3xfK>1M7klD`Rpd*OZnwr}tK*Whc#^-=19E)0GfimLJwVp>gPGW*A`r0I~aRF#'
),
    t6: packed('|i1',
    'c-m!)K?(pc48jus|LE2A*oX*<5F?8Olcu<&o@uh%hl<wc`~V9=07w'
),
    x7: (packed('<i2',
    'c-l*dF3S(=p3s;TF(+<HNMvnhTR=n6tlYwsN%a{sqVlE|1oedn)&(b4#^g+{DJ^eK@2yD7PMSTxJ-NE4i-8gV0PCt7#Q'
) * 7)[:387],
    t8: packed('|i1',
    'c-pOtu?+wK41&P_kFNgE#RyS@N(^h50%e#bS!!k)^WC=B`*1!VL;!g'
),
}, name='rest_quant8').AddVariations(signed(x1, x3, x5, x7)).DisableLifeTimeVariation()
