# Licensed under the Apache License, Version 2.0; see LICENSE.
# Written by 'python -m corpus' from corpus/families/elementwise_binary.py; do not edit.
#
# SUB: several times, with one other argument.

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

# Operations on the same tensors differ in one argument.
# Expected values: float64 formula.
x1 = Input('x1', (F32, [1, 4, 4, 4]))
x2 = Input('x2', (F32, [1, 4, 4, 4]))
t3 = Output('t3', (F32, [1, 4, 4, 4]))
t4 = Output('t4', (F32, [1, 4, 4, 4]))
t5 = Output('t5', (F32, [1, 4, 4, 4]))
model = Model()
model.Operation('SUB', x1, x2, 0).To(t3)
model.Operation('SUB', x2, x1, 0).To(t4)
model.Operation('SUB', x2, x1, 1).To(t5)
Example({
    x1: packed('|i1',
    'c-jF#0KfkW0~!hG^aB*?;sf^N4D1mE2J9OY9Q+CU@(ubKAQ1Hk6%`Qr8XDyn<LK=Z0|w<759JT=_yP{?;}#F}`UK}g#v4`', 0.0625
),
    x2: packed('|i1',
    'c-jF#0KfkR6#xzB5FHu_@EHLX9{?K!9pDHM?EL%d9O>{G8tf6{0RI@_<p1ax@9G2{@fZW^4(0&;7#0WX;1civ^zP~aZ5%W', 0.0625
),
    t3: packed('|i1',
    'c-jF#0KfkQ?i&07<mUR~^6K@@?d<jd=?oJDFaQn^)+7o51|;Mq6&CmzHXHr_^#1Ag67J$H0sjy4;Oqwi0|X!R1{VD>)gL1', 0.0625
),
    t4: packed('|i1',
    'c-jF#0KfnH66OT|92y254i*bC6BG&n7xeA?&;auAD%|z}`rI7b>*@&S%H;zA3<4Jl?h+o;{{it0AQbuj{ruq!`sxF56dm6', 0.0625
),
    t5: packed('|i1',
    'c-mtSVqjsAkz$kM6XP}#7U5zLXMg}LFewAX96-#>$ipPg#ULcdz`)4Bs~`fF<N=BU08vN+8~', 0.0625
),
}, name='arguments').DisableLifeTimeVariation()

# Operations on the same tensors differ in one argument.
# Expected values: float64 formula.
x1 = Input('x1', (U8, [1, 4, 4, 4], 0.5, 120))
x2 = Input('x2', (U8, [1, 4, 4, 4], 0.5, 120))
t3 = Output('t3', (U8, [1, 4, 4, 4], 0.5, 120))
t4 = Output('t4', (U8, [1, 4, 4, 4], 0.5, 120))
t5 = Output('t5', (U8, [1, 4, 4, 4], 0.5, 120))
model = Model()
model.Operation('SUB', x1, x2, 0).To(t3)
model.Operation('SUB', x2, x1, 0).To(t4)
model.Operation('SUB', x2, x1, 1).To(t5)
Example({
    x1: packed('<i2',
    'c-repk1uOUUFI6lzhqf_ZGoFze2~M&i5VNFdbH;zESaC=(K5TdrJy1rwS9B=8o$i2(wf$sz(rG1=Jgd$EZm$ki-AG_07+UNEd'
),
    x2: packed('<i2',
    'c-l)UTpW|>($$r-WkY4z)D)i$8%tx0YODK}Z&?{ro-n=ACMCxsqOm=^-Mzwfp-<_o$@9t<dgQKOX5SRk-?n*eGy{bI0H0MJ+W'
),
    t3: packed('<i2',
    'c-mW(XEJH>%qhk(!8uD46IzPc)Iy`T_oU8B;|c3b+|!WQGGqDjCFz-!VLLW=HCN@BM1{3GH?EB}yWY}Um0V%Ioq<9C0QwspQv'
),
    t4: packed('<i2',
    'c-r%8+7lNW9<z7K+!pWt2|0DIPR*WbnbIBB^<-9hzez!VPK2kYPiK4iEDPJT+_IKE(`IF^&3B%>OEM?9thZvPB?E;30Hz=wuK'
),
    t5: packed('<i2',
    'c-pII+EW1pd#B88spy|jQTOW9?5PzM-4$I=W>xf8fDjOLwpYvoGg|gcn^m#4qGIwc5U;mlX9WX=001J_BDD'
),
}, name='arguments_quant8').AddVariations(signed(x1, x2, t3, t4, t5)).DisableLifeTimeVariation()
