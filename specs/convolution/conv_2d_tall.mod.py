# Licensed under the Apache License, Version 2.0; see LICENSE.
# Written by 'python -m corpus' from corpus/families/convolution.py; do not edit.
#
# CONV_2D: a tall image.

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
filter = Parameter('filter', ('TENSOR_FLOAT32', [6, 3, 3, 3]), packed('|i1',
    'c-p<ou@L|u0K!0E|Cx#C5Eg0p14GejsEBNB!?80NrF~&favzH3{5T&rpi|i', 0.5
))
bias = Parameter('bias', ('TENSOR_FLOAT32', [6]), [2.5, -1.5, -1.5, -0.5, 3.5, 2.0])
output = Output('output', ('TENSOR_FLOAT32', [1, 2053, 29, 6]))
model = Model()
model.Operation('CONV_2D', input, filter, bias, 1, 1, 1, 0).To(output)
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
    'c-rmM$x<7J0RT`*pamfo2_(R5W;d~&NgBsa+S-Ye&a|1yp_g7d?SHkm%;cDvcE(BVWSTaMgB`ox;uzx?g0Ya0*aQM3Kt`g6{Dcqh'
    '7vAA@h2o)(=KYCC(@yksvFY_dw4O=cO&_jjS3cX#71GB`ouya5xi&ogw7XWmw^e_&9Iu|Jw}gY0`J?98*7Nn|#5WJWTJMc#bCrvy'
    '59jjH%UiirZnL~JFjxI|BRQSyyZq*4-_FC|T&R>bRyL{w>BTPtQ;p_C;_+@g)u=~$3aLBMI|uiFm2Ka+lbwF67OtL74E7whrW@D8'
    'd$IOAQ?>BmJCUU;;}=RzP4%Y(yWQ8ntu{aIzw`Y^xkTUgVyHip%16_`AKuz24*luka(!mB-15ay`=^QOSSa@7R%N%Tr+zYC`1@id'
    '(z-sLIT;=t&Syp@e;!Ko)DJpWTMLgTSLfH}W@eB7SiILdluM8Fgzl~G%xC6`??v`{caFogp^5#})6<WO^<XS;6zFfh`16Cmm3z-V'
    'Y0cj2n>)Xf-+yuU(htermP?WR`q(?eo!d7z`c_7+m6NG@y`y7(HT|@lX>Xia-Rumd!}HUzLTlwxc;$D6&7;_f8*RrM4~n0qO6#q;'
    '{ctt&<%97zo^@1f3;C{-wRraYUb3fDnO$#gT6vZa1V7!KsZF&$$VNW+aAo6B{oLHmO!Z0r=H&CvM^AcAMP7g7{M+MAH{ZQn++SI!'
    '=TB{3`66&GF@JDkr_dD)_a97bCvu_1rT-+q?a$rcp89LJ=}EHf+^O7F`{3ekEYx~sptUykPG;fb@$*Z;bmRHR&da7f_-rpUROp?H'
    'g!@K*(Jt>^n@tuvKiN1)L|-=TOtiW9bh+if?V*M8FWT|(OO;wW{`pa&Jo>U}zZeR&#9j-2ceNZD%Lb0W?zsQT?&i*9sq4|*;peH5'
    'xs}aGWGvA4&r&0}IMUhnO1-f$7|qNydLte0Z#~?dcztOz)^#_ycyYM&>S7>!qVy;_T$wH087-{^_cmrXM@k2Yc(lLK*WLG4{HP@~'
    '{&@O$wH7!kcjmLpq3}ol%MPEZKlr)v-XF>vw+>Qwe;OEDnBH%?zaERdXxg4n4R!yvay>HjUF=zG=BtTtVIlYC@oH|eC)B%gX1o&U'
    'oCq}DFIE<+Lo>b6)oA(3?Ct!(<ic_3*H`~>Ayukvg|1iX7b?du#vAP|)%CT#VC~s<Dbn%%?a$}CQ%BX!w|nBB7c+lOKM&m6$!y1#'
    'R_?7v;?3tKKR7dyoOy3-Y5vhhVRyKG<92E^z7apWce}s2ZQ?ky)AnOyCUEP_e9L}5fA&J4cklhfO!M=xRQ5)5q*nV^v?Db5m&3-_'
    'Q<HNBGnl~)W-x;p%wPsHn86HYFoPM)U<Nao!3<_FgBi?V1~Zt!3}!Hc8O&e?Gnl~)W-x;p%wPsHn86HYFoPM)U<Nao!3<_FgBi?V'
    '1~Zt!3}!Hc8O&e?Gnl~)W-x;p%wPsHn86HYFoPM)U<Nao!3<_FgBi?V1~Zt!3}!Hc8O&e?Gnl~)W-x;p%wPsHn86HYFoPM)U<Nao'
    '!3<_FgBi?V1~Zt!3}!Hc8O&e?Gnl~)W-x;p%wPsHn86HYFoPM)U<Nao!3<_FgBi?V1~Zt!3}!Hc8O&e?Gnl~)W-x;p%wPsHn86HY'
    'FoPM)U<Nao!3<_FgBi?V1~Zt!3}!Hc8O&e?Gnl~)W-x;p%wPsHn86HYFoPM)U<Nao!3<_FgBi?V1~Zt!3}!Hc8O&e?Gnl~)W-x;p'
    '%wPsHn86HYFoPM)U<Nao!3<_FgBi?V1~Zt!3}!Hc8O&e?Gnl~)W-x;p%wPsHn86HYFoPM)U<Nao!3<_FgBi?V1~Zt!3}!Hc8O&e?'
    'Gnl~)W-x;p%wPsHn86HYFoPM)U<Nao!3<_FgBi?V1~Zt!3}!Hc8O&e?Gnl~)W-x;p%wPsHn86HYFoPM)U<Nao!3<_FgBi?V1~Zt!'
    '3}!Hc8O&e?Gnl~)W-x;p%wPsHn86HYFoPM)U<Nao!3<_FgBi?V1~Zt!3}!Hc8O&e?Gnl~)W-x;p%wPsHn86HYFoPM)U<Nao!3<_F'
    'gBi?V1~Zt!3}!Hc8O&e?Gnl~)W-x;p%wPsHn86HYFoPM)U<Nao!3<_FgBi?V1~Zt!3}!Hc8O&e?Gnl~)W-x;p%wPsHn86HYFoPM)'
    'U<Nao!3<_FgBi?V1~Zt!3}!Hc8O&e?Gnl~)W-x;p%wPsHn86HYFoPM)U<Nao!3<_FgBi?V1~Zt!3}!Hc8O&e?Gnl~)W-x;p%wPsH'
    'n86HYFoPM)U<Nao!3<_FgBi?V1~Zt!3}!Hc8O&e?Gnl~)W-x;p%wPsHn86HYFoPM)U<Nao!3<_FgBi?V1~Zt!3}!Hc8O&e?Gnl~)'
    'W-x;p%wPsHn86HYFoPM)U<Nao!3<_FgBi?V1~Zt!3}!Hc8O&e?Gnl~)W-x;p%wPsHn86HYFoPM)U<Nao!3<_FgBi?V1~Zt!3}!Hc'
    '8O&e?Gnl~)W-x;p%wPsHn86HYFoPM)U<Nao!3<_FgBi?V1~Zt!3}!Hc8O&e?Gnl~)W-x;p%wPsHn86HYFoPM)U<Nao!3<_FgBi?V'
    '1~Zt!3}!Hc8O&e?Gnl~)W-x;p%wPsHn86HYFoPM)U<Nao!3<_FgBi?V1~Zt!3}!Hc8O&e?Gnl~)W-x;p%wPsHn86HYFoPM)U<Nao'
    '!3<_FgBi?V1~Zt!3}!Hc8O&e?Gnl~)W-x;p%wPsHn86HYFoPM)U<Nao!3<_FgBi?V1~Zt!3}!Hc8O&e?Gnl~)W-x;p%wPsHn86HY'
    'FoPM)U<Nao!3<_FgBi?V1~Zt!3}!Hc8O&e?Gnl~)W-x;p%wPsHn86HYFoPM)U<Nao!3<_FgBi?V1~Zt!3}!Hc8O&e?Gnl~)W-x;p'
    '%wPsHn86HYFoPM)U<Nao!3<_FgBi?V1~Zt!3}!Hc8O&e?Gnl~)W-x;p%wPsHn86HYFoPM)U<Nao!3<_FgBi?V1~Zt!3}!Hc8O&e?'
    'Gnl~)W-x;p%wPsHn86HYFoPM)U<Nao!3<_FgBi?V1~Zt!3}!Hc8O&e?Gnl~)W-x;p%wPsHn86HYFoPM)U<Nao!3<_FgBi?V1~Zt!'
    '3}!Hc8O&e?Gnl~)W-x;p%wPsHn86HYFoPM)U<Nao!3<_FgBi?V1~Zt!3}!Hc8O&e?Gnl~)W-x;p%wPsHn86HYFoPM)U<Nao!3<_F'
    'gBi?V1~Zt!3}!Hc8O&e?Gnl~)W-x;p%wPsHn86HYFoPM)U<Nao!3<_FgBi?V1~Zt!3}!Hc8O&e?Gnl~)W-x;p%wPsHn86HYFoPM)'
    'U<Nao!3<_FgBi?V1~Zt!3}!Hc8O&e?Gnl~)W-x;p%wPsHn86HYFoPM)U<Nao!3<_FgBi?V1~Zt!3}!Hc8O&e?Gnl~)W-x;p%wPsH'
    'n86HYFoPM)U<Nao!3<_FgBi?V1~Zt!3}!Hc8O&e?Gnl~)W-x;p%wPsHn86HYFoPM)U<Nao!3<_FgBi?V1~Zt!3}!Hc8O&e?Gnl~)'
    'W-x;p%wPsHn86HYFoPM)U<Nao!3<_FgBi?V1~Zt!3}!Hc8O&e?Gnl~)W-x;p%wPsHn86HYFoPM)U<Nao!3<_FgBi?V1~Zt!3}!Hc'
    '8O&e?Gnl~)W-x;p%wPsHn86HYFoPM)U<Nao!3<_FgBi?V1~Zt!3}!Hc8O&e?Gnl~)W-x;p%wPsHn86HYFoPM)U<Nao!3<_FgBi?V'
    '1~Zt!3}!Hc8O&e?Gnl~)W-x;p%wPsHn86HYFoPM)U<Nao!3<_FgBi?V1~Zt!3}!Hc8O&e?GuX>8Slj;gN_wwjcD9;q8vW+R(_k{P'
    'zZM=j87;1#_;9>lTJAqTRew<$YK(o782IsQs$+jXw3aV!Z50QSJ0CBX+Y@W;y{AImZQ;RC*HLdrFx@`5e3<*`jl+W<HVcQxudOY#'
    'Pah4WkEV{cH*U5s)!(h{2e$VQw@!2vMgx<}*_KAQX*oEWy1exG>T28IT+{MQ_oKJAid)eqXCGGkOJ}+Ydu>yry@B0qSLOeghYR)', 0.25
),
}, name='real').DisableLifeTimeVariation()

# Too many rows for one tile or one thread.
# Expected values: float64 formula.
input = Input('input', ('TENSOR_QUANT8_ASYMM', [1, 2053, 29, 3], 0.5, 100))
filter = Parameter('filter', ('TENSOR_QUANT8_ASYMM', [6, 3, 3, 3], 0.25, 128), packed('<i2',
    'c-pIdII*oE_*(E`W8-<wYunr2o;Q53?bMC*EskBU-<YQ7&3lqCd*AHIOLw<DUvSiS<AmN1QxlWA&g}iKyV$#_mL8fJ20Z`(8ZBPT'
))
bias = Parameter('bias', ('TENSOR_INT32', [6], 0.125, 0), [214, 109, 252, 195, 74, 161])
output = Output('output', ('TENSOR_QUANT8_ASYMM', [1, 2053, 29, 6], 89.0, 104))
model = Model()
model.Operation('CONV_2D', input, filter, bias, 1, 1, 1, 0).To(output)
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
    'c-rmM+fo#U0f6DYKwqF2z34@5n$9$xq>grCMG{3+i~@=-D9A~U%W+wjWlyjtIV`&ig2=%Y4+O=87-O8aX~uTanrSDU$#gQ)m*`BN'
    'pci=wFTU>){)@k3xT*W(^>DVa{q^$2sgoU3Ex+iiKhin8Fx`G*Xz*pcZFM9Xn3&5Si_bn=U76aC<(tz@iSEgR^z4HpwbQ4MUOUv1'
    'Z%K`>Wopa0-cYPi_+U0&thq9iSzKw`xI5jIzHsBC(O_wEtTQ>2PS1U`7z%X_j+Qc+r!NMJ3-{h1Xsxfm9tuu}-Wj`J-y5r{A8J2!'
    '>F(UgzKx0LSZ3=|F<0(gI5!emUM%M4FSQ<Nyc%p;yfwF*SUQoKc{~2>c7LMo{dbS<FZ3<!ZH+zdh-ES-M|(2a{oS1}pC4Jg)ZMl+'
    'RQV#Fef{xD&q{4u*F<}DV|F2Xajl#R#!fW1rhEFQO6|30kLMaftGSz*2NS{V%<6ZkgUqvAl|VGVG`f{8Zxoiw$!~ktbCvVuUo})8'
    'jjewhN~{h{ZQW=a2$Z|C-5Y^Zj~+IbpFGJY>MFsZ!};xSf1y9zk~}k-n9Hn|2CvQ~O4p*%z6+T{Be9J`)elnP>4D`(v7g00{GexX'
    'cRshawDWp>^pjM1^!CF-&C>F-%Jc2-FE5;qo{dF^{`<||*B8U7hW7^E`u%j<>TqdhV&~?y!s6}9=~Qgtm(98D2kWzc{qkwoz20K)'
    'cygsu9^WjaBeApDNO~?DNsNwEwmZ90%fG$eef<1;;hE*qsVA>uW0jNVy2F8~)pRa<?@r&$=<3Mx^7{N2fsH@>Z|nKo!Novz_xZjz'
    't#)%hK6|X{>0V>GRQ$1a!_!w=seg=Yc1F*~-?Z9wzq`@Du+bQQu`sdxW9^rZgDcN=67#b!dY`;$wQGZ|r*a#q_O`m?(aEOJaOD2e'
    '&CFlUH^d58`Xc3~_Rj5FnbB9@?9cu?@whR1AyS-q_2*!uDm>6!Gc?pbxHB?!bM>uXM+Z}b_aEoOKMh=Xr+TK4y0f;o_F!pvFS54r'
    '*}-np{kemg?ahB)TsoI+PY-8)IN1BsnW^#S%ek?Z$*J2T@s6>D^EG|>sm#>yM(OR;?X54CgS*qE!^QMc&*=KYPoE^7OphIFYD-M!'
    'Q^}=p%kcH~n)e4L&o=#QrlGE8q8L8BGu#<mUY@)%ohp65o%=e!do^?OUj3cI%a>nee%SeYXX#wA>&AX^>CxeiJHfy}UBi6q?7hw1'
    's(AcL@9@)ySCiT04+rzxODpy3TZ>x<rAp{g`&M9lsGOYLS-E&Go$u=CPtUDv-ww>rZU4N#H&`7Q>Ke+NSo<!&kgqv2KG_uC-?&tK'
    'v07gG>ObK>W-G&m+G~m8XAd`{4(4DE=3oxyU=HSB4(4DE=3oxyU=HSB4(4DE=3oxyU=HSB4(4DE=3oxyU=HSB4(4DE=3oxyU=HSB'
    '4(4DE=3oxyU=HSB4(4DE=3oxyU=HSB4(4DE=3oxyU=HSB4(4DE=3oxyU=HSB4(4DE=3oxyU=HSB4(4DE=3oxyU=HSB4(4DE=3oxy'
    'U=HSB4(4DE=3oxyU=HSB4(4DE=3oxyU=HSB4(4DE=3oxyU=HSB4(4DE=3oxyU=HSB4(4DE=3oxyU=HSB4(4DE=3oxyU=HSB4(4DE'
    '=3oxyU=HSB4(4DE=3oxyU=HSB4(4DE=3oxyU=HSB4(4DE=3oxyU=HSB4(4DE=3oxyU=HSB4(4DE=3oxyU=HSB4(4DE=3oxyU=HSB'
    '4(4DE=3oxyU=HSB4(4DE=3oxyU=HSB4(4DE=3oxyU=HSB4(4DE=3oxyU=HSB4(4DE=3oxyU=HSB4(4DE=3oxyU=HSB4(4DE=3oxy'
    'U=HSB4(4DE=3oxyU=HSB4(4DE=3oxyU=HSB4(4DE=3oxyU=HSB4(4DE=3oxyU=HSB4(4DE=3oxyU=HSB4(4DE=3oxyU=HSB4(4DE'
    '=3oxyU=HSB4(4DE=3oxyU=HSB4(4DE=3oxyU=HSB4(4DE=3oxyU=HSB4(4DE=3oxyU=HSB4(4DE=3oxyU=HSB4(4DE=3oxyU=HSB'
    '4(4DE=3oxyU=HSB4(4DE=3oxyU=HSB4(4DE=3oxyU=HSB4(4DE=3oxyU=HSB4(4DE=3oxyU=HSB4(4DE=3oxyU=HSB4(4DE=3oxy'
    'U=HSB4(4DE=3oxyU=HSB4(4DE=3oxyU=HSB4(4DE=3oxyU=HSB4(4DE=3oxyU=HSB4(4DE=3oxyU=HSB4(4DE=3oxyU=HSB4(4DE'
    '=3oxyU=HSB4(4DE=3oxyU=HSB4(4DE=3oxyU=HSB4(4DE=3oxyU=HSB4(4DE=3oxyU=HSB4(4DE=3oxyU=HSB4(4DE=3oxyU=HSB'
    '4(4DE=3oxyU=HSB4(4DE=3oxyU=HSB4(4DE=3oxyU=HSB4(4DE=3oxyU=HSB4(4DE=3oxyU=HSB4(4DE=3oxyU=HSB4(4DE=3oxy'
    'U=HSB4(4DE=3oxyU=HSB4(4DE=3oxyU=HSB4(4DE=3oxyU=HSB4(4DE=3oxyU=HSB4(4DE=3oxyU=HSB4(4DE=3oxyU=HSB4(4DE'
    '=3oxyU=HSB4(4DE=3oxyU=HSB4(4DE=3oxyU=HSB4(4DE=3oxyU=HSB4(4DE=3oxyU=HSB4(4DE=3oxyU=HSB4(4DE=3oxyU=HSB'
    '4(4DE=3oxyU=HSB4(4DE=3oxyU=HSB4(4DE=3oxyU=HSB4(4DE=3oxyU=HSB4(4DE=3oxyU=HSB4(4DE=3oxyU=HSB4(4DE=3oxy'
    'U=HSB4(4DE=3oxyU=HSB4(4DE=3oxyU=HSB4(4DE=3oxyU=HSB4(4DE=3oxyU=HSB4(4DE=3oxyU=HSB4(4DE=3oxyU=HSB4(4DE'
    '=3oxyU=HSB4(4DE=3oxyU=HSB4(4DE=3oxyU=HSB4(4DE=3oxyU=HSB4(4DE=3oxyU=HSB4(4DE=3oxyU=HSB4(4DE=3oxyU=HSB'
    '4(4DE=3oxyU=HSB4(4DE=3oxyU=HSB4(4DE=3oxyU=HSB4(4DE=3oxyU=HSB4(4DE=3oxyU=HSB4(4DE=3oxyU=HSB4(4DE=3oxy'
    'U=HSB4(4DE=3oxyU=HSB4(4DE=3oxyU=HSB4(4DE=3oxyU=HSB4(4DE=3oxyU=HSB4(4DE=3oxyU=HSB4(4DE=3oxyU=HSB4(4DE'
    '=3oxyU=HSB4(4DE=3oxyU=HSB4(4DE=3oxyU=HSB4(4DE=3oxyU=HSB4(4DE=3oxyU=HSB4(4DE=3oxyU=HSB4(4DE=3oxyU=HSB'
    '4(4DE=3oxyU=HSB4(4DE=3oxyU=HSB4(4DE=3oxyU=HSB4(4DE=3oxyU=HSB4(4DE=3oxyU=HSB4(4DE=3oxyU=HSB4(4DE=3oxy'
    'U=HSB4(4DE=3oxyU=HSB4(4DE=3oxyU=HSB4(4DE=3oxyU=HSB4(4DE=3oxyU=HSB4(4DE=3oxyU=HSB4(4DE=3oxyU=HSB4(4DE'
    '=3oxyU=HSB4(4DE=3oxyU=HSB4(4DE=3oxyU=HSB4(4DE=3oxyU=HSB4(4DE=3oxyU=HSB4(4DE=3oxyU=HSB4(4DE=3oxyU=HSB'
    '4(4DE=3oxyU=HSB4(4DE=3oxyU=HSB4(4DE=3oxyU=HSB4(4DE=3oxyU=HSB4(4DE=3oxyU=HSB4(4DE=3oxyU=HSB4(4DE=3oxy'
    'U=HSB4(4DE=3oxyU=HSB4(4DE=3oxyU=HSB4(4DE=3oxyU=HSB4(4DE=3oxyU=HSB4(4DE=3oxyU=HSB4(4DE=3oxyU=HSB4(4DE'
    '=3oxyU=HSB4(4DE=3oxyU=HSB4(4DE=3oxyU=HSB4(4DE=3oxyU=HSB4(4DE=3oxyU=HSB4(4DE=3oxyU=HSB4(4DE=3oxyU=HSB'
    '4(4DE=3oxyU=HSB4(4DE=3oxyU=HSB4(4DE=3oxyU=HSB4(4DE=3oxyU=HSB4(4DE=3oxyU=HSB4(4DE=3oxyU=HSB4(4DE=3oxy'
    'U=HSB4(4EQ!oeCl>aGSx&cxToZzbbZJ>AXYTl1GEntoG%Wi#6!4yDc|dq-0F+KJ@i{_BrFue_)!Rke-HpPs3-7C%oGtJ<#~A4*=X'
    '8BIka)nmh<>#6P=ZMUY<;k$z!t<5+43lDRVzVi6kUa9!E;_Bet{^`zZeX*WoA(V|z^i6+qJri4Qo_+V)iNizDjVqx@_vG4GcVDD1'
    'nQU9TR5Mv_36}1};$5G{bFG`VG85}R0RR9100000000000000000000000000000000000000000000000000000000000000000'
    '0000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000'
    '0000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000'
    '0000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000'
    '000000000000000000000000000000000000000000000000000000000000004L+{U0q%gY5'
),
}, name='quant8').DisableLifeTimeVariation()
