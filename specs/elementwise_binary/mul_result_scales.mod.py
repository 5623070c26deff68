# Licensed under the Apache License, Version 2.0; see LICENSE.
# Written by 'python -m corpus' from corpus/families/elementwise_binary.py; do not edit.
#
# MUL: results of several quantizations.

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

# Operations on the same tensors differ in the quantization of their results only.
# Expected values: float64 formula.
x1 = Input('x1', (U8, [1, 4, 4, 4], 0.5, 120))
x2 = Input('x2', (U8, [1, 4, 4, 4], 0.5, 120))
t3 = Output('t3', (U8, [1, 4, 4, 4], 2.0, 100))
t4 = Output('t4', (U8, [1, 4, 4, 4], 4.0, 100))
t5 = Output('t5', (U8, [1, 4, 4, 4], 2.0, 40))
model = Model()
model.Operation('MUL', x1, x2, 0).To(t3)
model.Operation('MUL', x1, x2, 0).To(t4)
model.Operation('MUL', x1, x2, 0).To(t5)
Example({
    x1: packed('<i2',
    'c-repk1uOUUFI6lzhqf_ZGoFze2~M&i5VNFdbH;zESaC=(K5TdrJy1rwS9B=8o$i2(wf$sz(rG1=Jgd$EZm$ki-AG_07+UNEd'
),
    x2: packed('<i2',
    'c-l)UTpW|>($$r-WkY4z)D)i$8%tx0YODK}Z&?{ro-n=ACMCxsqOm=^-Mzwfp-<_o$@9t<dgQKOX5SRk-?n*eGy{bI0H0MJ+W'
),
    t3: packed('<i2',
    'c-qq~X2|w^aE4*Q|NmK8WflJ!7>fQ|mc;%0&v2kSo#A)le>eRsljxKe4jd`}fl3&n$`jT8YXOxt)UJv6FTy}6004zC9!m'
),
    t4: packed('<i2',
    'c-r&GR?LW8G()>-*T3}i+`M-T+}Vfya}qc1WSCT*rnDjXf2dcwPkhR<AhVRSFK?vF#OEcs-gG~r#ZXkx5%=Flje$Y{0LfY$kp'
),
    t5: packed('<i2',
    'c-mtyXV4d1GJzrG>VG{wE1Ule3}#OmER+siVrcQ#X4tR#pNm0{L0)4G3xme5|Nr$E<g8U0{xiH}U~q9PkO8Wu6aWCm?i7*'
),
}, name='mul_quant8').AddVariations(signed(x1, x2, t3, t4, t5)).DisableLifeTimeVariation()

# Operations on the same tensors differ in the quantization of their results only.
# Expected values: float64 formula.
x1 = Input('x1', (U8, [1, 4, 4, 4], 0.5, 120))
x2 = Input('x2', (U8, [1, 4, 4, 4], 0.5, 120))
t3 = Output('t3', (U8, [1, 4, 4, 4], 2.0, 100))
t4 = Output('t4', (U8, [1, 4, 4, 4], 4.0, 100))
t5 = Output('t5', (U8, [1, 4, 4, 4], 2.0, 40))
model = Model()
model.Operation('ADD', x1, x2, 0).To(t3)
model.Operation('ADD', x1, x2, 0).To(t4)
model.Operation('ADD', x1, x2, 0).To(t5)
Example({
    x1: packed('<i2',
    'c-repk1uOUUFI6lzhqf_ZGoFze2~M&i5VNFdbH;zESaC=(K5TdrJy1rwS9B=8o$i2(wf$sz(rG1=Jgd$EZm$ki-AG_07+UNEd'
),
    x2: packed('<i2',
    'c-l)UTpW|>($$r-WkY4z)D)i$8%tx0YODK}Z&?{ro-n=ACMCxsqOm=^-Mzwfp-<_o$@9t<dgQKOX5SRk-?n*eGy{bI0H0MJ+W'
),
    t3: packed('<i2',
    'c-l*j%Zy15Dv1fNtSyMmjrB>+iSjSZNvtSOFNuoFEQ|L{%8H0j$p}e~F7~hXi%-eQPtW$tsmzYgi7rTM%1dRS5C8yxB^g8'
),
    t4: packed('|i1',
    'c-jTQiw=Mw2mrvpY|%pj5s-}4`v0vvAw}6Ip7{njuHtnI=S-cI?53qzA<?7Z1rM;;=nkI7j?ur-e=WxuA^'
),
    t5: packed('|i1',
    'c-m7}(p69wvrv$>bu>{lR1{D*kP|jFP_?nvwvbcOwNmC))00uw(2-D=Hy5@SQr6Hj*47s?u+>*KkT=nCGtvYAM=c6O'
),
}, name='add_quant8').AddVariations(signed(x1, x2, t3, t4, t5)).DisableLifeTimeVariation()

# Operations on the same tensors differ in the quantization of their results only.
# Expected values: float64 formula.
x1 = Input('x1', (U8, [1, 4, 4, 4], 0.5, 120))
x2 = Input('x2', (U8, [1, 4, 4, 4], 0.5, 120))
t3 = Output('t3', (U8, [1, 4, 4, 4], 2.0, 100))
t4 = Output('t4', (U8, [1, 4, 4, 4], 4.0, 100))
t5 = Output('t5', (U8, [1, 4, 4, 4], 2.0, 40))
model = Model()
model.Operation('MAXIMUM', x1, x2).To(t3)
model.Operation('MAXIMUM', x1, x2).To(t4)
model.Operation('MAXIMUM', x1, x2).To(t5)
Example({
    x1: packed('<i2',
    'c-repk1uOUUFI6lzhqf_ZGoFze2~M&i5VNFdbH;zESaC=(K5TdrJy1rwS9B=8o$i2(wf$sz(rG1=Jgd$EZm$ki-AG_07+UNEd'
),
    x2: packed('<i2',
    'c-l)UTpW|>($$r-WkY4z)D)i$8%tx0YODK}Z&?{ro-n=ACMCxsqOm=^-Mzwfp-<_o$@9t<dgQKOX5SRk-?n*eGy{bI0H0MJ+W'
),
    t3: packed('|i1',
    'c-jTQ0S<s52mruuX0tT~191Yv|F`aDH=x&N%Wzn|M8Fd=!qXd?;zb+j<I0@%6xd5iZwpuH!g=-&QRf;w'
),
    t4: packed('|i1',
    'c-jTQK?1-a3<9v9>Sh@&;Q!A{x&$8c+!#|U!J9^WU9hk?;Kzr|lZ|OnTd}&D$^1Yg8KM'
),
    t5: packed('|i1',
    'c-jTQ0S<s52mrv3WV1B|191Yv|9{rq><0AuY#9!#mk4-5MtFKdQ@m&+eO#Hdo&tL*>22XET{zGF0cuGLJO'
),
}, name='maximum_quant8').AddVariations(signed(x1, x2, t3, t4, t5)).DisableLifeTimeVariation()
