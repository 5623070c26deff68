# Licensed under the Apache License, Version 2.0; see LICENSE.
# Written by 'python -m corpus' from corpus/families/pooling.py; do not edit.
#
# MAX_POOL_2D: a tall image or a large batch.

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


U8 = 'TENSOR_QUANT8_ASYMM'

# There are too many rows for one tile or one thread.
# Expected values: float64 formula.
x1 = Input('x1', (U8, [1, 2053, 29, 3], 0.5, 100))
t2 = Output('t2', (U8, [1, 2053, 29, 3], 0.5, 100))
model = Model()
model.Operation('MAX_POOL_2D', x1, 1, 1, 1, 2, 3, 0).To(t2)
Example({
    x1: (packed('<i2',
    'c-s3KxJBAx+Rcx#r?@t2@QWMucb$IleoCqDSBr10ZzAeN`7K2_H*>h}c(_1Kb@G(w2X8IE)On^bzx@r5d&%anqnbxG6VS{s3Pu4f'
    '0RWv2GdB'
) * 294)[:178611],
    t2: packed('<i2',
    'c-rmKA#%b%6oBDgu(#<I7^VtWjpG1|h^>XFIHD32vokvp8{I8Q0YNKTROkCA3iiDa@=dFF8sAQ1I8^<%>W^J2S8k^qrx@2U<gm|G'
    'e;Ug*9NM92>!wSw90{LC?ho(sYZ)#d=kYRpyLK6_;?3HAS-Tv$H@wT6-w*$E=gnV+yMHlUUScjUaV*zGK$^;IoX*#mfPQHDx*1X&'
    'Qm$tKam?QiKj)Wn;`~h*-p|8bs;_JJ%kZ*3we#9EU4h*j1`II300Rs#zyJdbFu(u<3^2d|0}L?000Rs#zyJdbFu(u<3^2d|0}L?0'
    '00Rs#zyJdbFu(u<3^2d|0}L?000Rs#zyJdbFu(u<3^2d|0}L?000Rs#zyJdbFu(u<3^2d|0}L?000Rs#zyJdbFu(u<3^2d|0}L?0'
    '00Rs#zyJdbFu(u<3^2d|0}L?000Rs#zyJdbFu(u<3^2d|0}L?000Rs#zyJdbFu(u<3^2d|0}L?000Rs#zyJdbFu(u<3^2d|0}L?0'
    '00Rs#zyJdbFu(u<3^2d|0}L?000Rs#zyJdbFu(u<3^2d|0}L?000Rs#zyJdbFu(u<3^2d|0}L?000Rs#zyJdbFu(u<3^2d|0}L?0'
    '00Rs#zyJdbFu(u<3^2d|0}L?000Rs#zyJdbFu(u<3^2d|0}L?000Rs#zyJdbFu(u<3^2d|0}L?000Rs#zyJdbFu(u<3^2d|0}L?0'
    '00Rs#zyJdbFu(u<3^2d|0}L?000Rs#zyJdbFu(u<3^2d|0}L?000Rs#zyJdbFu(u<3^2d|0}L?000Rs#zyJdbFu(u<3^2d|0}L?0'
    '00Rs#zyJdbFu(u<3^2d|0}L?000Rs#zyJdbFu(u<3^2d|0}L?000Rs#zyJdbFu(u<3^2d|0}L?000Rs#zyJdbFu(u<3^2d|0}L?0'
    '00Rs#zyJdbFu(u<3^2d|0}L?000Rs#zyJdbFu(u<3^2d|0}L?000Rs#zyJdbFu(u<3^2d|0}L?000Rs#zyJdbFu(u<3^2d|0}L?0'
    '00Rs#zyJdbFu(u<3^2d|0}L?000Rs#zyJdbFu(u<3^2d|0}L?000Rs#zyJdbFu(u<3^2d|0}L?000Rs#zyJdbFu(u<3^2d|0}L?0'
    '00Rs#zyJdbFu(u<3^2d|0}L?000Rs#zyJdbFu(u<3^2d|0}L?000Rs#zyJdbFu(u<3^2d|0}L?000Rs#zyJdbFu(u<3^2d|0}L?0'
    '00Rs#zyJdbFu(u<3^2d|0}L?000Rs#zyJdbFu(u<3^2d|0}L?000Rs#zyJdbFu(u<3^2d|0}L?000Rs#zyJdbFu(u<3^2d|0}L?0'
    '00Rs#zyJdbFu(u<3^2d|1MD%tR`ah8<;L5pKX$i|ypAD<%bzhna=kqAvi9C^S^FeOk|arzBuSDaNs=T<k|arzBuSDaNs=T<k|arz'
    'BuSDaNs=T<k|arzBuSDaNs=T<k|arzBuSDaNs=T<k|arzBuSDaNs=T<k|arzBuSDaNs=T<k|arzBuSDaNs=T<k|arzBuSDaNs=T<'
    'k|arzBuSDaNs=T<k|arzBuSDaNs=T<k|arzBuSDaNs=T<k|arzBuSDaNs=T<k|arzBuSDaNs=T<k|arzBuSDaNs=T<k|arzBuSDa'
    'Ns=T<k|arzBuSDaNs=T<k|arzBuSDaNs=T<k|arzBuSDaNs=T<k|arzBuSDaNs=T<k|arzBuSDaNs=T<k|arzBuS6!1HVvTeE'
),
}, name='rows_quant8').AddVariations(signed(x1, t2)).DisableLifeTimeVariation()

# There are too many rows for one tile or one thread.
# Expected values: float64 formula.
x1 = Input('x1', (U8, [1, 2053, 29, 3], 0.5, 100))
t2 = Output('t2', (U8, [1, 1027, 15, 3], 0.5, 100))
model = Model()
model.Operation('MAX_POOL_2D', x1, 1, 2, 2, 3, 3, 0).To(t2)
Example({
    x1: (packed('<i2',
    'c-s3KxJBAx+Rcx#r?@t2@QWMucb$IleoCqDSBr10ZzAeN`7K2_H*>h}c(_1Kb@G(w2X8IE)On^bzx@r5d&%anqnbxG6VS{s3Pu4f'
    '0RWv2GdB'
) * 294)[:178611],
    t2: packed('<i2',
    'c-rmIF>b>k7=Y1U-X}^2pTX(m&7Q)<f`l0GTntH@N|mx^cyBYmjo~|{w3W*;hwClZbfi@0P)pqQxb}tG#$lQBIo{j2EgYq-_3^Dg'
    'eby4TGG6Wr@f`2%ljE`07h>u=mek&_C2!B;+D=f$j(wwZ$GFB^W8blEW1Ppho$|lG{+{{%hc@1G8mCP6_aA?KTp~SRA};&S#a{ek'
    'E60>Vnd2J1(l~Q%_bB7c`8eMRCB!w4v2@Z&C!KWCNhh6j(n%+sbka#DopjPkC!KWCNhh6j(n%+sbka#DopjPkC!KWCNhh6j(n%+s'
    'bka#DopjPkC!KWCNhh6j(n%+sbka#DopjPkC!KWCNhh6j(n%+sbka#DopjPkC!KWCNhh6j(n%+sbka#DopjPkC!KWCNhh6j(n%+s'
    'bka#DopjPkC!KWCNhh6j(n%+sbka#DopjPkC!KWCNhh6j(n%+sbka#DopjPkC!KWCNhh6j(n%+sbka#DopjPkC!KWCNhh6j(n%+s'
    'bka#DopkS(Zfaj#+85W`J>=Xr{Clsk%=sMe9{>OV000000000000000000000000000000000000000000000000000KhBX*ik$^'
),
}, name='rows_strided_quant8').AddVariations(signed(x1, t2)).DisableLifeTimeVariation()
