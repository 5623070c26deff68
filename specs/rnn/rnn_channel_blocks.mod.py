# Licensed under the Apache License, Version 2.0; see LICENSE.
# Written by 'python -m corpus' from corpus/families/rnn.py; do not edit.
#
# RNN: whole blocks of channels.

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

# Cells have whole blocks of units, with several batches.
# Expected values: float64 formula.
x2 = Input('x2', (F32, [1, 16]))
c3 = Parameter('c3', (F32, [8, 16]), packed('|i1',
    'c-p0l!2tk348g+wGwW$rIFCGnput`$$XHCkL^Ne3m0mwJxvER&|NH>%Tp$e', 0.125
))
c4 = Parameter('c4', (F32, [8, 8]), packed('<i2',
    'c-jGg0Du2C0qL{Ht@qI}e_8uQ`}v)h^}C%Lo6p}97yrqn-?a~g%Wtn^DM{1a0ofh<pN9wcF98khV?zz?eHlghHv#F7dh|!}m|#`e'
    'N@KQ{!{aGMd%y+dtlqw?zQo0FFXydH`z*`*jMEG^%E1VD<D?McV}1+jKADjYzCYCtk9zduYDKv', 1.52587890625e-05
))
c1 = Parameter('c1', (F32, [8]), [0.5, -1.5, 2.0, 0.5, -1.5, 2.0, 0.5, -1.5])
x5 = Input('x5', (F32, [1, 8]))
t6 = Output('t6', (F32, [1, 8]))
t7 = Output('t7', (F32, [1, 8]))
x9 = Input('x9', (F32, [4, 17]))
c10 = Parameter('c10', (F32, [19, 17]), (packed('<i2',
    'c-jGa0EPeQi>qa0JF7Jj19eB^fjfBzd;4|AKYeqT*C8uK3*WT`2WPvP&*u--vB7tTrBCx|-Hn@(Vb2+b3we)k-+NYYZdc#<B(P*>'
    'hYEw~B>XTH{D!rrAlW2#&w!b%srE2t1KyiaOmVC>i=s<FxG}J0<H6c62(G`TJx4V>mH', 1.52587890625e-05
) * 6)[:323])
c11 = Parameter('c11', (F32, [19, 19]), (packed('<i2',
    'c-jGa0EPdT>jO_4kI|<E(@9OKGx7Z;(J=|lo1vX=A!pNdk&)l^K>?dv!RaU68~Y2P?K=axh5K()Q<bl$P4(FU==?Xc6AOEa<_f2g'
    'bQG(8bRG~Wh#4#E!=^x(1eF0;*l5bj>g0cVh8aE!^?JOm-jzkjgXM|g3*ie5*|MNLYX', 1.52587890625e-05
) * 6)[:361])
c8 = Parameter('c8', (F32, [19]), [0.5, -1.5, 2.0, 0.5, -1.5, 2.0, 0.5, -1.5, 2.0, 0.5, -1.5, 2.0, 0.5, -1.5, 2.0, 0.5, -1.5, 2.0,
    0.5])
x12 = Input('x12', (F32, [4, 19]))
t13 = Output('t13', (F32, [4, 19]))
t14 = Output('t14', (F32, [4, 19]))
x16 = Input('x16', (F32, [5, 18]))
c17 = Parameter('c17', (F32, [8, 18]), packed('|i1',
    'c-pOt#}NQ948jEa&y0gTLp~g$gn<~JN-TrR=3EORG$@O5gIkrqpC7D08xH', 0.125
))
c18 = Parameter('c18', (F32, [8, 8]), packed('|i1',
    'c-ke3u>k-u41zHK-yEyy2I3%r*u|oF`auUC<c{P+yqaVZ9vnCd4g', 0.125
))
c15 = Parameter('c15', (F32, [8]), [0.5, -1.5, 2.0, 0.5, -1.5, 2.0, 0.5, -1.5])
x19 = Input('x19', (F32, [5, 8]))
t20 = Output('t20', (F32, [5, 8]))
t21 = Output('t21', (F32, [5, 8]))
x23 = Input('x23', (F32, [8, 19]))
c24 = Parameter('c24', (F32, [16, 19]), (packed('<i2',
    'c-jGa0EPeUPyhQ9lRrx_4>tiVA<M~ACtn|{AF*|XOTWucgKc@^Th%Sqr=h#e4=u}QNrkVE$B(I#<$=A^p$%&VkK#OYRUwtwXt9Ht'
    '<5s%dSy+E4ijBdh7MYO}so;0g`#E>Eu~;hLBp~*>DOdqa+2}Q+qD>x-6*5#R8&-rn3j', 1.52587890625e-05
) * 5)[:304])
c25 = Parameter('c25', (F32, [16, 16]), (packed('|i1',
    'c-k$B!3_W~5Q5PCXV!X26F!Imk$x}|Ee=d`^~TWQ`*^Gf`2nRw6Zi', 0.125
) * 5)[:256])
c22 = Parameter('c22', (F32, [16]), [0.5, -1.5, 2.0, 0.5, -1.5, 2.0, 0.5, -1.5, 2.0, 0.5, -1.5, 2.0, 0.5, -1.5, 2.0, 0.5])
x26 = Input('x26', (F32, [8, 16]))
t27 = Output('t27', (F32, [8, 16]))
t28 = Output('t28', (F32, [8, 16]))
x30 = Input('x30', (F32, [2, 20]))
c31 = Parameter('c31', (F32, [11, 20]), packed('|i1',
    'c-qa2feipa5W#x(pP6Ti7ZIrt28BBkY;-eCjdv}Nv2cq<>MH2(^8@oWLiY', 0.125
))
c32 = Parameter('c32', (F32, [11, 11]), packed('|i1',
    'c-ozdiwyuk3_&0J&#b2%;Y8vS1U`nT8hK3-p+TX!enf7m-C^NY|K|r}NEaF', 0.125
))
c29 = Parameter('c29', (F32, [11]), [0.5, -1.5, 2.0, 0.5, -1.5, 2.0, 0.5, -1.5, 2.0, 0.5, -1.5])
x33 = Input('x33', (F32, [2, 11]))
t34 = Output('t34', (F32, [2, 11]))
t35 = Output('t35', (F32, [2, 11]))
model = Model()
model.Operation('RNN', x2, c3, c4, c1, x5, 0).To(t6, t7)
model.Operation('RNN', x9, c10, c11, c8, x12, 1).To(t13, t14)
model.Operation('RNN', x16, c17, c18, c15, x19, 0).To(t20, t21)
model.Operation('RNN', x23, c24, c25, c22, x26, 0).To(t27, t28)
model.Operation('RNN', x30, c31, c32, c29, x33, 3).To(t34, t35)
Example({
    x2: [0.006942749, -0.1278534, 0.11387634, -0.2863922, -0.14674377, -0.49479675, 0.29707336, 0.09605408,
    -0.11723328, -0.08888245, 0.41072083, -0.089920044, 0.064590454, -0.20222473, 0.19288635,
    -0.009780884],
    x5: [0.0, 0.0, 0.125, -0.125, 0.0, -0.25, 0.0, 0.0],
    t6: [0.55007935, -1.3761387, 2.1271057, 0.6776085, -1.4231415, 1.8932171, 0.3354473, -1.4532223],
    t7: [0.55007935, -1.3761387, 2.1271057, 0.6776085, -1.4231415, 1.8932171, 0.3354473, -1.4532223],
    x9: packed('|i1',
    'c-kF{$qfJi2*L{c&+GvYOK8w6{K+8$LX+H@QA{ME#kPjO=<@;Ts}2P', 0.125
),
    x12: packed('|i1',
    'c-lpa0SW*x2m(+4|K^%SFg(%<4UTA2O&MjWnHFO3qP1QUa=*_nKZREd9s', 0.125
),
    t13: packed('<i4',
    'c-pOtF-t;G0ENGI?|TYH_j<KOs=*~N5D@}#b<n}327{of=7L&s(xK%|(a>gMF2WNhL1+!cp}!zyw7iyZ2tlC-slTB!e8c(9Il`}?'
    '7fdINGu*zBIB8HCFtC{TY#Y9l1p1z*SI$PnPU&Cc?sNE&#6KtPk;)NVurbDK*6C%~JD^kJbBC;?aT8%{#!s5^13AsK&83@VG3VE%'
    'sQBtKe5ciX=JAF6h~SFqF?WjHf`hTy6lja6z=To4K?~wGTCOY5w!}CniLx+qrL_<%9}lfp%kPq5{xN?^<u&F', 1.9073486328125e-06
),
    t14: packed('<i4',
    'c-pOtF-t;G0ENGI?|TYH_j<KOs=*~N5D@}#b<n}327{of=7L&s(xK%|(a>gMF2WNhL1+!cp}!zyw7iyZ2tlC-slTB!e8c(9Il`}?'
    '7fdINGu*zBIB8HCFtC{TY#Y9l1p1z*SI$PnPU&Cc?sNE&#6KtPk;)NVurbDK*6C%~JD^kJbBC;?aT8%{#!s5^13AsK&83@VG3VE%'
    'sQBtKe5ciX=JAF6h~SFqF?WjHf`hTy6lja6z=To4K?~wGTCOY5w!}CniLx+qrL_<%9}lfp%kPq5{xN?^<u&F', 1.9073486328125e-06
),
    x16: packed('<i2',
    'c-qUn_|tvr>#e4_sgljhZ5O-$ul=~%{$k?q=Jcm8d6(up+eRDnuN7Z?wR^UH>($D=2bndc7oTT-ym+JZ;<dS%_%!=Ctvz$8z5c1d'
    'uDX*Q9nZ?w3)-eu{lBQbux4W2Wd$~u12>8#51(4QcV6y#>o#%!D(fQYTD58ag@2e>7$@P?3;<`~UCj', 1.52587890625e-05
),
    x19: packed('<i2',
    'c-jF_0I&ZYVdME*kE8vmJC7%s?Nyh>sdZ6D_1R5b$y*N%c|~*Q3q#$>DLE(ZlfKW}sk+_6MHddpQ>E`tfYH~B91w0ZGKDWT95M`e'
    '8C%(u=u0w+S0=y', 1.52587890625e-05
),
    t20: packed('<i4',
    'c-rf;*tm6XmwvO;q`!}=^B6lVgiO_qzZgzU61mzgIpcolwtuzNdqY&)PrsDVz1f*AdOdLJFPY7A_nbMVznP6A`PB@uuVzU){Ba95'
    'YYPc{H1lEk!pHhSi22k1&%BIZxLH3jeH8`@F@FLQY+v|Uzi@mKWctF#_?6*50~q~>(hN9g0OrC)W&', 1.9073486328125e-06
),
    t21: packed('<i4',
    'c-rf;*tm6XmwvO;q`!}=^B6lVgiO_qzZgzU61mzgIpcolwtuzNdqY&)PrsDVz1f*AdOdLJFPY7A_nbMVznP6A`PB@uuVzU){Ba95'
    'YYPc{H1lEk!pHhSi22k1&%BIZxLH3jeH8`@F@FLQY+v|Uzi@mKWctF#_?6*50~q~>(hN9g0OrC)W&', 1.9073486328125e-06
),
    x23: packed('|i1',
    'c-pm#!3h8`3<6L0pV`#()debts30VZU>+=FoMoEtI?bj^tFC`LAHMf5<N', 0.125
),
    x26: packed('<i2',
    'c-jlyz0|n6`0+v6*6CN<l{GmtYxfs#{2aP>WvTMpd`{J=oq>#no1eaBZEiK}-263>_x#$Ulb2@lN@nvej@%tex#p$X2Y3r*m3WUW'
    '6yI6b$9Pfp-i}#2PZ=bhIO6qw=h~|+pDY)NJX%-5WF&J+chR@wvsC8ZJzy+1t3TJx?sP5{Gy?#JbA0F', 1.52587890625e-05
),
    t27: packed('<i4',
    'c-re|jB9b&mcuf2kH6kC-@d2KZMwRV8@q3=(LU0<P-=D2lFm&>>?FDbUT<LiQx`gGab}wM%cbTgkI#9!!|<?Nd`n#=hsd{(IyY$r'
    '-WaFIDKqzeTD&#2)OTal^|buNZMz>WSbIQ)Ws%P;?<@J=v_!u-UkP1w>(r_qk&7E<`b`sGcKh<<Ym>J$munX8dhL5w^}eEiZ}9?|'
    'uSI1K_sdsIFKl0)bmRY*zRvTH*j!&;vr~8AeyA7ouxneKwD*hL>OCh4^2$v2)P|SUr0n24qP$GrqHg0`tz0P$;r)7YGy3Mf`E0t$'
    '?8|n6_c!KbRPWq%`SncIGV|68MirZPe-ac|OWu5CIm=f8)~|w0p9I*x2(f$?VrKiy$NX7<`HLXSXF=A_eC$kL`58Wf_{^UK*uV3$'
    'Fn!@=0ZTG{5oG%!%EbJIpA950#0J#$Nsxu@lMv%KK?b0b4+5;8`Pn!=1NpqnU-+0m3ImPcVExL^@)^Wu{Upc+RL}6A0R_>U4*;F>'
    ')J6', 1.9073486328125e-06
),
    t28: packed('<i4',
    'c-re|jB9b&mcuf2kH6kC-@d2KZMwRV8@q3=(LU0<P-=D2lFm&>>?FDbUT<LiQx`gGab}wM%cbTgkI#9!!|<?Nd`n#=hsd{(IyY$r'
    '-WaFIDKqzeTD&#2)OTal^|buNZMz>WSbIQ)Ws%P;?<@J=v_!u-UkP1w>(r_qk&7E<`b`sGcKh<<Ym>J$munX8dhL5w^}eEiZ}9?|'
    'uSI1K_sdsIFKl0)bmRY*zRvTH*j!&;vr~8AeyA7ouxneKwD*hL>OCh4^2$v2)P|SUr0n24qP$GrqHg0`tz0P$;r)7YGy3Mf`E0t$'
    '?8|n6_c!KbRPWq%`SncIGV|68MirZPe-ac|OWu5CIm=f8)~|w0p9I*x2(f$?VrKiy$NX7<`HLXSXF=A_eC$kL`58Wf_{^UK*uV3$'
    'Fn!@=0ZTG{5oG%!%EbJIpA950#0J#$Nsxu@lMv%KK?b0b4+5;8`Pn!=1NpqnU-+0m3ImPcVExL^@)^Wu{Upc+RL}6A0R_>U4*;F>'
    ')J6', 1.9073486328125e-06
),
    x30: packed('<i2',
    'c-jF_0I&ZieV;v{-Od01^9yIOpXKXMqt*4dFKZ)Jfghz+m7S4Mby*)}rzruLiNg^v5U^BY9rxR~Xn4IPopS9y36Yn49pm4Ha6cPM'
    '-KoTF<6Xg;^C-a', 1.52587890625e-05
),
    x33: [-0.14012146, -0.20973206, -0.11009216, 0.470932, -0.35227966, 0.24821472, -0.21803284, 0.43299866,
    0.32814026, -0.0005340576, -0.04899597, -0.0370636, 0.46525574, 0.43260193, 0.3636322,
    0.3170929, 0.4641571, -0.25920105, -0.20091248, 0.43678284, 0.2108612, 0.49516296],
    t34: [0.5806675, 0.0, 2.0976887, 0.21977234, 0.0, 1.8853245, 0.43907356, 0.0, 2.3391953, 0.6011715, 0.0,
    0.7866497, 0.0, 1.6065235, 0.46408844, 0.0, 2.3691273, 0.47724724, 0.0, 2.3207588, 0.44799232,
    0.0],
    t35: [0.5806675, 0.0, 2.0976887, 0.21977234, 0.0, 1.8853245, 0.43907356, 0.0, 2.3391953, 0.6011715, 0.0,
    0.7866497, 0.0, 1.6065235, 0.46408844, 0.0, 2.3691273, 0.47724724, 0.0, 2.3207588, 0.44799232,
    0.0],
}, name='cells').DisableLifeTimeVariation()
