# Licensed under the Apache License, Version 2.0; see LICENSE.
# Written by 'python -m corpus' from corpus/families/normalization.py; do not edit.
#
# LOCAL_RESPONSE_NORMALIZATION: long rows, channels first.

import base64
import zlib

import numpy as np


def packed(dtype, text, unit=None):
    """Many values in little space: the first byte of each, then the second; times a unit."""
    planes = np.frombuffer(zlib.decompress(base64.b85decode(text)), "u1")
    planes = planes.reshape(np.dtype(dtype).itemsize, -1)
    values = np.frombuffer(planes.T.tobytes(), dtype)
    return (values if unit is None else np.multiply(values, unit, dtype="f8")).tolist()


F32 = 'TENSOR_FLOAT32'

# Rows leave something over behind whole vectors, and the next one begins there.
# Expected values: float64 formula.
x1 = Input('x1', (F32, [1, 2, 3, 37]))
t2 = Output('t2', (F32, [1, 2, 3, 37]))
x3 = Input('x3', (F32, [2, 2, 2, 19]))
t4 = Output('t4', (F32, [2, 2, 2, 19]))
x5 = Input('x5', (F32, [1, 2, 1, 131]))
t6 = Output('t6', (F32, [1, 2, 1, 131]))
model = Model()
model.Operation('LOCAL_RESPONSE_NORMALIZATION', x1, 1, 1.0, 0.25, 0.5, 1).To(t2)
model.Operation('LOCAL_RESPONSE_NORMALIZATION', x3, 1, 1.0, 0.25, 0.5, 1).To(t4)
model.Operation('LOCAL_RESPONSE_NORMALIZATION', x5, 1, 1.0, 0.25, 0.5, 1).To(t6)
Example({
    x1: ([1.0, 1.5, -4.0, 2.0, 3.0, 1.5, 0.5, 3.5, -2.0, -3.0, 3.5] * 21)[:222],
    t2: packed('<f4',
    'c-nh?;f<3TLrRfTiNk9;Fb%Tb6sfJQuq^7hLl36f1=i?Q^TcJMukEG>bFLVx%c@IL`ds{b=)ts8x>#{!TFvo_8Q1B-?7JDb%jLwK'
    '<XxM-(SvDkzu(^8-p+nMh@vOcjvh<^HK3r1'
),
    x3: ([1.5, 1.0, 3.5, 1.0, 0.5, -3.5, -1.5, 1.0, 3.0, 2.0, -0.5] * 14)[:152],
    t4: packed('<f4',
    'c-qT*?NFXo@$XH^>i2oLnb!>NY|cvg_oid@dpt~hCLoyai88EDZTB_DDO*{ut%}CO44B*F=qSFG)qhnq9%eLAhD8%)n33Iej!k!('
    '181!Ih=+Nh@7vi;HO+yWv_9ftek97Uk3<<}4+M7m_XEj&c$s!2FsWe}0Bj676#'
),
    x5: ([-0.5, 3.0, -4.0, -3.0, -2.0, -3.0, -3.5, 1.0, 1.5, -1.0, -3.5] * 24)[:262],
    t6: packed('<f4',
    'c-l*ee{JAY)N#k)wL{7PF)Qp1UKcr)IJ`EvGf+(NKWcNMUHp6Is_h;q=9Cq4)m);l?N*!HGf>Q$OZ)mNc5V9BXLo&|n0I>m_U)>e'
    'aow)(+dwh*+3yDdJ0LaCOndu%1H}XYm-{~o'
),
}, name='rows').AddVariations('float16').DisableLifeTimeVariation()
