# Licensed under the Apache License, Version 2.0; see LICENSE.
# Written by 'python -m corpus' from corpus/families/pooling.py; do not edit.
#
# L2_POOL_2D: tensors of many elements, in sizes of no block, and beside powers of two.

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
input = Input('input', ('TENSOR_FLOAT32', [1, 67, 65, 5]))
output = Output('output', ('TENSOR_FLOAT32', [1, 34, 65, 5]))
model = Model()
model.Operation('L2_POOL_2D', input, 1, 1, 2, 5, 4, 0).To(output)
Example({
    input: (packed('|i1',
    'c-jq%$qfK741?-p|B3CSc_D$oavF<^7gsor>qOAoGYNtb<>4yt$}KhB4>aE!0{', 1.0
) * 357)[:21775],
    output: packed('<i4',
    'c-rln-)md<8OB9WM9D>I%-Ug0h@22+kTLOvjnfNzcs_$Lk*O91k6u(RG1P_h&=eO6HuXA$ra&nTn?;vQUD32!wyfhL`$$JWj(j9p'
    'Bm{ScnY7rY7mn-L#9&i2n^2JH`@a9dyUXc)Z_VfC!}H)re9!N1h9lk%)e-*1bMM=R=ld7`5LIHa?&u5l%fsGAY$p`0=j-<K%P-zH'
    'CSq$Z7~Y0==lR?9kmI>4{FiztJa%C04F77s8DX-v**`o#@#}ZHuXgoyw1w37%Ojojk<F2jXk+}l+aJ`|*E`yuy4|;9s&9QH^-*kM'
    'y;FU(GkSOIZtzZM=eyLSj>jLChdW}OuHg?u%?OjV{Zs4Y#uG*BA8X7wCuc+s6DDij&rU4$?0X+nPu;x}fm4yggvnaR%iESqaYCV!'
    'uRt_K4ihG8SG%y#VJLL;O^Bw*VZvmse+&veaRP-71t6LthY6FlDi&JlhC(~qAethF36nJ(H~Xh&q0lpKh^EM4!ekA{O?OCzLa(_Y'
    'nj(h@lQkSS9aR?;`jt9FQ{*sVvWDa4>PZ+19rzPOQ{*sVvWDZPzv~$kI?w^p6gf<otl_w+S{f9(Z33bxa+ok#!*TPj+69H42tYJN'
    '4i`piIBpcB3kvNHKr}@T6DDgoZr*EnpwLkjqA7BiFj>QK<7|YX(9Sm@nj(h@lQkSS;TtLxTKxv1DRP)FS;KL2qSm0$edi#WB8Lf+'
    'H5@nHt_Bo3;D%_5941WGaNL}=PN2|%07O&dFk!NW<3>HPpwMa?L{sE2VX}tf#<guhq2EtJG(`>*CTlou!t~_V7lmkw941WGaNInj'
    'CqEDTo9PodOqi_UxY6jz&+UY0iX0|P)^OZ((UV_Dg=mT#CQR0F+;q{C-{cHLQ{*sVvWDZvLr;EzQ;4R>VZvk$$4!`?{P4@1K9R$O'
    '$=WIXTEQnj{4&QQa+ok#!*NriCqMi$$1QT0Fj>QK({O~l`<*+VI9#9Hn=G$w4@`Qu*Az!;Y;(tVG^q}#k6oJsvCheMZ^Jv%zU_*Y'
    '8|8cD`sO9|QhPmRmFsJ%fr@v#+>9_;yV2cUaUA^Je*AqzaoD|QTCW+#e}1}j{m0tS`1Qm)KCRVX%LlIq|Lc6`%*;>Q#&3qU5=N`P'
    'HGk%sGw3)|vU{CDyRY5IYk&Nx8DX+^vFDq)&DWFT`tDxj*r)g+Q-{u}(WxoT|D<;Lob%`?a$tHqmxq*>j;5}hAKExNR9?*+>N)k#'
    'fA!^SS6+?0@o_|p3>}uVj}My>CTln2(=7wn{Kq{{{kP74eoN#qVY2pGTg$Z4zxuo0xMzJM7#BHAn5;#7gVQztAr$(_9f+pLVZvlh'
    '-^D`PQ0UwoL{sE2VY1fq6bil30)_SkA(|qG36r&6EVO?d3hg+CXo?&rOxAGR+>G}_p>KI0nj(h@lQkSSulW=xbj}0O6gf<otl_wc'
    '^wyxzcbpJSk;8<^8jc&i#fCx$>kv(m!-UBij+>s{HYjv30?`yXOqi_UxaplfhC&~2Kr}@T6DDgoZj#C_6nY~F(G)pc7_H&B@%wk7'
    '(4HVfQ{*sVvWDYk)$f5q=M;#h$YH`{4ad!)--be;pMz+M94?I3aNO7f3KUwo4bc=iOqi_UxM@+6Q0Tq85KWQ8gvlC?oAH_-3LW%7'
    'G(`>*CTlou`lnl<(7_-?Q{*sVvWDYEX_<yXE5{H`k;8<^8jhP9z7Y6-`vjsXa+ok#!*OHNliywrqA7BiFj>QK(?(Bz9{4x2CvuoD'
    'S;KL2OizBE^AJsu!-UBij+<S2^7APWO_9Td$r_HEU3&8S{1!x0<S=2fhU3OVPkzBTL{sE2VX}tf#-=Af{4!@x<ZxlM7N=h;_~eIQ'
    '=6FO76DDgoZj$umhhOG+L=F=sYxF&n!!Gpv?U%=nZ;$soBU^(%bhZv|{ph&TH=2KGwo|#FyippxFm%{?(CTlUIv6YsMf{Qdh;#I!'
    'a`C|FZ;Lp${1@J89gH+1Ox6Yp<8QsLS?0fEdCfNeX{Pe_R~6k_`OL@`SG4j%A(b%ZGb_owQ8r_G%3jV|nw?6d=FPm3vCXvk4<lo)'
    '&e`*YrD!w4WbL6|o12--6(44D`GTb_>A8}TGjq9AVyRfj8>X30&Zg6atX4L2nP@g^mbBu0W--1vXIS&aOfmn(f?mjHOX<Qwq8VYb'
    'wpuAH$0JEYUrS^bmNFuT36r(imF0rAct2IDq`%6V6_LY)$y$D)RwyT<Q0R0DqA7BiFj;$;!9tr*Xv2nRiX0|P*7P+fbaojEZJ8KN'
    'k;8+@S_uoCEJC3dF`6QW36nJ(H>;IJD0C(b(G)pMn5^NrnYA=1^kN#KDRP)FS;KLYFO{LtDFdP@a+ok#!*TO)*~CJ}AethF36nJ('
    'H+p6T3T<LEMGg}tYdCI71p^9Q$YL}_4iiReIBs%U1`18l6gmG(p>f<KlNl&<8ved0a+ok#!*O#z5raY-8bnj%Fk!NW<0hIgq0kF9'
    'L{sE2VX{W!CayuDH65ZUa+ok#!*R2$-Gf5sW+9p)hY6E495=;s0t#)WA(|qG36nJ(H;aX3D70xpG(`>*CTlouwB-U6TEjw%941WG'
    'aNLw@1t@eO4bc=iOqi_UxH0L;F9(0pL=G25YdCIJ=*cez|7LO`hY6E495)6%`K1>inj(h@lQkSS8G7=wG>E3iVZvk$$4!Qw{FX8h'
    'O_9Td$r_HE7(Mx!6^y3H;lX4L$Bju(e)wfhPUJ9QvR0vAEBNGxU*^O_4ihG8IBxFIlOKMWlNLEln5^NrNlcqx>svEb`$6@~s&3W('
    'RZZ2b&+N>qIbV)fwOQ?pv^kqCRg<YiDwnLKvwA}RQa8+sR!JHUKGhBD!R(_{O>ah+ti``BKALyP$;rvd$;rvd$;rvd$;rvd$;rvd'
    '$;rvd$;rvd$;rvd$;rvd$;rvd$^Bp6&-#u|TL', 2.384185791015625e-07
),
}, name='windows').DisableLifeTimeVariation()

# Beyond one block, tile or vector, with a rest.
# Expected values: float64 formula.
input = Input('input', ('TENSOR_FLOAT32', [2, 63, 67, 3]))
output = Output('output', ('TENSOR_FLOAT32', [2, 1, 1, 3]))
model = Model()
model.Operation('L2_POOL_2D', input, 2, 1, 1, 67, 63, 0).To(output)
Example({
    input: (packed('|i1',
    'c-jFy0K)$O(dIxM*WCa3GWk6`8_DtZ5C|LDEg<ppJuA)u3k1s(@bV8S^7zTb!|>)J@hm#_$H2___sYTk^YtbA_opNK', 0.0625
) * 416)[:25326],
    output: [2.2866704, 2.2857926, 2.286059, 2.28602, 2.2876701, 2.2867126],
}, name='one_window').DisableLifeTimeVariation()

# Beyond one block, tile or vector, with a rest.
# Expected values: float64 formula.
input = Input('input', ('TENSOR_FLOAT32', [1, 1, 2049, 2]))
output = Output('output', ('TENSOR_FLOAT32', [1, 1, 513, 2]))
model = Model()
model.Operation('L2_POOL_2D', input, 2, 2, 1, 1025, 1, 0).To(output)
Example({
    input: (packed('|i1',
    'c-jFy0K)$`4KX;;2Iun5I_V<X7VOF=#4#%}G$hPD1|{_R+Uer=+9)<V0Vo>$6#(=(@ZZwdG6U*00u<Xd{5l%pbUhru', 0.0625
) * 68)[:4098],
    output: (packed('<i4',
    'c-nhZ{81<H>&lDkRYa#Kx^uMuSh4R2&*uI!SqI&26)iS>6!>vd;J1~%>z|8yD{^vt{_%gGDo=PnYgUNc`J!CYWq~U;?fEvjcjNN_'
    '?+nh(pKt$vsQNs718Z!^{`1wj#mjV7eBE<#vdYFO0qz;?n^)XE@^JI>GaC-Z-rB#o`ftnLyaiLI*Dfn-jfn9|Dy|Qo7@1x>YwzTz'
    '2M^3UoBVhB-rNP{)6186w<gB;Bqh`rOiV~$KI`7(qX#d~dysr(`m)@n@}=dIyi*cGeCiVB7nCJbEuV02{n0s>s~)sm$y+wHsdj1E'
    'q=*!+km9=V`H^L{ReL8qU4LNC*{bOS1{ekm002D~&d&', 2.384185791015625e-07
) * 9)[:1026],
}, name='row').DisableLifeTimeVariation()
