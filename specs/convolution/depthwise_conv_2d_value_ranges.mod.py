# Licensed under the Apache License, Version 2.0; see LICENSE.
# Written by 'python -m corpus' from corpus/families/convolution.py; do not edit.
#
# DEPTHWISE_CONV_2D: scales far from 1, sums of many bits, cancellation, special numbers.

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

# Sums have more bits than a float32 holds, and the bias leaves the last ones.
# Expected values: float64 formula.
x4 = Input('x4', (U8, [1, 21, 22, 2], 0.5, 0))
c5 = Parameter('c5', (U8, [1, 21, 20, 4], 0.25, 116), (packed('<i2',
    'c-p1Gixq$%2mrwLA2bERc$nq~u_3xsq$|?N6E-AB^4zxJb*It-R~f3HtylEic!?oNTwO5Olst|<KC**3r~'
) * 28)[:1680])
c6 = Parameter('c6', (I32, [4], 0.125, 0), [-12281209, -12283020, -12288746, -12272624])
t7 = Output('t7', (U8, [1, 1, 3, 4], 8.243749618530273, 128))
model = Model()
model.Operation('DEPTHWISE_CONV_2D', x4, c5, c6, 2, 1, 1, 2, 0).To(t7)
Example({
    x4: (packed('<i2',
    'c-p1GTMB?65CFjLf41zSf{bVr4f~MXWqX(@(jl4|QWnfWn}b&P=7lrJ3zOml(eI&9iTTkErbXKEj<qtgG^-<PyB@1QKI+UjQ~'
) * 16)[:924],
    t7: [40, 18, 202, 216, 216, 238, 54, 40, 104, 122, 129, 136],
}, name='cancelled_any_quant8').DisableLifeTimeVariation()

# Sums have more bits than a float32 holds, and the bias leaves the last ones.
# Expected values: float64 formula.
x4 = Input('x4', (U8, [1, 21, 22, 2], 0.5, 0))
c5 = Parameter('c5', (U8, [1, 21, 20, 4], 0.25, 128), (packed('<i2',
    'c-p1G0TRFv3<SXb|DgoYM5-gl41Gj*Bj^Y}ZI(M!vs499vIdU6mDvx9ZNpnz*EuX%S&k_qFCtuje5X`7h5'
) * 28)[:1680])
c6 = Parameter('c6', (I32, [4], 0.125, 0), [-10883698, -10887344, -10874972, -10870764])
t7 = Output('t7', (U8, [1, 1, 3, 4], 11.5403413772583, 128))
model = Model()
model.Operation('DEPTHWISE_CONV_2D', x4, c5, c6, 2, 1, 1, 2, 0).To(t7)
Example({
    x4: (packed('<i2',
    'c-p1GK?;B%5CFjb|FgnS!9xdASu8SQ)7<E=Q9Ys=28(X#YUZ&J*z+hs;y^}vKdo`sN#;H#0P)T@ZVx*}$^@(1dS%i4@d28BHgf'
) * 16)[:924],
    t7: [199, 238, 68, 67, 121, 123, 125, 85, 57, 18, 188, 189],
}, name='cancelled_symmetric_quant8').AddVariations(signed(x4, c5, t7)).DisableLifeTimeVariation()

# Sums have more bits than a float32 holds, and the bias leaves the last ones.
# Expected values: float64 formula.
x4 = Input('x4', (U8, [1, 21, 22, 2], 0.5, 255))
c5 = Parameter('c5', (U8, [1, 21, 20, 4], 0.25, 128), (packed('<i2',
    'c-p1Ii4DLY2mrwDKd29__+SJ=BX);ga($$v*l{YwnT?f$2%C$v(Sq^UpwyQ(2}TC5?&XFDmv6lOIL=Br>H'
) * 28)[:1680])
c6 = Parameter('c6', (I32, [4], 0.125, 0), [10998424, 10990512, 10969124, 10977548])
t7 = Output('t7', (U8, [1, 1, 3, 4], 5.8517045974731445, 128))
model = Model()
model.Operation('DEPTHWISE_CONV_2D', x4, c5, c6, 2, 1, 1, 2, 0).To(t7)
Example({
    x4: (packed('|i1',
    'c-qr9ku%g(5s@}FRAkYUWY$yBk~88_Ws}p@=hEZWX4I4rlV=o{Q<qcW;x=FsW6<W7R59XG7UL0Q6XD_n0Oq^~k^'
) * 16)[:924],
    t7: [18, 97, 60, 92, 238, 147, 174, 116, 135, 159, 196, 164],
}, name='cancelled_zero_point_255_quant8').AddVariations(signed(x4, c5, t7)).DisableLifeTimeVariation()

# A step is sixteen units of a sum of 25 bits, and float32 is a few units off. Each channel's
# first result is in the middle of the codes.
# Expected values: float64 formula.
x4 = Input('x4', (U8, [1, 21, 22, 2], 0.5, 0))
c5 = Parameter('c5', (U8, [1, 21, 20, 4], 0.25, 116), (packed('<i2',
    'c-p1Gixq$%2mrwLA2bERc$nq~u_3xsq$|?N6E-AB^4zxJb*It-R~f3HtylEic!?oNTwO5Olst|<KC**3r~'
) * 28)[:1680])
c6 = Parameter('c6', (I32, [4], 0.125, 0), [-12275627, -12275830, -12293535, -12278182])
t7 = Output('t7', (U8, [1, 1, 3, 4], 2.0, 128))
model = Model()
model.Operation('DEPTHWISE_CONV_2D', x4, c5, c6, 2, 1, 1, 2, 0).To(t7)
Example({
    x4: (packed('<i2',
    'c-p1GTMB?65CFjLf41zSf{bVr4f~MXWqX(@(jl4|QWnfWn}b&P=7lrJ3zOml(eI&9iTTkErbXKEj<qtgG^-<PyB@1QKI+UjQ~'
) * 16)[:924],
    t7: [115, 124, 133, 142, 255, 255, 0, 0, 255, 255, 0, 0],
}, name='cancelled_to_little_any_quant8').DisableLifeTimeVariation()

# A step is sixteen units of a sum of 25 bits, and float32 is a few units off. Each channel's
# first result is in the middle of the codes.
# Expected values: float64 formula.
x4 = Input('x4', (U8, [1, 21, 22, 2], 0.5, 0))
c5 = Parameter('c5', (U8, [1, 21, 20, 4], 0.25, 128), (packed('<i2',
    'c-p1G0TRFv3<SXb|DgoYM5-gl41Gj*Bj^Y}ZI(M!vs499vIdU6mDvx9ZNpnz*EuX%S&k_qFCtuje5X`7h5'
) * 28)[:1680])
c6 = Parameter('c6', (I32, [4], 0.125, 0), [-10890494, -10897563, -10869384, -10864885])
t7 = Output('t7', (U8, [1, 1, 3, 4], 2.0, 128))
model = Model()
model.Operation('DEPTHWISE_CONV_2D', x4, c5, c6, 2, 1, 1, 2, 0).To(t7)
Example({
    x4: (packed('<i2',
    'c-p1GK?;B%5CFjb|FgnS!9xdASu8SQ)7<E=Q9Ys=28(X#YUZ&J*z+hs;y^}vKdo`sN#;H#0P)T@ZVx*}$^@(1dS%i4@d28BHgf'
) * 16)[:924],
    t7: [115, 124, 133, 142, 0, 0, 255, 246, 0, 0, 255, 255],
}, name='cancelled_to_little_symmetric_quant8').AddVariations(signed(x4, c5, t7)).DisableLifeTimeVariation()

# A step is sixteen units of a sum of 25 bits, and float32 is a few units off. Each channel's
# first result is in the middle of the codes.
# Expected values: float64 formula.
x4 = Input('x4', (U8, [1, 21, 22, 2], 0.5, 255))
c5 = Parameter('c5', (U8, [1, 21, 20, 4], 0.25, 128), (packed('<i2',
    'c-p1Ii4DLY2mrwDKd29__+SJ=BX);ga($$v*l{YwnT?f$2%C$v(Sq^UpwyQ(2}TC5?&XFDmv6lOIL=Br>H'
) * 28)[:1680])
c6 = Parameter('c6', (I32, [4], 0.125, 0), [11003365, 10991917, 10972407, 10979448])
t7 = Output('t7', (U8, [1, 1, 3, 4], 2.0, 128))
model = Model()
model.Operation('DEPTHWISE_CONV_2D', x4, c5, c6, 2, 1, 1, 2, 0).To(t7)
Example({
    x4: (packed('|i1',
    'c-qr9ku%g(5s@}FRAkYUWY$yBk~88_Ws}p@=hEZWX4I4rlV=o{Q<qcW;x=FsW6<W7R59XG7UL0Q6XD_n0Oq^~k^'
) * 16)[:924],
    t7: [115, 124, 133, 142, 255, 255, 255, 211, 255, 255, 255, 255],
}, name='cancelled_to_little_zero_point_255_quant8').AddVariations(signed(x4, c5, t7)).DisableLifeTimeVariation()

# Sums are beyond 16 bits and beyond what float16 holds.
# Expected values: float64 formula.
x1 = Input('x1', (U8, [1, 21, 22, 2], 0.5, 0))
c2 = Parameter('c2', (U8, [1, 21, 20, 4], 0.25, 116), (packed('<i2',
    'c-lMia=Gof-7~W@4_tpDZeZ9NaJ2Y^ZU)PZPHEe7ODqgN7@hkoE^KmKCiBe$RcYUFyK5Hbr#^|g);jUQ)vGKFlmGxm=pRb'
) * 28)[:1680])
c3 = Parameter('c3', (I32, [4], 0.125, 0), [-150000, -50000, 50000, 150000])
t4 = Output('t4', (U8, [1, 1, 3, 4], 350.0, 0))
model = Model()
model.Operation('DEPTHWISE_CONV_2D', x1, c2, c3, 2, 1, 1, 2, 0).To(t4)
Example({
    x1: (packed('<i2',
    'c-m{8Z5gim+vlCp(FeWlSNuNa{%pL*WP0g=TknCx@2_p=WdGe_&;Paln8lsBSMN=o@3P*}so}VBdJglSrYs=_N&o==A0YM'
) * 16)[:924],
    t4: [223, 255, 255, 255, 255, 250, 255, 255, 255, 217, 255, 255],
}, name='great_any_quant8').DisableLifeTimeVariation()

# Sums are beyond 16 bits and beyond what float16 holds.
# Expected values: float64 formula.
x1 = Input('x1', (U8, [1, 21, 22, 2], 0.5, 0))
c2 = Parameter('c2', (U8, [1, 21, 20, 4], 0.25, 128), (packed('<i2',
    'c-mX^R!I54n}~gR^LEUvF50*yfP3e*ipSQ0AH6-MJ(+as=qAH0`#yZg&Asd1m~@}{xTe%0n@Xlx>6-I)T>d(Xff4`!4tODB'
) * 28)[:1680])
c3 = Parameter('c3', (I32, [4], 0.125, 0), [-150000, -50000, 50000, 150000])
t4 = Output('t4', (U8, [1, 1, 3, 4], 160.0, 0))
model = Model()
model.Operation('DEPTHWISE_CONV_2D', x1, c2, c3, 2, 1, 1, 2, 0).To(t4)
Example({
    x1: (packed('<i2',
    'c-pgjd4HbfS!Je&`wl(*CX@7dN#ZA$uxoN^MXU2KY^eRhV6`|z;N{-m&c{zOZC}B@!|{}Kl%m8I*{TQYpHGftpacK_igO>p'
) * 16)[:924],
    t4: [255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255],
}, name='great_symmetric_quant8').AddVariations(signed(x1, c2, t4)).DisableLifeTimeVariation()

# Nearly all codes are cut off: what is shifted to the left must not wrap. Steps still finer
# overflow in TF Lite, and in Android's own code.
# Expected values: float64 formula.
x1 = Input('x1', (U8, [1, 21, 22, 2], 0.5, 0))
c2 = Parameter('c2', (U8, [1, 21, 20, 4], 0.25, 116), (packed('<i2',
    'c-lMia=Gof-7~W@4_tpDZeZ9NaJ2Y^ZU)PZPHEe7ODqgN7@hkoE^KmKCiBe$RcYUFyK5Hbr#^|g);jUQ)vGKFlmGxm=pRb'
) * 28)[:1680])
c3 = Parameter('c3', (I32, [4], 0.125, 0), [-150000, -50000, 50000, 150000])
t4 = Output('t4', (U8, [1, 1, 3, 4], 0.0010000000474974513, 99))
model = Model()
model.Operation('DEPTHWISE_CONV_2D', x1, c2, c3, 2, 1, 1, 2, 0).To(t4)
Example({
    x1: (packed('<i2',
    'c-m{8Z5gim+vlCp(FeWlSNuNa{%pL*WP0g=TknCx@2_p=WdGe_&;Paln8lsBSMN=o@3P*}so}VBdJglSrYs=_N&o==A0YM'
) * 16)[:924],
    t4: [255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255],
}, name='cut_off_any_quant8').DisableLifeTimeVariation()

# Nearly all codes are cut off: what is shifted to the left must not wrap. Steps still finer
# overflow in TF Lite, and in Android's own code.
# Expected values: float64 formula.
x1 = Input('x1', (U8, [1, 21, 22, 2], 0.5, 0))
c2 = Parameter('c2', (U8, [1, 21, 20, 4], 0.25, 128), (packed('<i2',
    'c-mX^R!I54n}~gR^LEUvF50*yfP3e*ipSQ0AH6-MJ(+as=qAH0`#yZg&Asd1m~@}{xTe%0n@Xlx>6-I)T>d(Xff4`!4tODB'
) * 28)[:1680])
c3 = Parameter('c3', (I32, [4], 0.125, 0), [-150000, -50000, 50000, 150000])
t4 = Output('t4', (U8, [1, 1, 3, 4], 0.0010000000474974513, 99))
model = Model()
model.Operation('DEPTHWISE_CONV_2D', x1, c2, c3, 2, 1, 1, 2, 0).To(t4)
Example({
    x1: (packed('<i2',
    'c-pgjd4HbfS!Je&`wl(*CX@7dN#ZA$uxoN^MXU2KY^eRhV6`|z;N{-m&c{zOZC}B@!|{}Kl%m8I*{TQYpHGftpacK_igO>p'
) * 16)[:924],
    t4: [255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255],
}, name='cut_off_symmetric_quant8').AddVariations(signed(x1, c2, t4)).DisableLifeTimeVariation()

# The ratio of the scales is a power of two, just below one, or of far scales.
# Expected values: float64 formula.
x1 = Input('x1', (U8, [1, 21, 22, 2], 1.0000001192092896, 120))
c2 = Parameter('c2', (U8, [1, 21, 20, 4], 0.9999998807907104, 128), (packed('<i2',
    'c-p0ki3z|!48uBj<43o6b2C(6FhV`TsE#wZg=3Rt*2_tGBYHP%xaED)Jb(BA_SqhN'
) * 28)[:1680])
c3 = Parameter('c3', (I32, [4], 1.0, 0), [-15, -5, 5, 15])
t4 = Output('t4', (U8, [1, 1, 3, 4], 1.0, 120))
model = Model()
model.Operation('DEPTHWISE_CONV_2D', x1, c2, c3, 2, 1, 1, 2, 0).To(t4)
Example({
    x1: (packed('|i1',
    'c-kGy!41Gb5CXBPfq`v4r@SpMS3^Ri#7vDRT1E98Zc=Uop8P@ED<5=>9E|'
) * 16)[:924],
    t4: [141, 110, 180, 142, 58, 106, 230, 102, 133, 71, 131, 111],
}, name='multiplier_just_below_1_quant8').AddVariations(signed(x1, c2, t4)).DisableLifeTimeVariation()

# The ratio of the scales is a power of two, just below one, or of far scales.
# Expected values: float64 formula.
x1 = Input('x1', (U8, [1, 21, 22, 2], 1.0, 120))
c2 = Parameter('c2', (U8, [1, 21, 20, 4], 0.5, 128), (packed('<i2',
    'c-p1P!2y5(3<5C+7r4^J?GEOh;Hj%*P~3==W`S)+QwZqZYde~AUv!^8KJexqZ~'
) * 28)[:1680])
c3 = Parameter('c3', (I32, [4], 0.5, 0), [-15, -5, 5, 15])
t4 = Output('t4', (U8, [1, 1, 3, 4], 64.0, 120))
model = Model()
model.Operation('DEPTHWISE_CONV_2D', x1, c2, c3, 2, 1, 1, 2, 0).To(t4)
Example({
    x1: (packed('|i1',
    'c-j@pxe>rX5QM;}m-&*{$-wEt=~ZWMgPp-Ga;1d4oFV;`NsSKPQTPCN4IGm'
) * 16)[:924],
    t4: [120, 121, 120, 120, 120, 120, 120, 119, 119, 120, 120, 120],
}, name='multiplier_power_of_2_quant8').AddVariations(signed(x1, c2, t4)).DisableLifeTimeVariation()

# The ratio of the scales is a power of two, just below one, or of far scales.
# Expected values: float64 formula.
x1 = Input('x1', (U8, [1, 21, 22, 2], 1.0000001192092896, 120))
c2 = Parameter('c2', (U8, [1, 21, 20, 4], 0.4999999403953552, 128), (packed('<i2',
    'c-p1KIRStG3<NNQ-(Tb4fh=+6F(kEf*l!h)SK}-;AQUcWZlj~B+w%PJ0_is%UH'
) * 28)[:1680])
c3 = Parameter('c3', (I32, [4], 0.5, 0), [-15, -5, 5, 15])
t4 = Output('t4', (U8, [1, 1, 3, 4], 16.0, 120))
model = Model()
model.Operation('DEPTHWISE_CONV_2D', x1, c2, c3, 2, 1, 1, 2, 0).To(t4)
Example({
    x1: (packed('|i1',
    'c-jrh!3_W~48p*v3E(bYbT3QBiL4983dEyvTdG{w$F71misadM?*nur9Eb'
) * 16)[:924],
    t4: [121, 123, 120, 122, 122, 121, 124, 123, 126, 122, 123, 124],
}, name='multiplier_just_below_power_quant8').AddVariations(signed(x1, c2, t4)).DisableLifeTimeVariation()

# The ratio of the scales is a power of two, just below one, or of far scales.
# Expected values: float64 formula.
x1 = Input('x1', (U8, [1, 21, 22, 2], 9.999999747378752e-06, 120))
c2 = Parameter('c2', (U8, [1, 21, 20, 4], 9.999999747378752e-06, 128), (packed('<i2',
    'c-p0lu>rs^48n4FLEy_%-w+mQ5Q-Gcq7-GKdVtR>u4M3Zg4l{_{s%cPyW?~oP5'
) * 28)[:1680])
c3 = Parameter('c3', (I32, [4], 9.999999439624929e-11, 0), [-15, -5, 5, 15])
t4 = Output('t4', (U8, [1, 1, 3, 4], 1.100000021625469e-10, 0))
model = Model()
model.Operation('DEPTHWISE_CONV_2D', x1, c2, c3, 2, 1, 1, 2, 0).To(t4)
Example({
    x1: (packed('|i1',
    'c-jrhu>k-u48pLh!9bsH7ERK|G|Q{$iy4WJO)lr)wNq|L))Nkb4|RbYf&'
) * 16)[:924],
    t4: [180, 156, 15, 242, 114, 88, 149, 77, 27, 116, 149, 194],
}, name='multiplier_tiny_quant8').AddVariations(signed(x1, c2, t4)).DisableLifeTimeVariation()

# The ratio of the scales is a power of two, just below one, or of far scales.
# Expected values: float64 formula.
x1 = Input('x1', (U8, [1, 21, 22, 2], 10000.0, 120))
c2 = Parameter('c2', (U8, [1, 21, 20, 4], 1000.0, 128), (packed('<i2',
    'c-p0k#{mE!5W*Z>s*8KhATL5-wIf4tz>t~B9B;M4+s3O#72-Wzy5`{e$pz(I9#Q'
) * 28)[:1680])
c3 = Parameter('c3', (I32, [4], 10000000.0, 0), [-15, -5, 5, 15])
t4 = Output('t4', (U8, [1, 1, 3, 4], 8400000.0, 42))
model = Model()
model.Operation('DEPTHWISE_CONV_2D', x1, c2, c3, 2, 1, 1, 2, 0).To(t4)
Example({
    x1: (packed('|i1',
    'c-kGu$q~Rn5QD&|b)ZS!TYk~VJx5oNjke@*9?;!i<~SWGc9pyp{Qz~W9E<'
) * 16)[:924],
    t4: [111, 117, 144, 63, 123, 24, 243, 93, 98, 13, 130, 188],
}, name='multiplier_huge_quant8').AddVariations(signed(x1, c2, t4)).DisableLifeTimeVariation()
