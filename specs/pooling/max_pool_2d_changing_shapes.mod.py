# Licensed under the Apache License, Version 2.0; see LICENSE.
# Written by 'python -m corpus' from corpus/families/pooling.py; do not edit.
#
# MAX_POOL_2D: as many elements in other rows, by one model.

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

# Dimensions are those of one request only: the next has as many elements in other rows.
# Expected values: float64 formula.
x1 = Input('x1', (F32, [1, 4, 6, 2]))
t2 = Output('t2', (F32, [1, 3, 5, 2]))
model = Model()
model.Operation('MAX_POOL_2D', x1, 2, 1, 1, 2, 2, 0).To(t2)
Example({
    x1: packed('|i1',
    'c-jTQ2@(J>1O%{gRQ><8=%PtsYaKpVu}I;|lua$RMbB_rITbb-(u(&1rtBKx', 0.5
),
    t2: packed('|i1',
    'c-muQX5s)rMrJlPCU!P<Hbzz^W;RAPAOf-g2uT2e', 0.5
),
}, name='1x4x6x2').AddVariations('float16').DisableLifeTimeVariation()

# Dimensions are those of one request only: the next has as many elements in other rows.
# Expected values: float64 formula.
x1 = Input('x1', (U8, [1, 4, 6, 2], 0.5, 120))
t2 = Output('t2', (U8, [1, 3, 5, 2], 0.5, 120))
model = Model()
model.Operation('MAX_POOL_2D', x1, 2, 1, 1, 2, 2, 0).To(t2)
Example({
    x1: packed('<i2',
    'c-oc0hY<iE2m~-k7JT3+qN6*53B%YfuEMe>Wt?ylmuzESjV%>aXoY(5T;tONSI8D('
),
    t2: packed('<i2',
    'c-pJ0u4(|m%Idnhs`|S6y2{$B>blB0AOf-&@B#prT@H}'
),
}, name='1x4x6x2_quant8').AddVariations(signed(x1, t2)).DisableLifeTimeVariation()

# Dimensions are those of one request only: the next has as many elements in other rows.
# Expected values: float64 formula.
x1 = Input('x1', (F32, [1, 6, 4, 2]))
t2 = Output('t2', (F32, [1, 5, 3, 2]))
model = Model()
model.Operation('MAX_POOL_2D', x1, 2, 1, 1, 2, 2, 0).To(t2)
Example({
    x1: packed('|i1',
    'c-jrf$qfJ?3<EF`QON$&(gQ;MwDSyM!Vx<?<*a4-daSIjC=rMkoakI1R`nJW', 0.5
),
    t2: packed('|i1',
    'c-s5L@t>WA=?@1hJ1Y|_2P+#Z69)&729hisOl$yIP6Le', 0.5
),
}, name='1x6x4x2').AddVariations('float16').DisableLifeTimeVariation()

# Dimensions are those of one request only: the next has as many elements in other rows.
# Expected values: float64 formula.
x1 = Input('x1', (U8, [1, 6, 4, 2], 0.5, 120))
t2 = Output('t2', (U8, [1, 5, 3, 2], 0.5, 120))
model = Model()
model.Operation('MAX_POOL_2D', x1, 2, 1, 1, 2, 2, 0).To(t2)
Example({
    x1: packed('<i2',
    'c-oc7$q~RH3<E$)jt{Jf1{0MIEo7f-dR}nR=wDdCl)IzubaqY%5b5Pwyt&6u2VwyhlK'
),
    t2: packed('<i2',
    'c-kv!D6g-nDru;#udS+WsI9B5YG?q`K(eNxs*V9K005WD4xI'
),
}, name='1x6x4x2_quant8').AddVariations(signed(x1, t2)).DisableLifeTimeVariation()

# Dimensions are those of one request only: the next has as many elements in other rows.
# Expected values: float64 formula.
x1 = Input('x1', (F32, [2, 4, 3, 2]))
t2 = Output('t2', (F32, [2, 3, 2, 2]))
model = Model()
model.Operation('MAX_POOL_2D', x1, 2, 1, 1, 2, 2, 0).To(t2)
Example({
    x1: packed('|i1',
    'c-jTQ0TKWp1OUP56#oBOiqWo{p2+in>2Xw~R|u)?@NBF$8awjVD&YgJZW9{', 0.5
),
    t2: [4.0, 3.5, 3.0, 2.5, 4.0, 1.0, 4.0, 1.5, 4.0, 1.0, 4.0, 1.5, -0.5, 4.0, 1.0, 4.0, 1.0, 3.5, -0.5,
    3.5, 1.0, 3.0, 1.5, 2.0],
}, name='2x4x3x2').AddVariations('float16').DisableLifeTimeVariation()

# Dimensions are those of one request only: the next has as many elements in other rows.
# Expected values: float64 formula.
x1 = Input('x1', (U8, [2, 4, 3, 2], 0.5, 120))
t2 = Output('t2', (U8, [2, 3, 2, 2], 0.5, 120))
model = Model()
model.Operation('MAX_POOL_2D', x1, 2, 1, 1, 2, 2, 0).To(t2)
Example({
    x1: packed('<i2',
    'c-oc0ff2wU2mrB;3>A*^QDF4W&}6!<=v_c~43+6y5-lHC9c_n_Bl_C5<oW3XY6%vb'
),
    t2: [128, 127, 126, 125, 128, 122, 128, 123, 128, 122, 128, 123, 119, 128, 122, 128, 122, 127, 119, 127,
    122, 126, 123, 124],
}, name='2x4x3x2_quant8').AddVariations(signed(x1, t2)).DisableLifeTimeVariation()

# Dimensions are those of one request only: the next has as many elements in other rows.
# Expected values: float64 formula.
x1 = Input('x1', (F32, [2, 3, 4, 2]))
t2 = Output('t2', (F32, [2, 2, 3, 2]))
model = Model()
model.Operation('MAX_POOL_2D', x1, 2, 1, 1, 2, 2, 0).To(t2)
Example({
    x1: packed('|i1',
    'c-jTQ0TRF<2m`Pa*V_NT7FI<Qem?(XZ6CX}9InpnS)w?K(1p;%$QywNn=Ka;', 0.5
),
    t2: [3.0, 2.0, -1.5, 1.5, 4.0, 3.5, -1.5, 1.0, -1.0, -1.0, 4.0, 3.5, 4.0, 3.0, 4.0, 4.0, 4.0, 4.0, 4.0,
    2.5, 4.0, 4.0, 2.5, 4.0],
}, name='2x3x4x2').AddVariations('float16').DisableLifeTimeVariation()

# Dimensions are those of one request only: the next has as many elements in other rows.
# Expected values: float64 formula.
x1 = Input('x1', (U8, [2, 3, 4, 2], 0.5, 120))
t2 = Output('t2', (U8, [2, 2, 3, 2], 0.5, 120))
model = Model()
model.Operation('MAX_POOL_2D', x1, 2, 1, 1, 2, 2, 0).To(t2)
Example({
    x1: packed('<i2',
    'c-oc0ff0Zp3<E$%ZjF?qn2^z(!GFCN_f|d_K>47N6;V4aYo+K(v&0p%o7YbtVL29)'
),
    t2: [126, 124, 117, 123, 128, 127, 117, 122, 118, 118, 128, 127, 128, 126, 128, 128, 128, 128, 128, 125,
    128, 128, 125, 128],
}, name='2x3x4x2_quant8').AddVariations(signed(x1, t2)).DisableLifeTimeVariation()
