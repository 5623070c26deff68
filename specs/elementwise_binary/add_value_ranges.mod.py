# Licensed under the Apache License, Version 2.0; see LICENSE.
# Written by 'python -m corpus' from corpus/families/elementwise_binary.py; do not edit.
#
# ADD: scales far from 1, sums of many bits, cancellation, special numbers.

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

# The unit is far from 1; the codes are what they are with another.
# Expected values: float64 formula.
x1 = Input('x1', (U8, [3, 17], 1.0000000116860974e-07, 100))
x2 = Input('x2', (U8, [3, 17], 2.0000000233721948e-07, 131))
t3 = Output('t3', (U8, [3, 17], 3.3000000598804036e-07, 122))
model = Model()
model.Operation('ADD', x1, x2, 0).To(t3)
Example({
    x1: packed('<i2',
    'c-mw5zs$%fa=lYqCVQ4k4fC-O;gZ#^JKja+Td1X_-CFj1esqsxGw0JkGfuUt`is6k(WSDKfph=>|0EZ|'
),
    x2: packed('<i2',
    'c-mw5|Ie=>`)QWmrIY$|)SG3xw)q?m-MROybzQ0<V~DNEvV?-&A7p0#D7CKV7kVz=eZ^3mfph=>Ke-pF'
),
    t3: packed('<i2',
    'c-rIna??96<4j`U>JHC(uh_`ShPZ8^TaGUY$_n+=X-p|vm{dLSsKSQ#jk!&V`t#G~Za4K|ARPbzK+hNd'
),
}, name='tiny_quant8').AddVariations(signed(x1, x2, t3)).DisableLifeTimeVariation()

# The unit is far from 1; the codes are what they are with another.
# Expected values: float64 formula.
x1 = Input('x1', (U8, [3, 17], 9.999999747378752e-05, 100))
x2 = Input('x2', (U8, [3, 17], 0.00019999999494757503, 131))
t3 = Output('t3', (U8, [3, 17], 0.00033000000985339284, 122))
model = Model()
model.Operation('ADD', x1, x2, 0).To(t3)
Example({
    x1: packed('<i2',
    'c-mw5zs$%fa=lYqCVQ4k4fC-O;gZ#^JKja+Td1X_-CFj1esqsxGw0JkGfuUt`is6k(WSDKfph=>|0EZ|'
),
    x2: packed('<i2',
    'c-mw5|Ie=>`)QWmrIY$|)SG3xw)q?m-MROybzQ0<V~DNEvV?-&A7p0#D7CKV7kVz=eZ^3mfph=>Ke-pF'
),
    t3: packed('<i2',
    'c-rIna??96<4j`U>JHC(uh_`ShPZ8^TaGUY$_n+=X-p|vm{dLSsKSQ#jk!&V`t#G~Za4K|ARPbzK+hNd'
),
}, name='small_quant8').AddVariations(signed(x1, x2, t3)).DisableLifeTimeVariation()

# The unit is far from 1; the codes are what they are with another.
# Expected values: float64 formula.
x1 = Input('x1', (U8, [3, 17], 300.0, 100))
x2 = Input('x2', (U8, [3, 17], 600.0, 131))
t3 = Output('t3', (U8, [3, 17], 1000.0, 122))
model = Model()
model.Operation('ADD', x1, x2, 0).To(t3)
Example({
    x1: packed('<i2',
    'c-mw5zs$%fa=lYqCVQ4k4fC-O;gZ#^JKja+Td1X_-CFj1esqsxGw0JkGfuUt`is6k(WSDKfph=>|0EZ|'
),
    x2: packed('<i2',
    'c-mw5|Ie=>`)QWmrIY$|)SG3xw)q?m-MROybzQ0<V~DNEvV?-&A7p0#D7CKV7kVz=eZ^3mfph=>Ke-pF'
),
    t3: packed('<i2',
    'c-rIre8W30<8)%+>JHC(uh^){hPZ8^TaGOb$_n+=ZA>Xzm{dLSsN(u}jk!&V2J_P9ZZq>`ARPbzKm-^4'
),
}, name='great_quant8').AddVariations(signed(x1, x2, t3)).DisableLifeTimeVariation()

# The unit is far from 1; the codes are what they are with another.
# Expected values: float64 formula.
x1 = Input('x1', (U8, [3, 17], 1000000.0, 100))
x2 = Input('x2', (U8, [3, 17], 2000000.0, 131))
t3 = Output('t3', (U8, [3, 17], 3300000.0, 122))
model = Model()
model.Operation('ADD', x1, x2, 0).To(t3)
Example({
    x1: packed('<i2',
    'c-mw5zs$%fa=lYqCVQ4k4fC-O;gZ#^JKja+Td1X_-CFj1esqsxGw0JkGfuUt`is6k(WSDKfph=>|0EZ|'
),
    x2: packed('<i2',
    'c-mw5|Ie=>`)QWmrIY$|)SG3xw)q?m-MROybzQ0<V~DNEvV?-&A7p0#D7CKV7kVz=eZ^3mfph=>Ke-pF'
),
    t3: packed('<i2',
    'c-rIna??96<4j`U>JHC(uh_`ShPZ8^TaGUY$_n+=X-p|vm{dLSsKSQ#jk!&V`t#G~Za4K|ARPbzK+hNd'
),
}, name='huge_quant8').AddVariations(signed(x1, x2, t3)).DisableLifeTimeVariation()

# One operand has steps a thousand times those of the other.
# Expected values: float64 formula.
x1 = Input('x1', (U8, [3, 17], 4.0, 100))
x2 = Input('x2', (U8, [3, 17], 0.004000000189989805, 131))
t3 = Output('t3', (U8, [3, 17], 4.400000095367432, 103))
model = Model()
model.Operation('ADD', x1, x2, 0).To(t3)
Example({
    x1: packed('<i2',
    'c-mw5f8|Z_w&i{TM-t~e{}i3Da^fv3)nHq}3SRDM*6+N<&S+0byWz9o$tR(y3H-LK+9~PB7)S>IOo$hz'
),
    x2: packed('<i2',
    'c-mw5Z+>NR&}UJx8|QO8`6sWqWa}MW|9ZJJbBw$~VbPzB6;l?b%=h3}xzOA4@q(K2@3LId45R}94Qm%b'
),
    t3: packed('<i2',
    'c-rIna`tiQrX|7B`%-4zdl8?!Y{Df+y$BcSN(r$kPEP_9ju}tRybw6|_6wQG$x<$Y#_3rH7)S>ITuc|}'
),
}, name='coarse_first_quant8').AddVariations(signed(x1, x2, t3)).DisableLifeTimeVariation()

# One operand has steps a thousand times those of the other.
# Expected values: float64 formula.
x1 = Input('x1', (U8, [3, 17], 0.004000000189989805, 100))
x2 = Input('x2', (U8, [3, 17], 4.0, 131))
t3 = Output('t3', (U8, [3, 17], 4.400000095367432, 131))
model = Model()
model.Operation('ADD', x1, x2, 0).To(t3)
Example({
    x1: packed('<i2',
    'c-mw5f8|Z_w&i{TM-t~e{}i3Da^fv3)nHq}3SRDM*6+N<&S+0byWz9o$tR(y3H-LK+9~PB7)S>IOo$hz'
),
    x2: packed('<i2',
    'c-mw5Z+>NR&}UJx8|QO8`6sWqWa}MW|9ZJJbBw$~VbPzB6;l?b%=h3}xzOA4@q(K2@3LId45R}94Qm%b'
),
    t3: packed('<i2',
    'c-rInVs~~@_)B?(3n%jYq$Vvr?Hmwa|7eK{f4qifammNEm6PVB&-E2vHZQ>8*4)~PH)^7)45R}9Aq*FV'
),
}, name='fine_first_quant8').AddVariations(signed(x1, x2, t3)).DisableLifeTimeVariation()

# One operand has steps a thousand times those of the other, and of the result.
# Expected values: float64 formula.
x1 = Input('x1', (U8, [3, 17], 4.0, 100))
x2 = Input('x2', (U8, [3, 17], 0.004000000189989805, 131))
t3 = Output('t3', (U8, [3, 17], 0.004000000189989805, 128))
model = Model()
model.Operation('ADD', x1, x2, 0).To(t3)
Example({
    x1: packed('<i2',
    'c-mw5f8|Z_w&i{TM-t~e{}i3Da^fv3)nHq}3SRDM*6+N<&S+0byWz9o$tR(y3H-LK+9~PB7)S>IOo$hz'
),
    x2: packed('<i2',
    'c-mw5Z+>NR&}UJx8|QO8`6sWqWa}MW|9ZJJbBw$~VbPzB6;l?b%=h3}xzOA4@q(K2@3LId45R}94Qm%b'
),
    t3: packed('<i2',
    'c-mw54+abj{}~_@h+qJ5K_W0=Fb0cDLFGvU018eT0R'
),
}, name='coarse_first_cut_off_quant8').AddVariations(signed(x1, x2, t3)).DisableLifeTimeVariation()

# One operand has steps a thousand times those of the other, and of the result.
# Expected values: float64 formula.
x1 = Input('x1', (U8, [3, 17], 0.004000000189989805, 100))
x2 = Input('x2', (U8, [3, 17], 4.0, 131))
t3 = Output('t3', (U8, [3, 17], 0.004000000189989805, 128))
model = Model()
model.Operation('ADD', x1, x2, 0).To(t3)
Example({
    x1: packed('<i2',
    'c-mw5f8|Z_w&i{TM-t~e{}i3Da^fv3)nHq}3SRDM*6+N<&S+0byWz9o$tR(y3H-LK+9~PB7)S>IOo$hz'
),
    x2: packed('<i2',
    'c-mw5Z+>NR&}UJx8|QO8`6sWqWa}MW|9ZJJbBw$~VbPzB6;l?b%=h3}xzOA4@q(K2@3LId45R}94Qm%b'
),
    t3: packed('<i2',
    'c-mw5&+s3J7(gV50Fe+jl!1^1V+OJS0A^Ga>;'
),
}, name='fine_first_cut_off_quant8').AddVariations(signed(x1, x2, t3)).DisableLifeTimeVariation()
