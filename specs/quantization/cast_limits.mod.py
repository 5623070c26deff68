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

# Each limit in each place of 16, and in the rest of 15.
# Expected values: float64 formula.
input = Input('input', ('TENSOR_INT32', [351]))
output = Output('output', ('TENSOR_FLOAT16', [351]))
model = Model()
model.Operation('CAST', input).To(output)
Example({
    input: packed('<i4',
    'c-muN{9oVDQ2(ESkwNDJ1H*#{3JwPt7)AxDB*?(<ABcdw|Nj{w;&YNYMg^%Q2;+h=hycM+L23z(1_ez80R{&~IR'
),
    output: packed('<i4',
    'c-muN{9oVDQ2(ESkwNDJ1H*#{3JwPt7)AxDB*?(<ABcdw|Nj{w;&YNYMg^%Q2;+h=hycM+L23z(1_ez80R{&~IR', 1.0
),
}, name='int32_to_float16').DisableLifeTimeVariation()

# Each limit in each place of 16, and in the rest of 15.
# Expected values: float64 formula.
input = Input('input', ('TENSOR_INT32', [383]))
output = Output('output', ('TENSOR_FLOAT32', [383]))
model = Model()
model.Operation('CAST', input).To(output)
Example({
    input: packed('<i4',
    'c-rmLI}QLK2t>h$=kbnu^YueaOsu7%SQ3V9!PI(h!l(kx6y`_{Vep$t=I)dn!e`xazgx+F`Dvl`9?3C002nt|xB'
),
    output: packed('<f4',
    'c-muNzyOR4Siz_;jf7#~A5g{rQDJ%tGc+`SB<maM8>WF&)HeXZs4(4x?e{x5A3p31!fx)zkGs1c_de}^epHw~!T>c!UJL'
),
}, name='int32_to_float32').DisableLifeTimeVariation()

# Each limit in each place of 16, and in the rest of 15.
# Expected values: float64 formula.
input = Input('input', ('TENSOR_INT32', [383]))
output = Output('output', ('TENSOR_INT32', [383]))
model = Model()
model.Operation('CAST', input).To(output)
Example({
    input: packed('<i4',
    'c-rmLI}QLK2t>h$=kbnu^YueaOsu7%SQ3V9!PI(h!l(kx6y`_{Vep$t=I)dn!e`xazgx+F`Dvl`9?3C002nt|xB'
),
    output: packed('<i4',
    'c-rmLI}QLK2t>h$=kbnu^YueaOsu7%SQ3V9!PI(h!l(kx6y`_{Vep$t=I)dn!e`xazgx+F`Dvl`9?3C002nt|xB'
),
}, name='int32_to_int32').DisableLifeTimeVariation()

# Each limit in each place of 16, and in the rest of 15.
# Expected values: float64 formula. TF Lite wraps what a byte does not hold.
input = Input('input', ('TENSOR_INT32', [383]))
output = Output('output', ('TENSOR_QUANT8_ASYMM', [383], 1.0, 0))
model = Model()
model.Operation('CAST', input).To(output)
Example({
    input: packed('<i4',
    'c-rmLI}QLK2t>h$=kbnu^YueaOsu7%SQ3V9!PI(h!l(kx6y`_{Vep$t=I)dn!e`xazgx+F`Dvl`9?3C002nt|xB'
),
    output: packed('<i2',
    'c-muNWT<aoVEF$Zguw&@2r`Tc(?@s|3?u*m;G?B%'
),
}, name='int32_to_quant8').DisableLifeTimeVariation()

# Each limit in each place of 16, and in the rest of 15.
# Expected values: float64 formula.
input = Input('input', ('TENSOR_FLOAT32', [479]))
output = Output('output', ('TENSOR_FLOAT16', [479]))
model = Model()
model.Operation('CAST', input).To(output)
Example({
    input: packed('<f4',
    'c-muNzzUWy-~pqOLrxL|9xyN{Jb2*X0Av;%XlQU4l^pVt3=Iwc7#JAq8|oXT{ReXE>t$qsRBhe=`ccVYAZfqf$@%bMXApLCKYrXD'
    '2wm;>+dCg}b{>@+@{#}&PS8F'
),
    output: packed('<i4',
    'c-rmC!3}^g2td&f6F81X$8emE)|+d%hY?Ea)dfgs!-4;R-}kgegTm~nW)P#CH}rnQmAJfkVSXf<xJgtEb!We})kF%@<6P&(n%U!j'
    'jl%pm0291O3j', 0.001953125
),
}, name='float32_to_float16').DisableLifeTimeVariation()

# Each limit in each place of 16, and in the rest of 15.
# Expected values: float64 formula.
input = Input('input', ('TENSOR_FLOAT32', [511]))
output = Output('output', ('TENSOR_INT32', [511]))
model = Model()
model.Operation('CAST', input).To(output)
Example({
    input: packed('<f4',
    'c-muNzyORuyadGf&wve#N)Iz>82ATN2~|;WprOIx|ETnEmu6^a04b_(sBf4ClC5t50tSZKy8rdy#4;*9yru2;J2@Xd><q$g?#GY2'
    'yC3&HZNJ~%`H-`--}zDLVJ-~-uZI&W'
),
    output: packed('<i4',
    'c-rlX(G7q=2t!-vaYyRnR>FB-Isu`95c(eIkisBN1I|5=xi3q32e-y4ltY`Vf8(0Lz43l)SN~@Z?ukD(%x#4*xHo<PrQWc3'
),
}, name='float32_to_int32').DisableLifeTimeVariation()

# Each limit in each place of 16, and in the rest of 15.
# Expected values: float64 formula. TF Lite wraps what a byte does not hold.
input = Input('input', ('TENSOR_FLOAT32', [479]))
output = Output('output', ('TENSOR_QUANT8_ASYMM', [479], 1.0, 0))
model = Model()
model.Operation('CAST', input).To(output)
Example({
    input: packed('<f4',
    'c-rmC!3lsc429w6WEBJU;4&_t$rMh|Ju3FlgF9K<ThR#u`5_Sa9?%!Mf50b0)mU3kk@2a!f`5kk5F*W3SPo#@3#08=YB1D}aB-rP'
    'sGW<BE~44z?0sHt7;48C%D&L~'
),
    output: packed('<i2',
    'c-muNWT<aoVEF$Zh#43d{xSS-0JHytxucRpTyhi)YXAV5`nyg'
),
}, name='float32_to_quant8').DisableLifeTimeVariation()

# Each limit in each place of 16, and in the rest of 15.
# Expected values: float64 formula.
input = Input('input', ('TENSOR_FLOAT16', [383]))
output = Output('output', ('TENSOR_FLOAT32', [383]))
model = Model()
model.Operation('CAST', input).To(output)
Example({
    input: packed('<i4',
    'c-rmCu?>JQ3`Ef%Prx{ojKMe=Egfqxi4TW}f(2Yz)>*n|W9|?!&Kt%!dZ&rv6b1!)3pGU%`?aCs9ENp!Gd*TmaRUG9T>4&$6ZiqV'
    'fQ8i', 0.5
),
    output: packed('<i4',
    'c-rmCu?>JQ3`Ef%Prx{ojKMe=Egfqxi4TW}f(2Yz)>*n|W9|?!&Kt%!dZ&rv6b1!)3pGU%`?aCs9ENp!Gd*TmaRUG9T>4&$6ZiqV'
    'fQ8i', 0.5
),
}, name='float16_to_float32').DisableLifeTimeVariation()

# Each limit in each place of 16, and in the rest of 15.
# Expected values: float64 formula.
input = Input('input', ('TENSOR_FLOAT16', [351]))
output = Output('output', ('TENSOR_INT32', [351]))
model = Model()
model.Operation('CAST', input).To(output)
Example({
    input: packed('<i4',
    'c-muN{9oVDQ2(ESkwNDJ1H*#{3JwPt7)AxDB*?(<ABcdw|Nj{w;&YNYMg^%Q2;+h=hycM+L23z(1_ez80R{&~IR', 1.0
),
    output: packed('<i4',
    'c-muN{9oVDQ2(ESkwNDJ1H*#{3JwPt7)AxDB*?(<ABcdw|Nj{w;&YNYMg^%Q2;+h=hycM+L23z(1_ez80R{&~IR'
),
}, name='float16_to_int32').DisableLifeTimeVariation()

# Each limit in each place of 16, and in the rest of 15.
# Expected values: float64 formula. TF Lite wraps what a byte does not hold.
input = Input('input', ('TENSOR_FLOAT16', [351]))
output = Output('output', ('TENSOR_QUANT8_ASYMM', [351], 1.0, 0))
model = Model()
model.Operation('CAST', input).To(output)
Example({
    input: packed('<i4',
    'c-muN{9oVDQ2(ESkwNDJ1H*#{3JwPt7)AxDB*?(<ABcdw|Nj{w;&YNYMg^%Q2;+h=hycM+L23z(1_ez80R{&~IR', 1.0
),
    output: packed('<i2',
    'c-muNWT<aoVEF$Zgh2!tjtWvsa1_uI007~um3#'
),
}, name='float16_to_quant8').DisableLifeTimeVariation()

# Each limit in each place of 16, and in the rest of 15.
# Expected values: float64 formula.
input = Input('input', ('TENSOR_QUANT8_ASYMM', [1407], 1.0, 0))
output = Output('output', ('TENSOR_FLOAT16', [1407]))
model = Model()
model.Operation('CAST', input).To(output)
Example({
    input: packed('<i2',
    'c-muNX5-}H7ZR0_mQz$w*U~jGHnX&`cXIXc_6rONkBUu5PRq>6FDk95u4`;*@9Lc}dD_f5^A{~$v3lLcE!%hPJ#hHg$us9KUA=Mp'
    '-oq!)U%mbC`P<Jw{}~uYjU6?1)YwsDM~%g6EW;=m1*2dTjDmpx0N;YHss'
),
    output: packed('<i2',
    'c-muNX5-}H7ZR0_mQz$w*U~jGHnX&`cXIXc_6rONkBUu5PRq>6FDk95u4`;*@9Lc}dD_f5^A{~$v3lLcE!%hPJ#hHg$us9KUA=Mp'
    '-oq!)U%mbC`P<Jw{}~uYjU6?1)YwsDM~%g6EW;=m1*2dTjDmpx0N;YHss', 1.0
),
}, name='quant8_to_float16').DisableLifeTimeVariation()

# Each limit in each place of 16, and in the rest of 15.
# Expected values: float64 formula.
input = Input('input', ('TENSOR_QUANT8_ASYMM', [1407], 1.0, 0))
output = Output('output', ('TENSOR_FLOAT32', [1407]))
model = Model()
model.Operation('CAST', input).To(output)
Example({
    input: packed('<i2',
    'c-muNX5-}H7ZR0_mQz$w*U~jGHnX&`cXIXc_6rONkBUu5PRq>6FDk95u4`;*@9Lc}dD_f5^A{~$v3lLcE!%hPJ#hHg$us9KUA=Mp'
    '-oq!)U%mbC`P<Jw{}~uYjU6?1)YwsDM~%g6EW;=m1*2dTjDmpx0N;YHss'
),
    output: packed('<i2',
    'c-muNX5-}H7ZR0_mQz$w*U~jGHnX&`cXIXc_6rONkBUu5PRq>6FDk95u4`;*@9Lc}dD_f5^A{~$v3lLcE!%hPJ#hHg$us9KUA=Mp'
    '-oq!)U%mbC`P<Jw{}~uYjU6?1)YwsDM~%g6EW;=m1*2dTjDmpx0N;YHss', 1.0
),
}, name='quant8_to_float32').DisableLifeTimeVariation()

# Each limit in each place of 16, and in the rest of 15.
# Expected values: float64 formula.
input = Input('input', ('TENSOR_QUANT8_ASYMM', [1407], 1.0, 0))
output = Output('output', ('TENSOR_INT32', [1407]))
model = Model()
model.Operation('CAST', input).To(output)
Example({
    input: packed('<i2',
    'c-muNX5-}H7ZR0_mQz$w*U~jGHnX&`cXIXc_6rONkBUu5PRq>6FDk95u4`;*@9Lc}dD_f5^A{~$v3lLcE!%hPJ#hHg$us9KUA=Mp'
    '-oq!)U%mbC`P<Jw{}~uYjU6?1)YwsDM~%g6EW;=m1*2dTjDmpx0N;YHss'
),
    output: packed('<i2',
    'c-muNX5-}H7ZR0_mQz$w*U~jGHnX&`cXIXc_6rONkBUu5PRq>6FDk95u4`;*@9Lc}dD_f5^A{~$v3lLcE!%hPJ#hHg$us9KUA=Mp'
    '-oq!)U%mbC`P<Jw{}~uYjU6?1)YwsDM~%g6EW;=m1*2dTjDmpx0N;YHss'
),
}, name='quant8_to_int32').DisableLifeTimeVariation()
