# Licensed under the Apache License, Version 2.0; see LICENSE.
# Written by 'python -m corpus' from corpus/families/convolution.py; do not edit.
#
# CONV_2D: windows on a part of a tensor.

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

# A window reaches over the border of a part that lies in a whole tensor: what is beyond is
# padding, not the rest of the tensor.
# Expected values: float64 formula.
x1 = Input('x1', (F32, [1, 5, 6, 4]))
t2 = Internal('t2', (F32, [1, 3, 3, 2]))
c3 = Parameter('c3', (F32, [2, 3, 3, 2]), packed('|i1',
    'c-s5V_@5Do82<kUkqrMCfb@ST20@@K0{}_d5&Q', 1.0
))
c4 = Parameter('c4', (F32, [2]), [0.5, -1.0])
t5 = Output('t5', (F32, [1, 3, 3, 2]))
x6 = Input('x6', (F32, [1, 5, 6, 4]))
t7 = Internal('t7', (F32, [1, 3, 3, 2]))
c8 = Parameter('c8', (F32, [2, 3, 3, 2]), packed('|i1',
    'c-s5V!1$k$f#E;ne<<TWBanpf8Gsl>0|4F@3jz', 1.0
))
c9 = Parameter('c9', (F32, [2]), [0.5, -1.0])
t10 = Output('t10', (F32, [1, 3, 2, 2]))
x11 = Input('x11', (F32, [1, 5, 6, 4]))
t12 = Internal('t12', (F32, [1, 4, 5, 2]))
c13 = Parameter('c13', (F32, [2, 3, 3, 2]), packed('|i1',
    'c-muRWME)qU<8BzK)}EN#t_l}j9>x)l*$PR', 1.0
))
c14 = Parameter('c14', (F32, [2]), [0.5, -1.0])
t15 = Output('t15', (F32, [1, 4, 5, 2]))
x16 = Input('x16', (F32, [1, 5, 6, 4]))
t17 = Internal('t17', (F32, [1, 4, 5, 2]))
c18 = Parameter('c18', (F32, [2, 3, 3, 2]), packed('|i1',
    'c-lS2!3h8W41+-3e`uRm5e}ikoWFyWI5|dS5cd', 1.0
))
c19 = Parameter('c19', (F32, [2]), [0.5, -1.0])
t20 = Output('t20', (F32, [1, 4, 4, 2]))
x21 = Input('x21', (F32, [1, 5, 6, 4]))
c22 = Parameter('c22', (I32, [4]), [0, 1, 1, 3])
c23 = Parameter('c23', (I32, [4]), [1, 4, 6, 1])
t24 = Internal('t24', (F32, [1, 3, 3, 2]))
c25 = Parameter('c25', (F32, [2, 3, 3, 2]), packed('|i1',
    'c-ke0fe8Qr41)Ckqnj`!OeYJaxiVe@dLFcX3Iz', 1.0
))
c26 = Parameter('c26', (F32, [2]), [0.5, -1.0])
t27 = Output('t27', (F32, [1, 3, 3, 2]))
x28 = Input('x28', (F32, [1, 5, 6, 4]))
c29 = Parameter('c29', (I32, [4]), [0, 1, 1, 3])
c30 = Parameter('c30', (I32, [4]), [1, 4, 6, 1])
t31 = Internal('t31', (F32, [1, 3, 3, 2]))
c32 = Parameter('c32', (F32, [2, 3, 3, 2]), packed('|i1',
    'c-kezfeipK2!Js7|7g^Wkg68CdlJ2XuLHEe3<3', 1.0
))
c33 = Parameter('c33', (F32, [2]), [0.5, -1.0])
t34 = Output('t34', (F32, [1, 3, 2, 2]))
x35 = Input('x35', (F32, [1, 5, 6, 4]))
t36 = Internal('t36', (F32, [1, 5, 3, 4]))
t37 = Internal('t37', (F32, [1, 5, 3, 4]))
t38 = Internal('t38', (F32, [1, 5, 3, 2]))
t39 = Internal('t39', (F32, [1, 5, 3, 2]))
c40 = Parameter('c40', (F32, [2, 3, 3, 2]), packed('|i1',
    'c-j?-!3_Wa3`E#}Xua~0kQAJ;vf@$uHx7TW2MP', 1.0
))
c41 = Parameter('c41', (F32, [2]), [0.5, -1.0])
t42 = Output('t42', (F32, [1, 5, 3, 2]))
x43 = Input('x43', (F32, [1, 5, 6, 4]))
t44 = Internal('t44', (F32, [1, 5, 3, 4]))
t45 = Internal('t45', (F32, [1, 5, 3, 4]))
t46 = Internal('t46', (F32, [1, 5, 3, 2]))
t47 = Internal('t47', (F32, [1, 5, 3, 2]))
c48 = Parameter('c48', (F32, [2, 3, 3, 2]), packed('|i1',
    'c-s5V_@9yCKLZehX&?j%Ffsy#fCNa4kpTb(1`Po', 1.0
))
c49 = Parameter('c49', (F32, [2]), [0.5, -1.0])
t50 = Output('t50', (F32, [1, 5, 2, 2]))
model = Model()
model.Operation('SLICE', x1, [0, 1, 2, 1], [1, 3, 3, 2]).To(t2)
model.Operation('CONV_2D', t2, c3, c4, 1, 1, 1, 0, False).To(t5)
model.Operation('SLICE', x6, [0, 1, 2, 1], [1, 3, 3, 2]).To(t7)
model.Operation('CONV_2D', t7, c8, c9, 1, 0, 0, 2, 1, 1, 0, False).To(t10)
model.Operation('SLICE', x11, [0, 0, 1, 0], [1, 4, -1, 2]).To(t12)
model.Operation('CONV_2D', t12, c13, c14, 1, 1, 1, 0, False).To(t15)
model.Operation('SLICE', x16, [0, 0, 1, 0], [1, 4, -1, 2]).To(t17)
model.Operation('CONV_2D', t17, c18, c19, 1, 0, 0, 2, 1, 1, 0, False).To(t20)
model.Operation('STRIDED_SLICE', x21, c22, c23, [1, 1, 2, -1], 0, 0, 0).To(t24)
model.Operation('CONV_2D', t24, c25, c26, 1, 1, 1, 0, False).To(t27)
model.Operation('STRIDED_SLICE', x28, c29, c30, [1, 1, 2, -1], 0, 0, 0).To(t31)
model.Operation('CONV_2D', t31, c32, c33, 1, 0, 0, 2, 1, 1, 0, False).To(t34)
model.Operation('SPLIT', x35, 2, 2).To(t36, t37)
model.Operation('SPLIT', t36, 3, 2).To(t38, t39)
model.Operation('CONV_2D', t39, c40, c41, 1, 1, 1, 0, False).To(t42)
model.Operation('SPLIT', x43, 2, 2).To(t44, t45)
model.Operation('SPLIT', t44, 3, 2).To(t46, t47)
model.Operation('CONV_2D', t47, c48, c49, 1, 0, 0, 2, 1, 1, 0, False).To(t50)
Example({
    x1: packed('|i1',
    'c-jriM-sp=2n4WUP4WL<i>b+7a^=+_Pcer_)MFZObheckYjR(svzc@8MzBHk)_g<T&!CRj`9CSAC%h1#5dFCx+X3K>E-kxk#XB{H'
    '4}$nR^#', 0.5
),
    t5: [8.5, -0.5, -4.0, -2.5, 9.5, -5.5, 16.5, 4.5, 3.0, 1.0, -1.0, 12.0, 13.0, 4.5, 3.0, 14.5, -6.0, 5.0],
    x6: packed('|i1',
    'c-jTQhY`Rq2n4X>DbD`W8b2kHEfT(41KbF=OopyVBClaz-o#LhICL)tr339P!I=bQAG|h}$U4_fl{rw~_B_>~AGU|u8#%2OA58rR'
    'KNL6&', 0.5
),
    t10: [-7.5, 4.0, 2.5, -6.0, -1.5, 1.0, -0.5, -5.5, 1.0, -3.5, -4.0, 0.5],
    x11: packed('|i1',
    'c-jrj2NA$P2mr8S<6kY~fi?oNP$ldYECzVjjG(feW2|RcQl}!4cNj^|C9%d+(1T_aP)Zv#hCcGhXb@@V<wNSj-*6GG&mY)ncX%m$'
    ';{G=w', 0.5
),
    t15: packed('|i1',
    'c-jFd0N4Kk0R{f`01E{o_4pGS{Pq_7_wVlc0SWWx2o2`|`3D9W1o#mJ^z8_6$r2I', 0.5
),
    x16: packed('|i1',
    'c-jreNfHAw2m`=EnC1Vk9T^Ns-?|)Ok|)D*b?@vy^$>CuP6J|6d=p3qvpeCPBoP3{wlGp!^WuX3#LuyE<$UAbDyE0hg=b@Z_4~NH'
    '`~mm=GFt', 0.5
),
    t20: packed('|i1',
    'c-jFV0N?-Q|NGzq<^l^10Rj)&^!@_@`u+Lv@(KV50RIT}2nX~Ij}L|', 0.5
),
    x21: packed('|i1',
    'c-jTQi4njs2m`RgfMNe>dD5iP+fA)nz+<R+m8zblVGe$WGF<5@^Dy)Qo)gE8N2J_%Vn(E_U<`2`FBU!7X%ykkX?EQwVtwg7p?ilv'
    'EoUxa', 0.5
),
    t27: [-3.5, 3.5, 3.0, -3.0, -2.0, -11.5, -2.5, -5.5, -1.0, 14.5, -5.0, -7.5, 1.5, -3.5, 2.0, -15.5, 12.0,
    2.0],
    x28: packed('|i1',
    'c-jrgw-LZF3<R*_i$VKOD`p!l(yXcI8uQ$GJZZspU8J6|C{GKc;g8URf<8yfL<{n8rd{kFOPFpQ^62pdRrrubxZ26L{}xN=(G{X7'
    'e62<|AO', 0.5
),
    t34: [6.0, -7.0, 11.0, -10.5, 4.5, -3.0, -7.5, -3.5, 1.0, -4.5, 10.0, 3.0],
    x35: packed('|i1',
    'c-jrjfe{2D2m`>mC_?|$VnFi01?;02OfoH)#~bxZ`Im4z6<dqb9UT?8qFzi)*^=fNl^ClDeDI>D-z^e%L#GpVje*V8H~CM`W&&^M'
    '_yGf{KLY', 0.5
),
    t42: packed('|i1',
    'c-rHTWctSN?W=%_0@GK~FTCFwu8BQ=^Yz0sA&z^@9Df1A6%FS', 0.5
),
    x43: packed('|i1',
    'c-jq&NfN*y2n34(CI5dd2qW>_i-w8Y+Ia!$R+kG)`BZLhjBrk`8LnE!`#rbnbhwd<Qn7}0s^BOGuB)fg@5FxNM+ttFy3G;j^9p8h'
    ';s@LYH~#', 0.5
),
    t50: [-0.5, -0.5, -7.0, 0.0, 7.5, -9.5, 0.5, -10.0, -10.5, -4.5, -1.5, 4.0, -6.5, 6.5, -6.0, 13.5, 3.0,
    2.0, 11.5, -8.0],
}, name='parts').AddVariations('float16').DisableLifeTimeVariation()

# A window reaches over the border of a part that lies in a whole tensor: what is beyond is
# padding, not the rest of the tensor.
# Expected values: float64 formula.
x1 = Input('x1', (U8, [1, 5, 6, 4], 0.5, 120))
t2 = Internal('t2', (U8, [1, 3, 3, 2], 0.5, 120))
c3 = Parameter('c3', (U8, [2, 3, 3, 2], 0.5, 128), packed('<i2',
    'c-pILs%rwGhPpZs*-+O2r0bv<1c9;*3`76`(_0bu'
))
c4 = Parameter('c4', (I32, [2], 0.25, 0), [2, -4])
t5 = Output('t5', (U8, [1, 3, 3, 2], 0.5, 120))
x6 = Input('x6', (U8, [1, 5, 6, 4], 0.5, 120))
t7 = Internal('t7', (U8, [1, 3, 3, 2], 0.5, 120))
c8 = Parameter('c8', ('TENSOR_QUANT8_SYMM_PER_CHANNEL', [2, 3, 3, 2]), packed('|i1',
    'c-s5N!1Rxaf#Dz1KPclL3kw4S!ylGE3@i*l459(vNDB!'
), extraParams=SymmPerChannelQuantParams(0, [0.5, 0.25]))
c9 = Parameter('c9', (I32, [2]), [2, -8])
t10 = Output('t10', (U8, [1, 3, 2, 2], 0.5, 120))
x11 = Input('x11', (U8, [1, 5, 6, 4], 0.5, 120))
t12 = Internal('t12', (U8, [1, 4, 5, 2], 0.5, 120))
c13 = Parameter('c13', (U8, [2, 3, 3, 2], 0.5, 128), packed('<i2',
    'c-m`fYG`O`Xaa*eAZTa+V~A*76PREi0ssKmxe^Z'
))
c14 = Parameter('c14', (I32, [2], 0.25, 0), [2, -4])
t15 = Output('t15', (U8, [1, 4, 5, 2], 0.5, 120))
x16 = Input('x16', (U8, [1, 5, 6, 4], 0.5, 120))
t17 = Internal('t17', (U8, [1, 4, 5, 2], 0.5, 120))
c18 = Parameter('c18', ('TENSOR_QUANT8_SYMM_PER_CHANNEL', [2, 3, 3, 2]), packed('|i1',
    'c-kd~fe8Qr41y&3|Kf-RLlL1Zs@C5)%n{?214T;^<p'
), extraParams=SymmPerChannelQuantParams(0, [0.5, 0.25]))
c19 = Parameter('c19', (I32, [2]), [2, -8])
t20 = Output('t20', (U8, [1, 4, 4, 2], 0.5, 120))
x21 = Input('x21', (U8, [1, 5, 6, 4], 0.5, 120))
c22 = Parameter('c22', (I32, [4]), [0, 1, 1, 3])
c23 = Parameter('c23', (I32, [4]), [1, 4, 6, 1])
t24 = Internal('t24', (U8, [1, 3, 3, 2], 0.5, 120))
c25 = Parameter('c25', (U8, [2, 3, 3, 2], 0.5, 128), packed('<i2',
    'c-m{KYig(i!ltGMAa1Gya)A&+)ipFU09j28L;wKSNfHS'
))
c26 = Parameter('c26', (I32, [2], 0.25, 0), [2, -4])
t27 = Output('t27', (U8, [1, 3, 3, 2], 0.5, 120))
x28 = Input('x28', (U8, [1, 5, 6, 4], 0.5, 120))
c29 = Parameter('c29', (I32, [4]), [0, 1, 1, 3])
c30 = Parameter('c30', (I32, [4]), [1, 4, 6, 1])
t31 = Internal('t31', (U8, [1, 3, 3, 2], 0.5, 120))
c32 = Parameter('c32', ('TENSOR_QUANT8_SYMM_PER_CHANNEL', [2, 3, 3, 2]), packed('|i1',
    'c-muPVq*IDkAaB^h?qbm!ykq}V8Fn@03lfbv~&yc'
), extraParams=SymmPerChannelQuantParams(0, [0.5, 0.25]))
c33 = Parameter('c33', (I32, [2]), [2, -8])
t34 = Output('t34', (U8, [1, 3, 2, 2], 0.5, 120))
x35 = Input('x35', (U8, [1, 5, 6, 4], 0.5, 120))
t36 = Internal('t36', (U8, [1, 5, 3, 4], 0.5, 120))
t37 = Internal('t37', (U8, [1, 5, 3, 4], 0.5, 120))
t38 = Internal('t38', (U8, [1, 5, 3, 2], 0.5, 120))
t39 = Internal('t39', (U8, [1, 5, 3, 2], 0.5, 120))
c40 = Parameter('c40', (U8, [2, 3, 3, 2], 0.5, 128), packed('<i2',
    'c-oE0!3h8W48p)p9wd|3ZqUm|(4dKpbP43B+*k9k*%cBK'
))
c41 = Parameter('c41', (I32, [2], 0.25, 0), [2, -4])
t42 = Output('t42', (U8, [1, 5, 3, 2], 0.5, 120))
x43 = Input('x43', (U8, [1, 5, 6, 4], 0.5, 120))
t44 = Internal('t44', (U8, [1, 5, 3, 4], 0.5, 120))
t45 = Internal('t45', (U8, [1, 5, 3, 4], 0.5, 120))
t46 = Internal('t46', (U8, [1, 5, 3, 2], 0.5, 120))
t47 = Internal('t47', (U8, [1, 5, 3, 2], 0.5, 120))
c48 = Parameter('c48', ('TENSOR_QUANT8_SYMM_PER_CHANNEL', [2, 3, 3, 2]), packed('|i1',
    'c-kF?0SW*x5Q5_H|1XZ143pgLvgm)I1gg|@4+cFA2>'
), extraParams=SymmPerChannelQuantParams(0, [0.5, 0.25]))
c49 = Parameter('c49', (I32, [2]), [2, -8])
t50 = Output('t50', (U8, [1, 5, 2, 2], 0.5, 120))
model = Model()
model.Operation('SLICE', x1, [0, 1, 2, 1], [1, 3, 3, 2]).To(t2)
model.Operation('CONV_2D', t2, c3, c4, 1, 1, 1, 0, False).To(t5)
model.Operation('SLICE', x6, [0, 1, 2, 1], [1, 3, 3, 2]).To(t7)
model.Operation('CONV_2D', t7, c8, c9, 1, 0, 0, 2, 1, 1, 0, False).To(t10)
model.Operation('SLICE', x11, [0, 0, 1, 0], [1, 4, -1, 2]).To(t12)
model.Operation('CONV_2D', t12, c13, c14, 1, 1, 1, 0, False).To(t15)
model.Operation('SLICE', x16, [0, 0, 1, 0], [1, 4, -1, 2]).To(t17)
model.Operation('CONV_2D', t17, c18, c19, 1, 0, 0, 2, 1, 1, 0, False).To(t20)
model.Operation('STRIDED_SLICE', x21, c22, c23, [1, 1, 2, -1], 0, 0, 0).To(t24)
model.Operation('CONV_2D', t24, c25, c26, 1, 1, 1, 0, False).To(t27)
model.Operation('STRIDED_SLICE', x28, c29, c30, [1, 1, 2, -1], 0, 0, 0).To(t31)
model.Operation('CONV_2D', t31, c32, c33, 1, 0, 0, 2, 1, 1, 0, False).To(t34)
model.Operation('SPLIT', x35, 2, 2).To(t36, t37)
model.Operation('SPLIT', t36, 3, 2).To(t38, t39)
model.Operation('CONV_2D', t39, c40, c41, 1, 1, 1, 0, False).To(t42)
model.Operation('SPLIT', x43, 2, 2).To(t44, t45)
model.Operation('SPLIT', t44, 3, 2).To(t46, t47)
model.Operation('CONV_2D', t47, c48, c49, 1, 0, 0, 2, 1, 1, 0, False).To(t50)
Example({
    x1: packed('<i2',
    'c-qCw$q~RX2n0cgj5v!G0)=j8;d%E^SF|U|83Hlus&o{a*yx#RDZ7(9MEqj;L2&Adq2M;!4&7(=_h*-ofE0}6(;x3W;Q+{B+B&yJ'
    'D_mXi{L~AbXE-$'
),
    t5: [137, 119, 112, 115, 139, 109, 153, 129, 126, 122, 118, 144, 146, 129, 126, 149, 108, 130],
    x6: packed('<i2',
    'c-qCmhY<oW3<NMnj`J?(cL}3222uxw6QNF?-DweQMW#?rGp-z=BO82}Q7qDyHkJ!_Au=vUV*?a@r=MyMsoyZaRf~DB+3M^0ta`uf'
    'n$Ms70HsSfOa'
),
    t10: [105, 128, 125, 108, 117, 122, 119, 109, 122, 113, 112, 121],
    x11: packed('<i2',
    'c-qCxi4lM>2mmlgrcmJc8C|z914In5auKq|T$R$TOX%=q>l`f9uBxNzaAFe+WRlT{eI~%LLm+s3xo%9bdkEiiJxKk-iQ%&R1*1&_'
    'i*3(OUd1aoVE'
),
    t15: packed('<i2',
    'c-pJ1tS!r}Xs(@=ThKkJB(JX|KRvCmvN1cpp*6muu)c0$O+jaEPHF=KkpKX7CKA#'
),
    x16: packed('<i2',
    'c-qCs$q~RX2n4W{Yz&5BF-Pf17tv2#==8bMITp6nzVJc&4iqKOI$k!w6lg>SB|}7L0Gh^7=U_d(L3O<DO|BqaS|#Bbms}VpHD$+I'
    'WM=gI<OKtlIGX'
),
    t20: packed('<i2',
    'c-o68FOH~+t7>kotZEO+DXXq5DlN>&YN}|cC~wGZsLx>_006w+4u$'
),
    x21: packed('<i2',
    'c-qCm0TKf+1O&i7IY?z3j;Hq--F;@8=NQnV%=Khu@5!kKzn7u3kaMc1AQyN|+`2up;q#)3*sy>W#v5-8qAOdBpy?IL@fT6zY|%+`'
    '<>ya+_p&&l'
),
    t27: [113, 127, 126, 114, 116, 97, 115, 109, 118, 149, 110, 105, 123, 113, 124, 89, 144, 124],
    x28: packed('<i2',
    'c-qCu$q@oD3<NMrj_>itM@ok-&{wi+srk0bpPq7Au6@+4XRD{&x?rG_Fo$9e!P?mxa!X_%BJK)yLT?hAlOUDJbC_xN%8B1<HP4;s'
    'OjdmU<O|9BIA8'
),
    t34: [132, 106, 142, 99, 129, 114, 105, 113, 122, 111, 140, 126],
    x35: packed('<i2',
    'c-qCxfe`~S2m`Q=Obo&IPIwr--J%*m8|^BxcvL+*8OPX<sq6K*JjjTN@zEl<CnvoQnY%z!mgneEJKB0(0$Nvm!&Iv<x;U{6zx2H@'
    'X(w8rKluW-nK(l'
),
    t42: packed('<i2',
    'c-m{2Sd~|im)kLCMpbTaPHTRJUtfGmZbn>JLs)e~DFa>r0D&D1_W'
),
    x43: packed('<i2',
    'c-qB`K^8<I2*c*cB2*p)#iM_3G2JF<j*6~*WRb{|9g8J#GnO2Bz^83@Y~6)*pQ}1;bOA}tC}Wvqa3-9c+gzoWkMoWn1#wmKRCCbg'
    'D<BFVzd!8*xl%Yk'
),
    t50: [119, 119, 106, 120, 135, 101, 121, 100, 99, 111, 117, 128, 107, 133, 108, 147, 126, 124, 143, 104],
}, name='parts_quant8').AddVariations(signed(x1, t2, c3, t5, x6, t7, t10, x11, t12, c13, t15, x16, t17, t20, x21, t24, c25, t27, x28, t31, t34, x35, t36, t37, t38, t39, c40, t42, x43, t44, t45, t46, t47, t50)).DisableLifeTimeVariation()
