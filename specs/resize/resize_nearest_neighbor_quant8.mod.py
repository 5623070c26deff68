# Licensed under the Apache License, Version 2.0; see LICENSE.
# Written by 'python -m corpus' from corpus/families/resize.py; do not edit.
#
# RESIZE_NEAREST_NEIGHBOR, quantized: sizes, factors, aligned corners, half pixel centers,
# layouts.

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
model.Operation('RESIZE_NEAREST_NEIGHBOR', input, 5, 4, layout).To(output)
Example({
    input: [0, 255, 42, 76, 3, 91, 120, 131, 157, 204, 239, 101],
    output: packed('<i2',
    'c-mw5&+uQ%N6UvfngPzLXs&3UduHyL_o)aL1Cam#IA{{d'
),
}, name='greater').AddNchw(input, output, layout).AddVariations(signed(input, output))

# Width before height. Where each output pixel lies in the input.
# Expected values: float64 formula.
input = Input('input', (U8, [1, 2, 3, 2], 0.25, 100))
layout = BoolScalar('layout', False)
output = Output('output', (U8, [1, 4, 5, 2], 0.25, 100))
model = Model()
model.Operation('RESIZE_NEAREST_NEIGHBOR', input, 5, 4, layout, True).To(output)
Example({
    input: [0, 255, 42, 76, 3, 91, 120, 131, 157, 204, 239, 101],
    output: packed('<i2',
    'c-mw5ujQlV!yL^V%>ZXrG|xRV_ssj$_o)aL1Cam#1Y8n1'
),
}, name='greater_align_corners').AddNchw(input, output, layout).AddVariations(signed(input, output)).DisableLifeTimeVariation()

# Width before height. Where each output pixel lies in the input.
# Expected values: float64 formula.
input = Input('input', (U8, [1, 2, 3, 2], 0.25, 100))
layout = BoolScalar('layout', False)
output = Output('output', (U8, [1, 4, 5, 2], 0.25, 100))
model = Model()
model.Operation('RESIZE_NEAREST_NEIGHBOR', input, 5, 4, layout, False).To(output)
Example({
    input: [0, 255, 42, 76, 3, 91, 120, 131, 157, 204, 239, 101],
    output: packed('<i2',
    'c-mw5&+uQ%N6UvfngPzLXs&3UduHyL_o)aL1Cam#IA{{d'
),
}, name='greater_not_aligned').AddNchw(input, output, layout).AddVariations(signed(input, output)).DisableLifeTimeVariation()

# Width before height. Where each output pixel lies in the input.
# Expected values: float64 formula.
input = Input('input', (U8, [1, 2, 3, 2], 0.25, 100))
layout = BoolScalar('layout', False)
output = Output('output', (U8, [1, 4, 5, 2], 0.25, 100))
model = Model()
model.Operation('RESIZE_NEAREST_NEIGHBOR', input, 5, 4, layout, False, True).To(output)
Example({
    input: [0, 255, 42, 76, 3, 91, 120, 131, 157, 204, 239, 101],
    output: packed('<i2',
    'c-mw5&+uQ%hdG)#ngPzLXs&3Ud**%W`&0yrfk*%VBpwoP'
),
}, name='greater_half_pixel_centers').AddNchw(input, output, layout).AddVariations(signed(input, output)).DisableLifeTimeVariation()

# Width before height. Where each output pixel lies in the input.
# Expected values: float64 formula.
input = Input('input', (U8, [1, 2, 3, 2], 0.25, 100))
layout = BoolScalar('layout', False)
output = Output('output', (U8, [1, 4, 5, 2], 0.25, 100))
model = Model()
model.Operation('RESIZE_NEAREST_NEIGHBOR', input, 5, 4, layout, True, False).To(output)
Example({
    input: [0, 255, 42, 76, 3, 91, 120, 131, 157, 204, 239, 101],
    output: packed('<i2',
    'c-mw5ujQlV!yL^V%>ZXrG|xRV_ssj$_o)aL1Cam#1Y8n1'
),
}, name='greater_align_corners_of_two').AddNchw(input, output, layout).AddVariations(signed(input, output)).DisableLifeTimeVariation()

# Width before height. Where each output pixel lies in the input.
# Expected values: float64 formula.
input = Input('input', (U8, [1, 2, 3, 2], 0.25, 100))
layout = BoolScalar('layout', False)
output = Output('output', (U8, [1, 4, 5, 2], 0.25, 100))
model = Model()
model.Operation('RESIZE_NEAREST_NEIGHBOR', input, 5, 4, layout, False, False).To(output)
Example({
    input: [0, 255, 42, 76, 3, 91, 120, 131, 157, 204, 239, 101],
    output: packed('<i2',
    'c-mw5&+uQ%N6UvfngPzLXs&3UduHyL_o)aL1Cam#IA{{d'
),
}, name='greater_neither').AddNchw(input, output, layout).AddVariations(signed(input, output)).DisableLifeTimeVariation()

# Width before height. Where each output pixel lies in the input.
# Expected values: float64 formula.
input = Input('input', (U8, [1, 5, 7, 2], 0.25, 100))
layout = BoolScalar('layout', False)
output = Output('output', (U8, [1, 2, 3, 2], 0.25, 100))
model = Model()
model.Operation('RESIZE_NEAREST_NEIGHBOR', input, 3, 2, layout).To(output)
Example({
    input: packed('<i2',
    'c-mw5zwgQN&sX(&w(Kpv8ye=OmF@ENfJJ!AJn2^Tt%39RZBSkGuC(~S>&{y(3&aCr<0}8!EZ_X4fjyA_+`KQUWmD2bUgS-m#y}MS'
    '07(KQ#Q'
),
    output: [0, 255, 167, 243, 140, 180, 181, 81, 176, 37, 117, 115],
}, name='smaller').AddNchw(input, output, layout).AddVariations(signed(input, output)).DisableLifeTimeVariation()

# Width before height. Where each output pixel lies in the input.
# Expected values: float64 formula.
input = Input('input', (U8, [1, 5, 7, 2], 0.25, 100))
layout = BoolScalar('layout', False)
output = Output('output', (U8, [1, 2, 3, 2], 0.25, 100))
model = Model()
model.Operation('RESIZE_NEAREST_NEIGHBOR', input, 3, 2, layout, True).To(output)
Example({
    input: packed('<i2',
    'c-mw5zwgQN&sX(&w(Kpv8ye=OmF@ENfJJ!AJn2^Tt%39RZBSkGuC(~S>&{y(3&aCr<0}8!EZ_X4fjyA_+`KQUWmD2bUgS-m#y}MS'
    '07(KQ#Q'
),
    output: [0, 255, 213, 46, 221, 85, 81, 15, 118, 148, 151, 150],
}, name='smaller_align_corners').AddNchw(input, output, layout).AddVariations(signed(input, output)).DisableLifeTimeVariation()

# Width before height. Where each output pixel lies in the input.
# Expected values: float64 formula.
input = Input('input', (U8, [1, 5, 7, 2], 0.25, 100))
layout = BoolScalar('layout', False)
output = Output('output', (U8, [1, 2, 3, 2], 0.25, 100))
model = Model()
model.Operation('RESIZE_NEAREST_NEIGHBOR', input, 3, 2, layout, False).To(output)
Example({
    input: packed('<i2',
    'c-mw5zwgQN&sX(&w(Kpv8ye=OmF@ENfJJ!AJn2^Tt%39RZBSkGuC(~S>&{y(3&aCr<0}8!EZ_X4fjyA_+`KQUWmD2bUgS-m#y}MS'
    '07(KQ#Q'
),
    output: [0, 255, 167, 243, 140, 180, 181, 81, 176, 37, 117, 115],
}, name='smaller_not_aligned').AddNchw(input, output, layout).AddVariations(signed(input, output)).DisableLifeTimeVariation()

# Width before height. Where each output pixel lies in the input.
# Expected values: float64 formula.
input = Input('input', (U8, [1, 5, 7, 2], 0.25, 100))
layout = BoolScalar('layout', False)
output = Output('output', (U8, [1, 2, 3, 2], 0.25, 100))
model = Model()
model.Operation('RESIZE_NEAREST_NEIGHBOR', input, 3, 2, layout, False, True).To(output)
Example({
    input: packed('<i2',
    'c-mw5zwgQN&sX(&w(Kpv8ye=OmF@ENfJJ!AJn2^Tt%39RZBSkGuC(~S>&{y(3&aCr<0}8!EZ_X4fjyA_+`KQUWmD2bUgS-m#y}MS'
    '07(KQ#Q'
),
    output: [42, 107, 192, 56, 158, 27, 23, 80, 121, 253, 179, 244],
}, name='smaller_half_pixel_centers').AddNchw(input, output, layout).AddVariations(signed(input, output)).DisableLifeTimeVariation()

# Width before height. Where each output pixel lies in the input.
# Expected values: float64 formula.
input = Input('input', (U8, [1, 5, 7, 2], 0.25, 100))
layout = BoolScalar('layout', False)
output = Output('output', (U8, [1, 2, 3, 2], 0.25, 100))
model = Model()
model.Operation('RESIZE_NEAREST_NEIGHBOR', input, 3, 2, layout, True, False).To(output)
Example({
    input: packed('<i2',
    'c-mw5zwgQN&sX(&w(Kpv8ye=OmF@ENfJJ!AJn2^Tt%39RZBSkGuC(~S>&{y(3&aCr<0}8!EZ_X4fjyA_+`KQUWmD2bUgS-m#y}MS'
    '07(KQ#Q'
),
    output: [0, 255, 213, 46, 221, 85, 81, 15, 118, 148, 151, 150],
}, name='smaller_align_corners_of_two').AddNchw(input, output, layout).AddVariations(signed(input, output)).DisableLifeTimeVariation()

# Width before height. Where each output pixel lies in the input.
# Expected values: float64 formula.
input = Input('input', (U8, [1, 5, 7, 2], 0.25, 100))
layout = BoolScalar('layout', False)
output = Output('output', (U8, [1, 2, 3, 2], 0.25, 100))
model = Model()
model.Operation('RESIZE_NEAREST_NEIGHBOR', input, 3, 2, layout, False, False).To(output)
Example({
    input: packed('<i2',
    'c-mw5zwgQN&sX(&w(Kpv8ye=OmF@ENfJJ!AJn2^Tt%39RZBSkGuC(~S>&{y(3&aCr<0}8!EZ_X4fjyA_+`KQUWmD2bUgS-m#y}MS'
    '07(KQ#Q'
),
    output: [0, 255, 167, 243, 140, 180, 181, 81, 176, 37, 117, 115],
}, name='smaller_neither').AddNchw(input, output, layout).AddVariations(signed(input, output)).DisableLifeTimeVariation()

# Width before height. Where each output pixel lies in the input.
# Expected values: float64 formula.
input = Input('input', (U8, [2, 5, 3, 1], 0.25, 100))
layout = BoolScalar('layout', False)
output = Output('output', (U8, [2, 2, 7, 1], 0.25, 100))
model = Model()
model.Operation('RESIZE_NEAREST_NEIGHBOR', input, 7, 2, layout).To(output)
Example({
    input: packed('<i2',
    'c-mw5zsj|KQEQdL>GUftqJOT;Ty^txXOWBOt?50pPMI;_1pw_g5Rd'
),
    output: packed('<i2',
    'c-muNVEF%k)vDIk)~YH6g)3LC%$&JuRZ&rqi;Jiz10DbXG-nMU'
),
}, name='wider_and_lower').AddNchw(input, output, layout).AddVariations(signed(input, output)).DisableLifeTimeVariation()

# Width before height. Where each output pixel lies in the input.
# Expected values: float64 formula.
input = Input('input', (U8, [2, 5, 3, 1], 0.25, 100))
layout = BoolScalar('layout', False)
output = Output('output', (U8, [2, 2, 7, 1], 0.25, 100))
model = Model()
model.Operation('RESIZE_NEAREST_NEIGHBOR', input, 7, 2, layout, True).To(output)
Example({
    input: packed('<i2',
    'c-mw5zsj|KQEQdL>GUftqJOT;Ty^txXOWBOt?50pPMI;_1pw_g5Rd'
),
    output: packed('<i2',
    'c-muN`2YX^s#Ps5qN1XI{#>~-bLPxdt7gqQb?TIv83P^w0I`}7Rs'
),
}, name='wider_and_lower_align_corners').AddNchw(input, output, layout).AddVariations(signed(input, output)).DisableLifeTimeVariation()

# Width before height. Where each output pixel lies in the input.
# Expected values: float64 formula.
input = Input('input', (U8, [2, 5, 3, 1], 0.25, 100))
layout = BoolScalar('layout', False)
output = Output('output', (U8, [2, 2, 7, 1], 0.25, 100))
model = Model()
model.Operation('RESIZE_NEAREST_NEIGHBOR', input, 7, 2, layout, False, True).To(output)
Example({
    input: packed('<i2',
    'c-mw5zsj|KQEQdL>GUftqJOT;Ty^txXOWBOt?50pPMI;_1pw_g5Rd'
),
    output: packed('<i2',
    'c-nJyt*@_NwCMEd^z`&AS8m>X{rYuh=dD}Qr%&(cVZZ|b<^mDb'
),
}, name='wider_and_lower_half_pixel_centers').AddNchw(input, output, layout).AddVariations(signed(input, output)).DisableLifeTimeVariation()

# Width before height. Where each output pixel lies in the input.
# Expected values: float64 formula.
input = Input('input', (U8, [1, 2, 6, 3], 0.25, 100))
layout = BoolScalar('layout', False)
output = Output('output', (U8, [1, 5, 4, 3], 0.25, 100))
model = Model()
model.Operation('RESIZE_NEAREST_NEIGHBOR', input, 4, 5, layout).To(output)
Example({
    input: packed('<i2',
    'c-mw5pWeKwYVxGrY*9u6o&Ol`u6GVjag$r&V|=+>_2Z}Gi9SkZ3`76`eb*3A'
),
    output: packed('<i2',
    'c-mw5pWeKwiY>}Wpz|LC4z_b}iksYua@CKYjwd3s87Ke%b$=Tb'
),
}, name='higher_and_narrower').AddNchw(input, output, layout).AddVariations(signed(input, output)).DisableLifeTimeVariation()

# Width before height. Where each output pixel lies in the input.
# Expected values: float64 formula.
input = Input('input', (U8, [1, 2, 6, 3], 0.25, 100))
layout = BoolScalar('layout', False)
output = Output('output', (U8, [1, 5, 4, 3], 0.25, 100))
model = Model()
model.Operation('RESIZE_NEAREST_NEIGHBOR', input, 4, 5, layout, True).To(output)
Example({
    input: packed('<i2',
    'c-mw5pWeKwYVxGrY*9u6o&Ol`u6GVjag$r&V|=+>_2Z}Gi9SkZ3`76`eb*3A'
),
    output: packed('<i2',
    'c-mw5pFVlgZnh{R#=Gkokl4<_DL%%R%T+)6D4F46Gf)5kw4WG4'
),
}, name='higher_and_narrower_align_corners').AddNchw(input, output, layout).AddVariations(signed(input, output)).DisableLifeTimeVariation()

# Width before height. Where each output pixel lies in the input.
# Expected values: float64 formula.
input = Input('input', (U8, [1, 2, 6, 3], 0.25, 100))
layout = BoolScalar('layout', False)
output = Output('output', (U8, [1, 5, 4, 3], 0.25, 100))
model = Model()
model.Operation('RESIZE_NEAREST_NEIGHBOR', input, 4, 5, layout, False, True).To(output)
Example({
    input: packed('<i2',
    'c-mw5pWeKwYVxGrY*9u6o&Ol`u6GVjag$r&V|=+>_2Z}Gi9SkZ3`76`eb*3A'
),
    output: packed('<i2',
    'c-mw5pFVlgZnh{R#=Gkokl4<_DL%%R%T+)6D4F46Gf)5kw4WG4'
),
}, name='higher_and_narrower_half_pixel_centers').AddNchw(input, output, layout).AddVariations(signed(input, output)).DisableLifeTimeVariation()

# Width before height. Where each output pixel lies in the input.
# Expected values: float64 formula.
input = Input('input', (U8, [1, 3, 2, 2], 0.25, 100))
layout = BoolScalar('layout', False)
output = Output('output', (U8, [1, 6, 4, 2], 0.25, 100))
model = Model()
model.Operation('RESIZE_NEAREST_NEIGHBOR', input, 4, 6, layout).To(output)
Example({
    input: [0, 255, 38, 250, 213, 104, 232, 9, 67, 30, 114, 118],
    output: packed('<i2',
    'c-mw5&+uREm)b7|D19~KYQ_uB7o0HKS<YFmsH~_AMl+BI0ET)NSp'
),
}, name='twice').AddNchw(input, output, layout).AddVariations(signed(input, output)).DisableLifeTimeVariation()

# Width before height. Where each output pixel lies in the input.
# Expected values: float64 formula.
input = Input('input', (U8, [1, 3, 2, 2], 0.25, 100))
layout = BoolScalar('layout', False)
output = Output('output', (U8, [1, 6, 4, 2], 0.25, 100))
model = Model()
model.Operation('RESIZE_NEAREST_NEIGHBOR', input, 4, 6, layout, True).To(output)
Example({
    input: [0, 255, 38, 250, 213, 104, 232, 9, 67, 30, 114, 118],
    output: packed('<i2',
    'c-mw5&+uREm)b7|D19~KYQ_uB7o0HKS<YFmsH~_AMl+BI0ET)NSp'
),
}, name='twice_align_corners').AddNchw(input, output, layout).AddVariations(signed(input, output)).DisableLifeTimeVariation()

# Width before height. Where each output pixel lies in the input.
# Expected values: float64 formula.
input = Input('input', (U8, [1, 3, 2, 2], 0.25, 100))
layout = BoolScalar('layout', False)
output = Output('output', (U8, [1, 6, 4, 2], 0.25, 100))
model = Model()
model.Operation('RESIZE_NEAREST_NEIGHBOR', input, 4, 6, layout, False, True).To(output)
Example({
    input: [0, 255, 38, 250, 213, 104, 232, 9, 67, 30, 114, 118],
    output: packed('<i2',
    'c-mw5&+uREm)b7|D19~KYQ_uB7o0HKS<YFmsH~_AMl+BI0ET)NSp'
),
}, name='twice_half_pixel_centers').AddNchw(input, output, layout).AddVariations(signed(input, output)).DisableLifeTimeVariation()

# Width before height. Where each output pixel lies in the input.
# Expected values: float64 formula.
input = Input('input', (U8, [1, 4, 6, 1], 0.25, 100))
layout = BoolScalar('layout', False)
output = Output('output', (U8, [1, 2, 3, 1], 0.25, 100))
model = Model()
model.Operation('RESIZE_NEAREST_NEIGHBOR', input, 3, 2, layout).To(output)
Example({
    input: [0, 255, 169, 13, 146, 138, 115, 18, 233, 54, 65, 237, 119, 116, 166, 161, 230, 29, 169, 81, 230,
    43, 46, 102],
    output: [0, 169, 146, 119, 166, 230],
}, name='half').AddNchw(input, output, layout).AddVariations(signed(input, output)).DisableLifeTimeVariation()

# Width before height. Where each output pixel lies in the input.
# Expected values: float64 formula.
input = Input('input', (U8, [1, 4, 6, 1], 0.25, 100))
layout = BoolScalar('layout', False)
output = Output('output', (U8, [1, 2, 3, 1], 0.25, 100))
model = Model()
model.Operation('RESIZE_NEAREST_NEIGHBOR', input, 3, 2, layout, True).To(output)
Example({
    input: [0, 255, 169, 13, 146, 138, 115, 18, 233, 54, 65, 237, 119, 116, 166, 161, 230, 29, 169, 81, 230,
    43, 46, 102],
    output: [0, 13, 138, 169, 43, 102],
}, name='half_align_corners').AddNchw(input, output, layout).AddVariations(signed(input, output)).DisableLifeTimeVariation()

# Width before height. Where each output pixel lies in the input.
# Expected values: float64 formula.
input = Input('input', (U8, [1, 4, 6, 1], 0.25, 100))
layout = BoolScalar('layout', False)
output = Output('output', (U8, [1, 2, 3, 1], 0.25, 100))
model = Model()
model.Operation('RESIZE_NEAREST_NEIGHBOR', input, 3, 2, layout, False, True).To(output)
Example({
    input: [0, 255, 169, 13, 146, 138, 115, 18, 233, 54, 65, 237, 119, 116, 166, 161, 230, 29, 169, 81, 230,
    43, 46, 102],
    output: [18, 54, 237, 81, 43, 102],
}, name='half_half_pixel_centers').AddNchw(input, output, layout).AddVariations(signed(input, output)).DisableLifeTimeVariation()

# Width before height. Where each output pixel lies in the input.
# Expected values: float64 formula.
input = Input('input', (U8, [2, 3, 2, 2], 0.25, 100))
layout = BoolScalar('layout', False)
output = Output('output', (U8, [2, 3, 2, 2], 0.25, 100))
model = Model()
model.Operation('RESIZE_NEAREST_NEIGHBOR', input, 2, 3, layout).To(output)
Example({
    input: [0, 255, 183, 191, 144, 231, 132, 16, 84, 27, 66, 26, 214, 59, 130, 15, 108, 30, 119, 21, 127, 175,
    153, 213],
    output: [0, 255, 183, 191, 144, 231, 132, 16, 84, 27, 66, 26, 214, 59, 130, 15, 108, 30, 119, 21, 127, 175,
    153, 213],
}, name='same').AddNchw(input, output, layout).AddVariations(signed(input, output)).DisableLifeTimeVariation()

# Width before height. Where each output pixel lies in the input.
# Expected values: float64 formula.
input = Input('input', (U8, [2, 3, 2, 2], 0.25, 100))
layout = BoolScalar('layout', False)
output = Output('output', (U8, [2, 3, 2, 2], 0.25, 100))
model = Model()
model.Operation('RESIZE_NEAREST_NEIGHBOR', input, 2, 3, layout, True).To(output)
Example({
    input: [0, 255, 183, 191, 144, 231, 132, 16, 84, 27, 66, 26, 214, 59, 130, 15, 108, 30, 119, 21, 127, 175,
    153, 213],
    output: [0, 255, 183, 191, 144, 231, 132, 16, 84, 27, 66, 26, 214, 59, 130, 15, 108, 30, 119, 21, 127, 175,
    153, 213],
}, name='same_align_corners').AddNchw(input, output, layout).AddVariations(signed(input, output)).DisableLifeTimeVariation()

# Width before height. Where each output pixel lies in the input.
# Expected values: float64 formula.
input = Input('input', (U8, [2, 3, 2, 2], 0.25, 100))
layout = BoolScalar('layout', False)
output = Output('output', (U8, [2, 3, 2, 2], 0.25, 100))
model = Model()
model.Operation('RESIZE_NEAREST_NEIGHBOR', input, 2, 3, layout, False, True).To(output)
Example({
    input: [0, 255, 183, 191, 144, 231, 132, 16, 84, 27, 66, 26, 214, 59, 130, 15, 108, 30, 119, 21, 127, 175,
    153, 213],
    output: [0, 255, 183, 191, 144, 231, 132, 16, 84, 27, 66, 26, 214, 59, 130, 15, 108, 30, 119, 21, 127, 175,
    153, 213],
}, name='same_half_pixel_centers').AddNchw(input, output, layout).AddVariations(signed(input, output)).DisableLifeTimeVariation()

# Width before height. Where each output pixel lies in the input.
# Expected values: float64 formula.
input = Input('input', (U8, [1, 4, 5, 2], 0.25, 100))
layout = BoolScalar('layout', False)
output = Output('output', (U8, [1, 1, 1, 2], 0.25, 100))
model = Model()
model.Operation('RESIZE_NEAREST_NEIGHBOR', input, 1, 1, layout).To(output)
Example({
    input: packed('<i2',
    'c-mw5Z<gIF_W9t)`Ak=zYG(DfwQgnYo00x_>dd>G0q?DTPmj~z;D2C=1_O}*0PQvu(f'
),
    output: [0, 255],
}, name='to_one_pixel').AddNchw(input, output, layout).AddVariations(signed(input, output)).DisableLifeTimeVariation()

# Width before height. Where each output pixel lies in the input.
# Expected values: float64 formula.
input = Input('input', (U8, [1, 4, 5, 2], 0.25, 100))
layout = BoolScalar('layout', False)
output = Output('output', (U8, [1, 1, 1, 2], 0.25, 100))
model = Model()
model.Operation('RESIZE_NEAREST_NEIGHBOR', input, 1, 1, layout, True).To(output)
Example({
    input: packed('<i2',
    'c-mw5Z<gIF_W9t)`Ak=zYG(DfwQgnYo00x_>dd>G0q?DTPmj~z;D2C=1_O}*0PQvu(f'
),
    output: [0, 255],
}, name='to_one_pixel_align_corners').AddNchw(input, output, layout).AddVariations(signed(input, output)).DisableLifeTimeVariation()

# Width before height. Where each output pixel lies in the input.
# Expected values: float64 formula.
input = Input('input', (U8, [1, 4, 5, 2], 0.25, 100))
layout = BoolScalar('layout', False)
output = Output('output', (U8, [1, 1, 1, 2], 0.25, 100))
model = Model()
model.Operation('RESIZE_NEAREST_NEIGHBOR', input, 1, 1, layout, False, True).To(output)
Example({
    input: packed('<i2',
    'c-mw5Z<gIF_W9t)`Ak=zYG(DfwQgnYo00x_>dd>G0q?DTPmj~z;D2C=1_O}*0PQvu(f'
),
    output: [149, 153],
}, name='to_one_pixel_half_pixel_centers').AddNchw(input, output, layout).AddVariations(signed(input, output)).DisableLifeTimeVariation()

# Width before height. Where each output pixel lies in the input.
# Expected values: float64 formula.
input = Input('input', (U8, [1, 4, 3, 1], 0.25, 100))
layout = BoolScalar('layout', False)
output = Output('output', (U8, [1, 1, 5, 1], 0.25, 100))
model = Model()
model.Operation('RESIZE_NEAREST_NEIGHBOR', input, 5, 1, layout).To(output)
Example({
    input: [0, 255, 130, 0, 23, 147, 111, 185, 106, 214, 80, 1],
    output: [0, 0, 255, 255, 130],
}, name='to_one_row').AddNchw(input, output, layout).AddVariations(signed(input, output)).DisableLifeTimeVariation()

# Width before height. Where each output pixel lies in the input.
# Expected values: float64 formula.
input = Input('input', (U8, [1, 4, 3, 1], 0.25, 100))
layout = BoolScalar('layout', False)
output = Output('output', (U8, [1, 1, 5, 1], 0.25, 100))
model = Model()
model.Operation('RESIZE_NEAREST_NEIGHBOR', input, 5, 1, layout, True).To(output)
Example({
    input: [0, 255, 130, 0, 23, 147, 111, 185, 106, 214, 80, 1],
    output: [0, 255, 255, 130, 130],
}, name='to_one_row_align_corners').AddNchw(input, output, layout).AddVariations(signed(input, output)).DisableLifeTimeVariation()

# Width before height. Where each output pixel lies in the input.
# Expected values: float64 formula.
input = Input('input', (U8, [1, 4, 3, 1], 0.25, 100))
layout = BoolScalar('layout', False)
output = Output('output', (U8, [1, 1, 5, 1], 0.25, 100))
model = Model()
model.Operation('RESIZE_NEAREST_NEIGHBOR', input, 5, 1, layout, False, True).To(output)
Example({
    input: [0, 255, 130, 0, 23, 147, 111, 185, 106, 214, 80, 1],
    output: [111, 111, 185, 106, 106],
}, name='to_one_row_half_pixel_centers').AddNchw(input, output, layout).AddVariations(signed(input, output)).DisableLifeTimeVariation()

# Width before height. Where each output pixel lies in the input.
# Expected values: float64 formula.
input = Input('input', (U8, [2, 1, 1, 3], 0.25, 100))
layout = BoolScalar('layout', False)
output = Output('output', (U8, [2, 2, 3, 3], 0.25, 100))
model = Model()
model.Operation('RESIZE_NEAREST_NEIGHBOR', input, 3, 2, layout).To(output)
Example({
    input: [0, 255, 67, 141, 237, 179],
    output: packed('<i2',
    'c-mw5@63RTdf#qFLkvU!053%pn*'
),
}, name='from_one_pixel').AddNchw(input, output, layout).AddVariations(signed(input, output)).DisableLifeTimeVariation()

# Width before height. Where each output pixel lies in the input.
# Expected values: float64 formula.
input = Input('input', (U8, [2, 1, 1, 3], 0.25, 100))
layout = BoolScalar('layout', False)
output = Output('output', (U8, [2, 2, 3, 3], 0.25, 100))
model = Model()
model.Operation('RESIZE_NEAREST_NEIGHBOR', input, 3, 2, layout, True).To(output)
Example({
    input: [0, 255, 67, 141, 237, 179],
    output: packed('<i2',
    'c-mw5@63RTdf#qFLkvU!053%pn*'
),
}, name='from_one_pixel_align_corners').AddNchw(input, output, layout).AddVariations(signed(input, output)).DisableLifeTimeVariation()

# Width before height. Where each output pixel lies in the input.
# Expected values: float64 formula.
input = Input('input', (U8, [2, 1, 1, 3], 0.25, 100))
layout = BoolScalar('layout', False)
output = Output('output', (U8, [2, 2, 3, 3], 0.25, 100))
model = Model()
model.Operation('RESIZE_NEAREST_NEIGHBOR', input, 3, 2, layout, False, True).To(output)
Example({
    input: [0, 255, 67, 141, 237, 179],
    output: packed('<i2',
    'c-mw5@63RTdf#qFLkvU!053%pn*'
),
}, name='from_one_pixel_half_pixel_centers').AddNchw(input, output, layout).AddVariations(signed(input, output)).DisableLifeTimeVariation()

# Width before height. Where each output pixel lies in the input.
# Expected values: float64 formula.
input = Input('input', (U8, [1, 4, 1, 2], 0.25, 100))
layout = BoolScalar('layout', False)
output = Output('output', (U8, [1, 7, 2, 2], 0.25, 100))
model = Model()
model.Operation('RESIZE_NEAREST_NEIGHBOR', input, 2, 7, layout).To(output)
Example({
    input: [0, 255, 108, 233, 76, 143, 181, 174],
    output: packed('<i2',
    'c-mw5&j5xwFCoyU9|E_o+q#Yc4*&p+qz{7'
),
}, name='from_one_column').AddNchw(input, output, layout).AddVariations(signed(input, output)).DisableLifeTimeVariation()

# Width before height. Where each output pixel lies in the input.
# Expected values: float64 formula.
input = Input('input', (U8, [1, 4, 1, 2], 0.25, 100))
layout = BoolScalar('layout', False)
output = Output('output', (U8, [1, 7, 2, 2], 0.25, 100))
model = Model()
model.Operation('RESIZE_NEAREST_NEIGHBOR', input, 2, 7, layout, True).To(output)
Example({
    input: [0, 255, 108, 233, 76, 143, 181, 174],
    output: packed('<i2',
    'c-mw5&+tFzB?S8PL*UkR5XgWB0067L5K9'
),
}, name='from_one_column_align_corners').AddNchw(input, output, layout).AddVariations(signed(input, output)).DisableLifeTimeVariation()

# Width before height. Where each output pixel lies in the input.
# Expected values: float64 formula.
input = Input('input', (U8, [1, 4, 1, 2], 0.25, 100))
layout = BoolScalar('layout', False)
output = Output('output', (U8, [1, 7, 2, 2], 0.25, 100))
model = Model()
model.Operation('RESIZE_NEAREST_NEIGHBOR', input, 2, 7, layout, False, True).To(output)
Example({
    input: [0, 255, 108, 233, 76, 143, 181, 174],
    output: packed('<i2',
    'c-mw5&j5xwFLPe{^h4m*br8sa2LJ$xP7j{'
),
}, name='from_one_column_half_pixel_centers').AddNchw(input, output, layout).AddVariations(signed(input, output)).DisableLifeTimeVariation()

# Width before height. Where each output pixel lies in the input.
# Expected values: float64 formula.
input = Input('input', (U8, [1, 2, 4, 2], 0.25, 100))
layout = BoolScalar('layout', False)
output = Output('output', (U8, [1, 5, 5, 2], 0.25, 100))
model = Model()
model.Operation('RESIZE_NEAREST_NEIGHBOR', input, 1.25, 2.5, layout).To(output)
Example({
    input: [0, 255, 41, 57, 131, 223, 118, 17, 201, 102, 190, 138, 8, 170, 157, 16],
    output: packed('<i2',
    'c-mw5&+uQ<viW|QAOjZG$+VMc`?@$*%@shf7)S;HvTqjV'
),
}, name='factors').AddNchw(input, output, layout).AddVariations(signed(input, output)).DisableLifeTimeVariation()

# Width before height. Where each output pixel lies in the input.
# Expected values: float64 formula.
input = Input('input', (U8, [1, 2, 4, 2], 0.25, 100))
layout = BoolScalar('layout', False)
output = Output('output', (U8, [1, 5, 5, 2], 0.25, 100))
model = Model()
model.Operation('RESIZE_NEAREST_NEIGHBOR', input, 1.25, 2.5, layout, True).To(output)
Example({
    input: [0, 255, 41, 57, 131, 223, 118, 17, 201, 102, 190, 138, 8, 170, 157, 16],
    output: packed('<i2',
    'c-mw5uW8wQzxjTdAOoCrGHqWM$109ha|N)m7)S;H(1;fC'
),
}, name='factors_align_corners').AddNchw(input, output, layout).AddVariations(signed(input, output)).DisableLifeTimeVariation()

# Width before height. Where each output pixel lies in the input.
# Expected values: float64 formula.
input = Input('input', (U8, [1, 2, 4, 2], 0.25, 100))
layout = BoolScalar('layout', False)
output = Output('output', (U8, [1, 5, 5, 2], 0.25, 100))
model = Model()
model.Operation('RESIZE_NEAREST_NEIGHBOR', input, 1.25, 2.5, layout, False).To(output)
Example({
    input: [0, 255, 41, 57, 131, 223, 118, 17, 201, 102, 190, 138, 8, 170, 157, 16],
    output: packed('<i2',
    'c-mw5&+uQ<viW|QAOjZG$+VMc`?@$*%@shf7)S;HvTqjV'
),
}, name='factors_not_aligned').AddNchw(input, output, layout).AddVariations(signed(input, output)).DisableLifeTimeVariation()

# Width before height. Where each output pixel lies in the input.
# Expected values: float64 formula.
input = Input('input', (U8, [1, 2, 4, 2], 0.25, 100))
layout = BoolScalar('layout', False)
output = Output('output', (U8, [1, 5, 5, 2], 0.25, 100))
model = Model()
model.Operation('RESIZE_NEAREST_NEIGHBOR', input, 1.25, 2.5, layout, False, True).To(output)
Example({
    input: [0, 255, 41, 57, 131, 223, 118, 17, 201, 102, 190, 138, 8, 170, 157, 16],
    output: packed('<i2',
    'c-mw5uW8wQzxjTdAOoCrGHqWM$109ha|N)m7)S;H(1;fC'
),
}, name='factors_half_pixel_centers').AddNchw(input, output, layout).AddVariations(signed(input, output)).DisableLifeTimeVariation()

# Width before height. Where each output pixel lies in the input.
# Expected values: float64 formula.
input = Input('input', (U8, [1, 2, 4, 2], 0.25, 100))
layout = BoolScalar('layout', False)
output = Output('output', (U8, [1, 5, 5, 2], 0.25, 100))
model = Model()
model.Operation('RESIZE_NEAREST_NEIGHBOR', input, 1.25, 2.5, layout, True, False).To(output)
Example({
    input: [0, 255, 41, 57, 131, 223, 118, 17, 201, 102, 190, 138, 8, 170, 157, 16],
    output: packed('<i2',
    'c-mw5uW8wQzxjTdAOoCrGHqWM$109ha|N)m7)S;H(1;fC'
),
}, name='factors_align_corners_of_two').AddNchw(input, output, layout).AddVariations(signed(input, output)).DisableLifeTimeVariation()

# Width before height. Where each output pixel lies in the input.
# Expected values: float64 formula.
input = Input('input', (U8, [1, 2, 4, 2], 0.25, 100))
layout = BoolScalar('layout', False)
output = Output('output', (U8, [1, 5, 5, 2], 0.25, 100))
model = Model()
model.Operation('RESIZE_NEAREST_NEIGHBOR', input, 1.25, 2.5, layout, False, False).To(output)
Example({
    input: [0, 255, 41, 57, 131, 223, 118, 17, 201, 102, 190, 138, 8, 170, 157, 16],
    output: packed('<i2',
    'c-mw5&+uQ<viW|QAOjZG$+VMc`?@$*%@shf7)S;HvTqjV'
),
}, name='factors_neither').AddNchw(input, output, layout).AddVariations(signed(input, output)).DisableLifeTimeVariation()

# Width before height. Where each output pixel lies in the input.
# Expected values: float64 formula.
input = Input('input', (U8, [1, 5, 6, 1], 0.25, 100))
layout = BoolScalar('layout', False)
output = Output('output', (U8, [1, 2, 4, 1], 0.25, 100))
model = Model()
model.Operation('RESIZE_NEAREST_NEIGHBOR', input, 0.75, 0.5, layout).To(output)
Example({
    input: packed('<i2',
    'c-mw5|H<PzYh=tG!!3G(O4|ib-EKKptn~5c`^vlSkMkJt0sy{q58D'
),
    output: [0, 255, 72, 215, 17, 34, 17, 202],
}, name='factors_smaller').AddNchw(input, output, layout).AddVariations(signed(input, output)).DisableLifeTimeVariation()

# Width before height. Where each output pixel lies in the input.
# Expected values: float64 formula.
input = Input('input', (U8, [1, 5, 6, 1], 0.25, 100))
layout = BoolScalar('layout', False)
output = Output('output', (U8, [1, 2, 4, 1], 0.25, 100))
model = Model()
model.Operation('RESIZE_NEAREST_NEIGHBOR', input, 0.75, 0.5, layout, True).To(output)
Example({
    input: packed('<i2',
    'c-mw5|H<PzYh=tG!!3G(O4|ib-EKKptn~5c`^vlSkMkJt0sy{q58D'
),
    output: [0, 242, 72, 5, 239, 221, 71, 110],
}, name='factors_smaller_align_corners').AddNchw(input, output, layout).AddVariations(signed(input, output)).DisableLifeTimeVariation()

# Width before height. Where each output pixel lies in the input.
# Expected values: float64 formula.
input = Input('input', (U8, [1, 5, 6, 1], 0.25, 100))
layout = BoolScalar('layout', False)
output = Output('output', (U8, [1, 2, 4, 1], 0.25, 100))
model = Model()
model.Operation('RESIZE_NEAREST_NEIGHBOR', input, 0.75, 0.5, layout, False, True).To(output)
Example({
    input: packed('<i2',
    'c-mw5|H<PzYh=tG!!3G(O4|ib-EKKptn~5c`^vlSkMkJt0sy{q58D'
),
    output: [89, 188, 49, 46, 132, 115, 34, 249],
}, name='factors_smaller_half_pixel_centers').AddNchw(input, output, layout).AddVariations(signed(input, output)).DisableLifeTimeVariation()

# Width before height. Where each output pixel lies in the input.
# Expected values: float64 formula.
input = Input('input', (U8, [2, 3, 3, 1], 0.25, 100))
layout = BoolScalar('layout', False)
output = Output('output', (U8, [2, 2, 4, 1], 0.25, 100))
model = Model()
model.Operation('RESIZE_NEAREST_NEIGHBOR', input, 1.625, 0.9375, layout).To(output)
Example({
    input: [0, 255, 24, 107, 193, 245, 207, 179, 6, 215, 39, 145, 41, 66, 72, 108, 171, 162],
    output: [0, 0, 255, 24, 107, 107, 193, 245, 215, 215, 39, 145, 41, 41, 66, 72],
}, name='factors_rounded_down').AddNchw(input, output, layout).AddVariations(signed(input, output)).DisableLifeTimeVariation()

# Width before height. Where each output pixel lies in the input.
# Expected values: float64 formula.
input = Input('input', (U8, [2, 3, 3, 1], 0.25, 100))
layout = BoolScalar('layout', False)
output = Output('output', (U8, [2, 2, 4, 1], 0.25, 100))
model = Model()
model.Operation('RESIZE_NEAREST_NEIGHBOR', input, 1.625, 0.9375, layout, True).To(output)
Example({
    input: [0, 255, 24, 107, 193, 245, 207, 179, 6, 215, 39, 145, 41, 66, 72, 108, 171, 162],
    output: [0, 255, 255, 24, 207, 179, 179, 6, 215, 39, 39, 145, 108, 171, 171, 162],
}, name='factors_rounded_down_align_corners').AddNchw(input, output, layout).AddVariations(signed(input, output)).DisableLifeTimeVariation()

# Width before height. Where each output pixel lies in the input.
# Expected values: float64 formula.
input = Input('input', (U8, [2, 3, 3, 1], 0.25, 100))
layout = BoolScalar('layout', False)
output = Output('output', (U8, [2, 2, 4, 1], 0.25, 100))
model = Model()
model.Operation('RESIZE_NEAREST_NEIGHBOR', input, 1.625, 0.9375, layout, False, True).To(output)
Example({
    input: [0, 255, 24, 107, 193, 245, 207, 179, 6, 215, 39, 145, 41, 66, 72, 108, 171, 162],
    output: [0, 255, 255, 24, 207, 179, 179, 6, 215, 39, 39, 145, 108, 171, 171, 162],
}, name='factors_rounded_down_half_pixel_centers').AddNchw(input, output, layout).AddVariations(signed(input, output)).DisableLifeTimeVariation()

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
model.Operation('RESIZE_NEAREST_NEIGHBOR', no_batches, 3, 2, False).To(output)
Example({
    scores: [],
    classes: [],
    input: [0, 255, 32, 241, 152, 167, 23, 72, 144, 21, 45, 137, 246, 167, 130, 82, 175, 93],
    output: [],
}, name='zero_sized').DisableLifeTimeVariation()

# Results without rounding, as real numbers so that every step shows.
# Expected values: float64 formula.
input = Input('input', (U8, [1, 2, 3, 2], 0.5, 0))
quantized = Internal('quantized', (U8, [1, 4, 6, 2], 0.5, 0))
output = Output('output', (F32, [1, 4, 6, 2]))
model = Model()
model.Operation('RESIZE_NEAREST_NEIGHBOR', input, 6, 4, False).To(quantized)
model.Operation('DEQUANTIZE', quantized).To(output)
Example({
    input: [128, 112, 176, 144, 16, 160, 208, 208, 144, 32, 64, 64],
    output: packed('|i1',
    'c-nKYaIlE*i16SD;0SO)VrKw>hk%EG0uUgx0V974VE', 1.0
),
}, name='real_codes_zero_point_0').AddVariations(signed(input, quantized)).DisableLifeTimeVariation()

# Results without rounding, as real numbers so that every step shows.
# Expected values: float64 formula.
input = Input('input', (U8, [1, 2, 3, 2], 0.5, 0))
quantized = Internal('quantized', (U8, [1, 4, 6, 2], 0.5, 0))
output = Output('output', (F32, [1, 4, 6, 2]))
model = Model()
model.Operation('RESIZE_NEAREST_NEIGHBOR', input, 6, 4, False, False, True).To(quantized)
model.Operation('DEQUANTIZE', quantized).To(output)
Example({
    input: [128, 112, 176, 144, 16, 160, 208, 208, 144, 32, 64, 64],
    output: packed('|i1',
    'c-nKYaIlE*i16SD;0SO)VrKw>hk%EG0uUgx0V974VE', 1.0
),
}, name='real_codes_centers_zero_point_0').AddVariations(signed(input, quantized)).DisableLifeTimeVariation()

# Results without rounding, as real numbers so that every step shows.
# Expected values: float64 formula.
input = Input('input', (U8, [1, 2, 3, 2], 0.5, 128))
quantized = Internal('quantized', (U8, [1, 4, 6, 2], 0.5, 128))
output = Output('output', (F32, [1, 4, 6, 2]))
model = Model()
model.Operation('RESIZE_NEAREST_NEIGHBOR', input, 6, 4, False).To(quantized)
model.Operation('DEQUANTIZE', quantized).To(output)
Example({
    input: [192, 32, 224, 176, 32, 240, 0, 64, 80, 48, 128, 160],
    output: packed('|i1',
    'c-m9Apm4!J!a(AJ#RUrmB=&&^2Ohk*@!|%90D}NB8vqOL7Qp', 1.0
),
}, name='real_codes_zero_point_128').AddVariations(signed(input, quantized)).DisableLifeTimeVariation()

# Results without rounding, as real numbers so that every step shows.
# Expected values: float64 formula.
input = Input('input', (U8, [1, 2, 3, 2], 0.5, 128))
quantized = Internal('quantized', (U8, [1, 4, 6, 2], 0.5, 128))
output = Output('output', (F32, [1, 4, 6, 2]))
model = Model()
model.Operation('RESIZE_NEAREST_NEIGHBOR', input, 6, 4, False, False, True).To(quantized)
model.Operation('DEQUANTIZE', quantized).To(output)
Example({
    input: [192, 32, 224, 176, 32, 240, 0, 64, 80, 48, 128, 160],
    output: packed('|i1',
    'c-m9Apm4!J!a(AJ#RUrmB=&&^2Ohk*@!|%90D}NB8vqOL7Qp', 1.0
),
}, name='real_codes_centers_zero_point_128').AddVariations(signed(input, quantized)).DisableLifeTimeVariation()

# Results without rounding, as real numbers so that every step shows.
# Expected values: float64 formula.
input = Input('input', (U8, [1, 2, 3, 2], 0.5, 255))
quantized = Internal('quantized', (U8, [1, 4, 6, 2], 0.5, 255))
output = Output('output', (F32, [1, 4, 6, 2]))
model = Model()
model.Operation('RESIZE_NEAREST_NEIGHBOR', input, 6, 4, False).To(quantized)
model.Operation('DEQUANTIZE', quantized).To(output)
Example({
    input: [0, 208, 48, 48, 224, 176, 224, 96, 176, 96, 16, 64],
    output: packed('<i2',
    'c-mvU$av8Z2p(>HxRDWw{V?%i;zl48bQE+%X8$J<006<ZMS%', 0.5
),
}, name='real_codes_zero_point_255').AddVariations(signed(input, quantized)).DisableLifeTimeVariation()

# Results without rounding, as real numbers so that every step shows.
# Expected values: float64 formula.
input = Input('input', (U8, [1, 2, 3, 2], 0.5, 255))
quantized = Internal('quantized', (U8, [1, 4, 6, 2], 0.5, 255))
output = Output('output', (F32, [1, 4, 6, 2]))
model = Model()
model.Operation('RESIZE_NEAREST_NEIGHBOR', input, 6, 4, False, False, True).To(quantized)
model.Operation('DEQUANTIZE', quantized).To(output)
Example({
    input: [0, 208, 48, 48, 224, 176, 224, 96, 176, 96, 16, 64],
    output: packed('<i2',
    'c-mvU$av8Z2p(>HxRDWw{V?%i;zl48bQE+%X8$J<006<ZMS%', 0.5
),
}, name='real_codes_centers_zero_point_255').AddVariations(signed(input, quantized)).DisableLifeTimeVariation()
