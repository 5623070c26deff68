# Licensed under the Apache License, Version 2.0; see LICENSE.
# Written by 'python -m corpus' from corpus/families/softmax.py; do not edit.
#
# LOG_SOFTMAX: axes, beta, ranks, far logits.

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

# Every axis of every rank, from the front and from the end.
# Expected values: float64 formula.
input = Input('input', (F32, [2, 3, 4, 5]))
axis = Int32Scalar('axis', -1)
output = Output('output', (F32, [2, 3, 4, 5]))
model = Model()
model.Operation('LOG_SOFTMAX', input, 1.0, axis).To(output)
Example({
    input: packed('<f4',
    'c-p(3lC(l|+Pw44lef6kKU`rep!?~=T_2bJqn3VN%8NE#)PL$%%yR!G%j4#Kk2${NciT2=?&6tKZ~7}K=sd$!4rR?>`yTUI9-Yj0'
    '^r2hlCN97GA(waUDc*E(+Lz)FmxV%#^-U!gY-;p*lhnTBkCTX72wQi4LcQfl$;H+J$6}n{e?K5`qC2bV7+1umOUqTvyALUBN#eQf'
    'I#=oLg`|uy|8rqW56oY>=C4o=*MS&MrXyK#bpkuSGgPd(9aA@dsqPj930;M%ZH{xVC;312^(@JltK|GQW4Ukh<BYp;EK+l)ng<Gq'
    '$*oLSx9xFbj?mMrEoCel%x@U4zx|!tOJ&=iKO)x04Q1y}Yco{&df~(crJr`|wVyOi5R_9b&y!|a_1b32;pNM{-kbcM5M!mKQ1{qD'
    'P)1T;Xx8paD<-rs34{ng_^&K*w^iv+bD_9(cF4wQMh`?6y6h6u&;Pvh#EzGy8&kg@W<7eG`NAFzHaYtPb`JaZ?{~0w*tdVborC=W'
    '`~Ca(9RLdL-M4@5f&C74_ICRnfO2~s_S-wy+wI$L4^(S!zu*4AetRH3U=LIZ<nD8D0ICH`9RN%2-)j$459HhJw+CqgDF#wN8fc<}'
    'g98A06y@a'
),
    output: packed('<f4',
    'c-o8F$I~KKR5Izih~%Y(p)tw4|67<jV|AilXjSpd<nGCvIpb^OqcW}du6vn`E00*!a7`_*U*2Q&J1(Qi@Xnc^Qkx5^SmZvRu&<i;'
    'G(=0v<%Gmy^{Sg$nb~vWUT9hw&R$T{HsNrTLQ1K{{%b#3mj2(E9J%$i_u<9N5i);vhl$wBUE9@ImY1N-&cA8B)TKqP<$O0%gI{gS'
    'i!SnJeE&yONOUvDsVB+Y_V3#li(UCGlkzln{hulI5nQ{K55zCrsJZ>oiJ!G4-5WnvMIII0*C)6C)u-2I^)5EretL6w-P!X2&;OZ<'
    'O)tuPUMie9DKkGb=K9{d`?Y8G&t1|esTjFnf#scBGuHWfS*_hLsdLt$`*WLm)~o#2FAFeDYERie`-WKBb&2prD+IO*C|Vwz>UAo('
    'jHfO|yR~=4rAF@*oq}@H6=u3^cUSop^Oy5U9TQSW`L?=Y|7WvP@~r_S!G7x+5)Eo?ljDV1LOagP-GAV~z5@pi><2<1*t-u(14V!U'
    'B)1>Lgs1?E?1ym=>;u#L;TR?fF>61>2qf_X2($L@2LO*+2on'
),
}, name='axes').AddAllDimsAndAxis(input, axis, output).AddVariations('float16').DisableLifeTimeVariation()

# Logits are multiplied by beta before anything else.
# Expected values: float64 formula.
input = Input('input', (F32, [3, 4]))
output = Output('output', (F32, [3, 4]))
model = Model()
model.Operation('LOG_SOFTMAX', input, 0.001, -1).To(output)
Example({
    input: [-0.285, 0.932, -0.495, -1.402, -1.286, 1.04, -1.365, -1.017, 0.119, 0.964, 0.224, -0.5],
    output: [-1.3862672, -1.3850502, -1.3864772, -1.3873842, -1.3869239, -1.3845979, -1.3870028, -1.3866549,
    -1.3863772, -1.3855323, -1.3862722, -1.3869963],
}, name='beta_0_001').AddVariations('relaxed', 'float16').DisableLifeTimeVariation()

# Logits are multiplied by beta before anything else.
# Expected values: float64 formula.
input = Input('input', (F32, [3, 4]))
output = Output('output', (F32, [3, 4]))
model = Model()
model.Operation('LOG_SOFTMAX', input, 0.7, -1).To(output)
Example({
    input: [0.964, 0.575, -0.789, -1.269, 0.448, 0.153, -1.462, 0.644, -0.444, 0.98, 0.366, -0.474],
    output: [-0.8172448, -1.0895449, -2.044345, -2.3803449, -1.1703486, -1.3768487, -2.5073485, -1.0331486,
    -1.864357, -0.86755705, -1.2973571, -1.885357],
}, name='beta_0_7').AddVariations('relaxed', 'float16').DisableLifeTimeVariation()

# Logits are multiplied by beta before anything else.
# Expected values: float64 formula.
input = Input('input', (F32, [3, 4]))
output = Output('output', (F32, [3, 4]))
model = Model()
model.Operation('LOG_SOFTMAX', input, 2.5, -1).To(output)
Example({
    input: [0.341, -0.781, 0.163, 0.999, -0.147, -0.426, 0.325, 0.401, 0.535, 1.258, 0.422, 1.367],
    output: [-1.9289589, -4.7339587, -2.3739588, -0.28395885, -2.1618912, -2.8593912, -0.98189133, -0.79189134,
    -2.7633936, -0.95589375, -3.045894, -0.68339384],
}, name='beta_2_5').AddVariations('relaxed', 'float16').DisableLifeTimeVariation()

# Logits are multiplied by beta before anything else.
# Expected values: float64 formula.
input = Input('input', (F32, [3, 4]))
output = Output('output', (F32, [3, 4]))
model = Model()
model.Operation('LOG_SOFTMAX', input, 10.0, -1).To(output)
Example({
    input: [0.576, -0.966, 1.497, 1.463, 0.547, 0.359, -0.547, 0.553, 0.139, 1.148, -0.045, -0.762],
    output: [-9.747587, -25.167587, -0.53758687, -0.87758607, -0.79500145, -2.6750014, -11.735002, -0.7350016,
    -10.090048, -4.808604e-05, -11.930048, -19.100048],
}, name='beta_10_0').AddVariations('relaxed').DisableLifeTimeVariation()

# Finite logits have finite results, however great they are.
# Expected values: float64 formula.
input = Input('input', (F32, [2, 4]))
output = Output('output', (F32, [2, 4]))
model = Model()
model.Operation('LOG_SOFTMAX', input, 1.0, 1).To(output)
Example({
    input: [88.5, 89.25, 87.5, 90.0, 300.0, 301.0, 299.5, 300.5],
    output: [-2.075254, -1.3252538, -3.075254, -0.57525384, -1.7873386, -0.7873387, -2.2873387, -1.2873386],
}, name='great').AddVariations('relaxed', 'float16').DisableLifeTimeVariation()

# Finite logits have finite results, however great they are.
# Expected values: float64 formula.
input = Input('input', (F32, [2, 4]))
output = Output('output', (F32, [2, 4]))
model = Model()
model.Operation('LOG_SOFTMAX', input, 1.0, 1).To(output)
Example({
    input: [-500.0, -501.0, -502.5, -500.5, -100.0, -99.0, -99.5, -101.0],
    output: [-0.7210031, -1.7210032, -3.221003, -1.2210032, -1.7465672, -0.74656725, -1.2465672, -2.7465672],
}, name='low').AddVariations('relaxed', 'float16').DisableLifeTimeVariation()

# Finite logits have finite results, however great they are.
# Expected values: float64 formula.
input = Input('input', (F32, [2, 4]))
output = Output('output', (F32, [2, 4]))
model = Model()
model.Operation('LOG_SOFTMAX', input, 1.0, 1).To(output)
Example({
    input: [0.0, 60.0, -60.0, 59.0, -200.0, 200.0, 0.0, 199.0],
    output: [-60.313263, -0.3132617, -120.31326, -1.3132616, -400.31326, -0.3132617, -200.31326, -1.3132616],
}, name='far_apart').AddVariations('relaxed', 'float16').DisableLifeTimeVariation()

# Finite logits have finite results, however great they are.
# Expected values: float64 formula.
input = Input('input', (F32, [2, 4]))
output = Output('output', (F32, [2, 4]))
model = Model()
model.Operation('LOG_SOFTMAX', input, 1.0, 1).To(output)
Example({
    input: [3.5, 3.5, 3.5, 3.5, -7.25, -7.25, -7.25, -7.25],
    output: [-1.3862944, -1.3862944, -1.3862944, -1.3862944, -1.3862944, -1.3862944, -1.3862944, -1.3862944],
}, name='equal').AddVariations('relaxed', 'float16').DisableLifeTimeVariation()

# Finite logits have finite results, however great they are.
# Expected values: float64 formula.
input = Input('input', (F32, [3, 1]))
output = Output('output', (F32, [3, 1]))
model = Model()
model.Operation('LOG_SOFTMAX', input, 1.0, 1).To(output)
Example({
    input: [3.0, -2.0, 0.0],
    output: [0.0, 0.0, 0.0],
}, name='one_class').AddVariations('relaxed', 'float16').DisableLifeTimeVariation()
