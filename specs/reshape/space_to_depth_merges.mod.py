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

# Made of parts, in several orders.
# Expected values: float64 formula.
x1 = Input('x1', (F32, [1, 4, 4, 2]))
c4 = Parameter('c4', (I32, [4]), [0, 0, 0, 0])
c2 = Parameter('c2', (I32, [4]), [1, 4, 4, 2])
c3 = Parameter('c3', (I32, [4]), [1, 2, 2, 1])
t5 = Internal('t5', (F32, [1, 2, 2, 2]))
c6 = Parameter('c6', (I32, [4]), [0, 0, 1, 0])
t7 = Internal('t7', (F32, [1, 2, 2, 2]))
c8 = Parameter('c8', (I32, [4]), [0, 1, 0, 0])
t9 = Internal('t9', (F32, [1, 2, 2, 2]))
c10 = Parameter('c10', (I32, [4]), [0, 1, 1, 0])
t11 = Internal('t11', (F32, [1, 2, 2, 2]))
t12 = Output('t12', (F32, [1, 2, 2, 8]))
x13 = Input('x13', (F32, [1, 4, 4, 2]))
c16 = Parameter('c16', (I32, [4]), [0, 0, 0, 0])
c14 = Parameter('c14', (I32, [4]), [1, 4, 4, 2])
c15 = Parameter('c15', (I32, [4]), [1, 2, 2, 1])
t17 = Internal('t17', (F32, [1, 2, 2, 2]))
c18 = Parameter('c18', (I32, [4]), [0, 1, 0, 0])
t19 = Internal('t19', (F32, [1, 2, 2, 2]))
c20 = Parameter('c20', (I32, [4]), [0, 0, 1, 0])
t21 = Internal('t21', (F32, [1, 2, 2, 2]))
c22 = Parameter('c22', (I32, [4]), [0, 1, 1, 0])
t23 = Internal('t23', (F32, [1, 2, 2, 2]))
t24 = Output('t24', (F32, [1, 2, 2, 8]))
x25 = Input('x25', (F32, [1, 4, 4, 2]))
c28 = Parameter('c28', (I32, [4]), [0, 1, 1, 0])
c26 = Parameter('c26', (I32, [4]), [1, 4, 4, 2])
c27 = Parameter('c27', (I32, [4]), [1, 2, 2, 1])
t29 = Internal('t29', (F32, [1, 2, 2, 2]))
c30 = Parameter('c30', (I32, [4]), [0, 1, 0, 0])
t31 = Internal('t31', (F32, [1, 2, 2, 2]))
c32 = Parameter('c32', (I32, [4]), [0, 0, 1, 0])
t33 = Internal('t33', (F32, [1, 2, 2, 2]))
c34 = Parameter('c34', (I32, [4]), [0, 0, 0, 0])
t35 = Internal('t35', (F32, [1, 2, 2, 2]))
t36 = Output('t36', (F32, [1, 2, 2, 8]))
model = Model()
model.Operation('STRIDED_SLICE', x1, c4, c2, c3, 0, 0, 0).To(t5)
model.Operation('STRIDED_SLICE', x1, c6, c2, c3, 0, 0, 0).To(t7)
model.Operation('STRIDED_SLICE', x1, c8, c2, c3, 0, 0, 0).To(t9)
model.Operation('STRIDED_SLICE', x1, c10, c2, c3, 0, 0, 0).To(t11)
model.Operation('CONCATENATION', t5, t7, t9, t11, 3).To(t12)
model.Operation('STRIDED_SLICE', x13, c16, c14, c15, 0, 0, 0).To(t17)
model.Operation('STRIDED_SLICE', x13, c18, c14, c15, 0, 0, 0).To(t19)
model.Operation('STRIDED_SLICE', x13, c20, c14, c15, 0, 0, 0).To(t21)
model.Operation('STRIDED_SLICE', x13, c22, c14, c15, 0, 0, 0).To(t23)
model.Operation('CONCATENATION', t17, t19, t21, t23, 3).To(t24)
model.Operation('STRIDED_SLICE', x25, c28, c26, c27, 0, 0, 0).To(t29)
model.Operation('STRIDED_SLICE', x25, c30, c26, c27, 0, 0, 0).To(t31)
model.Operation('STRIDED_SLICE', x25, c32, c26, c27, 0, 0, 0).To(t33)
model.Operation('STRIDED_SLICE', x25, c34, c26, c27, 0, 0, 0).To(t35)
model.Operation('CONCATENATION', t29, t31, t33, t35, 3).To(t36)
Example({
    x1: packed('|i1',
    'c-jTQ0S*8#1OvcmME(D@E5hz#+US{fg5g*(o=>|cqKOaEbPgB', 0.5
),
    t12: packed('|i1',
    'c-jTQ0S*8#1OvcmME(D@E5hz#+Ux{+rr}sIz9;6>qKOaM3=S9', 0.5
),
    x13: packed('|i1',
    'c-jTQfeipK2m-KZi1GhxnXtL`WDvu5xh$xW@@j(Z^rAmR7!uh', 0.5
),
    t24: packed('|i1',
    'c-jTQfeipK2m-KZi1GhxnXtL`<YjP)De$S0Y}vW;PM|+RP7>J', 0.5
),
    x25: packed('|i1',
    'c-jTQfeipK2m-JKBjf*TnNzd2!dki6Q%)u0v9RD=<newMyAS~', 0.5
),
    t36: packed('|i1',
    'c-jTQfeipK2m-JKBjf*TnNzcNifvUWo$l2I=aJ#fvnYHXe-Hr', 0.5
),
}, name='focus').AddVariations('float16').DisableLifeTimeVariation()

# Made of parts, in several orders.
# Expected values: float64 formula.
x1 = Input('x1', (U8, [1, 4, 4, 2], 0.5, 120))
c4 = Parameter('c4', (I32, [4]), [0, 0, 0, 0])
c2 = Parameter('c2', (I32, [4]), [1, 4, 4, 2])
c3 = Parameter('c3', (I32, [4]), [1, 2, 2, 1])
t5 = Internal('t5', (U8, [1, 2, 2, 2], 0.5, 120))
c6 = Parameter('c6', (I32, [4]), [0, 0, 1, 0])
t7 = Internal('t7', (U8, [1, 2, 2, 2], 0.5, 120))
c8 = Parameter('c8', (I32, [4]), [0, 1, 0, 0])
t9 = Internal('t9', (U8, [1, 2, 2, 2], 0.5, 120))
c10 = Parameter('c10', (I32, [4]), [0, 1, 1, 0])
t11 = Internal('t11', (U8, [1, 2, 2, 2], 0.5, 120))
t12 = Output('t12', (U8, [1, 2, 2, 8], 0.5, 120))
x13 = Input('x13', (U8, [1, 4, 4, 2], 0.5, 120))
c16 = Parameter('c16', (I32, [4]), [0, 0, 0, 0])
c14 = Parameter('c14', (I32, [4]), [1, 4, 4, 2])
c15 = Parameter('c15', (I32, [4]), [1, 2, 2, 1])
t17 = Internal('t17', (U8, [1, 2, 2, 2], 0.5, 120))
c18 = Parameter('c18', (I32, [4]), [0, 1, 0, 0])
t19 = Internal('t19', (U8, [1, 2, 2, 2], 0.5, 120))
c20 = Parameter('c20', (I32, [4]), [0, 0, 1, 0])
t21 = Internal('t21', (U8, [1, 2, 2, 2], 0.5, 120))
c22 = Parameter('c22', (I32, [4]), [0, 1, 1, 0])
t23 = Internal('t23', (U8, [1, 2, 2, 2], 0.5, 120))
t24 = Output('t24', (U8, [1, 2, 2, 8], 0.5, 120))
x25 = Input('x25', (U8, [1, 4, 4, 2], 0.5, 120))
c28 = Parameter('c28', (I32, [4]), [0, 1, 1, 0])
c26 = Parameter('c26', (I32, [4]), [1, 4, 4, 2])
c27 = Parameter('c27', (I32, [4]), [1, 2, 2, 1])
t29 = Internal('t29', (U8, [1, 2, 2, 2], 0.5, 120))
c30 = Parameter('c30', (I32, [4]), [0, 1, 0, 0])
t31 = Internal('t31', (U8, [1, 2, 2, 2], 0.5, 120))
c32 = Parameter('c32', (I32, [4]), [0, 0, 1, 0])
t33 = Internal('t33', (U8, [1, 2, 2, 2], 0.5, 120))
c34 = Parameter('c34', (I32, [4]), [0, 0, 0, 0])
t35 = Internal('t35', (U8, [1, 2, 2, 2], 0.5, 120))
t36 = Output('t36', (U8, [1, 2, 2, 8], 0.5, 120))
model = Model()
model.Operation('STRIDED_SLICE', x1, c4, c2, c3, 0, 0, 0).To(t5)
model.Operation('STRIDED_SLICE', x1, c6, c2, c3, 0, 0, 0).To(t7)
model.Operation('STRIDED_SLICE', x1, c8, c2, c3, 0, 0, 0).To(t9)
model.Operation('STRIDED_SLICE', x1, c10, c2, c3, 0, 0, 0).To(t11)
model.Operation('CONCATENATION', t5, t7, t9, t11, 3).To(t12)
model.Operation('STRIDED_SLICE', x13, c16, c14, c15, 0, 0, 0).To(t17)
model.Operation('STRIDED_SLICE', x13, c18, c14, c15, 0, 0, 0).To(t19)
model.Operation('STRIDED_SLICE', x13, c20, c14, c15, 0, 0, 0).To(t21)
model.Operation('STRIDED_SLICE', x13, c22, c14, c15, 0, 0, 0).To(t23)
model.Operation('CONCATENATION', t17, t19, t21, t23, 3).To(t24)
model.Operation('STRIDED_SLICE', x25, c28, c26, c27, 0, 0, 0).To(t29)
model.Operation('STRIDED_SLICE', x25, c30, c26, c27, 0, 0, 0).To(t31)
model.Operation('STRIDED_SLICE', x25, c32, c26, c27, 0, 0, 0).To(t33)
model.Operation('STRIDED_SLICE', x25, c34, c26, c27, 0, 0, 0).To(t35)
model.Operation('CONCATENATION', t29, t31, t33, t35, 3).To(t36)
Example({
    x1: packed('<i2',
    'c-pHgDXy%qX=tb{FRZGpDz7i9E2(KHC@d>0FRZUBuCHPs007+*4;T'
),
    t12: packed('<i2',
    'c-pHgDXy$6FRZGsX=tddDz7i9E2$|fFRX7UC@iZguCHPs007*o4;T'
),
    x13: packed('<i2',
    'c-kwhsw}7}Dkv*0C@-k1DQ>8#DlRE6E~+eOD5)wbuW4W)007R%4%q'
),
    t24: packed('<i2',
    'c-kwhDlMoiC@-ifs;em|D{iQ%DrhJ!DXA(iE-5dntZ85%007SY4%q'
),
    x25: packed('<i2',
    'c-kwfE@&ugC@85bDJ?3fZK$oQF0L!8Dyyn1Ev%}oFDPRm007r&4*>'
),
    t36: packed('<i2',
    'c-kv1sw*jID5`F#EvPLhDQhUKsw*w7tE(<3tF14qDym{2007r64*>'
),
}, name='focus_quant8').AddVariations(signed(x1, t5, t7, t9, t11, t12, x13, t17, t19, t21, t23, t24, x25, t29, t31, t33, t35, t36)).DisableLifeTimeVariation()
