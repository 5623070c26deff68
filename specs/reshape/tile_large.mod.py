# Licensed under the Apache License, Version 2.0; see LICENSE.
# Written by 'python -m corpus' from corpus/families/reshape.py; do not edit.
#
# TILE: tensors of many elements, in sizes of no block, and beside powers of two.

import base64
import zlib

import numpy as np


def packed(dtype, text):
    """Many values in little space."""
    return np.frombuffer(zlib.decompress(base64.b85decode(text)), dtype).tolist()

# Beyond one block, tile or vector, with a rest.
# Expected values: float64 formula.
input = Input('input', ('TENSOR_FLOAT32', [17, 129]))
times = Parameter('times', ('TENSOR_INT32', [2]), [5, 3])
part_0 = Output('part_0', ('TENSOR_FLOAT32', [85, 387]))
model = Model()
model.Operation('TILE', input, times).To(part_0)
Example({
    input: packed('<f4',
    'c-rmHv8sV_9LDkAz~)3so#70plp9bo;yngY7D{1}QfA6*G@RL}Gstzg0N3!&XLbR;ZwxNt`_|L*{Qqy>d?I#9M4NndBL2yceWi1B'
    'v?B`a8vDq;u;=U|Ik3C*jV|$S#$J&rsgOx_PtsOIIeGqW{pxS-f5?EG$p?3N(jZOp$6brwk`v!fJI~I(-zUGE$JzhmsnR3P6Z(^E'
    '$e#0p9*`w_Lwf8xU8gl`)~s2xX3d&4Yu2n;vu4ejHEY(aS+i!%nl)?ItXZ>W&6+j8n;%nJK2Q'
),
    part_0: packed('<f4',
    'c-rmJJ4!<V5Qfnyv{Mv8u&@XS*+4*2=AnfoV51O-HWCo5BUoEnSX)Yp;5uA@Ye;SF0{kzraSb`bFq10=&v&byhE@H{@u2EEbD8@y'
    'dn>#8RXe%cx!-bs<i5?lmwCy3p8b`*pWof&zRyfEhnY$9JhSRm9Sqlh_wct{d484|XO@}WJloEkX1bY0p7pXHGw=EC)nL7w?;mAe'
    '^ZB~@|MGK^eU;CX?4!&)^PJCj+2hPC_dIiv`zO1T&HUf22eTf`%*=W)>%q*-tOv6m%*@PsFzdn0%&Z5q9?Z<ldNAw3%*?C@vmVUM'
    '%z7~E!OYC82eTf`%*=W)>%q*-tOv6m%*@PsFzdn0%&Z5q9?Z<ldNAw3%*?C@vmVUM%z7~E!OYC82eTf`-Yv5p%z7|0GwZ>u2QxFX'
    '9?W_$Gc)VKtOqkQvmVTPFf%jj!K?=}GqWDddN4CH>%puCGc&Uu%z7|0GwZ>u2QxFX9?W_$Gc)VKtOqkQvmVTPFf%jj!K?=}GqWDd'
    'dN4CH>%puCGc&Uu%z7|;x6FDl>%q*-tOv6m%*@PsFzdn0%&Z5q9?Z<ldNAw3%*?C@vmVUM%z7~E!OYC82eTf`%*=W)>%q*-tOv6m'
    '%*@PsFzdn0%&Z5q9?Z<ldNAw3%*?C@vmVUM%z7~E!OYC82eTf`%*=W)>%r{ZGV8&t2QxFX9?W_$Gc)VKtOqkQvmVTPFf%jj!K?=}'
    'GqWDddN4CH>%puCGc&Uu%z7|0GwZ>u2QxFX9?W_$Gc)VKtOqkQvmVTPFf%jj!K?=}GqWDddN4CH>%puCGc&Uu%z7|0GwZ>u2eWs}'
    'tOv6m%*@PsFzdn0%&Z5q9?Z<ldNAw3%*?C@vmVUM%z7~E!OYC82eTf`%*=W)>%q*-tOv6m%*@PsFzdn0%&Z5q9?Z<ldNAw3%*?C@'
    'vmVUM%z7~E!OYC82eTf`%*=W)>%q*-tOv6mn{NIE3B9Jz'
),
}, name='moved').DisableLifeTimeVariation()

# Beyond one block, tile or vector, with a rest.
# Expected values: float64 formula.
input = Input('input', ('TENSOR_FLOAT16', [17, 129]))
times = Parameter('times', ('TENSOR_INT32', [2]), [5, 3])
part_0 = Output('part_0', ('TENSOR_FLOAT16', [85, 387]))
model = Model()
model.Operation('TILE', input, times).To(part_0)
Example({
    input: packed('<f2',
    'c-rmFEf#`66b8^2jT4PTqLC&+&KZZlH{TQ^(MTk+1fy{x(IvcP7>O*yZ5Y10foti6-Rro(4TVZQ`Af80-5*#~yAt!T);p^7#ikZk'
    'FV~kI&~!lVMVP{+e`=|pXwmh8ElDGzG*x<F?ly>=V-5z>oLuM9grd!@M;_nNICJLAnKNh3oH=vm%$YN1&Yb^b{sC=w^-='
),
    part_0: packed('<f2',
    'c-rmLp>4xJ7=Y1(g@%QOfq`K)Xe8H(<MV%{Ft9K%Fe4Ne8U}WR8>2ALV|0y5eG`1rlfGJ>;?d{n8qKNAsXO=ExxRMe8rPhUo4A~A'
    '-6MA8C+@ipw?4gm<~4FzBfYi5dDxC0d6U2AIyYmAdrA8=rTwnF$K`mBl%D5hs8RD$nqyPW(H@pVAItPL*FRFO1pd8%G64e01PCY-'
    'AfQZufHDCB$^-}~6Cj{WfPgXq0?GskC=(!{On`tg0RqYd2q+UEpiF>(*9Z_$CO|-$00CtJ1e6I7P$ob?nE(N00tA!^5KtySK$!pm'
    'Wda102@p^wKtP!Q0c8RNlnD^<8UX^z1PCY-AfQZufHDCB$^-}~6Cj{WfPgXq0?GskC=(!{On`tg0RqYd2q+UEpiF>(G64c!BS1iz'
    '00CtJ1e6I7P$ob?nE(N00tA!^5KtySK$!pmWda102@p^wKtP!Q0c8RNlnD?}CP2Vz1PCY-AfQZufHDCB$^-}~6Cj{WfPgXq0?Gsk'
    'C=(!{On`tg0RqYd2q+UEpiF>(G64e01PJ^BsJ>v5'
),
}, name='moved_float16').DisableLifeTimeVariation()

# Beyond one block, tile or vector, with a rest.
# Expected values: float64 formula.
input = Input('input', ('TENSOR_QUANT8_ASYMM', [17, 129], 0.5, 100))
times = Parameter('times', ('TENSOR_INT32', [2]), [5, 3])
part_0 = Output('part_0', ('TENSOR_QUANT8_ASYMM', [85, 387], 0.5, 100))
model = Model()
model.Operation('TILE', input, times).To(part_0)
Example({
    input: packed('|u1',
    'c-s4MP`&hgVhe}zGU1TB{jNvTIqy8bJ=IKwebU`mcQp)+gL_-I?Fc;ZRir@V`Dyp742w-~%=qH?=!~W9$*RpiMm3LW9@RXmc~tYL'
    '=26X~nyH`}0P2Zl^8'
),
    part_0: packed('|u1',
    'c-rmRF-n2~0EXc<bJiOu)GCqS(9j^wkr!}sZE0z?Q3OF~54?aNjy5zzfs-KEzqAO=1^?(Jf^YCSzzgsGl&@zG>;CYxF{|~8arbRd'
    '{o3!Q?Pg_C{1oS{i@VX&VtKpztKZl6A2*wmm&@(*@Ada*=j#1&Uj9Q|9{oT(HV}^u#A5^T*g!ls5RVPSV*~NnKs+`Oj}63Q1M%2E'
    'JT?%I4a8#u@z?+{K{f`639>OjOpuKMVuEZ85EEo$fS4c~1H=T`7$7Fd#sD!vHU@|ZvN1qRkc|Oif@};B6J%q6m>?Si#01$GASTGh'
    '05L%}28ao=F+fa^jR9hUYzz<+WMhDsAR7b31lbrMCdkGBF+ny4hzYVWKunO00b+t|3=k7!V}O_-8w11y*%%-u$i@IMK{f`639>P8'
    '0AB6+dH'
),
}, name='moved_quant8').DisableLifeTimeVariation()

# Beyond one block, tile or vector, with a rest.
# Expected values: float64 formula.
input = Input('input', ('TENSOR_INT32', [17, 129]))
times = Parameter('times', ('TENSOR_INT32', [2]), [5, 3])
part_0 = Output('part_0', ('TENSOR_INT32', [85, 387]))
model = Model()
model.Operation('TILE', input, times).To(part_0)
Example({
    input: packed('<i4',
    'c-rmHu?m3!6hPsB!^|5{tP*7~7-SYNV6s{)W=1Kc?8*x$85s<sOiE#~C^Kbr<X^nQx%G9Yd+WS|AXp=f4i0FdhbWSmA&v&F7@~p='
    'T8QC-JI)xRfD|Gag?Eo|XOKk>bqvtQ0!!4e!V3ws!~OlgLlwv1H&f(s!URv0al;-(l(0n?bG&V~*=Cz<w%KNzZMNBFn{Bq)W}9uc'
    '*=Cz<w%KNzZMNBFn{Bq)W}9vPYyJSLQDyT'
),
    part_0: packed('<i4',
    'c-rmJu_{IZ9Eag=!^|B}tP*7~7-SYVV6s{)W=1Kc?8*%&85s<sOiE#~C^KdB%D1?O=hUw=om0>I{~inm*KNA(w1>9Y_S$HhY-eq}'
    'ZM4^R*jCz2+iGL&rM<W3cH9=)R2ykW!|y(Z@0m8+=GuBYX#4G=UADD$)xO$9+aA7u|9{t3+vDKxIc@XpshzaXw%p#@eOqix?Y8Z<'
    '^Y+dB&#VWt9?Z<ldNAw3%*?C@vmVUM%z7~E!OYC82eTf`%*=W)>%q*-tOv6m%*@PsFzdn0%&Z5q9?Z<ldNAw3%*?C@vmVUM%z7~E'
    '!OYC82eTf`%*=W)>%q*-tOv6m%*@PsFzdn0%&Z5q9?WjbtOv6m%*@PsFzdn0%&Z5q9?Z<ldNAw3%*?C@vmVUM%z7~E!OYC82eTf`'
    '%*=W)>%q*-tOv6m%*@PsFzdn0%&Z5q9?Z<ldNAw3%*?C@vmVUM%z7~E!OYC82eTf`%*=W)>%q*-tOv6m%x=r92eTf`%*=W)>%q*-'
    'tOv6m%*@PsFzdn0%&Z5q9?Z<ldNAw3%*?C@vmVUM%z7~E!OYC82eTf`%*=W)>%q*-tOv6m%*@PsFzdn0%&Z5q9?Z<ldNAw3%*?C@'
    'vmVUM%z7~E!OYC82eTf`Zp*9(vmVUM%z7~E!OYC82eTf`%*=W)>%q*-tOv6m%*@PsFzdn0%&Z5q9?Z<ldNAw3%*?C@vmVUM%z7~E'
    '!OYC82eTf`%*=W)>%q*-tOv6m%*@PsFzdn0%&Z5q9?Z<ldNAw3%*?C@vmVTD%d7{p9?Z<ldNAw3%*?C@vmVUM%z7~E!OYC82eTf`'
    '%*=W)>%q*-tOv6m%*@PsFzdn0%&Z5q9?Z<ldNAw3%*?C@vmVUM%z7~E!OYC82eTf`%*=W)>%q*-tOv6m%*@PsFzdn0%&Z5q9?U;`'
    '!})p'
),
}, name='moved_int32').DisableLifeTimeVariation()
