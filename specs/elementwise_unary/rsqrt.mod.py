# Licensed under the Apache License, Version 2.0; see LICENSE.
# Written by 'python -m corpus' from corpus/families/elementwise_unary.py; do not edit.
#
# RSQRT: ends of its domain, ranks, types.

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

# Small, great and infinite numbers.
# Expected values: float64 formula.
input = Input('input', (F32, [9]))
output = Output('output', (F32, [9]))
model = Model()
model.Operation('RSQRT', input).To(output)
Example({
    input: [1.0, 4.0, 0.25, 2.0, 100.0, 0.0001, 1000000.0, 0.3, float('inf')],
    output: [1.0, 0.5, 2.0, 0.70710677, 0.1, 100.0, 0.001, 1.8257418, 0.0],
}, name='special').DisableLifeTimeVariation()

# Odd sizes, so that a rest is left.
# Expected values: float64 formula.
input = Input('input', (F32, [3]))
output = Output('output', (F32, [3]))
model = Model()
model.Operation('RSQRT', input).To(output)
Example({
    input: [4.797, 3.241, 1.602],
    output: [0.45657817, 0.5554699, 0.7900758],
}, name='rank_1').AddVariations('relaxed', 'float16').DisableLifeTimeVariation()

# Odd sizes, so that a rest is left.
# Expected values: float64 formula.
input = Input('input', (F32, [3, 2]))
output = Output('output', (F32, [3, 2]))
model = Model()
model.Operation('RSQRT', input).To(output)
Example({
    input: [7.131, 6.492, 6.319, 3.611, 6.811, 1.745],
    output: [0.37447667, 0.39247388, 0.39781013, 0.5262429, 0.3831727, 0.7570112],
}, name='rank_2').AddVariations('relaxed', 'float16')

# Odd sizes, so that a rest is left.
# Expected values: float64 formula.
input = Input('input', (F32, [3, 2, 5]))
output = Output('output', (F32, [3, 2, 5]))
model = Model()
model.Operation('RSQRT', input).To(output)
Example({
    input: packed('<f4',
    'c-muNxVY+F+BA>nCpFzxT{PYHMqgRvqJV&;`oUR}UI7dYN*`;|oFD!!i`n*3DeiON-P`MwA|hA}Pt9cE>3wkH_^jLijQ=qoJKsI2'
    'U&{8to~5kQS0-M&@R9#j*J^tQ2yk?;cd&;s9USZ&>_HR&C#y6`'
),
    output: packed('<f4',
    'c-re<ob^Dv*lD?*_opv6l|QaXiV!$Fm;c6xuUwTU9~rj@+O4gh_ASe0x+2G0v8yv~9(bxaePZsfUCz%#8WkOno_%q6tHjn#XFb2>'
    'eNqv*aOuIu*Y`M%p0HZA_uE~2I}or3V<3cZK{S{J02AXnX8'
),
}, name='rank_3').AddVariations('relaxed', 'float16').DisableLifeTimeVariation()

# Odd sizes, so that a rest is left.
# Expected values: float64 formula.
input = Input('input', (F32, [3, 2, 5, 2]))
output = Output('output', (F32, [3, 2, 5, 2]))
model = Model()
model.Operation('RSQRT', input).To(output)
Example({
    input: packed('<i4',
    'c-kv@bYOwYp@<7^OYTev*}~CKl`*O3gpLA_fX|OD7F=J{C%J6sRuKrOH^~SK`*UiK?(JN$1-m46cudi;+A_K7lvMXu%kSF?eja*!'
    'qA^Qk;@jzE?YEgC%!B8~UH@zNw%a|2O?O9D+(bUUl?zKY{d|5?%9G{uLy7h+b9YP;l;^qeMY;H_-_=qz(VBa;F@E>NBzN!pdD!0T'
    '@{<*J<_IpIxJfQ&7jNy{!lli*eXIYyKcluc%EZm$J|iPDGczLt6NqMHVrF7wVFVFOj7$v7EDQ_`KrsepCKd)JCPoIJ0<Z`p3y{Ug'
    '$OHhsEL!g', 1.1920928955078125e-07
),
    output: packed('<f4',
    'c-l*NxJut-I>(aUZiVQoI(3H5J09!aMelD|cvYrz(Ucjt%5|S#X}6I$X4EOevc<AD|D4&|oNd4Fcvcxi3;tnR@+wR>w8ZiX*Zq^1'
    'H0G7v;1%85eN5u+XPbK`{-p-b=h%8}OI@sp(VBP}QQl}5i{~ma|M#mmJ@Gg>nN#50ne(ic-^JLD?-2cV?kUSE>El;*H{IsE=zn6J'
    'n|(aXgLCow?`-P6{YNDIFz=JDq8NtDY#Vn=e^yYwYHx36X9pxeG?-}zVL)hmgfLhUL<AyjZwCOz@Mo$'
),
}, name='rank_4').AddVariations('relaxed', 'float16').DisableLifeTimeVariation()

# Odd sizes, so that a rest is left.
# Expected values: float64 formula.
input = Input('input', (F32, [3, 2, 5, 2, 2]))
output = Output('output', (F32, [3, 2, 5, 2, 2]))
model = Model()
model.Operation('RSQRT', input).To(output)
Example({
    input: packed('<f4',
    'c-mXBZjNfq59_SzgQZtv{Ob8me%O}vPN>y`r@T8NY=u+jmXni>8<Qq3xY)a@H;f}>o?)7RH4lq5gKCH_Ulzk6wzKjFV^Y>JY|%e^'
    'S)lmx@%{xf*1U`}zBuupx_$jO@q_03ejU_*F1zk21Jjl*t-7}>AHI~1ndM=~bIkn+TYvEVJtC(jSM(=k>6R`3yr-u5^+Tq8IhK6K'
    '5*$yINf=KRcq^qe{o{1LHILtOq($6k3cJt1_IQ)-9tPLOGp(okt=$<;+&$wPk>TroNGeZ8ZI`jq+bf2qSsFJ_b<VFlb@z9a`vnH='
    '6DMA8`uVa-O}~HULk_0qt!sWVUB3KfUE`XSn^@LNTKBE?!1si}U5o3t|Jl3#>5^~%WX?M?#QeU_b1Chi3hVI$uQtBs4r88jb>>_y'
    'mW(#`CCfkVis!8md$7i-vT#-Y)%Q%RDib-|&$OJlci_e?{=i*)8$}wga7%sAKXq;A(R24)8aJM5mGU|700H)P_73*;jzA3MgAowh'
    'fmn_}rXz^&2$clWju31QBEgEm1Vj|7AIN~}gPQ9AV*mgVvC}L'
),
    output: packed('<f4',
    'c-pgwTG*TDxF>N16GNwoo_^r*-n+{c8%%y*NuALB@$rOH{<C&n`W&y@eVucKyisbKVVRK34u{%4y9>{+z1?Xf&|#UuRkg-8sKGnK'
    's_MLLibvpMZx;nG{mI{#zvlkt?HHlG=+(Ekisx?ZDp+ZMC3izWyr6C2N#zAw{A43LZESuiw^&tH@Bcr!&n>HYzVy1NyEg@H#VskZ'
    '`4czcwQ0f6lgG+-X5AB*@$V|5Ztc`9kHduvDi>QGD*gO^?lET`Azz*osv&PSo&S&`=@%rhKj4O1kk4lCGyhJUs%D;Gc8l|1$BZv~'
    'lNV(E4g4#8ds@Tf2?@S`uHV^ieEgW@?YcX05gYI1NAF;`u!Dm)_z^?swoA9{AMP+!J~?R%=eDD3+}RGwZ#Z*t@6A1Hxi`H#_VU>}'
    'L$;smAKtgR!nuZN*}*$Pjm>vij#+QM$H=knr`PW@P8W_GUd0=-I#T`Lv9&5zQm2nzIeYS;P~FYbzf|~7+5v$*5ZT)UF^ERy+1W#w'
    'c3?Jyg0PTiuslo?L^s4ps1k@lD0+Yd08K~O5&'
),
}, name='rank_5').AddVariations('relaxed', 'float16').DisableLifeTimeVariation()

# Input and output have steps of their own.
# Expected values: float64 formula.
input = Input('input', (U8, [51], 0.019999999552965164, 0))
output = Output('output', (U8, [51], 0.028999999165534973, 0))
model = Model()
model.Operation('RSQRT', input).To(output)
Example({
    input: packed('<i2',
    'c-muR;}#H=l2_5xGq$jGa`y=gi%v+*$}g#`YwqZsG=0v(Wve%A-L?P7$#a))+<o-?&Bt%Q8At~JwZIu0'
),
    output: packed('<i2',
    'c-s4t;$>@Uprfg#qNFG<Co3Z@B_$~#AucW^CMqf_A|fIzEGz^Bf*>FO2K)@90{|W%22T'
),
}, name='codes_0_quant8').AddVariations(signed(input, output))

# Results beyond both ends.
# Expected values: float64 formula.
input = Input('input', (U8, [51], 0.019999999552965164, 0))
output = Output('output', (U8, [51], 0.010999999940395355, 0))
model = Model()
model.Operation('RSQRT', input).To(output)
Example({
    input: packed('<i2',
    'c-muR;}#H=l2_5xGq$jGa`y=gi%v+*$}g#`YwqZsG=0v(Wve%A-L?P7$#a))+<o-?&Bt%Q8At~JwZIu0'
),
    output: packed('<i2',
    'c-s5_|Iosoy5j7V_^7ZTe;+S*S7#>&J6jtoOAB)|QxjujBSQlNeSJM$T^${5Z7nTLO-%;U0RZzD4+#'
),
}, name='saturated_0_quant8').AddVariations(signed(input, output)).DisableLifeTimeVariation()

# Input and output have steps of their own.
# Expected values: float64 formula.
input = Input('input', (U8, [31], 0.5, 100))
output = Output('output', (U8, [31], 0.00559999980032444, 0))
model = Model()
model.Operation('RSQRT', input).To(output)
Example({
    input: packed('<i2',
    'c-l+N$}g#`YwqZsG=0v(Wve%A-L?P7$#a))+<o-?&Bt%Q8Sn!DxvLdX'
),
    output: packed('<i2',
    'c-s4$?qhFmq^qT_s;s0SFDEM_EhQx>DIqQ{CMG5-D$0N#000b{1s?'
),
}, name='codes_1_quant8').AddVariations(signed(input, output)).DisableLifeTimeVariation()

# Results beyond both ends.
# Expected values: float64 formula.
input = Input('input', (U8, [31], 0.5, 100))
output = Output('output', (U8, [31], 0.002199999988079071, 0))
model = Model()
model.Operation('RSQRT', input).To(output)
Example({
    input: packed('<i2',
    'c-l+N$}g#`YwqZsG=0v(Wve%A-L?P7$#a))+<o-?&Bt%Q8Sn!DxvLdX'
),
    output: packed('<i2',
    'c-s5_|Iosoy5j7V_^7ZTe;+S*S7#>&J6jtoOAB)|QxgXK002wd3w;'
),
}, name='saturated_1_quant8').AddVariations(signed(input, output)).DisableLifeTimeVariation()

# Input and output have steps of their own.
# Expected values: float64 formula.
input = Input('input', (U8, [49], 1.0, 10))
output = Output('output', (U8, [49], 0.004100000020116568, 0))
model = Model()
model.Operation('RSQRT', input).To(output)
Example({
    input: packed('<i2',
    'c-rF@5S5Zw(bO}xuyu0x2@H!)NX^PGsjO@6=$$lu&cbD@H*DRt|H#R6mv7vC^!&}oZ@(Ex1pt83859'
),
    output: packed('<i2',
    'c-s4t;$>@Uprfg#qNFG<Co3Z@B_$~#AucW^CMqf_A|fIzEGz^Bf*>FO0t}=A0RHs`Fa'
),
}, name='codes_2_quant8').AddVariations(signed(input, output)).DisableLifeTimeVariation()

# Results beyond both ends.
# Expected values: float64 formula.
input = Input('input', (U8, [49], 1.0, 10))
output = Output('output', (U8, [49], 0.0015999999595806003, 0))
model = Model()
model.Operation('RSQRT', input).To(output)
Example({
    input: packed('<i2',
    'c-rF@5S5Zw(bO}xuyu0x2@H!)NX^PGsjO@6=$$lu&cbD@H*DRt|H#R6mv7vC^!&}oZ@(Ex1pt83859'
),
    output: packed('<i2',
    'c-s5_f6ttb>Vk}<n23-7UoQ_=XD0_cTWc#z3v)A56JsMoLj!$1JzZTL9c^tbElo`g22ue4jm8dS'
),
}, name='saturated_2_quant8').AddVariations(signed(input, output)).DisableLifeTimeVariation()

# Input and output have steps of their own.
# Expected values: float64 formula.
input = Input('input', (U8, [51], 0.004000000189989805, 0))
output = Output('output', (U8, [51], 0.06400000303983688, 0))
model = Model()
model.Operation('RSQRT', input).To(output)
Example({
    input: packed('<i2',
    'c-muR;}#H=l2_5xGq$jGa`y=gi%v+*$}g#`YwqZsG=0v(Wve%A-L?P7$#a))+<o-?&Bt%Q8At~JwZIu0'
),
    output: packed('<i2',
    'c-s4(>SbqUprfg-qO7POCo3Z@EhQ-_AucW^CMGH>A|fIT1VTU{2m%6Nz(6_x03&k-Uj'
),
}, name='codes_3_quant8').AddVariations(signed(input, output)).DisableLifeTimeVariation()

# Results beyond both ends.
# Expected values: float64 formula.
input = Input('input', (U8, [51], 0.004000000189989805, 0))
output = Output('output', (U8, [51], 0.02500000037252903, 0))
model = Model()
model.Operation('RSQRT', input).To(output)
Example({
    input: packed('<i2',
    'c-muR;}#H=l2_5xGq$jGa`y=gi%v+*$}g#`YwqZsG=0v(Wve%A-L?P7$#a))+<o-?&Bt%Q8At~JwZIu0'
),
    output: packed('<i2',
    'c-s5_fB(F$nxf3)*vQa8KW|Sr7bi!1TN`Uj3v)A56Jui|LjwbSJw07r9UX0LEiFw=4Gjj;0RZDG4%Y'
),
}, name='saturated_3_quant8').AddVariations(signed(input, output)).DisableLifeTimeVariation()

# No result is near a half, so that any sound rounding gives these codes.
# Expected values: float64 formula.
input = Input('input', (U8, [6], 0.019999999552965164, 10))
quantized = Internal('quantized', (U8, [6], 0.012000000104308128, 5))
output = Output('output', (F32, [6]))
model = Model()
model.Operation('RSQRT', input).To(quantized)
model.Operation('DEQUANTIZE', quantized).To(output)
Example({
    input: [254, 25, 28, 22, 35, 117],
    output: [0.456, 1.824, 1.668, 2.04, 1.416, 0.684],
}, name='clear_of_halves_quant8').AddVariations(signed(input, quantized)).DisableLifeTimeVariation()
