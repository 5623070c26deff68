# Licensed under the Apache License, Version 2.0; see LICENSE.
# Written by 'python -m corpus' from corpus/families/quantization.py; do not edit.
#
# DEQUANTIZE: scales far from 1, sums of many bits, cancellation, special numbers.

import base64
import zlib

import numpy as np


def packed(dtype, text, unit=None):
    """Many values in little space: the first byte of each, then the second; times a unit."""
    planes = np.frombuffer(zlib.decompress(base64.b85decode(text)), "u1")
    planes = planes.reshape(np.dtype(dtype).itemsize, -1)
    values = np.frombuffer(planes.T.tobytes(), dtype)
    return (values if unit is None else np.multiply(values, unit, dtype="f8")).tolist()


def signed(*operands):
    """All unsigned codes as signed ones of the same real values."""
    types = {
        o: ("TENSOR_QUANT8_ASYMM_SIGNED", o.type.scale, o.type.zeroPoint - 128) for o in operands
    }
    return DataTypeConverter(name="signed").Identify(types)


F32 = 'TENSOR_FLOAT32'
U8 = 'TENSOR_QUANT8_ASYMM'

# Every code becomes a real number in a unit far from 1.
# Expected values: float64 formula.
x1 = Input('x1', (U8, [4, 64], 1.0000000116860974e-07, 131))
t2 = Output('t2', (F32, [4, 64]))
model = Model()
model.Operation('DEQUANTIZE', x1).To(t2)
Example({
    x1: packed('<i2',
    'c-muNWMXDvWn<^y<l^Sx<>MC+6cQE@6%&_`l#-T_m6KOcR8m$^Ra4i{)Y8_`)zddHG%_|ZH8Z!cw6eCbwX=6{baHlab#wRd^z!!c'
    '_45x13<?ej4GWKmjEatljf+o6OiE5kO-s+n%*xKm&C4$+EGjN3Ei136tg5c5t*dWnY-(<4ZENr7?CS36?dzW~anj@|Q>RUzF>}`J'
    'IdkXDU$Ah|;w4L$Enl&6)#^2C*R9{Mant54TeofBv2)k%J$v`<KXCBS;Uh<n9Y1mM)af&4&z-+;@zUihSFc^aar4&gJ9qEhfAH|p'
    '<0ns_J%91?)$2EJ-@X6v@zduoU%!3-@$=X3KY#!IXBgoC05*1ifd'
),
    t2: packed('<f4',
    'c-o!BUq~8p007{cVMwuSwZhygt!-A8bxXaKZ4=q3XpZ8T%>8)@pM*U`1c47>6S3tal<UMi<WA9va-66)QH~!Bgau;+gL{agg5n@B'
    'D#j3k+FpBH-^17Fzm2uv(m-qQPN<D&56j6;sw;Xwri^zddXs&retLj`(+@M6oQ_5E!v%eDlzRdUj*m{4dwJ!vch%>|@IWv`gh?tI'
    'izkvPnn`DJY`#$BfWzrt@%pepC``o?DJH`fIEUMdg{TC>a&C-bIE=xtD(v4JLt$=?WfD{f^ST{efz2?fM2rfD0+`Rc;&wU!S1jb&'
    'Tqe!XsbnG^i&A8m2n7Q;=J&07Kd&siUCxgV19-xX7WIYUJi_X7n#{vA%nZ=|slH@yqC2jP-H&!rouoY6PPB#Y1X}~&WgkGJ^{eC^'
    'U5&;nlf;P;6Gl9{u#@kx|CG;_q&5zk$<|s@7t@hH<LhOE?-2R4Js|pGI>SfzU8>D_8L&!dv_cpK56s);B^#8rTtvppK4e>D!uM74'
    'K!OqiY%f8UNEs2~Du4=hD1zWXfDixyPzC;tKmx##2xJ#fpu$B+IbwlIc32=#37A*y<0jEI;wz6wE-YEdR+8I!*drK;3Q9|?KsLXr'
    'a_x`eXQnTrf$dMoq0dlWAO91XzDQYWvojE9la}V>KkYrd6W;ZV2$=DNn5@LmYWkhz?VH!;SLpQA%NLUqW6z%%4No8IM;__4L-3%w'
    'Pt~J*aIaI*(RNoRZE0@0)o`=EPEsqbxlw(2Uip1`d?Xy~?QHSCHh*lCzJX#sm!^~PC`km@{Hva2*V5v`tj+q~JT+m|Yt>4Htf^jn'
    'd3wNa6lv1$nl<YcVxBbfRlJ$x#R|Q7*5xPZ;s$?kdMU1Nk|~sGt=>2>Wqxn9%`Pl1xt2Yv{<R=MM&n63oy!-&x6;Os&0qZ1&fbA='
    'bbR`|a(-ETqefgSsjI))aI2}gMJl`7)}iRU_dwaB>QfKGLt5RV5&h$*2II5mV-u4vUQT_z9`?F&S7o!=Ox2J^qtRZayDsEE{RP~|'
    '>Gc'
),
}, name='tiny_quant8').AddVariations(signed(x1)).DisableLifeTimeVariation()

# Every code becomes a real number in a unit far from 1.
# Expected values: float64 formula.
x1 = Input('x1', (U8, [4, 64], 9.999999747378752e-05, 131))
t2 = Output('t2', (F32, [4, 64]))
model = Model()
model.Operation('DEQUANTIZE', x1).To(t2)
Example({
    x1: packed('<i2',
    'c-muNWMXDvWn<^y<l^Sx<>MC+6cQE@6%&_`l#-T_m6KOcR8m$^Ra4i{)Y8_`)zddHG%_|ZH8Z!cw6eCbwX=6{baHlab#wRd^z!!c'
    '_45x13<?ej4GWKmjEatljf+o6OiE5kO-s+n%*xKm&C4$+EGjN3Ei136tg5c5t*dWnY-(<4ZENr7?CS36?dzW~anj@|Q>RUzF>}`J'
    'IdkXDU$Ah|;w4L$Enl&6)#^2C*R9{Mant54TeofBv2)k%J$v`<KXCBS;Uh<n9Y1mM)af&4&z-+;@zUihSFc^aar4&gJ9qEhfAH|p'
    '<0ns_J%91?)$2EJ-@X6v@zduoU%!3-@$=X3KY#!IXBgoC05*1ifd'
),
    t2: packed('<f4',
    'c-o!NZ%7ky0LJm<Me|mRb(Uwvi8NzwbY^w2&dFps(qm!%XvHj867x+5mkfn+FLrDg>kl-DC2I{=(MJ9OL*>`pP;AnWBD@hTsAMeC'
    'XdT5QXk${o^<{oud|y92msbbyXSz4mU#{I@?ZQRTsd!AivV3>QhmIu9Enky8te*v6`lNnMygg$_e5$DFGbgESWA9G9FIF46J)?`O'
    'xX$VdFNg}t;uuOS%j!X&Kb}EUCa#v9C>lJAxHT+Nj)V;OGb)ZPdhjrn02!``Q-H$(j!W?Ma)82%Tm~elFzzX`oGRl7vV?;Y!&ZFJ'
    'V<=9rwVX+XWa9olP%m3f3^^>6LR<*DtU7#kan#dos4l*rxXZTHO1RIasLF@fGwpGWU)uKt%+^1YU0XhvI5H%6e7C%!9xI&U#RYA6'
    'x9gYn(b@%A(ep+<kZlh9F+Z1INh<kIv@d^Vq}(<~^rw$`e=twWF2$;P1@hKPOQ_U2g<T!&Kwqv;i*)Tx-8Qbl9(6WgmM3{SKVl=&'
    'UZyP8ORj`Eu|d=!cBPC^9gy>RTbhZHAq*8$Fu>aw5)&cMV32`O0@sT%JQOjKvGD<z5>YHf#+bA%&&va9XiRm94s;Of46Ts8u`<S+'
    'CTt^lnor8jfvma*t{HEq_I5?qPkxDZ3|_^iI!mFJm0P6HTNS%h_LTYIJ(lh#=4|C7XYxM!6R%8Okv}*82{dO1)aT7-K}Y*(6VrOi'
    'c+$|UZ)&8q$El+Yhsi^lI@LktftqS!|GuiqJr%nYJ9lhHrQ5b5TmF^`zw<wH-@ay-K7M#7ynUUVpPQM6ljCE<ktd<xgZuZqcW&Nr'
    'JFnZ>ZmR{DjCyT@MoCmEP^6Gs66WD>(CcP_mOz9c5F`Q!3J9SEtlJwLhV#Nwu7IG5N<yh=(CUpQV6k?y_UlgfjhlD8_wGLkhMq)*'
    '$Hph&^vv9R^7UKc-G`4$*{|PnKl8r}rN3K{t=pvN_8mJFyDIinR_)tQRM#9(9#qw74v~i&j#9_9bYqjg*>KW$s+BRtHzT%r(;G#j'
    '(HD{vG)*^dq}#lv|MCyX3fof'
),
}, name='small_quant8').AddVariations(signed(x1)).DisableLifeTimeVariation()

# Every code becomes a real number in a unit far from 1.
# Expected values: float64 formula.
x1 = Input('x1', (U8, [4, 64], 300.0, 131))
t2 = Output('t2', (F32, [4, 64]))
model = Model()
model.Operation('DEQUANTIZE', x1).To(t2)
Example({
    x1: packed('<i2',
    'c-muNWMXDvWn<^y<l^Sx<>MC+6cQE@6%&_`l#-T_m6KOcR8m$^Ra4i{)Y8_`)zddHG%_|ZH8Z!cw6eCbwX=6{baHlab#wRd^z!!c'
    '_45x13<?ej4GWKmjEatljf+o6OiE5kO-s+n%*xKm&C4$+EGjN3Ei136tg5c5t*dWnY-(<4ZENr7?CS36?dzW~anj@|Q>RUzF>}`J'
    'IdkXDU$Ah|;w4L$Enl&6)#^2C*R9{Mant54TeofBv2)k%J$v`<KXCBS;Uh<n9Y1mM)af&4&z-+;@zUihSFc^aar4&gJ9qEhfAH|p'
    '<0ns_J%91?)$2EJ-@X6v@zduoU%!3-@$=X3KY#!IXBgoC05*1ifd'
),
    t2: packed('<i4',
    'c-pI3afLxAqGiJ!4wHnQ9Zv*oGNv4OBjHjo=foEUpNb_H{%C|WthvEr5Yw^c0gpw>ggq}r9CBtH`5@y_vf#`Qm4KQdu0Jh3BP%;6'
    'H!r`isJNuGtfI22x~8_ip|PpCrLDcAv#YzeuYbbC$y26In?7UK>^XDi&0n}^@sg#>R;*mLdd=GP8#Zp*ymj059XogJ*}HH5frE#S'
    '96fgY#HrI~&YnAe@zUihSFhc;dF%F_d-oqaeDwI~v*#~fzIyZa-TMz8KY#i9?fZ{kzyJLG$H2(M%)-jf!O6wV!^bZmC?qT@CN3c<'
    'B_k^*ub`-`qN=8@sim!>t7l+nWNcz;ZeeL<ZDVKe;OOM+>gMj@>Fwj|=N}Lh91<E99vKxK6C0P1n3SB7nx2sf^jcniL17WlXXO=@'
    'K%dpsHvoOs+SU&ASx;}@go*zL9xx0f80r280J>cPfd', 1.0
),
}, name='great_quant8').AddVariations(signed(x1)).DisableLifeTimeVariation()

# Every code becomes a real number in a unit far from 1.
# Expected values: float64 formula.
x1 = Input('x1', (U8, [4, 64], 1000000.0, 131))
t2 = Output('t2', (F32, [4, 64]))
model = Model()
model.Operation('DEQUANTIZE', x1).To(t2)
Example({
    x1: packed('<i2',
    'c-muNWMXDvWn<^y<l^Sx<>MC+6cQE@6%&_`l#-T_m6KOcR8m$^Ra4i{)Y8_`)zddHG%_|ZH8Z!cw6eCbwX=6{baHlab#wRd^z!!c'
    '_45x13<?ej4GWKmjEatljf+o6OiE5kO-s+n%*xKm&C4$+EGjN3Ei136tg5c5t*dWnY-(<4ZENr7?CS36?dzW~anj@|Q>RUzF>}`J'
    'IdkXDU$Ah|;w4L$Enl&6)#^2C*R9{Mant54TeofBv2)k%J$v`<KXCBS;Uh<n9Y1mM)af&4&z-+;@zUihSFc^aar4&gJ9qEhfAH|p'
    '<0ns_J%91?)$2EJ-@X6v@zduoU%!3-@$=X3KY#!IXBgoC05*1ifd'
),
    t2: packed('<i4',
    'c-nJlIKbdAg0W=u+y_c2%U){duK#3Gw&S;L{XrJDj#Iq;6EBNJ%(^3=xcI3?)|z*Q#aq8y)$C(%ZavQF(|18Abox!{xCM_?(pSFL'
    'E!gzMtaA5X`=%po9^Gg81E*Y*h?;v}F?rbwt(^5AjZ1g@vZ*`B?Am^c$8W-A(eRmf<PsJ=RnJ`g&Y)<^cgyO%3{EY_IK6w%3x!O('
    'Assvap-S3{SGxHdKbuwT`eWaCnAM}}3}4{ntKv~}?kOZMeXg0a?t@Y3_Mg^u2bf&iPjdTCxFixb^R{gKq9<w@tKaGuZuw?WwfDbc'
    '^Dz#up7VmiQ*TJc%zLPuy8M++-iFVn<vah_H5_7f?>x;HFzJf8p@V;1UTx3p)w@pKc=4T0RMo^eIH|B<!u)l6&)#|ci%U|&+&wI{'
    'q-FA=jR!B>fB%nHM#tJKGP9z6+On-jE<gUnD4?Kk=Np?--8F0FjuY3PePtC<HgXC~$gl64yJpYnTQ7fdh^v{ohNKiXO<cHP|G9f_'
    '|8PrdS$agIm$gn^viZ=ZhaVXD<#cU*qO+<xXDr`-?CO&*%tDGt&bkS7mKb(tl>(i$3AeNSfX?d1?yOfpXQ_jn^#cX`L<hgn!EZG1'
    '2Oa!H2mjE)e>A{=4j9n^6FOi<2P|lS6&<jl19k`i07rP=H2', 1.0
),
}, name='huge_quant8').AddVariations(signed(x1)).DisableLifeTimeVariation()
