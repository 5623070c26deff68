# Licensed under the Apache License, Version 2.0; see LICENSE.
# Written by 'python -m corpus' from corpus/families/elementwise_binary.py; do not edit.
#
# SUB, several times, with one other argument.

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

# What differs is one argument; the tensors are the same.
# Expected values: float64 formula.
x = Input('x', (F32, [1, 4, 4, 4]))
y = Input('y', (F32, [1, 4, 4, 4]))
out_0_0 = Output('out_0_0', (F32, [1, 4, 4, 4]))
out_1_0 = Output('out_1_0', (F32, [1, 4, 4, 4]))
out_2_0 = Output('out_2_0', (F32, [1, 4, 4, 4]))
model = Model()
model.Operation('SUB', x, y, 0).To(out_0_0)
model.Operation('SUB', y, x, 0).To(out_1_0)
model.Operation('SUB', y, x, 1).To(out_2_0)
Example({
    x: packed('|i1',
    'c-jF#0KfkW0~!hG^aB*?;sf^N4D1mE2J9OY9Q+CU@(ubKAQ1Hk6%`Qr8XDyn<LK=Z0|w<759JT=_yP{?;}#F}`UK}g#v4`', 0.0625
),
    y: packed('|i1',
    'c-jF#0KfkR6#xzB5FHu_@EHLX9{?K!9pDHM?EL%d9O>{G8tf6{0RI@_<p1ax@9G2{@fZW^4(0&;7#0WX;1civ^zP~aZ5%W', 0.0625
),
    out_0_0: packed('|i1',
    'c-jF#0KfkQ?i&07<mUR~^6K@@?d<jd=?oJDFaQn^)+7o51|;Mq6&CmzHXHr_^#1Ag67J$H0sjy4;Oqwi0|X!R1{VD>)gL1', 0.0625
),
    out_1_0: packed('|i1',
    'c-jF#0KfnH66OT|92y254i*bC6BG&n7xeA?&;auAD%|z}`rI7b>*@&S%H;zA3<4Jl?h+o;{{it0AQbuj{ruq!`sxF56dm6', 0.0625
),
    out_2_0: packed('|i1',
    'c-mtSVqjsAkz$kM6XP}#7U5zLXMg}LFewAX96-#>$ipPg#ULcdz`)4Bs~`fF<N=BU08vN+8~', 0.0625
),
}, name='real').DisableLifeTimeVariation()

# What differs is one argument; the tensors are the same.
# Expected values: float64 formula.
x = Input('x', (U8, [1, 4, 4, 4], 0.5, 120))
y = Input('y', (U8, [1, 4, 4, 4], 0.5, 120))
out_0_0 = Output('out_0_0', (U8, [1, 4, 4, 4], 0.5, 120))
out_1_0 = Output('out_1_0', (U8, [1, 4, 4, 4], 0.5, 120))
out_2_0 = Output('out_2_0', (U8, [1, 4, 4, 4], 0.5, 120))
model = Model()
model.Operation('SUB', x, y, 0).To(out_0_0)
model.Operation('SUB', y, x, 0).To(out_1_0)
model.Operation('SUB', y, x, 1).To(out_2_0)
Example({
    x: packed('<i2',
    'c-repk1uOUUFI6lzhqf_ZGoFze2~M&i5VNFdbH;zESaC=(K5TdrJy1rwS9B=8o$i2(wf$sz(rG1=Jgd$EZm$ki-AG_07+UNEd'
),
    y: packed('<i2',
    'c-l)UTpW|>($$r-WkY4z)D)i$8%tx0YODK}Z&?{ro-n=ACMCxsqOm=^-Mzwfp-<_o$@9t<dgQKOX5SRk-?n*eGy{bI0H0MJ+W'
),
    out_0_0: packed('<i2',
    'c-mW(XEJH>%qhk(!8uD46IzPc)Iy`T_oU8B;|c3b+|!WQGGqDjCFz-!VLLW=HCN@BM1{3GH?EB}yWY}Um0V%Ioq<9C0QwspQv'
),
    out_1_0: packed('<i2',
    'c-r%8+7lNW9<z7K+!pWt2|0DIPR*WbnbIBB^<-9hzez!VPK2kYPiK4iEDPJT+_IKE(`IF^&3B%>OEM?9thZvPB?E;30Hz=wuK'
),
    out_2_0: packed('<i2',
    'c-pII+EW1pd#B88spy|jQTOW9?5PzM-4$I=W>xf8fDjOLwpYvoGg|gcn^m#4qGIwc5U;mlX9WX=001J_BDD'
),
}, name='quant8').AddVariations(signed(x, y, out_0_0, out_1_0, out_2_0)).DisableLifeTimeVariation()
