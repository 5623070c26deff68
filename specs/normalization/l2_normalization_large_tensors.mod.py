# Licensed under the Apache License, Version 2.0; see LICENSE.
# Written by 'python -m corpus' from corpus/families/normalization.py; do not edit.
#
# L2_NORMALIZATION: tensors of many elements, in sizes of no block, and beside powers of two.

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

# Few elements of a long row are no zeros, on both sides of each block.
# Expected values: float64 formula.
x1 = Input('x1', (F32, [3, 2051]))
t2 = Output('t2', (F32, [3, 2051]))
model = Model()
model.Operation('L2_NORMALIZATION', x1, -1).To(t2)
Example({
    x1: packed('<f4',
    'c-rmQu?>JQ3;;oI7LS%u7{#MO5*kK8z5^r#`o;|w5dZ)H0000000000!2e7mfVR>IpzY`XvI2k=0I&i8Rsf*S3NYqc0?u`AkBD=<'
    'Pxp&`?&DjC#o}Mal?Emjca5_mhk=R3UE@jv6N|gXS@T%|3`{I;8dn;aSll&Ue*tbNoxte'
),
    t2: packed('<f4',
    'c-rmUK@ET~5Jb_v)Cw{d1tc|qoH{`V9I?a^A@iPuNjCYHwhIW=rwt(X{*UT514sZs0ss;K2uXlx21qqO8$j&+Uo|BFNB}?r01^O5'
    'Nq}JnNVQ%YK&r9Tk^mq900{s{03am+JPL$ZxBG`!`{Q2#kN|)L03-mAlK?;HD;nS'
),
}, name='long').DisableLifeTimeVariation()

# Each of many elements takes part in the sum.
# Expected values: float64 formula.
x1 = Input('x1', (F32, [3, 2051]))
t2 = Output('t2', (F32, [3, 2051]))
model = Model()
model.Operation('L2_NORMALIZATION', x1, -1).To(t2)
Example({
    x1: (packed('|i1',
    'c-jTQ0RjLa1Oz~oUH^Y=ba6A~kl<)mP=NK7y?0IgbSBe|&vXtD(AH~d`xS>=oACoabQ&x', 0.5
) * 101)[:6153],
    t2: packed('<f4',
    'c-rmDF|LA85QX9C?;>0Vh1VcUpeJz|mJ}v7x1*tO1yWcW<h8VfhE3QK>vzUgNb=7mVdl(yMJjChEX$`@K2{XPqF1EFk|NczsL}qr'
    '@IgsYe6%Y(1%tt0Fc`d1+_!Dt_I-cvuf6(ff4#P9+k0!C_+ah#rfu)N-4&_)zV|aQ7z_r3!P~^yq?cVLyG+wtHBD-!w=yk!P?BYD'
    '?J`d<nR()aWf>R@27|%it>WrjS#xZfW7Qn3s;Wk>IyZJ!q-q*9+J6^5D5<KWc9o}KFc=I5gExxnJg@V*u21!@R==xvyIgI4%FPoW'
    'EdSo*`Kh*(B9-6Qeg+1E!C)|Wo46bGy60%malEO<QO$T$riBkmy6&c3=jpREPkgYh1B1a}Fc`d5JU?a&Yf9@JR-5NC&7mwG!5$&3'
    'st_J2X+O_lP9Z(Q8d5p0X<f^-1~3>527|$1Fc=I5gTY`h7z_r3!M}}%80`>W`(Zdli!ly^zCrDu|AzP%U$0?!#dwJOVeg5bXjUD-'
    'U@#aA27|$1Fc=I5gTY`h7z_sgHvR{*5_b^'
),
}, name='level').DisableLifeTimeVariation()
