# Licensed under the Apache License, Version 2.0; see LICENSE.
# Written by 'python -m corpus' from corpus/families/elementwise_binary.py; do not edit.
#
# MINIMUM: tensors of many elements, in sizes of no block, and beside powers of two.

import base64
import zlib

import numpy as np


def packed(dtype, text):
    """Many values in little space."""
    return np.frombuffer(zlib.decompress(base64.b85decode(text)), dtype).tolist()

# Beyond one block, tile or vector, with a rest.
# Expected values: float64 formula.
first = Input('first', ('TENSOR_FLOAT32', [1, 257, 1, 129]))
second = Input('second', ('TENSOR_FLOAT32', [1, 257, 1, 129]))
output = Output('output', ('TENSOR_FLOAT32', [1, 257, 1, 129]))
model = Model()
model.Operation('MINIMUM', first, second).To(output)
Example({
    first: packed('<f4',
    'c-rmHff0ou2mnw<X_FkqQQRy?`;t_Dh}Rv57^p9zw}@j#jFnsFYe%elR&FbL^~AO7oSEm!fAeG2WA2=@_k2dw{JHybuD5SK*Li2&'
    '|9;o^rd;1W^*{HH+K;p9eB0ddoHOd(w`=a+sJoe&nVFfHnVFfHnVFfHnVFfHnVFfHnVFfHnVFfHnVFfHnVFfHnVFfHnVFfHnVFfH'
    'nVFfHnVFfHnVFfHnVFfHnVFfHnVFfHnVFfHnVFfHnVFfHnVFfHnVFfHnVFfHnVFfHnVFfHnVFfHnVFfHnVFfHnVFfHnVFfHnVFfH'
    'nVFfHnVFfHnVFfHnVFfHnVFfHnVFfHnVFfHnVFfHnVFfHnVFfHnVFfHnVFfHnVFfHnVFfHnVFfHnVFfHnVFfHnVFfHnVFfHnVFfH'
    'nVFfHnVFfHnVFfHnVFfHnVFfHnVFfHnVFfHnVFfHnVFfHnVFfHnVFfHnVFfHnVFfHnVFfHnVFfHnVFfHnVFfHnVFfHnVFfHnVFfH'
    'nVFfHnVFfHnVFfHnVFfHnVFfHnVFfHnVFfHnVFfHnVFfHnVFfHnVFfHnVFfHnVFfHnVFfHnVFfHnVFfHnVFfHnVFfHnVFfHnVFfH'
    'nVFfHnVFfHnVFfHnVFfHnVFfHnVFfHnVFfHnVFfHnVFfHnVFfHnVFfHnVFfHnVFfHnVFfHnVFfHnVFfHnVFfHnVFfHnVFfHnVFfH'
    'nVFfHnVFfHnVFfHnVFfHnVFfHnVFfHnVFfHnVFfHnVFfHnVFfHnVFfHnVFfHnVFfHnVFfHnVFfHnVFd%^AF`s9rg'
),
    second: packed('<f4',
    'c-rmHQ4s?n3<bbQ!3mL4DM&kMSK3gxYS@nqA;23p;*}AjM?|gdy?$o7`&n7DvHH3@`>TIzWnGoG&gPq_dSv}&wA^>sS*v|JGRE=#'
    'oc%KTHe^0c>krJ#%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp'
    '%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp'
    '%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp'
    '%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp'
    '%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp'
    '%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp'
    '%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Oy>jvPVy}b'
),
    output: packed('<f4',
    'c-rmHff2(X2mnAv$tH1>jN)ctv`Qpxhxpuahz9W^t`Tu$M65hkp7)Nbv-4PS)!E8%@49;OT={Q3D{|-Refle+``3QW%g(d=>%N*<'
    '^S|HSXZc&tKCiu__v7rk-j+MwduG4;apnFudNwmNGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+Y'
    'Gcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+Y'
    'Gcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+Y'
    'Gcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+Y'
    'Gcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+Y'
    'Gcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+Y'
    'Gcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGc)sR{s2J8FsT'
),
}, name='equal').DisableLifeTimeVariation()

# Expected values: float64 formula.
first = Input('first', ('TENSOR_QUANT8_ASYMM', [1, 257, 1, 129], 0.5, 100))
second = Input('second', ('TENSOR_QUANT8_ASYMM', [1, 257, 1, 129], 0.25, 30))
output = Output('output', ('TENSOR_QUANT8_ASYMM', [1, 257, 1, 129], 0.44999998807907104, 121))
model = Model()
model.Operation('MINIMUM', first, second).To(output)
Example({
    first: packed('|u1',
    'c-rmDu?hhJ007W3S(V`ygNfCo{DCW*GWi1o`2i(GQ7m_>iS@Ah24$3@)X8Q!Ge2Q`Z+~%6`9`Z<_{tiEq<73}rS+u!Ty{_O>!moY'
    'hUw<~Ne}sOvAqrF&DrQa&ISGbV^B_7op&tDvMkH8EX%Si%d#xXvMkH8EX%Si%d#xXvMkH8EX%Si%d#xXvMkH8EX%Si%d#xXvMkH8'
    'EX%Si%d#xXvMkH8EX%Si%d#xXvMkH8EX%Si%d#xXvMkH8EX%Si%d-53`~%$@cUS'
),
    second: packed('|u1',
    'c-rmDD+<B@007Wn5>~W$f;F*>6_cPCj8>x{4ATy<;O7ROz%#5Z2?`39sURLfn{^=KC5-R&7q6ph-amJD!{*~T8P~IYC!Ho?kk4nW'
    'q}rtI<su6&-=Oy{@5jTb{1lC(dflSIXuGP#vMkH8EX%Si%d#xXvMkH8EX%Si%d#xXvMkH8EX%Si%d#xXvMkH8EX%Si%d#xXvMkH8'
    'EX%Si%d#xXvMkH8EX%Si%d#xXvMkH8EX%Si%d#xXvMkH8EX%Si%d#xXf5<=MTJZ}'
),
    output: packed('|u1',
    'c-rmDu?hiU007_@u$h(R7K@45ro4hHqavA%H@NZ-5?Q2_I<m?=gO!jKPvHT)gz@|KFGRI>KEK7!MXPj8SA#|+-FElM@Y2ji<*Xi$'
    '^V2bT6yw?XH9fR<>+hxzh5KhxU3U7tAj`5W%d#xXvMkH8EX%Si%d#xXvMkH8EX%Si%d#xXvMkH8EX%Si%d#xXvMkH8EX%Si%d#xX'
    'vMkH8EX%Si%d#xXvMkH8EX%Si%d#xXvMkH8EX%Si%d#xXvMkH8{D=Gl1qq&Y'
),
}, name='equal_quant8').DisableLifeTimeVariation()

# Beyond one block, tile or vector, with a rest.
# Expected values: float64 formula.
first = Input('first', ('TENSOR_FLOAT32', [1, 257, 1, 129]))
second = Input('second', ('TENSOR_FLOAT32', [1]))
output = Output('output', ('TENSOR_FLOAT32', [1, 257, 1, 129]))
model = Model()
model.Operation('MINIMUM', first, second).To(output)
Example({
    first: packed('<f4',
    'c-rmHfepkU2mnAwaT7aAM{zS9?V)1wLtG<~ph&N^_QZ;KBj%1+5s}~eUMKE(=HI=_d)^swzR#ZZ?9Fdhf6v-Fk@>8*TJ^NsH_psw'
    'pZ9u2*5;^L>*V>LIp@xJt1oN4_Up;H-#$(+Gcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+Y'
    'Gcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+Y'
    'Gcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+Y'
    'Gcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+Y'
    'Gcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+Y'
    'Gcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+Y'
    'Gcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+Y^S}8Ac1pxx'
),
    second: [3.5],
    output: packed('<f4',
    'c-rmHfepkU2mnAwaT7aAN9krd+DpOohqy)}L6Kf-?b>U{z2jLsX6C29X2v;>{JmFsk2_<ZuiT>^z46`E-=j7&B0q1n>S?EM<jia3'
    'd%YrR&!|~5^Z3tpeKYRri(0S!cw+9mkL+b;W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)'
    'W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)'
    'W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)'
    'W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)'
    'W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)'
    'W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)'
    'W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)W@cvoH~#=18nkf'
),
}, name='one_number').DisableLifeTimeVariation()

# Expected values: float64 formula.
first = Input('first', ('TENSOR_QUANT8_ASYMM', [1, 257, 1, 129], 0.5, 100))
second = Input('second', ('TENSOR_QUANT8_ASYMM', [1], 0.25, 30))
output = Output('output', ('TENSOR_QUANT8_ASYMM', [1, 257, 1, 129], 0.23000000417232513, 232))
model = Model()
model.Operation('MINIMUM', first, second).To(output)
Example({
    first: packed('|u1',
    'c-rmDu?hhJ007XNL^4=UIc2sOET-Fh0E0oY%MaYnB!eID0g`mzKuXz^VzTH~gDmnB#`pG@&7$EhzpW&}JBZ5b;-j5QSBqM`dAP)J'
    '@3T+4*J-~o3QL9YtMd#`$#On8-!|3OeeykKvMkH8EX%Si%d#xXvMkH8EX%Si%d#xXvMkH8EX%Si%d#xXvMkH8EX%Si%d#xXvMkH8'
    'EX%Si%d#xXvMkH8EX%Si%d#xXvMkH8EX%Si%d#xXvMkH8EX%Si%d#xXf5<=2ki*R'
),
    second: [39],
    output: packed('|u1',
    'c-rmDp$S3(0EFQY-U0@(7_9CfHhI`w!fv&@fEzf6Sgi(wEBq7qa0TmkaBv)aHNKm-ZD<(RExXLB{oz#C>tmYtdLBQU)uL`~rlZ%?'
    '-ML?27=~dOhG7_nVHk#C7=~dOhG7_nVHk#C7=~dOhG7_nVHk#C7=~dOhG7_nVHk#C7=~dOhG7_nVHk#C7=~dOhG7_nVHk#C7=~dO'
    'hG7_nVHk#C7=~dOhG7_nVHk%0$6p&~UpN'
),
}, name='one_number_quant8').DisableLifeTimeVariation()

# Beyond one block, tile or vector, with a rest.
# Expected values: float64 formula.
first = Input('first', ('TENSOR_FLOAT32', [257, 1]))
second = Input('second', ('TENSOR_FLOAT32', [1, 131]))
output = Output('output', ('TENSOR_FLOAT32', [257, 131]))
model = Model()
model.Operation('MINIMUM', first, second).To(output)
Example({
    first: packed('<f4',
    'c-rlciwyuF2tyggO^#6<#m!{2<7tVPn?Vv%K20fR&CSNMlL#<pEfSnTruOtPv(~Q1?m_rNS|-lYo<iyPr$*a<8r00u>AH^wd^o*s'
    '`0-GF*4??0z4`Gn%2WBeKi{A4&*|v}+hxt)'
),
    second: [2.0, 2.5, 4.0, 4.0, 3.5, 2.0, 1.5, 2.5, 4.0, 2.0, 3.0, 1.5, 2.5, 2.5, 1.0, 1.5, 3.5, 3.0, 3.5, 1.5,
    1.5, 2.5, 3.0, 3.5, 3.5, 3.5, 1.0, 3.0, 2.0, 1.0, 2.5, 3.0, 1.0, 4.0, 3.0, 2.0, 1.0, 4.0, 2.0,
    4.0, 3.0, 3.5, 1.5, 1.0, 3.5, 3.5, 2.0, 3.0, 3.0, 2.0, 1.0, 2.5, 1.5, 3.5, 2.0, 3.0, 2.5, 3.5,
    3.5, 1.0, 4.0, 2.0, 2.5, 4.0, 4.0, 3.5, 2.0, 1.5, 2.5, 4.0, 2.0, 3.0, 1.5, 2.5, 2.5, 1.0, 1.5,
    3.5, 3.0, 3.5, 1.5, 1.5, 2.5, 3.0, 3.5, 3.5, 3.5, 1.0, 3.0, 2.0, 1.0, 2.5, 3.0, 1.0, 4.0, 3.0,
    2.0, 1.0, 4.0, 2.0, 4.0, 3.0, 3.5, 1.5, 1.0, 3.5, 3.5, 2.0, 3.0, 3.0, 2.0, 1.0, 2.5, 1.5, 3.5,
    2.0, 3.0, 2.5, 3.5, 3.5, 1.0, 4.0, 2.0, 2.5, 4.0, 4.0, 3.5, 2.0, 1.5, 2.5, 4.0],
    output: packed('<f4',
    'c-rmV3vQz@5P)GHg`2=pILh2C9BtKwX`Ct0-M*0059ya0USX;P8)rO!Yi(+6D7>s&#>dw~Sr_Bu>)c+~_50_!Vtl*4ZmZYza^Bdv'
    'rh43RaQtv`ZZY5Y1%MulC6{dP{+IZ~{&8}i_~3iSH(c{?i@8nv>}~7U#m@0(=Zx|FzxQ7E=Z=%>&27s+>?7v=_=W{o$!CqJqkq=O'
    '*VDoCRexOnd^Htfyq_z&ePVok-+sS(?z(S1E}yUZ?Zd$}h<PXG1=tvY70=a(u8*qi6!YKry8$b)04wg7V$SvR0<35!k@!9!F%FOV'
    'dqix^rB4y>^rPnNckJ||=8m&|RFwWuzGswk$9O;ASwCtn{iyyLViNOF%*NaBI_`J_R*bQrjy1^-7jxWz72gptzwWD@MD`ct^C0n?'
    'otSf9_eN+VP>~CcjS1M0!vVQ0kjsK2+#8YTKO>RPgF2tG&(rJ2Cg&f>{hQ0UYQE?E4Y_~wB<91I-5Zf@gd7fJE{kz^Y#3ufq8}yZ'
    'p`TX+sP!r4vR%HHnAPGyk32u9*CggQF`HkEoM#Q>7&MT0))w>R|03pcta~HW=s`vQ8Hw)$Hp~%0t^2BWk(lLh0N^&a94$QGV&*m%'
    'Gq*Xo&E++5n}gdN+~(jm*I(c^2e&!QmC;6+PYG^ws0R)8puuh4xXmw)*?1ec&0*dYxXtCnbDM+P+<k%D9K5yQHupOvw>h*C;5G-h'
    'Ik?Rsmj!ZJz-<n0b8wr3+nk@0+Z^2H;5G-hIk?UB9l6cHZQj)SeBzkpdx=>s4se@8y(Vo0w>h}Y!EFw1bK?u#<~|GD=1`*t+~(jm'
    '2e&!6&6|2n7sM=w0|2+V<!Isg7BjcGn7PftZ7#2g+Z^2H;5G-hx&8vTIk?SXu8cOqd`fVeLp^Ay2MuoX#%+Fa%*NZmZ4UFMz-=xk'
    'p4%MU=I#sJ=HRUbx4GXbxy_-C0Jk}~&B1LBxh#;&0&a6~n}gdN+~)k0+~(jm2e&!6&B1N1@5pTqZu6$r=M%>)-%HGDae&(#>NRO2'
    'xXr<B4sLUBn;T!?HuqWJHisHL;5G-hIk?TiZQj&tx*%pb900h@Ek_H_x0t!j#msFEZgY7}+~(jm2e&!6&Gi?!&B1LBb7iy<=2L>('
    '9O^+sJ!o*7H*WKbV>aFfZgZG71#WXW@!aO%Hg{j(HV1DlxXt}e$!!j81h~z?Z4Pd8$Yp_C7I2$`+Z^2H;5O%{<TeMlIk?TiZ4Pd8'
    'eMfF{aGN)^KA$*d`CejHiv!%|P_IcF!EFw1b8wr3+uZm9x4F*(w>i}40k=80&B1LBZu6#I(*-fh;Q+vGZaG?bzQxRKE@p0XaGT3('
    ';x-4jIk?TiZLYt-ZH}+u4=N25L;'
),
}, name='outer').DisableLifeTimeVariation()

# Expected values: float64 formula.
first = Input('first', ('TENSOR_QUANT8_ASYMM', [257, 1], 0.5, 100))
second = Input('second', ('TENSOR_QUANT8_ASYMM', [1, 131], 0.25, 30))
output = Output('output', ('TENSOR_QUANT8_ASYMM', [257, 131], 0.4399999976158142, 117))
model = Model()
model.Operation('MINIMUM', first, second).To(output)
Example({
    first: packed('|u1',
    'c-p&>6?j3WV15GUMEP^PAI0x37nru;eX`fZ@@x4*+dIC`NWOPYC2Vs~yubvJ;Dx=n&+hONj}>c_zo&jGdyC<XVW1fRVbOeZ'
),
    second: [233, 200, 131, 86, 161, 162, 221, 162, 208, 50, 58, 11, 208, 156, 28, 249, 248, 21, 136, 110, 86,
    174, 178, 192, 31, 169, 226, 147, 141, 146, 223, 202, 82, 19, 59, 152, 63, 81, 229, 172, 41, 35,
    227, 210, 57, 47, 83, 94, 176, 170, 249, 226, 216, 4, 39, 50, 249, 56, 44, 105, 56, 233, 200,
    131, 86, 161, 162, 221, 162, 208, 50, 58, 11, 208, 156, 28, 249, 248, 21, 136, 110, 86, 174,
    178, 192, 31, 169, 226, 147, 141, 146, 223, 202, 82, 19, 59, 152, 63, 81, 229, 172, 41, 35, 227,
    210, 57, 47, 83, 94, 176, 170, 249, 226, 216, 4, 39, 50, 249, 56, 44, 105, 56, 233, 200, 131,
    86, 161, 162, 221, 162, 208],
    output: packed('|u1',
    'c-rlmO>5(36ovmm7hRN6+Eo|bbkTi(NSB2|y)X>c;zfwaBEfP%;GG8vx)J3?AgzQ7g%JW%3(}843#mwSU}jNhrzL>|l7G;9^~U3='
    'ZO9M{q{TT4E4ug`a*rhE<GK7Jc7Iy`wSIYaK7P3pcX!$k(*5=M@A}2-XFops`^D4AdFCwt{lzr?c{M+M`rU6o-@X2GbaHk#x4xfW'
    'c4D4xHJ(nzbgHQneKVb?gK50=&e6$qS4Wt??q54y-rhdg<!#&L?STvNNb{%t%iieB9^1CCZB3o(oB2c?OoLud?`O1#ZCke8jX6zY'
    'H)T<mX)4l`yQEV+O{vQ?r7lxvnWm<Zrrc%wUP?*1%WlltR%7juCI@Dt{m~KT_xe{9MQ+5RE~7|9krqiF=#dh289B=+GL0zWF54k>'
    '8F820m_O@ZJCF9w&4Z8jP5Wry9Qa&#r1|~+b=m)qsZaXX09wd%{vu!Jl#;JRo^wi`=X#z~N}j8fJU5Lz=aig9DLJQfWB#Cj#c}M$'
    'ELtRvMI39f<bfV5(IT<4jAPS?V_u{k(jqZ0(v7(&xQ=37P)e~9MWHTdp<fi#Wl^Xu3%Z;|p)O}p6qHhMN;l>K+>T<aar>%?|7#-l'
    'HQFB?Vg9Or4d6m7HlmcpLM#@VI@LGx$@#*egJ~=l^V9nor7Y&wV&08;04>ZmI-8AWGclWK>Qvv%C+c7t^m2MXqm<dqn$5Z~f7rk3'
    'n(L_7HFa69L|wn>vZgNUT6I}dmvybWtm~Q<skzH;%)altK8sR(U--VJ2D-0ADZaDxebexLPHBgf;?FIA-i>(xw_}pTZo;CJBoRrX'
    'C6WhvqC_c)vrH1xND@wIhm?|VN;l>Kd_WK2LJZ)S_|N;-xBaUuxsGyOQkUgQl%?vj)GtcvvMg1XC3RVrs>`x0smqeP?8YpmbR~;Y'
    'q!dzWYM@IcN|DY|O4E>%Q`#Y=NKWa-JlSeIc~_10M@N_k@JoCchHl8BF2hiSp%zLW=%EsI89K`_G>tIiF54k>8FH81m_O=Y-}J96'
    'i`|SxU1picGJdY;RL?ScuCh!$S6OBnS;k$q@1-s??y?(m5Cm?(qLd&IL7)Ya2YR4HDS@*L0@DZrPHBgf5^zd4=HdOAy1sre<+@F|'
    'KJYC((%dxsMYC=wrCEuld6UvmO4F#6hEkeFr8G@LDGjG|V;;aCbOZQb)03^nPu^9d{m~KTkNcPBd9KHzJIeEf=V@x7drEXidCt=F'
    'OvCf&j#5LqqrAE0&ATxV?|;yJd^CO0zjhY6x_WStt9FsA11&t#Y;85REMZxiI?*@Ni8`3ZTkjm5Si3sHTvhzNRO^ZssaB$@)FPFB'
    'QPCn*r534Zk*ZRQR8>WbRJ=$x<}dr#C9pZLIj}jfIj}jfIj}jfIj}jfIj}jfIj}jfIj}jfIj}jfIj}jfIj}jfIj}jfIj}jfIj}jf'
    'Ij}jfIj}jfIj}jfIj}jfIj}jfIj}jfIj}jfIj}jfIj}jfIj}jfIj}jfIj}jfIj}jfIj}jfIj}jfIj}jfIj}jfIj}jfIj}jfIj}jf'
    'Ij}jfIj}jfIj}jfIj}jfIj}jfIj}jfIj}jfIj}jfIj}jfIj}jfIj}jfIj}jfIj}jfIj}jfIj}jfIk5R4u=#%*b%!h'
),
}, name='outer_quant8').DisableLifeTimeVariation()

# Beyond one block, tile or vector, with a rest.
# Expected values: float64 formula.
first = Input('first', ('TENSOR_FLOAT32', [1, 37, 41, 17]))
second = Input('second', ('TENSOR_FLOAT32', [17]))
output = Output('output', ('TENSOR_FLOAT32', [1, 37, 41, 17]))
model = Model()
model.Operation('MINIMUM', first, second).To(output)
Example({
    first: packed('<f4',
    'c-rmH3k}5}3;@7NnG=vQDL7lDy>+k*4KGL1(3bB-#1+rzJ>tA$<czAbeR=Jxx#!o<Yv%9Sw~jkMwz^_pA1luLj%f4!y1(kN_Kvro'
    'YijfD(PupW$r(rW*ZJz#JN1WWw7HghpP8ANnVFfHnVFfHnVFfHnVFfHnVFfHnVFfHnVFfHnVFfHnVFfHnVFfHnVFfHnVFfHnVFfH'
    'nVFfHnVFfHnVFfHnVFfHnVFfHnVFfHnVFfHnVFfHnVFfHnVFfHnVFfHnVFfHnVFfHnVFfHnVFfHnVFfHnVFfHnVFfHnVFfHnVFfH'
    'nVFfHnVFfHnVFfHnVFfHnVFfHnVFfHnVFfHnVFfHnVFfHnVFfHnVFfHnVFfHnVFfHnVFfHnVFfHnVFfHnVFfHnVFfHnVFfHnVFfH'
    'nVFfHnVFfHnVFfHnVFfHnVFfHnVFfHnVFfHnVFfHnVFfHnVFfHnVFfHnVFfHnVFfHnVFfHnVFfHnVFfHnVFfHnVFfHnVFfHnVFfH'
    'nVFfHnVFfHnVFfHnVFfHnVFfHnVFfHnVFfHnVFfHnVFfHnVFfHnVFfHnVFfHnVFfHnVFfHnVFfHnVFfHnVFfHnVFfHnVFfHnVFfH'
    'nVFfHnVFfHnVFfHnVFfHnVFfHnVI?T%|AKKGco'
),
    second: [3.5, 1.5, 4.0, 2.0, 2.0, 3.5, 1.0, 3.0, 1.0, 2.5, 2.0, 4.0, 2.5, 2.5, 1.0, 2.5, 1.5],
    output: packed('<f4',
    'c-rmQU6P|97zI$4!cJr<F2$XNrOgn<W*CDeaUQ1Xbd}w$i9a{+0XZRrM|l3ERDOl9<ZYWm$kY0NEU!J*_oV!DJU`a|%klEJ?w9M7'
    'bLxJ%R=;1i`S&%#wBEm5f8Or<e2#iNuYbyZx%cz6`aF5vVmWU+zZ@_3Ders!OzUg8J-%g*+jG{;xyhXB`?kzWm$@9D2N}yYzmYi}'
    'WX?_Ia8u@#ezMfI?c2G2*7+cF*fO>4)Mk#&>t~tkc9ePlJWew2=byB5ZZfCzcRRo8+p)_Sy1xEyJLf^>Won*hkU3w-y!WX=JHN_Y'
    'pX082j)QuxpWhvQyI!kp=e@5_f7WxKxo^k5uh*PcGtX(<x4)_9J<C?lui7~eGS_wqUFN=?^K{P`wtSg6H<|0$do)+o`iX<ND%?13'
    'pS5$msc-l7+|E^@8@HE(F|5zn?}s<W?NK|=7su^S=BjqwuJ_2(>vpbvdFkpoe^Ae7b5;IguIlT#ovT8+*0=Y5JROf=N8|b@b5+~N'
    ';!Sham3kh{RdFy^-C57i^KYu>(5<)Iz8<=EUM|d4ZC`Ke`P21wJ8s7t*W0h^Ib8UT5xcc#zYcpR^QfL{f4pPuS!?d7p5w_}b>%z8'
    'JL|BN#%s^`kJe$~VBCK79pfxxJ8myu)^qxDu4>2a*wu5}*YjYmTDrNaAH$Xp)?wjfe$LZ9>o8`(4445kU<S;9888E8zzmoHGhhbH'
    'fEh3YX21-X0W)9*%zzm%17^Ssm;p0j2F!pNFau`54445kU<S;9888E8zzmoHGhhbHfEh3YX21-X0W)9*%zzm%17^Ssm;p0j2F!pN'
    'Fau`54445kU<S;9888E8zzmoHGhhbHfEh3YX21-X0W)9*%zzm%17^Ssm;p0j2F!pNFau`54445kU<S;9888E8zzmoHGhhbHfEh3Y'
    'X21-X0W)9*%zzm%17^Ssm;p0j2F!pNFau`54445kU<S;9888E8zzmoHGhhbHfEh3YX21-X0W)9*%zzm%17^Ssm;p0j2F!pNFau`5'
    '4445kU<S;9888E8zzmoHGhhbHfEh3YX21-X0W)9*%zzm%17^Ssm;p0j2F!pNFau`54445kU<S;9888E8zzmoHGhhbHfEh3YX21-X'
    '0W)9*%zzm%17^Ssm;p0j2F!pNFau`54445kU<S;9888E8zzmoHGhhbHfEh3YX21-X0W)9*%zzm%17^Ssm;p0j2F!pNFau`54445k'
    'U<S;9888E8zzmoHGhhbHfEh3YX21-X0W)9*%zzm%17^Ssm;p0j2F!pNFau`54445kU<S;9888E8zzmoHGhhbHfEh3YX21-X0W)9*'
    '%zzm%17^Ssm;p0j2F!pNFau`54445kU<S;9888E8zzmoHGhhbHfEh3YX21-X0W)9*%zzm%17^Ssm;p0j2F!pNFau`54445kU<S;9'
    '888E8zzmoHGhhbHfEh3YX21-X0W)9*%zzm%17^Ssm;p0j2F!pN{I6#43#mEYo&'
),
}, name='channels').DisableLifeTimeVariation()

# Expected values: float64 formula.
first = Input('first', ('TENSOR_QUANT8_ASYMM', [1, 37, 41, 17], 0.5, 100))
second = Input('second', ('TENSOR_QUANT8_ASYMM', [17], 0.25, 30))
output = Output('output', ('TENSOR_QUANT8_ASYMM', [1, 37, 41, 17], 0.44999998807907104, 119))
model = Model()
model.Operation('MINIMUM', first, second).To(output)
Example({
    first: packed('|u1',
    'c-rmDD+<B@007V;m^C<?VZpEiteQ+VSIic%d5Kj)7-(3sEG!L|1n(dQ#S>`s(**Gx!h8M2(K0Ew_vG4X=c~bEK5Bl#;`uGh?!IW$'
    'yLGS1qS>t;Pv2P(rkj4gXuVFs`FOablVL2&vMkH8EX%Si%d#xXvMkH8EX%Si%d#xXvMkH8EX%Si%d#xXvMkH8EX%Si%d#xXvMkH8'
    'EX%Si%d#xXvMkH8EX%Si%d#xX^55nkL8*rp'
),
    second: [69, 16, 95, 136, 243, 231, 9, 16, 62, 244, 202, 140, 158, 255, 181, 95, 201],
    output: packed('|u1',
    'c-rmMua4t76bA4Y2pFD%MqwcVC3%6xVHXXIk-=dhl`bnV@Dm&jUa8W6TGp_d1O!A{O-ZuSJU~&Rt5qIgkJHXm+>ciNdj8n?{is;='
    'SFOx`=g;-<@9PVdZoX^Ee|JgvycEA|b#%8zlgY|AclbD^mNGYgY104vsD7%RM@9SH$GIj6`?4Fjw>i7yrm6V#ULDt=X(bZFbV?_m'
    'tpktt5hk-JFJZ1Ny}rz)RO$OXbP0djf+eh}X{UDy^TAT;=1fj3Z!yfu603Q?BU4XOc_=&i!R5boVx;XL;n6m&lQ5as_Bv#voY=xf'
    '^**R!zq3@kZRT$Bq0hNXh-GG79hY0vt`fF%aHmvLw#bPsOv+vF&zV;V+mhYf>)dpS50}`s^wG4Mz85yyjNR8=KNohD*7rMiuC>fO'
    'l|lB==fuhFQx`_s4pLbnF{~+FrY!t7Jlg)LWPCMkl}D-U$}Vm!_aPaiZQ|;9*G;>;e^+Lg$yJ(XxVO^!ey6EkB)pa!_Yv=z%%$*B'
    'nQslTgf+!*_>*lX9y9k>uU4sSYnHGsP25L5a3Uw-J(H2PL#%8Md`j;+izl|qR>^{t-r5cl9!pt}+%uWv<}bw{Z4)=GM84Y|GdVFo'
    '+YZ-3jr$#+>$`q^SxO()o^wlylY1sp9errp*fvX8r)J4~_!{^*vnI7{m1Emnc5xs1<dfULg{A5^%gpAnFln1Oi;v$t!hDt1C9G>B'
    ';ZSyQAGzxiIkCO%LE4r``KAx%l=_gxr@eg`@<m-I6}GnHhjEuzxb!}5`(~+d@0I*V)A~o-@?p&PjLg^coLR<K_x;YCYrnM}pLU;X'
    'l1FmcDqHz5W(ga2@TYX(ES`9V{dJ9P6W6nZP1(uQ?(@+m>@J0tnJ3@05|L|&+m<g|u5x{TRlook00UqE41fVJ00zJS7ytuc01SWu'
    'FaQR?02lxRU;qq&0WbgtzyKHk17H9QfB`T72EYIq00UqE41fVJ00zJS7ytuc01SWuFaQR?02lxRU;qq&0WbgtzyKHk17H9QfB`T7'
    '2EYIq00UqE41fVJ00zJS7ytuc01SWuFaQR?02lxRU;qq&0WbgtzyKHk17H9QfB`W0e_`+!@zi0}'
),
}, name='channels_quant8').DisableLifeTimeVariation()

# Beyond one block, tile or vector, with a rest.
# Expected values: float64 formula.
first = Input('first', ('TENSOR_FLOAT32', [129, 67]))
second = Input('second', ('TENSOR_FLOAT32', [129, 1]))
output = Output('output', ('TENSOR_FLOAT32', [129, 67]))
model = Model()
model.Operation('MINIMUM', first, second).To(output)
Example({
    first: packed('<f4',
    'c-rmH3lW4c3<bbQ!3mXulsco*E}`KD5!;ze=<k({h!L^Qh?#Ze_mMSLR`!|w%Bpc>pJUH!FV21T>T@;T{mOeX*UpMNYwbJF`q*ph'
    '?u^>|WY@hn`@LWNpV#ltUYmEn-Tz->^gP<|{C^vnnVFfHnVFfHnVFfHnVFfHnVFfHnVFfHnVFfHnVFfHnVFfHnVFfHnVFfHnVFfH'
    'nVFfHnVFfHnVFfHnVFfHnVFfHnVFfHnVFfHnVFfHnVFfHnVFfHnVFfHnVFfHnVFfHnVFfHnVFfHnVFfHnVFfHnVFfHnVFfHnVFfH'
    'nVFfHzvds*ZKQV'
),
    second: [3.0, 4.0, 2.5, 3.5, 3.0, 2.0, 4.0, 3.0, 2.5, 1.0, 4.0, 1.0, 3.0, 1.5, 4.0, 3.0, 2.0, 2.5, 2.5, 3.0,
    1.0, 2.0, 2.5, 2.5, 3.0, 1.5, 1.5, 3.5, 3.0, 1.0, 4.0, 3.5, 3.5, 3.0, 2.0, 1.0, 3.5, 2.0, 1.0,
    2.0, 3.5, 2.5, 1.0, 1.0, 3.0, 1.5, 2.5, 4.0, 1.5, 1.0, 2.0, 3.0, 4.0, 3.5, 2.0, 1.0, 1.0, 4.0,
    3.0, 3.0, 2.0, 3.0, 4.0, 2.5, 3.5, 3.0, 2.0, 4.0, 3.0, 2.5, 1.0, 4.0, 1.0, 3.0, 1.5, 4.0, 3.0,
    2.0, 2.5, 2.5, 3.0, 1.0, 2.0, 2.5, 2.5, 3.0, 1.5, 1.5, 3.5, 3.0, 1.0, 4.0, 3.5, 3.5, 3.0, 2.0,
    1.0, 3.5, 2.0, 1.0, 2.0, 3.5, 2.5, 1.0, 1.0, 3.0, 1.5, 2.5, 4.0, 1.5, 1.0, 2.0, 3.0, 4.0, 3.5,
    2.0, 1.0, 1.0, 4.0, 3.0, 3.0, 2.0, 3.0, 4.0, 2.5, 3.5, 3.0, 2.0, 4.0],
    output: packed('<f4',
    'c-rlo3$lYC3`MgPcA`sRDeSB)t$x6!3~ljMU)7w>Fn-GKj1oiOibyXKJCQJ?emHkS>f?MKhNB<S_;cx=Pe<ue-jr|r<^RX}raI$X'
    'm)wRF=Q1(1Gv150xsIs~Rrgpf*PY9c$ECj1en|JiE#*!9&wZKNNepBEGvgZOP+|6pIW#hdMrOZ)Ii&oW*;kl-!R#BEonm&1*)=k|'
    'H_T2kyA{kie`a3J3uad^>vmj)*?nO4jm&<B=j?ZS&i=!@?Jqc<_po77FiWm4^{tgT=a<C1oEOYeFh8|ZVb=W;l|M5}BeT3=KB^5n'
    'qTN2zyS>$T{*~Q6(zhz)@mesyN`3yne7C##da6s8iH~-Ce7;{YFMUbOx{O!t>b{iBOZ$2}>$=}CUuisVVZ*NaoY%hF7UvkBm}A$*'
    '9MyByW%4noI%>?Z@|>ftThw{Mtn=yXUbU^6b-#4~*D{}RUiGaFv+i#@{Ovz8<A>Q~wlK$NwP6<h?OHmk4cp6ZW5Zxx!)(zHvpC0q'
    'c|G$P*D>~3yRjJS&5T>ehKPIGSbsk9c=j;w%4|K>+h1^AwZ&ZWZ0i_%eygxyk2xQ)-fO+vTa0IGG5ywe8=r)DSdH1@J_DFvGvjX)'
    '11y<Y$9QIDk1H{KzE$na7X588xVHj*)%SMWVto6G`$>p<GOya28Q+sNcbH!@6YItI#P>wokG3CeKiYml+mG*ww*Mc#Rm`8+<BGN)'
    'Z9m$6wEbxNw;RuB`|-nIM%$0JA8kL{e(W~de)hPc?H9ED2Uxp7+fUq+xF?!2n9=s5?PrfG+J3bCX#3IjqwPoAkG3BhhPI!$C)$2N'
    '+mE&%ZGS}DkG=|h721BZ{lq<)SHX<7pEY-w(e~qe;(Ma)N869KA8kL{{@>Z{I|__|4*'
),
}, name='rows').DisableLifeTimeVariation()
