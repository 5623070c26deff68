# Licensed under the Apache License, Version 2.0; see LICENSE.
# Written by 'python -m corpus' from corpus/families/elementwise_unary.py; do not edit.
#
# SIN: tensors of many elements, in sizes of no block, and beside powers of two.

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
x1 = Input('x1', (F32, [3, 127, 131]))
t2 = Output('t2', (F32, [3, 127, 131]))
model = Model()
model.Operation('SIN', x1).To(t2)
Example({
    x1: (packed('<i2',
    'c-jGa0EPc>2@p;uBCt;xGPSgJIhMy9u<{1$F46BMTDzGYOkAFfvUB182z~qT-wHPXjZ*>eTTL~<^+xTe4l#~V2K)=~`SbV)^#uI;'
    '_x$z-_3`-o_3`lx3i$*74F&Q1`}PC{@&5D=_x<+&_6`E|4-NGM_6h;_2mJs1`r`ycjQ', 0.0009765625
) * 819)[:49911],
    t2: (packed('<f4',
    'c-ph|71C&Ek!@aVBvK?{`L<(){;|dhD*9rbKZ50s9G*Ytf>KN0mTeb!gG+)<E9xYoi~D)jy`H?GWJT)b?Na9r{}pB5pY-7Q%e^Ae'
    '$qhVil@4V;_GTWedpCFaB*()uSI75n6#SI`M(l;jHq&jb_oX&xdK{>BIxNsQ-Ab`OY`016%<}kivDS$Z{-$*oZd4bEaGcyNSm%3|'
    'yW+2Xs#R*;mXECt>5S6ulAn1F+j~5VvpKOKtuWNrsn&kKo&A2>{r3Cp_k)1_K06R;x7U8Z{oZ}{V2-`rzI`CMef#&>12Isgo!x$W'
    'Aa_3i=i7MV'
) * 819)[:49911],
}, name='row').DisableLifeTimeVariation()

# A function has many elements, beyond one block, tile or vector, with a rest.
# Expected values: float64 formula.
x1 = Input('x1', (F32, [2, 3, 21, 19]))
t2 = Output('t2', (F32, [2, 3, 21, 19]))
model = Model()
model.Operation('SIN', x1).To(t2)
Example({
    x1: (packed('<i2',
    'c-jGa0EPc>2@p;uBCt;xGPSgJIhMy9u<{1$F46BMTDzGYOkAFfvUB182z~qT-wHPXjZ*>eTTL~<^+xTe4l#~V2K)=~`SbV)^#uI;'
    '_x$z-_3`-o_3`lx3i$*74F&Q1`}PC{@&5D=_x<+&_6`E|4-NGM_6h;_2mJs1`r`ycjQ', 0.0009765625
) * 40)[:2394],
    t2: (packed('<f4',
    'c-ph|71C&Ek!@aVBvK?{`L<(){;|dhD*9rbKZ50s9G*Ytf>KN0mTeb!gG+)<E9xYoi~D)jy`H?GWJT)b?Na9r{}pB5pY-7Q%e^Ae'
    '$qhVil@4V;_GTWedpCFaB*()uSI75n6#SI`M(l;jHq&jb_oX&xdK{>BIxNsQ-Ab`OY`016%<}kivDS$Z{-$*oZd4bEaGcyNSm%3|'
    'yW+2Xs#R*;mXECt>5S6ulAn1F+j~5VvpKOKtuWNrsn&kKo&A2>{r3Cp_k)1_K06R;x7U8Z{oZ}{V2-`rzI`CMef#&>12Isgo!x$W'
    'Aa_3i=i7MV'
) * 40)[:2394],
}, name='image').DisableLifeTimeVariation()

# A function has many elements that half precision holds.
# Expected values: float64 formula.
x1 = Input('x1', (F32, [2, 3, 21, 19]))
t2 = Output('t2', (F32, [2, 3, 21, 19]))
model = Model()
model.Operation('SIN', x1).To(t2)
Example({
    x1: (packed('|i1',
    'c-jFy0K)$n@GQaP%;F)`5c2Nb@Y);H#^XTj*Tly&DCG|RG!@12?%EL-$N14d-}l)3*g6T+KQ+}5+bad%9`O9~m{TPl', 0.0625
) * 40)[:2394],
    t2: (packed('<f4',
    'c-q^)L@2p2^ZN&(CA*m>Er~D}lKy#qMfZ)K{0j5k<(Z!z?PiLYy|l-LIr&3dMR|pEn^1C3)RNaxQ$KuPQoj3dR_4oRQ|(q~X4U?_'
    'o;B4e^H<;A50ZgKKTMr!L#H;rto=Q8(JrI%?w70EOv6oowPn84n3i>5TE=R-tnk|U@WW=+cS{lvhr6T&gd5f!ep}&K#3OXkTC&dN'
    '|J`yHmo&rp+KXTP%@R2zYbD=u95&N?5N`8eZemGzt&9DBJNx~%`|bDH?*{?<eRg2VZm<1*`@MVZL8A8dcKh~$MEC9AXAi_crFM4v'
    '?SWhX06l%S'
) * 40)[:2394],
}, name='image_of_halves').AddVariations('float16').DisableLifeTimeVariation()
