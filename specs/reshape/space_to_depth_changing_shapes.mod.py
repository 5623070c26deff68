# Licensed under the Apache License, Version 2.0; see LICENSE.
# Written by 'python -m corpus' from corpus/families/reshape.py; do not edit.
#
# SPACE_TO_DEPTH: as many elements in other rows, by one model.

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

# Dimensions are those of one request only: the next has as many elements in other rows.
# Expected values: float64 formula.
x1 = Input('x1', (F32, [1, 4, 8, 4]))
t2 = Output('t2', (F32, [1, 2, 4, 16]))
model = Model()
model.Operation('SPACE_TO_DEPTH', x1, 2).To(t2)
Example({
    x1: packed('|i1',
    'c-jrjff2wU2n4X>f$IL#A`e&xNcLh#xp8{@dRIm&rxKi*lA~6IJb+kvB;vy2%#m1VD6Almoy^^Yd$MsZ-=$!i>Fqs?{4!WiU{%`Z'
    'zy?L@2URFTo&', 0.5
),
    t2: packed('|i1',
    'c-jrjffYnC1O&im@uUB0#Ugi8z{FunyIr+z)aB0l^8v)#v%0dB+sFsYy9MrU%auGBD6AonFntrtELIHR^;NPlUL4#<;B?vN|69Q^'
    'AVAUn0S&N2o&', 0.5
),
}, name='1x4x8x4').AddVariations('float16').DisableLifeTimeVariation()

# Dimensions are those of one request only: the next has as many elements in other rows.
# Expected values: float64 formula.
x1 = Input('x1', (U8, [1, 4, 8, 4], 0.5, 120))
t2 = Output('t2', (U8, [1, 2, 4, 16], 0.5, 120))
model = Model()
model.Operation('SPACE_TO_DEPTH', x1, 2).To(t2)
Example({
    x1: packed('<i2',
    'c-qCx!4bqT2n4|k8L@zh1uTVbXL0lIxd)OqjqsQ~ZYo*`Qz9ZPSG5^+k=Zt)l+BhEE9KBxY-2L7La&1}3g_DRUPX9!ZNCB0M+No?'
    '9@Bn?yhN7${@e@9t~;I'
),
    t2: packed('<i2',
    'c-qCxff2(n2n4W<jCsJv1F=VMw}=MNJ&?5NRc%IH2#?w0WVVf{sc0dLve~jiiHNXVDTmHt8<Tmvw%>p#^g1~Ds=(-@aIOvVnD#sW'
    'y9jUc5?S_q><7&@JDv'
),
}, name='1x4x8x4_quant8').AddVariations(signed(x1, t2)).DisableLifeTimeVariation()

# Dimensions are those of one request only: the next has as many elements in other rows.
# Expected values: float64 formula.
x1 = Input('x1', (F32, [1, 8, 4, 4]))
t2 = Output('t2', (F32, [1, 4, 2, 16]))
model = Model()
model.Operation('SPACE_TO_DEPTH', x1, 2).To(t2)
Example({
    x1: packed('|i1',
    'c-j@g2@=2{2m`<&DCGaI<xuH#7rLMtq2qv0!q>j;$`<kaSP64g=808X5HMKn^EBU_5_EafQzA^S*ew!2Hk=fR>C;aU8MVfGUY8h)'
    '2at&m7x6YN', 0.5
),
    t2: packed('|i1',
    'c-jrhNfH1d2n4~PaiIVIS{9YDju{1AP>q1E@3^au13t+X@pD-Td&+>p>f5<v)hD=`cXkQ7yy<z0#7iPfj~Li+QY5B#U+uYFVnk%r'
    '8Y}KMPyG4%HZ1', 0.5
),
}, name='1x8x4x4').AddVariations('float16').DisableLifeTimeVariation()

# Dimensions are those of one request only: the next has as many elements in other rows.
# Expected values: float64 formula.
x1 = Input('x1', (U8, [1, 8, 4, 4], 0.5, 120))
t2 = Output('t2', (U8, [1, 4, 2, 16], 0.5, 120))
model = Model()
model.Operation('SPACE_TO_DEPTH', x1, 2).To(t2)
Example({
    x1: packed('<i2',
    'c-qCmi4g-J2n4{C%%d_K3Rik2Rb&@+Q6*9_z=UG%+cQPaoPB7Do+|2+YcC;aw7qpoPb^EgjdL_bx_0(95<hednJMARPeD}dMtdB$'
    'Y#JAkA)i0{0#IN)Ed'
),
    t2: packed('<i2',
    'c-qCv*%3q`2nEpznMI+vC=mKHi#eZNjXcOCLZ7?4GrfU!9*yX2BaC`=2!)cnc+rs?uw?Tk0hQKi-ZFzHh$?p!M$t17<hs;S-Bh9m'
    '#3aW{X1&?z_h%nccswl'
),
}, name='1x8x4x4_quant8').AddVariations(signed(x1, t2)).DisableLifeTimeVariation()

# Dimensions are those of one request only: the next has as many elements in other rows.
# Expected values: float64 formula.
x1 = Input('x1', (F32, [2, 4, 4, 4]))
t2 = Output('t2', (F32, [2, 2, 2, 16]))
model = Model()
model.Operation('SPACE_TO_DEPTH', x1, 2).To(t2)
Example({
    x1: packed('|i1',
    'c-jrjK@tEV2m`?)g82W}LO|TTP4!_A%UT>%<d%@0w#}-9<vbwNleSx?%K1!dgY+y-`ogH&6HMHnCY7@O(UBZGrK;zyTV%9f0$jig'
    '^i7xjcK`VSrHVho', 0.5
),
    t2: packed('|i1',
    'c-jri!3_W*2n4{eg4lnxupr)jCmF=D7DrFpW)&5=B_v@v4+!<7?bg~LJ!Pt#&q|ZNFzWUM6SDqzB(G;pD#uQ#>bdI{8I2d{o9>qY'
    '7i7QPKYgXDKf(', 0.5
),
}, name='2x4x4x4').AddVariations('float16').DisableLifeTimeVariation()

# Dimensions are those of one request only: the next has as many elements in other rows.
# Expected values: float64 formula.
x1 = Input('x1', (U8, [2, 4, 4, 4], 0.5, 120))
t2 = Output('t2', (U8, [2, 2, 2, 16], 0.5, 120))
model = Model()
model.Operation('SPACE_TO_DEPTH', x1, 2).To(t2)
Example({
    x1: packed('<i2',
    'c-qB`$q@u048%5MUzl>^gV2X8Rxgzv0-drLNP;^k%&l5f8O6Q<%3-OtaMh7rsSS}~O_n+EoZ11W^^$W+oHx3`URN{ouCr8xY?c6W'
    'fK9N)6TRD>{{GAd^F2Gl'
),
    t2: packed('<i2',
    'c-qCw(GA2f2n5k985WGi8ca%0y14m#(ojx&4n4dt%uv*ulFHWDq|_+-df6o~nqfBBZKasQsOg;y$@7g*>Ke7sLiA%*^{lfD5a$;9'
    '(wPMkhk5t)kA8pd1@m1y!T'
),
}, name='2x4x4x4_quant8').AddVariations(signed(x1, t2)).DisableLifeTimeVariation()

# Dimensions are those of one request only: the next has as many elements in other rows.
# Expected values: float64 formula.
x1 = Input('x1', (F32, [4, 2, 4, 4]))
t2 = Output('t2', (F32, [4, 1, 2, 16]))
model = Model()
model.Operation('SPACE_TO_DEPTH', x1, 2).To(t2)
Example({
    x1: packed('|i1',
    'c-jrhNfN*y3<I#iS^xi90w!s7*2MDNcgsDN5n*gp_S||3BzKGW;M&>mEQt|ai$i1jrrJmuKmsfNuZA*@>%u$-&b-2))#}zKMAX4^'
    'Xf-qX=?A=}IY9', 0.5
),
    t2: packed('|i1',
    'c-jriNfN*y3<I#iS^xi90w!s7*TnMOcN-g(J#vp_MBI7`BzKGW;Ew289NO9MED2-!rrJmuKpM(Ct^+Inr@}l3&b-2)Rn)<A=<3!d'
    'L^U(|=?B~8IY9', 0.5
),
}, name='4x2x4x4').AddVariations('float16').DisableLifeTimeVariation()

# Dimensions are those of one request only: the next has as many elements in other rows.
# Expected values: float64 formula.
x1 = Input('x1', (U8, [4, 2, 4, 4], 0.5, 120))
t2 = Output('t2', (U8, [4, 1, 2, 16], 0.5, 120))
model = Model()
model.Operation('SPACE_TO_DEPTH', x1, 2).To(t2)
Example({
    x1: packed('<i2',
    'c-qCv$q@q}3<R*0jA1e3^;vq-MfBEdtEFf8**V>vP|D~#a)TT!b+5;hd);l`&%+E4iK&Ii=aM8qTK|3|C96+4W^WeeI2tLY8rQ*='
    '&07pnOzVx$pM3#N_B=r'
),
    t2: packed('<i2',
    'c-qCw$q@q}3<R*0jA1e3^;vq-MfBHetEFcplrsAK?40gCa)TT!b+5<sJk0Qrd);l`iK&Ii=aM9ll&n5QTK`@+W^WeeI2tJ}o3|LI'
    '8rMNlOzVx$pM3#NHatN'
),
}, name='4x2x4x4_quant8').AddVariations(signed(x1, t2)).DisableLifeTimeVariation()
