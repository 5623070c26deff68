# Licensed under the Apache License, Version 2.0; see LICENSE.
# Written by 'python -m corpus' from corpus/families/fully_connected.py; do not edit.
#
# FULLY_CONNECTED: a large batch.

import base64
import zlib

import numpy as np


def packed(dtype, text):
    """Many values in little space."""
    return np.frombuffer(zlib.decompress(base64.b85decode(text)), dtype).tolist()

# Too many rows for one tile or one thread.
# Expected values: float64 formula.
input = Input('input', ('TENSOR_FLOAT32', [2053, 33]))
weights = Parameter('weights', ('TENSOR_FLOAT32', [65, 33]), packed('<f4',
    'c-rmH(G7qg3<bb$#%kTHtEmyR`0eMBkQYi*xQG}LdG04G?p1FsYv$^!ma{io{aQJ*_ieL!);{B@jrQ)G75yBaKaaN8eeLge7c(<6'
    'Gcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+Y^FQVTO$`?i'
))
bias = Parameter('bias', ('TENSOR_FLOAT32', [65]), [2.5, -1.5, -1.5, -0.5, 3.5, 2.0, 0.5, 0.0, 1.5, -3.5, -0.5, -0.5, 3.5, -1.5, 0.0, 3.0, 3.0, -3.5,
    4.0, 3.5, 1.0, 0.5, 1.0, -1.5, -4.0, 2.5, -3.5, -3.0, -2.0, -2.5, 0.0, 3.0, -2.5, 1.5, 3.5, 2.5,
    0.5, 3.5, 0.5, -2.5, -4.0, -1.5, 0.5, -1.0, -0.5, -2.0, 3.0, 1.0, 1.5, -1.0, -3.5, 2.5, 3.0,
    4.0, 2.5, 0.0, 4.0, 3.5, 4.0, 2.0, 4.0, 2.5, -1.5, -1.5, -0.5])
output = Output('output', ('TENSOR_FLOAT32', [2053, 65]))
model = Model()
model.Operation('FULLY_CONNECTED', input, weights, bias, 0).To(output)
Example({
    input: packed('<f4',
    'c-rmL(Q(2+5JbTVg-mpzC=_L;3yoXdDhR0la8U+>>6(4XypwAtSwEv5M{?HVy`QVs$9gWue*Ns9`u$wbU-fs{pYi-%_IpSFKKirk'
    'J)g0ktH*1-e;)gN@Be##zxU7V$LD*D{w~LUOuwG~UiJR^y!SKe^V9D?UswA3k1#X;gxO}y%-XaWGqX0`DYG_h#>}iun=xzCX3Wgm'
    'v>7wAHr*++Hf_ettW9^ytWBFSGi%dk%-XaWGqW~r#>}iucgn0yn=vzM)15MF(`L-f+O!!nvo@KTwP`bEW^KAtW^LMxnOU1QW7ek4'
    'n3=U{GiGLOx>IIt+Kic5o9>iZn>J%+)~3yvnYGExtWBFSGi%eGGHcUj%*@)f8M8KR#>}iun=vzM)15MF(`L-f+H|MP+O!!nvo>wU'
    '%xp7eW^LMxnOU3elv$fLV`kQ-&6u@mGiGLO+Kic5o9>iZn>J%+)}}jU)~3yvnYC#%W^LMxnOU1QV`kQ-J7w0U&6t_B=}wuoX)|VK'
    'ZQ6{PS)0tv+O!!nvo_r+vo>wU%&bkDF>BLi%*@)f88fps-6^v+ZN|*3O?S$yO`9<@Ytv@T%-UpT)~3yvnYHOonYC#%W@c^Lj9HsD'
    'V`kQ-&6t_B=}wuoX)|VKZMsutZQ6{PS(`RvX0{nKvo>wU%&bj!%B)SBF*9q^X3W~O88fpsZN|*3O?S$yO`9<@Ytx-FYtv@T%-XaW'
    'vo>wU%&bkDF*9q^oic0FX3Wgmbf?VPv>7wAHf_ettW9QSZQ6{PS)1;ZS(`RvX4a<7n6+s$W@c^LjG0-R?vz=ZHe+ViraNWUrp=g{'
    'wP`bEW^FPvYtv@T%-VFP%-XaWGqW~r#;i@7F*9q^X3Wgmbf?VPv>7wAHr*++Hf_ettWBFSGuw=rS(`RvX4a-VW!9$6n3=U{GiGht'
    'jG0-RHe+ViraNWUrp=g{wdqcowP`bEW^LMxS(`RvX4a<7n3=WdPMNi7GiGLOx>IIt+Kic5n>J%+)+RHvHf_ettW9^ytWBFSGi%dk'
    '%-XaWGqW~r#>}iucgn0yn=vzM)15MF(`L-f+O!!nvo@KTwP`bEW^KAtW^LMxnOU1QW7ek4n3=U{GiGLOx>IIt+Kic5o9>iZn>J%+'
    ')~3yvnQg|*tWBFSGi%eGGHcUj%*@)f8M8KR#>}iun=vzM)15MF(`L-f+H|MP+O!!nvo>wUtWBFSGi%dk%*@(!r_9>488fps-6^v+'
    'ZN|*3O`9<@Ym=E-n>J%+)}}jU)~3yvnYC#%W^LMxnOU1QV`kQ-J7w0U&6t_B=}wuoX)|VKZQ6{PS)0tv+O!!nvo_r+vo>wU%&bkD'
    'F>BLi%*@)f88fps-6^v+ZN|*3O?S$yO`9<@Ytv@T%r;|Y)~3yvnYHOonYC#%W@c^Lj9HsDV`kQ-&6t_B=}wuoX)|VKZMsutZQ6{P'
    'S(`Rv)~3yvnYC#%W@c@=Q)X@2jG0-R?vz=ZHe+Virp=g{waLt^O`9<@Ytx-FYtv@T%-XaWvo>wU%&bkDF*9q^oic0FX3Wgmbf?VP'
    'v>7wAHf_ettW9QSZQ6{PS)1;ZS(`RvX4a<7n6+s$W@c^LjG0-R?vz=ZHe+ViraNWUrp=g{wP`bEW}7iHYtv@T%-VFP%-XaWGqW~r'
    '#;i@7F*9q^X3Wgmbf?VPv>7wAHr*++Hf_ettWBFSYtv@T%-XaWGqX0`DYG_h#>}iucgn0yn=vzM(`L-f+GJ+drp=g{wdqcowP`bE'
    'W^LMxS(`RvX4a<7n3=WdPMNi7GiGLOx>IIt+Kic5n>J%+)+RHvHf_ettW9^ytj+(~><gj(a~A'
),
    output: packed('<f4',
    'c-rmNuWwdY7zgmX1VJ)H1p<Mns6bR85Eae1mmm-b1OkDmm_STaAdqheqFKn&Oe|zUG!siDnOMlgxEEDfF;Q8GAj{<B&X@BvCEfml'
    '<?|*t=id9?^Xoa!IiF#8y$r+6aTtDX<)wD5wfoiF%65Nxdl>enVYt!m|7_)(_I_yZj#~MleYe}n-S*$rJHv3$-rsD`t9SkV>i1!I'
    '(Ec0R{b~Dlr(G}G^B3>itGT!POM5<O*W-47)c#*@_aEAS+wFO7?F{XD*xo%_`uFqL+x@G3Gq>mUR*vnzpQb*h%dOm<djBWwy1w)}'
    'zowsey^rm7e{s&Mulo2_OO0Xd@Aq39_Y#Lz_i-z)wYK-$e`C%6VYPp&m9JWPSoJcl{iToL@3GJ2q?I?P-d6g$Ty^H#JsxL$uBFc0'
    '``#OSJU`82IgfePV5_xtrCrBkpU-%^*IBFBCU%L{X?wn#HJbW2Z!-Sz-*e9RGRNb&=fJS^d1hTR#_Kh&w4HVSW9nl&tu;^1Y%P6l'
    'zP!`>Nd4qc=Jn0e^C9ue*fNf1OJAGavBxp<NE_d0Z7c6`ZB?J^6`RESFyCbSV=tdo&ZLcd73YjAxwJF)xFx4EpWkZDFU~n*-dHO4'
    'mL9jPao%VCSK76+^jtg0IHrE(yXRAXH;jEfv$k2E<WKg^{iU~^{LG$6n=hxHBU!Wj=GrIO11XQHUdC`*ZNF{hwWa6RX6?z$b${x8'
    'W**-quiNvZYX94*x0im7YtKAB%jFAm{vmnUzPT~=`DV|I?Z3^+*TgUVZB))ZoO+v?%Yz#Gt=co`FYESk>h-dIiFe|3HSI0EPWsLo'
    'Cl5c?yX=*Glej-g+f%Lk()ZcfS#YoN>S*e7PA;VWcAW!h^X=H<o9~Cplf8;#VtR4TndjFPlieCa_G{ifue0Q7#xeIeoaI{f;>py%'
    'Jv;NV|HnE@Hfv0C)w@)=l^7-V*QfJ+b696Wo?k5eZ2Pn)+x6qp_d)i^TE+8qeUtg8ZqBOg`TLdsS?e2>4~geyou8}u{QUZS&bd#$'
    'Rps8(&+;YX-K%_Dul;;dXMVm(ywiW;l>NU^^H1&`jNOvd->Ee?JNMr%eciH`ay~!F*<R~?xneigJdbNn-mM(nsQ=Sf#+Q7`l^A9W'
    'FQz_*S9PZ43{9QGI)ktL$DG;7MmDmMjcjBi8`;Q4HnNe8Y-A%F*~msVvXPB!WFs5d$VN7@k&SF*BOBSsMmDmMjcjBi8`;Q4HnNe8'
    'Y-A%F*~msVvXPB!WFs5d$VN7@k&SF*BOBSsMmDmMjcjBi8`;Q4HnNe8Y-A%F*~msVvXPB!WFs5d$VN7@k&SF*BOBSsMmDmMjcjBi'
    '8`;Q4HnNe8Y-A%F*~msVvXPB!WFs5d$VN7@k&SF*BOBSsMmDmMjcjBi8`;Q4HnNe8Y-A%F*~msVvXPB!WFs5d$VN7@k&SF*BOBSs'
    'MmDmMjcjBi8`;Q4HnNe8Y-A%F*~msVvXPB!WFs5d$VN7@k&SF*BOBSsMmDmMjcjBi8`;Q4HnNe8Y-A%F*~msVvXPB!WFs5d$VN7@'
    'k&SF*BOBSsMmDmMjcjBi8`;Q4HnNe8Y-A%F*~msVvXPB!WFs5d$VN7@k&SF*BOBSsMmDmMjcjBi8`;Q4HnNe8Y-A%F*~msVvXPB!'
    'WFs5d$VN7@k&SF*BOBSsMmDmMjcjBi8`;Q4HnNe8Y-A%F*~msVvXPB!WFs5d$VN7@k&SF*BOBSsMmDmMjcjBi8`;Q4HnNe8Y-A%F'
    '*~msVvXPB!WFs5d$VN7@k&SF*BOBSsMmDmMjcjBi8`;Q4HnNe8Y-A%F*~msVvXPB!WFs5d$VN7@k&SF*BOBSsMmDmMjcjBi8`;Q4'
    'HnNe8Y-A%F*~msVvXPB!WFs5d$VN7@k&SF*BOBSsMmDmMjcjBi8`;Q4HnNe8Y-A%F*~msVvXPB!WFs5d$VN7@k&SF*BOBSsMmDmM'
    'jcjBi8`;Q4HnNe8Y-A%F*~msVvXPB!WFs5d$VN7@k&SF*BOBSsMmDmMjcjBi8`;Q4HnNe8Y-A%F*~msVvXPB!WFs5d$VN7@k&SF*'
    'BOBSsMmDmMjcjBi8`;Q4HnNe8Y-A%F*~msVvXPB!WFs5d$VN7@k&SF*BOBSsMmDmMjcjBi8`;Q4HnNe8Y-A%F*~msVvXPB!WFs5d'
    '$VN7@k&SF*BOBSsMmDmMjcjBi8`;Q4HnNe8Y-A%F*~msVvXPB!WFs5d$VN7@k&SF*BOBSsMmDmMjcjBi8`;Q4HnNe8Y-A%F*~msV'
    'vXPB!WFs5d$VN7@k&SF*BOBSsMmDmMjcjBi8`;Q4HnNe8Y-A%F*~msVvXPB!WFs5d$VN7@k&SF*BOBSsMmDmMjcjBi8`;Q4HnNe8'
    'Y-A%F*~msVvXPB!WFs5d$VN7@k&SF*BOBSsMmDmMjcjBi8`;Q4HnNe8Y-A%F*~msVvXPB!WFs5d$VN7@k&SF*BOBSsMmDmMjcjBi'
    '8`;Q4HnNe8Y-A%F*~msVvXPB!WFs5d$VN7@k&SF*BOBSsMmDmMjcjBi8`;Q4HnNe8Y-A%F*~msVvXPB!WFs5d$VN7@k&SF*BOBSs'
    'MmDmMjcjBi8`;Q4HnNe8Y-A%F*~msVvXPB!WFs5d$VN7@k&SF*BOBSsMmDmMjcjBi8`;Q4HnNe8Y-A%F*~msVvXPB!WFs5d$VN7@'
    'k&SF*BOBSsMmDmMjcjBi8`;Q4HnNe8Y-A%F*~msVvXPB!WFs5d$VN7@k&SF*BOBSsMmDmMjcjBi8`;Q4HnNe8Y-A%F*~msVvXPB!'
    'WFs5d$VN7@k&SF*BOBSsMmDmMjcjBi8`;Q4HnNe8Y-A%F*~msVvXPB!WFs5d$VN7@k&SF*BOBSsMmDmMjcjBi8`;Q4HnNe8Y-A%F'
    '*~msVvXPB!WFs5d$VN7@k&SF*BOBSsMmDmMjcjBi8`;Q4HnNe8Y-A%F*~msVvXPB!WFs5d$VN7@k&SF*BOBSsMmDmMjcjBi8`;Q4'
    'HnNe8Y-A%F*~msVvXPB!WFs5d$VN7@k&SF*BOBSsMmDmMjcjBi8`;Q4HnNe8Y-A%F*~msVvXPB!WFs5d$VN7@k&SF*BOBSsMmDmM'
    'jcjBi8`;Q4HnNe8Y-A%F*~msVvXPB!WFs5d$VN7@k&SF*BOBSsMmDmMjcjBi8`;Q4HnNe8Y-A%F*~msVvXPB!WFs5d$VN7@k&SF*'
    'BOBSsMmDmMjcjBi8`;Q4HnNe8Y-A%F*~msVvXPB!WFs5d$VN7@k&SF*BOBSsMmDmMjcjBi8`;Q4HnNe8Y-A%F*~msVvXPB!WFs5d'
    '$VN7@k&SF*BOBSsMmDmMjcjBi8`;Q4HnNe8Y-A%F*~msVvXPB!WFs5d$VN7@k&SF*BOBSsMmDmMjcjBi8`;Q4HnNe8Y-A%F*~msV'
    'vXPB!WFs5d$VN7@k&SF*BOBSsMmDmMjcjBi8`;Q4HnNe8Y-A%F*~msVvXPB!WFs5d$VN7@k&SF*BOBSsMmDmMjcjBi8`;Q4HnNe8'
    'Y-A%F*~msVvXPB!WFs5d$VN7@k&SF*BOBSsMmDmMjcjBi8`;Q4HnNe8Y-A%F*~msVvXPB!WFs5d$VN7@k&SF*BOBSsMmDmMjcjBi'
    '8`;Q4HnNe8Y-A%F*~msVvXPB!WFs5d$VN7@k&SF*BOBSsMmDmMjcjBi8`;Q4HnNe8Y-A%F*~msVvXPB!WFs5d$VN7@k&SF*BOBSs'
    'MmDmMjcjBi8`;Q4HnNe8Y-A%F*~msVvXPB!WFs5d$VN7@k&SF*BOBSsMmDmMjcjBi8`;Q4HnNe8Y-A%F*~msVvXPB!WFs5d$VN7@'
    'k&SF*BOBSsMmDmMjcjBi8`;Q4HnNe8Y-A%F*~msVvXPB!WFs5d$VN7@k&SF*BOBSsMmDmMjcjBi8`;Q4HnNe8Y-A%F*~msVvXPB!'
    'WFs5d$VN7@k&SF*BOBSsMmDmMjcjBi8`;Q4HnNe8Y-A%F*~msVvXPB!WFs5d$VN7@k&SF*BOBSsMmDmMjcjBi8`;Q4HnNe8Y-A%F'
    '*~msVvXPB!WFs5d$VN7@k&SF*BOBSsMmDmMjcjBi8`;Q4HnNe8Y-A%F*~msVvXPB!WFs5d$VN7@k&SF*BOBSsMmDmMjcjBi8`;Q4'
    'HnNe8Y-A%F*~msVvXPB!WFs5d$VN7@k&SF*BOBSsMmDmMjcjBi8`;Q4HnNe8Y-A%F*~msVvXPB!WFs5d$VN7@k&SF*BOBSsMmDmM'
    'jcjBi8`;Q4HnNe8Y-A%F*~msVvXPB!WFs5d$VN7@k&SF*BOBSsMmDmMjcjBi8`;Q4HnNe8Y-A%F*~msVvXPB!WFs5d$VN7@k&SF*'
    'BOBSsMmDmMjcjBi8`;Q4HnNe8Y-A%F*~msVvXPB!WFs5d$VN7@k&SF*BOBSsMmDmMjcjBi8`;Q4HnNe8Y-A%F*~msVvXPB!WFs5d'
    '$VN7@k&SF*BOBSsMmDmMjcjBi8`;Q4HnNe8Y-A%F*~msVvXPB!WFs5d$VN7@k&SF*BOBSsMmDmMjcjBi8`;Q4HnNe8Y-A%F*~msV'
    'vXPB!WFs5d$VN7@k&SF*BOBSsMmDmMjcjBi8`;Q4HnNe8Y-A%F*~msVvXPB!WFs5d$VN7@k&SF*BOBSsMmDmMjcjBi8`;Q4HnNe8'
    'Y-A%F*~msVvXPB!WFs5d$VN7@k&SF*BOBSsMmDmMjcjBi8`;Q4HnNe8Y-A%F*~msVvXPB!WFs5d$VN7@k&SF*BOBSsMmDmMjcjBi'
    '8`;Q4HnNe8Y-A%F*~msVvXPB!WFs5d$VN7@k&SF*BOBSsMmDmMjcjBi8`;Q4HnNe8|7RQj0bYhJN&'
),
}, name='real').DisableLifeTimeVariation()
