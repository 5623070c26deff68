# Licensed under the Apache License, Version 2.0; see LICENSE.
# Written by 'python -m corpus' from corpus/families/softmax.py; do not edit.
#
# LOG_SOFTMAX: tensors of many elements, in sizes of no block, and beside powers of two.

import base64
import zlib

import numpy as np


def packed(dtype, text):
    """Many values in little space."""
    return np.frombuffer(zlib.decompress(base64.b85decode(text)), dtype).tolist()

# Expected values: float64 formula.
input = Input('input', ('TENSOR_FLOAT32', [2, 4099]))
output = Output('output', ('TENSOR_FLOAT32', [2, 4099]))
model = Model()
model.Operation('LOG_SOFTMAX', input, 1.0, 1).To(output)
Example({
    input: packed('<f4',
    'c-rmUJqp4=5C+gef=Cb%2_homQF3)Xk%fhYg|j%p+(3(04BxVUvyb$Nh%sV!i-@ds*7F*1%6w%WGPgC?Wp1)Ax9@tJyJrrW%dE%s'
    'v)=AoWi4vF&+4nkV|G_RyMIyH_7AmpU%9KEL!D{k^K7m4?CMR&x~ElN{ignXy=ywh%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp'
    '%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%=}O0%NQ|cwSNKl&dkir%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp'
    '%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@QcH-G*G@CL|;Lze'
),
    output: packed('<f4',
    'c-rmUK?=e!5Czbk6p<oYq=<-!R1xWQ#hbV*cnPoLRHl#{=;AFt36o}$NB3#g@8R)0ydKXwvW?6m*T^E$MfO=+MRt+CSRZS%$T8AH'
    's$3uYZ6eE@pCWCZQ5C(~qW?0-L-wn4U!ApU*4v!linTs_j(56bpLu>;73a5kuW27MGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+Y'
    'Gcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+Y^Z%He^?f*Z{m^{h0`Q-inVFfHnVFfHnVFfHnVFfHnVFfHnVFfHnVFfHnVFfH'
    'nVFfHnVFfHnVFfHnVFfHnVFfHnVFfHnVFfHnSX7b-U9dltyO%e'
),
}, name='long').DisableLifeTimeVariation()

# Expected values: float64 formula.
input = Input('input', ('TENSOR_FLOAT32', [1025, 11]))
output = Output('output', ('TENSOR_FLOAT32', [1025, 11]))
model = Model()
model.Operation('LOG_SOFTMAX', input, 1.0, 1).To(output)
Example({
    input: packed('<f4',
    'c-rmO!D`z;6a`QbiU}ozVnP<hlzd8lJ^rFByy&8fj_`=ST%@<_?komJ^7CY#?npYzvb-<Luj{hBj&UC2d5oX)b3OMs#@ncQA7ick'
    'HjY0(?%$oR_v2-ZA7k7;zScgCbHB&A%k}>EWzM~hKT*5>_B_|{I6p6Q9Z#`_)BNAt_v?DrIbY^+t$mq&e9m>e%{6a5*V@|i_c0!3'
    '-PUuhtv#P--CDEtTx-AdJm)=?-`3jN^KH(zT>tf)^KLyq%=x!-uRFPQIoI0S^Ip!iw)VW2bLQ6NoY%L@dG9(L<(#!$&UwwcoHMsB'
    '=USV4J9EzK+vQwqb8lzPwKn&5=A8SX%Q@%ma?a;NmvgPny`4Gdeca`od$P+p*W2Y>YxkaEHRoJ!mvip3F6Uai_YA8!=br3x&VAP9'
    'oX_<x=iED8&bi($=URL8t~&4Rhr@T(&b&wOs@uWyq02e%`7Y<&XI;*F@7SZ9^M31c&ikUvIrn;-bL7_LoY$<&xz@HO*~z%eIiDq6'
    '&e>a+bJlh_*V@h`mz{TEmviRU<(%f~a?W=Pd$K2cvL}18CwsCdd$K2cvL}18CwsCdd$K2cvL}18CwsCdd$K2cvL}18CwsCdd$K2c'
    'vL}18CwsCdd$K2cvL}18CwsCdd$K2cvL}18CwsCdd$K2cvL}18CwsCdd$K2cvL}18CwsCdd$K2cvL}18CwsCdd$K2cvL}18CwsCd'
    'd$K2cvL}18CwsCdd$K2cvL}18CwsCdd$K2cvL}18CwsCdd$K2cvL}18CwsCdd$K2cvL}18CwsCdd$K2cvL}18CwsCdd$K2cvL}18'
    'CwsCdd$K2cvL}18CwsCdd$K2cvL}18CwsCdd$K2cvgiM`=U<w?fLH'
),
    output: packed('<f4',
    'c-rmO!D`z;5C-6z2_+QMh!RXG!Gxrkkk>7K6W<JeiM~!1?;2$^JICC<!{S()NW1%w<ZpWTcRrrpF2~dJJf7z9YaW04=f|<1m+9f}'
    '`Ss=fJY8#l%*QtU+;nN*zt7|MJnmMtyZP9+c^oe7??b=#$GBhB-u3%GUGLdG4}BiHRqfR8eLKJD*W6#f$J%|L>!#Pg_c^yU$J%Ah'
    '$J66Hw!N;cIo2*~ZgYL>_h@U5wac2@{kMJo?SEtKvgUSv*Y~%rIbV0*>$m;-w`0$P-0GZT?Xu=k&ark`^C;(>Tb*;>-#X{<K8$nD'
    'wRO&U&+43WZgtMFHum;9=e)ml&apQ3_B!WS8+&`5bMA*a=X~8d=lp)CbB?vKx7Ru6=eW)}_hg-Oo^PFVtj+JR&pGG$);Z@st8<RE'
    '`5pE-=iHNZ&biO(ob!9V&N=r^opYXVopY=m|5n}BocFiRInSZadHh}<=bWGUI_KPHb<X48*m2JJd8>2I&qbYc?)5t7oLil9-m^OA'
    'SX-N9+-G&p`CU@yoYz+8oNMcxV{L7cyuY<c@*HZD<m=WZ$<I7{vL}18CwsCdd$K2cvL}18CwsCdd$K2cvL}18CwsCdd$K2cvL}18'
    'CwsCdd$K2cvL}18CwsCdd$K2cvL}18CwsCdd$K2cvL}18CwsCdd$K2cvL}18CwsCdd$K2cvL}18CwsCdd$K2cvL}18CwsCdd$K2c'
    'vL}18CwsCdd$K2cvL}18CwsCdd$K2cvL}18CwsCdd$K2cvL}18CwsCdd$K2cvL}18CwsCdd$K2cvL}18CwsCdd$K2cvL}18CwsCd'
    'd$K2cvL}18CwsCdd$K2cvL}18CwsCdd$K2cvL}18CwsCdd$K2cvL}18=hxfwKf`FJSO'
),
}, name='many').DisableLifeTimeVariation()
