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

# Expected values: float64 formula.
input = Input('input', ('TENSOR_FLOAT32', [16385]))
output = Output('output', ('TENSOR_FLOAT32', [16385]))
model = Model()
model.Operation('ELU', input, 1.25).To(output)
Example({
    input: (packed('<i2',
    'c-jGa0EPd!sxt^tb^mnXH-x@A(3lUX^K`VTi+n*%c_k&k!UZQjV8B)pPhGXU@|C-1JiU7&G(F39^+XS}qK@cL2n6{01_bsA0ssH<'
    '2mJZ=@dgC}2@eSQ^6>Wf0tgKF^$+~>2=xL01p)o`{q+h10`dR#@%{4l3Gwg_4P6C36a', 0.0009765625
) * 269)[:16385],
    output: (packed('<f4',
    'c-muNm~oMTL4bkb;hc{Qhs*STFo40K)=lDDfpn!XgT*R_CXmn_txt_Ws-rMP;EbU@!z^P4h6V>)PK5>P4h;&w^&Ae@t(lO}z_4J$'
    'f%sFKlX?y)1T-o!FgOT&c3?<g(6YIqe&Ij^*QfU5-><E4n7*iifqQCa#i_o2@ee72v!3hMPnvyi-7TpK_NG~LCUxrbICM@eGn&ab'
    'Mcj1zPr(TiQ?=tb=EP2({eRXZ>DhDgLLKb)@3*(#?_jrY-+mwy#IbX5aM%xKf@m<Zx3jkci8uh2?%NMSAYlgphqPv!'
) * 269)[:16385],
}, name='real').DisableLifeTimeVariation()

# Expected values: float64 formula.
input = Input('input', ('TENSOR_FLOAT32', [2, 3, 21, 19]))
output = Output('output', ('TENSOR_FLOAT32', [2, 3, 21, 19]))
model = Model()
model.Operation('ELU', input, 1.25).To(output)
Example({
    input: (packed('<i2',
    'c-jGa0EPd!sxt^tb^mnXH-x@A(3lUX^K`VTi+n*%c_k&k!UZQjV8B)pPhGXU@|C-1JiU7&G(F39^+XS}qK@cL2n6{01_bsA0ssH<'
    '2mJZ=@dgC}2@eSQ^6>Wf0tgKF^$+~>2=xL01p)o`{q+h10`dR#@%{4l3Gwg_4P6C36a', 0.0009765625
) * 40)[:2394],
    output: (packed('<f4',
    'c-muNm~oMTL4bkb;hc{Qhs*STFo40K)=lDDfpn!XgT*R_CXmn_txt_Ws-rMP;EbU@!z^P4h6V>)PK5>P4h;&w^&Ae@t(lO}z_4J$'
    'f%sFKlX?y)1T-o!FgOT&c3?<g(6YIqe&Ij^*QfU5-><E4n7*iifqQCa#i_o2@ee72v!3hMPnvyi-7TpK_NG~LCUxrbICM@eGn&ab'
    'Mcj1zPr(TiQ?=tb=EP2({eRXZ>DhDgLLKb)@3*(#?_jrY-+mwy#IbX5aM%xKf@m<Zx3jkci8uh2?%NMSAYlgphqPv!'
) * 40)[:2394],
}, name='image_real').DisableLifeTimeVariation()
