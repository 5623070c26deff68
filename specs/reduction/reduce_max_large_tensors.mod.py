# Licensed under the Apache License, Version 2.0; see LICENSE.
# Written by 'python -m corpus' from corpus/families/reduction.py; do not edit.
#
# REDUCE_MAX: tensors of many elements, in sizes of no block, and beside powers of two.

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
I32 = 'TENSOR_INT32'
U8 = 'TENSOR_QUANT8_ASYMM'

# Many elements are reduced, along inner, outer and middle dimensions.
# Expected values: float64 formula.
x1 = Input('x1', (U8, [100003], 0.5, 100))
c2 = Parameter('c2', (I32, [1]), [0])
t3 = Output('t3', (U8, [1], 0.5, 100))
model = Model()
model.Operation('REDUCE_MAX', x1, c2, False).To(t3)
Example({
    x1: (packed('<i2',
    'c-p&oc)3lyW+bPl$9A3Iu)SPnrM!-_L~7){JDTqIvs|8Lnr)onA$Vi!#*El#MJMIrn5kDk2P}E|ewwg)=~4zt001m>8V&'
) * 1640)[:100003],
    t3: [243],
}, name='all_quant8').AddVariations(signed(x1, t3)).DisableLifeTimeVariation()

# Many elements are reduced, along inner, outer and middle dimensions.
# Expected values: float64 formula.
x1 = Input('x1', (U8, [2049, 33], 0.5, 100))
c2 = Parameter('c2', (I32, [1]), [0])
t3 = Output('t3', (U8, [33], 0.5, 100))
model = Model()
model.Operation('REDUCE_MAX', x1, c2, False).To(t3)
Example({
    x1: (packed('<i2',
    'c-s4{95(sP)Gp>Z#!_D`gr=<YJykAS>S#O7WU=3#gCSr49lerJ)BfRz{f#(tj<AHg9AzBu0@rAUb>*9w`Fvua1ONbZsT}w'
) * 1109)[:67617],
    t3: ([254] * 33)[:33],
}, name='columns_quant8').AddVariations(signed(x1, t3)).DisableLifeTimeVariation()

# Many elements are reduced, along inner, outer and middle dimensions.
# Expected values: float64 formula.
x1 = Input('x1', (U8, [33, 2049], 0.5, 100))
c2 = Parameter('c2', (I32, [1]), [1])
t3 = Output('t3', (U8, [33], 0.5, 100))
model = Model()
model.Operation('REDUCE_MAX', x1, c2, False).To(t3)
Example({
    x1: (packed('<i2',
    'c-k}lw|`GpLj+5gqtoT+sJRNPM^^HFt6bTVpmso8tTp+ivwQFNHQzhxvcj5exVG1-OXlxX`D(Pv{q$9r8~+(70RWIk9jy'
) * 1109)[:67617],
    t3: ([255] * 33)[:33],
}, name='rows_quant8').AddVariations(signed(x1, t3)).DisableLifeTimeVariation()

# Many elements are reduced, along inner, outer and middle dimensions.
# Expected values: float64 formula.
x1 = Input('x1', (U8, [5, 1031, 7], 0.5, 100))
c2 = Parameter('c2', (I32, [1]), [1])
t3 = Output('t3', (U8, [5, 7], 0.5, 100))
model = Model()
model.Operation('REDUCE_MAX', x1, c2, False).To(t3)
Example({
    x1: (packed('<i2',
    'c-mXo=Qy`IhbiXS)%h;WsoUiO7kIAVmE_YkRhb-H^7v8Udm-cPENqQ@r@ra*F1<Zf>hP|!_h;T%Eb;Zy_lQOYN&o;j&>dU'
) * 592)[:36085],
    t3: ([247] * 35)[:35],
}, name='middle_quant8').AddVariations(signed(x1, t3)).DisableLifeTimeVariation()

# Many elements are reduced, along inner, outer and middle dimensions.
# Expected values: float64 formula.
x1 = Input('x1', (U8, [2, 65, 67, 3], 0.5, 100))
c2 = Parameter('c2', (I32, [2]), [1, 2])
t3 = Output('t3', (U8, [2, 3], 0.5, 100))
model = Model()
model.Operation('REDUCE_MAX', x1, c2, False).To(t3)
Example({
    x1: (packed('<i2',
    'c-p(+8MbRzbLoojS;}Is6^^{J(HE*UdE(Qu@D9U~by10*T)wNEvk#K_IG-U|!{lx5X5R}>x0mhhy|LqUVu}L;B>(_J;vb9'
) * 429)[:26130],
    t3: [247, 247, 247, 247, 247, 247],
}, name='image_quant8').AddVariations(signed(x1, t3)).DisableLifeTimeVariation()

# Many elements are reduced, along inner, outer and middle dimensions.
# Expected values: float64 formula.
x1 = Input('x1', (F32, [100003]))
c2 = Parameter('c2', (I32, [1]), [0])
t3 = Output('t3', (F32, [1]))
model = Model()
model.Operation('REDUCE_MAX', x1, c2, False).To(t3)
Example({
    x1: (packed('|i1',
    'c-jTQhXKGa2m>&t>Hp_a1ChqQ*#RX%aMwJf84S_#9rYrr{w>{$HpO{IC6SGLHiH>L', 0.5
) * 1640)[:100003],
    t3: [4.0],
}, name='all').AddVariations('float16').DisableLifeTimeVariation()

# Many elements are reduced, along inner, outer and middle dimensions.
# Expected values: float64 formula.
x1 = Input('x1', (F32, [2049, 33]))
c2 = Parameter('c2', (I32, [1]), [0])
t3 = Output('t3', (F32, [33]))
model = Model()
model.Operation('REDUCE_MAX', x1, c2, False).To(t3)
Example({
    x1: (packed('|i1',
    'c-jTQ0Rq4<1Ovb*!T+BdYwhm4>Xj9%NiG^X?(8twZYH$pY6NVa=%bOp4BS)i2Z&G>Lj', 0.5
) * 1109)[:67617],
    t3: ([4.0] * 33)[:33],
}, name='columns').AddVariations('float16').DisableLifeTimeVariation()

# Many elements are reduced, along inner, outer and middle dimensions.
# Expected values: float64 formula.
x1 = Input('x1', (F32, [33, 2049]))
c2 = Parameter('c2', (I32, [1]), [1])
t3 = Output('t3', (F32, [33]))
model = Model()
model.Operation('REDUCE_MAX', x1, c2, False).To(t3)
Example({
    x1: (packed('|i1',
    'c-jTQ0Rq4<1OvcE1pj}o*6gkaxzwW3-$wd%37t;5$_{6iSm&zV4Y0d_XD4Ly1ID8jO8', 0.5
) * 1109)[:67617],
    t3: ([4.0] * 33)[:33],
}, name='rows').AddVariations('float16').DisableLifeTimeVariation()

# Many elements are reduced, along inner, outer and middle dimensions.
# Expected values: float64 formula.
x1 = Input('x1', (F32, [5, 1031, 7]))
c2 = Parameter('c2', (I32, [1]), [1])
t3 = Output('t3', (F32, [5, 7]))
model = Model()
model.Operation('REDUCE_MAX', x1, c2, False).To(t3)
Example({
    x1: (packed('|i1',
    'c-jrdK?1-q1O!0K2LFGqAnlwcZh|7_i}4lAq2ZNlh6Gu~RyOqd|IpK^NFO}ivJV}&6H)', 0.5
) * 592)[:36085],
    t3: ([4.0] * 35)[:35],
}, name='middle').AddVariations('float16').DisableLifeTimeVariation()

# Many elements are reduced, along inner, outer and middle dimensions.
# Expected values: float64 formula.
x1 = Input('x1', (F32, [2, 65, 67, 3]))
c2 = Parameter('c2', (I32, [2]), [1, 2])
t3 = Output('t3', (F32, [2, 3]))
model = Model()
model.Operation('REDUCE_MAX', x1, c2, False).To(t3)
Example({
    x1: (packed('|i1',
    'c-jTQhXKGa2m>&)`TyJoOeLTE0@TXn#lEh%9fIvC-u{3R4rNV`G;64VGj3@=_MaC}', 0.5
) * 429)[:26130],
    t3: [4.0, 4.0, 4.0, 4.0, 4.0, 4.0],
}, name='image').AddVariations('float16').DisableLifeTimeVariation()
