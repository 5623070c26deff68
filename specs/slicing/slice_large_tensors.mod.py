# Licensed under the Apache License, Version 2.0; see LICENSE.
# Written by 'python -m corpus' from corpus/families/slicing.py; do not edit.
#
# SLICE: tensors of many elements, in sizes of no block, and beside powers of two.

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
I32 = 'TENSOR_INT32'
U8 = 'TENSOR_QUANT8_ASYMM'

# Elements of one, two and four bytes are moved, beyond one block, with a rest.
# Expected values: float64 formula.
x1 = Input('x1', (F32, [67, 1031]))
t2 = Output('t2', (F32, [60, 1021]))
model = Model()
model.Operation('SLICE', x1, [3, 5], [60, 1021]).To(t2)
Example({
    x1: (packed('<i2',
    'c-jGa0EPcS5?HHAS5ADlxwXZ2m?j;U2#~x>&nA7ciTG<o#bbN#ed#eF`krtW)~F{3v=(Vr=09UAJ&v~Qq#L|vVF@f1Wo#!t8yp%U'
    'd`uHh3j|1BW+xMWSp<A`A|i5rH-9u)QGHK13u{zVL|O}VD|29SR$oV3c2Z7WbWV&eeg', 0.03125
) * 1133)[:69077],
    t2: packed('<i2',
    'c-rmSKZ_0k0D$r33cZ`l4UWM(+&i2_DHf!z5Zy)B%Tb3eq%-Jn26t|@$i`$cD4YCA-FmalM^H*xW%4<$=l21A%QHXYpJ!HPPrdx|'
    '``z^Ry|eqTeYkLSe&g%6&pS`w%p88b_to~r?=zbpU;JI2+gW+`XY<#wBmdq$oci&8wCB^*{V@!~yB5m?!%-{~3`em{FdW4)!EhAI'
    '1jA7*6AVYOOfVe9GQn^Z%LKzwEE5bzu}m-=#WKNg6w3s|Q7jV-N3l#W9K|xha1_e~!%-{~3`em{FdW4)!EhAI1jA7*6AVYOOfVe9'
    'GQn^Z%LKzwEE5bzu}m-=#WKNg6w3s|Q7jV-N3l#W9K|xha23l0!%Zv`3`em{FdW4)!EhAI1jA7*6AVYOOfVe9GQn^Z%LKzwEE5bH'
    '{A7aR5|#;uqgW;wj$)Z$IErP0;V6~~hND;}7>;6@U^t3pg5fBZ35KIsCK!%lnP51IWrE=-mI;QVSSA>bVwqq#ie-Y~D4u<EYi)e<'
    '+>P}s^UIHK?>l<n&V$kE=|cyH8<!>*1{3F(?~W$7mL@jVhr_k!C$^3+UEW+cIapm>oVz}F0>kj`#WKNg6w3s|Q7jV-N3l#W9K|xh'
    'a1_e~!%-{~3`em{FdW4)!EhAI1jA7*6AVYOOfVe9GQn^Z%LKzwEE5bzu}m-=#WKNg6w3s|Q7jV-N3l#W9K|xha1_e~!%-{~3`em{'
    'FdW4)!EhAI1jA7*6AVYOOfVe9GQn^Z%LKzwEE5bzu}m;r#WKNg6Uzj{Q7jV-N3l#W9K|xha1_e~!%-{~3`em{FdW4)!EhAI1j7bD'
    'nP9ktWrE=-mI;QVSSA>bVwqq#ie-Y~D3%F^qgW;wj$)Z$IErP0;V6~~hND;}7>;6@U^t3pg5fBZ35KIsCK!%lnP51I{{t0dXcz', 0.03125
),
}, name='moved').DisableLifeTimeVariation()

# Elements of one, two and four bytes are moved, beyond one block, with a rest.
# Expected values: float64 formula.
x1 = Input('x1', (U8, [67, 1031], 0.5, 100))
t2 = Output('t2', (U8, [60, 1021], 0.5, 100))
model = Model()
model.Operation('SLICE', x1, [3, 5], [60, 1021]).To(t2)
Example({
    x1: (packed('<i2',
    'c-lKC6rp|cx?hdCrK#)p8ESLIIVS8m?XUKC6X%cDF0PM%=l{*zxbWA!0<mi=mbY&adl~j@|Krtr`?kGVGJDT+21)<`16d-b'
) * 1133)[:69077],
    t2: packed('<i2',
    'c-rmSu_^@s0EJ;AtKoVBi&?U}E8ER0n0NrYO-3b3Dau4LUCAgr4{(dbPNckr(*J$?znuAuo^L1TH@nyGCkNw~yV>=H`={0IrRBxp'
    '$Nv1`-1Oe~VQv2Ba^~}GWjOiX{MooT{yN$kJf5BITn%1FVzKz&#%2<Wqp_L9;%ICpu{au=Ni2@WW)h2|v6;l;Xly32I2xNtERM!z'
    '5{sj;nZ)8~Y$mZd8k<Qhj>cvZi=(lb#NuddCb2jgn@KE=#%2<Wqp_L9;%ICpu{au=Ni2@WW)h2|v6;l;Xly32I2xNtERM!z5{sj;'
    'nZ)8~Y$mZd8k<Qhj>cvZi=(lb#NuddCb2jgn@KFL#%2<Wo3WY1;%ICpu{au=Ni2@WW)h2|v6;l;Xly32I2xNtERM!z5{sj;nZ#lT'
    'KQoENrPxejaWpoQSR9SbBo;?wGl|8~*i2$^G&Yl19F5H+7Dr<<iN(>_Ok!~~Hj`K!jm;z$M`JUI#nISIVsSJ!lUN*$%_J5_V>5}x'
    '(Rc~~00000000000000000000000000000000000000000000000000000000000000000000000DwRD3*$8K&j'
),
}, name='moved_quant8').AddVariations(signed(x1, t2)).DisableLifeTimeVariation()

# Elements of one, two and four bytes are moved, beyond one block, with a rest.
# Expected values: float64 formula.
x1 = Input('x1', (F16, [67, 1031]))
t2 = Output('t2', (F16, [60, 1021]))
model = Model()
model.Operation('SLICE', x1, [3, 5], [60, 1021]).To(t2)
Example({
    x1: (packed('<i2',
    'c-lKC6rp|cx?hdCrK#)p8ESLIIVS8m?XUKC6X%cDF0PM%=l{*zxbWA!0<mi=mbY&adl~j@|Krtr`?kGVGJDT+21)<`16d-b', 0.25
) * 1133)[:69077],
    t2: packed('<i2',
    'c-rmSu_^@s0EJ;AtKoVBi&?U}E8ER0n0NrYO-3b3Dau4LUCAgr4{(dbPNckr(*J$?znuAuo^L1TH@nyGCkNw~yV>=H`={0IrRBxp'
    '$Nv1`-1Oe~VQv2Ba^~}GWjOiX{MooT{yN$kJf5BITn%1FVzKz&#%2<Wqp_L9;%ICpu{au=Ni2@WW)h2|v6;l;Xly32I2xNtERM!z'
    '5{sj;nZ)8~Y$mZd8k<Qhj>cvZi=(lb#NuddCb2jgn@KE=#%2<Wqp_L9;%ICpu{au=Ni2@WW)h2|v6;l;Xly32I2xNtERM!z5{sj;'
    'nZ)8~Y$mZd8k<Qhj>cvZi=(lb#NuddCb2jgn@KFL#%2<Wo3WY1;%ICpu{au=Ni2@WW)h2|v6;l;Xly32I2xNtERM!z5{sj;nZ#lT'
    'KQoENrPxejaWpoQSR9SbBo;?wGl|8~*i2$^G&Yl19F5H+7Dr<<iN(>_Ok!~~Hj`K!jm;z$M`JUI#nISIVsSJ!lUN*$%_J5_V>5}x'
    '(Rc~~00000000000000000000000000000000000000000000000000000000000000000000000DwRD3*$8K&j', 0.25
),
}, name='moved_float16').DisableLifeTimeVariation()

# Elements of one, two and four bytes are moved, beyond one block, with a rest.
# Expected values: float64 formula.
x1 = Input('x1', (I32, [67, 1031]))
t2 = Output('t2', (I32, [60, 1021]))
model = Model()
model.Operation('SLICE', x1, [3, 5], [60, 1021]).To(t2)
Example({
    x1: (packed('<i4',
    'c-lKC6rp|cx?hdCrK#)p8ESLIIVS8m?XUKC6X%cDF0PM%=l{*zxbWA!0<mi=mbY&adl~j@|Krtr`?kGVGJDT+21-Da%7(B>>*oB('
    'E6VD6XW(O{C!kO<ZJy7s6rm5-I=YU1yZ7r-lG7KP2Rds4{P;3-F0DCJcPy+*Cg+BSS;aX<paG1G5QBg;BZy>#FrgGk03r<M!2kfp'
    '96}Z'
) * 1133)[:69077],
    t2: packed('<i4',
    'c-rmSzl+ZS9LMqRcVm$ZECz!tBnu*wTp5JvGRuI3OqXP^kU=s?`B6$yBqS5bqC|!pj!Ei@L^24SlyJ#kpzfZJ=kWP_zTbK*ulYUt'
    '=HcY^2dD0RxN`pf+eZs_EPwK1>yfqVR*!r=x9sAgIj8SG-L~w<ow?uMZyK5We&ENR+n1*<9b7nZ?dtKn3*U{xFg#<inP51I%>=_y'
    'Y$h0vVl%;T6q^Z#qu5L^9K~jW;V3o}3`en<U^t4+1jA8mCK!%lGr@2an+b-a*i0}S#b$!xC^i!eN3oe;IEu{#!%=J|7>;5y!Eh9t'
    '35KKCOfVe9W`f};HWLg-v6)~vip>PWQEVm{j$$*xa1@&fhNIX_FdW5Zg5fAO6AV|enP9ky%>=_yY$h0vVl%;T6q^Z#qu5L^9K~jW'
    ';V3o}3`en<U^t4+1j7#e%ml+FY$h0vVl%;T6q^Z#qu5L^9K~jW;V3o}3`en<U^t4+1jA8mCK!%lGr@2an+b-a*i0}S#b$!xC^i!e'
    'N3oe;IEu{#!%;ktBuSDaNs=T<k|arzBuSDaNs=T<k|arzBuSDaNs=T<k|arzBuSDaNs=T<k|arzBuSDaNs=T<k|arzBuSDaNs=T<'
    'k|arzBuSDaNs=T<k|arzBuSDa{r7G>JNkI^@Zx<hH?J9cer)Nj(K9zMeA|C$@5zs=wya+{f63U{OIxOPE%-EX;^gBmucpR#Zv4FA'
    '^@<zYx6a$WVjPCynTyQ?!%=J|7>;5y!Eh9t35KKCOfVe9W`f};HWLg-v6)~vip>PWQEVm{j$$*xa1@&fhNIX_FdW5Zg5fAO6AVYO'
    'nP51I%>=_yY$h0vVl%;T6q^Z#qu5L^9K~jW;V3o}3`en<U^t4+1jA8mCK!%lGr@2an+b-a*i0}S#b$!xC^i!eN3oe;xQfjL!%b`^'
    '7>;5y!Eh9t35KKCOfVe9W`f};HWLg-v6)~vip>PWQEVm{cHn0w7%pKm!Eh9t35KKCOfVe9W`f};HWLg-v6)~vip>PWQEVm{j$$*x'
    'a1@&fhNIX_FdW5Zg5fAO6AVYOnP51I%>=_yY$h0v;=%CW27|%x$DjA`*K_#ibNV$HPX9Cf`wNEQ8HvpV!&z)57;a)S!Eh6s35KKC'
    'OfVe9W`f};HWLh2v6)~vip>PWO>8C@u3|I6ume9c!LS2AGr{m|$7X`zC^i!eN3oe;IEu{#!w&q+1j7#e%ml-;9-9e<9r&3Eh8_5s'
    '35EmMOfa0pW`f};HWLg-v6)~vip>PWQEVm{u3|I6up3`9!Egzi35KKCOfc-g&rC2J!e)ZuDmD`gXR(=JxQNXJ!%=J|7<S-iCKz_$'
    'XC@eS;AbWncHn1Y7<S-iV;G+4*i10&z|TxD?7+`VFg)wAnP51J%>=_$Y$h0X;AbWn?qD;)a1@&fhMU+-FdW5Zg5fGQ6AU}>GZPG#'
    'u$f@kfuEUR*nyv!V0gCUpL%^t@c'
),
}, name='moved_int32').DisableLifeTimeVariation()
