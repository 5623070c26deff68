# Licensed under the Apache License, Version 2.0; see LICENSE.
# Written by 'python -m corpus' from corpus/families/pooling.py; do not edit.
#
# AVERAGE_POOL_2D: as many elements in other rows, by one model.

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
t2 = Output('t2', (F32, [1, 4, 6, 2]))
model = Model()
model.Operation('AVERAGE_POOL_2D', x1, 1, 1, 1, 1, 2, 0).To(t2)
Example({
    x1: packed('|i1',
    'c-jTQ2@U`t2m`PL2m1fla?h5db~$*nWrT|Zr8~)sR7QxY=V|U%8|4F!W*hb', 0.5
),
    t2: packed('|i1',
    'c-jrdSq=aY3<W^@e*bfd6qP&;^EDn>^47^3u#yT~dnr0IPEqG~CLcQm7GQA`_W(j&8OZ', 0.25
),
}, name='1x4x6x2').AddVariations('float16').DisableLifeTimeVariation()

# Dimensions are those of one request only: the next has as many elements in other rows.
# Expected values: float64 formula.
x1 = Input('x1', (U8, [1, 4, 6, 2], 0.5, 120))
t2 = Output('t2', (U8, [1, 4, 6, 2], 0.5, 120))
model = Model()
model.Operation('AVERAGE_POOL_2D', x1, 1, 1, 1, 1, 2, 0).To(t2)
Example({
    x1: packed('<i2',
    'c-oc0feip42m>%rMi7?ZKu`AuTX^+>^Lki=l0sUAD-N|VXLgD1g$P@X9G@Ov0v2`'
),
    t2: packed('|i1',
    'c-jre$q@h`2n4W}6?T@J+Vz(d$3~+w2)8Afl)sB{d`edzDHy3(%LgXz7H0'
),
}, name='1x4x6x2_quant8').AddVariations(signed(x1, t2)).DisableLifeTimeVariation()

# Dimensions are those of one request only: the next has as many elements in other rows.
# Expected values: float64 formula.
x1 = Input('x1', (F32, [1, 6, 4, 2]))
t2 = Output('t2', (F32, [1, 6, 4, 2]))
model = Model()
model.Operation('AVERAGE_POOL_2D', x1, 1, 1, 1, 1, 2, 0).To(t2)
Example({
    x1: packed('|i1',
    'c-jTQ2@(J>1O%|bI{yFKDy0cKQwNf;_V_+3H5<`&ETOd;p2HHAdc5xks>c*0', 0.5
),
    t2: packed('|i1',
    'c-jTQfeL^i3<W@a%Vtxg|Nlyruo5=CqvZJ)8(2psr*OCeW67j=PFSQ@a|@>T=u*q~Y<Z6pFa', 0.25
),
}, name='1x6x4x2').AddVariations('float16').DisableLifeTimeVariation()

# Dimensions are those of one request only: the next has as many elements in other rows.
# Expected values: float64 formula.
x1 = Input('x1', (U8, [1, 6, 4, 2], 0.5, 120))
t2 = Output('t2', (U8, [1, 6, 4, 2], 0.5, 120))
model = Model()
model.Operation('AVERAGE_POOL_2D', x1, 1, 1, 1, 1, 2, 0).To(t2)
Example({
    x1: packed('<i2',
    'c-oc0hY<iE2m~-k7C|}iDWf}siI<x+$e_7>ZR5y1H?*Jz2^JI`zs(f0WQ|V`Y!Viv'
),
    t2: packed('<i2',
    'c-oc0i2;Bh3<E$%Mhgu|9~|8oyi+r0!3edsbF(6eTFO{N%DhLwU%P9Z`CLDJX{8pL'
),
}, name='1x6x4x2_quant8').AddVariations(signed(x1, t2)).DisableLifeTimeVariation()

# Dimensions are those of one request only: the next has as many elements in other rows.
# Expected values: float64 formula.
x1 = Input('x1', (F32, [2, 4, 3, 2]))
t2 = Output('t2', (F32, [2, 4, 3, 2]))
model = Model()
model.Operation('AVERAGE_POOL_2D', x1, 1, 1, 1, 1, 2, 0).To(t2)
Example({
    x1: packed('|i1',
    'c-jTQfeip42m`Rl)bandf;eo$gh6g~IcRLF<xuXLaUT-5Qnaaei0JtJ<QNP', 0.5
),
    t2: packed('|i1',
    'c-jTQfeyeB3<W?WI(xzP|6eI0?Ls^5T+(0<ilc>{0n-mJ>A3kCBHqV6g=;k9R;mB}0P9>B69', 0.25
),
}, name='2x4x3x2').AddVariations('float16').DisableLifeTimeVariation()

# Dimensions are those of one request only: the next has as many elements in other rows.
# Expected values: float64 formula.
x1 = Input('x1', (U8, [2, 4, 3, 2], 0.5, 120))
t2 = Output('t2', (U8, [2, 4, 3, 2], 0.5, 120))
model = Model()
model.Operation('AVERAGE_POOL_2D', x1, 1, 1, 1, 1, 2, 0).To(t2)
Example({
    x1: packed('<i2',
    'c-oc0ff2wU2m`>5ToA*RSi|Vf;J+34NgEkWm9pY*!gnkilg<$i)xvy5OM5OIX0H~E'
),
    t2: packed('<i2',
    'c-oc0ff2wU3<AK8tfIsm(l~l&=>I-UUf0%gyf!&~#bKNQWGWU=BGF1c`t#EVW^)#a'
),
}, name='2x4x3x2_quant8').AddVariations(signed(x1, t2)).DisableLifeTimeVariation()

# Dimensions are those of one request only: the next has as many elements in other rows.
# Expected values: float64 formula.
x1 = Input('x1', (F32, [2, 3, 4, 2]))
t2 = Output('t2', (F32, [2, 3, 4, 2]))
model = Model()
model.Operation('AVERAGE_POOL_2D', x1, 1, 1, 1, 1, 2, 0).To(t2)
Example({
    x1: packed('|i1',
    'c-jTQ0TRF<2n4a=DBAzO)&-<ZVt7NbK9Pi<B>jQbzMS&Gid!(<Cbj*E=^Uv', 0.5
),
    t2: packed('|i1',
    'c-jTQ0S<sL2m~-gi1PoZo=naS*jl|H{aF9&t?G1#-v)3QF}{qbn7hVIQdB7iMl&NK', 0.25
),
}, name='2x3x4x2').AddVariations('float16').DisableLifeTimeVariation()

# Dimensions are those of one request only: the next has as many elements in other rows.
# Expected values: float64 formula.
x1 = Input('x1', (U8, [2, 3, 4, 2], 0.5, 120))
t2 = Output('t2', (U8, [2, 3, 4, 2], 0.5, 120))
model = Model()
model.Operation('AVERAGE_POOL_2D', x1, 1, 1, 1, 1, 2, 0).To(t2)
Example({
    x1: packed('<i2',
    'c-oc0ff0Z}2m~=p{skU~L)6l(!DNzmH1{ct>19}75PCMtJ1J*7WJF0($4?(h6&5J'
),
    t2: packed('|i1',
    'c-jrfK@I>g2m-J-gNW1l_$}$FbI`S0O4wx*ybCB-U^u?~otAn={Qw;577G'
),
}, name='2x3x4x2_quant8').AddVariations(signed(x1, t2)).DisableLifeTimeVariation()
