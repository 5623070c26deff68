# Licensed under the Apache License, Version 2.0; see LICENSE.
# Written by 'python -m corpus' from corpus/families/elementwise_unary.py; do not edit.
#
# SQRT: tensors of many elements, in sizes of no block, and beside powers of two.

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

# A function has many elements, beyond one block, tile or vector, with a rest.
# Expected values: float64 formula.
x1 = Input('x1', (F32, [65535]))
t2 = Output('t2', (F32, [65535]))
model = Model()
model.Operation('SQRT', x1).To(t2)
Example({
    x1: (packed('<i2',
    'c-jGa0EPcV>iQ_(!vg)8&bs3j8YQ`z>)#!sPxi2nW=H!r<DjnAfVe%U1=+QgtJePZq(YWsJg<G~1>K9%*M_1E2@M7V1`G`f2@VYl'
    '4hs$j3kDAl0|x~U2nP-c4+#ze4-Nza2Mz@Y4+;ke2Mr1Y1_TWR4h;?s4haea3n=#{5&', 0.0009765625
) * 1075)[:65535],
    t2: (packed('<i4',
    'c-oUYutSpRjfqp&ue3#eyB?@DHN3N#9iy{>!$8JO<xNAH%atbwHz`CMS(C6JDC)=|HjOn_cW&ia9ji-vGJDs8QnB<lr)9p~4c304'
    ')u|6(ta>-+J6H41a?Rxl<`s<{aTz>eqAu;5T!j3ts_*+EQ=L+)6L`Cd=WvVF_r}({L67}Uo?X%N=GM*!s~&o94*2`=bCkuevY5wH'
    'K2Lgi@$Yl7XG!->D}OFZtIxbKQ^=Y9CjYy$Z?C_ZIREoXMn*;kMl`^H%EXX|%K-p9Xkr)', 5.960464477539063e-08
) * 1075)[:65535],
}, name='row').DisableLifeTimeVariation()

# A function has many elements, beyond one block, tile or vector, with a rest.
# Expected values: float64 formula.
x1 = Input('x1', (F32, [2, 3, 21, 19]))
t2 = Output('t2', (F32, [2, 3, 21, 19]))
model = Model()
model.Operation('SQRT', x1).To(t2)
Example({
    x1: (packed('<i2',
    'c-jGa0EPcV>iQ_(!vg)8&bs3j8YQ`z>)#!sPxi2nW=H!r<DjnAfVe%U1=+QgtJePZq(YWsJg<G~1>K9%*M_1E2@M7V1`G`f2@VYl'
    '4hs$j3kDAl0|x~U2nP-c4+#ze4-Nza2Mz@Y4+;ke2Mr1Y1_TWR4h;?s4haea3n=#{5&', 0.0009765625
) * 40)[:2394],
    t2: (packed('<i4',
    'c-oUYutSpRjfqp&ue3#eyB?@DHN3N#9iy{>!$8JO<xNAH%atbwHz`CMS(C6JDC)=|HjOn_cW&ia9ji-vGJDs8QnB<lr)9p~4c304'
    ')u|6(ta>-+J6H41a?Rxl<`s<{aTz>eqAu;5T!j3ts_*+EQ=L+)6L`Cd=WvVF_r}({L67}Uo?X%N=GM*!s~&o94*2`=bCkuevY5wH'
    'K2Lgi@$Yl7XG!->D}OFZtIxbKQ^=Y9CjYy$Z?C_ZIREoXMn*;kMl`^H%EXX|%K-p9Xkr)', 5.960464477539063e-08
) * 40)[:2394],
}, name='image').DisableLifeTimeVariation()

# A function has many elements that half precision holds.
# Expected values: float64 formula.
x1 = Input('x1', (F32, [2, 3, 21, 19]))
t2 = Output('t2', (F32, [2, 3, 21, 19]))
model = Model()
model.Operation('SQRT', x1).To(t2)
Example({
    x1: (packed('|i1',
    'c-m7nm*$Z+HqlnIHq*Dzv5?Y}cCfeMlNGm9lC@N~QMcl<w-Vx!vk+IZ(~?(~H`5f76fhICHnBFdR@dSK05etz!2', 0.0625
) * 40)[:2394],
    t2: (packed('<i4',
    'c-s5(@6h!_T3dt;JqhAjq_rq)(;<c*Zvwks><j3s;d#Sz<<O5SIoIzkdJ(X%#DUKt=u{2^L(sP;Tb=|x;VB99Uevp}m$zwc>vZ44'
    '@7mvm3HCDl-dn!x-Fv-d2J7~&%Sig2(Z0Fs-8;SaN5U3{`JQQKVDNn~y=l7d^mRwdTW|T?^*MQVao6i>+wQHn=eEg*;rILZ5k}uj'
    'BOdp^?|**k_jCTcarcZ$zt2mlO1U<Z-+|#8`|Go>uf6V{_nwiFk%18fFrkPrU@Ab!0RTH>X_x', 5.960464477539063e-08
) * 40)[:2394],
}, name='image_of_halves').AddVariations('float16').DisableLifeTimeVariation()
