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

# Parts of each kind.
# Expected values: float64 formula.
x1 = Input('x1', (F32, [1, 5, 6, 4]))
c2 = Parameter('c2', (I32, [4]), [0, 1, 2, 1])
c3 = Parameter('c3', (I32, [4]), [1, 3, 3, 2])
t4 = Internal('t4', (F32, [1, 3, 3, 2]))
c5 = Parameter('c5', (F32, [2, 3, 3, 2]), packed('|i1',
    'c-s5V_@5Do82<kUkqrMCfb@ST20@@K0{}_d5&Q', 1.0
))
c6 = Parameter('c6', (F32, [2]), [0.5, -1.0])
t7 = Output('t7', (F32, [1, 3, 3, 2]))
x8 = Input('x8', (F32, [1, 5, 6, 4]))
c9 = Parameter('c9', (I32, [4]), [0, 1, 2, 1])
c10 = Parameter('c10', (I32, [4]), [1, 3, 3, 2])
t11 = Internal('t11', (F32, [1, 3, 3, 2]))
c12 = Parameter('c12', (F32, [2, 3, 3, 2]), packed('|i1',
    'c-s5V!1$k$f#E;ne<<TWBanpf8Gsl>0|4F@3jz', 1.0
))
c13 = Parameter('c13', (F32, [2]), [0.5, -1.0])
t14 = Output('t14', (F32, [1, 3, 2, 2]))
x15 = Input('x15', (F32, [1, 5, 6, 4]))
c16 = Parameter('c16', (I32, [4]), [0, 0, 1, 0])
c17 = Parameter('c17', (I32, [4]), [1, 4, -1, 2])
t18 = Internal('t18', (F32, [1, 4, 5, 2]))
c19 = Parameter('c19', (F32, [2, 3, 3, 2]), packed('|i1',
    'c-muRWME)qU<8BzK)}EN#t_l}j9>x)l*$PR', 1.0
))
c20 = Parameter('c20', (F32, [2]), [0.5, -1.0])
t21 = Output('t21', (F32, [1, 4, 5, 2]))
x22 = Input('x22', (F32, [1, 5, 6, 4]))
c23 = Parameter('c23', (I32, [4]), [0, 0, 1, 0])
c24 = Parameter('c24', (I32, [4]), [1, 4, -1, 2])
t25 = Internal('t25', (F32, [1, 4, 5, 2]))
c26 = Parameter('c26', (F32, [2, 3, 3, 2]), packed('|i1',
    'c-lS2!3h8W41+-3e`uRm5e}ikoWFyWI5|dS5cd', 1.0
))
c27 = Parameter('c27', (F32, [2]), [0.5, -1.0])
t28 = Output('t28', (F32, [1, 4, 4, 2]))
x29 = Input('x29', (F32, [1, 5, 6, 4]))
c30 = Parameter('c30', (I32, [4]), [0, 1, 1, 3])
c31 = Parameter('c31', (I32, [4]), [1, 4, 6, 1])
c32 = Parameter('c32', (I32, [4]), [1, 1, 2, -1])
t33 = Internal('t33', (F32, [1, 3, 3, 2]))
c34 = Parameter('c34', (F32, [2, 3, 3, 2]), packed('|i1',
    'c-ke0fe8Qr41)Ckqnj`!OeYJaxiVe@dLFcX3Iz', 1.0
))
c35 = Parameter('c35', (F32, [2]), [0.5, -1.0])
t36 = Output('t36', (F32, [1, 3, 3, 2]))
x37 = Input('x37', (F32, [1, 5, 6, 4]))
c38 = Parameter('c38', (I32, [4]), [0, 1, 1, 3])
c39 = Parameter('c39', (I32, [4]), [1, 4, 6, 1])
c40 = Parameter('c40', (I32, [4]), [1, 1, 2, -1])
t41 = Internal('t41', (F32, [1, 3, 3, 2]))
c42 = Parameter('c42', (F32, [2, 3, 3, 2]), packed('|i1',
    'c-kezfeipK2!Js7|7g^Wkg68CdlJ2XuLHEe3<3', 1.0
))
c43 = Parameter('c43', (F32, [2]), [0.5, -1.0])
t44 = Output('t44', (F32, [1, 3, 2, 2]))
x45 = Input('x45', (F32, [1, 5, 6, 4]))
t46 = Internal('t46', (F32, [1, 5, 3, 4]))
t47 = Internal('t47', (F32, [1, 5, 3, 4]))
t48 = Internal('t48', (F32, [1, 5, 3, 2]))
t49 = Internal('t49', (F32, [1, 5, 3, 2]))
c50 = Parameter('c50', (F32, [2, 3, 3, 2]), packed('|i1',
    'c-j?-!3_Wa3`E#}Xua~0kQAJ;vf@$uHx7TW2MP', 1.0
))
c51 = Parameter('c51', (F32, [2]), [0.5, -1.0])
t52 = Output('t52', (F32, [1, 5, 3, 2]))
x53 = Input('x53', (F32, [1, 5, 6, 4]))
t54 = Internal('t54', (F32, [1, 5, 3, 4]))
t55 = Internal('t55', (F32, [1, 5, 3, 4]))
t56 = Internal('t56', (F32, [1, 5, 3, 2]))
t57 = Internal('t57', (F32, [1, 5, 3, 2]))
c58 = Parameter('c58', (F32, [2, 3, 3, 2]), packed('|i1',
    'c-s5V_@9yCKLZehX&?j%Ffsy#fCNa4kpTb(1`Po', 1.0
))
c59 = Parameter('c59', (F32, [2]), [0.5, -1.0])
t60 = Output('t60', (F32, [1, 5, 2, 2]))
model = Model()
model.Operation('SLICE', x1, c2, c3).To(t4)
model.Operation('CONV_2D', t4, c5, c6, 1, 1, 1, 0, False).To(t7)
model.Operation('SLICE', x8, c9, c10).To(t11)
model.Operation('CONV_2D', t11, c12, c13, 1, 0, 0, 2, 1, 1, 0, False).To(t14)
model.Operation('SLICE', x15, c16, c17).To(t18)
model.Operation('CONV_2D', t18, c19, c20, 1, 1, 1, 0, False).To(t21)
model.Operation('SLICE', x22, c23, c24).To(t25)
model.Operation('CONV_2D', t25, c26, c27, 1, 0, 0, 2, 1, 1, 0, False).To(t28)
model.Operation('STRIDED_SLICE', x29, c30, c31, c32, 0, 0, 0).To(t33)
model.Operation('CONV_2D', t33, c34, c35, 1, 1, 1, 0, False).To(t36)
model.Operation('STRIDED_SLICE', x37, c38, c39, c40, 0, 0, 0).To(t41)
model.Operation('CONV_2D', t41, c42, c43, 1, 0, 0, 2, 1, 1, 0, False).To(t44)
model.Operation('SPLIT', x45, 2, 2).To(t46, t47)
model.Operation('SPLIT', t46, 3, 2).To(t48, t49)
model.Operation('CONV_2D', t49, c50, c51, 1, 1, 1, 0, False).To(t52)
model.Operation('SPLIT', x53, 2, 2).To(t54, t55)
model.Operation('SPLIT', t54, 3, 2).To(t56, t57)
model.Operation('CONV_2D', t57, c58, c59, 1, 0, 0, 2, 1, 1, 0, False).To(t60)
Example({
    x1: packed('|i1',
    'c-jriM-sp=2n4WUP4WL<i>b+7a^=+_Pcer_)MFZObheckYjR(svzc@8MzBHk)_g<T&!CRj`9CSAC%h1#5dFCx+X3K>E-kxk#XB{H'
    '4}$nR^#', 0.5
),
    t7: [8.5, -0.5, -4.0, -2.5, 9.5, -5.5, 16.5, 4.5, 3.0, 1.0, -1.0, 12.0, 13.0, 4.5, 3.0, 14.5, -6.0, 5.0],
    x8: packed('|i1',
    'c-jTQhY`Rq2n4X>DbD`W8b2kHEfT(41KbF=OopyVBClaz-o#LhICL)tr339P!I=bQAG|h}$U4_fl{rw~_B_>~AGU|u8#%2OA58rR'
    'KNL6&', 0.5
),
    t14: [-7.5, 4.0, 2.5, -6.0, -1.5, 1.0, -0.5, -5.5, 1.0, -3.5, -4.0, 0.5],
    x15: packed('|i1',
    'c-jrj2NA$P2mr8S<6kY~fi?oNP$ldYECzVjjG(feW2|RcQl}!4cNj^|C9%d+(1T_aP)Zv#hCcGhXb@@V<wNSj-*6GG&mY)ncX%m$'
    ';{G=w', 0.5
),
    t21: packed('|i1',
    'c-jFd0N4Kk0R{f`01E{o_4pGS{Pq_7_wVlc0SWWx2o2`|`3D9W1o#mJ^z8_6$r2I', 0.5
),
    x22: packed('|i1',
    'c-jreNfHAw2m`=EnC1Vk9T^Ns-?|)Ok|)D*b?@vy^$>CuP6J|6d=p3qvpeCPBoP3{wlGp!^WuX3#LuyE<$UAbDyE0hg=b@Z_4~NH'
    '`~mm=GFt', 0.5
),
    t28: packed('|i1',
    'c-jFV0N?-Q|NGzq<^l^10Rj)&^!@_@`u+Lv@(KV50RIT}2nX~Ij}L|', 0.5
),
    x29: packed('|i1',
    'c-jTQi4njs2m`RgfMNe>dD5iP+fA)nz+<R+m8zblVGe$WGF<5@^Dy)Qo)gE8N2J_%Vn(E_U<`2`FBU!7X%ykkX?EQwVtwg7p?ilv'
    'EoUxa', 0.5
),
    t36: [-3.5, 3.5, 3.0, -3.0, -2.0, -11.5, -2.5, -5.5, -1.0, 14.5, -5.0, -7.5, 1.5, -3.5, 2.0, -15.5, 12.0,
    2.0],
    x37: packed('|i1',
    'c-jrgw-LZF3<R*_i$VKOD`p!l(yXcI8uQ$GJZZspU8J6|C{GKc;g8URf<8yfL<{n8rd{kFOPFpQ^62pdRrrubxZ26L{}xN=(G{X7'
    'e62<|AO', 0.5
),
    t44: [6.0, -7.0, 11.0, -10.5, 4.5, -3.0, -7.5, -3.5, 1.0, -4.5, 10.0, 3.0],
    x45: packed('|i1',
    'c-jrjfe{2D2m`>mC_?|$VnFi01?;02OfoH)#~bxZ`Im4z6<dqb9UT?8qFzi)*^=fNl^ClDeDI>D-z^e%L#GpVje*V8H~CM`W&&^M'
    '_yGf{KLY', 0.5
),
    t52: packed('|i1',
    'c-rHTWctSN?W=%_0@GK~FTCFwu8BQ=^Yz0sA&z^@9Df1A6%FS', 0.5
),
    x53: packed('|i1',
    'c-jq&NfN*y2n34(CI5dd2qW>_i-w8Y+Ia!$R+kG)`BZLhjBrk`8LnE!`#rbnbhwd<Qn7}0s^BOGuB)fg@5FxNM+ttFy3G;j^9p8h'
    ';s@LYH~#', 0.5
),
    t60: [-0.5, -0.5, -7.0, 0.0, 7.5, -9.5, 0.5, -10.0, -10.5, -4.5, -1.5, 4.0, -6.5, 6.5, -6.0, 13.5, 3.0,
    2.0, 11.5, -8.0],
}, name='parts').AddVariations('float16').DisableLifeTimeVariation()

# Parts of each kind.
# Expected values: float64 formula.
x1 = Input('x1', (U8, [1, 5, 6, 4], 0.5, 120))
c2 = Parameter('c2', (I32, [4]), [0, 1, 2, 1])
c3 = Parameter('c3', (I32, [4]), [1, 3, 3, 2])
t4 = Internal('t4', (U8, [1, 3, 3, 2], 0.5, 120))
c5 = Parameter('c5', (U8, [2, 3, 3, 2], 0.5, 128), packed('<i2',
    'c-pILs%rwGhPpZs*-+O2r0bv<1c9;*3`76`(_0bu'
))
c6 = Parameter('c6', (I32, [2], 0.25, 0), [2, -4])
t7 = Output('t7', (U8, [1, 3, 3, 2], 0.5, 120))
x8 = Input('x8', (U8, [1, 5, 6, 4], 0.5, 120))
c9 = Parameter('c9', (I32, [4]), [0, 1, 2, 1])
c10 = Parameter('c10', (I32, [4]), [1, 3, 3, 2])
t11 = Internal('t11', (U8, [1, 3, 3, 2], 0.5, 120))
c12 = Parameter('c12', ('TENSOR_QUANT8_SYMM_PER_CHANNEL', [2, 3, 3, 2]), packed('|i1',
    'c-s5N!1Rxaf#Dz1KPclL3kw4S!ylGE3@i*l459(vNDB!'
), extraParams=SymmPerChannelQuantParams(0, [0.5, 0.25]))
c13 = Parameter('c13', (I32, [2]), [2, -8])
t14 = Output('t14', (U8, [1, 3, 2, 2], 0.5, 120))
x15 = Input('x15', (U8, [1, 5, 6, 4], 0.5, 120))
c16 = Parameter('c16', (I32, [4]), [0, 0, 1, 0])
c17 = Parameter('c17', (I32, [4]), [1, 4, -1, 2])
t18 = Internal('t18', (U8, [1, 4, 5, 2], 0.5, 120))
c19 = Parameter('c19', (U8, [2, 3, 3, 2], 0.5, 128), packed('<i2',
    'c-m`fYG`O`Xaa*eAZTa+V~A*76PREi0ssKmxe^Z'
))
c20 = Parameter('c20', (I32, [2], 0.25, 0), [2, -4])
t21 = Output('t21', (U8, [1, 4, 5, 2], 0.5, 120))
x22 = Input('x22', (U8, [1, 5, 6, 4], 0.5, 120))
c23 = Parameter('c23', (I32, [4]), [0, 0, 1, 0])
c24 = Parameter('c24', (I32, [4]), [1, 4, -1, 2])
t25 = Internal('t25', (U8, [1, 4, 5, 2], 0.5, 120))
c26 = Parameter('c26', ('TENSOR_QUANT8_SYMM_PER_CHANNEL', [2, 3, 3, 2]), packed('|i1',
    'c-kd~fe8Qr41y&3|Kf-RLlL1Zs@C5)%n{?214T;^<p'
), extraParams=SymmPerChannelQuantParams(0, [0.5, 0.25]))
c27 = Parameter('c27', (I32, [2]), [2, -8])
t28 = Output('t28', (U8, [1, 4, 4, 2], 0.5, 120))
x29 = Input('x29', (U8, [1, 5, 6, 4], 0.5, 120))
c30 = Parameter('c30', (I32, [4]), [0, 1, 1, 3])
c31 = Parameter('c31', (I32, [4]), [1, 4, 6, 1])
c32 = Parameter('c32', (I32, [4]), [1, 1, 2, -1])
t33 = Internal('t33', (U8, [1, 3, 3, 2], 0.5, 120))
c34 = Parameter('c34', (U8, [2, 3, 3, 2], 0.5, 128), packed('<i2',
    'c-m{KYig(i!ltGMAa1Gya)A&+)ipFU09j28L;wKSNfHS'
))
c35 = Parameter('c35', (I32, [2], 0.25, 0), [2, -4])
t36 = Output('t36', (U8, [1, 3, 3, 2], 0.5, 120))
x37 = Input('x37', (U8, [1, 5, 6, 4], 0.5, 120))
c38 = Parameter('c38', (I32, [4]), [0, 1, 1, 3])
c39 = Parameter('c39', (I32, [4]), [1, 4, 6, 1])
c40 = Parameter('c40', (I32, [4]), [1, 1, 2, -1])
t41 = Internal('t41', (U8, [1, 3, 3, 2], 0.5, 120))
c42 = Parameter('c42', ('TENSOR_QUANT8_SYMM_PER_CHANNEL', [2, 3, 3, 2]), packed('|i1',
    'c-muPVq*IDkAaB^h?qbm!ykq}V8Fn@03lfbv~&yc'
), extraParams=SymmPerChannelQuantParams(0, [0.5, 0.25]))
c43 = Parameter('c43', (I32, [2]), [2, -8])
t44 = Output('t44', (U8, [1, 3, 2, 2], 0.5, 120))
x45 = Input('x45', (U8, [1, 5, 6, 4], 0.5, 120))
t46 = Internal('t46', (U8, [1, 5, 3, 4], 0.5, 120))
t47 = Internal('t47', (U8, [1, 5, 3, 4], 0.5, 120))
t48 = Internal('t48', (U8, [1, 5, 3, 2], 0.5, 120))
t49 = Internal('t49', (U8, [1, 5, 3, 2], 0.5, 120))
c50 = Parameter('c50', (U8, [2, 3, 3, 2], 0.5, 128), packed('<i2',
    'c-oE0!3h8W48p)p9wd|3ZqUm|(4dKpbP43B+*k9k*%cBK'
))
c51 = Parameter('c51', (I32, [2], 0.25, 0), [2, -4])
t52 = Output('t52', (U8, [1, 5, 3, 2], 0.5, 120))
x53 = Input('x53', (U8, [1, 5, 6, 4], 0.5, 120))
t54 = Internal('t54', (U8, [1, 5, 3, 4], 0.5, 120))
t55 = Internal('t55', (U8, [1, 5, 3, 4], 0.5, 120))
t56 = Internal('t56', (U8, [1, 5, 3, 2], 0.5, 120))
t57 = Internal('t57', (U8, [1, 5, 3, 2], 0.5, 120))
c58 = Parameter('c58', ('TENSOR_QUANT8_SYMM_PER_CHANNEL', [2, 3, 3, 2]), packed('|i1',
    'c-kF?0SW*x5Q5_H|1XZ143pgLvgm)I1gg|@4+cFA2>'
), extraParams=SymmPerChannelQuantParams(0, [0.5, 0.25]))
c59 = Parameter('c59', (I32, [2]), [2, -8])
t60 = Output('t60', (U8, [1, 5, 2, 2], 0.5, 120))
model = Model()
model.Operation('SLICE', x1, c2, c3).To(t4)
model.Operation('CONV_2D', t4, c5, c6, 1, 1, 1, 0, False).To(t7)
model.Operation('SLICE', x8, c9, c10).To(t11)
model.Operation('CONV_2D', t11, c12, c13, 1, 0, 0, 2, 1, 1, 0, False).To(t14)
model.Operation('SLICE', x15, c16, c17).To(t18)
model.Operation('CONV_2D', t18, c19, c20, 1, 1, 1, 0, False).To(t21)
model.Operation('SLICE', x22, c23, c24).To(t25)
model.Operation('CONV_2D', t25, c26, c27, 1, 0, 0, 2, 1, 1, 0, False).To(t28)
model.Operation('STRIDED_SLICE', x29, c30, c31, c32, 0, 0, 0).To(t33)
model.Operation('CONV_2D', t33, c34, c35, 1, 1, 1, 0, False).To(t36)
model.Operation('STRIDED_SLICE', x37, c38, c39, c40, 0, 0, 0).To(t41)
model.Operation('CONV_2D', t41, c42, c43, 1, 0, 0, 2, 1, 1, 0, False).To(t44)
model.Operation('SPLIT', x45, 2, 2).To(t46, t47)
model.Operation('SPLIT', t46, 3, 2).To(t48, t49)
model.Operation('CONV_2D', t49, c50, c51, 1, 1, 1, 0, False).To(t52)
model.Operation('SPLIT', x53, 2, 2).To(t54, t55)
model.Operation('SPLIT', t54, 3, 2).To(t56, t57)
model.Operation('CONV_2D', t57, c58, c59, 1, 0, 0, 2, 1, 1, 0, False).To(t60)
Example({
    x1: packed('<i2',
    'c-qCw$q~RX2n0cgj5v!G0)=j8;d%E^SF|U|83Hlus&o{a*yx#RDZ7(9MEqj;L2&Adq2M;!4&7(=_h*-ofE0}6(;x3W;Q+{B+B&yJ'
    'D_mXi{L~AbXE-$'
),
    t7: [137, 119, 112, 115, 139, 109, 153, 129, 126, 122, 118, 144, 146, 129, 126, 149, 108, 130],
    x8: packed('<i2',
    'c-qCmhY<oW3<NMnj`J?(cL}3222uxw6QNF?-DweQMW#?rGp-z=BO82}Q7qDyHkJ!_Au=vUV*?a@r=MyMsoyZaRf~DB+3M^0ta`uf'
    'n$Ms70HsSfOa'
),
    t14: [105, 128, 125, 108, 117, 122, 119, 109, 122, 113, 112, 121],
    x15: packed('<i2',
    'c-qCxi4lM>2mmlgrcmJc8C|z914In5auKq|T$R$TOX%=q>l`f9uBxNzaAFe+WRlT{eI~%LLm+s3xo%9bdkEiiJxKk-iQ%&R1*1&_'
    'i*3(OUd1aoVE'
),
    t21: packed('<i2',
    'c-pJ1tS!r}Xs(@=ThKkJB(JX|KRvCmvN1cpp*6muu)c0$O+jaEPHF=KkpKX7CKA#'
),
    x22: packed('<i2',
    'c-qCs$q~RX2n4W{Yz&5BF-Pf17tv2#==8bMITp6nzVJc&4iqKOI$k!w6lg>SB|}7L0Gh^7=U_d(L3O<DO|BqaS|#Bbms}VpHD$+I'
    'WM=gI<OKtlIGX'
),
    t28: packed('<i2',
    'c-o68FOH~+t7>kotZEO+DXXq5DlN>&YN}|cC~wGZsLx>_006w+4u$'
),
    x29: packed('<i2',
    'c-qCm0TKf+1O&i7IY?z3j;Hq--F;@8=NQnV%=Khu@5!kKzn7u3kaMc1AQyN|+`2up;q#)3*sy>W#v5-8qAOdBpy?IL@fT6zY|%+`'
    '<>ya+_p&&l'
),
    t36: [113, 127, 126, 114, 116, 97, 115, 109, 118, 149, 110, 105, 123, 113, 124, 89, 144, 124],
    x37: packed('<i2',
    'c-qCu$q@oD3<NMrj_>itM@ok-&{wi+srk0bpPq7Au6@+4XRD{&x?rG_Fo$9e!P?mxa!X_%BJK)yLT?hAlOUDJbC_xN%8B1<HP4;s'
    'OjdmU<O|9BIA8'
),
    t44: [132, 106, 142, 99, 129, 114, 105, 113, 122, 111, 140, 126],
    x45: packed('<i2',
    'c-qCxfe`~S2m`Q=Obo&IPIwr--J%*m8|^BxcvL+*8OPX<sq6K*JjjTN@zEl<CnvoQnY%z!mgneEJKB0(0$Nvm!&Iv<x;U{6zx2H@'
    'X(w8rKluW-nK(l'
),
    t52: packed('<i2',
    'c-m{2Sd~|im)kLCMpbTaPHTRJUtfGmZbn>JLs)e~DFa>r0D&D1_W'
),
    x53: packed('<i2',
    'c-qB`K^8<I2*c*cB2*p)#iM_3G2JF<j*6~*WRb{|9g8J#GnO2Bz^83@Y~6)*pQ}1;bOA}tC}Wvqa3-9c+gzoWkMoWn1#wmKRCCbg'
    'D<BFVzd!8*xl%Yk'
),
    t60: [119, 119, 106, 120, 135, 101, 121, 100, 99, 111, 117, 128, 107, 133, 108, 147, 126, 124, 143, 104],
}, name='parts_quant8').AddVariations(signed(x1, t4, c5, t7, x8, t11, t14, x15, t18, c19, t21, x22, t25, t28, x29, t33, c34, t36, x37, t41, t44, x45, t46, t47, t48, t49, c50, t52, x53, t54, t55, t56, t57, t60)).DisableLifeTimeVariation()
