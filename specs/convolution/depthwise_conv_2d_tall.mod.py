# Licensed under the Apache License, Version 2.0; see LICENSE.
# Written by 'python -m corpus' from corpus/families/convolution.py; do not edit.
#
# DEPTHWISE_CONV_2D: a tall image.

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
filter = Parameter('filter', ('TENSOR_FLOAT32', [1, 3, 3, 6]), packed('|i1',
    'c-kGwu@L|;41++U{bv@@rT7L!>rG?N9Nd}&va^-;6LvBWO+Fp)', 0.5
))
bias = Parameter('bias', ('TENSOR_FLOAT32', [6]), [2.5, -1.5, -1.5, -0.5, 3.5, 2.0])
output = Output('output', ('TENSOR_FLOAT32', [1, 2053, 29, 6]))
model = Model()
model.Operation('DEPTHWISE_CONV_2D', input, filter, bias, 1, 1, 1, 2, 0).To(output)
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
    'c-rmM$8uYT0YFhc^iB|!MWiH()+lm`lX0A~Nd7!O5XTccGma(4mM9j00Ek}RduYjwe?p71z012emBchot(x1_>MT8-7BkPQ^Ka_)'
    'dM<q532NQTd~bMs5hmu_e2|&lPnWgYcsa?mDx+;NJzjT{(Mgd0Z&YZe6SLB;RV|eA^@BJL?^fA^PXFyMsmiDS53e$phllmb`*bS`'
    '+Q;F3u|GOEpN!(%;eL?b6_eASD~;{ubl%(4jxT22=|!RXF1I^g&G)%hdU9G1l7G5Po%T1??%}$aeQ^+WH^o=kdH23|TU!qLll=N('
    'oGm`t6ccC9{`lwdyird@oyUIMDdr#U2BUi8{xb2!a=z>2uF7ZO_(SQWFdrs<49lD8vXr|WrScc!-p~E)>(Y~GF-Qkzy>-0XEdLcv'
    'TbG+bDIaaW2ouHJ_CA>G>Y0;qGWlhgYNnH!(&?*ZIL!si??=nK<NMO=ugR}=`Loxr_m$pybhnxW$!cTuE>r9ur@v2ZpJs}aQPfY@'
    'i?{uD)QeM5v$^_vHhr?1z4<Qstoy7u?7X}hhT~*9m%QmuhK<r9S}#vZVeT;buzAQv&E&y1!_w#5<glH)xGG#eJ^v+<tbCXU%kKMs'
    'd>6L=u+ObtZcdI0jmk}sPVCQW^LV&?5ghg2+*eM6$H{V5>fbhM>%}JrgKg{TdFp*{*?4iiUe?}hSG!Gb-YU$aztrRU+ezv+n-Ai4'
    '`D43X&b*!0!`ieFe7X7c_A1kj!<!Ggc~pA+vE5z`Ql)jSS(zq}FMqw=ezT7*ZsyZ$c^iCex1Vpeo0mbbIovOb?epEieYFvF<Ld0V'
    'H(LB{JiGqoG5&i0?RwcCmLJb+UtP{-jVJrCdY#-}wfEai@?q7ez8N1R_StFg$&=xC!|?Us?ms^bU)|QCyJ73u<Gb5Vu~2yXJXg+M'
    'u5u^)Ok61Dg3*gGoqm>>jcya4u2SoAw)NTKd8YX9Ri#|sHVdt|pJ-&;=l^_P%5=l=s1qiBNTw>!o1J-dzR4{<401txcQZ;>`q5G9'
    'X@37>v(av>C-0)(^f$@thl@hEn9YNuMDI;EOcwi{PU5^gTNjRQ!pGd^^L+8cIvrKw&MvI1Gvid_)qEDuv(2NQ29wUR{@cP~>NI=N'
    'Dwj6ziYJTs({hx$UpzfJyX!oLC((~#e3O0rsZtGk<xxNL?6URqYI|C#J{;!@aVJ@59u7XKh3l_=x4*hx#18}`7{LfeFoF?`U<4x='
    '!3ah$f)R{h1S1&12u3i15sY92BN)L5MlgaAj9>&K7{LfeFoF?`U<4x=!3ah$f)R{h1S1&12u3i15sY92BN)L5MlgaAj9>&K7{Lfe'
    'FoF?`U<4x=!3ah$f)R{h1S1&12u3i15sY92BN)L5MlgaAj9>&K7{LfeFoF?`U<4x=!3ah$f)R{h1S1&12u3i15sY92BN)L5MlgaA'
    'j9>&K7{LfeFoF?`U<4x=!3ah$f)R{h1S1&12u3i15sY92BN)L5MlgaAj9>&K7{LfeFoF?`U<4x=!3ah$f)R{h1S1&12u3i15sY92'
    'BN)L5MlgaAj9>&K7{LfeFoF?`U<4x=!3ah$f)R{h1S1&12u3i15sY92BN)L5MlgaAj9>&K7{LfeFoF?`U<4x=!3ah$f)R{h1S1&1'
    '2u3i15sY92BN)L5MlgaAj9>&K7{LfeFoF?`U<4x=!3ah$f)R{h1S1&12u3i15sY92BN)L5MlgaAj9>&K7{LfeFoF?`U<4x=!3ah$'
    'f)R{h1S1&12u3i15sY92BN)L5MlgaAj9>&K7{LfeFoF?`U<4x=!3ah$f)R{h1S1&12u3i15sY92BN)L5MlgaAj9>&K7{LfeFoF?`'
    'U<4x=!3ah$f)R{h1S1&12u3i15sY92BN)L5MlgaAj9>&K7{LfeFoF?`U<4x=!3ah$f)R{h1S1&12u3i15sY92BN)L5MlgaAj9>&K'
    '7{LfeFoF?`U<4x=!3ah$f)R{h1S1&12u3i15sY92BN)L5MlgaAj9>&K7{LfeFoF?`U<4x=!3ah$f)R{h1S1&12u3i15sY92BN)L5'
    'MlgaAj9>&K7{LfeFoF?`U<4x=!3ah$f)R{h1S1&12u3i15sY92BN)L5MlgaAj9>&K7{LfeFoF?`U<4x=!3ah$f)R{h1S1&12u3i1'
    '5sY92BN)L5MlgaAj9>&K7{LfeFoF?`U<4x=!3ah$f)R{h1S1&12u3i15sY92BN)L5MlgaAj9>&K7{LfeFoF?`U<4x=!3ah$f)R{h'
    '1S1&12u3i15sY92BN)L5MlgaAj9>&K7{LfeFoF?`U<4x=!3ah$f)R{h1S1&12u3i15sY92BN)L5MlgaAj9>&K7{LfeFoF?`U<4x='
    '!3ah$f)R{h1S1&12u3i15sY92BN)L5MlgaAj9>&K7{LfeFoF?`U<4x=!3ah$f)R{h1S1&12u3i15sY92BN)L5MlgaAj9>&K7{Lfe'
    'FoF?`U<4x=!3ah$f)R{h1S1&12u3i15sY92BN)L5MlgaAj9>&K7{LfeFoF?`U<4x=!3ah$f)R{h1S1&12u3i15sY92BN)L5MlgaA'
    'j9>&K7{LfeFoF?`U<4x=!3ah$f)R{h1S1&12u3i15sY92BN)L5MlgaAj9>&K7{LfeFoF?`U<4x=!3ah$f)R{h1S1&12u3i15sY92'
    'BN)L5MlgaAj9>&K7{LfeFoF?`U<4x=!3ah$f)R{h1S1&12u3i15sY92BN)L5MlgaAj9>&K7{LfeFoF?`U<4x=!3ah$f)R{h1S1&1'
    '2u3i15sY92BN)L5MlgaAj9>&K7{LfeFoF?`U<4x=!3ah$f)R{h1S1&12u3i15sY92BN)L5MlgaAj9>&K7{LfeFoF?`U<4x=!3ah$'
    'f)R{h1S1&12u3i15sY92BN)L5MlgaAj9>&K7{LfeFoF?`U<4x=!3ah$f)R{h1S1&12u3i15sY92BN)L5MlgaAj9>&K7{LfeFoF?`'
    'U<4x=!3ah$f)R{h1S1&12u3i15sY92BN)L5MlgaAj9>&K7{LfeFoF?`U<4x=!3ah$f)R{h1S1&12u3i15sY92BN)L5MlgaAj9>&K'
    '7{LfeFoF?`U<4x=!3ah$f)R{h1S1&12u3i15sY92BN)L5MlgaAj9>&K7{LfeFoF?`U<4x=!3ah$f)R{h1S1&12u3i15sY92BN)L5'
    'MlgaAj9>&K7{LfeFoF?`U<4x=!3ah$f)R{h1S1&12u3i15sY92BN)L5MlgaAj9>&K7{LfeFoF?`U<4x=!3ah$f)R{h1S1&12u3i1'
    '5sY92BN)L5MlgaAj9>&K7{LfeFoF?`U<4x=!3ah$f)R{h1S1&12u3i15sY92BN)L5MlgaAj9>&K7{LfeFoF?`U<4x=!3ah$f)R{h'
    '1S1&12u3i15sY92BN)L5MlgaAj9>&K7{LfeFoF?`U<4x=!3ah$f)R{h1S1&12u3i15sY92BN)L5MlgaAj9>&K7{LfeFoF?`U<4x='
    '!3ah$f)R{h1S1&12u3i15sY92BN)L5MlgaAj9>&K7{LfeFoF?`U<4x=!3ah$f)R{h1S1&12u3i15sY92BN)L5MlgaAj9>&K7{Lfe'
    'FoF?`U<4x=!3ah$f)R{h1S1&12u3i15sY92BN)L5MlgaAj9>&K*vBAPGuQ+t%U}`huG)(zUUY)_a=EFb8q;L)vw1PjH(z}*o}ZW3'
    'sq8jWO=fesL9|V0!h_}IZXI0DkDKLq{&;Xw?q4si)0xF)aeVMNNLQ-yb`WJM)n`YWIB3>)nRRhexLqIAUdD;#X0&eyvt6OMiYHMm'
    '$V_tS^PrHe<+k<m)A(SSYfOF^1>NIbIQn{BpG3*l?}Kq78TS4MS<0hG', 0.25
),
}, name='real').DisableLifeTimeVariation()

# Too many rows for one tile or one thread.
# Expected values: float64 formula.
input = Input('input', ('TENSOR_QUANT8_ASYMM', [1, 2053, 29, 3], 0.5, 100))
filter = Parameter('filter', ('TENSOR_QUANT8_ASYMM', [1, 3, 3, 6], 0.25, 128), packed('<i2',
    'c-pIdII*oE_*(E`W8-<wYunr2o;Q53?bMC*EskBU-<YQ7&3lqCd*AHIOLw<DUvSiS<AmN1QxlWA7{~$u1^*wa'
))
bias = Parameter('bias', ('TENSOR_INT32', [6], 0.125, 0), [214, 109, 252, 195, 74, 161])
output = Output('output', ('TENSOR_QUANT8_ASYMM', [1, 2053, 29, 6], 50.0, 130))
model = Model()
model.Operation('DEPTHWISE_CONV_2D', input, filter, bias, 1, 1, 1, 2, 0).To(output)
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
    'c-rmM+in{M9mjEAfEykI32_h?j4?4Zr0s%kv|U@eGSO~JvX&g$92~o@<0OvlICh+aW5@9!sbeQ`;wI@S$F*G#z&6;a+R6o*#tlP&'
    'xZ?$ww3q0`=koyni=Y1bzB`!c+_>Cc$u8Wy7=30i9f+Q~Qay8}>*RK_V{|5)jI3YEY$uB4+ZVFC>xuf*&Um?Y*gf)5Xzot1S&W4`'
    'rqeT#?{}6mXL9{*bHUA#_}J*kWNm$Kc;aYgwb}PpsPLqE{?b9Ynoq7THPg2)CMGKzcOv<bxuHs8F1UENw-CJC^X^jHEA8Qp$y8r9'
    '-qW)fn9T%w$Mc!lg{$4`(>r_n;fbBb=JezjZRyml-rs#y92yLNeLZ@y`lm?X-m{C@&0y{R+o{~zVC~>WZ+3ln;L>d3#^=#^xwLTk'
    '%9Rf`k2Fu+t0$@hk=VywD-YWn`MKSl<!UIm6pu}m1N(bj=l>jUi<J%sw$C3a<x{2N!Nk)1#&~vm@Wb7EkIv+Vx5Lez8)x&2pD&#G'
    'bm}LsWmB7#AI6X08|u#;47Or3iPr6tyL(p$QXjui`XqY%t#@kkYdv>UYcm%vuN~B{2K%GC*XBAd-8xt4{`b_W>BUqk82>@<!fN8!'
    '^vbb;^yxd*W3%OYF4gGBRkljSmEW#ks}w(7JzQCto#-0-IGy-UDAmkf?A+P!jQ;4QRD5XZ%{MQfT@B_pO2N^!`t|wRD~<Gf<6YC`'
    'FDC|$KfXC!82ao=YihZDcr$(Qx5RAcNVdM*9Vt9KnykJOy0w4qd!=Nf(TWci&%Uufes|$lq5iRKsS-bTd-=oa-(wyB+P;<E{qO6I'
    't?kaIZSBpW#BieAzSc^2kAJiFOOKnmhuKE<upSzE+SV>~4$Q8f`Q<<;pWgar?f%{R8{NaJbLCRv^wYNX@x9FH!E$ac_3BJ}J=Ht('
    'WvE%n%$05rRtk6fvUgsbJt&>{*%$k<huPim{Z=Hh^w0cG$6&EKy&UVm(Y<u)f0?7jse0c)x&8I!rR4bi<hkKYW~=gCx{{xnTJA2S'
    'H&<siU*9a1Ykys7)vm`PU6&^E@vkCBo7MKo+s&c)v(JpR8tLGXP%J$fc(>5r+F4zk+C7n5xtd6oEALMSk3TsaX%0W>UCV8s?fXM6'
    'w$XDZ5QyBIdA^odnt7w~?UCWB@Q<&rznYsmUo8D5P)@hz3SDFOv&)sz$%XeHbbc^jY}BvbpS-pem_LlhA4g(mQu(2o@5CA#ZK=dB'
    '(!KBX%vHl3(`&USYYRWGPbCLVRTn?|pg+Aozcw)2dhkxq;>)v>xx?G-(fnw7C06X7{A7G17l}5m27a0h9#)H;$%T{Qor$@n&U54C'
    'm9^x<$o}NL8};Pi!`iLMsDde&f+?7SDVTyOn1U&of+?7SDVTyOn1U&of+?7SDVTyOn1U&of+?7SDVTyOn1U&of+?7SDVTyOn1U&o'
    'f+?7SDVTyOn1U&of+?7SDVTyOn1U&of+?7SDVTyOn1U&of+?7SDVTyOn1U&of+?7SDVTyOn1U&of+?7SDVTyOn1U&of+?7SDVTyO'
    'n1U&of+?7SDVTyOn1U&of+?7SDVTyOn1U&of+?7SDVTyOn1U&of+?7SDVTyOn1U&of+?7SDVTyOn1U&of+?7SDVTyOn1U&of+?7S'
    'DVTyOn1U&of+?7SDVTyOn1U&of+?7SDVTyOn1U&of+?7SDVTyOn1U&of+?7SDVTyOn1U&of+?7SDVTyOn1U&of+?7SDVTyOn1U&o'
    'f+?7SDVTyOn1U&of+?7SDVTyOn1U&of+?7SDVTyOn1U&of+?7SDVTyOn1U&of+?7SDVTyOn1U&of+?7SDVTyOn1U&of+?7SDVTyO'
    'n1U&of+?7SDVTyOn1U&of+?7SDVTyOn1U&of+?7SDVTyOn1U&of+?7SDVTyOn1U&of+?7SDVTyOn1U&of+?7SDVTyOn1U&of+?7S'
    'DVTyOn1U&of+?7SDVTyOn1U&of+?7SDVTyOn1U&of+?7SDVTyOn1U&of+?7SDVTyOn1U&of+?7SDVTyOn1U&of+?7SDVTyOn1U&o'
    'f+?7SDVTyOn1U&of+?7SDVTyOn1U&of+?7SDVTyOn1U&of+?7SDVTyOn1U&of+?7SDVTyOn1U&of+?7SDVTyOn1U&of+?7SDVTyO'
    'n1U&of+?7SDVTyOn1U&of+?7SDVTyOn1U&of+?7SDVTyOn1U&of+?7SDVTyOn1U&of+?7SDVTyOn1U&of+?7SDVTyOn1U&of+?7S'
    'DVTyOn1U&of+?7SDVTyOn1U&of+?7SDVTyOn1U&of+?7SDVTyOn1U&of+?7SDVTyOn1U&of+?7SDVTyOn1U&of+?7SDVTyOn1U&o'
    'f+?7SDVTyOn1U&of+?7SDVTyOn1U&of+?7SDVTyOn1U&of+?7SDVTyOn1U&of+?7SDVTyOn1U&of+?7SDVTyOn1U&of+?7SDVTyO'
    'n1U&of+?7SDVTyOn1U&of+?7SDVTyOn1U&of+?7SDVTyOn1U&of+?7SDVTyOn1U&of+?7SDVTyOn1U&of+?7SDVTyOn1U&of+?7S'
    'DVTyOn1U&of+?7SDVTyOn1U&of+?7SDVTyOn1U&of+?7SDVTyOn1U&of+?7SDVTyOn1U&of+?7SDVTyOn1U&of+?7SDVTyOn1U&o'
    'f+?7SDVTyOn1U&of+?7SDVTyOn1U&of+?7SDVTyOn1U&of+?7SDVTyOn1U&of+?7SDVTyOn1U&of+?7SDVTyOn1U&of+?7SDVTyO'
    'n1U&of+?7SDVTyOn1U&of+?7SDVTyOn1U&of+?7SDVTyOn1U&of+?7SDVTyOn1U&of+?7SDVTyOn1U&of+?7SDVTyOn1U&of+?7S'
    'DVTyOn1U&of+?7SDVTyOn1U&of+?7SDVTyOn1U&of+?7SDVTyOn1U&of+?7SDVTyOn1U&of+?7SDVTyOn1U&of+?7SDVTyOn1U&o'
    'f+?7SDVTyOn1U&of+?7SDVTyOn1U&of+?7SDVTyOn1U&of+?7SDVTyOn1U&of+?7SDVTyOn1U&of+?7SDVTyOn1U&of+?7SDVTyO'
    'n1U&of+?7SDVTyOn1U&of+?7SDVTyOn1U&of+?7SDVTyOn1U&of+?7SDVTyOn1U&of+?7SDVTyOn1U&of+?7SDVTyOn1U&of+?7S'
    'DVTyOn1U&of+?7SDVTyOn1U&of+?7SDVTyOn1U&of+?7SDVTyOn1U&of+?7SDVTyOn1U&of+?7SDVTyOn1U&of+?7SDVTyOn1U&o'
    'f+?7SDVTyOn1U&of+?7SDVTyOn1U&of+?7SDVTyOn1U&of+?7SDVTyOn1U&of+?7SDVTyOn1U&of+?7SDVTyOn1U&of+?7SDVTyO'
    'n1U&of+?7SDVTyOn1U&of+?7SDVTyOn1U&of+?7SDVTyOn1U&of+?7SDVTyOn1U&of+?7SDVTyOn1U&of+?7SDVTyOn1U&of+?7S'
    'DVTyOn1U&of+?7SDVTyOn1U&of+?7SDVTyOn1U&of+?7SDVTyOn1U&of+?7SDVTyOn1U&of+?7SDVTyOn1U&of+?7SDVTyOn1U&o'
    'f+?7SDVTyOn1U&of+?7SDVTyOn1U&of+?7SDVTyOn1U&of+?7SDVTyOn1U&of+?7SDVTyOn1U&of+?7SDVTyOn1U&of+?7SDVTyO'
    'n1U&of+?7SDVTyOn1U&of+?7SDVTyOn1U&of+?7SDVTyOn1U&of+?7SDVTyOn1U&of+?7SDVTyOn1U&of+?7SDVTyOn1U&of+?7S'
    'DVTyOn1U&of+?7SDVTyOn1U&of+?7SDVTyOn1U&of+?7SDVTyOn1U&of+?7SDVTyOn1U&of+?7SDVTyOn1U&of+?7SDVTyOn1U&o'
    'f+?7SDVTyOn1U&of+?7SDVTyOn1U&of+?7SDVTyOn1U&of+?7SDVTyOn1U&of+?7SDVTyOn1U&of+?7SDVTyOn1U&of+?7SDVTyO'
    'n1U(T(@?Mn$4B$6z8C)yok~O|B1?UtQgb}K_uYl$c&NG6*4JA|)OHhn<%vuEy^DpLPlo3c)7R6%xA*d|O&_iHL}$8#Cw4oVH_wfY'
    'jQ;WK7am!RrBm5NX6vKA)7!Hbise$c7I}GoK3tr-8D9wG>SL*2?<_r9KN09H#%t$Wfz14)T=)Hn=U&JR7sj6-IZ<xwkN+hw8xGe?'
    'H;z>6i*1v4kJS%LCx8FWwZeAKw*UYD0000000000000000000000000000000000000000000000000000000000000000000000'
    '0000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000'
    '0000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000'
    '0000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000'
    '00000000000000000000000000000000000000000000000000000000001<O8*B<qP2w'
),
}, name='quant8').DisableLifeTimeVariation()
