# Licensed under the Apache License, Version 2.0; see LICENSE.
# Written by 'python -m corpus' from corpus/families/reshape.py; do not edit.
#
# CONCATENATION: tensors of many elements, in sizes of no block, and beside powers of two.

import base64
import zlib

import numpy as np


def packed(dtype, text, unit=None):
    """Many values in little space: the first byte of each, then the second; times a unit."""
    planes = np.frombuffer(zlib.decompress(base64.b85decode(text)), "u1")
    planes = planes.reshape(np.dtype(dtype).itemsize, -1)
    values = np.frombuffer(planes.T.tobytes(), dtype)
    return (values if unit is None else np.multiply(values, unit, dtype="f8")).tolist()

# Beyond one block, tile or vector, with a rest.
# Expected values: float64 formula.
part_0 = Input('part_0', ('TENSOR_FLOAT32', [31, 65, 5]))
part_1 = Input('part_1', ('TENSOR_FLOAT32', [31, 66, 5]))
part_2 = Input('part_2', ('TENSOR_FLOAT32', [31, 67, 5]))
part_3 = Input('part_3', ('TENSOR_FLOAT32', [31, 68, 5]))
output = Output('output', ('TENSOR_FLOAT32', [31, 266, 5]))
model = Model()
model.Operation('CONCATENATION', part_0, part_1, part_2, part_3, 1).To(output)
Example({
    part_0: packed('|i1',
    'c-rmD+Yy8y5CAYdz@`6cMPBxCll&*%S!Wvg?&V1<a_+zMl(}1bcUxuNYt&KBbxPhn-4SPuh<tXvS_)Z~Wm%SGS(as4mStI%Wm%SG'
    'S(as4mStI%Wm*2a`~hbvgNg', 0.5
),
    part_1: packed('|i1',
    'c-rmD$pOG12mnEhDD+>gC>~wpweufus@<;ENZDQT)7$pxUiEklD>K7F+6?#HWsIw~RBS9c5>6(Q$z(E_OeT}bWHOmdCX>lzGMP*!'
    'lgVT<nM@{=$z(G5zx)8wOc>M', 0.5
),
    part_2: packed('|i1',
    'c-rmD!4ZTY5CAZkRiXcC<ygQgB>AVdYwmSDnPt>`qK`Qv&pNSNe^;reWy~GFoMra?)^*=)-DUI=yUMaG%d#xXvMkH8EX%Si%d#xX'
    'vMkH8EX%Si%d#y0^9QAdnB4', 0.5
),
    part_3: packed('|i1',
    'c-rmDxe)^)5CE_N_RjQQEzcU<h65?rK0Q~@c4kC>Gs<l(>Y2UmF+OwFR@Yl2bCg@++v+p&Jbjn4?%lF1%d#xXvMkH8EX%Si%d#xX'
    'vMkH8EX%Si%d#xX|DAt1504c', 0.5
),
    output: packed('|i1',
    'c-rmMJF*xl5Cu_apke>3h32OhV@)XJDdnYKr>q-Uzg1S4=^eR;T~iuQ=y{#izSDMI@1AAm8*ff$gtyi^XRYa;5?iR^|8OfgzxC&Q'
    'tgzp(o_xzbZ%g^KG-~|Ts3Vkbw6=Ea{pLDzsC|YLhWLLt);!P7?^<ER^`<uFOzZBOPHlaMc<V~@q;JhI+v#zaQg`|J7}62{j^}CX'
    'YwKsmIk$J^cvH&H87<A;>ljaZzW2#%^>}06=_!4k(q@d`z2ZM&>j+@ONMW0ZVspr2>j+@ONMW0ZVspr2>qub32w|IuVspr2>j+@O'
    'NMW0ZVspr2>j+@ONMW0ZVspr2>j+@Oh+&&ZVspr2>j+@ONMW0ZVspr2>j+@Oh+&&ZVspr2>j+@ONMW0ZVspr2>j+@ONMW0ZVspr2'
    '>j+@ONMW0ZVspr2>j+@ONMW0ZVspr2>j+@ONMW0ZVspr2>j+@ONMW0ZVspr2>j+@ONMW0ZVspr2>j+@ONMW0ZVspr2>j+@ONMW0Z'
    'Vspr2>j+@ONMW0ZVspr2>j+@ONMW0ZVspr2>j+@ONMW0ZVspr2>j+@ONMW0ZVspr2>j+@ONMW0ZVspr2>j+@Oh+&&ZVspr2>j+@O'
    'NMW0ZVspr2>j+@ONMW0ZVspr2>j+@ONMW0ZVspr2>j+@Oh+&&ZVspr2>j+@ONMW0ZVsrQpuyy=<Y#1qQ6H#mqd2Ag4Y#1qQ6H#mq'
    'dHf4O9mHG', 0.5
),
}, name='middle').DisableLifeTimeVariation()

# Expected values: float64 formula.
part_0 = Input('part_0', ('TENSOR_QUANT8_ASYMM', [31, 65, 5], 0.25, 90))
part_1 = Input('part_1', ('TENSOR_QUANT8_ASYMM', [31, 65, 5], 0.5, 91))
part_2 = Input('part_2', ('TENSOR_QUANT8_ASYMM', [31, 65, 5], 1.0, 92))
output = Output('output', ('TENSOR_QUANT8_ASYMM', [31, 195, 5], 1.0, 95))
model = Model()
model.Operation('CONCATENATION', part_0, part_1, part_2, 1).To(output)
Example({
    part_0: packed('<i2',
    'c-rmDtquVJ003Y+uc5g{CV2@(J)0SVd4~(4nPddb<^f28pCZ|9cI}GU2xOb2dItNx{-tr!Uyf_9QCR5~C&Obk$l}7M+}uaE_4#?|'
    '&F<|ix?UPVXC6(r`S&0>ty-JXB24SMM=Hy*EX%Si%d#xXvMkH8EX%Si%d#xXvMkH8EX#kFa{vGU00000006+RFUaGyod'
),
    part_1: packed('<i2',
    'c-rmDAr3(S002-$G)<D6zy-ejnXZ}}XnzyFz-*=%0!45EM$;5Y6>Nf$%t$sxFhz9+d#}H+Qh2PNscNRv-;|@;rydOt^ImWa&$rgA'
    'n_W&u@7z8;O*WcwyvW~6!K`>$wXcKIZhYH@vMkH8EX%Si%d#xXvMkH8EX%Si%d#xXvMkH8{C7D400000000000Q~v_^}vdE'
),
    part_2: packed('<i2',
    'c-rmDy$S&V003b5$tr{8mU|4l(Gy5kNqGfjx5%xRQ5H;>%P50I$tq<qAb9{Kt7p*n?O)J(m-E@QnnttQqaO`Ri(vb_6*h-+r_sEY'
    'M(fLN65l`bX>S=O$!Z+$bKUl-SPAQc*D;V~S(as4mStI%Wm%SGS(as4mStI%Wm%SGS(fF$%NYOw000000002s*B8dS`DF'
),
    output: packed('<i2',
    'c-rmLKT8w<0Egk0{?IB7EiQhAhN2*72yUsn1S!a)^C~#)^31S1?Jl+B3>qYmB#M$s2$7<iBx#I>mLOUqXlSU2K0pQe1sZ<i^X%{V'
    'c53ajm+B|G7fM6bQhjuKs4!bQzA#v6RpzIzc3ai)`H|VmT&G;9HY(%ILhoFAW^!a|aH7;1Ze8z)|HY-@;*-U-{pCZGS8kmeJ^yTM'
    'w0W;LRlHwXS#7LeK76A+{q)G)1K0LlY}D%uh1J1g@5G~<6OWq@?#!$%iMQhZGr#xj+`f5mb9w#fkGbW=z8C#(e}3Eb=ELW))8(&y'
    'ORvAYd${ub&-1m$%YluJSGQN*@2J;4?cO_Zto!Sucq_JUAhvEGwr(J{ZXmX9AhvEGwr(J{ZXmX9AhvEGwr(J{ZXmX9AhvEGwr(J{'
    'ZXmX9AhvEGwr(J{ZXmX9AhvEGwr(J{ZXmX9AhvEGwr(J{ZXmX9AhvEGwr(J{ZXmX9AhvEGwr(J{ZXmX9AhvEGwr(J{ZXmX9AhvEG'
    'wr(J{ZXmX9AhvEGwr(J{ZXmX9AhvEGwr(J{ZXmX9AhvEGwr(J{ZXmX9AhvEGwr(J{ZXmX9AhvEGwr(J{ZXmX9AhvEGwr(J{ZXmX9'
    'AhvEGwr(J{ZXmX9AhvEGwr(J{ZXmX9AhvEGwr(J{ZXmX9AhvEGwr(J{ZXmX9AhvEGwr(J{ZXmX9AhvEG-Ua{w000000000000000'
    '000000000000000006-M`3qOQXfO'
),
}, name='middle_quant8').DisableLifeTimeVariation()
