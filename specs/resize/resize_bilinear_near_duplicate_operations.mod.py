# Licensed under the Apache License, Version 2.0; see LICENSE.
# Written by 'python -m corpus' from corpus/families/resize.py; do not edit.
#
# RESIZE_BILINEAR: several times, with one other argument.

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

# Operations on the same tensors differ in one argument.
# Expected values: float64 formula.
x1 = Input('x1', (F32, [1, 4, 4, 4]))
t3 = Output('t3', (F32, [1, 5, 7, 4]))
t4 = Output('t4', (F32, [1, 7, 5, 4]))
t5 = Output('t5', (F32, [1, 5, 7, 4]))
t6 = Output('t6', (F32, [1, 5, 7, 4]))
model = Model()
model.Operation('RESIZE_BILINEAR', x1, 7, 5, False).To(t3)
model.Operation('RESIZE_BILINEAR', x1, 5, 7, False).To(t4)
model.Operation('RESIZE_BILINEAR', x1, 7, 5, False, True, False).To(t5)
model.Operation('RESIZE_BILINEAR', x1, 7, 5, False, False, True).To(t6)
Example({
    x1: packed('|i1',
    'c-jF#0KfkW0~!hG^aB*?;sf^N4D1mE2J9OY9Q+CU@(ubKAQ1Hk6%`Qr8XDyn<LK=Z0|w<759JT=_yP{?;}#F}`UK}g#v4`', 0.0625
),
    t3: packed('<f4',
    'c-k$FPiPZC6vpRdQEKAffWl&sT@evlT)ZS^Ck8JA3PFSfJS<2VY$Zz$^&rhbY?L-$bksvu3JHn^j2c?lD6%^NSy9<VTXRsxL#ZGV'
    '@URCVx%nnKkMBKZzIpHW5JJe(1hE+EY8J8tA{s+NgJ%?mq2Bk>UDl~KM_M|UU}mWKicY12biHbhii2Xu@A%~E?VRwc>1tlLQAk5-'
    'H{)8|9OVQ{jQnO4FDCL$MYpLf=W4>Tx`1OygJKatj(PG3;xM725)nu^h!GVzM7{?>pr77qmDFJ>RwFINRHJ|t`mhT)uuCecRT`CH'
    'VOU`Kmx{BMYNaOhItpk&>#+eDL^Z`x%~~P0e^4<eVtu_%>vAq}geU<{MFfgqfE@Ftv!8cuTRk`L%w`u>-(?;5&di=~y_@GZvyG*8'
    '`}muk7vC;!pF6r^YU4*gTGoOS?cHm1bFv+j?>%ZgKjgnyId=Boq*}OqrnJ!5`)lRdZ1OR^|MS|Qd^q{%(*@<j^3?Z_Pm?FtAI!b}'
    'a^T5&ul%*lejlNW(+@A*eRbo?(%P+={Jsr4+q?cA8yIsB#0@EzbI;=j$1)747=wvj?0JUkdgIGj29|*{vK<Ee6CO8!GWZlE_{1|D'
    '3U~%&!<9bAnGFBWlU!&5AP4_1&|CCv'
),
    t4: packed('<f4',
    'c-lpdPiPZC6o-dgax#g<NEL)4Gb(NU11lbCcP7Ep6AuABs6A8^779)%mYhr>A==s$iVj%G9wZA2xzq*%yP#&Kq7~6Z1Q!$rq|lRl'
    't6t*G-EGAOb9mpp-}@dy2-(Q63=1K{u=*&fA|a0B`Q`DJ7l@!lJc0-z-i~FB`$oB)Zk3XvD8SPo(*6Fju-cjwl0t*_1Q8zD**<uF'
    'o3vX;+Jbo6(^?ScUV7Q_i&uT}Cryfi#2z~~+V-9{s>c6YdNI%dsT9v|${KItW&t=L0N`26l6hlu5Y!4Ktg+y(z(KFKj;(<U$r5&j'
    '%Q0XM*|F)?7z}Fu00Vcq>taYv1na51F6W^hfX1*Zj*X4Rp7u=cOQxFnz0z@W=<VhAm$q`v2V1Mc9z8t8za{Lc&+uY#=+#g~ByN71'
    'md6s^&XbFom&Zrm{Fu3-?;mK4yekhMTBy(0$-_s_&+hAh{qwF^T-bl%l$aP@s#lNdwXbXQ&Yj>ybNKq>bJ>&j>B_IwrH>o4-)GUa'
    'xmzpGZp>7l-mc^}DjyhSOeq>Ys+2SpQ;gErA?`A%s3|3tl$mBY!5EW_np83~Zo(9c<4ktLn2cFOWb~)ZT{cNoJYr6Uj>yGixHD!-'
    '%73h@LiQK*ZS98'
),
    t5: packed('<i2',
    'c-o7QxZrW&PDzQ!0*M7a5fT~!0umc6cI=T+NJ!|=)7rDeCiZHl*MxU*3=E3G+X_NXaH+UmiMwI(z#xZZjmaWCBa0gmI~>HsR(XV6'
    'nN#yYtZ73}L`K3Kk2=07C4ctxET|H=BsV!lV$PcQ{wFz6Y&tpzDl{q-WagAK91tid$w?^5kl0YsQj&3F!36~i1|azV9|iya4<dk&'
    '0R=<kPy`?V!bjBvHx>dRrb6Uk%F*p)_zwWtI&(P', 0.0078125
),
    t6: packed('<f4',
    'c-l3NL1+^}6o#Lt9z@n&da$6y?iQqC1MjBE&c>4iV#SNzM3hj3SqhSa=%J#;b}1Hy6r4RR)Rr6~6e_z1%}zinLX#3mz}lfu;%x=b'
    '=H|>c&hVI@|Np<;2LRysj!%86w1fl{_kkuxBUU<D+J9pW`w3u(H^O>4g#ODADwVuTK`93uqkZKhK23726C#eK)tz5^$rxe?VSmEH'
    'Y-nNF!JOmVaT15a2!zDXIdiC@iYp!)%^<cFa5mbd9SzFYv!KiX1=hvuK>+1FG1`T3h+_)WXcbeYILo=VK&%e#{++$gs)zza`C*1p'
    'kfCVjyD;0Plu;W-ATX741+ROaPrSSH;aW|6s(aDy;m0!vUh(&d7p;8V{MI<IHu%Z2bMvj;SJP*oUr^T6@!Rq4_Dt&mH1_$*mE*2`'
    '1ck!YiyOgw@MLp&XRYx5w&=Zx*5|@MOY66=w_0?5j89#<JQq!hMz6JaxH$Q9`RToV{%Eb{E!2*-ZZ15Yne|#r--$~|GbKby*NiJ='
    'Ny=2Zl1SpZsg6&l*)$nRU7}4rE-7i>TvIUhROYY#6gl-xQI=AZX;OZXq-b&zoBC&MlmDat>B@icao;!'
),
}, name='arguments').DisableLifeTimeVariation()
