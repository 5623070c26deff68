# Licensed under the Apache License, Version 2.0; see LICENSE.
# Written by 'python -m corpus' from corpus/families/softmax.py; do not edit.
#
# SOFTMAX: axes from the back, beside moves.

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

# An axis from the back is found again behind moves and before them, where no shape tells that it
# was not.
# Expected values: float64 formula.
x1 = Input('x1', (F32, [1, 3, 3, 3]))
c2 = Parameter('c2', (I32, [4]), [0, 3, 1, 2])
t3 = Internal('t3', (F32, [1, 3, 3, 3]))
t4 = Output('t4', (F32, [1, 3, 3, 3]))
x5 = Input('x5', (F32, [1, 3, 3, 3]))
c6 = Parameter('c6', (I32, [4]), [0, 3, 1, 2])
t7 = Internal('t7', (F32, [1, 3, 3, 3]))
t8 = Output('t8', (F32, [1, 3, 3, 3]))
x9 = Input('x9', (F32, [1, 3, 3, 3]))
c10 = Parameter('c10', (I32, [4]), [0, 2, 3, 1])
t11 = Internal('t11', (F32, [1, 3, 3, 3]))
t12 = Output('t12', (F32, [1, 3, 3, 3]))
x13 = Input('x13', (F32, [1, 3, 3, 3]))
c14 = Parameter('c14', (I32, [4]), [0, 2, 3, 1])
t15 = Internal('t15', (F32, [1, 3, 3, 3]))
t16 = Output('t16', (F32, [1, 3, 3, 3]))
x17 = Input('x17', (F32, [1, 3, 3, 3]))
c18 = Parameter('c18', (I32, [4]), [1, 0, 2, 3])
t19 = Internal('t19', (F32, [3, 1, 3, 3]))
t20 = Output('t20', (F32, [3, 1, 3, 3]))
x21 = Input('x21', (F32, [1, 3, 3, 3]))
c22 = Parameter('c22', (I32, [4]), [1, 0, 2, 3])
t23 = Internal('t23', (F32, [3, 1, 3, 3]))
t24 = Output('t24', (F32, [3, 1, 3, 3]))
x25 = Input('x25', (F32, [1, 3, 3, 3]))
c26 = Parameter('c26', (I32, [4]), [0, 1, 3, 2])
t27 = Internal('t27', (F32, [1, 3, 3, 3]))
t28 = Output('t28', (F32, [1, 3, 3, 3]))
x29 = Input('x29', (F32, [1, 3, 3, 3]))
c30 = Parameter('c30', (I32, [4]), [0, 1, 3, 2])
t31 = Internal('t31', (F32, [1, 3, 3, 3]))
t32 = Output('t32', (F32, [1, 3, 3, 3]))
x34 = Input('x34', (F32, [1, 3, 3, 3]))
t35 = Internal('t35', (F32, [1, 3, 3, 3]))
c33 = Parameter('c33', (I32, [4]), [1, 2, 3, 0])
t36 = Output('t36', (F32, [3, 3, 3, 1]))
x37 = Input('x37', (F32, [1, 3, 3, 3]))
t38 = Internal('t38', (F32, [1, 3, 3, 3]))
t39 = Output('t39', (F32, [3, 3, 3, 1]))
x40 = Input('x40', (F32, [1, 3, 3, 3]))
t41 = Internal('t41', (F32, [1, 3, 3, 3]))
c42 = Parameter('c42', (I32, [1]), [-1])
t43 = Output('t43', (F32, [27]))
x44 = Input('x44', (F32, [1, 3, 3, 3]))
c45 = Parameter('c45', (I32, [4]), [3, 1, 3, 3])
t46 = Internal('t46', (F32, [3, 1, 3, 3]))
t47 = Output('t47', (F32, [3, 1, 3, 3]))
x48 = Input('x48', (F32, [1, 3, 3, 3]))
c49 = Parameter('c49', (I32, [1]), [0])
t50 = Internal('t50', (F32, [3, 3, 3]))
t51 = Output('t51', (F32, [3, 3, 3]))
x52 = Input('x52', (F32, [3, 3, 3]))
t53 = Internal('t53', (F32, [3, 3, 3, 1]))
t54 = Output('t54', (F32, [3, 3, 3, 1]))
model = Model()
model.Operation('TRANSPOSE', x1, c2).To(t3)
model.Operation('SOFTMAX', t3, 1.0, -1).To(t4)
model.Operation('TRANSPOSE', x5, c6).To(t7)
model.Operation('SOFTMAX', t7, 1.0, -2).To(t8)
model.Operation('TRANSPOSE', x9, c10).To(t11)
model.Operation('SOFTMAX', t11, 1.0, -1).To(t12)
model.Operation('TRANSPOSE', x13, c14).To(t15)
model.Operation('SOFTMAX', t15, 1.0, -2).To(t16)
model.Operation('TRANSPOSE', x17, c18).To(t19)
model.Operation('SOFTMAX', t19, 1.0, -1).To(t20)
model.Operation('TRANSPOSE', x21, c22).To(t23)
model.Operation('SOFTMAX', t23, 1.0, -2).To(t24)
model.Operation('TRANSPOSE', x25, c26).To(t27)
model.Operation('SOFTMAX', t27, 1.0, -1).To(t28)
model.Operation('TRANSPOSE', x29, c30).To(t31)
model.Operation('SOFTMAX', t31, 1.0, -2).To(t32)
model.Operation('SOFTMAX', x34, 1.0, -2).To(t35)
model.Operation('TRANSPOSE', t35, c33).To(t36)
model.Operation('SOFTMAX', x37, 1.0, -3).To(t38)
model.Operation('TRANSPOSE', t38, c33).To(t39)
model.Operation('SOFTMAX', x40, 1.0, -2).To(t41)
model.Operation('RESHAPE', t41, c42).To(t43)
model.Operation('RESHAPE', x44, c45).To(t46)
model.Operation('SOFTMAX', t46, 1.0, -4).To(t47)
model.Operation('SQUEEZE', x48, c49).To(t50)
model.Operation('SOFTMAX', t50, 1.0, -3).To(t51)
model.Operation('EXPAND_DIMS', x52, 3).To(t53)
model.Operation('SOFTMAX', t53, 1.0, -2).To(t54)
Example({
    x1: packed('|i1',
    'c-k{mmA1Ri`Cjsrz-tSRGhg@>|K1Un{Ul^Acu4{PluruG', 0.0625
),
    t4: packed('<f4',
    'c-jGM0F(dWmus!1fN-+@2!O(sgA#*XgwqCj=Ro$!<WH7x{2KG?#qQhr3u)kTTh`JOR>sv)-cw!Y1)MOU$#cB?`B*HeqXwIH0`(9;'
    'd7E}%#TGu?K0iA?K0Z7>KR-J@Jv%=?K0H4@J3l-;K0iHv(K8e'
),
    x5: packed('|i1',
    'c-jFQ0ObGk4AsoiJMIVxH{Kx66#3=-=i1HF*zYVYK*8L{5F!', 0.0625
),
    t8: packed('<f4',
    'c-lLlvNdz^X~pQ{e>MefjY;O<{qstEg?iQJ(B}br@BCbGYu1A8sqZTmAM5{BeC<)-&4R_UQBQLIrRL14?lW-sRgs(fCM-2~%GMGQ'
    ')1+#f8%%u)Hg-1lb~e^__VzY5wh(L&WZMG80ZeByLI'
),
    x9: packed('|i1',
    'c-jFQ0ObGZ3h*oI72-GU00-*J_2bgt)6pjM=EXA|Fbv)g4^I', 0.0625
),
    t12: packed('<f4',
    'c-q?%zDLCROBr|T;x03rIP1`_?AOgiG#UQzD6(+RmS%tC7;wk&{|nh?O)Fvp*LXc`(~V4cynK<dhZg&Nr!_futK}osC^E3`i#aA('
    'F0FKe<w%5`y{(<Cy`7z%y|oR9ZEbI3V{dP5XJ=y%08)4;F#'
),
    x13: packed('|i1',
    'c-jFQ0ObGlJ_+Ir@YT;81K<cD^8)D;=HuJQ-|HU^{OH8a4;=', 0.0625
),
    t16: packed('<f4',
    'c-os~m|}IfV&@%Z!zTNJ%GaCC=lgsYOx<DmaT-@!$I}f7;j>iBo$NnctF;w9s`K^#ls=w@zb5gL=lDu2*YfdRt_tn-au5^yT4dW~'
    '!jzO%71?HEXK!z7XKQb3Yi|Q2fGisj%MQo}08;BJ;Q'
),
    x17: packed('|i1',
    'c-qqyeq$hM$1EuSPQ^-3`tPBur*D1NzkKlHg)1BYkpB$~', 0.0625
),
    t20: packed('<f4',
    'c-r&1a<|G+x;$QSxwo15w@v?7>4=qZW&PV$n%Q<sSpUq?hkNxt?zVlO#Ia+G%p2a{0j+h%vL;mrsb%!EYTR#Ac;M@0o6f7rJ!Q_j'
    'awg4?=OX#`b~bjl_O^ER)^_&xc0k(B+6GA5+t}Iz0I|(1eg'
),
    x21: packed('|i1',
    'c-s4Y$wpm7j_D!Se>+w_W;1b?n|D9__~l@HK<Xa=m46G@', 0.0625
),
    t24: packed('<f4',
    'c-oVey|c<-ohoCCOVEuVp~`bx)RT?<)Mlg`^F7uqxS%MZ5%<vlL3Zsn#=9q`tgJa~s(M_v!n`lBDm12ud7Zr2zhbjRhl}~nTk)JY'
    '7@kqMeJzizjlI3Soh=a9+u8xyHr965AR!xDTL4_GDHQ'
),
    x25: packed('|i1',
    'c-oWVmsgZFuwr=j>lWXe4<}wRUb?NNEMa-%{$mjUlS~XN', 0.0625
),
    t28: packed('<f4',
    'c-pJYo$9sG_usDwtse;sI#MjBPp`gvU0}BTTGr_z)5G7EP3^wVT%aR#`0FwezK>p;EoVi>&fz<EPTp>!)RQKgxBU6Rm1Rcd?mO2M'
    '-|aV#H2=|WYiDm~4<xMZ?d*V*y^W2Hy$y(KWd{J^NG+H'
),
    x29: packed('|i1',
    'c-qs_yQOU+@yozS=jjuL?;4f|%uEH}efWRe{FoE~og)lt', 0.0625
),
    t32: packed('<f4',
    'c-jGM0F(cmca(04JiXtwsvg^q(UjSG5u^lna+bec{5*kCResYu!yVT`)$C`!<n7l1BL(R-4d-k8nct^@4-)J^%msS83q9wQF&gM)'
    'ja$JqKrO8gK0Z7@KR!D>KR-S{JUlr(KR!P`KRrJ>JUl*({Vz)'
),
    x34: packed('|i1',
    'c-jFQ0ObD;8^A0z^wJID(AL|->@g}o%;qlW3f~bY>*~SX4u}', 0.0625
),
    t36: packed('<f4',
    'c-oU!t9YxWpqx^;!o?zgcWhgaobdhc;tSU8E1I)=`41P3!`=l~l&&6IcO+(wh3@&ZxpN+0yBoHKUG_z+hqX_0arX9U7q-^b)xF89'
    'YUh0#9Z@{f&d$c(-rm~Q&e{qHflMnKdmzW&-o_RH-oP&W'
),
    x37: packed('|i1',
    'c-qsIdmyGRDfNU`*6hRa-{;L$v^cG0&T!u}6ukrhg^vmj', 0.0625
),
    t39: packed('<f4',
    'c-oWnb7DI%+1jmn_2eu6avv>ZUw>bhQASPKz~10+f!408|5sfz-njmhRKHc&B;RJKtdB=OXqXo0ZrE7uSFt68zy4^!^I#b+)96X;'
    '*|Pi-_w}XP+uGRM0|`4jJ6mfA+uq*B4#>9#01x3Rq5'
),
    x40: packed('|i1',
    'c-p&Q$jxEPrTdJH`IFhN6AD*;+|+jv6wnqq^^+d}k3I^>', 0.0625
),
    t43: packed('<f4',
    'c-lL2es^p8f(JjA{y&-<9jR@3Sp1&GtQFBRqMlyokF95l7V;IaJuvy^(bHN-<2f>J9^R||xxm5GaPj^fx?3_Fdt^^}Z+_*+Dl8N4'
    'zLX*S_<8Y3)^>Kb_ICExc0j_;2FSLyx3>cVD;qli71J$F'
),
    x44: packed('|i1',
    'c-k{lIIDj2>MiasN)KPN=pE;K{?bH1_K?s`rmv>}xJM0A', 0.0625
),
    t47: packed('<f4',
    'c-mVU`}8S~&72+oj@;0Ss`@)&>&&12YHHj^w;zq?ZB;(gHqof6$;r;s`5Je|o4kO-%j2^%xaUQ`vAC2vckd+|CH6G!bCGhI^A=xd'
    'FTN`Nd4ZjcoxQcam7R^fy`7D%t-YPSt(~16Pyh&Q0T-Dq?E'
),
    x48: packed('|i1',
    'c-jFQ0ObD{{|Y$4#466y`PJIu3lJ;t*vj<B2*?y4CjHX(4(t', 0.0625
),
    t51: packed('<f4',
    'c-kxccYcS^ooCa-AH>fP54t&h&e>@*_gi)zWpg&nXi7Y})i3v_r*U-6t3!cae<Z#0W~Oh8@9*n~Q7R~sDL>v&%Wh-eUwQuu+uEm#'
    'GaZZgJ<6i&fxyPv&f3<_*4EnI4n*47*xK0J+1mpES&1%8'
),
    x52: packed('|i1',
    'c-pfwe5GgfM*fKYufJxT%Fhi<txe<<m_DDkusI3<ojD5!', 0.0625
),
    t54: packed('<f4',
    'c-jGM0F(ciB7i05{+SvIfgoG*B0kwB?f8n8J?x}voJFk6R+r~OlBN46?O!*;+!?IKO)-|K?fDnpc`%%9-VWx8ZaTNzb0txoYoO^S'
    'C_XZa>);QqKR!D?KRZ4;KRi4?K0iD@K0ZG_K0iJ@K0i5+axkR'
),
}, name='moved').AddVariations('float16').DisableLifeTimeVariation()
