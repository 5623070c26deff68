# Licensed under the Apache License, Version 2.0; see LICENSE.
# Written by 'python -m corpus' from corpus/families/pooling.py; do not edit.
#
# MAX_POOL_2D and what may follow it: every operation after every other.

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


I32 = 'TENSOR_INT32'
U8 = 'TENSOR_QUANT8_ASYMM'

# MAX_POOL_2D, PRELU
# Expected values: float64 formula.
input = Input('input', (U8, [1, 4, 4, 4], 0.5, 120))
t640 = Internal('t640', (U8, [1, 4, 4, 4], 0.5, 120))
c641 = Parameter('c641', (U8, [4], 0.015625, 128), [81, 155, 131, 155])
t641 = Output('t641', (U8, [1, 4, 4, 4], 0.5, 120))
model = Model()
model.Operation('MAX_POOL_2D', input, 1, 1, 1, 3, 2, 0).To(t640)
model.Operation('PRELU', t640, c641).To(t641)
Example({
    input: packed('<i2',
    'c-q_0y)<P;Nb0UR^UK3yJyLsnLR>1><o53H?VgmJ@7ud#Rk73ZMX6B}Vxr<Rau?cf&uUrHT00|TR%fieThf-O?F<wG0IA#_%>'
),
    t641: packed('<i2',
    'c-q_0y>!=x`Ac`LnLlaQocWVhtSRf=v8H>{jx`G>?WkWkY5S@fOO}K1qAlgyJAt@%#*$f`APnU*PzV4MuP4p'
),
}, name='of_64').AddVariations(signed(input, t640, c641, t641)).DisableLifeTimeVariation()

# MAX_POOL_2D, CONV_2D
# Expected values: float64 formula.
input = Input('input', (U8, [1, 4, 4, 4], 0.5, 120))
t750 = Output('t750', (U8, [1, 4, 4, 4], 0.5, 120))
filter751 = Parameter('filter751', (U8, [4, 1, 3, 4], 1.0, 128), packed('<i2',
    'c-m`dXlQ6`Kmr6f3?u>o&D<CT'
))
bias751 = Parameter('bias751', (I32, [4], 0.5, 0), [8, -4, 12, -4])
t751 = Output('t751', (U8, [1, 4, 4, 4], 0.5, 120))
model = Model()
model.Operation('MAX_POOL_2D', input, 1, 1, 1, 3, 2, 0).To(t750)
model.Operation('CONV_2D', t750, filter751, bias751, 1, 1, 1, 0).To(t751)
Example({
    input: packed('<i2',
    'c-qS@ZVQ`NpSwMKPR;iDKGPN~&8rD2*tcd*dQfLZ!n(XrUvK9L^=%2s9i6kL_|!Cn#;x+P4=IUDsM@=5)8@L>eGC)=0L@GvMF'
),
    t750: packed('<i2',
    'c-mXKZ_W0lKs+CW*G&Vl=YVhr2(OzprG8bygpR!nH*Ma#8jRys#U)fB@fj!t0IB;aWB'
),
    t751: packed('<i2',
    'c-mXLYscobK)f7;S1kguXMpeo5MH%xLi@6uo(VhGuG_tHI~b=e%Zh12;xkYP0P_1PBm'
),
}, name='of_75').AddVariations(signed(input, t750, filter751, t751)).DisableLifeTimeVariation()
