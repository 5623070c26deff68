# Licensed under the Apache License, Version 2.0; see LICENSE.
# Written by 'python -m corpus' from corpus/families/reshape.py; do not edit.
#
# MIRROR_PAD: both modes, every side, types.

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

# Mode 0 leaves out the element at the edge, mode 1 repeats it.
# Expected values: float64 formula.
input = Input('input', (F32, [4]))
paddings = Parameter('paddings', (I32, [1, 2]), [2, 3])
mode = Int32Scalar('mode', 0)
output = Output('output', (F32, [9]))
model = Model()
model.Operation('MIRROR_PAD', input, paddings, mode).To(output)
Example({
    input: [0.893, -8.505, 3.841, 8.658],
    output: [3.841, -8.505, 0.893, -8.505, 3.841, 8.658, 3.841, -8.505, 0.893],
}, name='reflect_vector').AddVariations('float16').DisableLifeTimeVariation()

# Mode 0 leaves out the element at the edge, mode 1 repeats it.
# Expected values: float64 formula.
input = Input('input', (U8, [4], 0.5, 101))
paddings = Parameter('paddings', (I32, [1, 2]), [2, 3])
mode = Int32Scalar('mode', 0)
output = Output('output', (U8, [9], 0.5, 101))
model = Model()
model.Operation('MIRROR_PAD', input, paddings, mode).To(output)
Example({
    input: [0, 255, 120, 169],
    output: [120, 255, 0, 255, 120, 169, 120, 255, 0],
}, name='reflect_vector_quant8').AddVariations(signed(input, output)).DisableLifeTimeVariation()

# Mode 0 leaves out the element at the edge, mode 1 repeats it.
# Expected values: float64 formula.
input = Input('input', (I32, [4]))
paddings = Parameter('paddings', (I32, [1, 2]), [2, 3])
mode = Int32Scalar('mode', 0)
output = Output('output', (I32, [9]))
model = Model()
model.Operation('MIRROR_PAD', input, paddings, mode).To(output)
Example({
    input: [-1307478718, 955172213, 1838450187, -285056665],
    output: [1838450187, 955172213, -1307478718, 955172213, 1838450187, -285056665, 1838450187, 955172213,
    -1307478718],
}, name='reflect_vector_int32').DisableLifeTimeVariation()

# Mode 0 leaves out the element at the edge, mode 1 repeats it.
# Expected values: float64 formula.
input = Input('input', (F32, [3, 4]))
paddings = Parameter('paddings', (I32, [2, 2]), [2, 0, 3, 0])
mode = Int32Scalar('mode', 0)
output = Output('output', (F32, [5, 7]))
model = Model()
model.Operation('MIRROR_PAD', input, paddings, mode).To(output)
Example({
    input: [-4.481, 3.105, -3.1, -3.266, -1.907, -2.85, -6.516, 8.108, -3.293, 2.702, -3.706, 4.874],
    output: packed('<i4',
    'c-pf$rSwbbl+A}7Cb=d%K5R2tGGmF!HYm>qB6ok`?Yi3w?_c_C{M`66kSxe60Mj5IR4!jNGAdFvpLg$M?#X+3V~cwa^%loMc~Ci~'
    'e~duL#Pa9g|9^j2{{3V8%lPjfln0dq08-sdo&', 1.1920928955078125e-07
),
}, name='reflect_before').AddVariations('float16').DisableLifeTimeVariation()

# Mode 0 leaves out the element at the edge, mode 1 repeats it.
# Expected values: float64 formula.
input = Input('input', (U8, [3, 4], 0.013700000010430813, 0))
paddings = Parameter('paddings', (I32, [2, 2]), [2, 0, 3, 0])
mode = Int32Scalar('mode', 0)
output = Output('output', (U8, [5, 7], 0.013700000010430813, 0))
model = Model()
model.Operation('MIRROR_PAD', input, paddings, mode).To(output)
Example({
    input: [0, 255, 251, 47, 128, 151, 72, 140, 244, 253, 109, 22],
    output: packed('<i2',
    'c-j-o{rlx_u2_%9^oHpkJ^H`@GyMOp59NtL<QND80O}DE=K'
),
}, name='reflect_before_quant8').AddVariations(signed(input, output)).DisableLifeTimeVariation()

# Mode 0 leaves out the element at the edge, mode 1 repeats it.
# Expected values: float64 formula.
input = Input('input', (I32, [3, 4]))
paddings = Parameter('paddings', (I32, [2, 2]), [2, 0, 3, 0])
mode = Int32Scalar('mode', 0)
output = Output('output', (I32, [5, 7]))
model = Model()
model.Operation('MIRROR_PAD', input, paddings, mode).To(output)
Example({
    input: [-1174797378, 309267203, 334969091, 815941104, 182704838, -542361886, -1568790752, -788352804,
    -242033647, 1064636416, -1231767301, 50413759],
    output: packed('<i4',
    'c-q_ln?aD__x?KykB&W3xbuOTc^@<L2PkhpM9yJ{z#V}d4ja_XZkefXaJA%S=C*W&@}P2zQ%Wb5PGMxKTl08L9n+%k`M>hNFM{%*'
    'a?IQ8KiY3&zPRW<*ZoBo4TObu3JDuPc~Ch342VG6'
),
}, name='reflect_before_int32').DisableLifeTimeVariation()

# Mode 0 leaves out the element at the edge, mode 1 repeats it.
# Expected values: float64 formula.
input = Input('input', (F32, [3, 4]))
paddings = Parameter('paddings', (I32, [2, 2]), [0, 1, 0, 2])
mode = Int32Scalar('mode', 0)
output = Output('output', (F32, [4, 6]))
model = Model()
model.Operation('MIRROR_PAD', input, paddings, mode).To(output)
Example({
    input: [4.749, 3.096, -2.44, 3.661, 3.521, -2.788, -3.437, 3.521, 4.458, -2.031, 7.036, -4.813],
    output: [4.749, 3.096, -2.44, 3.661, -2.44, 3.096, 3.521, -2.788, -3.437, 3.521, -3.437, -2.788, 4.458,
    -2.031, 7.036, -4.813, 7.036, -2.031, 3.521, -2.788, -3.437, 3.521, -3.437, -2.788],
}, name='reflect_after').AddVariations('float16').DisableLifeTimeVariation()

# Mode 0 leaves out the element at the edge, mode 1 repeats it.
# Expected values: float64 formula.
input = Input('input', (U8, [3, 4], 2.25, 255))
paddings = Parameter('paddings', (I32, [2, 2]), [0, 1, 0, 2])
mode = Int32Scalar('mode', 0)
output = Output('output', (U8, [4, 6], 2.25, 255))
model = Model()
model.Operation('MIRROR_PAD', input, paddings, mode).To(output)
Example({
    input: [0, 255, 103, 177, 245, 37, 55, 146, 200, 224, 151, 199],
    output: [0, 255, 103, 177, 103, 255, 245, 37, 55, 146, 55, 37, 200, 224, 151, 199, 151, 224, 245, 37, 55,
    146, 55, 37],
}, name='reflect_after_quant8').AddVariations(signed(input, output)).DisableLifeTimeVariation()

# Mode 0 leaves out the element at the edge, mode 1 repeats it.
# Expected values: float64 formula.
input = Input('input', (I32, [3, 4]))
paddings = Parameter('paddings', (I32, [2, 2]), [0, 1, 0, 2])
mode = Int32Scalar('mode', 0)
output = Output('output', (I32, [4, 6]))
model = Model()
model.Operation('MIRROR_PAD', input, paddings, mode).To(output)
Example({
    input: [-2049271515, 880732798, 1096008822, -444320055, 206710496, -2086603973, -105148541, -1636664202,
    -783468803, 2036859319, -614531142, -831869252],
    output: [-2049271515, 880732798, 1096008822, -444320055, 1096008822, 880732798, 206710496, -2086603973,
    -105148541, -1636664202, -105148541, -2086603973, -783468803, 2036859319, -614531142,
    -831869252, -614531142, 2036859319, 206710496, -2086603973, -105148541, -1636664202, -105148541,
    -2086603973],
}, name='reflect_after_int32').DisableLifeTimeVariation()

# Mode 0 leaves out the element at the edge, mode 1 repeats it.
# Expected values: float64 formula.
input = Input('input', (F32, [3, 4]))
paddings = Parameter('paddings', (I32, [2, 2]), [1, 2, 3, 1])
mode = Int32Scalar('mode', 0)
output = Output('output', (F32, [6, 8]))
model = Model()
model.Operation('MIRROR_PAD', input, paddings, mode).To(output)
Example({
    input: [0.038, 7.159, -0.621, 0.036, -4.671, -3.696, 1.213, 3.882, -0.642, -0.677, -7.19, 0.961],
    output: packed('<f4',
    'c-q@A&E=}gv<=ht+-`r|etXaD4N$&h^?lj<)sod4(BzApyDPe#i=0b-iY*oUS@ILcXA$v_@)uzdL6@(XoijCOcExOAxu?=k<%H#6'
    '{IX}dD!R|go}tS-*dI7>z}~^$cE5wI!+szM<=Y?FzkmM$`vd6m0KjTo?*'
),
}, name='reflect_matrix').AddVariations('relaxed', 'float16')

# Mode 0 leaves out the element at the edge, mode 1 repeats it.
# Expected values: float64 formula.
input = Input('input', (U8, [3, 4], 0.10000000149011612, 37))
paddings = Parameter('paddings', (I32, [2, 2]), [1, 2, 3, 1])
mode = Int32Scalar('mode', 0)
output = Output('output', (U8, [6, 8], 0.10000000149011612, 37))
model = Model()
model.Operation('MIRROR_PAD', input, paddings, mode).To(output)
Example({
    input: [0, 255, 156, 239, 184, 112, 102, 183, 163, 191, 6, 67],
    output: packed('<i2',
    'c-q^ZR<NTWZF}1LIsX~{&v`#*JCyItwtw+{HfOf&Xz~ms0sxXu8o~'
),
}, name='reflect_matrix_quant8').AddVariations(signed(input, output))

# Mode 0 leaves out the element at the edge, mode 1 repeats it.
# Expected values: float64 formula.
input = Input('input', (I32, [3, 4]))
paddings = Parameter('paddings', (I32, [2, 2]), [1, 2, 3, 1])
mode = Int32Scalar('mode', 0)
output = Output('output', (I32, [6, 8]))
model = Model()
model.Operation('MIRROR_PAD', input, paddings, mode).To(output)
Example({
    input: [-126402436, 1040165584, -1531584967, 2119445069, 533709685, 1084931676, 213043198, -1936651903,
    -819297082, -2090186586, -1428997618, -1068639011],
    output: packed('<i4',
    'c-m|H7gHMZukoL+<%OCHmcEvaQ2t%MWyhBB-Q{aUljl6X@9@6koX559t#Vj(PwO6xf5*zB#lz~36}tSyO{>nY+B9)f$kzYm|F?#0'
    'h4FnaXK7_!_PvZQ-^1e|@4(Z;Q@6zShwYNOB{2ShRn6y{R~=Y|E)M`T;bzt'
),
}, name='reflect_matrix_int32')

# Mode 0 leaves out the element at the edge, mode 1 repeats it.
# Expected values: float64 formula.
input = Input('input', (F32, [2, 3, 3]))
paddings = Parameter('paddings', (I32, [3, 2]), [1, 0, 0, 2, 1, 1])
mode = Int32Scalar('mode', 0)
output = Output('output', (F32, [3, 5, 5]))
model = Model()
model.Operation('MIRROR_PAD', input, paddings, mode).To(output)
Example({
    input: [2.733, 2.334, 3.233, 3.252, 6.321, 1.298, 5.78, -1.433, 7.431, 5.958, -1.974, -3.562, 4.395,
    -4.589, -2.095, 1.327, -3.943, 0.921],
    output: packed('<i4',
    'c-s4M;78JrB{565mK;+)7IF;C`T-Ja`2>U=T^)BjN_k3IO2I6!*biJfg69Vd1kdiDeSNm~ZSTk4U=~>Hz$G9Qa}-k%n|yt;_GB;%'
    'EQV7D^Dkx#<}F5BK5t=P$zIA1W`V`DVzuUKX)e%Qrs?t6W4i~K1s21p<3H2?fB*k7{r&g%9|I7ASzs|n5MX9xW&kN+{tsq>#c=8X'
    '09_uJ`2', 1.1920928955078125e-07
),
}, name='reflect_rank_3').AddVariations('float16').DisableLifeTimeVariation()

# Mode 0 leaves out the element at the edge, mode 1 repeats it.
# Expected values: float64 formula.
input = Input('input', (U8, [2, 3, 3], 0.5, 128))
paddings = Parameter('paddings', (I32, [3, 2]), [1, 0, 0, 2, 1, 1])
mode = Int32Scalar('mode', 0)
output = Output('output', (U8, [3, 5, 5], 0.5, 128))
model = Model()
model.Operation('MIRROR_PAD', input, paddings, mode).To(output)
Example({
    input: [0, 255, 49, 250, 156, 247, 210, 159, 250, 231, 117, 150, 191, 206, 152, 96, 63, 129],
    output: packed('<i2',
    'c-kv{UOKJx-2QVj&e<o}H`;?)r695Y4F3)P&-pdy`<(fg=Kq=xW`V^@ap_>79smH{t1mz'
),
}, name='reflect_rank_3_quant8').AddVariations(signed(input, output)).DisableLifeTimeVariation()

# Mode 0 leaves out the element at the edge, mode 1 repeats it.
# Expected values: float64 formula.
input = Input('input', (I32, [2, 3, 3]))
paddings = Parameter('paddings', (I32, [3, 2]), [1, 0, 0, 2, 1, 1])
mode = Int32Scalar('mode', 0)
output = Output('output', (I32, [3, 5, 5]))
model = Model()
model.Operation('MIRROR_PAD', input, paddings, mode).To(output)
Example({
    input: [568953156, 1364180507, -1645176955, -657301436, -1286443851, -1151155052, -1870371322, -1442601280,
    852877970, 1871173746, 1365216560, -692910709, -1065825783, 1214526298, 1395544286, 2058804310,
    1486870355, -1326906865],
    output: packed('<i4',
    'c-k{4GUzsl;*7c%6&x1K9}H$0fW)L-q+6x8x@?`Y^#I#}Ne93zu$TcZ9lbYtS$mC783!0&zjK}GI+z6(+t;~o`o5fmoFh5Q(w041'
    '24;c9aO#L}kKY`hQjwyUGJo6rm-E3au$cc#{}28_mx7Xlm|K{yGJ{!QF`POA^8>F1dK~Zw_K2v8*bo6`fyDw91Lp>AzOi}t=2a6`'
    '8La}dz+yOc001<qhi3'
),
}, name='reflect_rank_3_int32').DisableLifeTimeVariation()

# Mode 0 leaves out the element at the edge, mode 1 repeats it.
# Expected values: float64 formula.
input = Input('input', (F32, [1, 3, 4, 2]))
paddings = Parameter('paddings', (I32, [4, 2]), [0, 0, 2, 1, 1, 3, 0, 0])
mode = Int32Scalar('mode', 0)
output = Output('output', (F32, [1, 6, 8, 2]))
model = Model()
model.Operation('MIRROR_PAD', input, paddings, mode).To(output)
Example({
    input: [-6.643, -1.292, -3.358, -6.321, 1.398, 3.988, -4.432, 7.765, 5.856, 8.069, 3.018, -4.635, 5.166,
    -0.28, -3.459, -5.702, 8.94, 8.248, 6.3, 3.234, 6.474, -2.993, 5.654, 5.841],
    output: packed('<f4',
    'c-otF+xGmd+e`ryE13dj0ogC#L@jvv=Dw!W$@`ihcIBc{r^-dEQa(Lgl>%a;%g-X9f96lF?=ydD_r86p-3wx?1*S-;1^UM%l=;Vi'
    '*e_itC%kn1Xnm>bqcw<)E>B4RNk4w(lYZyzx9mD^4`Mq`+0E!UWoduxwx#_bcG#&aOT$iWs_*@=sUE~emnWp(!NJkd!NK7G1OwRz'
    '96)&A0U!pk4;(nK|G)uzAQOmzY;<`-`T-dgyUh'
),
}, name='reflect_image').AddVariations('float16').DisableLifeTimeVariation()

# Mode 0 leaves out the element at the edge, mode 1 repeats it.
# Expected values: float64 formula.
input = Input('input', (U8, [1, 3, 4, 2], 0.013700000010430813, 101))
paddings = Parameter('paddings', (I32, [4, 2]), [0, 0, 2, 1, 1, 3, 0, 0])
mode = Int32Scalar('mode', 0)
output = Output('output', (U8, [1, 6, 8, 2], 0.013700000010430813, 101))
model = Model()
model.Operation('MIRROR_PAD', input, paddings, mode).To(output)
Example({
    input: [0, 255, 190, 216, 24, 40, 89, 168, 88, 43, 73, 214, 25, 221, 53, 209, 166, 167, 218, 118, 156, 5,
    38, 131],
    output: packed('<i2',
    'c-p&Fwru&WvN^13&2w090ok6{BD6iPN!~TRD0vse-gkrH|Gpa%8j&j`G(c>0`CA0^Gtd|S0K>g6D*'
),
}, name='reflect_image_quant8').AddVariations(signed(input, output)).DisableLifeTimeVariation()

# Mode 0 leaves out the element at the edge, mode 1 repeats it.
# Expected values: float64 formula.
input = Input('input', (I32, [1, 3, 4, 2]))
paddings = Parameter('paddings', (I32, [4, 2]), [0, 0, 2, 1, 1, 3, 0, 0])
mode = Int32Scalar('mode', 0)
output = Output('output', (I32, [1, 6, 8, 2]))
model = Model()
model.Operation('MIRROR_PAD', input, paddings, mode).To(output)
Example({
    input: [-651663501, 2095884902, -1531240451, -1583777743, 1424987129, 245930262, 1856312041, 1588687949,
    -30168220, 1561603077, -1364038553, -1411021350, -1381873812, 1862531802, 1291780225, 487550236,
    -215562512, 688087700, -1880969477, 1592336087, -1818539466, 781323804, -376379935, -677194794],
    output: packed('<i4',
    'c-s4Y{lk>s*Ue-eUNe*V4P>X^N?}dEm2<06Cg&E2{nxNK?XTfav6sF-#XxLy`QHTeuai5Lv`)^8@9AYPJ`g*nb+t}TtNSm8T=!of'
    'wtPkUD*1}ZGlfbf&jhj2<q7G3^iqxa(aYJBCM=pg3B=y?)L3NG(?!hx`4@rNyJu>=**)|9ilrOhuK=;p<q7HUkNd3IA2(U=<@L#W'
    'AojY||6<pzUYqYDyEY%hUb66J&60&7e0gypd>}TuJR$u6=*`KZ'
),
}, name='reflect_image_int32').DisableLifeTimeVariation()

# Mode 0 leaves out the element at the edge, mode 1 repeats it.
# Expected values: float64 formula.
input = Input('input', (F32, [3, 1, 2, 2]))
paddings = Parameter('paddings', (I32, [4, 2]), [2, 1, 0, 0, 0, 1, 0, 0])
mode = Int32Scalar('mode', 0)
output = Output('output', (F32, [6, 1, 3, 2]))
model = Model()
model.Operation('MIRROR_PAD', input, paddings, mode).To(output)
Example({
    input: [-0.486, -3.361, -4.947, -1.076, 1.62, -7.248, -3.966, 8.531, -3.123, 4.198, 5.077, -8.25],
    output: packed('<i4',
    'c-j+D@L&*82okVZ5G2spkm1tU0AY(Di8pW9#?ZWBNAs5VJDR6Xo!C8fDuj(J{=i81zyqUs2RPd29cW(6`=)s@gpDlzhlTa~9~Q<R'
    'e>fO_{QvX&-~T@lHnKPXv`j{`', 5.960464477539063e-08
),
}, name='reflect_batches').AddVariations('float16').DisableLifeTimeVariation()

# Mode 0 leaves out the element at the edge, mode 1 repeats it.
# Expected values: float64 formula.
input = Input('input', (U8, [3, 1, 2, 2], 2.25, 0))
paddings = Parameter('paddings', (I32, [4, 2]), [2, 1, 0, 0, 0, 1, 0, 0])
mode = Int32Scalar('mode', 0)
output = Output('output', (U8, [6, 1, 3, 2], 2.25, 0))
model = Model()
model.Operation('MIRROR_PAD', input, paddings, mode).To(output)
Example({
    input: [0, 255, 155, 147, 193, 209, 183, 179, 87, 64, 222, 95],
    output: packed('<i2',
    'c-jkhxECMpaPZ>x%?B?s{GUCU;Xi~Ojx0_D004|K6|D'
),
}, name='reflect_batches_quant8').AddVariations(signed(input, output)).DisableLifeTimeVariation()

# Mode 0 leaves out the element at the edge, mode 1 repeats it.
# Expected values: float64 formula.
input = Input('input', (I32, [3, 1, 2, 2]))
paddings = Parameter('paddings', (I32, [4, 2]), [2, 1, 0, 0, 0, 1, 0, 0])
mode = Int32Scalar('mode', 0)
output = Output('output', (I32, [6, 1, 3, 2]))
model = Model()
model.Operation('MIRROR_PAD', input, paddings, mode).To(output)
Example({
    input: [1026619722, -922028060, 531205757, -930196247, 1302839540, -1683322431, -1876472928, 361945968,
    -864413116, 1560347525, -1639859443, 1191231370],
    output: packed('<i4',
    'c-nJm<?V85{c><Y!Iy(xPikL!J%O-Yki?~!ckh>CKG5lX`#|T<?|mUZzeCu_;#G`}3{{NFSE)~0zRG}WWuE~TgpDkICU&0tnONW1'
    '6GVMy+n$s^VS5t7MivJEi}Xjo'
),
}, name='reflect_batches_int32').DisableLifeTimeVariation()

# Mode 0 leaves out the element at the edge, mode 1 repeats it.
# Expected values: float64 formula.
input = Input('input', (F32, [2, 2]))
paddings = Parameter('paddings', (I32, [2, 2]), [0, 0, 0, 0])
mode = Int32Scalar('mode', 0)
output = Output('output', (F32, [2, 2]))
model = Model()
model.Operation('MIRROR_PAD', input, paddings, mode).To(output)
Example({
    input: [-3.85, 7.067, -1.037, 8.198],
    output: [-3.85, 7.067, -1.037, 8.198],
}, name='reflect_none').AddVariations('float16').DisableLifeTimeVariation()

# Mode 0 leaves out the element at the edge, mode 1 repeats it.
# Expected values: float64 formula.
input = Input('input', (U8, [2, 2], 0.10000000149011612, 255))
paddings = Parameter('paddings', (I32, [2, 2]), [0, 0, 0, 0])
mode = Int32Scalar('mode', 0)
output = Output('output', (U8, [2, 2], 0.10000000149011612, 255))
model = Model()
model.Operation('MIRROR_PAD', input, paddings, mode).To(output)
Example({
    input: [0, 255, 55, 80],
    output: [0, 255, 55, 80],
}, name='reflect_none_quant8').AddVariations(signed(input, output)).DisableLifeTimeVariation()

# Mode 0 leaves out the element at the edge, mode 1 repeats it.
# Expected values: float64 formula.
input = Input('input', (I32, [2, 2]))
paddings = Parameter('paddings', (I32, [2, 2]), [0, 0, 0, 0])
mode = Int32Scalar('mode', 0)
output = Output('output', (I32, [2, 2]))
model = Model()
model.Operation('MIRROR_PAD', input, paddings, mode).To(output)
Example({
    input: [652271352, 2126423126, -1134385220, 2000619015],
    output: [652271352, 2126423126, -1134385220, 2000619015],
}, name='reflect_none_int32').DisableLifeTimeVariation()

# Mode 0 leaves out the element at the edge, mode 1 repeats it.
# Expected values: float64 formula.
input = Input('input', (F32, [3, 2]))
paddings = Parameter('paddings', (I32, [2, 2]), [2, 2, 1, 1])
mode = Int32Scalar('mode', 0)
output = Output('output', (F32, [7, 4]))
model = Model()
model.Operation('MIRROR_PAD', input, paddings, mode).To(output)
Example({
    input: [3.472, 7.977, 7.074, 2.304, -2.677, -1.151],
    output: packed('<i4',
    'c-mv(VBy%4wI@r*UdJ9pvmo)q)`YDo*;BHo-L%~lL?iRJg=`C%d}Q*GfA{{~1JTI*|3JXN$iN6h3?Ler4*&>@GJO', 2.384185791015625e-07
),
}, name='reflect_most').AddVariations('float16').DisableLifeTimeVariation()

# Mode 0 leaves out the element at the edge, mode 1 repeats it.
# Expected values: float64 formula.
input = Input('input', (U8, [3, 2], 0.5, 37))
paddings = Parameter('paddings', (I32, [2, 2]), [2, 2, 1, 1])
mode = Int32Scalar('mode', 0)
output = Output('output', (U8, [7, 4], 0.5, 37))
model = Model()
model.Operation('MIRROR_PAD', input, paddings, mode).To(output)
Example({
    input: [0, 255, 17, 245, 220, 15],
    output: packed('<i2',
    'c-rH?!++<i;8(%_4F4HGG(Qp_9{>PMgbmF'
),
}, name='reflect_most_quant8').AddVariations(signed(input, output)).DisableLifeTimeVariation()

# Mode 0 leaves out the element at the edge, mode 1 repeats it.
# Expected values: float64 formula.
input = Input('input', (I32, [3, 2]))
paddings = Parameter('paddings', (I32, [2, 2]), [2, 2, 1, 1])
mode = Int32Scalar('mode', 0)
output = Output('output', (I32, [7, 4]))
model = Model()
model.Operation('MIRROR_PAD', input, paddings, mode).To(output)
Example({
    input: [-1327222097, 1092652686, 339719719, 1704736460, -207141513, -624519847],
    output: packed('<i4',
    'c-o6Bk1Ri<en!1-ecyTz9f`!B>N?fcY@6A(KBGP(5RJ?~w*1)gIrekx6`m+O0ny0(Tc2-zP8CTNaopgz0YoG70rej?iv'
),
}, name='reflect_most_int32').DisableLifeTimeVariation()

# Mode 0 leaves out the element at the edge, mode 1 repeats it.
# Expected values: float64 formula.
input = Input('input', (F32, [4]))
paddings = Parameter('paddings', (I32, [1, 2]), [2, 3])
mode = Int32Scalar('mode', 1)
output = Output('output', (F32, [9]))
model = Model()
model.Operation('MIRROR_PAD', input, paddings, mode).To(output)
Example({
    input: [0.893, -8.505, 3.841, 8.658],
    output: [-8.505, 0.893, 0.893, -8.505, 3.841, 8.658, 8.658, 3.841, -8.505],
}, name='symmetric_vector').AddVariations('float16').DisableLifeTimeVariation()

# Mode 0 leaves out the element at the edge, mode 1 repeats it.
# Expected values: float64 formula.
input = Input('input', (U8, [4], 0.5, 101))
paddings = Parameter('paddings', (I32, [1, 2]), [2, 3])
mode = Int32Scalar('mode', 1)
output = Output('output', (U8, [9], 0.5, 101))
model = Model()
model.Operation('MIRROR_PAD', input, paddings, mode).To(output)
Example({
    input: [0, 255, 120, 169],
    output: [255, 0, 0, 255, 120, 169, 169, 120, 255],
}, name='symmetric_vector_quant8').AddVariations(signed(input, output)).DisableLifeTimeVariation()

# Mode 0 leaves out the element at the edge, mode 1 repeats it.
# Expected values: float64 formula.
input = Input('input', (I32, [4]))
paddings = Parameter('paddings', (I32, [1, 2]), [2, 3])
mode = Int32Scalar('mode', 1)
output = Output('output', (I32, [9]))
model = Model()
model.Operation('MIRROR_PAD', input, paddings, mode).To(output)
Example({
    input: [-1307478718, 955172213, 1838450187, -285056665],
    output: [955172213, -1307478718, -1307478718, 955172213, 1838450187, -285056665, -285056665, 1838450187,
    955172213],
}, name='symmetric_vector_int32').DisableLifeTimeVariation()

# Mode 0 leaves out the element at the edge, mode 1 repeats it.
# Expected values: float64 formula.
input = Input('input', (F32, [3, 4]))
paddings = Parameter('paddings', (I32, [2, 2]), [2, 0, 3, 0])
mode = Int32Scalar('mode', 1)
output = Output('output', (F32, [5, 7]))
model = Model()
model.Operation('MIRROR_PAD', input, paddings, mode).To(output)
Example({
    input: [-4.481, 3.105, -3.1, -3.266, -1.907, -2.85, -6.516, 8.108, -3.293, 2.702, -3.706, 4.874],
    output: packed('<i4',
    'c-q@xlACL?<AceP88eocY=creAcCiqe*IE9W%Jqi`E%pXmy8SY@(PSULn)}>!rOIqw-?^uJDHn%@?PHJ-b06ai({b_R8TcCDk@Sn'
    '|Ifew|Ns4A`N#P8FXO*|Pzo*x6!^yk03ha2i2', 1.1920928955078125e-07
),
}, name='symmetric_before').AddVariations('float16').DisableLifeTimeVariation()

# Mode 0 leaves out the element at the edge, mode 1 repeats it.
# Expected values: float64 formula.
input = Input('input', (U8, [3, 4], 0.013700000010430813, 0))
paddings = Parameter('paddings', (I32, [2, 2]), [2, 0, 3, 0])
mode = Int32Scalar('mode', 1)
output = Output('output', (U8, [5, 7], 0.013700000010430813, 0))
model = Model()
model.Operation('MIRROR_PAD', input, paddings, mode).To(output)
Example({
    input: [0, 255, 251, 47, 128, 151, 72, 140, 244, 253, 109, 22],
    output: packed('<i2',
    'c-r%r-q0}Jqv!X328RE?^`VppL@@X7moI;F#TW<!00;>atp'
),
}, name='symmetric_before_quant8').AddVariations(signed(input, output)).DisableLifeTimeVariation()

# Mode 0 leaves out the element at the edge, mode 1 repeats it.
# Expected values: float64 formula.
input = Input('input', (I32, [3, 4]))
paddings = Parameter('paddings', (I32, [2, 2]), [2, 0, 3, 0])
mode = Int32Scalar('mode', 1)
output = Output('output', (I32, [5, 7]))
model = Model()
model.Operation('MIRROR_PAD', input, paddings, mode).To(output)
Example({
    input: [-1174797378, 309267203, 334969091, 815941104, 182704838, -542361886, -1568790752, -788352804,
    -242033647, 1064636416, -1231767301, 50413759],
    output: packed('<i4',
    'c-m8VbnMt8g*(j5`}Q$2e}Ga75W(LJf`Sac_p6)Tx@D%m!IGPqncLD8N<js82;8|Nu*0El&Ev;w>X^Rg|N52xeG!y`3Qj4VG^un7'
    '<D&aqT=y4U6c*aKQ%KkVN<js;*?;_Kzl|9HlQBWE'
),
}, name='symmetric_before_int32').DisableLifeTimeVariation()

# Mode 0 leaves out the element at the edge, mode 1 repeats it.
# Expected values: float64 formula.
input = Input('input', (F32, [3, 4]))
paddings = Parameter('paddings', (I32, [2, 2]), [0, 1, 0, 2])
mode = Int32Scalar('mode', 1)
output = Output('output', (F32, [4, 6]))
model = Model()
model.Operation('MIRROR_PAD', input, paddings, mode).To(output)
Example({
    input: [4.749, 3.096, -2.44, 3.661, 3.521, -2.788, -3.437, 3.521, 4.458, -2.031, 7.036, -4.813],
    output: [4.749, 3.096, -2.44, 3.661, 3.661, -2.44, 3.521, -2.788, -3.437, 3.521, 3.521, -3.437, 4.458,
    -2.031, 7.036, -4.813, -4.813, 7.036, 4.458, -2.031, 7.036, -4.813, -4.813, 7.036],
}, name='symmetric_after').AddVariations('float16').DisableLifeTimeVariation()

# Mode 0 leaves out the element at the edge, mode 1 repeats it.
# Expected values: float64 formula.
input = Input('input', (U8, [3, 4], 2.25, 255))
paddings = Parameter('paddings', (I32, [2, 2]), [0, 1, 0, 2])
mode = Int32Scalar('mode', 1)
output = Output('output', (U8, [4, 6], 2.25, 255))
model = Model()
model.Operation('MIRROR_PAD', input, paddings, mode).To(output)
Example({
    input: [0, 255, 103, 177, 245, 37, 55, 146, 200, 224, 151, 199],
    output: [0, 255, 103, 177, 177, 103, 245, 37, 55, 146, 146, 55, 200, 224, 151, 199, 199, 151, 200, 224, 151,
    199, 199, 151],
}, name='symmetric_after_quant8').AddVariations(signed(input, output)).DisableLifeTimeVariation()

# Mode 0 leaves out the element at the edge, mode 1 repeats it.
# Expected values: float64 formula.
input = Input('input', (I32, [3, 4]))
paddings = Parameter('paddings', (I32, [2, 2]), [0, 1, 0, 2])
mode = Int32Scalar('mode', 1)
output = Output('output', (I32, [4, 6]))
model = Model()
model.Operation('MIRROR_PAD', input, paddings, mode).To(output)
Example({
    input: [-2049271515, 880732798, 1096008822, -444320055, 206710496, -2086603973, -105148541, -1636664202,
    -783468803, 2036859319, -614531142, -831869252],
    output: [-2049271515, 880732798, 1096008822, -444320055, -444320055, 1096008822, 206710496, -2086603973,
    -105148541, -1636664202, -1636664202, -105148541, -783468803, 2036859319, -614531142,
    -831869252, -831869252, -614531142, -783468803, 2036859319, -614531142, -831869252, -831869252,
    -614531142],
}, name='symmetric_after_int32').DisableLifeTimeVariation()

# Mode 0 leaves out the element at the edge, mode 1 repeats it.
# Expected values: float64 formula.
input = Input('input', (F32, [3, 4]))
paddings = Parameter('paddings', (I32, [2, 2]), [1, 2, 3, 1])
mode = Int32Scalar('mode', 1)
output = Output('output', (F32, [6, 8]))
model = Model()
model.Operation('MIRROR_PAD', input, paddings, mode).To(output)
Example({
    input: [0.038, 7.159, -0.621, 0.036, -4.671, -3.696, 1.213, 3.882, -0.642, -0.677, -7.19, 0.961],
    output: packed('<f4',
    'c-p(&{`hhG?LB*LL+NQQSFgHE+pwYfzO3y1YDq~L4HN$<wsfi3&yo@t?c7~a(d}GRB;p?x<uAg*0;6H#a!;kDpUMdf!|2&LQ>W(4'
    'uBdpXtD>U&tgH-1!^HPH*xEYmx3z`Q_6LB#-ofF(ejqqtZx5qk;s6%?S>X'
),
}, name='symmetric_matrix').AddVariations('relaxed', 'float16')

# Mode 0 leaves out the element at the edge, mode 1 repeats it.
# Expected values: float64 formula.
input = Input('input', (U8, [3, 4], 0.10000000149011612, 37))
paddings = Parameter('paddings', (I32, [2, 2]), [1, 2, 3, 1])
mode = Int32Scalar('mode', 1)
output = Output('output', (U8, [6, 8], 0.10000000149011612, 37))
model = Model()
model.Operation('MIRROR_PAD', input, paddings, mode).To(output)
Example({
    input: [0, 255, 156, 239, 184, 112, 102, 183, 163, 191, 6, 67],
    output: packed('<i2',
    'c-ouupMl~3ocHhNK<TuC9Xkrrwr^+Kzj*O}HfLuT4HIV|5dZ*o)fwp'
),
}, name='symmetric_matrix_quant8').AddVariations(signed(input, output))

# Mode 0 leaves out the element at the edge, mode 1 repeats it.
# Expected values: float64 formula.
input = Input('input', (I32, [3, 4]))
paddings = Parameter('paddings', (I32, [2, 2]), [1, 2, 3, 1])
mode = Int32Scalar('mode', 1)
output = Output('output', (I32, [6, 8]))
model = Model()
model.Operation('MIRROR_PAD', input, paddings, mode).To(output)
Example({
    input: [-126402436, 1040165584, -1531584967, 2119445069, 533709685, 1084931676, 213043198, -1936651903,
    -819297082, -2090186586, -1428997618, -1068639011],
    output: packed('<i4',
    'c-phPP*Zck(%07#O8<)~Esgot*vPl+*s*1NckjYznE1U_4i2mCX=%ae<NFRD-glgn)5@cz#lz~(9T*K0-}=A2{QuUF5E#8_)%o+Q'
    'Hcgy(IZI0`>$0yejE0FXvHkJGc1c|wjOKBWmv`Xl=~>l${(SSQ0|#I<OdJ5)q-I?'
),
}, name='symmetric_matrix_int32')

# Mode 0 leaves out the element at the edge, mode 1 repeats it.
# Expected values: float64 formula.
input = Input('input', (F32, [2, 3, 3]))
paddings = Parameter('paddings', (I32, [3, 2]), [1, 0, 0, 2, 1, 1])
mode = Int32Scalar('mode', 1)
output = Output('output', (F32, [3, 5, 5]))
model = Model()
model.Operation('MIRROR_PAD', input, paddings, mode).To(output)
Example({
    input: [2.733, 2.334, 3.233, 3.252, 6.321, 1.298, 5.78, -1.433, 7.431, 5.958, -1.974, -3.562, 4.395,
    -4.589, -2.095, 1.327, -3.943, 0.921],
    output: packed('<i4',
    'c-s5)spZqBuC9)|cX@b9Sy;dXnEMHr#DN1pl9FO#mT++?D<2C90TW>ErAr4cU2=33Q&G8oeX_PTm;iHeO3a@hEFjR|Kl}Ri+qb<R'
    'KL!(EZfva9+_?)DXf9j!__4?K?O+1T#VPUY7qf+hk<pgVpI5GAFD(TVU@jvBFf%YPG5u#|1`}W|P6;6E-#;d%zyJO*FaQyl0CNGZ'
    '{(#~', 1.1920928955078125e-07
),
}, name='symmetric_rank_3').AddVariations('float16').DisableLifeTimeVariation()

# Mode 0 leaves out the element at the edge, mode 1 repeats it.
# Expected values: float64 formula.
input = Input('input', (U8, [2, 3, 3], 0.5, 128))
paddings = Parameter('paddings', (I32, [3, 2]), [1, 0, 0, 2, 1, 1])
mode = Int32Scalar('mode', 1)
output = Output('output', (U8, [3, 5, 5], 0.5, 128))
model = Model()
model.Operation('MIRROR_PAD', input, paddings, mode).To(output)
Example({
    input: [0, 255, 49, 250, 156, 247, 210, 159, 250, 231, 117, 150, 191, 206, 152, 96, 63, 129],
    output: packed('<i2',
    'c-muN_-|<V>(`v`-!EO7|LYf+0CO2|Nj!gEI&Iqi{pV)PNJy}6Yy=ZvE(7%d04%ID00'
),
}, name='symmetric_rank_3_quant8').AddVariations(signed(input, output)).DisableLifeTimeVariation()

# Mode 0 leaves out the element at the edge, mode 1 repeats it.
# Expected values: float64 formula.
input = Input('input', (I32, [2, 3, 3]))
paddings = Parameter('paddings', (I32, [3, 2]), [1, 0, 0, 2, 1, 1])
mode = Int32Scalar('mode', 1)
output = Output('output', (I32, [3, 5, 5]))
model = Model()
model.Operation('MIRROR_PAD', input, paddings, mode).To(output)
Example({
    input: [568953156, 1364180507, -1645176955, -657301436, -1286443851, -1151155052, -1870371322, -1442601280,
    852877970, 1871173746, 1365216560, -692910709, -1065825783, 1214526298, 1395544286, 2058804310,
    1486870355, -1326906865],
    output: packed('<i4',
    'c-nJuk#22uaoIX$3LD#jNt3_?nCpT|qNvEAyPK0U>fXJuuwZ_EFahRvcJ7-#Js~0I$dR<PWse?#2{0F@#El!htgNR_83zR1xpSR~'
    '2~2>wFJJn9_;Be`P*PG$3-i^hU;@m=Dbd~@zj<>-MT(x@wr%rYz629suA*Y#+_^VyY~H<l!h}^uMqmQW#VL`WA9(HBfdd}F!Btfe'
    '8#aImFc$#Q9GkK'
),
}, name='symmetric_rank_3_int32').DisableLifeTimeVariation()

# Mode 0 leaves out the element at the edge, mode 1 repeats it.
# Expected values: float64 formula.
input = Input('input', (F32, [1, 3, 4, 2]))
paddings = Parameter('paddings', (I32, [4, 2]), [0, 0, 2, 1, 1, 3, 0, 0])
mode = Int32Scalar('mode', 1)
output = Output('output', (F32, [1, 6, 8, 2]))
model = Model()
model.Operation('MIRROR_PAD', input, paddings, mode).To(output)
Example({
    input: [-6.643, -1.292, -3.358, -6.321, 1.398, 3.988, -4.432, 7.765, 5.856, 8.069, 3.018, -4.635, 5.166,
    -0.28, -3.459, -5.702, 8.94, 8.248, 6.3, 3.234, 6.474, -2.993, 5.654, 5.841],
    output: packed('<f4',
    'c-o6v5VhdtoBNthC!J2-*L?Y=)Tz{|a?z@kPY*vmT$NI}2%R5=rr!3v?fF@^nF1zOPOM}Km~|VSpCXkar55NPlTemW<{zULI5}Z*'
    '!b{hW)|aX-ReiL6>59%rSI_mG>-)@~+P!aIzJ00PJM$+xe>dZ9M#m{j`(wAoZd=;#IOWRHD@(&pZL076(fealeb^~<KDv5-W`5?A'
    'e&_AC?Ao&Hy!}Z(biRWl5FT*YcK`?+_Bk9lupbBy*aL+QH~>iuKDv5GAaHO1ia0<>bUpxclEt+'
),
}, name='symmetric_image').AddVariations('float16').DisableLifeTimeVariation()

# Mode 0 leaves out the element at the edge, mode 1 repeats it.
# Expected values: float64 formula.
input = Input('input', (U8, [1, 3, 4, 2], 0.013700000010430813, 101))
paddings = Parameter('paddings', (I32, [4, 2]), [0, 0, 2, 1, 1, 3, 0, 0])
mode = Int32Scalar('mode', 1)
output = Output('output', (U8, [1, 6, 8, 2], 0.013700000010430813, 101))
model = Model()
model.Operation('MIRROR_PAD', input, paddings, mode).To(output)
Example({
    input: [0, 255, 190, 216, 24, 40, 89, 168, 88, 43, 73, 214, 25, 221, 53, 209, 166, 167, 218, 118, 156, 5,
    38, 131],
    output: packed('<i2',
    'c-o85j?nhJCVAKNqUlA+yPnq={xkgFcSAxWaz*3{35|U>(D@N)>X$8Fw)|Gv99FevwdOgjx607@3^WD+i2p5Z'
),
}, name='symmetric_image_quant8').AddVariations(signed(input, output)).DisableLifeTimeVariation()

# Mode 0 leaves out the element at the edge, mode 1 repeats it.
# Expected values: float64 formula.
input = Input('input', (I32, [1, 3, 4, 2]))
paddings = Parameter('paddings', (I32, [4, 2]), [0, 0, 2, 1, 1, 3, 0, 0])
mode = Int32Scalar('mode', 1)
output = Output('output', (I32, [1, 6, 8, 2]))
model = Model()
model.Operation('MIRROR_PAD', input, paddings, mode).To(output)
Example({
    input: [-651663501, 2095884902, -1531240451, -1583777743, 1424987129, 245930262, 1856312041, 1588687949,
    -30168220, 1561603077, -1364038553, -1411021350, -1381873812, 1862531802, 1291780225, 487550236,
    -215562512, 688087700, -1880969477, 1592336087, -1818539466, 781323804, -376379935, -677194794],
    output: packed('<i4',
    'c-l*0O<_&Hm2<06rcoy6R{E{twBoeChCjt#`o8r2DfZV8ou7iH{=<|HQ+{7JlX-aU;Waav-`COkt94fE<g~i~V#sC4b^n#qn!YN1'
    'm3+nInL;H(C6i~$SD^FJ)gMbbmb6aJi|^^>r<c9>*2$ssjYW(_Ha%U${Gb0n|03p1Pc`0XyxBeT{fea<mu`H&V)smRKDv4}W;NzV'
    'FK17huxP@f*^?f<MCbpD{TI7#_1b(NSs&T8`Ri8SthrgUWMK$jUR+*W2;Y*0=zMhbpEW;g_Qy@udwKok^~rkuap-&iKNQD7'
),
}, name='symmetric_image_int32').DisableLifeTimeVariation()

# Mode 0 leaves out the element at the edge, mode 1 repeats it.
# Expected values: float64 formula.
input = Input('input', (F32, [3, 1, 2, 2]))
paddings = Parameter('paddings', (I32, [4, 2]), [2, 1, 0, 0, 0, 1, 0, 0])
mode = Int32Scalar('mode', 1)
output = Output('output', (F32, [6, 1, 3, 2]))
model = Model()
model.Operation('MIRROR_PAD', input, paddings, mode).To(output)
Example({
    input: [-0.486, -3.361, -4.947, -1.076, 1.62, -7.248, -3.966, 8.531, -3.123, 4.198, 5.077, -8.25],
    output: packed('<i4',
    'c-jjRuvlQRps^vtCBp?m27yIH6g(I_7$D@1<}L5Hyq`LCV)w*u2ni8s-mr~f8v}%#cYvdvqrG`C?;GAX5E3Htz)1Lj@Bs+P_~Q@9'
    'ACCWje*gRZ4?;pj{;;rqXZ;Q#0Xe=$#{', 5.960464477539063e-08
),
}, name='symmetric_batches').AddVariations('float16').DisableLifeTimeVariation()

# Mode 0 leaves out the element at the edge, mode 1 repeats it.
# Expected values: float64 formula.
input = Input('input', (U8, [3, 1, 2, 2], 2.25, 0))
paddings = Parameter('paddings', (I32, [4, 2]), [2, 1, 0, 0, 0, 1, 0, 0])
mode = Int32Scalar('mode', 1)
output = Output('output', (U8, [6, 1, 3, 2], 2.25, 0))
model = Model()
model.Operation('MIRROR_PAD', input, paddings, mode).To(output)
Example({
    input: [0, 255, 155, 147, 193, 209, 183, 179, 87, 64, 222, 95],
    output: packed('<i2',
    'c-lL7ar@@&n;HJko;-Upgggiq33s>`e=i<FG7td(tjraq'
),
}, name='symmetric_batches_quant8').AddVariations(signed(input, output)).DisableLifeTimeVariation()

# Mode 0 leaves out the element at the edge, mode 1 repeats it.
# Expected values: float64 formula.
input = Input('input', (I32, [3, 1, 2, 2]))
paddings = Parameter('paddings', (I32, [4, 2]), [2, 1, 0, 0, 0, 1, 0, 0])
mode = Int32Scalar('mode', 1)
output = Output('output', (I32, [6, 1, 3, 2]))
model = Model()
model.Operation('MIRROR_PAD', input, paddings, mode).To(output)
Example({
    input: [1026619722, -922028060, 531205757, -930196247, 1302839540, -1683322431, -1876472928, 361945968,
    -864413116, 1560347525, -1639859443, 1191231370],
    output: packed('<i4',
    'c-s4Na6!R>0<R~vFKb^y$S+_KmsZ{`-Yy7vpws)d_wAqG`$GCcAS6UYih1|`-TNWr@>S}S)F&Bmt?XOb2O%LMRg8`djtmgeclHF)'
    '38J<q<xj|;fRGT8GqLmB=ea{j06Hs00{'
),
}, name='symmetric_batches_int32').DisableLifeTimeVariation()

# Mode 0 leaves out the element at the edge, mode 1 repeats it.
# Expected values: float64 formula.
input = Input('input', (F32, [2, 2]))
paddings = Parameter('paddings', (I32, [2, 2]), [0, 0, 0, 0])
mode = Int32Scalar('mode', 1)
output = Output('output', (F32, [2, 2]))
model = Model()
model.Operation('MIRROR_PAD', input, paddings, mode).To(output)
Example({
    input: [-3.85, 7.067, -1.037, 8.198],
    output: [-3.85, 7.067, -1.037, 8.198],
}, name='symmetric_none').AddVariations('float16').DisableLifeTimeVariation()

# Mode 0 leaves out the element at the edge, mode 1 repeats it.
# Expected values: float64 formula.
input = Input('input', (U8, [2, 2], 0.10000000149011612, 255))
paddings = Parameter('paddings', (I32, [2, 2]), [0, 0, 0, 0])
mode = Int32Scalar('mode', 1)
output = Output('output', (U8, [2, 2], 0.10000000149011612, 255))
model = Model()
model.Operation('MIRROR_PAD', input, paddings, mode).To(output)
Example({
    input: [0, 255, 55, 80],
    output: [0, 255, 55, 80],
}, name='symmetric_none_quant8').AddVariations(signed(input, output)).DisableLifeTimeVariation()

# Mode 0 leaves out the element at the edge, mode 1 repeats it.
# Expected values: float64 formula.
input = Input('input', (I32, [2, 2]))
paddings = Parameter('paddings', (I32, [2, 2]), [0, 0, 0, 0])
mode = Int32Scalar('mode', 1)
output = Output('output', (I32, [2, 2]))
model = Model()
model.Operation('MIRROR_PAD', input, paddings, mode).To(output)
Example({
    input: [652271352, 2126423126, -1134385220, 2000619015],
    output: [652271352, 2126423126, -1134385220, 2000619015],
}, name='symmetric_none_int32').DisableLifeTimeVariation()

# Mode 0 leaves out the element at the edge, mode 1 repeats it.
# Expected values: float64 formula.
input = Input('input', (F32, [3, 2]))
paddings = Parameter('paddings', (I32, [2, 2]), [3, 3, 2, 2])
mode = Int32Scalar('mode', 1)
output = Output('output', (F32, [9, 6]))
model = Model()
model.Operation('MIRROR_PAD', input, paddings, mode).To(output)
Example({
    input: [3.472, 7.977, 7.074, 2.304, -2.677, -1.151],
    output: packed('<i4',
    'c-m!(u?avS3`7-DIE<~eO9Y3ob_WM=4Qs2E&fzF3cznL#L5^_mkugL@Vibwiduu%!3mr<26KV~iCXtjRJD0OVV*!1g#@rg0-b?9o'
    'j5!Ay3+U^t6Q#BK?*EitS8itm-m+l{', 2.384185791015625e-07
),
}, name='symmetric_most').AddVariations('float16').DisableLifeTimeVariation()

# Mode 0 leaves out the element at the edge, mode 1 repeats it.
# Expected values: float64 formula.
input = Input('input', (U8, [3, 2], 0.5, 37))
paddings = Parameter('paddings', (I32, [2, 2]), [3, 3, 2, 2])
mode = Int32Scalar('mode', 1)
output = Output('output', (U8, [9, 6], 0.5, 37))
model = Model()
model.Operation('MIRROR_PAD', input, paddings, mode).To(output)
Example({
    input: [0, 255, 17, 245, 220, 15],
    output: packed('<i2',
    'c-rH?bBCY*&R0RfuU`fKGcf%B&j2AIBK%-kehf9_0RU^o8gT'
),
}, name='symmetric_most_quant8').AddVariations(signed(input, output)).DisableLifeTimeVariation()

# Mode 0 leaves out the element at the edge, mode 1 repeats it.
# Expected values: float64 formula.
input = Input('input', (I32, [3, 2]))
paddings = Parameter('paddings', (I32, [2, 2]), [3, 3, 2, 2])
mode = Int32Scalar('mode', 1)
output = Output('output', (I32, [9, 6]))
model = Model()
model.Operation('MIRROR_PAD', input, paddings, mode).To(output)
Example({
    input: [-1327222097, 1092652686, 339719719, 1704736460, -207141513, -624519847],
    output: packed('<i4',
    'c-m!(ArU|!5CuyR0Eb6l83Z9N02yd;4u?mAA_9s8Xc|!9&-^FPtk_-3nJ8~#_BPx*a|dDQuOyxlV=2+i>D**%nJox|DxcNbTCI9t'
    'tJn8xeL)yh`JDI8c}c01R2U<K0m7il=L4irY*G'
),
}, name='symmetric_most_int32').DisableLifeTimeVariation()

# Mode 0 leaves out the element at the edge, mode 1 repeats it.
# Expected values: float64 formula.
input = Input('input', (F32, [1, 3]))
paddings = Parameter('paddings', (I32, [2, 2]), [1, 1, 0, 2])
mode = Int32Scalar('mode', 1)
output = Output('output', (F32, [3, 5]))
model = Model()
model.Operation('MIRROR_PAD', input, paddings, mode).To(output)
Example({
    input: [7.834, -2.587, -2.759],
    output: [7.834, -2.587, -2.759, -2.759, -2.587, 7.834, -2.587, -2.759, -2.759, -2.587, 7.834, -2.587,
    -2.759, -2.759, -2.587],
}, name='symmetric_size_1').AddVariations('float16').DisableLifeTimeVariation()

# Mode 0 leaves out the element at the edge, mode 1 repeats it.
# Expected values: float64 formula.
input = Input('input', (U8, [1, 3], 0.013700000010430813, 128))
paddings = Parameter('paddings', (I32, [2, 2]), [1, 1, 0, 2])
mode = Int32Scalar('mode', 1)
output = Output('output', (U8, [3, 5], 0.013700000010430813, 128))
model = Model()
model.Operation('MIRROR_PAD', input, paddings, mode).To(output)
Example({
    input: [0, 255, 138],
    output: [0, 255, 138, 138, 255, 0, 255, 138, 138, 255, 0, 255, 138, 138, 255],
}, name='symmetric_size_1_quant8').AddVariations(signed(input, output)).DisableLifeTimeVariation()

# Mode 0 leaves out the element at the edge, mode 1 repeats it.
# Expected values: float64 formula.
input = Input('input', (I32, [1, 3]))
paddings = Parameter('paddings', (I32, [2, 2]), [1, 1, 0, 2])
mode = Int32Scalar('mode', 1)
output = Output('output', (I32, [3, 5]))
model = Model()
model.Operation('MIRROR_PAD', input, paddings, mode).To(output)
Example({
    input: [-139950336, 1093860448, -1008344944],
    output: [-139950336, 1093860448, -1008344944, -1008344944, 1093860448, -139950336, 1093860448, -1008344944,
    -1008344944, 1093860448, -139950336, 1093860448, -1008344944, -1008344944, 1093860448],
}, name='symmetric_size_1_int32').DisableLifeTimeVariation()

# Infinity and what float16 does not hold.
# Expected values: float64 formula.
input = Input('input', (F32, [2, 3, 2]))
paddings = Parameter('paddings', (I32, [3, 2]), [1, 0, 0, 2, 1, 1])
output = Output('output', (F32, [3, 5, 4]))
model = Model()
model.Operation('MIRROR_PAD', input, paddings, 0).To(output)
Example({
    input: [float('inf'), float('-inf'), 3.4e+38, -3.4e+38, 1e+30, 65520.0, -70000.0, 0.0, 1.0, 2049.0,
    1000000000.0, 7.1],
    output: packed('<f4',
    'c-muNfB<6+V+{r*Fb@bAPBEMU(?|eC-42Ew0t^BS#@WW%AR5F637-Ul51&4K0?|0tbpT-lL&M{|$9W(c#BTtCdJymgLLdO~v8iJ?'
    '&T!n--qqg0&%qBwgZTgJA<(_hy%5I6rVaqcY)i2'
),
}, name='extremes').DisableLifeTimeVariation()
