# Licensed under the Apache License, Version 2.0; see LICENSE.
# Written by 'python -m corpus' from corpus/families/reshape.py; do not edit.
#
# CHANNEL_SHUFFLE: tensors of many elements, in sizes of no block, and beside powers of two.

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
input = Input('input', ('TENSOR_FLOAT32', [1, 17, 19, 66]))
part_0 = Output('part_0', ('TENSOR_FLOAT32', [1, 17, 19, 66]))
model = Model()
model.Operation('CHANNEL_SHUFFLE', input, 11, 3).To(part_0)
Example({
    input: packed('<i2',
    'c-rmDp$-87002;e=FIT{l43T2j7_y+W2#NIanYt-S7<iT5BLG`n&1mmL%JgQ3lrY!FYVov=DO3WWnY(YG@l&0%gucef1-1EtG}<u'
    'cGBqYE5*kueFno^VSFmbrP*#<9RyK+n#!^)%d#xXvMkH8EX%Si%d#xXvMkH8EX%Si%d#xXvMkH8EX%Si%d#xXvMkH8EX%Si%d#xX'
    'vMkH8EX(pQas~hZ000000000000000000000092p7acB2NB', 1.0
),
    part_0: packed('<i2',
    'c-rlkp-RJ16o*|{+r~B@z+@SNg)O^*b)bU7I#?d)qF`IMxHd5Q0=|H8ZNVp46*c{fNwEA*IB+;O8NM&w^a~e0?)|E9=XSN<e7-#1'
    'oR6*^UY}2z$EVeyw>Wgp+L!B#^IdJWeBXW4yUoM!YrF0b?ppKJ?*47^^F6JupBh7R)YiSW#@ZTbtEa7+Icn=mTW{LxXzNN_3v<-g'
    'Oj}!RO|*5Ztp{_|)<IiKZLPKSqpg)WYU@>79c{g9tFNtZbJW&eThH1$)7DN~19Q~YR9hQuooK7Atq*h5)}6L0ZGCF1sjW+M)K*<v'
    'Ep1(E>qT3~=BTZ;wz}GyYwJl{kLIYYQ*B*ntEsJ(wi@PGl_}!el2OFBC8LOMOGXjjmW(34Eg408TQZ9Hwqz9XZOJI&+mcblw<V*9'
    'Z%alI-<FIb;e!$?5<V!QBH@D)DiS^@p(5df5-JitD4`<ZgAytdJ}99g;e!$?5<V!QBH@D)DiS^@p(2?-m#;|X&*dwU`E&V-Wd2;f'
    'BAGvzuSn+4<tvi;bNPy7{#?EynLn4WNaoMwE0Xzh`HE!zT)rZOSz;6^%o3wWVU`$03bVv0QkW%1k-{u7iWFvvQKT?Sj3R|uViYON'
    '5~E0AmKa3}v&1M;QSOvG<xaU%?vy*_PPtR=lsn~4xl`_xJLOKfQ|^>I<xaU%?vy*_PPtR=lsn~4xl`_xJLOKfQ|^>I<xaU%?vy*_'
    'PPtR=lsn~4xl`_xJLOKfQ|^>I<xaU%?vy*_PPtR=lsn~4xl`_xJLOKfQ|^>I<^FexM*si-000000000000000000000000000000'
    '0000000000000000094<Urj|yNB', 1.0
),
}, name='moved').DisableLifeTimeVariation()

# Beyond one block, tile or vector, with a rest.
# Expected values: float64 formula.
input = Input('input', ('TENSOR_FLOAT16', [1, 17, 19, 66]))
part_0 = Output('part_0', ('TENSOR_FLOAT16', [1, 17, 19, 66]))
model = Model()
model.Operation('CHANNEL_SHUFFLE', input, 11, 3).To(part_0)
Example({
    input: packed('<i2',
    'c-rmDp$-87002;e=FIT{l43T2j7_y+W2#NIanYt-S7<iT5BLG`n&1mmL%JgQ3lrY!FYVov=DO3WWnY(YG@l&0%gucef1-1EtG}<u'
    'cGBqYE5*kueFno^VSFmbrP*#<9RyK+n#!^)%d#xXvMkH8EX%Si%d#xXvMkH8EX%Si%d#xXvMkH8EX%Si%d#xXvMkH8EX%Si%d#xX'
    'vMkH8EX(pQas~hZ000000000000000000000092p7acB2NB', 0.25
),
    part_0: packed('<i2',
    'c-rlkp-RJ16o*|{+r~B@z+@SNg)O^*b)bU7I#?d)qF`IMxHd5Q0=|H8ZNVp46*c{fNwEA*IB+;O8NM&w^a~e0?)|E9=XSN<e7-#1'
    'oR6*^UY}2z$EVeyw>Wgp+L!B#^IdJWeBXW4yUoM!YrF0b?ppKJ?*47^^F6JupBh7R)YiSW#@ZTbtEa7+Icn=mTW{LxXzNN_3v<-g'
    'Oj}!RO|*5Ztp{_|)<IiKZLPKSqpg)WYU@>79c{g9tFNtZbJW&eThH1$)7DN~19Q~YR9hQuooK7Atq*h5)}6L0ZGCF1sjW+M)K*<v'
    'Ep1(E>qT3~=BTZ;wz}GyYwJl{kLIYYQ*B*ntEsJ(wi@PGl_}!el2OFBC8LOMOGXjjmW(34Eg408TQZ9Hwqz9XZOJI&+mcblw<V*9'
    'Z%alI-<FIb;e!$?5<V!QBH@D)DiS^@p(5df5-JitD4`<ZgAytdJ}99g;e!$?5<V!QBH@D)DiS^@p(2?-m#;|X&*dwU`E&V-Wd2;f'
    'BAGvzuSn+4<tvi;bNPy7{#?EynLn4WNaoMwE0Xzh`HE!zT)rZOSz;6^%o3wWVU`$03bVv0QkW%1k-{u7iWFvvQKT?Sj3R|uViYON'
    '5~E0AmKa3}v&1M;QSOvG<xaU%?vy*_PPtR=lsn~4xl`_xJLOKfQ|^>I<xaU%?vy*_PPtR=lsn~4xl`_xJLOKfQ|^>I<xaU%?vy*_'
    'PPtR=lsn~4xl`_xJLOKfQ|^>I<xaU%?vy*_PPtR=lsn~4xl`_xJLOKfQ|^>I<^FexM*si-000000000000000000000000000000'
    '0000000000000000094<Urj|yNB', 0.25
),
}, name='moved_float16').DisableLifeTimeVariation()

# Beyond one block, tile or vector, with a rest.
# Expected values: float64 formula.
input = Input('input', ('TENSOR_QUANT8_ASYMM', [1, 17, 19, 66], 0.5, 100))
part_0 = Output('part_0', ('TENSOR_QUANT8_ASYMM', [1, 17, 19, 66], 0.5, 100))
model = Model()
model.Operation('CHANNEL_SHUFFLE', input, 11, 3).To(part_0)
Example({
    input: packed('<i2',
    'c-rmDp$-87002;e=FIT{l43T2j7_y+W2#NIanYt-S7<iT5BLG`n&1mmL%JgQ3lrY!FYVov=DO3WWnY(YG@l&0%gucef1-1EtG}<u'
    'cGBqYE5*kueFno^VSFmbrP*#<9RyK+n#!^)%d#xXvMkH8EX%Si%d#xXvMkH8EX%Si%d#xXvMkH8EX%Si%d#xXvMkH8EX%Si%d#xX'
    'vMkH8EX(pQas~hZ000000000000000000000092p7acB2NB'
),
    part_0: packed('<i2',
    'c-rlkp-RJ16o*|{+r~B@z+@SNg)O^*b)bU7I#?d)qF`IMxHd5Q0=|H8ZNVp46*c{fNwEA*IB+;O8NM&w^a~e0?)|E9=XSN<e7-#1'
    'oR6*^UY}2z$EVeyw>Wgp+L!B#^IdJWeBXW4yUoM!YrF0b?ppKJ?*47^^F6JupBh7R)YiSW#@ZTbtEa7+Icn=mTW{LxXzNN_3v<-g'
    'Oj}!RO|*5Ztp{_|)<IiKZLPKSqpg)WYU@>79c{g9tFNtZbJW&eThH1$)7DN~19Q~YR9hQuooK7Atq*h5)}6L0ZGCF1sjW+M)K*<v'
    'Ep1(E>qT3~=BTZ;wz}GyYwJl{kLIYYQ*B*ntEsJ(wi@PGl_}!el2OFBC8LOMOGXjjmW(34Eg408TQZ9Hwqz9XZOJI&+mcblw<V*9'
    'Z%alI-<FIb;e!$?5<V!QBH@D)DiS^@p(5df5-JitD4`<ZgAytdJ}99g;e!$?5<V!QBH@D)DiS^@p(2?-m#;|X&*dwU`E&V-Wd2;f'
    'BAGvzuSn+4<tvi;bNPy7{#?EynLn4WNaoMwE0Xzh`HE!zT)rZOSz;6^%o3wWVU`$03bVv0QkW%1k-{u7iWFvvQKT?Sj3R|uViYON'
    '5~E0AmKa3}v&1M;QSOvG<xaU%?vy*_PPtR=lsn~4xl`_xJLOKfQ|^>I<xaU%?vy*_PPtR=lsn~4xl`_xJLOKfQ|^>I<xaU%?vy*_'
    'PPtR=lsn~4xl`_xJLOKfQ|^>I<xaU%?vy*_PPtR=lsn~4xl`_xJLOKfQ|^>I<^FexM*si-000000000000000000000000000000'
    '0000000000000000094<Urj|yNB'
),
}, name='moved_quant8').DisableLifeTimeVariation()
