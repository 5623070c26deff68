# Licensed under the Apache License, Version 2.0; see LICENSE.
# Written by 'python -m corpus' from corpus/families/reduction.py; do not edit.
#
# ARGMAX: axes, ranks, types; indexes far apart. No element ties with the answer.

import base64
import zlib

import numpy as np


def packed(dtype, text):
    """Many values in little space."""
    return np.frombuffer(zlib.decompress(base64.b85decode(text)), dtype).tolist()

# Every axis, from the front and from the end.
# Expected values: exact integer arithmetic.
input = Input('input', ('TENSOR_FLOAT32', [4]))
axis = Int32Scalar('axis', -1)
output = Output('output', ('TENSOR_INT32', [1]))
model = Model()
model.Operation('ARGMAX', input, axis).To(output)
Example({
    input: [-48.1, 49.1, -24.9, 21.4],
    output: [1],
}, name='rank_1_axis_0_negative').AddVariations('float16').DisableLifeTimeVariation()

# Every axis, from the front and from the end.
# Expected values: exact integer arithmetic.
input = Input('input', ('TENSOR_FLOAT32', [4]))
axis = Int32Scalar('axis', 0)
output = Output('output', ('TENSOR_INT32', [1]))
model = Model()
model.Operation('ARGMAX', input, axis).To(output)
Example({
    input: [-45.9, 16.2, -31.4, 14.0],
    output: [1],
}, name='rank_1_axis_0').AddVariations('float16').DisableLifeTimeVariation()

# Every axis, from the front and from the end.
# Expected values: exact integer arithmetic.
input = Input('input', ('TENSOR_FLOAT32', [4, 7]))
axis = Int32Scalar('axis', -2)
output = Output('output', ('TENSOR_INT32', [7]))
model = Model()
model.Operation('ARGMAX', input, axis).To(output)
Example({
    input: [-47.9, -1.0, 35.9, 17.1, 45.5, -25.0, -43.9, 29.1, 26.3, 23.7, -22.9, 12.3, -49.3, 5.9, -17.3,
    -3.7, 42.5, -7.1, 45.6, -35.6, 45.0, 34.8, -11.1, -41.1, 38.2, 23.9, 28.5, 42.1],
    output: [3, 1, 2, 3, 2, 3, 2],
}, name='rank_2_axis_0_negative').DisableLifeTimeVariation()

# Every axis, from the front and from the end.
# Expected values: exact integer arithmetic.
input = Input('input', ('TENSOR_FLOAT32', [4, 7]))
axis = Int32Scalar('axis', -1)
output = Output('output', ('TENSOR_INT32', [4]))
model = Model()
model.Operation('ARGMAX', input, axis).To(output)
Example({
    input: [39.7, -50.0, -12.9, 12.8, -7.4, 30.6, -24.4, 17.1, 29.7, 39.6, -28.2, -42.0, -38.5, -0.6, 39.0,
    -13.3, 4.3, 5.2, -44.4, 12.0, 33.7, 0.2, 45.6, 24.6, 32.7, 31.3, 37.8, -29.2],
    output: [0, 2, 0, 1],
}, name='rank_2_axis_1_negative').AddVariations('float16').DisableLifeTimeVariation()

# Every axis, from the front and from the end.
# Expected values: exact integer arithmetic.
input = Input('input', ('TENSOR_FLOAT32', [4, 7]))
axis = Int32Scalar('axis', 0)
output = Output('output', ('TENSOR_INT32', [7]))
model = Model()
model.Operation('ARGMAX', input, axis).To(output)
Example({
    input: [-31.2, 3.6, -41.3, -6.1, 8.9, 35.5, -7.3, -2.2, 41.3, -28.1, 46.1, -36.8, -35.6, 14.3, -15.7,
    -16.7, 31.1, -6.6, 23.7, 47.8, 13.0, 11.8, 32.0, -36.4, -29.8, 28.2, 22.6, -13.4],
    output: [3, 1, 2, 1, 3, 2, 1],
}, name='rank_2_axis_0').DisableLifeTimeVariation()

# Every axis, from the front and from the end.
# Expected values: exact integer arithmetic.
input = Input('input', ('TENSOR_FLOAT32', [4, 7]))
axis = Int32Scalar('axis', 1)
output = Output('output', ('TENSOR_INT32', [4]))
model = Model()
model.Operation('ARGMAX', input, axis).To(output)
Example({
    input: [1.4, -18.2, 45.5, -36.0, 17.8, -32.1, 17.6, -29.9, 5.7, 3.4, 31.6, -4.9, -18.8, 41.6, 9.3, -34.1,
    9.0, -3.4, -13.9, -12.3, -47.7, 25.9, -2.0, -29.9, 27.8, 6.3, 16.4, -4.4],
    output: [2, 6, 0, 3],
}, name='rank_2_axis_1').AddVariations('float16')

# Every axis, from the front and from the end.
# Expected values: exact integer arithmetic.
input = Input('input', ('TENSOR_FLOAT32', [4, 7, 3]))
axis = Int32Scalar('axis', -3)
output = Output('output', ('TENSOR_INT32', [7, 3]))
model = Model()
model.Operation('ARGMAX', input, axis).To(output)
Example({
    input: [5.1, -36.5, -30.9, 5.7, -26.7, 26.1, 25.7, -14.3, -22.8, -43.0, 40.7, -33.2, 8.6, 17.7, 3.8, -22.8,
    -44.8, 9.7, -21.2, -6.2, 41.2, -0.6, -1.8, -19.1, -21.1, -32.3, -10.0, -24.9, -14.5, 27.5,
    -14.7, 23.0, 44.8, 31.3, -20.1, 21.6, -28.9, 40.6, -10.7, 19.7, 5.0, 32.0, 30.3, 46.6, -5.2,
    0.1, -22.1, -11.0, 22.4, -7.5, -31.4, -18.0, 45.0, 11.8, -17.8, 45.8, 40.3, 25.9, -18.1, 40.6,
    -48.4, 13.2, 33.4, 7.0, 6.1, -41.0, -15.1, -44.7, -3.7, -28.2, 39.9, -13.3, 15.5, -14.1, 31.8,
    -44.1, 25.2, 2.7, -3.2, -13.5, -12.0, 35.1, 29.5, -10.4],
    output: [2, 2, 2, 0, 2, 0, 0, 3, 1, 3, 2, 1, 1, 2, 2, 2, 1, 2, 3, 3, 0],
}, name='rank_3_axis_0_negative').DisableLifeTimeVariation()

# Every axis, from the front and from the end.
# Expected values: exact integer arithmetic.
input = Input('input', ('TENSOR_FLOAT32', [4, 7, 3]))
axis = Int32Scalar('axis', -2)
output = Output('output', ('TENSOR_INT32', [4, 3]))
model = Model()
model.Operation('ARGMAX', input, axis).To(output)
Example({
    input: [40.8, -8.3, 12.6, 31.8, 32.0, 5.0, -10.9, 43.3, -42.9, -10.1, -42.2, 29.3, 17.5, -17.3, 6.0, -12.7,
    46.5, -41.8, 1.1, 16.0, -28.5, -39.7, 38.6, -37.3, -11.6, -36.7, 5.3, 26.2, 6.8, 38.8, 43.9,
    48.0, 1.8, 31.1, 42.2, 30.8, -6.7, -1.1, -27.5, -35.3, 36.3, 11.6, -37.9, -36.6, 3.6, -31.6,
    -40.7, -20.3, -15.3, 11.7, -45.2, 36.4, 17.3, 3.9, -21.6, -35.6, 11.1, -40.9, -16.1, -14.7,
    -39.2, 22.0, -13.2, 6.9, 32.5, 15.4, -25.6, -48.6, -44.6, -31.1, 49.7, -28.0, 8.9, -24.3, 26.5,
    20.3, -31.7, 11.9, 26.1, 35.6, 37.9, 43.9, -30.9, 39.7],
    output: [0, 5, 3, 3, 3, 2, 3, 6, 4, 6, 2, 6],
}, name='rank_3_axis_1_negative').DisableLifeTimeVariation()

# Every axis, from the front and from the end.
# Expected values: exact integer arithmetic.
input = Input('input', ('TENSOR_FLOAT32', [4, 7, 3]))
axis = Int32Scalar('axis', -1)
output = Output('output', ('TENSOR_INT32', [4, 7]))
model = Model()
model.Operation('ARGMAX', input, axis).To(output)
Example({
    input: [46.0, -43.7, -44.7, -31.9, 42.1, 49.4, 48.0, 46.4, 45.7, 3.0, -29.3, 43.0, -13.4, 17.0, 13.1,
    -15.4, 11.2, -17.4, -46.8, 12.2, 32.1, -1.8, -48.3, -30.4, 3.9, -19.7, 3.5, 9.0, 49.8, 32.1,
    -46.2, 16.9, -46.7, 44.8, 11.8, -23.4, -48.4, -47.0, -35.6, 24.0, -1.2, -9.7, -16.8, -35.9,
    41.6, 45.2, -46.4, 30.7, -26.2, 0.7, -4.8, 42.8, -39.6, -1.2, -30.3, 45.5, -31.0, 19.3, 49.2,
    19.5, -48.6, 42.8, 15.2, -22.9, -18.5, 3.3, -48.4, -9.6, -0.1, -36.0, 47.3, -46.2, 45.8, -28.1,
    -14.2, -17.5, 6.5, 11.2, -29.4, -24.2, 36.6, 9.8, 40.6, 19.5],
    output: [0, 2, 0, 2, 1, 1, 2, 0, 0, 1, 1, 0, 2, 0, 2, 0, 1, 0, 1, 1, 1, 2, 2, 1, 0, 2, 2, 1],
}, name='rank_3_axis_2_negative').AddVariations('float16').DisableLifeTimeVariation()

# Every axis, from the front and from the end.
# Expected values: exact integer arithmetic.
input = Input('input', ('TENSOR_FLOAT32', [4, 7, 3]))
axis = Int32Scalar('axis', 0)
output = Output('output', ('TENSOR_INT32', [7, 3]))
model = Model()
model.Operation('ARGMAX', input, axis).To(output)
Example({
    input: [-17.2, -35.4, -45.2, 22.3, -15.7, -31.4, -0.1, -41.7, 22.8, 46.1, 14.1, -32.6, -49.6, -29.1, 13.8,
    -47.4, 34.4, 16.8, 44.6, 39.4, -39.4, 1.4, 39.6, -21.4, -12.8, 23.0, -20.8, 8.2, 0.1, 21.1,
    -11.2, -47.7, -19.5, -22.4, 44.8, -44.0, 30.3, 15.7, -35.2, -13.4, -17.9, -22.6, 11.2, -6.8,
    -23.6, 27.2, -34.8, 19.9, 45.8, -6.6, -48.4, -33.7, 25.4, -20.1, 34.2, 39.5, 42.2, -18.0, 18.0,
    -25.1, 34.9, -12.2, 35.9, -40.6, 13.9, -5.7, -20.3, -27.2, 36.6, -3.3, 27.4, -24.2, -6.4, -48.6,
    9.6, 28.7, -3.1, 14.8, -43.8, 28.8, 47.8, 31.7, -37.6, -16.6],
    output: [2, 1, 3, 2, 1, 3, 2, 3, 0, 0, 2, 3, 2, 1, 2, 1, 0, 3, 0, 0, 2],
}, name='rank_3_axis_0').DisableLifeTimeVariation()

# Every axis, from the front and from the end.
# Expected values: exact integer arithmetic.
input = Input('input', ('TENSOR_FLOAT32', [4, 7, 3]))
axis = Int32Scalar('axis', 1)
output = Output('output', ('TENSOR_INT32', [4, 3]))
model = Model()
model.Operation('ARGMAX', input, axis).To(output)
Example({
    input: [-45.4, -14.7, 26.1, -48.0, 28.8, 42.9, 3.7, 32.2, 1.5, -8.3, -11.5, 28.1, 12.5, 8.9, 5.1, -9.3,
    -19.1, 7.8, -40.4, 46.9, 8.5, -47.2, -17.6, 8.6, -1.2, 25.8, 18.3, -7.7, -36.8, -31.0, 24.9,
    -34.1, -23.5, 46.9, 0.2, -19.8, -44.6, -21.6, -44.1, -5.0, 42.9, 47.7, -8.7, 49.6, -25.4, 49.5,
    35.4, -32.8, 33.9, 49.2, -40.6, -9.5, -21.3, 12.1, 35.4, -28.5, 18.2, 17.9, 45.2, 39.8, 46.3,
    -24.6, -21.4, -25.2, -31.2, -48.0, 17.7, 31.8, 26.8, 17.3, 5.5, -5.6, 41.2, 37.8, -40.6, -34.7,
    -19.1, 37.2, -48.8, -27.2, 36.9, -22.3, 8.4, 40.3],
    output: [4, 6, 1, 4, 6, 6, 1, 0, 5, 3, 3, 6],
}, name='rank_3_axis_1').DisableLifeTimeVariation()

# Every axis, from the front and from the end.
# Expected values: exact integer arithmetic.
input = Input('input', ('TENSOR_FLOAT32', [4, 7, 3]))
axis = Int32Scalar('axis', 2)
output = Output('output', ('TENSOR_INT32', [4, 7]))
model = Model()
model.Operation('ARGMAX', input, axis).To(output)
Example({
    input: [-23.0, -39.9, -18.8, 19.9, 13.1, 15.0, 8.1, 47.2, -12.3, -49.3, 37.3, 1.6, -31.3, -31.7, -2.6,
    47.6, -39.0, 5.5, 43.9, 5.5, -46.2, -21.4, 2.6, -3.5, -24.4, 13.3, -24.2, -5.0, 16.7, -40.8,
    -27.1, -5.6, -6.4, 26.8, 22.3, 23.8, -8.4, 42.1, 0.6, -4.2, 42.2, 26.3, -42.6, -11.2, -38.3,
    -14.5, 22.0, 48.7, -44.8, 34.0, 6.9, 7.8, 0.6, 20.2, -20.6, -30.3, -41.4, -2.0, 13.1, 19.2,
    22.2, -35.1, 15.6, -41.7, 34.3, -8.1, 3.8, -22.1, -29.2, -16.5, -14.8, -29.3, -28.1, 6.9, -4.0,
    45.3, -28.8, -0.5, 10.7, 3.6, 11.6, 19.5, -39.6, -39.7],
    output: [2, 0, 1, 1, 2, 0, 0, 1, 1, 1, 1, 0, 1, 1, 1, 2, 1, 2, 0, 2, 0, 1, 0, 1, 1, 0, 2, 0],
}, name='rank_3_axis_2').AddVariations('float16').DisableLifeTimeVariation()

# Every axis, from the front and from the end.
# Expected values: exact integer arithmetic.
input = Input('input', ('TENSOR_FLOAT32', [4, 7, 3, 5]))
axis = Int32Scalar('axis', -4)
output = Output('output', ('TENSOR_INT32', [7, 3, 5]))
model = Model()
model.Operation('ARGMAX', input, axis).To(output)
Example({
    input: packed('<f4',
    'c-k$MZ)jFk9LJARq4=cJ*>p9g$$VUMS=-sn&DwMC@tH$<6WEJ_Uij*~?v)TkEN4<QLPWy*yeV;1U`3^r!ff|kBU;`Ifngalgk(%y'
    'p!5gq5Bm8&*B6K9-1GbWzTe;fr^vfAW1?V8Z)WY=aU=Pi6N2|&MvY{N^S(0_`J17U)Urm>9vjob{h6%DH)7|UwG(NPcVP2kYRu1Z'
    'k#BQFUIFhkdYjQZ2-Xg;muKFujD_X>A@uv4F<oFji2eflQEcrfd{2ToitZuaHa2mKd=czpK|IEs(Hpw|^8G4UUkER<_7C*O^;@&{'
    '6g*S0I2*}1?&God-{Q|Mrx?Aj<JS)S|151Jw~!CO_dVEG(Mi58@;P+c!0W=dHf%29Lj}D1@!1&fe+|}daE)XToMCJ)@jV3BR_=9d'
    'x_Ec!R^UkSX9(RD&Ex%ga<Pm1b^PyAJorC?4<ErjM4Zcz{RRI&@b@d{;5-ao2iVK*<^3o*IE(MMvEP?k`yN=6ygh;bYVaOVUb7OX'
    '#VO7rufjV9#sPdiMQvZlW;a+jBk#8n<B7<aHE_3b`mnuCE+^1^7L29Xb?~+aKP%uog&&)o?1%^3)yS43dkM@b_~#>XO1>uGslh)!'
    'W37#ZX-u8(R5?d?n(r3!HO$*p-cDn)1*}`-;&C`Xm?`q@_&AO1X?z)T>K$v_U0J&=O}~r$J94!ipOm|^k+|@aT>gOWUUGB|`N!mE'
    '16XE8eNg0Ul-rtmmVO3r8qQfTufR2lzvqd&1HN7`S7quiYj?(F@9qKfCircc`Vl^-`WbVWT09a|(;}~DniI{H_ntV1RXcc|1HZ0b'
    'Xx6sK|3r5IT%$SU{Kx%>a-m+VY3>wDS<3<R>+oO3?;c|RFjjvXvxskdIlpm#8NDj^b#QzFPJYhX8@#Dc=ZQ;w@kU(s%cy2G7B4-_'
    'TQ|Q|)d#&h$gksf1)M}Oa`76v-9Z?dF=iF4N0I-}-PgR|9VutBrS`m4kk2-KwDv2`L&Ud${YCVCA@1jq4Mplr@81D?f$u?hJht7~'
    '_R&j6I8}OQ7QH#nBs@O#zTZiw$W_<Jnz^91$a=tf7mil)*Uo)EJZD0=yLyT3DBst>?1bY}<to;^5_2RR^$<M~${5xuXF>bS+6&Zm'
    'uDO%SouhZn;|Rwz>!`jp<^}nSf7^rhqh{BbZ_xem-u^iW?oXT*@OHX#zIwpu*PP(vlys4)Z>rj9GsaAYGQPvHa$v1?=OS@`4p$p*'
    '_bCo?>d47br`n<q&Iq-MW6ei7D<^r|L|%8IH&3oErDYwCA%6wD<D4sC{!MSc&)Zv^B|$T(nbZ8?JMxu5dtW=un1M{OP+Me!a8L6-'
    '=7fho#IAj%KDnG~Pve{ZCqlUk);jGoW*ytsSo`NLawyo}'
),
    output: [3, 2, 2, 0, 0, 3, 1, 0, 3, 2, 2, 2, 0, 2, 1, 0, 0, 3, 2, 0, 0, 2, 3, 1, 1, 2, 1, 1, 3, 2, 0, 1, 3,
    2, 3, 0, 0, 1, 1, 3, 3, 1, 3, 2, 0, 2, 2, 1, 2, 3, 3, 1, 2, 0, 2, 1, 3, 3, 1, 0, 3, 3, 2, 3, 0,
    2, 1, 2, 1, 0, 1, 0, 0, 0, 1, 0, 1, 2, 0, 3, 3, 2, 2, 2, 0, 2, 0, 3, 1, 0, 3, 0, 2, 0, 1, 1, 2,
    0, 1, 1, 3, 0, 3, 1, 1],
}, name='rank_4_axis_0_negative').DisableLifeTimeVariation()

# Every axis, from the front and from the end.
# Expected values: exact integer arithmetic.
input = Input('input', ('TENSOR_FLOAT32', [4, 7, 3, 5]))
axis = Int32Scalar('axis', -3)
output = Output('output', ('TENSOR_INT32', [4, 3, 5]))
model = Model()
model.Operation('ARGMAX', input, axis).To(output)
Example({
    input: packed('<f4',
    'c-k$LZD?0j9LJ9~H?vhf#M;!xHfBy+qMcdJ*8cx<TB~p`5_?e)5fldk-$W4w5s_lOSY%4&y+kdDRnQB=7z*0|-b+Zvxghy~gCHw2'
    'DhY8^1`GOp|F;*1^YlI6@9*&#^HpxlC6^{oGhfZE-Bl0ahP;fcIqPEH=*u|qWeDpFYkLc0R<l3N-7)Y3%r(v)a%G%if2R-O8y7-1'
    '?>dVRrnz6iyB%2wSDF}WKL$5dPm^_Eu7WkZSy`mXB6vLWi7ZVX1RERHo~m2B!Wq-<t-T*yM~+RrInMd_tgScZAbdyj5XR9si{2v6'
    '2EeAAO`~&NQO4b9JqPYQXU}89el(I=2=8#-@8xqD2c7&WV>{~+a7%a>j~TNNe=oR7YrU6l2s2p~r!n?F@oo&;6~~jTKf|s~h4eyr'
    'm9tJThv0q6S-SxLj${T$jmda_v5_Wk@TP_RWpr<n?f6%Ke+-@@a0J$evAMx|3-@DQHigiKU3b7Y%s#^XBs>RYf74EUX1_F-pT=wi'
    'mvATDI<_w7{S5k#qczR_E5zw7I93%^ULNNB4{Yzj@7Y?KEaPr7oUOcl0^TY1zc6;e*@u7k_%vBt$RA@m;P^Ew<Iy_0ss%<ry5rmz'
    'aG%7FK5F6v&RgMnz$sSXiAx6>V|nHOrA&TTHg^}5trw{Y%iRQb?d+F(`9kin;Wlhr!kB{R1*datByOv)?HWce_$&By0RH1(UT43L'
    'v4>jtlvoTAliw6W<%hg<p>+#<yU|-rJ_m`>qfU8NUiGfZ)wirYHoQlyZwIfObm4mj#|iZMuzeJcRxk&Mnfl=r^|Kk=Gw}6rzmK;I'
    'SZ_dQi&yXQ2K#%l`v-E+2JcG7d8a&DI|u(foLk}gJ6A50WA%w*RmLISUhmb<)B-wZoZ@EfoA7R6zL&EXv3o1HVf_A!_vaX=!H*PG'
    'O%H+ju$d!rSjf&axt9B-!q;V|wd>HDU_FY>{a`-g-6S^t>-48k)A;qdYLecZY0lW}#hWI%`Xy6dtZh^Od;LLGKa8TWM}114zs9{o'
    'XT(dNIDx&3^(JtiVB5=#LG)h&w;!Jd3e~u^cdNG1TgZN|Y6i_^`pX*XEBR5zdFBkxVcsn!UKgC|!rEua^(<#U!qI_t3%2~u*w*x~'
    's>y!rSOZ75dMnr8RmQ#4>tW>w+#}!*QA0bJ+pzaf{YSMjey8&$PPJIZFVO#)u^p{jRV(n_=v7B$9BBHXn50SR)I<7f6!Xf?Idm^m'
    'OLL7feyyHFqeZbJZgZLH2mifzs=skoe@?xM!#tRq|Npx?(Rnwo`s8iJ0*y)4s#CnnxHGHjsz?78xqKh&Kj6BRcc&gvoT!mZ{|-6F'
    'M{y}WJMmF9J`PSjav%Q9f}5=IA2$DQ<*kh8n)UJ@&B4Cn'
),
    output: [5, 2, 3, 6, 5, 5, 3, 3, 0, 6, 6, 2, 2, 5, 4, 6, 5, 0, 0, 5, 0, 2, 0, 0, 2, 2, 4, 4, 3, 6, 3, 3, 3,
    4, 6, 1, 1, 4, 5, 2, 1, 1, 4, 5, 4, 4, 6, 6, 0, 4, 1, 4, 0, 0, 5, 6, 1, 2, 6, 5],
}, name='rank_4_axis_1_negative').DisableLifeTimeVariation()

# Every axis, from the front and from the end.
# Expected values: exact integer arithmetic.
input = Input('input', ('TENSOR_FLOAT32', [4, 7, 3, 5]))
axis = Int32Scalar('axis', -2)
output = Output('output', ('TENSOR_INT32', [4, 7, 5]))
model = Model()
model.Operation('ARGMAX', input, axis).To(output)
Example({
    input: packed('<f4',
    'c-k$MUx*e}7{-sZoBQcz+LrBZtNC};TueKryPNDcXVTRRZ@e=E5rl(*1W`9a#1^3?CQ5(UnKYxdP*^Y0)dUxJX7oZ~MgvVnq=f8`'
    'v?8Sx#Txyd`Mfxs`Of>k&-0w;yytwz%m|7+KW)s-!21`nI6C6us1g?WU}Ehv&Y0%R`<~R8QOBI=cacwE?dy>uUqSx)RCUG-68~ky'
    '+9qOG5@Q-tYj-g2rg5~6u>{O9=6@3JKPBD{&JAbn0DQ|cYi*SnJPEul{5}BpD8IiTw>$K{H?a0nU`!`meMyo3M(rtTZ^L214#PNF'
    'Kx_;>KQP`-i~OWCF<)ce4)0=ezNe<8iazauSQ{Ms7=7ip_fLXxnf#;Rx=gVm-v{3={Q1&JBl^(u7rJf`8+Jwh7Fvg?X+XzHzSn@W'
    'D3gcAw32(BygK+Mg~mL`-hLvUk^dUCb>s&L9#DH0?5pI?VIDz~@TTK&N{(vZXMH^L7Gmw}<!RxC)@}gnPy9F*#L+nT{v$qvx-Mci'
    'koGvLhkrLXTi~2e>}Q<`d5z@13vNAY^T6B0_sirBrL}!6MMDSsSVO#u_9gHhCUy%>qy2(08DAp!cQ9t+Swrc!wLendhi~oZXo5FD'
    '!*%91hW!7Ry5}?P!`hGVU^Z)?gRzkHPg3niXNZ2jr;sy%=6d)iqFMV}h{r>4^s?3!$Xo9(l;>#ea&kJ*GL^gvIo-tC`2K)CIO@a='
    'CTlCno5jBC*h^!g9;T1re-_LK;2cQh1%6U<f|^Ib>gV@4az1?6Gm}{VmUssmkI}~uh<$_Bz09k@9tP(gd9(2E4Ex;1dHmtjfAj#c'
    'zf;}8B7cwkajb18)*0$7<7gT+cb)nO59!0p;u1f36Uw_luc;pc-Gw-MmC*&qD)w`WypWvl5_wFo;!&T|dEsfIp1^BxXQSZ~zaPV&'
    '{c!I@&;9c5#L*Nqy;z=$@{Kv@v@i7|XWpaUp!d?+Td)9*X2zRn>xE-95sop2`}Qb4v{HYF*kZjAXzO>i`?n0NmO%Z49<chIdN7W@'
    'D!r#KIp;(@M{PIXjqIaYoM0y-+`ET9G*ds9?<e58me%g$^iX#R|EplYm($AunCIcRhi8>kXX5=-aL4$4N4Ufzoh|iiS=)v;hk1X_'
    'IK54^Gkc2s4kw->-=jAO+&S`uH*gvndh}+o)`rLP7!|#vc<PnU-u9z!BYM_W^~M$X$8fIBq?w$g)-xB$?SW^j&LC9J@D`9aUj5Gf'
    '`mDT%#;ixzOZfjf_}%RHSFmHJdTTeQx+^tJn^N_r_l=>>M)wA6aNb}H;Aw)Eo8|rFjb^lF>UYi*?A!V;fcG8w!+e~x8I(ulJYK#<'
    'y0dZgN}xU~a@~(Y{fLexuovlFK-=%B?w&FCnU~1}aw?hli@Y=Z9|V!y<p'
),
    output: [1, 0, 1, 2, 0, 2, 2, 1, 0, 0, 2, 2, 0, 1, 0, 1, 0, 2, 2, 0, 0, 0, 1, 2, 1, 1, 1, 0, 2, 1, 1, 0, 1,
    1, 0, 1, 1, 1, 0, 2, 0, 2, 1, 1, 0, 1, 0, 1, 1, 2, 0, 2, 1, 0, 1, 1, 2, 2, 1, 0, 2, 0, 2, 2, 2,
    0, 2, 0, 0, 2, 0, 1, 2, 0, 2, 1, 1, 0, 1, 1, 2, 1, 2, 2, 2, 1, 0, 1, 2, 2, 1, 1, 2, 1, 1, 1, 1,
    0, 1, 0, 2, 2, 2, 0, 1, 0, 1, 2, 0, 0, 1, 0, 2, 1, 1, 1, 2, 0, 1, 0, 1, 2, 2, 0, 2, 1, 1, 2, 1,
    2, 1, 2, 1, 2, 0, 0, 1, 0, 1, 2],
}, name='rank_4_axis_2_negative').DisableLifeTimeVariation()

# Every axis, from the front and from the end.
# Expected values: exact integer arithmetic.
input = Input('input', ('TENSOR_FLOAT32', [4, 7, 3, 5]))
axis = Int32Scalar('axis', -1)
output = Output('output', ('TENSOR_INT32', [4, 7, 3]))
model = Model()
model.Operation('ARGMAX', input, axis).To(output)
Example({
    input: packed('<f4',
    'c-keEU5Hgx6vuZtX=>$1Vw$2;PLp4gqk9@PoqO*-jkh2XVjvoNF^Y|WZ$3pm3>cPCA=uYBO=VHxLuH^uq&8<CDya4jD+)m>i7<;G'
    'P3QwA?f1Xu;js7JYpwtKueJVrUt_v5?>}_L^k*sVEK_W=j<>vDS*7@5u=ZN)S7p`?RmO}p`9g}%2JgQk=0Iso*-Y^?`)<zK&imeA'
    '%y#1L<M(i8%zLdOUk2tpXYJ#}K80-|Sd*-`yCOf&x(wTNe1<F8iRb(>m*Un&k&lAilNI?LmG|4&pT+kPVrH^G!F~?>zQ%tA{vU@T'
    'e~51tXZ=-?4^`G4#rJAr_h5gJ{aUc@hsRmCo@p7=#%C2c7n()B1zyL9@1x$oIonNrGqC?c><64b+)8nbT%VQR4^rC!aC)$Bf%_!;'
    '0dg(^qlY?TY3&Pe?8WvweVqjB7VImq?|{dC?9<5eD)rvUdMmvCb#?#WCih|T<$M9(ruqfeSPPzIk$($^93Nq=%fu<g+o-Wkp4H^u'
    'rx|rHtUVNj#~i5ld2)Wk`F{L0)1&162ir-f8Kk&@vk~yuP?Ki%1~dE;dr9n1_$~)~62Ae?y2z(`X2IbgeuJFNlU9hG!rGN-#zlS|'
    'K5Nw{xQy`I1@(qmIQ1TkOd2cl<KQj<>m+&lsqZ<bp3!&ZpYUF}7hs>uw*U-7%u+a>V1Eq%HSFV%_eD@`MZU1<{Sq)5<ai%`v*C3C'
    '+fHhEH`MyLDXTdzmiEZ|gsZiwdOlZvIA3C2o=Nl4u`!x^IYAupd+FzT%@n`8z|E-T0rtDl)qL^}^8JPWm$Eiot(nd6*hQ|>^!e_f'
    'JHfuC-Y{o)KMjXJ@Lf#I>rR@m_LP%`r~$5Lg6!4`Q$0BcuQ~AD!}=Onj|JU_6xU_SpW@}2;xuRaEY8GRIIQPvHfNXUNjE-kX}-k%'
    ';OZIP443?)6j!pI$8Td++b$}ec^Kl4NLR!kAzv4{#@S0N&q&{3%@4JX27<Jg;-f)vDN1i6d|wcEPP)YJC2D<{{ck~<A_qO(p*nRR'
    'bl=Ihop)(l(0${b0Z%g+1)~>^)8TSWrCCWsDgNw~OZD<Tb@Z8HruWEcR(i{<?Zf||?nvkT(|t2$9Q&rKej~OvjA_8-ic0sU$P<3|'
    'vfj|y>z%CMM_<Yp-Bqg1nCsEOH0E;=4sCGSXi7Sb^mClE?yA<rJx=ee_n)GXU(v%}-D5a5^cG8Z_<aKRKiLnHa|qns;72&lq)!_='
    'cIHpsG3waF`4no1L32YZV19-FjpW#@`*B?TFlIw0?br2W9sTM(_x?(7rjlb3x!&ZHUPi$^4DOHo{?92^d{dMb3vz$&G!JWM@%u@z'
    '4Yj<}xxe1Og1`PNW>oUSHX*&y6MpwqdT)8>iCIm}`&g$|{{x5V*nj'
),
    output: [4, 3, 4, 2, 3, 0, 4, 2, 1, 3, 3, 3, 0, 4, 0, 3, 1, 3, 4, 2, 0, 1, 2, 3, 4, 1, 1, 1, 0, 2, 0, 3, 0,
    3, 4, 3, 1, 3, 1, 3, 4, 0, 1, 4, 2, 2, 2, 0, 1, 1, 4, 2, 4, 1, 0, 1, 0, 3, 1, 1, 1, 3, 1, 0, 2,
    2, 0, 1, 1, 3, 1, 2, 3, 0, 4, 3, 1, 3, 4, 1, 1, 0, 0, 2],
}, name='rank_4_axis_3_negative').AddVariations('float16').DisableLifeTimeVariation()

# Every axis, from the front and from the end.
# Expected values: exact integer arithmetic.
input = Input('input', ('TENSOR_FLOAT32', [4, 7, 3, 5]))
axis = Int32Scalar('axis', 0)
output = Output('output', ('TENSOR_INT32', [7, 3, 5]))
model = Model()
model.Operation('ARGMAX', input, axis).To(output)
Example({
    input: packed('<f4',
    'c-k$LZD>|y7{~9qHKxgY*_zJABegM&R=(V&+nn3EPdNo8@JryAK!h8`i24#ieVAAf_=Hm-Imc;&A__*(BDRD*=RCfEdQMhCG!Pn;'
    'vtWg=Whx5({?GhybH82J|N39A#tfx-HWYaOV`}aHF3*ar{?M2gL+?N2Z@^hw&FU(9-&D@CMph8U(eX5n9Ph2p7!z2#AH8kh)P#8^'
    '-GcLe9XNB)Yh#@W@~nw_54vAt>kioOvOj}tShjXKxM#t9jNZR4jz(ph^(s1_I^o1o6*4u*w+F_oMyG+lDKIwkHp#vp`;#SW9e>kc'
    '>;bDDj1c<^;nm|L2VL$bz-%lV(+}<%aL)2)xPOHFQuH12>#&!NdH+`G{T1|nVqeJHTIAp7-j2*)?559{y3pEPU|hq8MaX=I{c-N|'
    'ur(RP(YeH!k*D|fklDxi3Vz&2?lxRHvAYbstQUR$5Ain8$9*IEiZOAE*q5fdi<|fN(4XMkf$byksApdew;+-K-oLGU%3or04Bdo#'
    'FE}gE^`$%;<X(gQP3XNWInF!4?0|oPx8M1H6ZsG1lT#e>YzD091TN@rW3NVbkhfFl&rlE7k!j@ILtM9m_X;@AquWhv=Yf^-mn5=d'
    '?Ez#L^M4dOzu{K_ozK8{4!J&JVaP)@=TTy3N^$fOI348rOi7&MXo38uuI3>3EV$jF>R9y_N3Hx<!Fv@l!}z3HDk_eN;%ZExJX<G6'
    '(K`+QkJ0-99;dO<%l#YnFB9*V2@CFn@U23AnApC-Uq3!vMQ#Cq0|~Lf)_<w`L2*+)sS)sQu}<=Ljv5#*8FQZdlvDj%yBAJ(kz2{?'
    '<gE`|HdLQ*X8)7_DeU}>k8Pam$*uZzg1By0?W&)|&8bdjbJc}^1@`eooQ+WpF9z!t9QL5wP3{kK9>s?q{Fxi7?(qlvTX}C*KG>rQ'
    'w>bI&UuxmC1e^(YY93rfw-)TX@{RvTtS#s@z;!3wn(4s?)floD!1xDw<>)}A{;fU8`!Mx$o_>8u+*iVHMtYUmk!R|$`RuEeLu5~B'
    'mcXG4`z`8&G38qQrn%$&FWBgEng_G@d*q{7(%c|!+*`owWDO~2m72Epbz(PC={fJmu&w#_EjhVJ&c7EPJZ}=iOZZlFs#WjbamqQ^'
    ')WQv?JkWcZ8BX((Jfd?9-OH>c@W0Q09ekTp)lM9($5vgaJ~U=N9KMo0>SCwnOQ3p;qo2`f(!64|C*tk>uf%#Scx|C(uX34ZBTr|-'
    '3e70aZP?ybdC#-gI3HpE1in?sx4`ECwpMZeoZZqtFX&DF;M;Vd`D)C`M6-|na+>XNv_ZX#&JeP5x#yY#@ZYUDK`fignnUC_)y$an'
    'ah#b|&;CIF_@*BFL$eb6Vya$b2B==ieXY~XCm&Avryi0gOf})y'
),
    output: [1, 1, 3, 3, 1, 0, 0, 1, 1, 0, 1, 1, 1, 0, 3, 0, 3, 1, 2, 1, 2, 0, 1, 0, 1, 2, 1, 3, 0, 2, 1, 1, 3,
    2, 3, 2, 0, 0, 1, 2, 0, 3, 1, 2, 0, 0, 2, 3, 3, 0, 2, 3, 3, 1, 0, 1, 1, 3, 0, 2, 1, 1, 2, 1, 2,
    0, 0, 1, 3, 1, 0, 2, 0, 2, 1, 2, 3, 0, 1, 1, 2, 2, 2, 0, 2, 2, 0, 0, 1, 0, 2, 0, 2, 1, 2, 0, 0,
    2, 3, 0, 1, 2, 0, 3, 0],
}, name='rank_4_axis_0').DisableLifeTimeVariation()

# Every axis, from the front and from the end.
# Expected values: exact integer arithmetic.
input = Input('input', ('TENSOR_FLOAT32', [4, 7, 3, 5]))
axis = Int32Scalar('axis', 1)
output = Output('output', ('TENSOR_INT32', [4, 3, 5]))
model = Model()
model.Operation('ARGMAX', input, axis).To(output)
Example({
    input: packed('<f4',
    'c-k$MO>7oL7{>=%3TdOXfC7Frg-WdjN^z(Nyye|pq-yBRi$o84nP}*RU`)7>8cb9|OeIFLs}T=|V636Wm_Q`-o$({Y>?TJ104xL*'
    'l?WjOL<{M`-~U|>o0)k&|Ihz<W;RPd@kL$<#&mmYpNWkzk#h$ptX-KncXyJde|YD*Ly;e=W$D_)n2yNWhPvF^7<mu-#nmkB49-=8'
    'wO=5AD$3GLAxm$vKS0bAv9({aUiHSbldBcGcZoY#vvwQ#*C*EYCq+Jm?0bCH67xpv+&i2r$oE#k#lDNUFQVT}-h6=XxO3lN_bBoD'
    'kxfTM-o&~B?C&F=BW%>Ng}k+Dk<UYZ4gVdS{{hbr<h}^DyReH{m&ZkZ0r@n(>w|oq+ZAW&YA{#8_!;@nqHo836|zY%?ZfZ-M3(+a'
    '%m<LoOQbLIv6^##R>h++PhhhO*%9IolmBom8C=$k8G-L!VZgT!4tufF`YjmTL|OmPM!3Odeyzxj>csaHv1W>gsO0NMWF-&IEeOh+'
    'rC*clI`Idovr)OJrHcMH_Bk=%qo<!!!$z<Ez`ZzEuc+m`&(fXp;~ORRt9-3|PZLA2+ps-I|Ng?i8H{s6*)R3ze)bOiop9*AI8%J`'
    'Q|~1E*RXp8UOpuD7~cxweudqq*of!Z=<Z`ZiEJ*l?DyqNb`tY%Y)9eY7<JFbciNXcT;{wS`+l%3#J2(YWAwX={qJzl4aTeJ-y+8l'
    'v#<!hd&qNvdQPLiLhM`cFbnM0ki9`2F+8-A`<CWHTo7+5H9bTPm#}XJ+Yazd)q7z~f^J>V{20@fXfBO;TQSHzj?E<B2sw5~#teq?'
    'Zj9;PVbjOgNFDd!*97JP^bfLsn0lVX?*y1;c+H@-cYyIt_Wwx+j$PC>8@pNfwIFNr<s1mpBJlTm^@5($?`8G*)LdYXUUiMC-{@|_'
    '>l)ot>N`x#=j->e$aPPK$kT`KbL8I-o(1IlNE`*tgnCxwhsfOz?zu^M|98Uc8Ep4*Kh_buBM6^!NgY>_Hz(q^$h(8)N%Nui!?~BS'
    '37prkZ^UPrdKasoMgDB8o)x)xHO9F;*fs^_xAtCYtbpZb>hHw%6uRTF?p>B{hL1o^OH>o*SK^YZ8_I+40d%K153v7*^=SQVV6L$L'
    'iGGbo>ZNn%ymIOt!&Wm7Z)v1>S-Q1W&ekwC8Rr5VGlK4JnRjU@d%NLw?_aomKijeCfQu2{i#Bwd(7jH5NAw0D+s67Yv4^qMJ==$0'
    '19rQ)Pr|+htcQHr-xjz%FRrNXWF#KJtb0Yg2;VE}<%BU8z3zIEe<vOCJ-&RuH+b<$zsRwewFO+`>_3jnd75IsQar=gLe>PHU#kB%'
    'tX)mtAIIi${jCzG@Ic;~$hYI)qyBl_Q@tm8TlFp(^MTh}ZS9iqKh+x7q5'
),
    output: [6, 1, 5, 2, 2, 4, 0, 2, 3, 5, 2, 0, 6, 5, 6, 5, 4, 6, 5, 5, 1, 2, 4, 0, 0, 2, 5, 5, 0, 3, 4, 6, 5,
    1, 0, 4, 1, 1, 0, 0, 6, 6, 3, 2, 5, 2, 4, 5, 2, 6, 0, 0, 2, 3, 0, 5, 5, 0, 5, 2],
}, name='rank_4_axis_1').DisableLifeTimeVariation()

# Every axis, from the front and from the end.
# Expected values: exact integer arithmetic.
input = Input('input', ('TENSOR_FLOAT32', [4, 7, 3, 5]))
axis = Int32Scalar('axis', 2)
output = Output('output', ('TENSOR_INT32', [4, 7, 5]))
model = Model()
model.Operation('ARGMAX', input, axis).To(output)
Example({
    input: packed('<f4',
    'c-keETWl3o6o$7goRr!Cwo*VYmQbWEwbm|Ew5gsm)26-<qv1v4lP~*4Vn}!*CIp2<jW-aZ&WJ`sB`8LlAc|37W{d=NCNW-tgiwr^'
    'Vt4>+yoIRWKXa1F-h1t}{`IfhKF+lSadbF!?#qUAI|JulOT3?-djDK%RuALo4fc<waddm={adVC8%4exy`jvx>7>XfB@4`g&}>oY'
    '+#oiugLe_T;mrG$oPSD-d}rYOoUF*_hebZk{)LA3HE?z{;^-01`_ZqV+X2oV><6*gP&fMmolfM<_#1}9A4weDgYHBs|K1N|@@Lk|'
    'eLwh<a5>0#CtO}az9ljHg&0?GKLzGqY(D3H9s7Y$@tVzr=LELn_^N@|%c|cD_B-%*J}7d<)r<em%<O)AcVW{B?-S(UW3WzvxiqZ!'
    'wy{2m>>_rT_%@(7gs*9GW%&6W+y~h&%VZlzYr$PkUPj?KNo;-W`@rwwd`Y>7)2HBWugB4wtk2^=L}x@XmghJ+i;r>iF3VrN$a}aS'
    'hU+Z67J=oDn|(s8&!QV0i=(4~>gwDba2P^w3}4%ilP9=824;`yr#x`qhTZ|bzp!1LsYXTK4el5@`H+6tL_8bO9mh`-SaZ1#+5bk~'
    'x01il$oX}ghr!rPUPi!pn!BZ7tN>#Tci(a6;6BCI3PuOA{p5B=ez0jpZ#{Xsi}QbcJCHpEZjCk9SEr|l=~d+)`|siZzBtJS-sj=C'
    'hS>Hs%$o6aH?o_EIide<L}!Bje-GbX#Ct8iTadN04iL*6@_cJh^<ZDw=ic|LMsSLduOprX+^L3b4aM!8dO~$-!SA7j`6_$B%*gQt'
    '<P9)J`2Ho9Svbrq>+b!p*li-GOEf!t+qho_{sV#HVK#~F5bGJ~vo~hsqcUdaj^L|<xNgIK9A7VMp0QsI&&%MpmpJ0=z4W`v+{e+k'
    'nkTRp!2fM9R%PN~wjS9Q&hMt;N1igxPSs<3!FUJR--&8XE%Em!cTcEK@zsXx0_Vk{dYF7^zSt|LajKd)cZF{T{l_^!gYM0N@?6bw'
    '4ZIhT5AgjHXzui8kjK)_?3`w~oa-WQ(oA8SU~6!@L4ApiDX+xzjd-y?O}})j&#A}eK<@&$=sm2rhVuvLt-{|zbQYF%^Zp0*6meb?'
    'Rz3BQ<mx?UaV;^vg5B4NdK8|TE&TtOR(*Y6qMp}VTE%vxd`HMHd05GMHN0;r-y-jSCXWZunWA>1+|4q>?V<9+JHdJ{>sY4Q(VJJz'
    'b+g{BhTeuE@26hI`B<u1_kIv=*Ax2{#aX^})m-gE_hg{=T=Qdg6>C#i_0k^r%4biYIIFiO1uulpM*4abUG=dCqcc?8)f>MJytC-H'
    'mi?o?SMO1yK>6eU0-W9Kzhdp>?jSm<!xDU*BIfQ)e8_qDKcMN;H2'
),
    output: [2, 1, 1, 0, 0, 1, 2, 0, 0, 1, 1, 2, 0, 2, 1, 0, 2, 2, 1, 1, 2, 0, 1, 0, 2, 0, 2, 2, 1, 1, 0, 2, 1,
    1, 0, 1, 1, 1, 2, 1, 0, 1, 2, 2, 2, 0, 1, 1, 1, 2, 2, 0, 0, 1, 2, 1, 1, 1, 1, 2, 0, 1, 1, 2, 0,
    1, 2, 2, 0, 1, 2, 0, 2, 2, 1, 2, 0, 0, 2, 1, 1, 1, 1, 1, 1, 0, 2, 1, 2, 0, 2, 1, 0, 2, 0, 1, 1,
    2, 0, 1, 2, 1, 2, 2, 1, 0, 2, 1, 2, 0, 0, 1, 2, 2, 0, 1, 0, 2, 0, 0, 0, 0, 0, 1, 1, 0, 0, 1, 0,
    1, 1, 1, 1, 0, 0, 2, 2, 0, 2, 2],
}, name='rank_4_axis_2').DisableLifeTimeVariation()

# Every axis, from the front and from the end.
# Expected values: exact integer arithmetic.
input = Input('input', ('TENSOR_FLOAT32', [4, 7, 3, 5]))
axis = Int32Scalar('axis', 3)
output = Output('output', ('TENSOR_INT32', [4, 7, 3]))
model = Model()
model.Operation('ARGMAX', input, axis).To(output)
Example({
    input: packed('<f4',
    'c-k$MZ)jFk9LJAn<;-j}9gdmqkC~IXRfmSpn%lkCM`tiXDFmSx1#uwgMNvf18|l9?L{e$@wq9*1mBC<Te~dl%-faEhT$Jq1a#U1E'
    'ffZ>)iAJCAbNAwK?(;j}@9+Ejcg|zXhCGRH&7J!_OyX_1wKuW4B5Pj`o%=B>d^I<whxH!kcSc|%=hlYC^s^7<g&zwGzdTFg7ei}r'
    'j|%U%I=2M=;mo;9td~-2?+=VQlv!(QN!-NQV*LGrznJv~_9s*4uCPnLowHHw?b1Pi4BuUxy@t*YtSUO^@SCtd53Uj<@owyXkZ<_I'
    '<kQ9Pm8|)o@PquWfZGkHpLkz^cLTofLZ>Zo?(58$vuMOM=bj_yMsghDY&p4Hg!d-r1H}9+yN7$8m{!AYqh_~YZwjpagZQ?>@tjS;'
    'Y2teav1|kP6`Tp>PtC5+6@THEadsH{aaIGE1Lz*a$GUp%&i$uafZxa3#dn36!pNA@a0lRCR!y+AP|vsU-H2_P?|0$;of0=SX+dk8'
    'c$$f^lh~`^e^s4kj4_Ir{F>o?3g=twDfJ123B*^t^alGT>bHs*Po_GjF68ad`jXgt!Ea{8aA&FIC2T(h<xKQN<s7}v*?0K*ja=3c'
    'Q@=D)YMv@*&6P11;hiE5H&pnw)L;vG(&<AlAeVbX=^67En4X3C>?DT?{OnRqz(v?6)N^bnzy|1U06z<NJ2}i@o5FSlt;Kw=)~pU$'
    '`wlU@5Nh^}c?Nu+dJld-HP{I54$f|_&!x4koOP3f;rsJUeY5uaOmo2ev-iRO7=MlU{)G6ZssALun{)Mwxn)+`iFK5-PU2dGzbSlN'
    're;Uf8`hGAnO+3$n@o31GeJ)D{5JfoL;n%%EAYJq-J|t;Q1}4*7ufp2{2P?BcY)sz!rRXstg%0wsSl;@dhqkawl7WMN3mZ+qYb}r'
    'tIqJA!j|E?6F<j@w<Xd{6#gpwkH8#a&W?b40L+c}nXJdRa96-Q0d{02iT{Kf=9(|wk6c)5@1{PJoNK;MgALK$fxn-_a{fEe>;}`A'
    'mp!}>?&iFlU(LV)ICHhauTkyz{VIIjsq>-cikW7%E`Vv!{9$`M)Ez1NyAs<f)(6BsLQl4%F~B-Dq&r>sQTo1=e8!0L9R6G3&Z9ra'
    'Y@W!Ja}p10j^WHwyS?aq2L7t*KtBrAoBs7uuT88p)&1g4gfoJ#735Zp%6okeIUNOG$#mxm-vhrANmuVk;X5MTcVouuy#Rxr-kEXy'
    '8T1e8y<%Sq=Q_Bp>}M1&F=fQ`54>LR8?*8~2qN7F-QV)9s^Wh=_z%O9+klT@Vp|4oPpG#giQmW1LwawhZxdQiW51T^&DV@ehq<rE'
    'ueYA}6?_MpJF(9QM?Z$q>CW~4K&{cKsb|z{x*kj6A5(v*$MNicfI`zN'
),
    output: [2, 0, 4, 4, 1, 3, 0, 3, 3, 1, 3, 2, 1, 3, 3, 2, 4, 2, 4, 1, 0, 1, 0, 0, 2, 1, 1, 4, 3, 2, 0, 1, 1,
    0, 3, 2, 4, 3, 0, 0, 0, 4, 3, 4, 0, 2, 0, 4, 0, 1, 2, 3, 4, 1, 2, 1, 4, 0, 4, 4, 0, 2, 1, 2, 4,
    2, 0, 4, 2, 4, 4, 1, 2, 4, 1, 4, 3, 3, 0, 1, 2, 4, 2, 0],
}, name='rank_4_axis_3').AddVariations('float16').DisableLifeTimeVariation()

# Far apart, beside each other, at either end; as real numbers.
# Expected values: exact integer arithmetic.
input = Input('input', ('TENSOR_FLOAT32', [5, 9]))
indexes = Internal('indexes', ('TENSOR_INT32', [5]))
output = Output('output', ('TENSOR_FLOAT32', [5]))
model = Model()
model.Operation('ARGMAX', input, 1).To(indexes)
model.Operation('CAST', indexes).To(output)
Example({
    input: [5.5, 1.1, 9.9, 8.8, 2.2, 5.5, 8.8, 3.3, 4.4, 9.9, 8.8, 1.1, 2.2, 2.2, 2.2, 2.2, 2.2, 2.2, 3.3, 3.3,
    3.3, 4.4, 3.3, 2.2, 3.3, 3.3, 3.3, 2.2, 3.3, 4.4, 5.5, 6.6, 7.7, 8.8, 9.9, 1.1, 8.8, 7.7, 6.6,
    5.5, 4.4, 3.3, 2.2, 1.1, 9.9],
    output: [2.0, 0.0, 3.0, 7.0, 8.0],
}, name='shown').DisableLifeTimeVariation()

# Every axis, from the front and from the end.
# Expected values: exact integer arithmetic.
input = Input('input', ('TENSOR_INT32', [4]))
axis = Int32Scalar('axis', -1)
output = Output('output', ('TENSOR_INT32', [1]))
model = Model()
model.Operation('ARGMAX', input, axis).To(output)
Example({
    input: [7639, -25203, -7405, 28551],
    output: [3],
}, name='rank_1_axis_0_negative_int32').DisableLifeTimeVariation()

# Every axis, from the front and from the end.
# Expected values: exact integer arithmetic.
input = Input('input', ('TENSOR_INT32', [4]))
axis = Int32Scalar('axis', 0)
output = Output('output', ('TENSOR_INT32', [1]))
model = Model()
model.Operation('ARGMAX', input, axis).To(output)
Example({
    input: [20958, -12685, 6275, 18364],
    output: [0],
}, name='rank_1_axis_0_int32').DisableLifeTimeVariation()

# Every axis, from the front and from the end.
# Expected values: exact integer arithmetic.
input = Input('input', ('TENSOR_INT32', [4, 7]))
axis = Int32Scalar('axis', -1)
output = Output('output', ('TENSOR_INT32', [4]))
model = Model()
model.Operation('ARGMAX', input, axis).To(output)
Example({
    input: [-17685, 5321, -26901, 3851, 2227, -24136, 20321, 20953, -27355, 25566, -5554, -16047, -15378,
    -27855, -11026, -13427, -2965, -17960, 10847, 27046, 28259, -18788, -11835, 372, -21801, 16729,
    -26000, -13546],
    output: [6, 2, 6, 4],
}, name='rank_2_axis_1_negative_int32').DisableLifeTimeVariation()

# Every axis, from the front and from the end.
# Expected values: exact integer arithmetic.
input = Input('input', ('TENSOR_INT32', [4, 7]))
axis = Int32Scalar('axis', 0)
output = Output('output', ('TENSOR_INT32', [7]))
model = Model()
model.Operation('ARGMAX', input, axis).To(output)
Example({
    input: [-2951, -14660, -24819, -20888, -1369, 27720, -9783, -9407, -19583, -29099, -26545, 6173, -29843,
    8364, 16176, -9792, -847, 24021, -23112, 28787, -12647, 5933, 25888, 28914, 11482, 20186,
    -23714, -18193],
    output: [2, 3, 3, 2, 3, 2, 1],
}, name='rank_2_axis_0_int32').DisableLifeTimeVariation()

# Every axis, from the front and from the end.
# Expected values: exact integer arithmetic.
input = Input('input', ('TENSOR_INT32', [4, 7]))
axis = Int32Scalar('axis', 1)
output = Output('output', ('TENSOR_INT32', [4]))
model = Model()
model.Operation('ARGMAX', input, axis).To(output)
Example({
    input: [462, 8275, -22694, 21315, -10155, -779, -6570, -13394, -25338, -5347, 28879, 6885, -15615, 6031,
    18445, -28407, -17989, 5285, -17638, -10436, -744, -7565, 12882, 23784, 26505, -18651, 5730,
    23946],
    output: [3, 3, 0, 3],
}, name='rank_2_axis_1_int32')

# Every axis, from the front and from the end.
# Expected values: exact integer arithmetic.
input = Input('input', ('TENSOR_INT32', [4, 7, 3]))
axis = Int32Scalar('axis', -1)
output = Output('output', ('TENSOR_INT32', [4, 7]))
model = Model()
model.Operation('ARGMAX', input, axis).To(output)
Example({
    input: [-27640, 4411, 4024, 2732, -28223, -5710, -1934, 1173, 82, 16912, 26836, -4501, 28053, 15272,
    -22018, -11208, 17943, -18971, -5901, -19733, -27792, -14104, 16609, -19368, 9571, 18530, 26258,
    15469, -15107, 24790, -8971, 8531, -13571, 17606, -13654, -24482, 10534, 22170, 19314, 17927,
    -26900, 1888, -9870, 26709, 19163, -17759, -8878, -26267, 11367, 27384, -306, 8707, 6147,
    -27562, -2906, -11583, 21500, 12816, 16694, -6619, -25457, 19440, 18944, -12605, 18154, -16153,
    -20764, -26835, -24963, -18941, 23219, 12131, 6092, -25927, -27296, 2647, 4817, -28722, 7821,
    -14122, -21050, 8399, -12260, 28577],
    output: [1, 0, 1, 1, 0, 1, 0, 1, 2, 2, 1, 0, 1, 0, 1, 1, 1, 0, 2, 1, 1, 1, 0, 1, 0, 1, 0, 2],
}, name='rank_3_axis_2_negative_int32').DisableLifeTimeVariation()

# Every axis, from the front and from the end.
# Expected values: exact integer arithmetic.
input = Input('input', ('TENSOR_INT32', [4, 7, 3]))
axis = Int32Scalar('axis', 0)
output = Output('output', ('TENSOR_INT32', [7, 3]))
model = Model()
model.Operation('ARGMAX', input, axis).To(output)
Example({
    input: [12869, 2719, -15707, -5135, 2178, -1683, -24638, 1247, 27422, 7289, 5291, -9341, -7074, 9922, 4047,
    16960, -29278, 7700, 17952, -27474, -26300, 21523, 28337, 26313, 22756, 9657, 16085, -24266,
    29306, 2069, 7238, -5139, 12756, -16901, 9242, -4766, -18380, -20200, 11324, 4340, 5189, 27843,
    -5750, -7934, 14484, 12372, 18969, 7683, 2335, -27042, 21457, 1215, -5660, 7594, 19868, -5286,
    -9448, -8773, 16997, 26307, 2552, -4742, 22765, 19692, -13976, -11045, 2125, -16937, -5503,
    -8584, -7677, 3516, 18259, 10510, 4622, -5347, -10073, 28331, -13383, 27213, -14631, 26626,
    12968, 19753],
    output: [1, 1, 1, 1, 2, 1, 2, 1, 0, 3, 3, 1, 2, 0, 3, 0, 3, 2, 3, 3, 1],
}, name='rank_3_axis_0_int32').DisableLifeTimeVariation()

# Every axis, from the front and from the end.
# Expected values: exact integer arithmetic.
input = Input('input', ('TENSOR_INT32', [4, 7, 3]))
axis = Int32Scalar('axis', 1)
output = Output('output', ('TENSOR_INT32', [4, 3]))
model = Model()
model.Operation('ARGMAX', input, axis).To(output)
Example({
    input: [10987, 26291, -13850, -18431, -9935, 5824, 29361, 2629, 681, -20213, 999, -15867, -6821, 28859,
    697, 21055, -4465, -27977, -18159, -7733, 29977, 2916, 11590, 26116, 20607, 11482, -20313,
    -20978, -980, 1775, 28618, -19567, 2942, 24242, -14722, -3117, 16096, -16558, 23485, 12594,
    17140, 1755, 16594, -28971, -2331, 5767, -17275, 21660, 2384, 17741, -1271, 12686, 2783, -16867,
    -17808, 22966, -11881, 851, 1675, 27666, 26608, -26751, -4211, 25020, -27843, -26398, 19891,
    13501, -8216, 3800, 21210, 4203, -10512, -14410, -14546, -26850, 22330, -21700, 2463, -13938,
    -10192, 9203, 18101, 19987],
    output: [2, 4, 6, 3, 6, 0, 6, 4, 5, 0, 4, 6],
}, name='rank_3_axis_1_int32').DisableLifeTimeVariation()

# Every axis, from the front and from the end.
# Expected values: exact integer arithmetic.
input = Input('input', ('TENSOR_INT32', [4, 7, 3]))
axis = Int32Scalar('axis', 2)
output = Output('output', ('TENSOR_INT32', [4, 7]))
model = Model()
model.Operation('ARGMAX', input, axis).To(output)
Example({
    input: [-16917, 25116, 3802, 12145, -5439, 7809, -17656, -10944, 28052, -1588, 13108, 24444, 14275, 26767,
    2184, -18919, -14423, 6272, -26811, 7530, 3488, -20692, 24794, -16157, 17980, -18744, -24887,
    -1498, -29226, -14954, -21971, 7941, -13183, -24766, -17774, 17445, -15023, 20400, -7281, -5692,
    26367, -7193, -6742, -25394, 8033, 14156, -13865, 26859, -8670, 23040, 9659, 4366, -2169,
    -23718, -29159, 10012, 14047, 13113, -4275, -12023, 4440, 26151, 19503, -18007, -2097, -29085,
    22733, -23598, 11762, 12506, -14505, -16625, 24741, -29147, -18208, 10943, 24473, -24713, 12495,
    24902, 20537, 15413, 18210, 9272],
    output: [1, 0, 2, 2, 1, 2, 1, 1, 0, 0, 1, 2, 1, 1, 2, 2, 1, 0, 2, 0, 1, 1, 0, 0, 0, 1, 1, 1],
}, name='rank_3_axis_2_int32').DisableLifeTimeVariation()

# Every axis, from the front and from the end.
# Expected values: exact integer arithmetic.
input = Input('input', ('TENSOR_INT32', [4, 7, 3, 5]))
axis = Int32Scalar('axis', -1)
output = Output('output', ('TENSOR_INT32', [4, 7, 3]))
model = Model()
model.Operation('ARGMAX', input, axis).To(output)
Example({
    input: packed('<i4',
    'c-j?|dvwkP7{|W~$=#5-B}+;umP^~rNHsGWN2WS1i&0Vx)4kIU&QY#uF40IXxwDZqLufCenh|DhWvoLx7-Pp}`u6e1yLa#V{+{Rg'
    'KHtl8u+R>fAjQ^~nq9NQTS=#H*`M)U=OcFe>QbBO_SAQ!=8s7Y)9p`&OOxA5d-vO2pO!9du<Ny#_6(5XJ4&tY+L>4F*R$+qLDIkU'
    '2!4%zuSjF~?!)(_(1mvCPJ0D)b>EOieP`!BC%yf>eIeH#yV2g3C=H*-`ww>2gLaD<_R?kcl6KPJP4-Uk+_YW)Z@coN(h>SBUuTc|'
    ')$U(n*BK%0KV*0K#%?uMYP$sN|JVbgrKT@QYq#5HYe_|qNRijUbJE_J0UxvMa|i4^`UmrW>Un$EWjp19T>y^oLDCNPi>^rjW>U#E'
    'yHBt*{VVF3-Ko@W${x$vdlTQc1mjllG&yD$gJIg6(v*Dr_(=LN<4|+BM~77K^eDIE%k15qq-g;=YQ4R<i*&K4lu%pRGE@qG3cbLZ'
    '$4)CEqz*Ifi7!hVx=B_4vwvacwK;YU`>$tCfSTE1V1b8Tb)+wN<-==iyp+{Y>Uq>Y0LMSU;ZiV#g0UDa;?Op2vpokL8jpe}^bR>|'
    'w{0oC^P9aMULw0oLGU>%Nh<r@?#u5PSL_%#>X&1`507o0ly<>OIXqW<nEC8C1s`=AFAW(d^{pgz$+Qb&r9Y}jgTQ;JhqS1&)CWJ+'
    '#EUnW-yeRHp5^x)_H1}5g3piPEa|k}98B~3O1;thXtsSj6%F2!_KlXJLZwNarMtK7hF{yA**zCs$1}G8?XJW1O0=2)U&Uam#<MNZ'
    'wOR;V<HK`cs}hM9_u@6U`gX9C!Hmo`_Td-cj~#+8+PCmT0UC`iuxHS>6ds#m&_EQ~S!M6X>-*|SwbqgW@RyH~!tl@qv`K@L&)I!R'
    'v3=@CW*#RyhwVf(O=~PwqUKL{No`Hdt8m*DeVCP4gh$9uN3!?OK<P{Zo`TzSY8NI;In;Fl<J1}=WcZ^GGurSRuMhB4-EgT9J`2G2'
    'Y2NQV0bkFPVLs0!r)lh+`T+I#=>}Quh3_)pJCT0%;eYWR{7jbeDoCYx;ar*>hYsi2uj3v#pno*_Ujch%dL_W;P&^mLy{Yk+-CzN|'
    '@bGnR%@(+7hv%;1gAM3e!d)rjZrsn_I&MlkGL$^u-oBij@#H)>|A_jmE!+rlT@ya%_L6pUzZQ_O0ccbWeC6ogJ5Ea8#WUnA^KmJO'
    'XLf=&<rH4Qqvd=axz+AY9y?ICi03a;SH`X{!fF0W?hktvqknb$5VV>bg&z~~^t`$D2=*F049{>QR^$Id^tlMeNz|{we-YfMY;?;d'
    'yN$WCtH|jsbluDiOu1y=*K-6nF_O&W;M>(`8HNulz;_Y1Y3gpghVM(*VI5gp22UZ}jnHS%i`tvqzUbc4cD$JY7oU>lpSh!>xF`3>'
    'X@I$3qD6cBmqG^fz?qJ}@6oR!-fKkOPonWLyc)+IF>u)g4zkf|5IW_>;43~)V_q<~A`QKU;MEi85dn^)?Aib>V(?u6zRFuj#~Yv_'
    'z7No&_C$%5oyDKl_ixh~v?mV_lGi$TX<$Ece!~7A58p#<'
),
    output: [1, 1, 0, 4, 0, 4, 3, 4, 2, 0, 1, 3, 1, 0, 1, 2, 0, 3, 3, 0, 2, 3, 1, 4, 1, 2, 2, 3, 4, 1, 0, 4, 0,
    4, 0, 4, 4, 1, 3, 1, 2, 4, 2, 2, 3, 0, 2, 0, 4, 2, 1, 0, 3, 2, 3, 2, 2, 4, 3, 1, 2, 2, 0, 4, 4,
    4, 1, 4, 3, 2, 4, 2, 1, 0, 2, 4, 3, 4, 0, 0, 2, 0, 0, 3],
}, name='rank_4_axis_3_negative_int32').DisableLifeTimeVariation()

# Every axis, from the front and from the end.
# Expected values: exact integer arithmetic.
input = Input('input', ('TENSOR_INT32', [4, 7, 3, 5]))
axis = Int32Scalar('axis', 0)
output = Output('output', ('TENSOR_INT32', [7, 3, 5]))
model = Model()
model.Operation('ARGMAX', input, axis).To(output)
Example({
    input: packed('<i4',
    'c-keEd3?`x9LHZ`Jfa>=<}Oyv#%wdkglNlI!kk$i<slh*#KV>3k$Na3$6TYKwmqU@Hs=FLXwwv9ZiP99v53kX<$U$@@W=P@+xPo9'
    '-mmNZUgJhm_&Ixcie0$I&i>u56eg_>l(z1$BdbUiDoA6xNwwNa<zJ9uHrQ=Av#qYw>bjk_#18$_Zq1(X;Zn+Jd*4j^;*(Op*QB63'
    '_Pth8Y=E?Fvt5DnmA2W{X4~WcrZzP)_Hl+imEVw7+_iTtwpYC=?ddB0_OCr^B!8Earq+@+c9sT?mL7YbdOzFI$@b-4cK1B$fdAHX'
    'JEx^o+C+Mm_sZYevya;&xaV+xsXlmz{AWk?mAVa)%Kl}yFR{<9w>K@d>o=69gLQwTw0M&puo}KQ;q!{LK8rj0NP~;*V(KpWKq|Uv'
    'j{#?+c&Q@XI`;<iFu3H~O+%$5en)_<?oaj?Z%eHQNN3-X3g90P_e*fQI>&zbggy6y9mBnY_S@5{OVMvhD>LjwbSiVvzP{H!Ur(Cz'
    'z-|Tq1KD;gn9rcyCNMR7@sTEz;1UJa9Q0f|R7$|#4%F|2w#VUI#N9pD+9_qF>_O6y2<fS6@MZ6TMCl6Wk1PPkGP^n$%En4<lHk)r'
    '+Ihy9jYe>qL4LaMo*yF}++y!OWS2vyj|Za>{sn#w=Xc2y-0tv1;&Ujt1Mk_*&)UIg8}*$%C(Yiv-A?Ey^~SFSXx|nsX3nrjldF0w'
    'slCpwijN1Wkxv!^x=X3#Y%F}+fi3n|JEDt}g?<k+lQavx;8)l{s+mgeD&i4$R)PBsbd29<=bfZhu3ZalYLNd<<T9kdo^ZwfkZ*xk'
    '?M3KxgFWTIdb_FAy}XnRrcps)Br5^raT57i44%)Z9h7O$g8L4%&!pyMGEoLiULPf;@oge?OFBsN2lBAi=Nak9Lc16KCgEklkL0kY'
    'l#5n{JW1T!pZlAGBZ2eH!pTb;Dee+l!mWf1{=xmvgS&)Y9eB(>McswLcr!*yr%nO5`u<~|oM$Ifs}B2f@psE^d)Ztxd`a31-~ROd'
    'B0Np}!Tz56L)u9j@HPZoY3-%E<o67{euDl_BMWiVctDR2!oy<Dm%?Qp+Qh+SJK9F)*d5U$=s9|kdC(hP)5ydO@TVSyC!DHq-x@e4'
    '(<{@!6!r^wCU13kYLM?te4RpeK8@lV`Mpq8`YHr&cs`EI-7m7!>Hn*z>?UL({XE%atpWb09JarCLTW+Q65uiHhCLbV9bYAr)UJmQ'
    'VaFcLzx<BUTK2_|nH^vmi57?IqpPGmX2pOq^bzkZ9|sp4YNJgU`D;NB*RIKYqR+>2t_!{UCHm&jv+KY$4)21=-z{=Ik~}p;*Qu-}'
    'lDF^`_Hz2Gm_FOjtcihp4`$SaX7m|t)`Xl6!?&h~9(nT~xl9M|Q8-^ilhNcd5`E`0hab+duJrK{d@8KN%qD|d@pl3j6~T8Gz7K6I'
    'tzqr%ef%Rk4ZtVzc#{lm>?M7~Y?z9d3H)Y(VZqaAew+Se=6rI^o)|5SNB>g1IlbIo%UT3`$}?;8&~P)e>;V0hiv}5FaSHu5nR=_p'
    'S2XjYHvXog@gB6!9KrtzxNc@1q>-1;(dd89e0Rh'
),
    output: [3, 2, 1, 3, 2, 2, 1, 0, 3, 2, 2, 0, 2, 2, 3, 3, 1, 3, 3, 0, 0, 1, 3, 2, 1, 1, 2, 1, 1, 2, 2, 2, 1,
    1, 2, 1, 0, 1, 2, 2, 0, 1, 0, 3, 2, 1, 0, 0, 1, 3, 2, 2, 1, 1, 2, 2, 3, 2, 2, 1, 0, 2, 2, 0, 0,
    3, 3, 2, 3, 0, 1, 3, 3, 3, 2, 3, 2, 0, 3, 3, 0, 3, 0, 0, 2, 0, 0, 3, 0, 3, 3, 2, 0, 0, 0, 3, 0,
    0, 3, 3, 3, 3, 3, 1, 0],
}, name='rank_4_axis_0_int32').DisableLifeTimeVariation()

# Every axis, from the front and from the end.
# Expected values: exact integer arithmetic.
input = Input('input', ('TENSOR_INT32', [4, 7, 3, 5]))
axis = Int32Scalar('axis', 1)
output = Output('output', ('TENSOR_INT32', [4, 3, 5]))
model = Model()
model.Operation('ARGMAX', input, axis).To(output)
Example({
    input: packed('<i4',
    'c-keDe{j!r9LJxGSgaz=9Xf@PGd313Gb0&JODi@`L(Grm=a63)CsDZx3EA5Daoy(3u$lQ0Vfi^3N!s%JXC%yTLY_Tbe|+xy`F`F%'
    'Ue8~zSJ-H2TT5y6LOZaEv}Ayko@vk9XpiE5c7k;9C~F~7X+tUI4?7~=KDy05P-g#g&#uh3iJ?;1A-izCefEj{Wj(3l5NQ@`kL&XL'
    'hSdJ)UCpJ8Zc_Ij?1b4oZKUnbOKbZ`0i&c{fzlVN?N8p4k`CL6JM3mFZC|h_yenmaC848KlugZj_U>TmW=-iHcuz%3`@sI_1*r+O'
    ';@_8U2T7xTw3jSmou}P9(noXbGt?W{R656<V>(DVaGC$mo{k>17ucy^vwyI(rP%%$O!;v7>Sz1U<#uDf*NT-=lO+FbFZj#8yVLHp'
    '*KSi8{I5wZQlvTO?L(ZeT1|S7bDc-BpPFIt4g|yK&Gt#oRZEnDf3b^J*wd1wym+Y}`0v8MW{KUft+enQdPhpr;90%^EYy6^M5?~W'
    'zSLg2h=(z^sD<t!6{JCD?L7Qj1?Qr6QsM!-5xBOFm3qUo-Bs$M)1<fAyT(3;e>2wG*YIg2{>E&zTW8qoUIjb2?p?+caL0oo3v4qg'
    'Nmu!{FyD^GkC*VP3fN!dcV?>Hp|+Ip3R<K6_F>Y*f3a{0_k;BaXEILMr`ex96z##D^Cmdp=4<v8ybWDvZ^4tnMfOvCH@Kr?Gbs>%'
    'd&0f=8L258>zCSTi|yfErOx2l@SQywUHXIlA-KY+^#DKjgLxQwoB>BM*k<!=O0$2$zs239>-d?AAJHf63gor~|Ks^Tp6oWvweNFJ'
    'uYT~8G#$^nqDjC&dWXB);`Icw*qA3~E}7+yso&dTy%l*K+DQt+$Bp1$1gG__q!cg*qt&kC+>O6^@SOKD`9+@;^xwA@{LAcd^yRqS'
    '@UJ07_8`x-$PYNip0d}#?^u>S0I#M*NK?uG4R}uKO&)IBCE!|0{y)U`=PL4z9G^zpTlDNEG@7{IPQSxh@-!L!UMFuU0o+L+N1)Ti'
    'E>ZzLY^GPM^_M!K(@6ZO^bKp|yj*o@M^$QqJw8ghLf<aOlVmuR9<v9cV;Yz*Q$G{Dd(f@{eRl%xXX)!KxIE?7mzgk^eBURFWxv`v'
    '*X^hVQsD^c^TyI6`lx`uIWP$Q>CbR7zZ3t*ldUYU*S%zi<)Cvf>Gx-)Q(#GXK>woMg>hsH&Pn(^Xp23Q9{v<OA>a=oE9ZMMd+3?2'
    '@C(APvKGv!^3o9eokcdgFfZnz!5EBBrN3i0p#^j0COtIbh#kk-$PM%{dA?PLnF8O;rS#fC`#SToHCim=&i2fV`kbE&*E(?cfIN&r'
    'uP1%!o4a;*IMgE-k?6jiOvZhSzi3slwbUmJZ`qSb|HR;3EIQ3Zo918+riWX?wJ&*pjDJz^jHK_nQTrwt3g`Y3d<z0=0c%&d>tUP}'
    'fhJk_+Khbc1><CLG>lnshy3(e_5a>Rzu9HX-lWHN4fv<f3+c@LO3bbZ-g}@$CUYy7c|HNnlj-|B-b2yhF!es8H^!oMAUVE(cTdVm'
    'E69HVc!u-d5q*yrQiHW<e91?H{{T;{Q{M'
),
    output: [0, 6, 5, 5, 5, 2, 3, 6, 4, 3, 6, 5, 6, 2, 1, 0, 1, 6, 3, 1, 4, 5, 1, 6, 3, 3, 2, 2, 5, 6, 6, 4, 2,
    3, 2, 0, 5, 2, 3, 4, 5, 3, 6, 0, 5, 3, 2, 4, 1, 2, 6, 3, 0, 0, 0, 6, 5, 0, 4, 2],
}, name='rank_4_axis_1_int32').DisableLifeTimeVariation()

# Every axis, from the front and from the end.
# Expected values: exact integer arithmetic.
input = Input('input', ('TENSOR_INT32', [4, 7, 3, 5]))
axis = Int32Scalar('axis', 2)
output = Output('output', ('TENSOR_INT32', [4, 7, 5]))
model = Model()
model.Operation('ARGMAX', input, axis).To(output)
Example({
    input: packed('<i4',
    'c-j?|d3X<W9LL{1qehN0p}FtmF-OGAu^chOD(BdY_PCA3q{Ooak7xBDN3<tHVvgo`@;H|kVsyA!qnQ!f(2^XF``v4Q?D_5Y`+mQl'
    '&-?m(q6+NjRQu37(ykl!jE>U%$x`J!d*e-e%_M0^dui_1cJl>x?;q?=&86$x?5S7mrF`%5x1IaQ9&_7n-Al@jm$sd?>vfivHI#zl'
    'q?l$>!_m_8eo|yDX~Y@(pHfoPfA;nP(#%+?U8s~*Tk1PSO6)1+&$ka$lsdJN(jMBiz_a}=DL6)|bH{GOofhEumGh@nBqvDm!=<}$'
    'xcVG_0aALgJ-?<jev@70fPDmxv$oo=gY9@(=})*nq4&ciDfDN%;4gdhH9KO2)ZnC@v&TN1X{Ro-V{OMzls@P##YMpLce@V!uE9AH'
    '?$2J7$_G;yOi}A>4V7}Y+l#=npZ`P9X$PF!R+GX%x2rC(-{(B5o74pT8V{6`z!VFnW9jya>fk<S*BvEA(5LGd^a1yot9JGid&5z?'
    '^efWFuk3()`xd<R;b(iiOD`?0IBo}`Lo(Pa@Gd#q-a_3LXqD7gS{N;5WZ8ZCNL_f7fX0cuyIrFBT6<zkseWU;gV&~G_Db|keqayX'
    'XjiTwHGO7>7TV!x7C6t&!^ey+QYo}qP)7=U7w><u=fZ6oJ(gEMH+tMbkCEW6M9zxG<2P?E{bmQjsa^*-Q-4-FsRBB$gKNq~yCwdF'
    '<HN9#QXU!);LS%%?P_GOkSydJ0t@%IuC`}a!q+YKJ!*b}_hBzcpMfPT&Cc9wKTk%As27E18N2Q4WUxASPLrctbbc^anz|ny$xChe'
    'r{m8!^c%6>E;?u<fwRyl1dJ~~w%_F4R&-wfk~EF)IT>UUE|*qu_OCsM%su5SfcNW$p!ITl8yK3mksgutz2GnVt$m)eyoL5;^6|$#'
    'yDL5JzKzc0vw(X&n9<$b3*l|ECem3xpW*3d0A+$9r@s{4T58G6=985e=A~jIDFwZ5kh|jV@SoX?{n9?smU`r4XJzSAa^IKFhJ&Oz'
    'JMH0QVkonk+M8Kpj%zVHOUZiZ5peE;(|J31nf>@1w8n!pye>pbk%fCzrA%<lgJTW)_Q|0qxv0k7ICLwb*J^t0hgShUXQO9O5E_uV'
    'wd{#UMfTznt>KqOzvNe?%goBfAMJ5(NXN+GKy+wCrl*5p>Sg;>pmY@P!|-?tJESzdmoUFuz+e8UU52dJB=-S>sSBSZG8BD_%;Hnr'
    '1Zg5#bzt@`QhUz@`v$)a0>?6TR`2(u1oGWznADS*Sc5l-B|9=vx&o%;5<Fz5JA0xWdonmgx_QFxMTSmpMh|A>Lp-=m-kZH9tz>Sp'
    '$$XO?%r86jAm>lO-7Q?|+(Y^aeG<@Q6u8eZ_otYvS-JKF_Q{=c%oN<4qSd~-%n~}DF3;XZuXr$gOzjC9@DB|pk)PA-oM7gluz^$^'
    'ZG)-T7`*4{*%1yG;CB`tgX`l59v&$}X4onBzW@{76|X=K_E8G>GuVZr@jZk&jv*uY+z&;UnVjd4x3S-o1@xVb2IKkd7JEM8upNmO'
    '{phm_P6OF%ox<pgUmX^sKWDAjDgDXj4Dc85`~Ru;8@>'
),
    output: [1, 1, 0, 1, 0, 2, 1, 2, 2, 1, 1, 2, 1, 0, 0, 0, 1, 1, 1, 0, 2, 1, 0, 0, 1, 1, 0, 2, 0, 2, 0, 0, 1,
    2, 1, 0, 0, 0, 0, 0, 1, 1, 1, 2, 1, 0, 0, 2, 2, 0, 2, 0, 1, 1, 1, 1, 0, 1, 1, 2, 2, 1, 2, 2, 1,
    0, 1, 0, 2, 2, 2, 0, 2, 2, 2, 2, 1, 2, 1, 1, 1, 1, 2, 0, 2, 0, 0, 1, 1, 0, 1, 2, 1, 0, 1, 0, 1,
    1, 1, 2, 2, 0, 1, 2, 0, 2, 1, 0, 2, 2, 0, 2, 2, 0, 0, 2, 0, 0, 1, 0, 1, 1, 1, 2, 0, 0, 2, 1, 0,
    1, 0, 2, 0, 2, 2, 0, 2, 1, 1, 0],
}, name='rank_4_axis_2_int32').DisableLifeTimeVariation()

# Every axis, from the front and from the end.
# Expected values: exact integer arithmetic.
input = Input('input', ('TENSOR_INT32', [4, 7, 3, 5]))
axis = Int32Scalar('axis', 3)
output = Output('output', ('TENSOR_INT32', [4, 7, 3]))
model = Model()
model.Operation('ARGMAX', input, axis).To(output)
Example({
    input: packed('<i4',
    'c-keEdvwor7{}isN}60Jm(!FvE?by;<Sv)UWyU#}PT6b}wzWE(lXLo`gJXsvW2m{zl%LcrJIb|<42P8KTAGR3+*-Lc<=v~}kKg(I'
    '_WgXm&+~rXmuHpJq>30R{fNCfUP``T&wEaKW39b#t6j6Vbo!9pgwK}q_MII2;UwwD_EMcS_NuAUxaLx|Z|x7Z+qJ&1E0UznuS>Ic'
    '+98uA&5)K;`|dDl*k=0}_hJg|aB8>iCk2{uzp2zT&mMK!&aSXa=rOvpbdw%w5A5R6Qp^T>ZlbiHtMpD5@0Z!RtL>F%><^!m&MdQk'
    'zh_V6d~bpjNzLYef(bmyJYVz3jtm9MzxHX~pRn5wL`boh?JM-Fmu|NJZpJs@0N<@TQkTI}`*6ws&rh$aT>H(t{N_%-fl`atq)IrO'
    'd(h5@gNQa#GtQ@jd(tJl(U<n#n|A#^QvS=*F=mRMAPw5bOnjeAvrn~?w(YeqHj<XY!IUs5i~d0kq!X>A+MnC$pK^bMwDv8j=pTCw'
    '9PK`9H+)43r~VG+TpA>mo`Ns5oWIBZZi&4e-V(tax!nE(JQsduuKH5^342K=W`mPM^jL&0dF$-w;qve9)I4C1TxBl;#}MvheQhVU'
    'm6}|%FI~5X;e}v0sSfsp!}c6JFdUux&XRV*cW8<|f}ZQpU~0ZS7N50zM!MHQS}{PXm0|Y**R*1L=tevBmR*+`BblKiJgjUfHKupn'
    'p3-gVq{B-IIEn{JJ>l>ST0BADl}}6MMRq+rRK%=J@mY=WQbe+p#Iwcpn8{3?;OrnXZ{<5XmEP0oQ)#z>&p75TMff<hdibI=6W*)f'
    'Ci*Jg`NZyO`v~(?Rg;#1DH^<k;OD6wXoknHN8?}WhM~iw*3uq0iN$9zuY#SkSo$Y~fQ@Gvk<!E_Qff!e;V~BP^ue2zSL~=@=`grI'
    'V)it6tD@#axJ<xTDLmgrZkoMKHt}cy{+?V8?_jPNhoA6n6f+eavk#Mz_vn){g}i}(0@|g}t5*S9HpFA^QUm{V+hvzi^AdU|owEz^'
    '(*nE}Ap4_^+VS+B3m<84pAF{)cyvZB=>{5?fcFr+kMrKC<M!km_V_LMj9wpeZwMJ!^%WkyV|T$9m$?(oSpXidjUfvq_OB}-mMmT+'
    '-}j%Df*EWa`I+5|Z$4qvH`*7YX&7Gqi(Ic}_H*0F@>sG!y#jo&9!*ZL3$pQ6yZv^Dp;9h++=tf}qh%$yE|b-`QhR^EK8g?0(5^w0'
    ')Chjwhqp-Z^u(hZ`1=>`p6xH);=D1q`s3g3;LKu<=6GN*Tn_9Z<uS`}JeYIRPR47YeaSJrW`b)W+;4*CpI(r@?*iwXRU>yD$l(2#'
    '!1R!vz}XUb3*h?@w9e$W@#JE>7(oB(Ja0{nHt4$%{)(v?7)f@QGV^D49A|CW-NV^^N7&0j%=QRw3VAP)UO!Zq<_wYMGyiRL-OTe&'
    '^e$(=B(d9;vrn#dd#q;;d+;7!ZN*ONK^7k{^BwY3KpsOg9`B-gc%_UQ=b3*YUOJfx<{DBqoE_kP2>uO*$1?B)Z?bEX<4pE@5jpw|'
    'FRaIxSJ9-Bn)!IFCRxs)PH+0n;{U}Aa{C_+cWk!'
),
    output: [3, 3, 3, 1, 1, 0, 2, 3, 4, 0, 4, 2, 4, 1, 2, 4, 0, 0, 3, 0, 1, 3, 2, 0, 0, 2, 3, 4, 4, 4, 4, 2, 3,
    3, 2, 4, 2, 3, 0, 3, 3, 4, 3, 1, 0, 3, 4, 3, 3, 0, 3, 2, 3, 4, 4, 3, 1, 0, 1, 2, 2, 4, 4, 4, 1,
    2, 1, 4, 3, 1, 1, 2, 0, 2, 3, 1, 3, 0, 1, 1, 3, 3, 1, 4],
}, name='rank_4_axis_3_int32').DisableLifeTimeVariation()

# Far apart, beside each other, at either end; as real numbers.
# Expected values: exact integer arithmetic.
input = Input('input', ('TENSOR_INT32', [5, 9]))
indexes = Internal('indexes', ('TENSOR_INT32', [5]))
output = Output('output', ('TENSOR_FLOAT32', [5]))
model = Model()
model.Operation('ARGMAX', input, 1).To(indexes)
model.Operation('CAST', indexes).To(output)
Example({
    input: [0, -4, 4, 3, -3, 0, 3, -2, -1, 4, 3, -4, -3, -3, -3, -3, -3, -3, -2, -2, -2, -1, -2, -3, -2, -2,
    -2, -3, -2, -1, 0, 1, 2, 3, 4, -4, 3, 2, 1, 0, -1, -2, -3, -4, 4],
    output: [2.0, 0.0, 3.0, 7.0, 8.0],
}, name='shown_int32').DisableLifeTimeVariation()

# Expected values: exact integer arithmetic.
input = Input('input', ('TENSOR_INT32', [1, 7]))
output = Output('output', ('TENSOR_INT32', [1]))
model = Model()
model.Operation('ARGMAX', input, 1).To(output)
Example({
    input: [2147483646, -2147483647, 5, 5, 2147483647, -2147483648, 0],
    output: [4],
}, name='far_int32').DisableLifeTimeVariation()

# Every axis, from the front and from the end.
# Expected values: exact integer arithmetic.
input = Input('input', ('TENSOR_QUANT8_ASYMM', [4], 0.5, 100))
axis = Int32Scalar('axis', -1)
output = Output('output', ('TENSOR_INT32', [1]))
model = Model()
model.Operation('ARGMAX', input, axis).To(output)
Example({
    input: [254, 219, 217, 210],
    output: [0],
}, name='rank_1_axis_0_negative_quant8').AddVariations(DataTypeConverter(name='signed').Identify({
    input: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -28),
})).DisableLifeTimeVariation()

# Every axis, from the front and from the end.
# Expected values: exact integer arithmetic.
input = Input('input', ('TENSOR_QUANT8_ASYMM', [4], 0.5, 100))
axis = Int32Scalar('axis', 0)
output = Output('output', ('TENSOR_INT32', [1]))
model = Model()
model.Operation('ARGMAX', input, axis).To(output)
Example({
    input: [171, 209, 36, 32],
    output: [1],
}, name='rank_1_axis_0_quant8').AddVariations(DataTypeConverter(name='signed').Identify({
    input: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -28),
})).DisableLifeTimeVariation()

# Every axis, from the front and from the end.
# Expected values: exact integer arithmetic.
input = Input('input', ('TENSOR_QUANT8_ASYMM', [4, 7], 0.5, 100))
axis = Int32Scalar('axis', -1)
output = Output('output', ('TENSOR_INT32', [4]))
model = Model()
model.Operation('ARGMAX', input, axis).To(output)
Example({
    input: [1, 121, 160, 249, 2, 18, 150, 167, 172, 216, 173, 1, 146, 234, 28, 37, 158, 47, 110, 73, 176, 248,
    119, 211, 56, 64, 163, 199],
    output: [3, 6, 6, 0],
}, name='rank_2_axis_1_negative_quant8').AddVariations(DataTypeConverter(name='signed').Identify({
    input: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -28),
})).DisableLifeTimeVariation()

# Every axis, from the front and from the end.
# Expected values: exact integer arithmetic.
input = Input('input', ('TENSOR_QUANT8_ASYMM', [4, 7], 0.5, 100))
axis = Int32Scalar('axis', 0)
output = Output('output', ('TENSOR_INT32', [7]))
model = Model()
model.Operation('ARGMAX', input, axis).To(output)
Example({
    input: [63, 89, 109, 56, 170, 99, 140, 50, 197, 25, 9, 188, 111, 216, 227, 162, 53, 233, 103, 82, 26, 111,
    86, 140, 3, 144, 11, 178],
    output: [2, 1, 3, 2, 1, 1, 1],
}, name='rank_2_axis_0_quant8').AddVariations(DataTypeConverter(name='signed').Identify({
    input: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -28),
})).DisableLifeTimeVariation()

# Every axis, from the front and from the end.
# Expected values: exact integer arithmetic.
input = Input('input', ('TENSOR_QUANT8_ASYMM', [4, 7], 0.5, 100))
axis = Int32Scalar('axis', 1)
output = Output('output', ('TENSOR_INT32', [4]))
model = Model()
model.Operation('ARGMAX', input, axis).To(output)
Example({
    input: [64, 99, 220, 227, 67, 146, 249, 15, 158, 174, 135, 81, 47, 8, 14, 215, 253, 185, 211, 161, 97, 198,
    137, 163, 20, 32, 23, 152],
    output: [6, 2, 2, 0],
}, name='rank_2_axis_1_quant8').AddVariations(DataTypeConverter(name='signed').Identify({
    input: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -28),
}))

# Every axis, from the front and from the end.
# Expected values: exact integer arithmetic.
input = Input('input', ('TENSOR_QUANT8_ASYMM', [4, 7, 3], 0.5, 100))
axis = Int32Scalar('axis', -1)
output = Output('output', ('TENSOR_INT32', [4, 7]))
model = Model()
model.Operation('ARGMAX', input, axis).To(output)
Example({
    input: [193, 215, 104, 118, 180, 81, 236, 145, 185, 187, 234, 126, 204, 131, 98, 205, 110, 236, 110, 187,
    22, 98, 84, 254, 173, 158, 146, 158, 188, 192, 236, 50, 187, 91, 58, 197, 197, 222, 106, 132,
    189, 214, 3, 194, 183, 186, 59, 187, 227, 27, 43, 209, 97, 145, 151, 59, 115, 56, 163, 77, 40,
    164, 139, 60, 136, 24, 131, 114, 236, 225, 187, 182, 76, 156, 144, 29, 37, 173, 104, 236, 101,
    37, 186, 13],
    output: [1, 1, 0, 1, 0, 2, 1, 2, 0, 2, 0, 2, 1, 2, 1, 2, 0, 0, 0, 1, 1, 1, 2, 0, 1, 2, 1, 1],
}, name='rank_3_axis_2_negative_quant8').AddVariations(DataTypeConverter(name='signed').Identify({
    input: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -28),
})).DisableLifeTimeVariation()

# Every axis, from the front and from the end.
# Expected values: exact integer arithmetic.
input = Input('input', ('TENSOR_QUANT8_ASYMM', [4, 7, 3], 0.5, 100))
axis = Int32Scalar('axis', 0)
output = Output('output', ('TENSOR_INT32', [7, 3]))
model = Model()
model.Operation('ARGMAX', input, axis).To(output)
Example({
    input: [23, 192, 162, 81, 70, 5, 127, 107, 46, 81, 11, 120, 216, 220, 238, 228, 253, 16, 237, 102, 142,
    180, 163, 108, 137, 163, 189, 226, 92, 51, 119, 45, 73, 74, 233, 125, 7, 131, 36, 196, 170, 152,
    227, 97, 70, 171, 16, 111, 35, 252, 208, 126, 164, 53, 166, 74, 33, 211, 128, 129, 43, 43, 84,
    241, 52, 18, 237, 219, 107, 117, 91, 76, 242, 207, 158, 170, 22, 186, 233, 245, 101, 41, 145,
    85],
    output: [3, 0, 0, 3, 3, 1, 1, 2, 2, 3, 3, 3, 0, 1, 0, 3, 0, 2, 0, 1, 1],
}, name='rank_3_axis_0_quant8').AddVariations(DataTypeConverter(name='signed').Identify({
    input: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -28),
})).DisableLifeTimeVariation()

# Every axis, from the front and from the end.
# Expected values: exact integer arithmetic.
input = Input('input', ('TENSOR_QUANT8_ASYMM', [4, 7, 3], 0.5, 100))
axis = Int32Scalar('axis', 1)
output = Output('output', ('TENSOR_INT32', [4, 3]))
model = Model()
model.Operation('ARGMAX', input, axis).To(output)
Example({
    input: [219, 216, 74, 92, 151, 5, 188, 195, 134, 87, 66, 235, 39, 194, 123, 25, 157, 100, 95, 48, 182, 138,
    73, 21, 205, 77, 162, 218, 29, 162, 25, 27, 106, 36, 48, 112, 195, 85, 114, 69, 43, 181, 179,
    193, 74, 182, 245, 140, 144, 5, 50, 52, 125, 186, 157, 177, 7, 53, 48, 94, 63, 200, 226, 102,
    208, 144, 83, 185, 236, 171, 7, 254, 75, 77, 134, 73, 119, 126, 12, 22, 212, 97, 144, 90],
    output: [0, 0, 3, 2, 5, 6, 1, 1, 6, 2, 0, 2],
}, name='rank_3_axis_1_quant8').AddVariations(DataTypeConverter(name='signed').Identify({
    input: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -28),
})).DisableLifeTimeVariation()

# Every axis, from the front and from the end.
# Expected values: exact integer arithmetic.
input = Input('input', ('TENSOR_QUANT8_ASYMM', [4, 7, 3], 0.5, 100))
axis = Int32Scalar('axis', 2)
output = Output('output', ('TENSOR_INT32', [4, 7]))
model = Model()
model.Operation('ARGMAX', input, axis).To(output)
Example({
    input: [2, 196, 71, 134, 80, 15, 27, 127, 21, 92, 191, 215, 65, 97, 87, 45, 223, 140, 186, 95, 56, 15, 1,
    239, 48, 28, 133, 155, 190, 96, 115, 192, 11, 137, 0, 244, 229, 233, 236, 35, 82, 57, 254, 249,
    77, 210, 208, 74, 245, 8, 51, 23, 17, 16, 153, 94, 104, 216, 203, 84, 167, 192, 200, 158, 234,
    249, 153, 225, 5, 202, 49, 9, 4, 208, 84, 31, 94, 37, 139, 90, 49, 189, 120, 107],
    output: [1, 0, 1, 2, 1, 1, 0, 2, 2, 1, 1, 2, 2, 1, 0, 0, 0, 0, 0, 0, 2, 2, 1, 0, 1, 1, 0, 0],
}, name='rank_3_axis_2_quant8').AddVariations(DataTypeConverter(name='signed').Identify({
    input: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -28),
})).DisableLifeTimeVariation()

# Every axis, from the front and from the end.
# Expected values: exact integer arithmetic.
input = Input('input', ('TENSOR_QUANT8_ASYMM', [4, 7, 3, 5], 0.5, 100))
axis = Int32Scalar('axis', -1)
output = Output('output', ('TENSOR_INT32', [4, 7, 3]))
model = Model()
model.Operation('ARGMAX', input, axis).To(output)
Example({
    input: packed('|u1',
    'c-jG^0bBn4punmH;t(Z}W<g=F#Cs77cFe#SbG_Pz&*9y}ihTxEU`1un;-K_rQZ$+JXJ|d6h6y*BgaR2Zz5R|k<$j4#8I=IW9Dt@w'
    '`ZW6L-A8eGA3a@T@|>=Ez@k=}JM0~C`W1bCd)|~)OcMm(0%eJz!#rMO3>om1whR>CxF@e^^ANa73-B0Mp$;8J+nMZvdwbufDN3^9'
    'tr_K5x>TWx{pTCU_u~O+q-?{zh{&H|?tx|e2-5CjOd>%&GRQ!+x1&lGJa=Q!#!8d`zLM`-8K>7+j?w0cQw0GeeLnDS>T7wp2TkR^'
    '3w21HPhsZOVEb07(>wXW;7@u;o~H=A0!cfbc*`02Z6xC3uVVVInhR&kgkDx%xd{Gs2%_f&L`7MtBiNhAks<oO35Rsm2RVy2fg>h<'
    '{jn@KWa$EjG}kQ8Kq>${KE!`Ll@&fT_rh?Wmg*EaA<$YNv2vq?vL-$%K*-?|4cpbFp~H!>g%>G=Q%8tJSb>wx)|QMQIny<4Mi-!M'
    'JaxQ4=YN7Dr<v5tW1DlEoPz$#D9@t$K=v#5*Usz'
),
    output: [0, 0, 3, 3, 3, 1, 0, 4, 4, 3, 2, 3, 1, 3, 3, 0, 0, 0, 4, 2, 2, 3, 3, 4, 4, 4, 4, 2, 3, 2, 2, 0, 1,
    0, 4, 2, 0, 0, 0, 3, 0, 2, 1, 0, 3, 0, 1, 4, 2, 2, 4, 1, 4, 3, 1, 1, 3, 2, 4, 4, 4, 2, 3, 3, 2,
    0, 0, 2, 2, 1, 3, 4, 2, 1, 2, 4, 1, 1, 1, 2, 3, 4, 1, 1],
}, name='rank_4_axis_3_negative_quant8').AddVariations(DataTypeConverter(name='signed').Identify({
    input: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -28),
})).DisableLifeTimeVariation()

# Every axis, from the front and from the end.
# Expected values: exact integer arithmetic.
input = Input('input', ('TENSOR_QUANT8_ASYMM', [4, 7, 3, 5], 0.5, 100))
axis = Int32Scalar('axis', 0)
output = Output('output', ('TENSOR_INT32', [7, 3, 5]))
model = Model()
model.Operation('ARGMAX', input, axis).To(output)
Example({
    input: packed('|u1',
    'c-jG^0bBlz17NxR&{EVWQDr;hmE}-%(r~P7w4OhD_*YX^V&*#;hxP_2Er(Vo#(^bzjL1RbW~tKf4)=5rY`}j7#V{?~uK|PcU3>01'
    'C-1u^<wk{1ZUU+Lk5E0`I!$Kg2NxR;J$)^X=w*O-L+{tFmmknnWMC_a$<GkumrH%5bHBePzzMm}sa-^vMX8=5I9dK0uJ3jG&}=@?'
    'sUmFBCj`&-5_E=VEQxN5R(6M8PFRG{WGd##4JQ6CI=NzVr*wdz+ieG?)ymAZ@0ktD0~Twoa_uy#s`nT&pQVq8<dvuMK@xk&-=Ov)'
    'SmSEHWk>U`7@o}M{q5eQ7LUcN{ttAfqN7VP<p{EyXQY}9VN^OlTJ8>`mZsL<Ki8OCsCdBZwK$ZR{F!V=P1t!;fN<uF;K-=kc7bNZ'
    'QXrSRj7<uvKwQgcg#Fd0xMw+SV#+1b%wau72d90GRw{>7+uc(%b~<uESOG-A&Oiw`Kx)^gGQN@Ifa9tWYKd9Y$LGZt^ht2lPDt;F'
    '`J>&{W%YV#UM<zL1%c5U;Mf}vaW$`4NQl{6xz`8'
),
    output: [2, 1, 1, 0, 0, 0, 1, 0, 3, 2, 2, 3, 0, 1, 2, 1, 1, 0, 2, 2, 2, 2, 3, 3, 2, 0, 2, 1, 1, 2, 0, 1, 2,
    2, 0, 2, 2, 2, 1, 0, 1, 1, 2, 2, 1, 3, 3, 1, 0, 0, 0, 2, 0, 2, 0, 1, 2, 3, 0, 3, 3, 0, 1, 1, 2,
    3, 3, 3, 0, 2, 3, 0, 2, 3, 0, 1, 3, 0, 1, 2, 3, 3, 2, 2, 0, 0, 1, 1, 0, 3, 2, 1, 0, 2, 3, 2, 1,
    2, 2, 1, 3, 0, 2, 1, 3],
}, name='rank_4_axis_0_quant8').AddVariations(DataTypeConverter(name='signed').Identify({
    input: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -28),
})).DisableLifeTimeVariation()

# Every axis, from the front and from the end.
# Expected values: exact integer arithmetic.
input = Input('input', ('TENSOR_QUANT8_ASYMM', [4, 7, 3, 5], 0.5, 100))
axis = Int32Scalar('axis', 1)
output = Output('output', ('TENSOR_INT32', [4, 3, 5]))
model = Model()
model.Operation('ARGMAX', input, axis).To(output)
Example({
    input: packed('|u1',
    'c-jG^0bBm(oL{1JtGEGc8IeCSd_RZXMGsToyjv58pA^&IctRn@W(q%e391GBAoQrPdlP_1?B|aBb@fL9D>8A4*Jgb()+4%Crdh=L'
    '{<GYk;mTZR*~*jm<L6<Z@%`w6krD4u^0_FA3Vcb+Y~c*$qXgG?swZtB4~LaN=e!@nM;Q)ej$+AW^DfsN&_ZcGaqb*|+$829;RZIF'
    'VbT0r!n>X-{k1px(aoq-r52&DZWEZ*`nGwFJvhW&sD)^pn+%yKf0&wrk>Z|ERU9XOi|@>sg@o6p+K1v-%2=llsxJ!*78IZq{$|}Q'
    'R!EN>G!$<d&o@CW0WD;~YW2LqU1IzEgPJ?#As_HpEK8H`RUR0Y!+|ozcr#+ll&I+N>%m;(W)_ct!KLSIlc<v4uLXpxW>4*_m9BXE'
    '>L72Cgi}L&SVG`1pkan5YC6Fh=R<!(@&SVTv_-(R8)H(u7H~+F+gc2;12{6Z)17B9EXW4+<AgEwvRV$97Q3YS%0N0`d(}39;G<qb'
    'FaV%UN`w3qFO|J?NkwK9!;W&_7QBzp+{!0}?b90'
),
    output: [6, 6, 5, 5, 3, 6, 5, 3, 6, 5, 2, 5, 4, 4, 5, 2, 1, 2, 0, 3, 3, 0, 2, 3, 3, 2, 3, 4, 1, 3, 3, 3, 0,
    5, 1, 3, 1, 6, 3, 0, 2, 2, 6, 3, 4, 3, 3, 3, 1, 6, 4, 4, 1, 3, 5, 1, 4, 3, 6, 4],
}, name='rank_4_axis_1_quant8').AddVariations(DataTypeConverter(name='signed').Identify({
    input: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -28),
})).DisableLifeTimeVariation()

# Every axis, from the front and from the end.
# Expected values: exact integer arithmetic.
input = Input('input', ('TENSOR_QUANT8_ASYMM', [4, 7, 3, 5], 0.5, 100))
axis = Int32Scalar('axis', 2)
output = Output('output', ('TENSOR_INT32', [4, 7, 5]))
model = Model()
model.Operation('ARGMAX', input, axis).To(output)
Example({
    input: packed('|u1',
    'c-jG^0bBmrhRb~SYQ^M~^2hW;Sy4~JMi6?Swz<Ozz}ew)VT4v$lR`m#nB}Tl3cAcE3$We$*}i*oF1EYE8?$QZZvLxt7*ujmU-nF?'
    '8l3xekYfdrR7Njt=Hw?>E!K(WoTF`Y@^@uvdSrPlSb`rj!GgehVfAf<X3mkQSfG;>8yDbkT`{4WpIJ9&ALd}$K)cilONrK2QOv{y'
    'tBHVbx{W1cbQ#c0z8ix4E{1_VVo8A5_(kq30*yiVH-+BG53YUD{V_hO)eytt**rXZZd7#)N_w)_J8_dLy~2RLy)1~l)BiC!@Y~}W'
    'sj*hAmm*(p-2_YLxtU9uq+Lr1mS0;fcJL4UjUq$bZum*;UZ2Q)f82Pp-H!ApM2V#ajNL=C`$?W=<u6D9I&R*;2rNF}*wFhMpTYvg'
    '>`35}Z?rxJmY*jcobtppU})Ae2qW(B{e_r)R~1K{A0@S?uDyGSKTbVd3&LMoWW~!b0p+=UQJ9voNnwdelV6W@Ss`JtP-Hwqry|`d'
    'U7sqk2T}+`Mj7>;mQ~llRvj!y=K(@KoyX>~pV7b'
),
    output: [0, 2, 1, 1, 0, 2, 2, 2, 1, 0, 0, 1, 2, 1, 1, 1, 2, 0, 0, 0, 2, 0, 0, 0, 2, 0, 2, 0, 0, 1, 0, 0, 1,
    0, 0, 1, 1, 1, 2, 1, 0, 2, 1, 2, 1, 1, 2, 2, 0, 0, 0, 0, 1, 2, 0, 0, 2, 2, 0, 2, 2, 1, 1, 2, 0,
    1, 1, 0, 1, 0, 2, 2, 0, 1, 2, 1, 0, 2, 1, 0, 1, 0, 1, 1, 0, 1, 2, 0, 0, 1, 0, 0, 1, 2, 1, 0, 0,
    1, 1, 0, 1, 1, 1, 2, 0, 0, 2, 2, 0, 2, 1, 1, 1, 1, 2, 1, 1, 0, 2, 0, 2, 1, 0, 0, 2, 0, 2, 0, 1,
    1, 2, 0, 0, 2, 0, 0, 0, 0, 1, 2],
}, name='rank_4_axis_2_quant8').AddVariations(DataTypeConverter(name='signed').Identify({
    input: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -28),
})).DisableLifeTimeVariation()

# Every axis, from the front and from the end.
# Expected values: exact integer arithmetic.
input = Input('input', ('TENSOR_QUANT8_ASYMM', [4, 7, 3, 5], 0.5, 100))
axis = Int32Scalar('axis', 3)
output = Output('output', ('TENSOR_INT32', [4, 7, 3]))
model = Model()
model.Operation('ARGMAX', input, axis).To(output)
Example({
    input: packed('|u1',
    'c-jG^0bBmg@c|hU0>5HX?z2oQl=%+@1R>9Iv@~z$wtZrxNz`f4>F%l;tQWqL%KDY}KNfp9qn(v9<;M+fMriZzs=M$Ow8cTs(lul+'
    '2RG^Yxe!4}lu=2tOfQKVkuKvmm@-ePs5vAkx+G@|sV|p8|Hb<QnTP~cMYG<lD2D6COh2rJ6gn^y=b@IS>?fEb3I!0X@x>Z{vqCH9'
    '*{Be3ovmQ~#ySuhpp2%*oanlqu^*Q|HAyzkE|a(Of<xiUAn~ehYr>7@`#>)L#tA20J>KUBz+53n@;Da2AgfWDLRFLC#hdnLAj2%k'
    'mU1hNc7urK6#7bQ#@Cja-&I~jk_;tkU0BF+BC$vK5=Ji>W5lc7_S<yHEw=jhPsoh1cZF@gPeKJ%l=(|{31?SmyIUgUddX>LyyDrg'
    'qgulzC9y7|u16U4G4v%w5A^U4K3BU!dj1R%)&IdCszM+e#|WH;W+-WUx*$Wwb*Rdw0R|CQN*PSO$T8qigh-xu5Zp@>&RJdq2rYE9'
    'Rv8zvtb7CCoYH0pZ`)XCI54qkk+^j4vYx9D&dVk'
),
    output: [1, 4, 4, 4, 4, 0, 4, 4, 2, 4, 3, 4, 3, 4, 1, 1, 4, 4, 1, 1, 1, 4, 1, 4, 3, 2, 3, 2, 4, 0, 2, 3, 0,
    3, 0, 0, 4, 2, 0, 2, 0, 2, 3, 1, 4, 2, 2, 1, 2, 4, 3, 4, 4, 4, 3, 4, 0, 3, 4, 1, 4, 1, 0, 0, 4,
    1, 0, 3, 2, 4, 1, 2, 3, 3, 3, 0, 2, 0, 2, 1, 0, 1, 4, 1],
}, name='rank_4_axis_3_quant8').AddVariations(DataTypeConverter(name='signed').Identify({
    input: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -28),
})).DisableLifeTimeVariation()

# Far apart, beside each other, at either end; as real numbers.
# Expected values: exact integer arithmetic.
input = Input('input', ('TENSOR_QUANT8_ASYMM', [5, 9], 0.5, 100))
indexes = Internal('indexes', ('TENSOR_INT32', [5]))
output = Output('output', ('TENSOR_FLOAT32', [5]))
model = Model()
model.Operation('ARGMAX', input, 1).To(indexes)
model.Operation('CAST', indexes).To(output)
Example({
    input: [125, 25, 225, 200, 50, 125, 200, 75, 100, 225, 200, 25, 50, 50, 50, 50, 50, 50, 75, 75, 75, 100,
    75, 50, 75, 75, 75, 50, 75, 100, 125, 150, 175, 200, 225, 25, 200, 175, 150, 125, 100, 75, 50,
    25, 225],
    output: [2.0, 0.0, 3.0, 7.0, 8.0],
}, name='shown_quant8').AddVariations(DataTypeConverter(name='signed').Identify({
    input: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -28),
})).DisableLifeTimeVariation()
