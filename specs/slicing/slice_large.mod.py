# Licensed under the Apache License, Version 2.0; see LICENSE.
# Written by 'python -m corpus' from corpus/families/slicing.py; do not edit.
#
# SLICE: tensors of many elements, in sizes of no block, and beside powers of two.

import base64
import zlib

import numpy as np


def packed(dtype, text):
    """Many values in little space."""
    return np.frombuffer(zlib.decompress(base64.b85decode(text)), dtype).tolist()

# Beyond one block, tile or vector, with a rest.
# Expected values: float64 formula.
input = Input('input', ('TENSOR_FLOAT32', [67, 1031]))
b = Parameter('b', ('TENSOR_INT32', [2]), [3, 5])
s = Parameter('s', ('TENSOR_INT32', [2]), [60, 1021])
part_0 = Output('part_0', ('TENSOR_FLOAT32', [60, 1021]))
model = Model()
model.Operation('SLICE', input, b, s).To(part_0)
Example({
    input: packed('<f4',
    'c-rmHF-pU57{=jmbCZsOC<uarE-m7uNSmp2m3DD!QABq|aTg~KAfCXXqvz-Wq{nddmE;)D@Z<ZEe-iRk4V$X>VbyX}b)3ezo~4iM'
    'zv(J1(q(!}4>{ZVFZ)jBciyek%YK$7>2uVczhobzUd|sg@6v1coq6`>^wT}J%Is(ErKhx;*15OLyVLB4=^$;Slcv3YoB5Szt}`#1'
    '_M1oPJZ+}abf5OqcK3fbiJ6(1nVFfHnVFfHnVFfHnVFfHnVFfHnVFfHnVFfHnVFfHnVFfHnVFfHnVFfHnVFfHnVFfHnVFfHnVFfH'
    'nVFfHnVFfHnVFfHnVFfHnVFfHnVFfHnVFfHnVFfHnVFfHnVFfHnVFfHnVFfHnVFfHnVFfHnVFfHnVFfHnVFfHnVFfHnVFfHnVFfH'
    'nVFfHnVFfHnVFfHnVFfHnVFfHnVFfHnVFfHnVFfHnVFfHnVFfHnVFfHnVFfHnVFfHnVFfHnVFfHnVFfHnVFfHnVFfHnVFfHnVFfH'
    'nVFfHnVFfHnVFfHnVFfHnVFfHnVFfHnVFfHnVFfHnVFfHnVFfHnVFfHnVFfHnVFfHnVFfHnVFfHnVFfHnVFfHnVFfHnVFfHnVFfH'
    'nVFfHnVFfHnVFfHnVFfHnVFfHnVFfHnVFfHnVFfHnVFfHnVFfHnVFfHnVFfHnVFfHnVFfHnVFfHnVFfHnVFfHnVFfHnVFfHnVFfH'
    'nVFfHnVFfHnVFfHnVFfHnVFfHnVFfHnVFfHnVFfHnVFfHnVFfHnVFfHnVFfHnVFfHnVFfHnVFfHnVFfHnVFfHnVFfHnVFfHnVFfH'
    'nVFfHnVFfHnVFfHnVFfHnVFfHnVFfHnVFfHnVFfHnVFfHnVFfHnVFfHnVFfHnVFfHnVFfHnVFfHnVFfHnVFfHnVFfHnVFfHnVFfH'
    'nVFfHnVFfHnVFfHnVFfHnVFfHnVFfHnVFfHnVFfHnVFfHnVFfHnVFfHnVFfHnVFfHnVFfHnVFfHnVFfHnVFfHnVFfHnVFfHnVFfH'
    'nVFfHnVFfHnVFfHnVFfHnVFfHnVFfHnVFfHnVFfHnVFfHnVFfHnVFfHnVFfHnVFfHnVFfHnVFfHnVFfHnVFfHnVFfHnVFfHnVFfH'
    'nVFfHnVFfHnVFfHnVFfHnVFfHnVFfHnVFfHnVFfHnVFfHnVFfHnVFfHnVFfHnVFfHnVFfHnVFfHnVFfHnVFfHnVFfHnVFfHnVFfH'
    'nVFfHnVFfHnVFfHnVFfHnVFfHnVFfHnVFfHnVFfHnVFfHnVFfHnVFfHnVFfHnVFfHnVFfHnVFfHnVFfHnVFfHnVFfHnVFfHnVFfH'
    'nVFfHnVFfHnVFfHnVFfHnVFfHnVFfHnVFfHnVFfHnVFfHnVFfHnVFfHnVFfHnVFfHnVFfHnVFfHnVFfHnVFfHnVFfHnVFfHnVFfH'
    'nVFfHnVFfHnVFfHnVFfHnVFfHnVFfHnVFfHnVFfHnVFfHnVFfHnVFfHnVFfHnVFfHnVFfHnVFfHnVFfHnVFfHnVFfHnVFfHnVFfH'
    'nVFfHnVFfHnVFfHnVFfHnVFfHnVFfHnVFfHnVFfHnVFfHnVFfHnVFfHnVEUe`~gJwDk1'
),
    part_0: packed('<f4',
    'c-rmJF-lxf0EOY(*@Y<ui696H+8D%25w#Lq(I%Z@5bYBbd$Do>;tDJ*U55)0mtpA<XB8)3aky{h&3nwpKgQGU7-xH9Y-cCgO172#'
    '$TqUeY%!b5HnTt3PIkXD#&e!s&Gz&8ID5$TNA^2A%?`7>>~HSPel6EObH3!+kxi!WJjfn*zwh7V`d2o|{eL+xvfJr<zW(2J_BQ?9'
    'YtFTt3)xjRpS|b1=RA9q>*Z`Io5|MqzP~@u$;`~m%*@Qp%*@Qp%*^~hnDt|3W@ct)W@ct)W@ct)?lkMi%*@Qp%*@Qp%*@Qp%-m_#'
    'kC~a7nVFfHnVFfHnVGrMtRFKoGcz+YGcz+YGcz-Dr&&K{W@ct)W@ct)W@ct)=1#MI%*@Qp%*@Qp%*@Qp%*>r;{g|1VnVFfHnVFfH'
    'nVFe8&H6DjGcz+YGcz+YGcz+YcbfHMW@ct)W@ct)W@ct)X6`iW$IQ&k%*@Qp%*@Qp%*@<r){mK)nVFfHnVFfHnVFfn)2tseGcz+Y'
    'Gcz+YGcz+YbEjE9W@ct)W@ct)W@ct)X68<_e$33w%*@Qp%*@Qp%*@Q4X8o9%nVFfHnVFfHnVFfHJI(qrGcz+YGcz+YGcz+YGk2Qx'
    'V`gS%W@ct)W@ct)W@hd*>&MK@%*@Qp%*@Qp%*@Q(Y1WUKnVFfHnVFfHnVFfHxzns4Gcz+YGcz+YGcz+YGjpd|KW1iTW@ct)W@ct)'
    'W@hG2vwqCX%*@Qp%*@Qp%*@Qpoo4-*nVFfHnVFfHnVFfHnLEw;F*7qWGcz+YGcz+YGc$LZ^<!pcW@ct)W@ct)W@cvYH0#IA%*@Qp'
    '%*@Qp%*@Qp+-cU2nVFfHnVFfHnVFfHnYq)fA2TyEGcz+YGcz+YGc$9iSwCiGW@ct)W@ct)W@cvQPP2Z@%*@Qp%*@Qp%*@Qp%$;Wa'
    'n3<WGnVFfHnVFfHnVCDy`Y|&zGcz+YGcz+YGcz;yn)PF5W@ct)W@ct)W@ct)?lbGh%*@Qp%*@Qp%*@Qp%-m_#kC~a7nVFfHnVFfH'
    'nVGrMtRFKoGcz+YGcz+YGcz-Dr&&K{W@ct)W@ct)W@ct)=1#MI%*@Qp%*@Qp%*@Qp%*>r;{g|1VnVFfHnVFfHnVFe8&H6DjGcz+Y'
    'Gcz+YGcz+YcbfHMW@ct)W@ct)W@ct)X6`iW$IQ&k%*@Qp%*@Qp%*@<r){mK)nVFfHnVFfHnVFfn)2tseGcz+YGcz+YGcz+YbEjE9'
    'W@ct)W@ct)W@ct)X68<_e$33w%*@Qp%*@Qp%*@Q4X8o9%nVFfHnVFfHnVFfHJI(qrGcz+YGcz+YGcz+YGk2QxV`gS%W@ct)W@ct)'
    'W@hd*>&MK@%*@Qp%*@Qp%*@Q(Y1WUKnVFfHnVFfHnVFfHxzns4Gcz+YGcz+YGcz+YGjpd|KW1iTW@ct)W@ct)W@hG2vwqCX%*@Qp'
    '%*@Qp%*@Qpoo4-*nVFfHnVFfHnVFfHnLEw;F*7qWGcz+YGcz+YGc$LZ^<!pcW@ct)W@ct)W@cvYH0#IA%*@Qp%*@Qp%*@Qp+-cU2'
    'nVFfHnVFfHnVFfHnYq#Y34To?fd'
),
}, name='moved').DisableLifeTimeVariation()

# Beyond one block, tile or vector, with a rest.
# Expected values: float64 formula.
input = Input('input', ('TENSOR_FLOAT16', [67, 1031]))
b = Parameter('b', ('TENSOR_INT32', [2]), [3, 5])
s = Parameter('s', ('TENSOR_INT32', [2]), [60, 1021])
part_0 = Output('part_0', ('TENSOR_FLOAT16', [60, 1021]))
model = Model()
model.Operation('SLICE', input, b, s).To(part_0)
Example({
    input: packed('<f2',
    'c-rmFp>=~`7>3bEMu^M^l}JQ6ho&U?KR$zGgpPo$><AelGLjK0BaxBF%4U!&-$%T+8s_);G<|f#eOUYDvK|kg*JJ7Lxs;`QmZjY_'
    'b6H~?w*IyAC+23!F`K^h`+Vefezo&=RPmcz*<I%LHZ)O3U9K^=T~4RB{EK~#@r<u>izyHBc>UE`k;!B-nM@{=$z(E_OeT}bWHOmd'
    'CX>lzGMP*!lgVT<nM@{=$z(E_OeT}bWHOmdCX>lzGMP*!lgVT<nM@{=$z(E_OeT}bWHOmdCX>lzGMP*!lgVT<nM@{=$z(E_OeT}b'
    'WHOmdCX>lzGMP*!lgVT<nM@{=$z(E_OeT}bWHOmdCX>lzGMP*!lgVT<nM@{=$z(E_OeT}bWHOmdCX>lzGMP*!lgVT<nM@{=$z(E_'
    'OeT}bWHOmdCX>lzGMP*!lgVT<nM@{=$z(E_OeT}bWHOmdCX>lzGMP*!lgVT<nM@{=$z(E_OeT}bWHOmdCX>lzGMP*!lgVT<nM@{='
    '$z(E_OeT}bWHOmdCX>lzGMP*!lgVT<nM@{=$z(E_OeT}bWHOmdCX>lzGMP*!lgVT<nM@{=$z(E_OeT}bWHOmdCX>lzGMP*!lgVT<'
    'nM@{=$z(E_OeT}bWHOmdCX>lzGMP*!lgVT<nM@{=$z(E_OeT}bWHOmdCX>lzGMP*!lgVT<nM@{=$z(E_OeT}bWHOmdCX>lzGMP*!'
    'lgVT<nM@{=$z(E_OeT}bWHOmdCX>lzGMP*!lgVT<nM@{=$z(E_OeT}bWHOmdj(-Twh;;'
),
    part_0: packed('<f2',
    'c-rmUp>YCH6oyeGB_Jsw61gJG5VF9&eFnKDq=c1`DS;A@$Solfi9{kJLlqJEkGyy8%$fNLxWn$H{**;MmV5c=&Sj{}a_w$qRp<Tq'
    'I_`$IO@HZc?R2<pm+z--*Iw$>O`Cf+t!K^nygc@g_Bq$DGB#5^)~4;+MZMO?{<+(KmU;QEk8XAt*XO<|tFr1&Wn6FSKqiyPWHR~B'
    'Wo5}^GMP+Hl9eTs$z(D)NmiCjCX>nJBw1N9nM@{=lVoMdWHOmdPLh=+lgVT<IZ0NQOeT}b<Rn>HGMP*!lapj+$z(E_Oiq%OC6mcy'
    'GC4_BmP{s-$>bziSu&YSCX<t7WyxeRnM_WSl_itOWHLEPR+daAlgZ>HSy?ifOeT|)WM#=@GMP+Hl9eTs$z(D)NmiCjCX>nJBw1N9'
    'nM@{=lVoMdWHOmdPLh=+lgVT<IZ0NQOeT}b<S1ELGMP*!lY?Ys$z(E_Oiq%OC6mcyGC4|CmP{s-$>bneSu&YSCX<t7WyxeRnM_WS'
    'l_itOWHLEPR+daAlgZ>HSy?ifOeT}VWM#=@GMP+{k(DKr$z(D)NmiCjCX>nJBw1N9nM@{=lVoMdWHOmdPLh=+lgVT<IZ0NQOeT}b'
    '<Rn>HGMP*!lapj+$z(E_Oiq%OC6mcyGT8?|WyxeRnN0qlva)0{nM@`p$;y(+WHOnYBr8iMlgVUqlB_J5OeT}bNwTtJGMP*!C&|i^'
    '$z(E_oFpqtCX>lza+0hpnM@{=$w{)ZWHOmdCMU_tlF4K;nVcjmOD2=aWO9<MESXFulgUZ4vSc!uOeQDE%96=sGMSttD@!Jm$z*bp'
    'tSp&KCX>lY@-ID908{'
),
}, name='moved_float16').DisableLifeTimeVariation()

# Beyond one block, tile or vector, with a rest.
# Expected values: float64 formula.
input = Input('input', ('TENSOR_QUANT8_ASYMM', [67, 1031], 0.5, 100))
b = Parameter('b', ('TENSOR_INT32', [2]), [3, 5])
s = Parameter('s', ('TENSOR_INT32', [2]), [60, 1021])
part_0 = Output('part_0', ('TENSOR_QUANT8_ASYMM', [60, 1021], 0.5, 100))
model = Model()
model.Operation('SLICE', input, b, s).To(part_0)
Example({
    input: packed('|u1',
    'c-rmDu?hhJ007XH)o}jc7PDk`E1Ud+i4U;bWK^P*qD&;yNjJ*Q2V9ZZiLQKx<-PqSg;wc!srM??a`YO7lVWZdpBiDd$-f`9DE)S_'
    '_Imc2c7yYB(ccF5=Jk-S_JiGXK8|mREX%Si%d#xXvMkH8EX%Si%d#xXvMkH8EX%Si%d#xXvMkH8EX%Si%d#xXvMkH8EX%Si%d#xX'
    'vMkH8EX%Si%d#xXvMkH8EX%Si%d#xXvMkH8EX%Si%d#xXvMkH8EX%Si%d#xXvMkH8EX%Si%d#xXvMkH8EX%Si%d#xXvMkH8EX%Si'
    '%d#xXvMkH8EX%Si%d#xXvMkH8EX%Si%d#xXvMkH8EX%Si%d#xXvMkH8EX%Si%d#xXvMkH8EX%Si%d#xXf6qT4OhxJ'
),
    part_0: packed('|u1',
    'c-rmSu_^=r0D$3@)o|Y67PDk`E8FE2Ogw<yCZiIi6lEfrPBO~Q16+~ViLN|{{_g?4<)8oY>;3fdZvXc4>}c}#u&}xG__DscvbsF_'
    'IvgG^&K*piHion7`R|Xl(e!tFwsm#-bFwpdzBu2z8N82S82-0dCK!%lnP51IWrE=-mI;QVSSA>bVwqq#ie-Y~D3%F^qgW;wj$)Z$'
    'IErP0;V6~~hND;}7>;6@U^t3pg5fBZ35KIsCK!%lnP51IWrE=-mI;QVSSA>bVwqq#ie-Y~D3%F^qgW;wj$)Z$IErP0;V6~~hND;}'
    '7>;6@U^t3pg5fBZ35Kg!CKzsFnP51IWrE=-mI;QVSSA>bVwqq#ie-Y~D3%F^qgW;wj$)Z$*x)A<441G>FdW4)!EhAI1jA7*6AVYO'
    'OfVe9GQn^Z%LKzwEE5bzu}m-=#WKNg6w3s|Q7jV-N3l#W9K|xha1_e~!%-{~3`g-F^M>%x'
),
}, name='moved_quant8').DisableLifeTimeVariation()

# Beyond one block, tile or vector, with a rest.
# Expected values: float64 formula.
input = Input('input', ('TENSOR_INT32', [67, 1031]))
b = Parameter('b', ('TENSOR_INT32', [2]), [3, 5])
s = Parameter('s', ('TENSOR_INT32', [2]), [60, 1021])
part_0 = Output('part_0', ('TENSOR_INT32', [60, 1021]))
model = Model()
model.Operation('SLICE', input, b, s).To(part_0)
Example({
    input: packed('<i4',
    'c-rmHu_}gP7=Yn_WHoRG7PDk$Ws_4daR7Fkj7pSJ{xXqFq<@s115hM(BIO>w!?=cfd7rnZ=bDU0qnX;Qg?gyxTC3e!s^wa&)%vQ#'
    'ny=%UtEoDu+j^|^Vg6TFHC^BJQ7glqm-?;k;onwW)@l9JN$u2ZJ=M6*Yp<?{_xIYU*Sa5eUesOf*G+xaSse}cz14)7nVFfHnVFfH'
    'nVFfHnVFfHnVFfHnVFfHnVFfHnVFfHnVFfHnVFfHnVFfHnVFfHnVFfHnVFfHnVFfHnVFfHnVFfHnVFfHnVFfHnVFfHnVFfHnVFfH'
    'nVFfHnVFfHnVFfHnVFfHnVFfHnVFfHnVFfHnVFfHnVFfHnVFfHnVFfHnVFfHnVFfHnVFfHnVFfHnVFfHnVFfHnVFfHnVFfHnVFfH'
    'nVFfHnVFfHnVFfHnVFfHnVFfHnVFfHnVFfHnVFfHnVFfHnVFfHnVFfHnVFfHnVFfHnVFfHnVFfHnVFfHnVFfHnVFfHnVFfHnVFfH'
    'nVFfHnVFfHnVFfHnVFfHnVFfHnVFfHnVFfHnVFfHnVFfHnVFfHnVFfHnVFfHnVFfHnVFfHnVFfHnVFfHnVFfHnVFfHnVFfHnVFfH'
    'nVFfHnVFfHnVFfHnVFfHnVFfHnVFfHnVFfHnVFfHnVFfHnVFfHnVFfHnVFfHnVFfHnVFfHnVFfHnVFfHnVFfHnVFfHnVFfHnVFfH'
    'nVFfHnVFfHnVFfHnVFfHnVFfHnVFfHnVFfHnVFfHnVFfHnVFfHnVFfHnVFfHnVFfHnVFfHnVFfHnVFfHnVFfHnVFfHnVFfHnVFfH'
    'nVFfHnVFfHnVFfHnVFfHnVFfHnVFfHnVFfHnVFfHnVFfHnVFfHnVFfHnVFfHnVFfHnVFfHnVFfHnVFfHnVFfHnVFfHnVFfHnVFfH'
    'nVFfHnVFfHnVFfHnVFfHnVFfHnVFfHnVFfHnVFfHnVFfHnVFfHnVFfHnVFfHnVFfHnVFfHnVFfHnVFfHnVFfHnVFfHnVFfHnVFfH'
    'nVFfHnVFfHnVFfHnVFfHnVFfHnVFfHnVFfHnVFfHnVFfHnVFfHnVFfHnVFfHnVFfHnVFfHnVFfHnVFfHnVFfHnVFfHnVFfHnVFfH'
    'nVFfHnVFfHnVFfHnVFfHnVFfHnVFfHnVFfHnVFfHnVFfHnVFfHnVFfHnVFfHnVFfHnVFfHnVFfHnVFfHnVFfHnVFfHnVFfHnVFfH'
    'nVFfHnVFfHnVFfHnVFfHnVFfHnVFfHnVFfHnVFfHnVFfHnVFfHnVFfHnVFfHnVFfHnVFfHnVFfHnVFfHnVFfHnVFfHnVFfHnVFfH'
    'nVFfHnVFfHnVFfHnVFfHnVFfHnVFfHnVFfHnVFfHnVFfHnVFfHnVFfHnVFfHnVFfHnVFfHnVFfHnVFfHnVFfHnVFfHnVFfHnVFfH'
    'nVFfHnVFfHnVFfHnVFfHnVFfHnVFfHnVFfHnVFfHnVFfHnVFfHnVFfHnVFfHnVFfHnVFfHnVFfHnVFfHnVFfHnVFfHnVFfHnVFfH'
    'nVFfHnVFfHnVFfHnVFfHnVFfHx&8rxFh%M'
),
    part_0: packed('<i4',
    'c-rmJu_}jQ0L9_|$ZFsYEN02h$|kp9;sWe88I>rdC=<y<GRn>cC=xr7a@2Pf$1|Med%xb^r{BtGG<wc%vZw4cyUw<=%j`Wn%J#CW'
    '>?OO+CbHFRCcDcXv!!e^o6F|2*=#ZU$ab^oY(JaI#<HE^&iib6IRDAcv+?XRd&?Gvd;Z?{ovjc5tz~D~VfK|BWE<IJ_K=-q$JthP'
    'F?@f`R+yQYnVFfHnVFfHnVFgYfmuIhW@ct)W@ct)W@ct)=1#MI%*@Qp%*@Qp%*@Qp%*>r;{g|1VnVFfHnVFfHnVFe8&H6DjGcz+Y'
    'Gcz+YGcz+YcbfHMW@ct)W@ct)W@ct)X6`iW$IQ&k%*@Qp%*@Qp%*@<r){mK)nVFfHnVFfHnVFfn)2tseGcz+YGcz+YGcz+YbEjE9'
    'W@ct)W@ct)W@ct)X68<_e$33w%*@Qp%*@Qp%*@Q4X8o9%nVFfHnVFfHnVFfHJI(qrGcz+YGcz+YGcz+YGk2QxV`gS%W@ct)W@ct)'
    'W@hd*>&MK@%*@Qp%*@Qp%*@Q(Y1WUKnVFfHnVFfHnVFfHxzns4Gcz+YGcz+YGcz+YGjpd|KW1iTW@ct)W@ct)W@hG2vwqCX%*@Qp'
    '%*@Qp%*@Qpoo4-*nVFfHnVFfHnVFfHnLEw;F*7qWGcz+YGcz+YGc$LZ^<!pcW@ct)W@ct)W@cvYH0#IA%*@Qp%*@Qp%*@Qp+-cU2'
    'nVFfHnVFfHnVFfHnYq)fA2TyEGcz+YGcz+YGc$9iSwCiGW@ct)W@ct)W@cvQPP2Z@%*@Qp%*@Qp%*@Qp%$;Wan3<WGnVFfHnVFfH'
    'nVCDy`Y|&zGcz+YGcz+YGcz-Hn)PF5W@ct)W@ct)W@ct)?lkMi%*@Qp%*@Qp%*@Qp%-m_#kC~a7nVFfHnVFfHnVGrMtRFKoGcz+Y'
    'Gcz+YGcz-DuUS84W@ct)W@ct)W@ct)=03B2%*@Qp%*@Qp%*@Qp%*>r;{g|1VnVFfHnVFfHnVFe8&H6DjGcz+YGcz+YGcz+YcbfHM'
    'W@ct)W@ct)W@ct)X6`iW$IQ&k%*@Qp%*@Qp%*@<r){mK)nVFfHnVFfHnVFfn)2tseGcz+YGcz+YGcz+YbEjE9W@ct)W@ct)W@ct)'
    'X68<_e$33w%*@Qp%*@Qp%*@Q4X8o9%nVFfHnVFfHnVFfHJI(qrGcz+YGcz+YGcz+YGk2QxV`gS%W@ct)W@ct)W@hd*>&MK@%*@Qp'
    '%*@Qp%*@Q(Y1WUKnVFfHnVFfHnVFfHxzns4Gcz+YGcz+YGcz+YGjpd|KW1iTW@ct)W@ct)W@hG2vwqCX%*@Qp%*@Qp%*@Qpoo4-*'
    'nVFfHnVFfHnVFfHnLEw;F*7qWGcz+YGcz+YGc$LZ^<!pcW@ct)W@ct)W@cvYH0#IA%*@Qp%*@Qp%*@Qp+-cU2nVFfHnVFfHnVFfH'
    'nYq)fA2TyEGcz+YGcz+YGc$9iSwCiGW@ct)W@ct)W@cvQPP2Z@%*@Qp%*@Qp%*@Qp%$;Wan3<WGnVFfHnVFfHnVCDyzs^PQ&j'
),
}, name='moved_int32').DisableLifeTimeVariation()
