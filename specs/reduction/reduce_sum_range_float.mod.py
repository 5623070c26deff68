# Licensed under the Apache License, Version 2.0; see LICENSE.
# Written by 'python -m corpus' from corpus/families/reduction.py; do not edit.
#
# REDUCE_SUM: far real numbers.

import base64
import zlib

import numpy as np


def packed(dtype, text):
    """Many values in little space."""
    return np.frombuffer(zlib.decompress(base64.b85decode(text)), dtype).tolist()

# Exact in any order.
# Expected values: float64 formula.
input = Input('input', ('TENSOR_FLOAT32', [3, 255]))
axes = Parameter('axes', ('TENSOR_INT32', [1]), [1])
output = Output('output', ('TENSOR_FLOAT32', [3]))
model = Model()
model.Operation('REDUCE_SUM', input, axes, False).To(output)
Example({
    input: packed('<f4',
    'c-l>tEwZdI5QVb@mT;HA5?BIDn7YIBECGoei9{lik&#FwlA0NTL?T}f`TD|CQOQ8kKc`Qh#JRb0ZuvS_eA4KiaUMs#uj4qyv5)W8'
    'I8O1uk7E|cmH8t+F3y|yWLg{TJea$GX&iZE=SQRb#c}xJGtN8g6xcN1^EcUCwHLomvBqz&_>}CG?IJ!oIqdP>L9C^0kf&mD%wO2*'
    'zR8|)9^?Grz2?nt!lsq)Px`O?Mq+F}$=Awv?aj#}5c9d7@4{C86zfdf!Xe1kGuhdQQ@#}ciT^XjEBwMIVXvAP?y|p;Lj%UL7r;Tk'
    'oOl&i1}1HlVmfnsCcg`qdGgR2`Iny^tTwQ(tK>sAm6!Y~z5osf-yV$3JH6B1)88jy>G&RaCu~*w0bd;$X5{-r{u}r-)I6_J+$Aw9'
    '$G~2FQ#}TFlu<|3S3YIac%|=W+}ICbxv@8=N5s7nf67hk44ckkBNk7dvftyQp-$E}fv2NqI(Rw|dyPNY-B@Q_3t+FjYU-rgDL3`*'
    'j_r-O6-Q2gSwA%NrN>tTJ`J^(FHh|hgCn-iaD_u9wsQ8B<nHOu6&}v?m?MrrZ-*N<>RWHl)I~nzYl7>tX}AbeN4_=lkz59BdGzey'
    'eNMa!am?Umy0KK326kwh>4$QW|ASulU^0P=)|Aw*pyzAysm%`@us!k_z^p-|#LtImAXqCN{U&sDXMG@UVfClC<RE^uaKRDpLhNOA'
    '_3TVd#cOYxfIfSB4}J~3Vp_a|(Vr$(sc%*56}(%xteT(tMD8_yjn{+q$s0WRDgV~6uv$}p+n<3!1~$^&k^UXYTbMg=IyiIk>gsvL'
    'Tx0L-N9%=~4mh;_Tx;i<OSw9<{z0!A7kap}pvC&B#x1^H#Qx%2aXYKRO-F?L59h|n{|0`TZcNlQr_MQNP=oFi<h^l5c;gavpT8Gx'
    'Cu(86A#APAJ$!2Ld)&0$axyMiE*qK@z-@w`=kJ+v3hWyV8~T31mz_NYeA#X|73hVBb9N7T&|@2U=3rEi?|8dE`0A#0tQo6IyZi5T'
    '_waDTdUrqvXRs~6qUX%9I-YkE&Pc7>OmD&4wDp{W_ipzX&V#AC&hQ>y>~L=7Tz#PhBbrhW)5iJ$F6ViMMoo6#d8a(=p5wST)Zk~j'
    'Zv5)$i=KL(XFg|DiN742GHP)c-*~@J-<23@yC1^kzdPtJ=O*<!ObfwjH~oZ@>+P<)!V^zD4z$d)&$Hf9&lU}M+|Kdi)+2W3dcZ@~'
    'qyU2v9<-cA19!TDoIN>=)palHsmpBf*&XkV)}T`kZg%iAaJP~F_Wb`JH3M^+'
),
    output: [2.2785418e+23, 4.1320707e+22, 1.0625325e+22],
}, name='great').DisableLifeTimeVariation()

# Exact in any order.
# Expected values: float64 formula.
input = Input('input', ('TENSOR_FLOAT32', [3, 255]))
axes = Parameter('axes', ('TENSOR_INT32', [1]), [1])
output = Output('output', ('TENSOR_FLOAT32', [3]))
model = Model()
model.Operation('REDUCE_SUM', input, axes, False).To(output)
Example({
    input: packed('<f4',
    'c-l>tEw-#M5QMV?mT;HA5-@jok|nSNmViW#L?V&M$e5WyB9TbsNaRbAuP@9woMa&BpX%yLoLfrg){k?=JB{uU=W*2gCXRC)hxl%b'
    ';~f9{IA(F&nAh=fao)x!)7ogKX72u_apIAkAC2-C$MJ*DIPbAjVAFgrpJa2>Ui>=68oxc`Q?XaJi}>W^@Qv>dVy$F@JQb5;{=`=Q'
    'N%oZU6z2!;HE(|tHl2LG(|_eR5o7yKzBayVZ%!V8n9ucm7q;@JSQp|J4neja$<9uk@}>As{2wV^;TPTsd)35nm;Id_S}>Nq01o=)'
    '#H+Y6FzLz^)0x{N`CY-xlZV#Gzx;f`Y6ttKOg>~&dC9Nh3*d0@t!8Xr>7DkT{@w{o$M?WHVXNAY`0BwhBi|qL-@&J)=6RXou83JV'
    '2KMTk>M_Ejj5?~m@+q6fD}6uX#(n_HoxM3dBJNfAQ*K&k*z^_~v3T;7{Q(~>b+Wz*JUu<r!_$%28~n-c&N|~-0DI-tP$$(+xv6)*'
    '*xrd-apd%u^+QWvdVICu(^7l+^3+Z-IAZG!S2$E*D`#It?w<bK;Ne1#IpPTPcDQk)x%K8kUF1W)X1Fe!hKn$D<l8Wx$YsQqN6!x4'
    '=ft}b#{zDq8*6!KV2`$$ekd3DKj?K2CNsEbO-20*dcGl_#{9qm+asR=%vv-`{H#p_!CLX?H>0Cp)(7GiR)2a+4&p}#7aZ}f#9ozG'
    '&o0zdy!NIE=(D%?;MdYCro~?{`qRWR^{r~Xfp-U&Rr6Dy$i2a@@p`mAd4VTC<=+_=R%_~S`!g`ez(%?|(Z3UU3v&lf2WL)RUOlgv'
    '8|<C^XuWXL0f*L~YwbL9DOZQq*Yv7!VSqa;TCAUH+~Mm<>`%TGx3enTbVRuSaBfWeZ{dgO#!Ovv>YQ^1wdhVk-aBW6H!e~4<#X|N'
    'rWV#4!q)0Mz^4|!$4%QUC*zXkvZF}>+-CTB{vIi(z`n__q3>6G+1XRTm;HuQfnInxXZMhr9^1(?2cv>~r`!F(mp83r%~W36J$$aa'
    'hld;1yCXWdfNcR5180ua@w}UGMrz$|dJEpBt>+xPzjlw|JebSt3?Jad7tU>*t539GLQ@K2+F2jK<vh>OsM+p2uat+~a~$`E2K-Fd'
    'jb8(OF;LI*%;&7C@Rx&AMlBBG8}C=@yAeZU_d~e+cL)9D+@xNIX(2d$O+Vq}cDw6t@WfM(11&S{^Q?E&vqJ;w+c|#Rdc^KrH9S;J'
    '3NV=9LC0A%a;GcE*^|RmUiY$rx-1r--SJ*%4LarEW)DvTcN_Wd&j0@bPRbrl'
),
    output: [790528.0, 143360.0, 36864.0],
}, name='beyond_float16').DisableLifeTimeVariation()
