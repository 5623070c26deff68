# Licensed under the Apache License, Version 2.0; see LICENSE.
# Written by 'python -m corpus' from corpus/families/resize.py; do not edit.
#
# RESIZE_BILINEAR, quantized: sizes, factors, aligned corners, half pixel centers, layouts.

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

# Width before height. Where each output pixel lies in the input.
# Expected values: float64 formula.
input = Input('input', (U8, [1, 2, 3, 2], 0.25, 100))
layout = BoolScalar('layout', False)
output = Output('output', (U8, [1, 4, 5, 2], 0.25, 100))
model = Model()
model.Operation('RESIZE_BILINEAR', input, 5, 4, layout).To(output)
Example({
    input: [0, 255, 213, 194, 24, 103, 236, 119, 25, 148, 24, 197],
    output: packed('<i2',
    'c-mw5-*9XF2D?g$^s?RM8&j5R&ytw-raZSpa-PI)iK7S>1Cam#n5Gj%'
),
}, name='greater').AddNchw(input, output, layout).AddVariations(signed(input, output))

# Width before height. Where each output pixel lies in the input.
# Expected values: float64 formula.
input = Input('input', (U8, [1, 2, 3, 2], 0.25, 100))
layout = BoolScalar('layout', False)
output = Output('output', (U8, [1, 4, 5, 2], 0.25, 100))
model = Model()
model.Operation('RESIZE_BILINEAR', input, 5, 4, layout, True).To(output)
Example({
    input: [0, 254, 118, 10, 192, 32, 164, 146, 118, 156, 146, 140],
    output: packed('<i2',
    'c-mw5XWdf9HCyz6g88kmt}^S%_8VPtw-rq+%kIfqn6YG1@AR@cEmJ1-Fc1j<S+)}2'
),
}, name='greater_align_corners').AddNchw(input, output, layout).AddVariations(signed(input, output)).DisableLifeTimeVariation()

# Width before height. Where each output pixel lies in the input.
# Expected values: float64 formula.
input = Input('input', (U8, [1, 2, 3, 2], 0.25, 100))
layout = BoolScalar('layout', False)
output = Output('output', (U8, [1, 4, 5, 2], 0.25, 100))
model = Model()
model.Operation('RESIZE_BILINEAR', input, 5, 4, layout, False).To(output)
Example({
    input: [0, 255, 213, 194, 24, 103, 236, 119, 25, 148, 24, 197],
    output: packed('<i2',
    'c-mw5-*9XF2D?g$^s?RM8&j5R&ytw-raZSpa-PI)iK7S>1Cam#n5Gj%'
),
}, name='greater_not_aligned').AddNchw(input, output, layout).AddVariations(signed(input, output)).DisableLifeTimeVariation()

# Width before height. Where each output pixel lies in the input.
# Expected values: float64 formula.
input = Input('input', (U8, [1, 2, 3, 2], 0.25, 100))
layout = BoolScalar('layout', False)
output = Output('output', (U8, [1, 4, 5, 2], 0.25, 100))
model = Model()
model.Operation('RESIZE_BILINEAR', input, 5, 4, layout, False, True).To(output)
Example({
    input: [0, 255, 144, 185, 192, 177, 43, 236, 159, 221, 172, 4],
    output: packed('<i2',
    'c-mw5Z}oV>&b3<(Y~=ps^kmAR)$?|@DSQlkI{V6s!j1acZz7+~zq>qo4GRO2005OY7j^'
),
}, name='greater_half_pixel_centers').AddNchw(input, output, layout).AddVariations(signed(input, output)).DisableLifeTimeVariation()

# Width before height. Where each output pixel lies in the input.
# Expected values: float64 formula.
input = Input('input', (U8, [1, 2, 3, 2], 0.25, 100))
layout = BoolScalar('layout', False)
output = Output('output', (U8, [1, 4, 5, 2], 0.25, 100))
model = Model()
model.Operation('RESIZE_BILINEAR', input, 5, 4, layout, True, False).To(output)
Example({
    input: [0, 254, 118, 10, 192, 32, 164, 146, 118, 156, 146, 140],
    output: packed('<i2',
    'c-mw5XWdf9HCyz6g88kmt}^S%_8VPtw-rq+%kIfqn6YG1@AR@cEmJ1-Fc1j<S+)}2'
),
}, name='greater_align_corners_of_two').AddNchw(input, output, layout).AddVariations(signed(input, output)).DisableLifeTimeVariation()

# Width before height. Where each output pixel lies in the input.
# Expected values: float64 formula.
input = Input('input', (U8, [1, 2, 3, 2], 0.25, 100))
layout = BoolScalar('layout', False)
output = Output('output', (U8, [1, 4, 5, 2], 0.25, 100))
model = Model()
model.Operation('RESIZE_BILINEAR', input, 5, 4, layout, False, False).To(output)
Example({
    input: [0, 255, 213, 194, 24, 103, 236, 119, 25, 148, 24, 197],
    output: packed('<i2',
    'c-mw5-*9XF2D?g$^s?RM8&j5R&ytw-raZSpa-PI)iK7S>1Cam#n5Gj%'
),
}, name='greater_neither').AddNchw(input, output, layout).AddVariations(signed(input, output)).DisableLifeTimeVariation()

# Width before height. Where each output pixel lies in the input.
# Expected values: float64 formula.
input = Input('input', (U8, [1, 5, 7, 2], 0.25, 100))
layout = BoolScalar('layout', False)
output = Output('output', (U8, [1, 2, 3, 2], 0.25, 100))
model = Model()
model.Operation('RESIZE_BILINEAR', input, 3, 2, layout).To(output)
Example({
    input: packed('<i2',
    'c-mw5|L=W?v)B~H6vNzi!q3ZYvQ2yI?4-Y-`HIXB{dwW`%J={LQWQEP9a8wVXlsD>K@o{J>96zMIka@%UFX|)kXvZy?IP1K2C4u6'
    'us$H`'
),
    output: [0, 255, 85, 94, 44, 106, 142, 136, 71, 184, 191, 66],
}, name='smaller').AddNchw(input, output, layout).AddVariations(signed(input, output)).DisableLifeTimeVariation()

# Width before height. Where each output pixel lies in the input.
# Expected values: float64 formula.
input = Input('input', (U8, [1, 5, 7, 2], 0.25, 100))
layout = BoolScalar('layout', False)
output = Output('output', (U8, [1, 2, 3, 2], 0.25, 100))
model = Model()
model.Operation('RESIZE_BILINEAR', input, 3, 2, layout, True).To(output)
Example({
    input: packed('<i2',
    'c-mw5AM;jylApoTL#Zhz!ju)xpXXOK7v8RTZe6;-%;t)pk87+}K3?J!*3ZSR%zP(csekK~R!-f{&o9<qxux^qwvJ4hLyJoe162S3'
    'bd4am'
),
    output: [0, 255, 78, 48, 200, 86, 232, 173, 219, 44, 68, 108],
}, name='smaller_align_corners').AddNchw(input, output, layout).AddVariations(signed(input, output)).DisableLifeTimeVariation()

# Width before height. Where each output pixel lies in the input.
# Expected values: float64 formula.
input = Input('input', (U8, [1, 5, 7, 2], 0.25, 100))
layout = BoolScalar('layout', False)
output = Output('output', (U8, [1, 2, 3, 2], 0.25, 100))
model = Model()
model.Operation('RESIZE_BILINEAR', input, 3, 2, layout, False).To(output)
Example({
    input: packed('<i2',
    'c-mw5|L=W?v)B~H6vNzi!q3ZYvQ2yI?4-Y-`HIXB{dwW`%J={LQWQEP9a8wVXlsD>K@o{J>96zMIka@%UFX|)kXvZy?IP1K2C4u6'
    'us$H`'
),
    output: [0, 255, 85, 94, 44, 106, 142, 136, 71, 184, 191, 66],
}, name='smaller_not_aligned').AddNchw(input, output, layout).AddVariations(signed(input, output)).DisableLifeTimeVariation()

# Width before height. Where each output pixel lies in the input.
# Expected values: float64 formula.
input = Input('input', (U8, [1, 5, 7, 2], 0.25, 100))
layout = BoolScalar('layout', False)
output = Output('output', (U8, [1, 2, 3, 2], 0.25, 100))
model = Model()
model.Operation('RESIZE_BILINEAR', input, 3, 2, layout, False, True).To(output)
Example({
    input: packed('<i2',
    'c-mw5U$|&~;?Yi<zWH+L=_`{pj@--W<up4f-px}Vu_pPc3s2YbM2V`lHH@qie4pj;Fsv?++q&vzTBNhR|Bt-I+!}?V6F!wPPz3-0'
    'xMUuq'
),
    output: [81, 171, 155, 41, 50, 115, 58, 170, 41, 131, 168, 144],
}, name='smaller_half_pixel_centers').AddNchw(input, output, layout).AddVariations(signed(input, output)).DisableLifeTimeVariation()

# Width before height. Where each output pixel lies in the input.
# Expected values: float64 formula.
input = Input('input', (U8, [1, 5, 7, 2], 0.25, 100))
layout = BoolScalar('layout', False)
output = Output('output', (U8, [1, 2, 3, 2], 0.25, 100))
model = Model()
model.Operation('RESIZE_BILINEAR', input, 3, 2, layout, True, False).To(output)
Example({
    input: packed('<i2',
    'c-mw5AM;jylApoTL#Zhz!ju)xpXXOK7v8RTZe6;-%;t)pk87+}K3?J!*3ZSR%zP(csekK~R!-f{&o9<qxux^qwvJ4hLyJoe162S3'
    'bd4am'
),
    output: [0, 255, 78, 48, 200, 86, 232, 173, 219, 44, 68, 108],
}, name='smaller_align_corners_of_two').AddNchw(input, output, layout).AddVariations(signed(input, output)).DisableLifeTimeVariation()

# Width before height. Where each output pixel lies in the input.
# Expected values: float64 formula.
input = Input('input', (U8, [1, 5, 7, 2], 0.25, 100))
layout = BoolScalar('layout', False)
output = Output('output', (U8, [1, 2, 3, 2], 0.25, 100))
model = Model()
model.Operation('RESIZE_BILINEAR', input, 3, 2, layout, False, False).To(output)
Example({
    input: packed('<i2',
    'c-mw5|L=W?v)B~H6vNzi!q3ZYvQ2yI?4-Y-`HIXB{dwW`%J={LQWQEP9a8wVXlsD>K@o{J>96zMIka@%UFX|)kXvZy?IP1K2C4u6'
    'us$H`'
),
    output: [0, 255, 85, 94, 44, 106, 142, 136, 71, 184, 191, 66],
}, name='smaller_neither').AddNchw(input, output, layout).AddVariations(signed(input, output)).DisableLifeTimeVariation()

# Width before height. Where each output pixel lies in the input.
# Expected values: float64 formula.
input = Input('input', (U8, [2, 5, 3, 1], 0.25, 100))
layout = BoolScalar('layout', False)
output = Output('output', (U8, [2, 2, 7, 1], 0.25, 100))
model = Model()
model.Operation('RESIZE_BILINEAR', input, 7, 2, layout).To(output)
Example({
    input: packed('<i2',
    'c-mw5-`#N{E#%T6sZU|<)(e&~v{Wc(RX)><zUf}L=mY~^005tv4!Q'
),
    output: packed('<i2',
    'c-mvgy?t*@cei=Nsgp~4dX~jYsKvFkWX(ChA;ZFg0S^EGTKWz4'
),
}, name='wider_and_lower').AddNchw(input, output, layout).AddVariations(signed(input, output)).DisableLifeTimeVariation()

# Width before height. Where each output pixel lies in the input.
# Expected values: float64 formula.
input = Input('input', (U8, [2, 5, 3, 1], 0.25, 100))
layout = BoolScalar('layout', False)
output = Output('output', (U8, [2, 2, 7, 1], 0.25, 100))
model = Model()
model.Operation('RESIZE_BILINEAR', input, 7, 2, layout, True).To(output)
Example({
    input: packed('<i2',
    'c-mw5pS?S8K}`8agQ6?_e*<#8K3iOK`171=!oPFBOavM50s!~n5Xt'
),
    output: packed('<i2',
    'c-mtKUG@Lmob3KBH~t>(3dl_i^J?1t`PYsz6Af8G20Q=&husd@'
),
}, name='wider_and_lower_align_corners').AddNchw(input, output, layout).AddVariations(signed(input, output)).DisableLifeTimeVariation()

# Width before height. Where each output pixel lies in the input.
# Expected values: float64 formula.
input = Input('input', (U8, [2, 5, 3, 1], 0.25, 100))
layout = BoolScalar('layout', False)
output = Output('output', (U8, [2, 2, 7, 1], 0.25, 100))
model = Model()
model.Operation('RESIZE_BILINEAR', input, 7, 2, layout, False, True).To(output)
Example({
    input: packed('<i2',
    'c-mw5ld&UbK}^X9gMuqPe*$tmK3H6F`16Eg!k;rgOavJ40s!!G5TO'
),
    output: packed('<i2',
    'c-rgg?wv4k(j@nwqR9)_ZFUW5-Z;4|XVv;Wr?xMi%YX*}0F2!apa'
),
}, name='wider_and_lower_half_pixel_centers').AddNchw(input, output, layout).AddVariations(signed(input, output)).DisableLifeTimeVariation()

# Width before height. Where each output pixel lies in the input.
# Expected values: float64 formula.
input = Input('input', (U8, [1, 2, 6, 3], 0.25, 100))
layout = BoolScalar('layout', False)
output = Output('output', (U8, [1, 5, 4, 3], 0.25, 100))
model = Model()
model.Operation('RESIZE_BILINEAR', input, 4, 5, layout).To(output)
Example({
    input: packed('<i2',
    'c-mw5Cs9}Qt4HOLUV%Ybfdt=*Su*DiB^~p6u}(^?tfwgNm5a+01|k3ei2)GH'
),
    output: packed('<i2',
    'c-mw5C(-KtPOregsV9>Ab<Cvl#VSRiJ{6P1ZY-F;Btp8hDlGZ5%(+8LcNvM5^+ZQLM`kln005x^8=w'
),
}, name='higher_and_narrower').AddNchw(input, output, layout).AddVariations(signed(input, output)).DisableLifeTimeVariation()

# Width before height. Where each output pixel lies in the input.
# Expected values: float64 formula.
input = Input('input', (U8, [1, 2, 6, 3], 0.25, 100))
layout = BoolScalar('layout', False)
output = Output('output', (U8, [1, 5, 4, 3], 0.25, 100))
model = Model()
model.Operation('RESIZE_BILINEAR', input, 4, 5, layout, True).To(output)
Example({
    input: packed('<i2',
    'c-mw5BT-ZEqeta|PJuy5fdtQr88T-MBpmU0u|`6qq^BU~g^SA*1|k3efF%&2'
),
    output: packed('<i2',
    'c-mw5BhhaA!lgiiXT=Qm4^C5}cQ_PyO7*Yidy=!TvctMCQ=@F3=#6RXrbU<+cA3RqlsR)?_ZAJ~!qqM=PZ%fw0DeasHU'
),
}, name='higher_and_narrower_align_corners').AddNchw(input, output, layout).AddVariations(signed(input, output)).DisableLifeTimeVariation()

# Width before height. Where each output pixel lies in the input.
# Expected values: float64 formula.
input = Input('input', (U8, [1, 2, 6, 3], 0.25, 100))
layout = BoolScalar('layout', False)
output = Output('output', (U8, [1, 5, 4, 3], 0.25, 100))
model = Model()
model.Operation('RESIZE_BILINEAR', input, 4, 5, layout, False, True).To(output)
Example({
    input: packed('<i2',
    'c-mw5AyHBAqeJ0=Mu9;=fdt2j84@QBBpmQ~u|h(iprat;g@eNb1|k3eacvM;'
),
    output: packed('<i2',
    'c-oV@7SLky%&I_3X;y{&m56SK%N7M@YLl8(&Q&fgY&FbJH7{DLd1BW7Mdn(0Q#^vMYaLs3Y@Lcm-U1)5M+_7I0A-#U<^'
),
}, name='higher_and_narrower_half_pixel_centers').AddNchw(input, output, layout).AddVariations(signed(input, output)).DisableLifeTimeVariation()

# Width before height. Where each output pixel lies in the input.
# Expected values: float64 formula.
input = Input('input', (U8, [1, 3, 2, 2], 0.25, 100))
layout = BoolScalar('layout', False)
output = Output('output', (U8, [1, 6, 4, 2], 0.25, 100))
model = Model()
model.Operation('RESIZE_BILINEAR', input, 4, 6, layout).To(output)
Example({
    input: [0, 254, 76, 244, 184, 212, 164, 170, 234, 22, 254, 212],
    output: packed('<i2',
    'c-mw5r}oq5i_e#smsxiz&R3k@ab?~9C99UKx>$N~*2Vo7_rDVRQu^=8zbi1BfkXfRI6EOX'
),
}, name='twice').AddNchw(input, output, layout).AddVariations(signed(input, output)).DisableLifeTimeVariation()

# Width before height. Where each output pixel lies in the input.
# Expected values: float64 formula.
input = Input('input', (U8, [1, 3, 2, 2], 0.25, 100))
layout = BoolScalar('layout', False)
output = Output('output', (U8, [1, 6, 4, 2], 0.25, 100))
model = Model()
model.Operation('RESIZE_BILINEAR', input, 4, 6, layout, True).To(output)
Example({
    input: [0, 255, 186, 181, 87, 119, 255, 217, 116, 1, 138, 156],
    output: packed('<i2',
    'c-mw5Z}+U`+^((4C*zLKI(qG}+obyCJNACO6dT{&vUA0Yvl#}>G4nchZYg1`Hf_%6n!`XM007l%8$A'
),
}, name='twice_align_corners').AddNchw(input, output, layout).AddVariations(signed(input, output)).DisableLifeTimeVariation()

# Width before height. Where each output pixel lies in the input.
# Expected values: float64 formula.
input = Input('input', (U8, [1, 3, 2, 2], 0.25, 100))
layout = BoolScalar('layout', False)
output = Output('output', (U8, [1, 6, 4, 2], 0.25, 100))
model = Model()
model.Operation('RESIZE_BILINEAR', input, 4, 6, layout, False, True).To(output)
Example({
    input: [0, 255, 1, 19, 9, 198, 30, 76, 224, 97, 219, 216],
    output: packed('<i2',
    'c-mw5&v1m%k5QQEBg<a)P!2`*E8Odalf~`q*E-Ghs`JfXRkgZv^|CcvA0*zdzq9N14F(bc0EL_t0R'
),
}, name='twice_half_pixel_centers').AddNchw(input, output, layout).AddVariations(signed(input, output)).DisableLifeTimeVariation()

# Width before height. Where each output pixel lies in the input.
# Expected values: float64 formula.
input = Input('input', (U8, [1, 4, 6, 1], 0.25, 100))
layout = BoolScalar('layout', False)
output = Output('output', (U8, [1, 2, 3, 1], 0.25, 100))
model = Model()
model.Operation('RESIZE_BILINEAR', input, 3, 2, layout).To(output)
Example({
    input: [0, 255, 113, 31, 154, 61, 102, 134, 26, 166, 85, 46, 190, 234, 20, 1, 127, 41, 189, 136, 85, 106,
    7, 50],
    output: [0, 113, 154, 190, 20, 127],
}, name='half').AddNchw(input, output, layout).AddVariations(signed(input, output)).DisableLifeTimeVariation()

# Width before height. Where each output pixel lies in the input.
# Expected values: float64 formula.
input = Input('input', (U8, [1, 4, 6, 1], 0.25, 100))
layout = BoolScalar('layout', False)
output = Output('output', (U8, [1, 2, 3, 1], 0.25, 100))
model = Model()
model.Operation('RESIZE_BILINEAR', input, 3, 2, layout, True).To(output)
Example({
    input: [0, 255, 186, 16, 115, 185, 73, 218, 221, 132, 158, 199, 251, 24, 108, 240, 217, 76, 102, 200, 22,
    166, 45, 204],
    output: [0, 101, 185, 102, 94, 204],
}, name='half_align_corners').AddNchw(input, output, layout).AddVariations(signed(input, output)).DisableLifeTimeVariation()

# Width before height. Where each output pixel lies in the input.
# Expected values: float64 formula.
input = Input('input', (U8, [1, 4, 6, 1], 0.25, 100))
layout = BoolScalar('layout', False)
output = Output('output', (U8, [1, 2, 3, 1], 0.25, 100))
model = Model()
model.Operation('RESIZE_BILINEAR', input, 3, 2, layout, False, True).To(output)
Example({
    input: [0, 255, 114, 27, 241, 109, 63, 99, 91, 208, 124, 85, 213, 164, 184, 114, 168, 135, 15, 248, 50, 61,
    23, 219],
    output: [104, 110, 140, 160, 102, 136],
}, name='half_half_pixel_centers').AddNchw(input, output, layout).AddVariations(signed(input, output)).DisableLifeTimeVariation()

# Width before height. Where each output pixel lies in the input.
# Expected values: float64 formula.
input = Input('input', (U8, [2, 3, 2, 2], 0.25, 100))
layout = BoolScalar('layout', False)
output = Output('output', (U8, [2, 3, 2, 2], 0.25, 100))
model = Model()
model.Operation('RESIZE_BILINEAR', input, 2, 3, layout).To(output)
Example({
    input: [0, 255, 3, 75, 219, 83, 191, 33, 22, 118, 47, 253, 136, 21, 173, 151, 64, 3, 91, 142, 129, 244, 38,
    16],
    output: [0, 255, 3, 75, 219, 83, 191, 33, 22, 118, 47, 253, 136, 21, 173, 151, 64, 3, 91, 142, 129, 244, 38,
    16],
}, name='same').AddNchw(input, output, layout).AddVariations(signed(input, output)).DisableLifeTimeVariation()

# Width before height. Where each output pixel lies in the input.
# Expected values: float64 formula.
input = Input('input', (U8, [2, 3, 2, 2], 0.25, 100))
layout = BoolScalar('layout', False)
output = Output('output', (U8, [2, 3, 2, 2], 0.25, 100))
model = Model()
model.Operation('RESIZE_BILINEAR', input, 2, 3, layout, True).To(output)
Example({
    input: [0, 255, 3, 75, 219, 83, 191, 33, 22, 118, 47, 253, 136, 21, 173, 151, 64, 3, 91, 142, 129, 244, 38,
    16],
    output: [0, 255, 3, 75, 219, 83, 191, 33, 22, 118, 47, 253, 136, 21, 173, 151, 64, 3, 91, 142, 129, 244, 38,
    16],
}, name='same_align_corners').AddNchw(input, output, layout).AddVariations(signed(input, output)).DisableLifeTimeVariation()

# Width before height. Where each output pixel lies in the input.
# Expected values: float64 formula.
input = Input('input', (U8, [2, 3, 2, 2], 0.25, 100))
layout = BoolScalar('layout', False)
output = Output('output', (U8, [2, 3, 2, 2], 0.25, 100))
model = Model()
model.Operation('RESIZE_BILINEAR', input, 2, 3, layout, False, True).To(output)
Example({
    input: [0, 255, 3, 75, 219, 83, 191, 33, 22, 118, 47, 253, 136, 21, 173, 151, 64, 3, 91, 142, 129, 244, 38,
    16],
    output: [0, 255, 3, 75, 219, 83, 191, 33, 22, 118, 47, 253, 136, 21, 173, 151, 64, 3, 91, 142, 129, 244, 38,
    16],
}, name='same_half_pixel_centers').AddNchw(input, output, layout).AddVariations(signed(input, output)).DisableLifeTimeVariation()

# Width before height. Where each output pixel lies in the input.
# Expected values: float64 formula.
input = Input('input', (U8, [1, 4, 5, 2], 0.25, 100))
layout = BoolScalar('layout', False)
output = Output('output', (U8, [1, 1, 1, 2], 0.25, 100))
model = Model()
model.Operation('RESIZE_BILINEAR', input, 1, 1, layout).To(output)
Example({
    input: packed('<i2',
    'c-mw5FL<G-Cui&FZkKnT!k&K3-nr|OX@BYEqltkWPY<Q^&-<$7xMa>mZU!O&09{2Ec>'
),
    output: [0, 255],
}, name='to_one_pixel').AddNchw(input, output, layout).AddVariations(signed(input, output)).DisableLifeTimeVariation()

# Width before height. Where each output pixel lies in the input.
# Expected values: float64 formula.
input = Input('input', (U8, [1, 4, 5, 2], 0.25, 100))
layout = BoolScalar('layout', False)
output = Output('output', (U8, [1, 1, 1, 2], 0.25, 100))
model = Model()
model.Operation('RESIZE_BILINEAR', input, 1, 1, layout, True).To(output)
Example({
    input: packed('<i2',
    'c-mw5FL<G-Cui&FZkKnT!k&K3-nr|OX@BYEqltkWPY<Q^&-<$7xMa>mZU!O&09{2Ec>'
),
    output: [0, 255],
}, name='to_one_pixel_align_corners').AddNchw(input, output, layout).AddVariations(signed(input, output)).DisableLifeTimeVariation()

# Width before height. Where each output pixel lies in the input.
# Expected values: float64 formula.
input = Input('input', (U8, [1, 4, 5, 2], 0.25, 100))
layout = BoolScalar('layout', False)
output = Output('output', (U8, [1, 1, 1, 2], 0.25, 100))
model = Model()
model.Operation('RESIZE_BILINEAR', input, 1, 1, layout, False, True).To(output)
Example({
    input: packed('<i2',
    'c-mw5FL<G-Cui&FZkKnT!k&K3-nr|OX@BYEqltkWPY<Q^&-<$7xMa>mZU!O&09{2Ec>'
),
    output: [213, 171],
}, name='to_one_pixel_half_pixel_centers').AddNchw(input, output, layout).AddVariations(signed(input, output)).DisableLifeTimeVariation()

# Width before height. Where each output pixel lies in the input.
# Expected values: float64 formula.
input = Input('input', (U8, [1, 4, 3, 1], 0.25, 100))
layout = BoolScalar('layout', False)
output = Output('output', (U8, [1, 1, 5, 1], 0.25, 100))
model = Model()
model.Operation('RESIZE_BILINEAR', input, 5, 1, layout).To(output)
Example({
    input: [0, 255, 248, 255, 131, 35, 126, 121, 250, 69, 28, 18],
    output: [0, 153, 254, 249, 248],
}, name='to_one_row').AddNchw(input, output, layout).AddVariations(signed(input, output)).DisableLifeTimeVariation()

# Width before height. Where each output pixel lies in the input.
# Expected values: float64 formula.
input = Input('input', (U8, [1, 4, 3, 1], 0.25, 100))
layout = BoolScalar('layout', False)
output = Output('output', (U8, [1, 1, 5, 1], 0.25, 100))
model = Model()
model.Operation('RESIZE_BILINEAR', input, 5, 1, layout, True).To(output)
Example({
    input: [0, 254, 248, 254, 130, 34, 126, 120, 250, 68, 28, 18],
    output: [0, 127, 254, 251, 248],
}, name='to_one_row_align_corners').AddNchw(input, output, layout).AddVariations(signed(input, output)).DisableLifeTimeVariation()

# Width before height. Where each output pixel lies in the input.
# Expected values: float64 formula.
input = Input('input', (U8, [1, 4, 3, 1], 0.25, 100))
layout = BoolScalar('layout', False)
output = Output('output', (U8, [1, 1, 5, 1], 0.25, 100))
model = Model()
model.Operation('RESIZE_BILINEAR', input, 5, 1, layout, False, True).To(output)
Example({
    input: [0, 255, 72, 74, 243, 208, 76, 63, 82, 109, 204, 58],
    output: [75, 106, 153, 148, 145],
}, name='to_one_row_half_pixel_centers').AddNchw(input, output, layout).AddVariations(signed(input, output)).DisableLifeTimeVariation()

# Width before height. Where each output pixel lies in the input.
# Expected values: float64 formula.
input = Input('input', (U8, [2, 1, 1, 3], 0.25, 100))
layout = BoolScalar('layout', False)
output = Output('output', (U8, [2, 2, 3, 3], 0.25, 100))
model = Model()
model.Operation('RESIZE_BILINEAR', input, 3, 2, layout).To(output)
Example({
    input: [0, 255, 121, 188, 213, 32],
    output: packed('<i2',
    'c-mw5U&(-q_FPp!LkvU!0REs7_W'
),
}, name='from_one_pixel').AddNchw(input, output, layout).AddVariations(signed(input, output)).DisableLifeTimeVariation()

# Width before height. Where each output pixel lies in the input.
# Expected values: float64 formula.
input = Input('input', (U8, [2, 1, 1, 3], 0.25, 100))
layout = BoolScalar('layout', False)
output = Output('output', (U8, [2, 2, 3, 3], 0.25, 100))
model = Model()
model.Operation('RESIZE_BILINEAR', input, 3, 2, layout, True).To(output)
Example({
    input: [0, 255, 121, 188, 213, 32],
    output: packed('<i2',
    'c-mw5U&(-q_FPp!LkvU!0REs7_W'
),
}, name='from_one_pixel_align_corners').AddNchw(input, output, layout).AddVariations(signed(input, output)).DisableLifeTimeVariation()

# Width before height. Where each output pixel lies in the input.
# Expected values: float64 formula.
input = Input('input', (U8, [2, 1, 1, 3], 0.25, 100))
layout = BoolScalar('layout', False)
output = Output('output', (U8, [2, 2, 3, 3], 0.25, 100))
model = Model()
model.Operation('RESIZE_BILINEAR', input, 3, 2, layout, False, True).To(output)
Example({
    input: [0, 255, 121, 188, 213, 32],
    output: packed('<i2',
    'c-mw5U&(-q_FPp!LkvU!0REs7_W'
),
}, name='from_one_pixel_half_pixel_centers').AddNchw(input, output, layout).AddVariations(signed(input, output)).DisableLifeTimeVariation()

# Width before height. Where each output pixel lies in the input.
# Expected values: float64 formula.
input = Input('input', (U8, [1, 4, 1, 2], 0.25, 100))
layout = BoolScalar('layout', False)
output = Output('output', (U8, [1, 7, 2, 2], 0.25, 100))
model = Model()
model.Operation('RESIZE_BILINEAR', input, 2, 7, layout).To(output)
Example({
    input: [0, 255, 68, 163, 214, 229, 224, 174],
    output: packed('<i2',
    'c-mw5&+uRUl=`X2HIZx9Tv~JK=GB{5?{B-m?ZLVS>lp9=0QEi+i2'
),
}, name='from_one_column').AddNchw(input, output, layout).AddVariations(signed(input, output)).DisableLifeTimeVariation()

# Width before height. Where each output pixel lies in the input.
# Expected values: float64 formula.
input = Input('input', (U8, [1, 4, 1, 2], 0.25, 100))
layout = BoolScalar('layout', False)
output = Output('output', (U8, [1, 7, 2, 2], 0.25, 100))
model = Model()
model.Operation('RESIZE_BILINEAR', input, 2, 7, layout, True).To(output)
Example({
    input: [0, 254, 68, 162, 214, 228, 224, 174],
    output: packed('<i2',
    'c-mw5$M8?-g3<+-MJ|ha5BDCv_T<`=+b3_Ie6a4pItDxd0OAG`B>'
),
}, name='from_one_column_align_corners').AddNchw(input, output, layout).AddVariations(signed(input, output)).DisableLifeTimeVariation()

# Width before height. Where each output pixel lies in the input.
# Expected values: float64 formula.
input = Input('input', (U8, [1, 4, 1, 2], 0.25, 100))
layout = BoolScalar('layout', False)
output = Output('output', (U8, [1, 7, 2, 2], 0.25, 100))
model = Model()
model.Operation('RESIZE_BILINEAR', input, 2, 7, layout, False, True).To(output)
Example({
    input: [0, 255, 68, 163, 214, 229, 224, 174],
    output: packed('<i2',
    'c-mw5&+uR3p2R)-RrafTkMth7{_y(4JBRKZda&-nItDxd0OKGMCj'
),
}, name='from_one_column_half_pixel_centers').AddNchw(input, output, layout).AddVariations(signed(input, output)).DisableLifeTimeVariation()

# Width before height. Where each output pixel lies in the input.
# Expected values: float64 formula. TF Lite interpolates signed codes with coordinates of 10
# bits..
input = Input('input', (U8, [1, 1, 8, 1], 0.25, 100))
layout = BoolScalar('layout', False)
output = Output('output', (U8, [1, 1, 37, 1], 0.25, 100))
model = Model()
model.Operation('RESIZE_BILINEAR', input, 37, 1, layout).To(output)
Example({
    input: [0, 255, 60, 160, 23, 133, 212, 2],
    output: packed('<i2',
    'c-mty&s%!;{n6Ql?mkK7y>sdloz;}BgR+{YEZuhe<m@~LVJ0A8AO-*ccQ+43'
),
}, name='much_wider').AddNchw(input, output, layout).AddVariations(signed(input, output)).DisableLifeTimeVariation()

# Width before height. Where each output pixel lies in the input.
# Expected values: float64 formula. TF Lite interpolates signed codes with coordinates of 10
# bits..
input = Input('input', (U8, [1, 1, 8, 1], 0.25, 100))
layout = BoolScalar('layout', False)
output = Output('output', (U8, [1, 1, 37, 1], 0.25, 100))
model = Model()
model.Operation('RESIZE_BILINEAR', input, 37, 1, layout, True).To(output)
Example({
    input: [0, 255, 55, 91, 255, 227, 168, 199],
    output: packed('<i2',
    'c-mtyN}hV`$Gz<nGM#Lky#gb0d)J<Q`}g~&H_snjIk|V!%Jo}!A3V-L3;+P|9T$N'
),
}, name='much_wider_align_corners').AddNchw(input, output, layout).AddVariations(signed(input, output)).DisableLifeTimeVariation()

# Width before height. Where each output pixel lies in the input.
# Expected values: float64 formula. TF Lite interpolates signed codes with coordinates of 10
# bits..
input = Input('input', (U8, [1, 1, 8, 1], 0.25, 100))
layout = BoolScalar('layout', False)
output = Output('output', (U8, [1, 1, 37, 1], 0.25, 100))
model = Model()
model.Operation('RESIZE_BILINEAR', input, 37, 1, layout, False, True).To(output)
Example({
    input: [0, 254, 114, 166, 90, 12, 240, 96],
    output: packed('<i2',
    'c-muN;Bu^3|LpDg4U<Z0J0{OtIH92+-p@`~hToxR@s&r1m$arOBrp&I0L$1Bf&'
),
}, name='much_wider_half_pixel_centers').AddNchw(input, output, layout).AddVariations(signed(input, output)).DisableLifeTimeVariation()

# Width before height. Where each output pixel lies in the input.
# Expected values: float64 formula. TF Lite interpolates signed codes with coordinates of 10
# bits..
input = Input('input', (U8, [1, 8, 1, 1], 0.25, 100))
layout = BoolScalar('layout', False)
output = Output('output', (U8, [1, 41, 1, 1], 0.25, 100))
model = Model()
model.Operation('RESIZE_BILINEAR', input, 1, 41, layout).To(output)
Example({
    input: [0, 254, 132, 182, 248, 34, 180, 56],
    output: packed('<i2',
    'c-mtyN}hV`$IFYm7Ik$`oxgI^zSB3JetNufLYj@PXIj(zb<^rneJwzMfmi?lk2DrC'
),
}, name='much_higher').AddNchw(input, output, layout).AddVariations(signed(input, output)).DisableLifeTimeVariation()

# Width before height. Where each output pixel lies in the input.
# Expected values: float64 formula. TF Lite interpolates signed codes with coordinates of 10
# bits..
input = Input('input', (U8, [1, 8, 1, 1], 0.25, 100))
layout = BoolScalar('layout', False)
output = Output('output', (U8, [1, 41, 1, 1], 0.25, 100))
model = Model()
model.Operation('RESIZE_BILINEAR', input, 1, 41, layout, True).To(output)
Example({
    input: [0, 248, 176, 208, 40, 24, 224, 48],
    output: packed('<i2',
    'c-mvo4sTj_^UI6d=MQb&ymQ}?Q|GtOtciEjP*swbky7`{ov``ZsntDs{ss)h0suo56(s'
),
}, name='much_higher_align_corners').AddNchw(input, output, layout).AddVariations(signed(input, output)).DisableLifeTimeVariation()

# Width before height. Where each output pixel lies in the input.
# Expected values: float64 formula. TF Lite interpolates signed codes with coordinates of 10
# bits..
input = Input('input', (U8, [1, 8, 1, 1], 0.25, 100))
layout = BoolScalar('layout', False)
output = Output('output', (U8, [1, 41, 1, 1], 0.25, 100))
model = Model()
model.Operation('RESIZE_BILINEAR', input, 1, 41, layout, False, True).To(output)
Example({
    input: [0, 255, 124, 49, 143, 88, 132, 178],
    output: packed('<i2',
    'c-muNV9-yPbmZHsi`(b56eWkcnOplM6t#9WlxD?8C+C#Zw)M|gxN6g;O$@{W0F-4DXa'
),
}, name='much_higher_half_pixel_centers').AddNchw(input, output, layout).AddVariations(signed(input, output)).DisableLifeTimeVariation()

# Width before height. Where each output pixel lies in the input.
# Expected values: float64 formula.
input = Input('input', (U8, [1, 2, 4, 2], 0.25, 100))
layout = BoolScalar('layout', False)
output = Output('output', (U8, [1, 5, 5, 2], 0.25, 100))
model = Model()
model.Operation('RESIZE_BILINEAR', input, 1.25, 2.5, layout).To(output)
Example({
    input: [0, 255, 217, 228, 222, 193, 69, 183, 42, 1, 107, 131, 225, 195, 138, 148],
    output: packed('<i2',
    'c-mw5zwYIo^9%R7ZWo-{x9#+SwL215Dw*Up@7lOybIoim#<<K)EB9^anu1_4kPHAbR~u>'
),
}, name='factors').AddNchw(input, output, layout).AddVariations(signed(input, output)).DisableLifeTimeVariation()

# Width before height. Where each output pixel lies in the input.
# Expected values: float64 formula.
input = Input('input', (U8, [1, 2, 4, 2], 0.25, 100))
layout = BoolScalar('layout', False)
output = Output('output', (U8, [1, 5, 5, 2], 0.25, 100))
model = Model()
model.Operation('RESIZE_BILINEAR', input, 1.25, 2.5, layout, True).To(output)
Example({
    input: [0, 248, 16, 216, 120, 200, 72, 80, 168, 192, 232, 32, 120, 104, 152, 32],
    output: packed('<i2',
    'c-mw5!Slf7Le46W0IgT{yW-atPK|L1xl=Tys;jJ_z@qNl(!8nZ)!8jND-PW7*x=F-Hba4dWB>pqZx}f'
),
}, name='factors_align_corners').AddNchw(input, output, layout).AddVariations(signed(input, output)).DisableLifeTimeVariation()

# Width before height. Where each output pixel lies in the input.
# Expected values: float64 formula.
input = Input('input', (U8, [1, 2, 4, 2], 0.25, 100))
layout = BoolScalar('layout', False)
output = Output('output', (U8, [1, 5, 5, 2], 0.25, 100))
model = Model()
model.Operation('RESIZE_BILINEAR', input, 1.25, 2.5, layout, False).To(output)
Example({
    input: [0, 255, 217, 228, 222, 193, 69, 183, 42, 1, 107, 131, 225, 195, 138, 148],
    output: packed('<i2',
    'c-mw5zwYIo^9%R7ZWo-{x9#+SwL215Dw*Up@7lOybIoim#<<K)EB9^anu1_4kPHAbR~u>'
),
}, name='factors_not_aligned').AddNchw(input, output, layout).AddVariations(signed(input, output)).DisableLifeTimeVariation()

# Width before height. Where each output pixel lies in the input.
# Expected values: float64 formula.
input = Input('input', (U8, [1, 2, 4, 2], 0.25, 100))
layout = BoolScalar('layout', False)
output = Output('output', (U8, [1, 5, 5, 2], 0.25, 100))
model = Model()
model.Operation('RESIZE_BILINEAR', input, 1.25, 2.5, layout, False, True).To(output)
Example({
    input: [0, 254, 76, 52, 190, 106, 240, 34, 146, 6, 192, 164, 2, 162, 108, 232],
    output: packed('<i2',
    'c-mw5XIj|me>UWU68}@D!p87DagWVBn@Wm{E6dx~wKmHyD@mPgyteYnB(_bZiHnuC=e%Gb82|tU85ji'
),
}, name='factors_half_pixel_centers').AddNchw(input, output, layout).AddVariations(signed(input, output)).DisableLifeTimeVariation()

# Width before height. Where each output pixel lies in the input.
# Expected values: float64 formula.
input = Input('input', (U8, [1, 2, 4, 2], 0.25, 100))
layout = BoolScalar('layout', False)
output = Output('output', (U8, [1, 5, 5, 2], 0.25, 100))
model = Model()
model.Operation('RESIZE_BILINEAR', input, 1.25, 2.5, layout, True, False).To(output)
Example({
    input: [0, 248, 16, 216, 120, 200, 72, 80, 168, 192, 232, 32, 120, 104, 152, 32],
    output: packed('<i2',
    'c-mw5!Slf7Le46W0IgT{yW-atPK|L1xl=Tys;jJ_z@qNl(!8nZ)!8jND-PW7*x=F-Hba4dWB>pqZx}f'
),
}, name='factors_align_corners_of_two').AddNchw(input, output, layout).AddVariations(signed(input, output)).DisableLifeTimeVariation()

# Width before height. Where each output pixel lies in the input.
# Expected values: float64 formula.
input = Input('input', (U8, [1, 2, 4, 2], 0.25, 100))
layout = BoolScalar('layout', False)
output = Output('output', (U8, [1, 5, 5, 2], 0.25, 100))
model = Model()
model.Operation('RESIZE_BILINEAR', input, 1.25, 2.5, layout, False, False).To(output)
Example({
    input: [0, 255, 217, 228, 222, 193, 69, 183, 42, 1, 107, 131, 225, 195, 138, 148],
    output: packed('<i2',
    'c-mw5zwYIo^9%R7ZWo-{x9#+SwL215Dw*Up@7lOybIoim#<<K)EB9^anu1_4kPHAbR~u>'
),
}, name='factors_neither').AddNchw(input, output, layout).AddVariations(signed(input, output)).DisableLifeTimeVariation()

# Width before height. Where each output pixel lies in the input.
# Expected values: float64 formula.
input = Input('input', (U8, [1, 5, 6, 1], 0.25, 100))
layout = BoolScalar('layout', False)
output = Output('output', (U8, [1, 2, 4, 1], 0.25, 100))
model = Model()
model.Operation('RESIZE_BILINEAR', input, 0.75, 0.5, layout).To(output)
Example({
    input: packed('<i2',
    'c-mw5e{~7x`sj}vXUETevSQ)miTC#0+hjS_;#S5whqzn@yZ`_uml2N'
),
    output: [0, 234, 164, 92, 208, 182, 142, 143],
}, name='factors_smaller').AddNchw(input, output, layout).AddVariations(signed(input, output)).DisableLifeTimeVariation()

# Width before height. Where each output pixel lies in the input.
# Expected values: float64 formula.
input = Input('input', (U8, [1, 5, 6, 1], 0.25, 100))
layout = BoolScalar('layout', False)
output = Output('output', (U8, [1, 2, 4, 1], 0.25, 100))
model = Model()
model.Operation('RESIZE_BILINEAR', input, 0.75, 0.5, layout, True).To(output)
Example({
    input: packed('<i2',
    'c-mw5|M|w676-<^4G*pE)NV3;q10+-yz2JW)}=EpvX(I51px025K;'
),
    output: [0, 247, 201, 132, 133, 156, 141, 116],
}, name='factors_smaller_align_corners').AddNchw(input, output, layout).AddVariations(signed(input, output)).DisableLifeTimeVariation()

# Width before height. Where each output pixel lies in the input.
# Expected values: float64 formula.
input = Input('input', (U8, [1, 5, 6, 1], 0.25, 100))
layout = BoolScalar('layout', False)
output = Output('output', (U8, [1, 2, 4, 1], 0.25, 100))
model = Model()
model.Operation('RESIZE_BILINEAR', input, 0.75, 0.5, layout, False, True).To(output)
Example({
    input: packed('<i2',
    'c-mw5|M|w676-<^4G*pE)NV3;q10+-yz2JW)}=EpvX(I51px025K;'
),
    output: [52, 204, 165, 110, 120, 78, 176, 165],
}, name='factors_smaller_half_pixel_centers').AddNchw(input, output, layout).AddVariations(signed(input, output)).DisableLifeTimeVariation()

# Width before height. Where each output pixel lies in the input.
# Expected values: float64 formula.
input = Input('input', (U8, [2, 3, 3, 1], 0.25, 100))
layout = BoolScalar('layout', False)
output = Output('output', (U8, [2, 2, 4, 1], 0.25, 100))
model = Model()
model.Operation('RESIZE_BILINEAR', input, 1.625, 0.9375, layout).To(output)
Example({
    input: [0, 252, 24, 96, 136, 92, 28, 172, 4, 64, 244, 228, 180, 160, 240, 116, 224, 92],
    output: [0, 189, 138, 24, 62, 131, 101, 48, 64, 199, 236, 228, 148, 181, 179, 166],
}, name='factors_rounded_down').AddNchw(input, output, layout).AddVariations(signed(input, output)).DisableLifeTimeVariation()

# Width before height. Where each output pixel lies in the input.
# Expected values: float64 formula.
input = Input('input', (U8, [2, 3, 3, 1], 0.25, 100))
layout = BoolScalar('layout', False)
output = Output('output', (U8, [2, 2, 4, 1], 0.25, 100))
model = Model()
model.Operation('RESIZE_BILINEAR', input, 1.625, 0.9375, layout, True).To(output)
Example({
    input: [0, 255, 137, 53, 43, 104, 155, 190, 122, 155, 101, 77, 160, 170, 222, 242, 230, 23],
    output: [0, 170, 216, 137, 155, 178, 167, 122, 155, 119, 93, 77, 242, 234, 161, 23],
}, name='factors_rounded_down_align_corners').AddNchw(input, output, layout).AddVariations(signed(input, output)).DisableLifeTimeVariation()

# Width before height. Where each output pixel lies in the input.
# Expected values: float64 formula.
input = Input('input', (U8, [2, 3, 3, 1], 0.25, 100))
layout = BoolScalar('layout', False)
output = Output('output', (U8, [2, 2, 4, 1], 0.25, 100))
model = Model()
model.Operation('RESIZE_BILINEAR', input, 1.625, 0.9375, layout, False, True).To(output)
Example({
    input: [0, 252, 136, 52, 40, 104, 152, 188, 120, 152, 100, 76, 160, 168, 220, 240, 228, 20],
    output: [13, 129, 172, 128, 127, 142, 138, 116, 154, 131, 115, 112, 220, 216, 159, 70],
}, name='factors_rounded_down_half_pixel_centers').AddNchw(input, output, layout).AddVariations(signed(input, output)).DisableLifeTimeVariation()

# The argument list of HAL 1.0.
# Expected values: float64 formula.
input = Input('input', (U8, [1, 2, 3, 2], 0.25, 100))
output = Output('output', (U8, [1, 4, 5, 2], 0.25, 100))
model = Model()
model.Operation('RESIZE_BILINEAR', input, 5, 4).To(output)
Example({
    input: [0, 255, 226, 149, 236, 13, 210, 55, 173, 48, 36, 225],
    output: packed('<i2',
    'c-mw5-?9Hm)hmrRyqU8XRqjroTHH~7$$XFTq+t7fDi0AX1|k6f^#l~Q'
),
}, name='greater_without_layout').AddVariations(signed(input, output))

# The argument list of HAL 1.0.
# Expected values: float64 formula.
input = Input('input', (U8, [1, 5, 7, 2], 0.25, 100))
output = Output('output', (U8, [1, 2, 3, 2], 0.25, 100))
model = Model()
model.Operation('RESIZE_BILINEAR', input, 3, 2).To(output)
Example({
    input: packed('<i2',
    'c-mw5zt_(#|7H4l{lZs=o`fi0TcC0Kgt^A)ogc4==6uRw5jRu+>YsDFcD`EJozq2%PmU#**UZk^nHY6WdQo}S8xAk0BZ@mT7^ngO'
    'ybmKy'
),
    output: [0, 255, 124, 108, 144, 172, 97, 231, 58, 151, 158, 116],
}, name='smaller_without_layout').AddVariations(signed(input, output)).DisableLifeTimeVariation()

# The argument list of HAL 1.0.
# Expected values: float64 formula.
input = Input('input', (U8, [1, 2, 6, 3], 0.25, 100))
output = Output('output', (U8, [1, 5, 4, 3], 0.25, 100))
model = Model()
model.Operation('RESIZE_BILINEAR', input, 4, 5).To(output)
Example({
    input: packed('<i2',
    'c-mw5r?c$BksrtIEpSrt(r9sd=9ADP;SzGD;zB{t7KNfEbF8BFF%SU&(^C<<'
),
    output: packed('<i2',
    'c-mw5r*r=F#RX0(ZtWRr7gQE)+1ps4<kQmPyI7`l?uw+jiouQZ6M7`#Cd~`lq7YWU7MaaJ0RRB5Pa84'
),
}, name='higher_and_narrower_without_layout').AddVariations(signed(input, output)).DisableLifeTimeVariation()

# The argument list of HAL 1.0.
# Expected values: float64 formula.
input = Input('input', (U8, [1, 2, 4, 2], 0.25, 100))
output = Output('output', (U8, [1, 5, 5, 2], 0.25, 100))
model = Model()
model.Operation('RESIZE_BILINEAR', input, 1.25, 2.5).To(output)
Example({
    input: [0, 255, 170, 146, 89, 89, 221, 249, 252, 224, 180, 170, 59, 203, 169, 23],
    output: packed('<i2',
    'c-mw5-?5^ypl{~gpQ)ecuPy1Xn{Z<Osb||a<*mza-|X_|!J)0$`_h|NiX&JIBm)2vNgkj'
),
}, name='factors_without_layout').AddVariations(signed(input, output)).DisableLifeTimeVariation()

# The argument list of HAL 1.0.
# Expected values: float64 formula.
input = Input('input', (U8, [1, 5, 6, 1], 0.25, 100))
output = Output('output', (U8, [1, 2, 4, 1], 0.25, 100))
model = Model()
model.Operation('RESIZE_BILINEAR', input, 0.75, 0.5).To(output)
Example({
    input: packed('<i2',
    'c-mw5f4t>S!?VynJ<*9ZT=~igJzndY9`n{*+}fVUeU1Sy005r24x#'
),
    output: [0, 227, 132, 190, 99, 106, 131, 93],
}, name='factors_smaller_without_layout').AddVariations(signed(input, output)).DisableLifeTimeVariation()

# No batches in, none out.
# Expected values: none: the model must fail, or its outputs are not compared by value.
given_scores = Parameter('given_scores', (U8, [1, 2], 0.125, 0), [3, 2])
given_boxes = Parameter('given_boxes', ('TENSOR_QUANT16_ASYMM', [1, 8], 0.125, 0), [16, 8, 72, 56, 0, 0, 40, 48])
batch_of_box = Parameter('batch_of_box', (I32, [1]), [0])
scores = Output('scores', (U8, [0], 0.125, 0))
boxes = Internal('boxes', ('TENSOR_QUANT16_ASYMM', [0, 4], 0.125, 0))
classes = Output('classes', (I32, [0]))
batches = Internal('batches', (I32, [0]))
input = Input('input', (U8, [1, 3, 3, 2], 0.5, 30))
no_batches = Internal('no_batches', (U8, [0, 4, 5, 2], 0.5, 30))
output = Output('output', (U8, [0, 2, 3, 2], 0.5, 30))
model = Model()
model.Operation('BOX_WITH_NMS_LIMIT', given_scores, given_boxes, batch_of_box, 100.0, -1, 0, 0.4, 1.0, 0.3).To(scores, boxes, classes, batches)
model.Operation('ROI_ALIGN', input, boxes, batches, 4, 5, 1.0, 1.0, 0, 0, False).To(no_batches)
model.Operation('RESIZE_BILINEAR', no_batches, 3, 2, False).To(output)
Example({
    scores: [],
    classes: [],
    input: [0, 255, 202, 98, 250, 137, 47, 102, 180, 49, 52, 212, 89, 136, 2, 251, 176, 180],
    output: [],
}, name='zero_sized').DisableLifeTimeVariation()

# Results without rounding, as real numbers so that every step shows.
# Expected values: float64 formula.
input = Input('input', (U8, [1, 2, 3, 2], 0.5, 0))
quantized = Internal('quantized', (U8, [1, 4, 6, 2], 0.5, 0))
output = Output('output', (F32, [1, 4, 6, 2]))
model = Model()
model.Operation('RESIZE_BILINEAR', input, 6, 4, False).To(quantized)
model.Operation('DEQUANTIZE', quantized).To(output)
Example({
    input: [80, 144, 224, 32, 112, 128, 48, 48, 96, 160, 112, 176],
    output: packed('|i1',
    'c-qtO@X;v{2+^=`uy9Z?urLTPaIv%SvG9?QP%$wGFbT1Uu!ulr0{{rg3ik', 1.0
),
}, name='real_codes_zero_point_0').AddVariations(signed(input, quantized)).DisableLifeTimeVariation()

# Results without rounding, as real numbers so that every step shows.
# Expected values: float64 formula.
input = Input('input', (U8, [1, 2, 3, 2], 0.5, 0))
quantized = Internal('quantized', (U8, [1, 4, 6, 2], 0.5, 0))
output = Output('output', (F32, [1, 4, 6, 2]))
model = Model()
model.Operation('RESIZE_BILINEAR', input, 6, 4, False, False, True).To(quantized)
model.Operation('DEQUANTIZE', quantized).To(output)
Example({
    input: [80, 144, 224, 32, 112, 128, 48, 48, 96, 160, 112, 176],
    output: packed('<i2',
    'c-jk?P*SqT=7>d4MnQu|MOxM(zcs-vl?6Q(9$sO2MKzrzvkR6O7})rPw4^M_SyQlqfkXfR1}YUn', 0.5
),
}, name='real_codes_centers_zero_point_0').AddVariations(signed(input, quantized)).DisableLifeTimeVariation()

# Results without rounding, as real numbers so that every step shows.
# Expected values: float64 formula.
input = Input('input', (U8, [1, 2, 3, 2], 0.5, 128))
quantized = Internal('quantized', (U8, [1, 4, 6, 2], 0.5, 128))
output = Output('output', (F32, [1, 4, 6, 2]))
model = Model()
model.Operation('RESIZE_BILINEAR', input, 6, 4, False).To(quantized)
model.Operation('DEQUANTIZE', quantized).To(output)
Example({
    input: [240, 16, 160, 112, 128, 192, 224, 144, 208, 144, 240, 176],
    output: packed('|i1',
    'c-pf#q4GfB2L}&>0)v9d3ym)_3^IH&Kw!Y3!=b@pAYdV3A%V;W02*ZpM*', 1.0
),
}, name='real_codes_zero_point_128').AddVariations(signed(input, quantized)).DisableLifeTimeVariation()

# Results without rounding, as real numbers so that every step shows.
# Expected values: float64 formula.
input = Input('input', (U8, [1, 2, 3, 2], 0.5, 128))
quantized = Internal('quantized', (U8, [1, 4, 6, 2], 0.5, 128))
output = Output('output', (F32, [1, 4, 6, 2]))
model = Model()
model.Operation('RESIZE_BILINEAR', input, 6, 4, False, False, True).To(quantized)
model.Operation('DEQUANTIZE', quantized).To(output)
Example({
    input: [240, 16, 160, 112, 128, 192, 224, 144, 208, 144, 240, 176],
    output: packed('|i1',
    'c-kwN5VOMMh6D?T4ueC^hL}S(&onp{v}J5kKE!<UVe$|T&<rt25Qq^75r~k;&?qnf0FN&Z0R', 0.5
),
}, name='real_codes_centers_zero_point_128').AddVariations(signed(input, quantized)).DisableLifeTimeVariation()

# Results without rounding, as real numbers so that every step shows.
# Expected values: float64 formula.
input = Input('input', (U8, [1, 2, 3, 2], 0.5, 255))
quantized = Internal('quantized', (U8, [1, 4, 6, 2], 0.5, 255))
output = Output('output', (F32, [1, 4, 6, 2]))
model = Model()
model.Operation('RESIZE_BILINEAR', input, 6, 4, False).To(quantized)
model.Operation('DEQUANTIZE', quantized).To(output)
Example({
    input: [64, 176, 48, 64, 192, 240, 64, 16, 176, 64, 16, 48],
    output: packed('<i2',
    'c-nK^Xjy6KSUL0H$Acdo6C(o)9dk1?CuUA`6s*+T=$L3JXeeli%>GXz006>=K`j', 0.5
),
}, name='real_codes_zero_point_255').AddVariations(signed(input, quantized)).DisableLifeTimeVariation()

# Results without rounding, as real numbers so that every step shows.
# Expected values: float64 formula.
input = Input('input', (U8, [1, 2, 3, 2], 0.5, 255))
quantized = Internal('quantized', (U8, [1, 4, 6, 2], 0.5, 255))
output = Output('output', (F32, [1, 4, 6, 2]))
model = Model()
model.Operation('RESIZE_BILINEAR', input, 6, 4, False, False, True).To(quantized)
model.Operation('DEQUANTIZE', quantized).To(output)
Example({
    input: [64, 176, 48, 64, 192, 240, 64, 16, 176, 64, 16, 48],
    output: packed('<i2',
    'c-nK^Xgk$3HZ*tc(SsiyJ6+3tgOd_l7EV3rXc=l<YhU9T6lt62C>Sd{)wI*r(p1p!KZyVU1O`Gu', 0.5
),
}, name='real_codes_centers_zero_point_255').AddVariations(signed(input, quantized)).DisableLifeTimeVariation()
