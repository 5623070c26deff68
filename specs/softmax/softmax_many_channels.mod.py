# Licensed under the Apache License, Version 2.0; see LICENSE.
# Written by 'python -m corpus' from corpus/families/softmax.py; do not edit.
#
# SOFTMAX: more channels than a block has.

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

# A block of channels is not full behind full ones: each of these is started anew.
# Expected values: float64 formula.
x1 = Input('x1', (F32, [1, 1, 2, 48]))
t2 = Output('t2', (F32, [1, 1, 2, 48]))
x3 = Input('x3', (F32, [1, 40, 1, 2]))
t4 = Output('t4', (F32, [1, 40, 1, 2]))
x5 = Input('x5', (F32, [1, 80, 1, 2]))
t6 = Output('t6', (F32, [1, 80, 1, 2]))
x7 = Input('x7', (F32, [1, 1, 2, 129]))
t8 = Output('t8', (F32, [1, 1, 2, 129]))
model = Model()
model.Operation('SOFTMAX', x1, 1.0, 3).To(t2)
model.Operation('SOFTMAX', x3, 1.0, 1).To(t4)
model.Operation('SOFTMAX', x5, 1.0, 1).To(t6)
model.Operation('SOFTMAX', x7, 1.0, 3).To(t8)
Example({
    x1: packed('|i1',
    'c-n=_$q~RX2m`<gwjljiYYxdNA^YFH&a5Yg3$n1FPAXl~sKbjL$=aTZfmbUG4K0_w?Em}$^5Qtf', 0.5
),
    t2: packed('<f4',
    'c-no7F>As=0EN*-5He&^gIgyrTL#IUmqMolap;s$vN#5u>vHINIZ1{twJr%b#GzxhOzG(0P(#4!hG0lQ`~x=j2NWJ3ypQ*Gc*^bK'
    '#lCP!lqdJ(^73q#_O!h0L~-U=j9r@-<EdS`7cnh%gsObY$!tJWBDU*+NWOm(EM}ajRHcIK6Os%F-tzCgSo1ACZcIl~UM1OCVtTc%'
    'mP6YTl}suhvC?)ncxg$FvNR=X$=FnmVODuPFB~?*O7VMT(~l<~@!cPKVU<;xANJ!gZie@sH|hJO_nvtzMp7+GZ{!UGoxGEiV3h_b'
    '3vM3JR-^?Ec}lbcON0CdnC7vhAunWR&ROFLEb=*sx}VVjm@;c5jRY_&V$qx(7IN1Dx%`#Dk%4qL(jme|of=5jk!~Oe4XC40ZFB@5'
    'FrZ;Th-v|izwtAw+kfZB_7|nTrxy'
),
    x3: packed('|i1',
    'c-m#l$q~RX2m`<gwjljiYYxdNAp2h}m%Z%k%zARTAPWoXq|!BwI=tACtnH~7c(uaN&_91&4K3g', 0.5
),
    t4: packed('<f4',
    'c-mcyF>At57)1#vw7Y|2p}~NoP<Zc)uL=nygG&Q~Wat<O9kL4k0;%GVE-?wUXk2__7MI`<mv-o4hO8wa8C*hf3^eW7<y_8z8}_AC'
    'e-qcox=5YZp(*yWRA+ToObZ%PDc!9zq2P|A9y{cmgG57iH<ARL9^7o5rOSHg`W$|ixS{YtcieKMxDm`>g7NkeF#OHwHgIj2YjZ7t'
    '4Wlp-(6OCtjBWX-oecgdVib**QBuIlvBx$HE{fAIio3`-CD#l!2Bkl-yjD*&8#6T)_UCVP0$wX`<*K)c{n+wqCUh2Zqy3eiW#Q9`'
    '{k+z;IxDYif(hPq<~JYY)s-cmJMVE#p0=S&pnDIPCx9@I@Sl?kfDoW+Fu@4;svy9>AV3JlPz6l>ouTp{@%xM|'
),
    x5: packed('|i1',
    'c-png$q~RX2m`<gwjljiYYxe&BKzM~7#dnGd)e2S_2h6t78cY=rE3~>c(Ef{+fy;{>i_cxZ_ZlC', 0.5
),
    t6: packed('<f4',
    'c-oE4v1_YP6b5hz1ozrYyR?h)7KdzluU@%>=oE)6g_!;eg)W7HZx%8{GK;hXlI;-@q=Ezy2OZuJaOqTsPA)|{2Fmr>zP>jH4u`{c'
    '`0=Hc6@w+HE?6=C$)}GdZ?N~_h`;E>*orM)d@?G775%hZKjn|$(h76-z#5h119rU>$+k;7@!G7mqkI{&dAP0&KfeammTXC0eS~6Y'
    'R-+|gKlr#i5QAS|nxRNWoyn$0H4kcELIl<C0VDm+27;a?y8|6(?=B<xlAkfpNu30YFmR{OrGQ?1TJBDRr1k|AObOF&+=0uS>GkHm'
    'BvDY(=^+uyGgNQdO<UGCl%aY(CTMq)Meb>vWYZU&GVR#acgHmk$t3gykGygq{M8H}Xrt|a*t6!f0O2H@G~iq#8V44`Vs#!pc()Tf'
    '+AEw!CJT>S3BZ{b!vdU8GOr`yj*INom9~gZJTiCYPDI{pU{f*^y!~5qS169wtZu0doLNEl$2B8aRWQP`qV|K3j1hziL`eCJ`b36M'
    'hN_GZhOqx)6(ZO#Sw)}cH^%rcR=+X+hov6lFD(7X_zPorT=O5oyboI'
),
    x7: (packed('|i1',
    'c-jTQi4njc3<I!hz)AO?mOM5{sTg>*!qCui+0VYttS^TPvap~|DqYj4!;2ls+Wr6@Nh0Y', 0.5
) * 5)[:258],
    t8: packed('<f4',
    'c-q~|v1+SO7zgln(N&?~$#BKBC0SgmQO^UUO9BcB<|L(4hr@NalaA&10Mfyw(xI6g)J2miZ{T?WA(AC`4~pxx^c9>gd><eG|HrSk'
    'lX)XSY9~%Z8#|V4XP47gDX-zWp6796JBgFz_IqvDl0Byle9vE-b5iH<EY$<x6KLb^)PcJI#4qsl96-DZ@fhB9Aa3Ipf;9#>0OM1)'
    'TEpk=++w&o2N<;DE?5nLD}+bByqqDN_%k0N8705O*^?|*OHhqO<f8;9SVUokDjAJt{xTGw{0pwc<wYI>FNk(576pM5a{NOU{fWYt'
    '=t^Kgj@nTp<Sio6gj^Rz_|})7T13LnNkp`3F$ssjOvwpmy4jbUVeZZHBQ1^J?*2Y?naza}+z+!fID>P`FQ#PDQrMfDFZbTO;TU&w'
    'lMaCol!w;AqESYn;~gF{kKO)d1uwEF<RS0T9ZT7a3I}Vu^B$~Qp7pl38B2M=%C<vbMKx4iSNfyrimqz?7^*VWRYjR9>QC+)^-)p#'
    'cfZP`I@NXKJL>-h{s+zEr8E'
),
}, name='rest').AddVariations('float16').DisableLifeTimeVariation()
