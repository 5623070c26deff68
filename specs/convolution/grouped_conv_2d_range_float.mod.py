# Licensed under the Apache License, Version 2.0; see LICENSE.
# Written by 'python -m corpus' from corpus/families/convolution.py; do not edit.
#
# GROUPED_CONV_2D: far real numbers.

import base64
import zlib

import numpy as np


def packed(dtype, text):
    """Many values in little space."""
    return np.frombuffer(zlib.decompress(base64.b85decode(text)), dtype).tolist()

# Exact in float32 in any order, and nothing of it is a float16.
# Expected values: float64 formula.
input = Input('input', ('TENSOR_FLOAT32', [1, 2, 3, 802]))
filter = Parameter('filter', ('TENSOR_FLOAT32', [4, 1, 2, 401]), packed('<f4',
    'c-rmIVG)Bc42I!P0uqpbgQX6TfCMB|%ABlqf)tV^J2dR>{n1OC(1boxZ&Dx9GNsK|e@U00*VunN=k>$)M@5<R_Imed9#79NzAnp}'
    'TCF(FykpgOZ@G_Isu|XDPSi*Aw(O~yG5$~E*~griH)`JYyKhhby}ph788a;VM=sv@?NRSrD;EY>V1We|SYUw#7Fb|`1r}Iffdv*='
    'V1We|SYUw#7Fb|`1r}Iffdv*=V1We|SYUw#7Fb|`1r}Iffdv--XK@4d$|{o'
))
bias = Parameter('bias', ('TENSOR_FLOAT32', [4]), [-16384.0, -20480.0, -12288.0, -24576.0])
output = Output('output', ('TENSOR_FLOAT32', [1, 2, 2, 4]))
model = Model()
model.Operation('GROUPED_CONV_2D', input, filter, bias, 0, 0, 0, 0, 1, 1, 2, 0, False).To(output)
Example({
    input: packed('<f4',
    'c-rmHAx=X<6a~;HSON>EKvW<q5QvH<{3Zwl68R+pfj}U;1eQ>VWC<i?_QDb>xs&;uAUREL-kX{CXL_n?Uo}rv_o>Ibs&o4OJ7nF@'
    'o?F#t_U6>r)OGf@$wSuf$?>P^Wk1gQJ#+e9>UZ`p`yHv9<RjT;<|)~<asMHEm421^so$AQS?~IJzxy=${{CC)x{Y_v`R*%OW&Wm('
    '|Jmm+lE?J7$yHlslIz9xyS&HD%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp'
    '%*@Qp%*@Qp%*@REU(A1(9i|i'
),
    output: [-1953024.0, -386752.0, -1368768.0, 540096.0, 1573504.0, 671424.0, -650304.0, -812800.0, -307904.0,
    -255168.0, 39936.0, 2267264.0, -869824.0, -2094336.0, -374784.0, -2109184.0],
}, name='beyond_float16').DisableLifeTimeVariation()

# Exact in float32 in any order, and nothing of it is a float16.
# Expected values: float64 formula.
input = Input('input', ('TENSOR_FLOAT32', [1, 2, 3, 802]))
filter = Parameter('filter', ('TENSOR_FLOAT32', [4, 1, 2, 401]), packed('<f4',
    'c-rmIVG)Bc42I!P0uqpbgQX6TfCMB|%ABlqf)tV^J2dR>{n1OC(1boxZ&Dx9GNsK|e@U00*VunN=k>$)M@5<R_Imed9#79NzAnp}'
    'TCF(FykpgOZ@G_Isu|XDPSi*Aw(O~yG5$~E*~griH)`JYyKhhby}ph788a;VM=sv@?NRSrD;EY>V1We|SYUw#7Fb|`1r}Iffdv*='
    'V1We|SYUw#7Fb|`1r}Iffdv*=V1We|SYUw#7Fb|`1r}Iffdv--XK@4d$|{o'
))
bias = Parameter('bias', ('TENSOR_FLOAT32', [4]), [-3.0948501e+26, -3.8685626e+26, -2.3211376e+26, -4.642275e+26])
output = Output('output', ('TENSOR_FLOAT32', [1, 2, 2, 4]))
model = Model()
model.Operation('GROUPED_CONV_2D', input, filter, bias, 0, 0, 0, 0, 1, 1, 2, 0, False).To(output)
Example({
    input: packed('<f4',
    'c-rmHp;1FY6a~;HD1ibZ5D|z71R^3L0)aqAei<?d1Ok~7C?OI_36vAIg2>#R{Y@})GIQs>-F<&Ir>YKB(`(gJ>S<qfN#B3Rtozx%'
    'Refh~N_|gVW^bK5XZ@L+{;J*%<GkN9rQf9fX8*R|k-AF0l67Ww$*PU}kJ+pAi_CBPoyj)qO+W8<pGV){|43c7@y;dR{UnRbKeX{b'
    '`}|GvlKwHdYx7KUKikgpd(6zt%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp'
    '%*@Qp%*@Qp%*_AAd<B;NQc?'
),
    output: [-3.689158e+28, -7.305539e+27, -2.5855297e+28, 1.0202125e+28, 2.972265e+28, 1.2682841e+28,
    -1.2283895e+28, -1.5353358e+28, -5.816142e+27, -4.8199872e+27, 7.543697e+26, 4.2827406e+28,
    -1.6430511e+28, -3.9560889e+28, -7.0794696e+27, -3.984136e+28],
}, name='great').DisableLifeTimeVariation()

# Exact in float32 in any order, and nothing of it is a float16.
# Expected values: float64 formula.
input = Input('input', ('TENSOR_FLOAT32', [1, 2, 3, 802]))
filter = Parameter('filter', ('TENSOR_FLOAT32', [4, 1, 2, 401]), packed('<f4',
    'c-rmI0TF{R429t*0SQPzLM0#p18b2`DU*T}3_vX`S+YaJ?tboi2`NqJC-o-vTbhQn*y=CowD;Nb%WAg2S-xddmEN}BEf$Nr)hAnL'
    'jXkwo_LLE4O7>k_<UUI|qqLag`-k_g(NiO$|DWzB_c=cA$a%}}e0}<_`K{M?pHZW~*Zhv(9(lhxYi@uA7Fb|`1r}Iffdv*=V1We|'
    'SYUw#7Fb|`1r}Iffdv*=V1We|SYUw#7Fb|`1r}Iffdv*=V1We|SYYvg79ZPFVu1'
))
bias = Parameter('bias', ('TENSOR_FLOAT32', [4]), [-1024.0, -1280.0, -768.0, -1536.0])
output = Output('output', ('TENSOR_FLOAT32', [1, 2, 2, 4]))
model = Model()
model.Operation('GROUPED_CONV_2D', input, filter, bias, 0, 0, 0, 0, 1, 1, 2, 0, False).To(output)
Example({
    input: packed('<f4',
    'c-rmHAyPvz6a~;H*a5AtKvW<q5QvJ33Pc4G`6U8@Kp?vWW+1*2$r4yjmr%*g<ZptR)0sQ(C3!#Tsj6kww5WPWJzZB_()Zsn>wfm!'
    's=l)~rM{-Fv$stSS-&Tzud0{jIPdpN>36BW*<bWKQa8y*vdzp>vT5V~WA-ZjD)ak(XR^<F*U$UipQG>Zzoo9*c;}Muev(z@@7nmE'
    'ef}zWOn;x;w0S1Eoo(m&J!WQRW@ct)W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)'
    'W@ct)W@ct)X6FB5{sT)cE_V'
),
    output: [-122064.0, -24172.0, -85548.0, 33756.0, 98344.0, 41964.0, -40644.0, -50800.0, -19244.0, -15948.0,
    2496.0, 141704.0, -54364.0, -130896.0, -23424.0, -131824.0],
}, name='small').DisableLifeTimeVariation()
