# Licensed under the Apache License, Version 2.0; see LICENSE.
# Written by 'python -m corpus' from corpus/families/pooling.py; do not edit.
#
# MAX_POOL_2D: a tall image.

import base64
import zlib

import numpy as np


def packed(dtype, text, unit=None):
    """Many values in little space: the first byte of each, then the second; times a unit."""
    planes = np.frombuffer(zlib.decompress(base64.b85decode(text)), "u1")
    planes = planes.reshape(np.dtype(dtype).itemsize, -1)
    values = np.frombuffer(planes.T.tobytes(), dtype)
    return (values if unit is None else np.multiply(values, unit, dtype="f8")).tolist()

# Too many rows for one tile or one thread.
# Expected values: float64 formula.
input = Input('input', ('TENSOR_QUANT8_ASYMM', [1, 2053, 29, 3], 0.5, 100))
o = Output('o', ('TENSOR_QUANT8_ASYMM', [1, 2053, 29, 3], 0.5, 100))
model = Model()
model.Operation('MAX_POOL_2D', input, 1, 1, 1, 2, 3, 0).To(o)
Example({
    input: packed('<i2',
    'c-rmKp$-870LF0<vnfoFnJk?rxFl$bXD}OCGNTA?vgQF!P*o(2L{e@u;bf1XXnw!`FW<hjv#kcJ%d2<D$Bkm8xtJes&uG+6gZCuq'
    'j?2YXDHmtM-F;oJEu+W&x;f8IgZ?xrgu^%$i@(J75<8gK!Ng(*6FZpL!Hg|-FtLM)9n4;02NOG(*um^2b}+GniNy{kb}+Gn8C&dN'
    'Vh0mDn7zafCU!8fgV{^$U}6UoiychtU}6UoiychtU}6U|w%EbM4kmUmdx;%P>|kOCvzOSx#11AFJDAwP#13X`v4e>nOzdFx5<8gK'
    '!Nd+`FR_D(9ZW2CFtLM)9ZW2CFtLM)9n4;02NOG(*um^2b}+Gni5<*dVh0mDm{{y!Vh0mDn6bqUCU!8fgV{^$U}6UoJD9!14kmUm'
    'vDm@H4kmUmvDm@H4kmUmdx;%P>|kOCvzOSx#11AF+e_?VVh0n89Zc+CVh1y}*ulgOCU!7;i5*PrU}6Wem)OC?4ki{mnApL@4rXkz'
    'gNYqX>|pj1JDAwP#13XJv4e>nOe}UVv4e>nOe}UVv4e>n%-CWF6FZpL!R#e=FtLM)9n4;02NOG(SnOb82NOG(vBeH1b}+Gn*-PwT'
    'Vh0mDn7zafCU!8f*ulgOCU!8f*ulgOCU!7;i5*PrU}6Wem)OC?4kmUmdx;%P>|kQCgNYqX>|n+gJDAwP#13XJv4e>nOzdFx5<8gK'
    '!Ng(*6FZpL!Ng(*6FZpL!R#e=FtLM)9n4;02NOG(SZpt`gNYqXEOs!lgNYr?*kT70JDAwP>?L+Ev4e>n%wA##6FZn#>|kOC6FZo('
    '#SSKRFtLN#OYC4`2NOG(y~GYCb}+Hn!Nd+Gb}+Hn!Nd+Gb}(a$9Zc+CVh6LA*ulgOCU!7;i5*PrU}CX@i5*PrV8#|ZnApL@4rVX0'
    'gNYqX>|pj1JDAwP#9{{%JDAwP#9{{%JDAwP>?L+Ev4e>n%wA##6FZpL!R#e=FtLM)#SSKRFtLLfTkK$B2NOG(y~GYCb}+Gn*-PwT'
    'Vh0n89Zc+CVh0n89Zc+CVh6LA*ulgOCU!7;i5*PrU}CYo#11BQFtOOd#11BQFk_1yOzdD{2eX&h!Nd+Gb})O19Zc+CVzGmX9Zc+C'
    '#uhu6*ulgOW-qaWi5*PrVD=I_nApL@Vh0mDnApL@Vh0mDnApLLEp{-mgNYr?UgCc{SOx$9000000000000000000000000000000'
    '0000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000'
    '00000000000000000000000000000000000000000000000000000000000000000000000000000000007{3KCLGA_W'
),
    o: packed('<i2',
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
}, name='quant8').DisableLifeTimeVariation()
