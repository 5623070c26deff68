# Licensed under the Apache License, Version 2.0; see LICENSE.
# Written by 'python -m corpus' from corpus/families/normalization.py; do not edit.
#
# INSTANCE_NORMALIZATION: as many elements in other rows, by one model.

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
model.Operation('INSTANCE_NORMALIZATION', x1, 1.5, 0.5, 0.125, False).To(t2)
Example({
    x1: packed('|i1',
    'c-jTQi4g!G2m`PKq_Y3C@>ES&;)jSBLu=%95#?g-*R4$~v3wYsXKLUBBB&M+', 0.5
),
    t2: packed('<f4',
    'c-kvuU9!JTLC#X@i0AXk9a7;e`<LX-QE*l07r3!`a>rx^IqfC4x{TzG6y9<S@9L0x{x9Qz-*YV&i!<9keDptcX5C)D0~{B$DzvUo'
    'ZBq0<<*(%uen23;(q-E}0fu$)r_OwQaMYOLoiK-;PU<3&#ulA-vJA%NHNwY*muj-jX>4f}=D2RW?o>ZV>VtJ}-koaE5!tuj-eLcK'
    '2L}fb4Mh7K?CtIM+XIE{_Jb)9*A^%aq=51c00uc%Zv'
),
}, name='1x4x6x2').AddVariations('float16').DisableLifeTimeVariation()

# Dimensions are those of one request only: the next has as many elements in other rows.
# Expected values: float64 formula.
x1 = Input('x1', (F32, [1, 6, 4, 2]))
t2 = Output('t2', (F32, [1, 6, 4, 2]))
model = Model()
model.Operation('INSTANCE_NORMALIZATION', x1, 1.5, 0.5, 0.125, False).To(t2)
Example({
    x1: packed('|i1',
    'c-jrgK@I>Q2m`Rd2KxWk;#8u&R!#7#7xyu@j2iL{pu6->7C0G7(lA*MG-MPA', 0.5
),
    t2: packed('<f4',
    'c-s3Nuz&0R8NUO59bw8^v1~=*j!#!F&+0t3^;kgcr{6%i-+DW?au)8meB;P|y<-jgKNZe;`uJ&A;jC#Y+m0tMO1`}Cc~9zXPtC`g'
    'vpAlE<O&ZjeEjS3!qjytPY-K~Jbixq`Oz~+C*6L|^mU`8;1WTl_iq*Frew`IGw1oGw;;LO74OfqE4`n~^Yv)O9PguV_uJUp+wa?N'
    'bHIN8ejv-ie!s(hdl1WJ-+quBh`ApmY7dbG0K=tjc>'
),
}, name='1x6x4x2').AddVariations('float16').DisableLifeTimeVariation()

# Dimensions are those of one request only: the next has as many elements in other rows.
# Expected values: float64 formula.
x1 = Input('x1', (F32, [2, 4, 3, 2]))
t2 = Output('t2', (F32, [2, 4, 3, 2]))
model = Model()
model.Operation('INSTANCE_NORMALIZATION', x1, 1.5, 0.5, 0.125, False).To(t2)
Example({
    x1: packed('|i1',
    'c-jTQfeip42m`RVq458;8%kn}I>y8#5X4T$bI*$Xn01Stve>sowXF}Kl@;;', 0.5
),
    t2: packed('<f4',
    'c-qVC3`ofo$`+EFlxco`5*x3Ad0xsAp;U9uxmAVvck=HF7S2eVaaZt8esWc^VB&)07lKE5Unu`q&Io#;zB9;mQ@y$_?+)c%>R*4I'
    'vYI6{%jlJr{1bVjS3<K`PqDswBEssR$M(`eW}A#my2HWl^hZ)c2N%EmDRbrEeaWRx(od!T**ncrn)T2AsdU=XG<&70G<ye!{q{iU'
    'U=Ick2kiF)ft|g*9Z+Vk15g6Uwco!NqzVK8pGH)&'
),
}, name='2x4x3x2').AddVariations('float16').DisableLifeTimeVariation()

# Dimensions are those of one request only: the next has as many elements in other rows.
# Expected values: float64 formula.
x1 = Input('x1', (F32, [2, 3, 4, 2]))
t2 = Output('t2', (F32, [2, 3, 4, 2]))
model = Model()
model.Operation('INSTANCE_NORMALIZATION', x1, 1.5, 0.5, 0.125, False).To(t2)
Example({
    x1: packed('|i1',
    'c-jrd$qfK72m>$?(Zc@Iq7Zuc<*M-s;Q-!Bs(Y6qXyR}=6W4VZxY554n6DY=', 0.5
),
    t2: packed('<f4',
    'c-jHL06+hzGx6c^xp-9vRnXx{^7F8G)Je>!p3u2u{5k95>lB7$bGy3&b++p`tUU*TtUZRH-8t(y%0-}Kpq}gA1>>GY5Z(izgr3UV'
    'AvU_}y5q6i?j>n+N>aMRHx()NHx;q21*x{F6AD)=R{^%MYk|NDo3R0|3;`3TE*!mty&}!0HNSrhUAnzbec~c@ed5i(z&<}dK)gRc'
    'KR`dezd*mdzrH}fKR`ggKfk}ezd%2~KtDY|zdgS|KR!UeKR!Q+(qGX'
),
}, name='2x3x4x2').AddVariations('float16').DisableLifeTimeVariation()
