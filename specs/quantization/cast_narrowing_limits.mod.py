# Licensed under the Apache License, Version 2.0; see LICENSE.
# Written by 'python -m corpus' from corpus/families/quantization.py; do not edit.
#
# CAST: limits of narrower types, in each place of a vector.

import base64
import zlib

import numpy as np


def packed(dtype, text, unit=None):
    """Many values in little space: the first byte of each, then the second; times a unit."""
    planes = np.frombuffer(zlib.decompress(base64.b85decode(text)), "u1")
    planes = planes.reshape(np.dtype(dtype).itemsize, -1)
    values = np.frombuffer(planes.T.tobytes(), dtype)
    return (values if unit is None else np.multiply(values, unit, dtype="f8")).tolist()


F16 = 'TENSOR_FLOAT16'
F32 = 'TENSOR_FLOAT32'
I32 = 'TENSOR_INT32'
U8 = 'TENSOR_QUANT8_ASYMM'

# Each limit of the narrower type is in each place of a vector of 16, and in the rest of 15.
# Expected values: float64 formula.
x1 = Input('x1', (I32, [351]))
t2 = Output('t2', (F16, [351]))
model = Model()
model.Operation('CAST', x1).To(t2)
Example({
    x1: ([0, 1, -1, 127, 128, -128, -129, 255, 256, -255, -256, 300, 32752, 32768, -32768, -32800, 65504,
    -65504, 40000, -40000, 2048] * 17)[:351],
    t2: ([0.0, 1.0, -1.0, 127.0, 128.0, -128.0, -129.0, 255.0, 256.0, -255.0, -256.0, 300.0, 32750.0,
    32770.0, -32770.0, -32800.0, 65500.0, -65500.0, 40000.0, -40000.0, 2048.0] * 17)[:351],
}, name='int32_to_float16').DisableLifeTimeVariation()

# Each limit of the narrower type is in each place of a vector of 16, and in the rest of 15.
# Expected values: float64 formula.
x1 = Input('x1', (I32, [383]))
t2 = Output('t2', (F32, [383]))
model = Model()
model.Operation('CAST', x1).To(t2)
Example({
    x1: ([0, 1, -1, 127, 128, -128, -129, 255, 256, -255, -256, 300, 32767, 32768, -32768, -32769, 65535,
    65536, -65536, 16777218, -16777216, 2147483647, -2147483648] * 17)[:383],
    t2: ([0.0, 1.0, -1.0, 127.0, 128.0, -128.0, -129.0, 255.0, 256.0, -255.0, -256.0, 300.0, 32767.0,
    32768.0, -32768.0, -32769.0, 65535.0, 65536.0, -65536.0, 16777218.0, -16777216.0, 2147483600.0,
    -2147483600.0] * 17)[:383],
}, name='int32_to_float32').DisableLifeTimeVariation()

# Each limit of the narrower type is in each place of a vector of 16, and in the rest of 15.
# Expected values: float64 formula.
x1 = Input('x1', (I32, [383]))
t2 = Output('t2', (I32, [383]))
model = Model()
model.Operation('CAST', x1).To(t2)
Example({
    x1: ([0, 1, -1, 127, 128, -128, -129, 255, 256, -255, -256, 300, 32767, 32768, -32768, -32769, 65535,
    65536, -65536, 16777218, -16777216, 2147483647, -2147483648] * 17)[:383],
    t2: ([0, 1, -1, 127, 128, -128, -129, 255, 256, -255, -256, 300, 32767, 32768, -32768, -32769, 65535,
    65536, -65536, 16777218, -16777216, 2147483647, -2147483648] * 17)[:383],
}, name='int32_to_int32').DisableLifeTimeVariation()

# Each limit of the narrower type is in each place of a vector of 16, and in the rest of 15.
# Expected values: float64 formula.
x1 = Input('x1', (F32, [479]))
t2 = Output('t2', (F16, [479]))
model = Model()
model.Operation('CAST', x1).To(t2)
Example({
    x1: (packed('<f4',
    'c-muNzzUXNh&*6mP<Zgb!2!rDIMC1lq#GLkF)%RJH`F&w`wtYYua}VlQnhve>w%R0ekbR{hn+##&HeascOZ1N-*4}H$k~|z03F91'
    'G5'
) * 17)[:479],
    t2: (packed('<i4',
    'c-n1>!3}^w2n2_#z;b+AhUHM&{cOWNjBpEng=_+|1HbdQ<1ivX8JsuFc?etDOO}+n!{iLTne5lr%&f~oowBqaQ?&r5>mzL', 0.001953125
) * 17)[:479],
}, name='float32_to_float16').DisableLifeTimeVariation()

# Each limit of the narrower type is in each place of a vector of 16, and in the rest of 15.
# Expected values: float64 formula.
x1 = Input('x1', (F32, [511]))
t2 = Output('t2', (I32, [511]))
model = Model()
model.Operation('CAST', x1).To(t2)
Example({
    x1: (packed('<f4',
    'c-muNzyORuyadGfk1GBTC<PTNIMC4G0Ae>ZfJEyX>Kmqkxb+P{z`#&j_rD&j+kU^3^WnqJAnfLT{J6XOaqrXi`|X_%IXnBEX8-^o'
    '!XRD'
) * 17)[:511],
    t2: (packed('<i4',
    'c-no6+YNv~5CXw^>~XPi=N{|*I)Q`$GL;mvZX~8JP2PuOg)R;5-v?V~-tOP;EPU#U22$xMjQ'
) * 17)[:511],
}, name='float32_to_int32').DisableLifeTimeVariation()

# Each limit of the narrower type is in each place of a vector of 16, and in the rest of 15.
# Expected values: float64 formula.
x1 = Input('x1', (F16, [383]))
t2 = Output('t2', (F32, [383]))
model = Model()
model.Operation('CAST', x1).To(t2)
Example({
    x1: ([0.0, 1.0, -1.0, 127.0, 128.0, -128.0, -129.0, 255.0, 256.0, -255.0, -256.0, 300.0, 32750.0,
    32770.0, -32770.0, -32800.0, 65500.0, -65500.0, 40000.0, -40000.0, 2048.0, 0.5, -0.5] * 17)[:383],
    t2: ([0.0, 1.0, -1.0, 127.0, 128.0, -128.0, -129.0, 255.0, 256.0, -255.0, -256.0, 300.0, 32752.0,
    32768.0, -32768.0, -32800.0, 65504.0, -65504.0, 40000.0, -40000.0, 2048.0, 0.5, -0.5] * 17)[:383],
}, name='float16_to_float32').DisableLifeTimeVariation()

# Each limit of the narrower type is in each place of a vector of 16, and in the rest of 15.
# Expected values: float64 formula.
x1 = Input('x1', (F16, [351]))
t2 = Output('t2', (I32, [351]))
model = Model()
model.Operation('CAST', x1).To(t2)
Example({
    x1: ([0.0, 1.0, -1.0, 127.0, 128.0, -128.0, -129.0, 255.0, 256.0, -255.0, -256.0, 300.0, 32750.0,
    32770.0, -32770.0, -32800.0, 65500.0, -65500.0, 40000.0, -40000.0, 2048.0] * 17)[:351],
    t2: ([0, 1, -1, 127, 128, -128, -129, 255, 256, -255, -256, 300, 32752, 32768, -32768, -32800, 65504,
    -65504, 40000, -40000, 2048] * 17)[:351],
}, name='float16_to_int32').DisableLifeTimeVariation()

# Each limit of the narrower type is in each place of a vector of 16, and in the rest of 15.
# Expected values: float64 formula.
x1 = Input('x1', (U8, [1407], 1.0, 0))
t2 = Output('t2', (F16, [1407]))
model = Model()
model.Operation('CAST', x1).To(t2)
Example({
    x1: (packed('<i2',
    'c-muNX5-}H7ZR0_mQz$w*U~jGHnX&`cXIXc_6rONkBUu5PRq>6FDk95u4`;*@9Lc}dD_f5^A{~$v3lLcE!%hPJ#hHg$us9KUA=Mp'
    '-oq!)U%mbC`P<Jw{~2fm0F@*v)&'
) * 17)[:1407],
    t2: (packed('<i2',
    'c-muNX5-}H7ZR0_mQz$w*U~jGHnX&`cXIXc_6rONkBUu5PRq>6FDk95u4`;*@9Lc}dD_f5^A{~$v3lLcE!%hPJ#hHg$us9KUA=Mp'
    '-oq!)U%mbC`P<Jw{~2fm0F@*v)&', 1.0
) * 17)[:1407],
}, name='quant8_to_float16').DisableLifeTimeVariation()

# Each limit of the narrower type is in each place of a vector of 16, and in the rest of 15.
# Expected values: float64 formula.
x1 = Input('x1', (U8, [1407], 1.0, 0))
t2 = Output('t2', (F32, [1407]))
model = Model()
model.Operation('CAST', x1).To(t2)
Example({
    x1: (packed('<i2',
    'c-muNX5-}H7ZR0_mQz$w*U~jGHnX&`cXIXc_6rONkBUu5PRq>6FDk95u4`;*@9Lc}dD_f5^A{~$v3lLcE!%hPJ#hHg$us9KUA=Mp'
    '-oq!)U%mbC`P<Jw{~2fm0F@*v)&'
) * 17)[:1407],
    t2: (packed('<i2',
    'c-muNX5-}H7ZR0_mQz$w*U~jGHnX&`cXIXc_6rONkBUu5PRq>6FDk95u4`;*@9Lc}dD_f5^A{~$v3lLcE!%hPJ#hHg$us9KUA=Mp'
    '-oq!)U%mbC`P<Jw{~2fm0F@*v)&', 1.0
) * 17)[:1407],
}, name='quant8_to_float32').DisableLifeTimeVariation()

# Each limit of the narrower type is in each place of a vector of 16, and in the rest of 15.
# Expected values: float64 formula.
x1 = Input('x1', (U8, [1407], 1.0, 0))
t2 = Output('t2', (I32, [1407]))
model = Model()
model.Operation('CAST', x1).To(t2)
Example({
    x1: (packed('<i2',
    'c-muNX5-}H7ZR0_mQz$w*U~jGHnX&`cXIXc_6rONkBUu5PRq>6FDk95u4`;*@9Lc}dD_f5^A{~$v3lLcE!%hPJ#hHg$us9KUA=Mp'
    '-oq!)U%mbC`P<Jw{~2fm0F@*v)&'
) * 17)[:1407],
    t2: (packed('<i2',
    'c-muNX5-}H7ZR0_mQz$w*U~jGHnX&`cXIXc_6rONkBUu5PRq>6FDk95u4`;*@9Lc}dD_f5^A{~$v3lLcE!%hPJ#hHg$us9KUA=Mp'
    '-oq!)U%mbC`P<Jw{~2fm0F@*v)&'
) * 17)[:1407],
}, name='quant8_to_int32').DisableLifeTimeVariation()

# Each limit of the narrower type is in each place of a vector of 16, and in the rest of 15.
# Expected values: float64 formula. TF Lite wraps what a byte does not hold.
x1 = Input('x1', (I32, [383]))
t2 = Output('t2', (U8, [383], 1.0, 0))
model = Model()
model.Operation('CAST', x1).To(t2)
Example({
    x1: ([0, 1, -1, 127, 128, -128, -129, 255, 256, -255, -256, 300, 32767, 32768, -32768, -32769, 65535,
    65536, -65536, 16777218, -16777216, 2147483647, -2147483648] * 17)[:383],
    t2: ([0, 1, 0, 127, 128, 0, 0, 255, 255, 0, 0, 255, 255, 255, 0, 0, 255, 255, 0, 255, 0, 255, 0] * 17)[:383],
}, name='int32_to_quant8').DisableLifeTimeVariation()

# Each limit of the narrower type is in each place of a vector of 16, and in the rest of 15.
# Expected values: float64 formula. TF Lite wraps what a byte does not hold.
x1 = Input('x1', (F32, [479]))
t2 = Output('t2', (U8, [479], 1.0, 0))
model = Model()
model.Operation('CAST', x1).To(t2)
Example({
    x1: (packed('<f4',
    'c-muNKn6>Y*o+Klpx{75gTp_d#D56Cp#j9HZ>VpW#=uZp_rIP2BvIc01Pl!J`<<K*A9e;|`~CLLhn$_=+>al3cR%iZngIa)j~qk'
) * 17)[:479],
    t2: (packed('<i2',
    'c-muNWT<aoVEF$Zh#43d{xSS-0JHytx%dD8;|2?M'
) * 17)[:479],
}, name='float32_to_quant8').DisableLifeTimeVariation()

# Each limit of the narrower type is in each place of a vector of 16, and in the rest of 15.
# Expected values: float64 formula. TF Lite wraps what a byte does not hold.
x1 = Input('x1', (F16, [351]))
t2 = Output('t2', (U8, [351], 1.0, 0))
model = Model()
model.Operation('CAST', x1).To(t2)
Example({
    x1: ([0.0, 1.0, -1.0, 127.0, 128.0, -128.0, -129.0, 255.0, 256.0, -255.0, -256.0, 300.0, 32750.0,
    32770.0, -32770.0, -32800.0, 65500.0, -65500.0, 40000.0, -40000.0, 2048.0] * 17)[:351],
    t2: ([0, 1, 0, 127, 128, 0, 0, 255, 255, 0, 0, 255, 255, 255, 0, 0, 255, 0, 255, 0, 255] * 17)[:351],
}, name='float16_to_quant8').DisableLifeTimeVariation()
