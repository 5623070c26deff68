# Licensed under the Apache License, Version 2.0; see LICENSE.
# Written by 'python -m corpus' from corpus/families/resize.py; do not edit.
#
# RESIZE_BILINEAR: whole factors, aligned in each way.

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

# Whole factors, with each way to align pixels, suit a repetition of pixels, or leaving out some,
# in one way only.
# Expected values: float64 formula.
x1 = Input('x1', (F32, [1, 2, 3, 2]))
t2 = Output('t2', (F32, [1, 4, 6, 2]))
t3 = Output('t3', (F32, [1, 4, 6, 2]))
t4 = Output('t4', (F32, [1, 4, 6, 2]))
t5 = Output('t5', (F32, [1, 6, 3, 2]))
t6 = Output('t6', (F32, [1, 6, 3, 2]))
t7 = Output('t7', (F32, [1, 6, 3, 2]))
t8 = Output('t8', (F32, [1, 6, 9, 2]))
t9 = Output('t9', (F32, [1, 6, 9, 2]))
t10 = Output('t10', (F32, [1, 6, 9, 2]))
t11 = Output('t11', (F32, [1, 2, 6, 2]))
t12 = Output('t12', (F32, [1, 2, 6, 2]))
t13 = Output('t13', (F32, [1, 2, 6, 2]))
t14 = Output('t14', (F32, [1, 1, 1, 2]))
t15 = Output('t15', (F32, [1, 1, 1, 2]))
t16 = Output('t16', (F32, [1, 1, 1, 2]))
model = Model()
model.Operation('RESIZE_BILINEAR', x1, 6, 4, False, False, False).To(t2)
model.Operation('RESIZE_BILINEAR', x1, 6, 4, False, True, False).To(t3)
model.Operation('RESIZE_BILINEAR', x1, 6, 4, False, False, True).To(t4)
model.Operation('RESIZE_BILINEAR', x1, 3, 6, False, False, False).To(t5)
model.Operation('RESIZE_BILINEAR', x1, 3, 6, False, True, False).To(t6)
model.Operation('RESIZE_BILINEAR', x1, 3, 6, False, False, True).To(t7)
model.Operation('RESIZE_BILINEAR', x1, 9, 6, False, False, False).To(t8)
model.Operation('RESIZE_BILINEAR', x1, 9, 6, False, True, False).To(t9)
model.Operation('RESIZE_BILINEAR', x1, 9, 6, False, False, True).To(t10)
model.Operation('RESIZE_BILINEAR', x1, 6, 2, False, False, False).To(t11)
model.Operation('RESIZE_BILINEAR', x1, 6, 2, False, True, False).To(t12)
model.Operation('RESIZE_BILINEAR', x1, 6, 2, False, False, True).To(t13)
model.Operation('RESIZE_BILINEAR', x1, 1, 1, False, False, False).To(t14)
model.Operation('RESIZE_BILINEAR', x1, 1, 1, False, True, False).To(t15)
model.Operation('RESIZE_BILINEAR', x1, 1, 1, False, False, True).To(t16)
Example({
    x1: [1.5, -6.0, -1.5, -4.5, -0.25, 5.0, -2.25, 4.0, 1.25, 4.25, 5.25, -4.25],
    t2: packed('|i1',
    'c-oU#z_8}Uj!!Iq0{#U2`taxbzkk9^8f+SDcN~5=iMW_BgzO2~gUkj1V`~=S', 0.0625
),
    t3: packed('<f4',
    'c-j?;p$@_@6h&VG4nnY4ND#9XDAo#op<+lx6AT7{T|z>}2OwV6Bx(5rpnaNbl3ze}3eV$SanDT-fNhNh0~P?h@3gVg!^&&$U3a!Z'
    'KRh#7(HbG_-vMk4vX6|;C2f#>r@^IEq0o273@94*ksTtu8La0D%eu_m=>3^&7X8<^%+jvHy&h!i%eX9#!&7gzEv}WMoZ`PSsGOb@'
    'Vu+H%UoLr7P?1zrQgNc99~0zKrv'
),
    t4: packed('<i2',
    'c-l*7Fqm=S#FmOXD?T`=DDW9SihR9CGsa`hnuJrCY}Ju2hmZVdDPUN^BEd7EL!cty1H(UtfB*me|No!iKO+N>009Od05TaEpp5^F'
    'KsiPR1|anh0P#R9Z2', 0.015625
),
    t5: packed('<f4',
    'c-nQup%H*E3<c1RfMJOa(PW7jrirY?;48Ug2l93I!E;6Rj^l}!(#yqNlKc3NiJ2s`@dtoio94CmTeI1AEZXW>=Lvy}3nGYu3UPpm'
    '8S@WdB`%x'
),
    t6: packed('<f4',
    'c-mEpp%DT>5CkUx1oj;vP_>?&Dik4*011%53B*h6u6n~4QT%QIcLCw};}tDh^bD{ea0eRv1~{bk(j0#X%zz48KL)A2RNJ=9e3psj'
    'e!O1RPx;Km!1FF4hsUrl)A$}WBNuinU%7;8%qL|8mCXG43*K}r-~'
),
    t7: packed('<f4',
    'c-nQup%K6^2mnAvsOb_JBCrIe(;y>j>LYuwLqTVs`d$tb(-#l0Fg9Z_oBvT(Wl)_jBI1;uOWDVGrKld)CcWJ)$MAS4ui=j9Sdlyk'
    'i6Z|1b?Y#p'
),
    t8: packed('<f4',
    'c-oDOF$%&!5Jl$%B8cDxY;uC6FuRx7M(jL6TB{%kVzJoRS)`O%5Sw(Golda#1W9EtSUM9Ev5WsL!{0x{2l&XbS{p@IYg}cn;EVvS'
    'ilWN73ao1qx#wwW|83|@K0;P&txZaUp-BLZ02o>uB8E_6lgNGDgXX89BO!tlWVGF2@JO?opd9R9!&~n@)3>LP2EBP{5sxs!=}zdU'
    'n<cKY^*CSThqdreqDYY!yjO)5Vmed7-?&hXJabVoJ6?N%cucg?{JbXNpX3cccB%g'
),
    t9: packed('<f4',
    'c-oCmAxi{76n^R0VAx=Au^5fQB*V=-Py}Ivn6zDb$##EWkwZ3`#2E|=hsz}~Soh{d!<#Bx^KaOEvuC^F_wiu9H{UlO1F#E%q+<X~'
    'N{K=M)d_+Q1X2ddo-h(Z_87e~qbH|KB1!@N1p@i&5)twqR10_=@TBx(mmdi}dyM3+>>0a+Nc`@*%=iH-eBsCEV%C($O@~c?CpVMx'
    '`3WrRTE1>Cwd=cP-${d;i|Xz4r$?BeXJ1x0+lcJb*&f5Zkg_^3N1w~X`ub^6mCgG-Ecl^o%i;>!V%0i!3>>$#5!dM0^03u$u+}+z'
    '<sq&|+O^Y#bFtT>9kQ@)s-YM$XDvF^z*L2PBJc7>0m#U|2l<dF'
),
    t10: packed('<f4',
    'c-nQ0F>1p=5Jl$%#t;I&fE%4aDx%#>Ok>jJ1a4C;0fTU{xN(<4rI~?{#$BSF&Y(UgkSh0vl$l-G!9nr+3$ye148R3e;19osfs5kc'
    'k$XG<BV#muQS{6`cur>M>%{Z+zZoFqh9MyDmmN}$OCThSCigxk%AuoVhJLzCcy-~*hyw3W%Vtg4(bcXV8<)APyL<h<Zzo@mwmr3{'
    'XeLjcCwhY!Ew+p8)J@&`g;sSn-#_nn)vg*FBQYT+1k>2Yj!h}0d`P2f*_cE~`81{ewGeC&D>@#mvHF58GB!VwVyE8'
),
    t11: [1.5, -6.0, 0.0, -5.25, -1.5, -4.5, -0.875, 0.25, -0.25, 5.0, -0.25, 5.0, -2.25, 4.0, -0.5, 4.125,
    1.25, 4.25, 3.25, 0.0, 5.25, -4.25, 5.25, -4.25],
    t12: [1.5, -6.0, 0.3, -5.4, -0.9, -4.8, -1.25, -2.6, -0.75, 1.2, -0.25, 5.0, -2.25, 4.0, -0.85, 4.1,
    0.55, 4.2, 2.05, 2.55, 3.65, -0.85, 5.25, -4.25],
    t13: [1.5, -6.0, 0.75, -5.625, -0.75, -4.875, -1.1875, -2.125, -0.5625, 2.625, -0.25, 5.0, -2.25, 4.0,
    -1.375, 4.0625, 0.375, 4.1875, 2.25, 2.125, 4.25, -2.125, 5.25, -4.25],
    t14: [1.5, -6.0],
    t15: [1.5, -6.0],
    t16: [-0.125, -0.125],
}, name='ways').AddVariations('float16').DisableLifeTimeVariation()
