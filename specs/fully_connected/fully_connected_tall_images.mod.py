# Licensed under the Apache License, Version 2.0; see LICENSE.
# Written by 'python -m corpus' from corpus/families/fully_connected.py; do not edit.
#
# FULLY_CONNECTED: a tall image or a large batch.

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

# A batch has too many rows for one tile or one thread.
# Expected values: float64 formula.
x3 = Input('x3', (F32, [2053, 33]))
c1 = Parameter('c1', (F32, [65, 33]), (packed('|i1',
    'c-jrhK@I=_5Wzt0|KDs^Tx3AJ99AjKSz^{kO9w5EFxeSMy8Rw-I}{8', 0.5
) * 36)[:2145])
c2 = Parameter('c2', (F32, [65]), packed('|i1',
    'c-jri$pOG12n0Y5Vd=kG2_k0xW8H(rq&b5o_Y4S2Z_Do#c`1y+wVUr87rkj7MuAvie}07p8bk', 0.5
))
t4 = Output('t4', (F32, [2053, 65]))
model = Model()
model.Operation('FULLY_CONNECTED', x3, c1, c2, 0).To(t4)
Example({
    x3: (packed('<i2',
    'c-r%e+_yq2Tx+$%f<5_;)&2|rFi-KEskKx0dCQuXv)9*hR24bq8VT0i`+C1P>gX4(T~!W+<-czgY<+l2bjeA-A*1>C#~)ufKmGst'
    'i--B^r_W6Me;7aVGW`3>`{m~+E?#aH_K%<cvHkt?`_F%lA8bGV|Keo+%=({=`~Tn1Ul_jd4IRw@#VrEQ', 0.0009765625
) * 294)[:67749],
    t4: (packed('<i4',
    'c-mXXG4Gd~m-%&fYb!OQEg4xID<d5*M`t;TPO6_##JN(Mhwb_Kxhcjx5drzG0$aBgE}8SpB+!n_WQG1DlaO^l&9^QF-Oc&@EUrXn'
    '-MQ*@CUcc+7BpRc?=JP3=Z~VZtW&TLL&80iJD>O*H!Aw%P5gOAIU@NV+q!dQS!?DpTZ1$w75$ui<KtV2YI%Ft{jD7r54=vi_J1Oy'
    'xZM>-aT%U@P3`+8JXKL%;T@L1J2SB@p)lvjLKf4_Vo|dL&jkB{G%w43l5EC**f;X%x)sV(dtyZHFTWU|e`dzVlbzBZCJ6AY);zPx'
    '>}Sq5ZI368;Z`l0rG|@+aPHFUFA`q5;1fu*y4jq?$L9O97WJ|%N<JE|6L#n-1II$iA3Jv(nVJ#0vF_^K|Du=UMW35~pY`Xl#G|eU'
    '#btR<jKz~@M=$;F57O*<$W%4uXlvH$ycP4kcDI-rcA2x+A5XLkn6Yr%mf!CgOb<?ZEwp8k%JjE4W*eP%=Y7Ceu+{Wmi{6^Q$NgnM'
    'nrm8p?Dn6ztJSPmzO&=ZujEaOmOa-vVfcVoRnlFpYr{!~?~@sN8=F4XOc3OK&38rd&hfk31$|FmSpUw{p$w!sQ!(tQ!21nClXrc*'
    'Cve*R`8;j@_kZ6oP5)^n)%g2nM|eVs>E<&TjGvdyndQKC{Mg$S%P;s8d^x?_IOMn0VvuHj)w&%<XYMckKHW?8o%K9}UFzmXKUZ9G'
    '{^l6|OY*3k#5K1w-%s7v`hL*G`8Ic=w?!WRqo3^pe=p1m<~5ZAX?B`*Ty@`j7O_nq`o7)xe)H3(<(CvB-w7R^I8~ihbCQ>`LFUp~'
    '!5g>7{&;+T{U#L+;r3q{*&jH=-#k0a<HG{dEWh*5xp|9)ckiEh{$YIhs@g{a_cVN$-=4d(@r_E)wfC%=nrD>nEL(I?>DJ!T_=~?L'
    '=!zG4<=k%9_;PJdi3Uh>{?o`KhJ343xfxe-=bf7(dT%Mi_piTsUe9~DF;n(`<StR!h&|hCisonPn*Uz5@S?YzV#>R<j!dlff1mCY'
    '0BfH2cKWVUJ<UJ+E^q$v+vU;~OBvTSPokdRUVlLS>6rkzH@D4H>O9UbF54G>^j5k*&x>HMynE(Bm&y`8K3@pZJn?DG%_bv>uMY+J'
    'h0p%f(u{a3x8c!kqhBxIZr^{@H@QoEa*Vpi>otxZTbGzcJm2;@ImK4I{nJfBo;YoxJs{2h8UBM2!+!|;&j`d&k$+GcjDZ9LL@@(Q'
    '#ecZ`|Ns9HW`KDNP%guNC>J6GH3MoM0|S~d5Q9K&fY}JQA7Ttl3j@qRsA0I>0CP9Y4G=y9!cPd-A|#NFMRo%Nk{cKh;Q)0u6hMuF'
    'Tgm_nUzi&hP~8C6#(+dX6(Y-EcLPifS~M~sqVfMgMI*y#G?EyN0A2^jxB', 0.00048828125
) * 294)[:133445],
}, name='rows').DisableLifeTimeVariation()
