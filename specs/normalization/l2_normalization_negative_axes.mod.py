# Licensed under the Apache License, Version 2.0; see LICENSE.
# Written by 'python -m corpus' from corpus/families/normalization.py; do not edit.
#
# L2_NORMALIZATION: axes from the back, beside moves.

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

# An axis from the back is found again behind moves and before them, where no shape tells that it
# was not.
# Expected values: float64 formula.
x1 = Input('x1', (F32, [1, 3, 3, 3]))
c2 = Parameter('c2', (I32, [4]), [0, 3, 1, 2])
t3 = Internal('t3', (F32, [1, 3, 3, 3]))
t4 = Output('t4', (F32, [1, 3, 3, 3]))
x5 = Input('x5', (F32, [1, 3, 3, 3]))
c6 = Parameter('c6', (I32, [4]), [0, 3, 1, 2])
t7 = Internal('t7', (F32, [1, 3, 3, 3]))
t8 = Output('t8', (F32, [1, 3, 3, 3]))
x9 = Input('x9', (F32, [1, 3, 3, 3]))
c10 = Parameter('c10', (I32, [4]), [0, 2, 3, 1])
t11 = Internal('t11', (F32, [1, 3, 3, 3]))
t12 = Output('t12', (F32, [1, 3, 3, 3]))
x13 = Input('x13', (F32, [1, 3, 3, 3]))
c14 = Parameter('c14', (I32, [4]), [0, 2, 3, 1])
t15 = Internal('t15', (F32, [1, 3, 3, 3]))
t16 = Output('t16', (F32, [1, 3, 3, 3]))
x17 = Input('x17', (F32, [1, 3, 3, 3]))
c18 = Parameter('c18', (I32, [4]), [1, 0, 2, 3])
t19 = Internal('t19', (F32, [3, 1, 3, 3]))
t20 = Output('t20', (F32, [3, 1, 3, 3]))
x21 = Input('x21', (F32, [1, 3, 3, 3]))
c22 = Parameter('c22', (I32, [4]), [1, 0, 2, 3])
t23 = Internal('t23', (F32, [3, 1, 3, 3]))
t24 = Output('t24', (F32, [3, 1, 3, 3]))
x25 = Input('x25', (F32, [1, 3, 3, 3]))
c26 = Parameter('c26', (I32, [4]), [0, 1, 3, 2])
t27 = Internal('t27', (F32, [1, 3, 3, 3]))
t28 = Output('t28', (F32, [1, 3, 3, 3]))
x29 = Input('x29', (F32, [1, 3, 3, 3]))
c30 = Parameter('c30', (I32, [4]), [0, 1, 3, 2])
t31 = Internal('t31', (F32, [1, 3, 3, 3]))
t32 = Output('t32', (F32, [1, 3, 3, 3]))
x34 = Input('x34', (F32, [1, 3, 3, 3]))
t35 = Internal('t35', (F32, [1, 3, 3, 3]))
c33 = Parameter('c33', (I32, [4]), [1, 2, 3, 0])
t36 = Output('t36', (F32, [3, 3, 3, 1]))
x37 = Input('x37', (F32, [1, 3, 3, 3]))
t38 = Internal('t38', (F32, [1, 3, 3, 3]))
t39 = Output('t39', (F32, [3, 3, 3, 1]))
x40 = Input('x40', (F32, [1, 3, 3, 3]))
t41 = Internal('t41', (F32, [1, 3, 3, 3]))
c42 = Parameter('c42', (I32, [1]), [-1])
t43 = Output('t43', (F32, [27]))
x44 = Input('x44', (F32, [1, 3, 3, 3]))
c45 = Parameter('c45', (I32, [4]), [3, 1, 3, 3])
t46 = Internal('t46', (F32, [3, 1, 3, 3]))
t47 = Output('t47', (F32, [3, 1, 3, 3]))
x48 = Input('x48', (F32, [1, 3, 3, 3]))
c49 = Parameter('c49', (I32, [1]), [0])
t50 = Internal('t50', (F32, [3, 3, 3]))
t51 = Output('t51', (F32, [3, 3, 3]))
x52 = Input('x52', (F32, [3, 3, 3]))
t53 = Internal('t53', (F32, [3, 3, 3, 1]))
t54 = Output('t54', (F32, [3, 3, 3, 1]))
model = Model()
model.Operation('TRANSPOSE', x1, c2).To(t3)
model.Operation('L2_NORMALIZATION', t3, -1).To(t4)
model.Operation('TRANSPOSE', x5, c6).To(t7)
model.Operation('L2_NORMALIZATION', t7, -2).To(t8)
model.Operation('TRANSPOSE', x9, c10).To(t11)
model.Operation('L2_NORMALIZATION', t11, -1).To(t12)
model.Operation('TRANSPOSE', x13, c14).To(t15)
model.Operation('L2_NORMALIZATION', t15, -2).To(t16)
model.Operation('TRANSPOSE', x17, c18).To(t19)
model.Operation('L2_NORMALIZATION', t19, -1).To(t20)
model.Operation('TRANSPOSE', x21, c22).To(t23)
model.Operation('L2_NORMALIZATION', t23, -2).To(t24)
model.Operation('TRANSPOSE', x25, c26).To(t27)
model.Operation('L2_NORMALIZATION', t27, -1).To(t28)
model.Operation('TRANSPOSE', x29, c30).To(t31)
model.Operation('L2_NORMALIZATION', t31, -2).To(t32)
model.Operation('L2_NORMALIZATION', x34, -2).To(t35)
model.Operation('TRANSPOSE', t35, c33).To(t36)
model.Operation('L2_NORMALIZATION', x37, -3).To(t38)
model.Operation('TRANSPOSE', t38, c33).To(t39)
model.Operation('L2_NORMALIZATION', x40, -2).To(t41)
model.Operation('RESHAPE', t41, c42).To(t43)
model.Operation('RESHAPE', x44, c45).To(t46)
model.Operation('L2_NORMALIZATION', t46, -4).To(t47)
model.Operation('SQUEEZE', x48, c49).To(t50)
model.Operation('L2_NORMALIZATION', t50, -3).To(t51)
model.Operation('EXPAND_DIMS', x52, 3).To(t53)
model.Operation('L2_NORMALIZATION', t53, -2).To(t54)
Example({
    x1: packed('|i1',
    'c-k}j`%6~uhA_X{NA|OFx-YFbj$Kp#eL;g&;K3mPr~3>+', 0.0625
),
    t4: packed('<f4',
    'c-jGM0F(b1B<uC{sKb`XYMUapnHWDUdlnK=xq5i^_T+3~mq0+Ag5D^5>um)jD-#WSYJ*7wAwU=ySy$(mW#wHXI(dC^o*Q{F8z27N'
    'I4>fSIHaV0KR!ObK0m*|KD|FaK0iJ`Kfb-cKfk`ey*<A~(=U|'
),
    x5: packed('|i1',
    'c-rG;GSyJ|$RhUni^!c%(lV#iU*EK6J7g(ocuyVxj!g>I', 0.0625
),
    t8: packed('<f4',
    'c-jGM0F(br2CK(!faF$dYHEvu&rM+z4o~pMCuxH;o(n`;T4Cf&K3K)V&RE%6l;iHu*!}G{Q=;@!IfV#dkv=_aQ!DrV$eO+}b4VIe'
    'y{8W`2fiLiK0iIazQ4b}KRiA@K0ZG`Kfgb|zP~@eJwHG9m@*^'
),
    x9: packed('|i1',
    'c-oUvvHhs`=8E`1HcMR{b(wEh-@P@u$0y5v;;8}vomUIP', 0.0625
),
    t12: packed('<f4',
    'c-s3pU8#4%_eJ7;chiL>mU@>K6qreMpPs(jQH|AbLha0(_1{-@8Za;YW%TI0lG1|YaOWCEz2h6btwnC@N?3DUoR=|KU-Yh^kB<zW'
    '`(@W3u{96u?e^Q*1Hrz1_CVThKM?KP55oKG07B0%t^'
),
    x13: packed('|i1',
    'c-jFQ0ObGo3M;|gGvEFu%O1la-a0S^=fog55yJT5#pS{<4s`', 0.0625
),
    t16: packed('<f4',
    'c-jGM0F(bQ^Ner~Vjf$z72$^%|8Jvcq%l%j5$}-H>z<5fT}CqfQYyWynOgX7|KLI9xfb7~XG$W0VoV(_W3st)H6k|QhRW!46Gr?e'
    'V%8$OQ$g#&zQ4adK0ZIcKfgXczP`UdKfS*{zP&xaKfb<FkTxd'
),
    x17: packed('|i1',
    'c-lL5_l21JCnFv!!LxUcztLCxZFWOe-0mIYx!eB%zh({k', 0.0625
),
    t20: packed('<f4',
    'c-jGM0F(dcr1Y!hd?Fwxv5AhxUN4pl_1D%OwA8W3m^YbN`UmIoBZ!ZO%W<a4G!st3<vA76yT8FguTJ@@3q!Ca9zTXj4nBn)1)*6x'
    '2-tOweN7mHzrMadKfXUcKR&;|zrH^|y+6M{K0m%ZzrVcW&^1H'
),
    x21: packed('|i1',
    'c-p(ldsO40^;^a>vd1Mk3}5m+HokM{h0Hfj=Cc9-vUdz>', 0.0625
),
    t24: packed('<f4',
    'c-jGM0F(c|pqqy^n+@!MhwezqZ&z_%#crcBa{H(B(9Krrpym3YnwDn09pd7$ECx#tqcB#~C4g*Ujxxm=C2JX-^9Nrw&~_WZ*tk_m'
    'L`xj~n1&$-zdpY|zdyb_zdye|K0m%bzCXXezdyY`J-<KylQo$'
),
    x25: packed('|i1',
    'c-jFQ0ObG1-rL&$Fz6#3(8Mn92lwsz3O@V>$sIYv3m59f4wL', 0.0625
),
    t28: packed('<f4',
    'c-jGM0F(a@?|=4S!8U27QYBWuU77XPd^%NP!?JC(RaaY+cUIYz;SanPCHw~|Y_v+KJkr1UWEc2Hu1W-_GN(5UIM!mIvVH8zbwE`b'
    '2p0lvw8m_{zrVh}yg$D`KEJ-czdgM_zCJ&{zrH^{JwHBKfHc7'
),
    x29: packed('|i1',
    'c-jFQ0ObGt=F-vj^FKiPF5|?^&(*~~(*pGQ`ynzN=nM|F5m5', 0.0625
),
    t32: packed('<f4',
    'c-s5CIqnT>L*A-{;FvYR>p%SsQ~mj^>f7sMCB?_4Z!s|2%3-y&Eq9S|Y>vu$Mz@!t&+oN0M!s&GRcQR%*DS8JLr`93yO@eC%R9kU'
    ')=@mt|3hZ)-EY5dpZ)%Qd+qn{-?tw`*a4Y90ed?D>$Eo5'
),
    x34: packed('|i1',
    'c-qsGmp*p*Hrv^Us+Lb>J{`AXWx4g}+W}4GD<anbvX%{8', 0.0625
),
    t36: packed('<f4',
    'c-jGM0F(cn0or*IC~dc%jkltWEu1)x$kf6$R90^)1BH(K@$39TbNqauw!I%-<n`5`1gSoKJvK&-bRN0+M>Z>^7!UM!+PQOPOs#?8'
    '3^+YNAp*NWKR!OczrQ`dzdk>{KEA&{Jw3j^zP~>|zdpZfy)?)'
),
    x37: packed('|i1',
    'c-p%w^yt(Nk<UC9Y_B-gj<XvZX$n8Fk~kq}dh!?msIUu7', 0.0625
),
    t39: packed('<f4',
    'c-jGM0F(d7X^o{mfIRe-1wbLTs~OYDKZsHp%a*{T-L`r91;YhqIWvEbC(w4ZDa!yBi>5*5gc+s)C|>62M9d2^BOVwH3ko$uE-L8p'
    'GhwbWQ8haxzdpXdy+6J_KR&-cKfgXdKR!OcKR&-dKfk{}MJ@^'
),
    x40: packed('|i1',
    'c-s4Lz>xWqq>k>l2fuACU%#=r&U#wq)=7JlQyOmp$bJrE', 0.0625
),
    t43: packed('<f4',
    'c-jGM0F(bl9H#V{&Ol^7bm}!gsYDG)L`%yhgA&!}j3u2UTlHV>81W{i{)Ti52pok740Ydyr#{Fn->yzzf;8lC5I4BoawO=VEn=S$'
    '-Vhc-MicjtzP~>`zCJ%czP`ObKfb;{zdgS`zrQ~}zdpWYsWH0'
),
    x44: packed('|i1',
    'c-p&pS6txSZ#IWJd=_uc*dD(9(&USVvf3wOGwzE3#KjF;', 0.0625
),
    t47: packed('<f4',
    'c-jGM0F(c&4Oz;yhcE!U%yH>N_h?|Kq#P`asAWbL5FT$DyW+`+@6+liuA-Rm0~qh{Y@rU8_Tf!|vS;Z1b{~McZRw^t+(<%15UMDS'
    '1VIuqBT^$6zrH>`zr8&_zCJ&`zdygfzCXS{KR>=dKR&-;fHTD'
),
    x48: packed('|i1',
    'c-k|2$H&2Q^cCApnR`a8`mcG}g&#Sbdm(0g&Ez`(ltv3_', 0.0625
),
    t51: packed('<f4',
    'c-jGM0F(dXWQ_>C@r=sbZ_tN}Q+MjNu8BQ|4Hs;Bn^e-);nuSP9j#YiACimZAY!_ZcxjSBdZ)7y0!wyAo@P7c=wZ|8F-Bp9hX>o@'
    'TQP3aAzFM;KfXRbKEJ*_zdpV{K0m%bK0dxbzrQ{|zdydU`!t0'
),
    x52: packed('|i1',
    'c-nhvZDDfk+a<;C@2;zft21gcef{z2Cc_2E&&Ij{#6Jyu', 0.0625
),
    t54: packed('<f4',
    'c-jlBpRV$5lH|Gy)dPPGw(*2(-wRl_i{b2Q&N+f!md*`)NqO-{-|kq#T=Mw$kv7?zlNorL?7CwY8mMd9GWiNC%rR1BirG@;(BiZ*'
    'havfmgN@ogdwcu+`}W)K17dr78++S*Ko-M(JD@lK?usr6'
),
}, name='moved').AddVariations('float16').DisableLifeTimeVariation()
