# Licensed under the Apache License, Version 2.0; see LICENSE.
# Written by 'python -m corpus' from corpus/families/reshape.py; do not edit.
#
# DEPTH_TO_SPACE: tensors of many elements, in sizes of no block, and beside powers of two.

import base64
import zlib

import numpy as np


def packed(dtype, text, unit=None):
    """Many values in little space: the first byte of each, then the second; times a unit."""
    planes = np.frombuffer(zlib.decompress(base64.b85decode(text)), "u1")
    planes = planes.reshape(np.dtype(dtype).itemsize, -1)
    values = np.frombuffer(planes.T.tobytes(), dtype)
    return (values if unit is None else np.multiply(values, unit, dtype="f8")).tolist()

# Beyond one block, tile or vector, with a rest.
# Expected values: float64 formula.
input = Input('input', ('TENSOR_FLOAT32', [1, 33, 65, 12]))
part_0 = Output('part_0', ('TENSOR_FLOAT32', [1, 66, 130, 3]))
model = Model()
model.Operation('DEPTH_TO_SPACE', input, 2).To(part_0)
Example({
    input: packed('<i2',
    'c-rmDu?hhJ002<gO|qDjNmq8Ke1VkAx5(fYi`(!Ix{Ox)jg$;lH%Q9B5BLNF`3>p4{iRVb?R2wza)|bo);qpO;pMc<hxO0)*f00i'
    '^TueE6ic&nmV~d(qEdZc$B%YgyX^+eAeCiVmStI%Wm%SGS(as4mStI%Wm%SGS(as4mStI%Wm%SGS(as4mStI%Wm%SGS(as4mStI%'
    'Wm%SGS(as4mStI%Wm%SGS(at_S8@RW00000000000000000000000000002^3ty2yUOW', 1.0
),
    part_0: packed('<i2',
    'c-rmUAxj)^9L906o5Zptn8tzK6Ydopf-GMd2CrD|+PU{Ij>T2`MFm-~&LBfD=o|1Q7;cO`X=VNK_<ZY={y#qXznlzaqw(I+dip#$'
    '_<enMx;x+ASv;&hygr`491oU%=iAJmGk?pxm-#UBB=dddv&>&If6DwL^ViHDGhb!C$$XLdXXeYyZ<(Jm-)H`n`FrMJ=Kaj8%)`tl'
    '|IE|O<II!HyO~#+k28-lKW9G8{E+!2^DOf;^Ihge=JU*h%<Ih8nRhZjX3jZRIp;9vJjprdIp=iwpKEW@Ti&l6<{O+a-ynzi1}Drn'
    '$YH+03G)qdm~U{xe1jb38=NrTAcy$|C(Jj<VZOl$^9^#CZ*anVgB<1?oG{-YhxrC4%s0qkzQGCe4RV-oaKe0p9OfIGFyA1D`35J<'
    'H^^bW!3pyfa+oi0!hC}q<{O+a-ynzi1}Drn$YH+03G)qdm~U{xe1jb38=NrTAcy$|C(Jj<VZOl$^9^#CZ*anVgB<1?oG{-YhxrC4'
    '%s0qkzQGCe4RV-oaKe0p9OfIGFyA1D`HJ62m@kmSe1j9_8{{zG;Dq@GIa`t>Ns=T<k|arzBuSDaNs=T<k|arzBuSDaNs=T<k|arz'
    'BuSDsqCb>!UOW', 1.0
),
}, name='moved').DisableLifeTimeVariation()

# Beyond one block, tile or vector, with a rest.
# Expected values: float64 formula.
input = Input('input', ('TENSOR_FLOAT16', [1, 33, 65, 12]))
part_0 = Output('part_0', ('TENSOR_FLOAT16', [1, 66, 130, 3]))
model = Model()
model.Operation('DEPTH_TO_SPACE', input, 2).To(part_0)
Example({
    input: packed('<i2',
    'c-rmDu?hhJ002<gO|qDjNmq8Ke1VkAx5(fYi`(!Ix{Ox)jg$;lH%Q9B5BLNF`3>p4{iRVb?R2wza)|bo);qpO;pMc<hxO0)*f00i'
    '^TueE6ic&nmV~d(qEdZc$B%YgyX^+eAeCiVmStI%Wm%SGS(as4mStI%Wm%SGS(as4mStI%Wm%SGS(as4mStI%Wm%SGS(as4mStI%'
    'Wm%SGS(as4mStI%Wm%SGS(at_S8@RW00000000000000000000000000002^3ty2yUOW', 0.25
),
    part_0: packed('<i2',
    'c-rmUAxj)^9L906o5Zptn8tzK6Ydopf-GMd2CrD|+PU{Ij>T2`MFm-~&LBfD=o|1Q7;cO`X=VNK_<ZY={y#qXznlzaqw(I+dip#$'
    '_<enMx;x+ASv;&hygr`491oU%=iAJmGk?pxm-#UBB=dddv&>&If6DwL^ViHDGhb!C$$XLdXXeYyZ<(Jm-)H`n`FrMJ=Kaj8%)`tl'
    '|IE|O<II!HyO~#+k28-lKW9G8{E+!2^DOf;^Ihge=JU*h%<Ih8nRhZjX3jZRIp;9vJjprdIp=iwpKEW@Ti&l6<{O+a-ynzi1}Drn'
    '$YH+03G)qdm~U{xe1jb38=NrTAcy$|C(Jj<VZOl$^9^#CZ*anVgB<1?oG{-YhxrC4%s0qkzQGCe4RV-oaKe0p9OfIGFyA1D`35J<'
    'H^^bW!3pyfa+oi0!hC}q<{O+a-ynzi1}Drn$YH+03G)qdm~U{xe1jb38=NrTAcy$|C(Jj<VZOl$^9^#CZ*anVgB<1?oG{-YhxrC4'
    '%s0qkzQGCe4RV-oaKe0p9OfIGFyA1D`HJ62m@kmSe1j9_8{{zG;Dq@GIa`t>Ns=T<k|arzBuSDaNs=T<k|arzBuSDaNs=T<k|arz'
    'BuSDsqCb>!UOW', 0.25
),
}, name='moved_float16').DisableLifeTimeVariation()

# Beyond one block, tile or vector, with a rest.
# Expected values: float64 formula.
input = Input('input', ('TENSOR_QUANT8_ASYMM', [1, 33, 65, 12], 0.5, 100))
part_0 = Output('part_0', ('TENSOR_QUANT8_ASYMM', [1, 66, 130, 3], 0.5, 100))
model = Model()
model.Operation('DEPTH_TO_SPACE', input, 2).To(part_0)
Example({
    input: packed('<i2',
    'c-rmDu?hhJ002<gO|qDjNmq8Ke1VkAx5(fYi`(!Ix{Ox)jg$;lH%Q9B5BLNF`3>p4{iRVb?R2wza)|bo);qpO;pMc<hxO0)*f00i'
    '^TueE6ic&nmV~d(qEdZc$B%YgyX^+eAeCiVmStI%Wm%SGS(as4mStI%Wm%SGS(as4mStI%Wm%SGS(as4mStI%Wm%SGS(as4mStI%'
    'Wm%SGS(as4mStI%Wm%SGS(at_S8@RW00000000000000000000000000002^3ty2yUOW'
),
    part_0: packed('<i2',
    'c-rmUAxj)^9L906o5Zptn8tzK6Ydopf-GMd2CrD|+PU{Ij>T2`MFm-~&LBfD=o|1Q7;cO`X=VNK_<ZY={y#qXznlzaqw(I+dip#$'
    '_<enMx;x+ASv;&hygr`491oU%=iAJmGk?pxm-#UBB=dddv&>&If6DwL^ViHDGhb!C$$XLdXXeYyZ<(Jm-)H`n`FrMJ=Kaj8%)`tl'
    '|IE|O<II!HyO~#+k28-lKW9G8{E+!2^DOf;^Ihge=JU*h%<Ih8nRhZjX3jZRIp;9vJjprdIp=iwpKEW@Ti&l6<{O+a-ynzi1}Drn'
    '$YH+03G)qdm~U{xe1jb38=NrTAcy$|C(Jj<VZOl$^9^#CZ*anVgB<1?oG{-YhxrC4%s0qkzQGCe4RV-oaKe0p9OfIGFyA1D`35J<'
    'H^^bW!3pyfa+oi0!hC}q<{O+a-ynzi1}Drn$YH+03G)qdm~U{xe1jb38=NrTAcy$|C(Jj<VZOl$^9^#CZ*anVgB<1?oG{-YhxrC4'
    '%s0qkzQGCe4RV-oaKe0p9OfIGFyA1D`HJ62m@kmSe1j9_8{{zG;Dq@GIa`t>Ns=T<k|arzBuSDaNs=T<k|arzBuSDaNs=T<k|arz'
    'BuSDsqCb>!UOW'
),
}, name='moved_quant8').DisableLifeTimeVariation()
