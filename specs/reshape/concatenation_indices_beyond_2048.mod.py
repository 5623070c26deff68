# Licensed under the Apache License, Version 2.0; see LICENSE.
# Written by 'python -m corpus' from corpus/families/reshape.py; do not edit.
#
# CONCATENATION: dimensions beyond 2048.

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

# Indexes, sizes or coordinates are odd numbers beyond 2048, which half precision does not hold.
# Expected values: float64 formula.
x1 = Input('x1', (F32, [2051]))
x2 = Input('x2', (F32, [3]))
x3 = Input('x3', (F32, [5]))
t4 = Output('t4', (F32, [2059]))
model = Model()
model.Operation('CONCATENATION', x1, x2, x3, 0).To(t4)
Example({
    x1: (packed('|i1',
    'c-jFy0K)(3{^Aqk-SzJE>+AyX+}#rw5ZL<t3;OsO2HO@C@BI?x@CNV#?%f#{_vIqu5Bdh;9Nh*I;O_4cBOu-<sW2kn', 0.5
) * 34)[:2051],
    x2: [20.0, 11.5, -2.0],
    x3: [-11.0, -4.5, 2.5, 12.0, 13.0],
    t4: packed('|i1',
    'c-njQ?~(B1yI<dZef@^%!=1ar;sQ5*{pJ4kLz3;bn8^FTLQg-iePDWbS5oZzQ>91zzt|qh++`Db@b0~!vcf&}SEHIoHIHf@)jX<s'
    'RP(6jA*xwJ{LicJtP)ZHA$OVx', 0.5
),
}, name='long').AddVariations('float16').DisableLifeTimeVariation()

# Indexes, sizes or coordinates are odd numbers beyond 2048, which half precision does not hold.
# Expected values: float64 formula.
x1 = Input('x1', (U8, [2051], 0.5, 120))
x2 = Input('x2', (U8, [3], 0.5, 120))
x3 = Input('x3', (U8, [5], 0.5, 120))
t4 = Output('t4', (U8, [2059], 0.5, 120))
model = Model()
model.Operation('CONCATENATION', x1, x2, x3, 0).To(t4)
Example({
    x1: (packed('<i2',
    'c-l)Ui|URJ%}vWqPN~WW3GMFh2q-FTE-IK<7u?sAUfLC#QI}Db7CNynKXz7Bdr@7~l+e1ah_v+1*)ziCGf)Bm$UYl)'
) * 34)[:2051],
    x2: [160, 143, 116],
    x3: [98, 111, 125, 144, 146],
    t4: packed('<i2',
    'c-rmDJq|!H00vM;lu(h1rKGwDX)rX=#o#xn7=(eNI*0h){#ZrFfTTQ)VkKNME}bpQM&?F4^OTfBD6~+Vm^lki+Dc7#q6eQR{dIUZ'
    'Lq<kMMn*>dXnvN0W%asQ0002+XD?*ZpCJ'
),
}, name='long_quant8').AddVariations(signed(x1, x2, x3, t4)).DisableLifeTimeVariation()
