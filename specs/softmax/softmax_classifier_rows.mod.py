# Licensed under the Apache License, Version 2.0; see LICENSE.
# Written by 'python -m corpus' from corpus/families/softmax.py; do not edit.
#
# SOFTMAX: codes of as many classes as classifiers have.

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


U8 = 'TENSOR_QUANT8_ASYMM'

# Of as many classes as classifiers have, one is likely in most rows, a few are in some.
# Expected values: float64 formula.
x1 = Input('x1', (U8, [3, 10], 0.125, 128))
t2 = Output('t2', (U8, [3, 10], 0.00390625, 0))
model = Model()
model.Operation('SOFTMAX', x1, 1.0).To(t2)
Example({
    x1: packed('<i2',
    'c-mVSWLCsk<1}N|uRzJp6N%a%eawY5Bj&%DDC51*a2o?&002k)4CM'
),
    t2: packed('<i2',
    'c-muNfP()(%*4R(55Xe{0E6lR{{'
),
}, name='10_quant8').AddVariations(signed(x1, t2)).DisableLifeTimeVariation()

# Of as many classes as classifiers have, one is likely in most rows, a few are in some.
# Expected values: float64 formula.
x1 = Input('x1', (U8, [4, 16], 0.0625, 128))
t2 = Output('t2', (U8, [4, 16], 0.00390625, 0))
model = Model()
model.Operation('SOFTMAX', x1, 1.0).To(t2)
Example({
    x1: packed('<i2',
    'c-pgGaB!2DM1|i5*9@1giK4$IPbz2dIQX%%D=$ueL)aQ8-D#37ORD+O+ZL4^cYd*V*RjK?Ywy>vmvlHDYpk_iaFBsQ005SGA2|'
),
    t2: packed('<i2',
    'c-muNWM^go0wxA9_{_)%BzazgIV=o7DIg!JK$77YFSo1&16vORNLUs~GK(=#2mpA#1N;'
),
}, name='16_quant8').AddVariations(signed(x1, t2)).DisableLifeTimeVariation()

# Of as many classes as classifiers have, one is likely in most rows, a few are in some.
# Expected values: float64 formula.
x1 = Input('x1', (U8, [5, 33], 0.0625, 128))
t2 = Output('t2', (U8, [5, 33], 0.00390625, 0))
model = Model()
model.Operation('SOFTMAX', x1, 1.0).To(t2)
Example({
    x1: packed('<i2',
    'c-q@5vbEMZWTnQE46QIecI8NujT^SQOWRNDiY;UEVw}zTtEQL9O;q_~(UJqLn~Qt&C8QVTxvyClrZS0HV8vbx%`Z?i_d+z+U~0aP'
    'P4fm!&DX%18HNG?0PmJS2>'
),
    t2: packed('<i2',
    'c-qyByA6Oa5JO)s34tI%5s48PnTEX>fSMt=d=zHjU2&FW+hYNv*ATIE3{Mpo5^>GL+VW(?tKsO4a8Ef=$K;!Jn~6nhatN9@@rhXt'
    '-&U1%NjXs~4lx3Uw!+RIcmc#y1o{'
),
}, name='33_quant8').AddVariations(signed(x1, t2)).DisableLifeTimeVariation()

# Of as many classes as classifiers have, one is likely in most rows, a few are in some.
# Expected values: float64 formula.
x1 = Input('x1', (U8, [2, 1001], 0.25, 128))
t2 = Output('t2', (U8, [2, 1001], 0.00390625, 0))
model = Model()
model.Operation('SOFTMAX', x1, 1.0).To(t2)
Example({
    x1: packed('<i2',
    'c-qrr<m8gk(^ilYXAv_uuuzoa7qynxHset?x6$EbG_f?&QZ*B^P+^xgV&F5-RuWO><z`_}m6Q|bV&YKO8`V6jc~tXI(EJOc`QvDS'
    'jcOj%Je)N%jDk@x3P!;w7zLwX7ytko;O(F'
),
    t2: packed('<i2',
    'c-rm7u?+wK2m_%0|Fq8iz!+FafbXUP006F9YK#H@'
),
}, name='1001_quant8').AddVariations(signed(x1, t2)).DisableLifeTimeVariation()
