# Licensed under the Apache License, Version 2.0; see LICENSE.
# Written by 'python -m corpus' from corpus/families/resize.py; do not edit.
#
# RESIZE_NEAREST_NEIGHBOR: sizes, factors, aligned corners, half pixel centers, layouts.

import base64
import zlib

import numpy as np


def packed(dtype, text, unit=None):
    """Many values in little space: the first byte of each, then the second; times a unit."""
    planes = np.frombuffer(zlib.decompress(base64.b85decode(text)), "u1")
    planes = planes.reshape(np.dtype(dtype).itemsize, -1)
    values = np.frombuffer(planes.T.tobytes(), dtype)
    return (values if unit is None else np.multiply(values, unit, dtype="f8")).tolist()


F32 = 'TENSOR_FLOAT32'
I32 = 'TENSOR_INT32'

# Width before height. Where each output pixel lies in the input.
# Expected values: float64 formula.
input = Input('input', (F32, [1, 2, 3, 2]))
layout = BoolScalar('layout', False)
output = Output('output', (F32, [1, 4, 5, 2]))
model = Model()
model.Operation('RESIZE_NEAREST_NEIGHBOR', input, 5, 4, layout).To(output)
Example({
    input: [1.09, -0.091, -0.533, 2.985, -3.326, 1.809, -2.776, -3.942, -2.543, 3.916, 2.358, 2.274],
    output: packed('<f4',
    'c-oUUl{ejByTMjJKpxKev+K{U=6%ikD$NnB*0|QVBCaB?yS)h3O3#&^2j(A`|FRRo>fY78i^HD7KIA!qWmscaqg16-B_@bq+3&UA'
    'yWe5I!vT8)>i`Hi9B^=OK(GK+sY<y'
),
}, name='greater').AddNchw(input, output, layout).AddVariations('relaxed', 'float16')

# Width before height. Where each output pixel lies in the input.
# Expected values: float64 formula.
input = Input('input', (F32, [1, 2, 3, 2]))
layout = BoolScalar('layout', False)
output = Output('output', (F32, [1, 4, 5, 2]))
model = Model()
model.Operation('RESIZE_NEAREST_NEIGHBOR', input, 5, 4, layout, True).To(output)
Example({
    input: [1.09, -0.091, -0.533, 2.985, -3.326, 1.809, -2.776, -3.942, -2.543, 3.916, 2.358, 2.274],
    output: packed('<f4',
    'c-oUU-C(=HRzE;LKpxKev#WVu^S(;+N^=COHLi%Oi0f|e-ChK1rRRb92j;)*eA$U$b?@S^=dcfX9`YQ)GOSUmQmPUY6ca?S?Dy_>'
    '*za(_{(wD#b>P4OhXW2EfM5Xt`07XZ'
),
}, name='greater_align_corners').AddNchw(input, output, layout).AddVariations('relaxed', 'float16').DisableLifeTimeVariation()

# Width before height. Where each output pixel lies in the input.
# Expected values: float64 formula.
input = Input('input', (F32, [1, 2, 3, 2]))
layout = BoolScalar('layout', False)
output = Output('output', (F32, [1, 4, 5, 2]))
model = Model()
model.Operation('RESIZE_NEAREST_NEIGHBOR', input, 5, 4, layout, False).To(output)
Example({
    input: [1.09, -0.091, -0.533, 2.985, -3.326, 1.809, -2.776, -3.942, -2.543, 3.916, 2.358, 2.274],
    output: packed('<f4',
    'c-oUUl{ejByTMjJKpxKev+K{U=6%ikD$NnB*0|QVBCaB?yS)h3O3#&^2j(A`|FRRo>fY78i^HD7KIA!qWmscaqg16-B_@bq+3&UA'
    'yWe5I!vT8)>i`Hi9B^=OK(GK+sY<y'
),
}, name='greater_not_aligned').AddNchw(input, output, layout).AddVariations('relaxed', 'float16').DisableLifeTimeVariation()

# Width before height. Where each output pixel lies in the input.
# Expected values: float64 formula.
input = Input('input', (F32, [1, 2, 3, 2]))
layout = BoolScalar('layout', False)
output = Output('output', (F32, [1, 4, 5, 2]))
model = Model()
model.Operation('RESIZE_NEAREST_NEIGHBOR', input, 5, 4, layout, False, True).To(output)
Example({
    input: [1.09, -0.091, -0.533, 2.985, -3.326, 1.809, -2.776, -3.942, -2.543, 3.916, 2.358, 2.274],
    output: packed('<f4',
    'c-oUUl{ejBs~?~rAP;B#+4W~v^S(;+N^=COHLf+Ti0f|e-ChK1rRPe|1M^>YzU)M>x_5Q&;;;{S9`YQ)GORJIQK}LX6ca?S?DyL5'
    '-S2R~{(wD#bpQk$Kmfr40BEgBy8'
),
}, name='greater_half_pixel_centers').AddNchw(input, output, layout).AddVariations('relaxed', 'float16').DisableLifeTimeVariation()

# Width before height. Where each output pixel lies in the input.
# Expected values: float64 formula.
input = Input('input', (F32, [1, 2, 3, 2]))
layout = BoolScalar('layout', False)
output = Output('output', (F32, [1, 4, 5, 2]))
model = Model()
model.Operation('RESIZE_NEAREST_NEIGHBOR', input, 5, 4, layout, True, False).To(output)
Example({
    input: [1.09, -0.091, -0.533, 2.985, -3.326, 1.809, -2.776, -3.942, -2.543, 3.916, 2.358, 2.274],
    output: packed('<f4',
    'c-oUU-C(=HRzE;LKpxKev#WVu^S(;+N^=COHLi%Oi0f|e-ChK1rRRb92j;)*eA$U$b?@S^=dcfX9`YQ)GOSUmQmPUY6ca?S?Dy_>'
    '*za(_{(wD#b>P4OhXW2EfM5Xt`07XZ'
),
}, name='greater_align_corners_of_two').AddNchw(input, output, layout).AddVariations('relaxed', 'float16').DisableLifeTimeVariation()

# Width before height. Where each output pixel lies in the input.
# Expected values: float64 formula.
input = Input('input', (F32, [1, 2, 3, 2]))
layout = BoolScalar('layout', False)
output = Output('output', (F32, [1, 4, 5, 2]))
model = Model()
model.Operation('RESIZE_NEAREST_NEIGHBOR', input, 5, 4, layout, False, False).To(output)
Example({
    input: [1.09, -0.091, -0.533, 2.985, -3.326, 1.809, -2.776, -3.942, -2.543, 3.916, 2.358, 2.274],
    output: packed('<f4',
    'c-oUUl{ejByTMjJKpxKev+K{U=6%ikD$NnB*0|QVBCaB?yS)h3O3#&^2j(A`|FRRo>fY78i^HD7KIA!qWmscaqg16-B_@bq+3&UA'
    'yWe5I!vT8)>i`Hi9B^=OK(GK+sY<y'
),
}, name='greater_neither').AddNchw(input, output, layout).AddVariations('relaxed', 'float16').DisableLifeTimeVariation()

# Width before height. Where each output pixel lies in the input.
# Expected values: float64 formula.
input = Input('input', (F32, [1, 5, 7, 2]))
layout = BoolScalar('layout', False)
output = Output('output', (F32, [1, 2, 3, 2]))
model = Model()
model.Operation('RESIZE_NEAREST_NEIGHBOR', input, 3, 2, layout).To(output)
Example({
    input: packed('<f4',
    'c-pJBH#K%kO0k_cV->?$@#Ebhv%Wk(T>dUj{QTtNlZy-kl5A(pyZoFhqxZuukIn?cT_+h5tXE8o@VkArb`g(HMAj-k-4#D#L`>t1'
    'w+UEtz0do|aOS3W&bpa@e}COqv+L$}iHtH=j$Q$-y!XDpuTPx5-1DL1Qx4BEhNt(By|qmGSz+(WWNx|Vqwc0-!Tou0vx+ybxG(NM'
    'sp^4GU%5H^&M7Z7)XfF`4u@R)$Hy{#hWMrFLY9kj-PGPheW=)z@@|7bc=sP2fxMli(}W|puzY%C`&u~afZhK6`}XhMf56^hzr+6h'
    '4hQV*_8mBIz`?=(fW1AC1c3twfbtLp2lfNG`|W`8`$3BL0~I&`l>q=j@`&s'
),
    output: [-3.72, 0.217, -0.351, -1.313, -3.249, 1.144, 1.988, 2.223, 1.188, 0.59, -2.286, -2.906],
}, name='smaller').AddNchw(input, output, layout).AddVariations('float16').DisableLifeTimeVariation()

# Width before height. Where each output pixel lies in the input.
# Expected values: float64 formula.
input = Input('input', (F32, [1, 5, 7, 2]))
layout = BoolScalar('layout', False)
output = Output('output', (F32, [1, 2, 3, 2]))
model = Model()
model.Operation('RESIZE_NEAREST_NEIGHBOR', input, 3, 2, layout, True).To(output)
Example({
    input: packed('<f4',
    'c-pJBH#K%kO0k_cV->?$@#Ebhv%Wk(T>dUj{QTtNlZy-kl5A(pyZoFhqxZuukIn?cT_+h5tXE8o@VkArb`g(HMAj-k-4#D#L`>t1'
    'w+UEtz0do|aOS3W&bpa@e}COqv+L$}iHtH=j$Q$-y!XDpuTPx5-1DL1Qx4BEhNt(By|qmGSz+(WWNx|Vqwc0-!Tou0vx+ybxG(NM'
    'sp^4GU%5H^&M7Z7)XfF`4u@R)$Hy{#hWMrFLY9kj-PGPheW=)z@@|7bc=sP2fxMli(}W|puzY%C`&u~afZhK6`}XhMf56^hzr+6h'
    '4hQV*_8mBIz`?=(fW1AC1c3twfbtLp2lfNG`|W`8`$3BL0~I&`l>q=j@`&s'
),
    output: [-3.72, 0.217, -0.109, -0.59, 3.2, -1.116, 3.734, -1.449, -1.408, 2.074, 2.302, 3.415],
}, name='smaller_align_corners').AddNchw(input, output, layout).AddVariations('float16').DisableLifeTimeVariation()

# Width before height. Where each output pixel lies in the input.
# Expected values: float64 formula.
input = Input('input', (F32, [1, 5, 7, 2]))
layout = BoolScalar('layout', False)
output = Output('output', (F32, [1, 2, 3, 2]))
model = Model()
model.Operation('RESIZE_NEAREST_NEIGHBOR', input, 3, 2, layout, False).To(output)
Example({
    input: packed('<f4',
    'c-pJBH#K%kO0k_cV->?$@#Ebhv%Wk(T>dUj{QTtNlZy-kl5A(pyZoFhqxZuukIn?cT_+h5tXE8o@VkArb`g(HMAj-k-4#D#L`>t1'
    'w+UEtz0do|aOS3W&bpa@e}COqv+L$}iHtH=j$Q$-y!XDpuTPx5-1DL1Qx4BEhNt(By|qmGSz+(WWNx|Vqwc0-!Tou0vx+ybxG(NM'
    'sp^4GU%5H^&M7Z7)XfF`4u@R)$Hy{#hWMrFLY9kj-PGPheW=)z@@|7bc=sP2fxMli(}W|puzY%C`&u~afZhK6`}XhMf56^hzr+6h'
    '4hQV*_8mBIz`?=(fW1AC1c3twfbtLp2lfNG`|W`8`$3BL0~I&`l>q=j@`&s'
),
    output: [-3.72, 0.217, -0.351, -1.313, -3.249, 1.144, 1.988, 2.223, 1.188, 0.59, -2.286, -2.906],
}, name='smaller_not_aligned').AddNchw(input, output, layout).AddVariations('float16').DisableLifeTimeVariation()

# Width before height. Where each output pixel lies in the input.
# Expected values: float64 formula.
input = Input('input', (F32, [1, 5, 7, 2]))
layout = BoolScalar('layout', False)
output = Output('output', (F32, [1, 2, 3, 2]))
model = Model()
model.Operation('RESIZE_NEAREST_NEIGHBOR', input, 3, 2, layout, False, True).To(output)
Example({
    input: packed('<f4',
    'c-pJBH#K%kO0k_cV->?$@#Ebhv%Wk(T>dUj{QTtNlZy-kl5A(pyZoFhqxZuukIn?cT_+h5tXE8o@VkArb`g(HMAj-k-4#D#L`>t1'
    'w+UEtz0do|aOS3W&bpa@e}COqv+L$}iHtH=j$Q$-y!XDpuTPx5-1DL1Qx4BEhNt(By|qmGSz+(WWNx|Vqwc0-!Tou0vx+ybxG(NM'
    'sp^4GU%5H^&M7Z7)XfF`4u@R)$Hy{#hWMrFLY9kj-PGPheW=)z@@|7bc=sP2fxMli(}W|puzY%C`&u~afZhK6`}XhMf56^hzr+6h'
    '4hQV*_8mBIz`?=(fW1AC1c3twfbtLp2lfNG`|W`8`$3BL0~I&`l>q=j@`&s'
),
    output: [-2.12, 1.45, -2.64, -2.621, 3.232, 1.531, -1.877, 3.889, -1.863, 1.375, -1.092, 0.494],
}, name='smaller_half_pixel_centers').AddNchw(input, output, layout).AddVariations('float16').DisableLifeTimeVariation()

# Width before height. Where each output pixel lies in the input.
# Expected values: float64 formula.
input = Input('input', (F32, [1, 5, 7, 2]))
layout = BoolScalar('layout', False)
output = Output('output', (F32, [1, 2, 3, 2]))
model = Model()
model.Operation('RESIZE_NEAREST_NEIGHBOR', input, 3, 2, layout, True, False).To(output)
Example({
    input: packed('<f4',
    'c-pJBH#K%kO0k_cV->?$@#Ebhv%Wk(T>dUj{QTtNlZy-kl5A(pyZoFhqxZuukIn?cT_+h5tXE8o@VkArb`g(HMAj-k-4#D#L`>t1'
    'w+UEtz0do|aOS3W&bpa@e}COqv+L$}iHtH=j$Q$-y!XDpuTPx5-1DL1Qx4BEhNt(By|qmGSz+(WWNx|Vqwc0-!Tou0vx+ybxG(NM'
    'sp^4GU%5H^&M7Z7)XfF`4u@R)$Hy{#hWMrFLY9kj-PGPheW=)z@@|7bc=sP2fxMli(}W|puzY%C`&u~afZhK6`}XhMf56^hzr+6h'
    '4hQV*_8mBIz`?=(fW1AC1c3twfbtLp2lfNG`|W`8`$3BL0~I&`l>q=j@`&s'
),
    output: [-3.72, 0.217, -0.109, -0.59, 3.2, -1.116, 3.734, -1.449, -1.408, 2.074, 2.302, 3.415],
}, name='smaller_align_corners_of_two').AddNchw(input, output, layout).AddVariations('float16').DisableLifeTimeVariation()

# Width before height. Where each output pixel lies in the input.
# Expected values: float64 formula.
input = Input('input', (F32, [1, 5, 7, 2]))
layout = BoolScalar('layout', False)
output = Output('output', (F32, [1, 2, 3, 2]))
model = Model()
model.Operation('RESIZE_NEAREST_NEIGHBOR', input, 3, 2, layout, False, False).To(output)
Example({
    input: packed('<f4',
    'c-pJBH#K%kO0k_cV->?$@#Ebhv%Wk(T>dUj{QTtNlZy-kl5A(pyZoFhqxZuukIn?cT_+h5tXE8o@VkArb`g(HMAj-k-4#D#L`>t1'
    'w+UEtz0do|aOS3W&bpa@e}COqv+L$}iHtH=j$Q$-y!XDpuTPx5-1DL1Qx4BEhNt(By|qmGSz+(WWNx|Vqwc0-!Tou0vx+ybxG(NM'
    'sp^4GU%5H^&M7Z7)XfF`4u@R)$Hy{#hWMrFLY9kj-PGPheW=)z@@|7bc=sP2fxMli(}W|puzY%C`&u~afZhK6`}XhMf56^hzr+6h'
    '4hQV*_8mBIz`?=(fW1AC1c3twfbtLp2lfNG`|W`8`$3BL0~I&`l>q=j@`&s'
),
    output: [-3.72, 0.217, -0.351, -1.313, -3.249, 1.144, 1.988, 2.223, 1.188, 0.59, -2.286, -2.906],
}, name='smaller_neither').AddNchw(input, output, layout).AddVariations('float16').DisableLifeTimeVariation()

# Width before height. Where each output pixel lies in the input.
# Expected values: float64 formula.
input = Input('input', (F32, [2, 5, 3, 1]))
layout = BoolScalar('layout', False)
output = Output('output', (F32, [2, 2, 7, 1]))
model = Model()
model.Operation('RESIZE_NEAREST_NEIGHBOR', input, 7, 2, layout).To(output)
Example({
    input: packed('<i4',
    'c-jGY0EhpcRB+4)A~dAugkZir4sK9DxWWG9@D%itP}TH=T<_yOp@G{oaQndJpWiJKjWr(1)TO7c{q2o-{p*jXB?{#gxw9RK3Xqzw'
    '@+0?Ng+aJ`re_o!R|)iSVgdaE`~v;~{Q&*~{sI90{Q~^|0RsL11OEH~0RjS0IzCA', 5.960464477539063e-08
),
    output: packed('<i4',
    'c-oscZ(c}9L4k>h$&w|{p9cg4I5_Os@!`V<5s@!n-oJnU__3|6v9WPM!SCO_y}hQUa&pU;FJHIr?_VILs>;Q+dGlsj+0M@I-@nJj'
    'wYDx>wk$neM1+x%@$X+ICNRao@E64X^9M-%|If?}0PTr7AO', 5.960464477539063e-08
),
}, name='wider_and_lower').AddNchw(input, output, layout).AddVariations('float16').DisableLifeTimeVariation()

# Width before height. Where each output pixel lies in the input.
# Expected values: float64 formula.
input = Input('input', (F32, [2, 5, 3, 1]))
layout = BoolScalar('layout', False)
output = Output('output', (F32, [2, 2, 7, 1]))
model = Model()
model.Operation('RESIZE_NEAREST_NEIGHBOR', input, 7, 2, layout, True).To(output)
Example({
    input: packed('<i4',
    'c-jGY0EhpcRB+4)A~dAugkZir4sK9DxWWG9@D%itP}TH=T<_yOp@G{oaQndJpWiJKjWr(1)TO7c{q2o-{p*jXB?{#gxw9RK3Xqzw'
    '@+0?Ng+aJ`re_o!R|)iSVgdaE`~v;~{Q&*~{sI90{Q~^|0RsL11OEH~0RjS0IzCA', 5.960464477539063e-08
),
    output: packed('<i4',
    'c-lLEe$}c~J9f;Q*WTW4ZoXp0f&~j=Vt)NPbm-8!b>F{#{P<B$?)`f)F|p3hW5=YVr26~o>b`#c>h6B|@}x<VSXslvD=RAn1%Ln6'
    '*VlJ)`t{4g!otvyf#Ki3e~duDz`*eTKbZON9|HqOgb@J2)iwM', 1.1920928955078125e-07
),
}, name='wider_and_lower_align_corners').AddNchw(input, output, layout).AddVariations('float16').DisableLifeTimeVariation()

# Width before height. Where each output pixel lies in the input.
# Expected values: float64 formula.
input = Input('input', (F32, [2, 5, 3, 1]))
layout = BoolScalar('layout', False)
output = Output('output', (F32, [2, 2, 7, 1]))
model = Model()
model.Operation('RESIZE_NEAREST_NEIGHBOR', input, 7, 2, layout, False, True).To(output)
Example({
    input: packed('<i4',
    'c-jGY0EhpcRB+4)A~dAugkZir4sK9DxWWG9@D%itP}TH=T<_yOp@G{oaQndJpWiJKjWr(1)TO7c{q2o-{p*jXB?{#gxw9RK3Xqzw'
    '@+0?Ng+aJ`re_o!R|)iSVgdaE`~v;~{Q&*~{sI90{Q~^|0RsL11OEH~0RjS0IzCA', 5.960464477539063e-08
),
    output: packed('<i4',
    'c-lL2hJ%AcNvWkJAt7PkzJmw<{rmUi$)rgE0RdO9E?n5y*m(Q)fdfyUKAk`R)Tt|1t}I>p_HA!(Z$-t^r=p^wJ9lz%O_(rY)+|TI'
    '9XobZSIfwRhlg`={`tei!~`_xADH_8pOKLf#Q5{)4+8@LD&jqz', 5.960464477539063e-08
),
}, name='wider_and_lower_half_pixel_centers').AddNchw(input, output, layout).AddVariations('float16').DisableLifeTimeVariation()

# Width before height. Where each output pixel lies in the input.
# Expected values: float64 formula.
input = Input('input', (F32, [1, 2, 6, 3]))
layout = BoolScalar('layout', False)
output = Output('output', (F32, [1, 5, 4, 3]))
model = Model()
model.Operation('RESIZE_NEAREST_NEIGHBOR', input, 4, 5, layout).To(output)
Example({
    input: packed('<f4',
    'c-jGw0B`>>HQzr}YQe{(ss;`WM)s;VlTvkF(TTp<!MyhPri+oH$(pnXUQadSyvj>(@qsM@wkYw57`T(VB0-<d%5*4Gn{4excA3a5'
    'x}6>s#PJUu(lwGx6FdUZ)PC4`bATFm;Uf$aOmB4NKAC>NK0m;~KfgdgJwLxdKS030zrR1gKtDe~KEOagz`#JiK0UxsO+{J'
),
    output: packed('<f4',
    'c-k{Gy>B0qwTg|8$L*UT4t7v!+{Mm)-+nCXp125^%@OBs`gqUBMqQ?D8o1ayCht;moUai)JLjz{GFxZYTshGrmrN&l3)|pg*WIWr'
    'Zjj;;_Q@}KhRi--XMf;;y{-Lz2YUxx?EUr!9PI5K91a|C*pJKx0F%pTga'
),
}, name='higher_and_narrower').AddNchw(input, output, layout).AddVariations('float16').DisableLifeTimeVariation()

# Width before height. Where each output pixel lies in the input.
# Expected values: float64 formula.
input = Input('input', (F32, [1, 2, 6, 3]))
layout = BoolScalar('layout', False)
output = Output('output', (F32, [1, 5, 4, 3]))
model = Model()
model.Operation('RESIZE_NEAREST_NEIGHBOR', input, 4, 5, layout, True).To(output)
Example({
    input: packed('<f4',
    'c-jGw0B`>>HQzr}YQe{(ss;`WM)s;VlTvkF(TTp<!MyhPri+oH$(pnXUQadSyvj>(@qsM@wkYw57`T(VB0-<d%5*4Gn{4excA3a5'
    'x}6>s#PJUu(lwGx6FdUZ)PC4`bATFm;Uf$aOmB4NKAC>NK0m;~KfgdgJwLxdKS030zrR1gKtDe~KEOagz`#JiK0UxsO+{J'
),
    output: packed('<f4',
    'c-k{Gy?^ldl2vSctIQ`GBC&%?<8B_@^X<p7le4zqVspg#pYksF*r@xlQv#X2WAd(Zr%E(}XP3=9fs3uPYwkyW*-NIAm@ZyHX4l=Q'
    'EPtrXBkW^0vkn*gfSvt*2M1gG{Rj5%M`rK0Kj2_@z`@~wo$Uc!YygYhdbR'
),
}, name='higher_and_narrower_align_corners').AddNchw(input, output, layout).AddVariations('float16').DisableLifeTimeVariation()

# Width before height. Where each output pixel lies in the input.
# Expected values: float64 formula.
input = Input('input', (F32, [1, 2, 6, 3]))
layout = BoolScalar('layout', False)
output = Output('output', (F32, [1, 5, 4, 3]))
model = Model()
model.Operation('RESIZE_NEAREST_NEIGHBOR', input, 4, 5, layout, False, True).To(output)
Example({
    input: packed('<f4',
    'c-jGw0B`>>HQzr}YQe{(ss;`WM)s;VlTvkF(TTp<!MyhPri+oH$(pnXUQadSyvj>(@qsM@wkYw57`T(VB0-<d%5*4Gn{4excA3a5'
    'x}6>s#PJUu(lwGx6FdUZ)PC4`bATFm;Uf$aOmB4NKAC>NK0m;~KfgdgJwLxdKS030zrR1gKtDe~KEOagz`#JiK0UxsO+{J'
),
    output: packed('<f4',
    'c-k{Gy?^ldl2vSctIQ`GBC&%?<8B_@^X<p7le4zqVspg#pYksF*r@xlQv#X2WAd(Zr%E(}XP3=9fs3uPYwkyW*-NIAm@ZyHX4l=Q'
    'EPtrXBkW^0vkn*gfSvt*2M1gG{Rj5%M`rK0Kj2_@z`@~wo$Uc!YygYhdbR'
),
}, name='higher_and_narrower_half_pixel_centers').AddNchw(input, output, layout).AddVariations('float16').DisableLifeTimeVariation()

# Width before height. Where each output pixel lies in the input.
# Expected values: float64 formula.
input = Input('input', (F32, [1, 3, 2, 2]))
layout = BoolScalar('layout', False)
output = Output('output', (F32, [1, 6, 4, 2]))
model = Model()
model.Operation('RESIZE_NEAREST_NEIGHBOR', input, 4, 6, layout).To(output)
Example({
    input: [-3.065, -2.204, -3.383, 2.963, 0.004, 3.145, -0.58, -2.328, -0.283, -3.848, -2.924, 2.244],
    output: packed('<f4',
    'c-s3G_AN~4w9x5qP&$8I{<?=>9)5w*35yaIUEFkW6O7j2)8K1f*t`%%3%LuqSN*N}3!|U9K6O=^t27rzyYRa3M%YH!!suqtW=|0y'
    'fYB4mCX`w8Tl2%{10di4gizWV2=^b@e*i}B1458Ej0OOPIa^f'
),
}, name='twice').AddNchw(input, output, layout).AddVariations('float16').DisableLifeTimeVariation()

# Width before height. Where each output pixel lies in the input.
# Expected values: float64 formula.
input = Input('input', (F32, [1, 3, 2, 2]))
layout = BoolScalar('layout', False)
output = Output('output', (F32, [1, 6, 4, 2]))
model = Model()
model.Operation('RESIZE_NEAREST_NEIGHBOR', input, 4, 6, layout, True).To(output)
Example({
    input: [-3.065, -2.204, -3.383, 2.963, 0.004, 3.145, -0.58, -2.328, -0.283, -3.848, -2.924, 2.244],
    output: packed('<f4',
    'c-s3G_AN~4w9x5qP&$8I{<?=>9)5w*35yaIUEFkW6O7j2)8K1f*t`%%3%LuqSN*N}3!|U9K6O=^t27rzyYRa3M%YH!!suqtW=|0y'
    'fYB4mCX`w8Tl2%{10di4gizWV2=^b@e*i}B1458Ej0OOPIa^f'
),
}, name='twice_align_corners').AddNchw(input, output, layout).AddVariations('float16').DisableLifeTimeVariation()

# Width before height. Where each output pixel lies in the input.
# Expected values: float64 formula.
input = Input('input', (F32, [1, 3, 2, 2]))
layout = BoolScalar('layout', False)
output = Output('output', (F32, [1, 6, 4, 2]))
model = Model()
model.Operation('RESIZE_NEAREST_NEIGHBOR', input, 4, 6, layout, False, True).To(output)
Example({
    input: [-3.065, -2.204, -3.383, 2.963, 0.004, 3.145, -0.58, -2.328, -0.283, -3.848, -2.924, 2.244],
    output: packed('<f4',
    'c-s3G_AN~4w9x5qP&$8I{<?=>9)5w*35yaIUEFkW6O7j2)8K1f*t`%%3%LuqSN*N}3!|U9K6O=^t27rzyYRa3M%YH!!suqtW=|0y'
    'fYB4mCX`w8Tl2%{10di4gizWV2=^b@e*i}B1458Ej0OOPIa^f'
),
}, name='twice_half_pixel_centers').AddNchw(input, output, layout).AddVariations('float16').DisableLifeTimeVariation()

# Width before height. Where each output pixel lies in the input.
# Expected values: float64 formula.
input = Input('input', (F32, [1, 4, 6, 1]))
layout = BoolScalar('layout', False)
output = Output('output', (F32, [1, 2, 3, 1]))
model = Model()
model.Operation('RESIZE_NEAREST_NEIGHBOR', input, 3, 2, layout).To(output)
Example({
    input: [-1.175, 0.47, 0.131, -0.972, 1.359, -1.293, -3.783, 3.705, -1.662, -1.792, 2.918, 3.776, -2.146,
    1.327, 2.489, 2.298, 3.221, 3.088, 3.792, 3.078, -3.704, 3.223, 0.21, -0.262],
    output: [-1.175, 0.131, 1.359, -2.146, 2.489, 3.221],
}, name='half').AddNchw(input, output, layout).AddVariations('float16').DisableLifeTimeVariation()

# Width before height. Where each output pixel lies in the input.
# Expected values: float64 formula.
input = Input('input', (F32, [1, 4, 6, 1]))
layout = BoolScalar('layout', False)
output = Output('output', (F32, [1, 2, 3, 1]))
model = Model()
model.Operation('RESIZE_NEAREST_NEIGHBOR', input, 3, 2, layout, True).To(output)
Example({
    input: [-1.175, 0.47, 0.131, -0.972, 1.359, -1.293, -3.783, 3.705, -1.662, -1.792, 2.918, 3.776, -2.146,
    1.327, 2.489, 2.298, 3.221, 3.088, 3.792, 3.078, -3.704, 3.223, 0.21, -0.262],
    output: [-1.175, -0.972, -1.293, 3.792, 3.223, -0.262],
}, name='half_align_corners').AddNchw(input, output, layout).AddVariations('float16').DisableLifeTimeVariation()

# Width before height. Where each output pixel lies in the input.
# Expected values: float64 formula.
input = Input('input', (F32, [1, 4, 6, 1]))
layout = BoolScalar('layout', False)
output = Output('output', (F32, [1, 2, 3, 1]))
model = Model()
model.Operation('RESIZE_NEAREST_NEIGHBOR', input, 3, 2, layout, False, True).To(output)
Example({
    input: [-1.175, 0.47, 0.131, -0.972, 1.359, -1.293, -3.783, 3.705, -1.662, -1.792, 2.918, 3.776, -2.146,
    1.327, 2.489, 2.298, 3.221, 3.088, 3.792, 3.078, -3.704, 3.223, 0.21, -0.262],
    output: [3.705, -1.792, 3.776, 3.078, 3.223, -0.262],
}, name='half_half_pixel_centers').AddNchw(input, output, layout).AddVariations('float16').DisableLifeTimeVariation()

# Width before height. Where each output pixel lies in the input.
# Expected values: float64 formula.
input = Input('input', (F32, [2, 3, 2, 2]))
layout = BoolScalar('layout', False)
output = Output('output', (F32, [2, 3, 2, 2]))
model = Model()
model.Operation('RESIZE_NEAREST_NEIGHBOR', input, 2, 3, layout).To(output)
Example({
    input: [-0.942, 1.669, 2.542, -3.743, -1.059, -0.93, 3.787, 3.181, 3.442, 1.384, -1.696, -0.302, 0.324,
    -1.879, -3.742, -2.648, -3.564, 1.917, -2.936, -3.57, 1.913, 1.448, -0.571, -3.046],
    output: [-0.942, 1.669, 2.542, -3.743, -1.059, -0.93, 3.787, 3.181, 3.442, 1.384, -1.696, -0.302, 0.324,
    -1.879, -3.742, -2.648, -3.564, 1.917, -2.936, -3.57, 1.913, 1.448, -0.571, -3.046],
}, name='same').AddNchw(input, output, layout).AddVariations('float16').DisableLifeTimeVariation()

# Width before height. Where each output pixel lies in the input.
# Expected values: float64 formula.
input = Input('input', (F32, [2, 3, 2, 2]))
layout = BoolScalar('layout', False)
output = Output('output', (F32, [2, 3, 2, 2]))
model = Model()
model.Operation('RESIZE_NEAREST_NEIGHBOR', input, 2, 3, layout, True).To(output)
Example({
    input: [-0.942, 1.669, 2.542, -3.743, -1.059, -0.93, 3.787, 3.181, 3.442, 1.384, -1.696, -0.302, 0.324,
    -1.879, -3.742, -2.648, -3.564, 1.917, -2.936, -3.57, 1.913, 1.448, -0.571, -3.046],
    output: [-0.942, 1.669, 2.542, -3.743, -1.059, -0.93, 3.787, 3.181, 3.442, 1.384, -1.696, -0.302, 0.324,
    -1.879, -3.742, -2.648, -3.564, 1.917, -2.936, -3.57, 1.913, 1.448, -0.571, -3.046],
}, name='same_align_corners').AddNchw(input, output, layout).AddVariations('float16').DisableLifeTimeVariation()

# Width before height. Where each output pixel lies in the input.
# Expected values: float64 formula.
input = Input('input', (F32, [2, 3, 2, 2]))
layout = BoolScalar('layout', False)
output = Output('output', (F32, [2, 3, 2, 2]))
model = Model()
model.Operation('RESIZE_NEAREST_NEIGHBOR', input, 2, 3, layout, False, True).To(output)
Example({
    input: [-0.942, 1.669, 2.542, -3.743, -1.059, -0.93, 3.787, 3.181, 3.442, 1.384, -1.696, -0.302, 0.324,
    -1.879, -3.742, -2.648, -3.564, 1.917, -2.936, -3.57, 1.913, 1.448, -0.571, -3.046],
    output: [-0.942, 1.669, 2.542, -3.743, -1.059, -0.93, 3.787, 3.181, 3.442, 1.384, -1.696, -0.302, 0.324,
    -1.879, -3.742, -2.648, -3.564, 1.917, -2.936, -3.57, 1.913, 1.448, -0.571, -3.046],
}, name='same_half_pixel_centers').AddNchw(input, output, layout).AddVariations('float16').DisableLifeTimeVariation()

# Width before height. Where each output pixel lies in the input.
# Expected values: float64 formula.
input = Input('input', (F32, [1, 4, 5, 2]))
layout = BoolScalar('layout', False)
output = Output('output', (F32, [1, 1, 1, 2]))
model = Model()
model.Operation('RESIZE_NEAREST_NEIGHBOR', input, 1, 1, layout).To(output)
Example({
    input: packed('<f4',
    'c-lMb!Bw7XZhBR-_d{XK^%Uv5cdy>{JAHUdWxqC$?zFgx+jf~MyXe1pdFJ8uea}1NDq^NDx9wkSt*@d|p^~)l>xq|#+L<;v?|S>$'
    'Gwycx-9WXPS<3Fkg+e#`?|qXh$}qp1#<p{s0WU|HTCLdXP~n?z-u6^g-eEamc)))D0SAWz_V)Yjft17E{rmRY16g(s2lnqfa9}?W'
    '0961X0Axl`w*'
),
    output: [-3.95, 1.21],
}, name='to_one_pixel').AddNchw(input, output, layout).AddVariations('float16').DisableLifeTimeVariation()

# Width before height. Where each output pixel lies in the input.
# Expected values: float64 formula.
input = Input('input', (F32, [1, 4, 5, 2]))
layout = BoolScalar('layout', False)
output = Output('output', (F32, [1, 1, 1, 2]))
model = Model()
model.Operation('RESIZE_NEAREST_NEIGHBOR', input, 1, 1, layout, True).To(output)
Example({
    input: packed('<f4',
    'c-lMb!Bw7XZhBR-_d{XK^%Uv5cdy>{JAHUdWxqC$?zFgx+jf~MyXe1pdFJ8uea}1NDq^NDx9wkSt*@d|p^~)l>xq|#+L<;v?|S>$'
    'Gwycx-9WXPS<3Fkg+e#`?|qXh$}qp1#<p{s0WU|HTCLdXP~n?z-u6^g-eEamc)))D0SAWz_V)Yjft17E{rmRY16g(s2lnqfa9}?W'
    '0961X0Axl`w*'
),
    output: [-3.95, 1.21],
}, name='to_one_pixel_align_corners').AddNchw(input, output, layout).AddVariations('float16').DisableLifeTimeVariation()

# Width before height. Where each output pixel lies in the input.
# Expected values: float64 formula.
input = Input('input', (F32, [1, 4, 5, 2]))
layout = BoolScalar('layout', False)
output = Output('output', (F32, [1, 1, 1, 2]))
model = Model()
model.Operation('RESIZE_NEAREST_NEIGHBOR', input, 1, 1, layout, False, True).To(output)
Example({
    input: packed('<f4',
    'c-lMb!Bw7XZhBR-_d{XK^%Uv5cdy>{JAHUdWxqC$?zFgx+jf~MyXe1pdFJ8uea}1NDq^NDx9wkSt*@d|p^~)l>xq|#+L<;v?|S>$'
    'Gwycx-9WXPS<3Fkg+e#`?|qXh$}qp1#<p{s0WU|HTCLdXP~n?z-u6^g-eEamc)))D0SAWz_V)Yjft17E{rmRY16g(s2lnqfa9}?W'
    '0961X0Axl`w*'
),
    output: [2.608, -3.965],
}, name='to_one_pixel_half_pixel_centers').AddNchw(input, output, layout).AddVariations('float16').DisableLifeTimeVariation()

# Width before height. Where each output pixel lies in the input.
# Expected values: float64 formula.
input = Input('input', (F32, [1, 4, 3, 1]))
layout = BoolScalar('layout', False)
output = Output('output', (F32, [1, 1, 5, 1]))
model = Model()
model.Operation('RESIZE_NEAREST_NEIGHBOR', input, 5, 1, layout).To(output)
Example({
    input: [-2.972, 1.32, -1.429, -1.919, 0.973, -3.996, -3.622, -1.634, 0.335, 1.064, -2.219, -1.025],
    output: [-2.972, -2.972, 1.32, 1.32, -1.429],
}, name='to_one_row').AddNchw(input, output, layout).AddVariations('float16').DisableLifeTimeVariation()

# Width before height. Where each output pixel lies in the input.
# Expected values: float64 formula.
input = Input('input', (F32, [1, 4, 3, 1]))
layout = BoolScalar('layout', False)
output = Output('output', (F32, [1, 1, 5, 1]))
model = Model()
model.Operation('RESIZE_NEAREST_NEIGHBOR', input, 5, 1, layout, True).To(output)
Example({
    input: [-2.972, 1.32, -1.429, -1.919, 0.973, -3.996, -3.622, -1.634, 0.335, 1.064, -2.219, -1.025],
    output: [-2.972, 1.32, 1.32, -1.429, -1.429],
}, name='to_one_row_align_corners').AddNchw(input, output, layout).AddVariations('float16').DisableLifeTimeVariation()

# Width before height. Where each output pixel lies in the input.
# Expected values: float64 formula.
input = Input('input', (F32, [1, 4, 3, 1]))
layout = BoolScalar('layout', False)
output = Output('output', (F32, [1, 1, 5, 1]))
model = Model()
model.Operation('RESIZE_NEAREST_NEIGHBOR', input, 5, 1, layout, False, True).To(output)
Example({
    input: [-2.972, 1.32, -1.429, -1.919, 0.973, -3.996, -3.622, -1.634, 0.335, 1.064, -2.219, -1.025],
    output: [-3.622, -3.622, -1.634, 0.335, 0.335],
}, name='to_one_row_half_pixel_centers').AddNchw(input, output, layout).AddVariations('float16').DisableLifeTimeVariation()

# Width before height. Where each output pixel lies in the input.
# Expected values: float64 formula.
input = Input('input', (F32, [2, 1, 1, 3]))
layout = BoolScalar('layout', False)
output = Output('output', (F32, [2, 2, 3, 3]))
model = Model()
model.Operation('RESIZE_NEAREST_NEIGHBOR', input, 3, 2, layout).To(output)
Example({
    input: [-2.766, 2.348, -2.693, -2.916, -1.742, -0.193],
    output: packed('<f4',
    'c-m84B&&*w_T4^>hS*%A(9ry!3(=6Fm<}4Uy61|94mcb@NBj4oApqzvN3#'
),
}, name='from_one_pixel').AddNchw(input, output, layout).AddVariations('float16').DisableLifeTimeVariation()

# Width before height. Where each output pixel lies in the input.
# Expected values: float64 formula.
input = Input('input', (F32, [2, 1, 1, 3]))
layout = BoolScalar('layout', False)
output = Output('output', (F32, [2, 2, 3, 3]))
model = Model()
model.Operation('RESIZE_NEAREST_NEIGHBOR', input, 3, 2, layout, True).To(output)
Example({
    input: [-2.766, 2.348, -2.693, -2.916, -1.742, -0.193],
    output: packed('<f4',
    'c-m84B&&*w_T4^>hS*%A(9ry!3(=6Fm<}4Uy61|94mcb@NBj4oApqzvN3#'
),
}, name='from_one_pixel_align_corners').AddNchw(input, output, layout).AddVariations('float16').DisableLifeTimeVariation()

# Width before height. Where each output pixel lies in the input.
# Expected values: float64 formula.
input = Input('input', (F32, [2, 1, 1, 3]))
layout = BoolScalar('layout', False)
output = Output('output', (F32, [2, 2, 3, 3]))
model = Model()
model.Operation('RESIZE_NEAREST_NEIGHBOR', input, 3, 2, layout, False, True).To(output)
Example({
    input: [-2.766, 2.348, -2.693, -2.916, -1.742, -0.193],
    output: packed('<f4',
    'c-m84B&&*w_T4^>hS*%A(9ry!3(=6Fm<}4Uy61|94mcb@NBj4oApqzvN3#'
),
}, name='from_one_pixel_half_pixel_centers').AddNchw(input, output, layout).AddVariations('float16').DisableLifeTimeVariation()

# Width before height. Where each output pixel lies in the input.
# Expected values: float64 formula.
input = Input('input', (F32, [1, 4, 1, 2]))
layout = BoolScalar('layout', False)
output = Output('output', (F32, [1, 7, 2, 2]))
model = Model()
model.Operation('RESIZE_NEAREST_NEIGHBOR', input, 2, 7, layout).To(output)
Example({
    input: [2.978, -1.933, -1.323, 1.295, -2.263, -0.258, -2.773, -1.705],
    output: packed('<f4',
    'c-rgj?gc}EehB<G83L~sUM-xS1A!5TAn=L=1XkEq*xG%Ez?DlOP@n|@4R0CVa@Y@n`|Tm{z&<G4e_%fV5X(H5'
),
}, name='from_one_column').AddNchw(input, output, layout).AddVariations('float16').DisableLifeTimeVariation()

# Width before height. Where each output pixel lies in the input.
# Expected values: float64 formula.
input = Input('input', (F32, [1, 4, 1, 2]))
layout = BoolScalar('layout', False)
output = Output('output', (F32, [1, 7, 2, 2]))
model = Model()
model.Operation('RESIZE_NEAREST_NEIGHBOR', input, 2, 7, layout, True).To(output)
Example({
    input: [2.978, -1.933, -1.323, 1.295, -2.263, -0.258, -2.773, -1.705],
    output: packed('<f4',
    'c-rgj?(G)nhroZ6A@FJ;1WwPHo)d8h0<TCwV1+FN+I_eCzH%u93ba6=;VlSs*zd4^zdZyV*awCCArJrt%RK`'
),
}, name='from_one_column_align_corners').AddNchw(input, output, layout).AddVariations('float16').DisableLifeTimeVariation()

# Width before height. Where each output pixel lies in the input.
# Expected values: float64 formula.
input = Input('input', (F32, [1, 4, 1, 2]))
layout = BoolScalar('layout', False)
output = Output('output', (F32, [1, 7, 2, 2]))
model = Model()
model.Operation('RESIZE_NEAREST_NEIGHBOR', input, 2, 7, layout, False, True).To(output)
Example({
    input: [2.978, -1.933, -1.323, 1.295, -2.263, -0.258, -2.773, -1.705],
    output: packed('<f4',
    'c-rgj?gc}Eeu4gflOgbGAp}m(fxw7E5r?iwKwyO}1loOvz?Dl^E){5jK*L)Q=&&CG_uKEcKd=u9_d_56QwKel'
),
}, name='from_one_column_half_pixel_centers').AddNchw(input, output, layout).AddVariations('float16').DisableLifeTimeVariation()

# Width before height. Where each output pixel lies in the input.
# Expected values: float64 formula.
input = Input('input', (F32, [1, 2, 4, 2]))
layout = BoolScalar('layout', False)
output = Output('output', (F32, [1, 5, 5, 2]))
model = Model()
model.Operation('RESIZE_NEAREST_NEIGHBOR', input, 1.25, 2.5, layout).To(output)
Example({
    input: [2.307, -0.199, -3.807, -3.331, 2.657, 0.9, 0.374, -3.079, -1.893, 2.292, 0.795, -0.423, 3.785,
    -2.106, 2.306, -3.716],
    output: packed('<f4',
    'c-nis;_-^d(q3ur!X9H`T~@rTC|_E*rSTJjwe%Pe>hq-4@L^;5Zt&gEI@$Kb)Jq7Ku(z;xai~_>ephU)PePxByl)h-3FjhM4*MMT'
    '9XQ}%Z+8G2Yrn&O2m5^v2ON-C05(ito&'
),
}, name='factors').AddNchw(input, output, layout).AddVariations('relaxed', 'float16').DisableLifeTimeVariation()

# Width before height. Where each output pixel lies in the input.
# Expected values: float64 formula.
input = Input('input', (F32, [1, 2, 4, 2]))
layout = BoolScalar('layout', False)
output = Output('output', (F32, [1, 5, 5, 2]))
model = Model()
model.Operation('RESIZE_NEAREST_NEIGHBOR', input, 1.25, 2.5, layout, True).To(output)
Example({
    input: [2.307, -0.199, -3.807, -3.331, 2.657, 0.9, 0.374, -3.079, -1.893, 2.292, 0.795, -0.423, 3.785,
    -2.106, 2.306, -3.716],
    output: packed('<f4',
    'c-nis;<2<>npfJpu*Y!LWkvbY!Yzec8b4uUEj_kWpC^qct%eW5^4-un+4h9(iK&;cv4p*gL$%Vh()PO|Sf7NvZxpc=u?gp5V>#?Q'
    'aKORd!QSowg0<hlexJhu5X8m;0NlJ=R{'
),
}, name='factors_align_corners').AddNchw(input, output, layout).AddVariations('relaxed', 'float16').DisableLifeTimeVariation()

# Width before height. Where each output pixel lies in the input.
# Expected values: float64 formula.
input = Input('input', (F32, [1, 2, 4, 2]))
layout = BoolScalar('layout', False)
output = Output('output', (F32, [1, 5, 5, 2]))
model = Model()
model.Operation('RESIZE_NEAREST_NEIGHBOR', input, 1.25, 2.5, layout, False).To(output)
Example({
    input: [2.307, -0.199, -3.807, -3.331, 2.657, 0.9, 0.374, -3.079, -1.893, 2.292, 0.795, -0.423, 3.785,
    -2.106, 2.306, -3.716],
    output: packed('<f4',
    'c-nis;_-^d(q3ur!X9H`T~@rTC|_E*rSTJjwe%Pe>hq-4@L^;5Zt&gEI@$Kb)Jq7Ku(z;xai~_>ephU)PePxByl)h-3FjhM4*MMT'
    '9XQ}%Z+8G2Yrn&O2m5^v2ON-C05(ito&'
),
}, name='factors_not_aligned').AddNchw(input, output, layout).AddVariations('relaxed', 'float16').DisableLifeTimeVariation()

# Width before height. Where each output pixel lies in the input.
# Expected values: float64 formula.
input = Input('input', (F32, [1, 2, 4, 2]))
layout = BoolScalar('layout', False)
output = Output('output', (F32, [1, 5, 5, 2]))
model = Model()
model.Operation('RESIZE_NEAREST_NEIGHBOR', input, 1.25, 2.5, layout, False, True).To(output)
Example({
    input: [2.307, -0.199, -3.807, -3.331, 2.657, 0.9, 0.374, -3.079, -1.893, 2.292, 0.795, -0.423, 3.785,
    -2.106, 2.306, -3.716],
    output: packed('<f4',
    'c-nis;<2<>npfJpu*Y!LWkvbY!Yzec8b4uUEj_kWpC^qct%eW5^4-un+4h9(iK&;cv4p*gL$%Vh()PO|Sf7NvZxpc=u?gp5V>#?Q'
    'aKORd!QSowg0<hlexJhu5X8m;0NlJ=R{'
),
}, name='factors_half_pixel_centers').AddNchw(input, output, layout).AddVariations('relaxed', 'float16').DisableLifeTimeVariation()

# Width before height. Where each output pixel lies in the input.
# Expected values: float64 formula.
input = Input('input', (F32, [1, 2, 4, 2]))
layout = BoolScalar('layout', False)
output = Output('output', (F32, [1, 5, 5, 2]))
model = Model()
model.Operation('RESIZE_NEAREST_NEIGHBOR', input, 1.25, 2.5, layout, True, False).To(output)
Example({
    input: [2.307, -0.199, -3.807, -3.331, 2.657, 0.9, 0.374, -3.079, -1.893, 2.292, 0.795, -0.423, 3.785,
    -2.106, 2.306, -3.716],
    output: packed('<f4',
    'c-nis;<2<>npfJpu*Y!LWkvbY!Yzec8b4uUEj_kWpC^qct%eW5^4-un+4h9(iK&;cv4p*gL$%Vh()PO|Sf7NvZxpc=u?gp5V>#?Q'
    'aKORd!QSowg0<hlexJhu5X8m;0NlJ=R{'
),
}, name='factors_align_corners_of_two').AddNchw(input, output, layout).AddVariations('relaxed', 'float16').DisableLifeTimeVariation()

# Width before height. Where each output pixel lies in the input.
# Expected values: float64 formula.
input = Input('input', (F32, [1, 2, 4, 2]))
layout = BoolScalar('layout', False)
output = Output('output', (F32, [1, 5, 5, 2]))
model = Model()
model.Operation('RESIZE_NEAREST_NEIGHBOR', input, 1.25, 2.5, layout, False, False).To(output)
Example({
    input: [2.307, -0.199, -3.807, -3.331, 2.657, 0.9, 0.374, -3.079, -1.893, 2.292, 0.795, -0.423, 3.785,
    -2.106, 2.306, -3.716],
    output: packed('<f4',
    'c-nis;_-^d(q3ur!X9H`T~@rTC|_E*rSTJjwe%Pe>hq-4@L^;5Zt&gEI@$Kb)Jq7Ku(z;xai~_>ephU)PePxByl)h-3FjhM4*MMT'
    '9XQ}%Z+8G2Yrn&O2m5^v2ON-C05(ito&'
),
}, name='factors_neither').AddNchw(input, output, layout).AddVariations('relaxed', 'float16').DisableLifeTimeVariation()

# Width before height. Where each output pixel lies in the input.
# Expected values: float64 formula.
input = Input('input', (F32, [1, 5, 6, 1]))
layout = BoolScalar('layout', False)
output = Output('output', (F32, [1, 2, 4, 1]))
model = Model()
model.Operation('RESIZE_NEAREST_NEIGHBOR', input, 0.75, 0.5, layout).To(output)
Example({
    input: packed('<f4',
    'c-s4=-hExUU%Ye1^$+5^{w&FNS@Cp-W=5x^=7))@BKmcPIg4)}y6Kp=c==7wl?6iG$1cdlOmt+4S^k!7-Cdy{@*94d@<~)F$h}ih'
    'to^Lw&E(sk8j#1I7NglNb6~%N{azq(z`?=(z=8et4)zWp-T^zH$bJU^rJ6U^'
),
    output: [-2.289, -1.939, 1.38, -0.122, -2.567, -2.526, 1.899, 2.571],
}, name='factors_smaller').AddNchw(input, output, layout).AddVariations('float16').DisableLifeTimeVariation()

# Width before height. Where each output pixel lies in the input.
# Expected values: float64 formula.
input = Input('input', (F32, [1, 5, 6, 1]))
layout = BoolScalar('layout', False)
output = Output('output', (F32, [1, 2, 4, 1]))
model = Model()
model.Operation('RESIZE_NEAREST_NEIGHBOR', input, 0.75, 0.5, layout, True).To(output)
Example({
    input: packed('<f4',
    'c-s4=-hExUU%Ye1^$+5^{w&FNS@Cp-W=5x^=7))@BKmcPIg4)}y6Kp=c==7wl?6iG$1cdlOmt+4S^k!7-Cdy{@*94d@<~)F$h}ih'
    'to^Lw&E(sk8j#1I7NglNb6~%N{azq(z`?=(z=8et4)zWp-T^zH$bJU^rJ6U^'
),
    output: [-2.289, 2.491, 1.38, -2.84, 0.14, -3.452, 2.641, 2.451],
}, name='factors_smaller_align_corners').AddNchw(input, output, layout).AddVariations('float16').DisableLifeTimeVariation()

# Width before height. Where each output pixel lies in the input.
# Expected values: float64 formula.
input = Input('input', (F32, [1, 5, 6, 1]))
layout = BoolScalar('layout', False)
output = Output('output', (F32, [1, 2, 4, 1]))
model = Model()
model.Operation('RESIZE_NEAREST_NEIGHBOR', input, 0.75, 0.5, layout, False, True).To(output)
Example({
    input: packed('<f4',
    'c-s4=-hExUU%Ye1^$+5^{w&FNS@Cp-W=5x^=7))@BKmcPIg4)}y6Kp=c==7wl?6iG$1cdlOmt+4S^k!7-Cdy{@*94d@<~)F$h}ih'
    'to^Lw&E(sk8j#1I7NglNb6~%N{azq(z`?=(z=8et4)zWp-T^zH$bJU^rJ6U^'
),
    output: [-0.558, -3.913, 2.51, 1.866, 2.044, -1.12, 3.587, -3.719],
}, name='factors_smaller_half_pixel_centers').AddNchw(input, output, layout).AddVariations('float16').DisableLifeTimeVariation()

# Width before height. Where each output pixel lies in the input.
# Expected values: float64 formula.
input = Input('input', (F32, [2, 3, 3, 1]))
layout = BoolScalar('layout', False)
output = Output('output', (F32, [2, 2, 4, 1]))
model = Model()
model.Operation('RESIZE_NEAREST_NEIGHBOR', input, 1.625, 0.9375, layout).To(output)
Example({
    input: [0.516, 3.002, 3.771, 3.337, -2.628, 3.642, 0.504, -3.095, 3.223, -3.612, -2.277, 3.096, -0.912,
    0.62, 0.617, 2.3, 1.165, -0.077],
    output: [0.516, 0.516, 3.002, 3.771, 3.337, 3.337, -2.628, 3.642, -3.612, -3.612, -2.277, 3.096, -0.912,
    -0.912, 0.62, 0.617],
}, name='factors_rounded_down').AddNchw(input, output, layout).AddVariations('float16').DisableLifeTimeVariation()

# Width before height. Where each output pixel lies in the input.
# Expected values: float64 formula.
input = Input('input', (F32, [2, 3, 3, 1]))
layout = BoolScalar('layout', False)
output = Output('output', (F32, [2, 2, 4, 1]))
model = Model()
model.Operation('RESIZE_NEAREST_NEIGHBOR', input, 1.625, 0.9375, layout, True).To(output)
Example({
    input: [0.516, 3.002, 3.771, 3.337, -2.628, 3.642, 0.504, -3.095, 3.223, -3.612, -2.277, 3.096, -0.912,
    0.62, 0.617, 2.3, 1.165, -0.077],
    output: [0.516, 3.002, 3.002, 3.771, 0.504, -3.095, -3.095, 3.223, -3.612, -2.277, -2.277, 3.096, 2.3,
    1.165, 1.165, -0.077],
}, name='factors_rounded_down_align_corners').AddNchw(input, output, layout).AddVariations('float16').DisableLifeTimeVariation()

# Width before height. Where each output pixel lies in the input.
# Expected values: float64 formula.
input = Input('input', (F32, [2, 3, 3, 1]))
layout = BoolScalar('layout', False)
output = Output('output', (F32, [2, 2, 4, 1]))
model = Model()
model.Operation('RESIZE_NEAREST_NEIGHBOR', input, 1.625, 0.9375, layout, False, True).To(output)
Example({
    input: [0.516, 3.002, 3.771, 3.337, -2.628, 3.642, 0.504, -3.095, 3.223, -3.612, -2.277, 3.096, -0.912,
    0.62, 0.617, 2.3, 1.165, -0.077],
    output: [0.516, 3.002, 3.002, 3.771, 0.504, -3.095, -3.095, 3.223, -3.612, -2.277, -2.277, 3.096, 2.3,
    1.165, 1.165, -0.077],
}, name='factors_rounded_down_half_pixel_centers').AddNchw(input, output, layout).AddVariations('float16').DisableLifeTimeVariation()

# No batches in, none out.
# Expected values: none: the model must fail, or its outputs are not compared by value.
given_scores = Parameter('given_scores', (F32, [1, 2]), [3.0, 2.0])
given_boxes = Parameter('given_boxes', (F32, [1, 8]), [2.0, 1.0, 9.0, 7.0, 0.0, 0.0, 5.0, 6.0])
batch_of_box = Parameter('batch_of_box', (I32, [1]), [0])
scores = Output('scores', (F32, [0]))
boxes = Internal('boxes', (F32, [0, 4]))
classes = Output('classes', (I32, [0]))
batches = Internal('batches', (I32, [0]))
input = Input('input', (F32, [1, 3, 3, 2]))
no_batches = Internal('no_batches', (F32, [0, 4, 5, 2]))
output = Output('output', (F32, [0, 2, 3, 2]))
model = Model()
model.Operation('BOX_WITH_NMS_LIMIT', given_scores, given_boxes, batch_of_box, 100.0, -1, 0, 0.4, 1.0, 0.3).To(scores, boxes, classes, batches)
model.Operation('ROI_ALIGN', input, boxes, batches, 4, 5, 1.0, 1.0, 0, 0, False).To(no_batches)
model.Operation('RESIZE_NEAREST_NEIGHBOR', no_batches, 3, 2, False).To(output)
Example({
    scores: [],
    classes: [],
    input: [2.368, -1.149, -0.497, -3.48, 0.308, 2.871, -0.129, -1.558, -1.324, -3.625, 0.598, -2.836, 0.881,
    2.453, -1.693, -3.653, -3.28, -1.795],
    output: [],
}, name='zero_sized').AddVariations('relaxed', 'float16').DisableLifeTimeVariation()
