# Licensed under the Apache License, Version 2.0; see LICENSE.
# Written by 'python -m corpus' from corpus/families/resize.py; do not edit.
#
# RESIZE_BILINEAR: numbers that fewer bits do not hold.

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
U8 = 'TENSOR_QUANT8_ASYMM'

# Forty pixels times a factor just below a half, rounded down, are 19, of which float16 makes 20.
# Expected values: float64 formula.
x1 = Input('x1', (F32, [1, 3, 40, 1]))
t2 = Output('t2', (F32, [1, 3, 19, 1]))
model = Model()
model.Operation('RESIZE_BILINEAR', x1, 0.49999, 1.0, False).To(t2)
Example({
    x1: packed('<f4',
    'c-s47D6QUX+Bu6$pT|YtY1%<UmVNI;1h#P`)Su0g)?9J+Zk*f2qhFSFD%W40wx@jA53eu%SKYWY?cZs8v_C!j^2^=3XVZ#(+_;+4'
    'JiaXBo0hbU%lzG@X**1RXr6B0vFF1FhIJzM6DF%J`?TkWt!j0`mg*VbdZh)nO#I8CZ+IZiapv{AOx<@AoKJCt&97M(@p;YDtTTJ`'
    'V~(9s*|kkc;qPq6+gZNOCHrOv^ZY$jvF&<{X-)e>u?uI^{;H^)Ny{+bcKtxw!@sk2odsrJ@2r{YEEg9XvrtT~WchLi_jUeHCD>+P'
    'DhcLd6M1?<Bu`_ye#D8lS9D@eoZ9tZrn1WFH7ZZJ71x}b_5b+KzcK+fXST%hcb{qV{CxXENXvqqHc8!+<&Qi*6!LZD=f(W<_D}m2'
    'snlZ_a*WL<P4MJr<x|ggg&f(`9dTsw!T;~OTdfwKZ=K0H+3gs^LwDW_EQ~H^CojI<`0m2Db(ij}o4fN{jqSdDcDDQM?DhchKI?t^'
    '_5i7U`}XeJYq!_VZtp%DAa}2wt=&E#8;EuTC4j2;fCTpK11kj6cD6u<El95|NB~INfdEjRVIPDGlmM9kG8Lp?9{_}o`8o'
),
    t2: packed('<f4',
    'c-s3?v$?OI(N9F&?3q&Ru8<bCiGj-RqS<S2*LHBrsPldgaN6@ZUvrr;zrTjHx5xs&<+FZx&N6Iw`1ki9-^UFXZ{Fp9-miD`iHFoP'
    'uIINk*Q7|tEt$eA#C!Ra*uvwvLNT*lZ_U4V-~9d7q%BHfzm#&t)_7l$K5=r|>ICUEFW>XrpCzu=wy9{R?skRp4{Ak@8C}<m-DjxY'
    'VeUUNY5upZ{hYt{3cNY_SIJZMrrt^0eO7jR?e^}o+qZ9@tsRiEv$NZ`ckjNvAbQ_k+kG~BZTHv#Wo$v>KsB~|z)I`@KEG~U'
),
}, name='width').DisableLifeTimeVariation()

# Forty pixels times a factor just below a half, rounded down, are 19, of which float16 makes 20.
# Expected values: float64 formula.
x1 = Input('x1', (U8, [1, 3, 40, 1], 0.25, 100))
t2 = Output('t2', (U8, [1, 3, 19, 1], 0.25, 100))
model = Model()
model.Operation('RESIZE_BILINEAR', x1, 0.49999, 1.0, False).To(t2)
Example({
    x1: packed('<i2',
    'c-qCmkpjRV5CG8dFbu<Cc%Kjs!|?Dh>=VLa8156oVHk#o!*HLm_tciQ&Q^F&QY*f?rj5hH<08={zg?DVVr5jEQ?SuQF*?y*g{ws!'
    '9tVR1qK5@9(U91B(+n_-P2kSjj=qktxdgzgaOr4M7WI=4dFeMH'
),
    t2: packed('<i2',
    'c-mulcxb`OxxJ@4Kb};x%~-rHeWhmsPo1073gMi^Ws1@Zf>JGHOv^50?AGJRk5HYgf32{>I<<DAYCQwF005ew81('
),
}, name='width_quant8').AddVariations(signed(x1, t2)).DisableLifeTimeVariation()

# Forty pixels times a factor just below a half, rounded down, are 19, of which float16 makes 20.
# Expected values: float64 formula.
x1 = Input('x1', (F32, [1, 40, 3, 1]))
t2 = Output('t2', (F32, [1, 19, 3, 1]))
model = Model()
model.Operation('RESIZE_BILINEAR', x1, 1.0, 0.49999, False).To(t2)
Example({
    x1: packed('<f4',
    'c-mw6a8WlU<Ad&(U(MYd`b*B9&36*FHhtG``o(Pl$78Nde0L}2C+%8Re6qd!y0MVvr&)WpiHmQ$`cQLPFIV~XMO^Cg_45RFq}+ZJ'
    'A<}5RXb!`!>t2^j*F4Ya-nVX3?X<IpS42n~b3JcVoy=Ce$SIB|?lQ-_<Lw&^Gs2cDZL*%YeAC~$137E%7MwXFlyLKYT+N}lzuTnN'
    'EWJKgSLLmcfamOtGO?V+#?3L8W|n-udGm8cRgClW>-!eFUN>ybdLJQY{WH*V-PBIkBMhF4d3-0!{N9r@-+ivV^O>*5EcK1A|DMVw'
    '(U{?yu#0Jz@0uEKu_BI%=h|+|#=mWo4O!*2Tt>y#r>8m9um9KoQmc?+{W-Ih-y5~nG)J5{GV$Nc=NmpB=s!Di^54F`znN3|yVpIQ'
    'U$AZQiR?YgEnDyJ`(e_4*wO3(Lr+1|q8qa`OP<e4d~eEqM#Fo{-OrC-HZ!tJ6*PO=seN+Mo&DQyzR-DVw{NeV-5wyh&(6+npWVKF'
    'R(pYjovj^Ec%SVaAakFU9as@ic(3igeYQZ_7O2J+q`}U5-@ZMzKv|GZkih<ZU;t8VYikEI#%_;|9aLc79taJx#|8i*74>2'
),
    t2: packed('<f4',
    'c-mw6aPgFsroj@Xb2~N)N_uyH$z7P5yvF>+rbls0r_MR7CTO{7kMvpHq~{mv6Hk8RUVYiRsNkyHX-S^2<w}B0p{fPPVhSr49KIXH'
    'zhloY*2dW@x<ATKndU25^zhw5yLYD_o_LvDbL+yKY2KTvrfUl)N{BI?YrF0H-ff|+sOxk?Qzc!FEz8+nJ9#TypO9i*J@-QT?u<=q'
    'w`u+^oZZDIZ8g*2!@A3HsjDk=r)^zrw{NfA-aWSa>>v=xwY9Ug-Meq!K0BbG^}c;JcKh~O+k*H&l{U6}_U;8s+5rGxVsTj'
),
}, name='height').DisableLifeTimeVariation()

# Forty pixels times a factor just below a half, rounded down, are 19, of which float16 makes 20.
# Expected values: float64 formula.
x1 = Input('x1', (U8, [1, 40, 3, 1], 0.25, 100))
t2 = Output('t2', (U8, [1, 19, 3, 1], 0.25, 100))
model = Model()
model.Operation('RESIZE_BILINEAR', x1, 1.0, 0.49999, False).To(t2)
Example({
    x1: packed('<i2',
    'c-qCt5d*~_5CGuAVK@xKa5xNy;V>KyhlgP}48t%Chlj(%!|=U-u@65OF}H_ao!oRU7r#6(XRHCR7+j@Zp-03*n<r+;LYBLF)PA#z'
    '1qH~<p^~!33k~Vy&SmaH<JsJ9|6jG9r_dmKlfZ9^bw3IQ_{a|<`#w<'
),
    t2: packed('<i2',
    'c-mw5G2!9`+4a%W?su$h6YNM@abU^r)I+a!zC10u_^#&*-pitG(jTsTFq>MRla*_*S~9SkdA6{h>egBYasdD>uN{N'
),
}, name='height_quant8').AddVariations(signed(x1, t2)).DisableLifeTimeVariation()
