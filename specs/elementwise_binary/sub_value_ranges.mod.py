# Licensed under the Apache License, Version 2.0; see LICENSE.
# Written by 'python -m corpus' from corpus/families/elementwise_binary.py; do not edit.
#
# SUB: scales far from 1, sums of many bits, cancellation, special numbers.

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
t3 = Output('t3', (U8, [3, 17], 2.699999868127634e-07, 118))
model = Model()
model.Operation('SUB', x1, x2, 0).To(t3)
Example({
    x1: packed('<i2',
    'c-mw5zs$%fa=lYqCVQ4k4fC-O;gZ#^JKja+Td1X_-CFj1esqsxGw0JkGfuUt`is6k(WSDKfph=>|0EZ|'
),
    x2: packed('<i2',
    'c-mw5|Ie=>`)QWmrIY$|)SG3xw)q?m-MROybzQ0<V~DNEvV?-&A7p0#D7CKV7kVz=eZ^3mfph=>Ke-pF'
),
    t3: packed('<i2',
    'c-q?(V%(k6;#qUZR$*Jj;h^W)MoSZWbL*_vXO?che)Q18qTb04h6|@eOu5*)^$`E3sUEZMF^~=b<y9KM'
),
}, name='tiny_quant8').AddVariations(signed(x1, x2, t3)).DisableLifeTimeVariation()

# The unit is far from 1; the codes are what they are with another.
# Expected values: float64 formula.
x1 = Input('x1', (U8, [3, 17], 9.999999747378752e-05, 100))
x2 = Input('x2', (U8, [3, 17], 0.00019999999494757503, 131))
t3 = Output('t3', (U8, [3, 17], 0.0002699999895412475, 118))
model = Model()
model.Operation('SUB', x1, x2, 0).To(t3)
Example({
    x1: packed('<i2',
    'c-mw5zs$%fa=lYqCVQ4k4fC-O;gZ#^JKja+Td1X_-CFj1esqsxGw0JkGfuUt`is6k(WSDKfph=>|0EZ|'
),
    x2: packed('<i2',
    'c-mw5|Ie=>`)QWmrIY$|)SG3xw)q?m-MROybzQ0<V~DNEvV?-&A7p0#D7CKV7kVz=eZ^3mfph=>Ke-pF'
),
    t3: packed('<i2',
    'c-q?(V%(k6;#qUZR$*Jj;h^W)MoSZWbL*_vXO?che)Q18qTb04h6|@eOu5*)^$`E3sUEZMF^~=b<y9KM'
),
}, name='small_quant8').AddVariations(signed(x1, x2, t3)).DisableLifeTimeVariation()

# The unit is far from 1; the codes are what they are with another.
# Expected values: float64 formula.
x1 = Input('x1', (U8, [3, 17], 300.0, 100))
x2 = Input('x2', (U8, [3, 17], 600.0, 131))
t3 = Output('t3', (U8, [3, 17], 800.0, 118))
model = Model()
model.Operation('SUB', x1, x2, 0).To(t3)
Example({
    x1: packed('<i2',
    'c-mw5zs$%fa=lYqCVQ4k4fC-O;gZ#^JKja+Td1X_-CFj1esqsxGw0JkGfuUt`is6k(WSDKfph=>|0EZ|'
),
    x2: packed('<i2',
    'c-mw5|Ie=>`)QWmrIY$|)SG3xw)q?m-MROybzQ0<V~DNEvV?-&A7p0#D7CKV7kVz=eZ^3mfph=>Ke-pF'
),
    t3: packed('<i2',
    'c-q?>Y}B3I;#qUpR(^Z<k)RjZhD#HBbL*@&WR`BZaqRG;qTb2&1`DTzPr1~(^)T<3Y3_6GGms7d=5-py'
),
}, name='great_quant8').AddVariations(signed(x1, x2, t3)).DisableLifeTimeVariation()

# The unit is far from 1; the codes are what they are with another.
# Expected values: float64 formula.
x1 = Input('x1', (U8, [3, 17], 1000000.0, 100))
x2 = Input('x2', (U8, [3, 17], 2000000.0, 131))
t3 = Output('t3', (U8, [3, 17], 2700000.0, 118))
model = Model()
model.Operation('SUB', x1, x2, 0).To(t3)
Example({
    x1: packed('<i2',
    'c-mw5zs$%fa=lYqCVQ4k4fC-O;gZ#^JKja+Td1X_-CFj1esqsxGw0JkGfuUt`is6k(WSDKfph=>|0EZ|'
),
    x2: packed('<i2',
    'c-mw5|Ie=>`)QWmrIY$|)SG3xw)q?m-MROybzQ0<V~DNEvV?-&A7p0#D7CKV7kVz=eZ^3mfph=>Ke-pF'
),
    t3: packed('<i2',
    'c-q?(V%(k6;#qUZR$*Jj;h^W)MoSZWbL*_vXO?che)Q18qTb04h6|@eOu5*)^$`E3sUEZMF^~=b<y9KM'
),
}, name='huge_quant8').AddVariations(signed(x1, x2, t3)).DisableLifeTimeVariation()

# One operand has steps a thousand times those of the other.
# Expected values: float64 formula.
x1 = Input('x1', (U8, [3, 17], 4.0, 100))
x2 = Input('x2', (U8, [3, 17], 0.004000000189989805, 131))
t3 = Output('t3', (U8, [3, 17], 4.400000095367432, 103))
model = Model()
model.Operation('SUB', x1, x2, 0).To(t3)
Example({
    x1: packed('<i2',
    'c-mw5f8|Z_w&i{TM-t~e{}i3Da^fv3)nHq}3SRDM*6+N<&S+0byWz9o$tR(y3H-LK+9~PB7)S>IOo$hz'
),
    x2: packed('<i2',
    'c-mw5Z+>NR&}UJx8|QO8`6sWqWa}MW|9ZJJbBw$~VbPzB6;l?b%=h3}xzOA4@q(K2@3LId45R}94Qm%b'
),
    t3: packed('<i2',
    'c-rIna`tiQrX|7B`%-4zdl8?!Y{Df+y>J(qN(r&4PEP_9ju}tRybw6=_6yl5$x<$Y#_3rH7)S>IT}~J5'
),
}, name='coarse_first_quant8').AddVariations(signed(x1, x2, t3)).DisableLifeTimeVariation()

# One operand has steps a thousand times those of the other.
# Expected values: float64 formula.
x1 = Input('x1', (U8, [3, 17], 0.004000000189989805, 100))
x2 = Input('x2', (U8, [3, 17], 4.0, 131))
t3 = Output('t3', (U8, [3, 17], 4.400000095367432, 125))
model = Model()
model.Operation('SUB', x1, x2, 0).To(t3)
Example({
    x1: packed('<i2',
    'c-mw5f8|Z_w&i{TM-t~e{}i3Da^fv3)nHq}3SRDM*6+N<&S+0byWz9o$tR(y3H-LK+9~PB7)S>IOo$hz'
),
    x2: packed('<i2',
    'c-mw5Z+>NR&}UJx8|QO8`6sWqWa}MW|9ZJJbBw$~VbPzB6;l?b%=h3}xzOA4@q(K2@3LId45R}94Qm%b'
),
    t3: packed('<i2',
    'c-s5IbI3SvmH5L41{RYxJ<p3a-Me97qg>4Gj|*;G@9pIeZqH4cnX>t9bkc?cYRSzV!na=EVIUm<060M#e*'
),
}, name='fine_first_quant8').AddVariations(signed(x1, x2, t3)).DisableLifeTimeVariation()

# One operand has steps a thousand times those of the other, and of the result.
# Expected values: float64 formula.
x1 = Input('x1', (U8, [3, 17], 4.0, 100))
x2 = Input('x2', (U8, [3, 17], 0.004000000189989805, 131))
t3 = Output('t3', (U8, [3, 17], 0.004000000189989805, 128))
model = Model()
model.Operation('SUB', x1, x2, 0).To(t3)
Example({
    x1: packed('<i2',
    'c-mw5f8|Z_w&i{TM-t~e{}i3Da^fv3)nHq}3SRDM*6+N<&S+0byWz9o$tR(y3H-LK+9~PB7)S>IOo$hz'
),
    x2: packed('<i2',
    'c-mw5Z+>NR&}UJx8|QO8`6sWqWa}MW|9ZJJbBw$~VbPzB6;l?b%=h3}xzOA4@q(K2@3LId45R}94Qm%b'
),
    t3: packed('<i2',
    'c-mw54+abj{}~_@h+qJ5K_W0=Fb0c1gUXWz05w(`%>'
),
}, name='coarse_first_cut_off_quant8').AddVariations(signed(x1, x2, t3)).DisableLifeTimeVariation()

# One operand has steps a thousand times those of the other, and of the result.
# Expected values: float64 formula.
x1 = Input('x1', (U8, [3, 17], 0.004000000189989805, 100))
x2 = Input('x2', (U8, [3, 17], 4.0, 131))
t3 = Output('t3', (U8, [3, 17], 0.004000000189989805, 128))
model = Model()
model.Operation('SUB', x1, x2, 0).To(t3)
Example({
    x1: packed('<i2',
    'c-mw5f8|Z_w&i{TM-t~e{}i3Da^fv3)nHq}3SRDM*6+N<&S+0byWz9o$tR(y3H-LK+9~PB7)S>IOo$hz'
),
    x2: packed('<i2',
    'c-mw5Z+>NR&}UJx8|QO8`6sWqWa}MW|9ZJJbBw$~VbPzB6;l?b%=h3}xzOA4@q(K2@3LId45R}94Qm%b'
),
    t3: packed('<i2',
    'c-s5V@Sg#Q{)0#m0U{x6C<7r2#t=oM0s!Lk9pe'
),
}, name='fine_first_cut_off_quant8').AddVariations(signed(x1, x2, t3)).DisableLifeTimeVariation()
