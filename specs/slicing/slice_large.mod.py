# Licensed under the Apache License, Version 2.0; see LICENSE.
# Written by 'python -m corpus' from corpus/families/slicing.py; do not edit.
#
# SLICE: tensors of many elements, in sizes of no block, and beside powers of two.

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
input = Input('input', ('TENSOR_FLOAT32', [67, 1031]))
b = Parameter('b', ('TENSOR_INT32', [2]), [3, 5])
s = Parameter('s', ('TENSOR_INT32', [2]), [60, 1021])
part_0 = Output('part_0', ('TENSOR_FLOAT32', [60, 1021]))
model = Model()
model.Operation('SLICE', input, b, s).To(part_0)
Example({
    input: packed('<i2',
    'c-rmDu?hhJ002-UtKs~C#Vpy~$|k>H;sfk98I>rdC=<za(v7n70aqk;BIPrr-rHZCZ4~yWYNu2#hL1shluP%cLoNSVWuCW6n7mt`'
    '=5q2Hw}az+)?EkJ`gxZuw!O`LI*cx{EX%Si%d#xXvMkH8EX%Si%d#xXvMkH8EX%Si%d#xXvMkH8EX%Si%d#xXvMkH8EX%Si%d#xX'
    'vMkH8EX%Si%d#xXvMkH8EX%Si%d#xXvMkH8EX%Si%d#xXvMkH8EX%Si%d#xXvMkH8EX%Si%d#xXvMkH8EX%Si%d#xXvMkH8EX%Si'
    '%d#xXvMkH8EX%Si%d#xXvMkH8EX%Si%d#xXvMkH8EX%Si%d#xXvMkH8EX%Si%d#xXvMkH8EX%Si%d#xXKhG%u000000000000000'
    '000000000000000000000000000000000000000000000000000000000000000000N}rU0e_iA>H', 1.0
),
    part_0: packed('<i2',
    'c-rmSu_^@s0EJ;AtKoVBi&?U}E8ER0n0NrYO-3b3Dau4LUCAgr4{(dbPNckr(*J$?znuAuo^L1TH@nyGCkNw~yV>=H`={0IrRBxp'
    '$Nv1`-1Oe~VQv2Ba^~}GWjOiX{MooT{yN$kJf5BITn%1FVzKz&#%2<Wqp_L9;%ICpu{au=Ni2@WW)h2|v6;l;Xly32I2xNtERM!z'
    '5{sj;nZ)8~Y$mZd8k<Qhj>cvZi=(lb#NuddCb2jgn@KE=#%2<Wqp_L9;%ICpu{au=Ni2@WW)h2|v6;l;Xly32I2xNtERM!z5{sj;'
    'nZ)8~Y$mZd8k<Qhj>cvZi=(lb#NuddCb2jgn@KFL#%2<Wo3WY1;%ICpu{au=Ni2@WW)h2|v6;l;Xly32I2xNtERM!z5{sj;nZ#lT'
    'KQoENrPxejaWpoQSR9SbBo;?wGl|8~*i2$^G&Yl19F5H+7Dr<<iN(>_Ok!~~Hj`K!jm;z$M`JUI#nISIVsSJ!lUN*$%_J5_V>5}x'
    '(Rc~~00000000000000000000000000000000000000000000000000000000000000000000000DwRD3*$8K&j', 1.0
),
}, name='moved').DisableLifeTimeVariation()

# Beyond one block, tile or vector, with a rest.
# Expected values: float64 formula.
input = Input('input', ('TENSOR_FLOAT16', [67, 1031]))
b = Parameter('b', ('TENSOR_INT32', [2]), [3, 5])
s = Parameter('s', ('TENSOR_INT32', [2]), [60, 1021])
part_0 = Output('part_0', ('TENSOR_FLOAT16', [60, 1021]))
model = Model()
model.Operation('SLICE', input, b, s).To(part_0)
Example({
    input: packed('<i2',
    'c-rmDu?hhJ002-UtKs~C#Vpy~$|k>H;sfk98I>rdC=<za(v7n70aqk;BIPrr-rHZCZ4~yWYNu2#hL1shluP%cLoNSVWuCW6n7mt`'
    '=5q2Hw}az+)?EkJ`gxZuw!O`LI*cx{EX%Si%d#xXvMkH8EX%Si%d#xXvMkH8EX%Si%d#xXvMkH8EX%Si%d#xXvMkH8EX%Si%d#xX'
    'vMkH8EX%Si%d#xXvMkH8EX%Si%d#xXvMkH8EX%Si%d#xXvMkH8EX%Si%d#xXvMkH8EX%Si%d#xXvMkH8EX%Si%d#xXvMkH8EX%Si'
    '%d#xXvMkH8EX%Si%d#xXvMkH8EX%Si%d#xXvMkH8EX%Si%d#xXvMkH8EX%Si%d#xXvMkH8EX%Si%d#xXKhG%u000000000000000'
    '000000000000000000000000000000000000000000000000000000000000000000N}rU0e_iA>H', 0.25
),
    part_0: packed('<i2',
    'c-rmSu_^@s0EJ;AtKoVBi&?U}E8ER0n0NrYO-3b3Dau4LUCAgr4{(dbPNckr(*J$?znuAuo^L1TH@nyGCkNw~yV>=H`={0IrRBxp'
    '$Nv1`-1Oe~VQv2Ba^~}GWjOiX{MooT{yN$kJf5BITn%1FVzKz&#%2<Wqp_L9;%ICpu{au=Ni2@WW)h2|v6;l;Xly32I2xNtERM!z'
    '5{sj;nZ)8~Y$mZd8k<Qhj>cvZi=(lb#NuddCb2jgn@KE=#%2<Wqp_L9;%ICpu{au=Ni2@WW)h2|v6;l;Xly32I2xNtERM!z5{sj;'
    'nZ)8~Y$mZd8k<Qhj>cvZi=(lb#NuddCb2jgn@KFL#%2<Wo3WY1;%ICpu{au=Ni2@WW)h2|v6;l;Xly32I2xNtERM!z5{sj;nZ#lT'
    'KQoENrPxejaWpoQSR9SbBo;?wGl|8~*i2$^G&Yl19F5H+7Dr<<iN(>_Ok!~~Hj`K!jm;z$M`JUI#nISIVsSJ!lUN*$%_J5_V>5}x'
    '(Rc~~00000000000000000000000000000000000000000000000000000000000000000000000DwRD3*$8K&j', 0.25
),
}, name='moved_float16').DisableLifeTimeVariation()

# Beyond one block, tile or vector, with a rest.
# Expected values: float64 formula.
input = Input('input', ('TENSOR_QUANT8_ASYMM', [67, 1031], 0.5, 100))
b = Parameter('b', ('TENSOR_INT32', [2]), [3, 5])
s = Parameter('s', ('TENSOR_INT32', [2]), [60, 1021])
part_0 = Output('part_0', ('TENSOR_QUANT8_ASYMM', [60, 1021], 0.5, 100))
model = Model()
model.Operation('SLICE', input, b, s).To(part_0)
Example({
    input: packed('<i2',
    'c-rmDu?hhJ002-UtKs~C#Vpy~$|k>H;sfk98I>rdC=<za(v7n70aqk;BIPrr-rHZCZ4~yWYNu2#hL1shluP%cLoNSVWuCW6n7mt`'
    '=5q2Hw}az+)?EkJ`gxZuw!O`LI*cx{EX%Si%d#xXvMkH8EX%Si%d#xXvMkH8EX%Si%d#xXvMkH8EX%Si%d#xXvMkH8EX%Si%d#xX'
    'vMkH8EX%Si%d#xXvMkH8EX%Si%d#xXvMkH8EX%Si%d#xXvMkH8EX%Si%d#xXvMkH8EX%Si%d#xXvMkH8EX%Si%d#xXvMkH8EX%Si'
    '%d#xXvMkH8EX%Si%d#xXvMkH8EX%Si%d#xXvMkH8EX%Si%d#xXvMkH8EX%Si%d#xXvMkH8EX%Si%d#xXKhG%u000000000000000'
    '000000000000000000000000000000000000000000000000000000000000000000N}rU0e_iA>H'
),
    part_0: packed('<i2',
    'c-rmSu_^@s0EJ;AtKoVBi&?U}E8ER0n0NrYO-3b3Dau4LUCAgr4{(dbPNckr(*J$?znuAuo^L1TH@nyGCkNw~yV>=H`={0IrRBxp'
    '$Nv1`-1Oe~VQv2Ba^~}GWjOiX{MooT{yN$kJf5BITn%1FVzKz&#%2<Wqp_L9;%ICpu{au=Ni2@WW)h2|v6;l;Xly32I2xNtERM!z'
    '5{sj;nZ)8~Y$mZd8k<Qhj>cvZi=(lb#NuddCb2jgn@KE=#%2<Wqp_L9;%ICpu{au=Ni2@WW)h2|v6;l;Xly32I2xNtERM!z5{sj;'
    'nZ)8~Y$mZd8k<Qhj>cvZi=(lb#NuddCb2jgn@KFL#%2<Wo3WY1;%ICpu{au=Ni2@WW)h2|v6;l;Xly32I2xNtERM!z5{sj;nZ#lT'
    'KQoENrPxejaWpoQSR9SbBo;?wGl|8~*i2$^G&Yl19F5H+7Dr<<iN(>_Ok!~~Hj`K!jm;z$M`JUI#nISIVsSJ!lUN*$%_J5_V>5}x'
    '(Rc~~00000000000000000000000000000000000000000000000000000000000000000000000DwRD3*$8K&j'
),
}, name='moved_quant8').DisableLifeTimeVariation()

# Beyond one block, tile or vector, with a rest.
# Expected values: float64 formula.
input = Input('input', ('TENSOR_INT32', [67, 1031]))
b = Parameter('b', ('TENSOR_INT32', [2]), [3, 5])
s = Parameter('s', ('TENSOR_INT32', [2]), [60, 1021])
part_0 = Output('part_0', ('TENSOR_INT32', [60, 1021]))
model = Model()
model.Operation('SLICE', input, b, s).To(part_0)
Example({
    input: packed('<i2',
    'c-rmDu?hhJ002-UtKs~C#Vpy~$|k>H;sfk98I>rdC=<za(v7n70aqk;BIPrr-rHZCZ4~yWYNu2#hL1shluP%cLoNSVWuCW6n7mt`'
    '=5q2Hw}az+)?EkJ`gxZuw!O`LI*cx{EX%Si%d#xXvMkH8EX%Si%d#xXvMkH8EX%Si%d#xXvMkH8EX%Si%d#xXvMkH8EX%Si%d#xX'
    'vMkH8EX%Si%d#xXvMkH8EX%Si%d#xXvMkH8EX%Si%d#xXvMkH8EX%Si%d#xXvMkH8EX%Si%d#xXvMkH8EX%Si%d#xXvMkH8EX%Si'
    '%d#xXvMkH8EX%Si%d#xXvMkH8EX%Si%d#xXvMkH8EX%Si%d#xXvMkH8EX%Si%d#xXvMkH8EX%Si%d#xXKhG%u000000000000000'
    '000000000000000000000000000000000000000000000000000000000000000000N}rU0e_iA>H'
),
    part_0: packed('<i2',
    'c-rmSu_^@s0EJ;AtKoVBi&?U}E8ER0n0NrYO-3b3Dau4LUCAgr4{(dbPNckr(*J$?znuAuo^L1TH@nyGCkNw~yV>=H`={0IrRBxp'
    '$Nv1`-1Oe~VQv2Ba^~}GWjOiX{MooT{yN$kJf5BITn%1FVzKz&#%2<Wqp_L9;%ICpu{au=Ni2@WW)h2|v6;l;Xly32I2xNtERM!z'
    '5{sj;nZ)8~Y$mZd8k<Qhj>cvZi=(lb#NuddCb2jgn@KE=#%2<Wqp_L9;%ICpu{au=Ni2@WW)h2|v6;l;Xly32I2xNtERM!z5{sj;'
    'nZ)8~Y$mZd8k<Qhj>cvZi=(lb#NuddCb2jgn@KFL#%2<Wo3WY1;%ICpu{au=Ni2@WW)h2|v6;l;Xly32I2xNtERM!z5{sj;nZ#lT'
    'KQoENrPxejaWpoQSR9SbBo;?wGl|8~*i2$^G&Yl19F5H+7Dr<<iN(>_Ok!~~Hj`K!jm;z$M`JUI#nISIVsSJ!lUN*$%_J5_V>5}x'
    '(Rc~~00000000000000000000000000000000000000000000000000000000000000000000000DwRD3*$8K&j'
),
}, name='moved_int32').DisableLifeTimeVariation()
