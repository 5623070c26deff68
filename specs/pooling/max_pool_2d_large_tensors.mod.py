# Licensed under the Apache License, Version 2.0; see LICENSE.
# Written by 'python -m corpus' from corpus/families/pooling.py; do not edit.
#
# MAX_POOL_2D: tensors of many elements, in sizes of no block, and beside powers of two.

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

# Windows are of some pixels, or one of all, or of more than a block has.
# Expected values: float64 formula.
x1 = Input('x1', (U8, [1, 67, 65, 5], 0.5, 100))
t2 = Output('t2', (U8, [1, 34, 65, 5], 0.5, 100))
model = Model()
model.Operation('MAX_POOL_2D', x1, 1, 1, 2, 5, 4, 0).To(t2)
Example({
    x1: (packed('<i2',
    'c-l*fzT0siTt8nizCmMOB)>Gr?t=nHdbV5N{QjoMV#O<-mg)OTDwA#=b5Z`j@NIuh;Q2hp3D@{<ZFzKk{>9l0lmGxix*#w'
) * 357)[:21775],
    t2: packed('<i2',
    'c-rlnI}U>|5JYqTQ{@IJ(OODFY1#F*@!Eh;J``RTD7;rp6Go9n3`Xo~(nr>$V)FbhS|pmtBAV@&u*qf3CX<AE^(xvVzss+GxxCpV'
    'Ngy1rx!j6`<2O%)Goa9fGoa9fGr&wZ6#5+IOgI$!6oq~gj^C^ldVra5{N`CHwA&mhwBH<O!f~5Jq|k12h!omwmO!E1<|$BUw>b%g'
    'cAITj6$z*BTWpc`EKH@)$CE>nJuojPN~&{H!s#<F&q5pd5l(NR+p%mZ)@ul-$GpDWXd;~6;fl7G8^Up}KiI8EIL`HlQfR{Q?=wZh'
    '8Bl1#8Bl1md~A8vQ~SP&l=C}mBC=m`+{qQqZOiip0000000000000000000000000@Rz&*S1f@J'
),
}, name='windows_quant8').AddVariations(signed(x1, t2)).DisableLifeTimeVariation()

# Windows are of some pixels, or one of all, or of more than a block has.
# Expected values: float64 formula.
x1 = Input('x1', (U8, [2, 63, 67, 3], 0.5, 100))
t2 = Output('t2', (U8, [2, 1, 1, 3], 0.5, 100))
model = Model()
model.Operation('MAX_POOL_2D', x1, 2, 1, 1, 67, 63, 0).To(t2)
Example({
    x1: (packed('<i2',
    'c-l*S{N$_os`<+6-fG5V*3Fx*vrVAtHs7O<fwwQN@!i<4x7jawJ%`2Jgn&bRd~cR<Ncf6A$b45R^UTTo{eegZN&o<GT_0)'
) * 416)[:25326],
    t2: [245, 245, 245, 245, 245, 245],
}, name='one_window_quant8').AddVariations(signed(x1, t2)).DisableLifeTimeVariation()

# Windows are of some pixels, or one of all, or of more than a block has.
# Expected values: float64 formula.
x1 = Input('x1', (U8, [1, 1, 2049, 2], 0.5, 100))
t2 = Output('t2', (U8, [1, 1, 513, 2], 0.5, 100))
model = Model()
model.Operation('MAX_POOL_2D', x1, 2, 2, 1, 1025, 1, 0).To(t2)
Example({
    x1: (packed('<i2',
    'c-m|9>`-xW(0XvQvu)KqDZ^h=`+luDbK&ph4S#F)_?4BH>@HQ&?O(yTNXhR}#);0}c!m?2H5&N=LF?b>#FsNr0svPz9~J'
) * 68)[:4098],
    t2: ([253] * 1026)[:1026],
}, name='row_quant8').AddVariations(signed(x1, t2)).DisableLifeTimeVariation()

# Windows are of some pixels, or one of all, or of more than a block has.
# Expected values: float64 formula.
x1 = Input('x1', (U8, [1, 24, 25, 2], 0.5, 100))
t2 = Output('t2', (U8, [1, 8, 7, 2], 0.5, 100))
model = Model()
model.Operation('MAX_POOL_2D', x1, 2, 1, 1, 19, 17, 0).To(t2)
Example({
    x1: (packed('<i2',
    'c-p)9<-(CSZ;t%`dgj6VZwId3`S{}FkF)#kTs(X1`QtM`zwJMN;n(knAK#qV_y5enb2pBj`E=pqy=%Aj|9kTC{i|CHlmGw&vNYc'
) * 20)[:1200],
    t2: ([255] * 112)[:112],
}, name='tens_quant8').AddVariations(signed(x1, t2)).DisableLifeTimeVariation()

# Windows are of some pixels, or one of all, or of more than a block has.
# Expected values: float64 formula.
x1 = Input('x1', (F32, [1, 67, 65, 5]))
t2 = Output('t2', (F32, [1, 34, 65, 5]))
model = Model()
model.Operation('MAX_POOL_2D', x1, 1, 1, 2, 5, 4, 0).To(t2)
Example({
    x1: (packed('|i1',
    'c-jTQ0RjLa1Oz~m&HrC(U34?Jr@{S7B2<o9eMV}+x;=D}nZ`AZL3+%+?qHx)Z2va;8V~', 0.5
) * 357)[:21775],
    t2: packed('|i1',
    'c-rln!3u;h3<X&*$@~8=-m2R}S*WhbVbM`|z4#CYMp}s!E`1_e_!^3K520B+w!DVh{J}ByE3U<j%a(ZoWIII%PP**CsVE0R7nBh?'
    'UtWNdE;~Z!%Yo1Z<v{2fp@CB&G;l7L{g@(T56TNd=gPxr1)(d12F~U3_vQvTzsI@L3S_6TehUpad7&LRd7)*%$qOxn&I>JsF4%G-'
    'bVV7VE6NC+6dE{;Km5V?18@q)9|RnPM(8^UZE|nx9?@em@o4>T?rR%ye0F&Ydjm#AP(A', 0.5
),
}, name='windows').AddVariations('float16').DisableLifeTimeVariation()

# Windows are of some pixels, or one of all, or of more than a block has.
# Expected values: float64 formula.
x1 = Input('x1', (F32, [2, 63, 67, 3]))
t2 = Output('t2', (F32, [2, 1, 1, 3]))
model = Model()
model.Operation('MAX_POOL_2D', x1, 2, 1, 1, 67, 63, 0).To(t2)
Example({
    x1: (packed('|i1',
    'c-jFy0K)%XAXFWAaQou)zA*TYAh66AlKog|WQQSB54G)Aj~MHi`BU`{5bQVYJ7kY12plpy)^>AMz#B31mai(nqv;(<', 0.03125
) * 416)[:25326],
    t2: [3.75, 3.75, 3.75, 3.75, 3.75, 3.75],
}, name='one_window').AddVariations('float16').DisableLifeTimeVariation()

# Windows are of some pixels, or one of all, or of more than a block has.
# Expected values: float64 formula.
x1 = Input('x1', (F32, [1, 1, 2049, 2]))
t2 = Output('t2', (F32, [1, 1, 513, 2]))
model = Model()
model.Operation('MAX_POOL_2D', x1, 2, 2, 1, 1025, 1, 0).To(t2)
Example({
    x1: (packed('|i1',
    'c-jFy0K)&zWtNeQMPuWVup0t?aSy1Z#Ir{n=Vbpy=Q^rTMpf20B?065^zvjrV{9Gi5#3b8z6}2wvWp0qG*7oIvBn+M', 0.03125
) * 68)[:4098],
    t2: ([3.9375] * 1026)[:1026],
}, name='row').AddVariations('float16').DisableLifeTimeVariation()

# Windows are of some pixels, or one of all, or of more than a block has.
# Expected values: float64 formula.
x1 = Input('x1', (F32, [1, 24, 25, 2]))
t2 = Output('t2', (F32, [1, 8, 7, 2]))
model = Model()
model.Operation('MAX_POOL_2D', x1, 2, 1, 1, 19, 17, 0).To(t2)
Example({
    x1: (packed('|i1',
    'c-jFy0K)$!0|b-;ktKqd<mm9%nv_iPu5iUlAikq~5Ia{c?XiBv1-3{kk+1_pgMzYBe*L?cu*{zOVVh!wVV#UllMf!r', 0.03125
) * 20)[:1200],
    t2: ([3.9375] * 112)[:112],
}, name='tens').AddVariations('float16').DisableLifeTimeVariation()
