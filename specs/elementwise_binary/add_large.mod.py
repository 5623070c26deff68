# Licensed under the Apache License, Version 2.0; see LICENSE.
# Written by 'python -m corpus' from corpus/families/elementwise_binary.py; do not edit.
#
# ADD: tensors of many elements, in sizes of no block, and beside powers of two.

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
first = Input('first', ('TENSOR_FLOAT32', [100003]))
second = Input('second', ('TENSOR_FLOAT32', [100003]))
output = Output('output', ('TENSOR_FLOAT32', [100003]))
model = Model()
model.Operation('ADD', first, second, 0).To(output)
Example({
    first: packed('|i1',
    'c-rmDxe>%55CE{ju!jD-_3~X6mr1$C*UO!AM~k-lE_3JVC2pLuBkO(Z6Q{?V?Tz|HIW?p9%<<e@LzZP(mStI%Wm%SGS(as4mStI%'
    'Wm%SGS(as4mStI%Wm%SGS(as4mStI%Wm%SGS(as4mStI%Wm%SGS(as4mStI%Wm%SGS(as4mStI%Wm%SGS(as4mStI%Wm%SGS(as4'
    'mStI%Wm%SGS(as4mStI%Wm%SGS(as4mStI%Wm%SGS(as4mStI%Wm%SGS(as4mStI%Wm%SGS(as4mStI%Wm%SGS(as4mStI%Wm%SG'
    'S(as4mStI%Wm%SGS(as4mStI%Wm%SGS(as4mStI%Wm%SGS(as4mStI%Wm%SGS(as4mStI%Wm%SGS(as4mStI%Wm%SGS(as4mStI%'
    'Wm%SGS(as4mStI%Wm%SGS(as4mStI%Wm%SGS(fEL=N~A+^F#', 0.5
),
    second: packed('|i1',
    'c-rmDxedTT3<EIW{O&(-yhJ*x5LAfKTl1oOV{T;jWLC$#o$2g-Q&GA3W@0Z_Q+KG0V=xTEFbu;m48t%C!!QiPFbu;m48t%C!!QiP'
    'Fbu;m48t%C!!QiPFbu;m48t%C!!QiPFbu;m48t%C!!QiPFbu;m48t%C!!QiPFbu;m48t%C!!QiPFbu;m48t%C!!QiPFbu;m48t%C'
    '!!QiPFbu;m48t%C!!QiPFbu;m48t%C!!QiPFbu;m48t%C!!QiPFbu;m48t%C!!QiPFbu;m48t%C!!QiPFbu;m48t%C!!QiPFbu;m'
    '48t%C!!QiPFbu;m48t%C!!QiPFbu;m48t%C!!QiPFbu;m48t%C!!QiPFbu;m48t%C!!QiPFbu;m48t%C!!QiPFbu;m48t%C!!QiP'
    'Fbu;m48t%C!!QiPFbu;m48t%C!!Qj0i$4!O8%_', 0.5
),
    output: packed('|i1',
    'c-rmD!2yFH5CAZcauyGD|6!F*(O>dUt~=s+Th4FRYxUJ?$;fS%@tI}sS06{6qpdh+)N@2^=P_5wy*+QrvMkH8EX%Si%d#xXvMkH8'
    'EX%Si%d#xXvMkH8EX%Si%d#xXvMkH8EX%Si%d#xXvMkH8EX%Si%d#xXvMkH8EX%Si%d#xXvMkH8EX%Si%d#xXvMkH8EX%Si%d#xX'
    'vMkH8EX%Si%d#xXvMkH8EX%Si%d#xXvMkH8EX%Si%d#xXvMkH8EX%Si%d#xXvMkH8EX%Si%d#xXvMkH8EX%Si%d#xXvMkH8EX%Si'
    '%d#xXvMkH8EX%Si%d#xXvMkH8EX%Si%d#xXvMkH8EX%Si%d#xXvMkH8EX%Si%d#xXvMkH8EX%Si%d#xXvMkH8EX%Si%d#xXvMkH8'
    'EX%Si%d#xXvMkH8EX%Si%d#xXvMkH8EX%Si%d#xXvi#@#16%FF)B', 0.5
),
}, name='equal').DisableLifeTimeVariation()

# Expected values: float64 formula.
first = Input('first', ('TENSOR_QUANT8_ASYMM', [100003], 0.5, 100))
second = Input('second', ('TENSOR_QUANT8_ASYMM', [100003], 0.25, 30))
output = Output('output', ('TENSOR_QUANT8_ASYMM', [100003], 0.7599999904632568, 82))
model = Model()
model.Operation('ADD', first, second, 0).To(output)
Example({
    first: packed('<i2',
    'c-rmDu?hhJ002;#tjb_9m{?89AGoq9lRq$!A5c;h#o|^I>tXc`$|yytlg)BwzCsz^+h3S3eU^)D@JwpisB=gvh1IC}n75DB%Q-hL'
    '2l4v!j`x{hwz>AF^~vBiOy|41d#@NZTCY%+Wm%SGS(as4mStI%Wm%SGS(as4mStI%Wm%SGS(as4mStI%Wm%SGS(as4mStI%Wm%SG'
    'S(as4mStI%Wm%SGS(as4mStI%Wm%SGS(as4mStI%Wm%SGS(as4mStI%Wm%SGS(as4mStI%Wm%SGS(as4mStI%Wm%SGS(as4mStI%'
    'Wm%SGS(as4mStI%Wm%SGS(as4mStI%Wm%SGS(as4mStI%Wm%SGS(as4mStI%Wm%SGS(as4mStI%Wm%SGS(as4mStI%Wm%SGS(as4'
    'mStI%Wm%SGS(as4mStI%Wm%SGS(as4mStI%Wm%SGS(as4mStI%Wm%SGS(as4mStI%Wm%SGS(as4mStI%Wm%SGS(as4mStI%<sau1'
    '0000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000'
    '00000000000000000000@Xx;14~2;'
),
    second: packed('<i2',
    'c-rmDy$S&V003ZRQn#>pg4<-dZZRn`7_CO7F4H}L!Ot6b0?%-pNl}#LQ1S?D)+@<VD8u*dU%ZSiS?AQ+_G<UXa8Q}<n&~JBgKRRc'
    'C&eml%xBZ^{0Z8x{C3zM^Y^Bj6whna?XMT*Se9j3mStI%Wm%SGS(as4mStI%Wm%SGS(as4mStI%Wm%SGS(as4mStI%Wm%SGS(as4'
    'mStI%Wm%SGS(as4mStI%Wm%SGS(as4mStI%Wm%SGS(as4mStI%Wm%SGS(as4mStI%Wm%SGS(as4mStI%Wm%SGS(as4mStI%Wm%SG'
    'S(as4mStI%Wm%SGS(as4mStI%Wm%SGS(as4mStI%Wm%SGS(as4mStI%Wm%SGS(as4mStI%Wm%SGS(as4mStI%Wm%SGS(as4mStI%'
    'Wm%SGS(as4mStI%Wm%SGS(as4mStI%Wm%SGS(as4mStI%Wm%SGS(as4mStI%Wm%SGS(as4mStI%Wm%SGS(as4mStI%Wm%SGS(fD='
    '=Mn$_00000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000'
    '00000000000000000000008jMzUr;#>i'
),
    output: packed('<i2',
    'c-rmDF$zHe002-Ia2S73vRRZtj3hGuQYPvvgBzHnJ|zZhCK-OD#OMIz05%tJ3T1e2e^DXxSq_rYGYM*!Fy2(^!%_3tE#AueIJ>Jh'
    'wzI>1eQM?V=f`B(Tg>0nbZ&8dwS#ddTt%`h%d#xXvMkH8EX%Si%d#xXvMkH8EX%Si%d#xXvMkH8EX%Si%d#xXvMkH8EX%Si%d#xX'
    'vMkH8EX%Si%d#xXvMkH8EX%Si%d#xXvMkH8EX%Si%d#xXvMkH8EX%Si%d#xXvMkH8EX%Si%d#xXvMkH8EX%Si%d#xXvMkH8EX%Si'
    '%d#xXvMkH8EX%Si%d#xXvMkH8EX%Si%d#xXvMkH8EX%Si%d#xXvMkH8EX%Si%d#xXvMkH8EX%Si%d#xXvMkH8EX%Si%d#xXvMkH8'
    'EX%Si%d#xXvMkH8EX%Si%d#xXvMkH8EX%Si%d#xXvMkH8EX%Si%d#xXvMkH8EX%Si%d#xXvMkH8EX%Si%d#xXvMkH8EX%Si|2U@r'
    '0000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000'
    '0000000000000000001hfA$5|75L%'
),
}, name='equal_quant8').DisableLifeTimeVariation()

# Beyond one block, tile or vector, with a rest.
# Expected values: float64 formula.
first = Input('first', ('TENSOR_FLOAT32', [100003]))
second = Input('second', ('TENSOR_FLOAT32', [1]))
output = Output('output', ('TENSOR_FLOAT32', [100003]))
model = Model()
model.Operation('ADD', first, second, 0).To(output)
Example({
    first: packed('|i1',
    'c-rmDxe>%55CAa1eEnB@hJkezmr1!Ir^vgvk)P-N)%ljZPEWnfn_|Y=b>DnitZ`C{-cCQa#Mr6EC?U(TEX%Si%d#xXvMkH8EX%Si'
    '%d#xXvMkH8EX%Si%d#xXvMkH8EX%Si%d#xXvMkH8EX%Si%d#xXvMkH8EX%Si%d#xXvMkH8EX%Si%d#xXvMkH8EX%Si%d#xXvMkH8'
    'EX%Si%d#xXvMkH8EX%Si%d#xXvMkH8EX%Si%d#xXvMkH8EX%Si%d#xXvMkH8EX%Si%d#xXvMkH8EX%Si%d#xXvMkH8EX%Si%d#xX'
    'vMkH8EX%Si%d#xXvMkH8EX%Si%d#xXvMkH8EX%Si%d#xXvMkH8EX%Si%d#xXvMkH8EX%Si%d#xXvMkH8EX%Si%d#xXvMkH8EX%Si'
    '%d#xXvMkH8EX%Si%d#xXvMkH8EX%Si%d#xXvMkH;pYsQCowUO', 0.5
),
    second: [2.5],
    output: packed('|i1',
    'c-rmDxe>%55CAX+7BFA`)t+$`mr1#z)o5wW-Ja+Djq~<)^Qvo}Qscx;BbAnC+@0%;HS@})$4+&`?jg&vEX%Si%d#xXvMkH8EX%Si'
    '%d#xXvMkH8EX%Si%d#xXvMkH8EX%Si%d#xXvMkH8EX%Si%d#xXvMkH8EX%Si%d#xXvMkH8EX%Si%d#xXvMkH8EX%Si%d#xXvMkH8'
    'EX%Si%d#xXvMkH8EX%Si%d#xXvMkH8EX%Si%d#xXvMkH8EX%Si%d#xXvMkH8EX%Si%d#xXvMkH8EX%Si%d#xXvMkH8EX%Si%d#xX'
    'vMkH8EX%Si%d#xXvMkH8EX%Si%d#xXvMkH8EX%Si%d#xXvMkH8EX%Si%d#xXvMkH8EX%Si%d#xXvMkH8EX%Si%d#xXvMkH8EX%Si'
    '%d#xXvMkH8EX%Si%d#xXvMkH8EX%Si%d#xXvMkH;pYsPO_de<', 0.5
),
}, name='one_number').DisableLifeTimeVariation()

# Expected values: float64 formula.
first = Input('first', ('TENSOR_QUANT8_ASYMM', [100003], 0.5, 100))
second = Input('second', ('TENSOR_QUANT8_ASYMM', [1], 0.25, 30))
output = Output('output', ('TENSOR_QUANT8_ASYMM', [100003], 0.550000011920929, 99))
model = Model()
model.Operation('ADD', first, second, 0).To(output)
Example({
    first: packed('<i2',
    'c-rmDu?hhJ007XNL^4=UIc2sOET-Fh0E0oY%MaL@Wbgw%K$7koNGY3AOcvd0kVU>i8Q$ApI*t0<?4~phUO`k`<?qc*vYc0{_5C@H'
    'JMUf6zD&BcL0HHQpRGrD94}_Q({){L+(w^6D$BAg%d#xXvMkH8EX%Si%d#xXvMkH8EX%Si%d#xXvMkH8EX%Si%d#xXvMkH8EX%Si'
    '%d#xXvMkH8EX%Si%d#xXvMkH8EX%Si%d#xXvMkH8EX%Si%d#xXvMkH8EX%Si%d#xXvMkH8EX%Si%d#xXvMkH8EX%Si%d#xXvMkH8'
    'EX%Si%d#xXvMkH8EX%Si%d#xXvMkH8EX%Si%d#xXvMkH8EX%Si%d#xXvMkH8EX%Si%d#xXvMkH8EX%Si%d#xXvMkH8EX%Si%d#xX'
    'vMkH8EX%Si%d#xXvMkH8EX%Si%d#xXvMkH8EX%Si%d#xXvMkH8EX%Si%d#xXvMkH8EX%Si%d#xXvMkH8EX%Si%d#xXvMkH8EX(qb'
    'a{vGU00000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000'
    '00000000000000000000008{6F9g?0?f'
),
    second: [39],
    output: packed('<i2',
    'c-rmDu?hhJ002-Qa1)Zjcyh{WQ5K8MeuF{G@&Pxq$lwF)B>4nVvPm%+bfZBAKj15r;l2H(lc>MRt;<R93Zl}oaBpR|i&?eS*q__&'
    '_`Tc4mvOf~2#fjQv-1d#$$Z*7U00RnZS*;$vMkH8EX%Si%d#xXvMkH8EX%Si%d#xXvMkH8EX%Si%d#xXvMkH8EX%Si%d#xXvMkH8'
    'EX%Si%d#xXvMkH8EX%Si%d#xXvMkH8EX%Si%d#xXvMkH8EX%Si%d#xXvMkH8EX%Si%d#xXvMkH8EX%Si%d#xXvMkH8EX%Si%d#xX'
    'vMkH8EX%Si%d#xXvMkH8EX%Si%d#xXvMkH8EX%Si%d#xXvMkH8EX%Si%d#xXvMkH8EX%Si%d#xXvMkH8EX%Si%d#xXvMkH8EX%Si'
    '%d#xXvMkH8EX%Si%d#xXvMkH8EX%Si%d#xXvMkH8EX%Si%d#xXvMkH8EX%Si%d#xXvMkH8EX%Si%d#xXvMkH8EX%Si%d#xXvMm2N'
    'X8-^I00000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000'
    '000000000000000000000Dyn?1?K8_Uj'
),
}, name='one_number_quant8').DisableLifeTimeVariation()

# Beyond one block, tile or vector, with a rest.
# Expected values: float64 formula.
first = Input('first', ('TENSOR_FLOAT32', [257, 1]))
second = Input('second', ('TENSOR_FLOAT32', [1, 131]))
output = Output('output', ('TENSOR_FLOAT32', [257, 131]))
model = Model()
model.Operation('ADD', first, second, 0).To(output)
Example({
    first: packed('|i1',
    'c-q~|!2!S^2m?TY2<$&CiqY=T`=7=n&|A^PVw#A}S3WHI954|JOZ@5{aHXyE&YOHi)gR;!$bW8c', 0.5
),
    second: packed('|i1',
    'c-pOt$q4{J41^$Yj{Ym&6tN(P4_SL09V%U25m0h&7}+Auz_ja5C~hUb%n!7F0=@', 0.5
),
    output: packed('|i1',
    'c-rlmS+1-w3`8?JGqC@q-p=qUtO4oeqa;g_Tev&zV3*;DkI}^xU?EHP0iGn0kP_CM#Dy4xq?nwD%h|{5l4OZFhajH>m)u%vSB2HP'
    '+_}OlS1I+nu-;cmwY6HVcBN9%edl(ktK6mCcdg$9r&vlTHN!GKi5Xt1DP>%PFQ_TxQgW)L;;)6)VrikKmP%_me-o^gwaYpKGhTaT'
    ';Ay9|aSp3@dKqhtcGfMem-ov0<+Rt<dt<%{jv?a|OM;~uv0Het#E8sct!1C--f%7wqtqI5l@e>jAH{)x5`4fG*3^1vqhJbonF`)A'
    'Ybj(3X*6pnt<^HxjJ1ZfQ`=#dUD{fuz6qW~sjl>bEi-W`ys78J;bAp;_Vr$^bf2>uGnDCinu%Xo>ziQt|9ye?!Vd1gIsfJwuz{ob'
    '4S0R^j+lLttN)ETM_+UO_5P>SZ>qo5Ri8?Y@lEgnt%+IK!O*cQUw4DGr#_{@tI#os8P?~nxk2{oeL)9nex7nY`L0jBp63<84}wv('
    '$)iuhB7{pKynw1j>296N!N<3L5~@D<QY00hLkXz6x8y$v_AUe)qQC^7IDzM*_bBB31<_l1yGV%0o=wSxWTQ_W-ACk`-~+aBz(E`^'
    'HCf|PPU2t=c`**26>Fg@JB_l7%R4Jx&{cH^#s@7nSo|$i-Y3Bav?inp8rKS}piEPNmyssqYFBmJinoW|iZthVU8!EN<tt-Ieslam'
    'Fw!Ijg#q)BZ|mVXqzSp&Y9E~O@69VnvokSTi6*${aMQmz{v!DQSHuC2G6#$-xB!Ev)iCW86b+uj1-J^UvwIBPqGs>|YC5-!n^rl6'
    '!_^-JAFzc3##fFkJNSTuIG`^;MAmPq37aU>KH&|B2yWqB)oT3a`}nsYLgS}(U;3wp9yr`rfj$U6;2;jj!U4160rLVH2U@GQFbnzC'
    '7M?-lz_z#A``u{wjOEaHj1tjKls959o4sA<gWv;RaUAfX=YYZOfWB}*MI3ND9xyK)FvK6A5eH072UNrXk1_`w!~sfqKo$;YO?=mM'
    '$ZPNelv0SziOq@4iOq@4iOq@4iOq@4iOq@4iOq@4iOq@4iOq@4iOq@4iOq@4iOq@4iOq@4iOq@4iOq@4iOq@4iOq@4iOq@4iOq@4'
    'iOq@4iOq@4iOq@4iOq@4iOq@4iOq@4iOq@4iOq@4iOq@4iOq@4iOq@4iOq@4iOq@4iOq@4iOq@4iOq@4iOq@4iOq@4iOq@4iOq@4'
    'iOq@4iOq@4iOq@4iOq@4iOq@4iOq@4iOq@4iOq@4iOq@4iOq@4iOq@4k5I~g?>Jgg', 0.5
),
}, name='outer').DisableLifeTimeVariation()

# Expected values: float64 formula.
first = Input('first', ('TENSOR_QUANT8_ASYMM', [257, 1], 0.5, 100))
second = Input('second', ('TENSOR_QUANT8_ASYMM', [1, 131], 0.25, 30))
output = Output('output', ('TENSOR_QUANT8_ASYMM', [257, 131], 0.7799999713897705, 79))
model = Model()
model.Operation('ADD', first, second, 0).To(output)
Example({
    first: packed('<i2',
    'c-p&>6?j3WV15GUMEP^PAI0x37nru;eX`fZ@@x4*+dIC`NWOPYC2Vs~yubvJ;Dx=n&+hONj}>c_zo&jGdyC<XVW62|qyqq0mwa;'
),
    second: packed('<i2',
    'c-nh;qB(5gqPvSO7+G;&m?QJ^hiFG$*t$&z<X1kL+&k(1sUTtN8TNrs*Jvs~zGSH%9JgWB&qp^{)Qx^x=ww>Fq>5&Sfd>FCDn$1'
),
    output: packed('<i2',
    'c-rmRcT?JlzQ^(V0M5*rJ!j8u%9^NA6QeP0v!>fC78C&$?AQ?%K?Otw#X_;r6c7tt1hIDoON=FnHMV54o6Vlh?zww&cV?f!WuL=u'
    '=H`#@>;KOmjKc2=@3Y;xq1CnHwf%mLWPe5R;}7!r@u7{)m&)}M`=b4L*DTjMbmr6NYSrn1rq4XQvHs)9>&~A3A2q$BnlnVk($<Px'
    'HoJo@Od-Y!S&0e-noiE;aGNo8;_AxkPChA~$V|(T)Z>!GB4RQrpIfgGx1n$;3Ie{EfXuj&k%KKMsV}LCig{8~9NgL(m`lW#Q>#Ks'
    'xdnLz9400prYIKEP!=A_WuqdK@YJ$aZtcVHs8&=20fo%?_4cG;$-ZZQsZzJST$G-jbxsW%R@OFT%Lj8av-{in&ffVx{ozWt{NR;Z'
    'sUKWjK0DYIcB#(P3X2+<aW+2aE((>7O1*mhVrrCYe*UG9hj-)AShv{B@X+v#<U20cBYkdX#d)}A61=_c+(XCZXA;kQT+R3PeBh1D'
    'xLZ_J$l*vi9ch^f9d$UhI*CzM$ZHbd8{{?28d+ODCbKpxU*4FSEbqu578LUu)pBuMYMMHOP?~|vcxp)2+}AhOH_WOn9ahuk=c!$7'
    '&05_cePBY_tsJ-T%4>V-c$1py$_X2r+0?4j%ukGvt6B4GhKP;KxUHciy|Rj5#lv93dGr{GIGU1|&Z?=8WeBKcRDNSx6pn^Z6Ee|p'
    '!X|8DS{92T5wwKHV<gxF5*C>;4t4KpKtN(Z+{H_Ok9+bZf$$H1zpEjkQU40UJiPx96XW^CrN@^&lY-BEl@#Z4!OJ@&n1Dh5?c7Cz'
    '%lR8F$c(KTVXa&~DA!Zzd3tH_*jQm3uU4t*CwC8Zws)Gf>;k%^vc{q)Eg3S<%h~lR#n_OMR7xGAl{M0k8Iw{%?#0Gt#uB}KU5F_6'
    '!a~=u$M+Hv@mJ!rBf}%JQtw{&jlOX=2kqsNP4v0;t$!lAFgxA(f(m`EKJr0ke7HHTUtHW>e4*$Oy_grDo_0)H^~)>IC64`>>6yJP'
    'U3<@5ulB$pm+imo>DC!n9H;v`0=eQ;)itC-W}F;%-#aKcDHwgp^$T?1*J){AKDg~27J)h!ihJ_tF*fenmu^qpui?Wkp2sD)x?J-O'
    '4^6{i{(j+7n(H?=U6C38=f|!2gTs%9KaGrOf7&1X<A06YtMezP-<ywq-Fdn5@%@}(e0O5*w`1$jZy&~Nb4w>jfBgFI0n5lAW5dg1'
    '$c!_Rp5BU#Bt+spuAak(yO2m11O0Es#3o*fCWZus5V3w2u7+LnOGCL`PQ!a$xp^lBMIxsB%gux2<^G))GUIm#i?-*_&z>J?4f3OB'
    'Js*Bj+NW&WFLu?NZ&n;DXNOjWVa;fLyVc+O_DHW89^Kyj@a9C?r~RNGnA9UPo*z*Pb-HQYczpwHT*GiUs(PeC)8H`EINR6TH!~`z'
    'Y#8A2=Zx%{*@=caLEE6wF*`+N*E_hiVlFb{RP;likPuu*qO1Eq6NArZWPJ7Lu1`c%?D_EIfG1D!=<8p(2YPs?M7Uf`#<*X;?icBN'
    '`e48K#x=w3(rq_n#v_JyjzVEknCR7orY_3lB)PMdqwdv~_6*A;Qmdh!TrFqT+0+%~!-LiI`o`X#$>E`VDt)qw)?9_mczLQ{Y&I{N'
    'XPa7?v!=TBb+$$!9=1)?TkLwRerdX+rq#&ra9A5S_SqI*r_^R$x6fBKG_AKZcDEoi{_Tg2x&8fr@4vT=YToY}KYh|~t;`*ryfwZ4'
    '`0B;WUw)X?kM4}m{CZ?DfBb25cy{sl^{0<N_Yc`VjaVHc$c)>0rJ2<XA)^_Kk8G}rlSxr!1)1zxZahmwqtb-D3{)~bC8Mn-5#82;'
    'Ps+$)vt%NEcmh_2$K>IW8Q0M>&;^Axg;ik@_p9=s@){pyCZov|YCtiYlufFk$3Ke9jf$@&2M4mNBb?9Kl42g4`CU*LFCqjNfz0@5'
    'd(vpP@7rIgdfQ(uO5eN@Puq;EYn!s=!?~HcgBOO*-i1E>Yv=iQxYMgN46d!bIouU>tKO&;Ry8u?9&t?xkJrtUW|OeeM#8{AGMiq~'
    'DrhIRC^>b`o12_W;^vW6tr=-b87Yfg#%~!=c45-92S}L}BxJ^?J2U2$mDekKy#wMsN7uV|vbizy`o@dyXU9tmi$^<yvH`o+bh6%~'
    'Jl-GZ9kf1w_U`zwL)H7PUp>-~%(zQbSx{dusc$D{pxbM)Jw2G}vVuk)AJ-tOVX~y6d`t#AEAOuhROY-u^NV>6Ju-1z3b7}hKuJev'
    'obbpuG%Ps`<96jsOvr_-%yW;w^^J;-yBLuY_%tv%(dTQAU{9aa$V=a(CS7s$xfvCam4f?+i(A%}%Xh9IGk!L&mk-;PZHod??V`1D'
    'Yl~y(m5)u#@J3h7rookY8K-TiUA8vX(zLoH;>#4{qg$(vnr6Y4sI^Cg%-E=Is_y8}cJz@;GyB?dEtZ^?`f90MnJ3W;`2wA~DyLLb'
    'UTKgP73lj*$yF?w#G==v7m_WM;#vwa<4-@ovLB!P=j4}(DdR6k)<6F=?>x7^`TqUz+3yE?`~Us(l6m@YX6b+4jM{$xI5obs^7ib{'
    '-+$AOO#C@D_G}87@u;zrt5glE2CEoFgNm~0sS+`t+uN@zSKH)L`LK~w!t7#kMtW&fo0(C`;q|GfZI*(Hs%Zwjg@MfYGx&ghcerGG'
    'zHzp3q%(9Kt*bwLP}-+$+b{Qex8ANUJ3q{ZmBuyG@b}vTeQ%Eq+TpPmTOZz@%KCL544O#;GULzSh|ed6-$$c!&>6lrT{Gf5$>b}M'
    'f%lWJsa}{|R5Xf|=I?$p_V#yq81HMjnKym>A7U}&-0Vx<zGT1aPyLV?H?#AS%gP$c>SE#p>nLGDVMsw{GL6m*ui%l3iW}MZ;P{dR'
    'ToWxil2;#(!V~BfLLT>NRE#hVl^%!8cy&f2wOH(y`4&OVyqUAHQKwT$M@FZ(!w#d~d2Nbo1%pEIvW?fUJkM{I$VY4&jztEqWrN?O'
    '<RddS_qDPl5`#ojO3l%97T9cg0xqkoTU{tKwh7ye{ft~{M+L(qCl{GC<rF5nOKvmjGRdX3@)AxtGGh^!oL*VkTFFbqhVy7Bu{es7'
    'o6cm_$5ac-OUwBU#7Jxfjwocr#|n5!32B)uhFH)X5}zneLX(n^8Gi;xyhS5q%j71xj!MhbNsC8E3q(A&Le)p^Hg~pn3~Fi$=;F$n'
    'Aw_A4Sx+mksaJN7nvFRW>L{(OfriXDE%C8mcz8-U*4^_fZ0N=8?DJ3W`9-79-$W9E0)kR8zUMqcynKmKmt6>054Rh)P*K?g{68<d'
    'XM4DQ>w(Oe$0Fe<6b^-rihar^hw%A9dFePRtva;4p{Ssc%fbf57RM(wQX|6~YGb3ZDHYB?asA^66h9`47=z4s+A449?;r2CvFplg'
    'z4V2JitdgUoxxnGo$OJnCaldBb!tx2l#W?FIa23*)a$hilVcPHd!d%qR*THo+|Or8q(-Tx%=x|&7yk9WYG8FK)J1YryU6*zV&+wJ'
    '(3pc=CB-H!wUk-gEw`EU&P&urrEsXojNk4rSf8z*t{-Z2vcomi`}f_8lh)1cot}-eWxMku-O{aJF<9Pg_NmWa>jo?%TO04sjwQXC'
    '_qzUZ9WvvC&2im=^I@^APzkr4PnwhV35(9LvM#aj%}h=2Zfe_mX4Tq#hg`b%Le;G`F56G{UO8_t=aa^)LT0=^ukW(iR%}axwz?&2'
    '<MuY!*xNNeG0PiWGn>q-3vy1IrCs*SdH${0+xT+D#Mt(lgWV$77PYEH$c#UOFLa;5Z%sl@F_BJhp*JRALK`chJ3AuDBqD=Zi>hiZ'
    'qm;F92@y$DEP-Dg7sGGFpotlbs?OG?;MjytOneRonQ=Pi$<2s})Ck-audi`o-{j<62=Kp&ib-&ZCI$xu6O#PSdxc)R@z)C>;=SDc'
    '?!-jrIA4hCl^jpEd!ERQwcT8rP}nC_6%-Ry{4A3(qmf1H=#*!-^*8gH`xMml;#M+spglKdKvk4qQQ6UE>Q|?b3QR?L%pzpQpTTd?'
    'pTPxPm>&5sF)=qW%kQ>(7WyiM;u#(M5QisTOUjQ$#pY!^@VFg+=Y9d!$2&j!_KgRR@mNYe$<@b?a?3aH7Bb_#=cAgr`B(FsT?+o@'
    'Y{&6Y+n8BncdT_T?o3Tgz1kQMDW_EfyGv5>?v_G6ptmm`@4RS{bR8>XCIvEM8K0KRuI;Q9r4nOBH5jELfnJi!ZD>xa7c;6DodOa%'
    'jg?N4aPU}(i0J%J;?^t0?I>KTl9)^;A~Rl{)k-Z^hjqTyc?1t}|2l$uq$6Wf4Yp;I!FdEr>V$(L$;wDm<MM*Q`2t358_P>fUh9US'
    'St&qfT$&pnn4CgR$-n1+Eg$bkr}>~G1BvO`Hwh(4iOz2x0Y3M!4+1E}JGV*-{J#wdNh8opio9;$qx;_t_eW-Y2H704Ib?Il=8(-H'
    'n?p8-Y!2BRvN>dP$mWpEA)7-shinen9I`oNbI9h9%^{mZHiv8u*&MPtWOK;okj){RLpFzO4%r;CIb?Il=8(-Hn?p8-Y!2BRvN>dP'
    '$mWpEA)7-shinen9I`oNbI9h9%^{mZHiv8u*&MPtWOK;okj){RLpFzO4%r;CIb?Il=8(-Hn?p8-Y!2BRvN>dP$mWpEA)7-shinen'
    '9I`oNbI9h9%^{mZHiv8u*&MPtWOK;okj){RLpFzO4%r;CIb`$CBAfpg000000000000000000000000000000000000000000000'
    '00000000000000000000000000000000000000000000000000000000RO-K4;>7>ss'
),
}, name='outer_quant8').DisableLifeTimeVariation()

# Beyond one block, tile or vector, with a rest.
# Expected values: float64 formula.
first = Input('first', ('TENSOR_FLOAT32', [1, 37, 41, 17]))
second = Input('second', ('TENSOR_FLOAT32', [17]))
output = Output('output', ('TENSOR_FLOAT32', [1, 37, 41, 17]))
model = Model()
model.Operation('ADD', first, second, 0).To(output)
Example({
    first: packed('|i1',
    'c-rmD#|^_U5CAZ%S=xWv*r$@L5rBU(Mcw6dU)Rj}divNs%G?oa^qfvUd(7Hbdv?^)Qq<Y*ccr$@dVfHcWm%SGS(as4mStI%Wm%SG'
    'S(as4mStI%Wm%SGS(as4mStI%Wm%SGS(as4mStI%Wm%SGS(as4mStI%Wm%SGS(as4mStI%<-g5etK(z|', 0.5
),
    second: [3.5, 1.0, 3.0, 1.5, 1.5, 3.5, 3.0, 4.0, 3.5, 2.0, 2.5, 3.0, 4.0, 4.0, 1.0, 2.5, 2.0],
    output: packed('|i1',
    'c-rmMS+?sa3<Xg20?|10AL>gCr8|z&r@aD3hm+mjK)bU!cx%`f?YCbf)MvPRAWyah4TOh>^E?rFy@4@pGn}SxIFYK~=b?#10ItMR'
    'vF1849`!?Hy$OZPxZKwj#C$$O#tk(I(RYW$2{O90pI|YAeSPx+f*6aTvCkLUP{X^Tzn$XWWabwB&TY@zKwpHhTQ?K=h)tYdIUb`^'
    '!?EdF7vwj(^PqNiBeYI8hAs|ZWQ}PJ^K}lgF|M(--rl%vfwrDQQg<a2`z~v2ZkR_Mq=bj~lX+-3EEt{JPjN=ifW*hi@PGuKt`Ii<'
    '4e`^IVSRK!7kdGpzkIsd1AXcG@*O%dAX@8?FGV^#7rAy=q7*@AJg|<jFyYEP(DV4@Ap`aHzA_+~4L~NloY^`X`)$Uzw+3U$!?`QH'
    'JTedO%v)xs4uEbm1A>^O{MQW#Z8$YkZtb}FcMaS)m;m*Yd6;NE#UnlEoEjMrwT|2;=HVW(n?ruPn{?Crd|=)<a*piGLz-J)+jsns'
    'V$2LkR=e2zZ~qnTb{WuASQ`KKwtX8Jzj;C8l;8evo4gPpdyoO~*oZc=jW=%r9ph{lY|*}RYR_>LS!U+pBJ^aN^Ei3lmcO>F|1ZBI'
    'nge-u9olbEuE=ZL`4Jw6FWsGaXc#S;&y6?xZ~4!e+y`iPV)<qHDJ*`&nurVZEE9Fn3;fAExMLQ7ES)do9G(H4(O>bEc|kTR=hf5M'
    'DY~5Xu@26F2cFD>Gw{#pS)q%$Dzoae_K$R4g*VGjjXP}8zheFJRvz-a2fiyO%mV9{F=(K@-Dd`L=Ood{ZGTz*!k{oH3<`t7pfD&5'
    '3WLI+FenTPgTkONC=3dN!k{oH3<`t7pfD&53WLI+FenTPgTkONC=3dN!k{oH3<`t7pfD&53WLI+FenTPgTkONC=3dN!k{oH3<`t7'
    'pfD&53WLI+FenTPgTkONC=3dN!k{oH3<`t7pfD&53WLI+FenTPgTkONC=3dN!k{oH3<`t7pfD&53WLI+FenTPgTkONC=C9082ks#'
    ';89r', 0.5
),
}, name='channels').DisableLifeTimeVariation()

# Expected values: float64 formula.
first = Input('first', ('TENSOR_QUANT8_ASYMM', [1, 37, 41, 17], 0.5, 100))
second = Input('second', ('TENSOR_QUANT8_ASYMM', [17], 0.25, 30))
output = Output('output', ('TENSOR_QUANT8_ASYMM', [1, 37, 41, 17], 0.8100000023841858, 79))
model = Model()
model.Operation('ADD', first, second, 0).To(output)
Example({
    first: packed('<i2',
    'c-rmDtquVJ003aYCKJ$v3&K6XRY}rZkrmUt#8sQ^Ho_(4!X<Ob<{eC6o`C45+01j8@9SR_&f{Wzi!aSaw&>lbgW5aDAD^OV@A7K7'
    'U3NBUIJuU?@hfcw$*P;p>d#~Abl9JhQ9qJpS(as4mStI%Wm%SGS(as4mStI%Wm%SGS(as4mStI%Wm%SGS(as4mStI%Wm%SGS(as4'
    'mStI%Wm%SGS(as4mStI%Wm%SG`Db$l000000000000000000000000000000_)lN5Y=;&'
),
    second: [69, 16, 95, 136, 243, 231, 9, 16, 62, 244, 202, 140, 158, 255, 181, 95, 201],
    output: packed('<i2',
    'c-rmM{ZrBh0LStD1G}ytwrY0Gn`c^U%O>-<nF(e26m%qPp~i#)LJXfG1QZ_#*gzBoPEm09g#f_^NbrfU(DSJ$yPa~DdR=q1YSneS'
    '{Q=wm(dYFSynlM<rl|z6a6gscGAw4*x={L+FT3y6TdC~u(rDJu;s7};PZPxF)dg-DuUy+xJt$_3cakR87EBfAo3GHj41RrrVad!1'
    '4}C{mY%6|5pIx5|>h|0ESa%fSZ{q}A{xZl`hef0U&uEH-%h`(LZ^rxY*W@vn5?`*YWk)e{hBw$OxkYDYz30~vQ?by=;n|bch%(vS'
    'Au;te(M{W(`Bml{992oi@;b-VVR~Y#yeuzODRgxa!PASMOQgz8>6Nn0?9p+*$<CXv+hv$@pYe{D3f7Gj-pUv!xk4fK%1^zUBi$cp'
    '3uyGpZ_?^@q23k4VkSc+q%B!gyL`u@TaR7wbGFgsCW}cB6Q-5zObD*Ovy;ke#5rbL>0sxfjisU4AsOQena{RQJ<GKm;&_b}f44G='
    'rc#VcAEu@IJEMgzU!=rLkZBP@+de2dB(ilgrnDJb&Lsc%|Lu8aq+G+*xI3b7CuNvNWKMd~h3AFNx7()RkrpFqepZzH>ln9wd9j|i'
    'El<kUgoITk2VbvHV;hlxjY-a@1=P~IfbJnRZ>o>B`SbC^4@Hwszb3}=I@v*sJ44w@Ge1*OF1#VA^r3+q@1;G_Fn6uJ&FN|4l-2gK'
    'gKZA>G`F-$c<R+Jyqten#?2X-iMlxXX_G$09<<iBL?#$Tw>!9ejyN;ieq!|r-M?h+ZV;(zQ~Bp&f%&W3v<$C|G*jQk^rWa??>Jn7'
    'abuyeQGGfdNTvDb6*a5l^lV#Ws<wgi!kFY-yFG2_5a)BRQ%yZP>aL`NVQ1N+-s;28Go{hh*z^}I>K`YFp32cyF2`==n_dc&j(Kht'
    '_t}f0%SXCB-VNd;IY;uF&=q~me)#oXZM*W%v&X-DU*7-dU%!dfB~2&hMh+-t65ZU8zUek`B&ES54l?$H60E722MY~Ng-0oR-E_6%'
    '+*9U>zL0Q6cXs#Pg6IpMOv9V$&t4o;vkf9j-5+;O6x|wQ6&fNJwC(9GA7$flOSeQ{$0`}SW(tf@hbf#OpA@u8$!k@<=#EZCx*0vM'
    'Y?KSaoh3c1R(Ywrl_DZUsf{+qN|e9giMlGvFG?#fQ8iNu;hoFHTIXp($o=U}vNZG|<S4l3OP^>LlbvIg#dd>Eeb35gHMqZ*h>ySi'
    'eP6eI<$<=QjYk<^$n<l%#NNG)Ba&r>Ht%k^hM2R*I4bFZ`AFB<1v^DM(!{QQ6WEs`xy7+Ga}z!$(a}HY(PkaZ8df+Qe_b19rc0XH'
    'ueyHNJs}!hNyPo6Y0WO{V2CFdWmyugDodi3nOSk8C~W=A<>1{9k8YXEYjZIJ%m6dM3@`)C05iZ0Fayj0Gr$Zm1Iz$3zzi@0%m6dM'
    '3@`)C05iZ0Fayj0Gr$Zm1Iz$3zzi@0%m6dM3@`)C05iZ0Fayj0Gr$Zm1Iz$3zzi@0%m6dM3@`)C05iZ0Fayj0Gr$Zm1Iz$3zzi@0'
    '%m6dM3@`)C05iZ0Fayj0Gr$Zm1Iz$3zzi@0%m6dM3@`)C05iZ0Fayj0Gr$Zm1Iz$3_~>Tv2><{90000000000000000000000000'
    '000000000000000000000000000000004ZP{sVW9#_|'
),
}, name='channels_quant8').DisableLifeTimeVariation()

# Beyond one block, tile or vector, with a rest.
# Expected values: float64 formula.
first = Input('first', ('TENSOR_FLOAT32', [129, 67]))
second = Input('second', ('TENSOR_FLOAT32', [129, 1]))
output = Output('output', ('TENSOR_FLOAT32', [129, 67]))
model = Model()
model.Operation('ADD', first, second, 0).To(output)
Example({
    first: packed('|i1',
    'c-rmDu>rs!2mnEiV6y+TpdiT*DZjevvJK7h^j*D7uSzRD+vNChT^~czW7^ZUO7t8qHDt|*JCaN$lgVT<nM@{=$z(E_OeT}bWHOmd'
    'CX>lzGMW5CegVxaSat', 0.5
),
    second: packed('|i1',
    'c-pOt!4Uv341(??n(RMu9ilu%Y!)&HDlxbA&UGDRa+*wpvwK46t*R0J5I>Mo0x<', 0.5
),
    output: packed('|i1',
    'c-rlk+iu%15JdON<xNii|5GiITeSx21_okBA{sQ{)9PiUB{dxGA&r@&QwIssvI#ZG3@vfzo_#MdQOD92g`6-@>`7wsf>@D8iD`{W'
    'uu{an8g977wwGYAd0NZ<8gqfL83k*}Jv(rSKpSkG<R<n|mAoh@RNPB00=)Q}Q7s%LLkYRy!hB(|TqS@2g&4f1AUE;BFQ01rQOr)Y'
    'Ujmj)#>um$43%gh4ymv@JF00fQMqdo>{(pAz+O_miT9@niq;}q>=~c{iY4TR%~^R%fpOzRzC~)(Qs0Y3Y>>Bl6Klb0rP4*@O*EE8'
    '4Hemv!IDkEmcUR023%+_r7Fq=eneiXq?`C(ZP>?RTzzfGcr`)4qCvX`SYfqoFB*L9@tXJ5ht95RKn+{$J#{BF|7PNMCOPJ?0bwxU'
    'Kd1Bdd=>^TB+0-4JR$yc+mCC076vaQ$+Iwc;a45b?faU)GPm#IlhON2JfQ6XNix8m19tm^i|*A73+L@QAh$n%svb;ob~4z-@w`0`'
    'e);dV2V8Um&hvoWF6ZredT<>gKAhY4Q#D|q8IaopMyYe&{w@AC<Kuu^^7vTsCx*Tl%EpNg=l0!U1KOsE{S*5q_D}4e*gvs<V*kYc'
    'iTxA%C-zV5pV&XKe`5c{{)zqn4fg*8zQIUg', 0.5
),
}, name='rows').DisableLifeTimeVariation()
