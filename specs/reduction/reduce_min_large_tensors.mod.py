# Licensed under the Apache License, Version 2.0; see LICENSE.
# Written by 'python -m corpus' from corpus/families/reduction.py; do not edit.
#
# REDUCE_MIN: tensors of many elements, in sizes of no block, and beside powers of two.

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

# Many elements are reduced, along inner, outer and middle dimensions.
# Expected values: float64 formula.
x1 = Input('x1', (U8, [100003], 0.5, 100))
c2 = Parameter('c2', (I32, [1]), [0])
t3 = Output('t3', (U8, [1], 0.5, 100))
model = Model()
model.Operation('REDUCE_MIN', x1, c2, True).To(t3)
Example({
    x1: (packed('<i2',
    'c-m`nEBL*<EbyP)Df6@oO1{p`-=rFBe(pD`^*eCTGUDj}W&ge2O|BDqo-A16^D}kT8ln2huJarFcyAn5%<N^L1ONa$Tpua'
) * 1640)[:100003],
    t3: [13],
}, name='all_quant8').AddVariations(signed(x1, t3)).DisableLifeTimeVariation()

# Many elements are reduced, along inner, outer and middle dimensions.
# Expected values: float64 formula.
x1 = Input('x1', (U8, [2049, 33], 0.5, 100))
c2 = Parameter('c2', (I32, [1]), [0])
t3 = Output('t3', (U8, [1, 33], 0.5, 100))
model = Model()
model.Operation('REDUCE_MIN', x1, c2, True).To(t3)
Example({
    x1: (packed('<i2',
    'c-rGxo}9Dl&dg12%wH-ege>8CnR7kndVnbF%FnzDI6X!6u2wuL;91~eZW(dp#N!LT6D~D!JSco*xj}GEt6c&EB>(_$FdY#'
) * 1109)[:67617],
    t3: ([3] * 33)[:33],
}, name='columns_quant8').AddVariations(signed(x1, t3)).DisableLifeTimeVariation()

# Many elements are reduced, along inner, outer and middle dimensions.
# Expected values: float64 formula.
x1 = Input('x1', (U8, [33, 2049], 0.5, 100))
c2 = Parameter('c2', (I32, [1]), [1])
t3 = Output('t3', (U8, [33, 1], 0.5, 100))
model = Model()
model.Operation('REDUCE_MIN', x1, c2, True).To(t3)
Example({
    x1: (packed('<i2',
    'c-jkGb;@+T@V!6js{c-AAI+0Yxx44NVduRw&qUsoizvU|ruFmb?k`T0#dq#l^2p!=>oqOyYgQeX3^N|Ro)X8wKnVZ<KP(~A'
) * 1109)[:67617],
    t3: ([5] * 33)[:33],
}, name='rows_quant8').AddVariations(signed(x1, t3)).DisableLifeTimeVariation()

# Many elements are reduced, along inner, outer and middle dimensions.
# Expected values: float64 formula.
x1 = Input('x1', (U8, [5, 1031, 7], 0.5, 100))
c2 = Parameter('c2', (I32, [1]), [1])
t3 = Output('t3', (U8, [5, 1, 7], 0.5, 100))
model = Model()
model.Operation('REDUCE_MIN', x1, c2, True).To(t3)
Example({
    x1: (packed('<i2',
    'c-qUH(dsn$f_IVT^Yt3nmz_ELMqp~bNCHFdvhM2*$G3Ldtli#TvZ<i*a_;HS`S;}$d#V>Ey*TjM)BN*i&BYlElmGzJD<LT'
) * 592)[:36085],
    t3: ([0] * 35)[:35],
}, name='middle_quant8').AddVariations(signed(x1, t3)).DisableLifeTimeVariation()

# Many elements are reduced, along inner, outer and middle dimensions.
# Expected values: float64 formula.
x1 = Input('x1', (U8, [2, 65, 67, 3], 0.5, 100))
c2 = Parameter('c2', (I32, [2]), [1, 2])
t3 = Output('t3', (U8, [2, 1, 1, 3], 0.5, 100))
model = Model()
model.Operation('REDUCE_MIN', x1, c2, True).To(t3)
Example({
    x1: (packed('<i2',
    'c-re^7W}kH^3&xrm$cUVwBMLJv+;ds!28sc(8*yUbI#P-e&lgH;bnPnmlALMslw@RFU|IR;1V&ZyEAHO<kce#lmGy1?H|('
) * 429)[:26130],
    t3: [3, 3, 3, 3, 3, 3],
}, name='image_quant8').AddVariations(signed(x1, t3)).DisableLifeTimeVariation()

# Many elements are reduced, along inner, outer and middle dimensions.
# Expected values: float64 formula.
x1 = Input('x1', (F32, [100003]))
c2 = Parameter('c2', (I32, [1]), [0])
t3 = Output('t3', (F32, [1]))
model = Model()
model.Operation('REDUCE_MIN', x1, c2, True).To(t3)
Example({
    x1: (packed('|i1',
    'c-jrgK?1-a2m`Q60sH^w4#b&j;40awsZ3BELB;SxmL1F$-?UEx9e&Rq*Q-U_#UF`o6<P', 0.5
) * 1640)[:100003],
    t3: [-3.0],
}, name='all').AddVariations('float16').DisableLifeTimeVariation()

# Many elements are reduced, along inner, outer and middle dimensions.
# Expected values: float64 formula.
x1 = Input('x1', (F32, [2049, 33]))
c2 = Parameter('c2', (I32, [1]), [0])
t3 = Output('t3', (F32, [1, 33]))
model = Model()
model.Operation('REDUCE_MIN', x1, c2, True).To(t3)
Example({
    x1: (packed('|i1',
    'c-jrh!4Uu<2m?S33DAGJ$07RNStx&|r6G7A`$}QjBlzms-UP_5I*XykJM&<rqx=HbxDbE', 0.5
) * 1109)[:67617],
    t3: ([-3.0] * 33)[:33],
}, name='columns').AddVariations('float16').DisableLifeTimeVariation()

# Many elements are reduced, along inner, outer and middle dimensions.
# Expected values: float64 formula.
x1 = Input('x1', (F32, [33, 2049]))
c2 = Parameter('c2', (I32, [1]), [1])
t3 = Output('t3', (F32, [33, 1]))
model = Model()
model.Operation('REDUCE_MIN', x1, c2, True).To(t3)
Example({
    x1: (packed('|i1',
    'c-jrg!4beP2m>&Z!-4(B#TZ(BrD|SZ64FsLqfWwu;e7EIDdUv^V`I!-bnF{s)(7li9vJ', 0.5
) * 1109)[:67617],
    t3: ([-3.0] * 33)[:33],
}, name='rows').AddVariations('float16').DisableLifeTimeVariation()

# Many elements are reduced, along inner, outer and middle dimensions.
# Expected values: float64 formula.
x1 = Input('x1', (F32, [5, 1031, 7]))
c2 = Parameter('c2', (I32, [1]), [1])
t3 = Output('t3', (F32, [5, 1, 7]))
model = Model()
model.Operation('REDUCE_MIN', x1, c2, True).To(t3)
Example({
    x1: (packed('|i1',
    'c-jTQhXKGa2m`Pf49@@OmeEKk>nMdo<Oz%I14CqHv&Kh?#wER1$GP?o%InsCdIr}NRs', 0.5
) * 592)[:36085],
    t3: ([-3.0] * 35)[:35],
}, name='middle').AddVariations('float16').DisableLifeTimeVariation()

# Many elements are reduced, along inner, outer and middle dimensions.
# Expected values: float64 formula.
x1 = Input('x1', (F32, [2, 65, 67, 3]))
c2 = Parameter('c2', (I32, [2]), [1, 2])
t3 = Output('t3', (F32, [2, 1, 1, 3]))
model = Model()
model.Operation('REDUCE_MIN', x1, c2, True).To(t3)
Example({
    x1: (packed('|i1',
    'c-jrd!4beP2m>&<K<xd;1ru7mRBBn}w#9*r_iu41ID9bNOqR~5uN^+rDxqgF9v_mt94`', 0.5
) * 429)[:26130],
    t3: [-3.0, -3.0, -3.0, -3.0, -3.0, -3.0],
}, name='image').AddVariations('float16').DisableLifeTimeVariation()
