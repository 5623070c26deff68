# Licensed under the Apache License, Version 2.0; see LICENSE.
# Written by 'python -m corpus' from corpus/families/slicing.py; do not edit.
#
# STRIDED_SLICE: tensors of many elements, in sizes of no block, and beside powers of two.

import base64
import zlib

import numpy as np


def packed(dtype, text):
    """Many values in little space."""
    return np.frombuffer(zlib.decompress(base64.b85decode(text)), dtype).tolist()

# Beyond one block, tile or vector, with a rest.
# Expected values: float64 formula.
input = Input('input', ('TENSOR_FLOAT32', [67, 1031]))
b = Parameter('b', ('TENSOR_INT32', [2]), [1, 1030])
e = Parameter('e', ('TENSOR_INT32', [2]), [66, 2])
s = Parameter('s', ('TENSOR_INT32', [2]), [2, -3])
part_0 = Output('part_0', ('TENSOR_FLOAT32', [33, 343]))
model = Model()
model.Operation('STRIDED_SLICE', input, b, e, s, 0, 0, 0).To(part_0)
Example({
    input: packed('<f4',
    'c-rmHp-Mwx7zW^PX46nGYjsgD$edaibWOB~GFFBN27{Wt0I$HXY!ENOE0CoHgTZ7Jqwj%p7d{7G-v9d!{O3GX@B3932UUmZ+w^&|'
    'lk-Wsd3xz#=7*${^JX$i7MWMl$H`sNO<uBFPd9fC(r3wX^4#9H+Rj_aT6U9UDd+8W-%qB=clNvKS^6mbF{t`%zL#ud{@Sa$Pmhz='
    '>@L$!>7V2`@2;AEPTn$KCy&WIxykOd{Xb@AW@ct)W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)'
    'W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)'
    'W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)'
    'W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)'
    'W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)'
    'W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)'
    'W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)'
    'W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)'
    'W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)'
    'W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)'
    'W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)'
    'W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)'
    'W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)'
    'W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)W@hI9ZvF#Fya=r'
),
    part_0: packed('<f4',
    'c-rmIAx<4(00iKl>MBALbZd(wsc3-m>=P}HfN3BELkI~1LD3wbCqSSPgd=c*28BQ%P)LGg2pnPRzL!kq-+i0Sely0^>KG3{#<)+P'
    'Cwr4Iz9sWHe@cH${^dNIo=d(a(_C+)kKg~hNv@OUyk|f6PF|nQ^{@2f>f1YZ-}@rHlD<r@r`M9xoL_%iId3ON$zkptq|eej=`YFM'
    '${5S(rQ}1hIC=Yy-^u6XPjZ{*XVMGF_ndzwn>qhYPt#9nW@cvQ|82HCGcz-D-)wtkW@hHT+4juL%*=hW?U|XGnfqqjGcz+Y_szCv'
    'W@cvYn{Cg`%*@<3+n$-3nYnMaJu@>ibKh)xW@cvQzS;K7%*@Pvv+bFgnVI`$+cPsWGxyE5XJ%$*?wf7T%*@Q(H`|_>nVGq7wmma5'
    'Gjrc;duC>4=DykX%*@QpeY5SEnVFgUX4^9}Gc)(iwr6H$X6~D9&&<rs+&9~vnVFfnZ?-)%Gc$AFY<p&AX6C-x_RP%8%zd-%nVFfH'
    '`)1oSGcz;y&9-M|W@hf2ZO_ci%-lEIo|&1Mxov&{TZpWB'
),
}, name='moved').DisableLifeTimeVariation()

# Beyond one block, tile or vector, with a rest.
# Expected values: float64 formula.
input = Input('input', ('TENSOR_FLOAT16', [67, 1031]))
b = Parameter('b', ('TENSOR_INT32', [2]), [1, 1030])
e = Parameter('e', ('TENSOR_INT32', [2]), [66, 2])
s = Parameter('s', ('TENSOR_INT32', [2]), [2, -3])
part_0 = Output('part_0', ('TENSOR_FLOAT16', [33, 343]))
model = Model()
model.Operation('STRIDED_SLICE', input, b, e, s, 0, 0, 0).To(part_0)
Example({
    input: packed('<f2',
    'c-rmFt6{=G007WPWF(RivO(kcCb`c7Cy~fXB$5$MA~Ql{M?gkaA}hPddkefe?(+S#=51b&@6<HcSWf+A6H0uhb*$kh{pM$=LmTVZ'
    'q)jg2KD^T_l<<nnp+C1_i6wmEHQ%Pc*bR@=eC?)s*v5YU$z7g@@7xaawCo?bq;9O|dYQ*1uc?~NX0zFBHk-|6v)ODmo6Tmk*=#nO'
    '&1SRNY&M(CX0zFBHk-|6v)ODmo6Tmk*=#nO&1SRNY&M(CX0zFBHk-|6v)ODmo6Tmk*=#nO&1SRNY&M(CX0zFBHk-|6v)ODmo6Tmk'
    '*=#nO&1SRNY&M(CX0zFBHk-|6v)ODmo6Tmk*=#nO&1SRNY&M(CX0zFBHk-|6v)ODmo6Tmk*=#nO&1SRNY&M(CX0zFBHk-|6v)ODm'
    'o6Tmk*=#nO&1SRNY&M(CX0zFBHk-|6v)ODmo6Tmk*=#nO&1SRNY&M(CX0zFBHk-|6v)ODmo6Tmk*=#nO&1SRNY&M(CX0zFBHk-|6'
    'v)ODmo6Tmk*=#nO&1SRNY&M(CX0zFBHk-|6v)ODmo6Tmk*=#nO&1SRNY&M(CX0zFBHk-|6v)ODmo6Tmk*=#nO&1SRNY&M(CX0zFB'
    'Hk-|6v)ODmo6Tmk*=#nO&1SRNY&M(CX0zFBHk-|6v)ODmo6Tmk*=#nO&1SRNY&M(CX0zFBHk-|6v)ODmo6Tmk*=#nO&1SRNY&M(C'
    'X0zFBHk-|6v)ODmo6Tmk*=#nO&1SRNY&M(CX0zFBHk-|6v)ODmo6Tmk*=!E~CV~R`'
),
    part_0: packed('<f2',
    'c-rmIp%KC`7>40WWF@jAbOY*uLeeDv0+E$SWF?XjB9R@Tk`a)VNF<UOkl)=q!E^V_uG=?5>qcARa(ILsiob^va?JfJtycW(TfgkD'
    '_OWufrOS{*cgkUMRVwb8?x{Oh)z%tYtekFEyVka`+I{0E*5MIfX=8PK+v+!AjO%gg*Hq3q&BKh0{HM$tvX0CfvX0CfvX0CfvX0Cf'
    'vX0CfvX0CfvX0CfvX0CfvX0CfvX0CfvX0CfvX0CfvX0CfvX0CfvX0CfvX0CfvX0CfvX0CfvX0CfvX0CfvX0CfvX0CfvX0CfvX0Cf'
    'vX0CfvX0CfvX0CfvX0CfvX0CfvXIOhvW(0dvX1-%8${^+'
),
}, name='moved_float16').DisableLifeTimeVariation()

# Beyond one block, tile or vector, with a rest.
# Expected values: float64 formula.
input = Input('input', ('TENSOR_QUANT8_ASYMM', [67, 1031], 0.5, 100))
b = Parameter('b', ('TENSOR_INT32', [2]), [1, 1030])
e = Parameter('e', ('TENSOR_INT32', [2]), [66, 2])
s = Parameter('s', ('TENSOR_INT32', [2]), [2, -3])
part_0 = Output('part_0', ('TENSOR_QUANT8_ASYMM', [33, 343], 0.5, 100))
model = Model()
model.Operation('STRIDED_SLICE', input, b, e, s, 0, 0, 0).To(part_0)
Example({
    input: packed('|u1',
    'c-rmDAr66I002<UDNLdYB%3B_rWjHCY=R<4<Ubh~pb~8o4xrHNSBz<9nt(Zm@?L-8T6kY_abl4#59Wu?`1lz$reS-I>hUC6W{bmB'
    'w7&N?wSBUinWetB=A+tAKX<KCrTsbuS(as4mStI%Wm%SGS(as4mStI%Wm%SGS(as4mStI%Wm%SGS(as4mStI%Wm%SGS(as4mStI%'
    'Wm%SGS(as4mStI%Wm%SGS(as4mStI%Wm%SGS(as4mStI%Wm%SGS(as4mStI%Wm%SGS(as4mStI%Wm%SGS(as4mStI%Wm%SGS(as4'
    'mStI%Wm%SGS(as4mStI%Wm%SGS(as4mStI%Wm%SGS(as4mStI%Wm%SGS(as4mStI%Wm%SGS(as4mStI%|DJ!C8S5q'
),
    part_0: packed('|u1',
    'c-rmIp$-870Dxi5Q<y{*NH$H<OfeU=vk8hIkuMo9a4OLz;Q<tyonlNg(*(>Dh=2PZ;45E{={4@F{4@&3lX)?Dhn;rz@y+e~Q8{XE'
    'TgO8+b-BJO&-!ha-mFK<<Q#vx!$qNVs_h1W_z!jk!LA_K6$HD2U{?_A3W8lhuqz051;MT$*cAl3f?!t=><WTiL9i<bb_Kz%AlMZI'
    'yMka>5bO$qT|uxb2zCX*t{~VI1iOM@R}kz9f?YwdD+vApjF7vl'
),
}, name='moved_quant8').DisableLifeTimeVariation()
