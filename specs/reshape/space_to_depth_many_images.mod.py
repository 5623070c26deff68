# Licensed under the Apache License, Version 2.0; see LICENSE.
# Written by 'python -m corpus' from corpus/families/reshape.py; do not edit.
#
# SPACE_TO_DEPTH: many images.

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
U8 = 'TENSOR_QUANT8_ASYMM'

# Many images are computed several at a time, and those that are left over apart.
# Expected values: float64 formula.
x1 = Input('x1', (F32, [5, 2, 2, 3]))
t2 = Output('t2', (F32, [5, 1, 1, 12]))
x3 = Input('x3', (F32, [9, 4, 2, 2]))
t4 = Output('t4', (F32, [9, 16, 1, 1]))
model = Model()
model.Operation('SPACE_TO_DEPTH', x1, 2, False).To(t2)
model.Operation('SPACE_TO_DEPTH', x3, 2, True).To(t4)
Example({
    x1: packed('|i1',
    'c-jTQi2=YM2n4WlfU^IzywYSpO)hRSaLE)M#f4B$P`;J1tT>B$t|rKfJsuuv)IS@k8~p', 0.5
),
    t2: packed('|i1',
    'c-jTQi2=YM2n4WlfU^IzywYSpO)hRSaLE)M#f4B$P`;J1tT>B$t|rKfJsuuv)IS@k8~p', 0.5
),
    x3: packed('|i1',
    'c-pPY$pOG12n4{efYN`pT#8L({^OxWjrlaWxXHjJr)ViQg!%;K9XXa2Yf#tK1i3NG!~f3@JhVXn', 0.5
),
    t4: packed('|i1',
    'c-kGzfdPOZ2n4`DF!rAoM5MO??wp>CtwVWj>p>=yxl~3nCB3_j&FIx6$*Urda5%T?nqjZ&H7E=PqZrqqC=`K$eq-~Xa1?qC3PV9C'
    '_BALHg`lVpJe)xP', 0.5
),
}, name='rest').AddVariations('float16').DisableLifeTimeVariation()

# Many images are computed several at a time, and those that are left over apart.
# Expected values: float64 formula.
x1 = Input('x1', (U8, [5, 2, 2, 3], 0.5, 120))
t2 = Output('t2', (U8, [5, 1, 1, 12], 0.5, 120))
x3 = Input('x3', (U8, [9, 4, 2, 2], 0.5, 120))
t4 = Output('t4', (U8, [9, 16, 1, 1], 0.5, 120))
model = Model()
model.Operation('SPACE_TO_DEPTH', x1, 2, False).To(t2)
model.Operation('SPACE_TO_DEPTH', x3, 2, True).To(t4)
Example({
    x1: packed('<i2',
    'c-p1GhXH^v2mmloW)_*{bdNBxw<$TrH<C-)r{hMsC^{W0U1A&yKG0i1H*5d_dtII%KJuR&9R'
),
    t2: packed('<i2',
    'c-p1GhXH^v2mmloW)_*{bdNBxw<$TrH<C-)r{hMsC^{W0U1A&yKG0i1H*5d_dtII%KJuR&9R'
),
    x3: packed('<i2',
    'c-qa&$pOG12n4{C%%KuiKuWiXJTm_w&h`O&Q?~Bmjjb`&D{&A$Cc7+)*`izqU6dV=11n<sK0iNm0U0ere*'
),
    t4: packed('<i2',
    'c-qa(K>~mv2nErO3?do`#?kwBie^8L>=y31(p#^&tYW)s#u7KNr|YQAvrP-}rYs|z$tPvoTo2`WKokfEvCacRK`;pWp4tNhfyncK'
    'C=dpsp9h412oQSxtQQ#-Lw^'
),
}, name='rest_quant8').AddVariations(signed(x1, t2, x3, t4)).DisableLifeTimeVariation()
