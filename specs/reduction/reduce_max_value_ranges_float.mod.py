# Licensed under the Apache License, Version 2.0; see LICENSE.
# Written by 'python -m corpus' from corpus/families/reduction.py; do not edit.
#
# REDUCE_MAX: far real numbers.

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

# Results are exact in any order, and beyond float16 on the way.
# Expected values: float64 formula.
x1 = Input('x1', (F32, [3, 255]))
c2 = Parameter('c2', (I32, [1]), [1])
t3 = Output('t3', (F32, [3]))
model = Model()
model.Operation('REDUCE_MAX', x1, c2, False).To(t3)
Example({
    x1: packed('<f4',
    'c-rk!A=>L85Zohh1dhNFI6{t)ucSUlSc!~`L`EW!E0K{%z6KE)iF^yRr+7bYp}_9!&I|y5<8S<pzwtNzuR+-Y5n70Dlg?>Gof6^='
    'Ud<030CmbrV5VFj1T7)m=j=Ale5M5TMoUlKMLL6{nIawsxO4*GK1GKLGtRjl$c1)kGx{WH6`(CV6e#5xk%KjWXOyai3o`E~K59}o'
    '>WsI8>U_og&~$`MCnFp-PjVIZ_9{Hnih%W&_0A-?K}>?lB-CmGw>#y0tjFYLr`0`MoV1e|vfCR`oIw(0Tvs4ik>OBnC>&y>Dwu<W'
    '7)6$0OFLHZIn0pj$*K7`5mu%O5_}X>!0LsHQ(7_Ixa;J|f=WJ%2=TUD;Bk<J1IK!#J9~{%gVU3{vx1$VVp516rH_<>Jy|!sJ@XyV'
    '5#%kv?rLzj=f|q(9kD~VkYaOTC3k9y;t`nvs|p}CIM}NP;u#JF=yo_!-1nw~AOv-9{s8n*J_(rtBsdfX)UeTtIo~Hu6R|0$)NG%i'
    '<gL(&EsIlT4?wS{6&rtobbD2Vgd+NRl9}BnVihyR&Ba~YRm@dukJ={9K3Pl~DRlP{R+U*RO@LzFouxG(&TDn{N!C4FHVN{Fo~Bw!'
    's)~08$v8FnK(0Q(vO-2=aVV?EPxv_VxgCDZG_M=M9%;{R=4SJhPJ38o(Mr7?0yfXy>UBNzvXu8?UdvU?QZ7?IOX0Qfu8;El@-?5E'
    'wv={I%C(GjG36V?0K8d%|F@N={^OWp-tU&kb=t1HujRco2nKnTH!Q#vJJ^8fyVeeG;fvHRuU_dl_5K+2YK0l?Dj&0aO8Jy`DZK#('
    '>Uq6Vk8Kn_J^8v?UMs~xS34MRuiiZ$1C&AfTM2qv1MJs^8N3a2g5$h%`!qb$lHM)1^fYGN^<pv{(2n`S@TRwA7IQ7!)b%QZ516GD'
    'D1-9FYOzPH(Y77D+GQE-n``;CFk~Oyn4eNj<ZjiFZ>U$k!f-4Mv0Lu7e1n+P)e3&tF*AJbC0bx}@`pH1n@=6|HDtU-A77Kq)t`tl'
    '<}=j(`e(XUU)g@I$&BY`$``zI9L@9e83p;al?20GLUWWmxPF#*AB`DuEZxB`-K%@q9>*wH%0CJfa3u'
),
    t3: [3.7778932e+22, 3.7778932e+22, 3.7778932e+22],
}, name='great').DisableLifeTimeVariation()

# Results are exact in any order, and beyond float16 on the way.
# Expected values: float64 formula.
x1 = Input('x1', (F32, [3, 255]))
c2 = Parameter('c2', (I32, [1]), [1])
t3 = Output('t3', (F32, [3]))
model = Model()
model.Operation('REDUCE_MAX', x1, c2, False).To(t3)
Example({
    x1: packed('<i4',
    'c-rk%3$g4d5bcZtBp?9^NI(J-kbndvAOQ(TKmrm_0DHO#Nw(fP*f(=$ZfN>*K3z3Le_wxJ|I=5jgQ8ce2d8~;c91QulEI<(=wckE'
    'mOv>6)k!z6o$=lF7<)G*DnrU^Ws=LG`W_RCsg@iynU)+C3Z$(nmdH0hg7VHs6{smfaxST(o~TmKdNgH|4L%rOwQH_XLt-Um{jjx1'
    '<3fs=aw)2stdeTJ1Z|Y<cHnGM4nx=B!WiVpxE5^#Aw-=iz0_j#u*MX?u-4RC8)*0(ZB+w&MnyYvT_sC4WPk)_9a0E6=mMVPZRpVs'
    'Z!M+bEscUXS^E$GRQXVXaSFp~GtNatuH+CPol#1WF43k+)ebZZ*^oClw9=~6P;?Bat}^)?d?IMAy6IZCP-~{76Pcn?A(Qkd$=7Vj'
    'piAf_DPMApA@yXVHL8S|bS&@+0{Z|UR7~_hVRTC=QY@|e63GYO3q>2rMdt_;qRxYAGC7*&V{hI!IF?|U3Kp9YQ^P7?vO=IIXp?JG'
    'Xq9bB9=l-`#^nOcK4^>VF;X9BX6-1(>M^S8*%4?50EJdIN3cU;9*IaR<&-X?=s>~2>{3lrD(9l8C3rQe!lFeab)6akOD5}+OWo%J'
    'LK;wO?n8TRQZ$$r4VDF#7v)gwjdlUM7Gi7zTX|jccM)A{;<IS2Yh82k3Bl`Hh+ee#dR}}@bK(veoQQ*b;e$Rz^1#o861v}uD}Fzk'
    '=)sk!{jKYFaV<L1{9(<I!~v3toWnEu$aB#T4-0oZ25+g8@LcjZ83|t82;hHQFT+5F)8)tjn8M-?w6l>cEpEh1FkU1GgzdFN2L^&N'
    'rpUb)Q`*RR3d2L9aGN{^$rngso|J(xk~lmC5+0TSq9ufx?6s%ODaaYf+>}`@c(m^06fIaV{@O|rN9la{-!^XE2CgYC-5#@qjN+b6'
    'Q#=<C;xvbu{1l0pGQ*LT;L;z)?pAXz!<J|X*RwHG6q_s$<6{8gjo7r++7n2qusSkjgJXGibKbYLA#yp#E?GNviFFbw<#KPz5;P=^'
    'u&E;L6!Lt9gx|d?+hX|z*sDMr&CQzRQvP;)XY8eseYy{C9-W5k`E5Df_P=#XX`P<u@=kcV-^WE?fIIMsp7UA{vK#K{O7wzV^c{a!'
    '-GK+=!MxTx=ny*^te4}1bFFW`BiJc<Qr?U8=}Lc~I|yk#qC6trjb0xPfdlqc>ND(>@SJY^PyQP|f<BI{xACXrGxYZBvja!FgYVIY'
    'UPg~>?>0T$U%x)utglV~CEVArm(#xz&W@~q0QRRr%>', 1.0
),
    t3: [131072.0, 131072.0, 131072.0],
}, name='beyond_float16').DisableLifeTimeVariation()
