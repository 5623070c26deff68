# Licensed under the Apache License, Version 2.0; see LICENSE.
# Written by 'python -m corpus' from corpus/families/normalization.py; do not edit.
#
# L2_NORMALIZATION: axes, ranks, sizes, types.

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

# Every axis of every rank, from the front and from the end.
# Expected values: float64 formula.
input = Input('input', (F32, [2, 3, 4, 5]))
axis = Int32Scalar('axis', -1)
output = Output('output', (F32, [2, 3, 4, 5]))
model = Model()
model.Operation('L2_NORMALIZATION', input, axis).To(output)
Example({
    input: packed('<f4',
    'c-rF<SaXsuV2^z1#eA=2)p2Kkb!uO=KQG_=Y0<A-(|${Hk(+)yWS#CSZn`i2yl}-$O`i{kO%MM1qAj~8!G-JHrv)x)nz|whUYh2Q'
    'CDn~p4IfK;7&d3zSKd)S&28G`^2VcuvRmHB2d&ceI$3!4_9u})LIGhO6TgV`UXPF|)9o#3ovb9pGh1ZWnL5Yz3e)ec(=WN!J&!xI'
    'rE}f6B)O;r{|$5fZ~nGDb}q(z`PaBpb${EVN}hIKuel`Eofflc-BX^J&ZR7d#%vr*^&fH^nCO37F3WkFv&6os3bs)v0$X={+{9C6'
    'tMc>Gx|Pknd=KCLT{nI6POpEPwhLPeL}y#^@SU_db>Y}ax#nWMyJ}vyy}r&kXzp&n>he^!N!*lgrx)|{aLu$AR)N22>ZV*~kl7sn'
    'cE5~Xe(LcFO#YtH(>#PLMWWZ9GT~Z#Hqtg`_UCRMbL$UPHqRWm<tF(uu?eaD%k{6cF!!zMNnwAtf1krXd;9$k2lhEQfC&5j_WSqm'
    'cW|%=q64=3_a8WLVBdkg2kZ|V*uUQ%B)Wg!K8O7W96)OJgUAE>fd&AH19k@-4jixti`W4L_V3#Z)C*PxqU;<F0IfLy<N{3rY6k$c'
    'z2_7'
),
    output: packed('<f4',
    'c-qT36C!IDxX;}wz(05C*;LO=k@cF%+(&cmVvdCFoW+#atHZzDb9b5i>+)NhKcB3fy!5LlTjnFh?e-O`nZ-F`>!lyxdQ@G(a&EVT'
    'dEv*02Q<wKc0|6?Jeym))mW@g$62JPtT1y~zw2s=`aMF5?w9KsH*so5?%L>B<tKP(`|YRa+5KkU@lX9(saR5`Uo~?h!|7iW!YcfB'
    'b01n4_uF{m$>|lnj}*AA7Cutg^F&r+R+iMqIkj&(A8V(jZwxj0dhphp^s*Z-ii7(upE8hURXG;(QF~&m|8BGT$ix4$Ile9}GiFMi'
    'WvkWm$8%qig-O+e*_!)~gt6_}CS)ZLrN(^xWS`#d1KW3f^R?wz^I2q}$d<%@c3~za$A?l4B8J@C+|F!PV>VjBF0s|zDq_~2C%yW+'
    'r+pLhbX;D1Qb9&5gXOU55yAPp)fg7MtBr2hav|@%tilYrcay%nVlCIb%`L9OQpT<E<2#p%h3LjP`}W%Jv$NZ0zkjd2y&aHaw+~3}'
    '1G4Sx?e^R3+qZxJ{=NJ6?6=#$e;-htoxT0Oy+9rN?e~Fo0m=RQ?DyL30~%lpRJ0Gw+Gh)7?c2KtsCggQKp<sfzuyj|&u%ZsV7q+)'
    'L=WTd'
),
}, name='axes').AddAllDimsAndAxis(input, axis, output).AddVariations('float16').DisableLifeTimeVariation()

# The argument list of HAL 1.0: along the last dimension.
# Expected values: float64 formula.
input = Input('input', (F32, [2, 1, 3, 4]))
output = Output('output', (F32, [2, 1, 3, 4]))
model = Model()
model.Operation('L2_NORMALIZATION', input).To(output)
Example({
    input: [0.093, -1.348, 1.66, -0.096, 0.862, 1.678, 1.971, -0.71, -0.733, 0.603, -1.352, -1.745, 1.382,
    -0.742, 1.554, -1.742, 0.07, 1.568, 0.991, 0.473, -0.706, -1.913, -0.849, 1.437],
    output: [0.043405995, -0.62915355, 0.7747736, -0.044806186, 0.30576473, 0.5952125, 0.6991442, -0.25184798,
    -0.30505073, 0.25094897, -0.5626584, -0.7262122, 0.4913836, -0.26382536, 0.55253994, -0.6193851,
    0.03654302, 0.8185636, 0.5173447, 0.2469264, -0.26792106, -0.72596747, -0.32218838, 0.54532945],
}, name='without_axis').AddVariations('relaxed', 'float16')

# Whatever the length of a row, it becomes 1, unless it is 0.
# Expected values: float64 formula.
input = Input('input', (F32, [5, 3]))
output = Output('output', (F32, [5, 3]))
model = Model()
model.Operation('L2_NORMALIZATION', input, 1).To(output)
Example({
    input: [3.0, 4.0, 0.0, -6.0, 0.0, 8.0, 0.02, -0.01, 0.02, 100.0, -200.0, 200.0, 0.0, 0.0, 0.0],
    output: [0.6, 0.8, 0.0, -0.6, 0.0, 0.8, 0.6666667, -0.33333334, 0.6666667, 0.33333334, -0.6666667,
    0.6666667, 0.0, 0.0, 0.0],
}, name='sizes').AddVariations('relaxed', 'float16').DisableLifeTimeVariation()

# Scale 0.1, zero point 128: the scale cannot matter.
# Expected values: float64 formula.
input = Input('input', (U8, [2, 3, 4, 5], 0.10000000149011612, 128))
axis = Int32Scalar('axis', -1)
output = Output('output', (U8, [2, 3, 4, 5], 0.0078125, 128))
model = Model()
model.Operation('L2_NORMALIZATION', input, axis).To(output)
Example({
    input: packed('<i2',
    'c-mw5|7be<?jIMltEUy6^?9?fPp4jk&*fRg(pW9Y)c@5kOgfdXdp9h*?)xf{Bi3VG(Z>G`@=sRSakcgTe#UmzUDD&%npt_$jjIfA'
    'Eh~4`3Mt!Pbm`_(CgnHAYy5tMwZ49&w0rFV`5M90*4?L09Y5=td-rKe!nY@N4;cms000(nKVb'
),
    output: packed('<i2',
    'c-pf$vZcp<_4QrOHIqw@1l?cQr(LhE8FaR4PKKLx-nE)QS-a|6-76QIiawXAkruS9WaY~SqYDeXO<KCnA2Qe+WfOgO(Uc<N#+4@5'
    'mzLSd`<JdS-FNtmvHPLG+0i!=Th5=hSi5MWZmnWw%lh5BckT-;xNyBW>*CS+!wdri0H3Npd;'
),
}, name='axes_0_quant8').AddAllAxis(input, axis, output).AddVariations(signed(input, output)).DisableLifeTimeVariation()

# Scale 0.013, zero point 0: the scale cannot matter.
# Expected values: float64 formula.
input = Input('input', (U8, [2, 3, 4, 5], 0.013000000268220901, 0))
axis = Int32Scalar('axis', -1)
output = Output('output', (U8, [2, 3, 4, 5], 0.0078125, 128))
model = Model()
model.Operation('L2_NORMALIZATION', input, axis).To(output)
Example({
    input: packed('<i2',
    'c-mw5KRxWo481vT#KU{G$Nrdf_pXAopw`NZ4rOg;Z>_v|RDAoU-&s6{N8-CfO};5!dbP&srQU&M`=5ABULL$MtC&~V(dyl*&UM>a'
    '<~9_*cv}8PR?m6i+y%#^&u_YO<!=28$LLPew59ir(^vTa{UVcGcI<%vdoGvBlS~-~2mk;moj?2'
),
    output: packed('<i2',
    'c-qCm-wuIL8~|XCZZ;HcZ8eG}{V}HtSCX>R@6<_Wim~Qcm^Cguh{y1K?Pp-JSb;{Iuc`eAs!GxY_57KkRbE6a69B)xu5v^>cl4FY'
    'Ypk7QvL$yTN~{K_{o!Q%q8nCph;Q#Rr<C<Y&BI(g0AO%a6mp9ISC_=7`M^OmnO=J6#?98B`~W7AQ}O'
),
}, name='axes_1_quant8').AddVariations(signed(input, output))

# Scale 1.5, zero point 255: the scale cannot matter.
# Expected values: float64 formula.
input = Input('input', (U8, [2, 3, 4, 5], 1.5, 255))
axis = Int32Scalar('axis', -1)
output = Output('output', (U8, [2, 3, 4, 5], 0.0078125, 128))
model = Model()
model.Operation('L2_NORMALIZATION', input, axis).To(output)
Example({
    input: packed('<i2',
    'c-mw5AChCR;PQ1v{ZFA`|CHW*d>2;I$#LoRhNJ(=To*HMYETIL*}vh*avz_y&g&y*?fsd&gI(#@;j>=@4=&R^-#_ut(Z**j{1d}f'
    '3?{`TZGPj##xDKg%*n5N)r{(I6g_dPeI)z*`E$989WPshgHzjW_j87?v&l-fQ(zb%002o3KaK'
),
    output: packed('<i2',
    'c-qrz@C>w#$}iB+tG2ak&@8PelhgMR&MA*guD4bWGR%mu@~qZ$&bG0!Nwi4R^NX)FPE*mV%Sx&ekMfes^6^d1@GkX{j&?V*ing&!'
    's4y@!wXQDAs!3JXan7|Z)^IEmE-5Jy%5*CYw6k*!vdz+VOK}MbaIt0>AOHYEC?z2'
),
}, name='axes_2_quant8').AddVariations(signed(input, output)).DisableLifeTimeVariation()

# Scale 0.5, zero point 60: the scale cannot matter.
# Expected values: float64 formula.
input = Input('input', (U8, [2, 3, 4, 5], 0.5, 60))
axis = Int32Scalar('axis', -1)
output = Output('output', (U8, [2, 3, 4, 5], 0.0078125, 128))
model = Model()
model.Operation('L2_NORMALIZATION', input, axis).To(output)
Example({
    input: packed('<i2',
    'c-mw5&!{Q6asQLa>YTqOI4c)#T%*Ib)r)N{qtdtf@W>{siYLl0`diYwz8^fTB@sNcY;FAe^erFxvK}_JeG^_N|5){b%+tQDrp*1n'
    'oZ9El`=Dx8ULBfU`;`6l_Ir~j*j|~q=g{s_M@#FCuUC0`NPqgicz@BR;vEh`s~83d001zmJ9z'
),
    output: packed('<i2',
    'c-o8k5?h+R>)_?pWl0}5wG=MDe4#YzN>}u`@Pe<aCQe#czv6v<d+D>Khi>dUT#-NN<hq-4&QIQYA!pjT1&gnz9msoGc)IZ1vK=*X'
    '8$Y(J*t+FGNyVx2^LNiZlW~6gr8TP?&#pOi^w7NKy87d<4tBKXyt%r5_sng}Z!{;JV;CR+0D(YF%K'
),
}, name='axes_3_quant8').AddVariations(signed(input, output)).DisableLifeTimeVariation()

# Ranks that HAL 1.2 has added.
# Expected values: float64 formula.
input = Input('input', (U8, [5], 0.029999999329447746, 60))
output = Output('output', (U8, [5], 0.0078125, 128))
model = Model()
model.Operation('L2_NORMALIZATION', input, -1).To(output)
Example({
    input: [0, 255, 243, 203, 121],
    output: [104, 207, 202, 186, 153],
}, name='rank_1_quant8').AddVariations(signed(input, output)).DisableLifeTimeVariation()

# Ranks that HAL 1.2 has added.
# Expected values: float64 formula.
input = Input('input', (U8, [3, 4, 5], 0.029999999329447746, 60))
output = Output('output', (U8, [3, 4, 5], 0.0078125, 128))
model = Model()
model.Operation('L2_NORMALIZATION', input, -1).To(output)
Example({
    input: packed('<i2',
    'c-mw5f9Ie3J%e^h^PC$q7FUTGKED^fxFJOFhs(xgu`&<3C)!@0Vrj-K|0zFs&*Gcgr>$AR9THvI&&(@aBEdib001#l93='
),
    output: packed('<i2',
    'c-qT2yZ>y<r;4rVHFIul-Mu8I>h`t1oy&SNUbfx7G%Nk`iq(zhp4U{`#@(IOb8yS)-K)25_MWwH?=2e-|HGjS6aWBUQ6+5'
),
}, name='rank_3_quant8').AddVariations(signed(input, output)).DisableLifeTimeVariation()

# Expected values: float64 formula.
input = Input('input', (U8, [2, 1, 3, 4], 0.20000000298023224, 99))
output = Output('output', (U8, [2, 1, 3, 4], 0.0078125, 128))
model = Model()
model.Operation('L2_NORMALIZATION', input).To(output)
Example({
    input: [0, 255, 64, 214, 37, 177, 181, 69, 56, 119, 156, 233, 82, 213, 128, 37, 135, 12, 68, 121, 112, 14,
    203, 189],
    output: [71, 219, 108, 195, 68, 203, 207, 99, 92, 145, 176, 240, 112, 237, 156, 69, 173, 18, 89, 156, 138,
    61, 210, 199],
}, name='without_axis_quant8').AddVariations(signed(input, output)).DisableLifeTimeVariation()

# One number becomes 1 or -1, nothing stays 0; as real numbers.
# Expected values: float64 formula.
input = Input('input', (U8, [4, 3], 0.20000000298023224, 99))
quantized = Internal('quantized', (U8, [4, 3], 0.0078125, 128))
output = Output('output', (F32, [4, 3]))
model = Model()
model.Operation('L2_NORMALIZATION', input, 1).To(quantized)
model.Operation('DEQUANTIZE', quantized).To(output)
Example({
    input: [99, 150, 99, 99, 99, 20, 255, 99, 99, 99, 0, 99],
    output: [0.0, 0.9921875, 0.0, 0.0, 0.0, -1.0, 0.9921875, 0.0, 0.0, 0.0, -1.0, 0.0],
}, name='one_number_quant8').AddVariations(signed(input, quantized)).DisableLifeTimeVariation()

# No result is near a half, so that any sound rounding gives these codes.
# Expected values: float64 formula.
input = Input('input', (U8, [2, 3], 0.20000000298023224, 99))
quantized = Internal('quantized', (U8, [2, 3], 0.0078125, 128))
output = Output('output', (F32, [2, 3]))
model = Model()
model.Operation('L2_NORMALIZATION', input, 1).To(quantized)
model.Operation('DEQUANTIZE', quantized).To(output)
Example({
    input: [198, 96, 26, 43, 190, 55],
    output: [0.8046875, -0.0234375, -0.59375, -0.484375, 0.7890625, -0.3828125],
}, name='clear_of_halves_quant8').AddVariations(signed(input, quantized)).DisableLifeTimeVariation()
