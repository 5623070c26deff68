# Licensed under the Apache License, Version 2.0; see LICENSE.
# Written by 'python -m corpus' from corpus/families/elementwise_binary.py; do not edit.
#
# SUB: dimensions beyond 2048.

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
x1 = Input('x1', (F32, [2, 4103]))
c2 = Parameter('c2', (F32, [4103]), ([1.0, 2.0, -1.0] * 1368)[:4103])
t3 = Output('t3', (F32, [2, 4103]))
model = Model()
model.Operation('SUB', x1, c2, 0).To(t3)
Example({
    x1: (packed('|i1',
    'c-jFy0K)$pA{X%o<NW&F?b;I>^5yc_7!mB-8~5S#2H@x@B_HnS4CxLZ`T{5$1t9p_6#wKW@fs2P1mgnU2J+zH2r(dy', 0.5
) * 135)[:8206],
    t3: packed('|i1',
    'c-rmIVN!xX00vM*N^&wR65M2+P_oJUAEnVSa0LVl1$F`nO_|Qn@4g$nd1OekW_T>wcGl~s8~*yBe7GbJzC=H=o@pGn!!9kQiQXC('
    '?%hxHlo-nQrB|<{)MvWYORl`?^#1AGYDJJPv`%X42gc>)dO9BPNZwu#PJ%_7#?kIJ{BhpzoJA%%VzG4Tqncl^y0Wu3#o%5syI12m'
    '-Mgja#1qrpt#3AMv#O`0F)HWUdG(TM>OlyFh0L9RfDJa-V1o@d*kFSVHrQZ;4K~<+W+M!2u)zi!Y_P!w8*H$_1{-X!{|);W-qs)*', 0.5
),
}, name='long').AddVariations('float16').DisableLifeTimeVariation()

# Indexes, sizes or coordinates are odd numbers beyond 2048, which half precision does not hold.
# Expected values: float64 formula.
x1 = Input('x1', (U8, [2, 4103], 0.5, 120))
c2 = Parameter('c2', (U8, [4103], 0.5, 120), ([122, 124, 118] * 1368)[:4103])
t3 = Output('t3', (U8, [2, 4103], 0.5, 120))
model = Model()
model.Operation('SUB', x1, c2, 0).To(t3)
Example({
    x1: (packed('<i2',
    'c-osht3R_ox}+#HHK==1R%}+lgwB-U$@!5vbrA^*=1xybXi03FUR1SUa_x+Q;GXiB`I(bCi)*5*!s@ajA{i(F03XC0B>'
) * 135)[:8206],
    t3: packed('<i2',
    'c-rmIVNQYo06^gm*fb18P_!_C1(BLMR4Q^A773EzBF&a3?F{{`_nqMFrJK~8YJFF3mzFD|WgWkTXHsg{FDGhq_m%7VOk3oxzfbNr'
    'j`VWV{On}m^_?=R`GzVdyJhD==?+fM#pl?m8<lu&2uV-2f@<TiU0cnd{kR@@yL_7Ug~eFi+N=3+BKzXRsY>~KWZ%l8u3(;onWZ?T'
    '*GMntSCZ?C`o1VG8c(fR(H$Mq@rPTEhqZ4rj(VQvRRT+_r(}~&HrZs8O*YwNlT9|+WRp$yud^9OHrZs8O*YwNlT9|+WRp!c+5aZ{'
    '2mk;80000000000{4qan)}MU'
),
}, name='long_quant8').AddVariations(signed(x1, c2, t3)).DisableLifeTimeVariation()
