# Licensed under the Apache License, Version 2.0; see LICENSE.
# Written by 'python -m corpus' from corpus/families/reshape.py; do not edit.
#
# TRANSPOSE and what may follow it: every operation after every other.

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


I32 = 'TENSOR_INT32'
U8 = 'TENSOR_QUANT8_ASYMM'

# TRANSPOSE, RELU6, RELU, RELU, MUL, HARD_SWISH, SPACE_TO_DEPTH, MINIMUM, CONV_2D, RESHAPE,
# CONV_2D, GATHER
# Expected values: float64 formula.
input = Input('input', (U8, [1, 4, 4, 4], 0.5, 120))
where230 = Parameter('where230', (I32, [4]), [0, 2, 3, 1])
t230 = Internal('t230', (U8, [1, 4, 4, 4], 0.5, 120))
t231 = Internal('t231', (U8, [1, 4, 4, 4], 0.5, 120))
t232 = Internal('t232', (U8, [1, 4, 4, 4], 0.5, 120))
t233 = Internal('t233', (U8, [1, 4, 4, 4], 0.5, 120))
c234 = Parameter('c234', (U8, [4], 0.5, 7), [5, 7, 7, 5])
t234 = Internal('t234', (U8, [1, 4, 4, 4], 0.5, 120))
t235 = Internal('t235', (U8, [1, 4, 4, 4], 0.5, 120))
deep236 = Internal('deep236', (U8, [1, 2, 2, 16], 0.5, 120))
t236 = Internal('t236', (U8, [1, 4, 4, 4], 0.5, 120))
c237 = Parameter('c237', (U8, [4], 0.5, 120), [91, 155, 109, 109])
t237 = Internal('t237', (U8, [1, 4, 4, 4], 0.5, 120))
filter238 = Parameter('filter238', (U8, [4, 1, 3, 4], 1.0, 128), packed('<i2',
    'c-m`dXlQ6`Kmr6f3?u>o&D<CT'
))
bias238 = Parameter('bias238', (I32, [4], 0.5, 0), [0, 8, -4, 4])
t238 = Internal('t238', (U8, [1, 4, 4, 4], 0.5, 120))
where239 = Parameter('where239', (I32, [4]), [1, 4, 4, 4])
t239 = Internal('t239', (U8, [1, 4, 4, 4], 0.5, 120))
filter240 = Parameter('filter240', (U8, [4, 1, 3, 4], 1.0, 128), packed('<i2',
    'c-m`hKmv_~ISeEM0L|<e1p'
))
bias240 = Parameter('bias240', (I32, [4], 0.5, 0), [8, -4, -8, -12])
t240 = Internal('t240', (U8, [1, 4, 4, 4], 0.5, 120))
places241 = Parameter('places241', (I32, [4]), [2, 0, 3, 1])
t241 = Output('t241', (U8, [1, 4, 4, 4], 0.5, 120))
model = Model()
model.Operation('TRANSPOSE', input, where230).To(t230)
model.Operation('RELU6', t230).To(t231)
model.Operation('RELU', t231).To(t232)
model.Operation('RELU', t232).To(t233)
model.Operation('MUL', t233, c234, 0).To(t234)
model.Operation('HARD_SWISH', t234).To(t235)
model.Operation('SPACE_TO_DEPTH', t235, 2).To(deep236)
model.Operation('DEPTH_TO_SPACE', deep236, 2).To(t236)
model.Operation('MINIMUM', t236, c237).To(t237)
model.Operation('CONV_2D', t237, filter238, bias238, 1, 1, 1, 0).To(t238)
model.Operation('RESHAPE', t238, where239).To(t239)
model.Operation('CONV_2D', t239, filter240, bias240, 1, 1, 1, 0).To(t240)
model.Operation('GATHER', t240, 2, places241).To(t241)
Example({
    input: packed('<i2',
    'c-l+w4o#i0YSE0%EitP$uFsy}5LR2AwkfnMJ8540+W2`ZwpH)xS~GR#-nc#Mr^nRVH8w?d*6nTRUK-uowW)Ra3_Au20RWOpA%X'
),
    t241: ([99, 124, 97, 101, 128, 116, 112, 108, 99, 124, 97, 101, 99, 124, 97, 101] * 4)[:64],
}, name='of_23').AddVariations(signed(input, t230, t231, t232, t233, c234, t234, t235, deep236, t236, c237, t237, filter238, t238, t239, filter240, t240, t241)).DisableLifeTimeVariation()

# TRANSPOSE, CHANNEL_SHUFFLE, RELU, PAD, HARD_SWISH, SPLIT, CONV_2D, RELU, MAXIMUM, MAX_POOL_2D,
# GATHER, RELU6
# Expected values: float64 formula.
input = Input('input', (U8, [1, 4, 4, 4], 0.5, 120))
where240 = Parameter('where240', (I32, [4]), [0, 2, 3, 1])
t240 = Output('t240', (U8, [1, 4, 4, 4], 0.5, 120))
t241 = Output('t241', (U8, [1, 4, 4, 4], 0.5, 120))
t242 = Output('t242', (U8, [1, 4, 4, 4], 0.5, 120))
sides243 = Parameter('sides243', (I32, [4, 2]), [0, 0, 1, 2, 0, 1, 1, 0])
wide243 = Internal('wide243', (U8, [1, 7, 5, 5], 0.5, 120))
begin243 = Parameter('begin243', (I32, [4]), [0, 2, 1, 0])
size243 = Parameter('size243', (I32, [4]), [1, 4, 4, 4])
t243 = Output('t243', (U8, [1, 4, 4, 4], 0.5, 120))
t244 = Output('t244', (U8, [1, 4, 4, 4], 0.5, 120))
part_0_245 = Internal('part_0_245', (U8, [1, 4, 4, 2], 0.5, 120))
part_1_245 = Internal('part_1_245', (U8, [1, 4, 4, 2], 0.5, 120))
t245 = Output('t245', (U8, [1, 4, 4, 4], 0.5, 120))
filter246 = Parameter('filter246', (U8, [4, 1, 3, 4], 1.0, 128), packed('<i2',
    'c-m`hKmv_~ISeEM0L|<e1p'
))
bias246 = Parameter('bias246', (I32, [4], 0.5, 0), [12, -4, 12, 8])
t246 = Output('t246', (U8, [1, 4, 4, 4], 0.5, 120))
t247 = Output('t247', (U8, [1, 4, 4, 4], 0.5, 120))
t248 = Output('t248', (U8, [1, 4, 4, 4], 0.5, 120))
t249 = Output('t249', (U8, [1, 4, 4, 4], 0.5, 120))
places250 = Parameter('places250', (I32, [4]), [2, 0, 3, 1])
t250 = Output('t250', (U8, [1, 4, 4, 4], 0.5, 120))
t251 = Output('t251', (U8, [1, 4, 4, 4], 0.5, 120))
model = Model()
model.Operation('TRANSPOSE', input, where240).To(t240)
model.Operation('CHANNEL_SHUFFLE', t240, 2, 3).To(t241)
model.Operation('RELU', t241).To(t242)
model.Operation('PAD', t242, sides243).To(wide243)
model.Operation('SLICE', wide243, begin243, size243).To(t243)
model.Operation('HARD_SWISH', t243).To(t244)
model.Operation('SPLIT', t244, 3, 2).To(part_0_245, part_1_245)
model.Operation('CONCATENATION', part_1_245, part_0_245, 3).To(t245)
model.Operation('CONV_2D', t245, filter246, bias246, 1, 1, 1, 0).To(t246)
model.Operation('RELU', t246).To(t247)
model.Operation('MAXIMUM', t247, t247).To(t248)
model.Operation('MAX_POOL_2D', t248, 1, 1, 1, 3, 2, 0).To(t249)
model.Operation('GATHER', t249, 2, places250).To(t250)
model.Operation('RELU6', t250).To(t251)
Example({
    input: packed('<i2',
    'c-oueu*ExehELCw2~i29n^s436cyJ5uUObWWtUxseQ{=W(~7c~kj%h2dza^i?<>!*X$(!Z3)nExwWlP_DPh-~C<Y1v0Cd+LL;'
),
    t240: packed('<i2',
    'c-ouO(bVWrv?6p%aapQ&O^jV^a7e(66`31+76wl2>7U~|Wy;>33A>h;MA_x0C1iv<mD=x1*i>A;YjtM+oQUe0C<Y1v0AijVL;'
),
    t241: packed('<i2',
    'c-ouO)Y0g$q9}ArS#hd&OpRS^NN~W6%oQ7a0vAr~nbYq&W$%=p3CnktMCID0C4^@<mF}}o*i>G;Yju9+oQRt0C<Y1v0AlVQL;'
),
    t242: packed('<i2',
    'c-ouO)X`Y6qM~9;1qjrD$r%+ZHdItBoY*s`zhcVXDLoUG@2Y@<eH9g(Dk^rZuBez(QBz&PKp_AC(=H+l'
),
    t243: packed('<i2',
    'c-pI&QL&<;qGDl1&z$}W5SXxhR|PWI1jMUBjGF2SEP#PR000yIAI1'
),
    t244: packed('<i2',
    'c-pI&QL&<;qGDl1&z$}W5SXxhR|PWI1jMUBjOwZiEP#PR000wHAH)'
),
    t245: packed('<i2',
    'c-pI2Q8A-pVMWE9{)(OoAXvVuVnPKf*aXC@tE(!o0tN~J02B2e!~'
),
    t246: packed('<i2',
    'c-m_zX=!L#(z2jsZcD?8?v^PnK>p@!Ei*tg65a*Go7>A!#K4$=LI41@sUd^'
),
    t247: packed('<i2',
    'c-m{JXlZC!(z2jsZcD?8?v^PnK>p@!Ei*tg65a*Go7+*vz?gwT0071VA+i'
),
    t248: packed('<i2',
    'c-m{JXlZC!(z2jsZcD?8?v^PnK>p@!Ei*tg65a*Go7+*vz?gwT0071VA+i'
),
    t249: packed('<i2',
    'c-q^%t!2SxC|)tQWeSkq1;gzXEt^{^T6TeOdj*`|fQ%U^1OPePB^L'
),
    t250: packed('<i2',
    'c-q^%t!2SxAYL)IWy)p<dlv||SF~(~(z{wJAp8~xy8#(9PzV4wUnLg'
),
    t251: packed('<i2',
    'c-m`e!2v3eXjI&Qj2S2d07?)bg#'
),
}, name='of_24').AddVariations(signed(input, t240, t241, t242, wide243, t243, t244, part_0_245, part_1_245, t245, filter246, t246, t247, t248, t249, t250, t251)).DisableLifeTimeVariation()

# TRANSPOSE, HARD_SWISH
# Expected values: float64 formula.
input = Input('input', (U8, [1, 4, 4, 4], 0.5, 120))
where630 = Parameter('where630', (I32, [4]), [0, 2, 3, 1])
t630 = Output('t630', (U8, [1, 4, 4, 4], 0.5, 120))
t631 = Output('t631', (U8, [1, 4, 4, 4], 0.5, 120))
model = Model()
model.Operation('TRANSPOSE', input, where630).To(t630)
model.Operation('HARD_SWISH', t630).To(t631)
Example({
    input: packed('<i2',
    'c-jk??LK$mrUf&bqE_~HdDJ^O22HA-xWjJAsy()q#XXyv!lSlsSu`)!d;X?XCHAq?vZlI4<i>2QsM(QIUS(fYmBv6J008XsA8!'
),
    t630: packed('<i2',
    'c-jka44*nXD9X)!($<K%)mw5GPFxhTX~(>c3+!SmW-jrrX<9XZN7SB8IV){fmG@SbRCN{G+k5oH7S(T>R^`-`mBv6J007^VA8!'
),
    t631: packed('<i2',
    'c-pI|sF*st0thB;t(aT2rDEa4MHQQN%-gsCC^U0PMRn7v`8z81Y^qpUv8tlCvb?ejq_(G`qJGn~%8I6n3I+-R05()2;s'
),
}, name='of_63').AddVariations(signed(input, t630, t631)).DisableLifeTimeVariation()

# TRANSPOSE, AVERAGE_POOL_2D, RELU, SPACE_TO_DEPTH, RELU
# Expected values: float64 formula.
input = Input('input', (U8, [1, 4, 4, 4], 0.5, 120))
where650 = Parameter('where650', (I32, [4]), [0, 2, 3, 1])
t650 = Internal('t650', (U8, [1, 4, 4, 4], 0.5, 120))
t651 = Internal('t651', (U8, [1, 4, 4, 4], 0.5, 120))
t652 = Internal('t652', (U8, [1, 4, 4, 4], 0.5, 120))
deep653 = Internal('deep653', (U8, [1, 2, 2, 16], 0.5, 120))
t653 = Internal('t653', (U8, [1, 4, 4, 4], 0.5, 120))
t654 = Output('t654', (U8, [1, 4, 4, 4], 0.5, 120))
model = Model()
model.Operation('TRANSPOSE', input, where650).To(t650)
model.Operation('AVERAGE_POOL_2D', t650, 1, 1, 1, 2, 2, 0).To(t651)
model.Operation('RELU', t651).To(t652)
model.Operation('SPACE_TO_DEPTH', t652, 2).To(deep653)
model.Operation('DEPTH_TO_SPACE', deep653, 2).To(t653)
model.Operation('RELU', t653).To(t654)
Example({
    input: packed('<i2',
    'c-jk{QQKP<5);x{J!8qjy`jC^dX}!9J*O%*A=hn1PfFJ2inhFnEZY@PnRBLW^IhlK)zr5(bLQln4WX^^t5<p3E@hw)000)tAPE'
),
    t654: packed('<i2',
    'c-pI&SJ7WF35dHYdMjFhxUr(CqN263x?*xyO>@V(nH3Ecoj};p+*Unv-GUYCE9$B{E2=7hIx2cMcP(Y05C8y=V<CJ'
),
}, name='of_65').AddVariations(signed(input, t650, t651, t652, deep653, t653, t654)).DisableLifeTimeVariation()

# TRANSPOSE, PRELU
# Expected values: float64 formula.
input = Input('input', (U8, [1, 4, 4, 4], 0.5, 120))
where670 = Parameter('where670', (I32, [4]), [0, 2, 3, 1])
t670 = Internal('t670', (U8, [1, 4, 4, 4], 0.5, 120))
c671 = Parameter('c671', (U8, [4], 0.015625, 128), [111, 174, 173, 149])
t671 = Output('t671', (U8, [1, 4, 4, 4], 0.5, 120))
model = Model()
model.Operation('TRANSPOSE', input, where670).To(t670)
model.Operation('PRELU', t670, c671).To(t671)
Example({
    input: packed('<i2',
    'c-r%G>Z#pYwqjR#&qCkrl~G+QCMPE>nXxd@B|mY!&E77b37dCz+t~WX&FFE7+>+{6zC3<y%}y7$i3Qu^yrYx4k{Boi0I~lbxB'
),
    t671: packed('<i2',
    'c-m`TF=2Vz<jn;=nLF3krgztDUE;U1a)y8UiiJ@byVBDpRs_!|?J4TnzA!yFzj=L9=62sLd6j#!3mdvZySgIE3mGT`0FhxJ`T'
),
}, name='of_67').AddVariations(signed(input, t670, c671, t671)).DisableLifeTimeVariation()
