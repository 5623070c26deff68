# Licensed under the Apache License, Version 2.0; see LICENSE.
# Written by 'python -m corpus' from corpus/families/convolution.py; do not edit.
#
# CONV_2D: more channels than a block has.

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


F32 = 'TENSOR_FLOAT32'
I32 = 'TENSOR_INT32'
U8 = 'TENSOR_QUANT8_ASYMM'

# A block of channels is not full behind full ones: each of these is started anew.
# Expected values: float64 formula.
x1 = Input('x1', (F32, [1, 1, 3, 48]))
c2 = Parameter('c2', (F32, [3, 1, 2, 48]), (packed('|i1',
    'c-kF_i46b%3;~b*XRcO}_zV(bB1(+U^Q*{JHy5sYLB1~JeFqu', 1.0
) * 5)[:288])
c3 = Parameter('c3', (F32, [3]), [0.5, -1.5, 2.0])
t7 = Output('t7', (F32, [1, 1, 2, 3]))
x4 = Input('x4', (F32, [1, 1, 2, 2]))
c5 = Parameter('c5', (F32, [48, 1, 2, 2]), packed('|i1',
    'c-qB_!4UvJ3;~z^YmSpNal-?%jDjG5D<sB5taj27T}4{GnWO9P=LgPG7ft', 1.0
))
c6 = Parameter('c6', (F32, [48]), ([0.5, -1.5, 2.0, -0.5, 1.0] * 10)[:48])
t8 = Output('t8', (F32, [1, 1, 1, 48]))
x9 = Input('x9', (F32, [1, 40, 1, 3]))
c10 = Parameter('c10', (F32, [3, 1, 2, 40]), packed('|i1',
    'c-qyAu>k-e48j8c-z<V(*mg;v*hp-=Qz+$OMWbUPwo`hIT9M*+&le$98)E', 1.0
))
c11 = Parameter('c11', (F32, [3]), [0.5, -1.5, 2.0])
t15 = Output('t15', (F32, [1, 3, 1, 2]))
x12 = Input('x12', (F32, [1, 2, 1, 2]))
c13 = Parameter('c13', (F32, [40, 1, 2, 2]), packed('|i1',
    'c-pm#!4Uv32*LvU&s+-Kp&k#3#zH~jh!}hO#>-BSR}1!LQf0X4zkC4?9}_|', 1.0
))
c14 = Parameter('c14', (F32, [40]), ([0.5, -1.5, 2.0, -0.5, 1.0] * 8)[:40])
t16 = Output('t16', (F32, [1, 40, 1, 1]))
x17 = Input('x17', (F32, [1, 80, 1, 3]))
c18 = Parameter('c18', (F32, [3, 1, 2, 80]), (packed('|i1',
    'c-kF_i4g!W5CNC|Yd#^E@o^?%#JC<LPNdb#gQs1PUpq(-2Neez', 1.0
) * 8)[:480])
c19 = Parameter('c19', (F32, [3]), [0.5, -1.5, 2.0])
t23 = Output('t23', (F32, [1, 3, 1, 2]))
x20 = Input('x20', (F32, [1, 2, 1, 2]))
c21 = Parameter('c21', (F32, [80, 1, 2, 2]), (packed('|i1',
    'c-kF`2@U`-5CMn(zq!hW#3=~i0*PlLhE>&EE7ItB?p=2J;uZ%Q', 1.0
) * 6)[:320])
c22 = Parameter('c22', (F32, [80]), ([0.5, -1.5, 2.0, -0.5, 1.0] * 16)[:80])
t24 = Output('t24', (F32, [1, 80, 1, 1]))
x25 = Input('x25', (F32, [1, 1, 3, 129]))
c26 = Parameter('c26', (F32, [3, 1, 2, 129]), (packed('|i1',
    'c-kF{K@tE!48fBA|IKTwxX2*YGzKA87btIt)J5K6sbuROKD_A%8U', 1.0
) * 13)[:774])
c27 = Parameter('c27', (F32, [3]), [0.5, -1.5, 2.0])
t31 = Output('t31', (F32, [1, 1, 2, 3]))
x28 = Input('x28', (F32, [1, 1, 2, 2]))
c29 = Parameter('c29', (F32, [129, 1, 2, 2]), (packed('|i1',
    'c-kF`2@U`-5CMn(zq!gHaRd@i#Mm?so)p@0wZm>EV%${E2h}zQ8U', 1.0
) * 9)[:516])
c30 = Parameter('c30', (F32, [129]), ([0.5, -1.5, 2.0, -0.5, 1.0] * 26)[:129])
t32 = Output('t32', (F32, [1, 1, 1, 129]))
model = Model()
model.Operation('CONV_2D', x1, c2, c3, 2, 1, 1, 0, False).To(t7)
model.Operation('CONV_2D', x4, c5, c6, 2, 1, 1, 0, False).To(t8)
model.Operation('CONV_2D', x9, c10, c11, 2, 1, 1, 0, True).To(t15)
model.Operation('CONV_2D', x12, c13, c14, 2, 1, 1, 0, True).To(t16)
model.Operation('CONV_2D', x17, c18, c19, 2, 1, 1, 0, True).To(t23)
model.Operation('CONV_2D', x20, c21, c22, 2, 1, 1, 0, True).To(t24)
model.Operation('CONV_2D', x25, c26, c27, 2, 1, 1, 0, False).To(t31)
model.Operation('CONV_2D', x28, c29, c30, 2, 1, 1, 0, False).To(t32)
Example({
    x1: packed('|i1',
    'c-pPY!3_W*2n4{$f}#Iv1%$mT!uMnt3bE{)!aAYXDN}8+a$~X8q4*)vpdN$GLRnK>hVSzS*dtB1', 0.5
),
    t7: [30.5, -42.0, -2.5, -78.5, -9.5, -13.0],
    x4: [-1.0, 1.5, 3.0, -0.5],
    t8: packed('|i1',
    'c-muOU}NXzVPxR`^NEf1FCQB#BQrZYBRkuFmd|1g47}g}asU0uz`@MU#mdFO^!pbx0Pl<om;', 0.5
),
    x9: packed('|i1',
    'c-o!I!4Uu<2n4W^1&98t6%h8W2LFjeQ70k|>M__Xlr_a=7z(lMo5J7db;?v*tlU^^_4oV%f1p0p', 0.5
),
    t15: [30.0, -13.5, -19.0, -30.5, 12.0, -26.0],
    x12: [1.0, -1.0, -2.5, -1.5],
    t16: packed('|i1',
    'c-jFd0N4Nh_6+R-0rLs^00H*-|Niv>2LSm4`S<$=@%Re${r>s~{q+9#00RWuT^Ei', 0.5
),
    x17: packed('|i1',
    'c-qy=!3_W*2n4{$f}#Iv1%$n8!}nw?`=+o?=yl3eTddqzY;`Dph%~6jV6#xx6qjKr#NNvvjP!n|', 0.5
),
    t23: [-55.5, -26.5, 58.0, -50.5, -4.5, -30.5],
    x20: [1.5, -2.5, 2.5, -1.5],
    t24: packed('|i1',
    'c-jrhNfLk{3<N+NPzXkg|3A_LXoW>U``lK}!|TL%LNl~&RZW_eDo1Z0D%r`U&?)H7CBLX3X-+{WGqLMI;onx`z~mK6!v}4cB0>', 0.5
),
    x25: (packed('|i1',
    'c-jTQfeip42m`Rl!0`XI4#e3WvI3rb*lKi)EbWO7i<(=eKJ=Ti*ArZ|u{54=^al}+AL{', 0.5
) * 7)[:387],
    t31: [78.0, 82.5, -49.0, 33.0, 88.0, -78.5],
    x28: [-3.5, 0.5, -3.0, 3.0],
    t32: packed('|i1',
    'c-jrjTM~jG6aY}(Vgxu%eYF3j^--gf4k!=3AaxdSiiihkEGf2tT0w@VBlN|^r*w&(O{N_J=jVWz8=B>0L(z`#xSQ&SIcrxjC~xRQ'
    '{tqkn4Yv{X?`(Wm!TNHzE5f!$O~1@vGW5C15FR<$vB|AeB7TLfMi&', 0.5
),
}, name='rest').AddVariations('float16').DisableLifeTimeVariation()

# A block of channels is not full behind full ones: each of these is started anew.
# Expected values: float64 formula.
x1 = Input('x1', (U8, [1, 1, 3, 48], 0.5, 120))
c2 = Parameter('c2', (U8, [3, 1, 2, 48], 0.5, 128), (packed('<i2',
    'c-p0ji3tEO3<5iNkwYB3F)LIBzktmRG9@A7+SO=knu}DuKwHlb9tnvavj'
) * 5)[:288])
c3 = Parameter('c3', (I32, [3], 0.25, 0), [2, -6, 8])
t7 = Output('t7', (U8, [1, 1, 2, 3], 0.5, 120))
x4 = Input('x4', (U8, [1, 1, 2, 2], 0.5, 120))
c5 = Parameter('c5', ('TENSOR_QUANT8_SYMM_PER_CHANNEL', [48, 1, 2, 2]), packed('|i1',
    'c-lpdK?(pd2m^=U!T-Ou2a%1ou&vk{O=6%Xpn>#7;v^+Ba1wrNvY~Pr$hgn#w&$oV4Y*qyF|hSw<%1(S$Q*grY6$f^`(s@@x1Q9{'
    'JTd!R$&E+Ow|0F8wHM_'
), extraParams=SymmPerChannelQuantParams(0, [0.5, 0.25, 0.5, 0.25, 0.5, 0.25, 0.5, 0.25, 0.5, 0.25, 0.5, 0.25, 0.5, 0.25, 0.5, 0.25, 0.5, 0.25, 0.5, 0.25, 0.5, 0.25, 0.5, 0.25, 0.5, 0.25, 0.5, 0.25, 0.5, 0.25, 0.5, 0.25, 0.5, 0.25, 0.5, 0.25, 0.5, 0.25, 0.5, 0.25, 0.5, 0.25, 0.5, 0.25, 0.5, 0.25, 0.5, 0.25]))
c6 = Parameter('c6', (I32, [48]), ([2, -12, 8, -4, 4, 4, -6, 16, -2, 8] * 5)[:48])
t8 = Output('t8', (U8, [1, 1, 1, 48], 0.5, 120))
x9 = Input('x9', (U8, [1, 40, 1, 3], 0.5, 120))
c10 = Parameter('c10', (U8, [3, 1, 2, 40], 0.5, 128), packed('<i2',
    'c-rNQ!3_W~2m(8JLkMB;f?JrPpF4#%B{uE~3}G-Lr)xs&RB1k9MFiKC&u4ia`gp|'
))
c11 = Parameter('c11', (I32, [3], 0.25, 0), [2, -6, 8])
t15 = Output('t15', (U8, [1, 3, 1, 2], 0.5, 120))
x12 = Input('x12', (U8, [1, 2, 1, 2], 0.5, 120))
c13 = Parameter('c13', ('TENSOR_QUANT8_SYMM_PER_CHANNEL', [40, 1, 2, 2]), packed('|i1',
    'c-lRUK@Pw`2m&X>ga3bR55^R1(v61&aVVjoiV@RvA(2<m)L=CyZ6sD~{)(0KqT)HXeefN3w&B8_v|;Yktosg?Xz&Ws&1QT4=5W*e'
    '0yi8Jy#'
), extraParams=SymmPerChannelQuantParams(0, [0.5, 0.25, 0.5, 0.25, 0.5, 0.25, 0.5, 0.25, 0.5, 0.25, 0.5, 0.25, 0.5, 0.25, 0.5, 0.25, 0.5, 0.25, 0.5, 0.25, 0.5, 0.25, 0.5, 0.25, 0.5, 0.25, 0.5, 0.25, 0.5, 0.25, 0.5, 0.25, 0.5, 0.25, 0.5, 0.25, 0.5, 0.25, 0.5, 0.25]))
c14 = Parameter('c14', (I32, [40]), ([2, -12, 8, -4, 4, 4, -6, 16, -2, 8] * 4)[:40])
t16 = Output('t16', (U8, [1, 40, 1, 1], 0.5, 120))
x17 = Input('x17', (U8, [1, 80, 1, 3], 0.5, 120))
c18 = Parameter('c18', (U8, [3, 1, 2, 80], 0.5, 128), (packed('<i2',
    'c-p0ji3tEO3<5iNkV722u`5&sKPJeOgscmjG1{8uB2_QYt2@}|2NwvN9<u'
) * 8)[:480])
c19 = Parameter('c19', (I32, [3], 0.25, 0), [2, -6, 8])
t23 = Output('t23', (U8, [1, 3, 1, 2], 0.5, 120))
x20 = Input('x20', (U8, [1, 2, 1, 2], 0.5, 120))
c21 = Parameter('c21', ('TENSOR_QUANT8_SYMM_PER_CHANNEL', [80, 1, 2, 2]), packed('|i1',
    'c-mc#(F(;d2tz~g!T<l-J%n--9ox82+Nv=*1P*{k0adsPhyJHR`#m71>wiaqQG3c0)h@dcSwlqD<L6ho-O_Awmv?GkKvQnA=2Y69'
    '<k*{sN$!sQlN{d<wtb!aV%I1ZTU$QZePeI(Vw+CM<&8}Z&kO>>54QfXe;JY`g#'
), extraParams=SymmPerChannelQuantParams(0, [0.5, 0.25, 0.5, 0.25, 0.5, 0.25, 0.5, 0.25, 0.5, 0.25, 0.5, 0.25, 0.5, 0.25, 0.5, 0.25, 0.5, 0.25, 0.5, 0.25, 0.5, 0.25, 0.5, 0.25, 0.5, 0.25, 0.5, 0.25, 0.5, 0.25, 0.5, 0.25, 0.5, 0.25, 0.5, 0.25, 0.5, 0.25, 0.5, 0.25, 0.5, 0.25, 0.5, 0.25, 0.5, 0.25, 0.5, 0.25, 0.5, 0.25, 0.5, 0.25, 0.5, 0.25, 0.5, 0.25, 0.5, 0.25, 0.5, 0.25, 0.5, 0.25, 0.5, 0.25, 0.5, 0.25, 0.5, 0.25, 0.5, 0.25, 0.5, 0.25, 0.5, 0.25, 0.5, 0.25, 0.5, 0.25, 0.5, 0.25]))
c22 = Parameter('c22', (I32, [80]), ([2, -12, 8, -4, 4, 4, -6, 16, -2, 8] * 8)[:80])
t24 = Output('t24', (U8, [1, 80, 1, 1], 0.5, 120))
x25 = Input('x25', (U8, [1, 1, 3, 129], 0.5, 120))
c26 = Parameter('c26', (U8, [3, 1, 2, 129], 0.5, 128), (packed('<i2',
    'c-p0l!3h8`3<5iNkwY?gH7iv8c&MqSu`p<BfXy9b>LTwV)F?HF^P>j{VIH#'
) * 13)[:774])
c27 = Parameter('c27', (I32, [3], 0.25, 0), [2, -6, 8])
t31 = Output('t31', (U8, [1, 1, 2, 3], 0.5, 120))
x28 = Input('x28', (U8, [1, 1, 2, 2], 0.5, 120))
c29 = Parameter('c29', ('TENSOR_QUANT8_SYMM_PER_CHANNEL', [129, 1, 2, 2]), packed('|i1',
    'c-nQ5!4AVP2t$$O1ONZEJs>m;XhYN1MruNc{o)#64=rfyp~p3lR;#EbRj9UbwV~cBu)d)K(Hl;6Sa)kT)HR2zz&1$D(R!3TDCeqr'
    '%dIn8*DQNE&W~Hlm#v4Eha}7SgU!Xp!REBRu^oM}#!i>>2b+sM&VwyL>?MTFv<Xa?@e>#~urKUbY+r2gV6kzqnLh%H4a_$%@n8eP'
    '35+MOnkZL4*yING??1l)56(S#'
), extraParams=SymmPerChannelQuantParams(0, [0.5, 0.25, 0.5, 0.25, 0.5, 0.25, 0.5, 0.25, 0.5, 0.25, 0.5, 0.25, 0.5, 0.25, 0.5, 0.25, 0.5, 0.25, 0.5, 0.25, 0.5, 0.25, 0.5, 0.25, 0.5, 0.25, 0.5, 0.25, 0.5, 0.25, 0.5, 0.25, 0.5, 0.25, 0.5, 0.25, 0.5, 0.25, 0.5, 0.25, 0.5, 0.25, 0.5, 0.25, 0.5, 0.25, 0.5, 0.25, 0.5, 0.25, 0.5, 0.25, 0.5, 0.25, 0.5, 0.25, 0.5, 0.25, 0.5, 0.25, 0.5, 0.25, 0.5, 0.25, 0.5, 0.25, 0.5, 0.25, 0.5, 0.25, 0.5, 0.25, 0.5, 0.25, 0.5, 0.25, 0.5, 0.25, 0.5, 0.25, 0.5, 0.25, 0.5, 0.25, 0.5, 0.25, 0.5, 0.25, 0.5, 0.25, 0.5, 0.25, 0.5, 0.25, 0.5, 0.25, 0.5, 0.25, 0.5, 0.25, 0.5, 0.25, 0.5, 0.25, 0.5, 0.25, 0.5, 0.25, 0.5, 0.25, 0.5, 0.25, 0.5, 0.25, 0.5, 0.25, 0.5, 0.25, 0.5, 0.25, 0.5, 0.25, 0.5, 0.25, 0.5, 0.25, 0.5, 0.25, 0.5]))
c30 = Parameter('c30', (I32, [129]), ([2, -12, 8, -4, 4, 4, -6, 16, -2, 8] * 13)[:129])
t32 = Output('t32', (U8, [1, 1, 1, 129], 0.5, 120))
model = Model()
model.Operation('CONV_2D', x1, c2, c3, 2, 1, 1, 0, False).To(t7)
model.Operation('CONV_2D', x4, c5, c6, 2, 1, 1, 0, False).To(t8)
model.Operation('CONV_2D', x9, c10, c11, 2, 1, 1, 0, True).To(t15)
model.Operation('CONV_2D', x12, c13, c14, 2, 1, 1, 0, True).To(t16)
model.Operation('CONV_2D', x17, c18, c19, 2, 1, 1, 0, True).To(t23)
model.Operation('CONV_2D', x20, c21, c22, 2, 1, 1, 0, True).To(t24)
model.Operation('CONV_2D', x25, c26, c27, 2, 1, 1, 0, False).To(t31)
model.Operation('CONV_2D', x28, c29, c30, 2, 1, 1, 0, False).To(t32)
Example({
    x1: packed('<i2',
    'c-qa&!41GL2n4~D9Kdig2NtC#MdXqFjuukPR$rR1TWSq5%v-h|Zg>rgFNij4BzR!7cI0H>`}z7=58B{EHv'
),
    t7: [181, 36, 115, 0, 101, 94],
    x4: [118, 123, 126, 119],
    t8: packed('<i2',
    'c-pI}sH<;osjO%&$*QX@ZL6!Ttgf%GtgkDt$?mJDXw5HcF3qfHsIG6SZEC10E~;iA5dZ*;rWY6'
),
    x9: packed('<i2',
    'c-qCwK@xy42n0c&ED+cV3n`wiZ}8%rdxk~3MYLHX!2_eUBPRn=%vN8TculQAhIz}@!ws+bK3_le0FReA6a'
),
    t15: [180, 93, 82, 59, 144, 68],
    x12: [122, 118, 115, 117],
    t16: packed('<i2',
    'c-kw?Ye}uF%x)~IsLU%YFUzg0uPCf8%rCCbENIFtEi0-o%_+;TsIFlk5&!^G8WK('
),
    x17: packed('<i2',
    'c-rO5(G7q=2n10}7C6`(3l~b)HjMN8GOfNeVYk#8WSF;XJ>2jb7GDr;)=2QcXzj?!fE2U8H(x*N0qb*cCj'
),
    t23: [9, 67, 236, 19, 111, 59],
    x20: [123, 115, 125, 117],
    t24: packed('<i2',
    'c-pPXTNXed6a`SD^--)|>gJT{CYE6{2>W|ibzeQnu}HYgrPxSJmhBL|u55HubA;z7`C;@13s$a0B$)|k3jBP#DiJ{A!0s^p>;=cH'
    'CBg'
),
    x25: (packed('<i2',
    'c-p1Gfeip52m`<$*@8f%U>MyY{%!%%tby}}QrjXYJy6UR+mfLRwI|Zm8b>ZqSPhH%{qX=jha7_'
) * 7)[:387],
    t31: [255, 255, 22, 186, 255, 0],
    x28: [113, 121, 114, 126],
    t32: packed('<i2',
    'c-qCxTM~jG6adin*+-2|I*<s;Mc#-K;57Boj%yd41sn+DY^0;f^*r5qBp+n#*@r8v)Gad7i4*UaL-$YB#kLa2$oO$80v{dANNApL'
    'v90+%4qk(njoL1(;8pO7VMY(7s~EGrIlMEzF%b!QGg2EF2M{Kl{_P7R*gKB'
),
}, name='rest_quant8').AddVariations(signed(x1, c2, t7, x4, t8, x9, c10, t15, x12, t16, x17, c18, t23, x20, t24, x25, c26, t31, x28, t32)).DisableLifeTimeVariation()
