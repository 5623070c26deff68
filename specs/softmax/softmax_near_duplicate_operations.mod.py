# Licensed under the Apache License, Version 2.0; see LICENSE.
# Written by 'python -m corpus' from corpus/families/softmax.py; do not edit.
#
# SOFTMAX: several times, with one other argument.

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
t3 = Output('t3', (F32, [1, 4, 4, 4]))
t4 = Output('t4', (F32, [1, 4, 4, 4]))
t5 = Output('t5', (F32, [1, 4, 4, 4]))
t6 = Output('t6', (F32, [1, 4, 4, 4]))
model = Model()
model.Operation('SOFTMAX', x1, 1.0).To(t3)
model.Operation('SOFTMAX', x1, 2.0).To(t4)
model.Operation('SOFTMAX', x1, 1.0, 1).To(t5)
model.Operation('SOFTMAX', x1, 1.0, 2).To(t6)
Example({
    x1: packed('|i1',
    'c-jF#0KfkW0~!hG^aB*?;sf^N4D1mE2J9OY9Q+CU@(ubKAQ1Hk6%`Qr8XDyn<LK=Z0|w<759JT=_yP{?;}#F}`UK}g#v4`', 0.0625
),
    t3: packed('<f4',
    'c-q@?v(xf+!6u6tOAp3nru><4K8(xl%>SSRl6&V(csKp~pDSn2{$P0gc%}M>|BJU?&P|?qoBj5^b_=&PCI%K$-*hnwhAuY!^uEkh'
    '%I3JKlzc<l$F2Ix+m$mXn;aFEI`{p@b4gp<clHMkq&~?iy~DM_KK<ws?j!n__POz_l~47Zf9$mPH%4RQO)07$C-K)a9SdWZHsDs7'
    '{;OTW`~t7eyssv#{0kRm*S~(<8O>o;$LU%8{Z;Gi*5#ZH9LD<vcbm0*Uub7*Z)a<3XKxFlK^zE%P+$g_umLIniP(S;kZ*5m1Ca*+'
    '1MqI3'
),
    t4: packed('<f4',
    'c-s5wwdtl`D(kN}l~AT{FF*GE>=RQn-^YKqE3xZB;Eh}tqt4DFGV|so<wm#mTrXXGqHW9iEuF7FHr}}U-qHJgl9b2I87x=BWyQ7E'
    'uE?DCHP6>jVx{?NfqTd0GS_!W<a2zSm6|$dYEzThWW&&)O+9}N`J(Nk8BT|V9zU@4N@Ulb?Qe7)cC<8KOW+UkR*=|mUe%{rDXC7^'
    't6}|P|5=?Xo17-^-t8gs_peUvVY5~C=fz~CJ=;AeyX!f3%rTz2-^*Z{t*yPSwGEK4vA46fv$nUjwYImjx3LBCZS8<kwsv-QHg<Ma'
    '_Ey$FNuUBdD?1yYjJ1`$9gwmC09(OprT'
),
    t5: packed('<f4',
    'c-m`;zw*$-dfVHw+h%h(v(^bGE-P=pm*jcf`ux{BFQybImF=$f2;lDbOLbl=b^Tn!y-SA!Po9d-2=;Z}9Pd$PnldRMpeH?dql3Tv'
    'cHga9{%KdP1<XGmF}>T8g}<oiz2Bv7mViep9&>tsWe4!^ZP|2(Exk9erGLT$)$D$~hR?4mBe-}3yp_bB*yt;=Ew=M<=2rWA&+7Z3'
    'RE~Gkb$C=iu^V4K8!voI?x3^P`<VxCG`fG8v^Z#P0Pmb+D;9;gvXmq{J9|4@TRS@-va_+XwFi;*U>;D$-VO@vZS3uAZ0$f0qzbIw'
    '-X2KX0s!GhXZ-'
),
    t6: packed('<f4',
    'c-o8IVxAD3D!1wQ5xGPr-({1`CCj>wc1bRL9Nd&-dV8_J!!l#1Y_2T~JlD6r)jTzaVbvYyb6Wqd_I0S<Ik&%kqVLNTP5szk7g-Dh'
    'E*?;~eSG?HanklD7Lvwia^-r~f9_atRcD2W^EGepv?)D8_XOO$pZ=39etP?hKI4vz;x|<-z4mj|{kMOSJ9k)KuBMGsY}Nl`PO58<'
    'u!K*1ynn^p-_OdlcW?FW|NkTYcJsO&t3LC^dn-L(*(zl)KTb_*<!XJ8d-itrcDA;5AZ%-E4<c;s?SR16#?BT*0kJ(u+RnxXC~0SF'
    'Zx59KDg)9s02A?VH2'
),
}, name='arguments').DisableLifeTimeVariation()
