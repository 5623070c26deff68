# Licensed under the Apache License, Version 2.0; see LICENSE.
# Written by 'python -m corpus' from corpus/families/reduction.py; do not edit.
#
# MEAN: far real numbers.

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

# Results are exact in any order, and beyond float16 on the way.
# Expected values: float64 formula.
x1 = Input('x1', (F32, [3, 255]))
c2 = Parameter('c2', (I32, [1]), [1])
t3 = Output('t3', (F32, [3]))
model = Model()
model.Operation('MEAN', x1, c2, 0).To(t3)
Example({
    x1: packed('<f4',
    'c-rk!s}<xh3{(j&Atj^)mEaQc)?V%s1PucN4GjYW1q}lO{ni12fq^GG*}Ecc{qpfg8qJIh@EgDJ8^7@z|JU#Vp$}og1Nhtq)>oKl'
    '2?<xo#N8UPAN4YC4iYfLII1nI0}!jT(-Zd*GAhjj!V(<>?_i?g;?d`TBS+7N4y-1Bq0<LoPXVr|4?*8H%q{|Kz-j|HGxeZIDg!0V'
    'X&FckramyK*&WvuE{-Yqbm67g#}wzB0)fXAwlNQ}hs-lc*s+C$XzIquBaf%l9M6H)?FiQy!sP=js6?QU;<a<Yd8C|qBhEdZeb(Cr'
    'w2Bsu8?#^Ctd=FO$Scy&^Pw`PE{~@Z(g)8AE`66YGb|hDw1zyh2NyItiFfA}Kyb&4ea0@+DegjYl#Zx!6!+&@il<SlbC!Nk0@9=+'
    'W^gmBu7?eM%>F<k9j1V475c*jYlfgDJ?BY`gMdpUF}+ic4u3LV2pvXuZY%pK&;IazB9PX2K%Id|Oq{UK9tZ8zyexQy88LfL2snhe'
    '^nMT-EBZAEuPd|Mh;i{f<qi*2^L6zLPz+1XUF^>@o^Tyub{VAoi*(NokvoOs9E4AhSX@vp7o?coq|>BUhoD9YfFK^gx?S26L62cQ'
    '2_#B+VVJ|w34tRi03^5hkX8)Qr)lfEV|LLk6Gb{Taw5tn2Uw4lv-B;fo{_23gX{8?JAEcE7tL+a$vrvuvcIj}t-MCweV5nTvKL#*'
    't4`a7{EY>PZ4q*ATHs!PrL@hrY=9iSYmRJLQv|U_8Dk$<!8K16)5=I>5nQ{!L3ZSkPl3AopzPmAR$n$X%idEXfo%xf4wY4#75gcT'
    '=ne6@71WQEv*vvZc`$00F~x`|Q%O|r@Uac&2Ct0GlOe~pE^026r$${B(@t(HZMot1yK)itY_-ser&8P42Ucp<rFnwIJVCYg+YR&A'
    'ehGNJnt>I&y4%W2fRvRM?srG3)%8ep%6vCBv;79Q`=?X{Xd*s00b?I;Y*SuyU;EqKqV2nZ)lvdd-nRMvd74mv?>eg*8pQkQas@50'
    '+pnzZpL||>^VEEuf9$OIw~R)pG~KNe?T%H8s=UUqe0KX+lzlAzcFNvOzwhC{686=&n%bxq*4DKLe*l08bLR'
),
    t3: [-1.11114506e+21, 1.11114506e+21, 2.2315497e+21],
}, name='great').DisableLifeTimeVariation()

# Results are exact in any order, and beyond float16 on the way.
# Expected values: float64 formula.
x1 = Input('x1', (F32, [3, 255]))
c2 = Parameter('c2', (I32, [1]), [1])
t3 = Output('t3', (F32, [3]))
model = Model()
model.Operation('MEAN', x1, c2, 0).To(t3)
Example({
    x1: packed('<i4',
    'c-rk#3$Y|23=E?H2}nQ!5|DrdBp?9^NQi_;Kmrm_FkBMmw^irhZuTw1hNRQ!<^lYF{y+cdGcf=L^3+Qj=!&1zA!F`sR9jMu0f)~G'
    'r>jr~#*t%aV}z1N@;yZ?wO3ypL5&uIozP*}<|f5HQk=#6m};Lh*xpNzA(n~WHy0vOoj3+UsS#jgK$ip64v>4zdB7;SBNfPP`q|Nz'
    'SjlGFXKprDOd&@aGh|{`4kOgmphxQ?W}YIASVnU$pdD^NLm%uwoR$-Nt|56lOG|d7FhZ^gDP{ByYmXCVb2NRArOaegtu-eqiC|#s'
    'HLxJ$+=StL;o&m2>RTEa3*!Vz#STlIW&p>#P%7ijVl%aB9o68fh3sQx4g6>+=TcqIt`#UyffcMV<T6{TEtVK8((Ghy4<18iW5{{O'
    'WY9<Aj-DbE^c7*|*zyeCj@B%v_&5h9R*(2=S(Pznn?Su5&Mnpl%r*=^Ys)!IR+KfeHh^~&GZ({*iEIim$Wj9$mu;M(1>bA4GcsAk'
    '%tJ>UE^@l3G-)I^GeMaymX-qx><XJzY^b4Ab!^-0olS0>TOH>E8&F0<W*MkN&sQw4+qTXSE4z}01HKbw^l6b{T0pebBR1bSP&*+w'
    'o-zZ_C<Lvy!n`w8EL3b``IGePE>A~H9A})~oogLnP6K9vG3#9BJokGo;MM5L=U{kq8u=Q~;94ih-{N(_aVmnmuL?dhQo#RWjLB(6'
    'av4Z4B&0Blw{RYE2oew!j>;*wIJJ~lDdNuj*3M>cIY;8M;XVQ<1)G}?6(UR8!_oq+WQq!{7)!=HrLz%k%tbhWuo4!hqDh7TGfCKd'
    'c~U7lcMqOPRFIgtVfmQZt*rzn@B^?Zir7-B!^%%kO&R|XIrO8dT?NWq$Qhw4atMh_O^{&^ox<z_LDT-CxY>@K+D<&!#FT-UE1j+q'
    '`D`W!=ppkF5;_3~)?q~VZTs5B9CA}YS#!l9mq%}sOs1l1r8s4D)};;^^U4W2iYTr<MJ%~T8qoWpWvcGlf|^ZYD|#xVE<4ev3!0;|'
    '8tt+#hoqmXw;Y@bu8QriWUc3|+g%CI>CU~j>)FARb@h6y;l{e{TA$Om^4jh83*ZC4GoOkd4*Kly&G3ppeJ?&Yn_rB3%$vlO`#?Vc'
    '>&x;^d1rzb<&kMU;p_Q1c^NJE0sA^~^}fTm9PoDjsst~2__+47z;DJ&e0?W_@4WCCWc|hZo9&DKf_)NhuK>Ps!aD~1+@r6VaGU=b'
    '>e{UDC3x`O7Vz=!&e+Qz$|F;m', 1.0
),
    t3: [-3855.0588, 3855.0588, 7742.243],
}, name='beyond_float16').DisableLifeTimeVariation()
