# Licensed under the Apache License, Version 2.0; see LICENSE.
# Written by 'python -m corpus' from corpus/families/reshape.py; do not edit.
#
# TILE: tensors of many elements, in sizes of no block, and beside powers of two.

import base64
import zlib

import numpy as np


def packed(dtype, text, unit=None):
    """Many values in little space: the first byte of each, then the second; times a unit."""
    planes = np.frombuffer(zlib.decompress(base64.b85decode(text)), "u1")
    planes = planes.reshape(np.dtype(dtype).itemsize, -1)
    values = np.frombuffer(planes.T.tobytes(), dtype)
    return (values if unit is None else np.multiply(values, unit, dtype="f8")).tolist()

# Beyond one block, tile or vector, with a rest.
# Expected values: float64 formula.
input = Input('input', ('TENSOR_FLOAT32', [17, 129]))
times = Parameter('times', ('TENSOR_INT32', [2]), [5, 3])
part_0 = Output('part_0', ('TENSOR_FLOAT32', [85, 387]))
model = Model()
model.Operation('TILE', input, times).To(part_0)
Example({
    input: packed('<i2',
    'c-s4MP`&hgVhe}zGU1TB{jNvTIqy8bJ=IKwebU`mcQp)+gL_-I?Fc;ZRir@V`Dyp742w-~%=qH?=!~W9$*RpiMm3LW9@RXmc~tYL'
    '=26X~nyH|fVHAvlQ7{Td!6+C7qhO!`0CZwy^8', 1.0
),
    part_0: packed('<i2',
    'c-rmRp-Mvm0EOW-UG~0#!d8b&Ff16vJmw25SuHEe8bufk?1C>Kh;a)GV}eN-%v)A2m=$i^OAJo%`}%>?|9ajUeGcyqk6(_i%g4*b'
    'P4m0jOwUdZCgo4r?wk%D?%&?~v%liDs8&~Bjpy$A>Gxv$ao$^wU+X=L>wkYBK6W5Jb|5}>AU<{=K6W5Jb|5}>AU<{=K6W5Jb|5}>'
    'AU<{=K6W5Jb|5}>AU<|LF_CN>P)sBn2NV;@#sS4dvT;B$k!&1LOe7lz6cfqD0mVeJaX>MVY#dNbBpU}56UoK_#YD1kKrxYQ98gRo'
    '8wV5<$;JW2M6z)}F_CN>P)sBn2NV;@#sS4dvT;B$k!&1LOe7lz6cfqD0mVeJaX>MVY#dNbBpU}56UoK_#YD1kKrxYQ98gRo8wV5<'
    '$;JW2M6z)}F_CN>P)sBn2O0nX0000000000000000000000000000000000006^Lfc{BNX', 1.0
),
}, name='moved').DisableLifeTimeVariation()

# Beyond one block, tile or vector, with a rest.
# Expected values: float64 formula.
input = Input('input', ('TENSOR_FLOAT16', [17, 129]))
times = Parameter('times', ('TENSOR_INT32', [2]), [5, 3])
part_0 = Output('part_0', ('TENSOR_FLOAT16', [85, 387]))
model = Model()
model.Operation('TILE', input, times).To(part_0)
Example({
    input: packed('<i2',
    'c-s4MP`&hgVhe}zGU1TB{jNvTIqy8bJ=IKwebU`mcQp)+gL_-I?Fc;ZRir@V`Dyp742w-~%=qH?=!~W9$*RpiMm3LW9@RXmc~tYL'
    '=26X~nyH|fVHAvlQ7{Td!6+C7qhO!`0CZwy^8', 0.25
),
    part_0: packed('<i2',
    'c-rmRp-Mvm0EOW-UG~0#!d8b&Ff16vJmw25SuHEe8bufk?1C>Kh;a)GV}eN-%v)A2m=$i^OAJo%`}%>?|9ajUeGcyqk6(_i%g4*b'
    'P4m0jOwUdZCgo4r?wk%D?%&?~v%liDs8&~Bjpy$A>Gxv$ao$^wU+X=L>wkYBK6W5Jb|5}>AU<{=K6W5Jb|5}>AU<{=K6W5Jb|5}>'
    'AU<{=K6W5Jb|5}>AU<|LF_CN>P)sBn2NV;@#sS4dvT;B$k!&1LOe7lz6cfqD0mVeJaX>MVY#dNbBpU}56UoK_#YD1kKrxYQ98gRo'
    '8wV5<$;JW2M6z)}F_CN>P)sBn2NV;@#sS4dvT;B$k!&1LOe7lz6cfqD0mVeJaX>MVY#dNbBpU}56UoK_#YD1kKrxYQ98gRo8wV5<'
    '$;JW2M6z)}F_CN>P)sBn2O0nX0000000000000000000000000000000000006^Lfc{BNX', 0.25
),
}, name='moved_float16').DisableLifeTimeVariation()

# Beyond one block, tile or vector, with a rest.
# Expected values: float64 formula.
input = Input('input', ('TENSOR_QUANT8_ASYMM', [17, 129], 0.5, 100))
times = Parameter('times', ('TENSOR_INT32', [2]), [5, 3])
part_0 = Output('part_0', ('TENSOR_QUANT8_ASYMM', [85, 387], 0.5, 100))
model = Model()
model.Operation('TILE', input, times).To(part_0)
Example({
    input: packed('<i2',
    'c-s4MP`&hgVhe}zGU1TB{jNvTIqy8bJ=IKwebU`mcQp)+gL_-I?Fc;ZRir@V`Dyp742w-~%=qH?=!~W9$*RpiMm3LW9@RXmc~tYL'
    '=26X~nyH|fVHAvlQ7{Td!6+C7qhO!`0CZwy^8'
),
    part_0: packed('<i2',
    'c-rmRp-Mvm0EOW-UG~0#!d8b&Ff16vJmw25SuHEe8bufk?1C>Kh;a)GV}eN-%v)A2m=$i^OAJo%`}%>?|9ajUeGcyqk6(_i%g4*b'
    'P4m0jOwUdZCgo4r?wk%D?%&?~v%liDs8&~Bjpy$A>Gxv$ao$^wU+X=L>wkYBK6W5Jb|5}>AU<{=K6W5Jb|5}>AU<{=K6W5Jb|5}>'
    'AU<{=K6W5Jb|5}>AU<|LF_CN>P)sBn2NV;@#sS4dvT;B$k!&1LOe7lz6cfqD0mVeJaX>MVY#dNbBpU}56UoK_#YD1kKrxYQ98gRo'
    '8wV5<$;JW2M6z)}F_CN>P)sBn2NV;@#sS4dvT;B$k!&1LOe7lz6cfqD0mVeJaX>MVY#dNbBpU}56UoK_#YD1kKrxYQ98gRo8wV5<'
    '$;JW2M6z)}F_CN>P)sBn2O0nX0000000000000000000000000000000000006^Lfc{BNX'
),
}, name='moved_quant8').DisableLifeTimeVariation()

# Beyond one block, tile or vector, with a rest.
# Expected values: float64 formula.
input = Input('input', ('TENSOR_INT32', [17, 129]))
times = Parameter('times', ('TENSOR_INT32', [2]), [5, 3])
part_0 = Output('part_0', ('TENSOR_INT32', [85, 387]))
model = Model()
model.Operation('TILE', input, times).To(part_0)
Example({
    input: packed('<i2',
    'c-s4MP`&hgVhe}zGU1TB{jNvTIqy8bJ=IKwebU`mcQp)+gL_-I?Fc;ZRir@V`Dyp742w-~%=qH?=!~W9$*RpiMm3LW9@RXmc~tYL'
    '=26X~nyH|fVHAvlQ7{Td!6+C7qhO!`0CZwy^8'
),
    part_0: packed('<i2',
    'c-rmRp-Mvm0EOW-UG~0#!d8b&Ff16vJmw25SuHEe8bufk?1C>Kh;a)GV}eN-%v)A2m=$i^OAJo%`}%>?|9ajUeGcyqk6(_i%g4*b'
    'P4m0jOwUdZCgo4r?wk%D?%&?~v%liDs8&~Bjpy$A>Gxv$ao$^wU+X=L>wkYBK6W5Jb|5}>AU<{=K6W5Jb|5}>AU<{=K6W5Jb|5}>'
    'AU<{=K6W5Jb|5}>AU<|LF_CN>P)sBn2NV;@#sS4dvT;B$k!&1LOe7lz6cfqD0mVeJaX>MVY#dNbBpU}56UoK_#YD1kKrxYQ98gRo'
    '8wV5<$;JW2M6z)}F_CN>P)sBn2NV;@#sS4dvT;B$k!&1LOe7lz6cfqD0mVeJaX>MVY#dNbBpU}56UoK_#YD1kKrxYQ98gRo8wV5<'
    '$;JW2M6z)}F_CN>P)sBn2O0nX0000000000000000000000000000000000006^Lfc{BNX'
),
}, name='moved_int32').DisableLifeTimeVariation()
