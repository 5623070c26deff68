# Licensed under the Apache License, Version 2.0; see LICENSE.
# Written by 'python -m corpus' from corpus/families/quantization.py; do not edit.
#
# CAST: tensors of many elements, in sizes of no block, and beside powers of two.

import base64
import zlib

import numpy as np


def packed(dtype, text, unit=None):
    """Many values in little space: the first byte of each, then the second; times a unit."""
    planes = np.frombuffer(zlib.decompress(base64.b85decode(text)), "u1")
    planes = planes.reshape(np.dtype(dtype).itemsize, -1)
    values = np.frombuffer(planes.T.tobytes(), dtype)
    return (values if unit is None else np.multiply(values, unit, dtype="f8")).tolist()

# Expected values: float64 formula.
input = Input('input', ('TENSOR_FLOAT32', [65537]))
output = Output('output', ('TENSOR_FLOAT16', [65537]))
model = Model()
model.Operation('CAST', input).To(output)
Example({
    input: packed('<i2',
    'c-rmDp$-87002-k6BOY#!Aw(ZHbGFtlZX<La35f{+h~$T7R+W7_yRv5T@a)jn@`Xr^BeYFf4N$=AGGJqB)Q$!kEEW)t@r13C|o<I'
    '#%|h+wx#3fT)Bkfe04S~KEo(p1?9<pF<5rfO-`0&S(as4mStI%Wm%SGS(as4mStI%Wm%SGS(as4mStI%Wm%SGS(as4mStI%Wm%SG'
    'S(as4mStI%Wm%SGS(as4mStI%Wm%SGS(as4mStI%Wm%SGS(as4mStI%Wm%SGS(as4mStI%Wm%SGS(as4mStI%Wm%SGS(as4mStI%'
    'Wm%SGS(as4mStI%Wm%SGS(as4mStI%Wm%SGS(as4mStI%Wm%SGS(as4mStI%Wm%SGS(as4mStJ~o16gv00000000000000000000'
    '00000000000000000000000000000000000000000000000000000000Dzw_W3S%z', 1.0
),
    output: packed('<i2',
    'c-rmDp$-87002-k6BOY#!Aw(ZHbGFtlZX<La35f{+h~$T7R+W7_yRv5T@a)jn@`Xr^BeYFf4N$=AGGJqB)Q$!kEEW)t@r13C|o<I'
    '#%|h+wx#3fT)Bkfe04S~KEo(p1?9<pF<5rfO-`0&S(as4mStI%Wm%SGS(as4mStI%Wm%SGS(as4mStI%Wm%SGS(as4mStI%Wm%SG'
    'S(as4mStI%Wm%SGS(as4mStI%Wm%SGS(as4mStI%Wm%SGS(as4mStI%Wm%SGS(as4mStI%Wm%SGS(as4mStI%Wm%SGS(as4mStI%'
    'Wm%SGS(as4mStI%Wm%SGS(as4mStI%Wm%SGS(as4mStI%Wm%SGS(as4mStI%Wm%SGS(as4mStJ~o16gv00000000000000000000'
    '00000000000000000000000000000000000000000000000000000000Dzw_W3S%z', 1.0
),
}, name='real_to_float16').DisableLifeTimeVariation()

# Expected values: float64 formula.
input = Input('input', ('TENSOR_FLOAT16', [65537]))
output = Output('output', ('TENSOR_FLOAT32', [65537]))
model = Model()
model.Operation('CAST', input).To(output)
Example({
    input: packed('<i2',
    'c-rmDp$-87002<IC)^H2(`}~MPA5sCB$(N$A~U0s1k-J*AYC!VX8eFrRMn=K->~=k%Z}EKVWvJW2XUB=Yxh~}@ZMjhpCr2Gqg8V2'
    'RbGX#eX1^>i`}?e2|E34Y4F%I&&S-Pn3ZK&mStI%Wm%SGS(as4mStI%Wm%SGS(as4mStI%Wm%SGS(as4mStI%Wm%SGS(as4mStI%'
    'Wm%SGS(as4mStI%Wm%SGS(as4mStI%Wm%SGS(as4mStI%Wm%SGS(as4mStI%Wm%SGS(as4mStI%Wm%SGS(as4mStI%Wm%SGS(as4'
    'mStI%Wm%SGS(as4mStI%Wm%SGS(as4mStI%Wm%SGS(as4mStI%Wm%SGS(as4mStI%Wm%U0CZ_-Z0000000000000000000000000'
    '000000000000000000000000000000000000000000000000000O02fN%k<Z', 1.0
),
    output: packed('<i2',
    'c-rmDp$-87002<IC)^H2(`}~MPA5sCB$(N$A~U0s1k-J*AYC!VX8eFrRMn=K->~=k%Z}EKVWvJW2XUB=Yxh~}@ZMjhpCr2Gqg8V2'
    'RbGX#eX1^>i`}?e2|E34Y4F%I&&S-Pn3ZK&mStI%Wm%SGS(as4mStI%Wm%SGS(as4mStI%Wm%SGS(as4mStI%Wm%SGS(as4mStI%'
    'Wm%SGS(as4mStI%Wm%SGS(as4mStI%Wm%SGS(as4mStI%Wm%SGS(as4mStI%Wm%SGS(as4mStI%Wm%SGS(as4mStI%Wm%SGS(as4'
    'mStI%Wm%SGS(as4mStI%Wm%SGS(as4mStI%Wm%SGS(as4mStI%Wm%SGS(as4mStI%Wm%U0CZ_-Z0000000000000000000000000'
    '000000000000000000000000000000000000000000000000000O02fN%k<Z', 1.0
),
}, name='float16_to_real').DisableLifeTimeVariation()

# Expected values: float64 formula.
input = Input('input', ('TENSOR_INT32', [65537]))
output = Output('output', ('TENSOR_FLOAT32', [65537]))
model = Model()
model.Operation('CAST', input).To(output)
Example({
    input: packed('<i2',
    'c-rmDu?hhJ002-a|DebZSkGWGnRH1ODVb!k`UMl2EbL-3T?S=WHloC6VUlvI{D$7!UvTa}R<&n5nm4+K&HkRvbn?^WvUvQw%D3?%'
    'Y}MbnUG-E*rLVoPvKTa@?QA%o#Fup`Y6r3`%d#xXvMkH8EX%Si%d#xXvMkH8EX%Si%d#xXvMkH8EX%Si%d#xXvMkH8EX%Si%d#xX'
    'vMkH8EX%Si%d#xXvMkH8EX%Si%d#xXvMkH8EX%Si%d#xXvMkH8EX%Si%d#xXvMkH8EX%Si%d#xXvMkH8EX%Si%d#xXvMkH8EX%Si'
    '%d#xXvMkH8EX%Si%d#xXvMkH8EX%Si%d#xXvMkH8EX%Si%d#xXvMkH8EX%Si%d#xXvMkH;-{b@U0000000000000000000000000'
    '00000000000000000000000000000000000000000000000000008`a0nzG$X8'
),
    output: packed('<i2',
    'c-rmDu?hhJ002-a|DebZSkGWGnRH1ODVb!k`UMl2EbL-3T?S=WHloC6VUlvI{D$7!UvTa}R<&n5nm4+K&HkRvbn?^WvUvQw%D3?%'
    'Y}MbnUG-E*rLVoPvKTa@?QA%o#Fup`Y6r3`%d#xXvMkH8EX%Si%d#xXvMkH8EX%Si%d#xXvMkH8EX%Si%d#xXvMkH8EX%Si%d#xX'
    'vMkH8EX%Si%d#xXvMkH8EX%Si%d#xXvMkH8EX%Si%d#xXvMkH8EX%Si%d#xXvMkH8EX%Si%d#xXvMkH8EX%Si%d#xXvMkH8EX%Si'
    '%d#xXvMkH8EX%Si%d#xXvMkH8EX%Si%d#xXvMkH8EX%Si%d#xXvMkH8EX%Si%d#xXvMkH;-{b@U0000000000000000000000000'
    '00000000000000000000000000000000000000000000000000008`a0nzG$X8', 1.0
),
}, name='integers_to_real').DisableLifeTimeVariation()

# Expected values: float64 formula.
input = Input('input', ('TENSOR_FLOAT32', [65537]))
output = Output('output', ('TENSOR_INT32', [65537]))
model = Model()
model.Operation('CAST', input).To(output)
Example({
    input: packed('<i2',
    'c-rmDu?hhJ002;fh0F%uaHCVoU}VH%Q3fo^Wb*??qf)Y44NOY$1J{)dHZmBb7$v`<_x9J@BrEGhaTM<2YI9z`Ooz)`_WEj%3%T<k'
    '+J7GPR6mMZ`EVPTo{hsj2v(WytW!ItC#QE$mStI%Wm%SGS(as4mStI%Wm%SGS(as4mStI%Wm%SGS(as4mStI%Wm%SGS(as4mStI%'
    'Wm%SGS(as4mStI%Wm%SGS(as4mStI%Wm%SGS(as4mStI%Wm%SGS(as4mStI%Wm%SGS(as4mStI%Wm%SGS(as4mStI%Wm%SGS(as4'
    'mStI%Wm%SGS(as4mStI%Wm%SGS(as4mStI%Wm%SGS(as4mStI%Wm%SGS(as4mStI%Wm%SGS^k@x0000000000000000000000000'
    '000000000000000000000000000000000000000000000000000001hpD(*EhGP', 1.0
),
    output: packed('<i2',
    'c-rmDu?hhJ002;fh0F%uaHCVoU}VH%Q3fo^Wb*??qf)Y44NOY$1J{)dHZmBb7$v`<_x9J@BrEGhaTM<2YI9z`Ooz)`_WEj%3%T<k'
    '+J7GPR6mMZ`EVPTo{hsj2v(WytW!ItC#QE$mStI%Wm%SGS(as4mStI%Wm%SGS(as4mStI%Wm%SGS(as4mStI%Wm%SGS(as4mStI%'
    'Wm%SGS(as4mStI%Wm%SGS(as4mStI%Wm%SGS(as4mStI%Wm%SGS(as4mStI%Wm%SGS(as4mStI%Wm%SGS(as4mStI%Wm%SGS(as4'
    'mStI%Wm%SGS(as4mStI%Wm%SGS(as4mStI%Wm%SGS(as4mStI%Wm%SGS(as4mStI%Wm%SGS^k@x0000000000000000000000000'
    '000000000000000000000000000000000000000000000000000001hpD(*EhGP'
),
}, name='real_to_integers').DisableLifeTimeVariation()
