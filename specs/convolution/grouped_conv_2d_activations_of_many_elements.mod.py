# Licensed under the Apache License, Version 2.0; see LICENSE.
# Written by 'python -m corpus' from corpus/families/convolution.py; do not edit.
#
# GROUPED_CONV_2D: fused activations of many elements.

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

# Whole vectors, and the rest behind them, have results beyond each activation's limits.
# Expected values: float64 formula.
x3 = Input('x3', (F32, [1, 1, 67, 4]))
c1 = Parameter('c1', (F32, [18, 1, 2, 2]), packed('|i1',
    'c-jq%0SW*B5W(F3|K>T0q(Kj3uf6q&6Rkqp1)alPnnB61?v%i`1wK<`8Vd', 1.0
))
c2 = Parameter('c2', (F32, [18]), [0.5, -1.5, 2.0, -0.5, 1.0, 0.5, -1.5, 2.0, -0.5, 1.0, 0.5, -1.5, 2.0, -0.5, 1.0, 0.5, -1.5, 2.0])
t4 = Output('t4', (F32, [1, 1, 66, 18]))
x7 = Input('x7', (F32, [1, 1, 67, 4]))
c5 = Parameter('c5', (F32, [18, 1, 2, 2]), packed('|i1',
    'c-kF`!4bef5Q32YYu4=L;~<0D%`vhBY?Pa0h;6BvXATotSMFW>r?30~IQ10}', 1.0
))
c6 = Parameter('c6', (F32, [18]), [0.5, -1.5, 2.0, -0.5, 1.0, 0.5, -1.5, 2.0, -0.5, 1.0, 0.5, -1.5, 2.0, -0.5, 1.0, 0.5, -1.5, 2.0])
t8 = Output('t8', (F32, [1, 1, 66, 18]))
x11 = Input('x11', (F32, [1, 1, 67, 4]))
c9 = Parameter('c9', (F32, [18, 1, 2, 2]), packed('|i1',
    'c-j?<!3_W~5Q4=0XU1OR3xW*}by<_n8-a0VG}XeXmgr9of5`0qdG!H=V<7n', 1.0
))
c10 = Parameter('c10', (F32, [18]), [0.5, -1.5, 2.0, -0.5, 1.0, 0.5, -1.5, 2.0, -0.5, 1.0, 0.5, -1.5, 2.0, -0.5, 1.0, 0.5, -1.5, 2.0])
t12 = Output('t12', (F32, [1, 1, 66, 18]))
model = Model()
model.Operation('GROUPED_CONV_2D', x3, c1, c2, 2, 1, 1, 2, 1, False).To(t4)
model.Operation('GROUPED_CONV_2D', x7, c5, c6, 2, 1, 1, 2, 2, False).To(t8)
model.Operation('GROUPED_CONV_2D', x11, c9, c10, 2, 1, 1, 2, 3, False).To(t12)
Example({
    x3: (packed('|i1',
    'c-rIQX8Q4&?f+N4@1KA1e`EW@@%;-YKlA^8d_1h20M2&}DF', 0.5
) * 10)[:268],
    t4: (packed('|i1',
    'c-ke5%L;=q6hsd(<u;gBj6wSfqANkVYFDLD-1r0j|G#*x12ZrKXIgw!!+-}eb%X%5@CFx+=p;Wd3l}z>IKXYfG1F)-g7tJ9uL`~P'
    'i#xrhQ-97pg4e&2<o@^<o=F5t4&w?&odrz', 0.5
) * 10)[:1188],
    x7: (packed('|i1',
    'c-jFR0OS7-@CgMB{QvU}{SN~D{Rsa3^ZyF`5c~-H|MBzJrx6J', 0.5
) * 10)[:268],
    t8: (packed('|i1',
    'c-l>jK@I>Q2*Y6ie{&U_L^+IQX(|asRHEwY>zaPZv6Nm+9Gpj6;*HNTWIJMPToG&psxv7', 0.5
) * 10)[:1188],
    x11: (packed('|i1',
    'c-s5^_4jXHKJGs}|Cl*>KC!TU`7Q8;^9#%W|J*EW0Mfh-Dg', 0.5
) * 10)[:268],
    t12: (packed('|i1',
    'c-l3K0SW*i48x+J;Ozh3du!zw8>G!Z2lX7#?UnjKB{T;g|A3YY>2$1NtIGb3^}dL^#SE0wjV6pVPCuwe0(}', 0.5
) * 10)[:1188],
}, name='all').AddVariations('float16').DisableLifeTimeVariation()

# Whole vectors, and the rest behind them, have results beyond each activation's limits.
# Expected values: float64 formula.
x3 = Input('x3', (U8, [1, 1, 67, 4], 0.5, 120))
c1 = Parameter('c1', (U8, [18, 1, 2, 2], 0.5, 128), packed('<i2',
    'c-pOtfeFAs5W+fm5IHh<9pVK=Bnl@bm)!c~Aq2F^!p!xq>7aI4c4~FoLcT}(0Z7p#6#'
))
c2 = Parameter('c2', (I32, [18], 0.25, 0), [2, -6, 8, -2, 4, 2, -6, 8, -2, 4, 2, -6, 8, -2, 4, 2, -6, 8])
t4 = Output('t4', (U8, [1, 1, 66, 18], 0.5, 120))
x7 = Input('x7', (U8, [1, 1, 67, 4], 0.5, 120))
c5 = Parameter('c5', ('TENSOR_QUANT8_SYMM_PER_CHANNEL', [18, 1, 2, 2]), packed('|i1',
    'c-kF_F$w@d41{E`$p2rPVpuMmovOB-@<<hIX4n{x|FYvVx=SM6E~YSZb_G5=qZJ<'
), extraParams=SymmPerChannelQuantParams(0, [0.5, 0.25, 0.5, 0.25, 0.5, 0.25, 0.5, 0.25, 0.5, 0.25, 0.5, 0.25, 0.5, 0.25, 0.5, 0.25, 0.5, 0.25]))
c6 = Parameter('c6', (I32, [18]), [2, -12, 8, -4, 4, 4, -6, 16, -2, 8, 2, -12, 8, -4, 4, 4, -6, 16])
t8 = Output('t8', (U8, [1, 1, 66, 18], 0.5, 120))
x11 = Input('x11', (U8, [1, 1, 67, 4], 0.5, 120))
c9 = Parameter('c9', (U8, [18, 1, 2, 2], 0.5, 128), packed('<i2',
    'c-pOt(Fp`W6vD3XAQCM6-t@5gWr(XpAkEr^tJQcUu7l~J&B9Y|KGCqebH?wZ`~f_#Bk='
))
c10 = Parameter('c10', (I32, [18], 0.25, 0), [2, -6, 8, -2, 4, 2, -6, 8, -2, 4, 2, -6, 8, -2, 4, 2, -6, 8])
t12 = Output('t12', (U8, [1, 1, 66, 18], 0.5, 120))
model = Model()
model.Operation('GROUPED_CONV_2D', x3, c1, c2, 2, 1, 1, 2, 1, False).To(t4)
model.Operation('GROUPED_CONV_2D', x7, c5, c6, 2, 1, 1, 2, 2, False).To(t8)
model.Operation('GROUPED_CONV_2D', x11, c9, c10, 2, 1, 1, 2, 3, False).To(t12)
Example({
    x3: (packed('<i2',
    'c-m`ft}4i`E6;7q&n{}ut1D^9&uMJ0E-!0qscmGy0{}AN4M_'
) * 10)[:268],
    t4: (packed('<i2',
    'c-qB`OA3Qf6hpi0gCDMsK9xR2YpaMI3F63(icmUn18&M&U4(%I63A(>Sphv3@YOjuD1<kd+!LMT3*O3|zhXjo{4gw(+EW);I-*KX'
    '(}8&M(lqK%LhY>bZZu}U&oDM31YBXboT?3-jX+%'
) * 10)[:1188],
    x7: (packed('<i2',
    'c-m{rXsm51DbH>#ZLcaVZ73_vE^jL7C}}7z&&+1P0{}6R4Ji'
) * 10)[:268],
    t8: (packed('|i1',
    'c-l>jK@I>Q2*Z9|VXqgQL^+IQX(|asRHEwY>zaPZv6Nm+9Gpj6;*HNTWIJMPToG)vKsz}'
) * 10)[:1188],
    x11: (packed('<i2',
    'c-qU)EiP_tYc6Rit8Q$`s;SE<?#OA(sVOgSuBl_d0{}Ea4N3'
) * 10)[:268],
    t12: (packed('<i2',
    'c-qB_0Sdq{2*md6w6KEq9zM^~H%w8;89{-n1GH<TT96%@8xLPVuMbjGtYItD{%-4h(e4tnA)PKXVf4l6^J{&a$UTh'
) * 10)[:1188],
}, name='all_quant8').AddVariations(signed(x3, c1, t4, x7, t8, x11, c9, t12)).DisableLifeTimeVariation()
