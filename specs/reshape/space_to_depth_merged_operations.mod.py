# Licensed under the Apache License, Version 2.0; see LICENSE.
# Written by 'python -m corpus' from corpus/families/reshape.py; do not edit.
#
# SPACE_TO_DEPTH: operations in a row that are merged, moved or cancelled.

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

# Every other row and column is joined row by row, column by column and in other orders.
# Expected values: float64 formula.
x1 = Input('x1', (F32, [1, 4, 4, 2]))
c2 = Parameter('c2', (I32, [4]), [1, 4, 4, 2])
c3 = Parameter('c3', (I32, [4]), [1, 2, 2, 1])
t4 = Internal('t4', (F32, [1, 2, 2, 2]))
t5 = Internal('t5', (F32, [1, 2, 2, 2]))
t6 = Internal('t6', (F32, [1, 2, 2, 2]))
t7 = Internal('t7', (F32, [1, 2, 2, 2]))
t8 = Output('t8', (F32, [1, 2, 2, 8]))
x9 = Input('x9', (F32, [1, 4, 4, 2]))
c10 = Parameter('c10', (I32, [4]), [1, 4, 4, 2])
c11 = Parameter('c11', (I32, [4]), [1, 2, 2, 1])
t12 = Internal('t12', (F32, [1, 2, 2, 2]))
t13 = Internal('t13', (F32, [1, 2, 2, 2]))
t14 = Internal('t14', (F32, [1, 2, 2, 2]))
t15 = Internal('t15', (F32, [1, 2, 2, 2]))
t16 = Output('t16', (F32, [1, 2, 2, 8]))
x17 = Input('x17', (F32, [1, 4, 4, 2]))
c18 = Parameter('c18', (I32, [4]), [1, 4, 4, 2])
c19 = Parameter('c19', (I32, [4]), [1, 2, 2, 1])
t20 = Internal('t20', (F32, [1, 2, 2, 2]))
t21 = Internal('t21', (F32, [1, 2, 2, 2]))
t22 = Internal('t22', (F32, [1, 2, 2, 2]))
t23 = Internal('t23', (F32, [1, 2, 2, 2]))
t24 = Output('t24', (F32, [1, 2, 2, 8]))
model = Model()
model.Operation('STRIDED_SLICE', x1, [0, 0, 0, 0], c2, c3, 0, 0, 0).To(t4)
model.Operation('STRIDED_SLICE', x1, [0, 0, 1, 0], c2, c3, 0, 0, 0).To(t5)
model.Operation('STRIDED_SLICE', x1, [0, 1, 0, 0], c2, c3, 0, 0, 0).To(t6)
model.Operation('STRIDED_SLICE', x1, [0, 1, 1, 0], c2, c3, 0, 0, 0).To(t7)
model.Operation('CONCATENATION', t4, t5, t6, t7, 3).To(t8)
model.Operation('STRIDED_SLICE', x9, [0, 0, 0, 0], c10, c11, 0, 0, 0).To(t12)
model.Operation('STRIDED_SLICE', x9, [0, 1, 0, 0], c10, c11, 0, 0, 0).To(t13)
model.Operation('STRIDED_SLICE', x9, [0, 0, 1, 0], c10, c11, 0, 0, 0).To(t14)
model.Operation('STRIDED_SLICE', x9, [0, 1, 1, 0], c10, c11, 0, 0, 0).To(t15)
model.Operation('CONCATENATION', t12, t13, t14, t15, 3).To(t16)
model.Operation('STRIDED_SLICE', x17, [0, 1, 1, 0], c18, c19, 0, 0, 0).To(t20)
model.Operation('STRIDED_SLICE', x17, [0, 1, 0, 0], c18, c19, 0, 0, 0).To(t21)
model.Operation('STRIDED_SLICE', x17, [0, 0, 1, 0], c18, c19, 0, 0, 0).To(t22)
model.Operation('STRIDED_SLICE', x17, [0, 0, 0, 0], c18, c19, 0, 0, 0).To(t23)
model.Operation('CONCATENATION', t20, t21, t22, t23, 3).To(t24)
Example({
    x1: packed('|i1',
    'c-jTQ0S*8#1OvcmME(D@E5hz#+US{fg5g*(o=>|cqKOaEbPgB', 0.5
),
    t8: packed('|i1',
    'c-jTQ0S*8#1OvcmME(D@E5hz#+Ux{+rr}sIz9;6>qKOaM3=S9', 0.5
),
    x9: packed('|i1',
    'c-jTQfeipK2m-KZi1GhxnXtL`WDvu5xh$xW@@j(Z^rAmR7!uh', 0.5
),
    t16: packed('|i1',
    'c-jTQfeipK2m-KZi1GhxnXtL`<YjP)De$S0Y}vW;PM|+RP7>J', 0.5
),
    x17: packed('|i1',
    'c-jTQfeipK2m-JKBjf*TnNzd2!dki6Q%)u0v9RD=<newMyAS~', 0.5
),
    t24: packed('|i1',
    'c-jTQfeipK2m-JKBjf*TnNzcNifvUWo$l2I=aJ#fvnYHXe-Hr', 0.5
),
}, name='focus').AddVariations('float16').DisableLifeTimeVariation()

# Every other row and column is joined row by row, column by column and in other orders.
# Expected values: float64 formula.
x1 = Input('x1', (U8, [1, 4, 4, 2], 0.5, 120))
c2 = Parameter('c2', (I32, [4]), [1, 4, 4, 2])
c3 = Parameter('c3', (I32, [4]), [1, 2, 2, 1])
t4 = Internal('t4', (U8, [1, 2, 2, 2], 0.5, 120))
t5 = Internal('t5', (U8, [1, 2, 2, 2], 0.5, 120))
t6 = Internal('t6', (U8, [1, 2, 2, 2], 0.5, 120))
t7 = Internal('t7', (U8, [1, 2, 2, 2], 0.5, 120))
t8 = Output('t8', (U8, [1, 2, 2, 8], 0.5, 120))
x9 = Input('x9', (U8, [1, 4, 4, 2], 0.5, 120))
c10 = Parameter('c10', (I32, [4]), [1, 4, 4, 2])
c11 = Parameter('c11', (I32, [4]), [1, 2, 2, 1])
t12 = Internal('t12', (U8, [1, 2, 2, 2], 0.5, 120))
t13 = Internal('t13', (U8, [1, 2, 2, 2], 0.5, 120))
t14 = Internal('t14', (U8, [1, 2, 2, 2], 0.5, 120))
t15 = Internal('t15', (U8, [1, 2, 2, 2], 0.5, 120))
t16 = Output('t16', (U8, [1, 2, 2, 8], 0.5, 120))
x17 = Input('x17', (U8, [1, 4, 4, 2], 0.5, 120))
c18 = Parameter('c18', (I32, [4]), [1, 4, 4, 2])
c19 = Parameter('c19', (I32, [4]), [1, 2, 2, 1])
t20 = Internal('t20', (U8, [1, 2, 2, 2], 0.5, 120))
t21 = Internal('t21', (U8, [1, 2, 2, 2], 0.5, 120))
t22 = Internal('t22', (U8, [1, 2, 2, 2], 0.5, 120))
t23 = Internal('t23', (U8, [1, 2, 2, 2], 0.5, 120))
t24 = Output('t24', (U8, [1, 2, 2, 8], 0.5, 120))
model = Model()
model.Operation('STRIDED_SLICE', x1, [0, 0, 0, 0], c2, c3, 0, 0, 0).To(t4)
model.Operation('STRIDED_SLICE', x1, [0, 0, 1, 0], c2, c3, 0, 0, 0).To(t5)
model.Operation('STRIDED_SLICE', x1, [0, 1, 0, 0], c2, c3, 0, 0, 0).To(t6)
model.Operation('STRIDED_SLICE', x1, [0, 1, 1, 0], c2, c3, 0, 0, 0).To(t7)
model.Operation('CONCATENATION', t4, t5, t6, t7, 3).To(t8)
model.Operation('STRIDED_SLICE', x9, [0, 0, 0, 0], c10, c11, 0, 0, 0).To(t12)
model.Operation('STRIDED_SLICE', x9, [0, 1, 0, 0], c10, c11, 0, 0, 0).To(t13)
model.Operation('STRIDED_SLICE', x9, [0, 0, 1, 0], c10, c11, 0, 0, 0).To(t14)
model.Operation('STRIDED_SLICE', x9, [0, 1, 1, 0], c10, c11, 0, 0, 0).To(t15)
model.Operation('CONCATENATION', t12, t13, t14, t15, 3).To(t16)
model.Operation('STRIDED_SLICE', x17, [0, 1, 1, 0], c18, c19, 0, 0, 0).To(t20)
model.Operation('STRIDED_SLICE', x17, [0, 1, 0, 0], c18, c19, 0, 0, 0).To(t21)
model.Operation('STRIDED_SLICE', x17, [0, 0, 1, 0], c18, c19, 0, 0, 0).To(t22)
model.Operation('STRIDED_SLICE', x17, [0, 0, 0, 0], c18, c19, 0, 0, 0).To(t23)
model.Operation('CONCATENATION', t20, t21, t22, t23, 3).To(t24)
Example({
    x1: packed('<i2',
    'c-pHgDXy%qX=tb{FRZGpDz7i9E2(KHC@d>0FRZUBuCHPs007+*4;T'
),
    t8: packed('<i2',
    'c-pHgDXy$6FRZGsX=tddDz7i9E2$|fFRX7UC@iZguCHPs007*o4;T'
),
    x9: packed('<i2',
    'c-kwhsw}7}Dkv*0C@-k1DQ>8#DlRE6E~+eOD5)wbuW4W)007R%4%q'
),
    t16: packed('<i2',
    'c-kwhDlMoiC@-ifs;em|D{iQ%DrhJ!DXA(iE-5dntZ85%007SY4%q'
),
    x17: packed('<i2',
    'c-kwfE@&ugC@85bDJ?3fZK$oQF0L!8Dyyn1Ev%}oFDPRm007r&4*>'
),
    t24: packed('<i2',
    'c-kv1sw*jID5`F#EvPLhDQhUKsw*w7tE(<3tF14qDym{2007r64*>'
),
}, name='focus_quant8').AddVariations(signed(x1, t4, t5, t6, t7, t8, x9, t12, t13, t14, t15, t16, x17, t20, t21, t22, t23, t24)).DisableLifeTimeVariation()
