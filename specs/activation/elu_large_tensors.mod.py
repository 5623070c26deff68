# Licensed under the Apache License, Version 2.0; see LICENSE.
# Written by 'python -m corpus' from corpus/families/activation.py; do not edit.
#
# ELU: tensors of many elements, in sizes of no block, and beside powers of two.

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
x1 = Input('x1', (F32, [16385]))
t2 = Output('t2', (F32, [16385]))
model = Model()
model.Operation('ELU', x1, 1.25).To(t2)
Example({
    x1: (packed('<i2',
    'c-jGa0EPd!sxt^tb^mnXH-x@A(3lUX^K`VTi+n*%c_k&k!UZQjV8B)pPhGXU@|C-1JiU7&G(F39^+XS}qK@cL2n6{01_bsA0ssH<'
    '2mJZ=@dgC}2@eSQ^6>Wf0tgKF^$+~>2=xL01p)o`{q+h10`dR#@%{4l3Gwg_4P6C36a', 0.0009765625
) * 269)[:16385],
    t2: (packed('<f4',
    'c-muNm~oMTL4bkb;hc{Qhs*STFo40K)=lDDfpn!XgT*R_CXmn_txt_Ws-rMP;EbU@!z^P4h6V>)PK5>P4h;&w^&Ae@t(lO}z_4J$'
    'f%sFKlX?y)1T-o!FgOT&c3?<g(6YIqe&Ij^*QfU5-><E4n7*iifqQCa#i_o2@ee72v!3hMPnvyi-7TpK_NG~LCUxrbICM@eGn&ab'
    'Mcj1zPr(TiQ?=tb=EP2({eRXZ>DhDgLLKb)@3*(#?_jrY-+mwy#IbX5aM%xKf@m<Zx3jkci8uh2?%NMSAYlgphqPv!'
) * 269)[:16385],
}, name='row').DisableLifeTimeVariation()

# A function has many elements, beyond one block, tile or vector, with a rest.
# Expected values: float64 formula.
x1 = Input('x1', (F32, [2, 3, 21, 19]))
t2 = Output('t2', (F32, [2, 3, 21, 19]))
model = Model()
model.Operation('ELU', x1, 1.25).To(t2)
Example({
    x1: (packed('<i2',
    'c-jGa0EPd!sxt^tb^mnXH-x@A(3lUX^K`VTi+n*%c_k&k!UZQjV8B)pPhGXU@|C-1JiU7&G(F39^+XS}qK@cL2n6{01_bsA0ssH<'
    '2mJZ=@dgC}2@eSQ^6>Wf0tgKF^$+~>2=xL01p)o`{q+h10`dR#@%{4l3Gwg_4P6C36a', 0.0009765625
) * 40)[:2394],
    t2: (packed('<f4',
    'c-muNm~oMTL4bkb;hc{Qhs*STFo40K)=lDDfpn!XgT*R_CXmn_txt_Ws-rMP;EbU@!z^P4h6V>)PK5>P4h;&w^&Ae@t(lO}z_4J$'
    'f%sFKlX?y)1T-o!FgOT&c3?<g(6YIqe&Ij^*QfU5-><E4n7*iifqQCa#i_o2@ee72v!3hMPnvyi-7TpK_NG~LCUxrbICM@eGn&ab'
    'Mcj1zPr(TiQ?=tb=EP2({eRXZ>DhDgLLKb)@3*(#?_jrY-+mwy#IbX5aM%xKf@m<Zx3jkci8uh2?%NMSAYlgphqPv!'
) * 40)[:2394],
}, name='image').DisableLifeTimeVariation()

# A function has many elements that half precision holds.
# Expected values: float64 formula.
x1 = Input('x1', (F32, [2, 3, 21, 19]))
t2 = Output('t2', (F32, [2, 3, 21, 19]))
model = Model()
model.Operation('ELU', x1, 1.25).To(t2)
Example({
    x1: (packed('|i1',
    'c-jFy0K)$w65!|=5!)pP{Qk-u^XAyb8x;m7J|X4F!PwvmBQW69J@d^V)d>O?2lm?a)G7@K#QfLA_sQ5M#=<)_s!kt#', 0.0625
) * 40)[:2394],
    t2: (packed('<f4',
    'c-muNSgp&zkjcQ{k(J9}QGcd{0Sq)FGR~|9(yLn-ED{+OgM^Y4xLSbJc8|tsDG_HFN}huRBW5x%XfQBLOmAagsJpudqB;Hc!@Ch6'
    '$)gMmsSGk8q3v=KKn{b=#FhV6-@ePRXDtH*$Aqqm6CD#o9`uUMdSKKrY4(j32P7(3nr6+J)TO}V&^5KhXePr{0fr3^L?+5l)d*mi'
    '(>r-K=d4K*v*+Z5IN0ysZ*RZf!EWEa{Xiy&W9Q)Dupi6>(O_h6XKx1*aR4ga2bKc~I{*MA30lY'
) * 40)[:2394],
}, name='image_of_halves').AddVariations('float16').DisableLifeTimeVariation()
