# Licensed under the Apache License, Version 2.0; see LICENSE.
# Written by 'python -m corpus' from corpus/families/reshape.py; do not edit.
#
# DEPTH_TO_SPACE: tensors of many elements, in sizes of no block, and beside powers of two.

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
x1 = Input('x1', (F32, [1, 33, 65, 12]))
t2 = Output('t2', (F32, [1, 66, 130, 3]))
model = Model()
model.Operation('DEPTH_TO_SPACE', x1, 2).To(t2)
Example({
    x1: (packed('<i2',
    'c-jGa0EPdO-K+CHOt8#uzTLc)xqazd-8#}skj!GE{<y-?lTMs`sbrLN0*(97uyi_kCH<8eY1C-kyXhcTInyqyNiG#RA0}94H(xGZ'
    '3LJklZY~{ZW=Li+5r14^C<!M{J`^%aIspbfXjnQOeN#RP4RvZXZXGlbY+WfA6}f{k`~', 0.03125
) * 422)[:25740],
    t2: packed('<i2',
    'c-rmUzf05s9EWjg5EO!fjvzX0No_eOz7Tid&Ha#D8amJlBaTzzJJ}F)++QHXnOj>^+;XE~G&nnGIeLG<&5lw;@5#meQJ(pkK5t(0'
    'XD}X~G?%u&_a@8ZuYY&;4!1V0Zk`^DZm%76k9UWI|M^Gqo8-^Q+sU=$aq@oh+vGpVzmtC^e@gzAd@s44TqZwD{+RqB`9<=6@~`AC'
    '$&KW@$)n^(a_dZ<Brhe8ledyb$-BwT<mKeU<b&kn<dft{@?P?3ayNOH+)Lg`-b_A9&YYvn*~px&%(;;{Cxdg=zD&1VTsfL2IMF;o'
    'j^+tYG*6JDd4dzo6Xa-~;6(ETIhrRp(L6zp<_S(TPmrT|f)mXX<Y=DYMDqkWnkP8XJVB1;2~IRmkfV8m6U`IkXrACi^8`7XCpghO'
    'L5}7LPBc%Dqj`c8%_HP!9^gdt1UZ@~IMF;oj^+tYG*6JDd4dzo6Xa-~;6(ETIhrRp(L6zp<_S(TPmrT|f)mXX<Y=DYMDqkWnkP8X'
    'JVB1;2~IRmkfV8m6U`IkXrACi^8`7XCpghOL5}7T-$*nMkfV8m6U`IkXrACi^8`6hYL)uz+{~SRQPytsS5_CM8&{?lyX|Z5*Nd`R'
    'Nq&|5Ao*$XO!BSdT5>1(VRAG1e)8+&$H_O7pC`Xeew5rvZYKAV-z9gF*OFVw)#U5R?c{3m{Fz)N&n4HAr<2>s)#TaaGI=4nn_MQ>'
    'lZ)il<i+G7xsu#ZUP+!xUQf=P?aW!tob#EpkvWU=*1k-)TwFPtCpghOL5}7LPBc%Dqj`c8%@gEkp5R3D1UZ@~IMF;oj^+tYG*6JD'
    'd4dzo6Xa-~;6(ETIhrRp(L6zp<_S(TPmrT|f)mXX<Y=DYMDqkWnkP8XJVB1;2~IRmkfV8m6U`&!Xdd81^8`7XCpghOL5}7LPBc%D'
    'qj`c8%@gEkp5R3D1UZ@~IMF;oj^+tYG*6JDd4dzo6Xa-~;6(ETIhrRp(L6zp<_S(TPmrT|f)mXX<Y=DYMDqkWnkP8XJVB1;5#LBO'
    '50ImIf)mXX<Y=DYMDqkW{{XRNXN&', 0.03125
),
}, name='moved').DisableLifeTimeVariation()

# Elements of one, two and four bytes are moved, beyond one block, with a rest.
# Expected values: float64 formula.
x1 = Input('x1', (U8, [1, 33, 65, 12], 0.5, 100))
t2 = Output('t2', (U8, [1, 66, 130, 3], 0.5, 100))
model = Model()
model.Operation('DEPTH_TO_SPACE', x1, 2).To(t2)
Example({
    x1: (packed('<i2',
    'c-os3t6gm8v*AqMzSupYmVYyE$68%FJ>g7}^1mI20)_qN)M%zmDPiKRzObRh>gUp0QK^?#GVWMsDqP<gtf$RD2><|_^&M9'
) * 422)[:25740],
    t2: packed('<i2',
    'c-rmUAxj)^9L906o5Zptn8tzK6Ydopf-GMd2CrD|+PU{Ij>T2`MFm-~&LBfD=o|1Q7;cO`X=VNK_<ZY={y#qXznlzaqw(I+dip#$'
    '_<enMx;x+ASv;&hygr`491oU%=iAJmGk?pxm-#UBB=dddv&>&If6DwL^ViHDGhb!C$$XLdXXeYyZ<(Jm-)H`n`FrMJ=Kaj8%)`tl'
    '|IE|O<II!HyO~#+k28-lKW9G8{E+!2^DOf;^Ihge=JU*h%<Ih8nRhZjX3jZRIp;9vJjprdIp=iwpKEW@Ti&l6<{O+a-ynzi1}Drn'
    '$YH+03G)qdm~U{xe1jb38=NrTAcy$|C(Jj<VZOl$^9^#CZ*anVgB<1?oG{-YhxrC4%s0qkzQGCe4RV-oaKe0p9OfIGFyA1D`35J<'
    'H^^bW!3pyfa+oi0!hC}q<{O+a-ynzi1}Drn$YH+03G)qdm~U{xe1jb38=NrTAcy$|C(Jj<VZOl$^9^#CZ*anVgB<1?oG{-YhxrC4'
    '%s0qkzQGCe4RV-oaKe0p9OfIGFyA1D`HJ62m@kmSe1j9_8{{zG;Dq@GIa`t>Ns=T<k|arzBuSDaNs=T<k|arzBuSDaNs=T<k|arz'
    'BuSDsqCb>!UOW'
),
}, name='moved_quant8').AddVariations(signed(x1, t2)).DisableLifeTimeVariation()

# Elements of one, two and four bytes are moved, beyond one block, with a rest.
# Expected values: float64 formula.
x1 = Input('x1', (F16, [1, 33, 65, 12]))
t2 = Output('t2', (F16, [1, 66, 130, 3]))
model = Model()
model.Operation('DEPTH_TO_SPACE', x1, 2).To(t2)
Example({
    x1: (packed('<i2',
    'c-os3t6gm8v*AqMzSupYmVYyE$68%FJ>g7}^1mI20)_qN)M%zmDPiKRzObRh>gUp0QK^?#GVWMsDqP<gtf$RD2><|_^&M9', 0.25
) * 422)[:25740],
    t2: packed('<i2',
    'c-rmUAxj)^9L906o5Zptn8tzK6Ydopf-GMd2CrD|+PU{Ij>T2`MFm-~&LBfD=o|1Q7;cO`X=VNK_<ZY={y#qXznlzaqw(I+dip#$'
    '_<enMx;x+ASv;&hygr`491oU%=iAJmGk?pxm-#UBB=dddv&>&If6DwL^ViHDGhb!C$$XLdXXeYyZ<(Jm-)H`n`FrMJ=Kaj8%)`tl'
    '|IE|O<II!HyO~#+k28-lKW9G8{E+!2^DOf;^Ihge=JU*h%<Ih8nRhZjX3jZRIp;9vJjprdIp=iwpKEW@Ti&l6<{O+a-ynzi1}Drn'
    '$YH+03G)qdm~U{xe1jb38=NrTAcy$|C(Jj<VZOl$^9^#CZ*anVgB<1?oG{-YhxrC4%s0qkzQGCe4RV-oaKe0p9OfIGFyA1D`35J<'
    'H^^bW!3pyfa+oi0!hC}q<{O+a-ynzi1}Drn$YH+03G)qdm~U{xe1jb38=NrTAcy$|C(Jj<VZOl$^9^#CZ*anVgB<1?oG{-YhxrC4'
    '%s0qkzQGCe4RV-oaKe0p9OfIGFyA1D`HJ62m@kmSe1j9_8{{zG;Dq@GIa`t>Ns=T<k|arzBuSDaNs=T<k|arzBuSDaNs=T<k|arz'
    'BuSDsqCb>!UOW', 0.25
),
}, name='moved_float16').DisableLifeTimeVariation()
