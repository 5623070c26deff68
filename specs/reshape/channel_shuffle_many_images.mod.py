# Licensed under the Apache License, Version 2.0; see LICENSE.
# Written by 'python -m corpus' from corpus/families/reshape.py; do not edit.
#
# CHANNEL_SHUFFLE: many images.

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
x1 = Input('x1', (F32, [5, 1, 2, 3]))
t2 = Output('t2', (F32, [5, 1, 2, 3]))
x3 = Input('x3', (F32, [9, 4, 1, 2]))
t4 = Output('t4', (F32, [9, 4, 1, 2]))
model = Model()
model.Operation('CHANNEL_SHUFFLE', x1, 3, 3).To(t2)
model.Operation('CHANNEL_SHUFFLE', x3, 2, 1).To(t4)
Example({
    x1: packed('|i1',
    'c-jTQfeip42m`PHD*OLh9gx}5XbJA4>+>*Lr7X~UqT>VX^bh?', 0.5
),
    t2: packed('|i1',
    'c-jTQfeip42m`PHD*OLh9gx}5XbJA4>+>*Lr7X~UqT>VX^bh?', 0.5
),
    x3: packed('|i1',
    'c-lqFw-LZF3<R)a=Kj;l40@GDkFBu@Eh>sEa~$3;7utx<;#nCP2-M;*-Ms~NLpw3=pC5JLB>e', 0.5
),
    t4: packed('|i1',
    'c-jri!4Uu<2m`<YLF~U;F9vh&e;X`jz_4JIQ~O)qtvF|?;OxOc4aN2>yM28^sWZLJ!Q^YN|9Pk+{Q', 0.5
),
}, name='rest').AddVariations('float16').DisableLifeTimeVariation()

# Many images are computed several at a time, and those that are left over apart.
# Expected values: float64 formula.
x1 = Input('x1', (U8, [5, 1, 2, 3], 0.5, 120))
t2 = Output('t2', (U8, [5, 1, 2, 3], 0.5, 120))
x3 = Input('x3', (U8, [9, 4, 1, 2], 0.5, 120))
t4 = Output('t4', (U8, [9, 4, 1, 2], 0.5, 120))
model = Model()
model.Operation('CHANNEL_SHUFFLE', x1, 3, 3).To(t2)
model.Operation('CHANNEL_SHUFFLE', x3, 2, 1).To(t4)
Example({
    x1: packed('<i2',
    'c-kwfEUK(;D5|Y1FQ_UlY$z?SDK4)sZYZiMDXlK4X21&oe~=Ch'
),
    t2: packed('<i2',
    'c-kwfEUK(;D5|Y1FQ_UlY$z?SDK4)sZYZiMDXlK4X21&oe~=Ch'
),
    x3: packed('<i2',
    'c-pPYw-LZF3<NNbEHmhjN#y7%y@1g}NlH4&$a<&_mg_r;WHb-CXh;YGS-sr0Zi1fzA9L3)KR>xmZy~('
),
    t4: packed('<i2',
    'c-pPY(G|cT2m`>5Y-2DF6mj%AMDPC$Earmaz$>@fd%{es_oG74CMPwuT4edK5gSVN9p(WhZ@c~Z$p=k0A-w'
),
}, name='rest_quant8').AddVariations(signed(x1, t2, x3, t4)).DisableLifeTimeVariation()
