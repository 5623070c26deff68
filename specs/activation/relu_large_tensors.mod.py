# Licensed under the Apache License, Version 2.0; see LICENSE.
# Written by 'python -m corpus' from corpus/families/activation.py; do not edit.
#
# RELU: tensors of many elements, in sizes of no block, and beside powers of two.

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

# A function has many elements, beyond one block, tile or vector, with a rest.
# Expected values: float64 formula.
x1 = Input('x1', (U8, [3, 127, 131], 0.03125, 120))
t2 = Output('t2', (U8, [3, 127, 131], 0.03125, 120))
model = Model()
model.Operation('RELU', x1).To(t2)
Example({
    x1: (packed('<i2',
    'c-o7xntq7&%hZ}qwy5eexiX?tC8oRZ*1n4|S6cG#f@<|V@ybUJ)+Ap_o_L;r#j!aXR@YvBJZaL|5A!auXSdWcPyzr5m>-S'
) * 819)[:49911],
    t2: (packed('<i2',
    'c-pI|n0~0@%ha0Aii+wp6%`dzE2dXe)V>3<mi)U=Q9ZAs^3j7e6_+X|p08MOY|e(&wU-}HnsoNVyh{}oEwv1k001_$B`g'
) * 819)[:49911],
}, name='row_quant8').AddVariations(signed(x1, t2)).DisableLifeTimeVariation()

# A function has many elements, beyond one block, tile or vector, with a rest.
# Expected values: float64 formula.
x1 = Input('x1', (U8, [2, 3, 21, 19], 0.03125, 120))
t2 = Output('t2', (U8, [2, 3, 21, 19], 0.03125, 120))
model = Model()
model.Operation('RELU', x1).To(t2)
Example({
    x1: (packed('<i2',
    'c-o7xntq7&%hZ}qwy5eexiX?tC8oRZ*1n4|S6cG#f@<|V@ybUJ)+Ap_o_L;r#j!aXR@YvBJZaL|5A!auXSdWcPyzr5m>-S'
) * 40)[:2394],
    t2: (packed('<i2',
    'c-pI|n0~0@%ha0Aii+wp6%`dzE2dXe)V>3<mi)U=Q9ZAs^3j7e6_+X|p08MOY|e(&wU-}HnsoNVyh{}oEwv1k001_$B`g'
) * 40)[:2394],
}, name='image_quant8').AddVariations(signed(x1, t2)).DisableLifeTimeVariation()

# A function has many elements, beyond one block, tile or vector, with a rest.
# Expected values: float64 formula.
x1 = Input('x1', (F32, [3, 127, 131]))
t2 = Output('t2', (F32, [3, 127, 131]))
model = Model()
model.Operation('RELU', x1).To(t2)
Example({
    x1: (packed('<i2',
    'c-jGa0EPdhXFyqdZpgP>$^ca0tW9?qE+q49d#spQe(H;h0`tW2-9XbvUa0)r`{v_>&O-IhQ&IV;?#N+*GACrf{QL>_0rU0``u6<y'
    '{PY70`uqIz_73y{_5uF*^!)_`4g~b`_4Eeu`vmq300i~=0Q?9A1_}K71Mvk4{pc-4+y', 0.0009765625
) * 819)[:49911],
    t2: (packed('<i2',
    'c-muNaA2rrVA#$82EOHBs+wU2Lmi0m`N+q+AbJG@!*7PiE$0{*&M^f3T=|ZHp^-s71t`JEz{tSB57Erb4W{@Qm_ULI46Mw2EFhYV'
    'fq{jAhXKsyU}fV3s$^j0VgLYQXb^e', 0.0009765625
) * 819)[:49911],
}, name='row').DisableLifeTimeVariation()

# A function has many elements, beyond one block, tile or vector, with a rest.
# Expected values: float64 formula.
x1 = Input('x1', (F32, [2, 3, 21, 19]))
t2 = Output('t2', (F32, [2, 3, 21, 19]))
model = Model()
model.Operation('RELU', x1).To(t2)
Example({
    x1: (packed('<i2',
    'c-jGa0EPdhXFyqdZpgP>$^ca0tW9?qE+q49d#spQe(H;h0`tW2-9XbvUa0)r`{v_>&O-IhQ&IV;?#N+*GACrf{QL>_0rU0``u6<y'
    '{PY70`uqIz_73y{_5uF*^!)_`4g~b`_4Eeu`vmq300i~=0Q?9A1_}K71Mvk4{pc-4+y', 0.0009765625
) * 40)[:2394],
    t2: (packed('<i2',
    'c-muNaA2rrVA#$82EOHBs+wU2Lmi0m`N+q+AbJG@!*7PiE$0{*&M^f3T=|ZHp^-s71t`JEz{tSB57Erb4W{@Qm_ULI46Mw2EFhYV'
    'fq{jAhXKsyU}fV3s$^j0VgLYQXb^e', 0.0009765625
) * 40)[:2394],
}, name='image').DisableLifeTimeVariation()

# A function has many elements that half precision holds.
# Expected values: float64 formula.
x1 = Input('x1', (F32, [2, 3, 21, 19]))
t2 = Output('t2', (F32, [2, 3, 21, 19]))
model = Model()
model.Operation('RELU', x1).To(t2)
Example({
    x1: (packed('|i1',
    'c-jFy0K)(B@g>;>&D%cd+wk4<(hV)>?C{UoInoN*1^eRC^cN316VcDr(Hh6^6WcQa6V>Yj@gWx)C-dnJ#1tv_iPIu3', 0.0625
) * 40)[:2394],
    t2: (packed('|i1',
    'c-muNP-S3cV6bBV172M)Wy!z=5@cWy=eHIH(NYWy!VJbtKsGajqPUbg0|Os}h$aI7NBjbt', 0.0625
) * 40)[:2394],
}, name='image_of_halves').AddVariations('float16').DisableLifeTimeVariation()
