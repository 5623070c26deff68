# Licensed under the Apache License, Version 2.0; see LICENSE.
# Written by 'python -m corpus' from corpus/families/pooling.py; do not edit.
#
# AVERAGE_POOL_2D: tensors of many elements, in sizes of no block, and beside powers of two.

import base64
import zlib

import numpy as np


def packed(dtype, text):
    """Many values in little space."""
    return np.frombuffer(zlib.decompress(base64.b85decode(text)), dtype).tolist()

# Beyond one block, tile or vector, with a rest.
# Expected values: float64 formula.
input = Input('input', ('TENSOR_FLOAT32', [1, 67, 65, 5]))
output = Output('output', ('TENSOR_FLOAT32', [1, 34, 65, 5]))
model = Model()
model.Operation('AVERAGE_POOL_2D', input, 1, 1, 2, 5, 4, 0).To(output)
Example({
    input: packed('<f4',
    'c-rmH+Y!Vd2mnAzNheZDO0lz8+W8=p8g6Dk96>?Zh$|!d6ERvu%y{QBzAMf=@jd4Kth>fpeXd-4o;+IR&#BE?F{(Ge`>6BPx87d8'
    '@7bE8SMC0%)%!K)nrHXcd~a{BS$BUscW<2a&v;HfGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+Y'
    'Gcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+Y'
    'Gcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+Y'
    'Gcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+Y'
    'Gcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz;uf0%!!{_Y6'
),
    output: packed('<f4',
    'c-rlqziJ&v6vn3tDon620UKNh6~?FvEP*S+-MxiK<suLkl1^Y)Op1V=7r0G`3_=J(3W*eIl0r&h5UJ$5<Ic@haO1*-(?qy1MmFRH'
    'a=w{a@6PObff1i!(eCX0`^_;Q=j=VZ^XT^Tc60CF>BZ#JYIE=Y0!LkcW{p{^>iXC6<alE$=k}l1uiM8vJLUOuIeomd(jFchwCBrv'
    '_I$Zpp<K$!!-HEE_nw}el~Nyd7e!InljGx74&1M#zZPZEw#B*BucTg!x~M08O{MSZ{pAmC4EbBWzr1Xlrg3Fx=jXCwx3;#>Ux{|8'
    '<J+&GpAvO3m(|r(8GoZ%Uth1#R{EFw8<?le?;hrkdDy3CU%Gly-;Gn(HJQmw<}1Xk>Dr^)KiiAR-xbEVnCz9$AO7a}aL*Xy<|6gw'
    '`mPOSl^pK=;lU=Z<?pQ$Wli%&j!&fQnXJi=GQV9}qgQS%uqI9ORpr~yThx*JvL@eEMe!fz?#kr8k##DI;?&tD91CevHO-w0_b?vH'
    'aSk4wH_ab1<|)RKwl}agGUhdlGW03eCDvcoU9M+V>X#T7?O<m)cjKc^aNz%f)I~io$s7ym{~I!snao#+S<^M>=gIL~Ip23$3GIXy'
    '%ABExQ_)fArRe8=8xFa56YXgiGLxCiSu<<82EWwn<V-ZNMwzMWm+(=ia&O@^@vYR^mUeULV+Nm5>V2SH$V_H3XU(kX8vMa<NR0eD'
    'Vs{)8XMYjJ(8fFo=e@5<yO5d8WX_pc)3xq-VH`udc)1+L(8gQ`cN9a@E@UP%nR8~=bgg?{IE<muCp2*wLmTsL@GE;?lXf99naP|p'
    'v!-kP^TIxc?ldxvq0!GgilJ#2GLxCiIWudzmgd|*2f>f$ig66>{L9GKq+Q5NW-{l@tm#^sbK_&^ne}7!F|^mwS>kKbE@UP%nR8|y'
    '>)JTyW-c1|lk|6FhcUD<59F9cz9#KLW-^mGXJ$>;(wrOrjt<^&L7hH^mbzGv#n9KJUC2ykGUv>!=~|j|(>+7<?*aBPv@tKF&Wps?'
    'q+Q5NW-{l@Jl3@|=O$>PaBkaS4DJ2ONfblVE@UP%nR8~=bZwk-<KBT5fAM8GjG_IzfOjKblXf99naP|pv!-j~oSV7J-S*$k8OG2z'
    '<=BpVP1=RbWF~XY%$lyHIX5AOcJ1RB`fKDeM!qKPLS{0PIcH`~*V3FD#L!+F-Sr@b#_uxt*ZZ2Z3z^AG=A4-|T}yLryubMI`?DWo'
    'Xk)Hh?^pJ|ChbCIGLt!HW=+@9oSX1m(LfjD7`l5Ou=h1-7c!HX%sDe_x|ZhLgqRs~FNZO7_|{?+L(?u~CNr6HX4Z5q&AIV<*zZHo'
    '#n8sANck-CHE9<zlbOspGi$mw&bdLo;XVXi42}0*_9I`Db|EvF$(%E@rfcJzn<G2ihoFn0y<hox<ZIF{WF|A2b7t0bZJcv6Z}q+W'
    'X2G}YeNEbh%w#5W&di#wr8zga*7oxA-&$OYd`;Sg%w#5W&di#wjdO0ct+tn+v<u&n?R`z!h0J6obI#0~uBACQK87Ce<>$Wxv6jTp'
    'v<sQZOy<0qQ(a4QZv3^jmml7J!FMBiUz2trGnvVpGqa{^<D8pk>Rx{SUBC~KuSvU*napI)nOW1dH0P%G4b#2+Tv-xB(=KEtGnsQ{'
    '9_w0~bK_%ZZ7)CgmiS$!_cdu3GLxCiIWudzmgd~}7<#;ypBxLnU%}AVq+Q5NW-{l@tm#^sbAuTAFB|d{Tfb+Yf$wPj-&xon`Uvw6'
    '`?6q-u3;T;4jzn+I&MC`Y!`oJE~i+-(tlUyPUU|OpI4m?gfZNE)2)5@&D<DSBaAWa>S4{i4gHw7K41Q6yS7*_%&{nbar1<oU=LXn'
    'srSxeeDo*ljkSmU+*)IvsE2FxDfcU123wGs%w)bQ%$lx+XNY*GPc-p+=xO;sYEVe-'
),
}, name='windows').DisableLifeTimeVariation()

# Expected values: float64 formula.
input = Input('input', ('TENSOR_QUANT8_ASYMM', [1, 67, 65, 5], 0.5, 100))
output = Output('output', ('TENSOR_QUANT8_ASYMM', [1, 34, 65, 5], 0.5, 100))
model = Model()
model.Operation('AVERAGE_POOL_2D', input, 1, 1, 2, 5, 4, 0).To(output)
Example({
    input: packed('|u1',
    'c-rmDEe=5e007{oy>5#9jAqlB-~=`TjcjuOO?bgZ^MYIW+nAucf>BH`Pw;|`D>%US^)JnY;h{AfzMs7)pEMuyV*IU?%BN2CdcI_9'
    'x&HLin5=`rtI)nLkI^C>uXdwk8{F#qO*fTgS(as4mStI%Wm%SGS(as4mStI%Wm%SGS(as4mStI%Wm%SGS(as4mStI%Wm%SGS(as4'
    'mStI%Wm%SGS^hi!01H;HRs'
),
    output: packed('|u1',
    'c-rln+iu!W5Ji8pFD+G5sVO1Cgj)d<aEN`tHW*(hfw&>&;*y(`i_$c0+818?1^t@N%pXi&nGaYmOM4$}X^yj({d0QU+<jVf>aQQh'
    '&7kxnRAw$s8{@K@^zA)+5_V1hIxxze@4aEUGmo9Ot!3oa>?d!yUwV!Pdj2xmMwqM><I3-qmn+1nrB{d3f$^~$dzKO2_^NpPEf_YB'
    ')@S{L%2nhj;~^Y2waeIc_D8EhI}@GRc4M*Zw({Xk+pcuawh<<4y6Hv9cvRlKNP6AuiO6BXWGyi!hqH8{H1{^{)|JR%!enhTGDAOz'
    'q0rt1L{sE2VX_vdQ0V*&3Y|+Jnj(h@lQnn?jY-9VLRXI=nj(h@lQqqSLc3)sw1I^dIZT+W;keNQ0}359A(|qG36nJ%H=iRY^vH*3'
    'iX0|P)^OZxzFJV|l?l-lIZT+W;kb#v44}|gAw*N;Fk!NW<7T(GghHFQ7)_DGgUK3>8|{?^g)WRCnj(h@lQkSSx#|uSx>dwziX0wH'
    ')^Oa6oD39N6(E`-hYO=M95)MFL7{C6qA7BiFj>QK6GuK2+Ve1)B8LZ)H5@myqz8qbV>Cq$6DDgoZmiiI6nc_EG(`>*CTlou%KkGH'
    'x^@lG6gf<otl_vZya)<i?Ljm}4ihG8IBufJAr#ulLNrAV6DDgoZY(o|Lc1M^rpRH!WDUp7fKGmP527h@m@rwxakHe8-wLBCa+ok#'
    '!*OHL$?tIj(G)pMn5^Nr*`br)a0<~BIZT+W;ke1r$uD~X(G)pMn5^NrQFQXFD~P7ZVZvk$$Bj=XKm3_viyS6Q)^ObP<UiAY!(<J|'
    '%^jWm@Mq4W$YH`{4ad#1Qd;Y8taVzyPIW8);F?kUYCP(f#`jiQRO@7x(HEzFqx0f9`?(jZuYH&&`nxyR(@#f@P2V^u{G8R4zTQTd'
    'tOf7S{ri7iK(gc'
),
}, name='windows_quant8').AddVariations(DataTypeConverter(name='signed').Identify({
    input: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -28),
    output: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -28),
})).DisableLifeTimeVariation()

# Beyond one block, tile or vector, with a rest.
# Expected values: float64 formula.
input = Input('input', ('TENSOR_FLOAT32', [2, 63, 67, 3]))
output = Output('output', ('TENSOR_FLOAT32', [2, 1, 1, 3]))
model = Model()
model.Operation('AVERAGE_POOL_2D', input, 2, 1, 1, 67, 63, 0).To(output)
Example({
    input: packed('<f4',
    'c-rmHfeiy82mnAvaT6V-qqtcet@85ybc7~nVo(IhMYI*ydhIxBw-K@WKJOUo#JtBiJA1Nz_Vb?gxz@XK^<TVCE_QC-J>%rB_x{ZN'
    '#&K$M#;ls0Is0$_J+IYU_TKkvZsl72(bkh^W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)'
    'W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)'
    'W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)'
    'W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)'
    'W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)'
    'W@ct)W@ct)W@ct)W@ct)W@i3J^9L@DQr7'
),
    output: [-0.615257, -0.6145463, -0.61596775, -0.61265105, -0.6153755, -0.61371714],
}, name='one_window').DisableLifeTimeVariation()

# Expected values: float64 formula.
input = Input('input', ('TENSOR_QUANT8_ASYMM', [2, 63, 67, 3], 0.5, 100))
output = Output('output', ('TENSOR_QUANT8_ASYMM', [2, 1, 1, 3], 0.5, 100))
model = Model()
model.Operation('AVERAGE_POOL_2D', input, 2, 1, 1, 67, 63, 0).To(output)
Example({
    input: packed('|u1',
    'c-rmDp$-87007V+vRyJ0e1z>(k#H{BL^qO2x=oRo8NpN&RLa=|K@tU3G&b`MKE!+dg~{Puna)1zTYqy|w9?(67;WR_JBi})vyfKz'
    'uY9n|%^&6Lz4;Alr_8n9X!l0PVYk$ogt9ElvMkH8EX%Si%d#xXvMkH8EX%Si%d#xXvMkH8EX%Si%d#xXvMkH8EX%Si%d#xXvMkH8'
    'EX%Si%d#xXvMkH8EX%Si%kqEaAAI%wGX'
),
    output: [122, 122, 122, 122, 122, 122],
}, name='one_window_quant8').AddVariations(DataTypeConverter(name='signed').Identify({
    input: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -28),
    output: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -28),
})).DisableLifeTimeVariation()

# Beyond one block, tile or vector, with a rest.
# Expected values: float64 formula.
input = Input('input', ('TENSOR_FLOAT32', [1, 1, 2049, 2]))
output = Output('output', ('TENSOR_FLOAT32', [1, 1, 513, 2]))
model = Model()
model.Operation('AVERAGE_POOL_2D', input, 2, 2, 1, 1025, 1, 0).To(output)
Example({
    input: packed('<f4',
    'c-rmHTM@({3;@7L!AX%)DL5<AjzBuKa39MI!y^e~BVtC3>&)IG?scBmnQiSOV^8dHuXyIiTKhcvTt`25JN}%y9bfxVdHaou&-yFx'
    '?y75VAJs$Njq0PnvC7ZdR=wo=dCrkJt$&vMFW;Nb`L|asGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+Y'
    'Gcz+YGcz+YGcz+YGcz+YGxL9%e?GC}fd'
),
    output: packed('<f4',
    'c-rmJ!BN6c5XNzVaHaz(!4B3LLe7*x2`K?hf^DRPlz`*F*%IQ-7!5BV3VMn8Z!WQiJ!Rf|+5PS8m&dg<<3c7|C;7UN#da?@!Mogg'
    'PO{)lrtzmN*QKP<mxMtnSHp{Jyh`o{zxvPQ=`7)VFVpBO*}Rg>Kgcp^&xsQ^JIP{KO6VW8*7>zO?+UHEet4C<wK1?=(Ao6noip}o'
    '+}X^8P4B+lcpqvvqgw6N=%{uYAJnEdHWoJb*xX}Nhs770cg~pDn_*`^4t~^rxxc6#&c4;oqm$Nhhn*(XKN}O9-E!aGHFfmX+1puo'
    '@9!F$nXu`P&91T8H8wNpzS>=5vuo`BuCa2<*>bj=EoaNwa<-f;XUo}gwwx_z%h_^n?LW^(JWv'
),
}, name='row').DisableLifeTimeVariation()

# Expected values: float64 formula.
input = Input('input', ('TENSOR_QUANT8_ASYMM', [1, 1, 2049, 2], 0.5, 100))
output = Output('output', ('TENSOR_QUANT8_ASYMM', [1, 1, 513, 2], 0.5, 100))
model = Model()
model.Operation('AVERAGE_POOL_2D', input, 2, 2, 1, 1025, 1, 0).To(output)
Example({
    input: packed('|u1',
    'c-phMai){?U&G&q(7D;Jnx`goZp(2?`1RG`^K+ZC(;s^XRk0SRFOdAu&gSLKZF{Px_-{a&fEVk7xEuxD!*({KnnyK{Y97@*s(DoN'
    'sOC}4qnbxGk7^#(JgRwA^Qh*bp&0<@b&W^'
),
    output: packed('|u1',
    'c-pJ11cC}M1k(@-8Nj6oNP_{IB$Ck(Nu1K7HjmmoYV$zY3;?_p<Kz'
),
}, name='row_quant8').AddVariations(DataTypeConverter(name='signed').Identify({
    input: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -28),
    output: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -28),
})).DisableLifeTimeVariation()
