# Licensed under the Apache License, Version 2.0; see LICENSE.
# Written by 'python -m corpus' from corpus/families/reshape.py; do not edit.
#
# CHANNEL_SHUFFLE: more channels than a block has.

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
t2 = Output('t2', (F32, [1, 1, 2, 48]))
x3 = Input('x3', (F32, [1, 40, 1, 2]))
t4 = Output('t4', (F32, [1, 40, 1, 2]))
x5 = Input('x5', (F32, [1, 80, 1, 2]))
t6 = Output('t6', (F32, [1, 80, 1, 2]))
x7 = Input('x7', (F32, [1, 1, 2, 129]))
t8 = Output('t8', (F32, [1, 1, 2, 129]))
model = Model()
model.Operation('CHANNEL_SHUFFLE', x1, 48, 3).To(t2)
model.Operation('CHANNEL_SHUFFLE', x3, 2, 1).To(t4)
model.Operation('CHANNEL_SHUFFLE', x5, 5, 1).To(t6)
model.Operation('CHANNEL_SHUFFLE', x7, 3, 3).To(t8)
Example({
    x1: packed('|i1',
    'c-n=_$q@h`2n4W^yZ>rI23I@qnMXo>qJ&|D@Ls*)lFF0?_RyS0vX0bPEx~y(dZBk|{PP9(4l6e', 0.5
),
    t2: packed('|i1',
    'c-n=_$q@h`2n4W^yZ>rI23I@qnMXo>qJ&|D@Ls*)lFF0?_RyS0vX0bPEx~y(dZBk|{PP9(4l6e', 0.5
),
    x3: packed('|i1',
    'c-m#lxe>rH3<I#U{{5#Fty7rvDNz8XbK&K=1yhEwa?V_)wW~C!S>8Kr^)+nZ7@rRz_~#eL#3Uy', 0.5
),
    t4: packed('|i1',
    'c-jTQfepYg2m>$`Na6o$NfFCz#*UBr(Sh1Pa<?uSCtUijwX1M*jAz21=4B9#f?IC0C=bulMVo#h?Ib4', 0.5
),
    x5: packed('|i1',
    'c-png$q@h`2n4~BJO5}w3RjcxH;*2iWHl<`-ld^F@ft=5@6{VFsZ3d556x*jKT>101pns?@WV(-', 0.5
),
    t6: packed('|i1',
    'c-j@tOAZ7v2m?`tPvHKi#X*dRURiHr6@Lu%azUxp6%|vzuCPKsfs{5CZVEm`ruWnE^oqfb$8=&jlPuFEu@}6#kIFIOa;{)9cn!>p'
    'KEk=t$NFX9oaS~c`S^A8`&HQ2@dxolNJ;', 0.5
),
    x7: (packed('|i1',
    'c-jrhK@tEl1O&he2LFF8QFb=BKD70EALCaFmo}Z-NW|tdU6?UvF2f2c)znDT4&UD&LV_F>', 0.5
) * 5)[:258],
    t8: packed('|i1',
    'c-p<q$qfTA3<E(}cmLIj7Gx$!5&7+Bu;vBDibX5H!!Q*lUsZc*kMD^Y;YHIl)or$~IiS8$(cj9$H7zDyS-Wb}H)2Fcbp6=Oo@)bK'
    'Usj~U^7Pt2UtUx^v2In+8KEK{Q~-8V', 0.5
),
}, name='rest').AddVariations('float16').DisableLifeTimeVariation()

# A block of channels is not full behind full ones: each of these is started anew.
# Expected values: float64 formula.
x1 = Input('x1', (U8, [1, 1, 2, 48], 0.5, 120))
t2 = Output('t2', (U8, [1, 1, 2, 48], 0.5, 120))
x3 = Input('x3', (U8, [1, 40, 1, 2], 0.5, 120))
t4 = Output('t4', (U8, [1, 40, 1, 2], 0.5, 120))
x5 = Input('x5', (U8, [1, 80, 1, 2], 0.5, 120))
t6 = Output('t6', (U8, [1, 80, 1, 2], 0.5, 120))
x7 = Input('x7', (U8, [1, 1, 2, 129], 0.5, 120))
t8 = Output('t8', (U8, [1, 1, 2, 129], 0.5, 120))
model = Model()
model.Operation('CHANNEL_SHUFFLE', x1, 48, 3).To(t2)
model.Operation('CHANNEL_SHUFFLE', x3, 2, 1).To(t4)
model.Operation('CHANNEL_SHUFFLE', x5, 5, 1).To(t6)
model.Operation('CHANNEL_SHUFFLE', x7, 3, 3).To(t8)
Example({
    x1: packed('<i2',
    'c-pngxe>rH2nA7>3}WyfahEQ2;K-Y8@FrV_!%>E5*|N|<=|&9iNm2oMYOogXz<a0c0$H5%jh~-8i##ni'
),
    t2: packed('<i2',
    'c-pngxe>rH2nA7>3}WyfahEQ2;K-Y8@FrV_!%>E5*|N|<=|&9iNm2oMYOogXz<a0c0$H5%jh~-8i##ni'
),
    x3: packed('<i2',
    'c-pPYI}(6E2n11&%q)dd%V*)}nw#3$3mO@^P*ZJ#3?ApSZe8q@3KuYXN=zwHmav1Jyk8v0cfNk^0l8=;rv'
),
    t4: packed('<i2',
    'c-pPOff2w!1O&j8?B0lZ97<0U*+rSAx*R0ARvegZ19dCi-wsJ%_GsX0<#9bzpm3QnCRlh@&U#bApPzlTf+eQ'
),
    x5: packed('<i2',
    'c-qa2%MHLV2*o-w1ktDPA3a&3QhoBl#!H@M94?D<vURSb4AZh@p@Y(m7~Yelg4=7b7Vp6K^Ye2Ky;Dm{'
),
    t6: packed('<i2',
    'c-qa5$qmFn48yi$dkjYy-=)XtV)YUDA&3X<Noh<TROS|*mCivd$JodP&Kb@)+%qZ1J141?_p()n7gYxoz6f3gYS!q`Ff3{r>oh7D'
    'Q!Lk@)pA45G~X-Ojzt`N9daJ(_&R=nz8AmaOG*'
),
    x7: (packed('<i2',
    'c-p1P$q@h{2nA6?1}Xd{d+1{h)2DanU@g9ZL!M<EE}L_*b)Hd%X}Pk|LFq;e?@3a@`*r>415b<`tp'
) * 5)[:258],
    t8: packed('<i2',
    'c-rNSI}SoY48%BcW~02(=6`e$hoHfg8_QXXfO)nAz{}2X4xe4A3DL6Ks?Gyp#zdu>oGc*9d|N&?mzJ>{JeyJx!m@64Cn5XIRPCNr'
    ';FNKD3OQFSfBC9q;PDiR0E^w>{`z~~mL+*a'
),
}, name='rest_quant8').AddVariations(signed(x1, t2, x3, t4, x5, t6, x7, t8)).DisableLifeTimeVariation()
