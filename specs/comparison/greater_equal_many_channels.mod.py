# Licensed under the Apache License, Version 2.0; see LICENSE.
# Written by 'python -m corpus' from corpus/families/comparison.py; do not edit.
#
# GREATER_EQUAL: more channels than a block has.

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


BOOL8 = 'TENSOR_BOOL8'
F32 = 'TENSOR_FLOAT32'
U8 = 'TENSOR_QUANT8_ASYMM'

# A block of channels is not full behind full ones: each of these is started anew.
# Expected values: float64 formula.
x1 = Input('x1', (F32, [1, 1, 2, 48]))
x2 = Input('x2', (F32, [48]))
t3 = Output('t3', (BOOL8, [1, 1, 2, 48]))
x4 = Input('x4', (F32, [1, 40, 1, 2]))
x5 = Input('x5', (F32, [40, 1, 1]))
t6 = Output('t6', (BOOL8, [1, 40, 1, 2]))
x7 = Input('x7', (F32, [1, 80, 1, 2]))
x8 = Input('x8', (F32, [80, 1, 1]))
t9 = Output('t9', (BOOL8, [1, 80, 1, 2]))
x10 = Input('x10', (F32, [1, 1, 2, 129]))
x11 = Input('x11', (F32, [129]))
t12 = Output('t12', (BOOL8, [1, 1, 2, 129]))
model = Model()
model.Operation('GREATER_EQUAL', x1, x2).To(t3)
model.Operation('GREATER_EQUAL', x4, x5).To(t6)
model.Operation('GREATER_EQUAL', x7, x8).To(t9)
model.Operation('GREATER_EQUAL', x10, x11).To(t12)
Example({
    x1: packed('|i1',
    'c-n=_!2!S^2m`=^CA$B#u?TU5-v8to%XY=)D#Og}6U9mw_3#v0PIM4Fmcuw)fqbp=(|^9UCN#S', 0.5
),
    x2: packed('|i1',
    'c-jTQ0TRF<2m>(T2KxWkmeqnu^0VeY&Nx<z!ja`>`A$Lf!7N;5k0U!Cbp9IR', 0.5
),
    t3: packed('|b1',
    'c-lRSfeipK2*TR`pWc)pF`%X(D(pC7&scvUzKsr|N&1HFwv7i0pa3='
),
    x4: packed('|i1',
    'c-m#l!2!S^2m`<ZCA$B#p$IrY?|&vV9Y?;>`HiM;iSpns!OGBuVx<n};VJYe(N6G4+CN`UW+>b', 0.5
),
    x5: packed('|i1',
    'c-jTQ0TKWp1O&i2BL9CaUDB?l=LHq1GUi-(JR`I~wN*yLH%mT$ixTk', 0.5
),
    t6: packed('|b1',
    'c-lRRfe8Qr2*S4ipAItu1*d`%N01n<Zfbf!`t=T5799ph04M'
),
    x7: packed('|i1',
    'c-png!2!S^2m`=^CA$B#u@P{J-v3bTL<PZP8ph!r&}*fyU9oIuY_2p+ZJ$V{yx9*=;{SXBWnWa8', 0.5
),
    x8: packed('|i1',
    'c-m#l!2!S^2m`=^CA$B#u?TU1-v2~BJcX7M9R!c%Fb-EBU+etj8OwIX<|@O??GwdH*FRq@k1ez', 0.5
),
    t9: packed('|b1',
    'c-n=HTM_^;1OqqszjTS{^sfx@NDva`okf|(AdQ2}vY2h_R%$L+Kj6`Fa^LV&zt0C7sQ_0'
),
    x10: (packed('|i1',
    'c-jTQfdRlE2m`Qzqx%1~WffSmQ7rjz9^OKa6CDJvX&IMKK(DpFamBH$NS-omrT;-sAk_', 0.5
) * 5)[:258],
    x11: packed('|i1',
    'c-pPY!2!S^2m`=^CA$B#u^4cP-v4BnxqU)Zdb1xMq1uTGg2!?ghj$=ftNhwCmTkr6(hvCp&^kn_', 0.5
),
    t12: packed('|b1',
    'c-pOvK@I>Q2*cX{e_91Z?-~eU87m4J1J`D%SuwMrR9O2EKZH&9Fet<kG?#vHu^+<&N@@U-'
),
}, name='rest').AddVariations('float16').DisableLifeTimeVariation()

# A block of channels is not full behind full ones: each of these is started anew.
# Expected values: float64 formula.
x1 = Input('x1', (U8, [1, 1, 2, 48], 0.5, 120))
x2 = Input('x2', (U8, [48], 0.5, 120))
t3 = Output('t3', (BOOL8, [1, 1, 2, 48]))
x4 = Input('x4', (U8, [1, 40, 1, 2], 0.5, 120))
x5 = Input('x5', (U8, [40, 1, 1], 0.5, 120))
t6 = Output('t6', (BOOL8, [1, 40, 1, 2]))
x7 = Input('x7', (U8, [1, 80, 1, 2], 0.5, 120))
x8 = Input('x8', (U8, [80, 1, 1], 0.5, 120))
t9 = Output('t9', (BOOL8, [1, 80, 1, 2]))
x10 = Input('x10', (U8, [1, 1, 2, 129], 0.5, 120))
x11 = Input('x11', (U8, [129], 0.5, 120))
t12 = Output('t12', (BOOL8, [1, 1, 2, 129]))
model = Model()
model.Operation('GREATER_EQUAL', x1, x2).To(t3)
model.Operation('GREATER_EQUAL', x4, x5).To(t6)
model.Operation('GREATER_EQUAL', x7, x8).To(t9)
model.Operation('GREATER_EQUAL', x10, x11).To(t12)
Example({
    x1: packed('<i2',
    'c-png!2y6U2m?Sz4pKm<q#eB@`11Z2rM*+E1>2HKr4|jQ6^IAJ=ux0Ih><!Iv!bbQy58}fub&-5wk*2'
),
    x2: packed('<i2',
    'c-oc0ff0Z(2m?Sz4#t3RLOZ%M^nduJ^NwQgG__$XXVGenAXXq=JQ|O}cwdKpSK1b0'
),
    t3: packed('|b1',
    'c-lRSfeipK2*TR`pWc)pF`%X(D(pC7&scvUzKsr|N&1HFwv7i0pa3='
),
    x4: packed('<i2',
    'c-pPY!2y6U2m?SzPNjf=q#eBj`1Sr*fl6=68z#4>^p2rDur;`3<f1|)9sXb{%@ec+F+=K`ub&;4izQq'
),
    x5: packed('<i2',
    'c-oD@0TKWZ2n0Y+E+@@J@pNCXn^H1}MOool*qrDd$V;_UxyCxsXrCTxz!I?'
),
    t6: packed('|b1',
    'c-lRRfe8Qr2*S4ipAItu1*d`%N01n<Zfbf!`t=T5799ph04M'
),
    x7: packed('<i2',
    'c-qa&!4ZHk2n0Y&J|ut;xuo<|;f(uVdKBmlVx-Q*tZ3?+u6LC7PO%njOD>gKG?-Q(9t`96`TDs791}{J'
),
    x8: packed('<i2',
    'c-pPY!2y6U2m?Sz4pKm<q#eBj`1Sr5hzG;yQJ^=7kvbEzqN#7X-ci~+#agf}xm0S=U|R9b*Ut`wB_%W'
),
    t9: packed('|b1',
    'c-n=HTM_^;1OqqszjTS{^sfx@NDva`okf|(AdQ2}vY2h_R%$L+Kj6`Fa^LV&zt0C7sQ_0'
),
    x10: (packed('<i2',
    'c-p1GfdPOp2m>%r?(6_z((QDQFxfH~D-aK+$)g}|2s617tD?m>op%)b<ggw%mf9S3{qX@d3LI?'
) * 5)[:258],
    x11: packed('<i2',
    'c-qCw!4ZHk2n0Y&J|ut;xuo<o;f(uVOD>gKG?-Q(9t@*Lf!-iS>P*avroQQVM``aAYr(b;^7Xd^l6X8K'
),
    t12: packed('|b1',
    'c-pOvK@I>Q2*cX{e_91Z?-~eU87m4J1J`D%SuwMrR9O2EKZH&9Fet<kG?#vHu^+<&N@@U-'
),
}, name='rest_quant8').AddVariations(signed(x1, x2, x4, x5, x7, x8, x10, x11)).DisableLifeTimeVariation()
