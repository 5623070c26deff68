# Licensed under the Apache License, Version 2.0; see LICENSE.
# Written by 'python -m corpus' from corpus/families/reshape.py; do not edit.
#
# TRANSPOSE: tensors of many elements, in sizes of no block, and beside powers of two.

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


F16 = 'TENSOR_FLOAT16'
F32 = 'TENSOR_FLOAT32'
U8 = 'TENSOR_QUANT8_ASYMM'

# Elements of one, two and four bytes are moved, beyond one block, with a rest.
# Expected values: float64 formula.
x1 = Input('x1', (F32, [3, 65, 33, 17]))
t2 = Output('t2', (F32, [33, 3, 17, 65]))
model = Model()
model.Operation('TRANSPOSE', x1, [2, 0, 3, 1]).To(t2)
Example({
    x1: (packed('<i2',
    'c-jGa0EPcMVm9Rch){2QMf{^8m|i?3i&w`&DlS@TveCzLlNLHd8o@cYRzSd|(%2x@ok55|tu{p+<VoyDBpICrUNIYTK13*ZK4X3n'
    '5lk;0Qw3}zAr%)bHCZSldI<|1Vhtc&8!I4S5@~D@YYt&VAQl^APjY2;WD-pdLz)FCcK', 0.03125
) * 1794)[:109395],
    t2: packed('<i2',
    'c-rmVJxd-|7zW@eLn)Og)MCZ*Hd>H|revs)Sj1FCgo=SeN(&L=$B-%nEJ!FJv(T|i7pIajOP8#6%A5?6AK>UuNT8OGkOYk%&kY{R'
    'wPo>OUf=WFhl?AY(F?yk8b9~f&sR3Lo?rUsTHn-{pKcA^`)*=q`p)C4oxSTn_CA~0{QZxoyDz@@^})dIw~x1{M&_T4k1YQA_l<|6'
    '`#=2pAE!O#?c+{y$^pOB$xb=!zjo|X-unR^=ai#A<|9ry<{#_uQ%>?HKk$?je{tSD<#b=aH%=*hiC>;ly$a*itMIUT6-KI8VXAr+'
    '25O(+{twqa!Tlc|sg9(n>PQ->j-=h{NSdjRq`m4$ny!wdq3THLJM)oLy$V-GrSo=isBb-gR2@k-sv~K<I+C`lBk4hPBt5N;q-WKU'
    ')Txf7o$5&1s*a><)sa-a3YVnw{FCZqeYg5ppQ%39_o|Qe>1r|#RUhkp)yMi)^|5}g`dA;WKGqkjkM)u2V|}-J6<$=Y!e;d<T(4e*'
    'JJqXjk00;@eh~5l>AW+|5BLE;p!>0Ou0GbMAPj_oFc9X|Dg1yR@Pm*aNaxWD{D2?u1G*neXC)2@17RRc3}N^IKi~%{ma%l^2mF8^'
    '(EV6CD{(*=2m@ha2*VHf0Y6Z&jHNR_;0OGG?#I$ui37qw7zh(X7=FMH_<@RLES>oQKi~&+KbFo)91sS=K$sZ9@B@Cp4^%8;>C6xK'
    '0Y9Mov2<4AfG`jS!o(1UAMgWypkf(IXMVsB_yOIIrLz(Tgn=*+CWbKlfFJM!70XyU^8<ds59od@os~Es41|F&F@)g<{D2>*SjN(s'
    'AMgWyK=)(mti%CfAPj`DES(?l0~O2m(wQId1AajFW9h8K0bw8vgt080AMgVe%l6WlAMgWyK=)(mti%CfAPj`DES(?l0~O2m(wQId'
    '1AajFW9h8K0bw8vgt080AMgVe%l6WlAMgWyK=)(mti%CfAPj`DES(?l0~O2m(wQId1AajFW9h8K0bw8vgt080AMgVe%l6WlAMgWy'
    'K=)(mti%CfAPj`DES(?l0~O2m(wQId1AajFW9h8K0bw8vgt080AMgVe%l6WlAMgWyK=)(mti%CfAPj`DES(?l0~O2m(wQId1AajF'
    'W9h8K0bw8vgt080AMgVe%l6WlAMgWyK=)(mti%CfAPj`DES(?l0~O2m(wQId1AajFW9h8K0bw8vgt080AMgVe%l6WlAMgWyK=)(m'
    'ti%CfAPj`DES(?l0~O2m(wQId1AajFV<Sn41HwQU2xD0~Ki~%{mhGi8Ki~)afbPfAS&0L}Ko|&PSvo)92P&5Br87U^2mFBU$I@Ae'
    '1HwQU2xD0~Ki~%{mhGi8Ki~)afbPfAS&0L}Ko|&PSvo)92P&5Br87U^2mFBU$I@Ae1HwQU2xD0~Ki~%{mhGi8Ki~)afbPfAS&0L}'
    'Ko|&PSvo)92P&5Br87U^2mFBU$I@Ae1HwQU2xD0~Ki~%{mhGi8Ki~)afbPfAS&0L}Ko|&PSvo)92P&5Br87U^2mFBU$I@Ae1HwQU'
    '2xD0~Ki~%{mhGi8Ki~)afbPfAS&0L}Ko|&PSvo)92P&5Br87U^2mFBU$I^Me`<wpGME6%WC%f){(z!Le^zlbsJ!79Qt}fpl95}x*'
    'y!PSR%H+8ZZm*C1@LSK^`e%a+OZ{IDcls}X|I@|Z|9<%OKTdnf+sB>almmXLlbv$df9=?(y!Qh-&M8NK%txGZ%s<xQr<~+Ze&8u5'
    '{^GoQ%IUs-Z=6#262Cm9dKEg=tI%7$3jNiquvEPYbG1)!|A%|ed?YPZN77t%B&}CR(n@tCZB$3na&;v2R7cY6nUAFERk$gg2N#M%'
    'z3YB|_3v=8I+8lozr#XxB=uBB((UR<TC0wv^VN~GS{+GU)sb|oI+7;Od?fu3(z*IrU#~vaSE`Tojp}24xtfeU)yMj5^|9VneXLJZ'
    'AM5kg$NJ^!W4*unSYNMRg|X^Yn5<rf;p$bmTfGWn{D2?ugODFc=hbC?zz_HV-H)Yn^|8JLVIT~IfiSO5;RpPHAB6lsI?s3W1Af2{'
    '=zc7nl{g>_gn=+Igy9GLfFGz>#?qM|@B@B8_had-!~tO-41|dx3_sup{6NJrmd^ZuAMgXZA4_K?4hREbAWRHl_yIrQ2P&4abmj;A'
    'fFIEPSUM|lKo|%EVPXiw5BLE;P_c}qGe6)5{DAJq(piZE!ax`Z6GIq&zz_I=ie)UF`2j!R2XsF+l9V_g41|F&F@)g<{D2>*SjN(s'
    'AMgWyK=)(mti%CfAPj_wAq+p@2mC<AGM3K#fFJM!x*tntB@PG!VIYiU>HL5ns93g_&isHM@B_LZOJ^kx2m@gtjAiNkfFGz>wwKQQ'
    'fFJM!x*tntB@PG!VIYiU>HL5ns93g_&isHM@B_LZOJ^kx2m@gtjAiNkfFGz>wwKQQfFJM!x*tntB@PG!VIYiU>HL5ns93g_&isHM'
    '@B_LZOJ^kx2m@gtjAiNkfFGz>wwKQQfFJM!x*tntB@PG!VIYiU>HL5ns93g_&isHM@B_LZOJ^kx2m@gtjAiNkfFGz>wwKQQfFJM!'
    'x*tntB@PG!VIYiU>HL5ns93g_&isHM@B_LZOJ^kx2m@gtjAiNkfFGz>wwKQQfFJM!x*tntB@PG!VIYiU>HL5ns93g_&isHM@B_LZ'
    'OJ^kx2m@gtjAiNkfFGz>wwKQQfFJM!x*tntB@PG!VIYiU>HL5ns93g_&isHM@B_LZ8%atW5C+0P7|YW60Y6Z&Y%iVp0YBgebU&8P'
    'N*oXd!ax|y()j^DP_b+;o%sPj;0JU+md;8X5C+0P7|YW60Y6Z&Y%iVp0YBgebU&8PN*oXd!ax|y()j^DP_b+;o%sPj;0JU+md;8X'
    '5C+0P7|YW60Y6Z&Y%iVp0YBgebU&8PN*oXd!ax|y()j^DP_b+;o%sPj;0JU+md;8X5C+0P7|YW60Y6Z&Y%iVp0YBgebU&8PN*oXd'
    '!ax|y()j^DP_b+;o%sPj;0JU+md;8X5C+0P7|YW60Y6Z&Y%iVp0YBgebU&8PN*oXd!ax|y()j^DP_b+;o%sPj;0JU+md^hI%bkOh', 0.03125
),
}, name='moved').DisableLifeTimeVariation()

# Elements of one, two and four bytes are moved, beyond one block, with a rest.
# Expected values: float64 formula.
x1 = Input('x1', (U8, [3, 65, 33, 17], 0.5, 100))
t2 = Output('t2', (U8, [33, 3, 17, 65], 0.5, 100))
model = Model()
model.Operation('TRANSPOSE', x1, [2, 0, 3, 1]).To(t2)
Example({
    x1: (packed('<i2',
    'c-q^YWcH-CBjA0_(Lc&cGvaKPa$k3M($b5{+7#&iSy;^Ku$1FY^Du`4s+VpkT$4T6;h<}FbncUrZ;q?Xlx=081ONadG8|6'
) * 1794)[:109395],
    t2: packed('<i2',
    'c-rmVziN|j7{}r6j)H>_D79ULc1%GWqD$9y>EO_zqsP#Wg&cwzGI|1TB}<BgkhMeX0b~qxaP4406qWw}-rzG_*YsO_@mKpk_sfSH'
    'p3&OJ?cT|&52yXk)z-VS!Q}PJ&ic{&uk-2U&YRWc?za~gv;MQ^=ZoXd-#3Pfw>#rW_h7HrJ^b`#e{*#GhkyUaQ=jtp<DT%88~##{'
    'd&+J9YY%?Poj;(5Jmvl$^F2>_;6K*wPkGEg`HfF`^e@i8PkGv}-ycs2eu;lRC4Cio>8r4rz6#y+RhXo&!Z7;@UjO0jCwTpbyXlcM'
    'NspvqdL%8<BWac%Nz3#|nx;q6dU_-c{`--Xz6z%!(|H^o>Yc0Y^hnxIkEC9DB#qM}X(K(7&eJ35B0Z8;(<5n~9!Z__NIFZ8r1VwT'
    'GMx|h(vS5;`msJsKh~G&$NDs#jO*#g`XK#S@1!5=C+WxfDE(MJOh4AU>BssaeHD(=SD~N23cKm6aGAaeNBV(&pdS?V1Jijv)erOo'
    '{XpF>o6hOS`b2~gVMG`a=GRm71N}fhDC!5M^Jq;!&=2$jb-!#nTjCI5L>LjKEW+pq`hk96#j<QV>j(OQexUA`O=n9SB8&(l!jwfA'
    '{Xjp^53E?0O=tZ;KhO`<{j%w7i9>`DVMLg+2%{h92l{~(%d+XLALs}Afx2Hdoh@;QFd~cyQx;+L1N}fhuwq#@o%I9#KtE9T%cip>'
    '4iQF#5n;+AjDDaW=m%CT%ciq_pdaW5>VDaDw!|UAh%h2dS%lFK^aK6Cie=e!)(`Xp{XpF>o6eRvL>Li9gei+K`hk9+A6T(0o6h=y'
    'exM(y`(@MF5{C#Q!iX>~OV<zd11py8O=tZ;KhO`<{j%w7i9>`DVMG|0rRxX!ffdX4rn7#aALs|_e%W-k#390nFd~f0()9!Vz=~yi'
    '(^)^z5A*|dzic{N;t*j(7!k&0>H2|wV8yb%>8u~<2l|1!UpAdBafmP?j0oehbp1d-uwvQXbk+~_1N}hVFPqMmI7Ao`Muc%$x_+P^'
    'Sg~wxI_n4efqtOwmrZ9&93qSeBf_{WT|dwdtXQ@;o%I9#KtE9T%cip>4iQF#5n)`Gt{><JRxI0_&ia9VpdYCFWz*RbhX^CWh%hco'
    '*AMgqE0*m|XZ=7w&=1u8vgvGzLxd4wL>QN)>j(OQ70dRfvwol-=m+Y4*>twVA;O3-B8<z@^#lFDie-D#SwGMZ^aFLjY&u)w5Me|Z'
    '5yoZd`hk96#j?HWtRLtH`hmJ%Hk~bTh%h3I2;;JJ{XjpkV%gqw)(`Xp{XpF>JCZDMh%h3I2;;JJ{XjpkV%gqw)(`Xp{XpF>o6eRv'
    'L>Li9gmGEAexM&%v21TT>j(OQexUA`O=n9SB8&(l!niD5KhO`XShhEv^#lDtKT!9}rn4mu5k`a&VO*B3ALs{GEZdvT`hk9+AE^6f'
    ')7cV-2qVIXFfL2i5A*{omhDYv{Xjp^57hm#>1>HZgb`sx7?-8%2l{~(%l4+TexM)d2kL&=bhgAH!iX>;jLXvX1O32?WqZ?EKhO{K'
    '19iV_I$PopVMG`a#%1aHfqr1cvc2i7ALs}Afx2Hdoh@;QFd~cy<Fa)9KtHfz+1_;45A*~5K;18!&Xzbt7!gK<aap>4pdVPVY;QX2'
    '2l|12pzfDV=M?||0000000000000000000000000000000000000000000000000000000000000000000000000000000000000'
    '00000000000000000000000000000000000000000001hm6adK{Zvu'
),
}, name='moved_quant8').AddVariations(signed(x1, t2)).DisableLifeTimeVariation()

# Elements of one, two and four bytes are moved, beyond one block, with a rest.
# Expected values: float64 formula.
x1 = Input('x1', (F16, [3, 65, 33, 17]))
t2 = Output('t2', (F16, [33, 3, 17, 65]))
model = Model()
model.Operation('TRANSPOSE', x1, [2, 0, 3, 1]).To(t2)
Example({
    x1: (packed('<i2',
    'c-q^YWcH-CBjA0_(Lc&cGvaKPa$k3M($b5{+7#&iSy;^Ku$1FY^Du`4s+VpkT$4T6;h<}FbncUrZ;q?Xlx=081ONadG8|6', 0.25
) * 1794)[:109395],
    t2: packed('<i2',
    'c-rmVziN|j7{}r6j)H>_D79ULc1%GWqD$9y>EO_zqsP#Wg&cwzGI|1TB}<BgkhMeX0b~qxaP4406qWw}-rzG_*YsO_@mKpk_sfSH'
    'p3&OJ?cT|&52yXk)z-VS!Q}PJ&ic{&uk-2U&YRWc?za~gv;MQ^=ZoXd-#3Pfw>#rW_h7HrJ^b`#e{*#GhkyUaQ=jtp<DT%88~##{'
    'd&+J9YY%?Poj;(5Jmvl$^F2>_;6K*wPkGEg`HfF`^e@i8PkGv}-ycs2eu;lRC4Cio>8r4rz6#y+RhXo&!Z7;@UjO0jCwTpbyXlcM'
    'NspvqdL%8<BWac%Nz3#|nx;q6dU_-c{`--Xz6z%!(|H^o>Yc0Y^hnxIkEC9DB#qM}X(K(7&eJ35B0Z8;(<5n~9!Z__NIFZ8r1VwT'
    'GMx|h(vS5;`msJsKh~G&$NDs#jO*#g`XK#S@1!5=C+WxfDE(MJOh4AU>BssaeHD(=SD~N23cKm6aGAaeNBV(&pdS?V1Jijv)erOo'
    '{XpF>o6hOS`b2~gVMG`a=GRm71N}fhDC!5M^Jq;!&=2$jb-!#nTjCI5L>LjKEW+pq`hk96#j<QV>j(OQexUA`O=n9SB8&(l!jwfA'
    '{Xjp^53E?0O=tZ;KhO`<{j%w7i9>`DVMLg+2%{h92l{~(%d+XLALs}Afx2Hdoh@;QFd~cyQx;+L1N}fhuwq#@o%I9#KtE9T%cip>'
    '4iQF#5n;+AjDDaW=m%CT%ciq_pdaW5>VDaDw!|UAh%h2dS%lFK^aK6Cie=e!)(`Xp{XpF>o6eRvL>Li9gei+K`hk9+A6T(0o6h=y'
    'exM(y`(@MF5{C#Q!iX>~OV<zd11py8O=tZ;KhO`<{j%w7i9>`DVMG|0rRxX!ffdX4rn7#aALs|_e%W-k#390nFd~f0()9!Vz=~yi'
    '(^)^z5A*|dzic{N;t*j(7!k&0>H2|wV8yb%>8u~<2l|1!UpAdBafmP?j0oehbp1d-uwvQXbk+~_1N}hVFPqMmI7Ao`Muc%$x_+P^'
    'Sg~wxI_n4efqtOwmrZ9&93qSeBf_{WT|dwdtXQ@;o%I9#KtE9T%cip>4iQF#5n)`Gt{><JRxI0_&ia9VpdYCFWz*RbhX^CWh%hco'
    '*AMgqE0*m|XZ=7w&=1u8vgvGzLxd4wL>QN)>j(OQ70dRfvwol-=m+Y4*>twVA;O3-B8<z@^#lFDie-D#SwGMZ^aFLjY&u)w5Me|Z'
    '5yoZd`hk96#j?HWtRLtH`hmJ%Hk~bTh%h3I2;;JJ{XjpkV%gqw)(`Xp{XpF>JCZDMh%h3I2;;JJ{XjpkV%gqw)(`Xp{XpF>o6eRv'
    'L>Li9gmGEAexM&%v21TT>j(OQexUA`O=n9SB8&(l!niD5KhO`XShhEv^#lDtKT!9}rn4mu5k`a&VO*B3ALs{GEZdvT`hk9+AE^6f'
    ')7cV-2qVIXFfL2i5A*{omhDYv{Xjp^57hm#>1>HZgb`sx7?-8%2l{~(%l4+TexM)d2kL&=bhgAH!iX>;jLXvX1O32?WqZ?EKhO{K'
    '19iV_I$PopVMG`a#%1aHfqr1cvc2i7ALs}Afx2Hdoh@;QFd~cy<Fa)9KtHfz+1_;45A*~5K;18!&Xzbt7!gK<aap>4pdVPVY;QX2'
    '2l|12pzfDV=M?||0000000000000000000000000000000000000000000000000000000000000000000000000000000000000'
    '00000000000000000000000000000000000000000001hm6adK{Zvu', 0.25
),
}, name='moved_float16').DisableLifeTimeVariation()
