# Licensed under the Apache License, Version 2.0; see LICENSE.
# Written by 'python -m corpus' from corpus/families/reshape.py; do not edit.
#
# PAD and what may follow it: every operation after every other.

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

# PAD, SIN, MAX_POOL_2D, SPLIT, RELU6, PAD, DIV, ADD, PAD, ADD, SPACE_TO_DEPTH, PRELU
# Expected values: float64 formula.
input = Input('input', (F32, [1, 4, 4, 4]))
sides90 = Parameter('sides90', (I32, [4, 2]), [0, 0, 1, 2, 0, 1, 1, 0])
wide90 = Internal('wide90', (F32, [1, 7, 5, 5]))
begin90 = Parameter('begin90', (I32, [4]), [0, 2, 1, 0])
size90 = Parameter('size90', (I32, [4]), [1, 4, 4, 4])
t90 = Output('t90', (F32, [1, 4, 4, 4]))
t91 = Output('t91', (F32, [1, 4, 4, 4]))
t92 = Output('t92', (F32, [1, 4, 4, 4]))
part_0_93 = Internal('part_0_93', (F32, [1, 4, 4, 2]))
part_1_93 = Internal('part_1_93', (F32, [1, 4, 4, 2]))
t93 = Output('t93', (F32, [1, 4, 4, 4]))
t94 = Output('t94', (F32, [1, 4, 4, 4]))
sides95 = Parameter('sides95', (I32, [4, 2]), [0, 0, 1, 2, 0, 1, 1, 0])
wide95 = Internal('wide95', (F32, [1, 7, 5, 5]))
begin95 = Parameter('begin95', (I32, [4]), [0, 2, 1, 0])
size95 = Parameter('size95', (I32, [4]), [1, 4, 4, 4])
t95 = Output('t95', (F32, [1, 4, 4, 4]))
c96 = Parameter('c96', (F32, [4]), [1.0625, 1.5625, 1.125, 1.4375])
t96 = Output('t96', (F32, [1, 4, 4, 4]))
c97 = Parameter('c97', (F32, [4]), [-0.25, 0.875, -0.5, 0.375])
t97 = Output('t97', (F32, [1, 4, 4, 4]))
sides98 = Parameter('sides98', (I32, [4, 2]), [0, 0, 1, 2, 0, 1, 1, 0])
wide98 = Internal('wide98', (F32, [1, 7, 5, 5]))
begin98 = Parameter('begin98', (I32, [4]), [0, 2, 1, 0])
size98 = Parameter('size98', (I32, [4]), [1, 4, 4, 4])
t98 = Output('t98', (F32, [1, 4, 4, 4]))
t99 = Output('t99', (F32, [1, 4, 4, 4]))
deep100 = Internal('deep100', (F32, [1, 2, 2, 16]))
t100 = Output('t100', (F32, [1, 4, 4, 4]))
c101 = Parameter('c101', (F32, [4]), [0.0, -0.5, -1.0, -0.0625])
t101 = Output('t101', (F32, [1, 4, 4, 4]))
model = Model()
model.Operation('PAD', input, sides90).To(wide90)
model.Operation('SLICE', wide90, begin90, size90).To(t90)
model.Operation('SIN', t90).To(t91)
model.Operation('MAX_POOL_2D', t91, 1, 1, 1, 3, 2, 0).To(t92)
model.Operation('SPLIT', t92, 3, 2).To(part_0_93, part_1_93)
model.Operation('CONCATENATION', part_1_93, part_0_93, 3).To(t93)
model.Operation('RELU6', t93).To(t94)
model.Operation('PAD', t94, sides95).To(wide95)
model.Operation('SLICE', wide95, begin95, size95).To(t95)
model.Operation('DIV', t95, c96, 0).To(t96)
model.Operation('ADD', t96, c97, 0).To(t97)
model.Operation('PAD', t97, sides98).To(wide98)
model.Operation('SLICE', wide98, begin98, size98).To(t98)
model.Operation('ADD', t98, t98, 3).To(t99)
model.Operation('SPACE_TO_DEPTH', t99, 2).To(deep100)
model.Operation('DEPTH_TO_SPACE', deep100, 2).To(t100)
model.Operation('PRELU', t100, c101).To(t101)
Example({
    input: packed('|i1',
    'c-jF#0KfkV;S&iU`RoJ#;ot)0_8k)k>*Eyg9OD=h8vN(z6Cm^#9uOM=2jd?U<L~Ge6%YXN;uaq2>;mN(1Q-Sh6XE-&t{YY', 0.0625
),
    t90: packed('|i1',
    'c-mw5AoG|(Sn3bM3t<HY5MX3~%pmgkJ%gC20GR*k4HJVTiv$Cw@IwYH007FH3Q7', 0.0625
),
    t91: packed('<f4',
    'c-muF()g31@jyAl)yC}%AP_F`lVQcr*$n4DEdle-uPA5OUw)OLt?@JiHjwqKk0ED%I74*KaWMbtn?8mQeTx{R8?(TC=?|d{f5W30'
    '+H!tj)gNA6!H`>D%TS-20p{1=s9-3nh-auS4+rzBi~cjz*VZ#|<mO@3zu$g8gT4JeAZ-uk+u8y7`$1w5{{H>84EA>RK>mJg+5w66'
    'IYs'
),
    t92: packed('<f4',
    'c-muFaiE;x{DJKd{AoMGeu=9L`#(YO`A<t2_Ll?MjS$?{$bbPp%nxUfo_`#I8;>*meG|>_w-JJ+8?zYxh6C9-5Zso7slTYcmZ7>n'
    '1A@yl80v4-Gt`$uaCLb&LwzlfoeRMnxtRLx?e_t(Jp$X=<Kbgy2LK2rMj`'
),
    t93: packed('<f4',
    'c-lKq&amRZc82pH{0WF9t}^WZ1j9=h&X)t}Mi^#bXk$PF^TQcF%s<W`4Z@8;{3e>=ZzBw6F-V64=^PlwqQAbDp{PECp&EqCf%rx}'
    'Lwz|6hci^y0_j{BW?<kz*Kfa%!QS2;f$i+^@PW$F^#cGfNJb('
),
    t94: packed('<f4',
    'c-lL_z_8-Lc82pH{0WF9t}^WZ1j9=h&X)t}Mi^#bXk$PF^BEXE%s<W`4Z@8;{3e>=ZzBw6F-V64=^PlwqQ9Pjp{PECp&EqCf%rx}'
    'Lwz|6hci^y0_j{BW?<kz*KZF*_Vx&DXOD*uR*nh)3<5+M'
),
    t95: packed('<i4',
    'c-mw5bd`YtjF&KgLE}{@W*`nUMniEHgr5@)#YF1={vV33L-=q1Loowg008rY7j6', 5.960464477539063e-08
),
    t96: packed('<i4',
    'c-muF>chYQ#x@LK(B=ch48(!-KTuo^;eY-E#YF0#_XvvjL-^AlK`{ee001j66-@', 5.960464477539063e-08
),
    t97: packed('<i4',
    'c-mvQq{hGi#`74!;IJALGY|)i>!5fqg#WV+iiy+yV85XO1j`#dC^%s7V7DO@AAs-);Qv4~5coeDn=k|bGSf;0', 1.1920928955078125e-07
),
    t98: packed('<i4',
    'c-muNIIPCNaF~I7@Usqx$=Cj1w;>Q8V0ch)0KzXg0LR$)=-@vXLm&eZ8y6o9007z5C!+', 1.1920928955078125e-07
),
    t99: packed('<i4',
    'c-muNIIPCNaF~I7@UsqxDbT;$5Qu?v0hC{Wgt76d3jlL;2-E', 2.384185791015625e-07
),
    t100: packed('<i4',
    'c-muNIIPCNaF~I7@UsqxDbT;$5Qu?v0hC{Wgt76d3jlL;2-E', 2.384185791015625e-07
),
    t101: packed('<i4',
    'c-muNIIPCNaF~I7@UsqxDbT;$5Qu?v0hC{Wgt76d3jlL;2-E', 2.384185791015625e-07
),
}, name='of_9').DisableLifeTimeVariation()

# PAD, RELU, TANH, MUL, NEG, RESHAPE, PAD, DEPTHWISE_CONV_2D, CHANNEL_SHUFFLE, HARD_SWISH, TANH,
# GATHER
# Expected values: float64 formula.
input = Input('input', (F32, [1, 4, 4, 4]))
sides800 = Parameter('sides800', (I32, [4, 2]), [0, 0, 1, 2, 0, 1, 1, 0])
wide800 = Internal('wide800', (F32, [1, 7, 5, 5]))
begin800 = Parameter('begin800', (I32, [4]), [0, 2, 1, 0])
size800 = Parameter('size800', (I32, [4]), [1, 4, 4, 4])
t800 = Internal('t800', (F32, [1, 4, 4, 4]))
t801 = Internal('t801', (F32, [1, 4, 4, 4]))
t802 = Internal('t802', (F32, [1, 4, 4, 4]))
c803 = Parameter('c803', (F32, [4]), [0.4375, 0.1875, 0.125, -0.6875])
t803 = Internal('t803', (F32, [1, 4, 4, 4]))
t804 = Internal('t804', (F32, [1, 4, 4, 4]))
where805 = Parameter('where805', (I32, [4]), [1, 4, 4, 4])
t805 = Internal('t805', (F32, [1, 4, 4, 4]))
sides806 = Parameter('sides806', (I32, [4, 2]), [0, 0, 1, 2, 0, 1, 1, 0])
wide806 = Internal('wide806', (F32, [1, 7, 5, 5]))
begin806 = Parameter('begin806', (I32, [4]), [0, 2, 1, 0])
size806 = Parameter('size806', (I32, [4]), [1, 4, 4, 4])
t806 = Internal('t806', (F32, [1, 4, 4, 4]))
filter807 = Parameter('filter807', (F32, [1, 1, 3, 4]), [-0.0625, 0.0, 0.0625, -0.125, 0.0, -0.125, 0.0, 0.125, 0.0625, 0.125, 0.0625, -0.0625])
bias807 = Parameter('bias807', (F32, [4]), [0.5, 0.5, 0.5, -0.5])
t807 = Internal('t807', (F32, [1, 4, 4, 4]))
t808 = Internal('t808', (F32, [1, 4, 4, 4]))
t809 = Internal('t809', (F32, [1, 4, 4, 4]))
t810 = Internal('t810', (F32, [1, 4, 4, 4]))
places811 = Parameter('places811', (I32, [4]), [2, 0, 3, 1])
t811 = Output('t811', (F32, [1, 4, 4, 4]))
model = Model()
model.Operation('PAD', input, sides800).To(wide800)
model.Operation('SLICE', wide800, begin800, size800).To(t800)
model.Operation('RELU', t800).To(t801)
model.Operation('TANH', t801).To(t802)
model.Operation('MUL', t802, c803, 0).To(t803)
model.Operation('NEG', t803).To(t804)
model.Operation('RESHAPE', t804, where805).To(t805)
model.Operation('PAD', t805, sides806).To(wide806)
model.Operation('SLICE', wide806, begin806, size806).To(t806)
model.Operation('DEPTHWISE_CONV_2D', t806, filter807, bias807, 1, 1, 1, 1, 3).To(t807)
model.Operation('CHANNEL_SHUFFLE', t807, 2, 3).To(t808)
model.Operation('HARD_SWISH', t808).To(t809)
model.Operation('TANH', t809).To(t810)
model.Operation('GATHER', t810, 2, places811).To(t811)
Example({
    input: packed('|i1',
    'c-jF#0KfkP0|_4%0s#l+_aE#T6bbM0?BeV3{|^@d?*#(<>gNU^{Tl8b7UJa?7WfA05$^pR8vE-W`tcd;2k;T)^A6{O3?CW', 0.0625
),
    t811: packed('<f4',
    'c-s5;@gu`W7`8-W6NznXY!LXR4Jw}qJaOVg1n!-P$|nNb+1XKq0c0s(G5'
),
}, name='of_80').DisableLifeTimeVariation()
