# Licensed under the Apache License, Version 2.0; see LICENSE.
# Written by 'python -m corpus' from corpus/families/reshape.py; do not edit.
#
# TRANSPOSE: more channels than a block has.

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


F32 = 'TENSOR_FLOAT32'
U8 = 'TENSOR_QUANT8_ASYMM'

# A block of channels is not full behind full ones: each of these is started anew.
# Expected values: float64 formula.
x1 = Input('x1', (F32, [1, 1, 2, 48]))
t2 = Output('t2', (F32, [1, 48, 1, 2]))
x3 = Input('x3', (F32, [1, 40, 1, 2]))
t4 = Output('t4', (F32, [1, 1, 2, 40]))
x5 = Input('x5', (F32, [1, 80, 1, 2]))
t6 = Output('t6', (F32, [1, 1, 2, 80]))
x7 = Input('x7', (F32, [1, 1, 2, 129]))
t8 = Output('t8', (F32, [1, 129, 1, 2]))
model = Model()
model.Operation('TRANSPOSE', x1, [0, 3, 1, 2]).To(t2)
model.Operation('TRANSPOSE', x3, [0, 2, 3, 1]).To(t4)
model.Operation('TRANSPOSE', x5, [0, 2, 3, 1]).To(t6)
model.Operation('TRANSPOSE', x7, [0, 3, 1, 2]).To(t8)
Example({
    x1: packed('|i1',
    'c-n=_$qfK82m?T2j=2A77Xcw9?EJ^(3aGh6kFe9IT%>$^%B`=3mZ*&*u)>RtLU=RJ+JAmu`zL1', 0.5
),
    t2: packed('|i1',
    'c-jrjNe;j;2m?T2miYg#ErLLE9%*bYW+hOBM*231>~mL)w<pCwsxo)Mg!K35u-enCIckhmREp?ldyf}9488M)_yN@aCua', 0.5
),
    x3: packed('|i1',
    'c-m#l$qfK82m?T2j=2A77Xcv!?EELZnP+XTfSOD62s@3+Mas9Q-1=H*iP|^<E4<h!#6LeP-5_E', 0.5
),
    t4: packed('|i1',
    'c-lpbIS#-;2*kv2EdPIP5LdQJD!Z_372D+DMJ2rP9K9q_TZcjY$bk2kzO92cWh}V?noavIFWAQ*Vg', 0.5
),
    x5: packed('|i1',
    'c-png$qfK82m?T2j=2A77Xcwv?EHrp8-?&@p0&9GYA(?u>@+GDDc_!Q>uaGUYU2p3@c;Y(dZ$3Z', 0.5
),
    t6: packed('|i1',
    'c-obXI}X4w2*tz;5bl54B7Vu<q3YzpvTRU@ZEmbVnVW$oxHVP*)DxOMMb{)HukmNgC9&w(JN_Mf+zvV?K)?', 0.5
),
    x7: (packed('|i1',
    'c-jTQhYi3$2m~;3l)wF_4Wh*!N8p5ui$Zua-`T8ynn&~qJB`Xi%6G5adM&g>?FaKv7)b', 0.5
) * 5)[:258],
    t8: packed('|i1',
    'c-qa)%MHLV2n12Fe7yZv8-y{jQbnY>ywf!O05P``FpgsnBWq#8y!W9b7Dp|6E`ZHeNzP`%KJWsWCVX_brr;O*Ib$nIy)N{ab-1EJ'
    'pkvZMIlsHaW;X', 0.5
),
}, name='rest').AddVariations('float16').DisableLifeTimeVariation()

# A block of channels is not full behind full ones: each of these is started anew.
# Expected values: float64 formula.
x1 = Input('x1', (U8, [1, 1, 2, 48], 0.5, 120))
t2 = Output('t2', (U8, [1, 48, 1, 2], 0.5, 120))
x3 = Input('x3', (U8, [1, 40, 1, 2], 0.5, 120))
t4 = Output('t4', (U8, [1, 1, 2, 40], 0.5, 120))
x5 = Input('x5', (U8, [1, 80, 1, 2], 0.5, 120))
t6 = Output('t6', (U8, [1, 1, 2, 80], 0.5, 120))
x7 = Input('x7', (U8, [1, 1, 2, 129], 0.5, 120))
t8 = Output('t8', (U8, [1, 129, 1, 2], 0.5, 120))
model = Model()
model.Operation('TRANSPOSE', x1, [0, 3, 1, 2]).To(t2)
model.Operation('TRANSPOSE', x3, [0, 2, 3, 1]).To(t4)
model.Operation('TRANSPOSE', x5, [0, 2, 3, 1]).To(t6)
model.Operation('TRANSPOSE', x7, [0, 3, 1, 2]).To(t8)
Example({
    x1: packed('<i2',
    'c-pngxe>rH2n0ZvY(_l8fzXw%5*&H+ZSw?6f>2AUG>ZYrH_qCv-cu{9ZDSBgN6f-(rJU&R{QT?!qA4wB'
),
    t2: packed('<i2',
    'c-pnh!41GL2n4~DYy<{zV0@(~O=Q0#ZTp5t4wR^o6GlSp?#Sjgmu!$#ln79ewm!O4JJN0RYEBeXGHZ40dlY9H7XBUP`MDRMEiGp'
),
    x3: packed('<i2',
    'c-pPYxe>rH2n0ZvY(_l8fzXw%0-SpDovoA;ZJuCB5Nb)4W-%c7##y`7dunC1Z44smh*_9#etvcV)$t|b'
),
    t4: packed('<i2',
    'c-pOuIS#-u48!{520jFz@za~B{Xn&l1EJ;xv01~$8CdtOL(6K6x7X}c4}2o09XC*FQ;54MsNa|C=RMczCE@'
),
    x5: packed('<i2',
    'c-qa&$qm3T2n4{C9Apl$V7#Tfib$FN&=IpRTPY{nJi(G6)RHRAVnFhZvv#ZZ)XHkx7)0{>{QTSnFC<IA'
),
    t6: packed('<i2',
    'c-qa4F%G~m2m|}%A`&bdLU?+zcc{A6%MGWKi^*9lj05Z?Rdi@r>gc2!G@GFNG0j^H$i3#F$4t~S{v5o#T|eIjI<rf_'
),
    x7: (packed('<i2',
    'c-p1Gi4njs2m`Q=Tn-3_dE(JKL?s_AB6$$2*fGkD_LE>q5avmfW-%c7#?@&%y`@?G{P6)|%^cw'
) * 5)[:258],
    t8: packed('<i2',
    'c-rO7$qfTB3`5bBJc29>q879CF;Yc<5dZQ{H1-C@ZyMn2#&VA6flsxq%@7=VmY81vi<TkuML~VR3y4(kN#}7zU#w?)ozZN)$X#XA'
    '37tTCh5g9$=kNCd^)`AZ'
),
}, name='rest_quant8').AddVariations(signed(x1, t2, x3, t4, x5, t6, x7, t8)).DisableLifeTimeVariation()
