# Licensed under the Apache License, Version 2.0; see LICENSE.
# Written by 'python -m corpus' from corpus/families/convolution.py; do not edit.
#
# TRANSPOSE_CONV_2D: far real numbers.

import base64
import zlib

import numpy as np


def packed(dtype, text):
    """Many values in little space."""
    return np.frombuffer(zlib.decompress(base64.b85decode(text)), dtype).tolist()

# Exact in float32 in any order, and nothing of it is a float16.
# Expected values: float64 formula.
input = Input('input', ('TENSOR_FLOAT32', [1, 1, 3, 801]))
filter = Parameter('filter', ('TENSOR_FLOAT32', [4, 1, 2, 801]), packed('<f4',
    'c-rmIQ4zv03;@tbm;@xu0mT6lCSejL1t)Y)kU~SlVSvxKyIj()P1_gI&WPg{v1e`(>$iT+ypM6KIIa<w+l&~ooxk}d>pt^q^m&bX'
    't^G^&>|?%F&hK75?jxelefjUv=XkIFd8eFPtKRF(Epx8TzOC+e&V5UrlXc#u)!JN_b?@^H8M*fJ78Wd6uwcQ01q&7|Sg>Hhf&~i}'
    'ELgB$!GZ+~7A#n>V8Ma~3l=O`uwcQ01q&7|Sg>Hhf&~i}ELgB$!GZ+~7A#n>V8Ma~3l=O`uwcQ01q&7|Sg>Hhf&~i}ELgB$!GZ+~'
    '7A#n>V8Ma~3l=Q?YVihoZ@-Z'
))
bias = Parameter('bias', ('TENSOR_FLOAT32', [4]), [36864.0, -20480.0, 36864.0, 12288.0])
output = Output('output', ('TENSOR_FLOAT32', [1, 1, 4, 4]))
model = Model()
model.Operation('TRANSPOSE_CONV_2D', input, filter, bias, 0, 0, 0, 0, 1, 1, 0, False).To(output)
Example({
    input: packed('<f4',
    'c-rmHtr9^|6o%n-0fHcif*=TjAP8st%!q;@2!bdGf*`mI@kG%jnBjEMWr(78&vpso8@^d<ud~;g{X~?Hh+-PCs3K;hPv0T)Nkosj'
    'WVR#QRGBT9-R|_$e0N9&e7lV!O6FbqRoW*d_v`%sMGbPHZ&mrcr?xm>=&!$Tr%}Y2zQOLA6x?}po>Ob2UFCUtXL{F(JlQ)?i?mOU'
    'zdN7g8fVvrbF<2QH@!=<X3d&4Yu2n;vu4ejHEY(aS+i!%nl)?ItXZ>W&6+i9)~s2xX3d)aYW@OOZL{b'
),
    output: [-821824.0, -791808.0, -526976.0, -356800.0, 24192.0, -650112.0, 137536.0, 223488.0, 385728.0,
    406592.0, 533760.0, -225536.0, -302272.0, -374592.0, -325824.0, -566976.0],
}, name='beyond_float16').DisableLifeTimeVariation()

# Exact in float32 in any order, and nothing of it is a float16.
# Expected values: float64 formula.
input = Input('input', ('TENSOR_FLOAT32', [1, 1, 3, 801]))
filter = Parameter('filter', ('TENSOR_FLOAT32', [4, 1, 2, 801]), packed('<f4',
    'c-rmIQ4zv03;@tbm;@xu0mT6lCSejL1t)Y)kU~SlVSvxKyIj()P1_gI&WPg{v1e`(>$iT+ypM6KIIa<w+l&~ooxk}d>pt^q^m&bX'
    't^G^&>|?%F&hK75?jxelefjUv=XkIFd8eFPtKRF(Epx8TzOC+e&V5UrlXc#u)!JN_b?@^H8M*fJ78Wd6uwcQ01q&7|Sg>Hhf&~i}'
    'ELgB$!GZ+~7A#n>V8Ma~3l=O`uwcQ01q&7|Sg>Hhf&~i}ELgB$!GZ+~7A#n>V8Ma~3l=O`uwcQ01q&7|Sg>Hhf&~i}ELgB$!GZ+~'
    '7A#n>V8Ma~3l=Q?YVihoZ@-Z'
))
bias = Parameter('bias', ('TENSOR_FLOAT32', [4]), [6.963413e+26, -3.8685626e+26, 6.963413e+26, 2.3211376e+26])
output = Output('output', ('TENSOR_FLOAT32', [1, 1, 4, 4]))
model = Model()
model.Operation('TRANSPOSE_CONV_2D', input, filter, bias, 0, 0, 0, 0, 1, 1, 0, False).To(output)
Example({
    input: packed('<f4',
    'c-rmHFA_mf6vy$i06`E$K@bE%5QG;+K@bGNj6Wj?f*@Fi_@ZbDmLOUJFNvb>oofl=H~i+Dd)_^7?kA#rMHHKeNfj|7efka=uOoWY'
    'DYG5frpj!>?DnMJ<hw&M;M;8#Q8Mq+&(c0AxnJl14{DGLeXGjnJ+;O8LVx{zJ1ry5^bL0Bq~Ok*^O#yA?JCdHJJY*P<j&rKTBLn)'
    '{N4E^*DAXfoSRkdyXjq;HEY(aS+i!%nl)?ItXZ>W&6+i9)~s2xX3d&4Yu2n;vu4ejHEY)VSMwLAKo3;'
),
    output: [-1.5523816e+28, -1.495683e+28, -9.954295e+27, -6.7397614e+27, 4.5697396e+26, -1.2280268e+28,
    2.5979816e+27, 4.221569e+27, 7.286196e+27, 7.680306e+27, 1.0082441e+28, -4.2602546e+27,
    -5.7097566e+27, -7.075843e+27, -6.1546413e+27, -1.0709874e+28],
}, name='great').DisableLifeTimeVariation()

# Exact in float32 in any order, and nothing of it is a float16.
# Expected values: float64 formula.
input = Input('input', ('TENSOR_FLOAT32', [1, 1, 3, 801]))
filter = Parameter('filter', ('TENSOR_FLOAT32', [4, 1, 2, 801]), packed('<f4',
    'c-rmIQ4xbM3;@tbK*A&-0SQQ$fo(`Y%A_C#0|N_d*6e0rpO3p-($c2wi<r)c^%1dTzDJDT`qlH&##6<5i?}>`M2qYBn;)`1dfr=~'
    'z13swAFAip=BLW}&DCRW5l7#b|DH!5FV#QqlyhU%OPzVmoNKf1z3zAReM6m-b>3yFwYe_q?dWgF$hDuhuwcQ01q&7|Sg>Hhf&~i}'
    'ELgB$!GZ+~7A#n>V8Ma~3l=O`uwcQ01q&7|Sg>Hhf&~i}ELgB$!GZ+~7A#n>V8Ma~3l=O`uwcQ01q&7|Sg>Hhf&~i}ELgB$!GZ+~'
    '7A#n>V8Ma~3l=O`uwe05i#NO2E(`'
))
bias = Parameter('bias', ('TENSOR_FLOAT32', [4]), [2304.0, -1280.0, 2304.0, 768.0])
output = Output('output', ('TENSOR_FLOAT32', [1, 1, 4, 4]))
model = Model()
model.Operation('TRANSPOSE_CONV_2D', input, filter, bias, 0, 0, 0, 0, 1, 1, 0, False).To(output)
Example({
    input: packed('<f4',
    'c-rmHFA_mf6vy$i0Kxb(BMO2b2!bHIC<=lg2%;bef?yB48S%vzEx{5*%MeB1JJ%A#Z}`nQ_q==F+)qSxjVQVi%Q9k4CiFwH=tPXE'
    'D`tDLOO@G@+2car&39*H%C|>5qGCRxU#ERialgs`U(_HqeZS1-1GUe&roaEbom&w%`VPArQgG+Zc|mQEL7C_2o#|a?@?`HwEz&+Y'
    '{qB5{tDRk2&b>1Cqx3G#nl)?ItXZ>W&6+i9)~s2xX3d&4Yu2n;vu4ejHEY(aS+i!%nl)?wtN9C#`0+X'
),
    output: [-51364.0, -49488.0, -32936.0, -22300.0, 1512.0, -40632.0, 8596.0, 13968.0, 24108.0, 25412.0,
    33360.0, -14096.0, -18892.0, -23412.0, -20364.0, -35436.0],
}, name='small').DisableLifeTimeVariation()

# Sums beyond float16 that cancel each other to the bit; the last product is left.
# Expected values: float64 formula.
input = Input('input', ('TENSOR_FLOAT32', [1, 1, 3, 801]))
filter = Parameter('filter', ('TENSOR_FLOAT32', [4, 1, 2, 801]), packed('<f4',
    'c-rmO!I6X@5QX6m!4NhCGg!=ELNEkEFcdQx%*0TZC(oHV&i47YiUJW^_&jt+lp|tWBC7flG2i3o=xe_(Zrg9f&oWx{wjS^KN#i#9'
    'v&T96c=r2~W41nD-0ONc#-q1r<2^mw+qkceuRUpQ_PF|+t9q?f+~WNm<Gsn>(O7#aUaNH)w>Hk8rnT2uu)qQfEU@_6;(F%2ZXf$r'
    'yz0G|+v+*Kp%%y3!#%HaD!%&D=ea#6$87E6`!UY07_tbv>DgY!eRX{8NprKu_di<w-{d9#Yk$kzU9mJiZLhUj_xcY$ht{rGV1We|'
    'Sp3U^oJxIx1r}Ifk+mSFQeR+!1r}IjEXb+U7g%6{1r}Kgaw_!&7Fb|`MaF`hN_~L^7Fb}BwIHWbUtoa+7Fc8~$f?v9SYUw#7Fi2&'
    'D)j{xSYUxg#)6zmeSrlQSYVO0Ag5AaV1We|SY#~7sni!(V1We|SqpM1^#vAKV1Y%(f}Bcyfdv*=V3D;Tr&3>Ffdv*=WGwdf2U$!_'
    '?f'
))
bias = Parameter('bias', ('TENSOR_FLOAT32', [4]), [0.0, 0.0, 0.0, 0.0])
output = Output('output', ('TENSOR_FLOAT32', [1, 1, 4, 4]))
model = Model()
model.Operation('TRANSPOSE_CONV_2D', input, filter, bias, 0, 0, 0, 0, 1, 1, 0, False).To(output)
Example({
    input: packed('<f4',
    'c-rmIA#wsS6o>J507OMaC8DANfj}TSLl%WZAP|TOBm#k`KyVD?N@S0)><KD+j7lV5CY&JHPyFY-yiIoUOGJB(Nb`tQAF&`4`VX>f'
    'BF5A;vpw16%524~>*(iY?<bk^txFLt^AY_fpC>K*U-<tYHOPg2*q8NzI%IvJ|9N~n%_7e9ubllNi9P?Um(&4y@5?;jGvDh(emVC|'
    'P5C@IKK9(QD;3w4^;=*1QNEXE&6+i9e%kEYYu2n;v*sG}xbb~8Yu2n;bDi0@*Q{ByX3aI`N#px!)~s2x<~p-)uUWHZ&6;b>ZMp-1'
    'ESEn'
),
    output: [88.0, -77.0, 11.0, 165.0, 123.0, -177.75, -32.75, 113.75, 73.75, -136.25, -40.0, 18.75, 15.0,
    -45.0, -20.0, -25.0],
}, name='cancelled').DisableLifeTimeVariation()
