# Licensed under the Apache License, Version 2.0; see LICENSE.
# Written by 'python -m corpus' from corpus/families/elementwise_binary.py; do not edit.
#
# MAXIMUM and what may follow it: every operation after every other.

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
I32 = 'TENSOR_INT32'
U8 = 'TENSOR_QUANT8_ASYMM'

# MAXIMUM, PRELU, CHANNEL_SHUFFLE, SUB, SUB, SPLIT, SELECT, RELU6, SUB, SELECT, MINIMUM, PAD
# Expected values: float64 formula.
input = Input('input', (U8, [1, 4, 4, 4], 0.5, 120))
t100 = Internal('t100', (U8, [1, 4, 4, 4], 0.5, 120))
c101 = Parameter('c101', (U8, [4], 0.015625, 128), [159, 101, 85, 68])
t101 = Internal('t101', (U8, [1, 4, 4, 4], 0.5, 120))
t102 = Internal('t102', (U8, [1, 4, 4, 4], 0.5, 120))
c103 = Parameter('c103', (U8, [4], 0.5, 120), [118, 111, 131, 107])
t103 = Internal('t103', (U8, [1, 4, 4, 4], 0.5, 120))
c104 = Parameter('c104', (U8, [4], 0.5, 120), [139, 136, 132, 105])
t104 = Internal('t104', (U8, [1, 4, 4, 4], 0.5, 120))
part_0_105 = Internal('part_0_105', (U8, [1, 4, 4, 2], 0.5, 120))
part_1_105 = Internal('part_1_105', (U8, [1, 4, 4, 2], 0.5, 120))
t105 = Internal('t105', (U8, [1, 4, 4, 4], 0.5, 120))
choice106 = Parameter('choice106', (BOOL8, [1, 4, 4, 4]), packed('|b1',
    'c-muR1OWyx!2qNg7#N@gBN%}gFbc|mK`<Wx1pWXf'
))
other106 = Parameter('other106', (U8, [1, 4, 4, 4], 0.5, 120), packed('<i2',
    'c-mV$t+=RuX=Qcqgz(1dS@lc10wY@^I`VSEGs~9b24_u)Dd<h?Eu9nGofzIdv9e(9qV$@ulv#akE2_$8wZv9tGEfKrtCAk%'
))
t106 = Internal('t106', (U8, [1, 4, 4, 4], 0.5, 120))
t107 = Internal('t107', (U8, [1, 4, 4, 4], 0.5, 120))
c108 = Parameter('c108', (U8, [4], 0.5, 120), [127, 127, 113, 114])
t108 = Internal('t108', (U8, [1, 4, 4, 4], 0.5, 120))
choice109 = Parameter('choice109', (BOOL8, [1, 4, 4, 4]), packed('|b1',
    'c-muNU}OX$5M}_;AQl6Z$AI8LSYQ<(2?!g+0{{gb044'
))
other109 = Parameter('other109', (U8, [1, 4, 4, 4], 0.5, 120), packed('<i2',
    'c-o7NEt%Pv)iI&0FL2KCs`{Y7j>bg=wXI>r3DcYMdP`ID3PajvSJ%&sZ=RM}o6*wM-cmOweP(-fWI{n(QO4ph1_}WHet{l$'
))
t109 = Internal('t109', (U8, [1, 4, 4, 4], 0.5, 120))
c110 = Parameter('c110', (U8, [4], 0.5, 120), [113, 157, 139, 104])
t110 = Internal('t110', (U8, [1, 4, 4, 4], 0.5, 120))
sides111 = Parameter('sides111', (I32, [4, 2]), [0, 0, 1, 2, 0, 1, 1, 0])
wide111 = Internal('wide111', (U8, [1, 7, 5, 5], 0.5, 120))
begin111 = Parameter('begin111', (I32, [4]), [0, 2, 1, 0])
size111 = Parameter('size111', (I32, [4]), [1, 4, 4, 4])
t111 = Output('t111', (U8, [1, 4, 4, 4], 0.5, 120))
model = Model()
model.Operation('MAXIMUM', input, input).To(t100)
model.Operation('PRELU', t100, c101).To(t101)
model.Operation('CHANNEL_SHUFFLE', t101, 2, 3).To(t102)
model.Operation('SUB', t102, c103, 0).To(t103)
model.Operation('SUB', t103, c104, 0).To(t104)
model.Operation('SPLIT', t104, 3, 2).To(part_0_105, part_1_105)
model.Operation('CONCATENATION', part_1_105, part_0_105, 3).To(t105)
model.Operation('SELECT', choice106, t105, other106).To(t106)
model.Operation('RELU6', t106).To(t107)
model.Operation('SUB', t107, c108, 0).To(t108)
model.Operation('SELECT', choice109, t108, other109).To(t109)
model.Operation('MINIMUM', t109, c110).To(t110)
model.Operation('PAD', t110, sides111).To(wide111)
model.Operation('SLICE', wide111, begin111, size111).To(t111)
Example({
    input: packed('<i2',
    'c-q?>wY+~_NJL%s3fE=bYqv)2NGwjyPucA38CC1Pb!lkNW~Zot1ufHaT!MWTxmM?IE}i2szh}Yr?eX)Pf+DxOdNWW60JU`<>i'
),
    t111: packed('<i2',
    'c-pHdsBNt%Oz5u2tF5m9fx^P>io#kT&S-(~XSP>FCKLe08Y-{=1_}WHPdpv`'
),
}, name='of_10').AddVariations(signed(input, t100, c101, t101, t102, c103, t103, c104, t104, part_0_105, part_1_105, t105, other106, t106, t107, c108, t108, other109, t109, c110, t110, wide111, t111)).DisableLifeTimeVariation()

# MAXIMUM, HARD_SWISH, RELU6, GATHER, DEPTHWISE_CONV_2D, SPLIT, GATHER, RESIZE_NEAREST_NEIGHBOR,
# QUANTIZE, TRANSPOSE, TRANSPOSE, RESHAPE
# Expected values: float64 formula.
input = Input('input', (U8, [1, 4, 4, 4], 0.5, 120))
t250 = Internal('t250', (U8, [1, 4, 4, 4], 0.5, 120))
t251 = Internal('t251', (U8, [1, 4, 4, 4], 0.5, 120))
t252 = Internal('t252', (U8, [1, 4, 4, 4], 0.5, 120))
places253 = Parameter('places253', (I32, [4]), [2, 0, 3, 1])
t253 = Internal('t253', (U8, [1, 4, 4, 4], 0.5, 120))
filter254 = Parameter('filter254', (U8, [1, 1, 3, 4], 1.0, 128), [128, 128, 128, 128, 128, 128, 128, 128, 129, 129, 129, 129])
bias254 = Parameter('bias254', (I32, [4], 0.5, 0), [-8, -12, -12, -12])
t254 = Internal('t254', (U8, [1, 4, 4, 4], 0.5, 120))
part_0_255 = Internal('part_0_255', (U8, [1, 4, 4, 2], 0.5, 120))
part_1_255 = Internal('part_1_255', (U8, [1, 4, 4, 2], 0.5, 120))
t255 = Internal('t255', (U8, [1, 4, 4, 4], 0.5, 120))
places256 = Parameter('places256', (I32, [4]), [2, 0, 3, 1])
t256 = Internal('t256', (U8, [1, 4, 4, 4], 0.5, 120))
t257 = Internal('t257', (U8, [1, 4, 4, 4], 0.5, 120))
real258 = Internal('real258', (F32, [1, 4, 4, 4]))
t258 = Internal('t258', (U8, [1, 4, 4, 4], 0.5, 120))
where259 = Parameter('where259', (I32, [4]), [0, 2, 3, 1])
t259 = Internal('t259', (U8, [1, 4, 4, 4], 0.5, 120))
where260 = Parameter('where260', (I32, [4]), [0, 2, 3, 1])
t260 = Internal('t260', (U8, [1, 4, 4, 4], 0.5, 120))
where261 = Parameter('where261', (I32, [4]), [1, 4, 4, 4])
t261 = Output('t261', (U8, [1, 4, 4, 4], 0.5, 120))
model = Model()
model.Operation('MAXIMUM', input, input).To(t250)
model.Operation('HARD_SWISH', t250).To(t251)
model.Operation('RELU6', t251).To(t252)
model.Operation('GATHER', t252, 2, places253).To(t253)
model.Operation('DEPTHWISE_CONV_2D', t253, filter254, bias254, 1, 1, 1, 1, 0).To(t254)
model.Operation('SPLIT', t254, 3, 2).To(part_0_255, part_1_255)
model.Operation('CONCATENATION', part_1_255, part_0_255, 3).To(t255)
model.Operation('GATHER', t255, 2, places256).To(t256)
model.Operation('RESIZE_NEAREST_NEIGHBOR', t256, 4, 4, False).To(t257)
model.Operation('DEQUANTIZE', t257).To(real258)
model.Operation('QUANTIZE', real258).To(t258)
model.Operation('TRANSPOSE', t258, where259).To(t259)
model.Operation('TRANSPOSE', t259, where260).To(t260)
model.Operation('RESHAPE', t260, where261).To(t261)
Example({
    input: packed('<i2',
    'c-os%zHFj*!vf!gc`f-{y=$6sTej6WRqS=_@^Y-3S{0wsn&Vrzyli96?$vv?JM8pmkI(YkvL|F^`ijLFGnZGc+QUF0000}kAaw'
),
    t261: packed('|i1',
    'c-ke3K?(pc48lH~(jLa};N#n^7*tS+lwjb8xFoP$<x!PA{y4kD-iZd9K^#i'
),
}, name='of_25').AddVariations(signed(input, t250, t251, t252, t253, filter254, t254, part_0_255, part_1_255, t255, t256, t257, t258, t259, t260, t261)).DisableLifeTimeVariation()

# MAXIMUM, RELU
# Expected values: float64 formula.
input = Input('input', (U8, [1, 4, 4, 4], 0.5, 120))
t730 = Internal('t730', (U8, [1, 4, 4, 4], 0.5, 120))
t731 = Output('t731', (U8, [1, 4, 4, 4], 0.5, 120))
model = Model()
model.Operation('MAXIMUM', input, input).To(t730)
model.Operation('RELU', t730).To(t731)
Example({
    input: packed('<i2',
    'c-mW7=uncLlv)<so|$B`ae<f3zK!;imv>iBEOUxV+T84ym$oG{bXU=eIG44(v$uIyu5T`KkI&hcTT&X6=HIZmk%2-008*$PE&'
),
    t731: packed('<i2',
    'c-mW70R`<qym3KA#lDRdlb3f_PXvi=ZUz!tDk^qWtf;71+dF$(Mdf;sP{lroo`%JZ3={$Y%4H$;'
),
}, name='of_73').AddVariations(signed(input, t730, t731)).DisableLifeTimeVariation()

# MAXIMUM, PAD
# Expected values: float64 formula.
input = Input('input', (U8, [1, 4, 4, 4], 0.5, 120))
t770 = Internal('t770', (U8, [1, 4, 4, 4], 0.5, 120))
sides771 = Parameter('sides771', (I32, [4, 2]), [0, 0, 1, 2, 0, 1, 1, 0])
wide771 = Internal('wide771', (U8, [1, 7, 5, 5], 0.5, 120))
begin771 = Parameter('begin771', (I32, [4]), [0, 2, 1, 0])
size771 = Parameter('size771', (I32, [4]), [1, 4, 4, 4])
t771 = Output('t771', (U8, [1, 4, 4, 4], 0.5, 120))
model = Model()
model.Operation('MAXIMUM', input, input).To(t770)
model.Operation('PAD', t770, sides771).To(wide771)
model.Operation('SLICE', wide771, begin771, size771).To(t771)
Example({
    input: packed('<i2',
    'c-pI;KCi+xfA5;Su)IpQ&bX9a@iS9vCQfO|o9k&Gvt*gq%z3LOrA^qnVfMNP_h7HiqJaEb|GAr!Y9q=W)~ze<vuB_X006?g9~='
),
    t771: packed('<i2',
    'c-pI|nK-2)Z?0!W%#vjlAdog;YsKt!4Hdy&onZdl%}Esz<qj3=iu)?C00s&H0KIP>{r'
),
}, name='of_77').AddVariations(signed(input, t770, wide771, t771)).DisableLifeTimeVariation()

# MAXIMUM, SELECT
# Expected values: float64 formula.
input = Input('input', (U8, [1, 4, 4, 4], 0.5, 120))
t780 = Output('t780', (U8, [1, 4, 4, 4], 0.5, 120))
choice781 = Parameter('choice781', (BOOL8, [1, 4, 4, 4]), packed('|b1',
    'c-muNU|<A6Mj#CVP&Nac4U>e3f*}J`IRgU#1nK}K'
))
other781 = Parameter('other781', (U8, [1, 4, 4, 4], 0.5, 120), packed('<i2',
    'c-o7Lnm#e6Gkr=$eB11zu!!E`#%W!(h0~@L1{Ke&id>P~xo~Q0#<IEfrFFf*RkJD*CM{SHkY3cEI4!rhw=I5lHUotK0LH){Q2'
))
t781 = Output('t781', (U8, [1, 4, 4, 4], 0.5, 120))
model = Model()
model.Operation('MAXIMUM', input, input).To(t780)
model.Operation('SELECT', choice781, t780, other781).To(t781)
Example({
    input: packed('<i2',
    'c-r&H4{qK)v3$~speeq^?xi(l8@nANSM0M}xXNK+O6jur?5MoJ9@lx3w?@>2_%tqFHht=@Ewv8SeYI=y*LF;c%w?bu006=$A87'
),
    t780: packed('<i2',
    'c-r&H4{qK)v3$~speeq^?xi(l8@nANSM0M}xXNK+O6jur?5MoJ9@lx3w?@>2_%tqFHht=@Ewv8SeYI=y*LF;c%w?bu006=$A87'
),
    t781: packed('<i2',
    'c-o7Ln%*2UF@4gC_%`2S_tKiOjnf<>3#ZvF402eQQo15Od*Rg99@n|`TO(?Ms~Q(4Okc1opth*LZ(45t+Ky?nvl%D^0Fz%I3j'
),
}, name='of_78').AddVariations(signed(input, t780, other781, t781)).DisableLifeTimeVariation()
