# Licensed under the Apache License, Version 2.0; see LICENSE.
# Written by 'python -m corpus' from corpus/families/reshape.py; do not edit.
#
# TRANSPOSE: tensors of many elements, in sizes of no block, and beside powers of two.

import base64
import zlib

import numpy as np


def packed(dtype, text):
    """Many values in little space."""
    return np.frombuffer(zlib.decompress(base64.b85decode(text)), dtype).tolist()

# Beyond one block, tile or vector, with a rest.
# Expected values: float64 formula.
input = Input('input', ('TENSOR_FLOAT32', [3, 65, 33, 17]))
order = Parameter('order', ('TENSOR_INT32', [4]), [2, 0, 3, 1])
part_0 = Output('part_0', ('TENSOR_FLOAT32', [33, 3, 17, 65]))
model = Model()
model.Operation('TRANSPOSE', input, order).To(part_0)
Example({
    input: packed('<f4',
    'c-rmHp-O{M7zW_42nz;-VFsgM6j_+8xc!J&4Q^r4U=S2m4I*Z<QOpK|(dY#jya+ErOnZO+)!o4pUf%EHoCD{n8Z}j4ld4&AnfX86'
    'OTVOV(tqib^j)&qo+bUvpXu9VFZ02;YMOq^{+R41!{j6RNe*-NI_b_AnV)n2J-N!>WdF|mkohR{JpGp3C&$^h)92|~QkgH(zqvnd'
    'x_`F!2CM(K|J-dl$60cnoF-d2+gZKaNHa4tGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+Y'
    'Gcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+Y'
    'Gcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+Y'
    'Gcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+Y'
    'Gcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+Y'
    'Gcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+Y'
    'Gcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+Y'
    'Gcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+Y'
    'Gcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+Y'
    'Gcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+Y'
    'Gcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+Y'
    'Gcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+Y'
    'Gcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+Y'
    'Gcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+Y'
    'Gcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+Y'
    'Gcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+Y'
    'Gcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+Y'
    'Gcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+Y'
    'Gcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+Y'
    'Gcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+Y'
    'Gcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+Y'
    'Gcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YuQM+JC<b6j'
),
    part_0: packed('<f4',
    'c-rmVEpJv^69(XInjjDe1PCMvk`M$0LundPi+~Cw0zm=^7C{IajU?3-2qcmpfZ#{)69|gg4;`{ovNGkP&~`4d)AI4Y=gj1s9@e_='
    'UVEBuY)sRsThsI@p8N4Uk7q4@?sR;77ti(i*W>xTK26W!<F)v?7xApe=jY?ujOSAP_~ZKb-*YBD{}Rv3csAnK?#6RFp2zXLil2KJ'
    '&lJz2`0<<gcrQM_jsM+teB9dmYh8{XzmDfleEuMwukrgX#>c1eoQ=;f?EU<cTi^dbZ|?nlY{%#C<JsApWB&1nc+SPIU5RHmKEE2z'
    '{+SQ*drtaZes^~#X)k~CpQ+=zm&5*d?Kte^e|!x(YI`{<Uz`8uUXJpAv;Ngyj@y6B4`VMU;m<gKx|fssXTM+BOQ$~*kM`32tnl1f'
    'VKsC2v%>u2?q`Mh@1y%!VV=3`*TLn?UB3=4XWn*~)b{J(a^|jI2bVKHaF^8b&Sd}0kK84-yffK9^BH$ZE$>X+CH*|}n!6;qv$KNS'
    'S?>H}=FWHOIdkVb^_+RvT~g~i^_=;pyQJ24>N#`Q{>^gcZFfm+`!~y(yY_FEGk3i+S<bxfE~))l;hM98+*$4{cV5igy|X^g*1fa7'
    'rL(@8xqD~*ww!S_bN9~rJahNX`aDnf&ib0p`fBDK_v`ID>+_7=JL~h$cRwr4Gj~5L%zv%!XN5P;3agpBpB3hr`3E}d`~&_0|A2p>'
    'v(7)@AMg+O2mAy6!FVrnXJ-Yuv)nmn<{#*+^AGq3`~&_0|G-@m|A2qMKj0tm54ihsXSuW7x!z0n&iW=3h6%%jVZtzBm@rHjCJYmX'
    '3B!b8!Z2Z&FiaRG%mMboKhRm{AMg+O2mAy60snx1z(3$0@DKP0<Gsk8ofYKHa_5|xf1tCjv(7)@AMg+O2mAy60snx1z(3$0aQEfT'
    'a%Z`7y%+B$(phK1FkzT5Oc*8%6UO~I6NU-Hgki!kVVE#X7$!`;7yg0HI{$!wz(3$0@DKP0`~&_0|A2qMKN#;t?(D1}ca}Tn%=`nL'
    'b^ZbWfPcV0;2-c0_y_z0{sI4hf56?BJIkHr&h=irn@DG!2_t7@!Z2Z&FiaRG3=@V4!-QeNFkzT5Oc*9iy%+w0&N}~qf8Z{Of51QB'
    'AMg+O2mAy60smmU7rC>ug523zA!p_v=&bV(_y_z0{sI4hf51QBAMg+O2mAx>zT8>vEO)N=;@w0#>r5CX3=@V4!-QeNFkzT5Oc*8%'
    '6NU-Hgki!kVd}l`4|LY~2mAy60snx1z(3$0@DKP0`~&{McrS8iX9c;l+&O3VJxx06`~&_0|A2qMKj0tm5BLZC1O5U3fV(eumOIOx'
    '>%Dk4k<L03h6%%jVZtzBm@rHjCJYmX3B!b8!Z2Z&Fie<wFZ=_Yb^ZbWfPcV0;2-c0_y_z0{sI4he=y#Q+}T+{?ksoCnfV7g>-+=$'
    '0snx1z(3$0@DKP0`~&_0|A4zMca}TLo$I}LH<8Xd6NU-Hgki!kVVE#X7$yu8h6%%jaaLf$FkzT5^<MY~I_vxc{sI4hf51QBAMg+O'
    '2mAy60smmU7rC>ug4|i|oHO$ebk_L?`~&_0|A2qMKj0tm5BLZC1O5SbU+ye-mOIyb@oplWbtViGh6%%jVZtzBm@rHjCJYmX3B!b8'
    '!Z2Z&F!f&e2RiHg1O5U3fPcV0;2-c0bk_L?`~&{McrS8iX9c;l+&O3FALy*}5BLZC1O5U3fPcV0;2*e4;veu2xchQvxwG84-ivn='
    '>8vwhm@rHjCJYmX3B!b8!Z2Z&FiaRG3=@V4!-T2#!avYi=O6G7_y_z0{sI4hf51QBAMg+O2jjiSot+ir&T{9RnSY?O&OhKE@DFs>'
    '`3L+1{sI4hf51QBA8_~O&T?nDbG;YuCem4F!Z2Z&FiaRG3=@V4!-QeNxL;?&FkzT5Oc*9iy%+w0&N}~qf51QBAMg+O2mAy60snx1'
    'z&{x8MegjZAa|BK=gj;Aopt^J|A2qMKj0tm5BLZC1O5U3fPcW<mpjXy<<9k9yqid8oe9H)VZtzBbk><LOc*8%6NU-Hgki!kVVE#X'
    'n0hb#1D$pL0snx1z(3$0xJ%+6@DKP0`~&{McrS8iX9c;l+&O3FALy*}5BLZC1O5U3fPcV0;2-c0_y_z0?!Mev?ksn%_u}0|I_pdr'
    'CJYmX3B!b8!Z2Z&FiaRG3=@V4!-QeNFk$Mw@DFs>b=LU@`~&_0|A2qMKj0tm5BLZCgYjPE&dv&QXSs9E%s<ds=O4IB;veu2_y_z0'
    '{sI4hf51QBA8_~O&dv&Q=Xx*RO{BBVgki!kVVE#X7$yu8h6%%jVZtzBm@rHjCJYm%-V6UgXPtk*Kj0tm5BLZC1O5U3fPcV0;2(_l'
    'B6oIHkUPtrb7ua5&N}~qf51QBAMg+O2mAy60snx1z(3&b%bn%Ua_4$4-c6*l&V*sY_&!f23=@V4!-QeNFkzT5Oc*8%6NU-ntWfWT'
    'f1tC@Kj0tm5BLZC1O5U3fPcV0;2-c0#(R-FJ1fYY<<2=X|3GJ*f51QBAMg+O2mAy60snx1z(3$0aQEfTa%Z`7y%+B$(phK1FkzT5'
    'Oc*8%6NU-Hgki!kVVE#X7$yu8h6z*e#rHJntn&}}2mAy60snx1z(3$0@DKP0{Dbjc<j&3ta%Z`7&dfj1S?3?{5BLZC1O5U3fPcV0'
    ';2-c0_y_Ki<j!(uxpTc2?<Ue&XTmUHm@rHjCJYmX3B!b8!Z2Z&FiaRG3=@V4Q}2a;ptH_D;2-c0_y_z0{sI4hf51QBAMg*xdyzXk'
    'E6APY&N(yxKxdtQz(3$0@DKP0`~#hJ{sI4hf51QB?#rF!&T{8^FWyb0v(AKJ!Z2Z&FiaRG3=@V4!-QeNFkzT5?$?<xOqhBv`~#hJ'
    '{sI4hf51QBAMg+O2mAy60snx1Fy4#Y*;zsEEO*YC`3E}d`~&_0|A2qMKj0tm5BLZC1O5U3fV(eumOIOx>%Dk4k<L03h6%%jVZtzB'
    'm@rHjopmM*6NU-Hgki!kVVE%WUib$(>-+=$0snx1z(3$0@DKP0?vnTi{Dbjc<j&3ta%Z`7&dfj1S?3?{5BLZC1O5U3fPcV0;2-c0'
    '_y^p5xwG6^?p*K1yNPtxnJ`QkCJYmX3B!b8!Z2Z&FiaRG3=@V4!-QeN)O+C{=&bV(_y_z0opt^J|A2qMKj0tm5BLY;y~v%N739ux'
    '=bV{;ptH_D;2-c0_y_Ki_y_z0{sI4hf51QB?#rF!&T{8^FWyb0v(AKJ!Z2Z&FiaRG3=@V4!-QeNFkzT5Oc*8%6Q<q^|3GJ*f51QB'
    'AMg+O2mAy60snx1z(3$0jQ1jUc2<x(%bjy(opqgc{sI4hf51QBAMg+O2mAy60snx1z}=TS%bn%U^<KQ2NN1f1!-QeNFkzT5?$?<x'
    'Oc*8%6NU-Hgki!kVVE%WUib$(>-+=$0snx1z(3$0@DKP0`~&_0|6sfqxwEr^+*$6NGxHC0*7*ng1O5U3fPcV0;2-c0_y_z0{sDJi'
    '?ksnfJJ);hZX%s^opmM*6NU-Hgki!kVVE#X7$yu8h6%%jVZtzB>b>v}bk_L??vnTi`~&_0|A2qMKj0tm5BLY;y~v%N6`U31&N(yx'
    'KxdtQz(3$0@DKP0`~&_0|A2qMKj0s5_vOxVXLm{UUc8$~XPpVdgki!kVVE#X7$yu8h6%%jVZtzBm@rHjCQQ8-{(;Uq|A2qMKj0tm'
    '5BLZC1O5U3fPcV081F^y?5rSnmOJOn`~#hJ{sI4hf51QBAMg+O2mAy6fzCSrfV(eumOIOx53m>C=gEZ8S!cp9VVE#X7$yu8h6%%j'
    'VZtzBm@rHjCJYm%+zbCeXPtk*Kj0tm5BLZC1O5U3fPcV0;2(_lB6oIHkUPtrb7ua5&N}~qf51QBAMg+O2mAy60snx1z(3&b%bn%U'
    'a_4$4zRy!<oe9H)VZtzBm@rHjCJYmX3B!b8!Z2Z&FiaRGOuZNWfzCSrfPcV0;2-c0_y_z0{sI4hf51O*mn3(VJIkHxz3>lo*7*ng'
    '1O5U3fPcV0;2-c0_y_z0{sDJi?ksnfJJ);hZX%s^CJYmX3B!b8!Z2Z&FiaRG3=@V4!-QeNFkzT5^<MY~I_vxc{sI4hf51QBALy*}'
    '5BLZC1OCByFLGyR1-Y}_IcMe{=&bV(_y_z0{sI4hf51O*m&8BdAMg*j`*LTwv)sAfi+2<0tTSPlFiaRG3=@V4!-QeNFkzT5Oc*8%'
    '6NU-HgsJz!KhRm{AMg+O2mAy60snx1z(3$0@DKP0<Gsk8ofYKHa_5|xf1tC@Kj0tetn&}}2mAy60snx1z(3$0aQEfTa%Z`7y%+B$'
    '(phK1FkzT5Oc*8%6NU-HgmJ&lgki!kVVE#X7$!`;7yg0HI{$!wz(3$0@DKP0`~&_0|A2qMKN#;t?(D1}ca}Tn%=`nLb^ZbWfPcV0'
    ';2-c0_y_z0{sI4hf56?BJIkHr&h=irn@DG!3B!b8!sx6sVVE#X7$yu8h6%%jVZtzBm@rJ3dN2F~opt^J|A2qMKX8}CKj0tm5BLZC'
    '1OCByFLGyR1-Y}_IcMe{=&bV(_y_z0{sI4hf51QBAMg+O2mAx>zT8>vEO)N=;@w0#>r5CX3=@V4!-QeNFkzT5Oc*8%6NU-Hgki!k'
    'Vd}l;tm~}v5BLZC1O5U3fPcV0;2-c0_y_!h@m}Q4&I)p8xpU6UKhRlsm&8BdAMg+O2mAy60snx1z(3$0aQB@R<j!*EdN1Bhq_fV1'
    'VZtzBm@rHjCJYmX3B!b8!Z2Z&FiaRG3=^i_3;#f8oqxbT;2-c0_y_z0{sI4hf51QBAB^`RcXn2gJIkGOX8wWBI{$!wz(3$0@DKP0'
    '`~&_0|A2qMKj7}mo#oDQ=Xx*RO{BBVgz<fzOc*8%6NU-Hgki!kVVE#X7$yu8##w<0Q}2a;ptH_D;2-c0_y_z0{sI4hf51QBAMg*x'
    'dyzXkE6APQCFRWg1D$pL0snx1z(3$0@DKP0`~&_0|A2qM-IqJdo#oEeUcLbrQea5'
),
}, name='moved').DisableLifeTimeVariation()

# Beyond one block, tile or vector, with a rest.
# Expected values: float64 formula.
input = Input('input', ('TENSOR_FLOAT16', [3, 65, 33, 17]))
order = Parameter('order', ('TENSOR_INT32', [4]), [2, 0, 3, 1])
part_0 = Output('part_0', ('TENSOR_FLOAT16', [33, 3, 17, 65]))
model = Model()
model.Operation('TRANSPOSE', input, order).To(part_0)
Example({
    input: packed('<f2',
    'c-rmFp;f~`007WPWF;~(BOs6WfL_x}o7^ps5h{@xp%R%9kjRsj$jV5@fH4q%f&cGQd#Zg~zRzK7hWAp>UEazZL#*RAEXQtIp1<-X'
    'wJ99xVI9`fb=nP=^ik@|@*0khd3oEV+qCub(4;1>@tSLH;%5%~hx})z^-%jR|BP*kc`i?RiMKKAyYX%|o6Tmk*=#nO&1SRNY&M(C'
    'X0zFBHk-|6v)ODmo6Tmk*=#nO&1SRNY&M(CX0zFBHk-|6v)ODmo6Tmk*=#nO&1SRNY&M(CX0zFBHk-|6v)ODmo6Tmk*=#nO&1SRN'
    'Y&M(CX0zFBHk-|6v)ODmo6Tmk*=#nO&1SRNY&M(CX0zFBHk-|6v)ODmo6Tmk*=#nO&1SRNY&M(CX0zFBHk-|6v)ODmo6Tmk*=#nO'
    '&1SRNY&M(CX0zFBHk-|6v)ODmo6Tmk*=#nO&1SRNY&M(CX0zFBHk-|6v)ODmo6Tmk*=#nO&1SRNY&M(CX0zFBHk-|6v)ODmo6Tmk'
    '*=#nO&1SRNY&M(CX0zFBHk-|6v)ODmo6Tmk*=#nO&1SRNY&M(CX0zFBHk-|6v)ODmo6Tmk*=#nO&1SRNY&M(CX0zFBHk-|6v)ODm'
    'o6Tmk*=#nO&1SRNY&M(CX0zFBHk-|6v)ODmo6Tmk*=#nO&1SRNY&M(CX0zFBHk-|6v)ODmo6Tmk*=#nO&1SRNY&M(CX0zFBHk-|6'
    'v)ODmo6Tmk*=#nO&1SRNY&M(CX0zFBHk-|6v)ODmo6Tmk*=#nO&1SRNY&M(CX0zFBHk-|6v)ODmo6Tmk*=#nO&1SRNY&M(CX0zFB'
    'Hk-|6v)ODmo6Tmk*=#nO&1SRNY&M(CX0zFBHk-|6v)ODmo6Tmk*=#nO&1SRNY&M(CX0zFBHk-|6v)ODmo6Tmk*=#nO&1SRNY&M(C'
    'X0zFBHk-|6v)ODmo6Tmk*=#nO&1SRNY&M(CX0zFBHk-|6v)ODmo6Tmk*=#nO&1SRNY&M(CX0zFBHk-|6v)ODmo6Tmk*=#nO&1SRN'
    'Y&M(CX0zFBHk-|6v)ODmo6Tmk*=#nO&1SRNY&M(CX0zFBHk-|6v)ODmo6Tmk*=#nO&1SRNY&M(CX0zFBHk-|6v)ODmo6Tmk*=#nO'
    '&1SRtU(LT0(F4c'
),
    part_0: packed('<f2',
    'c-rmUJ#tcE7=~fWlqpkEvV@d4qw*6-;G7Mxgp`&n!P1f?SX!QvG9_ioEJGNQ!k^I?N#3WpT4$W^jAHoi<2BE2IUH}U@29=lV6hr+'
    '=G*0PF&y2u-Q;|B)@&DpW;j`Y9FErG?xsJxXudX=&8PNuHoWSMS8Z?ptyzEQnsGB+tlxF-KR5mM?q;z3(r(5Ni+;Plx}Ei!LDNm|'
    '=jZd@tef_)yT#|_YQCB59#8)DSKj(r{`7Qj^DNK%lX}f(`PaX-(?840KS8H@mQ#G1|L<8&`!DMy&+=OT%Afx%um2P0Z_o0UKmC6H'
    'EHyuge|VPSZ-xD@7Jn;jCe_~x-L(2!VbD~6D?BVJKZD1UD?fwBle_X;Qsrmxcyi@u@OX0F&E)Cix|_+<$#plAr;{(sZ%OO&TT<Q4'
    'B<Ge?{jIQF?zFRZ-k)52Q{SIlds9E0yehvX)!x((C)eK84=2~&)DI_DzP~x1T>1Xycyi_Yo8!rq?{6MY9#!9x&dP5|)!z!;L_2He'
    '!^zce*86SsoAq&1{bqgDR=-)lEN{mB$;EHhw~O*O>!a#7>x1$)>$_$3oAv&6^_%r>TK#6d-&TJs+}%`vE9`&QRrP)SqWr#I{;hDs'
    'AMgkK0e`?B@CRA`Ks#&a!^!*sf50E`2mAql!0v13ymme>|36O>hJ+zuNEi}^gdt%_n4h18Kj07e1O9+N;19C=fp*r;hm-jO{(wK='
    '5BLNAfZf;5dF^b8gM=YrNEi}^gdt%_m^=x?AMgkK0e`?B@CTMSv~ylN^9TF^f50E`2mArMubuPS*%Ai{L&A_SBn$~d!jLd|5{5tE'
    '5BLNAfIr|5EOBV(ymsaf_yhicKj07e19o3K=e4sX4ibihAz?@u5{85!Ve%vlf50E`2mAqlz#mxR(9U`7%pdRv`~iQ!AMgk4zIM)Q'
    'XG<I;3<*QRkT4_+2}8o<Nf`csKj07e1O9+Nu*9LA^V*p|;1Bo%{(wK=57>R}oY&5lI7k>0hJ+zuNEi}^gvpaI`~iQ!AMgkK0e@hL'
    'Lp$fSGk?Gz@CW<>f50EG``S6Loh@;YFeD5KL&A_SBn%0YCt>&l{(wK=5BLNAz!Hac&TD7>fIr|5_yhicKVbK@b6`7L;viv27!rnr'
    'Az?@u5++W<@CW<>f50E`2mFC04(*)R&iny?z#s4j`~iQ!?rZ0~cDBSp!jLc|3<*QRkT4`no`m5K_yhicKj07e14|s*Ij^1h1O9+N'
    ';1Bo%{(#-r&Ux)@iGze8VMrJfhJ+zuNSHhc!yoVm`~iQ!AMgj3IJ9$KJM#zp0e`?B@CW<>yRV(|+Sw8Z2}8n=FeD5KL&A_Sc@l;{'
    ';1Bo%{(wK=4=izL=e&025BLNAfIr|5_ycxdJLk2tB@PmXgdt%_7!rnrAz|_)41d5M@CW<>f50DD;?T}{?aUwW2mAqlz#s4j?7nu+'
    'YiCOwBn$~d!jLc|3<*QR<VhI*fIr|5_yhicKd{81o%7n6Kj07e1O9+N;1Ae+?VQ)nmN-Zl5{85!VMrJfhJ?wJF#G|3z#s4j`~iPp'
    'i9<W*wKIRfAMgkK0e`?Bu>0CMubnM%kT4_+2}8n=FeD5KlP6*L1O9+N;1Bo%{=gE4cFt>O{(wK=5BLNAfIndOwR2uOTjC&LNEi}^'
    'gdt%_7!oE=!te+D0e`?B@CW>XB@XSJ*UtO_f50E`2mAql!0v13ymq$4LBfzQBn$~d!jLc|OrC_{5BLNAfIr|5_ybEE+BvVC`2+rd'
    'Kj07e1O9;B*UowEY>9(}Az?@u5{85!VMv%f3Bw=o2mAqlz#s4jmN>L?UOV##`~iQ!AMgkK0lTlA^V-=G2MI&MkT4_+2}8n=FnJP&'
    'Kj07e1O9+N;14WuXy?3k_GX<w;1Bo%{(wJV_qB6gJ6qx)VMrJfhJ+zuNEi|(Pr~pA`~iQ!AMgkKfh7*@oY&6$0e`?B@CW<>f57f*'
    '=e%~d#6iN4FeD5KL&A_SBut)!;Scx&{(wK=5BLL19NIaro%sX)fIr|5_yhic-Pg`}w<Jp(Bn$~d!jLc|3<*QR<VhI*fIr|5_yhic'
    'Kd{81o%7n6Kj07e1O9+N;1Ae+?VQ)nmN-Zl5{85!VMrJfhJ?wJF#G|3z#s4j`~iPpi9<W*wKIRfAMgkK0e`?Bu>0CMubnM%kT4_+'
    '2}8n=FeD5KlP6*L1O9+N;1Bo%{=gE4cFt>O{(wK=5BLNAfIndOwR2uOTjC&LNEi}^gdt%_7!oE=!te+D0e`?B@CW>XB@XSJ*UtO_'
    'f50E`2mAql!0v13ymq$4LBfzQBn$~d!jLc|OrC_{5BLNAfIr|5_ybEE+BvVC`2+rdKj07e1O9;B*Uo|MY>9(}Az?@u5{85!VMv%b'
    '3Bw=o2mAqlz#s4jmN>L?UOV##`~iQ!AMgkK0lTlA^V-=G2MI&MkT4_+2}8n=FnJP&Kj07e1O9+N;14WuXy?3k<`4J-{(wK=5BLLi'
    'Upwcuvn37^hJ+zuNEi}^gdt(_B#bxf`~iQ!AMgkKfh7*@oY&6$0e`?B@CW<>f57f*=e%~d#6iN4FeD5KL&A_SBut)!;Scx&{(wK='
    '5BLL19NIaro%sX)fIr|5_yhic-Pg`}?QDsIgdt%_7!rnrAz?_EJPE@e@CW<>f50E`2bMUrbKWh9Kj07e1O9+N;1Ae+?VQ)n-vQbq'
    '1IP'
),
}, name='moved_float16').DisableLifeTimeVariation()

# Beyond one block, tile or vector, with a rest.
# Expected values: float64 formula.
input = Input('input', ('TENSOR_QUANT8_ASYMM', [3, 65, 33, 17], 0.5, 100))
order = Parameter('order', ('TENSOR_INT32', [4]), [2, 0, 3, 1])
part_0 = Output('part_0', ('TENSOR_QUANT8_ASYMM', [33, 3, 17, 65], 0.5, 100))
model = Model()
model.Operation('TRANSPOSE', input, order).To(part_0)
Example({
    input: packed('|u1',
    'c-rmDtquVJ007_z5N(3(HuF<##Iu=jl&cg$5Jb;FwA~{RL@%J(6=pY61w6n-o1hBb!@jS7=`75b$?(0%zP0Ll+S?T#@u1nB%=e@C'
    'Q!I7Q<^G{Fj*gAnvvLnkNz@9nZGL@S>YHGd%CaoWvMkH8EX%Si%d#xXvMkH8EX%Si%d#xXvMkH8EX%Si%d#xXvMkH8EX%Si%d#xX'
    'vMkH8EX%Si%d#xXvMkH8EX%Si%d#xXvMkH8EX%Si%d#xXvMkH8EX%Si%d#xXvMkH8EX%Si%d#xXvMkH8EX%Si%d#xXvMkH8EX%Si'
    '%d#xXvMkH8EX%Si%d#xXvMkH8EX%Si%d#xXvMkH8EX%Si%d#xXvMkH8EX%Si%d#xXvMkH8EX%Si%d#xXvMkH8EX%Si%d#xXvMkH8'
    'EX%Si%d#xXvMkH8EX%Si%d#xXvMkH8EX%Si%d#xXvMkH8EX%Si%d#xXvMkH8EX%Si%d#xXvMkH8EX%Si%d#xXvMkH8EX%Si%d#xX'
    'vMkH8EX%Si%d#xXvMkH8EX%Si%d#xXviv9c2fl<<QU'
),
    part_0: packed('|u1',
    'c-rmVy-FKU7zW@A=ve4b2#D3Cpksv6A?@O-i$ezo$6kYuf|t+?8G8fWBuk`(kkuje0x||1x;j)SEp729@q3|Xc(yJcY|Q!I!@~>T'
    'aQ)*>@ATD&^Rv#)_PdMz`1Q-q#_{{Fv&r@Do3+K>w-;B_vuDpQ=O>@PZw}^fcSqyy;eM}s^y$mN*6{X+fB)mDr~G}~6Hd9~ms;(V'
    '`~GW7pYq@bw9F}wf6R}Zvg9A@{!>=@lizvD%3qv+PkGwc?~hXoU*eyqRIfs>dKI>+SD{<I3ghZk7}P$&+aIodg10~1t&XH|btDa{'
    'BWYe8Nz>{`T2x2Uq&ku|sw1iY-$zpQDx43c^Qbt~J2yMkk#tZUNxkYw8dXQqW_2W8R!7oRbtJ7-N7Af1k~-CqbWt5i)vK^Aoe%e`'
    'kM()=u|BOn))&>s`lOnS8`Z~pzxr73R3Gc7)yMj<`dB}zKGwU{$NIc_6;7&G;jDTU_NrImx_T9k`2j!R2O&R@&a(+W;0OGG?#I%('
    '`dA-B7zhJlAk42*_yIrQ2O&R@&ck(nzz_HV-H)ZS5(k8VFc2n&F#LcY@B<agSUU3qe!vgtek`4pI3Ns!fiN+I;RpPHAE;Qy(wQId'
    '1AajFW9h8K0bw8vgoz;xKi~)aK*cha&isHM@B_LZOJ^kx2m@gtOblW80YBgeDweTy<_G+MAJF|+IxBHN7zhJlVhF<z_yIpqv5ciN'
    'Ki~)afbPfAS&0L}Ko|%ULl}O*5BPzKWh|Zf0YBgebU&8PN*oXd!a$f9!teurzz<X`W9iHf_yIql`>}LZ;(#y^2EtgD&JXy3ie-E0'
    '%n$ehKcM@ubXMYkFc1d9SeDKY_<@RLd+E#%_yIql`>}LZ;(#y^2EtgD&JXy3ie-E0%n$ehKcM@ubXMYkFc1d9SeDKY_<@RLd+E#%'
    '_yIql`>}LZ;(#y^2EtgD&JXy3ie-E0%n$ehKcM@ubXMYkFc1d9SeDKY_<@RLd+E#%_yIql`>}LZ;(#y^2EtgD&JXy3ie-E0%n$eh'
    'KcM@ubXMYkFc1d9SeDKY_<@RLd+E#%_yIql`>}LZ;(#y^2EtgD&JXy3ie-E0%n$ehKcM@ubXMYkFc1d9SeDKY_<@RLd+E#%_yIql'
    '`>}LZ;(#y^2EtgD&JXy3ie-E0%n$ehKcM@ubXMYkFc1d9SeDKY_<@RLd+E#%_yIql`>}LZ;(#y^2EtgD&JXy3ie-E0%n$ehKcM@u'
    'k)*@{VIT~Iu`Hb*@B<ag_R^Uj@B@B8_had-!~tO-41}>PogeT670dS0nIG^2en9tQ>8!*7VIT~Iu`Hb*@B<ag_R^Uj@B@B8_had-'
    '!~tO-41}>PogeT670dS0nIG^2en9tQ>8!*7VIT~Iu`Hb*@B<ag_R^Uj@B@B8_had-!~tO-41}>PogeT670dS0nIG^2en9tQ>8!*7'
    'VIT~Iu`Hb*@B<ag_R^Uj@B@B8_had-!~tO-41}>PogeT670dS0nIG^2en9tQ>8!*7VIT~Iu`Hb*@B<ag_R^Uj@B@B8_had-!~tO-'
    '41}>PogeT670dS0nIG^2en9tQ>HGt2uT)Y'
),
}, name='moved_quant8').DisableLifeTimeVariation()
