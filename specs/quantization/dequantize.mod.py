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


def signed(*operands):
    """All unsigned codes as signed ones of the same real values."""
    types = {
        o: ("TENSOR_QUANT8_ASYMM_SIGNED", o.type.scale, o.type.zeroPoint - 128) for o in operands
    }
    return DataTypeConverter(name="signed").Identify(types)


F16 = 'TENSOR_FLOAT16'
F32 = 'TENSOR_FLOAT32'
I32 = 'TENSOR_INT32'
U8 = 'TENSOR_QUANT8_ASYMM'

# Every code; scale 0.1, zero point 0.
# Expected values: float64 formula.
input = Input('input', (U8, [4, 64], 0.10000000149011612, 0))
output = Output('output', (F32, [4, 64]))
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
}, name='all_codes_0_quant8_to_float32').AddVariations('relaxed', signed(input))

# Every code; scale 0.1, zero point 0.
# Expected values: float64 formula.
input = Input('input', (U8, [4, 64], 0.10000000149011612, 0))
output = Output('output', (F16, [4, 64]))
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
}, name='all_codes_0_quant8_to_float16').AddVariations(signed(input))

# Every code; scale 0.037, zero point 128.
# Expected values: float64 formula.
input = Input('input', (U8, [256], 0.03700000047683716, 128))
output = Output('output', (F32, [256]))
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
}, name='all_codes_1_quant8_to_float32').AddVariations(signed(input)).DisableLifeTimeVariation()

# Every code; scale 0.037, zero point 128.
# Expected values: float64 formula.
input = Input('input', (U8, [256], 0.03700000047683716, 128))
output = Output('output', (F16, [256]))
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
}, name='all_codes_1_quant8_to_float16').AddVariations(signed(input)).DisableLifeTimeVariation()

# Every code; scale 2.0, zero point 255.
# Expected values: float64 formula.
input = Input('input', (U8, [4, 64], 2.0, 255))
output = Output('output', (F32, [4, 64]))
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
}, name='all_codes_2_quant8_to_float32').AddVariations(signed(input)).DisableLifeTimeVariation()

# Every code; scale 2.0, zero point 255.
# Expected values: float64 formula.
input = Input('input', (U8, [4, 64], 2.0, 255))
output = Output('output', (F16, [4, 64]))
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
}, name='all_codes_2_quant8_to_float16').AddVariations(signed(input)).DisableLifeTimeVariation()

# Every code; scale 0.0015, zero point 64.
# Expected values: float64 formula.
input = Input('input', (U8, [256], 0.001500000013038516, 64))
output = Output('output', (F32, [256]))
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
}, name='all_codes_3_quant8_to_float32').AddVariations(signed(input)).DisableLifeTimeVariation()

# Every code; scale 0.0015, zero point 64.
# Expected values: float64 formula.
input = Input('input', (U8, [256], 0.001500000013038516, 64))
output = Output('output', (F16, [256]))
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
}, name='all_codes_3_quant8_to_float16').AddVariations(signed(input)).DisableLifeTimeVariation()

# TENSOR_QUANT8_SYMM has no zero point.
# Expected values: float64 formula.
input = Input('input', ('TENSOR_QUANT8_SYMM', [256], 0.30000001192092896, 0))
output = Output('output', (F32, [256]))
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
output = Output('output', (F32, [2]))
model = Model()
model.Operation('DEQUANTIZE', input).To(output)
Example({
    input: [-73, -1],
    output: [-38.471, -1.424],
}, name='channels_0_of_1_to_float32').DisableLifeTimeVariation()

# A scale for each place along one dimension, and no zero point.
# Expected values: float64 formula.
input = Input('input', ('TENSOR_QUANT8_SYMM_PER_CHANNEL', [2, 3]), extraParams=SymmPerChannelQuantParams(0, [0.3319999873638153, 0.20000000298023224]))
output = Output('output', (F32, [2, 3]))
model = Model()
model.Operation('DEQUANTIZE', input).To(output)
Example({
    input: [-127, 127, -114, 77, 39, -119],
    output: [-42.163998, 42.163998, -37.848, 15.400001, 7.8, -23.800001],
}, name='channels_0_of_2_to_float32').DisableLifeTimeVariation()

# A scale for each place along one dimension, and no zero point.
# Expected values: float64 formula.
input = Input('input', ('TENSOR_QUANT8_SYMM_PER_CHANNEL', [2, 3]), extraParams=SymmPerChannelQuantParams(1, [0.35499998927116394, 0.7760000228881836, 1.1349999904632568]))
output = Output('output', (F32, [2, 3]))
model = Model()
model.Operation('DEQUANTIZE', input).To(output)
Example({
    input: [-127, 127, -104, -9, -120, -91],
    output: [-45.085, 98.552, -118.04, -3.195, -93.12, -103.284996],
}, name='channels_1_of_2_to_float32').DisableLifeTimeVariation()

# A scale for each place along one dimension, and no zero point.
# Expected values: float64 formula.
input = Input('input', ('TENSOR_QUANT8_SYMM_PER_CHANNEL', [2, 3, 4]), extraParams=SymmPerChannelQuantParams(0, [1.2940000295639038, 1.6390000581741333]))
output = Output('output', (F32, [2, 3, 4]))
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
output = Output('output', (F32, [2, 3, 4]))
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
output = Output('output', (F32, [2, 3, 4]))
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
output = Output('output', (F32, [2, 3, 4, 5]))
model = Model()
model.Operation('DEQUANTIZE', input).To(output)
Example({
    input: packed('|i1',
    'c-jGY0Ehp9e`kaAJcX$d?Jdix<&-C?1Sx6;x`n9S`5sc2imlTA#QH;+hy?s3&3#PpmZ$aa2x2b+ft}6M`G^bkf&6W)O3>2SA^g2d'
    '_~@`l4p$)hN}#%ZJsdpzWjn}+wLJ8!6hHQP%B{K&;$EiCy$<1Y)0G(3nNl2tu0fj'
),
    output: packed('<i4',
    'c-jHr0U!Q=fItAyz<@w-;2<DCAb<b>WWc}}z<_{Y5MY1+0KfoFK<L20fMlG2zyN@7K!C82$N=E7fB?YY5P(peAUWWm;INQ5C^^8;'
    'a#(N>I50R?;9%eYpm4A`V6Y&-FtDt!<baMq0HEM3sK5Zwz&N;ofB>jiz;JM4ojCwadY!bqrCcqvFT8_;J0PXmaGmA2SUo{0sPENc'
    'g(f2R3OmFW$^d8*S{58bb}#vzVgkyeSPJ9sTC~uc`EnQvF|^9eXgL&tiLhP{`Q=dnLlSVbIi1@}GjJTpdg;QnftyiWM|9WB%87K9'
    '>($0&AdwQVPZZ$dln-bWyRVXH{q!IJUr^hQeGkw+*~*~22FJM2YjL|%*I%Gn!5|TXBsqHPz8&5#uuH*E+1G^!L`Z@pK4`?(=tu!<'
    'k+iP0fs(rIKG1kz>jS+=6p#5=lfByZltwkERU~+?q0{3G0fBSF@z_gykgWr>OFgytBe%>7^cvvI@4pw#0vJ96*0;;+`w=j~y3XYO'
    '-25lPxB~qZ;Yuy`!OQve1Uef5w8i1&`?v=F>Hib)4fpr>1^@I7{`>I^0uKfL4es+63Iz)P5(@R|@(TU%0}K8Y_VM!q`VjB;^aA=6'
    '_v{4t?G6R}S@A{', 1.1920928955078125e-07
),
}, name='channels_0_of_4_to_float32').DisableLifeTimeVariation()

# A scale for each place along one dimension, and no zero point.
# Expected values: float64 formula.
input = Input('input', ('TENSOR_QUANT8_SYMM_PER_CHANNEL', [2, 3, 4, 5]), extraParams=SymmPerChannelQuantParams(1, [1.399999976158142, 0.3959999978542328, 0.9359999895095825]))
output = Output('output', (F32, [2, 3, 4, 5]))
model = Model()
model.Operation('DEQUANTIZE', input).To(output)
Example({
    input: packed('|i1',
    'c-jGY0Ehp9f7=Ct#8J<##gSO7aEf1DI5Jy=FxN6_^unW+M*Z@bF+ty5a^A%}Yrp&L!O)pR56jP&qN+hB2903Y?{g%%IV#`q=goKK'
    'E0ZTU59BgjJcJ^+Q-)~Z6$Njr(eD)r*o7t89kC*B;8X$Z@gLE5hk1;Hh_n&ue?4U'
),
    output: packed('<i4',
    'c-jHr0U!Q=fS>??06;*%KmdS1fPesiKmb4>Ai!XNcn}~!@SZflKv2lwpr~-*z~IE-pg_Q&xFCQ4KmZ^B7=VBPpa3AiKwx0d0KkCY'
    'pn$+Y0AK*Xupn5_pkP4gu%tjB0MxK1;6S(lkO0sC;6T|BNI)RKfPlaNK!9kOW|;t)05db0GtHSZW@Z4HGXOKN2FhmbzE}ieDDPf!'
    'wzy0CZkuR&bb9rr7&pf89xZ4o41<M(*%XlgnE*4)W@cv00L;wHnKR5Y0A>J7N3dje8W4^9a&TUSs!eh+dSG;YZYy}OB;U^0;S2^Q'
    'JH$l*3YWYY<{5w)0JF21vrL&YW@dmHGXS%4f#K%-pShOM+-Evyv)*@Ul0;Dy6O^bMgo(@21u_xb0>EoP&Mxf$8GtiP=4R&1fJ{ux'
    '8M90?fMx(U;c~maZ`hZqDE;~?v7#u*6s1$Yk_YMX22XdR`ho$mU!b;t*KYKuSmpz#);Qh9*0MdtPOU;gCnG=S3HJ#U{qybW4gdY?'
    '2@LrX7WwoXGU5IA;_1&H2j}U|)Yl#o0?I7p^iUbjCmrbY?%Y%D9<v)K3hW~i3+D#$5a$&61OOH9_WT3^_~!@h4ciYh@h1TG_zvnf'
    '$2iHw$J_@*n%}1', 1.1920928955078125e-07
),
}, name='channels_1_of_4_to_float32').DisableLifeTimeVariation()

# A scale for each place along one dimension, and no zero point.
# Expected values: float64 formula.
input = Input('input', ('TENSOR_QUANT8_SYMM_PER_CHANNEL', [2, 3, 4, 5]), extraParams=SymmPerChannelQuantParams(2, [1.152999997138977, 1.3990000486373901, 1.1959999799728394, 0.3930000066757202]))
output = Output('output', (F32, [2, 3, 4, 5]))
model = Model()
model.Operation('DEQUANTIZE', input).To(output)
Example({
    input: packed('|i1',
    'c-jGY0Ehp9e=;hj*KJpoZ!FIghCgKY*V;aXXo)gluSDpL!fKmy`#8Ml)w?FfeGT+6Pp`#&T%TLbb*Z8QQ&k-9b}y~gJL68@@L|=l'
    'qK`blHZ8=7P#Y(+8$b0y)OHV^o$ao~;*6dig41mBa>k1LI47Hxm?^Wmce(ec>_4#'
),
    output: packed('<i4',
    'c-jHr0U!PV06-wXK!Cu206-v+fIwiBFt8v1fB-;%0DzzX006*%T!8R6kRVXN0Fdy&KmdRM0KfnsfB=AbU;q&CfS^F&fMCGD5I|r+'
    'fPip7fDn)XK%k&Nz(6=a-~jMIzyM&7NMJx9fM9^|fWQFMK%l^YK%kINAb^zBD>H|14B10V{@<{|LyKlZiE`O1yn!<iE9FJFiBudO'
    'kL^>m?FNk?0GIupuq(g-pmqX-OIU2_JJ*AJ>2im7Kk1#H*@-s{x(+>yYOcb8xWvW?@rgCA)M8O!NmLTT;k-44YPb^8HPV5j2yPse'
    '*_)TREowu^H`6v9Qa;-!q))Q-3#_I)@rW)L^kvgnSCBT2p<|lG0(_%LjB$665PlRtLRY$QTK;Q*_xXpGPqToZ1{fyEMYfOX&H+in'
    '$!*GPoYysF9*}#S;t@`FIFR^d%%kHq8Z^F3Tn<C+zHN1YEK-^S&V=4RVhlUBNgNo=<4ioYO&a10w<Qz)_xKFCJG&e=$1m@%)IY;S'
    '{UP%E_woncNC){GH^<gjK*cuUMa%5~5D*3RL>tiODeE@q^g8Cy$Gi*k3JCPOE)N#d5-j*F;YJ9>#Psj<`swTux8^?gPuH#dCl|xO'
    '!5HxJ7xMlt7vmQ', 1.1920928955078125e-07
),
}, name='channels_2_of_4_to_float32').DisableLifeTimeVariation()

# A scale for each place along one dimension, and no zero point.
# Expected values: float64 formula.
input = Input('input', ('TENSOR_QUANT8_SYMM_PER_CHANNEL', [2, 3, 4, 5]), extraParams=SymmPerChannelQuantParams(3, [0.6190000176429749, 1.4179999828338623, 0.5170000195503235, 0.7020000219345093, 0.3019999861717224]))
output = Output('output', (F32, [2, 3, 4, 5]))
model = Model()
model.Operation('DEQUANTIZE', input).To(output)
Example({
    input: packed('|i1',
    'c-jGY0Ehp9e;d+yfdcUBB;#sos6WXy{$yd#=N$elSq@(dGjpA?{e?%uT;hiak*awCiTh^HrGqiA<uwht4;DYYnLp%sObs!LrIX>H'
    'OTHr@r|h4mNhmC@7V3IwFuC5-&mkb_rXQo9;+w;<JBxh=bPM8;*3X>qK?TGKx;!i'
),
    output: packed('<f4',
    'c-jHr0U!R`1Q7xP+Xfvxwx-!Ypg$Ga9cLWm&9g?OFy+Ibm$}Q+w1LO|isAyv;}=f8Z%CewA^^z^%SnSH_Mksn)3trV57qn$A}9VV'
    'n!M}=P}m#`E2N+-RA|SAoyQirj=aglxs)IY_BOjOf$spc#8mdPJe!&Zh1kM57Fa7QIe}W=^P5gJ8Z|CXT4q|M%$>HIUC?zJZeC$c'
    '$d${~L3%58W!d7NQsM8H+rajMp$x!VC>k~74M;!rEqJM{+ws(gnRHQs4WnAu2XGp)<B>~i@5|X9mvnX@9vHAJDBelk73V<6Amb>V'
    '-^7`LYoqm@G+zM{oizk&EsqvkcbEv4gpBI)4QI1dT%JVtc8&}o1{5!^KBy9&9Wkkzlj2ed+nS0emw*7t_;;8k5(1qNJd?_$+lDVj'
    'QlG6gIAH2t&!zXnS^0dEXD>jy2_K#aI<DYwDo`uF5+#9#4B0AY>uh(m24IlFLqWnq!a%{nLBT^p!a>49zd}L5!a=`5LP0`6K|;gA'
    'z`{bpLczj7!@@#7!oWhp!NNkq!9hX7KtVym!$QGALP0^o!NS7ALcu{o!ok79LP0^nLBT>oLBhhp!a+g8!a>2p!otGALc>BpLO{a8'
    '!NJ18LO{U_)#=*'
),
}, name='channels_3_of_4_to_float32').DisableLifeTimeVariation()

# Expected values: float64 formula.
input = Input('input', (U8, [3], 0.25, 13))
output = Output('output', (F32, [3]))
model = Model()
model.Operation('DEQUANTIZE', input).To(output)
Example({
    input: [0, 255, 219],
    output: [-3.25, 60.5, 51.5],
}, name='rank_1_quant8_to_float32').AddVariations(signed(input)).DisableLifeTimeVariation()

# Expected values: float64 formula.
input = Input('input', (U8, [3, 2], 0.25, 13))
output = Output('output', (F32, [3, 2]))
model = Model()
model.Operation('DEQUANTIZE', input).To(output)
Example({
    input: [0, 255, 116, 236, 79, 24],
    output: [-3.25, 60.5, 25.75, 55.75, 16.5, 2.75],
}, name='rank_2_quant8_to_float32').AddVariations(signed(input)).DisableLifeTimeVariation()

# Expected values: float64 formula.
input = Input('input', (U8, [3, 2, 5], 0.25, 13))
output = Output('output', (F32, [3, 2, 5]))
model = Model()
model.Operation('DEQUANTIZE', input).To(output)
Example({
    input: packed('<i2',
    'c-mw5KgFxvDY;0;DBAM6N!+EZa?!)0pBO*BU0r&3<01yU004Wn4t@'
),
    output: packed('<i2',
    'c-s5?sol29G%QtK)lcV?df?I6ERJm)Prp2QFfU`<lBxe0umPAT0KPsD_5', 0.25
),
}, name='rank_3_quant8_to_float32').AddVariations(signed(input)).DisableLifeTimeVariation()

# Expected values: float64 formula.
input = Input('input', (U8, [3, 2, 5, 2], 0.25, 13))
output = Output('output', (F32, [3, 2, 5, 2]))
model = Model()
model.Operation('DEQUANTIZE', input).To(output)
Example({
    input: packed('<i2',
    'c-mw5FSUeiy=H8TckbQj30fkbwPKbWs@v9Xp|Eh@EA^IZ{n_W$ylT2P2~TfWT<HHSB7ej3vi+5zI;MB_uVtVB000ov9R2'
),
    output: packed('<i2',
    'c-s5?iFf+XMKS^Yb_o~!nq}Fa$@)*<TDY=GTX@RGyHe#Ro8k^h+UD0SW$P-Qmg02NJ8AK(%uP8S@*3wiE%?vCzyQMJ003N}9q<', 0.25
),
}, name='rank_4_quant8_to_float32').AddVariations(signed(input)).DisableLifeTimeVariation()

# Nothing in, nothing out.
# Expected values: none: the model must fail, or its outputs are not compared by value.
given_scores = Parameter('given_scores', (U8, [1, 2], 0.125, 0), [3, 2])
given_boxes = Parameter('given_boxes', ('TENSOR_QUANT16_ASYMM', [1, 8], 0.125, 0), [16, 8, 72, 56, 0, 0, 40, 48])
batch_of_box = Parameter('batch_of_box', (I32, [1]), [0])
scores = Internal('scores', (U8, [0], 0.125, 0))
boxes = Output('boxes', ('TENSOR_QUANT16_ASYMM', [0, 4], 0.125, 0))
classes = Output('classes', (I32, [0]))
batches = Output('batches', (I32, [0]))
output = Output('output', (F32, [0]))
model = Model()
model.Operation('BOX_WITH_NMS_LIMIT', given_scores, given_boxes, batch_of_box, 100.0, -1, 0, 0.4, 1.0, 0.3).To(scores, boxes, classes, batches)
model.Operation('DEQUANTIZE', scores).To(output)
Example({
    boxes: [],
    classes: [],
    batches: [],
    output: [],
}, name='zero_sized_quant8_to_float32').AddVariations(signed(given_scores, scores)).DisableLifeTimeVariation()

# TENSOR_QUANT8_SYMM has no zero point.
# Expected values: float64 formula.
input = Input('input', ('TENSOR_QUANT8_SYMM', [256], 0.30000001192092896, 0))
output = Output('output', (F16, [256]))
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
output = Output('output', (F16, [2]))
model = Model()
model.Operation('DEQUANTIZE', input).To(output)
Example({
    input: [-73, -1],
    output: [-38.47, -1.424],
}, name='channels_0_of_1_to_float16').DisableLifeTimeVariation()

# A scale for each place along one dimension, and no zero point.
# Expected values: float64 formula.
input = Input('input', ('TENSOR_QUANT8_SYMM_PER_CHANNEL', [2, 3]), extraParams=SymmPerChannelQuantParams(0, [0.3319999873638153, 0.20000000298023224]))
output = Output('output', (F16, [2, 3]))
model = Model()
model.Operation('DEQUANTIZE', input).To(output)
Example({
    input: [-127, 127, -114, 77, 39, -119],
    output: [-42.16, 42.16, -37.84, 15.4, 7.8, -23.8],
}, name='channels_0_of_2_to_float16').DisableLifeTimeVariation()

# A scale for each place along one dimension, and no zero point.
# Expected values: float64 formula.
input = Input('input', ('TENSOR_QUANT8_SYMM_PER_CHANNEL', [2, 3]), extraParams=SymmPerChannelQuantParams(1, [0.35499998927116394, 0.7760000228881836, 1.1349999904632568]))
output = Output('output', (F16, [2, 3]))
model = Model()
model.Operation('DEQUANTIZE', input).To(output)
Example({
    input: [-127, 127, -104, -9, -120, -91],
    output: [-45.1, 98.56, -118.06, -3.195, -93.1, -103.3],
}, name='channels_1_of_2_to_float16').DisableLifeTimeVariation()

# A scale for each place along one dimension, and no zero point.
# Expected values: float64 formula.
input = Input('input', ('TENSOR_QUANT8_SYMM_PER_CHANNEL', [2, 3, 4]), extraParams=SymmPerChannelQuantParams(0, [1.2940000295639038, 1.6390000581741333]))
output = Output('output', (F16, [2, 3, 4]))
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
output = Output('output', (F16, [2, 3, 4]))
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
output = Output('output', (F16, [2, 3, 4]))
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
output = Output('output', (F16, [2, 3, 4, 5]))
model = Model()
model.Operation('DEQUANTIZE', input).To(output)
Example({
    input: packed('|i1',
    'c-jGY0Ehp9e`kaAJcX$d?Jdix<&-C?1Sx6;x`n9S`5sc2imlTA#QH;+hy?s3&3#PpmZ$aa2x2b+ft}6M`G^bkf&6W)O3>2SA^g2d'
    '_~@`l4p$)hN}#%ZJsdpzWjn}+wLJ8!6hHQP%B{K&;$EiCy$<1Y)0G(3nNl2tu0fj'
),
    output: packed('<i4',
    'c-lMQkkHVP;IJUz!-0SW9}YAy)Ho#AFgQ3cq!=_XFep55T5#lngF{VA0z-p?z=8)aHvDL4*mppI!6C&#LP0=TV8V|D0x=7eIX1Xm'
    '*l~l+<HeRA4i6eO@cd8?aCngr@FU|!ki_)`5fdKlYYCWOz`=G#;6#GK8;2b{mvp~ef82M+P~%coli~jVF(#aezxkr>=&yb6eu({r'
    '^`zg0ALnsC=KL1guCe77i_X*QLND@JE{V2Jeg9bM$I`!kM@;VCe=Pp@g6Xe!$Bek_#D1IXJ{zemqV?B9>-x%5THg=z>HY}2dE_kD'
    'E9d=pE^xgJzQ0-U;WjIge~b+O{(}$@{{R0ENCCnBe?T^r0y4nD{}~w|JRksz|6>5lK}ZM%(#im%VG=MUa1tsAWr4;2L+yoF@c%#5'
    'Ua%|!!d|#I`St<;gX#tV', 0.001953125
),
}, name='channels_0_of_4_to_float16').DisableLifeTimeVariation()

# A scale for each place along one dimension, and no zero point.
# Expected values: float64 formula.
input = Input('input', ('TENSOR_QUANT8_SYMM_PER_CHANNEL', [2, 3, 4, 5]), extraParams=SymmPerChannelQuantParams(1, [1.399999976158142, 0.3959999978542328, 0.9359999895095825]))
output = Output('output', (F16, [2, 3, 4, 5]))
model = Model()
model.Operation('DEQUANTIZE', input).To(output)
Example({
    input: packed('|i1',
    'c-jGY0Ehp9f7=Ct#8J<##gSO7aEf1DI5Jy=FxN6_^unW+M*Z@bF+ty5a^A%}Yrp&L!O)pR56jP&qN+hB2903Y?{g%%IV#`q=goKK'
    'E0ZTU59BgjJcJ^+Q-)~Z6$Njr(eD)r*o7t89kC*B;8X$Z@gLE5hk1;Hh_n&ue?4U'
),
    output: packed('<i4',
    'c-lQsJxD@P6h8MorM99iYIxBP4h=3r;LuHI2!e!`wrn&PQ%tC|8#EPIQII6WgBF*-AsXW~R1ic%AXx@BBu)_x5qf_*?>+Sn=X~FH'
    'zVjWp01WKMpat+z!w6e{CIc%|V6+-zG-Obq2Nq=rsco^~8><Nv7-N<#pxcgM1}#=mG}((~89uf{sUHkxLKxDtXt<{sgyPxd$#{70'
    'EfO6qFVsrDzJ$M-%4N>x%YpL6`|tBr{_$iiay)Z0)c?Bb%W)A)9DdQw+Q|6%6P@lp`plHFbM@Pa%17WbQMmIDU#Fr2UFq4=V9(M|'
    '^dUI7y`HR;i*l+r*|oA?H#gRH^NZ>Gt%g@ZL+FBwrp`SLk4MvV2?~f(61$QBiXb7nv=vSOix7kW*QD|it`VuE@JiAo8b}T2xFCrF'
    'zyVfFkRU);8m58Nxz0HkctP1*DdiyNpPlY1&ZbRVq0?Pgd)V1+>22oPTX`Mm`2PVn_23}', 0.00048828125
),
}, name='channels_1_of_4_to_float16').DisableLifeTimeVariation()

# A scale for each place along one dimension, and no zero point.
# Expected values: float64 formula.
input = Input('input', ('TENSOR_QUANT8_SYMM_PER_CHANNEL', [2, 3, 4, 5]), extraParams=SymmPerChannelQuantParams(2, [1.152999997138977, 1.3990000486373901, 1.1959999799728394, 0.3930000066757202]))
output = Output('output', (F16, [2, 3, 4, 5]))
model = Model()
model.Operation('DEQUANTIZE', input).To(output)
Example({
    input: packed('|i1',
    'c-jGY0Ehp9e=;hj*KJpoZ!FIghCgKY*V;aXXo)gluSDpL!fKmy`#8Ml)w?FfeGT+6Pp`#&T%TLbb*Z8QQ&k-9b}y~gJL68@@L|=l'
    'qK`blHZ8=7P#Y(+8$b0y)OHV^o$ao~;*6dig41mBa>k1LI47Hxm?^Wmce(ec>_4#'
),
    output: packed('<i4',
    'c-l>kKS)AR6voeeITT1!E#dGcmx?4>Qjj}kHZ`=C&xRHYUSlA23UX*NA{s(?4n_@uVE^z1-on9AnnZ`BLK-z1f_V3K@AC;AF87@C'
    'JLh~KqQ$@h27p!(kv6l`L`fJ!h9LPE=!-^{A^u#-Rxt|5=sjA)vZs_XG)&1TE*ouDlsawD(Ny;ob-mcIzyJgj5PixE^=?-;ns@Qe'
    'Q*vUxbG7v{o_Ltf^(xh5?X}e@htoUh!fzn>=|62go<zQBr1n-0-`Yc=l7A+#={q=_y4D-}(WTX!*hPId6MbJhUs=evw$r8Dnem(&'
    'nTt&Z3w!x`eB;OteN}et)W>`|0Hf8+v7PNX8UPm>ky(I4KnRr_Ae;z?6Rrs&6ys`6IM*~e(6|5@LX)RNEfB%EBNsqO3E-fh9CG0X'
    'II89HmxxOX*9BDJ-ngHlUgwpfU-YNoA=lRh!V?mMh5uT8UvFz5uihW7J@LQ', 0.0009765625
),
}, name='channels_2_of_4_to_float16').DisableLifeTimeVariation()

# A scale for each place along one dimension, and no zero point.
# Expected values: float64 formula.
input = Input('input', ('TENSOR_QUANT8_SYMM_PER_CHANNEL', [2, 3, 4, 5]), extraParams=SymmPerChannelQuantParams(3, [0.6190000176429749, 1.4179999828338623, 0.5170000195503235, 0.7020000219345093, 0.3019999861717224]))
output = Output('output', (F16, [2, 3, 4, 5]))
model = Model()
model.Operation('DEQUANTIZE', input).To(output)
Example({
    input: packed('|i1',
    'c-jGY0Ehp9e;d+yfdcUBB;#sos6WXy{$yd#=N$elSq@(dGjpA?{e?%uT;hiak*awCiTh^HrGqiA<uwht4;DYYnLp%sObs!LrIX>H'
    'OTHr@r|h4mNhmC@7V3IwFuC5-&mkb_rXQo9;+w;<JBxh=bPM8;*3X>qK?TGKx;!i'
),
    output: packed('<i4',
    'c-mEsJ4gdT6h-gMu0qs8R3h3Ku}~sH${<A7PZ3NJ!6G6S>klln5G{mQjA9`Ok|vdf!CnPHYy{Ur&`vN4X_8b18$X2!x;rz@=7TuJ'
    'oBQrN_dUR53}(s)3t&oaz_O6qOEC)x6Tl=>1<U}$6B0}bDAYo;Pr=G$FkqB_wZJr#XRy4Ic`!>6D!|;e?!aUps#S{h!8@9>!`^{-'
    '+i8ArwI`4}e_u#<-WOieYoV5SaeXkJJ-OcgKD&(igHe6yAd(6Dr{^EQF1AX6<-F&1{G&Jd7``)JCT?b)eO>*#n~}H8Ow;FKVZ_<b'
    '9EEc2vqQtNtErvval=?(B{tXB+MVnOX6;6BYC}p0kLD1rOPvS~35{rgUgDC|AF7-puY)Z$E^M6(f^UHEA{CSp@*`~SXo65Kg;P(6'
    'fY5YsN2LhoL^#~xf_~|st|=WsAtcld>E5j=RGadXQr5=RK~3V1lU1rhSJu>;N<{ucUHcb|9^C=', 0.000244140625
),
}, name='channels_3_of_4_to_float16').DisableLifeTimeVariation()

# Expected values: float64 formula.
input = Input('input', (U8, [3], 0.25, 13))
output = Output('output', (F16, [3]))
model = Model()
model.Operation('DEQUANTIZE', input).To(output)
Example({
    input: [0, 255, 219],
    output: [-3.25, 60.5, 51.5],
}, name='rank_1_quant8_to_float16').AddVariations(signed(input)).DisableLifeTimeVariation()

# Expected values: float64 formula.
input = Input('input', (U8, [3, 2], 0.25, 13))
output = Output('output', (F16, [3, 2]))
model = Model()
model.Operation('DEQUANTIZE', input).To(output)
Example({
    input: [0, 255, 116, 236, 79, 24],
    output: [-3.25, 60.5, 25.75, 55.75, 16.5, 2.75],
}, name='rank_2_quant8_to_float16').AddVariations(signed(input)).DisableLifeTimeVariation()

# Expected values: float64 formula.
input = Input('input', (U8, [3, 2, 5], 0.25, 13))
output = Output('output', (F16, [3, 2, 5]))
model = Model()
model.Operation('DEQUANTIZE', input).To(output)
Example({
    input: packed('<i2',
    'c-mw5KgFxvDY;0;DBAM6N!+EZa?!)0pBO*BU0r&3<01yU004Wn4t@'
),
    output: packed('<i2',
    'c-s5?sol29G%QtK)lcV?df?I6ERJm)Prp2QFfU`<lBxe0umPAT0KPsD_5', 0.25
),
}, name='rank_3_quant8_to_float16').AddVariations(signed(input)).DisableLifeTimeVariation()

# Expected values: float64 formula.
input = Input('input', (U8, [3, 2, 5, 2], 0.25, 13))
output = Output('output', (F16, [3, 2, 5, 2]))
model = Model()
model.Operation('DEQUANTIZE', input).To(output)
Example({
    input: packed('<i2',
    'c-mw5FSUeiy=H8TckbQj30fkbwPKbWs@v9Xp|Eh@EA^IZ{n_W$ylT2P2~TfWT<HHSB7ej3vi+5zI;MB_uVtVB000ov9R2'
),
    output: packed('<i2',
    'c-s5?iFf+XMKS^Yb_o~!nq}Fa$@)*<TDY=GTX@RGyHe#Ro8k^h+UD0SW$P-Qmg02NJ8AK(%uP8S@*3wiE%?vCzyQMJ003N}9q<', 0.25
),
}, name='rank_4_quant8_to_float16').AddVariations(signed(input)).DisableLifeTimeVariation()

# Nothing in, nothing out.
# Expected values: none: the model must fail, or its outputs are not compared by value.
given_scores = Parameter('given_scores', (U8, [1, 2], 0.125, 0), [3, 2])
given_boxes = Parameter('given_boxes', ('TENSOR_QUANT16_ASYMM', [1, 8], 0.125, 0), [16, 8, 72, 56, 0, 0, 40, 48])
batch_of_box = Parameter('batch_of_box', (I32, [1]), [0])
scores = Internal('scores', (U8, [0], 0.125, 0))
boxes = Output('boxes', ('TENSOR_QUANT16_ASYMM', [0, 4], 0.125, 0))
classes = Output('classes', (I32, [0]))
batches = Output('batches', (I32, [0]))
output = Output('output', (F16, [0]))
model = Model()
model.Operation('BOX_WITH_NMS_LIMIT', given_scores, given_boxes, batch_of_box, 100.0, -1, 0, 0.4, 1.0, 0.3).To(scores, boxes, classes, batches)
model.Operation('DEQUANTIZE', scores).To(output)
Example({
    boxes: [],
    classes: [],
    batches: [],
    output: [],
}, name='zero_sized_quant8_to_float16').AddVariations(signed(given_scores, scores)).DisableLifeTimeVariation()
