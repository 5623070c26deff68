# Licensed under the Apache License, Version 2.0; see LICENSE.
# Written by 'python -m corpus' from corpus/families/quantization.py; do not edit.
#
# DEQUANTIZE: all codes of every type, scales, zero points.

import base64
import zlib

import numpy as np


def packed(dtype, text, unit=None):
    """Many values in little space: the first byte of each, then the second; times a unit."""
    planes = np.frombuffer(zlib.decompress(base64.b85decode(text)), "u1")
    planes = planes.reshape(np.dtype(dtype).itemsize, -1)
    values = np.frombuffer(planes.T.tobytes(), dtype)
    return (values if unit is None else np.multiply(values, unit, dtype="f8")).tolist()

# Every code; scale 0.1, zero point 0.
# Expected values: float64 formula.
input = Input('input', ('TENSOR_QUANT8_ASYMM', [4, 64], 0.10000000149011612, 0))
output = Output('output', ('TENSOR_FLOAT32', [4, 64]))
model = Model()
model.Operation('DEQUANTIZE', input).To(output)
Example({
    input: packed('<i2',
    'c-muNWMXDvWn<^y<l^Sx<>MC+6cQE@6%&_`l#-T_m6KOcR8m$^Ra4i{)Y8_`)zddHG%_|ZH8Z!cw6eCbwX=6{baHlab#wRd^z!!c'
    '_45x13<?ej4GWKmjEatljf+o6OiE5kO-s+n%*xKm&C4$+EGjN3Ei136tg5c5t*dWnY-(<4ZENr7?CS36?dzW~anj@|Q>RUzF>}`J'
    'IdkXDU$Ah|;w4L$Enl&6)#^2C*R9{Mant54TeofBv2)k%J$v`<KXCBS;Uh<n9Y1mM)af&4&z-+;@zUihSFc^aar4&gJ9qEhfAH|p'
    '<0ns_J%91?)$2EJ-@X6v@zduoU%!3-@$=X3KY#!IXBgoC05*1ifd'
),
    output: packed('<f4',
    'c-mt)dv?}YhFQjE(;3drN;ifO>1T~+p%cdGKy^eAV56u=AY4Tgg5k`WnP(Vg8lOpHI5RWN7(%3-F`kJ|7^eZ%5kY{Bq9TEC6-@|+'
    'Gd@5^OB(y6HT29}w)w!Bo6kNou<-~>DyZogTROP;1V<*M<rG&oG`Ds3Oqe`v=9~qKm#tj0Ve__~dk!2vcJj=H%hzt+dGPqz%QqiB'
    'fBX4|fsvVojf0b$hfhFISVT-hQd&k%K~Y&nO+!;#N6)~}*u>1j(%Qz(!O_{p&BN2%$1fl-I3z40GCC$MAu%~6Eh95KC$FHexTLJ2'
    'vbv_Op`o#<xuvDGt-Yh8v#YzOr?;<v!i0&FCQq3%b=ve9GiJ`3J!j6`dGi-6Sh#5Mk|j%*Enl%><*L<d)~sE(e#3^1n>KIRvUS_`'
    '9XodJ+P!Db-hKNI95{IB@R1`&j~zd8;^e8*XBcel?Ck7Ofdd7=afkr`XSt0H'
),
}, name='all_codes_0_quant8_to_float32').AddVariations('relaxed', DataTypeConverter(name='signed').Identify({
    input: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.10000000149011612, -128),
}))

# Every code; scale 0.1, zero point 0.
# Expected values: float64 formula.
input = Input('input', ('TENSOR_QUANT8_ASYMM', [4, 64], 0.10000000149011612, 0))
output = Output('output', ('TENSOR_FLOAT16', [4, 64]))
model = Model()
model.Operation('DEQUANTIZE', input).To(output)
Example({
    input: packed('<i2',
    'c-muNWMXDvWn<^y<l^Sx<>MC+6cQE@6%&_`l#-T_m6KOcR8m$^Ra4i{)Y8_`)zddHG%_|ZH8Z!cw6eCbwX=6{baHlab#wRd^z!!c'
    '_45x13<?ej4GWKmjEatljf+o6OiE5kO-s+n%*xKm&C4$+EGjN3Ei136tg5c5t*dWnY-(<4ZENr7?CS36?dzW~anj@|Q>RUzF>}`J'
    'IdkXDU$Ah|;w4L$Enl&6)#^2C*R9{Mant54TeofBv2)k%J$v`<KXCBS;Uh<n9Y1mM)af&4&z-+;@zUihSFc^aar4&gJ9qEhfAH|p'
    '<0ns_J%91?)$2EJ-@X6v@zduoU%!3-@$=X3KY#!IXBgoC05*1ifd'
),
    output: packed('<i4',
    'c-mtyPMdXx!6akG83u!l85f{L!U7D!Az{G*qKJkDsuBzh4Ggp-nAtda1cb#TWfYXvG<6J&%`9ykoZUQq0)oRLV-k|nGII)w%PMOc'
    'n%g>iCQP0-bIyXr%T})0uzB0gJqHdSJ9*~9<!d+ZJb3)<<(m(mzy16}3-fqE=E;K0(*>Dl3o_3aWL_-Dyj+lZwIK6)LFUZ`nYR{X'
    '-d>P-XF=xO1)292WZqwN^BAZM7^w`Hs0^6V0K*6e05cNH%>', 0.0001220703125
),
}, name='all_codes_0_quant8_to_float16').AddVariations(DataTypeConverter(name='signed').Identify({
    input: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.10000000149011612, -128),
}))

# Every code; scale 0.037, zero point 128.
# Expected values: float64 formula.
input = Input('input', ('TENSOR_QUANT8_ASYMM', [256], 0.03700000047683716, 128))
output = Output('output', ('TENSOR_FLOAT32', [256]))
model = Model()
model.Operation('DEQUANTIZE', input).To(output)
Example({
    input: packed('<i2',
    'c-muNWMXDvWn<^y<l^Sx<>MC+6cQE@6%&_`l#-T_m6KOcR8m$^Ra4i{)Y8_`)zddHG%_|ZH8Z!cw6eCbwX=6{baHlab#wRd^z!!c'
    '_45x13<?ej4GWKmjEatljf+o6OiE5kO-s+n%*xKm&C4$+EGjN3Ei136tg5c5t*dWnY-(<4ZENr7?CS36?dzW~anj@|Q>RUzF>}`J'
    'IdkXDU$Ah|;w4L$Enl&6)#^2C*R9{Mant54TeofBv2)k%J$v`<KXCBS;Uh<n9Y1mM)af&4&z-+;@zUihSFc^aar4&gJ9qEhfAH|p'
    '<0ns_J%91?)$2EJ-@X6v@zduoU%!3-@$=X3KY#!IXBgoC05*1ifd'
),
    output: packed('<i4',
    'c-m`-&|tW*q9FiE{<yHBB0%NGg(Vd}3O~*)0Fqx$EGY2+l5+|?WIg~%7l{u?W&p`I2WI3r0LdvC4k9mrq>a#vJrmMw1fJ}gkYd62'
    'WJgbu1<!+RJqadU54Lp18FSp-)E;BVc6&o>ls?PNb<GjFOxM>mhG{cgT~!~V`S0?I+935m7nfBBsQx;?q|#6M$Js^YJ__H?EGY2;'
    'T0XDDL*^6EayOX|M`i&ne|H38IgkWf4kY(X$gmLrk|`DfPj&!Fo(DU65`g5Ejsz19AQ@x8ac4tEgaOBm4Gj?n3{Y~#RK9kGijP^3'
    'W3Kuhv)^I3QfanGFI(OBf|p6RgU`6`GvA=GP--$y>)*2X84sf_c^|ReroUWarcgIa&DXr=2{!{zIqxxDr#4?=B3JY8lDBF1BQAIz'
    'vfiS*RBpOJCsWnuoTqWu{ZBaVGG3!HSFE3-@n_NNl)GW)+z(i8(q1eBxBSY0S?=r`mXKLg)7n2{(dw=HPF%eG<lT2hE@4?U150P0'
    'uy~l%mVL)B-g@%(I|D*0qo}&IZ^lA|6sNF^n!crzPbfla@9_(_9>4vDkc!JFtZwO>zHk*nN=Qak-@?foA+>q$u?sgJzxnnbCKVEw'
    'URc%AJADB{ibF_RRnNi^A+>Vzo@3{4K6>*NAr+fmP}ST!4I%Z9Lr_{p&)m@qA+_l@7Vrl*_=_9-!wvr91`K!rBW}Qi8!+PrESLZQ'
    '6dw8M', 5.960464477539063e-08
),
}, name='all_codes_1_quant8_to_float32').AddVariations(DataTypeConverter(name='signed').Identify({
    input: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.03700000047683716, 0),
})).DisableLifeTimeVariation()

# Every code; scale 0.037, zero point 128.
# Expected values: float64 formula.
input = Input('input', ('TENSOR_QUANT8_ASYMM', [256], 0.03700000047683716, 128))
output = Output('output', ('TENSOR_FLOAT16', [256]))
model = Model()
model.Operation('DEQUANTIZE', input).To(output)
Example({
    input: packed('<i2',
    'c-muNWMXDvWn<^y<l^Sx<>MC+6cQE@6%&_`l#-T_m6KOcR8m$^Ra4i{)Y8_`)zddHG%_|ZH8Z!cw6eCbwX=6{baHlab#wRd^z!!c'
    '_45x13<?ej4GWKmjEatljf+o6OiE5kO-s+n%*xKm&C4$+EGjN3Ei136tg5c5t*dWnY-(<4ZENr7?CS36?dzW~anj@|Q>RUzF>}`J'
    'IdkXDU$Ah|;w4L$Enl&6)#^2C*R9{Mant54TeofBv2)k%J$v`<KXCBS;Uh<n9Y1mM)af&4&z-+;@zUihSFc^aar4&gJ9qEhfAH|p'
    '<0ns_J%91?)$2EJ-@X6v@zduoU%!3-@$=X3KY#!IXBgoC05*1ifd'
),
    output: packed('<i4',
    'c-mudIKTiz4F?<=5cC3ugaZl<4;&UeKro?n1BMW??1B#g8w3h27)<y87n%SO(&%{M0T!ybVKL<kP$=h=M#oc^MGSF!q$_TiO#!On'
    '$vL6X0XA!gM8ypQh(@?g5MzNtxGe|M2QY*XOf+wTe17rr)f>0&+<*A^*^Ae2-+%h@?dR`*3{0%-oIHF2!lL3*GV+SbY8qO)`bH*Z'
    'me#foPA=}AK7Ikgq2W<6@rlW48Ckjcg(YQ`)wK;xE$yA%eG?{6ojz;MyoHOGtyr~o{l+cZcI@7J;LwrdCr_WdaQW)>TX*g~eEjsq'
    'tGDkze);y}_g@Ak7Isc<J^>++U2=-bsvx@zP0TE;ZS6sJdHV$ff$WM)Ois<n$^qF`QC(XPwQJJU=`%rgEnTr{4b-mvhmITr*>&ma'
    '^_x(;-n{?#8D!UgCKfiRU6N3{bpBxh|LF)A=m{7x!T$jU3<C@R-eK@=', 6.103515625e-05
),
}, name='all_codes_1_quant8_to_float16').AddVariations(DataTypeConverter(name='signed').Identify({
    input: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.03700000047683716, 0),
})).DisableLifeTimeVariation()

# Every code; scale 2.0, zero point 255.
# Expected values: float64 formula.
input = Input('input', ('TENSOR_QUANT8_ASYMM', [4, 64], 2.0, 255))
output = Output('output', ('TENSOR_FLOAT32', [4, 64]))
model = Model()
model.Operation('DEQUANTIZE', input).To(output)
Example({
    input: packed('<i2',
    'c-muNWMXDvWn<^y<l^Sx<>MC+6cQE@6%&_`l#-T_m6KOcR8m$^Ra4i{)Y8_`)zddHG%_|ZH8Z!cw6eCbwX=6{baHlab#wRd^z!!c'
    '_45x13<?ej4GWKmjEatljf+o6OiE5kO-s+n%*xKm&C4$+EGjN3Ei136tg5c5t*dWnY-(<4ZENr7?CS36?dzW~anj@|Q>RUzF>}`J'
    'IdkXDU$Ah|;w4L$Enl&6)#^2C*R9{Mant54TeofBv2)k%J$v`<KXCBS;Uh<n9Y1mM)af&4&z-+;@zUihSFc^aar4&gJ9qEhfAH|p'
    '<0ns_J%91?)$2EJ-@X6v@zduoU%!3-@$=X3KY#!IXBgoC05*1ifd'
),
    output: packed('<i2',
    'c-muPVdLQ9;S&%N5tERTkyB7oQPa@U(K9eIF|)9;v2$>8ar5x<@e2qF35$q|iAzXINz2H}$tx%-DXXZescUFzY3u0f>6<WV%Cs4?'
    '=FD5LXvwk_tJbXBuxZP-9lQ4IJ8<a8u@k4xoV#%8%C#G}?%aFu=*hDeuim`-@afC9AHV+mV_+I!`~M9r_&>ma0RTqMe3A', 1.0
),
}, name='all_codes_2_quant8_to_float32').AddVariations(DataTypeConverter(name='signed').Identify({
    input: ('TENSOR_QUANT8_ASYMM_SIGNED', 2.0, 127),
})).DisableLifeTimeVariation()

# Every code; scale 2.0, zero point 255.
# Expected values: float64 formula.
input = Input('input', ('TENSOR_QUANT8_ASYMM', [4, 64], 2.0, 255))
output = Output('output', ('TENSOR_FLOAT16', [4, 64]))
model = Model()
model.Operation('DEQUANTIZE', input).To(output)
Example({
    input: packed('<i2',
    'c-muNWMXDvWn<^y<l^Sx<>MC+6cQE@6%&_`l#-T_m6KOcR8m$^Ra4i{)Y8_`)zddHG%_|ZH8Z!cw6eCbwX=6{baHlab#wRd^z!!c'
    '_45x13<?ej4GWKmjEatljf+o6OiE5kO-s+n%*xKm&C4$+EGjN3Ei136tg5c5t*dWnY-(<4ZENr7?CS36?dzW~anj@|Q>RUzF>}`J'
    'IdkXDU$Ah|;w4L$Enl&6)#^2C*R9{Mant54TeofBv2)k%J$v`<KXCBS;Uh<n9Y1mM)af&4&z-+;@zUihSFc^aar4&gJ9qEhfAH|p'
    '<0ns_J%91?)$2EJ-@X6v@zduoU%!3-@$=X3KY#!IXBgoC05*1ifd'
),
    output: packed('<i2',
    'c-muPVdLQ9;S&%N5tERTkyB7oQPa@U(K9eIF|)9;v2$>8ar5x<@e2qF35$q|iAzXINz2H}$tx%-DXXZescUFzY3u0f>6<WV%Cs4?'
    '=FD5LXvwk_tJbXBuxZP-9lQ4IJ8<a8u@k4xoV#%8%C#G}?%aFu=*hDeuim`-@afC9AHV+mV_+I!`~M9r_&>ma0RTqMe3A', 1.0
),
}, name='all_codes_2_quant8_to_float16').AddVariations(DataTypeConverter(name='signed').Identify({
    input: ('TENSOR_QUANT8_ASYMM_SIGNED', 2.0, 127),
})).DisableLifeTimeVariation()

# Every code; scale 0.0015, zero point 64.
# Expected values: float64 formula.
input = Input('input', ('TENSOR_QUANT8_ASYMM', [256], 0.001500000013038516, 64))
output = Output('output', ('TENSOR_FLOAT32', [256]))
model = Model()
model.Operation('DEQUANTIZE', input).To(output)
Example({
    input: packed('<i2',
    'c-muNWMXDvWn<^y<l^Sx<>MC+6cQE@6%&_`l#-T_m6KOcR8m$^Ra4i{)Y8_`)zddHG%_|ZH8Z!cw6eCbwX=6{baHlab#wRd^z!!c'
    '_45x13<?ej4GWKmjEatljf+o6OiE5kO-s+n%*xKm&C4$+EGjN3Ei136tg5c5t*dWnY-(<4ZENr7?CS36?dzW~anj@|Q>RUzF>}`J'
    'IdkXDU$Ah|;w4L$Enl&6)#^2C*R9{Mant54TeofBv2)k%J$v`<KXCBS;Uh<n9Y1mM)af&4&z-+;@zUihSFc^aar4&gJ9qEhfAH|p'
    '<0ns_J%91?)$2EJ-@X6v@zduoU%!3-@$=X3KY#!IXBgoC05*1ifd'
),
    output: packed('<f4',
    'c-p<hT}%@P007`}ndQ<+<5twdp#=5Z&$T%ZgMiv1*+nCBl-e3hrKT&SgiK^L*Pqy6tcBf5ha8rewPyw0xbSd6(x7SNc7dbO6|>km'
    '8>6J@lIA364GCFe-6D}!AD1Qj9zLcvVaoN&$FO;$=mNtC*PO8fBXBnrO%))m#m6Laa?I!oa~S}pQjmqoVJ;4!AO_<ohGQ5Bvp&UP'
    '3`7B(3(GMUC`G|Qh6}rlm^_zYd=@QKNJXh`cm%L#nmHs4x<unVHYV@QnG&_kX5Xsip_YaGh0YWnt)kYt7vZ*%2SB}jBD1x*pZg23'
    'hJObSxhBPJ#=!jFSl8GS`QhH_+)mS#grv5INpC*pySw_C<;RCot%J=%$Nh5!wDWpuBkqa5s5(jAU#sc<dC?EgwG~Ft2R7h(eagOZ'
    '0?&B1Mw?&sSJ8fFhrU5w4(78-o(++NRi{Ce(j_6{HlQ+bmUimZV3rRNIz%eCQIXbzJb?%(4H5!P(6oeJUm!pl6%c|4^|Xk(1u3E<'
    'LVOlf>z(whC_@eIh_ED8A{w2QAVVyl%;v#zb%Vac>8B@WABnGJ6=<Wu<_<)rgvU#7q(jOZ$h793?y2=9@s`{a+QHWFN0O%OnfwKC'
    'xcn#eorYiaiyg0=6932auF2ZjqmSCev#-6fV8u8ZYg{m-Z7XgdP#W1iRWE$``1I1ZZyKcwLk4B~h7DPnc58rp0bS|Sh;{eNsrVc}'
    '6T2O~#ZHXh9K9C08l(mX$Ud*f(bLs#Zf$A8wRP1hxUx)9Qe2c@PAB6rb~H#j%(zOCj|cI%B#sB;d4&o$JILTD8;d8?%lV?>5=B`h'
    'tg5cl;!Q2B=Ju{0hsWDT4h&MktD$S7H^(Q~ThZIG8GbH)f8n>}A5Wg8|I9vL&aJHG3;(PY0UvBA24x?X$TxkYDBYqggDSRHR_)jY'
    'fAZ<)DmA*NdT-6Xy7~hLwTBwNzz-ie+H~wIUCVL9iPn>*Q|8l_uiHCpon7CYIoo4DM>t&W^Pb)d7rov~zP`Tx?@01{|3Dz{!{Fu1'
    'L)7r_m0$h^?tL@s?n?F_Sa<M!n*T=oKY9mvX2);'
),
}, name='all_codes_3_quant8_to_float32').AddVariations(DataTypeConverter(name='signed').Identify({
    input: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.001500000013038516, -64),
})).DisableLifeTimeVariation()

# Every code; scale 0.0015, zero point 64.
# Expected values: float64 formula.
input = Input('input', ('TENSOR_QUANT8_ASYMM', [256], 0.001500000013038516, 64))
output = Output('output', ('TENSOR_FLOAT16', [256]))
model = Model()
model.Operation('DEQUANTIZE', input).To(output)
Example({
    input: packed('<i2',
    'c-muNWMXDvWn<^y<l^Sx<>MC+6cQE@6%&_`l#-T_m6KOcR8m$^Ra4i{)Y8_`)zddHG%_|ZH8Z!cw6eCbwX=6{baHlab#wRd^z!!c'
    '_45x13<?ej4GWKmjEatljf+o6OiE5kO-s+n%*xKm&C4$+EGjN3Ei136tg5c5t*dWnY-(<4ZENr7?CS36?dzW~anj@|Q>RUzF>}`J'
    'IdkXDU$Ah|;w4L$Enl&6)#^2C*R9{Mant54TeofBv2)k%J$v`<KXCBS;Uh<n9Y1mM)af&4&z-+;@zUihSFc^aar4&gJ9qEhfAH|p'
    '<0ns_J%91?)$2EJ-@X6v@zduoU%!3-@$=X3KY#!IXBgoC05*1ifd'
),
    output: packed('<i4',
    'c-lL_z~JD}aNq!fY5-9R4hanl9w1W(Kvcnm4Hv-FjvEXL9yt@X-DXhrDwwk40fUA|!33ZZg8(q4;LxxDL?s|o4j`j3tixhC14BbY'
    '0|T6DAfG}Qf(w+@Hh1<<oxO0yx-Gj796NLQ=KZIyKYstm!X+Rkqok>CYVGLm8xoa}mQz$w-`YKK`rO5<Hf-B-=)}3Jw;w)#`}rpW'
    '8;_8LoQk%gxvjIOe^^XXMqWu(V|(x9ne&&f*|cNdky970-+lb@{ny`29DE{D3hKJXmiDgRK@o8&Sq1nkSB6;b2eG^oV)+t?<>w)m'
    '|AJVq3b8x@VtF;h@?~JlPhSLE{_PLQa%n}d<!(M;%L~gvmQVYK9sDO2Fc1wGi3Uu>0%oEC3oh`VLclP@0RYQdQ7H', 9.5367431640625e-07
),
}, name='all_codes_3_quant8_to_float16').AddVariations(DataTypeConverter(name='signed').Identify({
    input: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.001500000013038516, -64),
})).DisableLifeTimeVariation()

# TENSOR_QUANT8_SYMM has no zero point.
# Expected values: float64 formula.
input = Input('input', ('TENSOR_QUANT8_SYMM', [256], 0.30000001192092896, 0))
output = Output('output', ('TENSOR_FLOAT32', [256]))
model = Model()
model.Operation('DEQUANTIZE', input).To(output)
Example({
    input: packed('|i1',
    'c-jE~0ssDhfr5jCg@%WSiHeJijgF6yk&=^?m6n&7nVOrNot~edp`xRtrKYE-sj922t*)=Iv9hzYwYImoxw^Z&y}rM|!NSAD#m2|T'
    '$;!*j&Cbuz(bCh@)z;V8+1lIO-QM5e;o{@u<>u$;>FVq3?e6dJ@$&QZ_4fDp`TG0({r>*|0RjUA1qKHQ2?`4g4Gs?w5fT#=6&4p5'
    '85$cL9UdPbAtECrB_<~*DJm;0EiNxGF)}kWH8wXmIXXK$Jw87`K|(`BMMg(RNlHshO-@fxQBqS>RaRG6Sz23MU0z>cVPa!sWoBn+'
    'X=-b1ZEkOHadLBXb#`}nd3t+%eSUwh)_;K'
),
    output: packed('<i4',
    'c-qC!Pg4PL9LMo5k&S3Yv?3enY~s+-1L#3G7&-O~+K14Q#=&#w2{?9G#ud><Rz&_qE1T_W#+b2e<5aK1dp?KnZ)TSX0i+puXfDl!'
    '*9Mex8}@e>f#nDfaa{96{J_Q|=fEbS0m$541tFV^1tFJ=T|h2150Oh<hhRD6BEY2><<M)h`kR>9C$OuLlmfp-@os~+f0B$m2|mEE'
    'RP-J$m)6Z}No$tuPPP>9HhB9#E1xeE3dLga5tT}%a=HA3IF5Tpl}e>rt-hdIt;X|wy<UGsjYgx{Y`&pZtJQ9|-%+R2>7rh**YEcS'
    'gTV(H4u_-B=o1NoFdmP;&}1?ZMe!R=r&CFi0I5_ewOYM}G#ZUotKCLAosJ-g9i-Rm4F<z5G8&C0lW7l;BxyFA_mRb7v0AMM$Y!(I'
    '?e;@NQIx~sI6_XR)8%p<Be&a4)AR}QcsyRO_Z0bjzOx_D;?7L', 5.960464477539063e-08
),
}, name='symmetric_quant8_to_float32').DisableLifeTimeVariation()

# A scale for each place along one dimension, and no zero point.
# Expected values: float64 formula.
input = Input('input', ('TENSOR_QUANT8_SYMM_PER_CHANNEL', [2]), extraParams=SymmPerChannelQuantParams(0, [0.5270000100135803, 1.4240000247955322]))
output = Output('output', ('TENSOR_FLOAT32', [2]))
model = Model()
model.Operation('DEQUANTIZE', input).To(output)
Example({
    input: [-73, -1],
    output: [-38.471, -1.424],
}, name='channels_0_of_1_to_float32').DisableLifeTimeVariation()

# A scale for each place along one dimension, and no zero point.
# Expected values: float64 formula.
input = Input('input', ('TENSOR_QUANT8_SYMM_PER_CHANNEL', [2, 3]), extraParams=SymmPerChannelQuantParams(0, [0.3319999873638153, 0.20000000298023224]))
output = Output('output', ('TENSOR_FLOAT32', [2, 3]))
model = Model()
model.Operation('DEQUANTIZE', input).To(output)
Example({
    input: [-127, 127, -114, 77, 39, -119],
    output: [-42.163998, 42.163998, -37.848, 15.400001, 7.8, -23.800001],
}, name='channels_0_of_2_to_float32').DisableLifeTimeVariation()

# A scale for each place along one dimension, and no zero point.
# Expected values: float64 formula.
input = Input('input', ('TENSOR_QUANT8_SYMM_PER_CHANNEL', [2, 3]), extraParams=SymmPerChannelQuantParams(1, [0.35499998927116394, 0.7760000228881836, 1.1349999904632568]))
output = Output('output', ('TENSOR_FLOAT32', [2, 3]))
model = Model()
model.Operation('DEQUANTIZE', input).To(output)
Example({
    input: [-127, 127, -104, -9, -120, -91],
    output: [-45.085, 98.552, -118.04, -3.195, -93.12, -103.284996],
}, name='channels_1_of_2_to_float32').DisableLifeTimeVariation()

# A scale for each place along one dimension, and no zero point.
# Expected values: float64 formula.
input = Input('input', ('TENSOR_QUANT8_SYMM_PER_CHANNEL', [2, 3, 4]), extraParams=SymmPerChannelQuantParams(0, [1.2940000295639038, 1.6390000581741333]))
output = Output('output', ('TENSOR_FLOAT32', [2, 3, 4]))
model = Model()
model.Operation('DEQUANTIZE', input).To(output)
Example({
    input: [-127, 127, 108, -112, 15, -121, 101, 68, -73, 26, -116, 66, -81, -24, -53, 42, 126, -11, -76, -2,
    -24, -9, -84, -95],
    output: [-164.338, 164.338, 139.752, -144.92801, 19.41, -156.574, 130.694, 87.992004, -94.462006, 33.644,
    -150.104, 85.404, -132.759, -39.336002, -86.867004, 68.838005, 206.514, -18.029001, -124.564,
    -3.278, -39.336002, -14.751, -137.67601, -155.705],
}, name='channels_0_of_3_to_float32').DisableLifeTimeVariation()

# A scale for each place along one dimension, and no zero point.
# Expected values: float64 formula.
input = Input('input', ('TENSOR_QUANT8_SYMM_PER_CHANNEL', [2, 3, 4]), extraParams=SymmPerChannelQuantParams(1, [0.5270000100135803, 1.409000039100647, 0.625]))
output = Output('output', ('TENSOR_FLOAT32', [2, 3, 4]))
model = Model()
model.Operation('DEQUANTIZE', input).To(output)
Example({
    input: [-127, 127, 50, 120, 5, 11, -6, 79, 121, 27, -27, -9, -37, 113, 21, 53, 60, -24, -42, 96, 2, 115,
    -70, 113],
    output: [-66.929, 66.929, 26.35, 63.24, 7.045, 15.499001, -8.454, 111.311005, 75.625, 16.875, -16.875,
    -5.625, -19.499, 59.551003, 11.067, 27.931, 84.54, -33.816, -59.178, 135.264, 1.25, 71.875,
    -43.75, 70.625],
}, name='channels_1_of_3_to_float32').DisableLifeTimeVariation()

# A scale for each place along one dimension, and no zero point.
# Expected values: float64 formula.
input = Input('input', ('TENSOR_QUANT8_SYMM_PER_CHANNEL', [2, 3, 4]), extraParams=SymmPerChannelQuantParams(2, [0.017000000923871994, 0.7129999995231628, 0.6539999842643738, 1.2170000076293945]))
output = Output('output', ('TENSOR_FLOAT32', [2, 3, 4]))
model = Model()
model.Operation('DEQUANTIZE', input).To(output)
Example({
    input: [-127, 127, -108, -81, -91, 67, -114, 4, -55, 96, -111, 120, -101, -26, 101, -52, -56, 91, -115, 28,
    -7, 86, 47, -15],
    output: [-2.1590002, 90.551, -70.631996, -98.577, -1.547, 47.771, -74.556, 4.868, -0.93500006, 68.448,
    -72.594, 146.04001, -1.7170001, -18.538, 66.054, -63.284, -0.952, 64.883, -75.21, 34.076,
    -0.119, 61.318, 30.737999, -18.255001],
}, name='channels_2_of_3_to_float32').DisableLifeTimeVariation()

# A scale for each place along one dimension, and no zero point.
# Expected values: float64 formula.
input = Input('input', ('TENSOR_QUANT8_SYMM_PER_CHANNEL', [2, 3, 4, 5]), extraParams=SymmPerChannelQuantParams(0, [1.1859999895095825, 0.3580000102519989]))
output = Output('output', ('TENSOR_FLOAT32', [2, 3, 4, 5]))
model = Model()
model.Operation('DEQUANTIZE', input).To(output)
Example({
    input: [-127, 127, 103, -125, -12, 60, -123, -87, 17, -19, 45, -53, -87, -27, -108, 39, -86, 4, 41, 106, 6,
    -70, -123, -88, -35, -7, 30, 82, -105, -118, -83, -46, -2, -60, -6, 67, -104, -120, 4, -4, 36,
    -51, 125, 76, -16, -106, -89, -11, -17, 8, 98, 47, 2, -127, -99, -51, -45, -7, -120, 11, -11,
    -127, -4, 109, -83, 74, -48, -46, -40, 33, -4, -67, 75, -8, -24, -80, 71, 14, 87, 32, -6, 74,
    -96, -70, 125, 61, 28, 60, -4, 101, 59, -56, -121, -75, 60, -12, -84, 20, 63, -10, 121, -54,
    -83, -70, 15, -30, 94, -90, -50, -67, 14, -31, 116, -45, -107, 24, -42, -103, 82, 28],
    output: [-150.622, 150.622, 122.158, -148.25, -14.232, 71.159996, -145.878, -103.182, 20.162, -22.534,
    53.37, -62.857998, -103.182, -32.022, -128.088, 46.253998, -101.996, 4.744, 48.626, 125.715996,
    7.116, -83.02, -145.878, -104.368, -41.51, -8.302, 35.579998, 97.252, -124.53, -139.948,
    -98.437996, -54.556, -2.372, -71.159996, -7.116, 79.462, -123.344, -142.31999, 4.744, -4.744,
    42.696, -60.486, 148.25, 90.136, -18.976, -125.715996, -105.554, -13.046, -20.162, 9.488,
    116.228, 55.742, 2.372, -150.622, -117.414, -60.486, -53.37, -8.302, -142.31999, 13.046,
    -3.9380002, -45.466, -1.432, 39.022, -29.714, 26.492, -17.184, -16.468, -14.320001, 11.814,
    -1.432, -23.986, 26.85, -2.864, -8.592, -28.640001, 25.418001, 5.012, 31.146002, 11.456, -2.148,
    26.492, -34.368, -25.060001, 44.75, 21.838001, 10.024, 21.480001, -1.432, 36.158, 21.122,
    -20.048, -43.318, -26.85, 21.480001, -4.296, -30.072, 7.1600003, 22.554, -3.5800002, 43.318,
    -19.332, -29.714, -25.060001, 5.3700004, -10.740001, 33.652, -32.22, -17.9, -23.986, 5.012,
    -11.098001, 41.528, -16.11, -38.306, 8.592, -15.036, -36.874, 29.356, 10.024],
}, name='channels_0_of_4_to_float32').DisableLifeTimeVariation()

# A scale for each place along one dimension, and no zero point.
# Expected values: float64 formula.
input = Input('input', ('TENSOR_QUANT8_SYMM_PER_CHANNEL', [2, 3, 4, 5]), extraParams=SymmPerChannelQuantParams(1, [1.399999976158142, 0.3959999978542328, 0.9359999895095825]))
output = Output('output', ('TENSOR_FLOAT32', [2, 3, 4, 5]))
model = Model()
model.Operation('DEQUANTIZE', input).To(output)
Example({
    input: [-127, 127, -37, 5, -127, -60, 81, -49, -82, -59, -111, 88, -84, 112, -118, 95, 93, 56, 50, 91,
    -124, 48, -41, 50, 106, -12, -62, -93, -107, 70, -3, -14, -104, 49, 65, -33, 93, 114, -34, -59,
    60, 107, -65, -5, -19, -63, -48, -103, 68, 15, -53, -49, -105, -94, -86, 65, 39, 6, -115, 96,
    -40, -17, 115, 36, -71, 57, 42, -33, -16, -25, -51, 119, -26, 43, -109, 39, 56, 15, -28, 50, 92,
    60, -124, 34, -72, 83, -122, 104, -32, 21, 5, 111, -85, -47, -17, 21, 9, -40, -123, 37, -39, 29,
    -79, 34, 111, -32, 84, 1, -20, -15, 31, -47, 119, -121, 121, -116, -125, -120, -76, 17],
    output: [-177.8, 177.8, -51.8, 7.0, -177.8, -84.0, 113.4, -68.6, -114.799995, -82.6, -155.4, 123.2, -117.6,
    156.8, -165.2, 133.0, 130.2, 78.4, 70.0, 127.4, -49.104, 19.008, -16.236, 19.8, 41.975998,
    -4.752, -24.552, -36.828, -42.372, 27.72, -1.188, -5.544, -41.184, 19.404, 25.74, -13.068,
    36.828, 45.144, -13.464, -23.364, 56.16, 100.152, -60.84, -4.68, -17.784, -58.968, -44.928,
    -96.408, 63.648, 14.04, -49.607998, -45.864, -98.28, -87.984, -80.496, 60.84, 36.503998, 5.616,
    -107.64, 89.856, -56.0, -23.8, 161.0, 50.399998, -99.4, 79.799995, 58.8, -46.2, -22.4, -35.0,
    -71.4, 166.59999, -36.399998, 60.2, -152.59999, 54.6, 78.4, 21.0, -39.2, 70.0, 36.432, 23.76,
    -49.104, 13.464, -28.512, 32.868, -48.312, 41.184, -12.672, 8.316, 1.98, 43.956, -33.66,
    -18.612, -6.732, 8.316, 3.564, -15.84, -48.708, 14.651999, -36.503998, 27.144, -73.944, 31.824,
    103.895996, -29.952, 78.624, 0.936, -18.72, -14.04, 29.015999, -43.992, 111.383995, -113.256,
    113.256, -108.576, -117.0, -112.32, -71.136, 15.912],
}, name='channels_1_of_4_to_float32').DisableLifeTimeVariation()

# A scale for each place along one dimension, and no zero point.
# Expected values: float64 formula.
input = Input('input', ('TENSOR_QUANT8_SYMM_PER_CHANNEL', [2, 3, 4, 5]), extraParams=SymmPerChannelQuantParams(2, [1.152999997138977, 1.3990000486373901, 1.1959999799728394, 0.3930000066757202]))
output = Output('output', ('TENSOR_FLOAT32', [2, 3, 4, 5]))
model = Model()
model.Operation('DEQUANTIZE', input).To(output)
Example({
    input: [-127, 127, 50, 42, -90, -41, 109, 87, -107, 111, 44, -49, 20, -122, 63, 100, -9, -41, -38, 62,
    -123, 104, -119, 50, 96, -81, 68, -24, -115, -62, 106, -101, 115, -5, 56, -68, -24, -43, -69,
    38, -58, 125, 13, -12, 49, 79, -81, -59, 125, 92, -97, 91, -51, 117, -87, -94, 3, 83, 85, 28,
    -18, 118, 47, -83, -42, 59, -29, 78, -33, -16, 97, -43, -79, -94, -113, 60, -64, 54, 45, -60,
    -119, 80, 27, 39, -77, 27, 63, -11, 65, -44, 118, 15, -98, -99, -19, -82, -60, -30, -116, -98,
    30, -126, -45, 108, -14, 114, -58, -118, -5, 56, 39, -101, -107, -104, 41, -77, -70, 119, -71,
    -9],
    output: [-146.431, 146.431, 57.65, 48.426, -103.77, -57.359, 152.49101, 121.713005, -149.69301, 155.289,
    52.624, -58.604, 23.92, -145.912, 75.348, 39.3, -3.5370002, -16.113, -14.934, 24.366001,
    -141.819, 119.912, -137.207, 57.65, 110.688, -113.319, 95.132, -33.576, -160.88501, -86.73801,
    126.776, -120.796, 137.54, -5.98, 66.976, -26.724, -9.432, -16.899, -27.117, 14.934, -66.874,
    144.125, 14.989, -13.836, 56.497, 110.521, -113.319, -82.541, 174.875, 128.70801, -116.012,
    108.836, -60.996, 139.93199, -104.052, -36.942, 1.179, 32.619, 33.405, 11.004, -20.754, 136.054,
    54.190998, -95.699, -48.426, 82.541, -40.571003, 109.122, -46.167, -22.384, 116.012, -51.427998,
    -94.484, -112.423996, -135.148, 23.58, -25.152, 21.222, 17.685, -23.58, -137.207, 92.24, 31.131,
    44.967, -88.781, 37.773003, 88.137, -15.389001, 90.935005, -61.556004, 141.12799, 17.94,
    -117.208, -118.404, -22.723999, -32.226, -23.58, -11.79, -45.588, -38.514, 34.59, -145.278,
    -51.885, 124.524, -16.142, 159.48601, -81.142006, -165.082, -6.9950004, 78.344, 46.644,
    -120.796, -127.972, -124.383995, 49.036, -30.261, -27.51, 46.767002, -27.903, -3.5370002],
}, name='channels_2_of_4_to_float32').DisableLifeTimeVariation()

# A scale for each place along one dimension, and no zero point.
# Expected values: float64 formula.
input = Input('input', ('TENSOR_QUANT8_SYMM_PER_CHANNEL', [2, 3, 4, 5]), extraParams=SymmPerChannelQuantParams(3, [0.6190000176429749, 1.4179999828338623, 0.5170000195503235, 0.7020000219345093, 0.3019999861717224]))
output = Output('output', ('TENSOR_FLOAT32', [2, 3, 4, 5]))
model = Model()
model.Operation('DEQUANTIZE', input).To(output)
Example({
    input: [-127, 127, 27, -46, 121, -127, 2, -16, -21, 36, -29, 106, 106, -88, 63, -55, 53, -2, 100, 97, -49,
    -25, 28, -2, 44, 89, 14, 95, 11, 51, 115, -99, -78, -3, -123, 71, -62, 92, -30, -121, 8, -111,
    -86, 121, 1, -119, -5, 102, -49, -91, -125, 49, -81, -27, 53, 13, -71, 15, 22, 63, -67, -103,
    63, -28, 120, 76, 13, 49, -118, -91, -109, -31, -96, 75, -66, 35, 32, -89, -20, -97, -90, 73,
    40, 44, -81, 22, -22, 122, 105, 48, -71, -34, -45, -49, 33, 32, -24, -90, 31, -93, -97, -30,
    -101, -61, -79, 59, -117, 125, 6, 116, 11, -30, -112, -42, -49, -100, -16, 65, 5, -60],
    output: [-78.613, 180.086, 13.959001, -32.292, 36.542, -78.613, 2.836, -8.272, -14.742001, 10.872, -17.951,
    150.308, 54.802002, -61.776, 19.026, -34.045002, 75.154, -1.034, 70.200005, 29.293999,
    -30.331001, -35.45, 14.476001, -1.404, 13.287999, 55.091003, 19.852, 49.115, 7.722, 15.401999,
    71.185005, -140.382, -40.326, -2.106, -37.146, 43.949, -87.916, 47.564003, -21.060001, -36.542,
    4.952, -157.398, -44.462, 84.942, 0.302, -73.661, -7.09, 52.734, -34.398003, -27.481998,
    -77.375, 69.482, -41.877003, -18.954, 16.005999, 8.047, -100.678, 7.755, 15.444, 19.026,
    -41.473, -146.054, 32.571003, -19.656, 36.239998, 47.044003, 18.434, 25.333, -82.836006,
    -27.481998, -67.471, -43.958, -49.632004, 52.65, -19.932, 21.665, 45.376, -46.013, -14.040001,
    -29.293999, -55.710003, 103.514, 20.68, 30.888, -24.461998, 13.618, -31.196, 63.074, 73.71,
    14.495999, -43.949, -48.211998, -23.265001, -34.398003, 9.966, 19.808, -34.031998, -46.530003,
    21.762001, -28.085999, -60.043003, -42.54, -52.217003, -42.822002, -23.858, 36.521, -165.90599,
    64.625, 4.212, 35.031998, 6.809, -42.54, -57.904003, -29.484001, -14.797999, -61.9, -22.688,
    33.605, 3.5100002, -18.119999],
}, name='channels_3_of_4_to_float32').DisableLifeTimeVariation()

# Expected values: float64 formula.
input = Input('input', ('TENSOR_QUANT8_ASYMM', [3], 0.25, 13))
output = Output('output', ('TENSOR_FLOAT32', [3]))
model = Model()
model.Operation('DEQUANTIZE', input).To(output)
Example({
    input: [0, 255, 219],
    output: [-3.25, 60.5, 51.5],
}, name='rank_1_quant8_to_float32').AddVariations(DataTypeConverter(name='signed').Identify({
    input: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.25, -115),
})).DisableLifeTimeVariation()

# Expected values: float64 formula.
input = Input('input', ('TENSOR_QUANT8_ASYMM', [3, 2], 0.25, 13))
output = Output('output', ('TENSOR_FLOAT32', [3, 2]))
model = Model()
model.Operation('DEQUANTIZE', input).To(output)
Example({
    input: [0, 255, 116, 236, 79, 24],
    output: [-3.25, 60.5, 25.75, 55.75, 16.5, 2.75],
}, name='rank_2_quant8_to_float32').AddVariations(DataTypeConverter(name='signed').Identify({
    input: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.25, -115),
})).DisableLifeTimeVariation()

# Expected values: float64 formula.
input = Input('input', ('TENSOR_QUANT8_ASYMM', [3, 2, 5], 0.25, 13))
output = Output('output', ('TENSOR_FLOAT32', [3, 2, 5]))
model = Model()
model.Operation('DEQUANTIZE', input).To(output)
Example({
    input: [0, 255, 148, 74, 135, 66, 99, 114, 44, 50, 91, 57, 215, 52, 94, 210, 106, 119, 21, 195, 21, 242, 1,
    241, 237, 171, 117, 195, 177, 162],
    output: [-3.25, 60.5, 33.75, 15.25, 30.5, 13.25, 21.5, 25.25, 7.75, 9.25, 19.5, 11.0, 50.5, 9.75, 20.25,
    49.25, 23.25, 26.5, 2.0, 45.5, 2.0, 57.25, -3.0, 57.0, 56.0, 39.5, 26.0, 45.5, 41.0, 37.25],
}, name='rank_3_quant8_to_float32').AddVariations(DataTypeConverter(name='signed').Identify({
    input: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.25, -115),
})).DisableLifeTimeVariation()

# Expected values: float64 formula.
input = Input('input', ('TENSOR_QUANT8_ASYMM', [3, 2, 5, 2], 0.25, 13))
output = Output('output', ('TENSOR_FLOAT32', [3, 2, 5, 2]))
model = Model()
model.Operation('DEQUANTIZE', input).To(output)
Example({
    input: [0, 255, 26, 164, 6, 175, 41, 93, 92, 75, 109, 221, 91, 144, 42, 20, 243, 42, 92, 164, 194, 126,
    182, 135, 56, 32, 161, 190, 234, 39, 132, 214, 143, 107, 207, 38, 74, 124, 139, 178, 19, 151,
    128, 163, 113, 79, 230, 88, 111, 176, 167, 118, 191, 121, 85, 44, 53, 220, 191, 173],
    output: [-3.25, 60.5, 3.25, 37.75, -1.75, 40.5, 7.0, 20.0, 19.75, 15.5, 24.0, 52.0, 19.5, 32.75, 7.25, 1.75,
    57.5, 7.25, 19.75, 37.75, 45.25, 28.25, 42.25, 30.5, 10.75, 4.75, 37.0, 44.25, 55.25, 6.5,
    29.75, 50.25, 32.5, 23.5, 48.5, 6.25, 15.25, 27.75, 31.5, 41.25, 1.5, 34.5, 28.75, 37.5, 25.0,
    16.5, 54.25, 18.75, 24.5, 40.75, 38.5, 26.25, 44.5, 27.0, 18.0, 7.75, 10.0, 51.75, 44.5, 40.0],
}, name='rank_4_quant8_to_float32').AddVariations(DataTypeConverter(name='signed').Identify({
    input: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.25, -115),
})).DisableLifeTimeVariation()

# Nothing in, nothing out.
# Expected values: none: the model must fail, or its outputs are not compared by value.
given_scores = Parameter('given_scores', ('TENSOR_QUANT8_ASYMM', [1, 2], 0.125, 0), [3, 2])
given_boxes = Parameter('given_boxes', ('TENSOR_QUANT16_ASYMM', [1, 8], 0.125, 0), [16, 8, 72, 56, 0, 0, 40, 48])
batch_of_box = Parameter('batch_of_box', ('TENSOR_INT32', [1]), [0])
scores = Internal('scores', ('TENSOR_QUANT8_ASYMM', [0], 0.125, 0))
boxes = Output('boxes', ('TENSOR_QUANT16_ASYMM', [0, 4], 0.125, 0))
classes = Output('classes', ('TENSOR_INT32', [0]))
batches = Output('batches', ('TENSOR_INT32', [0]))
output = Output('output', ('TENSOR_FLOAT32', [0]))
model = Model()
model.Operation('BOX_WITH_NMS_LIMIT', given_scores, given_boxes, batch_of_box, 100.0, -1, 0, 0.4, 1.0, 0.3).To(scores, boxes, classes, batches)
model.Operation('DEQUANTIZE', scores).To(output)
Example({
    boxes: [],
    classes: [],
    batches: [],
    output: [],
}, name='zero_sized_quant8_to_float32').AddVariations(DataTypeConverter(name='signed').Identify({
    given_scores: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.125, -128),
    scores: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.125, -128),
})).DisableLifeTimeVariation()

# TENSOR_QUANT8_SYMM has no zero point.
# Expected values: float64 formula.
input = Input('input', ('TENSOR_QUANT8_SYMM', [256], 0.30000001192092896, 0))
output = Output('output', ('TENSOR_FLOAT16', [256]))
model = Model()
model.Operation('DEQUANTIZE', input).To(output)
Example({
    input: packed('|i1',
    'c-jE~0ssDhfr5jCg@%WSiHeJijgF6yk&=^?m6n&7nVOrNot~edp`xRtrKYE-sj922t*)=Iv9hzYwYImoxw^Z&y}rM|!NSAD#m2|T'
    '$;!*j&Cbuz(bCh@)z;V8+1lIO-QM5e;o{@u<>u$;>FVq3?e6dJ@$&QZ_4fDp`TG0({r>*|0RjUA1qKHQ2?`4g4Gs?w5fT#=6&4p5'
    '85$cL9UdPbAtECrB_<~*DJm;0EiNxGF)}kWH8wXmIXXK$Jw87`K|(`BMMg(RNlHshO-@fxQBqS>RaRG6Sz23MU0z>cVPa!sWoBn+'
    'X=-b1ZEkOHadLBXb#`}nd3t+%eSUwh)_;K'
),
    output: packed('<i4',
    'c-m`dU|?WqKqnj+4v<bPNWe)LFkC<oGcv%03B#FLX~qm^XQcsIP%#vBc+4ZqeGS;WI&<FQ6>B$c+kN2Z$#a))+<o}$^@p!N|1op$'
    '2#QH7sA%dLTi7_dc?X0<#wBOu6qZ#tv~>1Oo-t?Pveg^5?A&+w#F>lNZa;YP^4;eje;C=g1w<s}lr?k=&8!_<JpF<rViMD`3rZ^M'
    'nmc+XPMf`8$;x$`ckDTM?DT~zH}5@u@#f>V-wZ6Ae8LhkifY;hCYE;29zKC#(FrM;dBqhqjcwf%rhweH2IRgYAotw?x$g@F?h^&M'
    'PZ#7qSCIQ+6aQib|HuLV$pH*x0Y-8F6E^UFfC0k*0|1Q2+{p', 0.000244140625
),
}, name='symmetric_quant8_to_float16').DisableLifeTimeVariation()

# A scale for each place along one dimension, and no zero point.
# Expected values: float64 formula.
input = Input('input', ('TENSOR_QUANT8_SYMM_PER_CHANNEL', [2]), extraParams=SymmPerChannelQuantParams(0, [0.5270000100135803, 1.4240000247955322]))
output = Output('output', ('TENSOR_FLOAT16', [2]))
model = Model()
model.Operation('DEQUANTIZE', input).To(output)
Example({
    input: [-73, -1],
    output: [-38.47, -1.424],
}, name='channels_0_of_1_to_float16').DisableLifeTimeVariation()

# A scale for each place along one dimension, and no zero point.
# Expected values: float64 formula.
input = Input('input', ('TENSOR_QUANT8_SYMM_PER_CHANNEL', [2, 3]), extraParams=SymmPerChannelQuantParams(0, [0.3319999873638153, 0.20000000298023224]))
output = Output('output', ('TENSOR_FLOAT16', [2, 3]))
model = Model()
model.Operation('DEQUANTIZE', input).To(output)
Example({
    input: [-127, 127, -114, 77, 39, -119],
    output: [-42.16, 42.16, -37.84, 15.4, 7.8, -23.8],
}, name='channels_0_of_2_to_float16').DisableLifeTimeVariation()

# A scale for each place along one dimension, and no zero point.
# Expected values: float64 formula.
input = Input('input', ('TENSOR_QUANT8_SYMM_PER_CHANNEL', [2, 3]), extraParams=SymmPerChannelQuantParams(1, [0.35499998927116394, 0.7760000228881836, 1.1349999904632568]))
output = Output('output', ('TENSOR_FLOAT16', [2, 3]))
model = Model()
model.Operation('DEQUANTIZE', input).To(output)
Example({
    input: [-127, 127, -104, -9, -120, -91],
    output: [-45.1, 98.56, -118.06, -3.195, -93.1, -103.3],
}, name='channels_1_of_2_to_float16').DisableLifeTimeVariation()

# A scale for each place along one dimension, and no zero point.
# Expected values: float64 formula.
input = Input('input', ('TENSOR_QUANT8_SYMM_PER_CHANNEL', [2, 3, 4]), extraParams=SymmPerChannelQuantParams(0, [1.2940000295639038, 1.6390000581741333]))
output = Output('output', ('TENSOR_FLOAT16', [2, 3, 4]))
model = Model()
model.Operation('DEQUANTIZE', input).To(output)
Example({
    input: [-127, 127, 108, -112, 15, -121, 101, 68, -73, 26, -116, 66, -81, -24, -53, 42, 126, -11, -76, -2,
    -24, -9, -84, -95],
    output: [-164.4, 164.4, 139.8, -144.9, 19.4, -156.6, 130.8, 88.0, -94.44, 33.66, -150.1, 85.4, -132.8,
    -39.34, -86.9, 68.8, 206.5, -18.03, -124.56, -3.277, -39.34, -14.75, -137.6, -155.8],
}, name='channels_0_of_3_to_float16').DisableLifeTimeVariation()

# A scale for each place along one dimension, and no zero point.
# Expected values: float64 formula.
input = Input('input', ('TENSOR_QUANT8_SYMM_PER_CHANNEL', [2, 3, 4]), extraParams=SymmPerChannelQuantParams(1, [0.5270000100135803, 1.409000039100647, 0.625]))
output = Output('output', ('TENSOR_FLOAT16', [2, 3, 4]))
model = Model()
model.Operation('DEQUANTIZE', input).To(output)
Example({
    input: [-127, 127, 50, 120, 5, 11, -6, 79, 121, 27, -27, -9, -37, 113, 21, 53, 60, -24, -42, 96, 2, 115,
    -70, 113],
    output: [-66.94, 66.94, 26.34, 63.25, 7.047, 15.5, -8.45, 111.3, 75.6, 16.88, -16.88, -5.625, -19.5, 59.56,
    11.07, 27.94, 84.56, -33.8, -59.2, 135.2, 1.25, 71.9, -43.75, 70.6],
}, name='channels_1_of_3_to_float16').DisableLifeTimeVariation()

# A scale for each place along one dimension, and no zero point.
# Expected values: float64 formula.
input = Input('input', ('TENSOR_QUANT8_SYMM_PER_CHANNEL', [2, 3, 4]), extraParams=SymmPerChannelQuantParams(2, [0.017000000923871994, 0.7129999995231628, 0.6539999842643738, 1.2170000076293945]))
output = Output('output', ('TENSOR_FLOAT16', [2, 3, 4]))
model = Model()
model.Operation('DEQUANTIZE', input).To(output)
Example({
    input: [-127, 127, -108, -81, -91, 67, -114, 4, -55, 96, -111, 120, -101, -26, 101, -52, -56, 91, -115, 28,
    -7, 86, 47, -15],
    output: [-2.158, 90.56, -70.6, -98.56, -1.547, 47.78, -74.56, 4.867, -0.935, 68.44, -72.6, 146.0, -1.717,
    -18.53, 66.06, -63.28, -0.952, 64.9, -75.2, 34.06, -0.119, 61.3, 30.73, -18.25],
}, name='channels_2_of_3_to_float16').DisableLifeTimeVariation()

# A scale for each place along one dimension, and no zero point.
# Expected values: float64 formula.
input = Input('input', ('TENSOR_QUANT8_SYMM_PER_CHANNEL', [2, 3, 4, 5]), extraParams=SymmPerChannelQuantParams(0, [1.1859999895095825, 0.3580000102519989]))
output = Output('output', ('TENSOR_FLOAT16', [2, 3, 4, 5]))
model = Model()
model.Operation('DEQUANTIZE', input).To(output)
Example({
    input: [-127, 127, 103, -125, -12, 60, -123, -87, 17, -19, 45, -53, -87, -27, -108, 39, -86, 4, 41, 106, 6,
    -70, -123, -88, -35, -7, 30, 82, -105, -118, -83, -46, -2, -60, -6, 67, -104, -120, 4, -4, 36,
    -51, 125, 76, -16, -106, -89, -11, -17, 8, 98, 47, 2, -127, -99, -51, -45, -7, -120, 11, -11,
    -127, -4, 109, -83, 74, -48, -46, -40, 33, -4, -67, 75, -8, -24, -80, 71, 14, 87, 32, -6, 74,
    -96, -70, 125, 61, 28, 60, -4, 101, 59, -56, -121, -75, 60, -12, -84, 20, 63, -10, 121, -54,
    -83, -70, 15, -30, 94, -90, -50, -67, 14, -31, 116, -45, -107, 24, -42, -103, 82, 28],
    output: [-150.6, 150.6, 122.2, -148.2, -14.234, 71.2, -145.9, -103.2, 20.16, -22.53, 53.38, -62.84, -103.2,
    -32.03, -128.1, 46.25, -102.0, 4.742, 48.62, 125.7, 7.117, -83.0, -145.9, -104.4, -41.5, -8.305,
    35.6, 97.25, -124.5, -140.0, -98.44, -54.56, -2.371, -71.2, -7.117, 79.44, -123.4, -142.4,
    4.742, -4.742, 42.7, -60.5, 148.2, 90.1, -18.97, -125.7, -105.56, -13.05, -20.16, 9.484, 116.25,
    55.75, 2.371, -150.6, -117.44, -60.5, -53.38, -8.305, -142.4, 13.05, -3.938, -45.47, -1.432,
    39.03, -29.72, 26.48, -17.19, -16.47, -14.32, 11.81, -1.432, -23.98, 26.84, -2.863, -8.59,
    -28.64, 25.42, 5.01, 31.14, 11.45, -2.148, 26.48, -34.38, -25.06, 44.75, 21.84, 10.02, 21.48,
    -1.432, 36.16, 21.12, -20.05, -43.3, -26.84, 21.48, -4.297, -30.08, 7.16, 22.55, -3.58, 43.3,
    -19.33, -29.72, -25.06, 5.37, -10.74, 33.66, -32.22, -17.9, -23.98, 5.01, -11.1, 41.53, -16.11,
    -38.3, 8.59, -15.04, -36.88, 29.36, 10.02],
}, name='channels_0_of_4_to_float16').DisableLifeTimeVariation()

# A scale for each place along one dimension, and no zero point.
# Expected values: float64 formula.
input = Input('input', ('TENSOR_QUANT8_SYMM_PER_CHANNEL', [2, 3, 4, 5]), extraParams=SymmPerChannelQuantParams(1, [1.399999976158142, 0.3959999978542328, 0.9359999895095825]))
output = Output('output', ('TENSOR_FLOAT16', [2, 3, 4, 5]))
model = Model()
model.Operation('DEQUANTIZE', input).To(output)
Example({
    input: [-127, 127, -37, 5, -127, -60, 81, -49, -82, -59, -111, 88, -84, 112, -118, 95, 93, 56, 50, 91,
    -124, 48, -41, 50, 106, -12, -62, -93, -107, 70, -3, -14, -104, 49, 65, -33, 93, 114, -34, -59,
    60, 107, -65, -5, -19, -63, -48, -103, 68, 15, -53, -49, -105, -94, -86, 65, 39, 6, -115, 96,
    -40, -17, 115, 36, -71, 57, 42, -33, -16, -25, -51, 119, -26, 43, -109, 39, 56, 15, -28, 50, 92,
    60, -124, 34, -72, 83, -122, 104, -32, 21, 5, 111, -85, -47, -17, 21, 9, -40, -123, 37, -39, 29,
    -79, 34, 111, -32, 84, 1, -20, -15, 31, -47, 119, -121, 121, -116, -125, -120, -76, 17],
    output: [-177.8, 177.8, -51.8, 7.0, -177.8, -84.0, 113.4, -68.6, -114.8, -82.6, -155.4, 123.2, -117.6,
    156.8, -165.2, 133.0, 130.2, 78.4, 70.0, 127.4, -49.1, 19.02, -16.23, 19.8, 41.97, -4.754,
    -24.55, -36.8, -42.38, 27.72, -1.188, -5.543, -41.2, 19.4, 25.73, -13.07, 36.8, 45.16, -13.46,
    -23.36, 56.16, 100.1, -60.84, -4.68, -17.78, -58.97, -44.94, -96.44, 63.66, 14.04, -49.6,
    -45.88, -98.25, -88.0, -80.5, 60.84, 36.5, 5.617, -107.6, 89.9, -56.0, -23.8, 161.0, 50.4,
    -99.4, 79.8, 58.8, -46.2, -22.4, -35.0, -71.4, 166.6, -36.4, 60.2, -152.6, 54.6, 78.4, 21.0,
    -39.2, 70.0, 36.44, 23.77, -49.1, 13.46, -28.52, 32.88, -48.3, 41.2, -12.67, 8.31, 1.98, 43.97,
    -33.66, -18.61, -6.73, 8.31, 3.564, -15.84, -48.72, 14.65, -36.5, 27.14, -73.94, 31.83, 103.9,
    -29.95, 78.6, 0.936, -18.72, -14.04, 29.02, -44.0, 111.4, -113.25, 113.25, -108.56, -117.0,
    -112.3, -71.1, 15.914],
}, name='channels_1_of_4_to_float16').DisableLifeTimeVariation()

# A scale for each place along one dimension, and no zero point.
# Expected values: float64 formula.
input = Input('input', ('TENSOR_QUANT8_SYMM_PER_CHANNEL', [2, 3, 4, 5]), extraParams=SymmPerChannelQuantParams(2, [1.152999997138977, 1.3990000486373901, 1.1959999799728394, 0.3930000066757202]))
output = Output('output', ('TENSOR_FLOAT16', [2, 3, 4, 5]))
model = Model()
model.Operation('DEQUANTIZE', input).To(output)
Example({
    input: [-127, 127, 50, 42, -90, -41, 109, 87, -107, 111, 44, -49, 20, -122, 63, 100, -9, -41, -38, 62,
    -123, 104, -119, 50, 96, -81, 68, -24, -115, -62, 106, -101, 115, -5, 56, -68, -24, -43, -69,
    38, -58, 125, 13, -12, 49, 79, -81, -59, 125, 92, -97, 91, -51, 117, -87, -94, 3, 83, 85, 28,
    -18, 118, 47, -83, -42, 59, -29, 78, -33, -16, 97, -43, -79, -94, -113, 60, -64, 54, 45, -60,
    -119, 80, 27, 39, -77, 27, 63, -11, 65, -44, 118, 15, -98, -99, -19, -82, -60, -30, -116, -98,
    30, -126, -45, 108, -14, 114, -58, -118, -5, 56, 39, -101, -107, -104, 41, -77, -70, 119, -71,
    -9],
    output: [-146.4, 146.4, 57.66, 48.44, -103.75, -57.34, 152.5, 121.7, -149.8, 155.2, 52.62, -58.6, 23.92,
    -145.9, 75.4, 39.3, -3.537, -16.11, -14.94, 24.36, -141.9, 119.94, -137.2, 57.66, 110.7, -113.3,
    95.1, -33.56, -160.9, -86.75, 126.75, -120.8, 137.5, -5.98, 67.0, -26.72, -9.43, -16.9, -27.11,
    14.94, -66.9, 144.1, 14.99, -13.836, 56.5, 110.5, -113.3, -82.56, 174.9, 128.8, -116.0, 108.8,
    -61.0, 139.9, -104.06, -36.94, 1.179, 32.62, 33.4, 11.01, -20.75, 136.0, 54.2, -95.7, -48.44,
    82.56, -40.56, 109.1, -46.16, -22.39, 116.0, -51.44, -94.5, -112.44, -135.1, 23.58, -25.16,
    21.22, 17.69, -23.58, -137.2, 92.25, 31.12, 44.97, -88.75, 37.78, 88.1, -15.39, 90.94, -61.56,
    141.1, 17.94, -117.2, -118.4, -22.72, -32.22, -23.58, -11.79, -45.6, -38.5, 34.6, -145.2,
    -51.88, 124.5, -16.14, 159.5, -81.1, -165.1, -6.996, 78.4, 46.66, -120.8, -128.0, -124.4, 49.03,
    -30.27, -27.52, 46.78, -27.9, -3.537],
}, name='channels_2_of_4_to_float16').DisableLifeTimeVariation()

# A scale for each place along one dimension, and no zero point.
# Expected values: float64 formula.
input = Input('input', ('TENSOR_QUANT8_SYMM_PER_CHANNEL', [2, 3, 4, 5]), extraParams=SymmPerChannelQuantParams(3, [0.6190000176429749, 1.4179999828338623, 0.5170000195503235, 0.7020000219345093, 0.3019999861717224]))
output = Output('output', ('TENSOR_FLOAT16', [2, 3, 4, 5]))
model = Model()
model.Operation('DEQUANTIZE', input).To(output)
Example({
    input: [-127, 127, 27, -46, 121, -127, 2, -16, -21, 36, -29, 106, 106, -88, 63, -55, 53, -2, 100, 97, -49,
    -25, 28, -2, 44, 89, 14, 95, 11, 51, 115, -99, -78, -3, -123, 71, -62, 92, -30, -121, 8, -111,
    -86, 121, 1, -119, -5, 102, -49, -91, -125, 49, -81, -27, 53, 13, -71, 15, 22, 63, -67, -103,
    63, -28, 120, 76, 13, 49, -118, -91, -109, -31, -96, 75, -66, 35, 32, -89, -20, -97, -90, 73,
    40, 44, -81, 22, -22, 122, 105, 48, -71, -34, -45, -49, 33, 32, -24, -90, 31, -93, -97, -30,
    -101, -61, -79, 59, -117, 125, 6, 116, 11, -30, -112, -42, -49, -100, -16, 65, 5, -60],
    output: [-78.6, 180.1, 13.96, -32.28, 36.53, -78.6, 2.836, -8.27, -14.74, 10.875, -17.95, 150.2, 54.8,
    -61.78, 19.03, -34.03, 75.1, -1.034, 70.2, 29.3, -30.33, -35.44, 14.48, -1.404, 13.29, 55.1,
    19.86, 49.12, 7.723, 15.4, 71.2, -140.4, -40.3, -2.105, -37.16, 43.94, -87.94, 47.56, -21.06,
    -36.53, 4.953, -157.4, -44.47, 84.94, 0.302, -73.7, -7.09, 52.72, -34.4, -27.48, -77.4, 69.5,
    -41.88, -18.95, 16.0, 8.05, -100.7, 7.754, 15.445, 19.03, -41.47, -146.0, 32.56, -19.66, 36.25,
    47.03, 18.44, 25.33, -82.8, -27.48, -67.5, -43.97, -49.62, 52.66, -19.94, 21.67, 45.38, -46.0,
    -14.04, -29.3, -55.72, 103.5, 20.69, 30.89, -24.47, 13.62, -31.2, 63.06, 73.7, 14.49, -43.94,
    -48.22, -23.27, -34.4, 9.97, 19.81, -34.03, -46.53, 21.77, -28.1, -60.03, -42.53, -52.22, -42.8,
    -23.86, 36.53, -165.9, 64.6, 4.21, 35.03, 6.81, -42.53, -57.9, -29.48, -14.8, -61.9, -22.69,
    33.6, 3.51, -18.12],
}, name='channels_3_of_4_to_float16').DisableLifeTimeVariation()

# Expected values: float64 formula.
input = Input('input', ('TENSOR_QUANT8_ASYMM', [3], 0.25, 13))
output = Output('output', ('TENSOR_FLOAT16', [3]))
model = Model()
model.Operation('DEQUANTIZE', input).To(output)
Example({
    input: [0, 255, 219],
    output: [-3.25, 60.5, 51.5],
}, name='rank_1_quant8_to_float16').AddVariations(DataTypeConverter(name='signed').Identify({
    input: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.25, -115),
})).DisableLifeTimeVariation()

# Expected values: float64 formula.
input = Input('input', ('TENSOR_QUANT8_ASYMM', [3, 2], 0.25, 13))
output = Output('output', ('TENSOR_FLOAT16', [3, 2]))
model = Model()
model.Operation('DEQUANTIZE', input).To(output)
Example({
    input: [0, 255, 116, 236, 79, 24],
    output: [-3.25, 60.5, 25.75, 55.75, 16.5, 2.75],
}, name='rank_2_quant8_to_float16').AddVariations(DataTypeConverter(name='signed').Identify({
    input: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.25, -115),
})).DisableLifeTimeVariation()

# Expected values: float64 formula.
input = Input('input', ('TENSOR_QUANT8_ASYMM', [3, 2, 5], 0.25, 13))
output = Output('output', ('TENSOR_FLOAT16', [3, 2, 5]))
model = Model()
model.Operation('DEQUANTIZE', input).To(output)
Example({
    input: [0, 255, 148, 74, 135, 66, 99, 114, 44, 50, 91, 57, 215, 52, 94, 210, 106, 119, 21, 195, 21, 242, 1,
    241, 237, 171, 117, 195, 177, 162],
    output: [-3.25, 60.5, 33.75, 15.25, 30.5, 13.25, 21.5, 25.25, 7.75, 9.25, 19.5, 11.0, 50.5, 9.75, 20.25,
    49.25, 23.25, 26.5, 2.0, 45.5, 2.0, 57.25, -3.0, 57.0, 56.0, 39.5, 26.0, 45.5, 41.0, 37.25],
}, name='rank_3_quant8_to_float16').AddVariations(DataTypeConverter(name='signed').Identify({
    input: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.25, -115),
})).DisableLifeTimeVariation()

# Expected values: float64 formula.
input = Input('input', ('TENSOR_QUANT8_ASYMM', [3, 2, 5, 2], 0.25, 13))
output = Output('output', ('TENSOR_FLOAT16', [3, 2, 5, 2]))
model = Model()
model.Operation('DEQUANTIZE', input).To(output)
Example({
    input: [0, 255, 26, 164, 6, 175, 41, 93, 92, 75, 109, 221, 91, 144, 42, 20, 243, 42, 92, 164, 194, 126,
    182, 135, 56, 32, 161, 190, 234, 39, 132, 214, 143, 107, 207, 38, 74, 124, 139, 178, 19, 151,
    128, 163, 113, 79, 230, 88, 111, 176, 167, 118, 191, 121, 85, 44, 53, 220, 191, 173],
    output: [-3.25, 60.5, 3.25, 37.75, -1.75, 40.5, 7.0, 20.0, 19.75, 15.5, 24.0, 52.0, 19.5, 32.75, 7.25, 1.75,
    57.5, 7.25, 19.75, 37.75, 45.25, 28.25, 42.25, 30.5, 10.75, 4.75, 37.0, 44.25, 55.25, 6.5,
    29.75, 50.25, 32.5, 23.5, 48.5, 6.25, 15.25, 27.75, 31.5, 41.25, 1.5, 34.5, 28.75, 37.5, 25.0,
    16.5, 54.25, 18.75, 24.5, 40.75, 38.5, 26.25, 44.5, 27.0, 18.0, 7.75, 10.0, 51.75, 44.5, 40.0],
}, name='rank_4_quant8_to_float16').AddVariations(DataTypeConverter(name='signed').Identify({
    input: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.25, -115),
})).DisableLifeTimeVariation()

# Nothing in, nothing out.
# Expected values: none: the model must fail, or its outputs are not compared by value.
given_scores = Parameter('given_scores', ('TENSOR_QUANT8_ASYMM', [1, 2], 0.125, 0), [3, 2])
given_boxes = Parameter('given_boxes', ('TENSOR_QUANT16_ASYMM', [1, 8], 0.125, 0), [16, 8, 72, 56, 0, 0, 40, 48])
batch_of_box = Parameter('batch_of_box', ('TENSOR_INT32', [1]), [0])
scores = Internal('scores', ('TENSOR_QUANT8_ASYMM', [0], 0.125, 0))
boxes = Output('boxes', ('TENSOR_QUANT16_ASYMM', [0, 4], 0.125, 0))
classes = Output('classes', ('TENSOR_INT32', [0]))
batches = Output('batches', ('TENSOR_INT32', [0]))
output = Output('output', ('TENSOR_FLOAT16', [0]))
model = Model()
model.Operation('BOX_WITH_NMS_LIMIT', given_scores, given_boxes, batch_of_box, 100.0, -1, 0, 0.4, 1.0, 0.3).To(scores, boxes, classes, batches)
model.Operation('DEQUANTIZE', scores).To(output)
Example({
    boxes: [],
    classes: [],
    batches: [],
    output: [],
}, name='zero_sized_quant8_to_float16').AddVariations(DataTypeConverter(name='signed').Identify({
    given_scores: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.125, -128),
    scores: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.125, -128),
})).DisableLifeTimeVariation()
