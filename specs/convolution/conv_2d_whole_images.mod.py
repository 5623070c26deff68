# Licensed under the Apache License, Version 2.0; see LICENSE.
# Written by 'python -m corpus' from corpus/families/convolution.py; do not edit.
#
# CONV_2D: windows as large as the image.

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

# Of each size, by all strides.
# Expected values: float64 formula.
x1 = Input('x1', (F32, [1, 2, 2, 2]))
c2 = Parameter('c2', (F32, [2, 2, 2, 2]), [1.0, 0.0, -1.0, 1.0, 0.0, 1.0, 1.0, 0.0, 0.0, 1.0, -1.0, -1.0, 0.0, 0.0, 1.0, 1.0])
c3 = Parameter('c3', (F32, [2]), [0.5, -1.0])
t4 = Output('t4', (F32, [1, 1, 1, 2]))
x5 = Input('x5', (F32, [1, 2, 2, 2]))
c6 = Parameter('c6', (F32, [2, 2, 2, 2]), [0.0, 1.0, -1.0, -1.0, -1.0, 0.0, 1.0, 0.0, 0.0, 1.0, 0.0, 0.0, 0.0, 0.0, -1.0, -1.0])
c7 = Parameter('c7', (F32, [2]), [0.5, -1.0])
t8 = Output('t8', (F32, [1, 1, 1, 2]))
x9 = Input('x9', (F32, [1, 3, 3, 2]))
c10 = Parameter('c10', (F32, [2, 3, 3, 2]), [-1.0, -1.0, 0.0, 0.0, 1.0, -1.0, 0.0, 1.0, 1.0, -1.0, -1.0, -1.0, 0.0, -1.0, -1.0, -1.0, 0.0, 0.0,
    1.0, -1.0, 1.0, 1.0, -1.0, 1.0, 1.0, -1.0, -1.0, -1.0, 0.0, 0.0, 0.0, -1.0, -1.0, 1.0, 0.0, 0.0])
c11 = Parameter('c11', (F32, [2]), [0.5, -1.0])
t12 = Output('t12', (F32, [1, 1, 1, 2]))
x13 = Input('x13', (F32, [1, 3, 3, 2]))
c14 = Parameter('c14', (F32, [2, 3, 3, 2]), [0.0, 1.0, 1.0, 0.0, 0.0, -1.0, 1.0, -1.0, -1.0, 1.0, 0.0, -1.0, 1.0, 1.0, 0.0, 1.0, 1.0, 0.0, 0.0,
    1.0, -1.0, -1.0, -1.0, 0.0, 1.0, 0.0, 0.0, 0.0, 0.0, -1.0, -1.0, 1.0, 1.0, 0.0, 0.0, -1.0])
c15 = Parameter('c15', (F32, [2]), [0.5, -1.0])
t16 = Output('t16', (F32, [1, 1, 1, 2]))
x17 = Input('x17', (F32, [1, 4, 4, 2]))
c18 = Parameter('c18', (F32, [2, 4, 4, 2]), packed('|i1',
    'c-ke42?_uJ2*S4iKibL!5id1CmXVrsg?i~$Lb~};<!=MN?G*+', 1.0
))
c19 = Parameter('c19', (F32, [2]), [0.5, -1.0])
t20 = Output('t20', (F32, [1, 1, 1, 2]))
x21 = Input('x21', (F32, [1, 4, 4, 2]))
c22 = Parameter('c22', (F32, [2, 4, 4, 2]), packed('|i1',
    'c-ke2feipK41(nUqaCwGn-rR*3AP5}sDL?d&qVyKpzP%VHA)f$', 1.0
))
c23 = Parameter('c23', (F32, [2]), [0.5, -1.0])
t24 = Output('t24', (F32, [1, 1, 1, 2]))
x25 = Input('x25', (F32, [2, 5, 5, 2]))
c26 = Parameter('c26', (F32, [2, 5, 5, 2]), packed('|i1',
    'c-ke40TKWJ1j6k9kIsTiDH!ZHL`FK)3SHEOpXP{4VrE6>Z{OserqqP`3sQ|73I', 1.0
))
c27 = Parameter('c27', (F32, [2]), [0.5, -1.0])
t28 = Output('t28', (F32, [2, 1, 1, 2]))
x29 = Input('x29', (F32, [1, 5, 5, 2]))
c30 = Parameter('c30', (F32, [2, 5, 5, 2]), packed('|i1',
    'c-lRT0SW*>2*TX|AMKgN5yE67ma#z-(gr9`30doE$sN?H<-e#yyAic}4^pNd3j', 1.0
))
c31 = Parameter('c31', (F32, [2]), [0.5, -1.0])
t32 = Output('t32', (F32, [1, 1, 1, 2]))
x33 = Input('x33', (F32, [2, 6, 6, 2]))
c34 = Parameter('c34', (F32, [2, 6, 6, 2]), packed('|i1',
    'c-l3M$q@iB2m+!1q6sS#9*$h<2qbcmxT|ANj82fwB2c4>9CD+~koFBoKp73_T<;eJF0B0Tdk-Hs;W7I', 1.0
))
c35 = Parameter('c35', (F32, [2]), [0.5, -1.0])
t36 = Output('t36', (F32, [2, 1, 1, 2]))
x37 = Input('x37', (F32, [1, 6, 6, 2]))
c38 = Parameter('c38', (F32, [2, 6, 6, 2]), packed('|i1',
    'c-k$Dfeip448q|5qbo3taSX7?!pM%u)8&SNirmaqK(lhP^@}~H>Dl7i#T|9!<tn!1LG}5*yh-!}K@Bqd', 1.0
))
c39 = Parameter('c39', (F32, [2]), [0.5, -1.0])
t40 = Output('t40', (F32, [1, 1, 1, 2]))
x41 = Input('x41', (F32, [2, 7, 7, 2]))
c42 = Parameter('c42', (F32, [2, 7, 7, 2]), packed('|i1',
    'c-lRVi4njs2*d3Cho(rhP3~d{erTI^l8LWCv7cTBrCp$13Zy{UibBbqLOjD2{8|vM7V^^hl4IbT&d6ZZ%7XOv!t*v&n6rBTv3f)P', 1.0
))
c43 = Parameter('c43', (F32, [2]), [0.5, -1.0])
t44 = Output('t44', (F32, [2, 1, 1, 2]))
x45 = Input('x45', (F32, [1, 7, 7, 2]))
c46 = Parameter('c46', (F32, [2, 7, 7, 2]), packed('|i1',
    'c-l3Ni4njs48p|zL%X21PA+~<0dtMyfb*C;@?PtN)nQZzS<qqIy&3c-<U!!8r?IBMT(p{8G#iZC3P@~%rrG~@u_3>%TDYl}4+xt?'
    '`2', 1.0
))
c47 = Parameter('c47', (F32, [2]), [0.5, -1.0])
t48 = Output('t48', (F32, [1, 1, 1, 2]))
x49 = Input('x49', (F32, [1, 8, 8, 2]))
c50 = Parameter('c50', (F32, [2, 8, 8, 2]), packed('|i1',
    'c-k$G0TKWZ5CXUVKRQ>zkdqA?Y$?+zw2jh%(@LWT$=TXIXFXLZpCI=KaJAc1>JXIS=*UJ|3mGxle0mHTfQHeFu*W4mCCeW~Ir``B'
    'f7B6Q=N@UuTX?nNR0#', 1.0
))
c51 = Parameter('c51', (F32, [2]), [0.5, -1.0])
t52 = Output('t52', (F32, [1, 1, 1, 2]))
x53 = Input('x53', (F32, [1, 8, 8, 2]))
c54 = Parameter('c54', (F32, [2, 8, 8, 2]), packed('|i1',
    'c-lpe0TRR@3<BN%KbnKJ*QygG5E9{#(?t&_DM*^6VcEdm0~u5G_UJ~iYGF2gtnwexIwvohR)6y~SwlOVXrW^e+{Vu!a=8=YD6@LR'
    '_tJX;_6xCNqxkznsi-gY1Ch~A4F', 1.0
))
c55 = Parameter('c55', (F32, [2]), [0.5, -1.0])
t56 = Output('t56', (F32, [1, 1, 1, 2]))
x57 = Input('x57', (F32, [1, 3, 5, 2]))
c58 = Parameter('c58', (F32, [2, 3, 5, 2]), packed('|i1',
    'c-ke3fe8Qr2*S4ikG3onWnzSA2(BKgb@_rHT4?d!11zTz1^', 1.0
))
c59 = Parameter('c59', (F32, [2]), [0.5, -1.0])
t60 = Output('t60', (F32, [1, 1, 1, 2]))
x61 = Input('x61', (F32, [1, 3, 5, 2]))
c62 = Parameter('c62', (F32, [2, 3, 5, 2]), packed('|i1',
    'c-ke3!4Uue48damp_O`Y2-{Kx*ziGY2pDbr!+I^#0gnn5{r', 1.0
))
c63 = Parameter('c63', (F32, [2]), [0.5, -1.0])
t64 = Output('t64', (F32, [1, 1, 1, 2]))
x65 = Input('x65', (F32, [1, 1, 7, 2]))
c66 = Parameter('c66', (F32, [2, 1, 7, 2]), [0.0, -1.0, -1.0, 1.0, 1.0, -1.0, 1.0, 0.0, -1.0, 1.0, -1.0, 1.0, -1.0, 0.0, 0.0, 0.0, 1.0, 0.0,
    -1.0, -1.0, 1.0, 1.0, 1.0, -1.0, 1.0, 0.0, 0.0, 0.0])
c67 = Parameter('c67', (F32, [2]), [0.5, -1.0])
t68 = Output('t68', (F32, [1, 1, 1, 2]))
x69 = Input('x69', (F32, [1, 1, 7, 2]))
c70 = Parameter('c70', (F32, [2, 1, 7, 2]), [0.0, 1.0, -1.0, -1.0, 1.0, 0.0, 0.0, 1.0, -1.0, -1.0, 1.0, -1.0, 1.0, 0.0, -1.0, -1.0, -1.0, -1.0,
    0.0, -1.0, -1.0, -1.0, -1.0, 1.0, 0.0, -1.0, -1.0, -1.0])
c71 = Parameter('c71', (F32, [2]), [0.5, -1.0])
t72 = Output('t72', (F32, [1, 1, 1, 2]))
x73 = Input('x73', (F32, [2, 6, 1, 2]))
c74 = Parameter('c74', (F32, [2, 6, 1, 2]), [-1.0, 1.0, 1.0, -1.0, 0.0, 0.0, -1.0, 0.0, 1.0, 1.0, 1.0, 1.0, 0.0, 1.0, -1.0, -1.0, 0.0, 1.0, 1.0,
    0.0, 1.0, 1.0, 0.0, -1.0])
c75 = Parameter('c75', (F32, [2]), [0.5, -1.0])
t76 = Output('t76', (F32, [2, 1, 1, 2]))
x77 = Input('x77', (F32, [1, 6, 1, 2]))
c78 = Parameter('c78', (F32, [2, 6, 1, 2]), [1.0, 0.0, 1.0, 0.0, 1.0, -1.0, 0.0, 0.0, 1.0, -1.0, -1.0, 1.0, 1.0, 0.0, -1.0, -1.0, -1.0, 1.0,
    1.0, -1.0, 0.0, -1.0, -1.0, -1.0])
c79 = Parameter('c79', (F32, [2]), [0.5, -1.0])
t80 = Output('t80', (F32, [1, 1, 1, 2]))
model = Model()
model.Operation('CONV_2D', x1, c2, c3, 2, 1, 1, 0, False).To(t4)
model.Operation('CONV_2D', x5, c6, c7, 2, 2, 2, 0, False).To(t8)
model.Operation('CONV_2D', x9, c10, c11, 0, 0, 0, 0, 2, 1, 0, False).To(t12)
model.Operation('CONV_2D', x13, c14, c15, 2, 3, 3, 0, False).To(t16)
model.Operation('CONV_2D', x17, c18, c19, 2, 1, 2, 0, False).To(t20)
model.Operation('CONV_2D', x21, c22, c23, 2, 4, 4, 0, False).To(t24)
model.Operation('CONV_2D', x25, c26, c27, 2, 2, 2, 0, False).To(t28)
model.Operation('CONV_2D', x29, c30, c31, 2, 5, 5, 0, False).To(t32)
model.Operation('CONV_2D', x33, c34, c35, 0, 0, 0, 0, 1, 1, 0, False).To(t36)
model.Operation('CONV_2D', x37, c38, c39, 2, 6, 6, 0, False).To(t40)
model.Operation('CONV_2D', x41, c42, c43, 2, 2, 1, 0, False).To(t44)
model.Operation('CONV_2D', x45, c46, c47, 2, 7, 7, 0, False).To(t48)
model.Operation('CONV_2D', x49, c50, c51, 2, 1, 2, 0, False).To(t52)
model.Operation('CONV_2D', x53, c54, c55, 2, 8, 8, 0, False).To(t56)
model.Operation('CONV_2D', x57, c58, c59, 0, 0, 0, 0, 2, 2, 0, False).To(t60)
model.Operation('CONV_2D', x61, c62, c63, 2, 5, 3, 0, False).To(t64)
model.Operation('CONV_2D', x65, c66, c67, 2, 1, 1, 0, False).To(t68)
model.Operation('CONV_2D', x69, c70, c71, 2, 7, 1, 0, False).To(t72)
model.Operation('CONV_2D', x73, c74, c75, 2, 2, 1, 0, False).To(t76)
model.Operation('CONV_2D', x77, c78, c79, 2, 1, 6, 0, False).To(t80)
Example({
    x1: [2.0, -4.0, 3.0, -2.5, -0.5, 4.0, -1.5, -4.0],
    t4: [-0.5, -11.0],
    x5: [0.5, 1.0, 2.0, 4.0, -0.5, 4.0, -3.5, -4.0],
    t8: [-7.5, 7.5],
    x9: [-4.0, -2.0, 2.5, -0.5, 1.5, 1.5, 0.5, 1.0, 2.0, 2.0, 1.5, -4.0, 4.0, 0.5, -3.0, -2.0, 2.5, 1.0],
    t12: [14.5, -5.0],
    x13: [-3.5, -3.0, 3.5, 1.0, 2.5, 2.0, -2.0, 1.0, 2.0, -3.0, -1.5, -2.5, -0.5, -3.0, -3.5, -2.5, 3.0, 1.0],
    t16: [-9.5, -17.5],
    x17: [4.0, 0.5, -1.5, -3.5, 2.0, 1.0, -0.5, -4.0, 1.5, 4.0, -0.5, -3.0, -1.0, 1.0, 1.5, -4.0, 1.5, -1.5,
    1.0, -1.0, 0.5, 3.0, 3.5, 1.5, -2.5, -1.5, 1.0, -4.0, 1.5, 3.0, -3.0, -4.0],
    t20: [6.0, 8.0],
    x21: [0.5, -2.5, 1.5, 4.0, 1.0, 1.0, 1.5, 3.0, 1.0, 3.5, 2.5, -1.5, 2.5, 1.5, 0.5, -4.0, 2.5, 1.5, -1.0,
    -2.0, 3.0, -1.0, 0.5, 3.0, 2.5, 4.0, 1.0, 2.5, 2.5, -0.5, 3.5, 3.5],
    t24: [2.5, 8.5],
    x25: packed('|i1',
    'c-jrai4DLo2m~;3Kw$rAL-<<B-Z29Guo9%N*F0O(>P7E`ErR4sSSpykGFY!nF-cuHu&{wAeDJ5&ee__&ONEDA_<pGLDMk', 0.5
),
    t28: [6.0, 6.5, 17.0, 14.5],
    x29: packed('|i1',
    'c-jTQ2@-%H5CgDj3)TO>7Tn9Etv5{6oH$!Zvu9gEU~XplTe@PeiX!pM4?&t22L', 0.5
),
    t32: [-16.5, -0.5],
    x33: packed('|i1',
    'c-jri!4Uu<2m`<|QKA28BO=`Ge^D*>ccenX<JmLtb?$+je!74W%%Le+gk~9#6m1+V5$LLiZsB2>$4$n-495g<WbKMx;Gg#`GmK=<'
    '>ivfeD{g@ue%Xf~C6q(>', 0.5
),
    t36: [-17.5, -4.0, -10.0, -6.5],
    x37: packed('|i1',
    'c-jTQ0TKW)1O%|bQvZJ~r?r>#Dk~%u5PMN@L|RVE8eQ~mIWbsH(laYo_k{N8ydUulr#Scl7ZD#l', 0.5
),
    t40: [11.5, -14.5],
    x41: packed('|i1',
    'c-jrlM-sp=2n4}mN&5e5K_b}anM3!!q;uzW8e3VCZgkw5TfGc3;DL<%5Xy@GgSy0Bd=e6vNE~9#@ljWk4H*vsB8Q*UWT7sft+KFi'
    'O58v@9nDza$Sf*JqMtrhDQa#=YwU>5Pw9&n6es^`%O<~IF%1GB9}MAL?E', 0.5
),
    t44: [-1.5, -14.0, -6.0, -17.5],
    x45: packed('|i1',
    'c-j@o$q~RX2n4V(5HI~#%S{q})dY)??es>;3ES%h9w><pM;#<t7v-d;>ljEGBK~D_i_D{!&tx!#(H3m~I5xrQcmY3!G}-', 0.5
),
    t48: [5.5, -16.5],
    x49: packed('|i1',
    'c-jrj!4Uu<2m`<|5wQPiHK5%6ch-+U<wJNCq!b!!_Q^PK<GFj=9*L|TyjN3<>9w@8>;du2L`;AiKPCI0Ec>Mu(p5F%9(9<HOFm>c'
    '4Xhk)_yC0TJnj', 0.5
),
    t52: [-21.5, 0.5],
    x53: packed('|i1',
    'c-jrj#}U9V48*|EG4@}rC?@-lg=<l-t>SLXMjlYPwq1rCofZl)=TmBVolwsy9%n|>-_C<Je6Z6jAPmTbQ(3jn|F~ZEuAS{e3<vX%'
    'WbeZQi4W|nGi3', 0.5
),
    t56: [28.5, 12.0],
    x57: [3.5, 2.5, 3.0, 0.5, -2.5, 1.0, 1.0, -2.0, 0.5, -1.5, -2.0, 2.5, -1.0, -2.0, 1.5, -1.5, -1.5, -0.5,
    1.5, 1.0, 3.0, -3.0, 2.0, -0.5, 3.5, 1.0, -4.0, -2.5, -2.5, 3.5],
    t60: [0.0, -10.5],
    x61: [4.0, 2.5, -3.5, 0.5, 4.0, 1.0, -2.0, 1.5, 3.0, 1.5, 4.0, 0.5, -2.0, 2.0, -2.5, 3.5, 4.0, 1.0, -4.0,
    -1.5, -1.5, 1.0, -3.0, -1.5, -4.0, 1.5, 3.0, -3.5, 3.5, 3.5],
    t64: [16.0, 0.5],
    x65: [3.0, -2.5, -2.0, -2.5, 4.0, 2.5, 3.0, -4.0, -0.5, -3.0, 2.0, -0.5, 1.0, -2.5],
    t68: [1.0, -6.0],
    x69: [-3.0, 1.5, -0.5, 4.0, 1.0, -1.0, 1.0, 3.5, -4.0, -3.0, -4.0, 1.5, 3.5, 0.5],
    t72: [8.0, -11.0],
    x73: [1.5, 0.5, 3.5, 2.5, -1.0, -2.5, -4.0, -3.5, 3.0, 2.5, 4.0, -3.0, 1.0, 4.0, 3.0, 3.5, 0.5, -2.0,
    1.0, -2.5, 2.0, 2.5, -1.5, 1.0],
    t76: [11.0, -4.5, 6.0, -1.0],
    x77: [3.5, -3.0, 3.0, 0.5, 0.5, -1.0, -3.5, 4.0, -3.5, 3.0, 3.0, 2.0],
    t80: [1.0, -18.0],
}, name='windows').AddVariations('float16').DisableLifeTimeVariation()

# Of each size, by all strides.
# Expected values: float64 formula.
x1 = Input('x1', (U8, [1, 2, 2, 2], 0.5, 120))
c2 = Parameter('c2', (U8, [2, 2, 2, 2], 0.5, 128), [130, 128, 126, 130, 128, 130, 130, 128, 128, 130, 126, 126, 128, 128, 130, 130])
c3 = Parameter('c3', (I32, [2], 0.25, 0), [2, -4])
t4 = Output('t4', (U8, [1, 1, 1, 2], 0.5, 120))
x5 = Input('x5', (U8, [1, 2, 2, 2], 0.5, 120))
c6 = Parameter('c6', ('TENSOR_QUANT8_SYMM_PER_CHANNEL', [2, 2, 2, 2]), [0, 2, -2, -2, -2, 0, 2, 0, 0, 4, 0, 0, 0, 0, -4, -4], extraParams=SymmPerChannelQuantParams(0, [0.5, 0.25]))
c7 = Parameter('c7', (I32, [2]), [2, -8])
t8 = Output('t8', (U8, [1, 1, 1, 2], 0.5, 120))
x9 = Input('x9', (U8, [1, 3, 3, 2], 0.5, 120))
c10 = Parameter('c10', (U8, [2, 3, 3, 2], 0.5, 128), [126, 126, 128, 128, 130, 126, 128, 130, 130, 126, 126, 126, 128, 126, 126, 126, 128, 128, 130, 126,
    130, 130, 126, 130, 130, 126, 126, 126, 128, 128, 128, 126, 126, 130, 128, 128])
c11 = Parameter('c11', (I32, [2], 0.25, 0), [2, -4])
t12 = Output('t12', (U8, [1, 1, 1, 2], 0.5, 120))
x13 = Input('x13', (U8, [1, 3, 3, 2], 0.5, 120))
c14 = Parameter('c14', ('TENSOR_QUANT8_SYMM_PER_CHANNEL', [2, 3, 3, 2]), [0, 2, 2, 0, 0, -2, 2, -2, -2, 2, 0, -2, 2, 2, 0, 2, 2, 0, 0, 4, -4, -4, -4, 0, 4, 0, 0, 0, 0, -4,
    -4, 4, 4, 0, 0, -4], extraParams=SymmPerChannelQuantParams(0, [0.5, 0.25]))
c15 = Parameter('c15', (I32, [2]), [2, -8])
t16 = Output('t16', (U8, [1, 1, 1, 2], 0.5, 120))
x17 = Input('x17', (U8, [1, 4, 4, 2], 0.5, 120))
c18 = Parameter('c18', (U8, [2, 4, 4, 2], 0.5, 128), packed('<i2',
    'c-p0li3tDz2m+g2<R-6dgai>kKr$W*$E*v0O{c<EHaCjgt)6HU(jW@'
))
c19 = Parameter('c19', (I32, [2], 0.25, 0), [2, -4])
t20 = Output('t20', (U8, [1, 1, 1, 2], 0.5, 120))
x21 = Input('x21', (U8, [1, 4, 4, 2], 0.5, 120))
c22 = Parameter('c22', ('TENSOR_QUANT8_SYMM_PER_CHANNEL', [2, 4, 4, 2]), packed('|i1',
    'c-kF_0SW*>5CNt6|BIz_JE2e=l{|IWn%xb)4=H3ISmY1kDi1Xp5(@'
), extraParams=SymmPerChannelQuantParams(0, [0.5, 0.25]))
c23 = Parameter('c23', (I32, [2]), [2, -8])
t24 = Output('t24', (U8, [1, 1, 1, 2], 0.5, 120))
x25 = Input('x25', (U8, [2, 5, 5, 2], 0.5, 120))
c26 = Parameter('c26', (U8, [2, 5, 5, 2], 0.5, 128), packed('<i2',
    'c-p;-feipb2*Q4HVmkR3-QhF{f-=}~h>WzT6}qSmFU=B_#LSA$-JZ!lO{od>zX$aLaz8Q?'
))
c27 = Parameter('c27', (I32, [2], 0.25, 0), [2, -4])
t28 = Output('t28', (U8, [2, 1, 1, 2], 0.5, 120))
x29 = Input('x29', (U8, [1, 5, 5, 2], 0.5, 120))
c30 = Parameter('c30', ('TENSOR_QUANT8_SYMM_PER_CHANNEL', [2, 5, 5, 2]), packed('|i1',
    'c-ke30SW*x2m(d?|BFSIE;3Fo24O;?;k5$CEl0t3vy6;eH;}Mmb&7YVG_@x`Rd^pC'
), extraParams=SymmPerChannelQuantParams(0, [0.5, 0.25]))
c31 = Parameter('c31', (I32, [2]), [2, -8])
t32 = Output('t32', (U8, [1, 1, 1, 2], 0.5, 120))
x33 = Input('x33', (U8, [2, 6, 6, 2], 0.5, 120))
c34 = Parameter('c34', (U8, [2, 6, 6, 2], 0.5, 128), packed('<i2',
    'c-qa4+YP_~2m(7fAxvIQ(jCf&k(WjWl2b_O8YL6u6YR4H)TrW!+$d9|a|0q!MguxG`$d5ZD}VR1htJRO0^Z_B^#'
))
c35 = Parameter('c35', (I32, [2], 0.25, 0), [2, -4])
t36 = Output('t36', (U8, [2, 1, 1, 2], 0.5, 120))
x37 = Input('x37', (U8, [1, 6, 6, 2], 0.5, 120))
c38 = Parameter('c38', ('TENSOR_QUANT8_SYMM_PER_CHANNEL', [2, 6, 6, 2]), packed('|i1',
    'c-ke42?_u}2m(d=|BFL*Y@_n3$ciHy!m9Y-BqcO>CyCCYP<^q_AssEH?$LC#no``^lcc~L-G7Pvc@y{pKMgY9'
), extraParams=SymmPerChannelQuantParams(0, [0.5, 0.25]))
c39 = Parameter('c39', (I32, [2]), [2, -8])
t40 = Output('t40', (U8, [1, 1, 1, 2], 0.5, 120))
x41 = Input('x41', (U8, [2, 7, 7, 2], 0.5, 120))
c42 = Parameter('c42', (U8, [2, 7, 7, 2], 0.5, 128), packed('<i2',
    'c-q~Li4DLo2m?ELWO?#(N82F^Qh?xxwrNjt;%lLqPm@I%r!Wo#P=HKFBW0riS8xa)mkL%1ap`%Tqv7MuN@Lm50(I{~b1#*cmAifr'
    'H^Ba3`v'
))
c43 = Parameter('c43', (I32, [2], 0.25, 0), [2, -4])
t44 = Output('t44', (U8, [2, 1, 1, 2], 0.5, 120))
x45 = Input('x45', (U8, [1, 7, 7, 2], 0.5, 120))
c46 = Parameter('c46', ('TENSOR_QUANT8_SYMM_PER_CHANNEL', [2, 7, 7, 2]), packed('|i1',
    'c-k$F0SW*y2*Zl_{}&gzraR}f)-a|^%$%g_X^+*s=oz6$P%(y3%#73ldQIh}0>3_6T6@=vqD0XdNpI{JRtX$#n5@A&Zz-PYTlpxv'
    'VEO<8l0^F'
), extraParams=SymmPerChannelQuantParams(0, [0.5, 0.25]))
c47 = Parameter('c47', (I32, [2]), [2, -8])
t48 = Output('t48', (U8, [1, 1, 1, 2], 0.5, 120))
x49 = Input('x49', (U8, [1, 8, 8, 2], 0.5, 120))
c50 = Parameter('c50', (U8, [2, 8, 8, 2], 0.5, 128), packed('<i2',
    'c-rNUfei#95CXq)GNJNcz%Fhzii(3uAlVsC;Vqm7oOX&DY-K6wob^;?`vkc^fU4DUsY6hPq9YqAFJ#1I^XM^n02)Rw!XB6OY{_~c'
    '%JDl_|Ks-fI`+sz-o)?Y^#@zNfDr'
))
c51 = Parameter('c51', (I32, [2], 0.25, 0), [2, -4])
t52 = Output('t52', (U8, [1, 1, 1, 2], 0.5, 120))
x53 = Input('x53', (U8, [1, 8, 8, 2], 0.5, 120))
c54 = Parameter('c54', ('TENSOR_QUANT8_SYMM_PER_CHANNEL', [2, 8, 8, 2]), packed('|i1',
    'c-lRT0S>@02m%f9|1UOV9Lv^P3kXUhPmWR=JH(EtG*nAqh?&IAWt=WGMPp3>$*-%cJ^mTq?ysIDcQ>1Jb30p{Z%dH-V&2XI8<^Nr'
    'kze!sAutGJ1Si^1YD>V2WpVEVqs&ed'
), extraParams=SymmPerChannelQuantParams(0, [0.5, 0.25]))
c55 = Parameter('c55', (I32, [2]), [2, -8])
t56 = Output('t56', (U8, [1, 1, 1, 2], 0.5, 120))
x57 = Input('x57', (U8, [1, 3, 5, 2], 0.5, 120))
c58 = Parameter('c58', (U8, [2, 3, 5, 2], 0.5, 128), packed('<i2',
    'c-pILYG|lyYN~6fYiI&O2nPg#2*d{y4G;kk)zH)g;(}E(Pyhg*03Hh'
))
c59 = Parameter('c59', (I32, [2], 0.25, 0), [2, -4])
t60 = Output('t60', (U8, [1, 1, 1, 2], 0.5, 120))
x61 = Input('x61', (U8, [1, 3, 5, 2], 0.5, 120))
c62 = Parameter('c62', ('TENSOR_QUANT8_SYMM_PER_CHANNEL', [2, 3, 5, 2]), packed('|i1',
    'c-k$9K?(pc48nr={}+p_-FAqWw3Qa1g?q#cN@5S-jOY8#qyvrO74Z'
), extraParams=SymmPerChannelQuantParams(0, [0.5, 0.25]))
c63 = Parameter('c63', (I32, [2]), [2, -8])
t64 = Output('t64', (U8, [1, 1, 1, 2], 0.5, 120))
x65 = Input('x65', (U8, [1, 1, 7, 2], 0.5, 120))
c66 = Parameter('c66', (U8, [2, 1, 7, 2], 0.5, 128), [128, 126, 126, 130, 130, 126, 130, 128, 126, 130, 126, 130, 126, 128, 128, 128, 130, 128, 126, 126,
    130, 130, 130, 126, 130, 128, 128, 128])
c67 = Parameter('c67', (I32, [2], 0.25, 0), [2, -4])
t68 = Output('t68', (U8, [1, 1, 1, 2], 0.5, 120))
x69 = Input('x69', (U8, [1, 1, 7, 2], 0.5, 120))
c70 = Parameter('c70', ('TENSOR_QUANT8_SYMM_PER_CHANNEL', [2, 1, 7, 2]), [0, 2, -2, -2, 2, 0, 0, 2, -2, -2, 2, -2, 2, 0, -4, -4, -4, -4, 0, -4, -4, -4, -4, 4, 0, -4, -4, -4], extraParams=SymmPerChannelQuantParams(0, [0.5, 0.25]))
c71 = Parameter('c71', (I32, [2]), [2, -8])
t72 = Output('t72', (U8, [1, 1, 1, 2], 0.5, 120))
x73 = Input('x73', (U8, [2, 6, 1, 2], 0.5, 120))
c74 = Parameter('c74', (U8, [2, 6, 1, 2], 0.5, 128), [126, 130, 130, 126, 128, 128, 126, 128, 130, 130, 130, 130, 128, 130, 126, 126, 128, 130, 130, 128,
    130, 130, 128, 126])
c75 = Parameter('c75', (I32, [2], 0.25, 0), [2, -4])
t76 = Output('t76', (U8, [2, 1, 1, 2], 0.5, 120))
x77 = Input('x77', (U8, [1, 6, 1, 2], 0.5, 120))
c78 = Parameter('c78', ('TENSOR_QUANT8_SYMM_PER_CHANNEL', [2, 6, 1, 2]), [2, 0, 2, 0, 2, -2, 0, 0, 2, -2, -2, 2, 4, 0, -4, -4, -4, 4, 4, -4, 0, -4, -4, -4], extraParams=SymmPerChannelQuantParams(0, [0.5, 0.25]))
c79 = Parameter('c79', (I32, [2]), [2, -8])
t80 = Output('t80', (U8, [1, 1, 1, 2], 0.5, 120))
model = Model()
model.Operation('CONV_2D', x1, c2, c3, 2, 1, 1, 0, False).To(t4)
model.Operation('CONV_2D', x5, c6, c7, 2, 2, 2, 0, False).To(t8)
model.Operation('CONV_2D', x9, c10, c11, 0, 0, 0, 0, 2, 1, 0, False).To(t12)
model.Operation('CONV_2D', x13, c14, c15, 2, 3, 3, 0, False).To(t16)
model.Operation('CONV_2D', x17, c18, c19, 2, 1, 2, 0, False).To(t20)
model.Operation('CONV_2D', x21, c22, c23, 2, 4, 4, 0, False).To(t24)
model.Operation('CONV_2D', x25, c26, c27, 2, 2, 2, 0, False).To(t28)
model.Operation('CONV_2D', x29, c30, c31, 2, 5, 5, 0, False).To(t32)
model.Operation('CONV_2D', x33, c34, c35, 0, 0, 0, 0, 1, 1, 0, False).To(t36)
model.Operation('CONV_2D', x37, c38, c39, 2, 6, 6, 0, False).To(t40)
model.Operation('CONV_2D', x41, c42, c43, 2, 2, 1, 0, False).To(t44)
model.Operation('CONV_2D', x45, c46, c47, 2, 7, 7, 0, False).To(t48)
model.Operation('CONV_2D', x49, c50, c51, 2, 1, 2, 0, False).To(t52)
model.Operation('CONV_2D', x53, c54, c55, 2, 8, 8, 0, False).To(t56)
model.Operation('CONV_2D', x57, c58, c59, 0, 0, 0, 0, 2, 2, 0, False).To(t60)
model.Operation('CONV_2D', x61, c62, c63, 2, 5, 3, 0, False).To(t64)
model.Operation('CONV_2D', x65, c66, c67, 2, 1, 1, 0, False).To(t68)
model.Operation('CONV_2D', x69, c70, c71, 2, 7, 1, 0, False).To(t72)
model.Operation('CONV_2D', x73, c74, c75, 2, 2, 1, 0, False).To(t76)
model.Operation('CONV_2D', x77, c78, c79, 2, 1, 6, 0, False).To(t80)
Example({
    x1: [124, 112, 126, 115, 119, 128, 117, 112],
    t4: [119, 98],
    x5: [121, 122, 124, 128, 119, 128, 113, 112],
    t8: [105, 135],
    x9: [112, 116, 125, 119, 123, 123, 121, 122, 124, 124, 123, 112, 128, 121, 114, 116, 125, 122],
    t12: [149, 110],
    x13: [113, 114, 127, 122, 125, 124, 116, 122, 124, 114, 117, 115, 119, 114, 113, 115, 126, 122],
    t16: [101, 85],
    x17: [128, 121, 117, 113, 124, 122, 119, 112, 123, 128, 119, 114, 118, 122, 123, 112, 123, 117, 122, 118,
    121, 126, 127, 123, 115, 117, 122, 112, 123, 126, 114, 112],
    t20: [132, 136],
    x21: [121, 115, 123, 128, 122, 122, 123, 126, 122, 127, 125, 117, 125, 123, 121, 112, 125, 123, 118, 116,
    126, 118, 121, 126, 125, 128, 122, 125, 125, 119, 127, 127],
    t24: [125, 137],
    x25: packed('<i2',
    'c-p<g0TRG41O?F^IYJm8;pputy7Shw9sYqOdF^98e2QB(9b0Gvd0wUFLc|DD)Jm1`l$94vtr*5AzI~r_>q2v+GSnwyJwNmUvl%ZY'
),
    t28: [132, 133, 154, 149],
    x29: packed('<i2',
    'c-oc0i4njc3<EGm2J)R_a65WusFdPsYD7(&mvD8~6$wKv_s~9E>^x!7ji<(MAMCsrcK'
),
    t32: [87, 119],
    x33: packed('<i2',
    'c-qa&(G|oX2n4_@c}0Zht`SO4%DDL-MxuKSAn0scwTfElchgUg404-%;{aub6Ggh9+Jg^7X2fD9xcF4tblK*y=Ak%H*|2=5FW(te'
    '+^#&4_Y0R5x}ef}Du;f5<^>4<LwE'
),
    t36: [85, 112, 100, 107],
    x37: packed('<i2',
    'c-pPOi50*=1O>p9OziUT9i^v<%&>-0dk5fon^5S@6?RQ4kE2uuftsw<F13bE2M_Og4L31lg6Ah6X|Eyu'
),
    t40: [143, 91],
    x41: packed('<i2',
    'c-q~L$&~~#2*oC3uvs3T&7pV2F}g|zsb7wF>?%)=3`aXD9kC<oi5cJ`CiVqnB)=k5YPZ%HMKEH#$YxvX?J1|Sr2>d8Z;7!$PCgeI'
    '8ronSf^NKKa^RIYgri7r-|mvoRFpQkRol0s2bY2#e|9{lz5|CT0zm!!1Ad!<Tg?'
),
    t44: [117, 92, 108, 85],
    x45: packed('<i2',
    'c-pne$rXSw2n9e(X3q;?KBcQgIM?w6N%V4MhxHa(hYb~&?1>WF&?L9i&{3Ws<P^I3O)u|`drs|8sT9g(p!LP3kW$9=y9Z^lEy@'
),
    t48: [131, 87],
    x49: packed('<i2',
    'c-qCx(GkQj2m{e8*+$rmB?Bov>EibL&DJ!^u-WBKGZ=%<jftMD)LdiaI3PTZ*0O8rTmIO9=O%k+ns`YKepHI@l!%RVqRjpFniidP'
    'mb8g3CFMAk{QbEX1*bdi'
),
    t52: [77, 121],
    x53: packed('<i2',
    'c-qB`*%d?~2*svk6okWNk<y=COumy$OB}n_AX{pS9U;@_Qlh-|RIIv_E`6CMAbVo%WL`_2s~deV3e%H?fFh=nJG;f-gGTPA>vlX6'
    'gUlC|(S`wx-=FyaY70DN'
),
    t56: [177, 144],
    x57: [127, 125, 126, 121, 115, 122, 122, 116, 121, 117, 116, 125, 118, 116, 123, 117, 117, 119, 123, 122,
    126, 114, 124, 119, 127, 122, 112, 115, 115, 127],
    t60: [120, 99],
    x61: [128, 125, 113, 121, 128, 122, 116, 123, 126, 123, 128, 121, 116, 124, 115, 127, 128, 122, 112, 117,
    117, 122, 114, 117, 112, 123, 126, 113, 127, 127],
    t64: [152, 121],
    x65: [126, 115, 116, 115, 128, 125, 126, 112, 119, 114, 124, 119, 122, 115],
    t68: [122, 108],
    x69: [114, 123, 119, 128, 122, 118, 122, 127, 112, 114, 112, 123, 127, 121],
    t72: [136, 98],
    x73: [123, 121, 127, 125, 118, 115, 112, 113, 126, 125, 128, 114, 122, 128, 126, 127, 121, 116, 122, 115,
    124, 125, 117, 122],
    t76: [142, 111, 132, 118],
    x77: [127, 114, 126, 121, 121, 118, 113, 128, 113, 126, 126, 124],
    t80: [122, 84],
}, name='windows_quant8').AddVariations(signed(x1, c2, t4, x5, t8, x9, c10, t12, x13, t16, x17, c18, t20, x21, t24, x25, c26, t28, x29, t32, x33, c34, t36, x37, t40, x41, c42, t44, x45, t48, x49, c50, t52, x53, t56, x57, c58, t60, x61, t64, x65, c66, t68, x69, t72, x73, c74, t76, x77, t80)).DisableLifeTimeVariation()
