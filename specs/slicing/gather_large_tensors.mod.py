# Licensed under the Apache License, Version 2.0; see LICENSE.
# Written by 'python -m corpus' from corpus/families/slicing.py; do not edit.
#
# GATHER: tensors of many elements, in sizes of no block, and beside powers of two.

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

# Elements are picked beyond 16 bits.
# Expected values: float64 formula.
x1 = Input('x1', (F32, [70001]))
x2 = Input('x2', (I32, [40]))
t3 = Output('t3', (F32, [40]))
model = Model()
model.Operation('GATHER', x1, 0, x2).To(t3)
Example({
    x1: packed('<i2',
    'c-rmO|1;`)yT@_MvXUf8k|arzBuSDaNs=T<k|arzBuSDau`JuR?RD=zckjKvo$EgLKKI;b=KONb4`=3c&+9pBrq8VF{kVR-2CMN~'
    ')0Z#oKi@a8zcl~;2m3=qW5ZW=!`DBW8s9fHePz?6v7w13U%!0+{Tr+K_ut?DXlVN5>mRId-&ibQU|=TWKmYvju95ZS`xo|)A8dBh'
    '58A=``hmsy*7D~UPIF^Z<9ANu_b;rb4=mPq4o#XGSv2|nt>Mof>=s~PU`AtB6T9{6w}u~$U*B<BzkY3|yYa2z8|U3S4u|!Qc5uHp'
    'v$;R$3Ad$*)zrXkYWT)xHM7|bT$%s_12Y=48h>!uEgViGkJr$`W^vlS|7d*I^!+`z?fdr@x*I<le{kQw=W^NaX$L*w@ZQlAUMq{u'
    'YUBX}12Y<P`S05s-tpVm9Cj0*-Sm#jY2|X8`25CJ4x3ApruVFd54`q<hE}>8@0#B6K78QuI3H*SJpl#=W;EtEH}m=2X4)ZWYU2q$'
    'bTqyfv~#!|mVm>0&*Qf7cq{=;xEvl$SRdGp&HRqW#x^=S?^*AGfq@x~n_2{&O-=1|H$JdG2wGYM0$vO45VG3&!sgDV55f*EkINQv'
    '*&q14c0QjiqzRA9rwO~60}KqzXe<)3JNP_77ps}m!ezAzyI8Cax*N@$W?^fqP{?nk9rQ#XYN02hP9C4f5%D<90)B@;zySsZW;7P?'
    'xne%IMJVVL3b|r2r&GWecC%Z!tvq&{sGH61q`T3=Z4tG#i9~`n+Cfi*;#PVh?&1Rj12Y=8Nw{4iNm~!6RnjdG3V0F$uT>=M5{Y;c'
    'ng|6Vn(*5AoOW>!htoxOqm|bxZf_Thh3&Kh7#NtzSlq^MlXP@QB%%)5A?0<8rR}}kHffJgB;-ql{5G+uTP)^FX(AGeX~J(8a62Tu'
    'Ty8fV9bjN!CgXNNhmhAP?c?!!=x($N+NGVHQmMF;cF6cW5?MzduU*zF5{m>fk)T~7?vY3YGMb1*5}E)512Y--N~J=%T+k~KOZ)j9'
    '!cGytOV-cl_tM?y5O&DAx@0m*7ww=YQh6smk@txuVxe3t?2t-;fq@x~I~DyBsYIlZh&pA`KAB9UPzd{^64`*DQ`99Ebjt?>f<C$%'
    'ouW>8ceh+F?WP^{M5gGXC&0kKOvbVv`caDd<;w0sVV811DwB$pQgN4D)-RWfl{Aq_<unm@ON2d&L7}jp?nalmOVQJ#Pyho1Ga8Eq'
    '=x%gNx|O}XN~OG)cBsSy3RTaLs9QBClglJ3nWS4GA5bVHDw@b;3YtiIq@rHskO&wUn9*3S92WOTdu8H2)v#DRNOz-0+N0|0Q>hev'
    'v_mZ!RH}RFiF!z`kW1BaX^&Dds8mYTG*JKp12Y=SdR59Hl}e`3NQaaP)rh25)+d+rt4Ab~A-WsAvR-w6zgn&ArycY}rRk$5nqh@f'
    'A=4;;fq@x~wf&>gKJAE7rIc%x@;<d{Sgn?8wX$KAQcV+izd|~o8I?+h>2CDN`!oXs8jWgzcF+?wFfcHq@!+6Vs~)5sI{Ao3H!vpa'
    '*Nv*wDuqs^=+~%6G#Z7DCTf+2CW-;2Y*0HUla0{P=~wh?fq{V;jfZsOa``CTjREC=ZfHoS(+trLy<$|W9~_qt=*QF=wNkHE4rn!_'
    'TCGw~6OCF+6Xl>v4h#&;Xlzi9X*IeD#h_|Ptr*r%C=_FKHwIOM`r%={UOP-X=!woSL{ALk8m&fU(5MD=+A*C@WdH^SW;E8Sjav1P'
    'UN^4StBpq0xK68|R1T?!HOdjgq*6IfcVkFBWEdGS7<41FgP!P(!}P>Bq16Ec12Y<%)Ds5N$dqc>G^x|;G$x&9*r1;<7&IoD=ye8~'
    'XhyWEQR9?KH9>b{STk%K9W@&DqqGAU7?{y`L_1;{8#9><W3<DpnKYV5r`03oDZN3jHS4t_M#H4hs5R5Xpf}P)JE~KUnWok1Njf^f'
    'z`%^gx-q?G+&rVvOwrvK)s33R$IWKrIPI`#r%aZy8O^9=+F&&3EC$`E$v9;)=`1uc8cZ|+1_ov{Hk<WUt8Ut4G|y_s^y3EYgk@H%'
    'ou<1nrXRCROjs<Y3EDwV%+_&wVx2LXjC!k4KV~*f0|Nsy8rx<~W|P5YGK^cyGZu@%X4B7@O_n*`xM9Mmo3zg9bTf1}#tq}v$w{l#'
    'JV`s~iN!WSPk@1e8I7mt$8MOl+9&7r6ZSc?#cZ^jjT2VOtkr6?)5K!7(!@Av(ofmu_4--58xzI}+tifJW&s8UW;C9oyD@2+v`<gl'
    '?bd19;V{nG98(L1Nyog!YB4!1rb(N1&So<?XkxY4XkwZ&8>a0G1_LlKFr%@3(KuzEwiss|i$>!--Hj>plw)Sb;jqon4yS3}?wqD4'
    '&IPN@YIf4!3wGPQ-EMZ$#AXEs24*y#cGwpj4vWiWUa;F7OQvbdjMX&jTr!y!=x$6~rk%61PN#jAcF+@tYlfb<7HxK$#bvVq0|PS}'
    '&n}y1+)H+c-RibmXPk~jr_<_oTNWL5CrzxgHuIco*=$~<yD?*(am~%ST#h-~K~J1+U|?WI<9WB+IZr!0)+Lu`ZpAX|S#~%bHjl$L'
    '>vAr+Ts99)oDLUFY;$(YynDrBS^E3ku+6&Xfq{V;jXkSY>oVPqIs2SvVZq~ZEzl0HZQ1ReU$xG8SDY@V-Rrc^xn0X{x7|w<m(xuX'
    '`@F-t01OPwXl!3`yF6>QdB=j&w&-26*;eRo%sb}2i;G^bdy#hd>?<DM0zL7qy4)^@&*hl+xK}(LhtCHL49sZk^t+u4UeBu6>-75_'
    's~)#^-M-*lblI1D>vsDp-Hiq3f^TWb=kqMl4tnDCFVYkLn%m<B1_ov{cCPsXOB;^Gz`DolaRofCMW1)g=W_)D&NZ*cM-$hQ+p+B5'
    'a5&cJZY;VM{maXKzjv8-1b~5o8I9dbft8g&z_&s>g06LcaCy_Y6x{IoyzZdaz2x_;`~B`9O?+NIP29^K=SpDH>0GCyvjhwb%xJvg'
    'b*%=sT&@ke8_S;M;Oc5H=wGEBA@@cgw6f(|4sH7UK2ON!Sq}I&0s&8mCVpRlCLUm5U`FGhHyrkC2K>QoIt8mf_gZM%?cSujvEp3`'
    't*wPZfi>DePlDl9dJ^992mIc!-@6hFYzBdWff<dr1HphV67a2tf?J`GFB0)?1p}cS&#G_D?^zG;csyHlH&%VC;q~=!IJizb=t(HD'
    'Mo%KZz`%^g^b_@MhokGe-nHmXFckDhgZ{N}XgeJCM`;oYhH2to4|q2syI$`$-HkQ>T4ZA*5(#Yp0|PS})7@APtVcIDqtWmt?TGnz'
    'BC(A<-+F8}6b=Pqp}=}1yc3B8Vl)YdA~XqX1bv&)J)ds}7#Nt*c;CMf+zk1*V*7soF5Qid;6`j~D;A4v(T;dvHyYohC-J>-Bpi%~'
    'gB#JvZZsN<(<Bm(0s{jx8poo0u~;aP2<}BAv4g;7Xe%7pjvoX9dvrH8L!0sK?RY%8O*`mGEU`sT68n*8B$SARHi3bG8I2EvTgiiH'
    'EE-Nm!&~v#emovdCPVwNXq+bD?MQGZaTpBl)7{t#ZzXni5{cLj?Vu;|<TfxcFr#rY8Q-O!RQMo~+Bphsrw(KBSR@sTY$xIei9{qt'
    'lXxsalgLgqw3|E%g%0R$Y)7_}ySu=^z>LPn;qW2djh*ODYHu%<O6<{&bmTCZ-aQWQq>ti>cr+c4?j#e3$z(K5lSG`%PINaG-b(=k'
    '12Y;QB@?NW$Zl*e9@$TyL?TCYH+EyY>HYn5I=N3fGSQ<{W{;j^juXj5ER%@srjkdgR4hXiU|?V-<7_g%mrfn0)A4LJcAQG4PosPB'
    '{Y3O2a~h2v)7{vM?_~}SGMUr??Vu;=>^?ooo+MMrI503Uqwz^5cW@Tl&z+{ysYEW7*w3U-GMPj!7e7g-GBimXBx8r!vsmne?#6y%'
    'KYMtX&881&2R#7>24*ro$Q>Q!a+xFAkx!gv^M~j0gZx=KlTPN-$%Aa>G@DK4X_852X_7ol#gB65@%Sknor5GWFfgNWI&qx8NF>ha'
    'ZXBi#^T)^eeD;`j6q0AT!qG+IuyCHqW>SSr>M)l*%jHr9nq)IMnxu|^fq@x~)5T)yJeSR1CXdp`ndC{~GMPN5yK$60Dx91Y3b_;7'
    'K~M6<V|r4&$mX)?Vm5u0&z<M<z`($a#<_ehQ_5wI3;ByeAyX=)FY>v<Rq8l%l1-f!uTrTCx*Nxt<KpRQv6w%l9rUD7I-w_}OJHDN'
    'M&r}da^|vFKD|z#l&|uIe72m=o)in0#bUNhlR~~olk90OeO9_or!VPloMcZ*XJ@5S;j9P@49sX;D4pg`%jf6ia`BvYRI*p4%Gpik'
    'v~pc27IKwB?zB|ADwT2-niLBqn&i&%ne*~ZCUbQG3=GU@oIT5*7qS<X+idol?#5aEta5Qtsgy2gM>Tg{uAbj!&#E`YQZZjG=FiHd'
    '>vB0?rAet+z6AybW;8C}R4Rp9Eq_xkRqk@<g^ObDvU-=x-O$}QFPv8|FRRt^CGDUmmD&Y8soj>!r9!P#IIjQ$12Y=uFY0&YO1W4s'
    '7cZ)n+iJB~uNQ7B<?4O@qIg-#U)ApO`CGah7sZR()m5!lxuPBPq*}kc2L=XaG_F^#>F2R{S9`pAC|o|?SE`lLW2JOitKQXWrAL}n'
    'D>a&wuF8e$`a_{`M|b10bXmW?t^)%DGa46*_jEU|%2$s!H;<3C8`|+yy01T7e=J@-JydJe@>8{ZRj=LG>*Xh!)T(uwl&>qro5zp9'
    'z`%^g_1fd7(skvgTDpDuR4P5t-MFq?Ki%FwJ=Je%$8-7N@%e_HJb$d!YnA6(<@&My@c3AHrU@`GFr#t3dh_)7@#(4h@>2QuSbzGd'
    'd{e!xmG7Q^DwjXf-MFdVJm1|tKR@2l4tnzRa!XHMKGh%V)fZr3U`FHT*Snu9x351vK0Vf6A8WVIPoJKjYp<`>Pfw4}G^yRyEB7xy'
    'S1O<AZrs*xU+(W;UY_o02R#7>24*yVeRz0%eSV-FZ?&IZ-tK>?-o5?&^!!wRd#c~PJpc6aQh%e#^V17W>i3V;hu2@K)t~6-+|}=Z'
    'fq@x~Yaic!t<`>}yK(<`|Mv0Y+uO@W+VQ#m^Xun_Uu*ZDe|dg+e*FCWc>ntH^Xu#5XPUe`ztZIK;RzTRn9=yR-yVN?eR=y^{o(23'
    'bN$ojzt!u%(A{`=dieb5)925xpJ)d?dHd}nJ^Ag|m)Do4-(H>`-d=xsdwT-@-{Xdc9}Pd~U&CJ?4gdM^uV4T8_(u(Yz5V;=kAE6q'
    'U|`1LhW`t000svBH^B{mJ^Ba!>%aeN@-O%=_OBnnz`*|w_@7T2{%8E(p8x{`|65>$5JCtcgb+dqA%qY@2qA<JLI@#*5JCtcgb+dq'
    'A%qY@2qA<JLI@#*5JCtcgb+dqA%qY@2qA<JLI@#*5JCtcgb+dqA%qY@2qA<JLI@#*5JCtcgb+dqA%qY@2qA<JLI@#*5JCtcgb+dq'
    'A%qY@2qA<JLI@#*5JCtcgb+dqA%qY@2qA<JLI@#*5JCtcgb+dqA%qY@2qA<JLJ0jo_aEIuJ;?', 0.5
),
    x2: packed('<i4',
    'c-kw{nR_sBdguemX^fqgr(~~)ZTdb<WU2e@i8i)peZ`mc9`c;%+ETFp1`96_9}6cV<9`8OHhw+<R&LI}4BYIT|M@utSb4bq|7YZ2'
    '<KW_F<!6Kf21XPXl*<4YW*`y(0Q<KYu>'
),
    t3: packed('<i2',
    'c-m{J>u781sI6>h?WyYP=xeR*Xl!n2ZEI<)ozT$JRNhqEUR~eN)z-#9Bme;1pcIY', 0.5
),
}, name='far').DisableLifeTimeVariation()

# Elements are picked at odd places beyond 2048, which half precision does not hold.
# Expected values: float64 formula.
x1 = Input('x1', (F32, [4007]))
x2 = Input('x2', (I32, [7]))
t3 = Output('t3', (F32, [7]))
model = Model()
model.Operation('GATHER', x1, 0, x2).To(t3)
Example({
    x1: packed('|i1',
    'c-rmES8l{G3`J2DR#DZ??0=gX*Ju?14EXEv;~n~guHO?pM!Xom!MQVDe0(G9d<4J!I!~|x;P+$<xXtWw_XnKe3;xAV$4IAM5RWZH'
    'p@WF`TN(J6IdM+thMnRiZo4TmvQyq6gd3e+`->lsPj5HRiFi5%T?&U6RMud65`gDm?qs>m5ncyil1oIVQqt?ikH=8#7NR(haBK1<'
    '2)m0oCzq1lv6z^f@jCyfD0kwJ;fje(?ZuDBHHVyw$5v7aGtuTGWAa&{lEbXU3bo>s2pTo;mScmY!HK^3@i<naE`h7H(qy!lQ{p0n'
    'VyQSN8-!%NLai<GXt}`*mifPOe(~e6VC%d}Ed;qNoq8Xr>!^cfxXnq|ioM8^KzkW&q;+7;SzB6P{CK<y+egQoEY^8x=_ivdZ5?a='
    'tlVq0kw1yYqMy{8P;EbpEXz98+F$%%_zy{rpOy', 0.5
),
    x2: [2049, 2051, 3333, 3999, 1, 4001, 2047],
    t3: [6.0, 6.0, 8.0, 7.5, -2.0, 9.0, 3.5],
}, name='odd').DisableLifeTimeVariation()
