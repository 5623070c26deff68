# Licensed under the Apache License, Version 2.0; see LICENSE.
# Written by 'python -m corpus' from corpus/families/activation.py; do not edit.
#
# HARD_SWISH: scales far from 1, sums of many bits, cancellation, special numbers.

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


U8 = 'TENSOR_QUANT8_ASYMM'

# The unit is far from 1; the codes are what they are with another.
# Expected values: float64 formula.
x1 = Input('x1', (U8, [2, 3, 3, 2], 1.0000000116860974e-07, 77))
t2 = Output('t2', (U8, [2, 3, 3, 2], 5.5000000998006726e-08, 82))
model = Model()
model.Operation('HARD_SWISH', x1).To(t2)
Example({
    x1: packed('<i2',
    'c-mw5|6tiq%f~C!&ig6uNRghlK8E>L%c8!YbJ?xVP5qYVyR|Jgo`DDe01=83@&'
),
    t2: packed('<i2',
    'c-rIna%1s3hg(baPXudiPFJ0>I)VRE%lzJVvxOXwPkvJnw6QHQiGc_J01pom>H'
),
}, name='tiny_quant8').AddVariations(signed(x1, t2)).DisableLifeTimeVariation()

# The unit is far from 1; the codes are what they are with another.
# Expected values: float64 formula.
x1 = Input('x1', (U8, [2, 3, 3, 2], 9.999999747378752e-05, 77))
t2 = Output('t2', (U8, [2, 3, 3, 2], 5.6000000768108293e-05, 82))
model = Model()
model.Operation('HARD_SWISH', x1).To(t2)
Example({
    x1: packed('<i2',
    'c-mw5FPn4!^t~Lt7ZsBH;+t0&f4*a$_%OFs+-m*v86h@*G+lKK7>ED>wzd%~'
),
    t2: packed('<i2',
    'c-rIrq@H*6@RdBXyA>+ZN^6&uJila@ay`FA$#K=4sS(cajl4}Q7>ED>xHJ(t'
),
}, name='small_quant8').AddVariations(signed(x1, t2)).DisableLifeTimeVariation()

# The unit is far from 1; the codes are what they are with another.
# Expected values: float64 formula.
x1 = Input('x1', (U8, [2, 3, 3, 2], 300.0, 77))
t2 = Output('t2', (U8, [2, 3, 3, 2], 230.0, 12))
model = Model()
model.Operation('HARD_SWISH', x1).To(t2)
Example({
    x1: packed('<i2',
    'c-mw5Uvjd1#=O*@3dZMhW!Wz@DmY!8Xk@36b$j0=j%|;<Cpy0FWgr3o0JFRib^'
),
    t2: packed('<i2',
    'c-rInV!zHguT1+556>1e9-i$1JUn|-d3bn?j?PcxnR<aImFHGG0}%iKx=akt'
),
}, name='great_quant8').AddVariations(signed(x1, t2)).DisableLifeTimeVariation()

# The unit is far from 1; the codes are what they are with another.
# Expected values: float64 formula.
x1 = Input('x1', (U8, [2, 3, 3, 2], 1000000.0, 77))
t2 = Output('t2', (U8, [2, 3, 3, 2], 770000.0, 12))
model = Model()
model.Operation('HARD_SWISH', x1).To(t2)
Example({
    x1: packed('<i2',
    'c-mw5@B2b*Rp-ZBhOHMi-D&uo>p1D&%*U#4=3D7JKJOhY^&>ue3Ih=U09l0;Km'
),
    t2: packed('<i2',
    'c-rIn%yX5eHR|DEp3rUm$NZj{@uZ!|KhJZkjECp^Rvr<aSIWj23`76`U|J7|'
),
}, name='huge_quant8').AddVariations(signed(x1, t2)).DisableLifeTimeVariation()
