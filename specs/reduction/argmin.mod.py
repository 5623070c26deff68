# Licensed under the Apache License, Version 2.0; see LICENSE.
# Written by 'python -m corpus' from corpus/families/reduction.py; do not edit.
#
# ARGMIN: axes, ranks, types; indexes far apart. No element ties with the answer.

import base64
import zlib

import numpy as np


def packed(dtype, text, unit=None):
    """Many values in little space: the first byte of each, then the second; times a unit."""
    planes = np.frombuffer(zlib.decompress(base64.b85decode(text)), "u1")
    planes = planes.reshape(np.dtype(dtype).itemsize, -1)
    values = np.frombuffer(planes.T.tobytes(), dtype)
    return (values if unit is None else np.multiply(values, unit, dtype="f8")).tolist()

# Every axis, from the front and from the end.
# Expected values: exact integer arithmetic.
input = Input('input', ('TENSOR_FLOAT32', [4]))
axis = Int32Scalar('axis', -1)
output = Output('output', ('TENSOR_INT32', [1]))
model = Model()
model.Operation('ARGMIN', input, axis).To(output)
Example({
    input: [28.2, -8.0, -23.0, 19.2],
    output: [2],
}, name='rank_1_axis_0_negative').AddVariations('float16').DisableLifeTimeVariation()

# Every axis, from the front and from the end.
# Expected values: exact integer arithmetic.
input = Input('input', ('TENSOR_FLOAT32', [4]))
axis = Int32Scalar('axis', 0)
output = Output('output', ('TENSOR_INT32', [1]))
model = Model()
model.Operation('ARGMIN', input, axis).To(output)
Example({
    input: [49.3, 15.3, -14.2, -15.5],
    output: [3],
}, name='rank_1_axis_0').AddVariations('float16').DisableLifeTimeVariation()

# Every axis, from the front and from the end.
# Expected values: exact integer arithmetic.
input = Input('input', ('TENSOR_FLOAT32', [4, 7]))
axis = Int32Scalar('axis', -2)
output = Output('output', ('TENSOR_INT32', [7]))
model = Model()
model.Operation('ARGMIN', input, axis).To(output)
Example({
    input: [33.9, -17.6, 43.2, 48.2, 25.7, -28.9, 35.0, 14.9, 39.6, 1.1, 40.3, -36.7, 40.1, 23.7, 19.5, 10.6,
    47.3, 8.0, 7.7, 31.7, 14.1, 24.6, -45.2, 32.3, -1.7, 10.8, 44.7, 19.8],
    output: [1, 3, 1, 3, 1, 0, 2],
}, name='rank_2_axis_0_negative').DisableLifeTimeVariation()

# Every axis, from the front and from the end.
# Expected values: exact integer arithmetic.
input = Input('input', ('TENSOR_FLOAT32', [4, 7]))
axis = Int32Scalar('axis', -1)
output = Output('output', ('TENSOR_INT32', [4]))
model = Model()
model.Operation('ARGMIN', input, axis).To(output)
Example({
    input: [2.2, -36.1, -27.6, 26.7, 18.9, -45.1, -36.1, 38.2, 24.8, 13.3, 17.9, -21.1, 40.5, 33.6, 39.7, 2.7,
    -3.3, -24.1, -0.2, -21.9, -31.3, -48.3, 7.7, 25.5, -44.3, 0.0, -46.1, 16.0],
    output: [5, 4, 6, 0],
}, name='rank_2_axis_1_negative').AddVariations('float16').DisableLifeTimeVariation()

# Every axis, from the front and from the end.
# Expected values: exact integer arithmetic.
input = Input('input', ('TENSOR_FLOAT32', [4, 7]))
axis = Int32Scalar('axis', 0)
output = Output('output', ('TENSOR_INT32', [7]))
model = Model()
model.Operation('ARGMIN', input, axis).To(output)
Example({
    input: [-44.9, -43.3, 11.8, -33.2, -38.1, 13.7, 0.4, 9.6, -27.5, 43.6, 43.1, -17.2, 3.2, -25.6, 9.2, -3.1,
    8.3, -41.5, -32.1, 3.2, -33.9, 15.8, -22.0, 41.1, -33.6, 5.9, -49.3, -38.8],
    output: [0, 0, 2, 2, 0, 3, 3],
}, name='rank_2_axis_0').DisableLifeTimeVariation()

# Every axis, from the front and from the end.
# Expected values: exact integer arithmetic.
input = Input('input', ('TENSOR_FLOAT32', [4, 7]))
axis = Int32Scalar('axis', 1)
output = Output('output', ('TENSOR_INT32', [4]))
model = Model()
model.Operation('ARGMIN', input, axis).To(output)
Example({
    input: [-14.9, -33.6, 31.8, 10.5, -34.1, 7.5, 32.6, 34.2, -19.5, 4.3, 45.1, 20.4, 26.8, 8.5, -39.3, -35.1,
    -17.2, 4.2, -33.1, 19.8, 47.4, 30.2, -45.6, -1.3, -3.0, -3.9, -30.7, 7.4],
    output: [4, 1, 0, 1],
}, name='rank_2_axis_1').AddVariations('float16')

# Every axis, from the front and from the end.
# Expected values: exact integer arithmetic.
input = Input('input', ('TENSOR_FLOAT32', [4, 7, 3]))
axis = Int32Scalar('axis', -3)
output = Output('output', ('TENSOR_INT32', [7, 3]))
model = Model()
model.Operation('ARGMIN', input, axis).To(output)
Example({
    input: [49.3, -38.8, 2.3, -11.1, -18.7, 24.6, -25.9, -25.9, 34.3, -45.7, 14.0, 42.9, 31.7, 49.4, 17.1, 4.6,
    41.9, -3.0, -21.7, -30.4, 34.6, -3.4, 49.7, 46.4, -48.5, 47.0, -18.0, 31.4, 19.2, -20.8, 26.4,
    -17.7, -45.6, 39.8, -0.5, 28.6, 29.3, -37.9, -13.4, -39.3, 6.5, 37.0, -48.6, 39.9, -17.1, 25.0,
    46.3, 35.4, 45.9, -36.7, 14.8, 26.9, -39.2, 39.9, -44.5, 16.3, -30.9, 26.6, -19.5, 31.9, -44.4,
    10.9, 22.1, 28.9, 0.6, -31.6, -19.9, 1.1, -18.8, 48.7, -13.2, 47.1, 11.7, 20.3, 40.6, 4.0, 22.0,
    -46.7, -13.0, -30.8, 43.0, -27.2, 16.2, -33.9],
    output: [2, 0, 3, 1, 0, 3, 0, 2, 1, 0, 2, 1, 2, 1, 3, 3, 1, 1, 2, 0, 3],
}, name='rank_3_axis_0_negative').DisableLifeTimeVariation()

# Every axis, from the front and from the end.
# Expected values: exact integer arithmetic.
input = Input('input', ('TENSOR_FLOAT32', [4, 7, 3]))
axis = Int32Scalar('axis', -2)
output = Output('output', ('TENSOR_INT32', [4, 3]))
model = Model()
model.Operation('ARGMIN', input, axis).To(output)
Example({
    input: [1.2, -45.7, 13.4, 36.3, 36.0, 21.4, 37.2, 9.9, -31.0, -32.9, 8.6, 16.0, 27.6, -41.6, 39.8, -39.7,
    0.1, 36.8, 5.0, 44.2, 2.8, -8.2, -40.0, 38.2, -18.3, 18.8, -40.5, 20.3, 48.6, 32.2, -18.9,
    -12.2, 36.8, 13.2, 42.5, -14.2, -11.3, -43.2, -36.2, 1.4, 39.7, 4.1, 43.5, -29.0, -26.7, 42.3,
    27.5, 0.4, 7.0, -18.9, 3.2, -4.4, 0.5, -23.8, 26.1, -34.9, -19.1, -35.2, 22.2, -47.7, 21.5,
    -43.4, -4.9, 29.5, 41.1, -41.7, 19.0, 4.6, 31.0, 29.2, 4.1, -48.6, 15.3, 24.9, 35.4, -48.3,
    -43.1, 28.6, -47.3, -0.2, 5.5, -38.6, -2.0, -30.1],
    output: [5, 0, 2, 3, 5, 1, 5, 6, 5, 4, 4, 2],
}, name='rank_3_axis_1_negative').DisableLifeTimeVariation()

# Every axis, from the front and from the end.
# Expected values: exact integer arithmetic.
input = Input('input', ('TENSOR_FLOAT32', [4, 7, 3]))
axis = Int32Scalar('axis', -1)
output = Output('output', ('TENSOR_INT32', [4, 7]))
model = Model()
model.Operation('ARGMIN', input, axis).To(output)
Example({
    input: [-20.4, 42.0, -35.7, -7.6, 15.6, 42.7, 14.6, 46.6, -4.3, -13.6, -2.0, 45.6, -19.0, 39.8, -11.3,
    -47.0, 22.5, 6.2, 20.1, 29.0, 8.5, 20.8, -38.9, 26.1, -5.8, -18.2, 40.2, 1.0, -6.2, -0.3, -39.4,
    -36.0, -48.1, 9.7, -22.4, -44.6, 22.3, 33.1, -18.8, -44.9, -35.4, 6.1, 28.1, -35.5, 2.6, -23.6,
    6.1, -36.1, 49.0, 16.1, 22.5, -1.8, -27.7, 1.9, 37.3, -4.3, 17.2, 15.7, 40.6, 10.6, 15.0, 46.8,
    -2.0, 8.0, 13.2, -32.8, 3.7, 29.8, 30.4, 29.6, -32.9, 40.1, 9.6, 22.6, -39.5, -33.6, 33.5, 26.6,
    -12.8, -11.9, -44.9, 7.1, -19.6, -20.8],
    output: [2, 0, 2, 0, 0, 0, 2, 1, 1, 1, 2, 2, 2, 0, 1, 2, 1, 1, 1, 2, 2, 2, 0, 1, 2, 0, 2, 2],
}, name='rank_3_axis_2_negative').AddVariations('float16').DisableLifeTimeVariation()

# Every axis, from the front and from the end.
# Expected values: exact integer arithmetic.
input = Input('input', ('TENSOR_FLOAT32', [4, 7, 3]))
axis = Int32Scalar('axis', 0)
output = Output('output', ('TENSOR_INT32', [7, 3]))
model = Model()
model.Operation('ARGMIN', input, axis).To(output)
Example({
    input: [41.7, 48.7, 10.4, 1.8, 17.9, 14.4, -29.6, -5.7, 36.8, -28.1, -36.2, 42.3, 41.5, 15.1, 31.1, -16.4,
    37.8, -29.7, 7.2, -0.9, -32.2, 29.2, -31.4, -49.6, 25.0, -31.8, -46.3, -47.6, 9.7, 20.5, -14.5,
    -37.0, -48.4, 3.0, 3.6, -14.7, 23.0, 13.9, 41.7, 26.0, 42.8, -40.5, 5.6, -19.7, 42.0, -1.1,
    -17.5, -34.3, 13.3, 15.3, -23.4, -46.4, -44.6, 42.1, 23.9, 15.3, 47.5, -47.3, -16.7, 6.3, 37.4,
    17.7, -0.2, -11.9, 37.5, 19.2, 4.3, -27.9, -3.5, -35.9, 50.0, 16.8, 13.1, 43.2, 5.6, -34.0,
    -10.1, -19.1, -20.1, -13.6, 1.2, -17.3, 18.5, 49.9],
    output: [3, 1, 1, 2, 1, 1, 1, 0, 2, 2, 2, 1, 3, 3, 3, 2, 2, 0, 3, 0, 1],
}, name='rank_3_axis_0').DisableLifeTimeVariation()

# Every axis, from the front and from the end.
# Expected values: exact integer arithmetic.
input = Input('input', ('TENSOR_FLOAT32', [4, 7, 3]))
axis = Int32Scalar('axis', 1)
output = Output('output', ('TENSOR_INT32', [4, 3]))
model = Model()
model.Operation('ARGMIN', input, axis).To(output)
Example({
    input: [-5.5, 4.3, 37.4, 13.9, 18.7, -29.8, -17.9, -30.0, -0.2, 26.2, -3.1, 8.6, -26.1, 33.3, -44.8, -10.3,
    4.6, 31.5, -44.0, -19.2, -36.2, 44.9, 36.1, -25.0, -11.6, -32.2, -5.8, 11.2, -21.5, -21.9, 17.1,
    -34.9, 26.6, 38.4, -6.8, 40.9, -48.3, 1.3, -25.8, 32.0, -4.9, -47.5, -0.6, 1.0, 14.1, -4.0,
    -21.5, -20.2, 5.5, 0.2, -42.5, -37.8, -9.2, 10.3, -22.2, -49.2, -29.7, -27.3, 46.1, -3.5, -42.4,
    37.8, -27.4, -18.3, 32.1, -34.7, -20.7, 48.1, 0.3, 27.1, 49.5, -32.7, 24.7, 27.3, -38.4, -1.5,
    -9.7, 29.3, 48.8, 29.3, 4.2, 35.4, -33.1, -25.7],
    output: [6, 2, 4, 5, 3, 6, 6, 4, 2, 1, 6, 3],
}, name='rank_3_axis_1').DisableLifeTimeVariation()

# Every axis, from the front and from the end.
# Expected values: exact integer arithmetic.
input = Input('input', ('TENSOR_FLOAT32', [4, 7, 3]))
axis = Int32Scalar('axis', 2)
output = Output('output', ('TENSOR_INT32', [4, 7]))
model = Model()
model.Operation('ARGMIN', input, axis).To(output)
Example({
    input: [-41.0, 13.2, 3.8, -29.5, -15.6, 25.3, 47.0, -10.7, -46.0, -48.3, -23.9, -32.1, -1.0, 9.2, -18.3,
    5.6, -23.7, -31.8, -29.9, -41.3, 18.3, 14.2, -30.1, -29.9, 14.4, 35.0, 42.9, 15.8, 39.9, 32.1,
    22.2, -22.5, -13.0, -39.9, 2.3, 17.2, -43.9, -9.5, 27.0, -41.1, -18.9, -36.4, 34.5, 46.4, 14.4,
    -41.7, 7.8, 38.0, 21.7, 0.1, 8.6, -6.1, -28.9, -36.0, -37.9, 34.8, -41.4, -11.5, -39.5, -25.7,
    -2.3, 29.3, -15.7, 14.6, -20.4, 46.2, -8.0, 30.7, 46.2, 49.7, -15.9, 28.6, -36.1, 3.2, -33.6,
    -19.2, 45.3, -29.8, 35.2, 49.8, 5.9, 26.8, -5.9, -14.6],
    output: [0, 0, 2, 0, 2, 2, 1, 1, 0, 0, 1, 0, 0, 0, 2, 0, 1, 2, 2, 1, 2, 1, 0, 1, 0, 2, 2, 2],
}, name='rank_3_axis_2').AddVariations('float16').DisableLifeTimeVariation()

# Every axis, from the front and from the end.
# Expected values: exact integer arithmetic.
input = Input('input', ('TENSOR_FLOAT32', [4, 7, 3, 5]))
axis = Int32Scalar('axis', -4)
output = Output('output', ('TENSOR_INT32', [7, 3, 5]))
model = Model()
model.Operation('ARGMIN', input, axis).To(output)
Example({
    input: packed('<f4',
    'c-l=-U1(fI6ds!<Zeuj2Nu!A|T@zW;G&VoC#N8H?JChhH?u*oiK7~HWfKa5Oh~i5nB?V0|v>I}6eJGMtT8mT`6>DkkT+&eKT-c&$'
    'gVcstLX|uen@9_R`hBxS-Mzazd**z9=LpXWwH9Hb@$y81qd-L@i4elWrSMS3g9>Xn3oi);TJR?fbrO0wdI_-nXtbkI6YKGYFdc^A'
    '0c`?2&K}<h9{^a?fC3CY+<Q)4I~J`&kBpE4i)KGNLF?{a4Nt-n%?P2LS3o>+l`JC#^dSYV&{0DyL@E-Z4#`lvWP&Y8LW>j>Oz&pG'
    'hzy5W!6BW|7+4bYQxe2<FW3(t{<5DTX%b_CFr&ds!fCtEF1DaMQ3^{_6l21Wi{TJ3x&X((mUd)u6sQPmOFIhw-I2Adxg<6af!k3K'
    'XdAd4Sz!6$j?nnujtJ915I7+VJkB29mJa|dYD=>ge7N_Vx^^sD2iy@_;4skaFYU;>dso9_S)!TyJ3<%8z*Vx06wtSBM}eb;Sil{D'
    '5Oqif|J#wZv`9g>BR3O9wD)%uu;h$^#iHNsC?JYEf=<A{>}N=t#F!w=Xz*e=Z5P_b7IY^{VQDHT?Fb0XNoeuTkxlPby#DmXuK9}g'
    '53Vn+FSX3{JXa$Qo*&w<|4!$Jd!P459^bU1?ZL52i#GkSUo3Pj`PbXZZhf-BPcQDBxx3t6-8q_V`abjUME*c$RQILV(*5YlM4uWM'
    's4YBk^is>!iF|bW+V)(<)-Q6sO@kw=+ZMhnTkxv4-@H<IbxV3opFER(sPX)Jn`;{1`u*B#pBIBS&+V$}U0<&3S|47YtQxPWO%-hM'
    'c58mav)LD;vB8EL-=6U2dM-@O)zx1;`bXF92bMZ_T~6&0r=DtWw)L65C;JZP2aoOiC08z5=MEp5E<amayJsewoBB=ND_@p9+4R}e'
    ')+lvldj9s%?#&0v^5>H7(Y2o++xK_o*W&5p$9vCwdTM;6yJ2O1d}UwjeCLhHR6}EC<;V7p=6jF)sp_k~KK9Bt^+R_H-e~bquyJ6r'
    'srRFU#ik$fxr>GN6CJtq@X58x&#E&`tEp!)FI?{ESbl#vb@QujEBj?3d#k~#Z0qh=+Oe@r+kxqq?2+uymT0XgetO%lYks4_{?*!g'
    'r?NTQ+$&yQSn68cX@{qbRK7Awst7+O@+FQcj%B1&WMXMl6vYZ}W29?{ltDd~=<?AW^~Z5+WGrLl&&oK$A&!-i1`rgC!5J^mpiL>m'
    'UU0}+g*)FUU(OmomS83fy~daD0GO``g$3ZEKIzA^u>uHs#;}Szcr_7mF=Yic2}K(elytn3uAHnQnQ~sy?JL^yad3P{7aP`KUHTD~'
    '5!QKE)PSnbbl`v(yH(T=ytyD9Oh&QK(J-Vk{f56#!xv{t0TcTsjxYz-5Ea+`PEIkA?B@iS9zb|SRpB0e5cmhM5yas'
),
    output: [1, 1, 1, 0, 3, 0, 1, 1, 3, 1, 2, 1, 0, 0, 3, 2, 3, 2, 1, 2, 3, 0, 0, 2, 0, 1, 2, 2, 3, 0, 2, 1, 2,
    1, 2, 0, 2, 3, 3, 0, 0, 0, 3, 2, 3, 2, 2, 3, 2, 3, 3, 1, 2, 0, 3, 1, 2, 3, 3, 0, 3, 3, 2, 3, 1,
    0, 0, 0, 2, 0, 0, 2, 3, 1, 1, 3, 1, 1, 3, 1, 3, 0, 0, 0, 2, 2, 2, 2, 0, 1, 0, 2, 1, 1, 3, 2, 1,
    2, 1, 1, 3, 1, 2, 3, 3],
}, name='rank_4_axis_0_negative').DisableLifeTimeVariation()

# Every axis, from the front and from the end.
# Expected values: exact integer arithmetic.
input = Input('input', ('TENSOR_FLOAT32', [4, 7, 3, 5]))
axis = Int32Scalar('axis', -3)
output = Output('output', ('TENSOR_INT32', [4, 3, 5]))
model = Model()
model.Operation('ARGMIN', input, axis).To(output)
Example({
    input: packed('<f4',
    'c-l2lU2GIp6uy+YLfmdE73~%+4P8=@y4GIAmNnhEmzqj!j0rFB!VBicCWd!nLU>SP>jw9sX*v@^kea5Lh6fuFV#>};+G^sAX=tIA'
    'Kxl&6Dw>qw4-hbZ-`#e0HgoPh=X^isc%Br-#3mN8@k}f|FE-M%r&t(IddA2YX<Q1#!i%Mh8OEL`rTxYd<sPE)Jz{hTBY_a}1W*YC'
    'DPr_WFbG6~jj<7UY_*X>#?lDn0YNe*ksyMFr3Pt9Aq%AdKt#>#q6<&*MFxGSqzn8A%qu)}C&(#LN#lgD{Psei83EWl5?RwgC$%hB'
    'OL`N~240THw$lhmP{a|U5CD?;a2A|_;Tfha1Tcghp&esPViFk+!)BqAc)}WoDIr{!?jjS3$hanwt{WNY+EXNqD_uB?kjAAzEZj)S'
    'h+%|IX}^&~xr?ZLj~HFtksC!k0aOA(iYVfaTvs3xY>dh~a#wd0*=ZAkWKnrXM6j^bAT23mp%eg!sCjKiuH?JABiE%1{0O|ZBi^m<'
    '$Qmbv<+m4WJ96n8NOls^Qp<9+q&EzWb~z&3P9xkA=3v;0yxkGcf-^9#-BDyAfFbM%?HD5xlgMxwHVd7^6V^CP330XdKw_}+Mnk5)'
    '>-xr%r|wPl?oQ2C&1KuB|4tTD6S?$-E4S}2{?paaap>T_mdgj5GUL0tUO2IkP2KIi^F%V;+NQ>~^emq`_UGyLY~SS5$Hj76Za#f{'
    '?8@-r?uz6mf7M(q%4)UPHJ58`e7^Qu`PP(MpV`nbI#SWG<6>R0qJ8DNOK*>+zN#I%R~*0m=7HI&!MT<XULD=O?V6Z5I*{o(kvuo^'
    '`G4P6o~=o2*>|_^huN97owJkwR%8lW>khk@vdho?I(KVn`<{_RvusQ^U2lHz+B+9kKK*FoLE*hG^!ty-8#iaC`{x?Zijk$K`c?)u'
    'iT1+y{O>PU=S6C0os;mtSx9u|W~V0}FE^jQRlT`0vGLjNb+3Faoj>}YyxH^G$d1MHnQkeI=l3qGzgT<Zx5~^!&o4KRzW&U|>yJHp'
    'D0ZHCBO2;1){d-v7HxR&V|pq1Q^(1dwr<MyG!-hw&P`^1&Q5(<H9T-8*<5^B*|#uU^I>jR*M4#P-QL9G8@XI(e%s9MJN<>W?B16B'
    'hvsV%gVPO#Bckqpdu!U+Q{R^=DjkH54zvmbJStEMpD@r`1)As3R}ODO?JKPV{?Xz4L5NBnIwAVh<$yIfDfWgs@No=~){40JqMRvT'
    ';qi5dL<zkLw7ejfqe?0dZXYPXP$5YI<V)10h#OE63Q>%Zq7}u3c}osnMMk`Va_9zd+7BF`+S#8c8_Gb=PbjQ_yec_VX9c30VnY-<'
    'p=GiXwGNdZXdVJs=8WJ<p+XU2g4Rk<sYwbMP#0<kPL*%PqcwnSA003VmcSa<cIMg+zZCMyA(9{3QK+!waKgd=+lA#N'
),
    output: [1, 5, 2, 0, 4, 4, 1, 6, 5, 0, 2, 6, 3, 4, 6, 6, 3, 1, 3, 1, 4, 6, 3, 6, 2, 3, 2, 0, 0, 2, 0, 2, 2,
    1, 4, 6, 5, 3, 4, 2, 1, 2, 3, 4, 3, 5, 1, 0, 5, 5, 1, 5, 6, 1, 0, 5, 6, 0, 6, 3],
}, name='rank_4_axis_1_negative').DisableLifeTimeVariation()

# Every axis, from the front and from the end.
# Expected values: exact integer arithmetic.
input = Input('input', ('TENSOR_FLOAT32', [4, 7, 3, 5]))
axis = Int32Scalar('axis', -2)
output = Output('output', ('TENSOR_INT32', [4, 7, 5]))
model = Model()
model.Operation('ARGMIN', input, axis).To(output)
Example({
    input: packed('<f4',
    'c-lo#U1%It7`>)siCNRuCe2S<YLZ>sHEg2EBr#jtX6|iRD}+$+#X?{DGAM!w79m(<p){xzY+uwFwluXXjT%8|9)w1B?xc~bcS?$a'
    '2uYPDR;W=51tBp|&$)xRGdpwd-1D8E?~5HL@SNE3;#dS&JDw16?0F&(SOmg}h2sd%i}Bq9%mcz=fCVPT0;e8uLF}N;5qPsGAR{mW'
    'H4bV}P2SiE0xT$I$pZ&E4r{;$6>uc<UI6tN|G?_RkjIT$FBX;>IN)Q7(=0gz_W&aXu7H%dElw~cnQ$S4pjGQUrc>BJDJ>Do6pX{_'
    'n1rMw6V4zWfH}z^fJ1w1oPbtv>hTm2;=r~FALuF|g3hdHV9Ap%*}gCh3^G5|lI9Q(S&$jW@jW~}V}y@28)OWKee}-w!ZFE=3_Apv'
    '=O;5_9WVxqWJbm}j$t~yS>%%unEz*F$ZH(m$AV&(+_y7g4cMRpj)dOxp>FW^t&T}%gj&xCOU)T!V`t<i9D;j*5d)V`O57GFn37Dm'
    'kU^OLW@P9THc(1Sgfa!=u-cH2bY#LA#C<R)889QZ$Hwt#1*aZQ5yAMjRh$v2iJ&tp>Ra-pOSUge1B1*DwWK-3Ll$IxFL$i{{p8u@'
    '@3M>Te8Z)sD??w3@{jEw&d%4A>K5CIwX14pW@^IC*RQnSI`QemH_x>cuX=UAp83A}i>Agdac!`0<nF$ng|xbvZ8>viJySeAx_7QD'
    'mWRjk#mzfAAityUQp27<T6cGrC%yHN+Hc!Z(;Ito4G$Oc-6uN>mz$bvY6p6{Gxv_VH5<2wXYT&<PG4oD@cPAFU*$GFxVSKIe6}#N'
    'TFG6zeR%VPcJCc5E~LuWn=*fGzq4&ImG2+yQss`;%KPb+EzSA<Y;kGw#Dzzl@wxe*TV}>f^^JX*)R@V=df>g5lWTp2sVB0>-L+>@'
    't=qDVbDi0z+{Nd6+ovn1AN0Su(ssF{E0}41@y5QNDzn=wr~W*gJFj*W{UdF^e|D%}d^~ilv;A0U_o2qME4`y<OKz$3!{?K^XYWrv'
    'vcJ4((?tH@dUocM;?hUI{B}P#vU+a)=3|5Dx}h7p@>`4kYUlXdwQnt4Sk7$i3AQ{my_{};t?q?)_tsCP%xJbJ^U51X$4=e49z4+D'
    '(n9I{)93aNbUdzJ>J_!=bfi@%BP}Ifc<X8;t6D25byStEilR_O*eG1C*3xyQawUGl8kLb!632jtQt3#^DtNe+B1BcBKs*eDRtmL|'
    'D>YZZh5Qsn5g<~LhC=Wmd4mJgT1WJyU4;h<B|T~@18GYd!m}m;YpfqA(mK9|p{^<&h7lFy0X#w^fOq(fTw0GpEA6`YTLG&exuPVB'
    'wapNIjdc7L@}ZfECs>3b+97SVj7SPInnbb+PHCY)GAP!zFPb(r8Q=r^h%IMR5LB~7LJV!RZ9!5sjNbeUYoWiz'
),
    output: packed('|i1',
    'c-ke62ND1<2*L>ee{>D4R~N(3HU<e-eRSO*QtT1Wecb((3TaWU;xaRGnhVSlDdNm+_dbaokjDcmfB=;'
),
}, name='rank_4_axis_2_negative').DisableLifeTimeVariation()

# Every axis, from the front and from the end.
# Expected values: exact integer arithmetic.
input = Input('input', ('TENSOR_FLOAT32', [4, 7, 3, 5]))
axis = Int32Scalar('axis', -1)
output = Output('output', ('TENSOR_INT32', [4, 7, 3]))
model = Model()
model.Operation('ARGMIN', input, axis).To(output)
Example({
    input: packed('<f4',
    'c-l=-U1(fI7@aifc8zJ+xQT7dcH3^Y+nB_-I%y0^-M#m=w2DELh*<C;zFd?@F$kh>u}C#VC8!nW5+7u-MB+oAngm00=Qfna&P6e5'
    '6oN)93MDF1tfWZsoLLJl$(@<+=X~d!FZKi9_XB*SA4n<uSjIx&8B1TrfscUi3kCy(@k3Tf5eLZ0*taqJk6x58EhWM}QP3Ai)Ja@1'
    'M+Pyw2#n4kW(@+dz)hk}27CzV$1$1sEFw0l(SabZU;?WA10v9cjO_<hfs6u<5C{Pp1fdBBQArgHc(M!(1Cl|Wg`5O{fchz`Do3)E'
    'H*h9}fE<`Y5U$V#VTo0JfNbalA$)iSFv_PMIw&YZkTC^Wn`3IAzp#zYS>HIFY)QhZ@{O;cRw=4hbjC;{1fB-8jKWL<3<ed#_!)~}'
    '6mrt|HfI0H95-`oM?^uNl8QT00&}D?>>@Bam0=A6M&M?5r1&5yV|T<NVxt-z2=WRhw|1n!7=w-dD7zyRaD+ez&>#p+IE+=TP;Pj#'
    '3=EaBJ5ns<BmgMtH~;Mj0haQ{9TA!wm@?cE-_S^6RUhn*07ff$Di~EYnGKX7$e4nx&4wE2FKnZ8);IIN9a&ZWoj1q4o27@_Pb6kC'
    '?zOJEgLl=Yl2aevIFtM0#EvHhk2g2Z{ZPvE9u3F$I{DV!ueina=1Z%>Of39)>TXjApZ#clU$|M`mD+!(e{R11<EbOg?CU3|a@Q9='
    'SUdL6;fg!E`*?adJT2;*w$y&pU3X7*<&Ud_spfMFKdq(STNh`?{7;?9w{z*_ix*Z8?C7iSxw19CuvSw^HYR${cQh?6|Mqy}(8b+*'
    '@^#<MzS@-UY$}e_5B53t7A_WAzuNnm65F0mFQ2`Aed7I|neD$kGo86|>{}^T+r2%x2P@g%w>@%OTcvoZ=dqtBr#F|I$_-naUu%8z'
    '=+GMpKU1zr)V5rBx22>;yNjoLTYE-pKPlXC-_E5DF_50gO{&I0l`Rjoj1&*;yL!26!(`@rS0>*2`^VImZ?1G)|9W8Q`z_lC8rC-U'
    'kM;LG(B4%l<f4w!fwraLBY$<BTCR+@q<8+4?U&v6CyPDTMDk$b^7wO=`D9zZvvVmuH`1NI@%gU94d)W!W?e_k^Dn&o(s=frjl#*N'
    'MzX)IhpF!A(V@*Vnc*ir*Y(`U^|Yg-Xfg7lNPF6KT^%8TE8echibd@p?|5Dqxw?E_hpzU@;i9WUKtz$}Y3(|Z8?rk@x1+W8Jg16M'
    'c7^8wF~m0ndgQq%2Xv^l<KRJ5!hirqqA7IIi_sbt(P9{p2LU~j!8Fe{0~t^eu(Sh?5$HrZ3~@#gX5ry+7W4t#bvT{_+^7ulKnp<!'
    'l0XHqkdP>_^}q%Nw;Vw-)0(nii{sc~m;u9>i0GUqBirg)Vx%5Ac0A;RZ`Dps7a<A(fK|PPQwRZo=x~oLFw$|*q)Sd2)Bgp7Y`!x'
),
    output: [2, 0, 2, 1, 4, 0, 3, 4, 4, 1, 1, 4, 2, 0, 0, 3, 2, 2, 1, 4, 1, 2, 3, 3, 4, 3, 4, 2, 3, 0, 2, 2, 4,
    4, 2, 4, 1, 0, 3, 1, 3, 4, 3, 2, 2, 4, 2, 2, 4, 1, 1, 1, 4, 1, 3, 2, 1, 4, 4, 0, 3, 2, 3, 1, 1,
    2, 2, 3, 4, 4, 4, 2, 0, 3, 4, 4, 0, 0, 2, 2, 2, 2, 0, 3],
}, name='rank_4_axis_3_negative').AddVariations('float16').DisableLifeTimeVariation()

# Every axis, from the front and from the end.
# Expected values: exact integer arithmetic.
input = Input('input', ('TENSOR_FLOAT32', [4, 7, 3, 5]))
axis = Int32Scalar('axis', 0)
output = Output('output', ('TENSOR_INT32', [7, 3, 5]))
model = Model()
model.Operation('ARGMIN', input, axis).To(output)
Example({
    input: packed('<f4',
    'c-l3QUuYdg6vn4jH?_TqX>uEr>$PnX()8Y5BFUt&X~MlbTN+cEhk_t|l7g^Q=u4pw3O+>CLTf-!DV;S+43Y;eni`ChmS%S=vBGRg'
    'O(;b3qVZqaVhSm>k)VFx+{o^pojG&PcYbqD;3s|(1W6#I@FlDt_!5ucKS^X@*M1;{5K;z#^m!l?#9)u80LMrQl0@M1p~PT_iUbD&'
    '@-m@CCe#yXCP4zVgsLbj5^24@4}t(J2n_-O8AP!(Pq0TpNjMZFCsuGHBLNp2Ng!F4TNsdFK{XgAfdG7#lCTH{H!<Lss3=GU3n%h%'
    '&UA1E<P^LyF61+ZxAHBuWV-}!272CAkc};}uxNoKLBIqO5Fz1;xrx0qg}LS_f=D539|hY*0T$N2@r~9-+Zn<7dVNOt8zXgjM!GyB'
    't)T>$H2=>?Yda$-7=h1+5`!TsjGd8z3@tLDZlGzjftsNz$_gW`*Uktu8lhSX$e8ksc!GU-Mw$i5i51+)Fm^^zk}S(D3`nq`8Vr*_'
    '06t4eSOkNc81PF}6r_TM6Ztr2I=D1B1#gTC`OGop85uU0P2<f#Z)Zd{w#dSw1(F2X&Pekn(B_J{#@<=m8KL(2jJUFW6l@m-Soor|'
    '_Rp>--x~V3CU?B<1D&dHx^FLbPJLRRdHRJd55qerA2k0gvVT`h+&ePfykoxcK-Syl^t5}wcivg6oc*M&@mW`l_B5$&`C)H|d9APY'
    ')FDSbl35!&)t}wC@4bG%ueWyK{$%==YR=AAKmX`rwzFe(=x{!@uzzy$q&V0#a#vnU=Z3G0eN_0d=3?jl?u?UbKd}2s`{=`3ar&3y'
    'x!s?i-Mlrm@Xov6?%i_ZvErpm4?1Me@mouM#be3Ju9ltKGtHxabq}7Y{O<5R@7F?lWaHBL)eHO2X9g?AhF52D#j{V0?KzrBH&t(V'
    'b;H2GvG%ULPvs__xmhz)KQWg-ZH5na^v&OUv(WJV)}aeuR++iNnXf+ldebX&-H%tz-aImN)X6Nhz1{QMjME$aSwA!|KD|7hZ!;^)'
    'J&UEVwmu!SHZFW~_4+2ckU#YD<oC4|Ek9hBFMhT>I9>mozI{UHy1E*wcQ%VUC)G5bnoN~O>SkN66$_Px@w`6w#>(YACsGY}tJ8~4'
    'mG?&>$!_n|+0Fewy>#RCvEF}Mzi4orD0HJZR-uYL6|0ixDOV{^MV=QcFH%ZHQ8X1tvFoZR_7LjfDF-tQL2+cgi1DsQE>k1rxe<>j'
    '0L2nERxno9O$!HNAO?BJxi%q=%F_74NZ}!X$JYZD4vBy)2uChomo#)K<$7VcOo-SJtGE<HAp~C>LV%nhQbL<j@*)IIDI|q)9EV6K'
    't>ZBaB_SVk<3d?68nEz(C1?P03YH0qI0Pkk#KPFBDbfRufA$7WmrV-s#L$b~m^@wyJg66!(2&qJoGl62O)9W3;Qs@W_2Tm'
),
    output: [0, 0, 3, 0, 0, 0, 2, 1, 1, 0, 2, 3, 0, 2, 1, 1, 2, 3, 2, 1, 1, 3, 1, 0, 2, 1, 0, 2, 1, 0, 3, 2, 1,
    2, 3, 2, 1, 0, 1, 3, 1, 3, 3, 1, 1, 0, 0, 0, 0, 2, 0, 2, 3, 1, 0, 3, 2, 0, 2, 3, 2, 3, 2, 0, 2,
    3, 0, 1, 0, 0, 0, 3, 0, 0, 3, 0, 3, 3, 3, 1, 3, 1, 0, 3, 1, 3, 0, 1, 2, 1, 0, 3, 3, 1, 0, 2, 2,
    2, 2, 1, 2, 1, 3, 0, 2],
}, name='rank_4_axis_0').DisableLifeTimeVariation()

# Every axis, from the front and from the end.
# Expected values: exact integer arithmetic.
input = Input('input', ('TENSOR_FLOAT32', [4, 7, 3, 5]))
axis = Int32Scalar('axis', 1)
output = Output('output', ('TENSOR_INT32', [4, 3, 5]))
model = Model()
model.Operation('ARGMIN', input, axis).To(output)
Example({
    input: packed('<f4',
    'c-mD_U1(fI6rNJuwq{ckZIeyX=D#r}Yp9)6T^qXhPT~?Fh*AlJ_z;K;l)MN&i9Yn9O{+$mS}o2c4@H|)NohmX>Vrw{y@se|E;J&+'
    'Km_rp_92u)WmWp1-#06w_uieIIdjhUbB>USOoS9t2O<a(trMLDS|XNU6-gox7kH9H^H0bCDLTL%7maE}gw~Q_!53&E0H&4+iX=V_'
    'upp6A21x*LU<O<q0l*1^6kKy7aRCkFAt~@Q(7`JRpz(s*sYrl^1H#B4D=-pfNamnAD2YlaBoM$OBy~d#Y$aro0d|tcrL#hXXoRF0'
    'h=los06ZqrK?+i%U9MV_QPZzrH53MvPWJ=>jY}p2J4rS{;cQG2IR8OO5p~lbHL$DFb-?vhT4~*kj4;M(ZM8K>w!*T7)(XTq8*BfW'
    'kwJ<!oDmj{YDC<O?0;rtELB<*Ny`~oZ7f)gH2?>u;o=C4n-RcqZ@7`TfCloA^xqj74#Q}?oDo%6pqc;82x^!inS*Lm5@jjG2;dQt'
    'x}gTPELo(%PSUt^R;Un-D9y;i34x^ZW~GA^q(-}3wI-vcU%_f9G?Y&F1ObgpCIdT3HbLQRj5W@`DJi0E8l(nxRk{w4H`}>>dc%7l'
    '{A)1ZXUel@bbal>&`jOf(UGd=;d_ttiSFI~xwihfp7hqc((RK^x5}@J16}pMEY?lwH$K|GoEhG+?bP^pmj~|@d+J-4+SWUomvYxK'
    '`GI=*)}b4Hjoq^AV)bj?U+GPar{!4ZeQSq{FF)5;HgqyIxiYh-u48Ivs<5fEuywq>=eGY~UFwhRy^p^-(|xY8ck`8s!rt|u`9x+p'
    'ef8Iov6@V^^w;)P7PfUZ7RQdYT^K)M%isBP^o1{bW#dy-KQ#5Ljt_2c&t3myu%&TYJ~p*<bY)9%U)9A_=J<v7UAgf3&wVrRPP86L'
    '<v$IYCgyKdetb5%(^Pk?;l|MG=d!Dx-F<0lth_e8WzU&sYF;UOb2a<pp}Du)*5=y1$@e$ZBjL?~vRmnupNdr#h1Cn=`!}9F(Dc$1'
    '#g>65uQu;pY5nb<iE7jH;%r0B{K=+oY7bO=aZ2S<*<5>idB^yN)5q(@$j(f|XxVgy*Iiqf|NQc!>57MUdmRsb`~9`9hWmFN9^c%4'
    '{`_#m&EMzWn<~scKReoz8%&GkD`&H@??+y&LO)V!K`HFxgI?tOJ~mODS1ML2#631Ka(xwg{sQk+6h>j}#eS?JJb;O?^L&LefC0-7'
    'aX`7xh!2>>2oOvKUKB^jisO(eh<gfTI6_7o<yC}IlqfI4HjE<x=Y5q|Nb?CofqoP!ZV*Q<OaN#xj`ILU66E2=Q#6JEepngfEkuB!'
    'qy?#fQtkt#M-hCy*m?3IXAq+N1r>&o=Rub5c`^Nxz>81`usDnlqL27+P~@Wd5cdvHp;r+vXp81?;u%{s7dk`smv+e-QJd$N6#fmu'
    'iN!n'
),
    output: [0, 5, 4, 2, 4, 0, 6, 2, 5, 5, 6, 1, 6, 2, 1, 5, 1, 5, 2, 3, 0, 2, 1, 5, 6, 1, 1, 0, 6, 1, 6, 0, 3,
    5, 2, 4, 0, 4, 3, 0, 5, 5, 1, 6, 6, 2, 6, 1, 2, 2, 5, 5, 2, 0, 0, 4, 2, 2, 2, 3],
}, name='rank_4_axis_1').DisableLifeTimeVariation()

# Every axis, from the front and from the end.
# Expected values: exact integer arithmetic.
input = Input('input', ('TENSOR_FLOAT32', [4, 7, 3, 5]))
axis = Int32Scalar('axis', 2)
output = Output('output', ('TENSOR_INT32', [4, 7, 5]))
model = Model()
model.Operation('ARGMIN', input, axis).To(output)
Example({
    input: packed('<f4',
    'c-k#dZ)jCz9Dei0g8j)|2WxIRw_LH@TDn7)a`m3~z1tjY_$81D5&Ix7L47dvO9;d04=XB$T67K@t;9kYWiD5f&3n!}HLdrc;QTNe'
    'Wl76o(#D|N3hjB`D|h$qoZs*HJ-_F9eu>te7K!i@9fqOsJRN!><cm%;swn70xS|kAs6EsLU|txa<s|^H6#~N=i9!!NzzR>J>!@6X'
    'AI^dYb4g*R7TWC!1-{x%CtQI?G<4!52)u$24NZmI9VS>?08)-lxCiVQO7M`l3dpgP)T9eFRKO(4m;y#np$MHWyd{*&Hi2*l!!$;*'
    '+Qp*DM$I1ohcsH4A~8flQ^Ex9dm=lXxj;ggMy!mI7DXXimlzsY<|1bB1;soHs!qIhH?qRBItT)~4LlL>MO$pKypa{ID1;5Phq}8_'
    '5O9aJyitG&-Y5u26nNkP78=oYRIb90bvLq@vxS}X!(D;ESG#G;74AlSpagd#8=z6R5q1X_YYRYkBg;LOHv%kxELI9PA~op(4HYn1'
    'xDhbCkrjc{g*QvNY!e7~Fic|<t6ePaM%2t3Q4UnNDH1~@G+8Ea-xJyC%mos_G-73xv?vPEy2Q}HG8Zv}FDT|wP<7(lI<}_H_GCKS'
    'C*C=E-78;zv@V^xl-gdsckk|XTi2}4{JdlPud6CQeedQ#&5gQ=nbL306n#5z_{-N13{@<p_moA`zpvi5Kh-mH{@v1>?KMf`)yJlP'
    '`*^76+Jjd&^#AZ@?S`l3YZp(Hr-M^}_2x$8w7t~1B<fD3Z1=#O-dxe$+qFH#D?!tds!w{qpFcBJ`JCUrb~ruv-{W)5xzGN7yYJx6'
    'E4HHRMt|F2lo>Bw?mL}H9r~jEwe*$o?&F;&F1PHP7<(hyl)I)I)|n@oDhIx9+jIH(<?Nc)1MfH2HtU7ECCC057cC#@#+N!yUMz{c'
    'nVF%noua6&_vwk3>lV5mE?*e>ch#2as%|mczmh4F%gZku+4k0js$i;SM{(l=D(K$)<Fp-{%KVXP-PDnKao6lmB`f!ic5bvywd12}'
    '=Vxzy*ic`2{nk`&q0@Ub*YM`~W2w2ubA53vMxH!<@R?QqtNSLuyB#&%8L4=rxp=x|ch)W*8aZ6P(Job7tpDJGKU{h5m-Oc~XV;Hb'
    'FMc&#R6jcS&@0cjZfV&(=p8TXD%syyEPbP7Y+@D1zEm+kMjB-zUm9ajHHLq2ER7#Uc_U>M%e?d>sq#v)fq7K%-&ck|GL};Lq>-Q?'
    'Mk*uym{7K&EYMLlma$SXF)>(;j8K&(Qourq$t#ohePCpSg&^~l@0bnM#(XrK#T-^jXra`IcuJxt!>x+TsGdOD%uBXZM2C)!KSt3R'
    'M|^;xRh`3^t7L@VtPeku_K*T8!8D0fsL+i$g%a8sl*~$(7lBGqc1)H?8JCKhL;>+3%$TeZw7SrFgP3T=-HK_D!<hd8jgH>3'
),
    output: packed('|i1',
    'c-lRUi46cT48nl@hdxZyi<%GNCYBth;ixlPHMX{PEwK32C{W7^KGI{rc{zn2HUDpAX!gpGvvBwWCOiO$'
),
}, name='rank_4_axis_2').DisableLifeTimeVariation()

# Every axis, from the front and from the end.
# Expected values: exact integer arithmetic.
input = Input('input', ('TENSOR_FLOAT32', [4, 7, 3, 5]))
axis = Int32Scalar('axis', 3)
output = Output('output', ('TENSOR_INT32', [4, 7, 3]))
model = Model()
model.Operation('ARGMIN', input, axis).To(output)
Example({
    input: packed('<f4',
    'c-lRYe@I?c7{|}Z{1NZo&1t$<ONZv>+RIc9Gt;K`9`voiKZHdvlAwPMME`~)`NycJWXAf*cJ3^;C}Xt6i;cAg_TGCcCvq<|ibb`+'
    '(nQE0)I!L)zTe~OzAu+^&+|Or@8@|QsdXSkqO}%M${-O!ND=5jN?vF!1C6U7ky?s`--*UA5IVt2$^_wn@c;*C1c68r)N3h)<R=qY'
    '1Q*odK?zJKz&n}H4HZ(m7zs2o5uq3B6DUGZ;}AGT5F(c}poA%T0^|}KX3i0`I>4<!9t5S!!XZFIf*t{_AnYU)wwh2(5+xu9=p723'
    'h{j=%S~yYYaZ*raImDa<5fBIC*5Hx^!y}6zpQNW?lde@kJfiSKSH3waG|2HLZp7>c&PIs%_Kr;Kc4V~qe@BKpGBI})^E=k~8KGmm'
    'q>K?Zj2q*2WQ>So)ZgBbF-%|)Tu_GxB`~1??_^9jR7mY&B+$q-ZbvceV<<vU<6s;k2$4$~<90+IgIr?6%sFyL2DbuvTRTD)4h9Vg'
    'dKg+k*h$80HFi59iXjK+9SWU@Cf%eQDg)Y03aTuJn3Es^;$YkwTpa(mBl1al3O4Cl6~rS7Pjuy*qcYqPQrw8yP1oWJEgd%ouRj^A'
    'XKt09%Qnn4w4LfoPaWw?d#4|mo~*bzEsEDNsjk_p3xkKMCTd3}&gXVMTG_gBW=HnpmXYdT|13YRwwGRO8CssswSRrKW34k^U$^(b'
    '9bX+-5%oVG%(M=q>-+cC?5}z3$82kA{p51rWzo@eQH^yk{`GqGJ=?~ouJns-$0sV|@t&E}qhax4IDY+TL+xfz685#-xKKCK{m^J`'
    '^UVhj9{VAmDOqjIFCA`vyL3<I_mjW<^v_OR)!&(FJM>X$*_jLWo!Ob<_~{id*ZXOz`)t|pd~SDYIsbQ9JF)WWrT&-FOZy)0%ZxXc'
    'UhXYVRaaz-o|ShGoUC3=efLcH(5{NU=c+0yn@!{4Z|A=JWxo#l#e4Dcu8m%AymzDG$Se1~JiOE%KXUIA&G~O8hf)gzMbCdSs9(HQ'
    'UpKn+*;w}KiH4`<&b5or=jVTa`2M@zdbhYTyFR3jrKijCxw6%TJ8Ltk+U;RYQ_=DCo}#ww2S=N#J2R*1-p{W4e>4p5xc1>2Yx`zT'
    '?7s9`SU0y>InsP(EG}suyIH!&`Vszod>dKM+DNI$;!0WHSE27kI7I~yU(EDu<RQaXHjJ$DEs8wmqs)&&L?cvrO5sFR>#H6Gfo>$@'
    '#zN2!Ew7Q!3d?u&1w4D~RH)$L+k)reO$0c3a8TBxnhkqGYeN+g5#?k?6oMW;2*xZ&>{$<f%JXO&g<wEh0qTmv)(KPF+1MWBI4HEG'
    '9Hm3|!icmX2ZD0oK%PAOpgAs>gy!)O%ZH&KvIpAwm=n5zDzJ$NdsToM0tz04!?YsUM4X>b5lqi7SoVd%bX!%x>0j#S+=u'
),
    output: [0, 0, 1, 0, 1, 1, 3, 1, 0, 0, 1, 1, 2, 4, 0, 3, 0, 3, 4, 4, 1, 4, 4, 0, 0, 2, 1, 3, 4, 1, 2, 2, 2,
    0, 1, 0, 0, 4, 2, 1, 1, 2, 2, 0, 3, 0, 2, 3, 1, 1, 2, 0, 4, 1, 1, 0, 1, 4, 4, 0, 2, 1, 4, 2, 3,
    1, 0, 1, 2, 1, 2, 3, 3, 0, 1, 3, 2, 3, 1, 2, 4, 0, 4, 3],
}, name='rank_4_axis_3').AddVariations('float16').DisableLifeTimeVariation()

# Far apart, beside each other, at either end; as real numbers.
# Expected values: exact integer arithmetic.
input = Input('input', ('TENSOR_FLOAT32', [5, 9]))
indexes = Internal('indexes', ('TENSOR_INT32', [5]))
output = Output('output', ('TENSOR_FLOAT32', [5]))
model = Model()
model.Operation('ARGMIN', input, 1).To(indexes)
model.Operation('CAST', indexes).To(output)
Example({
    input: [5.5, 1.1, 9.9, 8.8, 2.2, 5.5, 8.8, 3.3, 4.4, 9.9, 8.8, 1.1, 2.2, 2.2, 2.2, 2.2, 2.2, 2.2, 3.3, 3.3,
    3.3, 4.4, 3.3, 2.2, 3.3, 3.3, 3.3, 2.2, 3.3, 4.4, 5.5, 6.6, 7.7, 8.8, 9.9, 1.1, 8.8, 7.7, 6.6,
    5.5, 4.4, 3.3, 2.2, 1.1, 9.9],
    output: [1.0, 2.0, 5.0, 8.0, 7.0],
}, name='shown').DisableLifeTimeVariation()

# Every axis, from the front and from the end.
# Expected values: exact integer arithmetic.
input = Input('input', ('TENSOR_INT32', [4]))
axis = Int32Scalar('axis', -1)
output = Output('output', ('TENSOR_INT32', [1]))
model = Model()
model.Operation('ARGMIN', input, axis).To(output)
Example({
    input: [2684, 6785, -974, -13183],
    output: [3],
}, name='rank_1_axis_0_negative_int32').DisableLifeTimeVariation()

# Every axis, from the front and from the end.
# Expected values: exact integer arithmetic.
input = Input('input', ('TENSOR_INT32', [4]))
axis = Int32Scalar('axis', 0)
output = Output('output', ('TENSOR_INT32', [1]))
model = Model()
model.Operation('ARGMIN', input, axis).To(output)
Example({
    input: [27201, 28438, -21907, -18905],
    output: [2],
}, name='rank_1_axis_0_int32').DisableLifeTimeVariation()

# Every axis, from the front and from the end.
# Expected values: exact integer arithmetic.
input = Input('input', ('TENSOR_INT32', [4, 7]))
axis = Int32Scalar('axis', -1)
output = Output('output', ('TENSOR_INT32', [4]))
model = Model()
model.Operation('ARGMIN', input, axis).To(output)
Example({
    input: [-1462, 29356, 16247, 985, -4641, 29825, 12917, -20288, -8795, 28454, 28740, -5828, 14226, -7758,
    -25893, 20596, -3523, 24209, 10178, -28965, 15207, 9220, 608, -22866, -20855, -4750, 6414, 7871],
    output: [4, 0, 5, 2],
}, name='rank_2_axis_1_negative_int32').DisableLifeTimeVariation()

# Every axis, from the front and from the end.
# Expected values: exact integer arithmetic.
input = Input('input', ('TENSOR_INT32', [4, 7]))
axis = Int32Scalar('axis', 0)
output = Output('output', ('TENSOR_INT32', [7]))
model = Model()
model.Operation('ARGMIN', input, axis).To(output)
Example({
    input: [-28266, 16174, -18461, -19955, -7157, -7936, 3783, -17143, -24469, -21605, 27591, -19208, -3298,
    -5683, -26882, -2794, 4046, -11763, 22493, 24746, -22654, 4967, -26942, -23392, 18855, -28114,
    15361, -9066],
    output: [0, 3, 3, 0, 3, 0, 2],
}, name='rank_2_axis_0_int32').DisableLifeTimeVariation()

# Every axis, from the front and from the end.
# Expected values: exact integer arithmetic.
input = Input('input', ('TENSOR_INT32', [4, 7]))
axis = Int32Scalar('axis', 1)
output = Output('output', ('TENSOR_INT32', [4]))
model = Model()
model.Operation('ARGMIN', input, axis).To(output)
Example({
    input: [26724, 12079, -20606, 11351, -16661, 25123, -13192, -14320, -9929, -26314, -23761, -16244, 13290,
    1118, -1621, -29319, 16926, 4287, 20332, -29187, -9861, -7227, 2100, -574, -4526, -15527,
    -17181, -19366],
    output: [2, 2, 1, 6],
}, name='rank_2_axis_1_int32')

# Every axis, from the front and from the end.
# Expected values: exact integer arithmetic.
input = Input('input', ('TENSOR_INT32', [4, 7, 3]))
axis = Int32Scalar('axis', -1)
output = Output('output', ('TENSOR_INT32', [4, 7]))
model = Model()
model.Operation('ARGMIN', input, axis).To(output)
Example({
    input: [-27034, 22830, 27277, -1140, -20800, -2965, 7622, -17528, -13999, -21707, -12234, 9803, 8115,
    12582, 1760, -6526, 28835, -8134, 4553, -239, -15506, 23801, 9583, 7032, 27646, -19570, -18120,
    19829, -8379, 27676, -25540, -8297, -27273, -22359, 29083, -24660, 7364, -11954, 3114, -2475,
    -26309, 24930, 7500, -12915, -25126, -21164, 842, 21669, -26119, 1660, -12327, 11029, -2567,
    -18890, 3813, -23825, -22313, -9911, -6254, 7540, 3334, -5067, 573, 3257, 20301, 7074, -26843,
    -16628, -20518, 16280, 24671, -28475, 8033, 28332, -6217, 2225, -13858, -9669, 8679, -3082,
    18057, 2237, -27162, 4161],
    output: [0, 1, 1, 0, 2, 2, 2, 2, 1, 1, 2, 2, 1, 1, 2, 0, 0, 2, 1, 0, 1, 0, 0, 2, 2, 1, 1, 1],
}, name='rank_3_axis_2_negative_int32').DisableLifeTimeVariation()

# Every axis, from the front and from the end.
# Expected values: exact integer arithmetic.
input = Input('input', ('TENSOR_INT32', [4, 7, 3]))
axis = Int32Scalar('axis', 0)
output = Output('output', ('TENSOR_INT32', [7, 3]))
model = Model()
model.Operation('ARGMIN', input, axis).To(output)
Example({
    input: [24476, 24936, 11091, -6890, -9274, 7267, -22791, -25094, 28541, -1784, -22, -2256, 22791, -25700,
    -29650, -11541, 10132, -11007, -6876, -16935, 17976, -55, -4275, -16165, 18169, -17427, -18969,
    -20523, 18597, 15558, -4830, -7835, -13, -16729, -17042, 19187, 27198, -23311, 1860, 27632,
    -14660, 17599, -22342, -14996, 11950, -15787, 1420, -7518, 1065, -11762, -18729, -5134, 25721,
    14717, -19470, 6989, 2056, 25521, 6999, 19471, -13298, -145, -29709, 24574, 19669, -10931, 8268,
    -4096, -16235, -20602, -8280, -9651, -14518, 131, 19533, 22573, -6850, 8335, -2942, 20700, 99,
    1457, -12613, -29646],
    output: [2, 2, 1, 2, 1, 1, 0, 0, 2, 3, 1, 0, 2, 0, 0, 0, 1, 0, 2, 0, 2],
}, name='rank_3_axis_0_int32').DisableLifeTimeVariation()

# Every axis, from the front and from the end.
# Expected values: exact integer arithmetic.
input = Input('input', ('TENSOR_INT32', [4, 7, 3]))
axis = Int32Scalar('axis', 1)
output = Output('output', ('TENSOR_INT32', [4, 3]))
model = Model()
model.Operation('ARGMIN', input, axis).To(output)
Example({
    input: [19999, 22922, 4240, -8576, 24640, -28443, 24950, -15702, 7980, 15821, 14386, -26239, 24134, 23807,
    26427, 23740, 6567, 22744, 3003, -6989, 8990, -11475, 14616, 13373, 24373, -1932, -27879, 12703,
    17945, 18960, -20439, 4179, -22750, 11935, -15365, -18484, -20687, 17453, -20592, -2243, -21278,
    24542, 29351, -11910, -22075, 7149, -24900, 8284, 6202, 6322, 28844, -28113, -20627, 17218,
    18344, -12479, 11083, 29522, 13094, 6131, 2601, -15826, -15057, 22208, 4895, 17188, 14704,
    -10886, -20821, 5012, 12483, 17853, -13685, 11127, 1947, 20236, 20763, 25023, -2095, 16693,
    22912, 19965, 2792, 19502],
    output: [1, 2, 1, 5, 6, 1, 3, 1, 0, 3, 1, 1],
}, name='rank_3_axis_1_int32').DisableLifeTimeVariation()

# Every axis, from the front and from the end.
# Expected values: exact integer arithmetic.
input = Input('input', ('TENSOR_INT32', [4, 7, 3]))
axis = Int32Scalar('axis', 2)
output = Output('output', ('TENSOR_INT32', [4, 7]))
model = Model()
model.Operation('ARGMIN', input, axis).To(output)
Example({
    input: [-1803, 21038, -11591, -7077, 19115, -23717, 29152, 23571, 3890, -16641, 21534, -8786, -1536,
    -23233, -9761, -16411, 21646, -24363, 27407, -19380, 565, -11751, 7968, 5643, -4483, -20046,
    21559, -9604, 28685, 14122, -27613, -5740, 27753, -12930, 23880, 18108, -28224, 5359, 1969,
    12820, 15762, -27921, 20929, -6957, 28969, 13933, 2746, 6786, 7204, -6287, 16996, -24073, -6954,
    -16057, -27832, 2071, -26621, -9721, -2071, 5248, -4273, 10671, -17885, -13660, -8567, 16117,
    12518, 2790, -20941, 3219, -3178, -5867, -7198, 10980, 24916, -19801, 4108, -12014, 12538,
    -21319, -2537, -11109, 29474, -14602],
    output: [2, 2, 2, 0, 1, 2, 1, 0, 1, 0, 0, 0, 0, 2, 1, 1, 1, 0, 0, 0, 2, 0, 2, 2, 0, 0, 1, 2],
}, name='rank_3_axis_2_int32').DisableLifeTimeVariation()

# Every axis, from the front and from the end.
# Expected values: exact integer arithmetic.
input = Input('input', ('TENSOR_INT32', [4, 7, 3, 5]))
axis = Int32Scalar('axis', -1)
output = Output('output', ('TENSOR_INT32', [4, 7, 3]))
model = Model()
model.Operation('ARGMIN', input, axis).To(output)
Example({
    input: packed('<i2',
    'c-jF-1GoGc+F4th>7QA<B@E)a1kUGE4Xrp)Ru3{h?K|ew;+-nvUe^`w-9!e6N1XuYa9($WdpSQM`>hdI1J<7k`{xD#HzI}Y9bs_K'
    'uFge_tBFm#-2JahRk#%I&c$VE8jQCq9esjvr@`u{Rs0wYQ`UL7+%ozSYTa_+qm6Z+tN|>pDv94R86}$R8+ZhC>ZDQSW;>t7s^uR{'
    '2zLzP>ivQ~fzCCceojf5vbP}$BrJiyK3j$3=H6iAN<)fN&QSxdd+b~L$r~7nCKt~$&%&lEI$ON_3>E{`J`d1Es|N+tU4YTJalVP?'
    'lk*2uFFq>3?WpZ|qsIT%P3IjxI^j-F!7);5+?GoZhps6V;mrc_ztu7jz!Pvtn__$pIzqUi=Wp8r|6|Ne+}ve5NHeOVkdEuzcSV%&'
    'zBvClVNic`ig;?K2OwCV<d*q*^Pt>-K)y1*s-1F-<9;`$@G^qsI834K(FNK%&qA$QJ(my!GuHOnV&ba5QE=L(D=A46j}YUz)soWx'
    'YP^x>Yq&gFyAn~^)o*)J=_n(e&;5SAht$8al@g|(tgv*NacpzamBB|48QfGgC8h?u`@Rv^!k;=~VQ3hV4GI=L<a1igB_I)Dk^bFB'
    'pt)teYtSxq2U?Hq-vwlE8gXl3SzNnmp9T4u7Tq3l)2beo%Eu)1$*|=53n1F=w*ZT&;@s*dZ}d`{_B+j1FDb;q@f<L-WiiSYvrky|'
    ';S!Yop{<lO2?z7YA3mJbwi;Gi5^2tht*5B!JiTZ?rjMNNKv@nPbQ(y~$Iw=<59w#nOA%N$=E_42JDnlv-lCD*yq)*i2;HWRE%_!H'
    'sR^s-K=xM=X8;$P{?0KAIti;^I<-eaKKm9Bkz}|1x?tcO{t8Cr(Y`1;;vI`&@A*=VDalnRO1S?wtB}P-zP4K77Mxi%O^`y93z44L'
    'QUbWQj;r!Q7tP`*E)Us{^F&Jk(rUxVFH}kQKrvQkAf`aHobtrt=9D%{EVZJuB4VS_olB0^Jy}^y&ou#U^!{O`UzBeIo#As@YNI1H'
    'pzG0)pc`=VaqcBv=og_Ix!t&rnliin)nOnzbFxDMW5x@l#x+=x*#g!QwM!LCain7'
),
    output: [1, 3, 3, 3, 2, 1, 0, 1, 4, 4, 3, 1, 3, 0, 3, 2, 0, 3, 4, 4, 3, 1, 2, 4, 4, 4, 3, 4, 4, 2, 3, 1, 2,
    1, 1, 2, 0, 4, 4, 4, 2, 3, 3, 0, 4, 1, 1, 3, 1, 0, 4, 4, 4, 1, 4, 3, 2, 1, 0, 2, 2, 3, 3, 0, 0,
    4, 4, 4, 3, 2, 3, 2, 2, 0, 3, 1, 2, 2, 2, 0, 2, 3, 2, 2],
}, name='rank_4_axis_3_negative_int32').DisableLifeTimeVariation()

# Every axis, from the front and from the end.
# Expected values: exact integer arithmetic.
input = Input('input', ('TENSOR_INT32', [4, 7, 3, 5]))
axis = Int32Scalar('axis', 0)
output = Output('output', ('TENSOR_INT32', [7, 3, 5]))
model = Model()
model.Operation('ARGMIN', input, axis).To(output)
Example({
    input: packed('<i2',
    'c-jF-1GoIyuE^QufAbeHJ3Q~@Zh276b9ABpfolLIb>g?!Cl7`Iq&Wb`uoiq(h|oX|OHx*~&L>TzLg?g8Yo-AfIb)ynPj9nh<-H4c'
    '<K$o}6DNQzGx`>)QL7wL8cd>o#)|Tp@&RSBM5cmkdYzhh-=Gx^pcNP<{D*}pjw_94hn#*5C5ioWK>`=8$ukv)mjI#{Hs9%4V^fMF'
    'BdwPbf%I*j>&SRmHBd^#Csv!?+jGf;(6mNI<XaR3AKtgKl7(T0#039rfXz4(q(SNogFXbzoc@qLMON6t=p<v$%(-ain7NegnmDHN'
    'p-`m{Io0fk)nmfO8mj{DnVSc6KLW`{K6N^ULHVg}9jlFWj%%P#%4_}EG;zNsbK&0r=DVSI$mC*jFFSDoS+!jc2RlT84dn37x<p`y'
    'RLu_hQEk<=@MTeP7fMdl?5#h~1S6XOkD?{mX!Y$`nS7^O;KG!!L80?aqwKG4u{nRj3uu($J8$v%A?IE*fQ!Og+9HEl9p@>mBg)&S'
    '+U{(_<;^Bzd@QT`>$#q>_*w^-^1`0V0S+MvE3G-e=jceHUFt76OOD;VS-6qKnIgw?))@^<uJDWw;MMqPshV!{^7S)|kv&SN0u@~x'
    'ZY7E!@%yAZ$uTAu<@8Nmofuu-XB7OrWF6bJ>mo}j2P&w~S~oQ7N7J@p`nE}%6k9Kg7VSm!+4KbnH7P%pnLZ(oa$_N=K94c$Z=MC*'
    'QOwQBHL9X+L-W_9&I0fz?lJH!FD<o8pBa~1Xum25GeWhz2cZ1S?!1jYo)<dC%8y$q&LQa>L&i@~DWUV4yVgi#6DL+kU#SKEi@A`d'
    '<RHP^<*IC<kgvFI7b80+tV}Q$&}9CfIU)hKu=V(BExO*oSW(nHl`FK8X>wa8Y-&3aU#eT^nvoI{zuC1Zk;C~;Gz!GBv6#D=|5eaY'
    'zga<+0K4r?L+kpMEw(b5kH?~~kX`=8E2fZ+5e7(|-*OMD3I}guSSafW+)X7yIg{R7m$#5aV!KS{Nm8Wb!`!_*=~7~kpl0vsB5)w('
    'J2-Sd4j^O-@yXX3H}>cG7Murhsbcuxl9RS>+*nj8xDk;yqC6boxl9h5oaW=oYoZ<'
),
    output: [2, 2, 2, 3, 3, 3, 2, 2, 0, 3, 2, 2, 1, 3, 0, 1, 0, 2, 0, 0, 0, 1, 3, 0, 3, 1, 2, 3, 3, 0, 3, 0, 3,
    1, 1, 3, 2, 0, 0, 1, 3, 2, 3, 2, 0, 0, 2, 1, 0, 3, 3, 1, 1, 3, 1, 0, 2, 1, 2, 2, 2, 0, 1, 1, 2,
    1, 3, 2, 2, 0, 1, 3, 1, 2, 2, 3, 2, 1, 2, 0, 0, 2, 3, 3, 3, 1, 2, 0, 2, 1, 3, 1, 3, 1, 2, 0, 2,
    3, 2, 2, 0, 3, 3, 2, 0],
}, name='rank_4_axis_0_int32').DisableLifeTimeVariation()

# Every axis, from the front and from the end.
# Expected values: exact integer arithmetic.
input = Input('input', ('TENSOR_INT32', [4, 7, 3, 5]))
axis = Int32Scalar('axis', 1)
output = Output('output', ('TENSOR_INT32', [4, 3, 5]))
model = Model()
model.Operation('ARGMIN', input, axis).To(output)
Example({
    input: packed('<i2',
    'c-jF-1GoHa)xEBVQJaNp)KC8G<S!&BUhtT0!`E}Pj>D8mS4w@V)*w}jm$$lbtwSTYN8QkINnJ_+YIdaJ{C8h4uI)WJ4aS(w)n&g;'
    '2$6F2OG5=oScR;}7_}rzY>H&pJRLu;ye^zIR1LR04kcR~m<s^d)0-%Q37M6SGdtIlhy&Jsjo9|%=GW5(>vwZWO@Oj$_PPo@&gX22'
    '=&)Y{0ZN4*Sbg!Mu;p(i?PdMeG&isY)|*=4I8owbpCSO?B<_t-)8ER!nI`TshqL78EN9plE5OZRF_=PwW(`eZ1Y{%U6Dee`nbF~w'
    'M%VoJPz=`*B(}#C`k@V|D@YD+@#|V?Z$63!j?eZklvNW7exr^*{h!r)&?M_UZHIif!jZ6uDGHi7x(es;cKdTQ7JZjYb!Hvax#F(c'
    '39+BVUF7A(#JwVUWpkvOQ|X)&G|z2aSEtjcV2C%#hp&av3g3{=vNm2?nWvwd)*tOOkTJdK>_$ghRE_0C3%LJg>5Ilf&NHo9p%eMY'
    '0O}rxE?HaI&i@N~xhP>|cFlC^q?8G?$@j^e=mQ-Ij>S}8THZqFa2v8}u59(YnPCP6G*SWgmGGbhE}=u;Ji+H)C?SuF6df*%wIXji'
    'S)uMg-I`b5$PT>hM;oo)ubECX!L!Y7;K{YoQK0)fAr13b0Jc{0JI7+@uO7rxIyYgIGBTx9Z08J)CYxBZb?W_e2pc~8SP;5dKg${s'
    'Odat00Z5}oDvK~qM5O(xJ@>R?0dMKq#p=&;;v>KAKf|riWdl<N4sZC8oSWXLvSpCU5-~-MxHZAs{RRdG-7r8o-jhzNanAG1wnR;!'
    'R*poR%N&m>t!}gp(Tp4qNNWwH6JXd{-a$_L)iq<sBghUW+p+KzItP%cJYVvoHZ75`VNxWW@KU{tD|GZ5uscOHLgtMg6-2z_S|z5d'
    '!7m5t+0dH25cP6!<ZHIB&ph5$F0URv91sUcE(88b&U4AGEC`~kD9k7?n46}b6IC{@(*@)2O_@bg8wIYKX+q|0TfC9V&$&&hzVo-`'
    'TG>IWLq}L%Jv6b{C!PKl@vo}lAfX7{PaWh|5o^11&RqFV5>z;IL-8Xk=uVdu(4kN'
),
    output: [0, 2, 1, 3, 2, 0, 1, 5, 2, 3, 4, 5, 3, 2, 2, 5, 5, 0, 5, 2, 0, 3, 2, 5, 0, 1, 4, 4, 4, 6, 3, 1, 4,
    5, 0, 3, 0, 1, 3, 0, 2, 0, 5, 4, 5, 5, 1, 1, 3, 5, 2, 3, 1, 1, 1, 1, 2, 0, 0, 6],
}, name='rank_4_axis_1_int32').DisableLifeTimeVariation()

# Every axis, from the front and from the end.
# Expected values: exact integer arithmetic.
input = Input('input', ('TENSOR_INT32', [4, 7, 3, 5]))
axis = Int32Scalar('axis', 2)
output = Output('output', ('TENSOR_INT32', [4, 7, 5]))
model = Model()
model.Operation('ARGMIN', input, axis).To(output)
Example({
    input: packed('<i2',
    'c-jF-1GoGejvm~5sps|*)rK3}E!Wka4s(z_VohJhX_t^As2wnUyz3i3hba|V`I0jDmSI#KOecq9Vk21xA9(o3YeV;|Io$|ZLd8uF'
    '6DvT~F#M2rhGGo)af)VQpt#t~4UdhD)q=q>_XKB8II<9CMo0$8Pg)*);yJ&<n)#1?#{qi|<S6Vz5$9GoRH|i48qT>N6ODl&y(fFG'
    'pdY6<YJQt0ox%o_NGNQjnrEJqBeOupXn(Z>fM*7-E^Ad9v4fASL!6njnMGcEdQ}3nL`X||#CBuB5`tN`1Uzm^WZ)QO-ET#iPh9nF'
    'm~jPZhboiT_)^<D4#A(GXAlJDCT=rfW}Mt(PfBW=y=lCILFOqqth5dZpf7O#zhU~N4v36uOan`NzRQvg%9qh3z?3UhdY=u!b%PWO'
    'gx?Jm^nX+;5cIBWx`)jKkDxZk*daoNx1ui>`;d2?B~&-JHX`c=Dxi0p5;ZZh(ZfA|LCx5I%w;2tB(h@CZhrUxKBqLwuD26=<#uQ8'
    'lqPuV^Y}>s&xow%V{7vHi*rE4uik1mn82r@i~KAnz;Dw-%VGDSY5N1yD`5fdscYR^Kq18g6sSM?r3%$sHkG)JGcYNgH<rRotzQE$'
    'WLf}QO%qbg<}?W%U{=El@VBXAj9>vD&Z)|g2~Xi6a%qmi2yCkCPoqgw<xZBrM`MrVvg<Ynk30&G`a#0OU*qTs1Ih7X?(07QaVIsp'
    'y;&9`CDCjsTc%cX@iCgg!o1QI*z;4`^e(Tr4A9BEa~Rk4F-*m2nw&YH43+D#|7oUj1UNtXi~I`uNiJjRUO1zoYm~=6-&+jw4Q2r}'
    'kd-6oN92!am8;y>-O_Qs09PtI!yml=OjWVeDkohu4PaQ!p^?+qu(g+~Ao|Uko@fIuVOrpjpl6HPwu?``zB?1JJti(c04LWGNR%w|'
    'OPtkOY^qmNa;ZDB>?KPaFt$99T3t&!6HQti2t))Ibowkd6vgM*YSST2yC*89N~0Z_8Im7Km#4B2N2Nn8{^}JN*)cG17GS?AX+``)'
    'j{ih$6A-TH-^210#zYwGu98_KT4T7m7rJE#Rc*Vr^S`!eo~58Q8ItOoY&2rYEsM('
),
    output: packed('|i1',
    'c-k$Ei46cS2m*oqhZZh2wv|t%$abu>=`Bu*%dJQ8Jn7LtGgcr=5th*d9;4NULE%D1o5uvVe%}EsDgdG'
),
}, name='rank_4_axis_2_int32').DisableLifeTimeVariation()

# Every axis, from the front and from the end.
# Expected values: exact integer arithmetic.
input = Input('input', ('TENSOR_INT32', [4, 7, 3, 5]))
axis = Int32Scalar('axis', 3)
output = Output('output', ('TENSOR_INT32', [4, 7, 3]))
model = Model()
model.Operation('ARGMIN', input, axis).To(output)
Example({
    input: packed('<i2',
    'c-jF-1GoG=C$jKOS<V}bqJM|yQ6E!_-H%OFvN*||kX@cmnLjw}cUfi1uJh;;CV7aar`u6?`}J9cU~GW7hN&`j451;2uRMRRLt~{S'
    'VMK5HMKRF!8~1~yY)f=dd@q_cZ?ZVc_{Wx<)oBrg5|_f-A*s687wJU@A+{sno(@g?xt$TI0DH)kiKSL490-dZo0o9ligr|<o(JMS'
    'F^fN7N*0WZTY7Y*Wp=`O0XUQ+2&>S7OGk#Q$lXK5lz?go>j+4lJ)07;yOgqA08A3G6Xk_jhSbMD>X9pD4T>TKm5MuN8AKkQtf-du'
    '7N9vvqV*h@3P#F-cjaF|tRZyi67jmYAcIo_>>7v!<CY*^xqNtc8>RC}s)ou5WwA(ud8SU|<N{wW!xzZGh1Fw<Dx70F7KUfRC;MWO'
    'nh&+cj`Mv*3`WrS^+kwM(&7LY%oB+ha8q<<EJ;Q@FH`NRsgog$=`+wh2Eci!i7PpmxrAT3T=$quEl3<I+A1*+EYSBAynQim7Hz-I'
    '<dFs@gO4D*oZ%>x_uw|md?*aF>q(S)1pX9Z4GSa<kqJ1i%<Cn{*QqhT7PA?lEN23l^wi<k+9li0nr>C^HbyI{x%c@Gvul@^YQpr7'
    'Vw$J>oF=5X7Zn{54$DQ1ACtt?BxBCxSu5)r>DNmU$zS#Tw2h_4_gf8R{GRN*?4Sw(QMuG{->CjA54ztDDyg<U*=9uW2Ndz@u-xV<'
    'O9_opjUfdnSXvbG+H&5hFwZq>tpA`@2PaXn*sKnkqLj%{VfzC-(AaGHUY3zlW+@;7IIcA*E77a&KS@nRmhqBLTH$o!ao7L+R|rKU'
    'y2uYPpeYciF`3gcbwIumv`dQu&Nt(oHeYh7tTOM}k(FI8tz}H0Kq$ut6f$0sXQs^4C%0&%69UaVagGAY$VCF^X7J1rpb}%;UZ^A?'
    '_PmxSvj{gM2<)g(;rF4n+$7hWwVm*nny_4~KS-><jUl?ek+cv$;LJlR_g@aN#1OqCqRbTC;1m`>4DnOUzB!TKxNf2O-1OeZ;=Npr'
    '2;)c0>#T7NDprkFQX;UL?2hR!G`3!|-`(5m{9GEsJJ?B~U?pt6#-%#12o@RIqneQ'
),
    output: [2, 0, 4, 3, 4, 1, 3, 1, 0, 2, 2, 2, 0, 3, 0, 0, 2, 4, 0, 3, 2, 1, 0, 3, 1, 4, 0, 2, 4, 3, 3, 0, 4,
    1, 3, 4, 4, 1, 1, 4, 2, 1, 3, 2, 2, 4, 1, 1, 0, 0, 2, 0, 0, 3, 4, 2, 3, 0, 0, 0, 3, 2, 2, 1, 0,
    0, 0, 2, 0, 0, 4, 4, 3, 3, 2, 3, 3, 3, 0, 1, 4, 3, 4, 1],
}, name='rank_4_axis_3_int32').DisableLifeTimeVariation()

# Far apart, beside each other, at either end; as real numbers.
# Expected values: exact integer arithmetic.
input = Input('input', ('TENSOR_INT32', [5, 9]))
indexes = Internal('indexes', ('TENSOR_INT32', [5]))
output = Output('output', ('TENSOR_FLOAT32', [5]))
model = Model()
model.Operation('ARGMIN', input, 1).To(indexes)
model.Operation('CAST', indexes).To(output)
Example({
    input: [0, -4, 4, 3, -3, 0, 3, -2, -1, 4, 3, -4, -3, -3, -3, -3, -3, -3, -2, -2, -2, -1, -2, -3, -2, -2,
    -2, -3, -2, -1, 0, 1, 2, 3, 4, -4, 3, 2, 1, 0, -1, -2, -3, -4, 4],
    output: [1.0, 2.0, 5.0, 8.0, 7.0],
}, name='shown_int32').DisableLifeTimeVariation()

# Expected values: exact integer arithmetic.
input = Input('input', ('TENSOR_INT32', [1, 7]))
output = Output('output', ('TENSOR_INT32', [1]))
model = Model()
model.Operation('ARGMIN', input, 1).To(output)
Example({
    input: [2147483646, -2147483647, 5, 5, 2147483647, -2147483648, 0],
    output: [5],
}, name='far_int32').DisableLifeTimeVariation()

# Every axis, from the front and from the end.
# Expected values: exact integer arithmetic.
input = Input('input', ('TENSOR_QUANT8_ASYMM', [4], 0.5, 100))
axis = Int32Scalar('axis', -1)
output = Output('output', ('TENSOR_INT32', [1]))
model = Model()
model.Operation('ARGMIN', input, axis).To(output)
Example({
    input: [131, 200, 247, 53],
    output: [3],
}, name='rank_1_axis_0_negative_quant8').AddVariations(DataTypeConverter(name='signed').Identify({
    input: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -28),
})).DisableLifeTimeVariation()

# Every axis, from the front and from the end.
# Expected values: exact integer arithmetic.
input = Input('input', ('TENSOR_QUANT8_ASYMM', [4], 0.5, 100))
axis = Int32Scalar('axis', 0)
output = Output('output', ('TENSOR_INT32', [1]))
model = Model()
model.Operation('ARGMIN', input, axis).To(output)
Example({
    input: [167, 221, 83, 185],
    output: [2],
}, name='rank_1_axis_0_quant8').AddVariations(DataTypeConverter(name='signed').Identify({
    input: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -28),
})).DisableLifeTimeVariation()

# Every axis, from the front and from the end.
# Expected values: exact integer arithmetic.
input = Input('input', ('TENSOR_QUANT8_ASYMM', [4, 7], 0.5, 100))
axis = Int32Scalar('axis', -1)
output = Output('output', ('TENSOR_INT32', [4]))
model = Model()
model.Operation('ARGMIN', input, axis).To(output)
Example({
    input: [20, 34, 25, 50, 49, 217, 136, 169, 209, 73, 205, 247, 78, 161, 46, 241, 200, 95, 39, 251, 174, 128,
    43, 28, 114, 140, 132, 193],
    output: [0, 2, 4, 2],
}, name='rank_2_axis_1_negative_quant8').AddVariations(DataTypeConverter(name='signed').Identify({
    input: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -28),
})).DisableLifeTimeVariation()

# Every axis, from the front and from the end.
# Expected values: exact integer arithmetic.
input = Input('input', ('TENSOR_QUANT8_ASYMM', [4, 7], 0.5, 100))
axis = Int32Scalar('axis', 0)
output = Output('output', ('TENSOR_INT32', [7]))
model = Model()
model.Operation('ARGMIN', input, axis).To(output)
Example({
    input: [163, 80, 102, 148, 95, 84, 224, 164, 177, 113, 91, 231, 253, 89, 102, 250, 167, 139, 97, 1, 151,
    245, 243, 12, 136, 219, 224, 127],
    output: [2, 0, 3, 1, 0, 2, 1],
}, name='rank_2_axis_0_quant8').AddVariations(DataTypeConverter(name='signed').Identify({
    input: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -28),
})).DisableLifeTimeVariation()

# Every axis, from the front and from the end.
# Expected values: exact integer arithmetic.
input = Input('input', ('TENSOR_QUANT8_ASYMM', [4, 7], 0.5, 100))
axis = Int32Scalar('axis', 1)
output = Output('output', ('TENSOR_INT32', [4]))
model = Model()
model.Operation('ARGMIN', input, axis).To(output)
Example({
    input: [146, 27, 236, 31, 205, 248, 88, 150, 199, 33, 40, 114, 98, 36, 120, 144, 113, 242, 83, 240, 11, 21,
    246, 87, 146, 16, 155, 112],
    output: [1, 2, 6, 4],
}, name='rank_2_axis_1_quant8').AddVariations(DataTypeConverter(name='signed').Identify({
    input: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -28),
}))

# Every axis, from the front and from the end.
# Expected values: exact integer arithmetic.
input = Input('input', ('TENSOR_QUANT8_ASYMM', [4, 7, 3], 0.5, 100))
axis = Int32Scalar('axis', -1)
output = Output('output', ('TENSOR_INT32', [4, 7]))
model = Model()
model.Operation('ARGMIN', input, axis).To(output)
Example({
    input: [177, 137, 55, 129, 168, 104, 233, 155, 59, 79, 133, 26, 70, 142, 27, 84, 224, 236, 19, 161, 177,
    89, 32, 10, 242, 43, 131, 232, 56, 207, 56, 159, 59, 56, 255, 59, 20, 79, 88, 241, 20, 87, 46,
    26, 56, 193, 78, 85, 14, 228, 189, 236, 4, 189, 196, 82, 161, 72, 150, 243, 175, 141, 39, 20,
    45, 56, 32, 239, 110, 244, 169, 203, 19, 72, 22, 77, 185, 229, 198, 187, 223, 232, 186, 112],
    output: [2, 2, 2, 2, 2, 0, 0, 2, 1, 1, 0, 0, 0, 1, 1, 1, 0, 1, 1, 0, 2, 0, 0, 1, 0, 0, 1, 2],
}, name='rank_3_axis_2_negative_quant8').AddVariations(DataTypeConverter(name='signed').Identify({
    input: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -28),
})).DisableLifeTimeVariation()

# Every axis, from the front and from the end.
# Expected values: exact integer arithmetic.
input = Input('input', ('TENSOR_QUANT8_ASYMM', [4, 7, 3], 0.5, 100))
axis = Int32Scalar('axis', 0)
output = Output('output', ('TENSOR_INT32', [7, 3]))
model = Model()
model.Operation('ARGMIN', input, axis).To(output)
Example({
    input: [21, 246, 106, 31, 97, 231, 208, 30, 246, 81, 183, 11, 115, 49, 61, 152, 169, 189, 92, 189, 156,
    130, 59, 22, 121, 43, 42, 227, 73, 249, 37, 230, 80, 205, 168, 156, 96, 143, 251, 149, 69, 217,
    22, 84, 23, 79, 31, 151, 112, 47, 46, 19, 60, 77, 199, 30, 160, 168, 66, 16, 102, 29, 130, 73,
    155, 43, 62, 89, 201, 163, 243, 17, 228, 244, 91, 82, 24, 40, 212, 161, 197, 74, 48, 248],
    output: [0, 1, 1, 0, 2, 1, 2, 0, 3, 2, 2, 0, 3, 3, 3, 1, 2, 2, 3, 2, 2],
}, name='rank_3_axis_0_quant8').AddVariations(DataTypeConverter(name='signed').Identify({
    input: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -28),
})).DisableLifeTimeVariation()

# Every axis, from the front and from the end.
# Expected values: exact integer arithmetic.
input = Input('input', ('TENSOR_QUANT8_ASYMM', [4, 7, 3], 0.5, 100))
axis = Int32Scalar('axis', 1)
output = Output('output', ('TENSOR_INT32', [4, 3]))
model = Model()
model.Operation('ARGMIN', input, axis).To(output)
Example({
    input: [213, 48, 86, 49, 17, 91, 102, 70, 10, 116, 212, 157, 122, 158, 235, 229, 133, 92, 67, 30, 204, 119,
    85, 65, 239, 70, 80, 129, 140, 240, 133, 4, 192, 96, 53, 205, 221, 32, 7, 118, 92, 144, 144,
    222, 129, 18, 191, 100, 100, 235, 218, 251, 170, 1, 238, 141, 221, 216, 170, 251, 239, 61, 128,
    244, 26, 1, 25, 91, 53, 37, 94, 163, 151, 162, 70, 58, 41, 186, 181, 140, 127, 73, 95, 145],
    output: [1, 1, 2, 4, 3, 5, 1, 6, 3, 1, 0, 0],
}, name='rank_3_axis_1_quant8').AddVariations(DataTypeConverter(name='signed').Identify({
    input: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -28),
})).DisableLifeTimeVariation()

# Every axis, from the front and from the end.
# Expected values: exact integer arithmetic.
input = Input('input', ('TENSOR_QUANT8_ASYMM', [4, 7, 3], 0.5, 100))
axis = Int32Scalar('axis', 2)
output = Output('output', ('TENSOR_INT32', [4, 7]))
model = Model()
model.Operation('ARGMIN', input, axis).To(output)
Example({
    input: [223, 38, 19, 42, 240, 150, 184, 11, 136, 212, 184, 174, 4, 171, 66, 42, 129, 123, 210, 124, 39, 82,
    237, 5, 66, 85, 216, 209, 237, 61, 158, 46, 47, 37, 31, 156, 130, 254, 35, 178, 44, 59, 36, 198,
    222, 95, 119, 46, 107, 67, 51, 14, 109, 175, 140, 66, 11, 196, 217, 33, 44, 17, 171, 28, 44,
    114, 95, 156, 124, 230, 90, 48, 112, 155, 150, 131, 87, 8, 251, 223, 167, 61, 114, 122],
    output: [2, 0, 1, 2, 0, 0, 2, 2, 0, 2, 1, 1, 2, 1, 0, 2, 2, 0, 2, 2, 1, 0, 0, 2, 0, 2, 2, 0],
}, name='rank_3_axis_2_quant8').AddVariations(DataTypeConverter(name='signed').Identify({
    input: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -28),
})).DisableLifeTimeVariation()

# Every axis, from the front and from the end.
# Expected values: exact integer arithmetic.
input = Input('input', ('TENSOR_QUANT8_ASYMM', [4, 7, 3, 5], 0.5, 100))
axis = Int32Scalar('axis', -1)
output = Output('output', ('TENSOR_INT32', [4, 7, 3]))
model = Model()
model.Operation('ARGMIN', input, axis).To(output)
Example({
    input: packed('<i2',
    'c-r&2y7O%r_pKj~<}iK@soy1JVqctQ(c!!5MpD@2W80lREkE(qzQ^(EjVrTvA5N|Lt+2jNDck*n?Oydi-Li)?uP&5fwz&Lxg<<GQ'
    'O9q?PCiOOsxnljU?De7gR;RAbyVAuPzOMLZgHpTi{%J=OH(W9Ks$4TklVK&V?=G=TUfHt)i$wD4wRbIbKDsyOjM0|ld=aC`#)=Iy'
    'mv3$BJA33uczL<Wiig)^qW*4MK2cZCs@7!s!sCI)W{>wBnw=7H{nDkKLa!C~X1!inRexDP{#44c2me2$<oi57a!GORUV(SDN6x;Q'
    'pV__cLFb+e|0l#*O%r3O{&+Y+)2`MtL%~;KpY`3w$NMk;k^9kha?QH;8+}=hyq@vOsfK0NGw-zdPMa1kz3_~m%W>-qHbKRMvVwu9'
    'vp$*6EH!-ZFhBaZ_8ieKdMTZAPM&>M&sTUh{KfkV@3wwYJXT-CagU+@<oeUqG5e=H_$%tluwjSxA}`Aa1s87oy710a)phf+<XbXZ'
    'dfHMM`+r`VvG(fq^m?wBMSEXg-x2>bAVqnd-^IZEQ=bj^SI#_8Xn8u{z5ehQhEXu+0RT8?-9!'
),
    output: [0, 0, 0, 0, 0, 1, 0, 0, 4, 2, 0, 4, 4, 0, 4, 3, 0, 0, 4, 0, 1, 2, 2, 1, 1, 3, 1, 4, 3, 2, 2, 2, 4,
    0, 0, 4, 0, 1, 1, 0, 1, 4, 1, 3, 0, 0, 4, 3, 3, 3, 0, 4, 1, 3, 3, 0, 1, 3, 2, 2, 2, 0, 3, 0, 3,
    1, 3, 4, 4, 0, 2, 0, 0, 2, 3, 3, 2, 3, 0, 4, 1, 3, 3, 1],
}, name='rank_4_axis_3_negative_quant8').AddVariations(DataTypeConverter(name='signed').Identify({
    input: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -28),
})).DisableLifeTimeVariation()

# Every axis, from the front and from the end.
# Expected values: exact integer arithmetic.
input = Input('input', ('TENSOR_QUANT8_ASYMM', [4, 7, 3, 5], 0.5, 100))
axis = Int32Scalar('axis', 0)
output = Output('output', ('TENSOR_INT32', [7, 3, 5]))
model = Model()
model.Operation('ARGMIN', input, axis).To(output)
Example({
    input: packed('<i2',
    'c-k}6lly3$oYT4?d<#>Ma7kNaiOua`TPKfw=Xm?N<=>rnY+It6n$aV1^?TX!-dlgyEegNf8~jFBFl37wzgzQ#AkN8Y2Q7E&nSHw?'
    '_rzEI^Mon4x2XSIx{h7Ko%7MMxuUtNr&srSOnulc@YHWvp07snjhw5^Z>-$E&dscScxac9%U|`2kAKwff3fhN_#Lmv)t>y?ANUvX'
    '=*$jh>|gpp<L+NiuZM@e9A<mG)qKkRjm+-<SoxIZEuP5t;GON42MTQ_Ha8QM1+)%@D1_x}h8;V%*q2r5c`wVScdQEn-Mp*sPKkY~'
    'ev<c6zpcjPHzJM(R?HLbyKJ$4_sb>V<>Eu;KXN4ti`N<+^=vw{RG;7c>1+Q3A?C)up?SrJ$}BEydzaZLc=}BHi5)M(_RD^g`pNlK'
    '<HsImmYocbyk5F}U9D4{H!qg+$iXK*>0IrbuXtLWI?q3M(KEKRM~`Zb{&V(hmyC}%I5Q#E`})<%Pwp=_d0;c=_15^togW2?cOAbG'
    'nIma+%hu<9ZiJWBN8#Peegvr9j?|Z9oFcvYzjl@F>xNa6EBwxN`dB3d&SV$`gB}0?Dr3<E'
),
    output: [0, 0, 2, 3, 3, 2, 0, 2, 2, 2, 3, 0, 1, 0, 3, 2, 0, 2, 3, 2, 2, 1, 3, 0, 2, 2, 0, 2, 2, 0, 3, 2, 3,
    1, 3, 0, 2, 2, 1, 1, 1, 2, 1, 2, 1, 1, 3, 1, 1, 0, 2, 2, 1, 3, 0, 2, 3, 3, 0, 0, 0, 1, 2, 3, 0,
    2, 3, 3, 1, 1, 0, 1, 1, 1, 3, 2, 2, 1, 3, 3, 1, 3, 3, 3, 3, 2, 3, 0, 0, 2, 0, 2, 0, 1, 2, 2, 1,
    2, 1, 2, 0, 3, 1, 1, 0],
}, name='rank_4_axis_0_quant8').AddVariations(DataTypeConverter(name='signed').Identify({
    input: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -28),
})).DisableLifeTimeVariation()

# Every axis, from the front and from the end.
# Expected values: exact integer arithmetic.
input = Input('input', ('TENSOR_QUANT8_ASYMM', [4, 7, 3, 5], 0.5, 100))
axis = Int32Scalar('axis', 1)
output = Output('output', ('TENSOR_INT32', [4, 3, 5]))
model = Model()
model.Operation('ARGMIN', input, axis).To(output)
Example({
    input: packed('<i2',
    'c-p&p+T+Q)fFH?obWW>v{_K->6tjO&#bxQmcs!0ZtBmnnNT%8Wi5>5jo}ZMu^>fD^8(aOP=bHi|SPzEzg(x?)e(19FtuMZxoTpNA'
    '-&(y>{fb%M^Lfh}^TV4?nwl}*5KA*)kZpVT_LYzE1Y>1kj%e%uHyz_MMgD1>^RF^m6TnjXB$;_qQ<0wQJ&~Ksj(96Y>1nI$vLvo}'
    'VOu*rNO68zs+hnm^WD!p%&jcM!&n#|F6i&8m^z{J;`Yb}o%z=)t=u-OXw1-KG&!U&!@Hp;QM6>{vP8GJA9dgE4bN+t%5it5QI9(7'
    '&7dD2o?8iTu=Vp{x}|+6L(Wz{W=-pFna=e^Z7v@iZkR80lPE~eY}{TepewddBe#jWag|H=N7>DPd)BQw?YjT`|EQ&=E6X18=@wis'
    'ejgpgu}yr-)GarJHY**R;-q*&I=bxlsS4hsS*9-+9&br9TD|yg<o1uQor|_KEzl|uxPIVs7t0TSh1|#*C6~h|KdHquSnS+rcI6Ml'
    'Hq%e+6E4nvE}eSq*}o}uRi4^=*h90{@Hw+|He?yj*x+))QiJU*=NpDmFz5jQQ=-D3'
),
    output: [2, 5, 6, 5, 6, 5, 1, 6, 6, 1, 3, 0, 1, 6, 6, 2, 6, 6, 0, 0, 4, 1, 4, 4, 2, 1, 3, 0, 2, 0, 6, 1, 1,
    3, 2, 3, 2, 4, 6, 1, 6, 0, 1, 4, 1, 6, 3, 0, 3, 4, 3, 0, 5, 4, 5, 3, 6, 1, 2, 0],
}, name='rank_4_axis_1_quant8').AddVariations(DataTypeConverter(name='signed').Identify({
    input: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -28),
})).DisableLifeTimeVariation()

# Every axis, from the front and from the end.
# Expected values: exact integer arithmetic.
input = Input('input', ('TENSOR_QUANT8_ASYMM', [4, 7, 3, 5], 0.5, 100))
axis = Int32Scalar('axis', 2)
output = Output('output', ('TENSOR_INT32', [4, 7, 5]))
model = Model()
model.Operation('ARGMIN', input, axis).To(output)
Example({
    input: packed('<i2',
    'c-nL4^ooiN;dwqyjj2j%nSb`KJvvsi4IW=z|8+qj$CXcdu59z)RGYrmd38WH`d7%F-@P%rgPf;mrfgq4Z_%dd@pCe~WtN();0*4`'
    'nd+()aw1$rkxf_h%3Bj5mMgLoo`x3YyuGNLYWS-le|etek)!@A8&@3A-+f4!-7z=GZ@H`4zM{D&zDGSWQt1-S{uU>)@!`A1NwH5D'
    '&8DPHnJm6n=4R2B1Cp~|E=pkjSIoXE_)gCHofAqq`rn<?s%Ji`x-rH_H?mBzB0{WduC&Z)hg&B*o4&J8`q+`MZHC3`5Q+1P952M`'
    '#rV$Z@{(s;C;7ZjMN@Ig&;EqznL=NZkAA!=A$3)s;e$z`)eV!MY^~Bhx3y)|<LV=dTHZZ<w!txWmv`(<KXGemR%<(>9j}yow(;EL'
    '`5!2KrHW_DVI%9=%j9lY`Kcv-Joz;^dr#5Bey!@5gp7Op7wIM`$vE3zS^b?!_VbyuM&1oSy{{hmJ9W{z_L*LK8#ZQEtoiD8^6|k^'
    '(Y0ac44%cvZ2PLP)l$E>Xr;q%u}k_~Z*JaP;IhQIXX4Akwr2l2t*x$V45MJs0|2d6$Vm'
),
    output: packed('|i1',
    'c-k$Du>k-u2*M!$A6=te6og1fQwXOtT`@-z>X_*A@oohcSwKdFr4sr0v1T8PjJ;8HP4(cdzyl=^0EG'
),
}, name='rank_4_axis_2_quant8').AddVariations(DataTypeConverter(name='signed').Identify({
    input: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -28),
})).DisableLifeTimeVariation()

# Every axis, from the front and from the end.
# Expected values: exact integer arithmetic.
input = Input('input', ('TENSOR_QUANT8_ASYMM', [4, 7, 3, 5], 0.5, 100))
axis = Int32Scalar('axis', 3)
output = Output('output', ('TENSOR_INT32', [4, 7, 3]))
model = Model()
model.Operation('ARGMIN', input, axis).To(output)
Example({
    input: packed('<i2',
    'c-kvE`|tnyOIqym%?*dSR|kB5e{EXH{LM4enhFnd@6R}We$lJTvo^n0FI+t3%hQ|}o?VrVxB1@LZD2Mi$+5c3RFUs?<+#!lR>jO;'
    'XCG~2E?~EQr;r}KQft1@Ce;IJUy>e~Y&s>K*A@Tnv{j?wlLf*@pKp@Qm5Yp?&T_!A_WOZ0r&o6#wQ`B+Z``2$l}Fmu@{P;R`v#le'
    'NBb36go@sf<-0wv)!Fvl{&_Y#Qcp3QuAeQOUdqXP)Vuz((3KfSJ)>K0b7bV~yvDyZyw=BPeiUP2OR06|wWFWA<EDJO7sX`|^~L^x'
    '^6}|!&px(2c6#T7Dc5gzsLtE+-Q&1XqEvf|tC*(n?<bYlSLx4@e|>TLhq-^}xBalmxfFc$L(I&%ht+>HM6zm^FWo05&Cemnu}0y5'
    '#-X>1c9^qF)7R*`YgCu8Ap3ax*5>OIy0v30ltnk^S)X0bU)C|ds$*y3lg5CuZ!5Tjonmyu@A7wllv<=(`Zmh<$D8CiRoBjb(@;|?'
    '{?%LVb0|-l`($uSgm&tNst~EXpi^r-?B3pSxV|J^y8C7I`tQ3=m02FJuVxqpgB}0?;|0^f'
),
    output: [0, 2, 2, 4, 3, 2, 2, 3, 4, 1, 1, 0, 1, 4, 0, 1, 1, 2, 3, 3, 4, 4, 3, 4, 1, 1, 1, 3, 1, 1, 4, 2, 2,
    1, 0, 2, 3, 2, 1, 1, 4, 3, 4, 4, 0, 0, 1, 4, 0, 3, 4, 2, 2, 2, 2, 0, 2, 1, 4, 1, 0, 1, 2, 1, 4,
    3, 4, 0, 4, 3, 2, 0, 0, 2, 4, 0, 4, 4, 4, 4, 0, 2, 0, 1],
}, name='rank_4_axis_3_quant8').AddVariations(DataTypeConverter(name='signed').Identify({
    input: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -28),
})).DisableLifeTimeVariation()

# Far apart, beside each other, at either end; as real numbers.
# Expected values: exact integer arithmetic.
input = Input('input', ('TENSOR_QUANT8_ASYMM', [5, 9], 0.5, 100))
indexes = Internal('indexes', ('TENSOR_INT32', [5]))
output = Output('output', ('TENSOR_FLOAT32', [5]))
model = Model()
model.Operation('ARGMIN', input, 1).To(indexes)
model.Operation('CAST', indexes).To(output)
Example({
    input: [125, 25, 225, 200, 50, 125, 200, 75, 100, 225, 200, 25, 50, 50, 50, 50, 50, 50, 75, 75, 75, 100,
    75, 50, 75, 75, 75, 50, 75, 100, 125, 150, 175, 200, 225, 25, 200, 175, 150, 125, 100, 75, 50,
    25, 225],
    output: [1.0, 2.0, 5.0, 8.0, 7.0],
}, name='shown_quant8').AddVariations(DataTypeConverter(name='signed').Identify({
    input: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -28),
})).DisableLifeTimeVariation()
