# Licensed under the Apache License, Version 2.0; see LICENSE.
# Written by 'python -m corpus' from corpus/families/softmax.py; do not edit.
#
# SOFTMAX: what could be merged with it, or left out.

import base64
import zlib

import numpy as np


def packed(dtype, text, unit=None):
    """Many values in little space: the first byte of each, then the second; times a unit."""
    planes = np.frombuffer(zlib.decompress(base64.b85decode(text)), "u1")
    planes = planes.reshape(np.dtype(dtype).itemsize, -1)
    values = np.frombuffer(planes.T.tobytes(), dtype)
    return (values if unit is None else np.multiply(values, unit, dtype="f8")).tolist()


F32 = 'TENSOR_FLOAT32'
I32 = 'TENSOR_INT32'

# Factors, terms and views are before and behind SOFTMAX, along its axis and others.
# Expected values: float64 formula.
x1 = Input('x1', (F32, [3, 3, 3]))
t2 = Internal('t2', (F32, [3, 3, 3]))
c3 = Parameter('c3', (F32, [1]), [2.0])
t4 = Internal('t4', (F32, [3, 3, 3]))
t5 = Output('t5', (F32, [3, 3, 3]))
c6 = Parameter('c6', (F32, [1]), [-2.0])
t7 = Internal('t7', (F32, [3, 3, 3]))
t8 = Output('t8', (F32, [3, 3, 3]))
c9 = Parameter('c9', (F32, [3]), [2.0, -1.0, 3.0])
t10 = Internal('t10', (F32, [3, 3, 3]))
t11 = Output('t11', (F32, [3, 3, 3]))
c12 = Parameter('c12', (F32, [3, 1]), [1.0, -2.0, 0.5])
t13 = Internal('t13', (F32, [3, 3, 3]))
t14 = Output('t14', (F32, [3, 3, 3]))
c15 = Parameter('c15', (F32, [1]), [2.0])
t16 = Internal('t16', (F32, [3, 3, 3]))
t17 = Output('t17', (F32, [3, 3, 3]))
c18 = Parameter('c18', (F32, [1]), [4.0])
t19 = Internal('t19', (F32, [3, 3, 3]))
t20 = Output('t20', (F32, [3, 3, 3]))
c21 = Parameter('c21', (F32, [1]), [1.5])
t22 = Internal('t22', (F32, [3, 3, 3]))
t23 = Output('t23', (F32, [3, 3, 3]))
c24 = Parameter('c24', (F32, [3]), [2.0, -1.0, 3.0])
t25 = Internal('t25', (F32, [3, 3, 3]))
t26 = Output('t26', (F32, [3, 3, 3]))
c27 = Parameter('c27', (F32, [3, 1]), [1.0, -2.0, 0.5])
t28 = Internal('t28', (F32, [3, 3, 3]))
t29 = Output('t29', (F32, [3, 3, 3]))
c30 = Parameter('c30', (F32, [3, 1]), [1.0, -2.0, 0.5])
t31 = Internal('t31', (F32, [3, 3, 3]))
t32 = Output('t32', (F32, [3, 3, 3]))
c33 = Parameter('c33', (F32, [1]), [1.0])
t34 = Internal('t34', (F32, [3, 3, 3]))
t35 = Output('t35', (F32, [3, 3, 3]))
c36 = Parameter('c36', (F32, [3, 3]), [0.0, -48.0, 0.0, 0.0, 0.0, -48.0, -48.0, 0.0, 0.0])
t37 = Internal('t37', (F32, [3, 3, 3]))
t38 = Output('t38', (F32, [3, 3, 3]))
c39 = Parameter('c39', (F32, [3, 3]), [0.0, -48.0, 0.0, 0.0, 0.0, -48.0, -48.0, 0.0, 0.0])
t40 = Internal('t40', (F32, [3, 3, 3]))
t41 = Output('t41', (F32, [3, 3, 3]))
t42 = Output('t42', (F32, [3, 3, 3]))
t43 = Internal('t43', (F32, [9, 3, 1]))
t44 = Output('t44', (F32, [9, 3, 1]))
t45 = Internal('t45', (F32, [3, 9]))
t46 = Output('t46', (F32, [3, 9]))
t47 = Internal('t47', (F32, [9, 3]))
t48 = Internal('t48', (F32, [9, 3]))
t49 = Output('t49', (F32, [3, 9]))
t50 = Internal('t50', (F32, [3, 3, 3]))
t51 = Internal('t51', (F32, [3, 3, 3]))
t52 = Output('t52', (F32, [3, 3, 3]))
t53 = Internal('t53', (F32, [3, 3, 3]))
t54 = Internal('t54', (F32, [3, 3, 3]))
t55 = Output('t55', (F32, [3, 3, 3]))
c56 = Parameter('c56', (I32, [1]), [2])
t57 = Output('t57', (F32, [3, 3]))
c58 = Parameter('c58', (I32, [1]), [1])
t59 = Output('t59', (F32, [3, 1, 3]))
t60 = Internal('t60', (F32, [3, 3, 3]))
t61 = Output('t61', (F32, [3, 3, 3]))
c62 = Parameter('c62', (F32, [1]), [0.5])
t63 = Internal('t63', (F32, [3, 3, 3]))
t64 = Output('t64', (F32, [3, 3, 3]))
c65 = Parameter('c65', (F32, [1]), [-1.0])
t66 = Internal('t66', (F32, [3, 3, 3]))
t67 = Internal('t67', (F32, [3, 3, 3]))
t68 = Output('t68', (I32, [3, 3]))
t69 = Internal('t69', (F32, [3, 3, 3]))
t70 = Internal('t70', (F32, [3, 3, 3]))
c71 = Parameter('c71', (F32, [1]), [0.25])
t72 = Output('t72', (F32, [3, 3, 3]))
t73 = Internal('t73', (F32, [3, 3, 3]))
c74 = Parameter('c74', (F32, [3]), [2.0, -1.0, 3.0])
t75 = Output('t75', (F32, [3, 3, 3]))
t76 = Internal('t76', (F32, [3, 3, 3]))
t77 = Output('t77', (F32, [3, 6, 3]))
model = Model()
model.Operation('SOFTMAX', x1, 1.0, -1).To(t2)
model.Operation('MUL', x1, c3, 0).To(t4)
model.Operation('SOFTMAX', t4, 0.5, -1).To(t5)
model.Operation('MUL', x1, c6, 0).To(t7)
model.Operation('SOFTMAX', t7, 1.0, -1).To(t8)
model.Operation('MUL', x1, c9, 0).To(t10)
model.Operation('SOFTMAX', t10, 1.0, -1).To(t11)
model.Operation('MUL', x1, c12, 0).To(t13)
model.Operation('SOFTMAX', t13, 1.0, 1).To(t14)
model.Operation('MUL', x1, c15, 1).To(t16)
model.Operation('SOFTMAX', t16, 1.0, 0).To(t17)
model.Operation('DIV', x1, c18, 0).To(t19)
model.Operation('SOFTMAX', t19, 2.0, -1).To(t20)
model.Operation('ADD', x1, c21, 0).To(t22)
model.Operation('SOFTMAX', t22, 1.0, -1).To(t23)
model.Operation('ADD', x1, c24, 0).To(t25)
model.Operation('SOFTMAX', t25, 1.0, -1).To(t26)
model.Operation('ADD', x1, c27, 0).To(t28)
model.Operation('SOFTMAX', t28, 1.0, -1).To(t29)
model.Operation('ADD', x1, c30, 0).To(t31)
model.Operation('SOFTMAX', t31, 1.0, 1).To(t32)
model.Operation('SUB', c33, x1, 0).To(t34)
model.Operation('SOFTMAX', t34, 1.0, -2).To(t35)
model.Operation('ADD', x1, c36, 0).To(t37)
model.Operation('SOFTMAX', t37, 1.0, 2).To(t38)
model.Operation('ADD', x1, c39, 0).To(t40)
model.Operation('SOFTMAX', t40, 1.0, 0).To(t41)
model.Operation('SOFTMAX', t2, 3.0, -1).To(t42)
model.Operation('RESHAPE', x1, [9, 3, 1]).To(t43)
model.Operation('SOFTMAX', t43, 1.0, -1).To(t44)
model.Operation('RESHAPE', x1, [3, 9]).To(t45)
model.Operation('SOFTMAX', t45, 1.0, -1).To(t46)
model.Operation('RESHAPE', x1, [9, 3]).To(t47)
model.Operation('SOFTMAX', t47, 1.0, 0).To(t48)
model.Operation('RESHAPE', t48, [3, 9]).To(t49)
model.Operation('TRANSPOSE', x1, [0, 2, 1]).To(t50)
model.Operation('SOFTMAX', t50, 1.0, -1).To(t51)
model.Operation('TRANSPOSE', t51, [0, 2, 1]).To(t52)
model.Operation('TRANSPOSE', x1, [1, 2, 0]).To(t53)
model.Operation('SOFTMAX', t53, 1.0, 1).To(t54)
model.Operation('TRANSPOSE', t54, [2, 0, 1]).To(t55)
model.Operation('REDUCE_SUM', t2, c56, False).To(t57)
model.Operation('REDUCE_SUM', t2, c58, True).To(t59)
model.Operation('SOFTMAX', x1, 0.5, 1).To(t60)
model.Operation('LOG', t60).To(t61)
model.Operation('MUL', x1, c62, 0).To(t63)
model.Operation('LOG_SOFTMAX', t63, 2.0, 0).To(t64)
model.Operation('MUL', x1, c65, 0).To(t66)
model.Operation('SOFTMAX', t66, 1.0, -1).To(t67)
model.Operation('ARGMAX', t67, 2).To(t68)
model.Operation('RELU', x1).To(t69)
model.Operation('SOFTMAX', t69, 1.0, -1).To(t70)
model.Operation('MAXIMUM', t70, c71).To(t72)
model.Operation('SOFTMAX', x1, 1.0, 0).To(t73)
model.Operation('MUL', t73, c74, 1).To(t75)
model.Operation('SOFTMAX', x1, 1.0, 1).To(t76)
model.Operation('CONCATENATION', t76, t2, 1).To(t77)
Example({
    x1: packed('|i1',
    'c-jFQ0ObD}7!?i!8t)S5?fc;R>;L%j>J9xH`~>0*<Mh3?55)', 0.0625
),
    t5: packed('<f4',
    'c-niGzA3wUjnC}8Tz5Y&pFBZwV~#-mi-T)sy=z<%{b^&N-S+R2<#rbu=EQFfvAOq_h2u@o_D8RF?%6P@mrwLyL{+Q&o1KDxKQH%c'
    'KcT!?q}QcL-wp)qZS8G=gdGIf+Cu~YK<_eM'
),
    t8: packed('<f4',
    'c-s5BEVlA>GLQQ5kc^Cz8#afunnYJjda9=CI)ghg!}LIVz364;6B|C5n+e^F;?sFyfAPJva#dve%=@m+2Ga^nlpp*5^Y3_8qV_&!'
    'nOJP`+T@#dKwxicXKin1V{dD3YYXJq+t}LJTie?L0A7kLQU'
),
    t11: packed('<f4',
    'c-mt;I?vQBB`xi7QmpW^1w5hbUk{XRPf_w*mniu3;fbi4{b5tzxOnJZnQk7tCeU%N$<%Hg!z80QE(Y31i`&eOH|5_uV5`X<v+wVR'
    'vitm6*Mt=9tnF>B?d|MsZ0)UV?d|OBt!+SDYoG`KB5o^9'
),
    t14: packed('<f4',
    'c-mWPQlK`G>A3M>RpGfk+fVLmVOzG^LTbVlhpxzjo4Hna`prB3NF}*4@YoS`!-)7jdncWL$@hF=jA|moX|bD)PY%1z(acb;)SGzy'
    '+2gq@;=2>l?d|PtZEbArY=HpCwzIXf17UkRI~xF^b1nq'
),
    t17: packed('<f4',
    'c-oukG_TE~>$uD6md}1)x34+=es#^~ZC~H4k$JzG>tg%Qj>*6CR&kW_^Ry@bc3Tx(`kH5RGLzdXuZ#t@TXSWDSMgcyVyP6C-L%TY'
    'Qj_JZu;Hdv_V#uVXlrX@XJ-q9cDD8)Y-<Mqy#X$N'
),
    t20: packed('<f4',
    'c-nK*ns7vRt+bJh)!d+S-ETY&e=UDC<?Wmg?^pVEu@qjYEx0`Wg5wGu12^rbty7$@25w@S;$CgEdELB)sjoxjwda2e*`9js-0Idv'
    'F28qwR1;F_vV#D7J2U_k003#WFl_'
),
    t23: packed('<f4',
    'c-niGzA3wUjnC}8Tz5Y&pFBZwV~#-mi-T)sy=z<%{b^&N-S+R2<#rbu=EQFfvAOq_h2u@o_D8RF?%6P@mrwLyL{+Q&o1KDxKQH%c'
    'KcT!?q}QcL-wp)qZS8G=gdGIf+Cu~YK<_eM'
),
    t26: packed('<f4',
    'c-rGJT$(T|BRuu@uWw(L=UCfJ*($l6d6QF!T@>e4Qy;GX-u%2JY7xhr-#)Ysy?)s&$Kz4a58LYti?qcHBNy=T+zDcdX!Cf}$jUAs'
    'E9bvbPUe7}jlG?<y`7!Coh_IF=GxoZ*<0HI0O;5$IR'
),
    t29: packed('<f4',
    'c-niGzA3wUjnC}8Tz5Y&pFBZwV~#-mi-T)sy=z<%{b^&N-S+R2<#rbu=EQFfvAOq_h2u@o_D8RF?%6P@mrwLyL{+Q&o1KDxKQH%c'
    'KcT!?q}QcL-wp)qZS8G=gdGIf+Cu~YK<_eM'
),
    t32: packed('<f4',
    'c-rguxo?;FiX}WH4=w6_n-+8D=wIa4)_SGnv;S=MpA$D5;-aiXuWjnHU^!yAo8SNQsYSmhUe11yZ<M}YvPNSn`yK0ZZZUkUjjt3#'
    'iwv9BZ$IN}Z*Om7V{2<?YiDm~YXc<gKq9tQcDA+v&{r*K'
),
    t35: packed('<f4',
    'c-oV^qF=qFHh=a}w>>7@n_j&C5dY(CLwn|>*E>31e7?}3%3M(Ts9CHq-+hClj$ym!!SrP&HzT$btHynjQVuFiXSSBe{I|Yk$znf='
    ')uKmiqa90a?QCuBZSC#sfymCz)(!-0zyfvvTFfpY'
),
    t38: packed('<f4',
    'c-lKVFFn$~a<lX6Kl?e(rb?f!XO7SeVXnVlTI2MpQY*rLgZ<XffY)(fMLKvQeHT}+^Nkb@u6N*1exS8l+$68d&}gptgv*EJ4^Fc('
    'IVjJtx!KNM#?IbOR@&ayUKYrZk+HY4leV|Bmj?0x>zOE?'
),
    t41: packed('<f4',
    'c-pIF&x?}PRB1ZNx3uTscb+S$a~=yQZ%gfC7y7^GVdIkvtLNmtEBx6he(+(eZDUS-W0?J<scYHPY|qNw4|*0}p!Gf9?6|bo%Z|A`'
    'qJHmA8<_pKx3>dATYEcOTN^uDI}id2*xA_I+5rH}5H1Y'
),
    t42: packed('<f4',
    'c-k|%{(bWbP1OUp-gSJKcdWkTYToUAw*omWEV5q*tF+H&4(CukX?MrZ|KRzR@6M|UZdBNRSgmBuo(+>rl%%$VE{av*U#0)|+uX1i'
    'R`qEj4DNeb>_EWY*5206-VO%rLD1F?08_Lru>'
),
    t44: ([1.0] * 27)[:27],
    t46: packed('<f4',
    'c-ni%fAenAXKUuA|0E{rEWN(%U5U~oVU2T-tJ{pkQWEq$y3T~vohUPBK3@2<J-sSqEqBHivHiy!O~np5`^Nti=-2tLR2$28Bu~5M'
    'Z0=zzMK^vsJ3CujI~!XYAYo?<<^Z9s4NwRGs`M+#'
),
    t49: packed('<f4',
    'c-jm96FB#8e`js*3p2CSJ$I6mI<xO`zIc)+aIe8ZA=tv|SdFBOW_eoNn{T?zUr*YyEM?C9GtYbVjtre+^N!WVuP<PC-H@fnS)<so'
    'GXAopc-R{|Ah5Nwv9qzU1wmU|8z2`%+SmX9yiY8I'
),
    t52: packed('<f4',
    'c-s57Tyv(ValD4m8Drn)KkgXM%f3<;UT}?}q};pd=8wGldeL{chsqt3$W*oIV->6@yr1q-cRyK)>C$2z0h`UIoLMg1aWXwL&H2Hu'
    'R4IWAmnJQ+x3{yiv$wUg0TFf}4v4h3v9q-W0B5W$RR'
),
    t55: packed('<f4',
    'c-niGzA3wUjnC}8Tz5Y&pFBZwV~#-mi-T)sy=z<%{b^&N-S+R2<#rbu=EQFfvAOq_h2u@o_D8RF?%6P@mrwLyL{+Q&o1KDxKQH%c'
    'KcT!?q}QcL-wp)qZS8G=gdGIf+Cu~YK<_eM'
),
    t57: [1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0],
    t59: [0.7388545, 1.3286504, 0.9324952, 1.0980132, 1.0928818, 0.809105, 1.3859838, 0.736357, 0.87765914],
    t61: packed('<i4',
    'c-qT5W19y;HXF93K+u!r?oXC`JXzrp)ff*!*EwE5(9-K!5EQ5?_p{cG@$0rlD#=_+qJQ1l%+EBh-Rc^<QQH6i|Ns31qQ5`_1c4l&'
    '$p61U768ptL}3', 5.960464477539063e-08
),
    t64: packed('<f4',
    'c-p(jvrz5pga?@?ZzYPH{A+YT{N$Fy3r~KPWD=ir?e_-b>l2S`G_8_1<N5ljliT#G-3FfPmFnEtw`XL233lf;*y+vQeplqfdG3|d'
    '{&Ajl&e`W~v~S;jAUv>d|A7Ms_8-^}LLhKp-+}!ANPj&1'
),
    t68: [2, 1, 2, 2, 1, 2, 1, 2, 1],
    t72: packed('<f4',
    'c-niGzA2kw4MRJ_Y8c>RxciU!pA`c`^rwx54BHvZ8CJo79m9p^2G18WFznedskcG2LAn7h)!HCG`^0SKh6Xzjum?gUU=P6n>$onj'
),
    t75: packed('<f4',
    'c-pIF5Q<`mS78w6W6*raFzE_I)?<b(+ZbN4GuSU;P<+C`Fo$7tA;WTUhKsQbhjJJk!x+|1WpG`_Fl!!zTpEMPDhA_i3@=YH_{cIm'
    'IL9z!1H*oM277x32RjCPTLxP@20J?t*WQl77DxgB`1Ky<'
),
    t77: packed('<f4',
    'c-s57Tyv(ValD4mv-C~b)oXla?>%Ge`~1fp<9XR!cRw$mJVA0}&Xuz8f@=&V<=z7IFAlDm^{#P6)6E}w_w}OhZjb)7vCwY&cggZl'
    'xnmNUsy2PBb{87v#BUC<xhGgrct72v?tb!H7LGST+aJB!sl;??F^_=F=2Lq%OzPzmJs45t%yQw5lj)&p&aLuqb_)Leyxi--u2d<3'
    '3zsG>Xg{I6S)|vcNZ;Px&d$!>*3QPx4$J^DfymAt!n1<{dpmm@J6l^jTYHES00LEBvH'
),
}, name='beside').AddVariations('float16').DisableLifeTimeVariation()
