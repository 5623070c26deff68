# Licensed under the Apache License, Version 2.0; see LICENSE.
# Written by 'python -m corpus' from corpus/families/quantization.py; do not edit.
#
# CAST: tensors of many elements, in sizes of no block, and beside powers of two.

import base64
import zlib

import numpy as np


def packed(dtype, text, unit=None):
    """Many values in little space: the first byte of each, then the second; times a unit."""
    planes = np.frombuffer(zlib.decompress(base64.b85decode(text)), "u1")
    planes = planes.reshape(np.dtype(dtype).itemsize, -1)
    values = np.frombuffer(planes.T.tobytes(), dtype)
    return (values if unit is None else np.multiply(values, unit, dtype="f8")).tolist()


F16 = 'TENSOR_FLOAT16'
F32 = 'TENSOR_FLOAT32'
I32 = 'TENSOR_INT32'

# Many elements are converted, beyond one block, tile or vector, with a rest.
# Expected values: float64 formula.
x1 = Input('x1', (F32, [65537]))
t2 = Output('t2', (F16, [65537]))
model = Model()
model.Operation('CAST', x1).To(t2)
Example({
    x1: (packed('<i2',
    'c-mu8W%3oas5Ll${_^!n_s?tHtup!i>+v$KleTMh7nb^D&J|l3vrcA@YYLlOc{Kk6*UYMJVX4%`b)l_pcPBGY0s#5a8=C', 1.0
) * 1075)[:65537],
    t2: (packed('<i2',
    'c-mu8W%3oas5Ll${_^!n_s?tHtup!i>+v$KleTMh7nb^D&J|l3vrcA@YYLlOc{Kk6*UYMJVX4%`b)l_pcPBGY0s#5a8=C', 1.0
) * 1075)[:65537],
}, name='real_to_float16').DisableLifeTimeVariation()

# Many elements are converted, beyond one block, tile or vector, with a rest.
# Expected values: float64 formula.
x1 = Input('x1', (F32, [2, 3, 21, 19]))
t2 = Output('t2', (F16, [2, 3, 21, 19]))
model = Model()
model.Operation('CAST', x1).To(t2)
Example({
    x1: (packed('<i2',
    'c-mu8W%3oas5Ll${_^!n_s?tHtup!i>+v$KleTMh7nb^D&J|l3vrcA@YYLlOc{Kk6*UYMJVX4%`b)l_pcPBGY0s#5a8=C', 1.0
) * 40)[:2394],
    t2: (packed('<i2',
    'c-mu8W%3oas5Ll${_^!n_s?tHtup!i>+v$KleTMh7nb^D&J|l3vrcA@YYLlOc{Kk6*UYMJVX4%`b)l_pcPBGY0s#5a8=C', 1.0
) * 40)[:2394],
}, name='image_real_to_float16').DisableLifeTimeVariation()

# Many elements are converted, beyond one block, tile or vector, with a rest.
# Expected values: float64 formula.
x1 = Input('x1', (F32, [259, 33]))
t2 = Output('t2', (F16, [259, 33]))
model = Model()
model.Operation('CAST', x1).To(t2)
Example({
    x1: (packed('<i2',
    'c-mu8W%3oas5Ll${_^!n_s?tHtup!i>+v$KleTMh7nb^D&J|l3vrcA@YYLlOc{Kk6*UYMJVX4%`b)l_pcPBGY0s#5a8=C', 1.0
) * 141)[:8547],
    t2: (packed('<i2',
    'c-mu8W%3oas5Ll${_^!n_s?tHtup!i>+v$KleTMh7nb^D&J|l3vrcA@YYLlOc{Kk6*UYMJVX4%`b)l_pcPBGY0s#5a8=C', 1.0
) * 141)[:8547],
}, name='rows_real_to_float16').DisableLifeTimeVariation()

# Many elements are converted, beyond one block, tile or vector, with a rest.
# Expected values: float64 formula.
x1 = Input('x1', (F16, [65537]))
t2 = Output('t2', (F32, [65537]))
model = Model()
model.Operation('CAST', x1).To(t2)
Example({
    x1: (packed('<i2',
    'c-oU_oEOj_?lsX=Bu|Vb&+|b?+>swUFSP&OZ+lVBcFz8LIacpg#Zpe&&3HCxYjc*BNJjn|<BEqX!_FO(Y&Bq@1ONb4KOG$', 1.0
) * 1075)[:65537],
    t2: (packed('<i2',
    'c-oU_oEOj_?lsX=Bu|Vb&+|b?+>swUFSP&OZ+lVBcFz8LIacpg#Zpe&&3HCxYjc*BNJjn|<BEqX!_FO(Y&Bq@1ONb4KOG$', 1.0
) * 1075)[:65537],
}, name='float16_to_real').DisableLifeTimeVariation()

# Many elements are converted, beyond one block, tile or vector, with a rest.
# Expected values: float64 formula.
x1 = Input('x1', (F16, [2, 3, 21, 19]))
t2 = Output('t2', (F32, [2, 3, 21, 19]))
model = Model()
model.Operation('CAST', x1).To(t2)
Example({
    x1: (packed('<i2',
    'c-oU_oEOj_?lsX=Bu|Vb&+|b?+>swUFSP&OZ+lVBcFz8LIacpg#Zpe&&3HCxYjc*BNJjn|<BEqX!_FO(Y&Bq@1ONb4KOG$', 1.0
) * 40)[:2394],
    t2: (packed('<i2',
    'c-oU_oEOj_?lsX=Bu|Vb&+|b?+>swUFSP&OZ+lVBcFz8LIacpg#Zpe&&3HCxYjc*BNJjn|<BEqX!_FO(Y&Bq@1ONb4KOG$', 1.0
) * 40)[:2394],
}, name='image_float16_to_real').DisableLifeTimeVariation()

# Many elements are converted, beyond one block, tile or vector, with a rest.
# Expected values: float64 formula.
x1 = Input('x1', (F16, [259, 33]))
t2 = Output('t2', (F32, [259, 33]))
model = Model()
model.Operation('CAST', x1).To(t2)
Example({
    x1: (packed('<i2',
    'c-oU_oEOj_?lsX=Bu|Vb&+|b?+>swUFSP&OZ+lVBcFz8LIacpg#Zpe&&3HCxYjc*BNJjn|<BEqX!_FO(Y&Bq@1ONb4KOG$', 1.0
) * 141)[:8547],
    t2: (packed('<i2',
    'c-oU_oEOj_?lsX=Bu|Vb&+|b?+>swUFSP&OZ+lVBcFz8LIacpg#Zpe&&3HCxYjc*BNJjn|<BEqX!_FO(Y&Bq@1ONb4KOG$', 1.0
) * 141)[:8547],
}, name='rows_float16_to_real').DisableLifeTimeVariation()

# Many elements are converted, beyond one block, tile or vector, with a rest.
# Expected values: float64 formula.
x1 = Input('x1', (I32, [65537]))
t2 = Output('t2', (F32, [65537]))
model = Model()
model.Operation('CAST', x1).To(t2)
Example({
    x1: (packed('<i2',
    'c-k|$UixZ%;Op<b%OcV*?>_TXMmkk{7Sl@0E8jl4-tAxE8yoyt?xg=UQ&x#PIlkU2+M>4Zo87Z)>i1jQ?YG7=Pyzt{6d^q'
) * 1075)[:65537],
    t2: (packed('<i2',
    'c-k|$UixZ%;Op<b%OcV*?>_TXMmkk{7Sl@0E8jl4-tAxE8yoyt?xg=UQ&x#PIlkU2+M>4Zo87Z)>i1jQ?YG7=Pyzt{6d^q', 1.0
) * 1075)[:65537],
}, name='integers_to_real').DisableLifeTimeVariation()

# Many elements are converted, beyond one block, tile or vector, with a rest.
# Expected values: float64 formula.
x1 = Input('x1', (I32, [2, 3, 21, 19]))
t2 = Output('t2', (F32, [2, 3, 21, 19]))
model = Model()
model.Operation('CAST', x1).To(t2)
Example({
    x1: (packed('<i2',
    'c-k|$UixZ%;Op<b%OcV*?>_TXMmkk{7Sl@0E8jl4-tAxE8yoyt?xg=UQ&x#PIlkU2+M>4Zo87Z)>i1jQ?YG7=Pyzt{6d^q'
) * 40)[:2394],
    t2: (packed('<i2',
    'c-k|$UixZ%;Op<b%OcV*?>_TXMmkk{7Sl@0E8jl4-tAxE8yoyt?xg=UQ&x#PIlkU2+M>4Zo87Z)>i1jQ?YG7=Pyzt{6d^q', 1.0
) * 40)[:2394],
}, name='image_integers_to_real').DisableLifeTimeVariation()

# Many elements are converted, beyond one block, tile or vector, with a rest.
# Expected values: float64 formula.
x1 = Input('x1', (I32, [259, 33]))
t2 = Output('t2', (F32, [259, 33]))
model = Model()
model.Operation('CAST', x1).To(t2)
Example({
    x1: (packed('<i2',
    'c-k|$UixZ%;Op<b%OcV*?>_TXMmkk{7Sl@0E8jl4-tAxE8yoyt?xg=UQ&x#PIlkU2+M>4Zo87Z)>i1jQ?YG7=Pyzt{6d^q'
) * 141)[:8547],
    t2: (packed('<i2',
    'c-k|$UixZ%;Op<b%OcV*?>_TXMmkk{7Sl@0E8jl4-tAxE8yoyt?xg=UQ&x#PIlkU2+M>4Zo87Z)>i1jQ?YG7=Pyzt{6d^q', 1.0
) * 141)[:8547],
}, name='rows_integers_to_real').DisableLifeTimeVariation()

# Many elements are converted, beyond one block, tile or vector, with a rest.
# Expected values: float64 formula.
x1 = Input('x1', (F32, [65537]))
t2 = Output('t2', (I32, [65537]))
model = Model()
model.Operation('CAST', x1).To(t2)
Example({
    x1: (packed('<i2',
    'c-l+b$>OnNfn~Mnp{t$|^BkVeC|UhN?Ah0Z4l}8Hd6$p=`w+yLefe^%iRu2UHlKozz0uLx!jn2XCGZB<gj?SjC;<SAbRbF', 1.0
) * 1075)[:65537],
    t2: (packed('<i2',
    'c-l+b$>OnNfn~Mnp{t$|^BkVeC|UhN?Ah0Z4l}8Hd6$p=`w+yLefe^%iRu2UHlKozz0uLx!jn2XCGZB<gj?SjC;<SAbRbF'
) * 1075)[:65537],
}, name='real_to_integers').DisableLifeTimeVariation()

# Many elements are converted, beyond one block, tile or vector, with a rest.
# Expected values: float64 formula.
x1 = Input('x1', (F32, [2, 3, 21, 19]))
t2 = Output('t2', (I32, [2, 3, 21, 19]))
model = Model()
model.Operation('CAST', x1).To(t2)
Example({
    x1: (packed('<i2',
    'c-l+b$>OnNfn~Mnp{t$|^BkVeC|UhN?Ah0Z4l}8Hd6$p=`w+yLefe^%iRu2UHlKozz0uLx!jn2XCGZB<gj?SjC;<SAbRbF', 1.0
) * 40)[:2394],
    t2: (packed('<i2',
    'c-l+b$>OnNfn~Mnp{t$|^BkVeC|UhN?Ah0Z4l}8Hd6$p=`w+yLefe^%iRu2UHlKozz0uLx!jn2XCGZB<gj?SjC;<SAbRbF'
) * 40)[:2394],
}, name='image_real_to_integers').DisableLifeTimeVariation()

# Many elements are converted, beyond one block, tile or vector, with a rest.
# Expected values: float64 formula.
x1 = Input('x1', (F32, [259, 33]))
t2 = Output('t2', (I32, [259, 33]))
model = Model()
model.Operation('CAST', x1).To(t2)
Example({
    x1: (packed('<i2',
    'c-l+b$>OnNfn~Mnp{t$|^BkVeC|UhN?Ah0Z4l}8Hd6$p=`w+yLefe^%iRu2UHlKozz0uLx!jn2XCGZB<gj?SjC;<SAbRbF', 1.0
) * 141)[:8547],
    t2: (packed('<i2',
    'c-l+b$>OnNfn~Mnp{t$|^BkVeC|UhN?Ah0Z4l}8Hd6$p=`w+yLefe^%iRu2UHlKozz0uLx!jn2XCGZB<gj?SjC;<SAbRbF'
) * 141)[:8547],
}, name='rows_real_to_integers').DisableLifeTimeVariation()
