# Licensed under the Apache License, Version 2.0; see LICENSE.
# Written by 'python -m corpus' from corpus/families/convolution.py; do not edit.
#
# CONV_2D: long rows, channels first.

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
I32 = 'TENSOR_INT32'
U8 = 'TENSOR_QUANT8_ASYMM'

# Rows leave something over behind whole vectors, and the next one begins there.
# Expected values: float64 formula.
x1 = Input('x1', (F32, [1, 2, 3, 37]))
c2 = Parameter('c2', (F32, [2, 3, 3, 2]), packed('|i1',
    'c-jrg!3_Wa41z%F{xf5JksMSwInu7il2B?!yFL${5BL', 1.0
))
c3 = Parameter('c3', (F32, [2]), [0.5, -1.0])
t4 = Output('t4', (F32, [1, 2, 3, 37]))
c5 = Parameter('c5', (F32, [2, 1, 3, 2]), [0.0, 1.0, 2.0, -2.0, -2.0, -1.0, 2.0, 1.0, -2.0, 1.0, -2.0, -1.0])
c6 = Parameter('c6', (F32, [2]), [0.5, -1.0])
t7 = Output('t7', (F32, [1, 2, 3, 18]))
c8 = Parameter('c8', (F32, [2, 3, 3, 2]), packed('|i1',
    'c-jrfu?+wK48kzN|2KzrvrJsN7AqK8=EVK_>H#X`688', 1.0
))
c9 = Parameter('c9', (F32, [2]), [0.5, -1.0])
t10 = Output('t10', (F32, [1, 2, 3, 37]))
x11 = Input('x11', (F32, [2, 2, 2, 19]))
c12 = Parameter('c12', (F32, [2, 3, 3, 2]), packed('|i1',
    'c-jrfu>k-u41+M7|8Is?qu7C2Imv4aS$FtvJV{3o_5', 1.0
))
c13 = Parameter('c13', (F32, [2]), [0.5, -1.0])
t14 = Output('t14', (F32, [2, 2, 2, 19]))
c15 = Parameter('c15', (F32, [2, 1, 3, 2]), [-2.0, 0.0, 2.0, 2.0, 1.0, -1.0, -1.0, 0.0, -2.0, -2.0, 0.0, -1.0])
c16 = Parameter('c16', (F32, [2]), [0.5, -1.0])
t17 = Output('t17', (F32, [2, 2, 2, 9]))
c18 = Parameter('c18', (F32, [2, 3, 3, 2]), packed('|i1',
    'c-jrfu>k-82*NPh|8E8zvILuAGL|{fynYLHaLVip4F', 1.0
))
c19 = Parameter('c19', (F32, [2]), [0.5, -1.0])
t20 = Output('t20', (F32, [2, 2, 2, 19]))
x21 = Input('x21', (F32, [1, 2, 1, 131]))
c22 = Parameter('c22', (F32, [2, 3, 3, 2]), packed('|i1',
    'c-jTQ0RaF22!k-8f9B)1+XdE;&crE@O?EyAehmu', 1.0
))
c23 = Parameter('c23', (F32, [2]), [0.5, -1.0])
t24 = Output('t24', (F32, [1, 2, 1, 131]))
c25 = Parameter('c25', (F32, [2, 1, 3, 2]), [0.0, 1.0, 2.0, 2.0, 2.0, 0.0, 0.0, 1.0, 0.0, 2.0, -1.0, -2.0])
c26 = Parameter('c26', (F32, [2]), [0.5, -1.0])
t27 = Output('t27', (F32, [1, 2, 1, 65]))
c28 = Parameter('c28', (F32, [2, 3, 3, 2]), packed('|i1',
    'c-j?+fe8Qr41%)%Z>}{EK|xMqS4eFJ8#`X}Iw|W9{Q', 1.0
))
c29 = Parameter('c29', (F32, [2]), [0.5, -1.0])
t30 = Output('t30', (F32, [1, 2, 1, 131]))
model = Model()
model.Operation('CONV_2D', x1, c2, c3, 1, 1, 1, 0, True).To(t4)
model.Operation('CONV_2D', x1, c5, c6, 2, 2, 1, 0, True).To(t7)
model.Operation('CONV_2D', x1, c8, c9, 1, 1, 1, 0, True, 2, 1).To(t10)
model.Operation('CONV_2D', x11, c12, c13, 1, 1, 1, 0, True).To(t14)
model.Operation('CONV_2D', x11, c15, c16, 2, 2, 1, 0, True).To(t17)
model.Operation('CONV_2D', x11, c18, c19, 1, 1, 1, 0, True, 2, 1).To(t20)
model.Operation('CONV_2D', x21, c22, c23, 1, 1, 1, 0, True).To(t24)
model.Operation('CONV_2D', x21, c25, c26, 2, 2, 1, 0, True).To(t27)
model.Operation('CONV_2D', x21, c28, c29, 1, 1, 1, 0, True, 2, 1).To(t30)
Example({
    x1: ([-4.0, -0.5, 0.0, 0.0, -3.5, 3.5, 4.0, 3.0, 3.5, 3.0, -3.5] * 21)[:222],
    t4: packed('|i1',
    'c-mv<`FrQ4Aisdbv)_EUn4e#WaEO~;f5r6S@rRGNm~4hm&i(xIfk8s~Cz}o~=2w=tN1kyo@=3q@@LmWP^OK;Ez<)vUj}o7z9F)Sv'
    '{LISnUzq3Mb9L$e57=-q*#VP&YY_', 0.5
),
    t7: packed('|i1',
    'c-s3X_Ti)XTaFXISb6_JnCScyztH)tyzl?r{w?~G`P+9EDJT=2|Lr?EpG67)SSmj;', 0.5
),
    t10: packed('|i1',
    'c-lLEOXKf%8SPhEvY&RJ!p@X<E2M15U@Q7?;W~9GK2GdRRW3E2hlkE6N%8(Lkkk^v&b)j<=-#`B-#^IwIm;pP{}XoR?N47AWZrD}'
    '^5zo@>l@Y|*qMA{N1i-=&t)ks{*me6u4mYpKfV9}iSTcG', 0.5
),
    x11: ([-0.5, -1.0, 4.0, 1.0, 1.5, -3.5, -1.0, -0.5, 3.0, -3.5, -2.5] * 14)[:152],
    t14: packed('|i1',
    'c-oT`y77xuo$IskM`>vYll8|lae0;dKffyR{a}DFzudX`Mdm-tBL+q}iKh_eZx&{@kFsxsuD^UG$^~J5m5@d^O!5;0x?!&bo}wG}'
    'ke3VHFb)7)4nwm', 0.5
),
    t17: packed('|i1',
    'c-mv(e)RY8Z~o6*U_wlgg`4B8$iM%hZ#a3u#6tm&w=kJUU;?BZCL;nSK*|An?;kt', 0.5
),
    t20: packed('|i1',
    'c-rH8_MTlv>GRiH(#(waKuiwiN8I<AeyF{Y;NarB%>`n9;FSIH<;5310j2B0SJZ!lm>h=h{_o`$6!~@a6Nl<6MiBGklTUp2&<$gI'
    '#D!{@%!jwKzflbn<M{ZF5!Ep1j{tufMe_', 0.5
),
    x21: ([-0.5, -3.5, -4.0, 1.0, -2.5, 1.0, -2.5, 3.0, -2.0, 2.5, -1.0] * 24)[:262],
    t24: packed('|i1',
    'c-j->{r&eX|7+g2g1;pPhRN~i4ddHi-&lVzGyM2EFicJW)@GL*', 0.5
),
    t27: packed('|i1',
    'c-p)F<nv$FPtU$HaWUQ}iz)Ep`@1h3f0-CLILTuI05mW}>i', 0.5
),
    t30: packed('|i1',
    'c-s5*=7-47kDLr_-??A>8VDxi&mZsZ{rmNV?UTSOiD!QXh6w<%ETWe', 0.5
),
}, name='rows').AddVariations('float16').DisableLifeTimeVariation()

# Rows leave something over behind whole vectors, and the next one begins there.
# Expected values: float64 formula.
x1 = Input('x1', (U8, [1, 2, 3, 37], 0.5, 120))
c2 = Parameter('c2', (U8, [2, 3, 3, 2], 0.5, 128), packed('<i2',
    'c-oDL!3h8`41_xPArfxzW`y_=RH75d!a5DMBI%~Rc?Ukx!4dB'
))
c3 = Parameter('c3', (I32, [2], 0.25, 0), [2, -4])
t4 = Output('t4', (U8, [1, 2, 3, 37], 0.5, 120))
c5 = Parameter('c5', ('TENSOR_QUANT8_SYMM_PER_CHANNEL', [2, 1, 3, 2]), [0, 2, 4, -4, -4, -2, 8, 4, -8, 4, -8, -4], extraParams=SymmPerChannelQuantParams(0, [0.5, 0.25]))
c6 = Parameter('c6', (I32, [2]), [2, -8])
t7 = Output('t7', (U8, [1, 2, 3, 18], 0.5, 120))
c8 = Parameter('c8', (U8, [2, 3, 3, 2], 0.5, 128), packed('<i2',
    'c-oD~!3h8$0K-5B522I}t|OS&kp?rjGFn27Nby~sc0Rh&2NCT'
))
c9 = Parameter('c9', (I32, [2], 0.25, 0), [2, -4])
t10 = Output('t10', (U8, [1, 2, 3, 37], 0.5, 120))
x11 = Input('x11', (U8, [2, 2, 2, 19], 0.5, 120))
c12 = Parameter('c12', ('TENSOR_QUANT8_SYMM_PER_CHANNEL', [2, 3, 3, 2]), packed('|i1',
    'c-jTQu?YY$5CgFzxcL32b#a(Tynu6?Pi9P{#5>wFd`LkM=K'
), extraParams=SymmPerChannelQuantParams(0, [0.5, 0.25]))
c13 = Parameter('c13', (I32, [2]), [2, -8])
t14 = Output('t14', (U8, [2, 2, 2, 19], 0.5, 120))
c15 = Parameter('c15', (U8, [2, 1, 3, 2], 0.5, 128), [124, 128, 132, 132, 130, 126, 126, 128, 124, 124, 128, 126])
c16 = Parameter('c16', (I32, [2], 0.25, 0), [2, -4])
t17 = Output('t17', (U8, [2, 2, 2, 9], 0.5, 120))
c18 = Parameter('c18', ('TENSOR_QUANT8_SYMM_PER_CHANNEL', [2, 3, 3, 2]), packed('|i1',
    'c-jTQF$w?x3<5Ec8~p!k9f~wDr!&$#jp0Njtr}<!9?XCXDF'
), extraParams=SymmPerChannelQuantParams(0, [0.5, 0.25]))
c19 = Parameter('c19', (I32, [2]), [2, -8])
t20 = Output('t20', (U8, [2, 2, 2, 19], 0.5, 120))
x21 = Input('x21', (U8, [1, 2, 1, 131], 0.5, 120))
c22 = Parameter('c22', (U8, [2, 3, 3, 2], 0.5, 128), packed('<i2',
    'c-oD@fe8RG48yP;9zrlad@oeWvVv`p&Wcf>Hj?=cKG@q56#'
))
c23 = Parameter('c23', (I32, [2], 0.25, 0), [2, -4])
t24 = Output('t24', (U8, [1, 2, 1, 131], 0.5, 120))
c25 = Parameter('c25', ('TENSOR_QUANT8_SYMM_PER_CHANNEL', [2, 1, 3, 2]), [0, 2, 4, 4, 4, 0, 0, 4, 0, 8, -4, -8], extraParams=SymmPerChannelQuantParams(0, [0.5, 0.25]))
c26 = Parameter('c26', (I32, [2]), [2, -8])
t27 = Output('t27', (U8, [1, 2, 1, 65], 0.5, 120))
c28 = Parameter('c28', (U8, [2, 3, 3, 2], 0.5, 128), packed('<i2',
    'c-m`fYG|pct7&PeYiMd{sH>|1q9&jKP^1OOZvqhvL;wKO#S!@'
))
c29 = Parameter('c29', (I32, [2], 0.25, 0), [2, -4])
t30 = Output('t30', (U8, [1, 2, 1, 131], 0.5, 120))
model = Model()
model.Operation('CONV_2D', x1, c2, c3, 1, 1, 1, 0, True).To(t4)
model.Operation('CONV_2D', x1, c5, c6, 2, 2, 1, 0, True).To(t7)
model.Operation('CONV_2D', x1, c8, c9, 1, 1, 1, 0, True, 2, 1).To(t10)
model.Operation('CONV_2D', x11, c12, c13, 1, 1, 1, 0, True).To(t14)
model.Operation('CONV_2D', x11, c15, c16, 2, 2, 1, 0, True).To(t17)
model.Operation('CONV_2D', x11, c18, c19, 1, 1, 1, 0, True, 2, 1).To(t20)
model.Operation('CONV_2D', x21, c22, c23, 1, 1, 1, 0, True).To(t24)
model.Operation('CONV_2D', x21, c25, c26, 2, 2, 1, 0, True).To(t27)
model.Operation('CONV_2D', x21, c28, c29, 1, 1, 1, 0, True, 2, 1).To(t30)
Example({
    x1: ([112, 119, 120, 120, 113, 127, 128, 126, 127, 126, 113] * 21)[:222],
    t4: packed('<i2',
    'c-pIPDGdqiZ10#5SKNk+nVrzn(7)C{sVXBnBNG?1Ze@&HVNOQHgxQ64OK>rBYf^3E8Y<f+r)8vf;bLZWc6F3@_GeDW;<22Bi<w>9'
    'P~P2Q89#q=c|;v9W<A5O1_1Q{Wg!'
),
    t7: packed('<i2',
    'c-kxL%g9`x+Tc)B+gb);qVpY!(D}8k>1Dyiy@l0z`8AWEOmu!;K03c<5(6Cp0I75_(E'
),
    t10: packed('<i2',
    'c-nIhT2PulWpUD?saeKO*qIYjyJoMf*xDN@sWyL7TO)Sn+@^Ugkyb9VCbbr<n7F71JJZ{vD=aNCKVwRXYeP?Y7ItQER!+r~6pfse'
    'teV=C+5+s%wmzGf*z~52llwEPEREu@GYfJUhBW{H6pLhw'
),
    x11: ([119, 118, 128, 122, 123, 113, 118, 119, 126, 113, 115] * 14)[:152],
    t14: packed('<i2',
    'c-ouT6;M<=zbU&rbMj;ev$i0vfBKy8!rWPH1r-oxPDo(Rl=7OWippsdVj;}pn(DgDsVQCliAlXp5N7U#$>@en%&I^)EU6<F-LS~k'
    'CUnCZ7zQZ-09}el^8'
),
    t17: packed('<i2',
    'c-pIJjw+2VZqIH46MdaE%?+tNW#zpojjdoJvZEmtCKClFK+0h<JzxT)oPkOJ0A@uY`~'
),
    t20: packed('<i2',
    'c-m`=ORt|YD?2x6a&=`Gh}lpb)f`q;FfVCBLsMID6Ns77I5j6HA*ZclmVdX;{9+KZVP#smX>(^!k#APR+@wknGczWuEezeTx~L{p'
    '!=_}UPAx_?tgj(6trFF+$(am;6aWCtct$e'
),
    x21: ([119, 113, 112, 122, 115, 122, 115, 126, 116, 125, 118] * 24)[:262],
    t24: packed('<i2',
    'c-rf1EiO%MPi{@^ES@+p%!aI#%G9E~+Jfqeg4}^&HZqI?AOHYXGI#3'
),
    t27: packed('<i2',
    'c-jk($u6zUip#HRsthNK*^!W+meWvLRoT!;9+P3f0RZSWIok'
),
    t30: packed('<i2',
    'c-kvUDd;K8Y^<ouZ%!y02xetrL0VW@QA}M{N7972l7V3|i~=A407!RrX8'
),
}, name='rows_quant8').AddVariations(signed(x1, c2, t4, t7, c8, t10, x11, t14, c15, t17, t20, x21, c22, t24, t27, c28, t30)).DisableLifeTimeVariation()
