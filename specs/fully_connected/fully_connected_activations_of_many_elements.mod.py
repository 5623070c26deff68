# Licensed under the Apache License, Version 2.0; see LICENSE.
# Written by 'python -m corpus' from corpus/families/fully_connected.py; do not edit.
#
# FULLY_CONNECTED: fused activations of many elements.

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

# Whole vectors, and the rest behind them, have results beyond each activation's limits.
# Expected values: float64 formula.
x1 = Input('x1', (F32, [67, 3]))
c2 = Parameter('c2', (F32, [19, 3]), packed('|i1',
    'c-j?-!3_W~5Q4z{XV&&UkieuVQ8Gvy+^*t3JBPy1%l4BzBGM8C', 1.0
))
c3 = Parameter('c3', (F32, [19]), [0.5, -1.5, 2.0, -0.5, 1.0, 0.5, -1.5, 2.0, -0.5, 1.0, 0.5, -1.5, 2.0, -0.5, 1.0, 0.5, -1.5, 2.0,
    -0.5])
t4 = Output('t4', (F32, [67, 19]))
x5 = Input('x5', (F32, [67, 3]))
c6 = Parameter('c6', (F32, [19, 3]), packed('|i1',
    'c-j?;u>k-u41$9H-;A{zBBlX)=XG4TElp%DRQ!!4NV01G19kcq2L', 1.0
))
c7 = Parameter('c7', (F32, [19]), [0.5, -1.5, 2.0, -0.5, 1.0, 0.5, -1.5, 2.0, -0.5, 1.0, 0.5, -1.5, 2.0, -0.5, 1.0, 0.5, -1.5, 2.0,
    -0.5])
t8 = Output('t8', (F32, [67, 19]))
x9 = Input('x9', (F32, [67, 3]))
c10 = Parameter('c10', (F32, [19, 3]), packed('|i1',
    'c-j@o!4Uv35Q0Fk|C%+I-!dqjLa=&tlZ`_bl3wtU_KpSC2k@yA2m', 1.0
))
c11 = Parameter('c11', (F32, [19]), [0.5, -1.5, 2.0, -0.5, 1.0, 0.5, -1.5, 2.0, -0.5, 1.0, 0.5, -1.5, 2.0, -0.5, 1.0, 0.5, -1.5, 2.0,
    -0.5])
t12 = Output('t12', (F32, [67, 19]))
model = Model()
model.Operation('FULLY_CONNECTED', x1, c2, c3, 1).To(t4)
model.Operation('FULLY_CONNECTED', x5, c6, c7, 2).To(t8)
model.Operation('FULLY_CONNECTED', x9, c10, c11, 3).To(t12)
Example({
    x1: ([-0.5, 3.5, 1.0, 0.5, 6.0, -3.0, -2.5, 5.5, 5.0, 4.5, -3.0, -3.5, -2.0, 8.0, 4.5, 2.0, 2.5, 5.0,
    1.0, -8.0, 7.0] * 10)[:201],
    t4: (packed('|i1',
    'c-kF|NfLrE5Jg{r7#d7c5fQLV$--fU7vTQ)qGMP6MZZ6YT&o&Ai%-V7=<WG=!xVI9$Pj!W$tyT$73NWr`!2Zz*pzgil5X@Hhs~e('
    'ci*cn{T@rjJVCUg>_Xd#>B|NZ*Bx~Ts_6hrhy^Y', 0.5
) * 10)[:1273],
    x5: ([-0.5, -3.0, 6.0, 7.0, -7.5, 7.5, -5.5, -3.0, 3.0, -1.5, -1.0, 4.0, 4.5, 7.0, 0.5, -3.5, 7.5, 7.0,
    -1.5, 1.0, 8.0] * 10)[:201],
    t8: (packed('|i1',
    'c-l>jiw*!F2m;Ih|K_8}$C_>e^I%8d^`x9Tkpew$s~fWf1^QDZl>i^hRMWoMi4L+PJsS', 0.5
) * 10)[:1273],
    x9: ([-0.5, 1.5, -4.5, -2.0, 8.0, -6.5, -3.0, 6.0, -6.0, -2.0, 8.0, 8.0, 1.5, 5.0, 5.0, -3.0, -5.0, -1.5,
    2.5, 4.5, -6.5] * 10)[:201],
    t12: (packed('|i1',
    'c-lpcHxj@w2n1KjNcR2zy(ScD;KB|J2G9jteYt$(8f|>JOmi%z@!sgu!jw#bL}BUt#K<T>Xw242Y6fufP2HMN{HV49kp', 0.5
) * 10)[:1273],
}, name='all').AddVariations('float16').DisableLifeTimeVariation()

# Whole vectors, and the rest behind them, have results beyond each activation's limits.
# Expected values: float64 formula.
x1 = Input('x1', (U8, [67, 3], 0.5, 120))
c2 = Parameter('c2', (U8, [19, 3], 0.5, 128), packed('<i2',
    'c-ozb!3h9B48m@3ksuC!?F#jgKy*+=6KbebVs9n$cwGc0*&Ge&yY2&)w;YK'
))
c3 = Parameter('c3', (I32, [19], 0.25, 0), [2, -6, 8, -2, 4, 2, -6, 8, -2, 4, 2, -6, 8, -2, 4, 2, -6, 8, -2])
t4 = Output('t4', (U8, [67, 19], 0.5, 120))
x5 = Input('x5', (U8, [67, 3], 0.5, 120))
c6 = Parameter('c6', (U8, [19, 3], 0.5, 128), packed('<i2',
    'c-ozc!41Fw5P~{5F&E<CwJX$@A~aQV$7MZwThQWI4e~j}itViZ&)>Y4>l}>'
))
c7 = Parameter('c7', (I32, [19], 0.25, 0), [2, -6, 8, -2, 4, 2, -6, 8, -2, 4, 2, -6, 8, -2, 4, 2, -6, 8, -2])
t8 = Output('t8', (U8, [67, 19], 0.5, 120))
x9 = Input('x9', (U8, [67, 3], 0.5, 120))
c10 = Parameter('c10', (U8, [19, 3], 0.5, 128), packed('<i2',
    'c-o!G(Fwo+5W>(7E)s%+_qsy;dJ-j77)Fn_(sEeGmOFe{a>W46^LH<q*&L4'
))
c11 = Parameter('c11', (I32, [19], 0.25, 0), [2, -6, 8, -2, 4, 2, -6, 8, -2, 4, 2, -6, 8, -2, 4, 2, -6, 8, -2])
t12 = Output('t12', (U8, [67, 19], 0.5, 120))
model = Model()
model.Operation('FULLY_CONNECTED', x1, c2, c3, 1).To(t4)
model.Operation('FULLY_CONNECTED', x5, c6, c7, 2).To(t8)
model.Operation('FULLY_CONNECTED', x9, c10, c11, 3).To(t12)
Example({
    x1: ([119, 127, 122, 121, 132, 114, 115, 131, 130, 129, 114, 113, 116, 136, 129, 124, 125, 130, 122, 104,
    134] * 10)[:201],
    t4: (packed('<i2',
    'c-qa3K@x&65Cna82aI9SBoz?>%aj}xPWS;o=*Cw#RePA;nGv~EH7biw#=7Y3>2bvrbfe1<d?3j)IA|2+UXoj<Tmo!L+NGrT>iTZ;'
    '2Y%hxtV{3vR51<^ttdOwv|^5B1Bvqo{Sfqq-9P9Hv@1h~'
) * 10)[:1273],
    x5: ([119, 114, 132, 134, 105, 135, 109, 114, 126, 117, 118, 128, 129, 134, 121, 113, 135, 134, 117, 122,
    136] * 10)[:201],
    t8: (packed('|i1',
    'c-l>jiw*!F2m=55D8IhQ$C_>e^I%8d^`x9Tkpew$s~fWf1^QDZl>i^hRMWoMi4IyjK63'
) * 10)[:1273],
    x9: ([119, 123, 111, 116, 136, 107, 114, 132, 108, 116, 136, 136, 123, 130, 130, 114, 110, 117, 125, 129,
    107] * 10)[:201],
    t12: (packed('<i2',
    'c-qa4$rXSw2t+OWXC=`oTp$NqkOR#2hDHObV5ts=Q;yNXkHaL}VjK4-JsOxYbAp6n$-JVa6hSETQV&#*z|J?PtA}y@VP3VlK<N'
) * 10)[:1273],
}, name='all_quant8').AddVariations(signed(x1, c2, t4, x5, c6, t8, x9, c10, t12)).DisableLifeTimeVariation()
