# Licensed under the Apache License, Version 2.0; see LICENSE.
# Written by 'python -m corpus' from corpus/families/activation.py; do not edit.
#
# TANH: tensors of many elements, in sizes of no block, and beside powers of two.

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

# A function has many elements, beyond one block, tile or vector, with a rest.
# Expected values: float64 formula.
x1 = Input('x1', (U8, [7, 11, 13, 17], 0.03125, 120))
t2 = Output('t2', (U8, [7, 11, 13, 17], 0.0078125, 128))
model = Model()
model.Operation('TANH', x1).To(t2)
Example({
    x1: (packed('<i2',
    'c-jj{KHF}YKG8d|@zJq~Tf(nxk@k5Y9Xnw`%k#`<q8p>smLHwm^-$>}yN74xmcZ79DJGuAavS^Bwd&Yf@qJ~W1ONb})Ey='
) * 279)[:17017],
    t2: (packed('<i2',
    'c-j*-`@e(L=?cH$;{X4y{F43ui;@37qsGOz>;8NEXZ)$e^!eY7gZ~--Gw|@X{1V;x&XR?fnepeD9~+t2SQ-8^Pyzrgavp>'
) * 279)[:17017],
}, name='row_quant8').AddVariations(signed(x1, t2)).DisableLifeTimeVariation()

# A function has many elements, beyond one block, tile or vector, with a rest.
# Expected values: float64 formula.
x1 = Input('x1', (U8, [2, 3, 21, 19], 0.03125, 120))
t2 = Output('t2', (U8, [2, 3, 21, 19], 0.0078125, 128))
model = Model()
model.Operation('TANH', x1).To(t2)
Example({
    x1: (packed('<i2',
    'c-jj{KHF}YKG8d|@zJq~Tf(nxk@k5Y9Xnw`%k#`<q8p>smLHwm^-$>}yN74xmcZ79DJGuAavS^Bwd&Yf@qJ~W1ONb})Ey='
) * 40)[:2394],
    t2: (packed('<i2',
    'c-j*-`@e(L=?cH$;{X4y{F43ui;@37qsGOz>;8NEXZ)$e^!eY7gZ~--Gw|@X{1V;x&XR?fnepeD9~+t2SQ-8^Pyzrgavp>'
) * 40)[:2394],
}, name='image_quant8').AddVariations(signed(x1, t2)).DisableLifeTimeVariation()

# A function has many elements, beyond one block, tile or vector, with a rest.
# Expected values: float64 formula.
x1 = Input('x1', (F32, [7, 11, 13, 17]))
t2 = Output('t2', (F32, [7, 11, 13, 17]))
model = Model()
model.Operation('TANH', x1).To(t2)
Example({
    x1: (packed('<i2',
    'c-jGa0EPek!ImogHUNP$@#J{Kj|TPqP!Z}g!wS$eK@fiL))C{L^<$S|7y>VdLjps2PRc3r0f-$v0Ie7ZmV=va3Ge{_2mb;20sHa%'
    '2?`AT0rU+H`t}6|4-NSB|Na5+{P6Vw1py250rCp;{`~Oq{rm9<_4f-6_Vf4p@)-C(3j', 0.0009765625
) * 279)[:17017],
    t2: (packed('<f4',
    'c-mX^Zk=*;^H-1h&JVmzg==%ootDR~6qBm&S|wO`w(NIjqL}*<rp?o%=DbwjwfN|nCI*dG`H<IKHk_$HPcZcEfB#`e_UT*vZG9$c'
    '>HA;gv^s9_W4JwGUr=M%pLbEa!**6?7tDF1@uhrPU#r)?jl$v!y_Ux}yR`l|xF)BjUL>f@y((v_OTB4LZQY00b@lbB)sgx2^<}l~'
    '6I$yH>T3_ichuJJs;{ZrWmRAQDYCx2wyF-utB9|+-*30iexKcbyZ!t3+uMU!_V!>FkleEmB)Z?u-VUg0zy1DwKn@Ut<v|kr0VL#n'
    'AO'
) * 279)[:17017],
}, name='row').DisableLifeTimeVariation()

# A function has many elements, beyond one block, tile or vector, with a rest.
# Expected values: float64 formula.
x1 = Input('x1', (F32, [2, 3, 21, 19]))
t2 = Output('t2', (F32, [2, 3, 21, 19]))
model = Model()
model.Operation('TANH', x1).To(t2)
Example({
    x1: (packed('<i2',
    'c-jGa0EPek!ImogHUNP$@#J{Kj|TPqP!Z}g!wS$eK@fiL))C{L^<$S|7y>VdLjps2PRc3r0f-$v0Ie7ZmV=va3Ge{_2mb;20sHa%'
    '2?`AT0rU+H`t}6|4-NSB|Na5+{P6Vw1py250rCp;{`~Oq{rm9<_4f-6_Vf4p@)-C(3j', 0.0009765625
) * 40)[:2394],
    t2: (packed('<f4',
    'c-mX^Zk=*;^H-1h&JVmzg==%ootDR~6qBm&S|wO`w(NIjqL}*<rp?o%=DbwjwfN|nCI*dG`H<IKHk_$HPcZcEfB#`e_UT*vZG9$c'
    '>HA;gv^s9_W4JwGUr=M%pLbEa!**6?7tDF1@uhrPU#r)?jl$v!y_Ux}yR`l|xF)BjUL>f@y((v_OTB4LZQY00b@lbB)sgx2^<}l~'
    '6I$yH>T3_ichuJJs;{ZrWmRAQDYCx2wyF-utB9|+-*30iexKcbyZ!t3+uMU!_V!>FkleEmB)Z?u-VUg0zy1DwKn@Ut<v|kr0VL#n'
    'AO'
) * 40)[:2394],
}, name='image').DisableLifeTimeVariation()

# A function has many elements that half precision holds.
# Expected values: float64 formula.
x1 = Input('x1', (F32, [2, 3, 21, 19]))
t2 = Output('t2', (F32, [2, 3, 21, 19]))
model = Model()
model.Operation('TANH', x1).To(t2)
Example({
    x1: (packed('|i1',
    'c-jFy0K)$#!vg#t`~>C%@5k{cDlqp4(KI{g+Y}o-HQ?3%`vk-C!_@{A1T4%3$tcnJ@x#RT?8YF}+%7cO&fe<D%fccZ', 0.0625
) * 40)[:2394],
    t2: (packed('<f4',
    'c-p(hck=81uU~7w-kL3Q?bJ&P{|B}&&eX|8_k=WGID7Ofp9bHB`K@1DZRc+}_`qL=ug5~}cXR7&HQR$_%Y(Pb9awXE+Ue7ePsdMt'
    'BNx28W#<IzwcFV>`L_q1TD<Dd=>x_G7FT7Req~)%F=@iiHwU)2Xf8VSDn7w_67w0GikkX=Ri#x`IaQwZ)-|<tOqc5F>(i?v^Xu!&'
    'YU^iJ)tl7UZjY_1t>0c>Q+LU_zMd%(C{a~cUsGR^SZ}}IcAxz|yZv_i_wTp2w+GTd0>lE6d-s7v_uJXqfyMXl+Ybg{c`yqA?lgjk'
) * 40)[:2394],
}, name='image_of_halves').AddVariations('float16').DisableLifeTimeVariation()
