# Licensed under the Apache License, Version 2.0; see LICENSE.
# Written by 'python -m corpus' from corpus/families/reshape.py; do not edit.
#
# TRANSPOSE: dimensions beyond 2048.

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
t2 = Output('t2', (F32, [4103, 2]))
model = Model()
model.Operation('TRANSPOSE', x1, [1, 0]).To(t2)
Example({
    x1: (packed('|i1',
    'c-jFy0K)$Z2qM_{0v8qh{tfp2{M{k#BJ=O@4kP0t{0Hp&1rqxm=K|;Y`}7|h1Ki*N^5g^E<nrkl1Pk2eA?xK4^?@O6', 0.5
) * 135)[:8206],
    t2: (packed('|i1',
    'c-jTQ;R;4D6adg{<f}zdq9pBl|M&4@D`hMp8A<MKedmb%2XOVrd$P3bijlxm5<i<qigYe<Z@^ycu;-UzcaJU9#ACG$7(^~N$Qx}9'
    'b9VVE3~$k@dgfBC!xUsrm>&n-o7b_Wtcs9?SIPWHztW^L`3L^HLfH', 0.5
) * 68)[:8206],
}, name='long').AddVariations('float16').DisableLifeTimeVariation()

# Indexes, sizes or coordinates are odd numbers beyond 2048, which half precision does not hold.
# Expected values: float64 formula.
x1 = Input('x1', (U8, [2, 4103], 0.5, 120))
t2 = Output('t2', (U8, [4103, 2], 0.5, 120))
model = Model()
model.Operation('TRANSPOSE', x1, [1, 0]).To(t2)
Example({
    x1: (packed('<i2',
    'c-m`jm=#b^)!$oE)|yvV5;`+=R(5)3+wACBCG{!AwOz$i<E!F}igTt<t`3Q)%!;WFjmb)!P}3X|H#0f5lYtTd040MQ1p'
) * 135)[:8206],
    t2: (packed('<i2',
    'c-qCm;R;1C7y!`wh<<FPj3p!^$-Y)Lq83GolC;mudW?IH%_hXs%bP+k$GZoB3g)p+m4tzAPG&dqQs=yA7x`AfgBO^Qq`vG1u`y|G'
    '%9$2CZco`)_90hf97+7JTZLtlLF%za==eDI9;_mBR6CVGNLTm!n-5cjI0*'
) * 68)[:8206],
}, name='long_quant8').AddVariations(signed(x1, t2)).DisableLifeTimeVariation()
