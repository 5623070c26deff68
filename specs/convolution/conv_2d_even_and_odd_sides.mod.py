# Licensed under the Apache License, Version 2.0; see LICENSE.
# Written by 'python -m corpus' from corpus/families/convolution.py; do not edit.
#
# CONV_2D: images of even and odd sides, by strides of each kind.

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

# How padding is shared out depends on what a stride leaves of an image, every pair of a side and
# the next longer one.
# Expected values: float64 formula.
x1 = Input('x1', (F32, [1, 4, 4, 2]))
c2 = Parameter('c2', (F32, [2, 3, 3, 2]), packed('|i1',
    'c-ke1u?+wK2!rVVM`KkONYI3!-&zoM+#&<MkO&F', 1.0
))
c3 = Parameter('c3', (F32, [2]), [-0.5, 1.0])
t4 = Output('t4', (F32, [1, 4, 4, 2]))
t5 = Output('t5', (F32, [1, 2, 2, 2]))
x6 = Input('x6', (F32, [1, 4, 5, 2]))
c7 = Parameter('c7', (F32, [2, 3, 3, 2]), packed('|i1',
    'c-j?+fe8Qr41)Ckqnjf{NyM=!le+nQ_v8bvq6r8', 1.0
))
c8 = Parameter('c8', (F32, [2]), [-0.5, 1.0])
t9 = Output('t9', (F32, [1, 4, 5, 2]))
t10 = Output('t10', (F32, [1, 2, 3, 2]))
x11 = Input('x11', (F32, [1, 5, 4, 2]))
c12 = Parameter('c12', (F32, [2, 3, 3, 2]), packed('|i1',
    'c-l3{u?+wK2!Js7|7g^~grT8G6!6ORzIeg_u}BF6', 1.0
))
c13 = Parameter('c13', (F32, [2]), [-0.5, 1.0])
t14 = Output('t14', (F32, [1, 5, 4, 2]))
t15 = Output('t15', (F32, [1, 3, 2, 2]))
x16 = Input('x16', (F32, [1, 5, 5, 2]))
c17 = Parameter('c17', (F32, [2, 3, 3, 2]), packed('|i1',
    'c-muRWMpLc&+z|0g!~WW0U3-y76TXprT+r}{R$5K', 1.0
))
c18 = Parameter('c18', (F32, [2]), [-0.5, 1.0])
t19 = Output('t19', (F32, [1, 5, 5, 2]))
t20 = Output('t20', (F32, [1, 3, 3, 2]))
model = Model()
model.Operation('CONV_2D', x1, c2, c3, 1, 1, 1, 0).To(t4)
model.Operation('CONV_2D', x1, c2, c3, 2, 1, 1, 0).To(t5)
model.Operation('CONV_2D', x6, c7, c8, 1, 1, 1, 0).To(t9)
model.Operation('CONV_2D', x6, c7, c8, 2, 1, 1, 0).To(t10)
model.Operation('CONV_2D', x11, c12, c13, 1, 1, 1, 0).To(t14)
model.Operation('CONV_2D', x11, c12, c13, 2, 1, 1, 0).To(t15)
model.Operation('CONV_2D', x16, c17, c18, 1, 1, 1, 0).To(t19)
model.Operation('CONV_2D', x16, c17, c18, 2, 1, 1, 0).To(t20)
Example({
    x1: packed('|i1',
    'c-jrfK@tEE5Cg#)R{sCq1WO;A3W;g&d)m^Pg~d-w!w(rp4)g', 0.5
),
    t4: packed('|i1',
    'c-jFV0N?-a{_OMy`wj&U2mB8I2ml7|4e;|2^aB45`v@fE0SWa8_zwy', 0.5
),
    t5: [-2.0, 7.0, -0.5, 4.0, -8.0, -6.5, 8.0, -6.0],
    x6: packed('|i1',
    'c-jre!4Uv32m-L9MfaaqP}}@+1%Vt=7IQ6Z+rOBKMDQS5^#F&n68r', 0.5
),
    t9: packed('|i1',
    'c-jFd0N4NT1P1~Y4D|Z|0{r<K1OpcF{Rau{=?Dn?0{`*>^z`%r6ao$F1N;U}j1d3', 0.5
),
    t10: [13.5, 2.0, 1.5, 11.0, -7.5, -1.5, 4.0, 4.0, -2.0, 1.0, -0.5, -7.0],
    x11: packed('|i1',
    'c-jTQ0TKWp2m-Lfp#Q&DN!s>CHdrWW+w2%8t!sNRlh6<RpHda`', 0.5
),
    t14: packed('|i1',
    'c-jFd0N4Ks{`&V03Gog7`Sb?=`UUp^`1=pv1_cQK0}uA{1^f{C1nUhE3IhSLloAO', 0.5
),
    t15: [-6.0, 3.0, -0.5, -3.0, -2.5, 7.5, -16.5, 3.0, 7.5, -5.0, -7.0, 2.5],
    x16: packed('|i1',
    'c-j@nK@I>Q2m`PThyQ=?9H1sWwGU=RIs!&nl^jql>^BNkr&;^}ki1`#6$S', 0.5
),
    t19: packed('|i1',
    'c-jFn0L}mY3H%Ha_4y3@{pt?;`x6WX5BvK6{0Z&#0rLg;_Za{54)q5I`uhR%1n>Lp@BH=r{P1}nu>', 0.5
),
    t20: [-2.5, -2.5, 9.5, 6.0, 3.0, 7.5, 4.5, -9.5, -5.5, 0.5, -6.5, 2.5, -6.0, 7.0, -5.5, 3.5, 3.5, -3.0],
}, name='3x3_by_1').AddVariations('float16').DisableLifeTimeVariation()

# How padding is shared out depends on what a stride leaves of an image, every pair of a side and
# the next longer one.
# Expected values: float64 formula.
x1 = Input('x1', (U8, [1, 4, 4, 2], 0.5, 120))
c2 = Parameter('c2', (U8, [2, 3, 3, 2], 0.5, 128), packed('<i2',
    'c-pJ0Yiep}YN)G&&_D<T4Rs9-AOWyYLlXlL007w45)%'
))
c3 = Parameter('c3', (I32, [2], 0.25, 0), [-2, 4])
t4 = Output('t4', (U8, [1, 4, 4, 2], 0.5, 120))
t5 = Output('t5', (U8, [1, 2, 2, 2], 0.5, 120))
x6 = Input('x6', (U8, [1, 4, 5, 2], 0.5, 120))
c7 = Parameter('c7', ('TENSOR_QUANT8_SYMM_PER_CHANNEL', [2, 3, 3, 2]), packed('|i1',
    'c-j@l!3h9B5Q9LG^j~oZxA%}y#IY%p`!xAM+HgLvmI)a'
), extraParams=SymmPerChannelQuantParams(0, [0.5, 0.25]))
c8 = Parameter('c8', (I32, [2]), [-2, 8])
t9 = Output('t9', (U8, [1, 4, 5, 2], 0.5, 120))
t10 = Output('t10', (U8, [1, 2, 3, 2], 0.5, 120))
x11 = Input('x11', (U8, [1, 5, 4, 2], 0.5, 120))
c12 = Parameter('c12', (U8, [2, 3, 3, 2], 0.5, 128), packed('<i2',
    'c-pJ0Yp82#XliO`XlMeVx+WkSC|1`1V>UD}5CH(zO%eq'
))
c13 = Parameter('c13', (I32, [2], 0.25, 0), [-2, 4])
t14 = Output('t14', (U8, [1, 5, 4, 2], 0.5, 120))
t15 = Output('t15', (U8, [1, 3, 2, 2], 0.5, 120))
x16 = Input('x16', (U8, [1, 5, 5, 2], 0.5, 120))
c17 = Parameter('c17', ('TENSOR_QUANT8_SYMM_PER_CHANNEL', [2, 3, 3, 2]), packed('|i1',
    'c-ke$0R{jt0K>qj{{O{Mn@u>9B#iC5dq`DYZ9V*o4)F'
), extraParams=SymmPerChannelQuantParams(0, [0.5, 0.25]))
c18 = Parameter('c18', (I32, [2]), [-2, 8])
t19 = Output('t19', (U8, [1, 5, 5, 2], 0.5, 120))
t20 = Output('t20', (U8, [1, 3, 3, 2], 0.5, 120))
model = Model()
model.Operation('CONV_2D', x1, c2, c3, 1, 1, 1, 0).To(t4)
model.Operation('CONV_2D', x1, c2, c3, 2, 1, 1, 0).To(t5)
model.Operation('CONV_2D', x6, c7, c8, 1, 1, 1, 0).To(t9)
model.Operation('CONV_2D', x6, c7, c8, 2, 1, 1, 0).To(t10)
model.Operation('CONV_2D', x11, c12, c13, 1, 1, 1, 0).To(t14)
model.Operation('CONV_2D', x11, c12, c13, 2, 1, 1, 0).To(t15)
model.Operation('CONV_2D', x16, c17, c18, 1, 1, 1, 0).To(t19)
model.Operation('CONV_2D', x16, c17, c18, 2, 1, 1, 0).To(t20)
Example({
    x1: packed('|i1',
    'c-jrfK@tEE5Cg$KC)gTR-cBEzHnu2@HA~4ojlxelTMzZP4)g'
),
    t4: packed('<i2',
    'c-l)VOUbD#ZmVstFKH`psHjV8&B*S^sVZ+PZkQ8W*_g{f0002j#}5h'
),
    t5: [116, 134, 119, 128, 104, 107, 136, 108],
    x6: packed('|i1',
    'c-jre!4Uv32m-L31@&mr+1vbbA;>NpgtrNGlE12$)%a)<@c@7m61)'
),
    t9: packed('<i2',
    'c-l*^sjup7$tkX=Dk+>?Q{9(YTHlzO*w9c?Ri0Iulao`~Q`MSWT~fzDBme+$84|z'
),
    t10: [147, 124, 123, 142, 105, 117, 128, 128, 116, 122, 119, 106],
    x11: packed('|i1',
    'c-jTQ0TKWp2m-J_E6HKd+uP<bfV|pd3NAvIl?PzdO&Ul3fU**^'
),
    t14: packed('<i2',
    'c-m_$E6Q(c%xo<y%&99cs?Dz~C~gn0t8J{PZqLiAE$Jw%Np9_Is;*=p5&!^hi4w^'
),
    t15: [108, 126, 119, 114, 115, 135, 87, 126, 135, 110, 106, 125],
    x16: packed('|i1',
    'c-j@n$qfJ?3<I#8Lk}gS%nnF?xfXkCLSirjIc^#So;MJ(CY=6A+P+je7j^'
),
    t19: packed('<i2',
    'c-kv#ENSV=Eo><+O=>GH?ry1TFD@!CX-v(n%&slSpHQCDmRnz6R9u-|lU|&fUXoi<!ay<r0Nc+OAp'
),
    t20: [115, 115, 139, 132, 126, 135, 129, 101, 109, 121, 107, 125, 108, 134, 109, 127, 127, 114],
}, name='3x3_by_1_quant8').AddVariations(signed(x1, c2, t4, t5, x6, t9, t10, x11, c12, t14, t15, x16, t19, t20)).DisableLifeTimeVariation()

# How padding is shared out depends on what a stride leaves of an image, every pair of a side and
# the next longer one.
# Expected values: float64 formula.
x1 = Input('x1', (F32, [1, 4, 4, 2]))
c2 = Parameter('c2', (F32, [2, 3, 3, 2]), packed('|i1',
    'c-s5V$iT<|1pmQ^5d{AK2a5a$(Lex_1pui^3jq', 1.0
))
c3 = Parameter('c3', (F32, [2]), [-0.5, 1.0])
t4 = Output('t4', (F32, [1, 2, 2, 2]))
t5 = Output('t5', (F32, [1, 1, 1, 2]))
x6 = Input('x6', (F32, [1, 4, 5, 2]))
c7 = Parameter('c7', (F32, [2, 3, 3, 2]), packed('|i1',
    'c-mw9&&bHY`2Rlx5CWP1K@h}%i83-UFaiJ;HVy&', 1.0
))
c8 = Parameter('c8', (F32, [2]), [-0.5, 1.0])
t9 = Output('t9', (F32, [1, 2, 3, 2]))
t10 = Output('t10', (F32, [1, 1, 2, 2]))
x11 = Input('x11', (F32, [1, 5, 4, 2]))
c12 = Parameter('c12', (F32, [2, 3, 3, 2]), packed('|i1',
    'c-kF@!4Uue3`5v|=rrl^Kp<dh>@3$k&2zXP3;_', 1.0
))
c13 = Parameter('c13', (F32, [2]), [-0.5, 1.0])
t14 = Output('t14', (F32, [1, 3, 2, 2]))
t15 = Output('t15', (F32, [1, 2, 1, 2]))
x16 = Input('x16', (F32, [1, 5, 5, 2]))
c17 = Parameter('c17', (F32, [2, 3, 3, 2]), packed('|i1',
    'c-kF^u?+wK41(bQqpg+%1|n!Ok>(xg>W2gN><s+', 1.0
))
c18 = Parameter('c18', (F32, [2]), [-0.5, 1.0])
t19 = Output('t19', (F32, [1, 3, 3, 2]))
t20 = Output('t20', (F32, [1, 2, 2, 2]))
model = Model()
model.Operation('CONV_2D', x1, c2, c3, 1, 2, 2, 0).To(t4)
model.Operation('CONV_2D', x1, c2, c3, 2, 2, 2, 0).To(t5)
model.Operation('CONV_2D', x6, c7, c8, 1, 2, 2, 0).To(t9)
model.Operation('CONV_2D', x6, c7, c8, 2, 2, 2, 0).To(t10)
model.Operation('CONV_2D', x11, c12, c13, 1, 2, 2, 0).To(t14)
model.Operation('CONV_2D', x11, c12, c13, 2, 2, 2, 0).To(t15)
model.Operation('CONV_2D', x16, c17, c18, 1, 2, 2, 0).To(t19)
model.Operation('CONV_2D', x16, c17, c18, 2, 2, 2, 0).To(t20)
Example({
    x1: packed('|i1',
    'c-jTQfeipK2m-JG>i_pDy0usq#{Jj=4;CVYB0aj?56mJA3I', 0.5
),
    t4: [9.0, 3.0, -2.0, 1.0, 8.0, -1.0, -1.0, 6.0],
    t5: [9.0, 3.0],
    x6: packed('|i1',
    'c-j@hfe8RG3<5Bm(*N&uR>neBkS@t%qvJSf2l~sL4F}i<U6c_D', 0.5
),
    t9: [8.5, 0.0, 0.5, 8.0, 14.5, -7.5, 1.5, 5.0, 7.5, -1.5, -2.0, -0.5],
    t10: [7.5, -5.5, 16.5, 2.5],
    x11: packed('|i1',
    'c-jTQ0TKWp2m-J}l>fgsq}sx<0=Y1C4lSW2WtVP+eNoT(E*cOX', 0.5
),
    t14: [6.5, -1.0, -6.5, 2.5, -5.5, 11.0, 5.0, 0.0, 5.0, -4.5, -1.0, -3.0],
    t15: [5.0, 8.0, -9.0, 1.5],
    x16: packed('|i1',
    'c-jre!4Uu;3<9vDsQb?gv}%6gn8`G<P$lAEW1Ck0SXWDqrmriU(|L_b9LE', 0.5
),
    t19: [-0.5, 0.5, -2.0, 0.0, 1.0, 2.5, 9.0, -13.0, 5.5, 10.0, 7.5, -2.5, -4.5, 0.5, -8.5, -3.5, -5.5, 8.0],
    t20: [-2.5, -5.0, -1.5, 0.0, -0.5, 9.5, 1.5, 8.0],
}, name='3x3_by_2').AddVariations('float16').DisableLifeTimeVariation()

# How padding is shared out depends on what a stride leaves of an image, every pair of a side and
# the next longer one.
# Expected values: float64 formula.
x1 = Input('x1', (U8, [1, 4, 4, 2], 0.5, 120))
c2 = Parameter('c2', (U8, [2, 3, 3, 2], 0.5, 128), packed('<i2',
    'c-pILYG`Tzf;up20)e_Zphz8v1_F>Q0}%iK)xi=0'
))
c3 = Parameter('c3', (I32, [2], 0.25, 0), [-2, 4])
t4 = Output('t4', (U8, [1, 2, 2, 2], 0.5, 120))
t5 = Output('t5', (U8, [1, 1, 1, 2], 0.5, 120))
x6 = Input('x6', (U8, [1, 4, 5, 2], 0.5, 120))
c7 = Parameter('c7', ('TENSOR_QUANT8_SYMM_PER_CHANNEL', [2, 3, 3, 2]), packed('|i1',
    'c-jrd!3h8W0D?e?_MbSS^mD3&TK-wpN&Gm7!2=dm4hH'
), extraParams=SymmPerChannelQuantParams(0, [0.5, 0.25]))
c8 = Parameter('c8', (I32, [2]), [-2, 8])
t9 = Output('t9', (U8, [1, 2, 3, 2], 0.5, 120))
t10 = Output('t10', (U8, [1, 1, 2, 2], 0.5, 120))
x11 = Input('x11', (U8, [1, 5, 4, 2], 0.5, 120))
c12 = Parameter('c12', (U8, [2, 3, 3, 2], 0.5, 128), packed('<i2',
    'c-m`fXlSTwXlSYfqPiv^2gC%ifxM=sIxu7)0ssKjYZ3t'
))
c13 = Parameter('c13', (I32, [2], 0.25, 0), [-2, 4])
t14 = Output('t14', (U8, [1, 3, 2, 2], 0.5, 120))
t15 = Output('t15', (U8, [1, 2, 1, 2], 0.5, 120))
x16 = Input('x16', (U8, [1, 5, 5, 2], 0.5, 120))
c17 = Parameter('c17', ('TENSOR_QUANT8_SYMM_PER_CHANNEL', [2, 3, 3, 2]), packed('|i1',
    'c-kGri3tEO0E0jY*?(dQeS~v?WP1pAC_k&VZ~*pN4D$'
), extraParams=SymmPerChannelQuantParams(0, [0.5, 0.25]))
c18 = Parameter('c18', (I32, [2]), [-2, 8])
t19 = Output('t19', (U8, [1, 3, 3, 2], 0.5, 120))
t20 = Output('t20', (U8, [1, 2, 2, 2], 0.5, 120))
model = Model()
model.Operation('CONV_2D', x1, c2, c3, 1, 2, 2, 0).To(t4)
model.Operation('CONV_2D', x1, c2, c3, 2, 2, 2, 0).To(t5)
model.Operation('CONV_2D', x6, c7, c8, 1, 2, 2, 0).To(t9)
model.Operation('CONV_2D', x6, c7, c8, 2, 2, 2, 0).To(t10)
model.Operation('CONV_2D', x11, c12, c13, 1, 2, 2, 0).To(t14)
model.Operation('CONV_2D', x11, c12, c13, 2, 2, 2, 0).To(t15)
model.Operation('CONV_2D', x16, c17, c18, 1, 2, 2, 0).To(t19)
model.Operation('CONV_2D', x16, c17, c18, 2, 2, 2, 0).To(t20)
Example({
    x1: packed('|i1',
    'c-jTQfeipK2m-L56<q-J_O&b>6Y&(LnlNY0laTJM5BH)E3I'
),
    t4: [138, 126, 116, 122, 136, 118, 118, 132],
    t5: [138, 126],
    x6: packed('|i1',
    'c-j@hfe8RG3<9v9ofVwY+s8ttZcma6SPO!b*8LUUVb-1pfb<f|'
),
    t9: [137, 120, 121, 136, 149, 105, 123, 130, 135, 117, 116, 119],
    t10: [135, 109, 153, 125],
    x11: packed('|i1',
    'c-jTQ0TKWp2m-J_OVlCC+uP_xsGzl7Wh9y;Jja;ObJY+0gL)F)'
),
    t14: [133, 118, 107, 125, 109, 142, 130, 120, 130, 111, 118, 114],
    t15: [130, 136, 102, 123],
    x16: packed('|i1',
    'c-jre!4Uu;3<9v7f!3p_vul1yGg6neJ%jlA_%KBM5DOa=x)w+2TY6FQ7dH'
),
    t19: [119, 121, 116, 120, 122, 125, 138, 94, 131, 140, 135, 115, 111, 121, 103, 113, 109, 136],
    t20: [115, 110, 117, 120, 119, 139, 123, 136],
}, name='3x3_by_2_quant8').AddVariations(signed(x1, c2, t4, t5, x6, t9, t10, x11, c12, t14, t15, x16, t19, t20)).DisableLifeTimeVariation()

# How padding is shared out depends on what a stride leaves of an image, every pair of a side and
# the next longer one.
# Expected values: float64 formula.
x1 = Input('x1', (F32, [1, 2, 4, 4]))
c2 = Parameter('c2', (F32, [2, 3, 3, 2]), packed('|i1',
    'c-ke%!3_Wa41z$}e`u=d=R#0TNE}m<#xKeN0;3E4', 1.0
))
c3 = Parameter('c3', (F32, [2]), [-0.5, 1.0])
t4 = Output('t4', (F32, [1, 2, 2, 2]))
t5 = Output('t5', (F32, [1, 2, 1, 1]))
x6 = Input('x6', (F32, [1, 2, 4, 5]))
c7 = Parameter('c7', (F32, [2, 3, 3, 2]), packed('|i1',
    'c-j?+hY0`x0D|=YqZ<+i$`F-=d+)}>!2+Rc4F3', 1.0
))
c8 = Parameter('c8', (F32, [2]), [-0.5, 1.0])
t9 = Output('t9', (F32, [1, 2, 2, 3]))
t10 = Output('t10', (F32, [1, 2, 1, 2]))
x11 = Input('x11', (F32, [1, 2, 5, 4]))
c12 = Parameter('c12', (F32, [2, 3, 3, 2]), packed('|i1',
    'c-s5V_@9A+k%965e-H`eFhZ&SAPEK#`#%7;a|#6', 1.0
))
c13 = Parameter('c13', (F32, [2]), [-0.5, 1.0])
t14 = Output('t14', (F32, [1, 2, 3, 2]))
t15 = Output('t15', (F32, [1, 2, 2, 1]))
x16 = Input('x16', (F32, [1, 2, 5, 5]))
c17 = Parameter('c17', (F32, [2, 3, 3, 2]), packed('|i1',
    'c-j?)feiov3`6w)qs>Hu3qTz+%MiQzd&YJP1O', 1.0
))
c18 = Parameter('c18', (F32, [2]), [-0.5, 1.0])
t19 = Output('t19', (F32, [1, 2, 3, 3]))
t20 = Output('t20', (F32, [1, 2, 2, 2]))
model = Model()
model.Operation('CONV_2D', x1, c2, c3, 1, 2, 2, 0, True).To(t4)
model.Operation('CONV_2D', x1, c2, c3, 2, 2, 2, 0, True).To(t5)
model.Operation('CONV_2D', x6, c7, c8, 1, 2, 2, 0, True).To(t9)
model.Operation('CONV_2D', x6, c7, c8, 2, 2, 2, 0, True).To(t10)
model.Operation('CONV_2D', x11, c12, c13, 1, 2, 2, 0, True).To(t14)
model.Operation('CONV_2D', x11, c12, c13, 2, 2, 2, 0, True).To(t15)
model.Operation('CONV_2D', x16, c17, c18, 1, 2, 2, 0, True).To(t19)
model.Operation('CONV_2D', x16, c17, c18, 2, 2, 2, 0, True).To(t20)
Example({
    x1: packed('|i1',
    'c-jTQfe`>83<9ykR`;Kmr)n}y9Qg*kiqQ$;v8#_qA8wKp&j', 0.5
),
    t4: [-7.0, 2.0, 1.0, 2.0, 1.5, -7.0, -1.0, -4.0],
    t5: [-7.0, 1.5],
    x6: packed('|i1',
    'c-jTQfeipK2m-L6!vFV9)V1B!!0d5N2M10r-W@{b2xMCNv?3A}', 0.5
),
    t9: [1.0, -1.5, 6.0, 1.5, -5.0, 5.0, 8.0, -0.5, 3.0, 10.5, 2.5, 1.5],
    t10: [-10.5, 0.0, 1.5, -3.5],
    x11: packed('|i1',
    'c-jrf$q@h`3<AKx1pBWSa_Bxc#3MAu3PFKNv@2#e_Xm8;OFpH*6Xy', 0.5
),
    t14: [1.0, -7.0, 10.5, 7.0, 7.5, 1.5, 5.5, 7.5, -0.5, 2.0, -8.0, -5.5],
    t15: [-3.5, 6.5, -9.5, -6.5],
    x16: packed('|i1',
    'c-jrY0TKWp2m-J}g#W+S)M~rl=_te7O9h-Bk#g~7q4^;Xz`;n_5ATH$IR', 0.5
),
    t19: [-13.5, -3.5, -2.0, -3.5, 6.5, 0.5, 4.5, 2.5, -1.0, 1.5, 1.5, -1.0, -4.0, -1.5, 13.5, 7.0, 7.5, 9.0],
    t20: [1.5, -1.5, -7.0, 9.5, -3.0, 0.0, 5.5, 8.0],
}, name='3x3_by_2_nchw').AddVariations('float16').DisableLifeTimeVariation()

# How padding is shared out depends on what a stride leaves of an image, every pair of a side and
# the next longer one.
# Expected values: float64 formula.
x1 = Input('x1', (U8, [1, 2, 4, 4], 0.5, 120))
c2 = Parameter('c2', (U8, [2, 3, 3, 2], 0.5, 128), packed('<i2',
    'c-pJ0tE+2hXliJv0}&vyuCA%B3CMs5H310*A^-r>H4*s'
))
c3 = Parameter('c3', (I32, [2], 0.25, 0), [-2, 4])
t4 = Output('t4', (U8, [1, 2, 2, 2], 0.5, 120))
t5 = Output('t5', (U8, [1, 2, 1, 1], 0.5, 120))
x6 = Input('x6', (U8, [1, 2, 4, 5], 0.5, 120))
c7 = Parameter('c7', ('TENSOR_QUANT8_SYMM_PER_CHANNEL', [2, 3, 3, 2]), packed('|i1',
    'c-j?)fe8Qr2!llS|HTn45mAb$?DAzMm2@6*p+pSv'
), extraParams=SymmPerChannelQuantParams(0, [0.5, 0.25]))
c8 = Parameter('c8', (I32, [2]), [-2, 8])
t9 = Output('t9', (U8, [1, 2, 2, 3], 0.5, 120))
t10 = Output('t10', (U8, [1, 2, 1, 2], 0.5, 120))
x11 = Input('x11', (U8, [1, 2, 5, 4], 0.5, 120))
c12 = Parameter('c12', (U8, [2, 3, 3, 2], 0.5, 128), packed('<i2',
    'c-pILs%vOyYG|sf1Cc;Z6O^h0Ni=}ibqquR0M|1T2>'
))
c13 = Parameter('c13', (I32, [2], 0.25, 0), [-2, 4])
t14 = Output('t14', (U8, [1, 2, 3, 2], 0.5, 120))
t15 = Output('t15', (U8, [1, 2, 2, 1], 0.5, 120))
x16 = Input('x16', (U8, [1, 2, 5, 5], 0.5, 120))
c17 = Parameter('c17', ('TENSOR_QUANT8_SYMM_PER_CHANNEL', [2, 3, 3, 2]), packed('|i1',
    'c-j?)fe8Qr41y&3|Kf-(5wv=MwnBZ4O^CB@562V>3j'
), extraParams=SymmPerChannelQuantParams(0, [0.5, 0.25]))
c18 = Parameter('c18', (I32, [2]), [-2, 8])
t19 = Output('t19', (U8, [1, 2, 3, 3], 0.5, 120))
t20 = Output('t20', (U8, [1, 2, 2, 2], 0.5, 120))
model = Model()
model.Operation('CONV_2D', x1, c2, c3, 1, 2, 2, 0, True).To(t4)
model.Operation('CONV_2D', x1, c2, c3, 2, 2, 2, 0, True).To(t5)
model.Operation('CONV_2D', x6, c7, c8, 1, 2, 2, 0, True).To(t9)
model.Operation('CONV_2D', x6, c7, c8, 2, 2, 2, 0, True).To(t10)
model.Operation('CONV_2D', x11, c12, c13, 1, 2, 2, 0, True).To(t14)
model.Operation('CONV_2D', x11, c12, c13, 2, 2, 2, 0, True).To(t15)
model.Operation('CONV_2D', x16, c17, c18, 1, 2, 2, 0, True).To(t19)
model.Operation('CONV_2D', x16, c17, c18, 2, 2, 2, 0, True).To(t20)
Example({
    x1: packed('|i1',
    'c-jTQfe`>83<9y8d8&u4&TdkJ<!Bjnn#wa_b9<gDAM*na&j'
),
    t4: [106, 124, 122, 124, 123, 106, 118, 112],
    t5: [106, 123],
    x6: packed('|i1',
    'c-jTQfeipK2m-L5Cu&gP_O%fgWLB#njFMOtUpL24n$p7le}WR#'
),
    t9: [122, 117, 132, 123, 110, 130, 136, 119, 126, 141, 125, 123],
    t10: [99, 120, 123, 113],
    x11: packed('|i1',
    'c-jrf!4Uv32m-L3vFahx+1orLc)(-@1VTK^jHBw_{=t~=wI6*T5~l'
),
    t14: [122, 106, 141, 134, 135, 123, 131, 135, 119, 124, 104, 109],
    t15: [113, 133, 101, 107],
    x16: packed('|i1',
    'c-jrY0TKWp2m-J_o7y45+iSb-$_c}rO%1#*k#g{EAo*brz(Prz4_iDJsQ'
),
    t19: [93, 113, 116, 113, 133, 121, 129, 125, 118, 123, 123, 118, 112, 117, 147, 134, 135, 138],
    t20: [123, 117, 106, 139, 114, 120, 131, 136],
}, name='3x3_by_2_nchw_quant8').AddVariations(signed(x1, c2, t4, t5, x6, t9, t10, x11, c12, t14, t15, x16, t19, t20)).DisableLifeTimeVariation()

# How padding is shared out depends on what a stride leaves of an image, every pair of a side and
# the next longer one.
# Expected values: float64 formula.
x1 = Input('x1', (F32, [1, 4, 4, 2]))
c2 = Parameter('c2', (F32, [2, 3, 3, 2]), packed('|i1',
    'c-kF?fe8Qr41)6iqg@L`RWQDR*kq8o&jAcg3<d', 1.0
))
c3 = Parameter('c3', (F32, [2]), [-0.5, 1.0])
t4 = Output('t4', (F32, [1, 2, 2, 2]))
t5 = Output('t5', (F32, [1, 1, 1, 2]))
x6 = Input('x6', (F32, [1, 4, 5, 2]))
c7 = Parameter('c7', (F32, [2, 3, 3, 2]), packed('|i1',
    'c-j?)feiov0D<)X(IHzhW(YX@i_e)a6#dT){r', 1.0
))
c8 = Parameter('c8', (F32, [2]), [-0.5, 1.0])
t9 = Output('t9', (F32, [1, 2, 2, 2]))
t10 = Output('t10', (F32, [1, 1, 1, 2]))
x11 = Input('x11', (F32, [1, 5, 4, 2]))
c12 = Parameter('c12', (F32, [2, 3, 3, 2]), packed('|i1',
    'c-ke1K@I>g5JdR@qwO?J9FU+^Od1luczb=`6%76', 1.0
))
c13 = Parameter('c13', (F32, [2]), [-0.5, 1.0])
t14 = Output('t14', (F32, [1, 2, 2, 2]))
t15 = Output('t15', (F32, [1, 1, 1, 2]))
x16 = Input('x16', (F32, [1, 5, 5, 2]))
c17 = Parameter('c17', (F32, [2, 3, 3, 2]), packed('|i1',
    'c-kF@!4Uue3`1i7q1E*vLN-y_$o$2RkOTT64gm', 1.0
))
c18 = Parameter('c18', (F32, [2]), [-0.5, 1.0])
t19 = Output('t19', (F32, [1, 2, 2, 2]))
t20 = Output('t20', (F32, [1, 1, 1, 2]))
model = Model()
model.Operation('CONV_2D', x1, c2, c3, 1, 3, 3, 0).To(t4)
model.Operation('CONV_2D', x1, c2, c3, 2, 3, 3, 0).To(t5)
model.Operation('CONV_2D', x6, c7, c8, 1, 3, 3, 0).To(t9)
model.Operation('CONV_2D', x6, c7, c8, 2, 3, 3, 0).To(t10)
model.Operation('CONV_2D', x11, c12, c13, 1, 3, 3, 0).To(t14)
model.Operation('CONV_2D', x11, c12, c13, 2, 3, 3, 0).To(t15)
model.Operation('CONV_2D', x16, c17, c18, 1, 3, 3, 0).To(t19)
model.Operation('CONV_2D', x16, c17, c18, 2, 3, 3, 0).To(t20)
Example({
    x1: packed('|i1',
    'c-jTQfeipK2m-JO(f{vdC~JpaC7L#3T34@t4#c(d0X6dy=l', 0.5
),
    t4: [-1.0, 4.5, -1.0, -11.5, 0.0, 5.0, 2.5, -1.0],
    t5: [-15.5, 7.5],
    x6: packed('|i1',
    'c-jTQfeipK2m-L6$p80F#kGw+*vmw!d7>(g6H4ur_^@{K17FP%Bm', 0.5
),
    t9: [4.0, -2.0, 3.0, -2.5, -5.5, 2.5, 0.0, -0.5],
    t10: [13.5, 2.0],
    x11: packed('|i1',
    'c-jTQfeipK2m-JW(f{vtAZybvvx^Y-T58cSJwye2W>~^}!+I12', 0.5
),
    t14: [-4.0, 7.0, -11.0, 5.5, 1.0, 0.0, 0.5, 6.5],
    t15: [-1.5, 4.0],
    x16: packed('|i1',
    'c-jTQi4g!W2m-J}kp1WNsZA<DD(fj&0i26|S57t=Ug2;Pp4JXm{Q<a%6de', 0.5
),
    t19: [9.5, -1.0, -13.0, -4.0, -3.5, 5.5, 0.5, 5.5],
    t20: [9.5, -1.0],
}, name='3x3_by_3').AddVariations('float16').DisableLifeTimeVariation()

# How padding is shared out depends on what a stride leaves of an image, every pair of a side and
# the next longer one.
# Expected values: float64 formula.
x1 = Input('x1', (U8, [1, 4, 4, 2], 0.5, 120))
c2 = Parameter('c2', (U8, [2, 3, 3, 2], 0.5, 128), packed('<i2',
    'c-pJ0Yig=%r~{ErO-&7TK&k<Zni{|)kln;U1ONcn5fTd'
))
c3 = Parameter('c3', (I32, [2], 0.25, 0), [-2, 4])
t4 = Output('t4', (U8, [1, 2, 2, 2], 0.5, 120))
t5 = Output('t5', (U8, [1, 1, 1, 2], 0.5, 120))
x6 = Input('x6', (U8, [1, 4, 5, 2], 0.5, 120))
c7 = Parameter('c7', ('TENSOR_QUANT8_SYMM_PER_CHANNEL', [2, 3, 3, 2]), packed('|i1',
    'c-j?(fe8Qr41y&3|Kf->1ubP%QrA6@5U+mm0sRCG^#'
), extraParams=SymmPerChannelQuantParams(0, [0.5, 0.25]))
c8 = Parameter('c8', (I32, [2]), [-2, 8])
t9 = Output('t9', (U8, [1, 2, 2, 2], 0.5, 120))
t10 = Output('t10', (U8, [1, 1, 1, 2], 0.5, 120))
x11 = Input('x11', (U8, [1, 5, 4, 2], 0.5, 120))
c12 = Parameter('c12', (U8, [2, 3, 3, 2], 0.5, 128), packed('<i2',
    'c-pILYG`O`YO1TNYXCCpfT*dVt^vYp00{&63`76`)PE8C'
))
c13 = Parameter('c13', (I32, [2], 0.25, 0), [-2, 4])
t14 = Output('t14', (U8, [1, 2, 2, 2], 0.5, 120))
t15 = Output('t15', (U8, [1, 1, 1, 2], 0.5, 120))
x16 = Input('x16', (U8, [1, 5, 5, 2], 0.5, 120))
c17 = Parameter('c17', ('TENSOR_QUANT8_SYMM_PER_CHANNEL', [2, 3, 3, 2]), packed('|i1',
    'c-j@k!3h8W48lN>>_4$c?c<VKs#~wKg91beFC6+_4g&'
), extraParams=SymmPerChannelQuantParams(0, [0.5, 0.25]))
c18 = Parameter('c18', (I32, [2]), [-2, 8])
t19 = Output('t19', (U8, [1, 2, 2, 2], 0.5, 120))
t20 = Output('t20', (U8, [1, 1, 1, 2], 0.5, 120))
model = Model()
model.Operation('CONV_2D', x1, c2, c3, 1, 3, 3, 0).To(t4)
model.Operation('CONV_2D', x1, c2, c3, 2, 3, 3, 0).To(t5)
model.Operation('CONV_2D', x6, c7, c8, 1, 3, 3, 0).To(t9)
model.Operation('CONV_2D', x6, c7, c8, 2, 3, 3, 0).To(t10)
model.Operation('CONV_2D', x11, c12, c13, 1, 3, 3, 0).To(t14)
model.Operation('CONV_2D', x11, c12, c13, 2, 3, 3, 0).To(t15)
model.Operation('CONV_2D', x16, c17, c18, 1, 3, 3, 0).To(t19)
model.Operation('CONV_2D', x16, c17, c18, 2, 3, 3, 0).To(t20)
Example({
    x1: packed('|i1',
    'c-jTQfeipK2m-L58A^oc?Q1VANVuiN5It|~m60O#0rq4L=l'
),
    t4: [118, 129, 118, 97, 120, 130, 125, 118],
    t5: [89, 135],
    x6: packed('|i1',
    'c-jTQfeipK2m-L5r(jg%_O;QdCZX+hs4U-<a=b>K^%`X81A{FR<N'
),
    t9: [128, 116, 126, 115, 109, 125, 120, 119],
    t10: [147, 124],
    x11: packed('|i1',
    'c-jTQfeipK2m-L59Y~1i?Q6A9S7pWh7FdL4c=5>9j56?jf7%ko'
),
    t14: [112, 134, 98, 131, 122, 120, 121, 133],
    t15: [117, 128],
    x16: packed('|i1',
    'c-jTQfeipK2m-L5QD+e4_O&=ldw4s-kZs7X;ZsQCS~fe!8C$8^_*y_0jQ'
),
    t19: [139, 118, 94, 112, 113, 131, 121, 131],
    t20: [139, 118],
}, name='3x3_by_3_quant8').AddVariations(signed(x1, c2, t4, t5, x6, t9, t10, x11, c12, t14, t15, x16, t19, t20)).DisableLifeTimeVariation()

# How padding is shared out depends on what a stride leaves of an image, every pair of a side and
# the next longer one.
# Expected values: float64 formula.
x1 = Input('x1', (F32, [1, 6, 6, 2]))
c2 = Parameter('c2', (F32, [2, 5, 5, 2]), packed('|i1',
    'c-k$D$q@iR2!pWyqO(Ew;V}Uv$xNWF3$({9gK5VxlyYLLRHDkam5NsMaQ`Yi+~p|s', 1.0
))
c3 = Parameter('c3', (F32, [2]), [-0.5, 1.0])
t4 = Output('t4', (F32, [1, 3, 3, 2]))
t5 = Output('t5', (F32, [1, 1, 1, 2]))
x6 = Input('x6', (F32, [1, 6, 7, 2]))
c7 = Parameter('c7', (F32, [2, 5, 5, 2]), packed('|i1',
    'c-mEpK@I>g2*T+9AMMJ_4vSGh%1p+kiesw0WI?<I0KbcCuH!0S>q(Jh$piZADfR', 1.0
))
c8 = Parameter('c8', (F32, [2]), [-0.5, 1.0])
t9 = Output('t9', (F32, [1, 3, 4, 2]))
t10 = Output('t10', (F32, [1, 1, 2, 2]))
x11 = Input('x11', (F32, [1, 7, 6, 2]))
c12 = Parameter('c12', (F32, [2, 5, 5, 2]), packed('|i1',
    'c-kF{fe8Qr2*T|Dqs@&XHD<5b+*a9?lXS`xgG<CB-diSt80cb$+q5X!2lh}V^#', 1.0
))
c13 = Parameter('c13', (F32, [2]), [-0.5, 1.0])
t14 = Output('t14', (F32, [1, 4, 3, 2]))
t15 = Output('t15', (F32, [1, 2, 1, 2]))
x16 = Input('x16', (F32, [1, 7, 7, 2]))
c17 = Parameter('c17', (F32, [2, 5, 5, 2]), packed('|i1',
    'c-lpb$qfKO48m~#MYAUJ*eI6_qL3yVYWWb^2u!RzzsFsv3M#q24EAbzX9;k5{Qybr9{&', 1.0
))
c18 = Parameter('c18', (F32, [2]), [-0.5, 1.0])
t19 = Output('t19', (F32, [1, 4, 4, 2]))
t20 = Output('t20', (F32, [1, 2, 2, 2]))
model = Model()
model.Operation('CONV_2D', x1, c2, c3, 1, 2, 2, 0).To(t4)
model.Operation('CONV_2D', x1, c2, c3, 2, 2, 2, 0).To(t5)
model.Operation('CONV_2D', x6, c7, c8, 1, 2, 2, 0).To(t9)
model.Operation('CONV_2D', x6, c7, c8, 2, 2, 2, 0).To(t10)
model.Operation('CONV_2D', x11, c12, c13, 1, 2, 2, 0).To(t14)
model.Operation('CONV_2D', x11, c12, c13, 2, 2, 2, 0).To(t15)
model.Operation('CONV_2D', x16, c17, c18, 1, 2, 2, 0).To(t19)
model.Operation('CONV_2D', x16, c17, c18, 2, 2, 2, 0).To(t20)
Example({
    x1: packed('|i1',
    'c-jrg$q~Rn2m`P&hx@M=@H){~yqdu~U7ul4IRMu$RU!1$fq~RxD&gAoPG4K#Ux>h%A24Df0{', 0.5
),
    t4: [-8.5, 8.0, 5.5, 8.0, 7.5, -8.0, -16.5, -4.0, -7.0, -6.5, 5.0, 2.5, 3.0, 10.0, -9.5, 10.5, -6.0,
    7.0],
    t5: [13.0, -5.5],
    x6: packed('|i1',
    'c-jrh$q~Rn2m`P&hx@M=%sSCqYqG&Bvj^QZFStewry`IYZxZh)*o%W@ZE6E>{;4hr;b~6?tn>lgMJNC', 0.5
),
    t9: [-7.5, 13.5, -5.5, 13.0, -9.0, -7.0, 6.5, -7.5, -13.0, 7.0, -9.0, -2.0, 7.5, -19.5, 10.5, -5.5,
    -5.5, 1.0, 10.0, -1.5, -4.0, -12.5, 6.5, 0.0],
    t10: [-10.0, 5.5, -6.5, -0.5],
    x11: packed('|i1',
    'c-j@q!4U*O2m-)jQ1Xvgh1$DUzxr^#V4DZnD3Lqcoo&hc-0u?fP_(p4)fT952E@>ae`NU2ckcszP$du', 0.5
),
    t14: [1.0, 4.5, 3.0, -17.0, -3.5, 3.0, -0.5, -8.5, -1.5, -11.5, -13.5, -7.0, 8.0, 3.0, 2.5, -4.5, -5.0,
    10.0, 4.5, -6.5, 1.0, 14.5, -0.5, -3.0],
    t15: [21.5, -8.0, 11.0, -11.0],
    x16: packed('|i1',
    'c-jri!4beP3<9tNhwMMEA$F_3h!Mgn2Sv3v4?_sPfdoyuryGmji<7#^iFf3Au>2xo%wjqvUra@_{Kr{-`z0{n', 0.5
),
    t19: packed('|i1',
    'c-mw9&M5p}m|sMMkL!=P@Q16vIThb>-Qt(vV-gUOk^c4%0IKE+(*', 0.5
),
    t20: [5.0, -2.0, 11.5, 9.5, 16.5, -9.5, 5.0, -19.0],
}, name='5x5_by_2').AddVariations('float16').DisableLifeTimeVariation()

# How padding is shared out depends on what a stride leaves of an image, every pair of a side and
# the next longer one.
# Expected values: float64 formula.
x1 = Input('x1', (U8, [1, 6, 6, 2], 0.5, 120))
c2 = Parameter('c2', (U8, [2, 5, 5, 2], 0.5, 128), packed('<i2',
    'c-p;;feip42*bR5X}H`~y+INN*$O0?2~@g3HF_CzJ8p(hF4%5rBFdwM8XeHX^H*Sfs0~_6G3f'
))
c3 = Parameter('c3', (I32, [2], 0.25, 0), [-2, 4])
t4 = Output('t4', (U8, [1, 3, 3, 2], 0.5, 120))
t5 = Output('t5', (U8, [1, 1, 1, 2], 0.5, 120))
x6 = Input('x6', (U8, [1, 6, 7, 2], 0.5, 120))
c7 = Parameter('c7', ('TENSOR_QUANT8_SYMM_PER_CHANNEL', [2, 5, 5, 2]), packed('|i1',
    'c-l3J0SW*?2m%N3|1XX>Z8@SwP3^K-mCD2wzsp19wje1fGlLns%11lu#AOVvz-xZ@3Mt_'
), extraParams=SymmPerChannelQuantParams(0, [0.5, 0.25]))
c8 = Parameter('c8', (I32, [2]), [-2, 8])
t9 = Output('t9', (U8, [1, 3, 4, 2], 0.5, 120))
t10 = Output('t10', (U8, [1, 1, 2, 2], 0.5, 120))
x11 = Input('x11', (U8, [1, 7, 6, 2], 0.5, 120))
c12 = Parameter('c12', (U8, [2, 5, 5, 2], 0.5, 128), packed('<i2',
    'c-p;-feipb2*Q4HLY(|*hd4C~rsUG~Z9MC++U)W~pjxqt=jL%B8nVdYCJl<_dr&`HKQZY'
))
c13 = Parameter('c13', (I32, [2], 0.25, 0), [-2, 4])
t14 = Output('t14', (U8, [1, 4, 3, 2], 0.5, 120))
t15 = Output('t15', (U8, [1, 2, 1, 2], 0.5, 120))
x16 = Input('x16', (U8, [1, 7, 7, 2], 0.5, 120))
c17 = Parameter('c17', ('TENSOR_QUANT8_SYMM_PER_CHANNEL', [2, 5, 5, 2]), packed('|i1',
    'c-lpZ(Fy=C2m%l3|G!vbx;-om?Q$g+y4p;F2rH5L+;Dye<B5jxn5!JIM)0$!#H}Am$R7a'
), extraParams=SymmPerChannelQuantParams(0, [0.5, 0.25]))
c18 = Parameter('c18', (I32, [2]), [-2, 8])
t19 = Output('t19', (U8, [1, 4, 4, 2], 0.5, 120))
t20 = Output('t20', (U8, [1, 2, 2, 2], 0.5, 120))
model = Model()
model.Operation('CONV_2D', x1, c2, c3, 1, 2, 2, 0).To(t4)
model.Operation('CONV_2D', x1, c2, c3, 2, 2, 2, 0).To(t5)
model.Operation('CONV_2D', x6, c7, c8, 1, 2, 2, 0).To(t9)
model.Operation('CONV_2D', x6, c7, c8, 2, 2, 2, 0).To(t10)
model.Operation('CONV_2D', x11, c12, c13, 1, 2, 2, 0).To(t14)
model.Operation('CONV_2D', x11, c12, c13, 2, 2, 2, 0).To(t15)
model.Operation('CONV_2D', x16, c17, c18, 1, 2, 2, 0).To(t19)
model.Operation('CONV_2D', x16, c17, c18, 2, 2, 2, 0).To(t20)
Example({
    x1: packed('|i1',
    'c-jrg$q~Rn2m`R50k6j#u07FLu8q(u)D=Y;6Oxl}unk>o$*sZjV8qR2#?=w>U+PxSAI>u&!v'
),
    t4: [103, 136, 131, 136, 135, 104, 87, 112, 106, 107, 130, 125, 126, 140, 101, 141, 108, 134],
    t5: [146, 109],
    x6: packed('|i1',
    'c-jrh$q~Rn2m`R5!K}v|u07FPN&Dnl`a*XbubotfW4kriFGjBnk*N|v<RDw({Ap_}=phRwCGY`~#3x_'
),
    t9: [105, 147, 109, 146, 102, 106, 133, 105, 94, 134, 102, 116, 135, 81, 141, 109, 109, 122, 140, 117,
    112, 95, 133, 120],
    t10: [100, 131, 107, 119],
    x11: packed('|i1',
    'c-j@q!4U*O2m-*IRj6W6V&A)0zj`zns?Q?<+Spxv$G!ypaBoOmIY!dqZm%4=N>&*nez5${Gw%b6z$b7'
),
    t14: [122, 129, 126, 86, 113, 126, 119, 103, 117, 97, 93, 106, 136, 126, 125, 111, 110, 140, 129, 107,
    122, 149, 119, 114],
    t15: [163, 104, 142, 98],
    x16: packed('|i1',
    'c-jri!4beP3<9v7ZGsORGJC7PEJpBdL+exzj%Y>wphO|6Sfx?T)5SjEqK9c7b^0I{+iMgy{lrB${>L4E-3=|z'
),
    t19: packed('<i2',
    'c-pJXuk0@GZtv-7YbxpQ&hRa6oSE7b)IOoDs-tVl<h(Kl0ssL1<PXy'
),
    t20: [130, 116, 143, 139, 153, 101, 130, 82],
}, name='5x5_by_2_quant8').AddVariations(signed(x1, c2, t4, t5, x6, t9, t10, x11, c12, t14, t15, x16, t19, t20)).DisableLifeTimeVariation()

# How padding is shared out depends on what a stride leaves of an image, every pair of a side and
# the next longer one.
# Expected values: float64 formula.
x1 = Input('x1', (F32, [1, 3, 3, 2]))
c2 = Parameter('c2', (F32, [2, 2, 2, 2]), [-1.0, 0.0, 0.0, -1.0, 0.0, 0.0, 0.0, 1.0, 0.0, 1.0, 0.0, 0.0, 1.0, 0.0, -1.0, -1.0])
c3 = Parameter('c3', (F32, [2]), [-0.5, 1.0])
t4 = Output('t4', (F32, [1, 2, 2, 2]))
t5 = Output('t5', (F32, [1, 1, 1, 2]))
x6 = Input('x6', (F32, [1, 3, 4, 2]))
c7 = Parameter('c7', (F32, [2, 2, 2, 2]), [0.0, 1.0, 1.0, 0.0, -1.0, 1.0, -1.0, -1.0, 1.0, 1.0, 0.0, 0.0, 1.0, -1.0, -1.0, -1.0])
c8 = Parameter('c8', (F32, [2]), [-0.5, 1.0])
t9 = Output('t9', (F32, [1, 2, 2, 2]))
t10 = Output('t10', (F32, [1, 1, 2, 2]))
x11 = Input('x11', (F32, [1, 4, 3, 2]))
c12 = Parameter('c12', (F32, [2, 2, 2, 2]), [1.0, 1.0, 0.0, 1.0, -1.0, 0.0, 0.0, 1.0, 0.0, 0.0, 1.0, 0.0, 1.0, -1.0, -1.0, 0.0])
c13 = Parameter('c13', (F32, [2]), [-0.5, 1.0])
t14 = Output('t14', (F32, [1, 2, 2, 2]))
t15 = Output('t15', (F32, [1, 2, 1, 2]))
x16 = Input('x16', (F32, [1, 4, 4, 2]))
c17 = Parameter('c17', (F32, [2, 2, 2, 2]), [1.0, 1.0, 1.0, -1.0, 0.0, 0.0, -1.0, -1.0, 0.0, 0.0, 0.0, 1.0, 0.0, -1.0, 1.0, 0.0])
c18 = Parameter('c18', (F32, [2]), [-0.5, 1.0])
t19 = Output('t19', (F32, [1, 2, 2, 2]))
t20 = Output('t20', (F32, [1, 2, 2, 2]))
model = Model()
model.Operation('CONV_2D', x1, c2, c3, 1, 2, 2, 0).To(t4)
model.Operation('CONV_2D', x1, c2, c3, 2, 2, 2, 0).To(t5)
model.Operation('CONV_2D', x6, c7, c8, 1, 2, 2, 0).To(t9)
model.Operation('CONV_2D', x6, c7, c8, 2, 2, 2, 0).To(t10)
model.Operation('CONV_2D', x11, c12, c13, 1, 2, 2, 0).To(t14)
model.Operation('CONV_2D', x11, c12, c13, 2, 2, 2, 0).To(t15)
model.Operation('CONV_2D', x16, c17, c18, 1, 2, 2, 0).To(t19)
model.Operation('CONV_2D', x16, c17, c18, 2, 2, 2, 0).To(t20)
Example({
    x1: [0.5, 0.5, 2.0, -0.5, -1.5, -1.5, -2.0, -2.0, -3.0, 1.5, -3.0, 2.0, 0.5, -2.5, 2.0, 2.0, 1.0, -1.5],
    t4: [1.0, 1.0, 1.0, -3.5, -3.0, -1.5, -1.5, -0.5],
    t5: [1.0, 1.0],
    x6: [1.0, -1.5, -2.5, 0.5, 2.0, 2.0, 1.5, 0.5, 0.5, 1.5, 0.5, -1.5, 1.5, 3.0, 0.5, -1.0, 2.0, 1.0, 2.5,
    -2.0, -3.0, -3.0, 2.5, -0.5],
    t9: [-2.5, 0.5, 5.0, 4.0, 3.0, 4.0, -1.0, -5.0],
    t10: [-2.5, 0.5, 5.0, 4.0],
    x11: [3.0, -2.5, 1.5, 1.0, -2.0, 2.5, 2.5, 1.5, 3.0, -1.0, -3.0, -0.5, -1.0, 2.0, -1.5, -1.0, 2.0, -1.0,
    -2.0, -1.0, 0.5, -1.5, -1.5, -0.5],
    t14: [-2.5, 0.5, 3.0, -1.5, 0.0, -2.0, 2.0, 0.0],
    t15: [-2.5, 0.5, 0.0, -2.0],
    x16: packed('|i1',
    'c-jTQhYbJ#2m-L+`u|@6ZEFYA^qL7PkWgK;MBStx_mL0=', 0.5
),
    t19: [2.0, 0.5, -3.0, 3.0, 7.0, -1.0, -1.0, 2.0],
    t20: [2.0, 0.5, -3.0, 3.0, 7.0, -1.0, -1.0, 2.0],
}, name='2x2_by_2').AddVariations('float16').DisableLifeTimeVariation()

# How padding is shared out depends on what a stride leaves of an image, every pair of a side and
# the next longer one.
# Expected values: float64 formula.
x1 = Input('x1', (U8, [1, 3, 3, 2], 0.5, 120))
c2 = Parameter('c2', (U8, [2, 2, 2, 2], 0.5, 128), [126, 128, 128, 126, 128, 128, 128, 130, 128, 130, 128, 128, 130, 128, 126, 126])
c3 = Parameter('c3', (I32, [2], 0.25, 0), [-2, 4])
t4 = Output('t4', (U8, [1, 2, 2, 2], 0.5, 120))
t5 = Output('t5', (U8, [1, 1, 1, 2], 0.5, 120))
x6 = Input('x6', (U8, [1, 3, 4, 2], 0.5, 120))
c7 = Parameter('c7', ('TENSOR_QUANT8_SYMM_PER_CHANNEL', [2, 2, 2, 2]), [0, 2, 2, 0, -2, 2, -2, -2, 4, 4, 0, 0, 4, -4, -4, -4], extraParams=SymmPerChannelQuantParams(0, [0.5, 0.25]))
c8 = Parameter('c8', (I32, [2]), [-2, 8])
t9 = Output('t9', (U8, [1, 2, 2, 2], 0.5, 120))
t10 = Output('t10', (U8, [1, 1, 2, 2], 0.5, 120))
x11 = Input('x11', (U8, [1, 4, 3, 2], 0.5, 120))
c12 = Parameter('c12', (U8, [2, 2, 2, 2], 0.5, 128), [130, 130, 128, 130, 126, 128, 128, 130, 128, 128, 130, 128, 130, 126, 126, 128])
c13 = Parameter('c13', (I32, [2], 0.25, 0), [-2, 4])
t14 = Output('t14', (U8, [1, 2, 2, 2], 0.5, 120))
t15 = Output('t15', (U8, [1, 2, 1, 2], 0.5, 120))
x16 = Input('x16', (U8, [1, 4, 4, 2], 0.5, 120))
c17 = Parameter('c17', ('TENSOR_QUANT8_SYMM_PER_CHANNEL', [2, 2, 2, 2]), [2, 2, 2, -2, 0, 0, -2, -2, 0, 0, 0, 4, 0, -4, 4, 0], extraParams=SymmPerChannelQuantParams(0, [0.5, 0.25]))
c18 = Parameter('c18', (I32, [2]), [-2, 8])
t19 = Output('t19', (U8, [1, 2, 2, 2], 0.5, 120))
t20 = Output('t20', (U8, [1, 2, 2, 2], 0.5, 120))
model = Model()
model.Operation('CONV_2D', x1, c2, c3, 1, 2, 2, 0).To(t4)
model.Operation('CONV_2D', x1, c2, c3, 2, 2, 2, 0).To(t5)
model.Operation('CONV_2D', x6, c7, c8, 1, 2, 2, 0).To(t9)
model.Operation('CONV_2D', x6, c7, c8, 2, 2, 2, 0).To(t10)
model.Operation('CONV_2D', x11, c12, c13, 1, 2, 2, 0).To(t14)
model.Operation('CONV_2D', x11, c12, c13, 2, 2, 2, 0).To(t15)
model.Operation('CONV_2D', x16, c17, c18, 1, 2, 2, 0).To(t19)
model.Operation('CONV_2D', x16, c17, c18, 2, 2, 2, 0).To(t20)
Example({
    x1: [121, 121, 124, 119, 117, 117, 116, 116, 114, 123, 114, 124, 121, 115, 124, 124, 122, 117],
    t4: [122, 122, 122, 113, 114, 117, 117, 119],
    t5: [122, 122],
    x6: [122, 117, 115, 121, 124, 124, 123, 121, 121, 123, 121, 117, 123, 126, 121, 118, 124, 122, 125, 116,
    114, 114, 125, 119],
    t9: [115, 121, 130, 128, 126, 128, 118, 110],
    t10: [115, 121, 130, 128],
    x11: [126, 115, 123, 122, 116, 125, 125, 123, 126, 118, 114, 119, 118, 124, 117, 118, 124, 118, 116, 118,
    121, 117, 117, 119],
    t14: [115, 121, 126, 117, 120, 116, 124, 120],
    t15: [115, 121, 120, 116],
    x16: packed('|i1',
    'c-jTQ0TKWJ1Ol)}Q!e4{wuw{XHkcOCvM|*PB<jou_z@2V'
),
    t19: [124, 121, 114, 126, 134, 118, 118, 124],
    t20: [124, 121, 114, 126, 134, 118, 118, 124],
}, name='2x2_by_2_quant8').AddVariations(signed(x1, c2, t4, t5, x6, t9, t10, x11, c12, t14, t15, x16, t19, t20)).DisableLifeTimeVariation()
