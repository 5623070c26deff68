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


def signed(*operands):
    """All unsigned codes as signed ones of the same real values."""
    types = {
        o: ("TENSOR_QUANT8_ASYMM_SIGNED", o.type.scale, o.type.zeroPoint - 128) for o in operands
    }
    return DataTypeConverter(name="signed").Identify(types)


F16 = 'TENSOR_FLOAT16'
F32 = 'TENSOR_FLOAT32'
U8 = 'TENSOR_QUANT8_ASYMM'

# Elements of one, two and four bytes are moved, beyond one block, with a rest.
# Expected values: float64 formula.
x1 = Input('x1', (F32, [1, 17, 19, 66]))
t2 = Output('t2', (F32, [1, 17, 19, 66]))
model = Model()
model.Operation('CHANNEL_SHUFFLE', x1, 11, 3).To(t2)
Example({
    x1: (packed('<i2',
    'c-jGa0EPc`!{SM^dcQO(f$l+((c{&eKydxy?S%Srw2{;-Z_pn;Nv}*5pAc*Db#0AMg$`6FlY|mrln<rPjdBdvdm(XU89g5w6##c('
    '2q-ZsP9QiwaW+DIIa&y67I<h-A7vLNOAiQkID2;nC;|s6R0%=}FiJ=gCk8nND>h3kSp', 0.03125
) * 350)[:21318],
    t2: packed('<i2',
    'c-rlku}c(i6vw0CIw3ka(5U5X@#Jz)5Ya)Yo4OQnaB`~QAPP|r&Wof$(9uC^44RxBa&PDlNI_}0xxh6Lf*QVWc<^|?`Ln(0GyHyh'
    'c<<BydbHI$8`)^qeterbzd3DuKKyXpziR!wI$9iF-T(frvv>LHqVwjUet7le_ow~Ilk0mgdYyMqpZwWe?yr5k`^Ai6y%X!JSTka^'
    '#M(2XSii-3D%O!$=VJXdqga<>eG==5SX*M<m{F`Nv3`lQFV-KidS(>sRIDShF2tG?YtxKkor%>DYf-F@SSMx_Ygw!ju|A76EY=${'
    'ighhkU#tzW4#iqEqgV%G-4km~tfp8W%qZ5rSaq>pi1ksdni<797VEoMhhp`_x@*RMnIgU|8AW_sGK%=NWEAmj$tdF6l2OFBC8LOM'
    'OGXjjmW(34Eg408TQZ9Hwqz9XZOJGSE|gG_aG`{XgbO89BwQ$=BH=;_6$uwgs7Sa_LPf%b5-Jidlu(gyp@fQr3nf$}TqvO;nVZX3'
    'By)55iezpsUy;ns<tvi8xqL-3H<zzS=H~Jh$=qDNBAJ`ZS0r<D`HEz2E?<$%&E+dnm?cJ$!Ynb06lRH0q%cd2B86FE6e-LSqex+v'
    '7)1)R#3)jjB}S3LEHR1{W{FXxFiVUgeafA3r`#!b%AInj+$nd;opPt#DR;`9a;MxWcgme|r`#!b%AInj+$nd;opPt#DR;`9a;MxW'
    'cgme|r`#!b%AInj+$nd;opPt#DR;`9a;MxWcgme|r`#!b%AInj+$nd;opPt#DR;`9a;MxWcgme|r`-QN;%=ilH~(sBu=ecnqlXiV'
    '>#McOP<?lMWO}>Ws7|z-kGi*7v#+~5w}&d*4+bmk(ff0Erslf~FUQ`$9p7y|uRJiLSPNn`#Cj;!h*-DGDAqu%mts}Lnh<N+jAFIK'
    'S`lkZtU0k3%_!EkShHfa#d<H+ycxw>7pp4PYq3VfdTU0pUWv6TRzs|=Soh5+*0@+pV%5Z|inU`#vF60u6>A_?MXU)kigjD8J7TrO'
    'S`%x?jAFIL8WL+ttmk4qGox5_v6^C4#F`hYV#Y#6d|NV#__kye@omW{;@gr@#J44*h;K_q5#N@KBEBsdMSNQ_iukr<6!C4zDB|0a'
    'Q6yX_p(5cz2^9$!N~lP<P(nq*g%T<fE|gG_aG`{XgbO89BwQ$=BH=;_6$uwgs7Sa_LPat+m#;|X=JFNE++4mQnVZX3By)55iezps'
    'Uy;ns<tvi8xqL-3H<zzS=H~Jh$=qDNBAJ`ZSEMjYj3R|uViYON5~E0AmKa3}v&1M;m?cJ$!Ynb06lRH0q%cd2B86FE6e-LSqex+v'
    '7)2;|%AInj+$nd;opPt#DR;`9a;MxWcgme|r`#!b%AInj+$nd;opPt#DR;`9a;MxWcgme|r`#!b%AInj+$nd;opPt#DR;`9a;MxW'
    'cgme|r`#!b%AInj+$nd;opPt#DR;`9a;MxWcgme|r`#!b%AIom|2KaDNgI$K', 0.03125
),
}, name='moved').DisableLifeTimeVariation()

# Elements of one, two and four bytes are moved, beyond one block, with a rest.
# Expected values: float64 formula.
x1 = Input('x1', (U8, [1, 17, 19, 66], 0.5, 100))
t2 = Output('t2', (U8, [1, 17, 19, 66], 0.5, 100))
model = Model()
model.Operation('CHANNEL_SHUFFLE', x1, 11, 3).To(t2)
Example({
    x1: (packed('<i2',
    'c-s5w{OF`{mA#1;<GX``fytqB913b5<+l7P+9G&G=lzBGb|>|HrpgPvF8unIH-MEdWVvvQP{NdcRe#<ho^S?A007X&8k7'
) * 350)[:21318],
    t2: packed('<i2',
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
}, name='moved_quant8').AddVariations(signed(x1, t2)).DisableLifeTimeVariation()

# Elements of one, two and four bytes are moved, beyond one block, with a rest.
# Expected values: float64 formula.
x1 = Input('x1', (F16, [1, 17, 19, 66]))
t2 = Output('t2', (F16, [1, 17, 19, 66]))
model = Model()
model.Operation('CHANNEL_SHUFFLE', x1, 11, 3).To(t2)
Example({
    x1: (packed('<i2',
    'c-s5w{OF`{mA#1;<GX``fytqB913b5<+l7P+9G&G=lzBGb|>|HrpgPvF8unIH-MEdWVvvQP{NdcRe#<ho^S?A007X&8k7', 0.25
) * 350)[:21318],
    t2: packed('<i2',
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
