# Licensed under the Apache License, Version 2.0; see LICENSE.
# Written by 'python -m corpus' from corpus/families/activation.py; do not edit.
#
# PRELU: tensors of many elements, in sizes of no block, and beside powers of two.

import base64
import zlib

import numpy as np


def packed(dtype, text):
    """Many values in little space."""
    return np.frombuffer(zlib.decompress(base64.b85decode(text)), dtype).tolist()

# Beyond one block, tile or vector, with a rest.
# Expected values: float64 formula.
first = Input('first', ('TENSOR_FLOAT32', [32769]))
second = Input('second', ('TENSOR_FLOAT32', [32769]))
output = Output('output', ('TENSOR_FLOAT32', [32769]))
model = Model()
model.Operation('PRELU', first, second).To(output)
Example({
    first: packed('<f4',
    'c-rmHfepkU2mnAv=_YlQj^buzw3o<#n&wA16QUA8FX9*xkr8u6-1{6WmuJMa_PO?0F~`0i+4omZ%^A7tzvo)jQ}tu)`pVag@t9p}'
    '-aR{dPS47IEAL%fd*$lgD|b|1_5c2J?tJ#l?E8HDm6@5DnVFfHnVFfHnVFfHnVFfHnVFfHnVFfHnVFfHnVFfHnVFfHnVFfHnVFfH'
    'nVFfHnVFfHnVFfHnVFfHnVFfHnVFfHnVFfHnVFfHnVFfHnVFfHnVFfHnVFfHnVFfHnVFfHnVFfHnVFfHnVFfHnVFfHnVFfHnVFfH'
    'nVFfHnVFfHnVFfHnVFfHnVFfHnVFfHnVFfHnVFfHnVFfHnVFfHnVFfHnVFfHnVFfHnVFfHnVFfHnVFfHnVFfHnVFfHnVFfHnVFfH'
    'nVFfHnVFfHnVFfHnVFfHnVFfHnVFfHnVFfHnVFfHnVFfHnVFfHnVFfHnVFfHnVFfHnVFfHnVFfHnVFfHnVFfHnVFfHnVFfHnVFfH'
    'nVFfHnVFfHnVFfHnVFfHnVFfHnVFfHnVFfHnVFfHnVFfHnVFfHnVFfHnVFfHnVFfHnVFfHnVFfHnVFfHnVFfHnVFfHnVFfHnVFfH'
    'nVFfHnVFfHnVFfHnVFfHnVFfHnVFfHnVFfHnVFfHnVFfHnVFfHnVFfHnVFfHnVFfHnVFfHnVFfHnVFfHnVFfHnVFfHnVFfHnVFfH'
    'nVFfHnVFfHnVFfHnVFfHnVFfHnVFfHnVFfHnVFfHnVFfHnVFfHnVFfHnVFfHnVFfHnVFfHnVFgSpZNnfJZ>%'
),
    second: packed('<f4',
    'c-rmH(G9~e2n9e!@g%87$taAL(VD0rp{OI=$CE9L5f>4kh<tKHtouCgT*oh~>RGit-k-OqWTpGBF>6<U_jWzU?5JAL&Od+8*X-xs'
    'J!|Ygd-{Kl-S^y?nVFfHnVFfHnVFfHnVFfHnVFfHnVFfHnVFfHnVFfHnVFfHnVFfHnVFfHnVFfHnVFfHnVFfHnVFfHnVFfHnVFfH'
    'nVFfHnVFfHnVFfHnVFfHnVFfHnVFfHnVFfHnVFfHnVFfHnVFfHnVFfHnVFfHnVFfHnVFfHnVFfHnVFfHnVFfHnVFfHnVFfHnVFfH'
    'nVFfHnVFfHnVFfHnVFfHnVFfHnVFfHnVFfHnVFfHnVFfHnVFfHnVFfHnVFfHnVFfHnVFfHnVFfHnVFfHnVFfHnVFfHnVFfHnVFfH'
    'nVFfHnVFfHnVFfHnVFfHnVFfHnVFfHnVFfHnVFfHnVFfHnVFfHnVFfHnVFfHnVFfHnVFfHnVFfHnVFfHnVFfHnVFfHnVFfHnVFfH'
    'nVFfHnVFfHnVFfHnVFfHnVFfHnVFfHnVFfHnVFfHnVFfHnVFfHnVFfHnVFfHnVFfHnVFfHnVFfHnVFfHnVFfHnVFfHnVFfHnVFfH'
    'nVFfHnVFfHnVFfHnVFfHnVFfHnVFfHnVFfHnVFfHnVFfHnVFfHnVFfHnVFfHnVFfHnVFfHnVFfHnVFfHnVFfHnVFfHnVFfHnVFfH'
    'nVFfHnVFfHnVFfHnVFfHnVFfHnVFfHnVFfHnVFfHnVFfHnVI=z{sKuQp9l'
),
    output: packed('<f4',
    'c-rmHL2&~y3;;j@=pzvBSr+vpKmwr<4niUH85Czf10xUup;GM5<P!$#8IR67N%lr;Eh0w5-XngGh<nD!-1v&PWZW}G?!C?P$C&4B'
    'tiEH$n)B$h{{OpH^;CUZ_f)=Sw3pe>x|OfhGG4~~U+<{CYoE2JzH)i*IrE>nZ+*Vw`KDvm)vTY)f3Nzgt2;&yW@ct)W@ct)W@ct)'
    'W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)'
    'W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)'
    'W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)'
    'W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)'
    'W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)'
    'W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)'
    'W@ct)W@ct)W@ct)W@hHM=07COmv{'
),
}, name='equal').DisableLifeTimeVariation()

# Expected values: float64 formula.
first = Input('first', ('TENSOR_QUANT8_ASYMM', [32769], 0.5, 100))
second = Input('second', ('TENSOR_QUANT8_ASYMM', [32769], 0.25, 30))
output = Output('output', ('TENSOR_QUANT8_ASYMM', [32769], 12.0, 229))
model = Model()
model.Operation('PRELU', first, second).To(output)
Example({
    first: packed('|u1',
    'c-rmDu?hhJ007W3S(V`ygNfCo{DCW*GWi1o`2i(GQ7m_>iS@Ah24$3@)X8Q!GykFY_7?}0Z?xKludGo>ddI9*T2I=~W%pFSUW(Id'
    'm~PIW^pFo1+uLy7oQ>||T+rV?2IZvHdB?IW%d#xXvMkH8EX%Si%d#xXvMkH8EX%Si%d#xXvMkH8EX%Si%d#xXvMkH8EX%Si%d#xX'
    'vMkH8EX%Si%d#xXvMkH8EX%Si%d#xXvMkH8EX%Si%d#xXvMkH8{3rPbeTJ+W'
),
    second: packed('|u1',
    'c-rmDD+<B@007Wn5>~W$f;F*>6_cPCj8>x{4ATy<;O7ROz%#5Z2?`39sURLfn{^=KJ><Rq;&pV*`{(X%*nB)E<9fF5q|+n}^7*Wl'
    'RGYNDTx8+p8}#1g{dhQ)pQ4deuUj-2ZCABemStI%Wm%SGS(as4mStI%Wm%SGS(as4mStI%Wm%SGS(as4mStI%Wm%SGS(as4mStI%'
    'Wm%SGS(as4mStI%Wm%SGS(as4mStI%Wm%SGS(as4mStI%Wm%SGS(g7K{{XmmG7t'
),
    output: packed('|u1',
    'c-rmDAr?Ua5CFg%IF;MDjwlPN_jE;2L<G_9{@vyToWq+oWpewN%zDlAy57qiHx<v$SkB%1+}*l*x>lXlk*AD~&mn%k*5y7a%d#xX'
    'vMkH8EX%Si%d#xXvMkH8EX%Si%d#xXvMkH8EX%Si%d#xXvMkH8EX%Si%d#xXvMkH8EX%Si%d#xXvMkH8EX%Si%d#xXvMkH8EX%Si'
    '%d#xXvMkH8EX#kAzkCT=(E'
),
}, name='equal_quant8').DisableLifeTimeVariation()

# Beyond one block, tile or vector, with a rest.
# Expected values: float64 formula.
first = Input('first', ('TENSOR_FLOAT32', [32769]))
second = Input('second', ('TENSOR_FLOAT32', [1]))
output = Output('output', ('TENSOR_FLOAT32', [32769]))
model = Model()
model.Operation('PRELU', first, second).To(output)
Example({
    first: packed('<f4',
    'c-rmH!4bnC3<N-xLMKrvF2$Xh(t?5*ztX`z7?6O2jhLT^%=pdMn(sB=&tB(@h-dG`sz>fRR{xsakGH;i%xC9Rf6UG~d!1Eh>fP+j'
    's-xem_ebBU-gVafpBm>}<<-ANpUr%;M%Tyl%ZXrSW@ct)W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)'
    'W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)'
    'W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)'
    'W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)'
    'W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)'
    'W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)'
    'W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)X8vpb0vjoHcK'
),
    second: [0.25],
    output: packed('<f4',
    'c-rmH!4bnC3<N-xLMKrvF2$AEE-fgC@hctdg8>OR*ofy7kr}`FnDaU3^IGe?BjQ?nG3$}5j@du%?#El7J)UdjRDax^v-diy&eXfv'
    'nN>%>S?`a&Q@vxa`#&}Ixyq}5jXs<CW{s}5=a&<~%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp'
    '%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp'
    '%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp'
    '%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp'
    '%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp'
    '%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp'
    '%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*_1P`~?bdE+P'
),
}, name='one_number').DisableLifeTimeVariation()

# Expected values: float64 formula.
first = Input('first', ('TENSOR_QUANT8_ASYMM', [32769], 0.5, 100))
second = Input('second', ('TENSOR_QUANT8_ASYMM', [1], 0.25, 30))
output = Output('output', ('TENSOR_QUANT8_ASYMM', [32769], 0.8199999928474426, 150))
model = Model()
model.Operation('PRELU', first, second).To(output)
Example({
    first: packed('|u1',
    'c-rmDu?hhJ007XNL^4=UIc2sOET-Fh0E0oY%MaYnB!eID0g`mzKuXz^VzTH~gDmnNdT)Q(EE?|e+e#9=gQ&bNKH9l-wW!sbhf5sy'
    'KKrzLo%S1}uv8eoI?wQwEa!vsZBuRCC*NZx%d#xXvMkH8EX%Si%d#xXvMkH8EX%Si%d#xXvMkH8EX%Si%d#xXvMkH8EX%Si%d#xX'
    'vMkH8EX%Si%d#xXvMkH8EX%Si%d#xXvMkH8EX%Si%d#xXvMkH8EX#kAe>(^i5&'
),
    second: [39],
    output: packed('|u1',
    'c-rmDu?hhJ007W0xKUBc;sY*&%is%4CY$kQpTJ~M%F1}#4V2M_+<uXTD5YBz<pcbO-rHZ1M$<!i-$;UY5Y@NUN57P9R;_k7zr^wA'
    'lV`(gI_}KET4nwkJi}A6UQW)pU9)#ze2;}J%d#xXvMkH8EX%Si%d#xXvMkH8EX%Si%d#xXvMkH8EX%Si%d#xXvMkH8EX%Si%d#xX'
    'vMkH8EX%Si%d#xXvMkH8EX%Si%d#xXvMkH8EX%Si%d#xXvMkH8EdNRV0fb>h`2'
),
}, name='one_number_quant8').DisableLifeTimeVariation()

# Beyond one block, tile or vector, with a rest.
# Expected values: float64 formula.
first = Input('first', ('TENSOR_FLOAT32', [257, 1]))
second = Input('second', ('TENSOR_FLOAT32', [1, 131]))
output = Output('output', ('TENSOR_FLOAT32', [257, 131]))
model = Model()
model.Operation('PRELU', first, second).To(output)
Example({
    first: packed('<f4',
    'c-rkx!4beP2x63M5=ZGMZdOOD3bq|0KB7ki0ayXV2K)xDoXwCAu}G|{@cHxX2<~*<#7vwn6DRvJ>eOt*#i#4Khvb$Q-`pE5*RA#y'
    '^0cX2yO5^KPx0OyziM7k?_@riPv*(|0KkN_K>'
),
    second: [0.375, 0.5, 1.0, 0.875, 1.0, 0.625, 0.25, 0.625, 0.5, 0.25, 0.75, 0.375, 0.875, 0.875, 1.0, 0.375,
    0.875, 0.25, 0.5, 0.875, 1.0, 0.25, 1.0, 0.75, 0.375, 0.75, 0.75, 0.75, 0.375, 0.625, 0.25,
    0.875, 0.5, 0.5, 0.375, 0.375, 0.875, 0.375, 0.75, 0.375, 0.75, 0.625, 0.25, 0.25, 0.625, 0.5,
    0.375, 1.0, 0.75, 0.75, 0.375, 0.375, 0.375, 0.25, 0.625, 0.75, 0.875, 0.625, 0.5, 0.75, 0.875,
    0.375, 0.5, 1.0, 0.875, 1.0, 0.625, 0.25, 0.625, 0.5, 0.25, 0.75, 0.375, 0.875, 0.875, 1.0,
    0.375, 0.875, 0.25, 0.5, 0.875, 1.0, 0.25, 1.0, 0.75, 0.375, 0.75, 0.75, 0.75, 0.375, 0.625,
    0.25, 0.875, 0.5, 0.5, 0.375, 0.375, 0.875, 0.375, 0.75, 0.375, 0.75, 0.625, 0.25, 0.25, 0.625,
    0.5, 0.375, 1.0, 0.75, 0.75, 0.375, 0.375, 0.375, 0.25, 0.625, 0.75, 0.875, 0.625, 0.5, 0.75,
    0.875, 0.375, 0.5, 1.0, 0.875, 1.0, 0.625, 0.25, 0.625, 0.5],
    output: packed('<f4',
    'c-rmV&2i#P5P)F?um?i$kt}u&4ulX0K_L(VN1~AC_=Q0Tgz$mYZ8iScvRy@$4^LOUB@6cqY8T56GlSk?*w4doyz<nC;ZI+V|J}~#'
    '<#>#rFIR54e@b4SKSf?X{uKRXn@eFoul?WhkI{Bt`rps@Z8N`K)4n{%rL^Cdyi4?#Z7!vMHNUU9{{@0+7>4U>V!X18<L$LFPRntK'
    'pWD3T?n+*skI_dyemlP%vrU^<`n2}Hi~fgrJp1d@ecQ~h*VM~%w9>wpycXA#ZSq{rAJ=@ka=!ik`kwLJm*ed{WEbx(=V-g_OYU>Y'
    '%ky3Ik&o}9zihMZE2nww|2g_U$8}_Xr}@5Z=GSXFmFLLZB=fd$t=T5e)%<bItpN)I5EwHd+2lAR{@>~G8Ra(C*q1TNVP0}iB`?o&'
    'ypxZ=jA!Px&7rU<{h!J>XjA&zylJ~H<D`Ab?{E4|GVc)mWt&6kU(N4p79zu#TFte8e-}0TOo_^E3^80^7h}9u#+a)fWA1v0pIcvY'
    'cO@^+$LJ#;f0>8tYn#?r`n>kPi~fgrJp1eOecQ~h*VM~%w9>wpycXA#ZSq{rAJ^RGwXSm<k1;2C%-_ZHwRwGi%eLovo!iXEhk3pB'
    'Hs4=!o7eu&^IC5!{kQqP?Xk?;9!q}xd)7JM%<Iu#w&|sRHGfdEITj>BM6_vLb34cJcsowZag3i|=2oU9C-d@rh`fA!nAUZ*Hr=nM'
    'wQ24DJgsYSt@Pif`?i^1uc=M<YkjSdc|H2eHof$(=Jz!lN2&QW*Jml@XG&`_2!vP%kHCVtc{RV*+<=8AAh5?r&6(@H5y@d*=eo8r'
    'Pj!jc$)&7^ZTgbCEqQsKueW@>MSt05(^n4j+W)r9o#ktNTiWFDQvNMnN`8COZ<2YNxYlfw=W71EX6v_V9_@V<Lf8jwuIV2&j}2Hb'
    '506*=0t@a}qvp&V{{jo<;MAPC_IAM@H}N*?4_9;M`dp2~_X6;W^;<Q^@9g(d^Xt94%)KJ8{}+k5S0u(!YOekJyQq1zuL*TulMuNc'
    'VSNsPJ;7>r4`96W$_OEZ5TArKJ2mgiHJO7`bLQInr{=+Th}6t&4sLU9b8d5U(B`1=ojGVAFlGX`xth7n#b;qmt!8d>HTz5nZgXo>'
    '+~(G-xy`|CE`Az3-)iPIS2MRcxXt0duj1>2M_}MKS2MRcxXr<BZeJ6(Ik?R^hPchGS#z5UA?$-T*TiiOZgX&(gWKFadbrKOZEoI?'
    '+Z^_|iC-D^hpU;}9NgyMHn(QYZElYnw>h}Y!EFw1b7MztbFT$%b8wrBhp$Iip98nKn!9@dgWFsPA;kB>nw^@t&DG3pu4Zm?-<#q#'
    '2e&!5Ik&kvXmiluHV3ykxXsNwa+`}shcUI9xy{w=GbOmqtxa*8TeIdi2e-NSY4CijncG~=+~(jmhx@*YuMZx9f!kco+~(jm2e-L>'
    'P2A?-Hs=`PHn(QYZ7zhc587N4w>h}Y!EFw1bNA@sHV3!4c}H$@*yARCW!N9CW^QwEn}gfjnl-n%J#O6Q;5G-hIk?S@9l6cD7P!s9'
    'Z7v?Z9$|eB+~#WT?g0#Lb0LHf-wSJYYUVaqGq<^#xy^lVirXCA=G^Ao=H{TyL4(^I+~(jmH}A-8E*>4m)N1B7SF_KQ;5N55#cgiQ'
    'n%f-Q=HjQp^Q~rXb2W3DgWDYL`zpRZcmxJ+b2W3DgWDY3=Jqvln}ge&V~E?_nl-n%5W+rab4}dl;5G-hIk?T;qleoZ+~(#Txy@mZ'
    'oA{Msf4G{t&B1LBZgXqa+~)SUahrqN9NgyMHaB+UHuqZKHV3!4c=&pR^*L~xtGT-eFu2Wy5JG$}tl6oV+g#1u=4$3P_q{1@b8wq;'
    'n{%6+gEj{ZZgX&(gWKG^Be%JDbQn{sncG~=K2w6*+}hN?YyKajJU-0'
),
}, name='outer').DisableLifeTimeVariation()

# Expected values: float64 formula.
first = Input('first', ('TENSOR_QUANT8_ASYMM', [257, 1], 0.5, 100))
second = Input('second', ('TENSOR_QUANT8_ASYMM', [1, 131], 0.25, 30))
output = Output('output', ('TENSOR_QUANT8_ASYMM', [257, 131], 12.0, 219))
model = Model()
model.Operation('PRELU', first, second).To(output)
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
    'c-rmRSyvNh7zgkVU~jpirw2~yLb2LXD-;p6S_O&<78F4?K_dvV38DmC&|<Y}@yL;CRXi#pVF?l-F_MsdoiO|IP6oqvT9@wq08RW1'
    'b57>sd2TXE=6^An%=0e4P$=ppM!zNuF5F_7wCFkJh2AP^wUX0^n@mR0tg}1plLkU!Y&4-W3rIK3@<hO7*6OB00;gqpKPyi-`u8EU'
    'wfNfj$+n!f0>ATRfm%vQS-gC2yuP*qHD`8RJfB^pTXLMXPHu0YxE=Yfz=Wo*DJ66FpR_;4g+Fk~6Anhdr05q#a{|jy42@8bW<`<|'
    'IbL8GT4X4eWhq(^5sL(h5k-nZNZ=WUq^O{XNQ8JKPdGNMeW0xL!_s8;?C;4{(yDisPh1<=vwI8L7hl^{mykNNGOK#7c`u(}<36+a'
    'p4`pbyDC2EKhnL*8n|JVC#--QkyUYhqC>q$U5vS27M}@bWGq~}KhfN%LML{0U%r@IHnrsJvQ6c*P~6TU_uS-2Q)|Yqf<G86!%aML'
    '%M*SP{d#}P>A|YXHI-=|>zlM{DJEvA{rX^GK_)6mY;0{>y=i#GQady9Q4zs@oNDuH?(aJglbHN3<%zKcZrbDtFGRmmzq>Tr)cAE{'
    'j?eKbr&UT?z4-m@QB~D`RGZOpu5)wV__F<^<>`iMlH2&L1Je#3KAM!V{V&>=<izhe<q0cbjF^vpC2sE;I-**q+7$jrZK{)E-(BkL'
    '9V*$s6IHBjIn|Q9ZDhsTU>g0jjNsO8wE0IK6qm=YP5p=R#M<Y6w#yS%Kx<OKjZnZtDF`TB0usWLI01=5cyJ59jl2kN50EIL$gvpt'
    'N_=~!@b=uu=kkOfj?DV?(~qY$EEUoig8luH$>G;cjER#2#+m1jhp~C;8Hqib<k7$o&0^k($^L;SivrtEb1qt*umbvm0w!)DSjvQJ'
    'P4)%N(VEnntzO&ft@Tn|{L-15n(~r7RJHDex@~>t*s`_RJofoPlKWzd-9P%Uv@&j8`rni{&M|k}Ax~HVtw{k5S^?cr0l$I*8ngoX'
    'f&wP-`89o0=erJcRR!F?RdolmvKMX)OtrVwqt3!BJy(m4=oj6W9EQDWnlG&M;Ck(;&aA?+H%uVQOFr?+6P~g9DYx6~w(#7%#UmPx'
    'LH``(bl60f$?Nl)t(3%hSlZ+ikjcUc6zOysO|vf$Z{!4=lP3(VDN;De@-$7*;U#~Nq(vMT8IGqYN~8&fVF;2B3XH%LG!lu(t^iNb'
    'I6(wOgd@ZudBQM>k5ux`?%`u~>2*82_SZX_q=XNay84DI%kz;c^<?L%v>ffSt;MYU@({_Td}GJP1}Y9Gq;3w6w+W89UmWs;r)NBb'
    '-EOcOId<OY5Oq4qjS&`$Nwn&nE~jCJlvoEt>a7CO8(E&jEmocWSxDe?tPo)33ByAfDHx^{QVLkmDPXV3KSy%}fe`^D1Oue#^93n}'
    '!|^$hz(|V10$fla1<p?(5eo>2V{yWVVG=?<0kMKS;q`exj5IcEZpil8UuCyQiJvT9xHWRPav!QmSD)?3*gd{%Yny%g)e(~0kQKg='
    '$5qvd>D$5=lIX<mI^_u~U|FkxJ!l2ArlR`W(-*rBcGm<vzt&t1=H@Q+4Njl#IF7nXdv5fUAA7dwx#BdIoTd5FYA<eh+IcRw^iX&P'
    'n(HMsUU|X_XiW;(Ur@kcU4Qn`OmA;%uNwESsQZE{Rp^0s=IW0ZP*3xn{yWFdm>2xFJhP2IF?>@yMw$&*dQ{DAFIilL(G!?FVc2T|'
    'HU~BbHU~BbHU~BbHU~BbHU~BbHU~BbHU~BbHU~BbHU~BbHU~BbHU~BbHU~BbHU~BbHU~BbHU~BbHU~BbHU~BbHU~BbHU~BbHU~Bb'
    'HU~BbHU~BbHU~BbHU~BbHU~BbHU~BbHU~BbHU~BbHU~BbHU~BbHU~BbHU~BbHU~BbHU~BbHU~BbHU~BbHU~BbHU~BbHU~BbHU~Bb'
    'HU~BbHU~BbHU~BbHU~BbHU~BbHU~BbHU~BbHU~BbHU~CW2Als6O_$u%'
),
}, name='outer_quant8').DisableLifeTimeVariation()

# Beyond one block, tile or vector, with a rest.
# Expected values: float64 formula.
first = Input('first', ('TENSOR_FLOAT32', [1, 37, 41, 17]))
second = Input('second', ('TENSOR_FLOAT32', [17]))
output = Output('output', ('TENSOR_FLOAT32', [1, 37, 41, 17]))
model = Model()
model.Operation('PRELU', first, second).To(output)
Example({
    first: packed('<f4',
    'c-rmHixI;h2mnw<$tGo#j^bu<w2GfLGxVN!o(2f`B3h4#SIqNW_dDilBi6^ha@=#Bwfo3lebt}3=&N?Fd(~90wrgY8*Unt=n)#hq'
    '@&5QPS3Y*{lb`YX*Dv;r*>k_Qdd#<+x9(hh=fld(%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp'
    '%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp'
    '%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp'
    '%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp'
    '%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp'
    '%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp{NLseaeV}+'
),
    second: [0.375, 0.875, 0.625, 1.0, 0.875, 0.75, 1.0, 0.25, 0.25, 0.75, 0.5, 0.625, 0.875, 0.5, 0.5, 0.625,
    0.375],
    output: packed('<f4',
    'c-rmQ&2i&65C%{N;DbWY(OE1H4n!d+1csmxbW{{3juQq$PzWnX-6n+5kN3D$Z>n7OP$WUHKQ^H^3}qgM;h$mHmSNakewOdy`fs{y'
    'D|P#L`Fp(mu0N;C{>OSuS@#>~+rHO-^KGBc%jeVO_jbN*8_VsO@p6t`jJecvecz5h#Bm?xHeUVw`cvZg`L=!fzKy?&^Itz3*Xupy'
    'wZye<<Foqzac<7}Pt13|o%7Y4>$Pojyx4DQ<~+q5>a~~4-~0J?-s>?j=N$Vw_sc%@zSp0+?^ieHG3NW3+v9wB53l1jbKW;|9=kbz'
    '#$2cPJw}~}H*?;{wUuVhb?mmzb*{U(*5ka^CF{J6IoCQYQMWq&shwNQxsFrs>A9)%6!&n9v7Xhre%8+U+|_v-V~%g;T+egvvfb9X'
    '9>0ltZR6UqE?MVmmYQrYaSz7_+0N&vt@9A~p*+a;*vxtJrp{B|<6k__f95#uL7hvJ?OoJ3>r&?X=Q;aFiF=ayXy?2%^Q+s(IDb7h'
    '&)v?sp5s}zvv-wd{Ez4t@3Q?-p7*e0%;77tw=HX3#xC30KaSDEHV>ZX5_QfVR+?-t59+*Wv;CxpjZL<{ep%;pSLf2qd5JnK(X;pS'
    'T9<A4yUy4CQRiEpXFL0P-CpnM5WS~7sPp)uhaH-CRF41oi#m^y?Y4&<=lg8e&vsG6bCc~|%z0>f*ci|Ad0z8z_pX}PzFxO4QRgAD'
    '-S@EaqRwrmvzOI-{F@%O&38rYw{+Rw#JhGE_b2Nzc0DZn$1!?I=A(a}v#)2ihxXn4A9~nW?z26`HI_GX-bDVkPqJOJdT6r!QP#R-'
    'woA-8`^OU5{>ev|?WL)6u3<_u#<Myfp42(Bow+)G|1R6R@;KW|tV4FuxAVO=HP2pVJNrkze={F_ol8^aT*G9xcQ1O_{z;vu`99n4'
    ')}AG5*JgX@vVEG@p898A>ypoNj``C+nm*NMdz#n2p3n0!dg$^X+lLox&qMb-Ptmu_FY0`p@3Xyhbw1>JIG+8|WjpJf{Ug_wnUB7Q'
    'Wna&1FHLs(Z0}!WdsFVSJ(P7_^sdg^`F_29?AF`+$Y{NPA7!meU+3%}neEeqI%i)yH+3%guAKi~Z=YUd`~0BJx#oY@!}i_tymURR'
    '&LeaCXI|?vbUo~+f5dz8@Sx6_?Oc0ipU<`G?nSoy_4a4EUvHOrUGu;DUe#y2UvHn9e*IC_x?~R<n{4O%HosT(JuLILX?j?GH+`4w'
    ')01pZ&3f!N+1@wni$^^yv;7ry&hJ&Zu4vbuKmDWmj`aDU&h7WAT*GW5H@g?>?Pu9$2F!pNFau`54445kU<S;9888E8zzmoHGhhbH'
    'fEh3YX21-X0W)9*%zzm%17^Ssm;p0j2F!pNFau`54445kU<S;9888E8zzmoHGhhbHfEh3YX21-X0W)9*%zzm%17^Ssm;p0j2F!pN'
    'Fau`54445kU<S;9888E8zzmoHGhhbHfEh3YX21-X0W)9*%zzm%17^Ssm;p0j2F!pNFau`54445kU<S;9888E8zzmoHGhhbHfEh3Y'
    'X21-X0W)9*%zzm%17^Ssm;p0j2F!pNFau`54445kU<S;9888E8zzmoHGhhbHfEh3YX21-X0W)9*%zzm%17^Ssm;p0j2F!pNFau`5'
    '4445kU<S;9888E8zzmoHGhhbHfEh3YX21-X0W)9*%zzm%17^Ssm;p0j2F!pNFau`54445kU<S;9888E8zzmoHGhhbHfEh3YX21-X'
    '0W)9*%zzm%17^Ssm;p0j2F!pNFau`54445kU<S;9888E8zzmoHGhhbHfEh3YX21-X0W)9*%zzm%17^Ssm;p0j2F!pNFau`54445k'
    'U<S;9888E8zzmoHGhhbHfEh3YX21-X0W)9*%zzm%17^Ssm;p0j2F!pNFau`54445kU<S;9888E8zzmoHGhhbHfEh3YX21-X0W)9*'
    '%zzm%17^Ssm;p0j2F!pNFau`54445kU<S;9888E8zzmoHGhhbHfEh3YX21-X0W)9*%zzm%17^Ssm;p0j2F!pNFau`54445kU<S;9'
    '888E8zzmoHGhhbHfEh3YX21-X0W)9*%zzm%17^Ssn8E+u4E_bX^Wo<'
),
}, name='channels').DisableLifeTimeVariation()

# Expected values: float64 formula.
first = Input('first', ('TENSOR_QUANT8_ASYMM', [1, 37, 41, 17], 0.5, 100))
second = Input('second', ('TENSOR_QUANT8_ASYMM', [17], 0.25, 30))
output = Output('output', ('TENSOR_QUANT8_ASYMM', [1, 37, 41, 17], 13.0, 222))
model = Model()
model.Operation('PRELU', first, second).To(output)
Example({
    first: packed('|u1',
    'c-rmDD+<B@007V;m^C<?VZpEiteQ+VSIic%d5Kj)7-(3sEG!L|1n(dQ#S>`s(**Gx!h8M2(K0Ew_vG4X=c~bEK5Bl#;`uGh?!IW$'
    'yLGS1qS>t;Pv2P(rkj4gXuVFs`FOablVL2&vMkH8EX%Si%d#xXvMkH8EX%Si%d#xXvMkH8EX%Si%d#xXvMkH8EX%Si%d#xXvMkH8'
    'EX%Si%d#xXvMkH8EX%Si%d#xX^55nkL8*rp'
),
    second: [69, 16, 95, 136, 243, 231, 9, 16, 62, 244, 202, 140, 158, 255, 181, 95, 201],
    output: packed('|u1',
    'c-rmMU29ZV6vpvy&^w`C*^6EYURf&?YC};<@TQ?ujnF0{r3O@j-l*7ST4+UsA<`5g7|=LSNSi?vTazJ<6OtM7GHK{2N&0g3v(8@4'
    '+q4nCL08tve2PBTGk?xnXYcc?tztnC5#K!q^vC3vqCS?WB2|$~B6uWNO`=RBik1rjClQWmT1Zn#!yk7ChEcS5IgZ`{{*KA$VeRvH'
    'U1Yb#GlF4@>whW=cLFvM_G{YXahQA11^Y{!ieK&n?#JZU9_{qFPvj%}Wlhj!@ruPgZ2?yhMl@~p__whydNF13Lj2$*Fc6bxyLQHY'
    'U!-C2_kv!F@t2~t5zvWnsX2BvzqX1Ai;HpeI8cqrgI7B1akt30#ckQn^A;B_20TGHq-n+Dg}H$lJhxb4<pA)|#y+BJ&7I$~_=>G<'
    'anZ)EoCx^N$6n8Ne(_Zfv%d4jkHBC|miFjvkIN!gvz>DmPur8%9|xR4n9}s7$G@kOd6X=kh`pD6Y{_f8$DJatS!^#PzrC{^)y+O1'
    'dqdL}kLREMaN5Uy9uKtu^_Wbb)ttw-L|$2ZR&d(l<?VCs446asR@3ty*Y921#EQkU@tlnv?VR`S?EH>Mi^YS2O^YXO?DIDED#BaM'
    'ohuI~bAZLAxG@bpiAgc96_5WFdEMgHZ0DN2u=Ux1A%xE~Eqjb~u?saHyS(A&EM>jm@hOpEi~q?k$(TL4ycTfEckak`uIsp;^Gf{W'
    '8ZZ)*7Y)7Byd-BVJ|`HrSZwEx+X3Golr-(nF3C@YK~(+2=zH6D{`so5d0Y^A)8Y?p?d_c{?r-;<Ki2f1$4jNJyM5<cJn%WN7?a8y'
    '+VD7+jcs35_s%6bm<y;PT-S8V<Hez&aV+~eZ`sbnF&R0o7d<{I^33Av+1Pd4dCPXbjIg)4^Ni}ee;C#HX$csMNo?qe=GfaGM!R6%'
    ';u(8#M<w7c!pr6*SsJYo17bi7hygJm2E>3E5CdXB42S_SAO^&M7!U(uKn#chF(3xSfEW-1Vn7Ut0Wly3#DEwO17bi7hygJm2E>3E'
    '5CdXB42S_SAO^&M7!U(uKn#chF(3xSfEW-1Vn7Ut0Wly3#DEwO17bi7hygJm2E>3E5CdXB42S_SAO^&M7!U(uKn#chF(3xSfEW-1'
    'Vn7Ut0Wly3#NdC2!GGQA*!l'
),
}, name='channels_quant8').DisableLifeTimeVariation()

# Beyond one block, tile or vector, with a rest.
# Expected values: float64 formula.
first = Input('first', ('TENSOR_FLOAT32', [129, 67]))
second = Input('second', ('TENSOR_FLOAT32', [129, 1]))
output = Output('output', ('TENSOR_FLOAT32', [129, 67]))
model = Model()
model.Operation('PRELU', first, second).To(output)
Example({
    first: packed('<f4',
    'c-rmHff0ou2mnw<`J2Qjj^buH+LzR;As!b8sTnUKay}!X&)R4GRaSpR#8_)%_HEX<=h<BQ6}4VjQQwWTKl`@N<-Vi(w%?z)-~YCq'
    'wN}ygEOF|!?tW&>HOrZ|f99`wGv9g2P?_iMvH#D^%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp'
    '%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp'
    '%*@REG5-PZIu=F'
),
    second: [0.875, 0.75, 0.625, 0.625, 0.875, 0.75, 0.75, 0.25, 0.875, 0.75, 0.25, 0.25, 0.375, 0.375, 0.75,
    0.625, 0.875, 0.625, 0.375, 0.625, 1.0, 0.875, 0.625, 0.625, 0.875, 0.5, 0.25, 1.0, 1.0, 0.875,
    1.0, 0.875, 0.25, 0.25, 1.0, 0.625, 0.375, 0.25, 0.375, 0.625, 0.75, 0.375, 0.25, 0.75, 0.375,
    0.25, 0.375, 0.5, 0.375, 0.25, 0.875, 0.625, 0.875, 0.25, 1.0, 0.625, 0.5, 1.0, 0.75, 0.375,
    0.25, 0.875, 0.75, 0.625, 0.625, 0.875, 0.75, 0.75, 0.25, 0.875, 0.75, 0.25, 0.25, 0.375, 0.375,
    0.75, 0.625, 0.875, 0.625, 0.375, 0.625, 1.0, 0.875, 0.625, 0.625, 0.875, 0.5, 0.25, 1.0, 1.0,
    0.875, 1.0, 0.875, 0.25, 0.25, 1.0, 0.625, 0.375, 0.25, 0.375, 0.625, 0.75, 0.375, 0.25, 0.75,
    0.375, 0.25, 0.375, 0.5, 0.375, 0.25, 0.875, 0.625, 0.875, 0.25, 1.0, 0.625, 0.5, 1.0, 0.75,
    0.375, 0.25, 0.875, 0.75, 0.625, 0.625, 0.875, 0.75, 0.75],
    output: packed('<f4',
    'c-rlo&5@%p5JnY%4}`#RvKSpE5JGSW3V{$fZWKmGhv5)5gr(t=)iAc#yH(!W86H)XFo;$^gMMh~3n9c1-f{?OO1mjNOnW;Wr}q#p'
    '<8m%f#~)LAIZfH)a@{sNZ@X=F-;Z&*ZpWSSne9$CJN>rJY+cLMZs%<4<Vz^&`(oSj+Wz7EP0s&|$}j#HgY8ka?fRSS-eb;YL(G;Z'
    'KVbej<?U6b9T(;%FE$EuBWAPJY?!lSj`A&vxp&OP->9_M$&T54@XTi0t~avVI2)GtZ<x<h-lNJqJLcJ*W47P64JY~Km<Pw)%C}a`'
    'N5_1Szpc_@XK>8t4YS#{>vQ?;9<y<F%!B+jE-Pn%`6=eFR-a$lhJA<nyvH`|)y#ISFn5JtX;c~<bGu;<CtX*4j?PBwm@SW;GcGG9'
    'JYcr_uK$T+j<QjhquQ|9)}{>$jycJ<IsFauSE<jhZo{b0mHE58+k33fuVju7m~A}LsLZ2dws$f+=3dNZtKTq3$DHL`7IWj??NYb1'
    '(%!Kb=HrGr>Obyfw|6#<jycNTtTqJZ=a?CjRA#=b_VJDJr(+VnpJ}&mF%u_|?Y!;}W_!8%H;+m3a&8`z<T}o|IS$LUuV`I;j<Rtb'
    'hp9e?v6g!shmCF=Cf`!|mUPUW^Vj!TGgGYotj1yEedfK#dOb5SK$wYpKCaJM&pDlHyHuEyV-E5yh&eju%UIhi-)AMqJZzq`*-qoS'
    '4=gqY_ned3x-9<mfO!~e|2VkkoMqz~W?}~auCLl-|NLE;_ZaIv@NVB_W}U&BnfNx$pP1>ZR?K`?F^_SJnKq31sx32d64n{qV`eV4'
    'wm*!+SQB@PnY9&bX1=Q!d&V8cx1WvaGxn@@h?5ZO-7+&5ORV=<=H13UnWMWhv!0|fv(8}6%>473866#KT<<Y6FNwAvZ9m$6*0{39'
    '6>UE{I<)<0`_cBJ?PuK(+J5G%(DtM4N869KA8kL{ezg5)`_c9j10?Q=wx2n7Vg_jYVMg1JwjXUj+J55OX#3IjqwPoAkG3CeKiYn@'
    '{b>8q_M`1b+mE&%Z9m$6wEbxN(e^VJORN`dKiYn@{b>8q_M`1b+mE&%Z9m$6wEe7cWsNJ^e&*=@cjjN+!bI}'
),
}, name='rows').DisableLifeTimeVariation()
