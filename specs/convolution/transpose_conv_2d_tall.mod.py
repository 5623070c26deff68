# Licensed under the Apache License, Version 2.0; see LICENSE.
# Written by 'python -m corpus' from corpus/families/convolution.py; do not edit.
#
# TRANSPOSE_CONV_2D: a tall image.

import base64
import zlib

import numpy as np


def packed(dtype, text, unit=None):
    """Many values in little space: the first byte of each, then the second; times a unit."""
    planes = np.frombuffer(zlib.decompress(base64.b85decode(text)), "u1")
    planes = planes.reshape(np.dtype(dtype).itemsize, -1)
    values = np.frombuffer(planes.T.tobytes(), dtype)
    return (values if unit is None else np.multiply(values, unit, dtype="f8")).tolist()

# Too many rows for one tile or one thread.
# Expected values: float64 formula.
input = Input('input', ('TENSOR_FLOAT32', [1, 2053, 29, 3]))
filter = Parameter('filter', ('TENSOR_FLOAT32', [3, 3, 2, 3]), packed('|i1',
    'c-kGwu@L|;41++U{bv@@rT7L!>rG?N9Nd}&va^-;6LvBWO+Fp)', 0.5
))
bias = Parameter('bias', ('TENSOR_FLOAT32', [3]), [2.5, -1.5, -1.5])
output = Output('output', ('TENSOR_FLOAT32', [1, 4106, 28, 3]))
model = Model()
model.Operation('TRANSPOSE_CONV_2D', input, filter, bias, 1, 1, 0, 1, 1, 2, 0, False).To(output)
Example({
    input: packed('|i1',
    'c-rmK$q|Dv6huMfuPy&*g+K^r-~im$sp`wri#?ww9Y?v_==<zv*`wqd>pRA^YTc=qTHBgO`qUBqj+u7J?TVZNhJRpx!2*K?2Ezh_'
    '1qKVu*|5N1fx!av7c4MXV6eda1q%!o7z_&x78oorXTt)61qKVuU$DSnfx!av7c4MXU@$B&SYWWgU|3+Vz+izn8x|NWFj!#zf&~T('
    '3>KKbV1dB`gJFTe0)qwSY*=8hz+i#-3l<nGFj!#zf&~T(42A^;3k((*3=0ev7%VV<!2*K?1`Etzu)tt}!2<IaEHGGLFf1@wV6ecP'
    '4GRnw7%VV<!2*K?1`Etzu)tt}!LYz!fx!ZUVS&K{g9YX<SYWWgV1fAy78oor81@$|Fj!zPEHGGLu)v%R3k((*EHHn;0)qtx3(Q}z'
    'z+i#Fu)tt}!2)wOEHGGLu)zEU3k((*EHHn;0)qtx!vcc^1`7;^1qKTY7MQbPfx!ZU1?DeUV6ebof%yv-7%VUt78oorSYXbE1qKTY'
    '7MQ<afx!ZU1?DeUV6eboSYWWgV1dD~z+i#F0`nIvFj!!)!2AUZ3>FwHFn_@Ug9Qe|0)qtx3(VQDz+i#F0`nIvFj!!)!2AUZ3>Fv+'
    '3k((*EHD@r7%VVYVE%#y1`7-pn7?3w!2*L}f58HS1qQ<cg9Qc)%-OKOV1dB`^A{{ISYWWg`~?dP78nc*3>FwHFlWO8g9Qc)%wMp;'
    'V1dB`^A{{ISYR+LFj!!)z+hNlu)tt}IU5!jEHGGL{(=Pt3k(*RzhHsE0)t_J!2*K?=4@DCu)tt}`3n{pEHGGL{(=Pt3k-$@1`7-p'
    '7z_&x78oorf58HS1qKVuU$DSnfx!av7c4MXU@$B&SYWWgoDB;M78oorf58HS1qKVuU$DSnfx)oAV1dB`gJFTe0)qwSFIZr(z+i#-'
    '3l<nGFc|h1EHGGLFf1@wV6ecP4GRnw7%VV<!2*K?1`Etzu)tt}!LYz!fx!ZEHY_k$V6eda1q%!o7%VV<!2*K?2Ezh_1qKTYh6M%-'
    '3>KKPVS&K{g9YX<_}>D10Vh!>;Q', 0.5
),
    output: packed('|i1',
    'c-rmM%WfM57>41A?Zl3cNg5|k6I!4YaabVk0I@~t6|(@bK?Ot=dXk!^A#Ib?amMycd>DIX3{qHS?H$hr{G0dF|1^WNnuMKccP;;J'
    'QmZcJ&)aJ+Cxh$GJg+Z$qsv}8Kj}|4nzi0&)GVxbTltf6md~QYN)%LwX*;PTX}X*KxYw&!$KO{ruj5ggMOmc~eY99vJP+eA?o=9k'
    '#Wz7?<L+Q|QR$`o^YZT5_I!Ohxo%GK&UCQ3UY`Z8f={X&!Kj?JHm<@&5Vd!UYe`;uaebZ~Z>-je#b|X>j!M55@~5-3u~YamOqxM-'
    'uTlKvGTGmnydE6JpT2!js%|Fz`{(^<TZ^alH^a5_gG&E&yRf&@?q_-QayrPmPrt|>hr?I9e~s2!m5-CFN%f@I9Ea<zgYH$Ye-V$@'
    'D&<}!nAcaM?R0A^iW}p2Fdf~!v;KK~F|8$c#=S{UXkP~9!STCx*x&z9-@IST-{+sLJ`7en>xF55e)jH8dUVz)O*eYKWwUP^wdQ$x'
    '`e1N)a+W_xS61rR{r5+$>EL|&O<wDkvS#J#ajW!VYd(2(`Dga7Q2rzOYFNF@D+lw(50Ar67GC7TW?Wig*f=?g!lX4lUSin)mYT;)'
    '412RwmhUey?9Ec~XqjPemTKoeEHUiu7g$EvTQ9Jbu(w`dDPe0z(f#3|IvdxrN5!mH{r4*TY5ZY$FbEr4X?!_~qF?93X?1gTkbeC('
    'xwtnw3}*dF@_Og*mGnuxe>Ch?TMy!&i>G_};!&{_kGcVuxWpwcafwS@;u4p*#3e3qiA!AK5|_BdB`$G^OI+d-m$<|wE^&!VT;dX!'
    'xWpwcafwS@;u4p*#3e3qiA!AK5|_BdB`$G^OI+d-m$<|wE^&!VT;dX!xWpwcafwS@;u4p*#3e3qiA!AK5|_BdB`$G^OI+d-m$<|w'
    'E^&!VT;dX!xWpwcafwS@;u4p*#3e3qiA!AK5|_BdB`$G^OI+d-m$<|wE^&!VT;dX!xWpwcafwS@;u4p*#3e3qiA!AK5|_BdB`$G^'
    'OI+d-m$<|wE^&!VT;dX!xWpwcafwS@;u4p*#3e3qiA!AK5|_BdB`$G^OI+d-m$<|wE^&!VT;dX!xWpwcafwS@;u4p*#3e3qiA!AK'
    '5|_BdB`$G^OI+d-m$<|wE^&!VT;dX!xWpwcafwS@;u4p*#3e3qiA!AK5|_BdB`$G^OI+d-m$<|wE^&!VT;dX!xWpwcafwS@;u4p*'
    '#3e3qiA!AK5|_BdB`$G^OI+d-m$<|wE^&!VT;dX!xWpwcafwS@;u4p*#3e3qiA!AK5|_BdB`$G^OI+d-m$<|wE^&!VT;dX!xWpwc'
    'afwS@;u4p*#3e3qiA!AK5|_BdB`$G^OI+d-m$<|wE^&!VT;dX!xWpwcafwS@;u4p*#3e3qiA!AK5|_BdB`$G^OI+d-m$<|wE^&!V'
    'T;dX!xWpwcafwS@;u4p*#3e3qiA!AK5|_BdB`$G^OI+d-m$<|wE^&!VT;dX!xWpwcafwS@;u4p*#3e3qiA!AK5|_BdB`$G^OI+d-'
    'm$<|wE^&!VT;dX!xWpwcafwS@;u4p*#3e3qiA!AK5|_BdB`$G^OI+d-m$<|wE^&!VT;dX!xWpwcafwS@;u4p*#3e3qiA!AK5|_Bd'
    'B`$G^OI+d-m$<|wE^&!VT;dX!xWpwcafwS@;u4p*#3e3qiA!AK5|_BdB`$G^OI+d-m$<|wE^&!VT;dX!xWpwcafwS@;u4p*#3e3q'
    'iA!AK5|_BdB`$G^OI+d-m$<|wE^&!VT;dX!xWpwcafwS@;u4p*#3e3qiA!AK5|_BdB`$G^OI+d-m$<|wE^&!VT;dX!xWpwcafwS@'
    ';u4p*#3e3qiA!AK5|_BdB`$G^OI+d-m$<|wE^&!VT;dX!xWpwcafwS@;u4p*#3e3qiA!AK5|_BdB`$G^OI+d-m$<|wE^&!VT;dX!'
    'xWpwcafwS@;u4p*#3e3qiA!AK5|_BdB`$G^OI+d-m$<|wE^&!VT;dX!xWpwcafwS@;u4p*#3e3qiA!AK5|_BdB`$G^OI+d-m$<|w'
    'E^&!VT;dX!xWpwcafwS@;u4p*#3e3qiA!AK5|_BdB`$G^OI+d-m$<|wE^&!VT;dX!xWpwcafwS@;u4p*#3e3qiA!AK5|_BdB`$G^'
    'OI+d-m$<|wE^&!VT;dX!xWpwcafwS@;u4p*#3e3qiA!AK5|_BdB`$G^OI+d-m$<|wE^&!VT;dX!xWpwcafwS@;u4p*#3e3qiA!AK'
    '5|_BdB`$G^OI+d-m$<|wE^&!VT;dX!xWpwcafwS@;u4p*#3e3qiA!AK5|_BdB`$G^OI+d-m$<|wE^&!VT;dX!xWpwcafwS@;u4p*'
    '#3e3qiA!AK5|_BdB`$G^OI+d-m$<|wE^&!VT;dX!xWpwcafwS@;u4p*#3e3qiA!AK5|_BdB`$G^OI+d-m$<|wE^&!VT;dX!xWpwc'
    'afwS@;u4p*#3e3qiA!AK5|_BdB`$G^OI+d-m$<|wE^&!VT;dX!xWpwcafwS@;u4p*#3e3qiA!AK5|_BdB`$G^OI+d-m$<|wE^&!V'
    'T;dX!xWpwcafwS@;u4p*#3e3qiA!AK5|_BdB`$G^OI+d-m$<|wE^&!VT;dX!xWpwcafwS@;u4p*#3e3qiA!AK5|_BdB`$G^OI+d-'
    'm$<|wE^&!VT;dX!xWpwcafwS@;u4p*#3e3qiA!AK5|_BdB`$G^OI+d-m$<|wE^&!VT;dX!xWpwcafwS@;u4p*#3e3qiA!AK5|_Bd'
    'B`$G^OI+d-m$<|wE^&!VT;dX!xWpwcafwS@;u4p*#3e3qiA!AK5|_BdB`$G^OI+d-m$<|wE^&!VT;dX!xWpwcafwS@;u4p*#3e3q'
    'iA!AK5|_BdB`$G^OI+d-m$<|wE^&!VT;dX!xWpwcafwS@;u4p*#3e3qiA!AK5|_BdB`$G^OI+d-m$<|wE^&!VT;dX!xWpwcafwS@'
    ';u4p*#3e3qiA!AK5|_BdB`$G^OI+d-m$<|wE^&!VT;dX!xWpwcafwS@;u4p*#3e3qiA!AK5|_BdB`$G^OI+d-m$<|wE^&!VT;dX!'
    'xWpwcafwS@;u4p*#3e3qiA!AK5|_BdrT?c({{T^$X%Y', 0.25
),
}, name='real').DisableLifeTimeVariation()

# Too many rows for one tile or one thread.
# Expected values: float64 formula.
input = Input('input', ('TENSOR_QUANT8_ASYMM', [1, 2053, 29, 3], 0.5, 100))
filter = Parameter('filter', ('TENSOR_QUANT8_ASYMM', [3, 3, 2, 3], 0.25, 128), packed('<i2',
    'c-pIdII*oE_*(E`W8-<wYunr2o;Q53?bMC*EskBU-<YQ7&3lqCd*AHIOLw<DUvSiS<AmN1QxlWA7{~$u1^*wa'
))
bias = Parameter('bias', ('TENSOR_INT32', [3], 0.125, 0), [214, 109, 252])
output = Output('output', ('TENSOR_QUANT8_ASYMM', [1, 4106, 28, 3], 39.0, 115))
model = Model()
model.Operation('TRANSPOSE_CONV_2D', input, filter, bias, 1, 1, 0, 1, 1, 2, 0, False).To(output)
Example({
    input: packed('<i2',
    'c-rmKp$-870LF0<vnfoFnJk?rxFl$bXD}OCGNTA?vgQF!P*o(2L{e@u;bf1XXnw!`FW<hjv#kcJ%d2<D$Bkm8xtJes&uG+6gZCuq'
    'j?2YXDHmtM-F;oJEu+W&x;f8IgZ?xrgu^%$i@(J75<8gK!Ng(*6FZpL!Hg|-FtLM)9n4;02NOG(*um^2b}+GniNy{kb}+Gn8C&dN'
    'Vh0mDn7zafCU!8fgV{^$U}6UoiychtU}6UoiychtU}6U|w%EbM4kmUmdx;%P>|kOCvzOSx#11AFJDAwP#13X`v4e>nOzdFx5<8gK'
    '!Nd+`FR_D(9ZW2CFtLM)9ZW2CFtLM)9n4;02NOG(*um^2b}+Gni5<*dVh0mDm{{y!Vh0mDn6bqUCU!8fgV{^$U}6UoJD9!14kmUm'
    'vDm@H4kmUmvDm@H4kmUmdx;%P>|kOCvzOSx#11AF+e_?VVh0n89Zc+CVh1y}*ulgOCU!7;i5*PrU}6Wem)OC?4ki{mnApL@4rXkz'
    'gNYqX>|pj1JDAwP#13XJv4e>nOe}UVv4e>nOe}UVv4e>n%-CWF6FZpL!R#e=FtLM)9n4;02NOG(SnOb82NOG(vBeH1b}+Gn*-PwT'
    'Vh0mDn7zafCU!8f*ulgOCU!8f*ulgOCU!7;i5*PrU}6Wem)OC?4kmUmdx;%P>|kQCgNYqX>|n+gJDAwP#13XJv4e>nOzdFx5<8gK'
    '!Ng(*6FZpL!Ng(*6FZpL!R#e=FtLM)9n4;02NOG(SZpt`gNYqXEOs!lgNYr?*kT70JDAwP>?L+Ev4e>n%wA##6FZn#>|kOC6FZo('
    '#SSKRFtLN#OYC4`2NOG(y~GYCb}+Hn!Nd+Gb}+Hn!Nd+Gb}(a$9Zc+CVh6LA*ulgOCU!7;i5*PrU}CX@i5*PrV8#|ZnApL@4rVX0'
    'gNYqX>|pj1JDAwP#9{{%JDAwP#9{{%JDAwP>?L+Ev4e>n%wA##6FZpL!R#e=FtLM)#SSKRFtLLfTkK$B2NOG(y~GYCb}+Gn*-PwT'
    'Vh0n89Zc+CVh0n89Zc+CVh6LA*ulgOCU!7;i5*PrU}CYo#11BQFtOOd#11BQFk_1yOzdD{2eX&h!Nd+Gb})O19Zc+CVzGmX9Zc+C'
    '#uhu6*ulgOW-qaWi5*PrVD=I_nApL@Vh0mDnApL@Vh0mDnApLLEp{-mgNYr?UgCc{SOx$9000000000000000000000000000000'
    '0000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000'
    '00000000000000000000000000000000000000000000000000000000000000000000000000000000007{3KCLGA_W'
),
    output: packed('<i2',
    'c-rmMT~8GR9LMqAK(E2A)@st)GL}u8t7WB3W*HV30*WLjP<c29lY<9vaKOWZD32aM9z0+Xh(IaNAZa#S>9{dhYjx3Gm%V^4xbym4'
    ')#vjPe*gWy$9jWZxsAE)HxFcHwFN(ocU>#InkXx|);w@IJJei|@zJrDPF#=0a>kpkhO6tw<{D>48s_5J4aI$5)Z|76Z;UpF$GVF0'
    'W1*(JE8(iL$kgD&j_lZhp*N>a{WEkTkW#-lFkHBKFcF*jZayccV*h&CiR#p`NHAK`x^KE<^tG>Q5)Ti?VyA`@g-4EG+IjuZAJL1U'
    'uGI2#`D=B@TlY@BF<INW_(E$z-ILOjS;M29+q(Wb^2$5I6XCVZ*}mL6Q<paui??SL&KA5_ccyIf_Gnc_B(d0ES^i^P!`-3TiC_9!'
    '!b>%!m3xN!mou|J+4FK{PEp6*dn=Kf^G_e`jvju$e(%R`WrTvGk@GF>^=-AMzYQ%c6tq<h^mUxSP@SH0wxFebvGS*sqCH0<M`zRf'
    'FO)6hJ?aajoNxa6{(JG)hcfa;wiS)-PVAV<p9nlT6d(Bcabwe+;Ah*XzYO*+eRw);{6WpJ=u#~A-fBF(yD|I5>eGQluq1x=-MpTx'
    '(=(r++|e_!Qa7`_IkJBLw?ubm{$g4va3()GJ{Y;xvvH;BgQfZLs<hhTeJf21;ngG#+tBiOedA)ZeJP2<Ze8li%I`@WcI#5n(%VTK'
    'cI#4sJ0nRPcI#5pwZS9~`^*a@W!Pt4ASuH>^8!g3wqP*QwsWFt_M6;Y&70lj^YPwuH|}>9cSXD7<@04ZuXYFDPVHGPOuKe{rf6<s'
    'b+YLDzVW|*2!?kRRvdl)R8#%(+R}rPz~M)?E`=WVcMQhne*H75OS+^>x};0Gq)WP_OS+^>x};0Gq)WP_OS+^>x};0Gq)WP_OS+^>'
    'x};0Gq)WP_OS+^>x};0Gq)WP_OS+^>x};0Gq)WP_OS+^>x};0Gq)WP_OS+^>x};0Gq)WP_OS+^>x};0Gq)WP_OS+^>x};0Gq)WP_'
    'OS+^>x};0Gq)WP_OS+^>x};0Gq)WP_OS+^>x};0Gq)WP_OS+^>x};0Gq)WP_OS+^>x};0Gq)WP_OS+^>x};0Gq)WP_OS+^>x};0G'
    'q)WP_OS+^>x};0Gq)WP_OS+^>x};0Gq)WP_OS+^>x};0Gq)WP_OS+^>x};0Gq)WP_OS+^>x};0Gq)WP_OS+^>x};0Gq)WP_OS+^>'
    'x};0Gq)WP_OS+^>x};0Gq)WP_OS+^>x};0Gq)WP_OS+^>x};0Gq)WP_OS+^>x};0Gq)WP_OS+^>x};0Gq)WP_OS+^>x};0Gq)WP_'
    'OS+^>x};0Gq)WP_OS+^>x};0Gq)WP_OS+^>x};0Gq)WP_OS+^>x};0Gq)WP_OS+^>x};0Gq)WP_OS+^>x};0Gq)WP_OS+^>x};0G'
    'q)WP_OS+^>x};0Gq)WP_OS+^>x};0Gq)WP_OS+^>x};0Gq)WP_OS+^>x};0Gq)WP_OS+^>x};0Gq)WP_OS+^>x};0Gq)WP_OS+^>'
    'x};0Gq)WP_OS+^>x};0Gq)WP_OS+^>x};0Gq)WP_OS+^>x};0Gq)WP_OS+^>x};0Gq)WP_OS+^>x};0Gq)WP_OS+^>x};0Gq)WP_'
    'OS+^>x};0Gq)WP_OS+^>x};0Gq)WP_OS+^>x};0Gq)WP_OS+^>x};0Gq)WP_OS+^>x};0Gq)WP_OS+^>x};0Gq)WP_OS+^>x};0G'
    'q)WP_OS+^>x};0Gq)WP_OS+^>x};0Gq)WP_OS+^>x};0Gq)WP_OS+^>x};0Gq)WP_OS+^>x};0Gq)WP_OS+^>x};0Gq)WP_OS+^>'
    'x};0Gq)WP_OS+^>x};0Gq)WP_OS+^>x};0Gq)WP_OS+^>x};0Gq)WP_OS+^>x};0Gq)WP_OS+^>x};0Gq)WP_OS+^>x};0Gq)WP_'
    'OS+^>x};0Gq)WP_OS+^>x};0Gq)WP_OS+^>x};0Gq)WP_OS+^>x};0Gq)WP_OS+^>x};0Gq)WP_OS+^>x};0Gq)WP_OS+^>x};0G'
    'q)WP_OS+^>x};0Gq)WP_OS+^>x};0Gq)WP_OS+^>x};0Gq)WP_OS+^>x};0Gq)WP_OS+^>x};0Gq)WP_OS+^>x};0Gq)WP_OS+^>'
    'x};0Gq)WP_OS+^>x};0Gq)WP_OS+^>x};0Gq)WP_OS+^>x};0Gq)WP_OS+^>x};0Gq)WP_OS+^>x};0Gq)WP_OS+^>x};0Gq)WP_'
    'OS+^>x};0Gq)WP_OS+^>x};0Gq)WP_OS+^>x};0Gq)WP_OS+^>x};0Gq)WP_OS+^>x};0Gq)WP_OS+^>x};0Gq)WP_OS+^>x};0G'
    'q)WP_OS+^>x};0Gq)WP_OS+^>x};0Gq)WP_OS+^>x};0Gq)WP_OS+^>x};0Gq)WP_OS+^>x};0Gq)WP_OS+^>x};0Gq)WP_OS+^>'
    'x};0Gq)WP_OS+^>x};0Gq)WP_OS+^>x};0Gq)WP_OS+^>x};0Gq)WP_OS+^>x};0Gq)WP_OS+^>x};0Gq)WP_OS+^>x};0Gq)WP_'
    'OS+^>x};0Gq)WP_OS+^>x};0Gq)WP_OS+^>x};0Gq)WP_OS+^>x};0Gq)WP_OS+^>x};0Gq)WP_OS+^>x};0Gq)WP_OS+^>x};0G'
    'q)WP_OS+^>x};0Gq)WP_OS+^>x};0Gq)WP_OS+^>x};0Gq)WP_OS+^>x};0Gq)WP_OS+^>x};0Gq)WP_OS+^>x};0Gq)WP_OS+^>'
    'x};0Gq)WP_OS+^>x};0Gq)WP_OS+^>x};0Gq)WP_OS+^>x};0Gq)WP_OS+^>x};0Gq)WP_OS+^>x};0Gq)WP_OS+^>x};0Gq)WP_'
    'OS+^>x};0Gq)WP_OS+^>x};0Gq)WP_OS+^>x};0Gq)WP_OS+^>x};0Gq)WP_OS+^>x};0Gq)WP_OS+^>x};0Gq)WP_OS+^>x};0G'
    'q)WP_OS+^>x};0Gq)WP_OS+^>x};0Gq)WP_OS+^>x};0Gq)WP_OS+^>x};0Gq)WP_OS+^>x};0Gq)WP_OS+^>x};0Gq)WP_OS+^>'
    'x};0Gq)WP_OS+^>x};0Gq)WP_OS+^>x};0Gq)WP_OS+^>x};0Gq)WP_OS+^>x};0Gq)WP_OS+^>x};0Gq)WP_OS+^>x};0Gq)WP_'
    'OS+^>x};0Gq)WP_OS+^>x};0Gq)WP_OS+^>x};0Gq)WP_OS+^>x};0Gq)WP_OS+^>x};0Gq)WP_OS+^>x};0Gq)WP_OS+^>x};0G'
    'q)WP_OS+^>x};0Gq)WP_OS+^>x};0Gq)WP_OS+^>x};0Gq)WP_OS+^>x};0Gq)WP_OS+^>x};0Gq)WP_OS+^>x};0Gq)WP_OS+^>'
    'x};0Gq)WP_OS+^>x};0Gq)WP_OS+^>x};0Gq)WP_OS+^>|IaQx2LJ#7000000000000000000000000000000000000000000000'
    '0000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000'
    '0000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000'
    '0000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000'
    '00000000000000000000000000000000000000000000000000000000000000000008hG^)Iv|#8C'
),
}, name='quant8').DisableLifeTimeVariation()
