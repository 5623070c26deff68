# Licensed under the Apache License, Version 2.0; see LICENSE.
# Written by 'python -m corpus' from corpus/families/pooling.py; do not edit.
#
# MAX_POOL_2D: images of one row, one column or one pixel.

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

# Images have one row, one column or one pixel, of one and of two in a batch: most of what filters
# see is padding.
# Expected values: float64 formula.
x1 = Input('x1', (F32, [1, 1, 1, 2]))
t2 = Output('t2', (F32, [1, 1, 1, 2]))
t3 = Output('t3', (F32, [1, 1, 1, 2]))
t4 = Output('t4', (F32, [1, 1, 1, 2]))
t5 = Output('t5', (F32, [1, 1, 1, 2]))
t6 = Output('t6', (F32, [1, 1, 1, 2]))
t7 = Output('t7', (F32, [1, 1, 1, 2]))
x8 = Input('x8', (F32, [2, 1, 4, 2]))
t9 = Output('t9', (F32, [2, 1, 4, 2]))
t10 = Output('t10', (F32, [2, 1, 4, 2]))
t11 = Output('t11', (F32, [2, 1, 2, 2]))
t12 = Output('t12', (F32, [2, 1, 4, 2]))
t13 = Output('t13', (F32, [2, 1, 4, 2]))
t14 = Output('t14', (F32, [2, 1, 4, 2]))
x15 = Input('x15', (F32, [1, 1, 5, 2]))
t16 = Output('t16', (F32, [1, 1, 5, 2]))
t17 = Output('t17', (F32, [1, 1, 5, 2]))
t18 = Output('t18', (F32, [1, 1, 3, 2]))
t19 = Output('t19', (F32, [1, 1, 5, 2]))
t20 = Output('t20', (F32, [1, 1, 5, 2]))
t21 = Output('t21', (F32, [1, 1, 5, 2]))
x22 = Input('x22', (F32, [2, 1, 8, 2]))
t23 = Output('t23', (F32, [2, 1, 8, 2]))
t24 = Output('t24', (F32, [2, 1, 8, 2]))
t25 = Output('t25', (F32, [2, 1, 4, 2]))
t26 = Output('t26', (F32, [2, 1, 8, 2]))
t27 = Output('t27', (F32, [2, 1, 8, 2]))
t28 = Output('t28', (F32, [2, 1, 8, 2]))
x29 = Input('x29', (F32, [1, 4, 1, 2]))
t30 = Output('t30', (F32, [1, 4, 1, 2]))
t31 = Output('t31', (F32, [1, 4, 1, 2]))
t32 = Output('t32', (F32, [1, 2, 1, 2]))
t33 = Output('t33', (F32, [1, 4, 1, 2]))
t34 = Output('t34', (F32, [1, 4, 1, 2]))
t35 = Output('t35', (F32, [1, 2, 1, 2]))
x36 = Input('x36', (F32, [2, 7, 1, 2]))
t37 = Output('t37', (F32, [2, 7, 1, 2]))
t38 = Output('t38', (F32, [2, 7, 1, 2]))
t39 = Output('t39', (F32, [2, 4, 1, 2]))
t40 = Output('t40', (F32, [2, 7, 1, 2]))
t41 = Output('t41', (F32, [2, 7, 1, 2]))
t42 = Output('t42', (F32, [2, 4, 1, 2]))
x43 = Input('x43', (F32, [1, 2, 2, 2]))
t44 = Output('t44', (F32, [1, 2, 2, 2]))
t45 = Output('t45', (F32, [1, 2, 2, 2]))
t46 = Output('t46', (F32, [1, 1, 1, 2]))
t47 = Output('t47', (F32, [1, 2, 2, 2]))
t48 = Output('t48', (F32, [1, 2, 2, 2]))
t49 = Output('t49', (F32, [1, 1, 2, 2]))
model = Model()
model.Operation('MAX_POOL_2D', x1, 1, 1, 1, 3, 3, 0, False).To(t2)
model.Operation('MAX_POOL_2D', x1, 1, 1, 1, 1, 1, 1, 3, 3, 0, False).To(t3)
model.Operation('MAX_POOL_2D', x1, 1, 2, 2, 3, 3, 0, False).To(t4)
model.Operation('MAX_POOL_2D', x1, 0, 0, 1, 1, 1, 1, 1, 3, 0, False).To(t5)
model.Operation('MAX_POOL_2D', x1, 1, 1, 0, 0, 1, 1, 3, 1, 0, False).To(t6)
model.Operation('MAX_POOL_2D', x1, 1, 1, 2, 2, 2, 0, False).To(t7)
model.Operation('MAX_POOL_2D', x8, 1, 1, 1, 3, 3, 0, False).To(t9)
model.Operation('MAX_POOL_2D', x8, 1, 1, 1, 1, 1, 1, 3, 3, 0, False).To(t10)
model.Operation('MAX_POOL_2D', x8, 1, 2, 2, 3, 3, 0, False).To(t11)
model.Operation('MAX_POOL_2D', x8, 0, 0, 1, 1, 1, 1, 1, 3, 0, False).To(t12)
model.Operation('MAX_POOL_2D', x8, 1, 1, 0, 0, 1, 1, 3, 1, 0, False).To(t13)
model.Operation('MAX_POOL_2D', x8, 1, 1, 2, 2, 2, 0, False).To(t14)
model.Operation('MAX_POOL_2D', x15, 1, 1, 1, 3, 3, 0, False).To(t16)
model.Operation('MAX_POOL_2D', x15, 1, 1, 1, 1, 1, 1, 3, 3, 0, False).To(t17)
model.Operation('MAX_POOL_2D', x15, 1, 2, 2, 3, 3, 0, False).To(t18)
model.Operation('MAX_POOL_2D', x15, 0, 0, 1, 1, 1, 1, 1, 3, 0, False).To(t19)
model.Operation('MAX_POOL_2D', x15, 1, 1, 0, 0, 1, 1, 3, 1, 0, False).To(t20)
model.Operation('MAX_POOL_2D', x15, 1, 1, 2, 2, 2, 0, False).To(t21)
model.Operation('MAX_POOL_2D', x22, 1, 1, 1, 3, 3, 0, False).To(t23)
model.Operation('MAX_POOL_2D', x22, 1, 1, 1, 1, 1, 1, 3, 3, 0, False).To(t24)
model.Operation('MAX_POOL_2D', x22, 1, 2, 2, 3, 3, 0, False).To(t25)
model.Operation('MAX_POOL_2D', x22, 0, 0, 1, 1, 1, 1, 1, 3, 0, False).To(t26)
model.Operation('MAX_POOL_2D', x22, 1, 1, 0, 0, 1, 1, 3, 1, 0, False).To(t27)
model.Operation('MAX_POOL_2D', x22, 1, 1, 2, 2, 2, 0, False).To(t28)
model.Operation('MAX_POOL_2D', x29, 1, 1, 1, 3, 3, 0, False).To(t30)
model.Operation('MAX_POOL_2D', x29, 1, 1, 1, 1, 1, 1, 3, 3, 0, False).To(t31)
model.Operation('MAX_POOL_2D', x29, 1, 2, 2, 3, 3, 0, False).To(t32)
model.Operation('MAX_POOL_2D', x29, 0, 0, 1, 1, 1, 1, 1, 3, 0, False).To(t33)
model.Operation('MAX_POOL_2D', x29, 1, 1, 0, 0, 1, 1, 3, 1, 0, False).To(t34)
model.Operation('MAX_POOL_2D', x29, 1, 1, 2, 2, 2, 0, False).To(t35)
model.Operation('MAX_POOL_2D', x36, 1, 1, 1, 3, 3, 0, False).To(t37)
model.Operation('MAX_POOL_2D', x36, 1, 1, 1, 1, 1, 1, 3, 3, 0, False).To(t38)
model.Operation('MAX_POOL_2D', x36, 1, 2, 2, 3, 3, 0, False).To(t39)
model.Operation('MAX_POOL_2D', x36, 0, 0, 1, 1, 1, 1, 1, 3, 0, False).To(t40)
model.Operation('MAX_POOL_2D', x36, 1, 1, 0, 0, 1, 1, 3, 1, 0, False).To(t41)
model.Operation('MAX_POOL_2D', x36, 1, 1, 2, 2, 2, 0, False).To(t42)
model.Operation('MAX_POOL_2D', x43, 1, 1, 1, 3, 3, 0, False).To(t44)
model.Operation('MAX_POOL_2D', x43, 1, 1, 1, 1, 1, 1, 3, 3, 0, False).To(t45)
model.Operation('MAX_POOL_2D', x43, 1, 2, 2, 3, 3, 0, False).To(t46)
model.Operation('MAX_POOL_2D', x43, 0, 0, 1, 1, 1, 1, 1, 3, 0, False).To(t47)
model.Operation('MAX_POOL_2D', x43, 1, 1, 0, 0, 1, 1, 3, 1, 0, False).To(t48)
model.Operation('MAX_POOL_2D', x43, 1, 1, 2, 2, 2, 0, False).To(t49)
Example({
    x1: [-3.0, -2.5],
    t2: [-3.0, -2.5],
    t3: [-3.0, -2.5],
    t4: [-3.0, -2.5],
    t5: [-3.0, -2.5],
    t6: [-3.0, -2.5],
    t7: [-3.0, -2.5],
    x8: [3.0, 0.5, 1.5, -1.0, -4.0, -2.5, 3.5, 0.5, 1.0, 3.0, -2.0, 3.0, -2.0, -4.0, 2.5, -0.5],
    t9: [3.0, 0.5, 3.0, 0.5, 3.5, 0.5, 3.5, 0.5, 1.0, 3.0, 1.0, 3.0, 2.5, 3.0, 2.5, -0.5],
    t10: [3.0, 0.5, 3.0, 0.5, 3.5, 0.5, 3.5, 0.5, 1.0, 3.0, 1.0, 3.0, 2.5, 3.0, 2.5, -0.5],
    t11: [3.0, 0.5, 3.5, 0.5, 1.0, 3.0, 2.5, -0.5],
    t12: [3.0, 0.5, 1.5, -1.0, -4.0, -2.5, 3.5, 0.5, 1.0, 3.0, -2.0, 3.0, -2.0, -4.0, 2.5, -0.5],
    t13: [3.0, 0.5, 3.0, 0.5, 3.5, 0.5, 3.5, 0.5, 1.0, 3.0, 1.0, 3.0, 2.5, 3.0, 2.5, -0.5],
    t14: [3.0, 0.5, 1.5, -1.0, 3.5, 0.5, 3.5, 0.5, 1.0, 3.0, -2.0, 3.0, 2.5, -0.5, 2.5, -0.5],
    x15: [-1.0, 3.0, -1.5, 2.0, 1.5, 0.5, 2.5, 1.0, -0.5, -3.0],
    t16: [-1.0, 3.0, 1.5, 3.0, 2.5, 2.0, 2.5, 1.0, 2.5, 1.0],
    t17: [-1.0, 3.0, 1.5, 3.0, 2.5, 2.0, 2.5, 1.0, 2.5, 1.0],
    t18: [-1.0, 3.0, 2.5, 2.0, 2.5, 1.0],
    t19: [-1.0, 3.0, -1.5, 2.0, 1.5, 0.5, 2.5, 1.0, -0.5, -3.0],
    t20: [-1.0, 3.0, 1.5, 3.0, 2.5, 2.0, 2.5, 1.0, 2.5, 1.0],
    t21: [-1.0, 3.0, 1.5, 2.0, 2.5, 1.0, 2.5, 1.0, -0.5, -3.0],
    x22: packed('|i1',
    'c-jTQfeip42m`RNfbRcmH$h|T=MzHDX2wFNDHJi+&=4ODM-KD', 0.5
),
    t23: packed('|i1',
    'c-s5<kMSSVZzgsQ5M*Ow<M_$J3WiL7m^gqC0Fn*{bp', 0.5
),
    t24: packed('|i1',
    'c-s5<kMSSVZzgsQ5M*Ow<M_$J3WiL7m^gqC0Fn*{bp', 0.5
),
    t25: [0.5, -1.0, 1.0, 3.5, 4.0, 3.5, 1.0, 3.0, 4.0, 2.5, 4.0, 2.5, -2.0, 1.0, 4.0, 1.0],
    t26: packed('|i1',
    'c-jTQfeip42m`RNfbRcmH$h|T=MzHDX2wFNDHJi+&=4ODM-KD', 0.5
),
    t27: packed('|i1',
    'c-s5<kMSSVZzgsQ5M*Ow<M_$J3WiL7m^gqC0Fn*{bp', 0.5
),
    t28: packed('|i1',
    'c-jrZ0SW*x2m>*8Fzx?;+c`u@+~-lGQbAC%?&4##2B^gdO#', 0.5
),
    x29: [-1.5, 2.0, -2.0, 1.5, -3.5, 1.0, 3.0, -1.5],
    t30: [-1.5, 2.0, -1.5, 2.0, 3.0, 1.5, 3.0, 1.0],
    t31: [-1.5, 2.0, -1.5, 2.0, 3.0, 1.5, 3.0, 1.0],
    t32: [-1.5, 2.0, 3.0, 1.0],
    t33: [-1.5, 2.0, -1.5, 2.0, 3.0, 1.5, 3.0, 1.0],
    t34: [-1.5, 2.0, -2.0, 1.5, -3.5, 1.0, 3.0, -1.5],
    t35: [-1.5, 2.0, 3.0, 1.0],
    x36: packed('|i1',
    'c-jTQfeip43<9tS+2a4#%0OdFNMW<2c>;Y`P&>!t56w0Y)c', 0.5
),
    t37: packed('|i1',
    'c-muTVrFIoL)KsaelalvAu9(6{`vJA06K04LI', 0.5
),
    t38: packed('|i1',
    'c-muTVrFIoL)KsaelalvAu9(6{`vJA06K04LI', 0.5
),
    t39: [1.5, 1.0, 3.0, 1.5, 3.0, 1.5, -1.0, -3.0, 1.0, 1.5, 1.0, 2.5, 4.0, 2.5, -3.0, -2.5],
    t40: packed('|i1',
    'c-muTVrFIoL)KsaelalvAu9(6{`vJA06K04LI', 0.5
),
    t41: packed('|i1',
    'c-jTQfeip43<9tS+2a4#%0OdFNMW<2c>;Y`P&>!t56w0Y)c', 0.5
),
    t42: [1.5, 1.0, 3.0, 1.5, 2.5, -3.0, -1.0, -3.5, 1.0, 1.5, 1.0, 2.5, 4.0, -2.0, -3.0, -2.5],
    x43: [3.0, -1.0, 1.5, 2.0, 2.5, 4.0, -2.0, -3.0],
    t44: [3.0, 4.0, 3.0, 4.0, 3.0, 4.0, 3.0, 4.0],
    t45: [3.0, 4.0, 3.0, 4.0, 3.0, 4.0, 3.0, 4.0],
    t46: [3.0, 4.0],
    t47: [3.0, 4.0, 1.5, 2.0, 3.0, 4.0, 1.5, 2.0],
    t48: [3.0, 2.0, 3.0, 2.0, 2.5, 4.0, 2.5, 4.0],
    t49: [3.0, 4.0, 1.5, 2.0],
}, name='images').AddVariations('float16').DisableLifeTimeVariation()

# Images have one row, one column or one pixel, of one and of two in a batch: most of what filters
# see is padding.
# Expected values: float64 formula.
x1 = Input('x1', (U8, [1, 1, 1, 2], 0.5, 120))
t2 = Output('t2', (U8, [1, 1, 1, 2], 0.5, 120))
t3 = Output('t3', (U8, [1, 1, 1, 2], 0.5, 120))
t4 = Output('t4', (U8, [1, 1, 1, 2], 0.5, 120))
t5 = Output('t5', (U8, [1, 1, 1, 2], 0.5, 120))
t6 = Output('t6', (U8, [1, 1, 1, 2], 0.5, 120))
t7 = Output('t7', (U8, [1, 1, 1, 2], 0.5, 120))
x8 = Input('x8', (U8, [2, 1, 4, 2], 0.5, 120))
t9 = Output('t9', (U8, [2, 1, 4, 2], 0.5, 120))
t10 = Output('t10', (U8, [2, 1, 4, 2], 0.5, 120))
t11 = Output('t11', (U8, [2, 1, 2, 2], 0.5, 120))
t12 = Output('t12', (U8, [2, 1, 4, 2], 0.5, 120))
t13 = Output('t13', (U8, [2, 1, 4, 2], 0.5, 120))
t14 = Output('t14', (U8, [2, 1, 4, 2], 0.5, 120))
x15 = Input('x15', (U8, [1, 1, 5, 2], 0.5, 120))
t16 = Output('t16', (U8, [1, 1, 5, 2], 0.5, 120))
t17 = Output('t17', (U8, [1, 1, 5, 2], 0.5, 120))
t18 = Output('t18', (U8, [1, 1, 3, 2], 0.5, 120))
t19 = Output('t19', (U8, [1, 1, 5, 2], 0.5, 120))
t20 = Output('t20', (U8, [1, 1, 5, 2], 0.5, 120))
t21 = Output('t21', (U8, [1, 1, 5, 2], 0.5, 120))
x22 = Input('x22', (U8, [2, 1, 8, 2], 0.5, 120))
t23 = Output('t23', (U8, [2, 1, 8, 2], 0.5, 120))
t24 = Output('t24', (U8, [2, 1, 8, 2], 0.5, 120))
t25 = Output('t25', (U8, [2, 1, 4, 2], 0.5, 120))
t26 = Output('t26', (U8, [2, 1, 8, 2], 0.5, 120))
t27 = Output('t27', (U8, [2, 1, 8, 2], 0.5, 120))
t28 = Output('t28', (U8, [2, 1, 8, 2], 0.5, 120))
x29 = Input('x29', (U8, [1, 4, 1, 2], 0.5, 120))
t30 = Output('t30', (U8, [1, 4, 1, 2], 0.5, 120))
t31 = Output('t31', (U8, [1, 4, 1, 2], 0.5, 120))
t32 = Output('t32', (U8, [1, 2, 1, 2], 0.5, 120))
t33 = Output('t33', (U8, [1, 4, 1, 2], 0.5, 120))
t34 = Output('t34', (U8, [1, 4, 1, 2], 0.5, 120))
t35 = Output('t35', (U8, [1, 2, 1, 2], 0.5, 120))
x36 = Input('x36', (U8, [2, 7, 1, 2], 0.5, 120))
t37 = Output('t37', (U8, [2, 7, 1, 2], 0.5, 120))
t38 = Output('t38', (U8, [2, 7, 1, 2], 0.5, 120))
t39 = Output('t39', (U8, [2, 4, 1, 2], 0.5, 120))
t40 = Output('t40', (U8, [2, 7, 1, 2], 0.5, 120))
t41 = Output('t41', (U8, [2, 7, 1, 2], 0.5, 120))
t42 = Output('t42', (U8, [2, 4, 1, 2], 0.5, 120))
x43 = Input('x43', (U8, [1, 2, 2, 2], 0.5, 120))
t44 = Output('t44', (U8, [1, 2, 2, 2], 0.5, 120))
t45 = Output('t45', (U8, [1, 2, 2, 2], 0.5, 120))
t46 = Output('t46', (U8, [1, 1, 1, 2], 0.5, 120))
t47 = Output('t47', (U8, [1, 2, 2, 2], 0.5, 120))
t48 = Output('t48', (U8, [1, 2, 2, 2], 0.5, 120))
t49 = Output('t49', (U8, [1, 1, 2, 2], 0.5, 120))
model = Model()
model.Operation('MAX_POOL_2D', x1, 1, 1, 1, 3, 3, 0, False).To(t2)
model.Operation('MAX_POOL_2D', x1, 1, 1, 1, 1, 1, 1, 3, 3, 0, False).To(t3)
model.Operation('MAX_POOL_2D', x1, 1, 2, 2, 3, 3, 0, False).To(t4)
model.Operation('MAX_POOL_2D', x1, 0, 0, 1, 1, 1, 1, 1, 3, 0, False).To(t5)
model.Operation('MAX_POOL_2D', x1, 1, 1, 0, 0, 1, 1, 3, 1, 0, False).To(t6)
model.Operation('MAX_POOL_2D', x1, 1, 1, 2, 2, 2, 0, False).To(t7)
model.Operation('MAX_POOL_2D', x8, 1, 1, 1, 3, 3, 0, False).To(t9)
model.Operation('MAX_POOL_2D', x8, 1, 1, 1, 1, 1, 1, 3, 3, 0, False).To(t10)
model.Operation('MAX_POOL_2D', x8, 1, 2, 2, 3, 3, 0, False).To(t11)
model.Operation('MAX_POOL_2D', x8, 0, 0, 1, 1, 1, 1, 1, 3, 0, False).To(t12)
model.Operation('MAX_POOL_2D', x8, 1, 1, 0, 0, 1, 1, 3, 1, 0, False).To(t13)
model.Operation('MAX_POOL_2D', x8, 1, 1, 2, 2, 2, 0, False).To(t14)
model.Operation('MAX_POOL_2D', x15, 1, 1, 1, 3, 3, 0, False).To(t16)
model.Operation('MAX_POOL_2D', x15, 1, 1, 1, 1, 1, 1, 3, 3, 0, False).To(t17)
model.Operation('MAX_POOL_2D', x15, 1, 2, 2, 3, 3, 0, False).To(t18)
model.Operation('MAX_POOL_2D', x15, 0, 0, 1, 1, 1, 1, 1, 3, 0, False).To(t19)
model.Operation('MAX_POOL_2D', x15, 1, 1, 0, 0, 1, 1, 3, 1, 0, False).To(t20)
model.Operation('MAX_POOL_2D', x15, 1, 1, 2, 2, 2, 0, False).To(t21)
model.Operation('MAX_POOL_2D', x22, 1, 1, 1, 3, 3, 0, False).To(t23)
model.Operation('MAX_POOL_2D', x22, 1, 1, 1, 1, 1, 1, 3, 3, 0, False).To(t24)
model.Operation('MAX_POOL_2D', x22, 1, 2, 2, 3, 3, 0, False).To(t25)
model.Operation('MAX_POOL_2D', x22, 0, 0, 1, 1, 1, 1, 1, 3, 0, False).To(t26)
model.Operation('MAX_POOL_2D', x22, 1, 1, 0, 0, 1, 1, 3, 1, 0, False).To(t27)
model.Operation('MAX_POOL_2D', x22, 1, 1, 2, 2, 2, 0, False).To(t28)
model.Operation('MAX_POOL_2D', x29, 1, 1, 1, 3, 3, 0, False).To(t30)
model.Operation('MAX_POOL_2D', x29, 1, 1, 1, 1, 1, 1, 3, 3, 0, False).To(t31)
model.Operation('MAX_POOL_2D', x29, 1, 2, 2, 3, 3, 0, False).To(t32)
model.Operation('MAX_POOL_2D', x29, 0, 0, 1, 1, 1, 1, 1, 3, 0, False).To(t33)
model.Operation('MAX_POOL_2D', x29, 1, 1, 0, 0, 1, 1, 3, 1, 0, False).To(t34)
model.Operation('MAX_POOL_2D', x29, 1, 1, 2, 2, 2, 0, False).To(t35)
model.Operation('MAX_POOL_2D', x36, 1, 1, 1, 3, 3, 0, False).To(t37)
model.Operation('MAX_POOL_2D', x36, 1, 1, 1, 1, 1, 1, 3, 3, 0, False).To(t38)
model.Operation('MAX_POOL_2D', x36, 1, 2, 2, 3, 3, 0, False).To(t39)
model.Operation('MAX_POOL_2D', x36, 0, 0, 1, 1, 1, 1, 1, 3, 0, False).To(t40)
model.Operation('MAX_POOL_2D', x36, 1, 1, 0, 0, 1, 1, 3, 1, 0, False).To(t41)
model.Operation('MAX_POOL_2D', x36, 1, 1, 2, 2, 2, 0, False).To(t42)
model.Operation('MAX_POOL_2D', x43, 1, 1, 1, 3, 3, 0, False).To(t44)
model.Operation('MAX_POOL_2D', x43, 1, 1, 1, 1, 1, 1, 3, 3, 0, False).To(t45)
model.Operation('MAX_POOL_2D', x43, 1, 2, 2, 3, 3, 0, False).To(t46)
model.Operation('MAX_POOL_2D', x43, 0, 0, 1, 1, 1, 1, 1, 3, 0, False).To(t47)
model.Operation('MAX_POOL_2D', x43, 1, 1, 0, 0, 1, 1, 3, 1, 0, False).To(t48)
model.Operation('MAX_POOL_2D', x43, 1, 1, 2, 2, 2, 0, False).To(t49)
Example({
    x1: [114, 115],
    t2: [114, 115],
    t3: [114, 115],
    t4: [114, 115],
    t5: [114, 115],
    t6: [114, 115],
    t7: [114, 115],
    x8: [126, 121, 123, 118, 112, 115, 127, 121, 122, 126, 116, 126, 116, 112, 125, 119],
    t9: [126, 121, 126, 121, 127, 121, 127, 121, 122, 126, 122, 126, 125, 126, 125, 119],
    t10: [126, 121, 126, 121, 127, 121, 127, 121, 122, 126, 122, 126, 125, 126, 125, 119],
    t11: [126, 121, 127, 121, 122, 126, 125, 119],
    t12: [126, 121, 123, 118, 112, 115, 127, 121, 122, 126, 116, 126, 116, 112, 125, 119],
    t13: [126, 121, 126, 121, 127, 121, 127, 121, 122, 126, 122, 126, 125, 126, 125, 119],
    t14: [126, 121, 123, 118, 127, 121, 127, 121, 122, 126, 116, 126, 125, 119, 125, 119],
    x15: [118, 126, 117, 124, 123, 121, 125, 122, 119, 114],
    t16: [118, 126, 123, 126, 125, 124, 125, 122, 125, 122],
    t17: [118, 126, 123, 126, 125, 124, 125, 122, 125, 122],
    t18: [118, 126, 125, 124, 125, 122],
    t19: [118, 126, 117, 124, 123, 121, 125, 122, 119, 114],
    t20: [118, 126, 123, 126, 125, 124, 125, 122, 125, 122],
    t21: [118, 126, 123, 124, 125, 122, 125, 122, 119, 114],
    x22: packed('<i2',
    'c-kv0D=exks46b0Z>XuPt17N3Y$&LzZKx_KEvzaiX{cf#007ih4)g'
),
    t23: packed('<i2',
    'c-kv0t1PQ3uBvYU!MduthQfwgFsv%6Y5+n80ssK)Ob>M'
),
    t24: packed('<i2',
    'c-kv0t1PQ3uBvYU!MduthQfwgFsv%6Y5+n80ssK)Ob>M'
),
    t25: [121, 118, 122, 127, 128, 127, 122, 126, 128, 125, 128, 125, 116, 122, 128, 122],
    t26: packed('<i2',
    'c-kv0D=exks46b0Z>XuPt17N3Y$&LzZKx_KEvzaiX{cf#007ih4)g'
),
    t27: packed('<i2',
    'c-kv0t1PQ3uBvYU!MduthQfwgFsv%6Y5+n80ssK)Ob>M'
),
    t28: packed('<i2',
    'c-kv0t1PN2uBvaSZ>X!Pt150NY^Vjos*<Y0ss<orAOHa60}o9'
),
    x29: [117, 124, 116, 123, 113, 122, 126, 117],
    t30: [117, 124, 117, 124, 126, 123, 126, 122],
    t31: [117, 124, 117, 124, 126, 123, 126, 122],
    t32: [117, 124, 126, 122],
    t33: [117, 124, 117, 124, 126, 123, 126, 122],
    t34: [117, 124, 116, 123, 113, 122, 126, 117],
    t35: [117, 124, 126, 122],
    x36: packed('<i2',
    'c-pJ3Dl9CiuB)ysEG#N3tg0?9tt_dkZ73-yE-Gfg0{|y*4D|'
),
    t37: packed('<i2',
    'c-pJ3s;;gB!`h;<qN-{jtZe|nlA>Y;JOBVWlnr7'
),
    t38: packed('<i2',
    'c-pJ3s;;gB!`h;<qN-{jtZe|nlA>Y;JOBVWlnr7'
),
    t39: [123, 122, 126, 123, 126, 123, 118, 114, 122, 123, 122, 125, 128, 125, 114, 115],
    t40: packed('<i2',
    'c-pJ3s;;gB!`h;<qN-{jtZe|nlA>Y;JOBVWlnr7'
),
    t41: packed('<i2',
    'c-pJ3Dl9CiuB)ysEG#N3tg0?9tt_dkZ73-yE-Gfg0{|y*4D|'
),
    t42: [123, 122, 126, 123, 125, 114, 118, 113, 122, 123, 122, 125, 128, 116, 114, 115],
    x43: [126, 118, 123, 124, 125, 128, 116, 114],
    t44: [126, 128, 126, 128, 126, 128, 126, 128],
    t45: [126, 128, 126, 128, 126, 128, 126, 128],
    t46: [126, 128],
    t47: [126, 128, 123, 124, 126, 128, 123, 124],
    t48: [126, 124, 126, 124, 125, 128, 125, 128],
    t49: [126, 128, 123, 124],
}, name='images_quant8').AddVariations(signed(x1, t2, t3, t4, t5, t6, t7, x8, t9, t10, t11, t12, t13, t14, x15, t16, t17, t18, t19, t20, t21, x22, t23, t24, t25, t26, t27, t28, x29, t30, t31, t32, t33, t34, t35, x36, t37, t38, t39, t40, t41, t42, x43, t44, t45, t46, t47, t48, t49)).DisableLifeTimeVariation()
