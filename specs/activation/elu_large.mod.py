# Licensed under the Apache License, Version 2.0; see LICENSE.
# Written by 'python -m corpus' from corpus/families/activation.py; do not edit.
#
# ELU: tensors of many elements, in sizes of no block, and beside powers of two.

import base64
import zlib

import numpy as np


def packed(dtype, text):
    """Many values in little space."""
    return np.frombuffer(zlib.decompress(base64.b85decode(text)), dtype).tolist()

# Expected values: float64 formula.
input = Input('input', ('TENSOR_FLOAT32', [16385]))
output = Output('output', ('TENSOR_FLOAT32', [16385]))
model = Model()
model.Operation('ELU', input, 1.25).To(output)
Example({
    input: packed('<f4',
    'c-rmH(G7(l3<c1R;wCVPqp%r__JCsa<Bf2LB-Y#3oQS9qtwh9_PoKABea(7h`}Dl`IC;<h)zij1v(KEl>zN%n(@yWIqhwZ3UPtz~'
    'vwvq#U%Y!)zW>)Vzv}5Jxj)YL_1-@F9!L9R%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp'
    '%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp'
    '%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp'
    '%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%>T?kU!1p9'
),
    output: packed('<f4',
    'c-rmHAx;BP5C-586<7|?q@HkweXdDe9g<@ptC1+0rYGnLYPxt(cus<0|Gu`0BYc}|cHhiDllN6stJ(~Qr`Pdu`!ZI23^{-OyiNb<'
    'Rn5MCPkHALyK{fNT#d;m^Lf9&%~XG;ndi*4WHOUXvN=!np=a8;f4qAilh4k+zgn-=WnbT$es<*B`-^tT4B4OirQYwex$V0;Qor_!'
    'nVFfHnVFfHnVFfHnVFfHnVFfHnVFfHnVFfHnVFfHnVFfHnVFfHnVFfHnVFfHnVFfHnVFfHnVFfHnVFfHnVFfHnVFfHnVFfHnVFfH'
    'nVFfHnVFfHnVFfHnVFfHnVFfHnVFfHnVFfHnVFfHnVFfHnVFfHnVFfHnVFfHnVFfHnVFfHnVFfHnVFfHnVFfHnVFfHnVFfHnVFfH'
    'nVFfHnVFfHnVFfHnVFfHnVFfHnVFfHnVFfHnVFfHnVFfHnVFfHnVFfHnVFfHnVFfHnVFfHnVFfHnVFfHnVFfHnVFfHnVFfHnVFfH'
    'nVFfHnVFfHnVFfH`Cs!N{n+Zy'
),
}, name='real').DisableLifeTimeVariation()
