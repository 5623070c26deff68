# Licensed under the Apache License, Version 2.0; see LICENSE.
# Written by 'python -m corpus' from corpus/families/normalization.py; do not edit.
#
# LOCAL_RESPONSE_NORMALIZATION: as many elements in other rows, by one model.

import base64
import zlib

import numpy as np


def packed(dtype, text, unit=None):
    """Many values in little space: the first byte of each, then the second; times a unit."""
    planes = np.frombuffer(zlib.decompress(base64.b85decode(text)), "u1")
    planes = planes.reshape(np.dtype(dtype).itemsize, -1)
    values = np.frombuffer(planes.T.tobytes(), dtype)
    return (values if unit is None else np.multiply(values, unit, dtype="f8")).tolist()


F32 = 'TENSOR_FLOAT32'

# Dimensions are those of one request only: the next has as many elements in other rows.
# Expected values: float64 formula.
x1 = Input('x1', (F32, [1, 4, 6, 2]))
t2 = Output('t2', (F32, [1, 4, 6, 2]))
model = Model()
model.Operation('LOCAL_RESPONSE_NORMALIZATION', x1, 1, 1.0, 0.5, 0.5).To(t2)
Example({
    x1: packed('|i1',
    'c-jTQi4g!G2m`RQh`Rr@yv0N<Qxu&NgF>%rD-cDWIoCUw!UMHuvB3|?B^=5', 0.5
),
    t2: packed('<f4',
    'c-oU*zie63rOiE;l4hSTFW=mA`0)F$<>jA0mzVRsK0iA@zoo^Fy=Qab8|n2<PCdIme?G&xVZ-zlj7%%0zj$!%8Y9z%3(?Q7U1MRn'
    'b}dQm!3#At0|VhROpHfZ&u~UZn}1<pF`t~9tKKb_+pWGZoTEc7cfy2^3pzMVO*=T2*@Z7GD-)giZc47)oQvj@D=K=dOik_g@8554'
    '4<zmP@3RLIcKi2%*dXD3`|QCKh-(KH0`dVX17G<'
),
}, name='1x4x6x2').AddVariations('float16').DisableLifeTimeVariation()

# Dimensions are those of one request only: the next has as many elements in other rows.
# Expected values: float64 formula.
x1 = Input('x1', (F32, [1, 6, 4, 2]))
t2 = Output('t2', (F32, [1, 6, 4, 2]))
model = Model()
model.Operation('LOCAL_RESPONSE_NORMALIZATION', x1, 1, 1.0, 0.5, 0.5).To(t2)
Example({
    x1: packed('|i1',
    'c-jTQfeip42m`P<(E0zh2;yv0JRO#e`*hw~7%DG##O(@FMr3Q|CT-&b<f|F>', 0.5
),
    t2: packed('<f4',
    'c-otNK0p8c*Or!^&E@5<`Q8*3zR}ZLC&q5K2?&xdHKp*q=C^%Q$gukJ(WVqz{`mM857gA6pBor3F<!f-mc)AG2<y+EJ`c|b#{<Fi'
    '70Z&7)HeQPJ;Jc+^?_x{KR3$CE(|X#`?x@KYOY)dhuyM^bLL!p@}$vk$~&o9v!v9!o70xrvCh6Yr(soOQ*+vE)@94~@3Y^(Z@>M1'
    '5ZVXi*xT8GxOPA;2-w?$g!Y3}*@J)`0E?qwas'
),
}, name='1x6x4x2').AddVariations('float16').DisableLifeTimeVariation()

# Dimensions are those of one request only: the next has as many elements in other rows.
# Expected values: float64 formula.
x1 = Input('x1', (F32, [2, 4, 3, 2]))
t2 = Output('t2', (F32, [2, 4, 3, 2]))
model = Model()
model.Operation('LOCAL_RESPONSE_NORMALIZATION', x1, 1, 1.0, 0.5, 0.5).To(t2)
Example({
    x1: packed('|i1',
    'c-jTQfeip42m`P<Mfd-;f&*;XO}L)l;UT199c(B{3^!7h3x<hm=6oM>*%$@', 0.5
),
    t2: packed('<f4',
    'c-l)!N=iCcBDOB2=`~-^uFXB{c1hFT6qc74zS*?tUx@VjO`A6Nl$W#H^=w|f`s@3oOLahyW&6-4d6`<0`4>i}Gs1O#tVgb0JHi?t'
    'Z=ZUGGd`Y?>Dsk3!c2^pE<KN)zG9`O=E|Lm{2J4m?Uwae$>mOYr#a=~9FC4T7o}z;Hk(hLB_)^J!7=4suAIk-1s~PB?f31ox7!Z_'
    'Aku!ny`4P>?ccu-$k}fXVu47I&_4Tp_WJ=}y<Fx'
),
}, name='2x4x3x2').AddVariations('float16').DisableLifeTimeVariation()

# Dimensions are those of one request only: the next has as many elements in other rows.
# Expected values: float64 formula.
x1 = Input('x1', (F32, [2, 3, 4, 2]))
t2 = Output('t2', (F32, [2, 3, 4, 2]))
model = Model()
model.Operation('LOCAL_RESPONSE_NORMALIZATION', x1, 1, 1.0, 0.5, 0.5).To(t2)
Example({
    x1: packed('|i1',
    'c-jTQ0S*8l2m`TrGV%YfC5sT-ERjTM$R%4n@!nx<T1FKYtwS`Iy+66v5Ht', 0.5
),
    t2: packed('<f4',
    'c-l*8Vz(<fw`mi*-MJDc&X+GQC6$-!=@q_tQ&{*W=~Cev>Ghj7*|DFWU0&X^IX>ROA$i#uVcV?u_%p&;w$YY%?yQ)8?b^?uM_5^p'
    '9ATZl;t1;*&iHuYGY?)|yT-&QE6d23);#6iqMcH+ro7v^sA6_eQMWorM@q_^ix=n2xv1Vf=c4&!safx)gfHai$dy~REHu=9zr7t0'
    '?zi6uruIXT-M;<%?SL$h3|N6ZgkcW=ja*vu'
),
}, name='2x3x4x2').AddVariations('float16').DisableLifeTimeVariation()
