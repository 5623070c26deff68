# Licensed under the Apache License, Version 2.0; see LICENSE.
# Written by 'python -m corpus' from corpus/families/reshape.py; do not edit.
#
# RESHAPE: tensors of many elements, in sizes of no block, and beside powers of two.

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
input = Input('input', ('TENSOR_FLOAT32', [257, 129]))
shape = Parameter('shape', ('TENSOR_INT32', [2]), [129, -1])
part_0 = Output('part_0', ('TENSOR_FLOAT32', [129, 257]))
model = Model()
model.Operation('RESHAPE', input, shape).To(part_0)
Example({
    input: packed('<i2',
    'c-rmDEe?SJ002;ppx6*a0?BNO1K0#nb^x2gzGR~^Q@)MaI08X36Lr;3;X8pMatWLAUVr1TUkJ*XXS=sa=aPfTDBF!k^+Q-~MY~i`'
    'S}i-<;p=qW-<$bq<@R1*9*bjfHvcqgpTv1A%d#xXvMkH8EX%Si%d#xXvMkH8EX%Si%d#xXvMkH8EX%Si%d#xXvMkH8EX%Si%d#xX'
    'vMkH8EX%Si%d#xXvMkH8EX%Si%d#xXvMkH8EX%Si%d#xXvMkH8EX%U|gB$|@00000000000000000000000000000000000008*6'
    'FY#>CRs', 1.0
),
    part_0: packed('<i2',
    'c-rmDEe?SJ002;ppx6*a0?BNO1K0#nb^x2gzGR~^Q@)MaI08X36Lr;3;X8pMatWLAUVr1TUkJ*XXS=sa=aPfTDBF!k^+Q-~MY~i`'
    'S}i-<;p=qW-<$bq<@R1*9*bjfHvcqgpTv1A%d#xXvMkH8EX%Si%d#xXvMkH8EX%Si%d#xXvMkH8EX%Si%d#xXvMkH8EX%Si%d#xX'
    'vMkH8EX%Si%d#xXvMkH8EX%Si%d#xXvMkH8EX%Si%d#xXvMkH8EX%U|gB$|@00000000000000000000000000000000000008*6'
    'FY#>CRs', 1.0
),
}, name='moved').DisableLifeTimeVariation()

# Beyond one block, tile or vector, with a rest.
# Expected values: float64 formula.
input = Input('input', ('TENSOR_FLOAT16', [257, 129]))
shape = Parameter('shape', ('TENSOR_INT32', [2]), [129, -1])
part_0 = Output('part_0', ('TENSOR_FLOAT16', [129, 257]))
model = Model()
model.Operation('RESHAPE', input, shape).To(part_0)
Example({
    input: packed('<i2',
    'c-rmDEe?SJ002;ppx6*a0?BNO1K0#nb^x2gzGR~^Q@)MaI08X36Lr;3;X8pMatWLAUVr1TUkJ*XXS=sa=aPfTDBF!k^+Q-~MY~i`'
    'S}i-<;p=qW-<$bq<@R1*9*bjfHvcqgpTv1A%d#xXvMkH8EX%Si%d#xXvMkH8EX%Si%d#xXvMkH8EX%Si%d#xXvMkH8EX%Si%d#xX'
    'vMkH8EX%Si%d#xXvMkH8EX%Si%d#xXvMkH8EX%Si%d#xXvMkH8EX%U|gB$|@00000000000000000000000000000000000008*6'
    'FY#>CRs', 0.25
),
    part_0: packed('<i2',
    'c-rmDEe?SJ002;ppx6*a0?BNO1K0#nb^x2gzGR~^Q@)MaI08X36Lr;3;X8pMatWLAUVr1TUkJ*XXS=sa=aPfTDBF!k^+Q-~MY~i`'
    'S}i-<;p=qW-<$bq<@R1*9*bjfHvcqgpTv1A%d#xXvMkH8EX%Si%d#xXvMkH8EX%Si%d#xXvMkH8EX%Si%d#xXvMkH8EX%Si%d#xX'
    'vMkH8EX%Si%d#xXvMkH8EX%Si%d#xXvMkH8EX%Si%d#xXvMkH8EX%U|gB$|@00000000000000000000000000000000000008*6'
    'FY#>CRs', 0.25
),
}, name='moved_float16').DisableLifeTimeVariation()

# Beyond one block, tile or vector, with a rest.
# Expected values: float64 formula.
input = Input('input', ('TENSOR_QUANT8_ASYMM', [257, 129], 0.5, 100))
shape = Parameter('shape', ('TENSOR_INT32', [2]), [129, -1])
part_0 = Output('part_0', ('TENSOR_QUANT8_ASYMM', [129, 257], 0.5, 100))
model = Model()
model.Operation('RESHAPE', input, shape).To(part_0)
Example({
    input: packed('<i2',
    'c-rmDEe?SJ002;ppx6*a0?BNO1K0#nb^x2gzGR~^Q@)MaI08X36Lr;3;X8pMatWLAUVr1TUkJ*XXS=sa=aPfTDBF!k^+Q-~MY~i`'
    'S}i-<;p=qW-<$bq<@R1*9*bjfHvcqgpTv1A%d#xXvMkH8EX%Si%d#xXvMkH8EX%Si%d#xXvMkH8EX%Si%d#xXvMkH8EX%Si%d#xX'
    'vMkH8EX%Si%d#xXvMkH8EX%Si%d#xXvMkH8EX%Si%d#xXvMkH8EX%U|gB$|@00000000000000000000000000000000000008*6'
    'FY#>CRs'
),
    part_0: packed('<i2',
    'c-rmDEe?SJ002;ppx6*a0?BNO1K0#nb^x2gzGR~^Q@)MaI08X36Lr;3;X8pMatWLAUVr1TUkJ*XXS=sa=aPfTDBF!k^+Q-~MY~i`'
    'S}i-<;p=qW-<$bq<@R1*9*bjfHvcqgpTv1A%d#xXvMkH8EX%Si%d#xXvMkH8EX%Si%d#xXvMkH8EX%Si%d#xXvMkH8EX%Si%d#xX'
    'vMkH8EX%Si%d#xXvMkH8EX%Si%d#xXvMkH8EX%Si%d#xXvMkH8EX%U|gB$|@00000000000000000000000000000000000008*6'
    'FY#>CRs'
),
}, name='moved_quant8').DisableLifeTimeVariation()
