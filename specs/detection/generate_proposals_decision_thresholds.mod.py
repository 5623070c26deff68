# Licensed under the Apache License, Version 2.0; see LICENSE.
# Written by 'python -m corpus' from corpus/families/detection.py; do not edit.
#
# GENERATE_PROPOSALS: decisions near a threshold.

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

# The overlap or the size of a proposal is near the limit.
# Expected values: float64 formula.
x369 = Input('x369', (F32, [2, 3, 3, 2]))
x370 = Input('x370', (F32, [2, 3, 3, 8]))
x371 = Input('x371', (F32, [2, 4]))
x372 = Input('x372', (F32, [2, 2]))
t373 = Output('t373', (F32, [13]))
t374 = Output('t374', (F32, [13, 4]))
t375 = Output('t375', (I32, [13]))
model = Model()
model.Operation('GENERATE_PROPOSALS', x369, x370, x371, x372, 20.0, 18.0, -1, -1, 0.177, 1.0, False).To(t373, t374, t375)
Example({
    x369: packed('<i2',
    'c-qrj5?_1k+mk7m{COEpB+hBLZ)maRjcx7pb-wbfLHt*wj_!S!!pO+Tz{tP=r9c48WCV*bfGGw5*B=q%', 0.001953125
),
    x370: packed('|i1',
    'c-jq(F%keU2*ObC{|{ENT{0yXD#!3<@Dkb4p&b+h6=adHPe7~oyEE-Q(@~{Vu{wU6v(P8h$bz%t0L}W~8>^S-<8+VeZ}Rew%6+A;'
    'FhaBg5AW1CEd', 0.0625
),
    x371: [0.0, 1.0, 24.0, 18.0, 2.0, -3.0, 20.0, 28.0],
    x372: [64.0, 56.0, 52.0, 60.0],
    t373: [0.92578125, 0.91015625, 0.8203125, 0.7890625, 0.43554688, 0.25, 0.24414062, 0.9609375, 0.9394531,
    0.9140625, 0.83984375, 0.7949219, 0.609375],
    t374: packed('<i4',
    'c-lL_z`()qfI&f+;e&zIgaZu>KnMg3AL<nv7#J8PEKp!zc-8<UfNC7h9B=@N3A|@uU}d<@pb^Wk=yZ<Z<a4%H7_`qC8ZpeNOl||p'
    '-`z8xfuZ_J3j;{aB@^A#Krz-B28LdT=?)U<3=wM<O{m>}=OM$pA2Zq++NSJ$4U~Vut<J!(d7}>lLwUoGf14S5fMRon7-ZPFdBjD4'
    'PUK<W;Fc8?lac2V6jR`05aH%wkYE!Ok&|K&=96OJ;t~{QmKI=O;N$=R!*@86', 1.1920928955078125e-07
),
    t375: [0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 1, 1, 1],
}, name='overlap').AddVariations('float16').DisableLifeTimeVariation()

# The overlap or the size of a proposal is near the limit.
# Expected values: float64 formula.
x370 = Input('x370', (U8, [2, 3, 3, 2], 0.004999999888241291, 0))
x369 = Input('x369', (U8, [2, 3, 3, 8], 0.0625, 120))
x371 = Input('x371', ('TENSOR_QUANT16_SYMM', [2, 4], 0.125, 0))
x372 = Input('x372', ('TENSOR_QUANT16_ASYMM', [2, 2], 0.125, 0))
t373 = Internal('t373', (U8, [13], 0.004999999888241291, 0))
t374 = Output('t374', ('TENSOR_QUANT16_ASYMM', [13, 4], 0.125, 0))
t375 = Output('t375', (I32, [13]))
t376 = Output('t376', (F32, [13]))
model = Model()
model.Operation('GENERATE_PROPOSALS', x370, x369, x371, x372, 20.0, 18.0, -1, -1, 0.177, 1.0, False).To(t373, t374, t375)
model.Operation('DEQUANTIZE', t373).To(t376)
Example({
    x370: packed('<i2',
    'c-kvl(rLIeA#&cfX4VuxHCv-_;i}~aB&N<^A;*)}!nQrn*K3bD0}%iK8R-sU'
),
    x369: packed('|i1',
    'c-jq(F%keU2*Mt%A`1S!T{0yXc@sqKsFxcP<4T@}H_}N2+GP0ZyP1J%2y^H4>0*AnS@b6z+#~j;NoS#nPB==8Rz{@nZ?^Z34$<eY'
    'XvPAD4=>+Ctp'
),
    x371: [0, 8, 192, 144, 16, -24, 160, 224],
    x372: [512, 448, 416, 480],
    t374: packed('<i2',
    'c-m8AI8eFeWQh|SL)&St&K-B+@(%ppAeF(eg41XJ0fvTrL8k``xUHWqU|7CF!NGb1Cj-NTE=C4M1_lO35WxUu00EF>Vt|M<K=?34'
    '5On~%T@|e'
),
    t375: [0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 1, 1, 1],
    t376: [0.92499995, 0.90999997, 0.82, 0.78999996, 0.435, 0.25, 0.24499999, 0.96, 0.94, 0.91499996, 0.84,
    0.79499996, 0.61],
}, name='overlap_quant8').AddVariations(signed(x370, x369, t373)).DisableLifeTimeVariation()

# The overlap or the size of a proposal is near the limit.
# Expected values: float64 formula.
x369 = Input('x369', (F32, [2, 3, 3, 2]))
x370 = Input('x370', (F32, [2, 3, 3, 8]))
x371 = Input('x371', (F32, [2, 4]))
x372 = Input('x372', (F32, [2, 2]))
t373 = Output('t373', (F32, [30]))
t374 = Output('t374', (F32, [30, 4]))
t375 = Output('t375', (I32, [30]))
model = Model()
model.Operation('GENERATE_PROPOSALS', x369, x370, x371, x372, 20.0, 18.0, -1, -1, 0.5, 11.52, False).To(t373, t374, t375)
Example({
    x369: packed('<i2',
    'c-qrj5?_1k+mk7m{COEpB+hBLZ)maRjcx7pb-wbfLHt*wj_!S!!pO+Tz{tP=r9c48WCV*bfGGw5*B=q%', 0.001953125
),
    x370: packed('|i1',
    'c-jq(F%keU2*ObC{|{ENT{0yXD#!3<@Dkb4p&b+h6=adHPe7~oyEE-Q(@~{Vu{wU6v(P8h$bz%t0L}W~8>^S-<8+VeZ}Rew%6+A;'
    'FhaBg5AW1CEd', 0.0625
),
    x371: [0.0, 1.0, 24.0, 18.0, 2.0, -3.0, 20.0, 28.0],
    x372: [64.0, 56.0, 52.0, 60.0],
    t373: packed('<i2',
    'c-p&lX~~p$e?5k8Pwt<XlW55M=HZofYo^x*S+MT)wdH4o0tP5xWJDGL0N70rg8', 0.001953125
),
    t374: packed('<i4',
    'c-j?^KWGzi6vsblNOG6N++8mJIFs~-LgSyH76&ORhk{hhP!Z9gfj|eBfB``ZMTyX%f`vc^MHG*WB4P<R1w0f%sFo0_9jbU)VvAC5'
    'OK=c>dBc0~{k-q@!E->u#nkbR&o-R8SD;&`&fuuobv+YNH7eMQMR#P@Ds`K#hgAW4tV6>VYlFIIBB#V_tWS>R2%wJKv0pvqIjF9S'
    'zTnv^uI*s)2LfzUDAU@go@j2){`!#k%nZvfR<1tXS)3BSP5R`|Y;lC`cZCQ2+j+jWsD6Qt&;|eAc@E24D~xk`6zQETZYTo0|9d(h'
    'MxeUWoGJ@X`CjY3xO2D|>9GK7)*~x(gX=F_jk|BpU+i3XygDu2YDAB{N$nk)XMSicS?O<m_W7|`DJ`|r?0;nDCS021r^wxnOhbFU'
    '1b6DASG9HTU)%REC$ZXW{azFN*}1d1%frDg!|LvpYs^Uj?+J0Tp-42H5bus6MRKw)Er&vS+UHloYRoV+jOc_MOD0p<N#Y?RpeH9$'
    'LZ%+inrbksMacxUMBYG;8HB@{pRl6)52`6&URHt`4P+@OYe`wv3?`)10g_5u&Kds!d54EJ', 1.1920928955078125e-07
),
    t375: packed('|i1',
    'c-muNKn08_0001o01p'
),
}, name='size').AddVariations('float16').DisableLifeTimeVariation()

# The overlap or the size of a proposal is near the limit.
# Expected values: float64 formula.
x370 = Input('x370', (U8, [2, 3, 3, 2], 0.004999999888241291, 0))
x369 = Input('x369', (U8, [2, 3, 3, 8], 0.0625, 120))
x371 = Input('x371', ('TENSOR_QUANT16_SYMM', [2, 4], 0.125, 0))
x372 = Input('x372', ('TENSOR_QUANT16_ASYMM', [2, 2], 0.125, 0))
t373 = Internal('t373', (U8, [30], 0.004999999888241291, 0))
t374 = Output('t374', ('TENSOR_QUANT16_ASYMM', [30, 4], 0.125, 0))
t375 = Output('t375', (I32, [30]))
t376 = Output('t376', (F32, [30]))
model = Model()
model.Operation('GENERATE_PROPOSALS', x370, x369, x371, x372, 20.0, 18.0, -1, -1, 0.5, 11.52, False).To(t373, t374, t375)
model.Operation('DEQUANTIZE', t373).To(t376)
Example({
    x370: packed('<i2',
    'c-kvl(rLIeA#&cfX4VuxHCv-_;i}~aB&N<^A;*)}!nQrn*K3bD0}%iK8R-sU'
),
    x369: packed('|i1',
    'c-jq(F%keU2*Mt%A`1S!T{0yXc@sqKsFxcP<4T@}H_}N2+GP0ZyP1J%2y^H4>0*AnS@b6z+#~j;NoS#nPB==8Rz{@nZ?^Z34$<eY'
    'XvPAD4=>+Ctp'
),
    x371: [0, 8, 192, 144, 16, -24, 160, 224],
    x372: [512, 448, 416, 480],
    t374: packed('<i2',
    'c-m8AI8eFeWQh|SL)&St&K-BAh}KN0sx&GTxBR%6`{DY<q6|yVtIT*37?*e8KZ9P`vQUfYj|~578I08rFtDZ`kUPN8kT2-;U;(%F'
    '(*+F6S14Gsum0~~y@4}H@WITVS^bg>3=_IirU-@3=aXN+uil?}l_B(F!Tehb7#SED7#J8q1PCxPAn}26j1YMc1I&a7F)%OzDJDj+'
    'I<OE#j)4J9AIw}vm_CSlAO`>?<TFS'
),
    t375: packed('|i1',
    'c-muNKn08_0001o01p'
),
    t376: packed('<f4',
    'c-lL2sI@>-#Fn9-D@f#9Ow5`7>jk#`azTf_#VncG-+$)oYulK0TnvY<?^ve+<Q`gV%XO%A$5)O1f|-X7<zxhU>8pz~e0_ZH_#CH0'
    'XG#mQ!b837G-R0eN`C!n4+VB$U~6M<j}Wo70RVb}Gl>'
),
}, name='size_quant8').AddVariations(signed(x370, x369, t373)).DisableLifeTimeVariation()
