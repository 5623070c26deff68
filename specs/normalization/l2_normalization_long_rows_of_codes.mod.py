# Licensed under the Apache License, Version 2.0; see LICENSE.
# Written by 'python -m corpus' from corpus/families/normalization.py; do not edit.
#
# L2_NORMALIZATION: long rows of great codes.

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


U8 = 'TENSOR_QUANT8_ASYMM'

# Sums of squares have more than 22 bits, of which roots have shifts of their own. One row is of
# one sign, and three elements outweigh another, so that the results are not all next to nothing.
# Expected values: float64 formula.
x1 = Input('x1', (U8, [2, 70], 0.10000000149011612, 255))
t2 = Output('t2', (U8, [2, 70], 0.0078125, 128))
model = Model()
model.Operation('L2_NORMALIZATION', x1, -1).To(t2)
Example({
    x1: packed('<i2',
    'c-mvoi26l25aE?pRpRBh)L;@(GZwM26yQ}cXR_9i=8)6kwBXUP6k^f0(valRRZ-@Y78OxqkTExtkl<97)De)A(o<Iu(J_@)78PX}'
    'L;wJ-Xi8K'
),
    t2: packed('|i1',
    'c-p0l!4bef2m<R#1F0e1xZwY4&!&dRFo5WFKj;4d32cUxU1Mj%C}NSO#sfRo#gZcZ>}PlZ2q!>w'
),
}, name='of_70_quant8').AddVariations(signed(x1, t2)).DisableLifeTimeVariation()

# Sums of squares have more than 22 bits, of which roots have shifts of their own. One row is of
# one sign, and three elements outweigh another, so that the results are not all next to nothing.
# Expected values: float64 formula.
x1 = Input('x1', (U8, [2, 300], 0.10000000149011612, 255))
t2 = Output('t2', (U8, [2, 300], 0.0078125, 128))
model = Model()
model.Operation('L2_NORMALIZATION', x1, -1).To(t2)
Example({
    x1: packed('<i2',
    'c-rm3Nn(O9002Ntgs^E7*%Xw5Y(dt53IWuA`2Sb*)GzeXn==A^|9t$70M;4O5aUSeJ2_i~adu)@>?-qVQFLg{!&D|GqFk)mLrlNg'
    'LZU7X2xV}rX~^2A(1vTje#|i^`_opl<a?gq#CZ<9-maM1TFv4xWp#BG&Z6QG>>9gIHHmuOtMMScy+;1TDsuUh0fo7IF(?fbvAE|<'
    'nnD!{5bM5_pj3iJ?3~Y~Yt?<36sL3A9&Mt)Ze>)&A@iUHJkT>nb=y>tEE>SavaaE%GPc)mRGSgzfOl27AHuyyvUr%H+e#)L-eCh;'
    'qlh*<-V}vf<0Q3{VQjvfJMA>*;wz*FsLO?qkALtBp4CPr'
),
    t2: packed('|i1',
    'c-rlb(Gh?!3_=HT0atLNz=yLNAocp`0H*EHOT#P2dEI|~tEz$y`#_@YCDkV23)A+C)kWJtBHi?hcEOe%6iD2Rv%Rvl!)yVuC<fL9'
    'vf};O6NxVsnKMw!mOM2<I`|eV0oK&Zn1EP64M6e$FVrAS'
),
}, name='of_300_quant8').AddVariations(signed(x1, t2)).DisableLifeTimeVariation()

# Sums of squares have more than 22 bits, of which roots have shifts of their own. One row is of
# one sign, and three elements outweigh another, so that the results are not all next to nothing.
# Expected values: float64 formula.
x1 = Input('x1', (U8, [2, 1200], 0.10000000149011612, 255))
t2 = Output('t2', (U8, [2, 1200], 0.0078125, 128))
model = Model()
model.Operation('L2_NORMALIZATION', x1, -1).To(t2)
Example({
    x1: packed('<i2',
    'c-rmG#TBbq002<jU4pxX2LXZ;tdHrxidoGR@i+e*ZUq;5|MTzT@p$|VGMfl~?XMAQy_9k<D@`W_Hng_F<T-j>hqT~cbi1M+JBD=B'
    '8lUv;he(Df>&EdM?BZT&Q=uCxfZF#uz#%a9h>R5T1`*2$8&R9yp0e|Gn|GQH_HydB>vKwN3iz_iL0?8YXoQons*ty;@kemW77BvO'
    'Ij3b(jL;hZWE;sPC57O&=$#ZFA?`vf-nyKmT)I(@#BZJ#`P<`EBsTYAz|=#uWx_fQ(%p$yz8Y1y;Ko}XV6w#x9&n`}L$LO9@zt-J'
    '`Wv$^u^{0uj5J0_%~p<eVHVPe>lLt_nVTja!4Avh;YI{iR^*XO4)2X|m@Otph$Rhu*ehlgo8GOCMDDr1cK!XUG!#3n!#OCU%(ZT#'
    'Tn!}Pg@w`lRf<UWI5%gv7=?b+L}z~2%y@C4=4a(|#JhN#LEWA$YD1G2RKAMb@h%J&EZvcV=^HB<GK~{?4w=DamOQW2ix4u4asrK@'
    '`)(SFB#G?Gqo?+;NowypZw_z^@BK6UY3SIbQd}Cra0)Nz6^2Z}q>#!*C7o7>VEc^+>!w8dE=6oK?M6nW^qAZ`!48>Lks-``=-xV!'
    '^LG;Tt9>@q&15I8l#H*T4sHXK&Qvt?5c1a;(j*f44eZrLGVAqO!d{JP#_OY#vOC{jl&!hma^?MsWRgY$CPgY2<#epLOK$bA`0}Ug'
    'tNW5fi}zhY;skNri;0sYetlEr3sF3ob#Zmmq}$F(<rgXR$(!9x<lV$i7AHxq;;#r`<$$lN*3w*MXoJ#y?3XYyMxNm5disas_jq}|'
    'dHJJDQ^mAP5>U06Vs@l{gtMBVH$T_!`K@BHlYcV(Td<%u+?HlCd*9n1Y~!0<V-TZ!^^sG1XWEOngWhzFz(*1S2&6MDdHkK>3&QRr'
    'S(gN&fXcQb<s1mip;ML&r7!MJHY5Wn&|Zg{L2Y%=wH|5_hpJsHQ*54HV&-hqe0WV<`v-hYss0*h!WSCeB;%&Czi_K5Rws16Rf0i?'
    'PXNALSB_ci2WZj_#bMJ56NLR{UU)|<F)2BWm;)?03snh(1SOV$R&*p|Lbx;_K9-=f`gO(C2E1i>LZ_{K8vo2Q%#C``rMmSoTLWrG'
    '3S2y%MA7WYifa53b^a0(gg+j~x;1R{qYRQVHH7EfZ3+Av3)U5uL54`4xtO=4i-6YKQS@CftDC$EiPQPnU4QWZ3y;U+@pwEQk3Z@^'
    'xaT4F'
),
    t2: packed('|i1',
    'c-rlhiw(mt2t-%v0v(|n@j82x*ub5W1u7Y-ia!VD4(RLs`EJ{`ZQDOs9L8ZmlyM$i2Qc>6cl^!`3A=Cw9k>itzBAxlP3H=)cVlUg'
    '>EhWvBqHAmmMKqkQgaUmec3xiaQ1k_8cOb<iQtN4A{ZfreM{#lp<EM#DC#MTI%8Q?CX;;f(@Y;UZ*AKX>4Te7be+49bSSzCwKY#v'
    'oDh}5i`ISGG+C~z1^ZR$8|7D=w5=?BL>CKDTtu#k2%(F)qP1Kp(SyRh%WH5kB8YC?SOONZ23^!#XQ2Nnbk6L7@cxEn_;M^_?F{hI'
    's@Xvg&czQYbd=o'
),
}, name='of_1200_quant8').AddVariations(signed(x1, t2)).DisableLifeTimeVariation()
