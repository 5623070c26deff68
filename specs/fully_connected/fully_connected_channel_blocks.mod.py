# Licensed under the Apache License, Version 2.0; see LICENSE.
# Written by 'python -m corpus' from corpus/families/fully_connected.py; do not edit.
#
# FULLY_CONNECTED: whole blocks of channels.

import base64
import zlib

import numpy as np


def packed(dtype, text, unit=None):
    """Many values in little space: the first byte of each, then the second; times a unit."""
    planes = np.frombuffer(zlib.decompress(base64.b85decode(text)), "u1")
    planes = planes.reshape(np.dtype(dtype).itemsize, -1)
    values = np.frombuffer(planes.T.tobytes(), dtype)
    return (values if unit is None else np.multiply(values, unit, dtype="f8")).tolist()


def signed(*operands):
    """All unsigned codes as signed ones of the same real values."""
    types = {
        o: ("TENSOR_QUANT8_ASYMM_SIGNED", o.type.scale, o.type.zeroPoint - 128) for o in operands
    }
    return DataTypeConverter(name="signed").Identify(types)


F32 = 'TENSOR_FLOAT32'
I32 = 'TENSOR_INT32'
U8 = 'TENSOR_QUANT8_ASYMM'

# Blocks of rows leave every rest.
# Expected values: float64 formula.
x1 = Input('x1', (F32, [1, 8]))
c2 = Parameter('c2', (F32, [8, 8]), packed('|i1',
    'c-ke42@U{23;~D#znN{jBH{=j3@R*SbcK7&YE6Q&@vrF`dwvhg;tvD', 1.0
))
c3 = Parameter('c3', (F32, [8]), [0.5, -1.5, 2.0, -0.5, 1.0, 0.5, -1.5, 2.0])
t4 = Output('t4', (F32, [1, 8]))
x5 = Input('x5', (F32, [2, 16]))
c6 = Parameter('c6', (F32, [16, 16]), (packed('|i1',
    'c-j?;!4Uue48c<S&rJC^B0@)kK~3QhI1e_}Uf4NfSJi2U^o5uc`v', 1.0
) * 5)[:256])
c7 = Parameter('c7', (F32, [16]), [0.5, -1.5, 2.0, -0.5, 1.0, 0.5, -1.5, 2.0, -0.5, 1.0, 0.5, -1.5, 2.0, -0.5, 1.0, 0.5])
t8 = Output('t8', (F32, [2, 16]))
x9 = Input('x9', (F32, [3, 24]))
c10 = Parameter('c10', (F32, [8, 24]), packed('<i2',
    'c-kw!uKzPTRFnCC{$}^gaDM)q?xxeVr6o<*W?TNg`+EEAkA>l}FYi8AS6^MPy>V;xTh8M4d`8*tiyhNDOBa?8yyi_heM{s&zH;GV'
    '>GC=F*l*gB>;7p;oc}t!U9v2#de(U>DqX#>;CK^b%f;0to#j4zKJRsoQJ=H)@}*W2-JU_9833_Ix)T', 0.0001220703125
))
c11 = Parameter('c11', (F32, [8]), [0.5, -1.5, 2.0, -0.5, 1.0, 0.5, -1.5, 2.0])
t12 = Output('t12', (F32, [3, 8]))
x13 = Input('x13', (F32, [4, 8]))
c14 = Parameter('c14', (F32, [16, 8]), packed('<i2',
    'c-oWy7`)uF{IqkRp`hXQt&a1ThgyH-*RMVLaP8~ck8e&ayt(!M@r{wK=K01`_4jjcJgRHD{pbA0yYtnzF0GW5r(Co2j#$6H>PMfw'
    'RnEKl{_2GJFVa+;zfRKNoqbvLV%1*drw^Ag7M5Px$8I1!Y1ImanNQYM>lEyZJ1@wyvDm7Z3Yq~bt%Kb', 0.0001220703125
))
c15 = Parameter('c15', (F32, [16]), [0.5, -1.5, 2.0, -0.5, 1.0, 0.5, -1.5, 2.0, -0.5, 1.0, 0.5, -1.5, 2.0, -0.5, 1.0, 0.5])
t16 = Output('t16', (F32, [4, 16]))
x17 = Input('x17', (F32, [5, 16]))
c18 = Parameter('c18', (F32, [8, 16]), packed('|i1',
    'c-p0l(G37V6u~_E&&<^fm-uLf=%lM^1wcGSidXKSKo-`wS}~me^8=NnB=r', 1.0
))
c19 = Parameter('c19', (F32, [8]), [0.5, -1.5, 2.0, -0.5, 1.0, 0.5, -1.5, 2.0])
t20 = Output('t20', (F32, [5, 8]))
x21 = Input('x21', (F32, [6, 24]))
c22 = Parameter('c22', (F32, [16, 24]), (packed('|i1',
    'c-kF`u>rt95Q5<LpIH;Xp#a3=f*k`K2`BNTjs>ON(BEfI{Q$pV5dr', 1.0
) * 7)[:384])
c23 = Parameter('c23', (F32, [16]), [0.5, -1.5, 2.0, -0.5, 1.0, 0.5, -1.5, 2.0, -0.5, 1.0, 0.5, -1.5, 2.0, -0.5, 1.0, 0.5])
t24 = Output('t24', (F32, [6, 16]))
x25 = Input('x25', (F32, [7, 8]))
c26 = Parameter('c26', (F32, [8, 8]), packed('<i2',
    'c-jGg0Du3l@00a&UD+$|F<)h8XDx>(Fa5JMbM-av?Gyj)!=KY9Kes2J#j`a*c~d*dO`*kq&%?QOH;2)A(H{%LukVxQg&nwq5ABuI'
    'xB;^7Zxwb|RI-rLwsYM;1Zcd(zj5Dtxn}HGD0-6ntL(h1{~zTDowq5xRRtZn;QK-T=7k-YzD95', 0.0001220703125
))
c27 = Parameter('c27', (F32, [8]), [0.5, -1.5, 2.0, -0.5, 1.0, 0.5, -1.5, 2.0])
t28 = Output('t28', (F32, [7, 8]))
x29 = Input('x29', (F32, [8, 16]))
c30 = Parameter('c30', (F32, [16, 16]), (packed('<i2',
    'c-jGa0EPc^g=2r?xxf9LVIN0DUq_w&X-B~&0oV0G^^aAZ4Lh^(aY;Rk-F>U+t)<c1x&2><t#7%D3nOz`vk8x@!@b;nQYC>M)>Q44'
    'c832f!dM%-wU;us&xd<xtYqRqgVV{1t*ta7+p#<mY7O2tHQvTFD%}#U6y$2<5ugV@wE', 0.0001220703125
) * 5)[:256])
c31 = Parameter('c31', (F32, [16]), [0.5, -1.5, 2.0, -0.5, 1.0, 0.5, -1.5, 2.0, -0.5, 1.0, 0.5, -1.5, 2.0, -0.5, 1.0, 0.5])
t32 = Output('t32', (F32, [8, 16]))
x33 = Input('x33', (F32, [9, 24]))
c34 = Parameter('c34', (F32, [8, 24]), packed('|i1',
    'c-qB_u?+w)48jcm-%OhDM3Kc{K}ZN_u*yIgvDu1oH!I~EL}#S@KR=>yGx`', 1.0
))
c35 = Parameter('c35', (F32, [8]), [0.5, -1.5, 2.0, -0.5, 1.0, 0.5, -1.5, 2.0])
t36 = Output('t36', (F32, [9, 8]))
x37 = Input('x37', (F32, [13, 8]))
c38 = Parameter('c38', (F32, [16, 8]), packed('|i1',
    'c-p0lfe8RG48o%S-)v{cJ{TyKSPf<b!2$JdE~rbCZ6}Y<mF}nF|M3C5*(B%', 1.0
))
c39 = Parameter('c39', (F32, [16]), [0.5, -1.5, 2.0, -0.5, 1.0, 0.5, -1.5, 2.0, -0.5, 1.0, 0.5, -1.5, 2.0, -0.5, 1.0, 0.5])
t40 = Output('t40', (F32, [13, 16]))
model = Model()
model.Operation('FULLY_CONNECTED', x1, c2, c3, 0).To(t4)
model.Operation('FULLY_CONNECTED', x5, c6, c7, 1).To(t8)
model.Operation('FULLY_CONNECTED', x9, c10, c11, 0).To(t12)
model.Operation('FULLY_CONNECTED', x13, c14, c15, 0).To(t16)
model.Operation('FULLY_CONNECTED', x17, c18, c19, 3).To(t20)
model.Operation('FULLY_CONNECTED', x21, c22, c23, 0).To(t24)
model.Operation('FULLY_CONNECTED', x25, c26, c27, 1).To(t28)
model.Operation('FULLY_CONNECTED', x29, c30, c31, 0).To(t32)
model.Operation('FULLY_CONNECTED', x33, c34, c35, 0).To(t36)
model.Operation('FULLY_CONNECTED', x37, c38, c39, 3).To(t40)
Example({
    x1: [1.5916748, -1.7337646, 0.54016113, -1.21521, -0.5821533, -1.0133057, -0.039916992, -3.265747],
    t4: [2.93042, -14.409424, -5.100952, -1.7429199, 12.579346, -4.7175293, -0.51379395, -0.0030517578],
    x5: packed('<i2',
    'c-jF#0Kfk!&3PMVEAw+nWdrY-;V(ZwPx+BkNjueBHR+}Mw^_xcp8i~Mq-33qq_7*!dYE`D;a&&TfrZ}tb++m*R6_|3!ywB', 0.0001220703125
),
    t8: packed('<i4',
    'c-j;B(O%1t&v29h2#ktUV%{;BSKjnzH)W7!U}#}j#jr!!`VYfh1_O}1e#NmZ$qe@4F`F1SGsrP8TxU>VU;+XLCI&EIWME<jVn!f?'
    '0VYBS007X`5!w', 0.0001220703125
),
    x9: packed('|i1',
    'c-lRS!3h8`5W=GS&#aYu6hwl=5@X>alLJE6B7;S@1kDK)bLP~4er2*2{r', 1.0
),
    t12: [-8.141724, -20.785522, -10.996704, -1.8553467, 11.192017, -16.1156, -8.334106, -0.05407715,
    -0.6795654, 2.6470947, 26.33191, -6.5445557, 10.982056, 7.1866455, -2.5169678, 15.096802,
    18.060425, -27.817505, -8.741089, -38.42151, -16.346313, -12.334595, 5.9818115, 2.968872],
    x13: packed('|i1',
    'c-muNVEV`KkCB1lKLZm31Caj50K)&7K!QL70DAKW{Q', 1.0
),
    t16: packed('<i4',
    'c-k|azWP6NdLj4o_x_Xr_HTFBC=!|#cc((Hk734_o*O+(Z>JhJuic->di$j5O6|h)oH8A6mi5)$GT7ztWyZEEeiN45W3i92iZuOg'
    'U;kWD_PWWg_g#;rAF=IOxZU0<>FXw*3_Hi?YFoHG*La-}NfZ}L4eSvJ&Grx0^YJnN_kG{m^#2TujQ{`tV_;we5=;yX4F4GZGXlB)'
    '{{s;a07bx3|3N~G4FCTBV+1n)0WlLq1p`O|LW0x+75;}PM(77~APW8?m<(VQ0NY!8HU', 0.0001220703125
),
    x17: packed('<i2',
    'c-s5Fefw_xg`0Pues6j5zvSEhQ`6gLZ&ZGL@$&p)#`61}?=3%`mM@Oxt-l<6SwH#W=5}xY&E_9h8?KZ+?=BnoA5-%|{<YRVe0Oyk'
    'Z7y#OKHrpm_GM|+g)Sy{4o$_4yTpX{T{{13QNj9W@jvDrt15YVG2h?i<;=@mE!WpYyO{D~(F_2OpjWW', 0.0001220703125
),
    t20: packed('<i4',
    'c-muN_`v`LmJHzx8Vo8TA3+=+5Yfv32L}#pI&k0s0|=WjG%(08a7Yv!01Ddyg%}b*@({p4WdHyK7Zqg', 0.0001220703125
),
    x21: packed('<i2',
    'c-rgl6%Tc8w0~HdZO-m0swuiZHuin6dwy;7UGL)a+5Inz4?mtSuIy|6R)2MM<jU&a)XHqjR{xtjd)LZOpWIJ<%`8@8XNrF<UFRY7'
    '>8jbRUe!8}X#%Y`h1buUD6{O?>y=&&lP}J<{@I|-*)2I^r}T%{<<F*fvgu50T4QNa7*7Mu0P$0Wo&', 0.0001220703125
),
    t24: packed('<i4',
    'c-otANIH$RE2czj-<hDL&4-GvDLFsM6ieAsv#U#Q^YcXk2huLivX6RKa^{)OlcnknOn25zpEli$siZ^f%)9=XvqDUM8A_N|>F{-!'
    '1>E8cozf)2qrT_pq(>=sJ|<tzuD^Gpm-YOix&Ft?TF#~M^vE-dZxFM#VwP35KVK-Bn00W*j-r{*J(5+VUR`K=_22D~{Rzpl95dff'
    '<-Ozidq&6Rt@Yiig14jYcs<*{fkET1SA&Ae%PYLeF*3@^DM6o}e{Ffwz`*$b-~WGq|NdoQU}9uuWcdG&g^7XbFB1a;10%z~e}Ddi'
    'sek|e{{Hv>KO++pBO}9KW~ToPe;NM&W?*Fb&-9NGC=8VQ|Nk#g0Z2I`P!Z73KfnL{WBAX&@E-ygAOOPn595Hj|No<?0qFrjuoM`='
    'RWKlof${;MzP!K', 0.0001220703125
),
    x25: packed('|i1',
    'c-l3Iu?+wK2*N7=-weuN%Fs~IfN)SC2bdVE>oe%wm3&(3xD)m', 1.0
),
    t28: packed('<i4',
    'c-muNn4bKbfq~&a5Hq}u|Et5WZ5NXUgB=5d5>TKojlpvHQ_hET8Foi*WMEZ4TPfQbe3Bs+q*yND9FP<RF+*krUSn9;-Q2)X!oY9>'
    'D8M|OA?N(mw{hGI`_n8K<oxCb6>wX;XZQ+I%)rP9A{ZcS26TWd0anSxKnVZ<iFhFL', 0.0001220703125
),
    x29: packed('|i1',
    'c-p0lfe8RG48mgnzgcI;J{W|6qQKx(U=a3;8RDh=To-i`l6|So_xS)z*eKx', 1.0
),
    t32: packed('<i4',
    'c-oU%vhPRTk#nCuq_A8nQ2Mn;_qwI(dE41P&)+n*{&<@G|0A`yD_2y)N}>*JD*JNgh05#A>gto3_kTP(Uv}|%-M5D4TBb4WGH5$s'
    '^kvb$7MmQlKTHxY^is}9{4tx8<5U!6a$}v0#4@`Dc~U%E9)#rFJJzw~*s3pk_*|k6*=dEeov72!xs%72?$Z}G>GPrBY>7<P#<<VF'
    '()HA{cP?x?bZ6-%i|qOj;(g~oU0ija@nl0{xkQVNoc48Q%ZDO0CqCq^V^e&QoDp2Cbk^-at?8`P+J6BLryRdpXOcBlYc?l~jJ;&p'
    '7E_i*FBl>h6<vI^?t884^@TtF%$9o?F3;iWtaNO35d*_NhJTC<K<eK=rvHqL4F8$_|6^ukU}XIFpYb;Xkk1H&Ah~}a&cFW*|Nk@o'
    'V*m;R86ZiZFp&KJpNWA1sO3M?AD}c)GXwK~1}2!={~)=)|CoUCe;7ep{)06EZ3Eg2GzDlqP!WXjAFLcK0OLdC{=*c3#s5PU{Qu7Y'
    'Re&K4Hv>uQ|Nn47h_wJVA^3~', 0.0001220703125
),
    x33: packed('<i2',
    'c-pgXZuV}R_%Xe8d8F{c@`=go89A?BKY93K<IS(-)%#ESGlw587vHOIfAsq0gNL6_|D4Fry4`TC>r&xTLH2C>!K+z5X6h#6w}mf{'
    'rkb3%T(srTSKpv@6Q3`xEc<D>_(ILwo}!p~Lm^3yS6#g-K1b&SsAl?!``=LC6ME0(!KRo&tQi0xJKrn', 0.0001220703125
),
    t36: packed('<i4',
    'c-pf&Q+1>4!|%RVP3KA?8e;2y{0j*Bvn2D}oGz{f*Q!2lo1!B2YuB&ZGMA8|Q+qc2Ua@S_k9P)j{bv8F&WIE=Eq$eO=bA&<oa4K;'
    'wV6zex~+E1cfRYxIVLx~YSP2{UW$4+vrN=;`Ecaq<Nq$DX}5)gH7`93zMXc2$D}kMch=eLN&&uK5keb28$bNs+O&Q5Ji&ec|Nmq7'
    '#|VTBjQ{>J{Ad2h#J~V#GX7^^080F2U}RwU4<!CG{%88n0#wWdRKom^f$1+0GXfPeLR2vP|Nox>0vVtz5P<MOB47>!R0*nL2B=~%'
    '4FHRQi9!', 0.0001220703125
),
    x37: packed('<i2',
    'c-nh?w@`Sq`uSw<otl&H+JE$%yL;;5y^4D;TL<S)o_TWaRmN89$nU9d-~XIi7;M|>=*Yi5dMf+;a@L>XsT<e7CSLQrIDNT2?S+y`'
    'EnojGUBbP-K~431r%<!)xeIP<Y&8--h;Y4?l9+z|TusieX*!b`gZ>3O$h^&ZEOUuX<xLq0ngN|PXcP', 0.0001220703125
),
    t40: packed('<i4',
    'c-mXS5Y50amEi^h5ZvCyz>voP0dhcW&%lttpefCO3g$9|d<HX`K!gntp8{ex(ME=3ARWTM3ziIOj<)cfhR~J8z~IBc(6zt~#OVeR'
    'Pr>3w47xyz-vxo#Gbb=)fM}pXh9vvb41p;2PGk^dU?_Sr6X;qf*vjw@NnRC*^R|^R^fEALLA184Il!>}zySszVo(KQ#{&#&7<_nu'
    'ERYC@08w@fb9BH4Sb~Js0>zdCg{RK(W3U3!OBg1BC7ZL{m)V7anP9z)3=BIDFz_w#2XVpvv;|8|I#7P#K#XI<0ifvyeGEb%ni;5s'
    ')v%1g-~dEBNQ~it=7A`N18xe6;9vvGR5Dn=JOku!0L6eB!zdWk000h<QxX', 0.0001220703125
),
}, name='rows').DisableLifeTimeVariation()

# Blocks of rows leave every rest.
# Expected values: float64 formula.
x1 = Input('x1', (U8, [1, 8], 0.5, 120))
c2 = Parameter('c2', (U8, [8, 8], 0.5, 128), packed('<i2',
    'c-p0ki3tEO3<5j2$Ppa8rYlqw9}E^`nPKX|gF%%y6ft_c`Vr37cRioD7ycj-'
))
c3 = Parameter('c3', (I32, [8], 0.25, 0), [2, -6, 8, -2, 4, 2, -6, 8])
t4 = Output('t4', (U8, [1, 8], 0.5, 120))
x5 = Input('x5', (U8, [2, 16], 0.5, 120))
c6 = Parameter('c6', (U8, [16, 16], 0.5, 128), (packed('<i2',
    'c-p0l!3n?s5W+fmkRUgB>kL)MBdAuvL}Du%q@(#dvXPuQk6q^b{K*UFwjNs'
) * 5)[:256])
c7 = Parameter('c7', (I32, [16], 0.25, 0), [2, -6, 8, -2, 4, 2, -6, 8, -2, 4, 2, -6, 8, -2, 4, 2])
t8 = Output('t8', (U8, [2, 16], 0.5, 120))
x9 = Input('x9', (U8, [3, 24], 0.5, 120))
c10 = Parameter('c10', (U8, [8, 24], 0.5, 128), packed('<i2',
    'c-qy=!41Fw2m-*)jTnQ--W{Xq{g2h9EDzNa14d<N_>R_^EgRBOgPUe_qo~l~_xbs`7rUfim;'
))
c11 = Parameter('c11', (I32, [8], 0.25, 0), [2, -6, 8, -2, 4, 2, -6, 8])
t12 = Output('t12', (U8, [3, 8], 0.5, 120))
x13 = Input('x13', (U8, [4, 8], 0.5, 120))
c14 = Parameter('c14', (U8, [16, 8], 0.5, 128), packed('<i2',
    'c-qCw!4beP3<9vuZBuh3khwENAJtzp0*%ySJF6qTb-X+r6bm5LI}B17We_@PZt;75es%#CYCrM'
))
c15 = Parameter('c15', (I32, [16], 0.25, 0), [2, -6, 8, -2, 4, 2, -6, 8, -2, 4, 2, -6, 8, -2, 4, 2])
t16 = Output('t16', (U8, [4, 16], 0.5, 120))
x17 = Input('x17', (U8, [5, 16], 0.5, 120))
c18 = Parameter('c18', (U8, [8, 16], 0.5, 128), packed('<i2',
    'c-qB_!3h9C3<9rk5fKYN-4^z-!w|$IP%$M;QmB@5noMBYO1A24Lnnj#=kGB;2(Uln'
))
c19 = Parameter('c19', (I32, [8], 0.25, 0), [2, -6, 8, -2, 4, 2, -6, 8])
t20 = Output('t20', (U8, [5, 8], 0.5, 120))
x21 = Input('x21', (U8, [6, 24], 0.5, 120))
c22 = Parameter('c22', (U8, [16, 24], 0.5, 128), (packed('<i2',
    'c-p0kfe8RW2m*g_ks})XtrZecQ3XYr9><JDTUfMrs?B+XpjD^WyWj))HXer'
) * 7)[:384])
c23 = Parameter('c23', (I32, [16], 0.25, 0), [2, -6, 8, -2, 4, 2, -6, 8, -2, 4, 2, -6, 8, -2, 4, 2])
t24 = Output('t24', (U8, [6, 16], 0.5, 120))
x25 = Input('x25', (U8, [7, 8], 0.5, 120))
c26 = Parameter('c26', (U8, [8, 8], 0.5, 128), packed('<i2',
    'c-p1O(G9>b3<A;4O&lUH_1w)4J?VYjk)_haXi#;Gy(ms|0b@0Czb98&PFQT^mG+UJpM4bOAQA'
))
c27 = Parameter('c27', (I32, [8], 0.25, 0), [2, -6, 8, -2, 4, 2, -6, 8])
t28 = Output('t28', (U8, [7, 8], 0.5, 120))
x29 = Input('x29', (U8, [8, 16], 0.5, 120))
c30 = Parameter('c30', (U8, [16, 16], 0.5, 128), (packed('<i2',
    'c-p1Gi4njs2m`RrjWHab=gtt7n8>}utaOfsx-c1TEY57ew!BJrG&lrkmTY;(_s0YGZ61C'
) * 5)[:256])
c31 = Parameter('c31', (I32, [16], 0.25, 0), [2, -6, 8, -2, 4, 2, -6, 8, -2, 4, 2, -6, 8, -2, 4, 2])
t32 = Output('t32', (U8, [8, 16], 0.5, 120))
x33 = Input('x33', (U8, [9, 24], 0.5, 120))
c34 = Parameter('c34', (U8, [8, 24], 0.5, 128), packed('<i2',
    'c-qyA0SW*h3<7)jkVAZU)+Zv7L);V?g@_pf%&`k0<KTNLCF0YU{hX%f<Mp{V1;$_3'
))
c35 = Parameter('c35', (I32, [8], 0.25, 0), [2, -6, 8, -2, 4, 2, -6, 8])
t36 = Output('t36', (U8, [9, 8], 0.5, 120))
x37 = Input('x37', (U8, [13, 8], 0.5, 120))
c38 = Parameter('c38', (U8, [16, 8], 0.5, 128), packed('<i2',
    'c-qCw!3h9C3_{T@T*5~ze9g2lhsi-6VhqA2f>}2(8dQhTapBgGop~0C@1MWN_X7>WKj{'
))
c39 = Parameter('c39', (I32, [16], 0.25, 0), [2, -6, 8, -2, 4, 2, -6, 8, -2, 4, 2, -6, 8, -2, 4, 2])
t40 = Output('t40', (U8, [13, 16], 0.5, 120))
model = Model()
model.Operation('FULLY_CONNECTED', x1, c2, c3, 0).To(t4)
model.Operation('FULLY_CONNECTED', x5, c6, c7, 1).To(t8)
model.Operation('FULLY_CONNECTED', x9, c10, c11, 0).To(t12)
model.Operation('FULLY_CONNECTED', x13, c14, c15, 0).To(t16)
model.Operation('FULLY_CONNECTED', x17, c18, c19, 3).To(t20)
model.Operation('FULLY_CONNECTED', x21, c22, c23, 0).To(t24)
model.Operation('FULLY_CONNECTED', x25, c26, c27, 1).To(t28)
model.Operation('FULLY_CONNECTED', x29, c30, c31, 0).To(t32)
model.Operation('FULLY_CONNECTED', x33, c34, c35, 0).To(t36)
model.Operation('FULLY_CONNECTED', x37, c38, c39, 3).To(t40)
Example({
    x1: [125, 126, 125, 119, 116, 126, 118, 116],
    t4: [124, 121, 160, 112, 117, 137, 119, 134],
    x5: packed('|i1',
    'c-kwjt}3Z5Ev+got}QC5tSc(2Dk`fiD=IE4Dk=do>Hzer4$A'
),
    t8: packed('<i2',
    'c-os^(N$4d(b+exqP3#7y1H>@&y<Q;-IFT1Ya1)(byU<b5C8xr&k&v'
),
    x9: packed('|i1',
    'c-lpaQ3e1&6ap`ujCA;YeJvT26r`obp@kC>psN$3qRe~LXy1^3e$Wyjy#'
),
    t12: [135, 105, 94, 98, 111, 182, 127, 130, 111, 136, 115, 120, 120, 120, 110, 129, 191, 104, 139, 86,
    134, 89, 106, 164],
    x13: packed('|i1',
    'c-j@l!3h8W3<9yGMGkTJ+Pq?15?UN)8HxCR`2r6W'
),
    t16: packed('<i2',
    'c-m{PYRayQEo{teoRCsh-`-G`S<#f%)m2rKU0l*oU0Ye6*-)F(T3C@^mR(p>*-~E6-WFG#QeBc!U7p(0SzEwBApihKkR9R'
),
    x17: packed('|i1',
    'c-m#l$q~Rn3<9v8jm-}Ds67Qle|1c(LvC?esD0iysZbeNknZO3>I`5M%jB6Bv;X-6@F^vQ'
),
    t20: packed('<i2',
    'c-pIIXsKvvX{cza08$kd6)+3}^+2Jfibk*u1Cam#o0b!M'
),
    x21: packed('|i1',
    'c-pPY(GdVq1OvdH5r&A`-xYD+JBwHw8Jee=YDiXTaTQIk1$ODFzK)USXY1!zMgsrm2Oo$-g#'
),
    t24: packed('<i2',
    'c-re)lhvEkWmy?Jts$#0eO6~`?TR@qvvT|*(o#zrvuE@zp0#00&h*mBuF09r^RgO>LcCHkmUb_gGuOSuJv*!-H#M)fZ^N7!Q#&(!'
    '-SaA!r3b{vRdmf;merozXjdKG-^oB@008PiExr'
),
    x25: packed('|i1',
    'c-ke2fd&9T6vBQwnWvAxa@33og@g-eD`G58W4%>B_U1f)>fjnD'
),
    t28: packed('<i2',
    'c-o!DK@I>B5CB2X?im?jg+y@h<K^H3>QvZAWm~g*DdUs~M&L>lu~eHPnh6m#b&q}o@f%7'
),
    x29: packed('|i1',
    'c-p1Q(Fp)S3<A-nMFz3>ldv6JK13fxU?d1Thk9_bd3{MaC8c?2>;Lly4P`sK'
),
    t32: packed('<i2',
    'c-qCm+YW*t007WFu_sq;nX_pMQVN3OB4Q3ho338yp`YzDI;Wvy0^Bw}TBB*>jGZyfId!7o{J~!dk@E5>kxoqj0AFu=qSQDruM>|v'
    'vBXsERYAsg@9<D4d5`eS+?bnqKw`=IzH1{2K`p*`TGBb_!m3^2b7HkAN_BGQ&7b`M)Vn*M'
),
    x33: packed('|i1',
    'c-qa&!4Uv32m-L3MZE*m*}F#b&sL}reHDp@%F8A>h)IEyrh1MRq=b0MJFMy1fAa(017#`'
),
    t36: packed('<i2',
    'c-pIOo7T|YR@s&p(2-a+xhOBCrn7GL#GZ=0Ni~I2yNV{4q)p7v%gL@UDC$XX%ITP&lT(z~o*&(|xF9Mqrlz^3yDPJ-rM4}Hfl2@X'
    'sGA~k'
),
    x37: packed('|i1',
    'c-oE2!4UvK2m-L4MRZWy+OLJnKNg3`0LX@Q5_Olmrk~ML!Zp~Dsi?#i^#Y#u|NH^>95AE'
),
    t40: packed('<i2',
    'c-q~L0g?nE2m|-ojgE?#hi{y{R~%L$P^1GYpuy30p`b}_89jub)M>S#LmkuwGo8ZQqC6La(!<Kf!s<M@t1K>?shhW@_itj^NxA!R'
    '9m=|Tvqrqo3|=yOB)<q>H?5xMZ@@mw7O^k7^cu8#EuViDUqoGG>i'
),
}, name='rows_quant8').AddVariations(signed(x1, c2, t4, x5, c6, t8, x9, c10, t12, x13, c14, t16, x17, c18, t20, x21, c22, t24, x25, c26, t28, x29, c30, t32, x33, c34, t36, x37, c38, t40)).DisableLifeTimeVariation()

# Images of whole blocks of channels, or of parts, are flattened.
# Expected values: float64 formula.
x1 = Input('x1', (F32, [1, 2, 3, 8]))
c2 = Parameter('c2', (F32, [5, 48]), packed('|i1',
    'c-qyAfe8RG48mgnzgcJd#X!Ua6cQuC_5_E4lpEEqEXJgGy3!rif9D4((n16', 1.0
))
c3 = Parameter('c3', (F32, [5]), [0.5, -1.5, 2.0, -0.5, 1.0])
t4 = Output('t4', (F32, [1, 5]))
x5 = Input('x5', (F32, [3, 3, 2, 5]))
c6 = Parameter('c6', (F32, [8, 30]), packed('<i2',
    'c-r$eKdD|n+5GdvbjyWPbvf5tzt%LoyK<@cYuSz0S9)$wJzM{C;laDk)z6Q9U+DdM^-TSxms4+gbEfWpeOA-nd+2Gtb~b;O$^ve^'
    'hkIC#zqoJvVcl$>nmu*bHg`^YogRPS;IT7dvo389ZCC%nDZ<)m|M$+Tz2|h-ZB5)J|2s~=YY1uv08NevT>', 0.0001220703125
))
c7 = Parameter('c7', (F32, [8]), [0.5, -1.5, 2.0, -0.5, 1.0, 0.5, -1.5, 2.0])
t8 = Output('t8', (F32, [3, 8]))
x9 = Input('x9', (F32, [1, 4, 1, 16]))
c10 = Parameter('c10', (F32, [5, 64]), (packed('|i1',
    'c-kGxNdf>c5COsF|8FKEx3UC-OFJNRo{+KEkR2BL&Cc;H50df?4g', 1.0
) * 6)[:320])
c11 = Parameter('c11', (F32, [5]), [0.5, -1.5, 2.0, -0.5, 1.0])
t12 = Output('t12', (F32, [1, 5]))
x13 = Input('x13', (F32, [2, 2, 2, 12]))
c14 = Parameter('c14', (F32, [8, 48]), (packed('<i2',
    'c-jGa0EPcmDSdsDS34Cul|6S|qu1phOBt&nb60P(fw#3I6P>A5GetwC?F$LjSz*U><F60HFWbonon1X~eet(fdG|IxvLYbik6bP&'
    '%GQZCdkx~9FmXZg-k5Orh<(czkm)hVzd1ZU;-b!jRYN*qHIrQT+xq%|FU1pK!d+52?f', 0.0001220703125
) * 7)[:384])
c15 = Parameter('c15', (F32, [8]), [0.5, -1.5, 2.0, -0.5, 1.0, 0.5, -1.5, 2.0])
t16 = Output('t16', (F32, [2, 8]))
x17 = Input('x17', (F32, [1, 3, 2, 9]))
c18 = Parameter('c18', (F32, [5, 9]), packed('|i1',
    'c-kGv$q4`e5W>J{|269#FprRc$uo47fFQx5y529-0V4Da00', 1.0
))
c19 = Parameter('c19', (F32, [5]), [0.5, -1.5, 2.0, -0.5, 1.0])
t20 = Output('t20', (F32, [6, 5]))
x21 = Input('x21', (F32, [2, 2, 3, 6]))
c22 = Parameter('c22', (F32, [8, 12]), packed('<i2',
    'c-pIWTs`|~^8C(=v9opWehggvlfPE{^8ZZxt)DMm^)>BWxPHEI{l$;YZzI=x?>5~1l=b6X^}wZup_c>SzkYhUny_Zkw7lnhX*?Tl'
    '^<R+HySee&{glVAg%(J9O+A)6@62U6?*mi)Z?JF)N9+CizWbzO(x=x&+O~<mKPU+w4`Hn%LNfp%sb_-', 0.0001220703125
))
c23 = Parameter('c23', (F32, [8]), [0.5, -1.5, 2.0, -0.5, 1.0, 0.5, -1.5, 2.0])
t24 = Output('t24', (F32, [6, 8]))
x25 = Input('x25', (F32, [2, 3, 7]))
c26 = Parameter('c26', (F32, [5, 21]), packed('|i1',
    'c-oDN!41Gb48lzIpV>6I2`c=s5J*ExU>0eyOs_W-GSqYD*quJ#{6BwX#3S(', 1.0
))
c27 = Parameter('c27', (F32, [5]), [0.5, -1.5, 2.0, -0.5, 1.0])
t28 = Output('t28', (F32, [2, 5]))
x29 = Input('x29', (F32, [1, 5, 6]))
c30 = Parameter('c30', (F32, [8, 6]), packed('<i2',
    'c-jGA0H6PnkAWW%nZbcq-(l0oHG8Qk%^#ajfiq>@Yh|hDizy*-d$qymU9C$QZ{gSFb7@QRZHZ6atQ-)A2(<5rg+!!%+^l0kM`7yE'
    'smY;h|Ci`!qQ_}4es(g1oH*(Cw7C&a`7)^', 0.0001220703125
))
c31 = Parameter('c31', (F32, [8]), [0.5, -1.5, 2.0, -0.5, 1.0, 0.5, -1.5, 2.0])
t32 = Output('t32', (F32, [5, 8]))
model = Model()
model.Operation('FULLY_CONNECTED', x1, c2, c3, 0).To(t4)
model.Operation('FULLY_CONNECTED', x5, c6, c7, 1).To(t8)
model.Operation('FULLY_CONNECTED', x9, c10, c11, 0).To(t12)
model.Operation('FULLY_CONNECTED', x13, c14, c15, 0).To(t16)
model.Operation('FULLY_CONNECTED', x17, c18, c19, 3).To(t20)
model.Operation('FULLY_CONNECTED', x21, c22, c23, 0).To(t24)
model.Operation('FULLY_CONNECTED', x25, c26, c27, 1).To(t28)
model.Operation('FULLY_CONNECTED', x29, c30, c31, 0).To(t32)
Example({
    x1: packed('<i2',
    'c-jGA0H6P}9ohA*|AB?Yec5*rhmX<U8>5|(@85~jv!TsD<K6k`LqpY}r}5X}zduno_um<$V<+eOuW4fb2-n^z$b?TkU`g@Nh_~}e'
    '+X{`w7DgE4KK15Q-EV&E>*~tQZ~rGi{W@>', 0.0001220703125
),
    t4: [-22.662354, 7.113037, -6.8344727, -7.099243, -1.0102539],
    x5: packed('|i1',
    'c-no7IT8Rs2*LvYf3vJQ*2|>ff>Dr3p$rxks;#<NjJP}+yvyJD0dV0O`T', 1.0
),
    t8: [0.0, 0.0, 27.125732, 7.8864746, 26.623535, 3.1950684, 13.839111, 0.0, 0.0, 14.528931, 0.0, 0.0,
    2.9100342, 12.045776, 0.6119385, 5.3233643, 6.690918, 0.0, 0.0, 0.0, 22.631348, 2.9345703,
    17.916016, 1.5776367],
    x9: packed('<i2',
    'c-jGg0Du1{Y3<b$Be`Y$y-|aQ%U!dR6OYw5sqY6rnNQ(k^;gMNU2UIfK?kq7_Z3eq)miob3B_Gwf6t-&Bc=7<Cu!~Zjy&cV9jaH$'
    'X!@oW#2jla!0=?JF9iKNP6BXpdQw)@p?)UP;MU=+Wo-n&g2X2VlCAFbxmI*)NW=O}`Hnot=|dd', 0.0001220703125
),
    t12: [33.499878, 62.74939, -2.55896, 14.744141, 21.270874],
    x13: packed('|i1',
    'c-n=Fi3z{}5W=GS&wQz+0~7><k9edIPUeWE3*|}<2fX?q*@(Kz|MLR|7asK', 1.0
),
    t16: [-17.843994, -17.914307, -26.389404, 6.7749023, -39.656494, 19.330566, -2.1428223, 30.1958,
    -17.445557, -0.49365234, -37.469727, -33.438477, -2.5793457, -19.578125, 5.413574, 6.9091797],
    x17: packed('<i2',
    'c-jGM0F(cv$t6MeC)FX9!@;dNpQnpm)2p|O*L|0(v5O_QpF!h8dug$8`{CvDy)R=QDTjlXQTqY4CyAknGjE_N&k?=V@>Mj=3f2`r'
    'ph<?jZ3Xr!oqAdBhGfLL-DOova^-s5!Sr;onAk+^C#Xz#@j6)', 0.0001220703125
),
    t20: packed('<i4',
    'c-muNU}zC%V0gm7z~IHeaGimnPL2Ttq(MaR0fqy6D-ST(9RSO!Ffh!R%D@2R2!mwH87Ke%)>;b$', 0.0001220703125
),
    x21: packed('|i1',
    'c-lpa$qfK748lzIpE)jh6(oc>q=+nR&SV&H$TB&#oh2>I?duyx|M>y90u%Z', 1.0
),
    t24: packed('<i4',
    'c-r%wI9t6wf3M-f-`7vZH?LIR^{p&x&96=CW(Ip3PklJEf0vC=Ls{4ZwFR@7BCg$e6qS;$Q^8}dy7S2WP}6Ups+I*Mi%#Wn3EVbA'
    '|EuE6N`cjnCcK|t{7Tf}Vr}<~fAaSxGyG>{U|{(FkKsSV|NlS+6C>k421cO3Kd|UOkR%WT6)^(k|3i2TVCH`)4~)T_|8PEB5da9*'
    'Rha', 0.0001220703125
),
    x25: packed('<i2',
    'c-jF}0IUBy_Zb1#Bl+vGbIFG>3-kR43Ds4%#a&UEiG^8NOI-uonGubxollvYzs|@N=-yIY{S>9Z>}sA6Vo4UuNKVsANnH}wY{ZKA'
    'Hm{lBzfXnh!OQs$Lo7=', 0.0001220703125
),
    t28: [0.0, 3.3479004, 0.0, 5.282959, 0.0, 0.0, 23.747559, 35.757202, 10.928223, 0.0],
    x29: packed('|i1',
    'c-jrf!4Uue41zFZ|Cwv$l>-#Qi6zI{Xc_ZJs0IZ', 1.0
),
    t32: packed('<i4',
    'c-nKw@mL^p<HLsk<$Har_cKo3bR$X6EXY7E^R}j?z2fV7wiJOCPqyhTIQUM8@tdmRjAs{}YUjV(D8iw>>D#qA8>f}MdDF4ETtRO8'
    'H15@V1pPGr|6^bTqW=sG|Nj5~_mAQKe;^x(fZ_~51_J|#VgQMQ86X4#AU>E26^E+(&j0{f8A`1', 0.0001220703125
),
}, name='images').DisableLifeTimeVariation()

# Images of whole blocks of channels, or of parts, are flattened.
# Expected values: float64 formula.
x1 = Input('x1', (U8, [1, 2, 3, 8], 0.5, 120))
c2 = Parameter('c2', (U8, [5, 48], 0.5, 128), packed('<i2',
    'c-rNQ(Fp(`6apJO4iN|M*%px>BBw@Jk=XT$5)bsmdeG)>Xe$pbguHiNpXmT<1$aj'
))
c3 = Parameter('c3', (I32, [5], 0.25, 0), [2, -6, 8, -2, 4])
t4 = Output('t4', (U8, [1, 5], 0.5, 120))
x5 = Input('x5', (U8, [3, 3, 2, 5], 0.5, 120))
c6 = Parameter('c6', (U8, [8, 30], 0.5, 128), packed('<i2',
    'c-rO5!4beP2m`^?Z3%l040WfDO!mJu<O(DKF{e+=#yLfACAVZ78SX7F?9Mc6=BU1xpPzXF-II6U'
))
c7 = Parameter('c7', (I32, [8], 0.25, 0), [2, -6, 8, -2, 4, 2, -6, 8])
t8 = Output('t8', (U8, [3, 8], 0.5, 120))
x9 = Input('x9', (U8, [1, 4, 1, 16], 0.5, 120))
c10 = Parameter('c10', (U8, [5, 64], 0.5, 128), (packed('<i2',
    'c-pIJsA&KJAX!(}PzPi*HGrrlsCY|LLsK0{1SH%95dsT>5CbIu0P|uVfd'
) * 6)[:320])
c11 = Parameter('c11', (I32, [5], 0.25, 0), [2, -6, 8, -2, 4])
t12 = Output('t12', (U8, [1, 5], 0.5, 120))
x13 = Input('x13', (U8, [2, 2, 2, 12], 0.5, 120))
c14 = Parameter('c14', (U8, [8, 48], 0.5, 128), (packed('<i2',
    'c-p1Gfe`>P2m-L5yP_OboV!DO5}`f=WM>z|BXehwkOr>H0+j5_Xos0n$<lKC{qX?vA|8P'
) * 7)[:384])
c15 = Parameter('c15', (I32, [8], 0.25, 0), [2, -6, 8, -2, 4, 2, -6, 8])
t16 = Output('t16', (U8, [2, 8], 0.5, 120))
x17 = Input('x17', (U8, [1, 3, 2, 9], 0.5, 120))
c18 = Parameter('c18', (U8, [5, 9], 0.5, 128), packed('<i2',
    'c-pILsA*|vs%faJYp7`eAqb<XsR0OD>cCPEaUf<O1pol@5f)('
))
c19 = Parameter('c19', (I32, [5], 0.25, 0), [2, -6, 8, -2, 4])
t20 = Output('t20', (U8, [6, 5], 0.5, 120))
x21 = Input('x21', (U8, [2, 2, 3, 6], 0.5, 120))
c22 = Parameter('c22', (U8, [8, 12], 0.5, 128), packed('<i2',
    'c-png!4beP2m`Rr4Z%4Z!`vOAuj;R~?9SyHXwLG?*|=C0(FNSl<Tk~$D*84Uu%*iH{QT?%K`$^t'
))
c23 = Parameter('c23', (I32, [8], 0.25, 0), [2, -6, 8, -2, 4, 2, -6, 8])
t24 = Output('t24', (U8, [6, 8], 0.5, 120))
x25 = Input('x25', (U8, [2, 3, 7], 0.5, 120))
c26 = Parameter('c26', (U8, [5, 21], 0.5, 128), packed('<i2',
    'c-p;-!3h8`3<5j2$Ppa8W`uqkaz=#+2M=@&*;{6akk_YW)-;t2%Bs=B^Z7LwhJrM+'
))
c27 = Parameter('c27', (I32, [5], 0.25, 0), [2, -6, 8, -2, 4])
t28 = Output('t28', (U8, [2, 5], 0.5, 120))
x29 = Input('x29', (U8, [1, 5, 6], 0.5, 120))
c30 = Parameter('c30', (U8, [8, 6], 0.5, 128), packed('<i2',
    'c-oc0fe`>P2m-Lqt%wJ{o%?5KvfBF*Lez9_R4VN90L5)!drayoIi$~{AIJ9>?*'
))
c31 = Parameter('c31', (I32, [8], 0.25, 0), [2, -6, 8, -2, 4, 2, -6, 8])
t32 = Output('t32', (U8, [5, 8], 0.5, 120))
model = Model()
model.Operation('FULLY_CONNECTED', x1, c2, c3, 0).To(t4)
model.Operation('FULLY_CONNECTED', x5, c6, c7, 1).To(t8)
model.Operation('FULLY_CONNECTED', x9, c10, c11, 0).To(t12)
model.Operation('FULLY_CONNECTED', x13, c14, c15, 0).To(t16)
model.Operation('FULLY_CONNECTED', x17, c18, c19, 3).To(t20)
model.Operation('FULLY_CONNECTED', x21, c22, c23, 0).To(t24)
model.Operation('FULLY_CONNECTED', x25, c26, c27, 1).To(t28)
model.Operation('FULLY_CONNECTED', x29, c30, c31, 0).To(t32)
Example({
    x1: packed('|i1',
    'c-jrh$q@iB2m`U6!G>9K)Sl?Ar0rzkx>75c1}oCTsN$+v<-PyooChIr7FP'
),
    t4: [104, 113, 149, 80, 102],
    x5: packed('|i1',
    'c-no7!3h8`5W<!g339_%7pVA%1Wh2uZQ+oxQ0D{*0w0S8MP=6ge9jMgJ1Pk'
),
    t8: [130, 148, 144, 162, 120, 157, 120, 120, 132, 122, 136, 120, 120, 120, 120, 120, 120, 124, 138, 155,
    143, 166, 120, 155],
    x9: packed('|i1',
    'c-jrg!4Uv32m-L3726Y$+1q?W>u7wZ@?gqX>sCg0N+X($jNPa<cNz-<?Ev?$9@WVnGy'
),
    t12: [116, 117, 84, 86, 97],
    x13: packed('|i1',
    'c-n=F$q4{J5W<=k2{Og+90lw{2?m3OVN$q|321pB)T(X=-O|?0`JW$!;w<|'
),
    t16: [79, 185, 141, 104, 103, 102, 145, 121, 105, 80, 171, 156, 81, 99, 108, 132],
    x17: packed('|i1',
    'c-jrd!4Uv32m-L3742b#+1tEAYZ;mF*8X;IR^dCPsZD`%4oxNQbhu&o0lhdGcK'
),
    t20: packed('<i2',
    'c-pJ0s%U9wsc5XIs;#K0t!SyJt7vYisIITAYy`3y@B#pueGaA'
),
    x21: packed('|i1',
    'c-ke40SW*x2m(JXa)ghcEs(VGV8jfn*qmC3!B~6mBl+v>Y}wwL4mkJ$&O{-v'
),
    t24: packed('<i2',
    'c-pJ1oLrlhTix8<kd@Zknp4->USH9Yn$R?Ja&^sw=JJURc^&D^wUgQ^66*@;tE)R1NCW_)4;OI'
),
    x25: packed('|i1',
    'c-jTQfeipK2m-L59ZE#>_O%u}nSl$HMMGR^5Z5stVCC1Y{->uCy8'
),
    t28: [120, 127, 131, 121, 152, 120, 135, 143, 122, 131],
    x29: packed('|i1',
    'c-kwgs4A-ff~ty&vXY9Ls){low+1E%0NL&i69'
),
    t32: packed('<i2',
    'c-kwj?kFoOENE-UYb!4-DynVFX|GHv&F!cw$f+r7FRL%Asi>%_Eoo*T5&!^mauV1'
),
}, name='images_quant8').AddVariations(signed(x1, c2, t4, x5, c6, t8, x9, c10, t12, x13, c14, t16, x17, c18, t20, x21, c22, t24, x25, c26, t28, x29, c30, t32)).DisableLifeTimeVariation()
